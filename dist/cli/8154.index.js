export const id = 8154;
export const ids = [8154];
export const modules = {
	40036: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { runList: () => runList });
		var _inputs_service_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2382), _job_list_interns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10123), _report_render_plain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8935), _report_summary_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43394), _json_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52604), _screen_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21264);
		async function runList({ text, has, io, openJob }) {
			let job = await openJob(), interns = await (0, _job_list_interns_js__WEBPACK_IMPORTED_MODULE_0__.i)(job, (0, _inputs_service_settings_js__WEBPACK_IMPORTED_MODULE_1__.iI)(text)), shown = has("json") ? `${(0, _json_text_js__WEBPACK_IMPORTED_MODULE_2__.jj)(interns, 2)}\n` : (0, _report_render_plain_js__WEBPACK_IMPORTED_MODULE_3__.b)((0, _report_summary_js__WEBPACK_IMPORTED_MODULE_4__.VH)(interns), (0, _screen_js__WEBPACK_IMPORTED_MODULE_5__.jE)(io));
			return io.stdout(job.redactor.redact(shown)), 0;
		}
	}),
	2382: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BF: () => readTokenSettings,
			L1: () => readCredentials,
			iI: () => readListSettings,
			kB: () => readSubjectToken,
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
				let given = text("audience");
				return {
					by: "exchange",
					federationPolicyId,
					audience: given ?? new URL(baseUrl).origin,
					isAudienceDefault: given === void 0,
					subjectToken: readSubjectToken(text),
					apiKey
				};
			}
			if (apiKey === void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.dz("input_missing", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`Neither ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("federation-policy-id")} nor ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("api-key")} is given. In a CI job set ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("federation-policy-id")}: its identity is exchanged, and no secret is stored. Elsewhere set ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("api-key")}.`, { source: "federation-policy-id" });
			for (let name of [
				"subject-token",
				"subject-token-file",
				"audience"
			]) if (text(name) !== void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.dz("input_conflict", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(name)} belongs to a token exchange, but ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("federation-policy-id")} is not given. Set that, or leave ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(name)} out.`, { source: name });
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
			if (credentials.by !== "exchange") throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.dz("input_missing", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("federation-policy-id")} is not given. An API key alone is no identity to exchange: use it as it is.`, { source: "federation-policy-id" });
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
		let listInputs = {
			workspaceId: "workspace-id",
			timeoutMs: "timeout"
		};
		function readListSettings(text) {
			let status = (0, _given_js__WEBPACK_IMPORTED_MODULE_0__.lq)(text, "status") ?? [];
			return {
				command: "list",
				...readService(text),
				status,
				...(0, _given_js__WEBPACK_IMPORTED_MODULE_0__.f5)(text, listInputs)
			};
		}
	}),
	10123: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { i: () => listInterns });
		var _client_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2410), _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452), _http_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28394), _connect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62480), _io_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72711);
		let maxListCharacters = 16777216;
		function listInterns(io, settings) {
			return (0, _io_js__WEBPACK_IMPORTED_MODULE_0__.d)(io, settings.timeoutMs, async (job) => {
				let { client } = await (0, _connect_js__WEBPACK_IMPORTED_MODULE_1__.Ng)(job, settings);
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
	82185: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => personRule,
			t: () => askUndecided
		});
		var _match_tests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89992), _policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8157);
		let personRule = "(person)", anything = {
			key: "anything",
			at: {
				line: 1,
				column: 1
			},
			matcher: {
				test: (0, _match_tests_js__WEBPACK_IMPORTED_MODULE_0__.Cc)(!0),
				missing: !1
			},
			value: () => !0
		}, entry = {
			id: personRule,
			at: anything.at,
			places: new Map(),
			reason: "Nothing in the permission policy decides this.",
			when: [],
			match: [anything]
		}, noBudget = {
			answers: 1e6,
			allows: 1e6,
			rejects_in_a_row: 1e6,
			same_pause: 1e6
		};
		function askUndecided(policy) {
			return {
				...policy,
				budget: policy === _policy_js__WEBPACK_IMPORTED_MODULE_1__.n4 ? noBudget : policy.budget,
				rules: [...policy.rules, {
					...entry,
					verb: "ask",
					limit: void 0
				}],
				questions: [...policy.questions, {
					...entry,
					verb: "ask",
					limit: void 0,
					answer: void 0
				}]
			};
		}
	}),
	15233: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => grantRule });
		let grantRule = "grant";
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
