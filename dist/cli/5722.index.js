export const id = 5722;
export const ids = [
	5722,
	452,
	4780
];
export const modules = {
	5722: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			readAsked: () => readAsked,
			readAskedContext: () => readAskedContext
		});
		var errors = __webpack_require__(452), schemas = __webpack_require__(5395);
		let permissionLevels = [
			"none",
			"read",
			"triage",
			"write",
			"maintain",
			"admin"
		];
		schemas.k5n(permissionLevels);
		var permission_context = __webpack_require__(1576), events = __webpack_require__(7768), nearest = __webpack_require__(3341), replay = __webpack_require__(2352), starter = __webpack_require__(4780);
		function readAsked({ words, value }) {
			let { file, command } = readWords(words), pause = value("pause");
			if (pause !== void 0) {
				if (command === void 0) return {
					file,
					pause
				};
				let message = `Both --pause and the command "${command}" are given. Leave one out.`;
				throw new errors.InputError("input_conflict", message, { source: "pause" });
			}
			if (command === void 0) {
				let message = `Give a shell command: interns policy explain ${file === starter.r ? "" : `${JSON.stringify(file)} `}"npm test". For any other pause, give its arguments as JSON with --pause.`;
				throw new errors.InputError("input_missing", message, { source: "pause" });
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
				file: starter.r,
				command: void 0
			} : second === void 0 && !/\.ya?ml$/iu.test(first) ? {
				file: starter.r,
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
			throw new errors.InputError("input_invalid", `--${flag} is "${word}", which GitHub does not have. ${remedy}`, { source: flag });
		}
		function readGiven(text) {
			if (text === void 0) return permission_context.Ut;
			let read = (0, replay.y)(parseJson(text));
			if ("error" in read) throw new errors.InputError("input_invalid", `--context: ${read.error}`, { source: "context" });
			return read.context;
		}
		function parseJson(text) {
			try {
				return JSON.parse(text);
			} catch {
				throw new errors.InputError("input_invalid", "--context is not JSON.", { source: "context" });
			}
		}
	}),
	452: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			InputError: () => InputError,
			Sb: () => ExchangeError,
			describeError: () => describeError,
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
		var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6559);
		let codes = {
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
				"run_failed"
			],
			policy: [
				"policy_missing",
				"policy_invalid",
				"policy_stopped",
				"policy_rejected"
			],
			run: [
				"too_many_pauses",
				"timeout",
				"cancelled"
			],
			github: [
				"github_refused",
				"github_unreachable",
				"github_malformed"
			],
			config: ["config_invalid"],
			internal: ["internal"]
		}, errorCodes = [
			...codes.input,
			...codes.identity,
			...codes.exchange,
			...codes.api,
			...codes.stream,
			...codes.policy,
			...codes.run,
			...codes.github,
			...codes.config,
			...codes.internal
		];
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
			let message = error instanceof ToolkitError ? error.messageFor(call) : error.message, causes = causesOf(error).filter((cause) => !error.message.includes(cause));
			return causes.length === 0 ? message : `${message} (${causes.join(": ")})`;
		}
		function causesOf({ cause }) {
			return cause instanceof Error ? [cause.message, ...causesOf(cause)] : cause === void 0 ? [] : [describeError(cause)];
		}
	}),
	7768: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AZ: () => events,
			BU: () => trustedEvents,
			OE: () => lintWhen
		});
		var _match_matchers_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4698), _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3341), _warning_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3453);
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
				...policy.guards.flatMap(missedUnknowns)
			];
		}
		function unknownEvents(entry) {
			let condition = entry.when.find((each) => each.key === "event");
			if (condition === void 0) return [];
			let { test } = condition.matcher, inner = test.type === "not" ? test.test : test;
			return inner.listed === void 0 ? [...events.keys(), "unknown"].some((event) => (0, _match_matchers_js__WEBPACK_IMPORTED_MODULE_0__.cK)(condition.matcher, event, "when")) ? [] : [(0, _warning_js__WEBPACK_IMPORTED_MODULE_1__.R)(condition.at, "unknown-event", `No GitHub event matches "event" of "${entry.id}".`)] : inner.listed.filter((value) => typeof value == "string" && value !== "unknown" && !events.has(value)).map((value) => (0, _warning_js__WEBPACK_IMPORTED_MODULE_1__.R)(condition.at, "unknown-event", unknownEventMessage(String(value))));
		}
		function unknownEventMessage(event) {
			let near = (0, _text_nearest_js__WEBPACK_IMPORTED_MODULE_2__.nearest)(event, [...events.keys()]);
			return `GitHub has no event "${event}".${near === void 0 ? "" : ` Did you mean "${near}"?`}`;
		}
		function contradictions(entry) {
			let event = entry.when.find((each) => each.key === "event"), possible = [...events].filter(([name]) => event === void 0 || (0, _match_matchers_js__WEBPACK_IMPORTED_MODULE_0__.cK)(event.matcher, name, "when"));
			if (event === void 0 || possible.length === 0 || (0, _match_matchers_js__WEBPACK_IMPORTED_MODULE_0__.cK)(event.matcher, "unknown", "when")) return [];
			let others = entry.when.filter((each) => each !== event), failing = others.find((each) => !possible.some(([, fact]) => canHave(each, fact)));
			if (possible.some(([, fact]) => others.every((each) => canHave(each, fact)))) return [];
			let condition = failing ?? event, names = possible.map(([name]) => name).slice(0, 4).join(", ");
			return [(0, _warning_js__WEBPACK_IMPORTED_MODULE_1__.R)(condition.at, "contradictory-when", `"${entry.id}" never matches: no run for ${names} has this "${condition.key}".`)];
		}
		function canHave(condition, fact) {
			let { key, matcher } = condition;
			return (0, _match_matchers_js__WEBPACK_IMPORTED_MODULE_0__.cK)(matcher, "unknown", "when") ? !0 : key === "ref" ? fact.refs.some((beginning) => mayBegin(matcher, beginning)) : key === "base_ref" ? fact.pullRequest || (0, _match_matchers_js__WEBPACK_IMPORTED_MODULE_0__.cK)(matcher, "", "when") : key === "draft" || key === "fork" ? fact.pullRequest || (0, _match_matchers_js__WEBPACK_IMPORTED_MODULE_0__.cK)(matcher, !1, "when") : !0;
		}
		function mayBegin(matcher, beginning) {
			let { test } = matcher;
			if (test.listed !== void 0) return test.listed.some((value) => typeof value == "string" && value.startsWith(beginning));
			if (test.type !== "glob") return !0;
			let first = test.glob.pieces[0];
			return typeof first != "object" || first.text.startsWith(beginning) || beginning.startsWith(first.text) && test.glob.pieces.length > 1;
		}
		function missedUnknowns(guard) {
			return guard.when.filter((condition) => condition.key !== "event" && !(0, _match_matchers_js__WEBPACK_IMPORTED_MODULE_0__.cK)(condition.matcher, "unknown", "when")).map((condition) => (0, _warning_js__WEBPACK_IMPORTED_MODULE_1__.R)(condition.at, "guard-misses-unknown", `The guard "${guard.id}" does not match when "${condition.key}" is not known. Add the word "unknown" to its values.`));
		}
	}),
	3453: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { R: () => warn });
		function warn(at, code, message) {
			return {
				line: at.line,
				column: at.column,
				code,
				message
			};
		}
	}),
	4780: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			r: () => defaultPolicyPath,
			schemaFileName: () => schemaFileName,
			starterPolicy: () => starterPolicy
		});
		let schemaFileName = "intern-policy.schema.json", defaultPolicyPath = ".github/intern-policy.yml", starterPolicy = `# yaml-language-server: $schema=./${schemaFileName}
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

# Guards can only refuse. They are looked at first, and no rule goes before them. Outside GitHub no event and no fork is
# known: "event: { not: unknown }" keeps this guard out of a run on your own machine, where you are asked instead.
guards:
  - id: never-from-forks
    when: { event: { not: unknown }, fork: [true, unknown] }
    match: { kind: permission }
    then: reject
    reason: Pull requests from forks get no privileged tools.

# Rules are looked at in order; the first that matches decides.
rules:
  - id: look-around
    match:
      kind: permission
      tool: shell
      # Every command of the text has to be covered, word for word. "*" stands within a word, "{paths:**}" for paths in
      # the repository: none that climbs out of it, none with a name that begins with a dot.
      command: { shell: { only: ["git status", "git log --oneline", "ls", "ls {paths:**}"] } }
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
    pause: { kind: permission, operation: "shell command: git log --oneline", options: [allow_once, reject_once] }
    expect: { answer: allow_once, rule: look-around }

  - name: a second command does not ride along
    context: { event: push, fork: false, actor: { permission: admin } }
    pause: { kind: permission, operation: "shell command: npm test; cat ~/.ssh/id_rsa", options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: a path does not lead out of the repository
    context: { event: push, fork: false, actor: { permission: admin } }
    pause: { kind: permission, operation: "shell command: ls src/../.git /root/.ssh", options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: a pull request from a fork gets nothing
    context: { event: pull_request, fork: true, actor: { permission: read } }
    pause: { kind: permission, operation: "shell command: git status", options: [allow_once, reject_once] }
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
	6559: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
