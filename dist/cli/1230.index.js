export const id = 1230;
export const ids = [1230, 3341];
export const modules = {
	1403: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { z: () => valuesTest });
		var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1989), _judging_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7793);
		function valuesTest(listed) {
			return {
				type: "values",
				listed,
				holds: (0, _judging_js__WEBPACK_IMPORTED_MODULE_0__.t)((value) => listed.some((each) => each === value)),
				wanted: listed.map(_text_json_js__WEBPACK_IMPORTED_MODULE_1__.SP).join(" or "),
				takesUnlisted: !1,
				takesTextsOnly: !1
			};
		}
	}),
	7793: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => ofElements });
		var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1989);
		function ofElements(holdsForOne) {
			let holds = (value, asked) => (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) ? asked.mode === "rule" ? value.length > 0 && value.every((element) => holds(element, asked)) : value.some((element) => holds(element, asked)) : holdsForOne(value, asked);
			return holds;
		}
	}),
	4698: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			OB: () => whyNot,
			cK: () => matches,
			jy: () => whyMatched
		});
		var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1576), _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1989);
		function matches({ test, missing }, value, mode) {
			return value === void 0 ? missing || test.takesMissing === !0 : mode === "when" && value === _context_js__WEBPACK_IMPORTED_MODULE_0__.$5 ? test.listed?.includes(_context_js__WEBPACK_IMPORTED_MODULE_0__.$5) === !0 : test.holds(value, {
				mode,
				doubt: mode === "guard"
			});
		}
		function wanted({ test, missing }) {
			return missing ? `${test.wanted}, or missing` : test.wanted;
		}
		function whyNot(key, matcher, value) {
			let { test } = matcher, why = value === void 0 ? void 0 : test.whyNot?.(value);
			if (why !== void 0) return `${key}: ${why}`;
			let strange = value === void 0 ? "" : test.strange?.(value) ?? "";
			return `${key} is ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.SP)(value)}${strange}, wants ${wanted(matcher)}`;
		}
		function whyMatched(key, { test }, value) {
			if (value === void 0) return `${key} is missing`;
			let strange = test.strange?.(value) ?? "";
			if (strange !== "") return `${key} is ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.SP)(value)}${strange}`;
			let why = test.whyHolds?.(value);
			return why === void 0 ? void 0 : `${key}: ${why}`;
		}
	}),
	7141: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => compileGlob,
			m: () => globMatches
		});
		function compileGlob(pattern) {
			let pieces = [], fixed = "", escaped = !1, flush = () => {
				fixed !== "" && pieces.push({ text: fixed }), fixed = "";
			};
			for (let character of pattern) !escaped && character === "\\" ? escaped = !0 : (escaped || character !== "*" && character !== "?" ? fixed += character : (flush(), character === "?" ? pieces.push("one") : pieces.at(-1) !== "run" && pieces.push("run")), escaped = !1);
			if (!escaped) return flush(), {
				pattern,
				pieces
			};
		}
		function globMatches(glob, text) {
			let at = 0, piece = 0, runPiece = -1, runAt = 0;
			for (; at < text.length || piece < glob.pieces.length;) {
				let current = glob.pieces[piece];
				if (current === "run") {
					if (runPiece = piece, runAt = at, piece += 1, piece === glob.pieces.length) return !0;
					continue;
				}
				let next = current === void 0 ? void 0 : step(current, text, at);
				if (next !== void 0) {
					at = next, piece += 1;
					continue;
				}
				if (runPiece === -1) return !1;
				let after = glob.pieces[runPiece + 1], from = runAt + width(text, runAt);
				if (from > text.length || runAt >= text.length || (runAt = typeof after == "object" ? text.indexOf(after.text, from) : from, runAt === -1)) return !1;
				at = runAt, piece = runPiece + 1;
			}
			return !0;
		}
		function step(piece, text, at) {
			return piece === "one" ? at < text.length ? at + width(text, at) : void 0 : text.startsWith(piece.text, at) ? at + piece.text.length : void 0;
		}
		function width(text, at) {
			return (text.codePointAt(at) ?? 0) > 65535 ? 2 : 1;
		}
	}),
	3341: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { nearest: () => nearest });
		function nearest(word, candidates) {
			let best, least = Math.max(2, Math.floor(word.length / 2)) + 1;
			for (let candidate of candidates) {
				let distance = edits(normal(word), normal(candidate));
				distance < least && (best = candidate, least = distance);
			}
			return best;
		}
		function normal(word) {
			return word.toLowerCase().replace(/[-_ ]/gu, "");
		}
		function edits(a, b) {
			let beforeLast = [], last = Array.from({ length: b.length + 1 }, (_, index) => index);
			for (let i = 1; i <= a.length; i += 1) {
				let row = [i];
				for (let j = 1; j <= b.length; j += 1) {
					let cost = a[i - 1] === b[j - 1] ? 0 : 1, least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
					i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] && (least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1)), row.push(least);
				}
				beforeLast = last, last = row;
			}
			return last[b.length] ?? 0;
		}
	})
};
