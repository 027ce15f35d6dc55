export const id = 197;
export const ids = [197,101];
export const modules = {

/***/ 2441:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  doctorTask: () => (/* binding */ doctorTask)
});

// EXTERNAL MODULE: ./lib/log.js
var log = __webpack_require__(7309);
// EXTERNAL MODULE: ./lib/inputs/credentials.js
var credentials = __webpack_require__(8863);
// EXTERNAL MODULE: ./lib/inputs/given.js
var given = __webpack_require__(3072);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/identity/ambient.js + 15 modules
var ambient = __webpack_require__(5147);
// EXTERNAL MODULE: ./lib/identity/detect.js
var detect = __webpack_require__(1431);
// EXTERNAL MODULE: ./lib/job/bearer.js + 6 modules
var bearer = __webpack_require__(7549);
// EXTERNAL MODULE: ./lib/job/connected.js + 8 modules
var connected = __webpack_require__(3808);
// EXTERNAL MODULE: ./lib/job/workspace.js
var job_workspace = __webpack_require__(82);
// EXTERNAL MODULE: ./lib/run/find-intern.js
var find_intern = __webpack_require__(1151);
;// CONCATENATED MODULE: ./lib/cli/doctor/check.js
// One check of the doctor: what was looked at, what was found, and what to do.

/** A failed check: the message of an error holds its remedy already. */
function failed(name, error) {
    const code = error instanceof errors/* ToolkitError */.h4 ? { code: error.code } : {};
    return { name, state: 'failed', found: (0,errors/* describeError */.Uc)(error), ...code };
}
/** A check that could not be made. */
function skipped(name, why) {
    return { name, state: 'skipped', found: why };
}

;// CONCATENATED MODULE: ./lib/cli/doctor/access.js
// Whether there is an identity, whether the service takes it, and what it may see.








/** The names of the checks, for those that can't be made. */
const accessChecks = ['identity', 'exchange', 'interns', 'intern'];
/** Identity, exchange, list and intern; what comes behind a failure is skipped. */
async function checkAccess(settings, job) {
    const checks = [];
    const steps = [checkIdentity, checkExchange, checkList, checkIntern];
    for (const [index, step] of steps.entries()) {
        const check = await step(settings, job).catch((error) => {
            job.signal.throwIfAborted();
            return failed(accessChecks[index] ?? '', error);
        });
        checks.push(check);
        if (check.state === 'failed')
            break;
    }
    const left = accessChecks.slice(checks.length);
    return [...checks, ...left.map((name) => skipped(name, 'see above'))];
}
async function checkIdentity({ credentials }, job) {
    if (credentials.by === 'api-key')
        return skipped('identity', 'an API key needs none');
    const { subjectToken } = credentials;
    if (subjectToken.from === 'input')
        return { name: 'identity', state: 'ok', found: 'the input "subject-token"' };
    if (subjectToken.from === 'file')
        return { name: 'identity', state: 'ok', found: `the file ${subjectToken.path}` };
    const source = await (0,detect/* detectSource */.P)((0,ambient/* ambientSources */.B)({ ...job, ...(0,job_workspace/* openWorkspace */.O)(job) }));
    return { name: 'identity', state: 'ok', found: `${source.name}, audience "${credentials.audience}"` };
}
async function checkExchange({ baseUrl, credentials }, job) {
    if (credentials.by === 'api-key')
        return skipped('exchange', 'an API key needs none');
    try {
        const { lifetimeMs } = await (0,bearer/* obtainToken */.BM)({ ...job, ...(0,job_workspace/* openWorkspace */.O)(job), baseUrl, credentials });
        const found = `policy "${credentials.federationPolicyId}" grants a token for ${Math.round(lifetimeMs / 1000)} s`;
        return { name: 'exchange', state: 'ok', found };
    }
    catch (error) {
        if (!(error instanceof errors/* ExchangeError */.Sb) || error.code !== 'exchange_refused')
            throw error;
        return { ...failed('exchange', error), remedy: remedyOf(error, credentials.federationPolicyId) };
    }
}
/** Where nothing is remarkable about the token, its claims are what to compare. */
function remedyOf(error, policy) {
    const remarks = error.data.remarks ?? [];
    if (remarks.length > 0)
        return remarks.join(' ');
    return `Compare the claims of "interns identity" with the federation policy "${policy}".`;
}
function checkList(settings, job) {
    return (0,connected/* connected */.a)(job, settings, async ({ client, signal }) => {
        let count = 0;
        for await (const _ of client.listInterns({ workspaceId: settings.workspaceId, signal }))
            count += 1;
        const found = `this key sees ${count} ${count === 1 ? 'intern' : 'interns'}`;
        if (count > 0)
            return { name: 'interns', state: 'ok', found };
        const remedy = 'Make an intern in the workspace of this key, or use a key of the workspace that has it.';
        return { name: 'interns', state: 'warning', found, remedy };
    });
}
async function checkIntern(settings, job) {
    const wanted = settings.intern;
    if (wanted === undefined)
        return skipped('intern', 'none was named');
    return (0,connected/* connected */.a)(job, settings, async (stages) => {
        const { name, id, model } = await (0,find_intern/* findRunningIntern */.n)({ ...settings, ...stages, intern: wanted, waitForInternMs: 0 });
        return { name: 'intern', state: 'ok', found: `"${name}" (${id}) runs, model ${model ?? 'default'}` };
    });
}

// EXTERNAL MODULE: ./lib/job/policy-tests.js
var policy_tests = __webpack_require__(793);
// EXTERNAL MODULE: ./lib/permission/lint/lint.js + 6 modules
var lint = __webpack_require__(5810);
// EXTERNAL MODULE: ./lib/permission/policy-file.js
var policy_file = __webpack_require__(7312);
;// CONCATENATED MODULE: ./lib/cli/doctor/policy.js
// Whether the permission policy can be read, does what its tests say, and is what it looks like.





/** Looks at the policy file of the checkout; `named`: the user named it, so it must be there. */
async function checkPolicy(path, named, job) {
    const workspace = (0,job_workspace/* openWorkspace */.O)(job);
    const bytes = await workspace.readBytes(workspace.path(path)).catch(() => undefined);
    if (bytes === undefined) {
        return {
            name: 'policy',
            state: named ? 'failed' : 'warning',
            found: `${path} is not there${named ? '' : ', so every permission is rejected unless a person is asked'}`,
            remedy: '"interns policy init" writes one to begin with.',
        };
    }
    try {
        const policy = await (0,policy_file/* loadPolicy */.tb)(bytes, path);
        (0,policy_tests/* checkPolicyTests */.Y)(policy);
        const warnings = (0,lint/* lint */.u)(policy).length;
        const found = `${path}: ${count(policy.rules, 'rule')}, ${count(policy.guards, 'guard')}, ${count(policy.tests, 'test')} passed`;
        if (warnings === 0)
            return { name: 'policy', state: 'ok', found };
        const remedy = `"interns policy check ${path}" shows ${warnings === 1 ? 'one warning' : `${warnings} warnings`}.`;
        return { name: 'policy', state: 'warning', found, remedy };
    }
    catch (error) {
        return { ...failed('policy', error), remedy: `"interns policy check ${path}" shows all mistakes at once.` };
    }
}
function count(entries, noun) {
    return `${entries.length} ${noun}${entries.length === 1 ? '' : 's'}`;
}

// EXTERNAL MODULE: ./lib/http/transport.js
var transport = __webpack_require__(3005);
;// CONCATENATED MODULE: ./lib/cli/doctor/reach.js
// Whether the service answers, and whether its clock and ours agree.


const timeoutMs = 10_000;
/** Tokens are dated by the clocks of both sides: more apart than this, and they are refused. */
const noticeableSkewMs = 30_000;
/** One request without a bearer: any answer means that the service is there. */
async function checkReach(baseUrl, { fetch, clock, signal }) {
    const url = `${baseUrl}/interns`;
    try {
        const before = clock.now();
        const response = await (0,transport/* send */.tN)({ method: 'GET', url, headers: { Accept: 'application/json' } }, { fetch, headersTimeoutMs: timeoutMs, now: clock.now, signal });
        const after = clock.now();
        await response.body?.cancel();
        const date = Date.parse(response.headers.get('date') ?? '');
        return [judgeAnswer(url, response.status, after - before), judgeClock(date, (before + after) / 2)];
    }
    catch (error) {
        signal.throwIfAborted();
        return [
            { ...failed('service', error), remedy: 'Check base-url, name resolution, firewall and proxy (HTTPS_PROXY).' },
        ];
    }
}
function judgeAnswer(url, status, ms) {
    const found = `GET ${url} without a key answered ${status} after ${ms} ms`;
    // Without a key the service refuses (401), or hides the route (404).
    if (status === 401 || status === 404)
        return { name: 'service', state: 'ok', found };
    if (status >= 500)
        return { name: 'service', state: 'failed', found, remedy: 'The service has a problem. Try again later.' };
    return {
        name: 'service',
        state: 'warning',
        found,
        remedy: 'An Intern Service answers 401 here. Check that base-url has the version segment, and that no proxy answers in its place.',
    };
}
function judgeClock(serviceMs, ownMs) {
    if (Number.isNaN(serviceMs))
        return { name: 'clock', state: 'skipped', found: 'the service sends no Date' };
    const seconds = Math.round((ownMs - serviceMs) / 1000);
    if (Math.abs(ownMs - serviceMs) < noticeableSkewMs) {
        return { name: 'clock', state: 'ok', found: `within ${Math.abs(seconds)} s of the service` };
    }
    const found = `this machine is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} the service`;
    return {
        name: 'clock',
        state: 'warning',
        found,
        remedy: 'Set the clock: tokens are refused as expired, or as issued in the future.',
    };
}

;// CONCATENATED MODULE: ./lib/cli/doctor/checks.js
// The checks of the doctor, in the order in which a run needs what they look at.







/** Makes every check that can be made. */
async function runChecks(text, defaults, job) {
    const path = text('policy') ?? '';
    const policy = await checkPolicy(path, path !== defaults('policy'), job);
    return [...(await checkService(text, job)), policy];
}
async function checkService(text, job) {
    let settings;
    try {
        settings = readSettings(text);
    }
    catch (error) {
        return [failed('settings', error), ...skippedBehind(['service', 'clock', ...accessChecks])];
    }
    const { baseUrl, credentials } = settings;
    const by = credentials.by === 'api-key' ? 'an API key' : `federation policy "${credentials.federationPolicyId}"`;
    const own = { name: 'settings', state: 'ok', found: `${baseUrl}, with ${by}` };
    const reach = await checkReach(baseUrl, job);
    if (reach.some(({ state }) => state === 'failed'))
        return [own, ...reach, ...skippedBehind(accessChecks)];
    return [own, ...reach, ...(await checkAccess(settings, job))];
}
function readSettings(text) {
    return {
        ...(0,credentials/* readService */.u)(text),
        timeoutMs: (0,values/* readDuration */.$7)('timeout', text('timeout') ?? '', 1000),
        intern: text('intern'),
        workspaceId: (0,given/* optional */.lq)(text, 'workspace-id', values/* readUuid */.Cp),
    };
}
function skippedBehind(names) {
    return names.map((name) => skipped(name, 'see above'));
}

// EXTERNAL MODULE: ./lib/cli/view/style.js
var view_style = __webpack_require__(807);
;// CONCATENATED MODULE: ./lib/cli/tasks/doctor.js



/** Makes the checks and shows them; 0 when none failed, else 1. */
async function doctorTask({ words: [intern], text, defaults, has, io, job }) {
    const named = (name) => (name === 'intern' ? intern : undefined) ?? text(name);
    const checks = await runChecks(named, defaults, job);
    const shown = has('json') ? `${JSON.stringify({ checks }, null, 2)}\n` : toText(checks, io);
    io.stdout(job.redactor.redact(shown));
    return checks.some(({ state }) => state === 'failed') ? 1 : 0;
}
function toText(checks, io) {
    const style = (0,view_style/* createStyle */._)(io.terminal?.stdout);
    const signs = {
        ok: style.green('✓'),
        warning: style.yellow('!'),
        failed: style.red('✗'),
        skipped: style.dim('-'),
    };
    const width = Math.max(...checks.map(({ name }) => name.length));
    return checks
        .map(({ name, state, found, remedy }) => {
        const line = `${signs[state]} ${name.padEnd(width)}  ${(0,log/* oneLine */.TN)(found)}\n`;
        return remedy === undefined ? line : `${line}  ${' '.repeat(width)}  ${style.bold('→')} ${(0,log/* oneLine */.TN)(remedy)}\n`;
    })
        .join('');
}


/***/ }),

/***/ 793:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ checkPolicyTests)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _permission_self_test_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4582);
// The tests in a policy file, run before its policy decides about anything.


/**
 * Check that a policy does what its own tests say (design of the policy file, "Tools around it").
 *
 * @throws {PolicyError} `policy_invalid`: a test fails; names the first three
 */
function checkPolicyTests(policy) {
    const failures = (0,_permission_self_test_js__WEBPACK_IMPORTED_MODULE_0__/* .runTests */ .N)(policy);
    const [first] = failures;
    if (first === undefined)
        return;
    const named = failures.slice(0, 3).map(({ line, column, name, message }) => {
        return `${policy.source}:${line}:${column}: ${name}: ${message}`;
    });
    const more = failures.length > 3 ? ` And ${failures.length - 3} more.` : '';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .PolicyError */ .pn('policy_invalid', `Tests of the permission policy fail. ${named.join(' ')}${more}`, {
        source: policy.source,
        line: first.line,
        column: first.column,
    });
}


/***/ }),

/***/ 9101:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nearest: () => (/* binding */ nearest)
/* harmony export */ });
// The known word that a misspelt one most likely meant.
/** The candidate nearest to a word by edits (insert, delete, replace, swap), undefined when none is near. */
function nearest(word, candidates) {
    let best;
    let least = Math.max(2, Math.floor(word.length / 2)) + 1;
    for (const candidate of candidates) {
        const distance = edits(normal(word), normal(candidate));
        if (distance < least) {
            best = candidate;
            least = distance;
        }
    }
    return best;
}
// Case, dashes and underscores are what is mistaken most, so they cost nothing.
function normal(word) {
    return word.toLowerCase().replace(/[-_ ]/gu, '');
}
/** Optimal string alignment distance. */
function edits(a, b) {
    let beforeLast = [];
    let last = Array.from({ length: b.length + 1 }, (_, index) => index);
    for (let i = 1; i <= a.length; i += 1) {
        const row = [i];
        for (let j = 1; j <= b.length; j += 1) {
            const cost = a[i - 1] === b[j - 1] ? 0 : 1;
            let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
            const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
            if (swapped)
                least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1);
            row.push(least);
        }
        beforeLast = last;
        last = row;
    }
    return last[b.length] ?? 0;
}


/***/ }),

/***/ 1151:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ findRunningIntern)
/* harmony export */ });
/* harmony import */ var _client_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2410);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _http_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8394);



const pollMs = 5_000;
const listAttempts = 5;
const listOverallMs = 60_000;
/**
 * The running intern of this name or id.
 *
 * @throws {ApiError} `intern_unknown`, `intern_ambiguous`, `intern_not_running` (with status and `last_failure_message`),
 *   and what listing throws
 */
async function findRunningIntern(options) {
    const { clock, log, signal } = options;
    const deadline = clock.monotonic() + options.waitForInternMs;
    let shown = '';
    for (;;) {
        const intern = await findIntern(options);
        if (intern.status === 'running')
            return intern;
        const coming = intern.status === 'queued' || intern.status === 'provisioning';
        const leftMs = deadline - clock.monotonic();
        if (!coming || leftMs <= 0)
            throw notRunning(intern, coming, options.waitForInternMs);
        const state = describeState(intern);
        if (state !== shown)
            log.info(`Waiting for intern "${intern.name}": ${state}.`);
        shown = state;
        await clock.sleep(Math.min(pollMs, leftMs), signal);
    }
}
/** Looks through all pages: a second intern of the same name may be on the last. */
async function findIntern(options) {
    const { client, intern: wanted, workspaceId, clock, log, signal } = options;
    const limits = { maxAttempts: listAttempts, deadline: clock.monotonic() + listOverallMs, clock, log, signal };
    const { matches, names } = await (0,_http_retry_js__WEBPACK_IMPORTED_MODULE_0__/* .withRetry */ .b)({ what: 'intern list', ...limits }, async () => {
        const found = { matches: [], names: [] };
        for await (const intern of client.listInterns({ workspaceId, signal })) {
            if (intern.id === wanted || intern.name === wanted)
                found.matches.push(intern);
            else if (found.names.length < 20)
                found.names.push(intern.name);
        }
        return found;
    }, _client_request_js__WEBPACK_IMPORTED_MODULE_1__/* .mayRepeat */ .xg);
    // An id is unique, so it wins over an intern that has taken the same text as its name.
    const intern = matches.find((match) => match.id === wanted) ?? matches[0];
    if (intern === undefined)
        throw unknown(wanted, names);
    if (intern.id !== wanted && matches.length > 1)
        throw ambiguous(wanted, matches);
    return intern;
}
function describeState({ status, progress }) {
    if (progress === null)
        return status;
    return `${status}, step ${progress.step_number} of ${progress.total_steps}, ${progress.step_label}`;
}
function unknown(wanted, names) {
    const visible = names.length === 0
        ? 'This key sees no other interns'
        : `This key sees ${names.map((name) => `"${name}"`).join(', ')}${names.length === 20 ? ', …' : ''}`;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ApiError */ .hD('intern_unknown', `No intern has the name or id "${wanted}". ${visible}. Names match exactly.`, {
        source: 'intern',
    });
}
function ambiguous(wanted, matches) {
    const ids = matches.map(({ id, workspace_id }) => `${id} (workspace ${workspace_id})`).join(', ');
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ApiError */ .hD('intern_ambiguous', `${matches.length} interns have the name "${wanted}": ${ids}. Give the id as "intern", or a "workspace-id".`, { source: 'intern' });
}
function notRunning(intern, coming, waitMs) {
    const failure = intern.last_failure_message === null ? '' : `: ${intern.last_failure_message.replace(/\.$/, '')}`;
    const waited = coming ? ` after waiting ${Math.round(waitMs / 1000)} s` : '';
    const remedy = coming ? 'Raise "wait-for-intern".' : 'Start or provision it first.';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ApiError */ .hD('intern_not_running', `Intern "${intern.name}" (${intern.id}) is ${describeState(intern)}${waited}${failure}. Only a running intern takes prompts. ${remedy}`, { source: 'intern', reason: intern.status });
}


/***/ })

};
