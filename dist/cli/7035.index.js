export const id = 7035;
export const ids = [7035, 452];
export const modules = {
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
	97035: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$7: () => readDuration,
			$P: () => readBaseUrl,
			Cp: () => readUuid,
			JI: () => readInteger,
			Vf: () => readBoolean,
			gH: () => readListOf,
			n5: () => readSecret,
			readChoice: () => readChoice,
			sg: () => readRef,
			tm: () => badValue
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97309), _secret_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60721), _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96559);
		function badValue(name, value, use) {
			let shown = value.length > 200 ? `${value.slice(0, 200)}…` : value;
			return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.InputError("input_invalid", (0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.hF)(name)} is "${(0, _log_js__WEBPACK_IMPORTED_MODULE_2__.oneLine)(shown)}". ${use}`, { source: name });
		}
		function readChoice(name, value, choices) {
			let choice = choices.find((one) => one === value);
			if (choice !== void 0) return choice;
			let quoted = choices.map((one) => `"${one}"`);
			throw badValue(name, value, `Use ${quoted.length === 1 ? quoted[0] : `${quoted.slice(0, -1).join(", ")} or ${quoted.at(-1)}`}.`);
		}
		function readBoolean(name, value) {
			if (/^(?:true|True|TRUE)$/.test(value)) return !0;
			if (/^(?:false|False|FALSE)$/.test(value)) return !1;
			throw badValue(name, value, "Use \"true\" or \"false\".");
		}
		function readListOf(name, value, words) {
			let found = value.split(",").map((part) => {
				let word = words.find((one) => one === part.trim());
				if (word !== void 0) return word;
				throw badValue(name, value, `Use one or more of ${words.join(", ")}, separated by commas.`);
			});
			return [...new Set(found)];
		}
		function readSecret(name, value) {
			if (/^[\x21-\x7e]+$/.test(value)) return new _secret_js__WEBPACK_IMPORTED_MODULE_3__.Secret(value);
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.InputError("input_invalid", (0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.hF)(name)} has characters that no key or token has, such as a space or a line break. Check how the secret was stored.`, { source: name });
		}
		function readRef(name, value) {
			if (/^[^\s~^:?*[\\\u007f]{1,255}$/u.test(value) && !/\.\.|@\{|\/\/|^[-/]|[/.]$|(?:^|\/)\.|\.lock(?:\/|$)/.test(value)) return value;
			throw badValue(name, value, "Use \"auto\", \"workspace\", or a branch, tag or commit, for example \"main\".");
		}
		function readInteger(name, value, least) {
			let number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
			if (number >= least) return number;
			throw badValue(name, value, `Use a whole number from ${least}.`);
		}
		let unitMs = {
			h: 36e5,
			m: 6e4,
			s: 1e3
		}, longestDurationMs = 24 * unitMs.h;
		function readDuration(name, value, leastMs) {
			let use = `Use a duration such as "90s", "5m", "1h30m" or a number of seconds, from ${leastMs / 1e3} s to 24 h.`, parts = /^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.exec(value), bare = /^\d{1,9}$/.test(value) ? Number(value) * unitMs.s : void 0;
			if (value === "" || parts === null && bare === void 0) throw badValue(name, value, use);
			let [, hours = 0, minutes = 0, seconds = 0] = parts ?? [], ms = bare ?? Number(hours) * unitMs.h + Number(minutes) * unitMs.m + Number(seconds) * unitMs.s;
			if (ms < leastMs || ms > longestDurationMs) throw badValue(name, value, use);
			return ms;
		}
		function readUuid(name, value) {
			if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)) return value;
			throw badValue(name, value, "Use a UUID, for example \"89f9f5b2-3f89-4eaf-83ca-5ceae149e8bb\".");
		}
		let loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
		function readBaseUrl(name, value) {
			let use = "Use the base URL of the service with its version segment, for example \"https://service.example/api/v1\".";
			if (!URL.canParse(value)) throw badValue(name, value, use);
			let url = new URL(value);
			if (url.username !== "" || url.password !== "") throw badValue(name, url.host, `Leave user name and password out. ${use}`);
			if (/[?#]/.test(url.href)) throw badValue(name, value, `Leave query and fragment out. ${use}`);
			if (!(url.protocol === "https:" || url.protocol === "http:" && loopbackHost.test(url.hostname))) throw badValue(name, value, `Use https: tokens are sent there. Only loopback hosts may use http. ${use}`);
			return url.href.replace(/\/+$/, "");
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
