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
			oO: () => policyOrProblems
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
	82185: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => personRule,
			t: () => askUndecided
		});
		var _match_tests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89992), _policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8157);
		let personRule = "(person)", anything = {
			key: "anything",
			at: {
				line: 1,
				column: 1
			},
			matcher: {
				test: (0, _match_tests_js__WEBPACK_IMPORTED_MODULE_0__.Cc)(!0),
				missing: !1
			},
			value: () => !0
		}, entry = {
			id: personRule,
			at: anything.at,
			places: new Map(),
			reason: "Nothing in the permission policy decides this.",
			when: [],
			match: [anything]
		}, noBudget = {
			answers: 1e6,
			allows: 1e6,
			rejects_in_a_row: 1e6,
			same_pause: 1e6
		};
		function askUndecided(policy) {
			return {
				...policy,
				budget: policy === _policy_js__WEBPACK_IMPORTED_MODULE_1__.n4 ? noBudget : policy.budget,
				rules: [...policy.rules, {
					...entry,
					verb: "ask",
					limit: void 0
				}],
				questions: [...policy.questions, {
					...entry,
					verb: "ask",
					limit: void 0,
					answer: void 0
				}]
			};
		}
	}),
	15233: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => grantRule });
		let grantRule = "grant";
	}),
	79101: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H: () => enginesFor,
			d: () => noEngines
		});
		let noEngines = {
			re2: void 0,
			shell: void 0
		};
		async function enginesFor(root) {
			let keys = new Set();
			collectKeys(root, keys);
			let [re2, shell] = await Promise.all([keys.has("re2") ? Promise.all([__webpack_require__.e(2856), __webpack_require__.e(3054)]).then(__webpack_require__.bind(__webpack_require__, 83054)).then((module) => module.re2) : void 0, keys.has("shell") ? Promise.all([__webpack_require__.e(8989), __webpack_require__.e(3908)]).then(__webpack_require__.bind(__webpack_require__, 83908)).then((module) => module.bash) : void 0]);
			return {
				re2,
				shell
			};
		}
		function collectKeys(node, keys) {
			if (node.type === "list") for (let item of node.items) collectKeys(item, keys);
			if (node.type === "map") for (let entry of node.entries) keys.add(entry.key), collectKeys(entry.value, keys);
		}
	}),
	55392: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$j: () => explainExitCode,
			Hc: () => toExplanation,
			bg: () => explainLines
		});
		var _match_place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62774), _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71376), _text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61989);
		function toExplanation(decision) {
			let { verb, answer, rule, reason, trace } = decision;
			return {
				verb,
				answer,
				rule,
				reason,
				trace
			};
		}
		function explainExitCode(decision) {
			return decision.outcome === "allow" || decision.outcome === "answer" ? 0 : decision.outcome === "reject" ? 3 : 4;
		}
		function explainLines(decision) {
			let width = Math.max(...decision.trace.map((entry) => entry.id.length), 7);
			return [
				`pause      ${decision.pause === null ? "malformed" : describePause(decision.pause)}`,
				...decision.trace.map((entry) => traceLine(entry, width)),
				...decision.ladder === null ? [] : [`ladder     ${decision.ladder}`],
				`budgets    ${decision.budgets}`,
				...decision.reason === null ? [] : [`reason     ${(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.jQ)(decision.reason)}`],
				`${decision.outcome === "stop" || decision.outcome === "ask" ? `${decision.outcome.padEnd(9)}  ` : "answer     "}${answerText(decision)}by ${decision.rule}`
			];
		}
		function answerText(decision) {
			return decision.answer === null ? "" : `${(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.jQ)(decision.answer)} `;
		}
		let names = {
			guards: "guard",
			rules: "rule",
			questions: "question",
			default: "default"
		};
		function traceLine(entry, width) {
			let name = entry.list === "default" ? "" : entry.id, verdict = entry.matched ? "yes" : entry.because === "not reached" ? "-  " : "no ";
			return `  ${names[entry.list].padEnd(8)} ${name.padEnd(width)}  ${verdict}  ${entry.because}`;
		}
		function describePause(pause) {
			let place = (0, _match_place_js__WEBPACK_IMPORTED_MODULE_1__.df)(pause);
			return [
				`kind ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_2__.SP)(pause.kind)}`,
				...pause.tool === void 0 ? [] : [`tool ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_2__.SP)(pause.tool)}`],
				...pause.command === void 0 ? [] : [`command ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_2__.SP)(pause.command)}`],
				...typeof pause.arguments.message == "string" ? [`message ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_2__.SP)(pause.arguments.message)}`] : [],
				...place === void 0 ? [] : [place],
				...pause.options.length === 0 ? [] : [`options ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_2__.SP)(pause.options)}`]
			].join(", ");
		}
	}),
	14715: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			y: () => readContext,
			e: () => replay
		});
		var permission_context = __webpack_require__(31576), ask_undecided = __webpack_require__(82185), canned_answer = __webpack_require__(62530), decide = __webpack_require__(290), decision = __webpack_require__(15233), context_shape = __webpack_require__(70529), engines = __webpack_require__(79101), json = __webpack_require__(61989);
		function treeOfJson(value, at = {
			line: 1,
			column: 1
		}) {
			return (0, json.Lv)(value) ? {
				type: "list",
				at,
				items: value.map((item) => treeOfJson(item, at))
			} : (0, json.Gv)(value) ? {
				type: "map",
				at,
				entries: Object.entries(value).map(([key, each]) => ({
					key,
					at,
					value: treeOfJson(each, at)
				}))
			} : {
				type: "plain",
				at,
				value
			};
		}
		function readContext(value) {
			if (value === void 0) return { context: permission_context.Ut };
			let reader = {
				engines: engines.d,
				problems: []
			}, context = context_shape.B.read(treeOfJson(value), reader);
			return context === void 0 ? { error: reader.problems.map((problem) => problem.message).join(" ") } : { context };
		}
		function replay(run, policy) {
			let decisions = (0, decide.startDecisions)(run.atTerminal ? (0, ask_undecided.t)(policy) : policy, run.context);
			return run.pauses.map(({ request, decided }) => replayPause(request, decided, decisions));
		}
		function replayPause(request, was, decisions) {
			let first = decisions.decide(request), { answer, rule, outcome, reason } = first.outcome === "ask" && (first.rule === was.rule || was.rule === decision.P) ? again(request, first, was, decisions) : first, { toolCallId } = request;
			return {
				tool_call_id: toolCallId,
				operation: first.operation,
				was,
				now: {
					answer,
					rule,
					outcome,
					reason
				},
				changed: answer !== was.answer
			};
		}
		function again(request, asked, was, decisions) {
			let wish = wishOf(was.answer);
			if (wish === void 0) return decisions.nobodyAnswered(request);
			let said = decisions.personAnswered(request, wish);
			return "error" in said ? asked : was.rule === decision.P && said.outcome === "allow" ? {
				...said,
				rule: decision.P
			} : said;
		}
		function wishOf(answer) {
			return answer === "allow_once" ? "allow" : answer === "allow_always" ? "allow-always" : answer === null || answer === canned_answer.Kx || answer === "reject_once" || answer === "reject_always" ? void 0 : { value: (0, json.hQ)(readObject(answer) ?? {}, "content") ?? answer };
		}
		function readObject(text) {
			try {
				let value = JSON.parse(text);
				return (0, json.Gv)(value) ? value : void 0;
			} catch {
				return;
			}
		}
	}),
	22772: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HB: () => riskOfCommands,
			OO: () => isOfCi,
			XG: () => risks,
			zk: () => riskWords
		});
		var _lint_careful_programs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81423), _shell_programs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71508);
		let risks = [
			"reads",
			"unknown",
			"writes",
			"network",
			"deletes",
			"publishes",
			"changes-ci",
			"runs-anything"
		], riskWords = {
			reads: "it reads",
			unknown: "unknown",
			writes: "it writes files",
			network: "it uses the network",
			deletes: "it deletes",
			publishes: "it publishes",
			"changes-ci": "it changes what the CI runs, or this policy",
			"runs-anything": "it can run anything"
		}, byProgram = new Map([
			...entries("reads", "cat cut date df diff du echo false file grep head id jq ls printf pwd rg sort stat tail test tree true uname uniq wc which whoami"),
			...entries("writes", "chmod chown cp install ln mkdir mv tee touch truncate"),
			...entries("network", "curl dig ftp host nc netcat nslookup ping rsync scp sftp telnet wget"),
			...entries("deletes", "dd mkfs rm rmdir shred unlink")
		]), bySubcommand = new Map([
			...[
				"blame",
				"diff",
				"log",
				"ls-files",
				"rev-parse",
				"show",
				"status"
			].map((sub) => [`git ${sub}`, "reads"]),
			...[
				"add",
				"apply",
				"checkout",
				"commit",
				"merge",
				"rebase",
				"stash",
				"switch"
			].map((sub) => [`git ${sub}`, "writes"]),
			...[
				"clone",
				"fetch",
				"pull"
			].map((sub) => [`git ${sub}`, "network"]),
			...[
				"clean",
				"reset",
				"rm"
			].map((sub) => [`git ${sub}`, "deletes"]),
			["git push", "publishes"],
			["npm publish", "publishes"],
			["pnpm publish", "publishes"],
			["yarn publish", "publishes"],
			["cargo publish", "publishes"],
			["docker push", "publishes"],
			["gh release", "publishes"]
		]);
		function entries(risk, programs) {
			return programs.split(" ").map((program) => [program, risk]);
		}
		function riskOfCommands(tool, commands) {
			return commands === void 0 ? tool === "shell" ? "runs-anything" : "unknown" : commands.map(riskOfCommand).reduce((a, b) => risks.indexOf(a) > risks.indexOf(b) ? a : b);
		}
		function isOfCi(path) {
			return path.split("/").some((segment) => segment.toLowerCase() === ".github" || segment.toLowerCase() === ".gitlab-ci.yml");
		}
		function riskOfCommand(words) {
			let [program = "", ...args] = words.map((word) => word.text), name = (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_0__.kX)(program), byName = bySubcommand.get(`${name} ${args[0] ?? ""}`) ?? byProgram.get(name), known = byName !== "reads" && args.some(isOfCi) ? "changes-ci" : byName, reach = (0, _lint_careful_programs_js__WEBPACK_IMPORTED_MODULE_1__.x)(name);
			return known === void 0 ? reach === "no-further" ? "unknown" : "runs-anything" : reach === "no-further" || hasHarmlessOptions(name, args) ? known : "runs-anything";
		}
		let harmless = new Map([
			["git", /^(?:-(?:[0-9]+|[abfmnpqrsvwzAM]|am|n[0-9]+)|--(?:abbrev-commit|all|amend|author=.*|branch|cached|date=.*|decorate|follow|force|format=.*|graph|grep=.*|merges|message=.*|name-only|name-status|no-color|no-edit|no-ext-diff|no-merges|no-pager|no-textconv|numstat|oneline|patch|porcelain|pretty=.*|quiet|reverse|set-upstream|short|since=.*|staged|stat|tags|until=.*|verbose))$/u],
			["sort", /^-[bdfghikmnrsuVz0-9,.]+$/u],
			["rg", /^(?:-[cilnoqsuvwxFNS]+|--(?:count|files|hidden|ignore-case|no-ignore))$/u],
			["tree", /^-[adfils]+$/u],
			["tail", /^-[fnqv0-9]+$/u],
			["date", /^(?:-u|-I)$/u],
			["file", /^-[bi]+$/u],
			["jq", /^-[crsnSe]+$/u],
			["curl", /^(?:-[fILSksv#46]+|--(?:compressed|fail|head|location|show-error|silent))$/u]
		]);
		function hasHarmlessOptions(name, args) {
			let end = args.indexOf("--"), options = (end === -1 ? args : args.slice(0, end)).filter((arg) => arg.length > 1 && arg.startsWith("-"));
			return name === "uniq" ? args.length - options.length < 2 && options.length === 0 : options.every((option) => harmless.get(name)?.test(option) === !0);
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
	69273: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			jO: () => suggestRule,
			s3: () => patternOfWord,
			wQ: () => freeId,
			zU: () => idFor
		});
		var _decide_answering_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88490), _decide_ask_undecided_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82185), _decide_evaluate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75573), _match_place_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62774), _pause_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49469), _shell_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91703), _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71376), _text_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(61989), _risk_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22772);
		function suggestRule(request, decision) {
			let pause = (0, _pause_js__WEBPACK_IMPORTED_MODULE_0__.H)(request.arguments);
			if ("error" in pause) return { error: "the pause cannot be judged" };
			if (!(0, _decide_evaluate_js__WEBPACK_IMPORTED_MODULE_1__.Y)(pause)) return { error: "the pause is a question, not a permission" };
			let option = (0, _decide_answering_js__WEBPACK_IMPORTED_MODULE_2__.L5)("allow", pause.options);
			if (option === void 0 || !(0, _decide_answering_js__WEBPACK_IMPORTED_MODULE_2__.SV)(option)) return { error: "the pause does not offer allow_once" };
			let blocked = blockedBy(decision);
			if (blocked !== void 0) return { error: blocked };
			let { tool, command } = pause;
			return typeof tool == "string" ? (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__.wy)(tool) || command !== void 0 && (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__.wy)(command.replaceAll("\n", "")) ? { error: "it holds characters that cannot be seen, and no policy may" } : [...textsIn(pause.arguments)].some(climbs) ? { error: "it names a path with \"..\", which may lead to any file" } : command !== void 0 && command.length > 500 ? { error: "the command is too long to quote" } : command === void 0 ? ruleForFields(tool, pause.arguments, decision) : ruleForCommand(tool, command, pause, decision) : { error: "the pause names no tool" };
		}
		function blockedBy(decision) {
			let guard = decision.trace.find((entry) => entry.list === "guards" && entry.matched);
			if (guard !== void 0) return `the guard "${guard.id}" refuses it, and no rule goes before a guard`;
			if (decision.verb === "allow" || decision.verb === "allow-always") return `the rule "${decision.rule}" allows it already; ${decision.reason ?? "its limit or a budget is used up"}`;
		}
		function noteFor(decision) {
			let { before } = placeOf(decision);
			return before === void 0 ? "Put it under \"rules\"." : `Put it under "rules", before "${before}".`;
		}
		function placeOf({ rule }) {
			return rule === "default" || rule === _decide_ask_undecided_js__WEBPACK_IMPORTED_MODULE_4__.I ? {} : { before: rule };
		}
		function ruleForCommand(tool, command, pause, decision) {
			let place = placeConditions(pause);
			if (place === void 0) return { error: "it names a folder or variables that no rule can name" };
			let words = (0, _shell_words_js__WEBPACK_IMPORTED_MODULE_5__.u)(command, { pattern: !1 }), commands = "commands" in words ? words.commands : void 0, conditions = [
				`tool: ${quote(tool)}`,
				`command: ${commandMatcher(command, commands)}`,
				...place
			].join(", "), id = idFor(commands?.[0]?.slice(0, 2).map((word) => word.text).join(" ") ?? tool), risk = (0, _risk_js__WEBPACK_IMPORTED_MODULE_6__.HB)(tool, commands);
			return {
				yaml: ruleYaml(freeId(id, idsIn(decision)), conditions, risk),
				risk,
				note: noteFor(decision),
				...placeOf(decision)
			};
		}
		function placeConditions(pause) {
			if ((0, _match_place_js__WEBPACK_IMPORTED_MODULE_7__.fG)(["environment"], pause) !== void 0) return;
			if ((0, _match_place_js__WEBPACK_IMPORTED_MODULE_7__.fG)(["folder"], pause) === void 0) return [];
			let told = [
				"cwd",
				"inside",
				"outside"
			].flatMap((name) => {
				let value = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_8__.hQ)(pause.arguments, name);
				return value === void 0 ? [] : [fieldCondition(name, value)];
			});
			return told.every((one) => one !== void 0) ? told : void 0;
		}
		function ruleForFields(tool, fields, decision) {
			let others = Object.entries(fields).filter(([name]) => !named.has(name)), told = others.flatMap(([name, value]) => fieldCondition(name, value) ?? []), conditions = [
				`tool: ${quote(tool)}`,
				"command: { present: false }",
				...told
			].join(", "), silent = others.length - told.length, note = silent === 0 ? noteFor(decision) : `${noteFor(decision)} It says nothing about ${silent} of the fields.`, risk = tool !== "fs.read" && [...textsIn(fields)].some(_risk_js__WEBPACK_IMPORTED_MODULE_6__.OO) ? "changes-ci" : (0, _risk_js__WEBPACK_IMPORTED_MODULE_6__.HB)(tool, void 0);
			return {
				yaml: ruleYaml(freeId(idFor(tool), idsIn(decision)), conditions, risk),
				risk,
				note,
				...placeOf(decision)
			};
		}
		function* textsIn(value) {
			if (typeof value == "string") yield value;
			else if ((0, _text_json_js__WEBPACK_IMPORTED_MODULE_8__.Lv)(value)) for (let each of value) yield* textsIn(each);
			else if ((0, _text_json_js__WEBPACK_IMPORTED_MODULE_8__.Gv)(value)) for (let [name, each] of Object.entries(value)) forPeople.has(name) || (yield* textsIn(each));
		}
		let forPeople = new Set([
			"title",
			"message",
			"scopes"
		]);
		function climbs(text) {
			return /(?:^|[\s/\\'"=:])\.\.(?:$|[\s/\\'";|&)])/u.test(text);
		}
		let named = new Set([
			"kind",
			"operation",
			"options",
			"message"
		]);
		function fieldCondition(name, value) {
			let values = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_8__.Lv)(value) ? value : [value];
			return values.length === 0 || (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__.wy)(name) || !values.every(isSayable) ? void 0 : `${quote(`/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`)}: ${JSON.stringify(value)}`;
		}
		function isSayable(value) {
			return typeof value == "string" ? !(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__.wy)(value) : typeof value == "number" ? /^-?[0-9]+(?:\.[0-9]+)?$/u.test(String(value)) && Math.abs(value) <= 2 ** 53 - 1 : !(0, _text_json_js__WEBPACK_IMPORTED_MODULE_8__.Lv)(value) && !(0, _text_json_js__WEBPACK_IMPORTED_MODULE_8__.Gv)(value);
		}
		function idsIn({ trace }) {
			return new Set(trace.map(({ id }) => id));
		}
		function ruleYaml(id, conditions, risk) {
			return [
				`# Risk: ${_risk_js__WEBPACK_IMPORTED_MODULE_6__.zk[risk]}`,
				`- id: ${id}`,
				`  match: { kind: permission, ${conditions} }`,
				"  then: allow",
				"  limit: 1"
			].map((line) => `  ${line}`).join("\n");
		}
		function commandMatcher(command, commands) {
			return commands === void 0 || command.includes("*") ? quote(command) : `{ shell: { only: [${[...new Set(commands.map((words) => words.map(patternOfWord).join(" ")))].map(quote).join(", ")}] } }`;
		}
		function patternOfWord(word) {
			return word.quoted ? word.text.includes("'") ? `"${word.text}"` : `'${word.text}'` : word.text;
		}
		function quote(text) {
			return JSON.stringify(text);
		}
		function idFor(text) {
			let plain = text.toLowerCase().replace(/[^a-z0-9]+/gu, "-").slice(0, 40).replace(/^-+|-+$/gu, "");
			return plain === "" ? "allow-this" : `allow-${plain}`;
		}
		function freeId(wanted, taken) {
			let id = wanted;
			for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
			return id;
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
