export const id = 749;
export const ids = [749];
export const modules = {

/***/ 749:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   list: () => (/* binding */ list),
/* harmony export */   usage: () => (/* binding */ usage)
/* harmony export */ });
/* harmony import */ var _run_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2739);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4761);


/** What `interns list` takes. */
const usage = {
    name: 'list',
    about: 'List the interns that you see, newest first.',
    details: 'With --json the interns are printed as the API returns them: an array, fit for a matrix of jobs.',
    arguments: [],
    inputs: ['status', 'workspace-id', ..._usage_js__WEBPACK_IMPORTED_MODULE_0__/* .serviceInputs */ .r7, 'timeout'],
    flags: [_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonFlag */ .hG, _usage_js__WEBPACK_IMPORTED_MODULE_0__/* .verboseFlag */ .fe],
    examples: [
        { about: 'All interns', line: 'interns list --base-url https://service.example/api/v1' },
        { about: 'The names of those that run', line: "interns list --status running --json | jq -r '.[].name'" },
    ],
};
/** Runs `interns list`; the exit code is 0, 1 when the service refuses, 2 for bad usage. */
function list(args, io) {
    return (0,_run_command_js__WEBPACK_IMPORTED_MODULE_1__/* .runCommand */ .d)(usage, args, io, async () => (await Promise.all(/* import() */[__webpack_require__.e(395), __webpack_require__.e(130), __webpack_require__.e(584), __webpack_require__.e(808), __webpack_require__.e(488)]).then(__webpack_require__.bind(__webpack_require__, 5488))).listTask);
}


/***/ })

};
