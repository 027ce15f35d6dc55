// The federation policy that an administrator creates, so that the workflow's identity is taken (docs/federation.md).
import type { InitAnswers } from './answers.ts';
import type { LocalRepository } from './repository.ts';

/** What the federation policy demands of the job's identity, under the names of docs/local-service.md, "Configure it". */
export interface FederationPolicy {
  readonly issuer: string;
  readonly subject: string;
  readonly audience: string;
}

/** The policy for the one event that starts the workflow. */
export function toFederationPolicy(answers: InitAnswers, { fullName, branch }: LocalRepository): FederationPolicy {
  const context = answers.trigger === 'pull_request' ? 'pull_request' : `ref:refs/heads/${branch}`;
  return {
    issuer: 'https://token.actions.githubusercontent.com',
    subject: `repo:${fullName ?? 'OWNER/NAME'}:${context}`,
    audience: new URL(answers.baseUrl).origin,
  };
}
