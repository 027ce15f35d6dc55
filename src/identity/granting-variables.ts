// The variables by which a CI job gets its identity: a program that is to do without the identity does without them.

const names: ReadonlySet<string> = new Set([
  'ACTIONS_ID_TOKEN_REQUEST_URL',
  'ACTIONS_ID_TOKEN_REQUEST_TOKEN',
  'BITBUCKET_STEP_OIDC_TOKEN',
  'BUILDKITE_AGENT_ACCESS_TOKEN', // asks for identities, and for all else that an agent may
  'CIRCLE_OIDC_TOKEN',
  'CIRCLE_OIDC_TOKEN_V2',
  'SYSTEM_ACCESSTOKEN',
  'SYSTEM_OIDCREQUESTURI',
  'INTERNS_ID_TOKEN',
  'INTERNS_ID_TOKEN_COMMAND',
  'INTERNS_KUBERNETES_TOKEN_FILE',
]);

/** Whether a variable is, or leads to, the identity of a CI job; those of the sources are in docs/identity.md. */
export function grantsIdentity(name: string): boolean {
  return names.has(name) || name.startsWith('TFC_WORKLOAD_IDENTITY_TOKEN');
}
