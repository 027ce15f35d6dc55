export const id = 7678;
export const ids = [7678];
export const modules = {
	67678: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Be: () => contextShape,
			qL: () => matchKeys,
			Zz: () => matchShape,
			MC: () => whenShape
		});
		var context = __webpack_require__(31576), json = __webpack_require__(61989), tests = __webpack_require__(89992), file_forms = __webpack_require__(65249), shape = __webpack_require__(56243);
		function matcherShape(options) {
			return {
				read: (node, reader) => readMatcher(node, options, reader),
				schema: (defs) => matcherSchema(options, !1, defs)
			};
		}
		function matcherSchema(options, isNegated, defs) {
			let { place, values } = options;
			return (0, shape.ir)(`${isNegated ? "not-" : ""}${place}-${values}`, defs, () => ({ anyOf: [...(0, file_forms.BS)(values), ...bracesSchemas(options, isNegated, defs)] }));
		}
		function bracesSchemas(options, isNegated, defs) {
			let { place, values } = options, within = () => matcherSchema(options, !0, defs), missing = place === "guard" && !isNegated ? { missing: {
				const: "match",
				description: "Match a missing field too."
			} } : {};
			return file_forms.uO.filter((form) => form.whyNotHere(options) === void 0 && !(isNegated && form.insteadUnderNot !== void 0)).map((form) => ({
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
		function readMatcher(node, options, reader) {
			if (node.type === "map") return readBraces(node, options, reader);
			let values = (0, file_forms.t2)(node, options, reader);
			return values === void 0 ? void 0 : {
				test: (0, tests.zE)(values),
				missing: !1
			};
		}
		function readBraces(node, options, reader) {
			let allowed = file_forms.uO.filter((form) => form.whyNotHere(options) === void 0), missing = node.entries.find((entry) => entry.key === "missing"), others = node.entries.filter((entry) => entry !== missing), stray = others.find((entry) => !allowed.some((form) => form.key === entry.key));
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
			let why = file_forms.uO.find((form) => form.key === entry.key)?.whyNotHere(options);
			if (why === void 0) {
				let keys = allowed.map((form) => form.key);
				return (0, shape.a)(entry, options.place === "guard" ? [...keys, "missing"] : keys, options.what, reader);
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
			return key === "missing" ? "Put \"missing\" beside \"not\"." : file_forms.uO.find((form) => form.key === key)?.insteadUnderNot;
		}
		let matchKeys = new Map(Object.entries({
			kind: {
				values: "text",
				about: "permission, or the kind of a question.",
				read: ({ kind }) => kind
			},
			operation: {
				values: "text-or-null",
				about: "The operation as the intern names it.",
				read: ({ operation }) => operation
			},
			options: {
				values: "texts",
				about: "The options offered.",
				read: argument("options")
			},
			message: {
				values: "text",
				about: "The text of a question.",
				read: argument("message")
			},
			tool: {
				values: "text-or-null",
				about: "shell for \"shell command: …\", otherwise the operation.",
				read: ({ tool }) => tool
			},
			command: {
				values: "text",
				about: "The text after \"shell command: \", otherwise the field command.",
				read: ({ command }) => command
			}
		}));
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
					return node.type === "map" ? node.entries.length > 0 ? (0, shape.bn)(node.entries.map((entry) => readMatch(entry, place, reader))) : (0, shape.fJ)(reader, node.at, "invalid-value", "\"match\" is empty and would match everything. Name at least one key.") : (0, shape.gQ)(reader, node, "\"match\"", "a mapping of conditions");
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
			let { key, at } = entry, known = matchKeys.get(key) ?? pointedKey(entry, reader);
			if (known === void 0) return;
			let matcher = matcherShape({
				place,
				values: known.values,
				what: `"${key}"`
			}).read(entry.value, reader);
			return matcher && {
				key,
				at,
				matcher,
				value: known.read
			};
		}
		function pointedKey(entry, reader) {
			if (!entry.key.startsWith("/")) return (0, shape.a)(entry, [...matchKeys.keys(), "/field"], "\"match\"", reader);
			let steps = (0, json.qT)(entry.key);
			if (steps !== void 0) return {
				values: "any",
				read: (pause) => (0, json.e6)(steps, pause.arguments)
			};
			let message = `"${entry.key}" is no JSON Pointer: after "~" stands 0 for a tilde or 1 for a slash.`;
			return (0, shape.fJ)(reader, entry.at, "invalid-value", message);
		}
		let whenShape = runShape({
			root: "when",
			wanted: () => "a mapping of conditions",
			about: "What the run must be; all conditions must hold. An unknown value is the word \"unknown\".",
			read(key, { at, value }, reader) {
				let matcher = whenMatcher(key).read(value, reader);
				return matcher && {
					key: key.path,
					at,
					matcher,
					value: key.read
				};
			},
			schema: (key, defs) => ({
				description: key.about,
				allOf: [whenMatcher(key).schema(defs)]
			})
		});
		function whenMatcher({ path, value }) {
			return matcherShape({
				place: "when",
				values: value,
				what: `"when.${path}"`
			});
		}
		let contextFields = runShape({
			root: "context",
			wanted: (names) => `a mapping with some of ${names.join(", ")}`,
			about: "The circumstances of the run; what is left out is unknown.",
			read(key, entry, reader) {
				let value = readField(entry.value, key.value);
				if (value !== void 0) return {
					key,
					value
				};
				let what = `"${key.name}" of "${key.group === void 0 ? "context" : `context.${key.group}`}"`;
				return (0, shape.fJ)(reader, entry.value.at, "wrong-type", `${what} is not ${fieldForms[key.value].wanted}.`);
			},
			schema: ({ value, about }) => ({
				...fieldForms[value].schema,
				description: about
			})
		}), contextShape = (0, shape.H$)(contextFields, contextOf), fieldForms = {
			text: {
				wanted: "a string",
				schema: { type: "string" }
			},
			flag: {
				wanted: "true, false or \"unknown\"",
				schema: { enum: [
					!0,
					!1,
					context.$5
				] }
			},
			texts: {
				wanted: "a list of strings, or \"unknown\"",
				schema: { anyOf: [{
					type: "array",
					items: { type: "string" }
				}, { const: context.$5 }] }
			}
		};
		function readField(node, kind) {
			let value = (0, shape.aB)(node);
			return value === context.$5 ? context.$5 : kind === "text" ? typeof value == "string" ? value : void 0 : kind === "flag" ? typeof value == "boolean" ? value : void 0 : (0, json.Lv)(value) && value.every((each) => typeof each == "string") ? value : void 0;
		}
		function contextOf(fields) {
			let of = (group) => Object.fromEntries(fields.filter(({ key }) => key.group === group).map(({ key, value }) => [key.name, value]));
			return {
				...context.Ut,
				...of(void 0),
				actor: {
					...context.Ut.actor,
					...of("actor")
				},
				repository: {
					...context.Ut.repository,
					...of("repository")
				}
			};
		}
		function runShape(options, group) {
			let what = `"${group === void 0 ? options.root : `${options.root}.${group}`}"`, keys = context.yO.filter((each) => each.group === group), groups = new Map(group === void 0 ? ["actor", "repository"].map((name) => [name, runShape(options, name)]) : []), names = [...keys.map(({ name }) => name), ...groups.keys()], readEntry = (entry, reader) => {
				let within = groups.get(entry.key);
				if (within !== void 0) return within.read(entry.value, reader);
				let key = keys.find(({ name }) => name === entry.key);
				if (key === void 0) return strangeKey(entry, names, what, reader);
				let read = options.read(key, entry, reader);
				return read && [read];
			};
			return {
				read(node, reader) {
					return node.type === "map" ? (0, shape.bn)(node.entries.map((entry) => readEntry(entry, reader)))?.flat() : (0, shape.gQ)(reader, node, what, options.wanted(names));
				},
				schema: (defs) => ({
					type: "object",
					description: options.about,
					properties: Object.fromEntries([...keys.map((key) => [key.name, options.schema(key, defs)]), ...Array.from(groups, ([name, shape]) => [name, shape.schema(defs)])]),
					additionalProperties: !1
				})
			};
		}
		function strangeKey(entry, names, what, reader) {
			let dotted = context.yO.find(({ group, path }) => group !== void 0 && path === entry.key);
			if (dotted?.group === void 0 || !names.includes(dotted.group)) return (0, shape.a)(entry, names, what, reader);
			let spelled = `${dotted.group}: { ${dotted.name}: … }`;
			return (0, shape.fJ)(reader, entry.at, "unknown-key", `${what} has no key "${entry.key}". Write "${spelled}".`);
		}
	}),
	65249: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BS: () => plainSchemas,
			G2: () => readPathGlob,
			t2: () => plainValues,
			uO: () => forms
		});
		var _context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31576), _match_tests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(89992), _shell_pattern_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73036), _text_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47141), _shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56243);
		function plainValues(node, options, reader) {
			if (node.type === "map") return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.gQ)(reader, node, options.what, "a value, or a list of values");
			if (node.type === "list") return listValues(node, options, reader);
			let value = plainValue(node, options, reader);
			return value === void 0 ? void 0 : [value];
		}
		function listValues(node, options, reader) {
			if (node.items.length === 0) {
				let message = `${options.what} has an empty list, which never matches. Name at least one value.`;
				return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, node.at, "invalid-value", message);
			}
			return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.bn)(node.items.map((item) => item.type === "plain" ? plainValue(item, options, reader) : (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.gQ)(reader, item, `An element of ${options.what}`, "a plain value")));
		}
		function plainValue(node, options, reader) {
			let { value } = node;
			if ({
				text: typeof value == "string",
				"text-or-null": typeof value == "string" || value === null,
				texts: typeof value == "string",
				flag: typeof value == "boolean" || value === _context_js__WEBPACK_IMPORTED_MODULE_1__.$5,
				any: !0
			}[options.values]) return value;
			let kind = options.values === "flag" ? "true, false or \"unknown\"" : "a string; put it in quotes", message = `${options.what} is ${(0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.WQ)(node)}, which never matches. Write ${kind}.`;
			return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, node.at, "wrong-type", message);
		}
		function plainSchemas(values) {
			return [valueSchemas[values], listSchema(valueSchemas[values])];
		}
		function listSchema(items) {
			return {
				type: "array",
				items,
				minItems: 1
			};
		}
		let valueSchemas = {
			text: { type: "string" },
			texts: { type: "string" },
			"text-or-null": { type: ["string", "null"] },
			flag: { enum: [
				!0,
				!1,
				_context_js__WEBPACK_IMPORTED_MODULE_1__.$5
			] },
			any: { type: [
				"string",
				"number",
				"boolean",
				"null"
			] }
		};
		function notOfFlags({ values }) {
			return values === "flag" ? "It is true, false or \"unknown\"; write one of them." : void 0;
		}
		let globForm = {
			key: "glob",
			whyNotHere: notOfFlags,
			read(node, { options, reader }) {
				let source = (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.Je)(node);
				if (source === void 0) return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.gQ)(reader, node, `The glob of ${options.what}`, "a string");
				let glob = (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_2__.SO)(source);
				if (glob !== void 0) return (0, _match_tests_js__WEBPACK_IMPORTED_MODULE_3__.FX)(glob);
				let message = `The glob ${JSON.stringify(source)} ends with a backslash that escapes nothing. Write two for one.`;
				return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, node.at, "invalid-pattern", message);
			},
			schema: () => ({
				type: "string",
				description: "* is any run of characters, ? is one, a backslash escapes. The whole value."
			})
		}, re2Form = {
			key: "re2",
			whyNotHere: notOfFlags,
			read(node, { options, reader }) {
				let pattern = (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.Je)(node);
				if (pattern === void 0) return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.gQ)(reader, node, `The re2 of ${options.what}`, "a string");
				let matches = reader.engines.re2?.compile(pattern);
				if (typeof matches == "function") return (0, _match_tests_js__WEBPACK_IMPORTED_MODULE_3__.Cn)(pattern, matches);
				let why = matches?.error ?? "the library is not loaded", message = `${JSON.stringify(pattern)} is not RE2: ${why}. Look-around and back-references do not exist in RE2.`;
				return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, node.at, "invalid-pattern", message);
			},
			schema: () => ({
				type: "string",
				description: "RE2 syntax. The whole value."
			})
		}, pathForm = {
			key: "path",
			whyNotHere: ({ place, values }) => place === "when" || values === "texts" ? "\"path\" stands in \"match\", over a text or a list of texts from the arguments." : void 0,
			read(node, { options, reader }) {
				let what = `The path of ${options.what}`, nodes = node.type === "list" ? node.items : [node];
				if (nodes.length === 0) return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.gQ)(reader, node, what, "at least one path glob");
				let globs = (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.bn)(nodes.map((each) => readPathGlob(each, what, reader)));
				return globs === void 0 ? void 0 : (0, _match_tests_js__WEBPACK_IMPORTED_MODULE_3__.wE)(globs);
			},
			schema: () => ({
				anyOf: [{ type: "string" }, listSchema({ type: "string" })],
				description: "A relative path: * and ? stay within a segment, ** is any number of segments. The whole value."
			})
		};
		function readPathGlob(node, what, reader) {
			let pattern = (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.Je)(node);
			if (pattern === void 0) return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.gQ)(reader, node, what, "a string");
			let flaw = (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_2__.jU)(pattern);
			return flaw === void 0 ? pattern : (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, node.at, "invalid-pattern", `The path glob ${JSON.stringify(pattern)} can't be used: ${flaw}.`);
		}
		let notForm = {
			key: "not",
			whyNotHere: () => void 0,
			read(node, { within }) {
				let test = within(node);
				return test === void 0 ? void 0 : (0, _match_tests_js__WEBPACK_IMPORTED_MODULE_3__.Y6)(test);
			},
			schema: ({ within }) => ({
				description: "Any other present value.",
				allOf: [within()]
			})
		}, presentForm = {
			key: "present",
			whyNotHere: ({ place }) => place === "when" ? "A key of \"when\" is never missing; ask for the word \"unknown\"." : void 0,
			insteadUnderNot: "Write \"present\" with the other value.",
			read(node, { reader }) {
				let present = (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.oi)(node);
				return typeof present == "boolean" ? (0, _match_tests_js__WEBPACK_IMPORTED_MODULE_3__.Cc)(present) : (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.gQ)(reader, node, "\"present\"", "true or false");
			},
			schema: () => ({
				type: "boolean",
				description: "Whether the field is there."
			})
		}, hasForm = {
			key: "has",
			whyNotHere: ({ values }) => values === "texts" || values === "any" ? void 0 : "It is never a list; write the value itself.",
			read(node, { options, reader }) {
				let values = plainValues(node, options, reader);
				return values === void 0 ? void 0 : (0, _match_tests_js__WEBPACK_IMPORTED_MODULE_3__.Hg)(values);
			},
			schema: ({ values }) => ({
				description: "A list with one of these.",
				anyOf: plainSchemas(values)
			})
		}, inForm = {
			key: "in",
			whyNotHere: () => void 0,
			read(node, { options, reader }) {
				if (node.type !== "list") return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.gQ)(reader, node, "\"in\"", "a list of values");
				let values = plainValues(node, options, reader);
				return values === void 0 ? void 0 : (0, _match_tests_js__WEBPACK_IMPORTED_MODULE_3__.zE)(values);
			},
			schema: ({ values }) => ({
				...listSchema(valueSchemas[values]),
				description: "Any of these."
			})
		}, shellForm = {
			key: "shell",
			whyNotHere: ({ place, values }) => (place === "guard" || place === "rule") && values !== "texts" ? void 0 : "\"shell\" stands in the \"match\" of rules and guards, over a text.",
			insteadUnderNot: "Write a guard with \"any\", or a rule with \"only\".",
			read(node, { options, reader }) {
				let direction = directionAt(options.place);
				if (node.type !== "map") return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.gQ)(reader, node, "\"shell\"", `{ ${direction}: [patterns] }`);
				let [entry, second] = node.entries;
				if (entry === void 0 || second !== void 0) return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, node.at, "invalid-value", `"shell" needs exactly the key "${direction}" here.`);
				if (entry.key !== direction) return otherDirection(entry, options.place, reader);
				let { value } = entry;
				if (value.type !== "list" || value.items.length === 0) return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.gQ)(reader, value, `"${direction}"`, "a list of at least one pattern");
				let patterns = (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.bn)(value.items.map((item) => readCommandPattern(item, reader)));
				return patterns === void 0 ? void 0 : reader.engines.shell?.(direction, patterns);
			},
			schema({ place }) {
				let direction = directionAt(place);
				return {
					type: "object",
					properties: { [direction]: listSchema({ type: "string" }) },
					required: [direction],
					additionalProperties: !1,
					description: direction === "any" ? "Some command of the text is covered by a pattern, or what runs cannot be determined." : "The text is literal commands joined by && || ; or |, and every one is covered by a pattern."
				};
			}
		};
		function directionAt(place) {
			return place === "guard" ? "any" : "only";
		}
		function otherDirection(entry, place, reader) {
			let direction = directionAt(place);
			if (entry.key !== "only" && entry.key !== "any") return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.a)(entry, [direction], "\"shell\"", reader);
			let why = direction === "any" ? "a guard asks \"any\", so that nothing slips by" : "a rule asks \"only\", so that nothing rides along", message = `"${entry.key}" does not stand in a ${place}: ${why}. Write "${direction}".`;
			return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, entry.at, "invalid-value", message);
		}
		function readCommandPattern(node, reader) {
			let source = (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.Je)(node);
			if (source === void 0) return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.gQ)(reader, node, "A pattern", "a string");
			let pattern = (0, _shell_pattern_js__WEBPACK_IMPORTED_MODULE_4__.fm)(source);
			if (!("error" in pattern)) return pattern;
			let message = `The pattern ${JSON.stringify(source)} can't be used: ${pattern.error}.`;
			return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, node.at, "invalid-pattern", message);
		}
		let forms = [
			globForm,
			re2Form,
			pathForm,
			notForm,
			presentForm,
			hasForm,
			inForm,
			shellForm
		];
	}),
	56243: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H$: () => converted,
			Je: () => stringOf,
			Jt: () => flag,
			KT: () => named,
			Qq: () => text,
			U9: () => count,
			Vh: () => readJson,
			Vm: () => word,
			WQ: () => describeNode,
			a: () => unknownKey,
			aB: () => toJson,
			bn: () => allOf,
			fJ: () => fail,
			gQ: () => wrongType,
			ir: () => reference,
			lq: () => optional,
			mw: () => required,
			oi: () => plainOf,
			p_: () => list,
			pq: () => mapping
		});
		var _nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42037), _tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63380);
		function readJson(shape, json) {
			let reader = {
				engines: {
					re2: void 0,
					shell: void 0
				},
				problems: []
			}, value = shape.read((0, _tree_js__WEBPACK_IMPORTED_MODULE_0__.W)(json), reader);
			return value === void 0 ? { problems: reader.problems } : { value };
		}
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
			return {
				read(node, reader) {
					let value = plainOf(node), known = words.find((each) => each === value);
					if (known !== void 0) return known;
					if (typeof value != "string") return wrongType(reader, node, what, `one of ${quoted(words)}`);
					let near = (0, _nearest_js__WEBPACK_IMPORTED_MODULE_1__.p)(value, words), hint = near === void 0 ? `Use one of ${quoted(words)}.` : didYouMean(near, words);
					return fail(reader, node.at, "invalid-value", `${what} is ${JSON.stringify(value)}. ${hint}`);
				},
				schema: () => ({
					enum: words,
					description: about
				})
			};
		}
		function quoted(words) {
			return words.map((each) => `"${each}"`).join(", ");
		}
		function didYouMean(near, words) {
			return `Did you mean "${near}"? Possible are ${quoted(words)}.`;
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
		function named(name, of) {
			return {
				read: (node, reader) => of.read(node, reader),
				schema: (defs) => reference(name, defs, () => of.schema(defs))
			};
		}
		function reference(name, defs, make) {
			return defs.has(name) || (defs.set(name, {}), defs.set(name, make())), { $ref: `#/definitions/${name}` };
		}
		function required(shape) {
			return {
				shape,
				required: !0
			};
		}
		function optional(shape, otherwise) {
			return {
				shape,
				required: !1,
				otherwise
			};
		}
		function mapping(fields, options) {
			let known = new Map(Object.entries(fields));
			return {
				read(node, reader) {
					if (node.type !== "map") return wrongType(reader, node, options.what, "a mapping");
					let before = reader.problems.length, value = readFields(node, known, options.what, reader);
					return reader.problems.length === before && options.check?.(value, reader), reader.problems.length === before ? value : void 0;
				},
				schema(defs) {
					let must = [...known].filter(([, field]) => field.required).map(([key]) => key);
					return {
						type: "object",
						description: options.about,
						properties: Object.fromEntries([...known].map(([key, field]) => [key, field.shape.schema(defs)])),
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
			for (let [key, field] of known) places.has(key) || (field.required && fail(reader, node.at, "missing-key", `${what} has no "${key}". Add it.`), value[key] = field.otherwise);
			return Object.assign(value, {
				at: node.at,
				places
			});
		}
		function unknownKey(entry, known, what, reader) {
			let near = (0, _nearest_js__WEBPACK_IMPORTED_MODULE_1__.p)(entry.key, known), hint = near === void 0 ? `Possible are ${quoted(known)}.` : didYouMean(near, known);
			return fail(reader, entry.at, "unknown-key", `${what} has no key ${JSON.stringify(entry.key)}. ${hint}`);
		}
		function toJson(node) {
			if (node.type === "plain") return node.value;
			if (node.type === "list") return node.items.map(toJson);
			let object = Object.create(null);
			for (let entry of node.entries) object[entry.key] = toJson(entry.value);
			return object;
		}
	}),
	63380: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { W: () => treeOfJson });
		var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61989);
		function treeOfJson(value, at = {
			line: 1,
			column: 1
		}) {
			if ((0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value)) return {
				type: "list",
				at,
				items: value.map((item) => treeOfJson(item, at))
			};
			if (!(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value)) return {
				type: "plain",
				at,
				value
			};
			let entries = [];
			for (let key of Object.keys(value)) entries.push({
				key,
				at,
				value: treeOfJson(value[key] ?? null, at)
			});
			return {
				type: "map",
				at,
				entries
			};
		}
	}),
	73036: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$4: () => mayBeWord,
			E7: () => wordAt,
			fm: () => compileCommandPattern,
			q8: () => whyNotOnly
		});
		var _text_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47141), _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91703);
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
				let glob = pathGlobOf(word), flaw = glob === void 0 ? void 0 : (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.jU)(glob);
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
				narrow: (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.x7)(path),
				wide: (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.x7)(path, { wide: !0 })
			};
			let { text } = word;
			return (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.SO)(text.replace(/[\\?]/gu, "\\$&")) ?? {
				pattern: text,
				pieces: [{ text }]
			};
		}
		function covers(pattern, words) {
			return words.length < pattern.tokens.length ? !1 : words.every((word, index) => {
				let token = wordAt(pattern, index);
				return token === void 0 ? pattern.open : "path" in token ? token.narrow(word) : (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.mw)(token, word);
			});
		}
		function wordAt(pattern, index) {
			return pattern.tokens[index] ?? pattern.more;
		}
		function mayBeWord(token, argument) {
			return "path" in token ? !(0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.qW)(argument) || token.wide(argument) : (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.mw)(token, argument);
		}
		function whyNotOnly(patterns, reading) {
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
