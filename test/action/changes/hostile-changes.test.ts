// Hostile files of changes against the job that posts: none does what the policy does not allow, none is lost in silence.
import MarkdownIt from 'markdown-it';
import { describe, expect, test } from 'vitest';
import { type ChangesFile, digestChanges } from '../../../src/changes/changes-file.ts';
import { sha256 } from '../../../src/crypto.ts';
import { bytesOf, type ChangesJob, openChangesJob, toEntry } from '../../support/changes-job.ts';
import { commitOf } from '../../support/fake-github-git.ts';
import { blobId, type FakeFile } from '../../support/fake-github-state.ts';
import { hostileLines, hostilePaths, hostileWords } from '../../support/hostile-changes.ts';

const files: Readonly<Record<string, FakeFile>> = {
  'README.md': '# App\n',
  'src/range.ts': 'one\ntwo\nthree\n',
  'src/run.sh': { executable: '#!/bin/sh\n' },
  'src/link': { link: '../README.md' },
  'src/vendor': { submodule: 'a'.repeat(40) },
  'src/deep/er/a.ts': 'a\n',
};

/** The file as the first job would never write it: no check of ours stands between. */
function forge(job: ChangesJob, changes: readonly unknown[], more: Record<string, unknown> = {}): string {
  const whole = { version: 1, repository: 'acme/app', pull_request: 7, head: job.head, run_id: '4711', job: 'fix' };
  const rest = { policy: `sha256:${sha256('x')}`, said: '', changes };
  const digest = digestChanges(changes as ChangesFile['changes']);
  return `${JSON.stringify({ ...whole, ...rest, digest, ...more })}\n`;
}

const filesOf = (job: ChangesJob): ReadonlyMap<string, FakeFile> => job.filesOn('topic') ?? new Map();

async function expectRefused(job: ChangesJob, text: string, message?: RegExp): Promise<void> {
  const before = [...job.state.refs];
  const { thrown, conclusion } = await job.post(text);
  expect(conclusion).toBeUndefined();
  expect(thrown).toMatchObject({ code: 'changes_file_refused' });
  if (message !== undefined) expect(thrown).toMatchObject({ message: expect.stringMatching(message) });
  expect(['\n', '\r', '\u001b', '\u202e'].filter((one) => String(thrown).includes(one))).toEqual([]);
  expect([...job.state.refs]).toEqual(before);
  expect(job.fake.requests.filter((request) => /^(?:POST|PATCH|DELETE) \/repos/.test(request))).toEqual([]);
}

describe('a path that is added', () => {
  test.each(hostilePaths.map((path) => [JSON.stringify(path), path] as const))('%s is refused', async (_, path) => {
    const job = await openChangesJob({ files });
    await expectRefused(job, forge(job, [toEntry(new Map(), path, 'x\n')]));
  });

  test.each(['src/range.ts', 'src/run.sh', 'src/link', 'src/vendor'])('%s, as it is there', async (path) => {
    const job = await openChangesJob({ files });
    await expectRefused(job, forge(job, [toEntry(new Map(), path, 'x\n')]), /its head has another version/);
  });
});

test.each([
  ['.gitignore', 'out/\n', 'src/out/a.ts'],
  ['src/.gitignore', '/made.*\n', 'src/made.ts'],
])("what the commit's own %s leaves out is refused", async (name, patterns, path) => {
  const job = await openChangesJob({ files: { ...files, [name]: patterns } });
  await expectRefused(job, forge(job, [toEntry(new Map(), path, 'x\n')]), /a \.gitignore of the commit ignores/);
});

describe('a path that is modified or removed', () => {
  test.each(['src/run.sh', 'src/link', 'src/vendor'])('%s, which is no plain file', async (path) => {
    const job = await openChangesJob({ files });
    await expectRefused(job, forge(job, [toEntry(filesOf(job), path, 'x\n')]), /unfit|the policy does not take/);
  });

  test('a folder by its own name in Git', async () => {
    const job = await openChangesJob({ files });
    const entry = { ...toEntry(filesOf(job), 'src/range.ts', 'x\n'), path: 'src/deep' };
    await expectRefused(job, forge(job, [entry]));
  });

  test.each(['src/none.ts', 'src/deep/none/a.ts', 'none/a.ts'])('%s, which is not there', async (path) => {
    const job = await openChangesJob({ files });
    const old = 'b'.repeat(40);
    await expectRefused(job, forge(job, [{ ...toEntry(new Map(), path, 'x\n'), status: 'modified', old }]));
    await expectRefused(job, forge(job, [{ path, status: 'removed', old, new: null, content: null }]));
  });

  test('from a content that it never had', async () => {
    const job = await openChangesJob({ files });
    const entry = toEntry(filesOf(job), 'src/range.ts', 'x\n');
    await expectRefused(job, forge(job, [{ ...entry, old: blobId('other') }]), /its head has another version/);
  });

  test('what the policy lets nobody remove', async () => {
    const job = await openChangesJob({
      files,
      policy: 'version: 1\nchanges:\n  - { id: a, paths: ["src/**"], then: allow }\n',
    });
    await expectRefused(job, forge(job, [toEntry(filesOf(job), 'src/range.ts', null)]), /no entry takes it/);
  });

  test('binary, without "binary: true"', async () => {
    const job = await openChangesJob({
      files,
      policy: 'version: 1\nchanges:\n  - { id: a, paths: ["src/**"], then: allow }\n',
    });
    await expectRefused(job, forge(job, [toEntry(filesOf(job), 'src/range.ts', 'a\0b')]));
  });
});

describe('changes that do not go together', () => {
  test.each<[string, readonly string[]]>([
    ['a file and one in it', ['src/x', 'src/x/y']],
    ['two spellings', ['src/x.ts', 'src/X.ts']],
    ['two spellings of a folder', ['src/new/a.ts', 'src/New/b.ts']],
    ['two normalisations', ['src/é.ts', 'src/e\u0301.ts']],
    ['one good, one bad', ['src/good.ts', '.github/workflows/ci.yml']],
    ['the same path twice', ['src/x.ts', 'src/x.ts']],
    ['too many', Array.from({ length: 101 }, (_, index) => `src/${index}.ts`)],
    ['more than the budget', Array.from({ length: 21 }, (_, index) => `src/${index}.ts`)],
  ])('%s', async (_, paths) => {
    const job = await openChangesJob({ files });
    await expectRefused(
      job,
      forge(
        job,
        paths.map((path) => toEntry(new Map(), path, `${path}\n`)),
      ),
    );
  });

  test('a file in place of a folder that is emptied', async () => {
    const job = await openChangesJob({ files });
    const all = filesOf(job);
    const text = forge(job, [toEntry(all, 'src/deep/er/a.ts', null), toEntry(new Map(), 'src/deep', 'x\n')]);
    await expectRefused(job, text);
  });

  test('more bytes than the budget, more lines, and more than a file may hold', async () => {
    const job = await openChangesJob({ files });
    const of = (content: string): string => forge(job, [toEntry(new Map(), 'src/x.ts', content)]);
    await expectRefused(job, of('x'.repeat(262_145)), /bytes is used up/);
    await expectRefused(job, of('x\n'.repeat(1_001)), /lines is used up/);
    await expectRefused(job, of('x'.repeat(1_048_577)));
    await expectRefused(job, `${of('x')}${' '.repeat(4 * 1024 * 1024)}`);
  });
});

const good = (job: ChangesJob) => toEntry(filesOf(job), 'src/range.ts', 'good\n');

describe('a file that is of something else, or damaged', () => {
  test.each<[string, (job: ChangesJob) => string]>([
    ['no JSON', () => 'x'],
    ['nothing', () => ''],
    ['a list', () => '[]'],
    ['null', () => 'null'],
    ['cut', (job) => forge(job, [good(job)]).slice(0, -20)],
    ['two in one', (job) => forge(job, [good(job)]).repeat(2)],
    ['no changes', (job) => forge(job, [])],
    ['another version', (job) => forge(job, [good(job)], { version: 2 })],
    ['of another repository', (job) => forge(job, [good(job)], { repository: 'acme/other' })],
    ['of the repository in another spelling', (job) => forge(job, [good(job)], { repository: 'ACME/app' })],
    ['of another pull request', (job) => forge(job, [good(job)], { pull_request: 8 })],
    ['of no pull request', (job) => forge(job, [good(job)], { pull_request: null })],
    ['of another run', (job) => forge(job, [good(job)], { run_id: '4710' })],
    ['of this very job', (job) => forge(job, [good(job)], { job: 'post' })],
    ['from another head than the event names', (job) => forge(job, [good(job)], { head: 'b'.repeat(40) })],
    ['from the base', (job) => forge(job, [good(job)], { head: job.state.refs.get('heads/main') })],
    ['a head that is a branch', (job) => forge(job, [good(job)], { head: 'topic' })],
    ['a head in capitals', (job) => forge(job, [good(job)], { head: job.head.toUpperCase() })],
    ['another digest', (job) => forge(job, [good(job)], { digest: `sha256:${'0'.repeat(64)}` })],
    ['too many words', (job) => forge(job, [good(job)], { said: 'x'.repeat(4_001) })],
    ['a status of its own', (job) => forge(job, [{ ...good(job), status: 'renamed' }])],
    [
      'a mode of its own is no field, a wrong name of the content is',
      (job) => forge(job, [{ ...good(job), new: blobId('other') }]),
    ],
    ['added, with an old content', (job) => forge(job, [{ ...good(job), status: 'added' }])],
    ['removed, with a new content', (job) => forge(job, [{ ...good(job), status: 'removed' }])],
    ['as it was', (job) => forge(job, [toEntry(filesOf(job), 'src/range.ts', 'one\ntwo\nthree\n')])],
    [
      'base64 of the web',
      (job) => forge(job, [{ ...toEntry(filesOf(job), 'src/range.ts', '>>>???'), content: 'Pj4-Pz8_' }]),
    ],
    ['base64 with a blank', (job) => forge(job, [{ ...good(job), content: `${good(job).content} ` }])],
    ['base64 without its end', (job) => forge(job, [{ ...good(job), content: good(job).content?.replace(/=+$/, '') }])],
    ['a content that is no text', (job) => forge(job, [{ ...good(job), content: { toString: 'x' } }])],
    ['a path that is no text', (job) => forge(job, [{ ...good(job), path: ['src/range.ts'] }])],
  ])('%s', async (_, text) => {
    const job = await openChangesJob({ files });
    await expectRefused(job, text(job));
  });

  test('swapped after its digest was handed over', async () => {
    const job = await openChangesJob({ files });
    const first = job.collect({ 'src/range.ts': 'checked\n' });
    const swapped = job.collect({ 'src/range.ts': 'swapped\n' });
    const { thrown } = await job.post(swapped, { 'changes-digest': `sha256:${sha256(first)}` });
    expect(thrown).toMatchObject({ code: 'changes_file_refused', message: expect.stringContaining('changes-digest') });
    expect(job.state.refs.get('heads/topic')).toBe(job.head);
  });

  test('that is not there', async () => {
    const job = await openChangesJob({ files });
    const { thrown } = await job.post(job.collect({ 'src/x.ts': 'x\n' }), { 'changes-file': 'none.json' });
    expect(thrown).toMatchObject({ code: 'changes_file_refused' });
  });

  test('replayed: the same file posts the same commit, and no second one', async () => {
    const job = await openChangesJob({ files });
    const text = job.collect({ 'src/range.ts': 'good\n' });
    const { io } = await job.post(text);
    for (let again = 0; again < 3; again += 1) expect((await job.post(text)).io.outputs).toEqual(io.outputs);
    expect([...job.state.history.values()].filter(({ message }) => message.includes('Interns-Change'))).toHaveLength(1);
  });

  test('fields that nobody knows, and names of prototypes, do nothing', async () => {
    const job = await openChangesJob({ files });
    const entry = JSON.stringify({ ...good(job), mode: '100755', branch: 'main' }).replace(
      '{',
      '{"__proto__":{"status":"added"},',
    );
    const text = forge(job, [good(job)], { branch: 'main', target: 'main', message: 'x' });
    const { thrown } = await job.post(text.replace(JSON.stringify(good(job)), () => entry));
    expect(thrown).toBeUndefined();
    expect(job.state.refs.get('heads/main')).not.toBe(job.state.refs.get('heads/topic'));
    expect(bytesOf(filesOf(job).get('src/range.ts') ?? '').toString()).toBe('good\n');
    expect(filesOf(job).get('src/range.ts')).toBeInstanceOf(Uint8Array);
  });
});

const comment = {
  name: 'issue_comment',
  payload: { issue: { number: 7, pull_request: {} }, comment: { body: '/intern fix' } },
};

test('on a comment, which names no head, a head that is no ancestor of the branch takes nothing', async () => {
  const job = await openChangesJob({ files });
  const { makeCommit } = await import('../../support/fake-github-git.ts');
  const evil = makeCommit(job.state, new Map([...filesOf(job), ['src/evil.ts', 'evil\n']]), {
    parents: [],
    message: 'Evil',
  });
  const text = forge(job, [toEntry(filesOf(job), 'src/range.ts', 'x\n')], { head: evil });
  const { thrown } = await job.post(text, {}, comment);
  expect(thrown).toMatchObject({ code: 'changes_head_moved' });
  const none = forge(job, [good(job)], { head: 'f'.repeat(40) });
  expect((await job.post(none, {}, comment)).thrown).toMatchObject({ code: 'changes_file_refused' });
  expect(job.state.refs.get('heads/topic')).toBe(job.head);
});

const parser = new MarkdownIt({ html: true, linkify: true });

describe("the intern's words", () => {
  test.each(hostileWords.map((words) => [JSON.stringify(words), words] as const))(
    '%s act in no message and no body',
    async (_, said) => {
      const job = await openChangesJob({ files });
      const text = job.collect({ 'src/range.ts': 'good\n' }, { said });
      const { io, thrown } = await job.post(text, { changes: 'pull-request', comment: 'sticky' });
      expect(thrown).toBeUndefined();
      const { message } = commitOf(job.state, io.outputs['commit-sha'] ?? '');
      expect(
        message
          .split('\n')
          .filter((line) => !/^Interns-(?:Run|Change|Policy): |^Changes by an intern \(intern\)$|^$/.test(line)),
      ).toEqual([]);
      const body = job.state.pullRequests.get(8)?.body ?? '';
      expect(body).not.toMatch(/\[(?:skip ci|ci skip|no ci|skip actions|actions skip)\]|skip-checks\s*:|-by\s*:/i);
      expect(body).not.toMatch(
        /@(?=\w)|(?<!&)#(?=\d)|GH-\d|<script|<img|<!--|<h1|issues\/\d|href="(?!https:\/\/github.com\/acme\/app\/actions)/,
      );
      expect(body).not.toContain('\u202e');
      const kinds = parser.parse(body, {}).map(({ type }) => type);
      expect(kinds.filter((type) => /fence|code_block|heading|image|link/.test(type))).toEqual([]);
      expect(io.log.messages.filter(({ message: line }) => /^::/m.test(line))).toEqual([]);
    },
  );
});

describe('a suggestion that holds', () => {
  test.each(hostileLines.map((line) => [JSON.stringify(line), line] as const))(
    '%s is one fence, and nothing beside it',
    async (_, line) => {
      const patch = '@@ -0,0 +1,3 @@\n+one\n+two\n+three';
      const job = await openChangesJob({
        files,
        pull: { files: [{ filename: 'src/range.ts', patch, status: 'added' }] },
      });
      const text = job.collect({ 'src/range.ts': `one\n${line}\nthree\n` });
      expect((await job.post(text, { changes: 'suggestions' })).thrown).toBeUndefined();
      const body = job.state.threads[0]?.comments[0]?.body ?? '';
      const [marker, fence, ...others] = parser.parse(body, {});
      expect([marker?.type, fence?.type, others]).toEqual(['html_block', 'fence', []]);
      expect(fence?.content).toBe(`${line}\n`);
    },
  );

  test.each(['bidi \u202e', 'zero\u200bwidth', 'cr\r'])(
    '%j, which hides something, is shown and can not be taken by a click',
    async (line) => {
      const patch = '@@ -0,0 +1,3 @@\n+one\n+two\n+three';
      const job = await openChangesJob({
        files,
        pull: { files: [{ filename: 'src/range.ts', patch, status: 'added' }] },
      });
      const text = job.collect({ 'src/range.ts': `one\n${line}\nthree\n` });
      expect((await job.post(text, { changes: 'suggestions' })).thrown).toBeUndefined();
      expect(job.state.threads[0]?.comments[0]?.body).not.toContain('suggestion\n');
    },
  );

  test('a diff in the body ends no fence either', async () => {
    const job = await openChangesJob({ files });
    const text = job.collect({ 'src/range.ts': `${hostileLines.join('\n')}\n` });
    expect((await job.post(text, { changes: 'suggestions' })).thrown).toBeUndefined();
    const tokens = parser.parse(job.state.reviews[0]?.body ?? '', {});
    expect(tokens.filter(({ type }) => type === 'fence')).toHaveLength(1);
    expect(tokens.filter(({ type }) => /heading|blockquote|list/.test(type))).toEqual([]);
  });
});

describe('words of the workflow', () => {
  test.each(['two\nlines', 'x\r', ' blank', 'x\u0000', 'x\u2028y', 'x'.repeat(201), '\u202ex'])(
    'the headline %j is refused',
    async (words) => {
      const job = await openChangesJob({ files });
      const { thrown } = await job.post(job.collect({ 'src/range.ts': 'good\n' }), { 'commit-message': words });
      expect(thrown).toMatchObject({ code: 'input_invalid' });
      expect(job.fake.requests).toEqual([]);
    },
  );

  test.each(['Intern', 'a b', '../x', 'a/b', '-\n', 'ä', '$(id)'])('the tag %j is refused', async (tag) => {
    const job = await openChangesJob({ files });
    const { thrown } = await job.post(job.collect({ 'src/range.ts': 'good\n' }), { 'comment-tag': tag });
    expect(thrown).toMatchObject({ code: 'input_invalid' });
    expect(job.fake.requests).toEqual([]);
  });
});

test.each(['x"y', "x'$(id)", 'x;y', '${{x}}', 'x%0Ay', 'ä/日本', '@{x', 'refs/heads/main', '#1', 'a&b=c', '-x'])(
  'a branch %j is committed to, and no other',
  async (branch) => {
    const job = await openChangesJob({ files, pull: { head_ref: branch } });
    job.state.refs.delete('heads/topic');
    job.state.refs.set(`heads/${branch}`, job.head);
    const { thrown, io } = await job.post(
      job.collect(
        { 'README.md': 'x\n' },
        { changes: [toEntry(new Map(Object.entries(files)), 'src/range.ts', 'x\n')] },
      ),
      { comment: 'new' },
    );
    expect(thrown).toBeUndefined();
    expect(job.branches().toSorted()).toEqual(['main', branch].toSorted());
    expect(job.state.refs.get(`heads/${branch}`)).toBe(io.outputs['commit-sha']);
    expect(job.state.comments[0]?.body).not.toMatch(/#1\b(?<!&#1)/);
  },
);
