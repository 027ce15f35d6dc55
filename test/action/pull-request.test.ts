// Interns on pull requests: who may start one, the comment, and a person who decides.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { RunError } from '../../src/errors.ts';
import { buildMarker, readMarker } from '../../src/github/comment-marker.ts';
import type { FakeComment } from '../support/fake-github-state.ts';
import { addCommit } from '../support/fake-github-state.ts';
import type { PullRequestJob } from '../support/pull-request-job.ts';
import { openPullRequestJob } from '../support/pull-request-job.ts';

const nothing = 'version: 1\n';
const asking = `version: 1
rules:
  - { id: deploys, match: { kind: permission, tool: deploy }, then: ask, reason: A person looks at deploys. }
questions:
  - { id: colours, match: { kind: elicitation }, then: ask }
`;
const deploy: Parameters<typeof openPullRequestJob>[0][number] = {
  permission: { operation: 'deploy', options: ['allow_once', 'reject_once'] },
};
const steps = [{ say: '**Fine**, @octocat: see #1.' }] as const;

test('a stranger starts no run: it ends green before any token is asked for', async () => {
  const job = await openPullRequestJob([...steps], nothing);
  job.state.users.set('stranger', { role: 'read' });
  const { io, conclusion } = await job.run({}, { env: { GITHUB_ACTOR: 'stranger' } });
  expect([conclusion, io.outputs]).toEqual(['skipped', { conclusion: 'skipped' }]);
  expect(io.log.at('notice').join()).toContain('"stranger" has the permission "read"');
  expect(io.summary).toContain('Skipped');
  expect(job.fake.requests.every((request) => /\/users\/|\/permission$/.test(request))).toBe(true);
});

test('when GitHub does not tell who may, nobody starts a run', async () => {
  const job = await openPullRequestJob([...steps], nothing);
  job.fake.intercept = () => ({ status: 403, json: { message: 'Resource not accessible by integration' } });
  expect((await job.run()).thrown).toMatchObject({ code: 'github_refused' });
  expect((await job.run({ 'github-token': '' })).thrown).toMatchObject({
    code: 'input_missing',
    message: 'Input "github-token" is empty, and GitHub has to be asked for this run.',
  });
  expect((await job.run({}, { env: { GITHUB_REPOSITORY: 'nothing' } })).thrown).toMatchObject({
    code: 'input_invalid',
    message: 'GITHUB_REPOSITORY is "nothing", no repository.',
  });
});

test.each([
  ['skip', 'skipped', undefined],
  ['fail', undefined, { code: 'identity_missing' }],
])("a fork's pull request without an identity: on-fork %s", async (onFork, conclusion, thrown) => {
  const job = await openPullRequestJob([...steps], nothing);
  const pull_request = { number: 7, head: { repo: { id: 99 } }, base: { repo: { id: job.state.repository_id } } };
  const given = { 'api-key': '', 'federation-policy-id': 'fp_1', 'on-fork': onFork };
  const result = await job.run(given, { payload: { pull_request } });
  expect(result.conclusion).toBe(conclusion);
  if (thrown === undefined)
    expect(result.io.log.at('notice')).toEqual([
      'No run was started. The pull request comes from a fork, and GitHub gives its jobs no identity. Someone with write access can run the intern by a comment.',
    ]);
  if (thrown !== undefined) expect(result.thrown).toMatchObject(thrown);
  expect(job.fake.requests).toEqual([]);
});

test("a fork's pull request with another credential runs", async () => {
  const job = await openPullRequestJob([...steps], nothing);
  const pull_request = { number: 7, head: { repo: { id: 99 } }, base: { repo: { id: job.state.repository_id } } };
  expect((await job.run({}, { payload: { pull_request } })).conclusion).toBe('finished');
});

test('a pull request that changes the policy is remarked in log, summary and transcript', async () => {
  const job = await openPullRequestJob([...steps], nothing);
  const known = job.state.pullRequests.get(7);
  if (known === undefined) throw new Error('There is no pull request.');
  job.state.pullRequests.set(7, { ...known, files: [{ filename: '.github/intern-policy.yml' }] });
  const { io } = await job.run();
  expect(io.log.at('warning').join()).toContain('takes effect after the merge');
  expect(io.summary).toMatch(/\[!WARNING\]\n> This pull request changes the permission policy/);
});

test('the policy may ask for permission and fork, and gets what the API says', async () => {
  const policy = `version: 1
rules:
  - id: maintainers
    when: { fork: false, actor: { permission: [maintain, admin], type: User } }
    match: { kind: permission, tool: deploy }
    then: allow
`;
  const job = await openPullRequestJob([deploy, ...steps], policy);
  job.state.users.set('octocat', { role: 'maintain' });
  job.state.users.set('rerunner', { role: 'write' });
  const comment = { issue: { number: 7, pull_request: {} }, comment: { body: '/intern', user: { login: 'octocat' } } };
  const answers = async (env: Readonly<Record<string, string>>): Promise<unknown> => {
    const { io } = await job.run({}, { name: 'issue_comment', payload: comment, env });
    return JSON.parse(io.outputs['decisions'] ?? '')[0].answer;
  };
  expect(await answers({})).toBe('allow_once');
  expect(await answers({ GITHUB_TRIGGERING_ACTOR: 'rerunner' })).toBe('reject_once');
});

test('the sticky comment is written once, kept up to date, and has the report at the end', async () => {
  const job = await openPullRequestJob([...steps], nothing);
  const { io } = await job.run({ comment: 'sticky', transcript: 'none' });
  expect(job.state.comments).toHaveLength(1);
  const body = job.state.comments[0]?.body ?? '';
  expect(body.split('\n')[0]).toBe(buildMarker({ kind: 'sticky', tag: 'intern', session: io.outputs['session-id'] }));
  expect(body).toContain('<strong>Fine</strong>, @\u2060octocat: see #\u20601.');
  expect(body).toContain('href="https://github.com/acme/app/actions/runs/4711"');
  expect(io.outputs['comment-url']).toBe('https://github.com/acme/app/pull/1#issuecomment-1');
  expect(io.summary).not.toContain('Fine');
  await job.run({ comment: 'sticky' });
  expect(job.state.comments).toHaveLength(1);
});

test('the sticky comment of another account, or with another tag, is not ours', async () => {
  const job = await openPullRequestJob([...steps], nothing);
  const at = '2026-11-18T11:00:00Z';
  const copy = (id: number, author: string, tag: string): FakeComment => {
    const body = `${buildMarker({ kind: 'sticky', tag, session: 'stolen' })}\nCopied`;
    return { id, issue: 7, author, body, created_at: at, updated_at: at };
  };
  job.state.users.set('copycat', { role: 'read' });
  job.state.comments.push(copy(1, 'copycat', 'intern'), copy(2, 'github-actions[bot]', 'other'));
  const { io } = await job.run({ comment: 'sticky', 'session-id': 'from-comment' });
  expect(job.state.comments.map(({ body }) => body.includes('Copied'))).toEqual([true, true, false]);
  expect(io.outputs['session-id']).not.toBe('stolen');
});

test('the sticky comment is found on the last page, and continues its session', async () => {
  const job = await openPullRequestJob([...steps], nothing);
  const first = await job.run({ comment: 'sticky' });
  const [ours] = job.state.comments.splice(0);
  for (let id = 100; id < 350; id += 1) {
    const at = '2026-11-18T11:00:00Z';
    job.state.comments.push({ id, issue: 7, author: 'octocat', body: 'Chatter', created_at: at, updated_at: at });
  }
  if (ours !== undefined) job.state.comments.push(ours);
  const second = await job.run({ comment: 'sticky', 'session-id': 'from-comment' });
  expect(job.state.comments).toHaveLength(251);
  expect(second.io.outputs['session-id']).toBe(first.io.outputs['session-id']);
});

test('new writes one comment for each run', async () => {
  const job = await openPullRequestJob([...steps], nothing);
  await job.run({ comment: 'new' });
  await job.run({ comment: 'new' });
  expect(job.state.comments.map(({ body }) => readMarker(body)?.kind)).toEqual(['new', 'new']);
});

test('a comment that may have been written is not written again, and the run goes on', async () => {
  const job = await openPullRequestJob([...steps], nothing);
  job.fake.intercept = (request) => (request.startsWith('POST /repos') ? { status: 502 } : undefined);
  const { io, conclusion } = await job.run({ comment: 'sticky' });
  expect(conclusion).toBe('finished');
  expect(job.fake.requests.filter((request) => request.startsWith('POST /repos'))).toHaveLength(1);
  expect(io.log.at('warning').join()).toContain('The comment could not be written');
});

test('a report that GitHub calls too long is shortened', async () => {
  const job = await openPullRequestJob([{ say: 'word '.repeat(40_000) }], nothing);
  let refused = 0;
  job.fake.intercept = (request) => {
    const isFinal = request.startsWith('PATCH') && refused === 0;
    if (isFinal) refused += 1;
    return isFinal ? { status: 422, json: { message: 'body is too long' } } : undefined;
  };
  await job.run({ comment: 'sticky' });
  const body = job.state.comments[0]?.body ?? '';
  expect(refused).toBe(1);
  expect(Buffer.byteLength(body)).toBeLessThan(12_000);
  expect(body).toContain('characters are left out here');
});

test('a run that did not start says so in its comment', async () => {
  const job = await openPullRequestJob([...steps], nothing);
  await job.run({ comment: 'new', intern: 'nobody' });
  expect(job.state.comments[0]?.body).toMatch(/The run did not start[\s\S]*No intern has the name/);
});

/** Answers the question of the sticky comment with these bodies as soon as it stands there; `CODE` is its code. */
function answerWith(job: PullRequestJob, ...answers: readonly Partial<FakeComment>[]): void {
  const left = [...answers];
  job.fake.intercept = (request) => {
    const [, code] = /^\/(?:allow|answer|reject) ([0-9A-Z]{8})/m.exec(job.state.comments[0]?.body ?? '') ?? [];
    const next = request.includes('since=') && code !== undefined ? left.shift() : undefined;
    if (next === undefined) return undefined;
    const at = new Date(job.clock.now()).toISOString().replace(/\.\d+Z/, 'Z');
    const comment = { id: job.state.comments.length + 1, issue: 7, author: 'octocat', created_at: at, updated_at: at };
    job.state.comments.push({ ...comment, ...next, body: (next.body ?? '').replace('CODE', code ?? '') });
    return undefined;
  };
}

async function decisionsOf(job: PullRequestJob): Promise<readonly Record<string, unknown>[]> {
  const { io } = await job.run({ comment: 'sticky' });
  return JSON.parse(io.outputs['decisions'] ?? '');
}

test.each([
  ['/allow CODE', 'allow_once'],
  ['  /allow   CODE \n', 'allow_once'],
  ['/allow-always CODE', 'allow_once'],
  ['/reject CODE', 'reject_once'],
])('a person with write permission decides: %j', async (body, answer) => {
  const job = await openPullRequestJob([deploy, ...steps], asking);
  answerWith(job, { body });
  expect(await decisionsOf(job)).toMatchObject([{ answer, rule: 'deploys', reason: 'A person decided.' }]);
});

test.each<[string, Partial<FakeComment>]>([
  ['the wrong code', { body: '/allow AAAAAAAA' }],
  ['no code', { body: '/allow' }],
  ['more than the command', { body: '/allow CODE please' }],
  ['a quoted command', { body: '> /allow CODE' }],
  ['someone without write permission', { body: '/allow CODE', author: 'reader' }],
  ['a bot', { body: '/allow CODE', author: 'renovate[bot]' }],
  ['an edited comment', { body: '/allow CODE', updated_at: '2026-11-18T13:00:00Z' }],
  ['a comment from before the question', { body: '/allow CODE', created_at: '2026-11-18T11:59:59Z' }],
])('%s decides nothing, and the reject ladder follows in time', async (_name, comment) => {
  const job = await openPullRequestJob([deploy, ...steps], asking);
  job.state.users.set('reader', { role: 'triage' });
  job.state.users.set('renovate[bot]', { type: 'Bot', role: 'admin' });
  answerWith(job, comment);
  const { io } = await job.run({ comment: 'sticky' });
  const lines = readFileSync(io.outputs['transcript-file'] ?? '', 'utf8')
    .trim()
    .split('\n');
  const at = (type: string): number =>
    Date.parse(lines.map((line) => JSON.parse(line)).find((one) => one.type === type)?.at);
  expect(JSON.parse(io.outputs['decisions'] ?? '')).toMatchObject([
    { answer: 'reject_once', reason: 'Nobody answered.' },
  ]);
  expect(at('decision') - at('pause')).toBeLessThan(300_000);
});

test("the author of a fork's pull request decides nothing, whatever the permission", async () => {
  const job = await openPullRequestJob([deploy, ...steps], asking);
  job.state.pullRequests.set(7, { head_sha: 'a', base_sha: 'b', author: 'octocat', head_repository: 99 });
  answerWith(job, { body: '/allow CODE' });
  const pull_request = { number: 7, head: { repo: { id: 99 } }, base: { repo: { id: job.state.repository_id } } };
  const { io } = await job.run({ comment: 'sticky' }, { payload: { pull_request } });
  expect(JSON.parse(io.outputs['decisions'] ?? '')).toMatchObject([{ answer: 'reject_once' }]);
  expect(io.log.at('warning').join()).toContain('fork');
});

test('an answer that does not fit is refused in the comment, and another with a new code counts', async () => {
  const fields = [{ name: 'colour', type: 'string', required: true, options: ['red', 'blue'] }];
  const job = await openPullRequestJob([{ ask: { message: 'Which?', fields } }, ...steps], asking);
  const bodies: string[] = [];
  answerWith(job, { body: '/answer CODE green' }, { body: '/answer CODE {"colour": "blue"}' });
  const answering = job.fake.intercept;
  job.fake.intercept = (request) => {
    bodies.push(job.state.comments[0]?.body ?? '');
    return answering?.(request);
  };
  expect(await decisionsOf(job)).toMatchObject([{ answer: '{"action":"accept","content":{"colour":"blue"}}' }]);
  expect(bodies.some((body) => body.includes('The last answer did not fit'))).toBe(true);
  const codes = new Set(bodies.flatMap((body) => /^\/answer ([0-9A-Z]{8})/m.exec(body)?.[1] ?? []));
  expect(codes.size).toBe(2);
});

test.each([
  ['is shown with what nobody would see', 'deploy \u202e\u200bx', String.raw`deploy \u{202e}\u{200b}x`],
  ['of 19,000 characters is shown whole', `deploy ${'x'.repeat(19_000)}`, 'x'.repeat(19_000)],
])('a question %s', async (_name, operation, shown) => {
  const everything = 'version: 1\nrules:\n  - { id: all, match: { kind: permission }, then: ask }\n';
  const job = await openPullRequestJob([{ permission: { operation } }, ...steps], everything);
  const bodies: string[] = [];
  job.fake.intercept = () => void bodies.push(job.state.comments[0]?.body ?? '');
  await job.run({ comment: 'sticky' });
  expect(bodies.find((body) => body.includes('/allow'))).toContain(shown);
});

test('a question that is too long to be shown whole is asked of nobody', async () => {
  const everything = 'version: 1\nrules:\n  - { id: all, match: { kind: permission }, then: ask }\n';
  const job = await openPullRequestJob(
    [{ permission: { operation: `deploy ${'x'.repeat(20_000)}` } }, ...steps],
    everything,
  );
  const { io } = await job.run({ comment: 'sticky' });
  expect(JSON.parse(io.outputs['decisions'] ?? '')).toMatchObject([{ answer: 'reject_once' }]);
  expect(job.fake.requests.some((request) => request.includes('since='))).toBe(false);
  expect(io.log.at('warning').join()).toContain('Nobody is asked');
});

test('self-drive on an event that outsiders can cause is warned of', async () => {
  const job = await openPullRequestJob([...steps], nothing);
  const { io } = await job.run({ 'approval-mode': 'self-drive' });
  expect(io.log.at('warning').join()).toContain('self-drive');
});

test('a comment of our own starts no run, even where anyone may', async () => {
  const job = await openPullRequestJob([...steps], nothing);
  const body = `${buildMarker({ kind: 'new', tag: 'intern' })}\nDone.`;
  const payload = { issue: { number: 7, pull_request: {} }, comment: { body, user: { login: 'octocat' } } };
  const { conclusion } = await job.run({ 'actor-permission': 'none' }, { name: 'issue_comment', payload });
  expect(conclusion).toBe('skipped');
  expect(job.fake.requests).toEqual([]);
});

test('a cancelled run has its report in the comment all the same', async () => {
  const job = await openPullRequestJob([deploy, ...steps], asking);
  const cancelled = new AbortController();
  job.fake.intercept = (request) => {
    if (request.includes('since=')) cancelled.abort(new RunError('cancelled', 'The step was cancelled.'));
    return undefined;
  };
  const { conclusion } = await job.run({ comment: 'sticky' }, { signal: cancelled.signal });
  expect(conclusion).toBe('failed');
  expect(job.state.comments.map(({ body }) => body)).toEqual([expect.stringContaining('The step was cancelled')]);
});

test('without a sticky comment nobody is asked', async () => {
  const job = await openPullRequestJob([deploy, ...steps], asking);
  const { io } = await job.run({ comment: 'new' });
  expect(JSON.parse(io.outputs['decisions'] ?? '')).toMatchObject([{ answer: 'reject_once' }]);
});

test('what is asked stands in a fence, the decided policy at its commit in the report', async () => {
  const operation = 'deploy```\n</details> @octocat <img src=x>';
  const everything = 'version: 1\nrules:\n  - { id: all, match: { kind: permission }, then: ask }\n';
  const job = await openPullRequestJob([{ permission: { operation } }, ...steps], everything);
  const commit = addCommit(job.state, 'heads/main', { '.github/intern-policy.yml': everything });
  const bodies: string[] = [];
  job.fake.intercept = () => {
    bodies.push(job.state.comments[0]?.body ?? '');
    return undefined;
  };
  const { io } = await job.run({ comment: 'sticky' });
  const asked = bodies.find((body) => body.includes('/allow'));
  expect(asked).toMatch(/````text\n\{\n {2}"kind": "permission",\n/);
  expect(io.summary).toContain(commit.slice(0, 12));
});
