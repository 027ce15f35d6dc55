export const id = 445;
export const ids = [445];
export const modules = {

/***/ 6445:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  updateKeysTask: () => (/* binding */ updateKeysTask)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/inputs/credentials.js
var credentials = __webpack_require__(8863);
// EXTERNAL MODULE: ./lib/inputs/given.js
var given = __webpack_require__(3072);
// EXTERNAL MODULE: ./lib/contract/keys.js
var keys = __webpack_require__(7684);
;// CONCATENATED MODULE: ./lib/inputs/key-fields.js

const flag = {
    takes: 'true or false',
    fromText: (text) => (/^true$/i.test(text) ? true : /^false$/i.test(text) ? false : text),
    accepts: (value) => typeof value === 'boolean',
};
/** The fields of an update (API document, "PATCH /keys/{hash}"); null stands for no limit and no reset. */
const keyFields = {
    limit: {
        takes: 'an amount in USD from 0 with at most two decimals, such as 50 or 12.50, or null for no limit',
        fromText: (text) => (text === 'null' ? null : /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text) ? Number(text) : text),
        accepts: (value) => value === null || (typeof value === 'number' && isAmount(value)),
    },
    limit_reset: {
        takes: `${keys/* limitResets */.sn.join(', ')}, or null for no reset`,
        fromText: (text) => (text === 'null' ? null : text),
        accepts: (value) => value === null || keys/* limitResets */.sn.some((reset) => reset === value),
    },
    disabled: flag,
    include_byok_in_limit: flag,
    name: { takes: 'a text', fromText: (text) => text, accepts: (value) => typeof value === 'string' && value !== '' },
};
/** The names of the fields. */
const keyFieldNames = ['limit', 'limit_reset', 'disabled', 'include_byok_in_limit', 'name'];
/** An update of the fields that were given; `undefined` stands for one that was not. Each has been accepted by its field. */
function toKeyUpdate(given) {
    const fields = keyFieldNames.map((name) => [name, given(name)]).filter(([, value]) => value !== undefined);
    return keys/* keyUpdate */.d2.parse(Object.fromEntries(fields));
}
/** Finite, not negative, and whole cents. */
function isAmount(value) {
    return Number.isFinite(value) && value >= 0 && Number(value.toFixed(2)) === value;
}

// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
;// CONCATENATED MODULE: ./lib/inputs/key-settings.js
// Settings of `command: update-key`: one key by its inputs, or many by a file.





const inputOf = {
    limit: 'limit',
    limit_reset: 'limit-reset',
    disabled: 'disabled',
    include_byok_in_limit: 'include-byok-in-limit',
    name: 'name',
};
const fieldInputs = keyFieldNames.map((name) => inputOf[name]);
/** The settings of `command: update-key`. */
function readKeySettings(text) {
    return {
        command: 'update-key',
        ...(0,credentials/* readService */.u)(text),
        updates: readUpdates(text),
        dryRun: (0,values/* readBoolean */.Vf)('dry-run', text('dry-run') ?? ''),
        timeoutMs: (0,values/* readDuration */.$7)('timeout', text('timeout') ?? '', 1000),
    };
}
function readUpdates(text) {
    for (const name of ['key-hash', ...fieldInputs])
        (0,given/* exclude */.HN)(text, name, 'key-updates');
    const path = text('key-updates');
    if (path !== undefined)
        return { from: 'file', path };
    const hash = (0,given/* required */.mw)(text, 'key-hash', 'the hash of the key to update, or name a file of updates as "key-updates"');
    if (/^\.{1,2}$/.test(hash))
        throw (0,values/* badValue */.tm)('key-hash', hash, 'Use the hash of a key, never the key itself.');
    if (fieldInputs.every((name) => text(name) === undefined)) {
        const names = fieldInputs.map((name) => `"${name}"`).join(', ');
        throw new errors/* InputError */.dz('input_missing', `The update of the key changes nothing. Set at least one of ${names}.`, {
            source: 'limit',
        });
    }
    const update = toKeyUpdate((name) => readField(text, name));
    return { from: 'inputs', planned: { source: 'input "key-hash"', hash, update, when: undefined } };
}
function readField(text, name) {
    const given = text(inputOf[name]);
    if (given === undefined)
        return undefined;
    const { takes, fromText, accepts } = keyFields[name];
    const value = fromText(given);
    if (accepts(value))
        return value;
    throw (0,values/* badValue */.tm)(inputOf[name], given, `Use ${takes}.`);
}

// EXTERNAL MODULE: ./lib/client/keys.js
var client_keys = __webpack_require__(9995);
// EXTERNAL MODULE: ./lib/log.js
var log = __webpack_require__(7309);
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




const entryKeys = ['hash', 'when', ...keyFieldNames];
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
    const fields = new Map(keyFieldNames.map((name) => [name, key_update_file_readField(name, values.get(name), reading)]));
    // A key that was misspelt is the mistake then, not its absence.
    if (reading.problems.length === problemsBefore && keyFieldNames.every((name) => !values.has(name))) {
        reading.report(entry, `The entry changes nothing. Give at least one of ${keyFieldNames.join(', ')}.`);
    }
    const whenNode = values.get('when');
    const when = whenNode === undefined ? undefined : readWhen(whenNode, reading);
    if (hash === undefined || reading.problems.length > 0)
        return undefined;
    const { line } = reading.placeOf(entry);
    return { source: `${source}:${line}`, hash, update: toKeyUpdate((name) => fields.get(name)), when };
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
function key_update_file_readField(name, node, reading) {
    if (node === undefined)
        return undefined;
    const scalar = reading.scalar(node, `Key "${name}"`);
    if (scalar === undefined)
        return undefined;
    const { takes, fromText, accepts } = keyFields[name];
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

// EXTERNAL MODULE: ./lib/job/connected.js + 8 modules
var connected = __webpack_require__(3808);
// EXTERNAL MODULE: ./lib/job/workspace.js
var workspace = __webpack_require__(82);
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
    return { planned, outcome: { state: 'planned', request: (0,client_keys/* buildKeyUpdate */.dH)(baseUrl, undefined, planned) } };
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

// EXTERNAL MODULE: ./lib/report/plain.js
var plain = __webpack_require__(6906);
// EXTERNAL MODULE: ./lib/cli/failure.js
var failure = __webpack_require__(1612);
;// CONCATENATED MODULE: ./lib/cli/tasks/keys.js
// The work of `interns keys update`: limits of keys, one by its flags or many by a file.






/** Updates the keys; 0 when all went well, 1 when an entry failed. */
async function updateKeysTask({ text, has, io, job }) {
    const results = await updateKeys(job, readKeySettings(text));
    const error = failureOf(results);
    const shown = has('json')
        ? `${JSON.stringify(toDocument(results), null, 2)}\n`
        : (0,plain/* toPlainText */.b)(toKeysBlocks(results, job.clock.now()));
    io.stdout(job.redactor.redact(shown));
    if (error === null)
        return 0;
    job.log.error(`${error.message} (${error.code})`);
    return (0,failure/* exitCodeOf */.FO)(error);
}
/** What `--json` prints: the updated records, and what came of the rest. */
function toDocument(results) {
    return {
        keys: updatedKeys(results),
        planned: results.flatMap(({ outcome }) => outcome.state === 'planned'
            ? [
                {
                    method: outcome.request.method,
                    url: outcome.request.url,
                    body: JSON.parse(outcome.request.body ?? 'null'),
                },
            ]
            : []),
        skipped: results.flatMap(({ planned, outcome }) => outcome.state === 'skipped' ? [{ source: planned.source, hash: planned.hash }] : []),
        failed: results.flatMap(({ planned, outcome }) => outcome.state === 'failed'
            ? [{ source: planned.source, hash: planned.hash, code: outcome.error.code, message: outcome.error.message }]
            : []),
    };
}


/***/ }),

/***/ 6590:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m7: () => (/* binding */ keepEnds),
/* harmony export */   ml: () => (/* binding */ shorten)
/* harmony export */ });
/* unused harmony export cutToBytes */
// Cuts text to a number of bytes without cutting a character.
/** The longest beginning of `text` of at most `maxBytes` bytes in UTF-8. */
function cutToBytes(text, maxBytes) {
    const bytes = Buffer.from(text);
    if (bytes.byteLength <= maxBytes)
        return text;
    let end = maxBytes;
    while (end > 0 && ((bytes[end] ?? 0) & 0xc0) === 0x80)
        end -= 1;
    return bytes.subarray(0, end).toString();
}
/** The beginning and the end of `text`, together at most `length` characters, and how many between them are left out. */
function keepEnds(text, length) {
    if (text.length <= length)
        return { head: text, tail: '', omitted: 0 };
    const head = wellFormed(text.slice(0, Math.ceil((length * 2) / 3)));
    const tail = wellFormed(text.slice(text.length - Math.floor(length / 3)));
    return { head, tail, omitted: text.length - head.length - tail.length };
}
/** `text` as it is, or its ends around an ellipsis when it has more than `length` characters. */
function shorten(text, length) {
    const { head, tail, omitted } = keepEnds(text, length);
    return omitted === 0 ? head : `${head}…${tail}`;
}
/** Without the half of a surrogate pair that a cut may have left at either end. */
function wellFormed(text) {
    return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, '');
}


/***/ }),

/***/ 6906:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ toPlainText)
/* harmony export */ });
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7309);
// Blocks as plain text, for a terminal or a log.

/** The text of a report: one line a row, tables aligned, folded parts unfolded. */
function toPlainText(blocks) {
    return blocks.flatMap((block) => [...toLines(block), '']).join('\n');
}
function toLines(block) {
    switch (block.type) {
        case 'heading':
            return underlined(toText(block.line));
        case 'status':
            return [
                ...underlined(toText(block.line)),
                ...(block.facts.length === 0 ? [] : [block.facts.map(toText).join(' · ')]),
            ];
        case 'paragraph':
            return [toText(block.line)];
        case 'prose':
        case 'rich':
        case 'code':
            return (0,_log_js__WEBPACK_IMPORTED_MODULE_0__/* .safeLines */ .Bv)(block.text.trim()).map((line) => `  ${line}`);
        case 'alert':
            return [`${block.kind}: ${toText(block.line)}`];
        case 'table':
            return toTable(block.header, block.rows);
        case 'details':
            return [`${toText(block.summary)}:`, ...block.blocks.flatMap(toLines)];
        default:
            return block;
    }
}
function underlined(text) {
    return [text, '='.repeat(Math.min(100, text.length))];
}
function toText(line) {
    return (0,_log_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(line.map(textOf).join(''));
}
function textOf(inline) {
    if (typeof inline === 'string')
        return inline;
    if ('code' in inline)
        return inline.code;
    return 'strong' in inline ? inline.strong : '';
}
function toTable(header, rows) {
    const cells = [header.map(_log_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN), ...rows.map((row) => row.map(toText))];
    const widths = header.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
    const lines = cells.map((row) => row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd());
    return [lines[0] ?? '', widths.map((width) => '-'.repeat(width)).join('  '), ...lines.slice(1)];
}


/***/ })

};
