export const id = 8606;
export const ids = [8606];
export const modules = {
	12252: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			pu: () => changeBudgetFields,
			kl: () => changeEntryShape,
			W3: () => changeShape
		});
		var judge = __webpack_require__(35754), text_glob = __webpack_require__(47141), text_path = __webpack_require__(20396), guarded = __webpack_require__(2244);
		function toReach(globs, verb) {
			if (verb === "allow") {
				let each = globs.map(narrowReach);
				return (path) => {
					let found = each.map((reach) => reach(path));
					return found.find((one) => one === "covered") ?? found.find((one) => one === "guarded") ?? "not";
				};
			}
			let wide = globs.map((glob) => (0, text_path.x7)(glob, { wide: !0 }));
			return (path) => wide.some((one) => one(path)) ? "covered" : "not";
		}
		function narrowReach(glob) {
			let pieces = glob.split("/"), compiled = pieces.map((piece) => (0, text_glob.S)(piece));
			return (path) => {
				if (!(0, text_path.qW)(path)) return "not";
				let segments = path.split("/"), isCovered = (spelled) => covers(pieces.length, segments.length, {
					isRun: (piece) => pieces[piece] === "**",
					takes(piece, at) {
						let text = pieces[piece] ?? "", name = segments[at] ?? "";
						if (spelled[at] === !0) return text === name && !/[*?]/u.test(text);
						let matcher = compiled[piece];
						return text === "**" || matcher !== void 0 && (0, text_glob.m)(matcher, name);
					}
				});
				return isCovered([]) ? isCovered(segments.map((name, index) => (0, guarded.qo)(name) || index > 0 && segments[index - 1]?.toLowerCase() === ".github")) ? "covered" : "guarded" : "not";
			};
		}
		function covers(pieces, segments, { isRun, takes }) {
			let reached = new Set([0]);
			for (let piece = 0; piece < pieces && reached.size > 0; piece += 1) {
				let next = new Set();
				for (let from of reached) if (!isRun(piece)) from < segments && takes(piece, from) && next.add(from + 1);
				else for (let at = from; !(next.has(at) || (next.add(at), at >= segments || !takes(piece, at))); at += 1);
				reached = next;
			}
			return reached.has(segments);
		}
		var policy = __webpack_require__(8157), entry_shapes = __webpack_require__(47165), mapping = __webpack_require__(54740), shape = __webpack_require__(56243);
		let changeBudgetFields = {
			files: budgetField("files", "Changed files that a run may hand over at most"),
			bytes: budgetField("bytes", "Bytes of their new contents at most"),
			lines: budgetField("lines", "Lines that they add and remove at most")
		};
		function budgetField(name, about) {
			let words = `${about}; ${policy.bq[name]} when left out.`;
			return (0, mapping.lq)((0, shape.U9)(`"${name}"`, words, { most: policy.cp[name] }));
		}
		let globs = {
			read(node, reader) {
				return node.type !== "list" || node.items.length === 0 ? (0, shape.gQ)(reader, node, "\"paths\"", "a list of at least one path glob") : (0, shape.bn)(node.items.map((item) => readGlob(item, reader)));
			},
			schema: () => ({
				type: "array",
				items: { type: "string" },
				minItems: 1,
				description: "Paths from the root: * and ? stay within a segment, ** is any number of segments."
			})
		};
		function readGlob(node, reader) {
			let pattern = (0, shape.Je)(node);
			if (pattern === void 0) return (0, shape.gQ)(reader, node, "A glob of \"paths\"", "a string");
			let flaw = (0, text_path.jU)(pattern);
			return flaw === void 0 ? pattern : (0, shape.fJ)(reader, node.at, "invalid-pattern", `The path glob ${JSON.stringify(pattern)} can't be used: ${flaw}.`);
		}
		let changes_shape_status = (0, shape.Vm)("\"status\"", policy.lJ, "What happened to the file."), entryFields = {
			id: (0, mapping.mw)(entry_shapes.Jk),
			when: entry_shapes.Zz,
			paths: (0, mapping.mw)(globs),
			status: (0, mapping.lq)({
				read(node, reader) {
					if (node.type === "list" && node.items.length > 0) return (0, shape.bn)(node.items.map((item) => changes_shape_status.read(item, reader)));
					let one = changes_shape_status.read(node, reader);
					return one === void 0 ? void 0 : [one];
				},
				schema: (defs) => ({
					anyOf: [changes_shape_status.schema(defs), {
						type: "array",
						items: changes_shape_status.schema(defs),
						minItems: 1
					}],
					description: "Left out, an allow takes added and modified files, and the other verbs match all."
				})
			}),
			binary: (0, mapping.lq)((0, shape.Jt)("\"binary\"", "For allow: takes contents that are no text too.")),
			[entry_shapes.lk]: (0, mapping.mw)((0, shape.Vm)("\"then\" of a change", policy.XZ, "Taken, left behind, or nothing is taken.")),
			reason: entry_shapes.jO,
			limit: entry_shapes.y4
		};
		function fits(entry, reader) {
			if (judge.gB.some((rule) => rule === entry.id) && (0, shape.fJ)(reader, entry.at, "invalid-value", `The id "${entry.id}" is reserved among changes. Choose another.`), entry.binary !== void 0 && entry.then !== "allow") {
				let at = entry.places.get("binary") ?? entry.at;
				(0, shape.fJ)(reader, at, "invalid-value", "\"binary\" stands beside \"then: allow\": the other verbs match any content.");
			}
		}
		let changeEntryShape = (0, shape.H$)((0, mapping.pq)(entryFields, {
			what: "The change",
			about: "The first entry that matches a changed file decides about it.",
			check: fits
		}), (entry) => ({
			id: entry.id,
			at: entry.at,
			places: entry.places,
			when: entry.when ?? [],
			match: [],
			reason: entry.reason ?? null,
			verb: entry.then,
			globs: entry.paths,
			reach: toReach(entry.paths, entry.then),
			statuses: entry.status ?? (entry.then === "allow" ? ["added", "modified"] : policy.lJ),
			binary: entry.binary === !0,
			limit: entry.limit
		})), changeFields = {
			path: (0, mapping.mw)((0, shape.Qq)("\"path\" of a change", "The path of the file, from the root.")),
			status: (0, mapping.lq)(changes_shape_status),
			bytes: (0, mapping.lq)((0, shape.U9)("\"bytes\"", "Size of the new content; 0 when left out.", { least: 0 })),
			lines: (0, mapping.lq)((0, shape.U9)("\"lines\"", "Lines added and removed; 0 when left out.", { least: 0 })),
			binary: (0, mapping.lq)((0, shape.Jt)("\"binary\"", "The content is no text."))
		}, changeShape = (0, shape.H$)((0, mapping.pq)(changeFields, {
			what: "The change",
			about: "A changed file."
		}), (change) => ({
			path: change.path,
			status: change.status ?? "modified",
			bytes: change.bytes ?? 0,
			lines: change.lines ?? 0,
			binary: change.binary === !0
		}));
	}),
	47165: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Jk: () => idShape,
			PK: () => guardShape,
			Yy: () => questionShape,
			Zz: () => whenField,
			bJ: () => reservedIds,
			jO: () => reasonField,
			lk: () => thenKey,
			mK: () => ruleShape,
			mQ: () => answerShape,
			y4: () => limitField
		});
		var _match_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62774), _policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8157), _conditions_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75345), _mapping_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54740), _shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56243);
		let reservedIds = ["default", "malformed"], idPattern = /^[a-z0-9][a-z0-9-]*$/u, idShape = {
			read(node, reader) {
				let value = (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.Je)(node);
				return value === void 0 ? (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.gQ)(reader, node, "\"id\"", "a string; put it in quotes") : idPattern.test(value) ? reservedIds.includes(value) ? (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, node.at, "invalid-value", `The id "${value}" is reserved. Choose another.`) : value : (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, node.at, "invalid-value", `The id ${JSON.stringify(value)} is not made of a-z, 0-9 and "-", beginning with a letter or digit.`);
			},
			schema: () => ({
				type: "string",
				pattern: idPattern.source,
				not: { enum: reservedIds },
				description: "Names the entry in decisions and tests; unique in the file."
			})
		}, whenField = (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.KT)("when", _conditions_shape_js__WEBPACK_IMPORTED_MODULE_2__.MC)), reasonField = (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("\"reason\"", "Why, for the log and the summary.")), limitField = (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.U9)("\"limit\"", "How often a run may use this entry at most.")), thenKey = "then", always = ["allow-always", "reject-always"], alwaysNeedsReason = {
			if: { properties: { [thenKey]: { enum: always } } },
			[thenKey]: { required: ["reason"] }
		};
		function hasReason(entry, reader) {
			always.includes(entry.then) && entry.reason === void 0 && (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, entry.at, "missing-key", `"${entry.then}" needs a "reason": what it allows or forbids outlives this run.`);
		}
		let guardFields = {
			id: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.mw)(idShape),
			when: whenField,
			match: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.mw)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.KT)("guardMatch", (0, _conditions_shape_js__WEBPACK_IMPORTED_MODULE_2__.Zz)("guard"))),
			[thenKey]: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.mw)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.Vm)("\"then\" of a guard", _policy_js__WEBPACK_IMPORTED_MODULE_3__.IJ, "The verb: guards only refuse.")),
			reason: reasonField
		}, ruleFields = {
			id: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.mw)(idShape),
			when: whenField,
			match: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.mw)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.KT)("ruleMatch", (0, _conditions_shape_js__WEBPACK_IMPORTED_MODULE_2__.Zz)("rule"))),
			[thenKey]: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.mw)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.Vm)("\"then\" of a rule", _policy_js__WEBPACK_IMPORTED_MODULE_3__.XK, "What is done.")),
			reason: reasonField,
			limit: limitField
		}, answerShape = {
			read(node, reader) {
				let value = (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.Je)(node);
				return value === void 0 ? node.type === "map" ? readAnswerFields(node, reader) : (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.gQ)(reader, node, "\"answer\"", "a string in quotes, or a mapping of field name to value") : value;
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
			if (node.entries.length === 0) return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, node.at, "invalid-value", "\"answer\" names no field. Name at least one.");
			let before = reader.problems.length, fields = Object.create(null);
			for (let entry of node.entries) {
				let value = (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.oi)(entry.value);
				value == null ? (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, entry.value.at, "wrong-type", `The field ${JSON.stringify(entry.key)} of "answer" is ${(0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.WQ)(entry.value)}. Write a string, a number, true or false.`) : fields[entry.key] = value;
			}
			return reader.problems.length > before ? void 0 : fields;
		}
		let questionFields = {
			id: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.mw)(idShape),
			when: whenField,
			match: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.mw)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.KT)("questionMatch", (0, _conditions_shape_js__WEBPACK_IMPORTED_MODULE_2__.Zz)("question"))),
			answer: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.lq)(answerShape),
			[thenKey]: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.Vm)("\"then\" of a question", _policy_js__WEBPACK_IMPORTED_MODULE_3__.LX, "The verb, in place of an answer.")),
			reason: reasonField,
			limit: limitField
		};
		function answersOrThen(question, reader) {
			if (question.answer === void 0 != (question.then === void 0)) return;
			let both = question.answer !== void 0, message = both ? "A question has either \"answer\" or \"then\". Delete one." : "The question has neither \"answer\" nor \"then\". Add one.";
			(0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, question.at, both ? "invalid-value" : "missing-key", message);
		}
		let guardShape = (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.H$)((0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.pq)(guardFields, {
			what: "The guard",
			about: "Can only refuse; checked first.",
			check: hasReason,
			schema: alwaysNeedsReason
		}), (guard) => ({
			...common(guard),
			verb: guard.then
		})), ruleShape = (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.H$)((0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.pq)(ruleFields, {
			what: "The rule",
			about: "The first rule that matches decides.",
			check: hasReason,
			schema: alwaysNeedsReason
		}), (rule) => ({
			...common(rule),
			verb: rule.then,
			limit: rule.limit,
			plain: (0, _policy_js__WEBPACK_IMPORTED_MODULE_3__.kG)(rule.then) ? (0, _match_place_js__WEBPACK_IMPORTED_MODULE_4__.wA)(rule.match) : void 0
		})), questionShape = (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.H$)((0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.pq)(questionFields, {
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
	}),
	68606: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			kT: () => testOf,
			qF: () => policyJsonSchema,
			wD: () => fileShape
		});
		var _change_judge_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(35754), _context_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(31576), _policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8157), _changes_shape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(12252), _context_shape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(70529), _entry_shapes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(47165), _mapping_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54740), _shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56243);
		let version = {
			read(node, reader) {
				return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.oi)(node) === 1 ? 1 : (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.gQ)(reader, node, "\"version\"", "the number 1");
			},
			schema: () => ({
				const: 1,
				description: "The version of this format."
			})
		}, budget = (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.pq)({
			answers: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.U9)("\"answers\"", `Answers a run may send at most; ${_policy_js__WEBPACK_IMPORTED_MODULE_2__.ZJ.answers} when left out.`)),
			allows: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.U9)("\"allows\"", `Permissions a run may get at most; ${_policy_js__WEBPACK_IMPORTED_MODULE_2__.ZJ.allows} when left out.`)),
			rejects_in_a_row: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.U9)("\"rejects_in_a_row\"", `Rejects in a row; one more stops the run. ${_policy_js__WEBPACK_IMPORTED_MODULE_2__.ZJ.rejects_in_a_row} when left out.`)),
			same_pause: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.U9)("\"same_pause\"", `The same pause; once more stops the run. ${_policy_js__WEBPACK_IMPORTED_MODULE_2__.ZJ.same_pause} when left out.`)),
			..._changes_shape_js__WEBPACK_IMPORTED_MODULE_3__.pu
		}, {
			what: "\"budget\"",
			about: "What one run may spend at most."
		}), expectShape = (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.GS)((0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.pq)({
			answer: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.mw)(_entry_shapes_js__WEBPACK_IMPORTED_MODULE_4__.mQ),
			rule: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.mw)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("\"rule\" of \"expect\"", "The id that decides, or default, or malformed."))
		}, {
			what: "\"expect\"",
			about: "Both must hold. The answer is what is sent, or the canned answer, or stop, or ask."
		})), pauseShape = {
			read(node, reader) {
				return node.type === "map" ? (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.aB)(node) : (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.gQ)(reader, node, "\"pause\"", "the arguments of the pause as a mapping");
			},
			schema: () => ({
				type: "object",
				description: "The arguments of the pause."
			})
		}, stepFields = {
			pause: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.mw)(pauseShape),
			expect: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.mw)(expectShape)
		}, step = (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.pq)(stepFields, {
			what: "The pause",
			about: "One pause, and its expected answer."
		}), testFields = {
			name: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.mw)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("\"name\" of a test", "What the test shows.")),
			context: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.KT)("context", _context_shape_js__WEBPACK_IMPORTED_MODULE_5__.B)),
			pause: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.lq)(pauseShape),
			expect: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.lq)(expectShape),
			pauses: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.p_)("\"pauses\"", step, "Several pauses of one run, in order.")),
			change: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.lq)(_changes_shape_js__WEBPACK_IMPORTED_MODULE_3__.W3)
		}, testSchema = { oneOf: [
			{
				required: ["pause", "expect"],
				properties: {
					pauses: !1,
					change: !1
				}
			},
			{
				required: ["pauses"],
				properties: {
					pause: !1,
					expect: !1,
					change: !1
				}
			},
			{
				required: ["change", "expect"],
				properties: {
					pause: !1,
					pauses: !1
				}
			}
		] };
		function rawTest(test, reader) {
			if (test.change !== void 0) return changeTest(test, test.change, reader);
			let steps = stepsOf(test, reader);
			return steps && {
				name: test.name,
				at: test.at,
				context: test.context ?? _context_js__WEBPACK_IMPORTED_MODULE_6__.Ut,
				steps
			};
		}
		function changeTest({ name, at, context = _context_js__WEBPACK_IMPORTED_MODULE_6__.Ut, pause, pauses, expect }, change, reader) {
			if (pause !== void 0 || pauses !== void 0) return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, at, "invalid-value", "A test has either \"change\" or a pause. Delete one.");
			if (expect === void 0) return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, at, "missing-key", "The test has no \"expect\". Add it.");
			let { answer: written, rule } = expect.value, answer = _policy_js__WEBPACK_IMPORTED_MODULE_2__.kN.find((each) => each === written);
			if (answer === void 0) return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, expect.value.places.get("answer") ?? expect.at, "invalid-value", `The "answer" to a change is ${_policy_js__WEBPACK_IMPORTED_MODULE_2__.kN.map((each) => `"${each}"`).join(", ")}.`);
			let expected = {
				at: expect.at,
				answer,
				rule
			};
			return {
				name,
				at,
				context,
				steps: [],
				change: {
					...change,
					expect: expected
				}
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
				let lacks = pause === void 0 ? expect === void 0 ? "\"pause\" and \"expect\", or \"pauses\", or \"change\" and \"expect\"" : "\"pause\"" : "\"expect\"";
				return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, at, "missing-key", `The test has no ${lacks}. Add it.`);
			}
			if (pause !== void 0 || expect !== void 0) return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, at, "invalid-value", "A test has either \"pause\" with \"expect\", or \"pauses\". Delete one.");
			if (pauses.length === 0) return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, at, "invalid-value", "\"pauses\" is empty, so the test shows nothing. Add a pause.");
			let after = afterStop(pauses);
			return after === void 0 ? pauses : (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, after.at, "invalid-value", "The run has ended with the pause before this one. Delete this one, or make it a separate test.");
		}
		function afterStop(steps) {
			let last = steps.findIndex(({ expect: { value } }) => value.answer === "stop" || value.answer === "ask");
			return last === -1 ? void 0 : steps[last + 1];
		}
		let testShape = (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.H$)((0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.pq)(testFields, {
			what: "The test",
			about: "A fresh run with its pauses.",
			schema: testSchema
		}), rawTest), fields = {
			version: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.mw)(version),
			default: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.Vm)("\"default\"", ["reject", "stop"], "What happens to a permission that nothing matches; reject when left out.")),
			budget: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.lq)(budget),
			guards: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.p_)("\"guards\"", (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.KT)("guard", _entry_shapes_js__WEBPACK_IMPORTED_MODULE_4__.PK), "Can only refuse; checked first; any match wins.")),
			rules: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.p_)("\"rules\"", (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.KT)("rule", _entry_shapes_js__WEBPACK_IMPORTED_MODULE_4__.mK), "Decide about permissions; the first match decides.")),
			questions: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.p_)("\"questions\"", (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.KT)("question", _entry_shapes_js__WEBPACK_IMPORTED_MODULE_4__.Yy), "Decide about all other pauses; the first match decides.")),
			changes: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.p_)("\"changes\"", (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.KT)("change", _changes_shape_js__WEBPACK_IMPORTED_MODULE_3__.kl), "Decide about changed files; the first match decides.")),
			tests: (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.lq)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.p_)("\"tests\"", (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.KT)("test", testShape), "Run before every prompt; a test that fails stops the step."))
		}, fileShape = (0, _mapping_js__WEBPACK_IMPORTED_MODULE_1__.pq)(fields, {
			what: "The policy",
			about: "A permission policy of intern-action.",
			check: agreesOnIds
		});
		function agreesOnIds(file, reader) {
			let { guards = [], rules = [], questions = [], changes = [], tests = [] } = file, pauseIds = [
				...guards,
				...rules,
				...questions
			], ids = new Set();
			for (let entry of [...pauseIds, ...changes]) ids.has(entry.id) && (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, entry.places.get("id") ?? entry.at, "duplicate-id", `The id "${entry.id}" is taken. Ids are unique over guards, rules, questions and changes.`), ids.add(entry.id);
			let known = new Set([...pauseIds.map(({ id }) => id), ..._entry_shapes_js__WEBPACK_IMPORTED_MODULE_4__.bJ]);
			for (let { expect } of tests.flatMap(({ steps }) => steps)) {
				let at = expect.value.places.get("rule") ?? expect.at;
				knows(known, {
					rule: expect.value.rule,
					at,
					lists: "guard, rule or question"
				}, reader);
			}
			let knownOfChanges = new Set([...changes.map(({ id }) => id), ..._change_judge_js__WEBPACK_IMPORTED_MODULE_7__.gB]);
			for (let { expect } of tests.flatMap(({ change }) => change ?? [])) knows(knownOfChanges, {
				...expect,
				lists: "entry of \"changes\""
			}, reader);
		}
		function knows(known, { rule, at, lists }, reader) {
			known.has(rule) || (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, at, "unknown-id", `No ${lists} has the id ${JSON.stringify(rule)}.`);
		}
		function testOf({ steps, ...test }) {
			return {
				...test,
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
	})
};
