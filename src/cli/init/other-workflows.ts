// Workflows of the uses that are no single prompt; each is one of the examples.
import type { InitAnswers, Use } from './answers.ts';
import { quoted } from './policy-text.ts';

const reviewOn = '  pull_request:\n    types: [opened, synchronize, reopened, ready_for_review]';

const reviewPrompt = `            Review pull request {{pull_request.number}} of {{repository}}. Say what could break, and what is missing.
            Title: {{pull_request.title}}
            Description: {{pull_request.body}}
            Changed files: {{pull_request.files}}
            Diff: {{pull_request.diff}}
`;

/** `branch`: the one that pushes count on. */
export const otherWorkflows: Readonly<
  Record<Exclude<Use, 'prompt'>, (answers: InitAnswers, branch: string) => string>
> = {
  review: (
    answers,
  ) => `# An intern reviews each pull request, and its findings become threads. Its job can write nothing: another one posts.
# A pull request from a fork, or of Dependabot, gets no identity from GitHub and is skipped: docs/review.md says what to do there.
${writtenBy}
name: Intern reviews

on:
${reviewOn}

permissions: {}

concurrency:
  group: intern-review-\${{ github.event.pull_request.number }}
  cancel-in-progress: true

jobs:
  ask:
    if: \${{ !github.event.pull_request.draft }}
    runs-on: ubuntu-latest
    timeout-minutes: 40
    permissions:
      contents: read # the policy of the default branch, and the diff
      id-token: write # the job's identity: there is no secret
      pull-requests: read # the files of the pull request
    outputs:
      conclusion: \${{ steps.intern.outputs.conclusion }}
      findings-digest: \${{ steps.intern.outputs.findings-digest }}
    steps:
${actionStep}
        id: intern
        with:
${serviceLines(answers)}          findings: collect
          fail-at: never # the other job judges
          prompt: |
${reviewPrompt}${sayWhoStep(new URL(answers.baseUrl).origin)}      - if: \${{ steps.intern.outputs.conclusion == 'finished' }}
        uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1
        with:
          name: findings
          path: \${{ steps.intern.outputs.findings-file }}
          retention-days: 1

  post:
    needs: ask
    if: \${{ !cancelled() && needs.ask.result != 'skipped' && needs.ask.outputs.conclusion != 'skipped' }}
    runs-on: ubuntu-latest
    timeout-minutes: 15
    permissions:
      contents: read
      pull-requests: write # threads
      statuses: write # the status "interns/review", which a branch rule can require
    steps:
      - uses: actions/download-artifact@37930b1c2abaa49bbe596cd826c3c89aef350131 # v7.0.0
        continue-on-error: true # without a file the next step says so, on the commit
        with:
          name: findings
${actionStep}
        with:
          command: post-findings
          findings-file: findings.json
          findings-digest: \${{ needs.ask.outputs.findings-digest }}
          commit-status: interns/review
`,

  agent:
    () => `# OpenCode reviews each pull request in the job itself. No key is stored: its model is reached by the job's identity.
# A pull request from a fork gets no identity from GitHub: the job does not run.
${writtenBy}
name: Agent reviews

on:
${reviewOn}

permissions: {}

concurrency:
  group: intern-agent-\${{ github.event.pull_request.number }}
  cancel-in-progress: true

jobs:
  review:
    if: \${{ !github.event.pull_request.draft && github.event.pull_request.head.repo.full_name == github.repository }}
    runs-on: ubuntu-latest
    timeout-minutes: 30
    environment: ${agentEnvironment} # the mapping at OpenAI pins it
    permissions:
      contents: read # the checkout, the files of the default branch, and the diff
      id-token: write # the job's identity: there is no secret
      pull-requests: write # the comment
    steps:
${checkoutStep}      - name: Install the agent, at the version that was tried
        run: npm install --global opencode-ai@1.18.33
      - name: Let Ubuntu make sandboxes, and install what the agent could not download in one
        run: sudo apt-get install -y bubblewrap ripgrep && sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0
${actionStep}
        with:
          local-service: .github/intern-service.yml
          comment: sticky
          timeout: 20m
          prompt: |
${reviewPrompt}        env:
          OPENAI_IDENTITY_PROVIDER_ID: \${{ vars.OPENAI_IDENTITY_PROVIDER_ID }}
          OPENAI_SERVICE_ACCOUNT_ID: \${{ vars.OPENAI_SERVICE_ACCOUNT_ID }}
${sayWhoStep(modelAudience)}`,

  keys: ({
    baseUrl,
  }) => `# Every night the limits of keys are set to what .github/key-limits.yml says, whatever was changed by hand during the day.
${writtenBy}
name: Limits of API keys

on:
  schedule:
    - cron: '5 0 * * *' # five past midnight UTC: the usage of the day has just restarted
  workflow_dispatch:

permissions: {}

concurrency:
  group: key-limits

jobs:
  update:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    environment: key-limits # holds the management key; its protection rules say which branches may use it
    permissions:
      contents: read # check out the repository, with the file in it
    steps:
${checkoutStep}${actionStep}
        with:
          command: update-key
          base-url: ${quoted(baseUrl)}
          api-key: \${{ secrets.INTERNS_MANAGEMENT_KEY }}
          key-updates: .github/key-limits.yml
          raise-at-most: 2x # a slip of the pen raises nothing tenfold
          never-disable-all: true
        env:
          KEY_HASH: \${{ vars.INTERNS_KEY_HASH }}
`,

  inference: (
    answers,
    branch,
  ) => `# The programs of this job talk to an intern as to any model, and no secret is stored.
${writtenBy}
name: Inference by an intern

on:
  push:
    branches: [${quoted(branch)}]

permissions: {}

jobs:
  infer:
    runs-on: ubuntu-latest
    timeout-minutes: 60
    permissions:
      contents: read # check out the repository, with the permission policy in it
      id-token: write # the job's identity: there is no secret
    steps:
${checkoutStep}${actionStep}
        with:
          command: proxy
${serviceLines(answers)}          export-env: OPENAI
${sayWhoStep(new URL(answers.baseUrl).origin)}      # Your programs stand here. They find OPENAI_BASE_URL and OPENAI_API_KEY in the environment.
      - run: |
          curl --fail-with-body --silent --show-error "$OPENAI_BASE_URL/chat/completions" \\
            --header "Authorization: Bearer $OPENAI_API_KEY" \\
            --json '{ "messages": [{ "role": "user", "content": "Say hello." }] }' |
            jq --raw-output '.choices[0].message.content'
`,
};

/** As examples/service/agent-in-the-job.yml. */
export const agentService = `# The service that the workflow intern-agent.yml runs in its step.
policies:
  - issuer: identity-provider # the one of the step's own service
    subject: repo:local/review:pull_request
    audience: https://interns.local
keys:
  - name: review # without a secret: nobody can come with it, the agent neither
interns:
  - name: reviewer
    workdir: . # the checkout
    runs:
      acp:
        agent: opencode
        model_access: # a token of minutes for the job's identity; the agent gets none of it
          provider: openai # anthropic: federation_rule_id, organization_id, service_account_id
          identity_provider_id: \${OPENAI_IDENTITY_PROVIDER_ID}
          service_account_id: \${OPENAI_SERVICE_ACCOUNT_ID}
          max_requests: 200 # for each run
        sandbox: bubblewrap
        network: model # it reaches its model, and nothing else
`;

export const keyLimits = `# Limits of API keys, in USD. docs/keys.md says how entries depend on the time and on usage.
# To see what it would change, set INTERNS_BASE_URL, INTERNS_API_KEY (a management key) and KEY_HASH, and run:
#   interns keys plan .github/key-limits.yml
keys:
  - hash: \${KEY_HASH} # from "env" of the step; the hash of a key, never the key itself
    limit: 50
    limit_reset: daily
    disabled: false
`;

export const writtenBy = '# Written by "interns init". It is yours to change.';

/** The provider of the agent's model knows the job by it. */
export const agentEnvironment = 'agent-review';

export const checkoutStep = `      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0
        with:
          persist-credentials: false
`;

export const actionStep = `      # Before the first release of intern-action there is no tag v1: put the commit that you chose in place of COMMIT.
      - uses: intern-action/intern-action@COMMIT`;

export function serviceLines({ baseUrl, federationPolicyId, intern }: InitAnswers): string {
  const policy =
    federationPolicyId === undefined ? `\${{ vars.INTERNS_FEDERATION_POLICY_ID }}` : quoted(federationPolicyId);
  return `          base-url: ${quoted(baseUrl)}
          federation-policy-id: ${policy}
          intern: ${quoted(intern)}
`;
}

/** The providers of models ask for it. */
export const modelAudience = 'https://api.openai.com/v1';

/** Prints issuer, subject and audience of the job's own identity, which are no secret, where the job failed. */
export function sayWhoStep(audience: string): string {
  return `      - name: Say who this job is, for those who let it in
        if: failure()
        run: |
          curl --silent --show-error --header "Authorization: Bearer $ACTIONS_ID_TOKEN_REQUEST_TOKEN" \\
            "$ACTIONS_ID_TOKEN_REQUEST_URL&audience=${encodeURIComponent(audience)}" |
            jq '.value | split(".")[1] | gsub("-"; "+") | gsub("_"; "/") | @base64d | fromjson | { iss, sub, aud }'
`;
}
