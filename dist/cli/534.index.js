export const id = 534;
export const ids = [534];
export const modules = {
	52604: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q2: () => printJson,
			jj: () => toJsonText,
			u5: () => escapeActing,
			uJ: () => toShellWord
		});
		let acting = /[\u007f-\u009f\p{Cf}\u2028\u2029]/gu, marker = /#(?=[^\x20-\x7e]*#[^\x20-\x7e]*\[)/gu;
		function toJsonText(value, indent) {
			return escapeActing(JSON.stringify(value, null, indent));
		}
		function printJson({ stdout }, value) {
			stdout(`${toJsonText(value, 2)}\n`);
		}
		function escapeActing(json) {
			return json.replace(marker, "\\u0023").replace(acting, (character) => Array.from({ length: character.length }, (_, index) => character.charCodeAt(index)).map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join(""));
		}
		function toShellWord(text) {
			return /^[\w./:@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
		}
	}),
	43072: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HA: () => defaultOf,
			HN: () => exclude,
			Iw: () => envNameOf,
			Pe: () => setting,
			eS: () => readCliInputs,
			f5: () => settingsOf,
			lq: () => optional,
			mw: () => required
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96559), _definitions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63683);
		function notEmpty(text) {
			return text === "" ? void 0 : text;
		}
		let defaultOf = (name) => {
			let text = _definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].default;
			return text?.startsWith("${{") === !0 ? void 0 : text;
		};
		function setting(text, name) {
			return _definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].kind.read(name, text(name) ?? "");
		}
		function optional(text, name) {
			let value = text(name);
			return value === void 0 ? void 0 : _definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].kind.read(name, value);
		}
		function settingsOf(text, names) {
			let read = ([key, name]) => [key, _definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].default === void 0 ? optional(text, name) : _definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].kind.read(name, text(name) ?? "")];
			return Object.fromEntries(Object.entries(names).map(read));
		}
		function required(text, name, what) {
			let value = optional(text, name);
			if (value !== void 0) return value;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.dz("input_missing", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(name)} is not given. Set it to ${what}.`, { source: name });
		}
		function exclude(text, one, other) {
			if (text(one) !== void 0 && text(other) !== void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.dz("input_conflict", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`Both ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(one)} and ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(other)} are given. Use one of them.`, { source: other });
		}
		function envNameOf(name) {
			return `INTERNS_${name.replaceAll("-", "_").toUpperCase()}`;
		}
		function readCliInputs({ flags, env }) {
			for (let name of _definitions_js__WEBPACK_IMPORTED_MODULE_0__.vj) if (_definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].where === "action" && (env[envNameOf(name)] ?? "") !== "") throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.dz("input_conflict", `The environment variable ${envNameOf(name)} is set, but "${name}" works in the action only. Unset it.`, { source: name });
			return (name) => notEmpty(flags.get(name)) ?? notEmpty(env[envNameOf(name)]);
		}
	}),
	89992: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cc: () => presentTest,
			Cn: () => re2Test,
			FX: () => globTest,
			Hg: () => hasTest,
			Y6: () => notTest,
			tK: () => ofElements,
			wE: () => pathTest,
			zE: () => valuesTest
		});
		var _text_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47141), _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61989);
		function ofElements(holdsForOne) {
			let holds = (value, asked) => (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) ? asked.mode === "rule" ? value.length > 0 && value.every((element) => holds(element, asked)) : value.some((element) => holds(element, asked)) : holdsForOne(value, asked);
			return holds;
		}
		function valuesTest(listed) {
			return {
				type: "values",
				listed,
				holds: ofElements((value) => listed.some((each) => each === value)),
				wanted: listed.map(_text_json_js__WEBPACK_IMPORTED_MODULE_0__.SP).join(" or "),
				takesUnlisted: !1,
				takesTextsOnly: !1
			};
		}
		function globTest(glob) {
			return {
				type: "glob",
				glob,
				pattern: glob.pattern,
				holds: ofElements((value) => typeof value == "string" && (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.mw)(glob, value)),
				wanted: `glob ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.SP)(glob.pattern)}`,
				takesUnlisted: !0,
				takesTextsOnly: !0
			};
		}
		function re2Test(pattern, matches) {
			return {
				type: "re2",
				pattern,
				holds: ofElements((value) => typeof value == "string" && matches(value)),
				wanted: `re2 ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.SP)(pattern)}`,
				takesUnlisted: !0,
				takesTextsOnly: !0
			};
		}
		function pathTest(globs) {
			let compiled = globs.map((glob) => ({
				narrow: (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.x7)(glob),
				wide: (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.x7)(glob, { wide: !0 })
			}));
			return {
				type: "path",
				globs,
				holds: ofElements((value, { doubt }) => isPath(value) ? compiled.some(({ narrow, wide }) => doubt ? wide(value) : narrow(value)) : doubt),
				wanted: `path ${globs.map(_text_json_js__WEBPACK_IMPORTED_MODULE_0__.SP).join(" or ")}`,
				takesUnlisted: !0,
				takesTextsOnly: !0,
				strange: whyNoPath
			};
		}
		function whyNoPath(value) {
			let strange = ((0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) ? value : [value]).find((each) => !isPath(each));
			return strange === void 0 ? "" : (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) ? `, of which ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.SP)(strange)} is not a plain relative path` : ", not a plain relative path";
		}
		function isPath(value) {
			return typeof value == "string" && (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.qW)(value);
		}
		function notTest(test) {
			let fails = (value, { mode, doubt }) => !test.holds(value, {
				mode,
				doubt: !doubt
			}), failsForEach = ofElements(fails);
			return {
				type: "not",
				test,
				holds: (value, asked) => asked.mode === "when" || test.asksWhole === !0 ? fails(value, asked) : failsForEach(value, asked),
				wanted: `not ${test.wanted}`,
				takesUnlisted: !0,
				takesTextsOnly: !1,
				asksWhole: test.asksWhole === !0,
				...test.strange === void 0 ? {} : { strange: test.strange }
			};
		}
		function presentTest(present) {
			return {
				type: "present",
				present,
				holds: () => present,
				wanted: present ? "present" : "missing",
				takesUnlisted: !0,
				takesTextsOnly: !1,
				takesMissing: !present
			};
		}
		function hasTest(values) {
			return {
				type: "has",
				values,
				holds: (value) => (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) && value.some((element) => values.some((each) => each === element)),
				wanted: `a list with ${values.map(_text_json_js__WEBPACK_IMPORTED_MODULE_0__.SP).join(" or ")}`,
				takesUnlisted: !1,
				takesTextsOnly: !1,
				asksWhole: !0
			};
		}
	}),
	8157: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IJ: () => guardVerbs,
			LX: () => questionVerbs,
			XK: () => ruleVerbs,
			XZ: () => changeVerbs,
			ZJ: () => defaultBudget,
			bq: () => defaultChangeBudget,
			cp: () => maxChangeBudget,
			kG: () => isAllowing,
			kN: () => changeAnswers,
			lJ: () => changeStatuses,
			n4: () => rejectEverything
		});
		let guardVerbs = [
			"reject",
			"reject-always",
			"stop"
		], ruleVerbs = [
			"allow",
			"reject",
			"stop",
			"ask",
			"allow-always",
			"reject-always"
		], questionVerbs = [
			"reject",
			"stop",
			"ask"
		], changeVerbs = [
			"allow",
			"reject",
			"stop"
		], changeStatuses = [
			"added",
			"modified",
			"removed"
		];
		function isAllowing(verb) {
			return verb === "allow" || verb === "allow-always";
		}
		let defaultChangeBudget = {
			files: 20,
			bytes: 262144,
			lines: 1e3
		}, maxChangeBudget = {
			files: 100,
			bytes: 1048576,
			lines: 1e5
		}, changeAnswers = [
			"taken",
			"left",
			"stop"
		], defaultBudget = {
			answers: 40,
			allows: 15,
			rejects_in_a_row: 4,
			same_pause: 3
		}, rejectEverything = {
			source: "no policy file",
			default: "reject",
			budget: defaultBudget,
			guards: [],
			rules: [],
			questions: [],
			changes: void 0,
			changeBudget: defaultChangeBudget,
			tests: []
		};
	}),
	54364: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => foldCase,
			_: () => foldWidely
		});
		let known = new Map();
		function foldCase(text) {
			return /[^\0-\x7f]/.test(text) ? Array.from(text.normalize("NFC"), folded).join("").normalize("NFC") : text.toLowerCase();
		}
		function foldWidely(text) {
			let upper = Array.from(text.normalize("NFKC"), (character) => character.toUpperCase()).join("");
			return foldCase(Array.from(upper, (character) => character.toLowerCase()).join(""));
		}
		function folded(character) {
			let before = known.get(character);
			if (before !== void 0) return before;
			let found = [
				character.toUpperCase().toLowerCase(),
				character.toLowerCase(),
				character.toUpperCase()
			].find((one) => Array.from(one).length === 1 && isSame(one, character)) ?? character;
			return known.set(character, found), found;
		}
		function isSame(one, other) {
			let code = (one.codePointAt(0) ?? 0).toString(16);
			return RegExp(`^\\u{${code}}$`, "iu").test(other);
		}
	}),
	47141: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			SO: () => compileGlob,
			jU: () => flawOfPathGlob,
			mw: () => globMatches,
			qW: () => isPlainPath,
			x7: () => compilePathGlob
		});
		var _fold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54364), _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71376);
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
		function isPlainPath(value) {
			return value.length > 4096 || /^[~-]/u.test(value) || /^[A-Za-z]:/u.test(value) || value.includes("\\") || /~[0-9]/u.test(value) || (0, _invisible_js__WEBPACK_IMPORTED_MODULE_0__.wy)(value) ? !1 : value.split("/").every(isPlainSegment);
		}
		function isPlainSegment(segment) {
			return segment !== "" && !segment.endsWith(".") && !segment.startsWith(" ") && !segment.endsWith(" ");
		}
		function flawOfPathGlob(glob) {
			if (glob.split("/").some((segment) => segment !== "**" && segment.includes("**"))) return "\"**\" is a segment of its own. Write \"*\" within a segment";
			if (!isPlainPath(glob.replaceAll(/[*?]/gu, "a"))) return "no path is like that. Write it relative to the repository, without a leading \"/\", \"~\" or \"-\", \".\" or \"..\" and backslashes";
		}
		function compilePathGlob(glob, { wide = !1 } = {}) {
			let flaw = flawOfPathGlob(glob);
			if (flaw !== void 0) throw TypeError(`The path glob ${JSON.stringify(glob)} can't be used: ${flaw}.`);
			let folded = (text) => wide ? (0, _fold_js__WEBPACK_IMPORTED_MODULE_1__.S)(text) : text, pieces = folded(glob).split("/").map((segment) => segment === "**" ? "**" : segmentGlob(segment));
			return (value) => isPlainPath(value) && covers(pieces, folded(value).split("/"), wide);
		}
		function segmentGlob(segment) {
			return compileGlob(segment) ?? {
				pattern: segment,
				pieces: [{ text: segment }]
			};
		}
		function covers(pieces, segments, wide) {
			let at = 0, piece = 0, runPiece = -1, runAt = 0;
			for (; at < segments.length || piece < pieces.length;) {
				let current = pieces[piece], segment = segments[at];
				if (current === "**") runPiece = piece, runAt = at, piece += 1;
				else if (current !== void 0 && segment !== void 0 && coversSegment(current, segment, wide)) at += 1, piece += 1;
				else {
					let taken = segments[runAt];
					if (runPiece === -1 || taken === void 0 || !wide && taken.startsWith(".")) return !1;
					runAt += 1, at = runAt, piece = runPiece + 1;
				}
			}
			return !0;
		}
		function coversSegment(glob, segment, wide) {
			return !wide && segment.startsWith(".") && !glob.pattern.startsWith(".") ? !1 : globMatches(glob, segment);
		}
	}),
	71376: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			jQ: () => showInvisible,
			tO: () => findInvisible,
			wy: () => hasInvisible
		});
		let unseen = () => /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;
		function findInvisible(text, allowed) {
			let found = [];
			for (let match of text.matchAll(unseen())) allowed.includes(match[0]) || found.push({
				index: match.index,
				name: codePointName(match[0])
			});
			return found;
		}
		function hasInvisible(text) {
			return unseen().test(text);
		}
		function showInvisible(text) {
			return /^[ -~]*$/.test(text) ? text : text.replace(unseen(), (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
		}
		function codePointName(character) {
			return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
		}
	}),
	61989: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gv: () => isObject,
			Lv: () => isList,
			SP: () => shown,
			dj: () => canonicalJson,
			e6: () => follow,
			hQ: () => ownField,
			qF: () => parseJson,
			qT: () => readPointer
		});
		var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71376);
		function parseJson(text) {
			try {
				return JSON.parse(text);
			} catch {
				return;
			}
		}
		function isObject(value) {
			return typeof value == "object" && !!value && !Array.isArray(value);
		}
		function isList(value) {
			return Array.isArray(value);
		}
		function ownField(object, name) {
			return Object.hasOwn(object, name) ? object[name] : void 0;
		}
		function canonicalJson(value) {
			return isList(value) ? `[${value.map(canonicalJson).join(",")}]` : isObject(value) ? `{${Object.keys(value).toSorted().map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] ?? null)}`).join(",")}}` : JSON.stringify(value === 0 ? 0 : value);
		}
		function shown(value) {
			if (value === void 0) return "missing";
			let short = typeof value == "string" ? value.slice(0, 121) : value, text = (0, _invisible_js__WEBPACK_IMPORTED_MODULE_0__.jQ)(JSON.stringify(short));
			return text.length > 120 ? `${text.slice(0, 120)}…` : text;
		}
		function readPointer(text) {
			if (text.startsWith("/") && !/~(?![01])/u.test(text)) return text.slice(1).split("/").map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
		}
		function follow(steps, document) {
			let value = document;
			for (let step of steps) if (isList(value)) value = /^(?:0|[1-9][0-9]*)$/u.test(step) ? value[Number(step)] : void 0;
			else if (isObject(value)) value = ownField(value, step);
			else return;
			return value;
		}
	})
};
