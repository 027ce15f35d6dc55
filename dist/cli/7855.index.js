export const id = 7855;
export const ids = [7855];
export const modules = { 77855: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { resolvePause: () => resolvePause });
	var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _http_retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28394), _permission_decision_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15233), _failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(28195), _response_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(68026);
	let abandonMs = 2500;
	async function resolvePause(question, options) {
		let { decisions, signal } = options, request = {
			toolCallId: question.toolCall.id,
			arguments: question.toolCall.function.arguments
		}, first = decisions.decide(request), taken = { isOpen: !0 };
		try {
			return await giveAnswer(question, request, first.outcome === "ask" ? await ask(question, request, first, options) : byPolicy(first), options, () => {
				taken.isOpen = !1;
			});
		} catch (error) {
			throw signal?.aborted === !0 && taken.isOpen && !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.pn) && await abandon(question, byNobody(decisions.nobodyAnswered(request)), options), error;
		}
	}
	let byPolicy = (decision) => ({
		decision,
		by: "policy"
	}), byNobody = (decision) => ({
		decision,
		by: "nobody"
	});
	async function ask(question, request, decision, { decisions, askPerson, clock, signal }) {
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
			if (typeof wish == "object" && "notAsked" in wish) return byNobody({
				...decisions.nobodyAnswered(request),
				reason: wish.notAsked
			});
			let isGrant = typeof wish == "object" && "granted" in wish, decided = decisions.personAnswered(request, isGrant ? "allow" : wish);
			if (!("error" in decided)) return {
				decision: isGrant ? byGrant(decided, wish) : decided,
				by: "person",
				person
			};
			refusal = decided.error;
		}
		return byNobody(decisions.nobodyAnswered(request));
	}
	function byGrant(decided, { granted }) {
		return decided.outcome === "allow" ? {
			...decided,
			rule: _permission_decision_js__WEBPACK_IMPORTED_MODULE_1__.P,
			reason: granted
		} : decided;
	}
	async function giveAnswer(question, request, first, options, onStart) {
		let deadline = Math.min(question.answerUntil, options.deadline), follow = (events) => (0, _response_js__WEBPACK_IMPORTED_MODULE_2__.TG)(events, {
			...options,
			onStart
		});
		for (let made = first;;) try {
			return await sendAnswer("answer", question, made, {
				...options,
				deadline
			}, follow);
		} catch (error) {
			if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD && error.code === "api_refused" && error.data.status === 400)) throw error;
			options.log.warning(`The service refused the answer ${JSON.stringify(made.decision.answer)}: ${error.message}`), made = byPolicy(options.decisions.refused(request, made.decision));
		}
	}
	function sendAnswer(what, question, made, options, follow) {
		let { client, internId, recorder, signal } = options, { sessionId, toolCall } = question, answer = recordDecision(question, made, recorder), given = {
			internId,
			sessionId,
			toolCallId: toolCall.id,
			toolCall,
			answer,
			signal
		}, limits = {
			...options,
			what,
			maxAttempts: Infinity
		};
		return (0, _http_retry_js__WEBPACK_IMPORTED_MODULE_3__.b)(limits, () => follow(client.answer(given)), _failure_js__WEBPACK_IMPORTED_MODULE_4__.R$);
	}
	function recordDecision({ toolCall }, { decision, by, person }, recorder) {
		let { kind, operation, place, answer, rule, reason, outcome, verb, trace, ladder, budgets } = decision, made = {
			tool_call_id: toolCall.id,
			kind,
			operation,
			answer,
			rule,
			reason
		}, decider = person === void 0 ? { decided_by: by } : {
			decided_by: by,
			person
		}, where = place === void 0 ? {} : { place };
		if (recorder.record({
			type: "decision",
			...made,
			...where,
			outcome,
			verb,
			...decider,
			trace,
			ladder,
			budgets
		}), answer !== null) return answer;
		let what = operation === null ? `a question of kind "${kind ?? "unknown"}"` : `"${operation}"`, why = reason === null ? "" : `: ${reason.replace(/\.$/, "")}`;
		throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.pn("policy_stopped", `The permission policy stopped the run at ${what} by rule "${rule}"${why}. The question stays unanswered, and the run is cancelled at its deadline.`, { reason: rule });
	}
	async function abandon(question, made, options) {
		let { clock, log } = options;
		if (made.decision.answer === null) return;
		let moment = {
			signal: AbortSignal.timeout(abandonMs),
			deadline: clock.monotonic() + abandonMs
		};
		try {
			await sendAnswer("reject", question, made, {
				...options,
				...moment
			}, async (events) => {
				for await (let _ of events) break;
			}), log.info("The open question was rejected, because the run was cancelled.");
		} catch (error) {
			log.warning(`The open question could not be rejected: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(error)}`);
		}
	}
}) };
