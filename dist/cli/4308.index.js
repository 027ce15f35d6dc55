export const id = 4308;
export const ids = [4308];
export const modules = {
	51612: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FO: () => exitCodeOf,
			XS: () => callFlag,
			c7: () => systemCodeOf,
			xV: () => reportFailure
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26593), _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63683), _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97309), _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99859), _json_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52604), _screen_print_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27928);
		let usageCodes = new Set([
			"input_invalid",
			"input_missing",
			"input_conflict",
			"policy_missing",
			"policy_invalid",
			"config_invalid"
		]), accessCodes = /^(?:identity|exchange|api|intern)_/;
		function exitCodeOf(error) {
			return error.code === "cancelled" ? _command_js__WEBPACK_IMPORTED_MODULE_0__.An : error.code === "safety_limit_broken" ? _command_js__WEBPACK_IMPORTED_MODULE_0__.Lk : usageCodes.has(error.code) ? _command_js__WEBPACK_IMPORTED_MODULE_0__.rP : 1;
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
			(0, _screen_print_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `interns ${command.name}: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.TN)((0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.Uc)(thrown, call))} (${error.code})`);
			let source = error.data.source ?? "", input = error.code === "input_missing" && (0, _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.wp)(source) ? source : void 0;
			if ((0, _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.wp)(source) && _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.Z$[source].where !== "action" && (io.env[(0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__.I)(source)] ?? "") !== "") (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  Without the flag, ${(0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__.I)(source)} of the environment counts.`);
			else if (input !== void 0) {
				let stray = strayVariable((0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__.I)(input), io);
				stray === void 0 ? (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  It may also be set in the environment, as ${(0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__.I)(input)}.`) : (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  ${stray} is set, which nothing reads. Did you mean ${(0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__.I)(input)}?`);
			}
			for (let { name: claim, value } of error.data.unverifiedClaims ?? []) (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  ${claim}: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.TN)(value ?? "absent")} (unverified)`);
			for (let remark of error.data.remarks ?? []) (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  ${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.TN)(remark)}`);
			return (input !== void 0 || accessCodes.test(error.code)) && (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, "  \"interns doctor\" says what to fix."), json && io.stdout(`${(0, _json_text_js__WEBPACK_IMPORTED_MODULE_6__.j)({ error: {
				code: error.code,
				message: error.messageFor(call)
			} })}\n`), exitCodeOf(error);
		}
		function systemCodeOf(error) {
			if (error instanceof Error) return "syscall" in error && "code" in error && typeof error.code == "string" ? error.code : systemCodeOf(error.cause);
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
	76148: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { w: () => runChild });
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421), node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161), node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500), _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97309), _failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51612), _screen_print_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27928);
		function runChild([command = "", ...args], options) {
			let { io, env, interrupted } = options;
			return new Promise((resolve) => {
				let child = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(command, args, {
					cwd: io.cwd,
					env,
					stdio: "inherit"
				});
				child.once("error", (error) => {
					let why = (0, _failure_js__WEBPACK_IMPORTED_MODULE_3__.c7)(error) === "ENOENT" ? "is not found. Check its spelling, or give its path." : `can't be started: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_4__.TN)((0, _errors_js__WEBPACK_IMPORTED_MODULE_5__.Uc)(error))}`;
					(0, _screen_print_js__WEBPACK_IMPORTED_MODULE_6__.qz)(io, `"${(0, _log_js__WEBPACK_IMPORTED_MODULE_4__.TN)(command)}" ${why}`), resolve(127);
				}), child.once("exit", (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : node_os__WEBPACK_IMPORTED_MODULE_1__.constants.signals[signal]))), interrupted.then(async (signal) => {
					signal !== "SIGTERM" && io.terminal?.canAsk === !0 && await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(3e3, void 0, { ref: !1 }), child.kill(signal);
				});
			});
		}
	}),
	48970: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			lookForIdentities: () => lookForIdentities,
			runIdentity: () => runIdentity,
			runToken: () => runToken,
			toText: () => toText
		});
		var errors = __webpack_require__(452), identity_claims = __webpack_require__(7881), places = __webpack_require__(62801), source = __webpack_require__(70621), service_settings = __webpack_require__(2382), values = __webpack_require__(97035), bearer = __webpack_require__(84014), deadline = __webpack_require__(82159), job_workspace = __webpack_require__(50082);
		function obtainDatedToken(io, settings) {
			return (0, deadline.d)(io, settings.timeoutMs, async (job) => {
				let { token, lifetimeMs, startedAt } = await (0, bearer.BM)({
					...job,
					...settings,
					...(0, job_workspace.O)(job)
				}), { clock } = job;
				return {
					token,
					expiresAt: new Date(clock.now() - (clock.monotonic() - startedAt) + lifetimeMs).toISOString()
				};
			});
		}
		var log = __webpack_require__(97309), failure = __webpack_require__(51612), json_text = __webpack_require__(52604), screen_style = __webpack_require__(67706), wrap_words = __webpack_require__(81287), usual_flags = __webpack_require__(13150), child = __webpack_require__(76148);
		async function runIdentity({ text, has, io, openJob }) {
			let job = await openJob(), report = await lookForIdentities(text, job);
			return io.stdout(job.redactor.redact(has("json") ? `${(0, json_text.j)(report, 2)}\n` : (0, wrap_words.EO)(toText(report, io), io.terminal?.stdout))), report.used !== null && report.error === null ? 0 : 1;
		}
		async function runToken({ text, has, commandLine, io, openJob }) {
			let interrupted = io.interrupted(), job = await openJob(), settings = (0, service_settings.BF)(text);
			if (has("exec") && commandLine.length === 0) throw new errors.dz("input_missing", "--exec needs a command after \"--\": interns token --exec -- npm test.", { source: "exec" });
			if (!has("exec") && commandLine.length > 0) throw new errors.dz("input_invalid", "There is a command after \"--\". Add \"--exec\" to run it.", { source: "exec" });
			let { token: granted, expiresAt } = await obtainDatedToken(job, settings);
			if (has("exec")) {
				let env = {
					...io.env,
					[settings.exportEnv ?? usual_flags.OP]: granted.reveal()
				};
				return (0, child.w)(commandLine, {
					io,
					env,
					interrupted
				});
			}
			io.env.GITHUB_ACTIONS === "true" && io.stderr(`::add-mask::${granted.reveal()}\n`);
			let json = {
				access_token: granted.reveal(),
				expires_at: expiresAt
			};
			return io.stdout(has("json") ? `${(0, json_text.j)(json)}\n` : `${granted.reveal()}\n`), 0;
		}
		async function lookForIdentities(text, job) {
			let workspace = (0, job_workspace.O)(job), options = {
				...job,
				...workspace
			}, setting = (0, service_settings.kB)(text);
			return look(setting.from === "ci" ? (0, places.Bx)(options) : [await (0, bearer.vz)(setting, options)], audienceOf(text), options, job.signal);
		}
		function audienceOf(text) {
			let baseUrl = text("base-url");
			return text("audience") ?? (baseUrl === void 0 ? null : new URL((0, values.$P)("base-url", baseUrl)).origin);
		}
		async function look(sources, audience, { log }, signal) {
			let found = [];
			for (let source of sources) found.push({
				name: source.name,
				...await source.detect()
			});
			let ready = sources.find((_, index) => found[index]?.state === "ready"), report = {
				sources: found,
				used: ready?.name ?? null,
				audience,
				claims: null,
				error: null
			};
			if (ready === void 0 || audience === null) return report;
			try {
				let token = await ready.fetchToken({
					audience,
					signal,
					timeoutMs: source.x
				});
				log.mask(token);
				let claims = (0, identity_claims.$q)(token).map(({ name, value }) => [name, value ?? null]);
				return claims.length === 0 ? {
					...report,
					error: "The token is not a JWT, so it has no claims."
				} : {
					...report,
					claims: Object.fromEntries(claims)
				};
			} catch (error) {
				return signal.throwIfAborted(), {
					...report,
					error: (0, errors.Uc)(error, failure.XS)
				};
			}
		}
		function toText({ sources, used, audience, claims, error }, io) {
			let style = (0, screen_style._)(io.terminal?.stdout), width = Math.max(...sources.map(({ name }) => name.length)), lines = sources.map((source) => {
				let sign = source.state === "ready" ? style.green("✓") : source.state === "broken" ? style.red("✗") : style.dim("-"), found = source.state === "ready" ? source.name === used ? "used" : "ready" : `lacks ${source.lacks}`, remedy = source.state === "broken" ? ` ${style.bold("→")} ${(0, log.TN)(source.remedy)}` : "";
				return `${sign} ${source.name.padEnd(width)}  ${(0, log.TN)(found)}${remedy}`;
			});
			if (used === null ? lines.push("", "There is no identity here. Give --subject-token-file, or use an API key.") : audience === null && lines.push("", "Give --audience or --base-url to see the claims of its token."), error !== null && lines.push("", style.red((0, log.TN)(error))), claims === null) return `${lines.join("\n")}\n`;
			let names = Object.entries(claims), claimWidth = Math.max(...names.map(([name]) => name.length)), shown = names.map(([name, value]) => `  ${name.padEnd(claimWidth)}  ${value === null ? style.dim("absent") : (0, log.TN)(value)}`);
			return `${[
				...lines,
				"",
				"Claims of its token (unverified):",
				...shown
			].join("\n")}\n`;
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
			for (let name of _definitions_js__WEBPACK_IMPORTED_MODULE_0__.vj) if (_definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].where === "action" && (env[envNameOf(name)] ?? "") !== "") throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.dz("input_conflict", `The environment variable ${envNameOf(name)} is set, but "${name}" works in the action only. Unset it.`, { source: name });
			return (name) => (0, _given_js__WEBPACK_IMPORTED_MODULE_2__.z2)(flags.get(name)) ?? (0, _given_js__WEBPACK_IMPORTED_MODULE_2__.z2)(env[envNameOf(name)]);
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
	77410: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D0: () => decoder,
			Rd: () => encoder,
			WG: () => encodeBase64,
			lF: () => encode,
			u8: () => strictDecoder,
			xW: () => concat,
			y4: () => decodeBase64
		});
		let encoder = new TextEncoder(), decoder = new TextDecoder(), strictDecoder = new TextDecoder("utf-8", { fatal: !0 });
		function concat(...buffers) {
			let size = buffers.reduce((acc, { length }) => acc + length, 0), buf = new Uint8Array(size), i = 0;
			for (let buffer of buffers) buf.set(buffer, i), i += buffer.length;
			return buf;
		}
		let NON_ASCII = /[^\x00-\x7f]/;
		function encode(string) {
			if (typeof string == "string" && string.length >= 128) {
				if (NON_ASCII.test(string)) throw TypeError("non-ASCII string encountered in encode()");
				return encoder.encode(string);
			}
			let bytes = new Uint8Array(string.length);
			for (let i = 0; i < string.length; i++) {
				let code = string.charCodeAt(i);
				if (code > 127) throw TypeError("non-ASCII string encountered in encode()");
				bytes[i] = code;
			}
			return bytes;
		}
		function encodeBase64(input, url = !1) {
			if (Uint8Array.prototype.toBase64) return input.toBase64({
				alphabet: url ? "base64url" : "base64",
				omitPadding: url
			});
			let CHUNK_SIZE = 32768, arr = [];
			for (let i = 0; i < input.length; i += CHUNK_SIZE) arr.push(String.fromCharCode.apply(null, input.subarray(i, i + CHUNK_SIZE)));
			let encoded = btoa(arr.join(""));
			return url ? encoded.replace(/=/g, "").replace(/\+/g, "-").replace(/\//g, "_") : encoded;
		}
		function decodeBase64(encoded, url = !1) {
			if (Uint8Array.fromBase64) return Uint8Array.fromBase64(encoded, { alphabet: url ? "base64url" : "base64" });
			if (url) {
				if (encoded.includes("+") || encoded.includes("/")) throw TypeError("Invalid base64url");
				encoded = encoded.replace(/-/g, "+").replace(/_/g, "/");
			}
			let binary = atob(encoded), bytes = new Uint8Array(binary.length);
			for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
			return bytes;
		}
	}),
	47784: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BU: () => validateCritDuplicates,
			Fw: () => validateAlgorithms,
			Gv: () => isObject,
			J0: () => validateB64,
			MV: () => encodeAsciiMember,
			OX: () => parseJoseHeader,
			ac: () => assertNotSet,
			fV: () => isJwkSet,
			fz: () => isDisjoint,
			h2: () => decodeBase64url,
			ji: () => serializeJoseHeader,
			nI: () => validateCrit,
			qc: () => JWS_RECOGNIZED
		});
		var _util_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5674), _util_base64url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71445), _buffer_utils_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77410);
		function isObject(input) {
			if (typeof input != "object" || !input || Object.prototype.toString.call(input) !== "[object Object]") return !1;
			let prototype = Object.getPrototypeOf(input);
			return prototype === null || Object.getPrototypeOf(prototype) === null;
		}
		function isJwkSet(input) {
			return isObject(input) && Array.isArray(input.keys) && Array.from(input.keys).every(isObject);
		}
		function isDisjoint(...headers) {
			let parameters = new Set();
			for (let header of headers) if (header) for (let parameter of Object.keys(header)) {
				if (parameters.has(parameter)) return !1;
				parameters.add(parameter);
			}
			return !0;
		}
		function assertNotSet(value, name) {
			if (value !== void 0) throw TypeError(`${name} can only be called once`);
		}
		function decodeBase64url(value, label, ErrorClass) {
			try {
				return (0, _util_base64url_js__WEBPACK_IMPORTED_MODULE_0__.D)(value);
			} catch (cause) {
				throw new ErrorClass(`Failed to base64url decode the ${label}`, { cause });
			}
		}
		function encodeAsciiMember(value, label, ErrorClass) {
			try {
				return (0, _buffer_utils_js__WEBPACK_IMPORTED_MODULE_1__.lF)(value);
			} catch (cause) {
				throw new ErrorClass(`The ${label} is not a valid base64url string`, { cause });
			}
		}
		function parseJoseHeader(encodedProtectedHeader, ErrorClass, message) {
			let parsed;
			try {
				parsed = JSON.parse(_buffer_utils_js__WEBPACK_IMPORTED_MODULE_1__.u8.decode((0, _util_base64url_js__WEBPACK_IMPORTED_MODULE_0__.D)(encodedProtectedHeader)));
			} catch (cause) {
				throw new ErrorClass(message, { cause });
			}
			if (!isObject(parsed)) throw new ErrorClass(message);
			return parsed;
		}
		let JWS_RECOGNIZED = {
			__proto__: null,
			b64: !0
		};
		function validateAlgorithms(option, algorithms) {
			if (algorithms !== void 0 && (!Array.isArray(algorithms) || algorithms.some((s) => typeof s != "string"))) throw TypeError(`"${option}" option must be an array of strings`);
			return algorithms === void 0 ? void 0 : new Set(algorithms);
		}
		function validateCritDuplicates(Err, protectedHeader) {
			let { crit } = protectedHeader ?? {};
			if (Array.isArray(crit) && new Set(crit).size !== crit.length) throw new Err("\"crit\" (Critical) Header Parameter MUST NOT contain duplicate values");
		}
		function validateCrit(Err, recognizedDefault, recognizedOption, protectedHeader, joseHeader) {
			if (joseHeader.crit !== void 0 && protectedHeader?.crit === void 0) throw new Err("\"crit\" (Critical) Header Parameter MUST be integrity protected");
			if (!protectedHeader || protectedHeader.crit === void 0) return [];
			if (!Array.isArray(protectedHeader.crit) || protectedHeader.crit.length === 0 || protectedHeader.crit.some((input) => typeof input != "string" || input.length === 0)) throw new Err("\"crit\" (Critical) Header Parameter MUST be an array of non-empty strings when present");
			let recognized = recognizedOption === void 0 ? recognizedDefault : {
				__proto__: null,
				...recognizedOption,
				...recognizedDefault
			};
			for (let parameter of protectedHeader.crit) {
				if (!(parameter in recognized)) throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_2__.T0(`Extension Header Parameter "${parameter}" is not recognized`);
				if (!Object.hasOwn(joseHeader, parameter) || joseHeader[parameter] === void 0) throw new Err(`Extension Header Parameter "${parameter}" is missing`);
				if (recognized[parameter] && (!Object.hasOwn(protectedHeader, parameter) || protectedHeader[parameter] === void 0)) throw new Err(`Extension Header Parameter "${parameter}" MUST be integrity protected`);
			}
			return protectedHeader.crit;
		}
		function validateB64(protectedHeader, extensions) {
			if (extensions.includes("b64")) {
				let b64 = protectedHeader.b64;
				if (typeof b64 != "boolean") throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_2__.Ye("The \"b64\" (base64url-encode payload) Header Parameter must be a boolean");
				return b64;
			}
			return !0;
		}
		function serializeJoseHeader(Err, header) {
			let serialized, parsed;
			try {
				serialized = JSON.stringify(header), parsed = JSON.parse(serialized);
			} catch (cause) {
				throw new Err("JOSE Header is not valid JSON", { cause });
			}
			if (!isObject(parsed)) throw new Err("JOSE Header is not a JSON object");
			return [parsed, serialized];
		}
	}),
	71445: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D: () => decode,
			l: () => encode
		});
		var _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77410);
		function decode(input) {
			try {
				return (0, _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__.y4)(typeof input == "string" ? input : _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__.D0.decode(input), !0);
			} catch (cause) {
				throw TypeError("The input to be decoded is not correctly encoded.", { cause });
			}
		}
		function encode(input) {
			return (0, _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__.WG)(typeof input == "string" ? _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__.Rd.encode(input) : input, !0);
		}
	}),
	77961: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { i: () => decodeJwt });
		var _base64url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71445), _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77410), _lib_validate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47784), _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5674);
		function decodeJwt(jwt) {
			if (typeof jwt != "string") throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Dp("JWTs must use Compact JWS serialization, JWT must be a string");
			let { 1: encodedPayload, length } = jwt.split(".");
			if (length === 5) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Dp("Only JWTs using Compact JWS serialization can be decoded");
			if (length !== 3) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Dp("Invalid JWT");
			if (!encodedPayload) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Dp("JWTs must contain a payload");
			let claimsSetBytes;
			try {
				claimsSetBytes = (0, _base64url_js__WEBPACK_IMPORTED_MODULE_1__.D)(encodedPayload);
			} catch (cause) {
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Dp("Failed to base64url decode the payload", { cause });
			}
			let claimsSet;
			try {
				claimsSet = JSON.parse(_lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_2__.u8.decode(claimsSetBytes));
			} catch (cause) {
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Dp("Failed to parse the decoded payload as JSON", { cause });
			}
			if (!(0, _lib_validate_js__WEBPACK_IMPORTED_MODULE_3__.Gv)(claimsSet)) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Dp("Invalid JWT Claims Set");
			return claimsSet;
		}
	}),
	5674: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$4: () => JWKSMultipleMatchingKeys,
			BT: () => JWKSNoMatchingKey,
			Dm: () => JWKSInvalid,
			Dp: () => JWTInvalid,
			Rb: () => JOSEAlgNotAllowed,
			T0: () => JOSENotSupported,
			Ye: () => JWSInvalid,
			h2: () => JWSSignatureVerificationFailed,
			i4: () => JOSEError,
			ie: () => JWTClaimValidationFailed,
			n: () => JWTExpired
		});
		class JOSEError extends Error {
			static code = "ERR_JOSE_GENERIC";
			code = "ERR_JOSE_GENERIC";
			constructor(message, options) {
				super(message, options), this.name = this.constructor.name, Error.captureStackTrace?.(this, this.constructor);
			}
		}
		class JWTClaimValidationFailed extends JOSEError {
			static code = "ERR_JWT_CLAIM_VALIDATION_FAILED";
			code = "ERR_JWT_CLAIM_VALIDATION_FAILED";
			claim;
			reason;
			payload;
			constructor(message, payload, claim = "unspecified", reason = "unspecified") {
				super(message, { cause: {
					claim,
					reason,
					payload
				} }), this.claim = claim, this.reason = reason, this.payload = payload;
			}
		}
		class JWTExpired extends JOSEError {
			static code = "ERR_JWT_EXPIRED";
			code = "ERR_JWT_EXPIRED";
			claim;
			reason;
			payload;
			constructor(message, payload, claim = "unspecified", reason = "unspecified") {
				super(message, { cause: {
					claim,
					reason,
					payload
				} }), this.claim = claim, this.reason = reason, this.payload = payload;
			}
		}
		class JOSEAlgNotAllowed extends JOSEError {
			static code = "ERR_JOSE_ALG_NOT_ALLOWED";
			code = "ERR_JOSE_ALG_NOT_ALLOWED";
		}
		class JOSENotSupported extends JOSEError {
			static code = "ERR_JOSE_NOT_SUPPORTED";
			code = "ERR_JOSE_NOT_SUPPORTED";
		}
		class JWSInvalid extends JOSEError {
			static code = "ERR_JWS_INVALID";
			code = "ERR_JWS_INVALID";
		}
		class JWTInvalid extends JOSEError {
			static code = "ERR_JWT_INVALID";
			code = "ERR_JWT_INVALID";
		}
		class JWKSInvalid extends JOSEError {
			static code = "ERR_JWKS_INVALID";
			code = "ERR_JWKS_INVALID";
		}
		class JWKSNoMatchingKey extends JOSEError {
			static code = "ERR_JWKS_NO_MATCHING_KEY";
			code = "ERR_JWKS_NO_MATCHING_KEY";
			constructor(message = "no applicable key found in the JSON Web Key Set", options) {
				super(message, options);
			}
		}
		class JWKSMultipleMatchingKeys extends JOSEError {
			[Symbol.asyncIterator] = async function* () {};
			static code = "ERR_JWKS_MULTIPLE_MATCHING_KEYS";
			code = "ERR_JWKS_MULTIPLE_MATCHING_KEYS";
			constructor(message = "multiple matching keys found in the JSON Web Key Set", options) {
				super(message, options);
			}
		}
		class JWSSignatureVerificationFailed extends JOSEError {
			static code = "ERR_JWS_SIGNATURE_VERIFICATION_FAILED";
			code = "ERR_JWS_SIGNATURE_VERIFICATION_FAILED";
			constructor(message = "signature verification failed", options) {
				super(message, options);
			}
		}
	})
};
