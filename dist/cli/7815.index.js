export const id = 7815;
export const ids = [7815];
export const modules = {
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
	22772: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HB: () => riskOfCommands,
			OO: () => isOfCi,
			XG: () => risks,
			zk: () => riskWords
		});
		var _lint_open_ended_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79092), _shell_programs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22111);
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
			let [program = "", ...args] = words.map((word) => word.text), name = (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_0__.kX)(program), byName = bySubcommand.get(`${name} ${args[0] ?? ""}`) ?? byProgram.get(name), known = byName !== "reads" && args.some(isOfCi) ? "changes-ci" : byName, reach = (0, _lint_open_ended_js__WEBPACK_IMPORTED_MODULE_1__.xw)(name);
			return known === void 0 ? reach === "no-further" ? "unknown" : "runs-anything" : reach === "no-further" || hasHarmlessOptions(name, args) ? known : "runs-anything";
		}
		let harmless = new Map([
			["git", /^(?:-(?:[0-9]+|[abfmnpqrsvwzAM]|am|n[0-9]+)|--(?:abbrev-commit|all|amend|author=.*|branch|cached|date=.*|decorate|follow|force|format=.*|graph|grep=.*|merges|message=.*|name-only|name-status|no-color|no-edit|no-ext-diff|no-lazy-fetch|no-merges|no-pager|no-show-signature|no-sort|no-textconv|numstat|oneline|patch|porcelain|pretty=.*|quiet|reverse|set-upstream|short|since=.*|staged|stat|submodule=short|tags|until=.*|verbose))$/u],
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
	69273: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			s3: () => patternOfWord,
			suggestRule: () => suggestRule,
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
			if ((0, _match_place_js__WEBPACK_IMPORTED_MODULE_7__.fG)({
				parts: ["environment", "arguments"],
				named: []
			}, pause) !== void 0) return;
			if ((0, _match_place_js__WEBPACK_IMPORTED_MODULE_7__.fG)({
				parts: ["folder"],
				named: []
			}, pause) === void 0) return [];
			let conditions = [
				"cwd",
				"inside",
				"outside"
			].flatMap((name) => {
				let value = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_8__.hQ)(pause.arguments, name);
				return value === void 0 ? [] : [fieldCondition(name, value)];
			});
			return conditions.every((one) => one !== void 0) ? conditions : void 0;
		}
		function ruleForFields(tool, fields, decision) {
			let others = Object.entries(fields).filter(([name]) => !named.has(name)), matched = others.flatMap(([name, value]) => fieldCondition(name, value) ?? []), conditions = [
				`tool: ${quote(tool)}`,
				"command: { present: false }",
				...matched
			].join(", "), silent = others.length - matched.length, note = silent === 0 ? noteFor(decision) : `${noteFor(decision)} It says nothing about ${silent} of the fields.`, risk = tool !== "fs.read" && [...textsIn(fields)].some(_risk_js__WEBPACK_IMPORTED_MODULE_6__.OO) ? "changes-ci" : (0, _risk_js__WEBPACK_IMPORTED_MODULE_6__.HB)(tool, void 0);
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
	})
};
