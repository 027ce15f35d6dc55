export const id = 7178;
export const ids = [7178, 290];
export const modules = {
	7178: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { loadTestedPolicy: () => loadTestedPolicy });
		var errors = __webpack_require__(452), policy_file = __webpack_require__(401), judge = __webpack_require__(5754), canned_answer = __webpack_require__(2530), decide = __webpack_require__(290), json = __webpack_require__(1989);
		function runTests(policy) {
			return policy.tests.flatMap((test) => runTest(policy, test) ?? []);
		}
		function runTest(policy, test) {
			if (test.change !== void 0) return runChangeTest(policy, test, test.change);
			let decisions = (0, decide.startDecisions)(policy, test.context);
			for (let [index, step] of test.steps.entries()) {
				let decision = decisions.decide({
					toolCallId: `pause-${index + 1}`,
					arguments: JSON.stringify(step.pause)
				});
				if (!(decision.rule === step.expect.rule && isExpected(decision, step))) return {
					name: test.name,
					...step.expect.at,
					pause: index + 1,
					message: explainFailure(decision, step)
				};
			}
		}
		function runChangeTest(policy, { name, context }, change) {
			let { at, answer, rule } = change.expect, [judged] = (0, judge.vN)(policy, [change], context);
			if (judged === void 0) return;
			let { verdict } = judged;
			if (verdict.answer === answer && verdict.rule === rule) return;
			let why = verdict.trace.find(({ id }) => id === rule && id !== verdict.rule)?.because, hint = why === void 0 ? "" : ` "${rule}": ${why}.`, came = `"${verdict.answer}" from rule "${verdict.rule}": ${verdict.reason}`;
			return {
				name,
				...at,
				pause: null,
				message: `Expected "${answer}" from rule "${rule}", but got ${came}.${hint}`
			};
		}
		function isExpected(decision, step) {
			let { answer } = step.expect;
			return decision.outcome === "stop" || decision.outcome === "ask" ? answer === decision.outcome : answer === "stop" || answer === "ask" || decision.answer === null ? !1 : decision.answer === answer || decision.outcome === "answer" && isSameAnswer(answer, decision.answer, step.pause);
		}
		function isSameAnswer(canned, sent, pause) {
			let fitted = (0, json.Gv)(pause) ? (0, canned_answer.u5)(canned, pause) : { error: "not an object" };
			return "error" in fitted ? !1 : fitted.text === sent || typeof canned != "string" && sameJson(fitted.text, sent);
		}
		function sameJson(a, b) {
			return (0, json.dj)(JSON.parse(a)) === (0, json.dj)(JSON.parse(b));
		}
		function explainFailure(decision, step) {
			let { answer, rule } = step.expect, came = `${JSON.stringify(decision.answer ?? decision.outcome)} from rule "${decision.rule}"`, why = decision.trace.find((entry) => entry.id === rule)?.because, reason = decision.reason === null ? "" : ` ${decision.reason}`, hint = rule !== decision.rule && why !== void 0 ? ` "${rule}": ${why}.` : "";
			return `Expected ${JSON.stringify(answer)} from rule "${rule}", but got ${came}.${reason}${hint}`;
		}
		async function loadTestedPolicy(bytes, path) {
			let policy = await (0, policy_file.t)(bytes, path);
			return checkPolicyTests(policy), policy;
		}
		function checkPolicyTests(policy) {
			let failures = runTests(policy), [first] = failures;
			if (first === void 0) return;
			let named = failures.slice(0, 3).map(({ line, column, name, message }) => `${policy.source}:${line}:${column}: ${name}: ${message}`), more = failures.length > 3 ? ` And ${failures.length - 3} more.` : "";
			throw new errors.pn("policy_invalid", `Tests of the permission policy fail. ${named.join(" ")}${more}`, {
				source: policy.source,
				line: first.line,
				column: first.column
			});
		}
	}),
	290: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			startDecisions: () => startDecisions,
			unknownContext: () => _context_js__WEBPACK_IMPORTED_MODULE_0__.Ut
		});
		var _match_place_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2774), _pause_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9469), _text_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1989), _answering_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8490), _canned_answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2530), _evaluate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5573), _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1576);
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
	401: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => loadPolicy });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		async function readPolicy(text, source) {
			let { parsePolicy } = await Promise.all([
				__webpack_require__.e(8815),
				__webpack_require__.e(637),
				__webpack_require__.e(5754),
				__webpack_require__.e(8541)
			]).then(__webpack_require__.bind(__webpack_require__, 4223));
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
	})
};
