// `interns doctor --model-access`: each check alone can fail, says what to do, and leaves out what needs it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { jwtOf } from '../../support/jwt.ts';
import { startLoopback } from '../../support/loopback.ts';
import { runCliInTest } from '../support/cli.ts';

interface World {
  readonly provider?: 'openai' | 'anthropic';
  readonly tokenStatus?: number;
  readonly modelsStatus?: number;
  /** Seconds by which the provider's clock is ahead. */
  readonly ahead?: number;
  /** Seconds of the JWT's life. */
  readonly life?: number;
  readonly flags?: readonly string[];
  readonly change?: Readonly<Record<string, unknown>>;
}

async function examine({ provider = 'openai', flags = [], change = {}, life = 600, ...world }: World = {}) {
  const seen: (string | undefined)[] = [];
  const { tokenStatus = 200, modelsStatus = 200, ahead = 0 } = world;
  const server = await startLoopback((request, response) => {
    seen.push(request.url);
    const isToken = request.url?.endsWith('/oauth/token') === true;
    const date = new Date(Date.now() + ahead * 1000).toUTCString();
    response.writeHead(isToken ? tokenStatus : modelsStatus, { date, 'content-type': 'application/json' });
    const granted = { access_token: 'made-up-token', token_type: 'Bearer', expires_in: 300 };
    const refusal = { error: 'invalid_grant', error_description: 'no mapping' };
    const models = { data: [{ id: 'one' }, { id: 'two' }], authorized: request.headers.authorization };
    response.end(JSON.stringify(isToken ? (tokenStatus === 200 ? granted : refusal) : models));
  });
  onTestFinished(() => server[Symbol.asyncDispose]());
  const cwd = mkdtempSync(join(tmpdir(), 'model-doctor-'));
  onTestFinished(() => rmSync(cwd, { recursive: true, force: true }));
  const ids = {
    openai: { identity_provider_id: 'idp_1', service_account_id: 'svc_1', token_url: `${server.url}/oauth/token` },
    anthropic: { federation_rule_id: 'fdrl_1', organization_id: 'org_1', service_account_id: 'svac_1' },
  };
  const audience = 'https://models.example';
  const now = Math.floor(Date.now() / 1000);
  writeFileSync(
    join(cwd, 'jwt'),
    jwtOf({ iss: 'https://i.example', aud: audience, iat: now, exp: now + life }).reveal(),
  );
  const given = { provider, ...ids[provider], base_url: server.url, audience, subject_token_file: 'jwt', ...change };
  const env = { INTERNS_MODEL_ACCESS: JSON.stringify(given) };
  const { exitCode, stdout, stderr } = await runCliInTest(['doctor', '--json', ...flags], { cwd, env });
  expect(`${stdout}${stderr}`).not.toMatch(/made-up-token|eyJ/);
  const { checks } = JSON.parse(stdout) as { checks: readonly Record<string, string>[] };
  const states = Object.fromEntries(checks.map(({ name, state }) => [name, state]));
  const found = Object.fromEntries(checks.map(({ name, found: text, remedy = '' }) => [name, `${text} ${remedy}`]));
  return { exitCode, states, found, seen };
}

const keyOnly = { api_key: 'made-up-key', subject_token_file: undefined };
const fine = { 'model-access': 'ok', identity: 'ok', exchange: 'ok', clock: 'ok', models: 'ok' };

test('where all is well, it exchanges once, and lists the models with the token', async () => {
  const { exitCode, states, found, seen } = await examine();
  expect([exitCode, states]).toEqual([0, fine]);
  expect(seen).toEqual(['/oauth/token', '/models']);
  expect(found).toMatchObject({
    exchange: expect.stringContaining('OpenAI grants a token for 300 s'),
    models: expect.stringContaining('2 on the first page'),
  });
});

test('a mistake in the text: nothing else is looked at', async () => {
  const { exitCode, states, found, seen } = await examine({ change: { max_cost: 1 } });
  expect(exitCode).toBe(1);
  expect(found['model-access']).toContain('the key "max_cost" can\'t be enforced');
  const { 'model-access': _text, ...rest } = states;
  expect(new Set(Object.values(rest))).toEqual(new Set(['skipped']));
  expect(seen).toEqual([]);
});

test('a refused exchange is told in its words, and the models are not asked for', async () => {
  const { exitCode, states, found } = await examine({ tokenStatus: 400 });
  expect(exitCode).toBe(1);
  expect(states).toMatchObject({ identity: 'ok', exchange: 'failed', models: 'skipped', clock: 'skipped' });
  expect(found['exchange']).toContain('invalid_grant: no mapping');
});

test.each([
  [403, 'which models the service account may use'],
  [404, 'Correct "base_url"'],
  [429, 'Try again later.'],
  [503, 'Try again later.'],
])('models that answer %i', async (modelsStatus, remedy) => {
  const { exitCode, states, found } = await examine({ modelsStatus });
  expect([exitCode, states]).toEqual([1, { ...fine, models: 'failed' }]);
  expect(found['models']).toContain(remedy);
});

test('a key that the provider refuses is what to check: there was no exchange', async () => {
  const { found, states } = await examine({ modelsStatus: 401, change: keyOnly });
  expect(states['exchange']).toBe('skipped');
  expect(found['models']).toContain('Check the key');
});

test('a provider that can not be reached gives no clock to compare with', async () => {
  const change = { ...keyOnly, base_url: 'http://127.0.0.1:1' };
  const { found, states } = await examine({ change });
  expect(states).toMatchObject({ models: 'failed', clock: 'skipped' });
  expect(found['clock']).toContain('no answer with a date came');
});

test('a clock that differs by two minutes', async () => {
  const { exitCode, states, found } = await examine({ ahead: 120 });
  expect([exitCode, states['clock']]).toEqual([0, 'warning']);
  expect(found['clock']).toMatch(/1(?:19|20) s behind the provider's .*NTP/);
});

test('a token that lives for longer than an hour', async () => {
  const { states, found } = await examine({ life: 3601 });
  expect(states['identity']).toBe('warning');
  expect(found['identity']).toContain('lives for 3601 s');
});

test('a held token that counts once is not spent, but on demand', async () => {
  const held = await examine({ provider: 'anthropic' });
  expect([held.exitCode, held.seen, held.states['exchange'], held.states['models']]).toEqual([
    0,
    [],
    'skipped',
    'skipped',
  ]);
  expect(held.found['exchange']).toContain('--exchange');
  const spent = await examine({ provider: 'anthropic', flags: ['--exchange'] });
  expect([spent.states, spent.seen]).toEqual([fine, ['/v1/oauth/token', '/v1/models']]);
});

test('without an identity it names the keys of the text that take its place', async () => {
  const { exitCode, states, found } = await examine({ change: { subject_token_file: undefined } });
  expect([exitCode, states['identity'], states['exchange']]).toEqual([1, 'failed', 'skipped']);
  expect(found['identity']).toContain('Elsewhere give "subject_token_file" or "api_key" in the access to the models.');
});

test.each([
  ['--subject-token-file', 'jwt'],
  ['--base-url', 'https://service.example/api/v1'],
  ['--audience', 'https://other.example'],
])('%s beside it is an error, as the check would be of something else', async (flag, value) => {
  const text = '{ provider: openai, identity_provider_id: a, service_account_id: b }';
  const words = ['doctor', '--model-access', text, flag, value];
  const { exitCode, stderr } = await runCliInTest(words, { env: { INTERNS_WORKSPACE_ID: 'x', INTERNS_API_KEY: 'k' } });
  expect(exitCode).toBe(2);
  expect(stderr).toContain(`--model-access replaces ${flag}`);
});
