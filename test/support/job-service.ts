// What a job of the tests runs against: a service that takes its identity and has one intern, and the job's own side of it.
import type { JobIdentity, WrittenConfig } from '../../src/service/index.ts';

/** The workspace of everything in it. */
export const jobWorkspaceId = '89f9f5b2-3f89-4eaf-83ca-5ceae149e8bb';

/** An intern of the service. */
export type Intern = NonNullable<WrittenConfig['interns']>[number];

/** What the intern does, turn by turn. */
export type Turns = Extract<NonNullable<Intern['runs']>['playbook'], { turns: unknown }>['turns'];

/** Inputs of a step that sends a prompt to that intern; `base-url` comes beside them. */
export const jobInputs = {
  'federation-policy-id': 'fp_test',
  audience: 'https://interns.example',
  intern: 'tester',
  prompt: 'Do something.',
  timeout: '60s',
} as const;

/** The configuration of a service with an identity provider. */
export function jobConfig(turns: Turns, more: Partial<WrittenConfig> = {}): WrittenConfig {
  return {
    policies: [
      {
        id: jobInputs['federation-policy-id'],
        issuer: 'identity-provider',
        subject: 'repo:local/demo:ref:refs/heads/main',
        audience: jobInputs.audience,
        acts_as: 'key_test',
      },
    ],
    workspaces: [{ id: jobWorkspaceId }],
    keys: [{ hash: 'key_test', secret: 'made-up-secret', workspace_id: jobWorkspaceId }],
    interns: [{ id: 'intern_1', name: jobInputs.intern, workspace_id: jobWorkspaceId, runs: { playbook: { turns } } }],
    ...more,
  };
}

/** A job's identity, as a runner puts it into the environment. */
export function identityEnv({ request_url, request_token }: JobIdentity): Record<string, string> {
  return { ACTIONS_ID_TOKEN_REQUEST_URL: request_url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: request_token };
}
