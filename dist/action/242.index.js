export const id = 242;
export const ids = [242];
export const modules = { 5242: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { runPost: () => runPost });
	var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _client_client_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7283), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _inputs_action_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7258), _job_bearer_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(5344), _job_workspace_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7686), _permission_decide_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8928), _permission_decide_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1576), _permission_policy_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7312), _run_question_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4781), _open_question_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8837);
	let openQuestion = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
		intern_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
		session_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
		tool_call_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
		name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
		arguments: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
	});
	async function runPost(io) {
		let state = io.env[`STATE_${_open_question_js__WEBPACK_IMPORTED_MODULE_1__.m}`] ?? "";
		if (state !== "") try {
			await rejectQuestion(io, openQuestion.parse(JSON.parse(state))), io.log.notice("The step ended while a question of the intern was open. It was rejected now.");
		} catch (error) {
			io.log.warning(`A question of the intern stays open until its deadline: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.Uc)(error)}`);
		}
	}
	async function rejectQuestion(io, question) {
		let settings = (0, _inputs_action_inputs_js__WEBPACK_IMPORTED_MODULE_3__.U)(io.getInput), { answer } = (0, _permission_decide_js__WEBPACK_IMPORTED_MODULE_4__.y)(_permission_policy_file_js__WEBPACK_IMPORTED_MODULE_5__.n4, _permission_decide_js__WEBPACK_IMPORTED_MODULE_6__.Ut).decide({
			toolCallId: question.tool_call_id,
			arguments: question.arguments
		});
		if (answer === null) throw Error("there is no answer that would reject it");
		let signal = AbortSignal.any([io.signal, AbortSignal.timeout(2e4)]), stages = {
			...io,
			...settings,
			...(0, _job_workspace_js__WEBPACK_IMPORTED_MODULE_7__.O)(io),
			signal
		}, client = (0, _client_client_js__WEBPACK_IMPORTED_MODULE_8__.U)({
			...stages,
			...await (0, _job_bearer_js__WEBPACK_IMPORTED_MODULE_9__.Vg)(stages)
		}), { intern_id: internId, session_id: sessionId, tool_call_id: toolCallId } = question, events = client.answer({
			internId,
			sessionId,
			toolCallId,
			toolCall: (0, _run_question_js__WEBPACK_IMPORTED_MODULE_10__.IE)(question),
			answer,
			signal
		});
		for await (let _ of events) break;
	}
}) };
