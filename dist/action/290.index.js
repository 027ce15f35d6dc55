export const id = 290;
export const ids = [290];
export const modules = { 290: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
		startDecisions: () => startDecisions,
		unknownContext: () => _context_js__WEBPACK_IMPORTED_MODULE_0__.Ut
	});
	var _match_place_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(2774), _pause_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9469), _text_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1989), _answering_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8490), _canned_answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2530), _evaluate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5573), _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1576);
	function startDecisions(policy, context, kept) {
		let run = {
			policy,
			context,
			usedEntries: new Map(kept?.entries),
			samePauses: new Map(kept?.pauses),
			judged: new Map(),
			spent: kept?.spent ?? _answering_js__WEBPACK_IMPORTED_MODULE_1__.at
		};
		return {
			decide: (request) => decide(run, request),
			nobodyAnswered: (request) => send(run, judgedOf(run, request), "reject", "Nobody answered."),
			personAnswered(request, wish) {
				let judged = judgedOf(run, request), answer = (0, _canned_answer_js__WEBPACK_IMPORTED_MODULE_2__.QM)(wish, judged.pause);
				return "error" in answer ? answer : send(run, judged, answer.verb, "A person decided.", answer.canned);
			},
			refused: (request, decision) => refused(run, request, decision),
			counts: () => ({
				spent: run.spent,
				entries: new Map(run.usedEntries),
				pauses: new Map(run.samePauses)
			})
		};
	}
	function decide(run, request) {
		let pause = (0, _pause_js__WEBPACK_IMPORTED_MODULE_3__.H)(request.arguments);
		if ("error" in pause) return malformed(run, pause.error);
		let judged = judge(run, pause);
		run.judged.set(request.toolCallId, judged);
		let { id, verb = "answer", limit } = judged.entry;
		if (verb === "stop") return stopped(judged, null);
		let usedUp = whyUsedUp(run, judged);
		if (usedUp !== void 0) return stopped(judged, usedUp);
		let uses = run.usedEntries.get(id) ?? 0;
		if (limit !== void 0 && uses >= limit) {
			let why = `The limit ${limit} of "${id}" is used up.`;
			return (0, _evaluate_js__WEBPACK_IMPORTED_MODULE_4__.Y)(pause) ? send(run, judged, "reject", why) : stopped(judged, why);
		}
		return run.usedEntries.set(id, uses + 1), verb === "ask" ? ask(judged) : send(run, judged, verb, null);
	}
	function judge(run, pause) {
		let text = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_5__.dj)(pause.arguments), seen = run.samePauses.get(text) ?? 0;
		run.samePauses.set(text, seen + 1);
		let { deciding, trace } = (0, _evaluate_js__WEBPACK_IMPORTED_MODULE_4__._)(run.policy, pause, run.context), budgets = (0, _answering_js__WEBPACK_IMPORTED_MODULE_1__.No)(run.policy.budget, run.spent, seen);
		return {
			pause,
			entry: deciding.entry,
			trace,
			budgets,
			seen,
			before: run.spent,
			wasRefused: !1
		};
	}
	function whyUsedUp({ policy: { budget }, spent }, { seen }) {
		return spent.answers >= budget.answers ? `The ${budget.answers} answers of this run are used up.` : seen >= budget.same_pause ? `The same pause came more than ${budget.same_pause} times.` : void 0;
	}
	function judgedOf(run, request) {
		let judged = run.judged.get(request.toolCallId);
		if (judged === void 0) throw TypeError(`The pause "${request.toolCallId}" has not been decided.`);
		return judged;
	}
	function send(run, judged, verb, why, canned = judged.entry.answer) {
		let bounds = {
			budget: run.policy.budget,
			spent: run.spent
		}, { outcome, answer, ladder, reason } = (0, _answering_js__WEBPACK_IMPORTED_MODULE_1__.oy)(judged.pause, verb, canned, bounds);
		return outcome !== "stop" && (run.spent = (0, _answering_js__WEBPACK_IMPORTED_MODULE_1__.Rf)(run.spent, outcome)), decisionOf(judged, {
			outcome,
			answer,
			ladder,
			reason: reason ?? why ?? judged.entry.reason
		});
	}
	function refused(run, request, { answer }) {
		let judged = judgedOf(run, request), why = `The service refused the answer ${JSON.stringify(answer)}.`;
		return judged.wasRefused ? stopped(judged, why) : (judged.wasRefused = !0, run.spent = judged.before, send(run, judged, "reject", why));
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
			reason: judged.entry.reason
		});
	}
	function stopped(judged, why) {
		return decisionOf(judged, {
			outcome: "stop",
			answer: null,
			ladder: null,
			reason: why ?? judged.entry.reason
		});
	}
	function decisionOf({ pause, entry, trace, budgets }, end) {
		let told;
		return {
			pause,
			kind: pause.kind ?? null,
			operation: pause.operation ?? null,
			place: (0, _match_place_js__WEBPACK_IMPORTED_MODULE_6__.df)(pause),
			verb: entry.verb ?? "answer",
			rule: entry.id,
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
			budgets: (0, _answering_js__WEBPACK_IMPORTED_MODULE_1__.No)(run.policy.budget, run.spent, 0)
		};
	}
}) };
