// PATCH /keys/{hash}: fields, errors, usage, limits, resets.
import { expect, test } from 'vitest';
import { type apiKeyRecord, keyUpdateResponse } from '../../../src/contract/keys.ts';
import type { Service, WrittenConfig } from '../../../src/service/index.ts';
import { answer, prompt, readChat, readObject } from '../support/chat.ts';
import {
  configOf,
  keys,
  secrets,
  send,
  sendJson,
  standingClock,
  start,
  startedAt,
  workspace,
} from '../support/service.ts';

const costs = (cost: number, byokCost = 0) => [{ usage: { cost }, byok_cost: byokCost }];

function startWith(
  key: Partial<NonNullable<WrittenConfig['keys']>[number]>,
  steps: Parameters<typeof configOf>[0] = costs(1),
  at = startedAt,
): Promise<Service> {
  const changed = keys.map((each) => (each.hash === 'key_standard' ? { ...each, ...key } : each));
  return start({ config: configOf(steps, { keys: changed }), clock: standingClock(at) });
}

async function update(
  service: Service,
  fields: unknown,
  hash = 'key_standard',
): Promise<ReturnType<typeof apiKeyRecord.parse>> {
  const response = await sendJson(service, 'PATCH', `/keys/${hash}`, fields, secrets.management);
  const body: unknown = await response.json();
  expect(response.status, JSON.stringify(body)).toBe(200);
  return keyUpdateResponse.parse(body).data;
}

async function refusal(response: Response): Promise<unknown> {
  return { status: response.status, ...(await readObject(response)) };
}

async function spend(service: Service, turns = 1): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await readChat(await prompt(service));
}

test('[key.hash, key.name, key.label, key.disabled, key.limit, key.limit_remaining, key.limit_reset, key.include_byok_in_limit, key.usage, key.byok_usage, key.dates, key.expires_at, key.creator_user_id, key.workspace_id, update.success, update.hash, update.optional] an empty update answers the whole record in data', async () => {
  const service = await startWith({
    limit: 50,
    limit_reset: 'daily',
    expires_at: '2030-01-01T00:00:00.000Z',
    created_at: '2026-01-01T00:00:00.000Z',
  });
  const response = await sendJson(service, 'PATCH', '/keys/key_standard', {}, secrets.management);
  expect(await response.json()).toEqual({
    data: {
      hash: 'key_standard',
      name: 'standard',
      label: 'standard',
      disabled: false,
      limit: 50,
      limit_remaining: 50,
      limit_reset: 'daily',
      include_byok_in_limit: false,
      usage: 0,
      usage_daily: 0,
      usage_weekly: 0,
      usage_monthly: 0,
      byok_usage: 0,
      byok_usage_daily: 0,
      byok_usage_weekly: 0,
      byok_usage_monthly: 0,
      created_at: '2026-01-01T00:00:00.000Z',
      updated_at: '2026-01-01T00:00:00.000Z',
      expires_at: '2030-01-01T00:00:00.000Z',
      creator_user_id: 'user_1',
      external_user: null,
      workspace_id: workspace,
    },
  });
});

test.each([
  ['disabled', true],
  ['disabled', false],
  ['include_byok_in_limit', true],
  ['limit', 0],
  ['limit', 12.5],
  ['limit', null],
  ['limit_reset', 'daily'],
  ['limit_reset', 'weekly'],
  ['limit_reset', 'monthly'],
  ['limit_reset', null],
  ['name', 'renamed'],
])(
  '[update.disabled, update.include_byok_in_limit, update.limit, update.limit_reset, update.name] %s becomes %j, and nothing else changes',
  async (field, value) => {
    const service = await startWith({ limit: 7, limit_reset: 'weekly' });
    const before = await update(service, {});
    await service.advance('1s');
    const after = await update(service, { [field]: value });
    expect(after).toMatchObject({ [field]: value });
    const remaining = { limit_remaining: field === 'limit' ? value : 7 };
    const changes = before[field] !== value;
    const updated_at = changes ? '2026-11-18T12:00:01.000Z' : startedAt;
    expect(after).toEqual({ ...before, [field]: value, ...remaining, updated_at });
  },
);

test('[update.read] an update without fields, or with the values that are there, leaves updated_at alone', async () => {
  const service = await startWith({ limit: 7, limit_reset: 'weekly' });
  const before = await update(service, { name: 'renamed' });
  await service.advance('1s');
  expect(await update(service, {})).toEqual(before);
  expect(await update(service, { limit: 7, limit_reset: 'weekly', disabled: false, name: 'renamed' })).toEqual(before);
});

test('[update.optional] fields that the document does not name are ignored', async () => {
  const service = await startWith({});
  expect(await update(service, { hash: 'x', usage: -5, workspace_id: 'y', type: 'management' })).toMatchObject({
    hash: 'key_standard',
    usage: 0,
  });
});

test.each([
  ['disabled', 'true'],
  ['disabled', null],
  ['include_byok_in_limit', 1],
  ['limit', '5'],
  ['limit_reset', 'hourly'],
  ['limit_reset', ''],
  ['name', null],
  ['name', 7],
])('[update.400] %s %j is 400 and changes nothing', async (field, value) => {
  const service = await startWith({});
  const before = await update(service, {});
  const response = await sendJson(
    service,
    'PATCH',
    '/keys/key_standard',
    { name: 'changed', [field]: value },
    secrets.management,
  );
  expect(await refusal(response)).toEqual({
    status: 400,
    error: { code: 400, message: expect.stringContaining(field) },
  });
  expect((await update(service, {})).name).toBe(before.name);
});

test.each(['', '{', 'null', '[]', '"x"', '\u00ff', '{"limit":1e999}'])('[update.400] the body %j', async (body) => {
  const response = await send(await startWith({}), '/keys/key_standard', {
    method: 'PATCH',
    body,
    bearer: secrets.management,
    headers: { 'content-type': 'application/json' },
  });
  expect(await refusal(response)).toEqual({ status: 400, error: { code: 400, message: expect.any(String) } });
});

test('[update.400] a negative limit is refused', async () => {
  const response = await sendJson(
    await startWith({}),
    'PATCH',
    '/keys/key_standard',
    { limit: -1 },
    secrets.management,
  );
  expect(await refusal(response)).toMatchObject({ status: 400 });
});

test.each([
  ['no key', null],
  ['an unknown key', 'unknown'],
  ['an ordinary key', secrets.standard],
  ['a disabled key', secrets.disabled],
])('[update.401] %s is 401, before the hash is looked up', async (_what, bearer) => {
  const service = await startWith({});
  for (const hash of ['key_standard', 'unknown']) {
    expect(await refusal(await sendJson(service, 'PATCH', `/keys/${hash}`, {}, bearer))).toEqual({
      status: 401,
      error: { code: 401, message: expect.any(String) },
    });
  }
});

test('[update.401] an exchanged token is 401', async () => {
  const service = await start({ identityProvider: true, env: {} });
  const job = service.addJob();
  const answered = await fetch(`${job.request_url}&audience=${service.ready.audience}`, {
    headers: { authorization: `Bearer ${job.request_token}` },
  });
  const { value } = await readObject(answered);
  const body = new URLSearchParams({
    federation_policy_id: 'local',
    grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
    subject_token: String(value),
    subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
  });
  const { access_token } = await readObject(
    await send(service, '/oauth/token', { method: 'POST', body, bearer: null }),
  );
  expect((await sendJson(service, 'PATCH', '/keys/key_local', {}, String(access_token))).status).toBe(401);
});

test.each(['unknown', 'KEY_STANDARD', '%2e%2e%2f', '%', '__proto__'])(
  '[update.404] the hash "%s" is 404',
  async (hash) => {
    const response = await sendJson(
      await startWith({}),
      'PATCH',
      `/keys/${encodeURIComponent(hash)}`,
      {},
      secrets.management,
    );
    expect(await refusal(response)).toEqual({ status: 404, error: { code: 404, message: expect.any(String) } });
  },
);

test.each([1, 2, 3])('[update.429] update %i of a minute with a limit of 2', async (count) => {
  const service = await start({ config: configOf([], { limits: { key_updates_per_minute: 2 } }) });
  for (let index = 1; index < count; index++) await update(service, {});
  const response = await sendJson(service, 'PATCH', '/keys/key_standard', {}, secrets.management);
  expect(response.status).toBe(count <= 2 ? 200 : 429);
  if (count > 2) expect(response.headers.get('retry-after')).toBe('60');
});

test('[update.500] a failure of the service has the shape of the route', async () => {
  const service = await startWith({});
  service.fault({ route: 'keys', fault: { status: 500 } });
  expect(await refusal(await sendJson(service, 'PATCH', '/keys/key_standard', {}, secrets.management))).toEqual({
    status: 500,
    error: { code: 500, message: expect.any(String) },
  });
});

test('[key.usage, key.byok_usage] usage that a run reports is charged to its key, and to no other', async () => {
  const service = await startWith({}, costs(0.1, 0.25));
  await spend(service, 3);
  expect(await update(service, {})).toMatchObject({
    usage: 0.3,
    usage_daily: 0.3,
    usage_weekly: 0.3,
    usage_monthly: 0.3,
    byok_usage: 0.75,
    byok_usage_daily: 0.75,
    byok_usage_weekly: 0.75,
    byok_usage_monthly: 0.75,
  });
  expect(await update(service, {}, 'key_second')).toMatchObject({ usage: 0, byok_usage: 0 });
});

test.each([
  [0.99, 200],
  [1, 402],
  [1.01, 402],
])('[key.limit, key.limit_remaining] with a limit of 1, usage of %d makes the next prompt %i', async (cost, status) => {
  const service = await startWith({ limit: 1 }, costs(cost));
  await spend(service);
  const response = await prompt(service);
  expect(response.status).toBe(status);
  if (status === 402) {
    expect(await response.json()).toEqual({ error: { code: 402, message: expect.any(String) } });
    expect((await send(service, '/interns')).status, 'listing is not spending').toBe(200);
    expect((await update(service, {})).limit_remaining).toBe(0);
  }
});

test('[update.limit] a raised limit holds at once, a lowered one too, and null is none', async () => {
  const service = await startWith({ limit: 1 });
  await spend(service);
  expect((await prompt(service)).status).toBe(402);
  await update(service, { limit: 2 });
  await spend(service);
  expect((await prompt(service)).status).toBe(402);
  expect((await update(service, { limit: null })).limit_remaining).toBeNull();
  await spend(service);
  await update(service, { limit: 0 });
  expect((await prompt(service)).status).toBe(402);
});

test('[update.disabled] a disabled key is an unknown key, at once', async () => {
  const service = await startWith({});
  await update(service, { disabled: true });
  expect((await prompt(service)).status).toBe(401);
  expect((await send(service, '/interns')).status).toBe(401);
  await update(service, { disabled: false });
  await spend(service);
});

test('the limit holds for answers to a pause too', async () => {
  const service = await startWith({ limit: 1 }, [
    ...costs(1),
    { permission: { operation: 'deploy', options: ['allow_once'] } },
  ]);
  const { question } = await readChat(await prompt(service, { mode: 'manual' }));
  expect((await answer(service, question, 'allow_once')).status).toBe(402);
  await update(service, { limit: 5 });
  await readChat(await answer(service, question, 'allow_once'));
});

test.each([
  [false, 200],
  [true, 402],
])('[update.include_byok_in_limit] BYOK usage counts toward the limit: %s', async (include, status) => {
  const service = await startWith({ limit: 1, include_byok_in_limit: include }, costs(0, 1));
  await spend(service);
  expect((await prompt(service)).status).toBe(status);
});

test('[auth.3] an expired key is an unknown key', async () => {
  const service = await startWith({ expires_at: '2026-11-18T12:00:10.000Z' });
  await service.advance('9s');
  expect((await send(service, '/interns')).status).toBe(200);
  await service.advance('1s');
  expect((await send(service, '/interns')).status).toBe(401);
});

test.each([
  ['daily', '2026-11-18T23:59:58Z', true],
  ['weekly', '2026-11-18T23:59:58Z', false],
  ['weekly', '2026-11-22T23:59:58Z', true],
  ['weekly', '2026-11-21T23:59:58Z', false],
  ['monthly', '2026-11-22T23:59:58Z', false],
  ['monthly', '2026-11-30T23:59:58Z', true],
  ['monthly', '2026-12-31T23:59:58Z', true],
  ['monthly', '2028-02-28T23:59:58Z', false],
  ['monthly', '2028-02-29T23:59:58Z', true],
  [null, '2026-12-31T23:59:58Z', false],
] as const)(
  '[update.limit_reset] a %s limit used up at %s is usable again after midnight UTC: %s',
  async (reset, at, isReset) => {
    const service = await startWith({ limit: 1, limit_reset: reset }, costs(1), at);
    await spend(service);
    await service.advance('1s');
    expect((await prompt(service)).status, 'a second before midnight').toBe(402);
    await service.advance('1s');
    expect((await prompt(service)).status, 'at midnight').toBe(isReset ? 200 : 402);
    const record = await update(service, {});
    expect(record.usage, 'usage in all is never reset').toBeGreaterThanOrEqual(1);
  },
);

test('[key.usage] the periods of the usage start anew by the clock, without any request in between', async () => {
  // A Sunday that ends its month.
  const service = await startWith({}, costs(1), '2026-05-31T12:00:00Z');
  await spend(service);
  await service.advance('12h');
  expect(await update(service, {})).toMatchObject({ usage: 1, usage_daily: 0, usage_weekly: 0, usage_monthly: 0 });
});

test('[update.success] concurrent updates never lose one', async () => {
  const service = await startWith({});
  await Promise.all([
    update(service, { name: 'a' }),
    update(service, { limit: 70 }),
    update(service, { limit_reset: 'weekly' }),
    update(service, { include_byok_in_limit: true }),
    ...Array.from({ length: 20 }, () => spend(service)),
  ]);
  expect(await update(service, {})).toMatchObject({
    name: 'a',
    limit: 70,
    limit_reset: 'weekly',
    include_byok_in_limit: true,
    usage: 20,
  });
});
