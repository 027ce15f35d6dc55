export const id = 2166;
export const ids = [2166];
export const modules = { 2166: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
		bash: () => bash,
		literalByGrammar: () => literalByGrammar,
		seenArgument: () => seenArgument
	});
	var parser = __webpack_require__(8989), invisible = __webpack_require__(1376);
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
	let unread = "a part of the text cannot be parsed", substitution = /`|\$[({[]/u, structure = /[()<>;&|`$\n"']/u, plainDelimiter = /^(?:\\?[A-Za-z0-9_.-]+|'[A-Za-z0-9_. -]+'|"[A-Za-z0-9_. -]+")$/u;
	function touches(command) {
		let words = [
			...command.prefix,
			command.name,
			...command.suffix
		].filter((each) => each?.type === "Word" || each?.type === "Assignment");
		return words.some((word, index) => word.pos === words[index - 1]?.end);
	}
	function wordDoubt(word) {
		return (word.parts === void 0 ? [word] : word.parts.filter((part) => part.type === "Literal")).some((each) => holds(each.text, structure)) ? unread : void 0;
	}
	function holds(text, pattern) {
		return pattern.test(text.replace(/\\[\s\S]/gu, ""));
	}
	var expansions = __webpack_require__(5570), shell_words = __webpack_require__(1703);
	let maxShellBytes = 8192, bash = {
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
	function whyTooLong(text) {
		return Buffer.byteLength(text) > maxShellBytes ? `the text is longer than ${maxShellBytes} bytes` : void 0;
	}
	function readLiteral(text) {
		let long = whyTooLong(text);
		if (long !== void 0) return { error: long };
		let words = (0, shell_words.u)(text, { pattern: !1 });
		if ("error" in words) return words;
		let commands = words.commands.map((command) => command.map((word) => word.text));
		return JSON.stringify(literalByGrammar(text)) === JSON.stringify(commands) ? { commands } : { error: "the Bash grammar reads more in it than literal commands" };
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
		let long = whyTooLong(text);
		if (long !== void 0) return { error: long };
		let unseen = (0, invisible.tO)(text, "\n	")[0];
		return unseen === void 0 ? orUndefined(() => scriptBelow((0, parser.qg)(text))) ?? { error: "the text cannot be parsed" } : { error: `the text holds ${unseen.name}, which readers take differently` };
	}
	function scriptBelow(script) {
		let commands = [], writes = [], open = [script];
		for (let node = open.pop(); node !== void 0; node = open.pop()) {
			if (node.type === "Script" && node.errors !== void 0) return { error: `the text cannot be parsed: ${node.errors[0]?.message ?? "an error"}` };
			let doubt = doubtOf(node) ?? (0, expansions.SG)(node);
			if (doubt !== void 0) return { error: doubt };
			node.type === "Command" && node.name !== void 0 && commands.push(seenCommand(node, node.name)), node.type === "Command" && node.name === void 0 && writes.push(...written(node.redirects)), node.type === "Redirected" && writes.push(...written(node.redirects)), (0, parser.dK)(node, (child) => open.push(child));
		}
		return commands.length === 0 ? { error: "the text is empty, or names no program" } : {
			commands: commands.toReversed(),
			writes
		};
	}
	function seenCommand(command, name) {
		return {
			program: name.text.includes("\\") ? null : staticText(name),
			arguments: command.args.map(seenArgument),
			writes: written(command.redirects)
		};
	}
	function written(redirects) {
		return redirects.flatMap((each) => {
			if (each.type !== "Redirect" || each.target === void 0 || !each.operator.includes(">")) return [];
			let file = seenArgument(each.target);
			return each.operator === ">&" && typeof file == "string" && /^(?:[0-9]+-?|-)$/u.test(file) ? [] : [file];
		});
	}
	function staticText(word) {
		return word.type === "Assignment" ? /^[A-Za-z0-9_@%+=:,./-]*$/u.test(word.text) ? word.text : null : word.text.startsWith("~") ? null : known(word.parts ?? []).whole ? word.value : null;
	}
	function seenArgument(word) {
		let text = staticText(word);
		if (text !== null) return text;
		if (word.type === "Assignment") return {
			begins: `${word.name}=`,
			single: !0
		};
		if (/^"?\$[?#$!]"?$/u.test(word.text)) return {
			begins: "0",
			single: !0
		};
		let parts = word.parts ?? [];
		return word.text.startsWith("~") ? {
			begins: "/",
			single: !0
		} : parts.some(splits) ? {
			begins: "",
			single: !1
		} : {
			begins: known(parts).begins,
			single: !parts.some(isMany)
		};
	}
	function known(parts) {
		let begins = "";
		for (let part of parts) {
			if (part.type === "Literal" || part.type === "SingleQuoted") {
				begins += part.value;
				continue;
			}
			let within = part.type === "DoubleQuoted" ? known(part.parts) : {
				begins: "",
				whole: !1
			};
			if (begins += within.begins, !within.whole) return {
				begins,
				whole: !1
			};
		}
		return {
			begins,
			whole: !0
		};
	}
	function splits(part) {
		return part.type === "DoubleQuoted" || part.type === "LocaleString" ? part.parts.some(isList) : isExpansion(part);
	}
	function isList(part) {
		return part.type !== "Literal" && part.type !== "CommandExpansion" && part.text.includes("@");
	}
	function isExpansion(part) {
		return part.type === "SimpleExpansion" || part.type === "ParameterExpansion" || part.type === "CommandExpansion";
	}
	function isMany(part) {
		return part.type === "Glob" || part.type === "ExtendedGlob" || part.type === "BraceExpansion";
	}
}) };
