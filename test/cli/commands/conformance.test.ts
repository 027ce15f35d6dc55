// `interns conformance` in the process of a test: what it is told, what it prints, and how it ends.
import http from 'node:http';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { RowResult } from '../../../src/conformance/run.ts';
import { goodClaims, startIssuer } from '../../service/support/issuer.ts';
import { configOf, internId, secrets, start, workspace } from '../../service/support/service.ts';
import { startLoopback } from '../../support/loopback.ts';
import type { CliResult } from '../support/cli.ts';
import { runCliInTest } from '../support/cli.ts';

// Its code is loaded anew, as a process does.
beforeEach(() => vi.resetModules());

interface Deployment {
  readonly baseUrl: string;
  /** Everything that it can be told by its environment. */
  readonly env: Readonly<Record<string, string>>;
}

/** A service with two interns; each asks only at its own prompt. */
async function startDeployment(): Promise<Deployment> {
  const issuer = await startIssuer();
  const asksAt = (when: string) => ({
    playbook: { turns: [{ when, steps: [{ shell: 'true' }] }, { steps: [{ say: 'hi' }] }] },
  });
  const base = { workspace_id: workspace, created_at: '2026-01-01T00:00:00Z' };
  const config = configOf([], {
    interns: [
      {
        ...base,
        id: internId,
        name: 'reviewer',
        runs: asksAt('Run the shell command "pwd" and tell me what it printed.'),
      },
      { ...base, id: 'second', name: 'second', runs: asksAt('*weather*'), created_at: '2025-01-01T00:00:00Z' },
    ],
    issuers: [{ id: 'test', issuer: issuer.url }],
    policies: [{ id: 'p', issuer: 'test', subject: goodClaims.sub, audience: goodClaims.aud, acts_as: 'key_standard' }],
  });
  const { baseUrl } = await start({ config });
  const env = {
    INTERNS_BASE_URL: baseUrl,
    INTERNS_API_KEY: secrets.standard,
    INTERNS_MANAGEMENT_KEY: secrets.management,
    INTERNS_SUBJECT_TOKEN: await issuer.sign(),
    INTERNS_FEDERATION_POLICY_ID: 'p',
  };
  return { baseUrl, env };
}

interface Document {
  readonly base_url: string;
  readonly rows: readonly RowResult[];
}

const documentOf = ({ stdout }: CliResult): Document => JSON.parse(stdout);
const resultOf = ({ rows }: Document, wanted: string): string | undefined =>
  rows.find(({ id }) => id === wanted)?.result;

const conformance = (
  args: readonly string[],
  env: Readonly<Record<string, string | undefined>> = {},
): Promise<CliResult> => runCliInTest(['conformance', ...args], { env });

test('a table for people, and the count of each result', async () => {
  const { env } = await startDeployment();
  const { exitCode, stdout, stderr } = await conformance(['--key-hash', 'key_standard'], env);
  expect(stdout).toMatch(/^passed {9}run\.pause {2,}\S/m);
  expect(stdout).toMatch(/^not checkable {2}run\.severed {2,}cannot be seen from outside$/m);
  expect(stdout).toMatch(/\n\n1\d\d passed, 0 failed, \d+ not checkable\n$/);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: '' });
});

test('with --json one document, in which each row says why', async () => {
  const { baseUrl, env } = await startDeployment();
  const result = await conformance(['--json', '--base-url', `${baseUrl}///`, '--key-hash', 'key_standard'], {
    ...env,
    INTERNS_BASE_URL: 'http://127.0.0.1:1/flag-wins',
  });
  const document = documentOf(result);
  expect(document.base_url).toBe(baseUrl);
  for (const row of ['run.pause', 'key.usage', 'token.expires_in']) expect(resultOf(document, row)).toBe('passed');
  expect(document.rows.find(({ id }) => id === 'run.pause')?.detail).toBeNull();
  expect(document.rows.find(({ id }) => id === 'run.severed')?.detail).toBe('cannot be seen from outside');
  expect(result).toMatchObject({ exitCode: 0, stderr: '' });
});

test.each([
  ['INTERNS_MANAGEMENT_KEY', ['--key-hash', 'key_standard'], 'key.usage'],
  ['INTERNS_SUBJECT_TOKEN', [], 'token.expires_in'],
  ['INTERNS_FEDERATION_POLICY_ID', [], 'token.expires_in'],
])('without %s its rows are not checkable', async (name, flags, row) => {
  const { env } = await startDeployment();
  expect(resultOf(documentOf(await conformance(['--json', ...flags], env)), row)).toBe('passed');
  const without = await conformance(['--json', ...flags], { ...env, [name]: undefined });
  expect(resultOf(documentOf(without), row)).toBe('not checkable');
  expect(without.exitCode).toBe(0);
});

test('without --key-hash no key is touched', async () => {
  const { env } = await startDeployment();
  expect(resultOf(documentOf(await conformance(['--json'], env)), 'key.usage')).toBe('not checkable');
});

test('--federation-policy-id wins over the environment', async () => {
  const { env } = await startDeployment();
  const other = { ...env, INTERNS_FEDERATION_POLICY_ID: 'another' };
  expect(resultOf(documentOf(await conformance(['--json'], other)), 'token.expires_in')).toBe('failed');
  const named = await conformance(['--json', '--federation-policy-id', 'p'], other);
  expect(resultOf(documentOf(named), 'token.expires_in')).toBe('passed');
});

test.each<readonly [string, readonly string[], Readonly<Record<string, string>>, string]>([
  ['the first that is running is asked by the usual prompt', [], {}, 'passed'],
  ['a prompt at which it does not ask', ['--asking-prompt', 'How is the weather?'], {}, 'not passed'],
  ['--intern', ['--intern', 'second', '--asking-prompt', 'How is the weather?'], {}, 'passed'],
  ['INTERNS_INTERN', ['--asking-prompt', 'How is the weather?'], { INTERNS_INTERN: 'second' }, 'passed'],
  ['--intern wins', ['--intern', 'reviewer'], { INTERNS_INTERN: 'second' }, 'passed'],
])('the intern and its prompt: %s', async (_what, flags, more, wanted) => {
  const { env } = await startDeployment();
  const found = resultOf(documentOf(await conformance(['--json', ...flags], { ...env, ...more })), 'run.pause');
  expect(found === 'passed' ? 'passed' : 'not passed').toBe(wanted);
});

test('a service that is off fails its rows: exit code 1, and no secret in what it answered', async () => {
  const known = [secrets.standard, secrets.management, 'made-up-subject-token'];
  const server = http.createServer((_request, response) => {
    response.writeHead(418, { 'content-type': 'text/plain' });
    response.end(`I know\n${known.join(' ')}`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  const env = {
    INTERNS_BASE_URL: `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`,
    INTERNS_API_KEY: secrets.standard,
    INTERNS_MANAGEMENT_KEY: secrets.management,
    INTERNS_SUBJECT_TOKEN: 'made-up-subject-token',
    INTERNS_FEDERATION_POLICY_ID: 'p',
  };
  const table = await conformance(['--key-hash', 'k'], env);
  expect(table.exitCode).toBe(1);
  expect(table.stdout).toMatch(/^failed {9}update\.404 +the status is 418, not 404: I know \*\*\* \*\*\* \*\*\*$/m);
  expect(table.stdout).toMatch(/\n\n0 passed, [1-9]\d+ failed, [1-9]\d* not checkable\n$/);
  const json = await conformance(['--json', '--key-hash', 'k'], env);
  expect(json.exitCode).toBe(1);
  for (const { stdout } of [table, json]) for (const secret of known) expect(stdout).not.toContain(secret);
});

test('goes through the proxy that the environment names', async () => {
  const asked: (string | undefined)[] = [];
  await using proxy = await startLoopback((request, response) => {
    asked.push(request.url);
    response.writeHead(418).end();
  });
  const env = { HTTP_PROXY: proxy.url, INTERNS_BASE_URL: 'http://service.example/api/v1', INTERNS_API_KEY: 'k' };
  expect((await conformance([], env)).exitCode).toBe(1);
  expect(asked).toContain('http://service.example/api/v1/interns');
});

describe('bad usage', () => {
  const noUrl =
    /^interns conformance: --base-url is needed: the URL of the service, with its version segment\. \(input_missing\)\n/;
  const noKey =
    /^interns conformance: Set the environment variable INTERNS_API_KEY to an API key of the service\. \(input_missing\)\n/;

  test.each<readonly [readonly string[], Readonly<Record<string, string>>, RegExp]>([
    [[], {}, noUrl],
    [[], { INTERNS_API_KEY: 'k' }, noUrl],
    [['--base-url', 'nonsense'], { INTERNS_API_KEY: 'k' }, noUrl],
    [['--base-url', 'ftp://127.0.0.1/api/v1'], { INTERNS_API_KEY: 'k' }, noUrl],
    [['--base-url', 'xhttp://127.0.0.1/api/v1'], { INTERNS_API_KEY: 'k' }, noUrl],
    [['--base-url', 'https+x://127.0.0.1/api/v1'], { INTERNS_API_KEY: 'k' }, noUrl],
    [[], { INTERNS_API_KEY: 'k', INTERNS_BASE_URL: 'ftp://127.0.0.1' }, noUrl],
    [['--base-url', 'http://127.0.0.1/api/v1'], {}, noKey],
    [['--base-url', 'https://127.0.0.1/api/v1'], {}, noKey],
    [['--base-url', 'https://127.0.0.1/api/v1'], { INTERNS_API_KEY: '' }, noKey],
    [['--base-ur', 'x'], {}, /^interns conformance: Unknown option "--base-ur"\. Did you mean --base-url\? /],
    [['--base-url'], {}, /^interns conformance: Option "--base-url <url>" needs a value\. /],
    [['--json=yes'], {}, /^interns conformance: Unknown option "--json=yes"\. /],
    [['intern'], {}, /Too many arguments\. Expected 0 arguments but got 1: intern\. /],
  ])('%j with %j', async (args, env, message) => {
    const { exitCode, stdout, stderr } = await conformance(args, env);
    expect(stderr).toMatch(message);
    expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' });
  });
});
