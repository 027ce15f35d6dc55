export const id = 491;
export const ids = [491];
export const modules = {

/***/ 665:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  v: () => (/* binding */ runOnIntern)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/permission/context.js
var context = __webpack_require__(1576);
;// CONCATENATED MODULE: ./lib/github/payload.js
// Reads the payload of an event: outside text of which any field may be absent or of another type.
/** A value at a path of the payload's own keys; `undefined` where there is none. */
function payload_at(value, ...path) {
    return path.reduce((inner, name) => (payload_isRecord(inner) && Object.hasOwn(inner, name) ? inner[name] : undefined), value);
}
/** The text at a path; `undefined` for any other type, and for an empty one. */
function payload_textAt(value, ...path) {
    const found = payload_at(value, ...path);
    return typeof found === 'string' && found !== '' ? found : undefined;
}
/** The whole number at a path. */
function payload_integerAt(value, ...path) {
    const found = payload_at(value, ...path);
    return typeof found === 'number' && Number.isSafeInteger(found) ? found : undefined;
}
/** The flag at a path. */
function flagAt(value, ...path) {
    const found = payload_at(value, ...path);
    return typeof found === 'boolean' ? found : undefined;
}
/** The list at a path; empty where there is none. */
function payload_listAt(value, ...path) {
    const found = payload_at(value, ...path);
    return Array.isArray(found) ? found : [];
}
/** Whether a value is a JSON object. */
function payload_isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./lib/github/event.js


/** Events that only people with write access cause; every other event counts as one that outsiders can. */
const trustedEvents = new Set([
    'push',
    'schedule',
    'workflow_dispatch',
    'repository_dispatch',
    'merge_group',
    'release',
    'create',
    'delete',
    'deployment',
    'deployment_status',
]);
/** Whether someone without write access to the repository can cause this event, by a pull request or a comment. */
function canOutsidersCause(event) {
    return !trustedEvents.has(event.name);
}
/** Whether this is a job of GitHub Actions. */
function isGitHubActions(env) {
    return env['GITHUB_ACTIONS'] === 'true';
}
/** `public`, `private` or `internal`, from the payload; `unknown` where it does not say. */
function visibilityOf({ payload }) {
    const visibility = payload_textAt(payload, 'repository', 'visibility');
    if (visibility !== undefined)
        return visibility;
    const isPrivate = flagAt(payload, 'repository', 'private');
    if (isPrivate === undefined)
        return 'unknown';
    return isPrivate ? 'private' : 'public';
}
/** What a permission policy may ask of this event (`when`), without asking anyone; what is not known stays `unknown`. */
function toRunContext(event, env) {
    const pullRequest = payload_at(event.payload, 'pull_request');
    const actor = notEmpty(env['GITHUB_ACTOR']);
    return {
        ...context/* unknownContext */.Ut,
        event: event.name,
        ref: notEmpty(env['GITHUB_REF']) ?? 'unknown',
        base_ref: notEmpty(env['GITHUB_BASE_REF']) ?? 'unknown',
        fork: forkOf(event),
        draft: flagAt(pullRequest, 'draft') ?? 'unknown',
        labels: labelsOf(pullRequest ?? payload_at(event.payload, 'issue')),
        actor: {
            permission: 'unknown',
            association: associationOf(event.payload),
            type: typeOfActor(event.payload, actor),
            login: actor ?? 'unknown',
        },
        repository: { visibility: visibilityOf(event) },
    };
}
/**
 * Whether the event is about a pull request from a fork. `unknown` where the payload does not tell, as in a comment.
 * A head repository that is gone is a fork that was deleted.
 */
function forkOf(event) {
    if (!canOutsidersCause(event))
        return false;
    const { payload } = event;
    if (event.name === 'workflow_run') {
        return differ(payload_integerAt(payload, 'workflow_run', 'head_repository', 'id'), payload_integerAt(payload, 'repository', 'id'));
    }
    const pullRequest = payload_at(payload, 'pull_request');
    if (!payload_isRecord(pullRequest))
        return 'unknown';
    if (payload_at(pullRequest, 'head', 'repo') === null)
        return true;
    return differ(payload_integerAt(pullRequest, 'head', 'repo', 'id'), payload_integerAt(pullRequest, 'base', 'repo', 'id'));
}
function differ(one, other) {
    return one === undefined || other === undefined ? 'unknown' : one !== other;
}
function labelsOf(subject) {
    if (!Array.isArray(payload_at(subject, 'labels')))
        return 'unknown';
    return payload_listAt(subject, 'labels').flatMap((label) => payload_textAt(label, 'name') ?? []);
}
function associationOf(payload) {
    const subject = ['comment', 'review', 'pull_request', 'issue'].map((name) => payload_at(payload, name)).find(payload_isRecord);
    return payload_textAt(subject, 'author_association') ?? 'unknown';
}
/** `User` or `Bot`, where the sender of the event is the actor of the run. */
function typeOfActor(payload, actor) {
    const sender = payload_at(payload, 'sender');
    const isActor = actor !== undefined && payload_textAt(sender, 'login') === actor;
    return isActor ? (payload_textAt(sender, 'type') ?? 'unknown') : 'unknown';
}
function notEmpty(value) {
    return value === '' ? undefined : value;
}

// EXTERNAL MODULE: ./lib/contract/limits.js
var limits = __webpack_require__(8536);
// EXTERNAL MODULE: ./lib/contract/interaction.js
var interaction = __webpack_require__(6518);
;// CONCATENATED MODULE: ./lib/run/question.js



/** An answer is sent this long before its question's deadline, or not at all. */
const answerMarginMs = 20_000;
/**
 * The question that a response paused for.
 *
 * @throws {StreamError} `stream_malformed`: no tool call, no session_id, or a tool that is no question
 */
function readQuestion({ finish, toolCall }, clock) {
    const sessionId = finish.session_id;
    if (toolCall === undefined || sessionId === null) {
        throw new errors/* StreamError */.lm('stream_malformed', 'The run paused, but the response names no tool call or no session_id.');
    }
    if (!toolCall.function.name.endsWith(interaction/* provideInputSuffix */.Pg)) {
        throw new errors/* StreamError */.lm('stream_malformed', `The run paused for the tool "${toolCall.function.name}". Only tools that end in "${interaction/* provideInputSuffix */.Pg}" are questions.`);
    }
    const deadline = new Date(clock.now() + limits/* interactionDeadlineMs */.hj).toISOString();
    return { sessionId, toolCall, deadline, answerUntil: clock.monotonic() + limits/* interactionDeadlineMs */.hj - answerMarginMs };
}
/** The question as the output `pending` has it. */
function toPending({ sessionId, toolCall, deadline }) {
    const { name, arguments: text } = toolCall.function;
    return { tool_call_id: toolCall.id, session_id: sessionId, name, arguments: text, deadline };
}
/** The tool call of a pending question, rebuilt to be echoed. */
function toToolCall(pending) {
    const { tool_call_id, name, arguments: text } = pending;
    return { index: 0, id: tool_call_id, type: 'function', function: { name, arguments: text } };
}

// EXTERNAL MODULE: ./lib/http/retry.js
var retry = __webpack_require__(8394);
;// CONCATENATED MODULE: ./lib/run/failure.js

const endedByStream = new Set([
    'steered',
    'stream_severed',
    'stream_idle',
    'run_ended',
    'run_timeout',
    'run_failed',
]);
/** `ended` where service or intern ended the run or the connection to it was lost, else `failed`. */
function toRunFailure(thrown, phase) {
    const error = thrown instanceof errors/* ToolkitError */.h4 ? thrown : new errors/* ToolkitError */.h4('internal', (0,errors/* describeError */.Uc)(thrown), { cause: thrown });
    const { status, sent } = error.data;
    if (endedByStream.has(error.code))
        return { conclusion: 'ended', error };
    if (error.code === 'api_unreachable' && sent === 'unknown')
        return { conclusion: 'ended', error };
    if (error.code !== 'api_refused')
        return { conclusion: 'failed', error };
    if (phase === 'prompt') {
        // Deployments refuse with 409 too, when another request is attached to the run.
        const ended = status === 410 || error.data.reason === 'attachment_failed';
        return { conclusion: ended ? 'ended' : 'failed', error };
    }
    const refused = new errors/* ApiError */.hD('answer_refused', answerRefusal(error), { ...error.data, cause: error });
    return { conclusion: status === 404 || status === 409 || status === 410 ? 'ended' : 'failed', error: refused };
}
function answerRefusal(error) {
    const answer = `${error.data.status} ${error.data.reason ?? ''}`.trim();
    switch (error.data.reason) {
        case 'interaction_not_pending':
            return `The answer came too late: the run has already ended (${answer}). Start a new run.`;
        case 'interaction_unknown':
            return `The service knows no pending question with this id (${answer}). Start a new run.`;
        case 'attachment_failed':
            return `The run produced more output than the service keeps for replay (${answer}). Start a new run.`;
        default:
            return `The answer was refused (${answer}). ${error.message}`;
    }
}
/** The error that an error chunk is (API document, "Errors after the 200 status"). */
function errorOfChunk(error, sessionId) {
    const reason = error.metadata?.reason;
    const data = { status: error.code, reason, retryable: error.metadata?.retryable, sessionId: sessionId ?? undefined };
    const said = `${error.message} (${error.code}${reason === undefined ? '' : ` ${reason}`})`;
    switch (reason) {
        case 'run_ended':
            return new errors/* StreamError */.lm('run_ended', `The intern ended the run: ${said}. Nothing more comes; start a new run.`, data);
        case 'timeout':
            return new errors/* StreamError */.lm('run_timeout', `The run outlived its time: ${said}. A new prompt with the same session-id keeps its context.`, data);
        case 'stream_severed':
            return new errors/* StreamError */.lm('stream_severed', `The service lost its connection to the intern: ${said}. Whether the run went on is not known.`, data);
        default:
            return new errors/* StreamError */.lm('run_failed', `The run failed: ${said}.`, data);
    }
}
/**
 * Whether a prompt may be sent again: only where it surely started nothing. Anything else, a lost connection above all,
 * could run the prompt twice.
 *
 * @param internReadyBy - milliseconds on the monotonic clock until which an intern that is not ready is waited for
 */
function mayResendPrompt(error, internReadyBy) {
    if (!(error instanceof errors/* ApiError */.hD))
        return { retry: false };
    const { status, reason, retryable, retryAfterMs, sent } = error.data;
    if (error.code === 'api_unreachable')
        return { retry: sent === 'no' };
    if (error.code !== 'api_refused' || retryable === false)
        return { retry: false };
    if (status === 409 && reason === 'intern_not_ready') {
        return { retry: true, afterMs: retryAfterMs, deadline: internReadyBy };
    }
    const refusedBefore = status === 429 ||
        ((status === 409 || status === 503) && reason === 'busy') ||
        (status === 502 && reason === 'intern_unreachable');
    return refusedBefore ? { retry: true, afterMs: retryAfterMs } : { retry: false };
}
/** Whether an answer may be sent again: one question takes one answer, so a second sending can't do harm. */
function mayResendAnswer(error) {
    if (!(error instanceof errors/* ApiError */.hD))
        return { retry: false };
    const { status, retryable, retryAfterMs } = error.data;
    const passing = error.code === 'api_unreachable' || [429, 502, 503, 504].includes(status ?? 0);
    return passing && retryable !== false ? { retry: true, afterMs: retryAfterMs } : { retry: false };
}

;// CONCATENATED MODULE: ./lib/run/response.js

/** Reads a response to its end and records what it says; the finish event comes last. */
async function followResponse(events, { recorder, log, onStart }) {
    let toolCall;
    for await (const event of events) {
        onStart?.();
        switch (event.type) {
            case 'text':
            case 'reasoning':
                recorder.record(event);
                break;
            case 'pause': {
                toolCall = event.toolCall;
                const { id, function: called } = toolCall;
                recorder.record({ type: 'pause', tool_call_id: id, name: called.name, arguments: called.arguments });
                break;
            }
            case 'finish': {
                const { finish_reason, session_id, model, usage, done } = event;
                recorder.record({ type: 'finish', finish_reason, session_id, model });
                if (usage !== null)
                    recorder.record({ type: 'usage', usage });
                if (!done)
                    log.warning('The stream ended after its final chunk, but without [DONE].');
                return { finish: event, toolCall };
            }
            default:
                event;
        }
    }
    throw new errors/* StreamError */.lm('stream_severed', 'The stream ended without a finish.');
}

;// CONCATENATED MODULE: ./lib/run/pause.js




/** How long a cancelled job waits for the reject of its open question to be taken. */
const abandonMs = 2500;
/**
 * Decide a pending question by the policy, send the answer, and follow what comes (API document, "Stream rules", 3).
 * An answer that the service refuses (400) is decided once more, by the reject ladder. When the job is cancelled while
 * the question is open, it is answered with the reject ladder, so that the intern does not wait for nobody.
 *
 * @throws {PolicyError} `policy_stopped`: nothing is answered; the run is cancelled at its deadline
 */
async function resolvePause(question, options) {
    const { decisions, log, signal } = options;
    const request = { toolCallId: question.toolCall.id, arguments: question.toolCall.function.arguments };
    const first = decisions.decide(request);
    const taken = { isOpen: true };
    try {
        const decision = first.outcome === 'ask' ? await ask(question, request, first, options) : first;
        try {
            return await sendAnswer(question, decision, options, taken);
        }
        catch (error) {
            if (!(error instanceof errors/* ToolkitError */.h4) || error.data.status !== 400)
                throw error;
            log.warning(`The service refused the answer ${JSON.stringify(decision.answer)}: ${error.message}`);
            return await sendAnswer(question, decisions.refused(request, decision), options, taken);
        }
    }
    catch (error) {
        // A policy that stops the run leaves its question unanswered, cancelled or not.
        const isAbandoned = signal?.aborted === true && taken.isOpen && !(error instanceof errors/* PolicyError */.pn);
        if (isAbandoned)
            await abandon(question, decisions.nobodyAnswered(request, first), options);
        throw error;
    }
}
/** Asks a person until the answer fits or the time is up; without one it is the policy's fallback. */
async function ask(question, request, decision, { decisions, askPerson, clock, signal }) {
    if (askPerson === undefined)
        return decisions.nobodyAnswered(request, decision);
    let refusal;
    while (clock.monotonic() < question.answerUntil) {
        const wish = await askPerson({ question, decision, refusal, signal });
        if (wish === undefined)
            break;
        const decided = decisions.personAnswered(request, decision, wish);
        if (!('error' in decided))
            return decided;
        refusal = decided.error;
    }
    return decisions.nobodyAnswered(request, decision);
}
function sendAnswer(question, decision, options, taken) {
    const { client, internId, recorder, clock, log, signal } = options;
    const answer = recordDecision(question, decision, recorder);
    const { sessionId, toolCall, answerUntil } = question;
    const deadline = Math.min(answerUntil, options.deadline);
    return (0,retry/* withRetry */.b)({ what: 'answer', maxAttempts: Number.POSITIVE_INFINITY, deadline, clock, log, signal }, () => {
        const events = client.answer({ internId, sessionId, toolCallId: toolCall.id, toolCall, answer, signal });
        const onStart = () => {
            taken.isOpen = false;
        };
        return followResponse(events, { recorder, log, onStart });
    }, mayResendAnswer);
}
/** Records a decision; the answer to send, or `policy_stopped` when there is none. */
function recordDecision({ toolCall }, decision, recorder) {
    const { kind, operation, answer, rule, reason, outcome, verb, trace, ladder, budgets } = decision;
    const made = { tool_call_id: toolCall.id, kind, operation, answer, rule, reason };
    recorder.record({ type: 'decision', ...made, outcome, verb, trace, ladder, budgets });
    if (answer !== null)
        return answer;
    const what = operation === null ? `a question of kind "${kind ?? 'unknown'}"` : `"${operation}"`;
    throw new errors/* PolicyError */.pn('policy_stopped', `The permission policy stopped the run at ${what} by rule "${rule}"${reason === null ? '' : `: ${reason}`}. The question stays unanswered, and the run is cancelled at its deadline.`, { reason: rule });
}
/** Answers the open question of a cancelled job, as far as it can be done in a moment, and closes the connection. */
async function abandon(question, decision, options) {
    const { client, internId, recorder, log } = options;
    if (decision.answer === null)
        return;
    const { sessionId, toolCall } = question;
    const signal = AbortSignal.timeout(abandonMs);
    try {
        const answer = recordDecision(question, decision, recorder);
        const events = client.answer({ internId, sessionId, toolCallId: toolCall.id, toolCall, answer, signal });
        for await (const _ of events)
            break; // the first event says that it was taken; leaving cancels the run
        log.info('The open question was rejected, because the step was cancelled.');
    }
    catch (error) {
        log.warning(`The open question could not be rejected: ${error instanceof Error ? error.message : String(error)}`);
    }
}

;// CONCATENATED MODULE: ./lib/run/run.js






/** Sent in the session of a turn that outlived its request: the session has the context, the turn is gone. */
const continuation = 'The last turn ran out of time. Continue where it stopped.';
/**
 * Run one prompt to its end, across pauses (API document, "Chat run"). Never throws for what service, intern or policy
 * did: that is the result.
 */
function runPrompt(options) {
    return drive(options, 'prompt', () => sendPrompt(options, options.prompt, options.sessionId));
}
/** Answer a question that was left open, and run on to the end as {@link runPrompt} does. */
function runAnswer(options) {
    return drive(options, 'answer', () => sendGivenAnswer(options, options.given));
}
async function drive(options, firstPhase, begin) {
    const { recorder, clock } = options;
    let phase = firstPhase;
    try {
        let response = await begin();
        warnOfFork(response, options);
        for (let pauses = 0;;) {
            const { finish_reason, error, session_id } = response.finish;
            if (finish_reason === 'tool_calls') {
                pauses += 1;
                phase = 'answer';
                const question = readQuestion(response, clock);
                if (options.onPause === 'stop')
                    return end(recorder, 'paused', null, toPending(question));
                checkPauses(pauses, options.maxPauses);
                response = await resolvePause(question, options);
            }
            else if (error !== undefined) {
                // Without its session the intern would not know what to continue.
                const session = session_id ?? recorder.soFar().session_id ?? options.sessionId;
                if (session === undefined || !continues(options, error.metadata?.reason))
                    throw errorOfChunk(error, session_id);
                phase = 'prompt';
                options.log.notice('The turn outlived its request. It is continued in the same session.');
                response = await sendPrompt(options, continuation, session);
            }
            else {
                if (options.failOnReject)
                    checkRejections(recorder);
                return end(recorder, 'finished', null);
            }
        }
    }
    catch (thrown) {
        if (thrown instanceof errors/* PolicyError */.pn)
            return end(recorder, 'rejected', thrown);
        const { conclusion, error } = toRunFailure(thrown, phase);
        return end(recorder, conclusion, error);
    }
}
function continues({ onTimeout, clock, deadline }, reason) {
    return reason === 'timeout' && onTimeout === 'continue' && clock.monotonic() < deadline;
}
function sendPrompt(options, prompt, sessionId) {
    const { client, internId, approvalMode, recorder, clock, log, signal, deadline } = options;
    const internReadyBy = clock.monotonic() + options.waitForInternMs;
    recorder.record({ type: 'prompt', text: prompt });
    return (0,retry/* withRetry */.b)({ what: 'prompt', maxAttempts: Number.POSITIVE_INFINITY, deadline, clock, log, signal }, () => followResponse(client.prompt({ internId, prompt, approvalMode, sessionId, signal }), { recorder, log }), (error) => mayResendPrompt(error, internReadyBy));
}
function sendGivenAnswer(options, given) {
    const { client, internId, recorder, clock, log, signal, deadline } = options;
    return (0,retry/* withRetry */.b)({ what: 'answer', maxAttempts: Number.POSITIVE_INFINITY, deadline, clock, log, signal }, () => followResponse(client.answer({ internId, ...given, signal }), { recorder, log }), mayResendAnswer);
}
/** A session id that the intern does not know starts a new session under it; another one back means a fork. */
function warnOfFork({ finish }, { sessionId, log }) {
    if (sessionId === undefined || finish.session_id === null || finish.session_id === sessionId)
        return;
    log.warning(`The service went on in session "${finish.session_id}", not in "${sessionId}" as asked for: the conversation was forked.`);
}
function checkPauses(pauses, maxPauses) {
    if (pauses <= maxPauses)
        return;
    throw new errors/* RunError */.e4('too_many_pauses', `The run paused more than ${maxPauses} times. Raise "max-pauses" if the work needs it.`);
}
function checkRejections(recorder) {
    const rejected = recorder
        .soFar()
        .pauses.flatMap(({ decisions }) => decisions.filter(({ outcome }) => outcome === 'reject'));
    if (rejected.length === 0)
        return;
    throw new errors/* PolicyError */.pn('policy_rejected', `The run finished, but the permission policy rejected ${rejected.length} of what it asked for, and "fail-on-reject" is set.`);
}
function end(recorder, conclusion, error, pending = null) {
    if (error !== null) {
        recorder.record({ type: 'error', code: error.code, message: error.message, reason: error.data.reason ?? null });
    }
    recorder.record({ type: 'end', conclusion, error_code: error?.code ?? null });
    return { conclusion, error, pending, record: recorder.soFar() };
}

;// CONCATENATED MODULE: ./lib/job/beginning.js
// What begins a run: a prompt, or the answer to a question that an earlier step left open.




/**
 * The prompt from its input or file, or the answer.
 *
 * @throws {InputError} `input_invalid`: the prompt file can't be read, is no UTF-8, or is empty
 */
async function readBeginning(settings, workspace, log) {
    if (settings.command === 'answer')
        return { by: 'answer', given: toGivenAnswer(settings) };
    const { prompt: setting } = settings;
    const prompt = setting.from === 'input' ? setting.text : await readPromptFile(setting.path, workspace);
    if (prompt.length > limits/* maxPromptCharacters */.f4) {
        log.warning(`The prompt has ${prompt.length} characters. Deployments of the service take ${limits/* maxPromptCharacters */.f4}; it is sent as it is.`);
    }
    return { by: 'prompt', prompt };
}
/** Runs what has begun to its end. */
function beginRun(beginning, options) {
    switch (beginning.by) {
        case 'prompt':
            return runPrompt({ ...options, prompt: beginning.prompt });
        case 'answer':
            return runAnswer({ ...options, sessionId: beginning.given.sessionId, given: beginning.given });
        default:
            return beginning;
    }
}
function toGivenAnswer({ question, answer }) {
    const { tool_call_id, session_id, call } = question;
    const toolCall = call && toToolCall({ tool_call_id, ...call });
    return { sessionId: session_id, toolCallId: tool_call_id, toolCall, answer };
}
async function readPromptFile(given, workspace) {
    const text = await workspace.readText(workspace.path(given)).catch((cause) => {
        throw new errors/* InputError */.dz('input_invalid', `Input "prompt-file" is "${given}", which can't be read as UTF-8 text. Paths start at the workspace; is the repository checked out?`, { source: 'prompt-file', cause });
    });
    if (text.trim() !== '')
        return text;
    throw new errors/* InputError */.dz('input_invalid', `Input "prompt-file" is "${given}", which is empty.`, {
        source: 'prompt-file',
    });
}

// EXTERNAL MODULE: ./lib/job/connected.js + 8 modules
var connected = __webpack_require__(3808);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./lib/github/missing.js
// A 404 of GitHub's API as an absent value.

/** The answer, or `undefined` where GitHub says that there is no such thing (or that the token may not see it). */
async function orMissing(answer) {
    try {
        return await answer;
    }
    catch (error) {
        if (error instanceof errors/* GitHubError */.y_ && error.data.status === 404)
            return undefined;
        throw error;
    }
}

;// CONCATENATED MODULE: ./lib/github/path.js
// Paths of GitHub's API with names from outside in them: no name can lead to another resource.
/** Names that a URL takes for a step in its tree. */
const steps = new Set(['', '.', '..']);
/**
 * A path in which each value is one encoded segment: `apiPath\`/users/${login}\``.
 *
 * @throws {TypeError} a value that is empty or a step in the tree, which would make it the path of something else, or no
 *   Unicode
 */
function apiPath(parts, ...values) {
    return parts.reduce((path, part, index) => path + segment(String(values[index - 1] ?? '')) + part);
}
/** The path of a file in a repository: each of its folders is one segment. */
function filePath(path) {
    return path.split('/').map(segment).join('/');
}
function segment(value) {
    if (steps.has(value) || !value.isWellFormed())
        throw new TypeError(`"${value}" is no name.`);
    return encodeURIComponent(value);
}

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
var schemas = __webpack_require__(5395);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(3759);
;// CONCATENATED MODULE: ./lib/github/shapes.js
// The answers of GitHub's API that are used, as far as they are used (GitHub docs, "GitHub REST API").

/** An account that something was written by; null once it is deleted. */
const author = schemas/* nullable */.mee(schemas/* looseObject */._H3({ login: schemas/* string */.YjP(), type: schemas/* optional */.lqM(schemas/* string */.YjP()) }));
/** "Get a user". */
const userShape = schemas/* looseObject */._H3({ login: schemas/* string */.YjP(), type: schemas/* string */.YjP() });
/** "Get repository permissions for a user". */
const permissionShape = schemas/* looseObject */._H3({ permission: schemas/* string */.YjP(), role_name: schemas/* optional */.lqM(schemas/* string */.YjP()) });
/** "Get a repository". */
const repositoryShape = schemas/* looseObject */._H3({ default_branch: schemas/* string */.YjP() });
/** "Get a commit". */
const commitShape = schemas/* looseObject */._H3({ sha: schemas/* string */.YjP().check(api/* _regex */.Fk(/^[0-9a-f]{40}$/)) });
/** "Get repository content", of a folder. */
const folderShape = schemas/* array */.YOg(schemas/* looseObject */._H3({ type: schemas/* string */.YjP(), name: schemas/* string */.YjP(), path: schemas/* string */.YjP(), sha: schemas/* string */.YjP(), size: schemas/* number */.aig() }));
/** "List issue comments", "Create an issue comment". */
const commentShape = schemas/* looseObject */._H3({
    id: schemas/* int */.Whr(),
    html_url: schemas/* string */.YjP(),
    body: schemas/* optional */.lqM(schemas/* string */.YjP()),
    user: author,
    created_at: schemas/* string */.YjP(),
    updated_at: schemas/* string */.YjP(),
    author_association: schemas/* optional */.lqM(schemas/* string */.YjP()),
});
/** "List issue comments". */
const commentsShape = schemas/* array */.YOg(commentShape);
/** "List review comments on a pull request". */
const reviewCommentsShape = schemas/* array */.YOg(schemas/* looseObject */._H3({ ...commentShape.shape, path: schemas/* string */.YjP() }));
const side = schemas/* looseObject */._H3({
    ref: schemas/* string */.YjP(),
    sha: schemas/* string */.YjP(),
    repo: schemas/* nullable */.mee(schemas/* looseObject */._H3({ id: schemas/* int */.Whr(), full_name: schemas/* string */.YjP() })),
});
/** "Get a pull request". */
const pullRequestShape = schemas/* looseObject */._H3({
    number: schemas/* int */.Whr(),
    title: schemas/* string */.YjP(),
    body: schemas/* nullable */.mee(schemas/* string */.YjP()),
    draft: schemas/* optional */.lqM(schemas/* boolean */.zMY()),
    user: author,
    updated_at: schemas/* string */.YjP(),
    labels: schemas/* array */.YOg(schemas/* looseObject */._H3({ name: schemas/* string */.YjP() })),
    head: side,
    base: side,
});
/** "List pull requests files". */
const filesShape = schemas/* array */.YOg(schemas/* looseObject */._H3({
    filename: schemas/* string */.YjP(),
    status: schemas/* string */.YjP(),
    additions: schemas/* int */.Whr(),
    deletions: schemas/* int */.Whr(),
    previous_filename: schemas/* optional */.lqM(schemas/* string */.YjP()),
}));
/** "List check runs for a Git reference". */
const checkRunsShape = schemas/* looseObject */._H3({
    check_runs: schemas/* array */.YOg(schemas/* looseObject */._H3({
        id: schemas/* int */.Whr(),
        name: schemas/* string */.YjP(),
        conclusion: schemas/* nullable */.mee(schemas/* string */.YjP()),
        output: schemas/* looseObject */._H3({
            title: schemas/* nullable */.mee(schemas/* string */.YjP()),
            summary: schemas/* nullable */.mee(schemas/* string */.YjP()),
            text: schemas/* nullable */.mee(schemas/* string */.YjP()),
            annotations_count: schemas/* int */.Whr(),
        }),
    })),
});
/** "List check run annotations". */
const annotationsShape = schemas/* array */.YOg(schemas/* looseObject */._H3({
    path: schemas/* string */.YjP(),
    start_line: schemas/* int */.Whr(),
    annotation_level: schemas/* nullable */.mee(schemas/* string */.YjP()),
    message: schemas/* nullable */.mee(schemas/* string */.YjP()),
}));

;// CONCATENATED MODULE: ./lib/github/repository-file.js
// A file of a repository at a commit, read through the API: what nobody can change by a pull request.





/** The default branch of a repository, as a ref. */
async function readDefaultBranch(github, { owner, name }) {
    const { default_branch } = await github.json({ path: apiPath `/repos/${owner}/${name}` }, repositoryShape);
    return `refs/heads/${default_branch}`;
}
/** The commit that a branch, tag, ref or commit stands for now (GitHub docs, "Get a commit"). */
async function resolveCommit(github, { owner, name }, ref) {
    // The API wants `heads/…` and `tags/…`; with them a tag can't be taken for the branch of the same name.
    const path = apiPath `/repos/${owner}/${name}/commits/` + filePath(ref.replace(/^refs\//, ''));
    const { sha } = await github.json({ path, query: { per_page: 1 }, maxBodyBytes: maxAnswerBytes }, commitShape);
    return sha;
}
/** A commit's answer lists up to 300 changed files with their diffs. */
const maxAnswerBytes = 64 * 1024 * 1024;
/**
 * Read a regular file at a commit (GitHub docs, "Get repository content").
 *
 * The API follows links without a word: asked for a link, it answers with what the link leads to. So the folder is asked
 * what the file is, and the bytes have to be those of its blob.
 *
 * @throws {GitHubError} `github_refused`: a link, a submodule or a folder, or larger than `maxBytes`
 */
async function readFileAt(github, { owner, name }, { commit, path, maxBytes }) {
    const contents = apiPath `/repos/${owner}/${name}/contents/`;
    const folder = path.includes('/') ? filePath(path.slice(0, path.lastIndexOf('/'))) : '';
    const query = { ref: commit };
    const entries = await orMissing(github.json({ path: `${contents}${folder}`, query }, folderShape));
    const entry = entries?.find((one) => one.path === path);
    if (entry === undefined)
        return undefined;
    if (entry.type !== 'file')
        throw unfit(path, `it is a ${entry.type}, not a file`);
    if (entry.size > maxBytes)
        throw unfit(path, `it has ${entry.size} bytes, at most ${maxBytes} are read`);
    const accept = 'application/vnd.github.raw+json';
    const bytes = await github.bytes({
        path: `${contents}${filePath(path)}`,
        query,
        accept,
        maxBodyBytes: maxBytes,
    });
    if (bytes === undefined || blobSha(bytes) !== entry.sha)
        throw unfit(path, 'it is not the file that its folder lists');
    return bytes;
}
/** The name that git gives to a file's bytes (git-hash-object(1)). */
function blobSha(bytes) {
    return (0,external_node_crypto_.createHash)('sha1').update(`blob ${bytes.byteLength}\0`).update(bytes).digest('hex');
}
function unfit(path, why) {
    return new errors/* GitHubError */.y_('github_refused', `"${path}" is not read: ${why}.`, { source: path });
}

;// CONCATENATED MODULE: ./lib/github/subject.js

/** The repository that `GITHUB_REPOSITORY` names; `undefined` when it is no `owner/name`. */
function readRepository(env) {
    const [, owner, name] = /^([\w-]+)\/([\w.-]+)$/.exec(env['GITHUB_REPOSITORY'] ?? '') ?? [];
    return owner === undefined || name === undefined ? undefined : { owner, name };
}
/** What the event is about; `undefined` when it is neither a pull request nor an issue. */
function subjectOf({ payload }) {
    const pullRequest = at(payload, 'pull_request');
    if (isRecord(pullRequest))
        return toSubject(pullRequest, true);
    const issue = at(payload, 'issue');
    if (isRecord(issue))
        return toSubject(issue, isRecord(at(issue, 'pull_request')));
    // The run, suite or check of a pull request names it by number. For a fork's pull request the list is empty.
    const upstream = ['workflow_run', 'check_run', 'check_suite'].map((name) => at(payload, name)).find(isRecord);
    const [first] = listAt(upstream, 'pull_requests');
    return isRecord(first) ? toSubject(first, true) : undefined;
}
function toSubject(payload, isPullRequest) {
    const number = integerAt(payload, 'number');
    if (number === undefined || number < 1)
        return undefined;
    const body = at(payload, 'body');
    return {
        number,
        isPullRequest,
        title: textAt(payload, 'title'),
        body: body === null || typeof body === 'string' ? body : undefined,
        headSha: shaAt(payload, 'head', 'sha'),
        baseSha: shaAt(payload, 'base', 'sha'),
    };
}
/** The commit whose checks failed: of the run or check that an event tells of, else the pull request's head. */
function checkedSha(event) {
    const { payload } = event;
    return (['workflow_run', 'check_run', 'check_suite'].map((name) => shaAt(payload, name, 'head_sha')).find(isText) ??
        subjectOf(event)?.headSha);
}
/**
 * When the event happened, ISO 8601: what was written or edited later was not there when somebody with the permission to
 * start a run did so. `undefined` where the payload does not tell.
 */
function happenedAt({ payload }) {
    return (textAt(payload, 'comment', 'updated_at') ??
        textAt(payload, 'review', 'submitted_at') ??
        textAt(payload, 'workflow_run', 'created_at') ??
        textAt(payload, 'pull_request', 'updated_at') ??
        textAt(payload, 'issue', 'updated_at'));
}
/** Whether a text was written and last edited no later than the event. Times of GitHub have whole seconds. */
function stoodAt(happened, ...times) {
    if (happened === undefined)
        return true;
    return times.every((time) => Date.parse(time) <= Date.parse(happened));
}
function shaAt(payload, ...path) {
    const sha = textAt(payload, ...path);
    return sha !== undefined && /^[0-9a-f]{40}$/.test(sha) ? sha : undefined;
}
function isText(value) {
    return value !== undefined;
}

// EXTERNAL MODULE: ./lib/permission/policy-file.js
var policy_file = __webpack_require__(7312);
;// CONCATENATED MODULE: ./lib/job/git-file.js
// A file at a git ref of the clone, for CIs that are not GitHub: a regular file, never a link.


/**
 * Read a file at a ref (git-ls-tree(1), git-cat-file(1)); `bytes` is undefined when the commit has no such file.
 *
 * @throws {PolicyError} `policy_missing`: the ref is not in the clone, or the path is a link, a submodule or a folder
 */
async function readGitFile(ref, path, { execute, signal, root }) {
    const git = async (...args) => {
        try {
            return await execute('git', ['-C', root, ...args], signal);
        }
        catch (cause) {
            signal.throwIfAborted();
            throw new errors/* PolicyError */.pn('policy_missing', `The permission policy can't be read at "${ref}": git ${args[0]} failed. Is the ref fetched into this clone?`, { source: path, cause });
        }
    };
    const commit = (await git('rev-parse', '--verify', '--end-of-options', `${ref}^{commit}`)).trim();
    const listed = await git('ls-tree', '-z', '--full-tree', commit, '--', path);
    const [, mode, sha = ''] = /^(\d{6}) \w+ ([0-9a-f]{40})\t/.exec(listed) ?? [];
    if (mode === undefined)
        return { commit, bytes: undefined };
    if (mode !== '100644' && mode !== '100755')
        throw git_file_unfit(path, `its mode is ${mode}, which is no regular file`);
    const bytes = Buffer.from(await git('cat-file', 'blob', sha));
    if (blobSha(bytes) !== sha)
        throw git_file_unfit(path, 'it is no UTF-8 text');
    return { commit, bytes };
}
function git_file_unfit(path, why) {
    return new errors/* PolicyError */.pn('policy_missing', `The permission policy "${path}" is not read: ${why}.`, { source: path });
}

;// CONCATENATED MODULE: ./lib/job/policy-origin.js
// Where a job's permission policy is read: the checkout, or a commit that nobody can change by a pull request.


/** What other CIs set in a pipeline for a merge or pull request, and the value that means "none". */
const mergeRequestVariables = [
    { name: 'CI_MERGE_REQUEST_IID', none: '' },
    { name: 'BITBUCKET_PR_ID', none: '' },
    { name: 'SYSTEM_PULLREQUEST_PULLREQUESTID', none: '' },
    { name: 'CIRCLE_PULL_REQUEST', none: '' },
    { name: 'BUILDKITE_PULL_REQUEST', none: 'false' },
    { name: 'CHANGE_ID', none: '' },
    { name: 'DRONE_PULL_REQUEST', none: '' },
];
/**
 * Where the input `policy-ref` leads (interface, "Rules that hold everywhere"): `auto` is the default branch for events
 * that outsiders can cause, because the checkout may then hold a stranger's policy.
 *
 * @throws {InputError} `input_invalid`: `auto` in another CI's pipeline for a merge or pull request
 */
function toPolicyOrigin(policyRef, event, env) {
    if (policyRef === 'workspace')
        return { from: 'workspace' };
    if (policyRef !== 'auto')
        return { from: 'ref', ref: policyRef };
    if (isGitHubActions(env))
        return { from: canOutsidersCause(event) ? 'default-branch' : 'workspace' };
    const found = mergeRequestVariables.find(({ name, none }) => (env[name] ?? none) !== none && env[name] !== '');
    if (found === undefined)
        return { from: 'workspace' };
    throw new errors/* InputError */.dz('input_invalid', `Input "policy-ref" is "auto", and ${found.name} says that this pipeline is for a merge or pull request, whose author may have written the policy. Name "workspace" to trust the checkout, or a git ref such as "origin/main".`, { source: 'policy-ref' });
}

// EXTERNAL MODULE: ./lib/job/policy-tests.js
var policy_tests = __webpack_require__(793);
;// CONCATENATED MODULE: ./lib/job/policy-source.js
// A job's permission policy: read where nobody who is judged by it can have written it, tested, and recorded.










/** Largest policy file (design of the policy file, "Rules of evaluation", 2). */
const maxPolicyBytes = 4 * 1024 * 1024;
/**
 * The policy of a job. Without a file at the default place everything is rejected.
 *
 * @throws {PolicyError} `policy_missing` (a named file that does not exist), `policy_invalid` (a mistake, or a test of it
 *   that fails)
 * @throws {GitHubError} it is to be read through the API, which refused
 */
async function readPolicySource(options, workspace) {
    const { policy: given, log } = options;
    const origin = toPolicyOrigin(options.policyRef, options.event, options.env);
    const path = origin.from === 'workspace' ? given.path : repositoryPath(given.path);
    const { commit, place, bytes } = await find(origin, path, options, workspace);
    if (bytes === undefined) {
        if (given.named)
            throw missing(path, place);
        log.notice(`There is no permission policy at "${path}" ${place}, so every permission is rejected. Write one there to allow.`);
        return { policy: policy_file/* rejectEverything */.n4, facts: { path: null, commit, digest: null }, origin };
    }
    const policy = await (0,policy_file/* loadPolicy */.tb)(bytes, path);
    (0,policy_tests/* checkPolicyTests */.Y)(policy);
    const digest = (0,external_node_crypto_.createHash)('sha256').update(bytes).digest('hex');
    log.info(`Permission policy "${path}" ${place}, SHA-256 ${digest}.`);
    return { policy, facts: { path, commit, digest }, origin };
}
async function find(origin, path, options, workspace) {
    if (origin.from === 'workspace') {
        return { commit: null, place: 'of the checkout', bytes: await readWorkspaceFile(path, workspace) };
    }
    if (origin.from === 'ref' && !isGitHubActions(options.env)) {
        const { commit, bytes } = await readGitFile(origin.ref, path, { ...options, root: workspace.path('.') });
        return { commit, place: `at ${origin.ref} (commit ${commit})`, bytes };
    }
    const repository = readRepository(options.env);
    if (repository === undefined) {
        throw new errors/* InputError */.dz('input_invalid', 'GITHUB_REPOSITORY names no repository, so no policy can be read from it.', {
            source: 'policy-ref',
        });
    }
    const github = options.github();
    const ref = origin.from === 'ref' ? origin.ref : await readDefaultBranch(github, repository);
    const commit = await resolveCommit(github, repository, ref);
    const bytes = await readFileAt(github, repository, { commit, path, maxBytes: maxPolicyBytes });
    return { commit, place: `of ${ref} at commit ${commit}`, bytes };
}
async function readWorkspaceFile(path, workspace) {
    try {
        return await workspace.readBytes(workspace.path(path));
    }
    catch (cause) {
        if (cause instanceof Error && 'code' in cause && cause.code === 'ENOENT')
            return undefined;
        throw missing(path, 'of the checkout', cause);
    }
}
/** A path from the root of the repository, as git writes it. */
function repositoryPath(given) {
    const path = external_node_path_.posix.normalize(given);
    if (!path.startsWith('/') && path !== '.' && path !== '..' && !path.startsWith('../'))
        return path;
    throw new errors/* InputError */.dz('input_invalid', `Input "policy" is "${given}". Use a path from the root of the repository.`, {
        source: 'policy',
    });
}
function missing(path, place, cause) {
    return new errors/* PolicyError */.pn('policy_missing', `The permission policy "${path}" ${place} can't be read. Is the repository checked out, and the path right?`, { source: path, cause });
}

// EXTERNAL MODULE: ./lib/job/workspace.js
var job_workspace = __webpack_require__(82);
// EXTERNAL MODULE: ./lib/permission/ask-undecided.js
var ask_undecided = __webpack_require__(9314);
// EXTERNAL MODULE: ./lib/permission/decide.js + 3 modules
var decide = __webpack_require__(8928);
// EXTERNAL MODULE: ./lib/run/events.js
var events = __webpack_require__(6600);
// EXTERNAL MODULE: ./lib/run/find-intern.js
var find_intern = __webpack_require__(1151);
// EXTERNAL MODULE: ./lib/run/run-record.js + 2 modules
var run_record = __webpack_require__(5988);
;// CONCATENATED MODULE: ./lib/run/recorder.js

/**
 * A recorder whose observers see every event without secrets. Text comes in pieces in which a secret may be cut
 * anywhere, so its end is held back until it is told apart from a secret, at the latest until another event comes.
 */
function createRecorder({ clock, redactor, observers = [] }) {
    const pieces = { text: redactor.stream(), reasoning: redactor.stream() };
    const sum = (0,run_record/* buildRunRecord */.p)();
    const publish = (event) => {
        const recorded = { ...event, at: new Date(clock.now()).toISOString() };
        sum.observe(recorded);
        for (const observe of observers)
            observe(recorded);
    };
    const publishText = (type, text) => {
        if (text !== '')
            publish({ type, text });
    };
    const flush = (type) => publishText(type, pieces[type].end());
    return {
        record(event) {
            if (event.type === 'text' || event.type === 'reasoning') {
                flush(event.type === 'text' ? 'reasoning' : 'text');
                publishText(event.type, pieces[event.type].push(event.text));
                return;
            }
            flush('reasoning');
            flush('text');
            publish(redactStrings(event, redactor.redact));
        },
        soFar: () => sum.value(),
    };
}
function redactStrings(value, redact) {
    if (typeof value === 'string')
        return redact(value);
    if (Array.isArray(value))
        return value.map((one) => redactStrings(one, redact));
    if (typeof value !== 'object' || value === null)
        return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, redactStrings(one, redact)]));
}

// EXTERNAL MODULE: ./lib/cli/failure.js
var failure = __webpack_require__(1612);
;// CONCATENATED MODULE: ./lib/cli/run-on-intern.js
// One run on an intern from the command line: policy, transcript, client, the loop, and what it came to.














/** Runs a prompt or an answer to its end; what goes wrong before the run began is thrown. */
async function runOnIntern(settings, job, { observe, askPerson }) {
    const workspace = (0,job_workspace/* openWorkspace */.O)(job);
    const beginning = await readBeginning(settings, workspace, job.log);
    const { policy, facts } = await readPolicy(settings, job, workspace, askPerson !== undefined);
    const transcript = (0,job_workspace/* createTranscriptFile */.t)(settings.transcriptFile ?? defaultTranscript(job), workspace);
    const recorder = createRecorder({ ...job, observers: [transcript.write, observe] });
    const context = contextOf(job);
    try {
        const run = await (0,connected/* connected */.a)(job, settings, async (stages) => {
            const intern = await (0,find_intern/* findRunningIntern */.n)({ ...settings, ...stages });
            recorder.record((0,events/* toStartEvent */.C)(intern, settings.approvalMode, facts, context));
            const decisions = (0,decide/* startDecisions */.y)(askPerson === undefined ? policy : (0,ask_undecided/* askUndecided */.t)(policy), context);
            const { at: deadline } = stages.deadline;
            return beginRun(beginning, {
                ...settings,
                ...stages,
                internId: intern.id,
                decisions,
                askPerson,
                recorder,
                deadline,
            });
        }, (request) => recorder.record((0,events/* toRequestEvent */.p)(request)));
        return { ...run, transcriptFile: transcript.path };
    }
    catch (thrown) {
        throw recordFailure(thrown, recorder);
    }
    finally {
        transcript.close();
    }
}
/** Ends the record of a run that failed before it began, and gives the error. */
function recordFailure(thrown, recorder) {
    const error = (0,failure/* toToolkitError */.on)(thrown);
    recorder.record({ type: 'error', code: error.code, message: error.message, reason: error.data.reason ?? null });
    recorder.record({ type: 'end', conclusion: 'failed', error_code: error.code });
    return error;
}
/** The policy; where a person is asked, a missing one does not reject everything, and nothing says so. */
async function readPolicy(settings, job, workspace, hasPerson) {
    const event = { name: job.env['GITHUB_EVENT_NAME'] ?? '', payload: undefined };
    const github = () => {
        throw new errors/* InputError */.dz('input_invalid', `Input "policy-ref" is "${settings.policyRef}", which only the action can read on an event like "${event.name}". Use the action, or name "workspace" if nobody else can have written the checkout.`, { source: 'policy-ref' });
    };
    const log = hasPerson ? { ...job.log, notice() { } } : job.log;
    const sourced = await readPolicySource({ ...job, ...settings, event, github, log }, workspace);
    if (hasPerson && sourced.facts.path === null) {
        job.log.info(`There is no permission policy at "${settings.policy.path}": you are asked about everything.`);
    }
    return sourced;
}
function contextOf({ env }) {
    if (!isGitHubActions(env))
        return context/* unknownContext */.Ut;
    return toRunContext({ name: env['GITHUB_EVENT_NAME'] ?? '', payload: undefined }, env);
}
/** A person's transcripts are kept where programs keep their state (XDG Base Directory Specification); a job's are not. */
function defaultTranscript({ env, clock }) {
    if ((env['CI'] ?? '') !== '')
        return undefined;
    const state = env['XDG_STATE_HOME'] ?? '';
    const time = new Date(clock.now()).toISOString().replaceAll(/[:.]/g, '-');
    return (0,external_node_path_.join)(state === '' ? (0,external_node_path_.join)(env['HOME'] ?? (0,external_node_os_.homedir)(), '.local/state') : state, `interns/transcripts/${time}.jsonl`);
}


/***/ }),

/***/ 2825:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ createPersonAsker)
});

// EXTERNAL MODULE: ./lib/log.js
var log = __webpack_require__(7309);
// EXTERNAL MODULE: ./lib/permission/arguments.js
var permission_arguments = __webpack_require__(7395);
// EXTERNAL MODULE: ./lib/permission/explain.js
var permission_explain = __webpack_require__(3204);
// EXTERNAL MODULE: ./lib/permission/invisible.js
var invisible = __webpack_require__(5856);
// EXTERNAL MODULE: ./lib/permission/json.js
var json = __webpack_require__(9733);
;// CONCATENATED MODULE: ./lib/cli/view/ask-fields.js
// The fields of a question, one after the other; what is typed becomes a value of the field's type.


/** What declines a question, in place of the value of a field. */
const decline = '/decline';
/**
 * Asks for the answer to a question (deployment notes, "Pauses"): the value of each field, or one text where it has none.
 * Whether it fits is for the policy to say.
 */
async function askFields(question, readLine, say) {
    const fields = (0,json/* ownField */.hQ)(question, 'fields');
    const named = (0,json/* isList */.Lv)(fields) ? fields.filter(json/* isObject */.Gv) : [];
    say(`  Type your answer, or ${decline}.`);
    if (named.length === 0) {
        const line = await readLine('> ');
        return line === undefined ? undefined : line.trim() === decline ? 'reject' : { value: line };
    }
    const values = {};
    for (const field of named) {
        const line = await readLine(`${describe(field)} > `);
        if (line === undefined)
            return undefined;
        if (line.trim() === decline)
            return 'reject';
        // An empty line leaves a field out; where it is required, that is refused with the field's name.
        if (line.trim() !== '')
            values[textOf(field, 'name')] = toValue(line, textOf(field, 'type'));
    }
    return { value: values };
}
function describe(field) {
    const options = (0,json/* ownField */.hQ)(field, 'options');
    const choice = (0,json/* isList */.Lv)(options) && options.length > 0
        ? ` (${options.map((option) => (typeof option === 'string' ? option : JSON.stringify(option))).join(', ')})`
        : '';
    const optional = (0,json/* ownField */.hQ)(field, 'required') === true ? '' : ', may be left empty';
    return (0,log/* oneLine */.TN)(`${textOf(field, 'name')}${choice}${optional}`);
}
function textOf(field, name) {
    const value = (0,json/* ownField */.hQ)(field, name);
    return typeof value === 'string' ? value : '';
}
function toValue(line, type) {
    const word = line.trim();
    if ((type === 'number' || type === 'integer') && word !== '' && Number.isFinite(Number(word)))
        return Number(word);
    if (type === 'boolean' && /^(?:true|yes|y)$/i.test(word))
        return true;
    if (type === 'boolean' && /^(?:false|no|n)$/i.test(word))
        return false;
    return line;
}

// EXTERNAL MODULE: ./lib/cli/view/style.js
var view_style = __webpack_require__(807);
;// CONCATENATED MODULE: ./lib/cli/view/ask-person.js






/** Asks on this terminal. */
function createPersonAsker(io, terminal, clock) {
    const style = (0,view_style/* createStyle */._)(terminal.stderr);
    const say = (line) => io.stderr(`${line}\n`);
    return async (asked) => {
        const { question, decision, refusal, signal } = asked;
        const pause = (0,permission_arguments/* readPause */.H)(question.toolCall.function.arguments);
        if ('malformed' in pause)
            return undefined; // the policy stops such a pause before anyone is asked
        const leftMs = Math.max(0, Math.floor(question.answerUntil - clock.monotonic()));
        const late = AbortSignal.timeout(leftMs);
        const end = signal === undefined ? late : AbortSignal.any([signal, late]);
        const readLine = (prompt) => terminal.readLine(prompt, end);
        if (refusal === undefined)
            for (const line of ask_person_describe(pause, decision, leftMs, style))
                say(line);
        else
            say(style.yellow((0,log/* oneLine */.TN)(refusal)));
        try {
            const explain = () => {
                const request = { toolCallId: question.toolCall.id, arguments: question.toolCall.function.arguments };
                for (const line of (0,permission_explain/* explainLines */.bg)(request, decision))
                    say(style.dim(`  ${(0,log/* oneLine */.TN)(line)}`));
            };
            if (pause.kind === 'permission')
                return await askPermission(pause, readLine, { say, explain, style });
            return await askFields(pause.arguments, readLine, say);
        }
        catch (error) {
            signal?.throwIfAborted();
            if (!late.aborted)
                throw error;
            say(style.yellow('No answer in time.'));
            return undefined;
        }
    };
}
function ask_person_describe(pause, decision, leftMs, style) {
    const isPermission = pause.kind === 'permission';
    const what = isPermission ? (pause.command ?? pause.operation ?? 'something unnamed') : pause.arguments['message'];
    const tool = pause.command === undefined ? '' : ` to run this (${(0,log/* oneLine */.TN)(pause.tool ?? 'command')})`;
    const left = Math.round(leftMs / 1000);
    const seconds = String(left % 60).padStart(2, '0');
    return [
        '',
        style.bold(isPermission ? `The intern asks for permission${tool}:` : 'The intern asks:'),
        // Whatever can't be seen is spelled out: the person allows what stands here, and nothing else.
        ...(typeof what === 'string' ? what : JSON.stringify(pause.arguments))
            .split('\n')
            .map((line) => `  ${style.cyan((0,invisible/* showInvisible */.jQ)(line))}`),
        style.dim(`  ${(0,log/* oneLine */.TN)(decision.reason ?? `Rule "${decision.rule}" leaves it to you.`)} ${Math.floor(left / 60)}:${seconds} minutes to answer.`),
    ];
}
async function askPermission(pause, readLine, asking) {
    const choices = new Map([['r', 'reject']]);
    if (pause.options.includes('allow_once'))
        choices.set('a', 'allow');
    if (pause.options.includes('allow_always'))
        choices.set('always', 'allow-always');
    const names = { a: '[a] allow once', always: '[always] allow from now on', r: '[r] reject' };
    const offered = Object.entries(names).flatMap(([key, name]) => (choices.has(key) ? [name] : []));
    const prompt = `${offered.join('  ')}  [?] why > `;
    for (;;) {
        const line = await readLine(prompt);
        if (line === undefined)
            return undefined;
        const word = line.trim().toLowerCase();
        const wish = choices.get(word) ?? choices.get(longNames[word] ?? '');
        if (wish !== undefined)
            return wish;
        if (word === '?')
            asking.explain();
        else
            asking.say(asking.style.yellow(`Type one of ${[...choices.keys()].join(', ')}, or ? for the reason.`));
    }
}
const longNames = { allow: 'a', yes: 'a', y: 'a', reject: 'r', no: 'r', n: 'r' };


/***/ }),

/***/ 8833:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ reportRun)
/* harmony export */ });
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7309);
/* harmony import */ var _report_conclusion_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6195);
/* harmony import */ var _run_run_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5988);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1612);
/* harmony import */ var _style_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(807);





/** Says what a run came to and gives the exit code (interface, "The command line"). */
function reportRun(result, io, job, json) {
    const { conclusion, error, pending } = result;
    const style = (0,_style_js__WEBPACK_IMPORTED_MODULE_0__/* .createStyle */ ._)(io.terminal?.stderr);
    if (error !== null)
        io.stderr(`${style.red(job.redactor.redact((0,_log_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN)(error.message)))} (${error.code})\n`);
    io.stderr(`${style.dim(factsOf(result).map(_log_js__WEBPACK_IMPORTED_MODULE_1__/* .oneLine */ .TN).join(' · '))}\n${style.dim(`transcript ${result.transcriptFile}`)}\n`);
    if (pending !== null && !json) {
        io.stderr(`The question is open until ${pending.deadline}. Answer it with "interns answer" and this:\n`);
        io.stdout(`${job.redactor.redact(JSON.stringify(pending))}\n`);
    }
    if (json)
        io.stdout(`${job.redactor.redact(JSON.stringify(toResultLine(result)))}\n`);
    const isInterrupted = error !== null && (0,_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .exitCodeOf */ .FO)(error) === _failure_js__WEBPACK_IMPORTED_MODULE_2__/* .interruptedExitCode */ .An;
    return isInterrupted ? _failure_js__WEBPACK_IMPORTED_MODULE_2__/* .interruptedExitCode */ .An : (0,_report_conclusion_js__WEBPACK_IMPORTED_MODULE_3__/* .toExitCode */ .t4)(conclusion);
}
function factsOf({ conclusion, record }) {
    const { session_id, usage } = record;
    return [
        conclusion,
        ...secondsOf(record),
        ...(usage?.total_tokens === undefined ? [] : [`${usage.total_tokens} tokens`]),
        ...(typeof usage?.cost === 'number' ? [`USD ${usage.cost.toFixed(4)}`] : []),
        ...(session_id === null ? [] : [`session ${session_id}`]),
    ];
}
function secondsOf({ first_at, last_at }) {
    if (first_at === null || last_at === null)
        return [];
    return [`${((Date.parse(last_at) - Date.parse(first_at)) / 1000).toFixed(1)} s`];
}
/** The last line of `--json`: the outputs of the action, under their names in a transcript. */
function toResultLine({ conclusion, error, record, pending, transcriptFile }) {
    return {
        type: 'result',
        at: record.last_at,
        conclusion,
        error_code: error?.code ?? null,
        finish_reason: record.finish_reason,
        session_id: record.session_id,
        intern_id: record.start?.intern_id ?? null,
        usage: record.usage,
        decisions: (0,_run_run_record_js__WEBPACK_IMPORTED_MODULE_4__/* .decisionsOf */ .b)(record),
        pending,
        transcript_file: transcriptFile,
    };
}


/***/ }),

/***/ 2108:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  D: () => (/* binding */ printJsonLines),
  X: () => (/* binding */ showRun)
});

// EXTERNAL MODULE: ./lib/log.js
var log = __webpack_require__(7309);
// EXTERNAL MODULE: ./lib/permission/ask-undecided.js
var ask_undecided = __webpack_require__(9314);
// EXTERNAL MODULE: ./lib/report/transcript.js
var transcript = __webpack_require__(3306);
;// CONCATENATED MODULE: ./lib/cli/view/inline-style.js
/** Styles for a screen; without colours the markers are kept, because they are all that is left. */
function createInlineStyle(style, hasColors) {
    let code = ''; // the run of backticks that opened it
    let bold = false;
    return {
        paint(word, base) {
            if (!hasColors)
                return word;
            let shown = '';
            for (const part of word.split(/(`+|\*\*)/)) {
                if (part.startsWith('`') && (code === '' || code === part))
                    code = code === '' ? part : '';
                else if (part === '**' && code === '')
                    bold = !bold;
                else if (code !== '')
                    shown += style.cyan(part);
                else
                    shown += bold ? style.bold(part) : base(part);
            }
            return shown;
        },
        endLine() {
            code = '';
            bold = false;
        },
    };
}

// EXTERNAL MODULE: ./lib/cli/view/style.js
var view_style = __webpack_require__(807);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
;// CONCATENATED MODULE: ./lib/cli/view/word-wrap.js
// Words on lines of a screen.

/** Wraps words to lines of so many columns. */
function createWordWrap(write, columns) {
    let indent = '';
    let column = 0;
    let space = ''; // written before the next word on the same line: at the edge it would make a line of its own
    return {
        begin(text, nextIndent) {
            write(text);
            column = widthOf(text);
            indent = nextIndent;
        },
        word(word, spaceBehind) {
            const width = widthOf(word);
            if (column > widthOf(indent) && column + space.length + width > columns) {
                write(`\n${indent}${word}`);
                column = widthOf(indent) + width;
            }
            else {
                write(space + word);
                column += space.length + width;
            }
            space = spaceBehind;
        },
        endLine() {
            write('\n');
            column = 0;
            indent = '';
            space = '';
        },
    };
}
/** Columns that a text takes, about: most characters beyond the first plane are wide, and count as two here too. */
function widthOf(text) {
    return (0,external_node_util_.stripVTControlCharacters)(text).length;
}

;// CONCATENATED MODULE: ./lib/cli/view/markdown-stream.js



/**
 * A stream that writes to a screen. Headings, lists, quotes, code and bold text are styled; all else is shown as it is
 * written. No more than an unfinished word, or a line of a code block, is held back.
 */
function createMarkdownStream(write, screen) {
    const lines = createLineWriter(write, screen);
    let held = '';
    return {
        push(text) {
            const [first = '', ...rest] = text.split('\n');
            held += first; // only what is new is searched: a line may come in very many pieces
            for (const next of rest) {
                lines.whole(held);
                held = next;
            }
            // Its first word tells what a line is; the last word may not be whole yet.
            if (!lines.isOpen() && !/^\s*[^\s`~]\S*\s+\S/.test(held))
                return;
            const words = held.length - (/\S*$/.exec(held)?.[0].length ?? 0);
            if (words > 0 && lines.words(held.slice(0, words)))
                held = held.slice(words);
        },
        end() {
            if (held !== '' || lines.isOpen())
                lines.whole(held);
            held = '';
        },
    };
}
function createLineWriter(write, screen) {
    const style = (0,view_style/* createStyle */._)(screen);
    const inline = createInlineStyle(style, screen.hasColors);
    const wrap = createWordWrap(write, screen.columns);
    let line; // undefined at the beginning of a line
    let isFenced = false;
    const writeWords = (text) => {
        let rest = text;
        if (line === undefined) {
            line = kindOf(text, style);
            wrap.begin(line.begin, line.indent);
            rest = line.rest;
        }
        for (const [, word = '', space = ''] of rest.matchAll(/(\S+|^)(\s*)/g)) {
            wrap.word(inline.paint(word, line.paint), space);
        }
    };
    return {
        isOpen: () => line !== undefined,
        words(text) {
            if (!isFenced)
                writeWords(text);
            return !isFenced;
        },
        whole(text) {
            const isFence = line === undefined && /^\s*(?:`{3,}|~{3,})/.test(text);
            if (isFence || isFenced)
                write(isFence ? style.dim(text) : style.cyan(text));
            else if (text !== '')
                writeWords(text);
            if (isFence)
                isFenced = !isFenced;
            wrap.endLine();
            inline.endLine();
            line = undefined;
        },
    };
}
/** What a line is by how it begins (CommonMark, sections 4.2, 5.1, 5.2). */
function kindOf(text, style) {
    const [, indent = '', marker = ''] = /^(\s*)(#{1,6}\s+|[-*+]\s+|\d{1,9}[.)]\s+|>\s?)?/.exec(text) ?? [];
    const rest = text.slice(indent.length + marker.length);
    if (marker.startsWith('#'))
        return { begin: style.bold(marker), indent, paint: style.bold, rest };
    if (marker.startsWith('>')) {
        const bar = `${indent}${style.dim('│ ')}`;
        return { begin: bar, indent: bar, paint: style.dim, rest };
    }
    const bullet = /^[-*+]/.test(marker) ? marker.replace(/^./, '•') : marker;
    return { begin: indent + bullet, indent: indent + ' '.repeat(marker.length), paint: style.plain, rest };
}

;// CONCATENATED MODULE: ./lib/cli/view/run-view.js
// What a run shows on the command line: the words on standard output, everything about them on standard error.





/** An observer that prints every event as one line of JSON, as the transcript has it. */
function printJsonLines(io) {
    return (event) => io.stdout((0,transcript/* toTranscriptLine */.W)(event));
}
/** An observer that shows a run to a person: `brief` without its words, `none` not at all. */
function showRun(io, level) {
    if (level === 'none')
        return () => { };
    const show = showEvents(io);
    if (level === 'full')
        return show;
    return (event) => {
        if (event.type !== 'text' && event.type !== 'reasoning')
            show(event);
    };
}
function showEvents(io) {
    const style = (0,view_style/* createStyle */._)(io.terminal?.stderr);
    const words = createWordSink(io);
    const progress = createProgress(io);
    let isThinking = false;
    const endThinking = () => {
        if (isThinking)
            io.stderr('\n');
        isThinking = false;
    };
    return (event) => {
        progress.stop();
        if (event.type === 'text') {
            endThinking();
            words.push(event.text);
            return;
        }
        words.end();
        if (event.type === 'reasoning') {
            if (io.terminal?.stderr.isTerminal !== true)
                return;
            isThinking = true;
            io.stderr(style.dim((0,log/* visibleText */.Q6)(event.text)));
            return;
        }
        endThinking();
        if (event.type === 'prompt')
            progress.start('The intern is working …');
        if (event.type !== 'decision')
            return;
        const { operation, kind, answer, outcome, rule } = event;
        const granted = outcome === 'allow' || outcome === 'answer';
        const sign = granted ? style.green('✓') : style.red('✗');
        io.stderr(`${sign} ${(0,log/* oneLine */.TN)(operation ?? kind ?? 'a question')} → ${(0,log/* oneLine */.TN)(answer ?? outcome)} ${style.dim(rule === ask_undecided/* personRule */.I ? '(by you)' : `(rule ${rule})`)}\n`);
        if (answer !== null)
            progress.start('The intern is working …');
    };
}
function createWordSink(io) {
    const screen = io.terminal?.stdout;
    if (screen?.isTerminal === true) {
        const stream = createMarkdownStream(io.stdout, screen);
        return { push: (text) => stream.push((0,log/* visibleText */.Q6)(text)), end: () => stream.end() };
    }
    return io.env['GITHUB_ACTIONS'] === 'true' ? createLineSink(io) : createPlainSink(io);
}
/** For a file or another program: the text as it is, without what could act on a terminal that it ends up on. */
function createPlainSink(io) {
    let isOpen = false;
    return {
        push(text) {
            const shown = (0,log/* visibleText */.Q6)(text);
            io.stdout(shown);
            if (shown !== '')
                isOpen = !shown.endsWith('\n');
        },
        end() {
            if (isOpen)
                io.stdout('\n');
            isOpen = false;
        },
    };
}
/** For the log of a runner, which takes lines of a certain form for commands: only whole lines, made safe. */
function createLineSink(io) {
    let line = '';
    const write = (text) => {
        for (const safe of (0,log/* safeLines */.Bv)(text))
            io.stdout(`${safe}\n`);
    };
    return {
        push(text) {
            const [more = '', ...lines] = text.split('\n');
            line += more;
            for (const next of lines) {
                write(line);
                line = next;
            }
        },
        end() {
            if (line !== '')
                write(line);
            line = '';
        },
    };
}
/** One line that goes away when something comes; only on a terminal. */
function createProgress(io) {
    const screen = io.terminal?.stderr;
    let isShown = false;
    return {
        start(text) {
            if (screen?.isTerminal !== true)
                return;
            io.stderr((0,view_style/* createStyle */._)(screen).dim(text));
            isShown = true;
        },
        stop() {
            // To the beginning of the line, and erase it (ECMA-48, "EL").
            if (isShown)
                io.stderr('\r\u001b[K');
            isShown = false;
        },
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

/***/ 9443:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  x: () => (/* binding */ readRunSettings)
});

// EXTERNAL MODULE: ./lib/contract/chat.js
var chat = __webpack_require__(8914);
// EXTERNAL MODULE: ./lib/contract/limits.js
var limits = __webpack_require__(8536);
// EXTERNAL MODULE: ./lib/inputs/credentials.js
var credentials = __webpack_require__(8863);
// EXTERNAL MODULE: ./lib/inputs/given.js
var given = __webpack_require__(3072);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/secret.js
var secret = __webpack_require__(3251);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
;// CONCATENATED MODULE: ./lib/inputs/pull-request-settings.js
// Settings of runs that a pull request, a comment or another run starts: who may, with which policy, and what is written there.



/** The words of `actor-permission`, lowest first: GitHub's own levels (GitHub docs, "Repository roles"). */
const actorPermissions = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];
/** The value of `session-id` that continues the session of the sticky comment. */
const sessionFromCommentWord = 'from-comment';
/** The settings of runs on GitHub. */
function readPullRequestSettings(text) {
    const token = text('github-token');
    const comment = (0,values/* readChoice */.Kf)('comment', text('comment') ?? '', ['none', 'sticky', 'new']);
    const sessionFromComment = text('session-id') === sessionFromCommentWord;
    if (sessionFromComment && comment !== 'sticky') {
        throw new errors/* InputError */.dz('input_conflict', `Input "session-id" is "${sessionFromCommentWord}", but "comment" is "${comment}". Only "comment: sticky" keeps a session.`, { source: 'session-id' });
    }
    return {
        githubToken: token === undefined ? undefined : new secret/* Secret */.z(token),
        actorPermission: (0,values/* readChoice */.Kf)('actor-permission', text('actor-permission') ?? '', actorPermissions),
        allowedBots: readLogins('allowed-bots', text('allowed-bots') ?? ''),
        onFork: (0,values/* readChoice */.Kf)('on-fork', text('on-fork') ?? '', ['skip', 'fail']),
        comment,
        commentTag: readTag('comment-tag', text('comment-tag') ?? ''),
        policyRef: readRef('policy-ref', text('policy-ref') ?? ''),
        sessionFromComment,
    };
}
/** Exact logins, separated by commas: a wildcard would let in any app that somebody registers. */
function readLogins(name, value) {
    const logins = value.split(',').map((login) => login.trim());
    if (value.trim() === '')
        return [];
    for (const login of logins) {
        if (/^[A-Za-z0-9][A-Za-z0-9_-]*(?:\[bot\])?$/.test(login))
            continue;
        throw (0,values/* badValue */.tm)(name, value, 'Use exact logins separated by commas, for example "renovate[bot], dependabot[bot]".');
    }
    return logins;
}
function readTag(name, value) {
    if (/^[\w.-]{1,50}$/.test(value))
        return value;
    throw (0,values/* badValue */.tm)(name, value, 'Use 1 to 50 letters, digits, "_", "." and "-".');
}
/** `auto`, `workspace`, or a ref: what git itself refuses in a name is refused here (git-check-ref-format(1)). */
function readRef(name, value) {
    const isRef = /^[^\s~^:?*[\\\u007f]{1,255}$/u.test(value) && !/\.\.|@\{|\/\/|^[-/]|[/.]$|(?:^|\/)\.|\.lock(?:\/|$)/.test(value);
    if (isRef)
        return value;
    throw (0,values/* badValue */.tm)(name, value, 'Use "auto", "workspace", or a branch, tag or commit, for example "main".');
}

;// CONCATENATED MODULE: ./lib/inputs/run-settings.js






/** The settings of a run. `defaults` tells a policy file that the user named from the default one. */
function readRunSettings(text, defaults) {
    const policy = text('policy') ?? '';
    return {
        ...(0,credentials/* readService */.u)(text),
        ...readPullRequestSettings(text),
        intern: (0,given/* required */.mw)(text, 'intern', 'the name or id of the intern'),
        workspaceId: (0,given/* optional */.lq)(text, 'workspace-id', values/* readUuid */.Cp),
        waitForInternMs: (0,values/* readDuration */.$7)('wait-for-intern', text('wait-for-intern') ?? '', 0),
        approvalMode: (0,values/* readChoice */.Kf)('approval-mode', text('approval-mode') ?? '', chat/* approvalModes */.oy),
        // The runner fills in defaults, so a file that is named as the default is counts as not named.
        policy: { path: policy, named: policy !== defaults('policy') },
        sessionId: (0,given/* optional */.lq)(text, 'session-id', readSessionId),
        timeoutMs: (0,values/* readDuration */.$7)('timeout', text('timeout') ?? '', 1000),
        idleTimeoutMs: (0,values/* readDuration */.$7)('idle-timeout', text('idle-timeout') ?? '', 1000),
        maxPauses: (0,values/* readInteger */.JI)('max-pauses', text('max-pauses') ?? '', 0),
        onPause: (0,values/* readChoice */.Kf)('on-pause', text('on-pause') ?? '', ['resolve', 'stop']),
        onTimeout: (0,values/* readChoice */.Kf)('on-timeout', text('on-timeout') ?? '', ['fail', 'continue']),
        failOnReject: (0,values/* readBoolean */.Vf)('fail-on-reject', text('fail-on-reject') ?? ''),
        transcript: (0,values/* readChoice */.Kf)('transcript', text('transcript') ?? '', ['auto', 'full', 'brief', 'none']),
        transcriptFile: text('transcript-file'),
    };
}
function readSessionId(name, value) {
    if (value === sessionFromCommentWord)
        return undefined;
    if (value.length <= limits/* identifierLength */.yj.max)
        return value;
    throw (0,values/* badValue */.tm)(name, value, `It has ${value.length} characters; use 1 to ${limits/* identifierLength */.yj.max}.`);
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

/***/ 9314:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ personRule),
/* harmony export */   t: () => (/* binding */ askUndecided)
/* harmony export */ });
/* harmony import */ var _policy_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7312);

/** What decides where a person was asked; no id of a file has parentheses. */
const personRule = '(person)';
/** Matches every pause, and says so. */
const anything = {
    key: 'anything',
    at: { line: 1, column: 1 },
    matcher: { test: { type: 'present', present: true }, missing: false },
    value: () => true,
};
const entry = {
    id: personRule,
    at: anything.at,
    places: new Map(),
    reason: 'Nothing in the permission policy decides this.',
    when: [],
    match: [anything],
};
/** Without a policy there is nobody but the person to set a limit. */
const noBudget = {
    answers: 1_000_000,
    allows: 1_000_000,
    rejects_in_a_row: 1_000_000,
    same_pause: 1_000_000,
};
/**
 * The policy with one more rule and one more question behind all others, which match everything and ask (design, "Rules of
 * evaluation", 12). Guards, rules, questions and budgets of the file hold as they are.
 */
function askUndecided(policy) {
    return {
        ...policy,
        budget: policy === _policy_file_js__WEBPACK_IMPORTED_MODULE_0__/* .rejectEverything */ .n4 ? noBudget : policy.budget,
        rules: [...policy.rules, { ...entry, verb: 'ask', limit: undefined }],
        questions: [...policy.questions, { ...entry, verb: 'ask', limit: undefined, answer: undefined }],
    };
}


/***/ }),

/***/ 3204:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $j: () => (/* binding */ explainExitCode),
/* harmony export */   Hc: () => (/* binding */ toExplanation),
/* harmony export */   bg: () => (/* binding */ explainLines)
/* harmony export */ });
/* harmony import */ var _arguments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7395);
/* harmony import */ var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5856);
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9733);
// Why a pause is answered as it is, in lines for people and as JSON for programs.



/** A decision as JSON. */
function toExplanation(decision) {
    const { verb, answer, rule, reason, trace } = decision;
    return { verb, answer, rule, reason, trace };
}
/** The exit code of an explanation: 0 an allow or an answer, 3 a reject or decline, 4 stop or ask. */
function explainExitCode(decision) {
    if (decision.outcome === 'allow' || decision.outcome === 'answer')
        return 0;
    return decision.outcome === 'reject' ? 3 : 4;
}
/**
 * A decision in lines: the pause, every entry of its lists with why it matched or not, then the ladder, the budgets and
 * the answer (design, "Tools around it"). Nothing of the pause can break a line or hide in it.
 */
function explainLines(request, decision) {
    const width = Math.max(...decision.trace.map((entry) => entry.id.length), 'default'.length);
    return [
        `pause      ${describePause(request)}`,
        ...decision.trace.map((entry) => traceLine(entry, width)),
        ...(decision.ladder === null ? [] : [`ladder     ${decision.ladder}`]),
        `budgets    ${decision.budgets}`,
        ...(decision.reason === null ? [] : [`reason     ${(0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .showInvisible */ .jQ)(decision.reason)}`]),
        `${decision.outcome === 'stop' || decision.outcome === 'ask' ? `${decision.outcome.padEnd(9)}  ` : 'answer     '}${answerText(decision)}by ${decision.rule}`,
    ];
}
function answerText(decision) {
    return decision.answer === null ? '' : `${(0,_invisible_js__WEBPACK_IMPORTED_MODULE_0__/* .showInvisible */ .jQ)(decision.answer)} `;
}
const names = { guards: 'guard', rules: 'rule', questions: 'question', default: 'default' };
function traceLine(entry, width) {
    const name = entry.list === 'default' ? '' : entry.id;
    const verdict = entry.matched ? 'yes' : entry.because === 'not reached' ? '-  ' : 'no ';
    return `  ${names[entry.list].padEnd(8)} ${name.padEnd(width)}  ${verdict}  ${entry.because}`;
}
function describePause(request) {
    const pause = (0,_arguments_js__WEBPACK_IMPORTED_MODULE_1__/* .readPause */ .H)(request.arguments);
    if ('malformed' in pause)
        return `malformed: ${pause.malformed}`;
    const parts = [
        `kind ${(0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(pause.kind)}`,
        ...(pause.tool === undefined ? [] : [`tool ${(0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(pause.tool)}`]),
        ...(pause.command === undefined ? [] : [`command ${(0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(pause.command)}`]),
        ...(typeof pause.arguments['message'] === 'string' ? [`message ${(0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(pause.arguments['message'])}`] : []),
        ...(pause.options.length === 0 ? [] : [`options ${(0,_json_js__WEBPACK_IMPORTED_MODULE_2__/* .shown */ .SP)(pause.options)}`]),
    ];
    return parts.join(', ');
}


/***/ }),

/***/ 6195:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   gB: () => (/* binding */ conclusionSigns),
/* harmony export */   t4: () => (/* binding */ toExitCode)
/* harmony export */ });
/* unused harmony export isSuccess */
/** Exit code of the command line (interface, "The command line"). */
function toExitCode(conclusion) {
    switch (conclusion) {
        case 'finished':
        case 'skipped':
            return 0;
        case 'failed':
        case 'ended':
            return 1;
        case 'rejected':
            return 3;
        case 'paused':
            return 4;
        default:
            return conclusion;
    }
}
/** Whether a step of the action succeeds: `paused` is only ever what `on-pause: stop` asked for. */
function isSuccess(conclusion) {
    return conclusion === 'finished' || conclusion === 'skipped' || conclusion === 'paused';
}
/** A sign for each conclusion, for the eye. */
const conclusionSigns = {
    finished: '✅',
    paused: '⏸️',
    rejected: '⛔',
    ended: '🔌',
    failed: '❌',
    skipped: '⏭️',
};


/***/ }),

/***/ 5168:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ toShownLevel)
/* harmony export */ });
// How much of the intern's words log and summary show.
/**
 * What `auto` means here: everybody reads the logs of a public repository, so the words stay in the transcript file there,
 * and where the visibility is not known.
 *
 * @param visibility - `public`, `internal`, `private` or `unknown`
 */
function toShownLevel(level, visibility) {
    if (level !== 'auto')
        return level;
    return visibility === 'private' || visibility === 'internal' ? 'full' : 'brief';
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


/***/ }),

/***/ 5988:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  p: () => (/* binding */ buildRunRecord),
  b: () => (/* binding */ decisionsOf)
});

;// CONCATENATED MODULE: ./lib/run/bounded-text.js
// Text of any length in bounded memory: its beginning and its end.
/** Keeps the first `headLength` and the last `tailLength` characters (UTF-16 units; no surrogate pair is cut). */
function createBoundedText(headLength, tailLength) {
    let head = '';
    /** Characters after the head; the last of them are in the ring. */
    let tailSize = 0;
    const ring = createRing(tailLength + 1); // one more, for the first half of a pair that the bound would cut
    return {
        push(text) {
            const room = headLength - head.length;
            const cut = tailSize > 0 ? 0 : text.length <= room ? text.length : wholeCharacter(text, room);
            if (cut > 0)
                head += text.slice(0, cut);
            if (cut === text.length)
                return;
            ring.push(cut === 0 ? text : text.slice(cut));
            tailSize += text.length - cut;
        },
        value() {
            const rest = ring.value();
            // As long as nothing was left out, the two are one text.
            if (tailSize <= tailLength)
                return { head: head + rest, tail: '', omitted: 0 };
            const tail = rest.slice(wholeCharacter(rest, rest.length - tailLength));
            const omitted = tailSize - tail.length;
            return omitted === 0 ? { head: head + tail, tail: '', omitted } : { head, tail, omitted };
        },
    };
}
/**
 * The last `capacity` characters of a text, as bytes that are written over: a list of strings would leave every piece of a
 * long stream to the garbage collector, old enough by then to stay for long.
 */
function createRing(capacity) {
    const unitBytes = 2;
    let bytes;
    /** Characters pushed in all. */
    let size = 0;
    return {
        push(text) {
            bytes ??= Buffer.alloc(capacity * unitBytes);
            const kept = text.length > capacity ? text.slice(text.length - capacity) : text;
            const start = (size + text.length - kept.length) % capacity;
            const first = Math.min(kept.length, capacity - start);
            bytes.write(kept.slice(0, first), start * unitBytes, 'utf16le');
            if (first < kept.length)
                bytes.write(kept.slice(first), 0, 'utf16le');
            size += text.length;
        },
        value() {
            if (bytes === undefined)
                return '';
            if (size <= capacity)
                return bytes.toString('utf16le', 0, size * unitBytes);
            const start = (size % capacity) * unitBytes;
            return bytes.toString('utf16le', start) + bytes.toString('utf16le', 0, start);
        },
    };
}
/** The index, or the one before it where the index would cut a surrogate pair. */
function wholeCharacter(text, index) {
    const unit = text.charCodeAt(index);
    return unit >= 0xdc00 && unit <= 0xdfff ? index - 1 : index;
}

;// CONCATENATED MODULE: ./lib/run/usage.js
/** The sum of two usages: every number by its name, details too; what neither reports stays absent. */
function addUsage(sum, more) {
    if (sum === null || more === null)
        return sum ?? more;
    return addNumbers(sum, more);
}
function addNumbers(a, b) {
    const names = new Set([...Object.keys(a), ...Object.keys(b)]);
    return Object.fromEntries([...names].map((name) => [name, add(a[name], b[name])]));
}
function add(a, b) {
    if (typeof a === 'number' && typeof b === 'number')
        return a + b;
    if (isRecord(a) && isRecord(b))
        return addNumbers(a, b);
    return a ?? b;
}
function isRecord(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./lib/run/run-record.js


const keptHead = 512 * 1024;
const keptTail = 256 * 1024;
const maxRemarks = 100;
/** All decisions of a run in order, as the output `decisions` shows them. */
function decisionsOf(record) {
    return record.pauses.flatMap(({ decisions }) => decisions.map(({ tool_call_id, kind, operation, answer, rule, reason }) => ({
        tool_call_id,
        kind,
        operation,
        answer,
        rule,
        reason,
    })));
}
const noFacts = {
    first_at: null,
    last_at: null,
    start: null,
    finish_reason: null,
    session_id: null,
    model: null,
    usage: null,
    remarks: [],
    error: null,
    conclusion: null,
};
/** A record of no event yet. Of text it keeps the first 512 Ki and the last 256 Ki characters. */
function buildRunRecord() {
    const texts = { text: createBoundedText(keptHead, keptTail), reasoning: createBoundedText(keptHead, keptTail) };
    const pauses = [];
    let facts = noFacts;
    return {
        observe(event) {
            if (event.type === 'text' || event.type === 'reasoning') {
                texts[event.type].push(event.text);
                return;
            }
            if (event.type === 'pause')
                pauses.push({ pause: event, decisions: [] });
            if (event.type === 'decision')
                pauses.at(-1)?.decisions.push(event);
            facts = { ...facts, first_at: facts.first_at ?? event.at, last_at: event.at, ...factsOf(event, facts) };
        },
        value: () => ({ ...facts, text: texts.text.value(), reasoning: texts.reasoning.value(), pauses }),
    };
}
/** What one event tells. A transcript may hold types of a later version: they tell nothing. */
function factsOf(event, known) {
    switch (event.type) {
        case 'start':
            return { start: event };
        case 'usage':
            return { usage: addUsage(known.usage, event.usage) };
        case 'finish': {
            const { finish_reason, session_id, model } = event;
            return { finish_reason, session_id: session_id ?? known.session_id, model };
        }
        case 'remark':
            return known.remarks.length < maxRemarks ? { remarks: [...known.remarks, event.message] } : {};
        case 'error':
            return { error: event };
        case 'end':
            return { conclusion: event.conclusion };
        default:
            return {};
    }
}


/***/ })

};
