export const id = 7258;
export const ids = [7258, 993];
export const modules = {
	4350: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { openRunChanges: () => openRunChanges });
		var external_node_crypto_ = __webpack_require__(7598), external_node_fs_ = __webpack_require__(3024), external_node_path_ = __webpack_require__(6760), changes_file = __webpack_require__(3879), errors = __webpack_require__(452);
		function refuseOtherCommit(root, head) {
			let found = commitOf(root);
			if (found === head) return;
			let is = found === void 0 ? "is no checkout" : `stands at ${found}`;
			throw new errors.is("changes_checkout", `The workspace ${is}, and the intern's changes are to be those of ${head}. Check that commit out into the workspace itself: "ref: \${{ github.event.pull_request.head.sha }}" for actions/checkout on pull_request, "ref: refs/pull/NUMBER/head" on a comment.`);
		}
		function commitOf(root) {
			let read = (name) => {
				try {
					return (0, external_node_fs_.readFileSync)((0, external_node_path_.join)(root, ".git", name), "utf8");
				} catch {
					return "";
				}
			}, head = read("HEAD").trim(), branch = /^ref: (refs\/heads\/[^\s]+)$/u.exec(head)?.[1];
			if (branch === void 0) return isCommit(head) ? head : void 0;
			if (branch.split("/").includes("..")) return;
			let loose = read(branch).trim();
			return isCommit(loose) ? loose : read("packed-refs").split("\n").find((line) => line.endsWith(` ${branch}`))?.slice(0, 40);
		}
		function isCommit(text) {
			return /^[0-9a-f]{40}$/.test(text);
		}
		var judge = __webpack_require__(5754), reach = __webpack_require__(6063), permission_policy = __webpack_require__(8157), fit = __webpack_require__(562), git_objects = __webpack_require__(432), ignored = __webpack_require__(3583);
		let maxNames = 2e5, flags = external_node_fs_.constants, openFlags = external_node_fs_.constants.O_RDONLY | (flags.O_NOFOLLOW ?? 0) | (flags.O_NONBLOCK ?? 0);
		function filesOf(folders) {
			let files = new Map();
			for (let [folder, entries] of folders) for (let { name, mode, sha } of entries) mode !== git_objects.a1 && files.set(folder === "" ? name : `${folder}/${name}`, {
				mode,
				sha
			});
			return files;
		}
		function lookAtWorkspace(root, head, { opens = () => !1, before } = {}) {
			let folders = foldersOf(head), seen = new Map(), waiting = [""];
			for (let folder = waiting.pop(); folder !== void 0; folder = waiting.pop()) for (let name of namesIn((0, external_node_path_.join)(root, folder))) {
				if (folder === "" && name === ".git") continue;
				let path = folder === "" ? name : `${folder}/${name}`, stats = statsOf((0, external_node_path_.join)(root, path));
				if (stats === void 0) name.includes("�") && seen.set(path, {
					kind: "odd",
					why: "its name is no UTF-8"
				});
				else if (stats.isDirectory() && (folders.has(path) || opens(path)) ? waiting.push(path) : stats.isDirectory() ? seen.set(path, { kind: "folder" }) : seen.set(path, seenFile((0, external_node_path_.join)(root, path), stats, {
					isInHead: head.has(path),
					before,
					was: before?.get(path)
				})), seen.size + waiting.length > maxNames) throw unreadable(`it has more than ${maxNames} names`);
			}
			return seen;
		}
		function readPlainFile(root, path, maxBytes) {
			return withFile((0, external_node_path_.join)(root, path), (file, stats) => stats.nlink === 1 ? isElsewhere(file, (0, external_node_path_.join)(root, path)) ? { why: "a folder on its way is a link" } : stats.size > maxBytes ? { why: `it has more than ${maxBytes} bytes` } : { bytes: (0, external_node_fs_.readFileSync)(file) } : { why: hardLink });
		}
		function isElsewhere(file, path) {
			return process.platform === "linux" && (0, external_node_fs_.readlinkSync)(`/proc/self/fd/${file}`) !== path;
		}
		let hardLink = "it has more than one name (a hard link)";
		function withFile(path, use) {
			let file;
			try {
				file = (0, external_node_fs_.openSync)(path, openFlags);
			} catch {
				return { why: "it is a link, or can not be opened" };
			}
			try {
				let stats = (0, external_node_fs_.fstatSync)(file);
				return stats.isFile() ? use(file, stats) : { why: "it is no regular file" };
			} finally {
				(0, external_node_fs_.closeSync)(file);
			}
		}
		function seenFile(path, stats, { isInHead, before, was }) {
			if (stats.isSymbolicLink()) return {
				kind: "odd",
				why: "it is a link",
				...isInHead ? { target: (0, git_objects.wJ)((0, external_node_fs_.readlinkSync)(path, { encoding: "buffer" })) } : {}
			};
			if (!stats.isFile()) return {
				kind: "odd",
				why: "it is no regular file"
			};
			if (!isInHead) return { kind: "new" };
			let read = withFile(path, (file, { size, mode, nlink }) => {
				let sha = before !== void 0 && (was === void 0 || !("size" in was) || was.size !== size) ? void 0 : hashFile(file, size);
				return nlink > 1 ? {
					kind: "odd",
					why: hardLink,
					target: sha,
					size
				} : {
					kind: "file",
					sha,
					size,
					mode: mode & 64 ? "100755" : "100644"
				};
			});
			return "kind" in read ? read : {
				kind: "odd",
				why: read.why
			};
		}
		let chunk = Buffer.allocUnsafe(262144);
		function hashFile(file, size) {
			let hash = (0, external_node_crypto_.createHash)("sha1").update(`blob ${size}\0`);
			for (let count = (0, external_node_fs_.readSync)(file, chunk); count > 0; count = (0, external_node_fs_.readSync)(file, chunk)) hash.update(chunk.subarray(0, count));
			return hash.digest("hex");
		}
		function statsOf(path) {
			try {
				return (0, external_node_fs_.lstatSync)(path, { throwIfNoEntry: !1 });
			} catch (cause) {
				throw unreadable("a name in it is too long, or in a folder that lets nobody in", cause);
			}
		}
		function namesIn(folder) {
			try {
				return (0, external_node_fs_.readdirSync)(folder);
			} catch (cause) {
				throw unreadable("a folder of it can not be listed", cause);
			}
		}
		function foldersOf(head) {
			let folders = new Set();
			for (let path of head.keys()) for (let end = path.lastIndexOf("/"); end > 0 && !folders.has(path.slice(0, end)); end = path.lastIndexOf("/", end - 1)) folders.add(path.slice(0, end));
			return folders;
		}
		function unreadable(why, cause) {
			return new errors.is("changes_unreadable", `The workspace can't be looked at for changes: ${why}.`, { cause });
		}
		async function lookBefore(root, folders, readBlob) {
			let seen = lookAtWorkspace(root, filesOf(folders)), ignoreFiles = new Map();
			for (let [folder, entries] of folders) {
				let found = entries.find(ignored.n);
				if (found === void 0) continue;
				let there = readPlainFile(root, folder === "" ? found.name : `${folder}/${found.name}`, permission_policy.cp.bytes), isAsInHead = "bytes" in there && (0, git_objects.wJ)(there.bytes) === found.sha;
				ignoreFiles.set(folder, new TextDecoder().decode(isAsInHead ? there.bytes : await readBlob(found.sha)));
			}
			return {
				root,
				folders,
				seen,
				isIgnored: (0, ignored.A)(ignoreFiles)
			};
		}
		let maxReadBytes = 4 * permission_policy.cp.bytes, tooMuch = {
			answer: "stop",
			rule: "budget",
			reason: `old and new contents have more than ${maxReadBytes} bytes`
		};
		async function collectChanges(beginning, options) {
			let { root, folders, seen, isIgnored } = beginning, { policy, context, ownFiles } = options, head = filesOf(folders), opens = (folder) => !seen.has(folder) && !isIgnored(folder, "folder") && (0, reach.C)(policy.changes ?? [], folder), found = findChanges(head, seen, lookAtWorkspace(root, head, {
				opens,
				before: seen
			})).map((change) => ownFiles.has(change.path) ? {
				...change,
				flaw: { why: "this run obeys or writes it" }
			} : change), left = found.flatMap((change) => leftUnread(change, isIgnored)), unread = new Set(left.map(({ path }) => path.replace(/\/$/, ""))), rest = found.filter(({ path }) => !unread.has(path)), first = (0, judge.vN)(policy, rest.map((change) => toSized(root, change)), context), wanted = new Set(first.flatMap(({ change, verdict }) => verdict.answer === "left" ? [] : change.path)), read = await readContents(first.flatMap(({ change }) => wanted.has(change.path) ? change : []), {
				root,
				head,
				...options
			}), byPath = new Map((0, fit.T)(read, folders).map((change) => [change.path, change]));
			return [...(0, judge.vN)(policy, first.map(({ change }) => byPath.get(change.path) ?? change), context).map(({ change: { path, status, bytes }, verdict }) => {
				let content = byPath.get(path);
				return content === void 0 ? {
					path,
					status,
					bytes,
					verdict: verdict.answer === "taken" ? tooMuch : verdict
				} : {
					path,
					status,
					bytes,
					verdict,
					content
				};
			}), ...left].toSorted(judge.YG);
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
						new: (0, git_objects.wJ)(after),
						content: Buffer.from(after).toString("base64")
					}
				}];
			});
		}
		function findChanges(head, before, after) {
			let found = [];
			for (let [path, { mode, sha }] of head) {
				let [was, is] = [before.get(path), after.get(path)];
				if (isSame(was, is)) continue;
				let why = (was?.kind === "file" ? was.sha === sha : was?.kind === "odd" && was.target === sha) ? flawOfContent(is, was, mode) : unlike;
				found.push({
					path,
					status: is === void 0 ? "removed" : "modified",
					flaw: why === void 0 ? why : { why }
				});
			}
			let folders = foldersOf(head);
			for (let [path, is] of after) if (!(head.has(path) || before.has(path))) {
				if (is.kind === "folder") found.push({
					path,
					status: "added",
					isFolder: !0
				});
				else {
					let flaw = is.kind === "odd" ? {
						why: is.why,
						stops: folders.has(path)
					} : void 0;
					found.push({
						path,
						status: "added",
						flaw
					});
				}
			}
			return found;
		}
		let unlike = "it was unlike the commit before the intern began (line ends, LFS, or an earlier step): check out with \"core.autocrlf false\" and the head's own commit";
		function isSame(one, other) {
			return JSON.stringify(one) === JSON.stringify(other);
		}
		function flawOfContent(is, was, mode) {
			if (is !== void 0) return is.kind === "odd" ? is.why : is.kind === "file" ? was?.kind === "file" ? is.mode === was.mode ? void 0 : "its mode changed" : `its mode in head is ${mode}` : "it is a folder now";
		}
		function leftUnread({ path, status, isFolder }, isIgnored) {
			let isOut = status === "added" && isIgnored(path, isFolder === !0 ? "folder" : "file");
			if (!isOut && isFolder !== !0) return [];
			let rule = isOut ? "ignored" : "default", reason = isOut ? "a .gitignore of the commit leaves it out" : "no entry takes anything in it";
			return [{
				path: isFolder === !0 ? `${path}/` : path,
				status,
				bytes: null,
				verdict: {
					answer: "left",
					rule,
					reason
				}
			}];
		}
		function toSized(root, { path, status, flaw }) {
			return {
				path,
				status,
				flaw,
				bytes: status === "removed" ? 0 : (0, external_node_fs_.lstatSync)((0, external_node_path_.join)(root, path), { throwIfNoEntry: !1 })?.size ?? 0,
				lines: 0,
				binary: !1
			};
		}
		async function readContents(found, { root, head, holdsSecret, readBlob }) {
			let read = [], bytes = 0;
			for (let { path, status, flaw, bytes: size } of found) {
				if (size > permission_policy.cp.bytes) continue;
				if (bytes > maxReadBytes || read.length > 2 * permission_policy.cp.files) break;
				let now = status === "removed" || flaw !== void 0 ? void 0 : readPlainFile(root, path, permission_policy.cp.bytes), after = now !== void 0 && "bytes" in now ? now.bytes : void 0, before = status === "added" ? void 0 : await readBlob(head.get(path)?.sha ?? "");
				bytes += (after?.byteLength ?? 0) + (before?.byteLength ?? 0);
				let unread = now !== void 0 && "why" in now ? now.why : void 0, tooLarge = status !== "added" && before === void 0 ? "its content in head is too large" : void 0, secret = after !== void 0 && holdsSecret(after) ? "it holds a secret of this job" : void 0, why = unread ?? tooLarge ?? secret, stops = secret !== void 0;
				read.push({
					path,
					status,
					before,
					after,
					flaw: flaw ?? (why === void 0 ? void 0 : {
						why,
						stops
					})
				});
			}
			return read;
		}
		__webpack_require__(8522);
		var line_diff = __webpack_require__(9107);
		function toUnifiedDiff(changes, maxBytes) {
			let parts = [], bytes = 0;
			for (let change of changes) {
				let part = toFileDiff(change);
				if (bytes += Buffer.byteLength(part), bytes > maxBytes) {
					parts.push(`# Not shown: the rest of ${changes.length} files. The diff is longer than ${maxBytes / 1024} KiB.\n`);
					break;
				}
				parts.push(part);
			}
			return parts.join("");
		}
		function toFileDiff({ path, status, diff }) {
			let head = `--- ${status === "added" ? "/dev/null" : `a/${path}`}\n+++ ${status === "removed" ? "/dev/null" : `b/${path}`}\n`;
			return diff === null ? `${head}# binary\n` : diff.hunks.length === 0 ? head : `${head}${(0, line_diff.gX)(diff.hunks)}\n`;
		}
		"0".repeat(40);
		var read_tree = __webpack_require__(9462), changes_target = __webpack_require__(6176), github_event = __webpack_require__(9607), job_workspace = __webpack_require__(1950), posted_changes = __webpack_require__(9207), cut = __webpack_require__(9179), sha256 = __webpack_require__(5468), bounded_text = __webpack_require__(3115), run_policy = __webpack_require__(8738);
		async function openRunChanges(io, settings, access) {
			let { event, github, repository } = access, { way, commentTag: tag, maxChangeRounds: maxRounds, policyRef: given } = settings, settled = await (0, changes_target.d1)(github(), repository(), {
				event,
				env: io.env,
				way,
				tag,
				maxRounds
			});
			if ("refusal" in settled) return settled.refusal;
			let { target } = settled, workspace = (0, job_workspace.O)(io), root = (0, external_node_fs_.realpathSync)(workspace.path("."));
			refuseOtherCommit(root, target.head);
			let policyRef = given === "auto" && !(0, github_event.Ch)(event) ? target.head : given, policy = await (0, run_policy.y)(io, {
				...settings,
				policyRef
			}, access, workspace);
			refuseNoPart(policy);
			let { folders } = await (0, read_tree.sV)(github(), repository(), target.head), { bytes: maxBytes } = permission_policy.cp, beginning = await lookBefore(root, folders, (sha) => (0, read_tree.gm)(github(), repository(), {
				sha,
				maxBytes
			})), read = (sha) => (0, read_tree.tp)(github(), repository(), {
				sha,
				maxBytes
			});
			return {
				policyPlace: { policyRef },
				collecting: (service) => collectedChanges({
					io,
					access,
					workspace,
					policy,
					target,
					beginning,
					read,
					service
				})
			};
		}
		function refuseNoPart({ policy, facts }) {
			if (policy.changes !== void 0) return;
			let where = facts.path === null ? "there is no policy" : `the policy "${facts.path}" has no part "changes"`;
			throw new errors.pn("policy_invalid", `The input "changes" asks for changed files, but ${where}, so none could be taken. Say which files may leave the job under "changes" (docs/changes.md).`, { source: facts.path ?? "policy" });
		}
		function collectedChanges(job) {
			let { io, workspace, policy, target, beginning, service } = job, diff;
			return {
				policy,
				ending: toPromptEnding(policy),
				diff: () => diff,
				async collect(recorder, given) {
					await service.stop();
					let paths = [...given.map((path) => workspace.path(path)), ...service.files], { facts } = policy;
					facts.path !== null && paths.push(workspace.path(facts.path));
					let judged = await collectChanges(beginning, {
						policy: policy.policy,
						context: policy.context,
						ownFiles: new Set(paths.flatMap((path) => pathsIn([workspace.path("."), beginning.root], path))),
						holdsSecret: (bytes) => {
							let text = Buffer.from(bytes).toString("latin1"), utf8 = Buffer.from(bytes).toString("utf8");
							return io.redactor.redact(text) !== text || io.redactor.redact(utf8) !== utf8;
						},
						readBlob: (sha) => job.read(sha)
					}), stops = judged.filter(({ verdict }) => verdict.answer === "stop"), entries = stops.length > 0 ? [] : toEntries(judged, filesOf(beginning.folders)), digest = entries.length === 0 ? null : (0, changes_file.jN)(entries), rows = judged.map(toRow);
					diff = io.redactor.redact(toUnifiedDiff(judged.flatMap(({ content }) => content ?? []), 65536)), recorder.record({
						type: "changes",
						head: target.head,
						digest,
						counts: {
							taken: judged.filter(({ verdict }) => verdict.answer === "taken").length,
							left: judged.filter(({ verdict }) => verdict.answer === "left").length,
							stop: stops.length
						},
						entries: rows.slice(0, 1e3)
					}), io.setOutputs({ changes: io.redactor.redact((0, posted_changes.m4)(rows)) });
					let [first] = stops;
					if (first !== void 0) throw stopped(first, stops.length);
					digest !== null && writeFile(job, {
						entries,
						left: judged.filter(({ verdict }) => verdict.answer === "left"),
						said: (0, bounded_text.b)(recorder.soFar().text)
					});
				}
			};
		}
		function pathsIn(roots, path) {
			return roots.map((root) => (0, external_node_path_.relative)(root, path).split(external_node_path_.sep).join("/"));
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
			return ["Your changes to files are taken from the working folder when you have finished. Do not commit: commits are not read.", `Taken are changes below ${changes.flatMap((entry) => entry.verb === "allow" ? entry.globs : []).map((glob) => `\`${glob}\``).join(", ")}; at most ${budget.files} files, ${budget.bytes} bytes and ${budget.lines} changed lines. The rest is not taken, and a change of another file that the repository has stops all of it.`].join("\n");
		}
		function stopped({ path, status, verdict }, count) {
			let more = count === 1 ? "" : ` So do ${count - 1} more.`, entry = `- { id: NAME, paths: [${JSON.stringify(path)}]${status === "removed" ? ", status: removed" : ""}, then: allow }`, remedy = verdict.rule === "default" || verdict.rule === "guarded" ? ` If it should be taken next time, add this under "changes" in the policy: ${entry}` : "";
			return new errors.pn("changes_stopped", `Nothing of the change is taken: ${JSON.stringify(path)} (${status}) stops it: ${verdict.reason} (${verdict.rule}).${more}${remedy}`);
		}
		function writeFile({ io, access, workspace, policy, target }, { entries, left, said }) {
			let { owner, name } = access.repository(), text = (0, changes_file.Jj)({
				repository: `${owner}/${name}`,
				pull_request: target.number,
				head: target.head,
				run_id: io.env.GITHUB_RUN_ID ?? "",
				job: io.env.GITHUB_JOB ?? "",
				policy: `sha256:${policy.facts.digest ?? ""}`,
				said: (0, cut.zP)(said, 4e3),
				left: left.slice(0, changes_file.e8).map((one) => ({
					path: one.path,
					rule: one.verdict.rule
				})),
				changes: [...entries]
			}), path = (0, external_node_path_.join)(workspace.temp, `intern-${(0, external_node_crypto_.randomUUID)()}`, "changes.json"), file = workspace.create(path);
			try {
				(0, external_node_fs_.writeFileSync)(file, text);
			} finally {
				(0, external_node_fs_.closeSync)(file);
			}
			io.setOutputs({
				"changes-file": path,
				"changes-digest": `sha256:${(0, sha256.s)(text)}`
			});
		}
	}),
	6063: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => reachesInto,
			X: () => toReach
		});
		var _text_fold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4364), _text_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7141), _text_path_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(396), _guarded_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2244);
		function toReach(globs, verb) {
			if (verb === "allow") {
				let each = globs.map(narrowReach);
				return (path) => {
					let found = each.map((reach) => reach(path));
					return found.find((one) => one === "covered") ?? found.find((one) => one === "guarded") ?? "not";
				};
			}
			let wide = globs.map((glob) => (0, _text_path_js__WEBPACK_IMPORTED_MODULE_0__.x7)(glob, { wide: !0 }));
			return (path) => wide.some((one) => one(path)) ? "covered" : "not";
		}
		function reachesInto(entries, folder) {
			return entries.some(({ verb, globs }) => verb !== "reject" && globs.some((glob) => couldReach(glob, folder, verb === "stop")));
		}
		function couldReach(glob, folder, isWide) {
			let [pieces = [], names = []] = [glob, folder].map((text) => (isWide ? (0, _text_fold_js__WEBPACK_IMPORTED_MODULE_1__.S)(text) : text).split("/")), run = pieces.indexOf("**"), fixed = run === -1 ? pieces : pieces.slice(0, run);
			return run === -1 && pieces.length <= names.length ? !1 : names.slice(0, fixed.length).every((name, index) => {
				let matcher = (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_2__.S)(fixed[index] ?? "");
				return matcher !== void 0 && (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_2__.m)(matcher, name);
			});
		}
		function narrowReach(glob) {
			let pieces = glob.split("/"), compiled = pieces.map((piece) => (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_2__.S)(piece));
			return (path) => {
				if (!(0, _text_path_js__WEBPACK_IMPORTED_MODULE_0__.qW)(path)) return "not";
				let segments = path.split("/"), isCovered = (spelled) => covers(pieces.length, segments.length, {
					isRun: (piece) => pieces[piece] === "**",
					takes(piece, at) {
						let text = pieces[piece] ?? "", name = segments[at] ?? "";
						if (spelled[at] === !0) return text === name && !/[*?]/u.test(text);
						let matcher = compiled[piece];
						return text === "**" || matcher !== void 0 && (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_2__.m)(matcher, name);
					}
				});
				return isCovered([]) ? isCovered(segments.map((name, index) => (0, _guarded_js__WEBPACK_IMPORTED_MODULE_3__.qo)(name) || index > 0 && segments[index - 1]?.toLowerCase() === ".github")) ? "covered" : "guarded" : "not";
			};
		}
		function covers(pieces, segments, { isRun, takes }) {
			let reached = new Set([0]);
			for (let piece = 0; piece < pieces && reached.size > 0; piece += 1) {
				let next = new Set();
				for (let from of reached) if (!isRun(piece)) from < segments && takes(piece, from) && next.add(from + 1);
				else for (let at = from; !(next.has(at) || (next.add(at), at >= segments || !takes(piece, at))); at += 1);
				reached = next;
			}
			return reached.has(segments);
		}
	}),
	9297: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A0: () => meet,
			B7: () => claim,
			Gi: () => isFor,
			_N: () => end,
			cw: () => allow,
			gO: () => digestOfPause,
			xe: () => toTime,
			z8: () => namesOther
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598), _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1989);
		let idFields = [
			"tool_call_id",
			"interaction_id",
			"session_id"
		], notAsked = new Set(["options", ...idFields]);
		function digestOfPause(pause) {
			let asked = Object.entries(pause.arguments).filter(([name]) => !notAsked.has(name));
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update((0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.dj)(Object.fromEntries(asked))).digest("hex");
		}
		function namesOther(pause, ids) {
			return idFields.some((name) => {
				let id = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.hQ)(pause.arguments, name);
				return id !== void 0 && !(typeof id == "string" && ids.includes(id));
			});
		}
		function whyVoid(bound, now, nowMs) {
			return nowMs < bound.untilMs ? now.head === bound.head ? now.base === bound.base ? now.state === "ready" ? now.policy === bound.policy ? now.service === bound.service ? now.intern === bound.intern ? now.approvalMode === bound.approvalMode ? now.session === bound.session ? void 0 : "It was asked in another session." : `The approval mode was "${bound.approvalMode}" then and is "${now.approvalMode}" now.` : "It was asked by an intern other than the one that this job runs." : `It was asked through ${bound.service}, and this job uses ${now.service}.` : "The permission policy has changed since." : `The pull request is ${now.state === "draft" ? "a draft" : "closed"} now.` : "The pull request goes into another branch than then." : `The pull request has changed: its head was ${brief(bound.head)} then and is ${brief(now.head)} now.` : `Its time was over at ${toTime(bound.untilMs)}.`;
		}
		function brief(id) {
			return id.slice(0, 12);
		}
		function toTime(ms) {
			let date = new Date(ms);
			return Number.isNaN(date.getTime()) ? "an unknown time" : `${date.toISOString().slice(0, 16).replace("T", " ")} UTC`;
		}
		function allow({ binding }, { now, nowMs }) {
			let why = whyVoid(binding, now, nowMs);
			return why === void 0 ? {
				is: "allowed",
				binding
			} : {
				is: "refused",
				why
			};
		}
		function claim({ binding }, isFirst) {
			return isFirst ? {
				is: "claimed",
				binding
			} : {
				is: "refused",
				why: "Another answer was first."
			};
		}
		function isFor({ binding }, digest) {
			return binding.digest === digest;
		}
		function meet(grant, digest, { now, nowMs }) {
			if (!isFor(grant, digest)) return grant;
			let why = whyVoid(grant.binding, now, nowMs);
			return why === void 0 ? { is: "used" } : {
				is: "lost",
				why
			};
		}
		function end(grant) {
			return grant.is === "claimed" ? {
				is: "lost",
				why: "The intern did not ask for exactly this again."
			} : grant;
		}
	}),
	5635: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ho: () => isMatched,
			S4: () => judge,
			cK: () => matches
		});
		var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1576), _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1989), _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2774);
		function matches({ test, missing }, value, mode) {
			return value === void 0 ? missing || test.takesMissing === !0 : mode === "when" && value === _context_js__WEBPACK_IMPORTED_MODULE_0__.$5 ? test.listed?.includes(_context_js__WEBPACK_IMPORTED_MODULE_0__.$5) === !0 : test.holds(value, {
				mode,
				doubt: mode === "guard"
			});
		}
		function wanted({ test, missing }) {
			return missing ? `${test.wanted}, or missing` : test.wanted;
		}
		function whyNot(key, matcher, value) {
			let { test } = matcher, why = value === void 0 ? void 0 : test.whyNot?.(value);
			if (why !== void 0) return `${key}: ${why}`;
			let strange = value === void 0 ? "" : test.strange?.(value) ?? "";
			return `${key} is ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.SP)(value)}${strange}, wants ${wanted(matcher)}`;
		}
		function whyMatched(key, { test }, value) {
			if (value === void 0) return `${key} is missing`;
			let strange = test.strange?.(value) ?? "";
			if (strange !== "") return `${key} is ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.SP)(value)}${strange}`;
			let why = test.whyHolds?.(value);
			return why === void 0 ? void 0 : `${key}: ${why}`;
		}
		function isMatched(entry, pause, context, mode) {
			return entry.when.every((condition) => matches(condition.matcher, condition.value(context), "when")) && entry.match.every((condition) => matches(condition.matcher, condition.value(pause), mode)) && (entry.plain === void 0 || (0, _place_js__WEBPACK_IMPORTED_MODULE_2__.fG)(entry.plain, pause) === void 0);
		}
		function judge(entry, pause, context, mode) {
			for (let condition of entry.when) {
				let value = condition.value(context);
				if (!matches(condition.matcher, value, "when")) return {
					matched: !1,
					because: whyNot(`when.${condition.key}`, condition.matcher, value)
				};
			}
			for (let condition of entry.match) {
				let value = condition.value(pause);
				if (!matches(condition.matcher, value, mode)) return {
					matched: !1,
					because: whyNot(condition.key, condition.matcher, value)
				};
			}
			let elsewhere = entry.plain && (0, _place_js__WEBPACK_IMPORTED_MODULE_2__.fG)(entry.plain, pause);
			return elsewhere === void 0 ? {
				matched: !0,
				because: whyAll(entry, pause)
			} : {
				matched: !1,
				because: elsewhere
			};
		}
		function whyAll(entry, pause) {
			for (let condition of entry.match) {
				let reason = whyMatched(condition.key, condition.matcher, condition.value(pause));
				if (reason !== void 0) return reason;
			}
			let keys = [...entry.when.map((each) => `when.${each.key}`), ...entry.match.map((each) => each.key)];
			return keys.length === 1 ? `${keys[0] ?? ""} matches` : `${keys.slice(0, -1).join(", ")} and ${keys.at(-1) ?? ""} match`;
		}
	}),
	2774: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			df: () => describePlace,
			fG: () => whyElsewhere,
			wA: () => plainPlace
		});
		var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1989);
		let onCommand = new Set([
			"command",
			"/command",
			"operation",
			"/operation"
		]), onFolder = new Set(["/cwd", "/inside"]), onOutside = new Set(["/cwd", "/outside"]), unknownFolder = "unknown";
		function plainPlace(match) {
			let has = (...keys) => match.some(({ key }) => keys.includes(key));
			return has(...onCommand) ? {
				parts: [
					...has(...onFolder) ? has(...onOutside) ? [] : ["outside"] : ["folder"],
					...has("/env") ? [] : ["environment"],
					...has("/arguments") ? [] : ["arguments"]
				],
				named: match.flatMap(({ key }) => /^\/(?:env|arguments)\/[^/]*$/u.test(key) ? [key] : [])
			} : void 0;
		}
		function whyElsewhere({ parts, named }, pause) {
			if (pause.command === void 0) return;
			let folder = otherFolder(pause);
			if (folder === unknownFolder) return "folder: unknown, and no rule allows a command in a folder that nobody knows";
			if (folder !== void 0 && parts.includes("folder")) return `folder: ${folder} is not the root of the work folder`;
			let outside = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(pause.arguments, "outside");
			if (outside !== void 0 && !isEmpty(outside) && parts.includes("outside")) return `folder: ${nameOf(outside)} is outside of the work folder, and the rule has no matcher on /cwd or /outside`;
			let environment = namesIn(pause, "env", named);
			if (environment !== void 0 && parts.includes("environment")) return `environment: the call sets ${environment}, and the rule has no matcher on /env`;
			let others = namesIn(pause, "arguments", named);
			if (others !== void 0 && parts.includes("arguments")) return `arguments: the call has ${others} beside its command, and the rule has no matcher on /arguments`;
		}
		function describePlace(pause) {
			if (pause.command === void 0) return;
			let folder = otherFolder(pause), environment = namesIn(pause, "env"), others = namesIn(pause, "arguments"), parts = [
				...folder === void 0 ? [] : [folder === unknownFolder ? "in an unknown folder" : `in ${folder}`],
				...environment === void 0 ? [] : [`with ${environment}`],
				...others === void 0 ? [] : [`with the arguments ${others}`]
			];
			return parts.length === 0 ? void 0 : parts.join(", ");
		}
		function otherFolder({ arguments: fields }) {
			let [cwd, inside, outside] = [
				"cwd",
				"inside",
				"outside"
			].map((name) => (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(fields, name));
			return cwd === unknownFolder ? unknownFolder : outside !== void 0 && !isEmpty(outside) ? nameOf(outside) : inside === void 0 ? cwd === void 0 ? void 0 : nameOf(cwd) : isRoot(inside) ? void 0 : nameOf(inside);
		}
		function namesIn({ arguments: fields }, name, named = []) {
			let value = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(fields, name);
			if (value === void 0 || isEmpty(value)) return;
			if (!(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value)) return nameOf(value);
			let known = new Set(named.map((pointer) => (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.qT)(pointer) ?? []).flatMap(([of, one]) => of === name ? [one] : [])), others = Object.keys(value).filter((one) => !known.has(one));
			return others.length === 0 ? void 0 : others.slice(0, 5).map(nameOf).join(", ");
		}
		function isRoot(inside) {
			return (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(inside) ? inside.length > 0 && inside.every((one) => one === ".") : inside === ".";
		}
		function isEmpty(value) {
			return (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) ? value.length === 0 : (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value) && Object.keys(value).length === 0;
		}
		function nameOf(value) {
			return (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) && value.length > 0 ? value.slice(0, 5).map(nameOf).join(", ") : typeof value == "string" && /^[\w@%+=:,./-]+$/.test(value) ? value : (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.SP)(value);
		}
	}),
	9469: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { H: () => readPause });
		var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1989);
		let maxBytes = 65536, last;
		function readPause(text) {
			return last?.text !== text && (last = {
				text,
				pause: parsePause(text)
			}), last.pause;
		}
		function parsePause(text) {
			let bytes = Buffer.byteLength(text);
			if (bytes > maxBytes) return { error: `the arguments have ${bytes} bytes, at most ${maxBytes} are judged` };
			let value = parse(text);
			if (!(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value)) return { error: "the arguments are not a JSON object" };
			let flaw = structuralFlaw(text, 32);
			return flaw === void 0 ? readFields(value) : { error: flaw };
		}
		function parse(text) {
			try {
				return JSON.parse(text);
			} catch {
				return;
			}
		}
		function readFields(object) {
			let kind = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "kind"), operation = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "operation"), options = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "options"), message = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "message"), command = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "command");
			if (!isTextOrMissing(kind)) return { error: "\"kind\" is not a string" };
			if (!isTextOrMissing(message)) return { error: "\"message\" is not a string" };
			if (!isTextOrMissing(command)) return { error: "\"command\" is not a string" };
			if (!isTextOrMissing(operation) && operation !== null) return { error: "\"operation\" is neither a string nor null" };
			if (!isTextsOrMissing(options)) return { error: "\"options\" is not a list of strings" };
			let written = operation?.startsWith("shell command: ") ? operation.slice(15) : void 0;
			return written !== void 0 && command !== void 0 && written !== command ? { error: "\"operation\" and \"command\" name different commands" } : {
				arguments: object,
				kind,
				operation,
				options: options ?? [],
				tool: written === void 0 ? operation : "shell",
				command: written ?? command
			};
		}
		function isTextOrMissing(value) {
			return value === void 0 || typeof value == "string";
		}
		function isTextsOrMissing(value) {
			return value === void 0 || (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) && value.every((each) => typeof each == "string");
		}
		function isExact(token) {
			let digits = token.replace(/[eE].*$/u, "").replace(".", "").replace(/^-?0*/u, "").replace(/0*$/u, ""), value = Math.abs(Number(token));
			return !Number.isFinite(value) || value === 0 && digits !== "" ? !1 : digits.length <= 15 || digits.length <= 17 && value <= 2 ** 53 - 1;
		}
		let jsonToken = /"(?:[^"\\]|\\.)*"|[{}[\],:]|-?[0-9][0-9.eE+-]*/gu;
		function structuralFlaw(text, levels) {
			let open = [], awaitsKey = !1;
			for (let [token] of text.matchAll(jsonToken)) if (token === "{" || token === "[") {
				if (open.push(token === "{" ? new Set() : void 0), open.length > levels) return `the arguments nest deeper than ${levels} levels`;
				awaitsKey = token === "{";
			} else if (token === "}" || token === "]") open.pop(), awaitsKey = !1;
			else if (token === ",") awaitsKey = open.at(-1) !== void 0;
			else if (/^[-0-9]/u.test(token)) {
				if (!isExact(token)) return `the number ${token.slice(0, 40)} has more digits than can be judged`;
			} else if (token !== ":" && awaitsKey) {
				let name = String(JSON.parse(token)), keys = open.at(-1);
				if (keys?.has(name) === !0) return `the key ${JSON.stringify(name)} stands twice in the arguments`;
				keys?.add(name), awaitsKey = !1;
			}
		}
	}),
	993: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			endOfTable: () => endOfTable,
			isTooWide: () => isTooWide,
			renderRichText: () => renderRichText,
			tableWordLimit: () => tableWordLimit,
			toCode: () => toCode,
			toRichBlocks: () => toRichBlocks,
			toRichInline: () => toRichInline
		});
		var markdown_it__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5251), _cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9179), _safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4112);
		let parser = new markdown_it__WEBPACK_IMPORTED_MODULE_0__.A({
			html: !1,
			linkify: !1,
			typographer: !1,
			breaks: !0,
			maxNesting: 60
		});
		function renderRichText(markdown) {
			let tokens = parser.parse(markdown, {});
			return tokens.every(({ level }) => level < 59) ? toRichBlocks(tokens, markdown.split("\n")) : toCode(markdown, "");
		}
		let plainBlocks = new Set([
			"p",
			"li",
			"table",
			"thead",
			"tbody",
			"tr"
		]), headings = {
			h1: "h3",
			h2: "h4",
			h3: "h4"
		}, drawn = new Set([
			"mermaid",
			"math",
			"geojson",
			"topojson",
			"stl",
			"suggestion"
		]);
		function toRichBlocks(tokens, lines) {
			let html = [], depth = 0, wordLimit;
			for (let index = 0; index < tokens.length; index += 1) {
				let token = tokens[index];
				if (token === void 0) break;
				if (token.type === "table_open") {
					let table = tokens.slice(index, endOfTable(tokens, index) + 1);
					if (isTooWide(table)) {
						html.push(toCode(lines.slice(...token.map ?? [0, 0]).join("\n"), "")), index += table.length - 1;
						continue;
					}
					wordLimit = tableWordLimit(table);
				}
				isContainer(token) && token.type.endsWith("_open") && (depth += 1), html.push(toHtml(token, {
					tokens,
					index,
					depth,
					wordLimit
				})), isContainer(token) && token.type.endsWith("_close") && --depth, token.type === "table_close" && (wordLimit = void 0);
			}
			return html.join("").replace(/\n{2,}/g, "\n");
		}
		function isContainer({ tag }) {
			return tag === "blockquote" || tag === "ul" || tag === "ol";
		}
		function toHtml(token, place) {
			switch (token.type) {
				case "inline": {
					let isItem = place.tokens[place.index - 2]?.type === "list_item_open";
					return toRichInline(token.children ?? [], {
						wordLimit: place.wordLimit,
						isItem
					});
				}
				case "fence":
				case "code_block": return toCode(token.content.replace(/\n$/, ""), token.info);
				case "hr": return "<p>* * *</p>";
				default: return token.hidden ? "" : toTag(token, place.depth);
			}
		}
		function toTag(token, depth) {
			let closes = token.type.endsWith("_close");
			if (!closes && !token.type.endsWith("_open")) return "";
			let { tag } = token;
			if (tag === "td" || tag === "th") return closes ? `</${tag}>` : `<${tag}${alignOf(token)}>`;
			if (depth > 6 && (isContainer(token) || tag === "li")) return tag === "li" && !closes ? "<br>" : "";
			if (isContainer(token)) return closes ? `</${tag}>\n` : `<${tag}${tag === "ol" ? startOf(token) : ""}>`;
			let isHeading = /^h[1-6]$/.test(tag);
			if (!isHeading && !plainBlocks.has(tag)) return "";
			let element = isHeading ? headings[tag] ?? "h5" : tag;
			return closes ? `</${element}>\n` : `<${element}>`;
		}
		function startOf(token) {
			let start = Number(token.attrGet("start") ?? 1);
			return Number.isSafeInteger(start) && start !== 1 ? ` start="${start}"` : "";
		}
		function alignOf(token) {
			let [, align] = /^text-align:(left|center|right)$/.exec(String(token.attrGet("style") ?? "")) ?? [];
			return align === void 0 ? "" : ` align="${align}"`;
		}
		function toCode(content, info) {
			let [language = ""] = info.trim().split(/\s/);
			return `<pre${/^[A-Za-z][\w+#.-]{0,19}$/.test(language) && !drawn.has(language.toLowerCase()) ? ` lang="${language}"` : ""}><code>${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.Zm)(content)}</code></pre>\n`;
		}
		let plainInlines = new Set([
			"strong",
			"em",
			"s"
		]);
		function toRichInline(tokens, { wordLimit, isItem }) {
			let written = { wordLimit }, links = [];
			return tokens.map((token, index) => {
				switch (token.type) {
					case "text":
					case "text_special": return (0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__._J)(isItem && index === 0 ? withBox(token.content) : token.content, written);
					case "code_inline": return `<code>${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.E3)(token.content, written)}</code>`;
					case "softbreak":
					case "hardbreak": return "<br>";
					case "link_open": return links.push({
						address: String(token.attrGet("href") ?? ""),
						start: index
					}), apartFrom(tokens[index - 1], /\s$/u);
					case "link_close": return toLinkEnd(links.pop(), tokens, index, written);
					case "image": return `🖼 ${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__._J)(token.content, written)}${toAddress(String(token.attrGet("src") ?? ""), "", written)}${apartFrom(tokens[index + 1], /^\s/u)}`;
					default: return toInlineTag(token);
				}
			}).join("");
		}
		function toInlineTag({ type, tag }) {
			if (!plainInlines.has(tag)) return "";
			let element = tag === "s" ? "del" : tag;
			return type.endsWith("_close") ? `</${element}>` : `<${element}>`;
		}
		function toAddress(address, text, written) {
			if (address === "" || address === text) return "";
			let shown = address.length > 200 ? `${address.slice(0, 200).toWellFormed()}…` : address;
			return ` (<code>${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.E3)(shown, written)}</code>)`;
		}
		function toLinkEnd(link, tokens, end, written) {
			if (link === void 0) return "";
			let text = tokens.slice(link.start + 1, end).map(({ content }) => content);
			return `${toAddress(link.address, text.join(""), written)}${apartFrom(tokens[end + 1], /^\s/u)}`;
		}
		function apartFrom(neighbour, blank) {
			return neighbour === void 0 || neighbour.type.endsWith("break") || blank.test(neighbour.content) ? "" : _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.VO;
		}
		function withBox(text) {
			return text.replace(/^\[ \] /, "☐ ").replace(/^\[[xX]\] /, "☑ ");
		}
		function endOfTable(tokens, start) {
			for (let index = start + 1; index < tokens.length; index += 1) if (tokens[index]?.type === "table_close") return index;
			return -1;
		}
		function isTooWide(table) {
			return table.filter(({ type }) => type === "th_open").length > 8;
		}
		function tableWordLimit(table) {
			let rows = [];
			for (let { type, content } of table) type === "tr_open" && rows.push([]), type === "inline" && rows.at(-1)?.push(content);
			return (0, _cut_js__WEBPACK_IMPORTED_MODULE_2__.BA)(rows);
		}
	}),
	4320: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GX: () => isDisguised,
			Pl: () => toShownPause,
			Y7: () => questionSize,
			an: () => toParkedQuestions
		});
		var _permission_grant_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9297), _permission_pause_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9469), _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1376), _permission_text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1989), _render_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3974);
		let knownOptions = new Set([
			"allow_once",
			"allow_always",
			"reject_once",
			"reject_always"
		]);
		function toShownPause(argumentsText, options) {
			let pause = (0, _permission_pause_js__WEBPACK_IMPORTED_MODULE_0__.H)(argumentsText);
			if ("error" in pause) return {
				question: [],
				more: [],
				whole: !1
			};
			let { redact = (text) => text, columns, maxLines, skip = [] } = options, isPermission = pause.kind === "permission", spell = (text) => spellOut(redact(text), {
				columns,
				isCode: isPermission
			}), { name, text } = nameAndText(pause), left = Object.entries(pause.arguments).filter(([key]) => key !== name && !skip.includes(key) && !isSaid(key, pause)), question = spell(text), more = left.flatMap(([key, value]) => flatten(nameOf(key), value).flatMap((entry) => spell(`${entry.path}: ${entry.text}`)));
			if (question.length + more.length <= maxLines) return {
				question,
				more,
				whole: !0
			};
			let shownQuestion = question.slice(0, maxLines);
			return {
				question: shownQuestion,
				more: more.slice(0, maxLines - shownQuestion.length),
				whole: !1
			};
		}
		function nameAndText({ command, operation, tool, arguments: all }) {
			if (command !== void 0) return {
				name: tool === operation ? "command" : "operation",
				text: command
			};
			if (typeof operation == "string") return {
				name: "operation",
				text: operation
			};
			let { message } = all;
			return typeof message == "string" ? {
				name: "message",
				text: message
			} : {
				name: "",
				text: "(it does not say what)"
			};
		}
		function isSaid(key, { command, options }) {
			return key === "command" ? command !== void 0 : key === "kind" || key === "options" && options.every((option) => knownOptions.has(option));
		}
		function flatten(path, value) {
			if ((0, _permission_text_json_js__WEBPACK_IMPORTED_MODULE_1__.Lv)(value) && value.length > 0) return value.flatMap((each, index) => flatten(`${path}[${index}]`, each));
			if ((0, _permission_text_json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(value)) {
				let fields = Object.entries(value);
				if (fields.length > 0) return fields.flatMap(([key, each]) => flatten(`${path}.${nameOf(key)}`, each));
			}
			return [{
				path,
				text: typeof value == "string" && value !== "" ? value : JSON.stringify(value)
			}];
		}
		function nameOf(key) {
			return /^[\w-]+$/.test(key) ? key : JSON.stringify(key);
		}
		let lineFeeds = /\n+/g, rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/gu, stackedMarks = /\p{M}{3,}/gu, meaningless = /[\p{Co}\p{Cn}\u{16fe4}\u{1d159}]/gu, markOnSign = /(?<![\p{L}\p{M}])\p{M}+|(?<=[A-Za-z])(?:\u0334|\u0335|\u0336|\u0337|\u0338|\p{Me})/gu, lookAlike = /[\u00a6\u00b4\u0131-\u0133\u017f\u01c0-\u01cc\u01f1-\u01f3\u0237\u0250-\u02ff\u0370-\u052f\u0530-\u058f\u13a0-\u167f\u1c80-\u1c8f\u1d00-\u1d7f\u1fc0\u1fef\u1ffd\u2018\u201a-\u201f\u2024-\u2026\u2032-\u2037\u2039-\u203c\u2044\u2047-\u2049\u204e\u204f\u2100-\u218f\u2215-\u2217\u2223\u2225\u2236\u223c\u2303\u2502\u2503\u254e\u2571\u2572\u2758\u2759\u2768-\u2775\u27cb\u27cd\u27e8\u27e9\u29f5\u29f8\u29f9\u2c60-\u2cff\u2de0-\u2dff\u3008\u3009\u4e28\ua4d0-\ua4ff\ua640-\ua69f\ua720-\ua7ff\uab30-\uabbf\ufb00-\ufb06\ufe10-\ufe19\ufe50-\ufe6b\uff01-\uff5e\u{10280}-\u{1031f}\u{10400}-\u{104ff}\u{118a0}-\u{118ff}\u{16f00}-\u{16f9f}\u{1d400}-\u{1d7ff}]|(?<!\p{L})\u2019|\u2019(?!\p{L})|(?![0-9])\p{Nd}/gu, signLetters = /[\u01c0-\u01c3\u02b0-\u02ff\u1400\u1433\u1438\u1440\u4e28\ua4f8-\ua4ff\ua788-\ua78f]/gu, dash = /(?!-)[\p{Pd}\u2212]/gu, words = /[^\s/]+/gu, ownMarks = /[␣⏎↪]|\\(?=u\{)/gu, unit = / {4,}| +$|\\u\{[0-9a-f]+\}|.\p{M}*/gsu;
		function spellOut(text, { columns, isCode }) {
			let lines = [], gutter = "  ", end = 0, write = (piece) => {
				for (let line of wrap(unitsOf(piece, isCode), gutter, columns)) lines.push(line);
			};
			for (let { 0: feeds, index } of text.matchAll(lineFeeds)) index > 0 && write(text.slice(end, index)), gutter = feeds.length === 1 ? "⏎ " : `⏎×${feeds.length} `, end = index + feeds.length;
			return write(text.slice(end)), lines;
		}
		let pushingBlanks = /[ \t]{60}/;
		function isDisguised(line) {
			return pushingBlanks.test(line) || spelledLine(line.replaceAll("	", " "), !0) !== line.replaceAll("	", " ");
		}
		function spelledLine(line, isCode) {
			let marked = line.replace(ownMarks, named).replace(stackedMarks, (marks) => marks.replace(/./gsu, named));
			return (0, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_2__.jQ)((isCode ? withPlainCode(marked) : marked).replace(meaningless, named));
		}
		function unitsOf(line, isCode) {
			let spelled = spelledLine(line, isCode), units = [], last = "", times = 0, close = () => {
				times > 0 && units.push(times === 1 ? last : `${last}×${times}`), times = 0;
			};
			for (let [found] of spelled.matchAll(unit)) found === last && found.startsWith("\\u{") && times > 0 ? times += 1 : (close(), last = /^ {2,}$/.test(found) ? `␣×${found.length}` : found, times = 1);
			return close(), units.at(-1) === " " ? [...units.slice(0, -1), "␣"] : units;
		}
		function withPlainCode(line) {
			return line.replace(rightToLeft, named).replace(dash, named).replace(markOnSign, (marks) => marks.replace(/./gsu, named)).replace(words, (word) => isOfOtherLetters(word) ? word : word.replace(lookAlike, named));
		}
		function isOfOtherLetters(word) {
			return !/[A-Za-z]/.test(word) && /\p{L}/u.test(word.replace(signLetters, ""));
		}
		function wrap(units, gutter, columns) {
			let lines = [], begin = gutter, line = [], column = widthOf(gutter), space = -1, endLine = () => {
				let after = space === -1 ? [] : line.slice(space + 1), whole = space === -1 ? line : [...line.slice(0, space), "␣"];
				lines.push(begin + whole.join("")), begin = "↪ ", line = after, column = 3 + widthOf(after.join("")), space = -1;
			};
			for (let [index, each] of units.entries()) {
				let width = widthOf(each);
				column + width > columns && endLine(), each === " " && line.length > 0 && line.at(-1) !== " " && units[index + 1] !== " " && column + widthOf("␣") <= columns && (space = line.length), line.push(each), column += width;
			}
			return lines.push(begin + line.join("")), lines;
		}
		function widthOf(text) {
			let width = 0;
			for (let character of text) width += character <= "~" ? 1 : 2;
			return width;
		}
		function named(character) {
			return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
		}
		let questionSize = {
			columns: 60,
			maxLines: 300
		};
		function toParkedQuestions(parked) {
			return parked.length === 0 ? "" : (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_3__.l)(parked.flatMap(toBlocks));
		}
		function toBlocks({ code, untilMs, arguments: text }) {
			let { question, more } = toShownPause(text, questionSize);
			return [
				{
					type: "heading",
					line: ["🕓 Can still be allowed, once"],
					facts: [
						["nobody answered in time"],
						[`until ${(0, _permission_grant_js__WEBPACK_IMPORTED_MODULE_4__.xe)(untilMs)}`],
						["unless somebody pushes"]
					]
				},
				{
					type: "code",
					text: [...question, ...more].join("\n")
				},
				{
					type: "paragraph",
					line: ["If you have write permission, write a comment that is nothing but one of these lines:"]
				},
				{
					type: "code",
					text: `/allow ${code}\n/reject ${code}`
				}
			];
		}
	})
};
