export const id = 320;
export const ids = [320];
export const modules = { 7320: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
		token: () => token,
		usage: () => usage
	});
	var _run_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2739), _usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4761);
	let usage = {
		name: "token",
		about: "Exchange this job’s identity for an access token.",
		details: "The token is printed on standard output, or, after --exec, put into the environment of a command: as the variable of --export-env, default OPENAI_API_KEY. It lives at most 15 minutes, and never longer than the identity token (on GitHub five minutes).",
		arguments: [],
		inputs: [
			"export-env",
			..._usage_js__WEBPACK_IMPORTED_MODULE_0__.r7,
			"timeout"
		],
		flags: [
			_usage_js__WEBPACK_IMPORTED_MODULE_0__.hG,
			_usage_js__WEBPACK_IMPORTED_MODULE_0__.fe,
			{
				name: "exec",
				about: "Run the command after \"--\" with the token in its environment, and print no token."
			}
		],
		examples: [{
			about: "A token for curl",
			line: "curl -H \"Authorization: Bearer $(interns token)\" \"$INTERNS_BASE_URL/interns\""
		}, {
			about: "A command that never sees it on its command line",
			line: "interns token --exec -- node review.js"
		}]
	};
	function token(args, io) {
		return (0, _run_command_js__WEBPACK_IMPORTED_MODULE_1__.d)(usage, args, io, async () => (await Promise.all([
			__webpack_require__.e(395),
			__webpack_require__.e(584),
			__webpack_require__.e(722)
		]).then(__webpack_require__.bind(__webpack_require__, 8288))).tokenTask);
	}
}) };
