export const id = 56;
export const ids = [56];
export const modules = { 3056: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
		changesFile: () => changesFile,
		isFromFork: () => isFromFork,
		readFiles: () => readFiles,
		readPullRequest: () => readPullRequest
	});
	var _api_shapes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5332);
	function readPullRequest(github, { owner, name }, number) {
		return github.json(({ rest }) => rest.pulls.get({
			owner,
			repo: name,
			pull_number: number
		}), _api_shapes_js__WEBPACK_IMPORTED_MODULE_0__.oX);
	}
	function isFromFork({ head, base }) {
		return head.repo === null || head.repo.id !== base.repo?.id;
	}
	async function readFiles(github, { owner, name }, number) {
		let files = [], place = {
			owner,
			repo: name,
			pull_number: number,
			per_page: 100
		}, pages = github.pages(({ rest, paginate }) => paginate.iterator(rest.pulls.listFiles, place), _api_shapes_js__WEBPACK_IMPORTED_MODULE_0__.vN, { maxBodyBytes: 67108864 });
		for await (let page of pages) files.push(...page);
		return files;
	}
	function changesFile(files, path) {
		return files.some(({ filename, previous_filename }) => filename === path || previous_filename === path);
	}
}) };
