// The workflow that `interns init` writes: one job, least permissions, no secret.
import type { InitAnswers, Trigger } from './answers.ts';
import { quoted } from './policy-text.ts';
import type { LocalRepository } from './repository.ts';

/** The parts of a workflow that depend on its trigger. */
interface Shape {
  readonly about: string;
  readonly name: string;
  readonly on: string;
  /** Concurrency of the job: a workflow's counts before any condition, so that every comment would evict a run that waits. */
  readonly concurrency?: readonly string[];
  readonly condition?: string;
  readonly permissions: readonly string[];
  /** Outsiders can cause the other events: their policy is read from the default branch without a checkout. */
  readonly checkout: boolean;
  readonly inputs: readonly string[];
  readonly prompt: readonly string[];
}

const contents = 'contents: read # the permission policy';
const comment = 'pull-requests: write # the comment';

const shapes: Readonly<Record<Trigger, Shape>> = {
  pull_request: {
    about: 'An intern looks at each pull request. Its report is one comment, updated in place.',
    name: 'Intern on pull requests',
    on: '  pull_request:\n    types: [opened, synchronize, ready_for_review]',
    concurrency: [`group: intern-\${{ github.event.pull_request.number }}`, 'cancel-in-progress: true'],
    permissions: [contents, comment],
    checkout: false,
    inputs: ['comment: sticky'],
    prompt: [
      'Review pull request {{pull_request.number}} of {{repository}}. Say what could break, and what is missing.',
      'Title: {{pull_request.title}}',
      'Description: {{pull_request.body}}',
      'Diff: {{pull_request.diff}}',
    ],
  },
  issue_comment: {
    about:
      'A comment that begins with "/intern " on a pull request asks an intern. Without write permission it is skipped.',
    name: 'Intern on comments',
    on: '  issue_comment:\n    types: [created]',
    concurrency: [`group: intern-\${{ github.event.issue.number }}`, 'queue: max'],
    condition: `\${{ github.event.issue.pull_request && startsWith(github.event.comment.body, '/intern ') }}`,
    permissions: [contents, comment],
    checkout: false,
    inputs: ['comment: sticky', 'session-id: from-comment'],
    prompt: [
      'Somebody with write permission on {{repository}} asks you, after the word "/intern":',
      '{{event.comment.body}}',
    ],
  },
  push: {
    about: 'An intern looks at what was pushed. Its report is the summary of the job.',
    name: 'Intern on pushes',
    on: '  push:\n    branches: [BRANCH]',
    permissions: [contents],
    checkout: true,
    inputs: [],
    prompt: ['Look at the last commit of {{repository}}. Say what could break, and what is missing.'],
  },
  schedule: {
    about: 'An intern gets a prompt every Monday morning. Its report is the summary of the job.',
    name: 'Intern every week',
    on: "  schedule:\n    - cron: '17 6 * * 1'\n  workflow_dispatch:",
    permissions: [contents],
    checkout: true,
    inputs: [],
    prompt: ['Look at {{repository}}. Say what needs attention this week.'],
  },
};

const checkoutStep = `      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0
        with:
          persist-credentials: false
`;

/** The workflow file; `branch`: the one that pushes count on. */
export function toWorkflow(answers: InitAnswers, branch: string): string {
  const { about, name, on, concurrency, condition, permissions, checkout, inputs, prompt } = shapes[answers.trigger];
  const policy = answers.federationPolicyId;
  const lines = (all: readonly string[], indent: string): string => all.map((line) => `${indent}${line}\n`).join('');
  return `# ${about}
# Written by "interns init". The prompt at the end is yours to change.
name: ${name}

on:
${on.replace('BRANCH', () => quoted(branch))}

permissions: {}

jobs:
  intern:
${condition === undefined ? '' : `    if: ${condition}\n`}    runs-on: ubuntu-latest
    timeout-minutes: 40
${concurrency === undefined ? '' : `    concurrency:\n${lines(concurrency, '      ')}`}    permissions:
${lines([...permissions, "id-token: write # the job's identity: there is no secret"], '      ')}    steps:
${checkout ? checkoutStep : ''}      # Before the first release of intern-action there is no tag v1: name a commit, as intern-action/intern-action@COMMIT.
      - uses: intern-action/intern-action@v1
        with:
          base-url: ${quoted(answers.baseUrl)}
          federation-policy-id: ${policy === undefined ? `\${{ vars.INTERNS_FEDERATION_POLICY_ID }}` : quoted(policy)}
          intern: ${quoted(answers.intern)}
${lines(inputs, '          ')}          prompt: |
${lines(prompt, '            ')}`;
}

/** The demands of the federation policy on the job's identity, under the names of docs/local-service.md, "Configure it". */
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
