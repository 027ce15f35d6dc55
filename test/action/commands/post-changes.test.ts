// `command: post-changes`: what another job collected is committed, opened or suggested, and anything else is refused.
import { describe, expect, test } from 'vitest';
import { bytesOf, type ChangesJob, openChangesJob, openPolicy } from '../../support/changes-job.ts';
import { commitOf, pushCommit, setBranch } from '../../support/fake-github-git.ts';
import type { FakePullRequest } from '../../support/fake-github-state.ts';

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

test('commit: where the runner does not tell its server, no run is named', async () => {
  const job = await openChangesJob();
  await job.post(job.collect(change), {}, { env: { GITHUB_SERVER_URL: '' } });
  const { message } = commitOf(job.state, job.state.refs.get('heads/topic') ?? '');
  expect(message).toMatch(/\n\nInterns-Change: sha256:[0-9a-f]{64}\nInterns-Policy: sha256:[0-9a-f]{64}$/);
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

describe('a pull request that somebody else opens from our branch, just before we do', () => {
  test.each([
    ['stranger', 'NONE', 'changes_not_posted'],
    ['stranger', 'CONTRIBUTOR', 'changes_not_posted'],
    ['hubot', 'MEMBER', undefined], // as a person does where actions may open none
  ])('by %s, who is %s: %s', async (author, association, code) => {
    const job = await openChangesJob();
    job.fake.intercept = (request) => {
      const [branch] = job.branches().filter((name) => name.startsWith('interns/'));
      if (branch === undefined || !/^POST .*\/pulls$/.test(request)) return undefined;
      const place = { head_sha: job.head, head_ref: branch, base_sha: job.head, base_ref: 'topic' };
      job.state.pullRequests.set(9, { ...place, author, association, title: 'Fixes #1' });
      return undefined;
    };
    const { io, thrown } = await job.post(job.collect(change), { changes: 'pull-request' });
    if (code === undefined) expect(io.outputs['changes-url']).toBe('https://github.com/acme/app/pull/9');
    else expect(thrown).toMatchObject({ code, message: expect.stringContaining('close it') });
  });
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

describe('a lost answer', () => {
  // Each mutation is done, and its answer never arrives.
  test.each([
    ['commit', 1],
    ['commit', 2],
    ['commit', 3],
    ['pull-request', 1],
    ['pull-request', 2],
  ] as const)('by %s, of mutation %i, changes nothing', async (way, lost) => {
    const job = await openChangesJob();
    let count = 0;
    job.state.onMutation = () => {
      count += 1;
      return count === lost ? 'lost' : undefined;
    };
    const { io, thrown } = await job.post(job.collect(change), { changes: way });
    expect(thrown).toBeUndefined();
    expect(count).toBe(way === 'commit' ? 3 : 2);
    expect(io.outputs['conclusion']).toBe('finished');
    expect(job.branches()).toHaveLength(way === 'commit' ? 2 : 3);
  });

  test.each([
    ['pull-request', '/pulls'],
    ['suggestions', '/pulls/7/reviews'],
  ])('by %s, of the one that posts: it is found, and nothing is posted twice', async (changes, path) => {
    const job = await openChangesJob();
    job.fake.loses = (request) => request === `POST /repos/acme/app${path}`;
    const { io, thrown } = await job.post(job.collect(change), { changes });
    expect(thrown).toBeUndefined();
    expect(io.outputs['changes-url']).toMatch(/\/pull\/(?:8|7#pullrequestreview-1)$/);
    expect([job.state.pullRequests.size, job.state.reviews.length]).toEqual(
      changes === 'pull-request' ? [2, 0] : [1, 1],
    );
  });

  test.each(['commit', 'pull-request', 'suggestions'])(
    'of a whole attempt by %s: the next one finishes it',
    async (changes) => {
      const job = await openChangesJob();
      const text = job.collect(change);
      // Everything after some request fails; the next attempt begins where that one ended.
      for (let last = 1; ; last += 1) {
        let sent = 0;
        job.fake.intercept = () => {
          sent += 1;
          return sent > last ? { status: 400 } : undefined;
        };
        const { thrown, io } = await job.post(text, { changes });
        if (thrown !== undefined) continue;
        expect(io.outputs['conclusion']).toBe('finished');
        break;
      }
      const commits = [...job.state.history.values()].filter(({ message }) => message.includes('Interns-Change'));
      expect(commits.length).toBe(changes === 'suggestions' ? 0 : 1);
      expect(job.state.pullRequests.size).toBe(changes === 'pull-request' ? 2 : 1);
      expect(job.state.reviews).toHaveLength(changes === 'suggestions' ? 1 : 0);
    },
  );
});

describe('an attempt that ended between two of its steps, before the branch moved on', () => {
  /** Lets an attempt end right behind this many mutations. */
  async function endAfter(job: ChangesJob, text: string, given: Readonly<Record<string, string>>, mutations: number) {
    let count = 0;
    job.state.onMutation = () => {
      count += 1;
      if (count === mutations) job.fake.intercept = () => ({ status: 400 });
      return undefined;
    };
    expect((await job.post(text, given)).thrown).toBeDefined();
    job.state.onMutation = undefined;
    job.fake.intercept = undefined;
    return pushCommit(job.state, 'topic', { 'README.md': '# Other\n' });
  }

  test.each([
    ['commit', 1],
    ['commit', 2],
    ['pull-request', 1],
  ])('by %s, after mutation %i: the next one begins again on the new tip', async (changes, mutations) => {
    const job = await openChangesJob();
    const text = job.collect(change);
    const tip = await endAfter(job, text, { changes }, mutations);
    expect(job.branches()).toHaveLength(3);
    const { io, thrown } = await job.post(text, { changes });
    expect(thrown).toBeUndefined();
    expect(commitOf(job.state, io.outputs['commit-sha'] ?? '').parents).toEqual([tip]);
    expect(job.branches()).toHaveLength(changes === 'commit' ? 2 : 3);
  });

  test('by pull-request, after its commit: the next one opens it from there', async () => {
    const job = await openChangesJob();
    const text = job.collect(change);
    await endAfter(job, text, { changes: 'pull-request' }, 2);
    const { io, thrown } = await job.post(text, { changes: 'pull-request' });
    expect(thrown).toBeUndefined();
    expect(commitOf(job.state, io.outputs['commit-sha'] ?? '').parents).toEqual([job.head]);
  });

  test('what somebody else put on the branch of that name is left as it is', async () => {
    const job = await openChangesJob();
    const text = job.collect(change);
    await endAfter(job, text, { changes: 'commit' }, 2);
    const own = job.branches().find((name) => name.startsWith('interns/')) ?? '';
    const theirs = pushCommit(job.state, own, { 'src/theirs.ts': 'theirs\n' });
    for (const changes of ['commit', 'pull-request']) {
      const { thrown } = await job.post(text, { changes });
      expect(thrown).toMatchObject({
        code: 'changes_not_posted',
        message: expect.stringContaining('Delete that branch'),
      });
    }
    expect(job.state.refs.get(`heads/${own}`)).toBe(theirs);
  });
});

test('an older run that is started again closes no newer pull request', async () => {
  const job = await openChangesJob();
  const text = job.collect(change);
  await job.post(text, { changes: 'pull-request' });
  const first = job.state.pullRequests.get(8);
  if (first !== undefined) job.state.pullRequests.set(8, { ...first, state: 'closed', is_merged: true });
  await job.post(job.collect({ 'src/new.ts': 'newer\n' }), { changes: 'pull-request' });
  const { io } = await job.post(text, { changes: 'pull-request' });
  expect(io.outputs['changes-url']).toMatch(/\/pull\/8$/);
  expect(job.state.pullRequests.get(9)?.state).not.toBe('closed');
});

describe('nothing is posted', () => {
  interface Refusal {
    readonly code: string;
    readonly message: RegExp;
    readonly given?: Readonly<Record<string, string>>;
    readonly prepare: (job: ChangesJob) => void;
  }

  const onMutation =
    (name: string, act: (job: ChangesJob) => 'refused' | 'lost' | undefined) =>
    (job: ChangesJob): void => {
      job.state.onMutation = (mutation) => (mutation === name ? act(job) : undefined);
    };

  test.each<[string, Refusal]>([
    [
      'GitHub makes another tree',
      {
        code: 'changes_differ',
        message: /should be [0-9a-f]{40}/,
        prepare: (job) => {
          job.state.spoil = (files) => void files.set('src/more.ts', 'more\n');
        },
      },
    ],
    [
      'GitHub changes a line end',
      {
        code: 'changes_differ',
        message: /The commit was discarded/,
        prepare: (job) => {
          job.state.spoil = (files) => void files.set('src/new.ts', 'new\r\n');
        },
      },
    ],
    [
      'the token may not write',
      {
        code: 'changes_not_posted',
        message: /"contents: write"/,
        prepare: (job) => void job.state.lacks.add('contents: write'),
      },
    ],
    [
      'a branch "interns" is in the way',
      {
        code: 'changes_not_posted',
        message: /A branch named "interns" or "interns\/intern" is in its way/,
        prepare: (job) => void job.state.refs.set('heads/interns', job.head),
      },
    ],
    [
      'the branch is protected',
      {
        code: 'changes_not_posted',
        message: /Protected branch update failed.*set "changes" to "pull-request"/,
        prepare: (job) => void job.state.lacks.add('push to topic'),
      },
    ],
    [
      'somebody pushes at the last moment',
      {
        code: 'changes_head_moved',
        message: /is at another commit/,
        prepare: (job) => {
          let refs = 0;
          onMutation('updateRefs', () => {
            refs += 1;
            if (refs === 2) pushCommit(job.state, 'topic', { 'README.md': 'late\n' });
            return undefined;
          })(job);
        },
      },
    ],
    [
      'somebody pushes while the commit is made',
      {
        code: 'changes_head_moved',
        message: /it is at [0-9a-f]{40} now/,
        prepare: onMutation('createCommitOnBranch', (job) => {
          pushCommit(job.state, 'topic', { 'README.md': 'late\n' });
          return undefined;
        }),
      },
    ],
    [
      'somebody approves while the commit is made',
      {
        code: 'changes_not_posted',
        message: /is approved/,
        prepare: onMutation('createCommitOnBranch', (job) => {
          job.state.pullRequests.set(7, { ...pullOf(job), opinions: ['APPROVED'] });
          return undefined;
        }),
      },
    ],
    [
      'somebody approves another one from this branch while the commit is made',
      {
        code: 'changes_not_posted',
        message: /pull request 8 is approved/,
        prepare: onMutation('createCommitOnBranch', (job) => {
          job.state.pullRequests.set(8, { ...pullOf(job), base_ref: 'release', opinions: ['APPROVED'] });
          return undefined;
        }),
      },
    ],
    [
      'somebody closes it while the commit is made',
      {
        code: 'changes_not_posted',
        message: /is closed/,
        prepare: onMutation('createCommitOnBranch', (job) => {
          job.state.pullRequests.set(7, { ...pullOf(job), state: 'closed' });
          return undefined;
        }),
      },
    ],
    [
      'somebody deletes the branch while the commit is made',
      {
        code: 'changes_not_posted',
        message: /: The branch no longer exists\./,
        prepare: onMutation('createCommitOnBranch', (job) => {
          job.state.refs.delete('heads/topic');
          return undefined;
        }),
      },
    ],
    [
      'it is approved by now',
      {
        code: 'changes_not_posted',
        message: /is approved/,
        prepare: (job) => void job.state.pullRequests.set(7, { ...pullOf(job), opinions: ['APPROVED'] }),
      },
    ],
    [
      'the history was rewritten',
      {
        code: 'changes_head_moved',
        message: /is not known to descend from/,
        prepare: (job) => {
          setBranch(job.state, 'topic', job.state.refs.get('heads/main'));
          pushCommit(job.state, 'topic', { 'README.md': 'other\n' });
        },
      },
    ],
    [
      'actions may open no pull request',
      {
        code: 'changes_not_posted',
        given: { changes: 'pull-request' },
        message:
          /Turn on "Allow GitHub Actions to create and approve pull requests".*The commit is on "interns\/intern\/4711-/,
        prepare: (job) => void job.state.lacks.add('open pull requests'),
      },
    ],
    [
      'the token may not review',
      {
        code: 'changes_not_posted',
        given: { changes: 'suggestions' },
        message: /"pull-requests: write"/,
        prepare: (job) => void job.state.lacks.add('pull-requests: write'),
      },
    ],
  ])('where %s', async (_, { code, message, given, prepare }) => {
    const job = await openChangesJob();
    const text = job.collect(change);
    const before = job.state.refs.get('heads/topic');
    prepare(job);
    const { thrown } = await job.post(text, given);
    expect(thrown).toMatchObject({ code, message: expect.stringMatching(message) });
    const tip = job.state.refs.get('heads/topic') ?? '';
    expect(tip === before || !commitOf(job.state, tip).message.includes('Interns-Change')).toBe(true);
    const left = job.branches().filter((name) => name.startsWith('interns/'));
    expect(left).toHaveLength(given?.['changes'] === 'pull-request' ? 1 : 0);
    const opened = [...job.state.pullRequests.values()].filter(({ head_ref = '' }) => head_ref.startsWith('interns/'));
    expect([opened, job.state.reviews]).toEqual([[], []]);
  });

  test('a workflow file needs another token, and says so', async () => {
    const policy = openPolicy.replace('"docs/**"', '".github/workflows/ci.yml"');
    const job = await openChangesJob({ policy });
    job.state.lacks.add('workflows: write');
    const { thrown } = await job.post(job.collect({ '.github/workflows/ci.yml': 'on: push\n' }));
    expect(thrown).toMatchObject({
      code: 'changes_not_posted',
      message: expect.stringContaining('"workflows: write"'),
    });
    expect(job.branches()).toEqual(['main', 'topic']);
  });
});

function pullOf(job: ChangesJob): FakePullRequest {
  const pull = job.state.pullRequests.get(7);
  if (pull === undefined) throw new Error('There is no pull request 7.');
  return pull;
}

describe('skipped', () => {
  test('a pull request of ours that somebody closed is not opened again', async () => {
    const job = await openChangesJob();
    const text = job.collect(change);
    await job.post(text, { changes: 'pull-request' });
    const pull = job.state.pullRequests.get(8);
    if (pull !== undefined) job.state.pullRequests.set(8, { ...pull, state: 'closed' });
    const { io, conclusion } = await job.post(text, { changes: 'pull-request' });
    expect(conclusion).toBe('skipped');
    expect(io.summary).toContain('somebody closed it');
    expect(job.state.pullRequests.size).toBe(2);
  });

  test('three changes in a row at the tip are enough', async () => {
    const job = await openChangesJob();
    const text = job.collect(change);
    const digest = `sha256:${'d'.repeat(64)}`;
    for (const round of [1, 2, 3])
      pushCommit(job.state, 'topic', { 'README.md': `${round}` }, `x\n\nInterns-Change: ${digest}`);
    const { io, conclusion } = await job.post(text);
    expect(conclusion).toBe('skipped');
    expect(io.summary).toContain('The last 3 commits of');
  });

  test("a fork's own event has nothing to post with, whatever the file is", async () => {
    const job = await openChangesJob({ pull: { head_repository: 99 } });
    const { conclusion } = await job.post('no file', { changes: 'suggestions' });
    expect(conclusion).toBe('skipped');
  });
});

test('a newer pull request replaces one that nobody touched, and says so there', async () => {
  const job = await openChangesJob();
  await job.post(job.collect(change), { changes: 'pull-request' });
  const { io, thrown } = await job.post(job.collect({ 'src/new.ts': 'newer\n' }), { changes: 'pull-request' });
  expect(thrown).toBeUndefined();
  expect(io.outputs['changes-url']).toMatch(/\/pull\/9$/);
  expect(job.state.pullRequests.get(8)).toMatchObject({ state: 'closed' });
  expect(job.state.comments).toMatchObject([
    { issue: 8, body: expect.stringMatching(/^<!--.*-->\nReplaced by #9\.$/) },
  ]);
});

test('of a schedule, a pull request goes into the branch of the event', async () => {
  const job = await openChangesJob();
  const main = job.state.refs.get('heads/main') ?? '';
  const env = { GITHUB_REF: 'refs/heads/main', GITHUB_SHA: main };
  const text = job.collect(change, { pull_request: null, head: main });
  const event = { name: 'schedule', payload: { schedule: '0 4 * * 1' }, env };
  const { io, thrown } = await job.post(text, { changes: 'pull-request' }, event);
  expect(thrown).toBeUndefined();
  expect(io.outputs['changes-url']).toMatch(/\/pull\/8$/);
  expect(job.state.pullRequests.get(8)).toMatchObject({ base_ref: 'main' });
  const other = await job.post(text, {}, event);
  expect(other.thrown).toMatchObject({
    code: 'changes_not_posted',
    message: expect.stringContaining('default branch'),
  });
});

test('a trusted event obeys the policy of its own commit, any other that of the default branch', async () => {
  const job = await openChangesJob();
  const strict = 'version: 1\nchanges:\n  - { id: none, paths: ["**"], then: stop }\n';
  const topic = pushCommit(job.state, 'topic', { '.github/intern-policy.yml': strict });
  const env = { GITHUB_REF: 'refs/heads/topic', GITHUB_SHA: topic };
  const pushed = { name: 'push', payload: {}, env };
  const text = job.collect(change, { pull_request: null, head: topic });
  expect((await job.post(text, {}, pushed)).thrown).toMatchObject({
    message: expect.stringContaining('"none" says stop'),
  });
  const comment = {
    name: 'issue_comment',
    payload: { issue: { number: 7, pull_request: {} }, comment: { body: '/fix' } },
  };
  const byComment = await job.post(job.collect(change, { head: topic }), { 'actor-permission': 'none' }, comment);
  expect(byComment.thrown).toBeUndefined();
});

test('a commit that GitHub does not sign is a warning', async () => {
  const job = await openChangesJob();
  job.state.signs = false;
  const { io } = await job.post(job.collect(change));
  expect(io.log.at('warning')).toEqual([expect.stringContaining('did not sign')]);
});

test('the comment has the paths and the link, once', async () => {
  const job = await openChangesJob();
  const text = job.collect(change);
  const { io } = await job.post(text, { comment: 'sticky' });
  await job.post(text, { comment: 'sticky' });
  expect(job.state.comments).toHaveLength(1);
  const { body = '' } = job.state.comments[0] ?? {};
  expect(body).toContain(`/commit/${io.outputs['commit-sha']}`);
  expect(body).toContain('<code>src&#47;range&#46;ts</code>');
  expect(io.outputs['comment-url']).toContain('#issuecomment-1');
});

test('a person who has seen the suggestions of one head gets those of the next', async () => {
  const job = await openChangesJob();
  const text = job.collect(change);
  await job.post(text, { changes: 'suggestions' });
  pushCommit(job.state, 'topic', { 'README.md': '# Other\n' });
  expect((await job.post(text, { changes: 'suggestions' })).thrown).toBeUndefined();
  expect(job.state.reviews.map(({ commit }) => commit)).toEqual([job.head, job.state.refs.get('heads/topic')]);
});

test('where GitHub takes no line, all stands in the review', async () => {
  const patch = '@@ -0,0 +1,5 @@\n+one\n+two\n+three\n+four\n+five';
  const job = await openChangesJob({ pull: { files: [{ filename: 'src/range.ts', patch, status: 'added' }] } });
  const text = job.collect(change);
  // The list of files and the review disagree, as after a push that GitHub has not shown everywhere.
  let listed = false;
  job.fake.intercept = (request) => {
    if (request.includes('/files')) listed = true;
    if (listed && request.startsWith('POST') && request.endsWith('/reviews'))
      job.state.pullRequests.set(7, { ...pullOf(job), files: [] });
    return undefined;
  };
  const { thrown } = await job.post(text, { changes: 'suggestions' });
  expect(thrown).toBeUndefined();
  expect(job.state.threads).toEqual([]);
  expect(job.state.reviews[0]?.body).toContain('+2');
});

test.each([
  ['commit', 17],
  ['pull-request', 16],
  ['suggestions', 17],
])('by %s it takes %i requests: 15 and one for each of two contents that are read', async (changes, most) => {
  const job = await openChangesJob();
  await job.post(job.collect(change), { changes });
  expect(job.fake.requests.length).toBeLessThanOrEqual(most);
});
