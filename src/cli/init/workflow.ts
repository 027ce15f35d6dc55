// The workflow that `interns init` writes: one job, least permissions, no secret.
import type { InitAnswers, Trigger } from './answers.ts';
import {
  actionStep,
  agentEnvironment,
  checkoutStep,
  modelAudience,
  otherWorkflows,
  sayWhoStep,
  serviceLines,
  writtenBy,
} from './other-workflows.ts';
import { quoted } from './policy-text.ts';
import type { LocalRepository } from './repository.ts';

/** Depends on the trigger. */
interface Shape {
  readonly about: string;
  readonly name: string;
  readonly on: string;
  /** Of the job: a workflow's counts before any condition, so that every comment would evict a run that waits. */
  readonly concurrency?: readonly string[];
  readonly condition?: string;
  readonly permissions: readonly string[];
  /**
   * Lines behind the checkout, which put what an intern elsewhere is to see into the prompt. Absent where outsiders can cause the
   * event: the policy is then read from the default branch, without a checkout.
   */
  readonly checkout?: readonly string[];
  readonly inputs: readonly string[];
  readonly prompt: readonly string[];
}

const contents = 'contents: read # the permission policy';
const comment = 'pull-requests: write # the comment';

const promptFile = 'prompt-file: prompt.md';

/** Writes the prompt, with the output of a command behind it. Two braces would be a placeholder. */
function promptStep(depth: number, task: string, command: string): readonly string[] {
  return [
    `          fetch-depth: ${depth}`,
    '      # An intern of a deployment sees nothing of this checkout but what the prompt holds.',
    '      - name: Write the prompt',
    '        run: |',
    `          { echo '${task}'`,
    `            ${command}`,
    "          } | sed ':a; s/{{/{ {/; ta' | head --bytes=400000 > prompt.md",
  ];
}

const shapes: Readonly<Record<Trigger, Shape>> = {
  pull_request: {
    about: 'An intern looks at each pull request. Its report is one comment, updated in place.',
    name: 'Intern on pull requests',
    on: '  pull_request:\n    types: [opened, synchronize, reopened, ready_for_review]',
    concurrency: [`group: intern-\${{ github.event.pull_request.number }}`, 'cancel-in-progress: true'],
    permissions: [contents, comment],
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
    inputs: ['comment: sticky', 'session-id: from-comment'],
    prompt: [
      'Somebody with write permission on {{repository}} asks you, after the word "/intern":',
      '{{event.comment.body}}',
      'It is about pull request {{pull_request.number}}, {{pull_request.title}}',
      'Diff: {{pull_request.diff}}',
    ],
  },
  push: {
    about: 'An intern looks at what was pushed. Its report is the summary of the job.',
    name: 'Intern on pushes',
    on: '  push:\n    branches: [BRANCH]',
    permissions: [contents],
    checkout: promptStep(
      2,
      'Look at the last commit. Say what could break, and what is missing.',
      'git --no-pager show --no-show-signature --no-ext-diff --no-textconv --stat --patch HEAD',
    ),
    inputs: [promptFile],
    prompt: [],
  },
  schedule: {
    about: 'An intern gets a prompt every Monday morning. Its report is the summary of the job.',
    name: 'Intern every week',
    on: "  schedule:\n    - cron: '17 6 * * 1'\n  workflow_dispatch:",
    permissions: [contents],
    checkout: promptStep(
      0,
      'These are the commits of the week. Say what needs attention.',
      "git --no-pager log --no-show-signature --no-ext-diff --no-textconv --stat --since='8 days ago'",
    ),
    inputs: [promptFile],
    prompt: [],
  },
};

export function toWorkflow(answers: InitAnswers, branch: string): string {
  return answers.use === 'prompt' ? toPromptWorkflow(answers, branch) : otherWorkflows[answers.use](answers, branch);
}

function toPromptWorkflow(answers: InitAnswers, branch: string): string {
  const { about, name, on, concurrency, condition, permissions, checkout, inputs, prompt } = shapes[answers.trigger];
  const lines = (all: readonly string[], indent: string): string => all.map((line) => `${indent}${line}\n`).join('');
  return `# ${about}
${writtenBy}
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
${checkout === undefined ? '' : `${checkoutStep}${lines(checkout, '')}`}${actionStep}
        with:
${serviceLines(answers)}${lines(inputs, '          ')}${prompt.length === 0 ? '' : `          prompt: |\n${lines(prompt, '            ')}`}${sayWhoStep(new URL(answers.baseUrl).origin)}`;
}

/** The demands on the job's identity, under the names of docs/local-service.md, "Configure it". */
export interface FederationPolicy {
  readonly issuer: string;
  readonly subject: string;
  /** Of a repository created, renamed or transferred since 2026-07-15. */
  readonly subject_with_ids: string;
  readonly audience: string;
}

/** Allows the one event that starts the workflow. */
export function toFederationPolicy(answers: InitAnswers, local: LocalRepository): FederationPolicy {
  const context = answers.trigger === 'pull_request' ? 'pull_request' : `ref:refs/heads/${local.branch}`;
  return demandsOn(context, new URL(answers.baseUrl).origin, local);
}

/** Allows the job with the agent, which the provider of models knows by its environment. */
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
