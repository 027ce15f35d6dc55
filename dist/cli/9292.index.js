export const id = 9292;
export const ids = [
	9292,
	452,
	9101
];
export const modules = {
	452: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			InputError: () => InputError,
			Sb: () => ExchangeError,
			describeError: () => describeError,
			e4: () => RunError,
			fv: () => errorCodes,
			h4: () => ToolkitError,
			hD: () => ApiError,
			lD: () => IdentityError,
			lm: () => StreamError,
			on: () => toToolkitError,
			pn: () => PolicyError,
			xL: () => ConfigError,
			y_: () => GitHubError
		});
		var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96559);
		let codes = {
			input: [
				"input_invalid",
				"input_missing",
				"input_conflict",
				"prompt_has_secret"
			],
			identity: [
				"identity_missing",
				"identity_unreachable",
				"identity_refused",
				"identity_malformed"
			],
			exchange: [
				"exchange_refused",
				"exchange_unreachable",
				"exchange_malformed"
			],
			api: [
				"intern_unknown",
				"intern_ambiguous",
				"intern_not_running",
				"api_refused",
				"api_unreachable",
				"api_malformed",
				"request_too_large",
				"key_management_required",
				"key_mismatch",
				"key_unreadable",
				"key_updates_failed",
				"steered",
				"answer_refused"
			],
			stream: [
				"stream_malformed",
				"stream_severed",
				"stream_idle",
				"run_ended",
				"run_timeout",
				"run_failed",
				"answer_empty"
			],
			policy: [
				"policy_missing",
				"policy_invalid",
				"policy_stopped",
				"policy_rejected"
			],
			findings: [
				"findings_changes",
				"findings_unsure",
				"findings_not_posted",
				"findings_file_refused"
			],
			run: [
				"too_many_pauses",
				"timeout",
				"cancelled",
				"safety_limit_broken",
				"file_unwritable"
			],
			github: [
				"github_refused",
				"github_unreachable",
				"github_malformed"
			],
			config: ["config_invalid"],
			internal: ["internal"]
		}, errorCodes = [
			...codes.input,
			...codes.identity,
			...codes.exchange,
			...codes.api,
			...codes.stream,
			...codes.policy,
			...codes.findings,
			...codes.run,
			...codes.github,
			...codes.config,
			...codes.internal
		];
		class ToolkitError extends Error {
			code;
			data;
			#wording;
			constructor(code, message, data = {}) {
				let { cause, ...rest } = data;
				super((0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.b6)(message), cause === void 0 ? void 0 : { cause }), this.name = new.target.name, this.code = code, this.data = rest, this.#wording = message;
			}
			messageFor(call) {
				return (0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.b6)(this.#wording, call);
			}
		}
		class InputError extends ToolkitError {}
		class IdentityError extends ToolkitError {}
		class ExchangeError extends ToolkitError {}
		class ApiError extends ToolkitError {}
		class StreamError extends ToolkitError {}
		class GitHubError extends ToolkitError {}
		class PolicyError extends ToolkitError {}
		class RunError extends ToolkitError {}
		class ConfigError extends ToolkitError {}
		class InternalError extends ToolkitError {}
		function toToolkitError(thrown) {
			return thrown instanceof ToolkitError ? thrown : new InternalError("internal", describeError(thrown), { cause: thrown });
		}
		function describeError(error, call) {
			if (!(error instanceof Error)) return String(error);
			let message = error instanceof ToolkitError ? error.messageFor(call) : systemWords(error), causes = causesOf(error, error.message).filter((cause) => !error.message.includes(cause));
			return causes.length === 0 ? message : `${message} (${causes.join(": ")})`;
		}
		function causesOf({ cause }, said) {
			return cause instanceof Error ? said.includes(cause.message) ? causesOf(cause, said) : [systemWords(cause, said), ...causesOf(cause, said)] : cause === void 0 ? [] : [describeError(cause)];
		}
		let refusals = {
			ENOENT: "it is not there",
			EISDIR: "it is a folder",
			ENOTDIR: "a part of its path is no folder",
			EACCES: "permission is denied",
			ENOSPC: "the disk is full"
		};
		function systemWords({ message }, said = "") {
			let [, code = "", words, path = ""] = /^(E[A-Z0-9]+): (.+?), \w+(?: '(.*)')?$/.exec(message) ?? [];
			return words === void 0 ? message : `${path === "" || said.includes(path) ? "" : `"${path}": `}${refusals[code] ?? words}, ${code}`;
		}
	}),
	82185: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => personRule,
			t: () => askUndecided
		});
		var _match_forms_present_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24322), _policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8157);
		let personRule = "(person)", anything = {
			key: "anything",
			at: {
				line: 1,
				column: 1
			},
			matcher: {
				test: (0, _match_forms_present_js__WEBPACK_IMPORTED_MODULE_0__.C)(!0),
				missing: !1
			},
			value: () => !0
		}, entry = {
			id: personRule,
			at: anything.at,
			places: new Map(),
			reason: "Nothing in the permission policy decides this.",
			when: [],
			match: [anything]
		}, noBudget = {
			answers: 1e6,
			allows: 1e6,
			rejects_in_a_row: 1e6,
			same_pause: 1e6
		};
		function askUndecided(policy) {
			return {
				...policy,
				budget: policy === _policy_js__WEBPACK_IMPORTED_MODULE_1__.n4 ? noBudget : policy.budget,
				rules: [...policy.rules, {
					...entry,
					verb: "ask",
					limit: void 0
				}],
				questions: [...policy.questions, {
					...entry,
					verb: "ask",
					limit: void 0,
					answer: void 0
				}]
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
	15233: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => grantRule });
		let grantRule = "grant";
	}),
	79101: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			enginesFor: () => enginesFor,
			noEngines: () => noEngines
		});
		let noEngines = {
			re2: void 0,
			shell: void 0
		};
		async function enginesFor(root) {
			let keys = new Set();
			collectKeys(root, keys);
			let [re2, shell] = await Promise.all([keys.has("re2") ? Promise.all([__webpack_require__.e(2856), __webpack_require__.e(3054)]).then(__webpack_require__.bind(__webpack_require__, 83054)).then((module) => module.re2) : void 0, keys.has("shell") ? Promise.all([__webpack_require__.e(8989), __webpack_require__.e(3908)]).then(__webpack_require__.bind(__webpack_require__, 83908)).then((module) => module.bash) : void 0]);
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
	53448: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			loadPolicy: () => loadPolicy,
			readPolicy: () => readPolicy
		});
		var errors = __webpack_require__(452), policy = __webpack_require__(8157), place = __webpack_require__(25456);
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
			let text = typeof file == "string" ? file : new TextDecoder().decode(file), hasVersion = versionLine.test(text), lines = text.split("\n");
			return problems.map((problem) => hasVersion && isUnderstood(lines, problem.line) ? problem : {
				...problem,
				message: withoutValues(problem, hasVersion)
			});
		}
		function isUnderstood(lines, line) {
			let above = lines.slice(0, line).findLast((each) => /^[^\s#\-\]}]/u.test(each));
			return above !== void 0 && quotedSection.test(above);
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
		async function readPolicy(text, source) {
			let [{ readTree }, { enginesFor }, { fileShape, testOf }] = await Promise.all([
				__webpack_require__.e(4749).then(__webpack_require__.bind(__webpack_require__, 84749)),
				__webpack_require__.e(9101).then(__webpack_require__.bind(__webpack_require__, 79101)),
				Promise.all([
					__webpack_require__.e(9127),
					__webpack_require__.e(529),
					__webpack_require__.e(5166)
				]).then(__webpack_require__.bind(__webpack_require__, 25166))
			]), tree = await readTree(text);
			if ("problems" in tree) return { problems: unquoted(tree.problems, text) };
			let reader = {
				engines: await enginesFor(tree.root),
				problems: []
			}, file = fileShape.read(tree.root, reader);
			return file === void 0 ? { problems: unquoted((0, place.w$)(reader.problems), text) } : { policy: policyOf(file, (file.tests ?? []).map(testOf), source) };
		}
		function policyOf(file, tests, source) {
			return {
				source,
				default: file.default ?? "reject",
				budget: {
					answers: file.budget?.answers ?? policy.ZJ.answers,
					allows: file.budget?.allows ?? policy.ZJ.allows,
					rejects_in_a_row: file.budget?.rejects_in_a_row ?? policy.ZJ.rejects_in_a_row,
					same_pause: file.budget?.same_pause ?? policy.ZJ.same_pause
				},
				guards: file.guards ?? [],
				rules: file.rules ?? [],
				questions: file.questions ?? [],
				tests
			};
		}
		async function loadPolicy(text, source) {
			let reading = await readPolicy(text, source);
			if ("policy" in reading) return reading.policy;
			let [first] = reading.problems;
			throw new errors.pn("policy_invalid", invalidMessage(reading.problems, source), {
				source,
				line: first?.line ?? 1,
				column: first?.column ?? 1
			});
		}
		function invalidMessage(problems, source) {
			let named = problems.slice(0, 3).map((each) => `${source}:${each.line}:${each.column}: ${each.message}`), more = problems.length - named.length, rest = more > 0 ? ` And ${more} more; "interns policy check" lists all.` : "";
			return `The permission policy is invalid. ${named.join(" ")}${rest}`;
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
	49292: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { learn: () => learn });
		var policy_file = __webpack_require__(53448), lint = __webpack_require__(86652), replay = __webpack_require__(72352), self_test = __webpack_require__(99442), suggest = __webpack_require__(69273), place = __webpack_require__(25456);
		let order = [
			"guards",
			"rules",
			"questions",
			"tests"
		];
		async function addEntries(text, additions) {
			let yaml = await __webpack_require__.e(8815).then(__webpack_require__.t.bind(__webpack_require__, 38815, 19)), body = text.replace(/^\uFEFF/u, ""), root = yaml.parseDocument(body, {
				version: "1.2",
				schema: "core",
				logLevel: "error"
			}).contents;
			if (!yaml.isMap(root) || root.flow === !0) return { error: "The file is written in braces. Write its keys in lines of their own, and entries can be added." };
			let file = {
				root,
				lines: body.split("\n"),
				lineOf: lineFinder(body),
				yaml
			}, edits = [];
			for (let list of order) {
				let wanted = additions.filter((each) => each.list === list);
				if (wanted.length === 0) continue;
				let found = editsOf(list, wanted, file);
				if ("error" in found) return found;
				edits.push(...found.edits);
			}
			return { edits: withLineEnds(edits.toSorted((a, b) => a.at - b.at), body) };
		}
		function withEdits(text, edits) {
			let lines = text.split("\n"), grows = edits.some(({ at }) => at >= lines.length);
			for (let { at, removed, added } of edits.toReversed()) lines.splice(at, removed, ...added);
			return `${lines.join("\n")}${grows ? "\n" : ""}`;
		}
		function lineFinder(text) {
			let starts = (0, place._$)(text);
			return (offset) => (0, place.$t)(starts, offset).line - 1;
		}
		function editsOf(list, additions, file) {
			let { yaml, root } = file, pair = root.items.find((each) => nameOf(each, yaml) === list), all = additions.flatMap(({ lines }, index) => index === 0 ? lines : ["", ...lines]);
			if (pair === void 0) return { edits: [newList(list, all, file)] };
			let { value } = pair;
			return !yaml.isSeq(value) || value.items.length === 0 ? { edits: [filledList(pair, all, file)] } : value.flow === !0 ? { error: `"${list}" stands in brackets. Write each entry in lines of its own, and others can be added.` } : { edits: additions.map((addition) => intoList(value, addition, file)) };
		}
		function nameOf(pair, { isScalar }) {
			return isScalar(pair.key) ? pair.key.value : void 0;
		}
		function newList(list, lines, file) {
			let later = new Set(order.slice(order.indexOf(list) + 1)), next = file.root.items.find((each) => later.has(String(nameOf(each, file.yaml)))), written = [`${list}:`, ...indented(lines, "  ")];
			return next === void 0 ? {
				at: endOf(file.root, file),
				removed: 0,
				added: ["", ...written]
			} : {
				at: aboveComments(file.lineOf(startOf(next.key, file.yaml)), file.lines),
				removed: 0,
				added: [...written, ""]
			};
		}
		function filledList(pair, lines, file) {
			let at = file.lineOf(startOf(pair.key, file.yaml));
			return {
				at,
				removed: 1,
				added: [(file.lines[at] ?? "").replace(/:\s*(?:\[\s*\]|null|~)/u, ":").trimEnd(), ...indented(lines, "  ")]
			};
		}
		function intoList(list, { before, lines }, file) {
			let { yaml, lineOf } = file, first = lineOf(list.range?.[0] ?? 0), indent = /^ */u.exec(file.lines[first] ?? "")?.[0] ?? "", airy = isAiry(list, file) ? [""] : [], next = list.items.find((item) => before !== void 0 && yaml.isMap(item) && item.get("id") === before);
			return next === void 0 ? {
				at: endOf(list, file),
				removed: 0,
				added: [...airy, ...indented(lines, indent)]
			} : {
				at: aboveComments(dashLine(lineOf(startOf(next, yaml)), file.lines), file.lines),
				removed: 0,
				added: [...indented(lines, indent), ...airy]
			};
		}
		function isAiry(list, { yaml, lineOf, lines }) {
			let [first, second] = list.items;
			return second === void 0 || lines.slice(lineOf(startOf(first, yaml)), lineOf(startOf(second, yaml))).some((line) => line.trim() === "");
		}
		function startOf(node, { isNode }) {
			return isNode(node) ? node.range?.[0] ?? 0 : 0;
		}
		function endOf(node, { lineOf, yaml }) {
			return lineOf(Math.max(0, endOffset(node, yaml) - 1)) + 1;
		}
		function endOffset(node, yaml) {
			if ((yaml.isSeq(node) || yaml.isMap(node)) && node.flow !== !0) {
				let last = node.items.at(-1);
				return yaml.isPair(last) ? endOffset(last.value ?? last.key, yaml) : endOffset(last, yaml);
			}
			return yaml.isNode(node) ? node.range?.[1] ?? 0 : 0;
		}
		function dashLine(from, lines) {
			let at = from;
			for (; at > 0 && !/^\s*-(?:\s|$)/u.test(lines[at] ?? "");) --at;
			return at;
		}
		function aboveComments(from, lines) {
			let at = from;
			for (; at > 0 && /^\s*#/u.test(lines[at - 1] ?? "");) --at;
			return at;
		}
		function indented(lines, indent) {
			return lines.map((line) => line === "" ? "" : indent + line);
		}
		function withLineEnds(edits, text) {
			let end = text.split("\n", 1)[0]?.endsWith("\r") === !0 ? "\r" : "";
			return edits.map((edit) => ({
				...edit,
				added: edit.added.map((line) => line + end)
			}));
		}
		var shell_words = __webpack_require__(91703), risk = __webpack_require__(22772), invisible = __webpack_require__(71376), json = __webpack_require__(61989);
		function fieldConditions(fields) {
			return gathered(fields.map(([name, value]) => [name, (0, invisible.wy)(name) ? void 0 : conditionsOf(pointerTo(name), value)]));
		}
		function nameConditions(names) {
			return names.length === 0 ? { conditions: [] } : gathered([...names.map((name, index) => ["fields", conditionsOf(`/fields/${index}/name`, name)]), ["fields", [condition(`/fields/${names.length}`, notThere)]]]);
		}
		function gathered(fields) {
			let conditions = [];
			for (let [name, more] of fields) {
				if (more === void 0) return { error: `its field ${JSON.stringify(name).slice(0, 60)} holds what a policy cannot name` };
				conditions.push(...more);
			}
			return conditions.length > 24 ? { error: "it has more than 24 fields to name" } : { conditions };
		}
		let notThere = "{ present: false }";
		function absent(name) {
			return condition(pointerTo(name), notThere);
		}
		function pointerTo(name) {
			return `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
		}
		function condition(pointer, matcher) {
			return {
				key: JSON.stringify(pointer),
				matcher
			};
		}
		function conditionsOf(pointer, value) {
			return (0, json.Lv)(value) ? listConditions(pointer, value) : isSayable(value) ? [condition(pointer, JSON.stringify(value))] : void 0;
		}
		function listConditions(pointer, list) {
			let [only] = list;
			if (only !== void 0 && list.every(isSayable)) return list.length === 1 ? [condition(pointer, JSON.stringify(only))] : [
				condition(pointer, JSON.stringify([...new Set(list)])),
				...list.map((each, index) => condition(`${pointer}/${index}`, JSON.stringify(each))),
				condition(`${pointer}/${list.length}`, notThere)
			];
		}
		function isSayable(value) {
			return typeof value == "string" ? value.length <= 1e3 && !(0, invisible.wy)(value) : typeof value == "number" ? /^-?[0-9]+(?:\.[0-9]+)?$/u.test(String(value)) && Math.abs(value) <= 2 ** 53 - 1 : !(0, json.Lv)(value) && !(0, json.Gv)(value);
		}
		var permission_context = __webpack_require__(31576);
		let terminalContext = {
			...permission_context.Ut,
			event: "pull_request",
			fork: !1,
			actor: {
				...permission_context.Ut.actor,
				permission: "write",
				type: "User"
			}
		};
		function mostInOneRun(occurrences) {
			let counts = new Map();
			for (let { run } of occurrences) counts.set(run, (counts.get(run) ?? 0) + 1);
			return Math.max(0, ...counts.values());
		}
		var events = __webpack_require__(17768);
		let writers = [
			"admin",
			"maintain",
			"write"
		];
		function trustOf({ beginnings, atTerminal, context }) {
			if (beginnings === 0) return { why: "it has no beginning, so nobody knows who caused it" };
			if (beginnings > 1) return { why: "more than one run begins in it" };
			let { event, fork, actor } = context;
			return atTerminal && event === permission_context.$5 ? { trusted: "terminal" } : event === permission_context.$5 ? { why: "nobody knows which event caused it" } : events.AZ.has(event) ? fork === !0 ? { why: "a pull request from a fork caused it" } : events.BU.has(event) ? { trusted: "event" } : fork === !1 ? actor.type === "Bot" ? { why: `a bot caused ${event}, and a bot may act for anyone` } : writers.includes(actor.permission) ? { trusted: "person" } : { why: `anyone can cause ${event}, and whoever did is not known to have write permission` } : { why: `anyone can cause ${event}, and nobody knows whether it was about a fork` } : { why: "its event is none that GitHub has" };
		}
		let notText = new Set([
			"true",
			"false",
			"null"
		]);
		function yamlText(text) {
			return /^[A-Za-z][A-Za-z0-9_.-]*$/u.test(text) && !notText.has(text.toLowerCase()) ? text : quoted(text);
		}
		function quoted(text) {
			return Array.from(JSON.stringify(text), (character) => (0, invisible.wy)(character) ? escapeOf(character) : character).join("");
		}
		function escapeOf(character) {
			let code = character.codePointAt(0) ?? 0, digits = code.toString(16);
			return code > 65535 ? `\\U${digits.padStart(8, "0")}` : `\\u${digits.padStart(4, "0")}`;
		}
		function yamlTexts(texts) {
			let [first, second] = texts;
			return first !== void 0 && second === void 0 ? yamlText(first) : `[${texts.map(yamlText).join(", ")}]`;
		}
		function yamlFlow(value) {
			if ((0, json.Lv)(value)) return `[${value.map(yamlFlow).join(", ")}]`;
			if ((0, json.Gv)(value)) {
				let fields = Object.entries(value).map(([name, each]) => `${yamlText(name)}: ${yamlFlow(each)}`);
				return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
			}
			return typeof value == "string" ? yamlText(value) : JSON.stringify(value);
		}
		function limitOf({ occurrences, isCapped }) {
			return mostInOneRun(occurrences) + +!isCapped;
		}
		function entryLines(lesson, id, runs) {
			let { said } = lesson, isLimited = said.verb === "allow" || said.verb === "answer";
			return [
				...evidenceLines(lesson, runs).map((line) => `# ${line}`),
				...lesson.literal.isPermission && said.verb === "allow" ? [`# Risk: ${risk.zk[riskOf(lesson)]}`] : [],
				`- id: ${id}`,
				`  when: ${whenText(lesson)}`,
				`  match: ${matchText(lesson)}`,
				said.verb === "answer" ? `  answer: ${yamlFlow(said.answer)}` : `  then: ${said.verb}`,
				...isLimited ? [`  limit: ${limitOf(lesson)}`] : []
			];
		}
		function riskOf({ literal: { command, tool } }) {
			let words = command === void 0 ? void 0 : (0, shell_words.u)(command, { pattern: !1 });
			return (0, risk.HB)(tool ?? "", words !== void 0 && "commands" in words ? words.commands : void 0);
		}
		function evidenceLines({ occurrences, said }, runs) {
			let seen = [...new Set(occurrences.map(({ run }) => run))].flatMap((index) => runs[index] ?? []), dates = seen.map(({ startedAt }) => dateOf(startedAt)).toSorted(), [first = "", last = ""] = [dates[0], dates.at(-1)], span = first === last ? first : `${first} to ${last}`, by = [
				"policy",
				"person",
				"rejected"
			].flatMap((who) => {
				let count = occurrences.filter((each) => each.by === who).length, done = who === "rejected" ? "rejected by the policy" : `${past[said.verb]} by ${who === "policy" ? "the policy" : "a person"}`;
				return count === 0 ? [] : [`${done} ${times(count)}`];
			}), digests = seen.slice(0, 5).map(({ digest }) => digest.slice(0, 12)), more = seen.length > 5 ? ` and ${seen.length - 5} more` : "";
			return [`Learnt from ${seen.length === 1 ? "1 run" : `${seen.length} runs`} (${span}): ${by.join(", ")}.`, `Transcripts, sha256: ${digests.join(" ")}${more}`];
		}
		let past = {
			allow: "allowed",
			answer: "answered",
			stop: "stopped",
			reject: "declined"
		};
		function times(count) {
			return count === 1 ? "once" : `${count} times`;
		}
		function dateOf(at) {
			return /^\d{4}-\d\d-\d\d(?=T)/u.exec(at ?? "")?.[0] ?? "no date";
		}
		function whenText({ reach, events, writersOnly, usersOnly }) {
			let actor = [...writersOnly ? [`permission: [${writers.join(", ")}]`] : [], ...usersOnly ? ["type: User"] : []];
			return `{ ${[
				...events.length === 0 ? [] : [`event: ${yamlTexts(events)}`],
				...reach === "person" ? ["fork: false"] : [],
				...actor.length === 0 ? [] : [`actor: { ${actor.join(", ")} }`]
			].join(", ")} }`;
		}
		function matchText({ literal, patterns, absent: missing }) {
			let { named, command, fields, isPermission } = literal;
			return `{ ${[
				...named,
				...isPermission ? [commandCondition(command, patterns)] : [],
				...fields,
				...missing.map(absent)
			].map(({ key, matcher }) => `${key}: ${matcher}`).join(", ")} }`;
		}
		function commandCondition(command, patterns) {
			let key = "command";
			return patterns === void 0 ? {
				key,
				matcher: command === void 0 ? "{ present: false }" : yamlText(command)
			} : {
				key,
				matcher: `{ shell: { only: [${patterns.map((each) => JSON.stringify(each)).join(", ")}] } }`
			};
		}
		var decide = __webpack_require__(86387);
		function trySeen(lesson, id, policy) {
			let [first] = lesson.occurrences;
			if (first !== void 0) return [shortContext(first.context), fullContext(first.context)].map((context) => tryPause(policy, context, lesson.literal.example)).find(({ decision }) => decision.rule === id && decision.outcome === lesson.said.verb);
		}
		function tryNeighbour(lesson, seen, policy) {
			let stranger = contextOf({
				event: "pull_request",
				fork: !0,
				permission: "none",
				type: "User"
			}), tried = [...neighboursOf(lesson).map((pause) => tryPause(policy, seen.context, pause)), tryPause(policy, stranger, lesson.literal.example)].filter(({ decision: { outcome } }) => outcome !== "allow" && outcome !== "answer");
			return tried.find(({ decision }) => decision.outcome !== "ask") ?? tried[0];
		}
		function testLines(name, { context, pause, decision }) {
			let { outcome, answer, rule } = decision;
			return [
				`- name: ${JSON.stringify(name)}`,
				`  context: ${yamlFlow(context)}`,
				`  pause: ${yamlFlow(pause)}`,
				`  expect: { answer: ${yamlFlow(answer ?? outcome)}, rule: ${rule} }`
			];
		}
		function tryPause(policy, context, pause) {
			let request = {
				toolCallId: "tried",
				arguments: JSON.stringify(pause)
			};
			return {
				context,
				pause,
				decision: (0, decide.startDecisions)(policy, toRunContext(context)).decide(request)
			};
		}
		function neighboursOf({ literal }) {
			let { example, command, isPermission, tool, title } = literal;
			return isPermission ? command !== void 0 && tool === "shell" ? [
				`${command} --more`,
				`${command}; id`,
				`${command}x`
			].map((other) => ({
				...example,
				operation: `shell command: ${other}`
			})) : Object.entries(example).flatMap(([name, value]) => name === "kind" || name === "options" ? [] : changed(value).map((other) => ({
				...example,
				[name]: other
			}))).toReversed() : [{
				...example,
				message: `${title} And more?`
			}];
		}
		function changed(value) {
			return typeof value == "string" ? [`${value}-other`] : typeof value == "number" ? [value + 1] : Array.isArray(value) ? [[...value, "other"]] : [];
		}
		function shortContext({ event, fork, actor }) {
			return contextOf({
				event,
				fork,
				permission: actor.permission,
				type: actor.type
			});
		}
		function contextOf(told) {
			let actor = known({
				permission: told.permission,
				type: told.type
			});
			return {
				...known({
					event: told.event,
					fork: told.fork
				}),
				...Object.keys(actor).length > 0 ? { actor } : {}
			};
		}
		function fullContext({ actor, repository, labels, ...plain }) {
			let nested = Object.entries({
				actor: known({ ...actor }),
				repository: known({ ...repository })
			});
			return {
				...known(plain),
				...labels === permission_context.$5 ? {} : { labels },
				...Object.fromEntries(nested.filter(([, value]) => Object.keys(value).length > 0))
			};
		}
		function known(values) {
			return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== permission_context.$5));
		}
		function toRunContext(context) {
			let { actor, repository, ...plain } = context;
			return {
				...permission_context.Ut,
				...plain,
				actor: {
					...permission_context.Ut.actor,
					...(0, json.Gv)(actor) ? actor : {}
				},
				repository: {
					...permission_context.Ut.repository,
					...(0, json.Gv)(repository) ? repository : {}
				}
			};
		}
		async function adopt(options) {
			let before = await (0, policy_file.readPolicy)(options.base, options.source), taken = "policy" in before ? idsOf(before.policy) : new Set(), kept = options.wanted.map((each) => ({
				...each,
				id: takeId(each.lesson, taken)
			})), refused = [];
			for (;;) {
				let tried = await tryAdopting(kept, options);
				if ("error" in tried) return tried;
				if ("text" in tried) return {
					...tried,
					kept,
					refused
				};
				let { flaws } = tried;
				refused.push(...kept.flatMap(({ id, lesson }) => toRefusal(lesson, flaws.get(id)))), kept = kept.filter(({ id }) => !flaws.has(id));
			}
		}
		function toRefusal(lesson, why) {
			return why === void 0 ? [] : [{
				label: lesson.literal.label,
				why
			}];
		}
		function idsOf({ guards, rules, questions }) {
			return new Set([
				...guards,
				...rules,
				...questions
			].map(({ id }) => id));
		}
		function takeId({ literal, said, patterns }, taken) {
			let words = patterns === void 0 ? literal.title : literal.label, id = (0, suggest.wQ)((0, suggest.zU)(words).replace(/^allow/u, said.verb), taken);
			return taken.add(id), id;
		}
		async function tryAdopting(kept, options) {
			let { base, source, runs } = options;
			if (kept.length === 0) return {
				text: base,
				edits: []
			};
			let entries = kept.map((each) => additionOf(each, runs)), added = await addEntries(base, entries);
			if ("error" in added) return added;
			let reading = await (0, policy_file.readPolicy)(withEdits(base, added.edits), source), flaws = "policy" in reading ? flawsIn(reading.policy, kept) : await flawsAlone(kept, options);
			if (flaws.size > 0) return { flaws };
			if ("problems" in reading) return { error: "What was learnt does not make a valid policy." };
			let tests = kept.flatMap((each) => testsOf(each, reading.policy)), whole = await addEntries(base, [...entries, ...tests]);
			return "error" in whole ? whole : {
				text: withEdits(base, whole.edits),
				edits: whole.edits
			};
		}
		function additionOf({ lesson, id, before }, runs) {
			return {
				list: lesson.literal.isPermission ? "rules" : "questions",
				before,
				lines: entryLines(lesson, id, runs)
			};
		}
		function flawsIn(policy, kept) {
			let flaws = new Map();
			for (let { message, name } of (0, self_test.runTests)(policy)) {
				let guilty = kept.filter(({ id }) => message.includes(`from rule "${id}".`));
				for (let { id } of guilty.length > 0 ? guilty : kept) flaws.set(id, `the test ${JSON.stringify(name)} of the file says otherwise`);
			}
			for (let { lesson, id } of kept) {
				let seen = trySeen(lesson, id, policy);
				seen === void 0 ? flaws.set(id, "another entry decides it before") : tryNeighbour(lesson, seen, policy) === void 0 && flaws.set(id, "nothing near to it would stay refused");
			}
			return flaws;
		}
		async function flawsAlone(kept, { base, source, runs }) {
			let flaws = new Map();
			for (let each of kept) {
				let added = await addEntries(base, [additionOf(each, runs)]);
				if ("error" in added) continue;
				let reading = await (0, policy_file.readPolicy)(withEdits(base, added.edits), source), [problem] = "problems" in reading ? reading.problems : [];
				problem !== void 0 && flaws.set(each.id, `no policy can say it: ${problem.message}`);
			}
			return flaws;
		}
		function testsOf({ lesson, id }, policy) {
			let seen = trySeen(lesson, id, policy), neighbour = seen === void 0 ? void 0 : tryNeighbour(lesson, seen, policy);
			return seen === void 0 || neighbour === void 0 ? [] : [{
				list: "tests",
				lines: testLines(`${id}: what was seen`, seen)
			}, {
				list: "tests",
				lines: testLines(`${id}: a neighbour stays refused`, neighbour)
			}];
		}
		var careful_programs = __webpack_require__(81423), path = __webpack_require__(20396);
		function generalize(lessons) {
			let worded = lessons.flatMap((lesson) => wordsOf(lesson) ?? []), taken = new Set(), made = new Map(), longest = Math.max(0, ...worded.map(({ words }) => words.length));
			for (let at = longest - 1; at > 0; --at) for (let group of groupsAt(at, worded.filter(({ lesson }) => !taken.has(lesson)))) {
				let pattern = patternOf(group, at), [first] = group;
				if (pattern !== void 0 && first !== void 0) {
					for (let { lesson } of group) taken.add(lesson);
					made.set(first.lesson, joined(group, pattern));
				}
			}
			return lessons.flatMap((lesson) => made.get(lesson) ?? (taken.has(lesson) ? [] : [lesson]));
		}
		function wordsOf(lesson) {
			let { command, tool } = lesson.literal;
			if (lesson.said.verb !== "allow" || tool !== "shell" || command === void 0 || command.includes("*")) return;
			let reading = (0, shell_words.u)(command, { pattern: !1 });
			if ("error" in reading) return;
			let [words, second] = reading.commands;
			if (words === void 0 || second !== void 0) return;
			let program = words[0]?.text ?? "";
			return (0, careful_programs.B)(program) && (0, risk.HB)("shell", [words]) === "reads" ? {
				lesson,
				words
			} : void 0;
		}
		function groupsAt(at, worded) {
			let groups = new Map();
			for (let each of worded) {
				let { reach, events, writersOnly, usersOnly, absent, literal } = each.lesson, others = each.words.map(({ text }, index) => index === at ? null : text), key = JSON.stringify([
					others,
					reach,
					events,
					writersOnly,
					usersOnly,
					absent,
					literal.named,
					literal.fields
				]);
				groups.set(key, [...groups.get(key) ?? [], each]);
			}
			return [...groups.values()].filter((group) => distinctAt(group, at).length >= 5);
		}
		function distinctAt(group, at) {
			return [...new Set(group.map(({ words }) => words[at]?.text ?? ""))];
		}
		function patternOf(group, at) {
			let path = pathPattern(distinctAt(group, at)), words = group[0]?.words.map((word, index) => index === at ? path : (0, suggest.s3)(word));
			return path === void 0 ? void 0 : words?.join(" ");
		}
		function pathPattern(values) {
			if (!values.every((value) => (0, path.qW)(value))) return;
			let split = values.map((value) => value.split("/")), [first = []] = split;
			if (split.some((segments) => segments.length !== first.length)) return;
			let [place, second] = first.flatMap((segment, index) => split.every((each) => each[index] === segment) ? [] : [index]);
			if (place === void 0 || second !== void 0) return;
			let names = split.map((segments) => segments[place] ?? "");
			if (names.some((name) => name.startsWith("."))) return;
			let pattern = `{path:${first.map((segment, index) => index === place ? `${commonStart(names)}*${commonEnd(names)}` : segment).join("/")}}`;
			return /^\{path:[A-Za-z0-9_@%+=:,./-]*\*[A-Za-z0-9_@%+=:,./-]*\}$/u.test(pattern) ? pattern : void 0;
		}
		function commonStart(texts) {
			let [first = ""] = texts, length = shortest(texts);
			for (; !texts.every((text) => text.startsWith(first.slice(0, length)));) --length;
			return first.slice(0, length);
		}
		function commonEnd(texts) {
			let [first = ""] = texts, length = shortest(texts) - commonStart(texts).length, end = () => length === 0 ? "" : first.slice(-length);
			for (; !texts.every((text) => text.endsWith(end()));) --length;
			return end();
		}
		function shortest(texts) {
			return Math.min(...texts.map((text) => text.length));
		}
		function joined(group, pattern) {
			let lessons = group.map(({ lesson }) => lesson), [first] = lessons;
			if (first === void 0) throw TypeError("A group of no lessons.");
			return {
				...first,
				patterns: [pattern],
				literal: {
					...first.literal,
					label: JSON.stringify(pattern)
				},
				occurrences: lessons.flatMap(({ occurrences }) => occurrences),
				isCapped: lessons.some(({ isCapped }) => isCapped)
			};
		}
		var evaluate = __webpack_require__(37740), permission_pause = __webpack_require__(49469);
		function leftToLearn(lesson, policy) {
			let open = [], asking = [];
			for (let occurrence of lesson.occurrences) {
				let said = whatPolicySays(occurrence, policy);
				if ("why" in said) return said;
				said.type !== "decided" && (open.push(occurrence), said.type === "asks" && asking.push(said.id));
			}
			if (open.length === 0) return { known: !0 };
			let list = lesson.literal.isPermission ? policy.rules : policy.questions;
			return {
				left: {
					...lesson,
					occurrences: open
				},
				before: list.find(({ id }) => asking.includes(id))?.id
			};
		}
		function whatPolicySays({ request, context }, policy) {
			let pause = (0, permission_pause.H)(request.arguments);
			if ("error" in pause) return { why: pause.error };
			let { deciding } = (0, evaluate._)(policy, pause, context);
			if (deciding.list === "default") return { type: "open" };
			let { id } = deciding.entry;
			if (deciding.list === "guards") return { why: `the guard "${id}" refuses it, and no rule goes before a guard` };
			let { verb } = deciding.entry;
			return verb === "ask" ? {
				type: "asks",
				id
			} : verb === void 0 || verb === "allow" || verb === "allow-always" ? { type: "decided" } : { why: `"${id}" of the policy refuses it, and somebody wrote that` };
		}
		var canned_answer = __webpack_require__(62530), ladder = __webpack_require__(45642);
		let maxCommand = 1e3, notFields = new Set([
			"kind",
			"operation",
			"options",
			"message",
			"command"
		]);
		function literalOf(pause) {
			if ((0, json.dj)(pause.arguments).includes("***")) return { error: "the transcript shows *** in place of a secret, and nobody knows what stood there" };
			if (pause.kind !== "permission") return questionOf(pause);
			let { tool, command } = pause;
			if (typeof tool != "string") return { error: "it names no tool" };
			if (hasUnwritable(tool) || command !== void 0 && hasUnwritable(command)) return { error: "it holds characters that cannot be seen, and no policy may" };
			if (command !== void 0 && command.length > maxCommand) return { error: `its command has more than ${maxCommand} characters` };
			let fields = otherFields(pause.arguments), written = fieldConditions(fields);
			if ("error" in written) return written;
			let silent = command === void 0 && fields.length === 0, message = silent ? messageCondition(pause.arguments) : [];
			return message === void 0 ? { error: "its message cannot be written down" } : {
				key: (0, json.dj)([
					"permission",
					tool,
					command ?? null,
					Object.fromEntries(fields),
					message.map(toText)
				]),
				isPermission: !0,
				tool,
				command,
				named: [
					{
						key: "kind",
						matcher: "permission"
					},
					{
						key: "tool",
						matcher: yamlText(tool)
					},
					...message
				],
				fields: written.conditions,
				fieldNames: fields.map(([name]) => name),
				example: exampleOf(pause, fields, silent),
				title: command ?? tool,
				label: (0, json.SP)(command ?? tool)
			};
		}
		function toText({ key, matcher }) {
			return `${key}: ${matcher}`;
		}
		function hasUnwritable(text) {
			return (0, invisible.wy)(text.replaceAll("\n", ""));
		}
		function otherFields(args) {
			return Object.entries(args).filter(([name]) => !notFields.has(name));
		}
		function messageCondition(args) {
			let message = (0, json.hQ)(args, "message");
			if (message === void 0) return [{
				key: "message",
				matcher: "{ present: false }"
			}];
			if (!(typeof message != "string" || hasUnwritable(message))) return [{
				key: "message",
				matcher: JSON.stringify(message)
			}];
		}
		function exampleOf(pause, fields, withMessage) {
			let { tool, command, arguments: args } = pause, message = (0, json.hQ)(args, "message");
			return {
				kind: "permission",
				operation: tool === "shell" && command !== void 0 ? `shell command: ${command}` : tool ?? null,
				...tool !== "shell" && command !== void 0 ? { command } : {},
				...withMessage && message !== void 0 ? { message } : {},
				...Object.fromEntries(fields),
				options: ["allow_once", "reject_once"]
			};
		}
		function questionOf({ kind, arguments: args }) {
			let message = (0, json.hQ)(args, "message");
			if (typeof message != "string") return { error: "the question has no message" };
			if (hasUnwritable(message) || kind !== void 0 && (0, invisible.wy)(kind)) return { error: "it holds characters that cannot be seen, and no policy may" };
			let names = fieldNamesOf((0, json.hQ)(args, "fields")), asked = nameConditions(names);
			return "error" in asked ? asked : {
				key: (0, json.dj)([
					"question",
					kind ?? null,
					message,
					names
				]),
				isPermission: !1,
				tool: void 0,
				command: void 0,
				named: [{
					key: "kind",
					matcher: kind === void 0 ? "{ present: false }" : yamlText(kind)
				}, {
					key: "message",
					matcher: JSON.stringify(message)
				}],
				fields: asked.conditions,
				fieldNames: [],
				example: {
					...kind === void 0 ? {} : { kind },
					message,
					...pick(args, "fields")
				},
				title: message,
				label: (0, json.SP)(message)
			};
		}
		function fieldNamesOf(fields) {
			return (0, json.Lv)(fields) ? fields.map((field) => (0, json.Gv)(field) ? (0, json.hQ)(field, "name") ?? null : null) : [];
		}
		function pick(args, name) {
			let value = (0, json.hQ)(args, name);
			return value === void 0 ? {} : { [name]: value };
		}
		function lessonsOf(runs, options) {
			let seen = new Map(), refusedByPerson = new Set(), notLearnt = new Map(), names = new Map();
			for (let { run, index, trusted } of runs) for (let past of run.pauses) {
				let pause = (0, permission_pause.H)(past.request.arguments);
				if ("error" in pause) continue;
				let what = saidIn(past, (0, evaluate.Y)(pause), options);
				noteNames(names, pause);
				let literal = literalOf(pause);
				if ("error" in literal) {
					let label = (pause.command ?? pause.tool ?? "a question").slice(0, 120);
					what !== void 0 && notLearnt.set(`${label} ${literal.error}`, {
						label: JSON.stringify(label),
						why: literal.error
					});
					continue;
				}
				isRefusedByPerson(past) && refusedByPerson.add(literal.key);
				let entry = entryFor(seen, literal, trusted === "event" ? "event" : "person");
				if (entry.isCapped ||= isUsedUp(past), what === void 0) continue;
				entry.atTerminal ||= trusted === "terminal";
				let context = trusted === "terminal" ? terminalContext : run.context;
				entry.said.push({
					what,
					occurrence: {
						run: index,
						by: byOf(past, what),
						request: past.request,
						context
					}
				});
			}
			let lessons = [];
			for (let entry of seen.values()) {
				if (entry.said.length === 0) continue;
				let lesson = toLesson(entry, names, refusedByPerson);
				"why" in lesson ? notLearnt.set(`${entry.literal.key} ${lesson.why}`, lesson) : lessons.push(lesson);
			}
			return {
				lessons,
				notLearnt: [...notLearnt.values()]
			};
		}
		function entryFor(seen, literal, reach) {
			let key = `${reach} ${literal.key}`, entry = seen.get(key) ?? {
				literal,
				reach,
				isCapped: !1,
				atTerminal: !1,
				said: []
			};
			return seen.set(key, entry), entry;
		}
		function noteNames(names, pause) {
			if (typeof pause.tool != "string") return;
			let known = names.get(pause.tool) ?? new Set();
			for (let [name] of otherFields(pause.arguments)) known.add(name);
			names.set(pause.tool, known);
		}
		function toLesson({ literal, reach, said, isCapped, atTerminal }, names, refusedByPerson) {
			let { label } = literal, [first] = said, widens = said.some(({ what }) => what.verb === "allow" || what.verb === "answer");
			if (first === void 0 || widens && refusedByPerson.has(literal.key)) return {
				label,
				why: "a person said no to it in another run, or at another time"
			};
			if (said.some(({ what }) => (0, json.dj)(toJson(what)) !== (0, json.dj)(toJson(first.what)))) return {
				label,
				why: "it was answered in different ways"
			};
			let occurrences = said.map(({ occurrence }) => occurrence);
			return {
				literal,
				absent: [...names.get(literal.tool ?? "") ?? []].filter((name) => !literal.fieldNames.includes(name)),
				said: first.what,
				reach,
				events: atTerminal ? [] : [...new Set(occurrences.map(({ context }) => context.event))].toSorted(),
				writersOnly: occurrences.every(({ context }) => writers.includes(context.actor.permission)),
				usersOnly: occurrences.every(({ context }) => context.actor.type === "User"),
				occurrences,
				isCapped
			};
		}
		function toJson(said) {
			return said.verb === "answer" ? [said.verb, said.answer] : [said.verb];
		}
		function saidIn({ decided, how }, isForPermission, options) {
			if (how.wasRefused) return;
			let { answer, rule } = decided;
			return isForPermission ? answer !== null && (0, ladder.SV)(answer) && how.outcome === "allow" || options.fromRejected && rule === "default" && how.by !== "person" || options.fromRejected && how.outcome === "reject" && isUsedUp({
				decided,
				how
			}) ? { verb: "allow" } : options.fromNothing && how.outcome === "stop" && how.verb === "stop" && rule !== "malformed" ? { verb: "stop" } : void 0 : answerIn(answer, how.outcome, options);
		}
		function answerIn(answer, outcome, { fromNothing }) {
			if (answer !== null) {
				if (outcome === "answer") {
					let canned = cannedOf(answer);
					return canned === void 0 ? void 0 : {
						verb: "answer",
						answer: canned
					};
				}
				return fromNothing && answer === canned_answer.Kx && outcome === "reject" ? { verb: "reject" } : void 0;
			}
		}
		function cannedOf(text) {
			let content = contentOf(text);
			if (content === void 0) return lessons_isSayable(text) ? text : void 0;
			let fields = Object.entries(content), plain = fields.flatMap(([name, value]) => lessons_isSayable(name) && !(0, json.Lv)(value) && !(0, json.Gv)(value) && value !== null && lessons_isSayable(value) ? [[name, value]] : []);
			return plain.length === fields.length ? Object.fromEntries(plain) : void 0;
		}
		function lessons_isSayable(value) {
			return typeof value == "string" ? !(0, invisible.wy)(value) && !value.includes("***") : typeof value == "boolean" || /^-?[0-9]+(?:\.[0-9]+)?$/u.test(String(value));
		}
		function contentOf(text) {
			try {
				let value = JSON.parse(text), content = (0, json.Gv)(value) ? (0, json.hQ)(value, "content") : void 0;
				return (0, json.Gv)(content) ? content : void 0;
			} catch {
				return;
			}
		}
		function isRefusedByPerson({ decided: { answer }, how }) {
			return how.by === "person" && how.outcome !== "answer" && !(answer !== null && (0, ladder.SV)(answer));
		}
		function isUsedUp({ how }) {
			return (how.verb === "allow" || how.verb === "allow-always" || how.verb === "answer") && how.by !== "person" && (how.outcome === "reject" || how.outcome === "stop");
		}
		function byOf({ how }, what) {
			if (how.by === "person") return "person";
			let wasAllowed = how.outcome === "allow" || how.outcome === "answer";
			return what.verb === "allow" && !wasAllowed ? "rejected" : "policy";
		}
		var policy = __webpack_require__(8157);
		function newPolicyText(runs) {
			return `# What an intern may do in this repository without a person at hand, learnt from runs by "interns policy learn".
#   interns policy check   is it valid, and does it do what it looks like?
#   interns policy test    do the tests at the end hold? (the action runs them before every prompt)
version: 1
default: reject
${budgetText(runs)}`;
		}
		function budgetText(runs) {
			let needed = {
				answers: most(runs, ({ pauses }) => pauses.filter(({ decided }) => decided.answer !== null).length),
				allows: most(runs, ({ pauses }) => pauses.filter(({ decided }) => (0, ladder.SV)(decided.answer ?? "")).length),
				rejects_in_a_row: most(runs, longestRowOfRejects),
				same_pause: most(runs, mostOfTheSame)
			}, larger = Object.entries(needed).filter(([name, count]) => count > (Object.entries(policy.ZJ).find(([each]) => each === name)?.[1] ?? 0));
			return larger.length === 0 ? "" : `budget: { ${larger.map(([name, count]) => `${name}: ${count}`).join(", ")} }\n`;
		}
		function most(runs, count) {
			return Math.max(0, ...runs.map(count));
		}
		function longestRowOfRejects({ pauses }) {
			let row = 0, longest = 0;
			for (let { how, decided } of pauses) how.outcome === "allow" && (row = 0), how.outcome === "reject" && decided.answer !== null && (row += 1), longest = Math.max(longest, row);
			return longest;
		}
		function mostOfTheSame({ pauses }) {
			let counts = new Map();
			for (let { request } of pauses) counts.set(request.arguments, (counts.get(request.arguments) ?? 0) + 1);
			return Math.max(0, ...counts.values());
		}
		async function learn(options) {
			let runs = withoutTwins(options.runs), { trusted, untrusted } = partsOf(runs), fromNothing = options.current === void 0, found = lessonsOf(trusted, {
				fromRejected: options.fromRejected,
				fromNothing
			}), compared = found.lessons.map((lesson) => ({
				lesson,
				...compare(lesson, options.current?.policy)
			})), contrary = compared.flatMap(({ lesson, why }) => why === void 0 ? [] : [{
				label: lesson.literal.label,
				why
			}]), left = compared.flatMap(({ left: each }) => each ?? []), wanted = options.generalize ? generalizeEach(left) : left, adopted = await adopt({
				base: options.current?.text ?? newPolicyText(trusted.map(({ run }) => run)),
				wanted,
				runs,
				source: options.source
			});
			if ("error" in adopted) return adopted;
			let { text, edits, kept, refused } = adopted, reading = await (0, policy_file.readPolicy)(text, options.source);
			if ("problems" in reading) return { error: "What was learnt does not make a valid policy." };
			let { policy } = reading;
			return {
				text,
				edits: options.current === void 0 ? wholeFile(text, edits) : edits,
				entries: kept.map(({ id, lesson }) => toEntry(id, lesson)),
				untrusted,
				not_learnt: [
					...found.notLearnt,
					...contrary,
					...refused
				],
				replayed: runs.map((run) => ({
					name: run.name,
					decisions: (0, replay.replay)(run, policy)
				})),
				unused: options.current === void 0 ? [] : unusedOf(options.current.policy, policy, runs),
				warnings: (0, lint.lint)(policy),
				survivors: (0, self_test.runTests)(policy).length > 0 ? ["tests fail"] : (0, self_test.findSurvivors)(policy).map(({ id }) => id)
			};
		}
		function wholeFile(text, edits) {
			return edits.length === 0 ? [] : [{
				at: 0,
				removed: 0,
				added: text.replace(/\n$/u, "").split("\n")
			}];
		}
		function withoutTwins(runs) {
			return runs.filter((run, index) => runs.findIndex(({ digest }) => digest === run.digest) === index);
		}
		function partsOf(runs) {
			let judged = runs.map((run, index) => ({
				run,
				index,
				trust: trustOf(run)
			}));
			return {
				trusted: judged.flatMap(({ run, index, trust }) => "why" in trust ? [] : [{
					run,
					index,
					...trust
				}]),
				untrusted: judged.flatMap(({ run, trust }) => "why" in trust ? [{
					name: run.name,
					why: trust.why,
					pauses: run.pauses.length
				}] : [])
			};
		}
		function compare(lesson, policy) {
			if (policy === void 0) return { left: {
				lesson,
				before: void 0
			} };
			let compared = leftToLearn(lesson, policy);
			return "why" in compared ? { why: compared.why } : "known" in compared ? {} : { left: {
				lesson: compared.left,
				before: compared.before
			} };
		}
		function generalizeEach(wanted) {
			return [...new Set(wanted.map(({ before }) => before))].flatMap((before) => generalize(wanted.filter((each) => each.before === before).map(({ lesson }) => lesson)).map((lesson) => ({
				lesson,
				before
			})));
		}
		function toEntry(id, lesson) {
			let { literal, said, occurrences, patterns } = lesson;
			return {
				id,
				list: literal.isPermission ? "rules" : "questions",
				verb: said.verb,
				label: literal.label,
				runs: new Set(occurrences.map(({ run }) => run)).size,
				times: occurrences.length,
				most_in_one_run: mostInOneRun(occurrences),
				limit: limitOf(lesson),
				events: lesson.events,
				risk: said.verb === "allow" ? riskOf(lesson) : null,
				generalized: patterns !== void 0
			};
		}
		function unusedOf(before, after, runs) {
			let everywhere = runs.flatMap((run) => run.atTerminal ? [run, {
				...run,
				atTerminal: !1,
				context: terminalContext
			}] : [run]), used = new Set([before, after].flatMap((policy) => everywhere.flatMap((run) => (0, replay.replay)(run, policy).map(({ now }) => now.rule))));
			return [...before.rules, ...before.questions].map(({ id }) => id).filter((id) => !used.has(id));
		}
	}),
	72352: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			y: () => readContext,
			replay: () => replay
		});
		var permission_context = __webpack_require__(31576), ask_undecided = __webpack_require__(82185), canned_answer = __webpack_require__(62530), decide = __webpack_require__(86387), decision = __webpack_require__(15233), context_shape = __webpack_require__(70529), engines = __webpack_require__(79101), json = __webpack_require__(61989);
		function treeOfJson(value, at = {
			line: 1,
			column: 1
		}) {
			return (0, json.Lv)(value) ? {
				type: "list",
				at,
				items: value.map((item) => treeOfJson(item, at))
			} : (0, json.Gv)(value) ? {
				type: "map",
				at,
				entries: Object.entries(value).map(([key, each]) => ({
					key,
					at,
					value: treeOfJson(each, at)
				}))
			} : {
				type: "plain",
				at,
				value
			};
		}
		function readContext(value) {
			if (value === void 0) return { context: permission_context.Ut };
			let reader = {
				engines: engines.noEngines,
				problems: []
			}, context = context_shape.B.read(treeOfJson(value), reader);
			return context === void 0 ? { error: reader.problems.map((problem) => problem.message).join(" ") } : { context };
		}
		function replay(run, policy) {
			let decisions = (0, decide.startDecisions)(run.atTerminal ? (0, ask_undecided.t)(policy) : policy, run.context);
			return run.pauses.map(({ request, decided }) => replayPause(request, decided, decisions));
		}
		function replayPause(request, was, decisions) {
			let first = decisions.decide(request), { answer, rule, outcome, reason } = first.outcome === "ask" && (first.rule === was.rule || was.rule === decision.P) ? again(request, first, was, decisions) : first, { toolCallId } = request;
			return {
				tool_call_id: toolCallId,
				operation: first.operation,
				was,
				now: {
					answer,
					rule,
					outcome,
					reason
				},
				changed: answer !== was.answer
			};
		}
		function again(request, asked, was, decisions) {
			let wish = wishOf(was.answer);
			if (wish === void 0) return decisions.nobodyAnswered(request);
			let said = decisions.personAnswered(request, wish);
			return "error" in said ? asked : was.rule === decision.P && said.outcome === "allow" ? {
				...said,
				rule: decision.P
			} : said;
		}
		function wishOf(answer) {
			return answer === "allow_once" ? "allow" : answer === "allow_always" ? "allow-always" : answer === null || answer === canned_answer.Kx || answer === "reject_once" || answer === "reject_always" ? void 0 : { value: (0, json.hQ)(readObject(answer) ?? {}, "content") ?? answer };
		}
		function readObject(text) {
			try {
				let value = JSON.parse(text);
				return (0, json.Gv)(value) ? value : void 0;
			} catch {
				return;
			}
		}
	}),
	22772: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HB: () => riskOfCommands,
			XG: () => risks,
			zk: () => riskWords
		});
		var _lint_careful_programs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81423), _shell_programs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71508);
		let risks = [
			"reads",
			"unknown",
			"writes",
			"network",
			"deletes",
			"publishes",
			"runs-anything"
		], riskWords = {
			reads: "it reads",
			unknown: "unknown",
			writes: "it writes files",
			network: "it uses the network",
			deletes: "it deletes",
			publishes: "it publishes",
			"runs-anything": "it can run anything"
		}, byProgram = new Map([
			...entries("reads", "cat cut date df diff du echo false file grep head id jq ls printf pwd rg sort stat tail test tree true uname uniq wc which whoami"),
			...entries("writes", "chmod chown cp install ln mkdir mv tee touch truncate"),
			...entries("network", "curl dig ftp host nc netcat nslookup ping rsync scp sftp telnet wget"),
			...entries("deletes", "dd mkfs rm rmdir shred unlink")
		]), bySubcommand = new Map([
			...[
				"blame",
				"diff",
				"log",
				"ls-files",
				"rev-parse",
				"show",
				"status"
			].map((sub) => [`git ${sub}`, "reads"]),
			...[
				"add",
				"apply",
				"checkout",
				"commit",
				"merge",
				"rebase",
				"stash",
				"switch"
			].map((sub) => [`git ${sub}`, "writes"]),
			...[
				"clone",
				"fetch",
				"pull"
			].map((sub) => [`git ${sub}`, "network"]),
			...[
				"clean",
				"reset",
				"rm"
			].map((sub) => [`git ${sub}`, "deletes"]),
			["git push", "publishes"],
			["npm publish", "publishes"],
			["pnpm publish", "publishes"],
			["yarn publish", "publishes"],
			["cargo publish", "publishes"],
			["docker push", "publishes"],
			["gh release", "publishes"]
		]);
		function entries(risk, programs) {
			return programs.split(" ").map((program) => [program, risk]);
		}
		function riskOfCommands(tool, commands) {
			return commands === void 0 ? tool === "shell" ? "runs-anything" : "unknown" : commands.map(riskOfCommand).reduce((a, b) => risks.indexOf(a) > risks.indexOf(b) ? a : b);
		}
		function riskOfCommand(words) {
			let [program = "", ...args] = words.map((word) => word.text), name = (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_0__.kX)(program), known = bySubcommand.get(`${name} ${args[0] ?? ""}`) ?? byProgram.get(name), reach = (0, _lint_careful_programs_js__WEBPACK_IMPORTED_MODULE_1__.x)(name);
			return known === void 0 ? reach === "no-further" ? "unknown" : "runs-anything" : reach === "no-further" || hasHarmlessOptions(name, args) ? known : "runs-anything";
		}
		let harmless = new Map([
			["git", /^(?:-(?:[0-9]+|[abfmnpqrsvwzAM]|am|n[0-9]+)|--(?:abbrev-commit|all|amend|author=.*|branch|cached|date=.*|decorate|follow|force|format=.*|graph|grep=.*|merges|message=.*|name-only|name-status|no-color|no-edit|no-ext-diff|no-merges|no-pager|no-textconv|numstat|oneline|patch|porcelain|pretty=.*|quiet|reverse|set-upstream|short|since=.*|staged|stat|tags|until=.*|verbose))$/u],
			["sort", /^-[bdfghikmnrsuVz0-9,.]+$/u],
			["rg", /^(?:-[cilnoqsuvwxFNS]+|--(?:count|files|hidden|ignore-case|no-ignore))$/u],
			["tree", /^-[adfils]+$/u],
			["tail", /^-[fnqv0-9]+$/u],
			["date", /^(?:-u|-I)$/u],
			["file", /^-[bi]+$/u],
			["jq", /^-[crsnSe]+$/u],
			["curl", /^(?:-[fILSksv#46]+|--(?:compressed|fail|head|location|show-error|silent))$/u]
		]);
		function hasHarmlessOptions(name, args) {
			let end = args.indexOf("--"), options = (end === -1 ? args : args.slice(0, end)).filter((arg) => arg.length > 1 && arg.startsWith("-"));
			return name === "uniq" ? args.length - options.length < 2 && options.length === 0 : options.every((option) => harmless.get(name)?.test(option) === !0);
		}
	}),
	69273: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			s3: () => patternOfWord,
			suggestRule: () => suggestRule,
			wQ: () => freeId,
			zU: () => idFor
		});
		var _decide_ask_undecided_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82185), _decide_evaluate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37740), _decide_ladder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45642), _pause_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49469), _shell_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91703), _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71376), _text_json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(61989), _risk_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22772);
		function suggestRule(request, decision) {
			let pause = (0, _pause_js__WEBPACK_IMPORTED_MODULE_0__.H)(request.arguments);
			if ("error" in pause) return { error: "the pause cannot be judged" };
			if (!(0, _decide_evaluate_js__WEBPACK_IMPORTED_MODULE_1__.Y)(pause)) return { error: "the pause is a question, not a permission" };
			let option = (0, _decide_ladder_js__WEBPACK_IMPORTED_MODULE_2__.L5)("allow", pause.options);
			if (option === void 0 || !(0, _decide_ladder_js__WEBPACK_IMPORTED_MODULE_2__.SV)(option)) return { error: "the pause does not offer allow_once" };
			let blocked = blockedBy(decision);
			if (blocked !== void 0) return { error: blocked };
			let { tool, command } = pause;
			return typeof tool == "string" ? (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__.wy)(tool) || command !== void 0 && (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__.wy)(command.replaceAll("\n", "")) ? { error: "it holds characters that cannot be seen, and no policy may" } : command !== void 0 && command.length > 500 ? { error: "the command is too long to quote" } : command === void 0 ? ruleForFields(tool, pause.arguments, decision) : ruleForCommand(tool, command, decision) : { error: "the pause names no tool" };
		}
		function blockedBy(decision) {
			let guard = decision.trace.find((entry) => entry.list === "guards" && entry.matched);
			if (guard !== void 0) return `the guard "${guard.id}" refuses it, and no rule goes before a guard`;
			if (decision.verb === "allow" || decision.verb === "allow-always") return `the rule "${decision.rule}" allows it already; ${decision.reason ?? "its limit or a budget is used up"}`;
		}
		function noteFor(decision) {
			let { before } = placeOf(decision);
			return before === void 0 ? "Put it under \"rules\"." : `Put it under "rules", before "${before}".`;
		}
		function placeOf({ rule }) {
			return rule === "default" || rule === _decide_ask_undecided_js__WEBPACK_IMPORTED_MODULE_4__.I ? {} : { before: rule };
		}
		function ruleForCommand(tool, command, decision) {
			let words = (0, _shell_words_js__WEBPACK_IMPORTED_MODULE_5__.u)(command, { pattern: !1 }), commands = "commands" in words ? words.commands : void 0, conditions = `tool: ${quote(tool)}, command: ${commandMatcher(command, commands)}`, id = idFor(commands?.[0]?.slice(0, 2).map((word) => word.text).join(" ") ?? tool), risk = (0, _risk_js__WEBPACK_IMPORTED_MODULE_6__.HB)(tool, commands);
			return {
				yaml: ruleYaml(freeId(id, idsIn(decision)), conditions, risk),
				risk,
				note: noteFor(decision),
				...placeOf(decision)
			};
		}
		function ruleForFields(tool, fields, decision) {
			let others = Object.entries(fields).filter(([name]) => !named.has(name)), told = others.flatMap(([name, value]) => fieldCondition(name, value) ?? []), conditions = [
				`tool: ${quote(tool)}`,
				"command: { present: false }",
				...told
			].join(", "), silent = others.length - told.length, note = silent === 0 ? noteFor(decision) : `${noteFor(decision)} It says nothing about ${silent} of the fields.`, risk = (0, _risk_js__WEBPACK_IMPORTED_MODULE_6__.HB)(tool, void 0);
			return {
				yaml: ruleYaml(freeId(idFor(tool), idsIn(decision)), conditions, risk),
				risk,
				note,
				...placeOf(decision)
			};
		}
		let named = new Set([
			"kind",
			"operation",
			"options",
			"message"
		]);
		function fieldCondition(name, value) {
			let values = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_7__.Lv)(value) ? value : [value];
			return values.length === 0 || (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__.wy)(name) || !values.every(isSayable) ? void 0 : `${quote(`/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`)}: ${JSON.stringify(value)}`;
		}
		function isSayable(value) {
			return typeof value == "string" ? !(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__.wy)(value) : typeof value == "number" ? /^-?[0-9]+(?:\.[0-9]+)?$/u.test(String(value)) && Math.abs(value) <= 2 ** 53 - 1 : !(0, _text_json_js__WEBPACK_IMPORTED_MODULE_7__.Lv)(value) && !(0, _text_json_js__WEBPACK_IMPORTED_MODULE_7__.Gv)(value);
		}
		function idsIn({ trace }) {
			return new Set(trace.map(({ id }) => id));
		}
		function ruleYaml(id, conditions, risk) {
			return [
				`# Risk: ${_risk_js__WEBPACK_IMPORTED_MODULE_6__.zk[risk]}`,
				`- id: ${id}`,
				`  match: { kind: permission, ${conditions} }`,
				"  then: allow",
				"  limit: 1"
			].map((line) => `  ${line}`).join("\n");
		}
		function commandMatcher(command, commands) {
			return commands === void 0 || command.includes("*") ? quote(command) : `{ shell: { only: [${[...new Set(commands.map((words) => words.map(patternOfWord).join(" ")))].map(quote).join(", ")}] } }`;
		}
		function patternOfWord(word) {
			return word.quoted ? word.text.includes("'") ? `"${word.text}"` : `'${word.text}'` : word.text;
		}
		function quote(text) {
			return JSON.stringify(text);
		}
		function idFor(text) {
			let plain = text.toLowerCase().replace(/[^a-z0-9]+/gu, "-").slice(0, 40).replace(/^-+|-+$/gu, "");
			return plain === "" ? "allow-this" : `allow-${plain}`;
		}
		function freeId(wanted, taken) {
			let id = wanted;
			for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
			return id;
		}
	}),
	96559: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			MH: () => worded,
			b6: () => textOf,
			hF: () => input
		});
		function input(name) {
			return { input: name };
		}
		function worded(texts, ...values) {
			return texts.flatMap((text, index) => {
				let value = values[index] ?? "";
				return [text, typeof value == "number" ? String(value) : value].flat();
			});
		}
		function textOf(message, call = callActionInput) {
			return typeof message == "string" ? message : message.reduce((text, part) => text + (typeof part == "string" ? part : call(part.input, text === "" || text.endsWith(". "))), "");
		}
		function callActionInput(name, isFirst) {
			return isFirst ? `Input "${name}"` : `"${name}"`;
		}
	})
};
