export const id = 607;
export const ids = [607];
export const modules = { 607: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
		answer: () => answer,
		usage: () => usage
	});
	var _run_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2739), _usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4761);
	let usage = {
		name: "answer",
		about: "Answer a question that a run left open, and follow what comes.",
		details: "A run leaves its question open with --on-pause stop (exit code 4). The question waits five minutes. What comes after it is answered as in \"interns chat\".",
		arguments: [{
			name: "ANSWER",
			about: "The answer as it is to be sent",
			required: !1
		}],
		inputs: [
			"intern",
			"pending",
			"answer",
			"tool-call-id",
			"session-id",
			..._usage_js__WEBPACK_IMPORTED_MODULE_0__.HM,
			..._usage_js__WEBPACK_IMPORTED_MODULE_0__.r7
		],
		flags: [{
			..._usage_js__WEBPACK_IMPORTED_MODULE_0__.hG,
			about: "Print the events as JSON Lines, and the result last."
		}, _usage_js__WEBPACK_IMPORTED_MODULE_0__.fe],
		examples: [
			{
				about: "Allow what was asked",
				line: "interns answer --intern reviewer --pending \"$(jq -c .pending result.json)\" allow_once"
			},
			{
				about: "Answer a question with one field",
				line: "interns answer --intern reviewer --pending \"$PENDING\" '{\"action\":\"accept\",\"content\":{\"answer\":\"red\"}}'"
			},
			{
				about: "By ids alone",
				line: "interns answer --intern reviewer --tool-call-id call_7 --session-id 7c1f… reject_once"
			}
		]
	};
	function answer(args, io) {
		return (0, _run_command_js__WEBPACK_IMPORTED_MODULE_1__.d)(usage, args, io, async () => (await Promise.all([
			__webpack_require__.e(395),
			__webpack_require__.e(130),
			__webpack_require__.e(584),
			__webpack_require__.e(808),
			__webpack_require__.e(519),
			__webpack_require__.e(403),
			__webpack_require__.e(491),
			__webpack_require__.e(261)
		]).then(__webpack_require__.bind(__webpack_require__, 1261))).answerTask);
	}
}) };
