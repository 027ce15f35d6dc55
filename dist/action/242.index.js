export const id = 242;
export const ids = [242, 387];
export const modules = {
	5242: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { runPost: () => runPost });
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _inputs_action_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2865), _job_connect_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7895), _job_deadline_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2159), _permission_decide_decide_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6387), _permission_decide_decide_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1576), _permission_policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8157), _run_question_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4781), _run_open_question_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7175);
		let openQuestion = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			intern_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			session_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			tool_call_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			arguments: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		});
		function readState(state) {
			try {
				return openQuestion.safeParse(JSON.parse(state)).data;
			} catch {
				return;
			}
		}
		async function runPost(io) {
			let state = io.env[`STATE_${_run_open_question_js__WEBPACK_IMPORTED_MODULE_1__.m}`] ?? "";
			if (state === "") return;
			let question = readState(state);
			if (question === void 0) io.log.warning("A question of the intern may stay open until its deadline: what the step kept of it cannot be read.");
			else try {
				await rejectQuestion(io, question), io.log.notice("The step ended while a question of the intern was open. It was rejected now.");
			} catch (error) {
				io.log.warning(`A question of the intern stays open until its deadline: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.Uc)(error)}`);
			}
		}
		async function rejectQuestion(io, question) {
			let settings = (0, _inputs_action_inputs_js__WEBPACK_IMPORTED_MODULE_3__.U)(io.getInput), { answer } = (0, _permission_decide_decide_js__WEBPACK_IMPORTED_MODULE_4__.startDecisions)(_permission_policy_js__WEBPACK_IMPORTED_MODULE_5__.n4, _permission_decide_decide_js__WEBPACK_IMPORTED_MODULE_6__.Ut).decide({
				toolCallId: question.tool_call_id,
				arguments: question.arguments
			});
			if (answer === null) throw Error("there is no answer that would reject it");
			let { intern_id: internId, session_id: sessionId, tool_call_id: toolCallId } = question, given = {
				internId,
				sessionId,
				toolCallId,
				toolCall: (0, _run_question_js__WEBPACK_IMPORTED_MODULE_7__.IE)(question),
				answer
			};
			await (0, _job_deadline_js__WEBPACK_IMPORTED_MODULE_8__.d)(io, 2e4, async (job) => {
				let { client } = await (0, _job_connect_js__WEBPACK_IMPORTED_MODULE_9__.N)(job, settings), events = client.answer({
					...given,
					signal: job.signal
				});
				for await (let _ of events) break;
			});
		}
	}),
	7175: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			U: () => keepOpenQuestion,
			m: () => openQuestionState
		});
		let openQuestionState = "open_question";
		function keepOpenQuestion(io) {
			let internId = "", pause, kept = !1, forget = () => {
				kept && io.saveState(openQuestionState, ""), kept = !1;
			}, keep = (question) => {
				io.saveState(openQuestionState, JSON.stringify(question)), kept = !0;
			};
			return (event) => {
				if (event.type === "start" && (internId = event.intern_id), event.type === "pause" && (pause = event), [
					"text",
					"reasoning",
					"pause",
					"finish",
					"end"
				].includes(event.type) && forget(), event.type !== "finish" || event.finish_reason !== "tool_calls" || pause === void 0 || event.session_id === null) return;
				let { tool_call_id, name, arguments: text } = pause;
				keep({
					intern_id: internId,
					session_id: event.session_id,
					tool_call_id,
					name,
					arguments: text
				});
			};
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
	}),
	8157: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IJ: () => guardVerbs,
			LX: () => questionVerbs,
			XK: () => ruleVerbs,
			ZJ: () => defaultBudget,
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
			tests: []
		};
	}),
	4781: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H1: () => readQuestion,
			Fv: () => toPending,
			IE: () => toToolCall
		});
		var schemas = __webpack_require__(8395);
		let provideInputSuffix = ".provide_input", elicitationField = schemas._H3({
			name: schemas.YjP(),
			type: schemas.lqM(schemas.YjP()),
			required: schemas.lqM(schemas.zMY()),
			options: schemas.lqM(schemas.YOg(schemas.L5J()))
		});
		schemas._H3({
			kind: schemas.lqM(schemas.YjP()),
			operation: schemas.lqM(schemas.mee(schemas.YjP())),
			options: schemas.lqM(schemas.YOg(schemas.YjP())),
			message: schemas.lqM(schemas.YjP()),
			fields: schemas.lqM(schemas.YOg(elicitationField))
		}), schemas.gMt("action", [
			schemas.rej({
				action: schemas.euz("accept"),
				content: schemas.g1P(schemas.YjP(), schemas.L5J())
			}),
			schemas.rej({ action: schemas.euz("decline") }),
			schemas.rej({ action: schemas.euz("cancel") })
		]);
		var limits = __webpack_require__(8536), errors = __webpack_require__(452);
		function readQuestion({ finish, asked }) {
			let sessionId = finish.session_id;
			if (asked === void 0 || sessionId === null) throw new errors.lm("stream_malformed", "The run paused, but the response names no tool call or no session_id.");
			let { toolCall, atMs, at } = asked;
			if (!toolCall.function.name.endsWith(provideInputSuffix)) throw new errors.lm("stream_malformed", `The run paused for the tool "${toolCall.function.name}". Only tools that end in "${provideInputSuffix}" are questions.`);
			return {
				sessionId,
				toolCall,
				deadline: new Date(atMs + limits.hj).toISOString(),
				answerUntil: at + limits.hj - 2e4
			};
		}
		function toPending({ sessionId, toolCall, deadline }) {
			let { name, arguments: text } = toolCall.function;
			return {
				tool_call_id: toolCall.id,
				session_id: sessionId,
				name,
				arguments: text,
				deadline
			};
		}
		function toToolCall(pending) {
			let { tool_call_id, name, arguments: text } = pending;
			return {
				index: 0,
				id: tool_call_id,
				type: "function",
				function: {
					name,
					arguments: text
				}
			};
		}
	})
};
