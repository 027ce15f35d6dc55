// An author turns no critical finding green by pushes that a round shows nothing of.
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import type { Finding } from '../../../src/findings/finding.ts';
import { startService } from '../../../src/service/index.ts';
import { fakeToken, startFakeGitHub } from '../../support/fake-github.ts';
import { addCommit } from '../../support/fake-github-state.ts';
import { pushTo } from '../../support/fake-github-threads.ts';
import { identityEnv, jobConfig, jobInputs } from '../../support/job-service.ts';
import { entry, reviewAnswer } from '../../support/review.ts';
import { runStep } from '../../support/runner.ts';
import { lines, toChanges } from '../../support/unified-diff.ts';

type Tree = Readonly<Record<string, string>>;
type Comparison = { readonly status: 'ahead' | 'diverged'; readonly files: ReturnType<typeof toChanges> };

interface Push {
  readonly tree: Tree;
  /** What the intern finds in it. */
  readonly finds: readonly ReturnType<typeof entry>[];
  /** GitHub's comparisons of earlier pushes with it, by their number. */
  readonly since?: Readonly<Record<number, Comparison>>;
}

const shaOf = (push: number): string => `${push}`.repeat(40);
const baseSha = shaOf(8);

/** Pushes one after the other, each with its review of what is new. @returns the last verdict and the last status */
async function review(base: Tree, pushes: readonly Push[]): Promise<readonly unknown[]> {
  const turns = pushes.map(({ finds }, push) => ({ when: `*Push ${push}.*`, steps: [{ say: reviewAnswer(finds) }] }));
  const service = await startService({ identityProvider: true, config: jobConfig(turns) });
  onTestFinished(() => service.stop());
  const github = await startFakeGitHub();
  onTestFinished(() => github[Symbol.asyncDispose]());
  const { state } = github;
  addCommit(state, 'heads/main', {});
  state.pullRequests.set(7, { head_sha: shaOf(9), base_sha: baseSha, author: 'author', files: [] });
  const workspace = mkdtempSync(join(tmpdir(), 'verdict-'));
  let last: readonly unknown[] = [];
  for (const [push, { tree, since = {} }] of pushes.entries()) {
    const head = shaOf(push);
    state.diffs.set(`${baseSha}...${head}`, 'diff --git a/x b/x\n');
    for (const [earlier, comparison] of Object.entries(since)) {
      state.comparisons.set(`${shaOf(Number(earlier))}...${head}`, comparison);
      state.diffs.set(`${shaOf(Number(earlier))}...${head}`, 'diff --git a/x b/x\n');
    }
    pushTo(state, 7, { head_sha: head, files: toChanges(base, tree) });
    const repo = { id: state.repository_id };
    const pull_request = { number: 7, head: { sha: head, repo }, base: { sha: baseSha, repo } };
    const step = await runStep({
      workspace,
      event: { name: 'pull_request', payload: { action: 'synchronize', pull_request } },
      inputs: {
        ...jobInputs,
        'base-url': service.baseUrl,
        'github-token': fakeToken,
        findings: 'review',
        'commit-status': 'interns/review',
        prompt: `Push ${push}. {{pull_request.new_diff}}`,
      },
      env: {
        ...identityEnv(service.addJob()),
        GITHUB_API_URL: github.url,
        GITHUB_GRAPHQL_URL: `${github.url}/graphql`,
        GITHUB_SERVER_URL: 'https://github.com',
        GITHUB_REPOSITORY: 'acme/app',
        GITHUB_RUN_ID: `${100 + push}`,
        GITHUB_ACTOR: 'octocat',
      },
    });
    expect(step.outputs['conclusion'], step.log).toBe('finished');
    last = [step.outputs['verdict'], state.statuses.at(-1)?.state];
  }
  return last;
}

const plain = lines(60);
const evil = 'export {};\nexec(userInput);\nexport const a = 1;\nexport const b = 2;';
const runs = entry({ path: 'new.ts', line: 2, title: 'Runs what a user sends', severity: 'critical' });
const edited = lines(60, { 50: 'x();' });
const renamed = [{ filename: 'renamed.ts', previous_filename: 'new.ts', status: 'renamed' }];

test.each([
  ['a plain push', 'ahead'],
  ['a force push', 'diverged'],
] as const)('a rename of an added file, after %s', { timeout: 120_000 }, async (_name, status) => {
  const base = { 'app.ts': plain };
  const pushed = toChanges(base, { 'app.ts': edited });
  const last = await review(base, [
    { tree: { ...base, 'new.ts': evil }, finds: [runs] },
    { tree: { 'app.ts': edited, 'new.ts': evil }, finds: [runs], since: { 0: { status, files: pushed } } },
    {
      tree: { 'app.ts': edited, 'renamed.ts': evil },
      finds: [],
      since: { 0: { status, files: [...pushed, ...renamed] }, 1: { status: 'ahead', files: renamed } },
    },
  ]);
  expect(last).toEqual(['changes', 'failure']);
});

test('a mended file, after a force push', { timeout: 120_000 }, async () => {
  const base = { 'app.ts': plain };
  const found = { 'app.ts': edited, 'new.ts': evil };
  const mended = { 'app.ts': edited, 'new.ts': evil.replace('exec(userInput);', 'show(userInput);') };
  const last = await review(base, [
    { tree: { ...base, 'new.ts': evil }, finds: [runs] },
    { tree: found, finds: [runs], since: { 0: { status: 'diverged', files: toChanges(base, found) } } },
    {
      tree: mended,
      finds: [],
      since: {
        0: { status: 'diverged', files: toChanges(base, mended) },
        1: { status: 'ahead', files: toChanges(found, mended) },
      },
    },
  ]);
  expect(last).toEqual(['pass', 'success']);
});

test('one of two equal lines is removed, and the diff before it changes', { timeout: 120_000 }, async () => {
  const check = 'if (!auth(req)) return deny(res);';
  const withoutCheck = (more: object): string => lines(60, { 10: check, 40: 'GONE', ...more }).replace('GONE\n', '');
  const base = { 'app.ts': lines(60, { 10: check, 40: check }) };
  const first = { 'app.ts': withoutCheck({ 12: 'const n = 1;' }) };
  const second = { 'app.ts': withoutCheck({}) };
  const removes: Finding['side'] = 'old';
  const finding = entry({ path: 'app.ts', line: 40, side: removes, title: 'Removes the check', severity: 'critical' });
  const last = await review(base, [
    { tree: first, finds: [finding] },
    { tree: second, finds: [], since: { 0: { status: 'ahead', files: toChanges(first, second) } } },
  ]);
  expect(last).toEqual(['changes', 'failure']);
});
