export const id = 852;
export const ids = [852];
export const modules = {

/***/ 7852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  conformance: () => (/* binding */ conformance)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
;// CONCATENATED MODULE: ./lib/conformance/check.js
/** A row is not as the document says. */
class Mismatch extends Error {
    name = 'Mismatch';
}
/** What a check needs is not there: a key, an intern, a question. */
class NotCheckable extends Error {
    name = 'NotCheckable';
}
/** Holds, or is a mismatch that says so. */
function expectThat(condition, otherwise) {
    if (!condition)
        throw new Mismatch(otherwise);
}
/** The value, or not checkable for want of it. */
function needs(value, what) {
    if (value === undefined)
        throw new NotCheckable(`needs ${what}`);
    return value;
}
/** An object of JSON. */
function asObject(value, what) {
    expectThat(typeof value === 'object' && value !== null && !Array.isArray(value), `${what} is no object`);
    return Object.fromEntries(Object.entries(value));
}
/** Just these keys, in any order. */
function expectKeys(value, keys, what) {
    const found = Object.keys(value).toSorted().join(', ');
    expectThat(found === [...keys].toSorted().join(', '), `${what} has ${found}`);
}

// EXTERNAL MODULE: ./lib/contract/limits.js
var limits = __webpack_require__(8536);
;// CONCATENATED MODULE: ./lib/conformance/probe.js
// Requests to the service under test, and what came back, untouched.
/** Sends a request below the base URL and reads the whole answer. */
async function send(target, path, sent = {}) {
    const { bearer = target.apiKey, method = 'GET', json, form, text } = sent;
    const isForm = form !== undefined;
    const body = isForm
        ? new URLSearchParams(form).toString()
        : (text ?? (json === undefined ? undefined : JSON.stringify(json)));
    const response = await target.fetch(`${target.baseUrl}${path}`, {
        method,
        redirect: 'error',
        headers: {
            ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
            ...(body === undefined
                ? {}
                : { 'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json' }),
        },
        ...(body === undefined ? {} : { body }),
    });
    const answered = await response.text();
    return { status: response.status, headers: response.headers, text: answered, json: readJson(answered) };
}
function readJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./lib/contract/chat.js
var chat = __webpack_require__(8914);
;// CONCATENATED MODULE: ./lib/conformance/stream.js
// A chat response held to the stream rules (API document, "Stream rules" and "Chat chunk").


const commonKeys = ['id', 'object', 'created', 'model', 'choices'];
/**
 * Reads a response and holds it to the rules.
 *
 * @throws {Mismatch} with the first rule that it breaks
 */
function readStream({ status, headers, text }) {
    expectThat(status === 200, `the status is ${status}: ${text.slice(0, 200)}`);
    expectThat((headers.get('content-type') ?? '').startsWith('text/event-stream'), `the type is ${headers.get('content-type')}`);
    const events = text
        .replaceAll('\r\n', '\n')
        .split('\n\n')
        .filter((event) => event !== '' && !event.startsWith(':'));
    expectThat(events.every((event) => /^data: ?[^\n]*$/.test(event)), 'an event is not one data: line');
    const data = events.map((event) => event.replace(/^data: ?/, ''));
    expectThat(data.at(-1) === chat/* doneMarker */.$2, 'the stream does not end with [DONE]');
    const chunks = data.slice(0, -1).map(readChunk);
    const final = chunks.at(-1);
    expectThat(final !== undefined && final.choices.length === 0, 'the last chunk before [DONE] has choices');
    const before = chunks.slice(0, -1);
    expectThat(before.every(({ choices }) => choices.length > 0), 'a chunk before the final one has no choices');
    const [first] = before;
    expectThat(first?.choices[0]?.delta.role === 'assistant', 'the first chunk is no role chunk');
    const reasons = before.flatMap(({ choices }) => choices.map(({ finish_reason }) => finish_reason));
    const finish = reasons.filter((reason) => reason !== null);
    const [finishReason] = finish;
    expectThat(finish.length === 1 && finishReason !== undefined && reasons.at(-1) !== null, `there are ${finish.length} finish chunks, or one is not the last`);
    const isError = finishReason === 'error';
    expectKeysOf(before.slice(0, -1), commonKeys);
    expectKeysOf(before.slice(-1), isError ? [...commonKeys, 'error'] : commonKeys);
    expectKeysOf([final], [...commonKeys, 'session_id', 'usage']);
    const call = before.flatMap(({ choices }) => choices.flatMap(({ delta }) => delta.tool_calls ?? []));
    expectThat(call.length === (finishReason === 'tool_calls' ? 1 : 0), `there are ${call.length} tool calls with finish_reason ${finishReason}`);
    return { finishReason, final: { ...final }, toolCall: call[0] === undefined ? undefined : readToolCall(call[0]) };
}
function readChunk(data) {
    try {
        return chat/* chatChunk */.yW.parse(JSON.parse(data));
    }
    catch {
        return expectNever(`a chunk is not as the document says: ${data.slice(0, 200)}`);
    }
}
function expectNever(otherwise) {
    expectThat(false, otherwise);
}
function expectKeysOf(chunks, keys) {
    for (const chunk of chunks)
        expectKeys(chunk, keys, 'a chunk');
}
function readToolCall(call) {
    const { name, arguments: text } = call.function;
    return {
        index: call.index,
        id: call.id,
        type: call.type,
        name,
        arguments: asObject(parse(text), 'arguments'),
        raw: call,
    };
}
function parse(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return expectNever(`arguments is no JSON: ${text.slice(0, 200)}`);
    }
}

// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
var schemas = __webpack_require__(5395);
// EXTERNAL MODULE: ./lib/contract/interns.js
var interns = __webpack_require__(7391);
;// CONCATENATED MODULE: ./lib/conformance/checks/list.js
// Checks of GET /interns.




const isoTime = schemas/* string */.YjP().check(schemas/* refine */.YPB((text) => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text))));
const nullableText = schemas/* nullable */.mee(schemas/* string */.YjP());
/** The fields of an intern as the document has them, each by itself. */
const internFields = {
    id: schemas/* string */.YjP(),
    name: schemas/* string */.YjP(),
    description: nullableText,
    instructions: nullableText,
    model: nullableText,
    status: schemas/* enum */.k5n(interns/* lifecycleStatuses */.dY),
    last_failure_message: nullableText,
    progress: schemas/* nullable */.mee(interns/* provisioningProgress */.Np),
    hostname: nullableText,
    workspace_id: schemas/* string */.YjP(),
    vault_id: nullableText,
    attached_vault_id: nullableText,
    created_at: isoTime,
    updated_at: isoTime,
};
/** A page, whatever is in it. */
async function readPage(target, query) {
    const answered = await send(target, `/interns${query}`);
    expectThat(answered.status === 200, `GET /interns${query} is ${answered.status}`);
    const page = asObject(answered.json, 'the page');
    const { data, has_more: hasMore, next_cursor: next } = page;
    expectThat(Array.isArray(data), 'data is no array');
    expectThat(typeof hasMore === 'boolean', 'has_more is no boolean');
    expectThat(hasMore === 'next_cursor' in page, `has_more is ${hasMore} and next_cursor is ${'next_cursor' in page ? 'there' : 'absent'}`);
    expectThat(next === undefined || typeof next === 'string', 'next_cursor is no string');
    expectKeys(page, hasMore ? ['data', 'has_more', 'next_cursor'] : ['data', 'has_more'], 'the page');
    return { data: data.map((intern) => asObject(intern, 'an intern')), hasMore, next };
}
/** All interns, over all pages of a size. */
async function readInterns(target, limit = 500) {
    const interns = [];
    for (let query = `?limit=${limit}`;;) {
        const { data, next } = await readPage(target, query);
        interns.push(...data);
        if (next === undefined)
            return interns;
        query = `?limit=${limit}&starting_after=${encodeURIComponent(next)}`;
    }
}
async function someInterns(target) {
    const interns = await readInterns(target);
    if (interns.length === 0)
        throw new NotCheckable('needs an intern that the key may see');
    return interns;
}
function expectListError(answered, status, code) {
    expectThat(answered.status === status, `the status is ${answered.status}, not ${status}`);
    const body = asObject(answered.json, 'the body');
    expectKeys(body, ['error'], 'the body');
    const error = asObject(body['error'], 'error');
    expectKeys(error, ['code', 'message'], 'error');
    expectThat(error['code'] === code, `code is ${JSON.stringify(error['code'])}, not ${JSON.stringify(code)}`);
    expectThat(typeof error['message'] === 'string', 'message is no string');
}
function refusesQuery(rows, queries) {
    return {
        rows: [...rows, 'list.400', 'list-error.shape'],
        async run(target) {
            for (const query of queries)
                expectListError(await send(target, `/interns${query}`), 400, 'invalid_body');
        },
    };
}
const fieldChecks = Object.entries(internFields).map(([field, schema]) => ({
    rows: [`intern.${field}`],
    async run(target) {
        for (const intern of await someInterns(target)) {
            const text = JSON.stringify(intern[field]);
            expectThat(schema.safeParse(intern[field]).success, `${field} of an intern is ${text === undefined ? 'absent' : text.slice(0, 80)}`);
        }
    },
}));
const statusChecks = interns/* lifecycleStatuses */.dY.map((status) => ({
    rows: [`status.${status}`, 'list.status'],
    async run(target) {
        const { data } = await readPage(target, `?status=${status}`);
        const other = data.find((intern) => intern['status'] !== status);
        expectThat(other === undefined, `status=${status} returns an intern that is ${String(other?.['status'])}`);
        if (status === 'failed') {
            expectThat(data.every((intern) => typeof intern['last_failure_message'] === 'string'), 'a failed intern has no last_failure_message');
        }
    },
}));
/** Checks of GET /interns. */
const listChecks = [
    ...fieldChecks,
    ...statusChecks,
    {
        rows: ['intern.all-fields'],
        async run(target) {
            for (const intern of await someInterns(target)) {
                const missing = Object.keys(internFields).filter((field) => !(field in intern));
                expectThat(missing.length === 0, `an intern lacks ${missing.join(', ')}`);
            }
        },
    },
    {
        rows: ['page.data', 'page.has_more', 'page.next_cursor', 'page.closed', 'list.success', 'auth.1', 'version.base'],
        async run(target) {
            await readPage(target, '');
        },
    },
    {
        rows: ['list.order'],
        async run(target) {
            const times = (await someInterns(target)).map((intern) => Date.parse(String(intern['created_at'])));
            expectThat(times.every((time, index) => index === 0 || time <= (times[index - 1] ?? time)), 'a newer intern comes after an older one');
        },
    },
    {
        rows: ['list.starting_after', 'page.next_cursor'],
        async run(target) {
            const all = (await someInterns(target)).map((intern) => intern['id']);
            if (all.length < 2 || all.length > 50)
                throw new NotCheckable(`needs 2 to 50 interns; the key sees ${all.length}`);
            const walked = (await readInterns(target, 1)).map((intern) => intern['id']);
            expectThat(walked.join() === all.join(), 'pages of one are not the list in its order');
        },
    },
    {
        rows: ['list.limit', 'limit.page'],
        async run(target) {
            for (const limit of [1, 2, 499, 500]) {
                const { data } = await readPage(target, `?limit=${limit}`);
                expectThat(data.length <= limit, `limit=${limit} returns ${data.length} interns`);
            }
        },
    },
    refusesQuery(['list.limit', 'limit.page'], ['?limit=0', '?limit=501', '?limit=-1', '?limit=1.5', '?limit=ten']),
    refusesQuery(['list.status'], ['?status=nonsense', '?status=running,nonsense']),
    refusesQuery(['list.starting_after'], ['?starting_after=!', '?starting_after=not-a-cursor']),
    refusesQuery(['list.workspace_id'], ['?workspace_id=main', '?workspace_id=00000000-0000-4000-8000-000000000000']),
    {
        rows: ['list.workspace_id', 'list.scope', 'auth.2'],
        async run(target) {
            const [first] = await someInterns(target);
            const workspace = String(first?.['workspace_id']);
            const { data } = await readPage(target, `?workspace_id=${workspace}`);
            expectThat(data.every((intern) => intern['workspace_id'] === workspace), 'an intern is from another workspace');
        },
    },
    {
        rows: ['list.401', 'auth.1', 'auth.3', 'list-error.shape'],
        async run(target) {
            for (const bearer of [null, 'unknown-key'])
                expectListError(await send(target, '/interns', { bearer }), 401, 401);
        },
    },
];

;// CONCATENATED MODULE: ./lib/conformance/checks/chat.js
// Checks of the chat route: what is refused before a stream, and the streams of a turn and of a pause.





const user = { role: 'user', content: 'Say hello.' };
async function chatPath(target) {
    const wanted = target.intern;
    const found = (await readInterns(target)).find((intern) => intern['status'] === 'running' && (wanted === undefined || intern['name'] === wanted || intern['id'] === wanted));
    if (found === undefined)
        throw new NotCheckable(`needs a running intern${wanted === undefined ? '' : ` "${wanted}"`}`);
    return `/interns/${encodeURIComponent(String(found['id']))}/chat/completions`;
}
async function ask(target, sent) {
    return send(target, await chatPath(target), { method: 'POST', ...sent });
}
function expectChatError(answered, status, reason) {
    expectThat(answered.status === status, `the status is ${answered.status}, not ${status}: ${answered.text.slice(0, 200)}`);
    const error = asObject(asObject(answered.json, 'the body')['error'], 'error');
    expectThat(error['code'] === status, `code is ${JSON.stringify(error['code'])}, not the status ${status}`);
    expectThat(typeof error['message'] === 'string', 'message is no string');
    const found = asObject(error['metadata'], 'metadata')['reason'];
    expectThat(found === reason, `reason is ${JSON.stringify(found)}, not "${reason}"`);
}
function refuses(rows, bodies) {
    return {
        rows: [...rows, 'chat.400', 'chat-error.shape'],
        async run(target) {
            for (const json of bodies)
                expectChatError(await ask(target, { json }), 400, 'bad_request');
        },
    };
}
const tooLong = 'x'.repeat(limits/* identifierLength */.yj.max + 1);
/** A request of so many bytes that is refused for another reason when its size is not. */
function padded(bytes) {
    const frame = JSON.stringify({ messages: [user], stream: false, padding: '' });
    return JSON.stringify({ messages: [user], stream: false, padding: 'x'.repeat(bytes - frame.length) });
}
async function converse(target, body) {
    return readStream(await ask(target, { json: { messages: [user], stream: true, ...body } }));
}
async function pause(target, session) {
    const messages = [{ role: 'user', content: target.askingPrompt }];
    const read = await converse(target, { messages, approval_mode: 'manual', session_id: session });
    if (read.finishReason !== 'tool_calls')
        throw new NotCheckable(`needs a prompt that makes the intern ask; it ended with ${read.finishReason}`);
    return read;
}
function toolMessage(read, content) {
    return { role: 'tool', tool_call_id: read.toolCall?.id ?? '', content };
}
/** Checks of POST /interns/{internId}/chat/completions. */
const chatChecks = [
    refuses(['request.stream'], [{ messages: [user], stream: false }, { messages: [user] }]),
    refuses(['request.messages', 'limit.messages'], [{ messages: [], stream: true }, { stream: true }]),
    refuses(['request.approval_mode'], [{ messages: [user], stream: true, approval_mode: 'auto' }]),
    refuses(['request.model', 'limit.identifiers'], [
        { messages: [user], stream: true, model: tooLong },
        { messages: [user], stream: true, model: '' },
    ]),
    refuses(['request.session_id', 'limit.identifiers'], [
        { messages: [user], stream: true, session_id: tooLong },
        { messages: [user], stream: true, session_id: '' },
        { messages: [{ role: 'tool', tool_call_id: 'call_x', content: 'allow_once' }], stream: true },
    ]),
    {
        rows: ['chat.401', 'chat-error.bare', 'auth.1'],
        async run(target) {
            for (const bearer of [null, 'unknown-key']) {
                const answered = await ask(target, { json: { messages: [user], stream: true }, bearer });
                expectThat(answered.status === 401, `the status is ${answered.status}, not 401`);
                expectKeys(asObject(asObject(answered.json, 'the body')['error'], 'error'), ['code', 'message'], 'error');
            }
        },
    },
    {
        rows: ['chat.404'],
        async run(target) {
            const messages = [{ role: 'tool', tool_call_id: `call_${target.newId()}`, content: 'allow_once' }];
            expectChatError(await ask(target, { json: { messages, stream: true, session_id: target.newId() } }), 404, 'interaction_unknown');
        },
    },
    {
        rows: ['chat.413', 'limit.body'],
        async run(target) {
            for (const bytes of [limits/* maxChatRequestBytes */.P - 1, limits/* maxChatRequestBytes */.P])
                expectChatError(await ask(target, { text: padded(bytes) }), 400, 'bad_request');
            expectChatError(await ask(target, { text: padded(limits/* maxChatRequestBytes */.P + 1) }), 413, 'payload_too_large');
        },
    },
    {
        rows: [
            'run.start',
            'run.finish',
            'request.user',
            'request.ignored',
            'stream.1',
            'stream.2',
            'stream.6',
            'chunk.id',
            'chunk.object',
            'chunk.created',
            'chunk.model',
            'chunk.choices',
            'chunk.session_id',
            'chunk.usage',
        ],
        async run(target) {
            const session = target.newId();
            const read = await converse(target, { session_id: session, temperature: 'warm', tools: 7 });
            expectThat(read.finishReason === 'stop', `the turn ended with ${read.finishReason}`);
            expectThat(read.final['session_id'] === session, `an unknown session_id does not start a session under that id, but ${JSON.stringify(read.final['session_id'])}`);
        },
    },
    {
        rows: ['request.session_id', 'request.model', 'limit.identifiers'],
        async run(target) {
            const session = target.newId().padEnd(limits/* identifierLength */.yj.max, 'x').slice(0, limits/* identifierLength */.yj.max);
            const read = await converse(target, { session_id: session, model: 'm'.repeat(limits/* identifierLength */.yj.max) });
            expectThat(read.final['session_id'] === session, 'a session_id of 256 characters is not kept');
        },
    },
    {
        rows: [
            'run.pause',
            'stream.2',
            'stream.5',
            'chunk.usage',
            'tool-call.index',
            'tool-call.id',
            'tool-call.type',
            'tool-call.name',
            'tool-call.arguments',
        ],
        async run(target) {
            const read = await pause(target, target.newId());
            const { toolCall } = read;
            expectThat(toolCall !== undefined, 'a pause has no tool call');
            expectThat(Number.isInteger(toolCall.index), 'index is no integer');
            expectThat(toolCall.type === 'function', `type is ${JSON.stringify(toolCall.type)}`);
            expectThat(toolCall.name.endsWith('.provide_input'), `the tool is ${toolCall.name}`);
            const { kind, options } = asObject(toolCall.arguments, 'arguments');
            expectThat(kind === 'permission', `kind is ${JSON.stringify(kind)}`);
            expectThat(Array.isArray(options) && options.length > 0, 'options is empty or no array');
            expectThat(read.final['usage'] === null, 'usage is not null after tool_calls');
        },
    },
    {
        rows: ['run.answer', 'stream.3', 'request.assistant', 'request.tool', 'run.leave-paused', 'chat.400', 'chat.409'],
        async run(target) {
            const session_id = target.newId();
            const read = await pause(target, session_id);
            const echo = { role: 'assistant', content: null, tool_calls: [read.toolCall?.raw] };
            const answer = (content) => ask(target, { json: { messages: [echo, toolMessage(read, content)], stream: true, session_id } });
            expectChatError(await answer('not-an-option'), 400, 'bad_request');
            const { finishReason } = readStream(await answer('reject_once'));
            if (finishReason === 'tool_calls')
                throw new NotCheckable('the intern asked again');
            expectChatError(await answer('reject_once'), 409, 'interaction_not_pending');
        },
    },
];

// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js
var api = __webpack_require__(3759);
// EXTERNAL MODULE: ./lib/contract/keys.js
var keys = __webpack_require__(7684);
;// CONCATENATED MODULE: ./lib/conformance/checks/keys.js
// Checks of PATCH /keys/{hash}. The only update that is taken is the empty one.




const keys_isoTime = schemas/* string */.YjP().check(schemas/* refine */.YPB((text) => !Number.isNaN(Date.parse(text))));
/** The fields of a key record, by the row that has them. */
const fields = {
    'key.hash': [['hash'], schemas/* string */.YjP()],
    'key.name': [['name'], schemas/* string */.YjP()],
    'key.label': [['label'], schemas/* string */.YjP()],
    'key.disabled': [['disabled'], schemas/* boolean */.zMY()],
    'key.limit': [['limit'], schemas/* nullable */.mee(schemas/* number */.aig())],
    'key.limit_remaining': [['limit_remaining'], schemas/* nullable */.mee(schemas/* number */.aig().check(api/* _gte */.qm(0)))],
    'key.limit_reset': [['limit_reset'], schemas/* nullable */.mee(schemas/* enum */.k5n(keys/* limitResets */.sn))],
    'key.include_byok_in_limit': [['include_byok_in_limit'], schemas/* boolean */.zMY()],
    'key.usage': [['usage', 'usage_daily', 'usage_weekly', 'usage_monthly'], schemas/* number */.aig()],
    'key.byok_usage': [['byok_usage', 'byok_usage_daily', 'byok_usage_weekly', 'byok_usage_monthly'], schemas/* number */.aig()],
    'key.dates': [['created_at', 'updated_at'], keys_isoTime],
    'key.expires_at': [['expires_at'], schemas/* nullable */.mee(keys_isoTime)],
    'key.creator_user_id': [['creator_user_id'], schemas/* nullable */.mee(schemas/* string */.YjP())],
    'key.workspace_id': [['workspace_id'], schemas/* string */.YjP()],
};
function update(target, json, hash = needs(target.keyHash, 'the hash of a key (--key-hash)')) {
    const bearer = needs(target.managementKey, 'a management key (INTERNS_MANAGEMENT_KEY)');
    return send(target, `/keys/${encodeURIComponent(hash)}`, { method: 'PATCH', json, bearer });
}
function expectKeyError(answered, status) {
    expectThat(answered.status === status, `the status is ${answered.status}, not ${status}: ${answered.text.slice(0, 200)}`);
    expectKeys(asObject(asObject(answered.json, 'the body')['error'], 'error'), ['code', 'message'], 'error');
}
const keys_fieldChecks = Object.entries(fields).map(([row, [names, schema]]) => ({
    rows: [row],
    async run(target) {
        const record = asObject(asObject((await update(target, {})).json, 'the body')['data'], 'data');
        for (const name of names)
            expectThat(schema.safeParse(record[name]).success, `${name} is ${JSON.stringify(record[name]) ?? 'absent'}`);
    },
}));
function keys_refuses(row, json) {
    return { rows: [row, 'update.400'], run: async (target) => expectKeyError(await update(target, json), 400) };
}
/** Checks of PATCH /keys/{hash}. */
const keyChecks = [
    ...keys_fieldChecks,
    {
        rows: ['update.success', 'update.optional', 'update.hash'],
        async run(target) {
            const answered = await update(target, {});
            expectThat(answered.status === 200, `an empty update is ${answered.status}`);
            expectKeys(asObject(answered.json, 'the body'), ['data'], 'the body');
        },
    },
    keys_refuses('update.disabled', { disabled: 'yes' }),
    keys_refuses('update.include_byok_in_limit', { include_byok_in_limit: 1 }),
    keys_refuses('update.limit', { limit: 'much' }),
    keys_refuses('update.limit_reset', { limit_reset: 'hourly' }),
    keys_refuses('update.name', { name: 7 }),
    {
        rows: ['update.404'],
        run: async (target) => expectKeyError(await update(target, {}, `no-such-hash-${target.newId()}`), 404),
    },
    {
        rows: ['update.401', 'auth.1'],
        async run(target) {
            for (const bearer of [null, 'unknown-key', target.apiKey]) {
                expectKeyError(await send(target, '/keys/no-such-hash', { method: 'PATCH', json: {}, bearer }), 401);
            }
        },
    },
];

// EXTERNAL MODULE: ./lib/contract/token.js
var token = __webpack_require__(371);
;// CONCATENATED MODULE: ./lib/conformance/checks/token.js




const notAToken = 'eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJodHRwczovL2ludmFsaWQuZXhhbXBsZSJ9.c2ln';
function exchange(target, fields = {}) {
    const form = {
        federation_policy_id: target.federationPolicyId ?? 'unknown',
        grant_type: token/* tokenExchangeGrantType */.l9,
        subject_token: notAToken,
        subject_token_type: token/* jwtTokenType */.L_,
        ...fields,
    };
    return send(target, '/oauth/token', { method: 'POST', form, bearer: null });
}
function expectOAuthError(answered, status, error) {
    expectThat(answered.status === status, `the status is ${answered.status}, not ${status}: ${answered.text.slice(0, 200)}`);
    const body = asObject(answered.json, 'the body');
    expectKeys(body, ['error', 'error_description'], 'the body');
    expectThat(body['error'] === error, `error is ${JSON.stringify(body['error'])}, not "${error}"`);
    expectThat(typeof body['error_description'] === 'string', 'error_description is no string');
}
function token_refuses(rows, error, fields) {
    return { rows, run: async (target) => expectOAuthError(await exchange(target, fields), 400, error) };
}
/** A token of three segments and so many characters. */
function tokenOf(length) {
    return `a.b.${'c'.repeat(length - 4)}`;
}
/** Checks of POST /oauth/token. */
const tokenChecks = [
    token_refuses(['exchange.grant_type', 'exchange.unsupported_grant_type'], 'unsupported_grant_type', {
        grant_type: 'password',
    }),
    token_refuses(['exchange.subject_token_type', 'exchange.invalid_request'], 'invalid_request', {
        subject_token_type: token/* accessTokenType */.Sg,
    }),
    token_refuses(['exchange.requested_token_type', 'exchange.invalid_request'], 'invalid_request', {
        requested_token_type: token/* jwtTokenType */.L_,
    }),
    token_refuses(['exchange.scope', 'exchange.invalid_scope'], 'invalid_scope', { scope: 'admin' }),
    token_refuses(['exchange.subject_token', 'exchange.invalid_request'], 'invalid_request', { subject_token: 'a.b' }),
    token_refuses(['exchange.federation_policy_id', 'exchange.invalid_grant'], 'invalid_grant', {
        federation_policy_id: 'no-such-policy',
    }),
    token_refuses(['exchange.trust', 'exchange.invalid_grant'], 'invalid_grant', {}),
    {
        rows: ['limit.subject_token', 'exchange.subject_token'],
        async run(target) {
            expectOAuthError(await exchange(target, { subject_token: tokenOf(limits/* subjectTokenLength */._E.max) }), 400, 'invalid_grant');
            expectOAuthError(await exchange(target, { subject_token: tokenOf(limits/* subjectTokenLength */._E.max + 1) }), 400, 'invalid_request');
        },
    },
    {
        rows: ['exchange.413'],
        run: async (target) => expectOAuthError(await exchange(target, { audience: 'x'.repeat(limits/* maxTokenRequestBytes */.A0) }), 413, 'invalid_request'),
    },
    {
        rows: [
            'token.access_token',
            'token.expires_in',
            'token.issued_token_type',
            'token.scope',
            'token.token_type',
            'limit.lifetime',
            'auth.7',
            'exchange.acts-as',
            'exchange.trust',
            'exchange.federation_policy_id',
            'exchange.subject_token',
        ],
        async run(target) {
            const subject_token = needs(target.subjectToken, 'a subject token that the policy takes');
            needs(target.federationPolicyId, 'a federation policy');
            const answered = await exchange(target, { subject_token });
            expectThat(answered.status === 200, `the status is ${answered.status}: ${answered.text.slice(0, 200)}`);
            const { access_token, expires_in, ...rest } = asObject(answered.json, 'the body');
            expectThat(typeof access_token === 'string' && access_token.split('.').length === 3, 'access_token is no JWT');
            expectThat(Number.isInteger(expires_in) && Number(expires_in) > 0 && Number(expires_in) <= limits/* maxAccessTokenLifetimeSeconds */.A$, `expires_in is ${JSON.stringify(expires_in)}`);
            const expected = { issued_token_type: token/* accessTokenType */.Sg, scope: token/* inferenceScope */.IT, token_type: 'Bearer' };
            for (const [name, value] of Object.entries(expected))
                expectThat(rest[name] === value, `${name} is ${JSON.stringify(rest[name])}`);
            const listed = await send(target, '/interns', { bearer: access_token });
            expectThat(listed.status === 200, `GET /interns with the access token is ${listed.status}`);
        },
    },
];

;// CONCATENATED MODULE: ./lib/conformance/rows.js
// Every row of the API document that a service can be held to: the list that tests and `interns conformance` share.
const under = (heading, rows) => rows.map(([id, says]) => ({ id, heading, says }));
/** All rows, in the order of the document. */
const rows = [
    ...under('Intern', [
        ['intern.id', 'id: string'],
        ['intern.name', 'name: string'],
        ['intern.description', 'description: string or null'],
        ['intern.instructions', 'instructions: string or null'],
        ['intern.model', 'model: string or null'],
        ['intern.status', 'status: string enum'],
        ['intern.last_failure_message', 'last_failure_message: string or null'],
        ['intern.progress', 'progress: object or null, its three fields required'],
        ['intern.hostname', 'hostname: string or null'],
        ['intern.workspace_id', 'workspace_id: string'],
        ['intern.vault_id', 'vault_id: string or null'],
        ['intern.attached_vault_id', 'attached_vault_id: string or null'],
        ['intern.created_at', 'created_at: ISO 8601'],
        ['intern.updated_at', 'updated_at: ISO 8601'],
        ['intern.all-fields', 'All fields are always present'],
    ]),
    ...under('Intern list page', [
        ['page.data', 'data: array of Intern'],
        ['page.has_more', 'has_more: true when more interns match the current filters'],
        ['page.next_cursor', 'next_cursor: only when has_more is true'],
        ['page.closed', 'No other properties appear on the page'],
    ]),
    ...under('Intern error object (list route)', [
        ['list-error.shape', '{ error: { code, message } }, no other properties'],
    ]),
    ...under('Chat error object (chat route)', [
        ['chat-error.shape', '{ error: { code, message, metadata: { reason } } }, code the HTTP status'],
        ['chat-error.bare', 'The 401 and 403 bodies carry no metadata'],
    ]),
    ...under('Chat request body', [
        ['request.messages', 'messages: at least 1; only the last is read; five roles'],
        ['request.stream', 'stream: must be true; false or omitted is 400 bad_request'],
        ['request.approval_mode', 'approval_mode: manual or self-drive, default self-drive'],
        ['request.model', 'model: length 1 to 256, accepted and never used'],
        ['request.session_id', 'session_id: length 1 to 256, required when the last message has role tool'],
        ['request.ignored', 'Other chat fields are ignored'],
        ['request.user', 'User message: as last message it starts a run'],
        ['request.assistant', 'Assistant message echoing the tool call'],
        ['request.tool', 'Tool message: as last message it answers that interaction'],
    ]),
    ...under('Chat chunk', [
        ['chunk.id', 'id: string'],
        ['chunk.object', 'object: always chat.completion.chunk'],
        ['chunk.created', 'created: Unix timestamp in seconds'],
        ['chunk.model', 'model: as the intern reports it; service/intern on chunks whose event carries none'],
        ['chunk.choices', 'choices: index, delta, finish_reason; empty in the final chunk'],
        ['chunk.session_id', 'session_id: only on the final chunk'],
        ['chunk.usage', 'usage: only on the final chunk; null when none was reported and after tool_calls'],
        ['chunk.error', 'error: beside finish_reason error'],
        ['tool-call.index', 'tool_calls[0].index: integer'],
        ['tool-call.id', 'tool_calls[0].id: the tool_call_id of the reply'],
        ['tool-call.type', 'tool_calls[0].type: function'],
        ['tool-call.name', 'function.name: service.provide_input'],
        ['tool-call.arguments', 'function.arguments: JSON with kind, operation, options'],
    ]),
    ...under('API key record', [
        ['key.hash', 'hash: string'],
        ['key.name', 'name: string'],
        ['key.label', 'label: string'],
        ['key.disabled', 'disabled: boolean'],
        ['key.limit', 'limit: number or null'],
        ['key.limit_remaining', 'limit_remaining: number'],
        ['key.limit_reset', 'limit_reset: daily, weekly, monthly or null'],
        ['key.include_byok_in_limit', 'include_byok_in_limit: boolean'],
        ['key.usage', 'usage, usage_daily, usage_weekly, usage_monthly: number'],
        ['key.byok_usage', 'byok_usage, byok_usage_daily, byok_usage_weekly, byok_usage_monthly: number'],
        ['key.dates', 'created_at, updated_at: ISO 8601'],
        ['key.expires_at', 'expires_at: ISO 8601 or null'],
        ['key.creator_user_id', 'creator_user_id: string'],
        ['key.workspace_id', 'workspace_id: string'],
    ]),
    ...under('Token exchange response', [
        ['token.access_token', 'access_token: short-lived JWT'],
        ['token.expires_in', "expires_in: at most 900 and never later than the subject token's own expiry"],
        ['token.issued_token_type', 'issued_token_type: urn:ietf:params:oauth:token-type:access_token'],
        ['token.scope', 'scope: inference'],
        ['token.token_type', 'token_type: Bearer'],
    ]),
    ...under('Intern lifecycle status', [
        ['status.awaiting_slack_install', 'awaiting_slack_install'],
        ['status.queued', 'queued'],
        ['status.provisioning', 'provisioning: progress is non-null while a step is active'],
        ['status.running', 'running'],
        ['status.failed', 'failed: last_failure_message explains'],
        ['status.stopped', 'stopped'],
        ['status.destroying', 'destroying'],
        ['status.destroy_failed', 'destroy_failed'],
    ]),
    ...under('Chat run', [
        ['run.start', '(none) to Running: last message is a user message'],
        ['run.finish', 'Running to Finished: stop, final chunk, [DONE]'],
        ['run.pause', 'Running to Paused: one tool call, tool_calls, final chunk with usage null, [DONE]'],
        ['run.answer', 'Paused to Running: the stream continues from where it paused'],
        ['run.deadline', 'Paused to Cancelled: the interaction deadline passes'],
        ['run.leave-paused', 'Paused to Paused: the client closes after the [DONE] that follows tool_calls'],
        ['run.disconnect', 'Running to Cancelled: the client disconnects while streaming'],
        ['run.ended', 'Running to Ended: error chunk 410 run_ended, final chunk, [DONE]'],
        ['run.severed', 'Running to Ended: error chunk stream_severed'],
        ['run.timeout', 'Running to Ended: error chunk 504 timeout'],
    ]),
    ...under('GET /interns', [
        ['list.order', 'Newest first'],
        ['list.scope', 'The key selects the workspace and the visible interns'],
        ['list.limit', 'limit: integer, 1 to 500'],
        ['list.status', 'status: comma-separated, each one of the eight'],
        ['list.starting_after', 'starting_after: the next_cursor of the previous page; malformed is 400'],
        ['list.workspace_id', "workspace_id: uuid, must match the key's workspace"],
        ['list.success', '200 with the Intern list page'],
    ]),
    ...under('Stream rules', [
        ['stream.1', 'Role chunk, content and reasoning chunks, exactly one finish chunk'],
        ['stream.2', 'Then a final chunk with session_id and usage, then [DONE], whatever the finish reason'],
        ['stream.3', 'A pause is answered by a new request with the same session_id and tool_call_id'],
        ['stream.4', ': keepalive whenever nothing else was written for 30 seconds'],
        ['stream.5', 'manual asks before the shell; self-drive consents; the mode is not remembered'],
        ['stream.6', "Sessions are scoped to the intern's own daemon; a mistyped session_id forks"],
    ]),
    ...under('POST /oauth/token', [
        ['exchange.federation_policy_id', 'federation_policy_id: policy to evaluate'],
        ['exchange.grant_type', 'grant_type: the token-exchange URN'],
        ['exchange.subject_token', 'subject_token: 1 to 16384, three segments'],
        ['exchange.subject_token_type', 'subject_token_type: the jwt URN'],
        ['exchange.requested_token_type', 'optional: the access_token URN'],
        ['exchange.scope', 'optional: inference'],
        ['exchange.trust', 'The issuer must be one that the organization trusts'],
        ['exchange.acts-as', 'The issued token acts as the key that the policy targets'],
    ]),
    ...under('PATCH /keys/{hash}', [
        ['update.hash', 'hash: identifier of the key'],
        ['update.disabled', 'disabled: boolean'],
        ['update.include_byok_in_limit', 'include_byok_in_limit: whether BYOK usage counts'],
        ['update.limit', 'limit: number or null'],
        ['update.limit_reset', 'limit_reset: daily, weekly, monthly or null; midnight UTC, weeks from Monday'],
        ['update.name', 'name: string'],
        ['update.optional', 'All body fields are optional'],
        ['update.success', '200 { data: API key record }'],
    ]),
    ...under('Authentication', [
        ['auth.1', 'Every operation takes an API key as a bearer'],
        ['auth.2', 'The key determines caller, workspace and visible interns'],
        ['auth.3', 'A missing, unknown or provisioning key is refused with 401 on the list route'],
        ['auth.4', 'A key whose creator left the organization is refused with 403'],
        ['auth.5', 'Regional hostnames are refused on the list route with 403'],
        ['auth.6', 'Outside the interns programme every path under /interns is 404'],
        ['auth.7', 'An exchanged token is a bearer, at most 15 minutes'],
    ]),
    ...under('Errors: list route', [
        ['list.400', '400 invalid_body'],
        ['list.401', '401, code 401'],
        ['list.403', '403, code 403'],
        ['list.404', '404 not_found'],
        ['list.408', '408, code 408'],
        ['list.500', '500 internal_error'],
    ]),
    ...under('Errors: chat route', [
        ['chat.400', '400 bad_request'],
        ['chat.401', '401 without metadata'],
        ['chat.403', '403 without metadata'],
        ['chat.404', '404 interaction_unknown'],
        ['chat.409', '409 interaction_not_pending'],
        ['chat.410', '410 attachment_failed'],
        ['chat.413', '413 payload_too_large'],
        ['chat.429', '429 rate_limited'],
        ['chat.502', '502 intern_unreachable'],
        ['chat.503', '503 busy'],
        ['chat.504', '504 timeout'],
        ['chat.in-stream', 'Errors after the 200 are a chunk with finish_reason error'],
    ]),
    ...under('Errors: token exchange', [
        ['exchange.invalid_grant', 'invalid_grant, one description for every refusal'],
        ['exchange.invalid_request', '400 invalid_request'],
        ['exchange.unsupported_grant_type', '400 unsupported_grant_type'],
        ['exchange.invalid_scope', '400 invalid_scope'],
        ['exchange.413', '413 invalid_request'],
        ['exchange.429', '429 invalid_request with Retry-After'],
        ['exchange.503', "503 temporarily_unavailable: the issuer's keys could not be fetched"],
    ]),
    ...under('Errors: key update', [
        ['update.400', '400'],
        ['update.401', '401: anything but a management key'],
        ['update.404', '404: no such key'],
        ['update.429', '429'],
        ['update.500', '500'],
    ]),
    ...under('Limits', [
        ['limit.page', 'limit: 1 to 500'],
        ['limit.body', 'Chat request body: 1048576 bytes'],
        ['limit.messages', 'messages: at least 1'],
        ['limit.identifiers', 'model and session_id: 1 to 256 characters'],
        ['limit.deadline', 'Interaction deadline: 5 minutes, not extended by rejected replies'],
        ['limit.keepalive', 'Keepalive after 30 seconds without output'],
        ['limit.subject_token', 'subject_token: 1 to 16384'],
        ['limit.lifetime', 'Access token lifetime: at most 900 seconds'],
        ['limit.rate', 'Rate limit on intern turns: 429'],
        ['limit.route-deadline', 'Route deadline: 408'],
        ['limit.page-default', 'Default page size'],
    ]),
    ...under('Versioning', [['version.base', 'The base URL carries v1; all paths are under it']]),
];
/** The row of an id. */
function rowOf(id) {
    return rows.find((row) => row.id === id);
}

;// CONCATENATED MODULE: ./lib/conformance/run.js
// Runs all checks against a service and gathers what they say of each row.







/** All checks, those that need a question last. */
const checks = [...listChecks, ...tokenChecks, ...keyChecks, ...chatChecks];
const fromInside = 'cannot be seen from outside';
/** Checks every row that can be checked from outside. Never throws: a service that is not there fails its rows. */
async function runConformance(target) {
    const outcomes = [];
    for (const check of checks)
        outcomes.push({ rows: check.rows, ...(await outcomeOf(check, target)) });
    return rows.map((row) => {
        const own = outcomes.filter((outcome) => outcome.rows.includes(row.id));
        const said = own.find(({ result }) => result === 'failed') ??
            own.find(({ result }) => result === 'passed') ??
            own[0] ?? { result: 'not checkable', detail: fromInside };
        return { ...row, result: said.result, detail: said.detail };
    });
}
async function outcomeOf(check, target) {
    try {
        await check.run(target);
        return { result: 'passed', detail: null };
    }
    catch (error) {
        if (error instanceof NotCheckable)
            return { result: 'not checkable', detail: error.message };
        return {
            result: 'failed',
            detail: error instanceof Mismatch ? error.message : `no answer: ${(0,errors/* describeError */.Uc)(error)}`,
        };
    }
}
/** The results as a table for a terminal, with a count of each at the end. */
function toTable(results) {
    const width = Math.max(...results.map(({ id }) => id.length));
    const lines = results.map(({ id, result, detail, says }) => `${result.padEnd(13)}  ${id.padEnd(width)}  ${detail ?? says}`);
    const counts = ['passed', 'failed', 'not checkable'].map((wanted) => `${results.filter(({ result }) => result === wanted).length} ${wanted}`);
    return `${lines.join('\n')}\n\n${counts.join(', ')}\n`;
}

// EXTERNAL MODULE: ./lib/log.js
var log = __webpack_require__(7309);
// EXTERNAL MODULE: ./lib/secret.js
var secret = __webpack_require__(3251);
// EXTERNAL MODULE: ./lib/cli/flags.js
var cli_flags = __webpack_require__(2529);
;// CONCATENATED MODULE: ./lib/cli/commands/conformance.js
// `interns conformance`: the rows of the API document that can be checked from outside, against any deployment.






const defaultAskingPrompt = 'Run the shell command "pwd" and tell me what it printed.';
const usage = `Usage: interns conformance --base-url URL [OPTIONS]

Checks a deployment against the API document, row by row, and prints which rows passed, failed or could not be checked.
It takes a few turns with one intern; the only update that it sends to a key is the empty one.

  --base-url URL               with the version segment; default INTERNS_BASE_URL
  --intern NAME                name or id of the intern to talk to; default: the first that is running
  --asking-prompt TEXT         a prompt that makes the intern use its shell
  --key-hash HASH              a key for the rows of PATCH /keys (with INTERNS_MANAGEMENT_KEY)
  --federation-policy-id ID    a policy for the rows of the exchange (with INTERNS_SUBJECT_TOKEN)
  --json                       one JSON document

Secrets come from the environment: INTERNS_API_KEY (needed), INTERNS_MANAGEMENT_KEY, INTERNS_SUBJECT_TOKEN.
`;
const options = {
    'base-url': { type: 'string' },
    intern: { type: 'string' },
    'asking-prompt': { type: 'string' },
    'key-hash': { type: 'string' },
    'federation-policy-id': { type: 'string' },
    json: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
};
/**
 * Checks a deployment.
 *
 * @returns 0 when no row failed, 1 when one did, 2 for bad usage
 */
async function conformance(args, io) {
    const flags = (0,cli_flags/* flagsOrExitCode */._)({ read: () => readFlags(args, io), usage, io });
    if (typeof flags === 'number')
        return flags;
    const redactor = (0,secret/* createRedactor */.l)();
    for (const name of ['INTERNS_API_KEY', 'INTERNS_MANAGEMENT_KEY', 'INTERNS_SUBJECT_TOKEN'])
        redactor.add(new secret/* Secret */.z(io.env[name] ?? ''));
    const found = await runConformance({ ...flags.target, fetch: globalThis.fetch, newId: external_node_crypto_.randomUUID });
    // What a service answered stands in the details.
    const results = found.map((row) => ({
        ...row,
        detail: row.detail === null ? null : redactor.redact((0,log/* safeLines */.Bv)(row.detail).join(' ')),
    }));
    io.stdout(flags.json ? `${JSON.stringify({ base_url: flags.target.baseUrl, rows: results })}\n` : toTable(results));
    return results.some(({ result }) => result === 'failed') ? 1 : 0;
}
function readFlags(args, io) {
    const { values } = (0,external_node_util_.parseArgs)({ args: [...args], options });
    const baseUrl = values['base-url'] ?? io.env['INTERNS_BASE_URL'];
    const apiKey = io.env['INTERNS_API_KEY'];
    if (values.help !== true && !isHttpUrl(baseUrl))
        return 'Flag "--base-url" is needed: the URL of the service, with its version segment.';
    if (values.help !== true && (apiKey === undefined || apiKey === ''))
        return 'The environment variable "INTERNS_API_KEY" is needed.';
    const target = {
        baseUrl: (baseUrl ?? '').replace(/\/+$/, ''),
        apiKey: apiKey ?? '',
        managementKey: io.env['INTERNS_MANAGEMENT_KEY'],
        keyHash: values['key-hash'],
        federationPolicyId: values['federation-policy-id'] ?? io.env['INTERNS_FEDERATION_POLICY_ID'],
        subjectToken: io.env['INTERNS_SUBJECT_TOKEN'],
        intern: values.intern ?? io.env['INTERNS_INTERN'],
        askingPrompt: values['asking-prompt'] ?? defaultAskingPrompt,
    };
    return { help: values.help === true, json: values.json === true, target };
}
function isHttpUrl(text) {
    return text !== undefined && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}


/***/ })

};
