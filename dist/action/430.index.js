export const id = 430;
export const ids = [430];
export const modules = { 430: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		readDefaultBranch: () => readDefaultBranch,
		readFileAt: () => readFileAt,
		resolveCommit: () => resolveCommit
	});
	var _changes_git_objects_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(432), _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452), _api_rest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1252), _api_shapes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5332);
	async function readDefaultBranch(github) {
		let { default_branch } = await github.json(({ rest }) => rest.repos.get({ ...github.repository }), _api_shapes_js__WEBPACK_IMPORTED_MODULE_0__.Ms);
		return `refs/heads/${default_branch}`;
	}
	async function resolveCommit(github, ref) {
		let place = {
			...github.repository,
			ref: ref.replace(/^refs\//, ""),
			per_page: 1
		}, limits = { maxBodyBytes: maxAnswerBytes }, { sha } = await github.json(({ rest }) => rest.repos.getCommit(place), _api_shapes_js__WEBPACK_IMPORTED_MODULE_0__.dO, limits);
		return sha;
	}
	let maxAnswerBytes = 67108864;
	async function readFileAt(github, { commit, path, maxBytes }) {
		let folder = path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : "", place = {
			...github.repository,
			ref: commit
		}, entry = (await (0, _api_rest_js__WEBPACK_IMPORTED_MODULE_1__.M)(github.json(({ rest }) => rest.repos.getContent({
			...place,
			path: folder
		}), _api_shapes_js__WEBPACK_IMPORTED_MODULE_0__.q3)))?.find((one) => one.path === path);
		if (entry === void 0) return;
		if (entry.type !== "file") throw unfit(path, `it is a ${entry.type}, not a file`);
		if (entry.size > maxBytes) throw unfit(path, `it has ${entry.size} bytes, at most ${maxBytes} are read`);
		let headers = { accept: "application/vnd.github.raw+json" }, limits = { maxBodyBytes: maxBytes }, bytes = await github.bytes(({ rest }) => rest.repos.getContent({
			...place,
			path,
			headers
		}), limits);
		if (bytes === void 0 || (0, _changes_git_objects_js__WEBPACK_IMPORTED_MODULE_2__.wJ)(bytes) !== entry.sha) throw unfit(path, "it is not the file that its folder lists");
		return bytes;
	}
	function unfit(path, why) {
		return new _errors_js__WEBPACK_IMPORTED_MODULE_3__.y_("github_refused", `"${path}" is not read: ${why}.`, { source: path });
	}
}) };
