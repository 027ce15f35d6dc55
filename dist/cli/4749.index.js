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
		return treeOf((0, yaml__WEBPACK_IMPORTED_MODULE_0__.parseDocument)(text, {
			version: "1.2",
			schema: "core",
			uniqueKeys: !1,
			prettyErrors: !1,
			logLevel: "error"
		}), {
			place: (offset) => (0, _text_place_js__WEBPACK_IMPORTED_MODULE_1__.$t)(lines, offset),
			maxDepth: 64
		});
	}
	function treeOf(document, options) {
		let walk = {
			...options,
			problems: []
		};
		for (let error of [...document.errors, ...document.warnings]) walk.problems.push({
			...walk.place(error.pos[0]),
			code: "yaml",
			message: `Not valid YAML: ${error.message}.`
		});
		(document.directives.yaml.explicit === !0 || Object.keys(document.directives.tags).length > 1) && report(walk, walk.place(0), "yaml-feature", "YAML directives are not allowed. Delete the lines that begin with \"%\".");
		let root = nodeOf(document.contents, {
			at: walk.place(0),
			depth: 1,
			trail: ""
		}, walk);
		return walk.problems.length > 0 ? { problems: (0, _text_place_js__WEBPACK_IMPORTED_MODULE_1__.w$)(walk.problems) } : { root };
	}
	function report(walk, at, code, message) {
		walk.problems.push({
			...at,
			code,
			message
		});
	}
	function nodeOf(node, stand, walk) {
		let at = placeOfNode(node, stand, walk), here = {
			...stand,
			at
		};
		return stand.depth > walk.maxDepth ? (report(walk, at, "yaml", `The file nests deeper than ${walk.maxDepth} levels.`), {
			type: "plain",
			at,
			value: null
		}) : (refuseFeatures(node, at, walk), (0, yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(node) ? mapOf(node, here, walk) : (0, yaml__WEBPACK_IMPORTED_MODULE_0__.isSeq)(node) ? listOf(node, here, walk) : plainOf(node, here, walk));
	}
	function placeOfNode(node, stand, walk) {
		return ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.isAlias)(node) || (0, yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(node) || (0, yaml__WEBPACK_IMPORTED_MODULE_0__.isSeq)(node) || (0, yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(node)) && node.range ? walk.place(node.range[0]) : stand.at;
	}
	function refuseFeatures(node, at, walk) {
		(0, yaml__WEBPACK_IMPORTED_MODULE_0__.isAlias)(node) ? report(walk, at, "yaml-feature", `The alias "*${node.source}" is not allowed. Write the value out, or put it in quotes.`) : ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(node) || (0, yaml__WEBPACK_IMPORTED_MODULE_0__.isSeq)(node) || (0, yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(node)) && (node.anchor !== void 0 && report(walk, at, "yaml-feature", `The anchor "&${node.anchor}" is not allowed. Delete it, or put the value in quotes.`), node.tag !== void 0 && report(walk, at, "yaml-feature", `The tag "${node.tag}" is not allowed. Delete it, or put the value in quotes.`));
	}
	function mapOf(node, stand, walk) {
		let seen = new Set(), entries = [];
		for (let pair of node.items) {
			let entry = entryOf(pair, stand, walk);
			entry !== void 0 && (seen.has(entry.key) && report(walk, entry.at, "duplicate-key", `The key ${JSON.stringify(entry.key)} is here twice. Keep one.`), seen.add(entry.key), entries.push(entry));
		}
		return {
			type: "map",
			at: stand.at,
			entries
		};
	}
	function entryOf(pair, stand, walk) {
		let key = pair.key, at = placeOfNode(key, stand, walk);
		if (refuseFeatures(key, at, walk), !(0, yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(key) || typeof key.value != "string") {
			report(walk, at, "wrong-type", "A key must be a string. Put it in quotes.");
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
		let value = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(node) ? node.value : null;
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
		first !== void 0 && report(walk, stand.at, "invisible-character", `${JSON.stringify(value.slice(0, first.index))} is followed by ${first.name}, which can't be seen. Only a "pause" under "tests" may hold it.`);
	}
	let plainInteger = /^-?(?:0|[1-9][0-9]*)$/u, plainFraction = /^-?(?:0|[1-9][0-9]*)\.[0-9]+$/u;
	function refuseNumber(node, value, stand, walk) {
		let source = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(node) ? node.source ?? "" : "";
		(Number.isInteger(value) ? plainInteger.test(source) && Number.isSafeInteger(value) : plainFraction.test(source)) || report(walk, stand.at, "invalid-value", `${source} reads as the number ${value}. Write the number plainly, or put the text in quotes.`);
	}
}) };
