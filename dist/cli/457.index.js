export const id = 457;
export const ids = [457];
export const modules = {

/***/ 4710:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ commands),
/* harmony export */   Z: () => (/* binding */ findCommand)
/* harmony export */ });
const interns = 'Interns';
const access = 'Access';
const policies = 'Permission policies';
const local = 'A local service';
/** All commands by their names, in the order in which they are shown. */
const commands = new Map([
    [
        'chat',
        {
            group: interns,
            about: 'send a prompt to an intern, or talk with it',
            load: async () => (await Promise.all(/* import() */[__webpack_require__.e(375), __webpack_require__.e(739), __webpack_require__.e(191)]).then(__webpack_require__.bind(__webpack_require__, 5191))).chat,
        },
    ],
    [
        'answer',
        {
            group: interns,
            about: 'answer a question that a run left open',
            load: async () => (await Promise.all(/* import() */[__webpack_require__.e(375), __webpack_require__.e(739), __webpack_require__.e(607)]).then(__webpack_require__.bind(__webpack_require__, 607))).answer,
        },
    ],
    ['list', { group: interns, about: 'list interns', load: async () => (await Promise.all(/* import() */[__webpack_require__.e(375), __webpack_require__.e(739), __webpack_require__.e(749)]).then(__webpack_require__.bind(__webpack_require__, 749))).list }],
    [
        'report',
        {
            group: interns,
            about: 'make the summary of a run again from its transcript',
            load: async () => (await Promise.all(/* import() */[__webpack_require__.e(375), __webpack_require__.e(739), __webpack_require__.e(483)]).then(__webpack_require__.bind(__webpack_require__, 7483))).report,
        },
    ],
    [
        'doctor',
        {
            group: access,
            about: 'check identity, exchange, service, policy and intern, and say what to fix',
            load: async () => (await Promise.all(/* import() */[__webpack_require__.e(375), __webpack_require__.e(739), __webpack_require__.e(514)]).then(__webpack_require__.bind(__webpack_require__, 7514))).doctor,
        },
    ],
    [
        'identity',
        {
            group: access,
            about: 'show which identities this job has, and the claims of its token',
            load: async () => (await Promise.all(/* import() */[__webpack_require__.e(375), __webpack_require__.e(739), __webpack_require__.e(891)]).then(__webpack_require__.bind(__webpack_require__, 2891))).identity,
        },
    ],
    [
        'token',
        {
            group: access,
            about: 'exchange an identity for an access token, for another program',
            load: async () => (await Promise.all(/* import() */[__webpack_require__.e(375), __webpack_require__.e(739), __webpack_require__.e(320)]).then(__webpack_require__.bind(__webpack_require__, 7320))).token,
        },
    ],
    [
        'keys',
        {
            group: access,
            about: 'update limits of API keys ("keys update")',
            load: async () => (await Promise.all(/* import() */[__webpack_require__.e(375), __webpack_require__.e(739), __webpack_require__.e(773)]).then(__webpack_require__.bind(__webpack_require__, 3773))).keys,
        },
    ],
    [
        'policy',
        {
            group: policies,
            about: 'check, test, explain, replay and begin permission policy files',
            load: async () => (await Promise.all(/* import() */[__webpack_require__.e(519), __webpack_require__.e(403), __webpack_require__.e(533), __webpack_require__.e(810), __webpack_require__.e(356)]).then(__webpack_require__.bind(__webpack_require__, 2356))).policy,
        },
    ],
    [
        'serve',
        {
            group: local,
            about: 'start the local Intern Service',
            load: async () => (await Promise.all(/* import() */[__webpack_require__.e(395), __webpack_require__.e(815), __webpack_require__.e(622), __webpack_require__.e(339), __webpack_require__.e(106)]).then(__webpack_require__.bind(__webpack_require__, 106))).serve,
        },
    ],
    [
        'exec',
        {
            group: local,
            about: "run a command against a local Intern Service, with a job's environment set up",
            load: async () => (await Promise.all(/* import() */[__webpack_require__.e(395), __webpack_require__.e(815), __webpack_require__.e(622), __webpack_require__.e(339), __webpack_require__.e(106), __webpack_require__.e(568)]).then(__webpack_require__.bind(__webpack_require__, 9568))).exec,
        },
    ],
    [
        'conformance',
        {
            group: local,
            about: 'check any deployment against the API document, row by row',
            load: async () => (await Promise.all(/* import() */[__webpack_require__.e(395), __webpack_require__.e(339), __webpack_require__.e(852)]).then(__webpack_require__.bind(__webpack_require__, 7852))).conformance,
        },
    ],
    [
        'completion',
        {
            group: 'This program',
            about: 'print the completion script of a shell',
            load: async () => (await __webpack_require__.e(/* import() */ 710).then(__webpack_require__.bind(__webpack_require__, 2329))).completion,
        },
    ],
]);
/** The command of a name. */
function findCommand(name) {
    return commands.get(name);
}


/***/ }),

/***/ 1612:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   An: () => (/* binding */ interruptedExitCode),
/* harmony export */   FO: () => (/* binding */ exitCodeOf),
/* harmony export */   Qv: () => (/* binding */ UsageExit),
/* harmony export */   on: () => (/* binding */ toToolkitError),
/* harmony export */   rP: () => (/* binding */ usageExitCode),
/* harmony export */   xV: () => (/* binding */ reportFailure)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6593);
/* harmony import */ var _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3683);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7309);




/** Exit code of bad usage, of an invalid policy, and of a bad configuration. */
const usageExitCode = 2;
/** Exit code of a command that was interrupted: 128 and the number of SIGINT. */
const interruptedExitCode = 130;
/** The end of a command that has said all there is to say. */
class UsageExit extends Error {
    exitCode;
    constructor(exitCode) {
        super('The help was shown.');
        this.exitCode = exitCode;
    }
}
const usageCodes = new Set([
    'input_invalid',
    'input_missing',
    'input_conflict',
    'policy_missing',
    'policy_invalid',
    'config_invalid',
]);
/** Failures of what the doctor looks at. */
const accessCodes = /^(?:identity|exchange|api|intern)_/;
/** The exit code of a failure. */
function exitCodeOf(error) {
    if (error.code === 'cancelled')
        return interruptedExitCode;
    return usageCodes.has(error.code) ? usageExitCode : 1;
}
/** Anything thrown as an error with a code. */
function toToolkitError(thrown) {
    if (thrown instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ToolkitError */ .h4)
        return thrown;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ToolkitError */ .h4('internal', (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeError */ .Uc)(thrown), { cause: thrown });
}
/**
 * Says what failed, to a person and with `--json` to a program, and gives the exit code.
 *
 * @param flags - the inputs that are flags of the command; any other is a word of it
 */
function reportFailure(thrown, name, json, io, flags = []) {
    const error = toToolkitError(thrown);
    io.stderr(`interns ${name}: ${(0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeError */ .Uc)(thrown))} (${error.code})\n`);
    const missing = error.code === 'input_missing' ? error.data.source : undefined;
    const input = _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_2__/* .inputDefinitions */ .Z.find((one) => one.name === missing)?.name;
    if (input !== undefined) {
        const written = flags.includes(input) ? `--${input}` : input.toUpperCase();
        io.stderr(`  Here that is ${written}, or ${(0,_inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_3__/* .envNameOf */ .Iw)(input)} in the environment.\n`);
    }
    for (const { name: claim, value } of error.data.unverifiedClaims ?? []) {
        io.stderr(`  ${claim}: ${(0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(value ?? 'absent')} (unverified)\n`);
    }
    for (const remark of error.data.remarks ?? [])
        io.stderr(`  ${(0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(remark)}\n`);
    if (input !== undefined || accessCodes.test(error.code))
        io.stderr('  "interns doctor" says what to fix.\n');
    if (json)
        io.stdout(`${JSON.stringify({ error: { code: error.code, message: error.message } })}\n`);
    return exitCodeOf(error);
}


/***/ }),

/***/ 5457:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runProcess: () => (/* binding */ runProcess)
});

// EXTERNAL MODULE: external "node:tty"
var external_node_tty_ = __webpack_require__(7066);
// EXTERNAL MODULE: ./lib/log.js
var log = __webpack_require__(7309);
// EXTERNAL MODULE: ./lib/cli/commands.js
var commands = __webpack_require__(4710);
// EXTERNAL MODULE: ./lib/cli/failure.js
var failure = __webpack_require__(1612);
;// CONCATENATED MODULE: ./lib/cli/main.js
// The command line: which command, and nothing loaded that it does not need.



/**
 * Run one command line and return its exit code.
 *
 * @param args - the words after `interns`
 * @param version - of the package, for `--version`
 */
async function runCli(args, io, version) {
    const [name, ...rest] = args;
    if (name === '--version' || name === '-v') {
        io.stdout(`${version}\n`);
        return 0;
    }
    if (name === undefined || name === '--help' || name === '-h') {
        (name === undefined ? io.stderr : io.stdout)(help(version));
        return name === undefined ? failure/* usageExitCode */.rP : 0;
    }
    if (name === 'help')
        return runCli(rest.length === 0 ? ['--help'] : [...rest, '--help'], io, version);
    const command = (0,commands/* findCommand */.Z)(name);
    if (command === undefined)
        return unknownCommand(name, io);
    try {
        const run = await command.load();
        return await run(rest, io);
    }
    catch (error) {
        return (0,failure/* reportFailure */.xV)(error, name, rest.includes('--json'), io);
    }
}
async function unknownCommand(name, io) {
    const { nearest } = await __webpack_require__.e(/* import() */ 101).then(__webpack_require__.bind(__webpack_require__, 9101));
    const meant = nearest(name, [...commands/* commands */.P.keys()]);
    const remedy = meant === undefined ? '"interns --help" shows all.' : `Did you mean "${meant}"?`;
    io.stderr(`interns: unknown command "${(0,log/* oneLine */.TN)(name)}". ${remedy}\n`);
    return failure/* usageExitCode */.rP;
}
function help(version) {
    const width = Math.max(...[...commands/* commands */.P.keys()].map((name) => name.length));
    const groups = Map.groupBy(commands/* commands */.P, ([, { group }]) => group);
    const lists = [...groups].map(([group, members]) => {
        const lines = members.map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`);
        return `${group}:\n${lines.join('\n')}\n`;
    });
    return `interns ${version}: work with interns, long-running assistant agents, from a terminal or a CI job

Usage: interns COMMAND [OPTIONS]

${lists.join('\n')}
Where the service is, and who you are, stands best in the environment:
  INTERNS_BASE_URL               https://service.example/api/v1
  INTERNS_FEDERATION_POLICY_ID   in a CI job: its identity is exchanged, no secret is stored
  INTERNS_API_KEY                elsewhere: an API key

Examples:
  Try it now, offline: a local service with one intern
    $ interns exec -- interns chat intern "Hello"

  Ask an intern, and decide yourself what it may do
    $ interns chat reviewer "Run the tests and tell me what fails."

  Something does not work? This says what to fix
    $ interns doctor

"interns COMMAND --help" tells more of each. Tab completion: "interns completion --help".
`;
}

;// CONCATENATED MODULE: ./lib/cli/process.js


/** Runs a command line with this process as its world and gives the exit code. */
async function runProcess(args, version) {
    // A reader that goes away, such as "head", ends us quietly and not with a stack trace.
    process.stdout.on('error', (error) => process.exit(error.code === 'EPIPE' ? 0 : 1));
    return runCli(args, processIo(), version);
}
function processIo() {
    return {
        env: process.env,
        cwd: process.cwd(),
        stdout: (text) => void process.stdout.write(text),
        stderr: (text) => void process.stderr.write(text),
        interrupted: () => new Promise((resolve) => {
            for (const signal of ['SIGINT', 'SIGTERM'])
                process.once(signal, () => resolve(signal));
        }),
        terminal: processTerminal(),
    };
}
function processTerminal() {
    return {
        canAsk: (0,external_node_tty_.isatty)(0) && (0,external_node_tty_.isatty)(2),
        stdout: screenOf(process.stdout, (0,external_node_tty_.isatty)(1)),
        stderr: screenOf(process.stderr, (0,external_node_tty_.isatty)(2)),
        readAll: () => readAll(process.stdin),
        async readLine(prompt, signal) {
            signal.throwIfAborted();
            const { createInterface } = await Promise.resolve(/* import() */).then(__webpack_require__.t.bind(__webpack_require__, 6848, 19));
            const lines = createInterface({ input: process.stdin, output: process.stderr, terminal: true });
            // The terminal is in raw mode while a line is edited: Ctrl-C comes as a key, and is made a signal again.
            lines.on('SIGINT', () => process.kill(process.pid, 'SIGINT'));
            const closed = new Promise((resolve) => lines.once('close', () => resolve(undefined)));
            try {
                return await Promise.race([lines.question(prompt, { signal }), closed]);
            }
            catch (error) {
                signal.throwIfAborted();
                throw error;
            }
            finally {
                lines.close();
            }
        },
    };
}
function screenOf(stream, isTerminal) {
    const isPlain = (process.env['NO_COLOR'] ?? '') !== '' || process.env['TERM'] === 'dumb';
    return { isTerminal, hasColors: isTerminal && !isPlain, columns: isTerminal ? columnsOf(stream) : 100 };
}
/** A terminal that does not say how wide it is says 0. */
function columnsOf({ columns }) {
    return columns >= 20 ? columns : 80;
}
async function readAll(stream) {
    const decoder = new TextDecoder();
    let text = '';
    for await (const piece of stream)
        text += decoder.decode(piece, { stream: true });
    return text + decoder.decode();
}


/***/ }),

/***/ 452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sb: () => (/* binding */ ExchangeError),
/* harmony export */   Uc: () => (/* binding */ describeError),
/* harmony export */   dz: () => (/* binding */ InputError),
/* harmony export */   e4: () => (/* binding */ RunError),
/* harmony export */   fv: () => (/* binding */ errorCodes),
/* harmony export */   h4: () => (/* binding */ ToolkitError),
/* harmony export */   hD: () => (/* binding */ ApiError),
/* harmony export */   lD: () => (/* binding */ IdentityError),
/* harmony export */   lm: () => (/* binding */ StreamError),
/* harmony export */   pn: () => (/* binding */ PolicyError),
/* harmony export */   xL: () => (/* binding */ ConfigError),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
// The errors of the toolkit: one base with a closed code, one subclass per stage.
/** Every code that an error of the toolkit can carry; `docs/troubleshooting.md` has an entry for each. */
const errorCodes = [
    'input_invalid',
    'input_missing',
    'input_conflict',
    'identity_missing',
    'identity_unreachable',
    'identity_refused',
    'identity_malformed',
    'exchange_refused',
    'exchange_unreachable',
    'exchange_malformed',
    'intern_unknown',
    'intern_ambiguous',
    'intern_not_running',
    'api_refused',
    'api_unreachable',
    'api_malformed',
    'request_too_large',
    'key_management_required',
    'key_mismatch',
    'key_updates_failed',
    'steered',
    'stream_malformed',
    'stream_severed',
    'stream_idle',
    'run_ended',
    'run_timeout',
    'run_failed',
    'answer_refused',
    'too_many_pauses',
    'policy_missing',
    'policy_invalid',
    'policy_stopped',
    'policy_rejected',
    'timeout',
    'cancelled',
    'github_refused',
    'github_unreachable',
    'github_malformed',
    'config_invalid',
    'internal',
];
/** An error with a code for programs, a message for people, typed data and its cause. */
class ToolkitError extends Error {
    code;
    data;
    constructor(code, message, data = {}) {
        const { cause, ...rest } = data;
        super(message, cause === undefined ? undefined : { cause });
        this.name = new.target.name;
        this.code = code;
        this.data = rest;
    }
}
/** A wrong, missing or contradictory input, found before any request was sent. */
class InputError extends ToolkitError {
}
/** No subject token could be had from the CI's identity provider. */
class IdentityError extends ToolkitError {
}
/** The token exchange was refused, unreachable or answered outside the contract. */
class ExchangeError extends ToolkitError {
}
/** The service refused a request, could not be reached, or answered outside the contract. */
class ApiError extends ToolkitError {
}
/** A response stream broke, fell silent, or ended with an error chunk. */
class StreamError extends ToolkitError {
}
/** GitHub's API refused a request, could not be reached, or answered outside its description. */
class GitHubError extends ToolkitError {
}
/** The permission policy is missing or invalid, or it stopped the run. */
class PolicyError extends ToolkitError {
}
/** The toolkit's own end of a run: its time ran out, it was cancelled, or it paused too often. */
class RunError extends ToolkitError {
}
/** A configuration of the local service that can't be served. */
class ConfigError extends ToolkitError {
}
/** The message of anything thrown, with the messages of its causes behind it, where it does not have them already. */
function describeError(error) {
    if (!(error instanceof Error))
        return String(error);
    if (error.cause === undefined)
        return error.message;
    const cause = describeError(error.cause);
    return error.message.includes(cause) ? error.message : `${error.message} (${cause})`;
}


/***/ }),

/***/ 6593:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Iw: () => (/* binding */ envNameOf),
/* harmony export */   Pu: () => (/* binding */ cliDefaults),
/* harmony export */   eS: () => (/* binding */ readCliInputs)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _definitions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3683);
// Inputs on a command line: a flag for each, an environment variable in its place, flags first.


/** The environment variable of an input: `INTERNS_BASE_URL` for `base-url`. */
function envNameOf(name) {
    return `INTERNS_${name.replaceAll('-', '_').toUpperCase()}`;
}
/** Inputs that are about events and comments of GitHub, and mean nothing on a command line. */
const onlyOnGitHub = ['actor-permission', 'allowed-bots', 'on-fork', 'comment', 'comment-tag'];
/**
 * The texts of inputs; an empty one is not given.
 *
 * @throws {InputError} `input_conflict`: a variable of an input that only the action has
 */
function readCliInputs({ flags, env }) {
    for (const name of onlyOnGitHub) {
        if ((env[envNameOf(name)] ?? '') === '')
            continue;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('input_conflict', `The environment variable ${envNameOf(name)} is set, but "${name}" works in the action only. Unset it.`, { source: name });
    }
    return (name) => notEmpty(flags.get(name)) ?? notEmpty(env[envNameOf(name)]);
}
/** The defaults on a command line: those of the action, without expressions of workflows. */
const cliDefaults = (name) => {
    const text = _definitions_js__WEBPACK_IMPORTED_MODULE_1__/* .inputDefinitions */ .Z.find((one) => one.name === name)?.default;
    return text?.startsWith('${{') === true ? undefined : notEmpty(text);
};
function notEmpty(text) {
    return text === '' ? undefined : text;
}


/***/ }),

/***/ 3683:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Z: () => (/* binding */ inputDefinitions)
/* harmony export */ });
// Every input: its name, default and meaning. `action.yml`, the README's table and the reader are held to this list.
/** The inputs, in the order in which they are shown. */
const inputDefinitions = [
    {
        name: 'command',
        default: 'prompt',
        description: 'What to do: `prompt` sends a prompt to an intern, `answer` answers a question that was left open, `list` lists interns, `update-key` updates API keys, `token` gives an access token.',
    },
    {
        name: 'base-url',
        default: '',
        description: 'Base URL of the service with its version segment, for example `https://service.example/api/v1`. `https` only, except for loopback hosts.',
    },
    {
        name: 'federation-policy-id',
        default: '',
        description: "Federation policy that exchanges the job's identity for an access token.",
    },
    {
        name: 'audience',
        default: '',
        description: 'Audience (`aud`) asked of the identity provider. Default: the origin of `base-url`.',
    },
    {
        name: 'api-key',
        default: '',
        description: 'API key instead of the exchange. With `federation-policy-id` too, it is the bearer of the exchange call alone.',
    },
    {
        name: 'subject-token',
        default: '',
        description: 'Subject token from elsewhere. Default: the identity of the CI that the job runs in.',
    },
    {
        name: 'subject-token-file',
        default: '',
        description: 'File with a subject token, read anew for each exchange. Relative to the workspace.',
    },
    { name: 'intern', default: '', description: 'Name or id of the intern. Names match exactly.' },
    { name: 'workspace-id', default: '', description: 'Only interns of this workspace (UUID).' },
    {
        name: 'status',
        default: '',
        description: 'For `list`: only interns with one of these lifecycle statuses, separated by commas.',
    },
    {
        name: 'wait-for-intern',
        default: '5m',
        description: 'How long to wait for an intern that is `queued` or `provisioning` to become `running`; `0` fails at once.',
    },
    { name: 'prompt', default: '', description: 'The prompt. Exactly one of `prompt` and `prompt-file`.' },
    {
        name: 'prompt-file',
        default: '',
        description: 'File with the prompt, relative to the workspace: the way for prompts above 128 KiB.',
    },
    {
        name: 'approval-mode',
        default: 'manual',
        description: '`manual`: the intern asks before privileged tools, and the policy answers. `self-drive`: it asks nobody.',
    },
    {
        name: 'policy',
        default: '.github/intern-policy.yml',
        description: 'Permission policy file. When the default file does not exist, everything is rejected; a named file that does not exist is an error.',
    },
    {
        name: 'policy-ref',
        default: 'auto',
        description: 'Where the policy is read. `auto`: for events that outsiders can cause, the default branch, resolved to a commit, through the API; for other events the checkout. Or `workspace`, or a git ref.',
    },
    {
        name: 'session-id',
        default: '',
        description: 'Continue this session, or start one under this id (1 to 256 characters). `from-comment`: the session that the sticky comment keeps.',
    },
    {
        name: 'on-timeout',
        default: 'fail',
        description: 'After a stream that ended with reason `timeout`: `fail`, or `continue` by a short follow-up prompt in the same session, until `timeout`.',
    },
    { name: 'timeout', default: '30m', description: 'Longest time of the whole step.' },
    {
        name: 'idle-timeout',
        default: '90s',
        description: 'Nothing on the stream, not even a keepalive, for this long: the stream counts as severed.',
    },
    { name: 'max-pauses', default: '50', description: 'More pauses than this in one run fail the step.' },
    {
        name: 'on-pause',
        default: 'resolve',
        description: '`resolve` pauses by the policy, or `stop`: leave the question open and set the output `pending`, for a later step or job to answer.',
    },
    {
        name: 'pending',
        default: '',
        description: 'For `answer`: the output `pending` of the step that paused.',
    },
    {
        name: 'answer',
        default: '',
        description: 'For `answer`: the answer as it is to be sent, for example `allow_once`.',
    },
    {
        name: 'tool-call-id',
        default: '',
        description: 'For `answer`, instead of `pending`, with `session-id`: then no tool call is echoed.',
    },
    {
        name: 'fail-on-reject',
        default: 'false',
        description: 'Fail the step when the policy rejected anything, so that undone work does not end green.',
    },
    {
        name: 'actor-permission',
        default: 'write',
        description: 'For events that outsiders can cause: the least permission on the repository, of actor and triggering actor, that may start a run: `none`, `read`, `triage`, `write`, `maintain` or `admin`. `none` lets anyone but our own comments.',
    },
    {
        name: 'allowed-bots',
        default: '',
        description: 'Exact logins of bots that may start a run, separated by commas; no wildcards. Our own comments never start one.',
    },
    {
        name: 'on-fork',
        default: 'skip',
        description: 'When a pull request from a fork leaves the job without an identity: `skip` ends green with the conclusion `skipped`, `fail` fails.',
    },
    {
        name: 'comment',
        default: 'none',
        description: 'Comment on the pull request or issue: `none`, `sticky` (one comment for each `comment-tag`, updated in place), `new`.',
    },
    { name: 'comment-tag', default: 'intern', description: 'Tells the sticky comments of several workflows apart.' },
    {
        name: 'github-token',
        default: '${{ github.token }}',
        description: "Token for GitHub's API: reads the policy and the actor's permission, fills placeholders, writes the comment.",
    },
    {
        name: 'export-env',
        default: '',
        description: 'For `token`: name of an environment variable that gets the access token for later steps.',
    },
    { name: 'key-hash', default: '', description: 'For `update-key`: hash of the key to update, never the key itself.' },
    {
        name: 'limit',
        default: '',
        description: 'For `update-key`: new limit in USD, at most two decimals; `null` for no limit.',
    },
    {
        name: 'limit-reset',
        default: '',
        description: 'For `update-key`: `daily`, `weekly`, `monthly` (midnight UTC), or `null` for no reset.',
    },
    { name: 'disabled', default: '', description: 'For `update-key`: `true` disables the key, `false` enables it.' },
    {
        name: 'include-byok-in-limit',
        default: '',
        description: 'For `update-key`: whether usage of your own provider keys counts toward the limit.',
    },
    { name: 'name', default: '', description: 'For `update-key`: new name of the key.' },
    {
        name: 'key-updates',
        default: '',
        description: 'For `update-key`: YAML file of many updates, in place of the six inputs above.',
    },
    {
        name: 'dry-run',
        default: 'false',
        description: 'For `update-key`: validate, show what would be sent, send nothing.',
    },
    {
        name: 'transcript',
        default: 'auto',
        description: "How much of the intern's words reaches log and job summary: `full`, `brief` (status, decisions, usage, no content), `none`; `auto` is `full` in private and internal repositories and `brief` in public ones.",
    },
    {
        name: 'transcript-file',
        default: '',
        description: "Where the transcript (JSON Lines) is written. Default: a file in the runner's temp folder.",
    },
];


/***/ }),

/***/ 7309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bv: () => (/* binding */ safeLines),
/* harmony export */   Q6: () => (/* binding */ visibleText),
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   aB: () => (/* binding */ silentLog)
/* harmony export */ });
/** A log that says nothing. */
const silentLog = {
    debug() { },
    info() { },
    notice() { },
    warning() { },
    error() { },
    mask() { },
};
// Line ends as the runner's reader sees them (a lone CR too), and those that terminals and viewers add.
// Stryker disable next-line Regex: it would write \V, which does not parse
const lineEnd = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u;
// Escape sequences of terminals: CSI, OSC with its terminator, and the two-character ones.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this takes out
const escapeSequence = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/gu;
// What is left of control characters (tab stays), and characters that change a text without being seen.
const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/**
 * Text from outside as lines that can't act on whoever prints them: split at every line end, without escape sequences,
 * control and invisible characters, and without anything that the GitHub runner takes for a workflow command
 * (`::name::` after white space at the start of a line, `##[name]` anywhere in it).
 */
function safeLines(text) {
    return text.split(lineEnd).map(safeLine);
}
/** Text from outside on one line, as {@link safeLines} makes it safe. */
function oneLine(text) {
    return safeLines(text).join(' ');
}
// The runner's search for markers is culture-sensitive: it skips what its collation ignores, combining marks and joiners
// of many scripts among them. Which ones changes with its version, so anything but ASCII, cased letters and numbers may be.
const kept = '\\p{Lu}\\p{Ll}\\p{Lt}\\p{N}';
const ignored = `[^\\x20-\\x7e${kept}]*`;
const bracketMarker = new RegExp(`#(?=${ignored}#${ignored}\\[)`, 'gu');
const colonMarker = new RegExp(`^([^\\x21-\\x7e${kept}]*:)(?=${ignored}:)`, 'u');
/** Text from outside without escape sequences, control and invisible characters; line feeds and tabs stay. */
function visibleText(text) {
    return text
        .replace(escapeSequence, '')
        .replace(invisible, (character) => (character === '\t' || character === '\n' ? character : ''));
}
/** Visible ASCII, which nearly every line is: there the markers need no regular expression over all of Unicode. */
const plain = /^[\x20-\x7e]*$/;
function safeLine(line) {
    if (plain.test(line))
        return line.replace(/#(?=#\[)/g, '# ').replace(/^( *:)(?=:)/, '$1 ');
    const visible = visibleText(line); // a line has no line feed
    // The break is a visible character between the first two of each marker: a word joiner would be skipped too.
    const unbracketed = hasTwice(visible, '#') ? visible.replace(bracketMarker, '# ') : visible;
    return hasTwice(unbracketed, ':') ? unbracketed.replace(colonMarker, '$1 ') : unbracketed;
}
/** Both markers begin with the same character twice; without it, their regular expressions need not be compiled. */
function hasTwice(line, character) {
    return line.indexOf(character) !== line.lastIndexOf(character);
}


/***/ })

};
