export const id = 8026;
export const ids = [8026];
export const modules = { 68026: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
		followResponse: () => followResponse,
		readQuestion: () => readQuestion,
		toPending: () => toPending,
		toToolCall: () => toToolCall
	});
	var _contract_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38536), _contract_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84095), _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
	async function followResponse(events, { recorder, clock, log, onStart }) {
		let pendingCall;
		for await (let event of events) switch (onStart?.(), event.type) {
			case "text":
			case "reasoning":
				recorder.record(event);
				break;
			case "pause": {
				let { id, function: called } = event.toolCall;
				pendingCall = {
					toolCall: event.toolCall,
					atMs: clock.now(),
					at: clock.monotonic()
				}, recorder.record({
					type: "pause",
					tool_call_id: id,
					name: called.name,
					arguments: called.arguments
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
				}), done || log.warning("The stream ended after its final chunk, but without [DONE]."), {
					finish: event,
					pendingCall
				};
			}
		}
		throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lm("stream_severed", "The stream ended without a finish.");
	}
	function readQuestion({ finish, pendingCall }) {
		let sessionId = finish.session_id;
		if (pendingCall === void 0 || sessionId === null) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lm("stream_malformed", "The run paused, but the response names no tool call or no session_id.");
		let { toolCall, atMs, at } = pendingCall;
		if (!toolCall.function.name.endsWith(_contract_words_js__WEBPACK_IMPORTED_MODULE_1__.Pg)) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lm("stream_malformed", `The run paused for the tool "${toolCall.function.name}". Only tools that end in "${_contract_words_js__WEBPACK_IMPORTED_MODULE_1__.Pg}" are questions.`);
		return {
			sessionId,
			toolCall,
			deadline: new Date(atMs + _contract_limits_js__WEBPACK_IMPORTED_MODULE_2__.hj).toISOString(),
			answerUntil: at + _contract_limits_js__WEBPACK_IMPORTED_MODULE_2__.hj - 2e4
		};
	}
	function toPending({ sessionId, toolCall, deadline }) {
		let { name, arguments: text } = toolCall.function;
		return {
			tool_call_id: toolCall.id,
			session_id: sessionId,
			name,
			arguments: text,
			deadline
		};
	}
	function toToolCall(pending) {
		let { tool_call_id, name, arguments: text } = pending;
		return {
			index: 0,
			id: tool_call_id,
			type: "function",
			function: {
				name,
				arguments: text
			}
		};
	}
}) };
