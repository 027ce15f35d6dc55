export const id = 758;
export const ids = [758];
export const modules = { 758: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { readYaml: () => readYaml });
	var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8815), _environment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3554), _secret_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6385);
	function readYaml(text, options) {
		let lines = new yaml__WEBPACK_IMPORTED_MODULE_0__.HN(), document = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Tp)(text, {
			lineCounter: lines,
			prettyErrors: !1,
			uniqueKeys: !1
		});
		return {
			root: document.contents,
			reading: startReading(lines, options),
			mistakes: [...document.errors, ...document.warnings].map(({ pos, code }) => ({
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
		}, value = (node, what, read, refusal) => {
			let scalar = readScalar(node, what, walk), found = scalar === void 0 ? void 0 : read(scalar);
			return scalar !== void 0 && found === void 0 && report(node, refusal), found;
		};
		return {
			problems,
			report,
			placeOf,
			mapping: (node, what, keys) => readMapping(node, what, keys, walk),
			list: (node, what) => readList(node, what, walk),
			value,
			field: (node, name, takes, read) => node && value(node, `Key "${name}"`, read, `The value of "${name}" is not allowed. Use ${takes}.`),
			identifier: (node, what) => readScalar(node, what, {
				...walk,
				mask() {}
			})
		};
	}
	function isPlain(node, what, { report }) {
		let flaw = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Vj)(node) ? "an alias" : node?.tag === void 0 ? void 0 : "a tag";
		return flaw !== void 0 && report(node, `${what} has ${flaw}, which is not allowed here. Write the value out.`), flaw === void 0;
	}
	function readMapping(node, what, keys, walk) {
		if (!isPlain(node, what, walk)) return;
		if (!(0, yaml__WEBPACK_IMPORTED_MODULE_0__.jh)(node)) {
			walk.report(node, `${what} must be a mapping with the keys ${keys.join(", ")}.`);
			return;
		}
		let values = new Map();
		for (let { key, value } of node.items) {
			let name = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(key) ? String(key.value) : "", place = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(key) ? key : node;
			keys.includes(name) ? values.has(name) ? walk.report(place, `Key "${name}" stands twice in ${within(what)}. Keep one.`) : (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(value) ? values.set(name, value) : walk.report(place, `Key "${name}" in ${within(what)} has no value.`) : walk.report(place, `${callKey(name)} in ${within(what)}. Use ${keys.join(", ")}.`);
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
			if ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.oP)(node) && node.items.length > 0) return node.items.filter(yaml__WEBPACK_IMPORTED_MODULE_0__.Ll);
			walk.report(node, `${what} must be a list with at least one element.`);
		}
	}
	function readScalar(node, what, walk) {
		if (isPlain(node, what, walk)) {
			if (!(0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(node)) walk.report(node, `${what} must be a single value.`);
			else return typeof node.value != "string" || !node.value.includes("${") ? {
				value: node.value,
				written: node.value,
				isFromEnv: !1
			} : substitute(node, node.value, what, walk);
		}
	}
	function substitute(node, value, what, { env, mask, report }) {
		let missing = [], replaced = value.replace(/\$\{(\w+)\}/g, (_, name) => {
			let found = (0, _environment_js__WEBPACK_IMPORTED_MODULE_1__.b)(env, name);
			return found === void 0 ? missing.push(name) : isWord(found) || mask(new _secret_js__WEBPACK_IMPORTED_MODULE_2__.z(found)), found ?? "";
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
