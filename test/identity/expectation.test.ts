// The comparison of a token's claims with a rule: what is the same, what differs and why, and a rule that is too wide.
import { expect, test } from 'vitest';
import {
  compareClaims,
  type Expectation,
  findBreadthWarning,
  readExpectation,
} from '../../src/identity/expectation.ts';

const claims = {
  iss: 'https://token.actions.githubusercontent.com',
  aud: ['https://api.anthropic.com'],
  sub: 'repo:acme/app:environment:prod',
  environment: 'prod',
  run_attempt: 1,
  workflow_ref: 'acme/app/.github/workflows/a.yml@refs/heads/main',
  job_workflow_ref: 'acme/app/.github/workflows/a.yml@refs/heads/main',
};

function read(written: unknown): Expectation {
  const expected = readExpectation(written);
  if (typeof expected === 'string') throw new Error(expected);
  return expected;
}

const states = (written: unknown, given: Readonly<Record<string, unknown>> = claims) =>
  Object.fromEntries(compareClaims(read(written), given).map(({ part, state }) => [part, state]));
const why = (written: unknown, more: Readonly<Record<string, unknown>> = {}) =>
  compareClaims(read(written), { ...claims, ...more })[0]?.why;

test.each([
  [
    'our form',
    { issuer: claims.iss, audience: 'https://api.anthropic.com', subject: claims.sub, claims: { environment: 'prod' } },
  ],
  [
    'a rule of Anthropic',
    {
      id: 'fdrl_1',
      match: {
        subject_prefix: 'repo:acme/app:environment:*',
        claims: { environment: 'prod' },
        audience: 'https://api.anthropic.com',
        condition: null,
      },
    },
  ],
  [
    'a mapping of OpenAI',
    {
      service_account_id: 'x',
      attribute_matchers: { iss: claims.iss, sub: claims.sub, environment: 'prod', run_attempt: 1 },
    },
  ],
])('%s that takes the token: every part is the same', (_what, written) => {
  expect(new Set(Object.values(states(written)))).toEqual(new Set(['same']));
});

test('each part is told for itself; a type differs too, and an expression is not evaluated', () => {
  const match = {
    subject_prefix: 'repo:acme/app:ref:*',
    claims: { environment: 'Prod', run_attempt: '1', actor: 'x' },
    condition: 'a == b',
  };
  expect(states({ match })).toEqual({
    subject_prefix: 'differs',
    'claims.environment': 'differs',
    'claims.run_attempt': 'differs',
    'claims.actor': 'missing',
    condition: 'unchecked',
  });
  expect(states({ subject: claims.sub }, {})).toEqual({ subject: 'missing' });
  expect(states({ audience: 'https://other.example' })).toEqual({ audience: 'differs' });
  // A star counts in a prefix, and at its end alone.
  expect(states({ subject: 'repo:acme/*' })).toEqual({ subject: 'differs' });
  expect(states({ subject_prefix: 'repo:*/app:environment:prod' })).toEqual({ subject_prefix: 'differs' });
});

test.each([
  [
    'ids',
    { subject: 'repo:acme/app:environment:prod' },
    { sub: 'repo:acme@1/app@2:environment:prod' },
    /carries the numeric ids .* Write "repo:acme@1\/app@2:environment:prod"/,
  ],
  ['no ids', { subject: 'repo:acme@1/app@2:environment:prod' }, {}, /lacks the numeric ids/],
  ['an environment', { subject: 'repo:acme/app:ref:refs/heads/main' }, {}, /takes the place of the branch/],
  [
    'no environment',
    { subject: 'repo:acme/app:environment:prod' },
    { sub: 'repo:acme/app:ref:refs/heads/main' },
    /uses no environment/,
  ],
  [
    'a pull request',
    { subject: 'repo:acme/app:ref:refs/heads/main' },
    { sub: 'repo:acme/app:pull_request' },
    /names no branch/,
  ],
  [
    'a reusable workflow',
    { subject: 'repo:acme/other:environment:prod' },
    { job_workflow_ref: 'acme/shared/b.yml@main' },
    /reusable workflow/,
  ],
  ['case', { subject: 'repo:Acme/app:environment:prod' }, {}, /upper and lower case/],
  ['a slash', { issuer: `${claims.iss}/` }, {}, /slash at the end/],
])('%s: the cause is told', (_what, written, more, cause) => {
  expect(why(written, more)).toMatch(cause);
});

test.each([
  [{ subject: 'repo:acme/app:pull_request' }, /every pull request/],
  [{ subject_prefix: 'repo:acme/app:*' }, /more than one branch/],
  [{ match: { subject_prefix: 'repo:acme/app:ref:refs/heads/*' } }, /more than one branch/],
  [{ subject_prefix: 'repo:acme/app:environment:*' }, /more than one branch/],
  [{ attribute_matchers: { iss: claims.iss, repository: 'acme/app' } }, /more than one branch/],
  [{ claims: { repository_id: '1', event_name: 'push' } }, /more than one branch/],
  [{ issuer: claims.iss, audience: 'x' }, /more than one branch/],
  [{ claims: { project_path: 'acme/app' } }, /more than one branch/],
  [{ subject_prefix: 'project_path:acme/app:*' }, /more than one branch/],
  [{ subject_prefix: '*' }, /more than one branch/],
])('rule %# is wider than one may mean', (written, warning) => {
  expect(findBreadthWarning(read(written))).toMatch(warning);
});

test.each([
  { subject: 'repo:acme/app:environment:prod' },
  { subject: 'repo:acme/app:pull_request', claims: { job_workflow_ref: 'x' } },
  { match: { subject_prefix: 'repo:acme/app:*', claims: { environment: 'prod' } } },
  { subject: 'repo:acme/app:ref:refs/heads/main' },
  { subject: 'system:serviceaccount:a:b' },
  { claims: { repository: 'acme/app', environment: 'prod' } },
  { claims: { repository: 'acme/app', ref: 'refs/heads/main' } },
  { issuer: claims.iss, claims: { workflow_ref: 'acme/app/.github/workflows/a.yml@refs/heads/main' } },
  { issuer: 'https://idp.example', claims: { team: 'x' } },
  { subject: 'project_path:acme/app:ref_type:branch:ref:main' },
])('rule %# is not', (written) => {
  expect(findBreadthWarning(read(written))).toBeUndefined();
});

test.each([
  [[], 'it is not a mapping'],
  [{}, 'it expects nothing'],
  [{ match: 1 }, '"match" is not a mapping'],
  [{ attribute_matchers: [] }, '"attribute_matchers" is not a mapping'],
  [{ subjekt: 'x' }, 'the key "subjekt" is not known'],
  [{ subject: 1 }, 'the key "subject" must be a text'],
  [{ claims: 'x' }, 'the key "claims" must be a mapping'],
])('text %# is none', (written, problem) => {
  expect(readExpectation(written)).toBe(problem);
});
