export const id = 625;
export const ids = [625];
export const modules = {
	2227: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { L: () => issueCommand });
		var external_os_ = __webpack_require__(857);
		function toCommandValue(input) {
			return input == null ? "" : typeof input == "string" || input instanceof String ? input : JSON.stringify(input);
		}
		function issueCommand(command, properties, message) {
			let cmd = new Command(command, properties, message);
			process.stdout.write(cmd.toString() + external_os_.EOL);
		}
		class Command {
			constructor(command, properties, message) {
				command ||= "missing.command", this.command = command, this.properties = properties, this.message = message;
			}
			toString() {
				let cmdStr = "::" + this.command;
				if (this.properties && Object.keys(this.properties).length > 0) {
					cmdStr += " ";
					let first = !0;
					for (let key in this.properties) if (this.properties.hasOwnProperty(key)) {
						let val = this.properties[key];
						val && (first ? first = !1 : cmdStr += ",", cmdStr += `${key}=${escapeProperty(val)}`);
					}
				}
				return cmdStr += `::${escapeData(this.message)}`, cmdStr;
			}
		}
		function escapeData(s) {
			return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
		}
		function escapeProperty(s) {
			return toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
		}
	}),
	6085: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
					if (chunk = bomPrefix + chunk, chunk === "" || chunk === "\u00ef" || chunk === "\u00ef\u00bb") {
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
					default: onError?.(new ParseError(`Unknown field "${field.length > 20 ? `${field.slice(0, 20)}\u2026` : field}"`, {
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
	9937: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { i: () => decodeJwt }), new TextEncoder();
		let decoder = new TextDecoder(), buffer_utils_strictDecoder = new TextDecoder("utf-8", { fatal: !0 });
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
		function base64url_decode(input) {
			try {
				return decodeBase64(typeof input == "string" ? input : decoder.decode(input), !0);
			} catch (cause) {
				throw TypeError("The input to be decoded is not correctly encoded.", { cause });
			}
		}
		function isObject(input) {
			if (typeof input != "object" || !input || Object.prototype.toString.call(input) !== "[object Object]") return !1;
			let prototype = Object.getPrototypeOf(input);
			return prototype === null || Object.getPrototypeOf(prototype) === null;
		}
		class JOSEError extends Error {
			static code = "ERR_JOSE_GENERIC";
			code = "ERR_JOSE_GENERIC";
			constructor(message, options) {
				super(message, options), this.name = this.constructor.name, Error.captureStackTrace?.(this, this.constructor);
			}
		}
		class JWTInvalid extends JOSEError {
			static code = "ERR_JWT_INVALID";
			code = "ERR_JWT_INVALID";
		}
		function decodeJwt(jwt) {
			if (typeof jwt != "string") throw new JWTInvalid("JWTs must use Compact JWS serialization, JWT must be a string");
			let { 1: encodedPayload, length } = jwt.split(".");
			if (length === 5) throw new JWTInvalid("Only JWTs using Compact JWS serialization can be decoded");
			if (length !== 3) throw new JWTInvalid("Invalid JWT");
			if (!encodedPayload) throw new JWTInvalid("JWTs must contain a payload");
			let claimsSetBytes;
			try {
				claimsSetBytes = base64url_decode(encodedPayload);
			} catch (cause) {
				throw new JWTInvalid("Failed to base64url decode the payload", { cause });
			}
			let claimsSet;
			try {
				claimsSet = JSON.parse(buffer_utils_strictDecoder.decode(claimsSetBytes));
			} catch (cause) {
				throw new JWTInvalid("Failed to parse the decoded payload as JSON", { cause });
			}
			if (!isObject(claimsSet)) throw new JWTInvalid("Invalid JWT Claims Set");
			return claimsSet;
		}
	}),
	3305: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			_L: () => _boolean,
			LK: () => _int,
			Zm: () => _lte,
			Eb: () => _maxLength,
			m9: () => _minLength,
			G8: () => _never,
			jw: () => _null,
			F7: () => _number,
			NC: () => _positive,
			Fk: () => _regex,
			Rl: () => _string,
			em: () => _unknown,
			q0: () => describe,
			mI: () => meta
		});
		var core_checks = __webpack_require__(4890), _a;
		class $ZodRegistry {
			constructor() {
				this._map = new WeakMap(), this._idmap = new Map();
			}
			add(schema, ..._meta) {
				let meta = _meta[0];
				return this._map.set(schema, meta), meta && typeof meta == "object" && "id" in meta && this._idmap.set(meta.id, schema), this;
			}
			clear() {
				return this._map = new WeakMap(), this._idmap = new Map(), this;
			}
			remove(schema) {
				let meta = this._map.get(schema);
				return meta && typeof meta == "object" && "id" in meta && this._idmap.delete(meta.id), this._map.delete(schema), this;
			}
			get(schema) {
				let p = schema._zod.parent;
				if (p) {
					let pm = { ...this.get(p) ?? {} };
					delete pm.id;
					let f = {
						...pm,
						...this._map.get(schema)
					};
					return Object.keys(f).length ? f : void 0;
				}
				return this._map.get(schema);
			}
			has(schema) {
				return this._map.has(schema);
			}
		}
		function registry() {
			return new $ZodRegistry();
		}
		(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
		let globalRegistry = globalThis.__zod_globalRegistry;
		var core_util = __webpack_require__(4723);
		function snapshotChecks(def) {
			return def.checks &&= [...def.checks], def;
		}
		function _string(Class, params) {
			return new Class(snapshotChecks({
				type: "string",
				...core_util.A2(params)
			}));
		}
		function _number(Class, params) {
			return new Class(snapshotChecks({
				type: "number",
				checks: [],
				...core_util.A2(params)
			}));
		}
		function _int(Class, params) {
			return new Class({
				type: "number",
				check: "number_format",
				abort: !1,
				format: "safeint",
				...core_util.A2(params)
			});
		}
		function _boolean(Class, params) {
			return new Class({
				type: "boolean",
				...core_util.A2(params)
			});
		}
		function _null(Class, params) {
			return new Class({
				type: "null",
				...core_util.A2(params)
			});
		}
		function _unknown(Class) {
			return new Class({ type: "unknown" });
		}
		function _never(Class, params) {
			return new Class({
				type: "never",
				...core_util.A2(params)
			});
		}
		function _lte(value, params) {
			return new core_checks.sm({
				check: "less_than",
				...core_util.A2(params),
				value,
				inclusive: !0
			});
		}
		function _gt(value, params) {
			return new core_checks.J_({
				check: "greater_than",
				...core_util.A2(params),
				value,
				inclusive: !1
			});
		}
		function _positive(params) {
			return _gt(0, params);
		}
		function _maxLength(maximum, params) {
			return new core_checks.Yk({
				check: "max_length",
				...core_util.A2(params),
				maximum
			});
		}
		function _minLength(minimum, params) {
			return new core_checks.Kk({
				check: "min_length",
				...core_util.A2(params),
				minimum
			});
		}
		function _regex(pattern, params) {
			return new core_checks.DG({
				check: "string_format",
				format: "regex",
				...core_util.A2(params),
				pattern
			});
		}
		function describe(description) {
			let ch = new core_checks.QP({ check: "describe" });
			return ch._zod.onattach = [(inst) => {
				let existing = globalRegistry.get(inst) ?? {};
				globalRegistry.add(inst, {
					...existing,
					description
				});
			}], ch._zod.check = () => {}, ch;
		}
		function meta(metadata) {
			let ch = new core_checks.QP({ check: "meta" });
			return ch._zod.onattach = [(inst) => {
				let existing = globalRegistry.get(inst) ?? {};
				globalRegistry.add(inst, {
					...existing,
					...metadata
				});
			}], ch._zod.check = () => {}, ch;
		}
	}),
	4890: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DG: () => $ZodCheckRegex,
			J_: () => $ZodCheckGreaterThan,
			KH: () => $ZodCheckNumberFormat,
			Kk: () => $ZodCheckMinLength,
			QP: () => $ZodCheck,
			Yk: () => $ZodCheckMaxLength,
			sm: () => $ZodCheckLessThan
		});
		var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8532), _util_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4723);
		let $ZodCheck = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheck", (inst, def) => {
			var _a;
			inst._zod ??= {}, inst._zod.def = def, (_a = inst._zod).onattach ?? (_a.onattach = []);
		}), _whenHasLength = (payload) => {
			let val = payload.value;
			return !_util_js__WEBPACK_IMPORTED_MODULE_1__.cl(val) && val.length !== void 0;
		}, numericOriginMap = {
			number: "number",
			bigint: "bigint",
			object: "date"
		}, $ZodCheckLessThan = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckLessThan", (inst, def) => {
			$ZodCheck.init(inst, def);
			let origin = numericOriginMap[typeof def.value];
			inst._zod.check = (payload) => {
				(def.inclusive ? payload.value <= def.value : payload.value < def.value) || payload.issues.push({
					origin: numericOriginMap[typeof payload.value] ?? origin,
					code: "too_big",
					maximum: typeof def.value == "object" ? def.value.getTime() : def.value,
					input: payload.value,
					inclusive: def.inclusive,
					inst,
					continue: !def.abort
				});
			};
		}), $ZodCheckGreaterThan = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckGreaterThan", (inst, def) => {
			$ZodCheck.init(inst, def);
			let origin = numericOriginMap[typeof def.value];
			inst._zod.check = (payload) => {
				(def.inclusive ? payload.value >= def.value : payload.value > def.value) || payload.issues.push({
					origin: numericOriginMap[typeof payload.value] ?? origin,
					code: "too_small",
					minimum: typeof def.value == "object" ? def.value.getTime() : def.value,
					input: payload.value,
					inclusive: def.inclusive,
					inst,
					continue: !def.abort
				});
			};
		}), $ZodCheckNumberFormat = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckNumberFormat", (inst, def) => {
			$ZodCheck.init(inst, def), def.format = def.format || "float64";
			let isInt = def.format?.includes("int"), origin = isInt ? "int" : "number", [minimum, maximum] = _util_js__WEBPACK_IMPORTED_MODULE_1__.zH[def.format];
			inst._zod.check = (payload) => {
				let input = payload.value;
				if (isInt) {
					if (!Number.isInteger(input)) {
						payload.issues.push({
							expected: origin,
							format: def.format,
							code: "invalid_type",
							continue: !1,
							input,
							inst
						});
						return;
					}
					if (!Number.isSafeInteger(input)) {
						input > 0 ? payload.issues.push({
							input,
							code: "too_big",
							maximum: 2 ** 53 - 1,
							note: "Integers must be within the safe integer range.",
							inst,
							origin,
							inclusive: !0,
							continue: !def.abort
						}) : payload.issues.push({
							input,
							code: "too_small",
							minimum: -(2 ** 53 - 1),
							note: "Integers must be within the safe integer range.",
							inst,
							origin,
							inclusive: !0,
							continue: !def.abort
						});
						return;
					}
				}
				input < minimum && payload.issues.push({
					origin: "number",
					input,
					code: "too_small",
					minimum,
					inclusive: !0,
					inst,
					continue: !def.abort
				}), input > maximum && payload.issues.push({
					origin: "number",
					input,
					code: "too_big",
					maximum,
					inclusive: !0,
					inst,
					continue: !def.abort
				});
			};
		}), $ZodCheckMaxLength = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMaxLength", (inst, def) => {
			var _a;
			$ZodCheck.init(inst, def), (_a = inst._zod.def).when ?? (_a.when = _whenHasLength), inst._zod.check = (payload) => {
				let input = payload.value, units = input.length;
				if ((typeof input == "string" && units > def.maximum ? _util_js__WEBPACK_IMPORTED_MODULE_1__.O7(input) : units) <= def.maximum) return;
				let origin = _util_js__WEBPACK_IMPORTED_MODULE_1__.Rc(input);
				payload.issues.push({
					origin,
					code: "too_big",
					maximum: def.maximum,
					inclusive: !0,
					input,
					inst,
					continue: !def.abort
				});
			};
		}), $ZodCheckMinLength = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMinLength", (inst, def) => {
			var _a;
			$ZodCheck.init(inst, def), (_a = inst._zod.def).when ?? (_a.when = _whenHasLength), inst._zod.check = (payload) => {
				let input = payload.value, units = input.length;
				if ((typeof input == "string" && units >= def.minimum && units < def.minimum * 2 ? _util_js__WEBPACK_IMPORTED_MODULE_1__.O7(input) : units) >= def.minimum) return;
				let origin = _util_js__WEBPACK_IMPORTED_MODULE_1__.Rc(input);
				payload.issues.push({
					origin,
					code: "too_small",
					minimum: def.minimum,
					inclusive: !0,
					input,
					inst,
					continue: !def.abort
				});
			};
		}), $ZodCheckStringFormat = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckStringFormat", (inst, def) => {
			var _a, _b;
			$ZodCheck.init(inst, def), def.pattern ? (_a = inst._zod).check ?? (_a.check = (payload) => {
				def.pattern.lastIndex = 0, def.pattern.test(payload.value) || payload.issues.push({
					origin: "string",
					code: "invalid_format",
					format: def.format,
					input: payload.value,
					...def.pattern ? { pattern: def.pattern.toString() } : {},
					inst,
					continue: !def.abort
				});
			}) : (_b = inst._zod).check ?? (_b.check = () => {});
		}), $ZodCheckRegex = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckRegex", (inst, def) => {
			$ZodCheckStringFormat.init(inst, def), inst._zod.check = (payload) => {
				def.pattern.lastIndex = 0, def.pattern.test(payload.value) || payload.issues.push({
					origin: "string",
					code: "invalid_format",
					format: "regex",
					input: payload.value,
					pattern: def.pattern.toString(),
					inst,
					continue: !def.abort
				});
			};
		});
	}),
	8532: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$W: () => config,
			GT: () => $ZodAsyncError,
			cV: () => $ZodEncodeError,
			cr: () => globalConfig,
			xI: () => $constructor
		});
		var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4723), _a;
		let _zodDesc = {
			value: void 0,
			enumerable: !1
		}, _E = "captureStackTrace" in Error ? Error : null;
		function newError(Definition) {
			let E = _E;
			if (E) {
				let saved = E.stackTraceLimit;
				if (typeof saved == "number") {
					try {
						E.stackTraceLimit = 0;
					} catch {
						return _E = null, new Definition();
					}
					try {
						return new Definition();
					} finally {
						E.stackTraceLimit = saved;
					}
				}
			}
			return new Definition();
		}
		function $constructor(name, initializer, proto, params) {
			let zodProto = {};
			function Internals(def) {
				this.def = def, this.constr = _, this.traits = new Set();
			}
			Internals.prototype = zodProto;
			let protoMembers = proto, initialized = protoMembers && new WeakSet();
			function init(inst, def) {
				if (!inst._zod) {
					_zodDesc.value = new Internals(def);
					try {
						Object.defineProperty(inst, "_zod", _zodDesc);
					} finally {
						_zodDesc.value = void 0;
					}
				} else if (inst._zod.traits.has(name)) return;
				if (inst._zod.traits.add(name), initializer(inst, def), initialized) {
					let own = Object.getPrototypeOf(inst), ctorProto = inst._zod.constr.prototype, up = own;
					for (; up && up !== ctorProto;) up = Object.getPrototypeOf(up);
					let target = up ?? own;
					initialized.has(target) || (initialized.add(target), (0, _util_js__WEBPACK_IMPORTED_MODULE_0__.ol)(target, protoMembers));
				}
				let proto = _.prototype;
				for (let k in proto) Object.prototype.hasOwnProperty.call(proto, k) && (k in inst || (inst[k] = proto[k].bind(inst)));
			}
			let Parent = params?.Parent ?? Object;
			class Definition extends Parent {}
			Object.defineProperty(Definition, "name", { value: name });
			function _(def) {
				let inst = params?.Parent ? newError(Definition) : this;
				init(inst, def);
				let deferred = inst._zod.deferred;
				if (deferred) {
					for (let fn of deferred) fn();
					inst._zod.deferred = void 0;
				}
				let pp = globalThis.__zod_globalConfig?.postProcessor;
				return pp && pp(inst), inst;
			}
			return Object.defineProperty(_, "init", { value: init }), Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => params?.Parent && inst instanceof params.Parent ? !0 : inst?._zod?.traits?.has(name) }), Object.defineProperty(_, "name", { value: name }), _;
		}
		class $ZodAsyncError extends Error {
			constructor() {
				super("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
			}
		}
		class $ZodEncodeError extends Error {
			constructor(name) {
				super(`Encountered unidirectional transform during encode: ${name}`), this.name = "ZodEncodeError";
			}
		}
		(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
		let globalConfig = globalThis.__zod_globalConfig;
		function config(newConfig) {
			return newConfig && Object.assign(globalConfig, newConfig), globalConfig;
		}
	}),
	4723: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A2: () => normalizeParams,
			Gv: () => isObject,
			MO: () => rawShape,
			NM: () => optionalKeys,
			O7: () => codePointLength,
			PO: () => cached,
			QH: () => aborted,
			Rc: () => getLengthableOrigin,
			SS: () => constantCatch,
			Vy: () => assignProp,
			X: () => installLazyProp,
			cl: () => nullish,
			d3: () => attachSchema,
			gx: () => captureStackTrace,
			hi: () => sizeCaps,
			iR: () => finalizeIssue,
			jD: () => hide,
			k8: () => jsonStringifyReplacer,
			lQ: () => prefixIssues,
			o8: () => clone,
			ol: () => members,
			p6: () => cleanRegex,
			qQ: () => propertyKeyTypes,
			qh: () => own,
			rL: () => explicitlyAborted,
			sD: () => escapeRegex,
			v5: () => defineLazyInternal,
			w5: () => getEnumValues,
			yG: () => shallowClone,
			zH: () => NUMBER_FORMAT_RANGES
		});
		function getEnumValues(entries) {
			let numericValues = Object.values(entries).filter((v) => typeof v == "number");
			return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
		}
		function jsonStringifyReplacer(_, value) {
			return typeof value == "bigint" ? value.toString() : value;
		}
		class Cached {
			constructor(getter) {
				this._getter = getter, this._value = void 0;
			}
			get value() {
				let getter = this._getter;
				return getter !== void 0 && (this._value = getter(), this._getter = void 0), this._value;
			}
		}
		function cached(getter) {
			return new Cached(getter);
		}
		function nullish(input) {
			return input == null;
		}
		function cleanRegex(source) {
			let start = +!!source.startsWith("^"), end = source.endsWith("$") ? source.length - 1 : source.length;
			return source.slice(start, end);
		}
		function assignProp(target, prop, value) {
			Object.defineProperty(target, prop, {
				value,
				writable: !0,
				enumerable: !0,
				configurable: !0
			});
		}
		function rawShape(def) {
			let desc = Object.getOwnPropertyDescriptor(def, "shape");
			return desc?.get ? desc.get.raw : desc?.value;
		}
		let captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
		function isObject(data) {
			return typeof data == "object" && !!data && !Array.isArray(data);
		}
		function isPlainObject(o) {
			if (isObject(o) === !1) return !1;
			let ctor = o.constructor;
			if (ctor === void 0 || typeof ctor != "function") return !0;
			let prot = ctor.prototype;
			return isObject(prot) !== !1 && Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") !== !1;
		}
		function shallowClone(o) {
			return isPlainObject(o) ? { ...o } : Array.isArray(o) ? [...o] : o instanceof Map ? new Map(o) : o instanceof Set ? new Set(o) : o;
		}
		let propertyKeyTypes = new Set([
			"string",
			"number",
			"symbol"
		]);
		function escapeRegex(str) {
			return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
		}
		function clone(inst, def, params) {
			let cl = new inst._zod.constr(def ?? inst._zod.def);
			return (!def || params?.parent) && (cl._zod.parent = inst), cl;
		}
		function normalizeParams(_params) {
			let params = _params;
			if (!params) return {};
			if (typeof params == "string") return { error: () => params };
			if (params?.message !== void 0) {
				if (params?.error !== void 0) throw Error("Cannot specify both `message` and `error` params");
				params.error = params.message;
			}
			return delete params.message, typeof params.error == "string" ? {
				...params,
				error: () => params.error
			} : params;
		}
		function optionalKeys(shape) {
			return Object.keys(shape).filter((k) => shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional");
		}
		let NUMBER_FORMAT_RANGES = {
			safeint: [-(2 ** 53 - 1), 2 ** 53 - 1],
			int32: [-2147483648, 2147483647],
			uint32: [0, 4294967295],
			float32: [-34028234663852886e22, 34028234663852886e22],
			float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
		};
		function aborted(x, startIndex = 0) {
			if (x.aborted === !0) return !0;
			for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== !0) return !0;
			return !1;
		}
		function explicitlyAborted(x, startIndex = 0) {
			if (x.aborted === !0) return !0;
			for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === !1) return !0;
			return !1;
		}
		function prefixIssues(path, issues) {
			return issues.map((iss) => {
				var _a;
				return (_a = iss).path ?? (_a.path = []), iss.path.unshift(path), iss;
			});
		}
		function unwrapMessage(message) {
			return typeof message == "string" ? message : message?.message;
		}
		function sizeCaps(defChecks) {
			let caps = [];
			for (let ch of defChecks ?? []) {
				let d = ch._zod.def;
				if (!/_(length|size)$|_equals$/.test(d.check)) break;
				let max = d.maximum ?? d.length ?? d.size;
				max >= 0 && caps.push([max, ch]);
			}
			return caps;
		}
		function attachSchema(issues, start, inst) {
			var _a;
			for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
		}
		function finalizeIssue(iss, ctx, config) {
			var _a;
			let traits = iss.inst?._zod?.traits;
			traits?.has("$ZodType") && (traits.has("$ZodCheck") ? (_a = iss).schema ?? (_a.schema = iss.inst) : iss.schema = iss.inst);
			let schemaError = iss.schema === iss.inst ? void 0 : iss.schema?._zod.def?.error, message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input", full = {};
			for (let k of Object.keys(iss)) k !== "inst" && k !== "schema" && k !== "continue" && k !== "input" && k !== "__proto__" && (full[k] = iss[k]);
			return full.path ??= [], full.message = message, ctx?.reportInput && (full.input = iss.input), full;
		}
		let highSurrogate = /[\uD800-\uDBFF]/;
		function codePointLength(str) {
			let units = str.length;
			if (!highSurrogate.test(str)) return units;
			let count = units;
			for (let i = 0; i < units - 1; i++) (str.charCodeAt(i) & 64512) == 55296 && (str.charCodeAt(i + 1) & 64512) == 56320 && (count--, i++);
			return count;
		}
		function getLengthableOrigin(input) {
			return Array.isArray(input) ? "array" : typeof input == "string" ? "string" : "unknown";
		}
		function members(proto, table) {
			for (let key in table) {
				let desc = Object.getOwnPropertyDescriptor(table, key);
				desc.get ? Object.defineProperty(proto, key, {
					...desc,
					enumerable: !1
				}) : defineBound(proto, key, desc.value);
			}
		}
		function own(inst, key, value, enumerable = !0) {
			return Object.defineProperty(inst, key, {
				configurable: !0,
				writable: !0,
				enumerable,
				value
			}), value;
		}
		function hide(inst, key, value) {
			return own(inst, key, value, !1);
		}
		function defineBound(proto, key, fn) {
			Object.defineProperty(proto, key, {
				configurable: !0,
				get() {
					return this == null ? fn : own(this, key, fn.bind(this));
				},
				set(value) {
					own(this, key, value);
				}
			});
		}
		function claim(inst, sentinel) {
			let proto = Object.getPrototypeOf(inst);
			return sentinel in proto ? void 0 : proto;
		}
		let installing, broke = !1, breaker = {
			configurable: !0,
			get() {
				broke = !0;
			}
		};
		function defineLazyInternal(inst, key, compute) {
			let proto = Object.getPrototypeOf(inst._zod);
			key in proto && installing !== inst._zod ? installing = void 0 : (installing = inst._zod, Object.defineProperty(proto, key, {
				configurable: !0,
				get() {
					Object.defineProperty(this, key, breaker);
					let outer = broke;
					broke = !1;
					try {
						let value = compute(this);
						return broke ? delete this[key] : Object.defineProperty(this, key, {
							configurable: !0,
							writable: !0,
							value
						}), broke ||= outer, value;
					} catch (err) {
						throw delete this[key], broke ||= outer, err;
					}
				},
				set(value) {
					Object.defineProperty(this, key, {
						configurable: !0,
						writable: !0,
						value
					});
				}
			}));
		}
		function installLazyProp(inst, key, make, enumerable) {
			let proto = claim(inst, key);
			proto && Object.defineProperty(proto, key, {
				configurable: !0,
				get() {
					let desc = {
						configurable: !0,
						writable: !0,
						enumerable,
						value: void 0
					};
					return Object.defineProperty(this, key, desc), desc.value = make(this), Object.defineProperty(this, key, desc), desc.value;
				},
				set(value) {
					Object.defineProperty(this, key, {
						configurable: !0,
						writable: !0,
						enumerable,
						value
					});
				}
			});
		}
		function constantCatch(value) {
			let fn = () => value;
			return fn["~constantCatch"] = !0, fn;
		}
	}),
	8395: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Rvf: () => _default,
			YOg: () => array,
			zMY: () => schemas_boolean,
			MfU: () => _catch,
			gMt: () => discriminatedUnion,
			k5n: () => _enum,
			Whr: () => schemas_int,
			euz: () => literal,
			_H3: () => looseObject,
			chJ: () => schemas_null,
			mee: () => nullable,
			cl6: () => nullish,
			aig: () => schemas_number,
			Ikc: () => object,
			lqM: () => optional,
			FsL: () => pipe,
			rej: () => strictObject,
			YjP: () => schemas_string,
			pdi: () => transform,
			PVZ: () => tuple,
			KCZ: () => union,
			L5J: () => unknown
		});
		var core_core = __webpack_require__(8532), core_checks = __webpack_require__(4890);
		let anyString = /^[\s\S]{0,}$/, number = /^-?\d+(?:\.\d+)?$/, regexes_boolean = /^(?:true|false)$/i, _null = /^null$/i;
		var core_util = __webpack_require__(4723);
		let version = {
			major: 4,
			minor: 6,
			patch: 7
		}, $ZodType = core_core.xI("$ZodType", (inst, def) => {
			var _a;
			inst ??= {}, inst._zod.def = def, inst._zod.bag = inst._zod.bag || {}, inst._zod.version = version;
			let defChecks = inst._zod.def.checks, checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
			for (let ch of checks) for (let fn of ch._zod.onattach) fn(inst);
			if (checks.length === 0) (_a = inst._zod).deferred ?? (_a.deferred = []), inst._zod.deferred?.push(() => {
				inst._zod.run = inst._zod.parse;
			});
			else {
				let runChecks = (payload, checks, ctx) => {
					if (payload.memo) return payload;
					let isAborted = core_util.QH(payload), asyncResult;
					for (let ch of checks) {
						if (ch._zod.def.when) {
							if (core_util.rL(payload) || !ch._zod.def.when(payload)) continue;
						} else if (isAborted) continue;
						let currLen = payload.issues.length, _ = ch._zod.check(payload);
						if (_ instanceof Promise && ctx?.async === !1) throw new core_core.GT();
						if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
							await _, payload.issues.length !== currLen && (core_util.d3(payload.issues, currLen, inst), isAborted ||= core_util.QH(payload, currLen));
						});
						else {
							if (payload.issues.length === currLen) continue;
							core_util.d3(payload.issues, currLen, inst), isAborted ||= core_util.QH(payload, currLen);
						}
					}
					return asyncResult ? asyncResult.then(() => payload) : payload;
				}, handleCanaryResult = (canary, payload, ctx) => {
					if (core_util.QH(canary)) return canary.aborted = !0, canary;
					let checkResult = runChecks(payload, checks, ctx);
					if (checkResult instanceof Promise) {
						if (ctx.async === !1) throw new core_core.GT();
						return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
					}
					return inst._zod.parse(checkResult, ctx);
				};
				inst._zod.run = (payload, ctx) => {
					if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
					if (ctx.direction === "backward") {
						let canary = inst._zod.parse({
							value: payload.value,
							issues: []
						}, {
							...ctx,
							skipChecks: !0
						});
						return canary instanceof Promise ? canary.then((canary) => handleCanaryResult(canary, payload, ctx)) : handleCanaryResult(canary, payload, ctx);
					}
					let result = inst._zod.parse(payload, ctx);
					if (result instanceof Promise) {
						if (ctx.async === !1) throw new core_core.GT();
						return result.then((result) => runChecks(result, checks, ctx));
					}
					return runChecks(result, checks, ctx);
				};
			}
		}, {
			get "~standard"() {
				return core_util.jD(this, "~standard", standardProps(this));
			},
			set "~standard"(value) {
				core_util.qh(this, "~standard", value);
			}
		}), toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())) } : { value: r.value };
		async function validateAsync(inst, value) {
			let ctx = { async: !0 };
			return toStandardResult(await inst._zod.run({
				value,
				issues: []
			}, ctx), ctx);
		}
		function standardProps(inst) {
			return {
				validate: (value) => {
					let ctx = { async: !1 };
					try {
						let r = inst._zod.run({
							value,
							issues: []
						}, ctx);
						if (!(r instanceof Promise)) return toStandardResult(r, ctx);
					} catch {}
					return validateAsync(inst, value);
				},
				vendor: "zod",
				version: 1
			};
		}
		let $ZodString = core_core.xI("$ZodString", (inst, def) => {
			$ZodType.init(inst, def), inst._zod.pattern = def.pattern ?? anyString, inst._zod.parse = (payload, _) => {
				if (def.coerce) try {
					payload.value = String(payload.value);
				} catch {}
				return typeof payload.value == "string" || payload.issues.push({
					expected: "string",
					code: "invalid_type",
					input: payload.value,
					inst
				}), payload;
			};
		}), $ZodNumber = core_core.xI("$ZodNumber", (inst, def) => {
			$ZodType.init(inst, def), inst._zod.pattern = number, inst._zod.parse = (payload, _ctx) => {
				if (def.coerce) try {
					payload.value = Number(payload.value);
				} catch {}
				let input = payload.value;
				if (typeof input == "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
				let received = typeof input == "number" ? Number.isNaN(input) ? "NaN" : Number.isFinite(input) ? void 0 : String(input) : void 0;
				return payload.issues.push({
					expected: "number",
					code: "invalid_type",
					input,
					inst,
					...received ? { received } : {}
				}), payload;
			};
		}), $ZodNumberFormat = core_core.xI("$ZodNumberFormat", (inst, def) => {
			core_checks.KH.init(inst, def), $ZodNumber.init(inst, def);
		}), $ZodBoolean = core_core.xI("$ZodBoolean", (inst, def) => {
			$ZodType.init(inst, def), inst._zod.pattern = regexes_boolean, inst._zod.parse = (payload, _ctx) => {
				if (def.coerce) try {
					payload.value = !!payload.value;
				} catch {}
				let input = payload.value;
				return typeof input == "boolean" || payload.issues.push({
					expected: "boolean",
					code: "invalid_type",
					input,
					inst
				}), payload;
			};
		}), $ZodNull = core_core.xI("$ZodNull", (inst, def) => {
			$ZodType.init(inst, def), inst._zod.pattern = _null, inst._zod.values = new Set([null]), inst._zod.parse = (payload, _ctx) => {
				let input = payload.value;
				return input === null || payload.issues.push({
					expected: "null",
					code: "invalid_type",
					input,
					inst
				}), payload;
			};
		}), $ZodUnknown = core_core.xI("$ZodUnknown", (inst, def) => {
			$ZodType.init(inst, def), inst._zod.parse = (payload) => payload;
		}), $ZodNever = core_core.xI("$ZodNever", (inst, def) => {
			$ZodType.init(inst, def), inst._zod.parse = (payload, _ctx) => (payload.issues.push({
				expected: "never",
				code: "invalid_type",
				input: payload.value,
				inst
			}), payload);
		});
		function capSize(inst, size) {
			let caps = core_util.hi(inst._zod.def.checks);
			if (!caps.length) return;
			let cap = Math.min(...caps.map((c) => c[0])), parse = inst._zod.parse;
			inst._zod.parse = (payload, ctx) => {
				let n = size(payload.value);
				if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
					for (let [max, ch] of core_util.hi(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
						let start = payload.issues.length;
						return ch._zod.check(payload), payload.issues[start].continue = !1, core_util.d3(payload.issues, start, inst), payload;
					}
				}
				return parse(payload, ctx);
			};
		}
		let arraySize = (input) => Array.isArray(input) ? input.length : -1;
		function handleArrayResult(result, final, index) {
			result.issues.length && final.issues.push(...core_util.lQ(index, result.issues)), final.value[index] = result.value;
		}
		let $ZodArray = core_core.xI("$ZodArray", (inst, def) => {
			$ZodType.init(inst, def);
			let memo = core_core.cr.memoizer;
			memo?.attach(inst), inst._zod.parse = (payload, ctx) => {
				let input = payload.value;
				if (!Array.isArray(input)) return payload.issues.push({
					expected: "array",
					code: "invalid_type",
					input,
					inst
				}), payload;
				payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
				let proms = [], abortEarly = ctx?.abortEarly;
				for (let i = 0; i < input.length; i++) {
					let item = input[i], result = def.element._zod.run({
						value: item,
						issues: []
					}, ctx);
					if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
					else if (handleArrayResult(result, payload, i), abortEarly && result.issues.length !== 0 && core_util.QH(result)) break;
				}
				return proms.length ? Promise.all(proms).then(() => payload) : payload;
			}, capSize(inst, arraySize);
		});
		function handlePropertyResult(result, final, key, input, optin, optout) {
			let isPresent = key in input, isOptionalOut = optout === "optional";
			if (isPresent || !isOptionalOut || optin !== "optional") {
				if (result.issues.length) {
					if (optin !== void 0 && isOptionalOut && !isPresent) return;
					final.issues.push(...core_util.lQ(key, result.issues));
				}
				!isPresent && optin === void 0 ? result.issues.length || final.issues.push({
					code: "invalid_type",
					expected: "nonoptional",
					input: void 0,
					path: [key]
				}) : result.value === void 0 ? (isPresent || optin === "defaulted" && !isOptionalOut) && (final.value[key] = void 0) : final.value[key] = result.value;
			}
		}
		let NO_SYMBOL_KEYS = [];
		function normalizeDef(def) {
			let keys = Object.keys(def.shape), ownSymbols = Object.getOwnPropertySymbols(def.shape), symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS, allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
			for (let k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
			let okeys = core_util.NM(def.shape);
			return {
				...def,
				allKeys,
				symbolKeys,
				keySet: new Set(keys),
				numKeys: keys.length,
				optionalKeys: new Set(okeys)
			};
		}
		function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
			let unrecognized = [], keySet = def.keySet, _catchall = def.catchall._zod, t = _catchall.def.type, optin = _catchall.optin, optout = _catchall.optout, seen = 0;
			for (let key in input) {
				if (abortEarly && payload.issues.length !== seen) {
					if (core_util.QH(payload, seen)) break;
					seen = payload.issues.length;
				}
				if (keySet.has(key)) continue;
				if (key === "__proto__") {
					t === "never" && unrecognized.push(key);
					continue;
				}
				if (t === "never") {
					unrecognized.push(key);
					continue;
				}
				let r = _catchall.run({
					value: input[key],
					issues: []
				}, ctx);
				r instanceof Promise ? proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout))) : handlePropertyResult(r, payload, key, input, optin, optout);
			}
			return unrecognized.length && payload.issues.push({
				code: "unrecognized_keys",
				keys: unrecognized,
				input,
				inst,
				continue: !0
			}), proms.length ? Promise.all(proms).then(() => payload) : payload;
		}
		let $ZodObject = core_core.xI("$ZodObject", (inst, def) => {
			$ZodType.init(inst, def);
			let desc = Object.getOwnPropertyDescriptor(def, "shape"), sh = desc?.get ? desc.get.raw : def.shape ?? {};
			if (sh) {
				let get = () => {
					let newSh = { ...sh };
					return Object.defineProperty(def, "shape", { value: newSh }), get.raw = newSh, newSh;
				};
				get.raw = sh, Object.defineProperty(def, "shape", { get });
			}
			let _normalized = core_util.PO(() => normalizeDef(def));
			core_util.v5(inst, "propValues", (zod) => {
				let shape = zod.def.shape, propValues = {};
				for (let key in shape) {
					let field = shape[key]._zod;
					if (field.values) {
						Object.prototype.hasOwnProperty.call(propValues, key) || core_util.Vy(propValues, key, new Set());
						for (let v of field.values) propValues[key].add(v);
						field.optin !== void 0 && propValues[key].add(void 0);
					}
				}
				return propValues;
			});
			let isObject = core_util.Gv, catchall = def.catchall, value, memo = core_core.cr.memoizer;
			memo?.attach(inst), inst._zod.parse = (payload, ctx) => {
				value ??= _normalized.value;
				let input = payload.value;
				if (!isObject(input)) return payload.issues.push({
					expected: "object",
					code: "invalid_type",
					input,
					inst
				}), payload;
				payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
				let proms = [], shape = value.shape, abortEarly = ctx?.abortEarly, seen = payload.issues.length;
				for (let key of value.allKeys) {
					if (abortEarly && payload.issues.length !== seen) {
						if (core_util.QH(payload, seen)) break;
						seen = payload.issues.length;
					}
					if (key === "__proto__") continue;
					let el = shape[key], optin = el._zod.optin, optout = el._zod.optout, r = el._zod.run({
						value: input[key],
						issues: []
					}, ctx);
					r instanceof Promise ? proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout))) : handlePropertyResult(r, payload, key, input, optin, optout);
				}
				return catchall ? handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === !0) : proms.length ? Promise.all(proms).then(() => payload) : payload;
			};
		});
		function handleUnionResults(results, final, inst, ctx) {
			for (let result of results) if (result.issues.length === 0) return final.value = result.value, final;
			let nonaborted = results.filter((r) => !core_util.QH(r));
			return nonaborted.length === 1 ? (final.value = nonaborted[0].value, nonaborted[0]) : (final.issues.push({
				code: "invalid_union",
				input: final.value,
				inst,
				errors: results.map((result) => result.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())))
			}), final);
		}
		let $ZodUnion = core_core.xI("$ZodUnion", (inst, def) => {
			$ZodType.init(inst, def), core_util.v5(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0), core_util.v5(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0), core_util.v5(inst, "values", (zod) => {
				if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
			}), core_util.v5(inst, "pattern", (zod) => {
				if (zod.def.options.every((o) => o._zod.pattern)) {
					let patterns = zod.def.options.map((o) => o._zod.pattern);
					return RegExp(`^(${patterns.map((p) => core_util.p6(p.source)).join("|")})$`);
				}
			});
			let first = def.options.length === 1 ? def.options[0]._zod.run : null;
			inst._zod.parse = (payload, ctx) => {
				if (first) return first(payload, ctx);
				let async = !1, results = [];
				for (let option of def.options) {
					let result = option._zod.run({
						value: payload.value,
						issues: []
					}, ctx);
					if (result instanceof Promise) results.push(result), async = !0;
					else {
						if (result.issues.length === 0) return result;
						results.push(result);
					}
				}
				return async ? Promise.all(results).then((results) => handleUnionResults(results, payload, inst, ctx)) : handleUnionResults(results, payload, inst, ctx);
			};
		});
		function discriminatorMap(def) {
			let map = new Map();
			for (let option of def.options) {
				let values = option._zod.propValues?.[def.discriminator];
				if (!values || values.size === 0) throw Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
				for (let value of values) if (map.has(value)) {
					if (value !== void 0) throw Error(`Duplicate discriminator value "${String(value)}"`);
					map.set(value, null);
				} else map.set(value, option);
			}
			return map;
		}
		let $ZodDiscriminatedUnion = core_core.xI("$ZodDiscriminatedUnion", (inst, def) => {
			def.inclusive = !1, $ZodUnion.init(inst, def);
			let _super = inst._zod.parse;
			core_util.v5(inst, "propValues", (zod) => {
				let propValues = {}, undefinedCount = 0;
				for (let option of zod.def.options) {
					let pv = option._zod.propValues;
					if (!pv || Object.keys(pv).length === 0) throw Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
					pv[zod.def.discriminator]?.has(void 0) && undefinedCount++;
					for (let [k, v] of Object.entries(pv)) {
						Object.prototype.hasOwnProperty.call(propValues, k) || core_util.Vy(propValues, k, new Set());
						for (let val of v) propValues[k].add(val);
					}
				}
				return !zod.def.unionFallback && undefinedCount > 1 && propValues[zod.def.discriminator]?.delete(void 0), propValues;
			}), def.options.forEach((option, i) => {
				let propShape = core_util.MO(option._zod.def);
				if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) throw Error(`Invalid discriminated union option at index "${i}"`);
			});
			let disc = core_util.PO(() => discriminatorMap(def));
			inst._zod.parse = (payload, ctx) => {
				let input = payload.value;
				if (!core_util.Gv(input)) return payload.issues.push({
					code: "invalid_type",
					expected: "object",
					input,
					inst
				}), payload;
				let value = input?.[def.discriminator], opt = disc.value.get(value);
				return opt && (value !== void 0 || ctx.direction !== "backward") ? opt._zod.run(payload, ctx) : def.unionFallback || ctx.direction === "backward" ? _super(payload, ctx) : (payload.issues.push({
					code: "invalid_union",
					errors: [],
					note: "No matching discriminator",
					discriminator: def.discriminator,
					options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
					input,
					path: [def.discriminator],
					inst
				}), payload);
			};
		}), $ZodTuple = core_core.xI("$ZodTuple", (inst, def) => {
			$ZodType.init(inst, def);
			let items = def.items, memo = core_core.cr.memoizer;
			memo?.attach(inst), inst._zod.parse = (payload, ctx) => {
				let input = payload.value;
				if (!Array.isArray(input)) return payload.issues.push({
					input,
					inst,
					expected: "tuple",
					code: "invalid_type"
				}), payload;
				payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
				let proms = [], optinStart = getTupleOptStart(items, "optin"), optoutStart = getTupleOptStart(items, "optout");
				if (!def.rest) {
					if (input.length < optinStart) return payload.issues.push({
						code: "too_small",
						minimum: optinStart,
						inclusive: !0,
						input,
						inst,
						origin: "array"
					}), payload;
					input.length > items.length && payload.issues.push({
						code: "too_big",
						maximum: items.length,
						inclusive: !0,
						input,
						inst,
						origin: "array"
					});
				}
				let itemResults = Array(items.length), abortEarly = def.rest ? ctx?.abortEarly : void 0, itemAborted = !1;
				for (let i = 0; i < items.length; i++) {
					let r = items[i]._zod.run({
						value: input[i],
						issues: []
					}, ctx);
					r instanceof Promise ? proms.push(r.then((rr) => {
						itemResults[i] = rr;
					})) : (itemResults[i] = r, abortEarly && !itemAborted && r.issues.length && (itemAborted = core_util.QH(r)));
				}
				if (def.rest && !itemAborted) {
					let i = items.length - 1, rest = input.slice(items.length), seen = payload.issues.length;
					for (let el of rest) {
						if (abortEarly && payload.issues.length !== seen) {
							if (core_util.QH(payload, seen)) break;
							seen = payload.issues.length;
						}
						i++;
						let result = def.rest._zod.run({
							value: el,
							issues: []
						}, ctx);
						result instanceof Promise ? proms.push(result.then((r) => handleTupleResult(r, payload, i))) : handleTupleResult(result, payload, i);
					}
				}
				return proms.length ? Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart)) : handleTupleResults(itemResults, payload, items, input, optoutStart);
			};
		});
		function getTupleOptStart(items, key) {
			for (let i = items.length - 1; i >= 0; i--) if (!(key === "optin" ? items[i]._zod.optin !== void 0 : items[i]._zod.optout === "optional")) return i + 1;
			return 0;
		}
		function handleTupleResult(result, final, index) {
			result.issues.length && final.issues.push(...core_util.lQ(index, result.issues)), final.value[index] = result.value;
		}
		function handleTupleResults(itemResults, final, items, input, optoutStart) {
			for (let i = 0; i < items.length; i++) {
				let r = itemResults[i], isPresent = i < input.length;
				if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
					final.value.length = i;
					break;
				}
				if (r.issues.length) {
					if (!isPresent && i >= optoutStart) {
						final.value.length = i;
						break;
					}
					final.issues.push(...core_util.lQ(i, r.issues));
				}
				final.value[i] = r.value;
			}
			for (let i = final.value.length - 1; i >= input.length && items[i]._zod.optout === "optional" && final.value[i] === void 0; i--) final.value.length = i;
			return final;
		}
		let $ZodEnum = core_core.xI("$ZodEnum", (inst, def) => {
			$ZodType.init(inst, def);
			let values = core_util.w5(def.entries), valuesSet = new Set(values);
			inst._zod.values = valuesSet, core_util.v5(inst, "pattern", (zod) => {
				let patternValues = core_util.w5(zod.def.entries).filter((k) => core_util.qQ.has(typeof k));
				return RegExp(patternValues.length ? `^(${patternValues.map((o) => core_util.sD(o.toString())).join("|")})$` : "^[^\\s\\S]$");
			}), inst._zod.parse = (payload, _ctx) => {
				let input = payload.value;
				return valuesSet.has(input) || payload.issues.push({
					code: "invalid_value",
					values,
					input,
					inst
				}), payload;
			};
		}), $ZodLiteral = core_core.xI("$ZodLiteral", (inst, def) => {
			$ZodType.init(inst, def);
			let values = new Set(def.values);
			inst._zod.values = values, core_util.v5(inst, "pattern", (zod) => {
				let vals = zod.def.values;
				return RegExp(vals.length ? `^(${vals.map((o) => typeof o == "string" ? core_util.sD(o) : o ? core_util.sD(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
			}), inst._zod.parse = (payload, _ctx) => {
				let input = payload.value;
				return values.has(input) || payload.issues.push({
					code: "invalid_value",
					values: def.values,
					input,
					inst
				}), payload;
			};
		}), $ZodTransform = core_core.xI("$ZodTransform", (inst, def) => {
			$ZodType.init(inst, def), inst._zod.optin = "optional", core_core.cr.memoizer?.guard(inst), inst._zod.parse = (payload, ctx) => {
				if (ctx.direction === "backward") throw new core_core.cV(inst.constructor.name);
				let _out = def.transform(payload.value, payload);
				if (ctx.async) return (_out instanceof Promise ? _out : Promise.resolve(_out)).then((output) => (payload.value = output, payload));
				if (_out instanceof Promise) throw new core_core.GT();
				return payload.value = _out, payload;
			};
		});
		function handleOptionalResult(payload, result) {
			return payload.value = result.issues.length ? void 0 : result.value, payload;
		}
		let $ZodOptional = core_core.xI("$ZodOptional", (inst, def) => {
			$ZodType.init(inst, def), core_util.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional"), inst._zod.optout = "optional", core_util.v5(inst, "values", (zod) => {
				let values = zod.def.innerType._zod.values;
				return values ? new Set([...values, void 0]) : void 0;
			}), core_util.v5(inst, "pattern", (zod) => {
				let pattern = zod.def.innerType._zod.pattern;
				return pattern ? RegExp(`^(${core_util.p6(pattern.source)})?$`) : void 0;
			}), inst._zod.parse = (payload, ctx) => {
				if (payload.value === void 0) {
					if (def.innerType._zod.optin !== "defaulted") return payload;
					let result = def.innerType._zod.run({
						value: payload.value,
						issues: []
					}, ctx);
					return result instanceof Promise ? result.then((result) => handleOptionalResult(payload, result)) : handleOptionalResult(payload, result);
				}
				return def.innerType._zod.run(payload, ctx);
			};
		}), $ZodNullable = core_core.xI("$ZodNullable", (inst, def) => {
			$ZodType.init(inst, def), core_util.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin), core_util.v5(inst, "optout", (zod) => zod.def.innerType._zod.optout), core_util.v5(inst, "pattern", (zod) => {
				let pattern = zod.def.innerType._zod.pattern;
				return pattern ? RegExp(`^(${core_util.p6(pattern.source)}|null)$`) : void 0;
			}), core_util.v5(inst, "values", (zod) => zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : void 0), inst._zod.parse = (payload, ctx) => payload.value === null ? payload : def.innerType._zod.run(payload, ctx);
		}), $ZodDefault = core_core.xI("$ZodDefault", (inst, def) => {
			$ZodType.init(inst, def), inst._zod.optin = "defaulted", core_util.v5(inst, "values", (zod) => zod.def.innerType._zod.values), inst._zod.parse = (payload, ctx) => {
				if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
				if (payload.value === void 0) return payload.value = def.defaultValue, payload;
				let result = def.innerType._zod.run(payload, ctx);
				return result instanceof Promise ? result.then((result) => handleDefaultResult(result, def)) : handleDefaultResult(result, def);
			};
		});
		function handleDefaultResult(payload, def) {
			return payload.value === void 0 && (payload.value = def.defaultValue), payload;
		}
		function handleCatchResult(payload, result, def, ctx) {
			return result.issues.length ? (payload.value = def.catchValue({
				...result,
				value: payload.value,
				error: { issues: result.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())) },
				input: payload.value
			}), payload) : (payload.value = result.value, result.memo && (payload.memo = !0), payload);
		}
		let $ZodCatch = core_core.xI("$ZodCatch", (inst, def) => {
			$ZodType.init(inst, def), core_util.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional"), core_util.v5(inst, "optout", (zod) => zod.def.innerType._zod.optout), core_util.v5(inst, "values", (zod) => zod.def.innerType._zod.values), inst._zod.parse = (payload, ctx) => {
				if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
				let result = def.innerType._zod.run({
					value: payload.value,
					issues: []
				}, ctx);
				return result instanceof Promise ? result.then((result) => handleCatchResult(payload, result, def, ctx)) : handleCatchResult(payload, result, def, ctx);
			};
		}), $ZodPipe = core_core.xI("$ZodPipe", (inst, def) => {
			$ZodType.init(inst, def), core_util.v5(inst, "values", (zod) => zod.def.in._zod.values), core_util.v5(inst, "optin", (zod) => zod.def.in._zod.optin), core_util.v5(inst, "optout", (zod) => zod.def.out._zod.optout), core_util.v5(inst, "propValues", (zod) => zod.def.in._zod.propValues), inst._zod.parse = (payload, ctx) => {
				if (ctx.direction === "backward") {
					let right = def.out._zod.run(payload, ctx);
					return right instanceof Promise ? right.then((right) => handlePipeResult(right, def.in, ctx)) : handlePipeResult(right, def.in, ctx);
				}
				let left = def.in._zod.run(payload, ctx);
				return left instanceof Promise ? left.then((left) => handlePipeResult(left, def.out, ctx)) : handlePipeResult(left, def.out, ctx);
			};
		});
		function handlePipeResult(left, next, ctx) {
			return left.issues.some((iss) => iss.code !== "unrecognized_keys") ? (left.aborted = !0, left) : next._zod.run({
				value: left.value,
				issues: left.issues
			}, ctx);
		}
		var api = __webpack_require__(3305);
		function _getMessage() {
			let internals = this._zod;
			return internals.message ??= JSON.stringify(internals.def, core_util.k8, 2), internals.message;
		}
		function _setMessage(value) {
			this._zod.message = value;
		}
		let _messageDesc = {
			get: _getMessage,
			set: _setMessage,
			enumerable: !0,
			configurable: !0
		}, _issuesDesc = {
			value: void 0,
			enumerable: !1
		}, _installedToString = new WeakSet([Object.prototype, Error.prototype]), initializer = (inst, def) => {
			inst.name = "$ZodError", _issuesDesc.value = def, Object.defineProperty(inst, "issues", _issuesDesc), _issuesDesc.value = void 0, Object.defineProperty(inst, "message", _messageDesc);
			let proto = Object.getPrototypeOf(inst);
			_installedToString.has(proto) || (_installedToString.add(proto), Object.defineProperty(proto, "toString", {
				configurable: !0,
				enumerable: !1,
				get() {
					let value = () => this.message;
					return Object.defineProperty(this, "toString", {
						value,
						configurable: !0,
						writable: !0
					}), value;
				},
				set(value) {
					Object.defineProperty(this, "toString", {
						value,
						configurable: !0,
						writable: !0
					});
				}
			}));
		};
		(0, core_core.xI)("$ZodError", initializer);
		let $ZodRealError = (0, core_core.xI)("$ZodError", initializer, void 0, { Parent: Error }), _parse = (_Err) => {
			let fn = (schema, value, _ctx, _params) => {
				let ctx = _ctx ? {
					..._ctx,
					async: !1
				} : { async: !1 }, result = schema._zod.run({
					value,
					issues: []
				}, ctx);
				if (result instanceof Promise) throw new core_core.GT();
				if (result.issues.length) {
					let e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())));
					throw core_util.gx(e, _params?.callee ?? fn), e;
				}
				return result.value;
			};
			return fn;
		}, parse_parse = _parse($ZodRealError), _parseAsync = (_Err) => {
			let fn = async (schema, value, _ctx, params) => {
				let ctx = _ctx ? {
					..._ctx,
					async: !0
				} : { async: !0 }, result = schema._zod.run({
					value,
					issues: []
				}, ctx);
				if (result instanceof Promise && (result = await result), result.issues.length) {
					let e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())));
					throw core_util.gx(e, params?.callee ?? fn), e;
				}
				return result.value;
			};
			return fn;
		}, parse_parseAsync = _parseAsync($ZodRealError), _safeParse = (_Err) => (schema, value, _ctx) => {
			let ctx = _ctx ? {
				..._ctx,
				async: !1
			} : { async: !1 }, result = schema._zod.run({
				value,
				issues: []
			}, ctx);
			if (result instanceof Promise) throw new core_core.GT();
			return result.issues.length ? failure(_Err, result.issues, ctx) : {
				success: !0,
				data: result.value
			};
		}, safeParse = _safeParse($ZodRealError);
		function failure(Err, issues, ctx) {
			let error;
			return {
				success: !1,
				get error() {
					return error || (error = new Err(issues.map((iss) => core_util.iR(iss, ctx, core_core.$W()))), issues = void 0, ctx = void 0), error;
				},
				set error(e) {
					error = e, issues = void 0, ctx = void 0;
				}
			};
		}
		let _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
			let ctx = _ctx ? {
				..._ctx,
				async: !0
			} : { async: !0 }, result = schema._zod.run({
				value,
				issues: []
			}, ctx);
			return result instanceof Promise && (result = await result), result.issues.length ? failure(_Err, result.issues, ctx) : {
				success: !0,
				data: result.value
			};
		}, safeParseAsync = _safeParseAsync($ZodRealError), ZodMiniType = core_core.xI("ZodMiniType", (inst, def) => {
			if (!inst._zod) throw Error("Uninitialized schema in ZodMiniType.");
			$ZodType.init(inst, def), inst.def = def, inst.type = def.type;
		}, {
			get with() {
				return this.check;
			},
			set with(value) {
				core_util.qh(this, "with", value);
			},
			parse(data, params) {
				return parse_parse(this, data, params, { callee: this.parse });
			},
			parseAsync(data, params) {
				return parse_parseAsync(this, data, params, { callee: this.parseAsync });
			},
			safeParse(data, params) {
				return safeParse(this, data, params);
			},
			safeParseAsync(data, params) {
				return safeParseAsync(this, data, params);
			},
			check(...checks) {
				let def = this.def;
				return this.clone({
					...def,
					checks: [...def.checks ?? [], ...checks.map((ch) => typeof ch == "function" ? { _zod: {
						check: ch,
						def: { check: "custom" },
						onattach: []
					} } : ch)]
				}, { parent: !0 });
			},
			clone(_def, params) {
				return core_util.o8(this, _def, params);
			},
			brand() {
				return this;
			},
			register(reg, meta) {
				return reg.add(this, meta), this;
			},
			apply(fn, ...args) {
				return args.length === 0 ? fn(this) : fn(this, ...args);
			}
		}), ZodMiniString = core_core.xI("ZodMiniString", (inst, def) => {
			$ZodString.init(inst, def), ZodMiniType.init(inst, def);
		});
		function schemas_string(params) {
			return api.Rl(ZodMiniString, params);
		}
		let ZodMiniNumber = core_core.xI("ZodMiniNumber", (inst, def) => {
			$ZodNumber.init(inst, def), ZodMiniType.init(inst, def);
		});
		function schemas_number(params) {
			return api.F7(ZodMiniNumber, params);
		}
		let ZodMiniNumberFormat = core_core.xI("ZodMiniNumberFormat", (inst, def) => {
			$ZodNumberFormat.init(inst, def), ZodMiniNumber.init(inst, def);
		});
		function schemas_int(params) {
			return api.LK(ZodMiniNumberFormat, params);
		}
		let ZodMiniBoolean = core_core.xI("ZodMiniBoolean", (inst, def) => {
			$ZodBoolean.init(inst, def), ZodMiniType.init(inst, def);
		});
		function schemas_boolean(params) {
			return api._L(ZodMiniBoolean, params);
		}
		let ZodMiniNull = core_core.xI("ZodMiniNull", (inst, def) => {
			$ZodNull.init(inst, def), ZodMiniType.init(inst, def);
		});
		function schemas_null(params) {
			return api.jw(ZodMiniNull, params);
		}
		let ZodMiniUnknown = core_core.xI("ZodMiniUnknown", (inst, def) => {
			$ZodUnknown.init(inst, def), ZodMiniType.init(inst, def);
		});
		function unknown() {
			return api.em(ZodMiniUnknown);
		}
		let ZodMiniNever = core_core.xI("ZodMiniNever", (inst, def) => {
			$ZodNever.init(inst, def), ZodMiniType.init(inst, def);
		});
		function never(params) {
			return api.G8(ZodMiniNever, params);
		}
		let ZodMiniArray = core_core.xI("ZodMiniArray", (inst, def) => {
			$ZodArray.init(inst, def), ZodMiniType.init(inst, def);
		});
		function array(element, params) {
			return new ZodMiniArray({
				type: "array",
				element,
				...core_util.A2(params)
			});
		}
		let ZodMiniObject = core_core.xI("ZodMiniObject", (inst, def) => {
			$ZodObject.init(inst, def), ZodMiniType.init(inst, def), core_util.X(inst, "shape", (self) => self._zod.def.shape, !1);
		});
		function object(shape, params) {
			let def = {
				type: "object",
				shape: shape ?? {},
				...core_util.A2(params)
			};
			return new ZodMiniObject(def);
		}
		function strictObject(shape, params) {
			return new ZodMiniObject({
				type: "object",
				shape,
				catchall: never(),
				...core_util.A2(params)
			});
		}
		function looseObject(shape, params) {
			return new ZodMiniObject({
				type: "object",
				shape,
				catchall: unknown(),
				...core_util.A2(params)
			});
		}
		let ZodMiniUnion = core_core.xI("ZodMiniUnion", (inst, def) => {
			$ZodUnion.init(inst, def), ZodMiniType.init(inst, def);
		});
		function union(options, params) {
			return new ZodMiniUnion({
				type: "union",
				options,
				...core_util.A2(params)
			});
		}
		let ZodMiniDiscriminatedUnion = core_core.xI("ZodMiniDiscriminatedUnion", (inst, def) => {
			$ZodDiscriminatedUnion.init(inst, def), ZodMiniType.init(inst, def);
		});
		function discriminatedUnion(discriminator, options, params) {
			return new ZodMiniDiscriminatedUnion({
				type: "union",
				options,
				discriminator,
				...core_util.A2(params)
			});
		}
		let ZodMiniTuple = core_core.xI("ZodMiniTuple", (inst, def) => {
			$ZodTuple.init(inst, def), ZodMiniType.init(inst, def);
		});
		function tuple(items, _paramsOrRest, _params) {
			let hasRest = _paramsOrRest instanceof $ZodType, params = hasRest ? _params : _paramsOrRest;
			return new ZodMiniTuple({
				type: "tuple",
				items,
				rest: hasRest ? _paramsOrRest : null,
				...core_util.A2(params)
			});
		}
		let ZodMiniEnum = core_core.xI("ZodMiniEnum", (inst, def) => {
			$ZodEnum.init(inst, def), ZodMiniType.init(inst, def), inst.options = [...inst._zod.values];
		});
		function _enum(values, params) {
			let entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
			return new ZodMiniEnum({
				type: "enum",
				entries,
				...core_util.A2(params)
			});
		}
		let ZodMiniLiteral = core_core.xI("ZodMiniLiteral", (inst, def) => {
			$ZodLiteral.init(inst, def), ZodMiniType.init(inst, def);
		});
		function literal(value, params) {
			return new ZodMiniLiteral({
				type: "literal",
				values: Array.isArray(value) ? value : [value],
				...core_util.A2(params)
			});
		}
		let ZodMiniTransform = core_core.xI("ZodMiniTransform", (inst, def) => {
			$ZodTransform.init(inst, def), ZodMiniType.init(inst, def);
		});
		function transform(fn) {
			return new ZodMiniTransform({
				type: "transform",
				transform: fn
			});
		}
		let ZodMiniOptional = core_core.xI("ZodMiniOptional", (inst, def) => {
			$ZodOptional.init(inst, def), ZodMiniType.init(inst, def);
		});
		function optional(innerType) {
			return new ZodMiniOptional({
				type: "optional",
				innerType
			});
		}
		let ZodMiniNullable = core_core.xI("ZodMiniNullable", (inst, def) => {
			$ZodNullable.init(inst, def), ZodMiniType.init(inst, def);
		});
		function nullable(innerType) {
			return new ZodMiniNullable({
				type: "nullable",
				innerType
			});
		}
		function nullish(innerType) {
			return optional(nullable(innerType));
		}
		let ZodMiniDefault = core_core.xI("ZodMiniDefault", (inst, def) => {
			$ZodDefault.init(inst, def), ZodMiniType.init(inst, def);
		});
		function _default(innerType, defaultValue) {
			return new ZodMiniDefault({
				type: "default",
				innerType,
				get defaultValue() {
					return typeof defaultValue == "function" ? defaultValue() : core_util.yG(defaultValue);
				}
			});
		}
		let ZodMiniCatch = core_core.xI("ZodMiniCatch", (inst, def) => {
			$ZodCatch.init(inst, def), ZodMiniType.init(inst, def);
		});
		function _catch(innerType, catchValue) {
			return new ZodMiniCatch({
				type: "catch",
				innerType,
				catchValue: typeof catchValue == "function" ? catchValue : core_util.SS(catchValue)
			});
		}
		let ZodMiniPipe = core_core.xI("ZodMiniPipe", (inst, def) => {
			$ZodPipe.init(inst, def), ZodMiniType.init(inst, def);
		});
		function pipe(in_, out) {
			return new ZodMiniPipe({
				type: "pipe",
				in: in_,
				out
			});
		}
		api.q0, api.mI;
	})
};
