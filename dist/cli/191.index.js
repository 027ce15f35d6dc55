export const id = 191;
export const ids = [191];
export const modules = { 5191: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
		chat: () => chat,
		usage: () => usage
	});
	var _run_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2739), _usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4761);
	let usage = {
		name: "chat",
		about: "Send a prompt to an intern and follow what it says; without a prompt, talk with it.",
		details: "When the intern asks for something, the permission policy answers. On a terminal you are asked what the policy leaves undecided; elsewhere it is rejected. A transcript is kept.",
		arguments: [{
			name: "INTERN",
			about: "Name or id of the intern; also by INTERNS_INTERN",
			required: !1
		}, {
			name: "PROMPT",
			about: "The prompt; \"-\" reads it from standard input",
			required: !1
		}],
		inputs: [
			"prompt-file",
			"session-id",
			..._usage_js__WEBPACK_IMPORTED_MODULE_0__.HM,
			..._usage_js__WEBPACK_IMPORTED_MODULE_0__.r7
		],
		flags: [
			{
				name: "session",
				value: "id",
				about: "The same as --session-id, but shorter.",
				aliasOf: "session-id"
			},
			{
				..._usage_js__WEBPACK_IMPORTED_MODULE_0__.hG,
				about: "Print the events of the run as JSON Lines, as the transcript has them, and the result last."
			},
			_usage_js__WEBPACK_IMPORTED_MODULE_0__.fe
		],
		examples: [
			{
				about: "One prompt",
				line: "interns chat reviewer \"Review the last commit.\""
			},
			{
				about: "Talk with an intern; an empty line ends it",
				line: "interns chat reviewer"
			},
			{
				about: "Go on where a session stopped",
				line: "interns chat reviewer --session 7c1f… \"And the tests?\""
			},
			{
				about: "A prompt from another program",
				line: "git diff | interns chat reviewer -"
			},
			{
				about: "Try it offline, against a local service",
				line: "interns exec -- interns chat intern \"Hello\""
			}
		]
	};
	function chat(args, io) {
		return (0, _run_command_js__WEBPACK_IMPORTED_MODULE_1__.d)(usage, args, io, async () => (await Promise.all([
			__webpack_require__.e(395),
			__webpack_require__.e(130),
			__webpack_require__.e(584),
			__webpack_require__.e(808),
			__webpack_require__.e(519),
			__webpack_require__.e(403),
			__webpack_require__.e(491),
			__webpack_require__.e(364)
		]).then(__webpack_require__.bind(__webpack_require__, 364))).chatTask);
	}
}) };
