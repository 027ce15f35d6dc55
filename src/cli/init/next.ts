// The closing words of `interns init`: who has to do what before the workflow runs.
import type { InitAnswers } from './answers.ts';
import type { LocalRepository } from './repository.ts';
import { exchangesIdentity, useFacts } from './uses.ts';
import type { FederationPolicy } from './workflow.ts';
import { agentKey } from './workflow-parts.ts';

/** The command that prints the beginning of a subject with numeric ids. */
const idsOf = (repository: string): string =>
  `  $ gh api repos/${repository} --jq '"repo:\\(.owner.login)@\\(.owner.id)/\\(.name)@\\(.id)"'`;

/** The rest of the work, in its order. A line that begins with "$" is a command to copy. */
export function whatNext(
  answers: InitAnswers,
  federation: FederationPolicy | undefined,
  { fullName, branch }: LocalRepository,
): string {
  const { workflow } = useFacts[answers.use];
  const repository = fullName ?? 'OWNER/NAME';
  const unknown =
    fullName === undefined ? ['  OWNER/NAME stands for the repository: git knows of no remote on github.com.'] : [];
  const first = federation === undefined ? secretsOf(answers, { repository, branch }) : administration(federation);
  const variable =
    exchangesIdentity(answers.use) && answers.federationPolicyId === undefined
      ? [
          'The administrator tells you the id of the policy. Put it in place of ID:',
          `  $ gh variable set INTERNS_FEDERATION_POLICY_ID --body ID --repo ${repository}`,
        ]
      : [];
  return [
    ...first,
    ...unknown,
    ...variable,
    '',
    `Before the first release of intern-action there is no tag v1. Until then, name a commit in ${workflow}:`,
    '  uses: intern-action/intern-action@COMMIT',
    '',
    'Next: run "interns policy test", commit .github and push. The policy counts on the default branch only: merge it there before you try it.',
  ].join('\n');
}

function administration({ issuer, subject, subject_with_ids: withIds, audience }: FederationPolicy): readonly string[] {
  const [, repository = ''] = /^repo:([^:]*)/.exec(subject) ?? [];
  return [
    'Written. An administrator of the Intern Service creates this federation policy (docs/federation.md of intern-action):',
    `  issuer:    ${issuer}`,
    `  subject:   ${subject}`,
    `  audience:  ${audience}`,
    'A repository created, renamed or transferred since 2026-07-15 has numeric ids in its subject:',
    `  subject:   ${withIds}`,
    'This prints the beginning with the ids:',
    idsOf(repository),
    'When the job fails, its step "Say who this job is" prints the subject that it has.',
  ];
}

/** The secrets of the uses that exchange no identity. */
function secretsOf({ use }: InitAnswers, { repository, branch }: Place): readonly string[] {
  if (use === 'agent') {
    return [
      'Written. There is no service to ask. An administrator of the repository stores the key of the model:',
      `  $ gh secret set ${agentKey} --repo ${repository}`,
    ];
  }
  const environment = `repos/${repository}/environments/key-limits`;
  return [
    'Written. An administrator of the Intern Service makes a management key.',
    `An administrator of the repository makes an environment that only the branch ${branch} may use, and stores the key there:`,
    `  $ gh api --method PUT ${environment} -F 'deployment_branch_policy[protected_branches]=false' -F 'deployment_branch_policy[custom_branch_policies]=true'`,
    `  $ gh api --method POST ${environment}/deployment-branch-policies -f name=${branch}`,
    `  $ gh secret set INTERNS_MANAGEMENT_KEY --env key-limits --repo ${repository}`,
    'Put the hash of the key to limit in place of HASH:',
    `  $ gh variable set INTERNS_KEY_HASH --body HASH --repo ${repository}`,
  ];
}

/** A repository and its default branch. */
interface Place {
  readonly repository: string;
  readonly branch: string;
}
