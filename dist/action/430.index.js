export const id = 430;
export const ids = [430];
export const modules = { 430: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		readDefaultBranch: () => readDefaultBranch,
		readFileAt: () => readFileAt,
		resolveCommit: () => resolveCommit
	});
	var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3305), _changes_git_objects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(432), _contract_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1046), _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(452), _api_rest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1252);
	let repositoryShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ default_branch: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq }), commitShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(/^[0-9a-f]{40}$/)) }), folderShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
		type: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
		name: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
		path: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
		sha: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
		size: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.vj
	}));
	async function readDefaultBranch(github) {
		let { default_branch } = await github.json(({ repos }) => repos.get, {}, repositoryShape);
		return `refs/heads/${default_branch}`;
	}
	async function resolveCommit(github, ref) {
		let parameters = {
			ref: ref.replace(/^refs\//, ""),
			per_page: 1
		};
		return (await github.json(({ repos }) => repos.getCommit, parameters, commitShape, maxAnswerBytes)).sha;
	}
	let maxAnswerBytes = 67108864;
	async function readFileAt(github, { commit, path, maxBytes }) {
		let folder = path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : "", listing = github.json(({ repos }) => repos.getContent, {
			ref: commit,
			path: folder
		}, folderShape), entry = (await (0, _api_rest_js__WEBPACK_IMPORTED_MODULE_3__.H)(listing, 404))?.find((one) => one.path === path);
		if (entry === void 0) return;
		if (entry.type !== "file") throw fileRefusal(path, `it is a ${entry.type}, not a file`);
		if (entry.size > maxBytes) throw fileRefusal(path, `it has ${entry.size} bytes, but at most ${maxBytes} are read`);
		let bytes = await github.bytes(({ repos }) => repos.getContent, {
			ref: commit,
			path,
			headers: { accept: "application/vnd.github.raw+json" }
		}, maxBytes);
		if (bytes === void 0 || (0, _changes_git_objects_js__WEBPACK_IMPORTED_MODULE_4__.FM)(bytes) !== entry.sha) throw fileRefusal(path, "its content does not match the hash in its folder");
		return bytes;
	}
	function fileRefusal(path, why) {
		return new _errors_js__WEBPACK_IMPORTED_MODULE_5__.y_("github_refused", `"${path}" is not read: ${why}.`, { source: path });
	}
}) };
