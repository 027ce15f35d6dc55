// The variables that lead to the identity of a job, by name.
import { expect, test } from 'vitest';
import { grantsIdentity } from '../../src/identity/places.ts';

test.each([
  'ACTIONS_ID_TOKEN_REQUEST_URL',
  'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
  'BITBUCKET_STEP_OIDC_TOKEN',
  'BUILDKITE_AGENT_ACCESS_TOKEN',
  'CIRCLE_OIDC_TOKEN',
  'CIRCLE_OIDC_TOKEN_V2',
  'SYSTEM_ACCESSTOKEN',
  'SYSTEM_OIDCREQUESTURI',
  'INTERNS_ID_TOKEN',
  'INTERNS_ID_TOKEN_COMMAND',
  'INTERNS_KUBERNETES_TOKEN_FILE',
  'TFC_WORKLOAD_IDENTITY_TOKEN',
  'TFC_WORKLOAD_IDENTITY_TOKEN_INTERNS',
  'IDENTITY_ENDPOINT',
  'IDENTITY_HEADER',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
  'AWS_WEB_IDENTITY_TOKEN_FILE',
  'AWS_CONTAINER_AUTHORIZATION_TOKEN',
])('%s grants an identity', (name) => {
  expect(grantsIdentity(name)).toBe(true);
});

test.each(['', 'PATH', 'GITHUB_ACTIONS', 'MY_TFC_WORKLOAD_IDENTITY_TOKEN', 'interns_id_token', 'AWS_REGION'])(
  '"%s" grants none',
  (name) => {
    expect(grantsIdentity(name)).toBe(false);
  },
);
