export const id = 5166;
export const ids = [5166];
export const modules = { 25166: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
		fileShape: () => fileShape,
		testOf: () => testOf
	});
	var context = __webpack_require__(31576), policy = __webpack_require__(8157), context_shape = __webpack_require__(70529), conditions_shape = __webpack_require__(33877), mapping = __webpack_require__(54740), shape = __webpack_require__(56243);
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
}) };
