export const id = 364;
export const ids = [364];
export const modules = {

/***/ 364:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  chatTask: () => (/* binding */ chatTask)
});

// EXTERNAL MODULE: ./lib/errors.js
var errors = __webpack_require__(452);
// EXTERNAL MODULE: ./lib/inputs/given.js
var given = __webpack_require__(3072);
// EXTERNAL MODULE: ./lib/inputs/run-settings.js + 1 modules
var run_settings = __webpack_require__(9443);
;// CONCATENATED MODULE: ./lib/inputs/prompt-settings.js
// Settings of `command: prompt`.



/** The settings of `command: prompt`; `defaults` as in {@link readRunSettings}. */
function readPromptSettings(text, defaults) {
    return { command: 'prompt', ...(0,run_settings/* readRunSettings */.x)(text, defaults), prompt: readPrompt(text) };
}
function readPrompt(text) {
    (0,given/* exclude */.HN)(text, 'prompt', 'prompt-file');
    const path = text('prompt-file');
    if (path !== undefined)
        return { from: 'file', path };
    const prompt = text('prompt');
    if (prompt !== undefined)
        return { from: 'input', text: prompt };
    throw new errors/* InputError */.dz('input_missing', 'Neither "prompt" nor "prompt-file" is given. Use one of them.', {
        source: 'prompt',
    });
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
;// CONCATENATED MODULE: ./lib/cli/tasks/chat.js
// The work of `interns chat`: a prompt, or a conversation, with an intern.







/** Sends the prompt, or talks; the exit code follows the conclusion of the last run. */
async function chatTask(asked) {
    const { words, given, has, io, job } = asked;
    const { terminal } = io;
    const [intern, prompt] = words;
    const hasPrompt = prompt !== undefined || given('prompt') !== undefined || given('prompt-file') !== undefined;
    const turn = (text, session) => runTurn(asked, { intern, prompt: text, 'session-id': session });
    if (!hasPrompt && terminal?.canAsk === true && !has('json'))
        return converse(io, terminal, job, turn);
    const text = prompt === '-' ? await readPiped(terminal) : prompt;
    return (0,run_result/* reportRun */.G)(await turn(text, undefined), io, job, has('json'));
}
/** Runs one prompt; texts given here win over flags and environment. */
function runTurn({ text, defaults, has, io, job }, given) {
    const settings = readPromptSettings((name) => given[name] ?? text(name), defaults);
    const { terminal } = io;
    const askPerson = terminal?.canAsk === true ? (0,ask_person/* createPersonAsker */.q)(io, terminal, job.clock) : undefined;
    return (0,run_on_intern/* runOnIntern */.v)(settings, job, {
        observe: has('json') ? (0,run_view/* printJsonLines */.D)(io) : (0,run_view/* showRun */.X)(io, (0,shown_level/* toShownLevel */.B)(settings.transcript, 'private')),
        askPerson,
    });
}
/** Turn after turn in one session, until an empty line, the end of input, or a run that did not finish. */
async function converse(io, terminal, job, turn) {
    let session;
    let exitCode = 0;
    io.stderr('Type a prompt. An empty line ends the conversation.\n');
    while (exitCode === 0) {
        const line = await terminal.readLine('\n> ', job.signal);
        if (line === undefined || line.trim() === '')
            return exitCode;
        const result = await turn(line, session);
        session = result.record.session_id ?? session;
        exitCode = (0,run_result/* reportRun */.G)(result, io, job, false);
    }
    return exitCode;
}
async function readPiped(terminal) {
    const text = (await terminal?.readAll()) ?? '';
    if (text.trim() !== '')
        return text;
    throw new errors/* InputError */.dz('input_missing', 'The prompt is "-", but standard input is empty.', { source: 'prompt' });
}


/***/ })

};
