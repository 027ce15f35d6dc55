export const id = 7976;
export const ids = [7976];
export const modules = {
	52604: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			j: () => toJsonText,
			u: () => escapeActing
		});
		let acting = /[\u007f-\u009f\p{Cf}\u2028\u2029]/gu, marker = /#(?=[^\x20-\x7e]*#[^\x20-\x7e]*\[)/gu;
		function toJsonText(value, indent) {
			return escapeActing(JSON.stringify(value, null, indent));
		}
		function escapeActing(json) {
			return json.replace(marker, "\\u0023").replace(acting, (character) => Array.from({ length: character.length }, (_, index) => character.charCodeAt(index)).map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join(""));
		}
	}),
	57976: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			readAsked: () => readAsked,
			readAskedContext: () => readAskedContext,
			runExplainPolicy: () => runExplainPolicy
		});
		var errors = __webpack_require__(452), schemas = __webpack_require__(94343);
		let permissionLevels = [
			"none",
			"read",
			"triage",
			"write",
			"maintain",
			"admin"
		];
		schemas.k5n(permissionLevels);
		var log = __webpack_require__(97309), permission_context = __webpack_require__(31576), decide = __webpack_require__(290), events = __webpack_require__(17768), nearest = __webpack_require__(63341), explain = __webpack_require__(55392), replay = __webpack_require__(14715), starter = __webpack_require__(94780), suggest = __webpack_require__(69273), command = __webpack_require__(99859), json_text = __webpack_require__(52604), print = __webpack_require__(27928), policy_file = __webpack_require__(45771);
		async function runExplainPolicy(asked) {
			let { has, io } = asked, { file, pause } = readAsked(asked), context = readAskedContext(asked), policy = await (0, policy_file.oO)(file, io);
			if (policy === void 0) return command.rP;
			let request = {
				toolCallId: "explained",
				arguments: pause
			}, decision = (0, decide.startDecisions)(policy, context).decide(request);
			if (has("json")) return io.stdout(`${(0, json_text.j)((0, explain.Hc)(decision), 2)}\n`), (0, explain.$j)(decision);
			let say = (line) => (0, print.yy)(io, line);
			for (let line of (0, explain.bg)(decision)) say((0, log.TN)(line));
			decision.outcome === "reject" && decision.rule === "default" && say("On a terminal, \"interns chat\" asks you instead.");
			let suggestion = decision.outcome === "reject" ? (0, suggest.jO)(request, decision) : void 0;
			if (decision.trace.some(({ matched, because }) => !matched && because.includes(" is \"unknown\"")) && say("More is known of a run in a CI: say it with --event, --actor, --ref or --fork."), suggestion !== void 0 && "yaml" in suggestion) {
				say(`\nThis rule would allow it. ${suggestion.note}`);
				for (let line of suggestion.yaml.split("\n")) io.stdout(`${(0, log.TN)(line)}\n`);
			}
			return (0, explain.$j)(decision);
		}
		function readAsked({ words, value }) {
			let { file, command } = readWords(words), pause = value("pause");
			if (pause !== void 0) {
				if (command === void 0) return {
					file,
					pause
				};
				let message = `Both --pause and the command "${command}" are given. Leave one out.`;
				throw new errors.dz("input_conflict", message, { source: "pause" });
			}
			if (command === void 0) {
				let message = `Give a shell command: interns policy explain ${file === starter.r2 ? "" : `${JSON.stringify(file)} `}"npm test". For any other pause, give its arguments as JSON with --pause.`;
				throw new errors.dz("input_missing", message, { source: "pause" });
			}
			return {
				file,
				pause: JSON.stringify({
					kind: "permission",
					operation: `shell command: ${command}`,
					options: [
						"allow_once",
						"allow_always",
						"reject_once",
						"reject_always"
					]
				})
			};
		}
		function readWords([first, second]) {
			return first === void 0 ? {
				file: starter.r2,
				command: void 0
			} : second === void 0 && !/\.ya?ml$/iu.test(first) ? {
				file: starter.r2,
				command: first
			} : {
				file: first,
				command: second
			};
		}
		function readAskedContext({ has, value }) {
			let context = readGiven(value("context")), event = oneOf("event", [...events.AZ.keys()], value("event")), permission = oneOf("actor", permissionLevels, value("actor"));
			return {
				...context,
				event: event ?? (has("fork") && context.event === permission_context.$5 ? "pull_request" : context.event),
				ref: value("ref") ?? context.ref,
				fork: has("fork") || event === void 0 && context.fork,
				actor: permission === void 0 ? context.actor : {
					...context.actor,
					permission,
					type: "User"
				}
			};
		}
		function oneOf(flag, known, word) {
			if (word === void 0 || word === permission_context.$5 || known.includes(word)) return word;
			let near = (0, nearest.nearest)(word, known), remedy = near === void 0 ? `Use one of: ${known.join(", ")}.` : `Did you mean "${near}"?`;
			throw new errors.dz("input_invalid", `--${flag} is "${word}", which GitHub does not have. ${remedy}`, { source: flag });
		}
		function readGiven(text) {
			if (text === void 0) return permission_context.Ut;
			let read = (0, replay.y)(parseJson(text));
			if ("error" in read) throw new errors.dz("input_invalid", `--context: ${read.error}`, { source: "context" });
			return read.context;
		}
		function parseJson(text) {
			try {
				return JSON.parse(text);
			} catch {
				throw new errors.dz("input_invalid", "--context is not JSON.", { source: "context" });
			}
		}
	}),
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
			return (0, _permission_file_policy_file_js__WEBPACK_IMPORTED_MODULE_4__.readPolicy)(bytes, file);
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
				message: `Test "${name}", pause ${pause}: ${message}`
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
	452: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Sb: () => ExchangeError,
			Uc: () => describeError,
			dz: () => InputError,
			e4: () => RunError,
			fv: () => errorCodes,
			h4: () => ToolkitError,
			hD: () => ApiError,
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
				"identity_malformed"
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
				"policy_rejected"
			],
			findings: [
				"findings_changes",
				"findings_unsure",
				"findings_not_posted",
				"findings_file_refused"
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
	17768: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AZ: () => events,
			BU: () => trustedEvents,
			OE: () => lintWhen
		});
		var _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55635), _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63341), _warning_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83453);
		let heads = {
			refs: ["refs/heads/"],
			pullRequest: !1
		}, headsOrTags = {
			refs: ["refs/heads/", "refs/tags/"],
			pullRequest: !1
		}, pull = {
			refs: ["refs/pull/"],
			pullRequest: !0
		}, commented = {
			refs: ["refs/heads/"],
			pullRequest: !0
		};
		function facts(names, fact) {
			return names.split(" ").map((name) => [name, fact]);
		}
		let events = new Map([
			...facts("pull_request pull_request_review pull_request_review_comment", pull),
			...facts("pull_request_target issue_comment issues workflow_run check_run check_suite", commented),
			...facts("push create deployment deployment_status workflow_dispatch workflow_call status", headsOrTags),
			...facts("release", {
				refs: ["refs/tags/"],
				pullRequest: !1
			}),
			...facts("branch_protection_rule delete discussion discussion_comment fork gollum image_version label merge_group milestone page_build project project_card project_column public registry_package repository_dispatch schedule watch", heads)
		]), trustedEvents = new Set("push schedule workflow_dispatch repository_dispatch merge_group release create delete deployment deployment_status".split(" "));
		function lintWhen(policy) {
			let entries = [
				...policy.guards,
				...policy.rules,
				...policy.questions
			];
			return [
				...entries.flatMap(unknownEvents),
				...entries.flatMap(contradictions),
				...policy.guards.flatMap(missedUnknowns),
				...[...policy.rules, ...policy.questions].flatMap(loneLabels)
			];
		}
		function unknownEvents(entry) {
			let condition = entry.when.find((each) => each.key === "event");
			if (condition === void 0) return [];
			let { test } = condition.matcher, inner = test.type === "not" ? test.test : test;
			return inner.listed === void 0 ? [...events.keys(), "unknown"].some((event) => (0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__.cK)(condition.matcher, event, "when")) ? [] : [(0, _warning_js__WEBPACK_IMPORTED_MODULE_1__.R)(condition.at, "unknown-event", `No GitHub event matches "event" of "${entry.id}".`)] : inner.listed.filter((value) => typeof value == "string" && value !== "unknown" && !events.has(value)).map((value) => (0, _warning_js__WEBPACK_IMPORTED_MODULE_1__.R)(condition.at, "unknown-event", unknownEventMessage(String(value))));
		}
		function unknownEventMessage(event) {
			let near = (0, _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__.nearest)(event, [...events.keys()]);
			return `GitHub has no event "${event}".${near === void 0 ? "" : ` Did you mean "${near}"?`}`;
		}
		function contradictions(entry) {
			let event = entry.when.find((each) => each.key === "event"), possible = [...events].filter(([name]) => event === void 0 || (0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__.cK)(event.matcher, name, "when"));
			if (event === void 0 || possible.length === 0 || (0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__.cK)(event.matcher, "unknown", "when")) return [];
			let others = entry.when.filter((each) => each !== event), failing = others.find((each) => !possible.some(([, fact]) => canHave(each, fact)));
			if (possible.some(([, fact]) => others.every((each) => canHave(each, fact)))) return [];
			let condition = failing ?? event, names = possible.map(([name]) => name).slice(0, 4).join(", ");
			return [(0, _warning_js__WEBPACK_IMPORTED_MODULE_1__.R)(condition.at, "contradictory-when", `"${entry.id}" never matches: no run for ${names} has this "${condition.key}".`)];
		}
		function canHave(condition, fact) {
			let { key, matcher } = condition;
			return (0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__.cK)(matcher, "unknown", "when") ? !0 : key === "ref" ? fact.refs.some((beginning) => mayBegin(matcher, beginning)) : key === "base_ref" ? fact.pullRequest || (0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__.cK)(matcher, "", "when") : key === "draft" || key === "fork" ? fact.pullRequest || (0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__.cK)(matcher, !1, "when") : !0;
		}
		function mayBegin(matcher, beginning) {
			let { test } = matcher;
			if (test.listed !== void 0) return test.listed.some((value) => typeof value == "string" && value.startsWith(beginning));
			if (test.type !== "glob") return !0;
			let first = test.glob.pieces[0];
			return typeof first != "object" || first.text.startsWith(beginning) || beginning.startsWith(first.text) && test.glob.pieces.length > 1;
		}
		function missedUnknowns(guard) {
			return guard.when.filter((condition) => condition.key !== "event" && !(0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__.cK)(condition.matcher, "unknown", "when")).map((condition) => (0, _warning_js__WEBPACK_IMPORTED_MODULE_1__.R)(condition.at, "guard-misses-unknown", `The guard "${guard.id}" does not match when "${condition.key}" is not known. Add the word "unknown" to its values.`));
		}
		function loneLabels({ id, when }) {
			return when.filter(({ key, matcher }) => key === "labels" && [
				"values",
				"glob",
				"re2"
			].includes(matcher.test.type)).filter(({ matcher }) => matcher.test.listed?.every((value) => value === "unknown") !== !0).map(({ at }) => (0, _warning_js__WEBPACK_IMPORTED_MODULE_1__.R)(at, "one-label-is-enough", `"${id}" matches when one of the labels does, whatever the others are. Write "labels: { has: … }" to say so, or refuse others by a guard.`));
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
