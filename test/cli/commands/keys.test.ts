// `interns keys …` against the local service.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
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
    failed: [{ source: 'some.yml:2', hash: 'nobody', code: 'key_unreadable' }],
  });
  expect(stderr).toContain('1 of 2 key updates failed.');
  expect(exitCode).toBe(1);
});

test.each([
  [['--key-hash', 'k', '--limit', '-1'], '--limit is "-1".'],
  [['--key-hash', 'k'], 'changes nothing'],
  [['--key-hash', 'k', '--limit', '1', '--key-updates', 'f.yml'], 'Both --key-hash and --key-updates are given.'],
  [['--limt', '1'], 'Did you mean --limit?'],
  [['f.yml', '--key-hash', 'k'], 'Both --key-hash and --key-updates are given.'],
  [['f.yml', 'surplus'], 'Too many arguments'],
])('%j is bad usage: %s', async (args, said) => {
  const { exitCode, stderr } = await update(...args);
  expect(stderr).toContain(said);
  expect(exitCode).toBe(2);
});

test('the file may be a word, as for a plan', async () => {
  const file = writeUpdates('word.yml', 'keys:\n  - { hash: key_second, limit: 7 }\n');
  const { exitCode, stdout } = await update(file, '--json');
  expect(JSON.parse(stdout)).toMatchObject({ keys: [{ hash: 'key_second', limit: 7 }], failed: [] });
  expect(exitCode).toBe(0);
});

test.each([
  ['plan', []],
  ['check', []],
  ['update', []],
  ['plan', ['--federation-policy-id', 'fp']],
])('"keys %s" without a key names the management key: %j', async (command, flags) => {
  const file = writeUpdates('none.yml', 'keys:\n  - { hash: key_second, limit: 7 }\n');
  const asked = ['keys', command, file, '--base-url', served.service.baseUrl, ...flags];
  const { exitCode, stderr } = await runCliInTest(asked, { env: {}, cwd });
  expect(stderr).toContain('management key');
  expect(stderr).toContain('--api-key');
  expect(exitCode).toBe(flags.length === 0 ? 2 : 1);
});

test('"keys" alone shows what there is', async () => {
  expect((await runCliInTest(['keys', '--help'])).stdout).toMatch(/^ {2}plan .*\n {2}check .*\n {2}update /m);
  expect((await runCliInTest(['keys', 'delete'])).stderr).toContain('There is no command "keys delete".');
});

describe('plan and check', () => {
  const env = (): Record<string, string> => ({ ...served.managementEnv, SECOND: 'key_second' });
  const run = (...args: readonly string[]): Promise<CliResult> => runCliInTest(['keys', ...args], { env: env(), cwd });
  const as = async (fields: string): Promise<string> => {
    await update(
      '--key-updates',
      writeUpdates('as.yml', `keys:\n  - { hash: key_standard, disabled: false, ${fields} }\n`),
    );
    return writeUpdates('plan.yml', 'keys:\n  - { hash: key_standard, limit: 60, limit_reset: daily }\n');
  };

  test('0 when there is nothing to do', async () => {
    const file = await as('limit: 60, limit_reset: daily');
    const planned = await run('plan', file);
    expect(planned).toMatchObject({ exitCode: 0, stderr: '' });
    expect(planned.stdout).toMatch(/^✅ Plan: nothing to do for 1 key\n/);
    const checked = await run('check', file);
    expect(checked).toMatchObject({ exitCode: 0, stderr: '' });
    expect(checked.stdout).toMatch(/^✅ No drift in 1 key\n/);
  });

  test('4 when something would change, field by field', async () => {
    const file = await as('limit: 50, limit_reset: weekly');
    const planned = await run('plan', file);
    expect(planned).toMatchObject({ exitCode: 4, stderr: '' });
    expect(planned.stdout).toMatch(/^standard key_standard +limit +USD 50\.00 +USD 60\.00$/m);
    expect(planned.stdout).toMatch(/^standard key_standard +limit_reset +weekly +daily$/m);
    const checked = await run('check', file);
    expect(checked).toMatchObject({ exitCode: 4, stderr: '' });
    expect(checked.stdout).toMatch(/^⚠ Drift: 1 of 1 key differs\n/);
    expect(checked.stdout).toMatch(/^Key +Field +Is +File says$/m);
  });

  test('4 when one of two keys would change', async () => {
    await as('limit: 60');
    const file = writeUpdates(
      'two.yml',
      'keys:\n  - { hash: key_standard, limit: 60 }\n  - { hash: key_second, limit: 7.01 }\n',
    );
    expect((await run('plan', file)).exitCode).toBe(4);
    expect((await run('check', file)).exitCode).toBe(4);
  });

  test('3 when that breaks a limit of safety: the file has one, a check has none', async () => {
    await as('limit: 10, limit_reset: daily');
    const file = writeUpdates(
      'safe.yml',
      'limits: { raise_at_most: 2x }\nkeys:\n  - { hash: key_standard, limit: 20.01 }\n',
    );
    const planned = await run('plan', file);
    expect(planned.exitCode).toBe(3);
    expect(planned.stderr).toContain('an update would send nothing. raise_at_most is 2x');
    expect((await update('--key-updates', file)).exitCode).toBe(3);
    expect((await run('check', file)).exitCode).toBe(4);
    expect((await run('plan', file, '--raise-at-most', '9x')).exitCode).toBe(3);
  });

  test('2 for a bad file, and for one that is not there', async () => {
    expect(await run('plan', writeUpdates('bad.yml', 'keys: []\n'))).toMatchObject({ exitCode: 2, stdout: '' });
    const { exitCode, stderr } = await run('check', 'nowhere.yml');
    expect(exitCode).toBe(2);
    expect(stderr).toMatch(/^interns keys check: FILE .*nowhere\.yml/);
    expect(await run('plan')).toMatchObject({ exitCode: 2 });
  });

  test('1 when a key can not be read', async () => {
    const file = writeUpdates('unread.yml', 'keys:\n  - { hash: nobody, limit: 1 }\n');
    const { exitCode, stderr } = await run('plan', file);
    expect(exitCode).toBe(1);
    expect(stderr).toContain('(key_unreadable)');
  });

  test('as JSON', async () => {
    const file = await as('limit: null');
    const { exitCode, stdout } = await run('plan', file, '--json', '--max-changes', '0');
    expect(exitCode).toBe(3);
    expect(JSON.parse(stdout)).toMatchObject({
      keys: [],
      changes: [{ hash: 'key_standard', name: 'standard', fields: { limit: { old: null, new: 60 } } }],
      skipped: [],
      failed: [],
      limits_broken: [{ limit: 'max_changes', message: 'max_changes is 0, but 1 key would change.' }],
      total_per_day: { before: null, after: 60 },
    });
  });

  test('a dry run is none of theirs', async () => {
    const file = await as('limit: 1');
    expect((await run('plan', file, '--dry-run')).stderr).toContain('Unknown option "--dry-run');
    const { exitCode, stderr } = await runCliInTest(['keys', 'plan', file], {
      env: { ...env(), INTERNS_DRY_RUN: 'true' },
      cwd,
    });
    expect(exitCode).toBe(2);
    expect(stderr).toContain('(input_conflict)');
  });

  test('on a narrow terminal a table that does not fit is written cell by cell', async () => {
    const file = await as('limit: 50, name: a name that is long enough for a terminal');
    const screen = { isTerminal: true, columns: 60 };
    const { stdout } = await runCliInTest(['keys', 'plan', file], { env: env(), cwd, screen });
    expect(stdout).toContain('\n  Field  limit\n  Old    USD 50.00\n  New    USD 60.00\n');
  });
});
