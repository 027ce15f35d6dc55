export const id = 483;
export const ids = [483];
export const modules = { 7483: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
		report: () => report,
		usage: () => usage
	});
	var _run_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2739);
	let usage = {
		name: "report",
		about: "Make the summary of a run again from its transcript.",
		details: "The report is Markdown, as in a job summary, or one HTML page that needs nothing else. It shows all that the transcript has, the words of the intern included.",
		arguments: [{
			name: "TRANSCRIPT",
			about: "The transcript file (JSON Lines).",
			required: !0
		}],
		inputs: [],
		flags: [
			{
				name: "html",
				about: "Print one self-contained HTML page instead of Markdown."
			},
			{
				name: "text",
				about: "Print plain text instead of Markdown."
			},
			__webpack_require__(4761).hG
		],
		examples: [{
			about: "A page to open in a browser",
			line: "interns report --html run.jsonl > run.html"
		}, {
			about: "What was decided, for a program",
			line: "interns report --json run.jsonl | jq '.pauses'"
		}]
	};
	function report(args, io) {
		return (0, _run_command_js__WEBPACK_IMPORTED_MODULE_1__.d)(usage, args, io, async () => (await Promise.all([
			__webpack_require__.e(395),
			__webpack_require__.e(519),
			__webpack_require__.e(614)
		]).then(__webpack_require__.bind(__webpack_require__, 7614))).reportTask);
	}
}) };
