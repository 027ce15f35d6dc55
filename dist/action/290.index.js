export const id = 290;
export const ids = [290];
export const modules = {
	290: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			evaluate: () => evaluate,
			startDecisions: () => startDecisions,
			unknownContext: () => _context_js__WEBPACK_IMPORTED_MODULE_0__.Ut
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6413), _match_conditions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5635), _match_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2774), _pause_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9469), _answering_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8490), _canned_answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2530), _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1576);
		function startDecisions(policy, context, earlier) {
			let run = {
				policy,
				context,
				entryCounts: new Map(earlier?.entries),
				pauseCounts: new Map(earlier?.pauses),
				lastJudged: new Map(),
				spent: earlier?.spent ?? _answering_js__WEBPACK_IMPORTED_MODULE_1__.at
			};
			return {
				decide: (request) => decide(run, request),
				nobodyAnswered: (request) => answerPause(run, findJudged(run, request), "reject", "Nobody answered."),
				personAnswered(request, wish) {
					let judged = findJudged(run, request), reading = (0, _canned_answer_js__WEBPACK_IMPORTED_MODULE_2__.QM)(wish, judged.pause);
					return "error" in reading ? reading : answerPause(run, judged, reading.verb, "A person decided.", reading.answer);
				},
				refused: (request, decision) => answerRefusal(run, request, decision),
				counts: () => ({
					spent: run.spent,
					entries: new Map(run.entryCounts),
					pauses: new Map(run.pauseCounts)
				})
			};
		}
		function decide(run, request) {
			let pause = (0, _pause_js__WEBPACK_IMPORTED_MODULE_3__.H5)(request.arguments);
			if ("error" in pause) return stopMalformed(run, pause.error);
			let judged = judge(run, pause);
			run.lastJudged.set(request.toolCallId, judged);
			let { id, verb = "answer", limit } = judged.entry;
			if (verb === "stop") return stopRun(judged, null);
			let usedUp = whyUsedUp(run, judged);
			if (usedUp !== void 0) return stopRun(judged, usedUp);
			let uses = run.entryCounts.get(id) ?? 0;
			if (limit !== void 0 && uses >= limit) {
				let why = `The limit ${limit} of "${id}" is used up.`;
				return (0, _pause_js__WEBPACK_IMPORTED_MODULE_3__.Yo)(pause) ? answerPause(run, judged, "reject", why) : stopRun(judged, why);
			}
			return run.entryCounts.set(id, uses + 1), verb === "ask" ? askPerson(judged) : answerPause(run, judged, verb, null);
		}
		function judge(run, pause) {
			let text = (0, _json_js__WEBPACK_IMPORTED_MODULE_4__.dj)(pause.arguments), earlierCount = run.pauseCounts.get(text) ?? 0;
			run.pauseCounts.set(text, earlierCount + 1);
			let { deciding, trace } = evaluate(run.policy, pause, run.context), budgets = (0, _answering_js__WEBPACK_IMPORTED_MODULE_1__.No)(run.policy.budget, run.spent, earlierCount);
			return {
				pause,
				entry: deciding.entry,
				trace,
				budgets,
				earlierCount,
				spentBefore: run.spent,
				wasRefused: !1
			};
		}
		function whyUsedUp({ policy: { budget }, spent }, { earlierCount }) {
			return spent.answers >= budget.answers ? `The ${budget.answers} answers of this run are used up.` : earlierCount >= budget.same_pause ? `The same pause came more than ${budget.same_pause} times.` : void 0;
		}
		function findJudged(run, request) {
			let judged = run.lastJudged.get(request.toolCallId);
			if (judged === void 0) throw TypeError(`The pause "${request.toolCallId}" has not been decided.`);
			return judged;
		}
		function answerPause(run, judged, verb, why, canned = judged.entry.answer) {
			let bounds = {
				budget: run.policy.budget,
				spent: run.spent
			}, { outcome, answer, ladder, reason } = (0, _answering_js__WEBPACK_IMPORTED_MODULE_1__.Ic)(judged.pause, verb, canned, bounds);
			return outcome !== "stop" && (run.spent = (0, _answering_js__WEBPACK_IMPORTED_MODULE_1__.Rf)(run.spent, outcome)), toDecision(judged, {
				outcome,
				answer,
				ladder,
				reason: reason ?? why ?? judged.entry.reason
			});
		}
		function answerRefusal(run, request, { answer }) {
			let judged = findJudged(run, request), why = `The service refused the answer ${JSON.stringify(answer)}.`;
			return judged.wasRefused ? stopRun(judged, why) : (judged.wasRefused = !0, run.spent = judged.spentBefore, answerPause(run, judged, "reject", why));
		}
		function askPerson(judged) {
			let { pause } = judged;
			if ((0, _pause_js__WEBPACK_IMPORTED_MODULE_3__.Yo)(pause) && (0, _answering_js__WEBPACK_IMPORTED_MODULE_1__.L5)("allow-always", pause.options) === void 0) return stopRun(judged, "No known option is offered, so there is nothing to ask.");
			let decline = (0, _canned_answer_js__WEBPACK_IMPORTED_MODULE_2__.kQ)(pause.arguments) ? "decline" : void 0;
			return toDecision(judged, {
				outcome: "ask",
				answer: null,
				ladder: `ask: a person decides; without one ${((0, _pause_js__WEBPACK_IMPORTED_MODULE_3__.Yo)(pause) ? (0, _answering_js__WEBPACK_IMPORTED_MODULE_1__.L5)("reject", pause.options) : decline) ?? "stop"}`,
				reason: judged.entry.reason
			});
		}
		function stopRun(judged, why) {
			return toDecision(judged, {
				outcome: "stop",
				answer: null,
				ladder: null,
				reason: why ?? judged.entry.reason
			});
		}
		function toDecision({ pause, entry, trace, budgets }, result) {
			let builtTrace;
			return {
				pause,
				kind: pause.kind ?? null,
				operation: pause.operation ?? null,
				place: (0, _match_place_js__WEBPACK_IMPORTED_MODULE_5__.df)(pause),
				verb: entry.verb ?? "answer",
				rule: entry.id,
				budgets,
				...result,
				get trace() {
					return builtTrace ??= trace(), builtTrace;
				}
			};
		}
		function stopMalformed(run, why) {
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
		function evaluate(policy, pause, context) {
			let list = (0, _pause_js__WEBPACK_IMPORTED_MODULE_3__.Yo)(pause) ? "rules" : "questions", entries = [...policy.guards.map((entry) => ({
				entry,
				list: "guards",
				mode: "guard"
			})), ...policy[list].map((entry) => ({
				entry,
				list,
				mode: "rule"
			}))], decidingIndex = entries.findIndex(({ entry, mode }) => (0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_6__.Ho)(entry, pause, context, mode)), defaultEntry = {
				list: "default",
				entry: {
					id: "default",
					reason: null,
					verb: list === "rules" ? policy.default : "stop"
				}
			}, isDefault = decidingIndex === -1, trace = () => {
				let judgedEntries = entries.map(({ entry, list: name, mode }, index) => {
					let judged = isDefault || index <= decidingIndex ? (0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_6__.IT)(entry, pause, context, mode) : {
						matched: !1,
						because: "not reached"
					};
					return {
						id: entry.id,
						list: name,
						...judged
					};
				}), because = isDefault ? `no guard and no ${list === "rules" ? "rule" : "question"} matches` : "not reached";
				return [...judgedEntries, {
					id: "default",
					list: "default",
					matched: isDefault,
					because
				}];
			};
			return {
				deciding: entries[decidingIndex] ?? defaultEntry,
				trace
			};
		}
	}),
	5635: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ho: () => isMatched,
			IT: () => explainEntry,
			_3: () => whyWhenFails
		});
		var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1576), _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1376), _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2774);
		function matches({ test, missing }, value, mode, links) {
			return value === void 0 ? missing || test.takesMissing === !0 : mode === "when" && value === _context_js__WEBPACK_IMPORTED_MODULE_0__.$5 ? test.listed?.includes(_context_js__WEBPACK_IMPORTED_MODULE_0__.$5) === !0 : test.holds(value, {
				mode,
				doubt: mode === "guard",
				links
			});
		}
		function explainMismatch(key, { test, missing }, value, links) {
			let why = value === void 0 ? void 0 : test.whyNot?.(value, links);
			if (why !== void 0) return `${key}: ${why}`;
			let oddity = value === void 0 ? "" : test.describeOdd?.(value) ?? "";
			return `${key} is ${(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__.vp)(value)}${oddity}, wants ${test.wanted}${missing ? ", or missing" : ""}`;
		}
		function explainUnusualMatch(key, { test }, value, links) {
			if (value === void 0) return `${key} is missing`;
			let oddity = test.describeOdd?.(value) ?? "";
			if (oddity !== "") return `${key} is ${(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__.vp)(value)}${oddity}`;
			let why = test.whyHolds?.(value, links);
			return why === void 0 ? void 0 : `${key}: ${why}`;
		}
		function whyWhenFails({ when }, context) {
			let failing = when.find(({ matcher, value }) => !matches(matcher, value(context), "when"));
			return failing && (() => explainMismatch(`when.${failing.key}`, failing.matcher, failing.value(context)));
		}
		function whyEntryFails(entry, pause, context, mode) {
			let whenFailure = whyWhenFails(entry, context);
			if (whenFailure !== void 0) return whenFailure;
			let failing = entry.match.find((condition) => !isMet(condition, pause, mode));
			if (failing !== void 0) return () => explainMismatch(failing.key, failing.matcher, failing.value(pause), pause.links);
			let placeFailure = entry.placeLimits && (0, _place_js__WEBPACK_IMPORTED_MODULE_2__.ap)(entry.placeLimits, pause);
			return placeFailure === void 0 ? void 0 : () => placeFailure;
		}
		function isMatched(entry, pause, context, mode) {
			return whyEntryFails(entry, pause, context, mode) === void 0;
		}
		function isMet({ key, matcher, value }, pause, mode) {
			return matches(matcher, value(pause), mode, pause.links) || mode === "guard" && (0, _place_js__WEBPACK_IMPORTED_MODULE_2__.ZG)(key, pause) !== void 0;
		}
		function explainEntry(entry, pause, context, mode) {
			let failing = whyEntryFails(entry, pause, context, mode);
			return {
				matched: failing === void 0,
				because: failing?.() ?? explainMatch(entry, pause, mode)
			};
		}
		function explainMatch(entry, pause, mode) {
			let { links } = pause;
			for (let condition of entry.match) {
				let value = condition.value(pause), doubt = mode !== "guard" || matches(condition.matcher, value, mode, links) ? void 0 : (0, _place_js__WEBPACK_IMPORTED_MODULE_2__.ZG)(condition.key, pause);
				if (doubt !== void 0) return `${condition.key}: ${doubt}`;
				let reason = explainUnusualMatch(condition.key, condition.matcher, value, links);
				if (reason !== void 0) return reason;
			}
			let keys = [...entry.when.map((each) => `when.${each.key}`), ...entry.match.map((each) => each.key)];
			return keys.length === 1 ? `${keys[0] ?? ""} matches` : `${keys.slice(0, -1).join(", ")} and ${keys.at(-1) ?? ""} match`;
		}
	})
};
