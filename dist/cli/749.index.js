export const id = 749;
export const ids = [749];
export const modules = { 749: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
		list: () => list,
		usage: () => usage
	});
	var _run_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2739), _usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4761);
	let usage = {
		name: "list",
		about: "List the interns that you see, newest first.",
		details: "With --json the interns are printed as the API returns them: an array, fit for a matrix of jobs.",
		arguments: [],
		inputs: [
			"status",
			"workspace-id",
			..._usage_js__WEBPACK_IMPORTED_MODULE_0__.r7,
			"timeout"
		],
		flags: [_usage_js__WEBPACK_IMPORTED_MODULE_0__.hG, _usage_js__WEBPACK_IMPORTED_MODULE_0__.fe],
		examples: [{
			about: "All interns",
			line: "interns list --base-url https://service.example/api/v1"
		}, {
			about: "The names of those that run",
			line: "interns list --status running --json | jq -r '.[].name'"
		}]
	};
	function list(args, io) {
		return (0, _run_command_js__WEBPACK_IMPORTED_MODULE_1__.d)(usage, args, io, async () => (await Promise.all([
			__webpack_require__.e(395),
			__webpack_require__.e(130),
			__webpack_require__.e(584),
			__webpack_require__.e(808),
			__webpack_require__.e(488)
		]).then(__webpack_require__.bind(__webpack_require__, 5488))).listTask);
	}
}) };
