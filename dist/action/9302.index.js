export const id = 9302;
export const ids = [9302, 3054];
export const modules = {
	3879: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J5: () => refused,
			Jj: () => toChangesFile,
			e8: () => maxLeft,
			jN: () => digestOfChanges,
			qw: () => readChangesFile
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3305), _errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(452), _json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6413), _log_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7309), _permission_change_judge_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(491), _permission_policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8157), _sha256_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5468), _git_objects_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(432);
		let maxFileBytes = 4194304, sha1 = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^[0-9a-f]{40}$/)), digest = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^sha256:[0-9a-f]{64}$/)), entryShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			path: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(4096)),
			status: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_permission_policy_js__WEBPACK_IMPORTED_MODULE_2__.lJ),
			old: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(sha1),
			new: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(sha1),
			content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		}), maxLeft = 50, leftShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			path: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(4096)),
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
			left: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(leftShape).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(50))),
			changes: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(entryShape).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(_permission_policy_js__WEBPACK_IMPORTED_MODULE_2__.cp.files))
		});
		function digestOfChanges(changes) {
			let rows = changes.toSorted(_permission_change_judge_js__WEBPACK_IMPORTED_MODULE_3__.YG).map((each) => [
				each.path,
				each.status,
				each.old,
				each.new
			]);
			return `sha256:${(0, _sha256_js__WEBPACK_IMPORTED_MODULE_4__.s)(JSON.stringify(rows))}`;
		}
		function toChangesFile(file) {
			let { said, left, changes, ...binding } = file, sorted = changes.toSorted(_permission_change_judge_js__WEBPACK_IMPORTED_MODULE_3__.YG), whole = {
				version: 1,
				...binding,
				digest: digestOfChanges(sorted),
				said,
				left,
				changes: sorted
			}, text = `${JSON.stringify(whole, null, 2)}\n`;
			return readChangesFile(text), text;
		}
		function readChangesFile(text, binding) {
			if (Buffer.byteLength(text) > maxFileBytes) throw refused(`it has more than ${maxFileBytes} bytes`);
			let read = fileShape.safeParse((0, _json_js__WEBPACK_IMPORTED_MODULE_5__.qF)(text));
			if (!read.success) {
				let at = read.error.issues[0]?.path.join(".") ?? "";
				throw refused(`it is no file of changes${at === "" ? "" : `, at "${at}"`}`);
			}
			let { data: file } = read;
			binding !== void 0 && refuseForeign(file, binding);
			for (let entry of file.changes) refuseDamaged(entry);
			if (new Set(file.changes.map(({ path }) => path)).size < file.changes.length) throw refused("it names a path twice");
			if (file.digest !== digestOfChanges(file.changes)) throw refused("its digest is not that of what it holds");
			let bytes = file.changes.reduce((sum, { content }) => sum + Buffer.byteLength(content ?? "", "base64"), 0);
			if (bytes > _permission_policy_js__WEBPACK_IMPORTED_MODULE_2__.cp.bytes) throw refused(`its contents have ${bytes} bytes`);
			return file;
		}
		function refuseForeign(file, binding) {
			for (let name of [
				"repository",
				"pull_request",
				"run_id"
			]) if (file[name] !== binding[name]) throw refused(`its ${name} is ${JSON.stringify(file[name])}, and this job has ${JSON.stringify(binding[name])}`);
			if (file.job === binding.job) throw refused(`it is of this job, "${file.job}", and has to be of another`);
		}
		function refuseDamaged({ path, status, old, new: name, content }) {
			let said = JSON.stringify(path);
			if (old === null != (status === "added")) throw refused(`${said} is ${status}, and its old content says otherwise`);
			if (name === null != (status === "removed") || content === null != (name === null)) throw refused(`${said} is ${status}, and its new content says otherwise`);
			if (name === old) throw refused(`${said} is as it was`);
			if (content === null) return;
			let bytes = Buffer.from(content, "base64");
			if (bytes.toString("base64") !== content) throw refused(`the content of ${said} is not in base64`);
			if ((0, _git_objects_js__WEBPACK_IMPORTED_MODULE_6__.wJ)(bytes) !== name) throw refused(`the content of ${said} is not the one that it names`);
		}
		function refused(why, cause) {
			return new _errors_js__WEBPACK_IMPORTED_MODULE_7__.is("changes_file_refused", `The file of changes is refused: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_8__.TN)(why)}. Give the file that another job of this workflow run collected, unchanged.`, {
				source: "changes-file",
				cause
			});
		}
	}),
	562: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { T: () => fitChanges });
		var _permission_text_fold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4364), _git_objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(432), _line_diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9107);
		function fitChanges(changes, folders) {
			let spelled = spellings(changes), flawInTree = flawsInTree(folders);
			return changes.map((change) => {
				let { path, status, before, after } = change, [old, now] = [before, after].map((bytes) => bytes === void 0 ? "" : (0, _line_diff_js__WEBPACK_IMPORTED_MODULE_0__.gm)(bytes)), diff = old === void 0 || now === void 0 ? null : (0, _line_diff_js__WEBPACK_IMPORTED_MODULE_0__.Pp)(old, now), why = flawInTree(path, status) ?? spelled(path);
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
		function flawsInTree(folders) {
			let known = new Map(), namesIn = (folder) => {
				let entries = folders.get(folder);
				if (entries === void 0 || known.has(folder)) return known.get(folder);
				let modes = new Map(entries.map(({ name, mode }) => [name, mode]));
				return known.set(folder, {
					modes,
					byFold: Map.groupBy(modes.keys(), _permission_text_fold_js__WEBPACK_IMPORTED_MODULE_1__._)
				}), known.get(folder);
			};
			return (path, status) => {
				let names = path.split("/");
				for (let [index, name] of names.entries()) {
					let folder = namesIn(names.slice(0, index).join("/"));
					if (folder === void 0) return;
					let other = folder.byFold.get((0, _permission_text_fold_js__WEBPACK_IMPORTED_MODULE_1__._)(name))?.find((one) => one !== name);
					if (other !== void 0) return `"${other}" beside it differs in case or normalisation alone`;
					let mode = folder.modes.get(name), flaw = mode === void 0 ? void 0 : flawOfMode(mode, index === names.length - 1 ? status : void 0);
					if (flaw !== void 0) return flaw;
				}
			};
		}
		function flawOfMode(mode, status) {
			if (status === void 0) return mode === _git_objects_js__WEBPACK_IMPORTED_MODULE_2__.a1 ? void 0 : "a name on its way is no folder in head";
			if (mode === _git_objects_js__WEBPACK_IMPORTED_MODULE_2__.a1) return "it is a folder in head";
			if (mode === "160000") return "it is a submodule";
			if (status === "modified" && mode !== _git_objects_js__WEBPACK_IMPORTED_MODULE_2__.yK) return `its mode in head is ${mode}, and only plain files (${_git_objects_js__WEBPACK_IMPORTED_MODULE_2__.yK}) can be written`;
		}
		function spellings(changes) {
			let bySpelling = new Map(), prefixes = (path) => {
				let names = path.split("/");
				return names.map((_, index) => names.slice(0, index + 1).join("/"));
			};
			for (let path of new Set(changes.flatMap((change) => prefixes(change.path)))) {
				let folded = (0, _permission_text_fold_js__WEBPACK_IMPORTED_MODULE_1__._)(path);
				bySpelling.set(folded, (bySpelling.get(folded) ?? new Set()).add(path));
			}
			let files = new Set(changes.map(({ path }) => path));
			return (path) => {
				let each = prefixes(path);
				return each.some((prefix) => (bySpelling.get((0, _permission_text_fold_js__WEBPACK_IMPORTED_MODULE_1__._)(prefix))?.size ?? 0) > 1) ? "another change differs from it in case or normalisation alone" : each.slice(0, -1).some((prefix) => files.has(prefix)) ? "another change is a file on its way" : void 0;
			};
		}
	}),
	3583: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => compileIgnored,
			n: () => isIgnoreFile
		});
		var _permission_match_regex_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3054);
		function isIgnoreFile({ name, mode }) {
			return name === ".gitignore" && mode.startsWith("100");
		}
		function compileIgnored(files) {
			let byFolder = new Map([...files].map(([folder, text]) => [folder, text.split("\n").flatMap(toPattern)])), decide = (path, isFolder) => {
				for (let folder = parentOf(path); folder !== void 0; folder = parentOf(folder)) {
					let below = folder === "" ? path : path.slice(folder.length + 1), found = byFolder.get(folder)?.findLast(({ matches, isForFolders }) => (isFolder || !isForFolders) && matches(below));
					if (found !== void 0) return !found.isNegated;
				}
				return !1;
			}, folders = new Map(), isFolderOut = (folder) => {
				let above = parentOf(folder);
				if (above === void 0) return !1;
				let known = folders.get(folder);
				if (known !== void 0) return known;
				let found = isFolderOut(above) || decide(folder, !0);
				return folders.set(folder, found), found;
			};
			return (path, kind) => kind === "folder" ? isFolderOut(path) : isFolderOut(parentOf(path) ?? "") || decide(path, !1);
		}
		function parentOf(path) {
			if (path !== "") return path.slice(0, Math.max(0, path.lastIndexOf("/")));
		}
		function toPattern(written) {
			let line = written.replace(/^\ufeff/u, "").replace(/\r$/u, "");
			if (line.startsWith("#")) return [];
			let isNegated = line.startsWith("!"), whole = withoutBlanks(isNegated ? line.slice(1) : line), isForFolders = whole.endsWith("/"), pattern = isForFolders ? whole.slice(0, -1) : whole;
			if (pattern === "") return [];
			let isAnchored = pattern.includes("/"), source = toRe2(pattern.replace(/^\//u, ""));
			if (source === void 0) return [];
			let matches = _permission_match_regex_js__WEBPACK_IMPORTED_MODULE_0__.re2.compile(`(?s)${isAnchored ? "" : "(?:.*/)?"}${source}`);
			return typeof matches == "function" ? [{
				matches,
				isNegated,
				isForFolders
			}] : [];
		}
		function withoutBlanks(line) {
			let trimmed = line.replace(/ +$/u, "");
			return trimmed.length < line.length && /(?<!\\)(?:\\\\)*\\$/u.test(trimmed) ? `${trimmed} ` : trimmed;
		}
		function toRe2(pattern) {
			let source = "";
			for (let at = 0; at < pattern.length;) {
				let rest = pattern.slice(at), run = /^(?:\*\*\/)+/u.exec(rest), isAtStart = at === 0 || pattern[at - 1] === "/";
				if (isAtStart && run !== null) source += "(?:.*/)?", at += run[0].length;
				else if (isAtStart && at > 0 && rest === "**") source += ".+", at += 2;
				else if (rest.startsWith("*")) source += "[^/]*", at += /^\*+/u.exec(rest)?.[0].length ?? 1;
				else if (rest.startsWith("?")) source += "[^/]", at += 1;
				else if (rest.startsWith("[")) {
					let found = toClass(rest);
					if (found === void 0) return;
					source += found.source, at += found.length;
				} else {
					let isEscaped = rest.startsWith("\\"), [character] = isEscaped ? rest.slice(1) : rest;
					if (character === void 0) return;
					source += quoted(character), at += character.length + +!!isEscaped;
				}
			}
			return source;
		}
		function toClass(text) {
			let found = /^\[([!^]?)(\]?(?:\[:\w+:\]|\\.|[^\]\\])*)\]/su.exec(text);
			if (found === null) return;
			let [all, sign, members = ""] = found, inner = members.replaceAll(/\[:\w+:\]|\\(.)|([[\]^&~])/gsu, (whole, escaped, special) => {
				let one = escaped ?? special;
				return one === void 0 ? whole : quoted(one);
			});
			return {
				source: sign === "" ? `[${inner}]` : `[^/${inner}]`,
				length: all.length
			};
		}
		function quoted(character) {
			return /[\w\s]|[^\0-\x7f]/u.test(character) ? character : `\\${character}`;
		}
	}),
	9107: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Pp: () => diffLines,
			gX: () => toDiffText,
			gm: () => textOfBytes
		});
		var diff__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7291);
		function textOfBytes(bytes) {
			if (!bytes.includes(0)) try {
				return new TextDecoder("utf-8", {
					fatal: !0,
					ignoreBOM: !0
				}).decode(bytes);
			} catch {
				return;
			}
		}
		function diffLines(before, after) {
			let hunks = (0, diff__WEBPACK_IMPORTED_MODULE_0__.YB)("a", "b", before, after, void 0, void 0, {
				context: 3,
				maxEditLength: 1e3
			})?.hunks ?? wholly(before, after), lines = hunks.flatMap((hunk) => hunk.lines), count = (sign) => lines.filter((line) => line.startsWith(sign)).length;
			return {
				added: count("+"),
				removed: count("-"),
				hunks
			};
		}
		function wholly(before, after) {
			let [old, now] = [linesOf(before), linesOf(after)], lines = [...old.map((line) => `-${line}`), ...now.map((line) => `+${line}`)];
			return [{
				oldStart: 1,
				oldLines: old.length,
				newStart: 1,
				newLines: now.length,
				lines
			}];
		}
		function linesOf(text) {
			let lines = text.split("\n");
			return lines.at(-1) === "" ? lines.slice(0, -1) : lines;
		}
		function toDiffText(hunks) {
			return hunks.map(({ oldStart, oldLines, newStart, newLines, lines }) => [`@@ -${oldStart},${oldLines} +${newStart},${newLines} @@`, ...lines].join("\n")).join("\n");
		}
	}),
	6356: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B: () => rootAfter,
			H9: () => isPlanned,
			T1: () => commitFields,
			dO: () => commitShape,
			hD: () => isUnsure,
			ld: () => readOwnBranch,
			mH: () => makeCommit,
			mt: () => deleteOwnBranch,
			n3: () => notPosted,
			ob: () => moveBranch
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _changes_git_objects_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(432), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7309), _api_refusal_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(852), _subject_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9127);
		let commitFields = "oid url tree { oid } parents(first: 2) { nodes { oid } } signature { isValid }", commitShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			oid: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			url: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			tree: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ oid: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() }),
			parents: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ nodes: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ oid: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() })) }),
			signature: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ isValid: zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY() }))
		});
		function rootAfter(folders, changes) {
			return (0, _changes_git_objects_js__WEBPACK_IMPORTED_MODULE_1__.xL)(folders, new Map(changes.map(({ path, new: sha }) => [path, sha])));
		}
		function isPlanned({ tree, parents }, { base, root }) {
			return tree.oid === root && parents.nodes.length === 1 && parents.nodes[0]?.oid === base;
		}
		let branchQuery = `query OwnBranch($owner: String!, $repo: String!, $ref: String!) {
  repository(owner: $owner, name: $repo) {
    ref(qualifiedName: $ref) {
      target { ... on Commit { ${commitFields} } }
      associatedPullRequests(first: 20) { nodes { number url state baseRefName } }
    }
  }
}`, branchShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ repository: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ ref: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			target: commitShape,
			associatedPullRequests: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ nodes: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				number: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
				url: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				state: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				baseRefName: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
			})) })
		})) }) });
		async function readOwnBranch({ github, ownBranch }) {
			let variables = {
				...github.repository,
				ref: `refs/heads/${ownBranch}`
			}, { data } = await github.graphql({
				query: branchQuery,
				variables
			}, branchShape), { ref } = data.repository;
			return ref === null ? void 0 : {
				commit: ref.target,
				pulls: ref.associatedPullRequests.nodes
			};
		}
		async function makeCommit(place, plan) {
			let { ownBranch } = place, made = await moveRefs(place, [{
				branch: ownBranch,
				before: noCommit,
				after: plan.base
			}]), isNew = made.refusal === void 0 && made.unsure === void 0, before = isNew ? void 0 : await readOwnBranch(place);
			if (!isNew && before === void 0) throw made.unsure ?? noBranch(ownBranch, made.refusal ?? "");
			if (before !== void 0 && before.commit.oid !== plan.base) {
				if (isPlanned(before.commit, plan)) return before;
				let is = await plan.recognize(before.commit);
				if (is === "kept") return before;
				if (is === "stale" && await deleteOwnBranch(place, before.commit.oid)) return makeCommit(place, plan);
				throw notPosted(`the branch ${quoted(ownBranch)} has something else already: delete it`);
			}
			return {
				commit: await proved(place, plan, await commitOn(place, plan)),
				pulls: before?.pulls ?? []
			};
		}
		function noBranch(ownBranch, words) {
			let [folder = "", below = ""] = ownBranch.split("/").map((_, index, all) => all.slice(0, index + 1).join("/"));
			return notPosted(`the branch ${quoted(ownBranch)} can't be made (${words}). A branch named ${quoted(folder)} or ${quoted(below)} is in its way, or "github-token" lacks "contents: write"`);
		}
		async function proved(place, plan, commit) {
			if (isPlanned(commit, plan)) return commit;
			throw await deleteOwnBranch(place, commit.oid), new _errors_js__WEBPACK_IMPORTED_MODULE_2__.is("changes_differ", `GitHub made another commit than the one that was checked: its tree is ${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.TN)(commit.tree.oid)}, and should be ${plan.root}. It was thrown away.`);
		}
		let commitMutation = `mutation Commit($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { ${commitFields} } }
}`, commitAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ createCommitOnBranch: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(commitShape) })) });
		async function commitOn(place, plan) {
			let { github, ownBranch } = place, { base, headline, body, changes } = plan, input = {
				branch: {
					repositoryNameWithOwner: (0, _subject_js__WEBPACK_IMPORTED_MODULE_4__.Vb)(github.repository),
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
			}, { data, refusal, unsure } = await mutate(github, {
				query: commitMutation,
				variables: { input }
			}, commitAnswer), commit = data?.createCommitOnBranch?.commit ?? void 0;
			if (commit !== void 0) return commit;
			let now = await readOwnBranch(place);
			if (now !== void 0 && now.commit.oid !== base) return now.commit;
			throw unsure === void 0 ? (await deleteOwnBranch(place, base), notPosted(`GitHub refuses the commit (${refusal ?? "without a reason"}). "github-token" needs "contents: write", and for a workflow file the token of an app with "workflows: write"`)) : unsure;
		}
		async function moveBranch(place, { branch, from, to }) {
			let done = await moveRefs(place, [{
				branch,
				before: from,
				after: to
			}, {
				branch: place.ownBranch,
				before: to,
				after: noCommit
			}]);
			if (done.refusal === void 0 && done.unsure === void 0) return { is: "moved" };
			let now = await readOwnBranch({
				...place,
				ownBranch: branch
			});
			if (now?.commit.oid === to) return { is: "moved" };
			if (done.unsure !== void 0) throw done.unsure;
			return now?.commit.oid === from ? {
				is: "refused",
				words: done.refusal ?? ""
			} : { is: "elsewhere" };
		}
		async function deleteOwnBranch(place, at) {
			let { refusal, unsure } = await moveRefs(place, [{
				branch: place.ownBranch,
				before: at,
				after: noCommit
			}]);
			return refusal === void 0 && unsure === void 0;
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
				return first === void 0 ? { data } : {
					data,
					refusal: toWords(first)
				};
			} catch (error) {
				if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.y_)) throw error;
				return isUnsure(error) ? { unsure: error } : { refusal: (0, _log_js__WEBPACK_IMPORTED_MODULE_3__.TN)(error.message) };
			}
		}
		function isUnsure(error) {
			return (0, _api_refusal_js__WEBPACK_IMPORTED_MODULE_5__.VH)(error) || error.code === "github_malformed";
		}
		function toWords({ type, message }) {
			return (0, _log_js__WEBPACK_IMPORTED_MODULE_3__.TN)(`${type ?? "no type"}: ${message}`);
		}
		function notPosted(why) {
			return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.is("changes_not_posted", `The change is not posted: ${why}.`);
		}
		function quoted(name) {
			return JSON.stringify(name);
		}
	}),
	4511: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			LJ: () => toTarget,
			Q$: () => ownBranchName,
			R1: () => mostRounds,
			Rf: () => askTarget,
			rU: () => ownBranches
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _commit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6356);
		function ownBranchName(tag, runId, digest) {
			return `${branchPrefix(tag)}${runId}-${shortDigest(digest)}`;
		}
		function branchPrefix(tag) {
			return `${ownBranches}${tag}/`;
		}
		let ownBranches = "interns/", author = zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ __typename: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() })), authors = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			totalCount: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			nodes: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ author }))
		}), tip = zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ target: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			..._commit_js__WEBPACK_IMPORTED_MODULE_1__.dO.shape,
			history: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ nodes: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() })) })
		}) })), openShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			number: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			url: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			createdAt: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			baseRefName: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			isCrossRepository: zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			commits: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				totalCount: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
				nodes: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() }) }))
			}),
			comments: authors,
			reviews: authors
		}), shape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ repository: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			defaultBranchRef: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() })),
			ref: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(tip),
			pullRequest: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				state: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				isCrossRepository: zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY(),
				headRefName: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				headRefOid: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				headRef: tip,
				autoMergeRequest: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J()),
				mergeQueueEntry: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J()),
				latestOpinionatedReviews: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
					totalCount: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
					nodes: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ state: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() }))
				}))
			})),
			refs: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ nodes: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				associatedPullRequests: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ nodes: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(openShape) })
			})) }))
		}) }), mostRounds = 100, query = `query ChangeTarget($owner: String!, $repo: String!, $number: Int!, $ref: String!, $prefix: String!, $rounds: Int!, $onPull: Boolean!, $withOpen: Boolean!) {
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
      autoMergeRequest { enabledAt }
      mergeQueueEntry { state }
      latestOpinionatedReviews(first: 100) { totalCount nodes { state } }
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
fragment Tip on Ref { target { ... on Commit { ${_commit_js__WEBPACK_IMPORTED_MODULE_1__.T1} history(first: $rounds) { nodes { message } } } } }`;
		async function askTarget(github, { way, tag, maxRounds }, place) {
			let variables = {
				...github.repository,
				number: place.on === "pull-request" ? place.number : 0,
				ref: place.on === "branch" ? `refs/heads/${place.branch}` : "refs/heads/none",
				prefix: `refs/heads/${branchPrefix(tag)}`,
				rounds: Math.min(maxRounds, 100),
				onPull: place.on === "pull-request",
				withOpen: way === "pull-request"
			}, { data, refused } = await github.graphql({
				query,
				variables
			}, shape), [first] = refused;
			if (first === void 0) return data.repository;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.y_("github_refused", `GitHub does not tell all about the target of the change (${first.type ?? "no type"}): ${first.message} Check that the job's "permissions" let "github-token" read contents and pull requests.`);
		}
		function toTarget(answer, place, tag) {
			let { id: repositoryId, pullRequest, ref } = answer, on = (branch, isFork) => {
				let isDefaultBranch = !isFork && branch === answer.defaultBranchRef?.name;
				return {
					repositoryId,
					branch,
					isFork,
					isDefaultBranch,
					open: openInto(branch, answer, tag)
				};
			};
			if (place.on === "branch") {
				if (ref == null) return;
				let { branch, head } = place, pull = {
					number: null,
					isOpen: !0,
					approved: void 0
				};
				return {
					...on(branch, !1),
					...toTip(ref),
					...pull,
					head,
					isHeadNamed: !0
				};
			}
			if (pullRequest === void 0) return;
			let { state, isCrossRepository: isFork, headRefName, headRefOid, headRef } = pullRequest, isOpen = state === "OPEN";
			if (!isFork && headRef === null && isOpen) return;
			let at = isFork || headRef === null ? {
				tip: headRefOid,
				tipCommit: void 0,
				tipDigest: void 0,
				rounds: 0
			} : toTip(headRef), pull = {
				number: place.number,
				isOpen,
				approved: whyApproved(pullRequest)
			};
			return {
				...on(headRefName, isFork),
				...at,
				...pull,
				head: place.head ?? headRefOid,
				isHeadNamed: place.head !== void 0
			};
		}
		function toTip({ target }) {
			let digests = target.history.nodes.map(({ message }) => digestIn(message)), rounds = digests.includes(void 0) ? digests.indexOf(void 0) : digests.length;
			return {
				tip: target.oid,
				tipCommit: target,
				tipDigest: digests[0],
				rounds
			};
		}
		function whyApproved(pullRequest) {
			let { autoMergeRequest, mergeQueueEntry, latestOpinionatedReviews: reviews } = pullRequest;
			return mergeQueueEntry === null ? autoMergeRequest === null ? reviews === null ? void 0 : reviews.nodes.some(({ state }) => state === "APPROVED") || reviews.totalCount > reviews.nodes.length ? "approved" : void 0 : "to be merged as soon as it may" : "in the merge queue";
		}
		function openInto(branch, { refs }, tag) {
			return (refs?.nodes ?? []).flatMap(({ name, associatedPullRequests: { nodes } }) => nodes.filter(({ baseRefName, isCrossRepository }) => baseRefName === branch && !isCrossRepository).map((one) => ({
				number: one.number,
				url: one.url,
				branch: `${branchPrefix(tag)}${name}`,
				createdAt: one.createdAt,
				isUntouched: isUntouched(one, `${branchPrefix(tag)}${name}`)
			})));
		}
		function isUntouched({ commits, comments, reviews }, branch) {
			let digest = digestIn(commits.nodes[0]?.commit.message ?? ""), isOurs = commits.totalCount === 1 && digest !== void 0 && branch.endsWith(`-${shortDigest(digest)}`), isQuiet = [comments, reviews].every(({ totalCount, nodes }) => totalCount === nodes.length && nodes.every(({ author: by }) => by !== null && by.__typename !== "User"));
			return isOurs && isQuiet;
		}
		function digestIn(message) {
			return /^Interns-Change: (sha256:[0-9a-f]{64})$/m.exec(message)?.[1];
		}
		function shortDigest(digest) {
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
		}), limits = { maxBodyBytes: 33554432 };
		async function readWholeTree(github, commit) {
			let list = countedList(github), folders = new Map(), waiting = [{
				path: "",
				sha: await readRoot(github, commit)
			}];
			for (let at = waiting.pop(); at !== void 0; at = waiting.pop()) {
				let whole = await list(at.sha, !0);
				if (!whole.truncated) {
					addAll(folders, at, whole);
					continue;
				}
				let entries = toFolder(at, await list(at.sha, !1));
				folders.set(at.path, entries), waiting.push(...foldersIn(at.path, entries));
			}
			return { folders };
		}
		async function readFolders(github, commit, paths) {
			let list = countedList(github), wanted = new Set(paths.flatMap(foldersOn)), folders = new Map(), waiting = [{
				path: "",
				sha: await readRoot(github, commit)
			}];
			for (; waiting.length > 0;) {
				let now = waiting.slice(0, 8), read = await Promise.all(now.map(async (at) => ({
					at,
					entries: toFolder(at, await list(at.sha, !1))
				})));
				for (let { at, entries } of read) folders.set(at.path, entries);
				let below = read.flatMap(({ at, entries }) => foldersIn(at.path, entries));
				waiting = [...waiting.slice(8), ...below.filter(({ path }) => wanted.has(path))];
			}
			return folders;
		}
		async function readBlob(github, blob) {
			let bytes = await readSmallBlob(github, blob);
			if (bytes === void 0) throw unreadable(`the file ${blob.sha} has more than ${blob.maxBytes} bytes`);
			return bytes;
		}
		async function readSmallBlob(github, { sha, maxBytes }) {
			let place = {
				...github.repository,
				file_sha: sha,
				headers: { accept: "application/vnd.github.raw+json" }
			}, bytes = await github.bytes(({ rest }) => rest.git.getBlob(place), { maxBodyBytes: maxBytes });
			if (bytes !== void 0 && (0, _changes_git_objects_js__WEBPACK_IMPORTED_MODULE_2__.wJ)(bytes) !== sha) throw unreadable(`GitHub gave another file than ${sha}`);
			return bytes;
		}
		async function readRoot(github, commit) {
			let place = {
				...github.repository,
				commit_sha: commit
			};
			return (await github.json(({ rest }) => rest.git.getCommit(place), commitShape)).tree.sha;
		}
		function countedList(github) {
			let requests = 0;
			return (sha, whole) => {
				if (requests += 1, requests > 300) throw unreadable("it takes more than 300 requests");
				let place = {
					...github.repository,
					tree_sha: sha,
					...whole ? { recursive: "1" } : {}
				};
				return github.json(({ rest }) => rest.git.getTree(place), treeShape, limits);
			};
		}
		function toFolder(at, { tree, truncated }) {
			if (truncated) throw unreadable(`GitHub does not give all names of its folder "${at.path}"`);
			let entries = tree.map(({ path, mode, sha }) => ({
				name: path,
				mode,
				sha
			}));
			return refuseOther(at, entries), entries;
		}
		function addAll(folders, at, { tree }) {
			let below = tree.map(({ path, mode, sha }) => ({
				path: at.path === "" ? path : `${at.path}/${path}`,
				mode,
				sha
			})), places = [at, ...below.filter(({ mode }) => mode === _changes_git_objects_js__WEBPACK_IMPORTED_MODULE_2__.a1)], found = new Map(places.map(({ path }) => [path, []]));
			for (let { path, mode, sha } of below) {
				let slash = path.lastIndexOf("/"), entries = found.get(path.slice(0, Math.max(0, slash)));
				if (entries === void 0) throw unreadable(`GitHub lists "${path}" in no folder`);
				entries.push({
					name: path.slice(slash + 1),
					mode,
					sha
				});
			}
			for (let place of places) {
				let entries = found.get(place.path) ?? [];
				refuseOther(place, entries), folders.set(place.path, entries);
			}
		}
		function refuseOther({ path, sha }, entries) {
			if (!entries.every(({ name }) => !name.includes("/") && !name.includes("\0")) || (0, _changes_git_objects_js__WEBPACK_IMPORTED_MODULE_2__.jL)(entries) !== sha) throw unreadable(`GitHub gave another folder "${path}" than ${sha}`);
		}
		function foldersIn(path, entries) {
			return entries.filter(({ mode }) => mode === _changes_git_objects_js__WEBPACK_IMPORTED_MODULE_2__.a1).map(({ name, sha }) => ({
				path: path === "" ? name : `${path}/${name}`,
				sha
			}));
		}
		function foldersOn(path) {
			let names = path.split("/").slice(0, -1);
			return names.map((_, index) => names.slice(0, index + 1).join("/"));
		}
		function unreadable(why) {
			return new _errors_js__WEBPACK_IMPORTED_MODULE_3__.is("changes_unreadable", `The tree of the commit can't be read: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_4__.TN)(why)}.`);
		}
	}),
	6176: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FB: () => findTarget,
			Ml: () => refuseTarget,
			d1: () => settleTarget
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7309), _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6559), _run_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5928), _subject_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9127), _read_target_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4511);
		async function settleTarget(github, job) {
			let found = await findTarget(github, job);
			if ("refusal" in found) return found;
			let refusal = refuseTarget(found.target, job);
			if (refusal !== void 0) return { refusal };
			let { head, branch, number, isFork } = found.target;
			return { target: {
				head,
				branch,
				number,
				isFork
			} };
		}
		async function findTarget(github, job) {
			let { event, way } = job, place = placeOf(job), isFork = (0, _run_context_js__WEBPACK_IMPORTED_MODULE_0__.qc)(event) === !0;
			if (isFork && readOnlyOnForks.has(event.name)) return { refusal: fromFork };
			isFork && refuseFork(way);
			let found = (0, _read_target_js__WEBPACK_IMPORTED_MODULE_1__.LJ)(await (0, _read_target_js__WEBPACK_IMPORTED_MODULE_1__.Rf)(github, job, place), place, job.tag);
			return found === void 0 ? { refusal: noBranch } : (found.isFork && refuseFork(way), { target: found });
		}
		function refuseTarget(target, { way, maxRounds }) {
			let { number, branch, isDefaultBranch, isOpen, rounds, approved, open } = target;
			if (!isOpen) return {
				why: `Pull request ${number} is closed.`,
				remedy: "Open it again for a change by an intern."
			};
			if (branch.startsWith(_read_target_js__WEBPACK_IMPORTED_MODULE_1__.rU)) return {
				why: `The branch ${quoted(branch)} is itself the change of an intern.`,
				remedy: "Interns do not build on each other: let a person take it from here."
			};
			if (way === "suggestions") return;
			if (way === "commit" && isDefaultBranch) throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.is("changes_not_posted", (0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.MH)`A change is never committed on the default branch, which ${quoted(branch)} is. Set ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.hF)("changes")} to "pull-request".`, { source: "changes" });
			if (rounds >= Math.min(maxRounds, _read_target_js__WEBPACK_IMPORTED_MODULE_1__.R1)) return {
				why: `The last ${rounds} commits of ${quoted(branch)} are changes of interns, and "max-change-rounds" is ${maxRounds}.`,
				remedy: "A commit by a person lets the next one through."
			};
			if (way === "commit" && approved !== void 0) return {
				why: `Pull request ${number} is ${approved}: a commit now would be merged without having been read.`,
				remedy: "Set \"changes\" to \"pull-request\": the change is then one of its own."
			};
			let standing = way === "pull-request" ? open.find((one) => !one.isUntouched) : void 0;
			return standing === void 0 ? void 0 : {
				why: `${standing.url}, open since ${standing.createdAt.slice(0, 10)}, is of the same tag and into the same branch, and somebody works on it.`,
				remedy: "Merge or close it for a new one."
			};
		}
		let readOnlyOnForks = new Set([
			"pull_request",
			"pull_request_review",
			"pull_request_review_comment"
		]), fromFork = {
			why: "The pull request comes from a fork, and GitHub gives its jobs no token that writes.",
			remedy: "Somebody with write access can ask for suggestions by a comment (\"issue_comment\")."
		}, noBranch = {
			why: "The branch is not there any more.",
			remedy: "Restore it for a change by an intern."
		};
		function placeOf({ event, env, way }) {
			let refuse = (why) => new _errors_js__WEBPACK_IMPORTED_MODULE_2__.dz("input_conflict", (0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.hF)("changes")} is "${way}", but ${why}`, { source: "changes" });
			if (event.name === "workflow_run" || event.name === "merge_group") throw refuse(`"${event.name}" is about commits of others. Let the jobs stand in the workflow of the event itself.`);
			let subject = (0, _subject_js__WEBPACK_IMPORTED_MODULE_4__.et)(event);
			if (subject?.isPullRequest === !0) return {
				on: "pull-request",
				number: subject.number,
				head: subject.headSha
			};
			if (way === "suggestions") throw refuse(`the event "${event.name}" is about no pull request. Use "pull-request", which opens one.`);
			let [, branch] = /^refs\/heads\/(.+)$/.exec(env.GITHUB_REF ?? "") ?? [], head = env.GITHUB_SHA ?? "";
			if (branch === void 0 || !/^[0-9a-f]{40}$/.test(head)) throw refuse(`GITHUB_REF is "${(0, _log_js__WEBPACK_IMPORTED_MODULE_5__.TN)(env.GITHUB_REF ?? "")}", no branch. Run it for a branch or a pull request.`);
			return {
				on: "branch",
				branch,
				head
			};
		}
		function refuseFork(way) {
			if (way !== "suggestions") throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.dz("input_conflict", (0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.hF)("changes")} is "${way}", but the pull request comes from a fork, whose branches are its owner's. Use "suggestions".`, { source: "changes" });
		}
		function quoted(name) {
			return JSON.stringify((0, _log_js__WEBPACK_IMPORTED_MODULE_5__.TN)(name));
		}
	}),
	2244: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			qo: () => isGuardedName,
			ue: () => isLockFile
		});
		var _text_fold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4364), _text_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7141);
		let instructions = "AGENTS.md AGENTS.override.md CLAUDE.md CLAUDE.local.md GEMINI.md CODEOWNERS opencode.json opencode.jsonc".split(" "), lockFiles = "package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml bun.lock* deno.lock Pipfile.lock poetry.lock uv.lock pdm.lock Cargo.lock go.sum go.work.sum Gemfile.lock composer.lock gradle.lockfile packages.lock.json mix.lock pubspec.lock flake.lock".split(" "), builds = "package.json pnpm-*.yaml bunfig.toml deno.json* lerna.json turbo.json nx.json pyproject.toml setup.py setup.cfg requirements*.txt Pipfile* conftest.py tox.ini noxfile.py Cargo.* build.rs rust-toolchain* go.mod go.work Gemfile* *.gemspec Rakefile composer.* pom.xml *.gradle* gradle.properties gradle-wrapper.* gradlew* mvnw* build.sbt Makefile GNUmakefile *.mk CMakeLists.txt *.cmake Justfile Taskfile.* meson.build BUILD BUILD.bazel WORKSPACE WORKSPACE.bazel MODULE.bazel flake.nix Dockerfile* Containerfile* *.dockerfile compose*.y*ml docker-compose*.y*ml Jenkinsfile* *.csproj *.fsproj *.vbproj *.sln *.slnx Directory.Build.* Directory.Packages.* nuget.config mix.exs pubspec.yaml Package.swift Package.resolved Podfile* action.yml action.yaml".split(" "), guardedNames = [
			...instructions,
			...lockFiles,
			...builds
		], compiled, known = new Map();
		function isGuardedName(name) {
			let before = known.get(name);
			if (before !== void 0) return before;
			let folded = (0, _text_fold_js__WEBPACK_IMPORTED_MODULE_0__._)(name), found = folded.startsWith(".") || isOneOf(compiledGlobs().guarded, folded);
			return known.size >= 1e4 && known.clear(), known.set(name, found), found;
		}
		function isLockFile(path) {
			return isOneOf(compiledGlobs().locks, (0, _text_fold_js__WEBPACK_IMPORTED_MODULE_0__._)(path.slice(path.lastIndexOf("/") + 1)));
		}
		function compiledGlobs() {
			return compiled ??= {
				guarded: compile(guardedNames),
				locks: compile(lockFiles)
			}, compiled;
		}
		function compile(names) {
			return names.flatMap((name) => (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.SO)((0, _text_fold_js__WEBPACK_IMPORTED_MODULE_0__._)(name)) ?? []);
		}
		function isOneOf(names, name) {
			return names.some((glob) => (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.mw)(glob, name));
		}
	}),
	491: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			YG: () => byPathBytes,
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
		function judgeChange(part, change, context) {
			let [judged] = judgeChanges(part, [change], context);
			if (judged === void 0) throw TypeError("No change was judged.");
			return judged.verdict;
		}
		function judgeChanges({ changes: entries = [], changeBudget: budget }, changes, context) {
			let inTime = entries.map((entry) => ({
				entry,
				whyNot: (0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__.yB)(entry, context)?.()
			})), used = new Map(), spent = {
				files: 0,
				bytes: 0,
				lines: 0
			}, judge = (change) => {
				let verdict = judgeOne(inTime, change), entry = entries.find(({ id }) => id === verdict.rule), count = (used.get(verdict.rule) ?? 0) + 1;
				if (used.set(verdict.rule, count), entry?.limit !== void 0 && count > entry.limit) return {
					...verdict,
					answer: "stop",
					reason: `the limit of "${entry.id}", ${entry.limit}, is used up`
				};
				if (verdict.answer !== "taken") return verdict;
				spent.files += 1, spent.bytes += change.bytes, spent.lines += change.lines;
				let over = [
					"files",
					"bytes",
					"lines"
				].find((name) => spent[name] > budget[name]);
				return over === void 0 ? verdict : {
					...verdict,
					answer: "stop",
					rule: "budget",
					reason: `the budget of ${budget[over]} ${over} is used up`
				};
			};
			return changes.toSorted(byPathBytes).map((change) => ({
				change,
				verdict: judge(change)
			}));
		}
		function byPathBytes(one, other) {
			return Buffer.compare(Buffer.from(one.path), Buffer.from(other.path));
		}
		function judgeOne(entries, change) {
			let why = flawOfPath(change.path), flaw = why === void 0 ? change.flaw : {
				why,
				stops: change.flaw?.stops === !0
			}, trace = [], decided;
			for (let { entry, whyNot } of entries) {
				let { id } = entry;
				if (decided !== void 0) {
					trace.push({
						id,
						matched: !1,
						because: "not reached"
					});
					continue;
				}
				let not = whyNot ?? whyNotTaken(entry, change, flaw);
				trace.push({
					id,
					matched: not === void 0,
					because: not ?? "path and status match"
				}), not === void 0 && (decided = entry);
			}
			if (decided === void 0) return {
				...undecided(change, flaw),
				trace
			};
			let answers = {
				allow: "taken",
				reject: "left",
				stop: "stop"
			}, reason = decided.reason ?? `"${decided.id}" says ${decided.verb}`;
			return {
				answer: answers[decided.verb],
				rule: decided.id,
				reason,
				trace
			};
		}
		function whyNotTaken(entry, change, flaw) {
			let reach = entry.reach(change.path);
			if (reach === "not") return "the path is another";
			if (reach === "guarded") return "the path has a guarded name, which the glob does not spell";
			if (!entry.statuses.includes(change.status)) return `status is "${change.status}", wants ${entry.statuses.join(" or ")}`;
			if (entry.verb === "allow") return flaw === void 0 ? change.binary && !entry.binary ? "the content is binary" : void 0 : `the change is unfit: ${flaw.why}`;
		}
		function undecided(change, flaw) {
			let { path, status, binary } = change, answer = flaw?.stops !== !0 && (status === "added" || (0, _guarded_js__WEBPACK_IMPORTED_MODULE_1__.ue)(path) && flaw === void 0) ? "left" : "stop";
			return flaw === void 0 ? path.split("/").some(_guarded_js__WEBPACK_IMPORTED_MODULE_1__.qo) ? {
				answer,
				rule: "guarded",
				reason: "no entry spells its guarded name"
			} : binary ? {
				answer,
				rule: "unfit",
				reason: "its content is binary, and no entry with \"binary: true\" takes it"
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
		function flawOfPath(path) {
			return !path.isWellFormed() || path.includes("�") ? "its name is not UTF-8" : path.includes(":") ? "its name has a colon" : (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_2__.qW)(path) ? path.normalize("NFC") === path ? path.split("/").map(flawOfName).find((flaw) => flaw !== void 0) : "its name is not in the normalisation form NFC" : "it is no plain path";
		}
		function flawOfName(name) {
			let folded = (0, _text_fold_js__WEBPACK_IMPORTED_MODULE_3__._)(name);
			return Buffer.byteLength(name) > 255 ? "a name in it is longer than a file system takes" : folded === ".git" ? "it lies in a folder of Git" : folded === ".gitmodules" ? "it is \".gitmodules\"" : device.test(folded) ? "Windows reads its name as a device" : void 0;
		}
	}),
	3054: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			automatonOf: () => automatonOf,
			re2: () => re2
		});
		var re2js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2856);
		let re2 = { compile(pattern) {
			try {
				let compiled = re2js__WEBPACK_IMPORTED_MODULE_0__.L3.compile(pattern);
				return compiled.matches(""), (text) => compiled.matches(text);
			} catch (error) {
				return { error: error instanceof Error ? error.message.replace(/^error parsing regexp: /u, "") : String(error) };
			}
		} };
		function automatonOf(pattern) {
			let program = re2js__WEBPACK_IMPORTED_MODULE_0__.L3.compile(pattern).re2().prog;
			if (program.numLb !== 0) return;
			let steps = program.inst.map(stepOf);
			return steps.every((step) => step !== void 0) ? steps.reduce((sum, step) => sum + (step[0] === "one of" ? step[2].length : 0) + step.length, 0) > 2e4 ? void 0 : {
				start: program.start,
				steps
			} : void 0;
		}
		function stepOf(instruction) {
			let { op, out, arg } = instruction;
			switch (op) {
				case 1:
				case 2: return [
					"fork",
					out,
					arg
				];
				case 3:
				case 7: return ["go", out];
				case 4: return [
					"edge",
					out,
					arg
				];
				case 5: return ["fail"];
				case 6: return ["match"];
				case 8:
				case 9: return [
					"one of",
					out,
					rangesOf(instruction)
				];
				case 10: return [
					"one of",
					out,
					[0, lastCharacter]
				];
				case 11: return [
					"one of",
					out,
					[
						0,
						9,
						11,
						lastCharacter
					]
				];
				default: return;
			}
		}
		let lastCharacter = 1114111;
		function rangesOf(instruction) {
			let runes = [...instruction.runes], [only, ...others] = runes;
			return only === void 0 || others.length > 0 ? runes : [only, ...casedCharacters()].filter((one) => instruction.matchRune(one)).flatMap((one) => [one, one]);
		}
		let cased;
		function casedCharacters() {
			return cased ??= Array.from({ length: 1114112 }, (_, character) => character).filter((character) => {
				let text = String.fromCodePoint(character);
				return text.toLowerCase() !== text || text.toUpperCase() !== text;
			}), cased;
		}
	}),
	7141: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			SO: () => compileGlob,
			jU: () => flawOfPathGlob,
			mw: () => globMatches,
			qW: () => isPlainPath,
			x7: () => compilePathGlob
		});
		var _fold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4364), _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1376);
		function compileGlob(pattern) {
			let pieces = [], fixed = "", escaped = !1, flush = () => {
				fixed !== "" && pieces.push({ text: fixed }), fixed = "";
			};
			for (let character of pattern) !escaped && character === "\\" ? escaped = !0 : (escaped || character !== "*" && character !== "?" ? fixed += character : (flush(), character === "?" ? pieces.push("one") : pieces.at(-1) !== "run" && pieces.push("run")), escaped = !1);
			if (!escaped) return flush(), {
				pattern,
				pieces
			};
		}
		function globMatches(glob, text) {
			let at = 0, piece = 0, runPiece = -1, runAt = 0;
			for (; at < text.length || piece < glob.pieces.length;) {
				let current = glob.pieces[piece];
				if (current === "run") {
					if (runPiece = piece, runAt = at, piece += 1, piece === glob.pieces.length) return !0;
					continue;
				}
				let next = current === void 0 ? void 0 : step(current, text, at);
				if (next !== void 0) {
					at = next, piece += 1;
					continue;
				}
				if (runPiece === -1) return !1;
				let after = glob.pieces[runPiece + 1], from = runAt + width(text, runAt);
				if (from > text.length || runAt >= text.length || (runAt = typeof after == "object" ? text.indexOf(after.text, from) : from, runAt === -1)) return !1;
				at = runAt, piece = runPiece + 1;
			}
			return !0;
		}
		function step(piece, text, at) {
			return piece === "one" ? at < text.length ? at + width(text, at) : void 0 : text.startsWith(piece.text, at) ? at + piece.text.length : void 0;
		}
		function width(text, at) {
			return (text.codePointAt(at) ?? 0) > 65535 ? 2 : 1;
		}
		function isPlainPath(value) {
			return value.length > 4096 || /^[~-]/u.test(value) || /^[A-Za-z]:/u.test(value) || value.includes("\\") || /~[0-9]/u.test(value) || (0, _invisible_js__WEBPACK_IMPORTED_MODULE_0__.wy)(value) ? !1 : value.split("/").every(isPlainSegment);
		}
		function isPlainSegment(segment) {
			return segment !== "" && !segment.endsWith(".") && !segment.startsWith(" ") && !segment.endsWith(" ");
		}
		function flawOfPathGlob(glob) {
			if (glob.split("/").some((segment) => segment !== "**" && segment.includes("**"))) return "\"**\" is a segment of its own. Write \"*\" within a segment";
			if (!isPlainPath(glob.replaceAll(/[*?]/gu, "a"))) return "no path is like that. Write it relative to the repository, without a leading \"/\", \"~\" or \"-\", \".\" or \"..\" and backslashes";
		}
		function compilePathGlob(glob, { wide = !1 } = {}) {
			let flaw = flawOfPathGlob(glob);
			if (flaw !== void 0) throw TypeError(`The path glob ${JSON.stringify(glob)} can't be used: ${flaw}.`);
			let folded = (text) => wide ? (0, _fold_js__WEBPACK_IMPORTED_MODULE_1__.S)(text) : text, pieces = folded(glob).split("/").map((segment) => segment === "**" ? "**" : segmentGlob(segment));
			return (value) => isPlainPath(value) && covers(pieces, folded(value).split("/"), wide);
		}
		function segmentGlob(segment) {
			return compileGlob(segment) ?? {
				pattern: segment,
				pieces: [{ text: segment }]
			};
		}
		function covers(pieces, segments, wide) {
			let at = 0, piece = 0, runPiece = -1, runAt = 0;
			for (; at < segments.length || piece < pieces.length;) {
				let current = pieces[piece], segment = segments[at];
				if (current === "**") runPiece = piece, runAt = at, piece += 1;
				else if (current !== void 0 && segment !== void 0 && coversSegment(current, segment, wide)) at += 1, piece += 1;
				else {
					let taken = segments[runAt];
					if (runPiece === -1 || taken === void 0 || !wide && taken.startsWith(".")) return !1;
					runAt += 1, at = runAt, piece = runPiece + 1;
				}
			}
			return !0;
		}
		function coversSegment(glob, segment, wide) {
			return !wide && segment.startsWith(".") && !glob.pattern.startsWith(".") ? !1 : globMatches(glob, segment);
		}
	})
};
