// Where the example workflows run: the local service, the fake GitHub, and a checkout, as a repository would have them.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FakeGitHub } from './fake-github.ts';
import { fakeToken, startFakeGitHub } from './fake-github.ts';
import { addCommit } from './fake-github-state.ts';
import type { JobIdentity, ServiceProcess } from './service-process.ts';
import { startJob, startServiceProcess } from './service-process.ts';

/** Audience that the federation policy of the examples names. */
export const audience = 'https://interns.example';

/** Secret of the management key. */
export const managementKey = 'made-up-management-key-of-the-examples';

const workspaceId = '89f9f5b2-3f89-4eaf-83ca-5ceae149e8bb';

const config = `
policies:
  - id: fp_reviews
    issuer: identity-provider
    subject: repo:acme/app:ref:refs/heads/main
    audience: ${audience}
    acts_as: key_examples
workspaces:
  - id: ${workspaceId}
keys:
  - hash: key_examples
    secret: \${EXAMPLE_KEY}
    type: standard
    name: examples
    workspace_id: ${workspaceId}
    creator_user_id: user_1
    creator_active: true
    programme: true
  - { hash: key_rotator, secret: "\${EXAMPLE_MANAGEMENT_KEY}", type: management, workspace_id: ${workspaceId} }
interns:
  - { id: a11e0000-0000-4000-8000-000000000001, name: reviewer, workspace_id: ${workspaceId}, status: running, runs: { playbook: ./reviewer.yml } }
  - { id: a11e0000-0000-4000-8000-000000000002, name: mechanic, workspace_id: ${workspaceId}, status: running, runs: { playbook: ./mechanic.yml } }
  - { id: a11e0000-0000-4000-8000-000000000003, name: librarian, workspace_id: ${workspaceId}, status: running, runs: { playbook: ./librarian.yml } }
  - { id: a11e0000-0000-4000-8000-000000000004, name: operator, workspace_id: ${workspaceId}, status: running, runs: { playbook: ./operator.yml } }
`;

const review = `The change is small and does what its title says. **One thing can break**: \\\`parseRange\\\` takes a negative length now.

| File | What to look at |
|---|---|
| \\\`src/range.ts\\\` | the check of \\\`length\\\` is gone |
| \\\`test/range.test.ts\\\` | no test with \\\`-1\\\` |

### Before the merge

1. Bring back the check:
   \\\`\\\`\\\`ts
   if (length < 0) throw new RangeError('length');
   \\\`\\\`\\\`
2. Add a test for it.

- [x] types
- [ ] a line in the change log, see https://keepachangelog.com

Thanks, @octocat!`;

/** What the intern finds where it is asked for findings. */
const findings = [
  {
    path: 'src/range.ts',
    line: 11,
    severity: 'major',
    title: 'A negative length is taken now',
    body: 'The check is gone, and `parseRange(3, -1)` returns a range that ends before it starts.',
    suggestion: "  if (length < 0) throw new RangeError('length');\n  const end = start + length;",
  },
  {
    path: 'test/range.test.ts',
    line: 21,
    end_line: 22,
    severity: 'minor',
    title: 'No test with a negative length',
    body: 'Add one with `-1`.',
  },
];

const block = { version: 1, run: '{{review_word}}', verdict: 'changes', summary: 'One thing can break.', findings };
const reviewed = `\n\n\`\`\`intern-findings\n${JSON.stringify(block)}\n\`\`\`\n`;

/** A turn that reviews; with a block of findings where the prompt asks for one. */
function reviewTurn(when: string, isAskedForFindings: boolean): string {
  return `  - when: "${when}"
    model: example/scripted-1
    steps:
      - think: "The diff touches the range parser. Let me run its tests, then look at what is not covered."
      - permission: { operation: "shell command: npm test" }
        allowed: [ { say: "The tests pass.\\n\\n" } ]
        rejected: [ { say: "I was not allowed to run the tests.\\n\\n" } ]
      - permission: { operation: "shell command: git push origin HEAD" }
        rejected: []
        allowed: []
      - say: "${review.replaceAll('\n', '\\n').replaceAll('\\\\`', '`').replaceAll('\\`', '`').replaceAll('"', '\\"')}\\n"
${isAskedForFindings ? `      - say: ${JSON.stringify(reviewed)}\n` : ''}      - usage: { prompt_tokens: 5120, completion_tokens: 412, total_tokens: 5532, cost: 0.0217 }
`;
}

const reviewer = `
turns:
  - when: "*Somebody with write permission*"
    model: example/scripted-1
    steps:
      - say: "You asked: turn {{turn}} of our conversation. The check of \`length\` is what I would bring back first.\\n"
${reviewTurn('*intern-findings*', true)}${reviewTurn('*', false)}`;

const mechanic = `
turns:
  - model: example/scripted-1
    steps:
      - say: "The test \`range > takes no negative length\` fails, because the check was removed. Bring it back.\\n"
`;

const librarian = `
turns:
  - model: example/scripted-1
    steps:
      - say: "Nothing to update this week (turn {{turn}}).\\n"
`;

const operator = `
turns:
  - model: example/scripted-1
    steps:
      - permission: { operation: "shell command: make preview" }
        allowed: [ { say: "The preview is up (turn {{turn}}).\\n" } ]
        rejected: [ { say: "I was not allowed to deploy the preview.\\n" } ]
`;

const policy = `# yaml-language-server: $schema=https://example.com/intern-policy.schema.json
version: 1
rules:
  - id: tests
    match: { kind: permission, tool: shell, command: { shell: { only: ["npm test"] } } }
    then: allow
    limit: 5
  - id: previews
    match: { kind: permission, tool: shell, command: { shell: { only: ["make preview"] } } }
    then: ask
    reason: A preview is a machine that somebody pays for.
`;

/** Everything that the examples run against. */
export interface ExampleWorld extends AsyncDisposable {
  readonly service: ServiceProcess;
  readonly github: FakeGitHub;
  /** A checkout of the default branch. */
  readonly workspace: string;
  readonly shas: { readonly base: string; readonly head: string };
  /** The environment of a job: its identity, and where GitHub is. */
  jobEnv(): Promise<Readonly<Record<string, string>> & JobIdentity>;
}

/** How the interns of the examples work. */
export interface ExamplePace {
  /** Whether they take their time, as they would: for pictures. */
  readonly isUnhurried?: boolean;
  /** Turns of the reviewer, before those that it has. */
  readonly reviewerTurns?: string;
}

/** Starts service and GitHub; pull request 7 is there, with a diff, comments and a failed check. */
export async function startExampleWorld({
  isUnhurried = false,
  reviewerTurns = '',
}: ExamplePace = {}): Promise<ExampleWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'examples-'));
  const workspace = join(folder, 'workspace');
  for (const path of ['.github/prompts', '.gitlab']) mkdirSync(join(workspace, path), { recursive: true });
  writeFileSync(join(workspace, '.github/intern-policy.yml'), policy);
  writeFileSync(join(workspace, '.gitlab/intern-policy.yml'), policy);
  const playbook = reviewer.replace('turns:\n', (line) => `${line}${reviewerTurns}`);
  writeFileSync(join(workspace, '.github/prompts/dependencies.md'), 'Which dependencies are out of date?\n');
  for (const [name, text] of Object.entries({
    'service.yml': config,
    'reviewer.yml': isUnhurried ? playbook.replace(/^ {6}- permission/gm, '      - wait: 4s\n$&') : playbook,
    'mechanic.yml': mechanic,
    'librarian.yml': librarian,
    'operator.yml': operator,
  })) {
    writeFileSync(join(folder, name), text);
  }
  const service = await startServiceProcess(join(folder, 'service.yml'), {
    EXAMPLE_KEY: 'made-up-key-of-the-examples',
    EXAMPLE_MANAGEMENT_KEY: managementKey,
  });
  const github = await startFakeGitHub();
  const shas = fillRepository(github);
  return {
    service,
    github,
    workspace,
    shas,
    async jobEnv() {
      const claims = { sub: 'repo:acme/app:ref:refs/heads/main', repository: 'acme/app', repository_owner: 'acme' };
      return {
        ...(await startJob(service, claims)),
        GITHUB_API_URL: github.url,
        GITHUB_SERVER_URL: 'https://github.com',
        GITHUB_REPOSITORY: 'acme/app',
        GITHUB_RUN_ID: '4711',
      };
    },
    async [Symbol.asyncDispose]() {
      await service.stop();
      await github[Symbol.asyncDispose]();
    },
  };
}

function fillRepository({ state }: FakeGitHub): ExampleWorld['shas'] {
  const base = addCommit(state, 'heads/main', { '.github/intern-policy.yml': policy });
  const head = addCommit(state, 'heads/range', { '.github/intern-policy.yml': policy, 'src/range.ts': 'new' });
  const patch =
    "@@ -9,5 +9,4 @@ import type { Range } from './range-type.ts';\n /** A range. */\n export function parseRange(start: number, length: number): Range {\n-  if (length < 0) throw new RangeError();\n   const end = start + length;\n   return { start, end };";
  const testPatch =
    "@@ -18,3 +18,6 @@ describe('range', () => {\n   expect(parseRange(0, 1)).toEqual({ start: 0, end: 1 });\n });\n \n+test('of any length', () => {\n+  expect(parseRange(0, 9999)).toEqual({ start: 0, end: 9999 });\n+});";
  const files = [
    { filename: 'src/range.ts', patch, status: 'modified' },
    { filename: 'test/range.test.ts', patch: testPatch, status: 'modified' },
  ];
  state.pullRequests.set(7, { head_sha: head, base_sha: base, title: 'Take ranges of any length', files });
  state.diffs.set(
    `${base}...${head}`,
    'diff --git a/src/range.ts b/src/range.ts\n-  if (length < 0) throw new RangeError();\n',
  );
  state.checkRuns.push({
    id: 1,
    sha: head,
    name: 'test',
    conclusion: 'failure',
    title: '1 test failed',
    annotations: [{ path: 'test/range.test.ts', line: 12, message: 'range > takes no negative length' }],
  });
  return { base, head };
}

/** The token that a job's `github.token` stands for. */
export const githubToken = fakeToken;
