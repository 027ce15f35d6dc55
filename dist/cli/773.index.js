export const id = 773;
export const ids = [773];
export const modules = { 3773: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
		keys: () => keys,
		usage: () => usage
	});
	var _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7309), _failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1612), _run_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2739), _usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4761);
	let usage = {
		name: "keys update",
		about: "Update an API key, or many by a file: limit, reset, disabled, name.",
		details: "Deployments ask for a management key here: set INTERNS_API_KEY to one, and leave the federation policy out. A value that is left out stays as it is; the word null takes limit or reset away.",
		arguments: [],
		inputs: [
			"key-hash",
			"limit",
			"limit-reset",
			"disabled",
			"include-byok-in-limit",
			"name",
			"key-updates",
			"dry-run",
			..._usage_js__WEBPACK_IMPORTED_MODULE_0__.r7,
			"timeout"
		],
		flags: [_usage_js__WEBPACK_IMPORTED_MODULE_0__.hG, _usage_js__WEBPACK_IMPORTED_MODULE_0__.fe],
		examples: [
			{
				about: "A limit of USD 50 a day",
				line: "interns keys update --key-hash f01d… --limit 50 --limit-reset daily"
			},
			{
				about: "Freeze a key",
				line: "interns keys update --key-hash f01d… --disabled true"
			},
			{
				about: "What a file would do now",
				line: "interns keys update --key-updates keys.yml --dry-run"
			}
		]
	};
	function keys([action, ...args], io) {
		let isHelp = action === void 0 || action === "--help" || action === "-h";
		return action === "update" || isHelp ? (0, _run_command_js__WEBPACK_IMPORTED_MODULE_1__.d)(usage, isHelp ? ["--help"] : args, io, async () => (await Promise.all([
			__webpack_require__.e(395),
			__webpack_require__.e(130),
			__webpack_require__.e(584),
			__webpack_require__.e(808),
			__webpack_require__.e(445)
		]).then(__webpack_require__.bind(__webpack_require__, 6445))).updateKeysTask) : (io.stderr(`interns keys: unknown command "${(0, _log_js__WEBPACK_IMPORTED_MODULE_2__.TN)(action)}". Use "interns keys update".\n`), Promise.resolve(_failure_js__WEBPACK_IMPORTED_MODULE_3__.rP));
	}
}) };
