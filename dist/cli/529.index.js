export const id = 529;
export const ids = [529];
export const modules = {
	75345: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Mv: () => contextNames,
			S0: () => groupNames,
			qL: () => matchKeys,
			Zz: () => matchShape,
			ow: () => strangeKey,
			MC: () => whenShape
		});
		var context = __webpack_require__(31576), json = __webpack_require__(61989), mapping = __webpack_require__(54740), tests = __webpack_require__(89992), shape = __webpack_require__(56243);
		function plainValues(node, options, reader) {
			if (node.type === "map") return (0, shape.gQ)(reader, node, options.what, "a value, or a list of values");
			if (node.type === "plain") {
				let value = plainValue(node, options, reader);
				return value === void 0 ? void 0 : [value];
			}
			return listValues(node, options, reader);
		}
		function listValues(node, options, reader) {
			return node.items.length === 0 ? (0, shape.fJ)(reader, node.at, "invalid-value", `${options.what} has an empty list, which never matches. Name at least one value.`) : (0, shape.bn)(node.items.map((item) => item.type === "plain" ? plainValue(item, options, reader) : (0, shape.gQ)(reader, item, `An element of ${options.what}`, "a plain value")));
		}
		function plainValue(node, options, reader) {
			let { value } = node;
			if ({
				text: typeof value == "string",
				"text-or-null": typeof value == "string" || value === null,
				texts: typeof value == "string",
				flag: typeof value == "boolean" || value === context.$5,
				any: !0
			}[options.values]) return value;
			let kind = options.values === "flag" ? "true, false or \"unknown\"" : "a string; put it in quotes";
			return (0, shape.fJ)(reader, node.at, "wrong-type", `${options.what} is ${(0, shape.WQ)(node)}, which never matches. Write ${kind}.`);
		}
		function plainSchema(values) {
			return valueSchemas[values];
		}
		function plainSchemas(values) {
			return [plainSchema(values), {
				type: "array",
				items: plainSchema(values),
				minItems: 1
			}];
		}
		let valueSchemas = {
			text: { type: "string" },
			texts: { type: "string" },
			"text-or-null": { type: ["string", "null"] },
			flag: { enum: [
				!0,
				!1,
				context.$5
			] },
			any: { type: [
				"string",
				"number",
				"boolean",
				"null"
			] }
		};
		var text_glob = __webpack_require__(47141), path = __webpack_require__(20396), shell_pattern = __webpack_require__(73036);
		let shellForm = {
			key: "shell",
			whyNotHere: ({ place, values }) => (place === "guard" || place === "rule") && values !== "texts" ? void 0 : "\"shell\" stands in the \"match\" of rules and guards, over a text.",
			insteadUnderNot: "Write a guard with \"any\", or a rule with \"only\".",
			read(node, { options, reader }) {
				let direction = directionAt(options.place);
				if (node.type !== "map") return (0, shape.gQ)(reader, node, "\"shell\"", `{ ${direction}: [patterns] }`);
				let [entry, second] = node.entries;
				if (entry === void 0 || second !== void 0) return (0, shape.fJ)(reader, node.at, "invalid-value", `"shell" needs exactly the key "${direction}" here.`);
				if (entry.key !== direction) return otherKey(entry, options.place, reader);
				let patterns = readPatterns(entry.value, direction, reader);
				return patterns === void 0 ? void 0 : reader.engines.shell?.(direction, patterns);
			},
			schema({ place }) {
				let direction = directionAt(place);
				return {
					type: "object",
					properties: { [direction]: {
						type: "array",
						items: { type: "string" },
						minItems: 1
					} },
					required: [direction],
					additionalProperties: !1,
					description: direction === "any" ? "Some command of the text is covered by a pattern, or what runs cannot be determined." : "The text is literal commands joined by && || ; or |, and every one is covered by a pattern."
				};
			}
		};
		function directionAt(place) {
			return place === "guard" ? "any" : "only";
		}
		function otherKey(entry, place, reader) {
			let direction = directionAt(place);
			if (entry.key !== "only" && entry.key !== "any") return (0, mapping.a)(entry, [direction], "\"shell\"", reader);
			let why = direction === "any" ? "a guard asks \"any\", so that nothing slips by" : "a rule asks \"only\", so that nothing rides along", message = `"${entry.key}" does not stand in a ${place}: ${why}. Write "${direction}".`;
			return (0, shape.fJ)(reader, entry.at, "invalid-value", message);
		}
		function readPatterns(node, direction, reader) {
			return node.type !== "list" || node.items.length === 0 ? (0, shape.gQ)(reader, node, `"${direction}"`, "a list of at least one pattern") : (0, shape.bn)(node.items.map((item) => readPattern(item, reader)));
		}
		function readPattern(node, reader) {
			let source = (0, shape.Je)(node);
			if (source === void 0) return (0, shape.gQ)(reader, node, "A pattern", "a string");
			let pattern = (0, shell_pattern.fm)(source);
			if (!("error" in pattern)) return pattern;
			let message = `The pattern ${JSON.stringify(source)} can't be used: ${pattern.error}.`;
			return (0, shape.fJ)(reader, node.at, "invalid-pattern", message);
		}
		let globForm = {
			key: "glob",
			whyNotHere: ({ values }) => values === "flag" ? "It is true, false or \"unknown\"; write one of them." : void 0,
			read(node, { options, reader }) {
				let source = (0, shape.Je)(node);
				if (source === void 0) return (0, shape.gQ)(reader, node, `The glob of ${options.what}`, "a string");
				let glob = (0, text_glob.S)(source);
				if (glob !== void 0) return (0, tests.FX)(glob);
				let message = `The glob ${JSON.stringify(source)} ends with a backslash that escapes nothing. Write two for one.`;
				return (0, shape.fJ)(reader, node.at, "invalid-pattern", message);
			},
			schema: () => ({
				type: "string",
				description: "* is any run of characters, ? is one, a backslash escapes. The whole value."
			})
		}, re2Form = {
			key: "re2",
			whyNotHere: ({ values }) => values === "flag" ? "It is true, false or \"unknown\"; write one of them." : void 0,
			read(node, { options, reader }) {
				let pattern = (0, shape.Je)(node);
				if (pattern === void 0) return (0, shape.gQ)(reader, node, `The re2 of ${options.what}`, "a string");
				let matches = reader.engines.re2?.compile(pattern);
				if (typeof matches == "function") return (0, tests.Cn)(pattern, matches);
				let why = matches?.error ?? "the library is not loaded", message = `${JSON.stringify(pattern)} is not RE2: ${why}. Look-around and back-references do not exist in RE2.`;
				return (0, shape.fJ)(reader, node.at, "invalid-pattern", message);
			},
			schema: () => ({
				type: "string",
				description: "RE2 syntax. The whole value."
			})
		}, pathForm = {
			key: "path",
			whyNotHere: ({ place, values }) => place === "when" || values === "texts" ? "\"path\" stands in \"match\", over a text or a list of texts from the arguments." : void 0,
			read(node, { options, reader }) {
				let nodes = node.type === "list" ? node.items : [node];
				if (nodes.length === 0) return (0, shape.gQ)(reader, node, `The path of ${options.what}`, "at least one path glob");
				let globs = (0, shape.bn)(nodes.map((each) => readGlob(each, options.what, reader)));
				return globs === void 0 ? void 0 : (0, tests.wE)(globs);
			},
			schema: () => ({
				anyOf: [{ type: "string" }, {
					type: "array",
					items: { type: "string" },
					minItems: 1
				}],
				description: "A relative path: * and ? stay within a segment, ** is any number of segments. The whole value."
			})
		};
		function readGlob(node, what, reader) {
			let pattern = (0, shape.Je)(node);
			if (pattern === void 0) return (0, shape.gQ)(reader, node, `The path of ${what}`, "a string");
			let flaw = (0, path.jU)(pattern);
			return flaw === void 0 ? pattern : (0, shape.fJ)(reader, node.at, "invalid-pattern", `The path glob ${JSON.stringify(pattern)} can't be used: ${flaw}.`);
		}
		let forms_forms = [
			globForm,
			re2Form,
			pathForm,
			{
				key: "not",
				whyNotHere: () => void 0,
				read(node, { within }) {
					let test = within(node);
					return test === void 0 ? void 0 : (0, tests.Y6)(test);
				},
				schema: ({ within }) => ({
					description: "Any other present value.",
					allOf: [within()]
				})
			},
			{
				key: "present",
				whyNotHere: ({ place }) => place === "when" ? "A key of \"when\" is never missing; ask for the word \"unknown\"." : void 0,
				insteadUnderNot: "Write \"present\" with the other value.",
				read(node, { reader }) {
					let present = (0, shape.oi)(node);
					return typeof present == "boolean" ? (0, tests.Cc)(present) : (0, shape.gQ)(reader, node, "\"present\"", "true or false");
				},
				schema: () => ({
					type: "boolean",
					description: "Whether the field is there."
				})
			},
			{
				key: "has",
				whyNotHere: ({ values }) => values === "texts" || values === "any" ? void 0 : "It is never a list; write the value itself.",
				read(node, { options, reader }) {
					let values = plainValues(node, options, reader);
					return values === void 0 ? void 0 : (0, tests.Hg)(values);
				},
				schema: ({ values }) => ({
					description: "A list with one of these.",
					anyOf: [...plainSchemas(values)]
				})
			},
			{
				key: "in",
				whyNotHere: () => void 0,
				read(node, { options, reader }) {
					if (node.type !== "list") return (0, shape.gQ)(reader, node, "\"in\"", "a list of values");
					let values = plainValues(node, options, reader);
					return values === void 0 ? void 0 : (0, tests.zE)(values);
				},
				schema: ({ values }) => ({
					type: "array",
					items: plainSchema(values),
					minItems: 1,
					description: "Any of these."
				})
			},
			shellForm
		];
		function matcherSchema(options, defs) {
			let name = `${options.negated ? "not-" : ""}${options.place}-${options.values}`;
			return defs.has(name) || (defs.set(name, {}), defs.set(name, { anyOf: [...plainSchemas(options.values), ...bracesSchemas(options, defs)] })), { $ref: `#/definitions/${name}` };
		}
		function bracesSchemas(options, defs) {
			let { place, values, negated } = options, within = () => matcherSchema({
				place,
				values,
				negated: !0
			}, defs), missing = place === "guard" && !negated ? { missing: {
				const: "match",
				description: "Match a missing field too."
			} } : {};
			return forms_forms.filter((form) => form.whyNotHere(options) === void 0 && !(negated && form.insteadUnderNot !== void 0)).map((form) => ({
				type: "object",
				properties: {
					[form.key]: form.schema({
						place,
						values,
						within
					}),
					...missing
				},
				required: [form.key],
				additionalProperties: !1
			}));
		}
		function matcherShape(options) {
			return {
				read: (node, reader) => readMatcher(node, options, reader),
				schema: (defs) => matcherSchema({
					place: options.place,
					values: options.values,
					negated: !1
				}, defs)
			};
		}
		function readMatcher(node, options, reader) {
			if (node.type === "map") return readBraces(node, options, reader);
			let values = plainValues(node, options, reader);
			return values === void 0 ? void 0 : {
				test: (0, tests.zE)(values),
				missing: !1
			};
		}
		function readBraces(node, options, reader) {
			let allowed = forms_forms.filter((form) => form.whyNotHere(options) === void 0), missing = node.entries.find((entry) => entry.key === "missing"), others = node.entries.filter((entry) => entry !== missing), stray = others.find((entry) => !allowed.some((form) => form.key === entry.key));
			if (stray !== void 0) return strayForm(stray, allowed, options, reader);
			let [entry, second] = others, form = allowed.find((each) => each.key === entry?.key);
			if (entry === void 0 || second !== void 0 || form === void 0) {
				let list = allowed.map((each) => `"${each.key}"`).join(", ");
				return (0, shape.fJ)(reader, node.at, "invalid-value", `${options.what} needs exactly one of ${list}.`);
			}
			let misses = missing !== void 0 && readMissing(missing, options, reader), within = (inner) => readNegated(inner, options, reader), test = form.read(entry.value, {
				options,
				reader,
				within
			});
			return test === void 0 || misses === void 0 ? void 0 : {
				test,
				missing: misses
			};
		}
		function strayForm(entry, allowed, options, reader) {
			let why = forms_forms.find((form) => form.key === entry.key)?.whyNotHere(options);
			if (why === void 0) {
				let keys = allowed.map((form) => form.key);
				return (0, mapping.a)(entry, options.place === "guard" ? [...keys, "missing"] : keys, options.what, reader);
			}
			let message = `${options.what} can't be matched with "${entry.key}" here. ${why}`;
			return (0, shape.fJ)(reader, entry.at, "invalid-value", message);
		}
		function readMissing(entry, options, reader) {
			return options.place === "guard" ? (0, shape.oi)(entry.value) === "match" || (0, shape.gQ)(reader, entry.value, "\"missing\"", "match") : (0, shape.fJ)(reader, entry.at, "invalid-value", "\"missing\" stands only in the \"match\" of guards. Delete it.");
		}
		function readNegated(node, options, reader) {
			for (let entry of node.type === "map" ? node.entries : []) {
				let instead = insteadUnderNot(entry.key);
				if (instead !== void 0) return (0, shape.fJ)(reader, entry.at, "invalid-value", `"not" holds no "${entry.key}". ${instead}`);
			}
			return readMatcher(node, options, reader)?.test;
		}
		function insteadUnderNot(key) {
			return key === "missing" ? "Put \"missing\" beside \"not\"." : forms_forms.find((form) => form.key === key)?.insteadUnderNot;
		}
		let matchKeys = new Map([
			["kind", {
				values: "text",
				about: "permission, or the kind of a question.",
				read: (pause) => pause.kind
			}],
			["operation", {
				values: "text-or-null",
				about: "The operation as the intern names it.",
				read: (pause) => pause.operation
			}],
			["options", {
				values: "texts",
				about: "The options offered.",
				read: argument("options")
			}],
			["message", {
				values: "text",
				about: "The text of a question.",
				read: argument("message")
			}],
			["tool", {
				values: "text-or-null",
				about: "shell for \"shell command: …\", otherwise the operation.",
				read: (pause) => pause.tool
			}],
			["command", {
				values: "text",
				about: "The text after \"shell command: \", otherwise the field command.",
				read: (pause) => pause.command
			}]
		]);
		function argument(name) {
			return (pause) => (0, json.hQ)(pause.arguments, name);
		}
		function matchShape(place) {
			let pointed = matcherShape({
				place,
				values: "any",
				what: "The field"
			});
			return {
				read(node, reader) {
					return node.type === "map" ? node.entries.length === 0 ? (0, shape.fJ)(reader, node.at, "invalid-value", "\"match\" is empty and would match everything. Name at least one key.") : (0, shape.bn)(node.entries.map((entry) => readMatch(entry, place, reader))) : (0, shape.gQ)(reader, node, "\"match\"", "a mapping of conditions");
				},
				schema: (defs) => ({
					type: "object",
					description: "What the pause must be; all conditions must hold.",
					minProperties: 1,
					properties: Object.fromEntries([...matchKeys].map(([key, { values, about }]) => [key, {
						description: about,
						allOf: [matcherShape({
							place,
							values,
							what: key
						}).schema(defs)]
					}])),
					patternProperties: { "^/": pointed.schema(defs) },
					additionalProperties: !1
				})
			};
		}
		function readMatch(entry, place, reader) {
			let what = `"${entry.key}"`, known = matchKeys.get(entry.key);
			if (known !== void 0) {
				let matcher = matcherShape({
					place,
					values: known.values,
					what
				}).read(entry.value, reader);
				return matcher && {
					key: entry.key,
					at: entry.at,
					matcher,
					value: known.read
				};
			}
			if (!entry.key.startsWith("/")) return (0, mapping.a)(entry, [...matchKeys.keys(), "/field"], "\"match\"", reader);
			let steps = (0, json.qT)(entry.key);
			if (steps === void 0) return (0, shape.fJ)(reader, entry.at, "invalid-value", `${what} is no JSON Pointer: after "~" stands 0 for a tilde or 1 for a slash.`);
			let matcher = matcherShape({
				place,
				values: "any",
				what
			}).read(entry.value, reader);
			return matcher && {
				key: entry.key,
				at: entry.at,
				matcher,
				value: (pause) => (0, json.e6)(steps, pause.arguments)
			};
		}
		let matcherValues = {
			text: "text",
			flag: "flag",
			texts: "texts"
		}, whenShape = {
			read(node, reader) {
				return readWhen(node, void 0, reader);
			},
			schema: (defs) => whenSchema(void 0, defs)
		};
		function readWhen(node, group, reader) {
			let what = group === void 0 ? "\"when\"" : `"when.${group}"`;
			return node.type === "map" ? (0, shape.bn)(node.entries.map((entry) => readWhenEntry(entry, group, what, reader)))?.flat() : (0, shape.gQ)(reader, node, what, "a mapping of conditions");
		}
		function readWhenEntry(entry, group, what, reader) {
			if (group === void 0 && groupNames.includes(entry.key)) return readWhen(entry.value, entry.key, reader);
			let known = context.yO.find((each) => each.group === group && each.name === entry.key);
			if (known === void 0) return strangeKey(entry, group, what, reader);
			let key = (0, context.So)(known), matcher = matcherShape({
				place: "when",
				values: matcherValues[known.value],
				what: `"when.${key}"`
			}).read(entry.value, reader);
			return matcher && [{
				key,
				at: entry.at,
				matcher,
				value: known.read
			}];
		}
		let groupNames = ["actor", "repository"];
		function contextNames(group) {
			let names = context.yO.filter((each) => each.group === group).map((each) => each.name);
			return group === void 0 ? [...names, ...groupNames] : names;
		}
		function strangeKey(entry, group, what, reader) {
			let dotted = group === void 0 && context.yO.find((each) => (0, context.So)(each) === entry.key);
			if (dotted) {
				let spelled = `${dotted.group ?? ""}: { ${dotted.name}: … }`;
				return (0, shape.fJ)(reader, entry.at, "unknown-key", `${what} has no key "${entry.key}". Write "${spelled}".`);
			}
			return (0, mapping.a)(entry, contextNames(group), what, reader);
		}
		function whenSchema(group, defs) {
			let own = context.yO.filter((each) => each.group === group).map((each) => [each.name, {
				description: each.about,
				allOf: [matcherShape({
					place: "when",
					values: matcherValues[each.value],
					what: ""
				}).schema(defs)]
			}]), groups = group === void 0 ? [["actor", whenSchema("actor", defs)], ["repository", whenSchema("repository", defs)]] : [];
			return {
				type: "object",
				description: "What the run must be; all conditions must hold. An unknown value is the word \"unknown\".",
				properties: Object.fromEntries([...own, ...groups]),
				additionalProperties: !1
			};
		}
	}),
	70529: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { B: () => contextShape });
		var _context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(31576), _text_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(61989), _conditions_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75345), _shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56243);
		let contextShape = {
			read(node, reader) {
				let before = reader.problems.length, fields = new Map();
				return readGroup(node, void 0, fields, reader), reader.problems.length > before ? void 0 : contextOf(fields);
			},
			schema: () => groupSchema(void 0)
		};
		function readGroup(node, group, fields, reader) {
			let what = group === void 0 ? "\"context\"" : `"context.${group}"`;
			if (node.type !== "map") (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.gQ)(reader, node, what, `a mapping with some of ${(0, _conditions_shape_js__WEBPACK_IMPORTED_MODULE_1__.Mv)(group).join(", ")}`);
			else for (let entry of node.entries) readEntry(entry, group, what, fields, reader);
		}
		function readEntry(entry, group, what, fields, reader) {
			if (group === void 0 && _conditions_shape_js__WEBPACK_IMPORTED_MODULE_1__.S0.includes(entry.key)) {
				readGroup(entry.value, entry.key, fields, reader);
				return;
			}
			let known = _context_js__WEBPACK_IMPORTED_MODULE_2__.yO.find((each) => each.group === group && each.name === entry.key);
			if (known === void 0) {
				(0, _conditions_shape_js__WEBPACK_IMPORTED_MODULE_1__.ow)(entry, group, what, reader);
				return;
			}
			let value = readField(entry.value, known.value);
			value === void 0 ? (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, entry.value.at, "wrong-type", `"${entry.key}" of ${what} is not ${wantedField[known.value]}.`) : fields.set(entry.key, value);
		}
		let wantedField = {
			text: "a string",
			flag: "true, false or \"unknown\"",
			texts: "a list of strings, or \"unknown\""
		};
		function readField(node, kind) {
			let value = (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.aB)(node);
			return value === _context_js__WEBPACK_IMPORTED_MODULE_2__.$5 ? _context_js__WEBPACK_IMPORTED_MODULE_2__.$5 : kind === "text" ? typeof value == "string" ? value : void 0 : kind === "flag" ? typeof value == "boolean" ? value : void 0 : (0, _text_json_js__WEBPACK_IMPORTED_MODULE_3__.Lv)(value) && value.every((each) => typeof each == "string") ? value : void 0;
		}
		function contextOf(fields) {
			let textField = (name) => {
				let value = fields.get(name);
				return typeof value == "string" ? value : _context_js__WEBPACK_IMPORTED_MODULE_2__.$5;
			}, flag = (name) => {
				let value = fields.get(name);
				return typeof value == "boolean" ? value : _context_js__WEBPACK_IMPORTED_MODULE_2__.$5;
			}, labels = fields.get("labels");
			return {
				event: textField("event"),
				ref: textField("ref"),
				base_ref: textField("base_ref"),
				fork: flag("fork"),
				draft: flag("draft"),
				labels: typeof labels == "object" ? labels : _context_js__WEBPACK_IMPORTED_MODULE_2__.$5,
				actor: {
					permission: textField("permission"),
					association: textField("association"),
					type: textField("type"),
					login: textField("login")
				},
				environment: textField("environment"),
				repository: { visibility: textField("visibility") }
			};
		}
		let fieldSchema = {
			text: { type: "string" },
			flag: { enum: [
				!0,
				!1,
				_context_js__WEBPACK_IMPORTED_MODULE_2__.$5
			] },
			texts: { anyOf: [{
				type: "array",
				items: { type: "string" }
			}, { const: _context_js__WEBPACK_IMPORTED_MODULE_2__.$5 }] }
		};
		function groupSchema(group) {
			let own = _context_js__WEBPACK_IMPORTED_MODULE_2__.yO.filter((each) => each.group === group).map((each) => [each.name, {
				...fieldSchema[each.value],
				description: each.about
			}]), groups = group === void 0 ? _conditions_shape_js__WEBPACK_IMPORTED_MODULE_1__.S0.map((name) => [name, groupSchema(name)]) : [];
			return {
				type: "object",
				description: "The circumstances of the run; what is left out is unknown.",
				properties: Object.fromEntries([...own, ...groups]),
				additionalProperties: !1
			};
		}
	}),
	54740: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => unknownKey,
			lq: () => optional,
			mw: () => required,
			pq: () => mapping
		});
		var _text_nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(63341), _shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56243);
		function required(shape) {
			return {
				shape,
				required: !0
			};
		}
		function optional(shape) {
			return {
				shape,
				required: !1
			};
		}
		function mapping(fields, options) {
			let known = new Map(Object.entries(fields));
			return {
				read(node, reader) {
					if (node.type !== "map") return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.gQ)(reader, node, options.what, "a mapping");
					let before = reader.problems.length, value = readFields(node, known, options.what, reader);
					return reader.problems.length === before && options.check?.(value, reader), reader.problems.length === before ? value : void 0;
				},
				schema(defs) {
					let properties = Object.fromEntries([...known].map(([key, field]) => [key, field.shape.schema(defs)])), must = [...known].filter(([, field]) => field.required).map(([key]) => key);
					return {
						type: "object",
						description: options.about,
						properties,
						...must.length > 0 ? { required: must } : {},
						additionalProperties: !1,
						...options.schema
					};
				}
			};
		}
		function readFields(node, known, what, reader) {
			let value = Object.create(null), places = new Map();
			for (let entry of node.entries) {
				let field = known.get(entry.key);
				field === void 0 ? unknownKey(entry, [...known.keys()], what, reader) : (places.set(entry.key, entry.at), value[entry.key] = field.shape.read(entry.value, reader));
			}
			for (let [key, field] of known) field.required && !places.has(key) && (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, node.at, "missing-key", `${what} has no "${key}". Add it.`);
			return Object.assign(value, {
				at: node.at,
				places
			});
		}
		function unknownKey(entry, known, what, reader) {
			let near = (0, _text_nearest_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(entry.key, known), list = known.map((key) => `"${key}"`).join(", "), hint = near === void 0 ? `Possible are ${list}.` : `Did you mean "${near}"? Possible are ${list}.`;
			return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, entry.at, "unknown-key", `${what} has no key ${JSON.stringify(entry.key)}. ${hint}`);
		}
	}),
	56243: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GS: () => placed,
			H$: () => converted,
			Je: () => stringOf,
			Jt: () => flag,
			KT: () => named,
			Qq: () => text,
			U9: () => count,
			Vm: () => word,
			WQ: () => describeNode,
			aB: () => toJson,
			bn: () => allOf,
			fJ: () => fail,
			gQ: () => wrongType,
			oi: () => plainOf,
			p_: () => list
		});
		var _text_nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63341);
		function fail(reader, at, code, message) {
			reader.problems.push({
				...at,
				code,
				message
			});
		}
		function plainOf(node) {
			return node.type === "plain" ? node.value : void 0;
		}
		function stringOf(node) {
			let value = plainOf(node);
			return typeof value == "string" ? value : void 0;
		}
		function describeNode(node) {
			return node.type === "map" ? "a mapping" : node.type === "list" ? "a list" : node.value === null ? "empty" : `the ${typeof node.value} ${JSON.stringify(node.value)}`;
		}
		function wrongType(reader, node, what, wanted) {
			return fail(reader, node.at, "wrong-type", `${what} is ${describeNode(node)}. Write ${wanted}.`);
		}
		function text(what, about) {
			return {
				read(node, reader) {
					let value = stringOf(node);
					return value === void 0 ? wrongType(reader, node, what, "a string") : value.trim() === "" ? fail(reader, node.at, "invalid-value", `${what} is blank. Write what it is.`) : value;
				},
				schema: () => ({
					type: "string",
					pattern: "\\S",
					description: about
				})
			};
		}
		function count(what, about, { least = 1, most } = {}) {
			return {
				read(node, reader) {
					let value = plainOf(node);
					return typeof value == "number" && Number.isInteger(value) && value >= least && value <= (most ?? value) ? value : wrongType(reader, node, what, `a whole number, at least ${least}${most === void 0 ? "" : ` and at most ${most}`}`);
				},
				schema: () => ({
					type: "integer",
					minimum: least,
					...most === void 0 ? {} : { maximum: most },
					description: about
				})
			};
		}
		function flag(what, about) {
			return {
				read(node, reader) {
					let value = plainOf(node);
					return typeof value == "boolean" ? value : wrongType(reader, node, what, "true or false");
				},
				schema: () => ({
					type: "boolean",
					description: about
				})
			};
		}
		function word(what, words, about) {
			let all = words.map((each) => `"${each}"`).join(", ");
			return {
				read(node, reader) {
					let value = plainOf(node), known = words.find((each) => each === value);
					if (known !== void 0) return known;
					if (typeof value != "string") return wrongType(reader, node, what, `one of ${all}`);
					let near = (0, _text_nearest_js__WEBPACK_IMPORTED_MODULE_0__.nearest)(value, words), hint = near === void 0 ? `Use one of ${all}.` : `Did you mean "${near}"? Possible are ${all}.`;
					return fail(reader, node.at, "invalid-value", `${what} is ${JSON.stringify(value)}. ${hint}`);
				},
				schema: () => ({
					enum: words,
					description: about
				})
			};
		}
		function list(what, of, about) {
			return {
				read(node, reader) {
					return node.type === "list" ? allOf(node.items.map((item) => of.read(item, reader))) : wrongType(reader, node, what, "a list");
				},
				schema: (defs) => ({
					type: "array",
					items: of.schema(defs),
					description: about
				})
			};
		}
		function allOf(items) {
			return items.every((item) => item !== void 0) ? items : void 0;
		}
		function converted(of, convert) {
			return {
				read(node, reader) {
					let value = of.read(node, reader);
					return value === void 0 ? void 0 : convert(value, reader);
				},
				schema: (defs) => of.schema(defs)
			};
		}
		function placed(of) {
			return {
				read(node, reader) {
					let value = of.read(node, reader);
					return value === void 0 ? void 0 : {
						at: node.at,
						value
					};
				},
				schema: (defs) => of.schema(defs)
			};
		}
		function named(name, of) {
			return {
				read: (node, reader) => of.read(node, reader),
				schema(defs) {
					return defs.has(name) || (defs.set(name, {}), defs.set(name, of.schema(defs))), { $ref: `#/definitions/${name}` };
				}
			};
		}
		function toJson(node) {
			if (node.type === "plain") return node.value;
			if (node.type === "list") return node.items.map(toJson);
			let object = Object.create(null);
			for (let entry of node.entries) object[entry.key] = toJson(entry.value);
			return object;
		}
	}),
	73036: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$4: () => mayBeWord,
			E7: () => wordAt,
			fm: () => compileCommandPattern,
			q8: () => whyNotOnly
		});
		var _text_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47141), _text_path_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(20396), _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91703);
		function compileCommandPattern(pattern) {
			let reading = (0, _words_js__WEBPACK_IMPORTED_MODULE_0__.u)(pattern, { pattern: !0 });
			if ("error" in reading) return { error: `${reading.error}. Quote a word that holds it, or leave it out` };
			let [command = [], ...others] = reading.commands;
			if (others.length > 0) return { error: "it holds more than one command. Write one pattern for each" };
			if (command.slice(0, -1).some(isPaths)) return { error: "\"{paths:…}\" stands only at the end. Write \"{path:…}\" for one path" };
			let open = command.at(-1)?.text === "**", fixed = open ? command.slice(0, -1) : command, flaw = flawOf(fixed);
			if (flaw !== void 0) return { error: flaw };
			let tokens = fixed.map(wordPattern);
			return {
				pattern,
				tokens,
				open,
				more: fixed.some(isPaths) ? tokens.at(-1) : void 0
			};
		}
		function flawOf(words) {
			if (words.length === 0) return "\"**\" alone would cover everything. Name a program before it";
			for (let word of words) {
				let glob = pathGlobOf(word), flaw = glob === void 0 ? void 0 : (0, _text_path_js__WEBPACK_IMPORTED_MODULE_1__.jU)(glob);
				if (flaw !== void 0) return `in ${JSON.stringify(word.text)} ${flaw}`;
			}
			return words.some((word) => pathGlobOf(word) === void 0 && word.text.includes("**")) ? "\"**\" stands only at the end, as a word of its own. Write \"*\" within a word" : void 0;
		}
		function pathGlobOf(word) {
			return word.quoted ? void 0 : /^\{paths?:(.*)\}$/u.exec(word.text)?.[1];
		}
		function isPaths(word) {
			return !word.quoted && word.text.startsWith("{paths:");
		}
		function wordPattern(word) {
			let path = pathGlobOf(word);
			if (path !== void 0) return {
				path,
				narrow: (0, _text_path_js__WEBPACK_IMPORTED_MODULE_1__.x7)(path),
				wide: (0, _text_path_js__WEBPACK_IMPORTED_MODULE_1__.x7)(path, { wide: !0 })
			};
			let { text } = word;
			return (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_2__.S)(text.replace(/[\\?]/gu, "\\$&")) ?? {
				pattern: text,
				pieces: [{ text }]
			};
		}
		function covers(pattern, words) {
			return words.length < pattern.tokens.length ? !1 : words.every((word, index) => {
				let token = wordAt(pattern, index);
				return token === void 0 ? pattern.open : "path" in token ? token.narrow(word) : (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_2__.m)(token, word);
			});
		}
		function wordAt(pattern, index) {
			return pattern.tokens[index] ?? pattern.more;
		}
		function mayBeWord(token, argument) {
			return "path" in token ? !(0, _text_path_js__WEBPACK_IMPORTED_MODULE_1__.qW)(argument) || token.wide(argument) : (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_2__.m)(token, argument);
		}
		function whyNotOnly(patterns, text, syntax) {
			let reading = syntax.literal(text);
			if ("error" in reading) return reading.error;
			for (let [index, words] of reading.commands.entries()) {
				if (patterns.some((pattern) => covers(pattern, words))) continue;
				let command = JSON.stringify(cut(words.join(" ")));
				return `part ${index + 1} ${command} is covered by none of ${patterns.length} pattern${patterns.length === 1 ? "" : "s"}`;
			}
		}
		function cut(command) {
			return command.length <= 200 ? command : `${command.slice(0, 200).toWellFormed()}…`;
		}
	})
};
