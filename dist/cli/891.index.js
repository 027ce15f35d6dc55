export const id = 891;
export const ids = [891];
export const modules = { 2891: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
		identity: () => identity,
		usage: () => usage
	});
	var _run_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2739), _usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4761);
	let usage = {
		name: "identity",
		about: "Show which identity sources were found, what the others lack, and the claims of the subject token.",
		details: "The first source that is ready is used. Its token is asked for and decoded, and never shown; nobody checks its signature here. Write a federation policy from these claims, or compare them with one. The exit code is 0 when there is an identity, else 1.",
		arguments: [],
		inputs: [
			"base-url",
			"audience",
			"subject-token",
			"subject-token-file",
			"timeout"
		],
		flags: [_usage_js__WEBPACK_IMPORTED_MODULE_0__.hG, _usage_js__WEBPACK_IMPORTED_MODULE_0__.fe],
		examples: [{
			about: "In a job, before the federation policy is written",
			line: "interns identity --audience https://service.example"
		}, {
			about: "The subject alone",
			line: "interns identity --json | jq -r '.claims.sub'"
		}]
	};
	function identity(args, io) {
		return (0, _run_command_js__WEBPACK_IMPORTED_MODULE_1__.d)(usage, args, io, async () => (await Promise.all([
			__webpack_require__.e(395),
			__webpack_require__.e(584),
			__webpack_require__.e(829)
		]).then(__webpack_require__.bind(__webpack_require__, 733))).identityTask);
	}
}) };
