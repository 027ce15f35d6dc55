export const id = 9749;
export const ids = [9749];
export const modules = {
	46085: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { C: () => createParser });
		class ParseError extends Error {
			constructor(message, options) {
				super(message), this.name = "ParseError", this.type = options.type, this.field = options.field, this.value = options.value, this.line = options.line;
			}
		}
		function createParser(config) {
			if (typeof config == "function") throw TypeError("`config` must be an object, got a function instead. Did you mean `createParser({onEvent: fn})`?");
			let { maxBufferSize, onComment, onError, onEvent, onId, onRetry } = config, pendingFragments = [], pendingFragmentsLength = 0, bomPrefix = "", id, data = "", dataLines = 0, eventType, terminated = !1, skippingLine = !1, skipNextLineFeed = !1;
			function feed(chunk) {
				if (terminated) throw Error("Cannot feed parser: it was terminated after exceeding the configured max buffer size. Call `reset()` to resume parsing.");
				if (bomPrefix !== void 0) {
					if (chunk = bomPrefix + chunk, chunk === "" || chunk === "ï" || chunk === "ï»") {
						bomPrefix = chunk;
						return;
					}
					bomPrefix = void 0, chunk = chunk.replace(/^(?:\uFEFF|\xEF\xBB\xBF)/, "");
				}
				if ((skippingLine || skipNextLineFeed) && (chunk = resumeAfterSkip(chunk), !chunk)) return;
				if (!pendingFragments.length) {
					let trailing = processLines(chunk);
					trailing !== "" && storeTrailing(trailing), checkForBufferOverflow();
					return;
				}
				if (chunk.indexOf("\n") === -1 && chunk.indexOf("\r") === -1) {
					if (pendingFragmentsLength < 6 && !shouldBufferTrailing(pendingFragments.join("") + chunk.slice(0, 6 - pendingFragmentsLength))) {
						pendingFragments.length = 0, pendingFragmentsLength = 0, skippingLine = !0;
						return;
					}
					pendingFragments.push(chunk), pendingFragmentsLength += chunk.length, checkForBufferOverflow();
					return;
				}
				pendingFragments.push(chunk);
				let input = pendingFragments.join("");
				pendingFragments.length = 0, pendingFragmentsLength = 0, storeTrailing(processLines(input)), checkForBufferOverflow();
			}
			function resumeAfterSkip(chunk) {
				if (chunk.length === 0) return chunk;
				if (skipNextLineFeed) return skipNextLineFeed = !1, chunk.charCodeAt(0) === 10 ? chunk.slice(1) : chunk;
				let crIndex = chunk.indexOf("\r"), lfIndex = chunk.indexOf("\n"), lineEnd = crIndex === -1 ? lfIndex : lfIndex === -1 || crIndex < lfIndex ? crIndex : lfIndex;
				return lineEnd === -1 ? "" : lineEnd === chunk.length - 1 && chunk.charCodeAt(lineEnd) === 13 ? (skippingLine = !1, skipNextLineFeed = !0, "") : (skippingLine = !1, chunk.slice(lineEnd + (chunk.charCodeAt(lineEnd) === 13 && chunk.charCodeAt(lineEnd + 1) === 10 ? 2 : 1)));
			}
			function storeTrailing(trailing) {
				if (trailing) {
					if (trailing.charCodeAt(trailing.length - 1) === 13) {
						if (parseLine(trailing, 0, trailing.length - 1), checkForBufferOverflow()) return;
						skipNextLineFeed = !0;
					} else shouldBufferTrailing(trailing) ? (pendingFragments.push(trailing), pendingFragmentsLength = trailing.length) : skippingLine = !0;
				}
			}
			function shouldBufferTrailing(trailing) {
				let firstCharCode = trailing.charCodeAt(0);
				return firstCharCode === 58 && !!onComment || firstCharCode === 100 && isPotentialField(trailing, "data") || firstCharCode === 101 && isPotentialField(trailing, "event") || firstCharCode === 105 && isPotentialField(trailing, "id") || firstCharCode === 114 && isPotentialField(trailing, "retry");
			}
			function checkForBufferOverflow() {
				return terminated ? !0 : maxBufferSize === void 0 || pendingFragmentsLength + data.length <= maxBufferSize ? !1 : (terminated = !0, pendingFragments.length = 0, pendingFragmentsLength = 0, id = void 0, data = "", dataLines = 0, eventType = void 0, skippingLine = !1, skipNextLineFeed = !1, onError?.(new ParseError(`Buffered data exceeded max buffer size of ${maxBufferSize} characters`, { type: "max-buffer-size-exceeded" })), !0);
			}
			function processLines(chunk) {
				let searchIndex = 0;
				if (chunk.indexOf("\r") === -1) {
					let lfIndex = chunk.indexOf("\n", searchIndex);
					for (; lfIndex !== -1;) {
						if (searchIndex === lfIndex) {
							id !== void 0 && onId?.(id), dataLines > 0 && onEvent?.({
								id,
								event: eventType,
								data
							}), id = void 0, data = "", dataLines = 0, eventType = void 0, searchIndex = lfIndex + 1, lfIndex = chunk.indexOf("\n", searchIndex);
							continue;
						}
						let firstCharCode = chunk.charCodeAt(searchIndex);
						if (isDataPrefix(chunk, searchIndex, firstCharCode)) {
							let valueStart = chunk.charCodeAt(searchIndex + 5) === 32 ? searchIndex + 6 : searchIndex + 5, value = chunk.slice(valueStart, lfIndex);
							if (dataLines === 0 && chunk.charCodeAt(lfIndex + 1) === 10) {
								id !== void 0 && onId?.(id), onEvent?.({
									id,
									event: eventType,
									data: value
								}), id = void 0, data = "", eventType = void 0, searchIndex = lfIndex + 2, lfIndex = chunk.indexOf("\n", searchIndex);
								continue;
							}
							data = dataLines === 0 ? value : `${data}\n${value}`, dataLines++;
						} else isEventPrefix(chunk, searchIndex, firstCharCode) ? eventType = chunk.slice(chunk.charCodeAt(searchIndex + 6) === 32 ? searchIndex + 7 : searchIndex + 6, lfIndex) || void 0 : parseLine(chunk, searchIndex, lfIndex);
						if (checkForBufferOverflow()) return "";
						searchIndex = lfIndex + 1, lfIndex = chunk.indexOf("\n", searchIndex);
					}
					return chunk.slice(searchIndex);
				}
				let crIndex = chunk.indexOf("\r", searchIndex), lfIndex = chunk.indexOf("\n", searchIndex);
				for (; searchIndex < chunk.length;) {
					let lineEnd = -1;
					if (crIndex !== -1 && lfIndex !== -1 ? lineEnd = crIndex < lfIndex ? crIndex : lfIndex : crIndex === -1 ? lfIndex !== -1 && (lineEnd = lfIndex) : lineEnd = crIndex === chunk.length - 1 ? -1 : crIndex, lineEnd === -1) break;
					if (parseLine(chunk, searchIndex, lineEnd), checkForBufferOverflow()) return "";
					searchIndex = lineEnd + 1, chunk.charCodeAt(searchIndex - 1) === 13 && chunk.charCodeAt(searchIndex) === 10 && searchIndex++, crIndex !== -1 && crIndex < searchIndex && (crIndex = chunk.indexOf("\r", searchIndex)), lfIndex !== -1 && lfIndex < searchIndex && (lfIndex = chunk.indexOf("\n", searchIndex));
				}
				return chunk.slice(searchIndex);
			}
			function parseLine(chunk, start, end) {
				if (start === end) {
					dispatchEvent();
					return;
				}
				let firstCharCode = chunk.charCodeAt(start);
				if (isDataPrefix(chunk, start, firstCharCode)) {
					let valueStart = chunk.charCodeAt(start + 5) === 32 ? start + 6 : start + 5, value = chunk.slice(valueStart, end);
					data = dataLines === 0 ? value : `${data}\n${value}`, dataLines++;
					return;
				}
				if (isEventPrefix(chunk, start, firstCharCode)) {
					eventType = chunk.slice(chunk.charCodeAt(start + 6) === 32 ? start + 7 : start + 6, end) || void 0;
					return;
				}
				if (firstCharCode === 105 && chunk.charCodeAt(start + 1) === 100 && chunk.charCodeAt(start + 2) === 58) {
					let value = chunk.slice(chunk.charCodeAt(start + 3) === 32 ? start + 4 : start + 3, end);
					value.includes("\0") || (id = value);
					return;
				}
				if (firstCharCode === 58) {
					if (onComment) {
						let line = chunk.slice(start, end);
						onComment(line.slice(chunk.charCodeAt(start + 1) === 32 ? 2 : 1));
					}
					return;
				}
				let line = chunk.slice(start, end), fieldSeparatorIndex = line.indexOf(":");
				if (fieldSeparatorIndex === -1) {
					processField(line, "", line);
					return;
				}
				let field = line.slice(0, fieldSeparatorIndex), offset = line.charCodeAt(fieldSeparatorIndex + 1) === 32 ? 2 : 1;
				processField(field, line.slice(fieldSeparatorIndex + offset), line);
			}
			function processField(field, value, line) {
				switch (field) {
					case "event":
						eventType = value || void 0;
						break;
					case "data":
						data = dataLines === 0 ? value : `${data}\n${value}`, dataLines++;
						break;
					case "id":
						value.includes("\0") || (id = value);
						break;
					case "retry":
						/^\d+$/.test(value) ? onRetry?.(parseInt(value, 10)) : onError?.(new ParseError(`Invalid \`retry\` value: "${value}"`, {
							type: "invalid-retry",
							value,
							line
						}));
						break;
					default: onError?.(new ParseError(`Unknown field "${field.length > 20 ? `${field.slice(0, 20)}…` : field}"`, {
						type: "unknown-field",
						field,
						value,
						line
					}));
				}
			}
			function dispatchEvent() {
				id !== void 0 && onId?.(id), dataLines > 0 && onEvent?.({
					id,
					event: eventType,
					data
				}), id = void 0, data = "", dataLines = 0, eventType = void 0;
			}
			function reset(options = {}) {
				if (options.consume && pendingFragments.length > 0) {
					let incompleteLine = pendingFragments.join("");
					parseLine(incompleteLine, 0, incompleteLine.length);
				}
				bomPrefix = "", id = void 0, data = "", dataLines = 0, eventType = void 0, pendingFragments.length = 0, pendingFragmentsLength = 0, terminated = !1, skippingLine = !1, skipNextLineFeed = !1;
			}
			return {
				feed,
				reset
			};
		}
		function isDataPrefix(chunk, i, firstCharCode) {
			return firstCharCode === 100 && chunk.charCodeAt(i + 1) === 97 && chunk.charCodeAt(i + 2) === 116 && chunk.charCodeAt(i + 3) === 97 && chunk.charCodeAt(i + 4) === 58;
		}
		function isEventPrefix(chunk, i, firstCharCode) {
			return firstCharCode === 101 && chunk.charCodeAt(i + 1) === 118 && chunk.charCodeAt(i + 2) === 101 && chunk.charCodeAt(i + 3) === 110 && chunk.charCodeAt(i + 4) === 116 && chunk.charCodeAt(i + 5) === 58;
		}
		function isPotentialField(line, field) {
			let i = 1;
			for (; i < line.length && i < field.length;) {
				if (line.charCodeAt(i) !== field.charCodeAt(i)) return !1;
				i++;
			}
			return line.length <= field.length || line.charCodeAt(field.length) === 58;
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
