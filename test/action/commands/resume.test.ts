// A late answer: parked by one job, allowed by a comment, used once by another.
import { expect, test } from 'vitest';
import { buildMarker, readMarker } from '../../../src/github/comment/marker.ts';
import { readParked } from '../../../src/github/comment/parked.ts';
import type { Steps } from '../../service/support/service.ts';
import type { FakeComment } from '../../support/fake-github-state.ts';
import { addCommit } from '../../support/fake-github-state.ts';
import type { JobResult, PullRequestJob } from '../../support/pull-request-job.ts';
import { openPullRequestJob, shas } from '../../support/pull-request-job.ts';
import type { GivenInputs } from '../../support/settings.ts';

const asking = `version: 1
rules:
  - { id: deploys, match: { kind: permission }, then: ask, reason: A person looks at deploys. }
`;
const deploy: Steps[number] = {
  permission: { operation: 'deploy production' },
};
const inputs = { comment: 'sticky', 'parked-for': '2h', 'ask-mentions': '@octocat, acme/deployers' };

/** A job whose question nobody answered in time. */
async function openParked(steps = [deploy, { say: 'Done.' }], policy = asking): Promise<PullRequestJob> {
  const job = await openPullRequestJob(steps, policy);
  const { io } = await job.run(inputs);
  expect(io.outputs['decisions']).not.toContain('allow_once');
  return job;
}

const codeOf = ({ state }: PullRequestJob): string =>
  state.comments.flatMap(({ body }) => readMarker(body)?.question?.code ?? []).at(-1) ?? '';

/** Writes a comment and runs the job that it starts. */
async function answer(
  job: PullRequestJob,
  text: string,
  { given = {}, ...more }: Partial<FakeComment> & { readonly given?: GivenInputs } = {},
): Promise<JobResult> {
  const { state } = job;
  const at = state
    .now()
    .toISOString()
    .replace(/\.\d+Z/, 'Z');
  const body = text.replace('CODE', codeOf(job));
  const comment = {
    id: state.comments.length + 1,
    issue: 7,
    author: 'octocat',
    body,
    created_at: at,
    updated_at: at,
    ...more,
  };
  state.comments.push(comment);
  const { author: login, id } = comment;
  const payload = {
    action: 'created',
    issue: { number: 7, pull_request: {} },
    comment: { id, body, user: { login }, updated_at: at },
    repository: { visibility: 'private' },
  };
  const resume = { ...inputs, command: 'resume', prompt: '', ...given };
  return job.run(resume, { name: 'issue_comment', payload, env: { GITHUB_ACTOR: login ?? '' } });
}

const decisionsOf = ({ io }: JobResult): unknown => JSON.parse(io.outputs['decisions'] ?? '[]');
/** A body as a reader sees it. */
const shown = (body: string): string =>
  body.replaceAll('<wbr>', '').replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)));
const bodies = ({ state }: PullRequestJob): readonly string[] => state.comments.map(({ body }) => shown(body));
const chats = ({ requests }: PullRequestJob): number => requests().filter((one) => one.includes('/chat/')).length;

test('a question that nobody answered is rejected, and stays on the sticky comment as parked', async () => {
  const job = await openParked();
  const [sticky, own] = job.state.comments;
  const { parked } = readMarker(sticky?.body ?? '') ?? {};
  expect(parked).toMatchObject([
    {
      comment: own?.id,
      binding: { head: shas.head, approvalMode: 'manual', policy: expect.stringMatching(/^\w{64}$/) },
    },
  ]);
  expect(sticky?.body).toContain(`/allow ${codeOf(job)}\n/reject ${codeOf(job)}`);
  expect(sticky?.body).toContain('deploy production');
  expect(bodies(job)[1]).toContain('Nobody answered in time, so it was rejected. Until 2026-11-18 14:0');
});

test('people are told by a comment of its own, with a link to what is asked', async () => {
  const job = await openPullRequestJob([deploy, { say: 'Done.' }], asking);
  const told: string[] = [];
  job.fake.intercept = () => void told.push(bodies(job)[1] ?? '');
  await job.run(inputs);
  const [first = ''] = told.filter((body) => body !== '');
  expect(first).toContain('✋ reviewer asks. Answer by 2026-11-18 12:0');
  expect(first).toContain('\n@octocat @acme/deployers\n');
  expect(first).toContain('<a href="https://github.com/acme/app/pull/7#issuecomment-1">');
});

test('a late yes lets the intern do it once, in the same session', async () => {
  const job = await openParked();
  const session = readMarker(bodies(job)[0] ?? '')?.session;
  const result = await answer(job, '/allow CODE');
  expect(result.thrown).toBeUndefined();
  expect(result.conclusion).toBe('finished');
  expect(decisionsOf(result)).toMatchObject([{ answer: 'allow_once', rule: 'grant' }]);
  expect(result.io.outputs['session-id']).toBe(session);
  const own = job.state.comments[1];
  expect(bodies(job)[1]).toContain('octocat answered: allow. The intern has used it.');
  expect(own).toMatchObject({ minimized: 'resolved', reactions: new Set(['github-actions[bot] rocket']) });
  expect(readMarker(bodies(job)[0] ?? '')?.parked).toBeUndefined();
  expect(bodies(job)[0]).toContain('Asked octocat');
});

test('the intern is told what is allowed, and the transcript says who did', async () => {
  const job = await openParked();
  const { io } = await answer(job, '/allow CODE');
  const { readFileSync } = await import('node:fs');
  const lines = readFileSync(io.outputs['transcript-file'] ?? '', 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
  expect(lines.find(({ type }) => type === 'prompt').text).toMatch(
    /^A permission .* is given now: "deploy production"\. It holds once/,
  );
  expect(lines.find(({ type }) => type === 'decision')).toMatchObject({
    decided_by: 'person',
    person: 'octocat',
    rule: 'grant',
  });
});

test('of two answers that race, one is used', async () => {
  const job = await openParked();
  const [one, two] = await Promise.all([answer(job, '/allow CODE'), answer(job, '/allow CODE')]);
  const granted = [one, two]
    .flatMap((result) => decisionsOf(result))
    .filter((made) => (made as { rule: string }).rule === 'grant');
  expect(granted).toHaveLength(1);
  expect([one.conclusion, two.conclusion].toSorted()).toEqual(['finished', 'skipped']);
});

test('the same answer given again is skipped without a word', async () => {
  const job = await openParked();
  await answer(job, '/allow CODE');
  const before = job.state.comments.length;
  const { conclusion, io } = await answer(job, '/allow CODE');
  expect([conclusion, job.state.comments.length]).toEqual(['skipped', before + 1]);
  expect(io.log.at('notice').join()).toContain('decided already');
});

test('another request than the one that was parked is asked again', async () => {
  const other = { permission: { operation: 'deploy staging' } };
  const job = await openParked([deploy, other, { say: 'Done.' }]);
  // The newest question is that of "staging": the one of "production" is asked first in the run, and by the rule of the file.
  const result = await answer(job, '/allow CODE');
  expect(decisionsOf(result)).toMatchObject([
    { answer: 'reject_once', rule: 'deploys' },
    { answer: 'allow_once', rule: 'grant' },
  ]);
});

test.each<[string, string, (job: PullRequestJob) => void, GivenInputs, string]>([
  [
    'a new head',
    '/allow CODE',
    ({ state }) => state.pullRequests.set(7, { head_sha: 'c'.repeat(40), base_sha: shas.base }),
    {},
    'The pull request has changed',
  ],
  [
    'another policy',
    '/allow CODE',
    ({ state }) => addCommit(state, 'heads/main', { '.github/intern-policy.yml': `${asking}# changed\n` }),
    {},
    'The permission policy has changed',
  ],
  ['another mode', '/allow CODE', () => {}, { 'approval-mode': 'self-drive' }, 'The approval mode was'],
  ['too late', '/allow CODE', ({ clock }) => clock.advance(3 * 3_600_000), {}, 'Its time was over at 2026-11-18 14:0'],
  ['for ever', '/allow-always CODE', () => {}, {}, 'takes "/allow" and "/reject", and no "/allow-always"'],
  ['a code of no question', '/allow ABCD2345', () => {}, {}, 'No question here has the code ABCD2345.'],
  [
    'edited by somebody else',
    '/allow CODE',
    ({ state }) => {
      const [sticky] = state.comments;
      if (sticky !== undefined)
        Object.assign(sticky, { editor: 'octocat', body: sticky.body.replace('production', 'elsewhere') });
    },
    {},
    'was edited by somebody else',
  ],
  [
    'its own comment edited by somebody else',
    '/allow CODE',
    ({ state }) => void Object.assign(state.comments[1] ?? {}, { editor: 'octocat' }),
    {},
    'was edited by somebody else',
  ],
  [
    'claimed by another',
    '/allow CODE',
    ({ state }) => void Object.assign(state.comments[1] ?? {}, { reactions: new Set(['github-actions[bot] rocket']) }),
    {},
    'Another answer was first.',
  ],
])('an answer does not count, and a comment says why: %s', async (_, text, change, given, why) => {
  const job = await openParked();
  const sent = chats(job);
  change(job);
  const result = await answer(job, text, { given });
  expect(result.thrown).toBeUndefined();
  expect([result.conclusion, chats(job)]).toEqual(['skipped', sent]);
  const said = bodies(job).at(-1) ?? '';
  expect(said).toContain('🚫 The answer does not count.');
  expect(said).toContain(why);
  expect(readMarker(said)?.kind).toBe('new');
});

test.each<[string, string, Partial<FakeComment>, string]>([
  ['no command', 'Please allow it', {}, 'The event is no answer to a question.'],
  ['a quoted command', '> /allow CODE', {}, 'The event is no answer to a question.'],
  ['somebody without write permission', '/allow CODE', { author: 'reader' }, 'it takes the permission "write"'],
  ['a bot', '/allow CODE', { author: 'renovate[bot]' }, 'an account of type Bot'],
  ['an edited comment', '/allow CODE', { updated_at: '2026-11-18T23:00:00Z' }, 'the comment was edited'],
])('%s decides nothing, and no comment says so', async (_, text, comment, why) => {
  const job = await openParked();
  job.state.users.set('reader', { role: 'triage' });
  job.state.users.set('renovate[bot]', { type: 'Bot', role: 'admin' });
  const sent = chats(job);
  const before = job.state.comments.length;
  const given = { 'actor-permission': 'none' };
  const { conclusion, io } = await answer(job, text, { ...comment, given });
  expect([conclusion, chats(job), job.state.comments.length]).toEqual(['skipped', sent, before + 1]);
  expect(io.log.at('notice').join()).toContain(why);
});

test('the author of a pull request from a fork decides nothing', async () => {
  const job = await openParked();
  job.state.pullRequests.set(7, { head_sha: shas.head, base_sha: shas.base, author: 'octocat', head_repository: 99 });
  const { conclusion, io } = await answer(job, '/allow CODE');
  expect(conclusion).toBe('skipped');
  expect(io.log.at('notice').join()).toContain('the author of a pull request from a fork');
});

test.each([
  ['that is still open is left to the run that asks', 60_000, 'skipped', 'The question is still open'],
  ['whose run was lost says so', -1, 'skipped', 'Its time was over'],
])('a question %s', async (_, leftMs, conclusion, why) => {
  const job = await openParked();
  const [, own] = job.state.comments;
  const question = { code: codeOf(job), state: 'open', until: job.clock.now() + leftMs } as const;
  Object.assign(own ?? {}, { body: buildMarker({ kind: 'question', tag: 'intern', question }) });
  const sent = chats(job);
  const result = await answer(job, '/allow CODE');
  expect([result.conclusion, chats(job)]).toEqual([conclusion, sent]);
  expect(result.io.log.at('notice').join()).toContain(why);
});

test('a late no takes the question off the comment, and nothing is sent', async () => {
  const job = await openParked();
  const sent = chats(job);
  const { conclusion } = await answer(job, '/reject CODE');
  expect([conclusion, chats(job)]).toEqual(['skipped', sent]);
  expect(readMarker(bodies(job)[0] ?? '')?.parked).toBeUndefined();
  expect(bodies(job)[0]).not.toContain(`/allow ${codeOf(job)}`);
  expect(bodies(job)[0]).toContain('Done.');
  expect(job.state.comments[1]?.minimized).toBe('resolved');
  expect(bodies(job)[1]).toContain('octocat answered: reject.');
});

test('what changed after the claim counts when the intern asks: the grant is lost, and it is said', async () => {
  const job = await openParked();
  job.fake.intercept = (request) => {
    if (request.includes('/reactions'))
      job.state.pullRequests.set(7, { head_sha: 'c'.repeat(40), base_sha: shas.base });
    return undefined;
  };
  const result = await answer(job, '/allow CODE');
  expect(decisionsOf(result)).toMatchObject([{ answer: 'reject_once' }]);
  expect(bodies(job)[1]).toContain('was not used, and is lost. The pull request has changed');
  expect(result.io.log.at('warning').join()).toContain('is lost');
});

test('where GitHub does not tell whether anything has changed, the grant is lost, and the run goes on', async () => {
  const job = await openParked();
  let isClaimed = false;
  job.fake.intercept = (request) => {
    isClaimed ||= request.includes('/reactions');
    return isClaimed && request.endsWith('/pulls/7') ? { status: 403 } : undefined;
  };
  const result = await answer(job, '/allow CODE');
  expect(result.conclusion).toBe('finished');
  expect(bodies(job)[1]).toContain('is lost. Whether anything has changed since is not known');
});

test.each<[string, Steps[number], string]>([
  ['too long to be kept', { permission: { operation: `deploy ${'x'.repeat(5_000)}` } }, 'it is too long to be kept'],
  [
    'no permission',
    { ask: { message: 'Which?', fields: [{ name: 'colour', type: 'string', required: true }] } },
    'only a permission that can be allowed once is',
  ],
  [
    'a permission that nobody can allow once',
    { permission: { operation: 'deploy', options: ['reject_once'] } },
    'only a permission that can be allowed once is',
  ],
])('a question that is %s is not parked, and it is said', async (_, question, why) => {
  const policy = `${asking}questions:\n  - { id: all, match: { kind: elicitation }, then: ask }\n`;
  const job = await openPullRequestJob([question, { say: 'Done.' }], policy);
  const { io } = await job.run(inputs);
  expect(io.log.at('notice')).toContain(`Nobody answered in time, and the question is not parked: ${why}.`);
  expect(readMarker(bodies(job)[0] ?? '')?.parked).toBeUndefined();
  expect(bodies(job)[1]).toContain('Nobody answered in time. The permission policy decided.');
});

test('without a comment of its own, a question is asked and not parked', async () => {
  const job = await openPullRequestJob([deploy, { say: 'Done.' }], asking);
  let posts = 0;
  job.fake.intercept = (request) => {
    if (request.startsWith('POST /repos')) posts += 1;
    return posts === 2 && request.startsWith('POST /repos') ? { status: 403 } : undefined;
  };
  const { io, conclusion } = await job.run(inputs);
  expect([conclusion, job.state.comments.length]).toEqual(['finished', 1]);
  expect(io.log.at('warning').join()).toContain('The comment of the question could not be written');
  expect(io.log.at('notice').join()).toContain('not parked: it has no comment of its own');
});

test('of many questions the newest three stay parked, and the report beside them fits', async () => {
  const names = ['a', 'b', 'c', 'd'].map((name) => ({ permission: { operation: `deploy ${name.repeat(900)}` } }));
  const job = await openParked(
    [...names, { say: 'word '.repeat(20_000) }],
    `${asking}budget: { rejects_in_a_row: 9 }\n`,
  );
  const parked = readParked(readMarker(job.state.comments[0]?.body ?? ''));
  expect(parked.map(({ arguments: text }) => text.includes('aaa'))).toEqual([false, false, false]);
  expect(parked).toHaveLength(3);
  expect(job.state.comments[0]?.body.length).toBeLessThan(65_536);
});

test('what was parked is dropped where somebody else edited the comment', async () => {
  const job = await openParked();
  Object.assign(job.state.comments[0] ?? {}, { editor: 'octocat' });
  const before = codeOf(job);
  const { io } = await job.run(inputs);
  expect(io.log.at('warning').join()).toContain('Somebody else edited the sticky comment');
  const codes = readParked(readMarker(job.state.comments[0]?.body ?? '')).map(({ code }) => code);
  expect([codes.includes(before), codes]).toEqual([false, [codeOf(job)]]);
});

test('later runs keep what is parked until its time is over', async () => {
  const job = await openParked();
  addCommit(job.state, 'heads/main', { '.github/intern-policy.yml': 'version: 1\n' });
  await job.run(inputs);
  const code = codeOf(job);
  expect(bodies(job)[0]).toContain(`/allow ${code}`);
  job.clock.advance(3 * 3_600_000);
  await job.run({ ...inputs, 'parked-for': '0' });
  expect(bodies(job)[0]).not.toContain(`/allow ${code}`);
});
