export const id = 364;
export const ids = [364];
export const modules = { 364: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { chatTask: () => chatTask });
	var errors = __webpack_require__(452), given = __webpack_require__(3072), run_settings = __webpack_require__(9443);
	function readPromptSettings(text, defaults) {
		return {
			command: "prompt",
			...(0, run_settings.x)(text, defaults),
			prompt: readPrompt(text)
		};
	}
	function readPrompt(text) {
		(0, given.HN)(text, "prompt", "prompt-file");
		let path = text("prompt-file");
		if (path !== void 0) return {
			from: "file",
			path
		};
		let prompt = text("prompt");
		if (prompt !== void 0) return {
			from: "input",
			text: prompt
		};
		throw new errors.dz("input_missing", "Neither \"prompt\" nor \"prompt-file\" is given. Use one of them.", { source: "prompt" });
	}
	var shown_level = __webpack_require__(5168), run_on_intern = __webpack_require__(665), ask_person = __webpack_require__(2825), run_result = __webpack_require__(8833), run_view = __webpack_require__(2108);
	async function chatTask(asked) {
		let { words, given, has, io, job } = asked, { terminal } = io, [intern, prompt] = words, hasPrompt = prompt !== void 0 || given("prompt") !== void 0 || given("prompt-file") !== void 0, turn = (text, session) => runTurn(asked, {
			intern,
			prompt: text,
			"session-id": session
		});
		if (!hasPrompt && terminal?.canAsk === !0 && !has("json")) return converse(io, terminal, job, turn);
		let text = prompt === "-" ? await readPiped(terminal) : prompt;
		return (0, run_result.G)(await turn(text, void 0), io, job, has("json"));
	}
	function runTurn({ text, defaults, has, io, job }, given) {
		let settings = readPromptSettings((name) => given[name] ?? text(name), defaults), { terminal } = io, askPerson = terminal?.canAsk === !0 ? (0, ask_person.q)(io, terminal, job.clock) : void 0;
		return (0, run_on_intern.v)(settings, job, {
			observe: has("json") ? (0, run_view.D)(io) : (0, run_view.X)(io, (0, shown_level.B)(settings.transcript, "private")),
			askPerson
		});
	}
	async function converse(io, terminal, job, turn) {
		let session, exitCode = 0;
		for (io.stderr("Type a prompt. An empty line ends the conversation.\n"); exitCode === 0;) {
			let line = await terminal.readLine("\n> ", job.signal);
			if (line === void 0 || line.trim() === "") return exitCode;
			let result = await turn(line, session);
			session = result.record.session_id ?? session, exitCode = (0, run_result.G)(result, io, job, !1);
		}
		return exitCode;
	}
	async function readPiped(terminal) {
		let text = await terminal?.readAll() ?? "";
		if (text.trim() !== "") return text;
		throw new errors.dz("input_missing", "The prompt is \"-\", but standard input is empty.", { source: "prompt" });
	}
}) };
