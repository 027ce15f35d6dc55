export const id = 5309;
export const ids = [
	5309,
	1387,
	452,
	9278
];
export const modules = {
	99104: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { w: () => readNamedFile });
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452), _system_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(19278);
		async function readNamedFile(what, path, { cwd }) {
			try {
				return await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(cwd, path));
			} catch (cause) {
				let missing = (0, _system_error_js__WEBPACK_IMPORTED_MODULE_2__.systemCodeOf)(cause) === "ENOENT", message = missing ? `There is no ${what} "${path}".` : `The ${what} "${path}" can't be read.`;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.InputError("input_invalid", message, missing ? { source: path } : {
					source: path,
					cause
				});
			}
		}
	}),
	95309: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readStatement: () => readStatement });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760), _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452), _provenance_from_transcript_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47211), _provenance_statement_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(34258), _named_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(99104);
		async function readStatement(path, io) {
			let record = (0, _provenance_from_transcript_js__WEBPACK_IMPORTED_MODULE_1__.e)(await (0, _named_file_js__WEBPACK_IMPORTED_MODULE_2__.w)("transcript", path, io));
			if (!("error" in record)) return (0, _provenance_statement_js__WEBPACK_IMPORTED_MODULE_3__.HJ)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.basename)(path), record.digest, record.predicate);
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.InputError("input_invalid", `Nothing can be said of the run in "${path}": ${record.error}.`, { source: path });
		}
	}),
	19278: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { systemCodeOf: () => systemCodeOf });
		function systemCodeOf(error) {
			if (error instanceof Error) return "syscall" in error && "code" in error && typeof error.code == "string" ? error.code : systemCodeOf(error.cause);
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
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343), _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81819), _lengths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95083), _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38536), _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84095);
		let finishReasons = [
			"stop",
			"tool_calls",
			"error"
		], chunkObject = "chat.completion.chunk", doneMarker = "[DONE]", identifier = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _lengths_js__WEBPACK_IMPORTED_MODULE_1__.j)(_limits_js__WEBPACK_IMPORTED_MODULE_2__.yj.min), (0, _lengths_js__WEBPACK_IMPORTED_MODULE_1__.T)(_limits_js__WEBPACK_IMPORTED_MODULE_2__.yj.max)), toolCallId = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _lengths_js__WEBPACK_IMPORTED_MODULE_1__.j)(1), (0, _lengths_js__WEBPACK_IMPORTED_MODULE_1__.T)(_limits_js__WEBPACK_IMPORTED_MODULE_2__.OV)), toolCall = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			index: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr()),
			id: toolCallId,
			type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			function: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				arguments: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _lengths_js__WEBPACK_IMPORTED_MODULE_1__.T)(_limits_js__WEBPACK_IMPORTED_MODULE_2__.P))
			})
		}), promptRequest = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			messages: zod_mini__WEBPACK_IMPORTED_MODULE_0__.PVZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
				role: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("user"),
				content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _lengths_js__WEBPACK_IMPORTED_MODULE_1__.j)(1))
			})]),
			stream: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(!0),
			approval_mode: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_words_js__WEBPACK_IMPORTED_MODULE_3__.oy),
			session_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(identifier)
		}), echoedToolCall = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			role: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("assistant"),
			content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.chJ(),
			tool_calls: zod_mini__WEBPACK_IMPORTED_MODULE_0__.PVZ([toolCall])
		}), answerMessage = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			role: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("tool"),
			tool_call_id: toolCallId,
			content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		}), answerRequest = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			messages: zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.PVZ([echoedToolCall, answerMessage]), zod_mini__WEBPACK_IMPORTED_MODULE_0__.PVZ([answerMessage])]),
			stream: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(!0),
			session_id: identifier
		}), usage = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			prompt_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			completion_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			total_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			cost: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig())),
			prompt_tokens_details: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ cached_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()) })))
		}), delta = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			role: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())),
			reasoning: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())),
			tool_calls: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(toolCall)))
		}), chatChunk = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			object: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(chunkObject),
			created: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			model: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			choices: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				index: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
				delta,
				finish_reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(finishReasons))
			})),
			session_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(identifier)),
			usage: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(usage)),
			error: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_errors_js__WEBPACK_IMPORTED_MODULE_4__.fE)
		}), steered = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			session_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			status: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		});
	}),
	81819: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Rz: () => chatErrorBody,
			Wl: () => oauthErrorBody,
			fE: () => chatError,
			hP: () => apiErrorBody
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
		let chatError = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			code: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			metadata: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				retryable: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY())
			}))
		}), chatErrorBody = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ error: chatError }), apiErrorBody = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ error: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			code: zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr()]),
			message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		}) }), oauthErrorBody = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			error: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			error_description: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
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
	38536: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A$: () => maxAccessTokenLifetimeSeconds,
			A0: () => maxTokenRequestBytes,
			Bg: () => maxStreamMs,
			El: () => listLimit,
			OV: () => maxToolCallIdCharacters,
			P: () => maxChatRequestBytes,
			_E: () => subjectTokenLength,
			f4: () => maxPromptCharacters,
			hj: () => interactionDeadlineMs,
			sb: () => keepaliveIntervalMs,
			yj: () => identifierLength
		});
		let listLimit = {
			min: 1,
			max: 500
		}, maxChatRequestBytes = 1048576, identifierLength = {
			min: 1,
			max: 256
		}, subjectTokenLength = {
			min: 1,
			max: 16384
		}, interactionDeadlineMs = 3e5, keepaliveIntervalMs = 3e4, maxAccessTokenLifetimeSeconds = 900, maxPromptCharacters = 32e3, maxToolCallIdCharacters = 128, maxTokenRequestBytes = 32768, maxStreamMs = 3e5;
	}),
	84095: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Pg: () => provideInputSuffix,
			dY: () => lifecycleStatuses,
			oy: () => approvalModes,
			sn: () => limitResets
		});
		let lifecycleStatuses = [
			"awaiting_slack_install",
			"queued",
			"provisioning",
			"running",
			"failed",
			"stopped",
			"destroying",
			"destroy_failed"
		], approvalModes = ["manual", "self-drive"], limitResets = [
			"daily",
			"weekly",
			"monthly"
		], provideInputSuffix = ".provide_input";
	}),
	452: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			InputError: () => InputError,
			Sb: () => ExchangeError,
			describeError: () => describeError,
			e4: () => RunError,
			fv: () => errorCodes,
			h4: () => ToolkitError,
			hD: () => ApiError,
			lD: () => IdentityError,
			lm: () => StreamError,
			on: () => toToolkitError,
			pn: () => PolicyError,
			xL: () => ConfigError,
			y_: () => GitHubError
		});
		var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96559);
		let codes = {
			input: [
				"input_invalid",
				"input_missing",
				"input_conflict",
				"prompt_has_secret"
			],
			identity: [
				"identity_missing",
				"identity_unreachable",
				"identity_refused",
				"identity_malformed"
			],
			exchange: [
				"exchange_refused",
				"exchange_unreachable",
				"exchange_malformed"
			],
			api: [
				"intern_unknown",
				"intern_ambiguous",
				"intern_not_running",
				"api_refused",
				"api_unreachable",
				"api_malformed",
				"request_too_large",
				"key_management_required",
				"key_mismatch",
				"key_unreadable",
				"key_updates_failed",
				"steered",
				"answer_refused"
			],
			stream: [
				"stream_malformed",
				"stream_severed",
				"stream_idle",
				"run_ended",
				"run_timeout",
				"run_failed",
				"answer_empty"
			],
			policy: [
				"policy_missing",
				"policy_invalid",
				"policy_stopped",
				"policy_rejected"
			],
			findings: [
				"findings_changes",
				"findings_unsure",
				"findings_not_posted",
				"findings_file_refused"
			],
			run: [
				"too_many_pauses",
				"timeout",
				"cancelled",
				"safety_limit_broken",
				"file_unwritable"
			],
			github: [
				"github_refused",
				"github_unreachable",
				"github_malformed"
			],
			config: ["config_invalid"],
			internal: ["internal"]
		}, errorCodes = [
			...codes.input,
			...codes.identity,
			...codes.exchange,
			...codes.api,
			...codes.stream,
			...codes.policy,
			...codes.findings,
			...codes.run,
			...codes.github,
			...codes.config,
			...codes.internal
		];
		class ToolkitError extends Error {
			code;
			data;
			#wording;
			constructor(code, message, data = {}) {
				let { cause, ...rest } = data;
				super((0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.b6)(message), cause === void 0 ? void 0 : { cause }), this.name = new.target.name, this.code = code, this.data = rest, this.#wording = message;
			}
			messageFor(call) {
				return (0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.b6)(this.#wording, call);
			}
		}
		class InputError extends ToolkitError {}
		class IdentityError extends ToolkitError {}
		class ExchangeError extends ToolkitError {}
		class ApiError extends ToolkitError {}
		class StreamError extends ToolkitError {}
		class GitHubError extends ToolkitError {}
		class PolicyError extends ToolkitError {}
		class RunError extends ToolkitError {}
		class ConfigError extends ToolkitError {}
		class InternalError extends ToolkitError {}
		function toToolkitError(thrown) {
			return thrown instanceof ToolkitError ? thrown : new InternalError("internal", describeError(thrown), { cause: thrown });
		}
		function describeError(error, call) {
			if (!(error instanceof Error)) return String(error);
			let message = error instanceof ToolkitError ? error.messageFor(call) : systemWords(error), causes = causesOf(error, error.message).filter((cause) => !error.message.includes(cause));
			return causes.length === 0 ? message : `${message} (${causes.join(": ")})`;
		}
		function causesOf({ cause }, said) {
			return cause instanceof Error ? said.includes(cause.message) ? causesOf(cause, said) : [systemWords(cause, said), ...causesOf(cause, said)] : cause === void 0 ? [] : [describeError(cause)];
		}
		let refusals = {
			ENOENT: "it is not there",
			EISDIR: "it is a folder",
			ENOTDIR: "a part of its path is no folder",
			EACCES: "permission is denied",
			ENOSPC: "the disk is full"
		};
		function systemWords({ message }, said = "") {
			let [, code = "", words, path = ""] = /^(E[A-Z0-9]+): (.+?), \w+(?: '(.*)')?$/.exec(message) ?? [];
			return words === void 0 ? message : `${path === "" || said.includes(path) ? "" : `"${path}": `}${refusals[code] ?? words}, ${code}`;
		}
	}),
	16413: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			h: () => isDeeperThan,
			q: () => parseJson
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
	5739: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F: () => argumentsDigest,
			s: () => sha256
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598), _permission_pause_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49469), _permission_text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61989);
		function sha256(content) {
			return { sha256: (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(content).digest("hex") };
		}
		function argumentsDigest(text) {
			let pause = (0, _permission_pause_js__WEBPACK_IMPORTED_MODULE_1__.H)(text);
			return sha256("error" in pause ? text : (0, _permission_text_json_js__WEBPACK_IMPORTED_MODULE_2__.dj)(pause.arguments));
		}
	}),
	47211: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { e: () => readTranscriptRecord });
		var read = __webpack_require__(31255), run_record = __webpack_require__(58670), provenance_digest = __webpack_require__(5739), predicate_words = __webpack_require__(82770);
		function toPredicate(record, prompt) {
			let { start, first_at, last_at, conclusion, error, pauses, usage } = record;
			if (start === null || first_at === null || last_at === null) return { error: "its run never began" };
			if (conclusion === null || !isOfRun(conclusion)) return { error: "its run has no end" };
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
				...prompt === void 0 ? {} : { prompt: { digest: (0, provenance_digest.s)(prompt) } },
				...policy.path === null || policy.digest === null ? {} : { policy: toPolicy(policy.path, policy.digest, policy) },
				decisions: pauses.flatMap(toDecisions),
				conclusion,
				...error === null ? {} : { errorCode: error.code },
				...usage === null ? {} : { usage: toUsage(usage) },
				...head_commit === void 0 ? {} : { pullRequest: { headCommit: { digest: { gitCommit: head_commit } } } },
				...tool === void 0 ? {} : { tool: toTool(tool) }
			};
		}
		function isOfRun(conclusion) {
			return conclusion !== "skipped";
		}
		function toPolicy(path, digest, { commit, tests }) {
			return {
				path,
				...commit === null ? {} : { commit },
				digest: { sha256: digest },
				...tests === void 0 ? {} : { tests }
			};
		}
		function toTool({ name, version, digest }) {
			return {
				name,
				version,
				...digest === void 0 ? {} : { digest: { sha256: digest } }
			};
		}
		function toDecisions({ pause, decisions }) {
			let digest = (0, provenance_digest.F)(pause.arguments);
			return decisions.map(({ outcome, answer, rule, decided_by, person }) => ({
				arguments: { digest },
				outcome,
				...toAnswer(answer),
				rule,
				...decided_by === void 0 ? {} : { decidedBy: decided_by },
				...person === void 0 ? {} : { person }
			}));
		}
		function toAnswer(answer) {
			if (answer === null) return {};
			let told = predicate_words.J.find((one) => one === answer);
			return told === void 0 ? { answerDigest: (0, provenance_digest.s)(answer) } : { answer: told };
		}
		function toUsage({ prompt_tokens, completion_tokens, total_tokens, cost }) {
			return {
				...prompt_tokens === void 0 ? {} : { prompt_tokens },
				...completion_tokens === void 0 ? {} : { completion_tokens },
				...total_tokens === void 0 ? {} : { total_tokens },
				...cost == null ? {} : { cost }
			};
		}
		function readTranscriptRecord(bytes) {
			let text = new TextDecoder().decode(bytes), run = addUp((0, read.l)(text));
			if ("error" in run) return run;
			let predicate = toPredicate(run.record, run.prompt);
			return "error" in predicate ? predicate : {
				digest: (0, provenance_digest.s)(bytes),
				predicate
			};
		}
		function addUp(lines) {
			let record = (0, run_record.p)(), prompt, starts = 0;
			for (let { number, event } of lines) {
				if (event === "unreadable") return { error: `line ${number} is no event of a transcript` };
				event !== "unknown" && (event.type === "start" && (starts += 1), event.type === "prompt" && (prompt ??= event.text), record.observe(event));
			}
			return starts > 1 ? { error: "it holds more than one run" } : {
				record: record.value(),
				prompt
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
	34258: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HJ: () => toStatement,
			qZ: () => statement,
			sq: () => statementMediaType
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343), _predicate_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82770);
		let statementType = "https://in-toto.io/Statement/v1", statementMediaType = "application/vnd.in-toto+json", statement = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			_type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(statementType),
			subject: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({ digest: zod_mini__WEBPACK_IMPORTED_MODULE_0__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()) })),
			predicateType: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			predicate: zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J()
		});
		function toStatement(name, transcript, predicate) {
			let head = predicate.pullRequest?.headCommit, heads = head === void 0 ? [] : [{
				name: "head of the pull request",
				digest: head.digest
			}];
			return {
				_type: statementType,
				subject: [{
					name,
					digest: transcript
				}, ...heads],
				predicateType: _predicate_words_js__WEBPACK_IMPORTED_MODULE_1__.W,
				predicate
			};
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
	31255: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { l: () => readTranscript });
		var lib_json = __webpack_require__(16413), schemas = __webpack_require__(94343), words = __webpack_require__(84095), chat = __webpack_require__(98914), errors = __webpack_require__(452);
		let at = schemas.YjP(), schema_text = schemas.mee(schemas.YjP()), known = schemas.KCZ([schemas.zMY(), schemas.euz("unknown")]), context = schemas.Ikc({
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
		}), tool = schemas.Ikc({
			name: schemas.YjP(),
			version: schemas.YjP(),
			digest: schemas.yqP(schemas.YjP())
		}), traceEntry = schemas.Ikc({
			id: schemas.YjP(),
			list: schemas.k5n([
				"guards",
				"rules",
				"questions",
				"default"
			]),
			matched: schemas.zMY(),
			because: schemas.YjP()
		}), recordedEvent = schemas.gMt("type", [
			schemas.Ikc({
				type: schemas.euz("start"),
				at,
				intern_id: schemas.YjP(),
				intern_name: schemas.YjP(),
				approval_mode: schemas.k5n(words.oy),
				policy: schemas.Ikc({
					path: schema_text,
					commit: schema_text,
					digest: schema_text,
					tests: schemas.yqP(schemas.aig())
				}),
				context,
				at_terminal: schemas.yqP(schemas.euz(!0)),
				service: schemas.yqP(schemas.YjP()),
				tool: schemas.yqP(tool),
				head_commit: schemas.yqP(schemas.YjP()),
				session_ends: schemas.yqP(schemas.euz(!0))
			}),
			schemas.Ikc({
				type: schemas.euz("request"),
				at,
				route: schemas.YjP(),
				status: schemas.aig(),
				ms: schemas.aig(),
				request_id: schemas.Rvf(schema_text, null)
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
				tool_call_id: schemas.YjP(),
				kind: schema_text,
				operation: schema_text,
				answer: schema_text,
				rule: schemas.YjP(),
				reason: schema_text,
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
				trace: schemas.YOg(traceEntry),
				ladder: schema_text,
				budgets: schemas.YjP()
			}),
			schemas.Ikc({
				type: schemas.euz("error"),
				at,
				code: schemas.k5n(errors.fv),
				message: schemas.YjP(),
				reason: schema_text
			}),
			schemas.Ikc({
				type: schemas.euz("finish"),
				at,
				finish_reason: schemas.k5n(chat.B7),
				session_id: schema_text,
				model: schemas.YjP()
			}),
			schemas.Ikc({
				type: schemas.euz("usage"),
				at,
				usage: chat.CI
			}),
			schemas.Ikc({
				type: schemas.euz("remark"),
				at,
				message: schemas.YjP()
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
		]), held = {
			start: !0,
			request: !0,
			prompt: !0,
			reasoning: !0,
			text: !0,
			pause: !0,
			decision: !0,
			error: !0,
			finish: !0,
			usage: !0,
			remark: !0,
			end: !0
		};
		function isKnownType(type) {
			return Object.hasOwn(held, type);
		}
		function* readTranscript(transcript) {
			let number = 0;
			for (let line of transcript.split("\n")) number += 1, line.trim() !== "" && (yield {
				number,
				event: readLine(line)
			});
		}
		function readLine(line) {
			let json;
			try {
				json = JSON.parse(line);
			} catch {
				return "unreadable";
			}
			return typeof json != "object" || !json || !("type" in json) || typeof json.type != "string" ? "unreadable" : isPiece(json) ? json : (0, lib_json.h)(json, 32) ? "unreadable" : recordedEvent.safeParse(json).data ?? (isKnownType(json.type) ? "unreadable" : "unknown");
		}
		function isPiece(json) {
			return "type" in json && "at" in json && "text" in json && (json.type === "text" || json.type === "reasoning") && typeof json.at == "string" && typeof json.text == "string";
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
	}),
	96559: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			MH: () => worded,
			b6: () => textOf,
			hF: () => input
		});
		function input(name) {
			return { input: name };
		}
		function worded(texts, ...values) {
			return texts.flatMap((text, index) => {
				let value = values[index] ?? "";
				return [text, typeof value == "number" ? String(value) : value].flat();
			});
		}
		function textOf(message, call = callActionInput) {
			return typeof message == "string" ? message : message.reduce((text, part) => text + (typeof part == "string" ? part : call(part.input, text === "" || text.endsWith(". "))), "");
		}
		function callActionInput(name, isFirst) {
			return isFirst ? `Input "${name}"` : `"${name}"`;
		}
	})
};
