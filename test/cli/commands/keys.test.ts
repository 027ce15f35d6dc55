// `interns keys update` against the local service.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CliResult } from '../support/cli.ts';
import { runCliInTest } from '../support/cli.ts';
import type { CliService } from '../support/cli-service.ts';
import { startCliService } from '../support/cli-service.ts';

let served: CliService;
const cwd = mkdtempSync(join(tmpdir(), 'keys-'));

beforeAll(async () => {
  served = await startCliService();
});
afterAll(() => served.service.stop());

function update(...args: readonly string[]): Promise<CliResult> {
  return runCliInTest(['keys', 'update', ...args], { env: { ...served.managementEnv, SECOND: 'key_second' }, cwd });
}

function writeUpdates(name: string, text: string): string {
  writeFileSync(join(cwd, name), text);
  return name;
}

test('one key, as a table', async () => {
  const { exitCode, stdout } = await update('--key-hash', 'key_standard', '--limit', '50', '--limit-reset', 'daily');
  expect(stdout).toMatch(/^✅ Keys: 1 updated\n/);
  expect(stdout).toMatch(/^standard key_standard +USD 50\.00, daily +USD 50\.00 +▱▱▱▱▱ USD 0\.00/m);
  expect(exitCode).toBe(0);
});

test('one key, as JSON', async () => {
  const { stdout } = await update('--key-hash', 'key_standard', '--limit', 'null', '--disabled', 'false', '--json');
  expect(JSON.parse(stdout)).toMatchObject({
    keys: [{ hash: 'key_standard', limit: null, disabled: false }],
    planned: [],
    skipped: [],
    failed: [],
  });
});

test('a dry run of a file shows the requests', async () => {
  const file = writeUpdates('dry.yml', 'keys:\n  - { hash: "${SECOND}", limit: 5 }\n');
  const { stdout } = await update('--key-updates', file, '--dry-run', '--json');
  expect(JSON.parse(stdout)).toMatchObject({
    keys: [],
    // What came from the environment may be a secret, so it is shown by its variable.
    planned: [{ method: 'PATCH', url: `${served.service.baseUrl}/keys/\${SECOND}`, body: { limit: 5 } }],
  });
  expect((await update('--dry-run', 'true', '--key-updates', file)).stdout).toContain('{"limit":5}');
});

test('a failed entry is exit code 1, and the others are updated', async () => {
  const file = writeUpdates('some.yml', 'keys:\n  - { hash: nobody, limit: 5 }\n  - { hash: key_second, limit: 5 }\n');
  const { exitCode, stdout, stderr } = await update('--key-updates', file, '--json');
  expect(JSON.parse(stdout)).toMatchObject({
    keys: [{ hash: 'key_second' }],
    failed: [{ source: 'some.yml:2', hash: 'nobody', code: 'api_refused' }],
  });
  expect(stderr).toContain('1 of 2 key updates failed.');
  expect(exitCode).toBe(1);
});

test.each([
  [['--key-hash', 'k', '--limit', '-1'], '--limit is "-1".'],
  [['--key-hash', 'k'], 'changes nothing'],
  [['--key-hash', 'k', '--limit', '1', '--key-updates', 'f.yml'], 'Both --key-hash and --key-updates are given.'],
  [['--limt', '1'], 'Did you mean --limit?'],
  [['surplus'], 'Too many arguments'],
])('%j is bad usage: %s', async (args, said) => {
  const { exitCode, stderr } = await update(...args);
  expect(stderr).toContain(said);
  expect(exitCode).toBe(2);
});

test('"keys" without "update" shows what there is', async () => {
  expect((await runCliInTest(['keys'])).stdout).toContain('interns keys update --key-hash');
  expect((await runCliInTest(['keys', 'delete'])).stderr).toContain('There is no command "keys delete".');
});
