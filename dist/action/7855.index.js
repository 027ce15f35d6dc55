export const id = 7855;
export const ids = [7855];
export const modules = { 7855: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
}) };
