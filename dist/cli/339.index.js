export const id = 339;
export const ids = [339];
export const modules = {

/***/ 2529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ flagsOrExitCode)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
// Flags of the commands that have nothing to do with the inputs of the action: help, and what is said to wrong ones.

/**
 * The flags; or the exit code when there is nothing to run: 0 after the help, 2 for bad usage.
 */
function flagsOrExitCode({ read, usage, io, }) {
    const flags = valueOrMessage(read);
    if (typeof flags === 'string') {
        io.stderr(`${flags}\n\n${usage}`);
        return 2;
    }
    if (!flags.help)
        return flags;
    io.stdout(usage);
    return 0;
}
function valueOrMessage(read) {
    try {
        return read();
    }
    catch (error) {
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .describeError */ .Uc)(error);
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
