export const id = 242;
export const ids = [242];
export const modules = {

/***/ 5242:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   runPost: () => (/* binding */ runPost)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395);
/* harmony import */ var _client_client_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(1592);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
/* harmony import */ var _inputs_action_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7258);
/* harmony import */ var _job_bearer_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4841);
/* harmony import */ var _job_workspace_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6811);
/* harmony import */ var _permission_decide_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8928);
/* harmony import */ var _permission_decide_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1576);
/* harmony import */ var _permission_policy_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7312);
/* harmony import */ var _run_question_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(4781);
/* harmony import */ var _open_question_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8837);
// The post step: what a killed main step left undone. An open question is rejected, so that the intern waits for nobody.










const openQuestion = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    intern_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    session_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    tool_call_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    name: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    arguments: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
});
const timeoutMs = 20_000;
/** Does what the main step could not. A failure here is a warning: the job's result is the main step's. */
async function runPost(io) {
    const state = io.env[`STATE_${_open_question_js__WEBPACK_IMPORTED_MODULE_1__/* .openQuestionState */ .m}`] ?? '';
    if (state === '')
        return;
    try {
        await rejectQuestion(io, openQuestion.parse(JSON.parse(state)));
        io.log.notice('The step ended while a question of the intern was open. It was rejected now.');
    }
    catch (error) {
        io.log.warning(`A question of the intern stays open until its deadline: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .describeError */ .Uc)(error)}`);
    }
}
async function rejectQuestion(io, question) {
    const settings = (0,_inputs_action_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readActionInputs */ .U)(io.getInput);
    const decisions = (0,_permission_decide_js__WEBPACK_IMPORTED_MODULE_4__/* .startDecisions */ .y)(_permission_policy_file_js__WEBPACK_IMPORTED_MODULE_5__/* .rejectEverything */ .n4, _permission_decide_js__WEBPACK_IMPORTED_MODULE_6__/* .unknownContext */ .Ut);
    const { answer } = decisions.decide({ toolCallId: question.tool_call_id, arguments: question.arguments });
    if (answer === null)
        throw new Error('there is no answer that would reject it');
    const signal = AbortSignal.any([io.signal, AbortSignal.timeout(timeoutMs)]);
    const stages = { ...io, ...settings, ...(0,_job_workspace_js__WEBPACK_IMPORTED_MODULE_7__/* .openWorkspace */ .O)(io), signal };
    const client = (0,_client_client_js__WEBPACK_IMPORTED_MODULE_8__/* .createClient */ .U)({ ...stages, ...(await (0,_job_bearer_js__WEBPACK_IMPORTED_MODULE_9__/* .holdBearer */ .Vg)(stages)) });
    const { intern_id: internId, session_id: sessionId, tool_call_id: toolCallId } = question;
    const events = client.answer({ internId, sessionId, toolCallId, toolCall: (0,_run_question_js__WEBPACK_IMPORTED_MODULE_10__/* .toToolCall */ .IE)(question), answer, signal });
    for await (const _ of events)
        break; // the first event says that it was taken; leaving cancels the run
}


/***/ })

};
