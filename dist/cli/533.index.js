export const id = 533;
export const ids = [533, 101];
export const modules = {
	9222: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Mv: () => contextNames,
			S0: () => groupNames,
			Zz: () => matchShape,
			ow: () => strangeKey,
			MC: () => whenShape
		});
		var context = __webpack_require__(1576), json = __webpack_require__(9733), mapping = __webpack_require__(4153), permission_glob = __webpack_require__(4885);
		function matcherSchema(options, defs) {
			let name = `${options.negated ? "not-" : ""}${options.place}-${options.values}`;
			return defs.has(name) || (defs.set(name, {}), defs.set(name, { anyOf: [...plainSchemas(options.values), ...bracesSchemas(options, defs)] })), { $ref: `#/definitions/${name}` };
		}
		function plainSchemas(values) {
			return [valueSchemas[values], {
				type: "array",
				items: valueSchemas[values],
				minItems: 1
			}];
		}
		function bracesSchemas(options, defs) {
			let negated = options.forms.filter((form) => form !== "shell" && form !== "present"), content = contentSchemas(options, matcherSchema.bind(void 0, {
				...options,
				forms: negated,
				negated: !0
			}, defs)), missing = options.place === "guard" && !options.negated ? { missing: {
				const: "match",
				description: "Match a missing field too."
			} } : {};
			return (options.negated ? negated : options.forms).map((form) => ({
				type: "object",
				properties: {
					[form]: content[form](),
					...missing
				},
				required: [form],
				additionalProperties: !1
			}));
		}
		function contentSchemas({ place, values }, negated) {
			let direction = place === "guard" ? "any" : "only";
			return {
				glob: () => ({
					type: "string",
					description: "* is any run of characters, ? is one, a backslash escapes. The whole value."
				}),
				re2: () => ({
					type: "string",
					description: "RE2 syntax. The whole value."
				}),
				not: () => ({
					description: "Any other present value.",
					allOf: [negated()]
				}),
				present: () => ({
					type: "boolean",
					description: "Whether the field is there."
				}),
				has: () => ({
					description: "A list with one of these.",
					anyOf: [...plainSchemas(values)]
				}),
				in: () => ({
					type: "array",
					items: valueSchemas[values],
					minItems: 1,
					description: "Any of these."
				}),
				shell: () => ({
					type: "object",
					properties: { [direction]: {
						type: "array",
						items: { type: "string" },
						minItems: 1
					} },
					required: [direction],
					additionalProperties: !1,
					description: direction === "any" ? "Some command of the text is covered by a pattern, or what runs can not be told." : "The text is literal commands joined by && || ; or |, and every one is covered by a pattern."
				})
			};
		}
		let valueSchemas = {
			text: { type: "string" },
			texts: { type: "string" },
			"text-or-null": { type: ["string", "null"] },
			flag: { enum: [
				!0,
				!1,
				context.L5
			] },
			any: { type: [
				"string",
				"number",
				"boolean",
				"null"
			] }
		};
		var shape = __webpack_require__(7606);
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
				flag: typeof value == "boolean" || value === context.L5,
				any: !0
			}[options.values]) return value;
			let kind = options.values === "flag" ? "true, false or \"unknown\"" : "a string; put it in quotes";
			return (0, shape.fJ)(reader, node.at, "wrong-type", `${options.what} is ${(0, shape.WQ)(node)}, which never matches. Write ${kind}.`);
		}
		var shell = __webpack_require__(2741);
		let matcher_shape_forms = [
			"glob",
			"re2",
			"not",
			"present",
			"has",
			"in",
			"shell"
		];
		function matcherShape(options) {
			return {
				read(node, reader) {
					if (node.type !== "map") {
						let values = plainValues(node, options, reader);
						return values === void 0 ? void 0 : {
							test: {
								type: "values",
								values
							},
							missing: !1
						};
					}
					return readBraces(node, options, reader);
				},
				schema: (defs) => matcherSchema({
					...options,
					forms: formsOf(options),
					negated: !1
				}, defs)
			};
		}
		function formsOf(options) {
			return matcher_shape_forms.filter((form) => form === "present" ? options.place !== "when" : form === "has" ? options.values === "texts" || options.values === "any" : form === "shell" ? (options.place === "guard" || options.place === "rule") && options.values !== "texts" : form === "glob" || form === "re2" ? options.values !== "flag" : !0);
		}
		function readBraces(node, options, reader) {
			let allowed = formsOf(options), missing = node.entries.find((entry) => entry.key === "missing"), others = node.entries.filter((entry) => entry !== missing), stray = others.find((entry) => !allowed.includes(entry.key));
			if (stray !== void 0) return strayForm(stray, allowed, options, reader);
			let [entry, second] = others;
			if (entry === void 0 || second !== void 0) {
				let list = allowed.map((form) => `"${form}"`).join(", ");
				return (0, shape.fJ)(reader, node.at, "invalid-value", `${options.what} needs exactly one of ${list}.`);
			}
			let misses = missing !== void 0 && readMissing(missing, options, reader), test = readForm(entry, options, reader);
			return test === void 0 || misses === void 0 ? void 0 : {
				test,
				missing: misses
			};
		}
		function strayForm(entry, allowed, options, reader) {
			if (!matcher_shape_forms.some((form) => form === entry.key)) {
				let known = options.place === "guard" ? [...allowed, "missing"] : allowed;
				return (0, mapping.a)(entry, known, options.what, reader);
			}
			return (0, shape.fJ)(reader, entry.at, "invalid-value", `${options.what} can't be matched with "${entry.key}" here. ${whyNotHere(entry.key)}`);
		}
		function whyNotHere(form) {
			return form === "present" ? "A key of \"when\" is never missing; ask for the word \"unknown\"." : form === "has" ? "It is never a list; write the value itself." : form === "shell" ? "\"shell\" stands in the \"match\" of rules and guards, over a text." : "It is true, false or \"unknown\"; write one of them.";
		}
		function readMissing(entry, options, reader) {
			return options.place === "guard" ? (0, shape.oi)(entry.value) === "match" || (0, shape.gQ)(reader, entry.value, "\"missing\"", "match") : (0, shape.fJ)(reader, entry.at, "invalid-value", "\"missing\" stands only in the \"match\" of guards. Delete it.");
		}
		function readForm(entry, options, reader) {
			let node = entry.value;
			switch (entry.key) {
				case "glob": return readGlob(node, options, reader);
				case "re2": return readRe2(node, options, reader);
				case "not": return readNot(node, options, reader);
				case "present": return readPresent(node, reader);
				case "has": return valuesTest("has", node, options, reader);
				case "in": return node.type === "list" ? valuesTest("values", node, options, reader) : (0, shape.gQ)(reader, node, "\"in\"", "a list of values");
				default: return readShell(node, options, reader);
			}
		}
		function readPresent(node, reader) {
			let present = (0, shape.oi)(node);
			return typeof present == "boolean" ? {
				type: "present",
				present
			} : (0, shape.gQ)(reader, node, "\"present\"", "true or false");
		}
		function valuesTest(type, node, options, reader) {
			let values = plainValues(node, options, reader);
			return values === void 0 ? void 0 : {
				type,
				values
			};
		}
		function readGlob(node, options, reader) {
			let source = (0, shape.Je)(node);
			if (source === void 0) return (0, shape.gQ)(reader, node, `The glob of ${options.what}`, "a string");
			let glob = (0, permission_glob.S)(source);
			return glob === void 0 ? (0, shape.fJ)(reader, node.at, "invalid-pattern", `The glob ${JSON.stringify(source)} ends with a backslash that escapes nothing. Write two for one.`) : {
				type: "glob",
				glob
			};
		}
		function readRe2(node, options, reader) {
			let pattern = (0, shape.Je)(node);
			if (pattern === void 0) return (0, shape.gQ)(reader, node, `The re2 of ${options.what}`, "a string");
			let matches = reader.engines.re2?.compile(pattern);
			return typeof matches == "function" ? {
				type: "re2",
				pattern,
				matches
			} : (0, shape.fJ)(reader, node.at, "invalid-pattern", `${JSON.stringify(pattern)} is not RE2: ${matches?.error ?? "the library is not loaded"}. Look-around and back-references do not exist in RE2.`);
		}
		function readNot(node, options, reader) {
			let forbidden = node.type === "map" ? node.entries.find((entry) => [
				"shell",
				"present",
				"missing"
			].includes(entry.key)) : void 0;
			if (forbidden !== void 0) return (0, shape.fJ)(reader, forbidden.at, "invalid-value", `"not" holds no "${forbidden.key}". ${notInstead(forbidden.key)}`);
			let inner = matcherShape(options).read(node, reader);
			return inner === void 0 ? void 0 : {
				type: "not",
				test: inner.test
			};
		}
		function notInstead(key) {
			return key === "present" ? "Write \"present\" with the other value." : key === "missing" ? "Put \"missing\" beside \"not\"." : "Write a guard with \"any\", or a rule with \"only\".";
		}
		function readShell(node, options, reader) {
			let direction = options.place === "guard" ? "any" : "only";
			if (node.type !== "map") return (0, shape.gQ)(reader, node, "\"shell\"", `{ ${direction}: [patterns] }`);
			let [entry, second] = node.entries;
			if (entry === void 0 || second !== void 0) return (0, shape.fJ)(reader, node.at, "invalid-value", `"shell" needs exactly the key "${direction}" here.`);
			if (entry.key !== direction) {
				if (entry.key !== "only" && entry.key !== "any") return (0, mapping.a)(entry, [direction], "\"shell\"", reader);
				let why = direction === "any" ? "a guard asks \"any\", so that nothing slips by" : "a rule asks \"only\", so that nothing rides along";
				return (0, shape.fJ)(reader, entry.at, "invalid-value", `"${entry.key}" does not stand in a ${options.place}: ${why}. Write "${direction}".`);
			}
			let patterns = readPatterns(entry.value, direction, reader), syntax = reader.engines.shell;
			return patterns === void 0 || syntax === void 0 ? void 0 : {
				type: direction,
				patterns,
				syntax
			};
		}
		function readPatterns(node, direction, reader) {
			return node.type !== "list" || node.items.length === 0 ? (0, shape.gQ)(reader, node, `"${direction}"`, "a list of at least one pattern") : (0, shape.bn)(node.items.map((item) => readPattern(item, reader)));
		}
		function readPattern(node, reader) {
			let source = (0, shape.Je)(node);
			if (source === void 0) return (0, shape.gQ)(reader, node, "A pattern", "a string");
			let pattern = (0, shell.fm)(source);
			return "error" in pattern ? (0, shape.fJ)(reader, node.at, "invalid-pattern", `The pattern ${JSON.stringify(source)} can't be used: ${pattern.error}.`) : pattern;
		}
		function readPointer(text) {
			if (text.startsWith("/") && !/~(?![01])/u.test(text)) return text.slice(1).split("/").map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
		}
		function follow(steps, document) {
			let value = document;
			for (let step of steps) if ((0, json.Lv)(value)) value = /^(?:0|[1-9][0-9]*)$/u.test(step) ? value[Number(step)] : void 0;
			else if ((0, json.Gv)(value)) value = (0, json.hQ)(value, step);
			else return;
			return value;
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
					description: "What the pause has to be; all of it.",
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
			let steps = readPointer(entry.key);
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
				value: (pause) => follow(steps, pause.arguments)
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
				description: "What the run has to be; all of it. A value that is not known is the word \"unknown\".",
				properties: Object.fromEntries([...own, ...groups]),
				additionalProperties: !1
			};
		}
	}),
	5908: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { B: () => contextShape });
		var _conditions_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9222), _context_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1576), _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9733), _shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7606);
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
			return value === _context_js__WEBPACK_IMPORTED_MODULE_2__.L5 ? _context_js__WEBPACK_IMPORTED_MODULE_2__.L5 : kind === "text" ? typeof value == "string" ? value : void 0 : kind === "flag" ? typeof value == "boolean" ? value : void 0 : (0, _json_js__WEBPACK_IMPORTED_MODULE_3__.Lv)(value) && value.every((each) => typeof each == "string") ? value : void 0;
		}
		function contextOf(fields) {
			let textField = (name) => {
				let value = fields.get(name);
				return typeof value == "string" ? value : _context_js__WEBPACK_IMPORTED_MODULE_2__.L5;
			}, flag = (name) => {
				let value = fields.get(name);
				return typeof value == "boolean" ? value : _context_js__WEBPACK_IMPORTED_MODULE_2__.L5;
			}, labels = fields.get("labels");
			return {
				event: textField("event"),
				ref: textField("ref"),
				base_ref: textField("base_ref"),
				fork: flag("fork"),
				draft: flag("draft"),
				labels: typeof labels == "object" ? labels : _context_js__WEBPACK_IMPORTED_MODULE_2__.L5,
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
				_context_js__WEBPACK_IMPORTED_MODULE_2__.L5
			] },
			texts: { anyOf: [{
				type: "array",
				items: { type: "string" }
			}, { const: _context_js__WEBPACK_IMPORTED_MODULE_2__.L5 }] }
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
	533: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			fileShape: () => fileShape,
			testOf: () => testOf
		});
		var context = __webpack_require__(1576), context_shape = __webpack_require__(5908), conditions_shape = __webpack_require__(9222), mapping = __webpack_require__(4153), policy = __webpack_require__(8157), shape = __webpack_require__(7606);
		let reservedIds = ["default", "malformed"], idPattern = /^[a-z0-9][a-z0-9-]*$/u, id = {
			read(node, reader) {
				let value = (0, shape.Je)(node);
				return value === void 0 ? (0, shape.gQ)(reader, node, "\"id\"", "a string; put it in quotes") : idPattern.test(value) ? reservedIds.includes(value) ? (0, shape.fJ)(reader, node.at, "invalid-value", `The id "${value}" is reserved. Choose another.`) : value : (0, shape.fJ)(reader, node.at, "invalid-value", `The id ${JSON.stringify(value)} is not made of a-z, 0-9 and "-", beginning with a letter or digit.`);
			},
			schema: () => ({
				type: "string",
				pattern: idPattern.source,
				not: { enum: reservedIds },
				description: "Names the entry in decisions and tests; unique in the file."
			})
		}, when = (0, mapping.lq)((0, shape.KT)("when", conditions_shape.MC)), reason = (0, mapping.lq)((0, shape.Qq)("\"reason\"", "Why, for the log and the summary.")), limit = (0, mapping.lq)((0, shape.U9)("\"limit\"", "How often a run may use this entry at most.")), thenKey = "then", always = ["allow-always", "reject-always"], alwaysNeedsReason = {
			if: { properties: { [thenKey]: { enum: always } } },
			[thenKey]: { required: ["reason"] }
		};
		function hasReason(entry, reader) {
			always.includes(entry.then) && entry.reason === void 0 && (0, shape.fJ)(reader, entry.at, "missing-key", `"${entry.then}" needs a "reason": what it allows or forbids outlives this run.`);
		}
		let guardFields = {
			id: (0, mapping.mw)(id),
			when,
			match: (0, mapping.mw)((0, shape.KT)("guardMatch", (0, conditions_shape.Zz)("guard"))),
			[thenKey]: (0, mapping.mw)((0, shape.Vm)("\"then\" of a guard", policy.IJ, "What is done: guards only refuse.")),
			reason
		}, ruleFields = {
			id: (0, mapping.mw)(id),
			when,
			match: (0, mapping.mw)((0, shape.KT)("ruleMatch", (0, conditions_shape.Zz)("rule"))),
			[thenKey]: (0, mapping.mw)((0, shape.Vm)("\"then\" of a rule", policy.XK, "What is done.")),
			reason,
			limit
		}, answerShape = {
			read(node, reader) {
				let value = (0, shape.Je)(node);
				return value === void 0 ? node.type === "map" ? readAnswerFields(node, reader) : (0, shape.gQ)(reader, node, "\"answer\"", "a string in quotes, or a mapping of field name to value") : value;
			},
			schema: () => ({
				anyOf: [{ type: "string" }, {
					type: "object",
					minProperties: 1,
					additionalProperties: { type: [
						"string",
						"number",
						"boolean"
					] }
				}],
				description: "For a question with one field or none: a string. Otherwise a mapping of field name to value."
			})
		};
		function readAnswerFields(node, reader) {
			if (node.entries.length === 0) return (0, shape.fJ)(reader, node.at, "invalid-value", "\"answer\" names no field. Name at least one.");
			let before = reader.problems.length, fields = Object.create(null);
			for (let entry of node.entries) {
				let value = (0, shape.oi)(entry.value);
				value == null ? (0, shape.fJ)(reader, entry.value.at, "wrong-type", `The field ${JSON.stringify(entry.key)} of "answer" is ${(0, shape.WQ)(entry.value)}. Write a string, a number, true or false.`) : fields[entry.key] = value;
			}
			return reader.problems.length > before ? void 0 : fields;
		}
		let questionFields = {
			id: (0, mapping.mw)(id),
			when,
			match: (0, mapping.mw)((0, shape.KT)("questionMatch", (0, conditions_shape.Zz)("question"))),
			answer: (0, mapping.lq)(answerShape),
			[thenKey]: (0, mapping.lq)((0, shape.Vm)("\"then\" of a question", policy.LX, "What is done instead of answering.")),
			reason,
			limit
		};
		function answersOrThen(question, reader) {
			if (question.answer === void 0 != (question.then === void 0)) return;
			let both = question.answer !== void 0, message = both ? "A question has either \"answer\" or \"then\". Delete one." : "The question has neither \"answer\" nor \"then\". Add one.";
			(0, shape.fJ)(reader, question.at, both ? "invalid-value" : "missing-key", message);
		}
		let guardShape = (0, shape.H$)((0, mapping.pq)(guardFields, {
			what: "The guard",
			about: "Can only refuse; looked at first.",
			check: hasReason,
			schema: alwaysNeedsReason
		}), (guard) => ({
			...common(guard),
			verb: guard.then
		})), ruleShape = (0, shape.H$)((0, mapping.pq)(ruleFields, {
			what: "The rule",
			about: "The first rule that matches decides.",
			check: hasReason,
			schema: alwaysNeedsReason
		}), (rule) => ({
			...common(rule),
			verb: rule.then,
			limit: rule.limit
		})), questionShape = (0, shape.H$)((0, mapping.pq)(questionFields, {
			what: "The question",
			about: "Decides about pauses that are not permissions; the first that matches.",
			check: answersOrThen,
			schema: { oneOf: [{ required: ["answer"] }, { required: ["then"] }] }
		}), (question) => ({
			...common(question),
			verb: question.then,
			answer: question.answer,
			limit: question.limit
		}));
		function common(entry) {
			return {
				id: entry.id,
				at: entry.at,
				places: entry.places,
				when: entry.when ?? [],
				match: entry.match,
				reason: entry.reason ?? null
			};
		}
		let version = {
			read(node, reader) {
				return (0, shape.oi)(node) === 1 ? 1 : (0, shape.gQ)(reader, node, "\"version\"", "the number 1");
			},
			schema: () => ({
				const: 1,
				description: "The version of this format."
			})
		}, budget = (0, mapping.pq)({
			answers: (0, mapping.lq)((0, shape.U9)("\"answers\"", `Answers a run may send at most; ${policy.ZJ.answers} when left out.`)),
			allows: (0, mapping.lq)((0, shape.U9)("\"allows\"", `Permissions a run may get at most; ${policy.ZJ.allows} when left out.`)),
			rejects_in_a_row: (0, mapping.lq)((0, shape.U9)("\"rejects_in_a_row\"", `Rejects in a row; one more stops the run. ${policy.ZJ.rejects_in_a_row} when left out.`)),
			same_pause: (0, mapping.lq)((0, shape.U9)("\"same_pause\"", `The same pause; once more stops the run. ${policy.ZJ.same_pause} when left out.`))
		}, {
			what: "\"budget\"",
			about: "What one run may spend at most."
		}), expectShape = (0, shape.GS)((0, mapping.pq)({
			answer: (0, mapping.mw)(answerShape),
			rule: (0, mapping.mw)((0, shape.Qq)("\"rule\" of \"expect\"", "The id that decides, or default, or malformed."))
		}, {
			what: "\"expect\"",
			about: "Both must hold. The answer is what is sent, or the canned answer, or stop, or ask."
		})), pauseShape = {
			read(node, reader) {
				return node.type === "map" ? (0, shape.aB)(node) : (0, shape.gQ)(reader, node, "\"pause\"", "the arguments of the pause as a mapping");
			},
			schema: () => ({
				type: "object",
				description: "The arguments of the pause."
			})
		}, stepFields = {
			pause: (0, mapping.mw)(pauseShape),
			expect: (0, mapping.mw)(expectShape)
		}, step = (0, mapping.pq)(stepFields, {
			what: "The pause",
			about: "One pause, and what has to come of it."
		}), testFields = {
			name: (0, mapping.mw)((0, shape.Qq)("\"name\" of a test", "What the test shows.")),
			context: (0, mapping.lq)((0, shape.KT)("context", context_shape.B)),
			pause: (0, mapping.lq)(pauseShape),
			expect: (0, mapping.lq)(expectShape),
			pauses: (0, mapping.lq)((0, shape.p_)("\"pauses\"", step, "Several pauses of one run, in order."))
		}, testSchema = { oneOf: [{
			required: ["pause", "expect"],
			properties: { pauses: !1 }
		}, {
			required: ["pauses"],
			properties: {
				pause: !1,
				expect: !1
			}
		}] };
		function rawTest(test, reader) {
			let steps = stepsOf(test, reader);
			return steps && {
				name: test.name,
				at: test.at,
				context: test.context ?? context.Ut,
				steps
			};
		}
		function stepsOf(test, reader) {
			let { at, pause, expect, pauses } = test;
			if (pauses === void 0) {
				if (pause !== void 0 && expect !== void 0) return [{
					at,
					places: test.places,
					pause,
					expect
				}];
				let lacks = pause === void 0 ? expect === void 0 ? "\"pause\" and \"expect\", or \"pauses\"" : "\"pause\"" : "\"expect\"";
				return (0, shape.fJ)(reader, at, "missing-key", `The test has no ${lacks}. Add it.`);
			}
			if (pause !== void 0 || expect !== void 0) return (0, shape.fJ)(reader, at, "invalid-value", "A test has either \"pause\" with \"expect\", or \"pauses\". Delete one.");
			if (pauses.length === 0) return (0, shape.fJ)(reader, at, "invalid-value", "\"pauses\" is empty, so the test shows nothing. Add a pause.");
			let after = afterStop(pauses);
			return after === void 0 ? pauses : (0, shape.fJ)(reader, after.at, "invalid-value", "The run has ended with the pause before this one. Delete this one, or make it a test of its own.");
		}
		function afterStop(steps) {
			let last = steps.findIndex(({ expect: { value } }) => value.answer === "stop" || value.answer === "ask");
			return last === -1 ? void 0 : steps[last + 1];
		}
		let testShape = (0, shape.H$)((0, mapping.pq)(testFields, {
			what: "The test",
			about: "A fresh run with its pauses.",
			schema: testSchema
		}), rawTest), fields = {
			version: (0, mapping.mw)(version),
			default: (0, mapping.lq)((0, shape.Vm)("\"default\"", ["reject", "stop"], "What happens to a permission that nothing matches; reject when left out.")),
			budget: (0, mapping.lq)(budget),
			guards: (0, mapping.lq)((0, shape.p_)("\"guards\"", (0, shape.KT)("guard", guardShape), "Can only refuse; looked at first; any match wins.")),
			rules: (0, mapping.lq)((0, shape.p_)("\"rules\"", (0, shape.KT)("rule", ruleShape), "Decide about permissions; the first match decides.")),
			questions: (0, mapping.lq)((0, shape.p_)("\"questions\"", (0, shape.KT)("question", questionShape), "Decide about all other pauses; the first match decides.")),
			tests: (0, mapping.lq)((0, shape.p_)("\"tests\"", (0, shape.KT)("test", testShape), "Run before every prompt; a test that fails stops the step."))
		}, fileShape = (0, mapping.pq)(fields, {
			what: "The policy",
			about: "A permission policy of intern-action.",
			check: agreesOnIds
		});
		function agreesOnIds(file, reader) {
			let ids = new Set();
			for (let entry of [
				...file.guards ?? [],
				...file.rules ?? [],
				...file.questions ?? []
			]) ids.has(entry.id) && (0, shape.fJ)(reader, entry.places.get("id") ?? entry.at, "duplicate-id", `The id "${entry.id}" is taken. Ids are unique over guards, rules and questions.`), ids.add(entry.id);
			for (let { expect } of (file.tests ?? []).flatMap(({ steps }) => steps)) {
				let { rule } = expect.value;
				ids.has(rule) || reservedIds.includes(rule) || (0, shape.fJ)(reader, expect.value.places.get("rule") ?? expect.at, "unknown-id", `No guard, rule or question has the id ${JSON.stringify(rule)}.`);
			}
		}
		function testOf({ name, at, context, steps }) {
			return {
				name,
				at,
				context,
				steps: steps.map(stepOf)
			};
		}
		function stepOf({ at, pause, expect: { at: expectAt, value } }) {
			return {
				at,
				pause,
				expect: {
					at: expectAt,
					answer: value.answer,
					rule: value.rule
				}
			};
		}
	}),
	4153: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => unknownKey,
			lq: () => optional,
			mw: () => required,
			pq: () => mapping
		});
		var _nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9101), _shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7606);
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
			let near = (0, _nearest_js__WEBPACK_IMPORTED_MODULE_1__.nearest)(entry.key, known), list = known.map((key) => `"${key}"`).join(", "), hint = near === void 0 ? `Possible are ${list}.` : `Did you mean "${near}"? Possible are ${list}.`;
			return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, entry.at, "unknown-key", `${what} has no key ${JSON.stringify(entry.key)}. ${hint}`);
		}
	}),
	9101: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { nearest: () => nearest });
		function nearest(word, candidates) {
			let best, least = Math.max(2, Math.floor(word.length / 2)) + 1;
			for (let candidate of candidates) {
				let distance = edits(normal(word), normal(candidate));
				distance < least && (best = candidate, least = distance);
			}
			return best;
		}
		function normal(word) {
			return word.toLowerCase().replace(/[-_ ]/gu, "");
		}
		function edits(a, b) {
			let beforeLast = [], last = Array.from({ length: b.length + 1 }, (_, index) => index);
			for (let i = 1; i <= a.length; i += 1) {
				let row = [i];
				for (let j = 1; j <= b.length; j += 1) {
					let cost = a[i - 1] === b[j - 1] ? 0 : 1, least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
					i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] && (least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1)), row.push(least);
				}
				beforeLast = last, last = row;
			}
			return last[b.length] ?? 0;
		}
	}),
	7606: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			GS: () => placed,
			H$: () => converted,
			Je: () => stringOf,
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
		var _nearest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9101);
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
		function count(what, about) {
			return {
				read(node, reader) {
					let value = plainOf(node);
					return typeof value == "number" && Number.isInteger(value) && value >= 1 ? value : wrongType(reader, node, what, "a whole number, at least 1");
				},
				schema: () => ({
					type: "integer",
					minimum: 1,
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
					let near = (0, _nearest_js__WEBPACK_IMPORTED_MODULE_0__.nearest)(value, words), hint = near === void 0 ? `Use one of ${all}.` : `Did you mean "${near}"? Possible are ${all}.`;
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
	})
};
