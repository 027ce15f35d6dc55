// The lines of a service: where it is, how to get in, what to try next, and each request.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ServiceOptions } from '../../src/service/index.ts';
import { toRequestLine } from '../../src/service/terminal.ts';
import { configOf, secrets, send, sendJson, start, until, workspace } from './support/service.ts';

/** The lines that a service announces; they grow. */
async function announced(options: ServiceOptions) {
  const lines: string[] = [];
  const service = await start({ ...options, announce: (line) => lines.push(line) });
  return { lines, service };
}

test('a service that nobody can log in to says so, and what to do', async () => {
  const { lines, service } = await announced({ env: {} });
  expect(lines).toEqual([
    `The Intern Service is at ${service.baseUrl} and has one intern: "intern". Ctrl-C stops it.`,
    'Nobody can log in: no key has a secret that anyone knows. Start it with --identity-provider, or with the secret of its key in INTERNS_SERVICE_KEY.',
    `What it answered so far, and why: ${new URL(service.baseUrl).origin}/_journal. Each request is a line below.`,
  ]);
});

test('a configuration without a usable key says so as well', async () => {
  const keys = [
    { secret: 'a', disabled: true },
    { secret: 'b', programme: false },
    { secret: 'c', type: 'management' as const },
  ];
  const { lines } = await announced({ config: { keys } });
  expect(lines[0]).toContain('and has no intern.');
  expect(lines.slice(1, 3)).toEqual([
    'Nobody can log in: no key has a secret that anyone knows. Add this line under "keys", and set INTERNS_SERVICE_KEY to a secret of your choice:',
    '    - secret: "${INTERNS_SERVICE_KEY}"',
  ]);
});

test('a configuration without keys is shown the lines to add, and with them there is a way in', async () => {
  const { lines } = await announced({ config: { interns: [] } });
  expect(lines[1]).toContain('Add these lines, and set INTERNS_SERVICE_KEY');
  expect(lines.slice(2, 4)).toEqual(['  keys:', '    - secret: "${INTERNS_SERVICE_KEY}"']);
  const folder = mkdtempSync(join(tmpdir(), 'config-'));
  const added = lines.slice(2, 4).map((line) => line.slice(2));
  writeFileSync(join(folder, 'service.yml'), `${added.join('\n')}\n`);
  const env = { INTERNS_SERVICE_KEY: 'made-up-for-this' };
  const mended = await announced({ config: 'service.yml', cwd: folder, env });
  expect(mended.lines[1]).toBe('Log in with an API key. In another terminal:');
});

test('the ready line has the same fields for a configuration of one’s own', async () => {
  const policy = { id: 'fp', issuer: 'identity-provider', subject: 's', audience: 'a', acts_as: 'key_one' };
  const config = { keys: [{ hash: 'key_one', secret: 'x' }], policies: [policy], interns: [{ name: 'reviewer' }] };
  const { service } = await announced({ config, identityProvider: true });
  expect(service.ready).toEqual({
    ready: true,
    base_url: service.baseUrl,
    identity_provider: service.identityProvider,
    federation_policy_id: 'fp',
    audience: 'a',
    intern: 'reviewer',
  });
});

test.each([
  {
    what: 'the key of the built-in configuration',
    options: { env: { INTERNS_SERVICE_KEY: 'made-up' } },
    secret: '"$INTERNS_SERVICE_KEY"',
    next: '  interns chat intern "Where are you?"',
  },
  {
    what: 'a key of the configuration',
    options: { config: configOf([]) },
    secret: `'the secret of key "key_standard"'`,
    next: '  interns chat reviewer "Where are you?"',
  },
])('$what: the way in and the next command', async ({ options, secret, next }) => {
  const { lines, service } = await announced(options);
  expect(lines.slice(1, -1)).toEqual([
    'Log in with an API key. In another terminal:',
    `  export INTERNS_BASE_URL=${service.baseUrl} INTERNS_API_KEY=${secret}`,
    next,
  ]);
  expect(lines.join('\n')).not.toContain('made-up');
});

test('a policy of another issuer is a way in', async () => {
  const policies = [{ id: 'p', issuer: 'https://ci.example', subject: 's', audience: 'a', acts_as: 'k' }];
  const config = {
    keys: [{ hash: 'k', secret: 'x', programme: false }],
    issuers: [{ issuer: 'https://ci.example' }],
    policies,
  };
  expect((await announced({ config })).lines[1]).toBe(
    'Log in with a token of https://ci.example for the audience a, with federation policy "p".',
  );
});

test('what it says of an identity is a line for the shell, and the next command', async () => {
  const { lines, service } = await announced({ identityProvider: true });
  expect(lines[1]).toBe('Log in as a job, with its identity. In another terminal:');
  expect(lines[2]).toMatch(/^ {2}export INTERNS_BASE_URL=\S+ INTERNS_FEDERATION_POLICY_ID=\S+ INTERNS_AUDIENCE=\S+ /);
  expect(lines[2]).toContain(service.baseUrl);
  expect(lines[3]).toBe('  interns chat intern "Where are you?"');
});

test('a name of an intern can do nothing to the terminal or the shell', async () => {
  const { lines } = await announced({
    config: { keys: [{ secret: 'x' }], interns: [{ name: "a'; rm -rf \u001b[31m/\n#" }] },
  });
  expect(lines.some((line) => line.includes('\u001b') || line.includes('\n'))).toBe(false);
  expect(lines[3]).toBe(String.raw`  interns chat 'a'\''; rm -rf / #' "Where are you?"`);
});

test('each request is a line with its reason, once its response is over', async () => {
  const { lines, service } = await announced({ config: configOf([{ say: 'hi' }]), identityProvider: true });
  const before = lines.length;
  await (await send(service, '/interns', { bearer: null })).text();
  await (await send(service, `/${secrets.standard}%1b[31m`)).text();
  await (await fetch(`${service.identityProvider}/token`)).text();
  const chat = `/interns/${configOf([]).interns?.[0]?.id}/chat/completions`;
  const body = { stream: true, messages: [{ role: 'user', content: 'hi' }] };
  await (await sendJson(service, 'POST', chat, body)).text();
  await until(() => lines.length >= before + 4);
  expect(lines.slice(before)).toEqual([
    '12:00:00 GET /api/v1/interns 401 no bearer',
    '12:00:00 GET /api/v1/***%1b[31m 404 not_found: Not found.',
    '12:00:00 GET /token 401 Unknown request token.',
    `12:00:00 POST /api/v1${chat} 200 finished`,
  ]);
});

test('a request that was never answered is a line too', async () => {
  const { lines, service } = await announced({ config: configOf([]) });
  const before = lines.length;
  service.fault({ route: 'list', fault: 'reset' });
  await expect(send(service, '/interns')).rejects.toThrow();
  await until(() => lines.length > before);
  expect(lines.at(-1)).toBe('12:00:00 GET /api/v1/interns unanswered fault: reset');
});

test('more interns than five are counted', async () => {
  const interns = Array.from({ length: 7 }, (_, index) => ({ name: `n${index}`, workspace_id: workspace }));
  const { lines } = await announced({ config: { keys: [{ secret: 'x' }], interns } });
  expect(lines[0]).toContain('and has 7 interns: "n0", "n1", "n2", "n3", "n4", ….');
});

const entry = {
  at: '2026-11-22T12:00:00.000Z',
  method: 'GET',
  path: '/api/v1/interns',
  status: 200,
  decision: 'listed',
  reason: null,
};

test.each([
  ['an answer', entry, '12:00:00 GET /api/v1/interns 200 listed'],
  ['its reason', { ...entry, status: 404, decision: 'not_found', reason: 'No.' }, /404 not_found: No\.$/],
  ['a decision that is the status', { ...entry, status: 401, decision: '401', reason: 'no bearer' }, /401 no bearer$/],
  ['nothing to say', { ...entry, decision: '' }, '12:00:00 GET /api/v1/interns 200'],
  ['no answer', { ...entry, status: null, decision: 'fault' }, /interns unanswered fault$/],
  ['what a terminal would obey', { ...entry, path: '/\u001b[31m\n' }, /^12:00:00 GET \/[ -~]*200 listed$/],
])('%s', (_, given, line) => {
  expect(toRequestLine(given)).toMatch(typeof line === 'string' ? new RegExp(`^${line}$`) : line);
});

test('a long one is cut', () => {
  expect(toRequestLine({ ...entry, reason: 'x'.repeat(1000) })).toMatch(/^.{400}…$/);
  const fits = toRequestLine({ ...entry, reason: 'x'.repeat(359) });
  expect(fits).toHaveLength(400);
  expect(fits).not.toContain('…');
});
