export const id = 8086;
export const ids = [8086];
export const modules = {
	88490: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ic: () => chooseAnswer,
			L5: () => chooseOption,
			No: () => describeBudget,
			Rf: () => spend,
			at: () => nothingSpent,
			vi: () => isAllowOption
		});
		var _pause_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49469), _canned_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62530);
		let rejectLadder = ["reject_once", "reject_always"], ladders = {
			allow: ["allow_once", ...rejectLadder],
			"allow-always": [
				"allow_always",
				"allow_once",
				...rejectLadder
			],
			reject: rejectLadder,
			"reject-always": ["reject_always", "reject_once"]
		};
		function chooseOption(verb, offered) {
			return ladders[verb].find((option) => offered.includes(option));
		}
		function isAllowOption(option) {
			return option === "allow_once" || option === "allow_always";
		}
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
		function describeBudget(budget, spent, samePause) {
			return [
				`answers ${spent.answers} of ${budget.answers}`,
				`allows ${spent.allows} of ${budget.allows}`,
				`rejects in a row ${spent.rejectsInARow} of ${budget.rejects_in_a_row}`,
				`same pause ${samePause} of ${budget.same_pause}`
			].join(", ");
		}
		function chooseAnswer(pause, verb, canned, { budget, spent }) {
			let answer = (0, _pause_js__WEBPACK_IMPORTED_MODULE_0__.Yo)(pause) ? answerPermission(pause, verb === "answer" ? "reject" : verb, budget, spent) : answerQuestion(pause, canned, verb);
			return answer.outcome !== "reject" || spent.rejectsInARow < budget.rejects_in_a_row ? answer : createStop(`The ${budget.rejects_in_a_row} rejects in a row of this run are used up.`, `${answer.ladder}; too many in a row, stop`);
		}
		function answerPermission(pause, verb, budget, spent) {
			let option = chooseOption(verb, pause.options), ladder = describeLadder(verb, pause.options, option);
			if (option === void 0) return createStop(`None of ${ladders[verb].join(", ")} is offered.`, ladder);
			if (!isAllowOption(option)) {
				let allows = ladders[verb].filter(isAllowOption);
				return {
					outcome: "reject",
					answer: option,
					reason: allows.length === 0 ? null : `None of ${allows.join(", ")} is offered.`,
					ladder
				};
			}
			if (spent.allows < budget.allows) return {
				outcome: "allow",
				answer: option,
				reason: null,
				ladder
			};
			let refusal = answerPermission(pause, "reject", budget, spent), reason = `The ${budget.allows} allows of this run are used up.`;
			return {
				...refusal,
				reason,
				ladder: `${ladder}; used up, ${refusal.ladder}`
			};
		}
		function answerQuestion(pause, canned, verb) {
			if (verb === "answer" && canned !== void 0) {
				let fitted = (0, _canned_answer_js__WEBPACK_IMPORTED_MODULE_1__.u5)(canned, pause.arguments);
				return "text" in fitted ? {
					outcome: "answer",
					answer: fitted.text,
					reason: null,
					ladder: "answer: fits the question"
				} : createStop(`The answer does not fit the question: ${fitted.error}.`, "answer: does not fit, stop");
			}
			return (0, _canned_answer_js__WEBPACK_IMPORTED_MODULE_1__.kQ)(pause.arguments) ? {
				outcome: "reject",
				answer: _canned_answer_js__WEBPACK_IMPORTED_MODULE_1__.Kx,
				reason: null,
				ladder: "reject: decline"
			} : createStop("A question without fields cannot be declined.", "reject: no fields to decline, stop");
		}
		function createStop(reason, ladder) {
			return {
				outcome: "stop",
				answer: null,
				reason,
				ladder
			};
		}
		function describeLadder(verb, offered, chosen) {
			return `${verb}: ${(chosen === void 0 ? ladders[verb] : ladders[verb].slice(0, ladders[verb].indexOf(chosen) + 1)).map((option) => offered.includes(option) ? option : `${option} is not offered`).join(", ")}${chosen === void 0 ? ", stop" : ""}`;
		}
	}),
	62530: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kx: () => declineText,
			QM: () => readPersonAnswer,
			kQ: () => canBeDeclined,
			u5: () => fitAnswer
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16413), _pause_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49469);
		let declineText = JSON.stringify({ action: "decline" });
		function canBeDeclined(question) {
			let fields = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(question, "fields");
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(fields) && fields.length > 0;
		}
		function fitAnswer(answer, question) {
			let fields = readQuestionFields(question);
			if (typeof fields == "string") return { error: fields };
			if (fields.length === 0) return typeof answer == "string" ? { text: answer } : { error: "the question has no fields, so the answer must be a string" };
			let content = toContent(answer, fields);
			if (typeof content == "string") return { error: content };
			let flaw = findContentFlaw(content, fields);
			return flaw === void 0 ? { text: JSON.stringify({
				action: "accept",
				content: Object.fromEntries(content)
			}) } : { error: flaw };
		}
		function readQuestionFields(question) {
			let fields = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(question, "fields");
			if (fields === void 0) return [];
			if (!(0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(fields)) return "the question's \"fields\" are not a list";
			let questionFields = [];
			for (let each of fields) {
				let field = readQuestionField(each);
				if (typeof field == "string") return field;
				if (questionFields.some((other) => other.name === field.name)) return `the question has two fields named ${JSON.stringify(field.name)}`;
				questionFields.push(field);
			}
			return questionFields;
		}
		let fieldTypes = new Set([
			"string",
			"number",
			"integer",
			"boolean"
		]);
		function readQuestionField(value) {
			if (!(0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value)) return "one of the question's fields is not an object";
			let name = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(value, "name");
			if (typeof name != "string") return "one of the question's fields has no name";
			let type = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(value, "type");
			if (typeof type != "string" || !fieldTypes.has(type)) return `the question's field ${JSON.stringify(name)} has a type that is not supported`;
			let required = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(value, "required");
			if (required !== void 0 && typeof required != "boolean") return `the "required" of the question's field ${JSON.stringify(name)} is not true or false`;
			let options = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(value, "options");
			return options !== void 0 && !(0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(options) ? `the options of the question's field ${JSON.stringify(name)} are not a list` : {
				name,
				type,
				required: required ?? !1,
				options: options ?? []
			};
		}
		function toContent(answer, fields) {
			if (typeof answer != "string") return new Map(Object.entries(answer));
			let [field, second] = fields;
			return field === void 0 || second !== void 0 ? `a string answers only one field, not ${fields.length}` : new Map([[field.name, answer]]);
		}
		function findContentFlaw(content, fields) {
			for (let name of content.keys()) if (!fields.some((field) => field.name === name)) return `the question has no field ${JSON.stringify(name)}`;
			for (let field of fields) {
				let value = content.get(field.name);
				if (value === void 0) {
					if (field.required) return `the field ${JSON.stringify(field.name)} is required and not answered`;
				} else {
					if (!(field.type === "integer" ? Number.isInteger(value) : typeof value === field.type)) return `${JSON.stringify(value)} is not of the type ${field.type}, which the field ${JSON.stringify(field.name)} has`;
					if (field.options.length > 0 && !field.options.includes(value)) return `${JSON.stringify(value)} is not one of the options of the field ${JSON.stringify(field.name)}`;
				}
			}
		}
		function readPersonAnswer(wish, pause) {
			if ((0, _pause_js__WEBPACK_IMPORTED_MODULE_1__.Yo)(pause)) return typeof wish == "string" ? { verb: wish } : { error: "This pause asks for a permission. Say allow, allow-always or reject." };
			if (wish === "reject") return { verb: "reject" };
			if (typeof wish == "string") return { error: "This pause is a question. Answer it, or reject it." };
			let answer = wish.value;
			if (!isCannedAnswer(answer)) return { error: "An answer must be a string, or a JSON object whose fields are strings, numbers, true or false." };
			let fitted = fitAnswer(answer, pause.arguments);
			return "error" in fitted ? { error: `The answer does not fit the question: ${fitted.error}.` } : {
				verb: "answer",
				answer
			};
		}
		function isCannedAnswer(value) {
			return typeof value == "string" || (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value) && Object.values(value).every((each) => [
				"string",
				"number",
				"boolean"
			].includes(typeof each));
		}
	}),
	62774: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			ZG: () => whyUnjudgeable,
			ap: () => whyBeyondLimits,
			df: () => describePlace,
			vc: () => whyAmbiguous,
			xr: () => limitPlace
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16413), _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71376);
		let pathKey = /^\/(?:paths|inside|outside)(?:\/|$)/u, unknownPlace = "unknown";
		function limitPlace(match) {
			let hasKey = (pattern) => match.some(({ key }) => pattern.test(key)), neededKeys = match.filter(({ matcher }) => matcher.test.takesMissing !== !0).map(({ key }) => key), needsAny = (...keys) => keys.some((key) => neededKeys.includes(key)), parts = [];
			return hasKey(/^\/?(?:command|operation)$/u) ? (needsAny("/cwd", "/workdir", "/inside") ? needsAny("/cwd", "/outside") || parts.push("outside") : parts.push("folder"), needsAny("/env") || parts.push("environment"), needsAny("/arguments") || parts.push("arguments"), {
				target: "command",
				parts,
				openKeys: neededKeys.filter((key) => /^\/(?:env|arguments)\/[^/]*$/u.test(key))
			}) : (hasKey(/^\/inside(?:\/|$)/u) && !needsAny("/outside") && parts.push("outside"), {
				target: hasKey(pathKey) ? "paths" : "any",
				parts,
				openKeys: []
			});
		}
		function whyBeyondLimits({ parts, openKeys }, pause) {
			if (isCut(pause)) return `arguments: they are ${tooLarge}, and no rule allows that`;
			let outside = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(pause.arguments, "outside"), isOutside = outside !== void 0 && !isEmpty(outside) && parts.includes("outside");
			if (pause.command === void 0) return isUnknown(outside) ? "outside: it is unknown where a path leads, and no rule allows that" : isPlaceUnknown(pause) ? "cwd: the folder is unknown, and no rule allows that" : isOutside ? `outside: ${showName(outside)}, and the rule has no matcher on /outside` : void 0;
			let folder = describeFolder(pause);
			if (folder === unknownPlace) return "folder: unknown, and no rule allows a command in an unknown folder";
			if (folder !== void 0 && parts.includes("folder")) return `folder: ${folder} is not the root of the work folder`;
			if (isOutside) return `folder: ${showName(outside)} is outside the work folder, and the rule has no matcher on /cwd or /outside`;
			let environment = listNames(pause, "env", openKeys);
			if (environment !== void 0 && parts.includes("environment")) return `environment: the call sets ${environment}, and the rule has no matcher on /env`;
			let others = listNames(pause, "arguments", openKeys);
			if (others !== void 0 && parts.includes("arguments")) return `arguments: the call has ${others} besides its command, and the rule has no matcher on /arguments`;
		}
		function describePlace(pause) {
			if (pause.command === void 0) return;
			let folder = describeFolder(pause), environment = listNames(pause, "env"), others = listNames(pause, "arguments"), parts = [
				folder === unknownPlace ? "in an unknown folder" : folder && `in ${folder}`,
				environment && `with ${environment}`,
				others && `with the arguments ${others}`
			].filter((part) => part !== void 0);
			return parts.length === 0 ? void 0 : parts.join(", ");
		}
		function describeFolder({ arguments: fields }) {
			let [cwd, workdir, inside, outside] = [
				"cwd",
				"workdir",
				"inside",
				"outside"
			].map((name) => (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(fields, name));
			return cwd === unknownPlace || isUnknown(outside) ? unknownPlace : outside !== void 0 && !isEmpty(outside) ? showName(outside) : workdir !== void 0 && workdir !== cwd ? showName(workdir) : inside === void 0 ? cwd === void 0 ? void 0 : showName(cwd) : isRoot(inside) ? void 0 : showName(inside);
		}
		function listNames(pause, name, openKeys = []) {
			let value = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(pause.arguments, name);
			if (value === void 0 || isEmpty(value)) return;
			if (!(0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value)) return showName(value);
			let steps = openKeys.map((pointer) => (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.qT)(pointer) ?? []).filter(([field]) => field === name), openNames = new Set(steps.map(([, openName]) => openName)), others = Object.keys(value).filter((key) => !openNames.has(key));
			return others.length === 0 ? void 0 : others.slice(0, 5).map(showName).join(", ");
		}
		function whyUnjudgeable(key, pause) {
			if (/^\/(?:arguments|url|title)(?:\/|$)/u.test(key)) return isCut(pause) ? `the arguments are ${tooLarge}` : void 0;
			if (key === "/cwd" || pathKey.test(key)) return (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(pause.arguments, "cwd") === unknownPlace ? "the folder is unknown" : key !== "/cwd" && isPlaceUnknown(pause) ? "it is unknown where a path leads" : void 0;
		}
		let tooLarge = "cut off, because they are too large or have an address that is not in its plain form";
		function isCut({ arguments: fields }) {
			return JSON.stringify([(0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(fields, "arguments"), (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(fields, "url")]).includes("\u2026 (cut)");
		}
		function whyAmbiguous(pause) {
			return isCut(pause) ? `its arguments are ${tooLarge}` : isPlaceUnknown(pause) ? "it is unknown in which folder it runs, or where one of its paths leads" : void 0;
		}
		function isPlaceUnknown({ arguments: fields }) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(fields, "cwd") === unknownPlace || isUnknown((0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(fields, "outside"));
		}
		function isUnknown(outside) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(outside) ? outside.includes(unknownPlace) : outside === unknownPlace;
		}
		function isRoot(inside) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(inside) ? inside.length > 0 && inside.every((one) => one === ".") : inside === ".";
		}
		function isEmpty(value) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) ? value.length === 0 : (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value) && Object.keys(value).length === 0;
		}
		function showName(value) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) && value.length > 0 ? value.slice(0, 5).map(showName).join(", ") : typeof value == "string" && /^[\w@%+=:,./-]+$/.test(value) ? value : (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__.vp)(value);
		}
	}),
	75952: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cc: () => presentTest,
			Cn: () => re2Test,
			FX: () => globTest,
			Hg: () => hasTest,
			M3: () => listOnlyPatterns,
			PJ: () => takesUnlisted,
			Y6: () => notTest,
			rd: () => forElements,
			wE: () => pathTest,
			zE: () => valuesTest
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16413), _text_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47141), _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71376);
		function listOnlyPatterns(test) {
			return test.type === "only" ? test.patterns : [];
		}
		function takesUnlisted({ type }) {
			return type === "glob" || type === "re2" || type === "path" || type === "not";
		}
		function forElements(holdsForOne) {
			let holds = (value, terms) => (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) ? terms.mode === "rule" ? value.length > 0 && value.every((element) => holds(element, terms)) : value.some((element) => holds(element, terms)) : holdsForOne(value, terms);
			return holds;
		}
		function valuesTest(listed) {
			return {
				type: "values",
				listed,
				holds: forElements((value) => listed.some((each) => each === value)),
				wanted: listed.map(_text_invisible_js__WEBPACK_IMPORTED_MODULE_1__.vp).join(" or ")
			};
		}
		function globTest(glob) {
			return {
				type: "glob",
				glob,
				pattern: glob.pattern,
				holds: forElements((value) => typeof value == "string" && (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_2__.mw)(glob, value)),
				wanted: `glob ${(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__.vp)(glob.pattern)}`
			};
		}
		function re2Test(pattern, matches) {
			return {
				type: "re2",
				pattern,
				holds: forElements((value) => typeof value == "string" && matches(value)),
				wanted: `re2 ${(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__.vp)(pattern)}`
			};
		}
		function pathTest(globs) {
			let compiled = globs.map((glob) => (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_2__.x7)(glob));
			return {
				type: "path",
				globs,
				holds: forElements((value, { doubt }) => isPath(value) ? compiled.some((covers) => covers(value, { isWide: doubt })) : doubt),
				wanted: `path ${globs.map(_text_invisible_js__WEBPACK_IMPORTED_MODULE_1__.vp).join(" or ")}`,
				describeOdd: describeNonPath
			};
		}
		function describeNonPath(value) {
			let oddValue = ((0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) ? value : [value]).find((each) => !isPath(each));
			return oddValue === void 0 ? "" : `, ${(0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) ? `of which ${(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__.vp)(oddValue)} is ` : ""}not a plain relative path`;
		}
		function isPath(value) {
			return typeof value == "string" && (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_2__.qW)(value);
		}
		function notTest(test) {
			let fails = (value, terms) => !test.holds(value, {
				...terms,
				doubt: !terms.doubt
			}), failsForEach = forElements(fails);
			return {
				type: "not",
				test,
				holds: (value, terms) => terms.mode === "when" || test.judgesWholeList === !0 ? fails(value, terms) : failsForEach(value, terms),
				wanted: `not ${test.wanted}`,
				judgesWholeList: test.judgesWholeList === !0,
				...test.describeOdd === void 0 ? {} : { describeOdd: test.describeOdd }
			};
		}
		function presentTest(present) {
			return {
				type: "present",
				present,
				holds: () => present,
				wanted: present ? "present" : "missing",
				takesMissing: !present
			};
		}
		function hasTest(values) {
			return {
				type: "has",
				values,
				holds: (value) => (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) && value.some((element) => values.some((each) => each === element)),
				wanted: `a list with ${values.map(_text_invisible_js__WEBPACK_IMPORTED_MODULE_1__.vp).join(" or ")}`,
				judgesWholeList: !0
			};
		}
	}),
	49469: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H5: () => readPause,
			Yo: () => isPermission,
			tX: () => findStructuralFlaw
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16413), _shell_links_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(53519);
		function isPermission(pause) {
			return pause.kind === "permission";
		}
		let maxBytes = 65536, lastParsed;
		function readPause(text) {
			return lastParsed?.text !== text && (lastParsed = {
				text,
				pause: parsePause(text)
			}), lastParsed.pause;
		}
		function parsePause(text) {
			let bytes = Buffer.byteLength(text);
			if (bytes > maxBytes) return { error: `the arguments have ${bytes} bytes, but at most ${maxBytes} are judged` };
			let value = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(text);
			if (!(0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value)) return { error: "the arguments are not a JSON object" };
			let flaw = findStructuralFlaw(text, 32);
			return flaw === void 0 ? parseFields(value) : { error: flaw };
		}
		function parseFields(object) {
			let kind = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "kind"), operation = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "operation"), options = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "options"), message = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "message"), command = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "command");
			if (!isTextOrMissing(kind)) return { error: "\"kind\" is not a string" };
			if (!isTextOrMissing(message)) return { error: "\"message\" is not a string" };
			if (!isTextOrMissing(command)) return { error: "\"command\" is not a string" };
			if (!isTextOrMissing(operation) && operation !== null) return { error: "\"operation\" is neither a string nor null" };
			if (!isTextsOrMissing(options)) return { error: "\"options\" is not a list of strings" };
			let shellCommand = operation?.startsWith("shell command: ") ? operation.slice(15) : void 0;
			return shellCommand !== void 0 && command !== void 0 && shellCommand !== command ? { error: "\"operation\" and \"command\" name different commands" } : {
				arguments: object,
				kind,
				operation,
				options: options ?? [],
				tool: shellCommand === void 0 ? operation : "shell",
				command: shellCommand ?? command,
				links: (0, _shell_links_js__WEBPACK_IMPORTED_MODULE_1__.C)(object)
			};
		}
		function isTextOrMissing(value) {
			return value === void 0 || typeof value == "string";
		}
		function isTextsOrMissing(value) {
			return value === void 0 || (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) && value.every((each) => typeof each == "string");
		}
		function isExactNumber(token) {
			let digits = token.replace(/[eE].*$/u, "").replace(".", "").replace(/^-?0*/u, "").replace(/0*$/u, ""), value = Math.abs(Number(token));
			return !Number.isFinite(value) || value === 0 && digits !== "" ? !1 : digits.length <= 15 || digits.length <= 17 && value <= 2 ** 53 - 1;
		}
		function* tokenize(text) {
			let tokenStart = /["{}[\],:]|-?[0-9][0-9.eE+-]*/gu;
			for (let match = tokenStart.exec(text); match !== null; match = tokenStart.exec(text)) match[0] === "\"" && (tokenStart.lastIndex = findStringEnd(text, match.index)), yield text.slice(match.index, tokenStart.lastIndex);
		}
		function findStringEnd(text, from) {
			for (let quote = text.indexOf("\"", from + 1); quote !== -1; quote = text.indexOf("\"", quote + 1)) {
				let backslash = quote;
				for (; text[backslash - 1] === "\\";) --backslash;
				if ((quote - backslash) % 2 == 0) return quote + 1;
			}
			return text.length;
		}
		function findStructuralFlaw(text, levels) {
			let openKeys = [], awaitsKey = !1;
			for (let token of tokenize(text)) if (token === "{" || token === "[") {
				if (openKeys.push(token === "{" ? new Set() : void 0), openKeys.length > levels) return `the values nest deeper than ${levels} levels`;
				awaitsKey = token === "{";
			} else if (token === "}" || token === "]") openKeys.pop(), awaitsKey = !1;
			else if (token === ",") awaitsKey = openKeys.at(-1) !== void 0;
			else if (/^[-0-9]/u.test(token)) {
				if (!isExactNumber(token)) return `the number ${token.slice(0, 40)} has more digits than can be judged`;
			} else if (token !== ":" && awaitsKey) {
				let name = String(JSON.parse(token)), keys = openKeys.at(-1);
				if (keys?.has(name) === !0) return `the key ${JSON.stringify(name)} appears twice`;
				keys?.add(name), awaitsKey = !1;
			}
		}
	}),
	53519: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => readLinks,
			n: () => followLinks
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16413);
		function readLinks(fields) {
			let list = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(fields, "links");
			if (!(0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(list)) return;
			let links = list.flatMap((link) => {
				let argument = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(link) ? (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(link, "argument") : void 0, places = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(link) ? (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(link, "leads_to") : void 0;
				return typeof argument != "string" || !(0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(places) ? [] : [[argument, places.filter((place) => typeof place == "string")]];
			});
			return new Map(links);
		}
		function followLinks(reading, links) {
			if (links === void 0 || "error" in reading) return [reading];
			let maxPlaces = Math.max(0, ...[...links.values()].map((places) => places.length));
			return [reading, ...Array.from({ length: maxPlaces }, (_, index) => ({
				...reading,
				commands: reading.commands.map((command) => ({
					...command,
					arguments: command.arguments.map((argument) => {
						let places = typeof argument == "string" ? links.get(argument) : void 0;
						return places?.[index] ?? places?.[0] ?? argument;
					})
				}))
			}))];
		}
	}),
	91703: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => readWords });
		var _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71376), _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33492);
		let bareWord = /[A-Za-z0-9_@%+=:,./-]+/y, barePattern = /[A-Za-z0-9_@%+=:,./*-]+/y, pathWord = /\{paths?:[A-Za-z0-9_@%+=:,./*?-]*\}/y, quotedWord = /'[^'$`\\!]*'|"[^"$`\\!]*"/y, plainWords = [bareWord, quotedWord], patternWords = [
			barePattern,
			quotedWord,
			pathWord
		], operatorForm = /(?:&&|\|\||;|\|)(?![&|;])/y, assignment = /^[A-Za-z_][A-Za-z0-9_]*\+?=/u, keywords = (0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.y)("case coproc do done elif else end esac fi for foreach function if in nocorrect noglob repeat select then time until while"), meanings = new Map([
			["$", "a variable or a substitution"],
			["`", "a substitution"],
			["\\", "an escape"],
			["!", "a negation or the history"],
			["&", "the background, or an operator other than &&"],
			["|", "an operator other than | and ||"],
			[";", "an operator other than a single ;"],
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("< >", "a redirection"),
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("( )", "a group or a function"),
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("{ }", "a group or a brace expansion"),
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("[ ]", "a test or a glob"),
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("* ?", "a glob"),
			["~", "a home directory"],
			["#", "a comment"],
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("\" '", "a quote that is not a whole word, or contains something not literal")
		]);
		function readWords(text, options) {
			let invisible = (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__.tO)(text, "")[0];
			if (invisible !== void 0) return { error: `it contains ${invisible.name}, which is not literal` };
			let commands = [], current = [], lastOperator;
			for (let at = skipSpaces(text, 0); at < text.length;) {
				let piece = readPiece(text, at, options.isPattern ? patternWords : plainWords);
				if ("error" in piece) return piece;
				if (at = skipSpaces(text, at + piece.raw.length), piece.type === "word") {
					let isQuoted = /^["']/u.test(piece.raw), word = {
						text: isQuoted ? piece.raw.slice(1, -1) : piece.raw,
						isQuoted
					}, syntax = current.length === 0 ? whyShellSyntax(word) : void 0;
					if (syntax !== void 0) return {
						error: syntax,
						isFineInQuotes: !0
					};
					current.push(word);
				} else {
					if (current.length === 0) return { error: `there is nothing before "${piece.raw}"` };
					commands.push(current), current = [], lastOperator = piece.raw;
				}
			}
			return current.length > 0 ? { commands: [...commands, current] } : { error: lastOperator === void 0 ? "it is empty" : `there is nothing after "${lastOperator}"` };
		}
		function skipSpaces(text, from) {
			let at = from;
			for (; text[at] === " ";) at += 1;
			return at;
		}
		function readPiece(text, at, forms) {
			let operator = matchAt(operatorForm, text, at);
			if (operator !== void 0) return {
				type: "operator",
				raw: operator
			};
			let raw = forms.map((form) => matchAt(form, text, at)).find((found) => found !== void 0);
			if (raw === void 0) return refuseNonLiteral(text, at);
			let end = at + raw.length;
			return " &|;".includes(text.charAt(end)) ? {
				type: "word",
				raw
			} : refuseNonLiteral(text, end);
		}
		function whyShellSyntax(word) {
			if (!word.isQuoted) return keywords.has(word.text) ? `"${word.text}" is a keyword of the shell` : assignment.test(word.text) ? `"${word.text}" is an assignment before a command` : void 0;
		}
		function matchAt(pattern, text, at) {
			return pattern.lastIndex = at, pattern.exec(text)?.[0];
		}
		function refuseNonLiteral(text, at) {
			let character = String.fromCodePoint(text.codePointAt(at) ?? 0), meaning = meanings.get(character), error = `${JSON.stringify(character)} is not literal${meaning === void 0 ? "" : ` (${meaning})`}`;
			return /[$`\\!'"]/u.test(character) ? { error } : {
				error,
				isFineInQuotes: !0
			};
		}
	}),
	54364: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => foldCase,
			_: () => foldWidely
		});
		let foldedCharacters = new Map();
		function foldCase(text) {
			return isAscii(text) ? text.toLowerCase() : Array.from(text.normalize("NFC"), foldCharacter).join("").normalize("NFC");
		}
		function foldWidely(text) {
			if (isAscii(text)) return text.toLowerCase();
			let upper = Array.from(text.normalize("NFKC"), (character) => character.toUpperCase()).join("");
			return foldCase(Array.from(upper, (character) => character.toLowerCase()).join(""));
		}
		let isAscii = (text) => !/[^\0-\x7f]/.test(text);
		function foldCharacter(character) {
			let remembered = foldedCharacters.get(character);
			if (remembered !== void 0) return remembered;
			let fold = [
				character.toUpperCase().toLowerCase(),
				character.toLowerCase(),
				character.toUpperCase()
			].find((candidate) => Array.from(candidate).length === 1 && foldsAlike(candidate, character)) ?? character;
			return foldedCharacters.set(character, fold), fold;
		}
		function foldsAlike(one, other) {
			let code = (one.codePointAt(0) ?? 0).toString(16);
			return RegExp(`^\\u{${code}}$`, "iu").test(other);
		}
	}),
	47141: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$h: () => matchesPath,
			CJ: () => findGlobFlaw,
			SO: () => compileGlob,
			k0: () => splitPathGlob,
			mw: () => globMatches,
			qW: () => isPlainPath,
			x7: () => compilePathGlob
		});
		var _fold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54364), _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71376);
		function compileGlob(pattern) {
			let pieces = [];
			for (let [token] of pattern.matchAll(/\\[\s\S]?|\*+|\?|[^\\*?]+/gu)) {
				let last = pieces.at(-1), text = token.startsWith("\\") ? token.slice(1) : token;
				if (text === "") return;
				token === "?" ? pieces.push("one") : token.startsWith("*") ? pieces.push("run") : typeof last == "object" ? pieces[pieces.length - 1] = { text: last.text + text } : pieces.push({ text });
			}
			return {
				pattern,
				pieces
			};
		}
		function matchesAll(pieces, items) {
			let at = 0, piece = 0, lastRun;
			for (; at < items.length || piece < pieces.length;) {
				let current = pieces[piece], matched = current === void 0 || current === "run" ? void 0 : items.matchEnd(current, at);
				if (current === "run") piece += 1, lastRun = {
					nextPiece: piece,
					end: at
				};
				else if (matched !== void 0) at = matched, piece += 1;
				else {
					let end = lastRun && items.growRun(lastRun.end, pieces[lastRun.nextPiece]);
					if (lastRun === void 0 || end === void 0) return !1;
					lastRun.end = end, at = end, piece = lastRun.nextPiece;
				}
			}
			return !0;
		}
		function globMatches({ pieces }, text) {
			let characterEnd = (at) => at + ((text.codePointAt(at) ?? 0) > 65535 ? 2 : 1);
			return matchesAll(pieces, {
				length: text.length,
				matchEnd(piece, at) {
					return piece === "one" ? at < text.length ? characterEnd(at) : void 0 : text.startsWith(piece.text, at) ? at + piece.text.length : void 0;
				},
				growRun(end, next) {
					if (end >= text.length) return;
					if (next === void 0) return text.length;
					let at = typeof next == "object" ? text.indexOf(next.text, characterEnd(end)) : characterEnd(end);
					return at === -1 ? void 0 : at;
				}
			});
		}
		function isPlainPath(value) {
			return value.length > 4096 || /^[~-]/u.test(value) || /^[A-Za-z]:/u.test(value) || value.includes("\\") || /~[0-9]/u.test(value) || (0, _invisible_js__WEBPACK_IMPORTED_MODULE_0__.wy)(value) ? !1 : value.split("/").every(isPlainSegment);
		}
		function isPlainSegment(segment) {
			return segment !== "" && !segment.endsWith(".") && !segment.startsWith(" ") && !segment.endsWith(" ");
		}
		function findGlobFlaw(glob) {
			if (glob.split("/").some((segment) => segment !== "**" && segment.includes("**"))) return "\"**\" must be a whole segment. Write \"*\" within a segment";
			if (!isPlainPath(glob.replaceAll(/[*?]/gu, "a"))) return "no path matches it. Write it relative to the repository, without a leading \"/\", \"~\" or \"-\", without \".\" or \"..\", and without backslashes";
		}
		function compilePathGlob(glob) {
			let flaw = findGlobFlaw(glob);
			if (flaw !== void 0) throw TypeError(`The path glob ${JSON.stringify(glob)} can't be used: ${flaw}.`);
			let [narrow, wide] = [splitPathGlob(glob), splitPathGlob((0, _fold_js__WEBPACK_IMPORTED_MODULE_1__.S)(glob))];
			return (value, { isWide } = { isWide: !1 }) => {
				if (!isPlainPath(value)) return !1;
				let segments = (isWide ? (0, _fold_js__WEBPACK_IMPORTED_MODULE_1__.S)(value) : value).split("/");
				return matchesPath(isWide ? wide : narrow, segments.length, (piece, at) => {
					let segment = segments[at] ?? "", isHidden = !isWide && segment.startsWith(".");
					return piece === "run" ? !isHidden : (!isHidden || piece.pattern.startsWith(".")) && globMatches(piece, segment);
				});
			};
		}
		function splitPathGlob(glob) {
			return glob.split("/").map((text) => text === "**" ? "run" : compileGlob(text) ?? {
				pattern: text,
				pieces: [{ text }]
			});
		}
		function matchesPath(pieces, length, takes) {
			return matchesAll(pieces, {
				length,
				matchEnd: (piece, at) => at < length && takes(piece, at) ? at + 1 : void 0,
				growRun: (end) => end < length && takes("run", end) ? end + 1 : void 0
			});
		}
	}),
	71376: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Vg: () => escapeCharacter,
			jQ: () => showInvisible,
			tO: () => findInvisible,
			vp: () => showValue,
			wy: () => hasInvisible
		});
		let createInvisiblePattern = () => /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;
		function findInvisible(text, allowed) {
			return text.matchAll(createInvisiblePattern()).filter(([character]) => !allowed.includes(character)).map(({ 0: character, index }) => ({
				index,
				name: nameCodePoint(character)
			})).toArray();
		}
		function hasInvisible(text) {
			return createInvisiblePattern().test(text);
		}
		function showInvisible(text) {
			return /^[ -~]*$/.test(text) ? text : text.replace(createInvisiblePattern(), escapeCharacter);
		}
		function showValue(value) {
			if (value === void 0) return "missing";
			let short = typeof value == "string" ? value.slice(0, 121) : value, text = showInvisible(JSON.stringify(short));
			return text.length > 120 ? `${text.slice(0, 120)}\u2026` : text;
		}
		function escapeCharacter(character) {
			return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
		}
		function nameCodePoint(character) {
			return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
		}
	}),
	33492: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			u: () => pairWords,
			y: () => splitWords
		});
		function splitWords(words) {
			return new Set(words.split(" "));
		}
		function pairWords(words, value) {
			return words.split(" ").map((word) => [word, value]);
		}
	})
};
