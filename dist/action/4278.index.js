export const id = 4278;
export const ids = [4278];
export const modules = {
	5217: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { prepareRunChanges: () => prepareRunChanges });
		var external_node_crypto_ = __webpack_require__(7598), external_node_fs_ = __webpack_require__(3024), external_node_path_ = __webpack_require__(6760), changes_file = __webpack_require__(3879), judge = __webpack_require__(491), reach = __webpack_require__(6063), permission_policy = __webpack_require__(8157), git_objects = __webpack_require__(432), ignored = __webpack_require__(3583), measure = __webpack_require__(1841), errors = __webpack_require__(452), folders = __webpack_require__(2782);
		let maxNames = 2e5, flags = external_node_fs_.constants, openFlags = external_node_fs_.constants.O_RDONLY | (flags.O_NOFOLLOW ?? 0) | (flags.O_NONBLOCK ?? 0);
		function toHeadTree(folders) {
			let plain = [...folders].flatMap(([folder, entries]) => entries.map((entry) => ({
				folder,
				...entry
			}))).filter(({ mode }) => mode !== git_objects.a1);
			return new Map(plain.map(({ folder, name, mode, sha }) => [(0, git_objects.uJ)(folder, name), {
				mode,
				sha
			}]));
		}
		function scanWorkspace(root, head, { enters, before } = {}) {
			let folders = listParents(head), seen = new Map(), pendingFolders = [""];
			for (let folder = pendingFolders.pop(); folder !== void 0; folder = pendingFolders.pop()) {
				let folderPath = (0, external_node_path_.join)(root, folder);
				for (let name of orThrowUnreadable("a folder in it can't be listed", () => external_node_fs_.readdirSync(folderPath))) {
					if (folder === "" && name === ".git") continue;
					let path = (0, git_objects.uJ)(folder, name), filePath = (0, external_node_path_.join)(folderPath, name), stats = orThrowUnreadable("a name in it is too long, or in a folder that can't be entered", () => external_node_fs_.lstatSync(filePath, { throwIfNoEntry: !1 }));
					if (stats === void 0) name.includes("\ufffd") && seen.set(path, {
						kind: "odd",
						why: "its name isn't UTF-8"
					});
					else if (stats.isDirectory() && (folders.has(path) || enters?.(path) === !0) ? pendingFolders.push(path) : stats.isDirectory() ? seen.set(path, { kind: "folder" }) : seen.set(path, inspectFile(filePath, stats, head.has(path) ? toHashRule(before, path) : void 0)), seen.size + pendingFolders.length > maxNames) throw unreadable(`it has more than ${maxNames} names`);
				}
			}
			return seen;
		}
		function readPlainFile(root, path, maxBytes) {
			return withFile((0, external_node_path_.join)(root, path), (file, stats) => stats.nlink === 1 ? (0, folders.$V)(file, (0, external_node_path_.join)(root, path)) ? stats.size > maxBytes ? { why: `it has more than ${maxBytes} bytes` } : { bytes: external_node_fs_.readFileSync(file) } : { why: "a folder in its path is a link" } : { why: hardLink });
		}
		let hardLink = "it has more than one name (a hard link)";
		function withFile(path, read) {
			let file = (0, errors.y0)(() => external_node_fs_.openSync(path, openFlags));
			if (file === void 0) return { why: "it is a link, or can't be opened" };
			try {
				let stats = external_node_fs_.fstatSync(file);
				return stats.isFile() ? read(file, stats) : { why: "it is not a regular file" };
			} finally {
				external_node_fs_.closeSync(file);
			}
		}
		function toHashRule(before, path) {
			let previous = before?.get(path);
			return (size) => before === void 0 || previous !== void 0 && "size" in previous && previous.size === size;
		}
		function inspectFile(path, stats, shouldHash) {
			let isInHead = shouldHash !== void 0;
			if (stats.isSymbolicLink()) return {
				kind: "odd",
				why: "it is a link",
				sha: isInHead ? (0, git_objects.FM)(external_node_fs_.readlinkSync(path, { encoding: "buffer" })) : void 0
			};
			if (!stats.isFile()) return {
				kind: "odd",
				why: "it is not a regular file"
			};
			if (!isInHead) return { kind: "new" };
			let result = withFile(path, (file, { size, mode, nlink }) => {
				let sha = shouldHash(size) ? hashFile(file, size) : void 0;
				return nlink > 1 ? {
					kind: "odd",
					why: hardLink,
					sha,
					size
				} : {
					kind: "file",
					sha,
					size,
					mode: mode & 64 ? "100755" : "100644"
				};
			});
			return "kind" in result ? result : {
				kind: "odd",
				why: result.why
			};
		}
		let chunk = Buffer.allocUnsafe(262144);
		function hashFile(file, size) {
			let hash = (0, external_node_crypto_.createHash)("sha1").update(`blob ${size}\0`);
			for (let count = external_node_fs_.readSync(file, chunk); count > 0; count = external_node_fs_.readSync(file, chunk)) hash.update(chunk.subarray(0, count));
			return hash.digest("hex");
		}
		function orThrowUnreadable(why, read) {
			return (0, errors.aU)(read, (cause) => unreadable(why, cause));
		}
		function listParents(head) {
			let folders = new Set();
			for (let path of head.keys()) for (let at = external_node_path_.posix.dirname(path); at !== "." && !folders.has(at); at = external_node_path_.posix.dirname(at)) folders.add(at);
			return folders;
		}
		function unreadable(why, cause) {
			return new errors.is("changes_unreadable", `The workspace can't be searched for changes: ${why}.`, { cause });
		}
		function refuseOtherCommit(root, head) {
			let commit = readCheckedOutCommit(root);
			if (commit === head) return;
			let message = `The workspace ${commit === void 0 ? "is not a checkout" : `is at ${commit}`}, but the intern's changes must start from ${head}. Check out that commit into the workspace itself: "ref: \${{ github.event.pull_request.head.sha }}" for actions/checkout on pull_request, "ref: refs/pull/NUMBER/head" on a comment.`;
			throw new errors.is("changes_checkout", message);
		}
		function readCheckedOutCommit(root) {
			let read = (name) => (0, errors.y0)(() => external_node_fs_.readFileSync((0, external_node_path_.join)(root, ".git", name), "utf8")) ?? "", head = read("HEAD").trim(), branch = /^ref: (refs\/heads\/[^\s]+)$/u.exec(head)?.[1];
			if (branch?.split("/").includes("..") === !0) return;
			let commit = branch === void 0 ? head : read(branch).trim();
			return /^[0-9a-f]{40}$/.test(commit) ? commit : (branch === void 0 ? [] : read("packed-refs").split("\n")).find((line) => line.endsWith(` ${branch}`))?.slice(0, 40);
		}
		async function takeBaseline(root, folders, readBlob) {
			let statesBefore = scanWorkspace(root, toHeadTree(folders)), ignoreFiles = new Map();
			for (let [folder, entries] of folders) {
				let ignoreFile = entries.find(ignored.G);
				if (ignoreFile === void 0) continue;
				let { bytes: workspaceBytes } = readPlainFile(root, (0, git_objects.uJ)(folder, ignoreFile.name), permission_policy.cp.bytes), isAsInHead = workspaceBytes !== void 0 && (0, git_objects.FM)(workspaceBytes) === ignoreFile.sha;
				ignoreFiles.set(folder, new TextDecoder().decode(isAsInHead ? workspaceBytes : await readBlob(ignoreFile.sha)));
			}
			return {
				root,
				folders,
				statesBefore,
				isIgnored: (0, ignored.n)(ignoreFiles)
			};
		}
		let maxReadBytes = 4 * permission_policy.cp.bytes, maxReadFiles = 2 * permission_policy.cp.files, overBudget = {
			answer: "stop",
			rule: "budget",
			reason: `too much has changed to be read: more than ${maxReadBytes} bytes or ${maxReadFiles} files`
		};
		async function collectChanges(baseline, options) {
			let { root, folders, statesBefore, isIgnored } = baseline, { policy, context, ownFiles } = options, head = toHeadTree(folders), enters = (folder) => !statesBefore.has(folder) && !isIgnored(folder, "folder") && (0, reach.t)(policy.changes ?? [], folder), detected = findChanges(head, statesBefore, scanWorkspace(root, head, {
				enters,
				before: statesBefore
			})).map((change) => ownFiles.has(change.path) ? {
				...change,
				flaw: { why: "it governs this run, or this run writes it" }
			} : change), unreadChanges = detected.flatMap((change) => toUnreadChange(change, isIgnored)), unreadPaths = new Set(unreadChanges.map(({ path }) => path.replace(/\/$/, ""))), sized = detected.filter(({ path }) => !unreadPaths.has(path)).map((change) => addSize(root, change)), contents = await readContents((0, judge.vN)(policy, sized, context).flatMap(({ change, verdict }) => verdict.answer === "left" ? [] : change), {
				root,
				head,
				...options
			}), byPath = new Map((0, measure.e)(contents, folders).map((change) => [change.path, change])), measured = sized.map((change) => byPath.get(change.path) ?? change);
			return [...(0, judge.vN)(policy, measured, context).map(({ change: { path, status, bytes }, verdict }) => {
				let content = byPath.get(path);
				return content === void 0 ? {
					path,
					status,
					bytes,
					verdict: verdict.answer === "taken" ? overBudget : verdict
				} : {
					path,
					status,
					bytes,
					verdict,
					content
				};
			}), ...unreadChanges].toSorted(judge.Mc);
		}
		function toEntries(judged, head) {
			return judged.flatMap(({ path, status, verdict, content }) => {
				if (verdict.answer !== "taken" || content === void 0) return [];
				let { after } = content;
				return [{
					path,
					status,
					old: status === "added" ? null : head.get(path)?.sha ?? null,
					new: null,
					content: null,
					...after === void 0 ? {} : {
						new: (0, git_objects.FM)(after),
						content: Buffer.from(after).toString("base64")
					}
				}];
			});
		}
		function findChanges(head, statesBefore, statesAfter) {
			let changes = [];
			for (let [path, { sha }] of head) {
				let [before, after] = [statesBefore.get(path), statesAfter.get(path)];
				if (JSON.stringify(before) === JSON.stringify(after)) continue;
				let why = before !== void 0 && "sha" in before && before.sha === sha ? findContentFlaw(after, before) : whyDifferedBefore, flaw = why === void 0 ? void 0 : { why };
				changes.push({
					path,
					status: after === void 0 ? "removed" : "modified",
					flaw
				});
			}
			let folders = listParents(head);
			for (let [path, after] of statesAfter) {
				if (head.has(path) || statesBefore.has(path)) continue;
				let flaw = after.kind === "odd" ? {
					why: after.why,
					stops: folders.has(path)
				} : void 0;
				changes.push({
					path,
					status: "added",
					flaw,
					isFolder: after.kind === "folder"
				});
			}
			return changes;
		}
		let whyDifferedBefore = "it differed from the commit before the intern began (line endings, LFS, or an earlier step): check out the head's own commit, with \"core.autocrlf false\"";
		function findContentFlaw(after, before) {
			if (after !== void 0) return after.kind === "odd" ? after.why : after.kind === "file" ? before?.kind === "file" ? after.mode === before.mode ? void 0 : "its mode changed" : "it was not a plain file before (a link or a submodule)" : "it is a folder now";
		}
		function toUnreadChange({ path, status, isFolder }, isIgnored) {
			let isExcluded = status === "added" && isIgnored(path, isFolder === !0 ? "folder" : "file");
			if (!isExcluded && isFolder !== !0) return [];
			let verdict = {
				answer: "left",
				rule: isExcluded ? "ignored" : "default",
				reason: isExcluded ? "a .gitignore of the commit ignores it" : "no entry takes anything in it"
			};
			return [{
				path: isFolder === !0 ? `${path}/` : path,
				status,
				bytes: null,
				verdict
			}];
		}
		function addSize(root, { path, status, flaw }) {
			return {
				path,
				status,
				flaw,
				bytes: status === "removed" ? 0 : (0, external_node_fs_.lstatSync)((0, external_node_path_.join)(root, path), { throwIfNoEntry: !1 })?.size ?? 0,
				lines: 0,
				binary: !1
			};
		}
		async function readContents(wanted, { root, head, holdsSecret, readBlob }) {
			let contents = [], readBytes = 0;
			for (let { path, status, flaw, bytes: size } of wanted) {
				if (size > permission_policy.cp.bytes) continue;
				if (readBytes > maxReadBytes || contents.length > maxReadFiles) break;
				let { bytes: after, why: whyUnread } = status === "removed" ? {} : readPlainFile(root, path, permission_policy.cp.bytes), before = status === "added" ? void 0 : await readBlob(head.get(path)?.sha ?? "");
				readBytes += (after?.byteLength ?? 0) + (before?.byteLength ?? 0);
				let why = whyUnread ?? (status !== "added" && before === void 0 ? "its content in head is too large" : void 0), firstFlaw = flaw ?? (why === void 0 ? void 0 : { why });
				contents.push({
					path,
					status,
					before,
					after,
					flaw: after && holdsSecret(after) ? {
						why: "it holds a secret of this job",
						stops: !0
					} : firstFlaw
				});
			}
			return contents;
		}
		var patch = __webpack_require__(6263), lib_crypto = __webpack_require__(2962), read_tree = __webpack_require__(9462), changes_target = __webpack_require__(8454), github_event = __webpack_require__(4828), job_workspace = __webpack_require__(82), outputs = __webpack_require__(8568), cut = __webpack_require__(9179), bounded_text = __webpack_require__(3115), run_policy = __webpack_require__(8738);
		async function prepareRunChanges(io, settings, access) {
			let { event, github } = access, { method, commentTag: tag, maxChangeRounds: maxRounds, policyRef: policyRefSetting } = settings, target = await (0, changes_target.bx)(github(), {
				event,
				env: io.env,
				method,
				tag,
				maxRounds
			});
			if ("why" in target) return target;
			let workspace = (0, job_workspace.OH)(io), root = (0, external_node_fs_.realpathSync)(workspace.resolve("."));
			refuseOtherCommit(root, target.head);
			let policyRef = policyRefSetting === "auto" && !(0, github_event.Ch)(event) ? target.head : policyRefSetting, policy = await (0, run_policy.y)(io, {
				...settings,
				policyRef
			}, access);
			refuseWithoutChangeRules(policy);
			let options = {
				io,
				access,
				workspace,
				policy,
				target,
				baseline: await takeBaseline(root, await (0, read_tree.sV)(github(), target.head), (sha) => (0, read_tree.gm)(github(), sha, permission_policy.cp.bytes))
			};
			return {
				policySettings: { policyRef },
				createCollector: (service) => createCollector(options, service)
			};
		}
		function refuseWithoutChangeRules({ policy, facts }) {
			if (policy.changes !== void 0) return;
			let message = `The input "changes" asks for changed files, but ${facts.path === null ? "there is no policy" : `the policy "${facts.path}" has no part "changes"`}, so none could be taken. Under "changes" in the policy, say which files may leave the job (docs/changes.md).`;
			throw new errors.pn("policy_invalid", message, { source: facts.path ?? "policy" });
		}
		function createCollector(options, service) {
			let { io, access, workspace, policy, target, baseline } = options, diff;
			return {
				policy,
				ending: toPromptEnding(policy),
				diff: () => diff,
				async collect(recorder, runFiles) {
					await service.stop();
					let ownPaths = [...runFiles.map((path) => workspace.resolve(path)), ...service.paths];
					policy.facts.path !== null && ownPaths.push(workspace.resolve(policy.facts.path));
					let roots = [workspace.resolve("."), baseline.root], toRelative = (path) => roots.map((root) => (0, external_node_path_.relative)(root, path).split(external_node_path_.sep).join("/")), judged = await collectChanges(baseline, {
						policy: policy.policy,
						context: policy.context,
						ownFiles: new Set(ownPaths.flatMap(toRelative)),
						holdsSecret: (bytes) => ["latin1", "utf8"].some((encoding) => {
							let text = Buffer.from(bytes).toString(encoding);
							return io.redactor.redact(text) !== text;
						}),
						readBlob: (sha) => (0, read_tree.tp)(access.github(), sha, permission_policy.cp.bytes)
					}), { taken = [], left = [], stop: stops = [] } = Object.groupBy(judged, ({ verdict }) => verdict.answer), entries = stops.length > 0 ? [] : toEntries(judged, toHeadTree(baseline.folders)), digest = entries.length === 0 ? null : (0, changes_file.ed)(entries), rows = judged.map(toRow), contents = judged.flatMap(({ content }) => content ?? []);
					diff = io.redactor.redact((0, patch.zr)(contents, 65536)), recorder.record({
						type: "changes",
						head: target.head,
						digest,
						counts: {
							taken: taken.length,
							left: left.length,
							stop: stops.length
						},
						entries: rows.slice(0, 1e3)
					}), io.setOutputs({ changes: io.redactor.redact((0, outputs.xS)(rows)) });
					let [first] = stops;
					if (first !== void 0) throw stopError(first, stops.length);
					digest !== null && writeChangesFile(options, entries, left, (0, bounded_text.f)(recorder.soFar().text));
				}
			};
		}
		function toRow({ path, status, bytes, verdict, content }) {
			let { added = null, removed = null } = content?.diff ?? {};
			return {
				path,
				status,
				bytes,
				added,
				removed,
				answer: verdict.answer,
				rule: verdict.rule
			};
		}
		function toPromptEnding({ policy }) {
			let { changes = [], changeBudget: budget } = policy;
			return ["Your changes to files are taken from the working folder when you have finished. Do not commit: commits are not read.", `Changes below ${changes.flatMap((entry) => entry.verb === "allow" ? entry.globs : []).map((glob) => `\`${glob}\``).join(", ")} are taken: at most ${budget.files} files, ${budget.bytes} bytes and ${budget.lines} changed lines. More than that stops all of it. No other change is taken: it is left behind or, as most changes of files that the repository has, stops all of it.`].join("\n");
		}
		function stopError({ path, status, verdict }, count) {
			let more = count === 1 ? "" : ` So do ${count - 1} more.`, policyEntry = `- { id: NAME, paths: [${JSON.stringify(path)}]${status === "removed" ? ", status: removed" : ""}, then: allow }`, isUnruled = verdict.rule === "default" || verdict.rule === "guarded", remedy = ` If it should be taken next time, add this under "changes" in the policy: ${policyEntry}`, message = `The change is not taken, because ${JSON.stringify(path)} (${status}) stops it: ${verdict.reason} (${verdict.rule}).${more}${isUnruled ? remedy : ""}`;
			return new errors.pn("changes_stopped", message);
		}
		function writeChangesFile({ io, access, workspace, policy, target }, entries, leftBehind, answer) {
			let text = (0, changes_file.Jj)({
				repository: access.repositoryName(),
				pull_request: target.number,
				head: target.head,
				run_id: io.env.GITHUB_RUN_ID ?? "",
				job: io.env.GITHUB_JOB ?? "",
				policy: `sha256:${policy.facts.digest ?? ""}`,
				said: (0, cut.zP)(answer, 4e3),
				left: leftBehind.slice(0, changes_file.CI).map((one) => ({
					path: one.path,
					rule: one.verdict.rule
				})),
				changes: [...entries]
			}), path = (0, external_node_path_.join)(workspace.temp, `intern-${(0, external_node_crypto_.randomUUID)()}`, "changes.json");
			workspace.write(path, text), io.setOutputs({
				"changes-file": path,
				"changes-digest": `sha256:${(0, lib_crypto.s)(text)}`
			});
		}
	}),
	6063: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			r: () => compileReach,
			t: () => mayReachInto
		});
		var _text_fold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4364), _text_glob_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7141), _guarded_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2244);
		function compileReach(globs, verb) {
			if (verb === "allow") {
				let reaches = globs.map(compileNarrowReach);
				return (path) => {
					let results = reaches.map((reach) => reach(path));
					return results.includes("covered") ? "covered" : results.includes("guarded") ? "guarded" : "not";
				};
			}
			let matchers = globs.map((glob) => (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_0__.x7)(glob));
			return (path) => matchers.some((matches) => matches(path, { isWide: !0 })) ? "covered" : "not";
		}
		function mayReachInto(entries, folder) {
			return entries.some(({ verb, globs }) => verb !== "reject" && globs.some((glob) => globReaches(glob, folder, { isWide: verb === "stop" })));
		}
		function globReaches(glob, folder, { isWide }) {
			let split = (path) => (isWide ? (0, _text_fold_js__WEBPACK_IMPORTED_MODULE_1__.S)(path) : path).split("/"), [pieces, names] = [split(glob), split(folder)], starsIndex = pieces.indexOf("**"), fixedPieces = starsIndex === -1 ? pieces : pieces.slice(0, starsIndex);
			return starsIndex === -1 && pieces.length <= names.length ? !1 : names.slice(0, fixedPieces.length).every((name, index) => {
				let matcher = (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_0__.SO)(fixedPieces[index] ?? "");
				return matcher !== void 0 && (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_0__.mw)(matcher, name);
			});
		}
		function compileNarrowReach(glob) {
			let pieces = (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_0__.k0)(glob);
			return (path) => {
				if (!(0, _text_glob_js__WEBPACK_IMPORTED_MODULE_0__.qW)(path)) return "not";
				let names = path.split("/"), isMatched = (piece, at) => piece === "run" || (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_0__.mw)(piece, names[at] ?? "");
				if (!(0, _text_glob_js__WEBPACK_IMPORTED_MODULE_0__.$h)(pieces, names.length, isMatched)) return "not";
				let guarded = names.map((name, at) => (0, _guarded_js__WEBPACK_IMPORTED_MODULE_2__.qo)(name) || names[at - 1]?.toLowerCase() === ".github"), isNamed = (piece, name) => piece !== "run" && piece.pattern === name && !/[*?]/u.test(piece.pattern), isSpelled = (piece, at) => guarded[at] === !0 ? isNamed(piece, names[at]) : isMatched(piece, at);
				return (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_0__.$h)(pieces, names.length, isSpelled) ? "covered" : "guarded";
			};
		}
	}),
	2774: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			ZG: () => whyUnjudgeable,
			ap: () => whyBeyondLimits,
			df: () => describePlace,
			vc: () => whyAmbiguous,
			xr: () => limitPlace
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6413), _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1376);
		let pathKey = /^\/(?:paths|inside|outside)(?:\/|$)/u, unknownPlace = "unknown";
		function limitPlace(match) {
			let hasKey = (pattern) => match.some(({ key }) => pattern.test(key)), neededKeys = match.filter(({ matcher }) => matcher.test.takesMissing !== !0).map(({ key }) => key), needsAny = (...keys) => keys.some((key) => neededKeys.includes(key)), parts = [];
			return hasKey(/^\/?(?:command|operation)$/u) ? (needsAny("/cwd", "/workdir", "/inside") ? needsAny("/cwd", "/outside") || parts.push("outside") : parts.push("folder"), needsAny("/env") || parts.push("environment"), needsAny("/arguments") || parts.push("arguments"), {
				target: "command",
				parts,
				openKeys: neededKeys.filter((key) => /^\/(?:env|arguments)\/[^/]*$/u.test(key))
			}) : (hasKey(/^\/inside(?:\/|$)/u) && !needsAny("/outside") && parts.push("outside"), {
				target: hasKey(pathKey) ? "paths" : "any",
				parts,
				openKeys: []
			});
		}
		function whyBeyondLimits({ parts, openKeys }, pause) {
			if (isCut(pause)) return `arguments: they are ${tooLarge}, and no rule allows that`;
			let outside = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(pause.arguments, "outside"), isOutside = outside !== void 0 && !isEmpty(outside) && parts.includes("outside");
			if (pause.command === void 0) return isUnknown(outside) ? "outside: it is unknown where a path leads, and no rule allows that" : isPlaceUnknown(pause) ? "cwd: the folder is unknown, and no rule allows that" : isOutside ? `outside: ${showName(outside)}, and the rule has no matcher on /outside` : void 0;
			let folder = describeFolder(pause);
			if (folder === unknownPlace) return "folder: unknown, and no rule allows a command in an unknown folder";
			if (folder !== void 0 && parts.includes("folder")) return `folder: ${folder} is not the root of the work folder`;
			if (isOutside) return `folder: ${showName(outside)} is outside the work folder, and the rule has no matcher on /cwd or /outside`;
			let environment = listNames(pause, "env", openKeys);
			if (environment !== void 0 && parts.includes("environment")) return `environment: the call sets ${environment}, and the rule has no matcher on /env`;
			let others = listNames(pause, "arguments", openKeys);
			if (others !== void 0 && parts.includes("arguments")) return `arguments: the call has ${others} besides its command, and the rule has no matcher on /arguments`;
		}
		function describePlace(pause) {
			if (pause.command === void 0) return;
			let folder = describeFolder(pause), environment = listNames(pause, "env"), others = listNames(pause, "arguments"), parts = [
				folder === unknownPlace ? "in an unknown folder" : folder && `in ${folder}`,
				environment && `with ${environment}`,
				others && `with the arguments ${others}`
			].filter((part) => part !== void 0);
			return parts.length === 0 ? void 0 : parts.join(", ");
		}
		function describeFolder({ arguments: fields }) {
			let [cwd, workdir, inside, outside] = [
				"cwd",
				"workdir",
				"inside",
				"outside"
			].map((name) => (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(fields, name));
			return cwd === unknownPlace || isUnknown(outside) ? unknownPlace : outside !== void 0 && !isEmpty(outside) ? showName(outside) : workdir !== void 0 && workdir !== cwd ? showName(workdir) : inside === void 0 ? cwd === void 0 ? void 0 : showName(cwd) : isRoot(inside) ? void 0 : showName(inside);
		}
		function listNames(pause, name, openKeys = []) {
			let value = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(pause.arguments, name);
			if (value === void 0 || isEmpty(value)) return;
			if (!(0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value)) return showName(value);
			let steps = openKeys.map((pointer) => (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.qT)(pointer) ?? []).filter(([field]) => field === name), openNames = new Set(steps.map(([, openName]) => openName)), others = Object.keys(value).filter((key) => !openNames.has(key));
			return others.length === 0 ? void 0 : others.slice(0, 5).map(showName).join(", ");
		}
		function whyUnjudgeable(key, pause) {
			if (/^\/(?:arguments|url|title)(?:\/|$)/u.test(key)) return isCut(pause) ? `the arguments are ${tooLarge}` : void 0;
			if (key === "/cwd" || pathKey.test(key)) return (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(pause.arguments, "cwd") === unknownPlace ? "the folder is unknown" : key !== "/cwd" && isPlaceUnknown(pause) ? "it is unknown where a path leads" : void 0;
		}
		let tooLarge = "cut off, because they are too large or have an address that is not in its plain form";
		function isCut({ arguments: fields }) {
			return JSON.stringify([(0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(fields, "arguments"), (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(fields, "url")]).includes("\u2026 (cut)");
		}
		function whyAmbiguous(pause) {
			return isCut(pause) ? `its arguments are ${tooLarge}` : isPlaceUnknown(pause) ? "it is unknown in which folder it runs, or where one of its paths leads" : void 0;
		}
		function isPlaceUnknown({ arguments: fields }) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(fields, "cwd") === unknownPlace || isUnknown((0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(fields, "outside"));
		}
		function isUnknown(outside) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(outside) ? outside.includes(unknownPlace) : outside === unknownPlace;
		}
		function isRoot(inside) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(inside) ? inside.length > 0 && inside.every((one) => one === ".") : inside === ".";
		}
		function isEmpty(value) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) ? value.length === 0 : (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value) && Object.keys(value).length === 0;
		}
		function showName(value) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) && value.length > 0 ? value.slice(0, 5).map(showName).join(", ") : typeof value == "string" && /^[\w@%+=:,./-]+$/.test(value) ? value : (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__.vp)(value);
		}
	}),
	4364: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => foldCase,
			_: () => foldWidely
		});
		let foldedCharacters = new Map();
		function foldCase(text) {
			return isAscii(text) ? text.toLowerCase() : Array.from(text.normalize("NFC"), foldCharacter).join("").normalize("NFC");
		}
		function foldWidely(text) {
			if (isAscii(text)) return text.toLowerCase();
			let upper = Array.from(text.normalize("NFKC"), (character) => character.toUpperCase()).join("");
			return foldCase(Array.from(upper, (character) => character.toLowerCase()).join(""));
		}
		let isAscii = (text) => !/[^\0-\x7f]/.test(text);
		function foldCharacter(character) {
			let remembered = foldedCharacters.get(character);
			if (remembered !== void 0) return remembered;
			let fold = [
				character.toUpperCase().toLowerCase(),
				character.toLowerCase(),
				character.toUpperCase()
			].find((candidate) => Array.from(candidate).length === 1 && foldsAlike(candidate, character)) ?? character;
			return foldedCharacters.set(character, fold), fold;
		}
		function foldsAlike(one, other) {
			let code = (one.codePointAt(0) ?? 0).toString(16);
			return RegExp(`^\\u{${code}}$`, "iu").test(other);
		}
	}),
	1376: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Vg: () => escapeCharacter,
			jQ: () => showInvisible,
			tO: () => findInvisible,
			vp: () => showValue,
			wy: () => hasInvisible
		});
		let createInvisiblePattern = () => /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;
		function findInvisible(text, allowed) {
			return text.matchAll(createInvisiblePattern()).filter(([character]) => !allowed.includes(character)).map(({ 0: character, index }) => ({
				index,
				name: nameCodePoint(character)
			})).toArray();
		}
		function hasInvisible(text) {
			return createInvisiblePattern().test(text);
		}
		function showInvisible(text) {
			return /^[ -~]*$/.test(text) ? text : text.replace(createInvisiblePattern(), escapeCharacter);
		}
		function showValue(value) {
			if (value === void 0) return "missing";
			let short = typeof value == "string" ? value.slice(0, 121) : value, text = showInvisible(JSON.stringify(short));
			return text.length > 120 ? `${text.slice(0, 120)}\u2026` : text;
		}
		function escapeCharacter(character) {
			return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
		}
		function nameCodePoint(character) {
			return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
		}
	})
};
