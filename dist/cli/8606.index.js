export const id = 8606;
export const ids = [8606];
export const modules = {
	12252: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			pu: () => changeBudgetFields,
			kl: () => changeEntryShape,
			W3: () => changeShape
		});
		var judge = __webpack_require__(70491), text_glob = __webpack_require__(47141), guarded = __webpack_require__(2244);
		function toReach(globs, verb) {
			if (verb === "allow") {
				let each = globs.map(narrowReach);
				return (path) => {
					let found = each.map((reach) => reach(path));
					return found.find((one) => one === "covered") ?? found.find((one) => one === "guarded") ?? "not";
				};
			}
			let wide = globs.map((glob) => (0, text_glob.x7)(glob, { wide: !0 }));
			return (path) => wide.some((one) => one(path)) ? "covered" : "not";
		}
		function narrowReach(glob) {
			let pieces = glob.split("/"), compiled = pieces.map((piece) => (0, text_glob.SO)(piece));
			return (path) => {
				if (!(0, text_glob.qW)(path)) return "not";
				let segments = path.split("/"), isCovered = (spelled) => covers(pieces.length, segments.length, {
					isRun: (piece) => pieces[piece] === "**",
					takes(piece, at) {
						let text = pieces[piece] ?? "", name = segments[at] ?? "";
						if (spelled[at] === !0) return text === name && !/[*?]/u.test(text);
						let matcher = compiled[piece];
						return text === "**" || matcher !== void 0 && (0, text_glob.mw)(matcher, name);
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
		var policy = __webpack_require__(8157), entry_shapes = __webpack_require__(47165), file_forms = __webpack_require__(65249), shape = __webpack_require__(56243);
		let changeBudgetFields = {
			files: budgetField("files", "Changed files that a run may hand over at most"),
			bytes: budgetField("bytes", "Bytes of their new contents at most"),
			lines: budgetField("lines", "Lines that they add and remove at most")
		};
		function budgetField(name, about) {
			let words = `${about}; ${policy.bq[name]} when left out.`;
			return (0, shape.lq)((0, shape.U9)(`"${name}"`, words, { most: policy.cp[name] }), policy.bq[name]);
		}
		let globs = {
			read(node, reader) {
				return node.type !== "list" || node.items.length === 0 ? (0, shape.gQ)(reader, node, "\"paths\"", "a list of at least one path glob") : (0, shape.bn)(node.items.map((item) => (0, file_forms.G2)(item, "A glob of \"paths\"", reader)));
			},
			schema: () => ({
				type: "array",
				items: { type: "string" },
				minItems: 1,
				description: "Paths from the root: * and ? stay within a segment, ** is any number of segments."
			})
		}, changes_shape_status = (0, shape.Vm)("\"status\"", policy.lJ, "What happened to the file."), entryFields = {
			id: (0, shape.mw)(entry_shapes.Jk),
			when: entry_shapes.Zz,
			paths: (0, shape.mw)(globs),
			status: (0, shape.lq)({
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
			binary: (0, shape.lq)((0, shape.Jt)("\"binary\"", "For allow: takes contents that are no text too."), !1),
			[entry_shapes.lk]: (0, shape.mw)((0, shape.Vm)("\"then\" of a change", policy.XZ, "Taken, left behind, or nothing is taken.")),
			reason: entry_shapes.jO,
			limit: entry_shapes.y4
		};
		function fits(entry, reader) {
			judge.gB.some((rule) => rule === entry.id) && (0, shape.fJ)(reader, entry.at, "invalid-value", `The id "${entry.id}" is reserved among changes. Choose another.`);
			let at = entry.places.get("binary");
			at !== void 0 && entry.then !== "allow" && (0, shape.fJ)(reader, at, "invalid-value", "\"binary\" stands beside \"then: allow\": the other verbs match any content.");
		}
		let changeEntryShape = (0, shape.H$)((0, shape.pq)(entryFields, {
			what: "The change",
			about: "The first entry that matches a changed file decides about it.",
			check: fits
		}), ({ then: verb, paths, status: taken, ...entry }) => ({
			...entry,
			match: [],
			verb,
			globs: paths,
			reach: toReach(paths, verb),
			statuses: taken ?? (verb === "allow" ? ["added", "modified"] : policy.lJ)
		})), changeFields = {
			path: (0, shape.mw)((0, shape.Qq)("\"path\" of a change", "The path of the file, from the root.")),
			status: (0, shape.lq)(changes_shape_status, "modified"),
			bytes: (0, shape.lq)((0, shape.U9)("\"bytes\"", "Size of the new content; 0 when left out.", { least: 0 }), 0),
			lines: (0, shape.lq)((0, shape.U9)("\"lines\"", "Lines added and removed; 0 when left out.", { least: 0 }), 0),
			binary: (0, shape.lq)((0, shape.Jt)("\"binary\"", "The content is no text."), !1)
		}, changeShape = (0, shape.H$)((0, shape.pq)(changeFields, {
			what: "The change",
			about: "A changed file."
		}), ({ path, status: fate, bytes, lines, binary }) => ({
			path,
			status: fate,
			bytes,
			lines,
			binary
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
		var _match_place_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(62774), _policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8157), _conditions_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(67678), _shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56243);
		let reservedIds = ["default", "malformed"], idPattern = /^[a-z0-9][a-z0-9-]*$/u, idShape = {
			read(node, reader) {
				let value = (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.Je)(node);
				if (value === void 0) return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.gQ)(reader, node, "\"id\"", "a string; put it in quotes");
				let isFormed = idPattern.test(value);
				if (isFormed && !reservedIds.includes(value)) return value;
				let message = isFormed ? `The id "${value}" is reserved. Choose another.` : `The id ${JSON.stringify(value)} is not made of a-z, 0-9 and "-", beginning with a letter or digit.`;
				return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, node.at, "invalid-value", message);
			},
			schema: () => ({
				type: "string",
				pattern: idPattern.source,
				not: { enum: reservedIds },
				description: "Names the entry in decisions and tests; unique in the file."
			})
		}, whenField = (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.KT)("when", _conditions_shape_js__WEBPACK_IMPORTED_MODULE_1__.MC), []), reasonField = (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("\"reason\"", "Why, for the log and the summary."), null), limitField = (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.U9)("\"limit\"", "How often a run may use this entry at most.")), thenKey = "then", always = ["allow-always", "reject-always"], alwaysNeedsReason = {
			if: { properties: { [thenKey]: { enum: always } } },
			[thenKey]: { required: ["reason"] }
		};
		function hasReason(entry, reader) {
			if (!always.includes(entry.then) || entry.reason !== null) return;
			let message = `"${entry.then}" needs a "reason": what it allows or forbids outlives this run.`;
			(0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, entry.at, "missing-key", message);
		}
		let guardFields = {
			id: (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.mw)(idShape),
			when: whenField,
			match: (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.mw)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.KT)("guardMatch", (0, _conditions_shape_js__WEBPACK_IMPORTED_MODULE_1__.Zz)("guard"))),
			[thenKey]: (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.mw)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.Vm)("\"then\" of a guard", _policy_js__WEBPACK_IMPORTED_MODULE_2__.IJ, "The verb: guards only refuse.")),
			reason: reasonField
		}, ruleFields = {
			id: (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.mw)(idShape),
			when: whenField,
			match: (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.mw)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.KT)("ruleMatch", (0, _conditions_shape_js__WEBPACK_IMPORTED_MODULE_1__.Zz)("rule"))),
			[thenKey]: (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.mw)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.Vm)("\"then\" of a rule", _policy_js__WEBPACK_IMPORTED_MODULE_2__.XK, "What is done.")),
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
				let value = (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.oi)(entry.value), what = `The field ${JSON.stringify(entry.key)} of "answer"`;
				value == null ? (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.gQ)(reader, entry.value, what, "a string, a number, true or false") : fields[entry.key] = value;
			}
			return reader.problems.length > before ? void 0 : fields;
		}
		let questionFields = {
			id: (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.mw)(idShape),
			when: whenField,
			match: (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.mw)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.KT)("questionMatch", (0, _conditions_shape_js__WEBPACK_IMPORTED_MODULE_1__.Zz)("question"))),
			answer: (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.lq)(answerShape),
			[thenKey]: (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.Vm)("\"then\" of a question", _policy_js__WEBPACK_IMPORTED_MODULE_2__.LX, "The verb, in place of an answer.")),
			reason: reasonField,
			limit: limitField
		};
		function answersOrThen(question, reader) {
			if (question.answer === void 0 != (question.then === void 0)) return;
			let both = question.answer !== void 0, message = both ? "A question has either \"answer\" or \"then\". Delete one." : "The question has neither \"answer\" nor \"then\". Add one.";
			(0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, question.at, both ? "invalid-value" : "missing-key", message);
		}
		let guardShape = (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.H$)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.pq)(guardFields, {
			what: "The guard",
			about: "Can only refuse; checked first.",
			check: hasReason,
			schema: alwaysNeedsReason
		}), ({ then: verb, ...guard }) => ({
			...guard,
			verb
		})), ruleShape = (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.H$)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.pq)(ruleFields, {
			what: "The rule",
			about: "The first rule that matches decides.",
			check: hasReason,
			schema: alwaysNeedsReason
		}), ({ then: verb, ...rule }) => ({
			...rule,
			verb,
			plain: (0, _policy_js__WEBPACK_IMPORTED_MODULE_2__.kG)(verb) ? (0, _match_place_js__WEBPACK_IMPORTED_MODULE_3__.wA)(rule.match) : void 0
		})), questionShape = (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.H$)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.pq)(questionFields, {
			what: "The question",
			about: "Decides about pauses that are not permissions; the first that matches.",
			check: answersOrThen,
			schema: { oneOf: [{ required: ["answer"] }, { required: ["then"] }] }
		}), ({ then: verb, ...question }) => ({
			...question,
			verb
		}));
	}),
	68606: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			q: () => policyJsonSchema,
			w: () => fileShape
		});
		var _change_judge_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(70491), _context_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(31576), _policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8157), _changes_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(12252), _conditions_shape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(67678), _entry_shapes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47165), _shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(56243);
		let version = {
			read(node, reader) {
				return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.oi)(node) === 1 ? 1 : (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.gQ)(reader, node, "\"version\"", "the number 1");
			},
			schema: () => ({
				const: 1,
				description: "The version of this format."
			})
		};
		function budgetField(name, about) {
			return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.U9)(`"${name}"`, `${about} ${_policy_js__WEBPACK_IMPORTED_MODULE_1__.ZJ[name]} when left out.`), _policy_js__WEBPACK_IMPORTED_MODULE_1__.ZJ[name]);
		}
		let budget = (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.pq)({
			answers: budgetField("answers", "Answers a run may send at most;"),
			allows: budgetField("allows", "Permissions a run may get at most;"),
			rejects_in_a_row: budgetField("rejects_in_a_row", "Rejects in a row; one more stops the run."),
			same_pause: budgetField("same_pause", "The same pause; once more stops the run."),
			..._changes_shape_js__WEBPACK_IMPORTED_MODULE_2__.pu
		}, {
			what: "\"budget\"",
			about: "What one run may spend at most."
		}), expectShape = (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.pq)({
			answer: (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.mw)(_entry_shapes_js__WEBPACK_IMPORTED_MODULE_3__.mQ),
			rule: (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.mw)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("\"rule\" of \"expect\"", "The id that decides, or default, or malformed."))
		}, {
			what: "\"expect\"",
			about: "Both must hold. The answer is what is sent, or the canned answer, or stop, or ask."
		}), pauseShape = {
			read(node, reader) {
				return node.type === "map" ? (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.aB)(node) : (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.gQ)(reader, node, "\"pause\"", "the arguments of the pause as a mapping");
			},
			schema: () => ({
				type: "object",
				description: "The arguments of the pause."
			})
		}, stepFields = {
			pause: (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.mw)(pauseShape),
			expect: (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.mw)(expectShape)
		}, step = (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.pq)(stepFields, {
			what: "The pause",
			about: "One pause, and its expected answer."
		}), testFields = {
			name: (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.mw)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("\"name\" of a test", "What the test shows.")),
			context: (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.KT)("context", _conditions_shape_js__WEBPACK_IMPORTED_MODULE_4__.Be), _context_js__WEBPACK_IMPORTED_MODULE_5__.Ut),
			pause: (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.lq)(pauseShape),
			expect: (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.lq)(expectShape),
			pauses: (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.p_)("\"pauses\"", step, "Several pauses of one run, in order.")),
			change: (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.lq)(_changes_shape_js__WEBPACK_IMPORTED_MODULE_2__.W3)
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
		function testOf(test, reader) {
			let { name, at, context, change } = test;
			if (change !== void 0) {
				let expect = expectOfChange(test, reader);
				return expect && {
					name,
					at,
					context,
					steps: [],
					change: {
						...change,
						expect
					}
				};
			}
			let steps = stepsOf(test, reader);
			return steps && {
				name,
				at,
				context,
				steps
			};
		}
		function expectOfChange({ at, pause, pauses, expect }, reader) {
			if (pause !== void 0 || pauses !== void 0) return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, at, "invalid-value", "A test has either \"change\" or a pause. Delete one.");
			if (expect === void 0) return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, at, "missing-key", "The test has no \"expect\". Add it.");
			let answer = _policy_js__WEBPACK_IMPORTED_MODULE_1__.kN.find((each) => each === expect.answer);
			if (answer !== void 0) return {
				at: expect.at,
				answer,
				rule: expect.rule
			};
			let message = `The "answer" to a change is ${_policy_js__WEBPACK_IMPORTED_MODULE_1__.kN.map((each) => `"${each}"`).join(", ")}.`;
			return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, expect.places.get("answer") ?? expect.at, "invalid-value", message);
		}
		function stepsOf(test, reader) {
			let { at, places, pause, expect, pauses } = test;
			if (pauses === void 0) {
				if (pause !== void 0 && expect !== void 0) return [{
					at,
					places,
					pause,
					expect
				}];
				let lacks = pause === void 0 ? expect === void 0 ? "\"pause\" and \"expect\", or \"pauses\", or \"change\" and \"expect\"" : "\"pause\"" : "\"expect\"";
				return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, at, "missing-key", `The test has no ${lacks}. Add it.`);
			}
			if (pause !== void 0 || expect !== void 0) return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, at, "invalid-value", "A test has either \"pause\" with \"expect\", or \"pauses\". Delete one.");
			if (pauses.length === 0) return (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, at, "invalid-value", "\"pauses\" is empty, so the test shows nothing. Add a pause.");
			let last = pauses.findIndex(({ expect: { answer } }) => answer === "stop" || answer === "ask"), after = last === -1 ? void 0 : pauses[last + 1];
			return after === void 0 ? pauses : (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, after.at, "invalid-value", "The run has ended with the pause before this one. Delete this one, or make it a separate test.");
		}
		let testShape = (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.H$)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.pq)(testFields, {
			what: "The test",
			about: "A fresh run with its pauses.",
			schema: testSchema
		}), testOf), fields = {
			version: (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.mw)(version),
			default: (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.Vm)("\"default\"", ["reject", "stop"], "What happens to a permission that nothing matches; reject when left out."), "reject"),
			budget: (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.lq)(budget, {
				..._policy_js__WEBPACK_IMPORTED_MODULE_1__.ZJ,
				..._policy_js__WEBPACK_IMPORTED_MODULE_1__.bq
			}),
			guards: (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.p_)("\"guards\"", (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.KT)("guard", _entry_shapes_js__WEBPACK_IMPORTED_MODULE_3__.PK), "Can only refuse; checked first; any match wins."), []),
			rules: (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.p_)("\"rules\"", (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.KT)("rule", _entry_shapes_js__WEBPACK_IMPORTED_MODULE_3__.mK), "Decide about permissions; the first match decides."), []),
			questions: (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.p_)("\"questions\"", (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.KT)("question", _entry_shapes_js__WEBPACK_IMPORTED_MODULE_3__.Yy), "Decide about all other pauses; the first match decides."), []),
			changes: (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.p_)("\"changes\"", (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.KT)("change", _changes_shape_js__WEBPACK_IMPORTED_MODULE_2__.kl), "Decide about changed files; the first match decides.")),
			tests: (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.lq)((0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.p_)("\"tests\"", (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.KT)("test", testShape), "Run before every prompt; a test that fails stops the step."), [])
		}, fileShape = (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.pq)(fields, {
			what: "The policy",
			about: "A permission policy of intern-action.",
			check: agreesOnIds
		});
		function agreesOnIds(file, reader) {
			let { guards, rules, questions, changes = [], tests } = file, pauseIds = [
				...guards,
				...rules,
				...questions
			], ids = new Set();
			for (let { id, at, places } of [...pauseIds, ...changes]) {
				let message = `The id "${id}" is taken. Ids are unique over guards, rules, questions and changes.`;
				ids.has(id) && (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, places.get("id") ?? at, "duplicate-id", message), ids.add(id);
			}
			let ofPauses = new Set([...pauseIds.map(({ id }) => id), ..._entry_shapes_js__WEBPACK_IMPORTED_MODULE_3__.bJ]), ofChanges = new Set([...changes.map(({ id }) => id), ..._change_judge_js__WEBPACK_IMPORTED_MODULE_6__.gB]), unknownId = (at, id, lists) => (0, _shape_js__WEBPACK_IMPORTED_MODULE_0__.fJ)(reader, at, "unknown-id", `No ${lists} has the id ${JSON.stringify(id)}.`);
			for (let { steps, change } of tests) {
				for (let { expect } of steps) ofPauses.has(expect.rule) || unknownId(expect.places.get("rule") ?? expect.at, expect.rule, "guard, rule or question");
				change !== void 0 && !ofChanges.has(change.expect.rule) && unknownId(change.expect.at, change.expect.rule, "entry of \"changes\"");
			}
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
