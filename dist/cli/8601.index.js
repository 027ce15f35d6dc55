export const id = 8601;
export const ids = [8601];
export const modules = {
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
		var _text_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47141), _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61989), _text_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20396);
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
				holds: ofElements((value) => typeof value == "string" && (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.m)(glob, value)),
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
				narrow: (0, _text_path_js__WEBPACK_IMPORTED_MODULE_2__.x7)(glob),
				wide: (0, _text_path_js__WEBPACK_IMPORTED_MODULE_2__.x7)(glob, { wide: !0 })
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
			return typeof value == "string" && (0, _text_path_js__WEBPACK_IMPORTED_MODULE_2__.qW)(value);
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
			ZJ: () => defaultBudget,
			kG: () => isAllowing,
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
		];
		function isAllowing(verb) {
			return verb === "allow" || verb === "allow-always";
		}
		let defaultBudget = {
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
	71376: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	}),
	61989: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gv: () => isObject,
			Lv: () => isList,
			SP: () => shown,
			dj: () => canonicalJson,
			e6: () => follow,
			hQ: () => ownField,
			qT: () => readPointer
		});
		var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71376);
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
	}),
	20396: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			jU: () => flawOfPathGlob,
			qW: () => isPlainPath,
			x7: () => compilePathGlob
		});
		var _fold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54364), _glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47141), _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71376);
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
			return (0, _glob_js__WEBPACK_IMPORTED_MODULE_2__.S)(segment) ?? {
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
			return !wide && segment.startsWith(".") && !glob.pattern.startsWith(".") ? !1 : (0, _glob_js__WEBPACK_IMPORTED_MODULE_2__.m)(glob, segment);
		}
	}),
	44443: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$E: () => toAlerts,
			$G: () => toEnding,
			Vb: () => nameOf,
			WE: () => wasInterrupted,
			cK: () => countRejected,
			gB: () => conclusionSigns,
			mf: () => toStatus,
			t4: () => toExitCode
		});
		var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97309), _facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85697), _render_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99179);
		let reasons = {
			exchange_refused: "the service refused the token exchange",
			exchange_unreachable: "the service could not be reached",
			api_unreachable: "the service could not be reached",
			api_refused: "the service refused a request",
			stream_malformed: "the service sent something that cannot be read",
			stream_severed: "the connection broke",
			stream_idle: "the service went silent",
			run_ended: "the run was ended from outside",
			run_timeout: "the run took too long for the service",
			answer_empty: "it said nothing",
			answer_refused: "the service refused the answer",
			too_many_pauses: "it asked too often",
			timeout: "the time was up",
			cancelled: "the step was cancelled"
		};
		function nameOf({ start }) {
			return start === null ? "The intern" : (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)((0, _log_js__WEBPACK_IMPORTED_MODULE_1__.TN)(start.intern_name), _facts_js__WEBPACK_IMPORTED_MODULE_2__.y1);
		}
		function countRejected({ pauses, error }) {
			return pauses.filter((pause) => pause.decisions.at(-1)?.outcome === "reject" && !wasInterrupted(pause, error)).length;
		}
		function wasInterrupted({ decisions }, error) {
			return error?.code === "cancelled" && decisions.at(-1)?.decided_by === "nobody";
		}
		function toEnding(record) {
			let { conclusion, error, pauses, start } = record, name = nameOf(record), rejected = countRejected(record), rejections = rejected === 0 ? "" : `, ${rejected} of ${pauses.length} ${requests(pauses.length)} rejected`, why = error === null ? void 0 : reasonOf(error.code, record), reason = why === void 0 ? "" : `: ${why}`, ended = conclusion ?? "failed", sign = conclusionSigns[ended];
			switch (ended) {
				case "finished": return `${rejected === 0 ? sign : "⚠️"} ${name} finished${rejections}`;
				case "paused": return `${sign} ${name} is waiting for an answer`;
				case "rejected": return error?.code === "policy_rejected" ? `${sign} ${name} finished${rejections}` : `${sign} ${name} was stopped by the permission policy`;
				case "ended": return `${sign} ${name} did not finish${reason}`;
				case "failed": return `${sign} ${start === null ? "The run" : name} failed${reason}`;
				case "skipped": return `${sign} Skipped`;
				default: return ended;
			}
		}
		function reasonOf(code, { start }) {
			return code === "cancelled" && start?.at_terminal === !0 ? "the run was cancelled" : reasons[code];
		}
		function requests(count) {
			return count === 1 ? "request" : "requests";
		}
		function toExitCode(conclusion) {
			switch (conclusion) {
				case "finished":
				case "skipped": return 0;
				case "failed":
				case "ended": return 1;
				case "rejected": return 3;
				case "paused": return 4;
				default: return conclusion;
			}
		}
		let conclusionSigns = {
			finished: "✅",
			paused: "⏸️",
			rejected: "⛔",
			ended: "❌",
			failed: "❌",
			skipped: "⏭️"
		}, maxMessage = 4e3;
		function toStatus(record) {
			let { start, session_id, first_at, last_at, usage } = record, facts = [
				...start === null ? [] : [[`${start.approval_mode} mode`]],
				...first_at === null || last_at === null ? [] : [[(0, _facts_js__WEBPACK_IMPORTED_MODULE_2__.ik)(Date.parse(last_at) - Date.parse(first_at))]],
				...typeof usage?.cost == "number" ? [[(0, _facts_js__WEBPACK_IMPORTED_MODULE_2__.jd)(usage.cost)]] : [],
				...session_id === null ? [] : [[`session ${beginning((0, _log_js__WEBPACK_IMPORTED_MODULE_1__.TN)(session_id))}`]]
			];
			return {
				type: "heading",
				line: [toEnding(record)],
				facts
			};
		}
		function toAlerts({ error, remarks }) {
			let caution = error === null ? [] : [{
				type: "alert",
				kind: "CAUTION",
				line: [`${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(error.message, maxMessage)} (${error.code})`]
			}], more = remarks.length - 10, rest = more === 1 ? "One more warning is in the log." : `${more} more warnings are in the log.`, said = [...remarks.slice(0, 10), ...more > 0 ? [rest] : []];
			return [...caution, ...said.map((remark) => ({
				type: "alert",
				kind: "WARNING",
				line: [(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(remark, maxMessage)]
			}))];
		}
		function beginning(id) {
			let characters = Array.from(id);
			return characters.length <= 12 ? id : `${characters.slice(0, 12).join("")}…`;
		}
	}),
	85697: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$2: () => toFacts,
			ik: () => toSpan,
			jd: () => toCost,
			y1: () => maxName
		});
		var _render_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99179);
		let maxName = 500;
		function toFacts(record) {
			let lines = [
				toPolicy(record),
				toUsage(record),
				toContinuation(record)
			].filter((line) => line.length > 0);
			return lines.length === 0 ? [] : [{
				type: "quiet",
				lines
			}];
		}
		function toCost(cost) {
			return `USD ${cost.toFixed(4)}`;
		}
		function toUsage({ usage, model }) {
			let { prompt_tokens, completion_tokens, total_tokens } = usage ?? {}, counts = [
				...prompt_tokens === void 0 ? [] : [`${prompt_tokens} tokens in`],
				...completion_tokens === void 0 ? [] : [`${completion_tokens} out`],
				...total_tokens === void 0 ? [] : [`${total_tokens} in all`]
			], used = counts.length === 0 ? [] : [`Usage: ${counts.join(", ")}`], by = model === null ? [] : ["Model: ", { code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(model, 500) }];
			return used.length > 0 && by.length > 0 ? [
				...used,
				" · ",
				...by
			] : [...used, ...by];
		}
		function toPolicy({ start, pauses }) {
			if (start === null) return [];
			let { path, commit, digest } = start.policy, from = commit === null ? [] : [" at commit ", { code: commit.slice(0, 12) }];
			if (path === null) {
				let deciders = new Set(pauses.flatMap(({ decisions }) => decisions.map(({ decided_by }) => decided_by)));
				return deciders.has("person") ? [
					"No policy file",
					...from,
					"; a person decided"
				] : deciders.has("nobody") ? [
					"No policy file",
					...from,
					"; nobody answered"
				] : [
					"Permission policy: none",
					...from,
					", so everything is rejected"
				];
			}
			let hash = digest === null ? [] : [", SHA-256 ", { code: digest.slice(0, 12) }];
			return [
				"Permission policy: ",
				{ code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(path, 500) },
				...from,
				...hash
			];
		}
		function toContinuation({ session_id, start }) {
			if (session_id === null || start?.session_ends === !0) return [];
			let id = (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(session_id, 500);
			return start?.tool?.name === "interns" ? ["To continue this session: ", { code: `interns chat --session ${id}` }] : ["To continue this session, set ", { code: `session-id: ${id}` }];
		}
		function toSpan(ms) {
			if (ms < 1e3) return `${Math.max(0, Math.round(ms))} ms`;
			if (ms < 59950) return `${(ms / 1e3).toFixed(1)} s`;
			let seconds = Math.round(ms / 1e3), minutes = Math.floor(seconds / 60);
			return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
		}
	}),
	60604: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BS: () => toShownLevel,
			Gl: () => toAnswer,
			gD: () => loadRichText,
			mo: () => toReasoning
		});
		var _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54057), _ending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44443), _render_cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99179);
		function toAnswer(record, characters, render) {
			let { text } = (0, _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_0__.fP)(record);
			return text.head.trim() === "" ? [] : toBlocks(text, {
				characters,
				render,
				speaker: (0, _ending_js__WEBPACK_IMPORTED_MODULE_1__.Vb)(record)
			});
		}
		function toReasoning(text, characters, render) {
			return text.head.trim() === "" ? [] : [{
				type: "details",
				summary: ["Reasoning"],
				blocks: toBlocks(text, {
					characters,
					render
				})
			}];
		}
		function toBlocks({ head, tail, omitted }, { characters, render, speaker }) {
			let show = (text) => render === void 0 ? {
				type: "prose",
				text,
				speaker
			} : {
				type: "rich",
				html: render(text),
				text,
				speaker
			}, kept = (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_2__.m7)(head + tail, characters), missing = omitted + kept.omitted;
			if (missing === 0) return [show(kept.head)];
			let note = `${missing} characters are left out here. The transcript file has them.`;
			return [
				show(kept.head),
				{
					type: "alert",
					kind: "NOTE",
					line: [note]
				},
				show(kept.tail)
			];
		}
		let markup = /[`*_~[\]<>|&\\]|^[ \t]*(?:[-+=#]|\d+[.)])|^(?: {4}|\t)/m;
		async function loadRichText(record, level) {
			let { text, reasoning } = (0, _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_0__.fP)(record), said = [
				text.head,
				text.tail,
				reasoning.head,
				reasoning.tail
			];
			if (level === "full" && said.some((part) => markup.test(part))) return (await Promise.all([__webpack_require__.e(9193), __webpack_require__.e(993)]).then(__webpack_require__.bind(__webpack_require__, 30993))).renderRichText;
		}
		function toShownLevel(level, visibility) {
			return level === "auto" ? visibility === "private" || visibility === "internal" ? "full" : "brief" : level;
		}
	}),
	99179: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BA: () => wordLimitOf,
			m7: () => keepEnds,
			ml: () => shorten
		});
		function keepEnds(text, length) {
			if (text.length <= length) return {
				head: text,
				tail: "",
				omitted: 0
			};
			let head = wellFormed(text.slice(0, Math.ceil(length * 2 / 3))), tail = wellFormed(text.slice(text.length - Math.floor(length / 3)));
			return {
				head,
				tail,
				omitted: text.length - head.length - tail.length
			};
		}
		function shorten(text, length) {
			let { head, tail, omitted } = keepEnds(text, length);
			return omitted === 0 ? head : `${head}…${tail}`;
		}
		function wellFormed(text) {
			return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");
		}
		function wordLimitOf(rows) {
			let columns = Math.max(1, ...rows.map((row) => row.length));
			if (!(Array.from({ length: columns }, (_, column) => rows.reduce((most, row) => Math.max(most, longestWord(row[column] ?? "")), 0)).reduce((sum, width) => sum + width + 4, 0) <= 64)) return Math.max(6, Math.floor(64 / columns) - 4);
		}
		function longestWord(text) {
			return text.split(/\s+/u).reduce((most, word) => Math.max(most, Array.from(word).length), 0);
		}
	})
};
