export const id = 1004;
export const ids = [1004, 1612];
export const modules = {
	51004: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { reportRun: () => reportRun });
		var log = __webpack_require__(97309), report_conclusion = __webpack_require__(26195), run_record = __webpack_require__(58670), exit_codes = __webpack_require__(20535), failure = __webpack_require__(51612), json_text = __webpack_require__(52604), screen_style = __webpack_require__(67706), tell = __webpack_require__(9236), wrap_words = __webpack_require__(81287), visible = __webpack_require__(7629), permission_pause = __webpack_require__(49469), shown_pause = __webpack_require__(39411), shell_word = __webpack_require__(87628);
		function describeOpenQuestion(pending, options) {
			let { intern, until, redact } = options, pause = (0, permission_pause.H)(pending.arguments), columns = Math.max(options.columns - 1, 20), shown = (0, shown_pause.P)(pending.arguments, {
				columns,
				maxLines: 200,
				redact
			}), isPermission = !("error" in pause) && pause.kind === "permission", canAllow = isPermission && shown.whole && pause.options.includes("allow_once"), json = (0, json_text.u)(redact(JSON.stringify(pending))), answer = isPermission || !shown.whole ? canAllow ? "allow_once" : "reject_once" : "{\"action\":\"decline\"}", words = [
				"--intern",
				intern ?? "INTERN",
				"--pending",
				json,
				answer
			];
			return [
				isPermission ? "The intern asks for permission:" : "The intern asks:",
				...shown.asked,
				...shown.more,
				...shown.whole ? [] : ["This is not all of it. The transcript has the rest."],
				`You can answer until ${(0, visible.Q6)(until)}.`,
				canAllow ? "To allow it once, copy this line. To reject it, write reject_once in place of allow_once." : answer === "reject_once" ? "To reject it, copy this line." : "To decline, copy this line. To answer, write your answer in place of its last word (\"interns answer --help\" has an example).",
				"Add the flags that you gave for the service, such as --base-url.",
				`interns answer ${words.map(shell_word.u).join(" ")}`
			];
		}
		function reportRun(result, io, job, { json, isTurn = !1 }) {
			let { conclusion, error, pending } = result, style = (0, screen_style._)(io.terminal?.stderr), isInterrupted = error !== null && (0, failure.exitCodeOf)(error) === exit_codes.An, isUnanswered = isInterrupted && io.terminal?.canAsk === !0 && wasUnanswered(result);
			isUnanswered ? (0, tell.tell)(io, "Interrupted; the question was not answered.") : error !== null && (0, tell.tell)(io, `${style.red(job.redactor.redact((0, log.oneLine)(error.message)))} (${error.code})`);
			let facts = factsOf(result, isUnanswered), session = isTurn || result.record.session_id === null ? [] : [`session ${result.record.session_id}`], { isTerminal = !1, columns = 0 } = io.terminal?.stderr ?? {}, lines = (0, wrap_words.n)([...facts, ...session].map(log.oneLine), " · ", isTerminal ? columns : Infinity);
			return (0, tell.tell)(io, style.dim(lines.join("\n"))), isTurn || (0, tell.tell)(io, style.dim(`transcript ${result.transcriptFile}`)), pending !== null && !json && leaveOpen(pending, result, io, job), json && io.stdout(`${(0, json_text.u)(job.redactor.redact(JSON.stringify(toResultLine(result))))}\n`), isInterrupted ? exit_codes.An : (0, report_conclusion.t4)(conclusion);
		}
		function leaveOpen(pending, { record }, io, { redactor }) {
			let redact = (text) => redactor.redact(text), until = record.start?.session_ends === !0 ? `${pending.deadline}, while "interns exec" runs` : pending.deadline;
			if (io.terminal?.stdout.isTerminal === !0) {
				let { columns } = io.terminal.stdout, lines = describeOpenQuestion(pending, {
					intern: record.start?.intern_id ?? null,
					until,
					columns,
					redact
				}), command = lines.at(-1) ?? "";
				(0, tell.tell)(io, `\n${lines.slice(0, -1).join("\n")}`), io.stderr(`${command}\n`);
			} else (0, tell.tell)(io, `The question is open until ${until}. Answer it with "interns answer" and this:`), io.stdout(`${(0, json_text.u)(redact(JSON.stringify(pending)))}\n`);
		}
		function wasUnanswered({ record }) {
			return record.pauses.at(-1)?.decisions.at(-1)?.decided_by === "nobody";
		}
		function factsOf({ conclusion, record }, isUnanswered) {
			let { usage } = record;
			return [
				...isUnanswered ? [] : [conclusion],
				...secondsOf(record),
				...usage?.total_tokens === void 0 ? [] : [`${usage.total_tokens} tokens`],
				...typeof usage?.cost == "number" ? [`USD ${usage.cost.toFixed(4)}`] : []
			];
		}
		function secondsOf({ first_at, last_at }) {
			return first_at === null || last_at === null ? [] : [`${((Date.parse(last_at) - Date.parse(first_at)) / 1e3).toFixed(1)} s`];
		}
		function toResultLine({ conclusion, error, text, record, pending, transcriptFile }) {
			return {
				type: "result",
				at: record.last_at,
				conclusion,
				text,
				error_code: error?.code ?? null,
				finish_reason: record.finish_reason,
				session_id: record.session_id,
				intern_id: record.start?.intern_id ?? null,
				usage: record.usage,
				decisions: (0, run_record.b)(record),
				pending,
				transcript_file: transcriptFile
			};
		}
	}),
	87628: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => toShellWord });
		function toShellWord(text) {
			return /^[\w./:@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
		}
	}),
	51612: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			X: () => callFlag,
			exitCodeOf: () => exitCodeOf,
			x: () => reportFailure
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26593), _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63683), _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97309), _exit_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20535), _json_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52604), _screen_tell_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9236);
		let usageCodes = new Set([
			"input_invalid",
			"input_missing",
			"input_conflict",
			"policy_missing",
			"policy_invalid",
			"config_invalid"
		]), accessCodes = /^(?:identity|exchange|api|intern)_/;
		function exitCodeOf(error) {
			return error.code === "cancelled" ? _exit_codes_js__WEBPACK_IMPORTED_MODULE_0__.An : error.code === "safety_limit_broken" ? _exit_codes_js__WEBPACK_IMPORTED_MODULE_0__.Lk : usageCodes.has(error.code) ? _exit_codes_js__WEBPACK_IMPORTED_MODULE_0__.rP : 1;
		}
		let callFlag = (name) => `--${name}`;
		function callOnCommandLine({ inputs, flags, arguments: words }) {
			let names = [...inputs, ...flags.map(({ name }) => name)];
			return (name, isFirst) => names.includes(name) ? callFlag(name, isFirst) : words.find(({ input }) => input === name)?.name ?? name.toUpperCase();
		}
		function strayVariable(wanted, { env }) {
			let plain = (name) => name.toUpperCase().replace(/^INTERNS?_?/, "").replaceAll("_", "");
			return Object.keys(env).find((name) => /^interns?_/i.test(name) && name !== wanted && plain(name) === plain(wanted));
		}
		function reportFailure(thrown, command, json, io) {
			let error = (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.on)(thrown), call = callOnCommandLine(command);
			(0, _screen_tell_js__WEBPACK_IMPORTED_MODULE_2__.tell)(io, `interns ${command.name}: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.oneLine)((0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.describeError)(thrown, call))} (${error.code})`);
			let source = error.data.source ?? "", input = error.code === "input_missing" && (0, _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.wp)(source) ? source : void 0;
			if ((0, _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.wp)(source) && _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.Z$[source].where !== "action" && (io.env[(0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__.I)(source)] ?? "") !== "") (0, _screen_tell_js__WEBPACK_IMPORTED_MODULE_2__.tell)(io, `  Without the flag, ${(0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__.I)(source)} of the environment counts.`);
			else if (input !== void 0) {
				let stray = strayVariable((0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__.I)(input), io);
				stray === void 0 ? (0, _screen_tell_js__WEBPACK_IMPORTED_MODULE_2__.tell)(io, `  It may also be set in the environment, as ${(0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__.I)(input)}.`) : (0, _screen_tell_js__WEBPACK_IMPORTED_MODULE_2__.tell)(io, `  ${stray} is set, which nothing reads. Did you mean ${(0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__.I)(input)}?`);
			}
			for (let { name: claim, value } of error.data.unverifiedClaims ?? []) (0, _screen_tell_js__WEBPACK_IMPORTED_MODULE_2__.tell)(io, `  ${claim}: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.oneLine)(value ?? "absent")} (unverified)`);
			for (let remark of error.data.remarks ?? []) (0, _screen_tell_js__WEBPACK_IMPORTED_MODULE_2__.tell)(io, `  ${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.oneLine)(remark)}`);
			return (input !== void 0 || accessCodes.test(error.code)) && (0, _screen_tell_js__WEBPACK_IMPORTED_MODULE_2__.tell)(io, "  \"interns doctor\" says what to fix."), json && io.stdout(`${(0, _json_text_js__WEBPACK_IMPORTED_MODULE_6__.toJsonText)({ error: {
				code: error.code,
				message: error.messageFor(call)
			} })}\n`), exitCodeOf(error);
		}
	}),
	67706: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { _: () => createStyle });
		function createStyle(screen) {
			let sgr = (on, off) => (text) => screen?.hasColors === !0 && text !== "" ? `\u001b[${on}m${text}\u001b[${off}m` : text;
			return {
				plain: (text) => text,
				bold: sgr(1, 22),
				dim: sgr(2, 22),
				italic: sgr(3, 23),
				red: sgr(31, 39),
				green: sgr(32, 39),
				yellow: sgr(33, 39),
				cyan: sgr(36, 39)
			};
		}
	}),
	26593: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => envNameOf,
			e: () => readCliInputs
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _definitions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63683), _given_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43072);
		function envNameOf(name) {
			return `INTERNS_${name.replaceAll("-", "_").toUpperCase()}`;
		}
		function readCliInputs({ flags, env }) {
			for (let name of _definitions_js__WEBPACK_IMPORTED_MODULE_0__.vj) if (_definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].where === "action" && (env[envNameOf(name)] ?? "") !== "") throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.InputError("input_conflict", `The environment variable ${envNameOf(name)} is set, but "${name}" works in the action only. Unset it.`, { source: name });
			return (name) => (0, _given_js__WEBPACK_IMPORTED_MODULE_2__.z2)(flags.get(name)) ?? (0, _given_js__WEBPACK_IMPORTED_MODULE_2__.z2)(env[envNameOf(name)]);
		}
	}),
	43072: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HA: () => defaultOf,
			HN: () => exclude,
			Pe: () => setting,
			lq: () => optional,
			mw: () => required,
			z2: () => notEmpty
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
		function required(text, name, what) {
			let value = optional(text, name);
			if (value !== void 0) return value;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.InputError("input_missing", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(name)} is not given. Set it to ${what}.`, { source: name });
		}
		function exclude(text, one, other) {
			if (text(one) !== void 0 && text(other) !== void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.InputError("input_conflict", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`Both ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(one)} and ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(other)} are given. Use one of them.`, { source: other });
		}
	}),
	49469: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { H: () => readPause });
		var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61989);
		let maxBytes = 65536;
		function readPause(text) {
			let bytes = new TextEncoder().encode(text).length;
			if (bytes > maxBytes) return { error: `the arguments have ${bytes} bytes, at most ${maxBytes} are judged` };
			let value = parse(text);
			if (!(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value)) return { error: "the arguments are not a JSON object" };
			let flaw = structuralFlaw(text);
			return flaw === void 0 ? readFields(value) : { error: flaw };
		}
		function parse(text) {
			try {
				return JSON.parse(text);
			} catch {
				return;
			}
		}
		function readFields(object) {
			let kind = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "kind"), operation = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "operation"), options = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "options"), message = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "message"), command = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "command");
			if (!isTextOrMissing(kind)) return { error: "\"kind\" is not a string" };
			if (!isTextOrMissing(message)) return { error: "\"message\" is not a string" };
			if (!isTextOrMissing(command)) return { error: "\"command\" is not a string" };
			if (!isTextOrMissing(operation) && operation !== null) return { error: "\"operation\" is neither a string nor null" };
			if (!isTextsOrMissing(options)) return { error: "\"options\" is not a list of strings" };
			let written = operation?.startsWith("shell command: ") ? operation.slice(15) : void 0;
			return written !== void 0 && command !== void 0 && written !== command ? { error: "\"operation\" and \"command\" name different commands" } : {
				arguments: object,
				kind,
				operation,
				options: options ?? [],
				tool: written === void 0 ? operation : "shell",
				command: written ?? command
			};
		}
		function isTextOrMissing(value) {
			return value === void 0 || typeof value == "string";
		}
		function isTextsOrMissing(value) {
			return value === void 0 || (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) && value.every((each) => typeof each == "string");
		}
		function isExact(token) {
			let digits = token.replace(/[eE].*$/u, "").replace(".", "").replace(/^-?0*/u, "").replace(/0*$/u, ""), value = Math.abs(Number(token));
			return !Number.isFinite(value) || value === 0 && digits !== "" ? !1 : digits.length <= 15 || digits.length <= 17 && value <= 2 ** 53 - 1;
		}
		let jsonToken = /"(?:[^"\\]|\\.)*"|[{}[\],:]|-?[0-9][0-9.eE+-]*/gu;
		function structuralFlaw(text) {
			let open = [], awaitsKey = !1;
			for (let [token] of text.matchAll(jsonToken)) if (token === "{" || token === "[") {
				if (open.push(token === "{" ? new Set() : void 0), open.length > 32) return "the arguments nest deeper than 32 levels";
				awaitsKey = token === "{";
			} else if (token === "}" || token === "]") open.pop(), awaitsKey = !1;
			else if (token === ",") awaitsKey = open.at(-1) !== void 0;
			else if (/^[-0-9]/u.test(token)) {
				if (!isExact(token)) return `the number ${token.slice(0, 40)} has more digits than can be judged`;
			} else if (token !== ":" && awaitsKey) {
				let name = String(JSON.parse(token)), keys = open.at(-1);
				if (keys?.has(name) === !0) return `the key ${JSON.stringify(name)} stands twice in the arguments`;
				keys?.add(name), awaitsKey = !1;
			}
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
			hQ: () => ownField
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
	}),
	39411: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => toShownPause });
		var permission_pause = __webpack_require__(49469), json = __webpack_require__(61989), invisible = __webpack_require__(71376);
		let lineFeeds = /\n+/g, rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/gu, stackedMarks = /\p{M}{3,}/gu, meaningless = /[\p{Co}\p{Cn}\u{16fe4}\u{1d159}]/gu, markOnSign = /(?<![\p{L}\p{M}])\p{M}+|(?<=[A-Za-z])(?:\u0334|\u0335|\u0336|\u0337|\u0338|\p{Me})/gu, lookAlike = /[\u0370-\u052f\u0530-\u058f\u13a0-\u13ff\u1c80-\u1c8f\u2100-\u214f\u2c80-\u2cff\u2de0-\u2dff\ua4d0-\ua4ff\ua640-\ua69f\uab70-\uabbf\uff01-\uff5e\u{1d400}-\u{1d7ff}]/gu, dash = /(?!-)[\p{Pd}\u2212]/gu, words = /[^\s/]+/gu, ownMarks = /[␣⏎↪]|\\(?=u\{)/gu, unit = / {4,}| +$|\\u\{[0-9a-f]+\}|.\p{M}*/gsu;
		function spellOut(text, { columns, isCode }) {
			let lines = [], gutter = "  ", end = 0, write = (piece) => {
				for (let line of wrap(unitsOf(piece, isCode), gutter, columns)) lines.push(line);
			};
			for (let { 0: feeds, index } of text.matchAll(lineFeeds)) index > 0 && write(text.slice(end, index)), gutter = feeds.length === 1 ? "⏎ " : `⏎×${feeds.length} `, end = index + feeds.length;
			return write(text.slice(end)), lines;
		}
		function unitsOf(line, isCode) {
			let marked = line.replace(ownMarks, named).replace(stackedMarks, (marks) => marks.replace(/./gsu, named)), spelled = (0, invisible.jQ)((isCode ? withPlainCode(marked) : marked).replace(meaningless, named)), units = [], last = "", times = 0, close = () => {
				times > 0 && units.push(times === 1 ? last : `${last}×${times}`), times = 0;
			};
			for (let [found] of spelled.matchAll(unit)) found === last && found.startsWith("\\u{") && times > 0 ? times += 1 : (close(), last = /^ {2,}$/.test(found) ? `␣×${found.length}` : found, times = 1);
			return close(), units.at(-1) === " " ? [...units.slice(0, -1), "␣"] : units;
		}
		function withPlainCode(line) {
			return line.replace(rightToLeft, named).replace(dash, named).replace(markOnSign, (marks) => marks.replace(/./gsu, named)).replace(words, (word) => /[A-Za-z]/.test(word) ? word.replace(lookAlike, named) : word);
		}
		function wrap(units, gutter, columns) {
			let lines = [], begin = gutter, line = [], column = widthOf(gutter), space = -1, endLine = () => {
				let after = space === -1 ? [] : line.slice(space + 1), whole = space === -1 ? line : [...line.slice(0, space), "␣"];
				lines.push(begin + whole.join("")), begin = "↪ ", line = after, column = 3 + widthOf(after.join("")), space = -1;
			};
			for (let [index, each] of units.entries()) {
				let width = widthOf(each);
				column + width > columns && endLine(), each === " " && line.length > 0 && line.at(-1) !== " " && units[index + 1] !== " " && column + widthOf("␣") <= columns && (space = line.length), line.push(each), column += width;
			}
			return lines.push(begin + line.join("")), lines;
		}
		function widthOf(text) {
			let width = 0;
			for (let character of text) width += character <= "~" ? 1 : 2;
			return width;
		}
		function named(character) {
			return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
		}
		let knownOptions = new Set([
			"allow_once",
			"allow_always",
			"reject_once",
			"reject_always"
		]);
		function toShownPause(argumentsText, options) {
			let pause = (0, permission_pause.H)(argumentsText);
			if ("error" in pause) return {
				asked: [],
				more: [],
				whole: !1
			};
			let { redact = (text) => text, columns, maxLines, skip = [] } = options, isPermission = pause.kind === "permission", spell = (text) => spellOut(redact(text), {
				columns,
				isCode: isPermission
			}), { name, text } = askedOf(pause), left = Object.entries(pause.arguments).filter(([key]) => key !== name && !skip.includes(key) && !isSaid(key, pause)), asked = spell(text), more = left.flatMap(([key, value]) => flatten(nameOf(key), value).flatMap((entry) => spell(`${entry.path}: ${entry.text}`)));
			if (asked.length + more.length <= maxLines) return {
				asked,
				more,
				whole: !0
			};
			let shownAsked = asked.slice(0, maxLines);
			return {
				asked: shownAsked,
				more: more.slice(0, maxLines - shownAsked.length),
				whole: !1
			};
		}
		function askedOf({ command, operation, tool, arguments: all }) {
			if (command !== void 0) return {
				name: tool === operation ? "command" : "operation",
				text: command
			};
			if (typeof operation == "string") return {
				name: "operation",
				text: operation
			};
			let { message } = all;
			return typeof message == "string" ? {
				name: "message",
				text: message
			} : {
				name: "",
				text: "(it does not say what)"
			};
		}
		function isSaid(key, { command, options }) {
			return key === "command" ? command !== void 0 : key === "kind" || key === "options" && options.every((option) => knownOptions.has(option));
		}
		function flatten(path, value) {
			if ((0, json.Lv)(value) && value.length > 0) return value.flatMap((each, index) => flatten(`${path}[${index}]`, each));
			if ((0, json.Gv)(value)) {
				let fields = Object.entries(value);
				if (fields.length > 0) return fields.flatMap(([key, each]) => flatten(`${path}.${nameOf(key)}`, each));
			}
			return [{
				path,
				text: typeof value == "string" && value !== "" ? value : JSON.stringify(value)
			}];
		}
		function nameOf(key) {
			return /^[\w-]+$/.test(key) ? key : JSON.stringify(key);
		}
	}),
	26195: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			gB: () => conclusionSigns,
			t4: () => toExitCode
		});
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
		};
	}),
	83115: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			b: () => textOf,
			t: () => createBoundedText
		});
		function textOf({ head, tail, omitted }) {
			return omitted === 0 ? head + tail : `${head}\n\n[${omitted} characters are left out here.]\n\n${tail}`;
		}
		function createBoundedText(headLength, tailLength) {
			let head = "", tailSize = 0, ring = createRing(tailLength + 1);
			return {
				push(text) {
					let room = headLength - head.length, cut = tailSize > 0 ? 0 : text.length <= room ? text.length : wholeCharacter(text, room);
					cut > 0 && (head += text.slice(0, cut)), cut !== text.length && (ring.push(cut === 0 ? text : text.slice(cut)), tailSize += text.length - cut);
				},
				value() {
					let rest = ring.value();
					if (tailSize <= tailLength) return {
						head: head + rest,
						tail: "",
						omitted: 0
					};
					let tail = rest.slice(wholeCharacter(rest, rest.length - tailLength)), omitted = tailSize - tail.length;
					return omitted === 0 ? {
						head: head + tail,
						tail: "",
						omitted
					} : {
						head,
						tail,
						omitted
					};
				}
			};
		}
		function createRing(capacity) {
			let bytes, size = 0;
			return {
				push(text) {
					bytes ??= Buffer.alloc(capacity * 2);
					let kept = text.length > capacity ? text.slice(text.length - capacity) : text, start = (size + text.length - kept.length) % capacity, first = Math.min(kept.length, capacity - start);
					bytes.write(kept.slice(0, first), start * 2, "utf16le"), first < kept.length && bytes.write(kept.slice(first), 0, "utf16le"), size += text.length;
				},
				value() {
					if (bytes === void 0) return "";
					if (size <= capacity) return bytes.toString("utf16le", 0, size * 2);
					let start = size % capacity * 2;
					return bytes.toString("utf16le", start) + bytes.toString("utf16le", 0, start);
				}
			};
		}
		function wholeCharacter(text, index) {
			let unit = text.charCodeAt(index);
			return unit >= 56320 && unit <= 57343 ? index - 1 : index;
		}
	}),
	58670: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			p: () => buildRunRecord,
			b: () => decisionsOf
		});
		var bounded_text = __webpack_require__(83115);
		function addUsage(sum, more) {
			return sum === null || more === null ? sum ?? more : addNumbers(sum, more);
		}
		function addNumbers(a, b) {
			let names = new Set([...Object.keys(a), ...Object.keys(b)]);
			return Object.fromEntries([...names].map((name) => [name, add(a[name], b[name])]));
		}
		function add(a, b) {
			return typeof a == "number" && typeof b == "number" ? a + b : isRecord(a) && isRecord(b) ? addNumbers(a, b) : a ?? b;
		}
		function isRecord(value) {
			return typeof value == "object" && !!value && !Array.isArray(value);
		}
		let keptHead = 524288, keptTail = 262144;
		function decisionsOf(record) {
			return record.pauses.flatMap(({ decisions }) => decisions.map(({ tool_call_id, kind, operation, answer, rule, reason }) => ({
				tool_call_id,
				kind,
				operation,
				answer,
				rule,
				reason
			})));
		}
		let noFacts = {
			first_at: null,
			last_at: null,
			start: null,
			finish_reason: null,
			session_id: null,
			model: null,
			usage: null,
			remarks: [],
			error: null,
			conclusion: null
		};
		function buildRunRecord() {
			let reasoning = (0, bounded_text.t)(keptHead, keptTail), text = (0, bounded_text.t)(keptHead, keptTail), followUpText = (0, bounded_text.t)(keptHead, keptTail), isFollowUp = !1, pauses = [], messageEnds = [], said = 0, facts = noFacts;
			return {
				observe(event) {
					event.type === "text" && ((isFollowUp ? followUpText : text).push(event.text), isFollowUp || (said += event.text.length)), event.type === "reasoning" && reasoning.push(event.text), event.type !== "text" && event.type !== "reasoning" && (event.type === "prompt" && (isFollowUp = event.follow_up === !0), event.type === "pause" && (pauses.push({
						pause: event,
						decisions: []
					}), messageEnds.push(said)), event.type === "decision" && pauses.at(-1)?.decisions.push(event), facts = {
						...facts,
						first_at: facts.first_at ?? event.at,
						last_at: event.at,
						...factsOf(event, facts)
					});
				},
				value: () => ({
					...facts,
					text: text.value(),
					message_ends: messageEnds,
					follow_up_text: followUpText.value(),
					reasoning: reasoning.value(),
					pauses
				})
			};
		}
		function factsOf(event, known) {
			switch (event.type) {
				case "start": return { start: event };
				case "usage": return { usage: addUsage(known.usage, event.usage) };
				case "finish": {
					let { finish_reason, session_id, model } = event;
					return {
						finish_reason,
						session_id: session_id ?? known.session_id,
						model
					};
				}
				case "remark": return known.remarks.length < 100 ? { remarks: [...known.remarks, event.message] } : {};
				case "error": return { error: event };
				case "end": return { conclusion: event.conclusion };
				case "request":
				case "prompt":
				case "pause":
				case "decision":
				case "text":
				case "reasoning": return {};
				default: return {};
			}
		}
	})
};
