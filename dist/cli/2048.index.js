export const id = 2048;
export const ids = [2048, 1612];
export const modules = {
	2048: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { reportRun: () => reportRun });
		var _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7309), _report_conclusion_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6195), _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8670), _exit_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(535), _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1612), _json_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2604), _style_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7279);
		function reportRun(result, io, job, json) {
			let { conclusion, error, pending } = result, style = (0, _style_js__WEBPACK_IMPORTED_MODULE_0__._)(io.terminal?.stderr), isInterrupted = error !== null && (0, _failure_js__WEBPACK_IMPORTED_MODULE_1__.exitCodeOf)(error) === _exit_codes_js__WEBPACK_IMPORTED_MODULE_2__.A, isUnanswered = isInterrupted && io.terminal?.canAsk === !0 && wasUnanswered(result);
			return isUnanswered ? io.stderr("Interrupted; the question was not answered.\n") : error !== null && io.stderr(`${style.red(job.redactor.redact((0, _log_js__WEBPACK_IMPORTED_MODULE_3__.TN)(error.message)))} (${error.code})\n`), io.stderr(`${style.dim(factsOf(result, isUnanswered).map(_log_js__WEBPACK_IMPORTED_MODULE_3__.TN).join(" · "))}\n${style.dim(`transcript ${result.transcriptFile}`)}\n`), pending !== null && !json && (io.stderr(`The question is open until ${pending.deadline}. Answer it with "interns answer" and this:\n`), io.stdout(`${(0, _json_text_js__WEBPACK_IMPORTED_MODULE_4__.u)(job.redactor.redact(JSON.stringify(pending)))}\n`)), json && io.stdout(`${(0, _json_text_js__WEBPACK_IMPORTED_MODULE_4__.u)(job.redactor.redact(JSON.stringify(toResultLine(result))))}\n`), isInterrupted ? _exit_codes_js__WEBPACK_IMPORTED_MODULE_2__.A : (0, _report_conclusion_js__WEBPACK_IMPORTED_MODULE_5__.t4)(conclusion);
		}
		function wasUnanswered({ record }) {
			return record.pauses.at(-1)?.decisions.at(-1)?.decided_by === "nobody";
		}
		function factsOf({ conclusion, record }, isUnanswered) {
			let { session_id, usage } = record;
			return [
				...isUnanswered ? [] : [conclusion],
				...secondsOf(record),
				...usage?.total_tokens === void 0 ? [] : [`${usage.total_tokens} tokens`],
				...typeof usage?.cost == "number" ? [`USD ${usage.cost.toFixed(4)}`] : [],
				...session_id === null ? [] : [`session ${session_id}`]
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
				decisions: (0, _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_6__.b)(record),
				pending,
				transcript_file: transcriptFile
			};
		}
	}),
	1612: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => callOnCommandLine,
			XS: () => callFlag,
			exitCodeOf: () => exitCodeOf,
			xV: () => reportFailure
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6593), _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3683), _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7309), _exit_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(535), _json_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2604);
		let usageCodes = new Set([
			"input_invalid",
			"input_missing",
			"input_conflict",
			"policy_missing",
			"policy_invalid",
			"config_invalid"
		]), accessCodes = /^(?:identity|exchange|api|intern)_/;
		function exitCodeOf(error) {
			return error.code === "cancelled" ? _exit_codes_js__WEBPACK_IMPORTED_MODULE_0__.A : usageCodes.has(error.code) ? _exit_codes_js__WEBPACK_IMPORTED_MODULE_0__.r : 1;
		}
		let callFlag = (name) => `--${name}`;
		function callOnCommandLine({ inputs, flags }) {
			let names = [...inputs, ...flags.map(({ name }) => name)];
			return (name, isFirst) => names.includes(name) ? callFlag(name, isFirst) : name.toUpperCase();
		}
		function reportFailure(thrown, command, json, io) {
			let error = (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.on)(thrown), call = callOnCommandLine(command);
			io.stderr(`interns ${command.name}: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_2__.TN)((0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.describeError)(thrown, call))} (${error.code})\n`);
			let source = error.data.source ?? "", input = error.code === "input_missing" && (0, _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_3__.wp)(source) ? source : void 0;
			(0, _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_3__.wp)(source) && _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_3__.Z$[source].where !== "action" && (io.env[(0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_4__.I)(source)] ?? "") !== "" ? io.stderr(`  Without the flag, ${(0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_4__.I)(source)} of the environment counts.\n`) : input !== void 0 && io.stderr(`  It may also be set in the environment, as ${(0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_4__.I)(input)}.\n`);
			for (let { name: claim, value } of error.data.unverifiedClaims ?? []) io.stderr(`  ${claim}: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_2__.TN)(value ?? "absent")} (unverified)\n`);
			for (let remark of error.data.remarks ?? []) io.stderr(`  ${(0, _log_js__WEBPACK_IMPORTED_MODULE_2__.TN)(remark)}\n`);
			return (input !== void 0 || accessCodes.test(error.code)) && io.stderr("  \"interns doctor\" says what to fix.\n"), json && io.stdout(`${(0, _json_text_js__WEBPACK_IMPORTED_MODULE_5__.j)({ error: {
				code: error.code,
				message: error.messageFor(call)
			} })}\n`), exitCodeOf(error);
		}
	}),
	7279: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	6593: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => envNameOf,
			e: () => readCliInputs
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _definitions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3683), _given_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3072);
		function envNameOf(name) {
			return `INTERNS_${name.replaceAll("-", "_").toUpperCase()}`;
		}
		function readCliInputs({ flags, env }) {
			for (let name of _definitions_js__WEBPACK_IMPORTED_MODULE_0__.vj) if (_definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].where === "action" && (env[envNameOf(name)] ?? "") !== "") throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.InputError("input_conflict", `The environment variable ${envNameOf(name)} is set, but "${name}" works in the action only. Unset it.`, { source: name });
			return (name) => (0, _given_js__WEBPACK_IMPORTED_MODULE_2__.z2)(flags.get(name)) ?? (0, _given_js__WEBPACK_IMPORTED_MODULE_2__.z2)(env[envNameOf(name)]);
		}
	}),
	3072: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HA: () => defaultOf,
			HN: () => exclude,
			Pe: () => setting,
			lq: () => optional,
			mw: () => required,
			z2: () => notEmpty
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6559), _definitions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3683);
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
	6195: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	3115: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	8670: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			p: () => buildRunRecord,
			b: () => decisionsOf
		});
		var bounded_text = __webpack_require__(3115);
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
			let texts = {
				text: (0, bounded_text.t)(keptHead, keptTail),
				reasoning: (0, bounded_text.t)(keptHead, keptTail)
			}, pauses = [], facts = noFacts;
			return {
				observe(event) {
					event.type === "text" || event.type === "reasoning" ? texts[event.type].push(event.text) : (event.type === "pause" && pauses.push({
						pause: event,
						decisions: []
					}), event.type === "decision" && pauses.at(-1)?.decisions.push(event), facts = {
						...facts,
						first_at: facts.first_at ?? event.at,
						last_at: event.at,
						...factsOf(event, facts)
					});
				},
				value: () => ({
					...facts,
					text: texts.text.value(),
					reasoning: texts.reasoning.value(),
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
