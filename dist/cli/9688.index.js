export const id = 9688;
export const ids = [
	9688,
	2026,
	1612,
	3311
];
export const modules = {
	9688: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			runPrompt: () => runPrompt,
			talk: () => talk
		});
		var errors = __webpack_require__(452), wording = __webpack_require__(6559), given = __webpack_require__(3072), run_settings = __webpack_require__(9443);
		function readPromptSettings(text, defaults) {
			return {
				command: "prompt",
				...(0, run_settings.x)(text, defaults),
				prompt: readPrompt(text)
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
		var exit_codes = __webpack_require__(535), list_settings = __webpack_require__(3311), list_interns = __webpack_require__(123), log = __webpack_require__(7309);
		async function chooseIntern({ text, io, job, terminal }) {
			let settings = (0, list_settings.readListSettings)((name) => name === "status" ? "running" : text(name)), interns = await (0, list_interns.listInterns)(job, settings);
			if (interns.length === 0 || terminal === void 0) throw notNamed(interns.map(({ name }) => name));
			let width = Math.max(...interns.map(({ name }) => (0, log.TN)(name).length));
			for (let [index, { name, id }] of interns.entries()) io.stderr(`${String(index + 1).padStart(3)}  ${(0, log.TN)(name).padEnd(width)}  ${(0, log.TN)(id)}\n`);
			for (;;) {
				let line = (await terminal.readLine(`Which intern? [1-${interns.length}] > `, job.signal))?.trim() ?? "";
				if (line === "") return;
				let chosen = interns.find(({ name, id }, index) => line === String(index + 1) || line === name || line === id);
				if (chosen !== void 0) return chosen.id;
				io.stderr(`Type a number from 1 to ${interns.length}, or nothing to leave.\n`);
			}
		}
		function notNamed(names) {
			let shown = names.slice(0, 10).map((name) => JSON.stringify((0, log.TN)(name))), more = names.length > 10 ? ` and ${names.length - 10} more` : "", running = names.length === 0 ? "None that this key sees runs." : `These run: ${shown.join(", ")}${more}.`;
			return new errors.InputError("input_missing", `No intern is named. ${running}`, { source: "intern" });
		}
		var run_result = __webpack_require__(9645), turn = __webpack_require__(583);
		async function runPrompt(asked) {
			let { words, has, io, openJob } = asked, job = await openJob(), intern = await internOf(asked, job), prompt = words[1] === "-" ? await readPiped(io.terminal) : words[1];
			if (prompt !== void 0 && prompt.trim() === "") throw emptyPrompt("The prompt is empty.");
			let settings = settingsOf(asked, {
				intern,
				prompt
			});
			return (0, run_result.reportRun)(await (0, turn.runTurn)(settings, io, job, has("json")), io, job, has("json"));
		}
		async function talk(asked, terminal) {
			let { io, openJob } = asked, job = await openJob(), intern = await internOf(asked, job), session, exitCode = 0;
			for (io.stderr("Type a prompt. An empty line ends the conversation.\n"); exitCode === 0;) {
				let prompt = await terminal.readLine("\n> ", job.signal).catch((error) => {
					if (job.signal.aborted) return null;
					throw error;
				});
				if (prompt === null) return exit_codes.A;
				if (prompt === void 0 || prompt.trim() === "") return exitCode;
				let result = await (0, turn.runTurn)(settingsOf(asked, {
					intern,
					prompt,
					"session-id": session
				}), io, job, !1);
				session = result.record.session_id ?? session, exitCode = (0, run_result.reportRun)(result, io, job, !1);
			}
			return exitCode;
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
		function settingsOf({ text, defaults }, given) {
			return readPromptSettings((name) => given[name] ?? text(name), defaults);
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
	8863: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L1: () => readCredentials,
			kB: () => readSubjectToken,
			uS: () => readService
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6559), _given_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3072);
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
			if (apiKey === void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.InputError("input_missing", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`Neither ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("federation-policy-id")} nor ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("api-key")} is given. Set ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("federation-policy-id")} to exchange the job's identity without a stored secret.`, { source: "federation-policy-id" });
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
	3311: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readListSettings: () => readListSettings });
		var _credentials_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8863), _given_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3072);
		function readListSettings(text) {
			return {
				command: "list",
				...(0, _credentials_js__WEBPACK_IMPORTED_MODULE_0__.uS)(text),
				status: (0, _given_js__WEBPACK_IMPORTED_MODULE_1__.lq)(text, "status") ?? [],
				workspaceId: (0, _given_js__WEBPACK_IMPORTED_MODULE_1__.lq)(text, "workspace-id"),
				timeoutMs: (0, _given_js__WEBPACK_IMPORTED_MODULE_1__.Pe)(text, "timeout")
			};
		}
	}),
	9443: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { x: () => readRunSettings });
		var credentials = __webpack_require__(8863), run = __webpack_require__(8969), given = __webpack_require__(3072), errors = __webpack_require__(452), secret = __webpack_require__(2712), wording = __webpack_require__(6559);
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
			if (sessionFromComment && comment !== "sticky") throw new errors.InputError("input_conflict", (0, wording.MH)`${(0, wording.hF)("session-id")} is "${run.IV}", but ${(0, wording.hF)("comment")} is "${comment}". Only "comment: sticky" keeps a session.`, { source: "session-id" });
			return {
				...readStartSettings(text),
				comment,
				commentTag: (0, given.Pe)(text, "comment-tag"),
				policyRef: (0, given.Pe)(text, "policy-ref"),
				sessionFromComment
			};
		}
		function readRunSettings(text, defaults) {
			let policy = (0, given.Pe)(text, "policy"), sessionId = (0, given.lq)(text, "session-id");
			return {
				...(0, credentials.uS)(text),
				...readPullRequestSettings(text),
				intern: (0, given.mw)(text, "intern", "the name or id of the intern"),
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
				transcriptFile: (0, given.lq)(text, "transcript-file")
			};
		}
	}),
	123: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { listInterns: () => listInterns });
		var _client_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2410), _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452), _http_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8394), _connect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2273), _deadline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2159);
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
