export const id = 617;
export const ids = [617];
export const modules = { 3617: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
		bash: () => bash,
		literalByGrammar: () => literalByGrammar
	});
	var parser = __webpack_require__(8989), invisible = __webpack_require__(5856);
	function doubtOf(node) {
		switch (node.type) {
			case "Command": return touches(node) ? "two words touch, which is one word to a shell" : void 0;
			case "Word": return wordDoubt(node);
			case "DoubleQuoted":
			case "LocaleString": return node.parts.some((part) => part.type === "Literal" && holds(part.text, substitution)) ? unread : void 0;
			case "AnsiCQuoted": return node.text.includes("\\'") ? "\"$'…\\'…'\" ends elsewhere in other shells" : void 0;
			case "CommandExpansion":
			case "ProcessSubstitution":
			case "ArithmeticCommandExpansion": return node.script === void 0 ? unread : void 0;
			case "ArithmeticExpansion": return node.expression === void 0 ? unread : void 0;
			case "ArithmeticWord": return /[\s;|&<>()]/u.test(node.value) ? unread : void 0;
			case "ArithmeticCommand": return "\"((\" is not read alike by all shells";
			case "TestLogical": return "\"&&\" and \"||\" in \"[[ ]]\" are not read alike by all shells";
			case "Redirect": return node.operator.startsWith("&") ? `"${node.operator}" is not read alike by all shells` : void 0;
			case "HereDocDelimiter": return plainDelimiter.test(node.text) ? void 0 : "the end of a here-document is not read alike by all shells";
			default: return node.type === "Unknown" ? unread : void 0;
		}
	}
	let unread = "a part of the text can not be parsed", substitution = /`|\$[({[]/u, structure = /[()<>;&|`$\n"']/u, plainDelimiter = /^(?:\\?[A-Za-z0-9_.-]+|'[A-Za-z0-9_. -]+'|"[A-Za-z0-9_. -]+")$/u;
	function touches(command) {
		let words = [
			...command.prefix,
			...command.name === void 0 ? [] : [command.name],
			...command.suffix
		].filter((each) => each.type === "Word" || each.type === "Assignment");
		return words.some((word, index) => word.pos === words[index - 1]?.end);
	}
	function wordDoubt(word) {
		return (word.parts === void 0 ? [word.text] : word.parts.flatMap((part) => part.type === "Literal" ? [part.text] : [])).some((text) => holds(text, structure)) ? unread : void 0;
	}
	function holds(text, pattern) {
		return pattern.test(text.replace(/\\[\s\S]/gu, ""));
	}
	var shell_words = __webpack_require__(9653);
	let bash = {
		literal: rememberLast(readLiteral),
		full: rememberLast(readFull)
	};
	function rememberLast(read) {
		let last;
		return (text) => (last?.text !== text && (last = {
			text,
			reading: read(text)
		}), last.reading);
	}
	function readLiteral(text) {
		let words = (0, shell_words.u)(text, { pattern: !1 });
		if ("refused" in words) return words;
		let commands = words.commands.map((command) => command.map((word) => word.text));
		return JSON.stringify(literalByGrammar(text)) === JSON.stringify(commands) ? { commands } : { refused: "the Bash grammar reads more in it than literal commands" };
	}
	function literalByGrammar(text) {
		let script = orUndefined(() => (0, parser.qg)(text));
		if (script === void 0 || script.errors !== void 0 || script.shebang !== void 0) return;
		let commands = [];
		for (let statement of script.commands) {
			if (statement.background === !0) return;
			let node = statement.command;
			for (let part of node.type === "AndOr" ? node.commands : [node]) if (!addPipeline(part, commands)) return;
		}
		return commands;
	}
	function addPipeline(node, commands) {
		return node.type === "Pipeline" ? node.prefixes.length > 0 || node.operators.some((operator) => operator !== "|") ? !1 : node.commands.every((command) => addCommand(command, commands)) : addCommand(node, commands);
	}
	function addCommand(node, commands) {
		if (node.type !== "Command" || node.name === void 0 || node.prefix.length > 0 || node.redirects.length > 0) return !1;
		let words = [node.name, ...node.args].map(staticText);
		return words.every((word) => word !== null) ? (commands.push(words), !0) : !1;
	}
	function orUndefined(read) {
		try {
			return read();
		} catch {
			return;
		}
	}
	function readFull(text) {
		let unseen = (0, invisible.tO)(text, "\n	")[0];
		return unseen === void 0 ? orUndefined(() => commandsBelow((0, parser.qg)(text))) ?? { untold: "the text can not be parsed" } : { untold: `the text holds ${unseen.name}, which readers take differently` };
	}
	function commandsBelow(script) {
		let commands = [], open = [script];
		for (let node = open.pop(); node !== void 0; node = open.pop()) {
			if (node.type === "Script" && "errors" in node && node.errors !== void 0) return { untold: `the text can not be parsed: ${node.errors[0]?.message ?? "an error"}` };
			let doubt = doubtOf(node);
			if (doubt !== void 0) return { untold: doubt };
			node.type === "Command" && node.name !== void 0 && commands.push(seenCommand(node, node.name)), (0, parser.dK)(node, (child) => open.push(child));
		}
		return commands.length === 0 ? { untold: "the text is empty, or names no program" } : { commands: commands.toReversed() };
	}
	function seenCommand(command, name) {
		let program = staticText(name);
		return {
			program: program === null || name.text.includes("\\") ? null : program,
			arguments: command.args.map(staticText)
		};
	}
	function staticText(word) {
		if (word.type === "Assignment") return /^[A-Za-z0-9_@%+=:,./-]*$/u.test(word.text) ? word.text : null;
		if (word.text.startsWith("~")) return null;
		for (let part of word.parts ?? []) if (part.type !== "Literal" && part.type !== "SingleQuoted" && !(part.type === "DoubleQuoted" && part.parts.every((child) => child.type === "Literal"))) return null;
		return word.value;
	}
}) };
