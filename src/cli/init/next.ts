// The closing words of `interns init`: who has to do what before the workflow runs.
import type { InitAnswers } from './answers.ts';
import { exchangesIdentity, useFacts } from './uses.ts';
import type { FederationPolicy } from './workflow.ts';
import { agentKey } from './workflow-parts.ts';

/** The command that prints the beginning of a subject with numeric ids. */
const idsOf = (repository: string): string =>
  `gh api repos/${repository} --jq '"repo:\\(.owner.login)@\\(.owner.id)/\\(.name)@\\(.id)"'`;

/** The rest of the work, in its order. */
export function whatNext(
  answers: InitAnswers,
  federation: FederationPolicy | undefined,
  fullName: string | undefined,
): string {
  const { workflow } = useFacts[answers.use];
  const unknown =
    fullName === undefined ? ['  OWNER/NAME stands for the repository: git knows of no remote on github.com.'] : [];
  const first = federation === undefined ? secretsOf(answers, fullName ?? 'OWNER/NAME') : administration(federation);
  const variable =
    exchangesIdentity(answers.use) && answers.federationPolicyId === undefined
      ? ['  Then: gh variable set INTERNS_FEDERATION_POLICY_ID --body ID   (its id, in this repository)']
      : [];
  return [
    ...first,
    ...unknown,
    ...variable,
    '',
    `Before the first release of intern-action there is no tag v1. Until then, name a commit in ${workflow}:`,
    '  uses: intern-action/intern-action@COMMIT',
    '',
    'Next: "interns policy test", then commit .github and push. The policy counts on the default branch only: merge it there first.',
  ].join('\n');
}

function administration({ issuer, subject, subject_with_ids: withIds, audience }: FederationPolicy): readonly string[] {
  const [, repository = ''] = /^repo:([^:]*)/.exec(subject) ?? [];
  return [
    'Written. An administrator of the Intern Service creates this federation policy (docs/federation.md of intern-action):',
    `  issuer:    ${issuer}`,
    `  subject:   ${subject}`,
    `  audience:  ${audience}`,
    '  A repository created, renamed or transferred since 2026-07-15 has numeric ids in its subject:',
    `  subject:   ${withIds}`,
    '  This prints its beginning:',
    `    ${idsOf(repository)}`,
    '  While the service refuses the job, a step of the job prints the subject that it has.',
  ];
}

/** The secrets of the uses that exchange no identity. */
function secretsOf({ use }: InitAnswers, repository: string): readonly string[] {
  if (use === 'agent') {
    return [
      'Written. There is no service to ask. An administrator of the repository stores the key of the model:',
      `  gh secret set ${agentKey} --repo ${repository}`,
    ];
  }
  return [
    'Written. An administrator of the Intern Service makes a management key. One of the repository stores it in an environment',
    'that only the default branch may use (Settings, Environments, key-limits):',
    `  gh api --method PUT repos/${repository}/environments/key-limits`,
    `  gh secret set INTERNS_MANAGEMENT_KEY --env key-limits --repo ${repository}`,
    `  gh variable set INTERNS_KEY_HASH --body HASH --repo ${repository}   (the hash of the key to limit)`,
  ];
}
