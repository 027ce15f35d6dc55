export const id = 693;
export const ids = [693];
export const modules = {

/***/ 693:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  listAction: () => (/* binding */ listAction)
});

// EXTERNAL MODULE: ./lib/client/request.js
var request = __webpack_require__(2410);
// EXTERNAL MODULE: ./lib/http/retry.js
var retry = __webpack_require__(8394);
// EXTERNAL MODULE: ./lib/job/connected.js
var connected = __webpack_require__(7672);
;// CONCATENATED MODULE: ./lib/job/list-interns.js
// All interns that a job sees.



const maxAttempts = 5;
/** The interns, newest first, page after page; a page that fails in passing begins the list anew. */
function listInterns(io, settings) {
    return (0,connected/* connected */.a)(io, settings, ({ client, clock, log, signal, deadline }) => (0,retry/* withRetry */.b)({ what: 'intern list', maxAttempts, deadline: deadline.at, clock, log, signal }, async () => {
        const interns = [];
        for await (const intern of client.listInterns({ ...settings, signal }))
            interns.push(intern);
        return interns;
    }, request/* mayRepeat */.xg));
}

// EXTERNAL MODULE: ./lib/report/cut.js
var cut = __webpack_require__(6590);
;// CONCATENATED MODULE: ./lib/report/interns-summary.js

const maxName = 200;
const maxRows = 500;
/** The blocks of a report on interns: name, status, model, id; nothing of what their owners wrote about them. */
function toInternsBlocks(interns) {
    const rows = interns
        .slice(0, maxRows)
        .map((intern) => [
        [(0,cut/* shorten */.ml)(intern.name, maxName)],
        [describeStatus(intern)],
        [(0,cut/* shorten */.ml)(intern.model ?? 'default', maxName)],
        [{ code: (0,cut/* shorten */.ml)(intern.id, maxName) }],
    ]);
    const more = interns.length - rows.length;
    return [
        { type: 'heading', line: [`${interns.length} ${interns.length === 1 ? 'intern' : 'interns'}`] },
        ...(rows.length === 0 ? [] : [{ type: 'table', header: ['Name', 'Status', 'Model', 'Id'], rows }]),
        ...(more > 0 ? [{ type: 'paragraph', line: [`${more} more are in the output.`] }] : []),
    ];
}
/** The lifecycle status, with the step of a provisioning and the message of a failure. */
function describeStatus({ status, progress, last_failure_message }) {
    if (progress !== null)
        return `${status}, step ${progress.step_number} of ${progress.total_steps}`;
    return status === 'failed' && last_failure_message !== null
        ? `${status}: ${(0,cut/* shorten */.ml)(last_failure_message, maxName)}`
        : status;
}

// EXTERNAL MODULE: ./lib/report/markdown.js
var markdown = __webpack_require__(3021);
;// CONCATENATED MODULE: ./lib/action/list.js



/** GitHub drops the outputs of a job above 1 MiB, counted in UTF-16 (GitHub documentation, "Limitations of outputs"). */
const maxOutputUnits = 512 * 1024;
/** Lists the interns and sets the output `interns`. */
async function listAction(io, settings) {
    const interns = await listInterns(io, settings);
    const json = JSON.stringify(interns);
    if (json.length > maxOutputUnits) {
        io.log.warning(`The output "interns" has ${json.length} characters. GitHub does not hand outputs of a job above 1 MiB to other jobs: narrow the list by "status" or "workspace-id".`);
    }
    if (interns.length === 0) {
        io.log.notice('No interns match. A matrix of none fails a workflow: guard its job with "if: … != \'[]\'".');
    }
    for (const { name, id, status } of interns)
        io.log.info(`Intern "${name}" (${id}): ${status}`);
    io.setOutputs({ conclusion: 'finished', interns: json });
    await io.writeSummary((0,markdown/* toMarkdown */.l)(toInternsBlocks(interns)));
    return 'finished';
}


/***/ }),

/***/ 7672:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ connected)
/* harmony export */ });
/* harmony import */ var _client_client_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1592);
/* harmony import */ var _report_live_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1781);
/* harmony import */ var _run_events_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6600);
/* harmony import */ var _bearer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4841);
/* harmony import */ var _deadline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2159);
/* harmony import */ var _workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6811);






/**
 * Do one piece of work with a client. The signal of the job is that of its deadline.
 *
 * @throws {IdentityError} `identity_missing`, before any request; and what the work throws
 */
async function connected(io, settings, work, onRequest = (request) => io.log.debug((0,_report_live_log_js__WEBPACK_IMPORTED_MODULE_0__/* .describeRequest */ .N)((0,_run_events_js__WEBPACK_IMPORTED_MODULE_1__/* .toRequestEvent */ .p)(request)))) {
    const workspace = (0,_workspace_js__WEBPACK_IMPORTED_MODULE_2__/* .openWorkspace */ .O)(io);
    const deadline = (0,_deadline_js__WEBPACK_IMPORTED_MODULE_3__/* .startDeadline */ .d)(settings.timeoutMs, io.clock, io.signal);
    try {
        const stages = { ...io, ...settings, signal: deadline.signal };
        const bearer = await (0,_bearer_js__WEBPACK_IMPORTED_MODULE_4__/* .holdBearer */ .Vg)({ ...stages, ...workspace, onRequest });
        const client = (0,_client_client_js__WEBPACK_IMPORTED_MODULE_5__/* .createClient */ .U)({ ...stages, ...bearer, onRequest });
        return await work({ ...io, ...bearer, signal: deadline.signal, client, workspace, deadline });
    }
    finally {
        deadline.clear();
    }
}


/***/ })

};
