// Pauses that a client of OpenAI can't answer: the policy answers them, and the client gets one answer.
import OpenAI from 'openai';
import { expect, test } from 'vitest';
import { createClient } from '../../../src/client/client.ts';
import { systemClock } from '../../../src/clock.ts';
import { createResolver } from '../../../src/job/proxy/pause-code.ts';
import { silentLog } from '../../../src/log.ts';
import { unknownContext } from '../../../src/permission/context.ts';
import { loadPolicy } from '../../../src/permission/file/policy-file.ts';
import { toOpenAiBaseUrl } from '../../../src/proxy/addresses.ts';
import type { DecisionEvent } from '../../../src/proxy/chat/pauses.ts';
import { Secret } from '../../../src/secret.ts';
import { configOf, internId, secrets, start } from '../../service/support/service.ts';
import { startTestProxy } from '../../support/proxy.ts';

const policyText = `
version: 1
rules:
  - id: may-deploy
    match: { operation: deploy }
    then: allow
  - id: stop-here
    match: { operation: launch }
    then: stop
  - id: no-wiping
    match: { operation: wipe }
    then: reject
`;

async function startAnswering(...config: Parameters<typeof configOf>) {
  const service = await start({ config: configOf(...config) });
  const policy = await loadPolicy(Buffer.from(policyText), 'policy.yml');
  const decided: DecisionEvent[] = [];
  const token = new Secret(secrets.standard);
  const proxy = await startTestProxy(service.baseUrl, {
    obtain: async () => ({ token, lifetimeMs: 300_000, startedAt: systemClock.monotonic() }),
    answering: {
      client: createClient({ baseUrl: service.baseUrl, bearer: async () => token }),
      loadResolver: async () => createResolver(policy, unknownContext),
      clock: systemClock,
      log: silentLog,
      onDecision: (event) => void decided.push(event),
    },
  });
  const client = new OpenAI({ baseURL: toOpenAiBaseUrl(proxy.url, internId), apiKey: proxy.key, maxRetries: 0 });
  return { service, proxy, decided, client };
}

const usage = { prompt_tokens: 3, completion_tokens: 4, total_tokens: 7 };
const request = { model: 'any', messages: [{ role: 'user' as const, content: 'hi' }] };
const deploy = { permission: { operation: 'deploy' }, allowed: [{ say: 'done' }], rejected: [{ say: 'refused' }] };
const wipe = { permission: { operation: 'wipe' }, allowed: [{ say: 'gone' }], rejected: [{ say: ' not wiped' }] };

test('a stream goes on as one answer, and the pause is not in it', async () => {
  const { client, proxy, decided } = await startAnswering([{ say: 'I try. ' }, deploy, wipe, { usage }]);
  const chunks = [];
  for await (const chunk of await client.chat.completions.create({ ...request, stream: true })) chunks.push(chunk);
  const text = chunks.map(({ choices }) => choices[0]?.delta.content ?? '').join('');
  expect(text).toBe('I try. done not wiped');
  expect(chunks.flatMap(({ choices }) => choices[0]?.finish_reason ?? [])).toEqual(['stop']);
  expect(new Set(chunks.map(({ id }) => id)).size).toBe(1);
  expect(JSON.stringify(chunks)).not.toContain('tool_calls');
  expect(chunks.at(-1)).toMatchObject({ choices: [], usage, session_id: expect.any(String) });
  expect(decided.map(({ rule, outcome }) => [rule, outcome])).toEqual([
    ['may-deploy', 'allow'],
    ['no-wiping', 'reject'],
  ]);
  await expect.poll(() => proxy.totals).toMatchObject({ requests: 1, errors: 0, unfinished: 0, total_tokens: 7 });
});

test('one document has the whole answer', async () => {
  const { client } = await startAnswering([{ say: 'I try. ' }, deploy, { usage }]);
  const completion = await client.chat.completions.create(request);
  expect(completion).toMatchObject({
    object: 'chat.completion',
    choices: [{ index: 0, message: { role: 'assistant', content: 'I try. done' }, finish_reason: 'stop' }],
    usage,
    session_id: expect.any(String),
  });
});

test('a client that declares the tool of a pause gets it', async () => {
  const { client, decided } = await startAnswering([deploy]);
  const tools = [{ type: 'function' as const, function: { name: 'service.provide_input' } }];
  const completion = await client.chat.completions.create({ ...request, tools });
  expect(completion.choices[0]).toMatchObject({
    finish_reason: 'tool_calls',
    message: { content: null, tool_calls: [{ function: { name: 'service.provide_input' } }] },
  });
  expect(decided).toEqual([]);
});

test('so does one that asks for manual in the word of this API', async () => {
  const { client, decided } = await startAnswering([deploy]);
  const asked = { ...request, approval_mode: 'manual' };
  const completion = await client.chat.completions.create(asked);
  expect(completion.choices[0]?.finish_reason).toBe('tool_calls');
  expect(decided).toEqual([]);
});

test('a client that leaves at a pause leaves nothing open', async () => {
  const { client, service } = await startAnswering([
    { permission: { operation: 'deploy' }, allowed: [{ wait: '60s' }, { say: 'late' }] },
  ]);
  const left = new AbortController();
  const asked = client.chat.completions.create(request, { signal: left.signal });
  await expect.poll(() => service.journal().map(({ decision }) => decision)).toContain('answered');
  left.abort();
  await expect(asked).rejects.toThrow();
  await expect
    .poll(() =>
      service
        .journal()
        .map(({ decision }) => decision)
        .join(' '),
    )
    .toMatch(/cancel|client/);
});

test('a rule that stops the run answers nothing, and the client is told', async () => {
  const { client, service, decided } = await startAnswering([
    { permission: { operation: 'launch' }, allowed: [{ say: 'launched' }] },
  ]);
  await expect(client.chat.completions.create(request)).rejects.toMatchObject({
    status: 403,
    error: { metadata: { reason: 'policy_stopped', retryable: false } },
  });
  expect(decided).toMatchObject([{ rule: 'stop-here', outcome: 'stop', answer: null }]);
  expect(service.journal().filter(({ decision }) => decision === 'answered')).toEqual([]);
});

test('a run that fails is an error of its own status, which no client repeats', async () => {
  const { client, proxy } = await startAnswering([{ say: 'a' }, deploy, { end: 'run_ended' }]);
  const asked = client.chat.completions.create(request, { maxRetries: 2 });
  await expect(asked).rejects.toMatchObject({ status: 410, error: { metadata: { reason: 'run_ended' } } });
  expect(proxy.totals.requests).toBe(1);
});
