export const id = 868;
export const ids = [868];
export const modules = {

/***/ 1868:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  updateKeyAction: () => (/* binding */ updateKeyAction)
});

// EXTERNAL MODULE: ./lib/client/keys.js
var keys = __webpack_require__(9995);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/log.js
var log = __webpack_require__(7309);
// EXTERNAL MODULE: ./lib/inputs/key-fields.js
var key_fields = __webpack_require__(2054);
;// CONCATENATED MODULE: ./lib/keys/schedule.js
// When an entry of a key update file is due: days of the week and a time of day, in UTC.
/** The days of the week as a key update file names them, from Monday. */
const weekDays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const minuteMs = 60_000;
const dayMinutes = 24 * 60;
/** Whether a schedule holds at a time. A time that runs over midnight belongs to the day on which it starts. */
function isDue({ days, fromMinute, untilMinute }, nowMs) {
    const now = new Date(nowMs);
    const minute = now.getUTCHours() * 60 + now.getUTCMinutes();
    const today = dayOf(nowMs);
    if (fromMinute < untilMinute)
        return days.includes(today) && minute >= fromMinute && minute < untilMinute;
    const yesterday = dayOf(nowMs - dayMinutes * minuteMs);
    return (days.includes(today) && minute >= fromMinute) || (days.includes(yesterday) && minute < untilMinute);
}
/** A schedule in words: `sat, sun 00:00-24:00 UTC`. */
function describeSchedule({ days, fromMinute, untilMinute }) {
    return `${days.join(', ')} ${clockTime(fromMinute)}-${clockTime(untilMinute)} UTC`;
}
function dayOf(atMs) {
    // Sunday is 0 in JavaScript, and last here.
    return weekDays[(new Date(atMs).getUTCDay() + 6) % 7] ?? 'mon';
}
function clockTime(minute) {
    return `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
}

;// CONCATENATED MODULE: ./lib/inputs/key-update-when.js

const wholeDay = { fromMinute: 0, untilMinute: 24 * 60 };
/** A schedule; `days` left out are all, `between` left out is the whole day. Undefined after a problem. */
function readWhen(node, reading) {
    const problemsBefore = reading.problems.length;
    const values = reading.mapping(node, '"when"', ['days', 'between']);
    if (values === undefined || reading.problems.length > problemsBefore)
        return undefined;
    if (values.size === 0) {
        reading.report(node, '"when" is empty. Give "days", "between" or both, or leave "when" out.');
        return undefined;
    }
    const [daysNode, betweenNode] = [values.get('days'), values.get('between')];
    const days = daysNode === undefined ? weekDays : readDays(daysNode, reading);
    const between = betweenNode === undefined ? wholeDay : readBetween(betweenNode, reading);
    return days === undefined || between === undefined ? undefined : { days, ...between };
}
function readDays(node, reading) {
    const elements = reading.list(node, '"days"');
    const days = elements?.map((element) => {
        const scalar = reading.scalar(element, 'A day');
        const day = weekDays.find((one) => one === scalar?.value);
        if (day === undefined && scalar !== undefined) {
            reading.report(element, `The day is ${JSON.stringify(scalar.value)}. Use ${weekDays.join(', ')}.`);
        }
        return day;
    });
    return days?.every((day) => day !== undefined) === true ? days : undefined;
}
function readBetween(node, reading) {
    const elements = reading.list(node, '"between"');
    if (elements === undefined)
        return undefined;
    const [from, until, ...more] = elements;
    if (from === undefined || until === undefined || more.length > 0) {
        reading.report(node, '"between" must have two times, such as ["22:00", "06:00"].');
        return undefined;
    }
    const fromMinute = readTime(from, 23 * 60 + 59, reading);
    const untilMinute = readTime(until, 24 * 60, reading);
    if (fromMinute === undefined || untilMinute === undefined)
        return undefined;
    if (fromMinute !== untilMinute)
        return { fromMinute, untilMinute };
    reading.report(node, '"between" begins and ends at the same time. For a whole day use ["00:00", "24:00"].');
    return undefined;
}
/** Minutes since midnight of `HH:MM`, at most `latest`. */
function readTime(node, latest, reading) {
    const scalar = reading.scalar(node, 'A time');
    if (scalar === undefined)
        return undefined;
    const [, hours, minutes] = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(String(scalar.value)) ?? [];
    const minute = Number(hours) * 60 + Number(minutes);
    if (minute <= latest)
        return minute;
    const last = latest === 24 * 60 ? '24:00' : '23:59';
    reading.report(node, `The time is ${JSON.stringify(scalar.value)}. Use UTC from "00:00" to "${last}".`);
    return undefined;
}

;// CONCATENATED MODULE: ./lib/inputs/key-update-file.js




const entryKeys = ['hash', 'when', ...key_fields/* keyFieldNames */.WG];
const shownProblems = 5;
/**
 * Read a file of updates, all of it: an entry that is out of its time is checked like any other.
 *
 * @throws {InputError} `input_invalid` with `source`, `line` and `column` of the first problem; the message names the
 *   first five
 */
async function readKeyUpdateFile(text, { source, env }) {
    const { readYaml } = await Promise.all(/* import() */[__webpack_require__.e(815), __webpack_require__.e(599)]).then(__webpack_require__.bind(__webpack_require__, 4599)); // the YAML library is loaded only where there is a file
    const reading = readYaml(text, env);
    const updates = reading.problems.length > 0 ? [] : readEntries(reading, source);
    if (reading.problems.length === 0)
        return updates;
    throw invalid(reading.problems, source);
}
function readEntries(reading, source) {
    const file = reading.mapping(reading.root, 'The file', ['keys']);
    if (file === undefined)
        return [];
    const entries = reading.list(file.get('keys') ?? null, 'Key "keys"') ?? [];
    return entries.flatMap((entry) => readEntry(entry, reading, source) ?? []);
}
function readEntry(entry, reading, source) {
    const problemsBefore = reading.problems.length;
    const values = reading.mapping(entry, 'An entry', entryKeys);
    if (values === undefined)
        return undefined;
    const hash = readHash(entry, values.get('hash'), reading);
    const fields = new Map(key_fields/* keyFieldNames */.WG.map((name) => [name, readField(name, values.get(name), reading)]));
    // A key that was misspelt is the mistake then, not its absence.
    if (reading.problems.length === problemsBefore && key_fields/* keyFieldNames */.WG.every((name) => !values.has(name))) {
        reading.report(entry, `The entry changes nothing. Give at least one of ${key_fields/* keyFieldNames */.WG.join(', ')}.`);
    }
    const whenNode = values.get('when');
    const when = whenNode === undefined ? undefined : readWhen(whenNode, reading);
    if (hash === undefined || reading.problems.length > 0)
        return undefined;
    const { line } = reading.placeOf(entry);
    return { source: `${source}:${line}`, hash, update: (0,key_fields/* toKeyUpdate */.Ch)((name) => fields.get(name)), when };
}
function readHash(entry, node, reading) {
    if (node === undefined) {
        reading.report(entry, 'The entry has no "hash". Give the hash of the key to update.');
        return undefined;
    }
    const scalar = reading.scalar(node, 'Key "hash"');
    if (scalar === undefined)
        return undefined;
    if (typeof scalar.value === 'string' && !/^\.{0,2}$/.test(scalar.value) && scalar.value.isWellFormed()) {
        return scalar.value;
    }
    reading.report(node, `"hash" is ${show(scalar.value)}. Use the hash of a key, in quotes if it looks like a number.`);
    return undefined;
}
function readField(name, node, reading) {
    if (node === undefined)
        return undefined;
    const scalar = reading.scalar(node, `Key "${name}"`);
    if (scalar === undefined)
        return undefined;
    const { takes, fromText, accepts } = key_fields/* keyFields */.FY[name];
    const value = scalar.isFromEnv ? fromText(String(scalar.value)) : scalar.value;
    if (accepts(value))
        return value;
    reading.report(node, `"${name}" is ${show(value)}. Use ${takes}.`);
    return undefined;
}
/** A value as the file may have it; infinities and NaN are no JSON. */
function show(value) {
    return typeof value === 'number' ? String(value) : (JSON.stringify(value) ?? String(value));
}
function invalid(problems, source) {
    const inOrder = problems.toSorted((a, b) => a.line - b.line || a.column - b.column);
    const named = inOrder
        .slice(0, shownProblems)
        .map(({ line, column, message }) => `${source}:${line}:${column}: ${message}`);
    const more = inOrder.length - named.length;
    const rest = more > 0 ? ` And ${more} more.` : '';
    return new errors/* InputError */.dz('input_invalid', (0,log/* oneLine */.TN)(`The key update file is invalid. ${named.join(' ')}${rest}`), {
        source,
        line: inOrder[0]?.line,
        column: inOrder[0]?.column,
    });
}

// EXTERNAL MODULE: ./lib/client/request.js
var request = __webpack_require__(2410);
// EXTERNAL MODULE: ./lib/http/retry.js
var retry = __webpack_require__(8394);
;// CONCATENATED MODULE: ./lib/keys/send-updates.js



const maxAtOnce = 4;
const maxOutages = 5;
/**
 * Send all updates, at most four at once; updates of the same key follow one another in the order given. Never throws
 * for what the service did: that is in the results, which have the order given too.
 */
async function sendKeyUpdates(updates, options) {
    const outcomes = new Map();
    const chains = Map.groupBy(updates, ({ hash }) => hash).values(); // each worker takes the next
    const gate = createGate(options);
    const worker = async () => {
        for (const chain of chains) {
            let before;
            for (const planned of chain) {
                const outcome = await sendOne(planned, before, gate, options);
                outcomes.set(planned, outcome);
                before = outcome.state === 'updated' ? outcome.record : undefined;
            }
        }
    };
    await Promise.all(Array.from({ length: maxAtOnce }, worker));
    return updates.flatMap((planned) => {
        const outcome = outcomes.get(planned);
        return outcome === undefined ? [] : [{ planned, outcome }];
    });
}
async function sendOne(planned, before, gate, options) {
    const { client, deadline, clock, log, signal } = options;
    let outages = 0;
    const judge = (error) => {
        const verdict = (0,request/* mayRepeat */.xg)(error);
        if (gate.closeAfter(error))
            return verdict;
        outages += 1;
        return outages < maxOutages ? verdict : { retry: false };
    };
    const attempt = async () => {
        await gate.pass();
        return client.updateKey({ ...planned, signal });
    };
    const limits = { maxAttempts: Number.POSITIVE_INFINITY, deadline, clock, log, signal };
    try {
        const record = await (0,retry/* withRetry */.b)({ what: `update of key "${planned.hash}"`, ...limits }, attempt, judge);
        return { state: 'updated', record, before };
    }
    catch (error) {
        return { state: 'failed', error: explain(error, options.isExchanged) };
    }
}
function createGate({ clock, signal }) {
    let closedUntil = 0;
    return {
        closeAfter(error) {
            if (!(error instanceof errors/* ApiError */.hD) || error.data.status !== 429)
                return false;
            closedUntil = Math.max(closedUntil, clock.monotonic() + (error.data.retryAfterMs ?? 0));
            return true;
        },
        async pass() {
            signal.throwIfAborted();
            // Another update may close the gate again while this one sleeps.
            for (let leftMs = closedUntil - clock.monotonic(); leftMs > 0; leftMs = closedUntil - clock.monotonic()) {
                await clock.sleep(leftMs, signal);
            }
        },
    };
}
function explain(thrown, isExchanged) {
    if (!(thrown instanceof errors/* ToolkitError */.h4)) {
        return new errors/* ToolkitError */.h4('internal', (0,errors/* describeError */.Uc)(thrown), { cause: thrown });
    }
    const { status } = thrown.data;
    if (!isExchanged || thrown.code !== 'api_refused' || (status !== 401 && status !== 403))
        return thrown;
    return new errors/* ApiError */.hD('key_management_required', `${thrown.message} This token comes from an exchange, and deployments ask for a management key here: give one as "api-key" and leave "federation-policy-id" out.`, { ...thrown.data, cause: thrown });
}

// EXTERNAL MODULE: ./lib/job/connected.js
var connected = __webpack_require__(7672);
// EXTERNAL MODULE: ./lib/job/workspace.js + 2 modules
var workspace = __webpack_require__(6811);
;// CONCATENATED MODULE: ./lib/job/update-keys.js
// The updates of keys that a job asks for: read, told apart by their time, shown or sent.







/**
 * Update the keys and tell what came of each update, in the order in which they were asked for. All of them are checked
 * before the first is sent; a dry run sends nothing at all.
 *
 * @throws {InputError} `input_invalid`: the file, or a hash that is the API key itself
 * @throws {IdentityError} {@link ExchangeError} when there is no bearer to send anything with
 */
async function updateKeys(io, settings) {
    const { apiKey } = settings.credentials;
    // Where something is sent, the bearer is masked there.
    if (settings.dryRun && apiKey !== undefined)
        io.log.mask(apiKey);
    const planned = await readPlanned(settings.updates, (0,workspace/* openWorkspace */.O)(io), io);
    for (const update of planned)
        refuseKeyAsHash(update, settings);
    const now = io.clock.now(); // one time for all: a midnight between two requests must not split the file
    const isNow = ({ when }) => when === undefined || isDue(when, now);
    const due = planned.filter(isNow);
    const sent = settings.dryRun ? due.map((update) => plan(update, settings)) : await send(io, settings, due);
    const outcomes = new Map(sent.map(({ planned: update, outcome }) => [update, outcome]));
    return planned.map((update) => ({ planned: update, outcome: outcomes.get(update) ?? { state: 'skipped' } }));
}
function plan(planned, { baseUrl }) {
    return { planned, outcome: { state: 'planned', request: (0,keys/* buildKeyUpdate */.dH)(baseUrl, undefined, planned) } };
}
function send(io, settings, due) {
    if (due.length === 0)
        return Promise.resolve([]); // nothing to send, so no token to ask for
    return (0,connected/* connected */.a)(io, settings, async (job) => {
        await job.bearer(); // once for all: without a bearer no update can be sent
        const isExchanged = settings.credentials.by === 'exchange';
        return sendKeyUpdates(due, { ...job, isExchanged, deadline: job.deadline.at });
    });
}
async function readPlanned(updates, workspace, { env }) {
    if (updates.from === 'inputs')
        return [updates.planned];
    const text = await workspace.readText(workspace.path(updates.path)).catch((cause) => {
        throw new errors/* InputError */.dz('input_invalid', `Input "key-updates" is "${updates.path}", which can't be read as UTF-8 text. Paths start at the workspace; is the repository checked out?`, { source: 'key-updates', cause });
    });
    return readKeyUpdateFile(text, { source: updates.path, env });
}
/** A hash stands in URLs, logs and summaries, so a key that was given in its place must not get that far. */
function refuseKeyAsHash({ source, hash }, { credentials }) {
    if (credentials.apiKey === undefined || hash !== credentials.apiKey.reveal())
        return;
    throw new errors/* InputError */.dz('input_invalid', `The hash of ${source} is the API key itself. Use the hash that identifies the key.`, { source: 'key-hash' });
}

;// CONCATENATED MODULE: ./lib/keys/outcome.js

const namedFailures = 5;
/** The records of the updated keys, in the order in which they were asked for. */
function updatedKeys(results) {
    return results.flatMap(({ outcome }) => (outcome.state === 'updated' ? [outcome.record] : []));
}
/** The error that a list of results is: null when nothing failed, the one error of a single update, else one for all. */
function failureOf(results) {
    const failures = results.flatMap(({ planned, outcome }) => outcome.state === 'failed' ? [{ planned, error: outcome.error }] : []);
    const [first] = failures;
    if (first === undefined)
        return null;
    // Time that ran out, or a cancellation, is the end of the whole, not of one entry.
    const ended = failures.find(({ error }) => error instanceof errors/* RunError */.e4);
    if (ended !== undefined)
        return ended.error;
    if (results.length === 1)
        return first.error;
    const named = failures
        .slice(0, namedFailures)
        .map(({ planned, error }) => `${planned.source} (${planned.hash}): ${error.message}`);
    const more = failures.length > named.length ? ` And ${failures.length - named.length} more; the log has them.` : '';
    return new errors/* ApiError */.hD('key_updates_failed', `${failures.length} of ${results.length} key updates failed. ${named.join(' ')}${more}`, { cause: first.error });
}

;// CONCATENATED MODULE: ./lib/keys/next-reset.js
// When a key's usage starts anew.
/**
 * The next reset as ISO 8601 (API document, "PATCH /keys/{hash}": midnight UTC, weeks from Monday, months from the 1st);
 * null for a key without reset, and for a reset that this version does not know.
 */
function nextReset(limitReset, nowMs) {
    const now = new Date(nowMs);
    const [year, month, date] = [now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate()];
    switch (limitReset) {
        case 'daily':
            return iso(year, month, date + 1);
        case 'weekly':
            // From 1 (today is Sunday) to 7 (today is Monday) days ahead.
            return iso(year, month, date + 7 - ((now.getUTCDay() + 6) % 7));
        case 'monthly':
            return iso(year, month + 1, 1);
        default:
            return null;
    }
}
function iso(year, month, date) {
    return new Date(Date.UTC(year, month, date)).toISOString();
}

// EXTERNAL MODULE: ./lib/report/cut.js
var cut = __webpack_require__(6590);
;// CONCATENATED MODULE: ./lib/report/keys-summary.js



const maxName = 200;
const maxMessage = 2_000;
const barLength = 5;
/** The blocks of a report on updates; amounts in USD, times in UTC. */
function toKeysBlocks(results, nowMs) {
    const failed = results.filter(({ outcome }) => outcome.state === 'failed');
    return [
        { type: 'heading', line: [headingOf(results, failed.length)] },
        ...failures(failed),
        ...updatedTable(results, nowMs),
        ...plannedTable(results),
        ...skippedTable(results),
    ];
}
/** One line on one result, for a log. */
function toKeyLine({ planned, outcome }) {
    const hash = (0,cut/* shorten */.ml)(planned.hash, maxName);
    switch (outcome.state) {
        case 'updated':
            return `Key "${(0,cut/* shorten */.ml)(outcome.record.name, maxName)}" (${hash}): ${describeUpdate(planned.update)}.`;
        case 'planned':
            return `Would send ${toRequestLine(outcome.request)} ${outcome.request.body ?? ''}`;
        case 'skipped':
            return `Key ${hash} (${planned.source}): skipped, it is not ${scheduleOf(planned)}.`;
        case 'failed':
            return `Key ${hash} (${planned.source}): ${(0,cut/* shorten */.ml)(outcome.error.message, maxMessage)} (${outcome.error.code})`;
        default:
            return outcome;
    }
}
/** An amount in USD with two decimals. */
function toUsd(amount) {
    return amount > 0 && amount < 0.005 ? 'USD <0.01' : `USD ${amount.toFixed(2)}`;
}
function headingOf(results, failed) {
    const count = (state) => results.filter(({ outcome }) => outcome.state === state).length;
    const parts = [
        [count('updated'), 'updated'],
        [count('planned'), 'to be sent (dry run)'],
        [count('skipped'), 'skipped'],
        [failed, 'failed'],
    ];
    const said = parts.filter(([number]) => number > 0).map(([number, what]) => `${number} ${what}`);
    return `${failed > 0 ? '❌' : '✅'} Keys: ${said.join(', ')}`;
}
function failures(failed) {
    return failed.map((result) => ({ type: 'alert', kind: 'CAUTION', line: [toKeyLine(result)] }));
}
function updatedTable(results, nowMs) {
    const updated = results.flatMap(({ outcome }) => (outcome.state === 'updated' ? [outcome] : []));
    if (updated.length === 0)
        return [];
    // The API can't be asked for a key, so that "before" is known only from an earlier update of the same job.
    const knowsBefore = updated.some(({ before }) => before !== undefined);
    const rows = updated.map(({ record, before }) => [
        [(0,cut/* shorten */.ml)(record.name, maxName), ' ', { code: (0,cut/* shorten */.ml)(record.hash, maxName) }],
        ...(knowsBefore ? [[before === undefined ? 'not known' : describeState(before)]] : []),
        [describeState(record)],
        [record.limit_remaining === null ? 'no limit' : toUsd(record.limit_remaining)],
        ...[record.usage_daily, record.usage_weekly, record.usage_monthly].map((usage) => [toBar(usage, record)]),
        [describeReset(record, nowMs)],
    ]);
    const before = knowsBefore ? ['Before'] : [];
    const header = ['Key', ...before, 'Now', 'Remaining', 'Day', 'Week', 'Month', 'Next reset (UTC)'];
    return [{ type: 'table', header, rows }];
}
function plannedTable(results) {
    const rows = results.flatMap(({ outcome }) => outcome.state === 'planned'
        ? [[[{ code: toRequestLine(outcome.request) }], [{ code: outcome.request.body ?? '' }]]]
        : []);
    return rows.length === 0 ? [] : [{ type: 'table', header: ['Request (not sent)', 'Body'], rows }];
}
function skippedTable(results) {
    const rows = results.flatMap(({ planned, outcome }) => outcome.state === 'skipped'
        ? [[[{ code: (0,cut/* shorten */.ml)(planned.hash, maxName) }], [planned.source], [scheduleOf(planned)]]]
        : []);
    return rows.length === 0 ? [] : [{ type: 'table', header: ['Skipped', 'Entry', 'Only'], rows }];
}
function toRequestLine({ method, url }) {
    return `${method} ${url}`;
}
function scheduleOf({ when }) {
    return when === undefined ? 'due' : describeSchedule(when);
}
function describeUpdate(update) {
    return Object.entries(update)
        .map(([name, value]) => `${name} ${typeof value === 'number' ? toUsd(value) : JSON.stringify(value)}`)
        .join(', ');
}
function describeState({ limit, limit_reset, disabled }) {
    const amount = limit === null ? 'no limit' : toUsd(limit);
    return [amount, limit_reset ?? 'no reset', ...(disabled ? ['disabled'] : [])].join(', ');
}
/** A usage against the largest amount of its key, so that the bars of a row compare. */
function toBar(usage, { limit, usage_daily, usage_weekly, usage_monthly }) {
    const whole = Math.max(limit ?? 0, usage_daily, usage_weekly, usage_monthly);
    const share = whole > 0 && usage > 0 ? usage / whole : 0;
    const filled = share === 0 ? 0 : Math.max(1, Math.min(barLength, Math.round(share * barLength)));
    return `${'▰'.repeat(filled)}${'▱'.repeat(barLength - filled)} ${toUsd(usage)}`;
}
function describeReset({ limit_reset }, nowMs) {
    if (limit_reset === null)
        return 'never';
    const next = nextReset(limit_reset, nowMs);
    return next === null ? `not known (${(0,cut/* shorten */.ml)(limit_reset, maxName)})` : `${next.slice(0, 10)} 00:00`;
}

// EXTERNAL MODULE: ./lib/report/markdown.js
var markdown = __webpack_require__(3021);
// EXTERNAL MODULE: ./lib/report/outputs.js
var outputs = __webpack_require__(8568);
;// CONCATENATED MODULE: ./lib/action/update-key.js





/** Updates the keys and sets the output `keys`, also of those that succeeded beside a failure. */
async function updateKeyAction(io, settings) {
    const results = await updateKeys(io, settings);
    const error = failureOf(results);
    const conclusion = error === null ? 'finished' : 'failed';
    for (const result of results)
        io.log.info(toKeyLine(result));
    if (error !== null)
        io.log.error(`${error.message} (${error.code})`);
    io.setOutputs({ conclusion, keys: JSON.stringify(updatedKeys(results)), ...(0,outputs/* toErrorOutput */.tP)(error) });
    await io.writeSummary((0,markdown/* toMarkdown */.l)(toKeysBlocks(results, io.clock.now())));
    return conclusion;
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
