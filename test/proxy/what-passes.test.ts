// The table of docs/inference.md, "What a client can ask for": three clients as they come, against the built `interns proxy`.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { ChatOpenAI } from '@langchain/openai';
import { generateText, jsonSchema, NoObjectGeneratedError, Output, streamText } from 'ai';
import OpenAI from 'openai';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isObject } from '../../src/json.ts';
import { type Service, startService } from '../../src/service/index.ts';
import { identityEnv, jobConfig, jobInputs } from '../support/job-service.ts';

const cli = join(import.meta.dirname, '../../dist/cli/index.js');
const usage = { prompt_tokens: 3, completion_tokens: 4, total_tokens: 7 };
const permission = { operation: 'deploy' };
const policy = `version: 1
rules:
  - id: may-deploy
    match: { operation: deploy }
    then: allow
`;

interface Started {
  readonly baseURL: string;
  readonly apiKey: string;
  readonly account: () => string;
  stop(): Promise<void>;
}

let service: Service;
let strict: Started;
let lossy: Started;
let policyless: Started;

/** Starts the built command line; `folder` has the policy or not. */
async function startCli(words: readonly string[], files: Readonly<Record<string, string>>): Promise<Started> {
  const cwd = mkdtempSync(join(tmpdir(), 'what-passes-'));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, name), text);
  const env = {
    PATH: process.env['PATH'],
    HOME: cwd,
    INTERNS_BASE_URL: service.baseUrl,
    INTERNS_FEDERATION_POLICY_ID: jobInputs['federation-policy-id'],
    INTERNS_AUDIENCE: jobInputs.audience,
    ...identityEnv(service.addJob()),
  };
  const account = 'account.jsonl';
  const all = [cli, 'proxy', '--intern', 'tester', '--transcript-file', account, ...words];
  const child = spawn(process.execPath, all, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  child.stderr.on('data', (piece) => {
    said += String(piece);
  });
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.once('data', (piece) => resolve(String(piece)));
    child.once('exit', () => reject(new Error(said)));
  });
  const { proxy_url, proxy_key } = JSON.parse(line);
  return {
    baseURL: `${proxy_url}/interns/intern_1`,
    apiKey: proxy_key,
    account: () => readFileSync(join(cwd, account), 'utf8'),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
    },
  };
}

beforeAll(async () => {
  const steps = [{ say: 'Hello, ' }, { permission, allowed: [{ say: 'done' }], rejected: [{ say: 'not allowed' }] }];
  const config = jobConfig([{ steps: [...steps, { usage }] }], { limits: { turns_per_minute: 1000 } });
  service = await startService({ identityProvider: true, config });
  const named = ['--policy', 'policy.yml'];
  strict = await startCli(named, { 'policy.yml': policy });
  lossy = await startCli([...named, '--lossy', 'allow'], { 'policy.yml': policy });
  policyless = await startCli([], {});
});

afterAll(async () => {
  await Promise.all([strict, lossy, policyless].map((one) => one.stop()));
  await service.stop();
});

/** What a client is asked to send, in no client's words. */
interface Asked {
  readonly system?: string;
  readonly developer?: string;
  readonly history?: boolean;
  readonly image?: boolean;
  readonly temperature?: number;
  readonly topP?: number;
  readonly maxTokens?: number;
  readonly n?: number;
  readonly stop?: string[];
  readonly seed?: number;
  readonly tool?: boolean;
  readonly json?: boolean;
  readonly user?: string;
  readonly model?: string;
  readonly more?: typeof more;
}

/** Fields without a name of their own in every client, which each has a way to add. */
const more = {
  metadata: { suite: 'a' },
  store: false,
  service_tier: 'auto',
  prompt_cache_key: 'key',
  parallel_tool_calls: true,
} as const;

interface Answered {
  readonly text: string;
  readonly totalTokens: number | undefined;
}

const before = [
  { role: 'user' as const, content: 'one' },
  { role: 'assistant' as const, content: 'two' },
];
const parameters = { type: 'object', properties: {} } as const;
const pixel = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==';

/** The messages before the last one, as every client takes them. */
function messagesBefore({ system, history }: { system?: string | undefined; history?: boolean | undefined }) {
  const first = system === undefined ? [] : [{ role: 'system' as const, content: system }];
  return [...first, ...(history === true ? before : [])];
}

/** All messages, as OpenAI's API has them. */
function messagesOf(asked: Asked) {
  const { developer, image } = asked;
  const told = developer === undefined ? [] : [{ role: 'developer' as const, content: developer }];
  const parts = [
    { type: 'text' as const, text: 'hi' },
    { type: 'image_url' as const, image_url: { url: pixel } },
  ];
  const last = { role: 'user' as const, content: image === true ? parts : 'hi' };
  return [...messagesBefore(asked), ...told, last];
}

/** The body that a client sent last. */
let sent: Readonly<Record<string, unknown>> = {};

async function recordingFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  sent = JSON.parse(typeof init?.body === 'string' ? init.body : '{}');
  return fetch(input, init);
}

/** Leaves out what nothing was asked for. */
function given<Fields extends object>(fields: Fields): { [Name in keyof Fields]?: NonNullable<Fields[Name]> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as { [Name in keyof Fields]?: NonNullable<Fields[Name]> };
}

interface TriedClient {
  readonly whole: (proxy: Started, asked: Asked) => Promise<Answered>;
  readonly stream: (proxy: Started, asked: Asked) => Promise<Answered>;
}

const openAi: TriedClient = {
  async whole(proxy, asked) {
    const client = new OpenAI({ ...proxy, fetch: recordingFetch });
    const completion = await client.chat.completions.create(openAiRequest(asked));
    return { text: completion.choices[0]?.message.content ?? '', totalTokens: completion.usage?.total_tokens };
  },
  async stream(proxy, asked) {
    const client = new OpenAI({ ...proxy, fetch: recordingFetch });
    const stream_options = { include_usage: true };
    const run = client.chat.completions.stream({ ...openAiRequest(asked), stream_options });
    const completion = await run.finalChatCompletion();
    return { text: completion.choices[0]?.message.content ?? '', totalTokens: completion.usage?.total_tokens };
  },
};

function openAiRequest(asked: Asked) {
  const { temperature, topP, maxTokens, n, stop, seed, tool: hasTool, json, user, model, more: rest } = asked;
  return {
    model: model ?? 'any',
    messages: messagesOf(asked),
    ...given({ temperature, top_p: topP, max_tokens: maxTokens, n, stop, seed, user }),
    ...(hasTool === true ? { tools: [{ type: 'function' as const, function: { name: 'search', parameters } }] } : {}),
    ...(json === true ? { response_format: { type: 'json_object' as const } } : {}),
    ...rest,
  };
}

const aiSdk: TriedClient = {
  async whole(proxy, asked) {
    try {
      const { text, usage: used } = await generateText(aiSdkCall(proxy, asked));
      return { text, totalTokens: used.totalTokens };
    } catch (error) {
      // It takes the answer apart that was to be JSON.
      if (!NoObjectGeneratedError.isInstance(error)) throw error;
      return { text: error.text ?? '', totalTokens: error.usage?.totalTokens };
    }
  },
  async stream(proxy, asked) {
    let failure: unknown;
    const run = streamText({
      ...aiSdkCall(proxy, asked),
      onError({ error }) {
        failure = error;
      },
    });
    let text = '';
    for await (const piece of run.textStream) text += piece;
    if (failure !== undefined) throw failure;
    return { text, totalTokens: (await run.totalUsage).totalTokens };
  },
};

function aiSdkCall({ baseURL, apiKey }: Started, asked: Asked) {
  const { system, temperature, topP, maxTokens, stop, seed, tool: hasTool, json, user, model, more: rest } = asked;
  const provider = createOpenAICompatible({
    name: 'interns',
    baseURL,
    apiKey,
    includeUsage: true,
    fetch: recordingFetch,
  });
  const picture = { type: 'file' as const, mediaType: 'image', data: pixel };
  const content = [{ type: 'text' as const, text: 'hi' }, ...(asked.image === true ? [picture] : [])];
  return {
    model: provider.chatModel(model ?? 'any'),
    messages: [...messagesBefore({ history: asked.history }), { role: 'user' as const, content }],
    maxRetries: 0,
    providerOptions: { interns: { ...given({ user }), ...rest } },
    ...given({ system, temperature, topP, maxOutputTokens: maxTokens, stopSequences: stop, seed }),
    ...(hasTool === true ? { tools: { search: { inputSchema: jsonSchema<never>(parameters) } } } : {}),
    ...(json === true ? { output: Output.json() } : {}),
  };
}

const langChain: TriedClient = {
  async whole(proxy, asked) {
    const answer = await chatOpenAi(proxy, asked).invoke(messagesOf(asked), chatOptions(asked));
    return { text: answer.text, totalTokens: tokensOf(answer) };
  },
  async stream(proxy, asked) {
    let text = '';
    let totalTokens: number | undefined;
    for await (const piece of await chatOpenAi(proxy, asked).stream(messagesOf(asked), chatOptions(asked))) {
      text += piece.text;
      totalTokens = tokensOf(piece) ?? totalTokens;
    }
    return { text, totalTokens };
  },
};

function tokensOf(message: object): number | undefined {
  const used: unknown = 'usage_metadata' in message ? message.usage_metadata : undefined;
  const total = isObject(used) ? used['total_tokens'] : undefined;
  return typeof total === 'number' ? total : undefined;
}

function chatOpenAi({ baseURL, apiKey }: Started, asked: Asked): ChatOpenAI {
  const { temperature, topP, maxTokens, n, user, model, more: rest } = asked;
  const configuration = { baseURL, fetch: recordingFetch };
  const settings = given({ temperature, topP, maxTokens, n, user, modelKwargs: rest });
  return new ChatOpenAI({ model: model ?? 'any', apiKey, configuration, maxRetries: 0, ...settings });
}

/** What LangChain's client takes with each call. */
function chatOptions({ stop, seed, tool: hasTool, json }: Asked) {
  return {
    ...given({ stop, seed }),
    ...(hasTool === true ? { tools: [{ type: 'function' as const, function: { name: 'search', parameters } }] } : {}),
    ...(json === true ? { response_format: { type: 'json_object' as const } } : {}),
  };
}

const clients = { openai: openAi, '@ai-sdk/openai-compatible': aiSdk, '@langchain/openai': langChain };
const both = ['whole', 'stream'] as const;
const cases = Object.entries(clients).flatMap(([name, client]) => both.map((way) => ({ name, way, ask: client[way] })));

test.each(cases)('$name, $way: one answer past a pause that the policy allows, with its usage', async ({ ask }) => {
  expect(await ask(strict, {})).toEqual({ text: 'Hello, done', totalTokens: 7 });
});

test.each(cases)('$name, $way: without a policy the pause is rejected, and the run goes on', async ({ ask }) => {
  expect((await ask(policyless, {})).text).toBe('Hello, not allowed');
});

type ClientName = keyof typeof clients;

/** A field as OpenAI's API calls it, how it is asked for, and the clients that have no way to send it. */
type Row = readonly [param: string, asked: Asked, except?: readonly ClientName[]];

const notAiSdk: readonly ClientName[] = ['@ai-sdk/openai-compatible'];

const droppedParts: readonly Row[] = [
  ['messages[0]', { system: 'Be brief.' }],
  ['messages[0]', { developer: 'Be brief.' }, notAiSdk],
  ['messages[0]', { history: true }],
  ['messages[0].content[1]', { image: true }],
  ['temperature', { temperature: 0 }],
  ['top_p', { topP: 0.5 }],
  ['max_tokens', { maxTokens: 5 }],
  ['n', { n: 2 }, notAiSdk],
  ['stop', { stop: ['end'] }],
  ['seed', { seed: 7 }],
  ['tools', { tool: true }],
  ['response_format', { json: true }],
];

const passedParts: readonly Row[] = [
  ['temperature', { temperature: 1 }],
  ['top_p', { topP: 1 }],
  ['n', { n: 1 }, notAiSdk],
  ['user', { user: 'me' }],
  ['model', { model: 'another' }],
  ...Object.entries(more).map(([param, value]): Row => [param, { more: { ...more, [param]: value } }]),
];

const casesOf = (rows: readonly Row[]) =>
  cases.flatMap((one) =>
    rows
      .filter(([, , except = []]) => !except.some((name) => name === one.name))
      .map(([param, asked]) => ({ ...one, param, asked })),
  );
const refusals = casesOf(droppedParts);

/** Fails unless the client has sent it: what a client leaves out itself would pass any test. */
function expectSent(param: string): void {
  const [field = ''] = param.split(/[.[]/);
  expect(sent).toHaveProperty(field);
  if (param.includes('content[1]')) expect(sent).toMatchObject({ messages: [{ content: [{}, {}] }] });
  else if (field === 'messages') expect(sent['messages']).toHaveProperty('1');
}

test.each(refusals)('$name, $way: $param is refused by name: $asked', async ({ ask, param, asked }) => {
  const error: unknown = await ask(strict, asked).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(Error);
  expect(String(error)).toContain(`The service does not pass on "${param}"`);
  expectSent(param);
});

test.each(refusals)('$name, $way: with "lossy: allow" it is dropped: $asked', async ({ ask, param, asked }) => {
  expect((await ask(lossy, asked)).text).toBe('Hello, done');
  expectSent(param);
});

test.each(casesOf(passedParts))('$name, $way: $param passes, and changes nothing: $asked', async (row) => {
  const { ask, param, asked } = row;
  expect(await ask(strict, asked)).toEqual({ text: 'Hello, done', totalTokens: 7 });
  expectSent(param);
});

test.each(cases)('$name, $way: it asks for a stream, or for none', async ({ ask, way }) => {
  await ask(strict, {});
  expect(sent['stream'] === true).toBe(way === 'stream');
  expect(sent['stream_options']).toEqual(way === 'stream' ? { include_usage: true } : undefined);
});

test('the refusal is an error as OpenAI writes it', async () => {
  const asked = new OpenAI({ ...strict }).chat.completions.create({
    model: 'any',
    n: 2,
    response_format: { type: 'json_object' },
    messages: messagesOf({}),
  });
  await expect(asked).rejects.toMatchObject({
    status: 400,
    code: 'unsupported_parameter',
    param: 'n',
    type: 'invalid_request_error',
    message: expect.stringMatching(/"n", "response_format"/),
  });
});

test('openai: the interns are its models, below each address', async () => {
  const client = new OpenAI({ ...strict });
  const { data } = await client.models.list();
  expect(data).toMatchObject([{ id: 'intern_1', object: 'model', created: expect.any(Number), name: 'tester' }]);
  expect(await client.models.retrieve('intern_1')).toMatchObject({ id: 'intern_1' });
  await expect(client.models.retrieve('nobody')).rejects.toMatchObject({ status: 404, code: 'model_not_found' });
  const root = new OpenAI({ ...strict, baseURL: strict.baseURL.replace(/\/interns\/.*/, '/v1') });
  expect((await root.models.list()).data).toEqual(data);
});

test('the account has each decision, and no word of what was asked', async () => {
  await expect.poll(() => strict.account()).toContain('"type":"decision"');
  const lines = strict.account().trim().split('\n');
  const decisions = lines.map((line) => JSON.parse(line)).filter(({ type }) => type === 'decision');
  expect(decisions[0]).toMatchObject({
    kind: 'permission',
    rule: 'may-deploy',
    outcome: 'allow',
    answer: 'allow_once',
  });
  expect(strict.account()).not.toMatch(/"deploy"|Hello/);
});
