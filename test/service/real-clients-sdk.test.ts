// An unmodified client that was generated for the whole API against the service: list, turn, pause, answer, exchange, key update.
import { OpenRouter } from '@openrouter/sdk';
import type { InternChatCompletionChunk, InternChatMessage } from '@openrouter/sdk/models';
import { expect, test } from 'vitest';
import type { Service, WrittenConfig } from '../../src/service/index.ts';
import { goodClaims, startIssuer } from './support/issuer.ts';
import { configOf, internId, keys, secrets, start, workspace } from './support/service.ts';

/** The client as its users make it: the base URL of the service and a key. */
function createSdk(service: Service, apiKey: string = secrets.standard): OpenRouter {
  return new OpenRouter({ serverURL: service.baseUrl, apiKey, retryConfig: { strategy: 'none' } });
}

interface Said {
  readonly messages: InternChatMessage[];
  readonly sessionId?: string;
  readonly approvalMode?: 'manual';
}

/** A prompt or an answer, and all of its response. */
async function talk(sdk: OpenRouter, said: Said) {
  const { result } = await sdk.interns.chat({
    internId,
    internChatCompletionRequest: { stream: true, ...said },
  });
  if ('status' in result) throw new Error(`steered: ${result.status}`);
  const chunks: InternChatCompletionChunk[] = [];
  for await (const chunk of result) chunks.push(chunk);
  const choices = chunks.flatMap((chunk) => chunk.choices);
  return {
    text: choices.map(({ delta }) => delta.content ?? '').join(''),
    finishReason: choices.find(({ finishReason }) => finishReason !== null)?.finishReason,
    calls: choices.flatMap(({ delta }) => delta.toolCalls ?? []),
    error: chunks.find(({ error }) => error !== undefined)?.error,
    final: chunks.at(-1),
  };
}

const go: InternChatMessage = { role: 'user', content: 'go' };

test('it lists interns, one page after the other', async () => {
  const named = (name: string, day: number) => ({
    id: name,
    name,
    workspace_id: workspace,
    created_at: `2026-11-0${day}`,
    progress: { step_label: 'Starting', step_number: 1, total_steps: 3 },
  });
  const service = await start({ config: { ...configOf([]), interns: [named('first', 1), named('second', 2)] } });
  const sdk = createSdk(service);
  const page = await sdk.interns.listInterns({ limit: 1, status: ['running'] });
  expect(page).toMatchObject({ data: [{ id: 'second', status: 'running', workspaceId: workspace }], hasMore: true });
  expect(await sdk.interns.listInterns({ startingAfter: page.nextCursor ?? '' })).toMatchObject({
    data: [{ id: 'first', progress: { stepLabel: 'Starting', totalSteps: 3 } }],
    hasMore: false,
  });
});

test('it streams a turn whose usage lacks token counts: they are 0', async () => {
  const service = await start({ config: configOf([{ say: 'Hello' }, { usage: { cost: 0.01 } }]) });
  const { text, finishReason, final } = await talk(createSdk(service), { messages: [go] });
  expect({ text, finishReason }).toEqual({ text: 'Hello', finishReason: 'stop' });
  expect(final?.usage).toEqual({ promptTokens: 0, completionTokens: 0, totalTokens: 0, cost: 0.01 });
});

test('it pauses, answers with the echoed tool call, and goes on', async () => {
  const service = await start({
    // The client takes the question of a service with this name alone.
    config: configOf([{ say: 'before ' }, { permission: { operation: 'deploy' }, allowed: [{ say: 'allowed' }] }], {
      service_name: 'openrouter',
    }),
  });
  const sdk = createSdk(service);
  const paused = await talk(sdk, { messages: [go], approvalMode: 'manual' });
  const { id = '', function: called } = paused.calls[0] ?? {};
  expect(paused).toMatchObject({ text: 'before ', finishReason: 'tool_calls' });
  expect(JSON.parse(called?.arguments ?? '')).toMatchObject({ kind: 'permission', operation: 'deploy' });
  const echo = {
    id,
    type: 'function' as const,
    function: { name: called?.name ?? '', arguments: called?.arguments ?? '' },
  };
  const answered = await talk(sdk, {
    sessionId: paused.final?.sessionId ?? '',
    messages: [
      go,
      { role: 'assistant', content: null, toolCalls: [echo] },
      { role: 'tool', toolCallId: id, content: 'allow_once' },
    ],
  });
  expect(answered).toMatchObject({ text: 'allowed', finishReason: 'stop', final: { usage: null } });
});

test('it reads an error in the stream, and a refusal before it', async () => {
  const service = await start({ config: configOf([{ say: 'a' }, { end: 'run_ended' }]) });
  const sdk = createSdk(service);
  const { text, error } = await talk(sdk, { messages: [go] });
  expect({ text, error }).toMatchObject({ text: 'a', error: { code: 410, metadata: { reason: 'run_ended' } } });
  service.fault({ route: 'chat', fault: { status: 429 } });
  await expect(talk(sdk, { messages: [go] })).rejects.toMatchObject({
    statusCode: 429,
    error: { code: 429, metadata: { reason: 'rate_limited' } },
  });
});

test('it exchanges a subject token, and its access token lists', async () => {
  const issuer = await startIssuer();
  const { sub: subject, aud: audience } = goodClaims;
  const more: Partial<WrittenConfig> = {
    issuers: [{ id: 'test', issuer: issuer.url }],
    policies: [{ id: 'p', issuer: 'test', subject, audience, acts_as: 'key_standard' }],
  };
  const service = await start({ config: configOf([], more) });
  const exchange = async (subjectToken: string) =>
    new OpenRouter({ serverURL: service.baseUrl }).oAuth.createOauthToken({
      tokenExchangeRequest: {
        federationPolicyId: 'p',
        grantType: 'urn:ietf:params:oauth:grant-type:token-exchange',
        subjectTokenType: 'urn:ietf:params:oauth:token-type:jwt',
        subjectToken,
      },
    });
  const exchanged = await exchange(await issuer.sign());
  expect(exchanged).toMatchObject({ expiresIn: 300, scope: 'inference', tokenType: 'Bearer' });
  expect((await createSdk(service, exchanged.accessToken).interns.listInterns()).data).toHaveLength(1);
  await expect(exchange(await issuer.sign({ sub: 'other' }))).rejects.toMatchObject({
    statusCode: 400,
    error: 'invalid_grant',
  });
});

test('it updates a key, whose record names no external user and expires at a whole time', async () => {
  const [standard, ...others] = keys;
  if (standard === undefined) throw new Error('no keys');
  const service = await start({
    config: configOf([], { keys: [{ ...standard, expires_at: '2027-01-01' }, ...others] }),
  });
  const { data } = await createSdk(service, secrets.management).apiKeys.update({
    hash: 'key_standard',
    requestBody: { limit: 5, limitReset: 'daily', includeByokInLimit: true, disabled: false, name: 'renamed' },
  });
  expect(data).toMatchObject({
    name: 'renamed',
    limit: 5,
    limitReset: 'daily',
    limitRemaining: 5,
    externalUser: null,
    expiresAt: new Date('2027-01-01T00:00:00.000Z'),
  });
});
