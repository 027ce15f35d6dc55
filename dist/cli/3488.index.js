export const id = 3488;
export const ids = [3488, 1107];
export const modules = { 13488: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		T: () => createLocator,
		parsePolicy: () => parsePolicy,
		readTree: () => readTree
	});
	var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71376), _text_position_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(35032), _file_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68606);
	async function parsePolicy(file, source) {
		let tree = readTree(file), reading = "problems" in tree ? tree : await (0, _file_shape_js__WEBPACK_IMPORTED_MODULE_1__.Pq)(tree.root, source);
		if ("problems" in reading) return { problems: hideQuotations(reading.problems, file) };
		let shownSigns = new Set(toText(file).match(/\P{ASCII}/gu));
		return { policy: {
			...reading.policy,
			shownSigns
		} };
	}
	let topKeys = [
		"version",
		"default",
		"budget",
		"guards",
		"rules",
		"questions",
		"changes",
		"tests"
	], versionLine = /^version:[ \t]*1[ \t]*(?:#.*)?\r?$/mu, quotedSection = /^(?:budget|guards|rules|questions|changes|tests):(?:[ \t\r]|$)/u;
	function toText(file) {
		return typeof file == "string" ? file : new TextDecoder().decode(file);
	}
	function hideQuotations(problems, file) {
		let text = toText(file), hasVersion = versionLine.test(text), areQuotable = findQuotableLines(text);
		return problems.map((problem) => hasVersion && areQuotable[problem.line - 1] === !0 ? problem : {
			...problem,
			message: removeValues(problem, hasVersion)
		});
	}
	function findQuotableLines(text) {
		let isInSection = !1;
		return text.split("\n").map((line) => (/^[^\s#\-\]}]/u.test(line) && (isInSection = quotedSection.test(line)), isInSection));
	}
	let neverQuoted = new Set([
		"missing-key",
		"too-large",
		"not-utf-8"
	]), harmlessMessage = /^"version" is the string "[0-9.]{0,4}"|^[0-9.e]{1,4} reads as| is (?:empty|a list|a mapping|the boolean \w+|the number [0-9.]{1,4})\.|^(?:A key must be|YAML directives are|There is|The file nests) /u, quotedText = "\"(?:[^\"\\\\]|\\\\.)*\"", unknownKey = RegExp(`^The policy has no key ${quotedText}\\.`, "u"), badDefault = RegExp(`^"default" is ${quotedText}\\.`, "u");
	function removeValues({ code, message }, hasVersion) {
		return neverQuoted.has(code) || harmlessMessage.test(message) ? message : code === "yaml" ? `Not valid YAML: ${cutAtQuotation(message)}.` : code === "duplicate-key" ? "A key appears twice. Keep one." : code === "yaml-feature" ? message.replace(/^(The \w+) [\s\S]* is not allowed\./u, "$1 here is not allowed.") : code === "invisible-character" ? `A text on this line contains ${describeInvisible(message)}, which can't be seen. Delete it.` : hasVersion && unknownKey.test(message) ? message.replace(unknownKey, "The policy has no such key.") : hasVersion && badDefault.test(message) ? message.replace(badDefault, "\"default\" has another value.") : `This is not part of a policy, so it is not shown. ${hasVersion ? `Keys of a policy are ${topKeys.map((key) => `"${key}"`).join(", ")}.` : "The file has no line \"version: 1\". Add it first."}`;
	}
	function cutAtQuotation(message) {
		let cause = /^Not valid YAML: (?<words>[A-Za-z][A-Za-z ,'-]*)/u.exec(message)?.groups?.words ?? "";
		return cause.startsWith("Unsupported") || cause === "" ? "this line cannot be read" : cause.trim();
	}
	function describeInvisible(message) {
		return /^[\s\S]* is followed by (?<name>U\+[0-9A-F]{4,6})/u.exec(message)?.groups?.name ?? "a character";
	}
	let maxBytes = 4194304;
	function readTree(file) {
		let start = {
			line: 1,
			column: 1
		}, bytes = typeof file == "string" ? new TextEncoder().encode(file).length : file.length;
		if (bytes > maxBytes) return refuseFile(start, "too-large", `The file has ${bytes} bytes; a policy has at most ${maxBytes} (4 MiB).`);
		let utf8 = new TextDecoder("utf-8", {
			fatal: !0,
			ignoreBOM: !0
		}), decoded = typeof file == "string" ? file : (0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.y0)(() => utf8.decode(file));
		if (decoded === void 0) return refuseFile(start, "not-utf-8", "The file is not UTF-8 text. Save it as UTF-8.");
		let text = decoded.startsWith("\ufeff") ? decoded.slice(1) : decoded, locate = createLocator(text), invisible = listInvisible(text, locate);
		return invisible.length > 0 ? { problems: invisible } : parseYaml(text, locate);
	}
	function createLocator(text) {
		let lines = new yaml__WEBPACK_IMPORTED_MODULE_0__.HN();
		lines.addNewLine(0);
		for (let { index } of text.matchAll(/\n/gu)) lines.addNewLine(index + 1);
		return (offset) => {
			let { line, col } = lines.linePos(offset);
			return {
				line,
				column: col
			};
		};
	}
	function refuseFile(at, code, message) {
		return { problems: [{
			...at,
			code,
			message
		}] };
	}
	function listInvisible(text, locate) {
		return (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__.tO)(text, "\n	").filter(({ index }) => text[index] !== "\r" || text[index + 1] !== "\n").slice(0, 20).map(({ index, name }) => ({
			...locate(index),
			code: "invisible-character",
			message: `There is ${name} here, which can't be seen. Delete it, or write a plain space.`
		}));
	}
	function parseYaml(text, locate) {
		let { contents, directives, errors, warnings } = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Tp)(text, {
			version: "1.2",
			schema: "core",
			uniqueKeys: !1,
			prettyErrors: !1,
			logLevel: "error"
		}), problems = [], refuse = (at, code, message) => problems.push({
			...at,
			code,
			message
		});
		for (let { pos, message } of [...errors, ...warnings]) refuse(locate(pos[0]), "yaml", `Not valid YAML: ${message}.`);
		(directives.yaml.explicit === !0 || Object.keys(directives.tags).length > 1) && refuse(locate(0), "yaml-feature", "YAML directives are not allowed. Delete the lines that begin with \"%\".");
		let root = toNode(contents, {
			at: locate(0),
			depth: 1,
			keyPath: "",
			locate,
			refuse
		});
		return problems.length > 0 ? { problems: (0, _text_position_js__WEBPACK_IMPORTED_MODULE_4__._)(problems) } : { root };
	}
	function toNode(node, parent) {
		let context = {
			...parent,
			at: findNodePosition(node, parent)
		}, { at, depth, keyPath, refuse } = context;
		if (depth > 64) return refuse(at, "yaml", "The file nests deeper than 64 levels."), {
			type: "plain",
			at,
			value: null
		};
		refuseFeatures(node, context);
		let childContext = {
			...context,
			depth: depth + 1
		};
		if ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.jh)(node)) return {
			type: "map",
			at,
			entries: toEntries(node, childContext)
		};
		if (!(0, yaml__WEBPACK_IMPORTED_MODULE_0__.oP)(node)) return {
			type: "plain",
			at,
			value: toPlain(node, context)
		};
		let itemContext = {
			...childContext,
			keyPath: `${keyPath}/#`
		};
		return {
			type: "list",
			at,
			items: node.items.map((item) => toNode(item, itemContext))
		};
	}
	function findNodePosition(node, { at, locate }) {
		return (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node) && node.range ? locate(node.range[0]) : at;
	}
	function refuseFeatures(node, { at, refuse }) {
		let forbid = (what, remedy) => refuse(at, "yaml-feature", `The ${what} is not allowed. ${remedy} in quotes.`);
		(0, yaml__WEBPACK_IMPORTED_MODULE_0__.Vj)(node) && forbid(`alias "*${node.source}"`, "Write the value out, or put it"), ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.jh)(node) || (0, yaml__WEBPACK_IMPORTED_MODULE_0__.oP)(node) || (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(node)) && (node.anchor !== void 0 && forbid(`anchor "&${node.anchor}"`, "Delete it, or put the value"), node.tag !== void 0 && forbid(`tag "${node.tag}"`, "Delete it, or put the value"));
	}
	function toEntries(map, childContext) {
		let { keyPath, refuse } = childContext, seen = new Set();
		return map.items.flatMap(({ key: node, value }) => {
			let at = findNodePosition(node, childContext);
			if (refuseFeatures(node, {
				...childContext,
				at
			}), !(0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(node) || typeof node.value != "string") return refuse(at, "wrong-type", "A key must be a string. Put it in quotes."), [];
			let key = node.value, context = {
				...childContext,
				at,
				keyPath: keyPath === "" ? key : `${keyPath}/${key}`
			};
			refuseInvisible(key, context);
			let entry = {
				key,
				at,
				value: toNode(value, context)
			};
			return seen.has(key) && refuse(at, "duplicate-key", `The key ${JSON.stringify(key)} appears twice. Keep one.`), seen.add(key), [entry];
		});
	}
	function toPlain(node, context) {
		let value = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(node) ? node.value : null;
		return typeof value == "string" && refuseInvisible(value, context), typeof value == "number" && refuseUnclearNumber(node, value, context), typeof value == "string" || typeof value == "number" || typeof value == "boolean" ? value : null;
	}
	let pauseKeyPath = /^tests\/#\/(?:pauses\/#\/)?pause\//u;
	function refuseInvisible(value, { at, keyPath, refuse }) {
		if (pauseKeyPath.test(`${keyPath}/`)) return;
		let [first] = (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__.tO)(value, "\n	");
		first !== void 0 && refuse(at, "invisible-character", `${JSON.stringify(value.slice(0, first.index))} is followed by ${first.name}, which can't be seen. Only a "pause" under "tests" may contain it.`);
	}
	let plainInteger = /^-?(?:0|[1-9][0-9]*)$/u, plainFraction = /^-?(?:0|[1-9][0-9]*)\.[0-9]+$/u;
	function refuseUnclearNumber(node, value, { at, refuse }) {
		let source = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(node) ? node.source ?? "" : "", plainForm = Number.isInteger(value) ? plainInteger : plainFraction, isRounded = Number.isInteger(value) && !Number.isSafeInteger(value);
		(!plainForm.test(source) || isRounded) && refuse(at, "invalid-value", `${source} reads as the number ${value}. Write the number plainly, or put the text in quotes.`);
	}
}) };
