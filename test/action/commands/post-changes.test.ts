// `command: post-changes`: what another job collected is committed, opened or suggested, and anything else is refused.
import { expect, test } from 'vitest';
import { bytesOf, openChangesJob } from '../../support/changes-job.ts';
import { commitOf, pushCommit } from '../../support/fake-github-git.ts';

const change = { 'src/range.ts': 'one\n2\nthree\nfour\nfive\n', 'src/new.ts': 'new\n', 'src/old.ts': null };

test('commit: the branch is one commit further, ours is gone, and the commit says where it comes from', async () => {
  const job = await openChangesJob();
  const { io, conclusion, thrown } = await job.post(job.collect(change));
  expect(thrown).toBeUndefined();
  expect(conclusion).toBe('finished');
  const sha = job.state.refs.get('heads/topic') ?? '';
  expect(io.outputs).toMatchObject({
    conclusion: 'finished',
    'commit-sha': sha,
    'changes-url': `https://github.com/acme/app/commit/${sha}`,
  });
  expect(job.branches()).toEqual(['main', 'topic']);
  const { message, parents } = commitOf(job.state, sha);
  expect(parents).toEqual([job.head]);
  expect(message).toMatch(
    /^Changes by an intern \(intern\)\n\nInterns-Run: https:\/\/github.com\/acme\/app\/actions\/runs\/4711\nInterns-Change: sha256:[0-9a-f]{64}\nInterns-Policy: sha256:[0-9a-f]{64}$/,
  );
  const files = new Map([...(job.filesOn('topic') ?? [])].map(([path, file]) => [path, bytesOf(file).toString()]));
  expect(files.get('src/range.ts')).toBe('one\n2\nthree\nfour\nfive\n');
  expect(files.get('src/new.ts')).toBe('new\n');
  expect(files.has('src/old.ts')).toBe(false);
  expect(files.get('README.md')).toBe('# App\n');
  expect(io.summary).toContain('is committed');
});

test('pull-request: a branch of ours, one pull request, and again the same', async () => {
  const job = await openChangesJob();
  const text = job.collect(change);
  const { io, thrown } = await job.post(text, { changes: 'pull-request' });
  expect(thrown).toBeUndefined();
  const pull = job.state.pullRequests.get(8);
  expect(pull).toMatchObject({ base_ref: 'topic', title: 'Changes by an intern (intern)' });
  expect(pull?.head_ref).toMatch(/^interns\/intern\/4711-[0-9a-f]{8}$/);
  expect(io.outputs['changes-url']).toBe('https://github.com/acme/app/pull/8');
  expect(job.state.refs.get('heads/topic')).toBe(job.head);
  const again = await job.post(text, { changes: 'pull-request' });
  expect(again.io.outputs).toEqual(io.outputs);
  expect(job.state.pullRequests.size).toBe(2);
});

test('suggestions: what stands in the diff is suggested, the rest is a diff in the review', async () => {
  const patch = '@@ -0,0 +1,5 @@\n+one\n+two\n+three\n+four\n+five';
  const job = await openChangesJob({ pull: { files: [{ filename: 'src/range.ts', patch, status: 'added' }] } });
  const text = job.collect(change);
  const { io, thrown } = await job.post(text, { changes: 'suggestions' });
  expect(thrown).toBeUndefined();
  expect(job.state.threads).toMatchObject([{ path: 'src/range.ts', line: 2, startLine: null }]);
  expect(job.state.threads[0]?.comments[0]?.body).toMatch(/^<!-- .* -->\n```suggestion\n2\n```\n$/);
  expect(job.state.reviews[0]?.body).toContain('+new');
  expect(job.state.reviews[0]?.body).not.toContain('+2');
  const again = await job.post(text, { changes: 'suggestions' });
  expect(again.io.outputs).toEqual(io.outputs);
  expect(job.state.reviews).toHaveLength(1);
});

test('again: the commit at the tip is found', async () => {
  const job = await openChangesJob();
  const text = job.collect(change);
  const { io } = await job.post(text);
  const again = await job.post(text);
  expect(again.thrown).toBeUndefined();
  expect(again.io.outputs).toEqual(io.outputs);
});

test('a head that moved elsewhere takes the change too, once', async () => {
  const job = await openChangesJob();
  const text = job.collect(change);
  const tip = pushCommit(job.state, 'topic', { 'README.md': '# Other\n' });
  const { io, thrown } = await job.post(text);
  expect(thrown).toBeUndefined();
  expect(commitOf(job.state, io.outputs['commit-sha'] ?? '').parents).toEqual([tip]);
  const again = await job.post(text);
  expect(again.io.outputs).toEqual(io.outputs);
});

test('a head whose file moved does not', async () => {
  const job = await openChangesJob();
  const text = job.collect(change);
  pushCommit(job.state, 'topic', { 'src/range.ts': 'other\n' });
  expect((await job.post(text)).thrown).toMatchObject({ code: 'changes_head_moved' });
  expect(job.branches()).toEqual(['main', 'topic']);
});
