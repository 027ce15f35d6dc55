export const id = 483;
export const ids = [483];
export const modules = {

/***/ 7483:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   report: () => (/* binding */ report),
/* harmony export */   usage: () => (/* binding */ usage)
/* harmony export */ });
/* harmony import */ var _run_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2739);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4761);


/** What `interns report` takes. */
const usage = {
    name: 'report',
    about: 'Make the summary of a run again from its transcript.',
    details: 'The report is Markdown, as in a job summary, or one HTML page that needs nothing else. It shows all that the transcript has, the words of the intern included.',
    arguments: [{ name: 'TRANSCRIPT', about: 'The transcript file (JSON Lines).', required: true }],
    inputs: [],
    flags: [
        { name: 'html', about: 'Print one self-contained HTML page instead of Markdown.' },
        { name: 'text', about: 'Print plain text instead of Markdown.' },
        _usage_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonFlag */ .hG,
    ],
    examples: [
        { about: 'A page to open in a browser', line: 'interns report --html run.jsonl > run.html' },
        { about: 'What was decided, for a program', line: "interns report --json run.jsonl | jq '.pauses'" },
    ],
};
/** Runs `interns report`; the exit code is 0, 2 for bad usage and for a file that can't be read. */
function report(args, io) {
    return (0,_run_command_js__WEBPACK_IMPORTED_MODULE_1__/* .runCommand */ .d)(usage, args, io, async () => (await Promise.all(/* import() */[__webpack_require__.e(395), __webpack_require__.e(519), __webpack_require__.e(614)]).then(__webpack_require__.bind(__webpack_require__, 7614))).reportTask);
}


/***/ })

};
