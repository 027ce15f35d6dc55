export const id = 514;
export const ids = [514];
export const modules = { 7514: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
		doctor: () => doctor,
		usage: () => usage
	});
	var _run_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2739), _usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4761);
	let usage = {
		name: "doctor",
		about: "Check identity, exchange, service, clock, policy and intern, and say what to fix.",
		details: "Nothing is changed, and no intern is started. The exit code is 0 when all is well, else 1.",
		arguments: [{
			name: "INTERN",
			about: "Also check that this intern runs; also by INTERNS_INTERN",
			required: !1
		}],
		inputs: [
			..._usage_js__WEBPACK_IMPORTED_MODULE_0__.r7,
			"policy",
			"workspace-id",
			"timeout"
		],
		flags: [{
			name: "json",
			about: "Print the checks as one JSON document."
		}, _usage_js__WEBPACK_IMPORTED_MODULE_0__.fe],
		examples: [
			{
				about: "Everything but an intern",
				line: "interns doctor"
			},
			{
				about: "And whether this one takes prompts",
				line: "interns doctor reviewer"
			},
			{
				about: "In a job that does not work: put it before the step",
				line: "npx intern-action doctor reviewer"
			}
		]
	};
	function doctor(args, io) {
		return (0, _run_command_js__WEBPACK_IMPORTED_MODULE_1__.d)(usage, args, io, async () => (await Promise.all([
			__webpack_require__.e(395),
			__webpack_require__.e(130),
			__webpack_require__.e(584),
			__webpack_require__.e(808),
			__webpack_require__.e(519),
			__webpack_require__.e(403),
			__webpack_require__.e(810),
			__webpack_require__.e(197)
		]).then(__webpack_require__.bind(__webpack_require__, 2441))).doctorTask);
	}
}) };
