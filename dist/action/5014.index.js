export const id = 5014;
export const ids = [5014];
export const modules = { 5014: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { readYaml: () => readYaml });
	var dist = __webpack_require__(8815), environment = __webpack_require__(3554), secret = __webpack_require__(721);
	let options = {
		prettyErrors: !1,
		uniqueKeys: !1
	};
	function readYamlElements(text, { list, onElement, lines }) {
		let parser = new dist.Parser(lines.addNewLine), ofElements = new dist.Composer(options), ofRest = new dist.Composer(options), mistakes = [], read = (document) => {
			for (let mistake of [...document.errors, ...document.warnings]) mistakes.push(mistake);
			return document.contents;
		}, handOn = (value) => {
			let parsed = [...ofElements.next({
				type: "document",
				offset: value.offset,
				start: [],
				value
			}), ...ofElements.end()];
			for (let root of parsed.map(read)) (0, dist.isSeq)(root) && root.items.forEach(onElement);
		}, documents = [], hasDirective = !1;
		lines.addNewLine(0);
		for (let lexeme of new dist.Lexer().lex(text)) {
			for (let token of parser.next(lexeme)) hasDirective ||= token.type === "directive", documents.push(...ofRest.next(token));
			let sequence = hasDirective ? void 0 : listIn(parser.stack, list);
			sequence !== void 0 && sequence.items.length >= 34 && handOn(takeEnded(sequence));
		}
		for (let token of parser.end()) documents.push(...ofRest.next(token));
		documents.push(...ofRest.end(!0, text.length));
		let [document, another] = documents, root = document === void 0 ? null : read(document);
		return another !== void 0 && mistakes.push({
			code: "MULTIPLE_DOCS",
			pos: [another.range[0], another.range[1]]
		}), {
			root,
			mistakes
		};
	}
	function listIn([document, mapping, sequence], list) {
		if (document?.type !== "document" || mapping?.type !== "block-map" || sequence?.type !== "block-seq") return;
		let key = mapping.items.at(-1)?.key;
		return key?.type === "scalar" && key.source === list ? sequence : void 0;
	}
	function takeEnded(sequence) {
		let ended = {
			...sequence,
			items: sequence.items.splice(0, sequence.items.length - 2)
		}, [first] = sequence.items;
		return sequence.offset = first?.start[0]?.offset ?? first?.value?.offset ?? sequence.offset, ended;
	}
	function readYaml(text, options, { list, read }) {
		let lines = new dist.LineCounter(), reading = startReading(lines, options), { root, mistakes } = readYamlElements(text, {
			list,
			lines,
			onElement: (element) => read(element, reading)
		});
		return {
			root,
			reading,
			mistakes: mistakes.map(({ pos, code }) => ({
				...placeAt(lines, pos[0]),
				message: `Not valid YAML (${code.toLowerCase().replaceAll("_", " ")}).`
			}))
		};
	}
	function startReading(lines, { env, mask }) {
		let problems = [], placeOf = (node) => placeAt(lines, node?.range?.[0] ?? 0), report = (node, message) => {
			problems.push({
				...placeOf(node),
				message
			});
		}, walk = {
			env,
			mask,
			report
		};
		return {
			problems,
			report,
			placeOf,
			mapping: (node, what, keys) => readMapping(node, what, keys, walk),
			list: (node, what) => readList(node, what, walk),
			scalar: (node, what) => readScalar(node, what, walk),
			identifier: (node, what) => readScalar(node, what, {
				...walk,
				mask() {}
			})
		};
	}
	function isPlain(node, what, { report }) {
		let flaw = (0, dist.isAlias)(node) ? "an alias" : node?.tag === void 0 ? void 0 : "a tag";
		return flaw !== void 0 && report(node, `${what} has ${flaw}, which is not allowed here. Write the value out.`), flaw === void 0;
	}
	function readMapping(node, what, keys, walk) {
		if (!isPlain(node, what, walk)) return;
		if (!(0, dist.isMap)(node)) {
			walk.report(node, `${what} must be a mapping with the keys ${keys.join(", ")}.`);
			return;
		}
		let values = new Map();
		for (let { key, value } of node.items) {
			let name = (0, dist.isScalar)(key) ? String(key.value) : "", place = (0, dist.isNode)(key) ? key : node;
			keys.includes(name) ? values.has(name) ? walk.report(place, `Key "${name}" stands twice in ${within(what)}. Keep one.`) : (0, dist.isNode)(value) ? values.set(name, value) : walk.report(place, `Key "${name}" in ${within(what)} has no value.`) : walk.report(place, `${callKey(name)} in ${within(what)}. Use ${keys.join(", ")}.`);
		}
		return values;
	}
	function within(what) {
		return what.replace(/^(?:An|The) /, (article) => article.toLowerCase());
	}
	function callKey(name) {
		return /^[A-Za-z_-]{1,30}$/.test(name) ? `Unknown key "${name}"` : "A key that is not known";
	}
	function readList(node, what, walk) {
		if (isPlain(node, what, walk)) {
			if ((0, dist.isSeq)(node) && node.items.length > 0) return node.items.filter(dist.isNode);
			walk.report(node, `${what} must be a list with at least one element.`);
		}
	}
	function readScalar(node, what, walk) {
		if (isPlain(node, what, walk)) {
			if (!(0, dist.isScalar)(node)) walk.report(node, `${what} must be a single value.`);
			else return typeof node.value != "string" || !node.value.includes("${") ? {
				value: node.value,
				written: node.value,
				isFromEnv: !1
			} : substitute(node, node.value, what, walk);
		}
	}
	function substitute(node, value, what, { env, mask, report }) {
		let missing = [], replaced = value.replace(/\$\{(\w+)\}/g, (_, name) => {
			let found = (0, environment.b)(env, name);
			return found === void 0 ? missing.push(name) : isWord(found) || mask(new secret.z(found)), found ?? "";
		});
		for (let name of missing) report(node, `${what} names the environment variable "${name}", which is not set or empty. Set it in "env" of the step.`);
		return missing.length === 0 ? {
			value: replaced,
			written: value,
			isFromEnv: !0
		} : void 0;
	}
	function isWord(value) {
		return /^(?:-?[\d.]{1,12}|true|false|null|daily|weekly|monthly)$/i.test(value);
	}
	function placeAt(lines, offset) {
		let { line, col } = lines.linePos(offset);
		return {
			line,
			column: col
		};
	}
}) };
