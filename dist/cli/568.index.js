export const id = 568;
export const ids = [568];
export const modules = {

/***/ 9568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   exec: () => (/* binding */ exec)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8161);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(452);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7309);
/* harmony import */ var _service_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5025);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2529);
/* harmony import */ var _serve_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(106);
// `interns exec -- COMMAND …`: a command with a local service and a job's environment around it.








const usage = `Usage: interns exec [--config FILE] -- COMMAND [ARGUMENT …]

Starts a local Intern Service with an identity provider on free ports, runs the command in a job's environment, stops the
service, and exits as the command did.

  --config FILE  configuration (YAML); default: a built-in one with one intern
`;
/**
 * Runs a command against a service of its own (design of the local service, "interns exec").
 *
 * @returns the command's exit code, 128 + the signal's number when a signal ended it, 2 for bad usage or a bad
 *   configuration, 127 when the command can't be started
 */
async function exec(args, io) {
    const flags = (0,_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .flagsOrExitCode */ ._)({ read: () => readFlags(args), usage, io });
    if (typeof flags === 'number')
        return flags;
    // Before anything starts: a signal that comes early is not lost, and never leaves a command behind.
    const interrupted = io.interrupted();
    try {
        const service = await (0,_service_index_js__WEBPACK_IMPORTED_MODULE_4__/* .startService */ .i)({
            ...(flags.config === undefined ? {} : { config: flags.config }),
            identityProvider: true,
            env: io.env,
            cwd: io.cwd,
            log: (0,_serve_js__WEBPACK_IMPORTED_MODULE_5__.logTo)(io),
        });
        try {
            return await run(flags.command, flags.commandArgs, {
                io,
                interrupted,
                env: { ...io.env, ...jobEnvironment(service) },
            });
        }
        finally {
            await service.stop();
        }
    }
    catch (error) {
        io.stderr(`${(0,_log_js__WEBPACK_IMPORTED_MODULE_6__/* .oneLine */ .TN)((0,_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .describeError */ .Uc)(error))}\n`);
        return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_7__/* .ConfigError */ .xL ? 2 : 1;
    }
}
/** The flags before `--` and the command after it, or what is wrong with them. */
function readFlags(args) {
    const separator = args.includes('--') ? args.indexOf('--') : args.length;
    const options = { config: { type: 'string' }, help: { type: 'boolean', short: 'h' } };
    const { config, help = false } = (0,node_util__WEBPACK_IMPORTED_MODULE_2__.parseArgs)({ args: args.slice(0, separator), options }).values;
    const [command = '', ...commandArgs] = args.slice(separator + 1);
    if (command === '' && !help)
        return 'Write the command after "--".';
    return { config, command, commandArgs, help };
}
/** What a job has in its environment, and where the service is. */
function jobEnvironment(service) {
    const job = service.addJob();
    const { federationPolicyId, audience, intern } = service.job;
    const known = {
        INTERNS_BASE_URL: service.baseUrl,
        INTERNS_FEDERATION_POLICY_ID: federationPolicyId,
        INTERNS_AUDIENCE: audience,
        INTERNS_INTERN: intern,
        ACTIONS_ID_TOKEN_REQUEST_URL: job.request_url,
        ACTIONS_ID_TOKEN_REQUEST_TOKEN: job.request_token,
    };
    return Object.fromEntries(Object.entries(known).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}
/** Runs the command with this terminal as its own; what interrupts us interrupts it, and its end is ours. */
function run(command, args, { io, interrupted, env }) {
    return new Promise((resolve) => {
        const child = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(command, args, { cwd: io.cwd, env, stdio: 'inherit' });
        child.once('error', (error) => {
            io.stderr(`"${command}" can't be started: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_7__/* .describeError */ .Uc)(error)}\n`);
            resolve(127);
        });
        child.once('exit', (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : node_os__WEBPACK_IMPORTED_MODULE_1__.constants.signals[signal])));
        void interrupted.then((signal) => child.kill(signal));
    });
}


/***/ })

};
