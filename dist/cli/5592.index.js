export const id = 5592;
export const ids = [
	5592,
	1387,
	452
];
export const modules = {
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
	18344: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { N: () => connect });
		var client = __webpack_require__(94374);
		function describeRequest({ route, status, ms, request_id }) {
			let id = request_id === null ? "" : `, request id ${request_id}`;
			return `${route} answered ${status} after ${Math.round(ms)} ms${id}.`;
		}
		var events = __webpack_require__(83213), job_bearer = __webpack_require__(59806), workspace = __webpack_require__(50082);
		async function connect(io, settings, onRequest = (request) => io.log.debug(describeRequest((0, events.p)(request)))) {
			let stages = {
				...io,
				...settings,
				...(0, workspace.O)(io),
				onRequest
			}, bearer = await (0, job_bearer.Vg)(stages);
			return {
				...bearer,
				client: (0, client.U)({
					...stages,
					...bearer
				})
			};
		}
	}),
	82159: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => withinTime });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		async function withinTime(io, timeoutMs, work) {
			let { deadline } = io;
			if (deadline !== void 0) return work({
				...io,
				deadline
			});
			let limit = new AbortController(), timer = setTimeout(() => {
				let spent = `${Math.round(timeoutMs / 1e3)} s`;
				limit.abort(new _errors_js__WEBPACK_IMPORTED_MODULE_0__.e4("timeout", `The step took longer than ${spent}. Raise "timeout" if the work needs it.`));
			}, timeoutMs), signal = AbortSignal.any([limit.signal, io.signal]);
			try {
				return await work({
					...io,
					signal,
					deadline: io.clock.monotonic() + timeoutMs
				});
			} finally {
				clearTimeout(timer);
			}
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
	}),
	83213: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => toStartEvent,
			p: () => toRequestEvent
		});
		function toStartEvent(intern, mode, policy, context, facts) {
			return {
				type: "start",
				intern_id: intern.id,
				intern_name: intern.name,
				approval_mode: mode,
				policy,
				context,
				...facts
			};
		}
		function toRequestEvent({ route, status, ms, requestId }) {
			return {
				type: "request",
				route,
				status,
				ms,
				request_id: requestId ?? null
			};
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
