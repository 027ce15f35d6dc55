// The post step and the commit status that a killed main step left pending.
import { expect, test } from 'vitest';
import { settleUnwrittenStatus } from '../../../src/action/findings/review-status.ts';
import { testActionIo } from '../../support/action-io.ts';
import { fakeToken } from '../../support/fake-github.ts';
import { openFakeGitHub } from '../../support/github-client.ts';

const sha = 'a'.repeat(40);
const context = 'interns/review';
const runUrl = 'https://github.com/acme/app/actions/runs/1';

const reviewed = (state: string) => ({ last: { state, description: `It is ${state}` } });

test.each([
  ['of this run, which did not finish', runUrl, {}, ['pending', 'error']],
  ['of this run, whose review passed', runUrl, reviewed('success'), ['pending', 'success']],
  ['of this run, whose review asks for changes', runUrl, reviewed('failure'), ['pending', 'failure']],
  ['of a newer run', `${runUrl}2`, reviewed('success'), ['pending']],
])('a pending status %s', async (_, target_url, kept, states) => {
  await using under = await openFakeGitHub();
  const { state, fake } = under;
  const at = '2026-11-18T12:00:00Z';
  state.statuses.push({
    id: 1,
    sha,
    context,
    state: 'pending',
    description: null,
    target_url,
    creator: state.viewer,
    at,
  });
  const env = { GITHUB_API_URL: fake.url, GITHUB_REPOSITORY: 'acme/app' };
  const inputs = { command: 'post-findings', 'github-token': fakeToken } as const;
  const io = testActionIo(inputs, { env });
  await settleUnwrittenStatus(io, JSON.stringify({ sha, context, runUrl, ...kept }));
  expect(io.log.at('warning')).toEqual([]);
  expect(state.statuses.map((status) => status.state)).toEqual(states);
});

test('a state that is not ours is a warning', async () => {
  const io = testActionIo();
  await settleUnwrittenStatus(io, 'no');
  expect(io.log.at('warning')).toEqual([expect.stringContaining('stays "pending"')]);
});
