export const id = 4749;
export const ids = [4749];
export const modules = { 84749: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { readTree: () => readTree });
	var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815), _text_invisible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71376), _text_place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25456);
	let maxBytes = 4194304;
	function readTree(file) {
		let start = {
			line: 1,
			column: 1
		}, bytes = typeof file == "string" ? new TextEncoder().encode(file).length : file.length;
		if (bytes > maxBytes) return refuse(start, "too-large", `The file has ${bytes} bytes; a policy has at most ${maxBytes} (4 MiB).`);
		let decoded = typeof file == "string" ? file : decode(file);
		if (decoded === void 0) return refuse(start, "not-utf-8", "The file is not UTF-8 text. Save it as UTF-8.");
		let text = decoded.startsWith("﻿") ? decoded.slice(1) : decoded, lines = (0, _text_place_js__WEBPACK_IMPORTED_MODULE_1__._$)(text), unseen = rawInvisible(text, lines);
		return unseen.length > 0 ? { problems: unseen } : parseYaml(text, lines);
	}
	function refuse(at, code, message) {
		return { problems: [{
			...at,
			code,
			message
		}] };
	}
	function decode(bytes) {
		try {
			return new TextDecoder("utf-8", {
				fatal: !0,
				ignoreBOM: !0
			}).decode(bytes);
		} catch {
			return;
		}
	}
	function rawInvisible(text, lines) {
		return (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_2__.tO)(text, "\n	").filter(({ index }) => text[index] !== "\r" || text[index + 1] !== "\n").slice(0, 20).map(({ index, name }) => ({
			...(0, _text_place_js__WEBPACK_IMPORTED_MODULE_1__.$t)(lines, index),
			code: "invisible-character",
			message: `Here stands ${name}, which can't be seen. Delete it, or write a plain space.`
		}));
	}
	function parseYaml(text, lines) {
		let { contents, directives, errors, warnings } = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Tp)(text, {
			version: "1.2",
			schema: "core",
			uniqueKeys: !1,
			prettyErrors: !1,
			logLevel: "error"
		}), problems = [], walk = {
			place: (offset) => (0, _text_place_js__WEBPACK_IMPORTED_MODULE_1__.$t)(lines, offset),
			refuse: (at, code, message) => problems.push({
				...at,
				code,
				message
			})
		}, at = walk.place(0);
		for (let { pos, message } of [...errors, ...warnings]) walk.refuse(walk.place(pos[0]), "yaml", `Not valid YAML: ${message}.`);
		(directives.yaml.explicit === !0 || Object.keys(directives.tags).length > 1) && walk.refuse(at, "yaml-feature", "YAML directives are not allowed. Delete the lines that begin with \"%\".");
		let root = nodeOf(contents, {
			at,
			depth: 1,
			trail: ""
		}, walk);
		return problems.length > 0 ? { problems: (0, _text_place_js__WEBPACK_IMPORTED_MODULE_1__.w$)(problems) } : { root };
	}
	function nodeOf(node, stand, walk) {
		let at = placeOfNode(node, stand, walk), here = {
			...stand,
			at
		};
		return stand.depth > 64 ? (walk.refuse(at, "yaml", "The file nests deeper than 64 levels."), {
			type: "plain",
			at,
			value: null
		}) : (refuseFeatures(node, at, walk), (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jh)(node) ? mapOf(node, here, walk) : (0, yaml__WEBPACK_IMPORTED_MODULE_0__.oP)(node) ? listOf(node, here, walk) : plainOf(node, here, walk));
	}
	function placeOfNode(node, stand, walk) {
		return (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node) && node.range ? walk.place(node.range[0]) : stand.at;
	}
	function refuseFeatures(node, at, walk) {
		let forbid = (what, remedy) => walk.refuse(at, "yaml-feature", `The ${what} is not allowed. ${remedy} in quotes.`);
		(0, yaml__WEBPACK_IMPORTED_MODULE_0__.Vj)(node) && forbid(`alias "*${node.source}"`, "Write the value out, or put it"), ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.jh)(node) || (0, yaml__WEBPACK_IMPORTED_MODULE_0__.oP)(node) || (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(node)) && (node.anchor !== void 0 && forbid(`anchor "&${node.anchor}"`, "Delete it, or put the value"), node.tag !== void 0 && forbid(`tag "${node.tag}"`, "Delete it, or put the value"));
	}
	function mapOf(node, stand, walk) {
		let seen = new Set(), entries = [];
		for (let pair of node.items) {
			let entry = entryOf(pair, stand, walk);
			entry !== void 0 && (seen.has(entry.key) && walk.refuse(entry.at, "duplicate-key", `The key ${JSON.stringify(entry.key)} is here twice. Keep one.`), seen.add(entry.key), entries.push(entry));
		}
		return {
			type: "map",
			at: stand.at,
			entries
		};
	}
	function entryOf(pair, stand, walk) {
		let key = pair.key, at = placeOfNode(key, stand, walk);
		if (refuseFeatures(key, at, walk), !(0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(key) || typeof key.value != "string") {
			walk.refuse(at, "wrong-type", "A key must be a string. Put it in quotes.");
			return;
		}
		let below = {
			at,
			depth: stand.depth + 1,
			trail: stand.trail === "" ? key.value : `${stand.trail}/${key.value}`
		};
		return refuseEscaped(key.value, below, walk), {
			key: key.value,
			at,
			value: nodeOf(pair.value, below, walk)
		};
	}
	function listOf(node, stand, walk) {
		let below = {
			...stand,
			depth: stand.depth + 1,
			trail: `${stand.trail}/#`
		};
		return {
			type: "list",
			at: stand.at,
			items: node.items.map((item) => nodeOf(item, below, walk))
		};
	}
	function plainOf(node, stand, walk) {
		let value = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(node) ? node.value : null;
		typeof value == "string" && refuseEscaped(value, stand, walk), typeof value == "number" && refuseNumber(node, value, stand, walk);
		let plain = typeof value == "string" || typeof value == "number" || typeof value == "boolean" ? value : null;
		return {
			type: "plain",
			at: stand.at,
			value: plain
		};
	}
	let inPause = /^tests\/#\/(?:pauses\/#\/)?pause\//u;
	function refuseEscaped(value, stand, walk) {
		if (inPause.test(`${stand.trail}/`)) return;
		let first = (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_2__.tO)(value, "\n	")[0];
		if (first === void 0) return;
		let message = `${JSON.stringify(value.slice(0, first.index))} is followed by ${first.name}, which can't be seen. Only a "pause" under "tests" may hold it.`;
		walk.refuse(stand.at, "invisible-character", message);
	}
	let plainInteger = /^-?(?:0|[1-9][0-9]*)$/u, plainFraction = /^-?(?:0|[1-9][0-9]*)\.[0-9]+$/u;
	function refuseNumber(node, value, stand, walk) {
		let source = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.jn)(node) ? node.source ?? "" : "";
		if (Number.isInteger(value) ? plainInteger.test(source) && Number.isSafeInteger(value) : plainFraction.test(source)) return;
		let message = `${source} reads as the number ${value}. Write the number plainly, or put the text in quotes.`;
		walk.refuse(stand.at, "invalid-value", message);
	}
}) };
