export const id = 4343;
export const ids = [4343];
export const modules = {
	43759: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$O: () => _ipv6,
			$S: () => _startsWith,
			Au: () => _lt,
			Be: () => _uuid,
			Bj: () => _cuid2,
			Ct: () => _ulid,
			Dl: () => _nanoid,
			ER: () => _endsWith,
			Eb: () => _maxLength,
			F7: () => _number,
			Fk: () => _regex,
			Fn: () => _url,
			G1: () => _isoDateTime,
			G8: () => _never,
			Hi: () => _multipleOf,
			Il: () => _toLowerCase,
			KB: () => _e164,
			Kn: () => _isoTime,
			LK: () => _int,
			MB: () => _superRefine,
			Mu: () => _email,
			NC: () => _positive,
			Ny: () => _ipv4,
			Pw: () => _xid,
			Rl: () => _string,
			T2: () => _properties,
			TL: () => _slugify,
			Tx: () => _gt,
			UI: () => _nonnegative,
			Uy: () => _cidrv4,
			WN: () => _trim,
			YA: () => _length,
			Zm: () => _lte,
			_L: () => _boolean,
			_z: () => _ksuid,
			aC: () => _emoji,
			bS: () => _overwrite,
			cU: () => _base64url,
			dR: () => _includes,
			dZ: () => _array,
			db: () => _isoDate,
			em: () => _unknown,
			f2: () => _isoDuration,
			fU: () => _refine,
			fs: () => _cuid,
			gP: () => _cidrv6,
			hH: () => _lowercase,
			jw: () => _null,
			lo: () => _normalize,
			m9: () => _minLength,
			mI: () => meta,
			nA: () => _uuidv4,
			pY: () => _uuidv6,
			q0: () => describe,
			qF: () => _uppercase,
			qm: () => _gte,
			rk: () => _jwt,
			rt: () => _base64,
			tB: () => _guid,
			wA: () => _uuidv7,
			xY: () => _toUpperCase
		});
		var _checks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44890), _registries_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29396), _util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54723);
		function snapshotChecks(def) {
			return def.checks &&= [...def.checks], def;
		}
		function _string(Class, params) {
			return new Class(snapshotChecks({
				type: "string",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			}));
		}
		function _email(Class, params) {
			return new Class({
				type: "string",
				format: "email",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _guid(Class, params) {
			return new Class({
				type: "string",
				format: "guid",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _uuid(Class, params) {
			return new Class({
				type: "string",
				format: "uuid",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _uuidv4(Class, params) {
			return new Class({
				type: "string",
				format: "uuid",
				check: "string_format",
				abort: !1,
				version: "v4",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _uuidv6(Class, params) {
			return new Class({
				type: "string",
				format: "uuid",
				check: "string_format",
				abort: !1,
				version: "v6",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _uuidv7(Class, params) {
			return new Class({
				type: "string",
				format: "uuid",
				check: "string_format",
				abort: !1,
				version: "v7",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _url(Class, params) {
			return new Class({
				type: "string",
				format: "url",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _emoji(Class, params) {
			return new Class({
				type: "string",
				format: "emoji",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _nanoid(Class, params) {
			return new Class({
				type: "string",
				format: "nanoid",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _cuid(Class, params) {
			return new Class({
				type: "string",
				format: "cuid",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _cuid2(Class, params) {
			return new Class({
				type: "string",
				format: "cuid2",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _ulid(Class, params) {
			return new Class({
				type: "string",
				format: "ulid",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _xid(Class, params) {
			return new Class({
				type: "string",
				format: "xid",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _ksuid(Class, params) {
			return new Class({
				type: "string",
				format: "ksuid",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _ipv4(Class, params) {
			return new Class({
				type: "string",
				format: "ipv4",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _ipv6(Class, params) {
			return new Class({
				type: "string",
				format: "ipv6",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _cidrv4(Class, params) {
			return new Class({
				type: "string",
				format: "cidrv4",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _cidrv6(Class, params) {
			return new Class({
				type: "string",
				format: "cidrv6",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _base64(Class, params) {
			return new Class({
				type: "string",
				format: "base64",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _base64url(Class, params) {
			return new Class({
				type: "string",
				format: "base64url",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _e164(Class, params) {
			return new Class({
				type: "string",
				format: "e164",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _jwt(Class, params) {
			return new Class({
				type: "string",
				format: "jwt",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _isoDateTime(Class, params) {
			return new Class({
				type: "string",
				format: "datetime",
				check: "string_format",
				offset: !1,
				local: !1,
				precision: null,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _isoDate(Class, params) {
			return new Class({
				type: "string",
				format: "date",
				check: "string_format",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _isoTime(Class, params) {
			return new Class({
				type: "string",
				format: "time",
				check: "string_format",
				precision: null,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _isoDuration(Class, params) {
			return new Class({
				type: "string",
				format: "duration",
				check: "string_format",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _number(Class, params) {
			return new Class(snapshotChecks({
				type: "number",
				checks: [],
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			}));
		}
		function _int(Class, params) {
			return new Class({
				type: "number",
				check: "number_format",
				abort: !1,
				format: "safeint",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _boolean(Class, params) {
			return new Class({
				type: "boolean",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _null(Class, params) {
			return new Class({
				type: "null",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _unknown(Class) {
			return new Class({ type: "unknown" });
		}
		function _never(Class, params) {
			return new Class({
				type: "never",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _lt(value, params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.sm({
				check: "less_than",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
				value,
				inclusive: !1
			});
		}
		function _lte(value, params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.sm({
				check: "less_than",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
				value,
				inclusive: !0
			});
		}
		function _gt(value, params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.J_({
				check: "greater_than",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
				value,
				inclusive: !1
			});
		}
		function _gte(value, params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.J_({
				check: "greater_than",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
				value,
				inclusive: !0
			});
		}
		function _positive(params) {
			return _gt(0, params);
		}
		function _nonnegative(params) {
			return _gte(0, params);
		}
		function _multipleOf(value, params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.Jk({
				check: "multiple_of",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
				value
			});
		}
		function _maxLength(maximum, params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.Yk({
				check: "max_length",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
				maximum
			});
		}
		function _minLength(minimum, params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.Kk({
				check: "min_length",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
				minimum
			});
		}
		function _length(length, params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.RM({
				check: "length_equals",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
				length
			});
		}
		function _regex(pattern, params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.DG({
				check: "string_format",
				format: "regex",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
				pattern
			});
		}
		function _lowercase(params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.NI({
				check: "string_format",
				format: "lowercase",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _uppercase(params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.kH({
				check: "string_format",
				format: "uppercase",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _includes(includes, params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.Tt({
				check: "string_format",
				format: "includes",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
				includes
			});
		}
		function _startsWith(prefix, params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.J({
				check: "string_format",
				format: "starts_with",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
				prefix
			});
		}
		function _endsWith(suffix, params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.E6({
				check: "string_format",
				format: "ends_with",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
				suffix
			});
		}
		function _properties(shape, params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.nJ({
				check: "properties",
				shape,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _overwrite(tx) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.v$({
				check: "overwrite",
				tx
			});
		}
		function _normalize(form) {
			return _overwrite((input) => input.normalize(form));
		}
		function _trim() {
			return _overwrite((input) => input.trim());
		}
		function _toLowerCase() {
			return _overwrite((input) => input.toLowerCase());
		}
		function _toUpperCase() {
			return _overwrite((input) => input.toUpperCase());
		}
		function _slugify() {
			return _overwrite((input) => _util_js__WEBPACK_IMPORTED_MODULE_0__.Yv(input));
		}
		function _array(Class, element, params) {
			return new Class({
				type: "array",
				element,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _refine(Class, fn, _params) {
			return new Class({
				type: "custom",
				check: "custom",
				fn,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(_params)
			});
		}
		function _superRefine(fn, params) {
			let ch = _check((payload) => (payload.addIssue = (issue) => {
				if (typeof issue == "string") payload.issues.push(_util_js__WEBPACK_IMPORTED_MODULE_0__.sn(issue, payload.value, ch._zod.def));
				else {
					let _issue = issue;
					_issue.fatal && (_issue.continue = !1), _issue.code ??= "custom", "input" in _issue || (_issue.input = payload.value), _issue.inst ??= ch, _issue.continue ??= !ch._zod.def.abort, payload.issues.push(_util_js__WEBPACK_IMPORTED_MODULE_0__.sn(_issue));
				}
			}, fn(payload.value, payload)), params);
			return ch;
		}
		function _check(fn, params) {
			let ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__.QP({
				check: "custom",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
			return ch._zod.check = fn, ch;
		}
		function describe(description) {
			let ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__.QP({ check: "describe" });
			return ch._zod.onattach = [(inst) => {
				let existing = _registries_js__WEBPACK_IMPORTED_MODULE_2__.fd.get(inst) ?? {};
				_registries_js__WEBPACK_IMPORTED_MODULE_2__.fd.add(inst, {
					...existing,
					description
				});
			}], ch._zod.check = () => {}, ch;
		}
		function meta(metadata) {
			let ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__.QP({ check: "meta" });
			return ch._zod.onattach = [(inst) => {
				let existing = _registries_js__WEBPACK_IMPORTED_MODULE_2__.fd.get(inst) ?? {};
				_registries_js__WEBPACK_IMPORTED_MODULE_2__.fd.add(inst, {
					...existing,
					...metadata
				});
			}], ch._zod.check = () => {}, ch;
		}
	}),
	44890: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DG: () => $ZodCheckRegex,
			E6: () => $ZodCheckEndsWith,
			J: () => $ZodCheckStartsWith,
			J_: () => $ZodCheckGreaterThan,
			Jk: () => $ZodCheckMultipleOf,
			KH: () => $ZodCheckNumberFormat,
			Kk: () => $ZodCheckMinLength,
			NI: () => $ZodCheckLowerCase,
			QP: () => $ZodCheck,
			RM: () => $ZodCheckLengthEquals,
			Tt: () => $ZodCheckIncludes,
			Yk: () => $ZodCheckMaxLength,
			kH: () => $ZodCheckUpperCase,
			nJ: () => $ZodCheckProperties,
			ql: () => $ZodCheckStringFormat,
			sm: () => $ZodCheckLessThan,
			v$: () => $ZodCheckOverwrite
		});
		var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532), _regexes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23908), _util_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54723);
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
		}), $ZodCheckMultipleOf = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMultipleOf", (inst, def) => {
			$ZodCheck.init(inst, def), inst._zod.check = (payload) => {
				if (typeof payload.value != typeof def.value) throw Error("Cannot mix number and bigint in multiple_of check.");
				(typeof payload.value == "bigint" ? def.value !== BigInt(0) && payload.value % def.value === BigInt(0) : _util_js__WEBPACK_IMPORTED_MODULE_1__.LG(payload.value, def.value) === 0) || payload.issues.push({
					origin: typeof payload.value,
					code: "not_multiple_of",
					divisor: def.value,
					input: payload.value,
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
		}), $ZodCheckLengthEquals = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckLengthEquals", (inst, def) => {
			var _a;
			$ZodCheck.init(inst, def), (_a = inst._zod.def).when ?? (_a.when = _whenHasLength), inst._zod.check = (payload) => {
				let input = payload.value, units = input.length, length = typeof input == "string" && units >= def.length && units <= def.length * 2 ? _util_js__WEBPACK_IMPORTED_MODULE_1__.O7(input) : units;
				if (length === def.length) return;
				let origin = _util_js__WEBPACK_IMPORTED_MODULE_1__.Rc(input), tooBig = length > def.length;
				payload.issues.push({
					origin,
					...tooBig ? {
						code: "too_big",
						maximum: def.length
					} : {
						code: "too_small",
						minimum: def.length
					},
					inclusive: !0,
					exact: !0,
					input: payload.value,
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
		}), $ZodCheckLowerCase = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckLowerCase", (inst, def) => {
			def.pattern ??= _regexes_js__WEBPACK_IMPORTED_MODULE_2__.AC, $ZodCheckStringFormat.init(inst, def);
		}), $ZodCheckUpperCase = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckUpperCase", (inst, def) => {
			def.pattern ??= _regexes_js__WEBPACK_IMPORTED_MODULE_2__.Zv, $ZodCheckStringFormat.init(inst, def);
		}), $ZodCheckIncludes = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckIncludes", (inst, def) => {
			$ZodCheck.init(inst, def);
			let escapedRegex = _util_js__WEBPACK_IMPORTED_MODULE_1__.sD(def.includes);
			def.pattern = new RegExp(typeof def.position == "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex), inst._zod.check = (payload) => {
				payload.value.includes(def.includes, def.position) || payload.issues.push({
					origin: "string",
					code: "invalid_format",
					format: "includes",
					includes: def.includes,
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		}), $ZodCheckStartsWith = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckStartsWith", (inst, def) => {
			$ZodCheck.init(inst, def);
			let pattern = RegExp(`^${_util_js__WEBPACK_IMPORTED_MODULE_1__.sD(def.prefix)}.*`);
			def.pattern ??= pattern, inst._zod.check = (payload) => {
				payload.value.startsWith(def.prefix) || payload.issues.push({
					origin: "string",
					code: "invalid_format",
					format: "starts_with",
					prefix: def.prefix,
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		}), $ZodCheckEndsWith = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckEndsWith", (inst, def) => {
			$ZodCheck.init(inst, def);
			let pattern = RegExp(`.*${_util_js__WEBPACK_IMPORTED_MODULE_1__.sD(def.suffix)}$`);
			def.pattern ??= pattern, inst._zod.check = (payload) => {
				payload.value.endsWith(def.suffix) || payload.issues.push({
					origin: "string",
					code: "invalid_format",
					format: "ends_with",
					suffix: def.suffix,
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		});
		function handleCheckPropertyResult(result, payload, property) {
			result.issues.length && payload.issues.push(..._util_js__WEBPACK_IMPORTED_MODULE_1__.lQ(property, result.issues));
		}
		let $ZodCheckProperties = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckProperties", (inst, def) => {
			$ZodCheck.init(inst, def), _util_js__WEBPACK_IMPORTED_MODULE_1__.jD(inst, Symbol.iterator, function* () {
				yield inst;
			});
			let entries;
			inst._zod.check = (payload) => {
				if (payload.value == null) {
					payload.issues.push({
						expected: "object",
						code: "invalid_type",
						input: payload.value,
						inst
					});
					return;
				}
				entries ??= Reflect.ownKeys(def.shape).map((key) => [key, def.shape[key]]);
				let input = payload.value, proms;
				for (let [key, schema] of entries) {
					let result = schema._zod.run({
						value: input[key],
						issues: []
					}, {});
					result instanceof Promise ? (proms ??= [], proms.push(result.then((result) => handleCheckPropertyResult(result, payload, key)))) : handleCheckPropertyResult(result, payload, key);
				}
				if (proms) return Promise.all(proms).then(() => void 0);
			};
		}), $ZodCheckOverwrite = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckOverwrite", (inst, def) => {
			$ZodCheck.init(inst, def), inst._zod.check = (payload) => {
				payload.value = def.tx(payload.value);
			};
		});
	}),
	88532: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$W: () => config,
			GT: () => $ZodAsyncError,
			cV: () => $ZodEncodeError,
			cr: () => globalConfig,
			tm: () => NEVER,
			xI: () => $constructor
		});
		var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54723), _a;
		let NEVER = Object.freeze({ status: "aborted" }), _zodDesc = {
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
	37428: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			JM: () => flattenError,
			Kd: () => $ZodRealError,
			Wk: () => formatError,
			a$: () => $ZodError
		});
		var _core_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88532), _util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54723);
		function _getMessage() {
			let internals = this._zod;
			return internals.message ??= JSON.stringify(internals.def, _util_js__WEBPACK_IMPORTED_MODULE_0__.k8, 2), internals.message;
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
		}, $ZodError = (0, _core_js__WEBPACK_IMPORTED_MODULE_1__.xI)("$ZodError", initializer), $ZodRealError = (0, _core_js__WEBPACK_IMPORTED_MODULE_1__.xI)("$ZodError", initializer, void 0, { Parent: Error });
		function node(obj, key, make) {
			return Object.prototype.hasOwnProperty.call(obj, key) || (key === "__proto__" ? Object.defineProperty(obj, key, {
				value: make(),
				writable: !0,
				enumerable: !0,
				configurable: !0
			}) : obj[key] = make()), obj[key];
		}
		function flattenError(error, mapper = (issue) => issue.message) {
			let fieldErrors = {}, formErrors = [];
			for (let sub of error.issues) sub.path.length > 0 ? node(fieldErrors, sub.path[0], () => []).push(mapper(sub)) : formErrors.push(mapper(sub));
			return {
				formErrors,
				fieldErrors
			};
		}
		function formatError(error, mapper = (issue) => issue.message) {
			let fieldErrors = { _errors: [] }, processError = (error, path = []) => {
				for (let issue of error.issues) if (issue.code === "invalid_union" && issue.errors.length) issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
				else if (issue.code === "invalid_key") processError({ issues: issue.issues }, [...path, ...issue.path]);
				else if (issue.code === "invalid_element") processError({ issues: issue.issues }, [...path, ...issue.path]);
				else {
					let fullpath = [...path, ...issue.path];
					if (fullpath.length === 0) fieldErrors._errors.push(mapper(issue));
					else {
						let curr = fieldErrors, i = 0;
						for (; i < fullpath.length;) {
							let el = fullpath[i], terminal = i === fullpath.length - 1;
							if (el === "_errors") {
								terminal && curr._errors.push(mapper(issue)), i++;
								continue;
							}
							Object.prototype.hasOwnProperty.call(curr, el) || Object.defineProperty(curr, el, {
								value: { _errors: [] },
								enumerable: !0,
								writable: !0,
								configurable: !0
							});
							let node = curr[el];
							terminal && node._errors.push(mapper(issue)), curr = node, i++;
						}
					}
				}
			};
			return processError(error), fieldErrors;
		}
	}),
	4196: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			EJ: () => parseAsync,
			F0: () => validateAsync,
			GW: () => _encodeAsync,
			Mv: () => _encode,
			Od: () => _safeParse,
			R3: () => _safeDecodeAsync,
			Rb: () => _parseAsync,
			Tj: () => _parse,
			VS: () => _safeDecode,
			bp: () => safeParseAsync,
			e2: () => _decode,
			or: () => _decodeAsync,
			qg: () => parse,
			rh: () => _safeEncode,
			tf: () => validate,
			v_: () => _safeEncodeAsync,
			wG: () => _safeParseAsync,
			xL: () => safeParse
		});
		var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37428), _util_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54723);
		function finalizeParams(callee, params) {
			return {
				callee: params?.callee ?? callee,
				Err: params?.Err
			};
		}
		let _parse = (_Err) => {
			let fn = (schema, value, _ctx, _params) => {
				let ctx = _ctx ? {
					..._ctx,
					async: !1
				} : { async: !1 }, result = schema._zod.run({
					value,
					issues: []
				}, ctx);
				if (result instanceof Promise) throw new _core_js__WEBPACK_IMPORTED_MODULE_0__.GT();
				if (result.issues.length) {
					let e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => _util_js__WEBPACK_IMPORTED_MODULE_1__.iR(iss, ctx, _core_js__WEBPACK_IMPORTED_MODULE_0__.$W())));
					throw _util_js__WEBPACK_IMPORTED_MODULE_1__.gx(e, _params?.callee ?? fn), e;
				}
				return result.value;
			};
			return fn;
		}, parse = _parse(_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd), _parseAsync = (_Err) => {
			let fn = async (schema, value, _ctx, params) => {
				let ctx = _ctx ? {
					..._ctx,
					async: !0
				} : { async: !0 }, result = schema._zod.run({
					value,
					issues: []
				}, ctx);
				if (result instanceof Promise && (result = await result), result.issues.length) {
					let e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => _util_js__WEBPACK_IMPORTED_MODULE_1__.iR(iss, ctx, _core_js__WEBPACK_IMPORTED_MODULE_0__.$W())));
					throw _util_js__WEBPACK_IMPORTED_MODULE_1__.gx(e, params?.callee ?? fn), e;
				}
				return result.value;
			};
			return fn;
		}, parseAsync = _parseAsync(_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd), _safeParse = (_Err) => (schema, value, _ctx) => {
			let ctx = _ctx ? {
				..._ctx,
				async: !1
			} : { async: !1 }, result = schema._zod.run({
				value,
				issues: []
			}, ctx);
			if (result instanceof Promise) throw new _core_js__WEBPACK_IMPORTED_MODULE_0__.GT();
			return result.issues.length ? failure(_Err, result.issues, ctx) : {
				success: !0,
				data: result.value
			};
		}, safeParse = _safeParse(_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd);
		function failure(Err, issues, ctx) {
			let error;
			return {
				success: !1,
				get error() {
					return error || (error = new Err(issues.map((iss) => _util_js__WEBPACK_IMPORTED_MODULE_1__.iR(iss, ctx, _core_js__WEBPACK_IMPORTED_MODULE_0__.$W()))), issues = void 0, ctx = void 0), error;
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
		}, safeParseAsync = _safeParseAsync(_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd), COMPILE_INVALID = Symbol.for("zod.compile.invalid"), COMPILE_FALLBACK = Symbol.for("zod.compile.fallback"), validate = ((schema, value, _ctx) => {
			let validator = schema._zod.bag.validator;
			if (validator !== void 0) {
				if (validator(value) !== COMPILE_INVALID) return !0;
				if (validator.definite === !0 && _ctx === void 0) return !1;
			}
			return validateFallback(schema, value, _ctx);
		});
		function validateFallback(schema, value, _ctx) {
			let ctx = _ctx ? {
				..._ctx,
				async: !1,
				abortEarly: !0
			} : {
				async: !1,
				abortEarly: !0
			}, fallbackRun = schema._zod.bag.fallbackRun, result;
			if (fallbackRun ? (ctx[COMPILE_FALLBACK] = !0, result = fallbackRun({
				value,
				issues: []
			}, ctx)) : result = schema._zod.run({
				value,
				issues: []
			}, ctx), result instanceof Promise) throw new _core_js__WEBPACK_IMPORTED_MODULE_0__.GT();
			return result.issues.length === 0;
		}
		let validateAsync = async (schema, value, _ctx) => {
			let ctx = _ctx ? {
				..._ctx,
				async: !0,
				abortEarly: !0
			} : {
				async: !0,
				abortEarly: !0
			}, result = schema._zod.run({
				value,
				issues: []
			}, ctx);
			return result instanceof Promise && (result = await result), result.issues.length === 0;
		}, _encode = (_Err) => {
			let parse = _parse(_Err), fn = (schema, value, _ctx, _params) => {
				let ctx = _ctx ? {
					..._ctx,
					direction: "backward"
				} : { direction: "backward" };
				return parse(schema, value, ctx, finalizeParams(fn, _params));
			};
			return fn;
		};
		_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
		let _decode = (_Err) => {
			let parse = _parse(_Err), fn = (schema, value, _ctx, _params) => parse(schema, value, _ctx, finalizeParams(fn, _params));
			return fn;
		};
		_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
		let _encodeAsync = (_Err) => {
			let parseAsync = _parseAsync(_Err), fn = async (schema, value, _ctx, _params) => {
				let ctx = _ctx ? {
					..._ctx,
					direction: "backward"
				} : { direction: "backward" };
				return await parseAsync(schema, value, ctx, finalizeParams(fn, _params));
			};
			return fn;
		};
		_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
		let _decodeAsync = (_Err) => {
			let parseAsync = _parseAsync(_Err), fn = async (schema, value, _ctx, _params) => await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
			return fn;
		};
		_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
		let _safeEncode = (_Err) => (schema, value, _ctx) => {
			let ctx = _ctx ? {
				..._ctx,
				direction: "backward"
			} : { direction: "backward" };
			return _safeParse(_Err)(schema, value, ctx);
		};
		_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
		let _safeDecode = (_Err) => (schema, value, _ctx) => _safeParse(_Err)(schema, value, _ctx);
		_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
		let _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
			let ctx = _ctx ? {
				..._ctx,
				direction: "backward"
			} : { direction: "backward" };
			return _safeParseAsync(_Err)(schema, value, ctx);
		};
		_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
		let _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => _safeParseAsync(_Err)(schema, value, _ctx);
		_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
	}),
	23908: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AC: () => lowercase,
			Ak: () => nanoid,
			D2: () => nanoidOfLength,
			F: () => httpProtocol,
			Gl: () => cuid2,
			K3: () => base64,
			Os: () => guid,
			Rp: () => email,
			Z0: () => ulid,
			Zg: () => emoji,
			Zv: () => uppercase,
			ai: () => number,
			ch: () => _null,
			fO: () => ksuid,
			gF: () => cuid,
			gp: () => anyString,
			hQ: () => e164,
			kB: () => time,
			kM: () => xid,
			l7: () => cidrv6,
			nd: () => integer,
			o: () => bigint,
			p0: () => duration,
			p6: () => date,
			r0: () => base64url,
			uR: () => uuid,
			uX: () => ipv4,
			ug: () => ipv6,
			w$: () => datetime,
			zM: () => boolean,
			zr: () => cidrv4
		});
		let cuid = /^[cC][0-9a-z]{6,}$/, cuid2 = /^[0-9a-z]+$/, ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/, xid = /^[0-9a-vA-V]{20}$/, ksuid = /^[A-Za-z0-9]{27}$/, nanoid = /^[a-zA-Z0-9_-]{21}$/;
		function nanoidOfLength(length) {
			return RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
		}
		let duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/, guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/, uuid = (version) => version ? RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`) : /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/, email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
		function emoji() {
			return RegExp("^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$", "u");
		}
		let ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/, ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/, cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/, cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/, base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/, base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/, httpProtocol = /^https?$/, e164 = /^\+[1-9]\d{6,14}$/, dateSource = "(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";
		function anchor(source) {
			return RegExp(`^${source}$`);
		}
		let date = anchor(dateSource);
		function timeSource(args) {
			let hhmm = "(?:[01]\\d|2[0-3]):[0-5]\\d";
			return typeof args.precision == "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
		}
		function time(args) {
			return RegExp(`^${timeSource(args)}$`);
		}
		function datetime(args) {
			let opts = ["Z"];
			args.offset && opts.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");
			let qualified = `${timeSource({
				precision: args.precision,
				seconds: !0
			})}(?:${opts.join("|")})`, timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
			return RegExp(`^${dateSource}T(?:${timeRegex})$`);
		}
		let anyString = /^[\s\S]{0,}$/, bigint = /^-?\d+n?$/, integer = /^-?\d+$/, number = /^-?\d+(?:\.\d+)?$/, boolean = /^(?:true|false)$/i, _null = /^null$/i, lowercase = /^[^A-Z]*$/, uppercase = /^[^a-z]*$/;
	}),
	29396: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { fd: () => globalRegistry });
		var _a;
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
	}),
	56985: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$p: () => $ZodArray,
			Dq: () => $ZodBase64,
			CQ: () => $ZodBase64URL,
			BN: () => $ZodBigInt,
			sF: () => $ZodBoolean,
			CI: () => $ZodCIDRv4,
			Cn: () => $ZodCIDRv6,
			bl: () => $ZodCUID,
			Zu: () => $ZodCUID2,
			t$: () => $ZodCatch,
			b0: () => $ZodCustom,
			o5: () => $ZodDate,
			rv: () => $ZodDefault,
			P0: () => $ZodDiscriminatedUnion,
			Oy: () => $ZodE164,
			qG: () => $ZodEmail,
			cG: () => $ZodEmoji,
			VO: () => $ZodEnum,
			RL: () => $ZodExactOptional,
			Zc: () => $ZodGUID,
			Lc: () => $ZodIPv4,
			Zy: () => $ZodIPv6,
			v1: () => $ZodISODate,
			Ko: () => $ZodISODateTime,
			$N: () => $ZodISODuration,
			Ax: () => $ZodISOTime,
			LJ: () => $ZodIntersection,
			h8: () => $ZodJWT,
			GY: () => $ZodKSUID,
			kU: () => $ZodLazy,
			nu: () => $ZodLiteral,
			Py: () => $ZodNanoID,
			Um: () => $ZodNever,
			N$: () => $ZodNonOptional,
			x8: () => $ZodNull,
			qc: () => $ZodNullable,
			vz: () => $ZodNumber,
			I: () => $ZodNumberFormat,
			L8: () => $ZodObject,
			w: () => $ZodObjectJIT,
			ig: () => $ZodOptional,
			_m: () => $ZodPipe,
			VF: () => $ZodPrefault,
			KX: () => $ZodPreprocess,
			Sb: () => $ZodReadonly,
			h: () => $ZodRecord,
			$v: () => $ZodString,
			EY: () => $ZodStringFormat,
			Wc: () => $ZodTransform,
			G3: () => $ZodTuple,
			W4: () => $ZodType,
			g5: () => $ZodULID,
			VY: () => $ZodURL,
			Zn: () => $ZodUUID,
			cu: () => $ZodUnion,
			GP: () => $ZodUnknown,
			TF: () => $ZodXID,
			cq: () => base64Charset,
			xE: () => base64urlCharset,
			YK: () => standardProps
		});
		var core_checks = __webpack_require__(44890), core_core = __webpack_require__(88532);
		class Doc {
			constructor(args = [], closed = {}) {
				this.content = [], this.indent = 0, this.args = args, this.closed = closed;
			}
			indented(fn) {
				this.indent += 1;
				try {
					fn(this);
				} finally {
					--this.indent;
				}
			}
			write(arg) {
				if (typeof arg == "function") {
					arg(this, { execution: "sync" }), arg(this, { execution: "async" });
					return;
				}
				let lines = arg.split("\n").filter((x) => x), minIndent = Math.min(...lines.map((x) => x.length - x.trimStart().length)), dedented = lines.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
				for (let line of dedented) this.content.push(line);
			}
			compile() {
				let F = Function, content = this?.content ?? [""];
				return new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${content.join("\n")}\n};`)(...Object.values(this.closed));
			}
		}
		var core_regexes = __webpack_require__(23908), core_util = __webpack_require__(54723);
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
			$ZodType.init(inst, def), inst._zod.pattern = def.pattern ?? core_regexes.gp, inst._zod.parse = (payload, _) => {
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
		}), $ZodStringFormat = core_core.xI("$ZodStringFormat", (inst, def) => {
			core_checks.ql.init(inst, def), $ZodString.init(inst, def);
		}), $ZodGUID = core_core.xI("$ZodGUID", (inst, def) => {
			def.pattern ??= core_regexes.Os, $ZodStringFormat.init(inst, def);
		}), $ZodUUID = core_core.xI("$ZodUUID", (inst, def) => {
			if (def.version) {
				let v = {
					v1: 1,
					v2: 2,
					v3: 3,
					v4: 4,
					v5: 5,
					v6: 6,
					v7: 7,
					v8: 8
				}[def.version];
				if (v === void 0) throw Error(`Invalid UUID version: "${def.version}"`);
				def.pattern ??= core_regexes.uR(v);
			} else def.pattern ??= core_regexes.uR();
			$ZodStringFormat.init(inst, def);
		}), $ZodEmail = core_core.xI("$ZodEmail", (inst, def) => {
			def.pattern ??= core_regexes.Rp, $ZodStringFormat.init(inst, def);
		});
		function canParseURL(input) {
			try {
				return typeof URL < "u" && typeof URL.canParse == "function" ? URL.canParse(input) : (new URL(input), !0);
			} catch {
				return !1;
			}
		}
		function validateURL(trimmed, def) {
			return !("normalize" in def) && !("hostname" in def) && !("protocol" in def) ? canParseURL(trimmed) || 2 : parseURLObject(trimmed, def);
		}
		function parseURLObject(trimmed, def) {
			if (!def.normalize && def.protocol?.source === core_regexes.F.source && !/^https?:\/\//i.test(trimmed)) return 1;
			try {
				if (typeof URL < "u") {
					let URLStatic = URL;
					if (typeof URLStatic.parse == "function") return URLStatic.parse(trimmed) ?? 2;
				}
				return new URL(trimmed);
			} catch {
				return 2;
			}
		}
		let asciiTabOrNewline = /[\t\n\r]/g;
		function stripTabAndNewline(value) {
			return value.replace(asciiTabOrNewline, "");
		}
		function urlHostnameOk(url, hostname) {
			return hostname.lastIndex = 0, hostname.test(url.hostname);
		}
		function urlProtocolOk(url, protocol) {
			return protocol.lastIndex = 0, protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
		}
		let $ZodURL = core_core.xI("$ZodURL", (inst, def) => {
			$ZodStringFormat.init(inst, def), inst._zod.check = (payload) => {
				try {
					let trimmed = payload.value.trim(), url = validateURL(trimmed, def);
					if (url === 1) {
						payload.issues.push({
							code: "invalid_format",
							format: "url",
							note: "Invalid URL format",
							input: payload.value,
							inst,
							continue: !def.abort
						});
						return;
					}
					if (url === 2) {
						payload.issues.push({
							code: "invalid_format",
							format: "url",
							input: payload.value,
							inst,
							continue: !def.abort
						});
						return;
					}
					if (url === !0) {
						payload.value = stripTabAndNewline(trimmed);
						return;
					}
					def.hostname && !urlHostnameOk(url, def.hostname) && payload.issues.push({
						code: "invalid_format",
						format: "url",
						note: "Invalid hostname",
						pattern: def.hostname.source,
						input: payload.value,
						inst,
						continue: !def.abort
					}), def.protocol && !urlProtocolOk(url, def.protocol) && payload.issues.push({
						code: "invalid_format",
						format: "url",
						note: "Invalid protocol",
						pattern: def.protocol.source,
						input: payload.value,
						inst,
						continue: !def.abort
					}), payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
					return;
				} catch {
					payload.issues.push({
						code: "invalid_format",
						format: "url",
						input: payload.value,
						inst,
						continue: !def.abort
					});
				}
			};
		}), $ZodEmoji = core_core.xI("$ZodEmoji", (inst, def) => {
			def.pattern ??= core_regexes.Zg(), $ZodStringFormat.init(inst, def);
		}), $ZodNanoID = core_core.xI("$ZodNanoID", (inst, def) => {
			if (def.length !== void 0 && (!Number.isInteger(def.length) || def.length < 1)) throw Error(`Invalid nanoid length: ${def.length}`);
			def.pattern ??= def.length === void 0 ? core_regexes.Ak : core_regexes.D2(def.length), $ZodStringFormat.init(inst, def);
		}), $ZodCUID = core_core.xI("$ZodCUID", (inst, def) => {
			def.pattern ??= core_regexes.gF, $ZodStringFormat.init(inst, def);
		}), $ZodCUID2 = core_core.xI("$ZodCUID2", (inst, def) => {
			def.pattern ??= core_regexes.Gl, $ZodStringFormat.init(inst, def);
		}), $ZodULID = core_core.xI("$ZodULID", (inst, def) => {
			def.pattern ??= core_regexes.Z0, $ZodStringFormat.init(inst, def);
		}), $ZodXID = core_core.xI("$ZodXID", (inst, def) => {
			def.pattern ??= core_regexes.kM, $ZodStringFormat.init(inst, def);
		}), $ZodKSUID = core_core.xI("$ZodKSUID", (inst, def) => {
			def.pattern ??= core_regexes.fO, $ZodStringFormat.init(inst, def);
		}), $ZodISODateTime = core_core.xI("$ZodISODateTime", (inst, def) => {
			def.pattern ??= core_regexes.w$(def), $ZodStringFormat.init(inst, def);
		}), $ZodISODate = core_core.xI("$ZodISODate", (inst, def) => {
			def.pattern ??= core_regexes.p6, $ZodStringFormat.init(inst, def);
		}), $ZodISOTime = core_core.xI("$ZodISOTime", (inst, def) => {
			def.pattern ??= core_regexes.kB(def), $ZodStringFormat.init(inst, def);
		}), $ZodISODuration = core_core.xI("$ZodISODuration", (inst, def) => {
			def.pattern ??= core_regexes.p0, $ZodStringFormat.init(inst, def);
		}), $ZodIPv4 = core_core.xI("$ZodIPv4", (inst, def) => {
			def.pattern ??= core_regexes.uX, $ZodStringFormat.init(inst, def);
		}), ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
		function isValidIPv6(value) {
			return ipv6Alphabet.test(value) ? canParseURL(`http://[${value}]`) : !1;
		}
		let $ZodIPv6 = core_core.xI("$ZodIPv6", (inst, def) => {
			def.pattern ??= core_regexes.ug, $ZodStringFormat.init(inst, def), inst._zod.check = (payload) => {
				isValidIPv6(payload.value) || payload.issues.push({
					code: "invalid_format",
					format: "ipv6",
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		}), $ZodCIDRv4 = core_core.xI("$ZodCIDRv4", (inst, def) => {
			def.pattern ??= core_regexes.zr, $ZodStringFormat.init(inst, def);
		});
		function isValidCIDRv6(value) {
			let parts = value.split("/");
			if (parts.length !== 2) return !1;
			let [address, prefix] = parts;
			if (!prefix) return !1;
			let prefixNum = Number(prefix);
			return `${prefixNum}` !== prefix || prefixNum < 0 || prefixNum > 128 ? !1 : isValidIPv6(address);
		}
		let $ZodCIDRv6 = core_core.xI("$ZodCIDRv6", (inst, def) => {
			def.pattern ??= core_regexes.l7, $ZodStringFormat.init(inst, def), inst._zod.check = (payload) => {
				isValidCIDRv6(payload.value) || payload.issues.push({
					code: "invalid_format",
					format: "cidrv6",
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		});
		function isValidBase64(data) {
			if (data === "") return !0;
			if (/\s/.test(data) || data.length % 4 != 0) return !1;
			try {
				return atob(data), !0;
			} catch {
				return !1;
			}
		}
		let base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/, $ZodBase64 = core_core.xI("$ZodBase64", (inst, def) => {
			def.pattern ??= base64Charset, $ZodStringFormat.init(inst, def), inst._zod.check = (payload) => {
				isValidBase64(payload.value) || payload.issues.push({
					code: "invalid_format",
					format: "base64",
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		}), base64urlCharset = /^[A-Za-z0-9_-]*$/;
		function isValidBase64URL(data) {
			if (!base64urlCharset.test(data)) return !1;
			let base64 = data.replace(/[-_]/g, (c) => c === "-" ? "+" : "/");
			return isValidBase64(base64.padEnd(Math.ceil(base64.length / 4) * 4, "="));
		}
		let $ZodBase64URL = core_core.xI("$ZodBase64URL", (inst, def) => {
			def.pattern ??= base64urlCharset, $ZodStringFormat.init(inst, def), inst._zod.check = (payload) => {
				isValidBase64URL(payload.value) || payload.issues.push({
					code: "invalid_format",
					format: "base64url",
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		}), $ZodE164 = core_core.xI("$ZodE164", (inst, def) => {
			def.pattern ??= core_regexes.hQ, $ZodStringFormat.init(inst, def);
		});
		function isValidJWT(token, algorithm = null) {
			try {
				let tokensParts = token.split(".");
				if (tokensParts.length !== 3) return !1;
				let [header] = tokensParts;
				if (!header) return !1;
				let parsedHeader = JSON.parse(atob(header));
				return !("typ" in parsedHeader && parsedHeader?.typ !== "JWT" || !parsedHeader.alg || algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm));
			} catch {
				return !1;
			}
		}
		let $ZodJWT = core_core.xI("$ZodJWT", (inst, def) => {
			$ZodStringFormat.init(inst, def), inst._zod.check = (payload) => {
				isValidJWT(payload.value, def.alg) || payload.issues.push({
					code: "invalid_format",
					format: "jwt",
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		}), $ZodNumber = core_core.xI("$ZodNumber", (inst, def) => {
			$ZodType.init(inst, def), inst._zod.pattern = core_regexes.ai, inst._zod.parse = (payload, _ctx) => {
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
			$ZodType.init(inst, def), inst._zod.pattern = core_regexes.zM, inst._zod.parse = (payload, _ctx) => {
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
		}), $ZodBigInt = core_core.xI("$ZodBigInt", (inst, def) => {
			$ZodType.init(inst, def), inst._zod.pattern = core_regexes.o, inst._zod.parse = (payload, _ctx) => {
				if (def.coerce) try {
					payload.value = BigInt(payload.value);
				} catch {}
				return typeof payload.value == "bigint" || payload.issues.push({
					expected: "bigint",
					code: "invalid_type",
					input: payload.value,
					inst
				}), payload;
			};
		}), $ZodNull = core_core.xI("$ZodNull", (inst, def) => {
			$ZodType.init(inst, def), inst._zod.pattern = core_regexes.ch, inst._zod.values = new Set([null]), inst._zod.parse = (payload, _ctx) => {
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
		}), $ZodDate = core_core.xI("$ZodDate", (inst, def) => {
			$ZodType.init(inst, def), inst._zod.parse = (payload, _ctx) => {
				if (def.coerce) try {
					payload.value = new Date(payload.value);
				} catch {}
				let input = payload.value, isDate = input instanceof Date;
				return isDate && !Number.isNaN(input.getTime()) || payload.issues.push({
					expected: "date",
					code: "invalid_type",
					input,
					...isDate ? { received: "Invalid Date" } : {},
					inst
				}), payload;
			};
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
		}), $ZodObjectJIT = core_core.xI("$ZodObjectJIT", (inst, def) => {
			$ZodObject.init(inst, def);
			let superParse = inst._zod.parse, _normalized = core_util.PO(() => normalizeDef(def)), memo = core_core.cr.memoizer, generateFastpass = (shape) => {
				let normalized = _normalized.value, syms = normalized.symbolKeys, doc = new Doc(["payload", "ctx"], {
					shape,
					inst,
					memo,
					syms
				}), parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`, prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
				doc.write("const input = payload.value;");
				let ids = Object.create(null), counter = 0;
				for (let key of normalized.allKeys) ids[key] = `key_${counter++}`;
				doc.write(memo ? "const newResult = memo.alloc(inst, payload, {}, ctx);" : "const newResult = {};");
				for (let key of normalized.allKeys) {
					if (key === "__proto__") continue;
					let id = ids[key], k = typeof key == "symbol" ? `syms[${syms.indexOf(key)}]` : core_util.UQ(key), isPresent = `${k} in input`, schema = shape[key], optin = schema?._zod?.optin, isOptionalIn = optin !== void 0, isOptionalOut = schema?._zod?.optout === "optional";
					if (doc.write(`const ${id} = ${parseStr(k)};`), isOptionalIn && isOptionalOut) {
						let assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
						doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
					} else isOptionalIn ? (doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `), optin === "defaulted" ? doc.write(`newResult[${k}] = ${id}.value;`) : doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `)) : doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
				}
				return doc.write("payload.value = newResult;"), doc.write("return payload;"), doc.compile();
			}, fastpass, isObject = core_util.Gv, jit = !core_core.cr.jitless, allowsEval = core_util.hI, fastEnabled = jit && allowsEval.value, catchall = def.catchall, value;
			inst._zod.parse = (payload, ctx) => {
				value ??= _normalized.value;
				let input = payload.value;
				return isObject(input) ? jit && fastEnabled && ctx?.async === !1 && ctx.jitless !== !0 ? (fastpass ||= generateFastpass(def.shape), payload = fastpass(payload, ctx), catchall ? handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === !0) : payload) : superParse(payload, ctx) : (payload.issues.push({
					expected: "object",
					code: "invalid_type",
					input,
					inst
				}), payload);
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
		}), $ZodIntersection = core_core.xI("$ZodIntersection", (inst, def) => {
			$ZodType.init(inst, def), inst._zod.parse = (payload, ctx) => {
				let input = payload.value, left = def.left._zod.run({
					value: input,
					issues: []
				}, ctx), right = def.right._zod.run({
					value: input,
					issues: []
				}, ctx);
				return left instanceof Promise || right instanceof Promise ? Promise.all([left, right]).then(([left, right]) => handleIntersectionResults(payload, left, right)) : handleIntersectionResults(payload, left, right);
			};
		});
		function mergeValues(a, b) {
			if (a === b || a instanceof Date && b instanceof Date && +a == +b) return {
				valid: !0,
				data: a
			};
			if (core_util.Qd(a) && core_util.Qd(b)) {
				let bKeys = Object.keys(b), sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1), newObj = {
					...a,
					...b
				};
				Object.prototype.hasOwnProperty.call(newObj, "__proto__") && delete newObj.__proto__;
				for (let key of sharedKeys) {
					if (key === "__proto__") continue;
					let sharedValue = mergeValues(a[key], b[key]);
					if (!sharedValue.valid) return {
						valid: !1,
						mergeErrorPath: [key, ...sharedValue.mergeErrorPath]
					};
					newObj[key] = sharedValue.data;
				}
				return {
					valid: !0,
					data: newObj
				};
			}
			if (Array.isArray(a) && Array.isArray(b)) {
				if (a.length !== b.length) return {
					valid: !1,
					mergeErrorPath: []
				};
				let newArray = [];
				for (let index = 0; index < a.length; index++) {
					let itemA = a[index], itemB = b[index], sharedValue = mergeValues(itemA, itemB);
					if (!sharedValue.valid) return {
						valid: !1,
						mergeErrorPath: [index, ...sharedValue.mergeErrorPath]
					};
					newArray.push(sharedValue.data);
				}
				return {
					valid: !0,
					data: newArray
				};
			}
			return {
				valid: !1,
				mergeErrorPath: []
			};
		}
		function handleIntersectionResults(result, left, right) {
			let unrecKeys = new Map(), unrecIssue, keyIssues = new Map(), collect = (iss, side) => {
				let keys;
				if (iss.code === "unrecognized_keys" && !iss.path?.length) unrecIssue ??= iss, keys = iss.keys;
				else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
					let k = String(iss.path[0]);
					keyIssues.has(k) || keyIssues.set(k, iss), keys = [k];
				} else return !1;
				for (let k of keys) unrecKeys.has(k) || unrecKeys.set(k, {}), unrecKeys.get(k)[side] = !0;
				return !0;
			};
			for (let iss of left.issues) collect(iss, "l") || result.issues.push(iss);
			for (let iss of right.issues) collect(iss, "r") || result.issues.push(iss);
			let bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
			if (bothKeys.length) {
				let aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
				aggregated.length && result.issues.push({
					...unrecIssue,
					keys: aggregated
				});
				for (let k of bothKeys) !aggregated.includes(k) && keyIssues.has(k) && result.issues.push(keyIssues.get(k));
			}
			let merged = mergeValues(left.value, right.value);
			if (!merged.valid) {
				if (core_util.QH(result)) return result;
				throw Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.mergeErrorPath)}`);
			}
			return result.value = merged.data, result;
		}
		let $ZodTuple = core_core.xI("$ZodTuple", (inst, def) => {
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
		let $ZodRecord = core_core.xI("$ZodRecord", (inst, def) => {
			$ZodType.init(inst, def);
			let memo = core_core.cr.memoizer;
			memo?.attach(inst), inst._zod.parse = (payload, ctx) => {
				let input = payload.value;
				if (!core_util.Qd(input)) return payload.issues.push({
					expected: "record",
					code: "invalid_type",
					input,
					inst
				}), payload;
				let proms = [], values = def.keyType._zod.values;
				if (values && !def.partial) {
					payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
					let recordKeys = new Set();
					for (let key of values) if (typeof key == "string" || typeof key == "number" || typeof key == "symbol") {
						if (recordKeys.add(typeof key == "number" ? key.toString() : key), key === "__proto__") continue;
						let keyResult = def.keyType._zod.run({
							value: key,
							issues: []
						}, ctx);
						if (keyResult instanceof Promise) throw Error("Async schemas not supported in object keys currently");
						if (keyResult.issues.length) {
							payload.issues.push({
								code: "invalid_key",
								origin: "record",
								issues: keyResult.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())),
								input: key,
								path: [key],
								inst
							});
							continue;
						}
						let outKey = keyResult.value;
						if (outKey === "__proto__") continue;
						let result = def.valueType._zod.run({
							value: input[key],
							issues: []
						}, ctx);
						result instanceof Promise ? proms.push(result.then((result) => {
							result.issues.length && payload.issues.push(...core_util.lQ(key, result.issues)), payload.value[outKey] = result.value;
						})) : (result.issues.length && payload.issues.push(...core_util.lQ(key, result.issues)), payload.value[outKey] = result.value);
					}
					let unrecognized;
					for (let key in input) if (!recordKeys.has(key)) {
						if (def.mode === "loose") {
							if (key === "__proto__") continue;
							payload.value[key] = input[key];
						} else unrecognized ??= [], unrecognized.push(key);
					}
					unrecognized && unrecognized.length > 0 && payload.issues.push({
						code: "unrecognized_keys",
						input,
						inst,
						keys: unrecognized,
						continue: !0
					});
				} else {
					payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
					let unrecognized;
					for (let key of Reflect.ownKeys(input)) {
						if (key === "__proto__" || !Object.prototype.propertyIsEnumerable.call(input, key)) continue;
						let keyResult = def.keyType._zod.run({
							value: key,
							issues: []
						}, ctx);
						if (keyResult instanceof Promise) throw Error("Async schemas not supported in object keys currently");
						if (typeof key == "string" && core_regexes.ai.test(key) && keyResult.issues.length) {
							let retryResult = def.keyType._zod.run({
								value: Number(key),
								issues: []
							}, ctx);
							if (retryResult instanceof Promise) throw Error("Async schemas not supported in object keys currently");
							retryResult.issues.length === 0 && (keyResult = retryResult);
						}
						if (keyResult.issues.length) {
							def.mode === "loose" ? payload.value[key] = input[key] : values ? (unrecognized ??= [], unrecognized.push(key)) : payload.issues.push({
								code: "invalid_key",
								origin: "record",
								issues: keyResult.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())),
								input: key,
								path: [key],
								inst
							});
							continue;
						}
						let outKey = keyResult.value;
						if (outKey === "__proto__") continue;
						let result = def.valueType._zod.run({
							value: input[key],
							issues: []
						}, ctx);
						result instanceof Promise ? proms.push(result.then((result) => {
							result.issues.length && payload.issues.push(...core_util.lQ(key, result.issues)), payload.value[outKey] = result.value;
						})) : (result.issues.length && payload.issues.push(...core_util.lQ(key, result.issues)), payload.value[outKey] = result.value);
					}
					unrecognized && unrecognized.length > 0 && payload.issues.push({
						code: "unrecognized_keys",
						input,
						inst,
						keys: unrecognized,
						continue: !0
					});
				}
				return proms.length ? Promise.all(proms).then(() => payload) : payload;
			};
		}), $ZodEnum = core_core.xI("$ZodEnum", (inst, def) => {
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
		}), $ZodExactOptional = core_core.xI("$ZodExactOptional", (inst, def) => {
			$ZodOptional.init(inst, def), core_util.v5(inst, "values", (zod) => zod.def.innerType._zod.values), core_util.v5(inst, "pattern", (zod) => zod.def.innerType._zod.pattern), inst._zod.parse = (payload, ctx) => def.innerType._zod.run(payload, ctx);
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
		let $ZodPrefault = core_core.xI("$ZodPrefault", (inst, def) => {
			$ZodType.init(inst, def), inst._zod.optin = "defaulted", core_util.v5(inst, "values", (zod) => zod.def.innerType._zod.values), inst._zod.parse = (payload, ctx) => (ctx.direction === "backward" || payload.value === void 0 && (payload.value = def.defaultValue), def.innerType._zod.run(payload, ctx));
		}), $ZodNonOptional = core_core.xI("$ZodNonOptional", (inst, def) => {
			$ZodType.init(inst, def), core_util.v5(inst, "values", (zod) => {
				let v = zod.def.innerType._zod.values;
				return v ? new Set([...v].filter((x) => x !== void 0)) : void 0;
			}), inst._zod.parse = (payload, ctx) => {
				let result = def.innerType._zod.run(payload, ctx);
				return result instanceof Promise ? result.then((result) => handleNonOptionalResult(result, inst)) : handleNonOptionalResult(result, inst);
			};
		});
		function handleNonOptionalResult(payload, inst) {
			return !payload.issues.length && payload.value === void 0 && payload.issues.push({
				code: "invalid_type",
				expected: "nonoptional",
				input: payload.value,
				inst
			}), payload;
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
		let $ZodPreprocess = core_core.xI("$ZodPreprocess", (inst, def) => {
			$ZodPipe.init(inst, def);
		}), $ZodReadonly = core_core.xI("$ZodReadonly", (inst, def) => {
			$ZodType.init(inst, def), core_util.v5(inst, "propValues", (zod) => zod.def.innerType._zod.propValues), core_util.v5(inst, "values", (zod) => zod.def.innerType._zod.values), core_util.v5(inst, "optin", (zod) => zod.def.innerType?._zod?.optin), core_util.v5(inst, "optout", (zod) => zod.def.innerType?._zod?.optout), inst._zod.parse = (payload, ctx) => {
				if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
				let result = def.innerType._zod.run(payload, ctx);
				return result instanceof Promise ? result.then(handleReadonlyResult) : handleReadonlyResult(result);
			};
		});
		function handleReadonlyResult(payload) {
			return payload.memo || (payload.value = Object.freeze(payload.value)), payload;
		}
		let $ZodLazy = core_core.xI("$ZodLazy", (inst, def) => {
			$ZodType.init(inst, def), core_util.gJ(inst._zod, "innerType", () => {
				let d = def;
				return d._cachedInner ||= def.getter(), d._cachedInner;
			}), core_util.v5(inst, "pattern", (zod) => zod.innerType?._zod?.pattern), core_util.v5(inst, "propValues", (zod) => zod.innerType?._zod?.propValues), core_util.v5(inst, "optin", (zod) => zod.innerType?._zod?.optin ?? void 0), core_util.v5(inst, "optout", (zod) => zod.innerType?._zod?.optout ?? void 0), inst._zod.parse = (payload, ctx) => inst._zod.innerType._zod.run(payload, ctx);
		}), $ZodCustom = core_core.xI("$ZodCustom", (inst, def) => {
			core_checks.QP.init(inst, def), $ZodType.init(inst, def), inst._zod.parse = (payload, _) => payload, inst._zod.check = (payload) => {
				let input = payload.value, r = def.fn(input);
				if (r instanceof Promise) return r.then((r) => handleRefineResult(r, payload, input, inst));
				handleRefineResult(r, payload, input, inst);
			};
		});
		function handleRefineResult(result, payload, input, inst) {
			if (!result) {
				let _iss = {
					code: "custom",
					input,
					inst,
					path: [...inst._zod.def.path ?? []],
					continue: !inst._zod.def.abort
				};
				inst._zod.def.params && (_iss.params = inst._zod.def.params), payload.issues.push(core_util.sn(_iss));
			}
		}
	}),
	54723: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A2: () => normalizeParams,
			B7: () => stringifyPrimitive,
			GW: () => parsedType,
			Gv: () => isObject,
			LG: () => floatSafeRemainder,
			MO: () => rawShape,
			NM: () => optionalKeys,
			NR: () => BIGINT_FORMAT_RANGES,
			O7: () => codePointLength,
			OH: () => partial,
			PO: () => cached,
			QH: () => aborted,
			Qd: () => isPlainObject,
			Rc: () => getLengthableOrigin,
			SS: () => constantCatch,
			UQ: () => esc,
			Up: () => pick,
			Vy: () => assignProp,
			W0: () => safeExtend,
			X: () => installLazyProp,
			X$: () => extend,
			Yv: () => slugify,
			cJ: () => omit,
			cl: () => nullish,
			d3: () => attachSchema,
			gJ: () => defineLazy,
			gx: () => captureStackTrace,
			h1: () => merge,
			hI: () => allowsEval,
			hi: () => sizeCaps,
			iR: () => finalizeIssue,
			jD: () => hide,
			jw: () => joinValues,
			k8: () => jsonStringifyReplacer,
			lQ: () => prefixIssues,
			mw: () => required,
			o8: () => clone,
			ol: () => members,
			p6: () => cleanRegex,
			qQ: () => propertyKeyTypes,
			qh: () => own,
			rL: () => explicitlyAborted,
			sD: () => escapeRegex,
			sn: () => issue,
			un: () => derived,
			v5: () => defineLazyInternal,
			w5: () => getEnumValues,
			yG: () => shallowClone,
			zH: () => NUMBER_FORMAT_RANGES,
			zM: () => mergeDefs
		});
		var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532);
		function getEnumValues(entries) {
			let numericValues = Object.values(entries).filter((v) => typeof v == "number");
			return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
		}
		function joinValues(array, separator = "|") {
			return array.map((val) => stringifyPrimitive(val)).join(separator);
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
		function floatSafeRemainder(val, step) {
			let ratio = val / step, roundedRatio = Math.round(ratio), tolerance = 4 * 2 ** -52 * Math.max(Math.abs(ratio), 1);
			return Math.abs(ratio - roundedRatio) < tolerance ? 0 : ratio - roundedRatio;
		}
		let EVALUATING = Symbol("evaluating");
		function defineLazy(object, key, getter) {
			let value;
			Object.defineProperty(object, key, {
				get() {
					if (value !== EVALUATING) return value === void 0 && (value = EVALUATING, value = getter()), value;
				},
				set(v) {
					Object.defineProperty(object, key, { value: v });
				},
				configurable: !0
			});
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
		function sourceShape(schema) {
			return rawShape(schema._zod.def) ?? schema._zod.def.shape;
		}
		function deferProp(target, key, getter) {
			Object.defineProperty(target, key, {
				get() {
					let value = getter();
					return assignProp(this, key, value), value;
				},
				enumerable: !0,
				configurable: !0
			});
		}
		function putProp(target, key, value) {
			key in target ? assignProp(target, key, value) : target[key] = value;
		}
		function mirrorShape(target, source, keys, wrap) {
			let raw = sourceShape(source);
			for (let key of keys) {
				let desc = Object.getOwnPropertyDescriptor(raw, key);
				desc.enumerable && (desc.get ? deferProp(target, key, () => {
					let value = source._zod.def.shape[key];
					return wrap ? wrap(value, key) : value;
				}) : putProp(target, key, wrap ? wrap(desc.value, key) : desc.value));
			}
		}
		function mirrorProps(target, source) {
			for (let key of Reflect.ownKeys(source)) {
				let desc = Object.getOwnPropertyDescriptor(source, key);
				desc.enumerable && (desc.get ? deferProp(target, key, () => source[key]) : putProp(target, key, desc.value));
			}
		}
		function mergeDefs(...defs) {
			let mergedDescriptors = {};
			for (let def of defs) {
				let descriptors = Object.getOwnPropertyDescriptors(def);
				Object.assign(mergedDescriptors, descriptors);
			}
			return Object.defineProperties({}, mergedDescriptors);
		}
		function esc(str) {
			return JSON.stringify(str);
		}
		function slugify(input) {
			return input.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
		}
		let captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
		function isObject(data) {
			return typeof data == "object" && !!data && !Array.isArray(data);
		}
		let allowsEval = cached(() => {
			if (_core_js__WEBPACK_IMPORTED_MODULE_0__.cr.jitless || typeof navigator < "u" && navigator?.userAgent?.includes("Cloudflare")) return !1;
			try {
				return Function(""), !0;
			} catch {
				return !1;
			}
		});
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
		function stringifyPrimitive(value) {
			return typeof value == "bigint" ? value.toString() + "n" : typeof value == "string" ? `"${value}"` : `${value}`;
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
		}, BIGINT_FORMAT_RANGES = {
			int64: [BigInt("-9223372036854775808"), BigInt("9223372036854775807")],
			uint64: [BigInt(0), BigInt("18446744073709551615")]
		};
		function pick(schema, mask) {
			let currDef = schema._zod.def, checks = currDef.checks;
			if (checks && checks.length > 0) throw Error(".pick() cannot be used on object schemas containing refinements");
			let newShape = {};
			return mirrorShape(newShape, schema, maskedKeys(schema, mask)), clone(schema, mergeDefs(currDef, {
				shape: newShape,
				checks: []
			}));
		}
		function maskedKeys(schema, mask) {
			let raw = sourceShape(schema), keys = [];
			for (let key of Reflect.ownKeys(mask)) {
				if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) throw Error(`Unrecognized key: "${String(key)}"`);
				mask[key] && keys.push(key);
			}
			return keys;
		}
		function omit(schema, mask) {
			let currDef = schema._zod.def, checks = currDef.checks;
			if (checks && checks.length > 0) throw Error(".omit() cannot be used on object schemas containing refinements");
			let omitted = new Set(maskedKeys(schema, mask)), newShape = {};
			return mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key))), clone(schema, mergeDefs(currDef, {
				shape: newShape,
				checks: []
			}));
		}
		function extend(schema, shape) {
			if (!isPlainObject(shape)) throw Error("Invalid input to extend: expected a plain object");
			let checks = schema._zod.def.checks;
			if (checks && checks.length > 0) {
				let existingShape = sourceShape(schema);
				for (let key of Reflect.ownKeys(shape)) if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) throw Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
			}
			return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
		}
		function extended(schema, shape) {
			let newShape = {};
			return mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema))), mirrorProps(newShape, shape), newShape;
		}
		function safeExtend(schema, shape) {
			if (!isPlainObject(shape)) throw Error("Invalid input to safeExtend: expected a plain object");
			return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
		}
		function merge(a, b) {
			if (!b?._zod?.def) throw Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
			if (a._zod.def.checks?.length) throw Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
			let newShape = {};
			return mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a))), mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b))), clone(a, mergeDefs(a._zod.def, {
				shape: newShape,
				get catchall() {
					return b._zod.def.catchall;
				},
				checks: b._zod.def.checks ?? []
			}));
		}
		function partial(Class, schema, mask, name = "partial") {
			let checks = schema._zod.def.checks;
			if (checks && checks.length > 0) throw Error(`.${name}() cannot be used on object schemas containing refinements`);
			let selected = mask ? new Set(maskedKeys(schema, mask)) : void 0, newShape = {};
			return mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class && ((value, key) => selected && !selected.has(key) ? value : new Class({
				type: "optional",
				innerType: value
			}))), clone(schema, mergeDefs(schema._zod.def, {
				shape: newShape,
				checks: []
			}));
		}
		function required(Class, schema, mask) {
			let selected = mask ? new Set(maskedKeys(schema, mask)) : void 0, newShape = {};
			return mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => selected && !selected.has(key) ? value : new Class({
				type: "nonoptional",
				innerType: value
			})), clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
		}
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
		function parsedType(data) {
			let t = typeof data;
			switch (t) {
				case "number": return Number.isNaN(data) ? "nan" : "number";
				case "object": {
					if (data === null) return "null";
					if (Array.isArray(data)) return "array";
					let obj = data;
					if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) return obj.constructor.name;
				}
			}
			return t;
		}
		function issue(...args) {
			let [iss, input, inst] = args;
			return typeof iss == "string" ? {
				message: iss,
				code: "custom",
				input,
				inst
			} : { ...iss };
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
		function derived(computes, table) {
			for (let key in computes) {
				let compute = computes[key];
				Object.defineProperty(table, key, {
					configurable: !0,
					enumerable: !0,
					get() {
						return own(this, key, compute(this));
					},
					set(value) {
						own(this, key, value);
					}
				});
			}
			return table;
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
	94343: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FsL: () => pipe,
			Ikc: () => object,
			KCZ: () => union,
			L5J: () => unknown,
			MfU: () => _catch,
			OZ5: () => url,
			PVZ: () => tuple,
			Pq9: () => json,
			RZV: () => _lazy,
			Rpp: () => email,
			Rvf: () => _default,
			SdS: () => prefault,
			Whr: () => int,
			X$i: () => extend,
			YOg: () => array,
			YPB: () => refine,
			YjP: () => string,
			_H3: () => looseObject,
			aig: () => number,
			chJ: () => _null,
			cl6: () => nullish,
			euz: () => literal,
			g1P: () => record,
			gMt: () => discriminatedUnion,
			k5n: () => _enum,
			lqM: () => optional,
			mIj: () => meta,
			mee: () => nullable,
			pdi: () => transform,
			rej: () => strictObject,
			uRe: () => uuid,
			yqP: () => exactOptional,
			zMY: () => boolean,
			zUr: () => ZodMiniStringFormat
		});
		var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532), _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56985), _core_util_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54723), _core_index_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43759), _parse_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4196);
		let ZodMiniType = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniType", (inst, def) => {
			if (!inst._zod) throw Error("Uninitialized schema in ZodMiniType.");
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.W4.init(inst, def), inst.def = def, inst.type = def.type;
		}, {
			get with() {
				return this.check;
			},
			set with(value) {
				_core_util_js__WEBPACK_IMPORTED_MODULE_2__.qh(this, "with", value);
			},
			parse(data, params) {
				return _parse_js__WEBPACK_IMPORTED_MODULE_3__.qg(this, data, params, { callee: this.parse });
			},
			parseAsync(data, params) {
				return _parse_js__WEBPACK_IMPORTED_MODULE_3__.EJ(this, data, params, { callee: this.parseAsync });
			},
			safeParse(data, params) {
				return _parse_js__WEBPACK_IMPORTED_MODULE_3__.xL(this, data, params);
			},
			safeParseAsync(data, params) {
				return _parse_js__WEBPACK_IMPORTED_MODULE_3__.bp(this, data, params);
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
				return _core_util_js__WEBPACK_IMPORTED_MODULE_2__.o8(this, _def, params);
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
		}), ZodMiniString = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniString", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.$v.init(inst, def), ZodMiniType.init(inst, def);
		});
		function string(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.Rl(ZodMiniString, params);
		}
		let ZodMiniStringFormat = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniStringFormat", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.EY.init(inst, def), ZodMiniString.init(inst, def);
		}), ZodMiniEmail = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniEmail", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.qG.init(inst, def), ZodMiniStringFormat.init(inst, def);
		});
		function email(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.Mu(ZodMiniEmail, params);
		}
		let ZodMiniUUID = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniUUID", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.Zn.init(inst, def), ZodMiniStringFormat.init(inst, def);
		});
		function uuid(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.Be(ZodMiniUUID, params);
		}
		let ZodMiniURL = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniURL", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.VY.init(inst, def), ZodMiniStringFormat.init(inst, def);
		});
		function url(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.Fn(ZodMiniURL, params);
		}
		let ZodMiniNumber = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniNumber", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.vz.init(inst, def), ZodMiniType.init(inst, def);
		});
		function number(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.F7(ZodMiniNumber, params);
		}
		let ZodMiniNumberFormat = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniNumberFormat", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.I.init(inst, def), ZodMiniNumber.init(inst, def);
		});
		function int(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.LK(ZodMiniNumberFormat, params);
		}
		let ZodMiniBoolean = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniBoolean", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.sF.init(inst, def), ZodMiniType.init(inst, def);
		});
		function boolean(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_4__._L(ZodMiniBoolean, params);
		}
		let ZodMiniNull = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniNull", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.x8.init(inst, def), ZodMiniType.init(inst, def);
		});
		function _null(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.jw(ZodMiniNull, params);
		}
		let ZodMiniUnknown = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniUnknown", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.GP.init(inst, def), ZodMiniType.init(inst, def);
		});
		function unknown() {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.em(ZodMiniUnknown);
		}
		let ZodMiniNever = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniNever", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.Um.init(inst, def), ZodMiniType.init(inst, def);
		});
		function never(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.G8(ZodMiniNever, params);
		}
		let ZodMiniArray = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniArray", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.$p.init(inst, def), ZodMiniType.init(inst, def);
		});
		function array(element, params) {
			return new ZodMiniArray({
				type: "array",
				element,
				..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
			});
		}
		let ZodMiniObject = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniObject", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.L8.init(inst, def), ZodMiniType.init(inst, def), _core_util_js__WEBPACK_IMPORTED_MODULE_2__.X(inst, "shape", (self) => self._zod.def.shape, !1);
		});
		function object(shape, params) {
			let def = {
				type: "object",
				shape: shape ?? {},
				..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
			};
			return new ZodMiniObject(def);
		}
		function strictObject(shape, params) {
			return new ZodMiniObject({
				type: "object",
				shape,
				catchall: never(),
				..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
			});
		}
		function looseObject(shape, params) {
			return new ZodMiniObject({
				type: "object",
				shape,
				catchall: unknown(),
				..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
			});
		}
		function extend(schema, shape) {
			return _core_util_js__WEBPACK_IMPORTED_MODULE_2__.X$(schema, shape);
		}
		let ZodMiniUnion = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniUnion", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.cu.init(inst, def), ZodMiniType.init(inst, def);
		});
		function union(options, params) {
			return new ZodMiniUnion({
				type: "union",
				options,
				..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
			});
		}
		let ZodMiniDiscriminatedUnion = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniDiscriminatedUnion", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.P0.init(inst, def), ZodMiniType.init(inst, def);
		});
		function discriminatedUnion(discriminator, options, params) {
			return new ZodMiniDiscriminatedUnion({
				type: "union",
				options,
				discriminator,
				..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
			});
		}
		let ZodMiniTuple = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniTuple", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.G3.init(inst, def), ZodMiniType.init(inst, def);
		});
		function tuple(items, _paramsOrRest, _params) {
			let hasRest = _paramsOrRest instanceof _core_index_js__WEBPACK_IMPORTED_MODULE_1__.W4, params = hasRest ? _params : _paramsOrRest;
			return new ZodMiniTuple({
				type: "tuple",
				items,
				rest: hasRest ? _paramsOrRest : null,
				..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
			});
		}
		let ZodMiniRecord = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniRecord", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.h.init(inst, def), ZodMiniType.init(inst, def);
		});
		function record(keyType, valueType, params) {
			return !valueType || !valueType._zod ? new ZodMiniRecord({
				type: "record",
				keyType: string(),
				valueType: keyType,
				..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(valueType)
			}) : new ZodMiniRecord({
				type: "record",
				keyType,
				valueType,
				..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
			});
		}
		let ZodMiniEnum = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniEnum", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.VO.init(inst, def), ZodMiniType.init(inst, def), inst.options = [...inst._zod.values];
		});
		function _enum(values, params) {
			let entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
			return new ZodMiniEnum({
				type: "enum",
				entries,
				..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
			});
		}
		let ZodMiniLiteral = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniLiteral", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.nu.init(inst, def), ZodMiniType.init(inst, def);
		});
		function literal(value, params) {
			return new ZodMiniLiteral({
				type: "literal",
				values: Array.isArray(value) ? value : [value],
				..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
			});
		}
		let ZodMiniTransform = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniTransform", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.Wc.init(inst, def), ZodMiniType.init(inst, def);
		});
		function transform(fn) {
			return new ZodMiniTransform({
				type: "transform",
				transform: fn
			});
		}
		let ZodMiniOptional = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniOptional", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.ig.init(inst, def), ZodMiniType.init(inst, def);
		});
		function optional(innerType) {
			return new ZodMiniOptional({
				type: "optional",
				innerType
			});
		}
		let ZodMiniExactOptional = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniExactOptional", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.RL.init(inst, def), ZodMiniType.init(inst, def);
		});
		function exactOptional(innerType) {
			return new ZodMiniExactOptional({
				type: "optional",
				innerType
			});
		}
		let ZodMiniNullable = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniNullable", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.qc.init(inst, def), ZodMiniType.init(inst, def);
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
		let ZodMiniDefault = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniDefault", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.rv.init(inst, def), ZodMiniType.init(inst, def);
		});
		function _default(innerType, defaultValue) {
			return new ZodMiniDefault({
				type: "default",
				innerType,
				get defaultValue() {
					return typeof defaultValue == "function" ? defaultValue() : _core_util_js__WEBPACK_IMPORTED_MODULE_2__.yG(defaultValue);
				}
			});
		}
		let ZodMiniPrefault = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniPrefault", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.VF.init(inst, def), ZodMiniType.init(inst, def);
		});
		function prefault(innerType, defaultValue) {
			return new ZodMiniPrefault({
				type: "prefault",
				innerType,
				get defaultValue() {
					return typeof defaultValue == "function" ? defaultValue() : _core_util_js__WEBPACK_IMPORTED_MODULE_2__.yG(defaultValue);
				}
			});
		}
		let ZodMiniCatch = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniCatch", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.t$.init(inst, def), ZodMiniType.init(inst, def);
		});
		function _catch(innerType, catchValue) {
			return new ZodMiniCatch({
				type: "catch",
				innerType,
				catchValue: typeof catchValue == "function" ? catchValue : _core_util_js__WEBPACK_IMPORTED_MODULE_2__.SS(catchValue)
			});
		}
		let ZodMiniPipe = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniPipe", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__._m.init(inst, def), ZodMiniType.init(inst, def);
		});
		function pipe(in_, out) {
			return new ZodMiniPipe({
				type: "pipe",
				in: in_,
				out
			});
		}
		let ZodMiniLazy = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniLazy", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.kU.init(inst, def), ZodMiniType.init(inst, def);
		});
		function _lazy(getter) {
			return new ZodMiniLazy({
				type: "lazy",
				getter
			});
		}
		let ZodMiniCustom = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniCustom", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.b0.init(inst, def), ZodMiniType.init(inst, def);
		});
		function refine(fn, _params = {}) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.fU(ZodMiniCustom, fn, _params);
		}
		_core_index_js__WEBPACK_IMPORTED_MODULE_4__.q0;
		let meta = _core_index_js__WEBPACK_IMPORTED_MODULE_4__.mI;
		function json() {
			let jsonSchema = _lazy(() => union([
				string(),
				number(),
				boolean(),
				_null(),
				array(jsonSchema),
				record(string(), jsonSchema)
			]));
			return jsonSchema;
		}
	})
};
