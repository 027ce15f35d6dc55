export const id = 8439;
export const ids = [8439];
export const modules = {
	98439: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$X: () => readonlyProcessor,
			$k: () => optionalProcessor,
			A: () => prefaultProcessor,
			A6: () => customProcessor,
			C0: () => enumProcessor,
			CN: () => tupleProcessor,
			Ec: () => objectProcessor,
			Fl: () => dateProcessor,
			Fs: () => aggregateChecks,
			GC: () => recordProcessor,
			NV: () => unknownProcessor,
			Q9: () => catchProcessor,
			RH: () => neverProcessor,
			SW: () => stringProcessor,
			Wg: () => numberProcessor,
			Y8: () => bigintProcessor,
			Yv: () => literalProcessor,
			bl: () => toJSONSchema,
			cR: () => nonoptionalProcessor,
			cY: () => arrayProcessor,
			dO: () => booleanProcessor,
			fs: () => pipeProcessor,
			iC: () => unionProcessor,
			i_: () => intersectionProcessor,
			mh: () => defaultProcessor,
			xi: () => transformProcessor,
			yq: () => nullableProcessor
		});
		var _regexes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23908), _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56985), _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(87509), _util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54723);
		let narrowMin = (agg, key, value) => {
			(agg[key] === void 0 || value > agg[key]) && (agg[key] = value);
		}, narrowMax = (agg, key, value) => {
			(agg[key] === void 0 || value < agg[key]) && (agg[key] = value);
		}, narrowBoth = (agg, value) => {
			narrowMin(agg, "minimum", value), narrowMax(agg, "maximum", value);
		}, addDivisor = (agg, value) => {
			agg.multipleOf ??= [], agg.multipleOf.includes(value) || agg.multipleOf.push(value);
		}, addPattern = (agg, pattern) => {
			agg.patterns ??= new Set(), agg.patterns.add(pattern);
		}, intersectMime = (agg, mime) => {
			agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
		}, setFormat = (agg, format) => {
			agg.format = format, format.includes("int") && (agg.isInt = !0);
		}, minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum), maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum), formatContributor = (ranges) => (agg, def) => {
			setFormat(agg, def.format);
			let [minimum, maximum] = ranges[def.format];
			narrowMin(agg, "minimum", minimum), narrowMax(agg, "maximum", maximum);
		}, contributors = {
			greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
			less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
			multiple_of: (agg, def) => addDivisor(agg, def.value),
			number_format: formatContributor(_util_js__WEBPACK_IMPORTED_MODULE_0__.zH),
			bigint_format: formatContributor(_util_js__WEBPACK_IMPORTED_MODULE_0__.NR),
			min_length: minContributor,
			max_length: maxContributor,
			length_equals: (agg, def) => narrowBoth(agg, def.length),
			min_size: minContributor,
			max_size: maxContributor,
			size_equals: (agg, def) => narrowBoth(agg, def.size),
			string_format: (agg, def) => {
				setFormat(agg, def.format), def.pattern && addPattern(agg, def.pattern), (def.format === "base64" || def.format === "base64url") && (agg.contentEncoding = def.format), (def.local || def.precision === -1) && (agg.laxFormat = !0);
			},
			mime_type: (agg, def) => intersectMime(agg, def.mime)
		};
		function aggregateChecks(schema) {
			let agg = {}, def = schema._zod.def, list = schema._zod.traits.has("$ZodCheck") ? [schema, ...def.checks ?? []] : def.checks ?? [];
			for (let ch of list) contributors[ch._zod.def.check]?.(agg, ch._zod.def);
			let bag = schema._zod.bag;
			bag.minimum !== void 0 && narrowMin(agg, "minimum", bag.minimum), bag.exclusiveMinimum !== void 0 && narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum), bag.maximum !== void 0 && narrowMax(agg, "maximum", bag.maximum), bag.exclusiveMaximum !== void 0 && narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum), bag.multipleOf !== void 0 && addDivisor(agg, bag.multipleOf), bag.format !== void 0 && (agg.format ??= bag.format, bag.format.includes("int") && (agg.isInt = !0)), bag.mime && intersectMime(agg, bag.mime);
			for (let pattern of bag.patterns ?? []) addPattern(agg, pattern);
			return agg;
		}
		let formatMap = {
			guid: "uuid",
			url: "uri",
			datetime: "date-time",
			json_string: "json-string",
			regex: ""
		}, exactPatterns = new Map([[_schemas_js__WEBPACK_IMPORTED_MODULE_1__.cq, _regexes_js__WEBPACK_IMPORTED_MODULE_2__.K3], [_schemas_js__WEBPACK_IMPORTED_MODULE_1__.xE, _regexes_js__WEBPACK_IMPORTED_MODULE_2__.r0]]), exactPattern = (p) => exactPatterns.get(p) ?? p, stringProcessor = (schema, ctx, _json, _params) => {
			let json = _json;
			json.type = "string";
			let { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
			if (typeof minimum == "number" && (json.minLength = minimum), typeof maximum == "number" && (json.maxLength = maximum), format && (json.format = formatMap[format] ?? format, json.format === "" && delete json.format, (format === "time" || laxFormat) && delete json.format), contentEncoding && (json.contentEncoding = contentEncoding), patterns && patterns.size > 0) {
				let patternList = [...patterns].map(exactPattern);
				patternList.length === 1 ? json.pattern = patternList[0].source : patternList.length > 1 && (json.allOf = [...patternList.map((regex) => ({
					...ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? { type: "string" } : {},
					pattern: regex.source
				}))]);
			}
		}, numberProcessor = (schema, ctx, _json, params) => {
			let json = _json, { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
			json.type = isInt ? "integer" : "number";
			let exMin = typeof exclusiveMinimum == "number" && exclusiveMinimum >= (minimum ?? -Infinity), exMax = typeof exclusiveMaximum == "number" && exclusiveMaximum <= (maximum ?? Infinity), legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
			if (exMin ? legacy ? (json.minimum = exclusiveMinimum, json.exclusiveMinimum = !0) : json.exclusiveMinimum = exclusiveMinimum : typeof minimum == "number" && (json.minimum = minimum), exMax ? legacy ? (json.maximum = exclusiveMaximum, json.exclusiveMaximum = !0) : json.exclusiveMaximum = exclusiveMaximum : typeof maximum == "number" && (json.maximum = maximum), multipleOf) {
				let divisors = new Set();
				for (let divisor of multipleOf) Number.isFinite(divisor) && divisor !== 0 ? divisors.add(Math.abs(divisor)) : (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
				let [first, ...rest] = divisors;
				first !== void 0 && (json.multipleOf = first), rest.length && (json.allOf = [...json.allOf ?? [], ...rest.map((m) => ({ multipleOf: m }))]);
			}
		}, booleanProcessor = (_schema, _ctx, json, _params) => {
			json.type = "boolean";
		}, bigintProcessor = (schema, ctx, json, params) => {
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "BigInt cannot be represented in JSON Schema");
		}, symbolProcessor = (schema, ctx, json, params) => {
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "Symbols cannot be represented in JSON Schema");
		}, nullProcessor = (_schema, ctx, json, _params) => {
			ctx.target === "openapi-3.0" ? (json.type = "string", json.nullable = !0, json.enum = [null]) : json.type = "null";
		}, undefinedProcessor = (schema, ctx, json, params) => {
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "Undefined cannot be represented in JSON Schema");
		}, voidProcessor = (schema, ctx, json, params) => {
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "Void cannot be represented in JSON Schema");
		}, neverProcessor = (_schema, _ctx, json, _params) => {
			json.not = {};
		}, anyProcessor = (_schema, _ctx, _json, _params) => {}, unknownProcessor = (_schema, _ctx, _json, _params) => {}, dateProcessor = (schema, ctx, json, params) => {
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "Date cannot be represented in JSON Schema");
		}, enumProcessor = (schema, _ctx, json, _params) => {
			let def = schema._zod.def, values = (0, _util_js__WEBPACK_IMPORTED_MODULE_0__.w5)(def.entries);
			values.length === 0 ? json.not = {} : (values.every((v) => typeof v == "number") && (json.type = "number"), values.every((v) => typeof v == "string") && (json.type = "string"), json.enum = values);
		}, literalProcessor = (schema, ctx, json, params) => {
			let def = schema._zod.def;
			if (def.values.length === 0) {
				json.not = {};
				return;
			}
			let vals = [];
			for (let val of def.values) if (val === void 0) {
				if ((0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema")) return;
			} else if (typeof val == "bigint") {
				if ((0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema")) return;
				vals.push(Number(val));
			} else vals.push(val);
			if (vals.length !== 0) {
				if (vals.length === 1) {
					let val = vals[0];
					json.type = val === null ? "null" : typeof val, ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? json.enum = [val] : json.const = val;
				} else vals.every((v) => typeof v == "number") && (json.type = "number"), vals.every((v) => typeof v == "string") && (json.type = "string"), vals.every((v) => typeof v == "boolean") && (json.type = "boolean"), vals.every((v) => v === null) && (json.type = "null"), json.enum = vals;
			}
		}, nanProcessor = (schema, ctx, json, params) => {
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "NaN cannot be represented in JSON Schema");
		}, templateLiteralProcessor = (schema, _ctx, json, _params) => {
			let _json = json, pattern = schema._zod.pattern;
			if (!pattern) throw Error("Pattern not found in template literal");
			_json.type = "string", _json.pattern = pattern.source;
		}, fileProcessor = (schema, _ctx, json, _params) => {
			let _json = json;
			_json.type = "string", _json.format = "binary", _json.contentEncoding = "binary";
			let { minimum, maximum, mime } = aggregateChecks(schema);
			minimum !== void 0 && (_json.minLength = minimum), maximum !== void 0 && (_json.maxLength = maximum), mime && (mime.length === 0 ? _json.not = {} : mime.length === 1 ? _json.contentMediaType = mime[0] : _json.anyOf = mime.map((m) => ({ contentMediaType: m })));
		}, successProcessor = (_schema, _ctx, json, _params) => {
			json.type = "boolean";
		}, customProcessor = (schema, ctx, json, params) => {
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
		}, functionProcessor = (schema, ctx, json, params) => {
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "Function types cannot be represented in JSON Schema");
		}, transformProcessor = (schema, ctx, json, params) => {
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
		}, mapProcessor = (schema, ctx, json, params) => {
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "Map cannot be represented in JSON Schema");
		}, setProcessor = (schema, ctx, json, params) => {
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "Set cannot be represented in JSON Schema");
		}, arrayProcessor = (schema, ctx, _json, params) => {
			let json = _json, def = schema._zod.def, { minimum, maximum } = aggregateChecks(schema);
			typeof minimum == "number" && (json.minItems = minimum), typeof maximum == "number" && (json.maxItems = maximum), json.type = "array", json.items = (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.element, ctx, {
				...params,
				path: [...params.path, "items"]
			});
		};
		function inputOptin(schema) {
			let def = schema._zod.def;
			return def.type === "pipe" && def.in._zod.traits.has("$ZodTransform") ? inputOptin(def.out) : def.type === "catch" ? inputOptin(def.innerType) : schema._zod.optin;
		}
		let objectProcessor = (schema, ctx, _json, params) => {
			let json = _json, def = schema._zod.def, shape = def.shape;
			if (Object.getOwnPropertySymbols(shape).length && (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) return;
			json.type = "object", json.properties = {};
			for (let key in shape) (0, _util_js__WEBPACK_IMPORTED_MODULE_0__.Vy)(json.properties, key, (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(shape[key], ctx, {
				...params,
				path: [
					...params.path,
					"properties",
					key
				]
			}));
			let requiredKeys = [];
			for (let key of Object.keys(shape)) {
				let field = def.shape[key];
				(ctx.io === "input" ? inputOptin(field) === void 0 : field._zod.optout === void 0) && requiredKeys.push(key);
			}
			requiredKeys.length > 0 && (json.required = requiredKeys), def.catchall?._zod.def.type === "never" ? json.additionalProperties = !1 : def.catchall ? def.catchall && (json.additionalProperties = (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.catchall, ctx, {
				...params,
				path: [...params.path, "additionalProperties"]
			})) : ctx.io === "output" && (json.additionalProperties = !1);
		}, unionProcessor = (schema, ctx, json, params) => {
			let def = schema._zod.def, isExclusive = def.inclusive === !1, options = def.options.map((x, i) => (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(x, ctx, {
				...params,
				path: [
					...params.path,
					isExclusive ? "oneOf" : "anyOf",
					i
				]
			}));
			isExclusive ? json.oneOf = options : json.anyOf = options;
		}, intersectionProcessor = (schema, ctx, json, params) => {
			let def = schema._zod.def, a = (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.left, ctx, {
				...params,
				path: [
					...params.path,
					"allOf",
					0
				]
			}), b = (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.right, ctx, {
				...params,
				path: [
					...params.path,
					"allOf",
					1
				]
			}), isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1, allOf = [...isSimpleIntersection(a) ? a.allOf : [a], ...isSimpleIntersection(b) ? b.allOf : [b]];
			json.allOf = allOf, ctx.intersections.push(allOf);
		}, tupleProcessor = (schema, ctx, _json, params) => {
			let json = _json, def = schema._zod.def;
			json.type = "array";
			let prefixPath = ctx.target === "draft-2020-12" ? "prefixItems" : "items", restPath = ctx.target === "draft-2020-12" || ctx.target === "openapi-3.0" ? "items" : "additionalItems", prefixItems = def.items.map((x, i) => (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(x, ctx, {
				...params,
				path: [
					...params.path,
					prefixPath,
					i
				]
			})), rest = def.rest ? (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.rest, ctx, {
				...params,
				path: [
					...params.path,
					restPath,
					...ctx.target === "openapi-3.0" ? [def.items.length] : []
				]
			}) : null, minItems = def.items.length;
			for (; minItems > 0;) {
				let item = def.items[minItems - 1];
				if (!(ctx.io === "input" ? inputOptin(item) !== void 0 : item._zod.optout === "optional")) break;
				minItems--;
			}
			let maxItems = def.items.length, isClosed = !def.rest;
			ctx.target === "draft-2020-12" ? (json.prefixItems = prefixItems, isClosed ? json.items = !1 : rest && (json.items = rest), minItems > 0 && (json.minItems = minItems), isClosed && (json.maxItems = maxItems)) : ctx.target === "openapi-3.0" ? (json.items = { anyOf: prefixItems }, rest && json.items.anyOf.push(rest), minItems > 0 && (json.minItems = minItems), isClosed && (json.maxItems = maxItems)) : (json.items = prefixItems, isClosed ? json.additionalItems = !1 : rest && (json.additionalItems = rest), minItems > 0 && (json.minItems = minItems), isClosed && (json.maxItems = maxItems));
			let { minimum, maximum } = aggregateChecks(schema);
			typeof minimum == "number" && (json.minItems = minimum), typeof maximum == "number" && (json.maxItems = maximum);
		};
		function stringifyKeyNames(bySchema, json, visited) {
			if (json.$ref) {
				if (visited.has(json)) return json;
				visited.add(json);
				let def = bySchema.get(json)?.def;
				if (!def) return json;
				let inlined = stringifyKeyNames(bySchema, def, visited);
				return inlined === def ? json : inlined;
			}
			for (let keyword of ["anyOf", "oneOf"]) {
				let branches = json[keyword];
				if (!Array.isArray(branches)) continue;
				let mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
				mapped.some((branch, i) => branch !== branches[i]) && (json = {
					...json,
					[keyword]: mapped
				});
			}
			let types = Array.isArray(json.type) ? json.type : [json.type], numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer"), values = json.enum ?? (json.const === void 0 ? void 0 : [json.const]);
			if (!numericType && !values?.some((v) => typeof v == "number")) return json;
			let { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json;
			return rest.enum ? rest.enum = rest.enum.map((v) => typeof v == "number" ? String(v) : v) : typeof rest.const == "number" && (rest.const = String(rest.const)), numericType && (rest.type = "string", values || (rest.pattern = (types.includes("number") ? _regexes_js__WEBPACK_IMPORTED_MODULE_2__.ai : _regexes_js__WEBPACK_IMPORTED_MODULE_2__.nd).source)), rest;
		}
		let pendingRecords = new WeakMap();
		function rewriteKeyNames(ctx) {
			let bySchema = new Map();
			for (let entry of ctx.seen.values()) entry.def && !bySchema.has(entry.schema) && bySchema.set(entry.schema, entry);
			let rewrites = new Map();
			for (let record of pendingRecords.get(ctx) ?? []) {
				let seen = ctx.seen.get(record), names = (seen?.def ?? seen?.schema)?.propertyNames;
				if (!names || names === !0 || rewrites.has(names)) continue;
				let rewritten = stringifyKeyNames(bySchema, names, new Set());
				rewritten !== names && rewrites.set(names, rewritten);
			}
			if (rewrites.size) for (let entry of ctx.seen.values()) for (let carrier of [entry.schema, entry.def]) {
				let rewritten = carrier && rewrites.get(carrier.propertyNames);
				rewritten && (carrier.propertyNames = rewritten);
			}
		}
		let recordProcessor = (schema, ctx, _json, params) => {
			let json = _json, def = schema._zod.def;
			json.type = "object";
			let keyType = def.keyType, patterns = aggregateChecks(keyType).patterns;
			if (def.mode === "loose" && patterns && patterns.size > 0) {
				let valueSchema = (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.valueType, ctx, {
					...params,
					path: [
						...params.path,
						"patternProperties",
						"*"
					]
				});
				json.patternProperties = {};
				for (let pattern of patterns) (0, _util_js__WEBPACK_IMPORTED_MODULE_0__.Vy)(json.patternProperties, exactPattern(pattern).source, valueSchema);
			} else {
				if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
					json.propertyNames = (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.keyType, ctx, {
						...params,
						path: [...params.path, "propertyNames"]
					});
					let pending = pendingRecords.get(ctx);
					pending || (pending = [], pendingRecords.set(ctx, pending), ctx.deferred.push(() => rewriteKeyNames(ctx))), pending.push(schema);
				}
				json.additionalProperties = (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.valueType, ctx, {
					...params,
					path: [...params.path, "additionalProperties"]
				});
			}
			let keyValues = keyType._zod.values, omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== void 0;
			if (keyValues && !def.partial && !omittableOnInput) {
				let validKeyValues = [...keyValues].filter((v) => typeof v == "string" || typeof v == "number");
				validKeyValues.length > 0 && (json.required = validKeyValues.map(String));
			}
		}, nullableProcessor = (schema, ctx, json, params) => {
			let def = schema._zod.def, inner = (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.innerType, ctx, params), seen = ctx.seen.get(schema);
			ctx.target === "openapi-3.0" ? (seen.ref = def.innerType, json.nullable = !0) : json.anyOf = [inner, { type: "null" }];
		}, nonoptionalProcessor = (schema, ctx, _json, params) => {
			let def = schema._zod.def;
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.innerType, ctx, params);
			let seen = ctx.seen.get(schema);
			seen.ref = def.innerType;
		}, UNREPRESENTABLE_DEFAULT = Symbol();
		function serializeDefaultValue(value, schema, ctx, json, params) {
			let unrepresentable = !1, serialized = JSON.stringify(value, (_, val) => typeof val == "bigint" ? (unrepresentable = !0, null) : val);
			return unrepresentable ? ((0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema"), UNREPRESENTABLE_DEFAULT) : JSON.parse(serialized);
		}
		let defaultProcessor = (schema, ctx, json, params) => {
			let def = schema._zod.def;
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.innerType, ctx, params);
			let seen = ctx.seen.get(schema);
			seen.ref = def.innerType;
			let value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
			value !== UNREPRESENTABLE_DEFAULT && (json.default = value);
		}, prefaultProcessor = (schema, ctx, json, params) => {
			let def = schema._zod.def;
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.innerType, ctx, params);
			let seen = ctx.seen.get(schema);
			if (seen.ref = def.innerType, ctx.io !== "input") return;
			let value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
			value !== UNREPRESENTABLE_DEFAULT && (json._prefault = value);
		}, catchProcessor = (schema, ctx, json, params) => {
			let def = schema._zod.def;
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.innerType, ctx, params);
			let seen = ctx.seen.get(schema);
			seen.ref = def.innerType;
			let catchValue;
			try {
				catchValue = def.catchValue(void 0);
			} catch {
				(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
				return;
			}
			json.default = catchValue;
		}, pipeProcessor = (schema, ctx, _json, params) => {
			let def = schema._zod.def, inIsTransform = def.in._zod.traits.has("$ZodTransform"), innerType = ctx.io === "input" ? inIsTransform ? def.out : def.in : def.out;
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(innerType, ctx, params);
			let seen = ctx.seen.get(schema);
			seen.ref = innerType;
		}, readonlyProcessor = (schema, ctx, json, params) => {
			let def = schema._zod.def;
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.innerType, ctx, params);
			let seen = ctx.seen.get(schema);
			seen.ref = def.innerType, json.readOnly = !0;
		}, promiseProcessor = (schema, ctx, _json, params) => {
			let def = schema._zod.def;
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.innerType, ctx, params);
			let seen = ctx.seen.get(schema);
			seen.ref = def.innerType;
		}, optionalProcessor = (schema, ctx, _json, params) => {
			let def = schema._zod.def;
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.innerType, ctx, params);
			let seen = ctx.seen.get(schema);
			seen.ref = def.innerType;
		}, lazyProcessor = (schema, ctx, _json, params) => {
			let innerType = schema._zod.innerType;
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(innerType, ctx, params);
			let seen = ctx.seen.get(schema);
			seen.ref = innerType;
		}, allProcessors = {
			string: stringProcessor,
			number: numberProcessor,
			boolean: booleanProcessor,
			bigint: bigintProcessor,
			symbol: symbolProcessor,
			null: nullProcessor,
			undefined: undefinedProcessor,
			void: voidProcessor,
			never: neverProcessor,
			any: anyProcessor,
			unknown: unknownProcessor,
			date: dateProcessor,
			enum: enumProcessor,
			literal: literalProcessor,
			nan: nanProcessor,
			template_literal: templateLiteralProcessor,
			file: fileProcessor,
			success: successProcessor,
			custom: customProcessor,
			function: functionProcessor,
			transform: transformProcessor,
			map: mapProcessor,
			set: setProcessor,
			array: arrayProcessor,
			object: objectProcessor,
			union: unionProcessor,
			intersection: intersectionProcessor,
			tuple: tupleProcessor,
			record: recordProcessor,
			nullable: nullableProcessor,
			nonoptional: nonoptionalProcessor,
			default: defaultProcessor,
			prefault: prefaultProcessor,
			catch: catchProcessor,
			pipe: pipeProcessor,
			readonly: readonlyProcessor,
			promise: promiseProcessor,
			optional: optionalProcessor,
			lazy: lazyProcessor
		};
		function toJSONSchema(input, params) {
			if ("_idmap" in input) {
				let registry = input, ctx = (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.az)({
					...params,
					processors: allProcessors
				}), defs = {};
				for (let entry of registry._idmap.entries()) {
					let [_, schema] = entry;
					(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(schema, ctx);
				}
				let schemas = {};
				ctx.external = {
					registry,
					uri: params?.uri,
					defs
				};
				for (let entry of registry._idmap.entries()) {
					let [key, schema] = entry;
					(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Wb)(ctx, schema), (0, _util_js__WEBPACK_IMPORTED_MODULE_0__.Vy)(schemas, key, (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.jE)(ctx, schema));
				}
				return Object.keys(defs).length > 0 && (schemas.__shared = { [ctx.target === "draft-2020-12" ? "$defs" : "definitions"]: defs }), { schemas };
			}
			let ctx = (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.az)({
				...params,
				processors: allProcessors
			});
			return (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(input, ctx), (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Wb)(ctx, input), (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.jE)(ctx, input);
		}
	}),
	87509: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Lp: () => processSchema,
			OA: () => createToJSONSchemaMethod,
			Wb: () => extractDefs,
			_S: () => handleUnrepresentable,
			az: () => initializeContext,
			jE: () => finalize,
			uE: () => createStandardJSONSchemaMethod
		});
		var _registries_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(29396), _util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54723);
		function assignProps(target, ...sources) {
			for (let source of sources) for (let key of Reflect.ownKeys(source)) Object.prototype.propertyIsEnumerable.call(source, key) && (0, _util_js__WEBPACK_IMPORTED_MODULE_0__.Vy)(target, key, source[key]);
			return target;
		}
		function initializeContext(params) {
			let target = params?.target ?? "draft-2020-12";
			return target === "draft-4" && (target = "draft-04"), target === "draft-7" && (target = "draft-07"), {
				processors: params.processors ?? {},
				metadataRegistry: params?.metadata ?? _registries_js__WEBPACK_IMPORTED_MODULE_1__.fd,
				target,
				unrepresentable: params?.unrepresentable ?? "throw",
				override: params?.override ?? (() => {}),
				io: params?.io ?? "output",
				counter: 0,
				seen: new Map(),
				sharedDefsExtractedFor: void 0,
				sharedEmitDoneFor: void 0,
				cycles: params?.cycles ?? "ref",
				reused: params?.reused ?? "inline",
				intersections: [],
				deferred: [],
				external: params?.external ?? void 0
			};
		}
		function handleUnrepresentable(schema, ctx, json, params, message) {
			let result = typeof ctx.unrepresentable == "function" ? ctx.unrepresentable({
				zodSchema: schema,
				path: params.path,
				message
			}) : ctx.unrepresentable;
			if (result === "any") return !1;
			if (result === void 0 || result === "throw") throw Error(message);
			return Object.assign(json, result), !0;
		}
		function processSchema(schema, ctx, _params = {
			path: [],
			schemaPath: []
		}) {
			var _a;
			let def = schema._zod.def, seen = ctx.seen.get(schema);
			if (seen) return seen.count++, _params.schemaPath.includes(schema) && (seen.cycle = _params.path), seen.schema;
			let result = {
				schema: {},
				count: 1,
				cycle: void 0,
				path: _params.path
			};
			ctx.seen.set(schema, result), ctx.sharedDefsExtractedFor = void 0, ctx.sharedEmitDoneFor = void 0;
			let overrideSchema = schema._zod.toJSONSchema?.();
			if (overrideSchema) result.schema = overrideSchema;
			else {
				let params = {
					..._params,
					schemaPath: [..._params.schemaPath, schema],
					path: _params.path
				};
				if (schema._zod.processJSONSchema) schema._zod.processJSONSchema(ctx, result.schema, params);
				else {
					let _json = result.schema, processor = ctx.processors[def.type];
					if (!processor) throw Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
					processor(schema, ctx, _json, params);
				}
				let parent = schema._zod.parent;
				parent && (result.ref ||= parent, processSchema(parent, ctx, params), ctx.seen.get(parent).isParent = !0);
			}
			let meta = ctx.metadataRegistry.get(schema);
			return meta && assignProps(result.schema, meta), ctx.io === "input" && isTransforming(schema) && (delete result.schema.examples, delete result.schema.default), ctx.io === "input" && "_prefault" in result.schema && ((_a = result.schema).default ?? (_a.default = result.schema._prefault)), delete result.schema._prefault, ctx.seen.get(schema).schema;
		}
		function encodeJSONPointerSegment(segment) {
			return segment.replace(/~/g, "~0").replace(/\//g, "~1");
		}
		function extractDefs(ctx, schema) {
			let root = ctx.seen.get(schema);
			if (!root) throw Error("Unprocessed schema. This is a bug in Zod.");
			if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external) return;
			let idToSchema = new Map();
			for (let entry of ctx.seen.entries()) {
				let id = ctx.metadataRegistry.get(entry[0])?.id;
				if (id) {
					let existing = idToSchema.get(id);
					if (existing && existing !== entry[0]) throw Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
					idToSchema.set(id, entry[0]);
				}
			}
			let makeURI = (entry) => {
				let defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
				if (ctx.external) {
					let externalId = ctx.external.registry.get(entry[0])?.id, uriGenerator = ctx.external.uri ?? ((id) => id);
					if (externalId) return { ref: uriGenerator(externalId) };
					let id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
					return entry[1].defId = id, {
						defId: id,
						ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}`
					};
				}
				let defUriPrefix = `#/${defsSegment}/`;
				if (entry[1] === root && !entry[1].schema.id) return { ref: "#" };
				let defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
				return {
					defId,
					ref: defUriPrefix + encodeJSONPointerSegment(defId)
				};
			}, extractToDef = (entry) => {
				if (entry[1].schema.$ref) return;
				let seen = entry[1], { ref, defId } = makeURI(entry);
				seen.def = { ...seen.schema }, defId && (seen.defId = defId);
				let schema = seen.schema;
				for (let key in schema) delete schema[key];
				schema.$ref = ref;
			};
			if (ctx.cycles === "throw") for (let entry of ctx.seen.entries()) {
				let seen = entry[1];
				if (seen.cycle) throw Error(`Cycle detected: #/${seen.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
			}
			for (let entry of ctx.seen.entries()) {
				let seen = entry[1];
				if (schema === entry[0]) extractToDef(entry);
				else {
					if (ctx.external) {
						let ext = ctx.external.registry.get(entry[0])?.id;
						if (schema !== entry[0] && ext) {
							extractToDef(entry);
							continue;
						}
					}
					(ctx.metadataRegistry.get(entry[0])?.id || seen.cycle || seen.count > 1 && ctx.reused === "ref") && extractToDef(entry);
				}
			}
			ctx.external && (ctx.sharedDefsExtractedFor = ctx.external);
		}
		function compactTypeUnion(schema) {
			let options = schema.anyOf;
			if (!Array.isArray(options) || options.length === 0 || schema.type !== void 0) return;
			let types = [];
			for (let option of options) {
				if (!option || typeof option != "object") return;
				compactTypeUnion(option);
				let keys = Object.keys(option);
				if (keys.length !== 1 || keys[0] !== "type") return;
				let type = option.type;
				for (let member of Array.isArray(type) ? type : [type]) {
					if (typeof member != "string") return;
					types.includes(member) || types.push(member);
				}
			}
			delete schema.anyOf, schema.type = types.length === 1 ? types[0] : types;
		}
		let FOLDABLE_KEYS = new Set([
			"type",
			"properties",
			"required",
			"additionalProperties"
		]), UNION_KEYS = ["oneOf", "anyOf"];
		function undeclaredConstraint(member) {
			let extra = member.additionalProperties;
			return extra === void 0 || extra === !1 || typeof extra != "object" || !extra ? null : Object.keys(extra).length ? extra : null;
		}
		function foldObjects(members) {
			let objects = [];
			for (let member of members) {
				if (typeof member != "object" || member.type !== "object") return null;
				for (let key in member) if (!FOLDABLE_KEYS.has(key)) return null;
				objects.push(member);
			}
			let properties = {}, required = new Set();
			for (let object of objects) {
				for (let key in object.properties) {
					if (Object.prototype.hasOwnProperty.call(properties, key)) continue;
					let parts = [];
					for (let other of objects) {
						let part = other.properties?.[key] ?? undeclaredConstraint(other);
						part != null && (parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part)) || parts.push(part));
					}
					let merged = parts.length === 1 ? parts[0] : foldObjects(parts) ?? { allOf: parts };
					(0, _util_js__WEBPACK_IMPORTED_MODULE_0__.Vy)(properties, key, merged);
				}
				for (let key of object.required ?? []) required.add(key);
			}
			let folded = {
				type: "object",
				properties
			};
			if (required.size && (folded.required = [...required]), objects.every((object) => object.additionalProperties === !1)) folded.additionalProperties = !1;
			else {
				let constraints = [];
				for (let object of objects) {
					let constraint = undeclaredConstraint(object);
					constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint)) && constraints.push(constraint);
				}
				constraints.length === 1 ? folded.additionalProperties = constraints[0] : constraints.length > 1 && (folded.additionalProperties = { allOf: constraints });
			}
			return folded;
		}
		function foldIntersection(json) {
			let allOf = json.allOf;
			if (!Array.isArray(allOf) || allOf.length < 2) return;
			for (let key of FOLDABLE_KEYS) if (key in json) return;
			let unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k]))), folded = null;
			if (!unions.length) folded = foldObjects(allOf);
			else {
				let union = unions[0], keyword = UNION_KEYS.find((k) => Array.isArray(union[k]));
				if (Object.keys(union).length !== 1) return;
				let rest = allOf.filter((m) => m !== union), branches = union[keyword].map((branch) => foldObjects([...rest, branch]));
				if (branches.some((b) => !b)) return;
				folded = { [keyword]: branches };
			}
			folded && (delete json.allOf, assignProps(json, folded));
		}
		function finalize(ctx, schema) {
			let root = ctx.seen.get(schema);
			if (!root) throw Error("Unprocessed schema. This is a bug in Zod.");
			let flattenRef = (zodSchema) => {
				let seen = ctx.seen.get(zodSchema);
				if (seen.ref === null) return;
				let schema = seen.def ?? seen.schema, _cached = { ...schema }, ref = seen.ref;
				if (seen.ref = null, ref) {
					flattenRef(ref);
					let refSeen = ctx.seen.get(ref), refSchema = refSeen.schema;
					if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0") ? (schema.allOf = schema.allOf ?? [], schema.allOf.push(refSchema)) : assignProps(schema, refSchema), assignProps(schema, _cached), zodSchema._zod.parent === ref) for (let key in schema) key !== "$ref" && key !== "allOf" && (key in _cached || delete schema[key]);
					if (refSchema.$ref && refSeen.def) for (let key in schema) key !== "$ref" && key !== "allOf" && key in refSeen.def && JSON.stringify(schema[key]) === JSON.stringify(refSeen.def[key]) && delete schema[key];
				}
				let parent = zodSchema._zod.parent;
				if (parent && parent !== ref) {
					flattenRef(parent);
					let parentSeen = ctx.seen.get(parent);
					if (parentSeen?.schema.$ref && (schema.$ref = parentSeen.schema.$ref, parentSeen.def)) for (let key in schema) key !== "$ref" && key !== "allOf" && key in parentSeen.def && JSON.stringify(schema[key]) === JSON.stringify(parentSeen.def[key]) && delete schema[key];
				}
				ctx.override({
					zodSchema,
					jsonSchema: schema,
					path: seen.path ?? []
				});
			};
			if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
				for (let entry of [...ctx.seen.entries()].reverse()) flattenRef(entry[0]);
				if (ctx.target !== "openapi-3.0") for (let entry of ctx.seen.entries()) compactTypeUnion(entry[1].def ?? entry[1].schema);
				for (let rewrite of ctx.deferred) rewrite();
				if (ctx.intersections.length) {
					let carriers = new Map();
					for (let seen of ctx.seen.values()) for (let json of [seen.schema, seen.def]) {
						let allOf = json?.allOf;
						if (!Array.isArray(allOf)) continue;
						let existing = carriers.get(allOf);
						existing ? existing.push(json) : carriers.set(allOf, [json]);
					}
					for (let allOf of ctx.intersections) for (let json of carriers.get(allOf) ?? []) foldIntersection(json);
				}
			}
			let result = {};
			if (ctx.target === "draft-2020-12" ? result.$schema = "https://json-schema.org/draft/2020-12/schema" : ctx.target === "draft-07" ? result.$schema = "http://json-schema.org/draft-07/schema#" : ctx.target === "draft-04" ? result.$schema = "http://json-schema.org/draft-04/schema#" : ctx.target, ctx.external?.uri) {
				let id = ctx.external.registry.get(schema)?.id;
				if (!id) throw Error("Schema is missing an `id` property");
				result.$id = ctx.external.uri(id);
			}
			assignProps(result, root.defId ? root.schema : root.def ?? root.schema);
			let rootMetaId = ctx.metadataRegistry.get(schema)?.id;
			rootMetaId !== void 0 && result.id === rootMetaId && delete result.id;
			let defs = ctx.external?.defs ?? {};
			if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) for (let entry of ctx.seen.entries()) {
				let seen = entry[1];
				seen.def && seen.defId && (seen.def.id === seen.defId && delete seen.def.id, (0, _util_js__WEBPACK_IMPORTED_MODULE_0__.Vy)(defs, seen.defId, seen.def));
			}
			ctx.external && (ctx.sharedEmitDoneFor = ctx.external), ctx.external || Object.keys(defs).length > 0 && (ctx.target === "draft-2020-12" ? result.$defs = defs : result.definitions = defs);
			try {
				let finalized = JSON.parse(JSON.stringify(result));
				return Object.defineProperty(finalized, "~standard", {
					value: {
						...schema["~standard"],
						jsonSchema: {
							input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
							output: createStandardJSONSchemaMethod(schema, "output", ctx.processors)
						}
					},
					enumerable: !1,
					writable: !1
				}), finalized;
			} catch {
				throw Error("Error converting schema to JSON.");
			}
		}
		function isTransforming(_schema, _ctx) {
			let ctx = _ctx ?? { seen: new Set() };
			if (ctx.seen.has(_schema)) return !1;
			ctx.seen.add(_schema);
			let def = _schema._zod.def;
			if (def.type === "transform") return !0;
			if (def.type === "array") return isTransforming(def.element, ctx);
			if (def.type === "set") return isTransforming(def.valueType, ctx);
			if (def.type === "lazy") return isTransforming(def.getter(), ctx);
			if (def.type === "promise" || def.type === "optional" || def.type === "nonoptional" || def.type === "nullable" || def.type === "readonly" || def.type === "default" || def.type === "prefault" || def.type === "catch") return isTransforming(def.innerType, ctx);
			if (def.type === "intersection") return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
			if (def.type === "record" || def.type === "map") return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
			if (def.type === "pipe") return _schema._zod.traits.has("$ZodCodec") ? !0 : isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
			if (def.type === "object") {
				for (let key in def.shape) if (isTransforming(def.shape[key], ctx)) return !0;
				return !1;
			}
			if (def.type === "union") {
				for (let option of def.options) if (isTransforming(option, ctx)) return !0;
				return !1;
			}
			if (def.type === "tuple") {
				for (let item of def.items) if (isTransforming(item, ctx)) return !0;
				return !!(def.rest && isTransforming(def.rest, ctx));
			}
			return !1;
		}
		let createToJSONSchemaMethod = (schema, processors = {}) => (params) => {
			let ctx = initializeContext({
				...params,
				processors
			});
			return processSchema(schema, ctx), extractDefs(ctx, schema), finalize(ctx, schema);
		}, createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
			let { libraryOptions, target } = params ?? {}, ctx = initializeContext({
				...libraryOptions ?? {},
				target,
				io,
				processors
			});
			return processSchema(schema, ctx), extractDefs(ctx, schema), finalize(ctx, schema);
		};
	})
};
