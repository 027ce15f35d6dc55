export const id = 7037;
export const ids = [
	7037,
	2697,
	197,
	9278,
	6728,
	8071,
	1067,
	3448
];
export const modules = {
	72697: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			annotate: () => annotate,
			findingLine: () => findingLine,
			plural: () => plural
		});
		var log = __webpack_require__(97309);
		function annotationLine(annotation) {
			let { level, file, line, column, title, message } = annotation;
			return `::${level} file=${property(file)},line=${line},col=${column},title=${property(title)}::${data(message)}\n`;
		}
		function data(text) {
			return text.replaceAll("%", "%25").replaceAll("\r", "%0D").replaceAll("\n", "%0A");
		}
		function property(text) {
			return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
		}
		function findingLine(file, level, finding) {
			let { line, column, code, message } = finding;
			return (0, log.oneLine)(`${file}:${line}:${column}: ${level}: ${message} (${code})`);
		}
		function annotate(file, level, findings, io, write) {
			if (io.env.GITHUB_ACTIONS === "true") for (let { line, column, code, message } of findings) write(annotationLine({
				level,
				file: (0, log.oneLine)(file),
				line,
				column,
				title: code,
				message: (0, log.oneLine)(message)
			}));
		}
		function plural(count, noun, many = `${noun}s`) {
			return `${count} ${count === 1 ? noun : many}`;
		}
	}),
	53476: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			readCurrentPolicy: () => readCurrentPolicy,
			readTranscripts: () => readTranscripts,
			writeLearnt: () => writeLearnt
		});
		var promises_ = __webpack_require__(51455), external_node_path_ = __webpack_require__(76760), errors = __webpack_require__(452), policy_file = __webpack_require__(53448), self_test = __webpack_require__(99442), past_run = __webpack_require__(70945), tell = __webpack_require__(9236), system_error = __webpack_require__(19278), policy_findings = __webpack_require__(72697), external_node_crypto_ = __webpack_require__(77598);
		async function replaceFile(root, file, text, before) {
			let target = external_node_path_.resolve(root, file);
			if (await refuseLinks(root, target, file), before !== void 0 && await (0, promises_.readFile)(target, "utf8") !== before) throw changedSince(file);
			await (0, promises_.mkdir)(external_node_path_.dirname(target), { recursive: !0 });
			let temporary = external_node_path_.join(external_node_path_.dirname(target), `.${external_node_path_.basename(target)}.${(0, external_node_crypto_.randomUUID)()}`), mode = before === void 0 ? 420 : (await (0, promises_.lstat)(target)).mode & 511, handle = await (0, promises_.open)(temporary, "wx", mode);
			try {
				await handle.writeFile(text), await handle.sync();
			} finally {
				await handle.close();
			}
			try {
				before === void 0 ? await (0, promises_.link)(temporary, target) : await (0, promises_.rename)(temporary, target);
			} catch (error) {
				throw before === void 0 && await (0, promises_.lstat)(target).catch(() => void 0) !== void 0 ? changedSince(file) : error;
			} finally {
				await (0, promises_.unlink)(temporary).catch(() => {});
			}
		}
		function changedSince(file) {
			let message = `"${file}" has changed since it was read. Nothing is written; run the command again.`;
			return new errors.InputError("input_conflict", message, { source: "policy" });
		}
		async function refuseLinks(root, target, file) {
			let within = external_node_path_.relative(root, target), names = within.startsWith("..") || external_node_path_.isAbsolute(within) ? [external_node_path_.basename(target)] : within.split(external_node_path_.sep), start = within.startsWith("..") || external_node_path_.isAbsolute(within) ? external_node_path_.dirname(target) : root;
			for (let [index] of names.entries()) {
				if ((await (0, promises_.lstat)(external_node_path_.join(start, ...names.slice(0, index + 1))).catch(() => void 0))?.isSymbolicLink() !== !0) continue;
				let message = `"${file}" leads through a link, ${names.slice(0, index + 1).join("/")}. Nothing is written; name the file itself with --policy.`;
				throw new errors.InputError("input_conflict", message, { source: "policy" });
			}
		}
		async function readTranscripts(files, io) {
			let runs = [], broken = [];
			for (let file of files) {
				let run = await (0, past_run.f)(file, io);
				"error" in run ? broken.push({
					name: file,
					why: `it cannot be read: ${run.error}`,
					pauses: 0
				}) : runs.push(run);
			}
			return {
				runs,
				broken
			};
		}
		async function readCurrentPolicy(file, io) {
			let bytes;
			try {
				bytes = await (0, promises_.readFile)(external_node_path_.resolve(io.cwd, file));
			} catch (error) {
				if ((0, system_error.systemCodeOf)(error) === "ENOENT") return;
				let message = `The policy file "${file}" can't be read: ${(0, errors.describeError)(error)}.`;
				throw new errors.InputError("input_invalid", message, {
					source: "policy",
					cause: error
				});
			}
			let reading = await (0, policy_file.readPolicy)(bytes, file), findings = "problems" in reading ? reading.problems : (0, self_test.runTests)(reading.policy).map(toFinding);
			for (let finding of findings) (0, tell.tell)(io, (0, policy_findings.findingLine)(file, "error", finding));
			return "problems" in reading || findings.length > 0 ? "invalid" : {
				text: new TextDecoder("utf-8", { ignoreBOM: !0 }).decode(bytes),
				policy: reading.policy
			};
		}
		function toFinding({ line, column, name, message }) {
			return {
				line,
				column,
				code: "test-failed",
				message: `Test "${name}": ${message} Mend it before more is learnt.`
			};
		}
		async function writeLearnt({ file, text, before }, io) {
			try {
				await replaceFile(io.cwd, file, text, before);
			} catch (error) {
				if (error instanceof errors.InputError) throw error;
				let message = `The policy file "${file}" is not written: ${(0, errors.describeError)(error)}.`;
				throw new errors.InputError("input_invalid", message, {
					source: "policy",
					cause: error
				});
			}
		}
	}),
	70945: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			readPastDecisions: () => readPastDecisions,
			f: () => readRunToLearn,
			readShownRuns: () => readShownRuns
		});
		var external_node_crypto_ = __webpack_require__(77598), promises_ = __webpack_require__(51455), external_node_path_ = __webpack_require__(76760), errors = __webpack_require__(452), run_record = __webpack_require__(54057), page_timeline = __webpack_require__(10245);
		function toShownRun(lines, known) {
			let time = keepTime(), timeline = (0, page_timeline.wt)(), piece, observe = (event, line) => {
				let isPiece = event.type === "text" || event.type === "reasoning";
				if (isPiece && piece?.type === event.type) {
					piece = event, timeline.observe(event, line);
					return;
				}
				let at = Date.parse(event.at);
				Number.isNaN(at) || (piece !== void 0 && time.observe(piece, Date.parse(piece.at)), piece = isPiece ? event : void 0, time.observe(event, at), timeline.observe(event, line));
			}, record = known ?? (0, run_record.j9)(lines, observe);
			if (known !== void 0) for (let { number, event } of lines) typeof event != "string" && observe(event, number);
			return piece !== void 0 && time.observe(piece, Date.parse(piece.at)), {
				record,
				rows: timeline.value(),
				spent: time.value()
			};
		}
		function keepTime() {
			let spent = {
				intern: 0,
				people: 0,
				network: 0,
				step: 0
			}, last, asked, isAnswering = !1;
			return {
				observe(event, at) {
					if (Number.isNaN(at)) return;
					let since = Math.max(0, at - (last ?? at));
					if (event.type === "request") {
						let sent = last === void 0 ? event.ms : Math.min(since, event.ms);
						spent.network += sent, spent[asked === void 0 ? isAnswering ? "intern" : "step" : "people"] += since - Math.min(since, sent), event.route === "chat" && (isAnswering = event.status < 400);
					} else if (event.type === "decision") {
						let isPersons = (event.decided_by === "person" || event.decided_by === "nobody") && at - (asked ?? at) >= 1e3;
						spent[isPersons ? "people" : "step"] += since, asked = void 0;
					} else event.type === "error" && asked !== void 0 ? (spent.people += since, asked = void 0) : spent[isAnswering ? "intern" : "step"] += since;
					event.type === "pause" && (asked = at), (event.type === "pause" || event.type === "finish" || event.type === "error") && (isAnswering = !1), last = Math.max(last ?? at, at);
				},
				value: () => ({ ...spent })
			};
		}
		var lines = __webpack_require__(71954), past_decisions = __webpack_require__(42826), system_error = __webpack_require__(19278);
		async function readShownRuns(paths, io) {
			let runs = [];
			for (let path of paths) runs.push(toShownRun(await readEvents(path, io)));
			return runs;
		}
		async function readPastDecisions(path, io) {
			let run = (0, past_decisions.F)(await readLines(path, io));
			if (!("error" in run)) return run;
			throw new errors.InputError("input_invalid", `The transcript "${path}" can't be read: ${run.error}.`, { source: path });
		}
		async function readRunToLearn(path, io) {
			let bytes = await readBytes(path, io), run = (0, past_decisions.F)((0, lines.l)(new TextDecoder().decode(bytes)));
			return "error" in run ? run : {
				...run,
				name: path,
				digest: (0, external_node_crypto_.createHash)("sha256").update(bytes).digest("hex")
			};
		}
		async function readEvents(path, io) {
			let lines = [...await readLines(path, io)];
			if (lines.length === 0 || lines.some(({ event }) => typeof event == "object")) return lines;
			let message = `"${path}" is no transcript: none of its lines is an event of a run. Name the file that the run wrote; "interns chat" says where it is.`;
			throw new errors.InputError("input_invalid", message, { source: path });
		}
		async function readLines(path, io) {
			return (0, lines.l)(new TextDecoder().decode(await readBytes(path, io)));
		}
		async function readBytes(path, { cwd }) {
			try {
				return await (0, promises_.readFile)((0, external_node_path_.resolve)(cwd, path));
			} catch (cause) {
				if ((0, system_error.systemCodeOf)(cause) === "ENOENT") {
					let missing = `There is no transcript "${path}". Name the file that the run wrote; "interns chat" says where it is.`;
					throw new errors.InputError("input_invalid", missing, { source: path });
				}
				throw new errors.InputError("input_invalid", `The transcript "${path}" can't be read.`, {
					source: path,
					cause
				});
			}
		}
	}),
	19278: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { systemCodeOf: () => systemCodeOf });
		function systemCodeOf(error) {
			if (error instanceof Error) return "syscall" in error && "code" in error && typeof error.code == "string" ? error.code : systemCodeOf(error.cause);
		}
	}),
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
			kG: () => isAllowing,
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
		];
		function isAllowing(verb) {
			return verb === "allow" || verb === "allow-always";
		}
		let defaultBudget = {
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
	}),
	10245: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AN: () => isProblem,
			GW: () => problemsOf,
			a$: () => toEnds,
			wt: () => buildTimeline
		});
		function buildTimeline() {
			let open = [], last, asked;
			return {
				observe(event, line) {
					let row = event.type === "decision" ? asked : rowThatGoesOn(last, event);
					row === void 0 ? (last = {
						line,
						events: [event]
					}, open.push(last), event.type === "pause" && (asked = last)) : row.events.push(event);
				},
				value() {
					let end = Date.parse(open.at(-1)?.events.at(-1)?.at ?? ""), seen = new Set(), before;
					return open.map((row) => {
						let closed = closeRow(row, {
							seen,
							before,
							end
						});
						return before = {
							...closed,
							waitedFrom: isOfIntern(closed) && before !== void 0 && mayGoOn(before) ? before.to : null
						}, before;
					});
				}
			};
		}
		function isOfIntern({ kind }) {
			return kind === "text" || kind === "reasoning" || kind === "pause" || kind === "finish" || kind === "error";
		}
		function mayGoOn(row) {
			return row.kind === "request" ? row.request.route === "chat" && row.state !== "failed" : row.kind === "text" || row.kind === "reasoning";
		}
		function rowThatGoesOn(last, { type }) {
			let before = last?.events.at(-1)?.type;
			if (last?.events[0]?.type === "pause" && (type === "finish" || type === "usage")) return last;
			if (type === "text" || type === "reasoning") return before === type ? last : void 0;
			if (type === "usage") return before === "finish" ? last : void 0;
			if (type === "finish") return before === "usage" && last?.events.length === 1 ? last : void 0;
		}
		function beginningOf(at, ms) {
			return Math.max(-864e13, at - Math.max(0, ms));
		}
		function closeRow({ line, events }, past) {
			let [first] = events;
			if (first === void 0) throw Error("A row begins with an event.");
			let at = Date.parse(first.at), last = Date.parse(events.at(-1)?.at ?? ""), to = Number.isNaN(last) ? at : last, place = {
				line,
				from: first.type === "request" ? beginningOf(at, first.ms) : at,
				to
			};
			switch (first.type) {
				case "text":
				case "reasoning": {
					let text = events.map((event) => event.type === first.type ? event.text : "").join("");
					return {
						...place,
						state: "plain",
						kind: first.type,
						text,
						pieces: events.length
					};
				}
				case "request": return {
					...place,
					...closeRequest(first, past)
				};
				case "pause": {
					let decisions = events.filter((event) => event.type === "decision"), usage = events.find((event) => event.type === "usage") ?? null, answered = decisions.length === 0 ? past.end : to, state = stateOf(decisions.at(-1));
					return {
						...place,
						to: answered,
						state,
						kind: "pause",
						pause: first,
						decisions,
						usage
					};
				}
				case "finish":
				case "usage": {
					let finish = events.find((event) => event.type === "finish") ?? null, usage = events.find((event) => event.type === "usage") ?? null, state = finish?.finish_reason === "error" ? "failed" : "plain";
					return {
						...place,
						state,
						kind: "finish",
						finish,
						usage
					};
				}
				case "start": return {
					...place,
					state: "plain",
					kind: "start",
					start: first
				};
				case "prompt": return {
					...place,
					state: "plain",
					kind: "prompt",
					text: first.text
				};
				case "remark": return {
					...place,
					state: "warned",
					kind: "remark",
					message: first.message
				};
				case "error": return {
					...place,
					state: "failed",
					kind: "error",
					error: first
				};
				case "end": return {
					...place,
					state: endStates[first.conclusion],
					kind: "end",
					end: first
				};
				case "decision": return {
					...place,
					state: "warned",
					kind: "remark",
					message: `An answer to no question: ${first.rule}`
				};
				default: return first;
			}
		}
		let endStates = {
			finished: "allowed",
			skipped: "plain",
			paused: "waiting",
			rejected: "rejected",
			ended: "failed",
			failed: "failed"
		};
		function stateOf(decision) {
			if (decision === void 0) return "waiting";
			switch (decision.outcome) {
				case "ask": return "waiting";
				case "allow":
				case "answer": return decision.decided_by === "person" ? "asked" : "allowed";
				case "reject":
				case "stop": return "rejected";
				default: return decision.outcome;
			}
		}
		function closeRequest(request, { seen, before }) {
			let isFailed = request.status >= 400, purpose = purposeOf(request, seen, before);
			return isFailed || seen.add(request.route), {
				kind: "request",
				request,
				purpose,
				state: isFailed ? "failed" : "plain"
			};
		}
		function purposeOf({ route }, seen, before) {
			if (before?.kind === "request" && before.request.route === route && before.state === "failed") return "repeat";
			switch (route) {
				case "identity":
				case "list": return route;
				case "exchange": return seen.has(route) ? "renewal" : "exchange";
				case "chat": return seen.has(route) ? "answer" : "prompt";
				default: return "other";
			}
		}
		function isProblem({ state, kind }) {
			return kind === "end" ? !1 : state === "rejected" || state === "failed" || state === "warned" || kind === "pause" && state === "waiting";
		}
		function problemsOf(rows, maxRows) {
			let first = toEnds(rows, maxRows).flat().find(isProblem);
			return {
				count: rows.filter(isProblem).length,
				first
			};
		}
		function toEnds(rows, most) {
			if (rows.length <= most) return [rows, []];
			let head = Math.ceil(most * 2 / 3);
			return [rows.slice(0, head), rows.slice(rows.length - most + head)];
		}
	})
};
