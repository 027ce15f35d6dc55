export const id = 3744;
export const ids = [3744, 4749];
export const modules = {
	79101: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H: () => enginesFor,
			d: () => noEngines
		});
		let noEngines = {
			re2: void 0,
			shell: void 0
		};
		async function enginesFor(root) {
			let keys = new Set();
			collectKeys(root, keys);
			let [re2, shell] = await Promise.all([keys.has("re2") ? Promise.all([__webpack_require__.e(2856), __webpack_require__.e(3054)]).then(__webpack_require__.bind(__webpack_require__, 83054)).then((module) => module.re2) : void 0, keys.has("shell") ? Promise.all([__webpack_require__.e(8989), __webpack_require__.e(2166)]).then(__webpack_require__.bind(__webpack_require__, 82166)).then((module) => module.bash) : void 0]);
			return {
				re2,
				shell
			};
		}
		function collectKeys(node, keys) {
			if (node.type === "list") for (let item of node.items) collectKeys(item, keys);
			if (node.type === "map") for (let entry of node.entries) keys.add(entry.key), collectKeys(entry.value, keys);
		}
	}),
	25166: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			wD: () => fileShape,
			qF: () => policyJsonSchema,
			kT: () => testOf
		});
		var context = __webpack_require__(31576), policy = __webpack_require__(8157), context_shape = __webpack_require__(70529), place = __webpack_require__(62774), conditions_shape = __webpack_require__(46752), mapping = __webpack_require__(54740), shape = __webpack_require__(56243);
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
			[thenKey]: (0, mapping.mw)((0, shape.Vm)("\"then\" of a guard", policy.IJ, "The verb: guards only refuse.")),
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
			[thenKey]: (0, mapping.lq)((0, shape.Vm)("\"then\" of a question", policy.LX, "The verb, in place of an answer.")),
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
			about: "Can only refuse; checked first.",
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
			limit: rule.limit,
			plain: (0, policy.kG)(rule.then) ? (0, place.vc)(rule.match) : void 0
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
			about: "One pause, and its expected answer."
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
			return after === void 0 ? pauses : (0, shape.fJ)(reader, after.at, "invalid-value", "The run has ended with the pause before this one. Delete this one, or make it a separate test.");
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
			guards: (0, mapping.lq)((0, shape.p_)("\"guards\"", (0, shape.KT)("guard", guardShape), "Can only refuse; checked first; any match wins.")),
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
		function policyJsonSchema() {
			let definitions = new Map();
			return {
				$schema: "http://json-schema.org/draft-07/schema#",
				title: "Permission policy of intern-action",
				...fileShape.schema(definitions),
				definitions: Object.fromEntries(definitions)
			};
		}
	}),
	3744: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { parsePolicy: () => parsePolicy });
		var policy_tree = __webpack_require__(48519), read_tree = __webpack_require__(84749);
		let topKeys = [
			"version",
			"default",
			"budget",
			"guards",
			"rules",
			"questions",
			"tests"
		], versionLine = /^version:[ \t]*1[ \t]*(?:#.*)?\r?$/mu, quotedSection = /^(?:budget|guards|rules|questions|tests):(?:[ \t\r]|$)/u;
		function unquoted(problems, file) {
			let text = typeof file == "string" ? file : new TextDecoder().decode(file), hasVersion = versionLine.test(text), understood = understoodLines(text);
			return problems.map((problem) => hasVersion && understood[problem.line - 1] === !0 ? problem : {
				...problem,
				message: withoutValues(problem, hasVersion)
			});
		}
		function understoodLines(text) {
			let isUnderstood = !1;
			return text.split("\n").map((line) => (/^[^\s#\-\]}]/u.test(line) && (isUnderstood = quotedSection.test(line)), isUnderstood));
		}
		let neverQuoted = new Set([
			"missing-key",
			"too-large",
			"not-utf-8"
		]), harmless = /^"version" is the string "[0-9.]{0,4}"|^[0-9.e]{1,4} reads as| is (?:empty|a list|a mapping|the boolean \w+|the number [0-9.]{1,4})\.|^(?:A key must be|YAML directives are|Here stands|The file nests) /u, quotedText = "\"(?:[^\"\\\\]|\\\\.)*\"", noKey = RegExp(`^The policy has no key ${quotedText}\\.`, "u"), otherDefault = RegExp(`^"default" is ${quotedText}\\.`, "u");
		function withoutValues({ code, message }, hasVersion) {
			return neverQuoted.has(code) || harmless.test(message) ? message : code === "yaml" ? `Not valid YAML: ${causeOf(message)}.` : code === "duplicate-key" ? "A key is here twice. Keep one." : code === "yaml-feature" ? message.replace(/^(The \w+) [\s\S]* is not allowed\./u, "$1 here is not allowed.") : code === "invisible-character" ? `Text of this line holds ${unseen(message)}, which can't be seen. Delete it.` : hasVersion && noKey.test(message) ? message.replace(noKey, "The policy has no such key.") : hasVersion && otherDefault.test(message) ? message.replace(otherDefault, "\"default\" has another value.") : `This is not read as part of a policy, and not shown. ${hasVersion ? `Keys of a policy are ${topKeys.map((key) => `"${key}"`).join(", ")}.` : "The file has no line \"version: 1\". Add it first."}`;
		}
		function causeOf(message) {
			let cause = /^Not valid YAML: (?<words>[A-Za-z][A-Za-z ,'-]*)/u.exec(message)?.groups?.words ?? "";
			return cause.startsWith("Unsupported") || cause === "" ? "this line cannot be read" : cause.trim();
		}
		function unseen(message) {
			return /^[\s\S]* is followed by (?<name>U\+[0-9A-F]{4,6})/u.exec(message)?.groups?.name ?? "a character";
		}
		async function parsePolicy(text, source) {
			let tree = (0, read_tree.readTree)(text), reading = "problems" in tree ? tree : await (0, policy_tree.P)(tree.root, source);
			return "problems" in reading ? { problems: unquoted(reading.problems, text) } : reading;
		}
	}),
	48519: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => readPolicyTree });
		var _policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8157), _text_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25456), _engines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79101), _file_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25166);
		async function readPolicyTree(root, source) {
			let reader = {
				engines: await (0, _engines_js__WEBPACK_IMPORTED_MODULE_0__.H)(root),
				problems: []
			}, file = _file_shape_js__WEBPACK_IMPORTED_MODULE_1__.wD.read(root, reader);
			return file === void 0 ? { problems: (0, _text_place_js__WEBPACK_IMPORTED_MODULE_2__.w$)(reader.problems) } : { policy: policyOf(file, (file.tests ?? []).map(_file_shape_js__WEBPACK_IMPORTED_MODULE_1__.kT), source) };
		}
		function policyOf(file, tests, source) {
			return {
				source,
				default: file.default ?? "reject",
				budget: {
					answers: file.budget?.answers ?? _policy_js__WEBPACK_IMPORTED_MODULE_3__.ZJ.answers,
					allows: file.budget?.allows ?? _policy_js__WEBPACK_IMPORTED_MODULE_3__.ZJ.allows,
					rejects_in_a_row: file.budget?.rejects_in_a_row ?? _policy_js__WEBPACK_IMPORTED_MODULE_3__.ZJ.rejects_in_a_row,
					same_pause: file.budget?.same_pause ?? _policy_js__WEBPACK_IMPORTED_MODULE_3__.ZJ.same_pause
				},
				guards: file.guards ?? [],
				rules: file.rules ?? [],
				questions: file.questions ?? [],
				tests
			};
		}
	}),
	84749: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readTree: () => readTree });
		var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815), _text_invisible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71376), _text_place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25456);
		let maxBytes = 4194304;
		function readTree(file) {
			let start = {
				line: 1,
				column: 1
			}, bytes = typeof file == "string" ? new TextEncoder().encode(file).length : file.length;
			if (bytes > maxBytes) return refuse(start, "too-large", `The file has ${bytes} bytes; a policy has at most ${maxBytes} (4 MiB).`);
			let decoded = typeof file == "string" ? file : decode(file);
			if (decoded === void 0) return refuse(start, "not-utf-8", "The file is not UTF-8 text. Save it as UTF-8.");
			let text = decoded.startsWith("﻿") ? decoded.slice(1) : decoded, lines = (0, _text_place_js__WEBPACK_IMPORTED_MODULE_1__._$)(text), unseen = rawInvisible(text, lines);
			return unseen.length > 0 ? { problems: unseen } : parseYaml(text, lines);
		}
		function refuse(at, code, message) {
			return { problems: [{
				...at,
				code,
				message
			}] };
		}
		function decode(bytes) {
			try {
				return new TextDecoder("utf-8", {
					fatal: !0,
					ignoreBOM: !0
				}).decode(bytes);
			} catch {
				return;
			}
		}
		function rawInvisible(text, lines) {
			return (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_2__.tO)(text, "\n	").filter(({ index }) => text[index] !== "\r" || text[index + 1] !== "\n").slice(0, 20).map(({ index, name }) => ({
				...(0, _text_place_js__WEBPACK_IMPORTED_MODULE_1__.$t)(lines, index),
				code: "invisible-character",
				message: `Here stands ${name}, which can't be seen. Delete it, or write a plain space.`
			}));
		}
		function parseYaml(text, lines) {
			return treeOf((0, yaml__WEBPACK_IMPORTED_MODULE_0__.parseDocument)(text, {
				version: "1.2",
				schema: "core",
				uniqueKeys: !1,
				prettyErrors: !1,
				logLevel: "error"
			}), {
				place: (offset) => (0, _text_place_js__WEBPACK_IMPORTED_MODULE_1__.$t)(lines, offset),
				maxDepth: 64
			});
		}
		function treeOf(document, options) {
			let walk = {
				...options,
				problems: []
			};
			for (let error of [...document.errors, ...document.warnings]) walk.problems.push({
				...walk.place(error.pos[0]),
				code: "yaml",
				message: `Not valid YAML: ${error.message}.`
			});
			(document.directives.yaml.explicit === !0 || Object.keys(document.directives.tags).length > 1) && report(walk, walk.place(0), "yaml-feature", "YAML directives are not allowed. Delete the lines that begin with \"%\".");
			let root = nodeOf(document.contents, {
				at: walk.place(0),
				depth: 1,
				trail: ""
			}, walk);
			return walk.problems.length > 0 ? { problems: (0, _text_place_js__WEBPACK_IMPORTED_MODULE_1__.w$)(walk.problems) } : { root };
		}
		function report(walk, at, code, message) {
			walk.problems.push({
				...at,
				code,
				message
			});
		}
		function nodeOf(node, stand, walk) {
			let at = placeOfNode(node, stand, walk), here = {
				...stand,
				at
			};
			return stand.depth > walk.maxDepth ? (report(walk, at, "yaml", `The file nests deeper than ${walk.maxDepth} levels.`), {
				type: "plain",
				at,
				value: null
			}) : (refuseFeatures(node, at, walk), (0, yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(node) ? mapOf(node, here, walk) : (0, yaml__WEBPACK_IMPORTED_MODULE_0__.isSeq)(node) ? listOf(node, here, walk) : plainOf(node, here, walk));
		}
		function placeOfNode(node, stand, walk) {
			return ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.isAlias)(node) || (0, yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(node) || (0, yaml__WEBPACK_IMPORTED_MODULE_0__.isSeq)(node) || (0, yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(node)) && node.range ? walk.place(node.range[0]) : stand.at;
		}
		function refuseFeatures(node, at, walk) {
			(0, yaml__WEBPACK_IMPORTED_MODULE_0__.isAlias)(node) ? report(walk, at, "yaml-feature", `The alias "*${node.source}" is not allowed. Write the value out, or put it in quotes.`) : ((0, yaml__WEBPACK_IMPORTED_MODULE_0__.isMap)(node) || (0, yaml__WEBPACK_IMPORTED_MODULE_0__.isSeq)(node) || (0, yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(node)) && (node.anchor !== void 0 && report(walk, at, "yaml-feature", `The anchor "&${node.anchor}" is not allowed. Delete it, or put the value in quotes.`), node.tag !== void 0 && report(walk, at, "yaml-feature", `The tag "${node.tag}" is not allowed. Delete it, or put the value in quotes.`));
		}
		function mapOf(node, stand, walk) {
			let seen = new Set(), entries = [];
			for (let pair of node.items) {
				let entry = entryOf(pair, stand, walk);
				entry !== void 0 && (seen.has(entry.key) && report(walk, entry.at, "duplicate-key", `The key ${JSON.stringify(entry.key)} is here twice. Keep one.`), seen.add(entry.key), entries.push(entry));
			}
			return {
				type: "map",
				at: stand.at,
				entries
			};
		}
		function entryOf(pair, stand, walk) {
			let key = pair.key, at = placeOfNode(key, stand, walk);
			if (refuseFeatures(key, at, walk), !(0, yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(key) || typeof key.value != "string") {
				report(walk, at, "wrong-type", "A key must be a string. Put it in quotes.");
				return;
			}
			let below = {
				at,
				depth: stand.depth + 1,
				trail: stand.trail === "" ? key.value : `${stand.trail}/${key.value}`
			};
			return refuseEscaped(key.value, below, walk), {
				key: key.value,
				at,
				value: nodeOf(pair.value, below, walk)
			};
		}
		function listOf(node, stand, walk) {
			let below = {
				...stand,
				depth: stand.depth + 1,
				trail: `${stand.trail}/#`
			};
			return {
				type: "list",
				at: stand.at,
				items: node.items.map((item) => nodeOf(item, below, walk))
			};
		}
		function plainOf(node, stand, walk) {
			let value = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(node) ? node.value : null;
			typeof value == "string" && refuseEscaped(value, stand, walk), typeof value == "number" && refuseNumber(node, value, stand, walk);
			let plain = typeof value == "string" || typeof value == "number" || typeof value == "boolean" ? value : null;
			return {
				type: "plain",
				at: stand.at,
				value: plain
			};
		}
		let inPause = /^tests\/#\/(?:pauses\/#\/)?pause\//u;
		function refuseEscaped(value, stand, walk) {
			if (inPause.test(`${stand.trail}/`)) return;
			let first = (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_2__.tO)(value, "\n	")[0];
			first !== void 0 && report(walk, stand.at, "invisible-character", `${JSON.stringify(value.slice(0, first.index))} is followed by ${first.name}, which can't be seen. Only a "pause" under "tests" may hold it.`);
		}
		let plainInteger = /^-?(?:0|[1-9][0-9]*)$/u, plainFraction = /^-?(?:0|[1-9][0-9]*)\.[0-9]+$/u;
		function refuseNumber(node, value, stand, walk) {
			let source = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.isScalar)(node) ? node.source ?? "" : "";
			(Number.isInteger(value) ? plainInteger.test(source) && Number.isSafeInteger(value) : plainFraction.test(source)) || report(walk, stand.at, "invalid-value", `${source} reads as the number ${value}. Write the number plainly, or put the text in quotes.`);
		}
	}),
	25456: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$t: () => placeOf,
			_$: () => lineStarts,
			w$: () => inFileOrder
		});
		function lineStarts(text) {
			let starts = [0];
			for (let at = text.indexOf("\n"); at !== -1; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
			return starts;
		}
		function placeOf(starts, offset) {
			let low = 0, high = starts.length - 1;
			for (; low < high;) {
				let middle = Math.ceil((low + high) / 2);
				(starts[middle] ?? 0) <= offset ? low = middle : high = middle - 1;
			}
			return {
				line: low + 1,
				column: offset - (starts[low] ?? 0) + 1
			};
		}
		function inFileOrder(items) {
			let seen = new Set();
			return items.filter((item) => {
				let key = `${item.line}:${item.column}:${item.message}`;
				return !seen.has(key) && seen.add(key);
			}).toSorted((a, b) => a.line - b.line || a.column - b.column);
		}
	})
};
