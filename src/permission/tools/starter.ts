// Defines the file that `interns policy init` writes: a policy that allows little, says why, and tests itself.

export const schemaFileName = 'intern-policy.schema.json';

export const defaultPolicyPath = '.github/intern-policy.yml';

/** Files that steer later runs, hooks, editors and agents. The guards refuse `fs.write` of them, not shell commands. */
const guardedPaths: readonly string[] = [
  '.github/**',
  '**/.git/**',
  '.githooks/**',
  '.husky/**',
  '**/.gitattributes',
  '**/.gitmodules',
  '.devcontainer/**',
  '.idea/**',
  '.vscode/**',
  '**/.claude/**',
  '**/.codex/**',
  '**/.config/opencode/**',
  '**/.copilot/**',
  '**/.cursor/**',
  '**/.gemini/**',
  '**/.opencode/**',
  '**/opencode.json',
  '**/opencode.jsonc',
  '**/.mcp.json',
  '**/AGENTS.md',
  '**/AGENTS.override.md',
  '**/CLAUDE.md',
  '**/CLAUDE.local.md',
  '**/GEMINI.md',
  '**/CODEOWNERS',
];

export function writeGuardedPaths(indent: string): string {
  const rows = guardedPaths.flatMap((_, index) => (index % 4 === 0 ? [guardedPaths.slice(index, index + 4)] : []));
  return rows.map((row) => `${indent}${row.map((each) => JSON.stringify(each)).join(', ')}`).join(',\n');
}

/** Never matches outside GitHub, where no event is known (docs/policy.md, "In five minutes"). */
export const forkGuard = `  - id: never-from-forks
    when: { event: { not: unknown }, fork: [true, unknown] }
    match: { kind: permission }
    then: reject
    reason: Pull requests from forks get no privileged tools.
`;

export const outsideGuard = 'nothing-outside';

/** Guards `/inside` for a real agent: its `/paths` are absolute, and a guard's `path` matches any absolute one. */
export function writeSettingsGuards(id: string, then: 'reject' | 'stop'): string {
  const reason = 'These files decide what workflows, hooks, editors and other agents do later.';
  const guard = (name: string, condition: string, field: string): string => `  - id: ${name}
    match:
      kind: permission
      ${condition}
      "${field}":
        path: [
${writeGuardedPaths('          ')}
        ]
    then: ${then}
    reason: ${reason}
`;
  return `  # For a real agent of the local service, "/inside" has the paths in its work folder, and "/outside" has all others.
  - id: ${outsideGuard}
    match: { kind: permission, "/outside": { present: true } }
    then: ${then}
    reason: The work is in the work folder.

${guard(`${id}-inside`, 'tool: fs.write', '/inside')}
  # Other interns have "/paths" alone. A path that climbs or is absolute may lead to a listed file, so it matches too.
${guard(id, '"/inside": { present: false }', '/paths')}`;
}

export const starterPolicy = `# yaml-language-server: $schema=./${schemaFileName}
#
# What an intern may do in this repository without a person at hand. A policy answers questions; it is not a sandbox.
#   interns policy check   is it valid, and does it do what it looks like?
#   interns policy test    do the tests at the end hold? (the action runs them before every prompt)
#   interns policy explain "npm test" --event push --actor write   what is answered to this command, and why?
version: 1

# What happens to a permission that no rule below allows: reject, or stop the run.
default: reject

# What one run may spend at most. These are the defaults.
budget:
  answers: 40
  allows: 15
  rejects_in_a_row: 4
  same_pause: 3

# Guards can only refuse. They are checked first, and no rule overrides them. Outside GitHub no event and no fork is
# known: "event: { not: unknown }" keeps this guard out of a run on your own machine, where you are asked instead.
guards:
${forkGuard}
${writeSettingsGuards('never-touch-settings', 'reject')}
# Rules are looked at in order; the first that matches decides.
rules:
  - id: look-around
    match:
      kind: permission
      tool: shell
      # Every command of the text has to be covered, word for word. "*" stands for characters within a word,
      # "{paths:**}" for paths in the repository: none that climbs out of it, none with a name that begins with a dot.
      # These "--no" flags keep Git from running what the repository configures: see "interns policy check".
      command: { shell: { only: ["git --no-pager --no-lazy-fetch log --no-show-signature --oneline", "ls", "ls {paths:**}"] } }
    then: allow
    limit: 10

  - id: run-the-tests
    when:
      actor: { permission: [admin, maintain, write] }
    match:
      kind: permission
      tool: shell
      command: { shell: { only: ["npm ci", "npm test", "npm run test:*"] } }
    then: allow
    limit: 5

# Questions are pauses that ask for an answer, not for a permission. Without an entry here they stop the run.
questions:
  - id: package-manager
    match: { message: { glob: "*package manager*" } }
    answer: npm
    limit: 1

# Each test is a fresh run. It names the rule that has to decide, so that none passes for the wrong reason.
tests:
  - name: a maintainer's push may run the tests
    context: { event: push, fork: false, actor: { permission: write } }
    pause: { kind: permission, operation: "shell command: npm ci && npm test", options: [allow_once, reject_once] }
    expect: { answer: allow_once, rule: run-the-tests }

  - name: not in a folder where files may have been planted
    context: { event: push, fork: false, actor: { permission: write } }
    pause: { kind: permission, operation: "shell command: npm ci && npm test", cwd: /work/app/src/evil, inside: [src/evil], options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: nor with a variable that makes the command run something else
    context: { event: push, fork: false, actor: { permission: write } }
    pause: { kind: permission, operation: "shell command: npm ci && npm test", env: { NODE_OPTIONS: "--require ./src/evil.js" }, options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: anyone may look around
    context: { event: push, fork: false }
    pause: { kind: permission, operation: "shell command: git --no-pager --no-lazy-fetch log --no-show-signature --oneline", options: [allow_once, reject_once] }
    expect: { answer: allow_once, rule: look-around }

  - name: a second command does not ride along
    context: { event: push, fork: false, actor: { permission: admin } }
    pause: { kind: permission, operation: "shell command: npm test; cat ~/.ssh/id_rsa", options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: a path does not lead out of the repository
    context: { event: push, fork: false, actor: { permission: admin } }
    pause: { kind: permission, operation: "shell command: ls src/../.git /root/.ssh", options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: a file that steers another agent is not written
    context: { event: push, fork: false, actor: { permission: admin } }
    pause: { kind: permission, operation: fs.write, paths: [src/index.ts, .claude/settings.json], options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: never-touch-settings }

  - name: a real agent runs the tests in its work folder
    context: { event: push, fork: false, actor: { permission: write } }
    pause: { kind: permission, operation: "shell command: npm test", command: npm test, cwd: /work/app, paths: [/work/app], inside: ["."], options: [allow_once, reject_once] }
    expect: { answer: allow_once, rule: run-the-tests }

  - name: a file that steers another agent is not written by a real agent either
    context: { event: push, fork: false, actor: { permission: admin } }
    pause: { kind: permission, operation: fs.write, paths: [/work/app/AGENTS.md], inside: [AGENTS.md], options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: never-touch-settings-inside }

  - name: a real agent stays in its work folder
    context: { event: push, fork: false, actor: { permission: admin } }
    pause: { kind: permission, operation: "shell command: npm test", command: npm test, cwd: /tmp, paths: [/tmp], outside: [/tmp], options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: nothing-outside }

  - name: a pull request from a fork gets nothing
    context: { event: pull_request, fork: true, actor: { permission: read } }
    pause: { kind: permission, operation: "shell command: ls", options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: never-from-forks }

  - name: on a laptop, neither the guard against forks nor a rule matches, so a person at the terminal is asked
    context: {}
    pause: { kind: permission, operation: "shell command: npm test", options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: the package manager is npm
    context: { event: push, fork: false }
    pause: { kind: elicitation, message: "Which package manager?", fields: [{ name: manager, type: string, required: true }] }
    expect: { answer: npm, rule: package-manager }
`;
