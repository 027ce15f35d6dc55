export const id = 584;
export const ids = [584];
export const modules = {

/***/ 1819:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Rz: () => (/* binding */ chatErrorBody),
/* harmony export */   Wl: () => (/* binding */ oauthErrorBody),
/* harmony export */   fE: () => (/* binding */ chatError),
/* harmony export */   hP: () => (/* binding */ apiErrorBody)
/* harmony export */ });
/* unused harmony exports documentedReasons, deploymentReasons */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5395);
// Error bodies of the four routes, and the reason codes of the chat route.

/** Reason codes of the API document's own table (API document, "Errors", "Chat route"). */
const documentedReasons = (/* unused pure expression or super */ null && ([
    'bad_request',
    'interaction_unknown',
    'interaction_not_pending',
    'attachment_failed',
    'payload_too_large',
    'rate_limited',
    'intern_unreachable',
    'busy',
    'timeout',
    'run_ended',
    'stream_severed',
]));
/** Reason codes that live deployments add (deployment notes, "Errors on the chat route beyond the specification's table"). */
const deploymentReasons = (/* unused pure expression or super */ null && ([
    'not_found',
    'intern_not_ready',
    'intern_rejected',
    'turn_failed',
    'client_closed_request',
]));
/** The inner error of the chat route, also the `error` of a chunk (API document, "Chat error object"). */
const chatError = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    /** The HTTP status. */
    code: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    message: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Absent on 401, 403 and on the 404 outside the programme. */
    metadata: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
        reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
        /** Whether the same request may be sent again unchanged (deployment notes). */
        retryable: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()),
    })),
});
/** Error body of the chat route (API document, "Chat error object (chat route)"). */
const chatErrorBody = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ error: chatError });
/** Error body of the list and key routes (API document, "Intern error object"; deployment notes, "Key update"). */
const apiErrorBody = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    error: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ code: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr()]), message: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
});
/** Error body of the token exchange (API document, "Token exchange (POST /oauth/token)"; RFC 6749 section 5.2). */
const oauthErrorBody = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ error: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), error_description: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()) });


/***/ }),

/***/ 8536:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A$: () => (/* binding */ maxAccessTokenLifetimeSeconds),
/* harmony export */   A0: () => (/* binding */ maxTokenRequestBytes),
/* harmony export */   Bg: () => (/* binding */ maxStreamMs),
/* harmony export */   El: () => (/* binding */ listLimit),
/* harmony export */   OV: () => (/* binding */ maxToolCallIdCharacters),
/* harmony export */   P: () => (/* binding */ maxChatRequestBytes),
/* harmony export */   _E: () => (/* binding */ subjectTokenLength),
/* harmony export */   f4: () => (/* binding */ maxPromptCharacters),
/* harmony export */   hj: () => (/* binding */ interactionDeadlineMs),
/* harmony export */   sb: () => (/* binding */ keepaliveIntervalMs),
/* harmony export */   yj: () => (/* binding */ identifierLength)
/* harmony export */ });
// Every number of the API document, with its unit in the name (API document, "Limits").
/** Page size of the intern list, both ends included (API document, "Limits", row "limit (page size)"). */
const listLimit = { min: 1, max: 500 };
/** Largest chat request body in bytes; one more is 413 (API document, "Limits", row "Chat request body size"). */
const maxChatRequestBytes = 1_048_576;
/** Length of `model` and `session_id` in characters, both ends included (API document, "Limits"). */
const identifierLength = { min: 1, max: 256 };
/** Length of a subject token in characters, both ends included (API document, "Limits", row "subject_token length"). */
const subjectTokenLength = { min: 1, max: 16_384 };
/** How long a question stays open unless the service is set otherwise (API document, "Limits", row "Interaction deadline"). */
const interactionDeadlineMs = 5 * 60_000;
/** Silence after which the service writes a `: keepalive` comment (API document, "Limits", row "Keepalive interval"). */
const keepaliveIntervalMs = 30_000;
/** Longest life of an access token in seconds, as in `expires_in` (API document, "Limits", row "Access token lifetime"). */
const maxAccessTokenLifetimeSeconds = 900;
/** Longest text of a user prompt in characters that live deployments take (deployment notes, "Chat stream"). */
const maxPromptCharacters = 32_000;
/** Longest `tool_call_id` in characters (deployment notes, "Chat stream"). */
const maxToolCallIdCharacters = 128;
/** The form body of a token exchange stays under this many bytes (deployment notes, "Token exchange"). */
const maxTokenRequestBytes = 32 * 1024;
/** How long one request streams before the 504 `timeout` error chunk (deployment notes, "Chat stream"). */
const maxStreamMs = 5 * 60_000;


/***/ }),

/***/ 371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IT: () => (/* binding */ inferenceScope),
/* harmony export */   L_: () => (/* binding */ jwtTokenType),
/* harmony export */   Sg: () => (/* binding */ accessTokenType),
/* harmony export */   dW: () => (/* binding */ tokenExchangeForm),
/* harmony export */   iy: () => (/* binding */ receivedTokenExchangeForm),
/* harmony export */   l9: () => (/* binding */ tokenExchangeGrantType),
/* harmony export */   oJ: () => (/* binding */ tokenExchangeResponse)
/* harmony export */ });
/* unused harmony exports subjectTokenPattern, subjectTokenText */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3759);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8536);
// The token exchange: its form and its response (RFC 8693 section 2).


/** `grant_type` of the exchange (API document, "POST /oauth/token"; RFC 8693 section 2.1). */
const tokenExchangeGrantType = 'urn:ietf:params:oauth:grant-type:token-exchange';
/** `subject_token_type` of the exchange (API document, "POST /oauth/token"; RFC 8693 section 3). */
const jwtTokenType = 'urn:ietf:params:oauth:token-type:jwt';
/** `issued_token_type` and the only `requested_token_type` (API document, "POST /oauth/token"; RFC 8693 section 3). */
const accessTokenType = 'urn:ietf:params:oauth:token-type:access_token';
/** The only scope of an exchanged token (API document, "POST /oauth/token"). */
const inferenceScope = 'inference';
/** Three dot-separated segments of word characters or hyphens (API document, "POST /oauth/token", row `subject_token`). */
const subjectTokenPattern = /^[\w-]+\.[\w-]+\.[\w-]+$/;
/** A subject token as the exchange takes it (API document, "POST /oauth/token", row `subject_token`). */
const subjectTokenText = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._minLength */ .m9(_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .subjectTokenLength */ ._E.min), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._maxLength */ .Eb(_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .subjectTokenLength */ ._E.max), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._regex */ .Fk(subjectTokenPattern));
const parameters = {
    federation_policy_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._minLength */ .m9(1)),
    grant_type: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(tokenExchangeGrantType),
    subject_token: subjectTokenText,
    subject_token_type: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(jwtTokenType),
    requested_token_type: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(accessTokenType)),
    scope: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(inferenceScope)),
};
/** The form as a client sends it: nothing beyond the documented parameters (API document, "POST /oauth/token"). */
const tokenExchangeForm = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej(parameters);
/** The form as the service reads it: `audience`, `resource` and unknown parameters are ignored (deployment notes, "Token exchange"). */
const receivedTokenExchangeForm = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc(parameters);
/** What the exchange returns (API document, "Token exchange response"; RFC 8693 section 2.2.1). */
const tokenExchangeResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    /** Visible ASCII (RFC 6749 appendix A.12), without the space, which no bearer has (RFC 6750 section 2.1). */
    access_token: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._regex */ .Fk(/^[\x21-\x7e]+$/)),
    /** Seconds until expiry, at most 900. */
    expires_in: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._positive */ .NC(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._lte */ .Zm(_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .maxAccessTokenLifetimeSeconds */ .A$)),
    issued_token_type: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(accessTokenType),
    /** `inference`; another is kept as it came. */
    scope: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** `Bearer`, in any case (RFC 6749 section 5.1); spelled out, since JSON Schema has no flag for it. */
    token_type: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._regex */ .Fk(/^[Bb][Ee][Aa][Rr][Ee][Rr]$/)),
});


/***/ }),

/***/ 8580:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  V: () => (/* binding */ readJson),
  W: () => (/* binding */ sendForJson)
});

// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
;// CONCATENATED MODULE: ./lib/http/time-limit.js
// A time limit for one piece of work, given back when the work is done.
/**
 * Starts a time limit of some milliseconds. `AbortSignal.timeout` and `AbortSignal.any` would hold what they end until the
 * time is over, long after a request was answered: thousands of requests at a time.
 */
function startTimeLimit(timeoutMs, outer) {
    const end = new AbortController();
    const timer = setTimeout(() => end.abort(), timeoutMs);
    const follow = () => end.abort(outer?.reason);
    if (outer?.aborted === true)
        follow();
    outer?.addEventListener('abort', follow);
    return {
        signal: end.signal,
        clear() {
            clearTimeout(timer);
            outer?.removeEventListener('abort', follow);
        },
    };
}

// EXTERNAL MODULE: ./lib/http/transport.js
var transport = __webpack_require__(3005);
;// CONCATENATED MODULE: ./lib/http/bytes.js
// Requests that are answered with a document of any kind: the whole exchange under one time limit, the body bounded.


/**
 * Send one request and read its answer whole.
 *
 * @throws {NoResponseError} no response, or not all of it within `timeoutMs`
 * @throws the signal's reason, when it aborted
 */
async function sendForBytes(request, options) {
    const limit = startTimeLimit(options.timeoutMs, options.signal);
    try {
        const response = await (0,transport/* send */.tN)(request, { ...options, signal: limit.signal });
        return { ...response, bytes: await readBytes(response, options.maxBodyBytes) };
    }
    catch (error) {
        options.signal?.throwIfAborted();
        if (error instanceof transport/* NoResponseError */.hg)
            throw error;
        const host = new URL(request.url).host;
        const what = limit.signal.aborted
            ? `sent no whole response within ${options.timeoutMs / 1000} s`
            : 'broke off its response';
        throw new transport/* NoResponseError */.hg(`${host} ${what}`, 'unknown', error);
    }
    finally {
        limit.clear();
    }
}
/** A whole body; `undefined` when it is larger than `maxBodyBytes`. */
async function readBytes(response, maxBodyBytes) {
    const pieces = [];
    let size = 0;
    for await (const piece of response.body ?? []) {
        size += piece.byteLength;
        if (size > maxBodyBytes)
            return undefined; // leaving the loop cancels the body, which frees the connection
        pieces.push(piece);
    }
    return Buffer.concat(pieces);
}

;// CONCATENATED MODULE: ./lib/http/json.js
// Requests that are answered with one JSON document: the whole exchange under one time limit, the body bounded.


const defaultMaxBodyBytes = 1024 * 1024;
/** Send one request and read its answer whole; errors as {@link sendForBytes}. */
async function sendForJson(request, options) {
    const { bytes, ...response } = await sendForBytes(request, { maxBodyBytes: defaultMaxBodyBytes, ...options });
    const text = toText(bytes);
    return { ...response, text, json: parseJson(text) };
}
/** A whole body as JSON; `undefined` when it is none, or larger than 1 MiB. */
async function readJson(response) {
    return parseJson(toText(await readBytes(response, defaultMaxBodyBytes)));
}
function toText(bytes) {
    if (bytes === undefined || !(0,external_node_buffer_.isUtf8)(bytes))
        return '';
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString(); // a view: a list may be megabytes
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 8394:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ withRetry)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

const firstWaitMs = 500;
const longestWaitMs = 15_000;
/**
 * Call `attempt` until it succeeds, `judge` gives up, or attempts or time run out; then the last failure is thrown.
 * No wait follows the last attempt, and none is begun that would end past the deadline.
 */
async function withRetry(options, attempt, judge) {
    for (let number = 1;; number += 1) {
        try {
            return await attempt(number);
        }
        catch (error) {
            options.signal?.throwIfAborted();
            const verdict = judge(error);
            if (!verdict.retry || number >= options.maxAttempts)
                throw error;
            const waitMs = Math.max(verdict.afterMs ?? 0, backOffMs(number, options.clock));
            const deadline = Math.min(options.deadline, verdict.deadline ?? options.deadline);
            if (options.clock.monotonic() + waitMs > deadline)
                throw error;
            options.log.info(`Attempt ${number} of the ${options.what} failed: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeError */ .Uc)(error).replace(/\.$/, '')}. Next attempt in ${(waitMs / 1000).toFixed(1)} s.`);
            await options.clock.sleep(waitMs, options.signal);
        }
    }
}
/** Doubling waits of which up to a quarter is left to chance, so that many jobs do not knock in step. */
function backOffMs(number, clock) {
    const whole = Math.min(longestWaitMs, firstWaitMs * 2 ** (number - 1));
    return whole * (1 - clock.random() / 4);
}


/***/ }),

/***/ 5147:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  B: () => (/* binding */ ambientSources)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/secret.js
var secret = __webpack_require__(3251);
// EXTERNAL MODULE: ./lib/identity/source.js
var source = __webpack_require__(621);
;// CONCATENATED MODULE: ./lib/identity/command.js
// Sources whose token a program prints: the CI's own command line, or one that the user names.



/** Subject tokens that a program prints, a new one each time. */
function commandSource({ execute, log }, options) {
    const { name, program, args, remedy, takesAudience } = options;
    return {
        name,
        takesAudience,
        detect: async () => options.detect(),
        async fetchToken({ audience, timeoutMs = source/* defaultTimeoutMs */.x, signal }) {
            const limit = AbortSignal.timeout(timeoutMs);
            const signals = signal === undefined ? limit : AbortSignal.any([limit, signal]);
            const output = await execute(program, args(audience), signals).catch((cause) => {
                signal?.throwIfAborted();
                const late = limit.aborted;
                const what = late ? `printed no token within ${timeoutMs / 1000} s` : 'failed';
                const code = late ? 'identity_unreachable' : 'identity_refused';
                throw new errors/* IdentityError */.lD(code, `"${program}" ${what}. ${remedy}`, { source: name, cause });
            });
            if (output.trim() === '') {
                throw new errors/* IdentityError */.lD('identity_malformed', `"${program}" printed no token. ${remedy}`, { source: name });
            }
            const token = new secret/* Secret */.z(output.trim());
            log.mask(token);
            return token;
        },
    };
}
/** Whether a program of this name stands in one of the folders of `PATH`. */
async function isOnPath(io, program) {
    try {
        await io.execute(program, ['--version'], AbortSignal.timeout(source/* defaultTimeoutMs */.x));
        return true;
    }
    catch {
        return false;
    }
}

;// CONCATENATED MODULE: ./lib/identity/aws.js
// AWS: its command line asks the security token service for a token that outside services can verify.

const program = 'aws';
const markers = [
    'AWS_ROLE_ARN',
    'AWS_EXECUTION_ENV',
    'AWS_CONTAINER_CREDENTIALS_RELATIVE_URI',
    'AWS_CONTAINER_CREDENTIALS_FULL_URI',
];
/** Subject tokens of an AWS principal (AWS documentation, "GetWebIdentityToken"). */
function awsSource(io) {
    return commandSource(io, {
        name: 'aws',
        takesAudience: true,
        program,
        args: (audience) => {
            const token = ['--audience', audience, '--signing-algorithm', 'RS256', '--duration-seconds', '300'];
            return ['sts', 'get-web-identity-token', ...token, '--query', 'WebIdentityToken', '--output', 'text'];
        },
        detect: () => detect(io),
        remedy: 'The role needs the permission sts:GetWebIdentityToken, and the account outbound identity federation.',
    });
}
async function detect(io) {
    const here = markers.some((marker) => (io.env[marker] ?? '') !== '');
    if (!here)
        return { state: 'absent', lacks: markers.join(' or ') };
    if (await isOnPath(io, program))
        return { state: 'ready' };
    return { state: 'broken', lacks: `the program ${program}`, remedy: 'Install the AWS command line, version 2.' };
}

// EXTERNAL MODULE: ./lib/http/json.js + 2 modules
var json = __webpack_require__(8580);
// EXTERNAL MODULE: ./lib/http/transport.js
var transport = __webpack_require__(3005);
;// CONCATENATED MODULE: ./lib/identity/request.js
// Sources whose token is asked for by one HTTP request: identity providers and metadata servers.





/** Subject tokens that an endpoint gives, a new one each time. */
function requestSource(io, options) {
    const { name, takesAudience, secrets = [] } = options;
    return {
        name,
        takesAudience,
        detect: async () => options.detect(),
        async fetchToken({ audience, timeoutMs = source/* defaultTimeoutMs */.x, signal }) {
            for (const secret of secrets)
                io.log.mask(secret);
            const limits = { timeoutMs, signal, fetch: io.fetch, now: io.clock.now };
            const token = readTokenResponse(await sendOrExplain(options, options.build(audience), limits), options);
            io.log.mask(token);
            return token;
        },
    };
}
async function sendOrExplain({ name, title }, request, options) {
    try {
        return await (0,json/* sendForJson */.W)(request, options);
    }
    catch (error) {
        if (!(error instanceof transport/* NoResponseError */.hg))
            throw error;
        const data = { source: name, sent: error.sent, cause: error };
        throw new errors/* IdentityError */.lD('identity_unreachable', `${title} did not answer.`, data);
    }
}
/**
 * The subject token in an answer.
 *
 * @throws {IdentityError} `identity_unreachable` (408, 429, 5xx), `identity_refused` (any other status but 200),
 *   `identity_malformed` (no token in it)
 */
function readTokenResponse({ status, json, text, retryAfterMs }, { name, title, field, remedy }) {
    const data = { source: name, status };
    if (status === 408 || status === 429 || status >= 500) {
        throw new errors/* IdentityError */.lD('identity_unreachable', `${title} answered ${status}.`, { ...data, retryAfterMs });
    }
    if (status !== 200)
        throw new errors/* IdentityError */.lD('identity_refused', `${title} answered ${status}. ${remedy}`, data);
    const value = field === undefined ? text : fieldOf(json, field);
    if (typeof value === 'string' && value.trim() !== '')
        return new secret/* Secret */.z(value.trim());
    const where = field === undefined ? 'no token in its answer' : `no token in the field "${field}"`;
    throw new errors/* IdentityError */.lD('identity_malformed', `${title} answered 200, but with ${where}.`, data);
}
function fieldOf(json, field) {
    const entries = typeof json === 'object' && json !== null ? Object.entries(json) : [];
    return entries.find(([name]) => name === field)?.[1];
}

;// CONCATENATED MODULE: ./lib/identity/azure.js


/** The asset tag of every Azure machine (Azure documentation, "Instance Metadata Service"). */
const assetTag = '7783-7084-3265-9085-8269-3286-77';
/** Subject tokens of a managed identity (Azure documentation, "How to use managed identities to acquire an access token"). */
function azureSource(io) {
    const header = new secret/* Secret */.z(io.env['IDENTITY_HEADER'] ?? '');
    return requestSource(io, {
        name: 'azure',
        title: 'The managed identity endpoint of Azure',
        takesAudience: true,
        secrets: [header],
        detect: () => azure_detect(io),
        build: (audience) => build(io.env, header, audience),
        field: 'access_token',
        remedy: 'Assign a managed identity, and name the application id URI of the service as "audience".',
    });
}
function build(env, header, audience) {
    const app = env['IDENTITY_ENDPOINT'] ?? '';
    const url = new URL(app === '' ? 'http://169.254.169.254/metadata/identity/oauth2/token' : app);
    url.searchParams.set('api-version', app === '' ? '2018-02-01' : '2019-08-01');
    url.searchParams.set('resource', audience);
    const headers = app === '' ? { Metadata: 'true' } : { 'X-IDENTITY-HEADER': header.reveal() };
    return { method: 'GET', url: url.href, headers };
}
async function azure_detect({ env, readText }) {
    if ((env['IDENTITY_ENDPOINT'] ?? '') !== '') {
        if ((env['IDENTITY_HEADER'] ?? '') !== '')
            return { state: 'ready' };
        return {
            state: 'broken',
            lacks: 'IDENTITY_HEADER',
            remedy: 'Azure sets it beside IDENTITY_ENDPOINT: pass both on.',
        };
    }
    const tag = await readText('/sys/class/dmi/id/chassis_asset_tag').catch(() => '');
    return tag.trim() === assetTag ? { state: 'ready' } : { state: 'absent', lacks: 'IDENTITY_ENDPOINT' };
}

;// CONCATENATED MODULE: ./lib/identity/azure-pipelines.js
// Azure Pipelines: a request URI and the job's access token; the audience is Azure's own.


const uriVariable = 'SYSTEM_OIDCREQUESTURI';
const tokenVariable = 'SYSTEM_ACCESSTOKEN';
/** Subject tokens of an Azure Pipelines job (Azure DevOps REST API 7.1, "Oidctoken - Create"). */
function azurePipelinesSource(io) {
    const accessToken = new secret/* Secret */.z(io.env[tokenVariable] ?? '');
    return requestSource(io, {
        name: 'azure-pipelines',
        title: 'The identity provider of Azure Pipelines',
        takesAudience: false,
        secrets: [accessToken],
        detect: () => azure_pipelines_detect(io.env),
        build() {
            const url = new URL(io.env[uriVariable] ?? '');
            url.searchParams.set('api-version', '7.1');
            const connection = io.env['AZURESUBSCRIPTION_SERVICE_CONNECTION_ID'] ?? '';
            if (connection !== '')
                url.searchParams.set('serviceConnectionId', connection);
            const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
            return { method: 'POST', url: url.href, bearer: accessToken, headers, body: '' };
        },
        field: 'oidcToken',
        remedy: 'Check that the pipeline may use the service connection.',
    });
}
function azure_pipelines_detect(env) {
    const missing = [uriVariable, tokenVariable].filter((variable) => (env[variable] ?? '') === '');
    if (missing.length === 0) {
        if (URL.canParse(env[uriVariable] ?? ''))
            return { state: 'ready' };
        return { state: 'broken', lacks: `a URL in ${uriVariable}`, remedy: 'The agent sets it: leave it as it is.' };
    }
    if (env['TF_BUILD'] !== 'True')
        return { state: 'absent', lacks: missing.join(' and ') };
    const remedy = 'Map it into the step: "env: { SYSTEM_ACCESSTOKEN: $(System.AccessToken) }".';
    return { state: 'broken', lacks: missing.join(' and '), remedy };
}

;// CONCATENATED MODULE: ./lib/identity/variable.js
// Sources whose token the CI has put into an environment variable.


/** Subject tokens of an environment variable. They are not renewed: one that has expired is an error that says so. */
function variableSource({ env, log }, options) {
    const { name, variables, marker, remedy } = options;
    const value = () => variables.map((variable) => env[variable] ?? '').find((text) => text !== '');
    const detect = () => {
        if (marker !== undefined && (env[marker] ?? '') === '')
            return { state: 'absent', lacks: marker };
        if (value() !== undefined)
            return { state: 'ready' };
        const lacks = variables.join(' or ');
        return marker === undefined ? { state: 'absent', lacks } : { state: 'broken', lacks, remedy };
    };
    return {
        name,
        takesAudience: false,
        detect: () => Promise.resolve(detect()),
        fetchToken() {
            const text = value()?.trim();
            if (text === undefined)
                throw new errors/* IdentityError */.lD('identity_malformed', `${variables[0]} is not set.`, { source: name });
            const token = new secret/* Secret */.z(text);
            log.mask(token);
            return Promise.resolve(token);
        },
    };
}

;// CONCATENATED MODULE: ./lib/identity/bitbucket.js

/** Subject tokens of a Bitbucket step (Bitbucket documentation, "Integrate Pipelines with resource servers using OIDC"). */
function bitbucketSource(io) {
    return variableSource(io, {
        name: 'bitbucket',
        marker: 'BITBUCKET_BUILD_NUMBER',
        variables: ['BITBUCKET_STEP_OIDC_TOKEN'],
        remedy: 'Add "oidc: true" to the step.',
    });
}

;// CONCATENATED MODULE: ./lib/identity/buildkite.js
// Buildkite: the agent's command line gives a token for any audience.

const buildkite_program = 'buildkite-agent';
/** Subject tokens of a Buildkite job (Buildkite documentation, "buildkite-agent oidc"). */
function buildkiteSource(io) {
    return commandSource(io, {
        name: 'buildkite',
        takesAudience: true,
        program: buildkite_program,
        args: (audience) => ['oidc', 'request-token', '--audience', audience],
        detect: () => buildkite_detect(io),
        remedy: 'The agent must be of a version that knows "oidc request-token".',
    });
}
async function buildkite_detect(io) {
    if (io.env['BUILDKITE'] !== 'true')
        return { state: 'absent', lacks: 'BUILDKITE' };
    if (await isOnPath(io, buildkite_program))
        return { state: 'ready' };
    return {
        state: 'broken',
        lacks: `the program ${buildkite_program}`,
        remedy: "Make the agent's program available to the step.",
    };
}

;// CONCATENATED MODULE: ./lib/identity/circleci.js
// CircleCI: its own command line gives a token for any audience.

const circleci_program = 'circleci';
const remedy = 'The job needs a context, or a project, for which CircleCI issues OIDC tokens.';
/** Subject tokens of a CircleCI job (CircleCI documentation, "OIDC tokens with custom claims"). */
function circleCiSource(io) {
    return commandSource(io, {
        name: 'circleci',
        takesAudience: true,
        program: circleci_program,
        args: (audience) => ['run', 'oidc', 'get', '--claims', JSON.stringify({ aud: audience })],
        detect: () => circleci_detect(io),
        remedy,
    });
}
async function circleci_detect(io) {
    if (io.env['CIRCLECI'] !== 'true')
        return { state: 'absent', lacks: 'CIRCLECI' };
    if (await isOnPath(io, circleci_program))
        return { state: 'ready' };
    return {
        state: 'broken',
        lacks: `the program ${circleci_program}`,
        remedy: "Run in an image that has CircleCI's command line.",
    };
}

;// CONCATENATED MODULE: ./lib/identity/github-actions.js


const urlVariable = 'ACTIONS_ID_TOKEN_REQUEST_URL';
const github_actions_tokenVariable = 'ACTIONS_ID_TOKEN_REQUEST_TOKEN';
const permission = 'Add "permissions: id-token: write" to the job.';
/** Subject tokens of a GitHub Actions job (GitHub documentation, "OpenID Connect reference"). */
function gitHubActionsSource(io) {
    const requestToken = new secret/* Secret */.z(io.env[github_actions_tokenVariable] ?? '');
    return requestSource(io, {
        name: 'github-actions',
        title: 'The identity provider of GitHub Actions',
        takesAudience: true,
        secrets: [requestToken],
        detect: () => github_actions_detect(io.env),
        build: (audience) => buildTokenRequest(io.env[urlVariable] ?? '', requestToken, audience),
        field: 'value',
        remedy: permission,
    });
}
function github_actions_detect(env) {
    const missing = [urlVariable, github_actions_tokenVariable].filter((variable) => (env[variable] ?? '') === '');
    if (missing.length === 0) {
        if (URL.canParse(env[urlVariable] ?? ''))
            return { state: 'ready' };
        return { state: 'broken', lacks: `a URL in ${urlVariable}`, remedy: 'The runner sets it: leave it as it is.' };
    }
    const lacks = missing.join(' and ');
    if (env['GITHUB_ACTIONS'] !== 'true')
        return { state: 'absent', lacks };
    const never = 'A pull request from a fork or from Dependabot never gets an identity, whatever the permissions say.';
    return { state: 'broken', lacks, remedy: `${permission} ${never}` };
}
/** The request for one token: the URL has a query already, the audience is added to it. */
function buildTokenRequest(requestUrl, requestToken, audience) {
    const url = new URL(requestUrl);
    url.searchParams.set('audience', audience);
    return { method: 'GET', url: url.href, bearer: requestToken, headers: { Accept: 'application/json' } };
}

;// CONCATENATED MODULE: ./lib/identity/gitlab-ci.js

/** Subject tokens of a GitLab CI job (GitLab documentation, "OpenID Connect (OIDC) Authentication Using ID Tokens"). */
function gitLabCiSource(io) {
    return variableSource(io, {
        name: 'gitlab-ci',
        marker: 'GITLAB_CI',
        variables: ['INTERNS_ID_TOKEN'],
        remedy: 'Declare it in the job: "id_tokens: { INTERNS_ID_TOKEN: { aud: <audience> } }".',
    });
}

;// CONCATENATED MODULE: ./lib/identity/google-cloud.js
// Google Cloud: the metadata server of a machine, a function or a Cloud Run job.

const defaultHost = 'metadata.google.internal';
/** Subject tokens of a Google Cloud service account (Google documentation, "Get an ID token", "Metadata server"). */
function googleCloudSource(io) {
    return requestSource(io, {
        name: 'google-cloud',
        title: 'The metadata server of Google Cloud',
        takesAudience: true,
        detect: () => google_cloud_detect(io),
        build(audience) {
            const host = io.env['GCE_METADATA_HOST'] ?? defaultHost;
            const url = new URL(`http://${host}/computeMetadata/v1/instance/service-accounts/default/identity`);
            url.searchParams.set('audience', audience);
            url.searchParams.set('format', 'full');
            return { method: 'GET', url: url.href, headers: { 'Metadata-Flavor': 'Google' } };
        },
        remedy: 'The instance needs a service account.',
    });
}
/** Asked of the environment and the machine's own description: a name that does not resolve would take seconds. */
async function google_cloud_detect({ env, readText }) {
    const markers = ['GCE_METADATA_HOST', 'K_SERVICE', 'CLOUD_RUN_JOB'];
    if (markers.some((marker) => (env[marker] ?? '') !== ''))
        return { state: 'ready' };
    const product = await readText('/sys/class/dmi/id/product_name').catch(() => '');
    if (product.includes('Google Compute Engine'))
        return { state: 'ready' };
    return { state: 'absent', lacks: 'GCE_METADATA_HOST' };
}

// EXTERNAL MODULE: ./lib/identity/file.js
var file = __webpack_require__(7034);
;// CONCATENATED MODULE: ./lib/identity/kubernetes.js
// Kubernetes: a projected service account token in a file that the kubelet keeps fresh.

/** Where the projected volume is mounted unless `INTERNS_KUBERNETES_TOKEN_FILE` says otherwise. */
const defaultPath = '/var/run/secrets/interns/token';
/** Subject tokens of a pod (Kubernetes documentation, "ServiceAccount token volume projection"). */
function kubernetesSource(io) {
    const path = io.env['INTERNS_KUBERNETES_TOKEN_FILE'] ?? defaultPath;
    const source = (0,file/* fileSource */.I)(io, { name: 'kubernetes', path });
    return {
        ...source,
        async detect() {
            if ((io.env['KUBERNETES_SERVICE_HOST'] ?? '') === '')
                return { state: 'absent', lacks: 'KUBERNETES_SERVICE_HOST' };
            const readable = await io.readText(path).then(() => true, () => false);
            if (readable)
                return { state: 'ready' };
            return {
                state: 'broken',
                lacks: `the file ${path}`,
                remedy: `Project a service account token with the audience into the pod at ${path}.`,
            };
        },
    };
}

;// CONCATENATED MODULE: ./lib/identity/own-variable.js
// Any other CI: a token in the variable `INTERNS_ID_TOKEN`, or a program named in `INTERNS_ID_TOKEN_COMMAND`.


const commandVariable = 'INTERNS_ID_TOKEN_COMMAND';
/** Subject tokens of the variable `INTERNS_ID_TOKEN`. */
function ownVariableSource(io) {
    const variables = ['INTERNS_ID_TOKEN'];
    return variableSource(io, { name: 'environment', variables, remedy: `Set ${variables[0]} to a subject token.` });
}
/**
 * Subject tokens that the program of `INTERNS_ID_TOKEN_COMMAND` prints. The variable holds the program and its arguments,
 * parted by spaces; no shell reads them. The argument `{audience}` becomes the audience.
 */
function ownCommandSource(io) {
    const [program = '', ...args] = (io.env[commandVariable] ?? '').split(/\s+/).filter((word) => word !== '');
    return commandSource(io, {
        name: 'command',
        takesAudience: args.includes('{audience}'),
        program,
        args: (audience) => args.map((word) => (word === '{audience}' ? audience : word)),
        detect: () => (program === '' ? { state: 'absent', lacks: commandVariable } : { state: 'ready' }),
        remedy: `It stands in ${commandVariable}.`,
    });
}

;// CONCATENATED MODULE: ./lib/identity/terraform-cloud.js

/** Subject tokens of a Terraform Cloud run (Terraform documentation, "Manually generate workload identity tokens"). */
function terraformCloudSource(io) {
    return variableSource(io, {
        name: 'terraform-cloud',
        marker: 'TFC_RUN_ID',
        variables: ['TFC_WORKLOAD_IDENTITY_TOKEN_INTERNS', 'TFC_WORKLOAD_IDENTITY_TOKEN'],
        remedy: 'Set the workspace variable TFC_WORKLOAD_IDENTITY_AUDIENCE_INTERNS to the audience.',
    });
}

;// CONCATENATED MODULE: ./lib/identity/ambient.js
// The sources that are looked for in a job's surroundings, in the order in which they are tried.












/**
 * Every source, first to last: the CI that a job runs in comes before the machine under it, what the user set up before
 * both, because it was meant.
 */
const sources = [
    ownCommandSource,
    gitLabCiSource, // its variable has the same name as the next one's
    ownVariableSource,
    gitHubActionsSource,
    circleCiSource,
    buildkiteSource,
    bitbucketSource,
    azurePipelinesSource,
    terraformCloudSource,
    kubernetesSource,
    googleCloudSource,
    azureSource,
    awsSource,
];
/** The sources of a job's surroundings, in their fixed order. */
function ambientSources(io) {
    return sources.map((source) => source(io));
}


/***/ }),

/***/ 7881:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $q: () => (/* binding */ readUnverifiedClaims),
/* harmony export */   Mz: () => (/* binding */ decodeUnverified)
/* harmony export */ });
/* unused harmony export policyClaims */
/* harmony import */ var jose__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7961);

/** The claims that federation policies are written on, in the order in which they are shown. */
const policyClaims = [
    'iss',
    'sub',
    'aud',
    'repository',
    'repository_id',
    'repository_owner',
    'ref',
    'environment',
    'event_name',
    'workflow_ref',
    'job_workflow_ref',
];
/** All claims of a token; nobody checked its signature. Undefined when it is no JWT. */
function decodeUnverified(token) {
    try {
        return (0,jose__WEBPACK_IMPORTED_MODULE_0__/* .decodeJwt */ .i)(token.reveal());
    }
    catch {
        return undefined; // not a JWT: the exchange says so in its own words
    }
}
/** The claims of a subject token that policies are written on; nobody checked its signature. Empty when it is no JWT. */
function readUnverifiedClaims(token) {
    const claims = decodeUnverified(token);
    return claims === undefined ? [] : policyClaims.map((name) => ({ name, value: show(claims[name]) }));
}
function show(value) {
    if (value === undefined)
        return undefined;
    return typeof value === 'string' ? value : JSON.stringify(value);
}


/***/ }),

/***/ 1431:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ detectSource)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
// Which identity source is used: the first complete one, or an error that lists what each lacks.

/**
 * The first source that is ready, in the order given. Those behind it are not looked at: some of them start a program.
 *
 * @throws {IdentityError} `identity_missing`: none is; the message lists what each lacks, and the remedy of a broken one
 */
async function detectSource(sources) {
    const found = [];
    for (const source of sources) {
        const detection = await source.detect();
        if (detection.state === 'ready')
            return source;
        found.push({ source, detection });
    }
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .IdentityError */ .lD('identity_missing', describeLack(found));
}
function describeLack(found) {
    // Where a CI is recognised, what is missing there is the answer; the other sources would only hide it.
    const broken = found.filter(({ detection }) => detection.state === 'broken');
    const lacks = (broken.length > 0 ? broken : found).flatMap(({ source, detection }) => detection.state === 'ready' ? [] : [`${source.name} lacks ${detection.lacks}`]);
    const remedies = broken.flatMap(({ detection }) => (detection.state === 'broken' ? [detection.remedy] : []));
    const otherwise = 'Elsewhere give "subject-token-file" or "api-key". "interns identity" shows every source.';
    return [`No CI identity found: ${lacks.join('; ')}.`, ...remedies, otherwise].join(' ');
}


/***/ }),

/***/ 7034:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ fileSource)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3251);
// Subject tokens in a file, read anew for each: whoever writes the file may renew the token in it.


/** Subject tokens of a file. */
function fileSource({ readText, log }, { name, path }) {
    return {
        name,
        takesAudience: false,
        detect: () => Promise.resolve({ state: 'ready' }),
        async fetchToken() {
            const text = await readText(path).catch((cause) => {
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .IdentityError */ .lD('identity_malformed', `The subject token file ${path} can't be read.`, {
                    source: name,
                    cause,
                });
            });
            if (text.trim() === '') {
                throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .IdentityError */ .lD('identity_malformed', `The subject token file ${path} is empty.`, { source: name });
            }
            const token = new _secret_js__WEBPACK_IMPORTED_MODULE_1__/* .Secret */ .z(text.trim());
            log.mask(token);
            return token;
        },
    };
}


/***/ }),

/***/ 621:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ defaultTimeoutMs)
/* harmony export */ });
/** See {@link FetchTokenOptions.timeoutMs}. */
const defaultTimeoutMs = 10_000;


/***/ }),

/***/ 8863:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k: () => (/* binding */ readSubjectToken),
/* harmony export */   u: () => (/* binding */ readService)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _secret_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3251);
/* harmony import */ var _given_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3072);
/* harmony import */ var _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7035);
// Which service, and how its requests are authenticated.




/** The inputs that every command takes. */
function readService(text) {
    const baseUrl = (0,_values_js__WEBPACK_IMPORTED_MODULE_0__/* .readBaseUrl */ .$P)('base-url', (0,_given_js__WEBPACK_IMPORTED_MODULE_1__/* .required */ .mw)(text, 'base-url', 'the base URL of the service'));
    return { baseUrl, credentials: readCredentials(text, baseUrl) };
}
function readCredentials(text, baseUrl) {
    const key = text('api-key');
    const apiKey = key === undefined ? undefined : readHeaderSecret('api-key', key);
    const federationPolicyId = text('federation-policy-id');
    if (federationPolicyId !== undefined) {
        const given = text('audience');
        const audience = given ?? new URL(baseUrl).origin;
        const subjectToken = readSubjectToken(text);
        return {
            by: 'exchange',
            federationPolicyId,
            audience,
            isAudienceDefault: given === undefined,
            subjectToken,
            apiKey,
        };
    }
    if (apiKey === undefined) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('input_missing', 'Neither "federation-policy-id" nor "api-key" is given. Set "federation-policy-id" to exchange the job\'s identity without a stored secret.', { source: 'federation-policy-id' });
    }
    for (const name of ['subject-token', 'subject-token-file', 'audience']) {
        if (text(name) === undefined)
            continue;
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('input_conflict', `Input "${name}" belongs to a token exchange, but "federation-policy-id" is not given. Set that, or leave "${name}" out.`, { source: name });
    }
    return { by: 'api-key', apiKey };
}
/** Where the subject token comes from: the two inputs that bring one, else the CI. */
function readSubjectToken(text) {
    (0,_given_js__WEBPACK_IMPORTED_MODULE_1__/* .exclude */ .HN)(text, 'subject-token', 'subject-token-file');
    const token = text('subject-token');
    if (token !== undefined)
        return { from: 'input', token: readHeaderSecret('subject-token', token) };
    const path = text('subject-token-file');
    return path === undefined ? { from: 'ci' } : { from: 'file', path };
}
/** A secret that goes into a header or form: a stray line break in it is a pasting mistake, and must not be shown. */
function readHeaderSecret(name, value) {
    if (/^[\x21-\x7e]+$/.test(value))
        return new _secret_js__WEBPACK_IMPORTED_MODULE_3__/* .Secret */ .z(value);
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .InputError */ .dz('input_invalid', `Input "${name}" has characters that no key or token has, such as a space or a line break. Check how the secret was stored.`, { source: name });
}


/***/ }),

/***/ 3072:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HN: () => (/* binding */ exclude),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   mw: () => (/* binding */ required)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
// Inputs as given: the text of each, and what may not be missing or stand together.

/** The text of an input that must be given; `what` says what to set it to. */
function required(text, name, what) {
    const value = text(name);
    if (value !== undefined)
        return value;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('input_missing', `Input "${name}" is not given. Set it to ${what}.`, { source: name });
}
/** The value of an input that may be given. */
function optional(text, name, read) {
    const value = text(name);
    return value === undefined ? undefined : read(name, value);
}
/** Refuses two inputs that are both given. */
function exclude(text, one, other) {
    if (text(one) === undefined || text(other) === undefined)
        return;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('input_conflict', `Inputs "${one}" and "${other}" are both given. Use one of them.`, {
        source: other,
    });
}


/***/ }),

/***/ 7035:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $7: () => (/* binding */ readDuration),
/* harmony export */   $P: () => (/* binding */ readBaseUrl),
/* harmony export */   Cp: () => (/* binding */ readUuid),
/* harmony export */   JI: () => (/* binding */ readInteger),
/* harmony export */   Kf: () => (/* binding */ readChoice),
/* harmony export */   Vf: () => (/* binding */ readBoolean),
/* harmony export */   tm: () => (/* binding */ badValue)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7309);
// Readers for single values: each names the input, the value and the values allowed.


/** The error of a bad value: which input, which value, what to use instead. */
function badValue(name, value, use) {
    const shown = value.length > 200 ? `${value.slice(0, 200)}…` : value;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .InputError */ .dz('input_invalid', `Input "${name}" is "${(0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(shown)}". ${use}`, { source: name });
}
/** One of a few words. */
function readChoice(name, value, choices) {
    const choice = choices.find((one) => one === value);
    if (choice !== undefined)
        return choice;
    const quoted = choices.map((one) => `"${one}"`);
    const list = quoted.length === 1 ? quoted[0] : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
    throw badValue(name, value, `Use ${list}.`);
}
/** `true` or `false`, as YAML 1.2 spells them. */
function readBoolean(name, value) {
    if (/^(?:true|True|TRUE)$/.test(value))
        return true;
    if (/^(?:false|False|FALSE)$/.test(value))
        return false;
    throw badValue(name, value, 'Use "true" or "false".');
}
/** A whole number of at least `least`. */
function readInteger(name, value, least) {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (number >= least)
        return number;
    throw badValue(name, value, `Use a whole number from ${least}.`);
}
const unitMs = { h: 3_600_000, m: 60_000, s: 1000 };
const longestDurationMs = 24 * unitMs.h;
/** `90s`, `5m`, `1h30m`, or a bare number of seconds, as milliseconds. */
function readDuration(name, value, leastMs) {
    const use = `Use a duration such as "90s", "5m", "1h30m" or a number of seconds, from ${leastMs / 1000} s to 24 h.`;
    const parts = /^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.exec(value);
    const bare = /^\d{1,9}$/.test(value) ? Number(value) * unitMs.s : undefined;
    if (value === '' || (parts === null && bare === undefined))
        throw badValue(name, value, use);
    const [, hours = 0, minutes = 0, seconds = 0] = parts ?? [];
    const ms = bare ?? Number(hours) * unitMs.h + Number(minutes) * unitMs.m + Number(seconds) * unitMs.s;
    if (ms < leastMs || ms > longestDurationMs)
        throw badValue(name, value, use);
    return ms;
}
/** A UUID in its usual spelling. */
function readUuid(name, value) {
    if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value))
        return value;
    throw badValue(name, value, 'Use a UUID, for example "89f9f5b2-3f89-4eaf-83ca-5ceae149e8bb".');
}
const loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
/** The base URL of a service without its final slash: `https`, or `http` on a loopback host. */
function readBaseUrl(name, value) {
    const use = 'Use the base URL of the service with its version segment, for example "https://service.example/api/v1".';
    if (!URL.canParse(value))
        throw badValue(name, value, use);
    const url = new URL(value);
    if (url.username !== '' || url.password !== '')
        throw badValue(name, url.host, `Leave user name and password out. ${use}`);
    // A lone "?" or "#" leaves both empty, but stays in the URL.
    if (/[?#]/.test(url.href))
        throw badValue(name, value, `Leave query and fragment out. ${use}`);
    const safe = url.protocol === 'https:' || (url.protocol === 'http:' && loopbackHost.test(url.hostname));
    if (!safe)
        throw badValue(name, value, `Use https: tokens are sent there. Only loopback hosts may use http. ${use}`);
    return url.href.replace(/\/+$/, '');
}


/***/ }),

/***/ 7549:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Vg: () => (/* binding */ holdBearer),
  BM: () => (/* binding */ obtainToken),
  vz: () => (/* binding */ sourceOf)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/http/retry.js
var retry = __webpack_require__(8394);
// EXTERNAL MODULE: ./lib/identity/claims.js
var identity_claims = __webpack_require__(7881);
;// CONCATENATED MODULE: ./lib/identity/check.js
// A look at a subject token before it is sent: what the exchange would refuse in riddles is said here in plain words.


/** How far the clocks of two machines may be apart before a token counts as expired. */
const leewayMs = 60_000;
/**
 * Refuses a subject token that lacks `iss`, is for another audience, or has expired (RFC 7519 section 4.1). A token that
 * can't be decoded passes: the exchange's own check of its form names what is wrong.
 *
 * @throws {IdentityError} `identity_malformed`
 */
function checkSubjectToken(token, { source, audience, nowMs }) {
    const claims = (0,identity_claims/* decodeUnverified */.Mz)(token);
    if (claims === undefined)
        return;
    const refuse = (what, remedy) => {
        const message = `The subject token from ${source} ${what}. ${remedy}`;
        throw new errors/* IdentityError */.lD('identity_malformed', message, { source });
    };
    const { iss, aud, exp } = claims;
    if (typeof iss !== 'string' || iss === '')
        refuse('has no issuer (iss)', 'Is it an identity token?');
    const audiences = [aud ?? []].flat();
    if (audience !== undefined && !audiences.includes(audience)) {
        const shown = audiences.length === 0 ? 'no audience' : `the audience ${audiences.map((one) => `"${one}"`).join(', ')}`;
        refuse(`has ${shown}, not "${audience}"`, 'Set the input "audience" to the one that the federation policy wants.');
    }
    if (typeof exp !== 'number')
        refuse('has no expiry (exp)', 'The exchange takes only tokens that expire.');
    else if (exp * 1000 + leewayMs < nowMs) {
        const seconds = Math.round(nowMs / 1000 - exp);
        refuse(`expired ${seconds} s ago`, 'Get a new one shortly before the step, or use a source that renews it.');
    }
}

// EXTERNAL MODULE: ./lib/contract/errors.js
var contract_errors = __webpack_require__(1819);
// EXTERNAL MODULE: ./lib/contract/token.js
var token = __webpack_require__(371);
// EXTERNAL MODULE: ./lib/http/json.js + 2 modules
var json = __webpack_require__(8580);
// EXTERNAL MODULE: ./lib/http/transport.js
var transport = __webpack_require__(3005);
;// CONCATENATED MODULE: ./lib/identity/remarks.js

const noticeableSkewSeconds = 60;
/** Remarks on a refusal, one sentence each; they name causes that are usual, not the cause that it is. */
function remarkOnRefusal(token, circumstances) {
    const claims = (0,identity_claims/* decodeUnverified */.Mz)(token);
    if (claims === undefined)
        return [];
    const remarks = [
        remarkOnSubject(claims),
        remarkOnPullRequest(claims),
        remarkOnEnvironment(claims),
        remarkOnReusableWorkflow(claims),
        remarkOnAudience(claims, circumstances.isAudienceDefault),
        remarkOnClock(claims, circumstances.serviceDateMs),
    ];
    return remarks.filter((remark) => remark !== undefined);
}
function remarkOnSubject({ sub }) {
    if (!/^repo:[^:/]*@\d+\/[^:/]*@\d+:/.test(textOf(sub)))
        return undefined;
    return 'The subject carries the numeric ids of owner and repository, as in all repositories created, renamed or transferred since 2026-07-15: the policy must have them too.';
}
function remarkOnPullRequest({ sub, event_name }) {
    if (event_name !== 'pull_request' || !textOf(sub).endsWith(':pull_request'))
        return undefined;
    return 'On pull requests the subject ends in ":pull_request" and names no branch: a policy for a branch does not match it.';
}
function remarkOnEnvironment({ environment }) {
    if (typeof environment !== 'string' || environment === '')
        return undefined;
    return `The job uses the environment "${environment}", which takes the place of the branch in the subject.`;
}
function remarkOnReusableWorkflow({ workflow_ref, job_workflow_ref }) {
    if (typeof workflow_ref !== 'string' || typeof job_workflow_ref !== 'string')
        return undefined;
    if (workflow_ref === job_workflow_ref)
        return undefined;
    return 'The job runs in a reusable workflow: "workflow_ref" is the caller, "job_workflow_ref" the workflow that has the job.';
}
function remarkOnAudience({ aud }, isDefault) {
    if (!isDefault)
        return undefined;
    return `The audience ${JSON.stringify(aud ?? null)} is the default, the origin of base-url. If the policy wants another, set the input "audience".`;
}
function remarkOnClock({ iat }, serviceDateMs) {
    if (typeof iat !== 'number' || serviceDateMs === undefined)
        return undefined;
    const aheadSeconds = Math.round(iat - serviceDateMs / 1000);
    if (aheadSeconds <= noticeableSkewSeconds)
        return undefined;
    return `The token was issued ${aheadSeconds} s in the future by the clock of the service: one of the two clocks is wrong.`;
}
/** A claim as text; whoever made the token may have put anything there. */
function textOf(claim) {
    return typeof claim === 'string' ? claim : '';
}

// EXTERNAL MODULE: ./lib/secret.js
var secret = __webpack_require__(3251);
;// CONCATENATED MODULE: ./lib/exchange/token-exchange.js
// One token exchange: the form, the judgement of the answer, and the one request between them.








/**
 * The request of a token exchange (RFC 8693 section 2.1; API document, "POST /oauth/token").
 *
 * @throws {ExchangeError} `exchange_malformed`: the subject token has not three parts or is too long; nothing was sent
 */
function buildTokenExchange(exchange) {
    const subjectToken = exchange.subjectToken.reveal();
    const form = {
        federation_policy_id: exchange.federationPolicyId,
        grant_type: token/* tokenExchangeGrantType */.l9,
        subject_token: subjectToken,
        subject_token_type: token/* jwtTokenType */.L_,
        requested_token_type: token/* accessTokenType */.Sg,
        scope: token/* inferenceScope */.IT,
    };
    if (!token/* tokenExchangeForm */.dW.safeParse(form).success) {
        throw new errors/* ExchangeError */.Sb('exchange_malformed', `The subject token is no JWT that the service takes: it must have three dot-separated parts and at most 16384 characters, and has ${subjectToken.split('.').length} parts and ${subjectToken.length} characters.`);
    }
    return {
        method: 'POST',
        url: `${exchange.baseUrl}/oauth/token`,
        headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'application/json' },
        body: new URLSearchParams(form).toString(),
        bearer: exchange.apiKey,
    };
}
/**
 * The access token in an answer (RFC 8693 section 2.2; API document, "Token exchange response").
 *
 * @throws {ExchangeError} `exchange_refused` (a 4xx, with the service's OAuth error), `exchange_unreachable` (429, 5xx),
 *   `exchange_malformed` (anything else outside the contract)
 */
function readTokenExchange(response, exchange) {
    if (response.status !== 200)
        throw refusal(response, exchange);
    const granted = token/* tokenExchangeResponse */.oJ.safeParse(response.json);
    if (!granted.success) {
        const fields = granted.error.issues.flatMap(({ path }) => (path.length === 0 ? [] : [`"${path.join('.')}"`]));
        const flaw = fields.length === 0 ? 'it is no JSON object' : `look at ${fields.join(', ')}`;
        throw new errors/* ExchangeError */.Sb('exchange_malformed', `The token exchange answered 200 with a body outside the API: ${flaw}. Check that base-url is that of an Intern Service.`, { status: 200 });
    }
    return { token: new secret/* Secret */.z(granted.data.access_token), lifetimeMs: granted.data.expires_in * 1000 };
}
/**
 * Exchange a subject token for an access token by one request (RFC 8693 section 2.1; API document, "POST /oauth/token").
 *
 * @throws {ExchangeError} as {@link buildTokenExchange} and {@link readTokenExchange}; `exchange_unreachable` also when
 *   no response came
 */
async function exchangeToken(exchange, options) {
    const request = buildTokenExchange(exchange);
    try {
        return readTokenExchange(await (0,json/* sendForJson */.W)(request, options), exchange);
    }
    catch (error) {
        if (!(error instanceof transport/* NoResponseError */.hg))
            throw error;
        throw new errors/* ExchangeError */.Sb('exchange_unreachable', 'The token exchange did not answer.', {
            sent: error.sent,
            cause: error,
        });
    }
}
function refusal(response, exchange) {
    const { status, json, requestId, retryAfterMs } = response;
    // Only the two OAuth fields are taken over: anything else could be an echo of what we sent.
    const oauth = contract_errors/* oauthErrorBody */.Wl.safeParse(json);
    const reason = oauth.success ? oauth.data.error : undefined;
    const description = oauth.success ? oauth.data.error_description : undefined;
    const data = {
        status,
        reason,
        requestId,
        retryAfterMs,
    };
    const answer = `${status}${reason === undefined ? '' : ` ${reason}`}${description === undefined ? '' : `: ${description}`}`;
    if (status === 429 || status >= 500) {
        return new errors/* ExchangeError */.Sb('exchange_unreachable', `The token exchange answered ${answer}.`, data);
    }
    const { subjectToken, isAudienceDefault = false } = exchange;
    const claims = (0,identity_claims/* readUnverifiedClaims */.$q)(subjectToken);
    const serviceDateMs = Date.parse(response.headers.get('date') ?? '');
    const remarks = remarkOnRefusal(subjectToken, {
        isAudienceDefault,
        serviceDateMs: Number.isNaN(serviceDateMs) ? undefined : serviceDateMs,
    });
    const claim = (name) => JSON.stringify(claims.find((one) => one.name === name)?.value ?? null);
    return new errors/* ExchangeError */.Sb('exchange_refused', `Token exchange refused (${answer}) for policy "${exchange.federationPolicyId}", issuer ${claim('iss')}, subject ${claim('sub')}, audience ${claim('aud')} (unverified claims). Check that the organization trusts this issuer and that the policy matches this subject and audience.`, { ...data, unverifiedClaims: claims, remarks });
}

;// CONCATENATED MODULE: ./lib/exchange/access-token.js




const maxAttempts = 5;
const overallMs = 60_000;
const attemptMs = 10_000;
const longestMarginMs = 60_000;
/** A token is not sent when less than this remains of it: the request has to arrive. */
const lastUseMs = 5_000;
/**
 * A holder of one access token. Its lifetime is counted on our own monotonic clock from before the request, so that
 * neither a wrong wall clock nor a slow answer makes it look longer than it is.
 */
function holdAccessToken(options) {
    const { clock, log } = options;
    let held;
    let inFlight;
    const exchange = async () => {
        const { token, lifetimeMs, startedAt } = await obtainAccessToken(options);
        log.mask(token);
        log.info(`Access token ${token.fingerprint()} for ${Math.round(lifetimeMs / 1000)} s by policy "${options.federationPolicyId}".`);
        const expiresAt = startedAt + lifetimeMs;
        held = { token, expiresAt, renewAt: expiresAt - Math.min(longestMarginMs, lifetimeMs / 5) };
        return token;
    };
    // An outage is no reason to give up a token that is still alive; a refusal is.
    const exchangeOrKeep = async () => {
        try {
            return await exchange();
        }
        catch (error) {
            const alive = held !== undefined && clock.monotonic() + lastUseMs < held.expiresAt ? held : undefined;
            if (alive === undefined || !judge(error).retry)
                throw error;
            log.warning(`The access token could not be renewed; the one that is held is used on: ${(0,errors/* describeError */.Uc)(error)}`);
            return alive.token;
        }
    };
    const get = () => {
        if (held !== undefined && clock.monotonic() < held.renewAt)
            return Promise.resolve(held.token);
        inFlight ??= exchangeOrKeep().finally(() => {
            inFlight = undefined;
        });
        return inFlight;
    };
    return {
        get,
        renew(refused) {
            if (held?.token === refused)
                held = undefined;
            return get();
        },
    };
}
/**
 * Get one access token: at most five attempts and 60 s in all, 10 s for one. A subject token may be single-use, so each
 * attempt asks for a new one; a refusal is final.
 *
 * @throws {IdentityError} `identity_unreachable`, `identity_refused`, `identity_malformed`
 * @throws {ExchangeError} `exchange_unreachable`, `exchange_refused`, `exchange_malformed`
 */
function obtainAccessToken(options) {
    const { source, audience, isAudienceDefault = false, clock, log, signal } = options;
    const deadline = clock.monotonic() + overallMs;
    return (0,retry/* withRetry */.b)({ what: 'token exchange', maxAttempts, deadline, clock, log, signal }, async () => {
        // One attempt, identity and exchange together, gets ten seconds, and the last one what is left of the minute.
        const attemptUntil = Math.min(deadline, clock.monotonic() + attemptMs);
        // Whole milliseconds: a timer takes no fractions, and our clock has them.
        const leftMs = () => Math.max(1, Math.ceil(attemptUntil - clock.monotonic()));
        const subjectToken = await source.fetchToken({ audience, timeoutMs: leftMs(), signal });
        const demanded = source.takesAudience || !isAudienceDefault ? audience : undefined;
        checkSubjectToken(subjectToken, { source: source.name, audience: demanded, nowMs: clock.now() });
        log.debug(`Subject token ${subjectToken.fingerprint()} from ${source.name} for audience "${audience}".`);
        const startedAt = clock.monotonic();
        const limits = { timeoutMs: leftMs(), now: clock.now };
        return { ...(await exchangeToken({ ...options, subjectToken }, { ...options, ...limits })), startedAt };
    }, judge);
}
function judge(error) {
    const outage = error instanceof errors/* ToolkitError */.h4 && /^(?:identity|exchange)_unreachable$/.test(error.code);
    return outage ? { retry: true, afterMs: error.data.retryAfterMs } : { retry: false };
}

;// CONCATENATED MODULE: ./lib/http/observed-fetch.js
/** A fetch as it is given, that tells of each answer when its headers are there. */
function observedFetch(fetch, clock, onAnswer) {
    return async (url, init) => {
        const startedAt = clock.monotonic();
        const response = await fetch(url, init);
        const requestId = response.headers.get('x-request-id') ?? undefined;
        onAnswer({ status: response.status, ms: clock.monotonic() - startedAt, requestId });
        return response;
    };
}

// EXTERNAL MODULE: ./lib/identity/ambient.js + 15 modules
var ambient = __webpack_require__(5147);
// EXTERNAL MODULE: ./lib/identity/detect.js
var detect = __webpack_require__(1431);
// EXTERNAL MODULE: ./lib/identity/file.js
var file = __webpack_require__(7034);
;// CONCATENATED MODULE: ./lib/identity/given.js
/** The subject token of the input "subject-token". */
function givenSource(token, log) {
    return {
        name: 'subject-token',
        takesAudience: false,
        detect: () => Promise.resolve({ state: 'ready' }),
        fetchToken() {
            log.mask(token);
            return Promise.resolve(token);
        },
    };
}

;// CONCATENATED MODULE: ./lib/job/bearer.js






/**
 * One access token, by the exchange that the credentials describe.
 *
 * @throws {IdentityError} `identity_missing`, and what {@link obtainAccessToken} throws
 */
async function obtainToken(options) {
    const { credentials, log } = options;
    if (credentials.apiKey !== undefined)
        log.mask(credentials.apiKey);
    const source = await sourceOf(credentials.subjectToken, observed(options, 'identity'));
    const obtained = await obtainAccessToken({ ...observed(options, 'exchange'), ...credentials, source });
    log.mask(obtained.token);
    return obtained;
}
/**
 * The bearer of each request; nothing is asked for before the first.
 *
 * @throws {IdentityError} `identity_missing`: an exchange is asked for, and this job has no identity
 */
async function holdBearer(options) {
    const { credentials, log } = options;
    if (credentials.apiKey !== undefined)
        log.mask(credentials.apiKey);
    if (credentials.by === 'api-key')
        return { bearer: () => Promise.resolve(credentials.apiKey) };
    const source = await sourceOf(credentials.subjectToken, observed(options, 'identity'));
    const holder = holdAccessToken({ ...observed(options, 'exchange'), ...credentials, source });
    return { bearer: () => holder.get(), renewBearer: (refused) => holder.renew(refused) };
}
/** The options with a fetch that tells `onRequest` of its answers. */
function observed(options, route) {
    const { fetch, clock, onRequest } = options;
    if (onRequest === undefined)
        return options;
    return { ...options, fetch: observedFetch(fetch, clock, (answer) => onRequest({ route, ...answer })) };
}
/** The source of subject tokens that a setting means; the first that is ready, where it means the CI. */
function sourceOf(setting, options) {
    switch (setting.from) {
        case 'input':
            return givenSource(setting.token, options.log);
        case 'file':
            return (0,file/* fileSource */.I)(options, { name: 'subject-token-file', path: options.path(setting.path) });
        case 'ci':
            return (0,detect/* detectSource */.P)((0,ambient/* ambientSources */.B)(options));
        default:
            return setting;
    }
}


/***/ }),

/***/ 82:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ openWorkspace),
/* harmony export */   t: () => (/* binding */ createTranscriptFile)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(452);
/* harmony import */ var _report_transcript_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3306);
// The files of a job: paths that start at the workspace, and the transcript.






/** The workspace of a job: `GITHUB_WORKSPACE` on a runner, else the working directory. */
function openWorkspace({ env, cwd, readFile }) {
    const root = notEmpty(env['GITHUB_WORKSPACE']) ?? cwd;
    return {
        path: (given) => (0,node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(root, given),
        readBytes: readFile,
        readText: async (path) => new TextDecoder('utf-8', { fatal: true }).decode(await readFile(path)),
        temp: notEmpty(env['RUNNER_TEMP']) ?? (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(),
    };
}
/**
 * Creates the transcript file, readable by its owner only.
 *
 * @throws {InputError} `input_invalid`: it can't be created
 */
function createTranscriptFile(given, workspace) {
    const path = given === undefined ? (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(workspace.temp, `intern-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.jsonl`) : workspace.path(given);
    const file = openTranscript(path);
    return {
        path,
        // Synchronous: an event is on disk before the next is looked at.
        write: (event) => void (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(file, (0,_report_transcript_js__WEBPACK_IMPORTED_MODULE_4__/* .toTranscriptLine */ .W)(event)),
        close: () => (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file),
    };
}
function openTranscript(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), { recursive: true });
        const file = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, 'w', 0o600);
        (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.fchmodSync)(file, 0o600); // a file that was there before keeps its mode otherwise
        return file;
    }
    catch (cause) {
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__/* .InputError */ .dz('input_invalid', `Input "transcript-file" is "${path}", which can't be written.`, {
            source: 'transcript-file',
            cause,
        });
    }
}
function notEmpty(value) {
    return value === '' ? undefined : value;
}


/***/ }),

/***/ 3306:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ toTranscriptLine)
/* harmony export */ });
/** One line of the transcript with its line end: `type` and `at` first, then the event's own fields. */
function toTranscriptLine(event) {
    const { type, at, ...fields } = event;
    return `${JSON.stringify({ type, at, ...fields })}\n`;
}


/***/ })

};
