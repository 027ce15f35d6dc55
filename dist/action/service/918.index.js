export const id = 918;
export const ids = [918];
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
		var core_core = __webpack_require__(8532), core_util = __webpack_require__(4723);
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
		var schemas = __webpack_require__(6985), registries = __webpack_require__(9396), api = __webpack_require__(3759), json_schema_processors = __webpack_require__(8439), to_json_schema = __webpack_require__(7509);
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
		var parse = __webpack_require__(4196), errors = __webpack_require__(7428);
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
	2856: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { L3: () => RE2JS });
		var RE2Flags = class RE2Flags {
			static FOLD_CASE = 1;
			static LITERAL = 2;
			static CLASS_NL = 4;
			static DOT_NL = 8;
			static ONE_LINE = 16;
			static NON_GREEDY = 32;
			static PERL_X = 64;
			static UNICODE_GROUPS = 128;
			static WAS_DOLLAR = 256;
			static LOOKBEHIND = 512;
			static MATCH_NL = RE2Flags.CLASS_NL | RE2Flags.DOT_NL;
			static PERL = RE2Flags.CLASS_NL | RE2Flags.ONE_LINE | RE2Flags.PERL_X | RE2Flags.UNICODE_GROUPS;
			static POSIX = 0;
			static UNANCHORED = 0;
			static ANCHOR_START = 1;
			static ANCHOR_BOTH = 2;
		};
		let PublicFlags = {
			CASE_INSENSITIVE: 1,
			DOTALL: 2,
			MULTILINE: 4,
			DISABLE_UNICODE_GROUPS: 8,
			LONGEST_MATCH: 16,
			LOOKBEHINDS: 512
		}, ASCII_TO_UPPER = new Int32Array(128), ASCII_TO_LOWER = new Int32Array(128), MAX_BMP = 65535;
		for (let i = 0; i < 128; i++) i >= 97 && i <= 122 ? ASCII_TO_UPPER[i] = i - 32 : ASCII_TO_UPPER[i] = i, i >= 65 && i <= 90 ? ASCII_TO_LOWER[i] = i + 32 : ASCII_TO_LOWER[i] = i;
		var Codepoint = class {
			static CODES = Object.freeze({
				"\x07": 7,
				"\b": 8,
				"	": 9,
				"\n": 10,
				"\v": 11,
				"\f": 12,
				"\r": 13,
				" ": 32,
				"\"": 34,
				$: 36,
				"&": 38,
				"'": 39,
				"(": 40,
				")": 41,
				"*": 42,
				"+": 43,
				"-": 45,
				".": 46,
				0: 48,
				1: 49,
				2: 50,
				3: 51,
				4: 52,
				5: 53,
				6: 54,
				7: 55,
				8: 56,
				9: 57,
				":": 58,
				"<": 60,
				">": 62,
				"?": 63,
				A: 65,
				B: 66,
				C: 67,
				F: 70,
				P: 80,
				Q: 81,
				U: 85,
				Z: 90,
				"[": 91,
				"\\": 92,
				"]": 93,
				"^": 94,
				_: 95,
				"`": 96,
				a: 97,
				b: 98,
				f: 102,
				i: 105,
				m: 109,
				n: 110,
				r: 114,
				s: 115,
				t: 116,
				v: 118,
				x: 120,
				z: 122,
				"{": 123,
				"|": 124,
				"}": 125
			});
			static toUpperCase(codepoint) {
				if (codepoint < 128) return ASCII_TO_UPPER[codepoint];
				let s = String.fromCodePoint(codepoint).toUpperCase(), expectedLen = s.codePointAt(0) > MAX_BMP ? 2 : 1;
				if (s.length > expectedLen) return codepoint;
				let sOrigin = String.fromCodePoint(s.codePointAt(0)).toLowerCase(), originExpectedLen = sOrigin.codePointAt(0) > MAX_BMP ? 2 : 1;
				return sOrigin.length > originExpectedLen || sOrigin.codePointAt(0) !== codepoint ? codepoint : s.codePointAt(0);
			}
			static toLowerCase(codepoint) {
				if (codepoint < 128) return ASCII_TO_LOWER[codepoint];
				let s = String.fromCodePoint(codepoint).toLowerCase(), expectedLen = s.codePointAt(0) > MAX_BMP ? 2 : 1;
				if (s.length > expectedLen) return codepoint;
				let sOrigin = String.fromCodePoint(s.codePointAt(0)).toUpperCase(), originExpectedLen = sOrigin.codePointAt(0) > MAX_BMP ? 2 : 1;
				return sOrigin.length > originExpectedLen || sOrigin.codePointAt(0) !== codepoint ? codepoint : s.codePointAt(0);
			}
		}, UnicodeRangeTable = class {
			constructor(data, isStride1 = !1) {
				this.data = data, this.isStride1 = isStride1, this.SIZE = isStride1 ? 2 : 3;
			}
			getLo(index) {
				return this.data[index * this.SIZE];
			}
			getHi(index) {
				return this.data[index * this.SIZE + 1];
			}
			getStride(index) {
				return this.isStride1 ? 1 : this.data[index * this.SIZE + 2];
			}
			get length() {
				return this.data.length / this.SIZE;
			}
		};
		let B64_MAP = new Uint8Array(256);
		for (let i = 0; i < 64; i++) B64_MAP["ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-".charCodeAt(i)] = i;
		let decodeVLQ = (str) => {
			let res = [], value = 0, shift = 0;
			for (let i = 0; i < str.length; i++) {
				let digit = B64_MAP[str.charCodeAt(i)];
				value |= (digit & 31) << shift, digit & 32 ? shift += 5 : (res.push(value), value = 0, shift = 0);
			}
			return res;
		}, decodeRanges = (str, isStride1) => {
			let res = decodeVLQ(str), numRanges = isStride1 ? res.length / 2 : res.length / 3, out = new Uint32Array(numRanges * 3), current = 0, resIdx = 0;
			for (let i = 0; i < numRanges; i++) current += res[resIdx++], out[i * 3] = current, current += res[resIdx++], out[i * 3 + 1] = current, out[i * 3 + 2] = isStride1 ? 1 : res[resIdx++];
			return out;
		}, decodeOrbit = (str) => {
			let res = decodeVLQ(str), map = new Map(), currentKey = 0;
			for (let i = 0; i < res.length; i += 2) {
				currentKey += res[i];
				let zz = res[i + 1], delta = zz >>> 1 ^ -(zz & 1);
				map.set(currentKey, currentKey + delta);
			}
			return map;
		};
		var LazyMap = class {
			constructor(initializer) {
				this.initializer = initializer, this.cache = new Map();
			}
			has(key) {
				return Object.hasOwn(this.initializer, key);
			}
			get(key) {
				if (this.cache.has(key)) return this.cache.get(key);
				let val = this.has(key) ? this.initializer[key]() : null;
				return this.cache.set(key, val), val;
			}
		}, UnicodeTables = class {
			static _CASE_ORBIT = null;
			static get CASE_ORBIT() {
				return this._CASE_ORBIT ||= decodeOrbit("rCgCIgCY+rQI4QiCuuBLgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCCgCBgCBgCBgCBgCBgCBgCB+7OB-BB-BB-BB-BB-BBskQB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BC-BB-BB-BB-BB-BB-BB-BByHBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBDCBBBCBBBCBBCCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBCCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBxHBCBBBCBBBCBBB3SBmMBkNBCBBBCBBB8MBCBBB6MB6MBCBBC+EB0MB2MBCBBB6MB+MBiGBmNBiNBCBBBmKBikzCBmNBqNBkIBsNBCBBBCBBBCBBB0NBCBBB0NDCBBB0NBCBBByNByNBCBBBCBBB2NBCBBDCBBCwDFCBCBDBCBCBDBCBCBDBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBB9EBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBCCBCBDBCBBBhGBvDBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBjICCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBH2iVBCBBBlKBwiVB+jVB+jVBCBBBlMBqEBuEBCBBBCBBBCBBBCBBBCBBB+hVB4hVB8hVBjNB7MC5MB5MCzMC1MB+0yCE5MB20yCC9MBu2yCBwyyCBo0yCChNBlNBo0yCBu-UBi0yCDlNC6-UBpNDrNIu+UDzNCm0yCBzNE0yyCBzNBpEBxNBxNBtEG1NLqxyCBkxyCnFoFrBCBBBCBBDCBBEkIBkIBkICoHHsCCqCBqCBqCCgEC+DB+DBmkOBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCC+BBgCBgCBgCBgCBgCBgCBgCBgCBrCBpCBpCBpCBmjOB-BB8BB-BB-BBgEB-BB-BByBBqgOBsDB-BBtwBB-BB-BB-BBsBBgDBCB-BB-BB-BBeB-BB-BB61OB-BB-BB-DB9DB9DBQB7DBmCE9CBrDBPBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBrFB-EBOBnHB3FB-FCCBBBNBCBBCjIBjIBjIBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgFBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCB-BB-BB8kMB-BB6kMB-BB-BB-BB-BB-BB-BB-BB-BB-BBokMB-BB-BBkkMBkkMB-BB-BB-BB-BB-BB-BB-BB4jMB-BB-BB-BB-BB-BB-EB-EB-EB-EB-EB-EB-EB-EB-EB-EB-EB-EB-EB-EB-EB-EBCBBBCBoiMBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBJCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBeBCBBBCBBBCBBBCBBBCBBBCBBBCBBBdBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBCgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDL-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-C64CgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOBgmOCgmOGgmODg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FBg8FDg8FBg8FBg8FhVg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBg9rCBQBQBQBQBQBQDPBPBPBPBPBPjkC7mMB5mMBnmMBjmMBCBlmMB3lMBpiMBk8kCBCBBG-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FB-7FD-7FB-7FB-7F6FoglCEsuHRwjlCyDCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCB0DBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBG1DD97OCCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPBQBQBQBQBQBQDPBPBPBPBPBPDQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPBQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPBQBQBQBQBQBQDPBPBPBPBPBPEQCQCQCQCPCPCPCPBQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPB0EB0EBsFBsFBsFBsFBoGBoGBgIBgIBgHBgHB8HB8HDQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPBQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPBQBQBQBQBQBQBQBQBPBPBPBPBPBPBPBPBQBQCSFPBPBzEBzEBRCxnOFSFrFBrFBrFBrFBREQBQClkOFPBPBnGBnGFQBQCljOCODPBPB-GB-GBNHSF-HB-HB7HB7HBRqJ53OE9tQBrmQH4Bc3BSgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBgBBfBfBfBfBfBfBfBfBfBfBfBfBfBfBfBfECBByZ0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BB0BBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzBBzB34BgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDBgDB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CB-CBCBBBt-UBruHBt+UB1iVBviVBCBBBCBBBCBBB3hVB5-UB9hVB7hVCCBBCCBBI9jVB9jVBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBICBBBCBBECBBN-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOB-lOC-lOG-lOzoeCBBBCBBBCBBBCBBBCBBBCBl8kCBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBTCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBnECBBBCBBBCBBBCBBBCBBBCBBBCBBDCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBKCBBBCBBBnglCBCBBBCBBBCBBBCBBBCBBECBBBvyyCDCBBBCBBBgDCCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBn0yCB90yCB10yCBh0yCBn0yCCjxyCBzyyCBpxyCBg6BBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBB-CBl0yCBvjlCBCBBBCBBBt2yCBCBBBCBBBCBBBCBBBCBBBCBBBCBBBCBBBhkzCZCBB9a-5Bd-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCB-8rCm6TCBB7gBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCH-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BmlBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvChDwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCBwCFvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvCBvC1DuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCCuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCBuCCuCBuCBuCBuCBuCBuCBuCCuCBuCCtCBtCBtCBtCBtCBtCBtCBtCBtCBtCBtCCtCBtCBtCBtCBtCBtCBtCBtCBtCBtCBtCBtCBtCBtCBtCCtCBtCBtCBtCBtCBtCBtCCtCBtCk2BgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEBgEO-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-DB-D+CgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCL-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-B74CgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BhrVgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCBgCB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BB-BhB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BB2BD1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BB1BtxekCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBkCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjCBjC"), this._CASE_ORBIT;
			}
			static _Print = null;
			static get Print() {
				return this._Print ||= new UnicodeRangeTable(decodeRanges("hB9CBjBLBCpWBDFBFGBCCCBSBCsMBClBBDxBBDCBC2BBJaBFFBSVBC-FBCvBBD6BBDkDBP6BBDwBBDOBCbBDCCBJBGfBIqCBCgFBCHBDBBDVBCGBCEEBCBDIBDBBDDBJFFBCCBDBDYBDCBCFBFBBDVBCGBCBBCBBCBBDCCBDBFBBDCBEIIBCBCIIBPBLCBCIBCCBCVBCGBCBBCEBDJBCCBCCBDQQBCBDLBIGBCCBCHBDBBDVBCGBCBBCEBDIBDBBDCBICBFBBCEBDRBLBBCFBECBCDBEBBCCCBEEBEEBBBELBFEBECBCDBDHHPUBGMBCCBCWBCPBDIBCCBCDBIBBCCBCBBDDBDJBIVBCCBCWBCJBCEBDIBCCBCDBIBBGCBCDBDJBCCBNMBCCBCyBBCCBCFBFPBDZBCCBCRBEXBCIBCDDBFBEFFBEBCCCBGBHJBDCBN5BBFcBmBBBCCCBDBCXBCCCBVBDEBCCCBFBCJBDDBhBnCBCjBBFmBBCjBBCOBCMBmBlGBCGGD4LBCDBDGBCCCBCBDoBBCDBDgBBCDBDGBCCCBCBDOBC4BBCDBDiCBDfBEZBH1CBDFBD-TBCbBE4CBIVBKXBKTBNMBCCBCBBN9CBDJBHJBHNBCKBH4CBIqBBGlCBLeBCLBFLBFEEBoBBDEBMrBBFZBHKBE9BBDgCBCcBDKBHJBHNBDtBBDLBVsCBClFBJ7BBEOBE9BBGqBBDKBJqBBG1QBDFBDlBBDFBDHBCGCBdBD0BBCOBCNBDFBCSBDCBCIBSXBJuBBSBBDaBCMBEhBBPgBBQrEBF5UBXKBWz4BBD9LBGsBBCGGD3BBIBBPXBKGBCGBCGBCGBCGBCGBCGBCGBC9DBjBZBC4CBN1GBbPBC+BBC1CBDmDBGqBBC9CBC1CBKvBBCszcBE2BBK7KBV3FBJ8GBV7BBEJBH3BBJlCBJLBHzDBMdBEtCBCKBFgBBC2BBKNBDJBDmDBZbBLFBDFBDFBKGBCGBC7BBF9DBDJBHj9KBNWBFwBBloItLBDpDBnBGBNEBGZBCEBCCCBCCBCCBoUBhBpBBHyBBCSBCDBFEBCmEBF9FBEFBDFBDFBDCBEGBCGBOBBDLBCZBCSBCBBCOBDNBjB6DBGCBFsBBE3CBCMBEwBwBBsBBjEcBEwBBQbBFjBBKdBGqBBGdBCkBBFNBrB9EBDJBHjBBFjBBFnBBJzBBMLBCOBCGBCBBCKBCOBCGBCBBEzBBN2JBKVBLHBZFBCpBBCIBmCFBDCCBqBBCBBEDDBVBCnCBJIBxBSBCBBGgBBEaBGaBnB3BBFTBDxBBCBBGHBCCBCcBDCBFJBIIBI-BBhBmBBFLBK1BBEcBDaBGZBIDBNGBxCoCB4ByBBOyBBItBBJJBHlBBEcBJBBxGeBCpBBCCBDBBRFBJIBiBtBBJpBBXZBnBbBVWBKtCBFjBBK9BBCEBOYBIJBH0BBCRBJmBBK-CBCTBMRBCuBB-BGBCCCBCBCOBCKBH6BBGJBHDBCHBDBBDVBCGBCBBCEBCJBDBBDCBDHHGGBDGBEEBMJBCDDClBBCJBCDDCDBCJBCBBJBBe7CBCEBfnCBJJBnF1BBDlBBjBkCBMJBHMBU5BBHJBHTBdaBDOBFWB6F7BBlDyCBNHBDDDBGBCBBCdBCBBDLBKJBnCHBDtBBDKBcnCBJyCBOoCBIJB3CHB5ChBBPJBHIBCsBBCNBLcBEfBDVBCNBqCGBCBBCrBBECCBCCBHBJJBHFBCBBCkBBCBBCFBIJBHrBBFJB3HYBIQBCoBBEcB2CQQBwBBO6cBnDuDBCEBMjGBtyCiDBOvhBBRVBL68DBGmSB61G5BBn2B4RBIeBCJBFwCBCJBHdBDFBLlCBLJBCGBCUBGSBxN5BBnG6CBGYBDYBtBqCBF4BBIQBhCEBMGBK1mHBqBfBiDyDB+vIDBCGBCBBCiJBQeeBBBDPPBCBJrMBloCqDBGMBEIBIJBDDBh7D8HBEzNBHWBQQBQtBBDWBKzDB9B1HBLmBBDpCBJvDBWlCB7DTBNTBN2CBKYBoE0CBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDjJBD9VBQEBCOBxiBeBHFB2GGBCQBDGBCBBCEBG9BBiBxDxDBrBBENBDJBFBBhKeBS5BBGxOxOBoBB3GqBBFhGhGBdBCVBJBBhHGBCDBCBBCOBCkGBDPBqBrCBFJBFBByYjCBtC8BBjGDBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQB1BBBvIrBBFjDBNOBDOBCOBCkBBLtFB5BcBOrBBFIBIBBPFB7E4eBEQBEMBE5GBHLBFQQBKBF3BBJJBHnBBJdBDLBFBBPIBoB3KBJNBDMBEKBE4BBCFFBOBDLBFJBIyEBCmDBmgB-2pBBhB9oEBDt0FBDwpHBQtTBjtC9QBjvBq6EBGppIBnkzVvHB", !1)), this._Print;
			}
			static CATEGORIES = new LazyMap({
				C: () => new UnicodeRangeTable(decodeRanges("AfBgDgBBOrWrWBHHBCBICCVuMuMnBBBzBBBE4B4BBGBcDBHQBXhGhGxBBB8BBBmDNB8BBByBBBQddBCCMEBhBGBsCiFiFJBBDBBXIICCBFBBKBBDBBFHBCDBDGGBaaBEEHDBDBBXIIDGDBCCGDBDBBECBCGBFCCBFBSJBEKKEXXIDDGBBLIEBCCBNBFBBNGBIEEJBBDBBXIIDGGBKKBDDBEEBFBEDBDGGBTTBIBDHHBBBEFFBBBDCCDCBDCBECBNDBGCBEFFBCCBEBCNBWEBOEEYRRBKKEFFBFBDEEDBBFBBLGBXEEYLLGBBKEEFGBDEBEFFBLLELBOEE0BEEHDBRBBbEETCBZKKCBBICBCDBHCCJFBLBBELB7BDBekBBDCCGZZCYYBGGCIILBBFfBpClBlBBCBoBlBlBQOOBjBBnGCCBDBCBB6LFFBIICFFBqBqBFBBiBFFBIICFFBQQ6BFFBkCkCBhBhBBBBbFB3CBBHBB+UCB6CGBXIBZIBVLBOEEDLB-CBBLFBLFBPMMBEB6CGBsBEBnCJBgBNNBCBNDBCCBrBBBGKBtBDBbFBMCB-BBBiCeeBMMBEBLFBPBBvBBBNTBuCnFnFBGB9BCBQCB-BEBsBBBMHBsBEB3QBBHBBnBBBHBBJGCgBBB2BQQPBBHUUBEEKMMBDBbEByBPBDBBcOOBBBjBNBiBOBtEDB7UVBMUB14BBB-LEBuBCCBDBCBB5BGBDNBZIBI4BI-DhBBb6C6CBKB3GZBxC3C3CBoDoDBDBsB-C-C3CIBxBuzcuzcBBB4BIB9KTB5FHB+GTB9BCBLFB5BHBnCHBNFB1DKBfCBvCMMBCBiB4B4BBHBPBBLBBoDXBdJBHBBHBBHIBIII9BDB-DBBLFBl9KLBYDByBjoIBvLBBrDlBBILBGEBbGGCGDrUfBrBFB0BUUFDBGoEoEBCB-FCBHBBHBBHBBECBIIIBLBDBBNbbUDDQBBPhBB8DEBEDBuBCB5COOBBBCuBBvBhEBeCByBOBdDBlBIBfEBsBEBfmBmBBCBPpBB-EBBLFBlBDBlBDBpBHB1BKBNQQIDDMQQIDDBBB1BLB4JIBXJBJXBHrBrBKkCBHBBCtBtBDCBCBBYpCpCBGBKvBBUDDBDBiBCBcEBclBB5BDBVBBzBDDBDBJEEeBBEDBLGBKGBhCfBoBDBNIB3BCBeBBcEBbGBFLBIvCBqC2BB0BMB0BGBvBHBLFBnBCBeHBDvGBgBrBrBEBBDPBHHBKgBBvBHBrBVBblBBdTBYIBvCDBlBIB-BGGBLBaGBLFB2BTTBGBoBIBhDVVBJBTwBwBB8BBICCFQQMFB8BEBLFBFJJBDDBXXIDDGLLBDDBEEBCCBEBCEBIBBICBGKBLCCBCCnBLLCBBCFFLDDBGBDcB9CGGBcBpCHBLlFB3BBBnBhBBmCKBLFBOSB7BFBLFBVbBcBBQDBY4FB9BjDB0CLBJBBCBBJDDfDDBNNBHBLlCBJBBvBBBMaBpCHB0CMBqCGBL1CBJ3CBjBNBLFBKuBuBPJBeCBhBBBXPPBnCBIDDtBCBCDDKHBLFBHDDmBDDHGBLFBtBDBL1HBaGBSqBqBBBBe0CBCOBzBMB8clDBwDGGBJBlGryCBkDMBxhBPBXJB88DEBoS41GB7Bl2BB6RGBgBLLBCByCLLBEBfBBHJBnCJBLIIWEBUvNB7BlGB8CEBaBBarBBsCDB6BGBS-BBGKBIIB3mHoBBhBgDB0D8vIBFIIDkJkJBNBCcBEBBCNBFHBtMjoCBsDEBOCBKGBLBBF-6DB+HCB1NFBYOBSOBvBBBYIB1D7BB3HJBoBBBrCHBxDUBnC5DBVLBVLB4CIBamEB2CoCoCDBBCBBDBBFNNCIIiCFFBJJIddFGGCCBI1K1KBlJlJB-V-VBNBGQQBuiBBgBFBH0GBISSBIIDGGBDB-BgBBCvDBuBCBPBBLDBD-JBgBQB7BEBCvOBrB1GBsBDBC-FBgBXXBGBD-GBIFFDQQmGBBRoBBtCDBLDBDwYBlCrCB+BhGBFccDCCBCCLFFCCCBEBCDBCECEDDCBBCICDCCBFFIKFCLLSEBEGGSzBBDtIBtBDBlDLBQBBQQQmBJBvF3BBeMBtBDBKGBDNBH5EB6eCBSCBOCB7GFBNDBCOBNDB5BHBLFBpBHBfBBNDBDNBKmBB5KHBPBBOCBMCB6BCCBCBRBBNDBLGB0EoDoDBjgBBh3pBfB-oEBBv0FBBypHOBvThtCB-QhvBBs6EEBrpIlkzVBxHvw-FB", !1)),
				Cc: () => new UnicodeRangeTable(decodeRanges("AfgDgB", !0)),
				Cf: () => new UnicodeRangeTable(decodeRanges("tFzqBzqBBEBXhGhGyBhMhMBxCxCs5D9-B9-BBDBbEByBEBCJBw03B6H6HBBBimEQQj7IPBhjiBDBwmFHBn0rYffB+CB", !1)),
				Cn: () => new UnicodeRangeTable(decodeRanges("4bBBHDBICCVuMuMnBBBzBBBE4B4BBGBcDBHKBvI9B9BBmDmDBMB8BBByBBBQddBCCMEBjBEBuHJJBDDBXXICCBBBFBBKBBDBBFHBCDBDGGBaaBEEHDBDBBXIIDGDBCCGDBDBBECBCGBFCCBFBSJBEKKEXXIDDGBBLIEBCCBNBFBBNGBIEEJBBDBBXIIDGGBKKBDDBEEBFBEDBDGGBTTBIBDHHBBBEFFBBBDCCDCBDCBECBNDBGCBEFFBCCBEBCNBWEBOEEYRRBKKEFFBFBDEEDBBFBBLGBXEEYLLGBBKEEFGBDEBEFFBLLELBOEE0BEEHDBRBBbEETCBZKKCBBICBCDBHCCJFBLBBELB7BDBekBBDCCGZZCYYBGGCIILBBFfBpClBlBBCBoBlBlBQOOBjBBnGCCBDBCBB6LFFBIICFFBqBqBFBBiBFFBIICFFBQQ6BFFBkCkCBhBhBBBBbFB3CBBHBB+UCB6CGBXIBZIBVLBOEEDLB-CBBLFBLFBbFB6CGBsBEBnCJBgBNNBCBNDBCCBrBBBGKBtBDBbFBMCB-BBBiCeeBMMBEBLFBPBBvBBBNTBuCnFnFBGB9BCBQCB-BEBsBBBMHBsBEB3QBBHBBnBBBHBBJGCgBBB2BQQPBBHUUBEEKmDmDNBBcOOBBBjBNBiBOBtEDB7UVBMUB14BBB-LEBuBCCBDBCBB5BGBDNBZIBI4BI-DhBBb6C6CBKB3GZBxC3C3CBoDoDBDBsB-C-C3CIBxBuzcuzcBBB4BIB9KTB5FHB+GTB9BCBLFB5BHBnCHBNFB1DKBfCBvCMMBCBiB4B4BBHBPBBLBBoDXBdJBHBBHBBHIBIII9BDB-DBBLFBl9KLBYDByBDBvzIBBrDlBBILBGEBbGGCGDrUfBrBFB0BUUFDBGoEoEBCC-FCBHBBHBBHBBECBIIIBIBGBBNbbUDDQBBPhBB8DEBEDBuBCB5COOBBBCuBBvBhEBeCByBOBdDBlBIBfEBsBEBfmBmBBCBPpBB-EBBLFBlBDBlBDBpBHB1BKBNQQIDDMQQIDDBBB1BLB4JIBXJBJXBHrBrBKkCBHBBCtBtBDCBCBBYpCpCBGBKvBBUDDBDBiBCBcEBclBB5BDBVBBzBDDBDBJEEeBBEDBLGBKGBhCfBoBDBNIB3BCBeBBcEBbGBFLBIvCBqC2BB0BMB0BGBvBHBLFBnBCBeHBDvGBgBrBrBEBBDPBHHBKgBBvBHBrBVBblBBdTBYIBvCDBlBIBlCJBCBBaGBLFB2BTTBGBoBIBhDVVBJBTwBwBB8BBICCFQQMFB8BEBLFBFJJBDDBXXIDDGLLBDDBEEBCCBEBCEBIBBICBGKBLCCBCCnBLLCBBCFFLDDBGBDcB9CGGBcBpCHBLlFB3BBBnBhBBmCKBLFBOSB7BFBLFBVbBcBBQDBY4FB9BjDB0CLBJBBCBBJDDfDDBNNBHBLlCBJBBvBBBMaBpCHB0CMBqCGBL1CBJ3CBjBNBLFBKuBuBPJBeCBhBBBXPPBnCBIDDtBCBCDDKHBLFBHDDmBDDHGBLFBtBDBL1HBaGBSqBqBBBBe0CBCOBzBMB8clDBwDGGBJBlGryCBkDMB3iBJB88DEBoS41GB7Bl2BB6RGBgBLLBCByCLLBEBfBBHJBnCJBLIIWEBUvNB7BlGB8CEBaBBarBBsCDB6BGBS-BBGKBIIB3mHoBBhBgDB0D8vIBFIIDkJkJBNBCcBEBBCNBFHBtMjoCBsDEBOCBKGBLBBJ76DB+HCB1NFBYOBSOBvBBBYIB1D7BB3HJBoBBBjGUBnC5DBVLBVLB4CIBamEB2CoCoCDBBCBBDBBFNNCIIiCFFBJJIddFGGCCBI1K1KBlJlJB-V-VBNBGQQBuiBBgBFBH0GBISSBIIDGGBDB-BgBBCvDBuBCBPBBLDBD-JBgBQB7BEBCvOBrB1GBsBDBC-FBgBXXBGBD-GBIFFDQQmGBBRoBBtCDBLDBDwYBlCrCB+BhGBFccDCCBCCLFFCCCBEBCDBCECEDDCBBCICDCCBFFIKFCLLSEBEGGSzBBDtIBtBDBlDLBQBBQQQmBJBvF3BBeMBtBDBKGBDNBH5EB6eCBSCBOCB7GFBNDBCOBNDB5BHBLFBpBHBfBBNDBDNBKmBB5KHBPBBOCBMCB6BCCBCBRBBNDBLGB0EoDoDBjgBBh3pBfB-oEBBv0FBBypHOBvThtCB-QhvBBs6EEBrpIm8yVBCdBhD-DBxHvw-BB---BBB---BBB", !1)),
				Co: () => new UnicodeRangeTable(decodeRanges("gg4B-nGh4hc9--BD9--B", !0)),
				Cs: () => new UnicodeRangeTable(decodeRanges("gg2B--B", !0)),
				L: () => new UnicodeRangeTable(decodeRanges("hCZBHZBwBLLFGGBVBCeBCpOBFLBPEBICCiEEBCBBDDBCHHCCBCCCBSBCyCBCqEBJlFBClBBDHHBnBBoCaBFDBuBqBBkBBBCiDBCQQBIIBLLBBBDRRCdBe4CBMZZBfBKBBFGGBUBFKKEYYBXBIKBGXBCGBRpBB7B1BBETTIJBQPBFHBDBBDVBCGBCEEBCBERROBBCCBPBBLJJBEBFBBDVBCGBCBBCBBCBBgBDBCUUBBBRIBCCBCVBCGBCBBCEBETTQBBYMMBGBDBBDVBCGBCBBCEBEffBCCBBBQSSCFBECBCDBEBBCCCBEEBEEBBBELBX1B1BBGBCCBCWBCPBEbbBBBCBBDBBfFFBGBCCBCWBCJBCEBEffBBBCBBQBBSIBCCBCoBBDRRGCBJCBZFBGRBEXBCIBCDDBFB7BvBBCBBNGB7BBBCCCBDBCXBCCCBIBCBBKDDBDBCWWBCBhBgCgCBGBCjBBcEB0DqBBVRRBEBFDBEEEBIIBBBFMBNSSBkBBCGGDqBBCsKBCDBDGBCCCBCBDoBBCDBDgBBCDBDGBCCCBCBDOBC4BBCDBDiCBmBPBR1CBDFBErTBDQBCZBGqCBHHBIRBOSBPRBPMBCCBQzBBkBFFkC4CBIEBDhBBCGGBkCBLeByBdBDEBMrBBFZB3BWBK0BBzC+C+CBtBBSHB3BdBOBBLrBBbjBBqBCBLjBBDKBGqBBDCBqBDBCFBCBBEGGB+FBhC1IBDFBDlBBDFBDHBCGCBdBD0BBCGBCEEBBBCGBEDBDFBFMBGCBCGB1DOORMBmDFFDJBCEEBDBHGCBCBCKBDDBGEBF1B1BB8zC8zCBjHBHDBEBBNlBBCGGD3BBIRRBVBKGBCGBCGBCGBCGBCGBCGBCGBxC2O2OBrBrBBDBGBBF1CBHCBC5CBCDBGqBBC9CBSfBxBPBhQ-tGBhCs0VBkCtBBDsIBEPBLBBVuBBReBDlCByBIBDmDBDxCBVQBCCBCDBCWBezBBPxBB-BFBECCBMMBaBLWBacBIuBBdRRBDBCJBLEBCoBBYCBCHBVWBEEEBwBBCEEBDDBDBDCCZCBDKBICBNFBDFBDFBKGBCGBCqBBCNBHyDBej9KBNWBFwBBloItLBDpDBnBGBNEBGCCBIBCMBCEBCCCBCCBCCBqDBiBqLBT-BBD1BBpBLB1DEBCmEBlBZBHZBM4CBEFBDFBDFBDCBkBLBCZBCSBCBBCOBDNBjB6DBmMcBEwBBwBfBOTBCHBHlBBLdBDjBBFHBxB9EBTjBBFjBBFnBBJzBBNKBCOBCGBCBBCKBCOBCGBCBBEzBBN2JBKVBLHBZFBCpBBCIBmCFBDCCBqBBCBBEDDBVBLWBKeBiCSBCBBLVBLZBHZBnB3BBHBBhCQQBCBCCBCcBrBcBEcBkBHBCbBc1BBLVBLSBORBvDoCB4ByBBOyBBOjBBnBbBKWB7HpBBHBBRFB5BcBLJJBUBrBRBvBUBcWBN0BB6BBBDOOBrBBhBYBbjBBeDDJiBBENNBuBBPDBWCCkBRBCYBUBBgCGBCCCBCBCOBCJBIuBBnBHBDBBDVBCGBCBBCEBETTNEBfJBCDDClBBCaaCtBtBBzBBTDBVCBfvBBVBBC5F5FBtBBqBDBlBvBBV8B8BBpBBOoCoCBZBmBGB6FrBB1D-BBgBHBDDDBGBCBBCXBQCC-CHBDmBBRCCdLLBmBBIWWMtBBUTTBnCBoGgBBgBIBCkBBSyByBBcBxDGBCBBClBBWaaBEBCBBCfBPYYBqBBlISBQCCBLBChBB9DwCwCB4cBnHjGBtyCgDBQvhBBSFBa68DBGmSB61GdBj3B4RBIeBSuCBSdBTvBBRDBgBUBGSBxNsBB0G-BBhBYBDYBtBqCBGjCjCBLBhCBBCPPBNNB0mHBqBfBiDyDB+vIDBCGBCBBCiJBQeeBBBDPPBCBJrMBloCqDBGMBEIBIJBn7F0CBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDYBCYBCeBCYBCeBCYBCeBCYBCeBCYBCHB15BeBHFBmI9BBzEsBBLGBRiKiKBcBTrBBlPbBlHdBDwGwGBdBCCBCBBCGBDEBKBBhHGBCDBCBBCOBCkGB8BjCBI1lB1lBBCBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQBlqE-2pBBhB9oEBDt0FBDwpHBQtTBjtC9QBjvBq6EBGppIB", !1)),
				LC: () => new UnicodeRangeTable(decodeRanges("hCZBHZB7BLLBVBCeBCiGBCDBFvGBDZBhGDBDBBECBCHHCCBCCCBSBCyCBCqEBJlFBClBBKoBB44ClBBCGGDqBBDCBhV1CBDFBjkCKBGqBBDCBhCrBBgCMBChBBmD1IBDFBDlBBDFBDHBCGCBdBD0BBCGBCEEBBBCGBEDBDFBFMBGCBCGBmIFFDJBCEEBDBHGCBCBCFBFDDBCBGEBF1B1BB8zC8zCB6DBDmDBHDBEBBNlBBCGGzoetBBTbBnEtCBCWBEDBCsCBZBBE2Z2ZBpBBGIBIvCBh6TGBNEBqgBZBHZBmlBvCBhDjBBFjBB1DKBCOBCGBCBBCKBCOBCGBCBBk2ByBBOyBB+CVBLVB74C-BBhrV-BBhBYBDYBtpZ0CBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDYBCYBCeBCYBCeBCYBCeBCYBCeBCYBCHB15BJBCTBHFB2uCjCB", !1)),
				Ll: () => new UnicodeRangeTable(decodeRanges("hDZB7BqBqBBWBCHBC2BCBQCBuBCDECBBBDCCDEEBFFDEEBBBDDDCCCDCCBCCDEECDDBDDBBBHGDCOCBSCBDDCEEC4BCBFBDDDBCCFICBjCBDZBiGCCEEEBBBTccBhBBCBBECBCWCBDBCGDB0B0BBuBBCgBCK0BCDMCBgDCxBoBBo6CqBBDCB5XFBjkCIBC2D2DBqBBgCMBChBBnD0ECBHBCgDCBHBJFBLHBJHBJFBLHBJHBJNBDHBJHBJHBJEBCBBHEEBBBCBBJDBDBBJHBLCBCBBzIEEBEEcKFDBBJDBF2B2Bs1CvBBCEEBGCFCCBCCBEBGiDCBIICFFNlBBCGG0oesBCUaCoEMCBBBC+BCBGBCCCDICFCCDCCBBBCSCGGGCMCFCCDOCbEE2ZqBBGIBIvCBh6TGBNEBqhBZBumBnBBpEjBB8EKBCOBCGBCBBk4ByBB+DVB75CfBhsVfB8BYBnqZZBbGBCRBbZBbDBCCCBFBCKBbZBbZBbZBbZBbZBbZBbZBbZBbbBdYBCFBbYBCFBbYBCFBbYBCFBbYBCFBC15B15BBIBCTBHFB4vChBB", !1)),
				Lm: () => new UnicodeRangeTable(decodeRanges("wVRBFLBPEBICCmEGG-OnHnHlFBBuIBBFgBgBKEEhFoFoF1mBgEgE2R72B72BsDkTkTxOFBvF+BBOjBjBBjBByVOORMBg-CBByHgGgG2OsBsBBDBGiDiDB+C+CBBB34bjnBjnBBEBvIzDzDdBB6DIBxCYYpDDBEBB2OXXqEtDtDWBBoDDBKngVngVuBBBh-BFBCpBBCIB0sBhBhB2K04D04DnrTDB9PCBpBBBnRMBhCBBCPPB9-P9-PBCBCGBCBByhM9BBqGGBud0Q0QsSAB", !1)),
				Lo: () => new UnicodeRangeTable(decodeRanges("qFQQhIFFBCBxGBB7ZaBFDBuBfBCJBkBBBCiDBCZZBLLBBBDRRCdBe4CBMZZBfBWVBrBYBIKBGXBCGBRoBB8B1BBETTIJBROBFHBDBBDVBCGBCEEBCBERROBBCCBPBBLJJBEBFBBDVBCGBCBBCBBCBBgBDBCUUBBBRIBCCBCVBCGBCBBCEBETTQBBYMMBGBDBBDVBCGBCBBCEBEffBCCBBBQSSCFBECBCDBEBBCCCBEEBEEBBBELBX1B1BBGBCCBCWBCPBEbbBBBCBBDBBfFFBGBCCBCWBCJBCEBEffBBBCBBQBBSIBCCBCoBBDRRGCBJCBZFBGRBEXBCIBCDDBFB7BvBBCBBNFB8BBBCCCBDBCXBCCCBIBCBBKDDBDBYDBhBgCgCBGBCjBBcEB0DqBBVRRBEBFDBEEEBIIBBBFMBNyDyDBnKBCDBDGBCCCBCBDoBBCDBDgBBCDBDGBCCCBCBDOBC4BBCDBDiCBmBPByDrTBDQBCZBGqCBHHBIRBOSBPRBPMBCCBQzBBpBkCkCBhBBC0BBIEBDhBBCGGBkCBLeByBdBDEBMrBBFZB3BWBK0BBxFuBBSHB3BdBOBBLrBBbjBBqBCBLdByDDBCFBCBBE7hB7hBBCB4-C3BBZWBKGBCGBCGBCGBCGBCGBCGBCGBoR2B2BF1CBJCCB4CBFGGBpBBC9CBSfBxBPBhQ-tGBhC0wUBC2jBBkCnBBJrIBFPBLBBjCyByBBkCBqFoDoDEGBCCBCDBCWBezBBPxBB-BFBECCBMMBaBLWBacBIuBBuBEBDIBLEBCoBBYCBCHBVPBCFBEEEBwBBCEEBDDBDBDCCZBBEKBIPPBEBDFBDFBKGBCGByEiBBej9KBNWBFwBBloItLBDpDBkCCCBIBCMBCEBCCCBCCBCCBqDBiBqLBT-BBD1BBpBLB1DEBCmEBqDJBCsBBDeBEFBDFBDFBDCBkBLBCZBCSBCBBCOBDNBjB6DBmMcBEwBBwBfBOTBCHBHlBBLdBDjBBFHBhEtCBjDnBBJzBB9CzBBN2JBKVBLHB5EFBDCCBqBBCBBEDDBVBLWBKeBiCSBCBBLVBLZBHZBnB3BBHBBhCQQBCBCCBCcBrBcBEcBkBHBCbBc1BBLVBLSBORBvDoCB4FjBBnBDBCxJxJBoBBHBBRCBCBB5BcBLJJBUBrBRBvBUBcWBN0BB6BBBDOOBrBBhBYBbjBBeDDJiBBENNBuBBPDBWCCkBRBCYBUBBgCGBCCCBCBCOBCJBIuBBnBHBDBBDVBCGBCBBCEBETTNEBfJBCDDClBBCaaCtBtBBzBBTDBVCBfvBBVBBC5F5FBtBBqBDBlBvBBV8B8BBpBBOoCoCBZBmBGB6FrBB0GHBDDDBGBCBBCXBQCC-CHBDmBBRCCdLLBmBBIWWMtBBUTTBnCBoGgBBgBIBCkBBSyByBBcBxDGBCBBClBBWaaBEBCBBCfBPYYBnBBCBBlISBQCCBLBChBB9DwCwCB4cBnHjGBtyCgDBQvhBBSFBa68DBGmSB61GdBj3B4RBIeBSuCBSdBTvBB0BUBGSB0NnBB2MqCBGwFwFB0mHBqBfBiDyDBuwIiJBQeeBBBDPPBCBJrMBloCqDBGMBEIBIJBxzI2P2PBrBBiBiKiKBcBTrBBlPaBmHdBDwGwGBdBCCBCBBCGBDEBKiHiHBFBCDBCBBCOBCkGB8pBDBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQBlqE-2pBBhB9oEBDt0FBDwpHBQtTBjtC9QBjvBq6EBGppIB", !1)),
				Lt: () => new UnicodeRangeTable(decodeRanges("lOGDnB2sH2sHBGBJHBJHBNQQwBAB", !1)),
				Lu: () => new UnicodeRangeTable(decodeRanges("hCZBmDWBCGBiB2BCDOCDuBCBECEBBCCCBCCBBBDDBCBBCCBEBBCBBCECBCCDCCBCCBBBCCCBEEIJDCMCDQCDDDCCBC4BCIBBCBBDCCBCBCGCiJCCEJJHCCBBBCCCBCCBPBCIBkBDDBBBEWCGDDCBBDyBBxBgBCK2BCBMCD+CCDlBBq6ClBBCGGzW1CB0kCHHBpBBDCBhK0ECKgDCKHBJFBLHBJHBJFBMGCJHBpCDBNDBNDBNEBMDBnIFFECBDCBDEEBDBHGCBCBDDBLBBG+B+B9zCvBBxBCCBBBDGCBCBCDDJCBCgDCJCCFuqeuqeCqBCUaCoEMCE8BCLECBICFCCDCCEUCBDBCEBCOCBCBCCCBQCZs5Vs5VBYBmmBnBBpEjBB9EKBCOBCGBCBBr3ByBB+EVB75CfBhsVfBhCYBoqZZBbZBbZBbCCBGDBDDBCBCHBbZBbBBCDBDHBCGBcBBCDBCEBCEEBFBcZBbZBbZBbZBbZBbZBfYBiBYBiBYBiBYBiBYBiB2pE2pEBgBB", !1)),
				M: () => new UnicodeRangeTable(decodeRanges("gYvDB0IGBoIsBBCCCBCCBCCpCKBxBUBRmDmDBFBDFBDBBCDBkBffBZB8CKB7BIBKZZBCBCIBCCBCEBsBCB8BIBrBXBCgBB3BCBCRBCGBLBBeCB5BCCBFBDBBDCBKLLBbbDCB5BCCBDBFBBDCBEffBEEMCB5BCCBGBCCBCCBVBBXFBCCB5BCCBFBDBBDCBICBLBBf8B8BBDBECBCDBKpBpBBDB4BCCBFBCCBCDBIBBMBBeCB5BCCBFBCCBCDBIBBMBBQNNBCB4BBBCGBCCBCDBKLLBeeBBBnCFFBEBCCCBGBTBB+BDDBFBNHBjDDDBHBMGBqCBBcECFBByBTBCBBGKBCjBBKlDlDBSBYDBFCBCCBDGBEDBOLBCLLBCBgWCBzdDBdCBeBBfBBhCfBKuBuBBBBC2D2DBjBjB3DLBFLB8GEB6BJBCcBDxBxBBsBBDLBVEBwBQBnBIBNCBfMB5BNBxBTB5ECBCUBFHHDCBnG-BBxWgBB--CCBuEhDhDBeBrRFBqDBB1udDBCJBhBBBxCBBxIEEFYYBDBF0C0CBzBzBBQBbRBOnBnBBGBaMBtBDBwBNBlBkCkCBMBNJJBuBuBBBBzBCCBBBDBBGBBCqBqBBDBGBBtHHBCBBx5TiXiXBOBRPBuejHjH2EEBn0BCBCBBGDBpBCBFmFmFB+R+RBCBiCEB+JBBuCFBnCKByBDB7DCB2BOBqBDDBLLBCBuBKBI+B+BBBBlBNBRBBtBNNBBBxBNBJDBCBB9CLBHDD+ELBWDB4BBBCGBDBBDCBKLLBDDBFBEEBkCIBCDDCDBCEBCPPBzCzCBQBYyCyCBSBsHGBDIBcBBzCQBrDMBmDOBhIOB2HFBCBBDDBCCCBuEuEBFBDGBEddBIBpBGBCDBJKKBJBvBPBnGHBoGHBCHBzCVBCNB7DFBECCBCCBFBCjCjCBDBCBBCEB8KDBKBBCxBxBBFBEEBYmnFmnFHOBpmLRBhuCEB8BGB5gBCCB1BBIDByCMMBslTslTBizEizEBsBBDWB-QEBEFBJHBDGBfDB1ECB89B2BBFxBBJPPXEBCOBxqBGBCQBDGBCBBCEBlDhFhFBFB4L+B+BBCB9PDB-HBB0HDDIBBG7O7OBFBuDGB29lYvHB", !1)),
				Mc: () => new UnicodeRangeTable(decodeRanges("joC4B4BDCBJDBCBBzBBB7BCBHBBDBBLsBsB7BCBjC7B7BBBBJCCB2B2BB7B7BCHHBDDBLLnDBBCBBECBCCBLqBqBBBB+BDB+BBB7BCCBDBDBBCBBKBBdPPB7B7BBBBGCBCCBLrBrBBsCsCBBBHHBTBBrKBBgCsFsFBFFHDDBaaBLLBBBDGBWBBDFBDLLBBB5zBffiEIIBGBCBB7KDBDCBFBBCFBhHBB7BCCKCCBJJBEByExBxBGCCBDBCBB+BffFBBD9B9BDCBCEEBxBxBBGBJBBsFWW35EBB0-dBBD5C5CBzBzBBOBvEBBwBxBxBBFFBDDBBBvDBBDBBZuBuBCuDuDDBBGuHuHBCCBCCBCC0gZCCgEuBuBBBBFBB0DZZB8B8BxBCBKBBO+C+CBBBEBBCrFrFBBBgBBB7BBBCDBDBBDCBKLLB1C1CBBBIDDCDBCBBCmDmDBBBJBBErDrDBBBHCCBCBDuHuHBBBHDBDyDyDBBBJBBCuDuDCBBHoDoDCBBFmImIBBBK4H4HBEBCBBFDDCvEvEBBBJDBF1C1CeBB-BqGqGECCoGPPrDIID2G2GBDBFBBC-K-KBNNxBBBJBBCpvQpvQBBBlxD2BBpDBB0rYBBHFB", !1)),
				Me: () => new UnicodeRangeTable(decodeRanges("okBBB1xF-wB-wBBCBCCBsshBCB", !1)),
				Mn: () => new UnicodeRangeTable(decodeRanges("gYvDB0IEBqIsBBCCCBCCBCCpCKBxBUBRmDmDBFBDFBDBBCDBkBffBZB8CKB7BIBKZZBCBCIBCCBCEBsBCB8BIBrBXBCfB4BCCFHBFEEBFBLBBe7B7BFDBJVVBbbDBB6BFFBFFBDDBBBEffBEEMBB6BFFBDBCBBFVVBXXBEBC7B7BDCCBCBJIIBMMBff+BNNzBEE4BCCBBBGCBCDBIBBMBBe7B7BDHHGBBVBBdBB6BBBFDBJVVBeepCIIBBBC7C7CDGBNHBjDDDBHBMGBqCBBcEC4BNBCEBCBBGKBCjBBKnDnDBCBCFBCBBDBBaBBFCBRDBODDBHHQgWgWBBBzdCBeBBfBBfBBhCBBCGBJDDBJBKuBuBBBBC2D2DBjBjB3DCBFBBKHHBBB8GBBD7B7BCGBCCCDHBHJBDxBxBBMBCeBDLBVDBxBCCBDBCGGpBIBNBBhBDBDBBCCB5BCCBEECCB7BHBDBB5ECBCMBCGBFHHEBBnG-BBxWMBFEEBKB--CCBuEhDhDBeBrRDBsDBB1udFFBIBhBBBxCBBxIEEFaaBGG4EBBbRBOnBnBBGBaKBvBCBxBDDBCBDBBoBkCkCBEBDBBDBBNJJwB0B0BCCBDBBGBBCrBrBBJJvHDDFx5Tx5TiXPBRPBuejHjH2EEBn0BCBCBBGDBpBCBFmFmFB+R+RBCBiCEB+JBBuCFBnCKByBDB8D3B3BBNBqBDDBLLBBByBDBDBBI+B+BBBBlBEBCHB-BNNB1B1BBHBLDBDgDgDBBBDCCBHHD+E+EEHBWBB6BBBEmBmBBFBEEBnCFBOECPBB2CHBDCBCYY1CFBCFFBCCBvHvHBCBHBBCBBcBB2CHBDCCBrDrDCDDBEBCmDmDCDDBCBCEBkIIBCBBhIBBCFFxEDBDBBFhBhBBIBpBFBDDBJKKBEBDCBvBMBCBBnGCCBBBCqGqGBFBCFBCzCzCBUBDGBCBBCBB7DFBECCBCCBFBCpCpCBEEC8K8KBMMB1B1BBDBGCCYmnFmnFHOBpmLLBECBhuCEB8BGB5gBgCgCBCByC5lT5lTBizEizEBsBBDWBhRCBSHBDGBfDB1ECB89B2BBFxBBJPPXEBCOBxqBGBCQBDGBCBBCEBlDhFhFBFB4L+B+BBCB9PDB-HBB0HDDIBBG7O7OBFBuDGB29lYvHB", !1)),
				N: () => new UnicodeRangeTable(decodeRanges("wBJB5DBBGDDBBBitBJBnEJBnGJB9MJB3DJBFFBtDJB3DJB3DJBDFBvDMB0DJBJGBoDJBpDGBISBuDJBhDJB3DJBnCTBtIJBnCJBwWTBybCBwHJBHJBXJBtJJBhEKBmFJBHJB3FJB3CJBnEJBHJB3gBEEBEBHJBnGyBBDEB3W7BBvCVB3TdBqrBqYqYaIBPCB4KDBrEJBfHBCOBhBJBoBOBh7cJB9FJBhKFB7EJBnBJBnGJBXJB3CJB3MJB34UJBuPsBBN4BBSBB2KaBlBDBeJJnEEBrGJBvdHBaGBoBIBsCEBXFBhFBBDPBDtBBhCIB1BBBfCBsCEBpDHBZHBqBGBrKFBxBJBHJB3IeB-EJBrBDBxDGBnEdBhEJB9BJBxEJBITB8HJB3KJB3DJB3LJBnDJBHTBtCLBlNSB+CJB3UJB3CcBkHJBnCJB3BJBnLJBnDUBshBuDBimPJBnpCJB3CJBnEJBCGBvQJBnIWB+KCB6nXJBnuBTBNTBtDYB2iBxBBhqCJBnNJB3PJB4HJBtWIBhEJB4Y6BBCCBCDBtCsBBCOBjeMBk3CJB", !1)),
				Nd: () => new UnicodeRangeTable(decodeRanges("wBJnxBJnEJnGJ9MJ3DJ3DJ3DJ3DJ3DJ3DJ3DJ3DJ3DJhDJ3DJnCJ3IJnCJn6BJnBJtJJhEJnFJHJ3FJ3CJnEJHJnuiBJnVJnBJnGJXJ3CJ3MJ34UJnsBJnkCJHJ9YJhEJ9BJxEJ3IJ3KJ3DJ3LJnDJHTtCJnNJnDJ3UJ3CJ3HJnCJ3BJnLJ3uQJnpCJ3CJnEJ3QJ37XJ12CxBhqCJnNJ3PJ4HJ2aJ30EJ", !0)),
				Nl: () => new UnicodeRangeTable(decodeRanges("u3FCBwzCiBBDDB-zDaaBHBPCBs1dJBxyW0BBtOJJnEEBrhIuDBm8SCB", !1)),
				No: () => new UnicodeRangeTable(decodeRanges("yFBBGDDBBB2pCFB5LFB5DCBmEGB6GGBSIByNJB2hBTB0jBJBhP20B20BEFBHJBnGPBqB3W3WB6BBvCVB3TdBqrB1kB1kBBCBrEJBfHBCOBhBJBoBOBxrdFBymWsBBiCDBSBB2KaBlBDB1pBHBaGBoBIBsCEBXFBhFBBDPBDtBBhCIB1BBBfCBsCEBpDHBZHBqBGBrKFBhLeB-EJBrBDBxDGBnETB8LTBmqBBBvNIBobSB0aUBn8SGB-YWBqhZTBNTBtDYBvqFIBid6BBCCBCDBtCsBBCOBjeMB", !1)),
				P: () => new UnicodeRangeTable(decodeRanges("hBCBCFBCDBLBBEBBbCBCccCkBkBGEELBBEEE-VJJzOFBqBBB0BCCDDDtBBBVBBCBBOCCBBBrCDBnDsBsBBMBqHCB3BOBgBmImIBLLtE5D5D6DnMnMNwLwL7CLLBpFpFBNBCmBmBBCBoCrCrCBDBFBBwDFBsFlTlTBHB4EuTuTtBBBvCCBoCBB+ECBCCBmBKB6JBB5GBBhEGBCFBhFBBLGBdCB9DDB8BEB-BBBhCHBM9Z9ZBWBJTBCMBCLBfBBPBB6TDBeBB+hBNBwCBBgBJB0MVBgCDBhBBB8XDBCBBxDwEwEBtBBCfBDLBkNCBFJBDLBRNNjD7C7CjgdBBuICBkDLL0DFB9LDB3CBBpBCBCyByBBwBwBiDMBRBB9DDB-DBBRBB6HzqUzqUBxGxGBIBXiBBCNBCFFCBB2ECBCFBCDBLBBEBBbCBCccCCCBFB7MCB9UxBxB-MoXoXoGgBgBxIIBnBxDxDBFBjCGB6CDByO-J-JjBlElEBDBtBDB+FGBuDBBCDB-DDBxBBBwCDBFOOCCB5CFBsDrJrJBCCBzDzDBDBLBBCpDpD7HWBqDCBdMBtCjEjEBBB9HpIpIBBB8E9C9CBGB0CCBCEB+CJB4GgDgDBDBrBBBmUBBrCMBwFxjBxjBBDB97CBB8zOBBmEiCiCBDBJpRpRBBBoJDBoK9lT9lTovHEB07C-a-aBAB", !1)),
				Pc: () => new UnicodeRangeTable(decodeRanges("-Cg-Hg-HBUU-u3BBBZCBwHAB", !1)),
				Pd: () => new UnicodeRangeTable(decodeRanges("tB9qB9qB0BiyDiyDmgBqgCqgCBEBiwDDDgBBBFdd-NUUwDxszBxszBBmBmBLqFqFhzD-J-J", !1)),
				Pe: () => new UnicodeRangeTable(decodeRanges("pB0B0BgB+1D+1DC-6B-6BqtC4B4BQ7T7TCff-hBMCxChBhBCGC1MUChCCCiBmhBmhBCECtBGCtNICEGCDBB-ozB6G6GeOCESSCCCrF0B0BgBGD", !1)),
				Pf: () => new UnicodeRangeTable(decodeRanges("7F+6H+6HEddpuDCCFDDQEE", !1)),
				Pi: () => new UnicodeRangeTable(decodeRanges("rFt7Ht7HDBBDaapuDCCFDDQEE", !1)),
				Po: () => new UnicodeRangeTable(decodeRanges("hBCBCCBDECBLLBEEBcclCGGPBBI-V-VJzOzOBEBqB3B3BDDDtBBBVBBCBBOCCBBBrCDBnDsBsBBMBqHCB3BOBgBmImIBLLtE5D5D6DnMnMNwLwL7CLLBpFpFBNBCxDxDrCEBFBBwDFBsFlTlTBHBmY9D9DBBBoCBB+ECBCCBmBFBCDB6JBB5GBBhEGBCFBhFBBLGBdCB9DDB8BEB-BBBhCHBMjajaBJJBGBJIBDDBDCBEKBCCCBIB7kDDBCBBxDwEwEBFFBBBDDDBHBCBBCDDBLLBDBCJBDDBCCCBLBDCBtNCB6B+F+FjgdBBuICBkDLL0DFB9LDB3CBBpBCBCyByBBwBwBiDMBRBB9DDB-DBBRBB6HlxUlxUBFBDXXVBBDDBECBCDBICBHCCB2E2EBBBCCBDECBLLBEEBcclBDDB7M7MBBB9UxBxB-MoXoXoGgBgBxIIBnBxDxDBFBjCGB6CDB0ZlElEBDBtBDB+FGBuDBBCDB-DDBxBBBwCDBFOOCCB5CFBsDrJrJBCCBzDzDBDBLBBCpDpD7HWBqDCBdMBtCjEjEBBB9HpIpIBBB8E9C9CBGB0CCBCEB+CJB4GgDgDBDBrBBBmUBBrCMBwFxjBxjBBDB97CBB8zOBBmEiCiCBDBJpRpRBBBoJDBoK9lT9lTovHEB07C-a-aBAB", !1)),
				Ps: () => new UnicodeRangeTable(decodeRanges("oBzBzBgB-1D-1DC-6B-6B-rCEEnB4B4BQ7T7TCff-hBMCxChBhBCGC1MUChCCCiBmhBmhBCECaTTCECtNICEGCDipzBipzB4GeeCMCESSCCCrFzBzBgBEEDAB", !1)),
				S: () => new UnicodeRangeTable(decodeRanges("kBHHRCBgBCCcCCkBEBCBBDCCBCBDEEfgBgBrODBNNBGGBCCCBPB2DPPBxDxDsErIrIBBB3DCBDDDBvGvGLUUB4H4HIBBpEqLqLBHHB2H2H-DjEjEBGBlEwGwGqBmGmGiGCBQCCBBBDFBVECmEHBCFBCBBGDBmGBBxXJB0WuLuLlL+E+EBgBBiLJBKIBhiBCCBBBMCBOCBOCBOBBmCOOoBCBOCBUhBB-BBBCDBCBBLCCBBBGFBCECFMMBFFBDBGDBC7B7BBFFB2LBFcBD+HBXKByCtCBXnTBtBwBBDeBLyMBX+BBFfBD1LBDpEBmHFBmLBBvBZBC4CBN1GBbPBFOOBNNWBBHBB8CBB0HBBFJBhBlBBKRRBdBMdBJQQBeBLmBBQ-JBhuG-BBx0V2BB6RWBKBBoDBB+EDBLDB+RCBiHPPB+9T+9TpEgBBuLPBhCBB3BHBtBDBjDCCBBBD7E7EHRRBBBgBCCcCCiEGBCGBOBB6JIB6BQBDCBCMBEwBwBBrBB7zBBBwSmWmWBiKiKBGBnjC2kC2kCBbBr6SDBG3qU3qUk7DvHBLCBEzNBHWBQQBgDzDB9B1HBLmBBD7BBGCBXBBIdBF8BBWhCBE7F7FB1CBrbaagBaagBaagBaagBaa9B-PB4BDBzBHBCNBCBBp2BwNwNttCEE+DiOiOBvIvIBqBBFjDBNOBDOBCOBCkBBYgFB5BcBOrBBFIBIBBPFB7E4eBEQBEMBE5GBHLBFQQBKBF3BBJJBHnBBJdBDLBFBBPIBoB3KBJNBDMBEKBE4BBCFFBOBDLBFJBIyEBC7CBLAB", !1)),
				Sc: () => new UnicodeRangeTable(decodeRanges("kB+D+DBCBqnB8D8DzPBBzPBBI2H2HoImSmS8sClmClmCBgBB37hBkuVkuVtD7E7E8GBBEBB3-HDB-4wBxtCxtC", !1)),
				Sk: () => new UnicodeRangeTable(decodeRanges("+CCCoCHHFEEqQDBNNBGGBCCCBPB2DPPBjoBjoB15FCCBBBMCBOCBOCBOBB9kEBBkzdWBKBBoDBBxePPBniUniUBPB8bCCjF4g9B4g9BBDB", !1)),
				Sm: () => new UnicodeRangeTable(decodeRanges("rBRRBBB+BCCuBFFmBgBgB-XwQwQBBB8xGOOoBCBOCBsEoBoBBDBHlClCBDBGBBFGDIgBgBBDDCgBgBBqIBhBBB7CffBXBpBFB2OKK3BHBwDxKxKBDBDeBLPBhIiEBX+BBFfBDhIBxBUBDFB9+zB5Z5ZCCBlFRRBBB+BCCkEHHBCBitDBBhrwBx+Bx+BagBgBagBgBagBgBagBgBat5Ft5FB-uC-uCBHB", !1)),
				So: () => new UnicodeRangeTable(decodeRanges("mFDDFCCyerIrIBgEgEBvGvGLUUB4H4HkQ2L2LjEFBClElEwGqBqBoMCBQCCBBBDFBVECmEHBCFBCBBGDBmGBBxXJB0WzWzW+EhBBiLJBKIBksBBBCDBCBBLCCBHHBEBCECFMMBPPCBBC7B7BBKKBDBDDBCBBCBBCGBCeBDBBCCCBdBtIHBFTBDGBDwCBCdBanBBHnCBXKByCtCBX2FBCIBC1BBJuDBC3HBtBrBBhC-HBhQvBBWBBHmBBDpEBmHFBmLBBvBZBC4CBN1GBbPBFOOBNNWBBHBBxKBBFJBhBlBBKRRBdBMdBJQQBeBLmBBQ-JBhuG-BBx0V2BBibDBLBBC+R+RBBBqqUPBuLPBhCBB3BHBuBCBlPEEFBBOBB6JIB6BQBDCBCMBEwBwBBrBB7zBBBwSpgBpgBBGBnjC2kC2kCBGBFQBr6SDBG3qU3qUk7DvHBLCBEzNBHWBQPBhDzDB9B1HBLmBBD7BBGCBXBBIdBF8BBWhCBE7F7FB1CBqlB-PB4BDBzBHBCNBCBBp2B96C96CiEyWyWBqBBFjDBNOBDOBCOBCkBBYgFB5BcBOrBBFIBIBBPFB7E6HBG4WBEQBEMBE5GBHLBFQQBKBF3BBJJBHnBBJdBDLBFBB-B3KBJNBDMBEKBE4BBCFFBOBDLBFJBIyEBC7CBLAB", !1)),
				Z: () => new UnicodeRangeTable(decodeRanges("gBgEgEgvFgsCgsCBJBeBBGwBwBh9DAB", !1)),
				Zl: () => new UnicodeRangeTable(decodeRanges("ohIA", !0)),
				Zp: () => new UnicodeRangeTable(decodeRanges("phIA", !0)),
				Zs: () => new UnicodeRangeTable(decodeRanges("gBgEgEgvFgsCgsCBJBlBwBwBh9DAB", !1)),
				ASCII_Hex_Digit: () => new UnicodeRangeTable(decodeRanges("wBJIFbF", !0)),
				Alphabetic: () => new UnicodeRangeTable(decodeRanges("hCZBHZBwBLLFGGBVBCeBCpOBFLBPEBICC3CeeBQBCBBDDBCHHCCBCCCBSBCyCBCqEBJlFBClBBDHHBnBBoBNBCCCBCCBCCJaBFDBeKBG3BBCGBPlDBCHBFHBFCBLCBDRRBuBBOkDBZgBBKBBFGGBWBDSBUYBIKBGXBCGBIJJBoBBLLBEGBHrCBCPBCCBFOBOSBCHBDBBDVBCGBCEEBCBEHBDBBDBBCJJFBBCEBNBBLFFBBBCFBFBBDVBCGBCBBCBBCBBFEBFBBDBBFIIBCBCSSBEBMCBCIBCCBCVBCGBCBBCEBEIBCCBCBBEQQBCBWDBFCBCHBDBBDVBCGBCBBCEBEHBDBBDBBKBBFBBCEBORRBCCBEBECBCDBEBBCCCBEEBEEBBBELBFEBECBCCBEHHpBMBCCBCWBCPBEHBCCBCCBJBBCCBCBBDDBdDBCHBCCBCWBCJBCEBEHBCCBCCBJBBGCBCDBOCBNMBCCBCoBBDHBCCBCCBCGGBCBIEBXFBCCBCRBEXBCIBCDDBFBJFBCCCBGBTBBO5BBGGBH0B0BBECBDBCXBCCCBRBCCBDEBCHHPDBhBgCgCBGBCjBBFSBFPBCjBBkC2BBCDDBDBR-BBLDBDlBBCGGDqBBCsKBCDBDGBCCCBCBDoBBCDBDgBBCDBDGBCCCBCBDOBC4BBCDBDiCBmBPBR1CBDFBErTBDQBCZBGqCBEKBITBMUBNTBNMBCCBCBBNzBBDSBPFFkC4CBIqBBGlCBLeBCLBFIBYdBDEBMrBBFZB3BbBF+BBDTBzBYYBMMBBByBzBBCOBCHB0BpBBDDBLrBBCKBP2BBXCBLjBBDKBGqBBDCBqBDBCFBCBBEGGB+FBUhBBM1IBDFBDlBBDFBDHBCGCBdBD0BBCGBCEEBBBCGBEDBDFBFMBGCBCGB1DOORMBmDFFDJBCEEBDBHGCBCBCKBDDBGEBFSSBnBBuZzBB34BkHBHDBEBBNlBBCGGD3BBIRRBVBKGBCGBCGBCGBCGBCGBCGBCGBCfBwB2O2OBBBaIBIEBDEBF1CBHCBC5CBCDBGqBBC9CBSfBxBPBhQ-tGBhCs0VBkCtBBDsIBEPBLBBVuBBGHBEwDBoBIBDmDBDxCBVUBCgBBZzBBNjCBCtBtBBEBECCBBBLgBBGiBBOcBEyBBCLBQRRBOBLEBC2BBKNBTWBEkCBCCCZCBDPBDDBMFBDFBDFBKGBCGBCqBBCNBH6DBWj9KBNWBFwBBloItLBDpDBnBGBNEBGLBCMBCEBCCCBCCBCCBqDBiBqLBT-BBD1BBpBLB1DEBCmEBlBZBHZBM4CBEFBDFBDFBDCBkBLBCZBCSBCBBCOBDNBjB6DBmC0BBsIcBEwBBwBfBOdBGqBBGdBDjBBFHBCEBrB9EBTjBBFjBBFnBBJzBBNKBCOBCGBCBBCKBCOBCGBCBBEzBBN2JBKVBLHBZFBCpBBCIBmCFBDCCBqBBCBBEDDBVBLWBKeBiCSBCBBLVBLZBHZBnB3BBHBBhCDBCBBGHBCCBCcBrBcBEcBkBHBCbBc1BBLVBLSBORBvDoCB4ByBBOyBBOnBBjBbBEGGBVB7HpBBCBBEBBRFBzBCBEcBLJJBUBrBRBvBUBcWBKlCBsBEBL4BBKOOBXBYyBBSDBJiBBEKKB+BBCDBKBBLCCkBRBChBBDHHBCB-BGBCCCBCBCOBCJBI4BBYDBCHBDBBDVBCGBCBBCEBEHBDBBDBBEHHGGBdJBCDDClBBCJBCDDCDBCBBECCtBhCBCCBCDBVCBfhCBDBBC5F5FB0BBDGBaFBjB+BBCEE8B1BBDoCoCBZBDNBWGB6F4BBoD-BBgBHBDDDBGBCBBCdBCBBDBBDDB+CHBDtBBDFBCCCBccBxBBDJBSnCBGTTBnCBoDHB5CgBBgBIBCsBBCGBCyByBBcBDVBCNBqCGBCBBCrBBECCBCCBBBCDDBZZBEBCBBCkBBCBBCDBCYYBqBBlIWBKQBCoBBECBwDwCwCB4cBnDuDBSjGBtyCgDBQvhBBSFBa68DBGmSB61GuBBy2B4RBIeBSuCBSdBTvBBRDBgBUBGSBxNsBB0G-BBhBYBDYBtBqCBF4BBIQBhCBBCNNBFBK1mHBqBfBiDyDB+vIDBCGBCBBCiJBQeeBBBDPPBCBJrMBloCqDBGMBEIBIJBFi7Fi7FBzCBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDYBCYBCeBCYBCeBCYBCeBCYBCeBCYBCHB15BeBHFB2GGBCQBDGBCBBCEBG9BBiBxDxDBrBBLGBRiKiKBcBTrBBlPbBlHdBDwGwGBdBCVBJBBhHGBCDBCBBCOBCkGB8BjCBEEE1lBDBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQB1TZBHZBHZB3zD-2pBBhB9oEBDt0FBDwpHBQtTBjtC9QBjvBq6EBGppIB", !1)),
				Dash: () => new UnicodeRangeTable(decodeRanges("tB9qB9qB0BiyDiyDmgBqgCqgCBEB+BoBoBQnMnMlgDDDgBBBFdd-NUUwDxszBxszBBmBmBLqFqFhzD-J-J", !1)),
				Emoji: () => new UnicodeRangeTable(decodeRanges("jBHHGJBwDFFu8HNN5GXX7CFBQBBwLBBNnFnFaKBFCBoGoHoHBLLK7B7BBCBCEBKGDBDDFDDCBBDIEBJJBBBGCCGLBMBBDCCBCCTDDBTTBEBCCCBEEBGGDBBFBBMBBGBBDGGBECBVVBGGBEBCDBDFFDDDBEBCDDCCCHEEHLLBQQDFFCFFBBBCMMBxBxBBBBKeP1LBBwOCBUBB0BFF7mBNN6SCCrrvDrGrGhFBBNBBPDDBIBsCZBCBBYVVDIBWBBvFhBBDvDBDBBCCBDyCBDCBCmIBC+BBMFBCXBIBBDHBNDDBCBDFFBOOBDDJBBKGGBBBNCBJCBDCCFHHEHHB0CBxBlCBGHBDDBEJBECCBEEDJBkHLBF8I8IBtBBCJBC4FBxDMBEKBE4BBCFFBOBDLBFJB", !1)),
				Emoji_Component: () => new UnicodeRangeTable(decodeRanges("jBHHGJB0+H2G2Gsp3B3+8B3+8BBYB8PEBxtBDBtzhY-CB", !1)),
				Emoji_Modifier: () => new UnicodeRangeTable(decodeRanges("7-8DE", !0)),
				Emoji_Modifier_Base: () => new UnicodeRangeTable(decodeRanges("9wJ8G8GRDB4jzD9B9BBBBDDDBBB2DBBDKBWSBEFFBBBCCBICCZqGqGBFFWFFBvFvFBBBEEB0CRRBBBKMMgSDDJHBHKKBIBDCB5B+B+BBCCBCCSCBCMBmHCBrBIB", !1)),
				Emoji_Presentation: () => new UnicodeRangeTable(decodeRanges("64IBBuGDBEDDqQBBWBBzBLBsBUUOJJBSSBGGBJJGWWIBBCFFDIIFBBdkBkBCFFBBBC+B+BBBBZPP8aBB0BFFvlxDrGrG-FDDBIBsCZBCZZVDDBDBCCBWBBvFgBBNIBClCBCVBNqBBFEBNQBEEEBlCBCCCB5FBD+BBODBCXBTbbBOO3C0CBxBlCBHEEBBBDDBEDBMBBIIBkHLBF8I8IBtBBCJBC4FBxDMBEKBE4BBCFFBOBDLBFJB", !1)),
				Extended_Pictographic: () => new UnicodeRangeTable(decodeRanges("pFFFu8HNN5GXX7CFBQBBwLBBNnFnFaKBFCBoGoHoHBLLK7B7BBCBCEBKGDBDDFDDCBBDIEBJJBBBGCCGLBMBBDCCBCCTDDBTTBEBCCCBEEBGGDBBFBBMBBGBBDGGBECBVVBGGBEBCDBDFFDDDBEBCDDCCCHEEHLLBQQDFFCFFBBBCMMBxBxBBBBKeP1LBBwOCBUBB0BFF7mBNN6SCCrrvDoBoBBCBlDLBQBBQPPBmBmBBIBxDBBNBBPDDBIBU3BBcOBLVVDIBCDBKWBH7FBDvDBDBBCCBDyCBDCBCDBG9HBC+BBMFBCXBIBBDHBNDDBCBDFFBOOBDDJBBKGGBBBNCBJCBDCCFHHEHHB0CBxBlCBGHBDQBECCBEBDMB7GlBBNDB5BHBLFBpBHBfBBNDBDNBKmBBNuBBCJBC4FB5CHBPxEBhI9fB", !1)),
				Hex_Digit: () => new UnicodeRangeTable(decodeRanges("wBJIFbFq1-BJIFbF", !0)),
				Lowercase: () => new UnicodeRangeTable(decodeRanges("hDZBwBLLFlBlBBWBCHBC2BCBQCBuBCDECBBBDCCDEEBFFDEEBBBDDDCCCDCCBCCDEECDDBDDBBBHGDCOCBSCBDDCEEC4BCBFBDDDBCCFICBjCBDiBBIBBfEBhDsBsBCEEDDBTccBhBBCBBECBCWCBDBCGDB0B0BBuBBCgBCK0BCDMCBgDCxBoBBo6CqBBCDB5XFBjkCIBC2D2DB+FBiC0ECBHBCgDCBHBJFBLHBJHBJFBLHBJHBJNBDHBJHBJHBJEBCBBHEEBBBCBBJDBDBBJHBLCBCBB6DOORMBuDEEBEEcKFDBBJDBFiBiBBOBFsasaBYBn6BvBBCEEBGCFCCBCCBGBEiDCBIICFFNlBBCGG0oesBCUaCBBBmEMCBBBC8BCBIBCCCDICFCCDCCBBBCSCGGGCMCFCCDOCWDBCCCBBB2ZqBBCNBHvCBh6TGBNEBqhBZBumBnBBpEjBB8EKBCOBCGBCBBkODDBBBCpBBCIBmoByBB+DVB75CfBhsVfB8BYBnqZZBbGBCRBbZBbDBCCCBFBCKBbZBbZBbZBbZBbZBbZBbZBbZBbbBdYBCFBbYBCFBbYBCFBbYBCFBbYBCFBC15B15BBIBCTBHFBmI9BB1lChBB", !1)),
				Math: () => new UnicodeRangeTable(decodeRanges("rBRRBBBgBeeCuBuBFmBmBgB5W5WBBBDbbBDDBBBwQCBuwGccBBBMEEOPPBCBWEBMEBiCMBFEEBFFBDBTFFDJBCDDBEBHEEBDDBCCBBBCFBENBClClCBWBCFBCBBFBBFfBCHHBPPBqIBJDBVBB7CffBZBCZZMGB+NBBNJBFFBFBBDBBEEBPCCDFBMHBGBB6BCCeDBKCBxK-BBhI-PBxBUBDFB9+zB4Z4ZBEBCjFjFRCBeCCeCCkEHHBCBitDBBhrwBwoBwoBBzCBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDjJBDxBBhwFDBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQB1BBB-uCIB", !1)),
				Quotation_Mark: () => new UnicodeRangeTable(decodeRanges("iBFFkEQQ96HHBaBBowDqOqOBCBOCBixzBDB+FFF7CBB", !1)),
				Terminal_Punctuation: () => new UnicodeRangeTable(decodeRanges("hBLLCMMBEE-ZJJiQ6B6BpCPPCCB1FsBsBBJBCsHsHB3B3BBEBCHBgBmImIB1nB1nBBtFtFFFB4JBB2YHBmY9D9DBBBoCBB+ECBEoBoBBCBDBB7JBBjLDBjFBBLBBCCBeCB8FEB-BBBldYYBKKBBBwlDCBzJOOFLLCBBEBBtNBB8ndBBuICBkHEB-LBB3CBBgD4E4EBBB0ECBgERRB6H6HnxUDDB6B6BBBBCDBqFLLCMMBEEiCDD7hBxBxBnkBoGoG3JBB5EFBlCFB6CDB5dEBtBDB+FGBxDDBgECBiEBBHRRB5C5CBDBtDrJrJB2D2DBBBNBBnLDBEOBqDBB6HCBmQCC8HBB4CBBFBB-MCBuBmUmUBrCrCBspBspBBDB6vRBBmEiCiCBBBLqRqRBoJoJBnwTnwTovHDB", !1)),
				Uppercase: () => new UnicodeRangeTable(decodeRanges("hCZBmDWBCGBiB2BCDOCDuBCBECEBBCCCBCCBBBDDBCBBCCBEBBCBBCECBCCDCCBCCBBBCCCBEEIJDCMCDQCDDDCCBC4BCIBBCBBDCCBCBCGCiJCCEJJHCCBBBCCCBCCBPBCIBkBDDBBBEWCGDDCBBDyBBxBgBCK2BCBMCD+CCDlBBq6ClBBCGGzW1CB0kCHHBpBBDCBhK0ECKgDCKHBJFBLHBJHBJFBMGCJHBpCDBNDBNDBNEBMDBnIFFECBDCBDEEBDBHGCBCBDDBLBBGbbBOBUzZzZBYBx5BvBBxBCCBBBDGCBCBCDDJCBCgDCJCCFuqeuqeCqBCUaCoEMCE8BCLECBICFCCDCCEUCBDBCEBCOCBCBCCCBQCZs5Vs5VBYBmmBnBBpEjBB9EKBCOBCGBCBBr3ByBB+EVB75CfBhsVfBhCYBoqZZBbZBbZBbCCBGDBDDBCBCHBbZBbBBCDBDHBCGBcBBCDBCEBCEEBFBcZBbZBbZBbZBbZBbZBfYBiBYBiBYBiBYBiBYBiB2pE2pEBgBBvgCZBHZBHZB", !1)),
				White_Space: () => new UnicodeRangeTable(decodeRanges("JEBTlDlDbgvFgvFgsCKBeBBGwBwBh9DAB", !1))
			});
			static SCRIPTS = new LazyMap({
				Adlam: () => new UnicodeRangeTable(decodeRanges("go6DrCFJFB", !0)),
				Ahom: () => new UnicodeRangeTable(decodeRanges("g4lCaDOFW", !0)),
				Anatolian_Hieroglyphs: () => new UnicodeRangeTable(decodeRanges("ggxCmS", !0)),
				Arabic: () => new UnicodeRangeTable(decodeRanges("gwBEBCFBCNBCCBCfBCJBMZBCrDBChBBxCvBBxHhBBGqCBCcBxy8BtPBDvEBhBPBxDEBCmEBk7DeBkCFBJIBiBFBh43BDBCaBCBBCDDCJBCDBCCCHFFCECBBBCBBCDDCICBCCDDBCGBCDBCDBCCCBIBCQBGCBCEBCQB1BBB", !1)),
				Armenian: () => new UnicodeRangeTable(decodeRanges("xpBlBDxBDCks9BE", !0)),
				Avestan: () => new UnicodeRangeTable(decodeRanges("g4iC1BEG", !0)),
				Balinese: () => new UnicodeRangeTable(decodeRanges("g4GsCCxB", !0)),
				Bamum: () => new UnicodeRangeTable(decodeRanges("g1pB3CpowB4R", !0)),
				Bassa_Vah: () => new UnicodeRangeTable(decodeRanges("w26CdDF", !0)),
				Batak: () => new UnicodeRangeTable(decodeRanges("g+GzBJD", !0)),
				Bengali: () => new UnicodeRangeTable(decodeRanges("gsCDBCHBDBBDVBCGBCEEBCBDIBDBBDDBJFFBCCBDBDYB", !1)),
				Beria_Erfe: () => new UnicodeRangeTable(decodeRanges("g17CYDY", !0)),
				Bhaiksuki: () => new UnicodeRangeTable(decodeRanges("ggnCICsBCNLc", !0)),
				Bopomofo: () => new UnicodeRangeTable(decodeRanges("qXB6wLqBxDf", !0)),
				Brahmi: () => new UnicodeRangeTable(decodeRanges("ggkCtCFjBKA", !0)),
				Braille: () => new UnicodeRangeTable(decodeRanges("ggK-H", !0)),
				Buginese: () => new UnicodeRangeTable(decodeRanges("gwGbDB", !0)),
				Buhid: () => new UnicodeRangeTable(decodeRanges("g6FT", !0)),
				Canadian_Aboriginal: () => new UnicodeRangeTable(decodeRanges("ggF-TxRlC7tgCP", !0)),
				Carian: () => new UnicodeRangeTable(decodeRanges("g1gCwB", !0)),
				Caucasian_Albanian: () => new UnicodeRangeTable(decodeRanges("wphCzBMA", !0)),
				Chakma: () => new UnicodeRangeTable(decodeRanges("gokC0BCR", !0)),
				Cham: () => new UnicodeRangeTable(decodeRanges("gwqB2BKNDJDD", !0)),
				Cherokee: () => new UnicodeRangeTable(decodeRanges("g9E1CDFz7lBvC", !0)),
				Chorasmian: () => new UnicodeRangeTable(decodeRanges("w9jCb", !0)),
				Common: () => new UnicodeRangeTable(decodeRanges("AgCBbFBbuBBCOBCEBYgBgBiOmBBGEBDTB1DKKHCC+THHPEEhB9E9ElQiEiEB6mB6mB2MDBjJwvBwvBBBBoCBBsGBBCumBumBOIIBCBCFBCCBDmYmYBKBD2CBCKBEKBCOBShBB-BlBBCCBDFBCaBCQBqBCBF5UBXKBW-cBhIzTBDpEBhQ9CBzMUBCCCBXBQHBFDB8CBBE7C7CB0E0EBOBhBlBBKxBxBB+BBgBwCBwB5C5CBmFBhuG-BBhoWhBBnDCBmFJB1HhFhFsMPPBzuUzuUBxGxGBIBXiBBCSBCDB0ECCBeBbFBbKBLuBuBBhChCBFBCGBLEBjICBFsBBEIBxCMB0BsBBlHaBltuBDB96D8HBEzNBHWBQQBgDzDB9B1HBLmBBD9BBEQBJBBIdBF8BB2GTBNTBN2CBKYBoE0CBCmCBCBBDDDBDDBCBCLBCCCBFBCgCBCDBDHBCGBCbBCDBCEBCEEBFBCzKBDjJBDxBByjFjCBtC8BBjWrBBFjDBNOBDOBCOBCkBBLtFB5BZBCBBOrBBFIBIBBPFB7E4eBEQBEMBE5GBHLBFQQBKBF3BBJJBHnBBJdBDLBFBBPIBoB3KBJNBDMBEKBE4BBCFFBOBDLBFJBIyEBCmDBnghYffB+CB", !1)),
				Coptic: () => new UnicodeRangeTable(decodeRanges("ifNxkKzDGG", !0)),
				Cuneiform: () => new UnicodeRangeTable(decodeRanges("ggoC5cnDuDCEMjG", !0)),
				Cypriot: () => new UnicodeRangeTable(decodeRanges("ggiCFBDCCBqBBCBBEDD", !1)),
				Cypro_Minoan: () => new UnicodeRangeTable(decodeRanges("w8rCiD", !0)),
				Cyrillic: () => new UnicodeRangeTable(decodeRanges("ggBkEBDoFBx6FKBhFtCtCojEfBhie-CBv8VBBhw4B9BBiBAB", !1)),
				Deseret: () => new UnicodeRangeTable(decodeRanges("gghCvC", !0)),
				Devanagari: () => new UnicodeRangeTable(decodeRanges("goCwCFODZh7nBfhwcJ", !0)),
				Dives_Akuru: () => new UnicodeRangeTable(decodeRanges("gomCGBDDDBGBCBBCdBCBBDLBKJB", !1)),
				Dogra: () => new UnicodeRangeTable(decodeRanges("ggmC7B", !0)),
				Duployan: () => new UnicodeRangeTable(decodeRanges("ggvDqDGMEIIJDD", !0)),
				Egyptian_Hieroglyphs: () => new UnicodeRangeTable(decodeRanges("ggsC1iBL68D", !0)),
				Elbasan: () => new UnicodeRangeTable(decodeRanges("gohCnB", !0)),
				Elymaic: () => new UnicodeRangeTable(decodeRanges("g-jCW", !0)),
				Ethiopic: () => new UnicodeRangeTable(decodeRanges("gwEoCBCDBDGBCCCBCBDoBBCDBDgBBCDBDGBCCCBCBDOBC4BBCDBDiCBDfBEZBnvGWBKGBCGBCGBCGBCGBCGBCGBCGBjpfFBDFBDFBKGBCGBylvCGBCDBCBBCOB", !1)),
				Garay: () => new UnicodeRangeTable(decodeRanges("gqjClBEcJB", !0)),
				Georgian: () => new UnicodeRangeTable(decodeRanges("glElBBCGGDqBBCDBx8CqBBDCBhiElBBCGG", !1)),
				Glagolitic: () => new UnicodeRangeTable(decodeRanges("ggL-Ch9sDGCQDGCBCE", !0)),
				Gothic: () => new UnicodeRangeTable(decodeRanges("w5gCa", !0)),
				Grantha: () => new UnicodeRangeTable(decodeRanges("g4kCDBCHBDBBDVBCGBCBBCEBDIBDBBDCBDHHGGBDGBEEB", !1)),
				Greek: () => new UnicodeRangeTable(decodeRanges("wbDBCCBDDBCFFCCCBBBCCCBSBC+BBPPBnpGEBzBEBFEB1ChKhKBUBDFBDlBBDFBDHBCGCBdBD0BBCOBCNBDFBCSBDCBCIBoJ-xiB-xiB7uVuCBSgj0Bgj0BBkCB", !1)),
				Gujarati: () => new UnicodeRangeTable(decodeRanges("h0CCBCIBCCBCVBCGBCBBCEBDJBCCBCCBDQQBCBDLBIGB", !1)),
				Gunjala_Gondi: () => new UnicodeRangeTable(decodeRanges("grnCFCBCkBCBCFIJ", !0)),
				Gurmukhi: () => new UnicodeRangeTable(decodeRanges("hwCCBCFBFBBDVBCGBCBBCBBCBBDCCBDBFBBDCBEIIBCBCIIBPB", !1)),
				Gurung_Khema: () => new UnicodeRangeTable(decodeRanges("go4C5B", !0)),
				Han: () => new UnicodeRangeTable(decodeRanges("g0LZBC4CBN1GBwBCCaIBPDBle-tGBhC-vUBhoWtLBDpDBpodBBNGBqgkB-2pBBhB9oEBDt0FBDwpHBQtTBjtC9QBjvBq6EBGppIB", !1)),
				Hangul: () => new UnicodeRangeTable(decodeRanges("goE-HvxHBiI9CyDeiCei3dckUj9KNWFwBl9JeEFDFDFDC", !0)),
				Hanifi_Rohingya: () => new UnicodeRangeTable(decodeRanges("gojCnBJJ", !0)),
				Hanunoo: () => new UnicodeRangeTable(decodeRanges("g5FU", !0)),
				Hatran: () => new UnicodeRangeTable(decodeRanges("gniCSCBGE", !0)),
				Hebrew: () => new UnicodeRangeTable(decodeRanges("xsB2BBJaBFFBpp9BZBCEBCCCBCCBCCBIB", !1)),
				Hiragana: () => new UnicodeRangeTable(decodeRanges("hiM1CBHCBi7-C+IBTeeBBBulQAB", !1)),
				Imperial_Aramaic: () => new UnicodeRangeTable(decodeRanges("giiCVCI", !0)),
				Inherited: () => new UnicodeRangeTable(decodeRanges("gYvDB2IBBlOKBbhXhXBCB8qEtBBDLBlPCBCMBCGBFHHEBBnG-BBtQBBjGgBB65DDBsDBBmrzBPBRNBwejHjH7iEl+uBl+uBBsBBDWBhRCBSHBDGBfDBz6rYvHB", !1)),
				Inscriptional_Pahlavi: () => new UnicodeRangeTable(decodeRanges("g7iCSGH", !0)),
				Inscriptional_Parthian: () => new UnicodeRangeTable(decodeRanges("g6iCVDH", !0)),
				Javanese: () => new UnicodeRangeTable(decodeRanges("gsqBtCDJFB", !0)),
				Kaithi: () => new UnicodeRangeTable(decodeRanges("gkkCiCLA", !0)),
				Kannada: () => new UnicodeRangeTable(decodeRanges("gkDMCCCWCJCEDICCCDIBGCCDDJCC", !0)),
				Katakana: () => new UnicodeRangeTable(decodeRanges("hlM5CBDCBxHPBxGuBBC3CBvgzBJBCsBBzisBDBCGBCBBCgJgJBBBzBPPBCB", !1)),
				Kawi: () => new UnicodeRangeTable(decodeRanges("g4nCQCoBEc", !0)),
				Kayah_Li: () => new UnicodeRangeTable(decodeRanges("goqBtBCA", !0)),
				Kharoshthi: () => new UnicodeRangeTable(decodeRanges("gwiCDCBGHCCCcDCFJII", !0)),
				Khitan_Small_Script: () => new UnicodeRangeTable(decodeRanges("k-7C84G84GB0OBqBAB", !1)),
				Khmer: () => new UnicodeRangeTable(decodeRanges("g8F9CDJHJnPf", !0)),
				Khojki: () => new UnicodeRangeTable(decodeRanges("gwkCRCuB", !0)),
				Khudawadi: () => new UnicodeRangeTable(decodeRanges("w1kC6BGJ", !0)),
				Kirat_Rai: () => new UnicodeRangeTable(decodeRanges("gq7C5B", !0)),
				Lao: () => new UnicodeRangeTable(decodeRanges("h0DBBCCCBDBCXBCCCBVBDEBCCCBFBCJBDDB", !1)),
				Latin: () => new UnicodeRangeTable(decodeRanges("hCZBHZBwBQQGWBCeBCgOBoBEB8wGlBBHwBBGDBGMBClCBiC-HByLOORMBuEBBHccSoBB42CfBj1elDBExCBVOBxZqBBCIBCDB38TGB7gBZBHZBmhCFBCpBBCIBm61BeBHFB", !1)),
				Lepcha: () => new UnicodeRangeTable(decodeRanges("ggH3BEOEC", !0)),
				Limbu: () => new UnicodeRangeTable(decodeRanges("goGeBCLBFLBFEEBKB", !1)),
				Linear_A: () => new UnicodeRangeTable(decodeRanges("gwhC2JKVLH", !0)),
				Linear_B: () => new UnicodeRangeTable(decodeRanges("gggCLCZCSCBCODNjB6D", !0)),
				Lisu: () => new UnicodeRangeTable(decodeRanges("wmpBvBx1eA", !0)),
				Lycian: () => new UnicodeRangeTable(decodeRanges("g0gCc", !0)),
				Lydian: () => new UnicodeRangeTable(decodeRanges("gpiCZGA", !0)),
				Mahajani: () => new UnicodeRangeTable(decodeRanges("wqkCmB", !0)),
				Makasar: () => new UnicodeRangeTable(decodeRanges("g3nCY", !0)),
				Malayalam: () => new UnicodeRangeTable(decodeRanges("goDMCCCyBCCCFFPDZ", !0)),
				Mandaic: () => new UnicodeRangeTable(decodeRanges("giCbDA", !0)),
				Manichaean: () => new UnicodeRangeTable(decodeRanges("g2iCmBFL", !0)),
				Marchen: () => new UnicodeRangeTable(decodeRanges("wjnCfDVCN", !0)),
				Masaram_Gondi: () => new UnicodeRangeTable(decodeRanges("gonCGBCBBCrBBECCBCCBHBJJB", !1)),
				Medefaidrin: () => new UnicodeRangeTable(decodeRanges("gy7C6C", !0)),
				Meetei_Mayek: () => new UnicodeRangeTable(decodeRanges("g3qBWqGtBDJ", !0)),
				Mende_Kikakui: () => new UnicodeRangeTable(decodeRanges("gg6DkGDP", !0)),
				Meroitic_Cursive: () => new UnicodeRangeTable(decodeRanges("gtiCXFTDtB", !0)),
				Meroitic_Hieroglyphs: () => new UnicodeRangeTable(decodeRanges("gsiCf", !0)),
				Miao: () => new UnicodeRangeTable(decodeRanges("g47CqCF4BIQ", !0)),
				Modi: () => new UnicodeRangeTable(decodeRanges("gwlCkCMJ", !0)),
				Mongolian: () => new UnicodeRangeTable(decodeRanges("ggGBBDCCBSBH4CBIqBB2t-BMB", !1)),
				Mro: () => new UnicodeRangeTable(decodeRanges("gy6CeCJFB", !0)),
				Multani: () => new UnicodeRangeTable(decodeRanges("g0kCGBCCCBCBCOBCKB", !1)),
				Myanmar: () => new UnicodeRangeTable(decodeRanges("ggE-EhqmBeiDfxibT", !0)),
				Nabataean: () => new UnicodeRangeTable(decodeRanges("gkiCeJI", !0)),
				Nag_Mundari: () => new UnicodeRangeTable(decodeRanges("wm5DpB", !0)),
				Nandinagari: () => new UnicodeRangeTable(decodeRanges("gtmCHDtBDK", !0)),
				New_Tai_Lue: () => new UnicodeRangeTable(decodeRanges("gsGrBFZHKEB", !0)),
				Newa: () => new UnicodeRangeTable(decodeRanges("gglC7CCE", !0)),
				Nko: () => new UnicodeRangeTable(decodeRanges("g+B6BDC", !0)),
				Nushu: () => new UnicodeRangeTable(decodeRanges("h-7CvsQvsQBqMB", !1)),
				Nyiakeng_Puachue_Hmong: () => new UnicodeRangeTable(decodeRanges("go4DsBENDJFB", !0)),
				Ogham: () => new UnicodeRangeTable(decodeRanges("g0Fc", !0)),
				Ol_Chiki: () => new UnicodeRangeTable(decodeRanges("wiHvB", !0)),
				Ol_Onal: () => new UnicodeRangeTable(decodeRanges("wu5DqBFA", !0)),
				Old_Hungarian: () => new UnicodeRangeTable(decodeRanges("gkjCyBOyBIF", !0)),
				Old_Italic: () => new UnicodeRangeTable(decodeRanges("g4gCjBKC", !0)),
				Old_North_Arabian: () => new UnicodeRangeTable(decodeRanges("g0iCf", !0)),
				Old_Permic: () => new UnicodeRangeTable(decodeRanges("w6gCqB", !0)),
				Old_Persian: () => new UnicodeRangeTable(decodeRanges("g9gCjBFN", !0)),
				Old_Sogdian: () => new UnicodeRangeTable(decodeRanges("g4jCnB", !0)),
				Old_South_Arabian: () => new UnicodeRangeTable(decodeRanges("gziCf", !0)),
				Old_Turkic: () => new UnicodeRangeTable(decodeRanges("ggjCoC", !0)),
				Old_Uyghur: () => new UnicodeRangeTable(decodeRanges("w7jCZ", !0)),
				Oriya: () => new UnicodeRangeTable(decodeRanges("h4CCCHDBDVCGCBCEDIDBDCICFBCEDR", !0)),
				Osage: () => new UnicodeRangeTable(decodeRanges("wlhCjBFjB", !0)),
				Osmanya: () => new UnicodeRangeTable(decodeRanges("gkhCdDJ", !0)),
				Pahawh_Hmong: () => new UnicodeRangeTable(decodeRanges("g46ClCLJCGCUGS", !0)),
				Palmyrene: () => new UnicodeRangeTable(decodeRanges("gjiCf", !0)),
				Pau_Cin_Hau: () => new UnicodeRangeTable(decodeRanges("g2mC4B", !0)),
				Phags_Pa: () => new UnicodeRangeTable(decodeRanges("giqB3B", !0)),
				Phoenician: () => new UnicodeRangeTable(decodeRanges("goiCbEA", !0)),
				Psalter_Pahlavi: () => new UnicodeRangeTable(decodeRanges("g8iCRIDNG", !0)),
				Rejang: () => new UnicodeRangeTable(decodeRanges("wpqBjBMA", !0)),
				Runic: () => new UnicodeRangeTable(decodeRanges("g1FqCEK", !0)),
				Samaritan: () => new UnicodeRangeTable(decodeRanges("ggCtBDO", !0)),
				Saurashtra: () => new UnicodeRangeTable(decodeRanges("gkqBlCJL", !0)),
				Sharada: () => new UnicodeRangeTable(decodeRanges("gskC-ChsCH", !0)),
				Shavian: () => new UnicodeRangeTable(decodeRanges("wihCvB", !0)),
				Siddham: () => new UnicodeRangeTable(decodeRanges("gslC1BDlB", !0)),
				Sidetic: () => new UnicodeRangeTable(decodeRanges("gqiCZ", !0)),
				SignWriting: () => new UnicodeRangeTable(decodeRanges("gg2DrUQECO", !0)),
				Sinhala: () => new UnicodeRangeTable(decodeRanges("hsDCBCRBEXBCIBCDDBFBEFFBEBCCCBGBHJBDCBt-gCTB", !1)),
				Sogdian: () => new UnicodeRangeTable(decodeRanges("w5jCpB", !0)),
				Sora_Sompeng: () => new UnicodeRangeTable(decodeRanges("wmkCYIJ", !0)),
				Soyombo: () => new UnicodeRangeTable(decodeRanges("wymCyC", !0)),
				Sundanese: () => new UnicodeRangeTable(decodeRanges("g8G-BhIH", !0)),
				Sunuwar: () => new UnicodeRangeTable(decodeRanges("g+mChBPJ", !0)),
				Syloti_Nagri: () => new UnicodeRangeTable(decodeRanges("ggqBsB", !0)),
				Syriac: () => new UnicodeRangeTable(decodeRanges("g4BNC7BDCxIK", !0)),
				Tagalog: () => new UnicodeRangeTable(decodeRanges("g4FVKA", !0)),
				Tagbanwa: () => new UnicodeRangeTable(decodeRanges("g7FMCCCB", !0)),
				Tai_Le: () => new UnicodeRangeTable(decodeRanges("wqGdDE", !0)),
				Tai_Tham: () => new UnicodeRangeTable(decodeRanges("gxG+BCcDKHJHN", !0)),
				Tai_Viet: () => new UnicodeRangeTable(decodeRanges("g0qBiCZE", !0)),
				Tai_Yo: () => new UnicodeRangeTable(decodeRanges("g25DeCVJB", !0)),
				Takri: () => new UnicodeRangeTable(decodeRanges("g0lC5BHJ", !0)),
				Tamil: () => new UnicodeRangeTable(decodeRanges("i8CBBCFBECBCDBEBBCCCBEEBEEBBBELBFEBECBCDBDHHPUBm+kCxBBOAB", !1)),
				Tangsa: () => new UnicodeRangeTable(decodeRanges("wz6CuCCJ", !0)),
				Tangut: () => new UnicodeRangeTable(decodeRanges("g-7CgBgBB+3GBhQeBiDyDB", !1)),
				Telugu: () => new UnicodeRangeTable(decodeRanges("ggDMCCCWCPDICCCDIBCCCBDDDJII", !0)),
				Thaana: () => new UnicodeRangeTable(decodeRanges("g8BxB", !0)),
				Thai: () => new UnicodeRangeTable(decodeRanges("hwD5BGb", !0)),
				Tibetan: () => new UnicodeRangeTable(decodeRanges("g4DnCCjBFmBCjBCOCGFB", !0)),
				Tifinagh: () => new UnicodeRangeTable(decodeRanges("wpL3BIBPA", !0)),
				Tirhuta: () => new UnicodeRangeTable(decodeRanges("gklCnCJJ", !0)),
				Todhri: () => new UnicodeRangeTable(decodeRanges("guhCzB", !0)),
				Tolong_Siki: () => new UnicodeRangeTable(decodeRanges("wtnCrBFJ", !0)),
				Toto: () => new UnicodeRangeTable(decodeRanges("w04De", !0)),
				Tulu_Tigalari: () => new UnicodeRangeTable(decodeRanges("g8kCJBCDDClBBCJBCDDCDBCJBCBBJBB", !1)),
				Ugaritic: () => new UnicodeRangeTable(decodeRanges("g8gCdCA", !0)),
				Unknown: () => new UnicodeRangeTable(decodeRanges("4bBBHDBICCVuMuMnBBBzBBBE4B4BBGBcDBHKBvI9B9BBmDmDBMB8BBByBBBQddBCCMEBjBEBuHJJBDDBXXICCBBBFBBKBBDBBFHBCDBDGGBaaBEEHDBDBBXIIDGDBCCGDBDBBECBCGBFCCBFBSJBEKKEXXIDDGBBLIEBCCBNBFBBNGBIEEJBBDBBXIIDGGBKKBDDBEEBFBEDBDGGBTTBIBDHHBBBEFFBBBDCCDCBDCBECBNDBGCBEFFBCCBEBCNBWEBOEEYRRBKKEFFBFBDEEDBBFBBLGBXEEYLLGBBKEEFGBDEBEFFBLLELBOEE0BEEHDBRBBbEETCBZKKCBBICBCDBHCCJFBLBBELB7BDBekBBDCCGZZCYYBGGCIILBBFfBpClBlBBCBoBlBlBQOOBjBBnGCCBDBCBB6LFFBIICFFBqBqBFBBiBFFBIICFFBQQ6BFFBkCkCBhBhBBBBbFB3CBBHBB+UCB6CGBXIBZIBVLBOEEDLB-CBBLFBLFBbFB6CGBsBEBnCJBgBNNBCBNDBCCBrBBBGKBtBDBbFBMCB-BBBiCeeBMMBEBLFBPBBvBBBNTBuCnFnFBGB9BCBQCB-BEBsBBBMHBsBEB3QBBHBBnBBBHBBJGCgBBB2BQQPBBHUUBEEKmDmDNBBcOOBBBjBNBiBOBtEDB7UVBMUB14BBB-LEBuBCCBDBCBB5BGBDNBZIBI4BI-DhBBb6C6CBKB3GZBxC3C3CBoDoDBDBsB-C-C3CIBxBuzcuzcBBB4BIB9KTB5FHB+GTB9BCBLFB5BHBnCHBNFB1DKBfCBvCMMBCBiB4B4BBHBPBBLBBoDXBdJBHBBHBBHIBIII9BDB-DBBLFBl9KLBYDByBjoIBvLBBrDlBBILBGEBbGGCGDrUfBrBFB0BUUFDBGoEoEBCC-FCBHBBHBBHBBECBIIIBIBGBBNbbUDDQBBPhBB8DEBEDBuBCB5COOBBBCuBBvBhEBeCByBOBdDBlBIBfEBsBEBfmBmBBCBPpBB-EBBLFBlBDBlBDBpBHB1BKBNQQIDDMQQIDDBBB1BLB4JIBXJBJXBHrBrBKkCBHBBCtBtBDCBCBBYpCpCBGBKvBBUDDBDBiBCBcEBclBB5BDBVBBzBDDBDBJEEeBBEDBLGBKGBhCfBoBDBNIB3BCBeBBcEBbGBFLBIvCBqC2BB0BMB0BGBvBHBLFBnBCBeHBDvGBgBrBrBEBBDPBHHBKgBBvBHBrBVBblBBdTBYIBvCDBlBIBlCJBCBBaGBLFB2BTTBGBoBIBhDVVBJBTwBwBB8BBICCFQQMFB8BEBLFBFJJBDDBXXIDDGLLBDDBEEBCCBEBCEBIBBICBGKBLCCBCCnBLLCBBCFFLDDBGBDcB9CGGBcBpCHBLlFB3BBBnBhBBmCKBLFBOSB7BFBLFBVbBcBBQDBY4FB9BjDB0CLBJBBCBBJDDfDDBNNBHBLlCBJBBvBBBMaBpCHB0CMBqCGBL1CBJ3CBjBNBLFBKuBuBPJBeCBhBBBXPPBnCBIDDtBCBCDDKHBLFBHDDmBDDHGBLFBtBDBL1HBaGBSqBqBBBBe0CBCOBzBMB8clDBwDGGBJBlGryCBkDMB3iBJB88DEBoS41GB7Bl2BB6RGBgBLLBCByCLLBEBfBBHJBnCJBLIIWEBUvNB7BlGB8CEBaBBarBBsCDB6BGBS-BBGKBIIB3mHoBBhBgDB0D8vIBFIIDkJkJBNBCcBEBBCNBFHBtMjoCBsDEBOCBKGBLBBJ76DB+HCB1NFBYOBSOBvBBBYIB1D7BB3HJBoBBBjGUBnC5DBVLBVLB4CIBamEB2CoCoCDBBCBBDBBFNNCIIiCFFBJJIddFGGCCBI1K1KBlJlJB-V-VBNBGQQBuiBBgBFBH0GBISSBIIDGGBDB-BgBBCvDBuBCBPBBLDBD-JBgBQB7BEBCvOBrB1GBsBDBC-FBgBXXBGBD-GBIFFDQQmGBBRoBBtCDBLDBDwYBlCrCB+BhGBFccDCCBCCLFFCCCBEBCDBCECEDDCBBCICDCCBFFIKFCLLSEBEGGSzBBDtIBtBDBlDLBQBBQQQmBJBvF3BBeMBtBDBKGBDNBH5EB6eCBSCBOCB7GFBNDBCOBNDB5BHBLFBpBHBfBBNDBDNBKmBB5KHBPBBOCBMCB6BCCBCBRBBNDBLGB0EoDoDBjgBBh3pBfB-oEBBv0FBBypHOBvThtCB-QhvBBs6EEBrpIm8yVBCdBhD-DBxHvw-FB", !1)),
				Vai: () => new UnicodeRangeTable(decodeRanges("gopBrJ", !0)),
				Vithkuqi: () => new UnicodeRangeTable(decodeRanges("wrhCKCOCGCBCKCOCGCB", !0)),
				Wancho: () => new UnicodeRangeTable(decodeRanges("g24D5BGA", !0)),
				Warang_Citi: () => new UnicodeRangeTable(decodeRanges("glmCyCNA", !0)),
				Yezidi: () => new UnicodeRangeTable(decodeRanges("g0jCpBCCDB", !0)),
				Yi: () => new UnicodeRangeTable(decodeRanges("ggoBskBE2B", !0)),
				Zanabazar_Square: () => new UnicodeRangeTable(decodeRanges("gwmCnC", !0))
			});
			static FOLD_CATEGORIES = new LazyMap({
				L: () => new UnicodeRangeTable(decodeRanges("laA", !0)),
				LC: () => new UnicodeRangeTable(decodeRanges("laA", !0)),
				Ll: () => new UnicodeRangeTable(decodeRanges("hCZBmDWBCGBiBuBCEECDOCDuBCBECEBBCCCBCCBBBDDBCBBCCBEBBCBBCECBCCDCCBCCBBBCCCBEEIBBCBBCBBCOCDQCDBBCCCBBBC4BCIBBCBBDCCBCBCGC3HrBrBCEEJHHCCBCCCBCCBPBCIBkBJJCUCGDDCBBDyBBxBgBCK2BCBMCD+CCDlBBq6ClBBCGGzW1CB0kCHHBpBBDCBhK0ECKgDCKHBJFBLHBJHBJFBMGCJHBZHBJHBJHBJEBMEBMDBNEBMEBqJEEBHHxC9zC9zCBuBBxBCCBBBDGCBCBCDDJCBCgDCJCCFuqeuqeCqBCUaCoEMCE8BCLECBICFCCDCCEUCBDBCEBCOCBCBCCCBQCZs5Vs5VBYBmmBnBBpEjBB9EKBCOBCGBCBBr3ByBB+EVB75CfBhsVfBhCYBoyehBB", !1)),
				Lt: () => new UnicodeRangeTable(decodeRanges("kOCCBCCBCClBCCtsHHBJHBJHBMQQwBAB", !1)),
				Lu: () => new UnicodeRangeTable(decodeRanges("hDZB7BqBqBBWBCHBCuBCEECDOCDsBCDECBBBDCCDEEGDDECBDDDCCCDFFDEECDDECCGBBCBBCBBCOCBSCDBBCEECkBCEQCJDDBCCFICBEBCBBCCCBEEBCCBCBCEBDCCBDDIDDCBBEFBGLLBnFnFsBCCEEEBBBvBDBCdBCBBECBCWCBDBCGD1BvBBCgBCK0BCDMCBgDCyBlBBq6CqBBDCB5XFBjkCIBCvHvHERRzD0ECGGGC8CCBHBJFBLHBJHBJFBMGCJHBJNBzBBBNSSBPPBEEpL2B2Bs1CvBBCEEBGCHDDLiDCJCCFNNBkBBCGG0oesBCUaCoEMCE8BCLCCDICFFFCBBDSCMOCFCCDOCb9a9advCBi8UZBumBnBBpEjBB8EKBCOBCGBCBBk4ByBB+DVB75CfBhsVfB8BYBvyehBB", !1)),
				M: () => new UnicodeRangeTable(decodeRanges("5cgBgBlgHAB", !1)),
				Mn: () => new UnicodeRangeTable(decodeRanges("5cgBgBlgHAB", !1)),
				Emoji: () => new UnicodeRangeTable(decodeRanges("8mJA", !0)),
				Extended_Pictographic: () => new UnicodeRangeTable(decodeRanges("8mJA", !0)),
				Lowercase: () => new UnicodeRangeTable(decodeRanges("hCZBmDWBCGBiBuBCEECDOCDuBCBECEBBCCCBCCBBBDDBCBBCCBEBBCBBCECBCCDCCBCCBBBCCCBEEIBBCBBCBBCOCDQCDBBCCCBBBC4BCIBBCBBDCCBCBCGCiJCCEJJHCCBBBCCCBCCBPBCIBkBJJCUCGDDCBBDyBBxBgBCK2BCBMCD+CCDlBBq6ClBBCGGzW1CB0kCHHBpBBDCBhK0ECKgDCKHBJFBLHBJHBJFBMGCJHBZHBJHBJHBJEBMEBMDBNEBMEBqJEEBHHuBPBUzZzZBYBx5BvBBxBCCBBBDGCBCBCDDJCBCgDCJCCFuqeuqeCqBCUaCoEMCE8BCLECBICFCCDCCEUCBDBCEBCOCBCBCCCBQCZs5Vs5VBYBmmBnBBpEjBB9EKBCOBCGBCBBr3ByBB+EVB75CfBhsVfBhCYBoyehBB", !1)),
				Math: () => new UnicodeRangeTable(decodeRanges("ycGDCHHFMMDDDCHHFAB", !1)),
				Uppercase: () => new UnicodeRangeTable(decodeRanges("hDZB7BqBqBBWBCHBCuBCEECDOCDsBCDECBBBDCCDEEGDDECBDDDCCCDFFDEECDDECCGBBCBBCBBCOCBSCDBBCEECkBCEQCJDDBCCFICBEBCBBCCCBEEBCCBCBCEBDCCBDDIDDCBBEFBGLLBnFnFsBCCEEEBBBvBDBCdBCBBECBCWCBDBCGD1BvBBCgBCK0BCDMCBgDCyBlBBq6CqBBDCB5XFBjkCIBCvHvHERRzD0ECGGGC8CCBHBJFBLHBJHBJFBMGCJHBJNBzBBBNSSBPPBEEpLiBiBBOBFsasaBYBn6BvBBCEEBGCHDDLiDCJCCFNNBkBBCGG0oesBCUaCoEMCE8BCLCCDICFFFCBBDSCMOCFCCDOCb9a9advCBi8UZBumBnBBpEjBB8EKBCOBCGBCBBk4ByBB+DVB75CfBhsVfB8BYBvyehBB", !1))
			});
			static FOLD_SCRIPT = new LazyMap({
				Common: () => new UnicodeRangeTable(decodeRanges("8cgBgB", !1)),
				Greek: () => new UnicodeRangeTable(decodeRanges("1FwUwU", !1)),
				Inherited: () => new UnicodeRangeTable(decodeRanges("5cgBgBlgHAB", !1))
			});
		}, Unicode = class Unicode {
			static MAX_RUNE = 1114111;
			static RUNE_ERROR = 65533;
			static isUnsearchable(r) {
				return r === Unicode.RUNE_ERROR || r >= Unicode.MIN_HIGH_SURROGATE && r <= Unicode.MAX_LOW_SURROGATE;
			}
			static MAX_ASCII = 127;
			static MAX_LATIN1 = 255;
			static MAX_BMP = 65535;
			static MIN_FOLD = 65;
			static MAX_FOLD = 125251;
			static MIN_HIGH_SURROGATE = 55296;
			static MAX_HIGH_SURROGATE = 56319;
			static MIN_LOW_SURROGATE = 56320;
			static MAX_LOW_SURROGATE = 57343;
			static MIN_SUPPLEMENTARY_CODE_POINT = 65536;
			static is32(ranges, r) {
				let lo = 0, hi = ranges.length;
				for (; lo < hi;) {
					let m = lo + Math.floor((hi - lo) / 2), rlo = ranges.getLo(m), rhi = ranges.getHi(m);
					if (rlo <= r && r <= rhi) {
						let stride = ranges.getStride(m);
						return (r - rlo) % stride === 0;
					}
					r < rlo ? hi = m : lo = m + 1;
				}
				return !1;
			}
			static is(ranges, r) {
				if (r <= Unicode.MAX_LATIN1) {
					for (let i = 0; i < ranges.length; i++) {
						if (r > ranges.getHi(i)) continue;
						let rlo = ranges.getLo(i);
						if (r < rlo) return !1;
						let stride = ranges.getStride(i);
						return (r - rlo) % stride === 0;
					}
					return !1;
				}
				return ranges.length > 0 && r >= ranges.getLo(0) && Unicode.is32(ranges, r);
			}
			static isPrint(r) {
				return r <= Unicode.MAX_LATIN1 ? r >= 32 && r < Unicode.MAX_ASCII || r >= 161 && r !== 173 : Unicode.is(UnicodeTables.Print, r);
			}
			static simpleFold(r) {
				if (UnicodeTables.CASE_ORBIT.has(r)) return UnicodeTables.CASE_ORBIT.get(r);
				if (r <= Unicode.MAX_ASCII) {
					let l = Codepoint.toLowerCase(r);
					return l === r ? Codepoint.toUpperCase(r) : l;
				}
				return r;
			}
			static equalsIgnoreCase(r1, r2) {
				if (r1 === r2) return !0;
				if (r1 < 0 || r2 < 0) return !1;
				if (r1 <= Unicode.MAX_ASCII && r2 <= Unicode.MAX_ASCII) return 65 <= r1 && r1 <= 90 && (r1 |= 32), 65 <= r2 && r2 <= 90 && (r2 |= 32), r1 === r2;
				for (let r = Unicode.simpleFold(r1); r !== r1; r = Unicode.simpleFold(r)) if (r === r2) return !0;
				return !1;
			}
		}, RE2JSException = class extends Error {
			constructor(message) {
				super(message), this.name = "RE2JSException";
			}
		}, RE2JSSyntaxException = class extends RE2JSException {
			constructor(error, input = null) {
				let message = `error parsing regexp: ${error}`;
				input && (message += `: \`${input}\``), super(message), this.name = "RE2JSSyntaxException", this.message = message, this.error = error, this.input = input;
			}
			getDescription() {
				return this.error;
			}
			getPattern() {
				return this.input;
			}
		}, RE2JSCompileException = class extends RE2JSException {
			constructor(message) {
				super(message), this.name = "RE2JSCompileException";
			}
		}, RE2JSGroupException = class extends RE2JSException {
			constructor(message) {
				super(message), this.name = "RE2JSGroupException";
			}
		}, RE2JSFlagsException = class extends RE2JSException {
			constructor(message) {
				super(message), this.name = "RE2JSFlagsException";
			}
		}, RE2JSInternalException = class extends RE2JSException {
			constructor(message) {
				super(message), this.name = "RE2JSInternalException";
			}
		};
		let WORD_RUNE_TABLE = new Uint8Array(256);
		for (let i = 0; i < 256; i++) WORD_RUNE_TABLE[i] = +(97 <= i && i <= 122 || 65 <= i && i <= 90 || 48 <= i && i <= 57 || i === 95);
		let cachedNativeEncoder = null, cachedNativeDecoder = null;
		var Utils = class Utils {
			static METACHARACTERS = "\\.+*?()|[]{}^$";
			static EMPTY_BEGIN_LINE = 1;
			static EMPTY_END_LINE = 2;
			static EMPTY_BEGIN_TEXT = 4;
			static EMPTY_END_TEXT = 8;
			static EMPTY_WORD_BOUNDARY = 16;
			static EMPTY_NO_WORD_BOUNDARY = 32;
			static EMPTY_ALL = -1;
			static emptyInts() {
				return [];
			}
			static isString(value) {
				return typeof value == "string" || Object.prototype.toString.call(value) === "[object String]";
			}
			static typeName(value) {
				return value === null || typeof value != "object" && typeof value != "function" ? value === null ? "null" : typeof value : Object.prototype.toString.call(value).slice(8, -1);
			}
			static checkPattern(pattern) {
				if (!Utils.isString(pattern)) throw TypeError(`The pattern must be a string, not ${Utils.typeName(pattern)} (RE2JS.translateRegExp() converts a RegExp)`);
			}
			static checkInput(input) {
				if (!Utils.isString(input) && !Utils.isByteArray(input)) throw TypeError(`The input must be a string or a byte array (Uint8Array or number[]), not ${Utils.typeName(input)}`);
			}
			static checkFlags(flags) {
				let known = PublicFlags.MULTILINE | PublicFlags.DOTALL | PublicFlags.CASE_INSENSITIVE | PublicFlags.DISABLE_UNICODE_GROUPS | PublicFlags.LONGEST_MATCH | PublicFlags.LOOKBEHINDS;
				if (!Number.isInteger(flags) || (flags & ~known) !== 0) throw new RE2JSFlagsException("Flags should only be a combination of MULTILINE, DOTALL, CASE_INSENSITIVE, DISABLE_UNICODE_GROUPS, LONGEST_MATCH, LOOKBEHINDS");
			}
			static isByteArray(input) {
				return Array.isArray(input) || Object.prototype.toString.call(input) === "[object Uint8Array]";
			}
			static isalnum(c) {
				return Codepoint.CODES[0] <= c && c <= Codepoint.CODES[9] || Codepoint.CODES.a <= c && c <= Codepoint.CODES.z || Codepoint.CODES.A <= c && c <= Codepoint.CODES.Z;
			}
			static unhex(c) {
				return Codepoint.CODES[0] <= c && c <= Codepoint.CODES[9] ? c - Codepoint.CODES[0] : Codepoint.CODES.a <= c && c <= Codepoint.CODES.f ? c - Codepoint.CODES.a + 10 : Codepoint.CODES.A <= c && c <= Codepoint.CODES.F ? c - Codepoint.CODES.A + 10 : -1;
			}
			static escapeRune(rune) {
				let out = "";
				if (Unicode.isPrint(rune)) Utils.METACHARACTERS.indexOf(String.fromCodePoint(rune)) >= 0 && (out += "\\"), out += String.fromCodePoint(rune);
				else switch (rune) {
					case Codepoint.CODES["\""]:
						out += "\\\"";
						break;
					case Codepoint.CODES["\\"]:
						out += "\\\\";
						break;
					case Codepoint.CODES["	"]:
						out += "\\t";
						break;
					case Codepoint.CODES["\n"]:
						out += "\\n";
						break;
					case Codepoint.CODES["\r"]:
						out += "\\r";
						break;
					case Codepoint.CODES["\b"]:
						out += "\\b";
						break;
					case Codepoint.CODES["\f"]:
						out += "\\f";
						break;
					default: {
						let s = rune.toString(16);
						rune < 256 ? (out += "\\x", s.length === 1 && (out += "0"), out += s) : out += `\\x{${s}}`;
						break;
					}
				}
				return out;
			}
			static stringToRunes(str) {
				let string = String(str), runes = [], i = 0;
				for (; i < string.length;) {
					let cp = string.codePointAt(i);
					runes.push(cp), i += cp > Unicode.MAX_BMP ? 2 : 1;
				}
				return new Int32Array(runes);
			}
			static runeToString(r) {
				return String.fromCodePoint(r);
			}
			static isWordRune(r) {
				return r < 256 && WORD_RUNE_TABLE[r] === 1;
			}
			static emptyOpContext(r1, r2) {
				let op = 0;
				return r1 < 0 && (op |= Utils.EMPTY_BEGIN_TEXT | Utils.EMPTY_BEGIN_LINE), r1 === 10 && (op |= Utils.EMPTY_BEGIN_LINE), r2 < 0 && (op |= Utils.EMPTY_END_TEXT | Utils.EMPTY_END_LINE), r2 === 10 && (op |= Utils.EMPTY_END_LINE), Utils.isWordRune(r1) === Utils.isWordRune(r2) ? op |= Utils.EMPTY_NO_WORD_BOUNDARY : op |= Utils.EMPTY_WORD_BOUNDARY, op;
			}
			static quoteMeta(str) {
				return str.split("").map((s) => Utils.METACHARACTERS.indexOf(s) >= 0 ? `\\${s}` : s).join("");
			}
			static charCount(codePoint) {
				return codePoint > Unicode.MAX_BMP ? 2 : 1;
			}
			static toArray(typedArray) {
				let len = typedArray.length, res = Array(len);
				for (let i = 0; i < len; i++) res[i] = typedArray[i];
				return res;
			}
			static stringToUtf8ByteArray(str) {
				if (globalThis.TextEncoder) return cachedNativeEncoder ||= new TextEncoder(), cachedNativeEncoder.encode(str);
				{
					let out = [], p = 0;
					for (let i = 0; i < str.length; i++) {
						let c = str.charCodeAt(i);
						c < 128 ? out[p++] = c : c < 2048 ? (out[p++] = c >> 6 | 192, out[p++] = c & 63 | 128) : (c & 64512) === Unicode.MIN_HIGH_SURROGATE && i + 1 < str.length && (str.charCodeAt(i + 1) & 64512) === Unicode.MIN_LOW_SURROGATE ? (c = Unicode.MIN_SUPPLEMENTARY_CODE_POINT + ((c & 1023) << 10) + (str.charCodeAt(++i) & 1023), out[p++] = c >> 18 | 240, out[p++] = c >> 12 & 63 | 128, out[p++] = c >> 6 & 63 | 128, out[p++] = c & 63 | 128) : (out[p++] = c >> 12 | 224, out[p++] = c >> 6 & 63 | 128, out[p++] = c & 63 | 128);
					}
					return out;
				}
			}
			static utf8ByteArrayToString(bytes) {
				if (globalThis.TextDecoder) {
					cachedNativeDecoder ||= new TextDecoder("utf-8");
					let view = bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes);
					return cachedNativeDecoder.decode(view);
				}
				{
					let out = [], pos = 0, c = 0;
					for (; pos < bytes.length;) {
						let c1 = bytes[pos++];
						if (c1 < 128) out[c++] = String.fromCharCode(c1);
						else if (c1 > 191 && c1 < 224) {
							let c2 = bytes[pos++];
							out[c++] = String.fromCharCode((c1 & 31) << 6 | c2 & 63);
						} else if (c1 > 239 && c1 < 365) {
							let c2 = bytes[pos++], c3 = bytes[pos++], c4 = bytes[pos++], u = ((c1 & 7) << 18 | (c2 & 63) << 12 | (c3 & 63) << 6 | c4 & 63) - Unicode.MIN_SUPPLEMENTARY_CODE_POINT;
							out[c++] = String.fromCharCode(Unicode.MIN_HIGH_SURROGATE + (u >> 10)), out[c++] = String.fromCharCode(Unicode.MIN_LOW_SURROGATE + (u & 1023));
						} else {
							let c2 = bytes[pos++], c3 = bytes[pos++];
							out[c++] = String.fromCharCode((c1 & 15) << 12 | (c2 & 63) << 6 | c3 & 63);
						}
					}
					return out.join("");
				}
			}
		};
		let createEnum = (values = [], initNum = 0) => {
			let enumObject = Object.create(null);
			for (let i = 0; i < values.length; i++) {
				let val = values[i], keyVal = initNum + i;
				enumObject[val] = keyVal, enumObject[keyVal] = val;
			}
			return Object.freeze(enumObject);
		};
		var MatcherInputBase = class MatcherInputBase {
			static Encoding = createEnum(["UTF_16", "UTF_8"]);
			getEncoding() {
				throw Error("not implemented");
			}
			asCharSequence() {
				throw Error("not implemented");
			}
			asBytes() {
				throw Error("not implemented");
			}
			length() {
				throw Error("not implemented");
			}
			isUTF8Encoding() {
				return this.getEncoding() === MatcherInputBase.Encoding.UTF_8;
			}
			isUTF16Encoding() {
				return this.getEncoding() === MatcherInputBase.Encoding.UTF_16;
			}
		}, Utf8MatcherInput = class extends MatcherInputBase {
			constructor(bytes = null) {
				super(), this.bytes = bytes;
			}
			getEncoding() {
				return MatcherInputBase.Encoding.UTF_8;
			}
			asCharSequence() {
				return Utils.utf8ByteArrayToString(this.bytes);
			}
			asBytes() {
				return this.bytes;
			}
			length() {
				return this.bytes.length;
			}
		}, Utf16MatcherInput = class extends MatcherInputBase {
			constructor(charSequence = null) {
				super(), this.charSequence = charSequence;
			}
			getEncoding() {
				return MatcherInputBase.Encoding.UTF_16;
			}
			asCharSequence() {
				return this.charSequence;
			}
			asBytes() {
				return Utils.stringToUtf8ByteArray(this.charSequence.toString());
			}
			length() {
				return this.charSequence.length;
			}
		}, MatcherInput = class {
			static utf16(charSequence) {
				return Utils.checkInput(charSequence), new Utf16MatcherInput(charSequence);
			}
			static utf8(input) {
				return Utils.isByteArray(input) ? new Utf8MatcherInput(input) : new Utf8MatcherInput(Utils.stringToUtf8ByteArray(input));
			}
		}, MachineInputBase = class {
			static EOF() {
				return -8;
			}
			constructor() {
				this.start = 0, this.end = 0;
			}
			canCheckPrefix() {
				return !0;
			}
			endPos() {
				return this.end - this.start;
			}
			hasString() {
				return !1;
			}
			hasAnyString() {
				return !1;
			}
			prefixLength() {
				return 0;
			}
		}, MachineUTF8Input = class MachineUTF8Input extends MachineInputBase {
			static RUNE_ERROR_STEP = Unicode.RUNE_ERROR << 3 | 1;
			constructor(bytes, start = 0, end = bytes.length) {
				super(), this.bytes = bytes, this.start = start, this.end = end;
			}
			hasString(prefilter, pos) {
				let target = prefilter.bytes;
				if (target.length === 0) return !0;
				let idx = this.indexOf(this.bytes, target, this.start + pos);
				return idx !== -1 && idx <= this.end - target.length;
			}
			hasAnyString(prefilter, pos) {
				return prefilter.automaton8().searchUTF8(this.bytes, this.start + pos, this.end);
			}
			step(pos) {
				if (pos += this.start, pos >= this.end) return MachineInputBase.EOF();
				let c = this.bytes[pos] & 255;
				if (c < 128) return c << 3 | 1;
				let size, rune, lo = 128, hi = 191;
				if (c >= 194 && c <= 223) size = 2, rune = c & 31;
				else if (c >= 224 && c <= 239) size = 3, rune = c & 15, c === 224 ? lo = 160 : c === 237 && (hi = 159);
				else if (c >= 240 && c <= 244) size = 4, rune = c & 7, c === 240 ? lo = 144 : c === 244 && (hi = 143);
				else return MachineUTF8Input.RUNE_ERROR_STEP;
				if (pos + size > this.end) return MachineUTF8Input.RUNE_ERROR_STEP;
				let c1 = this.bytes[pos + 1] & 255;
				if (c1 < lo || c1 > hi) return MachineUTF8Input.RUNE_ERROR_STEP;
				if (rune = rune << 6 | c1 & 63, size > 2) {
					let c2 = this.bytes[pos + 2] & 255;
					if ((c2 & 192) != 128) return MachineUTF8Input.RUNE_ERROR_STEP;
					if (rune = rune << 6 | c2 & 63, size > 3) {
						let c3 = this.bytes[pos + 3] & 255;
						if ((c3 & 192) != 128) return MachineUTF8Input.RUNE_ERROR_STEP;
						rune = rune << 6 | c3 & 63;
					}
				}
				return rune << 3 | size;
			}
			index(re2, pos) {
				pos += this.start;
				let i = this.indexOf(this.bytes, re2.prefixUTF8, pos);
				return i < 0 ? i : i - pos;
			}
			context(pos) {
				pos += this.start;
				let r1 = -1;
				if (pos > this.start && pos <= this.end) {
					let start = pos - 1;
					if (r1 = this.bytes[start--], r1 >= 128) {
						let lim = pos - 4;
						for (lim < this.start && (lim = this.start); start >= lim && (this.bytes[start] & 192) == 128;) start--;
						start < this.start && (start = this.start);
						let r = this.step(start - this.start);
						r1 = start + (r & 7) === pos ? r >> 3 : Unicode.RUNE_ERROR;
					}
				}
				let r2 = pos < this.end ? this.step(pos - this.start) >> 3 : -1;
				return Utils.emptyOpContext(r1, r2);
			}
			indexOf(source, target, fromIndex = 0) {
				let targetLength = target.length;
				if (targetLength === 0) return fromIndex <= this.end ? fromIndex : -1;
				let firstByte = target[0], limit = this.end - targetLength, hasNativeIndexOf = typeof source.indexOf == "function", i = fromIndex;
				for (; i <= limit;) {
					if (hasNativeIndexOf) {
						if (i = source.indexOf(firstByte, i), i === -1 || i > limit) return -1;
					} else {
						for (; i <= limit && source[i] !== firstByte;) i++;
						if (i > limit) return -1;
					}
					let match = !0;
					for (let j = 1; j < targetLength; j++) if (source[i + j] !== target[j]) {
						match = !1;
						break;
					}
					if (match) return i;
					i++;
				}
				return -1;
			}
			prefixLength(re2) {
				return re2.prefixUTF8.length;
			}
		}, MachineUTF16Input = class extends MachineInputBase {
			constructor(charSequence, start = 0, end = charSequence.length) {
				super(), this.charSequence = charSequence, this.start = start, this.end = end;
			}
			hasString(prefilter, pos) {
				let idx = this.charSequence.indexOf(prefilter.str, this.start + pos);
				return idx !== -1 && idx <= this.end - prefilter.str.length;
			}
			hasAnyString(prefilter, pos) {
				return prefilter.automaton16().searchUTF16(this.charSequence, this.start + pos, this.end);
			}
			step(pos) {
				if (pos += this.start, pos >= this.end) return MachineInputBase.EOF();
				let c1 = this.charSequence.charCodeAt(pos);
				if (c1 < Unicode.MIN_HIGH_SURROGATE || c1 > Unicode.MAX_HIGH_SURROGATE || pos + 1 >= this.end) return c1 << 3 | 1;
				let c2 = this.charSequence.charCodeAt(pos + 1);
				return c2 >= Unicode.MIN_LOW_SURROGATE && c2 <= Unicode.MAX_LOW_SURROGATE ? (c1 - Unicode.MIN_HIGH_SURROGATE) * 1024 + (c2 - Unicode.MIN_LOW_SURROGATE) + Unicode.MIN_SUPPLEMENTARY_CODE_POINT << 3 | 2 : c1 << 3 | 1;
			}
			index(re2, pos) {
				pos += this.start;
				let i = this.charSequence.indexOf(re2.prefix, pos);
				return i < 0 || i > this.end - re2.prefix.length ? -1 : i - pos;
			}
			context(pos) {
				pos += this.start;
				let r1 = pos > this.start && pos <= this.end ? this.charSequence.charCodeAt(pos - 1) : -1, r2 = pos < this.end ? this.charSequence.charCodeAt(pos) : -1;
				return Utils.emptyOpContext(r1, r2);
			}
			prefixLength(re2) {
				return re2.prefix.length;
			}
		}, MachineInput = class {
			static fromUTF8(bytes, start = 0, end = bytes.length) {
				return new MachineUTF8Input(bytes, start, end);
			}
			static fromUTF16(charSequence, start = 0, end = void 0) {
				return Utils.checkInput(charSequence), new MachineUTF16Input(charSequence, start, end ?? charSequence.length);
			}
		}, Matcher = class Matcher {
			static MAX_REPLACER_ARGS = 65535;
			static quoteReplacement(str, javaMode = !1) {
				return javaMode ? str.indexOf("\\") < 0 && str.indexOf("$") < 0 ? str : str.split("").map((s) => {
					let c = s.codePointAt(0);
					return c === Codepoint.CODES["\\"] || c === Codepoint.CODES.$ ? `\\${s}` : s;
				}).join("") : str.indexOf("$") < 0 ? str : str.split("").map((s) => s.codePointAt(0) === Codepoint.CODES.$ ? "$$" : s).join("");
			}
			constructor(pattern, input) {
				if (pattern === null) throw Error("pattern is null");
				this.patternInput = pattern;
				let re2 = this.patternInput.re2();
				this.patternGroupCount = re2.numberOfCapturingGroups(), this.groups = [], this.namedGroups = re2.namedGroups, this.hasNamedGroups = Object.keys(this.namedGroups).length > 0, this.numberOfInstructions = re2.numberOfInstructions(), this.lookbehindState = null, input instanceof MatcherInputBase ? this.resetMatcherInput(input) : Utils.isByteArray(input) ? this.resetMatcherInput(MatcherInput.utf8(input)) : this.resetMatcherInput(MatcherInput.utf16(input));
			}
			pattern() {
				return this.patternInput;
			}
			reset() {
				return this.matcherInputLength = this.matcherInput.length(), this.appendPos = 0, this.hasMatch = !1, this.hasGroups = !1, this.anchorFlag = 0, this;
			}
			resetMatcherInput(input) {
				if (input === null) throw Error("input is null");
				return input instanceof MatcherInputBase || (input = Utils.isByteArray(input) ? MatcherInput.utf8(input) : MatcherInput.utf16(input)), this.matcherInput = input, this.lookbehindState === null ? this.lookbehindState = this.patternInput.re2().createLookbehindState() : this.lookbehindState.reset(), this.reset(), this;
			}
			start(group = 0) {
				if (typeof group == "string") {
					let groupInt = this.namedGroups[group];
					if (!Number.isFinite(groupInt)) throw new RE2JSGroupException(`group '${group}' not found`);
					group = groupInt;
				}
				return this.loadGroup(group), this.groups[2 * group];
			}
			end(group = 0) {
				if (typeof group == "string") {
					let groupInt = this.namedGroups[group];
					if (!Number.isFinite(groupInt)) throw new RE2JSGroupException(`group '${group}' not found`);
					group = groupInt;
				}
				return this.loadGroup(group), this.groups[2 * group + 1];
			}
			programSize() {
				return this.numberOfInstructions;
			}
			group(group = 0) {
				if (typeof group == "string") {
					let groupInt = this.namedGroups[group];
					if (!Number.isFinite(groupInt)) throw new RE2JSGroupException(`group '${group}' not found`);
					group = groupInt;
				}
				let start = this.start(group), end = this.end(group);
				return start < 0 && end < 0 ? null : this.substring(start, end);
			}
			getNamedGroups() {
				if (!this.hasMatch) throw new RE2JSGroupException("perhaps no match attempted");
				let result = Object.create(null);
				for (let name of Object.keys(this.namedGroups)) result[name] = this.group(name);
				return result;
			}
			groupCount() {
				return this.patternGroupCount;
			}
			loadGroup(group) {
				if (!Number.isInteger(group) || group < 0 || group > this.patternGroupCount) throw new RE2JSGroupException(`Group index out of bounds: ${group}`);
				if (!this.hasMatch) throw new RE2JSGroupException("perhaps no match attempted");
				if (group === 0 || this.hasGroups) return;
				let end = this.matcherInputLength, res = this.patternInput.re2().matchMachineInput(this.matcherInput, this.groups[0], end, this.anchorFlag, 1 + this.patternGroupCount, this.lookbehindState);
				if (!res[0]) throw new RE2JSGroupException("inconsistency in matching group data");
				this.groups = res[1], this.hasGroups = !0;
			}
			matches() {
				return this.genMatch(0, RE2Flags.ANCHOR_BOTH);
			}
			lookingAt() {
				return this.genMatch(0, RE2Flags.ANCHOR_START);
			}
			find(start = null) {
				if (start !== null) {
					if (!Number.isInteger(start) || start < 0 || start > this.matcherInputLength) throw new RE2JSGroupException(`start index out of bounds: ${start}`);
					return this.reset(), this.genMatch(start, 0);
				}
				if (start = 0, this.hasMatch && (start = this.groups[1], this.groups[0] === this.groups[1])) {
					let r = (this.matcherInput.isUTF16Encoding() ? MachineInput.fromUTF16(this.matcherInput.asCharSequence(), 0, this.matcherInputLength) : MachineInput.fromUTF8(this.matcherInput.asBytes(), 0, this.matcherInputLength)).step(start);
					r < 0 ? start++ : start += r & 7;
				}
				return this.genMatch(start, RE2Flags.UNANCHORED);
			}
			genMatch(startByte, anchor) {
				let res = this.patternInput.re2().matchMachineInput(this.matcherInput, startByte, this.matcherInputLength, anchor, 1, this.lookbehindState);
				return res[0] ? (this.groups = res[1], this.hasMatch = !0, this.hasGroups = this.patternGroupCount === 0, this.anchorFlag = anchor, !0) : (this.hasMatch = !1, !1);
			}
			substring(start, end) {
				return this.matcherInput.isUTF8Encoding() ? Utils.utf8ByteArrayToString(this.matcherInput.asBytes().slice(start, end)) : this.matcherInput.asCharSequence().substring(start, end).toString();
			}
			inputLength() {
				return this.matcherInputLength;
			}
			appendReplacement(replacement, javaMode = !1) {
				let res = "", s = this.start(), e = this.end();
				return this.appendPos < s && (res += this.substring(this.appendPos, s)), this.appendPos = e, res += javaMode ? this.appendReplacementInternalJava(replacement) : this.appendReplacementInternalJs(replacement), res;
			}
			appendReplacementInternalJava(replacement) {
				let res = "", last = 0, m = replacement.length, i = 0;
				for (; i < m;) {
					let cCode = replacement.codePointAt(i);
					if (cCode === Codepoint.CODES["\\"]) {
						if (last < i && (res += replacement.substring(last, i)), i++, i >= m) throw new RE2JSGroupException("character to be escaped is missing");
						last = i, i++;
					} else if (cCode === Codepoint.CODES.$) {
						if (last < i && (res += replacement.substring(last, i)), i + 1 >= m) throw new RE2JSGroupException("Illegal group reference: group index is missing");
						let nextCode = replacement.codePointAt(i + 1);
						if (Codepoint.CODES[0] <= nextCode && nextCode <= Codepoint.CODES[9]) {
							let n = nextCode - Codepoint.CODES[0], j = i + 2;
							for (; j < m; j++) {
								let digit = replacement.codePointAt(j);
								if (digit < Codepoint.CODES[0] || digit > Codepoint.CODES[9] || n * 10 + digit - Codepoint.CODES[0] > this.patternGroupCount) break;
								n = n * 10 + digit - Codepoint.CODES[0];
							}
							if (n > this.patternGroupCount) throw new RE2JSGroupException(`n > number of groups: ${n}`);
							let group = this.group(n);
							group !== null && (res += group), i = j, last = i;
						} else if (nextCode === Codepoint.CODES["{"]) {
							let j = i + 2;
							for (; j < m && replacement.codePointAt(j) !== Codepoint.CODES["}"];) j++;
							if (j >= m) throw new RE2JSGroupException("named capture group is missing trailing '}'");
							let groupName = replacement.substring(i + 2, j), groupVal = this.group(groupName);
							groupVal !== null && (res += groupVal), i = j + 1, last = i;
						} else throw new RE2JSGroupException("Illegal group reference");
					} else i++;
				}
				return last < m && (res += replacement.substring(last, m)), res;
			}
			appendReplacementInternalJs(replacement) {
				let isDigit = (c) => c >= 48 && c <= 57, groupCount = this.patternGroupCount, res = "", i = 0;
				for (; i < replacement.length;) {
					let dollar = replacement.indexOf("$", i);
					if (dollar < 0) break;
					res += replacement.substring(i, dollar), i = dollar;
					let c = replacement.charCodeAt(i + 1);
					if (c === Codepoint.CODES.$) res += "$", i += 2;
					else if (c === Codepoint.CODES["&"]) res += this.group(0), i += 2;
					else if (c === Codepoint.CODES["`"]) res += this.substring(0, this.start(0)), i += 2;
					else if (c === Codepoint.CODES["'"]) res += this.substring(this.end(0), this.matcherInputLength), i += 2;
					else if (isDigit(c)) {
						let digits = 1, index = c - 48, c2 = replacement.charCodeAt(i + 2);
						if (isDigit(c2) && index * 10 + c2 - 48 <= groupCount && (digits = 2, index = index * 10 + c2 - 48), index >= 1 && index <= groupCount) {
							let group = this.group(index);
							group !== null && (res += group);
						} else res += replacement.substring(i, i + 1 + digits);
						i += 1 + digits;
					} else if (c === Codepoint.CODES["<"] && this.hasNamedGroups) {
						let gt = replacement.indexOf(">", i + 2);
						if (gt < 0) res += "$<", i += 2;
						else {
							let name = replacement.substring(i + 2, gt);
							if (Object.hasOwn(this.namedGroups, name)) {
								let group = this.group(name);
								group !== null && (res += group);
							}
							i = gt + 1;
						}
					} else res += "$", i += 1;
				}
				return res + replacement.substring(i);
			}
			appendTail() {
				return this.substring(this.appendPos, this.matcherInputLength);
			}
			replaceAll(replacement, javaMode = !1) {
				return this.replace(replacement, !0, javaMode);
			}
			replaceFirst(replacement, javaMode = !1) {
				return this.replace(replacement, !1, javaMode);
			}
			replace(replacement, all = !0, javaMode = !1) {
				let res = "";
				this.reset();
				let isFunc = typeof replacement == "function", originalInput = null;
				if (isFunc) {
					if (this.groupCount() >= Matcher.MAX_REPLACER_ARGS) throw new RE2JSGroupException("Too many capture groups to safely invoke replacer function");
					originalInput = this.matcherInput.isUTF8Encoding() ? this.matcherInput.asBytes() : this.matcherInput.asCharSequence();
				}
				for (; this.find() && (res += isFunc ? this.appendReplacementFunc(replacement, originalInput) : this.appendReplacement(replacement, javaMode), all););
				return res += this.appendTail(), res;
			}
			appendReplacementFunc(replacer, originalInput) {
				let res = "", s = this.start(), e = this.end();
				this.appendPos < s && (res += this.substring(this.appendPos, s)), this.appendPos = e;
				let args = this.matchArray();
				return args.push(s, originalInput), this.hasNamedGroups && args.push(this.namedGroupsObject()), res += String(replacer(...args)), res;
			}
			matchArray() {
				let result = [this.group(0)];
				for (let i = 1; i <= this.patternGroupCount; i++) {
					let group = this.group(i);
					result.push(group === null ? void 0 : group);
				}
				return result;
			}
			namedGroupsObject() {
				if (!this.hasNamedGroups) return;
				let result = this.getNamedGroups();
				for (let name in result) result[name] === null && (result[name] = void 0);
				return result;
			}
		}, Inst = class Inst {
			static ALT = 1;
			static ALT_MATCH = 2;
			static CAPTURE = 3;
			static EMPTY_WIDTH = 4;
			static FAIL = 5;
			static MATCH = 6;
			static NOP = 7;
			static RUNE = 8;
			static RUNE1 = 9;
			static RUNE_ANY = 10;
			static RUNE_ANY_NOT_NL = 11;
			static LB_WRITE = 12;
			static LB_CHECK = 13;
			static isRuneOp(op) {
				return Inst.RUNE <= op && op <= Inst.RUNE_ANY_NOT_NL;
			}
			static escapeRunes(runes) {
				let out = "\"";
				for (let rune of runes) out += Utils.escapeRune(rune);
				return out += "\"", out;
			}
			constructor(op) {
				this.op = op, this.out = 0, this.arg = 0, this.runes = new Int32Array(), this.next = null;
			}
			matchRune(r) {
				if (this.runes.length === 1) {
					let r0 = this.runes[0];
					return (this.arg & RE2Flags.FOLD_CASE) === 0 ? r === r0 : Unicode.equalsIgnoreCase(r0, r);
				}
				let len = this.runes.length;
				if (len === 0) return !1;
				if (len === 2 || len === 4 || len === 6 || len === 8) {
					for (let j = 0; j < len; j += 2) {
						if (r < this.runes[j]) return !1;
						if (r <= this.runes[j + 1]) return !0;
					}
					return !1;
				}
				let base = 0, n = len >> 1;
				for (; n > 1;) {
					let half = n >> 1;
					base += this.runes[base + half << 1] <= r ? half : 0, n -= half;
				}
				base += +(this.runes[base << 1] <= r);
				let m = base - 1;
				return m >= 0 && r <= this.runes[m << 1 | 1];
			}
			matchRunePos(r) {
				if (this.runes.length === 1) {
					let r0 = this.runes[0];
					return (this.arg & RE2Flags.FOLD_CASE) === 0 ? r === r0 ? 0 : -1 : Unicode.equalsIgnoreCase(r0, r) ? 0 : -1;
				}
				let len = this.runes.length;
				if (len === 0) return -1;
				if (len === 2 || len === 4 || len === 6 || len === 8) {
					for (let j = 0; j < len; j += 2) {
						if (r < this.runes[j]) return -1;
						if (r <= this.runes[j + 1]) return Math.floor(j / 2);
					}
					return -1;
				}
				let base = 0, n = len >> 1;
				for (; n > 1;) {
					let half = n >> 1;
					base += this.runes[base + half << 1] <= r ? half : 0, n -= half;
				}
				base += +(this.runes[base << 1] <= r);
				let m = base - 1;
				return m >= 0 && r <= this.runes[m << 1 | 1] ? m : -1;
			}
			toString() {
				switch (this.op) {
					case Inst.ALT: return `alt -> ${this.out}, ${this.arg}`;
					case Inst.ALT_MATCH: return `altmatch -> ${this.out}, ${this.arg}`;
					case Inst.CAPTURE: return `cap ${this.arg} -> ${this.out}`;
					case Inst.EMPTY_WIDTH: return `empty ${this.arg} -> ${this.out}`;
					case Inst.MATCH: return `match${this.arg === 0 ? "" : ` ${this.arg}`}`;
					case Inst.FAIL: return "fail";
					case Inst.NOP: return `nop -> ${this.out}`;
					case Inst.LB_WRITE: return `lbwrite ${this.arg} -> ${this.out}`;
					case Inst.LB_CHECK: return `lbcheck ${this.arg} -> ${this.out}`;
					case Inst.RUNE: return this.runes === null ? "rune <null>" : [
						"rune ",
						Inst.escapeRunes(this.runes),
						(this.arg & RE2Flags.FOLD_CASE) === 0 ? "" : "/i",
						" -> ",
						this.out
					].join("");
					case Inst.RUNE1: return `rune1 ${Inst.escapeRunes(this.runes)} -> ${this.out}`;
					case Inst.RUNE_ANY: return `any -> ${this.out}`;
					case Inst.RUNE_ANY_NOT_NL: return `anynotnl -> ${this.out}`;
					default: throw Error("unhandled case in Inst.toString");
				}
			}
		}, Queue = class Queue {
			constructor(numInst) {
				this.sparse = new Int32Array(numInst), this.densePcs = new Int32Array(numInst), this.denseCaps = null, this.size = 0, this.ncap = 0, this.mainThreads = 0;
			}
			static INITIAL_THREADS = 32;
			init(ncap) {
				this.ncap = ncap;
				let needed = Math.min(this.densePcs.length, Queue.INITIAL_THREADS) * ncap;
				(!this.denseCaps || this.denseCaps.length < needed) && (this.denseCaps = new Int32Array(needed));
			}
			growCaps(needed) {
				let limit = this.densePcs.length * this.ncap, grown = new Int32Array(Math.min(limit, Math.max(needed, 2 * this.denseCaps.length)));
				grown.set(this.denseCaps), this.denseCaps = grown;
			}
			contains(pc) {
				let j = this.sparse[pc];
				return j < this.size && this.densePcs[j] === pc;
			}
			isEmpty() {
				return this.size === 0;
			}
			add(pc) {
				let j = this.size++;
				return this.sparse[pc] = j, this.densePcs[j] = pc, j;
			}
			clear() {
				this.size = 0, this.mainThreads = 0;
			}
			toString() {
				let out = "{";
				for (let i = 0; i < this.size; i++) i !== 0 && (out += ", "), out += this.densePcs[i];
				return out += "}", out;
			}
		}, LookbehindState = class {
			constructor(prog) {
				this.pos = -1, this.pcs = new Int32Array(prog.numInst()), this.size = 0, this.lbTable = new Int32Array(prog.numLb + 1);
			}
			reset() {
				this.pos = -1, this.size = 0;
			}
		}, Machine = class Machine {
			static fromRE2(re2) {
				let m = new Machine();
				return m.prog = re2.prog, m.re2 = re2, m.q0 = new Queue(m.prog.numInst()), m.q1 = new Queue(m.prog.numInst()), m.addStack = new Int32Array(2 * (m.prog.numInst() + 1)), m.matched = !1, m.matchcap = new Int32Array(m.prog.numCap < 2 ? 2 : m.prog.numCap), m.ncap = 0, m;
			}
			constructor() {
				this.prog = null, this.re2 = null, this.q0 = null, this.q1 = null, this.addStack = null, this.matched = !1, this.matchcap = null, this.ncap = 0, this.lbTable = null;
			}
			init(ncap) {
				this.ncap = ncap, ncap > this.matchcap.length ? this.matchcap = new Int32Array(ncap).fill(-1) : this.matchcap.fill(-1), this.q0.init(ncap), this.q1.init(ncap), this.prog.numLb > 0 && ((!this.lbTable || this.lbTable.length < this.prog.numLb + 1) && (this.lbTable = new Int32Array(this.prog.numLb + 1)), this.lbTable.fill(-1));
			}
			submatches() {
				return this.ncap === 0 ? Utils.emptyInts() : Utils.toArray(this.matchcap.subarray(0, this.ncap));
			}
			match(input, pos, anchor, lbState = null) {
				let startCond = this.re2.cond;
				if (startCond === Utils.EMPTY_ALL || (anchor === RE2Flags.ANCHOR_START || anchor === RE2Flags.ANCHOR_BOTH) && pos !== 0) return !1;
				this.matched = !1, this.matchcap.fill(-1);
				let hasLookbehinds = this.prog.numLb > 0, matchStartPos = pos, currentPos = pos, resumeLookbehinds = !1;
				hasLookbehinds && (lbState !== null && lbState.pos >= 0 && lbState.pos <= pos ? (currentPos = lbState.pos, resumeLookbehinds = !0) : currentPos = 0);
				let saveLookbehinds = hasLookbehinds && lbState !== null, runq = this.q0, nextq = this.q1, r = input.step(currentPos), rune = r >> 3, width = r & 7, rune1 = -1, width1 = 0;
				r !== MachineInputBase.EOF() && (r = input.step(currentPos + width), rune1 = r >> 3, width1 = r & 7);
				let flag;
				for (flag = currentPos === 0 ? Utils.emptyOpContext(-1, rune) : input.context(currentPos), hasLookbehinds && (resumeLookbehinds ? this.restoreLookbehinds(lbState, runq, flag) : this.spawnLookbehinds(runq, currentPos, flag));;) {
					if (runq.mainThreads === 0) {
						if ((startCond & Utils.EMPTY_BEGIN_TEXT) !== 0 && currentPos !== 0 || (anchor === RE2Flags.ANCHOR_START || anchor === RE2Flags.ANCHOR_BOTH) && currentPos !== 0 || this.matched) break;
						if (this.prog.numLb === 0 && runq.isEmpty() && this.re2.prefix.length !== 0 && rune1 !== this.re2.prefixRune && input.canCheckPrefix()) {
							let advance = input.index(this.re2, currentPos);
							if (advance < 0) break;
							currentPos += advance, r = input.step(currentPos), rune = r >> 3, width = r & 7, r = input.step(currentPos + width), rune1 = r >> 3, width1 = r & 7, flag = input.context(currentPos);
						}
					}
					currentPos >= matchStartPos && (saveLookbehinds &&= (this.saveLookbehinds(lbState, runq, currentPos), !1), this.matched || currentPos !== 0 && anchor !== RE2Flags.UNANCHORED || (this.ncap > 0 && (this.matchcap[0] = currentPos), this.add(runq, this.prog.start, currentPos, this.matchcap, 0, flag)));
					let nextPos = currentPos + width;
					if (flag = input.context(nextPos), this.step(runq, nextq, currentPos, nextPos, rune, flag, anchor, currentPos === input.endPos()), width === 0 || this.ncap === 0 && this.matched) break;
					currentPos += width, rune = rune1, width = width1, rune !== -1 && (r = input.step(currentPos + width), rune1 = r >> 3, width1 = r & 7);
					let tmpq = runq;
					runq = nextq, nextq = tmpq;
				}
				return runq.clear(), nextq.clear(), this.matched;
			}
			matchSet(input, pos, anchor) {
				let startCond = this.re2.cond;
				if (startCond === Utils.EMPTY_ALL || (anchor === RE2Flags.ANCHOR_START || anchor === RE2Flags.ANCHOR_BOTH) && pos !== 0) return [];
				let currentPos = this.prog.numLb > 0 ? 0 : pos, matchStartPos = pos, runq = this.q0, nextq = this.q1, r = input.step(currentPos), rune = r >> 3, width = r & 7, rune1 = -1, width1 = 0;
				r !== MachineInputBase.EOF() && (r = input.step(currentPos + width), rune1 = r >> 3, width1 = r & 7);
				let flag = currentPos === 0 ? Utils.emptyOpContext(-1, rune) : input.context(currentPos), matches = new Set();
				for (this.prog.numLb > 0 && this.spawnLookbehinds(runq, currentPos, flag); runq.mainThreads !== 0 || ((startCond & Utils.EMPTY_BEGIN_TEXT) === 0 || currentPos === 0) && (anchor !== RE2Flags.ANCHOR_START && anchor !== RE2Flags.ANCHOR_BOTH || currentPos === 0);) {
					(currentPos === 0 || anchor === RE2Flags.UNANCHORED) && currentPos >= matchStartPos && this.add(runq, this.prog.start, currentPos, this.matchcap, 0, flag);
					let nextPos = currentPos + width;
					flag = input.context(nextPos);
					for (let j = 0; j < runq.size; j++) {
						let pc = runq.densePcs[j], i = this.prog.inst[pc], capOffset = j * this.ncap, add = !1;
						switch (i.op) {
							case Inst.MATCH:
								if (anchor === RE2Flags.ANCHOR_BOTH && currentPos !== input.endPos()) break;
								matches.add(i.arg);
								break;
							case Inst.RUNE:
								add = i.matchRune(rune);
								break;
							case Inst.RUNE1:
								add = rune === i.runes[0];
								break;
							case Inst.RUNE_ANY:
								add = !0;
								break;
							case Inst.RUNE_ANY_NOT_NL:
								add = rune !== 10;
								break;
							default: continue;
						}
						add && this.add(nextq, i.out, nextPos, runq.denseCaps, capOffset, flag);
					}
					if (runq.clear(), width === 0) break;
					currentPos += width, rune = rune1, width = width1, rune !== -1 && (r = input.step(currentPos + width), rune1 = r >> 3, width1 = r & 7);
					let tmpq = runq;
					runq = nextq, nextq = tmpq;
				}
				return nextq.clear(), Array.from(matches).sort((a, b) => a - b);
			}
			step(runq, nextq, pos, nextPos, c, nextCond, anchor, atEnd) {
				let longest = this.re2.longest;
				for (let j = 0; j < runq.size; j++) {
					let pc = runq.densePcs[j], capOffset = j * this.ncap;
					if (longest && this.matched && this.ncap > 0 && this.matchcap[0] < runq.denseCaps[capOffset]) continue;
					let i = this.prog.inst[pc], add = !1;
					switch (i.op) {
						case Inst.MATCH:
							if (anchor === RE2Flags.ANCHOR_BOTH && !atEnd) break;
							if (this.ncap > 0 && (!longest || !this.matched || this.matchcap[1] < pos)) {
								runq.denseCaps[capOffset + 1] = pos;
								for (let k = 0; k < this.ncap; k++) this.matchcap[k] = runq.denseCaps[capOffset + k];
							}
							longest || (runq.size = 0), this.matched = !0;
							break;
						case Inst.RUNE:
							add = i.matchRune(c);
							break;
						case Inst.RUNE1:
							add = c === i.runes[0];
							break;
						case Inst.RUNE_ANY:
							add = !0;
							break;
						case Inst.RUNE_ANY_NOT_NL:
							add = c !== 10;
							break;
						default: continue;
					}
					add && this.add(nextq, i.out, nextPos, runq.denseCaps, capOffset, nextCond);
				}
				runq.clear();
			}
			spawnLookbehinds(q, pos, flag) {
				for (let i = 0; i < this.prog.lbStarts.length; i++) this.add(q, this.prog.lbStarts[i], pos, this.matchcap, 0, flag);
			}
			restoreLookbehinds(lbState, q, flag) {
				this.lbTable.set(lbState.lbTable);
				for (let j = 0; j < lbState.size; j++) this.add(q, lbState.pcs[j], lbState.pos, this.matchcap, 0, flag);
			}
			saveLookbehinds(lbState, q, pos) {
				let size = 0;
				for (let j = 0; j < q.size; j++) {
					let pc = q.densePcs[j];
					this.prog.lbInst[pc] === 1 && Inst.isRuneOp(this.prog.inst[pc].op) && (lbState.pcs[size++] = pc);
				}
				lbState.size = size, lbState.pos = pos, lbState.lbTable.set(this.lbTable);
			}
			add(q, pc, pos, capArray, capOffset, cond) {
				let stk = this.addStack, nstk = 0;
				for (;;) {
					for (; pc !== 0 && !q.contains(pc);) {
						let d = q.add(pc), inst = this.prog.inst[pc];
						switch (inst.op) {
							case Inst.FAIL:
								pc = 0;
								break;
							case Inst.ALT:
							case Inst.ALT_MATCH:
								stk[nstk++] = inst.arg, stk[nstk++] = 0, pc = inst.out;
								break;
							case Inst.EMPTY_WIDTH:
								pc = (inst.arg & ~cond) === 0 ? inst.out : 0;
								break;
							case Inst.NOP:
								pc = inst.out;
								break;
							case Inst.CAPTURE:
								inst.arg < this.ncap && (stk[nstk++] = -inst.arg - 1, stk[nstk++] = capArray[capOffset + inst.arg], capArray[capOffset + inst.arg] = pos), pc = inst.out;
								break;
							case Inst.LB_WRITE:
								this.lbTable[Math.abs(inst.arg)] = pos, pc = inst.out;
								break;
							case Inst.LB_CHECK:
								pc = inst.arg > 0 ? this.lbTable[inst.arg] === pos ? inst.out : 0 : this.lbTable[-inst.arg] === pos ? 0 : inst.out;
								break;
							case Inst.MATCH:
							case Inst.RUNE:
							case Inst.RUNE1:
							case Inst.RUNE_ANY:
							case Inst.RUNE_ANY_NOT_NL:
								if (this.prog.lbInst[pc] === 0 && q.mainThreads++, this.ncap > 0) {
									let destOffset = d * this.ncap;
									destOffset + this.ncap > q.denseCaps.length && q.growCaps(destOffset + this.ncap);
									for (let c = 0; c < this.ncap; c++) q.denseCaps[destOffset + c] = capArray[capOffset + c];
								}
								pc = 0;
								break;
							default: throw new RE2JSInternalException("unhandled");
						}
					}
					if (nstk === 0) return;
					nstk -= 2;
					let entry = stk[nstk];
					entry < 0 ? (capArray[capOffset - entry - 1] = stk[nstk + 1], pc = 0) : pc = entry;
				}
			}
		};
		let hashState = (pcs, flag, ids) => {
			let h = -2128831035;
			for (let i = 0; i < pcs.length; i++) h ^= pcs[i], h = Math.imul(h, 16777619);
			h ^= flag, h = Math.imul(h, 16777619);
			for (let i = 0; i < ids.length; i++) h ^= ids[i], h = Math.imul(h, 16777619);
			return h;
		}, arraysEqual = (a, b) => {
			if (a.length !== b.length) return !1;
			for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return !1;
			return !0;
		}, isState = (state, pcs, flag, ids) => state.flag === flag && arraysEqual(state.nfaStates, pcs) && arraysEqual(state.matchIDs, ids), NO_IDS = [];
		var DFAState = class {
			constructor(nfaStates, flag, matchIDs) {
				this.nfaStates = nfaStates, this.flag = flag, this.isMatch = (flag & DFA.FLAG_MATCH) !== 0, this.matchIDs = matchIDs, this.next = null, this.nextAnchored = null;
			}
		}, DFA = class DFA {
			static FLAG_EMPTY_MASK = 255;
			static FLAG_MATCH = 256;
			static FLAG_LAST_WORD = 512;
			static FLAG_NEED_SHIFT = 16;
			static STATE_OVERHEAD = 150;
			static ARRAY_OVERHEAD = 40;
			static ELEMENT_SIZE = 8;
			static TABLE_OVERHEAD = 48;
			static PROGRESS_PER_STATE = 10;
			constructor(prog, maxMem = 8388608) {
				this.prog = prog, this.maxMem = maxMem, this.stateCache = new Map(), this.stateCount = 0, this.startStates = new Map(), this.failed = !1;
				for (let pc = 0; pc < prog.numInst(); pc++) {
					let op = prog.getInst(pc).op;
					if (op === Inst.LB_WRITE || op === Inst.LB_CHECK) {
						this.failed = !0;
						break;
					}
				}
				this.computeRuneClasses(), this.stateBudget = maxMem, this.memBudget = maxMem;
			}
			computeRuneClasses() {
				let bounds = new Set(), addRange = (lo, hi) => {
					bounds.add(lo), bounds.add(hi + 1);
				};
				for (let pc = 0; pc < this.prog.numInst(); pc++) {
					let inst = this.prog.getInst(pc);
					switch (inst.op) {
						case Inst.RUNE:
						case Inst.RUNE1:
							if (inst.runes.length === 1) {
								if (addRange(inst.runes[0], inst.runes[0]), (inst.arg & RE2Flags.FOLD_CASE) !== 0) for (let f = Unicode.simpleFold(inst.runes[0]); f !== inst.runes[0]; f = Unicode.simpleFold(f)) addRange(f, f);
							} else for (let j = 0; j < inst.runes.length; j += 2) addRange(inst.runes[j], inst.runes[j + 1]);
							break;
						case Inst.RUNE_ANY_NOT_NL:
							addRange(10, 10);
							break;
						case Inst.EMPTY_WIDTH: (inst.arg & (Utils.EMPTY_BEGIN_LINE | Utils.EMPTY_END_LINE)) !== 0 && addRange(10, 10), (inst.arg & (Utils.EMPTY_WORD_BOUNDARY | Utils.EMPTY_NO_WORD_BOUNDARY)) !== 0 && (addRange(48, 57), addRange(65, 90), addRange(95, 95), addRange(97, 122));
					}
				}
				bounds.delete(0), this.classBounds = Int32Array.from(bounds).sort(), this.numClasses = this.classBounds.length + 1;
				let latin1Class = new Int32Array(Unicode.MAX_LATIN1 + 1);
				for (let r = 0; r <= Unicode.MAX_LATIN1; r++) latin1Class[r] = this.searchClass(r);
				this.latin1Class = latin1Class;
			}
			runeClass(r) {
				return r <= Unicode.MAX_LATIN1 ? this.latin1Class[r] : this.searchClass(r);
			}
			searchClass(r) {
				let bounds = this.classBounds, lo = 0, hi = bounds.length;
				for (; lo < hi;) {
					let mid = lo + hi >> 1;
					bounds[mid] <= r ? lo = mid + 1 : hi = mid;
				}
				return lo;
			}
			closure(pcs, flag) {
				let closure = new Set(), stack = Array.from(pcs), needflags = 0;
				for (; stack.length > 0;) {
					let pc = stack.pop();
					if (pc === 0 || closure.has(pc)) continue;
					closure.add(pc);
					let inst = this.prog.getInst(pc);
					switch (inst.op) {
						case Inst.ALT:
						case Inst.ALT_MATCH:
							stack.push(inst.out), stack.push(inst.arg);
							break;
						case Inst.NOP:
						case Inst.CAPTURE:
							stack.push(inst.out);
							break;
						case Inst.EMPTY_WIDTH: needflags |= inst.arg, (inst.arg & ~flag) === 0 && stack.push(inst.out);
					}
				}
				return {
					pcs: Array.from(closure).sort((a, b) => a - b),
					needflags
				};
			}
			getState(pcs, flag, ids) {
				let hash = hashState(pcs, flag, ids), cached = this.stateCache.get(hash);
				if (cached instanceof DFAState) {
					if (isState(cached, pcs, flag, ids)) return cached;
				} else if (cached !== void 0) {
					for (let i = 0; i < cached.length; i++) if (isState(cached[i], pcs, flag, ids)) return cached[i];
				}
				let cost = DFA.stateCost(pcs, ids);
				if (this.memBudget < cost) return null;
				this.memBudget -= cost;
				let state = new DFAState(pcs, flag, ids);
				return cached === void 0 ? this.stateCache.set(hash, state) : cached instanceof DFAState ? this.stateCache.set(hash, [cached, state]) : cached.push(state), this.stateCount++, state;
			}
			static stateCost(pcs, ids) {
				let idsCost = ids.length === 0 ? 0 : DFA.ARRAY_OVERHEAD + DFA.ELEMENT_SIZE * ids.length;
				return DFA.STATE_OVERHEAD + DFA.ELEMENT_SIZE * pcs.length + idsCost;
			}
			*cachedStates() {
				for (let cached of this.stateCache.values()) cached instanceof DFAState ? yield cached : yield* cached;
			}
			makeState(pcs, flag, ids) {
				let closure = this.closure(pcs, flag & DFA.FLAG_EMPTY_MASK), stateFlag = flag;
				return closure.needflags === 0 && (stateFlag &= DFA.FLAG_MATCH), stateFlag |= closure.needflags << DFA.FLAG_NEED_SHIFT, this.getState(closure.pcs, stateFlag, ids);
			}
			allocTable(state, anchor) {
				let size = this.numClasses + 1, cost = DFA.TABLE_OVERHEAD + DFA.ELEMENT_SIZE * size;
				if (this.memBudget < cost) return null;
				this.memBudget -= cost;
				let table = Array(size).fill(null);
				return anchor === RE2Flags.UNANCHORED ? state.next = table : state.nextAnchored = table, table;
			}
			clearCache() {
				this.stateCache.clear(), this.stateCount = 0, this.startStates.clear(), this.memBudget = this.stateBudget;
			}
			resetCache(current) {
				return this.clearCache(), this.getState(current.nfaStates, current.flag, current.matchIDs);
			}
			step(state, cls, rune, anchor) {
				let table = anchor === RE2Flags.UNANCHORED ? state.next : state.nextAnchored;
				if (table !== null) {
					let cached = table[cls];
					if (cached !== null) return cached;
				} else if (table = this.allocTable(state, anchor), table === null) return null;
				let needflag = state.flag >>> DFA.FLAG_NEED_SHIFT, oldbeforeflag = state.flag & DFA.FLAG_EMPTY_MASK, beforeflag = oldbeforeflag, afterflag = 0;
				rune === 10 && (beforeflag |= Utils.EMPTY_END_LINE, afterflag |= Utils.EMPTY_BEGIN_LINE), rune === -1 && (beforeflag |= Utils.EMPTY_END_LINE | Utils.EMPTY_END_TEXT);
				let islastword = (state.flag & DFA.FLAG_LAST_WORD) !== 0, isword = rune !== -1 && Utils.isWordRune(rune);
				beforeflag |= isword === islastword ? Utils.EMPTY_NO_WORD_BOUNDARY : Utils.EMPTY_WORD_BOUNDARY;
				let pcs = state.nfaStates;
				(beforeflag & ~oldbeforeflag & needflag) !== 0 && (pcs = this.closure(pcs, beforeflag).pcs);
				let nextPCs = [], ismatch = !1, ids = NO_IDS;
				for (let i = 0; i < pcs.length; i++) {
					let inst = this.prog.getInst(pcs[i]);
					inst.op === Inst.MATCH ? (ismatch || (ismatch = !0, ids = []), ids.push(inst.arg)) : rune !== -1 && Inst.isRuneOp(inst.op) && inst.matchRune(rune) && nextPCs.push(inst.out);
				}
				ids.length > 1 && ids.sort((a, b) => a - b), anchor === RE2Flags.UNANCHORED && rune !== -1 && nextPCs.push(this.prog.start);
				let flag = afterflag;
				ismatch && (flag |= DFA.FLAG_MATCH), isword && (flag |= DFA.FLAG_LAST_WORD);
				let nextState = this.makeState(nextPCs, flag, ids);
				return nextState === null ? null : (table[cls] = nextState, nextState);
			}
			start(input, pos) {
				let context = input.context(pos), flags;
				if ((context & Utils.EMPTY_BEGIN_TEXT) !== 0) flags = Utils.EMPTY_BEGIN_TEXT | Utils.EMPTY_BEGIN_LINE;
				else if ((context & Utils.EMPTY_BEGIN_LINE) !== 0) flags = Utils.EMPTY_BEGIN_LINE;
				else {
					let r = input.step(pos), nextIsWord = r >= 0 && Utils.isWordRune(r >> 3);
					flags = (context & Utils.EMPTY_WORD_BOUNDARY) !== 0 === nextIsWord ? 0 : DFA.FLAG_LAST_WORD;
				}
				let state = this.startStates.get(flags);
				if (state === void 0) {
					if (state = this.makeState([this.prog.start], flags, NO_IDS), state === null && (this.clearCache(), state = this.makeState([this.prog.start], flags, NO_IDS), state === null)) return null;
					this.startStates.set(flags, state);
				}
				return state;
			}
			stepOrReset(state, cls, rune, anchor, pos, search) {
				let next = this.step(state, cls, rune, anchor);
				if (next !== null) return next;
				if (search.resetPos >= 0 && pos - search.resetPos < DFA.PROGRESS_PER_STATE * this.stateCount) return null;
				search.resetPos = pos;
				let restored = this.resetCache(state);
				return restored === null ? null : (next = this.step(restored, cls, rune, anchor), next);
			}
			run(input, pos, anchor, state, onMatch) {
				let endPos = input.endPos(), latin1Class = this.latin1Class, unanchored = anchor === RE2Flags.UNANCHORED, search = { resetPos: -1 }, i = pos;
				for (; i < endPos;) {
					let r = input.step(i), rune = r >> 3, width = r & 7;
					if (width === 0) break;
					let cls = rune <= Unicode.MAX_LATIN1 ? latin1Class[rune] : this.runeClass(rune), next = unanchored && state.next !== null ? state.next[cls] : null;
					if (next === null && (next = this.stepOrReset(state, cls, rune, anchor, i, search), next === null)) return null;
					if (state = next, state.isMatch && onMatch(state, !1)) return !0;
					if (!unanchored && state.nfaStates.length === 0) return !1;
					i += width;
				}
				return state = this.stepOrReset(state, this.numClasses, -1, anchor, i, search), state === null ? null : state.isMatch && onMatch(state, !0);
			}
			match(input, pos, anchor) {
				if (this.failed) return null;
				if ((anchor === RE2Flags.ANCHOR_START || anchor === RE2Flags.ANCHOR_BOTH) && pos !== 0) return !1;
				let startState = this.start(input, pos);
				return startState === null ? null : this.run(input, pos, anchor, startState, (state, atEnd) => anchor !== RE2Flags.ANCHOR_BOTH || atEnd);
			}
			matchSet(input, pos, anchor) {
				if (this.failed) return null;
				if ((anchor === RE2Flags.ANCHOR_START || anchor === RE2Flags.ANCHOR_BOTH) && pos !== 0) return [];
				let startState = this.start(input, pos);
				if (startState === null) return null;
				let matches = new Set(), collect = (state, atEnd) => {
					if (anchor !== RE2Flags.ANCHOR_BOTH || atEnd) for (let k = 0; k < state.matchIDs.length; k++) matches.add(state.matchIDs[k]);
					return !1;
				};
				return this.run(input, pos, anchor, startState, collect) === null ? null : Array.from(matches).sort((a, b) => a - b);
			}
		}, BitState = class {
			constructor() {
				this.end = 0, this.cap = new Int32Array(), this.matchcap = new Int32Array(), this.ncap = 0, this.jobPc = new Int32Array(256), this.jobArg = new Uint8Array(256), this.jobPos = new Int32Array(256), this.jobLen = 0, this.visited = new Uint32Array();
			}
			reset(prog, end, ncap) {
				this.end = end, this.jobLen = 0, this.ncap = ncap;
				let visitedSize = prog.numInst() * (end + 1) + 32 - 1 >>> 5;
				this.visited.length < visitedSize ? this.visited = new Uint32Array(visitedSize) : this.visited.fill(0, 0, visitedSize), this.cap.length < ncap ? this.cap = new Int32Array(ncap).fill(-1) : this.cap.fill(-1, 0, ncap), this.matchcap.length < ncap ? this.matchcap = new Int32Array(ncap).fill(-1) : this.matchcap.fill(-1, 0, ncap);
			}
			shouldVisit(pc, pos) {
				let n = pc * (this.end + 1) + pos, idx = n >>> 5, mask = 1 << (n & 31);
				return (this.visited[idx] & mask) === 0 && (this.visited[idx] |= mask, !0);
			}
			push(re2, pc, pos, arg) {
				if (re2.prog.getInst(pc).op !== Inst.FAIL && (arg || this.shouldVisit(pc, pos))) {
					if (this.jobLen >= this.jobPc.length) {
						let newSize = this.jobPc.length * 2, newPc = new Int32Array(newSize);
						newPc.set(this.jobPc), this.jobPc = newPc;
						let newArg = new Uint8Array(newSize);
						newArg.set(this.jobArg), this.jobArg = newArg;
						let newPos = new Int32Array(newSize);
						newPos.set(this.jobPos), this.jobPos = newPos;
					}
					this.jobPc[this.jobLen] = pc, this.jobArg[this.jobLen] = +!!arg, this.jobPos[this.jobLen] = pos, this.jobLen++;
				}
			}
			tryBacktrack(re2, input, pc, pos, anchor) {
				let longest = re2.longest;
				for (this.push(re2, pc, pos, !1); this.jobLen > 0;) {
					this.jobLen--;
					let currentPc = this.jobPc[this.jobLen], arg = this.jobArg[this.jobLen] === 1, currentPos = this.jobPos[this.jobLen], skipShouldVisit = !0;
					for (; skipShouldVisit || this.shouldVisit(currentPc, currentPos);) {
						skipShouldVisit = !1;
						let inst = re2.prog.getInst(currentPc);
						switch (inst.op) {
							case Inst.FAIL: break;
							case Inst.ALT:
								if (arg) {
									arg = !1, currentPc = inst.arg;
									continue;
								}
								this.push(re2, currentPc, currentPos, !0), currentPc = inst.out;
								continue;
							case Inst.ALT_MATCH: {
								let outInst = re2.prog.getInst(inst.out);
								if (Inst.isRuneOp(outInst.op)) {
									this.push(re2, inst.arg, currentPos, !1), currentPc = inst.arg, currentPos = this.end;
									continue;
								}
								this.push(re2, inst.out, this.end, !1), currentPc = inst.out;
								continue;
							}
							case Inst.RUNE: {
								let r = input.step(currentPos);
								if (r === MachineInputBase.EOF() || !inst.matchRune(r >> 3)) break;
								currentPos += r & 7, currentPc = inst.out;
								continue;
							}
							case Inst.RUNE1: {
								let r = input.step(currentPos);
								if (r === MachineInputBase.EOF() || r >> 3 !== inst.runes[0]) break;
								currentPos += r & 7, currentPc = inst.out;
								continue;
							}
							case Inst.RUNE_ANY_NOT_NL: {
								let r = input.step(currentPos);
								if (r === MachineInputBase.EOF() || r >> 3 == 10) break;
								currentPos += r & 7, currentPc = inst.out;
								continue;
							}
							case Inst.RUNE_ANY: {
								let r = input.step(currentPos);
								if (r === MachineInputBase.EOF()) break;
								currentPos += r & 7, currentPc = inst.out;
								continue;
							}
							case Inst.CAPTURE:
								if (arg) {
									this.cap[inst.arg] = currentPos;
									break;
								}
								inst.arg < this.ncap && (this.push(re2, currentPc, this.cap[inst.arg], !0), this.cap[inst.arg] = currentPos), currentPc = inst.out;
								continue;
							case Inst.EMPTY_WIDTH: {
								let flag = input.context(currentPos);
								if ((inst.arg & ~flag) !== 0) break;
								currentPc = inst.out;
								continue;
							}
							case Inst.NOP:
								currentPc = inst.out;
								continue;
							case Inst.MATCH: {
								if (anchor === RE2Flags.ANCHOR_BOTH && currentPos !== this.end) break;
								if (this.ncap === 0) return !0;
								this.ncap > 1 && (this.cap[1] = currentPos);
								let old = this.matchcap[1];
								if ((old === -1 || longest && currentPos > 0 && currentPos > old) && this.matchcap.set(this.cap), !longest || currentPos === this.end) return !0;
								break;
							}
							case Inst.LB_WRITE:
							case Inst.LB_CHECK: throw new RE2JSInternalException("Backtracker cannot evaluate Lookbehind instructions");
							default: throw new RE2JSInternalException("bad inst");
						}
						break;
					}
				}
				return longest && this.matchcap.length > 1 && this.matchcap[1] >= 0;
			}
		};
		let bitStatePool = [];
		var Backtracker = class Backtracker {
			static shouldBacktrack(prog) {
				return prog.numInst() <= 500;
			}
			static maxBitStateLen(prog) {
				return Backtracker.shouldBacktrack(prog) ? Math.floor(262144 / prog.numInst()) : 0;
			}
			static execute(re2, input, pos, anchor, ncap) {
				let startCond = re2.cond;
				if (startCond === Utils.EMPTY_ALL || (anchor === RE2Flags.ANCHOR_START || anchor === RE2Flags.ANCHOR_BOTH) && pos !== 0 || (startCond & Utils.EMPTY_BEGIN_TEXT) !== 0 && pos !== 0) return null;
				let b = bitStatePool.length > 0 ? bitStatePool.pop() : new BitState(), end = input.endPos();
				b.reset(re2.prog, end, ncap);
				let matched = !1;
				if ((startCond & Utils.EMPTY_BEGIN_TEXT) !== 0 || anchor === RE2Flags.ANCHOR_START || anchor === RE2Flags.ANCHOR_BOTH) b.ncap > 0 && (b.cap[0] = pos), b.tryBacktrack(re2, input, re2.prog.start, pos, anchor) && (matched = !0);
				else {
					let width = -1;
					for (; pos <= end && width !== 0; pos += width) {
						if (re2.prefix.length > 0) {
							let advance = input.index(re2, pos);
							if (advance < 0) break;
							pos += advance;
						}
						if (b.ncap > 0 && (b.cap[0] = pos), b.tryBacktrack(re2, input, re2.prog.start, pos, anchor)) {
							matched = !0;
							break;
						}
						let r = input.step(pos);
						width = r === MachineInputBase.EOF() ? 0 : r & 7;
					}
				}
				if (!matched) return bitStatePool.push(b), null;
				let result = ncap === 0 ? [] : Utils.toArray(b.matchcap.subarray(0, ncap));
				return bitStatePool.push(b), result;
			}
		}, QueueOnePass = class {
			constructor(size) {
				this.sparse = new Uint32Array(size), this.dense = new Uint32Array(size), this.size = 0, this.nextIndex = 0;
			}
			empty() {
				return this.nextIndex >= this.size;
			}
			next() {
				return this.dense[this.nextIndex++];
			}
			clear() {
				this.size = 0, this.nextIndex = 0;
			}
			contains(u) {
				return u < this.sparse.length && this.sparse[u] < this.size && this.dense[this.sparse[u]] === u;
			}
			insert(u) {
				this.contains(u) || this.insertNew(u);
			}
			insertNew(u) {
				u >= this.sparse.length || (this.sparse[u] = this.size, this.dense[this.size] = u, this.size++);
			}
		};
		let mergeRuneSets = (leftRunes, rightRunes, leftPC, rightPC) => {
			let leftLen = leftRunes.length, rightLen = rightRunes.length, lx = 0, rx = 0, merged = [], next = [], ok = !0, ix = -1, extend = (isLeft) => {
				let newArray = isLeft ? leftRunes : rightRunes, low = isLeft ? lx : rx, pc = isLeft ? leftPC : rightPC;
				return ix > 0 && newArray[low] <= merged[ix] ? !1 : (merged.push(newArray[low], newArray[low + 1]), isLeft ? lx += 2 : rx += 2, ix += 2, next.push(pc), !0);
			};
			for (; lx < leftLen || rx < rightLen;) if (ok = rx >= rightLen ? extend(!0) : lx >= leftLen || rightRunes[rx] < leftRunes[lx] ? extend(!1) : extend(!0), !ok) return null;
			return {
				merged,
				next
			};
		};
		var OnePassProg = class {
			constructor(prog) {
				this.start = prog.start, this.numCap = prog.numCap, this.inst = Array(prog.inst.length);
				for (let i = 0; i < prog.inst.length; i++) {
					let orig = prog.inst[i], inst = new Inst(orig.op);
					inst.out = orig.out, inst.arg = orig.arg, inst.runes = orig.runes ? new Int32Array(orig.runes) : new Int32Array(), inst.next = null, this.inst[i] = inst;
				}
			}
		};
		let onePassCopy = (prog) => {
			let p = new OnePassProg(prog);
			for (let pc = 0; pc < p.inst.length; pc++) {
				let inst = p.inst[pc];
				if (inst.op !== Inst.ALT && inst.op !== Inst.ALT_MATCH) continue;
				let pAOther = "out", pAAlt = "arg", instAlt = p.inst[inst[pAAlt]];
				if (instAlt.op !== Inst.ALT && instAlt.op !== Inst.ALT_MATCH && (pAOther = "arg", pAAlt = "out", instAlt = p.inst[inst[pAAlt]], instAlt.op !== Inst.ALT && instAlt.op !== Inst.ALT_MATCH)) continue;
				let instOther = p.inst[inst[pAOther]];
				if (instOther.op === Inst.ALT || instOther.op === Inst.ALT_MATCH) continue;
				let pBAlt = "out", pBOther = "arg", patch = !1;
				instAlt.out === pc ? patch = !0 : instAlt.arg === pc && (patch = !0, pBAlt = "arg", pBOther = "out"), patch && (instAlt[pBAlt] = inst[pAOther]), inst[pAOther] === instAlt[pBAlt] && (inst[pAAlt] = instAlt[pBOther]);
			}
			return p;
		}, makeOnePass = (p) => {
			if (p.inst.length >= 1e3) return null;
			let instQueue = new QueueOnePass(p.inst.length), visitQueue = new QueueOnePass(p.inst.length), onePassRunes = Array(p.inst.length), m = Array(p.inst.length).fill(!1), check = (pc) => {
				let ok = !0, inst = p.inst[pc];
				if (visitQueue.contains(pc)) return !0;
				switch (visitQueue.insert(pc), inst.op) {
					case Inst.ALT:
					case Inst.ALT_MATCH: {
						ok = check(inst.out) && check(inst.arg);
						let matchOut = m[inst.out], matchArg = m[inst.arg];
						if (matchOut && matchArg) return !1;
						if (matchArg) {
							let tempOut = inst.out;
							inst.out = inst.arg, inst.arg = tempOut;
							let tempMatch = matchOut;
							matchOut = matchArg, matchArg = tempMatch;
						}
						matchOut && (m[pc] = !0, inst.op = Inst.ALT_MATCH);
						let leftRunes = onePassRunes[inst.out] || [], rightRunes = onePassRunes[inst.arg] || [], mergeRes = mergeRuneSets(leftRunes, rightRunes, inst.out, inst.arg);
						if (!mergeRes) return !1;
						onePassRunes[pc] = new Int32Array(mergeRes.merged), inst.next = new Uint32Array(mergeRes.next);
						break;
					}
					case Inst.CAPTURE:
					case Inst.EMPTY_WIDTH:
					case Inst.NOP:
						ok = check(inst.out), m[pc] = m[inst.out], onePassRunes[pc] = onePassRunes[inst.out] ? new Int32Array(onePassRunes[inst.out]) : new Int32Array(), inst.next = new Uint32Array(Math.floor(onePassRunes[pc].length / 2) + 1).fill(inst.out);
						break;
					case Inst.MATCH:
					case Inst.FAIL:
						m[pc] = inst.op === Inst.MATCH;
						break;
					case Inst.RUNE: {
						if (m[pc] = !1, inst.next && inst.next.length > 0) break;
						if (instQueue.insert(inst.out), !inst.runes || inst.runes.length === 0) {
							onePassRunes[pc] = new Int32Array(), inst.next = new Uint32Array([inst.out]);
							break;
						}
						let runes = [];
						if (inst.runes.length === 1 && (inst.arg & RE2Flags.FOLD_CASE) !== 0) {
							let r0 = inst.runes[0];
							runes.push(r0, r0);
							for (let r1 = Unicode.simpleFold(r0); r1 !== r0; r1 = Unicode.simpleFold(r1)) runes.push(r1, r1);
							runes.sort((a, b) => a - b);
						} else for (let j = 0; j < inst.runes.length; j++) runes.push(inst.runes[j]);
						onePassRunes[pc] = new Int32Array(runes), inst.next = new Uint32Array(Math.floor(runes.length / 2) + 1).fill(inst.out), inst.op = Inst.RUNE;
						break;
					}
					case Inst.RUNE1: {
						if (m[pc] = !1, inst.next && inst.next.length > 0) break;
						instQueue.insert(inst.out);
						let runes = [];
						if ((inst.arg & RE2Flags.FOLD_CASE) !== 0) {
							let r0 = inst.runes[0];
							runes.push(r0, r0);
							for (let r1 = Unicode.simpleFold(r0); r1 !== r0; r1 = Unicode.simpleFold(r1)) runes.push(r1, r1);
							runes.sort((a, b) => a - b);
						} else runes.push(inst.runes[0], inst.runes[0]);
						onePassRunes[pc] = new Int32Array(runes), inst.next = new Uint32Array(Math.floor(runes.length / 2) + 1).fill(inst.out), inst.op = Inst.RUNE;
						break;
					}
					case Inst.RUNE_ANY:
						if (m[pc] = !1, inst.next && inst.next.length > 0) break;
						instQueue.insert(inst.out), onePassRunes[pc] = new Int32Array([0, Unicode.MAX_RUNE]), inst.next = new Uint32Array([inst.out]);
						break;
					case Inst.RUNE_ANY_NOT_NL:
						if (m[pc] = !1, inst.next && inst.next.length > 0) break;
						instQueue.insert(inst.out), onePassRunes[pc] = new Int32Array([
							0,
							9,
							11,
							Unicode.MAX_RUNE
						]), inst.next = new Uint32Array(Math.floor(onePassRunes[pc].length / 2) + 1).fill(inst.out);
				}
				return ok;
			};
			for (instQueue.clear(), instQueue.insert(p.start); !instQueue.empty();) if (visitQueue.clear(), !check(instQueue.next())) return null;
			for (let i = 0; i < p.inst.length; i++) onePassRunes[i] && (p.inst[i].runes = onePassRunes[i]);
			return p;
		}, cleanupOnePass = (p, original) => {
			for (let ix = 0; ix < original.inst.length; ix++) {
				let instOriginal = original.inst[ix];
				switch (instOriginal.op) {
					case Inst.ALT:
					case Inst.ALT_MATCH:
					case Inst.RUNE: break;
					case Inst.CAPTURE:
					case Inst.EMPTY_WIDTH:
					case Inst.NOP:
					case Inst.MATCH:
					case Inst.FAIL:
						p.inst[ix].next = null;
						break;
					case Inst.RUNE1:
					case Inst.RUNE_ANY:
					case Inst.RUNE_ANY_NOT_NL: p.inst[ix].next = null, p.inst[ix].op = instOriginal.op, p.inst[ix].runes = instOriginal.runes ? new Int32Array(instOriginal.runes) : new Int32Array();
				}
			}
		};
		var OnePass = class OnePass {
			static compile(prog) {
				if (prog.start === 0 || prog.numLb > 0) return null;
				let startInst = prog.inst[prog.start];
				if (startInst.op !== Inst.EMPTY_WIDTH || (startInst.arg & Utils.EMPTY_BEGIN_TEXT) === 0) return null;
				let hasAlt = !1;
				for (let i = 0; i < prog.inst.length; i++) if (prog.inst[i].op === Inst.ALT || prog.inst[i].op === Inst.ALT_MATCH) {
					hasAlt = !0;
					break;
				}
				for (let i = 0; i < prog.inst.length; i++) {
					let inst = prog.inst[i], opOut = prog.inst[inst.out].op;
					switch (inst.op) {
						case Inst.ALT:
						case Inst.ALT_MATCH:
							if (opOut === Inst.MATCH || prog.inst[inst.arg].op === Inst.MATCH) return null;
							break;
						case Inst.EMPTY_WIDTH:
							if (opOut === Inst.MATCH) {
								if ((inst.arg & Utils.EMPTY_END_TEXT) === Utils.EMPTY_END_TEXT) continue;
								return null;
							}
							break;
						default: if (opOut === Inst.MATCH && hasAlt) return null;
					}
				}
				let p = onePassCopy(prog);
				return p = makeOnePass(p), p !== null && cleanupOnePass(p, prog), p;
			}
			static next(inst, r) {
				let nextIdx = inst.matchRunePos(r);
				return nextIdx >= 0 ? inst.next[nextIdx] : inst.op === Inst.ALT_MATCH ? inst.out : 0;
			}
			static execute(re2, input, pos, anchor, ncap) {
				let onepass = re2.onepass;
				if (!onepass) return null;
				let matchcap = new Int32Array(ncap).fill(-1), matched = !1, r = input.step(pos), rune = r >> 3, width = r & 7, r1 = MachineInputBase.EOF(), rune1 = -1, width1 = 0;
				r !== MachineInputBase.EOF() && (r1 = input.step(pos + width), r1 !== MachineInputBase.EOF() && (rune1 = r1 >> 3, width1 = r1 & 7));
				let flag = pos === 0 ? Utils.emptyOpContext(-1, rune) : input.context(pos), pc = onepass.start, inst;
				for (;;) {
					switch (inst = onepass.inst[pc], pc = inst.out, inst.op) {
						case Inst.MATCH: return anchor === RE2Flags.ANCHOR_BOTH && pos !== input.endPos() ? null : (matched = !0, matchcap.length > 0 && (matchcap[0] = 0, matchcap[1] = pos), ncap === 0 ? [] : Utils.toArray(matchcap));
						case Inst.RUNE:
							if (!inst.matchRune(rune)) return null;
							break;
						case Inst.RUNE1:
							if (rune !== inst.runes[0]) return null;
							break;
						case Inst.RUNE_ANY: break;
						case Inst.RUNE_ANY_NOT_NL:
							if (rune === 10) return null;
							break;
						case Inst.ALT:
						case Inst.ALT_MATCH:
							pc = OnePass.next(inst, rune);
							continue;
						case Inst.FAIL: return null;
						case Inst.NOP: continue;
						case Inst.EMPTY_WIDTH:
							if ((inst.arg & ~flag) !== 0) return null;
							continue;
						case Inst.CAPTURE:
							inst.arg < matchcap.length && (matchcap[inst.arg] = pos);
							continue;
						default: throw new RE2JSInternalException("bad inst");
					}
					if (width === 0) break;
					flag = Utils.emptyOpContext(rune, rune1), pos += width, rune = rune1, width = width1, rune !== -1 && (r1 = input.step(pos + width), r1 === MachineInputBase.EOF() ? (rune1 = -1, width1 = 0) : (rune1 = r1 >> 3, width1 = r1 & 7));
				}
				return matched ? ncap === 0 ? [] : Utils.toArray(matchcap) : null;
			}
		}, Regexp = class Regexp {
			static Op = createEnum([
				"NO_MATCH",
				"EMPTY_MATCH",
				"LITERAL",
				"CHAR_CLASS",
				"ANY_CHAR_NOT_NL",
				"ANY_CHAR",
				"BEGIN_LINE",
				"END_LINE",
				"BEGIN_TEXT",
				"END_TEXT",
				"WORD_BOUNDARY",
				"NO_WORD_BOUNDARY",
				"CAPTURE",
				"STAR",
				"PLUS",
				"QUEST",
				"REPEAT",
				"CONCAT",
				"ALTERNATE",
				"PLB",
				"NLB",
				"LEFT_PAREN",
				"VERTICAL_BAR"
			]);
			static isPseudoOp(op) {
				return op >= Regexp.Op.LEFT_PAREN;
			}
			static emptySubs() {
				return [];
			}
			static quoteIfHyphen(rune) {
				return rune === Codepoint.CODES["-"] ? "\\" : "";
			}
			static fromRegexp(re) {
				let regex = new Regexp(re.op);
				return regex.flags = re.flags, regex.subs = re.subs, regex.runes = re.runes, regex.cap = re.cap, regex.min = re.min, regex.max = re.max, regex.name = re.name, regex.namedGroups = re.namedGroups, regex.lb = re.lb, regex;
			}
			constructor(op) {
				this.op = op, this.flags = 0, this.subs = Regexp.emptySubs(), this.runes = new Int32Array(), this.min = 0, this.max = 0, this.cap = 0, this.name = null, this.namedGroups = Object.create(null), this.lb = 0;
			}
			reinit() {
				this.flags = 0, this.subs = Regexp.emptySubs(), this.runes = new Int32Array(), this.cap = 0, this.min = 0, this.max = 0, this.name = null, this.namedGroups = Object.create(null), this.lb = 0;
			}
			toString() {
				return this.appendTo();
			}
			appendTo() {
				let out = "";
				switch (this.op) {
					case Regexp.Op.NO_MATCH:
						out += "[^\\x00-\\x{10FFFF}]";
						break;
					case Regexp.Op.EMPTY_MATCH:
						out += "(?:)";
						break;
					case Regexp.Op.STAR:
					case Regexp.Op.PLUS:
					case Regexp.Op.QUEST:
					case Regexp.Op.REPEAT: {
						let sub = this.subs[0];
						switch (sub.op > Regexp.Op.CAPTURE || sub.op === Regexp.Op.LITERAL && sub.runes.length > 1 ? out += `(?:${sub.appendTo()})` : out += sub.appendTo(), this.op) {
							case Regexp.Op.STAR:
								out += "*";
								break;
							case Regexp.Op.PLUS:
								out += "+";
								break;
							case Regexp.Op.QUEST:
								out += "?";
								break;
							case Regexp.Op.REPEAT: out += `{${this.min}`, this.min !== this.max && (out += ",", this.max >= 0 && (out += this.max)), out += "}";
						}
						(this.flags & RE2Flags.NON_GREEDY) !== 0 && (out += "?");
						break;
					}
					case Regexp.Op.CONCAT:
						for (let sub of this.subs) sub.op === Regexp.Op.ALTERNATE ? out += `(?:${sub.appendTo()})` : out += sub.appendTo();
						break;
					case Regexp.Op.ALTERNATE: {
						let sep = "";
						for (let sub of this.subs) out += sep, sep = "|", out += sub.appendTo();
						break;
					}
					case Regexp.Op.LITERAL:
						(this.flags & RE2Flags.FOLD_CASE) !== 0 && (out += "(?i:");
						for (let rune of this.runes) out += Utils.escapeRune(rune);
						(this.flags & RE2Flags.FOLD_CASE) !== 0 && (out += ")");
						break;
					case Regexp.Op.ANY_CHAR_NOT_NL:
						out += "(?-s:.)";
						break;
					case Regexp.Op.ANY_CHAR:
						out += "(?s:.)";
						break;
					case Regexp.Op.PLB:
						out += `(?<=${this.subs[0].appendTo()})`;
						break;
					case Regexp.Op.NLB:
						out += `(?<!${this.subs[0].appendTo()})`;
						break;
					case Regexp.Op.CAPTURE:
						this.name === null || this.name.length === 0 ? out += "(" : out += `(?P<${this.name}>`, this.subs[0].op !== Regexp.Op.EMPTY_MATCH && (out += this.subs[0].appendTo()), out += ")";
						break;
					case Regexp.Op.BEGIN_TEXT:
						out += "\\A";
						break;
					case Regexp.Op.END_TEXT:
						(this.flags & RE2Flags.WAS_DOLLAR) === 0 ? out += "\\z" : out += "(?-m:$)";
						break;
					case Regexp.Op.BEGIN_LINE:
						out += "^";
						break;
					case Regexp.Op.END_LINE:
						out += "$";
						break;
					case Regexp.Op.WORD_BOUNDARY:
						out += "\\b";
						break;
					case Regexp.Op.NO_WORD_BOUNDARY:
						out += "\\B";
						break;
					case Regexp.Op.CHAR_CLASS:
						if (this.runes.length % 2 != 0) {
							out += "[invalid char class]";
							break;
						}
						if (out += "[", this.runes.length === 0) out += "^\\x00-\\x{10FFFF}";
						else if (this.runes[0] === 0 && this.runes[this.runes.length - 1] === Unicode.MAX_RUNE) {
							out += "^";
							for (let i = 1; i < this.runes.length - 1; i += 2) {
								let lo = this.runes[i] + 1, hi = this.runes[i + 1] - 1;
								out += Regexp.quoteIfHyphen(lo), out += Utils.escapeRune(lo), lo !== hi && (out += "-", out += Regexp.quoteIfHyphen(hi), out += Utils.escapeRune(hi));
							}
						} else for (let i = 0; i < this.runes.length; i += 2) {
							let lo = this.runes[i], hi = this.runes[i + 1];
							out += Regexp.quoteIfHyphen(lo), out += Utils.escapeRune(lo), lo !== hi && (out += "-", out += Regexp.quoteIfHyphen(hi), out += Utils.escapeRune(hi));
						}
						out += "]";
						break;
					default: out += this.op;
				}
				return out;
			}
			maxCap() {
				let m = 0;
				if (this.op === Regexp.Op.CAPTURE && (m = this.cap), this.subs !== null) for (let sub of this.subs) {
					let n = sub.maxCap();
					m < n && (m = n);
				}
				return m;
			}
			equals(that) {
				if (!(that !== null && that instanceof Regexp) || this.op !== that.op) return !1;
				switch (this.op) {
					case Regexp.Op.END_TEXT:
						if ((this.flags & RE2Flags.WAS_DOLLAR) !== (that.flags & RE2Flags.WAS_DOLLAR)) return !1;
						break;
					case Regexp.Op.LITERAL:
					case Regexp.Op.CHAR_CLASS:
						if ((this.flags & RE2Flags.FOLD_CASE) !== (that.flags & RE2Flags.FOLD_CASE)) return !1;
						if (this.runes === null && that.runes === null) break;
						if (this.runes === null || that.runes === null || this.runes.length !== that.runes.length) return !1;
						for (let i = 0; i < this.runes.length; i++) if (this.runes[i] !== that.runes[i]) return !1;
						break;
					case Regexp.Op.ALTERNATE:
					case Regexp.Op.CONCAT:
						if (this.subs.length !== that.subs.length) return !1;
						for (let i = 0; i < this.subs.length; ++i) if (!this.subs[i].equals(that.subs[i])) return !1;
						break;
					case Regexp.Op.STAR:
					case Regexp.Op.PLUS:
					case Regexp.Op.QUEST:
						if ((this.flags & RE2Flags.NON_GREEDY) !== (that.flags & RE2Flags.NON_GREEDY) || !this.subs[0].equals(that.subs[0])) return !1;
						break;
					case Regexp.Op.REPEAT:
						if ((this.flags & RE2Flags.NON_GREEDY) !== (that.flags & RE2Flags.NON_GREEDY) || this.min !== that.min || this.max !== that.max || !this.subs[0].equals(that.subs[0])) return !1;
						break;
					case Regexp.Op.CAPTURE:
						if (this.cap !== that.cap || (this.name === null ? that.name !== null : this.name !== that.name) || !this.subs[0].equals(that.subs[0])) return !1;
						break;
					case Regexp.Op.PLB:
					case Regexp.Op.NLB: if (this.lb !== that.lb || !this.subs[0].equals(that.subs[0])) return !1;
				}
				return !0;
			}
		}, RegexpWalker = class {
			static walk(root, handler) {
				let stack = [], re = root, result;
				for (;;) {
					if (re.subs.length === 0) result = handler.leaf(re);
					else {
						let state = handler.enter(re);
						if (state.result === void 0) {
							stack.push({
								re,
								state,
								i: 0
							}), re = re.subs[0];
							continue;
						}
						result = state.result;
					}
					for (;;) {
						if (stack.length === 0) return result;
						let frame = stack[stack.length - 1];
						if (handler.child(frame.re, frame.state, result, frame.i), frame.i++, frame.state.result === void 0 && frame.i < frame.re.subs.length) {
							re = frame.re.subs[frame.i];
							break;
						}
						stack.pop(), result = frame.state.result === void 0 ? handler.leave(frame.re, frame.state) : frame.state.result;
					}
				}
			}
		}, AhoCorasick = class {
			constructor(words, alphabetSize) {
				let edges = new Map(), parent = [0], unit = [0], depth = [0], terminal = [0];
				for (let word of words) {
					let node = 0;
					for (let i = 0; i < word.length; i++) {
						let key = node * alphabetSize + word[i], child = edges.get(key);
						child === void 0 && (child = parent.length, edges.set(key, child), parent.push(node), unit.push(word[i]), depth.push(depth[node] + 1), terminal.push(0)), node = child;
					}
					terminal[node] = 1;
				}
				let numNodes = parent.length, children = new Int32Array(numNodes - 1);
				for (let c = 1; c < numNodes; c++) children[c - 1] = c;
				children.sort((a, b) => parent[a] - parent[b] || unit[a] - unit[b]);
				let childStart = new Int32Array(numNodes + 1);
				for (let c = 1; c < numNodes; c++) childStart[parent[c] + 1]++;
				for (let n = 0; n < numNodes; n++) childStart[n + 1] += childStart[n];
				let childUnit = new Int32Array(numNodes - 1);
				for (let k = 0; k < children.length; k++) childUnit[k] = unit[children[k]];
				this.childStart = childStart, this.childUnit = childUnit, this.childNode = children;
				let byDepth = new Int32Array(numNodes);
				for (let n = 0; n < numNodes; n++) byDepth[n] = n;
				byDepth.sort((a, b) => depth[a] - depth[b]);
				let fail = new Int32Array(numNodes), match = Uint8Array.from(terminal);
				for (let k = 1; k < numNodes; k++) {
					let c = byDepth[k], p = parent[c];
					if (p !== 0) {
						let f = fail[p], next = this.next(f, unit[c]);
						for (; next < 0 && f !== 0;) f = fail[f], next = this.next(f, unit[c]);
						fail[c] = next >= 0 ? next : 0;
					}
					match[c] |= match[fail[c]];
				}
				this.fail = fail, this.match = match;
			}
			next(node, u) {
				let lo = this.childStart[node], hi = this.childStart[node + 1], units = this.childUnit;
				for (; lo < hi;) {
					let mid = lo + hi >> 1, m = units[mid];
					if (m === u) return this.childNode[mid];
					m < u ? lo = mid + 1 : hi = mid;
				}
				return -1;
			}
			advance(node, u) {
				for (;;) {
					let next = this.next(node, u);
					if (next >= 0) return next;
					if (node === 0) return 0;
					node = this.fail[node];
				}
			}
			searchUTF16(charSeq, start, end) {
				let node = 0;
				for (let i = start; i < end; i++) if (node = this.advance(node, charSeq.charCodeAt(i)), this.match[node] === 1) return !0;
				return !1;
			}
			searchUTF8(bytes, start, end) {
				let node = 0;
				for (let i = start; i < end; i++) if (node = this.advance(node, bytes[i]), this.match[node] === 1) return !0;
				return !1;
			}
		}, Prefilter = class Prefilter {
			static Type = {
				NONE: 0,
				EXACT: 1,
				AND: 2,
				OR: 3
			};
			static MAX_SCANS = 32;
			static MAX_AC_UNITS = 1 << 18;
			constructor(type) {
				this.type = type, this.subs = [], this.str = "", this.bytes = null, this.cost = +(type === Prefilter.Type.EXACT), this.allExact = !1, this.ac16 = null, this.ac8 = null;
			}
			automaton16() {
				if (this.ac16 === null) {
					let words = this.subs.map((s) => {
						let arr = Array(s.str.length);
						for (let i = 0; i < s.str.length; i++) arr[i] = s.str.charCodeAt(i);
						return arr;
					});
					this.ac16 = new AhoCorasick(words, 65536);
				}
				return this.ac16;
			}
			automaton8() {
				return this.ac8 === null && (this.ac8 = new AhoCorasick(this.subs.map((s) => s.bytes), 256)), this.ac8;
			}
			eval(input, pos) {
				switch (this.type) {
					case Prefilter.Type.NONE: return !0;
					case Prefilter.Type.EXACT: return input.hasString(this, pos);
					case Prefilter.Type.AND:
						for (let i = 0; i < this.subs.length; i++) if (!this.subs[i].eval(input, pos)) return !1;
						return !0;
					case Prefilter.Type.OR:
						if (this.allExact) return input.hasAnyString(this, pos);
						for (let i = 0; i < this.subs.length; i++) if (this.subs[i].eval(input, pos)) return !0;
						return !1;
					default: return !0;
				}
			}
		}, PrefilterTree = class PrefilterTree {
			static build(re) {
				return re ? RegexpWalker.walk(re, PrefilterTree.WALKER) : new Prefilter(Prefilter.Type.NONE);
			}
			static WALKER = {
				leaf: (re) => PrefilterTree.leaf(re),
				enter: (re) => PrefilterTree.enter(re),
				child: (re, state, result) => PrefilterTree.child(re, state, result),
				leave: (re, state) => PrefilterTree.leave(re, state)
			};
			static leaf(re) {
				if (re.op !== Regexp.Op.LITERAL || re.runes.length === 0 || (re.flags & RE2Flags.FOLD_CASE) !== 0) return new Prefilter(Prefilter.Type.NONE);
				let str = "";
				for (let i = 0; i < re.runes.length; i++) {
					if (Unicode.isUnsearchable(re.runes[i])) return new Prefilter(Prefilter.Type.NONE);
					str += String.fromCodePoint(re.runes[i]);
				}
				let pf = new Prefilter(Prefilter.Type.EXACT);
				return pf.str = str, pf.bytes = Utils.stringToUtf8ByteArray(pf.str), pf;
			}
			static enter(re) {
				switch (re.op) {
					case Regexp.Op.CAPTURE:
					case Regexp.Op.PLUS: return { sub: null };
					case Regexp.Op.REPEAT: return re.min >= 1 ? { sub: null } : { result: new Prefilter(Prefilter.Type.NONE) };
					case Regexp.Op.CONCAT: return {
						pf: new Prefilter(Prefilter.Type.AND),
						subs: []
					};
					case Regexp.Op.ALTERNATE: return {
						pf: new Prefilter(Prefilter.Type.OR),
						subs: []
					};
					default: return { result: new Prefilter(Prefilter.Type.NONE) };
				}
			}
			static child(re, state, s) {
				if (state.subs === void 0) state.sub = s;
				else if (state.pf.type === Prefilter.Type.AND) {
					if (s.type === Prefilter.Type.NONE) return;
					if (s.type === Prefilter.Type.AND) {
						for (let j = 0; j < s.subs.length; j++) state.subs.push(s.subs[j]);
						return;
					}
					state.subs.push(s);
				} else if (s.type === Prefilter.Type.NONE) state.result = new Prefilter(Prefilter.Type.NONE);
				else if (s.type === Prefilter.Type.OR) for (let j = 0; j < s.subs.length; j++) state.subs.push(s.subs[j]);
				else state.subs.push(s);
			}
			static leave(re, state) {
				if (state.subs === void 0) return state.sub;
				let pf = state.pf, seen = new Set(), subs = [];
				for (let sub of state.subs) {
					if (sub.type === Prefilter.Type.EXACT) {
						if (seen.has(sub.str)) continue;
						seen.add(sub.str);
					}
					subs.push(sub);
				}
				if (pf.type === Prefilter.Type.AND) {
					let kept = [], cost = 0;
					for (let sub of subs) cost + sub.cost > Prefilter.MAX_SCANS || (kept.push(sub), cost += sub.cost);
					return kept.length === 0 ? new Prefilter(Prefilter.Type.NONE) : kept.length === 1 ? kept[0] : (pf.subs = kept, pf.cost = cost, pf);
				}
				if (subs.length === 0) return new Prefilter(Prefilter.Type.NONE);
				if (subs.length === 1) return subs[0];
				pf.subs = subs;
				let allExact = !0, cost = 0, units = 0;
				for (let sub of subs) sub.type === Prefilter.Type.EXACT ? units += sub.bytes.length : allExact = !1, cost += sub.cost;
				return allExact ? units > Prefilter.MAX_AC_UNITS ? new Prefilter(Prefilter.Type.NONE) : (pf.allExact = !0, pf.cost = 1, pf) : cost > Prefilter.MAX_SCANS ? new Prefilter(Prefilter.Type.NONE) : (pf.cost = cost, pf);
			}
		}, PatchList = class {
			constructor(head = 0, tail = 0) {
				this.head = head, this.tail = tail;
			}
		}, Prog = class {
			constructor() {
				this.inst = [], this.start = 0, this.numCap = 2, this.lbStarts = [], this.numLb = 0, this.lbInst = null;
			}
			getInst(pc) {
				return this.inst[pc];
			}
			numInst() {
				return this.inst.length;
			}
			addInst(op) {
				this.inst.push(new Inst(op));
			}
			markLookbehindInsts() {
				let lbInst = new Uint8Array(this.inst.length), pending = this.lbStarts.slice();
				for (; pending.length > 0;) {
					let pc = pending.pop();
					if (pc === 0 || lbInst[pc] === 1) continue;
					lbInst[pc] = 1;
					let i = this.inst[pc];
					switch (i.op) {
						case Inst.ALT:
						case Inst.ALT_MATCH:
							pending.push(i.out, i.arg);
							break;
						case Inst.MATCH:
						case Inst.FAIL: break;
						default: pending.push(i.out);
					}
				}
				this.lbInst = lbInst;
			}
			skipNop(pc) {
				let i = this.inst[pc];
				for (; i.op === Inst.NOP || i.op === Inst.CAPTURE;) i = this.inst[pc], pc = i.out;
				return i;
			}
			prefix() {
				let prefix = "", i = this.skipNop(this.start);
				if (!Inst.isRuneOp(i.op) || i.runes.length !== 1) return [i.op === Inst.MATCH, prefix];
				for (; Inst.isRuneOp(i.op) && i.runes.length === 1 && (i.arg & RE2Flags.FOLD_CASE) === 0 && !Unicode.isUnsearchable(i.runes[0]);) prefix += String.fromCodePoint(i.runes[0]), i = this.skipNop(i.out);
				return [i.op === Inst.MATCH, prefix];
			}
			startCond() {
				let flag = 0, pc = this.start;
				loop: for (;;) {
					let i = this.inst[pc];
					switch (i.op) {
						case Inst.EMPTY_WIDTH:
							flag |= i.arg;
							break;
						case Inst.FAIL: return -1;
						case Inst.CAPTURE:
						case Inst.NOP: break;
						default: break loop;
					}
					pc = i.out;
				}
				return flag;
			}
			patch(l, val) {
				let head = l.head;
				for (; head !== 0;) {
					let i = this.inst[head >> 1];
					head & 1 ? (head = i.arg, i.arg = val) : (head = i.out, i.out = val);
				}
			}
			append(l1, l2) {
				if (l1.head === 0) return l2;
				if (l2.head === 0) return l1;
				let i = this.inst[l1.tail >> 1];
				return l1.tail & 1 ? i.arg = l2.head : i.out = l2.head, new PatchList(l1.head, l2.tail);
			}
			toString() {
				let out = "";
				for (let pc = 0; pc < this.inst.length; pc++) {
					let len = out.length;
					out += pc, pc === this.start && (out += "*"), out += "        ".substring(out.length - len), out += this.inst[pc], out += "\n";
				}
				return out;
			}
		};
		let ANY_RUNE_NOT_NL = new Int32Array([
			0,
			Codepoint.CODES["\n"] - 1,
			Codepoint.CODES["\n"] + 1,
			Unicode.MAX_RUNE
		]), ANY_RUNE = new Int32Array([0, Unicode.MAX_RUNE]);
		var Frag = class {
			constructor(i = 0, out = new PatchList(), nullable = !1) {
				this.i = i, this.out = out, this.nullable = nullable;
			}
		}, Compiler = class Compiler {
			static compileRegexp(re) {
				let c = new Compiler(), f = c.compile(re);
				return c.prog.patch(f.out, c.newInst(Inst.MATCH).i), c.prog.start = f.i, c.prog.markLookbehindInsts(), c.prog;
			}
			static compileSet(regexps) {
				let c = new Compiler();
				if (regexps.length === 0) return c.prog.start = c.newInst(Inst.FAIL).i, c.prog.markLookbehindInsts(), c.prog;
				let starts = [];
				for (let i = 0; i < regexps.length; i++) {
					c.lbOffset = c.prog.numLb;
					let f = c.compile(regexps[i]), m = c.newInst(Inst.MATCH);
					c.prog.getInst(m.i).arg = i, c.prog.patch(f.out, m.i), starts.push(f.i);
				}
				let start = starts[0];
				for (let i = 1; i < starts.length; i++) {
					let f = c.newInst(Inst.ALT), inst = c.prog.getInst(f.i);
					inst.out = start, inst.arg = starts[i], start = f.i;
				}
				return c.prog.start = start, c.prog.markLookbehindInsts(), c.prog;
			}
			constructor() {
				this.prog = new Prog(), this.newInst(Inst.FAIL), this.lbOffset = 0, this.runeCache = new Map(), this.walker = {
					leaf: (re) => this.leaf(re),
					enter: (re) => this.enter(re),
					child: (re, state, result) => this.child(re, state, result),
					leave: (re, state) => this.leave(re, state)
				};
			}
			newInst(op) {
				return this.prog.addInst(op), new Frag(this.prog.numInst() - 1, new PatchList(), !0);
			}
			nop() {
				let f = this.newInst(Inst.NOP);
				return f.out = new PatchList(f.i << 1, f.i << 1), f;
			}
			fail() {
				return new Frag();
			}
			cap(arg) {
				let f = this.newInst(Inst.CAPTURE);
				return f.out = new PatchList(f.i << 1, f.i << 1), this.prog.getInst(f.i).arg = arg, this.prog.numCap < arg + 1 && (this.prog.numCap = arg + 1), f;
			}
			cat(f1, f2) {
				return f1.i === 0 || f2.i === 0 ? (this.prog.patch(f1.out, 0), this.prog.patch(f2.out, 0), this.fail()) : (this.prog.patch(f1.out, f2.i), new Frag(f1.i, f2.out, f1.nullable && f2.nullable));
			}
			alt(f1, f2) {
				if (f1.i === 0) return f2;
				if (f2.i === 0) return f1;
				let f = this.newInst(Inst.ALT), i = this.prog.getInst(f.i);
				return i.out = f1.i, i.arg = f2.i, f.out = this.prog.append(f1.out, f2.out), f.nullable = f1.nullable || f2.nullable, f;
			}
			loop(f1, nongreedy) {
				let f = this.newInst(Inst.ALT), i = this.prog.getInst(f.i);
				return nongreedy ? (i.arg = f1.i, f.out = new PatchList(f.i << 1, f.i << 1)) : (i.out = f1.i, f.out = new PatchList(f.i << 1 | 1, f.i << 1 | 1)), this.prog.patch(f1.out, f.i), f;
			}
			quest(f1, nongreedy) {
				if (f1.i === 0) return this.nop();
				let f = this.newInst(Inst.ALT), i = this.prog.getInst(f.i);
				return nongreedy ? (i.arg = f1.i, f.out = new PatchList(f.i << 1, f.i << 1)) : (i.out = f1.i, f.out = new PatchList(f.i << 1 | 1, f.i << 1 | 1)), f.out = this.prog.append(f.out, f1.out), f;
			}
			star(f1, nongreedy) {
				return f1.i === 0 ? this.nop() : f1.nullable ? this.quest(this.plus(f1, nongreedy), nongreedy) : this.loop(f1, nongreedy);
			}
			plus(f1, nongreedy) {
				return f1.i === 0 ? this.fail() : new Frag(f1.i, this.loop(f1, nongreedy).out, f1.nullable);
			}
			empty(op) {
				let f = this.newInst(Inst.EMPTY_WIDTH);
				return this.prog.getInst(f.i).arg = op, f.out = new PatchList(f.i << 1, f.i << 1), f;
			}
			rune(runes, flags) {
				let f = this.newInst(Inst.RUNE);
				f.nullable = !1;
				let i = this.prog.getInst(f.i);
				return i.runes = runes, flags &= RE2Flags.FOLD_CASE, (runes.length !== 1 || Unicode.simpleFold(runes[0]) === runes[0]) && (flags &= ~RE2Flags.FOLD_CASE), i.arg = flags, f.out = new PatchList(f.i << 1, f.i << 1), (flags & RE2Flags.FOLD_CASE) === 0 && runes.length === 1 || runes.length === 2 && runes[0] === runes[1] ? i.op = Inst.RUNE1 : runes.length === 2 && runes[0] === 0 && runes[1] === Unicode.MAX_RUNE ? i.op = Inst.RUNE_ANY : runes.length === 4 && runes[0] === 0 && runes[1] === Codepoint.CODES["\n"] - 1 && runes[2] === Codepoint.CODES["\n"] + 1 && runes[3] === Unicode.MAX_RUNE && (i.op = Inst.RUNE_ANY_NOT_NL), f;
			}
			lookBehind(a, parsedLb) {
				let lb = Math.sign(parsedLb) * (Math.abs(parsedLb) + this.lbOffset), id = this.newInst(Inst.LB_WRITE);
				this.prog.getInst(id.i).arg = lb;
				let any = this.rune(ANY_RUNE, 0), dotStar = this.star(any, !0), lbAutomaton = this.cat(dotStar, a);
				this.prog.patch(lbAutomaton.out, id.i);
				let checkId = this.newInst(Inst.LB_CHECK);
				return this.prog.getInst(checkId.i).arg = lb, this.prog.lbStarts.push(lbAutomaton.i), Math.abs(lb) > this.prog.numLb && (this.prog.numLb = Math.abs(lb)), checkId.out = new PatchList(checkId.i << 1, checkId.i << 1), checkId;
			}
			compile(re) {
				return RegexpWalker.walk(re, this.walker);
			}
			leaf(re) {
				switch (re.op) {
					case Regexp.Op.NO_MATCH: return this.fail();
					case Regexp.Op.EMPTY_MATCH: return this.nop();
					case Regexp.Op.LITERAL: {
						if (re.runes.length === 0) return this.nop();
						let f = null;
						for (let r of re.runes) {
							let singleRune = this.runeCache.get(r);
							singleRune === void 0 && (singleRune = new Int32Array([r]), this.runeCache.set(r, singleRune));
							let f1 = this.rune(singleRune, re.flags);
							f = f === null ? f1 : this.cat(f, f1);
						}
						return f;
					}
					case Regexp.Op.CHAR_CLASS: return this.rune(re.runes, re.flags);
					case Regexp.Op.ANY_CHAR_NOT_NL: return this.rune(ANY_RUNE_NOT_NL, 0);
					case Regexp.Op.ANY_CHAR: return this.rune(ANY_RUNE, 0);
					case Regexp.Op.BEGIN_LINE: return this.empty(Utils.EMPTY_BEGIN_LINE);
					case Regexp.Op.END_LINE: return this.empty(Utils.EMPTY_END_LINE);
					case Regexp.Op.BEGIN_TEXT: return this.empty(Utils.EMPTY_BEGIN_TEXT);
					case Regexp.Op.END_TEXT: return this.empty(Utils.EMPTY_END_TEXT);
					case Regexp.Op.WORD_BOUNDARY: return this.empty(Utils.EMPTY_WORD_BOUNDARY);
					case Regexp.Op.NO_WORD_BOUNDARY: return this.empty(Utils.EMPTY_NO_WORD_BOUNDARY);
					case Regexp.Op.CONCAT:
					case Regexp.Op.ALTERNATE: return this.nop();
					default: throw new RE2JSCompileException("regexp: unhandled case in compile");
				}
			}
			enter(re) {
				switch (re.op) {
					case Regexp.Op.PLB:
					case Regexp.Op.NLB:
					case Regexp.Op.STAR:
					case Regexp.Op.PLUS:
					case Regexp.Op.QUEST: return { sub: null };
					case Regexp.Op.CAPTURE: return {
						bra: this.cap(re.cap << 1),
						sub: null
					};
					case Regexp.Op.CONCAT:
					case Regexp.Op.ALTERNATE: return { f: null };
					default: throw new RE2JSCompileException("regexp: unhandled case in compile");
				}
			}
			child(re, state, f1) {
				re.op === Regexp.Op.CONCAT ? state.f = state.f === null ? f1 : this.cat(state.f, f1) : re.op === Regexp.Op.ALTERNATE ? state.f = state.f === null ? f1 : this.alt(state.f, f1) : state.sub = f1;
			}
			leave(re, state) {
				switch (re.op) {
					case Regexp.Op.PLB:
					case Regexp.Op.NLB: return this.lookBehind(state.sub, re.lb);
					case Regexp.Op.CAPTURE: {
						let ket = this.cap(re.cap << 1 | 1);
						return this.cat(this.cat(state.bra, state.sub), ket);
					}
					case Regexp.Op.STAR: return this.star(state.sub, (re.flags & RE2Flags.NON_GREEDY) !== 0);
					case Regexp.Op.PLUS: return this.plus(state.sub, (re.flags & RE2Flags.NON_GREEDY) !== 0);
					case Regexp.Op.QUEST: return this.quest(state.sub, (re.flags & RE2Flags.NON_GREEDY) !== 0);
					case Regexp.Op.CONCAT:
					case Regexp.Op.ALTERNATE: return state.f;
					default: throw new RE2JSCompileException("regexp: unhandled case in compile");
				}
			}
		}, Simplify = class Simplify {
			static simplify(re) {
				return re === null ? null : RegexpWalker.walk(re, Simplify.WALKER);
			}
			static WALKER = {
				leaf: (re) => Simplify.leaf(re),
				enter: (re) => Simplify.enter(re),
				child: (re, state, result, i) => Simplify.child(re, state, result, i),
				leave: (re, state) => Simplify.leave(re, state)
			};
			static leaf(re) {
				if (re.op === Regexp.Op.CHAR_CLASS) {
					if (re.runes === null) return re;
					if (re.runes.length === 0) return new Regexp(Regexp.Op.NO_MATCH);
					if (re.runes.length === 2 && re.runes[0] === 0 && re.runes[1] === Unicode.MAX_RUNE) return new Regexp(Regexp.Op.ANY_CHAR);
					if (re.runes.length === 4 && re.runes[0] === 0 && re.runes[1] === Codepoint.CODES["\n"] - 1 && re.runes[2] === Codepoint.CODES["\n"] + 1 && re.runes[3] === Unicode.MAX_RUNE) return new Regexp(Regexp.Op.ANY_CHAR_NOT_NL);
				}
				return re;
			}
			static enter(re) {
				switch (re.op) {
					case Regexp.Op.PLB:
					case Regexp.Op.NLB:
					case Regexp.Op.CAPTURE:
					case Regexp.Op.STAR:
					case Regexp.Op.PLUS:
					case Regexp.Op.QUEST: return { sub: null };
					case Regexp.Op.CONCAT:
					case Regexp.Op.ALTERNATE: return {
						subs: [],
						changed: !1
					};
					case Regexp.Op.REPEAT: return re.min === 0 && re.max === 0 ? { result: new Regexp(Regexp.Op.EMPTY_MATCH) } : { sub: null };
					default: return { result: re };
				}
			}
			static child(re, state, nsub, i) {
				if (state.subs === void 0) state.sub = nsub;
				else {
					if (nsub !== re.subs[i] && (state.changed = !0), re.op === Regexp.Op.CONCAT) {
						if (nsub.op === Regexp.Op.NO_MATCH) {
							state.result = new Regexp(Regexp.Op.NO_MATCH);
							return;
						}
						if (nsub.op === Regexp.Op.EMPTY_MATCH) {
							state.changed = !0;
							return;
						}
						if (nsub.op === Regexp.Op.CONCAT) {
							state.changed = !0;
							for (let j = 0; j < nsub.subs.length; j++) state.subs.push(nsub.subs[j]);
							return;
						}
					} else {
						if (nsub.op === Regexp.Op.NO_MATCH) {
							state.changed = !0;
							return;
						}
						if (nsub.op === Regexp.Op.ALTERNATE) {
							state.changed = !0;
							for (let j = 0; j < nsub.subs.length; j++) state.subs.push(nsub.subs[j]);
							return;
						}
					}
					state.subs.push(nsub);
				}
			}
			static leave(re, state) {
				switch (re.op) {
					case Regexp.Op.PLB:
					case Regexp.Op.NLB:
					case Regexp.Op.CAPTURE: {
						let sub = state.sub;
						if (sub !== re.subs[0]) {
							let nre = Regexp.fromRegexp(re);
							return nre.runes = new Int32Array(), nre.subs = [sub], nre;
						}
						return re;
					}
					case Regexp.Op.CONCAT:
					case Regexp.Op.ALTERNATE:
						if (state.changed) {
							let newSubs = state.subs;
							if (newSubs.length === 0) return new Regexp(re.op === Regexp.Op.CONCAT ? Regexp.Op.EMPTY_MATCH : Regexp.Op.NO_MATCH);
							if (newSubs.length === 1) return newSubs[0];
							let nre = Regexp.fromRegexp(re);
							return nre.runes = new Int32Array(), nre.subs = newSubs, nre;
						}
						return re;
					case Regexp.Op.STAR:
					case Regexp.Op.PLUS:
					case Regexp.Op.QUEST: return Simplify.simplify1(re.op, re.flags, state.sub, re);
					case Regexp.Op.REPEAT: return Simplify.simplifyRepeat(re, state.sub);
					default: return re;
				}
			}
			static simplifyRepeat(re, sub) {
				if (re.max === -1) {
					if (re.min === 0) return Simplify.simplify1(Regexp.Op.STAR, re.flags, sub, null);
					if (re.min === 1) return Simplify.simplify1(Regexp.Op.PLUS, re.flags, sub, null);
					let subs = [];
					for (let i = 0; i < re.min - 1; i++) subs.push(sub);
					return subs.push(Simplify.simplify1(Regexp.Op.PLUS, re.flags, sub, null)), Simplify.concat(subs);
				}
				if (re.min === 1 && re.max === 1) return sub;
				let prefixSubs = null;
				if (re.min > 0) {
					prefixSubs = [];
					for (let i = 0; i < re.min; i++) prefixSubs.push(sub);
				}
				if (re.max > re.min) {
					let suffix = Simplify.simplify1(Regexp.Op.QUEST, re.flags, sub, null);
					for (let i = re.min + 1; i < re.max; i++) suffix = Simplify.simplify1(Regexp.Op.QUEST, re.flags, Simplify.concat([sub, suffix]), null);
					if (prefixSubs === null) return suffix;
					prefixSubs.push(suffix);
				}
				return prefixSubs === null ? new Regexp(Regexp.Op.NO_MATCH) : Simplify.concat(prefixSubs);
			}
			static concat(subs) {
				let newSubs = [];
				for (let i = 0; i < subs.length; i++) {
					let sub = subs[i];
					if (sub.op === Regexp.Op.NO_MATCH) return new Regexp(Regexp.Op.NO_MATCH);
					if (sub.op !== Regexp.Op.EMPTY_MATCH) {
						if (sub.op === Regexp.Op.CONCAT) for (let j = 0; j < sub.subs.length; j++) newSubs.push(sub.subs[j]);
						else newSubs.push(sub);
					}
				}
				if (newSubs.length === 0) return new Regexp(Regexp.Op.EMPTY_MATCH);
				if (newSubs.length === 1) return newSubs[0];
				let nre = new Regexp(Regexp.Op.CONCAT);
				return nre.subs = newSubs, nre;
			}
			static simplify1(op, flags, sub, re) {
				if (sub.op === Regexp.Op.EMPTY_MATCH) return sub;
				if (sub.op === Regexp.Op.NO_MATCH) return op === Regexp.Op.PLUS ? sub : new Regexp(Regexp.Op.EMPTY_MATCH);
				if (op === sub.op && (flags & RE2Flags.NON_GREEDY) === (sub.flags & RE2Flags.NON_GREEDY)) return sub;
				if (re !== null && re.op === op && (re.flags & RE2Flags.NON_GREEDY) === (flags & RE2Flags.NON_GREEDY) && sub === re.subs[0]) return re;
				let nre = new Regexp(op);
				return nre.flags = flags, nre.subs = [sub], nre;
			}
		}, CharGroup = class {
			constructor(sign, cls) {
				this.sign = sign, this.cls = cls;
			}
		};
		let code1 = [48, 57], code2 = [
			9,
			10,
			12,
			13,
			32,
			32
		], code3 = [
			48,
			57,
			65,
			90,
			95,
			95,
			97,
			122
		], PERL_GROUPS = new Map([
			["\\d", new CharGroup(1, code1)],
			["\\D", new CharGroup(-1, code1)],
			["\\s", new CharGroup(1, code2)],
			["\\S", new CharGroup(-1, code2)],
			["\\w", new CharGroup(1, code3)],
			["\\W", new CharGroup(-1, code3)]
		]), code4 = [
			48,
			57,
			65,
			90,
			97,
			122
		], code5 = [
			65,
			90,
			97,
			122
		], code6 = [0, 127], code7 = [
			9,
			9,
			32,
			32
		], code8 = [
			0,
			31,
			127,
			127
		], code9 = [48, 57], code10 = [33, 126], code11 = [97, 122], code12 = [32, 126], code13 = [
			33,
			47,
			58,
			64,
			91,
			96,
			123,
			126
		], code14 = [
			9,
			13,
			32,
			32
		], code15 = [65, 90], code16 = [
			48,
			57,
			65,
			90,
			95,
			95,
			97,
			122
		], code17 = [
			48,
			57,
			65,
			70,
			97,
			102
		], POSIX_GROUPS = new Map([
			["[:alnum:]", new CharGroup(1, code4)],
			["[:^alnum:]", new CharGroup(-1, code4)],
			["[:alpha:]", new CharGroup(1, code5)],
			["[:^alpha:]", new CharGroup(-1, code5)],
			["[:ascii:]", new CharGroup(1, code6)],
			["[:^ascii:]", new CharGroup(-1, code6)],
			["[:blank:]", new CharGroup(1, code7)],
			["[:^blank:]", new CharGroup(-1, code7)],
			["[:cntrl:]", new CharGroup(1, code8)],
			["[:^cntrl:]", new CharGroup(-1, code8)],
			["[:digit:]", new CharGroup(1, code9)],
			["[:^digit:]", new CharGroup(-1, code9)],
			["[:graph:]", new CharGroup(1, code10)],
			["[:^graph:]", new CharGroup(-1, code10)],
			["[:lower:]", new CharGroup(1, code11)],
			["[:^lower:]", new CharGroup(-1, code11)],
			["[:print:]", new CharGroup(1, code12)],
			["[:^print:]", new CharGroup(-1, code12)],
			["[:punct:]", new CharGroup(1, code13)],
			["[:^punct:]", new CharGroup(-1, code13)],
			["[:space:]", new CharGroup(1, code14)],
			["[:^space:]", new CharGroup(-1, code14)],
			["[:upper:]", new CharGroup(1, code15)],
			["[:^upper:]", new CharGroup(-1, code15)],
			["[:word:]", new CharGroup(1, code16)],
			["[:^word:]", new CharGroup(-1, code16)],
			["[:xdigit:]", new CharGroup(1, code17)],
			["[:^xdigit:]", new CharGroup(-1, code17)]
		]);
		var CharClass = class CharClass {
			static charClassToString(r, len) {
				let result = "[";
				for (let i = 0; i < len; i += 2) {
					i > 0 && (result += " ");
					let lo = r[i], hi = r[i + 1];
					result += lo === hi ? `0x${lo.toString(16)}` : `0x${lo.toString(16)}-0x${hi.toString(16)}`;
				}
				return result += "]", result;
			}
			static sortRanges(array, len) {
				let n = len >> 1, order = Array(n);
				for (let i = 0; i < n; i++) order[i] = i;
				order.sort((a, b) => array[2 * a] - array[2 * b] || array[2 * b + 1] - array[2 * a + 1]);
				let sorted = array.slice(0, len);
				for (let i = 0; i < n; i++) array[2 * i] = sorted[2 * order[i]], array[2 * i + 1] = sorted[2 * order[i] + 1];
			}
			constructor(r = Utils.emptyInts()) {
				this.r = r, this.len = r.length;
			}
			toArray() {
				return this.r instanceof Int32Array ? this.len === this.r.length ? this.r : this.r.subarray(0, this.len) : new Int32Array(this.len === this.r.length ? this.r : this.r.slice(0, this.len));
			}
			toGrowableArray() {
				return Array.isArray(this.r) ? (this.r.length = this.len, this.r) : Array.from(this.r.subarray(0, this.len));
			}
			cleanClass() {
				if (this.len < 4) return this;
				CharClass.sortRanges(this.r, this.len);
				let w = 2;
				for (let i = 2; i < this.len; i += 2) {
					let lo = this.r[i], hi = this.r[i + 1];
					lo <= this.r[w - 1] + 1 ? hi > this.r[w - 1] && (this.r[w - 1] = hi) : (this.r[w] = lo, this.r[w + 1] = hi, w += 2);
				}
				return this.len = w, this;
			}
			appendLiteral(x, flags) {
				return (flags & RE2Flags.FOLD_CASE) === 0 ? this.appendRange(x, x) : this.appendFoldedRange(x, x);
			}
			appendRange(lo, hi) {
				if (this.len > 0) {
					for (let i = 2; i <= 4; i += 2) if (this.len >= i) {
						let rlo = this.r[this.len - i], rhi = this.r[this.len - i + 1];
						if (lo <= rhi + 1 && rlo <= hi + 1) return lo < rlo && (this.r[this.len - i] = lo), hi > rhi && (this.r[this.len - i + 1] = hi), this;
					}
				}
				return this.r[this.len++] = lo, this.r[this.len++] = hi, this;
			}
			appendFoldedRange(lo, hi) {
				if (lo <= Unicode.MIN_FOLD && hi >= Unicode.MAX_FOLD || hi < Unicode.MIN_FOLD || lo > Unicode.MAX_FOLD) return this.appendRange(lo, hi);
				lo < Unicode.MIN_FOLD && (this.appendRange(lo, Unicode.MIN_FOLD - 1), lo = Unicode.MIN_FOLD), hi > Unicode.MAX_FOLD && (this.appendRange(Unicode.MAX_FOLD + 1, hi), hi = Unicode.MAX_FOLD);
				for (let c = lo; c <= hi; c++) {
					this.appendRange(c, c);
					for (let f = Unicode.simpleFold(c); f !== c; f = Unicode.simpleFold(f)) this.appendRange(f, f);
				}
				return this;
			}
			appendClass(x) {
				for (let i = 0; i < x.length; i += 2) this.appendRange(x[i], x[i + 1]);
				return this;
			}
			appendFoldedClass(x) {
				for (let i = 0; i < x.length; i += 2) this.appendFoldedRange(x[i], x[i + 1]);
				return this;
			}
			appendNegatedClass(x) {
				let nextLo = 0;
				for (let i = 0; i < x.length; i += 2) {
					let lo = x[i], hi = x[i + 1];
					nextLo <= lo - 1 && this.appendRange(nextLo, lo - 1), nextLo = hi + 1;
				}
				return nextLo <= Unicode.MAX_RUNE && this.appendRange(nextLo, Unicode.MAX_RUNE), this;
			}
			appendTable(table) {
				for (let i = 0; i < table.length; ++i) {
					let lo = table.getLo(i), hi = table.getHi(i), stride = table.getStride(i);
					if (stride === 1) this.appendRange(lo, hi);
					else for (let c = lo; c <= hi; c += stride) this.appendRange(c, c);
				}
				return this;
			}
			appendNegatedTable(table) {
				let nextLo = 0;
				for (let i = 0; i < table.length; ++i) {
					let lo = table.getLo(i), hi = table.getHi(i), stride = table.getStride(i);
					if (stride === 1) nextLo <= lo - 1 && this.appendRange(nextLo, lo - 1), nextLo = hi + 1;
					else for (let c = lo; c <= hi; c += stride) nextLo <= c - 1 && this.appendRange(nextLo, c - 1), nextLo = c + 1;
				}
				return nextLo <= Unicode.MAX_RUNE && this.appendRange(nextLo, Unicode.MAX_RUNE), this;
			}
			appendTableWithSign(table, sign) {
				return sign < 0 ? this.appendNegatedTable(table) : this.appendTable(table);
			}
			negateClass() {
				let nextLo = 0, w = 0;
				for (let i = 0; i < this.len; i += 2) {
					let lo = this.r[i], hi = this.r[i + 1];
					nextLo <= lo - 1 && (this.r[w] = nextLo, this.r[w + 1] = lo - 1, w += 2), nextLo = hi + 1;
				}
				return this.len = w, nextLo <= Unicode.MAX_RUNE && (this.r[this.len++] = nextLo, this.r[this.len++] = Unicode.MAX_RUNE), this;
			}
			appendClassWithSign(x, sign) {
				return sign < 0 ? this.appendNegatedClass(x) : this.appendClass(x);
			}
			appendGroup(g, foldCase) {
				let cls = g.cls;
				return foldCase && (cls = new CharClass().appendFoldedClass(cls).cleanClass().toArray()), this.appendClassWithSign(cls, g.sign);
			}
			toString() {
				return CharClass.charClassToString(this.r, this.len);
			}
		}, StringIterator = class {
			constructor(str) {
				this.str = str, this.position = 0;
			}
			pos() {
				return this.position;
			}
			rewindTo(pos) {
				this.position = pos;
			}
			more() {
				return this.position < this.str.length;
			}
			peek() {
				return this.str.codePointAt(this.position);
			}
			skip(n) {
				this.position += n;
			}
			skipString(s) {
				this.position += s.length;
			}
			pop() {
				let r = this.str.codePointAt(this.position);
				return this.position += Utils.charCount(r), r;
			}
			lookingAt(s) {
				return this.str.startsWith(s, this.position);
			}
			rest() {
				return this.str.substring(this.position);
			}
			from(beforePos) {
				return this.str.substring(beforePos, this.position);
			}
			toString() {
				return this.rest();
			}
		}, Parser = class Parser {
			static ERR_INTERNAL_ERROR = "regexp/syntax: internal error";
			static ERR_INVALID_CHAR_RANGE = "invalid character class range";
			static ERR_INVALID_ESCAPE = "invalid escape sequence";
			static ERR_INVALID_NAMED_CAPTURE = "invalid named capture";
			static ERR_INVALID_PERL_OP = "invalid or unsupported Perl syntax";
			static ERR_INVALID_REPEAT_OP = "invalid nested repetition operator";
			static ERR_INVALID_REPEAT_SIZE = "invalid repeat count";
			static ERR_MISSING_BRACKET = "missing closing ]";
			static ERR_MISSING_PAREN = "missing closing )";
			static ERR_MISSING_REPEAT_ARGUMENT = "missing argument to repetition operator";
			static ERR_TRAILING_BACKSLASH = "trailing backslash at end of expression";
			static ERR_DUPLICATE_NAMED_CAPTURE = "duplicate capture group name";
			static ERR_UNEXPECTED_PAREN = "unexpected )";
			static ERR_NESTING_DEPTH = "expression nests too deeply";
			static ERR_LARGE = "expression too large";
			static ERR_INVALID_CAPTURE_IN_LOOKBEHIND = "invalid capture in lookbehind";
			static MAX_HEIGHT = 1e3;
			static MAX_SIZE = 1398101;
			static MAX_RUNES = 33554432;
			static ANY_TABLE = new UnicodeRangeTable(new Uint32Array([
				0,
				Unicode.MAX_RUNE,
				1
			]));
			static ASCII_TABLE = new UnicodeRangeTable(new Uint32Array([
				0,
				127,
				1
			]));
			static ASCII_FOLD_TABLE = new UnicodeRangeTable(new Uint32Array([
				0,
				127,
				1,
				383,
				383,
				1,
				8490,
				8490,
				1
			]));
			static unicodeTable(name) {
				return name === "Any" ? {
					tab: Parser.ANY_TABLE,
					fold: Parser.ANY_TABLE,
					sign: 1
				} : name === "Ascii" ? {
					tab: Parser.ASCII_TABLE,
					fold: Parser.ASCII_FOLD_TABLE,
					sign: 1
				} : name === "Assigned" ? {
					tab: UnicodeTables.CATEGORIES.get("Cn"),
					fold: UnicodeTables.CATEGORIES.get("Cn"),
					sign: -1
				} : name === "Lc" ? {
					tab: UnicodeTables.CATEGORIES.get("LC"),
					fold: UnicodeTables.FOLD_CATEGORIES.get("LC"),
					sign: 1
				} : UnicodeTables.CATEGORIES.has(name) ? {
					tab: UnicodeTables.CATEGORIES.get(name),
					fold: UnicodeTables.FOLD_CATEGORIES.get(name),
					sign: 1
				} : UnicodeTables.SCRIPTS.has(name) ? {
					tab: UnicodeTables.SCRIPTS.get(name),
					fold: UnicodeTables.FOLD_SCRIPT.get(name),
					sign: 1
				} : null;
			}
			static minFoldRune(r) {
				if (r < Unicode.MIN_FOLD || r > Unicode.MAX_FOLD) return r;
				let min = r, r0 = r;
				for (r = Unicode.simpleFold(r); r !== r0; r = Unicode.simpleFold(r)) min > r && (min = r);
				return min;
			}
			static leadingRegexp(re) {
				if (re.op === Regexp.Op.EMPTY_MATCH) return null;
				if (re.op === Regexp.Op.CONCAT && re.subs.length > 0) {
					let sub = re.subs[0];
					return sub.op === Regexp.Op.EMPTY_MATCH ? null : sub;
				}
				return re;
			}
			static literalRegexp(s, flags) {
				let re = new Regexp(Regexp.Op.LITERAL);
				return re.flags = flags, re.runes = Utils.stringToRunes(s), re;
			}
			static parse(pattern, flags) {
				return new Parser(pattern, flags).parseInternal();
			}
			static parseRepeat(t) {
				let start = t.pos();
				if (!t.more() || !t.lookingAt("{")) return -1;
				t.skip(1);
				let min = Parser.parseInt(t);
				if (min === -1 || !t.more()) return -1;
				let max;
				if (!t.lookingAt(",")) max = min;
				else {
					if (t.skip(1), !t.more()) return -1;
					if (t.lookingAt("}")) max = -1;
					else if ((max = Parser.parseInt(t)) === -1) return -1;
				}
				if (!t.more() || !t.lookingAt("}")) return -1;
				if (t.skip(1), min < 0 || min > 1e3 || max === -2 || max > 1e3 || max >= 0 && min > max) throw new RE2JSSyntaxException(Parser.ERR_INVALID_REPEAT_SIZE, t.from(start));
				return min << 16 | max & Unicode.MAX_BMP;
			}
			static isValidCaptureName(name) {
				if (name.length === 0) return !1;
				for (let i = 0; i < name.length; i++) {
					let c = name.codePointAt(i);
					if (c !== Codepoint.CODES._ && !Utils.isalnum(c)) return !1;
				}
				return !0;
			}
			static parseInt(t) {
				let start = t.pos();
				for (; t.more() && t.peek() >= Codepoint.CODES[0] && t.peek() <= Codepoint.CODES[9];) t.skip(1);
				let n = t.from(start);
				return n.length === 0 || n.length > 1 && n.codePointAt(0) === Codepoint.CODES[0] ? -1 : n.length > 8 ? -2 : parseInt(n, 10);
			}
			static isCharClass(re) {
				return re.op === Regexp.Op.LITERAL && re.runes.length === 1 || re.op === Regexp.Op.CHAR_CLASS || re.op === Regexp.Op.ANY_CHAR_NOT_NL || re.op === Regexp.Op.ANY_CHAR;
			}
			static matchRune(re, r) {
				switch (re.op) {
					case Regexp.Op.LITERAL: return re.runes.length === 1 && re.runes[0] === r;
					case Regexp.Op.CHAR_CLASS:
						for (let i = 0; i < re.runes.length; i += 2) if (re.runes[i] <= r && r <= re.runes[i + 1]) return !0;
						return !1;
					case Regexp.Op.ANY_CHAR_NOT_NL: return r !== Codepoint.CODES["\n"];
					case Regexp.Op.ANY_CHAR: return !0;
				}
				return !1;
			}
			static mergeCharClass(dst, src) {
				switch (dst.op) {
					case Regexp.Op.ANY_CHAR: break;
					case Regexp.Op.ANY_CHAR_NOT_NL:
						Parser.matchRune(src, Codepoint.CODES["\n"]) && (dst.op = Regexp.Op.ANY_CHAR);
						break;
					case Regexp.Op.CHAR_CLASS: {
						let cc = new CharClass(Array.isArray(dst.runes) ? dst.runes : Array.from(dst.runes));
						src.op === Regexp.Op.LITERAL ? cc.appendLiteral(src.runes[0], src.flags) : cc.appendClass(src.runes), dst.runes = cc.toGrowableArray();
						break;
					}
					case Regexp.Op.LITERAL:
						if (src.runes[0] === dst.runes[0] && src.flags === dst.flags) break;
						dst.op = Regexp.Op.CHAR_CLASS, dst.runes = new CharClass().appendLiteral(dst.runes[0], dst.flags).appendLiteral(src.runes[0], src.flags).toGrowableArray();
				}
			}
			static parseEscape(t) {
				let startPos = t.pos();
				if (t.skip(1), !t.more()) throw new RE2JSSyntaxException(Parser.ERR_TRAILING_BACKSLASH);
				let c = t.pop();
				bigswitch: switch (c) {
					case Codepoint.CODES[1]:
					case Codepoint.CODES[2]:
					case Codepoint.CODES[3]:
					case Codepoint.CODES[4]:
					case Codepoint.CODES[5]:
					case Codepoint.CODES[6]:
					case Codepoint.CODES[7]: if (!t.more() || t.peek() < Codepoint.CODES[0] || t.peek() > Codepoint.CODES[7]) break;
					case Codepoint.CODES[0]: {
						let r = c - Codepoint.CODES[0];
						for (let i = 1; i < 3 && !(!t.more() || t.peek() < Codepoint.CODES[0] || t.peek() > Codepoint.CODES[7]); i++) r = r * 8 + t.peek() - Codepoint.CODES[0], t.skip(1);
						return r;
					}
					case Codepoint.CODES.x: {
						if (!t.more()) break;
						if (c = t.pop(), c === Codepoint.CODES["{"]) {
							let nhex = 0, r = 0;
							for (;;) {
								if (!t.more()) break bigswitch;
								if (c = t.pop(), c === Codepoint.CODES["}"]) break;
								let v = Utils.unhex(c);
								if (v < 0 || (r = r * 16 + v, r > Unicode.MAX_RUNE)) break bigswitch;
								nhex++;
							}
							if (nhex === 0) break bigswitch;
							return r;
						}
						let x = Utils.unhex(c);
						if (!t.more()) break;
						c = t.pop();
						let y = Utils.unhex(c);
						if (x < 0 || y < 0) break;
						return x * 16 + y;
					}
					case Codepoint.CODES.a: return Codepoint.CODES["\x07"];
					case Codepoint.CODES.f: return Codepoint.CODES["\f"];
					case Codepoint.CODES.n: return Codepoint.CODES["\n"];
					case Codepoint.CODES.r: return Codepoint.CODES["\r"];
					case Codepoint.CODES.t: return Codepoint.CODES["	"];
					case Codepoint.CODES.v: return Codepoint.CODES["\v"];
					default: if (c <= Unicode.MAX_ASCII && !Utils.isalnum(c)) return c;
				}
				throw new RE2JSSyntaxException(Parser.ERR_INVALID_ESCAPE, t.from(startPos));
			}
			static parseClassChar(t, wholeClassPos) {
				if (!t.more()) throw new RE2JSSyntaxException(Parser.ERR_MISSING_BRACKET, t.from(wholeClassPos));
				return t.lookingAt("\\") ? Parser.parseEscape(t) : t.pop();
			}
			static hasCapture(re) {
				if (re === null) return !1;
				if (re.op === Regexp.Op.CAPTURE) return !0;
				if (re.subs) {
					for (let sub of re.subs) if (Parser.hasCapture(sub)) return !0;
				}
				return !1;
			}
			constructor(wholeRegexp, flags = 0) {
				this.wholeRegexp = wholeRegexp, this.flags = flags, this.numCap = 0, this.namedGroups = Object.create(null), this.stack = [], this.free = null, this.numRegexp = 0, this.numRunes = 0, this.repeats = 0, this.height = null, this.size = null, this.nlb = 0;
			}
			newRegexp(op) {
				let re = this.free;
				return re !== null && re.subs !== null && re.subs.length > 0 ? (this.free = re.subs[0], re.reinit(), re.op = op) : (re = new Regexp(op), this.numRegexp += 1), re;
			}
			reuse(re) {
				this.height !== null && this.height.has(re) && this.height.delete(re), re.subs !== null && re.subs.length > 0 && (re.subs[0] = this.free), this.free = re;
			}
			checkLimits(re) {
				if (this.numRunes > Parser.MAX_RUNES) throw new RE2JSSyntaxException(Parser.ERR_LARGE);
				this.checkSize(re), this.checkHeight(re);
			}
			checkSize(re) {
				if (this.size === null) {
					if (this.repeats === 0 && (this.repeats = 1), re.op === Regexp.Op.REPEAT) {
						let n = re.max;
						n === -1 && (n = re.min), n <= 0 && (n = 1), n > Math.floor(Parser.MAX_SIZE / this.repeats) ? this.repeats = Parser.MAX_SIZE : this.repeats *= n;
					}
					if (this.numRegexp < Math.floor(Parser.MAX_SIZE / this.repeats)) return;
					this.size = new Map();
					for (let reEx of this.stack) this.checkSize(reEx);
				}
				if (this.calcSize(re, !0) > Parser.MAX_SIZE) throw new RE2JSSyntaxException(Parser.ERR_LARGE);
			}
			calcSize(re, force = !1) {
				if (!force && this.size !== null && this.size.has(re)) return this.size.get(re);
				let size = 0;
				switch (re.op) {
					case Regexp.Op.LITERAL:
						size = re.runes.length;
						break;
					case Regexp.Op.PLB:
					case Regexp.Op.NLB:
					case Regexp.Op.CAPTURE:
					case Regexp.Op.STAR:
						size = 2 + this.calcSize(re.subs[0]);
						break;
					case Regexp.Op.PLUS:
					case Regexp.Op.QUEST:
						size = 1 + this.calcSize(re.subs[0]);
						break;
					case Regexp.Op.CONCAT:
						for (let sub of re.subs) size += this.calcSize(sub);
						break;
					case Regexp.Op.ALTERNATE:
						for (let sub of re.subs) size += this.calcSize(sub);
						re.subs.length > 1 && (size = size + re.subs.length - 1);
						break;
					case Regexp.Op.REPEAT: {
						let sub = this.calcSize(re.subs[0]);
						if (re.max === -1) {
							size = re.min === 0 ? 2 + sub : 1 + re.min * sub;
							break;
						}
						size = re.max * sub + (re.max - re.min);
						break;
					}
				}
				return size = Math.max(1, size), this.size === null && (this.size = new Map()), this.size.set(re, size), size;
			}
			checkHeight(re) {
				if (!(this.numRegexp < Parser.MAX_HEIGHT)) {
					if (this.height === null) {
						this.height = new Map();
						for (let reEx of this.stack) this.checkHeight(reEx);
					}
					if (this.calcHeight(re, !0) > Parser.MAX_HEIGHT) throw new RE2JSSyntaxException(Parser.ERR_NESTING_DEPTH);
				}
			}
			calcHeight(re, force = !1) {
				if (!force && this.height !== null && this.height.has(re)) return this.height.get(re);
				let h = 1;
				for (let sub of re.subs) {
					let hsub = this.calcHeight(sub);
					h < 1 + hsub && (h = 1 + hsub);
				}
				return this.height === null && (this.height = new Map()), this.height.set(re, h), h;
			}
			pop() {
				return this.stack.pop();
			}
			popToPseudo() {
				let n = this.stack.length, i = n;
				for (; i > 0 && !Regexp.isPseudoOp(this.stack[i - 1].op);) i--;
				return this.stack.splice(i, n - i);
			}
			push(re) {
				if (this.numRunes += re.runes.length, re.op === Regexp.Op.CHAR_CLASS && re.runes.length === 2 && re.runes[0] === re.runes[1]) {
					if (this.maybeConcat(re.runes[0], this.flags & ~RE2Flags.FOLD_CASE)) return null;
					re.op = Regexp.Op.LITERAL, re.runes = [re.runes[0]], re.flags = this.flags & ~RE2Flags.FOLD_CASE;
				} else if (re.op === Regexp.Op.CHAR_CLASS && re.runes.length === 4 && re.runes[0] === re.runes[1] && re.runes[2] === re.runes[3] && Unicode.simpleFold(re.runes[0]) === re.runes[2] && Unicode.simpleFold(re.runes[2]) === re.runes[0] || re.op === Regexp.Op.CHAR_CLASS && re.runes.length === 2 && re.runes[0] + 1 === re.runes[1] && Unicode.simpleFold(re.runes[0]) === re.runes[1] && Unicode.simpleFold(re.runes[1]) === re.runes[0]) {
					if (this.maybeConcat(re.runes[0], this.flags | RE2Flags.FOLD_CASE)) return null;
					re.op = Regexp.Op.LITERAL, re.runes = [re.runes[0]], re.flags = this.flags | RE2Flags.FOLD_CASE;
				} else this.maybeConcat(-1, 0);
				return this.stack.push(re), this.checkLimits(re), re;
			}
			maybeConcat(r, flags) {
				let n = this.stack.length;
				if (n < 2) return !1;
				let re1 = this.stack[n - 1], re2 = this.stack[n - 2];
				if (re1.op !== Regexp.Op.LITERAL || re2.op !== Regexp.Op.LITERAL || (re1.flags & RE2Flags.FOLD_CASE) !== (re2.flags & RE2Flags.FOLD_CASE)) return !1;
				Array.isArray(re2.runes) || (re2.runes = Array.from(re2.runes));
				for (let i = 0; i < re1.runes.length; i++) re2.runes.push(re1.runes[i]);
				return r >= 0 ? (re1.runes = [r], re1.flags = flags, !0) : (this.pop(), this.reuse(re1), !1);
			}
			newLiteral(r, flags) {
				let re = this.newRegexp(Regexp.Op.LITERAL);
				return re.flags = flags, (flags & RE2Flags.FOLD_CASE) !== 0 && (r = Parser.minFoldRune(r)), re.runes = [r], re;
			}
			literal(r) {
				this.push(this.newLiteral(r, this.flags));
			}
			op(op) {
				let re = this.newRegexp(op);
				return re.flags = this.flags, this.push(re);
			}
			repeat(op, min, max, beforePos, t, lastRepeatPos) {
				let flags = this.flags;
				if ((flags & RE2Flags.PERL_X) !== 0 && (t.more() && t.lookingAt("?") && (t.skip(1), flags ^= RE2Flags.NON_GREEDY), lastRepeatPos !== -1)) throw new RE2JSSyntaxException(Parser.ERR_INVALID_REPEAT_OP, t.from(lastRepeatPos));
				let n = this.stack.length;
				if (n === 0) throw new RE2JSSyntaxException(Parser.ERR_MISSING_REPEAT_ARGUMENT, t.from(beforePos));
				let sub = this.stack[n - 1];
				if (Regexp.isPseudoOp(sub.op)) throw new RE2JSSyntaxException(Parser.ERR_MISSING_REPEAT_ARGUMENT, t.from(beforePos));
				let re = this.newRegexp(op);
				if (re.min = min, re.max = max, re.flags = flags, re.subs = [sub], this.stack[n - 1] = re, this.checkLimits(re), op === Regexp.Op.REPEAT && (min >= 2 || max >= 2) && !this.repeatIsValid(re, 1e3)) throw new RE2JSSyntaxException(Parser.ERR_INVALID_REPEAT_SIZE, t.from(beforePos));
			}
			repeatIsValid(re, n) {
				if (re.op === Regexp.Op.REPEAT) {
					let m = re.max;
					if (m === 0) return !0;
					if (m < 0 && (m = re.min), m > n) return !1;
					m > 0 && (n = Math.trunc(n / m));
				}
				for (let sub of re.subs) if (!this.repeatIsValid(sub, n)) return !1;
				return !0;
			}
			concat() {
				this.maybeConcat(-1, 0);
				let subs = this.popToPseudo();
				return subs.length === 0 ? this.push(this.newRegexp(Regexp.Op.EMPTY_MATCH)) : this.push(this.collapse(subs, Regexp.Op.CONCAT));
			}
			alternate() {
				let subs = this.popToPseudo();
				return subs.length > 0 && this.cleanAlt(subs[subs.length - 1]), subs.length === 0 ? this.push(this.newRegexp(Regexp.Op.NO_MATCH)) : this.push(this.collapse(subs, Regexp.Op.ALTERNATE));
			}
			cleanAlt(re) {
				re.op === Regexp.Op.CHAR_CLASS && (re.runes = new CharClass(Array.from(re.runes)).cleanClass().toArray(), re.runes.length === 2 && re.runes[0] === 0 && re.runes[1] === Unicode.MAX_RUNE ? (re.runes = new Int32Array(), re.op = Regexp.Op.ANY_CHAR) : re.runes.length === 4 && re.runes[0] === 0 && re.runes[1] === Codepoint.CODES["\n"] - 1 && re.runes[2] === Codepoint.CODES["\n"] + 1 && re.runes[3] === Unicode.MAX_RUNE && (re.runes = new Int32Array(), re.op = Regexp.Op.ANY_CHAR_NOT_NL));
			}
			collapse(subs, op) {
				if (subs.length === 1) return subs[0];
				let len = 0;
				for (let sub of subs) len += sub.op === op ? sub.subs.length : 1;
				let newsubs = Array(len).fill(null), i = 0;
				for (let sub of subs) if (sub.op === op) {
					for (let j = 0; j < sub.subs.length; j++) newsubs[i++] = sub.subs[j];
					this.reuse(sub);
				} else newsubs[i++] = sub;
				let re = this.newRegexp(op);
				if (re.subs = newsubs, op === Regexp.Op.ALTERNATE && (re.subs = this.factor(re.subs), re.subs.length === 1)) {
					let old = re;
					re = re.subs[0], this.reuse(old);
				}
				return re;
			}
			factor(array) {
				if (array.length < 2) return array;
				let s = 0, lensub = array.length, lenout = 0, str = null, strlen = 0, strflags = 0, start = 0;
				for (let i = 0; i <= lensub; i++) {
					let istr = null, istrlen = 0, iflags = 0;
					if (i < lensub) {
						let re = array[s + i];
						if (re.op === Regexp.Op.CONCAT && re.subs.length > 0 && (re = re.subs[0]), re.op === Regexp.Op.LITERAL && (istr = re.runes, istrlen = re.runes.length, iflags = re.flags & RE2Flags.FOLD_CASE), iflags === strflags) {
							let same = 0;
							for (; same < strlen && same < istrlen && str[same] === istr[same];) same++;
							if (same > 0) {
								strlen = same;
								continue;
							}
						}
					}
					if (i !== start) {
						if (i === start + 1) array[lenout++] = array[s + start];
						else {
							let prefix = this.newRegexp(Regexp.Op.LITERAL);
							prefix.flags = strflags, prefix.runes = str.slice(0, strlen);
							for (let j = start; j < i; j++) array[s + j] = this.removeLeadingString(array[s + j], strlen), this.checkLimits(array[s + j]);
							let suffix = this.collapse(array.slice(s + start, s + i), Regexp.Op.ALTERNATE), re = this.newRegexp(Regexp.Op.CONCAT);
							re.subs = [prefix, suffix], array[lenout++] = re;
						}
					}
					start = i, str = istr, strlen = istrlen, strflags = iflags;
				}
				lensub = lenout, s = 0, start = 0, lenout = 0;
				let first = null;
				for (let i = 0; i <= lensub; i++) {
					let ifirst = null;
					if (!(i < lensub && (ifirst = Parser.leadingRegexp(array[s + i]), first !== null && first.equals(ifirst) && (Parser.isCharClass(first) || first.op === Regexp.Op.REPEAT && first.min === first.max && Parser.isCharClass(first.subs[0]))))) {
						if (i !== start) {
							if (i === start + 1) array[lenout++] = array[s + start];
							else {
								let prefix = first;
								for (let j = start; j < i; j++) {
									let reuse = j !== start;
									array[s + j] = this.removeLeadingRegexp(array[s + j], reuse), this.checkLimits(array[s + j]);
								}
								let suffix = this.collapse(array.slice(s + start, s + i), Regexp.Op.ALTERNATE), re = this.newRegexp(Regexp.Op.CONCAT);
								re.subs = [prefix, suffix], array[lenout++] = re;
							}
						}
						start = i, first = ifirst;
					}
				}
				lensub = lenout, s = 0, start = 0, lenout = 0;
				for (let i = 0; i <= lensub; i++) if (!(i < lensub && Parser.isCharClass(array[s + i]))) {
					if (i !== start) {
						if (i === start + 1) array[lenout++] = array[s + start];
						else {
							let max = start;
							for (let j = start + 1; j < i; j++) {
								let subMax = array[s + max], subJ = array[s + j];
								(subMax.op < subJ.op || subMax.op === subJ.op && (subMax.runes === null ? 0 : subMax.runes.length) < (subJ.runes === null ? 0 : subJ.runes.length)) && (max = j);
							}
							let tmp = array[s + start];
							array[s + start] = array[s + max], array[s + max] = tmp;
							for (let j = start + 1; j < i; j++) Parser.mergeCharClass(array[s + start], array[s + j]), this.reuse(array[s + j]);
							this.cleanAlt(array[s + start]), array[lenout++] = array[s + start];
						}
					}
					i < lensub && (array[lenout++] = array[s + i]), start = i + 1;
				}
				lensub = lenout, s = 0, start = 0, lenout = 0;
				for (let i = 0; i < lensub; ++i) i + 1 < lensub && array[s + i].op === Regexp.Op.EMPTY_MATCH && array[s + i + 1].op === Regexp.Op.EMPTY_MATCH || (array[lenout++] = array[s + i]);
				return lensub = lenout, s = 0, array.slice(s, lensub);
			}
			removeLeadingString(re, n) {
				if (re.op === Regexp.Op.CONCAT && re.subs.length > 0) {
					let sub = this.removeLeadingString(re.subs[0], n);
					if (re.subs[0] = sub, sub.op === Regexp.Op.EMPTY_MATCH) switch (this.reuse(sub), re.subs.length) {
						case 0:
						case 1:
							re.op = Regexp.Op.EMPTY_MATCH, re.subs = Regexp.emptySubs();
							break;
						case 2: {
							let old = re;
							re = re.subs[1], this.reuse(old);
							break;
						}
						default: re.subs = re.subs.slice(1, re.subs.length);
					}
					return re;
				}
				return re.op === Regexp.Op.LITERAL && (re.runes = re.runes.slice(n, re.runes.length), re.runes.length === 0 && (re.op = Regexp.Op.EMPTY_MATCH)), re;
			}
			removeLeadingRegexp(re, reuse) {
				if (re.op === Regexp.Op.CONCAT && re.subs.length > 0) {
					switch (reuse && this.reuse(re.subs[0]), re.subs = re.subs.slice(1, re.subs.length), re.subs.length) {
						case 0:
							re.op = Regexp.Op.EMPTY_MATCH, re.subs = Regexp.emptySubs();
							break;
						case 1: {
							let old = re;
							re = re.subs[0], this.reuse(old);
							break;
						}
					}
					return re;
				}
				return reuse && this.reuse(re), this.newRegexp(Regexp.Op.EMPTY_MATCH);
			}
			parseInternal() {
				if ((this.flags & RE2Flags.LITERAL) !== 0) return Parser.literalRegexp(this.wholeRegexp, this.flags);
				let lastRepeatPos = -1, min = -1, max = -1, t = new StringIterator(this.wholeRegexp);
				for (; t.more();) {
					let repeatPos = -1;
					bigswitch: switch (t.peek()) {
						case Codepoint.CODES["("]:
							if ((this.flags & RE2Flags.LOOKBEHIND) !== 0) {
								if (t.lookingAt("(?<=")) {
									this.parsePosLookBehind(), t.skip(4);
									break;
								}
								if (t.lookingAt("(?<!")) {
									this.parseNegLookBehind(), t.skip(4);
									break;
								}
							}
							if ((this.flags & RE2Flags.PERL_X) !== 0 && t.lookingAt("(?")) {
								this.parsePerlFlags(t);
								break;
							}
							this.op(Regexp.Op.LEFT_PAREN).cap = ++this.numCap, t.skip(1);
							break;
						case Codepoint.CODES["|"]:
							this.parseVerticalBar(), t.skip(1);
							break;
						case Codepoint.CODES[")"]:
							this.parseRightParen(), t.skip(1);
							break;
						case Codepoint.CODES["^"]:
							(this.flags & RE2Flags.ONE_LINE) === 0 ? this.op(Regexp.Op.BEGIN_LINE) : this.op(Regexp.Op.BEGIN_TEXT), t.skip(1);
							break;
						case Codepoint.CODES.$:
							(this.flags & RE2Flags.ONE_LINE) === 0 ? this.op(Regexp.Op.END_LINE) : this.op(Regexp.Op.END_TEXT).flags |= RE2Flags.WAS_DOLLAR, t.skip(1);
							break;
						case Codepoint.CODES["."]:
							(this.flags & RE2Flags.DOT_NL) === 0 ? this.op(Regexp.Op.ANY_CHAR_NOT_NL) : this.op(Regexp.Op.ANY_CHAR), t.skip(1);
							break;
						case Codepoint.CODES["["]:
							this.parseClass(t);
							break;
						case Codepoint.CODES["*"]:
						case Codepoint.CODES["+"]:
						case Codepoint.CODES["?"]: {
							repeatPos = t.pos();
							let op = null;
							switch (t.pop()) {
								case Codepoint.CODES["*"]:
									op = Regexp.Op.STAR;
									break;
								case Codepoint.CODES["+"]:
									op = Regexp.Op.PLUS;
									break;
								case Codepoint.CODES["?"]: op = Regexp.Op.QUEST;
							}
							this.repeat(op, min, max, repeatPos, t, lastRepeatPos);
							break;
						}
						case Codepoint.CODES["{"]: {
							let before = t.pos(), minMax = Parser.parseRepeat(t);
							if (minMax < 0) {
								t.rewindTo(before), this.literal(t.pop());
								break;
							}
							repeatPos = before, min = minMax >> 16, max = (minMax & Unicode.MAX_BMP) << 16 >> 16, this.repeat(Regexp.Op.REPEAT, min, max, repeatPos, t, lastRepeatPos);
							break;
						}
						case Codepoint.CODES["\\"]: {
							let savedPos = t.pos();
							if (t.skip(1), (this.flags & RE2Flags.PERL_X) !== 0 && t.more()) switch (t.pop()) {
								case Codepoint.CODES.A:
									this.op(Regexp.Op.BEGIN_TEXT);
									break bigswitch;
								case Codepoint.CODES.b:
									this.op(Regexp.Op.WORD_BOUNDARY);
									break bigswitch;
								case Codepoint.CODES.B:
									this.op(Regexp.Op.NO_WORD_BOUNDARY);
									break bigswitch;
								case Codepoint.CODES.C: throw new RE2JSSyntaxException(Parser.ERR_INVALID_ESCAPE, "\\C");
								case Codepoint.CODES.Q: {
									let lit = t.rest(), i = lit.indexOf("\\E");
									i >= 0 ? (lit = lit.substring(0, i), t.skipString(lit), t.skipString("\\E")) : t.skipString(lit);
									let j = 0;
									for (; j < lit.length;) {
										let codepoint = lit.codePointAt(j);
										this.literal(codepoint), j += Utils.charCount(codepoint);
									}
									break bigswitch;
								}
								case Codepoint.CODES.z:
									this.op(Regexp.Op.END_TEXT);
									break bigswitch;
								default: t.rewindTo(savedPos);
							}
							else t.rewindTo(savedPos);
							let re = this.newRegexp(Regexp.Op.CHAR_CLASS);
							if (re.flags = this.flags, t.lookingAt("\\p") || t.lookingAt("\\P")) {
								let cc = new CharClass();
								if (this.parseUnicodeClass(t, cc)) {
									re.runes = cc.toArray(), this.push(re);
									break bigswitch;
								}
							}
							let cc = new CharClass();
							if (this.parsePerlClassEscape(t, cc)) {
								re.runes = cc.toArray(), this.push(re);
								break bigswitch;
							}
							t.rewindTo(savedPos), this.reuse(re), this.literal(Parser.parseEscape(t));
							break;
						}
						default: this.literal(t.pop());
					}
					lastRepeatPos = repeatPos;
				}
				if (this.concat(), this.swapVerticalBar() && this.pop(), this.alternate(), this.stack.length !== 1) throw new RE2JSSyntaxException(Parser.ERR_MISSING_PAREN, this.wholeRegexp);
				return this.stack[0].namedGroups = this.namedGroups, this.stack[0];
			}
			parsePerlFlags(t) {
				let startPos = t.pos(), s = t.rest();
				if (s.startsWith("(?P<") || s.startsWith("(?<")) {
					let begin = s.charAt(2) === "P" ? 4 : 3, end = s.indexOf(">");
					if (end < 0) throw new RE2JSSyntaxException(Parser.ERR_INVALID_NAMED_CAPTURE, s);
					let name = s.substring(begin, end);
					if (t.skipString(name), t.skip(begin + 1), !Parser.isValidCaptureName(name)) throw new RE2JSSyntaxException(Parser.ERR_INVALID_NAMED_CAPTURE, s.substring(0, end + 1));
					let re = this.op(Regexp.Op.LEFT_PAREN);
					if (re.cap = ++this.numCap, this.namedGroups[name]) throw new RE2JSSyntaxException(Parser.ERR_DUPLICATE_NAMED_CAPTURE, name);
					this.namedGroups[name] = this.numCap, re.name = name;
					return;
				}
				t.skip(2);
				let flags = this.flags, sign = 1, sawFlag = !1;
				loop: for (; t.more();) {
					let c = t.pop();
					switch (c) {
						case Codepoint.CODES.i:
							flags |= RE2Flags.FOLD_CASE, sawFlag = !0;
							break;
						case Codepoint.CODES.m:
							flags &= ~RE2Flags.ONE_LINE, sawFlag = !0;
							break;
						case Codepoint.CODES.s:
							flags |= RE2Flags.DOT_NL, sawFlag = !0;
							break;
						case Codepoint.CODES.U:
							flags |= RE2Flags.NON_GREEDY, sawFlag = !0;
							break;
						case Codepoint.CODES["-"]:
							if (sign < 0) break loop;
							sign = -1, flags = ~flags, sawFlag = !1;
							break;
						case Codepoint.CODES[":"]:
						case Codepoint.CODES[")"]:
							if (sign < 0) {
								if (!sawFlag) break loop;
								flags = ~flags;
							}
							c === Codepoint.CODES[":"] && this.op(Regexp.Op.LEFT_PAREN), this.flags = flags;
							return;
						default: break loop;
					}
				}
				throw new RE2JSSyntaxException(Parser.ERR_INVALID_PERL_OP, t.from(startPos));
			}
			parsePosLookBehind() {
				let re = this.newRegexp(Regexp.Op.LEFT_PAREN);
				return re.flags = this.flags, re.lb = ++this.nlb, this.push(re);
			}
			parseNegLookBehind() {
				let re = this.newRegexp(Regexp.Op.LEFT_PAREN);
				return re.flags = this.flags, re.lb = -++this.nlb, this.push(re);
			}
			parseVerticalBar() {
				this.concat(), this.swapVerticalBar() || this.op(Regexp.Op.VERTICAL_BAR);
			}
			swapVerticalBar() {
				let n = this.stack.length;
				if (n >= 3 && this.stack[n - 2].op === Regexp.Op.VERTICAL_BAR && Parser.isCharClass(this.stack[n - 1]) && Parser.isCharClass(this.stack[n - 3])) {
					let re1 = this.stack[n - 1], re3 = this.stack[n - 3];
					if (re1.op > re3.op) {
						let tmp = re3;
						re3 = re1, re1 = tmp, this.stack[n - 3] = re3;
					}
					return Parser.mergeCharClass(re3, re1), this.reuse(re1), this.pop(), !0;
				}
				if (n >= 2) {
					let re1 = this.stack[n - 1], re2 = this.stack[n - 2];
					if (re2.op === Regexp.Op.VERTICAL_BAR) return n >= 3 && this.cleanAlt(this.stack[n - 3]), this.stack[n - 2] = re1, this.stack[n - 1] = re2, !0;
				}
				return !1;
			}
			parseRightParen() {
				if (this.concat(), this.swapVerticalBar() && this.pop(), this.alternate(), this.stack.length < 2) throw new RE2JSSyntaxException(Parser.ERR_UNEXPECTED_PAREN, this.wholeRegexp);
				let re1 = this.pop(), re2 = this.pop();
				if (re2.op !== Regexp.Op.LEFT_PAREN) throw new RE2JSSyntaxException(Parser.ERR_UNEXPECTED_PAREN, this.wholeRegexp);
				if (this.flags = re2.flags, re2.lb !== 0) {
					if (Parser.hasCapture(re1)) throw new RE2JSSyntaxException(Parser.ERR_INVALID_CAPTURE_IN_LOOKBEHIND, this.wholeRegexp);
					re2.op = re2.lb > 0 ? Regexp.Op.PLB : Regexp.Op.NLB, re2.subs = [re1], this.push(re2);
				} else re2.cap === 0 ? this.push(re1) : (re2.op = Regexp.Op.CAPTURE, re2.subs = [re1], this.push(re2));
			}
			parsePerlClassEscape(t, cc) {
				let beforePos = t.pos();
				if ((this.flags & RE2Flags.PERL_X) === 0 || !t.more() || t.pop() !== Codepoint.CODES["\\"] || !t.more()) return !1;
				t.pop();
				let p = t.from(beforePos), g = PERL_GROUPS.has(p) ? PERL_GROUPS.get(p) : null;
				return g !== null && (cc.appendGroup(g, (this.flags & RE2Flags.FOLD_CASE) !== 0), !0);
			}
			parseNamedClass(t, cc) {
				let cls = t.rest(), i = cls.indexOf(":]");
				if (i < 0) return !1;
				let name = cls.substring(0, i + 2);
				t.skipString(name);
				let g = POSIX_GROUPS.has(name) ? POSIX_GROUPS.get(name) : null;
				if (g === null) throw new RE2JSSyntaxException(Parser.ERR_INVALID_CHAR_RANGE, name);
				return cc.appendGroup(g, (this.flags & RE2Flags.FOLD_CASE) !== 0), !0;
			}
			parseUnicodeClass(t, cc) {
				let startPos = t.pos();
				if ((this.flags & RE2Flags.UNICODE_GROUPS) === 0 || !t.lookingAt("\\p") && !t.lookingAt("\\P")) return !1;
				t.skip(1);
				let sign = 1, c = t.pop();
				if (c === Codepoint.CODES.P && (sign = -1), !t.more()) throw t.rewindTo(startPos), new RE2JSSyntaxException(Parser.ERR_INVALID_CHAR_RANGE, t.rest());
				c = t.pop();
				let name;
				if (c !== Codepoint.CODES["{"]) name = Utils.runeToString(c);
				else {
					let rest = t.rest(), end = rest.indexOf("}");
					if (end < 0) throw t.rewindTo(startPos), new RE2JSSyntaxException(Parser.ERR_INVALID_CHAR_RANGE, t.rest());
					name = rest.substring(0, end), t.skipString(name), t.skip(1);
				}
				name.length !== 0 && name.codePointAt(0) === Codepoint.CODES["^"] && (sign = 0 - sign, name = name.substring(1));
				let pair = Parser.unicodeTable(name);
				if (pair === null) throw new RE2JSSyntaxException(Parser.ERR_INVALID_CHAR_RANGE, t.from(startPos));
				pair.sign < 0 && (sign = 0 - sign);
				let tab = pair.tab, fold = pair.fold;
				if ((this.flags & RE2Flags.FOLD_CASE) === 0 || fold === null) cc.appendTableWithSign(tab, sign);
				else {
					let tmp = new CharClass().appendTable(tab).appendTable(fold).cleanClass().toArray();
					cc.appendClassWithSign(Array.from(tmp), sign);
				}
				return !0;
			}
			parseClass(t) {
				let startPos = t.pos();
				t.skip(1);
				let re = this.newRegexp(Regexp.Op.CHAR_CLASS);
				re.flags = this.flags;
				let cc = new CharClass(), sign = 1;
				t.more() && t.lookingAt("^") && (sign = -1, t.skip(1), (this.flags & RE2Flags.CLASS_NL) === 0 && cc.appendRange(Codepoint.CODES["\n"], Codepoint.CODES["\n"]));
				let first = !0;
				for (; !t.more() || t.peek() !== Codepoint.CODES["]"] || first;) {
					if (t.more() && t.lookingAt("-") && (this.flags & RE2Flags.PERL_X) === 0 && !first) {
						let s = t.rest();
						if (s === "-" || !s.startsWith("-]")) throw t.rewindTo(startPos), new RE2JSSyntaxException(Parser.ERR_INVALID_CHAR_RANGE, t.rest());
					}
					first = !1;
					let beforePos = t.pos();
					if (t.lookingAt("[:")) {
						if (this.parseNamedClass(t, cc)) continue;
						t.rewindTo(beforePos);
					}
					if (this.parseUnicodeClass(t, cc) || this.parsePerlClassEscape(t, cc)) continue;
					t.rewindTo(beforePos);
					let lo = Parser.parseClassChar(t, startPos), hi = lo;
					if (t.more() && t.lookingAt("-")) {
						if (t.skip(1), t.more() && t.lookingAt("]")) t.skip(-1);
						else if (hi = Parser.parseClassChar(t, startPos), hi < lo) throw new RE2JSSyntaxException(Parser.ERR_INVALID_CHAR_RANGE, t.from(beforePos));
					}
					(this.flags & RE2Flags.FOLD_CASE) === 0 ? cc.appendRange(lo, hi) : cc.appendFoldedRange(lo, hi);
				}
				t.skip(1), cc.cleanClass(), sign < 0 && cc.negateClass(), re.runes = cc.toArray(), this.push(re);
			}
		}, RE2 = class RE2 {
			static initTest(expr) {
				let re2 = RE2.compile(expr), res = new RE2(re2.expr, re2.prog, re2.numSubexp, re2.longest);
				return res.cond = re2.cond, res.prefix = re2.prefix, res.prefixUTF8 = re2.prefixUTF8, res.prefixComplete = re2.prefixComplete, res.prefixRune = re2.prefixRune, res.prefilter = re2.prefilter, res.namedGroups = re2.namedGroups, res;
			}
			static compile(expr) {
				return RE2.compileImpl(expr, RE2Flags.PERL, !1);
			}
			static compilePOSIX(expr) {
				return RE2.compileImpl(expr, RE2Flags.POSIX, !0);
			}
			static compileImpl(expr, mode, longest) {
				let re = Parser.parse(expr, mode), maxCap = re.maxCap(), namedGroups = re.namedGroups;
				re = Simplify.simplify(re);
				let prefilter = PrefilterTree.build(re), prog = Compiler.compileRegexp(re), re2 = new RE2(expr, prog, maxCap, longest);
				re2.prefilter = prefilter.type === Prefilter.Type.NONE ? null : prefilter;
				let [prefixCompl, prefixStr] = prog.prefix();
				return re2.prefixComplete = prefixCompl, re2.prefix = prefixStr, re2.prefixUTF8 = Utils.stringToUtf8ByteArray(re2.prefix), re2.prefix.length > 0 && (re2.prefixRune = re2.prefix.codePointAt(0)), re2.namedGroups = namedGroups, re2;
			}
			static match(pattern, s) {
				return RE2.compile(pattern).match(s);
			}
			constructor(expr, prog, numSubexp = 0, longest = 0) {
				this.expr = expr, this.prog = prog, this.numSubexp = numSubexp, this.longest = longest, this.cond = prog.startCond(), this.prefix = null, this.prefixUTF8 = null, this.prefixComplete = !1, this.prefixRune = 0, this.namedGroups = Object.create(null), this.machinePool = [], this.lazyDFA = null, this.onepass = OnePass.compile(this.prog), this.prefilter = null;
			}
			get dfa() {
				return this.lazyDFA === null && (this.lazyDFA = new DFA(this.prog)), this.lazyDFA;
			}
			matchPrefixComplete(input, pos, anchor, ncap) {
				if ((anchor === RE2Flags.ANCHOR_START || anchor === RE2Flags.ANCHOR_BOTH) && pos !== 0) return null;
				let matchStart = -1, matchEnd = -1, pLen = input.prefixLength(this);
				if (anchor === RE2Flags.UNANCHORED) {
					let idx = input.index(this, pos);
					if (idx < 0) return null;
					matchStart = pos + idx, matchEnd = matchStart + pLen;
				} else if (anchor === RE2Flags.ANCHOR_BOTH) {
					if (input.endPos() !== pLen || input.index(this, 0) !== 0) return null;
					matchStart = 0, matchEnd = pLen;
				} else if (anchor === RE2Flags.ANCHOR_START) {
					if (input.index(this, 0) !== 0) return null;
					matchStart = 0, matchEnd = pLen;
				}
				if (matchStart < 0) return null;
				if (ncap > 0) {
					let matchcap = new Int32Array(ncap).fill(-1);
					return matchcap[0] = matchStart, matchcap[1] = matchEnd, Array.from(matchcap);
				}
				return [];
			}
			createLookbehindState() {
				return this.prog.numLb > 0 ? new LookbehindState(this.prog) : null;
			}
			executeEngine(input, pos, anchor, ncap, lbState = null) {
				if (this.prefixComplete && (ncap === 0 || this.numSubexp === 0)) return this.matchPrefixComplete(input, pos, anchor, ncap);
				if (this.prefilter !== null && anchor === RE2Flags.UNANCHORED && !this.prefilter.eval(input, pos)) return null;
				if (this.onepass !== null) return OnePass.execute(this, input, pos, anchor, ncap);
				if (ncap > 0) return this.prog.numLb === 0 && input.endPos() <= Backtracker.maxBitStateLen(this.prog) ? Backtracker.execute(this, input, pos, anchor, ncap) : this.doExecuteNFA(input, pos, anchor, ncap, lbState);
				if (this.prog.numLb === 0) {
					let dfaResult = this.dfa.match(input, pos, anchor);
					if (dfaResult !== null) return dfaResult ? [] : null;
					if (input.endPos() <= Backtracker.maxBitStateLen(this.prog)) return Backtracker.execute(this, input, pos, anchor, ncap);
				}
				return this.doExecuteNFA(input, pos, anchor, ncap, lbState);
			}
			numberOfCapturingGroups() {
				return this.numSubexp;
			}
			numberOfInstructions() {
				return this.prog.numInst();
			}
			get() {
				return this.machinePool.length > 0 ? this.machinePool.pop() : null;
			}
			reset() {
				this.machinePool.length = 0;
			}
			put(m) {
				this.machinePool.push(m);
			}
			toString() {
				return this.expr;
			}
			doExecuteNFA(input, pos, anchor, ncap, lbState = null) {
				let m = this.get();
				m ||= Machine.fromRE2(this), m.init(ncap);
				let cap = m.match(input, pos, anchor, lbState) ? m.submatches() : null;
				return this.put(m), cap;
			}
			match(s) {
				return this.executeEngine(MachineInput.fromUTF16(s), 0, RE2Flags.UNANCHORED, 0) !== null;
			}
			matchWithGroup(input, start, end, anchor, ngroup, lbState = null) {
				return input instanceof MatcherInputBase || (input = Utils.isByteArray(input) ? MatcherInput.utf8(input) : MatcherInput.utf16(input)), this.matchMachineInput(input, start, end, anchor, ngroup, lbState);
			}
			matchMachineInput(input, start, end, anchor, ngroup, lbState = null) {
				if (start > end) return [!1, null];
				let machineInput = input.isUTF16Encoding() ? MachineInput.fromUTF16(input.asCharSequence(), 0, end) : MachineInput.fromUTF8(input.asBytes(), 0, end), groupMatch = this.executeEngine(machineInput, start, anchor, 2 * ngroup, lbState);
				return groupMatch === null ? [!1, null] : [!0, groupMatch];
			}
			matchUTF8(b) {
				return this.executeEngine(MachineInput.fromUTF8(b), 0, RE2Flags.UNANCHORED, 0) !== null;
			}
			replaceAll(src, repl) {
				return this.replaceAllFunc(src, () => repl, 2 * src.length + 1);
			}
			replaceFirst(src, repl) {
				return this.replaceAllFunc(src, () => repl, 1);
			}
			replaceAllFunc(src, replFunc, maxReplaces) {
				let lastMatchEnd = 0, searchPos = 0, out = "", input = MachineInput.fromUTF16(src), lbState = this.createLookbehindState(), numReplaces = 0;
				for (; searchPos <= src.length;) {
					let a = this.executeEngine(input, searchPos, RE2Flags.UNANCHORED, 2, lbState);
					if (a === null || a.length === 0) break;
					out += src.substring(lastMatchEnd, a[0]), (a[1] > lastMatchEnd || a[0] === 0) && (out += replFunc(src.substring(a[0], a[1])), numReplaces++), lastMatchEnd = a[1];
					let width = input.step(searchPos) & 7;
					if (searchPos + width > a[1] ? searchPos += width : searchPos + 1 > a[1] ? searchPos++ : searchPos = a[1], numReplaces >= maxReplaces) break;
				}
				return out += src.substring(lastMatchEnd), out;
			}
			pad(a) {
				if (a === null) return null;
				let n = (1 + this.numSubexp) * 2;
				if (a.length < n) {
					let a2 = Array(n).fill(-1);
					for (let i = 0; i < a.length; i++) a2[i] = a[i];
					a = a2;
				}
				return a;
			}
			allMatches(input, n, deliverFun = (v) => v) {
				let result = [], end = input.endPos();
				n < 0 && (n = end + 1);
				let pos = 0, i = 0, prevMatchEnd = -1, lbState = this.createLookbehindState();
				for (; i < n && pos <= end;) {
					let matches = this.executeEngine(input, pos, RE2Flags.UNANCHORED, this.prog.numCap, lbState);
					if (matches === null || matches.length === 0) break;
					let accept = !0;
					if (matches[1] === pos) {
						matches[0] === prevMatchEnd && (accept = !1);
						let r = input.step(pos);
						r < 0 ? pos = end + 1 : pos += r & 7;
					} else pos = matches[1];
					prevMatchEnd = matches[1], accept && (result.push(deliverFun(this.pad(matches))), i++);
				}
				return result;
			}
			findUTF8(b) {
				let a = this.executeEngine(MachineInput.fromUTF8(b), 0, RE2Flags.UNANCHORED, 2);
				return a === null ? null : b.slice(a[0], a[1]);
			}
			findUTF8Index(b) {
				let a = this.executeEngine(MachineInput.fromUTF8(b), 0, RE2Flags.UNANCHORED, 2);
				return a === null ? null : a.slice(0, 2);
			}
			find(s) {
				let a = this.executeEngine(MachineInput.fromUTF16(s), 0, RE2Flags.UNANCHORED, 2);
				return a === null ? "" : s.substring(a[0], a[1]);
			}
			findIndex(s) {
				return this.executeEngine(MachineInput.fromUTF16(s), 0, RE2Flags.UNANCHORED, 2);
			}
			findUTF8Submatch(b) {
				let a = this.executeEngine(MachineInput.fromUTF8(b), 0, RE2Flags.UNANCHORED, this.prog.numCap);
				if (a === null) return null;
				let ret = Array(1 + this.numSubexp).fill(null);
				for (let i = 0; i < ret.length; i++) 2 * i < a.length && a[2 * i] >= 0 && (ret[i] = b.slice(a[2 * i], a[2 * i + 1]));
				return ret;
			}
			findUTF8SubmatchIndex(b) {
				return this.pad(this.executeEngine(MachineInput.fromUTF8(b), 0, RE2Flags.UNANCHORED, this.prog.numCap));
			}
			findSubmatch(s) {
				let a = this.executeEngine(MachineInput.fromUTF16(s), 0, RE2Flags.UNANCHORED, this.prog.numCap);
				if (a === null) return null;
				let ret = Array(1 + this.numSubexp).fill(null);
				for (let i = 0; i < ret.length; i++) 2 * i < a.length && a[2 * i] >= 0 && (ret[i] = s.substring(a[2 * i], a[2 * i + 1]));
				return ret;
			}
			findSubmatchIndex(s) {
				return this.pad(this.executeEngine(MachineInput.fromUTF16(s), 0, RE2Flags.UNANCHORED, this.prog.numCap));
			}
			findAllUTF8(b, n) {
				let result = this.allMatches(MachineInput.fromUTF8(b), n, (match) => b.slice(match[0], match[1]));
				return result.length === 0 ? null : result;
			}
			findAllUTF8Index(b, n) {
				let result = this.allMatches(MachineInput.fromUTF8(b), n, (match) => match.slice(0, 2));
				return result.length === 0 ? null : result;
			}
			findAll(s, n) {
				let result = this.allMatches(MachineInput.fromUTF16(s), n, (match) => s.substring(match[0], match[1]));
				return result.length === 0 ? null : result;
			}
			findAllIndex(s, n) {
				let result = this.allMatches(MachineInput.fromUTF16(s), n, (match) => match.slice(0, 2));
				return result.length === 0 ? null : result;
			}
			findAllUTF8Submatch(b, n) {
				let result = this.allMatches(MachineInput.fromUTF8(b), n, (match) => {
					let slice = Array(match.length / 2 | 0).fill(null);
					for (let j = 0; j < slice.length; j++) match[2 * j] >= 0 && (slice[j] = b.slice(match[2 * j], match[2 * j + 1]));
					return slice;
				});
				return result.length === 0 ? null : result;
			}
			findAllUTF8SubmatchIndex(b, n) {
				let result = this.allMatches(MachineInput.fromUTF8(b), n);
				return result.length === 0 ? null : result;
			}
			findAllSubmatch(s, n) {
				let result = this.allMatches(MachineInput.fromUTF16(s), n, (match) => {
					let slice = Array(match.length / 2 | 0).fill(null);
					for (let j = 0; j < slice.length; j++) match[2 * j] >= 0 && (slice[j] = s.substring(match[2 * j], match[2 * j + 1]));
					return slice;
				});
				return result.length === 0 ? null : result;
			}
			findAllSubmatchIndex(s, n) {
				let result = this.allMatches(MachineInput.fromUTF16(s), n);
				return result.length === 0 ? null : result;
			}
		};
		(class RE2Set {
			static UNANCHORED = RE2Flags.UNANCHORED;
			static ANCHOR_START = RE2Flags.ANCHOR_START;
			static ANCHOR_BOTH = RE2Flags.ANCHOR_BOTH;
			constructor(anchor = RE2Set.UNANCHORED, flags = 0, maxMem = 8388608) {
				if (![
					RE2Set.UNANCHORED,
					RE2Set.ANCHOR_START,
					RE2Set.ANCHOR_BOTH
				].includes(anchor)) throw new RE2JSFlagsException("The anchor should be RE2Set.UNANCHORED, RE2Set.ANCHOR_START or RE2Set.ANCHOR_BOTH");
				Utils.checkFlags(flags), this.anchor = anchor, this.jsFlags = flags, this.maxMem = maxMem;
				let re2Flags = RE2Flags.PERL;
				(flags & PublicFlags.DISABLE_UNICODE_GROUPS) !== 0 && (re2Flags &= ~RE2Flags.UNICODE_GROUPS), (flags & PublicFlags.LOOKBEHINDS) !== 0 && (re2Flags |= RE2Flags.LOOKBEHIND), this.re2Flags = re2Flags, this.regexps = [], this.prog = null, this.dfa = null, this.dummyRe2 = null;
			}
			add(pattern) {
				if (this.prog) throw new RE2JSCompileException("Cannot add patterns after compile");
				Utils.checkPattern(pattern);
				let fregex = pattern;
				(this.jsFlags & PublicFlags.CASE_INSENSITIVE) !== 0 && (fregex = `(?i)${fregex}`), (this.jsFlags & PublicFlags.DOTALL) !== 0 && (fregex = `(?s)${fregex}`), (this.jsFlags & PublicFlags.MULTILINE) !== 0 && (fregex = `(?m)${fregex}`);
				let re = Parser.parse(fregex, this.re2Flags);
				return this.regexps.push(Simplify.simplify(re)), this.regexps.length - 1;
			}
			compile() {
				if (this.prog) return;
				let prog = Compiler.compileSet(this.regexps);
				if (prog.numInst() > Parser.MAX_SIZE) throw new RE2JSCompileException(`${Parser.ERR_LARGE}: the set compiles to ${prog.numInst()} instructions, more than ${Parser.MAX_SIZE}`);
				this.prog = prog, this.dfa = new DFA(this.prog, this.maxMem), this.dummyRe2 = {
					prog: this.prog,
					cond: this.prog.startCond(),
					prefix: "",
					prefixRune: 0,
					longest: !1
				};
			}
			match(input) {
				this.prog || this.compile();
				let machineInput = Utils.isByteArray(input) ? MachineInput.fromUTF8(input) : MachineInput.fromUTF16(input), internalAnchor = RE2Flags.UNANCHORED;
				this.anchor === RE2Set.ANCHOR_START ? internalAnchor = RE2Flags.ANCHOR_START : this.anchor === RE2Set.ANCHOR_BOTH && (internalAnchor = RE2Flags.ANCHOR_BOTH);
				let dfaResult = this.dfa.matchSet(machineInput, 0, internalAnchor);
				if (dfaResult !== null) return dfaResult;
				let machine = Machine.fromRE2(this.dummyRe2);
				return machine.init(0), machine.matchSet(machineInput, 0, internalAnchor);
			}
		});
		var TranslateRegExpString = class TranslateRegExpString {
			static isHexadecimal(ch) {
				return "0" <= ch && ch <= "9" || "A" <= ch && ch <= "F" || "a" <= ch && ch <= "f";
			}
			static translate(data) {
				let prefixFlags = "";
				if (Object.prototype.toString.call(data) === "[object RegExp]" && (data.ignoreCase && (prefixFlags += "i"), data.multiline && (prefixFlags += "m"), data.dotAll && (prefixFlags += "s"), data = data.source), typeof data != "string") return data;
				let result = "", changed = !1, size = data.length;
				size === 0 && (result = "(?:)", changed = !0);
				let inCharClass = !1, i = 0;
				for (; i < size;) {
					let ch = data[i];
					if (ch === "\\") {
						if (i + 1 < size) switch (ch = data[i + 1], ch) {
							case "\\":
								result += "\\\\", i += 2;
								continue;
							case "c":
								if (i + 2 < size) {
									let code = data[i + 2].charCodeAt(0);
									if (code >= 65 && code <= 90 || code >= 97 && code <= 122) {
										let val = code % 32;
										result += "\\x", result += (val >> 4).toString(16).toUpperCase(), result += (val & 15).toString(16).toUpperCase(), i += 3, changed = !0;
										continue;
									}
								}
								result += "c", i += 2, changed = !0;
								continue;
							case "u":
								if (i + 2 < size) {
									if (data[i + 2] === "{") {
										let j = i + 3, hasHex = !1, closed = !1;
										for (; j < size;) {
											let hexChar = data[j];
											if (hexChar === "}") {
												closed = !0;
												break;
											}
											if (!TranslateRegExpString.isHexadecimal(hexChar)) break;
											hasHex = !0, j++;
										}
										if (closed && hasHex) {
											result += "\\x", i += 2, changed = !0;
											continue;
										}
									} else if (i + 5 < size) {
										let isHex4 = !0;
										for (let j = 0; j < 4; j++) if (!TranslateRegExpString.isHexadecimal(data[i + 2 + j])) {
											isHex4 = !1;
											break;
										}
										if (isHex4) {
											result += "\\x{" + data.substring(i + 2, i + 6) + "}", i += 6, changed = !0;
											continue;
										}
									}
								}
								result += "u", i += 2, changed = !0;
								continue;
							case "x": {
								let isValidHex = !1;
								if (i + 2 < size && data[i + 2] === "{") {
									let j = i + 3, hasHex = !1, closed = !1;
									for (; j < size;) {
										let hexChar = data[j];
										if (hexChar === "}") {
											closed = !0;
											break;
										}
										if (!TranslateRegExpString.isHexadecimal(hexChar)) break;
										hasHex = !0, j++;
									}
									closed && hasHex && (isValidHex = !0);
								} else i + 3 < size && TranslateRegExpString.isHexadecimal(data[i + 2]) && TranslateRegExpString.isHexadecimal(data[i + 3]) && (isValidHex = !0);
								isValidHex ? (result += "\\x", i += 2) : (result += "x", i += 2, changed = !0);
								continue;
							}
							case "n":
							case "r":
							case "t":
							case "a":
							case "f":
							case "v":
							case "d":
							case "D":
							case "s":
							case "S":
							case "w":
							case "W":
							case "b":
							case "B":
							case "p":
							case "P":
							case "A":
							case "z":
							case "Q":
							case "E":
							case "0":
							case "1":
							case "2":
							case "3":
							case "4":
							case "5":
							case "6":
							case "7":
								result += "\\" + ch, i += 2;
								continue;
							default: {
								let cp = data.codePointAt(i + 1);
								if (cp >= 48 && cp <= 57 || cp >= 65 && cp <= 90 || cp >= 97 && cp <= 122) {
									let symSize = Utils.charCount(cp);
									result += data.substring(i + 1, i + 1 + symSize), i += symSize + 1, changed = !0;
								} else {
									result += "\\";
									let symSize = Utils.charCount(cp);
									result += data.substring(i + 1, i + 1 + symSize), i += symSize + 1;
								}
								continue;
							}
						}
					} else if (ch === "/") {
						result += "\\/", i += 1, changed = !0;
						continue;
					} else if (ch === "[") {
						if (!inCharClass && data[i + 1] === "]") {
							result += "[^\\x00-\\x{10FFFF}]", i += 2, changed = !0;
							continue;
						}
						if (!inCharClass && data[i + 1] === "^" && data[i + 2] === "]") {
							result += "[\\x00-\\x{10FFFF}]", i += 3, changed = !0;
							continue;
						}
						inCharClass = !0;
					} else if (ch === "]") inCharClass = !1;
					else if (!inCharClass && ch === "(" && i + 2 < size && data[i + 1] === "?" && data[i + 2] === "<" && i + 3 < size && !"=!>)".includes(data[i + 3])) {
						result += "(?P<", i += 3, changed = !0;
						continue;
					}
					let cp = data.codePointAt(i), symSize = Utils.charCount(cp);
					result += data.substring(i, i + symSize), i += symSize;
				}
				let finalResult = changed ? result : data;
				return prefixFlags.length > 0 ? `(?${prefixFlags})${finalResult}` : finalResult;
			}
		};
		let execResult = (m, input) => {
			let result = m.matchArray();
			return result.index = m.start(0), result.input = input, result.groups = m.namedGroupsObject(), result;
		};
		var RE2JS = class RE2JS {
			static CASE_INSENSITIVE = PublicFlags.CASE_INSENSITIVE;
			static DOTALL = PublicFlags.DOTALL;
			static MULTILINE = PublicFlags.MULTILINE;
			static DISABLE_UNICODE_GROUPS = PublicFlags.DISABLE_UNICODE_GROUPS;
			static LONGEST_MATCH = PublicFlags.LONGEST_MATCH;
			static LOOKBEHINDS = PublicFlags.LOOKBEHINDS;
			static quote(str) {
				return Utils.quoteMeta(str);
			}
			static quoteReplacement(str, javaMode = !1) {
				return Matcher.quoteReplacement(str, javaMode);
			}
			static translateRegExp(expr) {
				return TranslateRegExpString.translate(expr);
			}
			static compile(regex, flags = 0) {
				Utils.checkPattern(regex), Utils.checkFlags(flags);
				let fregex = regex;
				(flags & RE2JS.CASE_INSENSITIVE) !== 0 && (fregex = `(?i)${fregex}`), (flags & RE2JS.DOTALL) !== 0 && (fregex = `(?s)${fregex}`), (flags & RE2JS.MULTILINE) !== 0 && (fregex = `(?m)${fregex}`);
				let re2Flags = RE2Flags.PERL;
				(flags & RE2JS.DISABLE_UNICODE_GROUPS) !== 0 && (re2Flags &= ~RE2Flags.UNICODE_GROUPS), (flags & RE2JS.LOOKBEHINDS) !== 0 && (re2Flags |= RE2Flags.LOOKBEHIND);
				let p = new RE2JS(regex, flags);
				return p.re2Input = RE2.compileImpl(fregex, re2Flags, (flags & RE2JS.LONGEST_MATCH) !== 0), p;
			}
			static matches(regex, input) {
				return RE2JS.compile(regex).testExact(input);
			}
			static initTest(pattern, flags, re2) {
				if (pattern == null) throw Error("pattern is null");
				if (re2 == null) throw Error("re2 is null");
				let p = new RE2JS(pattern, flags);
				return p.re2Input = re2, p;
			}
			constructor(pattern, flags) {
				this.patternInput = pattern, this.flagsInput = flags, this.re2Input = null;
			}
			reset() {
				this.re2Input.reset();
			}
			flags() {
				return this.flagsInput;
			}
			pattern() {
				return this.patternInput;
			}
			re2() {
				return this.re2Input;
			}
			matches(input) {
				return this.testExact(input);
			}
			matcher(input) {
				return Utils.isByteArray(input) && (input = MatcherInput.utf8(input)), new Matcher(this, input);
			}
			test(input) {
				return Utils.isByteArray(input) ? this.re2Input.matchUTF8(input) : this.re2Input.match(input);
			}
			testExact(input) {
				let machineInput = Utils.isByteArray(input) ? MachineInput.fromUTF8(input) : MachineInput.fromUTF16(input);
				return this.re2Input.executeEngine(machineInput, 0, RE2Flags.ANCHOR_BOTH, 0) !== null;
			}
			exec(input) {
				let m = this.matcher(input);
				return m.find() ? execResult(m, input) : null;
			}
			split(input, limit = 0) {
				let m = this.matcher(input), result = [], emptiesSkipped = 0, last = 0;
				for (; m.find();) if (last === 0 && m.end() === 0) last = m.end();
				else {
					if (limit > 0 && result.length === limit - 1) break;
					if (last === m.start()) {
						if (limit === 0) {
							emptiesSkipped += 1, last = m.end();
							continue;
						}
					} else for (; emptiesSkipped > 0;) result.push(""), --emptiesSkipped;
					result.push(m.substring(last, m.start())), last = m.end();
				}
				if (limit === 0 && last !== m.inputLength()) {
					for (; emptiesSkipped > 0;) result.push(""), --emptiesSkipped;
					result.push(m.substring(last, m.inputLength()));
				}
				return (limit !== 0 || result.length === 0 && !(last === m.inputLength() && last > 0)) && result.push(m.substring(last, m.inputLength())), result;
			}
			*matchAll(input) {
				let m = this.matcher(input);
				for (; m.find();) yield execResult(m, input);
			}
			toString() {
				return this.patternInput;
			}
			programSize() {
				return this.re2Input.numberOfInstructions();
			}
			groupCount() {
				return this.re2Input.numberOfCapturingGroups();
			}
			namedGroups() {
				return this.re2Input.namedGroups;
			}
			equals(other) {
				return this === other ? !0 : other === null || this.constructor !== other.constructor ? !1 : this.flagsInput === other.flagsInput && this.patternInput === other.patternInput;
			}
		};
	}),
	3102: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			p6: () => date,
			w$: () => datetime
		});
		var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8532), _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6985), _core_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3759), _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4343);
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
