export const id = 8339;
export const ids = [8339, 3054];
export const modules = {
	3879: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CI: () => maxLeftBehind,
			Jj: () => toChangesFile,
			ed: () => digestChanges,
			qw: () => readChangesFile,
			x5: () => refusal
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3305), _crypto_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2962), _errors_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(452), _json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6413), _log_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7309), _permission_change_judge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(491), _permission_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8157), _git_objects_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(432);
		let maxFileBytes = 4194304, sha1 = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^[0-9a-f]{40}$/)), digest = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^sha256:[0-9a-f]{64}$/)), filePath = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(4096)), entryShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			path: filePath,
			status: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_permission_policy_js__WEBPACK_IMPORTED_MODULE_2__.lJ),
			old: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(sha1),
			new: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(sha1),
			content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		}), maxLeftBehind = 50, leftBehindShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			path: filePath,
			rule: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(200))
		}), fileShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			version: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(1),
			repository: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.qm(1))),
			head: sha1,
			run_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			job: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			policy: digest,
			digest,
			said: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(4e3)),
			left: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(leftBehindShape).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(50))),
			changes: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(entryShape).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(_permission_policy_js__WEBPACK_IMPORTED_MODULE_2__.cp.files))
		});
		function digestChanges(changes) {
			let rows = changes.toSorted(_permission_change_judge_js__WEBPACK_IMPORTED_MODULE_3__.Mc).map((each) => [
				each.path,
				each.status,
				each.old,
				each.new
			]);
			return `sha256:${(0, _crypto_js__WEBPACK_IMPORTED_MODULE_4__.s)(JSON.stringify(rows))}`;
		}
		function toChangesFile({ said, left, changes, ...origin }) {
			let sorted = changes.toSorted(_permission_change_judge_js__WEBPACK_IMPORTED_MODULE_3__.Mc), content = {
				version: 1,
				...origin,
				digest: digestChanges(sorted),
				said,
				left,
				changes: sorted
			}, text = `${JSON.stringify(content, null, 2)}\n`;
			return readChangesFile(text), text;
		}
		function readChangesFile(text, reader) {
			if (Buffer.byteLength(text) > maxFileBytes) throw refusal(`it has more than ${maxFileBytes} bytes`);
			let result = fileShape.safeParse((0, _json_js__WEBPACK_IMPORTED_MODULE_5__.qF)(text));
			if (!result.success) {
				let at = result.error.issues[0]?.path.join(".") ?? "";
				throw refusal(`it isn't a file of changes${at === "" ? "" : `, at "${at}"`}`);
			}
			let { data: file } = result;
			reader !== void 0 && refuseForeign(file, reader);
			for (let entry of file.changes) refuseDamaged(entry);
			if (new Set(file.changes.map(({ path }) => path)).size < file.changes.length) throw refusal("it names a path twice");
			if (file.digest !== digestChanges(file.changes)) throw refusal("its digest does not match its content");
			let bytes = file.changes.reduce((sum, { content }) => sum + Buffer.byteLength(content ?? "", "base64"), 0);
			if (bytes > _permission_policy_js__WEBPACK_IMPORTED_MODULE_2__.cp.bytes) throw refusal(`its contents have ${bytes} bytes, over ${_permission_policy_js__WEBPACK_IMPORTED_MODULE_2__.cp.bytes}`);
			return file;
		}
		function refuseForeign(file, reader) {
			for (let name of [
				"repository",
				"pull_request",
				"run_id"
			]) if (file[name] !== reader[name]) throw refusal(`its ${name} is ${JSON.stringify(file[name])}, but this job has ${JSON.stringify(reader[name])}`);
			if (file.job === reader.job) throw refusal(`it is from this job, "${file.job}", but must be from another`);
		}
		function refuseDamaged({ path, status, old: oldSha, new: newSha, content }) {
			let shownPath = JSON.stringify(path);
			if (oldSha === null != (status === "added")) throw refusal(`${shownPath} is ${status}, but its old content says otherwise`);
			if (newSha === null != (status === "removed") || content === null != (newSha === null)) throw refusal(`${shownPath} is ${status}, but its new content says otherwise`);
			if (newSha === oldSha) throw refusal(`${shownPath} is unchanged`);
			if (content === null) return;
			let bytes = Buffer.from(content, "base64");
			if (bytes.toString("base64") !== content) throw refusal(`the content of ${shownPath} is not in base64`);
			if ((0, _git_objects_js__WEBPACK_IMPORTED_MODULE_6__.FM)(bytes) !== newSha) throw refusal(`the content of ${shownPath} does not match its hash`);
		}
		function refusal(why, cause) {
			let message = `The file of changes is refused: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_7__.TN)(why)}. Give the unchanged file that another job of this workflow run collected.`;
			return new _errors_js__WEBPACK_IMPORTED_MODULE_8__.is("changes_file_refused", message, {
				source: "changes-file",
				cause
			});
		}
	}),
	3583: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G: () => isIgnoreFile,
			n: () => compileIgnoreFiles
		});
		var _permission_match_regex_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3054);
		function isIgnoreFile({ name, mode }) {
			return name === ".gitignore" && mode.startsWith("100");
		}
		function compileIgnoreFiles(files) {
			let byFolder = new Map([...files].map(([folder, text]) => [folder, text.split("\n").flatMap(toPatterns)])), isExcluded = (path, kind) => {
				for (let folder = getParent(path); folder !== void 0; folder = getParent(folder)) {
					let relative = (folder === "" ? path : path.slice(folder.length + 1)).replaceAll("/", "\0"), pattern = (byFolder.get(folder) ?? []).findLast((each) => (kind === "folder" || !each.isForFolders) && each.matches(relative));
					if (pattern !== void 0) return !pattern.isNegated;
				}
				return !1;
			}, ignoredFolders = new Map(), isFolderIgnored = (folder) => {
				let parent = getParent(folder);
				if (parent === void 0) return !1;
				let cached = ignoredFolders.get(folder);
				if (cached !== void 0) return cached;
				let isIgnored = isFolderIgnored(parent) || isExcluded(folder, "folder");
				return ignoredFolders.set(folder, isIgnored), isIgnored;
			};
			return (path, kind) => kind === "folder" ? isFolderIgnored(path) : isFolderIgnored(getParent(path) ?? "") || isExcluded(path, "file");
		}
		function getParent(path) {
			if (path !== "") return path.slice(0, Math.max(0, path.lastIndexOf("/")));
		}
		function toPatterns(rawLine) {
			let line = rawLine.replace(/^\ufeff/u, "").replace(/\r$/u, "");
			if (line.startsWith("#")) return [];
			let isNegated = line.startsWith("!"), glob = trimTrailingSpaces(isNegated ? line.slice(1) : line), isForFolders = glob.endsWith("/"), pattern = isForFolders ? glob.slice(0, -1) : glob;
			if (pattern === "") return [];
			let isAnchored = pattern.includes("/"), source = toRe2(pattern.replace(/^\//u, ""));
			if (source === void 0) return [];
			let matches = (0, _permission_match_regex_js__WEBPACK_IMPORTED_MODULE_0__.re2)(`(?s)${isAnchored ? "" : folders}${source}`);
			return typeof matches == "function" ? [{
				matches,
				isNegated,
				isForFolders
			}] : [];
		}
		function trimTrailingSpaces(line) {
			let trimmed = line.replace(/ +$/u, ""), endsInEscape = /(?<!\\)(?:\\\\)*\\$/u.test(trimmed);
			return trimmed.length < line.length && endsInEscape ? `${trimmed} ` : trimmed;
		}
		let folders = String.raw`(?:.*\x00)?`, globParts = [
			[/(?<![^/])(?:\*\*\/)+/suy, () => folders],
			[/(?<=\/)\*\*$/suy, () => ".+"],
			[/\*+/suy, () => String.raw`[^\x00]*`],
			[/\?/suy, () => String.raw`[^\x00]`],
			[/\[([!^]?)(\]?(?:\[:\w+:\]|\\.|[^\]\\])*)\]/suy, ([, sign = "", members = ""]) => toCharacterClass(sign, members)],
			[/\\?\//suy, () => String.raw`\x00`],
			[/\\(.)/suy, ([, escaped = ""]) => escapeLiteral(escaped)],
			[/[^[\\]/suy, ([plain = ""]) => escapeLiteral(plain)]
		];
		function toRe2(pattern) {
			let source = "";
			for (let at = 0; at < pattern.length;) {
				let part = readPart(pattern, at);
				if (part === void 0) return;
				source += part.source, at = part.end;
			}
			return source;
		}
		function readPart(pattern, at) {
			for (let [part, translate] of globParts) {
				part.lastIndex = at;
				let match = part.exec(pattern);
				if (match !== null) return {
					source: translate(match),
					end: part.lastIndex
				};
			}
		}
		function toCharacterClass(sign, members) {
			let escaped = members.replaceAll(/\[:\w+:\]|\\(.)|([[\]^&~])/gsu, (whole, backslashed, special) => {
				let literal = backslashed ?? special;
				return literal === void 0 ? whole.replace("[:cntrl:]", String.raw`\x01-\x1f\x7f`) : escapeLiteral(literal);
			});
			return sign === "" ? `[${escaped}]` : String.raw`[^\x00${escaped}]`;
		}
		function escapeLiteral(character) {
			return /[\w\s/]|[^\0-\x7f]/u.test(character) ? character : `\\${character}`;
		}
	}),
	1841: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { e: () => measureChanges });
		var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573), diff__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7291), _permission_text_fold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4364), _git_objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(432);
		function measureChanges(changes, folders) {
			let findCollision = createCollisionFinder(changes), findTreeFlaw = createTreeFlawFinder(folders);
			return changes.map((change) => {
				let { path, status, before, after } = change, [oldText, newText] = [before, after].map((bytes) => bytes === void 0 ? "" : decodeText(bytes)), diff = oldText === void 0 || newText === void 0 ? null : diffLines(oldText, newText), why = findTreeFlaw(path, status) ?? findCollision(path);
				return {
					...change,
					bytes: after?.byteLength ?? 0,
					lines: diff === null ? 0 : diff.added + diff.removed,
					binary: diff === null,
					diff,
					flaw: change.flaw ?? (why === void 0 ? void 0 : { why })
				};
			});
		}
		let foldName = ({ name }) => (0, _permission_text_fold_js__WEBPACK_IMPORTED_MODULE_1__._)(name);
		function createTreeFlawFinder(folders) {
			let groupedFolders = new Map(), entriesByFold = (folder) => {
				let entries = groupedFolders.has(folder) ? void 0 : folders.get(folder);
				return entries !== void 0 && groupedFolders.set(folder, Map.groupBy(entries, foldName)), groupedFolders.get(folder);
			};
			return (path, status) => {
				let names = path.split("/");
				for (let [index, name] of names.entries()) {
					let folder = entriesByFold(names.slice(0, index).join("/"));
					if (folder === void 0) return;
					let matches = folder.get((0, _permission_text_fold_js__WEBPACK_IMPORTED_MODULE_1__._)(name)) ?? [], entry = matches.at(-1), other = matches.find((one) => one.name !== name);
					if (other !== void 0) return `"${other.name}" differs from "${name}" only in case or normalisation`;
					let isLastName = index === names.length - 1, flaw = entry && findModeFlaw(entry.mode, isLastName ? status : void 0);
					if (flaw !== void 0) return flaw;
				}
			};
		}
		function findModeFlaw(mode, status) {
			if (status === void 0) return mode === _git_objects_js__WEBPACK_IMPORTED_MODULE_2__.a1 ? void 0 : "a name in its path is not a folder in head";
			if (mode === _git_objects_js__WEBPACK_IMPORTED_MODULE_2__.a1) return "it is a folder in head";
			if (mode === "160000") return "it is a submodule";
			if (status === "modified" && mode !== _git_objects_js__WEBPACK_IMPORTED_MODULE_2__.yK) return `its mode in head is ${mode}, but only plain files (${_git_objects_js__WEBPACK_IMPORTED_MODULE_2__.yK}) can be written`;
		}
		function createCollisionFinder(changes) {
			let files = new Set(changes.map(({ path }) => path)), bySpelling = Map.groupBy(new Set([...files].flatMap(_git_objects_js__WEBPACK_IMPORTED_MODULE_2__.p6)), _permission_text_fold_js__WEBPACK_IMPORTED_MODULE_1__._);
			return (path) => {
				let names = (0, _git_objects_js__WEBPACK_IMPORTED_MODULE_2__.p6)(path);
				return names.some((prefix) => (bySpelling.get((0, _permission_text_fold_js__WEBPACK_IMPORTED_MODULE_1__._)(prefix))?.length ?? 0) > 1) ? "a path of another change differs only in case or normalisation" : names.slice(0, -1).some((prefix) => files.has(prefix)) ? "another change is a file in its path" : void 0;
			};
		}
		function decodeText(bytes) {
			return bytes.includes(0) || !(0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) ? void 0 : new TextDecoder("utf-8", { ignoreBOM: !0 }).decode(bytes);
		}
		function diffLines(before, after) {
			let hunks = (0, diff__WEBPACK_IMPORTED_MODULE_3__.YB)("a", "b", before, after, void 0, void 0, {
				context: 3,
				maxEditLength: 1e3
			})?.hunks ?? replaceEverything(before, after), lines = hunks.flatMap((hunk) => hunk.lines), count = (sign) => lines.filter((line) => line.startsWith(sign)).length;
			return {
				added: count("+"),
				removed: count("-"),
				hunks
			};
		}
		function replaceEverything(before, after) {
			let [oldLines, newLines] = [splitLines(before), splitLines(after)], lines = [...oldLines.map((line) => `-${line}`), ...newLines.map((line) => `+${line}`)];
			return [{
				oldStart: 1,
				oldLines: oldLines.length,
				newStart: 1,
				newLines: newLines.length,
				lines
			}];
		}
		function splitLines(text) {
			let lines = text.split("\n");
			return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
		}
	}),
	6263: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			gX: () => toDiffText,
			zr: () => toUnifiedDiff
		}), __webpack_require__(8522);
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
			return diff === null ? `${head}# binary\n` : diff.hunks.length === 0 ? head : `${head}${toDiffText(diff.hunks)}\n`;
		}
		function toDiffText(hunks) {
			return hunks.map(({ oldStart, oldLines, newStart, newLines, lines }) => [`@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`, ...lines].join("\n")).join("\n");
		}
		"0".repeat(40);
	}),
	6356: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H9: () => isPlanned,
			T1: () => commitFields,
			dO: () => commitShape,
			ld: () => readOwnBranch,
			mH: () => makeCommit,
			mt: () => deleteOwnBranch,
			n3: () => notPosted,
			ob: () => moveBranch
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _changes_git_objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(432), _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7309), _account_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7316), _api_refusal_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(852), _subject_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9127);
		let commitFields = "oid url tree { oid } parents(first: 2) { nodes { oid } } signature { isValid }", commitShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			oid: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			url: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			tree: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ oid: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() }),
			parents: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ nodes: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ oid: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() })) }),
			signature: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ isValid: zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY() }))
		});
		function isPlanned({ tree, parents }, { base, root }) {
			return tree.oid === root && parents.nodes.length === 1 && parents.nodes[0]?.oid === base;
		}
		let branchQuery = `query OwnBranch($owner: String!, $repo: String!, $ref: String!) {
  viewer { login }
  repository(owner: $owner, name: $repo) {
    ref(qualifiedName: $ref) {
      target { ... on Commit { ${commitFields} } }
      associatedPullRequests(first: 20) { nodes { number url state baseRefName author { __typename login } authorAssociation } }
    }
  }
}`, pullShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			number: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			url: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			state: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			baseRefName: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			author: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				__typename: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				login: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
			})),
			authorAssociation: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		}), pullsShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ nodes: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(pullShape) }), branchShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			viewer: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ login: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() }),
			repository: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ ref: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				target: commitShape,
				associatedPullRequests: pullsShape
			})) })
		});
		async function readOwnBranch({ github, ownBranch }) {
			let variables = {
				...github.repository,
				ref: `refs/heads/${ownBranch}`
			}, { data } = await github.graphql({
				query: branchQuery,
				variables
			}, branchShape), { ref } = data.repository;
			if (ref === null) return;
			let account = (0, _account_js__WEBPACK_IMPORTED_MODULE_1__.tf)(data.viewer.login), isOurs = ({ author, authorAssociation }) => insiders.has(authorAssociation) || author?.login === (0, _account_js__WEBPACK_IMPORTED_MODULE_1__.EC)(account) && author.__typename === account.type;
			return {
				commit: ref.target,
				pulls: ref.associatedPullRequests.nodes.filter(isOurs)
			};
		}
		let insiders = new Set([
			"OWNER",
			"MEMBER",
			"COLLABORATOR"
		]);
		async function makeCommit(place, plan) {
			let { ownBranch } = place, { refusal, lostAnswer } = await moveRefs(place, [{
				branch: ownBranch,
				before: noCommit,
				after: plan.base
			}]), existing = refusal === void 0 && lostAnswer === void 0 ? void 0 : await readOwnBranch(place);
			if (existing === void 0 && lostAnswer !== void 0) throw lostAnswer;
			if (existing === void 0 && refusal !== void 0) throw branchRefusal(ownBranch, refusal);
			if (existing !== void 0 && existing.commit.oid !== plan.base) {
				if (isPlanned(existing.commit, plan)) return existing;
				let leftover = await plan.judgeLeftover(existing.commit);
				if (leftover === "usable") return existing;
				if (leftover === "stale" && await deleteOwnBranch(place, existing.commit.oid)) return makeCommit(place, plan);
				throw notPosted(`the branch ${JSON.stringify(ownBranch)} already has something else. Delete that branch`);
			}
			return {
				commit: await verifyCommit(place, plan, await createCommit(place, plan)),
				pulls: existing?.pulls ?? []
			};
		}
		function branchRefusal(ownBranch, reason) {
			let [folder = "", below = ""] = (0, _changes_git_objects_js__WEBPACK_IMPORTED_MODULE_2__.p6)(ownBranch);
			return notPosted(`the branch ${JSON.stringify(ownBranch)} can't be created (${reason}). A branch named ${JSON.stringify(folder)} or ${JSON.stringify(below)} is in its way, or "github-token" lacks "contents: write"`);
		}
		async function verifyCommit(place, plan, commit) {
			if (isPlanned(commit, plan)) return commit;
			await deleteOwnBranch(place, commit.oid);
			let message = `GitHub made a different commit from the one that was checked: its tree is ${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.TN)(commit.tree.oid)}, but should be ${plan.root}. The commit was discarded.`;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.is("changes_differ", message);
		}
		let commitMutation = `mutation Commit($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { ${commitFields} } }
}`, commitAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ createCommitOnBranch: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(commitShape) })) });
		async function createCommit(place, plan) {
			let { github, ownBranch } = place, { base, headline, body, changes } = plan, input = {
				branch: {
					repositoryNameWithOwner: (0, _subject_js__WEBPACK_IMPORTED_MODULE_5__.q5)(github.repository),
					branchName: ownBranch
				},
				expectedHeadOid: base,
				message: {
					headline,
					body
				},
				fileChanges: {
					additions: changes.flatMap(({ path, content }) => content === null ? [] : [{
						path,
						contents: content
					}]),
					deletions: changes.flatMap(({ path, content }) => content === null ? [{ path }] : [])
				}
			}, { data, refusal, lostAnswer } = await mutate(github, {
				query: commitMutation,
				variables: { input }
			}, commitAnswer), commit = data?.createCommitOnBranch?.commit ?? void 0;
			if (commit !== void 0) return commit;
			let current = await readOwnBranch(place);
			if (current !== void 0 && current.commit.oid !== base) return current.commit;
			throw lostAnswer === void 0 ? (await deleteOwnBranch(place, base), notPosted(`GitHub refuses the commit (${refusal ?? "without a reason"}). "github-token" needs "contents: write", and for a workflow file the token of an app with "workflows: write"`)) : lostAnswer;
		}
		async function moveBranch(place, { branch, from, to }) {
			let { refusal, lostAnswer } = await moveRefs(place, [{
				branch,
				before: from,
				after: to
			}, {
				branch: place.ownBranch,
				before: to,
				after: noCommit
			}]);
			if (refusal === void 0 && lostAnswer === void 0) return { is: "moved" };
			let current = await readOwnBranch({
				...place,
				ownBranch: branch
			});
			if (current?.commit.oid === to) return { is: "moved" };
			if (lostAnswer !== void 0) throw lostAnswer;
			return refusal !== void 0 && current?.commit.oid === from ? {
				is: "refused",
				words: refusal
			} : { is: "elsewhere" };
		}
		async function deleteOwnBranch(place, commit) {
			let { refusal, lostAnswer } = await moveRefs(place, [{
				branch: place.ownBranch,
				before: commit,
				after: noCommit
			}]);
			return refusal === void 0 && lostAnswer === void 0;
		}
		let noCommit = "0".repeat(40), refsAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ updateRefs: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J()) });
		function moveRefs({ github, repositoryId }, moves) {
			return mutate(github, {
				query: "mutation Refs($input: UpdateRefsInput!) { updateRefs(input: $input) { clientMutationId } }",
				variables: { input: {
					repositoryId,
					refUpdates: moves.map(({ branch, before, after }) => ({
						name: `refs/heads/${branch}`,
						beforeOid: before,
						afterOid: after,
						force: !1
					}))
				} }
			}, refsAnswer);
		}
		async function mutate(github, request, shape) {
			try {
				let { data, refused } = await github.graphql(request, shape), [first] = refused;
				return {
					data,
					refusal: first && (0, _log_js__WEBPACK_IMPORTED_MODULE_3__.TN)(`${first.type ?? "no type"}: ${first.message}`)
				};
			} catch (error) {
				if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__.y_)) throw error;
				return (0, _api_refusal_js__WEBPACK_IMPORTED_MODULE_6__.Y2)(error) ? { lostAnswer: error } : { refusal: (0, _log_js__WEBPACK_IMPORTED_MODULE_3__.TN)(error.message) };
			}
		}
		function notPosted(why) {
			return new _errors_js__WEBPACK_IMPORTED_MODULE_4__.is("changes_not_posted", `The change is not posted: ${why}.`);
		}
	}),
	5574: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H2: () => toOwnBranchName,
			PW: () => ownBranchPrefix,
			YI: () => shortenDigest,
			rP: () => readDigest,
			y4: () => toBranchPrefix
		});
		let ownBranchPrefix = "interns/";
		function toOwnBranchName(tag, runId, digest) {
			return `${toBranchPrefix(tag)}${runId}-${shortenDigest(digest)}`;
		}
		function toBranchPrefix(tag) {
			return `${ownBranchPrefix}${tag}/`;
		}
		function readDigest(message) {
			return /^Interns-Change: (sha256:[0-9a-f]{64})$/m.exec(message)?.[1];
		}
		function shortenDigest(digest) {
			return digest.replace(/^sha256:/, "").slice(0, 8);
		}
	}),
	9462: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			gm: () => readBlob,
			iz: () => readFolders,
			sV: () => readWholeTree,
			tp: () => readSmallBlob
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3305), _changes_git_objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(432), _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7309);
		let sha1 = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^[0-9a-f]{40}$/)), commitShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ tree: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ sha: sha1 }) }), treeShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			truncated: zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			tree: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				path: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.m9(1)),
				mode: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^[0-7]{6}$/)),
				sha: sha1
			}))
		});
		async function readWholeTree(github, commit) {
			let { root, folders, list, readFolder } = await createTreeReader(github, commit), queue = [root];
			for (let folder = queue.pop(); folder !== void 0; folder = queue.pop()) {
				let { truncated, tree } = await list(folder, { recursive: "1" });
				truncated ? queue.push(...await readFolder(folder)) : addTree(folders, folder, tree);
			}
			return folders;
		}
		async function readFolders(github, commit, paths) {
			let { root, folders, readFolder } = await createTreeReader(github, commit), neededPaths = new Set(paths.flatMap((path) => (0, _changes_git_objects_js__WEBPACK_IMPORTED_MODULE_2__.p6)(path).slice(0, -1))), queue = [root];
			for (; queue.length > 0;) {
				let below = await Promise.all(queue.splice(0, 8).map(readFolder));
				queue.push(...below.flat().filter(({ path }) => neededPaths.has(path)));
			}
			return folders;
		}
		async function createTreeReader(github, commit) {
			let requests = 0, list = ({ sha }, query = {}) => {
				if (requests += 1, requests > 300) throw unreadable("it takes more than 300 requests");
				return github.json(({ git }) => git.getTree, {
					tree_sha: sha,
					...query
				}, treeShape, 33554432);
			}, folders = new Map(), readFolder = async (folder) => {
				let { truncated, tree } = await list(folder);
				if (truncated) throw unreadable(`GitHub does not list all names in its folder "${folder.path}"`);
				let entries = tree.map(({ path, mode, sha }) => ({
					name: path,
					mode,
					sha
				}));
				return verifyFolder(folder, entries), folders.set(folder.path, entries), entries.filter(({ mode }) => mode === _changes_git_objects_js__WEBPACK_IMPORTED_MODULE_2__.a1).map(({ name, sha }) => ({
					path: (0, _changes_git_objects_js__WEBPACK_IMPORTED_MODULE_2__.uJ)(folder.path, name),
					sha
				}));
			}, { sha } = (await github.json(({ git }) => git.getCommit, { commit_sha: commit }, commitShape)).tree;
			return {
				root: {
					path: "",
					sha
				},
				folders,
				list,
				readFolder
			};
		}
		async function readBlob(github, sha, maxBytes) {
			let bytes = await readSmallBlob(github, sha, maxBytes);
			if (bytes === void 0) throw unreadable(`the file ${sha} has more than ${maxBytes} bytes`);
			return bytes;
		}
		async function readSmallBlob(github, sha, maxBytes) {
			let bytes = await github.bytes(({ git }) => git.getBlob, {
				file_sha: sha,
				headers: { accept: "application/vnd.github.raw+json" }
			}, maxBytes);
			if (bytes !== void 0 && (0, _changes_git_objects_js__WEBPACK_IMPORTED_MODULE_2__.FM)(bytes) !== sha) throw unreadable(`GitHub's file does not match ${sha}`);
			return bytes;
		}
		function addTree(folders, top, tree) {
			let below = tree.map(({ path, mode, sha }) => ({
				path: (0, _changes_git_objects_js__WEBPACK_IMPORTED_MODULE_2__.uJ)(top.path, path),
				mode,
				sha
			})), allFolders = [top, ...below.filter(({ mode }) => mode === _changes_git_objects_js__WEBPACK_IMPORTED_MODULE_2__.a1)], byPath = new Map(allFolders.map(({ path }) => [path, []]));
			for (let { path, mode, sha } of below) {
				let slash = path.lastIndexOf("/"), entries = byPath.get(path.slice(0, Math.max(0, slash)));
				if (entries === void 0) throw unreadable(`GitHub lists "${path}", but not its folder`);
				entries.push({
					name: path.slice(slash + 1),
					mode,
					sha
				});
			}
			for (let folder of allFolders) {
				let entries = byPath.get(folder.path) ?? [];
				verifyFolder(folder, entries), folders.set(folder.path, entries);
			}
		}
		function verifyFolder({ path, sha }, entries) {
			if (!entries.every(({ name }) => !name.includes("/") && !name.includes("\0")) || (0, _changes_git_objects_js__WEBPACK_IMPORTED_MODULE_2__.eq)(entries) !== sha) throw unreadable(`GitHub's folder "${path}" does not match ${sha}`);
		}
		function unreadable(why) {
			return new _errors_js__WEBPACK_IMPORTED_MODULE_3__.is("changes_unreadable", `The tree of the commit can't be read: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_4__.TN)(why)}.`);
		}
	}),
	8454: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			bx: () => chooseTarget,
			FB: () => findTarget,
			Ml: () => refuseTarget
		});
		var errors = __webpack_require__(452), log = __webpack_require__(7309), wording = __webpack_require__(6559), run_context = __webpack_require__(5928), github_subject = __webpack_require__(9127), own_branch = __webpack_require__(5574), schemas = __webpack_require__(8395), commit = __webpack_require__(6356);
		let nodesShape = (node) => schemas._H3({ nodes: schemas.YOg(node) }), withTotal = (node) => schemas._H3({
			totalCount: schemas.Whr(),
			nodes: schemas.YOg(node)
		}), messageShape = schemas._H3({ message: schemas.YjP() }), authorsShape = withTotal(schemas._H3({ author: schemas.mee(schemas._H3({ __typename: schemas.YjP() })) })), approvalShape = schemas._H3({
			number: schemas.Whr(),
			autoMergeRequest: schemas.mee(schemas.L5J()),
			mergeQueueEntry: schemas.mee(schemas.L5J()),
			latestOpinionatedReviews: schemas.mee(withTotal(schemas._H3({ state: schemas.YjP() })))
		}), tipShape = schemas._H3({
			target: schemas._H3({
				...commit.dO.shape,
				history: nodesShape(messageShape)
			}),
			associatedPullRequests: withTotal(approvalShape)
		}), openShape = schemas._H3({
			number: schemas.Whr(),
			url: schemas.YjP(),
			createdAt: schemas.YjP(),
			baseRefName: schemas.YjP(),
			isCrossRepository: schemas.zMY(),
			commits: withTotal(schemas._H3({ commit: messageShape })),
			comments: authorsShape,
			reviews: authorsShape
		}), pullShape = schemas._H3({
			state: schemas.YjP(),
			isCrossRepository: schemas.zMY(),
			headRefName: schemas.YjP(),
			headRefOid: schemas.YjP(),
			headRef: schemas.mee(tipShape)
		}), shape = schemas._H3({ repository: schemas._H3({
			id: schemas.YjP(),
			defaultBranchRef: schemas.mee(schemas._H3({ name: schemas.YjP() })),
			ref: schemas.lqM(schemas.mee(tipShape)),
			pullRequest: schemas.lqM(pullShape),
			refs: schemas.lqM(nodesShape(schemas._H3({
				name: schemas.YjP(),
				associatedPullRequests: nodesShape(openShape)
			})))
		}) }), query = `query ChangeTarget($owner: String!, $repo: String!, $number: Int!, $ref: String!, $prefix: String!, $rounds: Int!, $onPull: Boolean!, $withOpen: Boolean!) {
  repository(owner: $owner, name: $repo) {
    id
    defaultBranchRef { name }
    ref(qualifiedName: $ref) @skip(if: $onPull) { ...Tip }
    pullRequest(number: $number) @include(if: $onPull) {
      state
      isCrossRepository
      headRefName
      headRefOid
      headRef { ...Tip }
    }
    refs(refPrefix: $prefix, first: 100, orderBy: { field: ALPHABETICAL, direction: DESC }) @include(if: $withOpen) {
      nodes {
        name
        associatedPullRequests(states: OPEN, first: 5) {
          nodes {
            number
            url
            createdAt
            baseRefName
            isCrossRepository
            commits(last: 1) { totalCount nodes { commit { message } } }
            comments(first: 50) { totalCount nodes { author { __typename } } }
            reviews(first: 50) { totalCount nodes { author { __typename } } }
          }
        }
      }
    }
  }
}
fragment Tip on Ref {
  target { ... on Commit { ${commit.T1} history(first: $rounds) { nodes { message } } } }
  associatedPullRequests(states: OPEN, first: 20) {
    totalCount
    nodes {
      number
      autoMergeRequest { enabledAt }
      mergeQueueEntry { state }
      latestOpinionatedReviews(first: 100) { totalCount nodes { state } }
    }
  }
}`;
		async function readTarget(github, job, place) {
			let { method, tag, maxRounds } = job, variables = {
				...github.repository,
				number: place.on === "pull-request" ? place.number : 0,
				ref: place.on === "branch" ? `refs/heads/${place.branch}` : "refs/heads/none",
				prefix: `refs/heads/${(0, own_branch.y4)(tag)}`,
				rounds: Math.min(maxRounds, 100),
				onPull: place.on === "pull-request",
				withOpen: method === "pull-request"
			}, { data, refused } = await github.graphql({
				query,
				variables
			}, shape), [first] = refused;
			if (first === void 0) return toTarget(data.repository, place, tag);
			let message = `GitHub does not return everything about the target of the change (${first.type ?? "no type"}): ${first.message} Check that the job's "permissions" let "github-token" read contents and pull requests.`;
			throw new errors.y_("github_refused", message);
		}
		function toTarget(answer, place, tag) {
			let { id: repositoryId, pullRequest, ref } = answer, branchFacts = (branch, isFork) => {
				let isDefaultBranch = !isFork && branch === answer.defaultBranchRef?.name;
				return {
					repositoryId,
					branch,
					isFork,
					isDefaultBranch,
					open: findOpenChanges(branch, answer, tag)
				};
			};
			if (place.on === "branch") {
				if (ref == null) return;
				let { branch, head } = place, pull = {
					number: null,
					isOpen: !0
				};
				return {
					...branchFacts(branch, !1),
					...toTip(ref),
					...pull,
					head,
					isHeadNamed: !0
				};
			}
			if (pullRequest === void 0) return;
			let { state, isCrossRepository: isFork, headRefName, headRefOid, headRef } = pullRequest, isOpen = state === "OPEN";
			if (!isFork && headRef === null && isOpen) return;
			let tip = isFork || headRef === null ? {
				tip: headRefOid,
				tipCommit: void 0,
				tipDigest: void 0,
				rounds: 0,
				approved: void 0
			} : toTip(headRef), pull = {
				number: place.number,
				isOpen
			}, head = {
				head: place.head ?? headRefOid,
				isHeadNamed: place.head !== void 0
			};
			return {
				...branchFacts(headRefName, isFork),
				...tip,
				...pull,
				...head
			};
		}
		function toTip({ target, associatedPullRequests: pulls }) {
			let digests = target.history.nodes.map(({ message }) => (0, own_branch.rP)(message)), rounds = digests.includes(void 0) ? digests.indexOf(void 0) : digests.length, [first] = pulls.nodes, unread = first !== void 0 && pulls.totalCount > pulls.nodes.length ? `${first.number} is one of more than 20 from its branch` : void 0, approved = pulls.nodes.map(describeApproval).find((one) => one !== void 0) ?? unread;
			return {
				tip: target.oid,
				tipCommit: target,
				tipDigest: digests[0],
				rounds,
				approved
			};
		}
		function describeApproval(pullRequest) {
			let { number, autoMergeRequest, mergeQueueEntry, latestOpinionatedReviews: reviews } = pullRequest;
			return mergeQueueEntry === null ? autoMergeRequest === null ? reviews === null ? void 0 : reviews.totalCount > reviews.nodes.length || reviews.nodes.some(({ state }) => state === "APPROVED") ? `${number} is approved` : void 0 : `${number} is set to merge automatically` : `${number} is in the merge queue`;
		}
		function findOpenChanges(into, { refs }, tag) {
			return (refs?.nodes ?? []).flatMap(({ name, associatedPullRequests: { nodes } }) => {
				let branch = `${(0, own_branch.y4)(tag)}${name}`;
				return nodes.filter(({ baseRefName, isCrossRepository }) => baseRefName === into && !isCrossRepository).map((pull) => {
					let { number, url, createdAt } = pull;
					return {
						number,
						url,
						branch,
						createdAt,
						isUntouched: isUntouched(pull, branch)
					};
				});
			});
		}
		function isUntouched({ commits, comments, reviews }, branch) {
			let digest = (0, own_branch.rP)(commits.nodes[0]?.commit.message ?? ""), isOwnCommit = commits.totalCount === 1 && digest !== void 0 && branch.endsWith(`-${(0, own_branch.YI)(digest)}`), isQuiet = ({ totalCount, nodes }) => totalCount === nodes.length && nodes.every(({ author }) => author !== null && author.__typename !== "User");
			return isOwnCommit && isQuiet(comments) && isQuiet(reviews);
		}
		async function chooseTarget(github, job) {
			let target = await findTarget(github, job);
			return "why" in target ? target : refuseTarget(target, job) ?? target;
		}
		async function findTarget(github, job) {
			let { event, method } = job, place = toPlace(job), isFork = (0, run_context.JG)(event) === !0;
			if (isFork && readOnlyOnForks.has(event.name)) return {
				why: "The pull request comes from a fork, and GitHub gives its jobs no token that may write.",
				remedy: "Someone with write access can ask for suggestions with a comment (\"issue_comment\")."
			};
			isFork && refuseFork(method);
			let target = await readTarget(github, job, place);
			return target?.isFork === !0 && refuseFork(method), target ?? {
				why: "The branch no longer exists.",
				remedy: "Restore it for a change by an intern."
			};
		}
		function refuseTarget(target, { method, maxRounds }) {
			let { number, branch, isDefaultBranch, isOpen, rounds, approved, open } = target;
			if (!isOpen) return {
				why: `Pull request ${number} is closed.`,
				remedy: "Reopen it for a change by an intern."
			};
			if (branch.startsWith(own_branch.PW)) return {
				why: `The branch ${quote(branch)} is itself a change by an intern.`,
				remedy: "Interns do not build on each other: let a person take it from here."
			};
			if (method === "suggestions") return;
			if (method === "commit" && isDefaultBranch) {
				let message = (0, wording.MH)`A change is never committed to the default branch, ${quote(branch)}. Set ${(0, wording.hF)("changes")} to "pull-request".`;
				throw new errors.is("changes_not_posted", message, { source: "changes" });
			}
			if (rounds >= Math.min(maxRounds, 100)) return {
				why: `The last ${rounds} commits of ${quote(branch)} are changes by interns, and "max-change-rounds" is ${maxRounds}.`,
				remedy: "Changes are posted again after a commit by a person."
			};
			if (method === "commit" && approved !== void 0) return {
				why: `Pull request ${approved}: a commit now would be merged without having been read.`,
				remedy: "Set \"changes\" to \"pull-request\": the change then gets its own pull request."
			};
			let busyChange = method === "pull-request" ? open.find((one) => !one.isUntouched) : void 0;
			return busyChange === void 0 ? void 0 : {
				why: `${busyChange.url}, open since ${busyChange.createdAt.slice(0, 10)}, has the same tag and target branch, and somebody has worked on it.`,
				remedy: "Merge or close it first."
			};
		}
		let readOnlyOnForks = new Set([
			"pull_request",
			"pull_request_review",
			"pull_request_review_comment"
		]);
		function toPlace({ event, env, method }) {
			let refuse = (why) => new errors.dz("input_conflict", (0, wording.MH)`${(0, wording.hF)("changes")} is "${method}", but ${why}`, { source: "changes" });
			if (event.name === "workflow_run" || event.name === "merge_group") throw refuse(`"${event.name}" is for commits of another event. Put the jobs into the workflow of that event.`);
			let subject = (0, github_subject.$e)(event);
			if (subject?.isPullRequest === !0) return {
				on: "pull-request",
				number: subject.number,
				head: subject.headSha
			};
			if (method === "suggestions") throw refuse(`the event "${event.name}" has no pull request. Use "pull-request", which opens one.`);
			let [, branch] = /^refs\/heads\/(.+)$/.exec(env.GITHUB_REF ?? "") ?? [], head = env.GITHUB_SHA ?? "";
			if (branch === void 0 || !/^[0-9a-f]{40}$/.test(head)) throw refuse(`GITHUB_REF is "${(0, log.TN)(env.GITHUB_REF ?? "")}", which isn't a branch. Run the workflow for a branch or a pull request.`);
			return {
				on: "branch",
				branch,
				head
			};
		}
		function refuseFork(method) {
			if (method === "suggestions") return;
			let message = (0, wording.MH)`${(0, wording.hF)("changes")} is "${method}", but the pull request comes from a fork, whose branches belong to its owner. Use "suggestions".`;
			throw new errors.dz("input_conflict", message, { source: "changes" });
		}
		function quote(name) {
			return JSON.stringify((0, log.TN)(name));
		}
	}),
	2244: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			qo: () => isGuardedName,
			ue: () => isLockFile
		});
		var _text_fold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4364), _text_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7141);
		let instructionFiles = "AGENTS.md AGENTS.override.md CLAUDE.md CLAUDE.local.md GEMINI.md CODEOWNERS opencode.json opencode.jsonc".split(" "), lockFiles = "package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml bun.lock* deno.lock Pipfile.lock poetry.lock uv.lock pdm.lock Cargo.lock go.sum go.work.sum Gemfile.lock composer.lock gradle.lockfile packages.lock.json mix.lock pubspec.lock flake.lock".split(" "), buildFiles = "package.json pnpm-*.yaml bunfig.toml deno.json* lerna.json turbo.json nx.json pyproject.toml setup.py setup.cfg requirements*.txt Pipfile* conftest.py tox.ini noxfile.py Cargo.* build.rs rust-toolchain* go.mod go.work Gemfile* *.gemspec Rakefile composer.* pom.xml *.gradle* gradle.properties gradle-wrapper.* gradlew* mvnw* build.sbt Makefile GNUmakefile *.mk CMakeLists.txt *.cmake Justfile Taskfile.* meson.build BUILD BUILD.bazel WORKSPACE WORKSPACE.bazel MODULE.bazel flake.nix Dockerfile* Containerfile* *.dockerfile compose*.y*ml docker-compose*.y*ml Jenkinsfile* *.csproj *.fsproj *.vbproj *.sln *.slnx Directory.Build.* Directory.Packages.* nuget.config mix.exs pubspec.yaml Package.swift Package.resolved Podfile* action.yml action.yaml azure-pipelines*.y*ml bitbucket-pipelines.yml cloudbuild*.y*ml cloudbuild*.json buildspec*.y*ml appveyor.y*ml codemagic.y*ml bitrise.y*ml screwdriver.y*ml lefthook.y*ml netlify.toml vercel.json Vagrantfile Earthfile Tiltfile build.xml".split(" "), guardedNames = [
			...instructionFiles,
			...lockFiles,
			...buildFiles
		], matchesGuarded, matchesLockFile, guardedCache = new Map();
		function isGuardedName(name) {
			let remembered = guardedCache.get(name);
			if (remembered !== void 0) return remembered;
			let folded = (0, _text_fold_js__WEBPACK_IMPORTED_MODULE_0__._)(name);
			matchesGuarded ??= compileNames(guardedNames);
			let isGuarded = folded.startsWith(".") || matchesGuarded(folded);
			return guardedCache.size >= 1e4 && guardedCache.clear(), guardedCache.set(name, isGuarded), isGuarded;
		}
		function isLockFile(path) {
			return matchesLockFile ??= compileNames(lockFiles), matchesLockFile((0, _text_fold_js__WEBPACK_IMPORTED_MODULE_0__._)(path.slice(path.lastIndexOf("/") + 1)));
		}
		function compileNames(names) {
			let globs = names.flatMap((name) => (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.SO)((0, _text_fold_js__WEBPACK_IMPORTED_MODULE_0__._)(name)) ?? []);
			return (folded) => globs.some((glob) => (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.mw)(glob, folded));
		}
	}),
	491: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Mc: () => comparePathBytes,
			gB: () => changeRules,
			sx: () => judgeChange,
			vN: () => judgeChanges
		});
		var _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5635), _text_fold_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4364), _text_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7141), _guarded_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2244);
		let changeRules = [
			"default",
			"malformed",
			"guarded",
			"unfit",
			"ignored",
			"budget"
		];
		function judgeChange(policy, change, context) {
			let [judged] = judgeChanges(policy, [change], context);
			if (judged === void 0) throw TypeError("No change was judged.");
			return judged.verdict;
		}
		function judgeChanges({ changes: entries = [], changeBudget: budget }, changes, context) {
			let entriesInContext = entries.map((entry) => ({
				entry,
				whenFailure: (0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__._3)(entry, context)?.()
			})), uses = new Map(), spent = {
				files: 0,
				bytes: 0,
				lines: 0
			}, judgeNext = (change) => {
				let verdict = judgeByEntries(entriesInContext, change), entry = entries.find(({ id }) => id === verdict.rule), count = (uses.get(verdict.rule) ?? 0) + 1;
				if (uses.set(verdict.rule, count), entry?.limit !== void 0 && count > entry.limit) return {
					...verdict,
					answer: "stop",
					reason: `the limit of "${entry.id}", ${entry.limit}, is used up`
				};
				if (verdict.answer !== "taken") return verdict;
				spent.files += 1, spent.bytes += change.bytes, spent.lines += change.lines;
				let exceeded = [
					"files",
					"bytes",
					"lines"
				].find((name) => spent[name] > budget[name]);
				if (exceeded === void 0) return verdict;
				let reason = `the budget of ${budget[exceeded]} ${exceeded} is used up`;
				return {
					...verdict,
					answer: "stop",
					rule: "budget",
					reason
				};
			};
			return changes.toSorted(comparePathBytes).map((change) => ({
				change,
				verdict: judgeNext(change)
			}));
		}
		function comparePathBytes(one, other) {
			return Buffer.compare(Buffer.from(one.path), Buffer.from(other.path));
		}
		function judgeByEntries(entries, change) {
			let why = findPathFlaw(change.path), flaw = why === void 0 ? change.flaw : {
				why,
				stops: change.flaw?.stops === !0
			}, trace = [], decidingEntry;
			for (let { entry, whenFailure } of entries) {
				let whyNot = decidingEntry === void 0 ? whenFailure ?? whyNotMatched(entry, change, flaw) : "not reached";
				trace.push({
					id: entry.id,
					matched: whyNot === void 0,
					because: whyNot ?? "path and status match"
				}), whyNot === void 0 && (decidingEntry = entry);
			}
			if (decidingEntry === void 0) return {
				...judgeUndecided(change, flaw),
				trace
			};
			let answers = {
				allow: "taken",
				reject: "left",
				stop: "stop"
			}, reason = decidingEntry.reason ?? `"${decidingEntry.id}" says ${decidingEntry.verb}`;
			return {
				answer: answers[decidingEntry.verb],
				rule: decidingEntry.id,
				reason,
				trace
			};
		}
		function whyNotMatched(entry, change, flaw) {
			let reach = entry.reach(change.path);
			if (reach === "not") return "the path does not match";
			if (reach === "guarded") return "the path has a guarded name, which the glob does not spell out";
			if (!entry.statuses.includes(change.status)) return `status is "${change.status}", wants ${entry.statuses.join(" or ")}`;
			if (entry.verb === "allow") return flaw === void 0 ? change.binary && !entry.binary ? "the content is binary" : void 0 : `the change is unfit: ${flaw.why}`;
		}
		function judgeUndecided({ path, status, binary }, flaw) {
			let answer = flaw?.stops !== !0 && (status === "added" || (0, _guarded_js__WEBPACK_IMPORTED_MODULE_1__.ue)(path) && flaw === void 0) ? "left" : "stop";
			return flaw === void 0 ? path.split("/").some(_guarded_js__WEBPACK_IMPORTED_MODULE_1__.qo) ? {
				answer,
				rule: "guarded",
				reason: "no entry spells out its guarded name"
			} : binary ? {
				answer,
				rule: "unfit",
				reason: "its content is binary, but no entry with \"binary: true\" takes it"
			} : {
				answer,
				rule: "default",
				reason: "no entry takes it"
			} : {
				answer,
				rule: "unfit",
				reason: flaw.why
			};
		}
		let device = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9]|lpt[0-9]) *(?:\.|$)/u;
		function findPathFlaw(path) {
			return !path.isWellFormed() || path.includes("\ufffd") ? "its name is not UTF-8" : path.includes(":") ? "its name has a colon" : (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_2__.qW)(path) ? path.normalize("NFC") === path ? path.split("/").map(findNameFlaw).find((flaw) => flaw !== void 0) : "its name is not in the normalisation form NFC" : "it is not a plain path";
		}
		function findNameFlaw(name) {
			let folded = (0, _text_fold_js__WEBPACK_IMPORTED_MODULE_3__._)(name);
			return Buffer.byteLength(name) > 255 ? "a name in it is too long for a file system" : folded === ".git" ? "it is in a folder of Git" : folded === ".gitmodules" ? "it is \".gitmodules\"" : device.test(folded) ? "Windows reads its name as a device" : void 0;
		}
	}),
	5635: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ho: () => isMatched,
			IT: () => explainEntry,
			_3: () => whyWhenFails
		});
		var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1576), _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1376), _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2774);
		function matches({ test, missing }, value, mode, links) {
			return value === void 0 ? missing || test.takesMissing === !0 : mode === "when" && value === _context_js__WEBPACK_IMPORTED_MODULE_0__.$5 ? test.listed?.includes(_context_js__WEBPACK_IMPORTED_MODULE_0__.$5) === !0 : test.holds(value, {
				mode,
				doubt: mode === "guard",
				links
			});
		}
		function explainMismatch(key, { test, missing }, value, links) {
			let why = value === void 0 ? void 0 : test.whyNot?.(value, links);
			if (why !== void 0) return `${key}: ${why}`;
			let oddity = value === void 0 ? "" : test.describeOdd?.(value) ?? "";
			return `${key} is ${(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__.vp)(value)}${oddity}, wants ${test.wanted}${missing ? ", or missing" : ""}`;
		}
		function explainUnusualMatch(key, { test }, value, links) {
			if (value === void 0) return `${key} is missing`;
			let oddity = test.describeOdd?.(value) ?? "";
			if (oddity !== "") return `${key} is ${(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__.vp)(value)}${oddity}`;
			let why = test.whyHolds?.(value, links);
			return why === void 0 ? void 0 : `${key}: ${why}`;
		}
		function whyWhenFails({ when }, context) {
			let failing = when.find(({ matcher, value }) => !matches(matcher, value(context), "when"));
			return failing && (() => explainMismatch(`when.${failing.key}`, failing.matcher, failing.value(context)));
		}
		function whyEntryFails(entry, pause, context, mode) {
			let whenFailure = whyWhenFails(entry, context);
			if (whenFailure !== void 0) return whenFailure;
			let failing = entry.match.find((condition) => !isMet(condition, pause, mode));
			if (failing !== void 0) return () => explainMismatch(failing.key, failing.matcher, failing.value(pause), pause.links);
			let placeFailure = entry.placeLimits && (0, _place_js__WEBPACK_IMPORTED_MODULE_2__.ap)(entry.placeLimits, pause);
			return placeFailure === void 0 ? void 0 : () => placeFailure;
		}
		function isMatched(entry, pause, context, mode) {
			return whyEntryFails(entry, pause, context, mode) === void 0;
		}
		function isMet({ key, matcher, value }, pause, mode) {
			return matches(matcher, value(pause), mode, pause.links) || mode === "guard" && (0, _place_js__WEBPACK_IMPORTED_MODULE_2__.ZG)(key, pause) !== void 0;
		}
		function explainEntry(entry, pause, context, mode) {
			let failing = whyEntryFails(entry, pause, context, mode);
			return {
				matched: failing === void 0,
				because: failing?.() ?? explainMatch(entry, pause, mode)
			};
		}
		function explainMatch(entry, pause, mode) {
			let { links } = pause;
			for (let condition of entry.match) {
				let value = condition.value(pause), doubt = mode !== "guard" || matches(condition.matcher, value, mode, links) ? void 0 : (0, _place_js__WEBPACK_IMPORTED_MODULE_2__.ZG)(condition.key, pause);
				if (doubt !== void 0) return `${condition.key}: ${doubt}`;
				let reason = explainUnusualMatch(condition.key, condition.matcher, value, links);
				if (reason !== void 0) return reason;
			}
			let keys = [...entry.when.map((each) => `when.${each.key}`), ...entry.match.map((each) => each.key)];
			return keys.length === 1 ? `${keys[0] ?? ""} matches` : `${keys.slice(0, -1).join(", ")} and ${keys.at(-1) ?? ""} match`;
		}
	}),
	3054: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			compileAutomaton: () => compileAutomaton,
			re2: () => re2
		});
		var re2js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2856);
		let re2 = (pattern) => {
			try {
				let compiled = re2js__WEBPACK_IMPORTED_MODULE_0__.L3.compile(pattern);
				return compiled.matches(""), (text) => compiled.matches(text);
			} catch (error) {
				return { error: error instanceof Error ? error.message.replace(/^error parsing regexp: /u, "") : String(error) };
			}
		};
		function compileAutomaton(pattern) {
			let program = re2js__WEBPACK_IMPORTED_MODULE_0__.L3.compile(pattern).re2().prog;
			if (program.numLb !== 0) return;
			let steps = program.inst.map(toStep);
			return steps.every((step) => step !== void 0) ? steps.reduce((sum, step) => sum + (step[0] === "one of" ? step[2].length : 0) + step.length, 0) > 2e4 ? void 0 : {
				start: program.start,
				steps
			} : void 0;
		}
		function toStep(instruction) {
			let { op, out, arg } = instruction;
			return op === 1 || op === 2 ? [
				"fork",
				out,
				arg
			] : op === 3 || op === 7 ? ["go", out] : op === 4 ? [
				"edge",
				out,
				arg
			] : op === 5 ? ["fail"] : op === 6 ? ["match"] : op === 8 || op === 9 ? [
				"one of",
				out,
				toRanges(instruction)
			] : op === 10 ? [
				"one of",
				out,
				[0, lastCharacter]
			] : op === 11 ? [
				"one of",
				out,
				[
					0,
					9,
					11,
					lastCharacter
				]
			] : void 0;
		}
		let lastCharacter = 1114111;
		function toRanges(instruction) {
			let runes = [...instruction.runes], [only, ...others] = runes;
			return only === void 0 || others.length > 0 ? runes : [only, ...listCasedCharacters()].filter((character) => instruction.matchRune(character)).flatMap((one) => [one, one]);
		}
		let cased;
		function listCasedCharacters() {
			return cased ??= Array.from({ length: 1114112 }, (_, character) => character).filter((character) => {
				let text = String.fromCodePoint(character);
				return text.toLowerCase() !== text || text.toUpperCase() !== text;
			}), cased;
		}
	}),
	7141: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$h: () => matchesPath,
			CJ: () => findGlobFlaw,
			SO: () => compileGlob,
			k0: () => splitPathGlob,
			mw: () => globMatches,
			qW: () => isPlainPath,
			x7: () => compilePathGlob
		});
		var _fold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4364), _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1376);
		function compileGlob(pattern) {
			let pieces = [];
			for (let [token] of pattern.matchAll(/\\[\s\S]?|\*+|\?|[^\\*?]+/gu)) {
				let last = pieces.at(-1), text = token.startsWith("\\") ? token.slice(1) : token;
				if (text === "") return;
				token === "?" ? pieces.push("one") : token.startsWith("*") ? pieces.push("run") : typeof last == "object" ? pieces[pieces.length - 1] = { text: last.text + text } : pieces.push({ text });
			}
			return {
				pattern,
				pieces
			};
		}
		function matchesAll(pieces, items) {
			let at = 0, piece = 0, lastRun;
			for (; at < items.length || piece < pieces.length;) {
				let current = pieces[piece], matched = current === void 0 || current === "run" ? void 0 : items.matchEnd(current, at);
				if (current === "run") piece += 1, lastRun = {
					nextPiece: piece,
					end: at
				};
				else if (matched !== void 0) at = matched, piece += 1;
				else {
					let end = lastRun && items.growRun(lastRun.end, pieces[lastRun.nextPiece]);
					if (lastRun === void 0 || end === void 0) return !1;
					lastRun.end = end, at = end, piece = lastRun.nextPiece;
				}
			}
			return !0;
		}
		function globMatches({ pieces }, text) {
			let characterEnd = (at) => at + ((text.codePointAt(at) ?? 0) > 65535 ? 2 : 1);
			return matchesAll(pieces, {
				length: text.length,
				matchEnd(piece, at) {
					return piece === "one" ? at < text.length ? characterEnd(at) : void 0 : text.startsWith(piece.text, at) ? at + piece.text.length : void 0;
				},
				growRun(end, next) {
					if (end >= text.length) return;
					if (next === void 0) return text.length;
					let at = typeof next == "object" ? text.indexOf(next.text, characterEnd(end)) : characterEnd(end);
					return at === -1 ? void 0 : at;
				}
			});
		}
		function isPlainPath(value) {
			return value.length > 4096 || /^[~-]/u.test(value) || /^[A-Za-z]:/u.test(value) || value.includes("\\") || /~[0-9]/u.test(value) || (0, _invisible_js__WEBPACK_IMPORTED_MODULE_0__.wy)(value) ? !1 : value.split("/").every(isPlainSegment);
		}
		function isPlainSegment(segment) {
			return segment !== "" && !segment.endsWith(".") && !segment.startsWith(" ") && !segment.endsWith(" ");
		}
		function findGlobFlaw(glob) {
			if (glob.split("/").some((segment) => segment !== "**" && segment.includes("**"))) return "\"**\" must be a whole segment. Write \"*\" within a segment";
			if (!isPlainPath(glob.replaceAll(/[*?]/gu, "a"))) return "no path matches it. Write it relative to the repository, without a leading \"/\", \"~\" or \"-\", without \".\" or \"..\", and without backslashes";
		}
		function compilePathGlob(glob) {
			let flaw = findGlobFlaw(glob);
			if (flaw !== void 0) throw TypeError(`The path glob ${JSON.stringify(glob)} can't be used: ${flaw}.`);
			let [narrow, wide] = [splitPathGlob(glob), splitPathGlob((0, _fold_js__WEBPACK_IMPORTED_MODULE_1__.S)(glob))];
			return (value, { isWide } = { isWide: !1 }) => {
				if (!isPlainPath(value)) return !1;
				let segments = (isWide ? (0, _fold_js__WEBPACK_IMPORTED_MODULE_1__.S)(value) : value).split("/");
				return matchesPath(isWide ? wide : narrow, segments.length, (piece, at) => {
					let segment = segments[at] ?? "", isHidden = !isWide && segment.startsWith(".");
					return piece === "run" ? !isHidden : (!isHidden || piece.pattern.startsWith(".")) && globMatches(piece, segment);
				});
			};
		}
		function splitPathGlob(glob) {
			return glob.split("/").map((text) => text === "**" ? "run" : compileGlob(text) ?? {
				pattern: text,
				pieces: [{ text }]
			});
		}
		function matchesPath(pieces, length, takes) {
			return matchesAll(pieces, {
				length,
				matchEnd: (piece, at) => at < length && takes(piece, at) ? at + 1 : void 0,
				growRun: (end) => end < length && takes("run", end) ? end + 1 : void 0
			});
		}
	})
};
