export const id = 4979;
export const ids = [4979];
export const modules = {
	31576: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$5: () => unknownWord,
			Ut: () => unknownContext,
			yO: () => contextKeys
		});
		let unknownWord = "unknown", unknownContext = {
			event: unknownWord,
			ref: unknownWord,
			base_ref: unknownWord,
			fork: unknownWord,
			draft: unknownWord,
			labels: unknownWord,
			actor: {
				permission: unknownWord,
				association: unknownWord,
				type: unknownWord,
				login: unknownWord
			},
			environment: unknownWord,
			repository: { visibility: unknownWord }
		}, contextKeys = [
			toKey("event", "text", "The event that started the workflow, such as push.", ({ event }) => event),
			toKey("ref", "text", "The git ref of the run, such as refs/heads/main.", ({ ref }) => ref),
			toKey("base_ref", "text", "The branch that a pull request goes into.", ({ base_ref }) => base_ref),
			toKey("fork", "flag", "Whether the pull request comes from a fork.", ({ fork }) => fork),
			toKey("draft", "flag", "Whether the pull request is a draft.", ({ draft }) => draft),
			toKey("labels", "texts", "The labels of the pull request or issue.", ({ labels }) => labels),
			toKey("actor.permission", "text", "What the actor may do, according to the API.", ({ actor }) => actor.permission),
			toKey("actor.association", "text", "The actor's association, from the payload; a hint.", (c) => c.actor.association),
			toKey("actor.type", "text", "User or Bot.", ({ actor }) => actor.type),
			toKey("actor.login", "text", "The login of the actor.", ({ actor }) => actor.login),
			toKey("environment", "text", "The deployment environment of the job.", ({ environment }) => environment),
			toKey("repository.visibility", "text", "public, internal or private.", ({ repository }) => repository.visibility)
		];
		function toKey(path, valueType, about, read) {
			let [name = "", group] = path.split(".").toReversed();
			return {
				path,
				group,
				name,
				valueType,
				about,
				read
			};
		}
	}),
	290: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			evaluate: () => evaluate,
			startDecisions: () => startDecisions,
			unknownContext: () => _context_js__WEBPACK_IMPORTED_MODULE_0__.Ut
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(16413), _match_conditions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(55635), _match_place_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62774), _pause_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49469), _answering_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88490), _canned_answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62530), _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31576);
		function startDecisions(policy, context, earlier) {
			let run = {
				policy,
				context,
				entryCounts: new Map(earlier?.entries),
				pauseCounts: new Map(earlier?.pauses),
				lastJudged: new Map(),
				spent: earlier?.spent ?? _answering_js__WEBPACK_IMPORTED_MODULE_1__.at
			};
			return {
				decide: (request) => decide(run, request),
				nobodyAnswered: (request) => answerPause(run, findJudged(run, request), "reject", "Nobody answered."),
				personAnswered(request, wish) {
					let judged = findJudged(run, request), reading = (0, _canned_answer_js__WEBPACK_IMPORTED_MODULE_2__.QM)(wish, judged.pause);
					return "error" in reading ? reading : answerPause(run, judged, reading.verb, "A person decided.", reading.answer);
				},
				refused: (request, decision) => answerRefusal(run, request, decision),
				counts: () => ({
					spent: run.spent,
					entries: new Map(run.entryCounts),
					pauses: new Map(run.pauseCounts)
				})
			};
		}
		function decide(run, request) {
			let pause = (0, _pause_js__WEBPACK_IMPORTED_MODULE_3__.H5)(request.arguments);
			if ("error" in pause) return stopMalformed(run, pause.error);
			let judged = judge(run, pause);
			run.lastJudged.set(request.toolCallId, judged);
			let { id, verb = "answer", limit } = judged.entry;
			if (verb === "stop") return stopRun(judged, null);
			let usedUp = whyUsedUp(run, judged);
			if (usedUp !== void 0) return stopRun(judged, usedUp);
			let uses = run.entryCounts.get(id) ?? 0;
			if (limit !== void 0 && uses >= limit) {
				let why = `The limit ${limit} of "${id}" is used up.`;
				return (0, _pause_js__WEBPACK_IMPORTED_MODULE_3__.Yo)(pause) ? answerPause(run, judged, "reject", why) : stopRun(judged, why);
			}
			return run.entryCounts.set(id, uses + 1), verb === "ask" ? askPerson(judged) : answerPause(run, judged, verb, null);
		}
		function judge(run, pause) {
			let text = (0, _json_js__WEBPACK_IMPORTED_MODULE_4__.dj)(pause.arguments), earlierCount = run.pauseCounts.get(text) ?? 0;
			run.pauseCounts.set(text, earlierCount + 1);
			let { deciding, trace } = evaluate(run.policy, pause, run.context), budgets = (0, _answering_js__WEBPACK_IMPORTED_MODULE_1__.No)(run.policy.budget, run.spent, earlierCount);
			return {
				pause,
				entry: deciding.entry,
				trace,
				budgets,
				earlierCount,
				spentBefore: run.spent,
				wasRefused: !1
			};
		}
		function whyUsedUp({ policy: { budget }, spent }, { earlierCount }) {
			return spent.answers >= budget.answers ? `The ${budget.answers} answers of this run are used up.` : earlierCount >= budget.same_pause ? `The same pause came more than ${budget.same_pause} times.` : void 0;
		}
		function findJudged(run, request) {
			let judged = run.lastJudged.get(request.toolCallId);
			if (judged === void 0) throw TypeError(`The pause "${request.toolCallId}" has not been decided.`);
			return judged;
		}
		function answerPause(run, judged, verb, why, canned = judged.entry.answer) {
			let bounds = {
				budget: run.policy.budget,
				spent: run.spent
			}, { outcome, answer, ladder, reason } = (0, _answering_js__WEBPACK_IMPORTED_MODULE_1__.Ic)(judged.pause, verb, canned, bounds);
			return outcome !== "stop" && (run.spent = (0, _answering_js__WEBPACK_IMPORTED_MODULE_1__.Rf)(run.spent, outcome)), toDecision(judged, {
				outcome,
				answer,
				ladder,
				reason: reason ?? why ?? judged.entry.reason
			});
		}
		function answerRefusal(run, request, { answer }) {
			let judged = findJudged(run, request), why = `The service refused the answer ${JSON.stringify(answer)}.`;
			return judged.wasRefused ? stopRun(judged, why) : (judged.wasRefused = !0, run.spent = judged.spentBefore, answerPause(run, judged, "reject", why));
		}
		function askPerson(judged) {
			let { pause } = judged;
			if ((0, _pause_js__WEBPACK_IMPORTED_MODULE_3__.Yo)(pause) && (0, _answering_js__WEBPACK_IMPORTED_MODULE_1__.L5)("allow-always", pause.options) === void 0) return stopRun(judged, "No known option is offered, so there is nothing to ask.");
			let decline = (0, _canned_answer_js__WEBPACK_IMPORTED_MODULE_2__.kQ)(pause.arguments) ? "decline" : void 0;
			return toDecision(judged, {
				outcome: "ask",
				answer: null,
				ladder: `ask: a person decides; without one ${((0, _pause_js__WEBPACK_IMPORTED_MODULE_3__.Yo)(pause) ? (0, _answering_js__WEBPACK_IMPORTED_MODULE_1__.L5)("reject", pause.options) : decline) ?? "stop"}`,
				reason: judged.entry.reason
			});
		}
		function stopRun(judged, why) {
			return toDecision(judged, {
				outcome: "stop",
				answer: null,
				ladder: null,
				reason: why ?? judged.entry.reason
			});
		}
		function toDecision({ pause, entry, trace, budgets }, result) {
			let builtTrace;
			return {
				pause,
				kind: pause.kind ?? null,
				operation: pause.operation ?? null,
				place: (0, _match_place_js__WEBPACK_IMPORTED_MODULE_5__.df)(pause),
				verb: entry.verb ?? "answer",
				rule: entry.id,
				budgets,
				...result,
				get trace() {
					return builtTrace ??= trace(), builtTrace;
				}
			};
		}
		function stopMalformed(run, why) {
			return {
				pause: null,
				kind: null,
				operation: null,
				place: void 0,
				verb: "stop",
				answer: null,
				outcome: "stop",
				rule: "malformed",
				reason: `The pause can't be judged: ${why}.`,
				trace: [],
				ladder: null,
				budgets: (0, _answering_js__WEBPACK_IMPORTED_MODULE_1__.No)(run.policy.budget, run.spent, 0)
			};
		}
		function evaluate(policy, pause, context) {
			let list = (0, _pause_js__WEBPACK_IMPORTED_MODULE_3__.Yo)(pause) ? "rules" : "questions", entries = [...policy.guards.map((entry) => ({
				entry,
				list: "guards",
				mode: "guard"
			})), ...policy[list].map((entry) => ({
				entry,
				list,
				mode: "rule"
			}))], decidingIndex = entries.findIndex(({ entry, mode }) => (0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_6__.Ho)(entry, pause, context, mode)), defaultEntry = {
				list: "default",
				entry: {
					id: "default",
					reason: null,
					verb: list === "rules" ? policy.default : "stop"
				}
			}, isDefault = decidingIndex === -1, trace = () => {
				let judgedEntries = entries.map(({ entry, list: name, mode }, index) => {
					let judged = isDefault || index <= decidingIndex ? (0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_6__.IT)(entry, pause, context, mode) : {
						matched: !1,
						because: "not reached"
					};
					return {
						id: entry.id,
						list: name,
						...judged
					};
				}), because = isDefault ? `no guard and no ${list === "rules" ? "rule" : "question"} matches` : "not reached";
				return [...judgedEntries, {
					id: "default",
					list: "default",
					matched: isDefault,
					because
				}];
			};
			return {
				deciding: entries[decidingIndex] ?? defaultEntry,
				trace
			};
		}
	}),
	67678: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Be: () => contextShape,
			qL: () => matchKeys,
			Zz: () => matchShape,
			MC: () => whenShape
		});
		var json = __webpack_require__(16413), context = __webpack_require__(31576), value_tests = __webpack_require__(75952), file_forms = __webpack_require__(65249), shape = __webpack_require__(56243);
		function matcherShape(options, { isNegated } = { isNegated: !1 }) {
			let { place, valueType } = options, negatedShape = {
				read: (node, reader) => matcherShape(options, { isNegated: !0 }).read(node, reader)?.test,
				schema: (defs) => matcherShape(options, { isNegated: !0 }).schema(defs)
			};
			return (0, shape.KT)(`${isNegated ? "not-" : ""}${place}-${valueType}`, {
				read(node, reader) {
					if (node.type === "map") return readBraces(node, options, {
						isNegated,
						negatedShape
					}, reader);
					let listed = (0, file_forms.c3)(options).read(node, reader);
					return listed && {
						test: (0, value_tests.zE)(listed),
						missing: !1
					};
				},
				schema(defs) {
					let usable = listForms(options).filter(({ insteadUnderNot }) => !isNegated || insteadUnderNot === void 0), missing = place === "guard" && !isNegated ? { missing: missingShape.schema(defs) } : {}, formSchemas = usable.map(({ key, shape }) => ({
						type: "object",
						properties: {
							[key]: shape(options, negatedShape).schema(defs),
							...missing
						},
						required: [key],
						additionalProperties: !1
					}));
					return { anyOf: [...(0, file_forms.sU)(valueType), ...formSchemas] };
				}
			});
		}
		function listForms(options) {
			return file_forms.uO.filter((form) => form.whyNotHere?.(options) === void 0);
		}
		let missingShape = (0, shape.pj)("\"missing\"", "match", {
			const: "match",
			description: "Match a missing field too."
		}, (value) => value === "match");
		function readBraces(node, options, { isNegated, negatedShape }, reader) {
			if (isNegated && refuseUnderNot(node.entries, reader)) return;
			let allowed = listForms(options), keys = allowed.map(({ key }) => key), missing = node.entries.find(({ key }) => key === "missing"), others = node.entries.filter((entry) => entry !== missing), stray = others.find(({ key }) => !keys.includes(key));
			if (stray !== void 0) return failStrayForm(stray, keys, options, reader);
			let [entry, second] = others, form = allowed.find(({ key }) => key === entry?.key);
			if (entry === void 0 || second !== void 0 || form === void 0) return (0, shape.fJ)(reader, node.at, "invalid-value", `${options.what} needs exactly one of ${(0, shape.x)(keys)}.`);
			let isMissingValid = missing === void 0 || readMissing(missing, options, reader) !== void 0, test = form.shape(options, negatedShape).read(entry.value, reader);
			return test && isMissingValid ? {
				test,
				missing: missing !== void 0
			} : void 0;
		}
		function refuseUnderNot(entries, reader) {
			return entries.some(({ key, at }) => {
				let form = file_forms.uO.find((each) => each.key === key), instead = key === "missing" ? "Put \"missing\" beside \"not\"." : form?.insteadUnderNot;
				return instead !== void 0 && (0, shape.fJ)(reader, at, "invalid-value", `"not" can't contain "${key}". ${instead}`), instead !== void 0;
			});
		}
		function failStrayForm(entry, keys, options, reader) {
			let why = file_forms.uO.find(({ key }) => key === entry.key)?.whyNotHere?.(options);
			if (why === void 0) return (0, shape.Kg)(entry, options.place === "guard" ? [...keys, "missing"] : keys, options.what, reader);
			let message = `${options.what} can't be matched with "${entry.key}" here. ${why}`;
			return (0, shape.fJ)(reader, entry.at, "invalid-value", message);
		}
		function readMissing(entry, { place }, reader) {
			return place === "guard" ? missingShape.read(entry.value, reader) : (0, shape.fJ)(reader, entry.at, "invalid-value", "\"missing\" belongs only in the \"match\" of guards. Delete it.");
		}
		let matchKeys = new Map([
			createMatchKey("kind", "text", "permission, or the kind of a question.", ({ kind }) => kind),
			createMatchKey("operation", "text-or-null", "The operation as the intern names it.", ({ operation }) => operation),
			createMatchKey("options", "texts", "The options offered.", (p) => (0, json.hQ)(p.arguments, "options")),
			createMatchKey("message", "text", "The text of a question.", (p) => (0, json.hQ)(p.arguments, "message")),
			createMatchKey("tool", "text-or-null", "shell for \"shell command: \u2026\", otherwise the operation.", ({ tool }) => tool),
			createMatchKey("command", "text", "The text after \"shell command: \", otherwise the field command.", (p) => p.command)
		]);
		function createMatchKey(key, valueType, about, read) {
			return [key, {
				valueType,
				about,
				read
			}];
		}
		function matchShape(place) {
			let pointedMatcher = matcherShape({
				place,
				valueType: "any",
				what: "The field"
			});
			return {
				read(node, reader) {
					return node.type === "map" ? node.entries.length > 0 ? (0, shape.rs)(node.entries.map((entry) => readMatch(entry, place, reader))) : (0, shape.fJ)(reader, node.at, "invalid-value", "\"match\" is empty and would match everything. Name at least one key.") : (0, shape.WF)(reader, node, "\"match\"", "a mapping of conditions");
				},
				schema: (defs) => ({
					type: "object",
					description: "What the pause must be; all conditions must be met.",
					minProperties: 1,
					properties: Object.fromEntries([...matchKeys].map(([key, { valueType, about }]) => [key, (0, shape.WY)(about, matcherShape({
						place,
						valueType,
						what: key
					})).schema(defs)])),
					patternProperties: { "^/": pointedMatcher.schema(defs) },
					additionalProperties: !1
				})
			};
		}
		function readMatch(entry, place, reader) {
			let { key, at } = entry, definition = matchKeys.get(key) ?? readPointedKey(entry, reader);
			if (definition === void 0) return;
			let matcher = matcherShape({
				place,
				valueType: definition.valueType,
				what: `"${key}"`
			}).read(entry.value, reader);
			return matcher && {
				key,
				at,
				matcher,
				value: definition.read
			};
		}
		function readPointedKey(entry, reader) {
			if (!entry.key.startsWith("/")) return (0, shape.Kg)(entry, [...matchKeys.keys(), "/field"], "\"match\"", reader);
			let steps = (0, json.qT)(entry.key);
			if (steps !== void 0) return {
				valueType: "any",
				read: (pause) => (0, json.Z)(steps, pause.arguments)
			};
			let message = `"${entry.key}" is not a JSON Pointer. Write "~0" for a tilde and "~1" for a slash.`;
			return (0, shape.fJ)(reader, entry.at, "invalid-value", message);
		}
		let whenShape = (0, shape.H$)(runShape("when", {
			about: "What the run must be; all conditions must be met. An unknown value is the word \"unknown\".",
			wanted: () => "a mapping of conditions",
			shapeOf: ({ path, valueType, about }) => (0, shape.WY)(about, matcherShape({
				place: "when",
				valueType,
				what: `"when.${path}"`
			}))
		}), (parts) => parts.map(({ key, at, value }) => ({
			key: key.path,
			at,
			matcher: value,
			value: key.read
		}))), valueTypes = {
			text: {
				wanted: "a string",
				schema: { type: "string" },
				fits: (value) => typeof value == "string"
			},
			flag: {
				wanted: "true, false or \"unknown\"",
				schema: { enum: [
					!0,
					!1,
					context.$5
				] },
				fits: (value) => typeof value == "boolean" || value === context.$5
			},
			texts: {
				wanted: "a list of strings, or \"unknown\"",
				schema: { anyOf: [{
					type: "array",
					items: { type: "string" }
				}, { const: context.$5 }] },
				fits: (value) => value === context.$5 || (0, json.Lv)(value) && value.every((each) => typeof each == "string")
			}
		};
		function contextValueShape({ name, group, valueType, about }) {
			let { wanted, schema, fits } = valueTypes[valueType];
			return {
				read(node, reader) {
					let value = (0, shape.aB)(node);
					if (fits(value)) return value;
					let what = `"${name}" of "${group === void 0 ? "context" : `context.${group}`}"`;
					return (0, shape.fJ)(reader, node.at, "wrong-type", `${what} is not ${wanted}.`);
				},
				schema: () => ({
					...schema,
					description: about
				})
			};
		}
		let contextShape = (0, shape.H$)(runShape("context", {
			about: "The circumstances of the run; a key that is left out is unknown.",
			wanted: (names) => `a mapping with some of ${names.join(", ")}`,
			shapeOf: contextValueShape
		}), (parts) => {
			let collect = (group) => Object.fromEntries(parts.filter(({ key }) => key.group === group).map(({ key, value }) => [key.name, value]));
			return {
				...context.Ut,
				...collect(void 0),
				actor: {
					...context.Ut.actor,
					...collect("actor")
				},
				repository: {
					...context.Ut.repository,
					...collect("repository")
				}
			};
		});
		function runShape(root, options, group) {
			let what = `"${group === void 0 ? root : `${root}.${group}`}"`, keys = context.yO.filter((each) => each.group === group), groups = group === void 0 ? ["actor", "repository"] : [], parts = new Map([...keys.map((key) => [key.name, (0, shape.H$)(options.shapeOf(key), (value) => [{
				key,
				value
			}])]), ...groups.map((name) => [name, runShape(root, options, name)])]), readEntry = (entry, reader) => {
				let part = parts.get(entry.key);
				return part === void 0 ? failUnknownRunKey(entry, [...parts.keys()], what, reader) : part.read(entry.value, reader)?.map((each) => ({
					at: entry.at,
					...each
				}));
			};
			return {
				read(node, reader) {
					return node.type === "map" ? (0, shape.rs)(node.entries.map((entry) => readEntry(entry, reader)))?.flat() : (0, shape.WF)(reader, node, what, options.wanted([...parts.keys()]));
				},
				schema: (defs) => ({
					type: "object",
					description: options.about,
					properties: Object.fromEntries(Array.from(parts, ([name, part]) => [name, part.schema(defs)])),
					additionalProperties: !1
				})
			};
		}
		function failUnknownRunKey(entry, names, what, reader) {
			let dotted = context.yO.find(({ group, path }) => group !== void 0 && path === entry.key);
			if (dotted?.group === void 0 || !names.includes(dotted.group)) return (0, shape.Kg)(entry, names, what, reader);
			let spelled = `${dotted.group}: { ${dotted.name}: \u2026 }`;
			return (0, shape.fJ)(reader, entry.at, "unknown-key", `${what} has no key "${entry.key}". Write "${spelled}".`);
		}
	}),
	65249: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Qh: () => pathGlob,
			c3: () => valuesShape,
			sU: () => valueSchemas,
			uO: () => forms
		});
		var _context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31576), _match_value_tests_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75952), _shell_pattern_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73036), _text_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47141), _shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56243);
		let types = {
			text: {
				schema: { type: "string" },
				fits: _shape_js__WEBPACK_IMPORTED_MODULE_0__.KH
			},
			texts: {
				schema: { type: "string" },
				fits: _shape_js__WEBPACK_IMPORTED_MODULE_0__.KH
			},
			"text-or-null": {
				schema: { type: ["string", "null"] },
				fits: (value) => value === null || (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.KH)(value)
			},
			flag: {
				schema: { enum: [
					!0,
					!1,
					_context_js__WEBPACK_IMPORTED_MODULE_1__.$5
				] },
				fits: (value) => typeof value == "boolean" || value === _context_js__WEBPACK_IMPORTED_MODULE_1__.$5
			},
			any: {
				schema: { type: [
					"string",
					"number",
					"boolean",
					"null"
				] },
				fits: () => !0
			}
		};
		function valuesShape(options) {
			let { what, valueType } = options;
			return {
				read(node, reader) {
					if (node.type === "map") return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.WF)(reader, node, what, "a value, or a list of values");
					let nodes = node.type === "list" ? node.items : [node];
					if (nodes.length > 0) return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.rs)(nodes.map((each) => readValue(each, options, reader)));
					let message = `${what} has an empty list, which never matches. Name at least one value.`;
					return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, node.at, "invalid-value", message);
				},
				schema: () => ({ anyOf: valueSchemas(valueType) })
			};
		}
		function readValue(node, { what, valueType }, reader) {
			if (node.type !== "plain") return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.WF)(reader, node, `An element of ${what}`, "a plain value");
			if (types[valueType].fits(node.value)) return node.value;
			let wanted = valueType === "flag" ? "true, false or \"unknown\"" : "a string; put it in quotes", message = `${what} is ${(0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.WQ)(node)}, which never matches. Write ${wanted}.`;
			return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, node.at, "wrong-type", message);
		}
		function valueSchemas(valueType) {
			let { schema } = types[valueType];
			return [schema, {
				type: "array",
				items: schema,
				minItems: 1
			}];
		}
		function pathGlob(what) {
			return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.H$)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.Yj)(what), (pattern, reader, { at }) => {
				let flaw = (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_2__.CJ)(pattern);
				return flaw === void 0 ? pattern : (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, at, "invalid-pattern", `The path glob ${JSON.stringify(pattern)} can't be used: ${flaw}.`);
			});
		}
		let commandPattern = (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.H$)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.Yj)("A pattern"), (source, reader, { at }) => {
			let pattern = (0, _shell_pattern_js__WEBPACK_IMPORTED_MODULE_3__.fm)(source);
			return "error" in pattern ? (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, at, "invalid-pattern", `The pattern ${JSON.stringify(source)} can't be used: ${pattern.error}.`) : pattern;
		});
		function whyNotForFlag({ valueType }) {
			return valueType === "flag" ? "It is true, false or \"unknown\"; write one of them." : void 0;
		}
		function globShape({ what }) {
			return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.H$)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.Yj)(`The glob of ${what}`, { description: "* is any run of characters, ? is one, a backslash escapes. The whole value." }), (source, reader, { at }) => {
				let glob = (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_2__.SO)(source);
				if (glob !== void 0) return (0, _match_value_tests_js__WEBPACK_IMPORTED_MODULE_4__.FX)(glob);
				let message = `The glob ${JSON.stringify(source)} ends with a backslash that escapes nothing. Write two to match one.`;
				return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, at, "invalid-pattern", message);
			});
		}
		function re2Shape({ what }) {
			return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.H$)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.Yj)(`The re2 of ${what}`, { description: "RE2 syntax. The whole value." }), (pattern, reader, { at }) => {
				let matches = reader.re2?.(pattern);
				if (typeof matches == "function") return (0, _match_value_tests_js__WEBPACK_IMPORTED_MODULE_4__.Cn)(pattern, matches);
				let why = matches?.error ?? "the library is not loaded", message = `${JSON.stringify(pattern)} is not RE2: ${why}. Look-around and back-references do not exist in RE2.`;
				return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, at, "invalid-pattern", message);
			});
		}
		function pathShape({ what }) {
			let globs = (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.h9)(`The path of ${what}`, pathGlob(`The path of ${what}`), "A relative path: * and ? stay within a segment, ** is any number of segments. The whole value.", "at least one path glob");
			return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.H$)(globs, _match_value_tests_js__WEBPACK_IMPORTED_MODULE_4__.wE);
		}
		function shellShape({ place }) {
			let shellKey = getShellKey(place), patterns = (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.p_)(`"${shellKey}"`, commandPattern, { minItems: 1 }, "a list of at least one pattern");
			return {
				read(node, reader) {
					if (node.type !== "map") return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.WF)(reader, node, "\"shell\"", `{ ${shellKey}: [patterns] }`);
					let [entry, second] = node.entries;
					if (entry === void 0 || second !== void 0) return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, node.at, "invalid-value", `"shell" needs exactly the key "${shellKey}" here.`);
					if (entry.key !== shellKey) return failOtherShellKey(entry, place, reader);
					let commandPatterns = patterns.read(entry.value, reader);
					return commandPatterns === void 0 ? void 0 : reader.shell?.(shellKey, commandPatterns);
				},
				schema: (defs) => ({
					type: "object",
					properties: { [shellKey]: patterns.schema(defs) },
					required: [shellKey],
					additionalProperties: !1,
					description: shellKey === "any" ? "Some command of the text is covered by a pattern, or what runs cannot be determined." : "The text is literal commands joined by && || ; or |, and every one is covered by a pattern."
				})
			};
		}
		function getShellKey(place) {
			return place === "guard" ? "any" : "only";
		}
		function failOtherShellKey(entry, place, reader) {
			let shellKey = getShellKey(place);
			if (entry.key !== "only" && entry.key !== "any") return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.Kg)(entry, [shellKey], "\"shell\"", reader);
			let why = shellKey === "any" ? "a guard uses \"any\", so that no command slips past it" : "a rule uses \"only\", so that no other command rides along", message = `"${entry.key}" is not allowed in a ${place}: ${why}. Write "${shellKey}".`;
			return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, entry.at, "invalid-value", message);
		}
		let forms = [
			{
				key: "glob",
				whyNotHere: whyNotForFlag,
				shape: globShape
			},
			{
				key: "re2",
				whyNotHere: whyNotForFlag,
				shape: re2Shape
			},
			{
				key: "path",
				whyNotHere: ({ place, valueType }) => place === "when" || valueType === "texts" ? "\"path\" belongs in \"match\", over a text or a list of texts from the arguments." : void 0,
				shape: pathShape
			},
			{
				key: "not",
				shape: (_, negatedShape) => (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.WY)("Any other present value.", (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.H$)(negatedShape, _match_value_tests_js__WEBPACK_IMPORTED_MODULE_4__.Y6))
			},
			{
				key: "present",
				whyNotHere: ({ place }) => place === "when" ? "A key of \"when\" is never missing: match the word \"unknown\" instead." : void 0,
				insteadUnderNot: "Write \"present\" with the other value.",
				shape: () => (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.H$)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.Jt)("\"present\"", "Whether the field is there."), _match_value_tests_js__WEBPACK_IMPORTED_MODULE_4__.Cc)
			},
			{
				key: "has",
				whyNotHere: ({ valueType }) => valueType === "texts" || valueType === "any" ? void 0 : "It is never a list; write the value itself.",
				shape: (options) => ({
					...(0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.H$)(valuesShape(options), _match_value_tests_js__WEBPACK_IMPORTED_MODULE_4__.Hg),
					schema: () => ({
						description: "A list with one of these.",
						anyOf: valueSchemas(options.valueType)
					})
				})
			},
			{
				key: "in",
				shape(options) {
					let values = (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.H$)(valuesShape(options), _match_value_tests_js__WEBPACK_IMPORTED_MODULE_4__.zE);
					return {
						read: (node, reader) => node.type === "list" ? values.read(node, reader) : (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.WF)(reader, node, "\"in\"", "a list of values"),
						schema: () => ({
							...valueSchemas(options.valueType)[1],
							description: "Any of these."
						})
					};
				}
			},
			{
				key: "shell",
				whyNotHere: ({ place, valueType }) => (place === "guard" || place === "rule") && valueType !== "texts" ? void 0 : "\"shell\" belongs in the \"match\" of rules and guards, over a text.",
				insteadUnderNot: "Write a guard with \"any\", or a rule with \"only\".",
				shape: shellShape
			}
		];
	}),
	10401: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => readPolicy,
			t: () => loadPolicy
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		async function readPolicy(text, source) {
			let { parsePolicy } = await Promise.all([
				__webpack_require__.e(8815),
				__webpack_require__.e(8606),
				__webpack_require__.e(3488)
			]).then(__webpack_require__.bind(__webpack_require__, 13488));
			return parsePolicy(text, source);
		}
		async function loadPolicy(text, source) {
			let reading = await readPolicy(text, source);
			if ("policy" in reading) return reading.policy;
			let [first] = reading.problems;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.pn("policy_invalid", describeProblems(reading.problems, source), {
				source,
				line: first?.line ?? 1,
				column: first?.column ?? 1
			});
		}
		function describeProblems(problems, source) {
			let shownProblems = problems.slice(0, 3).map((each) => `${source}:${each.line}:${each.column}: ${each.message}`), unlistedCount = problems.length - shownProblems.length, rest = unlistedCount > 0 ? ` And ${unlistedCount} more; "interns policy check" lists all.` : "";
			return `The permission policy is invalid. ${shownProblems.join(" ")}${rest}`;
		}
	}),
	56243: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H$: () => converted,
			Jt: () => flag,
			KH: () => isText,
			KT: () => named,
			Kg: () => failUnknownKey,
			Qq: () => text,
			U9: () => count,
			Vh: () => readJson,
			Vm: () => word,
			WF: () => failWrongType,
			WQ: () => describeNode,
			WY: () => described,
			Yj: () => string,
			aB: () => toJson,
			fJ: () => fail,
			h9: () => oneOrMore,
			lq: () => optional,
			p_: () => list,
			pj: () => plain,
			pq: () => mapping,
			rs: () => requireAll,
			x: () => listQuoted
		});
		var _nearest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(42037), _tree_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63380);
		function readJson(shape, json) {
			let reader = {
				problems: [],
				re2: void 0,
				shell: void 0
			}, value = shape.read((0, _tree_js__WEBPACK_IMPORTED_MODULE_0__.G)(json), reader);
			return value === void 0 ? { problems: reader.problems } : { value };
		}
		function fail(reader, at, code, message) {
			reader.problems.push({
				...at,
				code,
				message
			});
		}
		function describeNode(node) {
			return node.type === "map" ? "a mapping" : node.type === "list" ? "a list" : node.value === null ? "empty" : `the ${typeof node.value} ${JSON.stringify(node.value)}`;
		}
		function failWrongType(reader, node, what, wanted) {
			return fail(reader, node.at, "wrong-type", `${what} is ${describeNode(node)}. Write ${wanted}.`);
		}
		function plain(what, wanted, schema, fits) {
			return {
				read: (node, reader) => node.type === "plain" && fits(node.value) ? node.value : failWrongType(reader, node, what, wanted),
				schema: () => schema
			};
		}
		let isText = (value) => typeof value == "string";
		function string(what, schema = {}, wanted = "a string") {
			return plain(what, wanted, {
				type: "string",
				...schema
			}, isText);
		}
		function text(what, about) {
			return converted(string(what, {
				pattern: "\\S",
				description: about
			}), (value, reader, { at }) => value.trim() === "" ? fail(reader, at, "invalid-value", `${what} is blank. Fill it in.`) : value);
		}
		function count(what, about, { least = 1, most } = {}) {
			let bound = most === void 0 ? "" : ` and at most ${most}`, maximum = most === void 0 ? {} : { maximum: most };
			return plain(what, `a whole number, at least ${least}${bound}`, {
				type: "integer",
				minimum: least,
				...maximum,
				description: about
			}, (value) => typeof value == "number" && Number.isInteger(value) && value >= least && value <= (most ?? Infinity));
		}
		function flag(what, about) {
			return plain(what, "true or false", {
				type: "boolean",
				description: about
			}, (value) => typeof value == "boolean");
		}
		function word(what, words, about) {
			return converted(plain(what, `one of ${listQuoted(words)}`, {
				enum: words,
				description: about
			}, isText), (value, reader, { at }) => {
				let found = words.find((each) => each === value);
				return found === void 0 ? fail(reader, at, "invalid-value", `${what} is ${JSON.stringify(value)}. ${suggest(value, words)}`) : found;
			});
		}
		function listQuoted(words) {
			return words.map((each) => `"${each}"`).join(", ");
		}
		function suggest(typo, words) {
			let near = (0, _nearest_js__WEBPACK_IMPORTED_MODULE_1__.q)(typo, words);
			return `${near === void 0 ? "" : `Did you mean "${near}"? `}Use one of ${listQuoted(words)}.`;
		}
		function list(what, item, schema, wanted = "a list") {
			return {
				read(node, reader) {
					return node.type !== "list" || node.items.length === 0 && "minItems" in schema ? failWrongType(reader, node, what, wanted) : requireAll(node.items.map((each) => item.read(each, reader)));
				},
				schema: (defs) => ({
					type: "array",
					items: item.schema(defs),
					...schema
				})
			};
		}
		function oneOrMore(what, item, about, wanted) {
			return {
				read(node, reader) {
					let isEmpty = node.type === "list" && node.items.length === 0;
					return isEmpty && wanted !== void 0 ? failWrongType(reader, node, what, wanted) : requireAll((node.type === "list" && !isEmpty ? node.items : [node]).map((each) => item.read(each, reader)));
				},
				schema: (defs) => ({
					anyOf: [item.schema(defs), {
						type: "array",
						items: item.schema(defs),
						minItems: 1
					}],
					description: about
				})
			};
		}
		function requireAll(items) {
			return items.every((item) => item !== void 0) ? items : void 0;
		}
		function converted(inner, convert) {
			return {
				read(node, reader) {
					let value = inner.read(node, reader);
					return value === void 0 ? void 0 : convert(value, reader, node);
				},
				schema: (defs) => inner.schema(defs)
			};
		}
		function described(description, inner) {
			return {
				...inner,
				schema: (defs) => ({
					description,
					allOf: [inner.schema(defs)]
				})
			};
		}
		function named(name, inner) {
			return {
				read: (node, reader) => inner.read(node, reader),
				schema(defs) {
					return defs.has(name) || (defs.set(name, {}), defs.set(name, inner.schema(defs))), { $ref: `#/definitions/${name}` };
				}
			};
		}
		function optional(inner, defaultValue) {
			return {
				...inner,
				defaultValue
			};
		}
		function mapping(fields, options) {
			let { what, about, check, schema } = options, fieldMap = new Map(Object.entries(fields));
			return {
				read(node, reader) {
					if (node.type !== "map") return failWrongType(reader, node, what, "a mapping");
					let problemCount = reader.problems.length, value = readFields(node, fieldMap, what, reader);
					return reader.problems.length === problemCount && check?.(value, reader), reader.problems.length === problemCount ? value : void 0;
				},
				schema(defs) {
					let required = [...fieldMap].flatMap(([key, field]) => "defaultValue" in field ? [] : [key]);
					return {
						type: "object",
						description: about,
						properties: Object.fromEntries([...fieldMap].map(([key, field]) => [key, field.schema(defs)])),
						...required.length > 0 ? { required } : {},
						additionalProperties: !1,
						...schema
					};
				}
			};
		}
		function readFields(node, fieldMap, what, reader) {
			let value = Object.create(null), positions = new Map();
			for (let entry of node.entries) {
				let field = fieldMap.get(entry.key);
				field === void 0 ? failUnknownKey(entry, [...fieldMap.keys()], what, reader) : (positions.set(entry.key, entry.at), value[entry.key] = field.read(entry.value, reader));
			}
			for (let [key, field] of fieldMap) positions.has(key) || ("defaultValue" in field ? value[key] = field.defaultValue : fail(reader, node.at, "missing-key", `${what} has no "${key}". Add it.`));
			return Object.assign(value, {
				at: node.at,
				positions
			});
		}
		function failUnknownKey(entry, keys, what, reader) {
			let message = `${what} has no key ${JSON.stringify(entry.key)}. ${suggest(entry.key, keys)}`;
			return fail(reader, entry.at, "unknown-key", message);
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
		__webpack_require__.d(__webpack_exports__, { G: () => jsonToTree });
		var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16413);
		function jsonToTree(value, at = {
			line: 1,
			column: 1
		}) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) ? {
				type: "list",
				at,
				items: value.map((item) => jsonToTree(item, at))
			} : (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value) ? {
				type: "map",
				at,
				entries: Object.entries(value).map(([key, each]) => ({
					key,
					at,
					value: jsonToTree(each, at)
				}))
			} : {
				type: "plain",
				at,
				value
			};
		}
	}),
	55635: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ho: () => isMatched,
			IT: () => explainEntry,
			_3: () => whyWhenFails,
			cK: () => matches
		});
		var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31576), _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71376), _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62774);
		function matches({ test, missing }, value, mode, links) {
			return value === void 0 ? missing || test.takesMissing === !0 : mode === "when" && value === _context_js__WEBPACK_IMPORTED_MODULE_0__.$5 ? test.listed?.includes(_context_js__WEBPACK_IMPORTED_MODULE_0__.$5) === !0 : test.holds(value, {
				mode,
				doubt: mode === "guard",
				links
			});
		}
		function explainMismatch(key, { test, missing }, value, links) {
			let why = value === void 0 ? void 0 : test.whyNot?.(value, links);
			if (why !== void 0) return `${key}: ${why}`;
			let oddity = value === void 0 ? "" : test.describeOdd?.(value) ?? "";
			return `${key} is ${(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__.vp)(value)}${oddity}, wants ${test.wanted}${missing ? ", or missing" : ""}`;
		}
		function explainUnusualMatch(key, { test }, value, links) {
			if (value === void 0) return `${key} is missing`;
			let oddity = test.describeOdd?.(value) ?? "";
			if (oddity !== "") return `${key} is ${(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__.vp)(value)}${oddity}`;
			let why = test.whyHolds?.(value, links);
			return why === void 0 ? void 0 : `${key}: ${why}`;
		}
		function whyWhenFails({ when }, context) {
			let failing = when.find(({ matcher, value }) => !matches(matcher, value(context), "when"));
			return failing && (() => explainMismatch(`when.${failing.key}`, failing.matcher, failing.value(context)));
		}
		function whyEntryFails(entry, pause, context, mode) {
			let whenFailure = whyWhenFails(entry, context);
			if (whenFailure !== void 0) return whenFailure;
			let failing = entry.match.find((condition) => !isMet(condition, pause, mode));
			if (failing !== void 0) return () => explainMismatch(failing.key, failing.matcher, failing.value(pause), pause.links);
			let placeFailure = entry.placeLimits && (0, _place_js__WEBPACK_IMPORTED_MODULE_2__.ap)(entry.placeLimits, pause);
			return placeFailure === void 0 ? void 0 : () => placeFailure;
		}
		function isMatched(entry, pause, context, mode) {
			return whyEntryFails(entry, pause, context, mode) === void 0;
		}
		function isMet({ key, matcher, value }, pause, mode) {
			return matches(matcher, value(pause), mode, pause.links) || mode === "guard" && (0, _place_js__WEBPACK_IMPORTED_MODULE_2__.ZG)(key, pause) !== void 0;
		}
		function explainEntry(entry, pause, context, mode) {
			let failing = whyEntryFails(entry, pause, context, mode);
			return {
				matched: failing === void 0,
				because: failing?.() ?? explainMatch(entry, pause, mode)
			};
		}
		function explainMatch(entry, pause, mode) {
			let { links } = pause;
			for (let condition of entry.match) {
				let value = condition.value(pause), doubt = mode !== "guard" || matches(condition.matcher, value, mode, links) ? void 0 : (0, _place_js__WEBPACK_IMPORTED_MODULE_2__.ZG)(condition.key, pause);
				if (doubt !== void 0) return `${condition.key}: ${doubt}`;
				let reason = explainUnusualMatch(condition.key, condition.matcher, value, links);
				if (reason !== void 0) return reason;
			}
			let keys = [...entry.when.map((each) => `when.${each.key}`), ...entry.match.map((each) => each.key)];
			return keys.length === 1 ? `${keys[0] ?? ""} matches` : `${keys.slice(0, -1).join(", ")} and ${keys.at(-1) ?? ""} match`;
		}
	}),
	8157: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IJ: () => guardVerbs,
			LX: () => questionVerbs,
			Rq: () => listPolicyEntries,
			XK: () => ruleVerbs,
			XZ: () => changeVerbs,
			ZJ: () => defaultBudget,
			bq: () => defaultChangeBudget,
			cp: () => maxChangeBudget,
			kG: () => isAllowing,
			kN: () => changeAnswers,
			lJ: () => changeStatuses,
			n4: () => rejectEverything
		});
		let guardVerbs = [
			"reject",
			"reject-always",
			"stop"
		], ruleVerbs = [
			"allow",
			"reject",
			"stop",
			"ask",
			"allow-always",
			"reject-always"
		], questionVerbs = [
			"reject",
			"stop",
			"ask"
		], changeVerbs = [
			"allow",
			"reject",
			"stop"
		], changeStatuses = [
			"added",
			"modified",
			"removed"
		];
		function isAllowing(verb) {
			return verb === "allow" || verb === "allow-always";
		}
		function listPolicyEntries({ guards, rules, questions, changes = [] }) {
			return [
				...guards,
				...rules,
				...questions,
				...changes
			];
		}
		let defaultChangeBudget = {
			files: 20,
			bytes: 262144,
			lines: 1e3
		}, maxChangeBudget = {
			files: 100,
			bytes: 1048576,
			lines: 1e5
		}, changeAnswers = [
			"taken",
			"left",
			"stop"
		], defaultBudget = {
			answers: 40,
			allows: 15,
			rejects_in_a_row: 4,
			same_pause: 3
		}, rejectEverything = {
			source: "no policy file",
			default: "reject",
			budget: defaultBudget,
			guards: [],
			rules: [],
			questions: [],
			changes: void 0,
			changeBudget: defaultChangeBudget,
			tests: [],
			shownSigns: new Set()
		};
	}),
	73036: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$4: () => mayBeWord,
			fm: () => compileCommandPattern,
			nQ: () => getWordPattern
		});
		var _text_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47141), _words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91703);
		function compileCommandPattern(pattern) {
			let reading = (0, _words_js__WEBPACK_IMPORTED_MODULE_0__.u)(pattern, { isPattern: !0 });
			if ("error" in reading) return { error: `${reading.error}. Leave it out${reading.isFineInQuotes === !0 ? ", or quote its word" : ""}` };
			let [command = [], ...others] = reading.commands;
			if (others.length > 0) return { error: "it contains more than one command. Write one pattern for each" };
			if (command.slice(0, -1).some(isPathsWord)) return { error: "\"{paths:\u2026}\" belongs at the end. Write \"{path:\u2026}\" for one path" };
			let isOpen = command.at(-1)?.text === "**", fixed = isOpen ? command.slice(0, -1) : command, flaw = findPatternFlaw(fixed);
			if (flaw !== void 0) return { error: flaw };
			let tokens = fixed.map(compileWord);
			return {
				pattern,
				tokens,
				isOpen,
				more: fixed.some(isPathsWord) ? tokens.at(-1) : void 0
			};
		}
		function findPatternFlaw(words) {
			if (words.length === 0) return "\"**\" alone would cover everything. Name a program before it";
			for (let word of words) {
				let glob = readPathGlob(word), flaw = glob === void 0 ? void 0 : (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.CJ)(glob);
				if (flaw !== void 0) return `in ${JSON.stringify(word.text)} ${flaw}`;
			}
			return words.some((word) => readPathGlob(word) === void 0 && word.text.includes("**")) ? "\"**\" belongs at the end, as a separate word. Write \"*\" within a word" : void 0;
		}
		function readPathGlob(word) {
			return word.isQuoted ? void 0 : /^\{paths?:(.*)\}$/u.exec(word.text)?.[1];
		}
		function isPathsWord(word) {
			return !word.isQuoted && word.text.startsWith("{paths:");
		}
		function compileWord(word) {
			let path = readPathGlob(word);
			if (path !== void 0) return {
				path,
				covers: (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.x7)(path)
			};
			let { text } = word;
			return (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.SO)(text.replace(/[\\?]/gu, "\\$&")) ?? {
				pattern: text,
				pieces: [{ text }]
			};
		}
		function getWordPattern(pattern, index) {
			return pattern.tokens[index] ?? pattern.more;
		}
		function mayBeWord(token, argument) {
			return "path" in token ? !(0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.qW)(argument) || token.covers(argument, { isWide: !0 }) : (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.mw)(token, argument);
		}
	})
};
