// The files that inputs name, attacked: the built action in a checkout that a stranger has written.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { Service } from '../../src/service/index.ts';
import { startService } from '../../src/service/index.ts';
import { identityEnv, jobConfig, jobInputs } from '../support/job-service.ts';
import type { StepResult } from '../support/runner.ts';
import { runStep } from '../support/runner.ts';

let checkout = '';
let secret = '';
beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), 'files-'));
  checkout = join(folder, 'checkout');
  secret = join(folder, '.bashrc');
  mkdirSync(join(checkout, 'docs'), { recursive: true });
  writeFileSync(join(checkout, 'docs/real.md'), 'Hello');
  writeFileSync(secret, 'made-up secret');
});

async function start(): Promise<Service> {
  const service = await startService({
    identityProvider: true,
    config: jobConfig([{ steps: [{ say: '{{prompt}}' }] }]),
  });
  onTestFinished(() => service.stop());
  return service;
}

function run(
  service: Service,
  inputs: Readonly<Record<string, string>>,
  env: Readonly<Record<string, string>> = {},
): Promise<StepResult> {
  return runStep({
    workspace: checkout,
    inputs: { ...jobInputs, 'base-url': service.baseUrl, ...inputs },
    env: { ...identityEnv(service.addJob()), SOME_TOKEN: 'made-up-environment-secret', ...env },
  });
}

const link = (name: string, target: string): void => symlinkSync(target, join(checkout, name));

describe('nothing is sent when', () => {
  const refused = 'is a link, and links are not followed. Name the file itself.';
  const outside = "it is neither in the workspace nor in the runner's temp folder.";
  const inputs = (input: string, file: string): Readonly<Record<string, string>> => {
    if (input === 'prompt-file') return { prompt: '', 'prompt-file': file };
    if (input === 'key-updates') return { command: 'update-key', prompt: '', 'key-updates': file };
    return { [input]: file };
  };

  test.each([
    ['prompt-file', 'link', '/proc/self/environ', refused],
    ['prompt-file', 'link', 'docs/real.md', refused],
    ['prompt-file', '/proc/self/environ', '', outside],
    ['prompt-file', '../.bashrc', '', outside],
    ['prompt-file', '/proc/self/fd/0', '', outside],
    ['prompt-file', 'docs', '', '"docs" is not a regular file.'],
    ['prompt-file', 'pipe', '', '"pipe" is not a regular file.'],
    ['key-updates', 'link', '/proc/self/environ', refused],
    ['key-updates', '/etc/passwd', '', outside],
    ['policy', 'link', '/proc/self/environ', refused],
    ['policy', '/etc/passwd', '', outside],
    ['subject-token-file', 'link', '/proc/self/environ', 'is a link, and links are not followed'],
    ['subject-token-file', '/etc/passwd', '', 'it is neither in the workspace'],
    ['transcript-file', 'link', '../.bashrc', refused],
    ['transcript-file', 'link', 'docs/real.md', refused],
    ['transcript-file', '../.bashrc', '', outside],
    ['transcript-file', 'docs', '', '"docs" is not a regular file.'],
  ])('%s is "%s" (%s)', async (input, file, target, why) => {
    if (target !== '') link('link', target);
    if (file === 'pipe') execFileSync('mkfifo', [join(checkout, 'pipe')]);
    const service = await start();
    const step = await run(service, inputs(input, file));
    expect([step.exitCode, step.outputs['conclusion']]).toEqual([1, 'failed']);
    expect(step.log).toContain(why);
    expect(step.log + step.summary).not.toContain('made-up');
    expect(service.journal().filter(({ path }) => /chat|keys|oauth/.test(path))).toEqual([]);
    expect(readFileSync(secret, 'utf8')).toBe('made-up secret');
    expect(readFileSync(join(checkout, 'docs/real.md'), 'utf8')).toBe('Hello');
  });

  test('a folder on the way is a link', async () => {
    link('near', 'docs');
    const service = await start();
    expect((await run(service, inputs('prompt-file', 'near/real.md'))).log).toContain(`"near" ${refused}`);
    expect((await run(service, inputs('transcript-file', 'near/new/t.jsonl'))).log).toContain(`"near" ${refused}`);
  });

  test.each([
    ['the API key', { 'api-key': 'made-up-api-key-1' }, {}, 'made-up-api-key-1'],
    [
      'the token of the repository, as git keeps it',
      { 'github-token': 'ghs_madeup1234567890' },
      {},
      `AUTHORIZATION: basic ${Buffer.from('x-access-token:ghs_madeup1234567890').toString('base64')}`,
    ],
    ['what the runner hands over', {}, { ACTIONS_RUNTIME_TOKEN: 'made-up-runtime-token' }, 'made-up-runtime-token'],
  ])('the prompt holds %s', async (_, given, env, text) => {
    writeFileSync(join(checkout, 'docs/real.md'), `[http]\n  extraheader = ${text}\n`);
    const service = await start();
    const step = await run(service, { ...inputs('prompt-file', 'docs/real.md'), ...given }, env);
    expect(step.outputs).toMatchObject({ conclusion: 'failed', 'error-code': 'prompt_has_secret' });
    expect(service.journal()).toEqual([]);
  });
});

test.each([
  ['GITHUB_ENV', 'set_env'],
  ['GITHUB_OUTPUT', 'set_output'],
  ['GITHUB_STEP_SUMMARY', 'step_summary'],
  ['GITHUB_PATH', '_runner_file_commands/add_path'],
  ['GITHUB_EVENT_PATH', '_github_workflow/event.json'],
])('a transcript does not take the place of what %s names', async (name, file) => {
  const temp = mkdtempSync(join(tmpdir(), 'files-temp-'));
  for (const folder of ['_runner_file_commands', '_github_workflow']) mkdirSync(join(temp, folder));
  const path = join(temp, file);
  writeFileSync(path, '{}');
  const service = await start();
  const step = await run(service, { 'transcript-file': path }, { RUNNER_TEMP: temp, [name]: path });
  expect(step.exitCode).toBe(1);
  expect(step.log).toContain('it is a file of the runner');
  expect(readFileSync(path, 'utf8')).not.toContain('"type"');
  expect(service.journal()).toEqual([]);
});

test('a file of the workspace or of the temp folder is read and written, by either of its paths', async () => {
  const service = await start();
  for (const path of ['docs/real.md', './docs/../docs/real.md', join(checkout, 'docs/real.md')]) {
    const step = await run(service, { prompt: '', 'prompt-file': path, 'transcript-file': 'out/deep/t.jsonl' });
    expect(step.outputs).toMatchObject({ conclusion: 'finished', text: 'Hello' });
    expect(readFileSync(join(checkout, 'out/deep/t.jsonl'), 'utf8')).toContain('"type":"end"');
  }
});
