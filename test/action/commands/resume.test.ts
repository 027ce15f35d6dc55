// A late answer: allowed by a comment, used once by the job that it starts.
import { expect, test } from 'vitest';
import { buildMarker, readMarker } from '../../../src/github/comment/marker.ts';
import type { FakeComment } from '../../support/fake-github-state.ts';
import { addCommit } from '../../support/fake-github-state.ts';
import { answer, asking, bodies, chats, codeOf, decisionsOf, deploy, openParked } from '../../support/late-answer.ts';
import type { PullRequestJob } from '../../support/pull-request-job.ts';
import { shas } from '../../support/pull-request-job.ts';
import type { GivenInputs } from '../../support/settings.ts';

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

test('the same answer given again is told that the question was decided', async () => {
  const job = await openParked();
  await answer(job, '/allow CODE');
  const before = job.state.comments.length;
  const { conclusion, io } = await answer(job, '/allow CODE');
  expect([conclusion, job.state.comments.length]).toEqual(['skipped', before + 2]);
  expect(bodies(job).at(-1)).toContain('The question was decided already.');
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
  ...(
    [
      ['closed', { state: 'closed' }, 'The pull request is closed now.'],
      ['a draft', { draft: true }, 'The pull request is a draft now.'],
      ['for another branch', { base_ref: 'release' }, 'The pull request now goes into another branch.'],
    ] as const
  ).map(([what, more, why]): [string, string, (job: PullRequestJob) => void, GivenInputs, string] => [
    what,
    '/allow CODE',
    ({ state }) => state.pullRequests.set(7, { head_sha: shas.head, base_sha: shas.base, ...more }),
    {},
    why,
  ]),
  [
    'with a condition',
    '/allow CODE only if staging is green, otherwise NO',
    () => {},
    {},
    'The answer must be the whole comment: nothing may follow the code.',
  ],
  ['another mode', '/allow CODE', () => {}, { 'approval-mode': 'self-drive' }, 'The approval mode was'],
  ['too late', '/allow CODE', ({ clock }) => clock.advance(3 * 3_600_000), {}, 'It expired at 2026-11-18 14:0'],
  [
    'too late by the clock of GitHub',
    '/allow CODE',
    ({ state, clock }) => {
      const later = clock.now() + 3 * 3_600_000;
      state.now = () => new Date(later);
    },
    {},
    'It expired at 2026-11-18 14:0',
  ],
  ['for ever', '/allow-always CODE', () => {}, {}, 'takes only "/allow" and "/reject", not "/allow-always"'],
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
    'Another answer came first.',
  ],
  [
    'a no, after another has claimed it',
    '/reject CODE',
    ({ state }) => void Object.assign(state.comments[1] ?? {}, { reactions: new Set(['github-actions[bot] rocket']) }),
    {},
    'Another answer came first.',
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
  ['no command', 'Please allow it', {}, 'The event is not an answer to a question.'],
  ['a quoted command', '> /allow CODE', {}, 'The event is not an answer to a question.'],
  ['somebody without write permission', '/allow CODE', { author: 'reader' }, 'but needs "write"'],
  ['a bot', '/allow CODE', { author: 'renovate[bot]' }, 'its author is of type Bot'],
  ['an account that is deleted', '/allow CODE', { author: null }, 'The answer of "nobody" does not count: '],
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
  ['whose run was lost says so', -1, 'skipped', 'It expired at'],
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

test('a question that newer ones have taken the place of is parked no more', async () => {
  const names = ['a', 'b', 'c', 'd'].map((name) => ({ permission: { operation: `deploy ${name}` } }));
  const job = await openParked([...names, { say: 'Done.' }], `${asking}budget: { rejects_in_a_row: 9 }\n`);
  const [oldest = ''] = job.state.comments.flatMap(({ body }) => readMarker(body)?.question?.code ?? []);
  const { conclusion } = await answer(job, `/allow ${oldest}`);
  expect(conclusion).toBe('skipped');
  expect(bodies(job).at(-1)).toContain('It is no longer parked: newer questions took its place.');
});

test('the comment of another workflow keeps none of its questions', async () => {
  const job = await openParked();
  const [sticky] = job.state.comments;
  if (sticky === undefined) throw new Error('There is no sticky comment.');
  job.state.comments.unshift({ ...sticky, id: 99, body: buildMarker({ kind: 'sticky', tag: 'another' }) });
  expect(decisionsOf(await answer(job, '/allow CODE'))).toMatchObject([{ answer: 'allow_once', rule: 'grant' }]);
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
  expect(bodies(job)[1]).toContain('is lost. It is not known whether anything has changed since');
});

test('a comment that was deleted decides nothing, and the job ends green', async () => {
  const job = await openParked();
  const sent = chats(job);
  const result = await answer(job, '/allow CODE', { isDeleted: true });
  expect(result.thrown).toBeUndefined();
  expect([result.conclusion, chats(job)]).toEqual(['skipped', sent]);
  expect(result.io.log.at('notice')).toEqual(['No run was started. The comment is gone. Nothing was sent.']);
});
