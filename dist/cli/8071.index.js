export const id = 8071;
export const ids = [8071, 197];
export const modules = {
	31576: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$5: () => unknownWord,
			So: () => contextKeyName,
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
			key("event", "text", "The event that started the workflow, such as push.", (context) => context.event),
			key("ref", "text", "The git ref of the run, such as refs/heads/main.", (context) => context.ref),
			key("base_ref", "text", "The branch that a pull request goes into.", (context) => context.base_ref),
			key("fork", "flag", "Whether the pull request comes from a fork.", (context) => context.fork),
			key("draft", "flag", "Whether the pull request is a draft.", (context) => context.draft),
			key("labels", "texts", "The labels of the pull request or issue.", (context) => context.labels),
			{
				...key("permission", "text", "What the actor may do, according to the API.", (context) => context.actor.permission),
				group: "actor"
			},
			{
				...key("association", "text", "The actor's association, from the payload; a hint.", (c) => c.actor.association),
				group: "actor"
			},
			{
				...key("type", "text", "User or Bot.", (context) => context.actor.type),
				group: "actor"
			},
			{
				...key("login", "text", "The login of the actor.", (context) => context.actor.login),
				group: "actor"
			},
			key("environment", "text", "The deployment environment of the job.", (context) => context.environment),
			{
				...key("visibility", "text", "public, internal or private.", (context) => context.repository.visibility),
				group: "repository"
			}
		];
		function contextKeyName(contextKey) {
			return contextKey.group === void 0 ? contextKey.name : `${contextKey.group}.${contextKey.name}`;
		}
		function key(name, value, about, read) {
			return {
				group: void 0,
				name,
				value,
				about,
				read
			};
		}
	}),
	62530: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kx: () => declineText,
			s6: () => hasFields,
			u5: () => fitAnswer
		});
		var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61989);
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
	49469: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { H: () => readPause });
		var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61989);
		let maxBytes = 65536;
		function readPause(text) {
			let bytes = new TextEncoder().encode(text).length;
			if (bytes > maxBytes) return { error: `the arguments have ${bytes} bytes, at most ${maxBytes} are judged` };
			let value = parse(text);
			if (!(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value)) return { error: "the arguments are not a JSON object" };
			let flaw = structuralFlaw(text);
			return flaw === void 0 ? readFields(value) : { error: flaw };
		}
		function parse(text) {
			try {
				return JSON.parse(text);
			} catch {
				return;
			}
		}
		function readFields(object) {
			let kind = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "kind"), operation = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "operation"), options = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "options"), message = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "message"), command = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "command");
			if (!isTextOrMissing(kind)) return { error: "\"kind\" is not a string" };
			if (!isTextOrMissing(message)) return { error: "\"message\" is not a string" };
			if (!isTextOrMissing(command)) return { error: "\"command\" is not a string" };
			if (!isTextOrMissing(operation) && operation !== null) return { error: "\"operation\" is neither a string nor null" };
			if (!isTextsOrMissing(options)) return { error: "\"options\" is not a list of strings" };
			let written = operation?.startsWith("shell command: ") ? operation.slice(15) : void 0;
			return written !== void 0 && command !== void 0 && written !== command ? { error: "\"operation\" and \"command\" name different commands" } : {
				arguments: object,
				kind,
				operation,
				options: options ?? [],
				tool: written === void 0 ? operation : "shell",
				command: written ?? command
			};
		}
		function isTextOrMissing(value) {
			return value === void 0 || typeof value == "string";
		}
		function isTextsOrMissing(value) {
			return value === void 0 || (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) && value.every((each) => typeof each == "string");
		}
		function isExact(token) {
			let digits = token.replace(/[eE].*$/u, "").replace(".", "").replace(/^-?0*/u, "").replace(/0*$/u, ""), value = Math.abs(Number(token));
			return !Number.isFinite(value) || value === 0 && digits !== "" ? !1 : digits.length <= 15 || digits.length <= 17 && value <= 2 ** 53 - 1;
		}
		let jsonToken = /"(?:[^"\\]|\\.)*"|[{}[\],:]|-?[0-9][0-9.eE+-]*/gu;
		function structuralFlaw(text) {
			let open = [], awaitsKey = !1;
			for (let [token] of text.matchAll(jsonToken)) if (token === "{" || token === "[") {
				if (open.push(token === "{" ? new Set() : void 0), open.length > 32) return "the arguments nest deeper than 32 levels";
				awaitsKey = token === "{";
			} else if (token === "}" || token === "]") open.pop(), awaitsKey = !1;
			else if (token === ",") awaitsKey = open.at(-1) !== void 0;
			else if (/^[-0-9]/u.test(token)) {
				if (!isExact(token)) return `the number ${token.slice(0, 40)} has more digits than can be judged`;
			} else if (token !== ":" && awaitsKey) {
				let name = String(JSON.parse(token)), keys = open.at(-1);
				if (keys?.has(name) === !0) return `the key ${JSON.stringify(name)} stands twice in the arguments`;
				keys?.add(name), awaitsKey = !1;
			}
		}
	}),
	71376: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			jQ: () => showInvisible,
			tO: () => findInvisible,
			wy: () => hasInvisible
		});
		let unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;
		function findInvisible(text, allowed) {
			let found = [];
			for (let match of text.matchAll(unseen)) allowed.includes(match[0]) || found.push({
				index: match.index,
				name: codePointName(match[0])
			});
			return found;
		}
		function hasInvisible(text) {
			unseen.lastIndex = 0;
			let found = unseen.test(text);
			return unseen.lastIndex = 0, found;
		}
		function showInvisible(text) {
			return text.replace(unseen, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
		}
		function codePointName(character) {
			return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
		}
	}),
	61989: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gv: () => isObject,
			Lv: () => isList,
			SP: () => shown,
			dj: () => canonicalJson,
			hQ: () => ownField
		});
		var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71376);
		function isObject(value) {
			return typeof value == "object" && !!value && !Array.isArray(value);
		}
		function isList(value) {
			return Array.isArray(value);
		}
		function ownField(object, name) {
			return Object.hasOwn(object, name) ? object[name] : void 0;
		}
		function canonicalJson(value) {
			return isList(value) ? `[${value.map(canonicalJson).join(",")}]` : isObject(value) ? `{${Object.keys(value).toSorted().map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] ?? null)}`).join(",")}}` : JSON.stringify(value === 0 ? 0 : value);
		}
		function shown(value) {
			if (value === void 0) return "missing";
			let short = typeof value == "string" ? value.slice(0, 121) : value, text = (0, _invisible_js__WEBPACK_IMPORTED_MODULE_0__.jQ)(JSON.stringify(short));
			return text.length > 120 ? `${text.slice(0, 120)}…` : text;
		}
	}),
	99442: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			findSurvivors: () => findSurvivors,
			runTests: () => runTests
		});
		var _decide_canned_answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62530), _decide_decide_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86387), _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61989);
		function runTests(policy) {
			return policy.tests.flatMap((test) => runTest(policy, test) ?? []);
		}
		function findSurvivors(policy) {
			return [
				"guards",
				"rules",
				"questions"
			].flatMap((list) => policy[list].filter((entry) => !isNoticed({
				...policy,
				[list]: without(policy[list], entry)
			})).map((entry) => ({
				id: entry.id,
				list,
				...entry.places.get("id") ?? entry.at
			})));
		}
		function without(items, item) {
			return items.filter((each) => each !== item);
		}
		function isNoticed(mutant) {
			return mutant.tests.some((test) => runTest(mutant, test) !== void 0);
		}
		function runTest(policy, test) {
			let decisions = (0, _decide_decide_js__WEBPACK_IMPORTED_MODULE_0__.startDecisions)(policy, test.context);
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
			let fitted = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(pause) ? (0, _decide_canned_answer_js__WEBPACK_IMPORTED_MODULE_2__.u5)(canned, pause) : { error: "not an object" };
			return "error" in fitted ? !1 : fitted.text === sent || typeof canned != "string" && sameJson(fitted.text, sent);
		}
		function sameJson(a, b) {
			return (0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.dj)(JSON.parse(a)) === (0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.dj)(JSON.parse(b));
		}
		function explainFailure(decision, step) {
			let { answer, rule } = step.expect, came = `${JSON.stringify(decision.answer ?? decision.outcome)} from rule "${decision.rule}"`, why = decision.trace.find((entry) => entry.id === rule)?.because, reason = decision.reason === null ? "" : ` ${decision.reason}`, hint = rule !== decision.rule && why !== void 0 ? ` "${rule}": ${why}.` : "";
			return `Expected ${JSON.stringify(answer)} from rule "${rule}", but got ${came}.${reason}${hint}`;
		}
	})
};
