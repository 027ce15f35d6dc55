// The workflow that `interns init` writes, and the identity of its job.
import type { InitAnswers } from './answers.ts';
import { quoted } from './policy-text.ts';
import type { LocalRepository } from './repository.ts';
import { templates } from './templates.ts';

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

/** As in the template: the model's provider recognises the job by it. */
const agentEnvironment = 'agent-review';

const modelAudience = 'https://api.openai.com/v1';

/** Named as in docs/local-service.md, "Configure it". */
export interface FederationPolicy {
  readonly issuer: string;
  readonly subject: string;
  /** For a repository created, renamed or transferred since 2026-07-15. */
  readonly subject_with_ids: string;
  readonly audience: string;
}

export function toFederationPolicy(answers: InitAnswers, local: LocalRepository): FederationPolicy {
  const context = answers.trigger === 'pull_request' ? 'pull_request' : `ref:refs/heads/${local.branch}`;
  return demandsOn(context, new URL(answers.baseUrl).origin, local);
}

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
