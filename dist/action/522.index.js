export const id = 522;
export const ids = [522, 430];
export const modules = {
	430: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			readDefaultBranch: () => readDefaultBranch,
			readFileAt: () => readFileAt,
			resolveCommit: () => resolveCommit,
			w: () => blobSha
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598), _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452), _api_rest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1252), _api_shapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5332);
		async function readDefaultBranch(github, { owner, name }) {
			let { default_branch } = await github.json(({ rest }) => rest.repos.get({
				owner,
				repo: name
			}), _api_shapes_js__WEBPACK_IMPORTED_MODULE_1__.Ms);
			return `refs/heads/${default_branch}`;
		}
		async function resolveCommit(github, { owner, name }, ref) {
			let place = {
				owner,
				repo: name,
				ref: ref.replace(/^refs\//, ""),
				per_page: 1
			}, limits = { maxBodyBytes: maxAnswerBytes }, { sha } = await github.json(({ rest }) => rest.repos.getCommit(place), _api_shapes_js__WEBPACK_IMPORTED_MODULE_1__.dO, limits);
			return sha;
		}
		let maxAnswerBytes = 67108864;
		async function readFileAt(github, { owner, name }, { commit, path, maxBytes }) {
			let folder = path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : "", place = {
				owner,
				repo: name,
				ref: commit
			}, entry = (await (0, _api_rest_js__WEBPACK_IMPORTED_MODULE_2__.M)(github.json(({ rest }) => rest.repos.getContent({
				...place,
				path: folder
			}), _api_shapes_js__WEBPACK_IMPORTED_MODULE_1__.q3)))?.find((one) => one.path === path);
			if (entry === void 0) return;
			if (entry.type !== "file") throw unfit(path, `it is a ${entry.type}, not a file`);
			if (entry.size > maxBytes) throw unfit(path, `it has ${entry.size} bytes, at most ${maxBytes} are read`);
			let headers = { accept: "application/vnd.github.raw+json" }, limits = { maxBodyBytes: maxBytes }, bytes = await github.bytes(({ rest }) => rest.repos.getContent({
				...place,
				path,
				headers
			}), limits);
			if (bytes === void 0 || blobSha(bytes) !== entry.sha) throw unfit(path, "it is not the file that its folder lists");
			return bytes;
		}
		function blobSha(bytes) {
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha1").update(`blob ${bytes.byteLength}\0`).update(bytes).digest("hex");
		}
		function unfit(path, why) {
			return new _errors_js__WEBPACK_IMPORTED_MODULE_3__.y_("github_refused", `"${path}" is not read: ${why}.`, { source: path });
		}
	}),
	522: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readGitFile: () => readGitFile });
		var _github_repository_file_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(430), _checkout_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7810);
		async function readGitFile(ref, path, { execute, signal, root }) {
			let git = async (...args) => {
				try {
					return await execute("git", [
						"-C",
						root,
						...args
					], signal);
				} catch (cause) {
					throw signal.throwIfAborted(), new _checkout_file_js__WEBPACK_IMPORTED_MODULE_0__.Hv(`git ${args[0]} failed at "${ref}"; fetch that ref into this clone`, { cause });
				}
			}, commit = (await git("rev-parse", "--verify", "--end-of-options", `${ref}^{commit}`)).trim(), listed = await git("ls-tree", "-z", "--full-tree", commit, "--", path), [, mode, sha = ""] = /^(\d{6}) \w+ ([0-9a-f]{40})\t/.exec(listed) ?? [];
			if (mode === void 0) return {
				commit,
				bytes: void 0
			};
			if (mode !== "100644" && mode !== "100755") throw new _checkout_file_js__WEBPACK_IMPORTED_MODULE_0__.Hv(`its mode is ${mode}, which is no regular file`);
			let bytes = Buffer.from(await git("cat-file", "blob", sha));
			if ((0, _github_repository_file_js__WEBPACK_IMPORTED_MODULE_1__.w)(bytes) !== sha) throw new _checkout_file_js__WEBPACK_IMPORTED_MODULE_0__.Hv("it is no UTF-8 text");
			return {
				commit,
				bytes
			};
		}
	})
};
