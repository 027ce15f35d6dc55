// The workflow that `interns init` writes, and the identity of its job.
import type { InitAnswers } from './answers.ts';
import { quoted } from './policy-text.ts';
import type { LocalRepository } from './repository.ts';
import { templates } from './templates.ts';

/** Writes the workflow; pushes to `branch` start it, if pushes do. */
export function toWorkflow(answers: InitAnswers, branch: string): string {
  const { use, trigger, baseUrl, federationPolicyId, intern } = answers;
  const values: Readonly<Record<string, string>> = {
    BASE_URL: quoted(baseUrl),
    AUDIENCE: baseUrl === '' ? '' : encodeURIComponent(new URL(baseUrl).origin),
    POLICY_ID:
      federationPolicyId === undefined ? '${{ vars.INTERNS_FEDERATION_POLICY_ID }}' : quoted(federationPolicyId),
    INTERN: quoted(intern),
    BRANCH: quoted(branch),
  };
  const template = templates[use === 'prompt' ? trigger : use];
  return template.replaceAll(/__([A-Z_]+)__/g, (_, name: string) => values[name] ?? '');
}

/** The environment of the agent's job, as in its template: the model's provider recognises the job by it. */
const agentEnvironment = 'agent-review';

/** The audience that the model's provider asks for, as in the template. */
const modelAudience = 'https://api.openai.com/v1';

/** The demands on the job's identity, under the names of docs/local-service.md, "Configure it". */
export interface FederationPolicy {
  readonly issuer: string;
  readonly subject: string;
  /** For a repository created, renamed or transferred since 2026-07-15. */
  readonly subject_with_ids: string;
  readonly audience: string;
}

/** Allows the one event that starts the workflow. */
export function toFederationPolicy(answers: InitAnswers, local: LocalRepository): FederationPolicy {
  const context = answers.trigger === 'pull_request' ? 'pull_request' : `ref:refs/heads/${local.branch}`;
  return demandsOn(context, new URL(answers.baseUrl).origin, local);
}

/** Allows the job with the agent; the provider recognises the job by its environment. */
export function toModelPolicy(local: LocalRepository): FederationPolicy {
  return demandsOn(`environment:${agentEnvironment}`, modelAudience, local);
}

function demandsOn(context: string, audience: string, { fullName = 'OWNER/NAME' }: LocalRepository): FederationPolicy {
  return {
    issuer: 'https://token.actions.githubusercontent.com',
    subject: `repo:${fullName}:${context}`,
    subject_with_ids: `repo:${fullName.replace('/', '@OWNER_ID/')}@REPOSITORY_ID:${context}`,
    audience,
  };
}
