export const id = 4408;
export const ids = [4408, 4780];
export const modules = {
	44408: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { agentPolicy: () => agentPolicy });
		var _starter_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94780);
		let options = "options: [allow_once, reject_once]", kinds = {
			execute: {
				operation: "shell, with its command",
				rule: "\n  # Every command of the text has to be covered, word for word.\n  - id: run-the-tests\n    match: { kind: permission, tool: shell, command: { shell: { only: [\"npm test\", \"npm run test:*\"] } } }\n    then: allow\n    limit: 10\n",
				test: (tool) => `
  - name: ${tool} runs the tests
    pause: { kind: permission, operation: "shell command: npm test", command: "npm test", cwd: /work/app, paths: [/work/app], inside: ["."], tool_name: ${tool}, ${options} }
    expect: { answer: allow_once, rule: run-the-tests }

  - name: a second command does not ride along
    pause: { kind: permission, operation: "shell command: npm test; cat ~/.ssh/id_rsa", command: "npm test; cat ~/.ssh/id_rsa", ${options} }
    expect: { answer: reject_once, rule: default }
`
			},
			edit: {
				operation: "fs.write, with its paths",
				rule: "\n  - id: edit-sources\n    match: { kind: permission, tool: fs.write, \"/inside\": { path: [\"src/**\", \"test/**\"] } }\n    then: allow\n    limit: 20\n",
				test: (tool) => `
  - name: ${tool} changes a source
    pause: { kind: permission, operation: fs.write, tool_name: ${tool}, paths: [/work/app/src/a.ts], inside: [src/a.ts], ${options} }
    expect: { answer: allow_once, rule: edit-sources }

  - name: ${tool} does not change what runs by itself later
    pause: { kind: permission, operation: fs.write, tool_name: ${tool}, paths: [/work/app/package.json], inside: [package.json], ${options} }
    expect: { answer: reject_once, rule: default }
`
			},
			read: {
				operation: "fs.read, with its paths",
				rule: "\n  # No wildcard matches a name that begins with a dot, so .env is not among them.\n  - id: read\n    match: { kind: permission, tool: fs.read, \"/inside\": { path: [\"**\"] } }\n    then: allow\n    limit: 40\n",
				test: (tool) => `
  - name: ${tool} reads a file of the work folder
    pause: { kind: permission, operation: fs.read, tool_name: ${tool}, paths: [/work/app/a.ts], inside: [a.ts], ${options} }
    expect: { answer: allow_once, rule: read }
`
			},
			fetch: {
				operation: "network",
				rule: "",
				test: (tool) => `
  - name: ${tool} fetches nothing
    pause: { kind: permission, operation: network, tool_name: ${tool}, title: "https://attacker.example", ${options} }
    expect: { answer: reject_once, rule: default }
`
			}
		}, commonTests = `
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
		function agentPolicy({ name, tools }) {
			let asked = Object.entries(kinds).flatMap(([kind, text]) => {
				let own = tools.filter((tool) => tool.kind === kind).map((tool) => tool.name);
				return own.length === 0 ? [] : [{
					...text,
					own
				}];
			});
			return `# yaml-language-server: $schema=./${_starter_js__WEBPACK_IMPORTED_MODULE_0__.schemaFileName}
#
# What ${name} may do as an intern of the local service without a person at hand. A policy answers questions; it is not a
# sandbox, and what the agent does without asking no policy sees.
#   interns policy check   is it valid, and does it do what it looks like?
#   interns policy test    do the tests at the end hold? (the action runs them before every prompt)
#
# Its tools, and the operation that each asks for:
${asked.map(({ own, operation }) => `#   ${own.join(", ")}: ${operation}`).join("\n")}
version: 1

# What happens to a permission that no rule below allows: reject, or stop the run.
default: reject

# Guards can only refuse. They are checked first, and no rule goes before them.
guards:
${_starter_js__WEBPACK_IMPORTED_MODULE_0__.y5}
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
${(0, _starter_js__WEBPACK_IMPORTED_MODULE_0__.Py)("          ")}
        ]
    then: reject
    reason: These files decide what workflows, hooks, editors and agents do later, this one among them.

# Rules are looked at in order; the first that matches decides.
rules:${asked.map(({ rule }) => rule).join("")}
# Questions are pauses that ask for an answer, not for a permission. Without an entry here they stop the run.
questions: []

# Each test is a fresh run. It names the rule that has to decide, so that none passes for the wrong reason.
tests:${asked.flatMap(({ own, test }) => own.slice(0, 1).map(test)).join("")}${commonTests}`;
		}
	}),
	94780: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Py: () => guardedPathLines,
			Uq: () => settingsGuards,
			defaultPolicyPath: () => defaultPolicyPath,
			schemaFileName: () => schemaFileName,
			starterPolicy: () => starterPolicy,
			y5: () => forkGuard
		});
		let schemaFileName = "intern-policy.schema.json", defaultPolicyPath = ".github/intern-policy.yml", guardedPaths = [
			".github/**",
			"**/.git/**",
			".githooks/**",
			".husky/**",
			"**/.gitattributes",
			"**/.gitmodules",
			".devcontainer/**",
			".idea/**",
			".vscode/**",
			"**/.claude/**",
			"**/.codex/**",
			"**/.cursor/**",
			"**/.gemini/**",
			"**/.opencode/**",
			"**/opencode.json",
			"**/opencode.jsonc",
			"**/.mcp.json",
			"**/AGENTS.md",
			"**/CLAUDE.md",
			"**/GEMINI.md"
		];
		function guardedPathLines(indent) {
			return guardedPaths.flatMap((_, index) => index % 4 == 0 ? [guardedPaths.slice(index, index + 4)] : []).map((row) => `${indent}${row.map((each) => JSON.stringify(each)).join(", ")}`).join(",\n");
		}
		let forkGuard = "  - id: never-from-forks\n    when: { event: { not: unknown }, fork: [true, unknown] }\n    match: { kind: permission }\n    then: reject\n    reason: Pull requests from forks get no privileged tools.\n";
		function settingsGuards(id, then) {
			let guard = (name, condition, field) => `  - id: ${name}
    match:
      kind: permission
      ${condition}
      "${field}":
        path: [
${guardedPathLines("          ")}
        ]
    then: ${then}
    reason: These files decide what workflows, hooks, editors and other agents do later.
`;
			return `  # A real agent of the local service has its paths in the work folder under "/inside", and all others under "/outside".
  - id: nothing-outside
    match: { kind: permission, "/outside": { present: true } }
    then: ${then}
    reason: The work is in the work folder.

${guard(`${id}-inside`, "tool: fs.write", "/inside")}
  # Another intern has "/paths" alone. One that climbs, or is absolute, may lead there, so this guard takes those too.
${guard(id, "\"/inside\": { present: false }", "/paths")}`;
		}
		let starterPolicy = `# yaml-language-server: $schema=./${schemaFileName}
#
# What an intern may do in this repository without a person at hand. A policy answers questions; it is not a sandbox.
#   interns policy check   is it valid, and does it do what it looks like?
#   interns policy test    do the tests at the end hold? (the action runs them before every prompt)
#   interns policy explain "npm test" --event push --actor write   what is answered to this command, and why?
version: 1

# What happens to a permission that no rule below allows: reject, or stop the run.
default: reject

# What one run may spend at most. Left out, these are the numbers.
budget:
  answers: 40
  allows: 15
  rejects_in_a_row: 4
  same_pause: 3

# Guards can only refuse. They are checked first, and no rule goes before them. Outside GitHub no event and no fork is
# known: "event: { not: unknown }" keeps this guard out of a run on your own machine, where you are asked instead.
guards:
${forkGuard}
${settingsGuards("never-touch-settings", "reject")}
# Rules are looked at in order; the first that matches decides.
rules:
  - id: look-around
    match:
      kind: permission
      tool: shell
      # Every command of the text has to be covered, word for word. "*" stands within a word, "{paths:**}" for paths in
      # the repository: none that climbs out of it, none with a name that begins with a dot. Git is told not to run what the
      # configuration of the repository names; "interns policy check" knows how for each command.
      command: { shell: { only: ["git --no-pager log --no-show-signature --oneline", "ls", "ls {paths:**}"] } }
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

  - name: anyone may look around
    context: { event: push, fork: false }
    pause: { kind: permission, operation: "shell command: git --no-pager log --no-show-signature --oneline", options: [allow_once, reject_once] }
    expect: { answer: allow_once, rule: look-around }

  - name: a second command does not ride along
    context: { event: push, fork: false, actor: { permission: admin } }
    pause: { kind: permission, operation: "shell command: npm test; cat ~/.ssh/id_rsa", options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: a path does not lead out of the repository
    context: { event: push, fork: false, actor: { permission: admin } }
    pause: { kind: permission, operation: "shell command: ls src/../.git /root/.ssh", options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: what another agent goes by is not written
    context: { event: push, fork: false, actor: { permission: admin } }
    pause: { kind: permission, operation: fs.write, paths: [src/index.ts, .claude/settings.json], options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: never-touch-settings }

  - name: a real agent runs the tests in its work folder
    context: { event: push, fork: false, actor: { permission: write } }
    pause: { kind: permission, operation: "shell command: npm test", command: npm test, cwd: /work/app, paths: [/work/app], inside: ["."], options: [allow_once, reject_once] }
    expect: { answer: allow_once, rule: run-the-tests }

  - name: nor does a real agent write it
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

  - name: on a laptop, the tests are no fork's; no rule allows them, so a person at the terminal is asked
    context: {}
    pause: { kind: permission, operation: "shell command: npm test", options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: the package manager is npm
    context: { event: push, fork: false }
    pause: { kind: elicitation, message: "Which package manager?", fields: [{ name: manager, type: string, required: true }] }
    expect: { answer: npm, rule: package-manager }
`;
	})
};
