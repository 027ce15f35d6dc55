export const id = 808;
export const ids = [808];
export const modules = {

/***/ 9995:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   dH: () => (/* binding */ buildKeyUpdate),
/* harmony export */   v2: () => (/* binding */ updateKey)
/* harmony export */ });
/* unused harmony export readKeyUpdate */
/* harmony import */ var _contract_keys_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7684);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _http_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8580);
/* harmony import */ var _request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2410);




const timeoutMs = 30_000;
/**
 * The request of an update (API document, "PATCH /keys/{hash}"); without a bearer to show it only.
 *
 * @throws {TypeError} a hash that can't stand in a URL, or an update without a field or with one that the API lacks
 */
function buildKeyUpdate(baseUrl, bearer, { hash, update }) {
    if (!(0,_request_js__WEBPACK_IMPORTED_MODULE_0__/* .standsInUrl */ .YX)(hash))
        throw new TypeError(`The hash "${hash}" can't stand in a URL. Give the hash of a key.`);
    const body = _contract_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .keyUpdate */ .d2.safeParse(update);
    if (!body.success || Object.values(body.data).every((value) => value === undefined)) {
        throw new TypeError('The update of a key needs at least one field of the API, and no other.');
    }
    return {
        method: 'PATCH',
        url: `${baseUrl}/keys/${encodeURIComponent(hash)}`,
        bearer,
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify(body.data),
    };
}
/**
 * The key in an answer, when it is the one that was asked for and as it was asked to be (API document, "API key record").
 *
 * @throws {ApiError} `api_refused` (any status but 200), `api_malformed` (a body outside the contract),
 *   `key_mismatch` (the key is another, or not as asked)
 */
function readKeyUpdate(response, asked) {
    const { status, json, requestId } = response;
    if (status !== 200)
        throw (0,_request_js__WEBPACK_IMPORTED_MODULE_0__/* .refusalError */ .z_)(response, (0,_request_js__WEBPACK_IMPORTED_MODULE_0__/* .readRefusal */ .ni)(json), remedyOf(status));
    const answer = _contract_keys_js__WEBPACK_IMPORTED_MODULE_1__/* .keyUpdateResponse */ .AS.safeParse(json);
    if (!answer.success) {
        const at = answer.error.issues[0]?.path.join('.') ?? '';
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ApiError */ .hD('api_malformed', `The updated key is outside the API${at === '' ? '' : ` at "${at}"`}.`, {
            status,
            requestId,
        });
    }
    const differences = differencesOf(answer.data.data, asked);
    if (differences.length === 0)
        return answer.data.data;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ApiError */ .hD('key_mismatch', `The service answered 200, but the key is not as asked: ${differences.join('; ')}. Look at the key before you rely on its limit.`, { status, requestId });
}
/** Send one update, once; it may be sent again, because it sets and does not add. Errors as {@link readKeyUpdate}. */
async function updateKey(client, options) {
    const { fetch, clock, onRequest } = client;
    const request = buildKeyUpdate(client.baseUrl, await client.bearer(), options);
    const startedAt = clock.monotonic();
    const limits = { timeoutMs, signal: options.signal };
    const response = await (0,_http_json_js__WEBPACK_IMPORTED_MODULE_3__/* .sendForJson */ .W)(request, { fetch, now: clock.now, ...limits }).catch((error) => {
        throw (0,_request_js__WEBPACK_IMPORTED_MODULE_0__/* .explainLoss */ .TU)(error);
    });
    const { status, requestId } = response;
    onRequest?.({ route: 'keys', status, ms: clock.monotonic() - startedAt, requestId });
    return readKeyUpdate(response, options);
}
/** Each field that is not as asked, with both values. */
function differencesOf(record, { hash, update }) {
    return Object.entries({ hash, ...update }).flatMap(([name, asked]) => {
        const answered = record[name];
        if (asked === undefined || asked === answered)
            return [];
        return [`asked for ${name} ${JSON.stringify(asked)}, answered ${JSON.stringify(answered)}`];
    });
}
function remedyOf(status) {
    switch (status) {
        case 401:
        case 403:
            return ' Updating a key needs a management key.';
        case 404:
            return ' Check the hash of the key, and base-url.';
        default:
            return '';
    }
}


/***/ }),

/***/ 2410:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TU: () => (/* binding */ explainLoss),
/* harmony export */   YX: () => (/* binding */ standsInUrl),
/* harmony export */   ni: () => (/* binding */ readRefusal),
/* harmony export */   xg: () => (/* binding */ mayRepeat),
/* harmony export */   z_: () => (/* binding */ refusalError)
/* harmony export */ });
/* harmony import */ var _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1819);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
/* harmony import */ var _http_transport_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3005);
// What the operations share: the error of a refusal in the API's words, and of a request that was lost.



/** What the error body of the list and key routes says (API document, "Intern error object"). */
function readRefusal(json) {
    const error = _contract_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .apiErrorBody */ .hP.safeParse(json).data?.error;
    if (error === undefined)
        return undefined;
    return { message: error.message, reason: typeof error.code === 'string' ? error.code : undefined };
}
/** The error of a refusal (API document, "Errors"): the service's own code and text, and what it says of a repetition. */
function refusalError(response, refusal, remedy = remedyOf(response.status)) {
    const { status, requestId, retryAfterMs } = response;
    const answer = refusal?.reason === undefined ? `${status}` : `${status} ${refusal.reason}`;
    const said = refusal?.message ?? 'the body names no reason.';
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD('api_refused', `The service answered ${answer}: ${said}${remedy}`, {
        status,
        reason: refusal?.reason,
        retryable: refusal?.retryable,
        retryAfterMs,
        requestId,
    });
}
/**
 * Whether an id can be one segment of a URL: dots alone would be read as steps through the path, and half of a surrogate
 * pair can't be encoded.
 */
function standsInUrl(id) {
    return !/^\.{0,2}$/.test(id) && id.isWellFormed();
}
/** An {@link ApiError} in place of a lost request; anything else as it is. */
function explainLoss(error) {
    if (!(error instanceof _http_transport_js__WEBPACK_IMPORTED_MODULE_2__/* .NoResponseError */ .hg))
        return error;
    return new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD('api_unreachable', 'The service did not answer.', { sent: error.sent, cause: error });
}
/** Whether a request that does no harm twice may be sent again: nothing came back, or 408, 429 or 5xx did. */
function mayRepeat(error) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ApiError */ .hD))
        return { retry: false };
    const { status = 0, retryAfterMs } = error.data;
    const passing = error.code === 'api_unreachable' || status === 408 || status === 429 || status >= 500;
    return passing ? { retry: true, afterMs: retryAfterMs } : { retry: false };
}
function remedyOf(status) {
    switch (status) {
        case 401:
            return ' Check that the API key, or the key that the federation policy targets, exists and is not disabled.';
        case 402:
            return ' The key has used up its limit: raise it, or wait for its reset.';
        case 403:
            return ' Ask an organization admin to reassign the key: its creator is no longer a member. Regional hostnames are refused too.';
        case 404:
            return ' Check base-url, and that the key belongs to the interns programme and sees this intern.';
        default:
            return '';
    }
}


/***/ }),

/***/ 8914:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $2: () => (/* binding */ doneMarker),
/* harmony export */   B7: () => (/* binding */ finishReasons),
/* harmony export */   CI: () => (/* binding */ usage),
/* harmony export */   HD: () => (/* binding */ receivedChatRequest),
/* harmony export */   Y9: () => (/* binding */ answerRequest),
/* harmony export */   cx: () => (/* binding */ promptRequest),
/* harmony export */   oy: () => (/* binding */ approvalModes),
/* harmony export */   vi: () => (/* binding */ steered),
/* harmony export */   vr: () => (/* binding */ chunkObject),
/* harmony export */   yW: () => (/* binding */ chatChunk)
/* harmony export */ });
/* unused harmony exports toolCall, chatMessage, delta */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3759);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1819);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8536);
// The chat route: request, messages, chunk, usage.



/** How an intern handles approval-bearing tools during one run (API document, "Stream rules", 5). */
const approvalModes = ['manual', 'self-drive'];
/** How a response ends, the one closed set of the contract (API document, "Stream rules", 1). */
const finishReasons = ['stop', 'tool_calls', 'error'];
/** What `object` of every chunk says (API document, "Chat chunk"). */
const chunkObject = 'chat.completion.chunk';
/** The data of the event that ends every stream (API document, "Stream rules", 2). */
const doneMarker = '[DONE]';
const identifier = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._minLength */ .m9(_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .identifierLength */ .yj.min), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._maxLength */ .Eb(_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .identifierLength */ .yj.max));
const toolCallId = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._minLength */ .m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._maxLength */ .Eb(_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .maxToolCallIdCharacters */ .OV));
/** A tool call as streamed and as echoed in the answer (API document, "Chat chunk", table of `delta.tool_calls`). */
const toolCall = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    /** Position of the tool call. */
    index: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr()),
    id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    type: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    function: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ name: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), arguments: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
});
/** Text, whole or in parts (deployment notes, "Chat stream"). */
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ type: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('text'), text: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }))]);
/** As last message it starts a run (API document, "Chat request body", "Message shapes"). */
const userMessage = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ role: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('user'), content: text });
/** Echo of the tool call that asked; history may carry null (API document, "Chat request body"; deployment notes). */
const assistantMessage = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    role: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('assistant'),
    content: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(text)),
    tool_calls: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(toolCall)),
});
/** As last message it answers the interaction (API document, "Chat request body", "Message shapes"). */
const toolMessage = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ role: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('tool'), tool_call_id: toolCallId, content: text });
/** The other two roles: accepted, not forwarded (deployment notes, "Chat stream"). */
const systemMessage = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ role: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('system'), content: text });
const developerMessage = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ role: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('developer'), content: text });
/** A message, discriminated by its role (API document, "Chat request body", row `messages`). */
const chatMessage = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .discriminatedUnion */ .gMt('role', [
    userMessage,
    assistantMessage,
    toolMessage,
    systemMessage,
    developerMessage,
]);
/** The request as the service reads it: other chat fields are ignored (API document, "Chat request body"). */
const receivedChatRequest = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    messages: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(chatMessage).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._minLength */ .m9(1)),
    stream: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true),
    approval_mode: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(approvalModes), 'self-drive'),
    model: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(identifier),
    session_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(identifier),
})
    .check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .refine */ .YPB((request) => request.messages.at(-1)?.role !== 'tool' || request.session_id !== undefined, {
    path: ['session_id'],
    error: 'session_id is required when the last message has role tool',
}));
/** A prompt as we send it: one user message that starts a run (API document, "Chat request body"). */
const promptRequest = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    messages: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ role: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('user'), content: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._minLength */ .m9(1)) })]),
    stream: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true),
    approval_mode: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(approvalModes),
    session_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(identifier),
});
const echoedToolCall = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    role: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('assistant'),
    content: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["null"] */ .chJ(),
    tool_calls: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([toolCall]),
});
const answerMessage = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({ role: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz('tool'), tool_call_id: toolCallId, content: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });
/** An answer as we send it: the echoed tool call, where known, and the tool message (API document, "Stream rules", 3). */
const answerRequest = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    messages: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .union */ .KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([echoedToolCall, answerMessage]), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .tuple */ .PVZ([answerMessage])]),
    stream: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(true),
    session_id: identifier,
});
/** Usage of a run; its fields are those of live deployments, `cost` in USD (deployment notes, "Chat stream"). */
const usage = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    prompt_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
    completion_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
    total_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
    cost: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig())),
    prompt_tokens_details: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ cached_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()) }))),
});
/** What a chunk adds: role, text, reasoning or the pause (API document, "Chat chunk"; deployment notes, "Chat stream"). */
const delta = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    role: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    content: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    reasoning: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    tool_calls: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(toolCall))),
});
/** One `data:` line of the stream (API document, "Chat chunk"). */
const chatChunk = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    object: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .literal */ .euz(chunkObject),
    /** Unix timestamp in seconds. */
    created: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    model: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** Empty in the final chunk. */
    choices: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ index: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), delta, finish_reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(finishReasons)) })),
    /** Only on the final chunk; null when the run failed before the intern reported one (deployment notes). */
    session_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP())),
    /** Only on the final chunk. */
    usage: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(usage)),
    /** Beside `finish_reason` `error`. */
    error: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .chatError */ .fE),
});
/** The 202 answer to a prompt for a session whose turn still runs (deployment notes, "Chat stream"). */
const steered = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ session_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), status: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() });


/***/ }),

/***/ 7391:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kl: () => (/* binding */ internListPage),
/* harmony export */   Np: () => (/* binding */ provisioningProgress),
/* harmony export */   dY: () => (/* binding */ lifecycleStatuses),
/* harmony export */   lx: () => (/* binding */ internListQuery)
/* harmony export */ });
/* unused harmony export intern */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3759);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8536);
// Interns and their list: the lifecycle, one intern, the list query and the list page.


/** The lifecycle statuses of an intern (API document, "Intern lifecycle status"). */
const lifecycleStatuses = [
    'awaiting_slack_install',
    'queued',
    'provisioning',
    'running',
    'failed',
    'stopped',
    'destroying',
    'destroy_failed',
];
/** The active provisioning step (API document, "Intern", row `progress`). */
const provisioningProgress = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    step_label: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    /** One-based index of the active step. */
    step_number: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
    total_steps: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(),
});
/** An intern as the list returns it; all fields are always present (API document, "Intern"). */
const intern = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    name: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    description: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    instructions: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    model: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    /** A lifecycle status; one that this version does not know is kept as it came. */
    status: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    last_failure_message: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    progress: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(provisioningProgress),
    hostname: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    workspace_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    vault_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    attached_vault_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    created_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    updated_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
/** A page of interns, newest first; `next_cursor` only when `has_more` (API document, "Intern list page"). */
const internListPage = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    data: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(intern),
    has_more: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    next_cursor: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
/** The query of the list, its `status` already split at the commas (API document, "GET /interns"). */
const internListQuery = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej({
    limit: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._gte */ .qm(_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .listLimit */ .El.min), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._lte */ .Zm(_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .listLimit */ .El.max))),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(lifecycleStatuses)).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._minLength */ .m9(1))),
    starting_after: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    workspace_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .uuid */ .uRe()),
});


/***/ }),

/***/ 7684:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AS: () => (/* binding */ keyUpdateResponse),
/* harmony export */   cX: () => (/* binding */ receivedKeyUpdate),
/* harmony export */   d2: () => (/* binding */ keyUpdate),
/* harmony export */   sn: () => (/* binding */ limitResets)
/* harmony export */ });
/* unused harmony export apiKeyRecord */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5395);
// API keys: the record that an update returns, and the update itself.

/** When a key's usage starts anew: midnight UTC, Monday, the 1st (API document, "PATCH /keys/{hash}"). */
const limitResets = ['daily', 'weekly', 'monthly'];
/** A key as the update returns it; amounts in USD (API document, "API key record"). */
const apiKeyRecord = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({
    hash: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    name: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    label: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    disabled: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    limit: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
    /** A number by the API document; null where there is no limit. */
    limit_remaining: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig()),
    /** One of the three resets or null; another is kept as it came. */
    limit_reset: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    include_byok_in_limit: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
    usage: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    usage_daily: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    usage_weekly: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    usage_monthly: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    byok_usage: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    byok_usage_daily: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    byok_usage_weekly: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    byok_usage_monthly: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig(),
    created_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    updated_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    expires_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    /** May be null on live deployments (deployment notes, "Key update"). */
    creator_user_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    workspace_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
/** Success body of the update (API document, "PATCH /keys/{hash}"). */
const keyUpdateResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H3({ data: apiKeyRecord });
const fields = {
    disabled: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()),
    include_byok_in_limit: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY()),
    /** USD; null for no limit. */
    limit: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig())),
    /** Null for no reset. */
    limit_reset: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5n(limitResets))),
    name: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
};
/** The update as a client sends it: nothing beyond the documented fields (API document, "PATCH /keys/{hash}"). */
const keyUpdate = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .strictObject */ .rej(fields);
/** The update as the service reads it; fields that the document does not name are ignored (API document, "PATCH /keys/{hash}"). */
const receivedKeyUpdate = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc(fields);


/***/ }),

/***/ 3808:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  a: () => (/* binding */ connected)
});

// EXTERNAL MODULE: ./lib/clock.js
var clock = __webpack_require__(5233);
// EXTERNAL MODULE: ./lib/contract/chat.js
var chat = __webpack_require__(8914);
// EXTERNAL MODULE: ./lib/contract/errors.js
var errors = __webpack_require__(1819);
// EXTERNAL MODULE: ./lib/contract/limits.js
var limits = __webpack_require__(8536);
// EXTERNAL MODULE: ./lib/errors.js
var lib_errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/http/json.js + 2 modules
var json = __webpack_require__(8580);
// EXTERNAL MODULE: ./node_modules/eventsource-parser/dist/parse.js + 1 modules
var parse = __webpack_require__(6085);
;// CONCATENATED MODULE: ./lib/http/sse.js
// Server-sent events: a byte stream becomes the `data` of its events (WHATWG HTML, "Server-sent events").


const defaultMaxEventCharacters = 64 * 1024 * 1024;
/**
 * Decode an event stream. Yields, for each piece that the network delivered, the data of the events completed by it:
 * a batch may be empty (a keepalive comment). An event that the end of the stream cuts is dropped, as the standard says.
 * Leaving the loop closes the connection.
 *
 * @throws {StreamError} `stream_idle` (silence), `stream_malformed` (an event over the limit), `stream_severed` (the
 *   connection broke)
 */
async function* decodeEvents(body, options) {
    const { maxEventCharacters = defaultMaxEventCharacters } = options;
    let batch = [];
    const overflow = [];
    const parser = (0,parse/* createParser */.C)({
        maxBufferSize: maxEventCharacters,
        onEvent: (event) => batch.push(event.data),
        onError(error) {
            // Unknown fields and the like are ignored by the standard; only the bound on memory ends the stream.
            if (error.type === 'max-buffer-size-exceeded')
                overflow.push(tooLong(maxEventCharacters, error));
        },
    });
    const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
    const reader = body.getReader();
    const silence = watchSilence(reader, options.idleTimeoutMs);
    try {
        for (;;) {
            const { done, value } = await silence.guard(() => reader.read());
            if (done === true || value === undefined)
                return;
            parser.feed(decoder.decode(value, { stream: true }));
            const complete = batch;
            batch = [];
            yield complete;
            const [tooMuch] = overflow;
            if (tooMuch !== undefined)
                throw tooMuch;
        }
    }
    catch (error) {
        if (error instanceof lib_errors/* StreamError */.lm)
            throw error;
        throw new lib_errors/* StreamError */.lm('stream_severed', 'The connection broke in the middle of the stream.', { cause: error });
    }
    finally {
        silence.stop();
        // Not awaited: on a dead connection it may never resolve, and its failure tells nothing new.
        reader.cancel().catch(() => { });
    }
}
function tooLong(maxCharacters, cause) {
    return new lib_errors/* StreamError */.lm('stream_malformed', `An event of the stream is longer than ${maxCharacters} characters.`, {
        cause,
    });
}
/**
 * One timer for the whole stream, started anew for each read. It ends a pending read by cancelling the reader: racing
 * each read against one promise would keep every read of a long stream in memory.
 */
function watchSilence(reader, idleTimeoutMs) {
    let reading = false;
    let expired = false;
    const timer = setTimeout(() => {
        if (!reading)
            return; // the time went by while our own side worked
        expired = true;
        reader.cancel().catch(() => { });
    }, idleTimeoutMs);
    return {
        async guard(read) {
            reading = true;
            timer.refresh();
            const result = await read().catch((error) => {
                if (!expired)
                    throw error;
            });
            reading = false;
            if (!expired && result !== undefined)
                return result;
            throw new lib_errors/* StreamError */.lm('stream_idle', `Nothing came on the stream for ${idleTimeoutMs / 1000} s, not even a keepalive. If the intern needs longer silences, raise "idle-timeout".`);
        },
        stop: () => clearTimeout(timer),
    };
}

// EXTERNAL MODULE: ./lib/http/transport.js
var transport = __webpack_require__(3005);
;// CONCATENATED MODULE: ./lib/client/authorized.js
/**
 * Send a request with the client's bearer. A 401 comes before anything ran (API document, "Authentication", 1), so that
 * the request may be sent again, once, where the bearer can be renewed.
 */
async function sendAuthorized({ bearer, renewBearer }, request) {
    const first = await bearer();
    const response = await request(first);
    if (response.status !== 401 || renewBearer === undefined)
        return response;
    await response.body?.cancel().catch(() => { }); // read already, or never to be read
    return request(await renewBearer(first));
}

;// CONCATENATED MODULE: ./lib/client/text-chunk.js

/**
 * Whether a value is a chunk with one choice that carries text or reasoning and nothing else (API document, "Chat chunk").
 * Checked by hand, because the schema takes several times as long as parsing the JSON does. It says yes to less than the
 * schema; a test holds that it never says yes to more.
 */
function isTextChunk(value) {
    if (!isObject(value) || value['object'] !== chat/* chunkObject */.vr)
        return false;
    const { id, created, model, choices } = value;
    if (typeof id !== 'string' || typeof model !== 'string' || !Number.isSafeInteger(created))
        return false;
    if ('error' in value || 'session_id' in value || 'usage' in value)
        return false;
    return Array.isArray(choices) && choices.length === 1 && isTextChoice(choices[0]);
}
function isTextChoice(value) {
    if (!isObject(value) || value['finish_reason'] !== null || !Number.isSafeInteger(value['index']))
        return false;
    const delta = value['delta'];
    if (!isObject(delta))
        return false;
    for (const name in delta) {
        const known = name === 'content' || name === 'reasoning' || name === 'role';
        if (!known || typeof delta[name] !== 'string')
            return false;
    }
    return true;
}
function isObject(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./lib/client/chat-events.js



/** A reader for one response. */
function createChatReader() {
    let finish;
    let final;
    let model = '';
    let paused = false;
    let done = false;
    const readFinal = (chunk) => {
        if (finish === undefined)
            throw malformed('The final chunk came before any finish chunk.');
        final = { session_id: chunk.session_id ?? null, usage: chunk.usage ?? null };
    };
    const readChoice = (chunk, events) => {
        if (finish !== undefined)
            throw malformed('Another chunk came between the finish chunk and the final chunk.');
        for (const { delta, finish_reason } of chunk.choices) {
            if ((delta.reasoning ?? '') !== '')
                append(events, 'reasoning', delta.reasoning ?? '');
            if ((delta.content ?? '') !== '')
                append(events, 'text', delta.content ?? '');
            for (const toolCall of delta.tool_calls ?? []) {
                if (paused)
                    throw malformed('A second tool call came in the same response.');
                paused = true;
                events.push({ type: 'pause', toolCall });
            }
            if (finish_reason !== null)
                finish = { reason: finish_reason, error: chunk.error };
        }
        if (finish?.reason === 'tool_calls' && !paused)
            throw malformed('The response paused without a tool call.');
        if (finish?.reason === 'error' && finish.error === undefined)
            throw malformed('An error chunk has no error in it.');
    };
    const readData = (data, events) => {
        if (done)
            return; // nothing after [DONE] counts
        if (data === chat/* doneMarker */.$2) {
            done = true;
            return;
        }
        if (final !== undefined)
            throw malformed('A chunk came after the final chunk.');
        const chunk = readChunk(data);
        model = chunk.model;
        if (chunk.choices.length === 0)
            readFinal(chunk);
        else
            readChoice(chunk, events);
    };
    return {
        *read(batch) {
            const events = [];
            try {
                for (const data of batch)
                    readData(data, events);
            }
            catch (error) {
                yield* events;
                throw error;
            }
            yield* events;
        },
        end() {
            // Some deployments end a stream right after an error chunk; its reason is then all that there is to know.
            const complete = final ?? (finish?.reason === 'error' ? { session_id: null, usage: null } : undefined);
            if (finish === undefined || complete === undefined) {
                throw new lib_errors/* StreamError */.lm('stream_severed', `The stream ended before its final chunk${finish === undefined ? '' : `, after finish reason "${finish.reason}"`}.`);
            }
            return { type: 'finish', finish_reason: finish.reason, error: finish.error, model, done, ...complete };
        },
        isDone: () => done,
    };
}
function append(events, type, text) {
    const last = events.at(-1);
    if (last !== undefined && last.type === type)
        events[events.length - 1] = { type, text: last.text + text };
    else
        events.push({ type, text });
}
function readChunk(data) {
    let json;
    try {
        json = JSON.parse(data);
    }
    catch (cause) {
        throw malformed('An event of the stream is not JSON.', cause);
    }
    if (isTextChunk(json))
        return json;
    const chunk = chat/* chatChunk */.yW.safeParse(json);
    if (chunk.success)
        return chunk.data;
    throw malformed(`A chunk of the stream is outside the API at "${chunk.error.issues[0]?.path.join('.') ?? ''}".`);
}
function malformed(message, cause) {
    return new lib_errors/* StreamError */.lm('stream_malformed', message, { cause });
}

// EXTERNAL MODULE: ./lib/client/request.js
var request = __webpack_require__(2410);
;// CONCATENATED MODULE: ./lib/client/chat.js










/** A response starts within the service's own five minutes, or it does not start. */
const headersTimeoutMs = 310_000;
/** A refusal is small: its body comes soon after its headers. */
const errorBodyTimeoutMs = 10_000;
/** The body of a prompt (API document, "Chat request body"). */
function buildPrompt(options) {
    return chat/* promptRequest */.cx.parse({
        messages: [{ role: 'user', content: options.prompt }],
        stream: true,
        approval_mode: options.approvalMode,
        ...(options.sessionId === undefined ? {} : { session_id: options.sessionId }),
    });
}
/** The body of an answer: the echoed tool call and the tool message (API document, "Stream rules", 3). */
function buildAnswer(options) {
    const answer = { role: 'tool', tool_call_id: options.toolCallId, content: options.answer };
    const echo = { role: 'assistant', content: null, tool_calls: [options.toolCall] };
    return chat/* answerRequest */.Y9.parse({
        messages: options.toolCall === undefined ? [answer] : [echo, answer],
        stream: true,
        session_id: options.sessionId,
    });
}
/** Send a prompt and stream its response; errors as {@link streamChat}. */
function streamPrompt(client, options) {
    return streamChat(client, options.internId, buildPrompt(options), options.signal);
}
/** Send an answer and stream its response; errors as {@link streamChat}. */
function streamAnswer(client, options) {
    return streamChat(client, options.internId, buildAnswer(options), options.signal);
}
/**
 * Send one chat request, once, and stream its response. Leaving the loop closes the connection, which cancels the run.
 *
 * @throws {ApiError} `request_too_large` (nothing was sent), `api_refused`, `api_unreachable`, `steered`
 * @throws {StreamError} `stream_malformed`, `stream_severed`, `stream_idle`
 */
async function* streamChat(client, internId, body, signal) {
    const { fetch, clock, onRequest } = client;
    // A controller of our own: when the caller leaves the loop, the connection goes with it.
    const connection = new AbortController();
    const signals = signal === undefined ? connection.signal : AbortSignal.any([signal, connection.signal]);
    try {
        const response = await sendAuthorized(client, async (bearer) => {
            const request = buildChatRequest(client.baseUrl, bearer, internId, body);
            const startedAt = clock.monotonic();
            const answer = await (0,transport/* send */.tN)(request, { fetch, headersTimeoutMs, now: clock.now, signal: signals });
            const { status, requestId } = answer;
            onRequest?.({ route: 'chat', status, ms: clock.monotonic() - startedAt, requestId });
            return answer;
        });
        const stream = await readChatResponse(response, connection);
        const reader = createChatReader();
        for await (const batch of decodeEvents(stream, client)) {
            yield* reader.read(batch);
            if (reader.isDone())
                break;
        }
        yield reader.end();
    }
    catch (error) {
        signal?.throwIfAborted();
        throw (0,request/* explainLoss */.TU)(error);
    }
    finally {
        connection.abort();
    }
}
/** The request with its JSON body, refused when it is larger than the service reads (API document, "Limits"). */
function buildChatRequest(baseUrl, bearer, internId, body) {
    if (!(0,request/* standsInUrl */.YX)(internId)) {
        throw new lib_errors/* ApiError */.hD('api_malformed', `The intern has the id "${internId}", which can't stand in a URL.`);
    }
    const json = JSON.stringify(body);
    const bytes = Buffer.byteLength(json);
    if (bytes > limits/* maxChatRequestBytes */.P) {
        throw new lib_errors/* ApiError */.hD('request_too_large', `The chat request would be ${bytes} bytes; the service reads at most ${limits/* maxChatRequestBytes */.P}. Shorten the prompt.`);
    }
    return {
        method: 'POST',
        url: `${baseUrl}/interns/${encodeURIComponent(internId)}/chat/completions`,
        bearer,
        headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
        body: json,
    };
}
/** The stream of a response, or the error that the response is. */
async function readChatResponse(response, connection) {
    const { status, requestId } = response;
    const type = response.headers.get('content-type') ?? '';
    if (status === 200 && response.body !== null && /^text\/event-stream\b/i.test(type))
        return response.body;
    const json = await readErrorBody(response, connection);
    if (status === 202 && chat/* steered */.vi.safeParse(json).success) {
        throw new lib_errors/* ApiError */.hD('steered', 'Another run holds this session: the prompt was handed to it, and nothing streams here. Use another "session-id", or wait for that run.', { status, requestId });
    }
    if (status === 200) {
        throw new lib_errors/* StreamError */.lm('stream_malformed', `The service answered 200 with ${type === '' ? 'no content type' : type} instead of an event stream. Check base-url.`, { status, requestId });
    }
    throw (0,request/* refusalError */.z_)(response, readRefusal(json));
}
/** A body that is no stream. One that hangs or breaks off tells nothing; the status is known without it. */
async function readErrorBody(response, connection) {
    const timer = setTimeout(() => connection.abort(), errorBodyTimeoutMs);
    try {
        return await (0,json/* readJson */.V)(response);
    }
    catch {
        return undefined;
    }
    finally {
        clearTimeout(timer);
    }
}
function readRefusal(json) {
    const error = errors/* chatErrorBody */.Rz.safeParse(json).data?.error;
    return error && { message: error.message, reason: error.metadata?.reason, retryable: error.metadata?.retryable };
}

// EXTERNAL MODULE: ./lib/contract/interns.js
var interns = __webpack_require__(7391);
;// CONCATENATED MODULE: ./lib/client/interns.js






const defaultPageSize = 100;
const timeoutMs = 30_000;
const maxPageBytes = 64 * 1024 * 1024;
/** The request of one page (API document, "GET /interns"). */
function buildListRequest(baseUrl, bearer, options, cursor) {
    const { status = [], workspaceId, pageSize = defaultPageSize } = options;
    if (!Number.isInteger(pageSize) || pageSize < limits/* listLimit */.El.min || pageSize > limits/* listLimit */.El.max) {
        throw new TypeError(`pageSize is ${pageSize}. Use a whole number from ${limits/* listLimit */.El.min} to ${limits/* listLimit */.El.max}.`);
    }
    const url = new URL(`${baseUrl}/interns`);
    url.searchParams.set('limit', String(pageSize));
    if (status.length > 0)
        url.searchParams.set('status', status.join(','));
    if (workspaceId !== undefined)
        url.searchParams.set('workspace_id', workspaceId);
    if (cursor !== undefined)
        url.searchParams.set('starting_after', cursor);
    return { method: 'GET', url: url.href, bearer, headers: { Accept: 'application/json' } };
}
/**
 * The page in an answer (API document, "Intern list page").
 *
 * @throws {ApiError} `api_refused` (any status but 200), `api_malformed` (a body outside the contract)
 */
function readListResponse(response) {
    const { status, json, requestId } = response;
    if (status !== 200)
        throw (0,request/* refusalError */.z_)(response, (0,request/* readRefusal */.ni)(json));
    const page = interns/* internListPage */.Kl.safeParse(json);
    const data = { status, requestId };
    if (!page.success) {
        const at = page.error.issues[0]?.path.join('.') ?? '';
        throw new lib_errors/* ApiError */.hD('api_malformed', `The intern list is outside the API${at === '' ? '' : ` at "${at}"`}.`, data);
    }
    if (page.data.has_more && page.data.next_cursor === undefined) {
        throw new lib_errors/* ApiError */.hD('api_malformed', 'The intern list has more pages, but names no next_cursor.', data);
    }
    return page.data;
}
/** All interns, newest first; pages are fetched as they are needed. */
async function* listInterns(client, options) {
    const seen = new Set();
    let cursor;
    do {
        const page = await fetchPage(client, options, cursor);
        yield* page.data;
        cursor = page.has_more ? page.next_cursor : undefined;
        // A service that repeats a cursor would keep us here for ever.
        if (cursor !== undefined && seen.has(cursor)) {
            throw new lib_errors/* ApiError */.hD('api_malformed', 'The intern list returned the same next_cursor twice.');
        }
        seen.add(cursor ?? '');
    } while (cursor !== undefined);
}
async function fetchPage(client, options, cursor) {
    const { fetch, clock, onRequest } = client;
    const limits = { timeoutMs, maxBodyBytes: maxPageBytes, signal: options.signal };
    const response = await sendAuthorized(client, async (bearer) => {
        const request = buildListRequest(client.baseUrl, bearer, options, cursor);
        const startedAt = clock.monotonic();
        const answer = await (0,json/* sendForJson */.W)(request, { fetch, now: clock.now, ...limits });
        const { status, requestId } = answer;
        onRequest?.({ route: 'list', status, ms: clock.monotonic() - startedAt, requestId });
        return answer;
    }).catch((error) => {
        throw (0,request/* explainLoss */.TU)(error);
    });
    return readListResponse(response);
}

// EXTERNAL MODULE: ./lib/client/keys.js
var keys = __webpack_require__(9995);
;// CONCATENATED MODULE: ./lib/client/client.js




const defaultIdleTimeoutMs = 90_000;
/**
 * A client of one service. It sends each request once, after a 401 with a renewed bearer once more: what else
 * may be sent again is for its caller to decide.
 */
function createClient(options) {
    const connection = {
        ...options,
        // Looked up at each call, so that it is paid for only when something is sent.
        fetch: options.fetch ?? ((url, init) => globalThis.fetch(url, init)),
        clock: options.clock ?? clock/* systemClock */.m,
        idleTimeoutMs: options.idleTimeoutMs ?? defaultIdleTimeoutMs,
    };
    return {
        listInterns: (query = {}) => listInterns(connection, query),
        prompt: (prompt) => streamPrompt(connection, prompt),
        answer: (answer) => streamAnswer(connection, answer),
        updateKey: (update) => (0,keys/* updateKey */.v2)(connection, update),
    };
}

;// CONCATENATED MODULE: ./lib/report/live-log.js

/** An observer that writes events to the log as they come; a line of text is shown when it is complete. */
function logEvents(log, level) {
    const speech = logSpeech(log);
    let pause;
    return (event) => {
        if (event.type === 'text' || event.type === 'reasoning') {
            if (level === 'full')
                speech.say(event.type, event.text);
            return;
        }
        speech.end();
        if (event.type === 'pause')
            pause = event;
        const shown = level === 'none' ? undefined : toLogLine(event);
        if (shown === undefined)
            return;
        log[shown.level](shown.message);
        if (event.type === 'decision' && pause !== undefined)
            logSuggestion(log, pause, event);
    };
}
/** The intern's words line by line, in a group of their own. */
function logSpeech(log) {
    let line = '';
    let speaking;
    const prefix = () => (speaking === 'reasoning' ? '· ' : '│ ');
    const flush = () => {
        if (line !== '')
            log.info(prefix() + line);
        line = '';
    };
    return {
        say(type, text) {
            if (speaking === undefined)
                log.group?.('The intern says');
            if (type !== speaking)
                flush();
            speaking = type;
            const [more = '', ...lines] = text.split('\n');
            line += more; // only what is new is searched: a line may come in very many pieces
            for (const next of lines) {
                log.info(prefix() + line);
                line = next;
            }
        },
        end() {
            flush();
            if (speaking !== undefined)
                log.endGroup?.();
            speaking = undefined;
        },
    };
}
/** The rule that would have allowed what was rejected. */
function logSuggestion(log, pause, decision) {
    for (const yaml of suggestionsFor({ pause, decisions: [decision] })) {
        log.info(`Under "rules" of the permission policy this would have allowed it, if it is wise:\n${yaml}`);
    }
}
/** The line that an event is shown as; some show nothing. */
function toLogLine(event) {
    switch (event.type) {
        case 'start': {
            const { intern_name, intern_id, approval_mode } = event;
            return {
                level: 'info',
                message: `Run on intern "${intern_name}" (${intern_id}), approval mode ${approval_mode}.`,
            };
        }
        case 'request':
            return { level: 'debug', message: describeRequest(event) };
        case 'decision': {
            const { operation, kind, answer, outcome, rule, reason } = event;
            const why = reason === null ? `rule "${rule}"` : `rule "${rule}": ${reason}`;
            const granted = outcome === 'allow' || outcome === 'answer';
            const message = `Asked: ${operation ?? kind ?? 'a question'} → ${answer ?? outcome} (${why})`;
            return { level: granted ? 'info' : 'notice', message };
        }
        case 'finish': {
            const { finish_reason, session_id } = event;
            return { level: 'info', message: `Finish reason ${finish_reason}, session ${session_id ?? 'unknown'}.` };
        }
        case 'usage':
            return { level: 'info', message: `Usage ${JSON.stringify(event.usage)}.` };
        default:
            return undefined;
    }
}
/** A request in a line. */
function describeRequest({ route, status, ms, request_id }) {
    const id = request_id === null ? '' : `, request id ${request_id}`;
    return `${route} answered ${status} after ${Math.round(ms)} ms${id}.`;
}

// EXTERNAL MODULE: ./lib/run/events.js
var events = __webpack_require__(6600);
// EXTERNAL MODULE: ./lib/job/bearer.js + 6 modules
var job_bearer = __webpack_require__(7549);
// EXTERNAL MODULE: ./lib/job/deadline.js
var job_deadline = __webpack_require__(2159);
// EXTERNAL MODULE: ./lib/job/workspace.js
var job_workspace = __webpack_require__(82);
;// CONCATENATED MODULE: ./lib/job/connected.js






/**
 * Do one piece of work with a client. The signal of the job is that of its deadline.
 *
 * @throws {IdentityError} `identity_missing`, before any request; and what the work throws
 */
async function connected(io, settings, work, onRequest = (request) => io.log.debug(describeRequest((0,events/* toRequestEvent */.p)(request)))) {
    const workspace = (0,job_workspace/* openWorkspace */.O)(io);
    const deadline = (0,job_deadline/* startDeadline */.d)(settings.timeoutMs, io.clock, io.signal);
    try {
        const stages = { ...io, ...settings, signal: deadline.signal };
        const bearer = await (0,job_bearer/* holdBearer */.Vg)({ ...stages, ...workspace, onRequest });
        const client = createClient({ ...stages, ...bearer, onRequest });
        return await work({ ...io, ...bearer, signal: deadline.signal, client, workspace, deadline });
    }
    finally {
        deadline.clear();
    }
}


/***/ }),

/***/ 2159:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ startDeadline)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);

/** Starts the time limit of a job. */
function startDeadline(timeoutMs, clock, outer) {
    const limit = new AbortController();
    const timer = setTimeout(() => {
        const spent = `${Math.round(timeoutMs / 1000)} s`;
        limit.abort(new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .RunError */ .e4('timeout', `The step took longer than ${spent}. Raise "timeout" if the work needs it.`));
    }, timeoutMs);
    return {
        signal: AbortSignal.any([limit.signal, outer]),
        at: clock.monotonic() + timeoutMs,
        clear: () => clearTimeout(timer),
    };
}


/***/ }),

/***/ 6600:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ toStartEvent),
/* harmony export */   p: () => (/* binding */ toRequestEvent)
/* harmony export */ });
/** The event that a run starts with. */
function toStartEvent(intern, mode, policy, context) {
    return { type: 'start', intern_id: intern.id, intern_name: intern.name, approval_mode: mode, policy, context };
}
/** The event of a request that was answered. */
function toRequestEvent({ route, status, ms, requestId }) {
    return { type: 'request', route, status, ms, request_id: requestId ?? null };
}


/***/ })

};
