// The changes of a run, in the process of the test: what is looked at before, what is collected after, and what a stop says.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { prepareRunChanges } from '../../../src/action/changes/run-changes.ts';
import { openGitHub } from '../../../src/action/github-access.ts';
import { readActionInputs } from '../../../src/inputs/settings.ts';
import { Secret } from '../../../src/secret.ts';
import { createRecorder } from '../../../src/transcript/recorder.ts';
import { testActionIo } from '../../support/action-io.ts';
import { openChangesJob } from '../../support/changes-job.ts';
import { getInputOf } from '../../support/command-settings.ts';
import { fakeToken } from '../../support/fake-github.ts';
import { addCommit } from '../../support/fake-github-state.ts';

const policy = `version: 1
changes:
  - { id: notes, paths: ["docs/guide.md"], then: reject }
  - { id: code, paths: ["src/**", "docs/**"], status: [added, modified, removed], then: allow }
`;

interface Work {
  readonly [path: string]: string | null;
}

/** Opens the changes of a job on pull request 7; its workspace may be reached by a link. */
async function open({ text = policy, isLinked = false, event = 'pull_request', given = {}, isMainEmpty = false } = {}) {
  const job = await openChangesJob({ policy: text });
  if (isMainEmpty) addCommit(job.state, 'heads/main', {});
  const real = mkdtempSync(join(tmpdir(), 'run-changes-'));
  const link = `${real}-link`;
  const folder = isLinked ? link : real;
  if (isLinked) symlinkSync(real, link);
  const temp = mkdtempSync(join(tmpdir(), 'run-changes-temp-'));
  onTestFinished(() => {
    for (const each of [link, real, temp]) rmSync(each, { recursive: true, force: true });
  });
  const write = (work: Work): void => {
    for (const [path, content] of Object.entries(work)) {
      mkdirSync(dirname(join(real, path)), { recursive: true });
      if (content === null) rmSync(join(real, path));
      else writeFileSync(join(real, path), content);
    }
  };
  for (const [path, file] of job.filesOn('topic') ?? [])
    write({ [path]: typeof file === 'string' ? file : '#!/bin/sh\n' });
  mkdirSync(join(real, '.git'));
  writeFileSync(join(real, '.git/HEAD'), `${job.head}\n`);
  const env = {
    GITHUB_ACTIONS: 'true',
    GITHUB_API_URL: job.fake.url,
    GITHUB_REPOSITORY: 'acme/app',
    GITHUB_RUN_ID: '4711',
    GITHUB_JOB: 'fix',
    GITHUB_ACTOR: 'octocat',
    GITHUB_WORKSPACE: folder,
    RUNNER_TEMP: temp,
  };
  const io = testActionIo({}, { clock: job.clock, cwd: folder, env });
  const inputs = {
    intern: 'fixer',
    prompt: 'Fix it.',
    'local-service': 'service.yml',
    changes: 'commit',
    'github-token': fakeToken,
    ...given,
  };
  const settings = readActionInputs(getInputOf(inputs));
  if (settings.command !== 'prompt' || !('localService' in settings)) throw new Error('no prompt to a local service');
  const pull = job.state.pullRequests.get(7);
  const repo = { id: job.state.repository_id };
  const pull_request = { number: 7, head: { sha: job.head, ref: 'topic', repo }, base: { sha: pull?.base_sha, repo } };
  const access = openGitHub(io, settings, { name: event, payload: { action: 'opened', pull_request } });
  const opened = await prepareRunChanges(io, { ...settings, method: 'commit' }, access);
  if ('why' in opened) throw new Error(opened.why);
  let stops = 0;
  const collecting = opened.createCollector({
    stop: async () => {
      stops += 1;
    },
    paths: [join(folder, 'src/service.log')],
  });
  const recorder = createRecorder({ clock: job.clock, redactor: io.redactor });
  return { job, io, opened, collecting, recorder, write, stops: () => stops };
}

const work: Work = {
  'src/range.ts': 'one\ntwo\nTHREE\nfour\nfive\n',
  'src/old.ts': null,
  'src/new.ts': 'new\n',
  'src/service.log': 'our own\n',
  'docs/guide.md': 'Another\n',
};

test.each([false, true])(
  'what the policy takes is in the file of changes, whose workspace is behind a link: %s',
  async (isLinked) => {
    const { job, io, collecting, recorder, write, stops } = await open({ isLinked });
    expect(collecting.diff()).toBeUndefined();
    write(work);
    recorder.record({ type: 'text', text: 'I made it work.' });
    await collecting.collect(recorder, ['docs/none.md']);
    expect(stops()).toBe(1);
    const rows = [
      { path: 'docs/guide.md', status: 'modified', answer: 'left', rule: 'notes' },
      { path: 'src/new.ts', status: 'added', answer: 'taken', rule: 'code' },
      { path: 'src/old.ts', status: 'removed', answer: 'taken', rule: 'code' },
      { path: 'src/range.ts', status: 'modified', answer: 'taken', rule: 'code' },
      { path: 'src/service.log', status: 'added', answer: 'left', rule: 'unfit' },
    ];
    expect(JSON.parse(io.outputs['changes'] ?? '')).toMatchObject(rows);
    expect(recorder.soFar().changes).toMatchObject({
      head: job.head,
      counts: { taken: 3, left: 2, stop: 0 },
      digest: expect.stringMatching(/^sha256:/),
    });
    expect(collecting.diff()).toContain('-three\n+THREE\n');
    const file = io.outputs['changes-file'] ?? '';
    const text = readFileSync(file, 'utf8');
    expect(file.startsWith(io.env['RUNNER_TEMP'] ?? '-')).toBe(true);
    expect(JSON.parse(text)).toMatchObject({
      repository: 'acme/app',
      pull_request: 7,
      head: job.head,
      run_id: '4711',
      job: 'fix',
      said: 'I made it work.',
      left: [
        { path: 'docs/guide.md', rule: 'notes' },
        { path: 'src/service.log', rule: 'unfit' },
      ],
      changes: [
        { path: 'src/new.ts', status: 'added', content: Buffer.from('new\n').toString('base64') },
        { path: 'src/old.ts', status: 'removed', content: null },
        { path: 'src/range.ts', status: 'modified' },
      ],
    });
    expect(io.outputs['changes-digest']).toMatch(/^sha256:[0-9a-f]{64}$/);
  },
);

test('the intern is told which paths are taken, and how much', async () => {
  const { collecting } = await open();
  expect(collecting.ending).toMatch(
    /Do not commit: commits are not read\.\nChanges below `src\/\*\*`, `docs\/\*\*` are taken: at most \d+ files, \d+ bytes and \d+ changed lines\./,
  );
});

test('files that the job obeys or writes are left', async () => {
  const { io, collecting, recorder, write } = await open();
  write({ 'src/service.log': 'log\n', 'src/transcript.jsonl': '{}\n' });
  await collecting.collect(recorder, ['src/transcript.jsonl']);
  expect(JSON.parse(io.outputs['changes'] ?? '')).toMatchObject([
    { path: 'src/service.log', answer: 'left', rule: 'unfit' },
    { path: 'src/transcript.jsonl', answer: 'left', rule: 'unfit' },
  ]);
  expect([io.outputs['changes-file'], recorder.soFar().changes?.digest]).toEqual([undefined, null]);
});

test.each<[string, Work, string]>([
  [
    'with the entry that would take it',
    { 'README.md': 'evil\n', 'src/new.ts': 'new\n' },
    'The change is not taken, because "README.md" (modified) stops it: ',
  ],
  ['with how many more do so', { 'README.md': null, 'src/run.sh': 'changed\n' }, ' So do 1 more.'],
])('one file that no entry takes stops all of it, %s', async (_, changed, part) => {
  const { io, collecting, recorder, write } = await open({ text: policy.replace('"src/**"', '"src/*.ts"') });
  write(changed);
  const failure = await collecting.collect(recorder, []).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'changes_stopped', message: expect.stringContaining(part) });
  const status = changed['README.md'] === null ? ', status: removed' : '';
  const entry = `add this under "changes" in the policy: - { id: NAME, paths: ["README.md"]${status}, then: allow }`;
  expect(failure).toMatchObject({ message: expect.stringContaining(entry) });
  expect(io.outputs['changes-file']).toBeUndefined();
  expect(recorder.soFar().changes?.digest).toBeNull();
});

test('a file that holds a secret of the job is not taken', async () => {
  const { io, collecting, recorder, write } = await open();
  io.redactor.add(new Secret('made-up-secret-value'));
  write({ 'src/new.ts': 'const key = "made-up-secret-value";\n' });
  const failure = await collecting.collect(recorder, []).catch((error: unknown) => error);
  expect(failure).toMatchObject({ code: 'changes_stopped' });
  expect(`${collecting.diff()}${io.outputs['changes']}${String(failure)}`).not.toContain('made-up-secret-value');
});

const path = '.github/intern-policy.yml';

test.each([
  ['a part for changes', 'version: 1\nrules: []\n', {}, `the policy "${path}" has no part "changes"`, path],
  ['a policy', policy, { isMainEmpty: true }, 'there is no policy', 'policy'],
])('nothing begins without %s', async (_, text, more, why, source) => {
  await expect(open({ text, ...more })).rejects.toMatchObject({
    code: 'policy_invalid',
    message: expect.stringContaining(`asks for changed files, but ${why}, so none could be taken.`),
    data: { source },
  });
});

test.each([
  ['pull_request', 'auto', 'auto'],
  ['pull_request', 'main', 'main'],
])('on %s, policy-ref %s reads the policy at %s', async (_, given, place) => {
  const { opened } = await open({ given: { 'policy-ref': given } });
  expect(opened.policySettings).toEqual({ policyRef: place });
});
