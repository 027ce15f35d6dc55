// The files by which the runner and the action talk, missing, full or hostile: the step fails in a sentence, and never ends green.
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startService } from '../../src/service/index.ts';
import { identityEnv, jobConfig, jobInputs } from '../support/job-service.ts';
import { runStep, type StepResult } from '../support/runner.ts';

async function run(env: Readonly<Record<string, string>>): Promise<StepResult & { readonly prompts: number }> {
  const service = await startService({ identityProvider: true, config: jobConfig([{ steps: [{ say: 'Hello.\n' }] }]) });
  onTestFinished(() => service.stop());
  const step = await runStep({
    workspace: mkdtempSync(join(tmpdir(), 'runner-files-')),
    inputs: { ...jobInputs, 'base-url': service.baseUrl, transcript: 'full' },
    env: { ...identityEnv(service.addJob()), ...env },
  });
  return { ...step, prompts: service.journal().filter(({ path }) => path.includes('/chat/')).length };
}

const folder = mkdtempSync(join(tmpdir(), 'runner-files-'));
const missing = join(folder, 'missing');

test.each([
  ['GITHUB_OUTPUT', missing, 1],
  ['GITHUB_OUTPUT', folder, 1],
  ['GITHUB_OUTPUT', '/dev/full', 1],
  ['GITHUB_STEP_SUMMARY', folder, 1],
  ['GITHUB_STEP_SUMMARY', '/dev/full', 1],
  ['GITHUB_STATE', missing, 0],
  ['GITHUB_STATE', folder, 0],
  ['GITHUB_STATE', '/dev/full', 0],
])('%s is %s: an error in a sentence, with %i prompts sent', async (name, path, prompts) => {
  const step = await run({ [name]: path });
  expect(step.exitCode).toBe(1);
  expect(step.prompts).toBe(prompts);
  const errors = step.log.split('\n').filter((line) => line.startsWith('::error::'));
  expect(errors).toEqual([expect.stringContaining(`::error::The runner's file "${path}" (${name}) can't be written.`)]);
  expect(errors[0]).toContain('(file_unwritable)');
  expect(step.log).not.toMatch(/^ +at |Node\.js v/m);
  // What can be written is written.
  if (name !== 'GITHUB_OUTPUT')
    expect(step.outputs).toMatchObject({ conclusion: 'failed', 'error-code': 'file_unwritable' });
  if (name !== 'GITHUB_STEP_SUMMARY') expect(step.summary).toContain('The step failed');
});

const eventFile = (content: string): string => {
  const path = join(mkdtempSync(join(tmpdir(), 'runner-files-')), 'event.json');
  writeFileSync(path, content);
  return path;
};

test.each<[string, () => string]>([
  ['brackets without end', () => eventFile('['.repeat(20_000_000))],
  ['objects without end', () => eventFile('{"a":'.repeat(2_000_000))],
  ['more than GitHub sends', () => eventFile(`"${'x'.repeat(40_000_000)}"`)],
  ['a device', () => '/dev/zero'],
  ['a folder', () => folder],
  ['nothing', () => missing],
])('an event file that is %s is unknown, and the job goes on', async (_, path) => {
  const file = path();
  const step = await run({ GITHUB_EVENT_PATH: file, NODE_OPTIONS: '--max-old-space-size=128' });
  expect(step.log).toContain(`::warning::The event payload ${file} can't be read, so its facts count as unknown.`);
  expect([step.exitCode, step.outputs['text']]).toEqual([0, 'Hello.\n']);
});

test('an event with what is not its own is read as it is', async () => {
  const file = eventFile(
    '{"__proto__":{"pull_request":{}},"repository":{"visibility":[]},"pull_request":{"number":1e400,"labels":{"length":1e9}}}',
  );
  expect(readFileSync(file, 'utf8')).toContain('__proto__');
  expect((await run({ GITHUB_EVENT_PATH: file })).exitCode).toBe(0);
});
