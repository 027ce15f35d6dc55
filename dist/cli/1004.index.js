export const id = 1004;
export const ids = [1004, 1612];
export const modules = {
	51004: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { reportRun: () => reportRun });
		var log = __webpack_require__(97309), report_conclusion = __webpack_require__(26195), run_record = __webpack_require__(58670), exit_codes = __webpack_require__(20535), failure = __webpack_require__(51612), json_text = __webpack_require__(52604), screen_style = __webpack_require__(67706), tell = __webpack_require__(9236), wrap_words = __webpack_require__(81287), visible = __webpack_require__(7629), permission_pause = __webpack_require__(49469), shown_pause = __webpack_require__(52654), shell_word = __webpack_require__(87628);
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
			let redact = (text) => redactor.redact(text);
			if (io.terminal?.stdout.isTerminal === !0) {
				let { columns } = io.terminal.stdout, lines = describeOpenQuestion(pending, {
					intern: record.start?.intern_id ?? null,
					columns,
					redact
				}), command = lines.at(-1) ?? "";
				(0, tell.tell)(io, `\n${lines.slice(0, -1).join("\n")}`), io.stderr(`${command}\n`);
			} else (0, tell.tell)(io, `The question is open until ${pending.deadline}. Answer it with "interns answer" and this:`), io.stdout(`${(0, json_text.u)(redact(JSON.stringify(pending)))}\n`);
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
		function reportFailure(thrown, command, json, io) {
			let error = (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.on)(thrown), call = callOnCommandLine(command);
			(0, _screen_tell_js__WEBPACK_IMPORTED_MODULE_2__.tell)(io, `interns ${command.name}: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.oneLine)((0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.describeError)(thrown, call))} (${error.code})`);
			let source = error.data.source ?? "", input = error.code === "input_missing" && (0, _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.wp)(source) ? source : void 0;
			(0, _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.wp)(source) && _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.Z$[source].where !== "action" && (io.env[(0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__.I)(source)] ?? "") !== "" ? (0, _screen_tell_js__WEBPACK_IMPORTED_MODULE_2__.tell)(io, `  Without the flag, ${(0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__.I)(source)} of the environment counts.`) : input !== void 0 && (0, _screen_tell_js__WEBPACK_IMPORTED_MODULE_2__.tell)(io, `  It may also be set in the environment, as ${(0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__.I)(input)}.`);
			for (let { name: claim, value } of error.data.unverifiedClaims ?? []) (0, _screen_tell_js__WEBPACK_IMPORTED_MODULE_2__.tell)(io, `  ${claim}: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.oneLine)(value ?? "absent")} (unverified)`);
			for (let remark of error.data.remarks ?? []) (0, _screen_tell_js__WEBPACK_IMPORTED_MODULE_2__.tell)(io, `  ${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.oneLine)(remark)}`);
			return (input !== void 0 || accessCodes.test(error.code)) && (0, _screen_tell_js__WEBPACK_IMPORTED_MODULE_2__.tell)(io, "  \"interns doctor\" says what to fix."), json && io.stdout(`${(0, _json_text_js__WEBPACK_IMPORTED_MODULE_6__.toJsonText)({ error: {
				code: error.code,
				message: error.messageFor(call)
			} })}\n`), exitCodeOf(error);
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
	})
};
