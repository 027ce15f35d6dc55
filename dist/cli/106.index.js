export const id = 106;
export const ids = [106];
export const modules = {

/***/ 106:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   logTo: () => (/* binding */ logTo),
/* harmony export */   serve: () => (/* binding */ serve)
/* harmony export */ });
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7309);
/* harmony import */ var _service_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5025);
/* harmony import */ var _flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2529);
// `interns serve`: the local service until it is interrupted.





const defaultPort = 8787;
/** What the service can be told on the command line. */
const serviceFlags = {
    config: { type: 'string' },
    port: { type: 'string' },
    host: { type: 'string' },
    data: { type: 'string' },
    'identity-provider': { type: 'boolean' },
    'identity-provider-port': { type: 'string' },
};
const usage = `Usage: interns serve [--config FILE] [--port N] [--host H] [--data DIR] [--identity-provider] [--identity-provider-port N]

Starts a local Intern Service and prints one JSON line when it accepts connections.

  --config FILE               configuration (YAML); default: a built-in one with one intern
  --port N                    default ${defaultPort}; 0 picks a free port
  --host H                    address to bind; default 127.0.0.1
  --data DIR                  keep keys, usage and sessions here; default: in memory
  --identity-provider         also start an issuer that behaves as GitHub's does
  --identity-provider-port N  its port; default: a free one
`;
/**
 * Runs the service until SIGINT or SIGTERM (design of the local service, "interns serve").
 *
 * @returns the exit code: 0 after an interruption, 1 when it can't listen, 2 for bad usage or a bad configuration
 */
async function serve(args, io) {
    const flags = (0,_flags_js__WEBPACK_IMPORTED_MODULE_1__/* .flagsOrExitCode */ ._)({ read: () => readFlags(args), usage, io });
    if (typeof flags === 'number')
        return flags;
    const { config, data } = flags;
    // Before anything starts, so that a signal which comes right after the ready line ends the service as it should.
    const interrupted = io.interrupted();
    try {
        const service = await (0,_service_index_js__WEBPACK_IMPORTED_MODULE_2__/* .startService */ .i)({
            port: flags.port,
            host: flags.host,
            ...(config === undefined ? {} : { config }),
            ...(data === undefined ? {} : { data }),
            identityProvider: flags.identityProvider,
            env: io.env,
            cwd: io.cwd,
            log: logTo(io),
        });
        io.stdout(`${JSON.stringify(service.ready)}\n`);
        await interrupted;
        await service.stop();
        return 0;
    }
    catch (error) {
        io.stderr(`${(0,_log_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)((0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .describeError */ .Uc)(error))}\n`);
        return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__/* .ConfigError */ .xL ? 2 : 1;
    }
}
/** The flags, or what is wrong with them. */
function readFlags(args) {
    const { values } = (0,node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
        args: [...args],
        options: { ...serviceFlags, help: { type: 'boolean', short: 'h' } },
    });
    const port = readPort('--port', values.port, defaultPort);
    const identityProviderPort = readPort('--identity-provider-port', values['identity-provider-port'], 0);
    if (values['identity-provider-port'] !== undefined && values['identity-provider'] !== true) {
        return 'Flag "--identity-provider-port" needs "--identity-provider".';
    }
    return {
        config: values.config,
        data: values.data,
        port,
        host: values.host ?? '127.0.0.1',
        identityProvider: values['identity-provider'] === true ? { port: identityProviderPort } : false,
        help: values.help === true,
    };
}
function readPort(flag, text, otherwise) {
    if (text === undefined)
        return otherwise;
    if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535)
        return Number(text);
    throw new TypeError(`Flag "${flag}" is "${text}". Use a port from 0 to 65535.`);
}
/** A log whose every line is for people, on standard error. */
function logTo(io) {
    const line = (level) => (message) => io.stderr(`${level}: ${(0,_log_js__WEBPACK_IMPORTED_MODULE_3__/* .oneLine */ .TN)(message)}\n`);
    return {
        debug() { },
        info: line('info'),
        notice: line('notice'),
        warning: line('warning'),
        error: line('error'),
        mask() { },
    };
}


/***/ }),

/***/ 6518:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Pg: () => (/* binding */ provideInputSuffix),
/* harmony export */   bz: () => (/* binding */ cancelAnswer),
/* harmony export */   dG: () => (/* binding */ interactionArguments),
/* harmony export */   mT: () => (/* binding */ elicitationField),
/* harmony export */   qw: () => (/* binding */ elicitationAnswer),
/* harmony export */   rk: () => (/* binding */ optionKinds)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5395);
// A pause: the JSON in `function.arguments` of a `….provide_input` tool call, and the answers to it.

/** A deployment puts its own name before this suffix; clients recognise the tool by it (deployment notes, "Names"). */
const provideInputSuffix = '.provide_input';
/** The four option kinds of a permission request (API document, "Chat chunk", row `function.arguments`). */
const optionKinds = ['allow_once', 'allow_always', 'reject_once', 'reject_always'];
/** The answer that abandons an operation while the run goes on (deployment notes, "Pauses"). */
const cancelAnswer = 'cancel';
/** One field of a question (deployment notes, "Pauses"). */
const elicitationField = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    name: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** `string`, `number`, `integer` or `boolean`; another is kept and never answered. */
    type: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    required: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()),
    options: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J())),
});
/**
 * The arguments of a pause (API document, "Chat chunk", row `function.arguments`; deployment notes, "Pauses").
 * `kind` and the option strings stay open: an unknown one is kept and never acted on.
 */
const interactionArguments = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    operation: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    options: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    message: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    fields: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(elicitationField)),
});
/** The JSON answer to a question (deployment notes, "Pauses"). */
const elicitationAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('action', [
    zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ action: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('accept'), content: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .record */ .g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()) }),
    zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ action: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('decline') }),
    zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ action: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('cancel') }),
]);


/***/ }),

/***/ 5025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ startService)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/log.js
var lib_log = __webpack_require__(7309);
// EXTERNAL MODULE: ./lib/secret.js
var secret = __webpack_require__(3251);
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/key/generate_key_pair.js
var generate_key_pair = __webpack_require__(9480);
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/key/export.js
var key_export = __webpack_require__(7968);
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/key/import.js
var key_import = __webpack_require__(1187);
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/jwt/sign.js + 1 modules
var sign = __webpack_require__(2896);
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/jwt/verify.js + 1 modules
var verify = __webpack_require__(5057);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
var schemas = __webpack_require__(5395);
// EXTERNAL MODULE: ./lib/contract/token.js
var contract_token = __webpack_require__(371);
;// CONCATENATED MODULE: ./lib/service/access-tokens.js
// Access tokens: ES256 `at+jwt`, signed and verified with the service's own key (deployment notes, "Token exchange").





const algorithm = 'ES256';
const tokenType = 'at+jwt';
const keyHash = schemas/* object */.Ikc({ key_hash: schemas/* string */.YjP() });
const signingKey = schemas/* object */.Ikc({
    kty: schemas/* literal */.euz('EC'),
    crv: schemas/* string */.YjP(),
    x: schemas/* string */.YjP(),
    y: schemas/* string */.YjP(),
    d: schemas/* string */.YjP(),
    kid: schemas/* string */.YjP(),
});
/** A new signing key as text: the store keeps it, so that tokens outlive a restart. */
async function generateSigningKey() {
    const { privateKey } = await (0,generate_key_pair/* generateKeyPair */.T)(algorithm, { extractable: true });
    return JSON.stringify({ ...(await (0,key_export/* exportJWK */.JU)(privateKey)), kid: (0,external_node_crypto_.randomUUID)() });
}
/** Access tokens of one service. */
function createAccessTokens(storedKey, clock) {
    const { d: secretPart, ...publicJwk } = signingKey.parse(JSON.parse(storedKey));
    const privateKey = (0,external_node_crypto_.createPrivateKey)({ key: { ...publicJwk, d: secretPart }, format: 'jwk' });
    const publicKey = (0,key_import/* importJWK */.Og)(publicJwk, algorithm);
    return {
        async issue(claims) {
            const issuedAt = Math.floor(clock.now() / 1000);
            const token = await new sign/* SignJWT */.P({
                scope: contract_token/* inferenceScope */.IT,
                client_id: claims.federationPolicyId,
                federation_policy_id: claims.federationPolicyId,
                federation_issuer_id: claims.federationIssuerId,
                key_hash: claims.keyHash,
            })
                .setProtectedHeader({ alg: algorithm, typ: tokenType, kid: publicJwk.kid })
                .setIssuer(claims.issuer)
                .setAudience(claims.issuer)
                .setSubject(claims.subject)
                .setJti((0,external_node_crypto_.randomUUID)())
                .setIssuedAt(issuedAt)
                .setExpirationTime(issuedAt + claims.lifetimeSeconds)
                .sign(privateKey);
            return new secret/* Secret */.z(token);
        },
        async keyHashOf(token) {
            try {
                const { payload } = await (0,verify/* jwtVerify */.V)(token.reveal(), await publicKey, {
                    algorithms: [algorithm],
                    typ: tokenType,
                    currentDate: new Date(clock.now()),
                    requiredClaims: ['exp'],
                });
                return keyHash.parse(payload).key_hash;
            }
            catch {
                // Whatever is wrong with it, a bearer that does not verify is unknown.
                return undefined;
            }
        },
        jwks: { keys: [{ ...publicJwk, alg: algorithm, use: 'sig' }] },
    };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(3759);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
var core = __webpack_require__(8532);
// EXTERNAL MODULE: ./lib/contract/interns.js
var interns = __webpack_require__(7391);
// EXTERNAL MODULE: ./lib/contract/keys.js
var keys = __webpack_require__(7684);
// EXTERNAL MODULE: ./lib/contract/limits.js
var limits = __webpack_require__(8536);
;// CONCATENATED MODULE: ./lib/service/duration.js
// Durations as people write them in configurations, playbooks and the clock route.
const unitMs = { h: 3_600_000, m: 60_000, s: 1000, ms: 1 };
const pattern = /^(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m)?(?:(\d+(?:\.\d+)?)s)?(?:(\d+)ms)?$/;
/**
 * `90s`, `5m`, `1h30m`, `250ms`, or a bare number of seconds, in milliseconds.
 *
 * @returns undefined for anything else, and for more than a number can say; never negative
 */
function readDurationMs(value) {
    const ms = typeof value === 'number' ? value * unitMs.s : sumOf(value);
    return ms !== undefined && Number.isFinite(ms) && ms >= 0 ? ms : undefined;
}
function sumOf(text) {
    if (/^\d+(?:\.\d+)?$/.test(text))
        return Number(text) * unitMs.s;
    const match = text === '' ? null : pattern.exec(text);
    if (match === null)
        return undefined;
    const [, hours = 0, minutes = 0, seconds = 0, milliseconds = 0] = match;
    return (Number(hours) * unitMs.h +
        Number(minutes) * unitMs.m +
        Number(seconds) * unitMs.s +
        Number(milliseconds) * unitMs.ms);
}

// EXTERNAL MODULE: ./lib/contract/chat.js
var chat = __webpack_require__(8914);
// EXTERNAL MODULE: ./lib/contract/interaction.js
var interaction = __webpack_require__(6518);
;// CONCATENATED MODULE: ./lib/service/interns/playbook.js
// Playbooks: the file of a scripted intern as a schema (design of the local service, "Playbooks: scripted interns").




const duration = schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()])
    .check(schemas/* refine */.YPB((value) => readDurationMs(value) !== undefined, 'is no duration: write 90s, 5m, 1h30m or seconds'));
/** How a playbook can end a run by itself. */
const playbookEndings = ['run_ended', 'timeout', 'sever', 'attachment_failed', 'intern_unreachable'];
const repeat = schemas/* optional */.lqM(schemas/* int */.Whr().check(api/* _gte */.qm(1), api/* _lte */.Zm(10_000_000)));
const usd = schemas/* number */.aig().check(api/* _gte */.qm(0));
const templates = /\{\{(?:prompt|answer|stdout|exit_status|turn)\}\}/;
const field = schemas/* strictObject */.rej({
    name: schemas/* string */.YjP().check(api/* _minLength */.m9(1)),
    type: schemas/* _default */.Rvf(schemas/* enum */.k5n(['string', 'number', 'integer', 'boolean']), 'string'),
    required: schemas/* _default */.Rvf(schemas/* boolean */.zMY(), false),
    options: schemas/* optional */.lqM(schemas/* array */.YOg(schemas/* unknown */.L5J()).check(api/* _minLength */.m9(1))),
});
const count = schemas/* optional */.lqM(schemas/* int */.Whr().check(api/* _gte */.qm(0)));
const reportedUsage = schemas/* strictObject */.rej({
    ...chat/* usage */.CI.shape,
    prompt_tokens: count,
    completion_tokens: count,
    total_tokens: count,
    cost: schemas/* optional */.lqM(schemas/* nullable */.mee(usd)),
});
const quietSteps = [
    schemas/* strictObject */.rej({ think: schemas/* string */.YjP(), repeat, every: schemas/* optional */.lqM(duration) }),
    schemas/* strictObject */.rej({ say: schemas/* string */.YjP(), repeat, every: schemas/* optional */.lqM(duration) }),
    schemas/* strictObject */.rej({ wait: duration }),
    schemas/* strictObject */.rej({ usage: reportedUsage, byok_cost: schemas/* optional */.lqM(usd) }),
];
/** What an intern does while the question of a step is open. */
const meanwhile = schemas/* optional */.lqM(schemas/* array */.YOg(schemas/* union */.KCZ(quietSteps)));
/** One step of a turn. */
const step = schemas/* lazy */.RZV(() => schemas/* union */.KCZ([
    ...quietSteps,
    schemas/* strictObject */.rej({
        shell: schemas/* string */.YjP().check(api/* _minLength */.m9(1), 
        // A prompt pasted into a command line is a command of the prompter's.
        schemas/* refine */.YPB((text) => !templates.test(text), 'takes no {{…}}: use "$INTERN_PROMPT" and "$INTERN_ANSWER"')),
        timeout: schemas/* optional */.lqM(duration),
        meanwhile,
    }),
    schemas/* strictObject */.rej({
        permission: schemas/* strictObject */.rej({
            operation: schemas/* nullable */.mee(schemas/* string */.YjP()),
            options: schemas/* optional */.lqM(schemas/* array */.YOg(schemas/* enum */.k5n(interaction/* optionKinds */.rk)).check(api/* _minLength */.m9(1))),
        }),
        allowed: schemas/* optional */.lqM(schemas/* array */.YOg(step)),
        rejected: schemas/* optional */.lqM(schemas/* array */.YOg(step)),
        meanwhile,
    }),
    schemas/* strictObject */.rej({
        ask: schemas/* strictObject */.rej({ message: schemas/* string */.YjP(), fields: schemas/* array */.YOg(field).check(api/* _minLength */.m9(1)) }),
        meanwhile,
    }),
    schemas/* strictObject */.rej({ end: schemas/* enum */.k5n(playbookEndings) }),
]));
const turn = schemas/* strictObject */.rej({
    when: schemas/* optional */.lqM(schemas/* string */.YjP()),
    model: schemas/* optional */.lqM(schemas/* string */.YjP().check(api/* _minLength */.m9(1))),
    steps: schemas/* array */.YOg(step),
});
/** A playbook: turns, of which the first whose `when` matches the prompt is taken. */
const playbook = schemas/* strictObject */.rej({ turns: schemas/* array */.YOg(turn).check(api/* _minLength */.m9(1)) });

;// CONCATENATED MODULE: ./lib/service/config.js
// The configuration of the service as a schema (design of the local service, "Configuration").







/** The issuer name that stands for the identity provider started beside the service. */
const identityProviderIssuer = 'identity-provider';
const config_text = schemas/* string */.YjP().check(api/* _minLength */.m9(1));
const id = config_text;
const config_usd = schemas/* number */.aig().check(api/* _gte */.qm(0));
const config_count = schemas/* int */.Whr().check(api/* _gte */.qm(1));
const moment = schemas/* string */.YjP()
    .check(schemas/* refine */.YPB((value) => /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value)), 'is no ISO 8601 time'));
const config_duration = schemas/* pipe */.FsL(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]), schemas/* transform */.pdi((value, context) => {
    const milliseconds = readDurationMs(value);
    if (milliseconds !== undefined)
        return milliseconds;
    context.issues.push({ code: 'custom', input: value, message: 'is no duration: write 90s, 5m, 1h30m or seconds' });
    return core/* NEVER */.tm;
}));
const issuer = schemas/* strictObject */.rej({
    id,
    issuer: schemas/* url */.OZ5(),
    jwks_url: schemas/* _default */.Rvf(schemas/* nullable */.mee(schemas/* url */.OZ5()), null),
});
const policy = schemas/* strictObject */.rej({
    id,
    issuer: config_text,
    subject: config_text,
    audience: config_text,
    claims: schemas/* _default */.Rvf(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J()), {}),
    /** The `scopes` claim (an array) must hold this value (deployment notes, "Token exchange"). */
    required_scope: schemas/* optional */.lqM(config_text),
    acts_as: config_text,
    enabled: schemas/* _default */.Rvf(schemas/* boolean */.zMY(), true),
});
const key = schemas/* strictObject */.rej({
    hash: id,
    secret: schemas/* pipe */.FsL(config_text, schemas/* transform */.pdi((value) => new secret/* Secret */.z(value))),
    type: schemas/* _default */.Rvf(schemas/* enum */.k5n(['standard', 'management']), 'standard'),
    name: schemas/* optional */.lqM(schemas/* string */.YjP()),
    label: schemas/* optional */.lqM(schemas/* string */.YjP()),
    workspace_id: config_text,
    creator_user_id: schemas/* _default */.Rvf(schemas/* nullable */.mee(schemas/* string */.YjP()), null),
    creator_active: schemas/* _default */.Rvf(schemas/* boolean */.zMY(), true),
    programme: schemas/* _default */.Rvf(schemas/* boolean */.zMY(), true),
    disabled: schemas/* _default */.Rvf(schemas/* boolean */.zMY(), false),
    limit: schemas/* _default */.Rvf(schemas/* nullable */.mee(config_usd), null),
    limit_reset: schemas/* _default */.Rvf(schemas/* nullable */.mee(schemas/* enum */.k5n(keys/* limitResets */.sn)), null),
    include_byok_in_limit: schemas/* _default */.Rvf(schemas/* boolean */.zMY(), false),
    created_at: schemas/* optional */.lqM(moment),
    updated_at: schemas/* optional */.lqM(moment),
    expires_at: schemas/* _default */.Rvf(schemas/* nullable */.mee(moment), null),
});
const nullableText = schemas/* _default */.Rvf(schemas/* nullable */.mee(schemas/* string */.YjP()), null);
const intern = schemas/* strictObject */.rej({
    id,
    name: config_text,
    description: nullableText,
    instructions: nullableText,
    model: nullableText,
    status: schemas/* _default */.Rvf(schemas/* enum */.k5n(interns/* lifecycleStatuses */.dY), 'running'),
    last_failure_message: nullableText,
    progress: schemas/* _default */.Rvf(schemas/* nullable */.mee(schemas/* strictObject */.rej(interns/* provisioningProgress */.Np.shape)), null),
    hostname: nullableText,
    workspace_id: config_text,
    vault_id: nullableText,
    attached_vault_id: nullableText,
    created_at: schemas/* optional */.lqM(moment),
    updated_at: schemas/* optional */.lqM(moment),
    workdir: schemas/* optional */.lqM(config_text),
    /** A playbook by its path, or itself; absent: the built-in one. */
    runs: schemas/* optional */.lqM(schemas/* strictObject */.rej({
        playbook: schemas/* union */.KCZ([config_text, playbook]),
        acp: schemas/* optional */.lqM(schemas/* custom */.IeY((value) => value === undefined, 'is reserved, and not supported yet')),
    })),
});
const config_limits = schemas/* strictObject */.rej({
    interaction_deadline: schemas/* _default */.Rvf(config_duration, limits/* interactionDeadlineMs */.hj),
    keepalive: schemas/* _default */.Rvf(config_duration, limits/* keepaliveIntervalMs */.sb),
    request: schemas/* _default */.Rvf(config_duration, limits/* maxStreamMs */.Bg),
    /** How long a request may take to arrive; longer is 408. */
    route_deadline: schemas/* _default */.Rvf(config_duration, 30_000),
    replay_bytes: schemas/* _default */.Rvf(schemas/* int */.Whr().check(api/* _gte */.qm(0)), 1_048_576),
    paused_runs: schemas/* _default */.Rvf(schemas/* int */.Whr().check(api/* _gte */.qm(0)), 8),
    turns_per_minute: schemas/* _default */.Rvf(config_count, 60),
    /** Exchanges of one federation policy; null: as many as come. */
    exchanges_per_minute: schemas/* _default */.Rvf(schemas/* nullable */.mee(config_count), null),
    /** Updates by one management key; null: as many as come. */
    key_updates_per_minute: schemas/* _default */.Rvf(schemas/* nullable */.mee(config_count), null),
});
/** The configuration file (design of the local service, "Configuration"). */
const serviceConfig = schemas/* strictObject */.rej({
    base_path: schemas/* _default */.Rvf(schemas/* string */.YjP().check(api/* _regex */.Fk(/^(?:\/[\w.~-]+)+$/, 'is no path like /api/v1')), '/api/v1'),
    service_name: schemas/* _default */.Rvf(schemas/* string */.YjP().check(api/* _regex */.Fk(/^[\w-]{1,64}$/, 'takes letters, digits, _ and -')), 'service'),
    data: schemas/* optional */.lqM(config_text),
    issuers: schemas/* _default */.Rvf(schemas/* array */.YOg(issuer), []),
    policies: schemas/* _default */.Rvf(schemas/* array */.YOg(policy), []),
    workspaces: schemas/* _default */.Rvf(schemas/* array */.YOg(schemas/* strictObject */.rej({ id })), []),
    keys: schemas/* _default */.Rvf(schemas/* array */.YOg(key), []),
    interns: schemas/* _default */.Rvf(schemas/* array */.YOg(intern), []),
    limits: schemas/* prefault */.SdS(config_limits, {}),
    /** Host names on which the list route refuses (API document, "Authentication", 5). */
    regional_hostnames: schemas/* _default */.Rvf(schemas/* array */.YOg(config_text), []),
    clock: schemas/* _default */.Rvf(schemas/* nullable */.mee(moment), null),
});

;// CONCATENATED MODULE: ./lib/service/builtin.js
// The configuration that `interns serve` runs without one of its own, and the playbook of an intern without one.


/** Id of the federation policy of the built-in configuration. */
const builtInPolicyId = 'local';
/** Name of the intern of the built-in configuration. */
const builtInInternName = 'intern';
/** Subject that the built-in policy takes, and that a job of the identity provider has by default. */
const builtInSubject = 'repo:local/demo:ref:refs/heads/main';
const workspaceId = '10ca1000-0000-4000-8000-000000000001';
/** What the intern of the built-in configuration does (design of the local service, "Playbooks"). */
const builtInPlaybook = {
    turns: [
        {
            when: '*colour*',
            model: 'local/scripted',
            steps: [
                { think: 'A matter of taste.' },
                {
                    ask: {
                        message: 'Which colour?',
                        fields: [{ name: 'answer', type: 'string', required: true, options: ['red', 'blue'] }],
                    },
                },
                { say: 'You chose "{{answer}}".\n' },
                { usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15, cost: 0.001 } },
            ],
        },
        {
            model: 'local/scripted',
            steps: [
                { think: 'Turn {{turn}} of this session.' },
                { say: 'You said: {{prompt}}\nI look where I am.\n' },
                { shell: 'pwd' },
                { say: 'Exit status {{exit_status}}.\n{{stdout}}' },
                { usage: { prompt_tokens: 10, completion_tokens: 20, total_tokens: 30, cost: 0.001 } },
            ],
        },
    ],
};
/** One intern, one key that the federation policy acts as, one management key. */
function builtInConfig({ origin, hasIdentityProvider, env }) {
    const policy = {
        id: builtInPolicyId,
        issuer: identityProviderIssuer,
        subject: builtInSubject,
        audience: origin,
        acts_as: 'key_local',
    };
    const key = { workspace_id: workspaceId, creator_user_id: 'user_local' };
    return {
        policies: hasIdentityProvider ? [policy] : [],
        workspaces: [{ id: workspaceId }],
        keys: [
            { ...key, hash: 'key_local', name: 'local', secret: env['INTERNS_SERVICE_KEY'] ?? unknownSecret() },
            {
                ...key,
                hash: 'key_local_management',
                name: 'local management',
                type: 'management',
                secret: env['INTERNS_SERVICE_MANAGEMENT_KEY'] ?? unknownSecret(),
            },
        ],
        interns: [
            {
                id: '10ca1000-0000-4000-8000-000000000002',
                name: builtInInternName,
                workspace_id: workspaceId,
                description: 'The intern of the built-in configuration.',
            },
        ],
    };
}
function unknownSecret() {
    return (0,external_node_crypto_.randomBytes)(32).toString('base64url');
}

// EXTERNAL MODULE: external "node:timers/promises"
var promises_ = __webpack_require__(8500);
;// CONCATENATED MODULE: ./lib/service/clock.js
// The one clock of a service: it runs with real time and can be moved ahead, and everything timed moves with it.

// A longer delay makes setTimeout fire at once; the wake-up in between finds nothing due and sleeps again.
const longestSleepMs = 2 ** 31 - 1;
/** A clock of its own: no two services share one unless they are given the same. */
function createClock(options = {}) {
    const { startAtMs = Date.now(), frozen = false } = options;
    let offsetMs = startAtMs - Date.now();
    let frozenAtMs = startAtMs;
    const queue = createTimerQueue();
    // While due timers fire, the alarm is set once, at the end.
    let isFiring = false;
    let alarm;
    const now = () => (frozen ? frozenAtMs : Date.now() + offsetMs);
    const moveTo = (atMs) => {
        if (frozen)
            frozenAtMs = atMs;
        else
            offsetMs += atMs - now();
    };
    const setAlarm = () => {
        if (frozen || isFiring)
            return;
        const dueAtMs = queue.firstDue();
        if (alarm?.dueAtMs === dueAtMs)
            return;
        if (alarm !== undefined)
            clearTimeout(alarm.handle);
        alarm = undefined;
        if (dueAtMs === undefined)
            return;
        const sleepMs = Math.min(Math.max(0, Math.ceil(dueAtMs - now())), longestSleepMs);
        alarm = { dueAtMs, handle: setTimeout(wake, sleepMs).unref() };
    };
    /** Fires the timers of the first moment that is due; false when none is. */
    const fireFirst = (untilMs) => {
        const dueAtMs = queue.firstDue();
        if (dueAtMs === undefined || dueAtMs > untilMs)
            return false;
        for (const timer of queue.takeFirst()) {
            const { fire, everyMs } = timer;
            if (fire === undefined)
                continue;
            if (everyMs === undefined)
                timer.fire = undefined;
            else
                queue.add(Math.ceil(dueAtMs + everyMs), timer);
            fire();
        }
        return true;
    };
    const wake = () => {
        isFiring = true;
        fireDue(now());
    };
    const fireDue = (untilMs) => {
        // One moment a tick, so that what its timers wrote leaves before the next ones write: held back, it costs memory.
        if (fireFirst(untilMs)) {
            process.nextTick(fireDue, untilMs);
            return;
        }
        isFiring = false;
        alarm = undefined;
        setAlarm();
    };
    const add = (delayMs, timer) => {
        // Whole milliseconds: a thousand streams share a few moments instead of having one each.
        queue.add(Math.ceil(now() + Math.max(0, delayMs)), timer);
        setAlarm();
        return () => {
            timer.fire = undefined;
        };
    };
    return {
        now,
        setTimer: (delayMs, fire) => add(delayMs, { fire, everyMs: undefined }),
        every: (everyMs, fire) => add(everyMs, { fire, everyMs: Math.max(1, everyMs) }),
        async advance(byMs) {
            const targetMs = now() + byMs;
            for (let dueAtMs = queue.firstDue(); dueAtMs !== undefined && dueAtMs <= targetMs; dueAtMs = queue.firstDue()) {
                if (dueAtMs > now())
                    moveTo(dueAtMs);
                while (fireFirst(dueAtMs))
                    ;
                // What waited for the timers runs now and may set its next ones, which can be due before the target as well.
                await (0,promises_.setImmediate)();
            }
            if (now() < targetMs)
                moveTo(targetMs);
            // The alarm was set for a time that has come nearer.
            if (alarm !== undefined)
                clearTimeout(alarm.handle);
            alarm = undefined;
            setAlarm();
        },
        stop() {
            queue.clear();
            setAlarm();
        },
    };
}
/** Timers by the moment that they are due at, the moments in a binary heap. */
function createTimerQueue() {
    const heap = [];
    const timersAt = new Map();
    const at = (index) => heap[index] ?? Number.POSITIVE_INFINITY;
    const push = (moment) => {
        let index = heap.push(moment) - 1;
        for (let parent = (index - 1) >> 1; index > 0 && at(parent) > moment; parent = (index - 1) >> 1) {
            heap[index] = at(parent);
            index = parent;
        }
        heap[index] = moment;
    };
    const pop = () => {
        const moment = heap.pop();
        if (moment === undefined || heap.length === 0)
            return;
        let index = 0;
        for (;;) {
            const left = 2 * index + 1;
            const smaller = at(left + 1) < at(left) ? left + 1 : left;
            if (at(smaller) >= moment)
                break;
            heap[index] = at(smaller);
            index = smaller;
        }
        heap[index] = moment;
    };
    const takeFirst = () => {
        const moment = at(0);
        const timers = timersAt.get(moment) ?? [];
        timersAt.delete(moment);
        pop();
        return timers;
    };
    return {
        add(dueAtMs, timer) {
            const timers = timersAt.get(dueAtMs);
            if (timers !== undefined) {
                timers.push(timer);
                return;
            }
            timersAt.set(dueAtMs, [timer]);
            push(dueAtMs);
        },
        firstDue() {
            while (heap.length > 0 && timersAt.get(at(0))?.every(({ fire }) => fire === undefined) === true)
                takeFirst();
            return heap[0];
        },
        takeFirst,
        clear() {
            heap.length = 0;
            timersAt.clear();
        },
    };
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(8815);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
;// CONCATENATED MODULE: ./lib/service/schema-issue.js
const unexplained = 'Invalid input';
/** The first thing wrong with a value; names that are not known come before what is missing in their place. */
function explainFirst(issues, root) {
    const said = issues.find(({ code }) => code === 'unrecognized_keys' || code === 'custom') ?? issues[0];
    return said === undefined ? { path: [], problem: 'is invalid' } : explain(said, root);
}
function explain(issue, root) {
    const { path, message } = issue;
    if (issue.code === 'unrecognized_keys')
        return { path: [...path, issue.keys[0] ?? ''], problem: 'is not known here' };
    if (valueAt(root, path) === undefined)
        return { path, problem: 'is missing' };
    if (issue.code === 'invalid_union')
        return explainUnion(issue, root);
    if (message !== unexplained)
        return { path, problem: message };
    return { path, problem: problemOf(issue) };
}
function problemOf(issue) {
    if (issue.code === 'invalid_type')
        return `must be of type ${issue.expected}`;
    if (issue.code === 'invalid_value') {
        return `must be ${issue.values.map((value) => JSON.stringify(value)).join(' or ')}`;
    }
    if (issue.code === 'invalid_format')
        return `must be a valid ${issue.format}`;
    if (issue.code !== 'too_small' && issue.code !== 'too_big')
        return 'is invalid';
    const unit = issue.origin === 'string' ? ' characters' : issue.origin === 'array' ? ' elements' : '';
    const bound = issue.code === 'too_small' ? `at least ${String(issue.minimum)}` : `at most ${String(issue.maximum)}`;
    return unit === '' ? `must be ${bound}` : `must have ${bound}${unit}`;
}
/** Of several forms the one that the writer meant: the one that has something against values inside it alone. */
function explainUnion(issue, root) {
    const meant = issue.errors
        .map((issues) => issues.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })))
        .find((issues) => issues.every((inner) => isInside(inner, issue.path, root)));
    return meant === undefined
        ? { path: issue.path, problem: `is none of the forms known here${keysOf(issue, root)}` }
        : explainFirst(meant, root);
}
/** Whether an issue is about something under a key that was written. */
function isInside(inner, outer, root) {
    return inner.path.length > outer.length && valueAt(root, inner.path.slice(0, outer.length + 1)) !== undefined;
}
function keysOf({ path }, root) {
    const value = valueAt(root, path);
    if (typeof value !== 'object' || value === null)
        return '';
    return ` (it has ${Object.keys(value)
        .map((name) => JSON.stringify(name))
        .join(', ')})`;
}
function valueAt(root, path) {
    return path.reduce((value, part) => (typeof value === 'object' && value !== null ? Reflect.get(value, part) : undefined), root);
}

;// CONCATENATED MODULE: ./lib/service/yaml-file.js
// YAML files and plain objects against a schema: every error names file, line and key.




/**
 * Reads a YAML file.
 *
 * @throws {ConfigError} `config_invalid` with file, line and key
 */
function readYamlFile(file, options) {
    const lines = new dist.LineCounter();
    const document = (0,dist.parseDocument)(readText(file), { lineCounter: lines, prettyErrors: false });
    const problem = document.errors[0] ?? document.warnings[0];
    if (problem !== undefined) {
        const { line, col } = lines.linePos(problem.pos[0]);
        throw new errors/* ConfigError */.xL('config_invalid', `${file}:${line}:${col}: ${problem.message}`, {
            source: file,
            line,
            column: col,
        });
    }
    const source = { file, lineOf: (path) => lineOf(document, lines, path) };
    return readValue(toValue(document, file), source, options);
}
/**
 * Reads an object that a program passed.
 *
 * @throws {ConfigError} `config_invalid` with the key
 */
function readObject(value, options) {
    return readValue(value, { file: undefined, lineOf: () => undefined }, options);
}
function toValue(document, file) {
    try {
        return document.toJS({ maxAliasCount: 100 }) ?? {};
    }
    catch (error) {
        throw new errors/* ConfigError */.xL('config_invalid', `${file}:1: ${(0,errors/* describeError */.Uc)(error)}`, {
            source: file,
            line: 1,
            cause: error,
        });
    }
}
function readText(file) {
    try {
        return (0,external_node_fs_.readFileSync)(file, 'utf8');
    }
    catch (error) {
        throw new errors/* ConfigError */.xL('config_invalid', `Can't read "${file}": ${(0,errors/* describeError */.Uc)(error)}`, {
            source: file,
            cause: error,
        });
    }
}
function readValue(given, source, options) {
    const refuse = (path, problem) => refusal(source, path, problem);
    const value = options.env === undefined ? given : substitute(given, options.env, [], refuse);
    const result = options.schema.safeParse(value);
    if (result.success)
        return { value: result.data, refuse };
    const { path, problem } = explainFirst(result.error.issues, value);
    throw refuse(path, problem);
}
function refusal({ file, lineOf: line }, path, problem) {
    const lineNumber = line(path);
    const where = file === undefined ? 'Configuration' : lineNumber === undefined ? file : `${file}:${lineNumber}`;
    const name = path.length === 0 ? 'the top level' : `key "${keyName(path)}"`;
    return new errors/* ConfigError */.xL('config_invalid', `${where}: ${name} ${problem}.`, {
        ...(file === undefined ? {} : { source: file }),
        ...(lineNumber === undefined ? {} : { line: lineNumber }),
    });
}
function keyName(path) {
    return path
        .map((part, index) => (typeof part === 'number' ? `[${part}]` : `${index === 0 ? '' : '.'}${String(part)}`))
        .join('');
}
/** The value with each `${NAME}` in a string replaced; a playbook's shell has its own use for `${…}` and is left alone. */
function substitute(value, env, path, refuse) {
    if (typeof value === 'string') {
        return value.replace(/\$\{(\w+)\}/g, (_, name) => {
            const found = env[name];
            if (found === undefined)
                throw refuse(path, `names the environment variable "${name}", which is not set`);
            return found;
        });
    }
    if (Array.isArray(value))
        return value.map((item, index) => substitute(item, env, [...path, index], refuse));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [
        name,
        name === 'playbook' && typeof item === 'object' ? item : substitute(item, env, [...path, name], refuse),
    ]));
}
function lineOf(document, lines, path) {
    for (let length = path.length; length >= 0; length--) {
        const offset = offsetOf(document, path.slice(0, length));
        if (offset !== undefined)
            return lines.linePos(offset).line;
    }
    return undefined;
}
/** Offset of the key that leads to a value, or of the value where there is no key. */
function offsetOf(document, path) {
    const last = path.at(-1);
    const parent = path.length === 0 ? undefined : document.getIn(path.slice(0, -1), true);
    const pair = (0,dist.isMap)(parent)
        ? parent.items.find(({ key }) => (0,dist.isScalar)(key) && String(key.value) === String(last))
        : undefined;
    const node = pair?.key ?? document.getIn(path, true);
    return (0,dist.isNode)(node) ? node.range?.[0] : undefined;
}

;// CONCATENATED MODULE: ./lib/service/deployment.js
// A configuration made ready to serve: references checked, playbooks read, paths absolute.






/**
 * Reads and checks a configuration.
 *
 * @throws {ConfigError} `config_invalid` with file, line and key
 */
function readDeployment(options) {
    const { cwd, env, hasIdentityProvider } = options;
    const file = typeof options.config === 'string' ? external_node_path_.resolve(cwd, options.config) : undefined;
    const folder = file === undefined ? cwd : external_node_path_.dirname(file);
    const schema = { schema: serviceConfig, env };
    const { value: config, refuse } = file === undefined ? readObject(options.config, schema) : readYamlFile(file, schema);
    checkUnique(config, refuse);
    checkReferences(config, hasIdentityProvider, refuse);
    checkIssuers(config, refuse);
    const configured = config.data === undefined ? undefined : external_node_path_.resolve(folder, config.data);
    return {
        config,
        runs: new Map(config.interns.map((intern, index) => [intern.id, readRuns(intern, ['interns', index], { folder, refuse })])),
        dataFolder: options.data === undefined ? configured : external_node_path_.resolve(cwd, options.data),
    };
}
function readRuns(intern, at, { folder, refuse }) {
    const workdir = intern.workdir === undefined ? undefined : external_node_path_.resolve(folder, intern.workdir);
    if (workdir !== undefined && (0,external_node_fs_.statSync)(workdir, { throwIfNoEntry: false })?.isDirectory() !== true) {
        throw refuse([...at, 'workdir'], `names "${workdir}", which is no folder`);
    }
    return { playbook: readPlaybook(intern.runs?.playbook, folder), workdir };
}
function readPlaybook(named, folder) {
    if (named === undefined)
        return builtInPlaybook;
    if (typeof named !== 'string')
        return named;
    return readYamlFile(external_node_path_.resolve(folder, named), { schema: playbook, env: undefined }).value;
}
function checkUnique(config, refuse) {
    const lists = [
        ['issuers', 'id', config.issuers.map(({ id }) => id)],
        ['policies', 'id', config.policies.map(({ id }) => id)],
        ['workspaces', 'id', config.workspaces.map(({ id }) => id)],
        ['keys', 'hash', config.keys.map(({ hash }) => hash)],
        ['keys', 'secret', config.keys.map(({ secret }) => secret.reveal())],
        ['interns', 'id', config.interns.map(({ id }) => id)],
    ];
    for (const [list, field, values] of lists) {
        const index = values.findIndex((value, at) => values.indexOf(value) !== at);
        if (index !== -1)
            throw refuse([list, index, field], 'is used twice');
    }
}
function checkReferences(config, hasIdentityProvider, refuse) {
    const workspaces = new Set(config.workspaces.map(({ id }) => id));
    const standardKeys = new Set(config.keys.filter(({ type }) => type === 'standard').map(({ hash }) => hash));
    const issuers = new Set(config.issuers.map(({ id }) => id));
    for (const list of ['keys', 'interns']) {
        for (const [index, { workspace_id }] of config[list].entries()) {
            if (workspaces.size > 0 && !workspaces.has(workspace_id)) {
                throw refuse([list, index, 'workspace_id'], `names "${workspace_id}", which is not among the workspaces`);
            }
        }
    }
    for (const [index, { issuer, acts_as }] of config.policies.entries()) {
        if (!standardKeys.has(acts_as))
            throw refuse(['policies', index, 'acts_as'], `names "${acts_as}", which is no standard key`);
        if (issuer === identityProviderIssuer && !hasIdentityProvider) {
            throw refuse(['policies', index, 'issuer'], 'needs the identity provider: start the service with --identity-provider');
        }
        if (issuer !== identityProviderIssuer && !issuers.has(issuer)) {
            throw refuse(['policies', index, 'issuer'], `names "${issuer}", which is not among the issuers`);
        }
    }
}
function checkIssuers(config, refuse) {
    for (const [index, { id, issuer, jwks_url }] of config.issuers.entries()) {
        if (id === identityProviderIssuer)
            throw refuse(['issuers', index, 'id'], 'is kept for the identity provider');
        if (!isSafeUrl(issuer))
            throw refuse(['issuers', index, 'issuer'], 'must be https, or http on a loopback address');
        if (jwks_url !== null && !isSafeUrl(jwks_url)) {
            throw refuse(['issuers', index, 'jwks_url'], 'must be https, or http on a loopback address');
        }
    }
}
/** Whether key sets may be fetched from here: `https`, or `http` that does not leave the machine. */
function isSafeUrl(url) {
    const { protocol, hostname } = new URL(url);
    return protocol === 'https:' || (protocol === 'http:' && isLoopbackHost(hostname));
}
/** Whether a host name stands for this machine. */
function isLoopbackHost(hostname) {
    return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i.test(hostname);
}

;// CONCATENATED MODULE: ./lib/service/faults.js
// Faults: what a test orders to go wrong, by route and count (design of the local service, "For tests").

/** Routes that a fault can be ordered for; `identity` and `jwks` are the identity provider's. */
const faultRoutes = ['identity', 'token', 'list', 'chat', 'keys', 'jwks'];
const statusFault = schemas/* strictObject */.rej({
    status: schemas/* int */.Whr().check(api/* _gte */.qm(200), api/* _lte */.Zm(599)),
    headers: schemas/* optional */.lqM(schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP())),
    /** Default: the body of the API document for this status and route. */
    body: schemas/* optional */.lqM(schemas/* unknown */.L5J()),
});
const fault = schemas/* union */.KCZ([
    schemas/* enum */.k5n(['reset', 'hang', 'end_without_done', 'silence', 'one_byte_per_write', 'crlf']),
    statusFault,
    schemas/* strictObject */.rej({ sever_after_bytes: schemas/* int */.Whr().check(api/* _gte */.qm(0)) }),
]);
/** An order: let `after` requests of the route pass, then spoil the next `times`. */
const faultOrder = schemas/* strictObject */.rej({
    route: schemas/* enum */.k5n(faultRoutes),
    after: schemas/* _default */.Rvf(schemas/* int */.Whr().check(api/* _gte */.qm(0)), 0),
    times: schemas/* _default */.Rvf(schemas/* int */.Whr().check(api/* _gte */.qm(1)), 1),
    fault,
});
/** No faults until they are ordered. */
function createFaults() {
    let orders = [];
    return {
        order(order) {
            orders.push({ ...faultOrder.parse(order) });
        },
        next(route) {
            const order = orders.find((candidate) => candidate.route === route);
            if (order === undefined)
                return undefined;
            if (order.after > 0) {
                order.after -= 1;
                return undefined;
            }
            order.times -= 1;
            if (order.times === 0)
                orders = orders.filter((candidate) => candidate !== order);
            return order.fault;
        },
    };
}

;// CONCATENATED MODULE: ./lib/service/key-usage.js
// What a key has used and may still use: tallies per period, resets, limits. Pure.


const tally = schemas/* object */.Ikc({ total: schemas/* number */.aig(), daily: schemas/* number */.aig(), weekly: schemas/* number */.aig(), monthly: schemas/* number */.aig() });
/** What changes about a key while the service runs; the rest stands in the configuration. */
const storedKey = schemas/* object */.Ikc({
    hash: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    label: schemas/* string */.YjP(),
    disabled: schemas/* boolean */.zMY(),
    limit: schemas/* nullable */.mee(schemas/* number */.aig()),
    limit_reset: schemas/* nullable */.mee(schemas/* enum */.k5n(keys/* limitResets */.sn)),
    include_byok_in_limit: schemas/* boolean */.zMY(),
    usage: tally,
    byok: tally,
    /** Days on which the periods of the tallies began; a tally of an older period counts as nothing. */
    periods: schemas/* object */.Ikc({ daily: schemas/* string */.YjP(), weekly: schemas/* string */.YjP(), monthly: schemas/* string */.YjP() }),
    created_at: schemas/* string */.YjP(),
    updated_at: schemas/* string */.YjP(),
    expires_at: schemas/* nullable */.mee(schemas/* string */.YjP()),
    creator_user_id: schemas/* nullable */.mee(schemas/* string */.YjP()),
    workspace_id: schemas/* string */.YjP(),
});
const dayMs = 86_400_000;
/** The days on which the running periods began: midnight UTC, weeks from Monday (API document, "PATCH /keys/{hash}"). */
function periodsAt(nowMs) {
    const today = new Date(nowMs);
    const sinceMonday = (today.getUTCDay() + 6) % 7;
    return {
        daily: day(nowMs),
        weekly: day(nowMs - sinceMonday * dayMs),
        monthly: `${day(nowMs).slice(0, 7)}-01`,
    };
}
/** An empty tally. */
const nothingUsed = { total: 0, daily: 0, weekly: 0, monthly: 0 };
/** The key as it is now: tallies of periods that are over start anew. */
function keyAt(key, nowMs) {
    const periods = periodsAt(nowMs);
    const current = (of) => ({
        total: of.total,
        daily: key.periods.daily === periods.daily ? of.daily : 0,
        weekly: key.periods.weekly === periods.weekly ? of.weekly : 0,
        monthly: key.periods.monthly === periods.monthly ? of.monthly : 0,
    });
    return { ...key, periods, usage: current(key.usage), byok: current(key.byok) };
}
/** The key after a run has cost it something. */
function chargeKey(key, charge, nowMs) {
    const now = keyAt(key, nowMs);
    return { ...now, usage: add(now.usage, charge.cost), byok: add(now.byok, charge.byokCost) };
}
/** The key after an update; absent fields stay (API document, "PATCH /keys/{hash}"). */
function updateKey(key, update, nowMs) {
    return {
        ...keyAt(key, nowMs),
        ...(update.name === undefined ? {} : { name: update.name }),
        ...(update.disabled === undefined ? {} : { disabled: update.disabled }),
        ...(update.limit === undefined ? {} : { limit: update.limit }),
        ...(update.limit_reset === undefined ? {} : { limit_reset: update.limit_reset }),
        ...(update.include_byok_in_limit === undefined ? {} : { include_byok_in_limit: update.include_byok_in_limit }),
        updated_at: new Date(nowMs).toISOString(),
    };
}
/** USD left under the limit, never negative; null without a limit (API document, "API key record"). */
function limitRemaining(key, nowMs) {
    if (key.limit === null)
        return null;
    const now = keyAt(key, nowMs);
    const counted = usedSince(now.usage, key.limit_reset) + (key.include_byok_in_limit ? usedSince(now.byok, key.limit_reset) : 0);
    return Math.max(0, round(key.limit - counted));
}
/** Whether the key has used its limit up: usage at the limit is over it. */
function isOverLimit(key, nowMs) {
    return limitRemaining(key, nowMs) === 0;
}
/** The key as the update answers it (API document, "API key record"). */
function toKeyRecord(stored, nowMs) {
    const { usage, byok, periods: _, ...key } = keyAt(stored, nowMs);
    return {
        ...key,
        limit_remaining: limitRemaining(stored, nowMs),
        usage: usage.total,
        usage_daily: usage.daily,
        usage_weekly: usage.weekly,
        usage_monthly: usage.monthly,
        byok_usage: byok.total,
        byok_usage_daily: byok.daily,
        byok_usage_weekly: byok.weekly,
        byok_usage_monthly: byok.monthly,
    };
}
function usedSince(tallied, reset) {
    return tallied[reset ?? 'total'];
}
function add(to, cost) {
    return {
        total: round(to.total + cost),
        daily: round(to.daily + cost),
        weekly: round(to.weekly + cost),
        monthly: round(to.monthly + cost),
    };
}
/** To a millionth of a millionth of a dollar, so that tenths add up to ones. */
function round(usd) {
    return Math.round(usd * 1e12) / 1e12;
}
function day(atMs) {
    return new Date(atMs).toISOString().slice(0, 10);
}

;// CONCATENATED MODULE: ./lib/service/callers.js
// Who calls: from a bearer to a key, by its secret or by an access token that acts as it.



/** Callers of one service (API document, "Authentication", 1, 3 and 7). */
function createCallers({ keys, store, accessTokens, clock }) {
    const byHash = new Map(keys.map((key) => [key.hash, key]));
    // By digest, so that the time a look-up takes tells nothing about a secret.
    const byDigest = new Map(keys.map(({ hash, secret }) => [digest(secret), hash]));
    const usableKey = (hash) => {
        const key = byHash.get(hash);
        const stored = store.key(hash);
        if (key === undefined || stored === undefined || stored.disabled)
            return undefined;
        const isExpired = stored.expires_at !== null && Date.parse(stored.expires_at) <= clock.now();
        return isExpired ? undefined : { key, stored: keyAt(stored, clock.now()) };
    };
    return {
        usableKey,
        async identify(request) {
            if (request.hasAmbiguousBearer)
                return { refusal: 'more than one Authorization header' };
            const bearer = readBearer(request.headers.authorization);
            if (bearer === undefined)
                return { refusal: 'no bearer' };
            const ofSecret = byDigest.get(digest(bearer));
            const hash = ofSecret ?? (await accessTokens.keyHashOf(bearer));
            if (hash === undefined)
                return { refusal: 'unknown key' };
            const usable = usableKey(hash);
            if (usable === undefined)
                return { refusal: `key "${hash}" is disabled, expired or gone` };
            return { caller: { ...usable, via: ofSecret === undefined ? 'access_token' : 'api_key' } };
        },
    };
}
/** The bearer of an `Authorization` header (RFC 6750 section 2.1). */
function readBearer(header) {
    const token = /^bearer +([\w.~+/-]+=*) *$/i.exec(header ?? '')?.[1];
    return token === undefined ? undefined : new secret/* Secret */.z(token);
}
function digest(secret) {
    return (0,external_node_crypto_.createHash)('sha256').update(secret.reveal()).digest('base64');
}

;// CONCATENATED MODULE: ./lib/service/json-body.js
// JSON bodies: UTF-8, one value, anything else is the caller's mistake.
/** The value of a JSON body; undefined for anything that is no JSON in UTF-8. */
function readJson(bytes) {
    try {
        return { value: JSON.parse(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)) };
    }
    catch {
        return undefined;
    }
}
/** Whether a `Content-Type` names JSON; a request without the header is taken by its body. */
function isJsonType(contentType) {
    return contentType === undefined || /^\s*application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(contentType);
}

;// CONCATENATED MODULE: ./lib/service/local-request.js

/**
 * True for a request over the loopback interface whose `Host` is a loopback name and that no web page sent. The last two keep
 * a page in the user's browser from moving the clock or minting a job (DNS rebinding, cross-site requests).
 */
function isLocalRequest(incoming) {
    const address = (incoming.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
    const host = (incoming.headers.host ?? '').replace(/:\d+$/, '');
    return isLoopbackHost(address) && isLoopbackHost(host) && incoming.headers.origin === undefined;
}

;// CONCATENATED MODULE: ./lib/service/refusals.js
/** Reasons for which the same request may be sent again unchanged (design of the local service, "Retryable"). */
const retryableReasons = new Set([
    'busy',
    'rate_limited',
    'intern_not_ready',
    'intern_unreachable',
]);
const challenge = { 'www-authenticate': 'Bearer' };
/** `{ error: { code, message } }` (API document, "Intern error object (list route)"; deployment notes, "Key update"). */
function refuse(status, code, message, details = {}) {
    return answer(status, { error: { code, message } }, String(code), message, details);
}
/** `{ error: { code, message, metadata } }`, `code` being the status (API document, "Chat error object (chat route)"). */
function refuseChat(status, reason, message, details = {}) {
    const metadata = { reason, retryable: retryableReasons.has(reason) };
    return answer(status, { error: { code: status, message, metadata } }, reason, message, details);
}
/** `{ error, error_description }` (API document, "Token exchange (POST /oauth/token)"; RFC 6749 section 5.2). */
function refuseOAuth(status, error, description, details = {}) {
    return answer(status, { error, error_description: description }, error, description, details);
}
/** 401 of the routes with a numeric code and no metadata (API document, "Errors", rows 401). */
function refuseUnknownKey(reason) {
    return refuse(401, 401, 'Missing or invalid API key.', { reason, headers: challenge });
}
/** 401 of the token exchange when a bearer was sent that is no API key (RFC 6749 section 5.2, `invalid_client`). */
function refuseClient(reason) {
    return refuseOAuth(401, 'invalid_client', 'The bearer is not a valid API key.', { reason, headers: challenge });
}
function answer(status, body, decision, message, details) {
    const { reason = message, retryAfterSeconds, headers = {} } = details;
    const waiting = retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) };
    return { kind: 'json', status, headers: { ...headers, ...waiting }, body, decision, reason };
}

// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(7067);
;// CONCATENATED MODULE: ./lib/service/body.js
// What is read past the limit and thrown away, so that a client that is still writing gets to read the refusal.
const maxDiscardedBytes = 16 * 1024 * 1024;
/** Reads a body, never holding more than `maxBytes` of it. */
function readBody(incoming, { maxBytes, deadlineMs, clock }) {
    return new Promise((resolve) => {
        let pieces = [];
        let size = 0;
        const finish = (result) => {
            cancelDeadline();
            incoming.off('data', take).off('end', end).off('close', abort).off('error', abort);
            resolve(result);
        };
        const take = (piece) => {
            size += piece.length;
            if (size <= maxBytes) {
                pieces.push(piece);
                return;
            }
            pieces = [];
            if (size > maxBytes + maxDiscardedBytes)
                finish({ outcome: 'too_large' });
        };
        const end = () => finish(size > maxBytes ? { outcome: 'too_large' } : { outcome: 'read', bytes: Buffer.concat(pieces) });
        const abort = () => finish({ outcome: 'aborted' });
        const cancelDeadline = clock.setTimer(deadlineMs, () => finish({ outcome: size > maxBytes ? 'too_large' : 'too_slow' }));
        incoming.on('data', take).on('end', end).on('close', abort).on('error', abort);
    });
}

;// CONCATENATED MODULE: ./lib/service/chunked-writer.js
/**
 * Writes the body of a response whose head was written.
 *
 * node:http hands the socket four pieces for each write (length, line end, text, line end) and plans a tick to let them go. One
 * piece costs less, and a stream is nothing but short writes. A client of HTTP/1.0 gets no coding.
 */
function createChunkedWriter(response) {
    if (!response.chunkedEncoding)
        return response;
    response.chunkedEncoding = false;
    // A chunk of no bytes would end the body.
    const frame = (text) => (text === '' ? '' : `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`);
    return {
        write: (text) => response.write(frame(text)),
        end: (text) => void response.end(`${frame(text)}0\r\n\r\n`),
    };
}

;// CONCATENATED MODULE: ./lib/service/faulty-response.js
/** Whether a fault strikes after the request was handled. */
function isByteFault(fault) {
    if (fault === undefined || fault === 'reset' || fault === 'hang')
        return false;
    return typeof fault === 'string' || 'sever_after_bytes' in fault;
}
/** The writer that spoils what goes through it; headers are the caller's. */
function createFaultyWriter(response, fault) {
    if (fault === 'silence')
        return { write: () => true, end() { } };
    if (fault === 'crlf') {
        return { write: (text) => response.write(withCrlf(text)), end: (text) => void response.end(withCrlf(text)) };
    }
    if (fault === 'end_without_done') {
        return { write: (text) => response.write(text), end: (text) => void response.end(withoutDone(text)) };
    }
    return fault === 'one_byte_per_write'
        ? createByteWriter(response)
        : createSeveringWriter(response, fault.sever_after_bytes);
}
function withCrlf(text) {
    return text.replaceAll('\n', '\r\n');
}
function withoutDone(text) {
    return text.replace(/data: \[DONE\]\n\n$/, '');
}
/** Each byte in a write of its own, each write in a tick of its own. */
function createByteWriter(response) {
    const queue = [];
    let isEnded = false;
    let isWriting = false;
    const step = () => {
        const first = queue[0];
        if (response.destroyed)
            return;
        if (first === undefined) {
            isWriting = false;
            if (isEnded)
                response.end();
            return;
        }
        response.write(first.subarray(0, 1));
        if (first.length > 1)
            queue[0] = first.subarray(1);
        else
            queue.shift();
        setImmediate(step);
    };
    const add = (text) => {
        if (text !== '')
            queue.push(Buffer.from(text));
        if (isWriting)
            return;
        isWriting = true;
        setImmediate(step);
    };
    return {
        write(text) {
            add(text);
            return true;
        },
        end(text) {
            isEnded = true;
            add(text);
        },
    };
}
/** So many bytes of the body, then the connection breaks. */
function createSeveringWriter(response, bytes) {
    let left = bytes;
    const pass = (text) => {
        if (response.destroyed)
            return true;
        const kept = Buffer.from(text).subarray(0, left);
        left -= kept.length;
        if (left > 0)
            return response.write(kept);
        // Once the kept bytes are on their way. Not a reset, which would take bytes back that the reader has not read yet.
        response.write(kept, () => response.socket?.destroy());
        return true;
    };
    return { write: pass, end: (text) => void (pass(text) && left > 0 && response.end()) };
}

;// CONCATENATED MODULE: ./lib/service/sink.js
// More than this does not wait for the end of the tick, so that an intern that never pauses is told when to wait.
const longestHeld = 32 * 1024;
/** The sink of a response; `writer` is the response itself, or what a fault makes of it. */
function createSink(response, writer) {
    // A chunk is written a hundred times a second, so only what holds back or lets go looks at the response.
    let held = '';
    let isBehind = false;
    const release = () => {
        const text = held;
        held = '';
        if (text !== '' && !response.destroyed)
            isBehind = !writer.write(text);
    };
    return {
        write(text) {
            if (held === '')
                process.nextTick(release);
            held += text;
            if (held.length > longestHeld)
                release();
            return !isBehind;
        },
        drained: () => new Promise((resolve) => {
            const done = () => {
                response.off('drain', done);
                response.off('close', done);
                isBehind = false;
                resolve();
            };
            // It may have caught up since, and says so only once.
            if (!response.writableNeedDrain) {
                done();
                return;
            }
            response.on('drain', done);
            response.on('close', done);
        }),
        end(text) {
            if (!response.destroyed)
                writer.end(held + text);
            held = '';
        },
        onLeave(listener) {
            const check = () => {
                if (!response.writableEnded)
                    listener();
            };
            if (response.destroyed)
                queueMicrotask(check);
            // The response's: the request's own 'close' does not fire once its body was read.
            else
                response.once('close', check);
        },
    };
}

;// CONCATENATED MODULE: ./lib/service/server.js
// The listener: node:http requests to handlers and their answers to bytes, with ordered faults on the way.






// With Node's default of 511, a thousand clients at once wait a second for a lost SYN.
const backlog = 4096;
/** Listens, and resolves when connections are accepted. */
async function listen({ port, host, handle }) {
    const server = external_node_http_.createServer(handle);
    server.on('clientError', (_error, socket) => {
        if (!socket.writable)
            return;
        const body = JSON.stringify({ error: { code: 400, message: 'The request is no valid HTTP.' } });
        const head = `HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`;
        socket.end(`${head}\r\n\r\n${body}`);
    });
    await new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen({ port, host, backlog }, () => {
            server.off('error', reject);
            resolve();
        });
    });
    return { port: portOf(server), close: (graceMs) => server_close(server, graceMs) };
}
function portOf(server) {
    const address = server.address();
    return typeof address === 'object' && address !== null ? address.port : 0;
}
function server_close(server, graceMs) {
    return new Promise((resolve) => {
        const deadline = setTimeout(() => server.closeAllConnections(), graceMs);
        server.close(() => {
            clearTimeout(deadline);
            resolve();
        });
    });
}
/** Answers one request of node:http with a handler (design principle: one handler, two mounts). Never rejects. */
async function server_answer(incoming, response, mount) {
    try {
        await respond(incoming, response, mount);
    }
    catch (error) {
        // An ordered header that HTTP does not know, for instance.
        mount.log.error(`${incoming.method} ${incoming.url?.split('?')[0]} could not be answered: ${(0,errors/* describeError */.Uc)(error)}`);
        incoming.socket.destroy();
    }
}
async function respond(incoming, response, mount) {
    // A response whose reader left says so with 'error' too; 'close' is what everything here listens to.
    response.on('error', () => { });
    const { fault } = mount;
    if (fault === 'reset') {
        mount.note({ decision: 'fault', reason: 'reset', status: null });
        incoming.socket.resetAndDestroy();
        return;
    }
    if (fault === 'hang') {
        mount.note({ decision: 'fault', reason: 'hang', status: null });
        return;
    }
    const answered = isStatusFault(fault) ? faultAnswer(fault, mount) : await handleSafely(incoming, mount);
    const writer = isByteFault(fault) ? createFaultyWriter(response, fault) : undefined;
    if (answered.kind === 'json') {
        mount.note({ ...answered, status: answered.status });
        sendJson(response, answered, { writer, isArrived: incoming.complete });
    }
    else {
        mount.note({ ...answered, status: 200 });
        response.writeHead(200, {
            'content-type': 'text/event-stream',
            'cache-control': 'no-cache',
            'x-accel-buffering': 'no',
        });
        // A fault may hold every byte back, but not the headers; without one they leave with the first chunk.
        if (writer !== undefined)
            response.flushHeaders();
        answered.start(createSink(response, writer ?? createChunkedWriter(response)), (verdict) => mount.note(verdict));
    }
}
async function handleSafely(incoming, mount) {
    try {
        return await mount.handle(toServiceRequest(incoming, mount));
    }
    catch (error) {
        mount.log.error(`${incoming.method} ${incoming.url?.split('?')[0]} failed: ${(0,errors/* describeError */.Uc)(error)}`);
        return mount.fail(500, (0,errors/* describeError */.Uc)(error));
    }
}
function toServiceRequest(incoming, { clock, routeDeadlineMs }) {
    const { method = 'GET', url = '/', headers, rawHeaders } = incoming;
    const question = url.indexOf('?');
    const bearers = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'authorization');
    return {
        method,
        path: question === -1 ? url : url.slice(0, question),
        query: question === -1 ? '' : url.slice(question + 1),
        headers,
        hasAmbiguousBearer: bearers.length > 1,
        readBody: (maxBytes) => readBody(incoming, { maxBytes, deadlineMs: routeDeadlineMs, clock }),
    };
}
function isStatusFault(fault) {
    return typeof fault === 'object' && 'status' in fault;
}
function faultAnswer(fault, mount) {
    const own = mount.fail(fault.status);
    return {
        ...own,
        headers: { ...own.headers, ...fault.headers },
        body: fault.body === undefined ? own.body : fault.body,
        decision: 'fault',
        reason: `status ${fault.status}`,
    };
}
function sendJson(response, { status, headers, body }, { writer, isArrived }) {
    if (response.destroyed)
        return;
    const text = JSON.stringify(body);
    const length = writer === undefined ? { 'content-length': Buffer.byteLength(text) } : {};
    // Nobody waits for the rest of a body that was too long or too slow.
    const closing = !isArrived && (status === 408 || status === 413) ? { connection: 'close' } : {};
    response.writeHead(status, { 'content-type': 'application/json', ...headers, ...length, ...closing });
    if (writer === undefined) {
        response.end(text);
        return;
    }
    response.flushHeaders();
    writer.end(text);
}

;// CONCATENATED MODULE: ./lib/service/identity-provider.js
// A local issuer that behaves towards a job as GitHub's does: request URL, request token, audience, RS256, key set.








const identity_provider_algorithm = 'RS256';
const tokenLifetimeSeconds = 300;
const maxJobs = 10_000;
const maxJobBytes = 64 * 1024;
const jobClaims = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* unknown */.L5J());
/** Starts an identity provider with a key of its own (design of the local service, `--identity-provider`). */
async function startIdentityProvider({ port, clock, log, journal, nextFault, }) {
    const { privateKey, publicKey } = await (0,generate_key_pair/* generateKeyPair */.T)(identity_provider_algorithm);
    const kid = (0,external_node_crypto_.randomUUID)();
    const jwk = { ...(await (0,key_export/* exportJWK */.JU)(publicKey)), alg: identity_provider_algorithm, use: 'sig', kid };
    // Oldest first; keyed by request token.
    const jobs = new Map();
    let defaults = {};
    let issuer = '';
    const addJob = (claims) => {
        const requestToken = (0,external_node_crypto_.randomBytes)(32).toString('base64url');
        jobs.set(requestToken, { ...defaultsFor(claims, defaults), ...claims });
        const oldest = jobs.keys().next().value;
        if (jobs.size > maxJobs && oldest !== undefined)
            jobs.delete(oldest);
        return { request_url: `${issuer}/token?api-version=2.0`, request_token: requestToken };
    };
    const issueToken = async (request) => {
        const requestToken = readBearer(request.headers.authorization)?.reveal();
        const job = requestToken === undefined ? undefined : jobs.get(requestToken);
        if (job === undefined)
            return refuse(401, 401, 'Unknown request token.');
        const audience = new URLSearchParams(request.query).get('audience');
        const claims = toClaims(job, { audience, nowSeconds: Math.floor(clock.now() / 1000), issuer });
        const value = await new sign/* SignJWT */.P(claims).setProtectedHeader({ alg: identity_provider_algorithm, typ: 'JWT', kid }).sign(privateKey);
        return { kind: 'json', status: 200, body: { value }, decision: 'subject_token_issued' };
    };
    const addJobFrom = async (request) => {
        const body = await request.readBody(maxJobBytes);
        const json = body.outcome === 'read' ? readJson(body.bytes) : undefined;
        const claims = jobClaims.safeParse(json?.value);
        if (!claims.success)
            return refuse(400, 'invalid_body', 'Send a JSON object of claims.');
        return { kind: 'json', status: 200, body: addJob(claims.data), decision: 'job_added' };
    };
    const routes = {
        'GET /.well-known/openid-configuration': () => ok(discoveryOf(issuer)),
        'GET /.well-known/jwks': () => ok({ keys: [jwk] }),
        'GET /token': issueToken,
        'POST /jobs': addJobFrom,
    };
    const faultRoutes = { '/token': 'identity', '/.well-known/jwks': 'jwks' };
    const listener = await listen({
        port,
        host: '127.0.0.1',
        handle(incoming, response) {
            const path = incoming.url?.split('?')[0] ?? '/';
            const faultRoute = faultRoutes[path];
            void server_answer(incoming, response, {
                clock,
                log,
                routeDeadlineMs: 30_000,
                fault: faultRoute === undefined ? undefined : nextFault(faultRoute),
                fail: (status) => refuse(status, status, 'The request was refused.'),
                note: journal.open(incoming.method ?? 'GET', path),
                handle: (request) => {
                    const route = isLocalRequest(incoming) ? routes[`${request.method} ${path}`] : undefined;
                    return route === undefined ? refuse(404, 404, 'Not found.') : route(request);
                },
            });
        },
    });
    issuer = `http://127.0.0.1:${listener.port}`;
    return {
        issuer,
        addJob,
        setDefaults(claims) {
            defaults = claims;
        },
        close: (graceMs) => listener.close(graceMs),
    };
}
/** The claims that a subject is made of. */
const subjectParts = ['repository', 'ref', 'environment', 'event_name'];
/** Without the defaults that these claims contradict: a job of another repository is not the subject that the policy takes. */
function defaultsFor(claims, defaults) {
    const differs = (name) => Object.hasOwn(claims, name) && claims[name] !== defaults[name];
    const contradicted = [
        ...(subjectParts.some(differs) ? ['sub'] : []),
        ...(differs('repository') ? ['repository_owner'] : []),
    ];
    return Object.fromEntries(Object.entries(defaults).filter(([name]) => !contradicted.includes(name)));
}
function ok(body) {
    return { kind: 'json', status: 200, body, decision: 'served' };
}
function discoveryOf(issuer) {
    return {
        issuer,
        jwks_uri: `${issuer}/.well-known/jwks`,
        subject_types_supported: ['public', 'pairwise'],
        response_types_supported: ['id_token'],
        claims_supported: [
            'sub',
            'aud',
            'exp',
            'iat',
            'iss',
            'jti',
            'nbf',
            'ref',
            'repository',
            'actor',
            'workflow',
            'event_name',
        ],
        id_token_signing_alg_values_supported: [identity_provider_algorithm],
        scopes_supported: ['openid'],
    };
}
/** The claims that GitHub's tokens have, for this job (GitHub documentation, "OpenID Connect reference"). */
function toClaims(job, { audience, nowSeconds, issuer, }) {
    const text = (name, otherwise) => (typeof job[name] === 'string' ? job[name] : otherwise);
    const repository = text('repository', 'local/demo');
    const ref = text('ref', 'refs/heads/main');
    const eventName = text('event_name', 'push');
    const owner = repository.split('/')[0] ?? repository;
    const environment = text('environment', '');
    const context = environment !== '' ? `environment:${environment}` : eventName === 'pull_request' ? 'pull_request' : `ref:${ref}`;
    const workflowRef = `${repository}/.github/workflows/local.yml@${ref}`;
    return {
        jti: (0,external_node_crypto_.randomUUID)(),
        sub: `repo:${repository}:${context}`,
        aud: `https://github.com/${owner}`,
        ref,
        sha: '0000000000000000000000000000000000000000',
        repository,
        repository_owner: owner,
        repository_id: '1',
        repository_owner_id: '1',
        repository_visibility: 'private',
        run_id: '1',
        run_number: '1',
        run_attempt: '1',
        actor: owner,
        actor_id: '1',
        workflow: 'local',
        workflow_ref: workflowRef,
        workflow_sha: '0000000000000000000000000000000000000000',
        job_workflow_ref: workflowRef,
        job_workflow_sha: '0000000000000000000000000000000000000000',
        head_ref: '',
        base_ref: '',
        event_name: eventName,
        ref_type: ref.startsWith('refs/tags/') ? 'tag' : 'branch',
        ref_protected: 'false',
        runner_environment: 'self-hosted',
        iss: issuer,
        iat: nowSeconds,
        nbf: nowSeconds,
        exp: nowSeconds + tokenLifetimeSeconds,
        ...job,
        ...(audience === null ? {} : { aud: audience }),
    };
}

;// CONCATENATED MODULE: ./lib/service/job-settings.js
// What a service tells its jobs and whoever starts it: the ready line, the settings of a job, its default claims. Pure.


/** What a job needs to know of a service with this configuration. */
function toJobSettings({ policies, interns }) {
    const policy = policies.find(({ issuer }) => issuer === identityProviderIssuer);
    const only = interns.length === 1 ? interns[0] : undefined;
    return { federationPolicyId: policy?.id, audience: policy?.audience, intern: only?.name };
}
/** The claims that the first policy of the identity provider takes: what a job has unless it says otherwise. */
function jobDefaults(config) {
    const policy = config.policies.find(({ issuer }) => issuer === identityProviderIssuer);
    if (policy === undefined)
        return {};
    const { subject, audience, claims } = policy;
    return { ...claimsOfSubject(subject), sub: subject, aud: audience, ...claims };
}
/** Repository and ref of a subject in GitHub's form, so that the other claims agree with it. */
function claimsOfSubject(subject) {
    const [, repository, ref] = /^repo:([^:]+)(?::ref:(.+))?/.exec(subject) ?? [];
    return { ...(repository === undefined ? {} : { repository }), ...(ref === undefined ? {} : { ref }) };
}
/** The ready line of a service. */
function toReadyLine({ baseUrl, origin, identityProvider, isBuiltIn }) {
    const exchange = identityProvider === undefined ? {} : { federation_policy_id: builtInPolicyId, audience: origin };
    return {
        ready: true,
        base_url: baseUrl,
        ...(identityProvider === undefined ? {} : { identity_provider: identityProvider.issuer }),
        ...(isBuiltIn ? { ...exchange, intern: builtInInternName } : {}),
    };
}

;// CONCATENATED MODULE: ./lib/service/journal.js
// The journal: what was asked of the service lately and why it answered as it did, without secrets.
const kept = 1000;
const longestPath = 300;
/**
 * An empty journal of the last 1,000 requests.
 *
 * @param now - the service's clock, epoch milliseconds
 * @param redact - takes known secrets out of a path that a client wrote
 */
function createJournal(now, redact) {
    const entries = [];
    return {
        open(method, path) {
            const entry = {
                at: new Date(now()).toISOString(),
                method,
                path: redact(path).slice(0, longestPath),
                status: null,
                decision: 'received',
                reason: null,
            };
            entries.push(entry);
            // In steps, so that a full journal does not move a thousand entries for each request.
            if (entries.length >= 2 * kept)
                entries.splice(0, entries.length - kept);
            return ({ decision, reason = null, status }) => {
                if (status !== undefined)
                    entry.status = status;
                entry.decision = decision;
                entry.reason = reason;
            };
        },
        entries: () => entries.slice(-kept).map((entry) => ({ ...entry })),
    };
}

// EXTERNAL MODULE: ./node_modules/zod/v4/core/json-schema-processors.js + 1 modules
var json_schema_processors = __webpack_require__(1939);
// EXTERNAL MODULE: ./lib/contract/errors.js
var contract_errors = __webpack_require__(1819);
;// CONCATENATED MODULE: ./lib/service/openapi.js
// The OpenAPI 3.1 description of the service, made from the contract.








/** What a component of the description is read from, and whether a body has nothing beyond it. */
const components = {
    InternListPage: { schema: interns/* internListPage */.Kl, io: 'output', isClosed: true },
    ApiError: { schema: contract_errors/* apiErrorBody */.hP, io: 'output', isClosed: true },
    ChatRequest: { schema: chat/* receivedChatRequest */.HD, io: 'input' },
    ChatChunk: { schema: chat/* chatChunk */.yW, io: 'output' },
    InteractionArguments: { schema: interaction/* interactionArguments */.dG, io: 'output' },
    ChatError: { schema: contract_errors/* chatErrorBody */.Rz, io: 'output', isClosed: true },
    TokenExchangeForm: { schema: contract_token/* receivedTokenExchangeForm */.iy, io: 'input' },
    TokenExchangeResponse: { schema: contract_token/* tokenExchangeResponse */.oJ, io: 'output' },
    OAuthError: { schema: contract_errors/* oauthErrorBody */.Wl, io: 'output', isClosed: true },
    KeyUpdate: { schema: keys/* receivedKeyUpdate */.cX, io: 'input' },
    KeyUpdateResponse: { schema: keys/* keyUpdateResponse */.AS, io: 'output', isClosed: true },
};
/** The description of a service with this base path (API document, "Versioning": version 1.0.0). */
function describeApi(basePath) {
    return {
        openapi: '3.1.0',
        info: {
            title: 'Intern Service API',
            version: '1.0.0',
            description: 'Interns, intern chat, workload token exchange, API key update.',
        },
        servers: [{ url: basePath }],
        security: [{ bearer: [] }],
        paths: {
            '/interns': { get: listOperation },
            '/interns/{internId}/chat/completions': { post: chatOperation },
            '/oauth/token': { post: exchangeOperation },
            '/oauth/jwks': { get: keySetOperation },
            '/keys/{hash}': { patch: keyUpdateOperation },
        },
        components: {
            securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
            schemas: Object.fromEntries(Object.entries(components).map(([name, component]) => [name, toSchema(component)])),
        },
    };
}
function toSchema({ schema, io, isClosed = false }) {
    const { $schema: _dialect, ...rest } = json_schema_processors/* toJSONSchema */.bl(schema, { target: 'draft-2020-12', io });
    return isClosed ? { ...rest, additionalProperties: false } : rest;
}
function reference(name) {
    return { $ref: `#/components/schemas/${name}` };
}
function json(description, name) {
    return { description, content: { 'application/json': { schema: reference(name) } } };
}
function openapi_errors(name, rows) {
    return Object.fromEntries(Object.entries(rows).map(([status, description]) => [status, json(description, name)]));
}
function parameter(where, name, schema, more = {}) {
    return { name, in: where, required: where === 'path', schema, ...more };
}
const listOperation = {
    operationId: 'listInterns',
    summary: 'Interns that the key may see, newest first',
    parameters: [
        parameter('query', 'limit', { type: 'integer', minimum: limits/* listLimit */.El.min, maximum: limits/* listLimit */.El.max }),
        parameter('query', 'status', { type: 'array', items: { enum: interns/* lifecycleStatuses */.dY } }, { style: 'form', explode: false }),
        parameter('query', 'starting_after', { type: 'string' }),
        parameter('query', 'workspace_id', { type: 'string', format: 'uuid' }),
    ],
    responses: {
        200: json('A page of interns', 'InternListPage'),
        ...openapi_errors('ApiError', {
            400: 'invalid_body: a filter or the cursor is invalid',
            401: 'Missing, unknown or provisioning key',
            403: 'The creator of the key has left, or a regional hostname',
            404: 'Outside the interns programme',
            408: 'The route deadline was exceeded',
            500: 'internal_error',
        }),
    },
};
const chatOperation = {
    operationId: 'chat',
    summary: 'Starts a run, or answers the question of a paused one',
    parameters: [parameter('path', 'internId', { type: 'string' })],
    requestBody: { required: true, content: { 'application/json': { schema: reference('ChatRequest') } } },
    responses: {
        200: {
            description: 'Server-sent events: each `data:` line a ChatChunk, the last one `[DONE]`; comments keep it alive',
            content: { 'text/event-stream': { schema: { type: 'string' } } },
        },
        ...openapi_errors('ChatError', {
            400: 'bad_request',
            401: 'Missing or invalid key',
            402: 'The key has used up its limit',
            403: 'The creator of the key has left',
            404: 'interaction_unknown, not_found, or outside the programme',
            408: 'timeout: the request did not arrive in time',
            409: 'interaction_not_pending, intern_not_ready, or busy',
            410: 'attachment_failed',
            413: 'payload_too_large',
            429: 'rate_limited',
            502: 'intern_unreachable',
            503: 'busy',
            504: 'timeout',
        }),
    },
};
const exchangeOperation = {
    operationId: 'exchangeToken',
    summary: 'Exchanges a subject token for an access token (RFC 8693)',
    security: [{}, { bearer: [] }],
    requestBody: {
        required: true,
        content: { 'application/x-www-form-urlencoded': { schema: reference('TokenExchangeForm') } },
    },
    responses: {
        200: json('An access token', 'TokenExchangeResponse'),
        ...openapi_errors('OAuthError', {
            400: 'invalid_request, unsupported_grant_type, invalid_scope, invalid_grant',
            401: 'invalid_client: a bearer was sent that is no API key',
            413: 'invalid_request: the form is too long',
            429: 'invalid_request: too many exchanges',
            503: "temporarily_unavailable: the issuer's keys could not be fetched",
        }),
    },
};
const keySetOperation = {
    operationId: 'accessTokenKeys',
    summary: 'The keys that access tokens are verified with',
    security: [{}],
    responses: {
        200: {
            description: 'A JWK set',
            content: {
                'application/json': {
                    schema: {
                        type: 'object',
                        required: ['keys'],
                        properties: { keys: { type: 'array', items: { type: 'object' } } },
                    },
                },
            },
        },
    },
};
const keyUpdateOperation = {
    operationId: 'updateKey',
    summary: 'Updates an API key, with a management key',
    parameters: [parameter('path', 'hash', { type: 'string' })],
    requestBody: { required: true, content: { 'application/json': { schema: reference('KeyUpdate') } } },
    responses: {
        200: json('The updated key', 'KeyUpdateResponse'),
        ...openapi_errors('ApiError', {
            400: 'The update is invalid',
            401: 'Anything but a management key',
            404: 'No such key',
            429: 'Too many updates',
            500: 'The update could not be completed',
        }),
    },
};

;// CONCATENATED MODULE: ./lib/service/handlers/admin.js
// Routes outside the base path: health for everyone, faults, clock and journal for this machine alone.






const clockMove = schemas/* strictObject */.rej({ advance: schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()]) });
const maxAdminBytes = 64 * 1024;
const admin_ok = (body, decision) => ({ kind: 'json', status: 200, body, decision });
/**
 * Answers a request outside the base path (design of the local service, "For tests: faults, clock, journal, exec").
 *
 * @returns undefined for a path that is none of these
 */
async function administer(request, origin, controls) {
    const route = `${request.method} ${request.path}`;
    if (route === 'GET /healthz' || route === 'HEAD /healthz')
        return admin_ok({ status: 'ok' }, 'healthy');
    if (route === 'GET /openapi.json')
        return admin_ok(describeApi(controls.basePath), 'described');
    if (!origin.isLocal)
        return undefined;
    if (route === 'GET /_journal')
        return admin_ok(controls.journal(), 'journal_read');
    if (route === 'POST /_faults') {
        const order = await admin_readBody(request, faultOrder);
        if (order === undefined)
            return refuse(400, 'invalid_body', 'Send { route, after?, times?, fault }.');
        controls.fault(order);
        return admin_ok({ status: 'ordered' }, 'fault_ordered');
    }
    if (route === 'POST /_clock') {
        const move = await admin_readBody(request, clockMove);
        const byMs = move === undefined ? undefined : readDurationMs(move.advance);
        if (byMs === undefined)
            return refuse(400, 'invalid_body', 'Send { "advance": "1h" }.');
        await controls.advance(byMs);
        return admin_ok({ now: new Date(controls.now()).toISOString() }, 'clock_advanced');
    }
    return undefined;
}
async function admin_readBody(request, schema) {
    const body = await request.readBody(maxAdminBytes);
    const json = body.outcome === 'read' ? readJson(body.bytes) : undefined;
    const parsed = json === undefined ? undefined : schema.safeParse(json.value);
    return parsed?.success ? parsed.data : undefined;
}

;// CONCATENATED MODULE: ./lib/service/chat-stream.js
// A chat response as event-stream text: chunks, keepalive comments, the final chunk and `[DONE]`.


/** A stream that has written nothing yet; keepalives start now. */
function createChatStream(options) {
    const { sink, clock, id, serviceName, sessionId, keepaliveMs } = options;
    const created = Math.floor(clock.now() / 1000);
    const placeholderModel = `${serviceName}/intern`;
    let lastWriteMs = clock.now();
    let isOpen = true;
    // A model is reported once or twice in a response; its chunks all begin alike.
    let headModel;
    let head = '';
    const headOf = (model) => {
        if (model !== headModel) {
            headModel = model;
            const fields = JSON.stringify({ id, object: chat/* chunkObject */.vr, created, model: model ?? placeholderModel });
            head = `data: ${fields.slice(0, -1)},"choices":[`;
        }
        return head;
    };
    const deltaChunk = (model, delta) => `${headOf(model)}{"index":0,"delta":${delta},"finish_reason":null}]}\n\n`;
    // An intern that says the same again and again has it encoded once.
    let lastText;
    let lastModel = null;
    let lastChunk = '';
    const textChunk = (text, model) => {
        if (text !== lastText || model !== lastModel) {
            lastChunk = deltaChunk(model, `{"content":${JSON.stringify(text)}}`);
            lastText = text;
            lastModel = model;
        }
        return lastChunk;
    };
    const finishChunk = (model, reason, error) => {
        const tail = error === undefined ? '' : `,"error":${JSON.stringify(error)}`;
        return `${headOf(model)}{"index":0,"delta":{},"finish_reason":"${reason}"}]${tail}}\n\n`;
    };
    const finalChunk = (model, usage) => `${headOf(model)}],"session_id":${JSON.stringify(sessionId)},"usage":${JSON.stringify(usage)}}\n\n`;
    const write = (text) => {
        lastWriteMs = clock.now();
        return sink.write(text);
    };
    const end = (text) => {
        isOpen = false;
        cancelKeepalive();
        sink.end(`${text}data: ${chat/* doneMarker */.$2}\n\n`);
    };
    // Looks after the silence instead of being set anew by each of a hundred chunks a second.
    const watchSilence = () => {
        if (!isOpen)
            return;
        const silentMs = clock.now() - lastWriteMs;
        if (silentMs >= keepaliveMs)
            write(': keepalive\n\n');
        cancelKeepalive = clock.setTimer(silentMs >= keepaliveMs ? keepaliveMs : keepaliveMs - silentMs, watchSilence);
    };
    let cancelKeepalive = clock.setTimer(keepaliveMs, watchSilence);
    return {
        role: (model) => write(deltaChunk(model, '{"role":"assistant","content":""}')),
        text: (text, model) => write(textChunk(text, model)),
        reasoning: (text, model) => write(deltaChunk(model, `{"reasoning":${JSON.stringify(text)}}`)),
        stop: (model, usage) => end(finishChunk(model, 'stop') + finalChunk(model, usage)),
        pause(model, question) {
            const call = {
                index: 0,
                id: question.toolCallId,
                type: 'function',
                function: { name: `${serviceName}${interaction/* provideInputSuffix */.Pg}`, arguments: question.arguments },
            };
            const asked = deltaChunk(model, JSON.stringify({ tool_calls: [call] }));
            end(asked + finishChunk(model, 'tool_calls') + finalChunk(model, null));
        },
        fail: (error, usage) => end(finishChunk(null, 'error', error) + finalChunk(null, usage)),
        abandon() {
            isOpen = false;
            cancelKeepalive();
        },
    };
}

;// CONCATENATED MODULE: ./lib/service/run-record.js

/** Records an event; usage is charged to the key of the run before this returns. */
function record(event, { run, standing, store, clock, keptBytes }) {
    switch (event.type) {
        case 'text':
            run.producedBytes += Buffer.byteLength(event.text);
            if (run.producedBytes <= keptBytes)
                run.said.push(event.text);
            break;
        case 'reasoning':
            run.producedBytes += Buffer.byteLength(event.text);
            break;
        case 'model':
            run.model = event.model;
            break;
        case 'usage': {
            run.usage = addUsage(run.usage, event.usage);
            const key = store.key(run.keyHash);
            const charge = { cost: event.usage.cost ?? 0, byokCost: event.byokCost };
            if (key !== undefined)
                store.saveKey(chargeKey(key, charge, clock.now()));
            break;
        }
        case 'remember':
            standing.set(event.operation, event.choice);
            store.saveStanding(run.internId, run.sessionId, Object.fromEntries(standing));
            break;
    }
}
/** The sum of what a run reported: numbers add up, field by field. */
function addUsage(before, reported) {
    if (before === null)
        return reported;
    const cached = sum(before.prompt_tokens_details?.cached_tokens, reported.prompt_tokens_details?.cached_tokens);
    return withoutAbsent({
        prompt_tokens: sum(before.prompt_tokens, reported.prompt_tokens),
        completion_tokens: sum(before.completion_tokens, reported.completion_tokens),
        total_tokens: sum(before.total_tokens, reported.total_tokens),
        cost: sum(before.cost ?? undefined, reported.cost ?? undefined),
        prompt_tokens_details: cached === undefined ? undefined : { cached_tokens: cached },
    });
}
function sum(a, b) {
    return a === undefined && b === undefined ? undefined : (a ?? 0) + (b ?? 0);
}
function withoutAbsent(fields) {
    return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

;// CONCATENATED MODULE: ./lib/service/attachment.js



const runIsOver = 'the run is over';
/** How each ending of an intern moves the run, and the code of its error chunk (API document, "Errors"). */
const endings = {
    run_ended: { trigger: 'intern_ended', code: 410 },
    attachment_failed: { trigger: 'intern_ended', code: 410 },
    turn_failed: { trigger: 'intern_ended', code: 502 },
    busy: { trigger: 'intern_ended', code: 503 },
    stream_severed: { trigger: 'severed', code: 502 },
    intern_unreachable: { trigger: 'severed', code: 502 },
    timeout: { trigger: 'timeout', code: 504 },
};
/** Streams a running run until it finishes, pauses or ends, or the reader leaves (API document, "Chat run" and "Stream rules"). */
function attach({ run, take, standing, sink, note }, options) {
    const { config, clock, store, runs, log, newId, attached } = options;
    const { limits } = config;
    const abort = new AbortController();
    const stream = createChatStream({
        sink,
        clock,
        id: `chatcmpl-${newId()}`,
        serviceName: config.service_name,
        sessionId: run.sessionId,
        keepaliveMs: limits.keepalive,
    });
    const recorded = { run, standing, store, clock, keptBytes: limits.replay_bytes };
    // Of this response, not of the run: that may be running again by now, in the response to an answer.
    let isOver = false;
    /** Moves the run; true when this call moved it, so that one ending alone is told. */
    const settle = (trigger, pending) => {
        if (isOver || !runs.apply(run, trigger, pending))
            return false;
        isOver = true;
        cancelTimeout();
        attached.delete(stop);
        // A reason of our own: the default one costs a stack trace for each run.
        if (trigger !== 'turn_complete')
            abort.abort(runIsOver);
        return true;
    };
    const fail = (reason, message) => {
        const { trigger, code } = endings[reason];
        if (!settle(trigger))
            return;
        note({ decision: run.state, reason: `${reason}: ${message}` });
        stream.fail(chatError(code, reason, message), run.usage);
    };
    const ask = (event) => {
        if (runs.pausedCount(run.internId) >= limits.paused_runs) {
            fail('busy', 'The intern cannot hold another run open across a question.');
            return;
        }
        const toolCallId = `call_${newId()}`;
        const { question, continuation } = event;
        const deadlineAtMs = clock.now() + limits.interaction_deadline;
        if (!settle('question', { toolCallId, question, continuation, deadlineAtMs }))
            return;
        note({ decision: 'paused', reason: toolCallId });
        stream.pause(run.model, { toolCallId, arguments: JSON.stringify(question) });
    };
    const report = (event) => {
        if (isOver)
            return undefined;
        if (event.type === 'question')
            ask(event);
        else if (event.type === 'end')
            fail(event.ending, event.message);
        else
            record(event, recorded);
        const isKeepingUp = (event.type !== 'text' || stream.text(event.text, run.model)) &&
            (event.type !== 'reasoning' || stream.reasoning(event.text, run.model));
        return isKeepingUp ? undefined : sink.drained();
    };
    const goOn = async () => {
        try {
            stream.role(run.model);
            for (const { type, text } of run.unheard.splice(0))
                stream[type](text, run.model);
            await take({ report, signal: abort.signal });
            if (settle('turn_complete')) {
                note({ decision: 'finished' });
                stream.stop(run.model, run.usage);
            }
        }
        catch (error) {
            log.error(`Run ${run.id} failed: ${(0,errors/* describeError */.Uc)(error)}`);
            fail('turn_failed', 'The turn failed.');
        }
    };
    const stop = () => fail('run_ended', 'The service is stopping.');
    const cancelTimeout = clock.setTimer(limits.request, () => fail('timeout', 'The intern did not answer in time.'));
    attached.add(stop);
    sink.onLeave(() => {
        stream.abandon();
        if (settle('client_left'))
            note({ decision: run.state, reason: 'the client disconnected' });
    });
    void goOn();
}
function chatError(code, reason, message) {
    // Once a stream has begun the same request never continues it, so no error of a stream is retryable but a full intern's.
    return { code, message, metadata: { reason, retryable: reason === 'busy' } };
}

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./lib/service/interaction.js
// A question of an intern, as the arguments of its tool call and as the answers that it accepts.



const permissionQuestion = schemas/* object */.Ikc({
    kind: schemas/* literal */.euz('permission'),
    operation: schemas/* nullable */.mee(schemas/* string */.YjP()),
    options: schemas/* array */.YOg(schemas/* enum */.k5n(interaction/* optionKinds */.rk)),
});
const elicitationQuestion = schemas/* object */.Ikc({
    kind: schemas/* literal */.euz('elicitation'),
    message: schemas/* string */.YjP(),
    fields: schemas/* array */.YOg(interaction/* elicitationField */.mT),
});
/** A question as it is kept while the run is paused; its JSON is the arguments of the tool call (deployment notes, "Pauses"). */
const question = schemas/* discriminatedUnion */.gMt('kind', [permissionQuestion, elicitationQuestion]);
/**
 * The content of a tool message as an answer to a question (deployment notes, "Pauses").
 *
 * @returns undefined when the question does not accept it: 400 `bad_request`, and the run stays paused
 */
function readAnswer(asked, content) {
    if (asked.kind === 'elicitation')
        return readElicitationAnswer(asked, content);
    if (content === interaction/* cancelAnswer */.bz)
        return { kind: 'cancelled' };
    const option = asked.options.find((offered) => offered === content);
    return option === undefined ? undefined : { kind: 'chosen', option };
}
function readElicitationAnswer(asked, content) {
    const answer = interaction/* elicitationAnswer */.qw.safeParse(parseJson(content));
    if (!answer.success)
        return undefined;
    if (answer.data.action !== 'accept')
        return { kind: answer.data.action === 'decline' ? 'declined' : 'cancelled' };
    const given = answer.data.content;
    const isKnown = Object.keys(given).every((name) => asked.fields.some((field) => field.name === name));
    return isKnown && asked.fields.every((field) => fits(field, given))
        ? { kind: 'accepted', content: given }
        : undefined;
}
function fits(field, given) {
    if (!Object.hasOwn(given, field.name))
        return field.required !== true;
    const value = given[field.name];
    return hasType(value, field.type) && (field.options?.some((option) => (0,external_node_util_.isDeepStrictEqual)(option, value)) ?? true);
}
function hasType(value, type) {
    if (type === 'integer')
        return Number.isInteger(value);
    return type === undefined || typeof value === type;
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

;// CONCATENATED MODULE: ./lib/service/intern-access.js

/** Admits a member of the programme with a standard key whose creator is active. */
async function admit(request, state) {
    const identified = await state.callers.identify(request);
    if ('refusal' in identified)
        return { refusal: refuseUnknownKey(identified.refusal) };
    const { key } = identified.caller;
    if (key.type !== 'standard')
        return { refusal: refuseUnknownKey(`key "${key.hash}" is a management key`) };
    if (!key.programme) {
        const isChat = request.path.endsWith('/chat/completions');
        return {
            refusal: refuse(404, isChat ? 404 : 'not_found', 'Not found.', { reason: 'outside the interns programme' }),
        };
    }
    if (!key.creator_active) {
        const message = "The key's creator is no longer a member of the organization. An admin must reassign the key.";
        return { refusal: refuse(403, 403, message, { reason: `creator of key "${key.hash}" is not active` }) };
    }
    return identified;
}

;// CONCATENATED MODULE: ./lib/service/runs.js
// Runs: their states, what moves them from one to the next, and the open ones (API document, "Chat run").

/** The table of the API document ("Chat run"): state, trigger, next state. What is not here can't happen and is ignored. */
const transitions = {
    running: {
        turn_complete: 'finished',
        question: 'paused',
        client_left: 'cancelled',
        intern_ended: 'ended',
        severed: 'ended',
        timeout: 'ended',
    },
    paused: {
        answer: 'running',
        client_left: 'paused',
        deadline: 'cancelled',
        replay_overflow: 'cancelled',
    },
    finished: {},
    cancelled: {},
    ended: {},
};
/** The runs of a service, with those that an earlier process left paused; those it left running have ended with it. */
function createRuns({ store, clock, log, goOnUnheard }) {
    const open = new Map();
    /** Of each paused run, what ends its waiting. */
    const waiting = new Map();
    const wait = (run) => {
        waiting.get(run)?.();
        waiting.delete(run);
        if (run.pending === null)
            return;
        const leftMs = run.pending.deadlineAtMs - clock.now();
        const cancelDeadline = clock.setTimer(leftMs, () => apply(run, 'deadline'));
        const endUnheard = goOnUnheard(run, () => store.saveRun(toStored(run)));
        waiting.set(run, () => {
            cancelDeadline();
            endUnheard();
        });
    };
    const apply = (run, trigger, pending = null) => {
        const state = transitions[run.state][trigger];
        if (state === undefined || state === run.state)
            return state !== undefined;
        const isClosing = state !== 'running' && state !== 'paused';
        try {
            store.saveRun({ ...toStored(run), state, pending, ...(isClosing ? { unheard: [] } : {}) });
        }
        catch (error) {
            // An end that can't be written is an end all the same: the next process finds the run as left behind and ends it.
            if (!isClosing)
                throw error;
            log.error(`The end of run ${run.id} could not be stored: ${(0,errors/* describeError */.Uc)(error)}`);
        }
        Object.assign(run, { state, pending });
        wait(run);
        if (isClosing)
            open.delete(keyOf(run.internId, run.sessionId));
        return true;
    };
    for (const stored of store.openRuns()) {
        if (stored.state === 'running') {
            store.saveRun({ ...stored, state: 'ended' });
            continue;
        }
        const { reply, ...kept } = stored;
        const run = { ...kept, said: [reply] };
        open.set(keyOf(run.internId, run.sessionId), run);
        wait(run);
    }
    return {
        openRun(internId, sessionId) {
            const run = open.get(keyOf(internId, sessionId));
            // By the time, not by the timer: a request may come in before a timer that is due has fired.
            const isLate = run !== undefined && run.pending !== null && run.pending.deadlineAtMs <= clock.now();
            return isLate && apply(run, 'deadline') ? undefined : run;
        },
        pausedCount: (internId) => [...open.values()].filter((run) => run.internId === internId && run.state === 'paused').length,
        begin(started) {
            const run = { ...started, said: [], unheard: [], state: 'running', pending: null };
            open.set(keyOf(run.internId, run.sessionId), run);
            return run;
        },
        apply: (run, trigger, pending) => apply(run, trigger, pending),
        stop() {
            for (const end of waiting.values())
                end();
            waiting.clear();
        },
    };
}
/** The turn of a run, as its intern knows it. */
function turnOf(run, standing) {
    const { sessionId, prompt, turn, approvalMode } = run;
    return { sessionId, prompt, turn, approvalMode, standing };
}
function toStored({ said, ...stored }) {
    return { ...stored, reply: said.join('') };
}
function keyOf(internId, sessionId) {
    return JSON.stringify([internId, sessionId]);
}

;// CONCATENATED MODULE: ./lib/service/handlers/chat.js
// POST /interns/{internId}/chat/completions: starts a run, or answers the question of a paused one.









/** Streams one turn, or the rest of one (API document, "POST /interns/{internId}/chat/completions"). */
async function chat_chat(request, state, internId) {
    const admitted = await admit(request, state);
    if ('refusal' in admitted)
        return admitted.refusal;
    const { caller } = admitted;
    const served = state.interns.find(({ record }) => record.id === internId && record.workspace_id === caller.key.workspace_id);
    if (served === undefined)
        return refuseChat(404, 'not_found', 'No such intern.');
    const body = await readRequest(request);
    if ('refusal' in body)
        return body.refusal;
    const { received, last } = body;
    if (served.record.status !== 'running') {
        return refuseChat(409, 'intern_not_ready', `The intern is ${served.record.status}.`, { retryAfterSeconds: 5 });
    }
    if (isOverLimit(caller.stored, state.clock.now())) {
        return refuse(402, 402, 'The API key has used up its limit.', {
            reason: `key "${caller.key.hash}" is over its limit`,
        });
    }
    return last.role === 'tool'
        ? answerQuestion({
            served,
            state,
            sessionId: received.session_id ?? '',
            toolCallId: last.tool_call_id,
            content: textOf(last.content),
        })
        : startRun({ served, state, caller, received, prompt: textOf(last.content) });
}
/** Reads and checks the request: 413, 408 or 400 in the shape of the route. */
async function readRequest(request) {
    const body = await request.readBody(limits/* maxChatRequestBytes */.P);
    if (body.outcome === 'too_large') {
        return { refusal: refuseChat(413, 'payload_too_large', `The request body exceeds ${limits/* maxChatRequestBytes */.P} bytes.`) };
    }
    if (body.outcome !== 'read')
        return { refusal: refuseChat(408, 'timeout', 'The request did not arrive in time.') };
    if (!isJsonType(request.headers['content-type']))
        return badRequest('The request must be application/json.');
    const json = readJson(body.bytes);
    if (json === undefined)
        return badRequest('The request body is not valid JSON.');
    const received = chat/* receivedChatRequest */.HD.safeParse(json.value);
    if (!received.success)
        return badRequest(whatIsWrong(received.error.issues[0]?.path));
    const last = received.data.messages.at(-1);
    if (last?.role !== 'user' && last?.role !== 'tool') {
        return badRequest('The last message must have role user or tool.');
    }
    return { received: received.data, last };
}
function badRequest(message) {
    return { refusal: refuseChat(400, 'bad_request', message) };
}
function whatIsWrong(path) {
    if (path?.[0] === 'stream')
        return 'stream must be true.';
    if (path === undefined || path.length === 0)
        return 'The request body must be a JSON object.';
    return `${path.map(String).join('.')} is invalid or missing.`;
}
function textOf(content) {
    return typeof content === 'string' ? content : content.map((part) => part.text).join('');
}
/** (none) to Running (API document, "Chat run"). */
function startRun({ served, state, caller, received, prompt }) {
    const { runs, store, clock, newId } = state;
    const internId = served.record.id;
    const sessionId = received.session_id ?? newId();
    const approvalMode = received.approval_mode;
    if (runs.openRun(internId, sessionId) !== undefined) {
        return refuseChat(409, 'busy', 'Another run of this session is open.', { retryAfterSeconds: 1 });
    }
    if (approvalMode === 'manual' && runs.pausedCount(internId) >= state.config.limits.paused_runs) {
        const message = 'The intern cannot hold another run open across a question.';
        return refuseChat(503, 'busy', message, { retryAfterSeconds: 1 });
    }
    const session = store.session(internId, sessionId);
    const standing = new Map(Object.entries(session.standing));
    const turn = { sessionId, prompt, turn: session.turns + 1, approvalMode, standing };
    const refused = served.intern.refuses(turn);
    if (refused !== undefined)
        return refuseChat(refused.ending === 'attachment_failed' ? 410 : 502, refused.ending, refused.message);
    const retryAfterSeconds = state.turnRate.take(caller.key.hash);
    if (retryAfterSeconds !== undefined) {
        return refuseChat(429, 'rate_limited', 'Too many intern turns.', { retryAfterSeconds });
    }
    const run = runs.begin({
        id: newId(),
        internId,
        sessionId,
        keyHash: caller.key.hash,
        approvalMode,
        turn: turn.turn,
        prompt,
        producedBytes: 0,
        model: null,
        usage: null,
        startedAt: new Date(clock.now()).toISOString(),
    });
    return streamed({
        state,
        run,
        standing,
        decision: 'run_started',
        take: (io) => served.intern.prompt(turn, io),
    });
}
/** Paused to Running (API document, "Chat run"); a refused answer leaves the run paused, its deadline as it was. */
function answerQuestion({ served, state, sessionId, toolCallId, content }) {
    const { runs, store, config } = state;
    const internId = served.record.id;
    const asked = store.askedBy(internId, sessionId, toolCallId);
    if (asked === undefined)
        return refuseChat(404, 'interaction_unknown', 'No pending question has this tool_call_id.');
    const run = runs.openRun(internId, sessionId);
    if (run === undefined || run.id !== asked.runId) {
        return refuseChat(409, 'interaction_not_pending', 'The run that asked this question has already ended.');
    }
    const { pending } = run;
    if (pending === null || pending.toolCallId !== toolCallId) {
        return refuseChat(404, 'interaction_unknown', 'No pending question has this tool_call_id.');
    }
    const answer = readAnswer(pending.question, content);
    if (answer === undefined)
        return refuseChat(400, 'bad_request', 'The intern did not accept this answer.');
    if (run.producedBytes > config.limits.replay_bytes) {
        runs.apply(run, 'replay_overflow');
        return refuseChat(410, 'attachment_failed', 'The run produced more output than the intern retains for replay.');
    }
    runs.apply(run, 'answer');
    const standing = new Map(Object.entries(store.session(internId, sessionId).standing));
    const turn = turnOf(run, standing);
    return streamed({
        state,
        run,
        standing,
        decision: 'answered',
        take: (io) => served.intern.resume(turn, { continuation: pending.continuation, answer }, io),
    });
}
function streamed({ state, run, standing, decision, take }) {
    return {
        kind: 'stream',
        decision,
        start: (sink, note) => attach({ run, take, standing, sink, note }, state),
    };
}

;// CONCATENATED MODULE: ./lib/service/handlers/interns.js



// The API document does not show the default.
const defaultPageSize = 50;
/** Lists interns (API document, "GET /interns"). */
async function listInterns(request, state) {
    if (isRegional(request, state)) {
        return refuse(403, 403, 'Interns are not available on regional hostnames.', { reason: 'regional hostname' });
    }
    const admitted = await admit(request, state);
    if ('refusal' in admitted)
        return admitted.refusal;
    const { workspace_id: ownWorkspace } = admitted.caller.key;
    // The list takes no body; one that is announced all the same must arrive before the route's deadline.
    const body = await request.readBody(0);
    if (body.outcome === 'too_slow')
        return refuse(408, 408, 'The request exceeded its deadline.');
    const query = readQuery(request.query);
    if (typeof query === 'string')
        return refuse(400, 'invalid_body', query);
    const { limit = defaultPageSize, status, starting_after, workspace_id } = query;
    if (workspace_id !== undefined && workspace_id.toLowerCase() !== ownWorkspace.toLowerCase()) {
        return refuse(400, 'invalid_body', 'workspace_id must be the workspace of the API key.');
    }
    const after = starting_after === undefined ? undefined : readCursor(starting_after);
    if (after === 'malformed')
        return refuse(400, 'invalid_body', 'starting_after is no cursor of this list.');
    const matching = state.interns.filter(({ record }) => record.workspace_id === ownWorkspace &&
        (status === undefined || status.some((wanted) => wanted === record.status)) &&
        (after === undefined || isNewer(after, record)));
    return {
        kind: 'json',
        status: 200,
        body: toPage(matching.map(({ record }) => record), limit),
        decision: 'listed',
    };
}
function toPage(matching, limit) {
    const data = matching.slice(0, limit);
    const last = data.at(-1);
    if (matching.length <= limit || last === undefined)
        return { data, has_more: false };
    return { data, has_more: true, next_cursor: toCursor(last) };
}
/** The query, or what is wrong with it. */
function readQuery(text) {
    const fields = {};
    for (const [name, value] of new URLSearchParams(text)) {
        if (Object.hasOwn(fields, name))
            return `${name} is given more than once.`;
        fields[name] = readParameter(name, value);
    }
    const query = interns/* internListQuery */.lx.safeParse(fields);
    if (query.success)
        return query.data;
    const [issue] = query.error.issues;
    if (issue?.code === 'unrecognized_keys')
        return 'The list takes limit, status, starting_after and workspace_id.';
    return `${String(issue?.path[0] ?? 'The query')} is invalid.`;
}
function readParameter(name, value) {
    // Only plain digits: no sign, no fraction, no exponent.
    if (name === 'limit')
        return /^\d{1,9}$/.test(value) ? Number(value) : value;
    return name === 'status' ? value.split(',') : value;
}
/** Newest first; of two made in the same millisecond the greater id. Sorting by it makes pages stable under inserts. */
function byAge(a, b) {
    return isNewer(a, b) ? -1 : isNewer(b, a) ? 1 : 0;
}
function isNewer(a, b) {
    const difference = Date.parse(a.created_at) - Date.parse(b.created_at);
    return difference === 0 ? a.id > b.id : difference > 0;
}
function toCursor({ created_at, id }) {
    return Buffer.from(JSON.stringify([created_at, id])).toString('base64url');
}
/** The position that a cursor names; only the exact text of a cursor is one. */
function readCursor(text) {
    try {
        const position = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
        if (!Array.isArray(position) || position.length !== 2)
            return 'malformed';
        const [created_at, id] = position;
        if (typeof created_at !== 'string' || typeof id !== 'string' || Number.isNaN(Date.parse(created_at)))
            return 'malformed';
        return toCursor({ created_at, id }) === text ? { created_at, id } : 'malformed';
    }
    catch {
        return 'malformed';
    }
}
function isRegional(request, state) {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '').toLowerCase();
    return state.config.regional_hostnames.some((name) => name.toLowerCase() === host);
}

;// CONCATENATED MODULE: ./lib/service/handlers/keys.js
// PATCH /keys/{hash}: updates a key.




const maxKeyUpdateBytes = 64 * 1024;
/** Updates a key with a management key (API document, "PATCH /keys/{hash}"; deployment notes, "Key update"). */
async function updateApiKey(request, state, hash) {
    const identified = await state.callers.identify(request);
    if ('refusal' in identified)
        return refuseUnknownKey(identified.refusal);
    const { key, via } = identified.caller;
    if (key.type !== 'management' || via !== 'api_key')
        return refuseUnknownKey('not a management key');
    const body = await request.readBody(maxKeyUpdateBytes);
    if (body.outcome === 'too_slow' || body.outcome === 'aborted')
        return refuse(408, 408, 'The request did not arrive in time.');
    if (body.outcome === 'too_large')
        return bad(`The request body exceeds ${maxKeyUpdateBytes} bytes.`);
    if (!isJsonType(request.headers['content-type']))
        return bad('The request must be application/json.');
    const json = readJson(body.bytes);
    if (json === undefined)
        return bad('The request body is not valid JSON.');
    const update = keys/* receivedKeyUpdate */.cX.safeParse(json.value);
    if (!update.success)
        return bad(`${update.error.issues[0]?.path.map(String).join('.') || 'The body'} is invalid.`);
    if ((update.data.limit ?? 0) < 0)
        return bad('limit must not be negative.');
    const retryAfterSeconds = state.keyUpdateRate.take(key.hash);
    if (retryAfterSeconds !== undefined)
        return refuse(429, 429, 'Too many key updates.', { retryAfterSeconds });
    const stored = state.store.key(hash);
    // A key that left the configuration may still be stored.
    if (stored === undefined || !state.config.keys.some((known) => known.hash === hash))
        return refuse(404, 404, 'No such key.');
    // Read, changed and written without a pause in between: concurrent updates follow one another.
    const updated = updateKey(stored, update.data, state.clock.now());
    state.store.saveKey(updated);
    return {
        kind: 'json',
        status: 200,
        body: { data: toKeyRecord(updated, state.clock.now()) },
        decision: 'key_updated',
    };
}
function bad(message) {
    return refuse(400, 400, message);
}

// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/util/errors.js
var util_errors = __webpack_require__(5674);
// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/util/decode_jwt.js
var decode_jwt = __webpack_require__(7961);
;// CONCATENATED MODULE: ./lib/service/federation.js
// Federation: a subject token against its policy. Every refusal looks the same outside; the reason is for the journal.


const algorithms = ['RS256', 'ES256'];
/**
 * Judges a subject token by a federation policy (API document, "Authentication", 7; deployment notes, "Token exchange").
 *
 * @throws {KeysUnavailable} when the issuer's keys could not be fetched
 */
async function judgeSubjectToken(subjectToken, options) {
    const { policy, issuer, keys, clock } = options;
    const unverified = decode(subjectToken);
    if (unverified === undefined)
        return refused('the subject token is no JWT');
    // Before any key is fetched: nobody's token makes the service ask another issuer.
    if (unverified.iss !== issuer)
        return mismatch('iss', unverified.iss, issuer);
    const verified = await keys.withKeys((keySet) => federation_verify(subjectToken, keySet, clock), (result) => result.outcome === 'unknown_key');
    if (verified.outcome !== 'verified')
        return refused(verified.reason);
    const difference = firstDifference(verified.claims, policy);
    if (difference !== undefined)
        return difference;
    const { sub = '', exp = 0 } = verified.claims;
    return { outcome: 'accepted', subject: sub, expiresAtMs: exp * 1000 };
}
async function federation_verify(subjectToken, keySet, clock) {
    const options = { algorithms, currentDate: new Date(clock.now()), requiredClaims: ['iss', 'sub', 'aud', 'exp'] };
    try {
        return { outcome: 'verified', claims: (await (0,verify/* jwtVerify */.V)(subjectToken, keySet, options)).payload };
    }
    catch (error) {
        if (error instanceof util_errors/* JWKSMultipleMatchingKeys */.$4)
            return tryEach(subjectToken, error, options);
        const outcome = error instanceof util_errors/* JWKSNoMatchingKey */.BT ? 'unknown_key' : 'invalid';
        return { outcome, reason: reasonOf(error) };
    }
}
/** A token without `kid` may be signed with any of the issuer's keys. */
async function tryEach(subjectToken, candidates, options) {
    let reason = candidates.message;
    for await (const key of candidates) {
        try {
            return { outcome: 'verified', claims: (await (0,verify/* jwtVerify */.V)(subjectToken, key, options)).payload };
        }
        catch (error) {
            reason = reasonOf(error);
            if (!(error instanceof util_errors/* JWSSignatureVerificationFailed */.h2))
                break;
        }
    }
    return { outcome: 'invalid', reason };
}
function reasonOf(error) {
    if (error instanceof util_errors/* JWTExpired */.n)
        return 'exp: the subject token has expired';
    if (error instanceof util_errors/* JWTClaimValidationFailed */.ie)
        return `${error.claim}: ${error.message}`;
    if (error instanceof util_errors/* JOSEError */.i4)
        return error.message;
    return error instanceof Error ? error.name : 'verification failed';
}
/** The first claim that differs from the policy; all values are compared exactly. */
function firstDifference(claims, policy) {
    if (typeof claims.sub !== 'string' || claims.sub !== policy.subject)
        return mismatch('sub', claims.sub, policy.subject);
    const audiences = Array.isArray(claims.aud) ? claims.aud : [claims.aud];
    if (!audiences.includes(policy.audience))
        return mismatch('aud', claims.aud, policy.audience);
    for (const [name, expected] of Object.entries(policy.claims)) {
        if (!Object.hasOwn(claims, name) || !(0,external_node_util_.isDeepStrictEqual)(claims[name], expected))
            return mismatch(name, claims[name], expected);
    }
    const scopes = claims['scopes'];
    if (policy.required_scope !== undefined && !(Array.isArray(scopes) && scopes.includes(policy.required_scope))) {
        return mismatch('scopes', scopes, policy.required_scope);
    }
    return undefined;
}
function mismatch(claim, found, expected) {
    return refused(`${claim} is ${show(found)}, the policy takes ${show(expected)}`);
}
function refused(reason) {
    return { outcome: 'refused', reason };
}
function show(value) {
    return value === undefined ? 'absent' : JSON.stringify(value).slice(0, 200);
}
function decode(token) {
    try {
        return (0,decode_jwt/* decodeJwt */.i)(token);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./node_modules/jose/dist/webapi/jwks/local.js
var local = __webpack_require__(6687);
;// CONCATENATED MODULE: ./lib/service/issuer-keys.js
// The key sets of trusted issuers: discovered, fetched, cached, and fetched again when a key is not among them.




/** The key set of an issuer can't be had now: 503 `temporarily_unavailable`. */
class KeysUnavailable extends Error {
    name = 'KeysUnavailable';
}
const discoveryDocument = schemas/* object */.Ikc({ issuer: schemas/* string */.YjP(), jwks_uri: schemas/* url */.OZ5() });
const keySet = schemas/* object */.Ikc({ keys: schemas/* array */.YOg(schemas/* looseObject */._H3({ kty: schemas/* string */.YjP() })) });
const maxAgeMs = 10 * 60_000;
const minRefetchMs = 1000;
const requestTimeoutMs = 5000;
const maxDocumentBytes = 1024 * 1024;
/** The keys of one issuer, fetched when they are first needed. */
function createIssuerKeys({ issuer, jwksUrl, clock, fetch }) {
    let cached;
    let inFlight;
    let triedAtMs = Number.NEGATIVE_INFINITY;
    const load = async () => {
        const url = jwksUrl ?? (await discover());
        if (!isSafeUrl(url))
            throw new KeysUnavailable(`The key set of "${issuer}" is at "${url}", which is not safe to fetch from`);
        const keys = (0,local/* createLocalJWKSet */.w)(keySet.parse(await fetchJson(url, fetch)));
        cached = { keys, fetchedAtMs: clock.now() };
        return keys;
    };
    const discover = async () => {
        const url = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`;
        const document = discoveryDocument.parse(await fetchJson(url, fetch));
        if (document.issuer !== issuer)
            throw new Error(`The discovery document names the issuer "${document.issuer}"`);
        return document.jwks_uri;
    };
    // One fetch at a time, however many exchanges wait for it.
    const refresh = () => {
        triedAtMs = clock.now();
        inFlight ??= load()
            .catch((error) => {
            throw new KeysUnavailable(`The keys of "${issuer}" could not be fetched: ${(0,errors/* describeError */.Uc)(error)}`, {
                cause: error,
            });
        })
            .finally(() => {
            inFlight = undefined;
        });
        return inFlight;
    };
    const mayFetch = () => Math.abs(clock.now() - triedAtMs) >= minRefetchMs;
    return {
        async withKeys(use, isStale) {
            const fresh = cached !== undefined && clock.now() - cached.fetchedAtMs < maxAgeMs ? cached.keys : undefined;
            const result = await use(fresh ?? (await refresh()));
            if (fresh === undefined || !isStale(result) || !(mayFetch() || inFlight !== undefined))
                return result;
            return use(await refresh());
        },
    };
}
async function fetchJson(url, fetch) {
    const response = await fetch(url, {
        redirect: 'error',
        headers: { accept: 'application/json' },
        // Real time: a hand-moved clock does not make a network answer.
        signal: AbortSignal.timeout(requestTimeoutMs),
    });
    if (!response.ok)
        throw new Error(`${url} answered ${response.status}`);
    const chunks = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
        size += chunk.length;
        if (size > maxDocumentBytes)
            throw new Error(`${url} answered more than ${maxDocumentBytes} bytes`);
        chunks.push(chunk);
    }
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

;// CONCATENATED MODULE: ./lib/service/handlers/token.js





const noStore = { 'cache-control': 'no-store', pragma: 'no-cache' };
/** Exchanges a subject token (API document, "POST /oauth/token"; deployment notes, "Token exchange"). */
async function exchangeToken(request, state) {
    const refusal = await refuseBearer(request, state);
    if (refusal !== undefined)
        return refusal;
    const body = await request.readBody(limits/* maxTokenRequestBytes */.A0 - 1);
    if (body.outcome === 'too_large') {
        return refuseOAuth(413, 'invalid_request', `The request body must stay under ${limits/* maxTokenRequestBytes */.A0} bytes.`);
    }
    if (body.outcome !== 'read')
        return refuseOAuth(408, 'invalid_request', 'The request did not arrive in time.');
    if (!/^\s*application\/x-www-form-urlencoded\s*(?:;|$)/i.test(request.headers['content-type'] ?? '')) {
        return refuseOAuth(400, 'invalid_request', 'The request must be application/x-www-form-urlencoded.');
    }
    const form = readForm(body.bytes);
    if ('refusal' in form)
        return form.refusal;
    const retryAfterSeconds = state.exchangeRate.take(state.policies.has(form.federation_policy_id) ? form.federation_policy_id : '');
    if (retryAfterSeconds !== undefined) {
        return refuseOAuth(429, 'invalid_request', 'Too many token exchanges.', { retryAfterSeconds });
    }
    return exchange(form, request, state);
}
/** The keys that access tokens are verified with (deployment notes, "Token exchange"). */
function accessTokenKeys(_request, state) {
    return { kind: 'json', status: 200, body: state.accessTokens.jwks, decision: 'keys_served' };
}
async function exchange(form, request, state) {
    const { clock } = state;
    const served = state.policies.get(form.federation_policy_id);
    if (served === undefined)
        return refuseGrant('federation_policy_id names no policy');
    const { policy, issuer, issuerId, keys } = served;
    if (!policy.enabled)
        return refuseGrant(`policy "${policy.id}" is paused`);
    try {
        const judgement = await judgeSubjectToken(form.subject_token, { policy, issuer, keys, clock });
        if (judgement.outcome === 'refused')
            return refuseGrant(judgement.reason);
        // After the claims: nobody without a good token learns of the key.
        if (state.callers.usableKey(policy.acts_as) === undefined)
            return refuseGrant(`key "${policy.acts_as}" is disabled or expired`);
        const lifetimeSeconds = Math.min(limits/* maxAccessTokenLifetimeSeconds */.A$, Math.floor(judgement.expiresAtMs / 1000) - Math.floor(clock.now() / 1000));
        if (lifetimeSeconds < 1)
            return refuseGrant('exp: the subject token has expired');
        const token = await state.accessTokens.issue({
            subject: judgement.subject,
            issuer: `http://${request.headers.host ?? 'localhost'}${state.config.base_path}`,
            federationPolicyId: policy.id,
            federationIssuerId: issuerId,
            keyHash: policy.acts_as,
            lifetimeSeconds,
        });
        const body = {
            access_token: token.reveal(),
            expires_in: lifetimeSeconds,
            issued_token_type: contract_token/* accessTokenType */.Sg,
            scope: contract_token/* inferenceScope */.IT,
            token_type: 'Bearer',
        };
        return {
            kind: 'json',
            status: 200,
            headers: noStore,
            body,
            decision: 'token_issued',
            reason: `acts as key "${policy.acts_as}"`,
        };
    }
    catch (error) {
        if (!(error instanceof KeysUnavailable))
            throw error;
        return refuseOAuth(503, 'temporarily_unavailable', "The issuer's keys could not be fetched.", {
            reason: error.message,
        });
    }
}
/** One answer for every refusal, so that a caller can't probe (deployment notes, "Token exchange"). */
function refuseGrant(reason) {
    return refuseOAuth(400, 'invalid_grant', 'The subject token was not accepted.', { reason, headers: noStore });
}
/** A bearer is optional here, but one that is sent must be an API key (design of the local service, "Exchange"). */
async function refuseBearer(request, state) {
    if (request.headers.authorization === undefined)
        return undefined;
    const identified = await state.callers.identify(request);
    if ('refusal' in identified)
        return refuseClient(identified.refusal);
    return identified.caller.via === 'api_key' ? undefined : refuseClient('the bearer is an access token');
}
function readForm(bytes) {
    const fields = {};
    for (const [name, value] of new URLSearchParams(Buffer.from(bytes).toString('utf8'))) {
        // RFC 8693 section 2.1 lets these two come several times; they are ignored.
        if (name === 'audience' || name === 'resource')
            continue;
        if (Object.hasOwn(fields, name))
            return invalid('invalid_request', `${name} is given more than once.`);
        // RFC 6749 section 3.2: a parameter without a value is treated as if it were not there.
        if (value !== '')
            fields[name] = value;
    }
    const { grant_type, scope } = { grant_type: fields['grant_type'], scope: fields['scope'] };
    if (grant_type !== undefined && grant_type !== contract_token/* tokenExchangeGrantType */.l9) {
        return invalid('unsupported_grant_type', `grant_type must be ${contract_token/* tokenExchangeGrantType */.l9}.`);
    }
    if (scope !== undefined && scope !== contract_token/* inferenceScope */.IT)
        return invalid('invalid_scope', `scope must be ${contract_token/* inferenceScope */.IT}.`);
    const form = contract_token/* receivedTokenExchangeForm */.iy.safeParse(fields);
    if (form.success)
        return form.data;
    return invalid('invalid_request', `${String(form.error.issues[0]?.path[0])} is missing or invalid.`);
}
function invalid(error, description) {
    return { refusal: refuseOAuth(400, error, description) };
}

;// CONCATENATED MODULE: ./lib/service/routes.js






const messages = {
    400: 'The request is invalid.',
    401: 'Missing or invalid API key.',
    403: "The key's creator is no longer a member of the organization.",
    404: 'Not found.',
    405: 'This method is not known here.',
    408: 'The request exceeded its deadline.',
    429: 'Too many requests.',
    500: 'The request could not be completed.',
    502: 'The intern could not be reached.',
    503: 'The service is busy.',
    504: 'The intern did not answer in time.',
};
const messageOf = (status) => messages[status] ?? 'The request was refused.';
const listCodes = { 400: 'invalid_body', 404: 'not_found', 500: 'internal_error' };
const failList = (status, reason) => refuse(status, listCodes[status] ?? status, messageOf(status), reason === undefined ? {} : { reason });
const failKeys = (status, reason) => refuse(status, status, messageOf(status), reason === undefined ? {} : { reason });
const chatReasons = {
    404: 'interaction_unknown',
    408: 'timeout',
    409: 'interaction_not_pending',
    410: 'attachment_failed',
    413: 'payload_too_large',
    429: 'rate_limited',
    500: 'turn_failed',
    502: 'intern_unreachable',
    503: 'busy',
    504: 'timeout',
};
const failChat = (status, reason) => {
    const details = reason === undefined ? {} : { reason };
    // The two statuses whose bodies carry no metadata (API document, "Chat error object").
    if (status === 401 || status === 403)
        return refuse(status, status, messageOf(status), details);
    return refuseChat(status, chatReasons[status] ?? 'bad_request', messageOf(status), {
        ...details,
        ...(status === 429 || status === 503 ? { retryAfterSeconds: 1 } : {}),
    });
};
const failToken = (status, reason) => {
    const error = status >= 500 ? 'temporarily_unavailable' : status === 401 ? 'invalid_client' : 'invalid_request';
    return refuseOAuth(status, error, messageOf(status), reason === undefined ? {} : { reason });
};
const rows = [
    { name: 'list', method: 'GET', path: ['interns'], handle: listInterns, fail: failList },
    { name: 'chat', method: 'POST', path: ['interns', ':', 'chat', 'completions'], handle: chat_chat, fail: failChat },
    { name: 'token', method: 'POST', path: ['oauth', 'token'], handle: exchangeToken, fail: failToken },
    { name: 'access_token_keys', method: 'GET', path: ['oauth', 'jwks'], handle: accessTokenKeys, fail: failKeys },
    { name: 'keys', method: 'PATCH', path: ['keys', ':'], handle: updateApiKey, fail: failKeys },
];
/** The route of a request. Paths are compared segment by segment as they came: nothing is normalised. */
function findRoute(method, path, basePath) {
    if (!path.startsWith(`${basePath}/`))
        return unknownRoute(() => failKeys(404));
    const segments = path.slice(basePath.length + 1).split('/');
    const matching = rows.filter((row) => matches(row, segments));
    const row = matching.find((candidate) => candidate.method === method);
    if (row !== undefined) {
        const parameter = decodeSegment(segments[row.path.indexOf(':')]);
        return { name: row.name, fail: row.fail, handle: (request, state) => row.handle(request, state, parameter) };
    }
    const isIntern = segments[0] === 'interns';
    const answer = () => {
        const known = matching[0];
        if (known === undefined)
            return isIntern ? failList(404) : refuse(404, 'not_found', messageOf(404));
        const refusal = known.fail(405);
        return { ...refusal, headers: { ...refusal.headers, allow: matching.map((other) => other.method).join(', ') } };
    };
    return unknownRoute(answer, isIntern);
}
/** What no row stands for. Under `/interns` a caller outside the programme learns nothing (API document, "Authentication", 6). */
function unknownRoute(answer, isIntern = false) {
    return {
        name: 'unknown',
        fail: failKeys,
        async handle(request, state) {
            const admitted = isIntern ? await admit(request, state) : undefined;
            return admitted !== undefined && 'refusal' in admitted ? admitted.refusal : answer();
        },
    };
}
function matches({ path }, segments) {
    return path.length === segments.length && path.every((part, index) => part === ':' || part === segments[index]);
}
/** A parameter decoded; one that is no percent-encoding stands for itself, and so for nothing that exists. */
function decodeSegment(segment) {
    try {
        return decodeURIComponent(segment ?? '');
    }
    catch {
        return segment ?? '';
    }
}

;// CONCATENATED MODULE: ./lib/service/mount.js






/** The handler of a service's listener. */
function createMount({ state, controls, journal, nextFault }) {
    const { clock, log, config } = state;
    const common = { clock, log, routeDeadlineMs: config.limits.route_deadline };
    return (incoming, response) => {
        const { method = 'GET', url = '/' } = incoming;
        const path = url.split('?')[0] ?? '/';
        if (!path.startsWith(`${config.base_path}/`)) {
            const notFound = refuse(404, 'not_found', 'Not found.');
            const isLocal = isLocalRequest(incoming);
            void server_answer(incoming, response, {
                ...common,
                fault: undefined,
                fail: (status) => refuse(status, 'internal_error', 'The request could not be completed.'),
                note() { },
                handle: async (request) => (await administer(request, { isLocal }, controls)) ?? notFound,
            });
            return;
        }
        const route = findRoute(method, path, config.base_path);
        void server_answer(incoming, response, {
            ...common,
            fault: faultOf(route, nextFault),
            fail: route.fail,
            note: journal.open(method, path),
            handle: (request) => route.handle(request, state),
        });
    };
}
function faultOf({ name }, nextFault) {
    const faultRoute = faultRoutes.find((candidate) => candidate === name);
    return faultRoute === undefined ? undefined : nextFault(faultRoute);
}

;// CONCATENATED MODULE: ./lib/service/glob.js
// Whole-value globs: `*` for any text, `?` for one character, everything else for itself.
/**
 * Whether the glob matches all of the text. Takes time in proportion to both lengths at worst, whatever the pattern.
 */
function matchesGlob(pattern, text) {
    let inPattern = 0;
    let inText = 0;
    // Where to go on after the last `*` if what follows it turns out not to match here.
    let star = -1;
    let starText = 0;
    while (inText < text.length) {
        const expected = pattern[inPattern];
        if (expected === '*') {
            star = inPattern++;
            starText = inText;
        }
        else if (expected === '?' || expected === text[inText]) {
            inPattern++;
            inText++;
        }
        else if (star !== -1) {
            inPattern = star + 1;
            inText = ++starText;
        }
        else {
            return false;
        }
    }
    while (pattern[inPattern] === '*')
        inPattern++;
    return inPattern === pattern.length;
}

;// CONCATENATED MODULE: ./lib/service/interns/continuation.js
// What is left of a playbook's turn, as data: what each answer does to it, and what its templates stand for. Pure.



/** What the templates stand for so far. */
const variables = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* string */.YjP());
/** What answers turn into: a command that may run now, a variable that is known now, a choice to remember. */
const consequence = schemas/* union */.KCZ([
    schemas/* strictObject */.rej({ run: schemas/* string */.YjP(), timeout: schemas/* optional */.lqM(schemas/* union */.KCZ([schemas/* string */.YjP(), schemas/* number */.aig()])) }),
    schemas/* strictObject */.rej({ know: variables }),
    schemas/* strictObject */.rej({ remember: schemas/* string */.YjP(), choice: schemas/* enum */.k5n(['allow_always', 'reject_always']) }),
]);
/** What is left of a turn. */
const continuation = schemas/* object */.Ikc({
    model: schemas/* nullable */.mee(schemas/* string */.YjP()),
    tasks: schemas/* array */.YOg(schemas/* union */.KCZ([consequence, step])),
    variables,
});
/** A step that asks, and what follows it. */
const pausedTurn = schemas/* object */.Ikc({ asked: step, rest: continuation });
/** The question of a step that needs permission, and what to go on with. */
function continuation_permissionQuestion(step, operation, rest) {
    const options = ('permission' in step ? step.permission.options : undefined) ?? [...interaction/* optionKinds */.rk];
    // What was asked is what an answer allows, whatever its templates would say later.
    const asked = 'permission' in step ? { ...step, permission: { operation, options } } : step;
    return { question: { kind: 'permission', operation, options }, continuation: { asked, rest } };
}
/** What is left once the question of a step is answered. */
function afterAnswer(asked, rest, answer) {
    if ('ask' in asked)
        return prepend(rest, { know: { answer: answerText(asked.ask.fields, answer) } });
    if (!('shell' in asked || 'permission' in asked))
        return rest;
    const option = answer.kind === 'chosen' ? answer.option : 'reject_once';
    const after = afterPermission(asked, rest, option === 'allow_once' || option === 'allow_always');
    const operation = 'shell' in asked ? shellOperation(asked.shell) : asked.permission.operation;
    if (operation === null || option === 'allow_once' || option === 'reject_once')
        return after;
    return prepend(after, { remember: operation, choice: option });
}
/** What is left once a step was allowed or not. */
function afterPermission(step, rest, isAllowed) {
    if ('permission' in step)
        return prepend(rest, ...((isAllowed ? step.allowed : step.rejected) ?? []));
    if (!isAllowed)
        return prepend(rest, { know: { stdout: '', exit_status: 'rejected' } });
    return prepend(rest, { run: step.shell, timeout: step.timeout });
}
/** The same with these to do first. */
function prepend(rest, ...tasks) {
    return { ...rest, tasks: [...tasks, ...rest.tasks] };
}
/** What a step asks permission for. */
function operationOf(step, rest, turn) {
    if ('shell' in step)
        return shellOperation(step.shell);
    return step.permission.operation === null ? null : render(step.permission.operation, rest, turn);
}
function shellOperation(command) {
    return `shell command: ${command}`;
}
/** The value of a one-field question, the JSON of several, empty when declined. */
function answerText(fields, answer) {
    if (answer.kind !== 'accepted')
        return '';
    const only = fields.length === 1 ? fields[0] : undefined;
    if (only === undefined)
        return JSON.stringify(answer.content);
    const value = answer.content[only.name] ?? '';
    return typeof value === 'string' ? value : JSON.stringify(value);
}
/** Fills in `{{prompt}}`, `{{turn}}`, `{{answer}}`, `{{stdout}}` and `{{exit_status}}`; what it puts in is not looked at again. */
function render(text, rest, turn) {
    const values = new Map(Object.entries({ ...rest.variables, prompt: turn.prompt, turn: String(turn.turn) }));
    return text.replace(/\{\{(\w+)\}\}/g, (written, name) => values.get(name) ?? written);
}

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(1421);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
;// CONCATENATED MODULE: ./lib/service/interns/shell.js
// Shell steps: one command in a process group of its own, with a time limit and bounded output.


const maxCapturedBytes = 64 * 1024;
const timedOutStatus = 124;
/** Names of the service's environment that a command may see: never a secret, never a job's credentials. */
const passedOn = ['PATH', 'HOME', 'USER', 'LOGNAME', 'SHELL', 'TMPDIR', 'TZ', 'LANG', 'LANGUAGE', 'TERM'];
/** What an intern's commands may see of the service's environment. */
function shellEnvironment(env) {
    const names = [...passedOn, ...Object.keys(env).filter((name) => name.startsWith('LC_'))];
    return Object.fromEntries(names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name]]])));
}
/**
 * Runs a command through `/bin/sh -c` and ends its whole process group with it.
 *
 * @throws {Error} the system's, when the command could not be started
 */
async function runShell(options) {
    const { command, workdir, env, timeoutMs, clock, signal } = options;
    signal.throwIfAborted();
    // A group of its own: what the command leaves behind can be ended with it.
    const child = (0,external_node_child_process_.spawn)('/bin/sh', ['-c', command], {
        cwd: workdir,
        env,
        detached: true,
        stdio: ['ignore', 'pipe', 'ignore'],
    });
    const endGroup = () => {
        if (child.pid !== undefined)
            endProcessGroup(child.pid);
    };
    const captured = [];
    let capturedBytes = 0;
    child.stdout.on('data', (bytes) => {
        const kept = bytes.subarray(0, maxCapturedBytes - capturedBytes);
        capturedBytes += kept.length;
        if (kept.length > 0)
            captured.push(kept);
    });
    let isTimedOut = false;
    const cancelTimer = clock.setTimer(timeoutMs, () => {
        isTimedOut = true;
        endGroup();
    });
    signal.addEventListener('abort', endGroup, { once: true });
    try {
        const exitStatus = await new Promise((resolve, reject) => {
            let status = 0;
            child.once('error', reject);
            child.once('exit', (code, signalName) => {
                status = code ?? 128 + (signalName === null ? 0 : external_node_os_.constants.signals[signalName]);
                // A process left in the background would hold the output open for ever.
                endGroup();
            });
            child.once('close', () => resolve(status));
        });
        const stdout = new TextDecoder().decode(Buffer.concat(captured));
        return { stdout, exitStatus: isTimedOut ? timedOutStatus : exitStatus };
    }
    finally {
        cancelTimer();
        signal.removeEventListener('abort', endGroup);
    }
}
function endProcessGroup(pid) {
    try {
        process.kill(-pid, 'SIGKILL');
    }
    catch {
        // The group is gone already, which is what was wanted.
    }
}

;// CONCATENATED MODULE: ./lib/service/interns/playbook-intern.js
// An intern that follows a playbook. What is left of a paused turn is data, so it can go on in another process.






const defaultShellTimeoutMs = 120_000;
// Linux refuses a longer single environment string, and with it the whole command.
const maxVariableBytes = 100_000;
const playbook_intern_endings = {
    run_ended: { ending: 'run_ended', message: 'The intern ended the run.' },
    timeout: { ending: 'timeout', message: 'The intern did not answer in time.' },
    sever: { ending: 'stream_severed', message: 'The connection to the intern broke before it confirmed an end.' },
    attachment_failed: {
        ending: 'attachment_failed',
        message: 'The run produced more output than the intern retains for replay.',
    },
    intern_unreachable: { ending: 'intern_unreachable', message: 'The intern could not be reached.' },
};
/** An intern that follows a playbook (design of the local service, "Playbooks: scripted interns"). */
function createPlaybookIntern(options) {
    const begin = (turn) => {
        const chosen = options.playbook.turns.find(({ when = '*' }) => matchesGlob(when, turn.prompt));
        if (chosen === undefined)
            return undefined;
        const nothingKnown = { stdout: '', exit_status: '', answer: '' };
        return { model: chosen.model ?? options.model, tasks: chosen.steps, variables: nothingKnown };
    };
    return {
        refuses(turn) {
            if (options.workdir !== undefined && !isFolder(options.workdir))
                return playbook_intern_endings.intern_unreachable;
            const first = begin(turn)?.tasks[0];
            // These two are refusals before a stream; every other ending is the end of one.
            const isRefusal = first !== undefined &&
                'end' in first &&
                (first.end === 'attachment_failed' || first.end === 'intern_unreachable');
            return isRefusal ? playbook_intern_endings[first.end] : undefined;
        },
        async prompt(turn, io) {
            const todo = begin(turn);
            if (todo === undefined) {
                await io.report({
                    type: 'end',
                    ending: 'turn_failed',
                    message: 'No turn of the playbook matches this prompt.',
                });
            }
            else {
                await follow(todo, { turn, io, options });
            }
        },
        async goOnUnheard(turn, stored, io) {
            const { asked, rest } = pausedTurn.parse(stored);
            if ('meanwhile' in asked)
                await followUnheard(asked, rest, { turn, io, options });
        },
        async resume(turn, { continuation: stored, answer }, io) {
            const { asked, rest } = pausedTurn.parse(stored);
            await follow(afterAnswer(asked, rest, answer), { turn, io, options });
        },
    };
}
/** Takes the steps of `meanwhile`, each of them a part that is stored when it is done. */
async function followUnheard(asked, rest, context) {
    const { io } = context;
    let left = asked.meanwhile ?? [];
    while (!io.signal.aborted) {
        const [step, ...steps] = left;
        if (step === undefined)
            return;
        if ('wait' in step)
            await sleep(readDurationMs(step.wait) ?? 0, context);
        else if (!('usage' in step))
            await speak(step, rest, context);
        left = steps;
        await io.report({
            type: 'part',
            usage: 'usage' in step ? { type: 'usage', usage: step.usage, byokCost: step.byok_cost ?? 0 } : undefined,
            continuation: { asked: { ...asked, meanwhile: steps }, rest },
        });
    }
}
/** Takes the tasks one after another, until the end or a question. */
async function follow(todo, context) {
    const { io } = context;
    if (todo.model !== null)
        await io.report({ type: 'model', model: todo.model });
    let rest = todo;
    while (rest !== undefined && !io.signal.aborted) {
        const [task, ...tasks] = rest.tasks;
        rest = task === undefined ? undefined : await take(task, { ...rest, tasks }, context);
    }
}
/** Does one task. @returns what is left then; undefined when the turn stops here */
async function take(task, rest, context) {
    const { turn, io } = context;
    if ('say' in task || 'think' in task) {
        await speak(task, rest, context);
        return rest;
    }
    if ('wait' in task) {
        await sleep(readDurationMs(task.wait) ?? 0, context);
        return rest;
    }
    if ('usage' in task) {
        await io.report({ type: 'usage', usage: task.usage, byokCost: task.byok_cost ?? 0 });
        return rest;
    }
    if ('remember' in task) {
        await io.report({ type: 'remember', operation: task.remember, choice: task.choice });
        return rest;
    }
    if ('know' in task)
        return { ...rest, variables: { ...rest.variables, ...task.know } };
    if ('run' in task) {
        const outcome = await tryShell(task, rest, context);
        if (!('failure' in outcome))
            return prepend(rest, { know: outcome });
        await io.report({ type: 'end', ending: 'turn_failed', message: outcome.failure });
        return undefined;
    }
    if ('end' in task) {
        await io.report({ type: 'end', ...playbook_intern_endings[task.end] });
        return undefined;
    }
    if ('ask' in task) {
        const question = {
            kind: 'elicitation',
            message: render(task.ask.message, rest, turn),
            fields: task.ask.fields,
        };
        await io.report({ type: 'question', question, continuation: { asked: task, rest } });
        return undefined;
    }
    const operation = operationOf(task, rest, turn);
    const choice = operation === null ? undefined : turn.standing.get(operation);
    if (turn.approvalMode === 'self-drive' || choice !== undefined)
        return afterPermission(task, rest, choice !== 'reject_always');
    await io.report({ type: 'question', ...continuation_permissionQuestion(task, operation, rest) });
    return undefined;
}
async function speak(step, rest, context) {
    const { io, turn } = context;
    const event = 'say' in step
        ? { type: 'text', text: render(step.say, rest, turn) }
        : { type: 'reasoning', text: render(step.think, rest, turn) };
    const everyMs = step.every === undefined ? 0 : (readDurationMs(step.every) ?? 0);
    if (everyMs > 0)
        return speakEvery(everyMs, event, step.repeat ?? 1, context);
    for (let left = step.repeat ?? 1; left > 0 && !io.signal.aborted; left--) {
        const caughtUp = io.report(event);
        if (caughtUp !== undefined)
            await caughtUp;
    }
}
/** The same event again and again, on one timer and without promises: a thousand streams of it cost little. */
function speakEvery(everyMs, event, times, { io, options }) {
    return new Promise((resolve) => {
        let left = times;
        let cancelTimer;
        const finish = () => {
            cancelTimer();
            io.signal.removeEventListener('abort', finish);
            resolve();
        };
        const say = () => {
            left -= 1;
            const caughtUp = io.report(event);
            if (left === 0)
                finish();
            else if (caughtUp !== undefined)
                waitFor(caughtUp);
        };
        // A reader that is behind stops the clock of this speech, and starts it again.
        const waitFor = (caughtUp) => {
            cancelTimer();
            void caughtUp.then(() => {
                if (!io.signal.aborted)
                    cancelTimer = options.clock.every(everyMs, say);
            });
        };
        cancelTimer = options.clock.every(everyMs, say);
        io.signal.addEventListener('abort', finish, { once: true });
    });
}
async function tryShell(task, rest, context) {
    const { turn, io, options } = context;
    const timeoutMs = task.timeout === undefined ? defaultShellTimeoutMs : (readDurationMs(task.timeout) ?? defaultShellTimeoutMs);
    const env = {
        ...options.env,
        ...variable('INTERN_PROMPT', turn.prompt),
        ...variable('INTERN_ANSWER', rest.variables['answer'] ?? ''),
    };
    try {
        const workdir = options.workdir ?? options.sessionFolder(turn.sessionId);
        const result = await runShell({
            command: task.run,
            workdir,
            env,
            timeoutMs,
            clock: options.clock,
            signal: io.signal,
        });
        return { stdout: result.stdout, exit_status: String(result.exitStatus) };
    }
    catch (error) {
        return { failure: `The intern could not run its shell: ${(0,errors/* describeError */.Uc)(error)}` };
    }
}
/** An environment variable, unless the system could not pass it on. */
function variable(name, value) {
    return value.includes('\0') || Buffer.byteLength(value) > maxVariableBytes ? {} : { [name]: value };
}
function sleep(delayMs, { options, io: { signal } }) {
    return new Promise((resolve) => {
        const cancelTimer = options.clock.setTimer(delayMs, done);
        signal.addEventListener('abort', done, { once: true });
        function done() {
            cancelTimer();
            signal.removeEventListener('abort', done);
            resolve();
        }
    });
}
function isFolder(path) {
    return (0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}

;// CONCATENATED MODULE: ./lib/service/rate-limit.js
const windowMs = 60_000;
/** At most `perMinute` within any 60 s, for each key by itself; null: no limit. */
function createRateLimit(perMinute, clock) {
    const byKey = new Map();
    return {
        take(key) {
            if (perMinute === null)
                return undefined;
            const now = clock.now();
            const taken = byKey.get(key) ?? { times: [], first: 0 };
            byKey.set(key, taken);
            while ((taken.times[taken.first] ?? Number.POSITIVE_INFINITY) <= now - windowMs)
                taken.first += 1;
            // Now and then, so that forgetting costs each call next to nothing.
            if (taken.first > taken.times.length / 2) {
                taken.times = taken.times.slice(taken.first);
                taken.first = 0;
            }
            const oldest = taken.times[taken.first];
            if (oldest !== undefined && taken.times.length - taken.first >= perMinute) {
                return Math.max(1, Math.ceil((oldest + windowMs - now) / 1000));
            }
            taken.times.push(now);
            return undefined;
        },
    };
}

;// CONCATENATED MODULE: ./lib/service/unheard.js
// What an intern produces while its question is open and nobody listens: kept for the response to the answer.




// Short events are kept as one, so that many of them take no more memory than their text.
const longestPiece = 4096;
// Nobody who reads slowly stops an intern that nobody hears, so it lets others have their turn.
const eventsInARow = 1000;
/**
 * Lets the intern of a paused run go on.
 *
 * @returns ends it: what was produced by then is what is replayed
 */
function goOnUnheard(run, { intern, store, clock, log, keptBytes, save }) {
    const { pending } = run;
    if (pending === null)
        return () => { };
    const abort = new AbortController();
    const recorded = { run, standing: new Map(), store, clock, keptBytes };
    let events = 0;
    const report = (event) => {
        if (abort.signal.aborted)
            return undefined;
        if (event.type === 'part') {
            const { usage, continuation } = event;
            store.atomically(() => {
                if (usage !== undefined)
                    record(usage, recorded);
                run.pending = { ...pending, continuation };
                save();
            });
            return undefined;
        }
        record(event, recorded);
        if (run.producedBytes > keptBytes)
            run.unheard = [];
        else
            keep(run, event);
        events += 1;
        return events % eventsInARow === 0 ? (0,promises_.setImmediate)() : undefined;
    };
    intern
        .goOnUnheard(turnOf(run, new Map()), pending.continuation, { report, signal: abort.signal })
        .catch((error) => {
        log.error(`Run ${run.id} stopped to go on while its question is open: ${(0,errors/* describeError */.Uc)(error)}`);
    });
    return () => abort.abort();
}
function keep({ unheard }, { type, text }) {
    const last = unheard.at(-1);
    if (last?.type === type && last.text.length < longestPiece)
        last.text += text;
    else
        unheard.push({ type, text });
}

;// CONCATENATED MODULE: ./lib/service/work-folder.js
// Where interns without a folder of their own run: one folder for each session.




/** The work folder inside the data folder, or a temporary one that goes when the service stops. */
function openWorkFolder(dataFolder) {
    if (dataFolder === undefined) {
        const temporary = (0,external_node_fs_.mkdtempSync)(external_node_path_.join((0,external_node_os_.tmpdir)(), 'intern-service-'));
        return { path: temporary, close: () => (0,external_node_fs_.rmSync)(temporary, { recursive: true, force: true }) };
    }
    const kept = external_node_path_.join(dataFolder, 'sessions');
    (0,external_node_fs_.mkdirSync)(kept, { recursive: true, mode: 0o700 });
    return { path: kept, close() { } };
}
/** The folder of one session of one intern; made when it is first asked for. */
function sessionFolder(workFolder, internId, sessionId) {
    // Both are free text, so neither is a path.
    const name = (0,external_node_crypto_.createHash)('sha256')
        .update(JSON.stringify([internId, sessionId]))
        .digest('hex')
        .slice(0, 32);
    const folder = external_node_path_.join(workFolder, name);
    (0,external_node_fs_.mkdirSync)(folder, { recursive: true });
    return folder;
}

;// CONCATENATED MODULE: ./lib/service/served.js












/** The state of a service that starts, with what its store remembers. */
function createState(options) {
    const { deployment, store, clock, log, newId, signingKey } = options;
    const { config } = deployment;
    store.atomically(() => {
        for (const key of config.keys) {
            // What was stored wins: an update outlives a restart.
            if (store.key(key.hash) === undefined)
                store.saveKey(toStoredKey(key, clock.now()));
        }
    });
    const accessTokens = createAccessTokens(signingKey, clock);
    const interns = config.interns
        .map((intern) => serveIntern(intern, options))
        .toSorted((a, b) => byAge(a.record, b.record));
    const runs = createRuns({
        store,
        clock,
        log,
        goOnUnheard(run, save) {
            const served = interns.find(({ record }) => record.id === run.internId);
            if (served === undefined)
                return () => { };
            const { intern } = served;
            return goOnUnheard(run, { intern, store, clock, log, keptBytes: config.limits.replay_bytes, save });
        },
    });
    return {
        config,
        clock,
        store,
        log,
        newId,
        runs,
        attached: new Set(),
        accessTokens,
        callers: createCallers({ keys: config.keys, store, accessTokens, clock }),
        interns,
        policies: servePolicies(options),
        turnRate: createRateLimit(config.limits.turns_per_minute, clock),
        exchangeRate: createRateLimit(config.limits.exchanges_per_minute, clock),
        keyUpdateRate: createRateLimit(config.limits.key_updates_per_minute, clock),
    };
}
function toStoredKey(key, nowMs) {
    const now = new Date(nowMs).toISOString();
    const { hash, disabled, limit, limit_reset, include_byok_in_limit, expires_at, creator_user_id, workspace_id } = key;
    const name = key.name ?? hash;
    const createdAt = key.created_at ?? now;
    return {
        hash,
        name,
        label: key.label ?? name,
        disabled,
        limit,
        limit_reset,
        include_byok_in_limit,
        usage: nothingUsed,
        byok: nothingUsed,
        periods: periodsAt(nowMs),
        created_at: createdAt,
        updated_at: key.updated_at ?? createdAt,
        expires_at,
        creator_user_id,
        workspace_id,
    };
}
function serveIntern(configured, { deployment, store, clock, env, workFolder }) {
    const { workdir: _workdir, runs: _runs, created_at, updated_at, ...fields } = configured;
    // Kept, so that a list stays in its order over restarts.
    const createdAt = created_at ?? store.keep(`created_at of intern ${fields.id}`, () => new Date(clock.now()).toISOString());
    const record = { ...fields, created_at: createdAt, updated_at: updated_at ?? createdAt };
    const runs = deployment.runs.get(fields.id);
    if (runs === undefined)
        throw new TypeError(`Intern "${fields.id}" has nothing that it runs.`);
    const intern = createPlaybookIntern({
        playbook: runs.playbook,
        model: fields.model,
        workdir: runs.workdir,
        sessionFolder: (sessionId) => sessionFolder(workFolder, fields.id, sessionId),
        env: shellEnvironment(env),
        clock,
    });
    return { record, intern };
}
function servePolicies({ deployment, clock, fetch, identityProvider }) {
    const { issuers, policies } = deployment.config;
    const trusted = [
        ...issuers,
        ...(identityProvider === undefined
            ? []
            : [{ id: identityProviderIssuer, issuer: identityProvider, jwks_url: null }]),
    ];
    // Policies of one issuer share its keys.
    const served = new Map(trusted.map(({ id, issuer, jwks_url }) => [
        id,
        { issuer, keys: createIssuerKeys({ issuer, jwksUrl: jwks_url, clock, fetch }) },
    ]));
    return new Map(policies.flatMap((policy) => {
        const issuer = served.get(policy.issuer);
        return issuer === undefined ? [] : [[policy.id, { policy, issuerId: policy.issuer, ...issuer }]];
    }));
}

// EXTERNAL MODULE: external "node:sqlite"
var external_node_sqlite_ = __webpack_require__(99);
;// CONCATENATED MODULE: ./lib/service/store.js
// What outlives a request: keys and their usage, sessions, runs, questions, in SQLite. Every write is durable when it returns.








/** What was chosen for always in a session, by operation. */
const standing = schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* enum */.k5n(['allow_always', 'reject_always']));
/** The states of a run (API document, "Chat run"). */
const runStates = ['running', 'paused', 'finished', 'cancelled', 'ended'];
const storedRun = schemas/* object */.Ikc({
    id: schemas/* string */.YjP(),
    internId: schemas/* string */.YjP(),
    sessionId: schemas/* string */.YjP(),
    keyHash: schemas/* string */.YjP(),
    state: schemas/* enum */.k5n(runStates),
    approvalMode: schemas/* enum */.k5n(chat/* approvalModes */.oy),
    turn: schemas/* int */.Whr(),
    prompt: schemas/* string */.YjP(),
    /** What the intern said so far. */
    reply: schemas/* string */.YjP(),
    /** UTF-8 bytes of text and reasoning so far. */
    producedBytes: schemas/* int */.Whr(),
    /** What the intern produced while nobody listened, for the response to the answer. */
    unheard: schemas/* _default */.Rvf(schemas/* array */.YOg(schemas/* object */.Ikc({ type: schemas/* enum */.k5n(['text', 'reasoning']), text: schemas/* string */.YjP() })), []),
    model: schemas/* nullable */.mee(schemas/* string */.YjP()),
    usage: schemas/* nullable */.mee(chat/* usage */.CI),
    startedAt: schemas/* string */.YjP(),
    pending: schemas/* nullable */.mee(schemas/* object */.Ikc({ toolCallId: schemas/* string */.YjP(), question: question, continuation: schemas/* unknown */.L5J(), deadlineAtMs: schemas/* number */.aig() })),
});
const runsInMemory = 10_000;
const forgetEvery = 500;
const schema = `
  CREATE TABLE IF NOT EXISTS kept (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS keys (hash TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS sessions (
    intern_id TEXT NOT NULL, session_id TEXT NOT NULL, turns INTEGER NOT NULL, standing TEXT NOT NULL,
    PRIMARY KEY (intern_id, session_id)
  ) STRICT, WITHOUT ROWID;
  CREATE TABLE IF NOT EXISTS runs (id TEXT PRIMARY KEY, state TEXT NOT NULL, value TEXT NOT NULL) STRICT;
  CREATE INDEX IF NOT EXISTS open_runs ON runs (state) WHERE state IN ('running', 'paused');
  CREATE TABLE IF NOT EXISTS questions (
    intern_id TEXT NOT NULL, session_id TEXT NOT NULL, tool_call_id TEXT NOT NULL, run_id TEXT NOT NULL,
    PRIMARY KEY (intern_id, session_id, tool_call_id)
  ) STRICT, WITHOUT ROWID;
`;
/**
 * Opens the store in a folder, which one service at a time can have; without a folder, in memory.
 *
 * @throws {ConfigError} `config_invalid` when the folder can't be used
 */
function openStore(folder) {
    const database = openDatabase(folder);
    const begin = database.prepare('BEGIN IMMEDIATE');
    const commit = database.prepare('COMMIT');
    const rollback = database.prepare('ROLLBACK');
    const readKey = database.prepare('SELECT value FROM keys WHERE hash = ?');
    const writeKey = database.prepare('INSERT OR REPLACE INTO keys VALUES (?, ?)');
    const readSession = database.prepare('SELECT turns, standing FROM sessions WHERE intern_id = ? AND session_id = ?');
    const writeTurns = database.prepare("INSERT INTO sessions VALUES (?, ?, ?, '{}') ON CONFLICT DO UPDATE SET turns = excluded.turns");
    const writeStanding = database.prepare('INSERT INTO sessions VALUES (?, ?, 0, ?) ON CONFLICT DO UPDATE SET standing = excluded.standing');
    const writeRun = database.prepare('INSERT INTO runs VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET state = excluded.state, value = excluded.value');
    const writeQuestion = database.prepare('INSERT OR REPLACE INTO questions VALUES (?, ?, ?, ?)');
    const readQuestion = database.prepare('SELECT run_id, state FROM questions JOIN runs ON runs.id = run_id WHERE intern_id = ? AND session_id = ? AND tool_call_id = ?');
    // Memory is not a disk: a service that runs for weeks without a data folder forgets its oldest runs.
    const forgetOldRuns = folder === undefined
        ? database.prepare("DELETE FROM runs WHERE rowid <= ? AND state NOT IN ('running', 'paused')")
        : undefined;
    const readOpenRuns = database.prepare("SELECT value FROM runs WHERE state IN ('running', 'paused') ORDER BY rowid");
    const readKept = database.prepare('SELECT value FROM kept WHERE name = ?');
    const writeKept = database.prepare('INSERT INTO kept VALUES (?, ?)');
    // Every request reads its key, so what was read or written last stays at hand.
    const keys = new Map();
    const atomically = (work) => {
        if (database.isTransaction)
            return work();
        begin.run();
        try {
            const result = work();
            commit.run();
            return result;
        }
        catch (error) {
            // A failed COMMIT may have rolled back by itself.
            if (database.isTransaction)
                rollback.run();
            keys.clear();
            throw error;
        }
    };
    return {
        key(hash) {
            const known = keys.get(hash);
            if (known !== undefined)
                return known;
            const row = readKey.get(hash);
            if (row === undefined)
                return undefined;
            const key = storedKey.parse(parseValue(row));
            keys.set(hash, key);
            return key;
        },
        saveKey(key) {
            writeKey.run(key.hash, JSON.stringify(key));
            keys.set(key.hash, key);
        },
        session(internId, sessionId) {
            const row = readSession.get(internId, sessionId);
            if (row === undefined)
                return { turns: 0, standing: {} };
            return { turns: Number(row['turns']), standing: standing.parse(JSON.parse(String(row['standing']))) };
        },
        saveStanding(internId, sessionId, choices) {
            writeStanding.run(internId, sessionId, JSON.stringify(choices));
        },
        saveRun(run) {
            atomically(() => {
                const { lastInsertRowid } = writeRun.run(run.id, run.state, JSON.stringify(run));
                if (Number(lastInsertRowid) % forgetEvery === 0)
                    forgetOldRuns?.run(Number(lastInsertRowid) - runsInMemory);
                writeTurns.run(run.internId, run.sessionId, run.turn);
                if (run.pending !== null)
                    writeQuestion.run(run.internId, run.sessionId, run.pending.toolCallId, run.id);
            });
        },
        openRuns: () => readOpenRuns.all().map((row) => storedRun.parse(parseValue(row))),
        askedBy(internId, sessionId, toolCallId) {
            const row = readQuestion.get(internId, sessionId, toolCallId);
            return row === undefined ? undefined : askedBy.parse({ runId: row['run_id'], state: row['state'] });
        },
        keep(name, make) {
            const row = readKept.get(name);
            if (row !== undefined)
                return schemas/* string */.YjP().parse(row['value']);
            const value = make();
            writeKept.run(name, value);
            return value;
        },
        atomically,
        close: () => database.close(),
    };
}
const askedBy = schemas/* object */.Ikc({ runId: schemas/* string */.YjP(), state: schemas/* enum */.k5n(runStates) });
function parseValue(row) {
    return JSON.parse(schemas/* string */.YjP().parse(row['value']));
}
function openDatabase(folder) {
    if (folder === undefined) {
        const memory = new external_node_sqlite_.DatabaseSync(':memory:');
        memory.exec(schema);
        return memory;
    }
    try {
        // It holds the key that signs access tokens.
        (0,external_node_fs_.mkdirSync)(folder, { recursive: true, mode: 0o700 });
        const database = new external_node_sqlite_.DatabaseSync(external_node_path_.join(folder, 'service.sqlite'), { timeout: 0 });
        // FULL: a commit is on the disk when it returns. EXCLUSIVE: a second service on the same folder is refused.
        database.exec('PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;');
        database.exec(`BEGIN IMMEDIATE; ${schema} COMMIT;`);
        return database;
    }
    catch (error) {
        const problem = `Can't use the data folder "${folder}": ${(0,errors/* describeError */.Uc)(error)}. Is another service using it?`;
        throw new errors/* ConfigError */.xL('config_invalid', problem, { source: folder, cause: error });
    }
}

;// CONCATENATED MODULE: ./lib/service/service.js
// Puts a service together: configuration, store, identity provider, listener; and takes it apart again.


















// Twice at most, for the service and the identity provider: within the 5 s that a stop may take.
const stopGraceMs = 2000;
/**
 * Starts a local Intern Service and resolves when it accepts connections.
 *
 * @throws {ConfigError} `config_invalid` with file, line and key
 * @throws {Error} the system's, when the address can't be bound
 */
async function startService(options = {}) {
    const closers = [];
    try {
        return await start(options, closers);
    }
    catch (error) {
        await closeAll(closers);
        throw error;
    }
}
async function start(options, closers) {
    const { port = 0, host = '127.0.0.1', env = process.env, cwd = process.cwd(), log = lib_log/* silentLog */.aB } = options;
    const hasIdentityProvider = options.identityProvider !== undefined && options.identityProvider !== false;
    const deploy = (config) => readDeployment({ config, cwd, env, data: options.data, hasIdentityProvider });
    // Read before anything listens, so that a bad configuration starts nothing.
    const configured = options.config === undefined ? undefined : deploy(options.config);
    const dataFolder = configured?.dataFolder ?? (options.data === undefined ? undefined : external_node_path_.resolve(cwd, options.data));
    const { clock, store, workFolder } = openGround({ clock: options.clock, config: configured?.config, dataFolder }, closers);
    const faults = createFaults();
    const redactor = (0,secret/* createRedactor */.l)();
    const journal = createJournal(clock.now, redactor.redact);
    const identityProvider = hasIdentityProvider
        ? await startIdentityProvider({
            port: service_portOf(options.identityProvider),
            clock,
            log,
            journal,
            nextFault: faults.next,
        })
        : undefined;
    closers.push(() => identityProvider?.close(stopGraceMs));
    const signingKey = await generateSigningKey();
    let handle;
    const listener = await listen({ port, host, handle: (incoming, response) => handle?.(incoming, response) });
    closers.push(() => listener.close(stopGraceMs));
    // From here to the assignment of `handle` nothing waits, so no request comes in between.
    const origin = `http://${host.includes(':') ? `[${host}]` : host}:${listener.port}`;
    const deployment = configured ?? deploy(builtInConfig({ origin, hasIdentityProvider, env }));
    const { config } = deployment;
    const state = createState({
        deployment,
        store,
        clock,
        log,
        env,
        signingKey: store.keep('signing_key', () => signingKey),
        identityProvider: identityProvider?.issuer,
        workFolder: workFolder.path,
        newId: external_node_crypto_.randomUUID,
        fetch: options.fetch ?? globalThis.fetch,
    });
    closers.push(() => {
        for (const end of state.attached)
            end();
        state.runs.stop();
    });
    identityProvider?.setDefaults(jobDefaults(config));
    for (const { secret } of config.keys)
        redactor.add(secret);
    handle = createMount({
        state,
        journal,
        nextFault: faults.next,
        controls: {
            journal: journal.entries,
            advance: clock.advance,
            fault: faults.order,
            now: clock.now,
            basePath: config.base_path,
        },
    });
    if (!isLoopbackHost(host))
        log.warning(`The service listens on ${host}: everyone who reaches it can try its keys.`);
    return toService({
        origin,
        config,
        identityProvider,
        clock,
        journal,
        faults,
        closers,
        isBuiltIn: configured === undefined,
    });
}
/** What a service stands on: its time, its store, and a place to work. */
function openGround({ clock: given, config, dataFolder }, closers) {
    const clock = given ?? createClock(startOf(config));
    // A clock that was passed in is its owner's.
    if (given === undefined)
        closers.push(() => clock.stop());
    const store = openStore(dataFolder);
    closers.push(() => store.close());
    const workFolder = openWorkFolder(dataFolder);
    closers.push(() => workFolder.close());
    return { clock, store, workFolder };
}
function toService({ origin, config, identityProvider, clock, journal, faults, closers, isBuiltIn, }) {
    const baseUrl = `${origin}${config.base_path}`;
    let stopping;
    const stop = () => {
        stopping ??= closeAll(closers);
        return stopping;
    };
    return {
        baseUrl,
        identityProvider: identityProvider?.issuer,
        ready: toReadyLine({ baseUrl, origin, identityProvider, isBuiltIn }),
        job: toJobSettings(config),
        journal: journal.entries,
        async advance(duration) {
            const byMs = readDurationMs(duration);
            if (byMs === undefined)
                throw new TypeError(`"${duration}" is no duration. Write 90s, 5m, 1h30m or seconds.`);
            await clock.advance(byMs);
        },
        fault: faults.order,
        addJob(claims = {}) {
            if (identityProvider === undefined)
                throw new TypeError('The service was started without an identity provider.');
            return identityProvider.addJob(claims);
        },
        stop,
        [Symbol.asyncDispose]: stop,
    };
}
async function closeAll(closers) {
    for (const close of closers.splice(0).toReversed())
        await close();
}
function service_portOf(identityProvider) {
    return typeof identityProvider === 'object' ? (identityProvider.port ?? 0) : 0;
}
function startOf(config) {
    return config?.clock === undefined || config.clock === null ? {} : { startAtMs: Date.parse(config.clock) };
}


/***/ })

};
