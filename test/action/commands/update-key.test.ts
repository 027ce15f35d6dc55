// `command: update-key` against the local service, in one process.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runAction } from '../../../src/action/main.ts';
import type { ActionIo } from '../../../src/action/runner/io.ts';
import type { Service } from '../../../src/service/index.ts';
import { configOf, secrets, start, startedAt } from '../../service/support/service.ts';
import type { TestActionIo } from '../../support/action-io.ts';
import { testActionIo } from '../../support/action-io.ts';
import { handClock } from '../../support/clock.ts';
import type { GivenInputs } from '../../support/command-settings.ts';

const folder = mkdtempSync(join(tmpdir(), 'update-key-'));

async function update(
  service: Service,
  given: GivenInputs,
  more: Partial<ActionIo> = {},
): Promise<{ readonly conclusion: string; readonly io: TestActionIo; readonly keys: unknown }> {
  const inputs = {
    command: 'update-key',
    'base-url': service.baseUrl,
    'api-key': secrets.management,
    'github-token': '',
    ...given,
  };
  const io = testActionIo(inputs, { cwd: folder, ...more });
  const conclusion = await runAction(io);
  return { conclusion, io, keys: JSON.parse(io.outputs['keys'] ?? 'null') };
}

function requests(service: Service): readonly string[] {
  return service.journal().map(({ method, path, status }) => `${method} ${path} ${status}`);
}

/** Markdown without its numeric references and the places where its words may break. */
function plain(markdown: string): string {
  return markdown.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code))).replaceAll('<wbr>', '');
}

/** Writes a file of updates and names it for the input. */
function fileOf(name: string, text: string): GivenInputs {
  writeFileSync(join(folder, name), text);
  return { 'key-updates': name };
}

test('every field of a key is updated, and the record is the output', async () => {
  const service = await start({ config: configOf([]) });
  const { conclusion, io, keys } = await update(service, {
    'key-hash': 'key_standard',
    limit: '12.50',
    'limit-reset': 'weekly',
    disabled: 'true',
    'include-byok-in-limit': 'true',
    name: 'nightly',
  });
  expect(conclusion).toBe('finished');
  expect(io.outputs['conclusion']).toBe('finished');
  expect(keys).toMatchObject([
    {
      hash: 'key_standard',
      name: 'nightly',
      limit: 12.5,
      limit_reset: 'weekly',
      disabled: true,
      include_byok_in_limit: true,
      limit_remaining: 12.5,
    },
  ]);
  expect(io.log.at('info')).toContain(
    'Key "nightly" (key_standard): disabled true, include_byok_in_limit true, limit USD 12.50, limit_reset "weekly", name "nightly".',
  );
});

test('the summary has the key, its limit, what remains and when it resets, and never the key itself', async () => {
  const service = await start({ config: configOf([]) });
  const clock = handClock({ nowMs: Date.parse('2026-11-20T12:00:00Z') });
  const { io } = await update(service, { 'key-hash': 'key_standard', limit: '50', 'limit-reset': 'weekly' }, { clock });
  const text = plain(io.summary);
  expect(text).toContain('| Key | Now | Left | Day | Week | Month | Next reset (UTC) |');
  expect(text).toContain('key_standard');
  expect(text).toContain('USD 50.00, weekly');
  expect(text).toContain('2026-11-23 00:00');
  expect(io.summary).not.toContain(secrets.standard);
});

test('null takes limit and reset away', async () => {
  const service = await start({ config: configOf([]) });
  const { keys } = await update(service, { 'key-hash': 'key_standard', limit: 'null', 'limit-reset': 'null' });
  expect(keys).toMatchObject([{ limit: null, limit_reset: null, limit_remaining: null }]);
});

test('a dry run shows the request as it would be sent, and sends nothing', async () => {
  const service = await start({ config: configOf([]) });
  const { conclusion, io, keys } = await update(service, { 'key-hash': 'key_standard', limit: '5', 'dry-run': 'true' });
  expect(conclusion).toBe('finished');
  expect(keys).toEqual([]);
  expect(io.log.at('info')).toEqual([`Would send PATCH ${service.baseUrl}/keys/key_standard {"limit":5}`]);
  expect(io.summary).toContain('not sent');
  expect(io.log.masked).toEqual([secrets.management]);
  expect(requests(service)).toEqual([]);
});

test('a dry run needs neither a key nor an identity', async () => {
  const service = await start({ config: configOf([]) });
  const exchange = { 'api-key': '', 'federation-policy-id': 'fp_1' };
  const given = { ...exchange, 'key-hash': 'key_standard', limit: '5', 'dry-run': 'true' } as const;
  const { conclusion, io } = await update(service, given);
  expect([conclusion, io.log.masked, requests(service)]).toEqual(['finished', [], []]);
});

const nightly = `
keys:
  - hash: \${STANDARD}
    limit: 50
    limit_reset: daily
  - hash: key_second
    when: { days: [sat, sun] }
    limit: 5
  - hash: key_second
    when: { days: [mon, tue, wed, thu, fri] }
    limit: 20
`;

// 2026-11-20 is a Friday.
test.each([
  ['2026-11-20T23:59:00Z', 20, 1],
  ['2026-11-21T00:00:00Z', 5, 2],
])('a file at %s gives the second key the limit %i', async (now, limit, skipped) => {
  const service = await start({ config: configOf([]) });
  const clock = handClock({ nowMs: Date.parse(now) });
  const env = { STANDARD: 'key_standard' };
  const { conclusion, io, keys } = await update(service, fileOf('nightly.yml', nightly), { clock, env });
  expect(conclusion).toBe('finished');
  expect(keys).toMatchObject([
    { hash: 'key_standard', limit: 50, limit_reset: 'daily' },
    { hash: 'key_second', limit },
  ]);
  expect(io.log.at('info').filter((line) => line.includes('skipped'))).toHaveLength(1);
  expect(io.log.at('info')[skipped]).toMatch(/^Key key_second \(nightly\.yml:\d+\): skipped, it is not .* UTC\.$/);
  expect(requests(service)).toHaveLength(4); // each key is read, then updated
});

test('when nothing is due, no token is asked for', async () => {
  const service = await start({ config: configOf([]) });
  const clock = handClock({ nowMs: Date.parse('2026-11-20T12:00:00Z') });
  const given = fileOf('sunday.yml', 'keys:\n  - { hash: key_second, limit: 1, when: { days: [sun] } }\n');
  const { conclusion, keys } = await update(
    service,
    { ...given, 'api-key': '', 'federation-policy-id': 'fp' },
    { clock },
  );
  expect(conclusion).toBe('finished');
  expect(keys).toEqual([]);
});

test('a file that is sent twice changes nothing the second time', async () => {
  const service = await start({ config: configOf([]) });
  const given = fileOf('twice.yml', 'keys:\n  - { hash: key_standard, limit: 50, limit_reset: daily, name: x }\n');
  const first = await update(service, given);
  const second = await update(service, given);
  expect(second.keys).toEqual(first.keys);
});

test('a file with a mistake sends nothing, not even what is right in it', async () => {
  const service = await start({ config: configOf([]) });
  const given = fileOf(
    'mistake.yml',
    'keys:\n  - { hash: key_standard, limit: 1 }\n  - { hash: key_second, limit: -1 }\n',
  );
  await expect(update(service, given)).rejects.toMatchObject({
    code: 'input_invalid',
    data: { source: 'mistake.yml', line: 3, column: 32 },
  });
  expect(requests(service)).toEqual([]);
});

test('a failed entry stops no other; the outputs have the others, and the error names it', async () => {
  const service = await start({ config: configOf([]) });
  const given = fileOf(
    'unknown.yml',
    'keys:\n  - { hash: key_nobody, limit: 1 }\n  - { hash: key_second, limit: 2 }\n  - { hash: key_standard, limit: 3 }\n',
  );
  const { conclusion, io, keys } = await update(service, given);
  expect(conclusion).toBe('failed');
  expect(keys).toMatchObject([{ hash: 'key_second' }, { hash: 'key_standard' }]);
  expect(io.outputs).toMatchObject({ conclusion: 'failed', 'error-code': 'key_updates_failed' });
  expect(io.log.at('error')).toEqual([
    expect.stringMatching(/^1 of 3 key updates failed\. unknown\.yml:2 \(key_nobody\): .*404.*\(key_updates_failed\)$/),
  ]);
  expect(plain(io.summary)).toMatch(/CAUTION[\s\S]*key_nobody/);
});

test('429 is waited for', async () => {
  const service = await start({ config: configOf([]) });
  service.fault({ route: 'keys', times: 3, fault: { status: 429, headers: { 'retry-after': '7' }, body: {} } });
  const clock = handClock();
  const given = fileOf('busy.yml', 'keys:\n  - { hash: key_standard, limit: 1 }\n  - { hash: key_second, limit: 2 }\n');
  const { conclusion } = await update(service, given, { clock });
  expect(conclusion).toBe('finished');
  expect(Math.max(...clock.sleeps)).toBeGreaterThanOrEqual(7000);
});

test('a key that is no management key is refused, and the remedy says what is needed', async () => {
  const service = await start({ config: configOf([]) });
  const { conclusion, io } = await update(service, {
    'api-key': secrets.standard,
    'key-hash': 'key_second',
    limit: '1',
  });
  expect(conclusion).toBe('failed');
  expect(io.outputs['error-code']).toBe('api_refused');
  expect(io.log.at('error')[0]).toContain('Updating a key needs a management key.');
});

test('a token of an exchange is refused, and the remedy says how to give a management key', async () => {
  const service = await start({ identityProvider: true });
  const job = service.addJob();
  const { conclusion, io } = await update(
    service,
    { 'api-key': '', 'federation-policy-id': 'local', 'key-hash': 'key_standard', limit: '1' },
    {
      clock: handClock({ nowMs: Date.parse(startedAt) }),
      env: {
        ACTIONS_ID_TOKEN_REQUEST_URL: job.request_url,
        ACTIONS_ID_TOKEN_REQUEST_TOKEN: job.request_token,
      },
    },
  );
  expect(conclusion).toBe('failed');
  expect(io.outputs['error-code']).toBe('key_management_required');
  expect(io.log.at('error')[0]).toContain('"api-key"');
});

test('the API key in place of a hash is refused before it stands in a URL, and not shown', async () => {
  const service = await start({ config: configOf([]) });
  const mistaken = update(service, { 'key-hash': secrets.management, limit: '1' });
  const error: unknown = await mistaken.catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({
    code: 'input_invalid',
    data: { source: 'key-hash' },
    message: expect.stringMatching(/is the API key itself\. Use the hash that identifies the key\.$/),
  });
  expect(String(error)).not.toContain(secrets.management);
  expect(requests(service)).toEqual([]);
});

test('a file that is not there is named', async () => {
  const service = await start({ config: configOf([]) });
  await expect(update(service, { 'key-updates': 'nowhere.yml' })).rejects.toMatchObject({
    code: 'input_invalid',
    data: { source: 'key-updates' },
    message: expect.stringContaining('"nowhere.yml"'),
  });
});

test('without an identity to exchange, the key that deployments ask for is named', async () => {
  const service = await start({ config: configOf([]) });
  const given = { 'api-key': '', 'federation-policy-id': 'local', 'key-hash': 'key_standard', limit: '1' };
  const failure = await update(service, given, { env: {} }).catch((error: unknown) => error);
  const message = failure instanceof Error ? failure.message : JSON.stringify(failure);
  expect(message).toContain(
    'This job has no identity to exchange, but deployments ask for a management key here: give one as "api-key", and leave "federation-policy-id" out.',
  );
  expect(requests(service)).toEqual([]);
});
