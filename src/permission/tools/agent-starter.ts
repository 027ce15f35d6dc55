// Writes the file of `interns policy init --for AGENT`: a policy for one agent's pauses, with tests of its tools.
import { forkGuard, schemaFileName, writeGuardedPaths } from './starter.ts';

export interface AskingAgent {
  readonly name: string;
  /** Each with its kind in the Agent Client Protocol. */
  readonly tools: readonly { readonly name: string; readonly kind: string }[];
}

const options = 'options: [allow_once, reject_once]';
const kinds: Readonly<Record<string, { operation: string; rule: string; test: (tool: string) => string }>> = {
  execute: {
    operation: 'shell, with its command',
    rule: `
  # Every command of the text has to be covered, word for word.
  - id: run-the-tests
    match: { kind: permission, tool: shell, command: { shell: { only: ["npm test", "npm run test:*"] } } }
    then: allow
    limit: 10
`,
    test: (tool) => `
  - name: ${tool} runs the tests
    pause: { kind: permission, operation: "shell command: npm test", command: "npm test", cwd: /work/app, paths: [/work/app], inside: ["."], tool_name: ${tool}, ${options} }
    expect: { answer: allow_once, rule: run-the-tests }

  - name: not in a folder where files may have been planted
    pause: { kind: permission, operation: "shell command: npm test", command: "npm test", cwd: /work/app/src/evil, inside: [src/evil], ${options} }
    expect: { answer: reject_once, rule: default }

  - name: nor with a variable that makes the command run something else
    pause: { kind: permission, operation: "shell command: npm test", command: "npm test", inside: ["."], env: { NODE_OPTIONS: "--require ./src/evil.js" }, ${options} }
    expect: { answer: reject_once, rule: default }

  - name: a second command does not ride along
    pause: { kind: permission, operation: "shell command: npm test; cat ~/.ssh/id_rsa", command: "npm test; cat ~/.ssh/id_rsa", ${options} }
    expect: { answer: reject_once, rule: default }
`,
  },
  edit: {
    operation: 'fs.write, with its paths',
    rule: `
  - id: edit-sources
    match: { kind: permission, tool: fs.write, "/inside": { path: ["src/**", "test/**"] } }
    then: allow
    limit: 20
`,
    test: (tool) => `
  - name: ${tool} changes a source
    pause: { kind: permission, operation: fs.write, tool_name: ${tool}, paths: [/work/app/src/a.ts], inside: [src/a.ts], ${options} }
    expect: { answer: allow_once, rule: edit-sources }

  - name: ${tool} does not change what runs by itself later
    pause: { kind: permission, operation: fs.write, tool_name: ${tool}, paths: [/work/app/package.json], inside: [package.json], ${options} }
    expect: { answer: reject_once, rule: default }
`,
  },
  read: {
    operation: 'fs.read, with its paths',
    rule: `
  # No wildcard matches a name that begins with a dot, so .env is not among them.
  - id: read
    match: { kind: permission, tool: fs.read, "/inside": { path: ["**"] } }
    then: allow
    limit: 40
`,
    test: (tool) => `
  - name: ${tool} reads a file of the work folder
    pause: { kind: permission, operation: fs.read, tool_name: ${tool}, paths: [/work/app/a.ts], inside: [a.ts], ${options} }
    expect: { answer: allow_once, rule: read }
`,
  },
  fetch: {
    operation: 'network',
    rule: '',
    test: (tool) => `
  - name: ${tool} fetches nothing
    pause: { kind: permission, operation: network, tool_name: ${tool}, title: "https://attacker.example", ${options} }
    expect: { answer: reject_once, rule: default }
`,
  },
};

/** Kinds whose pauses look like those of another kind. */
const kindAliases: ReadonlyMap<string, string> = new Map([
  ['search', 'read'],
  ['delete', 'edit'],
]);

const commonTests = `
  - name: nothing outside of the work folder
    pause: { kind: permission, operation: fs.write, paths: [/root/.ssh/authorized_keys], outside: [/root/.ssh/authorized_keys], ${options} }
    expect: { answer: reject_once, rule: nothing-outside }

  - name: the agent does not change its own settings
    pause: { kind: permission, operation: fs.write, paths: [/work/app/.opencode/plugin/x.js], inside: [.opencode/plugin/x.js], ${options} }
    expect: { answer: reject_once, rule: never-touch-settings }

  - name: a pull request from a fork gets nothing
    context: { event: pull_request, fork: true }
    pause: { kind: permission, operation: fs.write, paths: [/work/app/src/a.ts], inside: [src/a.ts], ${options} }
    expect: { answer: reject_once, rule: never-from-forks }
`;

export function writeAgentPolicy({ name, tools }: AskingAgent): string {
  const sections = Object.entries(kinds).flatMap(([kind, text]) => {
    const names = tools.filter((tool) => (kindAliases.get(tool.kind) ?? tool.kind) === kind).map((tool) => tool.name);
    return names.length === 0 ? [] : [{ ...text, names }];
  });
  return `# yaml-language-server: $schema=./${schemaFileName}
#
# What ${name} may do without a person at hand, as an intern of the local service or in front of you, through its hook. A policy
# answers questions; it is not a sandbox, and it does not see what the agent does without asking.
#   interns policy check   is it valid, and does it do what it looks like?
#   interns policy test    do the tests at the end hold? (the action runs them before every prompt)
#
# Its tools, and the operation that each asks for:
${sections.map(({ names, operation }) => `#   ${names.join(', ')}: ${operation}`).join('\n')}
version: 1

# What happens to a permission that no rule below allows: reject, or stop the run.
default: reject

# Guards can only refuse. They are checked first, and no rule overrides them.
guards:
${forkGuard}
  # "/inside" has the paths in the work folder, relative to it; "/outside" has all others.
  - id: nothing-outside
    match: { kind: permission, "/outside": { present: true } }
    then: reject
    reason: The work is in the work folder.

  - id: never-touch-settings
    match:
      kind: permission
      tool: fs.write
      "/inside":
        path: [
${writeGuardedPaths('          ')}
        ]
    then: reject
    reason: These files decide what workflows, hooks, editors and agents do later, this one among them.

# Rules are looked at in order; the first that matches decides.
rules:${sections.map(({ rule }) => rule).join('')}
# Questions are pauses that ask for an answer, not for a permission. Without an entry here they stop the run.
questions: []

# Each test is a fresh run. It names the rule that has to decide, so that none passes for the wrong reason.
tests:${sections.flatMap(({ names, test }) => names.slice(0, 1).map(test)).join('')}${commonTests}`;
}
