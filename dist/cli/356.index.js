export const id = 356;
export const ids = [356, 80];
export const modules = {
	2356: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { policy: () => policy });
		var log = __webpack_require__(7309), lint = __webpack_require__(5810);
		let schemaFileName = "intern-policy.schema.json", defaultPolicyPath = ".github/intern-policy.yml", starterPolicy = `# yaml-language-server: $schema=./${schemaFileName}
#
# What an intern may do in this repository without a person at hand. A policy answers questions; it is not a sandbox.
#   interns policy check   is it valid, and does it do what it looks like?
#   interns policy test    do the tests at the end hold? (the action runs them before every prompt)
#   interns policy explain --pause '{"kind":"permission","operation":"shell command: npm test","options":["allow_once"]}'
version: 1

# What happens to a permission that no rule below allows: reject, or stop the run.
default: reject

# What one run may spend at most. Left out, these are the numbers.
budget:
  answers: 40
  allows: 15
  rejects_in_a_row: 4
  same_pause: 3

# Guards can only refuse. They are looked at first, and no rule goes before them.
guards:
  - id: never-from-forks
    when: { fork: [true, unknown] }
    match: { kind: permission }
    then: reject
    reason: Pull requests from forks get no privileged tools.

# Rules are looked at in order; the first that matches decides.
rules:
  - id: look-around
    match:
      kind: permission
      tool: shell
      # Every command of the text has to be covered, word for word. "*" stands within a word.
      command: { shell: { only: ["git status", "git log --oneline", "ls", "ls *"] } }
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

  - name: a pull request from a fork gets nothing
    context: { event: pull_request, fork: true, actor: { permission: read } }
    pause: { kind: permission, operation: "shell command: git status", options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: never-from-forks }

  - name: the package manager is npm
    context: { event: push, fork: false }
    pause: { kind: elicitation, message: "Which package manager?", fields: [{ name: manager, type: string, required: true }] }
    expect: { answer: npm, rule: package-manager }
`;
		var promises_ = __webpack_require__(1455), external_node_path_ = __webpack_require__(6760), errors = __webpack_require__(452), policy_file = __webpack_require__(7312);
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
		async function readPolicyFile(file, io) {
			let bytes;
			try {
				bytes = await (0, promises_.readFile)(external_node_path_.resolve(io.cwd, file));
			} catch (error) {
				return { problems: [{
					line: 1,
					column: 1,
					code: "missing-file",
					message: `The policy file can't be read: ${(0, errors.Uc)(error)}. "interns policy init" writes a starting file.`
				}] };
			}
			return (0, policy_file.T4)(bytes, file);
		}
		async function policyOrProblems(file, io) {
			let reading = await readPolicyFile(file, io);
			if ("policy" in reading) return reading.policy;
			for (let problem of reading.problems) io.stderr(findingLine(file, "error", problem));
			annotate(file, "error", reading.problems, io, io.stderr);
		}
		function findingLine(file, level, finding) {
			let { line, column, code, message } = finding;
			return `${(0, log.TN)(`${file}:${line}:${column}: ${level}: ${message} (${code})`)}\n`;
		}
		function annotate(file, level, findings, io, write) {
			if (io.env.GITHUB_ACTIONS === "true") for (let { line, column, code, message } of findings) write(annotationLine({
				level,
				file: (0, log.TN)(file),
				line,
				column,
				title: code,
				message: (0, log.TN)(message)
			}));
		}
		var external_node_util_ = __webpack_require__(7975);
		class UsageError extends Error {}
		function readUsage(args, options, maxFiles) {
			let { values, positionals } = parseWords(args, options);
			if (positionals.length > maxFiles) throw new UsageError(`Too many words: "${positionals.slice(maxFiles).join("\", \"")}".`);
			let flags = Object.create(null);
			for (let [name, value] of Object.entries(values)) (typeof value == "string" || typeof value == "boolean") && (flags[name] = value);
			return {
				flags,
				files: positionals
			};
		}
		function parseWords(args, options) {
			try {
				return (0, external_node_util_.parseArgs)({
					args: [...args],
					options,
					allowPositionals: !0,
					strict: !0
				});
			} catch (error) {
				throw new UsageError((0, errors.Uc)(error));
			}
		}
		function textFlag(words, name) {
			let value = words.flags[name];
			return typeof value == "string" ? value : void 0;
		}
		async function check(args, io) {
			let words = readUsage(args, {
				json: { type: "boolean" },
				strict: { type: "boolean" }
			}, 1), file = words.files[0] ?? defaultPolicyPath, reading = await readPolicyFile(file, io), policy = "policy" in reading ? reading.policy : void 0, found = findingsOf("policy" in reading ? [] : reading.problems, policy === void 0 ? [] : (0, lint.u)(policy), words.flags.strict === !0);
			words.flags.json === !0 ? io.stdout(`${JSON.stringify({
				errors: found.errors.map(plain),
				warnings: found.warnings.map(plain)
			}, null, 2)}\n`) : printText(file, found, policy, io);
			let write = words.flags.json === !0 ? io.stderr : io.stdout;
			return annotate(file, "error", found.errors, io, write), annotate(file, "warning", found.warnings, io, write), found.errors.length > 0 ? 2 : 0;
		}
		function findingsOf(problems, warnings, strict) {
			return strict ? {
				errors: [...problems, ...warnings],
				warnings: []
			} : {
				errors: problems,
				warnings
			};
		}
		function plain({ line, column, code, message }) {
			return {
				line,
				column,
				code,
				message
			};
		}
		function printText(file, found, policy, io) {
			for (let finding of found.errors) io.stdout(findingLine(file, "error", finding));
			for (let finding of found.warnings) io.stdout(findingLine(file, "warning", finding));
			let counts = `${plural(found.errors.length, "error")}, ${plural(found.warnings.length, "warning")}`, content = policy === void 0 ? "" : `; ${plural(policy.guards.length, "guard")}, ${plural(policy.rules.length, "rule")}, ${plural(policy.questions.length, "question")}, ${plural(policy.tests.length, "test")}`;
			io.stdout(`${(0, log.TN)(file)}: ${counts}${content}\n`);
		}
		function plural(count, noun) {
			return `${count} ${noun}${count === 1 ? "" : "s"}`;
		}
		var permission_context = __webpack_require__(1576), decide = __webpack_require__(8928), explain = __webpack_require__(3204), canned_answer = __webpack_require__(6957), context_shape = __webpack_require__(5908), engines = __webpack_require__(5080), json = __webpack_require__(9733);
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
		function readTranscript(text) {
			let context = permission_context.Ut, pauses = [];
			for (let [index, line] of text.split("\n").entries()) {
				if (line.trim() === "") continue;
				let event = parseLine(line);
				if (event === void 0) return { error: `line ${index + 1} is not a JSON object` };
				if (event.type === "start") {
					let read = readContext((0, json.hQ)(event, "context"));
					if ("error" in read) return { error: `line ${index + 1}: ${read.error}` };
					context = read.context;
				}
				if (event.type === "pause" && pauses.push(...readPauseEvent(event).map((request) => ({
					request,
					decided: void 0
				}))), event.type !== "decision") continue;
				let open = pauses.findLast((pause) => pause.request.toolCallId === event.tool_call_id);
				open !== void 0 && (open.decided ??= readDecision(event));
			}
			let decided = pauses.map(({ request, decided: was }) => was === void 0 ? void 0 : {
				request,
				decided: was
			});
			return {
				context,
				pauses: decided.filter((pause) => pause !== void 0)
			};
		}
		function parseLine(line) {
			try {
				let value = JSON.parse(line);
				return (0, json.Gv)(value) ? value : void 0;
			} catch {
				return;
			}
		}
		function readContext(value) {
			if (value === void 0) return { context: permission_context.Ut };
			let reader = {
				engines: engines.noEngines,
				problems: []
			}, context = context_shape.B.read(treeOfJson(value), reader);
			return context === void 0 ? { error: reader.problems.map((problem) => problem.message).join(" ") } : { context };
		}
		function readPauseEvent(event) {
			let toolCallId = (0, json.hQ)(event, "tool_call_id"), text = (0, json.hQ)(event, "arguments");
			return typeof toolCallId == "string" && typeof text == "string" ? [{
				toolCallId,
				arguments: text
			}] : [];
		}
		function readDecision(event) {
			let answer = (0, json.hQ)(event, "answer"), rule = (0, json.hQ)(event, "rule");
			return typeof rule == "string" ? {
				rule,
				answer: typeof answer == "string" ? answer : null
			} : void 0;
		}
		function replay(run, policy) {
			let decisions = (0, decide.y)(policy, run.context);
			return run.pauses.map(({ request, decided }) => replayPause(request, decided, decisions));
		}
		function replayPause(request, was, decisions) {
			let first = decisions.decide(request), { answer, rule, outcome, reason } = first.outcome === "ask" && first.rule === was.rule ? again(request, first, was, decisions) : first, { toolCallId } = request;
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
			if (wish === void 0) return decisions.nobodyAnswered(request, asked);
			let said = decisions.personAnswered(request, asked, wish);
			return "error" in said ? asked : said;
		}
		function wishOf(answer) {
			return answer === "allow_once" ? "allow" : answer === "allow_always" ? "allow-always" : answer === null || answer === canned_answer.Kx || answer === "reject_once" || answer === "reject_always" ? void 0 : { value: (0, json.hQ)(parseLine(answer) ?? {}, "content") ?? answer };
		}
		async function explain_explain(args, io) {
			let words = readUsage(args, {
				json: { type: "boolean" },
				pause: { type: "string" },
				context: { type: "string" }
			}, 1), pause = textFlag(words, "pause");
			if (pause === void 0) throw new UsageError("\"explain\" needs --pause with the arguments of the pause as JSON.");
			let context = contextOf(textFlag(words, "context")), policy = await policyOrProblems(words.files[0] ?? defaultPolicyPath, io);
			if (policy === void 0) return 2;
			let request = {
				toolCallId: "explained",
				arguments: pause
			}, decision = (0, decide.y)(policy, context).decide(request);
			if (words.flags.json === !0) io.stdout(`${JSON.stringify((0, explain.Hc)(decision), null, 2)}\n`);
			else for (let line of (0, explain.bg)(request, decision)) io.stdout(`${(0, log.TN)(line)}\n`);
			return (0, explain.$j)(decision);
		}
		function contextOf(text) {
			if (text === void 0) return permission_context.Ut;
			let read = readContext(parseJson(text));
			if ("error" in read) throw new UsageError(`--context: ${read.error}`);
			return read.context;
		}
		function parseJson(text) {
			try {
				return JSON.parse(text);
			} catch {
				throw new UsageError("--context is not JSON.");
			}
		}
		var file_shape = __webpack_require__(533);
		function policyJsonSchema() {
			let definitions = new Map();
			return {
				$schema: "http://json-schema.org/draft-07/schema#",
				title: "Permission policy of intern-action",
				...file_shape.fileShape.schema(definitions),
				definitions: Object.fromEntries(definitions)
			};
		}
		async function init(args, io) {
			let file = readUsage(args, {}, 1).files[0] ?? defaultPolicyPath, target = external_node_path_.resolve(io.cwd, file);
			try {
				await (0, promises_.mkdir)(external_node_path_.dirname(target), { recursive: !0 }), await (0, promises_.writeFile)(target, starterPolicy, { flag: "wx" });
			} catch (error) {
				return io.stderr(`${(0, log.TN)(`interns policy init: ${file} is not written: ${(0, errors.Uc)(error)}`)}\n`), 2;
			}
			return await (0, promises_.writeFile)(external_node_path_.join(external_node_path_.dirname(target), schemaFileName), `${JSON.stringify(policyJsonSchema(), null, 2)}\n`), io.stdout(`${(0, log.TN)(file)} is written, and ${schemaFileName} beside it for editors.\n`), io.stdout("Next: \"interns policy check\" and \"interns policy test\".\n"), 0;
		}
		async function replay_replay(args, io) {
			let words = readUsage(args, {
				json: { type: "boolean" },
				against: { type: "string" }
			}, 1), transcript = words.files[0], against = textFlag(words, "against");
			if (transcript === void 0 || against === void 0) throw new UsageError("\"replay\" needs a transcript, and --against with a policy file.");
			let run = readTranscript(await readText(transcript, io));
			if ("error" in run) throw new UsageError(`The transcript ${transcript} can't be read: ${run.error}.`);
			let policy = await policyOrProblems(against, io);
			if (policy === void 0) return 2;
			let decisions = replay(run, policy), changed = decisions.filter((each) => each.changed);
			if (words.flags.json === !0) io.stdout(`${JSON.stringify({
				decisions: decisions.length,
				changed: changed.map(withoutFlag)
			}, null, 2)}\n`);
			else {
				for (let each of changed) io.stdout(`${(0, log.TN)(changeLine(each))}\n`);
				io.stdout(`${plural(decisions.length, "decision")}, ${changed.length} would change\n`);
			}
			return +(changed.length > 0);
		}
		async function readText(file, io) {
			try {
				return await (0, promises_.readFile)(external_node_path_.resolve(io.cwd, file), "utf8");
			} catch (error) {
				throw new UsageError(`The transcript can't be read: ${(0, errors.Uc)(error)}.`);
			}
		}
		function withoutFlag({ changed: _changed, ...rest }) {
			return rest;
		}
		function changeLine({ tool_call_id: id, operation, was, now }) {
			return `${operation === null ? id : `${id} ${JSON.stringify(operation)}`}: ${was.answer ?? "stop"} by ${was.rule} would become ${now.answer ?? now.outcome} by ${now.rule}`;
		}
		var self_test = __webpack_require__(4582);
		async function test(args, io) {
			let words = readUsage(args, {
				json: { type: "boolean" },
				mutate: { type: "boolean" }
			}, 1), file = words.files[0] ?? defaultPolicyPath, policy = await policyOrProblems(file, io);
			if (policy === void 0) return 2;
			let failures = (0, self_test.N)(policy), mutate = words.flags.mutate === !0, survivors = mutate && failures.length === 0 ? (0, self_test.j)(policy) : [];
			words.flags.json === !0 ? printJson(policy, failures, survivors, io) : test_printText(file, policy, failures, survivors, mutate, io);
			let findings = [...failures.map(findingOfFailure), ...survivors.map(findingOfSurvivor)];
			return annotate(file, "error", findings, io, words.flags.json === !0 ? io.stderr : io.stdout), +(findings.length > 0);
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
		function findingOfSurvivor({ line, column, id, list }) {
			return {
				line,
				column,
				code: "survivor",
				message: `Without "${id}" of ${list} every test still passes. Add a test that needs it.`
			};
		}
		function printJson(policy, failures, survivors, io) {
			let document = {
				tests: policy.tests.length,
				failures,
				survivors
			};
			io.stdout(`${JSON.stringify(document, null, 2)}\n`);
		}
		function test_printText(file, policy, failures, survivors, mutate, io) {
			for (let policyTest of policy.tests) {
				let failure = failures.find((each) => each.name === policyTest.name);
				io.stdout(`${failure === void 0 ? "ok  " : "FAIL"} ${(0, log.TN)(policyTest.name)}\n`);
			}
			for (let finding of [...failures.map(findingOfFailure), ...survivors.map(findingOfSurvivor)]) io.stdout(`${(0, log.TN)(`${file}:${finding.line}:${finding.column}: ${finding.message}`)}\n`);
			let entries = policy.guards.length + policy.rules.length + policy.questions.length, noticed = mutate && failures.length === 0 ? `, ${entries - survivors.length} of ${entries} deletions noticed` : "";
			io.stdout(`${plural(policy.tests.length, "test")}, ${failures.length} failed${noticed}\n`);
		}
		let subcommands = new Map([
			["check", check],
			["test", test],
			["explain", explain_explain],
			["replay", replay_replay],
			["init", init]
		]);
		async function policy(args, io) {
			let [name, ...rest] = args;
			if (name === void 0 || args.includes("--help") || args.includes("-h")) return (name === void 0 ? io.stderr : io.stdout)("interns policy: check, test and explain permission policy files\n\nUsage:\n  interns policy check [FILE] [--strict] [--json]          errors and warnings; 0 clean or warnings only, 2 errors\n  interns policy test [FILE] [--mutate] [--json]           the tests in the file; 0 all pass, 1 a test fails, 2 invalid\n  interns policy explain [FILE] --pause JSON [--context JSON] [--json]\n                                                           0 allow or answer, 3 reject or decline, 4 stop or ask\n  interns policy replay TRANSCRIPT --against FILE [--json] decisions of a past run that would change; 0 none, 1 some\n  interns policy init [FILE]                               write a starting file with tests\n\nFILE is .github/intern-policy.yml when it is left out. docs/policy.md tells how to write one.\n"), name === void 0 ? 2 : 0;
			let run = subcommands.get(name);
			if (run === void 0) return io.stderr(`interns policy: unknown command "${(0, log.TN)(name)}". Use one of: ${[...subcommands.keys()].join(", ")}.\n`), 2;
			try {
				return await run(rest, io);
			} catch (error) {
				if (!(error instanceof UsageError)) throw error;
				return io.stderr(`interns policy ${name}: ${(0, log.TN)(error.message)}\n`), 2;
			}
		}
	}),
	5080: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			enginesFor: () => enginesFor,
			noEngines: () => noEngines
		});
		let noEngines = {
			re2: void 0,
			shell: void 0
		};
		async function enginesFor(root) {
			let keys = new Set();
			collectKeys(root, keys);
			let [re2, shell] = await Promise.all([keys.has("re2") ? Promise.all([__webpack_require__.e(856), __webpack_require__.e(668)]).then(__webpack_require__.bind(__webpack_require__, 668)).then((module) => module.re2) : void 0, keys.has("shell") ? Promise.all([__webpack_require__.e(989), __webpack_require__.e(617)]).then(__webpack_require__.bind(__webpack_require__, 3617)).then((module) => module.bash) : void 0]);
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
	3204: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$j: () => explainExitCode,
			Hc: () => toExplanation,
			bg: () => explainLines
		});
		var _arguments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7395), _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5856), _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9733);
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
		function explainLines(request, decision) {
			let width = Math.max(...decision.trace.map((entry) => entry.id.length), 7);
			return [
				`pause      ${describePause(request)}`,
				...decision.trace.map((entry) => traceLine(entry, width)),
				...decision.ladder === null ? [] : [`ladder     ${decision.ladder}`],
				`budgets    ${decision.budgets}`,
				...decision.reason === null ? [] : [`reason     ${(0, _invisible_js__WEBPACK_IMPORTED_MODULE_0__.jQ)(decision.reason)}`],
				`${decision.outcome === "stop" || decision.outcome === "ask" ? `${decision.outcome.padEnd(9)}  ` : "answer     "}${answerText(decision)}by ${decision.rule}`
			];
		}
		function answerText(decision) {
			return decision.answer === null ? "" : `${(0, _invisible_js__WEBPACK_IMPORTED_MODULE_0__.jQ)(decision.answer)} `;
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
		function describePause(request) {
			let pause = (0, _arguments_js__WEBPACK_IMPORTED_MODULE_1__.H)(request.arguments);
			return "malformed" in pause ? `malformed: ${pause.malformed}` : [
				`kind ${(0, _json_js__WEBPACK_IMPORTED_MODULE_2__.SP)(pause.kind)}`,
				...pause.tool === void 0 ? [] : [`tool ${(0, _json_js__WEBPACK_IMPORTED_MODULE_2__.SP)(pause.tool)}`],
				...pause.command === void 0 ? [] : [`command ${(0, _json_js__WEBPACK_IMPORTED_MODULE_2__.SP)(pause.command)}`],
				...typeof pause.arguments.message == "string" ? [`message ${(0, _json_js__WEBPACK_IMPORTED_MODULE_2__.SP)(pause.arguments.message)}`] : [],
				...pause.options.length === 0 ? [] : [`options ${(0, _json_js__WEBPACK_IMPORTED_MODULE_2__.SP)(pause.options)}`]
			].join(", ");
		}
	})
};
