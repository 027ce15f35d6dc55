// Findings through the built action, in a process of its own: outputs, files, annotations, exit codes, and what it loads.
import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startService } from '../../src/service/index.ts';
import { fakeToken, startFakeGitHub } from '../support/fake-github.ts';
import { addCommit } from '../support/fake-github-state.ts';
import type { Turns } from '../support/job-service.ts';
import { identityEnv, jobConfig, jobInputs } from '../support/job-service.ts';
import { entry, rangePatch, reviewAnswer } from '../support/review.ts';
import type { StepResult } from '../support/runner.ts';
import { runStep } from '../support/runner.ts';

const root = join(import.meta.dirname, '../..');
const shas = { base: 'b'.repeat(40), head: 'a'.repeat(40) };
const repair = "Your answer can't be used as it is*";

/** A step for a pull request that changes `src/range.ts`, whose intern takes these turns. */
async function review(
  turns: Turns,
  inputs: Readonly<Record<string, string>> = {},
): Promise<StepResult & { loaded: readonly string[] }> {
  const service = await startService({ identityProvider: true, config: jobConfig(turns) });
  onTestFinished(() => service.stop());
  const github = await startFakeGitHub();
  onTestFinished(() => github[Symbol.asyncDispose]());
  addCommit(github.state, 'heads/main', { '.github/intern-policy.yml': 'version: 1\n' });
  const files = [{ filename: 'src/range.ts', patch: rangePatch, status: 'modified' }];
  github.state.pullRequests.set(7, { head_sha: shas.head, base_sha: shas.base, author: 'octocat', files });
  github.state.users.set('octocat', { role: 'write' });
  const repo = { id: github.state.repository_id };
  const pull_request = { number: 7, title: 'A change', head: { sha: shas.head, repo }, base: { sha: shas.base, repo } };
  const folder = mkdtempSync(join(tmpdir(), 'findings-built-'));
  const list = join(folder, 'loaded.txt');
  const step = await runStep({
    inputs: { ...jobInputs, 'base-url': service.baseUrl, 'github-token': fakeToken, findings: 'collect', ...inputs },
    event: { name: 'pull_request', payload: { action: 'opened', pull_request, repository: { visibility: 'private' } } },
    env: {
      ...identityEnv(service.addJob()),
      GITHUB_API_URL: github.url,
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_REPOSITORY: 'acme/app',
      GITHUB_RUN_ID: '4711',
      LOADED_FILES: list,
    },
    nodeOptions: ['--import', join(root, 'test/support/record-loads.mjs')],
    workspace: folder,
  });
  const urls = readFileSync(list, 'utf8').split('\n');
  return { ...step, loaded: urls.filter((url) => url.includes('/dist/action/')) };
}

const annotationsIn = ({ log }: StepResult): readonly string[] =>
  log.split('\n').filter((line) => /^::(?:error|warning|notice) ?[^:]*::/.test(line));

test('collect: findings fail the step that finished, and lie in two files', async () => {
  const step = await review([
    { steps: [{ say: reviewAnswer([entry(), entry({ severity: 'note', title: 'Small' })]) }] },
  ]);
  expect(step.exitCode, step.log).toBe(1);
  expect(step.outputs).toMatchObject({
    conclusion: 'finished',
    verdict: 'changes',
    'error-code': 'findings_changes',
    text: 'I read it all.',
  });
  const file = JSON.parse(readFileSync(step.outputs['findings-file'] ?? '', 'utf8'));
  expect(file).toMatchObject({ repository: 'acme/app', pull_request: 7, head: shas.head, run_id: '4711' });
  expect(JSON.parse(readFileSync(step.outputs['sarif-file'] ?? '', 'utf8')).runs[0].results).toHaveLength(2);
  expect(basename(step.outputs['sarif-file'] ?? '')).toBe('findings.sarif');
  expect(step.summary.startsWith('## ❌ The review asks for changes')).toBe(true);
  expect(annotationsIn(step)).toEqual([
    expect.stringMatching(/^::error::The review asks for changes: 1 major\..*findings_changes/),
  ]);
});

test('annotate: ten of a kind at most, on their lines, and the last one counts the others', async () => {
  const many = Array.from({ length: 14 }, (_, index) =>
    entry({ severity: 'minor', title: `Number ${index}`, line: 3 }),
  );
  const step = await review([{ steps: [{ say: reviewAnswer(many, { verdict: 'pass' }) }] }], { findings: 'annotate' });
  expect(step.exitCode, step.log).toBe(0);
  const annotations = annotationsIn(step);
  expect(annotations).toHaveLength(10);
  expect(annotations[0]).toBe(
    '::warning title=minor%3A Number 0,file=src/range.ts,line=3,endLine=3::The bound is **open**.',
  );
  expect(annotations.at(-1)).toBe('::warning::5 more of this kind are in the log.');
  expect(step.log).toContain('warning: minor: Number 13: The bound is **open**.');
});

test('repair: the intern is asked once more in the same session', async () => {
  const step = await review([
    { when: repair, steps: [{ say: reviewAnswer([]) }] },
    { steps: [{ say: 'I forgot the block.' }] },
  ]);
  expect(step.exitCode, step.log).toBe(0);
  expect(step.outputs).toMatchObject({ verdict: 'pass', text: 'I forgot the block.' });
  const prompts = readFileSync(step.outputs['transcript-file'] ?? '', 'utf8').match(/"type":"prompt"/g);
  expect(prompts).toHaveLength(2);
});

test('unsure: after the second answer without a block, the step fails and says why', async () => {
  const step = await review([{ steps: [{ say: 'All is well. Verdict: pass.' }] }]);
  expect(step.exitCode).toBe(1);
  expect(step.outputs).toMatchObject({ conclusion: 'finished', verdict: 'unsure', 'error-code': 'findings_unsure' });
  expect(step.log).toMatch(/::error::The review is not sure\. The intern was asked twice.*\(findings_unsure\)/);
});

test('never: what is found fails no step', async () => {
  const step = await review([{ steps: [{ say: reviewAnswer([entry({ severity: 'critical' })]) }] }], {
    'fail-at': 'never',
  });
  expect([step.exitCode, step.outputs['verdict'], step.outputs['error-code']]).toEqual([0, 'unsure', undefined]);
});

test('a run without a word is ended, and with require-answer: false finished', async () => {
  const turns: Turns = [{ steps: [{ say: ' \n' }] }];
  const silent = await review(turns, { findings: 'none' });
  expect(silent.exitCode).toBe(1);
  expect(silent.outputs).toMatchObject({ conclusion: 'ended', 'error-code': 'answer_empty', verdict: 'none' });
  const allowed = await review(turns, { findings: 'none', 'require-answer': 'false' });
  expect([allowed.exitCode, allowed.outputs['conclusion']]).toEqual([0, 'finished']);
});

test('what reads findings is loaded only where they are asked for', async () => {
  const turns: Turns = [{ steps: [{ say: reviewAnswer([]) }] }];
  const without = await review(turns, { findings: 'none' });
  const withThem = await review(turns);
  expect([without.exitCode, withThem.exitCode]).toEqual([0, 0]);
  const holds = (url: string): boolean => readFileSync(new URL(url), 'utf8').includes('Write your answer for people');
  expect(without.loaded.filter(holds)).toEqual([]);
  expect(withThem.loaded.filter(holds)).toHaveLength(1);
});
