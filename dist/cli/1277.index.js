export const id = 1277;
export const ids = [1277];
export const modules = { 61277: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { readAgent: () => readAgent });
	var errors = __webpack_require__(452), inputs_values = __webpack_require__(97035);
	let word = /(?:[^ \t\r\n'"]|'[^']*'|"[^"]*")+/g, whole = /^(?:[^'"]|'[^']*'|"[^"]*")*$/, quoted = /'([^']*)'|"([^"]*)"/g;
	function splitWords(text) {
		if (whole.test(text)) return [...text.matchAll(word)].map(([one]) => one.replaceAll(quoted, (_quotes, single, double) => single ?? double ?? ""));
	}
	function readAgent({ value, values, has }, { env }) {
		let text = value("agent"), variables = values("agent-env");
		if (text === void 0) {
			let alone = has("agent-asks") ? "--agent-asks" : variables.length > 0 ? "--agent-env" : void 0;
			if (alone === void 0) return;
			throw new errors.InputError("input_conflict", `${alone} needs --agent.`);
		}
		if (value("config") !== void 0) throw new errors.InputError("input_conflict", "Give --agent or --config, not both. A configuration names its agents itself.");
		let command = splitWords(text);
		if (command === void 0) throw (0, inputs_values.tm)("agent", text, "Close the quote.");
		if ((command[0] ?? "") === "") throw (0, inputs_values.tm)("agent", text, "Name a program, for example \"opencode acp\".");
		for (let name of variables) if ((env[name] ?? "") === "") throw (0, inputs_values.tm)("agent-env", name, "Name a variable that is set.");
		return {
			command,
			asks: has("agent-asks"),
			variables
		};
	}
}) };
