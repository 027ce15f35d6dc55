// The service of a step in the process of the test: what the run gets of it, and what is said of a configuration that will not do.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openGitHub } from '../../../src/action/github-access.ts';
import { startLocalService } from '../../../src/action/local/local-service.ts';
import { runAction } from '../../../src/action/main.ts';
import { fetchDirectly } from '../../../src/http/fetch.ts';
import { readActionInputs } from '../../../src/inputs/settings.ts';
import { type TestActionIo, testActionIo } from '../../support/action-io.ts';
import { openChangesJob, openPolicy } from '../../support/changes-job.ts';
import type { GivenInputs } from '../../support/command-settings.ts';
import { fakeToken } from '../../support/fake-github.ts';
import { addCommit } from '../../support/fake-github-state.ts';
import { openFakeGitHub } from '../../support/github-client.ts';

type Files = Readonly<Record<string, string | Uint8Array>>;

const policies = `policies:
  - { issuer: identity-provider, subject: "repo:local/demo:ref:refs/heads/main", audience: "https://interns.example" }
`;
const one = 'interns: [{ name: one, runs: { playbook: [{ steps: [{ say: "One." }] }] } }]\n';
const keys = 'keys: [{ secret: made-up }]\n';

function write(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'local-service-'));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  return folder;
}

/** The bundle of the service, as its sources have it. */
const entry = pathToFileURL(join(import.meta.dirname, '../../../src/action/local/service-bundle.ts'));
const bundleFolder = write({ 'service/index.js': `export * from ${JSON.stringify(entry.href)};\n` });

function jobOf(files: Files, given: GivenInputs = {}, more: Readonly<Record<string, string>> = {}): TestActionIo {
  const env = { RUNNER_TEMP: mkdtempSync(join(tmpdir(), 'runner-temp-')), ...more };
  const inputs = { 'local-service': 'ci/service.yml', prompt: 'Review this.', timeout: '60s', ...given };
  return testActionIo(inputs, { cwd: write(files), bundleFolder, env });
}

async function start(
  files: Files,
  given?: GivenInputs,
): Promise<Awaited<ReturnType<typeof startLocalService>> & Pick<TestActionIo, 'log' | 'cwd'>> {
  const io = jobOf(files, given);
  const settings = readActionInputs(io.getInput);
  if (!('localService' in settings)) throw new Error('These are no inputs of a service of the step.');
  const event = { name: 'push', payload: {} };
  const service = await startLocalService(io, settings, openGitHub(io, settings, event));
  onTestFinished(() => service.stop());
  return { ...service, log: io.log, cwd: io.cwd };
}

test('no program of Git that an agent names runs in later steps, and no setting of this step is given to them', async () => {
  const own = { GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: 'http.extraheader', GIT_CONFIG_VALUE_0: 'made-up-credential' };
  const io = jobOf({ 'ci/service.yml': `${one}${keys}` }, {}, own);
  const settings = readActionInputs(io.getInput);
  if (!('localService' in settings)) throw new Error('These are no inputs of a service of the step.');
  const service = await startLocalService(io, settings, openGitHub(io, settings, { name: 'push', payload: {} }));
  await service.stop();
  expect(io.exported).toEqual({ GIT_CONFIG_PARAMETERS: "'core.fsmonitor=false'", GIT_NO_LAZY_FETCH: '1' });
  const folder = write({});
  const git = (args: readonly string[], env: Readonly<Record<string, string>>): string =>
    execFileSync('git', args, { cwd: folder, env: { ...process.env, ...env }, encoding: 'utf8' });
  git(['init', '--quiet'], {});
  git(['config', 'core.fsmonitor', 'touch ran; false'], {});
  git(['status'], io.exported);
  expect(existsSync(join(folder, 'ran'))).toBe(false);
  git(['status'], {});
  expect(existsSync(join(folder, 'ran'))).toBe(true);
});

test('a run on it has the identity of a job of the service, and its session ends with the step', async () => {
  const {
    settings,
    io,
    extras: { facts },
    log,
  } = await start({ 'ci/service.yml': policies + keys + one });
  expect(settings).toMatchObject({
    intern: 'one',
    credentials: { by: 'exchange', audience: 'https://interns.example', subjectToken: { from: 'ci' } },
  });
  expect(settings).not.toHaveProperty('localService');
  expect(io.env['ACTIONS_ID_TOKEN_REQUEST_URL']).toContain('http://127.0.0.1:');
  expect(io.env['ACTIONS_ID_TOKEN_REQUEST_TOKEN']).toMatch(/./);
  expect(io.env['GITHUB_EVENT_NAME']).toBe('push');
  expect(io.fetch).toBe(fetchDirectly);
  expect(facts).toEqual({ session_ends: true });
  expect(log.at('info')).toEqual(['Service configuration "ci/service.yml" in the checkout.']);
});

test('a prompt runs on it, and it is stopped afterwards', async () => {
  const stopped = vi.spyOn(Server.prototype, 'close');
  const io = jobOf({ 'ci/service.yml': policies + keys + one });
  expect(await runAction(io)).toBe('finished');
  expect(io.outputs).toMatchObject({ text: 'One.' });
  expect(stopped).toHaveBeenCalled();
});

test('one that runs already is stopped where the step does not get to its prompt', async () => {
  const stopped = vi.spyOn(Server.prototype, 'close');
  await expect(start({ 'ci/service.yml': one })).rejects.toThrow('no way to sign in');
  expect(stopped).toHaveBeenCalled();
});

test('sessions that are kept in a folder outlive the step', async () => {
  const data = mkdtempSync(join(tmpdir(), 'local-service-data-'));
  const {
    extras: { facts },
  } = await start({ 'ci/service.yml': `${policies}${keys}${one}data: ${data}\n` });
  expect(facts).toEqual({});
});

test('which files it obeys is known, so that none of them is taken for the work of an intern', async () => {
  const config = `${keys}interns: [{ name: one, runs: { playbook: play.yml } }]\n`;
  const { paths, cwd } = await start({ 'ci/service.yml': config, 'ci/play.yml': '- steps: [{ say: "One." }]\n' });
  expect(paths.map((path) => relative(cwd, path))).toEqual(['ci/service.yml', 'ci/play.yml']);
});

test.each<[string, GivenInputs, string, string]>([
  ['the file of its prompt gets nothing taken', { prompt: '', 'prompt-file': 'src/prompt.md' }, 'rejected', 'stop'],
  ['any other file gets it taken', { prompt: 'Fix it.' }, 'finished', 'taken'],
])('an intern that writes into %s', async (_, given, conclusion, answer) => {
  const config = `${keys}interns:
  - name: one
    workdir: .
    runs: { playbook: [{ steps: [{ shell: "echo two >> src/prompt.md; echo two >> src/range.ts" }, { say: "Done." }] }] }
`;
  const policy = `${openPolicy}rules: [{ id: all, match: { kind: permission, tool: shell }, then: allow }]\n`;
  const texts = { 'ci/service.yml': config, 'src/prompt.md': 'Fix it.\n', 'src/range.ts': 'one\n' };
  const job = await openChangesJob({ files: texts, policy });
  const { env, event, folder } = job.step('');
  writeFileSync(join(folder, 'event.json'), JSON.stringify(event.payload));
  const io = jobOf(
    { ...texts, '.github/intern-policy.yml': policy, '.git/HEAD': `${job.head}\n` },
    { ...given, changes: 'commit', 'github-token': fakeToken },
    { ...env, GITHUB_EVENT_NAME: event.name, GITHUB_EVENT_PATH: join(folder, 'event.json') },
  );
  expect([await runAction(io), io.outputs['changes-file'] === undefined]).toEqual([conclusion, answer === 'stop']);
  expect(JSON.parse(io.outputs['changes'] ?? '')).toMatchObject([
    { path: 'src/prompt.md', answer },
    { path: 'src/range.ts', answer: 'taken', rule: 'code' },
  ]);
});

test('its playbooks lie beside it, or where their path leads', async () => {
  const steps = (text: string): string => `- steps: [{ say: "${text}" }]\n`;
  const elsewhere = write({ 'play.yml': steps('Two.') });
  const config = (path: string): string => `${keys}interns: [{ name: one, runs: { playbook: ${path} } }]\n`;
  const text = async (files: Files): Promise<string | undefined> => {
    const io = jobOf(files);
    await runAction(io).catch((error: unknown) => io.log.error(String(error)));
    return io.outputs['text'] ?? io.log.at('error')[0];
  };
  expect(await text({ 'ci/service.yml': config('play.yml'), 'ci/play.yml': steps('One.') })).toBe('One.');
  expect(await text({ 'ci/service.yml': config(join(elsewhere, 'play.yml')) })).toContain('neither in the workspace');
});

test('without a policy the step signs in with a key, and the intern is the one that is named', async () => {
  const two = `${keys}interns:
  - { name: one, runs: { playbook: [{ steps: [{ say: "One." }] }] } }
  - { name: two, runs: { playbook: [{ steps: [{ say: "Two." }] }] } }
`;
  const { settings } = await start({ 'ci/service.yml': two }, { intern: 'two' });
  expect(settings).toMatchObject({ intern: 'two', credentials: { by: 'api-key' } });
  await expect(start({ 'ci/service.yml': two })).rejects.toMatchObject({
    code: 'input_missing',
    data: { source: 'intern' },
    message: expect.stringContaining(
      'Input "intern" is not given, and "ci/service.yml" does not have exactly one intern.',
    ),
  });
});

const agents = `${keys}interns:
  - { name: coder, runs: { acp: { agent: opencode } } }
  - { name: writer, runs: { acp: { agent: opencode } } }
`;

test.each<[string, Files, string, string]>([
  [
    'is not there',
    {},
    'input_invalid',
    'can\'t be read: "ci/service.yml": there is no such file in the checkout. Check the path.',
  ],
  ['is no text', { 'ci/service.yml': new Uint8Array([0xff]) }, 'input_invalid', "it isn't UTF-8 text"],
  [
    'names a playbook that is not there',
    { 'ci/service.yml': `${keys}interns: [{ name: one, runs: { playbook: play.yml } }]\n` },
    'input_invalid',
    '"ci/play.yml": there is no such file in the checkout',
  ],
  ['has a mistake', { 'ci/service.yml': `${policies}${one}wrong: 1\n` }, 'config_invalid', 'key "wrong"'],
  [
    'lets nobody sign in',
    { 'ci/service.yml': one },
    'input_invalid',
    'is "ci/service.yml", which gives the step no way to sign in',
  ],
  [
    'has agents that may run in a sandbox or not',
    { 'ci/service.yml': agents },
    'input_invalid',
    'which has no "sandbox" for "coder", "writer". Write "sandbox: bubblewrap"',
  ],
])('a configuration that %s is refused', async (_, files, code, message) => {
  await expect(start(files)).rejects.toMatchObject({
    code,
    message: expect.stringContaining(message),
    ...(code === 'input_invalid' ? { data: { source: 'local-service' } } : { cause: { code } }),
  });
});

async function refusalOf(given: GivenInputs) {
  const io = testActionIo({ 'local-service': 'ci/service.yml', prompt: 'Review this.', ...given }, { env: {} });
  return runAction(io).then(
    () => undefined,
    (error: unknown) => error,
  );
}

test.each<[string, GivenInputs]>([
  ['base-url', { 'base-url': 'https://service.example/api/v1' }],
  ['federation-policy-id', { 'federation-policy-id': 'fp_1' }],
  ['api-key', { 'api-key': 'made-up' }],
  ['audience', { audience: 'https://service.example' }],
  ['subject-token', { 'subject-token': 'a.b.c' }],
  ['subject-token-file', { 'subject-token-file': 'token' }],
  ['on-pause', { 'on-pause': 'stop' }],
  ['parked-for', { 'parked-for': '1h', comment: 'sticky' }],
])('%s may not', async (name, given) => {
  const error = await refusalOf(given);
  expect(error).toMatchObject({ code: 'input_conflict', data: { source: name } });
  expect(String(error)).toContain('"local-service"');
  expect(String(error)).not.toContain('made-up');
});

test.each(['answer', 'resume', 'list', 'update-key', 'token', 'proxy'])('command %s may not', async (command) => {
  expect(await refusalOf({ command })).toMatchObject({
    code: 'input_conflict',
    data: { source: 'local-service' },
    message: expect.stringContaining(`is for "command: prompt", but the command is "${command}"`),
  });
});

const modelled = `${keys}interns:
  - name: coder
    workdir: work
    runs:
      acp:
        agent: custom
        command: [touch, started]
        asks: true
        sandbox: none
        model_access: { provider: openai, identity_provider_id: idp_1, service_account_id: svc_1 }
`;

test.each([
  ['of Dependabot is skipped', 'dependabot[bot]', 'skip', 'skipped'],
  ['of Dependabot fails, if it is to', 'dependabot[bot]', 'fail', '"on-fork: fail" fails the job.'],
  ['of a person fails', 'octocat', 'skip', 'id-token: write'],
])('where the models of an agent need an identity, and there is none, a job %s', async (_, login, onFork, outcome) => {
  await using github = await openFakeGitHub();
  const files = { 'ci/service.yml': modelled, 'work/.keep': '' };
  addCommit(github.state, 'heads/main', files);
  const repo = { id: github.state.repository_id };
  const pull_request = { number: 7, user: { login }, head: { repo }, base: { repo } };
  const io = jobOf(
    files,
    { 'github-token': fakeToken, 'on-fork': onFork },
    {
      GITHUB_ACTIONS: 'true',
      GITHUB_ACTOR: 'octocat',
      GITHUB_API_URL: github.fake.url,
      GITHUB_REPOSITORY: 'acme/app',
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_EVENT_PATH: join(write({ 'event.json': JSON.stringify({ pull_request }) }), 'event.json'),
    },
  );
  const result = await runAction(io).catch((error: unknown) => {
    expect(error).toMatchObject({ code: 'identity_missing' });
    return String(error);
  });
  expect(result).toContain(outcome);
  expect(io.log.at('notice').join().includes('comes from Dependabot')).toBe(outcome === 'skipped');
});
