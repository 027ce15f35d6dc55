export const id = 739;
export const ids = [739];
export const modules = {

/***/ 2739:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  d: () => (/* binding */ runCommand)
});

// EXTERNAL MODULE: ./lib/cli/failure.js
var failure = __webpack_require__(1612);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: ./lib/clock.js
var clock = __webpack_require__(5233);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/http/transport.js
var transport = __webpack_require__(3005);
;// CONCATENATED MODULE: ./lib/http/direct.js

/** How long a connection may take, name lookup and TLS included; then the request has surely not been sent. */
const connectTimeoutMs = 10_000;
/**
 * Sends a request without a proxy. It promises what the transport relies on of the global `fetch`: no redirect is followed,
 * the signal ends the request and the body, and a body that is cut short is an error. A compressed body is not asked for.
 */
const fetchDirectly = (url, init) => new Promise((resolve, reject) => {
    const target = new URL(url);
    const { method, headers, signal } = init;
    const isSecure = target.protocol === 'https:';
    // Not imported: an import fills in every name that the module exports, and for node:http one of them is a WebSocket
    // whose code takes longer to load than all of ours.
    const { request: start } = process.getBuiltinModule(isSecure ? 'node:https' : 'node:http');
    const request = start(target, { method, headers, signal });
    // Stays for the life of the request: an abort after the response is an error too, and nobody else listens.
    request.on('error', reject);
    request.once('socket', (socket) => {
        if (!socket.connecting)
            return;
        const timer = setTimeout(() => request.destroy(connectTimeout(target.host)), connectTimeoutMs);
        const connected = isSecure ? 'secureConnect' : 'connect';
        for (const event of [connected, 'close'])
            socket.once(event, () => clearTimeout(timer));
    });
    request.once('response', (message) => resolve(toResponse(message)));
    request.end(bodyOf(init));
});
function bodyOf({ body }) {
    return body ?? undefined;
}
function connectTimeout(host) {
    const seconds = connectTimeoutMs / 1000;
    return Object.assign(new Error(`no connection to ${host} within ${seconds} s`), { code: transport/* connectTimeoutCode */.Re });
}
function toResponse(message) {
    return {
        status: message.statusCode ?? 0,
        headers: {
            get(name) {
                const value = message.headers[name.toLowerCase()];
                return Array.isArray(value) ? value.join(', ') : (value ?? null);
            },
        },
        body: toByteStream(message),
    };
}
function toByteStream(message) {
    const cancel = () => {
        message.destroy();
        return Promise.resolve();
    };
    const iterate = () => message[Symbol.asyncIterator]();
    return {
        cancel,
        [Symbol.asyncIterator]: iterate,
        getReader() {
            const iterator = iterate();
            return { read: () => iterator.next(), cancel };
        },
    };
}

;// CONCATENATED MODULE: ./lib/http/proxy.js
// Requests through a proxy, where the environment names one.

/** Hosts that are never behind a proxy: the job's own machine. */
const loopback = 'localhost,127.0.0.1,::1';
/**
 * A `fetch` that goes through the proxies of `HTTPS_PROXY` and `HTTP_PROXY`, except for the hosts of `NO_PROXY` and for
 * this machine. Where no proxy is named, nothing is loaded for one.
 */
function fetchThroughProxy(env) {
    const settings = readSettings(env);
    if (settings.httpProxy === undefined && settings.httpsProxy === undefined) {
        return fetchDirectly;
    }
    let proxied;
    return async (url, init) => {
        proxied ??= loadProxiedFetch(settings);
        return (await proxied)(url, init);
    };
}
function readSettings(env) {
    const read = (name) => [env[name], env[name.toUpperCase()]].find((value) => value !== undefined && value !== '');
    return { httpProxy: read('http_proxy'), httpsProxy: read('https_proxy'), noProxy: read('no_proxy') };
}
async function loadProxiedFetch({ httpProxy, httpsProxy, noProxy }) {
    const undici = await __webpack_require__.e(/* import() */ 752).then(__webpack_require__.t.bind(__webpack_require__, 4371, 19));
    const dispatcher = new undici.EnvHttpProxyAgent({
        // An empty text: without one the agent would look into the environment of the process by itself.
        httpProxy: httpProxy ?? '',
        httpsProxy: httpsProxy ?? '',
        noProxy: noProxy === undefined ? loopback : `${noProxy},${loopback}`,
    });
    return (url, init) => undici.fetch(url, { ...init, dispatcher });
}

;// CONCATENATED MODULE: ./lib/job/execute.js
// Runs a program for its output: the command lines of CIs that give identity tokens.
const maxOutputBytes = 1024 * 1024;
/** Runs a program without a shell and gives its standard output; rejects when it fails, or when the signal aborts. */
function execute(program, args, signal) {
    const { execFile } = process.getBuiltinModule('node:child_process'); // loaded when there is a program to run
    return new Promise((resolve, reject) => {
        execFile(program, args, { signal, maxBuffer: maxOutputBytes, encoding: 'utf8' }, (error, stdout) => {
            // The error would quote the command line and what was printed: a token may stand there.
            if (error === null)
                resolve(stdout);
            else
                reject(new Error(`it ended with ${error.code ?? error.signal ?? 'an error'}`));
        });
    });
}

// EXTERNAL MODULE: ./lib/log.js
var log = __webpack_require__(7309);
// EXTERNAL MODULE: ./lib/secret.js
var secret = __webpack_require__(3251);
// EXTERNAL MODULE: ./lib/cli/view/style.js
var view_style = __webpack_require__(807);
;// CONCATENATED MODULE: ./lib/cli/job-io.js
// The effects of a job on a command line: its log goes to standard error, an interruption ends it.








/** The effects of a job. The first SIGINT or SIGTERM cancels it. */
function createJobIo(io, options) {
    const redactor = (0,secret/* createRedactor */.l)();
    const cancelled = new AbortController();
    void io.interrupted().then((signal) => cancelled.abort(new errors/* RunError */.e4('cancelled', `Interrupted (${signal}).`)));
    return {
        env: io.env,
        cwd: io.cwd,
        readFile: (path) => (0,promises_.readFile)(path),
        execute: execute,
        fetch: fetchThroughProxy(io.env),
        clock: clock/* systemClock */.m,
        log: createLog(io, redactor, options),
        redactor,
        signal: cancelled.signal,
    };
}
function createLog(io, redactor, { verbose }) {
    const style = (0,view_style/* createStyle */._)(io.terminal?.stderr);
    const line = (paint, prefix) => (message) => io.stderr(`${paint(prefix + (0,log/* oneLine */.TN)(redactor.redact(message)))}\n`);
    const detail = verbose ? line(style.dim, '') : () => { };
    return {
        debug: detail,
        info: detail,
        notice: line(style.plain, 'Note: '),
        warning: line(style.yellow, 'Warning: '),
        error: line(style.red, 'Error: '),
        mask: (secret) => redactor.add(secret),
    };
}

// EXTERNAL MODULE: ./node_modules/commander/index.js + 6 modules
var commander = __webpack_require__(7375);
// EXTERNAL MODULE: ./lib/inputs/cli-flags.js
var cli_flags = __webpack_require__(6593);
// EXTERNAL MODULE: ./lib/inputs/definitions.js
var definitions = __webpack_require__(3683);
// EXTERNAL MODULE: ./lib/cli/usage.js
var usage = __webpack_require__(4761);
;// CONCATENATED MODULE: ./lib/cli/parse.js
// The words after a command: parsed by commander, which writes the help and the remarks on wrong usage too.





/**
 * Parse the words after a command.
 *
 * @throws {UsageExit} help was asked for (exit code 0) or the usage is wrong (2); what there is to say has been said
 * @throws {InputError} `input_conflict`: a variable of an input that only the action has
 */
function parseCommand(usage, args, io) {
    const command = buildCommand(usage, io);
    const separator = args.indexOf('--');
    const own = separator === -1 ? args : args.slice(0, separator);
    try {
        command.parse(joinSwitchValues(own), { from: 'user' });
    }
    catch (error) {
        if (error instanceof commander/* CommanderError */.b7)
            throw new failure/* UsageExit */.Qv(error.exitCode === 0 ? 0 : 2);
        throw error;
    }
    const values = command.opts();
    const flags = new Map();
    for (const option of command.options) {
        const value = values[option.attributeName()];
        const flag = option.long?.slice(2) ?? '';
        const input = usage.flags.find(({ name }) => name === flag)?.aliasOf ?? usage.inputs.find((name) => name === flag);
        if (input !== undefined && value !== undefined)
            flags.set(input, String(value));
    }
    const given = (0,cli_flags/* readCliInputs */.eS)({ flags, env: io.env });
    return {
        words: command.args,
        given,
        defaults: cli_flags/* cliDefaults */.Pu,
        text: (name) => given(name) ?? (0,cli_flags/* cliDefaults */.Pu)(name),
        has: (flag) => command.options.some((option) => option.long === `--${flag}` && values[option.attributeName()] === true),
        rest: separator === -1 ? [] : args.slice(separator + 1),
    };
}
/** A switch takes its value only where one follows that is one: `--dry-run false`, but `--dry-run reviewer`. */
function joinSwitchValues(args) {
    const joined = [];
    for (const arg of args) {
        const isSwitch = usage/* switches */.n$.has(joined.at(-1)?.slice(2));
        if (isSwitch && /^(?:true|false)$/i.test(arg))
            joined[joined.length - 1] += `=${arg}`;
        else
            joined.push(arg);
    }
    return joined.map((arg) => (usage/* switches */.n$.has(arg.slice(2)) ? `${arg}=true` : arg));
}
function buildCommand(usage, io) {
    const command = new commander/* Command */.uB(`interns ${usage.name}`)
        .summary(usage.about)
        .description(`${usage.about}${usage.details === '' ? '' : `\n\n${usage.details}`}`)
        .helpOption('-h, --help', 'Show this help.')
        .exitOverride()
        .showHelpAfterError(`("interns ${usage.name} --help" shows what it takes.)`)
        .configureOutput({
        writeOut: (text) => io.stdout(text),
        writeErr: (text) => io.stderr(text),
        getOutHelpWidth: () => helpWidth(io),
        getErrHelpWidth: () => helpWidth(io),
        getOutHasColors: () => io.terminal?.stdout.hasColors ?? false,
        getErrHasColors: () => io.terminal?.stderr.hasColors ?? false,
    })
        .configureHelp({ styleTitle: (text) => bold(text, io), showGlobalOptions: true });
    for (const { name, about, required } of usage.arguments) {
        command.argument(required ? `<${name}>` : `[${name}]`, about);
    }
    for (const flag of usage.flags)
        command.addOption(flagOption(flag));
    for (const name of usage.inputs)
        command.addOption(inputOption(name));
    return command.addHelpText('after', examplesOf(usage));
}
function flagOption({ name, about, value }) {
    return new commander/* Option */.c$(value === undefined ? `--${name}` : `--${name} <${value}>`, about);
}
function inputOption(name) {
    const preset = usage/* switches */.n$.has(name) ? undefined : (0,cli_flags/* cliDefaults */.Pu)(name);
    const about = `${describe(name)}${preset === undefined ? '' : ` (default ${preset})`} [${(0,cli_flags/* envNameOf */.Iw)(name)}]`;
    const value = usage/* switches */.n$.has(name) ? '[true|false]' : `<${placeholders[name] ?? 'text'}>`;
    const option = new commander/* Option */.c$(`--${name} ${value}`, about);
    return usage/* serviceInputs */.r7.includes(name) ? option.helpGroup('Service and identity:') : option;
}
/** The meaning of an input without what is said of the action alone. */
function describe(name) {
    const description = definitions/* inputDefinitions */.Z.find((one) => one.name === name)?.description ?? '';
    const own = description.replace(/^For `[a-z-]+`(?:, instead of `[a-z-]+`)?(?:, with `[a-z-]+`)?: /, '');
    const text = (own === description ? own : `${own.charAt(0).toUpperCase()}${own.slice(1)}`).replaceAll('`', '');
    return onTheCommandLine[name] ?? text;
}
/** Where the meaning of an input is another one on a command line. */
const onTheCommandLine = {
    transcript: 'How much is shown: full, brief (decisions, no content), none; auto is full here.',
    'transcript-file': 'Where the transcript (JSON Lines) is written. Default: a file in the folder of your state.',
    'session-id': 'Continue this session, or start one under this id (1 to 256 characters).',
    'on-pause': 'Resolve pauses by the policy, or stop: leave the question open and print it (exit code 4).',
    'policy-ref': 'Where the policy is read: auto and workspace are this folder; or a git ref.',
    'fail-on-reject': 'Exit code 3 when anything was rejected, though the run finished.',
    'max-pauses': 'A run with more pauses than this fails.',
    timeout: 'Longest time of all of it.',
    'subject-token': 'Identity token from elsewhere. Default: the identity of the CI job.',
};
/** What the values of inputs are called in the help. */
const placeholders = {
    'base-url': 'url',
    'federation-policy-id': 'id',
    'api-key': 'key',
    'subject-token': 'jwt',
    'subject-token-file': 'file',
    'prompt-file': 'file',
    'transcript-file': 'file',
    policy: 'file',
    'policy-ref': 'ref',
    'key-updates': 'file',
    'workspace-id': 'uuid',
    'wait-for-intern': 'duration',
    timeout: 'duration',
    'idle-timeout': 'duration',
    'max-pauses': 'number',
    'session-id': 'id',
    'tool-call-id': 'id',
    'key-hash': 'hash',
    limit: 'usd',
    'limit-reset': 'daily|weekly|monthly',
    disabled: 'true|false',
    'include-byok-in-limit': 'true|false',
    pending: 'json',
    'approval-mode': 'manual|self-drive',
    transcript: 'full|brief|none',
    'on-pause': 'resolve|stop',
    'on-timeout': 'fail|continue',
    'export-env': 'name',
};
function examplesOf({ examples }) {
    const lines = examples.map(({ about, line }) => `  ${about}\n    $ ${line}`);
    return `\nExamples:\n${lines.join('\n\n')}\n`;
}
function helpWidth(io) {
    return Math.min(io.terminal?.stdout.columns ?? 100, 110);
}
function bold(text, io) {
    return io.terminal?.stdout.hasColors === true ? `\u001b[1m${text}\u001b[22m` : text;
}

;// CONCATENATED MODULE: ./lib/cli/run-command.js



/** Runs a command: its words become what was asked, its work is loaded, and what it throws becomes an exit code. */
async function runCommand(usage, args, io, load) {
    try {
        const parsed = parseCommand(usage, args, io);
        const task = await load();
        return await task({ ...parsed, io, job: createJobIo(io, { verbose: parsed.has('verbose') }) });
    }
    catch (error) {
        if (error instanceof failure/* UsageExit */.Qv)
            return error.exitCode;
        return (0,failure/* reportFailure */.xV)(error, usage.name, args.includes('--json'), io, usage.inputs);
    }
}


/***/ }),

/***/ 4761:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HM: () => (/* binding */ runInputs),
/* harmony export */   fe: () => (/* binding */ verboseFlag),
/* harmony export */   hG: () => (/* binding */ jsonFlag),
/* harmony export */   n$: () => (/* binding */ switches),
/* harmony export */   r7: () => (/* binding */ serviceInputs)
/* harmony export */ });
/** The flags of every command that talks to a service. */
const serviceInputs = [
    'base-url',
    'federation-policy-id',
    'audience',
    'api-key',
    'subject-token',
    'subject-token-file',
];
/** The flags of every command that runs an intern. */
const runInputs = [
    'approval-mode',
    'policy',
    'policy-ref',
    'on-pause',
    'on-timeout',
    'fail-on-reject',
    'max-pauses',
    'timeout',
    'idle-timeout',
    'wait-for-intern',
    'workspace-id',
    'transcript',
    'transcript-file',
];
/** `--json`, which every command has. */
const jsonFlag = { name: 'json', about: 'Print one JSON document on standard output.' };
/** `--verbose`, which every command that talks to a service has. */
const verboseFlag = { name: 'verbose', about: 'Show every step on standard error.' };
/** Inputs that are flags without a value. */
const switches = new Set(['dry-run', 'fail-on-reject']);


/***/ }),

/***/ 807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ createStyle)
/* harmony export */ });
/** The styles of a screen. */
function createStyle(screen) {
    const sgr = (on, off) => (text) => screen?.hasColors === true && text !== '' ? `\u001b[${on}m${text}\u001b[${off}m` : text;
    return {
        plain: (text) => text,
        bold: sgr(1, 22),
        dim: sgr(2, 22),
        italic: sgr(3, 23),
        red: sgr(31, 39),
        green: sgr(32, 39),
        yellow: sgr(33, 39),
        cyan: sgr(36, 39),
    };
}


/***/ }),

/***/ 5233:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ systemClock)
/* harmony export */ });
/* harmony import */ var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8500);
// Time and chance as parameters: what a stage may know of them, and the system's own.

/** The clock of this machine. */
const systemClock = {
    now: () => Date.now(),
    monotonic: () => Number(process.hrtime.bigint()) / 1e6, // `performance` would load all that Node can measure
    random: () => Math.random(),
    async sleep(ms, signal) {
        try {
            await (0,node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setTimeout)(ms, undefined, signal === undefined ? {} : { signal });
        }
        catch (error) {
            signal?.throwIfAborted();
            throw error;
        }
    },
};


/***/ }),

/***/ 3005:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Re: () => (/* binding */ connectTimeoutCode),
/* harmony export */   hg: () => (/* binding */ NoResponseError),
/* harmony export */   tN: () => (/* binding */ send)
/* harmony export */ });
/** No response came. `sent` tells whether the request may have arrived. */
class NoResponseError extends Error {
    sent;
    constructor(message, sent, cause) {
        super(message, { cause });
        this.name = 'NoResponseError';
        this.sent = sent;
    }
}
/** Code of our own for a connection that took too long to come about. */
const connectTimeoutCode = 'CONNECT_TIMEOUT';
// Failures of name lookup and connect: the request surely never left.
const connectFailures = new Set([
    'ECONNREFUSED',
    'ENOTFOUND',
    'EAI_AGAIN',
    'EHOSTUNREACH',
    'ENETUNREACH',
    'UND_ERR_CONNECT_TIMEOUT',
    connectTimeoutCode,
]);
/**
 * Send one request and return when its response headers are there. Redirects are never followed: a bearer must not
 * travel to another place, so a 3xx is returned as it came.
 *
 * @throws {NoResponseError} no response, or none within `headersTimeoutMs`
 * @throws {TypeError} a bearer that no header can carry
 * @throws the signal's reason, when it aborted
 */
async function send(request, options) {
    const headers = headersOf(request);
    const { headersTimeoutMs } = options;
    const late = new AbortController();
    const timer = headersTimeoutMs === undefined ? undefined : setTimeout(() => late.abort(), headersTimeoutMs);
    try {
        const response = await options.fetch(request.url, {
            method: request.method,
            headers,
            body: request.body ?? null,
            redirect: 'manual',
            signal: endOf(late, options),
        });
        return toHttpResponse(response, options.now());
    }
    catch (error) {
        options.signal?.throwIfAborted();
        const host = new URL(request.url).host;
        if (headersTimeoutMs !== undefined && late.signal.aborted) {
            throw new NoResponseError(`${host} sent no response within ${headersTimeoutMs / 1000} s`, 'unknown', error);
        }
        const code = failureCode(error);
        const sent = code !== undefined && connectFailures.has(code) ? 'no' : 'unknown';
        throw new NoResponseError(`${host} could not be reached${code === undefined ? '' : ` (${code})`}`, sent, error);
    }
    finally {
        clearTimeout(timer);
    }
}
/** What ends a request; the outer signal ends its body too, however long that takes. */
function endOf(late, { headersTimeoutMs, signal }) {
    if (signal === undefined)
        return late.signal;
    return headersTimeoutMs === undefined ? signal : AbortSignal.any([late.signal, signal]);
}
function headersOf(request) {
    const authorization = request.bearer === undefined ? {} : { Authorization: `Bearer ${readBearer(request.bearer)}` };
    return { 'User-Agent': 'intern-action', ...request.headers, ...authorization };
}
/** The text of a bearer; fetch would quote one that it can't send in its error. */
function readBearer(bearer) {
    const text = bearer.reveal();
    if (/^[\x21-\x7e]+$/.test(text))
        return text;
    throw new TypeError(`The bearer ${bearer.fingerprint()} is empty or has characters that no header carries.`);
}
function toHttpResponse(response, nowMs) {
    return {
        status: response.status,
        headers: response.headers,
        body: response.body,
        requestId: response.headers.get('x-request-id') ?? undefined,
        retryAfterMs: readRetryAfter(response.headers.get('retry-after'), nowMs),
    };
}
function readRetryAfter(value, nowMs) {
    if (value === null)
        return undefined;
    if (/^\d{1,9}$/.test(value.trim()))
        return Number(value) * 1000;
    const date = Date.parse(value);
    return Number.isNaN(date) ? undefined : Math.max(0, date - nowMs);
}
/** The system's code of a failure: fetch wraps it in causes, and a failure of several addresses in a list. */
function failureCode(error) {
    if (typeof error !== 'object' || error === null)
        return undefined;
    if ('code' in error && typeof error.code === 'string')
        return error.code;
    if ('cause' in error && error.cause !== undefined)
        return failureCode(error.cause);
    return error instanceof AggregateError ? failureCode(error.errors[0]) : undefined;
}


/***/ }),

/***/ 3251:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   l: () => (/* binding */ createRedactor),
/* harmony export */   z: () => (/* binding */ Secret)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
// Secrets as a type that can't be printed, and the redaction of their text wherever it turns up.


const placeholder = '***';
/** A secret text. It prints as `***`; only {@link Secret.reveal} opens it, where a header or a form is written. */
class Secret {
    #value;
    constructor(value) {
        this.#value = value;
    }
    /** The text itself. */
    reveal() {
        return this.#value;
    }
    /** The first eight hexadecimal digits of its SHA-256: tells two secrets apart in a log without showing either. */
    fingerprint() {
        return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(this.#value).digest('hex').slice(0, 8);
    }
    toString() {
        return placeholder;
    }
    toJSON() {
        return placeholder;
    }
    [node_util__WEBPACK_IMPORTED_MODULE_1__.inspect.custom]() {
        return placeholder;
    }
}
/** A redactor that knows no secret yet. */
function createRedactor() {
    let needles = [];
    return {
        add(secret) {
            needles = [...new Set([...needles, ...formsOf(secret.reveal())])];
        },
        redact: (text) => replaceHits(text, findHits(text, needles)),
        stream() {
            // As it came: a secret that begins with another one is told apart only when it is whole.
            let held = '';
            return {
                push(text) {
                    const whole = held + text;
                    const hits = findHits(whole, needles);
                    const open = openEnd(whole, needles);
                    const cut = hits.find(({ start, end }) => start < open && open < end)?.start ?? open;
                    held = whole.slice(cut);
                    return replaceHits(whole.slice(0, cut), hits.filter(({ end }) => end <= cut));
                },
                end() {
                    const rest = replaceHits(held, findHits(held, needles));
                    held = '';
                    return rest;
                },
            };
        },
    };
}
/** Base64 that is shorter than this would be found in any text. */
const shortestEncodedCharacters = 8;
/** The texts that give a secret away: itself, and as URLs, JSON and base64 spell it. */
function formsOf(value) {
    const wellFormed = value.toWellFormed(); // a lone surrogate can't be encoded
    const json = JSON.stringify(value).slice(1, -1);
    const whole = Buffer.from(wellFormed).toString('base64');
    const base64 = [whole.replace(/=+$/, ''), ...[0, 1, 2].map((offset) => base64Within(wellFormed, offset))];
    const base64url = base64.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'));
    const encoded = [...base64, ...base64url].filter((text) => text.length >= shortestEncodedCharacters);
    return [value, encodeURIComponent(wellFormed), json, whole, ...encoded].filter((form) => form !== '');
}
/** What base64 makes of a value that stands `offset` bytes into a group of three: the characters of no other byte. */
function base64Within(value, offset) {
    const bytes = Buffer.concat([Buffer.alloc(offset), Buffer.from(value)]);
    return bytes.toString('base64').slice(Math.ceil((offset * 8) / 6), Math.floor((bytes.length * 8) / 6));
}
/** Where needles stand, in order; hits that overlap are one. */
function findHits(text, needles) {
    const found = [];
    for (const needle of needles) {
        for (let start = text.indexOf(needle); start !== -1; start = text.indexOf(needle, start + 1)) {
            found.push({ start, end: start + needle.length });
        }
    }
    const merged = [];
    for (const hit of found.toSorted((a, b) => a.start - b.start)) {
        const last = merged.at(-1);
        if (last === undefined || last.end <= hit.start)
            merged.push(hit);
        else
            merged[merged.length - 1] = { start: last.start, end: Math.max(last.end, hit.end) };
    }
    return merged;
}
function replaceHits(text, hits) {
    let shown = '';
    let from = 0;
    for (const { start, end } of hits) {
        shown += text.slice(from, start) + placeholder;
        from = end;
    }
    return shown + text.slice(from);
}
/** Where the longest end of `text` begins that a needle begins with; the length of `text` when there is none. */
function openEnd(text, needles) {
    let open = text.length;
    for (const needle of needles) {
        const first = needle.charAt(0);
        const earliest = Math.max(0, text.length - needle.length + 1);
        for (let at = text.indexOf(first, earliest); at !== -1 && at < open; at = text.indexOf(first, at + 1)) {
            if (needle.startsWith(text.slice(at)))
                open = at;
        }
    }
    return open;
}


/***/ })

};
