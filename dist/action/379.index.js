export const id = 379;
export const ids = [379];
export const modules = {

/***/ 1379:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tokenAction: () => (/* binding */ tokenAction)
/* harmony export */ });
/* harmony import */ var _job_bearer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4841);
/* harmony import */ var _job_deadline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2159);
/* harmony import */ var _job_workspace_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6811);



/** Exchanges the job's identity and hands the access token on, masked before anything else is done with it. */
async function tokenAction(io, settings) {
    const deadline = (0,_job_deadline_js__WEBPACK_IMPORTED_MODULE_0__/* .startDeadline */ .d)(settings.timeoutMs, io.clock, io.signal);
    try {
        const stages = { ...io, ...settings, ...(0,_job_workspace_js__WEBPACK_IMPORTED_MODULE_1__/* .openWorkspace */ .O)(io), signal: deadline.signal };
        const { token, lifetimeMs, startedAt } = await (0,_job_bearer_js__WEBPACK_IMPORTED_MODULE_2__/* .obtainToken */ .BM)(stages);
        // Dated from the request: a token that is said to live longer than it does would fail a later step.
        const expiresAt = new Date(io.clock.now() - (io.clock.monotonic() - startedAt) + lifetimeMs).toISOString();
        io.setSecretOutput('access-token', token);
        io.setOutputs({ conclusion: 'finished', 'expires-at': expiresAt });
        if (settings.exportEnv !== undefined)
            io.exportSecret(settings.exportEnv, token);
        io.log.info(`Access token ${token.fingerprint()} is valid until ${expiresAt}.`);
        return 'finished';
    }
    finally {
        deadline.clear();
    }
}


/***/ })

};
