export const id = 693;
export const ids = [693];
export const modules = {
	693: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { listAction: () => listAction });
		var request = __webpack_require__(2410), retry = __webpack_require__(8394), connected = __webpack_require__(7672);
		function listInterns(io, settings) {
			return (0, connected.a)(io, settings, ({ client, clock, log, signal, deadline }) => (0, retry.b)({
				what: "intern list",
				maxAttempts: 5,
				deadline: deadline.at,
				clock,
				log,
				signal
			}, async () => {
				let interns = [];
				for await (let intern of client.listInterns({
					...settings,
					signal
				})) interns.push(intern);
				return interns;
			}, request.xg));
		}
		var cut = __webpack_require__(6590);
		function toInternsBlocks(interns) {
			let rows = interns.slice(0, 500).map((intern) => [
				[(0, cut.ml)(intern.name, 200)],
				[describeStatus(intern)],
				[(0, cut.ml)(intern.model ?? "default", 200)],
				[{ code: (0, cut.ml)(intern.id, 200) }]
			]), more = interns.length - rows.length;
			return [
				{
					type: "heading",
					line: [`${interns.length} ${interns.length === 1 ? "intern" : "interns"}`]
				},
				...rows.length === 0 ? [] : [{
					type: "table",
					header: [
						"Name",
						"Status",
						"Model",
						"Id"
					],
					rows
				}],
				...more > 0 ? [{
					type: "paragraph",
					line: [`${more} more are in the output.`]
				}] : []
			];
		}
		function describeStatus({ status, progress, last_failure_message }) {
			return progress === null ? status === "failed" && last_failure_message !== null ? `${status}: ${(0, cut.ml)(last_failure_message, 200)}` : status : `${status}, step ${progress.step_number} of ${progress.total_steps}`;
		}
		var markdown = __webpack_require__(3021);
		async function listAction(io, settings) {
			let interns = await listInterns(io, settings), json = JSON.stringify(interns);
			json.length > 524288 && io.log.warning(`The output "interns" has ${json.length} characters. GitHub does not hand outputs of a job above 1 MiB to other jobs: narrow the list by "status" or "workspace-id".`), interns.length === 0 && io.log.notice("No interns match. A matrix of none fails a workflow: guard its job with \"if: … != '[]'\".");
			for (let { name, id, status } of interns) io.log.info(`Intern "${name}" (${id}): ${status}`);
			return io.setOutputs({
				conclusion: "finished",
				interns: json
			}), await io.writeSummary((0, markdown.l)(toInternsBlocks(interns))), "finished";
		}
	}),
	7672: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { a: () => connected });
		var _client_client_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7283), _report_live_log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1781), _run_events_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6600), _bearer_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5344), _deadline_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2159), _workspace_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7686);
		async function connected(io, settings, work, onRequest = (request) => io.log.debug((0, _report_live_log_js__WEBPACK_IMPORTED_MODULE_0__.N)((0, _run_events_js__WEBPACK_IMPORTED_MODULE_1__.p)(request)))) {
			let workspace = (0, _workspace_js__WEBPACK_IMPORTED_MODULE_2__.O)(io), deadline = (0, _deadline_js__WEBPACK_IMPORTED_MODULE_3__.d)(settings.timeoutMs, io.clock, io.signal);
			try {
				let stages = {
					...io,
					...settings,
					signal: deadline.signal
				}, bearer = await (0, _bearer_js__WEBPACK_IMPORTED_MODULE_4__.Vg)({
					...stages,
					...workspace,
					onRequest
				}), client = (0, _client_client_js__WEBPACK_IMPORTED_MODULE_5__.U)({
					...stages,
					...bearer,
					onRequest
				});
				return await work({
					...io,
					...bearer,
					signal: deadline.signal,
					client,
					workspace,
					deadline
				});
			} finally {
				deadline.clear();
			}
		}
	}),
	2159: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => startDeadline });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		function startDeadline(timeoutMs, clock, outer) {
			let limit = new AbortController(), timer = setTimeout(() => {
				let spent = `${Math.round(timeoutMs / 1e3)} s`;
				limit.abort(new _errors_js__WEBPACK_IMPORTED_MODULE_0__.e4("timeout", `The step took longer than ${spent}. Raise "timeout" if the work needs it.`));
			}, timeoutMs);
			return {
				signal: AbortSignal.any([limit.signal, outer]),
				at: clock.monotonic() + timeoutMs,
				clear: () => clearTimeout(timer)
			};
		}
	}),
	1781: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E: () => logEvents,
			N: () => describeRequest
		});
		var _pauses_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4123);
		function logEvents(log, level) {
			let speech = logSpeech(log), pause;
			return (event) => {
				if (event.type === "text" || event.type === "reasoning") {
					level === "full" && speech.say(event.type, event.text);
					return;
				}
				speech.end(), event.type === "pause" && (pause = event);
				let shown = level === "none" ? void 0 : toLogLine(event);
				shown !== void 0 && (log[shown.level](shown.message), event.type === "decision" && pause !== void 0 && logSuggestion(log, pause, event));
			};
		}
		function logSpeech(log) {
			let line = "", speaking, prefix = () => speaking === "reasoning" ? "· " : "│ ", flush = () => {
				line !== "" && log.info(prefix() + line), line = "";
			};
			return {
				say(type, text) {
					speaking === void 0 && log.group?.("The intern says"), type !== speaking && flush(), speaking = type;
					let [more = "", ...lines] = text.split("\n");
					line += more;
					for (let next of lines) log.info(prefix() + line), line = next;
				},
				end() {
					flush(), speaking !== void 0 && log.endGroup?.(), speaking = void 0;
				}
			};
		}
		function logSuggestion(log, pause, decision) {
			for (let yaml of (0, _pauses_js__WEBPACK_IMPORTED_MODULE_0__.Z8)({
				pause,
				decisions: [decision]
			})) log.info(`Under "rules" of the permission policy this would have allowed it, if it is wise:\n${yaml}`);
		}
		function toLogLine(event) {
			switch (event.type) {
				case "start": {
					let { intern_name, intern_id, approval_mode } = event;
					return {
						level: "info",
						message: `Run on intern "${intern_name}" (${intern_id}), approval mode ${approval_mode}.`
					};
				}
				case "request": return {
					level: "debug",
					message: describeRequest(event)
				};
				case "decision": {
					let { operation, kind, answer, outcome, rule, reason } = event, why = reason === null ? `rule "${rule}"` : `rule "${rule}": ${reason}`, granted = outcome === "allow" || outcome === "answer", message = `Asked: ${operation ?? kind ?? "a question"} → ${answer ?? outcome} (${why})`;
					return {
						level: granted ? "info" : "notice",
						message
					};
				}
				case "finish": {
					let { finish_reason, session_id } = event;
					return {
						level: "info",
						message: `Finish reason ${finish_reason}, session ${session_id ?? "unknown"}.`
					};
				}
				case "usage": return {
					level: "info",
					message: `Usage ${JSON.stringify(event.usage)}.`
				};
				default: return;
			}
		}
		function describeRequest({ route, status, ms, request_id }) {
			let id = request_id === null ? "" : `, request id ${request_id}`;
			return `${route} answered ${status} after ${Math.round(ms)} ms${id}.`;
		}
	}),
	4123: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z8: () => suggestionsFor,
			z6: () => toPauses
		});
		var permission_arguments = __webpack_require__(7395), evaluate = __webpack_require__(2874), invisible = __webpack_require__(5856), json = __webpack_require__(9733), ladder = __webpack_require__(7195), programs = __webpack_require__(9478);
		let risks = [
			"reads",
			"unknown",
			"writes",
			"network",
			"deletes",
			"publishes",
			"runs-anything"
		], byProgram = new Map([
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
		function riskOfCommand(words) {
			let program = (0, programs.kX)(words[0]?.text ?? ""), known = bySubcommand.get(`${program} ${words[1]?.text ?? ""}`) ?? byProgram.get(program);
			return known === void 0 ? (0, programs.pw)(program) ? "runs-anything" : "unknown" : known;
		}
		var shell_words = __webpack_require__(9653);
		function suggestRule(request, decision) {
			let pause = (0, permission_arguments.H)(request.arguments);
			if ("malformed" in pause) return { because: "the pause can not be judged" };
			if (!(0, evaluate.Y)(pause)) return { because: "the pause is a question, not a permission" };
			let option = (0, ladder.L5)("allow", pause.options);
			if (option === void 0 || !(0, ladder.SV)(option)) return { because: "the pause does not offer allow_once" };
			let blocked = blockedBy(decision);
			if (blocked !== void 0) return { because: blocked };
			let { tool, command } = pause;
			return typeof tool == "string" ? (0, invisible.wy)(tool) || command !== void 0 && (0, invisible.wy)(command.replaceAll("\n", "")) ? { because: "it holds characters that can not be seen, and no policy may" } : command !== void 0 && command.length > 500 ? { because: "the command is too long to quote" } : command === void 0 ? ruleForFields(tool, pause.arguments, decision) : ruleForCommand(tool, command, decision) : { because: "the pause names no tool" };
		}
		function blockedBy(decision) {
			let guard = decision.trace.find((entry) => entry.list === "guards" && entry.matched);
			if (guard !== void 0) return `the guard "${guard.id}" refuses it, and no rule goes before a guard`;
			if (decision.verb === "allow" || decision.verb === "allow-always") return `the rule "${decision.rule}" allows it already; ${decision.reason ?? "its limit or a budget is used up"}`;
		}
		function noteFor(decision) {
			return decision.rule === "default" ? "Put it under \"rules\"." : `Put it under "rules", before "${decision.rule}".`;
		}
		function ruleForCommand(tool, command, decision) {
			let words = (0, shell_words.u)(command, { pattern: !1 }), commands = "commands" in words ? words.commands : void 0, conditions = `tool: ${quote(tool)}, command: ${commandMatcher(command, commands)}`;
			return {
				yaml: ruleYaml(idFor(commands?.[0]?.slice(0, 2).map((word) => word.text).join(" ") ?? tool), conditions),
				risk: riskOfCommands(tool, commands),
				note: noteFor(decision)
			};
		}
		function ruleForFields(tool, fields, decision) {
			let others = Object.entries(fields).filter(([name]) => !named.has(name)), told = others.flatMap(([name, value]) => fieldCondition(name, value) ?? []), conditions = [
				`tool: ${quote(tool)}`,
				"command: { present: false }",
				...told
			].join(", "), silent = others.length - told.length, note = silent === 0 ? noteFor(decision) : `${noteFor(decision)} It says nothing about ${silent} of the fields.`;
			return {
				yaml: ruleYaml(idFor(tool), conditions),
				risk: riskOfCommands(tool, void 0),
				note
			};
		}
		let named = new Set([
			"kind",
			"operation",
			"options",
			"message"
		]);
		function fieldCondition(name, value) {
			let values = (0, json.Lv)(value) ? value : [value];
			return values.length === 0 || (0, invisible.wy)(name) || !values.every(isSayable) ? void 0 : `${quote(`/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`)}: ${JSON.stringify(value)}`;
		}
		function isSayable(value) {
			return typeof value == "string" ? !(0, invisible.wy)(value) : typeof value == "number" ? /^-?[0-9]+(?:\.[0-9]+)?$/u.test(String(value)) && Math.abs(value) <= 2 ** 53 - 1 : !(0, json.Lv)(value) && !(0, json.Gv)(value);
		}
		function ruleYaml(id, conditions) {
			return [
				`  - id: ${id}`,
				`    match: { kind: permission, ${conditions} }`,
				"    then: allow",
				"    limit: 1"
			].join("\n");
		}
		function commandMatcher(command, commands) {
			return commands === void 0 || command.includes("*") ? quote(command) : `{ shell: { only: [${[...new Set(commands.map((words) => words.map(patternWord).join(" ")))].map(quote).join(", ")}] } }`;
		}
		function patternWord(word) {
			return word.quoted ? word.text.includes("'") ? `"${word.text}"` : `'${word.text}'` : word.text;
		}
		function quote(text) {
			return JSON.stringify(text);
		}
		function idFor(text) {
			let plain = text.toLowerCase().replace(/[^a-z0-9]+/gu, "-").slice(0, 40).replace(/^-+|-+$/gu, "");
			return plain === "" ? "allow-this" : `allow-${plain}`;
		}
		var cut = __webpack_require__(6590);
		function toPauses({ pauses }, rows) {
			let decisions = pauses.flatMap((pause) => pause.decisions);
			if (decisions.length === 0) return [];
			let left = decisions.length - rows, note = {
				type: "paragraph",
				line: [`${left} more decisions are in the transcript file.`]
			};
			return [
				{
					type: "table",
					header: [
						"Asked",
						"Answer",
						"Rule",
						"Reason"
					],
					rows: decisions.slice(0, rows).map(toRow)
				},
				...left > 0 ? [note] : [],
				...toSuggestions(pauses)
			];
		}
		function toRow(decision) {
			let { kind, operation, answer, outcome, rule, reason } = decision, why = reason === null ? [] : [(0, cut.ml)(reason, 500)], lines = toExplanation(decision);
			return [
				[{ code: (0, cut.ml)(operation ?? kind ?? "question", 500) }],
				[`${signOf(outcome)} `, { code: (0, cut.ml)(answer ?? outcome, 200) }],
				[{ code: (0, cut.ml)(rule, 200) }],
				lines.length === 0 ? why : [...why, {
					folded: "explanation",
					lines
				}]
			];
		}
		function toExplanation({ trace, ladder, budgets }) {
			let shown = trace.slice(0, 60).map(({ id, list, matched, because }) => {
				let sign = matched ? "✓" : "·", name = list === "default" ? "default" : `${list.replace(/s$/, "")} ${id}`;
				return [
					`${sign} `,
					{ code: (0, cut.ml)(name, 200) },
					` ${(0, cut.ml)(because, 300)}`
				];
			}), left = trace.length - shown.length;
			return [
				...shown,
				...left > 0 ? [[`… and ${left} more entries`]] : [],
				...ladder === null ? [] : [[`ladder: ${(0, cut.ml)(ladder, 300)}`]],
				...budgets === "" ? [] : [[`budgets before: ${(0, cut.ml)(budgets, 300)}`]]
			];
		}
		function suggestionsFor({ pause, decisions }) {
			return decisions.flatMap((decision) => {
				let { verb, outcome } = decision;
				if (outcome !== "reject" || verb === void 0) return [];
				let suggestion = suggestRule({
					toolCallId: pause.tool_call_id,
					arguments: pause.arguments
				}, {
					...decision,
					verb
				});
				return "yaml" in suggestion ? [suggestion.yaml] : [];
			});
		}
		function toSuggestions(pauses) {
			let rules = [...new Set(pauses.flatMap(suggestionsFor))].slice(0, 5);
			return rules.length === 0 ? [] : [{
				type: "details",
				summary: ["What would have allowed it"],
				blocks: [{
					type: "paragraph",
					line: [
						"Under ",
						{ code: "rules" },
						" of the permission policy, if it is wise:"
					]
				}, {
					type: "code",
					text: rules.join("\n")
				}]
			}];
		}
		function signOf(outcome) {
			return outcome === "allow" || outcome === "answer" ? "✅" : outcome === "stop" ? "⛔" : "🚫";
		}
	}),
	6600: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => toStartEvent,
			p: () => toRequestEvent
		});
		function toStartEvent(intern, mode, policy, context) {
			return {
				type: "start",
				intern_id: intern.id,
				intern_name: intern.name,
				approval_mode: mode,
				policy,
				context
			};
		}
		function toRequestEvent({ route, status, ms, requestId }) {
			return {
				type: "request",
				route,
				status,
				ms,
				request_id: requestId ?? null
			};
		}
	})
};
