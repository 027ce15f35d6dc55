export const id = 4749;
export const ids = [4749];
export const modules = {
	4749: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { readTree: () => readTree });
		var _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1376), _text_place_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5456);
		let maxBytes = 4194304;
		async function readTree(file) {
			let start = {
				line: 1,
				column: 1
			}, bytes = typeof file == "string" ? new TextEncoder().encode(file).length : file.length;
			if (bytes > maxBytes) return refuse(start, "too-large", `The file has ${bytes} bytes; a policy has at most ${maxBytes} (4 MiB).`);
			let decoded = typeof file == "string" ? file : decode(file);
			if (decoded === void 0) return refuse(start, "not-utf-8", "The file is not UTF-8 text. Save it as UTF-8.");
			let text = decoded.startsWith("﻿") ? decoded.slice(1) : decoded, lines = (0, _text_place_js__WEBPACK_IMPORTED_MODULE_0__._$)(text), unseen = rawInvisible(text, lines);
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
			return (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__.tO)(text, "\n	").filter(({ index }) => text[index] !== "\r" || text[index + 1] !== "\n").slice(0, 20).map(({ index, name }) => ({
				...(0, _text_place_js__WEBPACK_IMPORTED_MODULE_0__.$t)(lines, index),
				code: "invisible-character",
				message: `Here stands ${name}, which can't be seen. Delete it, or write a plain space.`
			}));
		}
		async function parseYaml(text, lines) {
			let [yaml, { treeOf }] = await Promise.all([__webpack_require__.e(8815).then(__webpack_require__.t.bind(__webpack_require__, 8815, 19)), Promise.all([__webpack_require__.e(8815), __webpack_require__.e(4271)]).then(__webpack_require__.bind(__webpack_require__, 4271))]);
			return treeOf(yaml.parseDocument(text, {
				version: "1.2",
				schema: "core",
				uniqueKeys: !1,
				prettyErrors: !1,
				logLevel: "error"
			}), {
				place: (offset) => (0, _text_place_js__WEBPACK_IMPORTED_MODULE_0__.$t)(lines, offset),
				maxDepth: 64
			});
		}
	}),
	1376: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			jQ: () => showInvisible,
			tO: () => findInvisible,
			wy: () => hasInvisible
		});
		let unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;
		function findInvisible(text, allowed) {
			let found = [];
			for (let match of text.matchAll(unseen)) allowed.includes(match[0]) || found.push({
				index: match.index,
				name: codePointName(match[0])
			});
			return found;
		}
		function hasInvisible(text) {
			unseen.lastIndex = 0;
			let found = unseen.test(text);
			return unseen.lastIndex = 0, found;
		}
		function showInvisible(text) {
			return text.replace(unseen, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
		}
		function codePointName(character) {
			return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
		}
	})
};
