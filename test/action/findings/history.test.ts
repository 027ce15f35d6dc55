// A pull request over eight pushes, reviewed after each, twice: what an intern finds, says otherwise, forgets and
// invents becomes threads as a reviewer would want them.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runAction } from '../../../src/action/main.ts';
import { startService } from '../../../src/service/index.ts';
import { type TestActionIo, testActionIo } from '../../support/action-io.ts';
import type { FakeGitHub } from '../../support/fake-github.ts';
import { fakeToken, startFakeGitHub } from '../../support/fake-github.ts';
import { addCommit } from '../../support/fake-github-state.ts';
import { pushTo } from '../../support/fake-github-threads.ts';
import { identityEnv, jobConfig, jobInputs } from '../../support/job-service.ts';
import { entry, reviewAnswer } from '../../support/review.ts';
import type { Files } from '../../support/unified-diff.ts';
import { lines, toChanges } from '../../support/unified-diff.ts';

const base: Files = { 'app.ts': lines(60), 'util.ts': lines(20) };
const added = 'export {};\nneverEnds();\nexport const a = 1;';
const moved = lines(200).replaceAll('line', 'moved');
const at = (path: string, line: number, title: string, more: object = {}): object =>
  entry({ path, line, title, ...more });

/** A push, and what the intern says of it. */
interface Push {
  readonly what: string;
  readonly files: Files;
  readonly renames?: Files;
  readonly finds: readonly object[];
  /** What a person does after the review. */
  readonly afterwards?: (github: FakeGitHub) => void;
  /** What became of the findings, as the verdict and the state of each thread. */
  readonly verdict: string;
  readonly threads: readonly string[];
}

const open = 'open';
const history: readonly Push[] = [
  {
    what: 'new code',
    files: { ...base, 'app.ts': lines(60, { 10: 'first();', 30: 'second();' }), 'new.ts': added },
    finds: [at('app.ts', 10, 'First'), at('app.ts', 30, 'Second'), at('new.ts', 2, 'It never ends')],
    verdict: 'changes',
    threads: [open, open, open],
  },
  {
    what: 'a mended line; one finding is repeated, one said otherwise',
    files: { ...base, 'app.ts': lines(60, { 10: 'mended();', 30: 'second();' }), 'new.ts': added },
    finds: [at('app.ts', 30, 'Second'), at('new.ts', 2, 'This loops for ever', { body: 'See above.' })],
    afterwards: ({ state }) => Object.assign(state.threads[2] ?? {}, { isResolved: true, resolvedBy: 'octocat' }),
    verdict: 'changes',
    threads: ['gone', open, open],
  },
  {
    what: 'lines moved by 200; one is forgotten, two are invented',
    files: { ...base, 'app.ts': `${moved}\n${lines(60, { 10: 'mended();', 30: 'second();' })}`, 'new.ts': added },
    finds: [
      at('new.ts', 2, 'It never ends'),
      at('app.ts', 999, 'Beyond the file', { severity: 'note' }),
      at('secret.ts', 1, 'Not of this pull request', { severity: 'note' }),
    ],
    verdict: 'changes',
    threads: ['gone', open, 'settled'],
  },
  {
    what: 'a rename; the lines are counted otherwise',
    files: { 'core.ts': lines(60, { 10: 'mended();', 30: 'second();' }), 'util.ts': lines(20), 'new.ts': added },
    renames: { 'core.ts': 'app.ts' },
    finds: [at('core.ts', 30, 'The second call is wrong', { end_line: 31 })],
    verdict: 'changes',
    threads: ['gone', open, 'settled'],
  },
  {
    what: 'a force push that brings the first mistake back',
    files: { ...base, 'app.ts': lines(60, { 10: 'first();', 30: 'second();' }), 'new.ts': added },
    finds: [at('app.ts', 10, 'First, again'), at('app.ts', 30, 'Second'), at('new.ts', 2, 'It never ends')],
    verdict: 'changes',
    threads: [open, open, 'settled'],
  },
  {
    what: 'a revert',
    files: { ...base, 'new.ts': added },
    finds: [],
    verdict: 'pass',
    threads: ['gone', 'gone', 'settled'],
  },
  {
    what: 'a line that needs another one above it',
    files: { ...base, 'new.ts': `${added}\nlast();` },
    finds: [at('new.ts', 4, 'Nothing checks it', { suggestion: 'check();\nlast();' })],
    verdict: 'changes',
    threads: ['gone', 'gone', 'settled', open],
  },
  {
    what: 'the suggestion, committed as it stands',
    files: { ...base, 'new.ts': `${added}\ncheck();\nlast();` },
    finds: [],
    verdict: 'pass',
    threads: ['gone', 'gone', 'settled', 'gone'],
  },
];

test('0 duplicates, 0 threads off the diff, nothing settled is reopened, all that is mended is resolved', {
  timeout: 240_000,
}, async () => {
  const turns = history.map(({ finds }, push) => ({ when: `*Push ${push}.*`, steps: [{ say: reviewAnswer(finds) }] }));
  const service = await startService({ identityProvider: true, config: jobConfig(turns) });
  onTestFinished(() => service.stop());
  const github = await startFakeGitHub();
  onTestFinished(() => github[Symbol.asyncDispose]());
  const { state } = github;
  addCommit(state, 'heads/main', {});
  const shaOf = (push: number): string => `${push}`.repeat(40);
  state.pullRequests.set(7, { head_sha: shaOf(9), base_sha: shaOf(8), author: 'author', files: [] });
  const workspace = mkdtempSync(join(tmpdir(), 'history-'));

  const run = async (push: number): Promise<TestActionIo> => {
    const repo = { id: state.repository_id };
    const pull_request = { number: 7, head: { sha: shaOf(push), repo }, base: { sha: shaOf(8), repo } };
    const event = join(workspace, 'event.json');
    writeFileSync(event, JSON.stringify({ action: 'synchronize', pull_request }));
    const inputs = {
      ...jobInputs,
      'base-url': service.baseUrl,
      'github-token': fakeToken,
      findings: 'review',
      'commit-status': 'interns/review',
      'severity-floor': 'note',
      prompt: `Push ${push}.`,
    };
    const env = {
      ...identityEnv(service.addJob()),
      GITHUB_ACTIONS: 'true',
      GITHUB_EVENT_NAME: 'pull_request',
      GITHUB_EVENT_PATH: event,
      GITHUB_API_URL: github.url,
      GITHUB_GRAPHQL_URL: `${github.url}/graphql`,
      GITHUB_SERVER_URL: 'https://github.com',
      GITHUB_REPOSITORY: 'acme/app',
      GITHUB_RUN_ID: `${100 + push}`,
      GITHUB_ACTOR: 'octocat',
      RUNNER_TEMP: workspace,
    };
    const io = testActionIo(inputs, { cwd: workspace, env });
    await runAction(io);
    return io;
  };
  const stateOf = ({ isResolved, resolvedBy }: (typeof state.threads)[number]): string => {
    if (!isResolved) return 'open';
    return resolvedBy === 'octocat' ? 'settled' : 'gone';
  };
  const written = (): string => JSON.stringify([state.threads, state.reviews, state.comments]);

  for (const [push, { what, files, renames, verdict, threads, afterwards }] of history.entries()) {
    pushTo(state, 7, { head_sha: shaOf(push), files: toChanges(base, files, renames) });
    const step = await run(push);
    expect(
      [step.outputs['conclusion'], step.outputs['verdict']],
      `${what}: ${JSON.stringify(step.log.messages)}`,
    ).toEqual(['finished', verdict]);
    expect(state.threads.map(stateOf), what).toEqual(threads);
    expect(state.statuses.at(-1), what).toMatchObject({
      sha: shaOf(push),
      state: verdict === 'pass' ? 'success' : 'failure',
    });
    const before = written();
    const again = await run(push);
    expect([again.outputs['verdict'], written()], `${what}, once more`).toEqual([verdict, before]);
    afterwards?.(github);
  }
  expect(state.threads.map(({ comments }) => comments.map(({ body }) => body.split('\n')[1]))).toEqual([
    [
      expect.stringContaining('First'),
      `No longer found at ${shaOf(1)}.`,
      `Found again at ${shaOf(4)}.`,
      `No longer found at ${shaOf(5)}.`,
    ],
    [expect.stringContaining('Second'), `No longer found at ${shaOf(5)}.`],
    [expect.stringContaining('It never ends')],
    [expect.stringContaining('Nothing checks it'), `The suggestion was committed. No longer found at ${shaOf(7)}.`],
  ]);
  // One for each head; a place off the diff would have been refused, and the review sent once more.
  expect(state.reviews.map(({ commit }) => commit)).toEqual(history.map((_, push) => shaOf(push)));
  expect(github.requests.filter((request) => request.endsWith('/pulls/7/reviews'))).toHaveLength(history.length);
  expect(github.violations).toEqual([]);
});
