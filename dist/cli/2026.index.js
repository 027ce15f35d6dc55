export const id = 2026;
export const ids = [2026, 1612];
export const modules = {
	9645: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { reportRun: () => reportRun });
		var log = __webpack_require__(7309), report_conclusion = __webpack_require__(6195), run_record = __webpack_require__(8670), exit_codes = __webpack_require__(535), failure = __webpack_require__(1612), json_text = __webpack_require__(2604), cli_style = __webpack_require__(7279), visible = __webpack_require__(7629), permission_pause = __webpack_require__(9469), shown_pause = __webpack_require__(2654);
		function toShellWord(text) {
			return /^[\w./:@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
		}
		function describeOpenQuestion(pending, options) {
			let { intern, redact } = options, pause = (0, permission_pause.H)(pending.arguments), columns = Math.max(options.columns - 1, 20), shown = (0, shown_pause.P)(pending.arguments, {
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
				`You can answer until ${(0, visible.Q6)(pending.deadline)}.`,
				canAllow ? "To allow it once, copy this line. To reject it, write reject_once in place of allow_once." : answer === "reject_once" ? "To reject it, copy this line." : "To decline, copy this line. To answer, write your answer in place of its last word (\"interns answer --help\" has an example).",
				"Add the flags that you gave for the service, such as --base-url.",
				`interns answer ${words.map(toShellWord).join(" ")}`
			];
		}
		function reportRun(result, io, job, json) {
			let { conclusion, error, pending } = result, style = (0, cli_style._)(io.terminal?.stderr), isInterrupted = error !== null && (0, failure.exitCodeOf)(error) === exit_codes.A, isUnanswered = isInterrupted && io.terminal?.canAsk === !0 && wasUnanswered(result);
			return isUnanswered ? io.stderr("Interrupted; the question was not answered.\n") : error !== null && io.stderr(`${style.red(job.redactor.redact((0, log.TN)(error.message)))} (${error.code})\n`), io.stderr(`${style.dim(factsOf(result, isUnanswered).map(log.TN).join(" · "))}\n${style.dim(`transcript ${result.transcriptFile}`)}\n`), pending !== null && !json && leaveOpen(pending, result, io, job), json && io.stdout(`${(0, json_text.u)(job.redactor.redact(JSON.stringify(toResultLine(result))))}\n`), isInterrupted ? exit_codes.A : (0, report_conclusion.t4)(conclusion);
		}
		function leaveOpen(pending, { record }, io, { redactor }) {
			let redact = (text) => redactor.redact(text);
			if (io.terminal?.stdout.isTerminal === !0) {
				let { columns } = io.terminal.stdout, lines = describeOpenQuestion(pending, {
					intern: record.start?.intern_id ?? null,
					columns,
					redact
				});
				io.stderr(`\n${lines.join("\n")}\n`);
			} else io.stderr(`The question is open until ${pending.deadline}. Answer it with "interns answer" and this:\n`), io.stdout(`${(0, json_text.u)(redact(JSON.stringify(pending)))}\n`);
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
				decisions: (0, run_record.b)(record),
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
	})
};
