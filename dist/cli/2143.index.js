export const id = 2143;
export const ids = [2143];
export const modules = {
	9540: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GI: () => jsonrpc_RequestError,
			Sn: () => client,
			vX: () => methods
		});
		let AGENT_METHODS = {
			initialize: "initialize",
			authenticate: "authenticate",
			session_new: "session/new",
			session_load: "session/load",
			session_set_mode: "session/set_mode",
			session_set_config_option: "session/set_config_option",
			session_prompt: "session/prompt",
			session_cancel: "session/cancel",
			session_list: "session/list",
			session_delete: "session/delete",
			session_resume: "session/resume",
			session_close: "session/close",
			logout: "logout"
		}, CLIENT_METHODS = {
			session_request_permission: "session/request_permission",
			session_update: "session/update",
			fs_write_text_file: "fs/write_text_file",
			fs_read_text_file: "fs/read_text_file",
			terminal_create: "terminal/create",
			terminal_output: "terminal/output",
			terminal_release: "terminal/release",
			terminal_wait_for_exit: "terminal/wait_for_exit",
			terminal_kill: "terminal/kill",
			elicitation_create: "elicitation/create",
			elicitation_complete: "elicitation/complete"
		}, PROTOCOL_METHODS = { cancel_request: "$/cancel_request" };
		var core_core = __webpack_require__(88532), core_util = __webpack_require__(54723);
		class $ZodCyclicError extends Error {
			constructor() {
				super("Cannot parse a reference cycle that closes through a transform"), this.name = "ZodCyclicError";
			}
		}
		let STATE = "~memo", NO_ISSUES = [];
		function isRef(value) {
			return typeof value == "object" && !!value;
		}
		function cloneIssues(issues) {
			return issues.map((iss) => iss.path ? {
				...iss,
				path: iss.path.slice()
			} : { ...iss });
		}
		let recursive = new WeakMap();
		function isRecursive(inst, stack, resolve) {
			let cached = recursive.get(inst);
			if (cached !== void 0) return cached ? 2 : 0;
			if (stack.has(inst)) return 2;
			stack.add(inst);
			let result = 0, check = (child) => {
				if (result !== 2 && child?._zod) {
					let answer = isRecursive(child, stack, resolve);
					answer > result && (result = answer);
				}
			}, shape = (sh, spread) => {
				let answer = 0;
				for (let key of Reflect.ownKeys(sh)) {
					let desc = Object.getOwnPropertyDescriptor(sh, key);
					if (spread && !desc.enumerable) continue;
					let child = desc.get ? 1 : desc.value?._zod ? isRecursive(desc.value, stack, resolve) : 0;
					child > answer && (answer = child);
				}
				return answer;
			}, merge = (answer) => {
				answer > result && (result = answer);
			}, def = inst._zod.def;
			switch (def.type) {
				case "object": {
					let raw = core_util.MO(def);
					merge(raw ? shape(raw, !0) : 1), check(def.catchall);
					break;
				}
				case "array":
					check(def.element);
					break;
				case "tuple":
					for (let el of def.items) check(el);
					check(def.rest);
					break;
				case "record":
				case "map":
					check(def.keyType), check(def.valueType);
					break;
				case "set":
					check(def.valueType);
					break;
				case "union":
					for (let el of def.options) check(el);
					break;
				case "intersection":
					check(def.left), check(def.right);
					break;
				case "optional":
				case "nullable":
				case "default":
				case "prefault":
				case "catch":
				case "readonly":
				case "nonoptional":
				case "promise":
				case "success":
					check(def.innerType);
					break;
				case "pipe":
					check(def.in), check(def.out);
					break;
				case "function":
					check(def.input), check(def.output);
					break;
				case "lazy": {
					let inner = def._cachedInner ?? (resolve ? inst._zod.innerType : void 0);
					merge(inner ? isRecursive(inner, stack, !1) : 1);
					break;
				}
				case "template_literal":
				case "string":
				case "number":
				case "int":
				case "boolean":
				case "bigint":
				case "symbol":
				case "undefined":
				case "null":
				case "void":
				case "never":
				case "any":
				case "unknown":
				case "date":
				case "nan":
				case "enum":
				case "literal":
				case "file":
				case "transform":
				case "custom": break;
				default: for (let key in def) {
					let desc = Object.getOwnPropertyDescriptor(def, key);
					if (!desc || desc.get) continue;
					let value = desc.value;
					if (value && typeof value == "object") {
						if (value._zod) check(value);
						else if (Array.isArray(value)) for (let el of value) check(el);
					}
				}
			}
			return stack.delete(inst), settle(inst, result);
		}
		function settle(inst, answer) {
			return answer !== 1 && recursive.set(inst, answer === 2), answer;
		}
		function bucketFor(state, inst) {
			let bucket = state.buckets.get(inst);
			return bucket || (bucket = new WeakMap(), state.buckets.set(inst, bucket)), bucket;
		}
		let handoff, memoizer_open = [], memo = {
			alloc(_inst, payload, empty) {
				let bucket = handoff;
				if (!bucket) return empty;
				handoff = void 0;
				let entry = {
					value: empty,
					issues: null
				};
				return bucket.set(payload.value, entry), memoizer_open.push(entry), empty;
			},
			guard(inst) {
				var _a;
				(_a = inst._zod).deferred ?? (_a.deferred = []), inst._zod.deferred.push(() => {
					let base = inst._zod.parse, wrapped = (payload, ctx) => {
						if (ctx.direction !== "backward" && isBackEdge(ctx, payload.value)) throw new $ZodCyclicError();
						return base(payload, ctx);
					};
					inst._zod.parse = wrapped, inst._zod.run === base && (inst._zod.run = wrapped);
				});
			},
			attach(inst) {
				var _a;
				let isRecursiveInst, rechecked = !1, lastCtx, lastBucket;
				(_a = inst._zod).deferred ?? (_a.deferred = []), inst._zod.deferred.push(() => {
					let base = inst._zod.parse, wrapped = (payload, ctx) => {
						if (isRecursiveInst === void 0) {
							let walked = isRecursive(inst, new Set(), !1);
							if (walked === 0) return inst._zod.parse = base, inst._zod.run === wrapped && (inst._zod.run = base), base(payload, ctx);
							walked === 2 || rechecked ? isRecursiveInst = !0 : rechecked = !0;
						}
						let input = payload.value;
						if (!isRef(input)) return base(payload, ctx);
						let state = ctx[STATE];
						state || (state = {
							buckets: new WeakMap(),
							backEdges: void 0
						}, ctx[STATE] = state);
						let bucket;
						lastCtx === ctx ? bucket = lastBucket : (bucket = bucketFor(state, inst), lastCtx = ctx, lastBucket = bucket);
						let hit = bucket.get(input);
						if (hit) return payload.value = hit.value, hit.issues ? hit.issues.length && payload.issues.push(...cloneIssues(hit.issues)) : (payload.memo = !0, state.backEdges ?? (state.backEdges = new WeakSet()), state.backEdges.add(hit.value)), payload;
						handoff = bucket;
						let depth = memoizer_open.length, result = base(payload, ctx);
						handoff = void 0;
						let entry = memoizer_open.length > depth ? memoizer_open.pop() : void 0;
						return result instanceof Promise ? result.then((r) => (entry && (entry.issues = r.issues.length ? cloneIssues(r.issues) : NO_ISSUES), r)) : (entry && (entry.issues = result.issues.length ? cloneIssues(result.issues) : NO_ISSUES), result);
					};
					inst._zod.parse = wrapped, inst._zod.run === base && (inst._zod.run = wrapped);
				});
			}
		};
		function memoizer() {
			return memo;
		}
		function isBackEdge(ctx, value) {
			let backEdges = ctx[STATE]?.backEdges;
			return backEdges !== void 0 && isRef(value) && backEdges.has(value);
		}
		var schemas = __webpack_require__(56985), registries = __webpack_require__(29396), api = __webpack_require__(43759), json_schema_processors = __webpack_require__(98439), to_json_schema = __webpack_require__(87509);
		let error = () => {
			let Sizable = {
				string: {
					unit: "characters",
					verb: "to have"
				},
				file: {
					unit: "bytes",
					verb: "to have"
				},
				array: {
					unit: "items",
					verb: "to have"
				},
				set: {
					unit: "items",
					verb: "to have"
				},
				map: {
					unit: "entries",
					verb: "to have"
				}
			};
			function getSizing(origin) {
				return Sizable[origin] ?? null;
			}
			let FormatDictionary = {
				regex: "input",
				email: "email address",
				url: "URL",
				emoji: "emoji",
				uuid: "UUID",
				uuidv4: "UUIDv4",
				uuidv6: "UUIDv6",
				nanoid: "nanoid",
				guid: "GUID",
				cuid: "cuid",
				cuid2: "cuid2",
				ulid: "ULID",
				xid: "XID",
				ksuid: "KSUID",
				datetime: "ISO datetime",
				date: "ISO date",
				time: "ISO time",
				duration: "ISO duration",
				ipv4: "IPv4 address",
				ipv6: "IPv6 address",
				mac: "MAC address",
				cidrv4: "IPv4 range",
				cidrv6: "IPv6 range",
				base64: "base64-encoded string",
				base64url: "base64url-encoded string",
				json_string: "JSON string",
				e164: "E.164 number",
				currency_code: "currency code",
				credit_card: "credit card number",
				iban: "IBAN",
				jwt: "JWT",
				template_literal: "input"
			}, TypeDictionary = { nan: "NaN" };
			function getTypeName(type, input) {
				return type === "number" && typeof input == "number" && !Number.isFinite(input) ? String(input) : TypeDictionary[type] ?? type;
			}
			return (issue) => {
				switch (issue.code) {
					case "invalid_type": return `Invalid input: expected ${getTypeName(issue.expected)}, received ${getTypeName(core_util.GW(issue.input), issue.input)}`;
					case "invalid_value": return issue.values.length === 1 ? `Invalid input: expected ${core_util.B7(issue.values[0])}` : `Invalid option: expected one of ${core_util.jw(issue.values, "|")}`;
					case "too_big": {
						let adj = issue.exact ? "exactly " : issue.inclusive ? "<=" : "<", sizing = getSizing(issue.origin);
						return sizing ? `Too big: expected ${issue.origin ?? "value"} to have ${adj}${issue.maximum.toString()} ${sizing.unit ?? "elements"}` : `Too big: expected ${issue.origin ?? "value"} to be ${adj}${issue.maximum.toString()}`;
					}
					case "too_small": {
						let adj = issue.exact ? "exactly " : issue.inclusive ? ">=" : ">", sizing = getSizing(issue.origin);
						return sizing ? `Too small: expected ${issue.origin} to have ${adj}${issue.minimum.toString()} ${sizing.unit}` : `Too small: expected ${issue.origin} to be ${adj}${issue.minimum.toString()}`;
					}
					case "invalid_format": {
						let _issue = issue;
						return _issue.format === "starts_with" ? `Invalid string: must start with "${_issue.prefix}"` : _issue.format === "ends_with" ? `Invalid string: must end with "${_issue.suffix}"` : _issue.format === "includes" ? `Invalid string: must include "${_issue.includes}"` : _issue.format === "regex" ? `Invalid string: must match pattern ${_issue.pattern}` : `Invalid ${FormatDictionary[_issue.format] ?? issue.format}`;
					}
					case "not_multiple_of": return `Invalid number: must be a multiple of ${issue.divisor}`;
					case "unrecognized_keys": return `Unrecognized key${issue.keys.length > 1 ? "s" : ""}: ${core_util.jw(issue.keys, ", ")}`;
					case "invalid_key": return `Invalid key in ${issue.origin}`;
					case "invalid_union": return issue.options && Array.isArray(issue.options) && issue.options.length > 0 ? `Invalid discriminator value. Expected ${issue.options.map((o) => `'${o}'`).join(" | ")}` : issue.inclusive === !1 ? "Invalid input: more than one option matched" : "Invalid input";
					case "invalid_element": return `Invalid value in ${issue.origin}`;
					default: return "Invalid input";
				}
			};
		};
		function en() {
			return { localeError: error() };
		}
		var parse = __webpack_require__(4196), errors = __webpack_require__(37428);
		let _installedErrorProtos = new WeakSet([Object.prototype, Error.prototype]);
		function _lazyMethod(proto, key, make) {
			Object.defineProperty(proto, key, {
				configurable: !0,
				enumerable: !1,
				get() {
					let value = make(this);
					return Object.defineProperty(this, key, {
						value,
						configurable: !0,
						writable: !0
					}), value;
				},
				set(value) {
					Object.defineProperty(this, key, {
						value,
						configurable: !0,
						writable: !0
					});
				}
			});
		}
		let initializer = (inst, issues) => {
			errors.a$.init(inst, issues), inst.name = "ZodError";
			let proto = Object.getPrototypeOf(inst);
			_installedErrorProtos.has(proto) || (_installedErrorProtos.add(proto), _lazyMethod(proto, "format", (self) => (mapper) => errors.Wk(self, mapper)), _lazyMethod(proto, "flatten", (self) => (mapper) => errors.JM(self, mapper)), _lazyMethod(proto, "addIssue", (self) => (issue) => {
				self.issues.push(issue), self.message = JSON.stringify(self.issues, core_util.k8, 2);
			}), _lazyMethod(proto, "addIssues", (self) => (issues) => {
				self.issues.push(...issues), self.message = JSON.stringify(self.issues, core_util.k8, 2);
			}), Object.defineProperty(proto, "isEmpty", {
				configurable: !0,
				enumerable: !1,
				get() {
					return this.issues.length === 0;
				}
			}));
		}, ZodRealError = core_core.xI("ZodError", initializer, void 0, { Parent: Error }), parse_parse = parse.Tj(ZodRealError), parseAsync = parse.Rb(ZodRealError), safeParse = parse.Od(ZodRealError), safeParseAsync = parse.wG(ZodRealError), encode = parse.Mv(ZodRealError), decode = parse.e2(ZodRealError), encodeAsync = parse.GW(ZodRealError), decodeAsync = parse.or(ZodRealError), safeEncode = parse.rh(ZodRealError), safeDecode = parse.VS(ZodRealError), safeEncodeAsync = parse.v_(ZodRealError), safeDecodeAsync = parse.R3(ZodRealError);
		function _ensureDefaultLocale() {
			core_core.cr.localeError || core_core.$W(en());
		}
		function _ensureDefaultMemoizer() {
			core_core.cr.memoizer || core_core.$W({ memoizer: memoizer() });
		}
		let ZodType = core_core.xI("ZodType", (inst, def) => (_ensureDefaultLocale(), schemas.W4.init(inst, def), inst.def = def, inst.type = def.type, inst), {
			check(...chks) {
				let def = this.def;
				return this.clone(core_util.zM(def, { checks: [...def.checks ?? [], ...chks.map((ch) => typeof ch == "function" ? { _zod: {
					check: ch,
					def: { check: "custom" },
					onattach: []
				} } : ch)] }), { parent: !0 });
			},
			with(...chks) {
				return this.check(...chks);
			},
			clone(def, params) {
				return core_util.o8(this, def, params);
			},
			brand() {
				return this;
			},
			register(reg, meta) {
				return reg.add(this, meta), this;
			},
			refine(check, params) {
				return this.check(refine(check, params));
			},
			superRefine(refinement, params) {
				return this.check(superRefine(refinement, params));
			},
			overwrite(fn) {
				return this.check(api.bS(fn));
			},
			optional() {
				return optional(this);
			},
			exactOptional() {
				return exactOptional(this);
			},
			nullable() {
				return nullable(this);
			},
			nullish() {
				return optional(nullable(this));
			},
			nonoptional(params) {
				return nonoptional(this, params);
			},
			array() {
				return array(this);
			},
			or(arg) {
				return union([this, arg]);
			},
			and(arg) {
				return intersection(this, arg);
			},
			transform(tx) {
				return pipe(this, transform(tx));
			},
			default(d) {
				return _default(this, d);
			},
			prefault(d) {
				return prefault(this, d);
			},
			catch(params) {
				return _catch(this, params);
			},
			pipe(target) {
				return pipe(this, target);
			},
			readonly() {
				return readonly(this);
			},
			describe(description) {
				let cl = this.clone();
				return registries.fd.add(cl, { description }), cl;
			},
			meta(...args) {
				if (args.length === 0) return registries.fd.get(this);
				let cl = this.clone();
				return registries.fd.add(cl, args[0]), cl;
			},
			isOptional() {
				return this.safeParse(void 0).success;
			},
			isNullable() {
				return this.safeParse(null).success;
			},
			apply(fn, ...args) {
				return args.length === 0 ? fn(this) : fn(this, ...args);
			},
			get "~standard"() {
				return core_util.jD(this, "~standard", {
					...schemas.YK(this),
					jsonSchema: {
						input: (0, to_json_schema.uE)(this, "input"),
						output: (0, to_json_schema.uE)(this, "output")
					}
				});
			},
			set "~standard"(value) {
				core_util.qh(this, "~standard", value);
			},
			parse: function _parse(data, params) {
				return parse_parse(this, data, params, { callee: _parse });
			},
			parseAsync: async function _parseAsync(data, params) {
				return await parseAsync(this, data, params, { callee: _parseAsync });
			},
			safeParse(data, params) {
				return safeParse(this, data, params);
			},
			async safeParseAsync(data, params) {
				return safeParseAsync(this, data, params);
			},
			get spa() {
				return this?.safeParseAsync;
			},
			set spa(value) {
				core_util.qh(this, "spa", value);
			},
			validate(data, params) {
				return parse.tf(this, data, params);
			},
			validateAsync(data, params) {
				return parse.F0(this, data, params);
			},
			encode: function _encode(data, params) {
				return encode(this, data, params, { callee: _encode });
			},
			decode: function _decode(data, params) {
				return decode(this, data, params, { callee: _decode });
			},
			encodeAsync: async function _encodeAsync(data, params) {
				return await encodeAsync(this, data, params, { callee: _encodeAsync });
			},
			decodeAsync: async function _decodeAsync(data, params) {
				return await decodeAsync(this, data, params, { callee: _decodeAsync });
			},
			safeEncode(data, params) {
				return safeEncode(this, data, params);
			},
			safeDecode(data, params) {
				return safeDecode(this, data, params);
			},
			async safeEncodeAsync(data, params) {
				return safeEncodeAsync(this, data, params);
			},
			async safeDecodeAsync(data, params) {
				return safeDecodeAsync(this, data, params);
			},
			toJSONSchema(params) {
				return (0, to_json_schema.OA)(this, {})(params);
			},
			get description() {
				return registries.fd.get(this)?.description;
			},
			get _def() {
				return this._zod.def;
			}
		}), _ZodString = core_core.xI("_ZodString", (inst, def) => {
			schemas.$v.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.SW(inst, ctx, json, params);
		}, core_util.un({
			format: (inst) => json_schema_processors.Fs(inst).format ?? null,
			minLength: (inst) => json_schema_processors.Fs(inst).minimum ?? null,
			maxLength: (inst) => json_schema_processors.Fs(inst).maximum ?? null
		}, {
			regex(...args) {
				return this.check(api.Fk(...args));
			},
			includes(...args) {
				return this.check(api.dR(...args));
			},
			startsWith(...args) {
				return this.check(api.$S(...args));
			},
			endsWith(...args) {
				return this.check(api.ER(...args));
			},
			min(...args) {
				return this.check(api.m9(...args));
			},
			max(...args) {
				return this.check(api.Eb(...args));
			},
			length(...args) {
				return this.check(api.YA(...args));
			},
			nonempty(...args) {
				return this.check(api.m9(1, ...args));
			},
			lowercase(params) {
				return this.check(api.hH(params));
			},
			uppercase(params) {
				return this.check(api.qF(params));
			},
			trim() {
				return this.check(api.WN());
			},
			normalize(...args) {
				return this.check(api.lo(...args));
			},
			toLowerCase() {
				return this.check(api.Il());
			},
			toUpperCase() {
				return this.check(api.xY());
			},
			slugify() {
				return this.check(api.TL());
			}
		})), ZodString = core_core.xI("ZodString", (inst, def) => {
			schemas.$v.init(inst, def), _ZodString.init(inst, def);
		}, {
			email(params) {
				return this.check(api.Mu(ZodEmail, params));
			},
			url(params) {
				return this.check(api.Fn(ZodURL, params));
			},
			jwt(params) {
				return this.check(api.rk(ZodJWT, params));
			},
			emoji(params) {
				return this.check(api.aC(ZodEmoji, params));
			},
			guid(params) {
				return this.check(api.tB(ZodGUID, params));
			},
			uuid(params) {
				return this.check(api.Be(ZodUUID, params));
			},
			uuidv4(params) {
				return this.check(api.nA(ZodUUID, params));
			},
			uuidv6(params) {
				return this.check(api.pY(ZodUUID, params));
			},
			uuidv7(params) {
				return this.check(api.wA(ZodUUID, params));
			},
			nanoid(params) {
				return this.check(api.Dl(ZodNanoID, params));
			},
			cuid(params) {
				return this.check(api.fs(ZodCUID, params));
			},
			cuid2(params) {
				return this.check(api.Bj(ZodCUID2, params));
			},
			ulid(params) {
				return this.check(api.Ct(ZodULID, params));
			},
			base64(params) {
				return this.check(api.rt(ZodBase64, params));
			},
			base64url(params) {
				return this.check(api.cU(ZodBase64URL, params));
			},
			xid(params) {
				return this.check(api.Pw(ZodXID, params));
			},
			ksuid(params) {
				return this.check(api._z(ZodKSUID, params));
			},
			ipv4(params) {
				return this.check(api.Ny(ZodIPv4, params));
			},
			ipv6(params) {
				return this.check(api.$O(ZodIPv6, params));
			},
			cidrv4(params) {
				return this.check(api.Uy(ZodCIDRv4, params));
			},
			cidrv6(params) {
				return this.check(api.gP(ZodCIDRv6, params));
			},
			e164(params) {
				return this.check(api.KB(ZodE164, params));
			},
			datetime(params) {
				return this.check(api.G1(ZodISODateTime, params));
			},
			date(params) {
				return this.check(api.db(ZodISODate, params));
			},
			time(params) {
				return this.check(api.Kn(ZodISOTime, params));
			},
			duration(params) {
				return this.check(api.f2(ZodISODuration, params));
			}
		});
		function string(params) {
			return api.Rl(ZodString, params);
		}
		let ZodStringFormat = core_core.xI("ZodStringFormat", (inst, def) => {
			schemas.EY.init(inst, def), _ZodString.init(inst, def);
		}), ZodISODateTime = core_core.xI("ZodISODateTime", (inst, def) => {
			schemas.Ko.init(inst, def), ZodStringFormat.init(inst, def);
		}), ZodISODate = core_core.xI("ZodISODate", (inst, def) => {
			schemas.v1.init(inst, def), ZodStringFormat.init(inst, def);
		}), ZodISOTime = core_core.xI("ZodISOTime", (inst, def) => {
			schemas.Ax.init(inst, def), ZodStringFormat.init(inst, def);
		}), ZodISODuration = core_core.xI("ZodISODuration", (inst, def) => {
			schemas.$N.init(inst, def), ZodStringFormat.init(inst, def);
		}), ZodEmail = core_core.xI("ZodEmail", (inst, def) => {
			schemas.qG.init(inst, def), ZodStringFormat.init(inst, def);
		}), ZodGUID = core_core.xI("ZodGUID", (inst, def) => {
			schemas.Zc.init(inst, def), ZodStringFormat.init(inst, def);
		}), ZodUUID = core_core.xI("ZodUUID", (inst, def) => {
			schemas.Zn.init(inst, def), ZodStringFormat.init(inst, def);
		}), ZodURL = core_core.xI("ZodURL", (inst, def) => {
			schemas.VY.init(inst, def), ZodStringFormat.init(inst, def);
		});
		function url(params) {
			return api.Fn(ZodURL, params);
		}
		let ZodEmoji = core_core.xI("ZodEmoji", (inst, def) => {
			schemas.cG.init(inst, def), ZodStringFormat.init(inst, def);
		}), ZodNanoID = core_core.xI("ZodNanoID", (inst, def) => {
			schemas.Py.init(inst, def), ZodStringFormat.init(inst, def);
		}), ZodCUID = core_core.xI("ZodCUID", (inst, def) => {
			schemas.bl.init(inst, def), ZodStringFormat.init(inst, def);
		}), ZodCUID2 = core_core.xI("ZodCUID2", (inst, def) => {
			schemas.Zu.init(inst, def), ZodStringFormat.init(inst, def);
		}), ZodULID = core_core.xI("ZodULID", (inst, def) => {
			schemas.g5.init(inst, def), ZodStringFormat.init(inst, def);
		}), ZodXID = core_core.xI("ZodXID", (inst, def) => {
			schemas.TF.init(inst, def), ZodStringFormat.init(inst, def);
		}), ZodKSUID = core_core.xI("ZodKSUID", (inst, def) => {
			schemas.GY.init(inst, def), ZodStringFormat.init(inst, def);
		}), ZodIPv4 = core_core.xI("ZodIPv4", (inst, def) => {
			schemas.Lc.init(inst, def), ZodStringFormat.init(inst, def);
		}), ZodIPv6 = core_core.xI("ZodIPv6", (inst, def) => {
			schemas.Zy.init(inst, def), ZodStringFormat.init(inst, def);
		}), ZodCIDRv4 = core_core.xI("ZodCIDRv4", (inst, def) => {
			schemas.CI.init(inst, def), ZodStringFormat.init(inst, def);
		}), ZodCIDRv6 = core_core.xI("ZodCIDRv6", (inst, def) => {
			schemas.Cn.init(inst, def), ZodStringFormat.init(inst, def);
		}), ZodBase64 = core_core.xI("ZodBase64", (inst, def) => {
			schemas.Dq.init(inst, def), ZodStringFormat.init(inst, def);
		}), ZodBase64URL = core_core.xI("ZodBase64URL", (inst, def) => {
			schemas.CQ.init(inst, def), ZodStringFormat.init(inst, def);
		}), ZodE164 = core_core.xI("ZodE164", (inst, def) => {
			schemas.Oy.init(inst, def), ZodStringFormat.init(inst, def);
		}), ZodJWT = core_core.xI("ZodJWT", (inst, def) => {
			schemas.h8.init(inst, def), ZodStringFormat.init(inst, def);
		}), ZodNumber = core_core.xI("ZodNumber", (inst, def) => {
			schemas.vz.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.Wg(inst, ctx, json, params), inst.isFinite = !0;
		}, core_util.un({
			minValue: (inst) => {
				let { minimum, exclusiveMinimum } = json_schema_processors.Fs(inst);
				return Math.max(minimum ?? -Infinity, exclusiveMinimum ?? -Infinity);
			},
			maxValue: (inst) => {
				let { maximum, exclusiveMaximum } = json_schema_processors.Fs(inst);
				return Math.min(maximum ?? Infinity, exclusiveMaximum ?? Infinity);
			},
			isInt: (inst) => {
				let { isInt, multipleOf } = json_schema_processors.Fs(inst);
				return !!isInt || !!multipleOf?.some(Number.isSafeInteger);
			},
			format: (inst) => json_schema_processors.Fs(inst).format ?? null
		}, {
			gt(value, params) {
				return this.check(api.Tx(value, params));
			},
			gte(value, params) {
				return this.check(api.qm(value, params));
			},
			min(value, params) {
				return this.check(api.qm(value, params));
			},
			lt(value, params) {
				return this.check(api.Au(value, params));
			},
			lte(value, params) {
				return this.check(api.Zm(value, params));
			},
			max(value, params) {
				return this.check(api.Zm(value, params));
			},
			int(params) {
				return this.check(schemas_int(params));
			},
			safe(params) {
				return this.check(schemas_int(params));
			},
			positive(params) {
				return this.check(api.Tx(0, params));
			},
			nonnegative(params) {
				return this.check(api.qm(0, params));
			},
			negative(params) {
				return this.check(api.Au(0, params));
			},
			nonpositive(params) {
				return this.check(api.Zm(0, params));
			},
			multipleOf(value, params) {
				return this.check(api.Hi(value, params));
			},
			step(value, params) {
				return this.check(api.Hi(value, params));
			},
			finite() {
				return this;
			}
		}));
		function number(params) {
			return api.F7(ZodNumber, params);
		}
		let ZodNumberFormat = core_core.xI("ZodNumberFormat", (inst, def) => {
			schemas.I.init(inst, def), ZodNumber.init(inst, def);
		});
		function schemas_int(params) {
			return api.LK(ZodNumberFormat, params);
		}
		let ZodBoolean = core_core.xI("ZodBoolean", (inst, def) => {
			schemas.sF.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.dO(inst, ctx, json, params);
		});
		function schemas_boolean(params) {
			return api._L(ZodBoolean, params);
		}
		let ZodUnknown = core_core.xI("ZodUnknown", (inst, def) => {
			schemas.GP.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.NV(inst, ctx, json, params);
		});
		function unknown() {
			return api.em(ZodUnknown);
		}
		let ZodNever = core_core.xI("ZodNever", (inst, def) => {
			schemas.Um.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.RH(inst, ctx, json, params);
		});
		function never(params) {
			return api.G8(ZodNever, params);
		}
		let ZodArray = core_core.xI("ZodArray", (inst, def) => {
			_ensureDefaultMemoizer(), schemas.$p.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.cY(inst, ctx, json, params), inst.element = def.element;
		}, {
			min(n, params) {
				return this.check(api.m9(n, params));
			},
			nonempty(params) {
				return this.check(api.m9(1, params));
			},
			max(n, params) {
				return this.check(api.Eb(n, params));
			},
			length(n, params) {
				return this.check(api.YA(n, params));
			},
			unwrap() {
				return this.element;
			}
		});
		function array(element, params) {
			return api.dZ(ZodArray, element, params);
		}
		let ZodObject = core_core.xI("ZodObject", (inst, def) => {
			_ensureDefaultMemoizer(), schemas.w.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.Ec(inst, ctx, json, params), core_util.X(inst, "shape", (self) => self._zod.def.shape, !1);
		}, {
			keyof() {
				return _enum(Object.keys(this._zod.def.shape));
			},
			catchall(catchall) {
				return this.clone(core_util.zM(this._zod.def, { catchall }));
			},
			passthrough() {
				return this.clone(core_util.zM(this._zod.def, { catchall: unknown() }));
			},
			loose() {
				return this.clone(core_util.zM(this._zod.def, { catchall: unknown() }));
			},
			strict() {
				return this.clone(core_util.zM(this._zod.def, { catchall: never() }));
			},
			strip() {
				return this.clone(core_util.zM(this._zod.def, { catchall: void 0 }));
			},
			extend(incoming) {
				return core_util.X$(this, incoming);
			},
			safeExtend(incoming) {
				return core_util.W0(this, incoming);
			},
			merge(other) {
				return core_util.h1(this, other);
			},
			pick(mask) {
				return core_util.Up(this, mask);
			},
			omit(mask) {
				return core_util.cJ(this, mask);
			},
			partial(...args) {
				return core_util.OH(ZodOptional, this, args[0]);
			},
			exactPartial(...args) {
				return core_util.OH(ZodExactOptional, this, args[0], "exactPartial");
			},
			required(...args) {
				return core_util.mw(ZodNonOptional, this, args[0]);
			}
		});
		function object(shape, params) {
			let def = {
				type: "object",
				shape: shape ?? {},
				...core_util.A2(params)
			};
			return new ZodObject(def);
		}
		let ZodUnion = core_core.xI("ZodUnion", (inst, def) => {
			schemas.cu.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.iC(inst, ctx, json, params), inst.options = def.options;
		});
		function union(options, params) {
			return new ZodUnion({
				type: "union",
				options,
				...core_util.A2(params)
			});
		}
		let ZodIntersection = core_core.xI("ZodIntersection", (inst, def) => {
			schemas.LJ.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.i_(inst, ctx, json, params);
		});
		function intersection(left, right) {
			return new ZodIntersection({
				type: "intersection",
				left,
				right
			});
		}
		let ZodRecord = core_core.xI("ZodRecord", (inst, def) => {
			_ensureDefaultMemoizer(), schemas.h.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.GC(inst, ctx, json, params), inst.keyType = def.keyType, inst.valueType = def.valueType;
		});
		function record(keyType, valueType, params) {
			return !valueType || !valueType._zod ? new ZodRecord({
				type: "record",
				keyType: string(),
				valueType: keyType,
				...core_util.A2(valueType)
			}) : new ZodRecord({
				type: "record",
				keyType,
				valueType,
				...core_util.A2(params)
			});
		}
		let ZodEnum = core_core.xI("ZodEnum", (inst, def) => {
			schemas.VO.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.C0(inst, ctx, json, params), inst.enum = def.entries, inst.options = [...inst._zod.values];
			let keys = new Set(Object.keys(def.entries));
			inst.extract = (values, params) => {
				let newEntries = {};
				for (let value of values) if (keys.has(value)) newEntries[value] = def.entries[value];
				else throw Error(`Key ${value} not found in enum`);
				return new ZodEnum({
					...def,
					checks: [],
					...core_util.A2(params),
					entries: newEntries
				});
			}, inst.exclude = (values, params) => {
				let newEntries = { ...def.entries };
				for (let value of values) if (keys.has(value)) delete newEntries[value];
				else throw Error(`Key ${value} not found in enum`);
				return new ZodEnum({
					...def,
					checks: [],
					...core_util.A2(params),
					entries: newEntries
				});
			};
		});
		function _enum(values, params) {
			let entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
			return new ZodEnum({
				type: "enum",
				entries,
				...core_util.A2(params)
			});
		}
		let ZodLiteral = core_core.xI("ZodLiteral", (inst, def) => {
			schemas.nu.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.Yv(inst, ctx, json, params), inst.values = new Set(def.values), Object.defineProperty(inst, "value", { get() {
				if (def.values.length > 1) throw Error("This schema contains multiple valid literal values. Use `.values` instead.");
				return def.values[0];
			} });
		});
		function literal(value, params) {
			return new ZodLiteral({
				type: "literal",
				values: Array.isArray(value) ? value : [value],
				...core_util.A2(params)
			});
		}
		let ZodTransform = core_core.xI("ZodTransform", (inst, def) => {
			_ensureDefaultMemoizer(), schemas.Wc.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.xi(inst, ctx, json, params), inst._zod.parse = (payload, _ctx) => {
				if (_ctx.direction === "backward") throw new core_core.cV(inst.constructor.name);
				payload.addIssue = (issue) => {
					if (typeof issue == "string") payload.issues.push(core_util.sn(issue, payload.value, def));
					else {
						let _issue = issue;
						_issue.fatal && (_issue.continue = !1), _issue.code ??= "custom", "input" in _issue || (_issue.input = payload.value), _issue.inst ??= inst, payload.issues.push(core_util.sn(_issue));
					}
				};
				let output = def.transform(payload.value, payload);
				return output instanceof Promise ? output.then((output) => (payload.value = output, payload)) : (payload.value = output, payload);
			};
		});
		function transform(fn) {
			return new ZodTransform({
				type: "transform",
				transform: fn
			});
		}
		let ZodOptional = core_core.xI("ZodOptional", (inst, def) => {
			schemas.ig.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.$k(inst, ctx, json, params), inst.unwrap = () => inst._zod.def.innerType;
		});
		function optional(innerType) {
			return new ZodOptional({
				type: "optional",
				innerType
			});
		}
		let ZodExactOptional = core_core.xI("ZodExactOptional", (inst, def) => {
			schemas.RL.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.$k(inst, ctx, json, params), inst.unwrap = () => inst._zod.def.innerType;
		});
		function exactOptional(innerType) {
			return new ZodExactOptional({
				type: "optional",
				innerType
			});
		}
		let ZodNullable = core_core.xI("ZodNullable", (inst, def) => {
			schemas.qc.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.yq(inst, ctx, json, params), inst.unwrap = () => inst._zod.def.innerType;
		});
		function nullable(innerType) {
			return new ZodNullable({
				type: "nullable",
				innerType
			});
		}
		let ZodDefault = core_core.xI("ZodDefault", (inst, def) => {
			schemas.rv.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.mh(inst, ctx, json, params), inst.unwrap = () => inst._zod.def.innerType, inst.removeDefault = inst.unwrap;
		});
		function _default(innerType, defaultValue) {
			return new ZodDefault({
				type: "default",
				innerType,
				get defaultValue() {
					return typeof defaultValue == "function" ? defaultValue() : core_util.yG(defaultValue);
				}
			});
		}
		let ZodPrefault = core_core.xI("ZodPrefault", (inst, def) => {
			schemas.VF.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.A(inst, ctx, json, params), inst.unwrap = () => inst._zod.def.innerType;
		});
		function prefault(innerType, defaultValue) {
			return new ZodPrefault({
				type: "prefault",
				innerType,
				get defaultValue() {
					return typeof defaultValue == "function" ? defaultValue() : core_util.yG(defaultValue);
				}
			});
		}
		let ZodNonOptional = core_core.xI("ZodNonOptional", (inst, def) => {
			schemas.N$.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.cR(inst, ctx, json, params), inst.unwrap = () => inst._zod.def.innerType;
		});
		function nonoptional(innerType, params) {
			return new ZodNonOptional({
				type: "nonoptional",
				innerType,
				...core_util.A2(params)
			});
		}
		let ZodCatch = core_core.xI("ZodCatch", (inst, def) => {
			schemas.t$.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.Q9(inst, ctx, json, params), inst.unwrap = () => inst._zod.def.innerType, inst.removeCatch = inst.unwrap;
		});
		function _catch(innerType, catchValue) {
			return new ZodCatch({
				type: "catch",
				innerType,
				catchValue: typeof catchValue == "function" ? catchValue : core_util.SS(catchValue)
			});
		}
		let ZodPipe = core_core.xI("ZodPipe", (inst, def) => {
			schemas._m.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.fs(inst, ctx, json, params), inst.in = def.in, inst.out = def.out;
		});
		function pipe(in_, out) {
			return new ZodPipe({
				type: "pipe",
				in: in_,
				out
			});
		}
		let ZodPreprocess = core_core.xI("ZodPreprocess", (inst, def) => {
			ZodPipe.init(inst, def), schemas.KX.init(inst, def);
		}), ZodReadonly = core_core.xI("ZodReadonly", (inst, def) => {
			schemas.Sb.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.$X(inst, ctx, json, params), inst.unwrap = () => inst._zod.def.innerType;
		});
		function readonly(innerType) {
			return new ZodReadonly({
				type: "readonly",
				innerType
			});
		}
		let ZodCustom = core_core.xI("ZodCustom", (inst, def) => {
			schemas.b0.init(inst, def), ZodType.init(inst, def), inst._zod.processJSONSchema = (ctx, json, params) => json_schema_processors.A6(inst, ctx, json, params);
		});
		function refine(fn, _params = {}) {
			return api.fU(ZodCustom, fn, _params);
		}
		function superRefine(fn, params) {
			return api.MB(fn, params);
		}
		api.q0, api.mI;
		function preprocess(fn, schema) {
			return new ZodPreprocess({
				type: "pipe",
				in: transform(fn),
				out: schema
			});
		}
		let skippedItem = Symbol("skippedItem");
		function defaultOnError(schema, fallback) {
			return schema.catch(fallback);
		}
		function requiredDefaultOnError(schema, fallback) {
			let schemaWithCatch = schema.catch(fallback);
			return unknown().transform((value, context) => value === void 0 ? (context.addIssue({
				code: "custom",
				message: "Required value is missing"
			}), core_core.tm) : schemaWithCatch.parse(value));
		}
		function stringTag(value, key) {
			if (typeof value != "object" || !value || Array.isArray(value)) return;
			let tag = value[key];
			return typeof tag == "string" ? tag : void 0;
		}
		function excludeKnownTags(schema, key, knownTags) {
			return schema.superRefine((value, context) => {
				let tag = stringTag(value, key);
				tag !== void 0 && knownTags.includes(tag) && context.addIssue({
					code: "custom",
					path: [key],
					message: `${key} ${JSON.stringify(tag)} is reserved by a known variant, but the value does not match that variant's schema`
				});
			});
		}
		function preserveCustomPayload(schema, key, knownTags) {
			return unknown().transform((value, context) => {
				let result = schema.safeParse(value);
				if (!result.success) {
					for (let issue of result.error.issues) context.addIssue({
						...issue,
						input: value
					});
					return core_core.tm;
				}
				let output = result.data, tag = stringTag(value, key);
				if (tag !== void 0 && !knownTags.includes(tag)) {
					let raw = value;
					for (let [property, rawValue] of Object.entries(raw)) property !== "__proto__" && (Object.hasOwn(output, property) || (output[property] = rawValue));
				}
				return output;
			});
		}
		function vecSkipError(itemSchema) {
			return array(itemSchema.catch(skippedItem)).transform((items) => items.filter((item) => item !== skippedItem));
		}
		function defaultOnNull(schema, empty) {
			return preprocess((value) => value === null ? empty() : value, schema);
		}
		function wideInt() {
			return number().refine(Number.isInteger, { error: "Invalid input: expected int, received number" });
		}
		let zRequestId = union([wideInt(), string()]).nullable(), zSessionId = string(), zWriteTextFileRequest = object({
			sessionId: zSessionId,
			path: string(),
			content: string(),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zReadTextFileRequest = object({
			sessionId: zSessionId,
			path: string(),
			line: schemas_int().gte(0).max(4294967295, { error: "Invalid value: Expected uint32 to be <= 4294967295" }).nullish(),
			limit: schemas_int().gte(0).max(4294967295, { error: "Invalid value: Expected uint32 to be <= 4294967295" }).nullish(),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zToolCallId = string(), zToolKind = union([
			literal("read"),
			literal("edit"),
			literal("delete"),
			literal("move"),
			literal("search"),
			literal("execute"),
			literal("think"),
			literal("fetch"),
			literal("switch_mode"),
			literal("other")
		]), zToolCallStatus = union([
			literal("pending"),
			literal("in_progress"),
			literal("completed"),
			literal("failed")
		]), zAnnotations = object({
			audience: defaultOnError(vecSkipError(union([literal("assistant"), literal("user")])).nullish(), () => void 0),
			lastModified: defaultOnError(string().nullish(), () => void 0),
			priority: defaultOnError(number().nullish(), () => void 0),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zTextContent = object({
			annotations: defaultOnError(zAnnotations.nullish(), () => void 0),
			text: string(),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zImageContent = object({
			annotations: defaultOnError(zAnnotations.nullish(), () => void 0),
			data: string(),
			mimeType: string(),
			uri: defaultOnError(string().nullish(), () => void 0),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zAudioContent = object({
			annotations: defaultOnError(zAnnotations.nullish(), () => void 0),
			data: string(),
			mimeType: string(),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zResourceLink = object({
			annotations: defaultOnError(zAnnotations.nullish(), () => void 0),
			description: defaultOnError(string().nullish(), () => void 0),
			mimeType: defaultOnError(string().nullish(), () => void 0),
			name: string(),
			size: defaultOnError(wideInt().nullish(), () => void 0),
			title: defaultOnError(string().nullish(), () => void 0),
			uri: string(),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zEmbeddedResourceResource = union([object({
			mimeType: defaultOnError(string().nullish(), () => void 0),
			text: string(),
			uri: string(),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), object({
			blob: string(),
			mimeType: defaultOnError(string().nullish(), () => void 0),
			uri: string(),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		})]), zEmbeddedResource = object({
			annotations: defaultOnError(zAnnotations.nullish(), () => void 0),
			resource: zEmbeddedResourceResource,
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zContentBlock = union([
			zTextContent.and(object({ type: literal("text") })),
			zImageContent.and(object({ type: literal("image") })),
			zAudioContent.and(object({ type: literal("audio") })),
			zResourceLink.and(object({ type: literal("resource_link") })),
			zEmbeddedResource.and(object({ type: literal("resource") }))
		]), zContent = object({
			content: zContentBlock,
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zDiff = object({
			path: string(),
			oldText: defaultOnError(string().nullish(), () => void 0),
			newText: string(),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zTerminalId = string(), zTerminal = object({
			terminalId: zTerminalId,
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zToolCallContent = union([
			zContent.and(object({ type: literal("content") })),
			zDiff.and(object({ type: literal("diff") })),
			zTerminal.and(object({ type: literal("terminal") }))
		]), zToolCallLocation = object({
			path: string(),
			line: defaultOnError(schemas_int().gte(0).max(4294967295, { error: "Invalid value: Expected uint32 to be <= 4294967295" }).nullish(), () => void 0),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zToolCallUpdate = object({
			toolCallId: zToolCallId,
			kind: defaultOnError(zToolKind.nullish(), () => void 0),
			status: defaultOnError(zToolCallStatus.nullish(), () => void 0),
			title: defaultOnError(string().nullish(), () => void 0),
			name: defaultOnError(string().nullish(), () => void 0),
			content: defaultOnError(vecSkipError(zToolCallContent).nullish(), () => void 0),
			locations: defaultOnError(vecSkipError(zToolCallLocation).nullish(), () => void 0),
			rawInput: defaultOnError(unknown().optional(), () => void 0),
			rawOutput: defaultOnError(unknown().optional(), () => void 0),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zPermissionOptionId = string(), zPermissionOptionKind = union([
			literal("allow_once"),
			literal("allow_always"),
			literal("reject_once"),
			literal("reject_always")
		]), zRequestPermissionRequest = object({
			sessionId: zSessionId,
			toolCall: zToolCallUpdate,
			options: array(object({
				optionId: zPermissionOptionId,
				name: string(),
				kind: zPermissionOptionKind,
				_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
			})),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zEnvVariable = object({
			name: string(),
			value: string(),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zCreateTerminalRequest = object({
			sessionId: zSessionId,
			command: string(),
			args: defaultOnNull(array(string()), () => []).optional(),
			env: defaultOnNull(array(zEnvVariable), () => []).optional(),
			cwd: string().nullish(),
			outputByteLimit: wideInt().gte(0).nullish(),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zTerminalOutputRequest = object({
			sessionId: zSessionId,
			terminalId: zTerminalId,
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zReleaseTerminalRequest = object({
			sessionId: zSessionId,
			terminalId: zTerminalId,
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zWaitForTerminalExitRequest = object({
			sessionId: zSessionId,
			terminalId: zTerminalId,
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zKillTerminalRequest = object({
			sessionId: zSessionId,
			terminalId: zTerminalId,
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zElicitationSessionScope = object({
			sessionId: zSessionId,
			toolCallId: defaultOnError(zToolCallId.nullish(), () => void 0)
		}), zElicitationRequestScope = object({ requestId: zRequestId }), zElicitationSchemaType = literal("object"), zStringFormat = union([
			literal("email"),
			literal("uri"),
			literal("date"),
			literal("date-time")
		]), zEnumOption = object({
			const: string(),
			title: string(),
			description: defaultOnError(string().nullish(), () => void 0),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zStringPropertySchema = object({
			title: defaultOnError(string().nullish(), () => void 0),
			description: defaultOnError(string().nullish(), () => void 0),
			minLength: schemas_int().gte(0).max(4294967295, { error: "Invalid value: Expected uint32 to be <= 4294967295" }).nullish(),
			maxLength: schemas_int().gte(0).max(4294967295, { error: "Invalid value: Expected uint32 to be <= 4294967295" }).nullish(),
			pattern: string().nullish(),
			format: zStringFormat.nullish(),
			default: defaultOnError(string().nullish(), () => void 0),
			enum: array(string()).nullish(),
			oneOf: array(zEnumOption).nullish(),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zNumberPropertySchema = object({
			title: defaultOnError(string().nullish(), () => void 0),
			description: defaultOnError(string().nullish(), () => void 0),
			minimum: number().nullish(),
			maximum: number().nullish(),
			default: defaultOnError(number().nullish(), () => void 0),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zIntegerPropertySchema = object({
			title: defaultOnError(string().nullish(), () => void 0),
			description: defaultOnError(string().nullish(), () => void 0),
			minimum: wideInt().nullish(),
			maximum: wideInt().nullish(),
			default: defaultOnError(wideInt().nullish(), () => void 0),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zBooleanPropertySchema = object({
			title: defaultOnError(string().nullish(), () => void 0),
			description: defaultOnError(string().nullish(), () => void 0),
			default: defaultOnError(schemas_boolean().nullish(), () => void 0),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zStringMultiSelectItems = object({
			enum: array(string()),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zTitledMultiSelectItems = object({
			anyOf: array(zEnumOption),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zMultiSelectItems = preserveCustomPayload(union([
			zStringMultiSelectItems.and(object({ type: literal("string") })),
			excludeKnownTags(object({ type: string() }), "type", ["string"]),
			zTitledMultiSelectItems
		]), "type", ["string"]), zMultiSelectPropertySchema = object({
			title: defaultOnError(string().nullish(), () => void 0),
			description: defaultOnError(string().nullish(), () => void 0),
			minItems: wideInt().gte(0).nullish(),
			maxItems: wideInt().gte(0).nullish(),
			items: zMultiSelectItems,
			default: defaultOnError(vecSkipError(string()).nullish(), () => void 0),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zElicitationPropertySchema = preserveCustomPayload(union([
			zStringPropertySchema.and(object({ type: literal("string") })),
			zNumberPropertySchema.and(object({ type: literal("number") })),
			zIntegerPropertySchema.and(object({ type: literal("integer") })),
			zBooleanPropertySchema.and(object({ type: literal("boolean") })),
			zMultiSelectPropertySchema.and(object({ type: literal("array") })),
			excludeKnownTags(object({ type: string() }), "type", [
				"array",
				"boolean",
				"integer",
				"number",
				"string"
			])
		]), "type", [
			"array",
			"boolean",
			"integer",
			"number",
			"string"
		]), zElicitationSchema = object({
			type: defaultOnError(zElicitationSchemaType.optional().default("object"), () => "object"),
			title: defaultOnError(string().nullish(), () => void 0),
			properties: record(string(), zElicitationPropertySchema).optional().default({}),
			required: array(string()).nullish(),
			description: defaultOnError(string().nullish(), () => void 0),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zElicitationFormMode = intersection(union([zElicitationSessionScope, zElicitationRequestScope]), object({ requestedSchema: zElicitationSchema })), zElicitationId = string(), zElicitationUrlMode = intersection(union([zElicitationSessionScope, zElicitationRequestScope]), object({
			elicitationId: zElicitationId,
			url: url()
		})), zCreateElicitationRequest = preserveCustomPayload(intersection(union([
			zElicitationFormMode.and(object({ mode: literal("form") })),
			zElicitationUrlMode.and(object({ mode: literal("url") })),
			excludeKnownTags(intersection(union([zElicitationSessionScope, zElicitationRequestScope]), object({ mode: string() })), "mode", ["form", "url"])
		]), object({
			message: string(),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		})), "mode", ["form", "url"]), zExtRequest = unknown();
		object({
			id: zRequestId,
			method: string(),
			params: union([
				zWriteTextFileRequest,
				zReadTextFileRequest,
				zRequestPermissionRequest,
				zCreateTerminalRequest,
				zTerminalOutputRequest,
				zReleaseTerminalRequest,
				zWaitForTerminalExitRequest,
				zKillTerminalRequest,
				zCreateElicitationRequest,
				zExtRequest
			]).nullish()
		});
		let zProtocolVersion = schemas_int().gte(0).lte(65535), zPromptCapabilities = object({
			image: defaultOnError(schemas_boolean().optional().default(!1), () => !1),
			audio: defaultOnError(schemas_boolean().optional().default(!1), () => !1),
			embeddedContext: defaultOnError(schemas_boolean().optional().default(!1), () => !1),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zMcpCapabilities = object({
			http: defaultOnError(schemas_boolean().optional().default(!1), () => !1),
			sse: defaultOnError(schemas_boolean().optional().default(!1), () => !1),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zSessionListCapabilities = object({ _meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0) }), zSessionDeleteCapabilities = object({ _meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0) }), zSessionAdditionalDirectoriesCapabilities = object({ _meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0) }), zSessionResumeCapabilities = object({ _meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0) }), zSessionCloseCapabilities = object({ _meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0) }), zSessionCapabilities = object({
			list: defaultOnError(zSessionListCapabilities.nullish(), () => void 0),
			delete: defaultOnError(zSessionDeleteCapabilities.nullish(), () => void 0),
			additionalDirectories: defaultOnError(zSessionAdditionalDirectoriesCapabilities.nullish(), () => void 0),
			resume: defaultOnError(zSessionResumeCapabilities.nullish(), () => void 0),
			close: defaultOnError(zSessionCloseCapabilities.nullish(), () => void 0),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zAgentAuthCapabilities = object({
			logout: defaultOnError(object({ _meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0) }).nullish(), () => void 0),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zAgentCapabilities = object({
			loadSession: defaultOnError(schemas_boolean().optional().default(!1), () => !1),
			promptCapabilities: defaultOnError(zPromptCapabilities.optional().default({
				image: !1,
				audio: !1,
				embeddedContext: !1
			}), () => ({
				image: !1,
				audio: !1,
				embeddedContext: !1
			})),
			mcpCapabilities: defaultOnError(zMcpCapabilities.optional().default({
				http: !1,
				sse: !1
			}), () => ({
				http: !1,
				sse: !1
			})),
			sessionCapabilities: defaultOnError(zSessionCapabilities.optional().default({}), () => ({})),
			auth: defaultOnError(zAgentAuthCapabilities.optional().default({}), () => ({})),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zAuthMethodId = string(), zAuthMethodTerminal = object({
			id: zAuthMethodId,
			name: string(),
			description: defaultOnError(string().nullish(), () => void 0),
			args: defaultOnNull(array(string()), () => []).optional(),
			env: defaultOnNull(record(string(), string()), () => ({})).optional(),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zAuthMethodAgent = object({
			id: zAuthMethodId,
			name: string(),
			description: defaultOnError(string().nullish(), () => void 0),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zAuthMethod = union([zAuthMethodTerminal.and(object({ type: literal("terminal") })), zAuthMethodAgent]), zImplementation = object({
			name: string(),
			title: defaultOnError(string().nullish(), () => void 0),
			version: string(),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zInitializeResponse = object({
			protocolVersion: zProtocolVersion,
			agentCapabilities: defaultOnError(zAgentCapabilities.optional().default({
				loadSession: !1,
				promptCapabilities: {
					image: !1,
					audio: !1,
					embeddedContext: !1
				},
				mcpCapabilities: {
					http: !1,
					sse: !1
				},
				sessionCapabilities: {},
				auth: {}
			}), () => ({
				loadSession: !1,
				promptCapabilities: {
					image: !1,
					audio: !1,
					embeddedContext: !1
				},
				mcpCapabilities: {
					http: !1,
					sse: !1
				},
				sessionCapabilities: {},
				auth: {}
			})),
			authMethods: defaultOnError(vecSkipError(zAuthMethod).optional().default([]), () => []),
			agentInfo: defaultOnError(zImplementation.nullish(), () => void 0),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zAuthenticateResponse = object({ _meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0) }), zLogoutResponse = object({ _meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0) }), zSessionModeId = string(), zSessionModeState = object({
			currentModeId: zSessionModeId,
			availableModes: requiredDefaultOnError(vecSkipError(object({
				id: zSessionModeId,
				name: string(),
				description: defaultOnError(string().nullish(), () => void 0),
				_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
			})), () => []),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zSessionConfigId = string(), zSessionConfigOptionCategory = union([
			literal("mode"),
			literal("model"),
			literal("model_config"),
			literal("thought_level"),
			string()
		]), zSessionConfigValueId = string(), zSessionConfigSelectOption = object({
			value: zSessionConfigValueId,
			name: string(),
			description: defaultOnError(string().nullish(), () => void 0),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zSessionConfigSelectGroup = object({
			group: string(),
			name: string(),
			options: requiredDefaultOnError(vecSkipError(zSessionConfigSelectOption), () => []),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zSessionConfigSelect = object({
			currentValue: zSessionConfigValueId,
			options: union([array(zSessionConfigSelectOption), array(zSessionConfigSelectGroup)])
		}), zSessionConfigBoolean = object({ currentValue: schemas_boolean() }), zSessionConfigOption = intersection(union([zSessionConfigSelect.and(object({ type: literal("select") })), zSessionConfigBoolean.and(object({ type: literal("boolean") }))]), object({
			id: zSessionConfigId,
			name: string(),
			description: defaultOnError(string().nullish(), () => void 0),
			category: defaultOnError(zSessionConfigOptionCategory.nullish(), () => void 0),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		})), zNewSessionResponse = object({
			sessionId: zSessionId,
			modes: defaultOnError(zSessionModeState.nullish(), () => void 0),
			configOptions: defaultOnError(vecSkipError(zSessionConfigOption).nullish(), () => void 0),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zLoadSessionResponse = object({
			modes: defaultOnError(zSessionModeState.nullish(), () => void 0),
			configOptions: defaultOnError(vecSkipError(zSessionConfigOption).nullish(), () => void 0),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zListSessionsResponse = object({
			sessions: requiredDefaultOnError(vecSkipError(object({
				sessionId: zSessionId,
				cwd: string(),
				additionalDirectories: defaultOnError(vecSkipError(string()).optional(), () => []),
				title: defaultOnError(string().nullish(), () => void 0),
				updatedAt: defaultOnError(string().nullish(), () => void 0),
				_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
			})), () => []),
			nextCursor: defaultOnError(string().nullish(), () => void 0),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zDeleteSessionResponse = object({ _meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0) }), zResumeSessionResponse = object({
			modes: defaultOnError(zSessionModeState.nullish(), () => void 0),
			configOptions: defaultOnError(vecSkipError(zSessionConfigOption).nullish(), () => void 0),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zCloseSessionResponse = object({ _meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0) }), zSetSessionModeResponse = object({ _meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0) }), zSetSessionConfigOptionResponse = object({
			configOptions: requiredDefaultOnError(vecSkipError(zSessionConfigOption), () => []),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zPromptResponse = object({
			stopReason: union([
				literal("end_turn"),
				literal("max_tokens"),
				literal("max_turn_requests"),
				literal("refusal"),
				literal("cancelled")
			]),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zExtResponse = unknown(), zError = object({
			code: union([
				literal(-32700),
				literal(-32600),
				literal(-32601),
				literal(-32602),
				literal(-32603),
				literal(-32800),
				literal(-32e3),
				literal(-32002),
				schemas_int().min(-2147483648, { error: "Invalid value: Expected int32 to be >= -2147483648" }).max(2147483647, { error: "Invalid value: Expected int32 to be <= 2147483647" })
			]),
			message: string(),
			data: defaultOnError(unknown().optional(), () => void 0)
		});
		union([object({
			id: zRequestId,
			result: union([
				zInitializeResponse,
				zAuthenticateResponse,
				zLogoutResponse,
				zNewSessionResponse,
				zLoadSessionResponse,
				zListSessionsResponse,
				zDeleteSessionResponse,
				zResumeSessionResponse,
				zCloseSessionResponse,
				zSetSessionModeResponse,
				zSetSessionConfigOptionResponse,
				zPromptResponse,
				zExtResponse
			])
		}), object({
			id: zRequestId,
			error: zError
		})]);
		let zContentChunk = object({
			content: zContentBlock,
			messageId: defaultOnError(string().nullish(), () => void 0),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zToolCall = object({
			toolCallId: zToolCallId,
			title: string(),
			name: defaultOnError(string().nullish(), () => void 0),
			kind: defaultOnError(zToolKind.optional(), () => void 0),
			status: defaultOnError(zToolCallStatus.optional(), () => void 0),
			content: defaultOnError(vecSkipError(zToolCallContent).optional(), () => []),
			locations: defaultOnError(vecSkipError(zToolCallLocation).optional(), () => []),
			rawInput: defaultOnError(unknown().optional(), () => void 0),
			rawOutput: defaultOnError(unknown().optional(), () => void 0),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zPlanEntryPriority = union([
			literal("high"),
			literal("medium"),
			literal("low")
		]), zPlanEntryStatus = union([
			literal("pending"),
			literal("in_progress"),
			literal("completed")
		]), zPlan = object({
			entries: requiredDefaultOnError(vecSkipError(object({
				content: string(),
				priority: zPlanEntryPriority,
				status: zPlanEntryStatus,
				_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
			})), () => []),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zAvailableCommandInput = object({
			hint: string(),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zAvailableCommandsUpdate = object({
			availableCommands: requiredDefaultOnError(vecSkipError(object({
				name: string(),
				description: string(),
				input: defaultOnError(zAvailableCommandInput.nullish(), () => void 0),
				_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
			})), () => []),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zCurrentModeUpdate = object({
			currentModeId: zSessionModeId,
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zConfigOptionUpdate = object({
			configOptions: requiredDefaultOnError(vecSkipError(zSessionConfigOption), () => []),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zSessionInfoUpdate = object({
			title: defaultOnError(string().nullish(), () => void 0),
			updatedAt: defaultOnError(string().nullish(), () => void 0),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zCost = object({
			amount: number(),
			currency: string(),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zUsageUpdate = object({
			used: wideInt().gte(0),
			size: wideInt().gte(0),
			cost: defaultOnError(zCost.nullish(), () => void 0),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zNotice = object({
			severity: union([
				literal("info"),
				literal("warning"),
				literal("error"),
				string()
			]),
			title: string().min(1),
			description: defaultOnError(string().nullish(), () => void 0),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zCompactionId = string(), zCompactionUpdate = object({
			compactionId: zCompactionId,
			status: union([
				literal("in_progress"),
				literal("completed"),
				literal("failed"),
				literal("cancelled"),
				string()
			]),
			summary: defaultOnError(vecSkipError(zContentBlock).nullish(), () => void 0),
			error: defaultOnError(string().nullish(), () => void 0),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zCompactionSummaryChunk = object({
			compactionId: zCompactionId,
			content: zContentBlock,
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zSessionNotification = object({
			sessionId: zSessionId,
			update: union([
				zContentChunk.and(object({ sessionUpdate: literal("user_message_chunk") })),
				zContentChunk.and(object({ sessionUpdate: literal("agent_message_chunk") })),
				zContentChunk.and(object({ sessionUpdate: literal("agent_thought_chunk") })),
				zToolCall.and(object({ sessionUpdate: literal("tool_call") })),
				zToolCallUpdate.and(object({ sessionUpdate: literal("tool_call_update") })),
				zPlan.and(object({ sessionUpdate: literal("plan") })),
				zAvailableCommandsUpdate.and(object({ sessionUpdate: literal("available_commands_update") })),
				zCurrentModeUpdate.and(object({ sessionUpdate: literal("current_mode_update") })),
				zConfigOptionUpdate.and(object({ sessionUpdate: literal("config_option_update") })),
				zSessionInfoUpdate.and(object({ sessionUpdate: literal("session_info_update") })),
				zUsageUpdate.and(object({ sessionUpdate: literal("usage_update") })),
				zNotice.and(object({ sessionUpdate: literal("notice") })),
				zCompactionUpdate.and(object({ sessionUpdate: literal("compaction_update") })),
				zCompactionSummaryChunk.and(object({ sessionUpdate: literal("compaction_summary_chunk") }))
			]),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zCompleteElicitationNotification = object({
			elicitationId: zElicitationId,
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zExtNotification = unknown();
		object({
			method: string(),
			params: union([
				zSessionNotification,
				zCompleteElicitationNotification,
				zExtNotification
			]).nullish()
		});
		let zFileSystemCapabilities = object({
			readTextFile: defaultOnError(schemas_boolean().optional().default(!1), () => !1),
			writeTextFile: defaultOnError(schemas_boolean().optional().default(!1), () => !1),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zCompactionCapabilities = record(string(), unknown()), zSessionConfigOptionsCapabilities = object({
			boolean: defaultOnError(object({ _meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0) }).nullish(), () => void 0),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zNoticeCapabilities = record(string(), unknown()), zClientSessionCapabilities = object({
			compaction: defaultOnError(zCompactionCapabilities.nullish(), () => void 0),
			configOptions: defaultOnError(zSessionConfigOptionsCapabilities.nullish(), () => void 0),
			notices: defaultOnError(zNoticeCapabilities.nullish(), () => void 0),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zAuthCapabilities = object({
			terminal: defaultOnError(schemas_boolean().optional().default(!1), () => !1),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zElicitationFormCapabilities = object({ _meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0) }), zElicitationUrlCapabilities = object({ _meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0) }), zElicitationCapabilities = object({
			form: defaultOnError(zElicitationFormCapabilities.nullish(), () => void 0),
			url: defaultOnError(zElicitationUrlCapabilities.nullish(), () => void 0),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zInitializeRequest = object({
			protocolVersion: zProtocolVersion,
			clientCapabilities: defaultOnError(object({
				fs: defaultOnError(zFileSystemCapabilities.optional().default({
					readTextFile: !1,
					writeTextFile: !1
				}), () => ({
					readTextFile: !1,
					writeTextFile: !1
				})),
				terminal: defaultOnError(schemas_boolean().optional().default(!1), () => !1),
				session: defaultOnError(zClientSessionCapabilities.nullish(), () => void 0),
				auth: defaultOnError(zAuthCapabilities.optional().default({ terminal: !1 }), () => ({ terminal: !1 })),
				elicitation: defaultOnError(zElicitationCapabilities.nullish(), () => void 0),
				_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
			}).optional().default({
				fs: {
					readTextFile: !1,
					writeTextFile: !1
				},
				terminal: !1,
				auth: { terminal: !1 }
			}), () => ({
				fs: {
					readTextFile: !1,
					writeTextFile: !1
				},
				terminal: !1,
				auth: { terminal: !1 }
			})),
			clientInfo: defaultOnError(zImplementation.nullish(), () => void 0),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zAuthenticateRequest = object({
			methodId: zAuthMethodId,
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zLogoutRequest = object({ _meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0) }), zHttpHeader = object({
			name: string(),
			value: string(),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zMcpServerHttp = object({
			name: string(),
			url: string(),
			headers: defaultOnNull(array(zHttpHeader), () => []),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zMcpServerSse = object({
			name: string(),
			url: string(),
			headers: defaultOnNull(array(zHttpHeader), () => []),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zMcpServerStdio = object({
			name: string(),
			command: string(),
			args: defaultOnNull(array(string()), () => []),
			env: defaultOnNull(array(zEnvVariable), () => []),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zMcpServer = union([
			zMcpServerHttp.and(object({ type: literal("http") })),
			zMcpServerSse.and(object({ type: literal("sse") })),
			zMcpServerStdio
		]), zNewSessionRequest = object({
			cwd: string(),
			additionalDirectories: defaultOnNull(array(string()), () => []).optional(),
			mcpServers: defaultOnNull(array(zMcpServer), () => []),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zLoadSessionRequest = object({
			mcpServers: defaultOnNull(array(zMcpServer), () => []),
			cwd: string(),
			additionalDirectories: defaultOnNull(array(string()), () => []).optional(),
			sessionId: zSessionId,
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zListSessionsRequest = object({
			cwd: string().nullish(),
			cursor: string().nullish(),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zDeleteSessionRequest = object({
			sessionId: zSessionId,
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zResumeSessionRequest = object({
			sessionId: zSessionId,
			cwd: string(),
			additionalDirectories: defaultOnNull(array(string()), () => []).optional(),
			mcpServers: defaultOnNull(array(zMcpServer), () => []).optional(),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zCloseSessionRequest = object({
			sessionId: zSessionId,
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zSetSessionModeRequest = object({
			sessionId: zSessionId,
			modeId: zSessionModeId,
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zSetSessionConfigOptionRequest = intersection(union([object({
			type: literal("boolean"),
			value: schemas_boolean()
		}), object({ value: zSessionConfigValueId })]), object({
			sessionId: zSessionId,
			configId: zSessionConfigId,
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		})), zPromptRequest = object({
			sessionId: zSessionId,
			prompt: array(zContentBlock),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		});
		object({
			id: zRequestId,
			method: string(),
			params: union([
				zInitializeRequest,
				zAuthenticateRequest,
				zLogoutRequest,
				zNewSessionRequest,
				zLoadSessionRequest,
				zListSessionsRequest,
				zDeleteSessionRequest,
				zResumeSessionRequest,
				zCloseSessionRequest,
				zSetSessionModeRequest,
				zSetSessionConfigOptionRequest,
				zPromptRequest,
				zExtRequest
			]).nullish()
		});
		let zWriteTextFileResponse = object({ _meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0) }), zReadTextFileResponse = object({
			content: string(),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zSelectedPermissionOutcome = object({
			optionId: zPermissionOptionId,
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zRequestPermissionResponse = object({
			outcome: union([object({ outcome: literal("cancelled") }), zSelectedPermissionOutcome.and(object({ outcome: literal("selected") }))]),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zCreateTerminalResponse = object({
			terminalId: zTerminalId,
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zTerminalExitStatus = object({
			exitCode: defaultOnError(schemas_int().gte(0).max(4294967295, { error: "Invalid value: Expected uint32 to be <= 4294967295" }).nullish(), () => void 0),
			signal: defaultOnError(string().nullish(), () => void 0),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zTerminalOutputResponse = object({
			output: string(),
			truncated: schemas_boolean(),
			exitStatus: defaultOnError(zTerminalExitStatus.nullish(), () => void 0),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zReleaseTerminalResponse = object({ _meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0) }), zWaitForTerminalExitResponse = object({
			exitCode: defaultOnError(schemas_int().gte(0).max(4294967295, { error: "Invalid value: Expected uint32 to be <= 4294967295" }).nullish(), () => void 0),
			signal: defaultOnError(string().nullish(), () => void 0),
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		}), zKillTerminalResponse = object({ _meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0) }), zElicitationContentValue = union([
			string(),
			wideInt(),
			number(),
			schemas_boolean(),
			array(string())
		]), zElicitationAcceptAction = object({ content: record(string(), zElicitationContentValue).nullish() });
		union([object({
			id: zRequestId,
			result: union([
				zWriteTextFileResponse,
				zReadTextFileResponse,
				zRequestPermissionResponse,
				zCreateTerminalResponse,
				zTerminalOutputResponse,
				zReleaseTerminalResponse,
				zWaitForTerminalExitResponse,
				zKillTerminalResponse,
				preserveCustomPayload(intersection(union([
					zElicitationAcceptAction.and(object({ action: literal("accept") })),
					object({ action: literal("decline") }),
					object({ action: literal("cancel") }),
					excludeKnownTags(object({ action: string() }), "action", [
						"accept",
						"cancel",
						"decline"
					])
				]), object({ _meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0) })), "action", [
					"accept",
					"cancel",
					"decline"
				]),
				zExtResponse
			])
		}), object({
			id: zRequestId,
			error: zError
		})]);
		let zCancelNotification = object({
			sessionId: zSessionId,
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		});
		object({
			method: string(),
			params: union([zCancelNotification, zExtNotification]).nullish()
		}), object({
			requestId: zRequestId,
			_meta: defaultOnError(record(string(), unknown()).nullish(), () => void 0)
		});
		let CANCEL_REQUEST_METHOD = "$/cancel_request";
		function treatSessionNotFoundAsSuccess(method, response, success) {
			return method !== "session/close" && method !== "session/delete" ? response : response.catch((error) => {
				if (error instanceof jsonrpc_RequestError && error.code === -32002) return success();
				throw error;
			});
		}
		function isRequestMessage(value) {
			return isJsonRpcEnvelope(value) && "id" in value && typeof value.method == "string" && isJsonRpcId(value.id);
		}
		function isResponseMessage(value) {
			if (!isJsonRpcEnvelope(value) || "method" in value || !("id" in value) || !isJsonRpcId(value.id)) return !1;
			let hasResult = Object.hasOwn(value, "result"), hasError = Object.hasOwn(value, "error");
			return hasResult === hasError ? !1 : !hasError || isErrorResponse(value.error);
		}
		function isNotificationMessage(value) {
			return isJsonRpcEnvelope(value) && !("id" in value) && typeof value.method == "string";
		}
		function jsonrpc_isRecord(value) {
			return typeof value == "object" && !!value;
		}
		function isJsonRpcEnvelope(value) {
			return jsonrpc_isRecord(value) && value.jsonrpc === "2.0";
		}
		function isJsonRpcId(value) {
			return value === null || typeof value == "string" || typeof value == "number" && Number.isFinite(value);
		}
		function isResponseShapedMessage(value) {
			return jsonrpc_isRecord(value) && !("method" in value) && ("id" in value || "result" in value || "error" in value);
		}
		function cancelRequestId(params) {
			if (jsonrpc_isRecord(params) && isJsonRpcId(params.requestId)) return params.requestId;
		}
		function isErrorResponse(value) {
			return jsonrpc_isRecord(value) && typeof value.code == "number" && Number.isInteger(value.code) && typeof value.message == "string";
		}
		let jsonrpc_Handled = {
			yes() {
				return { handled: !0 };
			},
			no(message, retry = !1) {
				return {
					handled: !1,
					message,
					retry
				};
			}
		};
		function rejectedPromise(error) {
			let promise = Promise.reject(error);
			return promise.catch(() => {}), promise;
		}
		function errorDetails(error) {
			if (error instanceof Error || typeof error == "object" && error && "message" in error && typeof error.message == "string") return error.message;
		}
		function isZodError(error) {
			return typeof error == "object" && !!error && "name" in error && error.name === "ZodError" && "issues" in error && Array.isArray(error.issues) && "format" in error && typeof error.format == "function";
		}
		function describeInvalidMessage(message) {
			return Array.isArray(message) ? { type: "array" } : jsonrpc_isRecord(message) ? {
				type: "object",
				keys: Object.keys(message)
			} : { type: message === null ? "null" : typeof message };
		}
		function errorToResult(error) {
			if (error instanceof jsonrpc_RequestError) return error.toResult();
			if (isZodError(error)) return jsonrpc_RequestError.invalidParams(error.format()).toResult();
			let details = errorDetails(error);
			try {
				return jsonrpc_RequestError.internalError(details ? JSON.parse(details) : {}).toResult();
			} catch {
				return jsonrpc_RequestError.internalError({ details }).toResult();
			}
		}
		function requestCancelledError(reason) {
			return reason instanceof jsonrpc_RequestError && reason.code === -32800 ? reason : jsonrpc_RequestError.requestCancelled(reason);
		}
		function errorToRequestResult(error, signal) {
			let requestCancelled = abortErrorToRequestCancelled(error, signal);
			return requestCancelled ? requestCancelled.toResult() : errorToResult(error);
		}
		function abortErrorToRequestCancelled(error, signal) {
			if (signal.aborted && isAbortError(error)) return requestCancelledError(signal.reason);
		}
		function isAbortError(error) {
			if (typeof error != "object" || !error) return !1;
			let maybeAbortError = error;
			return maybeAbortError.name === "AbortError" || maybeAbortError.code === "ABORT_ERR";
		}
		class jsonrpc_RequestResponder {
			id;
			sendResult;
			signal;
			finishRequest;
			didRespond = !1;
			constructor(id, sendResult, signal = new AbortController().signal, finishRequest) {
				this.id = id, this.sendResult = sendResult, this.signal = signal, this.finishRequest = finishRequest;
			}
			get responded() {
				return this.didRespond;
			}
			respond(response) {
				return this.respondWithResult({ result: response ?? null });
			}
			respondWithError(error) {
				let errorResponse = error instanceof jsonrpc_RequestError ? error.toErrorResponse() : error;
				return this.respondWithResult({ error: errorResponse });
			}
			respondWithResult(result) {
				return this.didRespond ? rejectedPromise(Error("JSON-RPC request already responded")) : (this.didRespond = !0, this.sendResult(result).finally(() => {
					this.finishRequest?.();
				}));
			}
		}
		let nullIdResponders = new WeakSet();
		class HandlerRegistration {
			disposeHandler;
			active = !0;
			constructor(disposeHandler) {
				this.disposeHandler = disposeHandler;
			}
			dispose() {
				this.active && (this.active = !1, this.disposeHandler());
			}
			[Symbol.dispose]() {
				this.dispose();
			}
			runIndefinitely() {
				return this;
			}
		}
		class ConnectionContext {
			connection;
			constructor(connection) {
				this.connection = connection;
			}
			sendRequest(method, params, mapResponse, options) {
				return this.connection.sendRequest(method, params, mapResponse, options);
			}
			sendNotification(method, params) {
				return this.connection.sendNotification(method, params);
			}
			sendCancelRequest(requestId) {
				return this.connection.sendCancelRequest(requestId);
			}
			addDynamicHandler(handler) {
				return this.connection.addDynamicHandler(handler);
			}
			get signal() {
				return this.connection.signal;
			}
			get closed() {
				return this.connection.closed;
			}
		}
		class jsonrpc_Connection {
			pendingResponses = new Map();
			incomingRequests = new Map();
			nextRequestId = 0;
			staticHandlers = [];
			dynamicHandlers = new Set();
			fallbackHandlers = [];
			stream;
			writeQueue = Promise.resolve();
			abortController = new AbortController();
			closedPromise;
			retryQueue = [];
			context = new ConnectionContext(this);
			receiveReader;
			constructor(requestHandlerOrStream, notificationHandlerOrHandlers, streamOrOptions, options) {
				if (typeof requestHandlerOrStream == "function") {
					let requestHandler = requestHandlerOrStream, notificationHandler = notificationHandlerOrHandlers, stream = streamOrOptions;
					this.initialize(stream, [...options?.handlers ?? [], this.legacyHandler(requestHandler, notificationHandler)], options);
					return;
				}
				let stream = requestHandlerOrStream, handlers = notificationHandlerOrHandlers, connectionOptions = streamOrOptions;
				this.initialize(stream, [...connectionOptions?.handlers ?? [], ...handlers], connectionOptions);
			}
			static builder() {
				return new ConnectionBuilder();
			}
			runUntil(op) {
				let opSettled = !1, opPromise = Promise.resolve().then(() => op(this.context)).finally(() => {
					opSettled = !0;
				}), closedPromise = this.closed.then(() => {
					if (opSettled) return new Promise(() => {});
					throw this.closedReason();
				});
				return Promise.race([opPromise, closedPromise]).finally(() => {
					opSettled = !0, this.close();
				});
			}
			addDynamicHandler(handler) {
				if (this.dynamicHandlers.add(handler), this.retryQueue.length > 0) for (let message of this.retryQueue.splice(0)) this.processIncomingMessage(message).catch((error) => this.close(error));
				return new HandlerRegistration(() => {
					this.dynamicHandlers.delete(handler);
				});
			}
			get signal() {
				return this.abortController.signal;
			}
			get closed() {
				return this.closedPromise;
			}
			getContext() {
				return this.context;
			}
			sendRequest(method, params, mapResponse, options = {}) {
				if (this.abortController.signal.aborted) return rejectedPromise(this.closedReason());
				let request = this.prepareRequest(method, params, mapResponse, options);
				return this.sendMessage(request.message).catch(() => {}), options.cancellationSignal?.aborted && request.cancel(), request.response;
			}
			sendCancelRequest(requestId) {
				return this.sendNotification(CANCEL_REQUEST_METHOD, { requestId });
			}
			sendNotification(method, params) {
				return this.abortController.signal.aborted ? rejectedPromise(this.closedReason()) : this.sendMessage({
					jsonrpc: "2.0",
					method,
					params
				});
			}
			prepareRequest(method, params, mapResponse, options = {}) {
				let id = this.nextRequestId++, cancel = () => {}, response = new Promise((resolve, reject) => {
					let pendingResponse = {
						resolve: (value) => {
							try {
								resolve(mapResponse ? mapResponse(value) : value);
							} catch (error) {
								reject(error);
							}
						},
						reject
					};
					cancel = () => {
						pendingResponse.cancellationSent || (pendingResponse.cancellationSent = !0, pendingResponse.cleanup?.(), this.sendCancelRequest(id).catch(() => {}), options.stopWaitingOnCancel && (pendingResponse.abandoned = !0, reject(requestCancelledError(options.cancellationSignal?.reason))));
					}, options.cancellationSignal?.addEventListener("abort", cancel, { once: !0 }), pendingResponse.cleanup = () => {
						options.cancellationSignal?.removeEventListener("abort", cancel);
					}, this.pendingResponses.set(id, pendingResponse);
				});
				return response.catch(() => {}), {
					message: {
						jsonrpc: "2.0",
						id,
						method,
						params
					},
					response,
					cancel: () => cancel()
				};
			}
			close(error) {
				if (this.abortController.signal.aborted) return;
				let closeError = error ?? Error("ACP connection closed");
				this.abortController.abort(closeError);
				for (let pendingResponse of this.pendingResponses.values()) pendingResponse.cleanup?.(), pendingResponse.reject(closeError);
				this.pendingResponses.clear();
				for (let controller of this.incomingRequests.values()) controller.abort(closeError);
				this.incomingRequests.clear(), this.receiveReader?.cancel(closeError).catch(() => {});
			}
			initialize(stream, handlers, options) {
				this.stream = stream, this.staticHandlers = handlers, this.fallbackHandlers = [...options?.fallbackHandlers ?? []], this.closedPromise = new Promise((resolve) => {
					this.abortController.signal.addEventListener("abort", () => resolve());
				}), this.receive();
			}
			legacyHandler(requestHandler, notificationHandler) {
				return { handleMessage: async (message, cx) => {
					if (message.kind === "request") {
						let result = await requestHandler(message.method, message.params, cx);
						await message.responder.respond(result);
					} else await notificationHandler(message.method, message.params, cx);
					return jsonrpc_Handled.yes();
				} };
			}
			async receive() {
				let closeError;
				try {
					let reader = this.stream.readable.getReader();
					this.receiveReader = reader;
					try {
						for (; !this.abortController.signal.aborted;) {
							let { value: message, done } = await reader.read();
							if (this.abortController.signal.aborted || done) break;
							this.receiveUnvalidatedMessage(message);
						}
					} finally {
						this.receiveReader === reader && (this.receiveReader = void 0), reader.releaseLock();
					}
				} catch (error) {
					closeError = error;
				} finally {
					this.close(closeError);
				}
			}
			receiveUnvalidatedMessage(message) {
				Array.isArray(message) ? this.sendMessage(jsonrpc_protocolErrorResponse(jsonrpc_RequestError.invalidRequest(void 0, "JSON-RPC batches are not supported"))).catch(() => {}) : !isRequestMessage(message) && !isNotificationMessage(message) && !isResponseShapedMessage(message) ? this.sendMessage(jsonrpc_protocolErrorResponse(jsonrpc_RequestError.invalidRequest(message))).catch(() => {}) : this.receiveMessage(message);
			}
			receiveMessage(message) {
				return this.abortController.signal.aborted ? Promise.resolve() : jsonrpc_isRecord(message) ? "method" in message ? ("id" in message || this.handleProtocolNotification(message), this.processIncomingMessage(this.toIncomingMessage(message)).catch((error) => this.close(error))) : ("id" in message ? this.handleResponse(message) : console.error("Invalid message", describeInvalidMessage(message)), Promise.resolve()) : (console.error("Invalid message", describeInvalidMessage(message)), Promise.resolve());
			}
			async processIncomingMessage(message) {
				if (this.abortController.signal.aborted) return;
				let current = message, retry = !1;
				try {
					for (let handler of [
						...this.staticHandlers,
						...this.dynamicHandlers.values(),
						...this.fallbackHandlers
					]) {
						if (this.abortController.signal.aborted) return;
						let result = await handler.handleMessage(current, this.context) ?? { handled: !0 };
						if (result.handled) return;
						current = result.message ?? current, retry ||= !!result.retry;
					}
					retry ? this.retryQueue.push(current) : current.kind === "request" && await current.responder.respondWithError(jsonrpc_RequestError.methodNotFound(current.method));
				} catch (error) {
					if (this.abortController.signal.aborted) return;
					if (current.kind === "request" && !current.responder.responded) await current.responder.respondWithResult(errorToRequestResult(error, current.responder.signal));
					else {
						let response = errorToResult(error);
						"error" in response && console.error("Error handling notification", {
							method: message.method,
							code: response.error.code,
							message: response.error.message
						});
					}
				}
			}
			toIncomingMessage(message) {
				if ("id" in message) {
					let abortController = new AbortController();
					this.incomingRequests.set(message.id, abortController);
					let finishRequest = () => {
						this.incomingRequests.get(message.id) === abortController && this.incomingRequests.delete(message.id);
					}, responder = new jsonrpc_RequestResponder(message.id, (result) => {
						let response = {
							jsonrpc: "2.0",
							id: nullIdResponders.has(responder) ? null : message.id,
							...result
						};
						return this.sendMessage(response);
					}, abortController.signal, finishRequest);
					return {
						kind: "request",
						method: message.method,
						params: message.params,
						raw: message,
						signal: abortController.signal,
						responder
					};
				}
				return {
					kind: "notification",
					method: message.method,
					params: message.params,
					raw: message
				};
			}
			handleResponse(response) {
				let pendingResponse = this.pendingResponses.get(response.id);
				if (pendingResponse) {
					if (this.pendingResponses.delete(response.id), pendingResponse.cleanup?.(), pendingResponse.abandoned) return;
					if (!isResponseMessage(response)) pendingResponse.reject(jsonrpc_RequestError.invalidRequest(response));
					else if ("result" in response) pendingResponse.resolve(response.result);
					else {
						let { code, message, data } = response.error;
						pendingResponse.reject(new jsonrpc_RequestError(code, message, data));
					}
				} else console.error("Got response to unknown request", response.id);
			}
			handleProtocolNotification(message) {
				if (message.method !== CANCEL_REQUEST_METHOD) return;
				let requestId = cancelRequestId(message.params);
				if (requestId === void 0) return;
				let controller = this.incomingRequests.get(requestId);
				controller && !controller.signal.aborted && controller.abort(jsonrpc_RequestError.requestCancelled({ requestId }));
			}
			closedReason() {
				return this.abortController.signal.reason ?? Error("ACP connection closed");
			}
			async sendMessage(message) {
				return this.abortController.signal.aborted ? rejectedPromise(this.closedReason()) : (this.writeQueue = this.writeQueue.then(async () => {
					if (this.abortController.signal.aborted) throw this.closedReason();
					let writer = this.stream.writable.getWriter();
					try {
						await writer.write(message);
					} finally {
						writer.releaseLock();
					}
				}).catch((error) => {
					throw this.close(error), error;
				}), this.writeQueue);
			}
		}
		class ConnectionBuilder {
			handlers = [];
			fallbackHandlers = [];
			connectionName;
			name(name) {
				return this.connectionName = name, this;
			}
			withHandler(handler) {
				return this.handlers.push(handler), this;
			}
			withFallbackHandler(handler) {
				return this.fallbackHandlers.push(handler), this;
			}
			onReceiveMessage(handler) {
				return this.withHandler({
					handleMessage: async (message, cx) => await handler(message, cx) ?? jsonrpc_Handled.no(message),
					describe: () => this.connectionName ?? "onReceiveMessage"
				});
			}
			onReceiveRequest(method, parse, handler) {
				return this.withHandler({
					handleMessage: async (message, cx) => message.kind !== "request" || message.method !== method ? jsonrpc_Handled.no(message) : await handler(parse(message.params), message.responder, cx) ?? jsonrpc_Handled.yes(),
					describe: () => `${this.connectionName ?? "request"}:${method}`
				});
			}
			onReceiveNotification(method, parse, handler) {
				return this.withHandler({
					handleMessage: async (message, cx) => message.kind !== "notification" || message.method !== method ? jsonrpc_Handled.no(message) : await handler(parse(message.params), cx) ?? jsonrpc_Handled.yes(),
					describe: () => `${this.connectionName ?? "notification"}:${method}`
				});
			}
			connect(stream, options) {
				return new jsonrpc_Connection(stream, this.handlers, {
					...options,
					fallbackHandlers: [...options?.fallbackHandlers ?? [], ...this.fallbackHandlers]
				});
			}
			connectWith(stream, op, options) {
				return this.connect(stream, options).runUntil(op);
			}
		}
		class jsonrpc_RequestError extends Error {
			code;
			data;
			constructor(code, message, data) {
				super(message), this.code = code, this.name = "RequestError", this.data = data;
			}
			static parseError(data, additionalMessage) {
				return new jsonrpc_RequestError(-32700, `Parse error${additionalMessage ? `: ${additionalMessage}` : ""}`, data);
			}
			static invalidRequest(data, additionalMessage) {
				return new jsonrpc_RequestError(-32600, `Invalid request${additionalMessage ? `: ${additionalMessage}` : ""}`, data);
			}
			static methodNotFound(method) {
				return new jsonrpc_RequestError(-32601, `"Method not found": ${method}`, { method });
			}
			static invalidParams(data, additionalMessage) {
				return new jsonrpc_RequestError(-32602, `Invalid params${additionalMessage ? `: ${additionalMessage}` : ""}`, data);
			}
			static internalError(data, additionalMessage) {
				return new jsonrpc_RequestError(-32603, `Internal error${additionalMessage ? `: ${additionalMessage}` : ""}`, data);
			}
			static requestCancelled(data, additionalMessage) {
				return new jsonrpc_RequestError(-32800, `Request cancelled${additionalMessage ? `: ${additionalMessage}` : ""}`, data);
			}
			static authRequired(data, additionalMessage) {
				return new jsonrpc_RequestError(-32e3, `Authentication required${additionalMessage ? `: ${additionalMessage}` : ""}`, data);
			}
			static resourceNotFound(uri) {
				return new jsonrpc_RequestError(-32002, `Resource not found${uri ? `: ${uri}` : ""}`, uri && { uri });
			}
			static sessionNotFound(sessionId) {
				return new jsonrpc_RequestError(-32002, "Resource not found", { sessionId });
			}
			static unsupportedProtocolVersion(requested, supported) {
				return new jsonrpc_RequestError(-32022, "Unsupported protocol version", {
					requested,
					supported: [...supported]
				});
			}
			toResult() {
				return { error: {
					code: this.code,
					message: this.message,
					data: this.data
				} };
			}
			toErrorResponse() {
				return {
					code: this.code,
					message: this.message,
					data: this.data
				};
			}
		}
		function jsonrpc_protocolErrorResponse(error) {
			return {
				jsonrpc: "2.0",
				id: null,
				error: error.toErrorResponse()
			};
		}
		zElicitationFormMode.and(object({ mode: literal("form") })).and(object({ message: string() })), zElicitationUrlMode.and(object({ mode: literal("url") })).and(object({ message: string() })), union([zElicitationSessionScope, zElicitationRequestScope]).and(object({ message: string() })), zStringPropertySchema.and(object({ type: literal("string") })), zNumberPropertySchema.and(object({ type: literal("number") })), zIntegerPropertySchema.and(object({ type: literal("integer") })), zBooleanPropertySchema.and(object({ type: literal("boolean") })), zMultiSelectPropertySchema.and(object({ type: literal("array") })), zStringMultiSelectItems.and(object({ type: literal("string") })), zElicitationAcceptAction.and(object({ action: literal("accept") })), object({ action: literal("decline") }), object({ action: literal("cancel") });
		function parseParams(parser, params) {
			return parser ? typeof parser == "function" ? parser(params) : parser.parse(params) : params;
		}
		function app_handlers_registerAppRequest(builder, spec, context, handler, serializeResponse, lifecycle) {
			let handle = async (params, responder, cx, method) => {
				try {
					let response = await handler(context(params, cx, responder.signal, responder.id, method)), sentResponse = serializeResponse ? serializeResponse(response) : response;
					lifecycle?.beforeResponse(params, sentResponse, cx), await responder.respond(sentResponse);
				} catch (error) {
					throw lifecycle?.onError(cx, error), error;
				}
			};
			spec.method === "*" ? builder.withFallbackHandler({ handleMessage: async (message, cx) => message.kind === "request" ? (await handle(message.params, message.responder, cx, message.method), jsonrpc_Handled.yes()) : jsonrpc_Handled.no(message) }) : builder.onReceiveRequest(spec.method, (params) => parseParams(spec.params, params), (params, responder, cx) => handle(params, responder, cx, spec.method));
		}
		function app_handlers_registerAppNotification(builder, spec, context, handler) {
			spec.method === "*" ? builder.withFallbackHandler({ handleMessage: async (message, cx) => message.kind === "notification" ? (await handler(context(message.params, cx, cx.signal, message.method)), jsonrpc_Handled.yes()) : jsonrpc_Handled.no(message) }) : builder.onReceiveNotification(spec.method, (params) => parseParams(spec.params, params), (params, cx) => handler(context(params, cx, cx.signal, spec.method)));
		}
		let connectionContextOf = Symbol("connectionContextOf");
		function emptyObjectResponse(response) {
			return response ?? {};
		}
		function isStream(value) {
			return typeof value == "object" && !!value && "readable" in value && "writable" in value;
		}
		function memoryStreamPair() {
			let leftToRight = new TransformStream(), rightToLeft = new TransformStream();
			return [{
				readable: rightToLeft.readable,
				writable: leftToRight.writable
			}, {
				readable: leftToRight.readable,
				writable: rightToLeft.writable
			}];
		}
		let methods = {
			agent: {
				initialize: AGENT_METHODS.initialize,
				authenticate: AGENT_METHODS.authenticate,
				logout: AGENT_METHODS.logout,
				session: {
					new: AGENT_METHODS.session_new,
					load: AGENT_METHODS.session_load,
					list: AGENT_METHODS.session_list,
					delete: AGENT_METHODS.session_delete,
					resume: AGENT_METHODS.session_resume,
					close: AGENT_METHODS.session_close,
					setMode: AGENT_METHODS.session_set_mode,
					setConfigOption: AGENT_METHODS.session_set_config_option,
					prompt: AGENT_METHODS.session_prompt,
					cancel: AGENT_METHODS.session_cancel
				}
			},
			client: {
				session: {
					requestPermission: CLIENT_METHODS.session_request_permission,
					update: CLIENT_METHODS.session_update
				},
				fs: {
					writeTextFile: CLIENT_METHODS.fs_write_text_file,
					readTextFile: CLIENT_METHODS.fs_read_text_file
				},
				terminal: {
					create: CLIENT_METHODS.terminal_create,
					output: CLIENT_METHODS.terminal_output,
					release: CLIENT_METHODS.terminal_release,
					waitForExit: CLIENT_METHODS.terminal_wait_for_exit,
					kill: CLIENT_METHODS.terminal_kill
				},
				elicitation: {
					create: CLIENT_METHODS.elicitation_create,
					complete: CLIENT_METHODS.elicitation_complete
				}
			},
			protocol: { cancelRequest: PROTOCOL_METHODS.cancel_request }
		}, startActiveSession = Symbol("startActiveSession");
		class AcpContext {
			cx;
			currentRequestId;
			constructor(cx, currentRequestId) {
				this.cx = cx, this.currentRequestId = currentRequestId;
			}
			get requestId() {
				return this.currentRequestId;
			}
			get connectionContext() {
				return this.cx;
			}
			[connectionContextOf]() {
				return this.cx;
			}
			sendRequest(method, params, mapResponse, options) {
				return this.cx.sendRequest(method, params, mapResponse, options);
			}
			sendNotification(method, params) {
				return this.cx.sendNotification(method, params);
			}
			addDynamicHandler(handler) {
				return this.cx.addDynamicHandler(handler);
			}
		}
		class AgentContext extends AcpContext {
			constructor(cx, requestId) {
				super(cx, requestId);
			}
			static create(cx, requestId) {
				return new AgentContext(cx, requestId);
			}
			async createTerminal(params, options) {
				let response = await this.request(CLIENT_METHODS.terminal_create, params, options);
				return TerminalHandle.create(response.terminalId, params.sessionId, this.connectionContext);
			}
			request(method, params, options) {
				let spec = clientRequestSpecsByMethod[method];
				return this.sendRequest(method, params, spec?.mapResponse, options);
			}
			notify(method, params) {
				return this.sendNotification(method, params);
			}
		}
		class ClientContext extends AcpContext {
			constructor(cx, requestId) {
				super(cx, requestId);
			}
			static create(cx, requestId) {
				return new ClientContext(cx, requestId);
			}
			[startActiveSession](params, options) {
				return this.sendRequest(AGENT_METHODS.session_new, params, (response) => this.attachSession(response), options);
			}
			buildSession(cwdOrRequest) {
				return typeof cwdOrRequest == "string" ? SessionBuilder.create(this, {
					cwd: cwdOrRequest,
					mcpServers: []
				}) : SessionBuilder.create(this, cwdOrRequest);
			}
			attachSession(response) {
				let updates = new AsyncQueue(), closeSignal = this.connectionContext.signal, failUpdatesOnClose = () => {
					updates.fail(closeSignal.reason ?? Error("ACP connection closed"));
				};
				closeSignal.aborted ? failUpdatesOnClose() : closeSignal.addEventListener("abort", failUpdatesOnClose);
				let sessionRegistration = sessionUpdateRouter(this.connectionContext).attach(response, updates), closeRegistration = new HandlerRegistration(() => {
					closeSignal.removeEventListener("abort", failUpdatesOnClose);
				});
				return ActiveSession.create(this, response, updates, [sessionRegistration, closeRegistration]);
			}
			request(method, params, options) {
				let spec = agentRequestSpecsByMethod[method];
				return treatSessionNotFoundAsSuccess(method, this.sendRequest(method, params, spec?.mapResponse, options), () => spec?.mapResponse ? spec.mapResponse({}) : {});
			}
			notify(method, params) {
				return this.sendNotification(method, params);
			}
		}
		class AcpConnectionHandle {
			connection;
			constructor(connection) {
				this.connection = connection;
			}
			get signal() {
				return this.connection.signal;
			}
			get closed() {
				return this.connection.closed;
			}
			close(error) {
				this.connection.close(error);
			}
		}
		class AgentConnectionHandle extends AcpConnectionHandle {
			connectHandlers;
			client;
			didStartConnectHandlers = !1;
			constructor(connection, connectHandlers = []) {
				super(connection), this.connectHandlers = connectHandlers, this.client = AgentContext.create(connection.getContext());
			}
			startConnectHandlers() {
				this.didStartConnectHandlers || (this.didStartConnectHandlers = !0, runConnectHandlers(this, this.connectHandlers));
			}
		}
		class ClientConnectionHandle extends AcpConnectionHandle {
			connectHandlers;
			agent;
			didStartConnectHandlers = !1;
			constructor(connection, connectHandlers = []) {
				super(connection), this.connectHandlers = connectHandlers, this.agent = ClientContext.create(connection.getContext());
			}
			startConnectHandlers() {
				this.didStartConnectHandlers || (this.didStartConnectHandlers = !0, runConnectHandlers(this, this.connectHandlers));
			}
		}
		function agentConnection(connection, connectHandlers = []) {
			return new AgentConnectionHandle(connection, connectHandlers);
		}
		function clientConnection(connection, connectHandlers = []) {
			return new ClientConnectionHandle(connection, connectHandlers);
		}
		class AsyncQueue {
			values = [];
			waiters = [];
			failed = !1;
			failure;
			enqueue(value) {
				if (this.failed) return;
				let waiter = this.waiters.shift();
				waiter ? waiter.resolve(value) : this.values.push({
					kind: "value",
					value
				});
			}
			reject(error) {
				if (!this.failed) {
					if (this.waiters.length > 0) for (let waiter of this.waiters.splice(0)) waiter.reject(error);
					else this.values.push({
						kind: "error",
						error
					});
				}
			}
			clearErrors() {
				this.values = this.values.filter((entry) => entry.kind === "value");
			}
			fail(error) {
				if (!this.failed) {
					this.failed = !0, this.failure = error;
					for (let waiter of this.waiters.splice(0)) waiter.reject(error);
				}
			}
			next() {
				if (this.values.length > 0) {
					let entry = this.values.shift();
					return entry.kind === "error" ? Promise.reject(entry.error) : Promise.resolve(entry.value);
				}
				return this.failed ? Promise.reject(this.failure) : new Promise((resolve, reject) => {
					this.waiters.push({
						resolve,
						reject
					});
				});
			}
		}
		function cloneNewSessionRequest(request) {
			return {
				...request,
				additionalDirectories: request.additionalDirectories ? [...request.additionalDirectories] : void 0,
				mcpServers: [...request.mcpServers]
			};
		}
		class SessionBuilder {
			cx;
			request;
			constructor(cx, request) {
				this.cx = cx, this.request = cloneNewSessionRequest(request);
			}
			static create(cx, request) {
				return new SessionBuilder(cx, request);
			}
			toRequest() {
				return cloneNewSessionRequest(this.request);
			}
			withAdditionalDirectories(additionalDirectories) {
				return this.request = {
					...this.request,
					additionalDirectories: [...additionalDirectories]
				}, this;
			}
			withMcpServer(mcpServer) {
				return this.request = {
					...this.request,
					mcpServers: [...this.request.mcpServers, mcpServer]
				}, this;
			}
			async start(options) {
				return this.cx[startActiveSession](this.toRequest(), options);
			}
			async withSession(op) {
				let session = await this.start();
				try {
					return await op(session);
				} finally {
					session.dispose();
				}
			}
		}
		class ActiveSession {
			cx;
			sessionResponse;
			updates;
			registrations;
			constructor(cx, sessionResponse, updates, registrations) {
				this.cx = cx, this.sessionResponse = sessionResponse, this.updates = updates, this.registrations = registrations;
			}
			static create(cx, sessionResponse, updates, registrations) {
				return new ActiveSession(cx, sessionResponse, updates, registrations);
			}
			get sessionId() {
				return this.sessionResponse.sessionId;
			}
			get modes() {
				return this.sessionResponse.modes;
			}
			get meta() {
				return this.sessionResponse._meta;
			}
			get newSessionResponse() {
				return this.sessionResponse;
			}
			prompt(prompt, options) {
				this.updates.clearErrors();
				let response = this.cx.request(AGENT_METHODS.session_prompt, {
					sessionId: this.sessionId,
					prompt: this.promptBlocks(prompt)
				}, options);
				return response.then((value) => {
					this.updates.enqueue({
						kind: "stop",
						response: value,
						stopReason: value.stopReason
					});
				}, (error) => {
					this.updates.reject(error);
				}), response;
			}
			nextUpdate() {
				return this.updates.next();
			}
			async readText() {
				let output = "";
				for (;;) {
					let message = await this.nextUpdate();
					if (message.kind === "stop") return output;
					let { update } = message;
					update.sessionUpdate === "agent_message_chunk" && update.content.type === "text" && (output += update.content.text);
				}
			}
			dispose() {
				for (let registration of this.registrations.splice(0)) registration.dispose();
				this.updates.fail(Error("Active session disposed"));
			}
			[Symbol.dispose]() {
				this.dispose();
			}
			promptBlocks(prompt) {
				return typeof prompt == "string" ? [{
					type: "text",
					text: prompt
				}] : Array.isArray(prompt) ? prompt : [prompt];
			}
		}
		function requestSpec(method, params, mapResponse) {
			return {
				method,
				params: (value) => parseParams(params, value ?? {}),
				mapResponse
			};
		}
		function notificationSpec(method, params) {
			return {
				method,
				params
			};
		}
		function specsByMethod(specs) {
			let byMethod = {};
			for (let spec of Object.values(specs)) byMethod[spec.method] = spec;
			return byMethod;
		}
		let agentRequestSpecs = {
			initialize: requestSpec(AGENT_METHODS.initialize, zInitializeRequest),
			newSession: requestSpec(AGENT_METHODS.session_new, zNewSessionRequest),
			loadSession: requestSpec(AGENT_METHODS.session_load, zLoadSessionRequest, emptyObjectResponse),
			listSessions: requestSpec(AGENT_METHODS.session_list, zListSessionsRequest),
			deleteSession: requestSpec(AGENT_METHODS.session_delete, zDeleteSessionRequest, emptyObjectResponse),
			resumeSession: requestSpec(AGENT_METHODS.session_resume, zResumeSessionRequest),
			closeSession: requestSpec(AGENT_METHODS.session_close, zCloseSessionRequest, emptyObjectResponse),
			setSessionMode: requestSpec(AGENT_METHODS.session_set_mode, zSetSessionModeRequest, emptyObjectResponse),
			setSessionConfigOption: requestSpec(AGENT_METHODS.session_set_config_option, zSetSessionConfigOptionRequest),
			authenticate: requestSpec(AGENT_METHODS.authenticate, zAuthenticateRequest, emptyObjectResponse),
			logout: requestSpec(AGENT_METHODS.logout, zLogoutRequest, emptyObjectResponse),
			prompt: requestSpec(AGENT_METHODS.session_prompt, zPromptRequest)
		}, agentNotificationSpecs = { cancel: notificationSpec(AGENT_METHODS.session_cancel, zCancelNotification) }, clientRequestSpecs = {
			requestPermission: requestSpec(CLIENT_METHODS.session_request_permission, zRequestPermissionRequest),
			writeTextFile: requestSpec(CLIENT_METHODS.fs_write_text_file, zWriteTextFileRequest, emptyObjectResponse),
			readTextFile: requestSpec(CLIENT_METHODS.fs_read_text_file, zReadTextFileRequest),
			createTerminal: requestSpec(CLIENT_METHODS.terminal_create, zCreateTerminalRequest),
			terminalOutput: requestSpec(CLIENT_METHODS.terminal_output, zTerminalOutputRequest),
			releaseTerminal: requestSpec(CLIENT_METHODS.terminal_release, zReleaseTerminalRequest, emptyObjectResponse),
			waitForTerminalExit: requestSpec(CLIENT_METHODS.terminal_wait_for_exit, zWaitForTerminalExitRequest),
			killTerminal: requestSpec(CLIENT_METHODS.terminal_kill, zKillTerminalRequest, emptyObjectResponse),
			createElicitation: requestSpec(CLIENT_METHODS.elicitation_create, zCreateElicitationRequest)
		}, clientNotificationSpecs = {
			sessionUpdate: notificationSpec(CLIENT_METHODS.session_update, zSessionNotification),
			completeElicitation: notificationSpec(CLIENT_METHODS.elicitation_complete, zCompleteElicitationNotification)
		}, agentRequestSpecsByMethod = specsByMethod(agentRequestSpecs);
		specsByMethod(agentNotificationSpecs);
		let clientRequestSpecsByMethod = specsByMethod(clientRequestSpecs), clientNotificationSpecsByMethod = specsByMethod(clientNotificationSpecs);
		function clientRequestContext(params, agent, signal, requestId, method) {
			return {
				method,
				params,
				requestId,
				signal,
				agent
			};
		}
		function clientNotificationContext(params, agent, signal, method) {
			return {
				method,
				params,
				signal,
				agent
			};
		}
		class SessionUpdateRouter {
			activeSessions = new Map();
			handleMessage(message) {
				if (message.kind !== "notification" || message.method !== CLIENT_METHODS.session_update) return jsonrpc_Handled.no(message);
				let notification = zSessionNotification.parse(message.params), update = {
					kind: "session_update",
					notification,
					update: notification.update
				}, activeSessions = this.activeSessions.get(notification.sessionId);
				if (activeSessions && activeSessions.size > 0) for (let session of activeSessions) session.enqueue(update);
				return jsonrpc_Handled.no(message);
			}
			attach(response, updates) {
				let sessions = this.activeSessions.get(response.sessionId) ?? new Set();
				return sessions.add(updates), this.activeSessions.set(response.sessionId, sessions), new HandlerRegistration(() => {
					sessions.delete(updates), sessions.size === 0 && this.activeSessions.delete(response.sessionId);
				});
			}
		}
		let sessionUpdateRouters = new WeakMap();
		function sessionUpdateRouter(cx) {
			let router = sessionUpdateRouters.get(cx);
			return router || (router = new SessionUpdateRouter(), sessionUpdateRouters.set(cx, router)), router;
		}
		function runConnectHandlers(connection, handlers) {
			for (let handler of handlers) {
				let result;
				try {
					result = handler(connection);
				} catch (error) {
					throw connection.close(error), error;
				}
				Promise.resolve(result).catch((error) => {
					connection.close(error);
				});
			}
		}
		let appBuilder = Symbol("appBuilder"), runAgentConnectHandlers = Symbol("runAgentConnectHandlers"), runClientConnectHandlers = Symbol("runClientConnectHandlers");
		function client(options) {
			return new ClientApp(options);
		}
		class ClientApp {
			builder = jsonrpc_Connection.builder();
			connectHandlers = [];
			fallbackKinds = new Set();
			constructor(options = {}) {
				options.name && this.builder.name(options.name), this.builder.withHandler({
					handleMessage: (message, cx) => sessionUpdateRouter(cx).handleMessage(message),
					describe: () => "client-session-update-router"
				});
			}
			[appBuilder]() {
				return this.builder;
			}
			[runClientConnectHandlers](connection) {
				runConnectHandlers(connection, this.connectHandlers);
			}
			connect(target) {
				return this.connectConnection(target).connection;
			}
			connectWith(target, op) {
				let { rawConnection, connection } = this.connectConnection(target);
				return rawConnection.runUntil(() => op(connection.agent));
			}
			onConnect(handler) {
				return this.connectHandlers.push(handler), this;
			}
			onRequest(method, handlerOrParams, handler) {
				if (method === "*") {
					if (handler) throw Error("Wildcard handlers receive raw params; omit the parser.");
					if (this.fallbackKinds.has("request")) throw Error("A request fallback is already registered.");
					return this.fallbackKinds.add("request"), this.request({ method }, handlerOrParams);
				}
				if (handler) return this.request({
					method,
					params: handlerOrParams
				}, handler);
				let spec = clientRequestSpecsByMethod[method];
				if (!spec) throw Error(`Unknown ACP request method '${method}'. Pass a params parser for custom methods.`);
				return this.request(spec, handlerOrParams);
			}
			onNotification(method, handlerOrParams, handler) {
				if (method === "*") {
					if (handler) throw Error("Wildcard handlers receive raw params; omit the parser.");
					if (this.fallbackKinds.has("notification")) throw Error("A notification fallback is already registered.");
					return this.fallbackKinds.add("notification"), this.notification({ method }, handlerOrParams);
				}
				if (handler) return this.notification({
					method,
					params: handlerOrParams
				}, handler);
				let spec = clientNotificationSpecsByMethod[method];
				if (!spec) throw Error(`Unknown ACP notification method '${method}'. Pass a params parser for custom methods.`);
				return this.notification(spec, handlerOrParams);
			}
			request(spec, handler) {
				return app_handlers_registerAppRequest(this.builder, spec, (params, cx, signal, requestId, method) => clientRequestContext(params, ClientContext.create(cx, requestId), signal, requestId, method), handler, spec.mapResponse), this;
			}
			notification(spec, handler) {
				return app_handlers_registerAppNotification(this.builder, spec, (params, cx, signal, method) => clientNotificationContext(params, ClientContext.create(cx), signal, method), handler), this;
			}
			connectConnection(target) {
				if (isStream(target)) {
					let state = this.openStreamConnection(target);
					return this[runClientConnectHandlers](state.connection), state;
				}
				let [thisStream, peerStream] = memoryStreamPair(), peerRawConnection = target[appBuilder]().connect(peerStream), peerConnection = agentConnection(peerRawConnection), state = this.openStreamConnection(thisStream);
				state.rawConnection.closed.then(() => peerConnection.close()), peerRawConnection.closed.then(() => state.connection.close());
				try {
					target[runAgentConnectHandlers](peerConnection), this[runClientConnectHandlers](state.connection);
				} catch (error) {
					throw peerConnection.close(error), state.connection.close(error), error;
				}
				return state;
			}
			openStreamConnection(stream) {
				let rawConnection = this.builder.connect(stream);
				return {
					rawConnection,
					connection: clientConnection(rawConnection, this.connectHandlers)
				};
			}
		}
		class TerminalHandle {
			id;
			sessionId;
			connection;
			constructor(id, sessionId, conn) {
				this.id = id, this.sessionId = sessionId, this.connection = conn;
			}
			static create(id, sessionId, conn) {
				return new TerminalHandle(id, sessionId, conn);
			}
			currentOutput() {
				return this.connection.sendRequest(CLIENT_METHODS.terminal_output, {
					sessionId: this.sessionId,
					terminalId: this.id
				});
			}
			waitForExit() {
				return this.connection.sendRequest(CLIENT_METHODS.terminal_wait_for_exit, {
					sessionId: this.sessionId,
					terminalId: this.id
				});
			}
			kill() {
				return this.connection.sendRequest(CLIENT_METHODS.terminal_kill, {
					sessionId: this.sessionId,
					terminalId: this.id
				}, emptyObjectResponse);
			}
			release() {
				return this.connection.sendRequest(CLIENT_METHODS.terminal_release, {
					sessionId: this.sessionId,
					terminalId: this.id
				}, emptyObjectResponse);
			}
			async [Symbol.asyncDispose]() {
				await this.release();
			}
		}
	}),
	73102: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			p6: () => date,
			w$: () => datetime
		});
		var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(88532), _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56985), _core_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759), _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
		let ZodMiniISODateTime = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniISODateTime", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.Ko.init(inst, def), _schemas_js__WEBPACK_IMPORTED_MODULE_2__.zUr.init(inst, def);
		});
		function datetime(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_3__.G1(ZodMiniISODateTime, params);
		}
		let ZodMiniISODate = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniISODate", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.v1.init(inst, def), _schemas_js__WEBPACK_IMPORTED_MODULE_2__.zUr.init(inst, def);
		});
		function date(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_3__.db(ZodMiniISODate, params);
		}
	})
};
