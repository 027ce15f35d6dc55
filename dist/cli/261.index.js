export const id = 261;
export const ids = [261];
export const modules = {

/***/ 1261:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  answerTask: () => (/* binding */ answerTask)
});

// EXTERNAL MODULE: ./lib/contract/limits.js
var limits = __webpack_require__(8536);
// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/inputs/given.js
var given = __webpack_require__(3072);
// EXTERNAL MODULE: ./lib/inputs/run-settings.js + 1 modules
var run_settings = __webpack_require__(9443);
// EXTERNAL MODULE: ./lib/inputs/values.js
var values = __webpack_require__(7035);
;// CONCATENATED MODULE: ./lib/inputs/answer-settings.js
// Settings of `command: answer`: which question, and the answer as it is to be sent.





/** The settings of `command: answer`; `defaults` as in {@link readRunSettings}. */
function readAnswerSettings(text, defaults) {
    const settings = (0,run_settings/* readRunSettings */.x)(text, defaults);
    const answer = (0,given/* required */.mw)(text, 'answer', 'the answer as it is to be sent, for example "allow_once"');
    return { command: 'answer', ...settings, question: readQuestion(text), answer };
}
function readQuestion(text) {
    (0,given/* exclude */.HN)(text, 'pending', 'tool-call-id');
    const pending = text('pending');
    if (pending !== undefined)
        return readPending(pending);
    if (text('tool-call-id') === undefined) {
        throw new errors/* InputError */.dz('input_missing', 'Neither "pending" nor "tool-call-id" is given. Set "pending" to the output "pending" of the step that paused.', { source: 'pending' });
    }
    const toolCallId = (0,given/* required */.mw)(text, 'tool-call-id', 'the id of the tool call that asks');
    if (toolCallId.length > limits/* maxToolCallIdCharacters */.OV) {
        throw (0,values/* badValue */.tm)('tool-call-id', toolCallId, `Use at most ${limits/* maxToolCallIdCharacters */.OV} characters.`);
    }
    const sessionId = (0,given/* required */.mw)(text, 'session-id', 'the session of the run that asks');
    return { tool_call_id: toolCallId, session_id: sessionId, call: undefined };
}
function readPending(value) {
    const use = 'Use the output "pending" of the step that paused, whole.';
    let json;
    try {
        json = JSON.parse(value);
    }
    catch {
        throw (0,values/* badValue */.tm)('pending', value, use);
    }
    const fields = new Map(typeof json === 'object' && json !== null ? Object.entries(json) : []);
    const field = (name, maxLength) => {
        const found = fields.get(name);
        if (typeof found === 'string' && found !== '' && found.length <= maxLength)
            return found;
        throw (0,values/* badValue */.tm)('pending', value, `Its field "${name}" is no text of 1 to ${maxLength} characters. ${use}`);
    };
    const longest = 1024 * 1024;
    return {
        tool_call_id: field('tool_call_id', limits/* maxToolCallIdCharacters */.OV),
        session_id: field('session_id', limits/* identifierLength */.yj.max),
        call: { name: field('name', longest), arguments: field('arguments', longest) },
    };
}

// EXTERNAL MODULE: ./lib/report/shown-level.js
var shown_level = __webpack_require__(5168);
// EXTERNAL MODULE: ./lib/cli/run-on-intern.js + 17 modules
var run_on_intern = __webpack_require__(665);
// EXTERNAL MODULE: ./lib/cli/view/ask-person.js + 1 modules
var ask_person = __webpack_require__(2825);
// EXTERNAL MODULE: ./lib/cli/view/run-result.js
var run_result = __webpack_require__(8833);
// EXTERNAL MODULE: ./lib/cli/view/run-view.js + 3 modules
var run_view = __webpack_require__(2108);
;// CONCATENATED MODULE: ./lib/cli/tasks/answer.js
// The work of `interns answer`: the answer to a question that a run left open.






/** Sends the answer and follows what comes. */
async function answerTask({ words: [word], text, defaults, has, io, job }) {
    const settings = readAnswerSettings((name) => (name === 'answer' ? word : undefined) ?? text(name), defaults);
    const { terminal } = io;
    const askPerson = terminal?.canAsk === true ? (0,ask_person/* createPersonAsker */.q)(io, terminal, job.clock) : undefined;
    const observe = has('json') ? (0,run_view/* printJsonLines */.D)(io) : (0,run_view/* showRun */.X)(io, (0,shown_level/* toShownLevel */.B)(settings.transcript, 'private'));
    return (0,run_result/* reportRun */.G)(await (0,run_on_intern/* runOnIntern */.v)(settings, job, { observe, askPerson }), io, job, has('json'));
}


/***/ })

};
