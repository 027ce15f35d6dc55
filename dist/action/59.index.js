export const id = 59;
export const ids = [59];
export const modules = { 59: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { YamlReader: () => YamlReader });
	var dist = __webpack_require__(8815), environment = __webpack_require__(3554), secret = __webpack_require__(6385);
	function parseYaml(text) {
		let lines = new dist.HN(), document = (0, dist.Tp)(text, {
			lineCounter: lines,
			prettyErrors: !1,
			uniqueKeys: !1
		}), placeAt = (offset) => {
			let { line, col } = lines.linePos(offset);
			return {
				line,
				column: col
			};
		};
		return {
			document,
			mistakes: [...document.errors, ...document.warnings].map(({ pos, code, message }) => ({
				...placeAt(pos[0]),
				code,
				message
			})),
			placeOf: (node) => placeAt((0, dist.Ll)(node) && node.range?.[0] || 0)
		};
	}
	class YamlReader {
		root;
		placeOf;
		problems;
		#options;
		constructor(text, options) {
			let { document, mistakes, placeOf } = parseYaml(text);
			this.root = document.contents, this.placeOf = placeOf, this.#options = options, this.problems = mistakes.map(({ message: _quoting, code, ...place }) => ({
				...place,
				message: `Not valid YAML (${code.toLowerCase().replaceAll("_", " ")}).`
			}));
		}
		report(node, message) {
			this.problems.push({
				...this.placeOf(node),
				message
			});
		}
		readMapping(node, label, keys) {
			if (!this.#isPlain(node, label)) return;
			if (!(0, dist.jh)(node)) return this.report(node, `${label} must be a mapping with the keys ${keys.join(", ")}.`);
			let context = label.replace(/^(?:An|The) /, (article) => article.toLowerCase()), values = new Map();
			for (let { key, value } of node.items) {
				let name = (0, dist.jn)(key) ? String(key.value) : "", keyNode = (0, dist.Ll)(key) ? key : node;
				keys.includes(name) ? values.has(name) ? this.report(keyNode, `Key "${name}" appears twice in ${context}. Keep one.`) : (0, dist.Ll)(value) ? values.set(name, value) : this.report(keyNode, `Key "${name}" in ${context} has no value.`) : this.report(keyNode, `${describeKey(name)} in ${context}. Use ${keys.join(", ")}.`);
			}
			return values;
		}
		readList(node, label) {
			if (this.#isPlain(node, label)) return (0, dist.oP)(node) && node.items.length > 0 ? node.items.filter(dist.Ll) : this.report(node, `${label} must be a list with at least one element.`);
		}
		readValue(node, label, parse, refusal, mask = this.#options.mask) {
			let scalar = this.#readScalar(node, label, mask), result = scalar && parse(scalar);
			return scalar !== void 0 && result === void 0 && this.report(node, refusal), result;
		}
		readField(node, name, format, parse, mask) {
			let refusal = `The value of "${name}" is not allowed. Use ${format}.`;
			return node && this.readValue(node, `Key "${name}"`, parse, refusal, mask);
		}
		#isPlain(node, label) {
			let flaw = (0, dist.Vj)(node) ? "an alias" : node?.tag === void 0 ? void 0 : "a tag";
			return flaw !== void 0 && this.report(node, `${label} has ${flaw}, which is not allowed here. Write the value out.`), flaw === void 0;
		}
		#readScalar(node, label, mask) {
			if (!this.#isPlain(node, label)) return;
			if (!(0, dist.jn)(node)) return this.report(node, `${label} must be a single value.`);
			let { value: rawValue } = node;
			if (typeof rawValue != "string" || !rawValue.includes("${")) return {
				value: rawValue,
				rawValue,
				isFromEnv: !1
			};
			let missing = [], value = rawValue.replace(/\$\{(\w+)\}/g, (_, name) => {
				let variableValue = (0, environment.b)(this.#options.env, name);
				return variableValue === void 0 ? missing.push(name) : isPublicWord(variableValue) || mask(new secret.z(variableValue)), variableValue ?? "";
			});
			for (let name of missing) {
				let problem = `${label} names the environment variable "${name}", which is empty or not set. Set it in the environment; in a workflow, that is "env" of the step.`;
				this.report(node, problem);
			}
			return missing.length === 0 ? {
				value,
				rawValue,
				isFromEnv: !0
			} : void 0;
		}
	}
	function describeKey(name) {
		return /^[A-Za-z_-]{1,30}$/.test(name) ? `Unknown key "${name}"` : "A key that is not known";
	}
	function isPublicWord(value) {
		return /^(?:-?[\d.]{1,12}|true|false|null|daily|weekly|monthly)$/i.test(value);
	}
}) };
