export const id = 320;
export const ids = [320];
export const modules = {

/***/ 7320:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   token: () => (/* binding */ token),
/* harmony export */   usage: () => (/* binding */ usage)
/* harmony export */ });
/* harmony import */ var _run_command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2739);
/* harmony import */ var _usage_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4761);


/** What `interns token` takes. */
const usage = {
    name: 'token',
    about: 'Exchange this job’s identity for an access token.',
    details: 'The token is printed on standard output, or, after --exec, put into the environment of a command: as the variable of --export-env, default OPENAI_API_KEY. It lives at most 15 minutes, and never longer than the identity token (on GitHub five minutes).',
    arguments: [],
    inputs: ['export-env', ..._usage_js__WEBPACK_IMPORTED_MODULE_0__/* .serviceInputs */ .r7, 'timeout'],
    flags: [
        _usage_js__WEBPACK_IMPORTED_MODULE_0__/* .jsonFlag */ .hG,
        _usage_js__WEBPACK_IMPORTED_MODULE_0__/* .verboseFlag */ .fe,
        { name: 'exec', about: 'Run the command after "--" with the token in its environment, and print no token.' },
    ],
    examples: [
        { about: 'A token for curl', line: 'curl -H "Authorization: Bearer $(interns token)" "$INTERNS_BASE_URL/interns"' },
        { about: 'A command that never sees it on its command line', line: 'interns token --exec -- node review.js' },
    ],
};
/** Runs `interns token`; with `--exec` the exit code is that of the command. */
function token(args, io) {
    return (0,_run_command_js__WEBPACK_IMPORTED_MODULE_1__/* .runCommand */ .d)(usage, args, io, async () => (await Promise.all(/* import() */[__webpack_require__.e(395), __webpack_require__.e(584), __webpack_require__.e(722)]).then(__webpack_require__.bind(__webpack_require__, 8288))).tokenTask);
}


/***/ })

};
