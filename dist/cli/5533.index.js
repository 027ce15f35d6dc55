export const id = 5533;
export const ids = [5533];
export const modules = {
	95533: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			runCheckPolicy: () => runCheckPolicy,
			runReplayPolicy: () => runReplayPolicy,
			runTestPolicy: () => runTestPolicy
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97309), _permission_lint_lint_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75833), _permission_tools_replay_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(91480), _permission_tools_self_test_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(99442), _command_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99859), _json_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(52604), _report_past_run_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(94743), _screen_print_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27928), _file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45771);
		async function runCheckPolicy(asked) {
			let { words, has, io } = asked, file = (0, _file_js__WEBPACK_IMPORTED_MODULE_0__.k1)(words[0]), reading = await (0, _file_js__WEBPACK_IMPORTED_MODULE_0__.BK)(file, io), policy = "policy" in reading ? reading.policy : void 0, problems = "policy" in reading ? [] : reading.problems, warnings = policy === void 0 ? [] : (0, _permission_lint_lint_js__WEBPACK_IMPORTED_MODULE_1__.u)(policy), found = has("strict") ? {
				errors: [...problems, ...warnings],
				warnings: []
			} : {
				errors: problems,
				warnings
			};
			has("json") ? printJson(found, io) : printFindings(file, found, policy, io);
			let write = has("json") ? io.stderr : io.stdout;
			return (0, _file_js__WEBPACK_IMPORTED_MODULE_0__.fz)(file, "error", found.errors, io, write), (0, _file_js__WEBPACK_IMPORTED_MODULE_0__.fz)(file, "warning", found.warnings, io, write), found.errors.length > 0 ? _command_js__WEBPACK_IMPORTED_MODULE_2__.rP : 0;
		}
		function printJson({ errors, warnings }, io) {
			let plain = ({ line, column, code, message }) => ({
				line,
				column,
				code,
				message
			});
			io.stdout(`${(0, _json_text_js__WEBPACK_IMPORTED_MODULE_3__.j)({
				errors: errors.map(plain),
				warnings: warnings.map(plain)
			}, 2)}\n`);
		}
		function printFindings(file, found, policy, io) {
			for (let finding of found.errors) (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_4__.yy)(io, (0, _file_js__WEBPACK_IMPORTED_MODULE_0__.mC)(file, "error", finding));
			for (let finding of found.warnings) (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_4__.yy)(io, (0, _file_js__WEBPACK_IMPORTED_MODULE_0__.mC)(file, "warning", finding));
			let counts = `${(0, _file_js__WEBPACK_IMPORTED_MODULE_0__.LS)(found.errors.length, "error")}, ${(0, _file_js__WEBPACK_IMPORTED_MODULE_0__.LS)(found.warnings.length, "warning")}`, content = policy === void 0 ? "" : `; ${(0, _file_js__WEBPACK_IMPORTED_MODULE_0__.LS)(policy.guards.length, "guard")}, ${(0, _file_js__WEBPACK_IMPORTED_MODULE_0__.LS)(policy.rules.length, "rule")}, ${(0, _file_js__WEBPACK_IMPORTED_MODULE_0__.LS)(policy.questions.length, "question")}${policy.changes === void 0 ? "" : `, ${(0, _file_js__WEBPACK_IMPORTED_MODULE_0__.LS)(policy.changes.length, "change")}`}, ${(0, _file_js__WEBPACK_IMPORTED_MODULE_0__.LS)(policy.tests.length, "test")}`;
			(0, _screen_print_js__WEBPACK_IMPORTED_MODULE_4__.yy)(io, `${(0, _log_js__WEBPACK_IMPORTED_MODULE_5__.TN)(file)}: ${counts}${content}`);
		}
		async function runTestPolicy({ words, has, io }) {
			let file = (0, _file_js__WEBPACK_IMPORTED_MODULE_0__.k1)(words[0]), policy = await (0, _file_js__WEBPACK_IMPORTED_MODULE_0__.oO)(file, io);
			if (policy === void 0) return _command_js__WEBPACK_IMPORTED_MODULE_2__.rP;
			let failures = (0, _permission_tools_self_test_js__WEBPACK_IMPORTED_MODULE_6__.N)(policy), survivors = has("mutate") && failures.length === 0 ? (0, _permission_tools_self_test_js__WEBPACK_IMPORTED_MODULE_6__.j)(policy) : void 0, outcome = {
				failures,
				survivors
			};
			has("json") ? io.stdout(`${(0, _json_text_js__WEBPACK_IMPORTED_MODULE_3__.j)({
				tests: policy.tests.length,
				failures,
				survivors: survivors ?? []
			}, 2)}\n`) : printOutcome(file, policy, outcome, io);
			let findings = findingsOf(outcome);
			return (0, _file_js__WEBPACK_IMPORTED_MODULE_0__.fz)(file, "error", findings, io, has("json") ? io.stderr : io.stdout), +(findings.length > 0);
		}
		function findingOfSurvivor({ line, column, id, list }) {
			return {
				line,
				column,
				code: "survivor",
				message: `Without "${id}" of ${list} every test still passes. Add a test that needs it.`
			};
		}
		function findingsOf({ failures, survivors = [] }) {
			return [...failures.map(_file_js__WEBPACK_IMPORTED_MODULE_0__.r6), ...survivors.map(findingOfSurvivor)];
		}
		function printOutcome(file, policy, outcome, io) {
			let { failures, survivors } = outcome;
			for (let policyTest of policy.tests) {
				let failure = failures.find((each) => each.name === policyTest.name);
				(0, _screen_print_js__WEBPACK_IMPORTED_MODULE_4__.yy)(io, `${failure === void 0 ? "ok  " : "FAIL"} ${(0, _log_js__WEBPACK_IMPORTED_MODULE_5__.TN)(policyTest.name)}`);
			}
			for (let finding of findingsOf(outcome)) (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_4__.yy)(io, (0, _log_js__WEBPACK_IMPORTED_MODULE_5__.TN)(`${file}:${finding.line}:${finding.column}: ${finding.message}`));
			let { guards, rules, questions, changes = [] } = policy, entries = guards.length + rules.length + questions.length + changes.length, noticed = survivors === void 0 ? "" : `, ${entries - survivors.length} of ${entries} deletions noticed`;
			(0, _screen_print_js__WEBPACK_IMPORTED_MODULE_4__.yy)(io, `${(0, _file_js__WEBPACK_IMPORTED_MODULE_0__.LS)(policy.tests.length, "test")}, ${failures.length} failed${noticed}`);
		}
		async function runReplayPolicy({ words: [transcript = ""], has, value, io }) {
			let against = value("against");
			if (against === void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_7__.dz("input_missing", "--against is missing. Name the policy file that is to decide anew.", { source: "against" });
			let run = await (0, _report_past_run_js__WEBPACK_IMPORTED_MODULE_8__.g7)(transcript, io), policy = await (0, _file_js__WEBPACK_IMPORTED_MODULE_0__.oO)(against, io);
			if (policy === void 0) return _command_js__WEBPACK_IMPORTED_MODULE_2__.rP;
			let decisions = (0, _permission_tools_replay_js__WEBPACK_IMPORTED_MODULE_9__.e)(run, policy), changed = decisions.filter((each) => each.changed);
			if (has("json")) io.stdout(`${(0, _json_text_js__WEBPACK_IMPORTED_MODULE_3__.j)({
				decisions: decisions.length,
				changed: changed.map(withoutFlag)
			}, 2)}\n`);
			else {
				for (let each of changed) (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_4__.yy)(io, (0, _log_js__WEBPACK_IMPORTED_MODULE_5__.TN)(changeLine(each)));
				(0, _screen_print_js__WEBPACK_IMPORTED_MODULE_4__.yy)(io, `${(0, _file_js__WEBPACK_IMPORTED_MODULE_0__.LS)(decisions.length, "decision")}, ${changed.length} would change`);
			}
			return +(changed.length > 0);
		}
		function withoutFlag({ changed: _changed, ...rest }) {
			return rest;
		}
		function changeLine({ tool_call_id: id, operation, was, now }) {
			return `${operation === null ? id : `${id} ${JSON.stringify(operation)}`}: ${was.answer ?? "stop"} by ${was.rule} would become ${now.answer ?? now.outcome} by ${now.rule}`;
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
	94743: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			g7: () => readPastDecisions,
			fQ: () => readRunToLearn,
			gP: () => readShownRuns
		});
		var promises_ = __webpack_require__(51455), external_node_path_ = __webpack_require__(76760), errors = __webpack_require__(452), run_record = __webpack_require__(54057), page_timeline = __webpack_require__(10245);
		function toShownRun(lines, known) {
			let time = keepTime(), timeline = (0, page_timeline.wt)(), piece, observe = (event, line) => {
				let isPiece = event.type === "text" || event.type === "reasoning";
				if (isPiece && piece?.type === event.type) {
					piece = event, timeline.observe(event, line);
					return;
				}
				let at = Date.parse(event.at);
				Number.isNaN(at) || (piece !== void 0 && time.observe(piece, Date.parse(piece.at)), piece = isPiece ? event : void 0, time.observe(event, at), timeline.observe(event, line));
			}, record = known ?? (0, run_record.j9)(lines, observe);
			if (known !== void 0) for (let { number, event } of lines) typeof event != "string" && observe(event, number);
			return piece !== void 0 && time.observe(piece, Date.parse(piece.at)), {
				record,
				rows: timeline.value(),
				spent: time.value()
			};
		}
		function keepTime() {
			let spent = {
				intern: 0,
				people: 0,
				network: 0,
				step: 0
			}, last, pausedAt, isAnswering = !1;
			return {
				observe(event, at) {
					if (Number.isNaN(at)) return;
					let since = Math.max(0, at - (last ?? at));
					if (event.type === "request") {
						let sent = last === void 0 ? event.ms : Math.min(since, event.ms);
						spent.network += sent, spent[pausedAt === void 0 ? isAnswering ? "intern" : "step" : "people"] += since - Math.min(since, sent), event.route === "chat" && (isAnswering = event.status < 400);
					} else if (event.type === "decision") {
						let isPersons = (event.decided_by === "person" || event.decided_by === "nobody") && at - (pausedAt ?? at) >= 1e3;
						spent[isPersons ? "people" : "step"] += since, pausedAt = void 0;
					} else event.type === "error" && pausedAt !== void 0 ? (spent.people += since, pausedAt = void 0) : spent[isAnswering ? "intern" : "step"] += since;
					event.type === "pause" && (pausedAt = at), (event.type === "pause" || event.type === "finish" || event.type === "error") && (isAnswering = !1), last = Math.max(last ?? at, at);
				},
				value: () => ({ ...spent })
			};
		}
		var sha256 = __webpack_require__(75468), lines = __webpack_require__(71954), past_decisions = __webpack_require__(42826), failure = __webpack_require__(51612);
		async function readShownRuns(paths, io) {
			let runs = [];
			for (let path of paths) runs.push(toShownRun(await readEvents(path, io)));
			return runs;
		}
		async function readPastDecisions(path, io) {
			let run = (0, past_decisions.F)(await readLines(path, io));
			if (!("error" in run)) return run;
			throw new errors.dz("input_invalid", `The transcript "${path}" can't be read: ${run.error}.`, { source: path });
		}
		async function readRunToLearn(path, io) {
			let bytes = await readBytes(path, io), run = (0, past_decisions.F)((0, lines.l)(new TextDecoder().decode(bytes)));
			return "error" in run ? run : {
				...run,
				name: path,
				digest: (0, sha256.s)(bytes)
			};
		}
		async function readEvents(path, io) {
			let lines = [...await readLines(path, io)];
			if (lines.length === 0 || lines.some(({ event }) => typeof event == "object")) return lines;
			let message = `"${path}" is no transcript: none of its lines is an event of a run. Name the file that the run wrote; "interns chat" says where it is.`;
			throw new errors.dz("input_invalid", message, { source: path });
		}
		async function readLines(path, io) {
			return (0, lines.l)(new TextDecoder().decode(await readBytes(path, io)));
		}
		async function readBytes(path, { cwd }) {
			try {
				return await (0, promises_.readFile)((0, external_node_path_.resolve)(cwd, path));
			} catch (cause) {
				if ((0, failure.c7)(cause) === "ENOENT") {
					let missing = `There is no transcript "${path}". Name the file that the run wrote; "interns chat" says where it is.`;
					throw new errors.dz("input_invalid", missing, { source: path });
				}
				throw new errors.dz("input_invalid", `The transcript "${path}" can't be read.`, {
					source: path,
					cause
				});
			}
		}
	}),
	79101: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D4: () => patternsOf,
			Ho: () => enginesFor,
			dK: () => noEngines
		});
		var _match_automaton_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3487);
		let noEngines = {
			re2: void 0,
			shell: void 0
		};
		async function enginesFor(root, kept = new Map()) {
			let keys = new Set();
			collectKeys(root, keys);
			let [re2, shell] = await Promise.all([keys.has("re2") ? keptRe2(root, kept) ?? Promise.all([__webpack_require__.e(2856), __webpack_require__.e(3054)]).then(__webpack_require__.bind(__webpack_require__, 83054)).then((module) => module.re2) : void 0, keys.has("shell") ? Promise.all([
				__webpack_require__.e(8989),
				__webpack_require__.e(2111),
				__webpack_require__.e(6585)
			]).then(__webpack_require__.bind(__webpack_require__, 96585)).then((module) => module.shellTest) : void 0]);
			return {
				re2,
				shell
			};
		}
		function keptRe2(root, kept) {
			if (patternsOf(root).every((pattern) => kept.has(pattern))) return { compile(pattern) {
				let automaton = kept.get(pattern);
				return automaton === void 0 ? { error: "it is not among the kept patterns" } : (0, _match_automaton_js__WEBPACK_IMPORTED_MODULE_0__.R)(automaton);
			} };
		}
		function patternsOf(node) {
			return node.type === "list" ? node.items.flatMap(patternsOf) : node.type === "map" ? node.entries.flatMap(({ key, value }) => key === "re2" && value.type === "plain" ? [String(value.value)] : patternsOf(value)) : [];
		}
		function collectKeys(node, keys) {
			if (node.type === "list") for (let item of node.items) collectKeys(item, keys);
			if (node.type === "map") for (let entry of node.entries) keys.add(entry.key), collectKeys(entry.value, keys);
		}
	}),
	63380: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { W: () => treeOfJson });
		var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61989);
		function treeOfJson(value, at = {
			line: 1,
			column: 1
		}) {
			if ((0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value)) return {
				type: "list",
				at,
				items: value.map((item) => treeOfJson(item, at))
			};
			if (!(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value)) return {
				type: "plain",
				at,
				value
			};
			let entries = [];
			for (let key of Object.keys(value)) entries.push({
				key,
				at,
				value: treeOfJson(value[key] ?? null, at)
			});
			return {
				type: "map",
				at,
				entries
			};
		}
	}),
	3487: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B: () => isAutomaton,
			R: () => matchWhole
		});
		function isAutomaton(value) {
			if (typeof value != "object" || !value || !("start" in value) || !("steps" in value) || !Array.isArray(value.steps)) return !1;
			let steps = value.steps, isPlace = (place) => Number.isInteger(place) && steps[Number(place)] !== void 0;
			return isPlace(value.start) && steps.every((step) => Array.isArray(step) && isStep(step, isPlace));
		}
		function isStep([kind, next, more], isPlace) {
			return kind === "match" || kind === "fail" ? !0 : isPlace(next) ? kind === "fork" ? isPlace(more) : kind === "edge" ? Number.isInteger(more) : kind === "go" || kind === "one of" && Array.isArray(more) && more.every(Number.isInteger) : !1;
		}
		function matchWhole({ start, steps }) {
			return (text) => {
				let waiting = [start], before = -1;
				for (let at = 0;;) {
					let character = text.codePointAt(at) ?? -1, reached = reach(steps, waiting, edgesBetween(before, character));
					if (character === -1) return reached.some(([kind]) => kind === "match");
					if (waiting = reached.flatMap((step) => step[0] === "one of" && isWithin(step[2], character) ? [step[1]] : []), waiting.length === 0) return !1;
					before = character, at += character > 65535 ? 2 : 1;
				}
			};
		}
		function reach(steps, from, edges) {
			let seen = new Set(), open = [...from], reached = [];
			for (let place = open.pop(); place !== void 0; place = open.pop()) {
				let step = steps[place];
				if (step === void 0) throw Error("A kept pattern is damaged.");
				seen.has(place) || (seen.add(place), step[0] === "fork" ? open.push(step[1], step[2]) : step[0] === "go" || step[0] === "edge" && (step[2] & ~edges) === 0 ? open.push(step[1]) : (step[0] === "match" || step[0] === "one of") && reached.push(step));
			}
			return reached;
		}
		function edgesBetween(before, after) {
			return (before === -1 || before === 10) | (after === -1 || after === 10 ? 2 : 0) | (before === -1 ? 4 : 0) | (after === -1 ? 8 : 0) | (isOfWord(before) === isOfWord(after) ? 32 : 16);
		}
		function isOfWord(character) {
			return character !== -1 && /^\w$/.test(String.fromCodePoint(character));
		}
		function isWithin(ranges, character) {
			for (let index = 0; index + 1 < ranges.length; index += 2) if (character >= (ranges[index] ?? 0) && character <= (ranges[index + 1] ?? -1)) return !0;
			return !1;
		}
	}),
	91480: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			e: () => replay,
			y: () => readContext
		});
		var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31576), _decide_ask_undecided_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(82185), _decide_canned_answer_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62530), _decide_decide_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(290), _decision_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15233), _file_context_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70529), _file_engines_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79101), _file_tree_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(63380), _text_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(61989);
		function readContext(value) {
			if (value === void 0) return { context: _context_js__WEBPACK_IMPORTED_MODULE_0__.Ut };
			let reader = {
				engines: _file_engines_js__WEBPACK_IMPORTED_MODULE_1__.dK,
				problems: []
			}, context = _file_context_shape_js__WEBPACK_IMPORTED_MODULE_2__.B.read((0, _file_tree_js__WEBPACK_IMPORTED_MODULE_3__.W)(value), reader);
			return context === void 0 ? { error: reader.problems.map((problem) => problem.message).join(" ") } : { context };
		}
		function replay(run, policy) {
			let decisions = (0, _decide_decide_js__WEBPACK_IMPORTED_MODULE_4__.startDecisions)(run.atTerminal ? (0, _decide_ask_undecided_js__WEBPACK_IMPORTED_MODULE_5__.t)(policy) : policy, run.context);
			return run.pauses.map(({ request, decided }) => replayPause(request, decided, decisions));
		}
		function replayPause(request, was, decisions) {
			let first = decisions.decide(request), { answer, rule, outcome, reason } = first.outcome === "ask" && (first.rule === was.rule || was.rule === _decision_js__WEBPACK_IMPORTED_MODULE_6__.P) ? again(request, first, was, decisions) : first, { toolCallId } = request;
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
		function again(request, first, was, decisions) {
			let wish = wishOf(was.answer);
			if (wish === void 0) return decisions.nobodyAnswered(request);
			let decision = decisions.personAnswered(request, wish);
			return "error" in decision ? first : was.rule === _decision_js__WEBPACK_IMPORTED_MODULE_6__.P && decision.outcome === "allow" ? {
				...decision,
				rule: _decision_js__WEBPACK_IMPORTED_MODULE_6__.P
			} : decision;
		}
		function wishOf(answer) {
			return answer === "allow_once" ? "allow" : answer === "allow_always" ? "allow-always" : answer === null || answer === _decide_canned_answer_js__WEBPACK_IMPORTED_MODULE_7__.Kx || answer === "reject_once" || answer === "reject_always" ? void 0 : { value: (0, _text_json_js__WEBPACK_IMPORTED_MODULE_8__.hQ)(readObject(answer) ?? {}, "content") ?? answer };
		}
		function readObject(text) {
			try {
				let value = JSON.parse(text);
				return (0, _text_json_js__WEBPACK_IMPORTED_MODULE_8__.Gv)(value) ? value : void 0;
			} catch {
				return;
			}
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
	10245: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AN: () => isProblem,
			GW: () => problemsOf,
			a$: () => toEnds,
			wt: () => buildTimeline
		});
		function buildTimeline() {
			let open = [], last, openPause;
			return {
				observe(event, line) {
					let row = event.type === "decision" ? openPause : rowThatGoesOn(last, event);
					row === void 0 ? (last = {
						line,
						events: [event]
					}, open.push(last), event.type === "pause" && (openPause = last)) : row.events.push(event);
				},
				value() {
					let end = Date.parse(open.at(-1)?.events.at(-1)?.at ?? ""), seen = new Set(), before;
					return open.map((row) => {
						let closed = closeRow(row, {
							seen,
							before,
							end
						});
						return before = {
							...closed,
							waitedFrom: isOfIntern(closed) && before !== void 0 && mayGoOn(before) ? before.to : null
						}, before;
					});
				}
			};
		}
		function isOfIntern({ kind }) {
			return kind === "text" || kind === "reasoning" || kind === "pause" || kind === "finish" || kind === "error";
		}
		function mayGoOn(row) {
			return row.kind === "request" ? row.request.route === "chat" && row.state !== "failed" : row.kind === "text" || row.kind === "reasoning";
		}
		function rowThatGoesOn(last, { type }) {
			let before = last?.events.at(-1)?.type;
			if (last?.events[0]?.type === "pause" && (type === "finish" || type === "usage")) return last;
			if (type === "text" || type === "reasoning") return before === type ? last : void 0;
			if (type === "usage") return before === "finish" ? last : void 0;
			if (type === "finish") return before === "usage" && last?.events.length === 1 ? last : void 0;
		}
		function beginningOf(at, ms) {
			return Math.max(-864e13, at - Math.max(0, ms));
		}
		function closeRow({ line, events }, past) {
			let [first] = events;
			if (first === void 0) throw Error("A row begins with an event.");
			let at = Date.parse(first.at), last = Date.parse(events.at(-1)?.at ?? ""), to = Number.isNaN(last) ? at : last, place = {
				line,
				from: first.type === "request" ? beginningOf(at, first.ms) : at,
				to
			};
			switch (first.type) {
				case "text":
				case "reasoning": {
					let text = events.map((event) => event.type === first.type ? event.text : "").join("");
					return {
						...place,
						state: "plain",
						kind: first.type,
						text,
						pieces: events.length
					};
				}
				case "request": return {
					...place,
					...closeRequest(first, past)
				};
				case "pause": {
					let decisions = events.filter((event) => event.type === "decision"), usage = events.find((event) => event.type === "usage") ?? null, answered = decisions.length === 0 ? past.end : to, state = stateOf(decisions.at(-1));
					return {
						...place,
						to: answered,
						state,
						kind: "pause",
						pause: first,
						decisions,
						usage
					};
				}
				case "finish":
				case "usage": {
					let finish = events.find((event) => event.type === "finish") ?? null, usage = events.find((event) => event.type === "usage") ?? null, state = finish?.finish_reason === "error" ? "failed" : "plain";
					return {
						...place,
						state,
						kind: "finish",
						finish,
						usage
					};
				}
				case "start": return {
					...place,
					state: "plain",
					kind: "start",
					start: first
				};
				case "prompt": return {
					...place,
					state: "plain",
					kind: "prompt",
					text: first.text
				};
				case "remark": return {
					...place,
					state: "warned",
					kind: "remark",
					message: first.message
				};
				case "changes": {
					let state = first.counts.stop > 0 ? "rejected" : "plain";
					return {
						...place,
						state,
						kind: "changes",
						changes: first
					};
				}
				case "model_access": return {
					...place,
					state: first.cap === null ? "plain" : "warned",
					kind: "models",
					use: first
				};
				case "error": return {
					...place,
					state: "failed",
					kind: "error",
					error: first
				};
				case "end": return {
					...place,
					state: endStates[first.conclusion],
					kind: "end",
					end: first
				};
				case "decision": return {
					...place,
					state: "warned",
					kind: "remark",
					message: `An answer to no question: ${first.rule}`
				};
				default: return first;
			}
		}
		let endStates = {
			finished: "allowed",
			skipped: "plain",
			paused: "waiting",
			rejected: "rejected",
			ended: "failed",
			failed: "failed"
		};
		function stateOf(decision) {
			if (decision === void 0) return "waiting";
			switch (decision.outcome) {
				case "ask": return "waiting";
				case "allow":
				case "answer": return decision.decided_by === "person" ? "asked" : "allowed";
				case "reject":
				case "stop": return "rejected";
				default: return decision.outcome;
			}
		}
		function closeRequest(request, { seen, before }) {
			let isFailed = request.status >= 400, purpose = purposeOf(request, seen, before);
			return isFailed || seen.add(request.route), {
				kind: "request",
				request,
				purpose,
				state: isFailed ? "failed" : "plain"
			};
		}
		function purposeOf({ route }, seen, before) {
			if (before?.kind === "request" && before.request.route === route && before.state === "failed") return "repeat";
			switch (route) {
				case "identity":
				case "list": return route;
				case "exchange": return seen.has(route) ? "renewal" : "exchange";
				case "chat": return seen.has(route) ? "answer" : "prompt";
				default: return "other";
			}
		}
		function isProblem({ state, kind }) {
			return kind === "end" ? !1 : state === "rejected" || state === "failed" || state === "warned" || kind === "pause" && state === "waiting";
		}
		function problemsOf(rows, maxRows) {
			let first = toEnds(rows, maxRows).flat().find(isProblem);
			return {
				count: rows.filter(isProblem).length,
				first
			};
		}
		function toEnds(rows, most) {
			if (rows.length <= most) return [rows, []];
			let head = Math.ceil(most * 2 / 3);
			return [rows.slice(0, head), rows.slice(rows.length - most + head)];
		}
	})
};
