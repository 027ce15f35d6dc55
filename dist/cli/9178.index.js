export const id = 9178;
export const ids = [
	9178,
	1612,
	2382
];
export const modules = {
	19178: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			runPrompt: () => runPrompt,
			talk: () => talk
		});
		var errors = __webpack_require__(452), run_settings = __webpack_require__(99365), log = __webpack_require__(97309), exit_codes = __webpack_require__(20535), screen_style = __webpack_require__(67706), tell = __webpack_require__(9236), service_settings = __webpack_require__(2382), list_interns = __webpack_require__(10123);
		async function chooseIntern({ text, io, job, terminal }) {
			let settings = (0, service_settings.readListSettings)((name) => name === "status" ? "running" : text(name)), interns = await (0, list_interns.listInterns)(job, settings);
			if (interns.length === 0 || terminal === void 0) throw notNamed(interns.map(({ name }) => name));
			let width = Math.max(...interns.map(({ name }) => (0, log.oneLine)(name).length));
			for (let [index, { name, id }] of interns.entries()) (0, tell.tell)(io, `${String(index + 1).padStart(3)}  ${(0, log.oneLine)(name).padEnd(width)}  ${(0, log.oneLine)(id)}`);
			let numbers = interns.length === 1 ? "1" : `1-${interns.length}`;
			for (;;) {
				let line = (await terminal.readLine(`Which intern? [${numbers}] > `, job.signal))?.trim() ?? "";
				if (line === "") return;
				let chosen = interns.find(({ name, id }, index) => line === String(index + 1) || line === name || line === id);
				if (chosen !== void 0) return chosen.id;
				(0, tell.tell)(io, `Type a number (${numbers}) or a name, or nothing to leave.`);
			}
		}
		function notNamed(names) {
			let shown = names.slice(0, 10).map((name) => JSON.stringify((0, log.oneLine)(name))), more = names.length > 10 ? ` and ${names.length - 10} more` : "", running = names.length === 0 ? "None that this key sees is running." : `These run: ${shown.join(", ")}${more}.`;
			return new errors.InputError("input_missing", `No intern is named. ${running}`, { source: "intern" });
		}
		var run_result = __webpack_require__(51004), shell_word = __webpack_require__(87628), transcript_path = __webpack_require__(48463), turn = __webpack_require__(32611);
		async function runPrompt(asked) {
			let { words, has, io, openJob } = asked, job = await openJob(), intern = await internOf(asked, job), prompt = words[1] === "-" ? await readPiped(io.terminal) : words[1];
			if (prompt !== void 0 && prompt.trim() === "") throw emptyPrompt("The prompt is empty.");
			let settings = settingsOf(asked, {
				intern,
				prompt,
				"session-id": await sessionOf(asked, job)
			});
			return (0, run_result.reportRun)(await (0, turn.runTurn)(settings, io, job, has("json")), io, job, { json: has("json") });
		}
		async function talk(asked, terminal) {
			let { io, openJob } = asked, job = await openJob(), intern = await internOf(asked, job);
			if (intern === void 0) return 0;
			let talked = {
				intern,
				session: await sessionOf(asked, job),
				sessionEnds: !1,
				transcripts: []
			};
			(0, tell.tell)(io, "Type a prompt. \"exit\" or an empty line ends the conversation, \"/help\" says more.");
			let transcriptOf = (0, transcript_path.l)(settingsOf(asked, {
				intern,
				prompt: "-"
			}), job), exitCode = 0;
			for (; exitCode === 0;) {
				let typed = await terminal.readLine("\n> ", job.signal).catch((error) => {
					if (job.signal.aborted) return null;
					throw error;
				});
				if (typed === null) exitCode = exit_codes.An;
				else if (typed === void 0 || isEnd(typed)) break;
				else typed.trim() === "/help" ? (0, tell.tell)(io, help) : exitCode = await takeTurn(typed, talked, {
					asked,
					job,
					transcriptFile: transcriptOf(talked.transcripts.length + 1)
				});
			}
			return sayEnd(talked, asked), exitCode;
		}
		function isEnd(typed) {
			return /^(?:\/?(?:exit|quit))?$/.test(typed.trim());
		}
		let help = "What you type is sent to the intern, as one more prompt of this session.\n  /help     says this\n  exit      ends the conversation; so do \"quit\", an empty line and Ctrl-D\n  Ctrl-C    ends it at once, also while the intern speaks\n  Ctrl-Z    stops it, and \"fg\" continues it\nA prompt of several lines: interns chat INTERN --prompt-file FILE";
		async function takeTurn(prompt, talked, { asked, job, transcriptFile }) {
			let { io } = asked, settings = settingsOf(asked, {
				intern: talked.intern,
				prompt,
				"session-id": talked.session
			}), result = await (0, turn.runTurn)({
				...settings,
				requireAnswer: !1,
				transcriptFile
			}, io, job, !1), { session_id: session, start } = result.record;
			return talked.session = session ?? talked.session, talked.sessionEnds = start?.session_ends === !0, talked.transcripts.push(result.transcriptFile), (0, run_result.reportRun)(result, io, job, {
				json: !1,
				isTurn: !0
			});
		}
		function sayEnd({ intern, session, sessionEnds, transcripts }, { io }) {
			let style = (0, screen_style._)(io.terminal?.stderr), [first, ...others] = transcripts.map(log.oneLine);
			if (first === void 0) return;
			let more = others.length === 0 ? "" : " (beside it those of the later turns)";
			if ((0, tell.tell)(io, style.dim(`transcript ${first}${more}`)), session === void 0) return;
			let words = [
				"interns",
				"chat",
				intern,
				"--session",
				session
			], until = sessionEnds ? " while \"interns exec\" runs" : "";
			io.stderr(`${style.dim(`To go on${until}: ${(0, log.oneLine)(words.map(shell_word.u).join(" "))}`)}\n`);
		}
		async function internOf({ words, given, text, has, io }, job) {
			let named = words[0] ?? given("intern");
			return named === void 0 ? chooseIntern({
				text,
				io,
				job,
				terminal: io.terminal?.canAsk === !0 && !has("json") ? io.terminal : void 0
			}) : named;
		}
		async function sessionOf({ value, given }, job) {
			let number = value("from-pr"), tag = value("comment-tag");
			if (number === void 0) {
				if (tag === void 0) return;
				throw new errors.InputError("input_missing", "--comment-tag is given, but --from-pr is not.", { source: "comment-tag" });
			}
			if (given("session-id") !== void 0) throw new errors.InputError("input_conflict", "Both --from-pr and a session are given. Use one of them.", { source: "from-pr" });
			let { readSessionOf } = await __webpack_require__.e(6897).then(__webpack_require__.bind(__webpack_require__, 16897));
			return readSessionOf({
				number,
				tag: tag ?? "intern"
			}, job);
		}
		function settingsOf({ text, defaults }, given) {
			return (0, run_settings.W7)((name) => given[name] ?? text(name), defaults);
		}
		async function readPiped(terminal) {
			let text = await terminal?.readAll() ?? "";
			if (text.trim() !== "") return text;
			throw emptyPrompt("The prompt is \"-\", but standard input is empty.");
		}
		function emptyPrompt(what) {
			return new errors.InputError("input_missing", `${what} Write what the intern is to do.`, { source: "prompt" });
		}
	}),
	51004: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { reportRun: () => reportRun });
		var log = __webpack_require__(97309), ending = __webpack_require__(44443), run_record = __webpack_require__(54057), exit_codes = __webpack_require__(20535), failure = __webpack_require__(51612), json_text = __webpack_require__(52604), screen_style = __webpack_require__(67706), tell = __webpack_require__(9236), wrap_words = __webpack_require__(81287), permission_pause = __webpack_require__(49469), shown_pause = __webpack_require__(94320), shell_word = __webpack_require__(87628);
		function describeOpenQuestion(pending, options) {
			let { intern, until, redact } = options, pause = (0, permission_pause.H)(pending.arguments), columns = Math.max(options.columns - 1, 20), shown = (0, shown_pause.Pl)(pending.arguments, {
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
				`You can answer until ${(0, log.Q)(until)}.`,
				canAllow ? "To allow it once, copy this line. To reject it, write reject_once in place of allow_once." : answer === "reject_once" ? "To reject it, copy this line." : "To decline, copy this line. To answer, write your answer in place of its last word (\"interns answer --help\" has an example).",
				"Add the flags that you gave for the service, such as --base-url.",
				`interns answer ${words.map(shell_word.u).join(" ")}`
			];
		}
		function reportRun(result, io, job, { json, isTurn = !1 }) {
			let { conclusion, error, pending } = result, style = (0, screen_style._)(io.terminal?.stderr), isInterrupted = error !== null && (0, failure.exitCodeOf)(error) === exit_codes.An, isUnanswered = isInterrupted && io.terminal?.canAsk === !0 && wasUnanswered(result);
			isUnanswered ? (0, tell.tell)(io, "Interrupted; the question was not answered.") : error !== null && (0, tell.tell)(io, `${style.red(job.redactor.redact((0, log.oneLine)(error.message)))} (${error.code})`);
			let facts = factsOf(result, isUnanswered), session = isTurn || result.record.session_id === null ? [] : [`session ${result.record.session_id}`], { isTerminal = !1, columns = 0 } = io.terminal?.stderr ?? {}, lines = (0, wrap_words.n)([...facts, ...session].map(log.oneLine), " · ", isTerminal ? columns : Infinity);
			return (0, tell.tell)(io, style.dim(lines.join("\n"))), isTurn || (0, tell.tell)(io, style.dim(`transcript ${result.transcriptFile}`)), pending !== null && !json && leaveOpen(pending, result, io, job), json && io.stdout(`${(0, json_text.u)(job.redactor.redact(JSON.stringify(toResultLine(result))))}\n`), isInterrupted ? exit_codes.An : (0, ending.t4)(conclusion);
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
				decisions: (0, run_record.bB)(record),
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
	99365: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			W7: () => readPromptSettings,
			xX: () => readRunSettings
		});
		var errors = __webpack_require__(452), wording = __webpack_require__(96559), run = __webpack_require__(78969), given = __webpack_require__(43072), secret = __webpack_require__(36385);
		function readStartSettings(text) {
			let token = text("github-token");
			return {
				githubToken: token === void 0 ? void 0 : new secret.Secret(token),
				actorPermission: (0, given.Pe)(text, "actor-permission"),
				allowedBots: (0, given.lq)(text, "allowed-bots") ?? [],
				onFork: (0, given.Pe)(text, "on-fork")
			};
		}
		function readPullRequestSettings(text) {
			let comment = (0, given.Pe)(text, "comment"), sessionFromComment = text("session-id") === run.IV;
			sessionFromComment && pull_request_settings_requireSticky(text, "session-id", "a session");
			let parkedForMs = (0, given.Pe)(text, "parked-for");
			return parkedForMs > 0 && pull_request_settings_requireSticky(text, "parked-for", "a parked question"), {
				...readStartSettings(text),
				comment,
				commentTag: (0, given.Pe)(text, "comment-tag"),
				policyRef: (0, given.Pe)(text, "policy-ref"),
				askMentions: (0, given.lq)(text, "ask-mentions") ?? [],
				parkedForMs,
				sessionFromComment
			};
		}
		function pull_request_settings_requireSticky(text, name, what) {
			let comment = text("comment") ?? "";
			if (comment !== "sticky") throw new errors.InputError("input_conflict", (0, wording.MH)`${(0, wording.hF)(name)} is "${text(name) ?? ""}", but ${(0, wording.hF)("comment")} is "${comment}". Only "comment: sticky" keeps ${what}.`, { source: name });
		}
		var findings_severity = __webpack_require__(34079), definitions = __webpack_require__(63683);
		function readReviewSettings(text) {
			let failAt = (0, given.Pe)(text, "fail-at");
			return {
				failAt,
				severityFloor: readFloor(text, failAt),
				maxFindings: (0, given.Pe)(text, "max-findings"),
				maxRounds: (0, given.Pe)(text, "max-rounds"),
				commitStatus: (0, given.lq)(text, "commit-status")
			};
		}
		function readFloor(text, failAt) {
			let floor = (0, given.Pe)(text, "severity-floor");
			if (failAt === "never") return floor;
			let isTooHigh = (severity) => severity !== failAt && (0, findings_severity.du)(severity, failAt);
			if (text("severity-floor") === definitions.Z$["severity-floor"].default) return floor.map((severity) => isTooHigh(severity) ? failAt : severity);
			let tooHigh = floor.find(isTooHigh);
			if (tooHigh === void 0) return floor;
			throw new errors.InputError("input_invalid", (0, wording.MH)`${(0, wording.hF)("severity-floor")} has "${tooHigh}", which is above ${(0, wording.hF)("fail-at")}, "${failAt}": a finding could fail the step and have no thread. Use "${failAt}" or less.`, { source: "severity-floor" });
		}
		var service_settings = __webpack_require__(2382);
		function readRunSettings(text, defaults) {
			let service = (0, service_settings.uS)(text), intern = (0, given.mw)(text, "intern", "the name or id of the intern");
			return {
				...service,
				intern,
				...readRunTerms(text, defaults)
			};
		}
		function readRunTerms(text, defaults) {
			let policy = (0, given.Pe)(text, "policy"), sessionId = (0, given.lq)(text, "session-id");
			return {
				...readPullRequestSettings(text),
				workspaceId: (0, given.lq)(text, "workspace-id"),
				waitForInternMs: (0, given.Pe)(text, "wait-for-intern"),
				approvalMode: (0, given.Pe)(text, "approval-mode"),
				policy: {
					path: policy,
					named: policy !== defaults("policy")
				},
				sessionId: sessionId === run.IV ? void 0 : sessionId,
				timeoutMs: (0, given.Pe)(text, "timeout"),
				idleTimeoutMs: (0, given.Pe)(text, "idle-timeout"),
				maxPauses: (0, given.Pe)(text, "max-pauses"),
				onPause: (0, given.Pe)(text, "on-pause"),
				onTimeout: (0, given.Pe)(text, "on-timeout"),
				failOnReject: (0, given.Pe)(text, "fail-on-reject"),
				transcript: (0, given.Pe)(text, "transcript"),
				transcriptFile: (0, given.lq)(text, "transcript-file"),
				attest: (0, given.Pe)(text, "attest")
			};
		}
		function readPromptSettings(text, defaults) {
			return {
				...readRunSettings(text, defaults),
				...readPromptTerms(text)
			};
		}
		function readPromptTerms(text) {
			return {
				command: "prompt",
				prompt: readPrompt(text),
				requireAnswer: (0, given.Pe)(text, "require-answer"),
				findings: (0, given.Pe)(text, "findings"),
				...readReviewSettings(text)
			};
		}
		function readPrompt(text) {
			(0, given.HN)(text, "prompt", "prompt-file");
			let path = text("prompt-file");
			if (path !== void 0) return {
				from: "file",
				path
			};
			let prompt = text("prompt");
			if (prompt !== void 0) return {
				from: "input",
				text: prompt
			};
			throw new errors.InputError("input_missing", (0, wording.MH)`Neither ${(0, wording.hF)("prompt")} nor ${(0, wording.hF)("prompt-file")} is given. Use one of them.`, { source: "prompt" });
		}
	}),
	2382: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L1: () => readCredentials,
			kB: () => readSubjectToken,
			readListSettings: () => readListSettings,
			readTokenSettings: () => readTokenSettings,
			uS: () => readService,
			vw: () => readExchangeService
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96559), _given_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43072), _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97035);
		function readService(text) {
			let baseUrl = (0, _given_js__WEBPACK_IMPORTED_MODULE_0__.mw)(text, "base-url", "the base URL of the service");
			return {
				baseUrl,
				credentials: readCredentials(text, baseUrl)
			};
		}
		function readCredentials(text, baseUrl) {
			let apiKey = (0, _given_js__WEBPACK_IMPORTED_MODULE_0__.lq)(text, "api-key"), federationPolicyId = text("federation-policy-id");
			if (federationPolicyId !== void 0) {
				let given = text("audience"), audience = given ?? new URL(baseUrl).origin, subjectToken = readSubjectToken(text);
				return {
					by: "exchange",
					federationPolicyId,
					audience,
					isAudienceDefault: given === void 0,
					subjectToken,
					apiKey
				};
			}
			if (apiKey === void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.InputError("input_missing", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`Neither ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("federation-policy-id")} nor ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("api-key")} is given. In a CI job set ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("federation-policy-id")}: its identity is exchanged, and no secret is stored. Elsewhere set ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("api-key")}.`, { source: "federation-policy-id" });
			for (let name of [
				"subject-token",
				"subject-token-file",
				"audience"
			]) if (text(name) !== void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.InputError("input_conflict", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(name)} belongs to a token exchange, but ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("federation-policy-id")} is not given. Set that, or leave ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(name)} out.`, { source: name });
			return {
				by: "api-key",
				apiKey
			};
		}
		function readSubjectToken(text) {
			(0, _given_js__WEBPACK_IMPORTED_MODULE_0__.HN)(text, "subject-token", "subject-token-file");
			let token = (0, _given_js__WEBPACK_IMPORTED_MODULE_0__.lq)(text, "subject-token");
			if (token !== void 0) return {
				from: "input",
				token
			};
			let path = text("subject-token-file");
			return path === void 0 ? { from: "ci" } : {
				from: "file",
				path
			};
		}
		function readTokenSettings(text) {
			let { baseUrl, credentials } = readExchangeService(text), name = text("export-env");
			return {
				command: "token",
				baseUrl,
				credentials,
				exportEnv: name === void 0 ? void 0 : readVariableName("export-env", name),
				timeoutMs: (0, _given_js__WEBPACK_IMPORTED_MODULE_0__.Pe)(text, "timeout")
			};
		}
		function readExchangeService(text) {
			let { baseUrl, credentials } = readService(text);
			if (credentials.by !== "exchange") throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.InputError("input_missing", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("federation-policy-id")} is not given. An API key alone is no identity to exchange: use it as it is.`, { source: "federation-policy-id" });
			return {
				baseUrl,
				credentials
			};
		}
		let reserved = /^(?:GITHUB_|RUNNER_|ACTIONS_|INPUT_|STATE_)|^(?:CI|PATH|HOME|NODE_OPTIONS)$/;
		function readVariableName(name, value) {
			if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(value)) throw (0, _values_js__WEBPACK_IMPORTED_MODULE_3__.tm)(name, value, "Use the name of an environment variable: letters, digits and underscores.");
			if (reserved.test(value)) throw (0, _values_js__WEBPACK_IMPORTED_MODULE_3__.tm)(name, value, "That variable has a meaning already. Use a name of your own.");
			return value;
		}
		function readListSettings(text) {
			return {
				command: "list",
				...readService(text),
				status: (0, _given_js__WEBPACK_IMPORTED_MODULE_0__.lq)(text, "status") ?? [],
				workspaceId: (0, _given_js__WEBPACK_IMPORTED_MODULE_0__.lq)(text, "workspace-id"),
				timeoutMs: (0, _given_js__WEBPACK_IMPORTED_MODULE_0__.Pe)(text, "timeout")
			};
		}
	}),
	10123: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { listInterns: () => listInterns });
		var _client_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2410), _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452), _http_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28394), _connect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18344), _deadline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(82159);
		let maxListCharacters = 16777216;
		function listInterns(io, settings) {
			return (0, _deadline_js__WEBPACK_IMPORTED_MODULE_0__.d)(io, settings.timeoutMs, async (job) => {
				let { client } = await (0, _connect_js__WEBPACK_IMPORTED_MODULE_1__.N)(job, settings);
				return (0, _http_retry_js__WEBPACK_IMPORTED_MODULE_2__.b)({
					what: "intern list",
					maxAttempts: 5,
					...job
				}, () => collect(client.listInterns({
					...settings,
					...job
				})), _client_request_js__WEBPACK_IMPORTED_MODULE_3__.xg);
			});
		}
		async function collect(interns) {
			let all = [], characters = 0;
			for await (let intern of interns) {
				if (characters += JSON.stringify(intern).length, characters > maxListCharacters) throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.hD("api_malformed", `The intern list is longer than ${maxListCharacters} characters. Ask for one workspace, or for fewer statuses.`);
				all.push(intern);
			}
			return all;
		}
	})
};
