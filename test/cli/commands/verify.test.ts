// `interns verify`: what a person sees and a program reads, and what is wrong with how it was called. The checks have tests of their own.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { finishRun, policyText } from '../../provenance/support/run.ts';
import type { LocalSigstore } from '../../provenance/support/sigstore.ts';
import { startSigstore } from '../../provenance/support/sigstore.ts';
import type { CliResult } from '../support/cli.ts';
import { runCliInTest } from '../support/cli.ts';

const cwd = mkdtempSync(join(tmpdir(), 'verify-'));
let sigstore: LocalSigstore;
let isWritten = false;

beforeAll(async () => {
  sigstore = await startSigstore();
});

afterAll(() => sigstore[Symbol.asyncDispose]());

/** Writes what a job leaves, signed over what the command line itself says of the transcript. */
beforeEach(async () => {
  if (isWritten) return;
  isWritten = true;
  const { transcript } = await finishRun();
  writeFileSync(join(cwd, 'run.jsonl'), transcript);
  const { stdout } = await runCliInTest(['report', '--statement', 'run.jsonl'], { cwd });
  writeFileSync(join(cwd, 'run.sigstore.json'), JSON.stringify(await sigstore.sign(stdout)));
  writeFileSync(join(cwd, 'root.json'), JSON.stringify(sigstore.trustedRoot, null, 2));
  writeFileSync(join(cwd, 'policy.yml'), policyText);
});

const bundle = ['--bundle', 'run.sigstore.json'];
const root = ['--trusted-root', 'root.json'];
const expected = [
  '--repository',
  'acme/app',
  '--workflow',
  '.github/workflows/intern.yml@refs/heads/main',
  '--policy',
  'policy.yml',
];

function verify(...flags: readonly string[]): Promise<CliResult> {
  return runCliInTest(['verify', 'run.jsonl', ...flags], { cwd });
}

test('a run that is what it says: a row for each check, what is not proved, and exit code 0', async () => {
  const { exitCode, stdout, stderr } = await verify(...bundle, ...root, ...expected);
  expect([exitCode, stderr]).toEqual([0, '']);
  const lines = stdout.split('\n');
  expect(lines.slice(0, 12).map((line) => line.slice(0, 13).trimEnd())).toEqual([
    '✓ bundle',
    '✓ time',
    '✓ certificate',
    '✓ log',
    '✓ signature',
    '✓ repository',
    '✓ workflow',
    '✓ statement',
    '✓ transcript',
    '✓ record',
    '✓ policy',
    '✓ decisions',
  ]);
  expect(stdout).toContain('✓ repository   https://github.com/acme/app\n');
  expect(stdout).toMatch(/✓ statement {4}reviewer at http:\/\/127\.0\.0\.1:\d+: finished, 3 decisions\n/);
  expect(stdout).toContain('\n\nVerified.\n\nWhat this does not prove:\n  The signer is the job');
});

test('what is not expected is not checked, and the row says how to expect it', async () => {
  const { exitCode, stdout } = await verify(...bundle, ...root);
  expect(exitCode).toBe(0);
  expect(stdout).toContain('- repository   not checked: it was signed in https://github.com/acme/app\n');
  expect(stdout).toContain('→ Anybody can sign in a repository of their own. Name yours: --repository OWNER/NAME\n');
  expect(stdout).toContain('→ Name the file: --policy FILE\n');
  expect(stdout).toContain(
    '\nVerified, except for what you did not ask for. Not checked: repository, workflow, policy, decisions.\n',
  );
});

test('the first failure ends it: exit code 1, and the failure alone on standard error', async () => {
  const { exitCode, stdout, stderr } = await verify(...bundle, ...root, '--repository', 'acme/other');
  expect(exitCode).toBe(1);
  expect(stderr).toBe(
    'interns verify: repository: it was signed in https://github.com/acme/app, not in https://github.com/acme/other\n',
  );
  expect(stdout).toContain('✗ repository   it was signed in');
  expect(stdout).toContain('- decisions    not reached\n');
  expect(stdout).toContain('\nNot verified.\n');
});

test('--json has the same for a program', async () => {
  const passed = await verify(...bundle, ...root, ...expected, '--json');
  expect(JSON.parse(passed.stdout)).toMatchObject({
    verified: true,
    checks: Array.from({ length: 12 }, () => ({ state: 'ok' })),
    signer: { repository: 'https://github.com/acme/app' },
    predicate: { conclusion: 'finished' },
    not_proven: [expect.any(String), expect.any(String), expect.any(String)],
  });
  const failed = await verify(...bundle, ...root, '--workflow', 'other.yml', '--json');
  expect([failed.exitCode, JSON.parse(failed.stdout).verified]).toEqual([1, false]);
});

test('several roots, one a line: the one that trusts the bundle counts', async () => {
  await using other = await startSigstore();
  const lines = [other.trustedRoot, sigstore.trustedRoot, other.trustedRoot].map((one) => `${JSON.stringify(one)}\n`);
  writeFileSync(join(cwd, 'roots.jsonl'), lines.join(''));
  expect((await verify(...bundle, '--trusted-root', 'roots.jsonl')).exitCode).toBe(0);
  writeFileSync(join(cwd, 'others.jsonl'), lines.filter((_, index) => index !== 1).join(''));
  expect((await verify(...bundle, '--trusted-root', 'others.jsonl')).stderr).toMatch(/^interns verify: certificate: /);
});

test.each([
  ['', 'is empty'],
  ['{"tlogs":[]}', 'names no certificate authority'],
  ['{', 'is not JSON'],
  ['{"certificateAuthorities":[{"certChain":{}}]}', 'has no log or time stamp authority'],
  ['{"certificateAuthorities":[{"certChain":{"certificates":[{"rawBytes":"AAAA"}]}}]}', "can't be read"],
  ['{"certificateAuthorities":[{}]}', "can't be read"],
  ['null', "can't be read"],
])('%j is no trusted root', async (text, why) => {
  writeFileSync(join(cwd, 'wrong.json'), text);
  const { exitCode, stderr } = await verify(...bundle, '--trusted-root', 'wrong.json');
  expect(exitCode).toBe(2);
  expect(stderr).toContain(`The trusted root "wrong.json" ${why}`);
  expect(stderr).toContain('"gh attestation trusted-root > trusted-root.jsonl" writes one');
});

test.each([
  [
    ['--trusted-root', 'root.json'],
    '--bundle is missing. Name the file with the signature: "gh attestation download run.jsonl --repo OWNER/NAME" downloads it.',
  ],
  [['--bundle', 'gone.json'], 'There is no bundle "gone.json".'],
  [['--bundle', '.'], 'The bundle "." can\'t be read.'],
  [['--bundle', 'run.sigstore.json', '--trusted-root', 'gone.json'], 'There is no trusted root "gone.json".'],
  [['--bundle', 'run.sigstore.json', '--policy', 'gone.yml'], 'There is no policy file "gone.yml".'],
  [['--bundle', 'run.sigstore.json', '--policy', '.'], 'The policy file "." can\'t be read.'],
  [['--bundle', 'run.sigstore.json', '--repository', 'acme'], '--repository is "acme". Use OWNER/NAME for GitHub'],
  [['--bundle', 'run.sigstore.json', '--repository', 'http://acme/app'], '--repository is "http://acme/app". Use'],
])('%j is wrong usage: exit code 2', async (flags, message) => {
  const { exitCode, stderr } = await verify(...flags);
  expect(stderr).toContain(message);
  expect(exitCode).toBe(2);
});

test('a transcript that is not there is wrong usage', async () => {
  const { exitCode, stderr } = await runCliInTest(['verify', 'gone.jsonl', ...bundle, ...root], { cwd });
  expect([exitCode, stderr]).toEqual([2, 'interns verify: There is no transcript "gone.jsonl". (input_invalid)\n']);
});

test('a policy file that decided and that this version can not read is said to be invalid', async () => {
  writeFileSync(join(cwd, 'wrong.yml'), 'rules: 5\n');
  const { exitCode, stderr } = await verify(...bundle, ...root, '--policy', 'wrong.yml');
  expect([exitCode, stderr]).toEqual([1, expect.stringMatching(/^interns verify: policy: its SHA-256 is/)]);
});

test('what a signer wrote acts on no terminal', async () => {
  const evil = {
    _type: 'https://in-toto.io/Statement/v1',
    subject: [],
    predicateType: 'x\u001b[2J\n✓ all',
    predicate: {},
  };
  writeFileSync(join(cwd, 'evil.json'), JSON.stringify(await sigstore.sign(JSON.stringify(evil))));
  const { stdout, stderr } = await verify('--bundle', 'evil.json', ...root);
  expect(stdout + stderr).not.toContain('\u001b');
  expect(stdout).not.toMatch(/^✓ all/m);
});
