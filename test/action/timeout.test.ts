// The time of a step: it begins with the step and ends every request to GitHub, never as `finished`.
import { expect, test } from 'vitest';
import { openPullRequestJob } from '../support/pull-request-job.ts';

const policy = `version: 1
rules:
  - { id: deploys, match: { kind: permission, tool: deploy }, when: { draft: false }, then: allow }
`;

test.each([
  ['who may start it', /collaborators/],
  ['the policy', /\/contents\//],
  ['whether the pull request changes the policy', /pulls\/7\/files/],
  ['what the policy asks of a pull request', /pulls\/7$/],
  ['the prompt', /pulls\/7\/files/],
  ['its old comment', /issues\/7\/comments/],
])('a step whose question about %s hangs ends with its time', async (what, path) => {
  const job = await openPullRequestJob([{ say: 'Done.' }], policy);
  job.fake.intercept = (request) => (path.test(request) ? 'hang' : undefined);
  const prompt = what === 'the prompt' ? 'See {{pull_request.files}}.' : 'Hello';
  const payload = { issue: { number: 7, pull_request: {} }, comment: { body: '/intern', user: { login: 'octocat' } } };
  const { conclusion, thrown } = await job.run(
    { timeout: '1s', comment: 'sticky', prompt },
    { name: 'issue_comment', payload },
  );
  expect([conclusion, thrown]).toMatchObject([undefined, { code: 'timeout' }]);
  expect(job.requests()).toEqual([]);
});
