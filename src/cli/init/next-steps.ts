// Writes the closing report of `interns init`: who has to do what, and what an existing policy does not allow yet.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { oneLine } from '../../log.ts';
import { startDecisions } from '../../permission/decide/decide.ts';
import { readPolicy } from '../../permission/file/policy-file.ts';
import type { Policy, PolicyTest } from '../../permission/policy.ts';
import { exchangesIdentity, type InitAnswers, useFacts } from './answers.ts';
import { nameEdit, nameRun, type PolicyAnswers, toFurtherEntries, toPolicyText } from './policy-text.ts';
import type { LocalRepository } from './repository.ts';

export function toFederationPolicy(answers: InitAnswers, local: LocalRepository) {
  const context = answers.trigger === 'pull_request' ? 'pull_request' : `ref:refs/heads/${local.branch}`;
  return toRequiredClaims(context, new URL(answers.baseUrl).origin, local);
}

/** Returns the claims that a job's identity must have, named as in docs/local-service.md, "Configure it". */
function toRequiredClaims(context: string, audience: string, { fullName = 'OWNER/NAME' }: LocalRepository) {
  return {
    issuer: 'https://token.actions.githubusercontent.com',
    subject: `repo:${fullName}:${context}`,
    /** The subject in a repository that was created, renamed or transferred since 2026-07-15. */
    subject_with_ids: `repo:${fullName.replace('/', '@OWNER_ID/')}@REPOSITORY_ID:${context}`,
    audience,
  };
}

type Claims = ReturnType<typeof toRequiredClaims>;

/** Marks commands to copy with "$". */
export function toNextSteps(answers: InitAnswers, local: LocalRepository, federation: Claims | undefined): string {
  const { fullName, branch, otherHost } = local;
  const place = { repository: fullName ?? 'OWNER/NAME', branch };
  const remote = otherHost === undefined ? 'git knows of no remote on github.com' : `its remote is on ${otherHost}`;
  const placeholderNote = fullName === undefined ? [`OWNER/NAME stands for the repository: ${remote}.`] : [];
  const otherCi =
    otherHost === undefined
      ? []
      : ['The workflow is for GitHub Actions. On another CI, use the command line, as examples/gitlab-ci.yml does.'];
  return [
    ...placeholderNote,
    ...otherCi,
    '',
    ...(federation === undefined ? [] : [describeFederation(answers), ...toClaimLines(federation, place)]),
    ...(answers.use === 'agent' ? toModelLines(local, place) : []),
    ...(answers.use === 'keys' ? toKeyLines(place) : []),
    ...toVariableLines(answers, place),
    '',
    `Before the first release of intern-action there is no tag v1. Until then, put a commit in place of COMMIT in ${useFacts[answers.use].workflow}. In your clone of intern-action, this prints one:`,
    '  $ git rev-parse HEAD',
    '',
    ...toLastSteps(answers, place),
  ].join('\n');
}

type Place = Readonly<Record<'repository' | 'branch', string>>;

function toVariableLines(answers: InitAnswers, { repository }: Place): readonly string[] {
  if (!exchangesIdentity(answers.use) || answers.federationPolicyId !== undefined) return [];
  return [
    'The administrator tells you the id of the federation policy. Put it in place of ID:',
    `  $ gh variable set INTERNS_FEDERATION_POLICY_ID --body ID --repo ${repository}`,
  ];
}

function toLastSteps({ use, trigger, baseUrl }: InitAnswers, { repository, branch }: Place): readonly string[] {
  const manualStart = `  $ gh workflow run ${path.basename(useFacts[use].workflow)} --repo ${repository}`;
  if (use === 'keys') {
    return [
      'Write your own limits into .github/key-limits.yml: 50 USD a day is only an example. With the management key in INTERNS_API_KEY, this shows what would change:',
      `  $ INTERNS_BASE_URL='${baseUrl.replaceAll("'", '%27')}' KEY_HASH=HASH interns keys plan .github/key-limits.yml`,
      `Commit .github and merge it into ${branch}: schedules run only from there. To set the limits before midnight:`,
      manualStart,
    ];
  }
  const start = {
    pull_request: ['To try it, open a pull request after that.'],
    issue_comment: ['To try it, write "/intern What could break?" on a pull request after that.'],
    push: ['That merge is the first push that starts it.'],
    schedule: ['To try it before Monday:', manualStart],
  };
  return [
    'Next, check the policy:',
    '  $ interns policy test',
    `Commit .github and merge it into ${branch}: the policy counts on the default branch only.`,
    ...start[trigger],
  ];
}

function describeFederation({ federationPolicyId: id }: InitAnswers): string {
  if (id !== undefined)
    return `The federation policy ${oneLine(id)} must contain this (docs/federation.md of intern-action):`;
  return 'An administrator of the Intern Service creates this federation policy (docs/federation.md of intern-action):';
}

function toClaimLines({ issuer, subject, subject_with_ids: withIds, audience }: Claims, { repository }: Place) {
  const colonAndContext = subject.slice(`repo:${repository}`.length);
  return [
    `  issuer:    ${issuer}`,
    `  subject:   ${subject}`,
    `  audience:  ${audience}`,
    'If the repository was created, renamed or transferred since 2026-07-15, its subject has numeric ids:',
    `  subject:   ${withIds}`,
    'This prints it:',
    `  $ gh api repos/${repository} --jq '"repo:\\(.owner.login)@\\(.owner.id)/\\(.name)@\\(.id)${colonAndContext}"'`,
    'If the job fails, its step "Say who this job is" prints the subject that the job has.',
  ];
}

function toModelLines(local: LocalRepository, place: Place): readonly string[] {
  // Use the environment of templates/agent.yml, by which the provider recognizes the job.
  const claims = toRequiredClaims('environment:agent-review', 'https://api.openai.com/v1', local);
  return [
    'There is no service to ask, and no key to store. The agent is OpenCode, and its model is at OpenAI; docs/model-access.md of intern-action has others. An administrator of the organization at OpenAI registers GitHub as an identity provider, and maps this to a service account:',
    ...toClaimLines(claims, place),
    'The administrator tells you the ids of the identity provider and of the service account; neither is a secret. Put them in place of PROVIDER and ACCOUNT:',
    `  $ gh variable set OPENAI_IDENTITY_PROVIDER_ID --body PROVIDER --repo ${place.repository}`,
    `  $ gh variable set OPENAI_SERVICE_ACCOUNT_ID --body ACCOUNT --repo ${place.repository}`,
  ];
}

function toKeyLines({ repository, branch }: Place): readonly string[] {
  const environment = `repos/${repository}/environments/key-limits`;
  return [
    'An administrator of the Intern Service creates a management key, and tells you the hash of the key to limit.',
    `An administrator of the repository creates an environment that only the branch ${branch} may use, and stores the management key there:`,
    `  $ gh api --method PUT ${environment} -F 'deployment_branch_policy[protected_branches]=false' -F 'deployment_branch_policy[custom_branch_policies]=true'`,
    `  $ gh api --method POST ${environment}/deployment-branch-policies -f name=${branch}`,
    `  $ gh secret set INTERNS_MANAGEMENT_KEY --env key-limits --repo ${repository}`,
    'Put the hash in place of HASH:',
    `  $ gh variable set INTERNS_KEY_HASH --body HASH --repo ${repository}`,
  ];
}

/** Finds what the existing policy does not allow yet; undefined if nothing. `entries` is YAML to paste. */
export async function findGap(file: string, answers: PolicyAnswers) {
  const existing = await readPolicy(await readFile(file), file);
  const generated = await readPolicy(Buffer.from(toPolicyText(answers)), file);
  if ('problems' in existing || 'problems' in generated) {
    return { message: 'The existing policy is invalid: "interns policy check" says why.', entries: '' };
  }
  const { policy } = existing;
  const fails = (name: string) => generated.policy.tests.some((test) => test.name === name && !allows(policy, test));
  const commands = answers.commands.filter((command) => fails(nameRun(command)));
  const paths = answers.paths.filter((glob) => fails(nameEdit(glob)));
  const actions = [...commands.map((command) => `run ${command}`), ...paths.map((glob) => `edit ${glob}`)];
  if (actions.length === 0) return undefined;
  const remark = `On ${answers.trigger} the policy does not yet let an intern ${actions.map(oneLine).join(', ')}.`;
  const emptyListHint = policy.rules.length === 0 ? ' They replace the "[]" after "rules:".' : '';
  return {
    message: `${remark} To allow it, add the entries of each list below to that list in the policy.${emptyListHint}`,
    entries: toFurtherEntries({ ...answers, commands, paths }, policy),
  };
}

function allows(policy: Policy, { context, steps }: PolicyTest): boolean {
  const decisions = startDecisions(policy, context);
  return steps.every(({ pause }, index) => {
    const { answer } = decisions.decide({ toolCallId: `pause-${index}`, arguments: JSON.stringify(pause) });
    return answer?.startsWith('allow') === true;
  });
}
