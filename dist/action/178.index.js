export const id = 178;
export const ids = [178, 387];
export const modules = {
	7178: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { checkPolicyTests: () => checkPolicyTests });
		var errors = __webpack_require__(452), canned_answer = __webpack_require__(2530), decide = __webpack_require__(6387), json = __webpack_require__(1989);
		function runTests(policy) {
			return policy.tests.flatMap((test) => runTest(policy, test) ?? []);
		}
		function runTest(policy, test) {
			let decisions = (0, decide.startDecisions)(policy, test.context);
			for (let [index, step] of test.steps.entries()) {
				let decision = decisions.decide({
					toolCallId: `pause-${index + 1}`,
					arguments: JSON.stringify(step.pause)
				});
				if (!(decision.rule === step.expect.rule && isExpected(decision, step))) return {
					name: test.name,
					...step.expect.at,
					pause: index + 1,
					message: explainFailure(decision, step)
				};
			}
		}
		function isExpected(decision, step) {
			let { answer } = step.expect;
			return decision.outcome === "stop" || decision.outcome === "ask" ? answer === decision.outcome : answer === "stop" || answer === "ask" || decision.answer === null ? !1 : decision.answer === answer || decision.outcome === "answer" && isSameAnswer(answer, decision.answer, step.pause);
		}
		function isSameAnswer(canned, sent, pause) {
			let fitted = (0, json.Gv)(pause) ? (0, canned_answer.u5)(canned, pause) : { error: "not an object" };
			return "error" in fitted ? !1 : fitted.text === sent || typeof canned != "string" && sameJson(fitted.text, sent);
		}
		function sameJson(a, b) {
			return (0, json.dj)(JSON.parse(a)) === (0, json.dj)(JSON.parse(b));
		}
		function explainFailure(decision, step) {
			let { answer, rule } = step.expect, came = `${JSON.stringify(decision.answer ?? decision.outcome)} from rule "${decision.rule}"`, why = decision.trace.find((entry) => entry.id === rule)?.because, reason = decision.reason === null ? "" : ` ${decision.reason}`, hint = rule !== decision.rule && why !== void 0 ? ` "${rule}": ${why}.` : "";
			return `Expected ${JSON.stringify(answer)} from rule "${rule}", but got ${came}.${reason}${hint}`;
		}
		function checkPolicyTests(policy) {
			let failures = runTests(policy), [first] = failures;
			if (first === void 0) return;
			let named = failures.slice(0, 3).map(({ line, column, name, message }) => `${policy.source}:${line}:${column}: ${name}: ${message}`), more = failures.length > 3 ? ` And ${failures.length - 3} more.` : "";
			throw new errors.pn("policy_invalid", `Tests of the permission policy fail. ${named.join(" ")}${more}`, {
				source: policy.source,
				line: first.line,
				column: first.column
			});
		}
	}),
	2530: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kx: () => declineText,
			s6: () => hasFields,
			u5: () => fitAnswer
		});
		var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1989);
		let declineText = JSON.stringify({ action: "decline" });
		function hasFields(question) {
			let fields = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(question, "fields");
			return (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(fields) && fields.length > 0;
		}
		function fitAnswer(answer, question) {
			let fields = readFields(question);
			if (typeof fields == "string") return { error: fields };
			if (fields.length === 0) return typeof answer == "string" ? { text: answer } : { error: "the question names no fields, so only a string answers it" };
			let content = contentOf(answer, fields);
			if (typeof content == "string") return { error: content };
			let flaw = flawOf(content, fields);
			return flaw === void 0 ? { text: JSON.stringify({
				action: "accept",
				content: objectOf(content)
			}) } : { error: flaw };
		}
		function readFields(question) {
			let fields = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(question, "fields");
			if (fields === void 0) return [];
			if (!(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(fields)) return "its \"fields\" are not a list";
			let read = [];
			for (let each of fields) {
				let field = readField(each);
				if (typeof field == "string") return field;
				if (read.some((other) => other.name === field.name)) return `it has two fields ${JSON.stringify(field.name)}`;
				read.push(field);
			}
			return read;
		}
		let types = new Set([
			"string",
			"number",
			"integer",
			"boolean"
		]);
		function readField(value) {
			if (!(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value)) return "a field of it is not an object";
			let name = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(value, "name");
			if (typeof name != "string") return "a field of it has no name";
			let type = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(value, "type");
			if (typeof type != "string" || !types.has(type)) return `its field ${JSON.stringify(name)} is of a type that nothing here answers`;
			let required = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(value, "required");
			if (required !== void 0 && typeof required != "boolean") return `its field ${JSON.stringify(name)} does not say whether it is required`;
			let options = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(value, "options");
			return options !== void 0 && !(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(options) ? `the options of its field ${JSON.stringify(name)} are not a list` : {
				name,
				type,
				required: required ?? !1,
				options: options ?? []
			};
		}
		function contentOf(answer, fields) {
			if (typeof answer != "string") return new Map(Object.entries(answer));
			let [field, second] = fields;
			return field === void 0 || second !== void 0 ? `a string answers one field, and it has ${fields.length}` : new Map([[field.name, answer]]);
		}
		function flawOf(content, fields) {
			for (let name of content.keys()) if (!fields.some((field) => field.name === name)) return `it has no field ${JSON.stringify(name)}`;
			for (let field of fields) {
				let value = content.get(field.name);
				if (value === void 0) {
					if (field.required) return `its field ${JSON.stringify(field.name)} is required and not answered`;
				} else {
					if (!isOfType(value, field.type)) return `${JSON.stringify(value)} is not of the type ${field.type} of its field ${JSON.stringify(field.name)}`;
					if (field.options.length > 0 && !field.options.includes(value)) return `${JSON.stringify(value)} is not one of the options of its field ${JSON.stringify(field.name)}`;
				}
			}
		}
		function isOfType(value, type) {
			return type === "integer" ? Number.isInteger(value) : typeof value === type;
		}
		function objectOf(content) {
			let object = Object.create(null);
			for (let [name, value] of content) object[name] = value;
			return object;
		}
	}),
	6387: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			startDecisions: () => startDecisions,
			unknownContext: () => context.Ut
		});
		var permission_pause = __webpack_require__(9469), json = __webpack_require__(1989);
		let nothingSpent = {
			answers: 0,
			allows: 0,
			rejectsInARow: 0
		};
		function spend(spent, answer) {
			return {
				answers: spent.answers + 1,
				allows: spent.allows + +(answer === "allow"),
				rejectsInARow: answer === "allow" ? 0 : spent.rejectsInARow + +(answer === "reject")
			};
		}
		function startTally() {
			let counts = new Map();
			return {
				get: (key) => counts.get(key) ?? 0,
				add(key) {
					counts.set(key, (counts.get(key) ?? 0) + 1);
				}
			};
		}
		function describeBudget(budget, spent, samePause) {
			return [
				`answers ${spent.answers} of ${budget.answers}`,
				`allows ${spent.allows} of ${budget.allows}`,
				`rejects in a row ${spent.rejectsInARow} of ${budget.rejects_in_a_row}`,
				`same pause ${samePause} of ${budget.same_pause}`
			].join(", ");
		}
		var canned_answer = __webpack_require__(2530), evaluate = __webpack_require__(8883), decide_ladder = __webpack_require__(5642);
		function startAnswering(budget, spent = nothingSpent) {
			return {
				spent,
				answer(request) {
					let draft = withinRow(draftFor(request, budget, spent), budget, spent), next = draft.outcome === "stop" ? spent : spend(spent, draft.outcome);
					return {
						...draft,
						next: startAnswering(budget, next)
					};
				}
			};
		}
		function draftFor({ pause, verb, canned }, budget, spent) {
			return (0, evaluate.Y)(pause) ? draftForPermission(pause, verb === "answer" ? "reject" : verb, budget, spent) : draftForQuestion(pause, canned, verb);
		}
		function draftForPermission(pause, verb, budget, spent) {
			let option = (0, decide_ladder.L5)(verb, pause.options), ladder = describeLadder(verb, pause.options, option);
			if (option === void 0) return {
				outcome: "stop",
				text: null,
				why: `None of ${decide_ladder.WF[verb].join(", ")} is offered.`,
				ladder
			};
			if (!(0, decide_ladder.SV)(option)) return {
				outcome: "reject",
				text: option,
				why: decide_ladder.WF[verb].some(decide_ladder.SV) ? `None of ${decide_ladder.WF[verb].filter(decide_ladder.SV).join(", ")} is offered.` : null,
				ladder
			};
			if (spent.allows < budget.allows) return {
				outcome: "allow",
				text: option,
				why: null,
				ladder
			};
			let refusal = draftForPermission(pause, "reject", budget, spent), why = `The ${budget.allows} allows of this run are used up.`;
			return {
				...refusal,
				why,
				ladder: `${ladder}; used up, ${refusal.ladder}`
			};
		}
		function draftForQuestion(pause, canned, verb) {
			if (verb === "answer" && canned !== void 0) {
				let fitted = (0, canned_answer.u5)(canned, pause.arguments);
				return "text" in fitted ? {
					outcome: "answer",
					text: fitted.text,
					why: null,
					ladder: "answer: fits the question"
				} : {
					outcome: "stop",
					text: null,
					why: `The answer does not fit the question: ${fitted.error}.`,
					ladder: "answer: does not fit, stop"
				};
			}
			return (0, canned_answer.s6)(pause.arguments) ? {
				outcome: "reject",
				text: canned_answer.Kx,
				why: null,
				ladder: "reject: decline"
			} : {
				outcome: "stop",
				text: null,
				why: "A question without fields cannot be declined.",
				ladder: "reject: no fields to decline, stop"
			};
		}
		function withinRow(draft, budget, spent) {
			return draft.outcome !== "reject" || spent.rejectsInARow < budget.rejects_in_a_row ? draft : {
				outcome: "stop",
				text: null,
				why: `The ${budget.rejects_in_a_row} rejects in a row of this run are used up.`,
				ladder: `${draft.ladder}; too many in a row, stop`
			};
		}
		function describeLadder(verb, offered, chosen) {
			return `${verb}: ${(chosen === void 0 ? decide_ladder.WF[verb] : decide_ladder.WF[verb].slice(0, decide_ladder.WF[verb].indexOf(chosen) + 1)).map((option) => offered.includes(option) ? option : `${option} is not offered`).join(", ")}${chosen === void 0 ? ", stop" : ""}`;
		}
		function readPersonAnswer(wish, pause) {
			if ((0, evaluate.Y)(pause)) return typeof wish == "string" ? {
				verb: wish,
				canned: void 0
			} : { error: "This pause asks for a permission. Say allow, allow-always or reject." };
			if (wish === "reject") return {
				verb: "reject",
				canned: void 0
			};
			if (typeof wish == "string") return { error: "This pause is a question. Answer it, or reject it." };
			let canned = readCanned(wish.value);
			if (canned === void 0) return { error: "An answer is a string, or a JSON object of field name to string, number, true or false." };
			let fitted = (0, canned_answer.u5)(canned, pause.arguments);
			return "error" in fitted ? { error: `The answer does not fit the question: ${fitted.error}.` } : {
				verb: "answer",
				canned
			};
		}
		function readCanned(value) {
			if (typeof value == "string") return value;
			if (typeof value != "object" || !value || Array.isArray(value)) return;
			let fields = Object.create(null);
			for (let [name, each] of Object.entries(value)) {
				if (typeof each != "string" && typeof each != "number" && typeof each != "boolean") return;
				fields[name] = each;
			}
			return fields;
		}
		var context = __webpack_require__(1576);
		function startDecisions(policy, context) {
			let run = {
				policy,
				context,
				usedEntries: startTally(),
				samePauses: startTally(),
				judged: new Map(),
				retried: new Set(),
				answering: startAnswering(policy.budget)
			};
			return {
				decide: (request) => decide(run, request),
				nobodyAnswered: (request) => send(run, judgedOf(run, request), "reject", "Nobody answered."),
				personAnswered(request, wish) {
					let judged = judgedOf(run, request), answer = readPersonAnswer(wish, judged.pause);
					return "error" in answer ? answer : send(run, {
						...judged,
						canned: answer.canned
					}, answer.verb, "A person decided.");
				},
				refused: (request, decision) => refused(run, request, decision)
			};
		}
		function decide(run, request) {
			let pause = (0, permission_pause.H)(request.arguments);
			if ("error" in pause) return malformed(run, pause.error);
			let judged = judge(run, pause);
			if (run.judged.set(request.toolCallId, judged), run.retried.delete(request.toolCallId), judged.verb === "stop") return stopped(judged, null);
			let usedUp = whyUsedUp(run, judged);
			if (usedUp !== void 0) return stopped(judged, usedUp);
			if (judged.limit !== void 0 && run.usedEntries.get(judged.rule) >= judged.limit) {
				let why = `The limit ${judged.limit} of "${judged.rule}" is used up.`;
				return (0, evaluate.Y)(pause) ? send(run, judged, "reject", why) : stopped(judged, why);
			}
			return run.usedEntries.add(judged.rule), judged.verb === "ask" ? ask(judged) : send(run, judged, judged.verb, null);
		}
		function judge(run, pause) {
			let text = (0, json.dj)(pause.arguments), seen = run.samePauses.get(text);
			run.samePauses.add(text);
			let { deciding, trace } = (0, evaluate._)(run.policy, pause, run.context);
			return {
				pause,
				trace,
				seen,
				budgets: describeBudget(run.policy.budget, run.answering.spent, seen),
				before: run.answering,
				...sayingOf(deciding, run.policy, pause)
			};
		}
		function sayingOf(deciding, policy, pause) {
			if (deciding.list === "default") return {
				rule: "default",
				reason: null,
				verb: (0, evaluate.Y)(pause) ? policy.default : "stop",
				canned: void 0,
				limit: void 0
			};
			let { id: rule, reason, verb = "answer" } = deciding.entry;
			return {
				rule,
				reason,
				verb,
				canned: deciding.list === "questions" ? deciding.entry.answer : void 0,
				limit: deciding.list === "guards" ? void 0 : deciding.entry.limit
			};
		}
		function whyUsedUp({ policy: { budget }, answering }, { seen }) {
			return answering.spent.answers >= budget.answers ? `The ${budget.answers} answers of this run are used up.` : seen >= budget.same_pause ? `The same pause came more than ${budget.same_pause} times.` : void 0;
		}
		function judgedOf(run, request) {
			let judged = run.judged.get(request.toolCallId);
			if (judged === void 0) throw TypeError(`The pause "${request.toolCallId}" has not been decided.`);
			return judged;
		}
		function send(run, judged, verb, why) {
			let step = run.answering.answer({
				pause: judged.pause,
				verb,
				canned: judged.canned
			});
			run.answering = step.next;
			let { outcome, text, ladder } = step;
			return decisionOf(judged, {
				outcome,
				answer: text,
				ladder,
				reason: step.why ?? why ?? judged.reason
			});
		}
		function refused(run, request, decision) {
			let judged = judgedOf(run, request), why = `The service refused the answer ${JSON.stringify(decision.answer)}.`;
			return run.retried.has(request.toolCallId) ? stopped(judged, why) : (run.retried.add(request.toolCallId), run.answering = judged.before, send(run, judged, "reject", why));
		}
		function ask(judged) {
			let { pause } = judged;
			return (0, evaluate.Y)(pause) ? (0, decide_ladder.L5)("allow-always", pause.options) === void 0 ? stopped(judged, "No known option is offered, so there is nothing to ask.") : asked(judged, (0, decide_ladder.L5)("reject", pause.options) ?? "stop") : asked(judged, (0, canned_answer.s6)(pause.arguments) ? "decline" : "stop");
		}
		function asked(judged, fallback) {
			return decisionOf(judged, {
				outcome: "ask",
				answer: null,
				ladder: `ask: a person decides; without one ${fallback}`,
				reason: judged.reason
			});
		}
		function stopped(judged, why) {
			return decisionOf(judged, {
				outcome: "stop",
				answer: null,
				ladder: null,
				reason: why ?? judged.reason
			});
		}
		function decisionOf({ pause, verb, rule, trace, budgets }, end) {
			let told;
			return {
				pause,
				kind: pause.kind ?? null,
				operation: pause.operation ?? null,
				verb,
				rule,
				budgets,
				...end,
				get trace() {
					return told ??= trace(), told;
				}
			};
		}
		function malformed(run, why) {
			return {
				pause: null,
				kind: null,
				operation: null,
				verb: "stop",
				answer: null,
				outcome: "stop",
				rule: "malformed",
				reason: `The pause can't be judged: ${why}.`,
				trace: [],
				ladder: null,
				budgets: describeBudget(run.policy.budget, run.answering.spent, 0)
			};
		}
	})
};
