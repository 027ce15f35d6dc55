export const id = 8418;
export const ids = [
	8418,
	290,
	7855
];
export const modules = {
	8394: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { b: () => withRetry });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		async function withRetry(options, attempt, judge) {
			let { maxAttempts = Infinity } = options;
			for (let number = 1;; number += 1) try {
				return await attempt(number);
			} catch (error) {
				options.signal?.throwIfAborted();
				let verdict = judge(error);
				if (!verdict.retry || number >= maxAttempts) throw error;
				let waitMs = Math.max(verdict.afterMs ?? 0, computeBackOffMs(number, options.clock)), leftMs = Math.min(options.deadline, verdict.deadline ?? options.deadline) - options.clock.monotonic();
				if (waitMs > leftMs) {
					let requestedMs = verdict.afterMs ?? 0;
					throw requestedMs > Math.max(0, leftMs) && options.log.warning(describeLongWait(options.what, requestedMs, leftMs)), error;
				}
				options.log.info(`Attempt ${number} of the ${options.what} failed: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(error).replace(/\.$/, "")}. Next attempt in ${(waitMs / 1e3).toFixed(1)} s.`), await options.clock.sleep(waitMs, options.signal);
			}
		}
		function describeLongWait(what, requestedMs, leftMs) {
			let leftSeconds = Math.max(0, Math.floor(leftMs / 1e3));
			return `The service asks to wait ${Math.ceil(requestedMs / 1e3)} s before the next attempt of the ${what}, but only ${leftSeconds} s are left: it is not sent again.`;
		}
		function computeBackOffMs(number, clock) {
			return Math.min(15e3, 500 * 2 ** (number - 1)) * (1 - clock.random() / 4);
		}
	}),
	8418: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { createResolver: () => createResolver });
		var _permission_decide_decide_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(290), _run_pause_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7855), _run_question_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8641);
		function createResolver(policy, context) {
			return {
				decisions: (0, _permission_decide_decide_js__WEBPACK_IMPORTED_MODULE_0__.startDecisions)(policy, context),
				resolvePause: _run_pause_js__WEBPACK_IMPORTED_MODULE_1__.resolvePause,
				readQuestion: _run_question_js__WEBPACK_IMPORTED_MODULE_2__.H1
			};
		}
	}),
	1576: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$5: () => unknownWord,
			Ut: () => unknownContext,
			yO: () => contextKeys
		});
		let unknownWord = "unknown", unknownContext = {
			event: unknownWord,
			ref: unknownWord,
			base_ref: unknownWord,
			fork: unknownWord,
			draft: unknownWord,
			labels: unknownWord,
			actor: {
				permission: unknownWord,
				association: unknownWord,
				type: unknownWord,
				login: unknownWord
			},
			environment: unknownWord,
			repository: { visibility: unknownWord }
		}, contextKeys = [
			toKey("event", "text", "The event that started the workflow, such as push.", ({ event }) => event),
			toKey("ref", "text", "The git ref of the run, such as refs/heads/main.", ({ ref }) => ref),
			toKey("base_ref", "text", "The branch that a pull request goes into.", ({ base_ref }) => base_ref),
			toKey("fork", "flag", "Whether the pull request comes from a fork.", ({ fork }) => fork),
			toKey("draft", "flag", "Whether the pull request is a draft.", ({ draft }) => draft),
			toKey("labels", "texts", "The labels of the pull request or issue.", ({ labels }) => labels),
			toKey("actor.permission", "text", "What the actor may do, according to the API.", ({ actor }) => actor.permission),
			toKey("actor.association", "text", "The actor's association, from the payload; a hint.", (c) => c.actor.association),
			toKey("actor.type", "text", "User or Bot.", ({ actor }) => actor.type),
			toKey("actor.login", "text", "The login of the actor.", ({ actor }) => actor.login),
			toKey("environment", "text", "The deployment environment of the job.", ({ environment }) => environment),
			toKey("repository.visibility", "text", "public, internal or private.", ({ repository }) => repository.visibility)
		];
		function toKey(path, valueType, about, read) {
			let [name = "", group] = path.split(".").toReversed();
			return {
				path,
				group,
				name,
				valueType,
				about,
				read
			};
		}
	}),
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
	5233: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IC: () => personRule,
			Pe: () => grantRule,
			xx: () => toGranted
		});
		let grantRule = "grant", personRule = "(person)";
		function toGranted(decision, reason = decision.reason) {
			return decision.outcome === "allow" ? {
				...decision,
				rule: grantRule,
				reason
			} : decision;
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
	}),
	7855: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { resolvePause: () => resolvePause });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _http_retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8394), _permission_decision_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5233), _repeat_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4738), _response_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8026);
		let abandonMs = 2500;
		async function resolvePause(question, options) {
			let { decisions, signal } = options, request = {
				toolCallId: question.toolCall.id,
				arguments: question.toolCall.function.arguments
			}, pause = {
				...options,
				question,
				request
			}, policyDecision = decisions.decide(request), isOpen = !0;
			try {
				return await giveAnswer(pause, policyDecision.outcome === "ask" ? await ask(pause, policyDecision) : byPolicy(policyDecision), () => {
					isOpen = !1;
				});
			} catch (error) {
				throw signal?.aborted === !0 && isOpen && !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.pn) && await abandon(pause, byNobody(decisions.nobodyAnswered(request))), error;
			}
		}
		let byPolicy = (decision) => ({
			decision,
			by: "policy"
		}), byNobody = (decision) => ({
			decision,
			by: "nobody"
		});
		async function ask(pause, decision) {
			let { question, request, decisions, askPerson, clock, signal } = pause;
			if (askPerson === void 0) return byNobody(decisions.nobodyAnswered(request));
			let refusal, person, answeredBy = (login) => {
				person = login;
			};
			for (; clock.monotonic() < question.answerUntil;) {
				let wish = await askPerson({
					question,
					decision,
					refusal,
					answeredBy,
					signal
				});
				if (wish === void 0) break;
				if (typeof wish == "object" && "notAskedReason" in wish) return byNobody({
					...decisions.nobodyAnswered(request),
					reason: wish.notAskedReason
				});
				let isGrant = typeof wish == "object" && "grantReason" in wish, answered = decisions.personAnswered(request, isGrant ? "allow" : wish);
				if (!("error" in answered)) return {
					decision: isGrant ? (0, _permission_decision_js__WEBPACK_IMPORTED_MODULE_1__.xx)(answered, wish.grantReason) : answered,
					by: "person",
					person
				};
				refusal = answered.error;
			}
			return byNobody(decisions.nobodyAnswered(request));
		}
		async function giveAnswer(pause, firstChoice, onEvent) {
			let { question, request, decisions, log } = pause, deadline = Math.min(question.answerUntil, pause.deadline), follow = (events) => (0, _response_js__WEBPACK_IMPORTED_MODULE_2__.T)(events, {
				...pause,
				onEvent
			});
			for (let choice = firstChoice;;) try {
				return await sendAnswer("answer", {
					...pause,
					deadline
				}, choice, follow);
			} catch (error) {
				if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD && error.code === "api_refused" && error.data.status === 400)) throw error;
				log.warning(`The service refused the answer ${JSON.stringify(choice.decision.answer)}: ${error.message}`), choice = byPolicy(decisions.refused(request, choice.decision));
			}
		}
		function sendAnswer(what, pause, choice, follow) {
			let { client, internId, signal } = pause, { sessionId, toolCall } = pause.question, answer = recordDecision(pause, choice), options = {
				internId,
				sessionId,
				toolCallId: toolCall.id,
				toolCall,
				answer,
				signal
			};
			return (0, _http_retry_js__WEBPACK_IMPORTED_MODULE_3__.b)({
				...pause,
				what
			}, () => follow(client.answer(options)), _repeat_js__WEBPACK_IMPORTED_MODULE_4__.n);
		}
		function recordDecision({ question, recorder }, { decision, by, person }) {
			let { kind, operation, place, answer, rule, reason, outcome, verb, trace, ladder, budgets } = decision, fields = {
				tool_call_id: question.toolCall.id,
				kind,
				operation,
				answer,
				rule,
				reason
			}, decider = person === void 0 ? { decided_by: by } : {
				decided_by: by,
				person
			}, placeField = place === void 0 ? {} : { place };
			if (recorder.record({
				type: "decision",
				...fields,
				...placeField,
				outcome,
				verb,
				...decider,
				trace,
				ladder,
				budgets
			}), answer !== null) return answer;
			let message = `The permission policy stopped the run at ${operation === null ? `a question of kind "${kind ?? "unknown"}"` : `"${operation}"`} by rule "${rule}"${reason === null ? "" : `: ${reason.replace(/\.$/, "")}`}. The question stays unanswered, and the run is cancelled at its deadline.`;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.pn("policy_stopped", message, { reason: rule });
		}
		async function abandon(pause, choice) {
			let { clock, log } = pause;
			if (choice.decision.answer === null) return;
			let limits = {
				signal: AbortSignal.timeout(abandonMs),
				deadline: clock.monotonic() + abandonMs
			};
			try {
				await sendAnswer("reject", {
					...pause,
					...limits
				}, choice, async (events) => {
					for await (let _ of events) break;
				}), log.info("The open question was rejected, because the run was cancelled.");
			} catch (error) {
				log.warning(`The open question could not be rejected: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(error)}`);
			}
		}
	}),
	4738: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H: () => judgePromptRepeat,
			n: () => judgeAnswerRepeat
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		function judgePromptRepeat(error, internReadyBy) {
			if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD)) return { retry: !1 };
			let { status, reason, retryable, retryAfterMs, sent } = error.data;
			return error.code === "api_unreachable" ? { retry: sent === "no" } : error.code !== "api_refused" || retryable === !1 ? { retry: !1 } : status === 409 && reason === "intern_not_ready" ? {
				retry: !0,
				afterMs: retryAfterMs,
				deadline: internReadyBy
			} : status === 429 || (status === 409 || status === 503) && reason === "busy" || status === 502 && reason === "intern_unreachable" ? {
				retry: !0,
				afterMs: retryAfterMs
			} : { retry: !1 };
		}
		function judgeAnswerRepeat(error) {
			if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD)) return { retry: !1 };
			let { status, retryable, retryAfterMs } = error.data;
			return (error.code === "api_unreachable" || [
				429,
				502,
				503,
				504
			].includes(status ?? 0)) && retryable !== !1 ? {
				retry: !0,
				afterMs: retryAfterMs
			} : { retry: !1 };
		}
	}),
	8026: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { T: () => followResponse });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		async function followResponse(events, { recorder, clock, log, onEvent }) {
			let pendingCall;
			for await (let event of events) switch (onEvent?.(), event.type) {
				case "text":
				case "reasoning":
					recorder.record(event);
					break;
				case "pause": {
					let { id, function: call } = event.toolCall;
					pendingCall = {
						toolCall: event.toolCall,
						epochMs: clock.now(),
						monotonicMs: clock.monotonic()
					}, recorder.record({
						type: "pause",
						tool_call_id: id,
						name: call.name,
						arguments: call.arguments
					});
					break;
				}
				case "finish": {
					let { finish_reason, session_id, model, usage, done } = event;
					return recorder.record({
						type: "finish",
						finish_reason,
						session_id,
						model
					}), usage !== null && recorder.record({
						type: "usage",
						usage
					}), done || log.warning("The stream ended without [DONE]."), {
						finish: event,
						pendingCall
					};
				}
			}
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lm("stream_severed", "The stream ended without a finish reason.");
		}
	})
};
