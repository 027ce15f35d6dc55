export const id = 773;
export const ids = [773];
export const modules = {

/***/ 3773:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   keys: () => (/* binding */ keys),
/* harmony export */   usage: () => (/* binding */ usage)
/* harmony export */ });
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7309);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1612);
/* harmony import */ var _run_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2739);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4761);
// `interns keys update`: limits of keys, one by its flags or many by a file.




/** What `interns keys update` takes. */
const usage = {
    name: 'keys update',
    about: 'Update an API key, or many by a file: limit, reset, disabled, name.',
    details: 'Deployments ask for a management key here: set INTERNS_API_KEY to one, and leave the federation policy out. A value that is left out stays as it is; the word null takes limit or reset away.',
    arguments: [],
    inputs: [
        'key-hash',
        'limit',
        'limit-reset',
        'disabled',
        'include-byok-in-limit',
        'name',
        'key-updates',
        'dry-run',
        ..._usage_js__WEBPACK_IMPORTED_MODULE_0__/* .serviceInputs */ .r7,
        'timeout',
    ],
    flags: [_usage_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonFlag */ .hG, _usage_js__WEBPACK_IMPORTED_MODULE_0__/* .verboseFlag */ .fe],
    examples: [
        { about: 'A limit of USD 50 a day', line: 'interns keys update --key-hash f01d… --limit 50 --limit-reset daily' },
        { about: 'Freeze a key', line: 'interns keys update --key-hash f01d… --disabled true' },
        { about: 'What a file would do now', line: 'interns keys update --key-updates keys.yml --dry-run' },
    ],
};
/** Runs `interns keys …`; the one thing that can be done to keys is `update`. */
function keys([action, ...args], io) {
    const isHelp = action === undefined || action === '--help' || action === '-h';
    if (action === 'update' || isHelp) {
        return (0,_run_command_js__WEBPACK_IMPORTED_MODULE_1__/* .runCommand */ .d)(usage, isHelp ? ['--help'] : args, io, async () => (await Promise.all(/* import() */[__webpack_require__.e(395), __webpack_require__.e(130), __webpack_require__.e(584), __webpack_require__.e(808), __webpack_require__.e(445)]).then(__webpack_require__.bind(__webpack_require__, 6445))).updateKeysTask);
    }
    io.stderr(`interns keys: unknown command "${(0,_log_js__WEBPACK_IMPORTED_MODULE_2__/* .oneLine */ .TN)(action)}". Use "interns keys update".\n`);
    return Promise.resolve(_failure_js__WEBPACK_IMPORTED_MODULE_3__/* .usageExitCode */ .rP);
}


/***/ })

};
