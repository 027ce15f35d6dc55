export const id = 4695;
export const ids = [4695];
export const modules = {
	45771: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BK: () => readPolicyFile,
			LS: () => plural,
			fz: () => annotate,
			k1: () => policyPath,
			mC: () => findingLine,
			oO: () => policyOrProblems,
			r6: () => findingOfFailure
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97309), _permission_file_policy_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10401), _permission_tools_starter_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94780), _screen_print_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27928);
		function policyPath(named) {
			return named ?? _permission_tools_starter_js__WEBPACK_IMPORTED_MODULE_2__.r2;
		}
		async function readPolicyFile(file, io) {
			let bytes;
			try {
				bytes = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(io.cwd, file));
			} catch (error) {
				return { problems: [{
					line: 1,
					column: 1,
					code: "missing-file",
					message: `The policy file can't be read: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.Uc)(error)}. "interns policy init" writes a starting file.`
				}] };
			}
			return (0, _permission_file_policy_file_js__WEBPACK_IMPORTED_MODULE_4__.T)(bytes, file);
		}
		async function policyOrProblems(file, io) {
			let reading = await readPolicyFile(file, io);
			if ("policy" in reading) return reading.policy;
			for (let problem of reading.problems) (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_5__.qz)(io, findingLine(file, "error", problem));
			annotate(file, "error", reading.problems, io, io.stderr);
		}
		function findingOfFailure(failure) {
			let { line, column, name, pause, message } = failure;
			return {
				line,
				column,
				code: "test-failed",
				message: `Test "${name}"${pause === null ? "" : `, pause ${pause}`}: ${message}`
			};
		}
		function findingLine(file, level, finding) {
			let { line, column, code, message } = finding;
			return (0, _log_js__WEBPACK_IMPORTED_MODULE_6__.TN)(`${file}:${line}:${column}: ${level}: ${message} (${code})`);
		}
		function annotate(file, level, findings, io, write) {
			if (io.env.GITHUB_ACTIONS === "true") for (let { line, column, code, message } of findings) write(annotationLine({
				level,
				file: (0, _log_js__WEBPACK_IMPORTED_MODULE_6__.TN)(file),
				line,
				column,
				title: code,
				message: (0, _log_js__WEBPACK_IMPORTED_MODULE_6__.TN)(message)
			}));
		}
		function plural(count, noun, many = `${noun}s`) {
			return `${count} ${count === 1 ? noun : many}`;
		}
		function annotationLine(annotation) {
			let { level, file, line, column, title, message } = annotation;
			return `::${level} file=${property(file)},line=${line},col=${column},title=${property(title)}::${data(message)}\n`;
		}
		function data(text) {
			return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
		}
		function property(text) {
			return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
		}
	}),
	34695: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			askForTrust: () => askForTrust,
			dayOf: () => dayOf,
			readPolicyText: () => readPolicyText,
			runTrustPolicy: () => runTrustPolicy
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), diff__WEBPACK_IMPORTED_MODULE_13__ = __webpack_require__(37291), _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452), _permission_file_policy_file_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(10401), _permission_lint_lint_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(75833), _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(71376), _permission_tools_self_test_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(99442), _trust_checkout_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(40584), _trust_copy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(56505), _command_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99859), _screen_print_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(27928), _screen_style_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(67706), _file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(45771);
		async function runTrustPolicy({ words, has, io }) {
			let checkout = (0, _trust_checkout_js__WEBPACK_IMPORTED_MODULE_2__.I)(io.cwd);
			if (has("forget")) return forget(checkout, io);
			let { terminal } = io;
			if (terminal?.canAsk !== !0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.dz("input_invalid", "\"interns policy trust\" shows the policy to a person and asks, and there is no terminal. Run it in one.");
			let file = node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(io.cwd, (0, _file_js__WEBPACK_IMPORTED_MODULE_4__.k1)(words[0])), copy = (0, _trust_copy_js__WEBPACK_IMPORTED_MODULE_5__.xc)(checkout, io.env), answer = await askForTrust({
				checkout,
				file,
				text: readPolicyText(file),
				copy
			}, io, terminal);
			return answer === "broken" ? _command_js__WEBPACK_IMPORTED_MODULE_6__.rP : +(answer === "refused");
		}
		function forget(checkout, io) {
			return (0, _trust_copy_js__WEBPACK_IMPORTED_MODULE_5__.eL)(checkout, io.env), (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_7__.qz)(io, `No policy is trusted for ${(0, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_8__.jQ)(checkout)} any more.`), 0;
		}
		async function askForTrust({ checkout, file, text, copy }, io, terminal) {
			let name = node_path__WEBPACK_IMPORTED_MODULE_1__.relative(io.cwd, file), policy = await (0, _permission_file_policy_file_js__WEBPACK_IMPORTED_MODULE_9__.T)(Buffer.from(text), name);
			if ("problems" in policy) {
				for (let problem of policy.problems) (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_7__.qz)(io, (0, _file_js__WEBPACK_IMPORTED_MODULE_4__.mC)(name, "error", problem));
				return "broken";
			}
			let failures = (0, _permission_tools_self_test_js__WEBPACK_IMPORTED_MODULE_10__.N)(policy.policy);
			for (let failure of failures) (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_7__.qz)(io, (0, _file_js__WEBPACK_IMPORTED_MODULE_4__.mC)(name, "error", (0, _file_js__WEBPACK_IMPORTED_MODULE_4__.r6)(failure)));
			if (failures.length > 0) return "broken";
			if (copy?.text === text && copy.file === file) return (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_7__.qz)(io, `${(0, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_8__.jQ)(name)} is the policy in use: you trusted it on ${dayOf(copy)}, and it has not changed.`), copy;
			for (let line of shownLines(text, copy)) io.stderr(`${line}\n`);
			for (let warning of (0, _permission_lint_lint_js__WEBPACK_IMPORTED_MODULE_11__.u)(policy.policy)) (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_7__.qz)(io, (0, _file_js__WEBPACK_IMPORTED_MODULE_4__.mC)(name, "warning", warning));
			let style = (0, _screen_style_js__WEBPACK_IMPORTED_MODULE_12__._)(terminal.stderr), { rules, tests } = policy.policy;
			(0, _screen_print_js__WEBPACK_IMPORTED_MODULE_7__.qz)(io, `${(0, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_8__.jQ)(name)}${replaced(copy, file, io)} has ${(0, _file_js__WEBPACK_IMPORTED_MODULE_4__.LS)(rules.length, "rule")} and ${(0, _file_js__WEBPACK_IMPORTED_MODULE_4__.LS)(tests.length, "test")}, which pass. What it allows is done in ${(0, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_8__.jQ)(checkout)} without asking you.`);
			let answer = await terminal.readLine(style.bold("Trust it? [y/N] "), new AbortController().signal);
			if (!/^y(?:es)?$/i.test(answer?.trim() ?? "")) return (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_7__.qz)(io, copy === void 0 ? "Not trusted: it allows nothing here." : `Not trusted: the copy of ${dayOf(copy)} stays in use.`), "refused";
			let kept = (0, _trust_copy_js__WEBPACK_IMPORTED_MODULE_5__.OX)({
				checkout,
				file,
				text,
				now: Date.now()
			}, io.env);
			return (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_7__.qz)(io, `Trusted. The copy in use is ${(0, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_8__.jQ)((0, _trust_copy_js__WEBPACK_IMPORTED_MODULE_5__.be)(checkout, io.env))}; "interns policy trust --forget" takes it away.`), kept;
		}
		function dayOf({ trustedAt }) {
			return trustedAt.slice(0, 10);
		}
		function replaced(copy, file, { cwd }) {
			return copy === void 0 ? "" : copy.file === file ? ", as it changed since you trusted it," : `, in place of the copy of ${(0, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_8__.jQ)(node_path__WEBPACK_IMPORTED_MODULE_1__.relative(cwd, copy.file))},`;
		}
		function readPolicyText(file) {
			try {
				let found = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(file);
				if (!found.isFile() || found.size > 4194304) throw Error("it is no regular file of at most 4 MiB");
				return new TextDecoder("utf-8", {
					fatal: !0,
					ignoreBOM: !0
				}).decode((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file));
			} catch (cause) {
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.dz("input_invalid", `The policy file "${file}" can't be read: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.Uc)(cause)}. "interns policy init" writes a starting file.`, {
					source: "policy",
					cause
				});
			}
		}
		function shownLines(text, copy) {
			return ((copy === void 0 ? void 0 : (0, diff__WEBPACK_IMPORTED_MODULE_13__.ss)("trusted", "now", copy.text, text, void 0, void 0, {
				context: 3,
				maxEditLength: 2e3
			})) ?? text).split("\n").map((line) => (0, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_8__.jQ)(line.replaceAll("	", "  ")));
		}
	}),
	67706: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { _: () => createStyle });
		function createStyle(screen) {
			let sgr = (on, off) => (text) => screen?.hasColors === !0 && text !== "" ? `\u001b[${on}m${text}\u001b[${off}m` : text;
			return {
				plain: (text) => text,
				bold: sgr(1, 22),
				dim: sgr(2, 22),
				italic: sgr(3, 23),
				red: sgr(31, 39),
				green: sgr(32, 39),
				yellow: sgr(33, 39),
				cyan: sgr(36, 39)
			};
		}
	}),
	33554: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			b: () => variable,
			y: () => stateFolder
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		function variable(env, name) {
			return env[name] === "" ? void 0 : env[name];
		}
		function stateFolder(env) {
			let state = variable(env, "XDG_STATE_HOME") ?? "";
			return (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(state) ? state : (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(variable(env, "HOME") ?? process.getBuiltinModule("node:os").homedir(), ".local/state"), "interns");
		}
	}),
	452: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Sb: () => ExchangeError,
			Uc: () => describeError,
			dz: () => InputError,
			e4: () => RunError,
			fv: () => errorCodes,
			h4: () => ToolkitError,
			hD: () => ApiError,
			is: () => ChangesError,
			lD: () => IdentityError,
			lm: () => StreamError,
			on: () => toToolkitError,
			pn: () => PolicyError,
			xL: () => ConfigError,
			y_: () => GitHubError
		});
		var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96559);
		let errorCodes = Object.values({
			input: [
				"input_invalid",
				"input_missing",
				"input_conflict",
				"prompt_has_secret"
			],
			identity: [
				"identity_missing",
				"identity_unreachable",
				"identity_refused",
				"identity_malformed",
				"identity_used"
			],
			exchange: [
				"exchange_refused",
				"exchange_unreachable",
				"exchange_malformed"
			],
			api: [
				"intern_unknown",
				"intern_ambiguous",
				"intern_not_running",
				"api_refused",
				"api_unreachable",
				"api_malformed",
				"request_too_large",
				"key_management_required",
				"key_mismatch",
				"key_unreadable",
				"key_updates_failed",
				"steered",
				"answer_refused"
			],
			stream: [
				"stream_malformed",
				"stream_severed",
				"stream_idle",
				"run_ended",
				"run_timeout",
				"run_failed",
				"answer_empty"
			],
			policy: [
				"policy_missing",
				"policy_invalid",
				"policy_stopped",
				"policy_rejected",
				"changes_stopped"
			],
			findings: [
				"findings_changes",
				"findings_unsure",
				"findings_not_posted",
				"findings_file_refused"
			],
			changes: [
				"changes_checkout",
				"changes_unreadable",
				"changes_file_refused",
				"changes_head_moved",
				"changes_differ",
				"changes_not_posted"
			],
			run: [
				"too_many_pauses",
				"timeout",
				"cancelled",
				"safety_limit_broken",
				"file_unwritable"
			],
			github: [
				"github_refused",
				"github_unreachable",
				"github_malformed"
			],
			config: ["config_invalid"],
			internal: ["internal"]
		}).flat();
		class ToolkitError extends Error {
			code;
			data;
			#wording;
			constructor(code, message, data = {}) {
				let { cause, ...rest } = data;
				super((0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.b6)(message), cause === void 0 ? void 0 : { cause }), this.name = new.target.name, this.code = code, this.data = rest, this.#wording = message;
			}
			messageFor(call) {
				return (0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.b6)(this.#wording, call);
			}
		}
		class InputError extends ToolkitError {}
		class IdentityError extends ToolkitError {}
		class ExchangeError extends ToolkitError {}
		class ApiError extends ToolkitError {}
		class StreamError extends ToolkitError {}
		class GitHubError extends ToolkitError {}
		class PolicyError extends ToolkitError {}
		class ChangesError extends ToolkitError {}
		class RunError extends ToolkitError {}
		class ConfigError extends ToolkitError {}
		class InternalError extends ToolkitError {}
		function toToolkitError(thrown) {
			return thrown instanceof ToolkitError ? thrown : new InternalError("internal", describeError(thrown), { cause: thrown });
		}
		function describeError(error, call) {
			if (!(error instanceof Error)) return String(error);
			let message = error instanceof ToolkitError ? error.messageFor(call) : systemWords(error), causes = causesOf(error, error.message).filter((cause) => !error.message.includes(cause));
			return causes.length === 0 ? message : `${message} (${causes.join(": ")})`;
		}
		function causesOf({ cause }, said) {
			return cause instanceof Error ? said.includes(cause.message) ? causesOf(cause, said) : [systemWords(cause, said), ...causesOf(cause, said)] : cause === void 0 ? [] : [describeError(cause)];
		}
		let refusals = {
			ENOENT: "it is not there",
			EISDIR: "it is a folder",
			ENOTDIR: "a part of its path is no folder",
			EACCES: "permission is denied",
			ENOSPC: "the disk is full"
		};
		function systemWords({ message }, said = "") {
			let [, code = "", words, path = ""] = /^(E[A-Z0-9]+): (.+?), \w+(?: '(.*)')?$/.exec(message) ?? [];
			return words === void 0 ? message : `${path === "" || said.includes(path) ? "" : `"${path}": `}${refusals[code] ?? words}, ${code}`;
		}
	}),
	92782: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			w: () => makeFolders,
			z: () => isForEverybody
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		function makeFolders(folder, mode = 511) {
			if (isFolder(folder)) return;
			let above = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
			above !== folder && makeFolders(above, mode);
			try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { mode });
			} catch (error) {
				if (!isFolder(folder)) throw error;
			}
		}
		function isFolder(path) {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: !1 })?.isDirectory() === !0;
		}
		function isForEverybody(folder) {
			return !!((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder).mode & 2);
		}
	}),
	16413: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gv: () => isObject,
			hz: () => isDeeperThan,
			qF: () => parseJson
		});
		function parseJson(text) {
			try {
				return JSON.parse(text);
			} catch {
				return;
			}
		}
		function isDeeperThan(value, levels) {
			return typeof value != "object" || !value ? !1 : levels === 0 || Object.values(value).some((one) => isDeeperThan(one, levels - 1));
		}
		function isObject(value) {
			return typeof value == "object" && !!value && !Array.isArray(value);
		}
	}),
	94780: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Py: () => guardedPathLines,
			Uq: () => settingsGuards,
			W$: () => starterPolicy,
			XC: () => schemaFileName,
			r2: () => defaultPolicyPath,
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
			"**/.config/opencode/**",
			"**/.copilot/**",
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

  - name: not in a folder where what runs may have been planted
    context: { event: push, fork: false, actor: { permission: write } }
    pause: { kind: permission, operation: "shell command: npm ci && npm test", cwd: /work/app/src/evil, inside: [src/evil], options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: nor with a variable that makes it run something else
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
	}),
	75468: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { s: () => sha256 });
		function sha256(content) {
			let bytes = Buffer.from(content);
			return bytes.length <= 2048 ? shortSha256(bytes) : process.getBuiltinModule("node:crypto").createHash("sha256").update(bytes).digest("hex");
		}
		function shortSha256(content) {
			let message = padded(content), state = Int32Array.from(initial), schedule = new Int32Array(64);
			for (let block = 0; block < message.length; block += 64) {
				for (let t = 0; t < 16; t += 1) schedule[t] = message.readInt32BE(block + t * 4);
				for (let t = 16; t < 64; t += 1) {
					let x = schedule[t - 15] ?? 0, y = schedule[t - 2] ?? 0, small = (x >>> 7 | x << 25) ^ (x >>> 18 | x << 14) ^ x >>> 3, large = (y >>> 17 | y << 15) ^ (y >>> 19 | y << 13) ^ y >>> 10;
					schedule[t] = (schedule[t - 16] ?? 0) + small + (schedule[t - 7] ?? 0) + large;
				}
				compress(state, schedule);
			}
			return [...state].map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
		}
		function padded(content) {
			let message = Buffer.alloc(Math.ceil((content.length + 9) / 64) * 64);
			return content.copy(message), message[content.length] = 128, message.writeUInt32BE(content.length * 8, message.length - 4), message;
		}
		function compress(state, schedule) {
			let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
			for (let t = 0; t < 64; t += 1) {
				let turnedE = (e >>> 6 | e << 26) ^ (e >>> 11 | e << 21) ^ (e >>> 25 | e << 7), turnedA = (a >>> 2 | a << 30) ^ (a >>> 13 | a << 19) ^ (a >>> 22 | a << 10), first = h + turnedE + (e & f ^ ~e & g) + (constants[t] ?? 0) + (schedule[t] ?? 0), second = turnedA + (a & b ^ a & c ^ b & c);
				h = g, g = f, f = e, e = d + first | 0, d = c, c = b, b = a, a = first + second | 0;
			}
			for (let [index, word] of [
				a,
				b,
				c,
				d,
				e,
				f,
				g,
				h
			].entries()) state[index] = (state[index] ?? 0) + word;
		}
		let initial = [
			1779033703,
			3144134277,
			1013904242,
			2773480762,
			1359893119,
			2600822924,
			528734635,
			1541459225
		], constants = [
			1116352408,
			1899447441,
			3049323471,
			3921009573,
			961987163,
			1508970993,
			2453635748,
			2870763221,
			3624381080,
			310598401,
			607225278,
			1426881987,
			1925078388,
			2162078206,
			2614888103,
			3248222580,
			3835390401,
			4022224774,
			264347078,
			604807628,
			770255983,
			1249150122,
			1555081692,
			1996064986,
			2554220882,
			2821834349,
			2952996808,
			3210313671,
			3336571891,
			3584528711,
			113926993,
			338241895,
			666307205,
			773529912,
			1294757372,
			1396182291,
			1695183700,
			1986661051,
			2177026350,
			2456956037,
			2730485921,
			2820302411,
			3259730800,
			3345764771,
			3516065817,
			3600352804,
			4094571909,
			275423344,
			430227734,
			506948616,
			659060556,
			883997877,
			958139571,
			1322822218,
			1537002063,
			1747873779,
			1955562222,
			2024104815,
			2227730452,
			2361852424,
			2428436474,
			2756734187,
			3204031479,
			3329325298
		];
	}),
	40584: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { I: () => findCheckout });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), _folders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92782);
		function findCheckout(folder) {
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder)) return folder;
			let start = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);
			for (let at = start;; at = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
				if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, ".git")) && !(0, _folders_js__WEBPACK_IMPORTED_MODULE_2__.z)(at)) return repositoryOf(at) ?? at;
				if (at === (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) return start;
			}
		}
		function repositoryOf(checkout) {
			let link = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout, ".git");
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(link).isFile()) return;
			let [, named] = /^gitdir: (.+)\n?$/.exec((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(link, "utf8")) ?? [];
			if (named === void 0) return;
			let folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(checkout, named), common = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder));
			if ((0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) === "worktrees" && (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(common) === ".git") return namesBack(folder, link) ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(common)) : void 0;
		}
		function namesBack(folder, link) {
			try {
				let named = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "gitdir"), "utf8").replace(/\n$/, "");
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(named) ? named : (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, named)) === (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(link);
			} catch {
				return !1;
			}
		}
	}),
	56505: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			OX: () => keepTrustedCopy,
			be: () => copyPath,
			eL: () => forgetTrustedCopy,
			xc: () => readTrustedCopy
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), _environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33554), _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452), _folders_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92782), _json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16413), _sha256_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75468);
		function copyPath(checkout, env) {
			return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, _environment_js__WEBPACK_IMPORTED_MODULE_2__.y)(env), "trust", `${(0, _sha256_js__WEBPACK_IMPORTED_MODULE_3__.s)(checkout)}.json`);
		}
		function readTrustedCopy(checkout, env, digestOf = _sha256_js__WEBPACK_IMPORTED_MODULE_3__.s) {
			let path = copyPath(checkout, env), written;
			try {
				written = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8");
			} catch (error) {
				if (error instanceof Error && "code" in error && error.code === "ENOENT") return;
				throw damaged(path, (0, _errors_js__WEBPACK_IMPORTED_MODULE_4__.Uc)(error));
			}
			let copy = parseCopy(written);
			if (copy === void 0 || copy.checkout !== checkout || copy.digest !== digestOf(copy.text)) throw damaged(path, "it is not as it was written");
			return copy;
		}
		function keepTrustedCopy({ checkout, file, text, now }, env) {
			let copy = {
				checkout,
				file,
				text,
				digest: (0, _sha256_js__WEBPACK_IMPORTED_MODULE_3__.s)(text),
				trustedAt: new Date(now).toISOString()
			};
			(0, _folders_js__WEBPACK_IMPORTED_MODULE_5__.w)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, _environment_js__WEBPACK_IMPORTED_MODULE_2__.y)(env), "trust"), 448);
			let path = copyPath(checkout, env), temporary = `${path}.${globalThis.crypto.randomUUID()}`;
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(temporary, `${JSON.stringify(copy)}\n`, {
				mode: 384,
				flag: "wx"
			}), (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, path), copy;
		}
		function forgetTrustedCopy(checkout, env) {
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(copyPath(checkout, env), { force: !0 });
		}
		function parseCopy(written) {
			let value = (0, _json_js__WEBPACK_IMPORTED_MODULE_6__.qF)(written);
			return isCopy(value) ? value : void 0;
		}
		function isCopy(value) {
			if (typeof value != "object" || !value) return !1;
			let fields = new Map(Object.entries(value));
			return [
				"checkout",
				"file",
				"text",
				"digest",
				"trustedAt"
			].every((name) => typeof fields.get(name) == "string");
		}
		function damaged(path, why) {
			return new _errors_js__WEBPACK_IMPORTED_MODULE_4__.pn("policy_invalid", `The trusted copy of the permission policy, "${path}", is not used: ${why}. "interns policy trust --forget" takes it away, "interns policy trust" makes it anew.`, { source: path });
		}
	}),
	96559: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			MH: () => worded,
			b6: () => textOf,
			hF: () => input
		});
		function input(name) {
			return { input: name };
		}
		function worded(texts, ...values) {
			return texts.flatMap((text, index) => {
				let value = values[index] ?? "";
				return [text, typeof value == "number" ? String(value) : value].flat();
			});
		}
		function textOf(message, call = callActionInput) {
			return typeof message == "string" ? message : message.reduce((text, part) => text + (typeof part == "string" ? part : call(part.input, text === "" || text.endsWith(". "))), "");
		}
		function callActionInput(name, isFirst) {
			return isFirst ? `Input "${name}"` : `"${name}"`;
		}
	})
};
