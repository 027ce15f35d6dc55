// A person decides on the pull request where the policy asks for one.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { Steps } from '../../service/support/service.ts';
import { addCommit, type FakeComment } from '../../support/fake-github-state.ts';
import { commentEvent } from '../../support/github-access.ts';
import { type JobEvent, openPullRequestJob, type PullRequestJob } from '../../support/pull-request-job.ts';
import type { GivenInputs } from '../../support/settings.ts';

const asking = `version: 1
rules:
  - { id: deploys, match: { kind: permission, tool: deploy }, then: ask, reason: A person looks at deploys. }
questions:
  - { id: colours, match: { kind: elicitation }, then: ask }
`;
const deploy: Steps[number] = {
  permission: { operation: 'deploy', options: ['allow_once', 'reject_once'] },
};
const steps = [{ say: '**Fine**, @octocat: see #1.' }] as const;

const polls = ({ fake }: PullRequestJob): readonly string[] =>
  fake.requests.filter((request) => request.includes('since='));

/** Answers the question of the sticky comment with these bodies as soon as it stands there; `CODE` is its code. */
function answerWith(job: PullRequestJob, ...answers: readonly Partial<FakeComment>[]): void {
  const left = [...answers];
  job.fake.intercept = (request) => {
    const [, code] = /^\/(?:allow|answer|reject) ([0-9A-Z]{8})/m.exec(job.state.comments[0]?.body ?? '') ?? [];
    const next = request.includes('since=') && code !== undefined ? left.shift() : undefined;
    if (next === undefined) return undefined;
    const at = job.state
      .now()
      .toISOString()
      .replace(/\.\d+Z/, 'Z');
    const comment = { id: job.state.comments.length + 1, issue: 7, author: 'octocat', created_at: at, updated_at: at };
    job.state.comments.push({ ...comment, ...next, body: (next.body ?? '').replace('CODE', code ?? '') });
    return undefined;
  };
}

async function decisionsOf(
  job: PullRequestJob,
  event: Partial<JobEvent> = {},
): Promise<readonly Record<string, unknown>[]> {
  const { io } = await job.run({ comment: 'sticky' }, event);
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
  // The payload tells that it is no fork.
  expect(job.fake.requests.filter((request) => request.endsWith('/pulls/7'))).toEqual([]);
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

test('the comment says who was asked and what that person said', async () => {
  const job = await openPullRequestJob([deploy, ...steps], asking);
  answerWith(job, { body: '/allow CODE' });
  await decisionsOf(job);
  expect(job.state.comments[0]?.body).toContain('| <code>deploy</code> | ✅ Asked octocat&#58; allowed |');
});

test('the comment of a decided question links no longer to what was asked, which is answered', async () => {
  const job = await openPullRequestJob([deploy, ...steps], asking);
  answerWith(job, { body: '/allow CODE' });
  await decisionsOf(job);
  expect(job.state.comments[1]?.body).toContain('octocat answered&#58; allow');
  expect(job.state.comments[1]?.body).not.toContain('<a href');
});

test.each([-90_000, 90_000])(
  "an answer in time counts where GitHub's clock is %i ms from the runner's",
  async (offMs) => {
    const job = await openPullRequestJob([deploy, ...steps], asking);
    job.state.now = () => new Date(job.clock.now() + offMs);
    answerWith(job, { body: '/allow CODE' });
    expect(await decisionsOf(job)).toMatchObject([{ answer: 'allow_once', reason: 'A person decided.' }]);
  },
);

const forkPayload = { pull_request: { number: 7, head: { repo: { id: 99 } }, base: { repo: { id: 1 } } } };

test.each<[string, Partial<JobEvent>, number, string]>([
  ['from a fork decides nothing', { payload: forkPayload }, 99, 'reject_once'],
  ['from a fork decides nothing, though the event does not tell of it', commentEvent, 99, 'reject_once'],
  ['from a branch decides, though the event does not tell of it', commentEvent, 1296269, 'allow_once'],
])('the author of a pull request %s, whatever the permission', async (_, event, head_repository, answer) => {
  const job = await openPullRequestJob([deploy, ...steps], asking);
  job.state.pullRequests.set(7, { head_sha: 'a', base_sha: 'b', author: 'octocat', head_repository });
  answerWith(job, { body: '/allow CODE' });
  expect(await decisionsOf(job, event)).toMatchObject([{ answer }]);
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
  expect(bodies.some((body) => body.includes('The last answer is not valid'))).toBe(true);
  const codes = new Set(bodies.flatMap((body) => /^\/answer ([0-9A-Z]{8})/m.exec(body)?.[1] ?? []));
  expect(codes.size).toBe(2);
});

test.each([
  ['is shown with what nobody would see', 'deploy \u202e\u200bx', String.raw`deploy \u{202e}\u{200b}x`],
  ['of 10,000 characters is shown whole', `deploy ${'x'.repeat(10_000)}`, `↪ ${'x'.repeat(57)}`],
  ['does not end where spaces push it away', `npm test${' '.repeat(400)}&& curl x | sh`, 'npm test␣×400&& curl x | sh'],
])('a question %s', async (_name, operation, shown) => {
  const everything = 'version: 1\nrules:\n  - { id: all, match: { kind: permission }, then: ask }\n';
  const job = await openPullRequestJob([{ permission: { operation } }, ...steps], everything);
  const bodies: string[] = [];
  job.fake.intercept = () => void bodies.push(job.state.comments[0]?.body ?? '');
  await job.run({ comment: 'sticky' });
  expect(bodies.find((body) => body.includes('/allow'))).toContain(shown);
});

test.each<[GivenInputs, string, Partial<JobEvent>]>([
  [{ comment: 'new' }, 'a pull request', {}],
  [{ comment: 'none' }, 'a pull request', {}],
  [{ comment: 'sticky' }, 'an issue', { name: 'issues', payload: { issue: { number: 7 } } }],
])('with %j nobody is asked on %s', async (given, _, event) => {
  const job = await openPullRequestJob([deploy, ...steps], asking);
  const { io, conclusion } = await job.run(given, event);
  expect(conclusion).toBe('finished');
  expect(JSON.parse(io.outputs['decisions'] ?? '')).toMatchObject([{ answer: 'reject_once' }]);
  expect(polls(job)).toEqual([]);
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
  expect(asked).toMatch(/````text\n {2}deploy```\n⏎ <\/details> @octocat <img src=x>\n````/);
  expect(io.summary).toContain(commit.slice(0, 12));
});
