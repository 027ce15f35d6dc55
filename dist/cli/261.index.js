export const id = 261;
export const ids = [261];
export const modules = { 1261: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { answerTask: () => answerTask });
	var limits = __webpack_require__(8536), errors = __webpack_require__(452), given = __webpack_require__(3072), run_settings = __webpack_require__(9443), values = __webpack_require__(7035);
	function readAnswerSettings(text, defaults) {
		let settings = (0, run_settings.x)(text, defaults), answer = (0, given.mw)(text, "answer", "the answer as it is to be sent, for example \"allow_once\"");
		return {
			command: "answer",
			...settings,
			question: readQuestion(text),
			answer
		};
	}
	function readQuestion(text) {
		(0, given.HN)(text, "pending", "tool-call-id");
		let pending = text("pending");
		if (pending !== void 0) return readPending(pending);
		if (text("tool-call-id") === void 0) throw new errors.dz("input_missing", "Neither \"pending\" nor \"tool-call-id\" is given. Set \"pending\" to the output \"pending\" of the step that paused.", { source: "pending" });
		let toolCallId = (0, given.mw)(text, "tool-call-id", "the id of the tool call that asks");
		if (toolCallId.length > limits.OV) throw (0, values.tm)("tool-call-id", toolCallId, `Use at most ${limits.OV} characters.`);
		return {
			tool_call_id: toolCallId,
			session_id: (0, given.mw)(text, "session-id", "the session of the run that asks"),
			call: void 0
		};
	}
	function readPending(value) {
		let use = "Use the output \"pending\" of the step that paused, whole.", json;
		try {
			json = JSON.parse(value);
		} catch {
			throw (0, values.tm)("pending", value, use);
		}
		let fields = new Map(typeof json == "object" && json ? Object.entries(json) : []), field = (name, maxLength) => {
			let found = fields.get(name);
			if (typeof found == "string" && found !== "" && found.length <= maxLength) return found;
			throw (0, values.tm)("pending", value, `Its field "${name}" is no text of 1 to ${maxLength} characters. ${use}`);
		}, longest = 1048576;
		return {
			tool_call_id: field("tool_call_id", limits.OV),
			session_id: field("session_id", limits.yj.max),
			call: {
				name: field("name", longest),
				arguments: field("arguments", longest)
			}
		};
	}
	var shown_level = __webpack_require__(5168), run_on_intern = __webpack_require__(665), ask_person = __webpack_require__(2825), run_result = __webpack_require__(8833), run_view = __webpack_require__(2108);
	async function answerTask({ words: [word], text, defaults, has, io, job }) {
		let settings = readAnswerSettings((name) => (name === "answer" ? word : void 0) ?? text(name), defaults), { terminal } = io, askPerson = terminal?.canAsk === !0 ? (0, ask_person.q)(io, terminal, job.clock) : void 0, observe = has("json") ? (0, run_view.D)(io) : (0, run_view.X)(io, (0, shown_level.B)(settings.transcript, "private"));
		return (0, run_result.G)(await (0, run_on_intern.v)(settings, job, {
			observe,
			askPerson
		}), io, job, has("json"));
	}
}) };
