export const id = 6827;
export const ids = [6827];
export const modules = {
	51612: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FO: () => exitCodeOf,
			XS: () => callFlag,
			c7: () => systemCodeOf,
			x5: () => refusal,
			xV: () => reportFailure
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63683), _inputs_given_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43072), _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97309), _command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99859), _screen_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21264);
		function refusal(code, source, message, cause) {
			return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.dz(code, message, {
				source,
				cause
			});
		}
		let usageCodes = new Set([
			"input_invalid",
			"input_missing",
			"input_conflict",
			"policy_missing",
			"policy_invalid",
			"config_invalid"
		]), accessCodes = /^(?:identity|exchange|api|intern)_/;
		function exitCodeOf(error) {
			return error.code === "cancelled" ? _command_js__WEBPACK_IMPORTED_MODULE_1__.An : error.code === "safety_limit_broken" ? _command_js__WEBPACK_IMPORTED_MODULE_1__.Lk : usageCodes.has(error.code) ? _command_js__WEBPACK_IMPORTED_MODULE_1__.rP : 1;
		}
		let callFlag = (name) => `--${name}`;
		function callOnCommandLine({ inputs = [], flags, arguments: words = [] }) {
			let names = [...inputs, ...(0, _command_js__WEBPACK_IMPORTED_MODULE_1__.Zo)(flags).map(({ name }) => name)];
			return (name, isFirst) => names.includes(name) ? callFlag(name, isFirst) : words.find(({ input }) => input === name)?.name ?? name.toUpperCase();
		}
		function strayVariable(wanted, { env }) {
			let plain = (name) => name.replace(/^INTERNS?_?|_/gi, "").toUpperCase();
			return Object.keys(env).find((name) => /^interns?_/i.test(name) && name !== wanted && plain(name) === plain(wanted));
		}
		function reportFailure(thrown, command, json, io) {
			let error = (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.on)(thrown), call = callOnCommandLine(command);
			(0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `interns ${command.name}: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.TN)((0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(thrown, call))} (${error.code})`);
			let source = error.data.source ?? "", input = error.code === "input_missing" && (0, _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.wp)(source) ? source : void 0;
			if ((0, _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.wp)(source) && _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.Z$[source].where !== "action" && (io.env[(0, _inputs_given_js__WEBPACK_IMPORTED_MODULE_5__.Iw)(source)] ?? "") !== "") (0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  Without the flag, ${(0, _inputs_given_js__WEBPACK_IMPORTED_MODULE_5__.Iw)(source)} of the environment counts.`);
			else if (input !== void 0) {
				let stray = strayVariable((0, _inputs_given_js__WEBPACK_IMPORTED_MODULE_5__.Iw)(input), io);
				stray === void 0 ? (0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  It may also be set in the environment, as ${(0, _inputs_given_js__WEBPACK_IMPORTED_MODULE_5__.Iw)(input)}.`) : (0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  ${stray} is set, which nothing reads. Did you mean ${(0, _inputs_given_js__WEBPACK_IMPORTED_MODULE_5__.Iw)(input)}?`);
			}
			for (let { name: claim, value } of error.data.unverifiedClaims ?? []) (0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  ${claim}: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.TN)(value ?? "absent")} (unverified)`);
			for (let remark of error.data.remarks ?? []) (0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  ${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.TN)(remark)}`);
			(input !== void 0 || accessCodes.test(error.code)) && (0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, "  \"interns doctor\" says what to fix.");
			let offline = Object.values(command.examples).find((line) => line.startsWith("interns exec -- "));
			return input === "base-url" && offline !== void 0 && (0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  To try it with a local service: ${offline}`), json && io.stdout(`${(0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.jj)({ error: {
				code: error.code,
				message: error.messageFor(call)
			} })}\n`), exitCodeOf(error);
		}
		function systemCodeOf(error) {
			if (error instanceof Error) return "syscall" in error && "code" in error && typeof error.code == "string" ? error.code : systemCodeOf(error.cause);
		}
	}),
	94743: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			wh: () => readNamedFile,
			g7: () => readPastDecisions,
			fQ: () => readRunToLearn,
			gP: () => readShownRuns,
			cO: () => readStatement
		});
		var promises_ = __webpack_require__(51455), external_node_path_ = __webpack_require__(76760), from_transcript = __webpack_require__(73607), predicate = __webpack_require__(95518), run_record = __webpack_require__(54057), page_timeline = __webpack_require__(10245);
		function toShownRun(lines, known) {
			let time = keepTime(), timeline = (0, page_timeline.wt)(), piece, observe = (event, line) => {
				let isPiece = event.type === "text" || event.type === "reasoning";
				if (isPiece && piece?.type === event.type) {
					piece = event, timeline.observe(event, line);
					return;
				}
				let at = Date.parse(event.at);
				Number.isNaN(at) || (piece !== void 0 && time.observe(piece, Date.parse(piece.at)), piece = isPiece ? event : void 0, time.observe(event, at), timeline.observe(event, line));
			}, record = known ?? (0, run_record.j9)(lines, observe);
			if (known !== void 0) for (let { number, event } of lines) typeof event != "string" && observe(event, number);
			return piece !== void 0 && time.observe(piece, Date.parse(piece.at)), {
				record,
				rows: timeline.value(),
				spent: time.value()
			};
		}
		function keepTime() {
			let spent = {
				intern: 0,
				people: 0,
				network: 0,
				step: 0
			}, last, pausedAt, isAnswering = !1;
			return {
				observe(event, at) {
					if (Number.isNaN(at)) return;
					let since = Math.max(0, at - (last ?? at));
					if (event.type === "request") {
						let sent = last === void 0 ? event.ms : Math.min(since, event.ms);
						spent.network += sent, spent[pausedAt === void 0 ? isAnswering ? "intern" : "step" : "people"] += since - Math.min(since, sent), event.route === "chat" && (isAnswering = event.status < 400);
					} else if (event.type === "decision") {
						let isPersons = (event.decided_by === "person" || event.decided_by === "nobody") && at - (pausedAt ?? at) >= 1e3;
						spent[isPersons ? "people" : "step"] += since, pausedAt = void 0;
					} else event.type === "error" && pausedAt !== void 0 ? (spent.people += since, pausedAt = void 0) : spent[isAnswering ? "intern" : "step"] += since;
					event.type === "pause" && (pausedAt = at), (event.type === "pause" || event.type === "finish" || event.type === "error") && (isAnswering = !1), last = Math.max(last ?? at, at);
				},
				value: () => ({ ...spent })
			};
		}
		var sha256 = __webpack_require__(75468), lines = __webpack_require__(71954), failure = __webpack_require__(51612);
		async function readShownRuns(paths, io) {
			return Array.fromAsync(paths, async (path) => {
				let lines = [...await readLines(path, io)];
				if (lines.length === 0 || lines.some(({ event }) => typeof event == "object")) return toShownRun(lines);
				throw (0, failure.x5)("input_invalid", path, `"${path}" is no transcript: none of its lines is an event of a run.${remedy}`);
			});
		}
		async function readPastDecisions(path, io) {
			let run = (0, lines.F)(await readLines(path, io));
			if (!("error" in run)) return run;
			throw (0, failure.x5)("input_invalid", path, `The transcript "${path}" can't be read: ${run.error}.`);
		}
		async function readRunToLearn(path, io) {
			let bytes = await readNamedFile("transcript", path, io, remedy), run = (0, lines.F)((0, lines.l)(new TextDecoder().decode(bytes)));
			return "error" in run ? run : {
				...run,
				name: path,
				digest: (0, sha256.s)(bytes)
			};
		}
		let remedy = " Name the file that the run wrote; \"interns chat\" says where it is.";
		async function readLines(path, io) {
			return (0, lines.l)(new TextDecoder().decode(await readNamedFile("transcript", path, io, remedy)));
		}
		async function readStatement(path, io) {
			let record = (0, from_transcript.e)(await readNamedFile("transcript", path, io));
			if (!("error" in record)) return (0, predicate.HJ)((0, external_node_path_.basename)(path), record.digest, record.predicate);
			throw (0, failure.x5)("input_invalid", path, `Nothing can be said of the run in "${path}": ${record.error}.`);
		}
		async function readNamedFile(what, path, { cwd }, hint = "") {
			try {
				return await (0, promises_.readFile)((0, external_node_path_.resolve)(cwd, path));
			} catch (cause) {
				throw (0, failure.c7)(cause) === "ENOENT" ? (0, failure.x5)("input_invalid", path, `There is no ${what} "${path}".${hint}`) : (0, failure.x5)("input_invalid", path, `The ${what} "${path}" can't be read.`, cause);
			}
		}
	}),
	98914: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$2: () => doneMarker,
			B7: () => finishReasons,
			CI: () => usage,
			Cv: () => identifier,
			LW: () => toolCall,
			Y9: () => answerRequest,
			_p: () => toolCallId,
			cx: () => promptRequest,
			vi: () => steered,
			vr: () => chunkObject,
			yW: () => chatChunk
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343), _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(81819), _lengths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95083), _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38536), _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31046), _words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84095);
		let finishReasons = [
			"stop",
			"tool_calls",
			"error"
		], chunkObject = "chat.completion.chunk", doneMarker = "[DONE]", identifier = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _lengths_js__WEBPACK_IMPORTED_MODULE_1__.j)(_limits_js__WEBPACK_IMPORTED_MODULE_2__.yj.min), (0, _lengths_js__WEBPACK_IMPORTED_MODULE_1__.T)(_limits_js__WEBPACK_IMPORTED_MODULE_2__.yj.max)), toolCallId = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _lengths_js__WEBPACK_IMPORTED_MODULE_1__.j)(1), (0, _lengths_js__WEBPACK_IMPORTED_MODULE_1__.T)(_limits_js__WEBPACK_IMPORTED_MODULE_2__.OV)), toolCall = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			index: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_3__.WQ),
			id: toolCallId,
			type: _values_js__WEBPACK_IMPORTED_MODULE_3__.mR,
			function: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				name: _values_js__WEBPACK_IMPORTED_MODULE_3__.Qq,
				arguments: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _lengths_js__WEBPACK_IMPORTED_MODULE_1__.T)(_limits_js__WEBPACK_IMPORTED_MODULE_2__.P))
			})
		}), promptRequest = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			messages: zod_mini__WEBPACK_IMPORTED_MODULE_0__.PVZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
				role: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("user"),
				content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _lengths_js__WEBPACK_IMPORTED_MODULE_1__.j)(1))
			})]),
			stream: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(!0),
			approval_mode: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_words_js__WEBPACK_IMPORTED_MODULE_4__.oy),
			session_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(identifier)
		}), echoedToolCall = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			role: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("assistant"),
			content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.chJ(),
			tool_calls: zod_mini__WEBPACK_IMPORTED_MODULE_0__.PVZ([toolCall])
		}), answerMessage = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			role: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("tool"),
			tool_call_id: toolCallId,
			content: _values_js__WEBPACK_IMPORTED_MODULE_3__.Qq
		}), answerRequest = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			messages: zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.PVZ([echoedToolCall, answerMessage]), zod_mini__WEBPACK_IMPORTED_MODULE_0__.PVZ([answerMessage])]),
			stream: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(!0),
			session_id: identifier
		}), usage = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			prompt_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_3__.vj),
			completion_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_3__.vj),
			total_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_3__.vj),
			cost: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(_values_js__WEBPACK_IMPORTED_MODULE_3__.vj)),
			prompt_tokens_details: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ cached_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_3__.vj) })))
		}), delta = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			role: _values_js__WEBPACK_IMPORTED_MODULE_3__.mR,
			content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_3__.ef),
			reasoning: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_3__.ef),
			tool_calls: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(toolCall)))
		}), chatChunk = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			id: _values_js__WEBPACK_IMPORTED_MODULE_3__.Qq,
			object: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(chunkObject),
			created: _values_js__WEBPACK_IMPORTED_MODULE_3__.WQ,
			model: _values_js__WEBPACK_IMPORTED_MODULE_3__.Qq,
			choices: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				index: _values_js__WEBPACK_IMPORTED_MODULE_3__.WQ,
				delta,
				finish_reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(finishReasons))
			})),
			session_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(identifier)),
			usage: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(usage)),
			error: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_errors_js__WEBPACK_IMPORTED_MODULE_5__.fE)
		}), steered = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			session_id: _values_js__WEBPACK_IMPORTED_MODULE_3__.Qq,
			status: _values_js__WEBPACK_IMPORTED_MODULE_3__.Qq
		});
	}),
	81819: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Rz: () => chatErrorBody,
			Wl: () => oauthErrorBody,
			fE: () => chatError,
			hP: () => apiErrorBody
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343), _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31046);
		let chatError = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			code: _values_js__WEBPACK_IMPORTED_MODULE_1__.WQ,
			message: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			metadata: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				reason: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
				retryable: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.Jt)
			}))
		}), chatErrorBody = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ error: chatError }), apiErrorBody = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ error: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			code: zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq, _values_js__WEBPACK_IMPORTED_MODULE_1__.WQ]),
			message: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq
		}) }), oauthErrorBody = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			error: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			error_description: _values_js__WEBPACK_IMPORTED_MODULE_1__.mR
		});
	}),
	95083: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => atMost,
			j: () => atLeast
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
		function atLeast(length) {
			return onlyOfLong(zod_mini__WEBPACK_IMPORTED_MODULE_0__.m9(length));
		}
		function atMost(length) {
			return onlyOfLong(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Eb(length));
		}
		function onlyOfLong(check) {
			return check._zod.def.when = ({ value }) => typeof value == "string" || Array.isArray(value), check;
		}
	}),
	31046: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Jt: () => flag,
			Qq: () => text,
			WQ: () => whole,
			ef: () => textOrNull,
			mR: () => optionalText,
			vj: () => amount
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
		let text = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), textOrNull = zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(text), optionalText = zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(text), whole = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(), amount = zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(), flag = zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY();
	}),
	43072: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HA: () => defaultOf,
			HN: () => exclude,
			Iw: () => envNameOf,
			Pe: () => setting,
			ZY: () => readPolicySetting,
			eS: () => readCliInputs,
			f5: () => settingsOf,
			mw: () => required
		});
		var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96559), _definitions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63683), _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97035);
		function notEmpty(text) {
			return text === "" ? void 0 : text;
		}
		let defaultOf = (name) => {
			let text = _definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].default;
			return text?.startsWith("${{") === !0 ? void 0 : text;
		};
		function setting(text, name) {
			let { kind, default: preset } = _definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name], value = text(name) ?? (preset === void 0 ? void 0 : "");
			return value === void 0 ? void 0 : kind.read(name, value);
		}
		function settingsOf(text, names) {
			let read = ([key, name]) => [key, setting(text, name)];
			return Object.fromEntries(Object.entries(names).map(read));
		}
		function required(text, name, what) {
			let value = setting(text, name);
			if (value !== void 0) return value;
			throw (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.LO)(name)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(name)} is not given. Set it to ${what}.`;
		}
		function readPolicySetting(text, defaults) {
			let path = setting(text, "policy");
			return {
				path,
				named: path !== defaults("policy")
			};
		}
		function exclude(text, one, other) {
			if (text(one) !== void 0 && text(other) !== void 0) throw (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.hj)(other)`Both ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(one)} and ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(other)} are given. Use one of them.`;
		}
		function envNameOf(name) {
			return `INTERNS_${name.replaceAll("-", "_").toUpperCase()}`;
		}
		function readCliInputs(flags, env) {
			for (let name of _definitions_js__WEBPACK_IMPORTED_MODULE_0__.vj) if (_definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].where === "action" && (env[envNameOf(name)] ?? "") !== "") throw (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.hj)(name)`The environment variable ${envNameOf(name)} is set, but "${name}" works in the action only. Unset it.`;
			return (name) => notEmpty(flags.get(name)) ?? notEmpty(env[envNameOf(name)]);
		}
	}),
	16413: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gv: () => isObject,
			hz: () => isDeeperThan,
			qF: () => parseJson
		});
		function parseJson(text) {
			try {
				return JSON.parse(text);
			} catch {
				return;
			}
		}
		function isDeeperThan(value, levels) {
			return typeof value != "object" || !value ? !1 : levels === 0 || Object.values(value).some((one) => isDeeperThan(one, levels - 1));
		}
		function isObject(value) {
			return typeof value == "object" && !!value && !Array.isArray(value);
		}
	}),
	15233: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => personRule,
			P: () => grantRule
		});
		let grantRule = "grant", personRule = "(person)";
	}),
	73607: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { e: () => readTranscriptRecord });
		var lines = __webpack_require__(71954), run_record = __webpack_require__(54057), permission_pause = __webpack_require__(49469), json = __webpack_require__(61989), sha256 = __webpack_require__(75468), predicate_words = __webpack_require__(82770);
		function digestOf(content) {
			return { sha256: (0, sha256.s)(content) };
		}
		function argumentsDigest(text) {
			let pause = (0, permission_pause.H)(text);
			return digestOf("error" in pause ? text : (0, json.dj)(pause.arguments));
		}
		function toPredicate(record, prompt) {
			let { start, first_at, last_at, conclusion, error, pauses, usage, changes } = record;
			if (start === null || first_at === null || last_at === null) return { error: "its run never began" };
			if (conclusion === null || conclusion === "skipped") return { error: "its run has no end" };
			if (start.service === void 0) return { error: "it does not name the service: an earlier version wrote it, or the library" };
			let { head_commit, tool, policy } = start;
			return {
				service: start.service,
				intern: {
					id: start.intern_id,
					name: start.intern_name
				},
				approvalMode: start.approval_mode,
				startedOn: first_at,
				finishedOn: last_at,
				prompt: prompt === void 0 ? void 0 : { digest: digestOf(prompt) },
				policy: toPolicy(policy),
				decisions: pauses.flatMap(toDecisions),
				conclusion,
				errorCode: error?.code,
				usage: usage === null ? void 0 : toUsage(usage),
				pullRequest: head_commit === void 0 ? void 0 : { headCommit: { digest: { gitCommit: head_commit } } },
				changes: changes === null ? void 0 : toChanges(changes),
				tool: tool === void 0 ? void 0 : {
					...tool,
					digest: asDigest(tool.digest)
				}
			};
		}
		function asDigest(hexadecimal) {
			return hexadecimal == null ? void 0 : { sha256: hexadecimal };
		}
		function toChanges({ head, digest, counts }) {
			return {
				headCommit: { digest: { gitCommit: head } },
				digest: asDigest(digest?.replace(/^sha256:/, "")),
				...counts
			};
		}
		function toPolicy({ path, digest, commit, tests }) {
			if (path !== null && digest !== null) return {
				path,
				commit: commit ?? void 0,
				digest: { sha256: digest },
				tests
			};
		}
		function toDecisions({ pause, decisions }) {
			let digest = argumentsDigest(pause.arguments);
			return decisions.map(({ outcome, answer, rule, decided_by, person }) => ({
				arguments: { digest },
				outcome,
				...toAnswer(answer),
				rule,
				decidedBy: decided_by,
				person
			}));
		}
		function toAnswer(answer) {
			if (answer === null) return {};
			let told = predicate_words.J.find((one) => one === answer);
			return told === void 0 ? { answerDigest: digestOf(answer) } : { answer: told };
		}
		function toUsage(usage) {
			return Object.fromEntries([
				"prompt_tokens",
				"completion_tokens",
				"total_tokens",
				"cost"
			].flatMap((name) => typeof usage[name] == "number" ? [[name, usage[name]]] : []));
		}
		function readTranscriptRecord(bytes) {
			let record = (0, run_record.pM)(), prompt, starts = 0;
			for (let { number, event } of (0, lines.l)(new TextDecoder().decode(bytes))) {
				if (event === "unreadable") return { error: `line ${number} is no event of a transcript` };
				event !== "unknown" && (event.type === "start" && (starts += 1), event.type === "prompt" && (prompt ??= event.text), record.observe(event));
			}
			if (starts > 1) return { error: "it holds more than one run" };
			let predicate = toPredicate(record.value(), prompt);
			return "error" in predicate ? predicate : {
				digest: digestOf(bytes),
				predicate
			};
		}
	}),
	82770: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J: () => toldAnswers,
			W: () => predicateType
		});
		let predicateType = "https://github.com/intern-action/intern-action/blob/main/docs/intern-run-v1.md", toldAnswers = [
			"allow_once",
			"allow_always",
			"reject_once",
			"reject_always"
		];
	}),
	95518: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HJ: () => toStatement,
			qZ: () => statement,
			se: () => predicate,
			sq: () => statementMediaType
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759), _contract_words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84095), _predicate_words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(82770);
		let text = (about) => zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mIj({ description: about })), digest = (about) => zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({ sha256: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^[0-9a-f]{64}$/)) }).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mIj({ description: `${about} SHA-256, hexadecimal.` })), count = (about) => zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.UI(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.mIj({ description: about })), commit = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({ digest: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({ gitCommit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^[0-9a-f]{40}$/)) }) }), amount = zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()), decision = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			arguments: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({ digest: digest("The arguments of the pause as canonical JSON (RFC 8785); as streamed if they could not be judged.") }),
			outcome: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"allow",
				"answer",
				"reject",
				"stop",
				"ask"
			]).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mIj({ description: "The outcome of the pause: a used-up budget turns an allow into a reject." })),
			answer: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_predicate_words_js__WEBPACK_IMPORTED_MODULE_2__.J).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mIj({ description: "The answer, if it is one of these." }))),
			answerDigest: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(digest("Any other answer that was sent.")),
			rule: text("Id of the deciding rule of the policy, `default`, `malformed`, `(person)` or `grant`."),
			decidedBy: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"policy",
				"person",
				"nobody"
			]).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mIj({ description: "`nobody`: a person was to decide, and none was there or answered in time." }))),
			person: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(text("Login of the person who decided, if known."))
		}), policy = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			path: text("The file."),
			commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(text("The commit that it was read at; absent for a file of the checkout.")),
			digest: digest("The file."),
			tests: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(count("How many tests the file has."))
		}), predicate = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			service: text("Origin of the Intern Service."),
			intern: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				id: text("Its id."),
				name: text("Its name.")
			}),
			approvalMode: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_contract_words_js__WEBPACK_IMPORTED_MODULE_3__.oy).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mIj({ description: "`self-drive`: the intern asked nobody, so nothing was decided." })),
			startedOn: text("Time of the first event, RFC 3339."),
			finishedOn: text("Time of the last event, RFC 3339."),
			prompt: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({ digest: digest("The prompt, UTF-8; absent if an answer began the run.") })),
			policy: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(policy.check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mIj({ description: "Absent: there was none, and everything is rejected." }))),
			decisions: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(decision),
			verdict: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(text("Reserved: what the run is to say about what it looked at.")),
			conclusion: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"finished",
				"paused",
				"rejected",
				"ended",
				"failed"
			]).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mIj({ description: "What the run came to." })),
			errorCode: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(text("The code of the error, if there was one.")),
			usage: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				prompt_tokens: amount,
				completion_tokens: amount,
				total_tokens: amount,
				cost: amount
			}).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mIj({ description: "As the service reported it, summed over the run." }))),
			pullRequest: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({ headCommit: commit })),
			changes: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				headCommit: commit,
				digest: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(digest("Paths and contents that were taken, as the trailer `Interns-Change` of a commit has it.")),
				taken: amount,
				left: amount,
				stop: amount
			}).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mIj({ description: "Files that the intern changed in the job: how many were taken, left behind, or stopped all." }))),
			tool: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				name: text("`intern-action` or `interns`."),
				version: text("Its version."),
				digest: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(digest("Its files."))
			}))
		}), statementType = "https://in-toto.io/Statement/v1", statementMediaType = "application/vnd.in-toto+json", statement = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			_type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(statementType),
			subject: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({ digest: zod_mini__WEBPACK_IMPORTED_MODULE_0__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()) })),
			predicateType: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			predicate: zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J()
		});
		function toStatement(name, transcript, predicated) {
			let head = predicated.pullRequest?.headCommit, heads = head === void 0 ? [] : [{
				name: "head of the pull request",
				digest: head.digest
			}];
			return {
				_type: statementType,
				subject: [{
					name,
					digest: transcript
				}, ...heads],
				predicateType: _predicate_words_js__WEBPACK_IMPORTED_MODULE_2__.W,
				predicate: predicated
			};
		}
	}),
	10245: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AN: () => isProblem,
			a$: () => toEnds,
			wt: () => buildTimeline
		});
		function buildTimeline() {
			let open = [], last, openPause;
			return {
				observe(event, line) {
					let row = event.type === "decision" ? openPause : rowThatGoesOn(last, event);
					row === void 0 ? (last = {
						line,
						first: event,
						events: [event]
					}, open.push(last), event.type === "pause" && (openPause = last)) : row.events.push(event);
				},
				value() {
					let end = Date.parse(open.at(-1)?.events.at(-1)?.at ?? ""), seen = new Set(), before;
					return open.map((row) => {
						let closed = closeRow(row, {
							seen,
							before,
							end
						}), waitedFrom = isOfIntern(closed) && before !== void 0 && mayGoOn(before) ? before.to : null;
						return before = {
							...closed,
							waitedFrom
						}, before;
					});
				}
			};
		}
		function isOfIntern({ kind }) {
			return [
				"text",
				"reasoning",
				"pause",
				"finish",
				"error"
			].includes(kind);
		}
		function mayGoOn(row) {
			return row.kind === "request" ? row.request.route === "chat" && row.state !== "failed" : row.kind === "text" || row.kind === "reasoning";
		}
		function rowThatGoesOn(last, { type }) {
			let before = last?.events.at(-1)?.type;
			if (last?.first.type === "pause" && (type === "finish" || type === "usage")) return last;
			if (type === "text" || type === "reasoning") return before === type ? last : void 0;
			if (type === "usage") return before === "finish" ? last : void 0;
			if (type === "finish") return before === "usage" && last?.events.length === 1 ? last : void 0;
		}
		function closeRow({ line, first, events }, past) {
			let at = Date.parse(first.at), last = Date.parse(events.at(-1)?.at ?? ""), to = Number.isNaN(last) ? at : last, place = {
				line,
				from: first.type === "request" ? Math.max(-864e13, at - Math.max(0, first.ms)) : at,
				to
			};
			switch (first.type) {
				case "text":
				case "reasoning": {
					let text = events.map((event) => event.type === first.type ? event.text : "").join("");
					return {
						...place,
						state: "plain",
						kind: first.type,
						text
					};
				}
				case "request": {
					let purpose = purposeOf(first, past), isFailed = first.status >= 400;
					return isFailed || past.seen.add(first.route), {
						...place,
						state: isFailed ? "failed" : "plain",
						kind: "request",
						request: first,
						purpose
					};
				}
				case "pause": {
					let decisions = events.filter((event) => event.type === "decision"), usage = events.find((event) => event.type === "usage") ?? null, answered = decisions.length === 0 ? past.end : to, state = stateOf(decisions.at(-1));
					return {
						...place,
						to: answered,
						state,
						kind: "pause",
						pause: first,
						decisions,
						usage
					};
				}
				case "finish":
				case "usage": {
					let finish = events.find((event) => event.type === "finish") ?? null, usage = events.find((event) => event.type === "usage") ?? null, state = finish?.finish_reason === "error" ? "failed" : "plain";
					return {
						...place,
						state,
						kind: "finish",
						finish,
						usage
					};
				}
				case "start": return {
					...place,
					state: "plain",
					kind: "start",
					start: first
				};
				case "prompt": return {
					...place,
					state: "plain",
					kind: "prompt",
					text: first.text
				};
				case "remark": return {
					...place,
					state: "warned",
					kind: "remark",
					message: first.message
				};
				case "changes": {
					let state = first.counts.stop > 0 ? "rejected" : "plain";
					return {
						...place,
						state,
						kind: "changes",
						changes: first
					};
				}
				case "model_access": return {
					...place,
					state: first.cap === null ? "plain" : "warned",
					kind: "models",
					use: first
				};
				case "error": return {
					...place,
					state: "failed",
					kind: "error",
					error: first
				};
				case "end": return {
					...place,
					state: endStates[first.conclusion],
					kind: "end",
					end: first
				};
				case "decision": return {
					...place,
					state: "warned",
					kind: "remark",
					message: `An answer to no question: ${first.rule}`
				};
				default: return first;
			}
		}
		let endStates = {
			finished: "allowed",
			skipped: "plain",
			paused: "waiting",
			rejected: "rejected",
			ended: "failed",
			failed: "failed"
		}, decisionStates = {
			ask: "waiting",
			allow: "allowed",
			answer: "allowed",
			reject: "rejected",
			stop: "rejected"
		};
		function stateOf(decision) {
			let state = decision === void 0 ? "waiting" : decisionStates[decision.outcome];
			return state === "allowed" && decision?.decided_by === "person" ? "asked" : state;
		}
		function purposeOf({ route }, { seen, before }) {
			if (before?.kind === "request" && before.request.route === route && before.state === "failed") return "repeat";
			switch (route) {
				case "identity":
				case "list": return route;
				case "exchange": return seen.has(route) ? "renewal" : "exchange";
				case "chat": return seen.has(route) ? "answer" : "prompt";
				default: return "other";
			}
		}
		function isProblem({ state, kind }) {
			return kind === "end" ? !1 : [
				"rejected",
				"failed",
				"warned"
			].includes(state) || kind === "pause" && state === "waiting";
		}
		function toEnds(rows, most) {
			if (rows.length <= most) return [rows, []];
			let head = Math.ceil(most * 2 / 3);
			return [rows.slice(0, head), rows.slice(rows.length - most + head)];
		}
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
	71954: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			l: () => readTranscript,
			F: () => toPastRun
		});
		var lib_json = __webpack_require__(16413), context = __webpack_require__(31576), schemas = __webpack_require__(94343), words = __webpack_require__(84095), chat = __webpack_require__(98914), errors = __webpack_require__(452), policy = __webpack_require__(8157);
		let at = schemas.YjP(), events_text = schemas.mee(schemas.YjP()), known = schemas.KCZ([schemas.zMY(), schemas.euz("unknown")]), runContext = schemas.Ikc({
			event: schemas.YjP(),
			ref: schemas.YjP(),
			base_ref: schemas.YjP(),
			fork: known,
			draft: known,
			labels: schemas.KCZ([schemas.YOg(schemas.YjP()), schemas.euz("unknown")]),
			actor: schemas.Ikc({
				permission: schemas.YjP(),
				association: schemas.YjP(),
				type: schemas.YjP(),
				login: schemas.YjP()
			}),
			environment: schemas.YjP(),
			repository: schemas.Ikc({ visibility: schemas.YjP() })
		}), events_policy = schemas.Ikc({
			path: events_text,
			commit: events_text,
			digest: events_text,
			tests: schemas.yqP(schemas.aig())
		}), startFacts = {
			service: schemas.yqP(schemas.YjP()),
			tool: schemas.yqP(schemas.Ikc({
				name: schemas.YjP(),
				version: schemas.YjP(),
				digest: schemas.yqP(schemas.YjP())
			})),
			repository: schemas.yqP(schemas.YjP()),
			commit: schemas.yqP(schemas.YjP()),
			head_commit: schemas.yqP(schemas.YjP()),
			session_ends: schemas.yqP(schemas.euz(!0))
		}, decisionRecord = {
			tool_call_id: schemas.YjP(),
			kind: events_text,
			operation: events_text,
			answer: events_text,
			rule: schemas.YjP(),
			reason: events_text
		}, changeRow = {
			path: schemas.YjP(),
			status: schemas.k5n(policy.lJ),
			bytes: schemas.mee(schemas.aig()),
			added: schemas.mee(schemas.aig()),
			removed: schemas.mee(schemas.aig()),
			answer: schemas.k5n(policy.kN),
			rule: schemas.YjP()
		}, explanation = {
			place: schemas.yqP(schemas.YjP()),
			outcome: schemas.k5n([
				"allow",
				"answer",
				"reject",
				"stop",
				"ask"
			]),
			verb: schemas.yqP(schemas.k5n([
				"allow",
				"reject",
				"stop",
				"ask",
				"allow-always",
				"reject-always",
				"answer"
			])),
			decided_by: schemas.yqP(schemas.k5n([
				"policy",
				"person",
				"nobody"
			])),
			person: schemas.yqP(schemas.YjP()),
			trace: schemas.YOg(schemas.Ikc({
				id: schemas.YjP(),
				list: schemas.k5n([
					"guards",
					"rules",
					"questions",
					"default"
				]),
				matched: schemas.zMY(),
				because: schemas.YjP()
			})),
			ladder: events_text,
			budgets: schemas.YjP()
		}, events = [
			schemas.Ikc({
				type: schemas.euz("start"),
				at,
				intern_id: schemas.YjP(),
				intern_name: schemas.YjP(),
				approval_mode: schemas.k5n(words.oy),
				policy: events_policy,
				context: runContext,
				at_terminal: schemas.yqP(schemas.euz(!0)),
				...startFacts
			}),
			schemas.Ikc({
				type: schemas.euz("request"),
				at,
				route: schemas.YjP(),
				status: schemas.aig(),
				ms: schemas.aig(),
				request_id: schemas.Rvf(events_text, null)
			}),
			schemas.Ikc({
				type: schemas.euz("prompt"),
				at,
				text: schemas.YjP(),
				follow_up: schemas.yqP(schemas.euz(!0))
			}),
			schemas.Ikc({
				type: schemas.euz("reasoning"),
				at,
				text: schemas.YjP()
			}),
			schemas.Ikc({
				type: schemas.euz("text"),
				at,
				text: schemas.YjP()
			}),
			schemas.Ikc({
				type: schemas.euz("pause"),
				at,
				tool_call_id: schemas.YjP(),
				name: schemas.YjP(),
				arguments: schemas.YjP()
			}),
			schemas.Ikc({
				type: schemas.euz("decision"),
				at,
				...decisionRecord,
				...explanation
			}),
			schemas.Ikc({
				type: schemas.euz("error"),
				at,
				code: schemas.k5n(errors.fv),
				message: schemas.YjP(),
				reason: events_text
			}),
			schemas.Ikc({
				type: schemas.euz("finish"),
				at,
				finish_reason: schemas.k5n(chat.B7),
				session_id: events_text,
				model: schemas.YjP()
			}),
			schemas.Ikc({
				type: schemas.euz("usage"),
				at,
				usage: chat.CI
			}),
			schemas.Ikc({
				type: schemas.euz("changes"),
				at,
				head: schemas.YjP(),
				digest: events_text,
				counts: schemas.Ikc({
					taken: schemas.aig(),
					left: schemas.aig(),
					stop: schemas.aig()
				}),
				entries: schemas.YOg(schemas.Ikc(changeRow))
			}),
			schemas.Ikc({
				type: schemas.euz("remark"),
				at,
				message: schemas.YjP()
			}),
			schemas.Ikc({
				type: schemas.euz("model_access"),
				at,
				intern: schemas.YjP(),
				provider: schemas.YjP(),
				requests: schemas.aig(),
				refused: schemas.aig(),
				errors: schemas.aig(),
				prompt_tokens: schemas.aig(),
				completion_tokens: schemas.aig(),
				total_tokens: schemas.aig(),
				estimated: schemas.aig(),
				cost: schemas.mee(schemas.aig()),
				exchanges: schemas.aig(),
				cap: events_text,
				over_tokens: schemas.lqM(schemas.aig()),
				over_cost: schemas.lqM(schemas.aig())
			}),
			schemas.Ikc({
				type: schemas.euz("end"),
				at,
				conclusion: schemas.k5n([
					"finished",
					"paused",
					"rejected",
					"ended",
					"failed",
					"skipped"
				]),
				error_code: schemas.mee(schemas.k5n(errors.fv))
			})
		], recordedEvent = schemas.gMt("type", events), types = new Set(events.flatMap(({ shape }) => shape.type.def.values));
		function isKnownType(type) {
			return types.has(type);
		}
		function* readTranscript(transcript) {
			let number = 0;
			for (let line of transcript.split("\n")) number += 1, line.trim() !== "" && (yield {
				number,
				event: readLine(line)
			});
		}
		function readLine(line) {
			let json = (0, lib_json.qF)(line);
			return !(0, lib_json.Gv)(json) || typeof json.type != "string" ? "unreadable" : isPiece(json) ? json : (0, lib_json.hz)(json, 32) ? "unreadable" : recordedEvent.safeParse(json).data ?? (isKnownType(json.type) ? "unreadable" : "unknown");
		}
		function isPiece(json) {
			let { type, at, text } = json;
			return (type === "text" || type === "reasoning") && typeof at == "string" && typeof text == "string";
		}
		function toPastRun(lines) {
			let beginning, beginnings = 0, pauses = [];
			for (let { number, event } of lines) {
				if (event === "unreadable") return { error: `line ${number} is no event of a transcript` };
				event !== "unknown" && (event.type === "start" && (beginning = event, beginnings += 1), event.type === "pause" && pauses.push({
					pause: event,
					decisions: []
				}), event.type === "decision" && pauses.findLast(({ pause }) => pause.tool_call_id === event.tool_call_id)?.decisions.push(event));
			}
			return {
				context: beginning?.context ?? context.Ut,
				startedAt: beginning?.at,
				atTerminal: beginning?.at_terminal === !0,
				beginnings,
				pauses: pauses.flatMap(({ pause, decisions: [first, second] }) => {
					if (first === void 0) return [];
					let { answer, rule, outcome, verb, decided_by: by } = first;
					return [{
						request: {
							toolCallId: pause.tool_call_id,
							arguments: pause.arguments
						},
						decided: {
							answer,
							rule
						},
						how: {
							outcome,
							verb,
							by,
							wasRefused: second !== void 0
						}
					}];
				})
			};
		}
	}),
	54057: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			bB: () => decisionsOf,
			fP: () => messagesApart,
			j9: () => toPastRecord,
			nG: () => toAnswerVerb,
			pM: () => buildRunRecord
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16413), _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96559), _bounded_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83115);
		let keptHead = 524288, keptTail = 262144;
		function decisionsOf(record) {
			return record.pauses.flatMap(({ decisions }) => decisions).map(({ tool_call_id, kind, operation, answer, rule, reason }) => ({
				tool_call_id,
				kind,
				operation,
				answer,
				rule,
				reason
			}));
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
			changes: null,
			error: null,
			conclusion: null
		};
		function buildRunRecord() {
			let reasoning = (0, _bounded_text_js__WEBPACK_IMPORTED_MODULE_0__.t)(keptHead, keptTail), text = (0, _bounded_text_js__WEBPACK_IMPORTED_MODULE_0__.t)(keptHead, keptTail), followUpText = (0, _bounded_text_js__WEBPACK_IMPORTED_MODULE_0__.t)(keptHead, keptTail), isFollowUp = !1, pauses = [], messageEnds = [], said = 0, facts = noFacts;
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
				case "changes": return { changes: event };
				case "model_access": return { models: [...known.models ?? [], event] };
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
		function addUsage(sum, more) {
			return sum === null || more === null ? sum ?? more : addNumbers(sum, more);
		}
		function addNumbers(a, b) {
			let add = (one, other) => typeof one == "number" && typeof other == "number" ? one + other : (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(one) && (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(other) ? addNumbers(one, other) : one ?? other;
			return Object.fromEntries(Object.keys({
				...a,
				...b
			}).map((name) => [name, add(a[name], b[name])]));
		}
		function messagesApart(record) {
			let { head } = record.text, apart = "", from = 0;
			for (let end of record.message_ends) end <= from || end >= head.length || head[end - 1] === "\n" || head[end] === "\n" || (apart += `${head.slice(from, end)}\n\n`, from = end);
			return {
				...record,
				text: {
					...record.text,
					head: apart + head.slice(from)
				},
				message_ends: []
			};
		}
		function toPastRecord(lines, observe = () => {}) {
			let record = buildRunRecord(), unread = 0;
			for (let { number, event } of lines) event === "unreadable" ? unread += 1 : event !== "unknown" && (record.observe(event), observe(event, number));
			let value = record.value();
			return unread === 0 ? value : {
				...value,
				remarks: [...value.remarks, `${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hS)(unread, "line")} of the transcript could not be read.`]
			};
		}
		function toAnswerVerb({ outcome, answer }) {
			switch (outcome) {
				case "allow": return answer === "allow_always" ? "allowed, always" : "allowed";
				case "answer": return "answered";
				case "reject": return answer === "reject_always" ? "rejected, always" : "rejected";
				case "stop": return "stopped";
				case "ask": return "asked";
				default: return outcome;
			}
		}
	})
};
