// The table of docs/inference.md, "What a client can ask for": three clients as they come, against the built `interns proxy`.
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { ChatOpenAI } from '@langchain/openai';
import { generateText, streamText } from 'ai';
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

interface Asked {
  readonly system?: string;
  readonly temperature?: number;
  readonly history?: boolean;
}

interface Answered {
  readonly text: string;
  readonly totalTokens: number | undefined;
}

const before = [
  { role: 'user' as const, content: 'one' },
  { role: 'assistant' as const, content: 'two' },
];

/** Messages as every client takes them. */
function messagesOf({ system, history }: Asked) {
  const first = system === undefined ? [] : [{ role: 'system' as const, content: system }];
  return [...first, ...(history === true ? before : []), { role: 'user' as const, content: 'hi' }];
}

interface TriedClient {
  readonly whole: (proxy: Started, asked: Asked) => Promise<Answered>;
  readonly stream: (proxy: Started, asked: Asked) => Promise<Answered>;
}

const openAi: TriedClient = {
  async whole(proxy, asked) {
    const { temperature } = asked;
    const more = temperature === undefined ? {} : { temperature };
    const client = new OpenAI({ ...proxy });
    const completion = await client.chat.completions.create({ model: 'any', messages: messagesOf(asked), ...more });
    return { text: completion.choices[0]?.message.content ?? '', totalTokens: completion.usage?.total_tokens };
  },
  async stream(proxy, asked) {
    const { temperature } = asked;
    const more = temperature === undefined ? {} : { temperature };
    const run = new OpenAI({ ...proxy }).chat.completions.stream({
      model: 'any',
      messages: messagesOf(asked),
      stream_options: { include_usage: true },
      ...more,
    });
    const completion = await run.finalChatCompletion();
    return { text: completion.choices[0]?.message.content ?? '', totalTokens: completion.usage?.total_tokens };
  },
};

const aiSdk: TriedClient = {
  async whole(proxy, asked) {
    const { text, usage: used } = await generateText(aiSdkCall(proxy, asked));
    return { text, totalTokens: used.totalTokens };
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
  const { system, temperature, ...rest } = asked;
  const provider = createOpenAICompatible({ name: 'interns', baseURL, apiKey, includeUsage: true });
  return {
    model: provider.chatModel('any'),
    messages: messagesOf(rest),
    maxRetries: 0,
    ...(system === undefined ? {} : { system }),
    ...(temperature === undefined ? {} : { temperature }),
  };
}

const langChain: TriedClient = {
  async whole(proxy, asked) {
    const answer = await chatOpenAi(proxy, asked).invoke(messagesOf(asked));
    return { text: answer.text, totalTokens: tokensOf(answer) };
  },
  async stream(proxy, asked) {
    let text = '';
    let totalTokens: number | undefined;
    for await (const piece of await chatOpenAi(proxy, asked).stream(messagesOf(asked))) {
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

function chatOpenAi({ baseURL, apiKey }: Started, { temperature }: Asked): ChatOpenAI {
  const more = temperature === undefined ? {} : { temperature };
  return new ChatOpenAI({ model: 'any', apiKey, configuration: { baseURL }, maxRetries: 0, ...more });
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

const droppedParts: readonly (readonly [string, Asked])[] = [
  ['messages[0]', { system: 'Be brief.' }],
  ['messages[0]', { history: true }],
  ['temperature', { temperature: 0 }],
];
const refusals = cases.flatMap((one) => droppedParts.map(([param, asked]) => ({ ...one, param, asked })));

test.each(refusals)('$name, $way: $param is refused by name: $asked', async ({ ask, param, asked }) => {
  const error: unknown = await ask(strict, asked).then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(Error);
  expect(String(error)).toContain(param);
});

test.each(refusals)('$name, $way: with "lossy: allow" it is dropped: $asked', async ({ ask, asked }) => {
  expect((await ask(lossy, asked)).text).toBe('Hello, done');
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
