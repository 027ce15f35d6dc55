export const id = 397;
export const ids = [
	397,
	401,
	290
];
export const modules = {
	88490: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L5: () => chooseOption,
			No: () => describeBudget,
			SV: () => isAllow,
			dP: () => startTally,
			j6: () => startAnswering
		});
		var _canned_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62530), _evaluate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75573);
		let rejectLadder = ["reject_once", "reject_always"], ladders = {
			allow: ["allow_once", ...rejectLadder],
			"allow-always": [
				"allow_always",
				"allow_once",
				...rejectLadder
			],
			reject: rejectLadder,
			"reject-always": ["reject_always", "reject_once"]
		};
		function chooseOption(verb, offered) {
			return ladders[verb].find((option) => offered.includes(option));
		}
		function isAllow(option) {
			return option === "allow_once" || option === "allow_always";
		}
		let nothingSpent = {
			answers: 0,
			allows: 0,
			rejectsInARow: 0
		};
		function spend(spent, answer) {
			return {
				answers: spent.answers + 1,
				allows: spent.allows + +(answer === "allow"),
				rejectsInARow: answer === "allow" ? 0 : spent.rejectsInARow + +(answer === "reject")
			};
		}
		function startTally() {
			let counts = new Map();
			return {
				get: (key) => counts.get(key) ?? 0,
				add(key) {
					counts.set(key, (counts.get(key) ?? 0) + 1);
				}
			};
		}
		function describeBudget(budget, spent, samePause) {
			return [
				`answers ${spent.answers} of ${budget.answers}`,
				`allows ${spent.allows} of ${budget.allows}`,
				`rejects in a row ${spent.rejectsInARow} of ${budget.rejects_in_a_row}`,
				`same pause ${samePause} of ${budget.same_pause}`
			].join(", ");
		}
		function startAnswering(budget, spent = nothingSpent) {
			return {
				spent,
				answer(request) {
					let draft = withinRow(draftFor(request, budget, spent), budget, spent), next = draft.outcome === "stop" ? spent : spend(spent, draft.outcome);
					return {
						...draft,
						next: startAnswering(budget, next)
					};
				}
			};
		}
		function draftFor({ pause, verb, canned }, budget, spent) {
			return (0, _evaluate_js__WEBPACK_IMPORTED_MODULE_0__.Y)(pause) ? draftForPermission(pause, verb === "answer" ? "reject" : verb, budget, spent) : draftForQuestion(pause, canned, verb);
		}
		function draftForPermission(pause, verb, budget, spent) {
			let option = chooseOption(verb, pause.options), ladder = describeLadder(verb, pause.options, option);
			if (option === void 0) return {
				outcome: "stop",
				text: null,
				why: `None of ${ladders[verb].join(", ")} is offered.`,
				ladder
			};
			if (!isAllow(option)) return {
				outcome: "reject",
				text: option,
				why: ladders[verb].some(isAllow) ? `None of ${ladders[verb].filter(isAllow).join(", ")} is offered.` : null,
				ladder
			};
			if (spent.allows < budget.allows) return {
				outcome: "allow",
				text: option,
				why: null,
				ladder
			};
			let refusal = draftForPermission(pause, "reject", budget, spent), why = `The ${budget.allows} allows of this run are used up.`;
			return {
				...refusal,
				why,
				ladder: `${ladder}; used up, ${refusal.ladder}`
			};
		}
		function draftForQuestion(pause, canned, verb) {
			if (verb === "answer" && canned !== void 0) {
				let fitted = (0, _canned_answer_js__WEBPACK_IMPORTED_MODULE_1__.u5)(canned, pause.arguments);
				return "text" in fitted ? {
					outcome: "answer",
					text: fitted.text,
					why: null,
					ladder: "answer: fits the question"
				} : {
					outcome: "stop",
					text: null,
					why: `The answer does not fit the question: ${fitted.error}.`,
					ladder: "answer: does not fit, stop"
				};
			}
			return (0, _canned_answer_js__WEBPACK_IMPORTED_MODULE_1__.s6)(pause.arguments) ? {
				outcome: "reject",
				text: _canned_answer_js__WEBPACK_IMPORTED_MODULE_1__.Kx,
				why: null,
				ladder: "reject: decline"
			} : {
				outcome: "stop",
				text: null,
				why: "A question without fields cannot be declined.",
				ladder: "reject: no fields to decline, stop"
			};
		}
		function withinRow(draft, budget, spent) {
			return draft.outcome !== "reject" || spent.rejectsInARow < budget.rejects_in_a_row ? draft : {
				outcome: "stop",
				text: null,
				why: `The ${budget.rejects_in_a_row} rejects in a row of this run are used up.`,
				ladder: `${draft.ladder}; too many in a row, stop`
			};
		}
		function describeLadder(verb, offered, chosen) {
			return `${verb}: ${(chosen === void 0 ? ladders[verb] : ladders[verb].slice(0, ladders[verb].indexOf(chosen) + 1)).map((option) => offered.includes(option) ? option : `${option} is not offered`).join(", ")}${chosen === void 0 ? ", stop" : ""}`;
		}
	}),
	290: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			startDecisions: () => startDecisions,
			unknownContext: () => _context_js__WEBPACK_IMPORTED_MODULE_0__.Ut
		});
		var _match_place_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62774), _pause_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49469), _text_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61989), _answering_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88490), _canned_answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62530), _evaluate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75573), _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31576);
		function startDecisions(policy, context) {
			let run = {
				policy,
				context,
				usedEntries: (0, _answering_js__WEBPACK_IMPORTED_MODULE_1__.dP)(),
				samePauses: (0, _answering_js__WEBPACK_IMPORTED_MODULE_1__.dP)(),
				judged: new Map(),
				retried: new Set(),
				answering: (0, _answering_js__WEBPACK_IMPORTED_MODULE_1__.j6)(policy.budget)
			};
			return {
				decide: (request) => decide(run, request),
				nobodyAnswered: (request) => send(run, judgedOf(run, request), "reject", "Nobody answered."),
				personAnswered(request, wish) {
					let judged = judgedOf(run, request), answer = (0, _canned_answer_js__WEBPACK_IMPORTED_MODULE_2__.QM)(wish, judged.pause);
					return "error" in answer ? answer : send(run, {
						...judged,
						canned: answer.canned
					}, answer.verb, "A person decided.");
				},
				refused: (request, decision) => refused(run, request, decision)
			};
		}
		function decide(run, request) {
			let pause = (0, _pause_js__WEBPACK_IMPORTED_MODULE_3__.H)(request.arguments);
			if ("error" in pause) return malformed(run, pause.error);
			let judged = judge(run, pause);
			if (run.judged.set(request.toolCallId, judged), run.retried.delete(request.toolCallId), judged.verb === "stop") return stopped(judged, null);
			let usedUp = whyUsedUp(run, judged);
			if (usedUp !== void 0) return stopped(judged, usedUp);
			if (judged.limit !== void 0 && run.usedEntries.get(judged.rule) >= judged.limit) {
				let why = `The limit ${judged.limit} of "${judged.rule}" is used up.`;
				return (0, _evaluate_js__WEBPACK_IMPORTED_MODULE_4__.Y)(pause) ? send(run, judged, "reject", why) : stopped(judged, why);
			}
			return run.usedEntries.add(judged.rule), judged.verb === "ask" ? ask(judged) : send(run, judged, judged.verb, null);
		}
		function judge(run, pause) {
			let text = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_5__.dj)(pause.arguments), seen = run.samePauses.get(text);
			run.samePauses.add(text);
			let { deciding, trace } = (0, _evaluate_js__WEBPACK_IMPORTED_MODULE_4__._)(run.policy, pause, run.context);
			return {
				pause,
				trace,
				seen,
				budgets: (0, _answering_js__WEBPACK_IMPORTED_MODULE_1__.No)(run.policy.budget, run.answering.spent, seen),
				before: run.answering,
				...sayingOf(deciding, run.policy, pause)
			};
		}
		function sayingOf(deciding, policy, pause) {
			if (deciding.list === "default") return {
				rule: "default",
				reason: null,
				verb: (0, _evaluate_js__WEBPACK_IMPORTED_MODULE_4__.Y)(pause) ? policy.default : "stop",
				canned: void 0,
				limit: void 0
			};
			let { id: rule, reason, verb = "answer" } = deciding.entry;
			return {
				rule,
				reason,
				verb,
				canned: deciding.list === "questions" ? deciding.entry.answer : void 0,
				limit: deciding.list === "guards" ? void 0 : deciding.entry.limit
			};
		}
		function whyUsedUp({ policy: { budget }, answering }, { seen }) {
			return answering.spent.answers >= budget.answers ? `The ${budget.answers} answers of this run are used up.` : seen >= budget.same_pause ? `The same pause came more than ${budget.same_pause} times.` : void 0;
		}
		function judgedOf(run, request) {
			let judged = run.judged.get(request.toolCallId);
			if (judged === void 0) throw TypeError(`The pause "${request.toolCallId}" has not been decided.`);
			return judged;
		}
		function send(run, judged, verb, why) {
			let step = run.answering.answer({
				pause: judged.pause,
				verb,
				canned: judged.canned
			});
			run.answering = step.next;
			let { outcome, text, ladder } = step;
			return decisionOf(judged, {
				outcome,
				answer: text,
				ladder,
				reason: step.why ?? why ?? judged.reason
			});
		}
		function refused(run, request, decision) {
			let judged = judgedOf(run, request), why = `The service refused the answer ${JSON.stringify(decision.answer)}.`;
			return run.retried.has(request.toolCallId) ? stopped(judged, why) : (run.retried.add(request.toolCallId), run.answering = judged.before, send(run, judged, "reject", why));
		}
		function ask(judged) {
			let { pause } = judged;
			return (0, _evaluate_js__WEBPACK_IMPORTED_MODULE_4__.Y)(pause) ? (0, _answering_js__WEBPACK_IMPORTED_MODULE_1__.L5)("allow-always", pause.options) === void 0 ? stopped(judged, "No known option is offered, so there is nothing to ask.") : asked(judged, (0, _answering_js__WEBPACK_IMPORTED_MODULE_1__.L5)("reject", pause.options) ?? "stop") : asked(judged, (0, _canned_answer_js__WEBPACK_IMPORTED_MODULE_2__.s6)(pause.arguments) ? "decline" : "stop");
		}
		function asked(judged, fallback) {
			return decisionOf(judged, {
				outcome: "ask",
				answer: null,
				ladder: `ask: a person decides; without one ${fallback}`,
				reason: judged.reason
			});
		}
		function stopped(judged, why) {
			return decisionOf(judged, {
				outcome: "stop",
				answer: null,
				ladder: null,
				reason: why ?? judged.reason
			});
		}
		function decisionOf({ pause, verb, rule, trace, budgets }, end) {
			let told;
			return {
				pause,
				kind: pause.kind ?? null,
				operation: pause.operation ?? null,
				place: (0, _match_place_js__WEBPACK_IMPORTED_MODULE_6__.df)(pause),
				verb,
				rule,
				budgets,
				...end,
				get trace() {
					return told ??= trace(), told;
				}
			};
		}
		function malformed(run, why) {
			return {
				pause: null,
				kind: null,
				operation: null,
				place: void 0,
				verb: "stop",
				answer: null,
				outcome: "stop",
				rule: "malformed",
				reason: `The pause can't be judged: ${why}.`,
				trace: [],
				ladder: null,
				budgets: (0, _answering_js__WEBPACK_IMPORTED_MODULE_1__.No)(run.policy.budget, run.answering.spent, 0)
			};
		}
	}),
	10401: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			loadPolicy: () => loadPolicy,
			readPolicy: () => readPolicy
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		async function readPolicy(text, source) {
			let { parsePolicy } = await Promise.all([
				__webpack_require__.e(8815),
				__webpack_require__.e(637),
				__webpack_require__.e(529),
				__webpack_require__.e(6927)
			]).then(__webpack_require__.bind(__webpack_require__, 76927));
			return parsePolicy(text, source);
		}
		async function loadPolicy(text, source) {
			let reading = await readPolicy(text, source);
			if ("policy" in reading) return reading.policy;
			let [first] = reading.problems;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.pn("policy_invalid", invalidMessage(reading.problems, source), {
				source,
				line: first?.line ?? 1,
				column: first?.column ?? 1
			});
		}
		function invalidMessage(problems, source) {
			let named = problems.slice(0, 3).map((each) => `${source}:${each.line}:${each.column}: ${each.message}`), more = problems.length - named.length, rest = more > 0 ? ` And ${more} more; "interns policy check" lists all.` : "";
			return `The permission policy is invalid. ${named.join(" ")}${rest}`;
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
				...policy.guards.flatMap(missedUnknowns)
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
	}),
	79092: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bh: () => takesData,
			N: () => openEndedArguments,
			bK: () => literalText,
			xw: () => reachOf
		});
		var _shell_programs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22111), _warning_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83453);
		function openEndedArguments(rule) {
			return rule.match.flatMap(({ at, matcher: { test } }) => test.type === "only" ? test.patterns.filter(isOpenEnded).map((pattern) => (0, _warning_js__WEBPACK_IMPORTED_MODULE_0__.R)(at, "open-ended-arguments", message(rule, pattern))) : []);
		}
		function message(rule, { pattern, tokens: [first] }) {
			let allows = `"${rule.id}" allows ${JSON.stringify(pattern)}`, program = first === void 0 ? void 0 : literalText(first);
			return program === void 0 || reachOf(program) !== "no-further" ? `${allows}: with arguments of its own choosing this can run other programs or write files. List the arguments.` : `${allows}: nothing is known of what ${JSON.stringify(program)} does with arguments of the intern's choosing. List the arguments.`;
		}
		function isOpenEnded({ tokens, open }) {
			let [first, ...others] = tokens, program = first === void 0 ? void 0 : literalText(first);
			if (program === void 0) return !0;
			let reach = reachOf(program);
			if (reach === "no-further" && takesData(program)) return !1;
			let known = reach === "no-further" ? "by-options" : reach;
			return open || others.some((word, index) => isLoose(word, others.slice(0, index), known));
		}
		function literalText(word) {
			if ("path" in word) return /[*?]/u.test(word.path) ? void 0 : word.path;
			let [piece, second] = word.pieces;
			if (second === void 0) return piece === void 0 ? "" : typeof piece == "object" ? piece.text : void 0;
		}
		function beginningOf(word) {
			if ("path" in word) return word.path.replace(/[*?].*$/u, "");
			let [first] = word.pieces;
			return typeof first == "object" ? first.text : "";
		}
		function isLoose(word, before, reach) {
			if (literalText(word) !== void 0) return !1;
			let beginning = beginningOf(word);
			return "path" in word ? reach === "by-any-argument" && beginning === "" : reach === "by-any-argument" ? !0 : isOptionValue(before.map(literalText)) || before.some((each) => literalText(each) === "--") ? !1 : beginning === "" || beginning.startsWith("-") || /[\s=]/u.test(beginning);
		}
		function isOptionValue(before) {
			let last = before.at(-1);
			return (before[0] === "commit" || before[0] === "tag") && (last === "-m" || last === "--message");
		}
		let operandsRun = new Set("awk bsh bunx coproc docker exec find gawk gmake java just ld.so make mawk nawk npx pnpx podman R rake sed uvx".split(" ")), optionsReach = new Set("7z 7za babel base64 black convert cp cpp ctest date diff3 difft dot esbuild exiftool file fmt ghc gold gs hg iconv jq ln lz4 magick mongosh mv mypy nasm nm nox objdump pandoc pigz ptx ranlib readelf rollup rspec rubocop ruff sdiff shuf strip svn tac tree uniq xetex xxd yq zstd".split(" "));
		function family(name) {
			return name.replace(/(?<=[A-Za-z+])-?[0-9][0-9.]*$/u, "");
		}
		function reachOf(program) {
			let name = (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_1__.kX)(program), names = [name, family(name)];
			return names.some((each) => operandsRun.has(each)) || (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_1__.v7)(program) ? "by-any-argument" : names.some((each) => optionsReach.has(each)) || (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_1__.pw)(program) ? "by-options" : "no-further";
		}
		function takesData(program) {
			let name = (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_1__.kX)(program);
			return program === name && [name, family(name)].some((each) => _shell_programs_js__WEBPACK_IMPORTED_MODULE_1__.Y8.has(each));
		}
	}),
	83453: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	89992: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cc: () => presentTest,
			Cn: () => re2Test,
			FX: () => globTest,
			Hg: () => hasTest,
			Y6: () => notTest,
			tK: () => ofElements,
			wE: () => pathTest,
			zE: () => valuesTest
		});
		var _text_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47141), _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61989), _text_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20396);
		function ofElements(holdsForOne) {
			let holds = (value, asked) => (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) ? asked.mode === "rule" ? value.length > 0 && value.every((element) => holds(element, asked)) : value.some((element) => holds(element, asked)) : holdsForOne(value, asked);
			return holds;
		}
		function valuesTest(listed) {
			return {
				type: "values",
				listed,
				holds: ofElements((value) => listed.some((each) => each === value)),
				wanted: listed.map(_text_json_js__WEBPACK_IMPORTED_MODULE_0__.SP).join(" or "),
				takesUnlisted: !1,
				takesTextsOnly: !1
			};
		}
		function globTest(glob) {
			return {
				type: "glob",
				glob,
				pattern: glob.pattern,
				holds: ofElements((value) => typeof value == "string" && (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.m)(glob, value)),
				wanted: `glob ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.SP)(glob.pattern)}`,
				takesUnlisted: !0,
				takesTextsOnly: !0
			};
		}
		function re2Test(pattern, matches) {
			return {
				type: "re2",
				pattern,
				holds: ofElements((value) => typeof value == "string" && matches(value)),
				wanted: `re2 ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.SP)(pattern)}`,
				takesUnlisted: !0,
				takesTextsOnly: !0
			};
		}
		function pathTest(globs) {
			let compiled = globs.map((glob) => ({
				narrow: (0, _text_path_js__WEBPACK_IMPORTED_MODULE_2__.x7)(glob),
				wide: (0, _text_path_js__WEBPACK_IMPORTED_MODULE_2__.x7)(glob, { wide: !0 })
			}));
			return {
				type: "path",
				globs,
				holds: ofElements((value, { doubt }) => isPath(value) ? compiled.some(({ narrow, wide }) => doubt ? wide(value) : narrow(value)) : doubt),
				wanted: `path ${globs.map(_text_json_js__WEBPACK_IMPORTED_MODULE_0__.SP).join(" or ")}`,
				takesUnlisted: !0,
				takesTextsOnly: !0,
				strange: whyNoPath
			};
		}
		function whyNoPath(value) {
			let strange = ((0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) ? value : [value]).find((each) => !isPath(each));
			return strange === void 0 ? "" : (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) ? `, of which ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.SP)(strange)} is not a plain relative path` : ", not a plain relative path";
		}
		function isPath(value) {
			return typeof value == "string" && (0, _text_path_js__WEBPACK_IMPORTED_MODULE_2__.qW)(value);
		}
		function notTest(test) {
			let fails = (value, { mode, doubt }) => !test.holds(value, {
				mode,
				doubt: !doubt
			}), failsForEach = ofElements(fails);
			return {
				type: "not",
				test,
				holds: (value, asked) => asked.mode === "when" || test.asksWhole === !0 ? fails(value, asked) : failsForEach(value, asked),
				wanted: `not ${test.wanted}`,
				takesUnlisted: !0,
				takesTextsOnly: !1,
				asksWhole: test.asksWhole === !0,
				...test.strange === void 0 ? {} : { strange: test.strange }
			};
		}
		function presentTest(present) {
			return {
				type: "present",
				present,
				holds: () => present,
				wanted: present ? "present" : "missing",
				takesUnlisted: !0,
				takesTextsOnly: !1,
				takesMissing: !present
			};
		}
		function hasTest(values) {
			return {
				type: "has",
				values,
				holds: (value) => (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) && value.some((element) => values.some((each) => each === element)),
				wanted: `a list with ${values.map(_text_json_js__WEBPACK_IMPORTED_MODULE_0__.SP).join(" or ")}`,
				takesUnlisted: !1,
				takesTextsOnly: !1,
				asksWhole: !0
			};
		}
	}),
	8157: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IJ: () => guardVerbs,
			LX: () => questionVerbs,
			XK: () => ruleVerbs,
			ZJ: () => defaultBudget,
			kG: () => isAllowing,
			n4: () => rejectEverything
		});
		let guardVerbs = [
			"reject",
			"reject-always",
			"stop"
		], ruleVerbs = [
			"allow",
			"reject",
			"stop",
			"ask",
			"allow-always",
			"reject-always"
		], questionVerbs = [
			"reject",
			"stop",
			"ask"
		];
		function isAllowing(verb) {
			return verb === "allow" || verb === "allow-always";
		}
		let defaultBudget = {
			answers: 40,
			allows: 15,
			rejects_in_a_row: 4,
			same_pause: 3
		}, rejectEverything = {
			source: "no policy file",
			default: "reject",
			budget: defaultBudget,
			guards: [],
			rules: [],
			questions: [],
			tests: []
		};
	}),
	54364: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => foldCase,
			_: () => foldWidely
		});
		let known = new Map();
		function foldCase(text) {
			return /[^\0-\x7f]/.test(text) ? Array.from(text.normalize("NFC"), folded).join("").normalize("NFC") : text.toLowerCase();
		}
		function foldWidely(text) {
			let upper = Array.from(text.normalize("NFKC"), (character) => character.toUpperCase()).join("");
			return foldCase(Array.from(upper, (character) => character.toLowerCase()).join(""));
		}
		function folded(character) {
			let before = known.get(character);
			if (before !== void 0) return before;
			let found = [
				character.toUpperCase().toLowerCase(),
				character.toLowerCase(),
				character.toUpperCase()
			].find((one) => Array.from(one).length === 1 && isSame(one, character)) ?? character;
			return known.set(character, found), found;
		}
		function isSame(one, other) {
			let code = (one.codePointAt(0) ?? 0).toString(16);
			return RegExp(`^\\u{${code}}$`, "iu").test(other);
		}
	}),
	47141: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => compileGlob,
			m: () => globMatches
		});
		function compileGlob(pattern) {
			let pieces = [], fixed = "", escaped = !1, flush = () => {
				fixed !== "" && pieces.push({ text: fixed }), fixed = "";
			};
			for (let character of pattern) !escaped && character === "\\" ? escaped = !0 : (escaped || character !== "*" && character !== "?" ? fixed += character : (flush(), character === "?" ? pieces.push("one") : pieces.at(-1) !== "run" && pieces.push("run")), escaped = !1);
			if (!escaped) return flush(), {
				pattern,
				pieces
			};
		}
		function globMatches(glob, text) {
			let at = 0, piece = 0, runPiece = -1, runAt = 0;
			for (; at < text.length || piece < glob.pieces.length;) {
				let current = glob.pieces[piece];
				if (current === "run") {
					if (runPiece = piece, runAt = at, piece += 1, piece === glob.pieces.length) return !0;
					continue;
				}
				let next = current === void 0 ? void 0 : step(current, text, at);
				if (next !== void 0) {
					at = next, piece += 1;
					continue;
				}
				if (runPiece === -1) return !1;
				let after = glob.pieces[runPiece + 1], from = runAt + width(text, runAt);
				if (from > text.length || runAt >= text.length || (runAt = typeof after == "object" ? text.indexOf(after.text, from) : from, runAt === -1)) return !1;
				at = runAt, piece = runPiece + 1;
			}
			return !0;
		}
		function step(piece, text, at) {
			return piece === "one" ? at < text.length ? at + width(text, at) : void 0 : text.startsWith(piece.text, at) ? at + piece.text.length : void 0;
		}
		function width(text, at) {
			return (text.codePointAt(at) ?? 0) > 65535 ? 2 : 1;
		}
	}),
	71376: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			jQ: () => showInvisible,
			tO: () => findInvisible,
			wy: () => hasInvisible
		});
		let unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;
		function findInvisible(text, allowed) {
			let found = [];
			for (let match of text.matchAll(unseen)) allowed.includes(match[0]) || found.push({
				index: match.index,
				name: codePointName(match[0])
			});
			return found;
		}
		function hasInvisible(text) {
			unseen.lastIndex = 0;
			let found = unseen.test(text);
			return unseen.lastIndex = 0, found;
		}
		function showInvisible(text) {
			return text.replace(unseen, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
		}
		function codePointName(character) {
			return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
		}
	}),
	61989: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gv: () => isObject,
			Lv: () => isList,
			SP: () => shown,
			dj: () => canonicalJson,
			e6: () => follow,
			hQ: () => ownField,
			qT: () => readPointer
		});
		var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71376);
		function isObject(value) {
			return typeof value == "object" && !!value && !Array.isArray(value);
		}
		function isList(value) {
			return Array.isArray(value);
		}
		function ownField(object, name) {
			return Object.hasOwn(object, name) ? object[name] : void 0;
		}
		function canonicalJson(value) {
			return isList(value) ? `[${value.map(canonicalJson).join(",")}]` : isObject(value) ? `{${Object.keys(value).toSorted().map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] ?? null)}`).join(",")}}` : JSON.stringify(value === 0 ? 0 : value);
		}
		function shown(value) {
			if (value === void 0) return "missing";
			let short = typeof value == "string" ? value.slice(0, 121) : value, text = (0, _invisible_js__WEBPACK_IMPORTED_MODULE_0__.jQ)(JSON.stringify(short));
			return text.length > 120 ? `${text.slice(0, 120)}…` : text;
		}
		function readPointer(text) {
			if (text.startsWith("/") && !/~(?![01])/u.test(text)) return text.slice(1).split("/").map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
		}
		function follow(steps, document) {
			let value = document;
			for (let step of steps) if (isList(value)) value = /^(?:0|[1-9][0-9]*)$/u.test(step) ? value[Number(step)] : void 0;
			else if (isObject(value)) value = ownField(value, step);
			else return;
			return value;
		}
	}),
	20396: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			jU: () => flawOfPathGlob,
			qW: () => isPlainPath,
			x7: () => compilePathGlob
		});
		var _fold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54364), _glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47141), _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71376);
		function isPlainPath(value) {
			return value.length > 4096 || /^[~-]/u.test(value) || /^[A-Za-z]:/u.test(value) || value.includes("\\") || /~[0-9]/u.test(value) || (0, _invisible_js__WEBPACK_IMPORTED_MODULE_0__.wy)(value) ? !1 : value.split("/").every(isPlainSegment);
		}
		function isPlainSegment(segment) {
			return segment !== "" && !segment.endsWith(".") && !segment.startsWith(" ") && !segment.endsWith(" ");
		}
		function flawOfPathGlob(glob) {
			if (glob.split("/").some((segment) => segment !== "**" && segment.includes("**"))) return "\"**\" is a segment of its own. Write \"*\" within a segment";
			if (!isPlainPath(glob.replaceAll(/[*?]/gu, "a"))) return "no path is like that. Write it relative to the repository, without a leading \"/\", \"~\" or \"-\", \".\" or \"..\" and backslashes";
		}
		function compilePathGlob(glob, { wide = !1 } = {}) {
			let flaw = flawOfPathGlob(glob);
			if (flaw !== void 0) throw TypeError(`The path glob ${JSON.stringify(glob)} can't be used: ${flaw}.`);
			let folded = (text) => wide ? (0, _fold_js__WEBPACK_IMPORTED_MODULE_1__.S)(text) : text, pieces = folded(glob).split("/").map((segment) => segment === "**" ? "**" : segmentGlob(segment));
			return (value) => isPlainPath(value) && covers(pieces, folded(value).split("/"), wide);
		}
		function segmentGlob(segment) {
			return (0, _glob_js__WEBPACK_IMPORTED_MODULE_2__.S)(segment) ?? {
				pattern: segment,
				pieces: [{ text: segment }]
			};
		}
		function covers(pieces, segments, wide) {
			let at = 0, piece = 0, runPiece = -1, runAt = 0;
			for (; at < segments.length || piece < pieces.length;) {
				let current = pieces[piece], segment = segments[at];
				if (current === "**") runPiece = piece, runAt = at, piece += 1;
				else if (current !== void 0 && segment !== void 0 && coversSegment(current, segment, wide)) at += 1, piece += 1;
				else {
					let taken = segments[runAt];
					if (runPiece === -1 || taken === void 0 || !wide && taken.startsWith(".")) return !1;
					runAt += 1, at = runAt, piece = runPiece + 1;
				}
			}
			return !0;
		}
		function coversSegment(glob, segment, wide) {
			return !wide && segment.startsWith(".") && !glob.pattern.startsWith(".") ? !1 : (0, _glob_js__WEBPACK_IMPORTED_MODULE_2__.m)(glob, segment);
		}
	})
};
