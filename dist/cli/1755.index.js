export const id = 1755;
export const ids = [1755];
export const modules = {
	88490: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L5: () => chooseOption,
			No: () => describeBudget,
			SV: () => isAllow,
			dP: () => startTally,
			j6: () => startAnswering
		});
		var _canned_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62530), _evaluate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75573);
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
		function isAllow(option) {
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
			return (0, _evaluate_js__WEBPACK_IMPORTED_MODULE_0__.Y)(pause) ? draftForPermission(pause, verb === "answer" ? "reject" : verb, budget, spent) : draftForQuestion(pause, canned, verb);
		}
		function draftForPermission(pause, verb, budget, spent) {
			let option = chooseOption(verb, pause.options), ladder = describeLadder(verb, pause.options, option);
			if (option === void 0) return {
				outcome: "stop",
				text: null,
				why: `None of ${ladders[verb].join(", ")} is offered.`,
				ladder
			};
			if (!isAllow(option)) return {
				outcome: "reject",
				text: option,
				why: ladders[verb].some(isAllow) ? `None of ${ladders[verb].filter(isAllow).join(", ")} is offered.` : null,
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
				let fitted = (0, _canned_answer_js__WEBPACK_IMPORTED_MODULE_1__.u5)(canned, pause.arguments);
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
			return (0, _canned_answer_js__WEBPACK_IMPORTED_MODULE_1__.s6)(pause.arguments) ? {
				outcome: "reject",
				text: _canned_answer_js__WEBPACK_IMPORTED_MODULE_1__.Kx,
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
			return `${verb}: ${(chosen === void 0 ? ladders[verb] : ladders[verb].slice(0, ladders[verb].indexOf(chosen) + 1)).map((option) => offered.includes(option) ? option : `${option} is not offered`).join(", ")}${chosen === void 0 ? ", stop" : ""}`;
		}
	}),
	62530: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kx: () => declineText,
			QM: () => readPersonAnswer,
			s6: () => hasFields,
			u5: () => fitAnswer
		});
		var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61989), _evaluate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75573);
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
		function readPersonAnswer(wish, pause) {
			if ((0, _evaluate_js__WEBPACK_IMPORTED_MODULE_1__.Y)(pause)) return typeof wish == "string" ? {
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
			let fitted = fitAnswer(canned, pause.arguments);
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
	}),
	75573: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Y: () => isPermission,
			_: () => evaluate
		});
		var _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55635);
		let notReached = "not reached";
		function isPermission(pause) {
			return pause.kind === "permission";
		}
		function evaluate(policy, pause, context) {
			let deciding = findDeciding(policy, pause, context);
			return {
				deciding,
				trace: () => traceTo(deciding, policy, pause, context)
			};
		}
		function findDeciding(policy, pause, context) {
			let matched = (mode) => (entry) => (0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__.Ho)(entry, pause, context, mode), guard = policy.guards.find(matched("guard"));
			if (guard !== void 0) return {
				list: "guards",
				entry: guard
			};
			if (isPermission(pause)) {
				let rule = policy.rules.find(matched("rule"));
				return rule === void 0 ? { list: "default" } : {
					list: "rules",
					entry: rule
				};
			}
			let question = policy.questions.find(matched("rule"));
			return question === void 0 ? { list: "default" } : {
				list: "questions",
				entry: question
			};
		}
		function traceTo(deciding, policy, pause, context) {
			let list = isPermission(pause) ? "rules" : "questions", entries = [...policy.guards.map((entry) => ({
				entry,
				list: "guards",
				mode: "guard"
			})), ...policy[list].map((entry) => ({
				entry,
				list,
				mode: "rule"
			}))], found = deciding.list === "default" ? entries.length : entries.findIndex(({ entry }) => entry === deciding.entry), trace = entries.map(({ entry, list: name, mode }, index) => index > found ? {
				id: entry.id,
				list: name,
				matched: !1,
				because: notReached
			} : {
				id: entry.id,
				list: name,
				...(0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__.S4)(entry, pause, context, mode)
			}), byDefault = deciding.list === "default", because = byDefault ? `no guard and no ${isPermission(pause) ? "rule" : "question"} matches` : notReached;
			return [...trace, {
				id: "default",
				list: "default",
				matched: byDefault,
				because
			}];
		}
	}),
	79092: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bh: () => takesData,
			N: () => openEndedArguments,
			VI: () => beginningOf,
			bK: () => literalText,
			xw: () => reachOf
		});
		var _shell_programs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(22111), _warning_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83453);
		function openEndedArguments(rule) {
			return rule.match.flatMap(({ at, matcher: { test } }) => test.type === "only" ? test.patterns.filter(isOpenEnded).map((pattern) => (0, _warning_js__WEBPACK_IMPORTED_MODULE_0__.R)(at, "open-ended-arguments", message(rule, pattern))) : []);
		}
		function message(rule, { pattern, tokens: [first] }) {
			let allows = `"${rule.id}" allows ${JSON.stringify(pattern)}`, program = first === void 0 ? void 0 : literalText(first);
			return program === void 0 || reachOf(program) !== "no-further" ? `${allows}: with arguments of its own choosing this can run other programs or write files. List the arguments.` : `${allows}: nothing is known of what ${JSON.stringify(program)} does with arguments of the intern's choosing. List the arguments.`;
		}
		function isOpenEnded({ tokens, open }) {
			let [first, ...others] = tokens, program = first === void 0 ? void 0 : literalText(first);
			if (program === void 0) return !0;
			let reach = reachOf(program);
			if (reach === "no-further" && takesData(program)) return !1;
			let known = reach === "no-further" ? "by-options" : reach;
			return open || others.some((word, index) => isLoose(word, others.slice(0, index), known));
		}
		function literalText(word) {
			if ("path" in word) return /[*?]/u.test(word.path) ? void 0 : word.path;
			let [piece, second] = word.pieces;
			if (second === void 0) return piece === void 0 ? "" : typeof piece == "object" ? piece.text : void 0;
		}
		function beginningOf(word) {
			if ("path" in word) return word.path.replace(/[*?].*$/u, "");
			let [first] = word.pieces;
			return typeof first == "object" ? first.text : "";
		}
		function isLoose(word, before, reach) {
			if (literalText(word) !== void 0) return !1;
			let beginning = beginningOf(word);
			return "path" in word ? reach === "by-any-argument" && beginning === "" : reach === "by-any-argument" ? !0 : isOptionValue(before.map(literalText)) || before.some((each) => literalText(each) === "--") ? !1 : beginning === "" || beginning.startsWith("-") || /[\s=]/u.test(beginning);
		}
		function isOptionValue(before) {
			let last = before.at(-1);
			return (before[0] === "commit" || before[0] === "tag") && (last === "-m" || last === "--message");
		}
		let operandsRun = new Set("awk bsh bunx coproc docker exec find gawk gmake java just ld.so make mawk nawk npx pnpx podman R rake sed uvx".split(" ")), optionsReach = new Set("7z 7za babel base64 black convert cp cpp ctest date diff3 difft dot esbuild exiftool file fmt ghc gold gs hg iconv jq ln lz4 magick mongosh mv mypy nasm nm nox objdump pandoc pigz ptx ranlib readelf rollup rspec rubocop ruff sdiff shuf strip svn tac tree uniq xetex xxd yq zstd".split(" "));
		function family(name) {
			return name.replace(/(?<=[A-Za-z+])-?[0-9][0-9.]*$/u, "");
		}
		function reachOf(program) {
			let name = (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_1__.kX)(program), names = [name, family(name)];
			return names.some((each) => operandsRun.has(each)) || (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_1__.v7)(program) ? "by-any-argument" : names.some((each) => optionsReach.has(each)) || (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_1__.pw)(program) ? "by-options" : "no-further";
		}
		function takesData(program) {
			let name = (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_1__.kX)(program);
			return program === name && [name, family(name)].some((each) => _shell_programs_js__WEBPACK_IMPORTED_MODULE_1__.Y8.has(each));
		}
	}),
	83453: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { R: () => warn });
		function warn(at, code, message) {
			return {
				line: at.line,
				column: at.column,
				code,
				message
			};
		}
	}),
	49469: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H: () => readPause,
			c: () => structuralFlaw
		});
		var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61989);
		let maxBytes = 65536;
		function readPause(text) {
			let bytes = new TextEncoder().encode(text).length;
			if (bytes > maxBytes) return { error: `the arguments have ${bytes} bytes, at most ${maxBytes} are judged` };
			let value = parse(text);
			if (!(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value)) return { error: "the arguments are not a JSON object" };
			let flaw = structuralFlaw(text, 32);
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
		function structuralFlaw(text, levels) {
			let open = [], awaitsKey = !1;
			for (let [token] of text.matchAll(jsonToken)) if (token === "{" || token === "[") {
				if (open.push(token === "{" ? new Set() : void 0), open.length > levels) return `the arguments nest deeper than ${levels} levels`;
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
	})
};
