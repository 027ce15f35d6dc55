export const id = 8499;
export const ids = [8499];
export const modules = {
	59429: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { j: () => keyVariables });
		var _claude_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72618), _codex_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95777), _gemini_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98803), _opencode_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30777);
		let keyVariables = new Set([
			_claude_js__WEBPACK_IMPORTED_MODULE_0__.BF,
			_codex_js__WEBPACK_IMPORTED_MODULE_1__.BF,
			_gemini_js__WEBPACK_IMPORTED_MODULE_2__.BF,
			_opencode_js__WEBPACK_IMPORTED_MODULE_3__.BF
		].flatMap((profile) => profile.keyVariables));
	}),
	14869: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			p: () => permissionFields,
			r: () => isPlaceKnown
		});
		var _tool_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45343);
		function permissionFields(call, profile, folder) {
			let kind = toolKinds.has(call.kind ?? "") ? call.kind ?? "other" : "other", run = kind === "execute" ? (0, _tool_call_js__WEBPACK_IMPORTED_MODULE_0__.Nl)(call, profile) : noCommand, named = (0, _tool_call_js__WEBPACK_IMPORTED_MODULE_0__.wG)(call, folder, run.cwd === void 0 && run.command !== void 0 ? folder : run.cwd), isOfPaths = explainedByPaths.has(kind), lies = named.paths === void 0 && isOfPaths ? (0, _tool_call_js__WEBPACK_IMPORTED_MODULE_0__.wG)(call, folder, null) : named, isExplained = run.command !== void 0 || named.paths !== void 0 && isOfPaths;
			return {
				operation: run.command === void 0 ? operationOf(kind) : `shell command: ${run.command}`,
				command: run.command,
				cwd: (run.cwd === null ? void 0 : (0, _tool_call_js__WEBPACK_IMPORTED_MODULE_0__.dS)(run.cwd ?? "", folder)) ?? unknownFolder,
				title: call.title ?? void 0,
				tool_kind: call.kind === void 0 || call.kind === null ? void 0 : kind,
				tool_name: call.name ?? void 0,
				...lies,
				env: run.env,
				...isExplained && run.rest === void 0 ? {} : (0, _tool_call_js__WEBPACK_IMPORTED_MODULE_0__.Am)(isExplained ? run.rest : call.rawInput)
			};
		}
		function isPlaceKnown({ cwd, outside }) {
			return cwd !== unknownFolder && outside?.includes(_tool_call_js__WEBPACK_IMPORTED_MODULE_0__.Ak) !== !0;
		}
		let noCommand = {
			command: void 0,
			cwd: void 0,
			env: void 0,
			rest: void 0
		}, toolKinds = new Set([
			"read",
			"edit",
			"delete",
			"move",
			"search",
			"execute",
			"think",
			"fetch",
			"switch_mode",
			"other"
		]), explainedByPaths = new Set([
			"read",
			"edit",
			"delete",
			"move",
			"search"
		]), unknownFolder = "unknown", operations = new Map([
			["execute", "shell"],
			["edit", "fs.write"],
			["delete", "fs.write"],
			["move", "fs.write"],
			["read", "fs.read"],
			["search", "fs.read"],
			["fetch", "network"]
		]);
		function operationOf(kind) {
			return operations.get(kind) ?? kind;
		}
	}),
	45343: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ak: () => unknownPath,
			Am: () => rawArgumentsOf,
			Nl: () => commandOf,
			dS: () => folderOfCommand,
			wG: () => pathsOf
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760), _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16413), _resolved_path_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60679);
		let usualInertFields = new Set([
			"description",
			"explanation",
			"justification",
			"reason",
			"timeout",
			"timeout_ms",
			"run_in_background",
			"is_background"
		]), shell = /^(?:\/usr\/bin\/|\/bin\/)?(?:bash|sh)$/;
		function textForShell(written) {
			if (!Array.isArray(written) || written.length !== 3) return;
			let [program, flag, text] = written;
			return typeof program == "string" && shell.test(program) && (flag === "-c" || flag === "-lc") && typeof text == "string" ? text : void 0;
		}
		function commandOf({ rawInput: raw, title, content, isPartial = !1 }, profile) {
			let fields = fieldsOf(raw), inFields = folderOf(fields, profile.folderFields), inCall = inFields === void 0 ? folderInText(content, profile.folderForms) : inFields, named = isPartial ? null : inCall, env = fields.env ?? void 0, field = profile.commandFields.find((name) => isGiven(fields[name])), { folderFields, inertFields = [] } = profile, understood = [
				...field === void 0 ? [] : [field],
				...inFields === null ? [] : folderFields,
				"env"
			], rest = restOf(fields, new Set([...understood, ...inertFields]));
			if (field !== void 0) return {
				command: asText(fields[field]),
				cwd: named,
				env,
				rest
			};
			let groups = profile.titleForms.map((form) => wholeMatch(form, title ?? "")).find((match) => match !== void 0);
			return {
				command: groups?.command,
				cwd: named === void 0 ? groups?.cwd : named,
				env,
				rest
			};
		}
		function fieldsOf(raw) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(raw) ? raw : {};
		}
		let isGiven = (value) => value != null;
		function restOf(fields, understood) {
			let rest = Object.entries(fields).filter(([name, value]) => isGiven(value) && !understood.has(name) && !usualInertFields.has(name));
			return rest.length === 0 ? void 0 : Object.fromEntries(rest);
		}
		function folderOf(fields, names) {
			if (Object.entries(fields).some(([name, value]) => !names.includes(name) && /(?:dir|cwd|folder|root)/i.test(name) && isGiven(value))) return null;
			let [first, second] = new Set(names.map((name) => fields[name]).filter((value) => isGiven(value) && value !== ""));
			return second === void 0 && (first === void 0 || typeof first == "string") ? first : null;
		}
		function folderInText(content, forms) {
			if (forms === void 0) return;
			let [block, ...more] = content ?? [], { type, text } = block?.type === "content" && (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(block.content) ? block.content : {};
			return type !== "text" || typeof text != "string" || more.length > 0 ? null : forms.map((form) => wholeMatch(form, text)).find((one) => one !== void 0)?.cwd ?? null;
		}
		function asText(written) {
			return typeof written == "string" ? written === "" ? void 0 : written : textForShell(written);
		}
		function wholeMatch(form, title) {
			let match = form.exec(title);
			return match !== null && match[0].length === title.length ? match.groups : void 0;
		}
		let unknownPath = "unknown";
		function pathsOf(call, folder, cwd) {
			let { locations, content } = call, changed = (content ?? []).map((block) => block.type === "diff" ? block.path : void 0), root = (0, _resolved_path_js__WEBPACK_IMPORTED_MODULE_2__.Ap)(folder), here = cwd === folder ? root : cwd, ways = [
				...(locations ?? []).map((location) => location.path),
				...changed,
				...pathsOfMove(call),
				here
			].filter((name) => typeof name == "string" && name !== "").map((name) => wayFrom(name, folder) ?? node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(folder, name)), known = ways.flatMap((way) => typeof way == "string" ? [] : [way.end, ...way.links]), isUnknown = cwd === null || ways.some((way) => typeof way == "string"), isInside = (one) => (0, _resolved_path_js__WEBPACK_IMPORTED_MODULE_2__.UO)(one, root), told = (paths, unknown) => orNone([...new Set([...paths, ...isUnknown ? [unknown] : []])]);
			return {
				paths: told(ways.flatMap((way) => typeof way == "string" ? [way] : [way.end, ...way.links]), unknownPath),
				inside: told(known.filter(isInside).map((one) => node_path__WEBPACK_IMPORTED_MODULE_0__.relative(root, one) || "."), "./unknown"),
				outside: told(known.filter((one) => !isInside(one)), unknownPath)
			};
		}
		function pathsOfMove({ kind, rawInput: raw }) {
			return kind === "move" ? [...textsIn(restOf(fieldsOf(raw), new Set()))] : [];
		}
		function* textsIn(value) {
			if (typeof value == "string") yield value;
			else if (typeof value == "object" && value) for (let each of Object.values(value)) yield* textsIn(each);
		}
		function wayFrom(name, folder) {
			return (0, _resolved_path_js__WEBPACK_IMPORTED_MODULE_2__.VO)(node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute(name) ? name : `${folder}${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}${name}`);
		}
		function folderOfCommand(name, folder) {
			let way = wayFrom(name, folder);
			if (way === void 0) return;
			let [lexical, root] = [node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(folder, name), (0, _resolved_path_js__WEBPACK_IMPORTED_MODULE_2__.Ap)(folder)];
			return (0, _resolved_path_js__WEBPACK_IMPORTED_MODULE_2__.UO)(lexical, node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(folder)) ? (0, _resolved_path_js__WEBPACK_IMPORTED_MODULE_2__.UO)(way.end, root) ? node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(folder, node_path__WEBPACK_IMPORTED_MODULE_0__.relative(root, way.end)) : way.end : lexical;
		}
		function orNone(list) {
			return list.length === 0 ? void 0 : list;
		}
		let maxText = 4e3, cut = "… (cut)";
		function rawArgumentsOf(raw) {
			if (raw == null) return {
				url: void 0,
				arguments: void 0
			};
			let bounded = bound(raw, 1), url = typeof raw == "object" && "url" in raw && typeof raw.url == "string" ? raw.url : void 0;
			return {
				url: url === void 0 || url.length > maxText ? void 0 : url,
				arguments: JSON.stringify(bounded).length > 32e3 ? cut : bounded
			};
		}
		function bound(value, depth) {
			if (typeof value == "string") return value.length > maxText ? `${value.slice(0, maxText)}${cut}` : value;
			if (typeof value != "object" || !value) return value;
			if (depth > 8) return cut;
			if (Array.isArray(value)) {
				let first = value.slice(0, 100).map((each) => bound(each, depth + 1));
				return value.length > 100 ? [...first, cut] : first;
			}
			let entries = Object.entries(value), first = entries.slice(0, 100).map(([name, each]) => [name.slice(0, maxText), bound(each, depth + 1)]);
			return Object.fromEntries(entries.length > 100 ? [...first, [cut, cut]] : first);
		}
	}),
	52604: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A$: () => printFound,
			Q2: () => printJson,
			jj: () => toJsonText,
			u5: () => escapeActing,
			uJ: () => toShellWord
		});
		let acting = /[\u007f-\u009f\p{Cf}\u2028\u2029]/gu, marker = /#(?=[^\x20-\x7e]*#[^\x20-\x7e]*\[)/gu;
		function toJsonText(value, indent) {
			return escapeActing(JSON.stringify(value, null, indent));
		}
		function printJson({ stdout }, value) {
			stdout(`${toJsonText(value, 2)}\n`);
		}
		function printFound({ has, io }, { redactor }, found, inWords) {
			io.stdout(redactor.redact(has("json") ? `${toJsonText(found, 2)}\n` : inWords()));
		}
		function escapeActing(json) {
			return json.replace(marker, "\\u0023").replace(acting, (character) => Array.from({ length: character.length }, (_, index) => character.charCodeAt(index)).map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join(""));
		}
		function toShellWord(text) {
			return /^[\w./:@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
		}
	}),
	43012: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { runHookPolicy: () => runHookPolicy });
		var promises_ = __webpack_require__(51455), external_node_os_ = __webpack_require__(48161), external_node_path_ = __webpack_require__(76760), hook_names = __webpack_require__(98810), hooks = __webpack_require__(90998), errors = __webpack_require__(452), folders = __webpack_require__(92782), install = __webpack_require__(22040), external_node_fs_ = __webpack_require__(73024), invisible = __webpack_require__(71376);
		function toHost(verdict, reason, { answers }) {
			let words = bounded(reason), reply = verdict === "reject" ? verdict : answers[verdict];
			return reply === void 0 || reply === "reject" ? {
				...refusal(reason),
				stdout: jsonOf(answers.reject?.(words))
			} : {
				code: 0,
				stdout: jsonOf(reply === "silence" ? void 0 : reply(words)),
				stderr: ""
			};
		}
		function refusal(reason) {
			return {
				code: 2,
				stdout: "",
				stderr: `interns: ${bounded(reason)}\n`
			};
		}
		let jsonOf = (answer) => answer === void 0 ? "" : `${JSON.stringify(answer)}\n`;
		function bounded(reason) {
			let words = reason.split("\n").map(invisible.jQ).join("\n");
			return words.length > 2e3 ? `${words.slice(0, 1999).replace(/[\uD800-\uDBFF]$/, "")}…` : words;
		}
		var hook_payload = __webpack_require__(76433), environment = __webpack_require__(33554), checkout = __webpack_require__(40584), key_variables = __webpack_require__(59429), ci_variables = __webpack_require__(53528), json = __webpack_require__(16413), context = __webpack_require__(31576), permission_decision = __webpack_require__(15233), secret = __webpack_require__(36385), sha256 = __webpack_require__(75468);
		let fileForm = /^hook-[a-z]+-.+-[0-9a-f]+\.jsonl$/;
		function logCall(call, env) {
			if (!(0, ci_variables.b)(env)) try {
				let folder = external_node_path_.join((0, environment.y)(env), "transcripts"), { host, session, policy } = call, file = external_node_path_.join(folder, `hook-${host}-${(0, sha256.d)(session)}-${policy?.digest.slice(0, 16) ?? "0"}.jsonl`);
				(0, external_node_fs_.existsSync)(file) || begin(folder, file, call);
				let found = (0, external_node_fs_.lstatSync)(file), lines = toLines(linesOf(call), env);
				found.isFile() && found.size + lines.length <= 16777216 && (0, external_node_fs_.appendFileSync)(file, lines, { mode: 384 });
			} catch {}
		}
		function begin(folder, file, call) {
			(0, folders.wZ)(folder, 448);
			for (let name of (0, external_node_fs_.readdirSync)(folder).filter((one) => fileForm.test(one))) {
				let other = external_node_path_.join(folder, name), written = (0, external_node_fs_.statSync)(other, { throwIfNoEntry: !1 })?.mtimeMs ?? call.now;
				call.now - written > 2592e6 && (0, external_node_fs_.rmSync)(other, { force: !0 });
			}
			try {
				(0, external_node_fs_.writeFileSync)(file, toLines([startOf(call)], {}), {
					mode: 384,
					flag: "wx"
				});
			} catch (error) {
				if (!(0, external_node_fs_.existsSync)(file)) throw error;
			}
		}
		function startOf({ host, policy, now }) {
			return {
				type: "start",
				at: new Date(now).toISOString(),
				intern_id: `hook:${host}`,
				intern_name: host,
				approval_mode: "manual",
				policy: {
					path: policy?.source ?? null,
					commit: null,
					digest: policy?.digest ?? null
				},
				context: context.Ut,
				at_terminal: !0
			};
		}
		function linesOf({ pause, judgement, decision, now }) {
			let at = new Date(now).toISOString(), id = `${now}-${process.pid}`, { kind, operation } = decision ?? {
				kind: "permission",
				operation: operationIn(pause.arguments)
			}, told = {
				type: "decision",
				at,
				tool_call_id: id,
				kind,
				operation,
				trace: [],
				ladder: null,
				budgets: ""
			};
			return [{
				type: "pause",
				at,
				tool_call_id: id,
				name: "request_permission",
				arguments: pause.arguments
			}, {
				...told,
				...answerOf(judgement, decision),
				reason: judgement.reason
			}];
		}
		function answerOf({ verdict }, decision) {
			if (decision !== void 0 && decision.outcome !== "ask") {
				let { rule, verb, outcome, answer } = decision;
				return {
					rule,
					verb,
					outcome,
					answer,
					decided_by: "policy"
				};
			}
			return decision === void 0 && verdict === "reject" ? {
				rule: "default",
				verb: "reject",
				outcome: "reject",
				answer: "reject_once",
				decided_by: "policy"
			} : {
				rule: decision?.rule ?? permission_decision.I,
				verb: "ask",
				outcome: "ask",
				answer: null
			};
		}
		function operationIn(text) {
			let pause = (0, json.qF)(text);
			return (0, json.Gv)(pause) && typeof pause.operation == "string" ? pause.operation : null;
		}
		let secretNames = /(?:TOKEN|SECRET|PASSWORD)$/i;
		function toLines(events, env) {
			let redactor = (0, secret.l)();
			for (let name of Object.keys(env).filter((one) => secretNames.test(one) || key_variables.j.has(one))) {
				let value = env[name];
				value !== void 0 && value.length >= 4 && redactor.add(new secret.z(value));
			}
			return events.map((event) => `${redactedJson(event, redactor.redact)}\n`).join("");
		}
		function redactedJson(event, redact) {
			return JSON.stringify(event, (_name, value) => typeof value == "string" ? redact(value) : value);
		}
		var decide = __webpack_require__(290), conditions = __webpack_require__(55635), policy = __webpack_require__(8157), text_json = __webpack_require__(61989);
		function decideAlone(policy, { arguments: text }) {
			return (0, decide.startDecisions)(policy, context.Ut).decide({
				toolCallId: "hook",
				arguments: text
			});
		}
		function isDecided({ rule }) {
			return rule !== "default";
		}
		function whyUndecided({ rules }, { pause }) {
			let waiting = rules.find((rule) => pause !== null && (0, conditions.Ho)({
				...rule,
				when: []
			}, pause, context.Ut, "rule"));
			if (waiting === void 0) return "Nothing in the permission policy decides this.";
			let unmet = waiting.when.filter(({ matcher, value }) => !(0, conditions.cK)(matcher, value(context.Ut), "when")), decides = (0, policy.kG)(waiting.verb) ? "allows this" : "decides about this", keys = unmet.map(({ key }) => `"${key}"`).join(", ");
			return `The rule "${waiting.id}" ${decides} only in a CI: its "when" goes by ${keys}, which nothing proves on this machine.`;
		}
		async function judgementOf(decision, { pause, profile, event, whole, named }) {
			let reason = decision.reason === null ? `decided by "${decision.rule}"` : `${decision.rule}: ${decision.reason}`;
			if (decision.outcome === "allow") return {
				verdict: "allow",
				reason
			};
			if (decision.rule === "malformed") return {
				verdict: "reject",
				reason
			};
			if (decision.outcome === "stop") return {
				verdict: "stop",
				reason
			};
			if (decision.outcome === "ask") return {
				verdict: canAsk(profile, event) ? "ask" : "reject",
				reason
			};
			let advice = await adviceOn(pause, await whole(), named);
			return {
				verdict: "reject",
				reason,
				...advice === void 0 ? {} : { advice }
			};
		}
		async function adviceOn(pause, policy, named) {
			let { suggestRule } = await Promise.all([
				__webpack_require__.e(2111),
				__webpack_require__.e(9273),
				__webpack_require__.e(9092)
			]).then(__webpack_require__.bind(__webpack_require__, 69273)), suggestion = suggestRule({
				toolCallId: "hook",
				arguments: pause.arguments
			}, decideAlone(policy, pause));
			if ("error" in suggestion) return;
			let file = named ?? "the policy";
			return `This rule would allow it, if a person puts it under "rules"${suggestion.before === void 0 ? "" : ` before "${suggestion.before}"`} in ${file}${named === void 0 ? " and runs \"interns policy trust\"" : ""}:\n${suggestion.yaml}`;
		}
		let harmless = new Set([
			"read",
			"search",
			"think"
		]);
		function undecided({ kind }, { event, payload }, { profile, isRejected, why }) {
			if (harmless.has(kind)) return {
				verdict: "leave",
				reason: why
			};
			if (isRejected) return {
				verdict: "reject",
				reason: why
			};
			let { asksInMode } = profile;
			return asksInMode === void 0 ? {
				verdict: canAsk(profile, event) ? "ask" : "reject",
				reason: why
			} : {
				verdict: asksInMode.modes.some((mode) => mode === payload[asksInMode.field]) ? "leave" : "reject",
				reason: why
			};
		}
		function canAsk({ answers, asksAt }, event) {
			return answers.ask !== "reject" && asksAt?.includes(event) !== !1;
		}
		function callKey({ tool, input, payload }, { tools }) {
			return (0, sha256.s)(JSON.stringify([
				tool,
				input.command ?? input,
				tools[tool]?.patch ?? payload.cwd
			]));
		}
		function decideCounted(turn, { decision, pause, policy }) {
			let came = decision.pause === null ? "" : (0, text_json.dj)(decision.pause.arguments), key = numberOf(came), { spent, entries, pauses } = turn, kept = {
				spent,
				entries: new Map(Object.entries(entries)),
				pauses: new Map([[came, pauses[key] ?? 0]])
			}, decisions = (0, decide.startDecisions)(policy, context.Ut, kept), counted = decisions.decide({
				toolCallId: "hook",
				arguments: pause.arguments
			}), after = decisions.counts(), withCall = {
				...turn,
				pauses: {
					...pauses,
					[key]: after.pauses.get(came) ?? 0
				}
			};
			if (decision.outcome === "allow" && counted.outcome !== "allow") return {
				counts: withCall,
				usedUp: counted.reason ?? "The counts of this turn are used up."
			};
			let used = {
				spent: after.spent,
				entries: Object.fromEntries(after.entries)
			};
			return {
				counts: {
					...withCall,
					...used
				},
				usedUp: void 0
			};
		}
		function numberOf(text) {
			let number = 0;
			for (let at = 0; at < text.length; at += 1) number = (number * 31 + text.charCodeAt(at)) % 0x7fffffffff8d;
			return `${number}`;
		}
		var permission_fields = __webpack_require__(14869);
		let header = /^\*\*\* (Add File|Update File|Delete File|Move to): (.+)$/;
		function readPatch(text) {
			let lines = text.trim().split("\n");
			if (lines.shift() !== "*** Begin Patch" || lines.pop() !== "*** End Patch") throw unread();
			let paths = [], deletes = !1;
			for (let line of lines) {
				let [, what, path] = header.exec(line) ?? [];
				if (path !== void 0) {
					if (path.trim() !== path || /\p{Cc}/u.test(path) || what === "Move to" && paths.length === 0) throw unread();
					paths.push(path), deletes ||= what === "Delete File";
				} else if (paths.length === 0 || isPadded(line) || !isBody(line)) throw unread();
			}
			if (paths.length === 0) throw unread();
			return {
				paths,
				deletes
			};
		}
		function isPadded(line) {
			return /^\s+\*\*\* (?:Add|Update|Delete|Move|Environment|Begin|End)\b/.test(line);
		}
		function isBody(line) {
			return /^(?:[-+ ]|@@)/.test(line) || line === "" || line === "*** End of File";
		}
		function unread() {
			return new hook_payload.uX("the patch is in a form that is not known, so nobody can say which files it changes");
		}
		let unknownTool = { kind: "other" };
		function toPause(call, profile, folder) {
			let told = toToolCall(call, profile, folder), { commandFields, folderFields, inertFields = [] } = profile, fields = (0, permission_fields.p)(told, {
				commandFields,
				folderFields,
				inertFields,
				titleForms: []
			}, folder);
			if (told.kind === "execute" && fields.command === void 0) throw new hook_payload.uX("the call has no command");
			let pause = {
				kind: "permission",
				options: ["allow_once", "reject_once"],
				...fields
			};
			return {
				arguments: JSON.stringify(pause),
				kind: told.kind ?? "other"
			};
		}
		function toToolCall({ tool: name, input, payload, folders: [named] }, profile, folder) {
			let tool = Object.hasOwn(profile.tools, name) ? profile.tools[name] ?? unknownTool : unknownTool, here = folderFrom(folder, (0, hook_payload.b6)(payload, ["cwd"]) ?? named ?? ""), { kind } = tool;
			if (kind === "execute") return {
				kind,
				name,
				rawInput: placed(input, profile.folderFields, here)
			};
			if (tool.patch !== void 0) {
				let { paths, deletes } = readPatch((0, hook_payload.b6)(input, [tool.patch]) ?? "");
				return {
					kind: deletes ? "delete" : kind,
					name,
					locations: locationsOf(paths, here)
				};
			}
			let paths = (tool.paths ?? []).flatMap((field) => (0, hook_payload.CB)(input, [field]));
			if (kind === "read" || kind === "search") return {
				kind,
				name,
				locations: lookedAt(paths, (0, hook_payload.CB)(input, tool.patterns ?? []), here)
			};
			if (tool.paths !== void 0) {
				if (paths.length === 0) throw new hook_payload.uX("the call names no path");
				return {
					kind,
					name,
					locations: locationsOf(paths, here)
				};
			}
			return {
				kind,
				name,
				title: tool.query === void 0 ? void 0 : (0, hook_payload.b6)(input, [tool.query]),
				rawInput: input
			};
		}
		function placed(input, folderFields, here) {
			let [first = "cwd"] = folderFields, named = folderFields.filter((field) => (0, hook_payload.b6)(input, [field]) !== void 0), folders = (named.length === 0 ? [first] : named).map((field) => [field, folderFrom(here, (0, hook_payload.b6)(input, [field]) ?? "")]), { workspace_roots: _roots, ...rest } = input;
			return {
				...rest,
				...Object.fromEntries(folders)
			};
		}
		function folderFrom(here, name) {
			let written = name === "" || external_node_path_.isAbsolute(name) ? name || here : `${here}${external_node_path_.sep}${name}`;
			return written.split(external_node_path_.sep).includes("..") ? written : external_node_path_.resolve(written);
		}
		function lookedAt(paths, patterns, here) {
			let folders = paths.length === 0 ? [{ path: here }] : locationsOf(paths, here), beginnings = patterns.map(beginningOf);
			return beginnings.length === 0 ? folders : folders.flatMap((one) => locationsOf(beginnings, one.path));
		}
		function beginningOf(pattern) {
			let [beginning = ""] = /^(?:[^*?[\]{}()!+@\\]*(?:\/|$))?/.exec(pattern) ?? [];
			if (/\.\.|[{,(|]\s*[/~]/.test(pattern.slice(beginning.length))) throw new hook_payload.uX("the pattern is in a form of which nobody can say where it looks");
			return beginning === "" ? "." : beginning;
		}
		function locationsOf(paths, here) {
			return paths.map((one) => ({ path: external_node_path_.isAbsolute(one) ? one : `${here}${external_node_path_.sep}${one}` }));
		}
		var policy_in_use = __webpack_require__(63774);
		async function groundsOf(places, { call, profile, options }) {
			let all = await Promise.all(places.map(async (place) => {
				let pause = toPause(call, profile, place.folder);
				return {
					pause,
					inUse: await (0, policy_in_use.X)(place, {
						pause,
						...options
					})
				};
			})), ruled = all.filter(({ inUse }) => inUse.policy !== void 0);
			if (ruled.length > 0) return ruled;
			let doubtful = all.filter(({ inUse }) => inUse.policy === void 0 && inUse.why !== void 0);
			return (doubtful.length > 0 ? doubtful : all).slice(0, 1);
		}
		async function judgeOn({ pause, inUse }, { call, profile, options: { rejectsUndecided: isRejected, policy: named } }) {
			let open = (why) => undecided(pause, call, {
				profile,
				isRejected,
				why
			}), here = {
				pause,
				inUse,
				open
			}, { policy } = inUse;
			if (policy === void 0) {
				let why = inUse.why ?? "There is no permission policy for this checkout.", isSilent = inUse.why === void 0 && !isRejected && profile.answers.leave === "silence";
				return {
					...here,
					judgement: isSilent ? {
						verdict: "leave",
						reason: why
					} : open(why)
				};
			}
			let decision = decideAlone(policy, pause);
			if (!isDecided(decision)) return {
				...here,
				judgement: open(whyUndecided(policy, decision))
			};
			let judgement = await judgementOf(decision, {
				pause,
				profile,
				event: call.event,
				whole: inUse.whole,
				named
			});
			return {
				...here,
				judgement,
				decided: {
					decision,
					policy
				}
			};
		}
		let order = [
			"stop",
			"reject",
			"ask",
			"leave",
			"repeat",
			"allow"
		];
		function strictest(all) {
			let found = order.map((verdict) => all.find(({ judgement }) => judgement.verdict === verdict)).find((judged) => judged !== void 0);
			if (found === void 0) throw Error("There is no checkout to judge in.");
			return found;
		}
		let session_state_maxBytes = 1048576;
		function noCounts(turn) {
			return {
				turn,
				spent: {
					answers: 0,
					allows: 0,
					rejectsInARow: 0
				},
				entries: {},
				pauses: {},
				allowed: []
			};
		}
		function countsOf({ counts }, turn) {
			return counts.turn === turn ? counts : noCounts(turn);
		}
		function sessionFile(folder, host, session) {
			return external_node_path_.join(folder, "hooks", `${host}-${(0, sha256.d)(session)}.json`);
		}
		async function changeState(file, change) {
			let next = `${file}.lock`, opened = await locked(next).catch(() => void 0);
			if (opened !== void 0) try {
				let { state, result } = change(readState(file)), text = JSON.stringify(state);
				if (text.length > session_state_maxBytes) throw Error("The counts of this session are too large.");
				return (0, external_node_fs_.writeFileSync)(opened, text), (0, external_node_fs_.renameSync)(next, file), result;
			} catch {
				(0, external_node_fs_.rmSync)(next, { force: !0 });
				return;
			} finally {
				(0, external_node_fs_.closeSync)(opened);
			}
		}
		async function locked(lock) {
			for (let end = Date.now() + 1e3; Date.now() < end;) try {
				return (0, external_node_fs_.openSync)(lock, "wx", 384);
			} catch (error) {
				let code = error instanceof Error && "code" in error ? error.code : void 0;
				if (code === "EEXIST") await whileHeld(lock);
				else if (code === "ENOENT") (0, folders.wZ)(external_node_path_.dirname(lock), 448);
				else throw error;
			}
		}
		async function whileHeld(lock) {
			let age = (0, external_node_fs_.statSync)(lock, { throwIfNoEntry: !1 })?.mtimeMs ?? 0;
			age !== 0 && Date.now() - age > 3e4 && (0, external_node_fs_.rmSync)(lock, { force: !0 }), await new Promise((resolve) => setTimeout(resolve, 20));
		}
		function readState(file) {
			let size = (0, external_node_fs_.statSync)(file, { throwIfNoEntry: !1 })?.size;
			if (size === void 0) return;
			if (size > session_state_maxBytes) throw Error("The counts of this session are too large.");
			let state = (0, json.qF)((0, folders.XF)(file));
			if (!isState(state)) throw Error("The counts of this session are damaged.");
			return state;
		}
		function isState(value) {
			return (0, json.Gv)(value) && isPlaces(value.places) && (0, json.Gv)(value.counts) && isCounts(value.counts);
		}
		function isCounts({ turn, allowed, spent, entries, pauses }) {
			let isSpent = isNumbers(spent) && "answers" in spent && "allows" in spent && "rejectsInARow" in spent;
			return typeof turn == "string" && isTexts(allowed) && isSpent && isNumbers(entries) && isNumbers(pauses);
		}
		function isPlaces(value) {
			return Array.isArray(value) && value.every((one) => (0, json.Gv)(one) && isTexts([one.folder, one.checkout]));
		}
		function isTexts(value) {
			return Array.isArray(value) && value.every((one) => typeof one == "string");
		}
		function isNumbers(value) {
			return (0, json.Gv)(value) && Object.values(value).every((one) => typeof one == "number");
		}
		async function runHook(options) {
			let profile = hooks.J[options.host];
			try {
				let { verdict, reason, advice } = await judge(options, profile);
				return toHost(verdict, advice === void 0 ? reason : `${reason}\n${advice}`, profile);
			} catch (error) {
				return toHost("reject", `refused, because it cannot be judged: ${error instanceof Error ? error.message : String(error)}`, profile);
			}
		}
		async function judge(options, profile) {
			let call = (0, hook_payload.D9)((0, hook_payload.ex)(options.payload), profile), file = sessionFile((0, environment.y)(options.env), options.host, call.session), all = foldersOf(call, profile, options).map((folder) => (0, checkout.P)((0, external_node_fs_.realpathSync)(folder))), found = [...new Map(all.map((place) => [place.folder, place])).values()], kept = await keepPlaces(file, found, call);
			if (call.event === profile.repeats) return repeat(file, call, profile);
			let called = {
				call,
				profile,
				options
			}, grounds = await groundsOf(kept ?? found, called), judged = strictest(await Promise.all(grounds.map((ground) => judgeOn(ground, called)))), settled = await settle(judged, {
				file,
				call,
				isKept: kept !== void 0
			}), judgement = profile.repeats !== void 0 && kept !== void 0 ? await keepForRepeat(file, call, {
				profile,
				judgement: settled
			}) : settled;
			return options.keepsLog && keepCall(judged, {
				judgement,
				call,
				options
			}), judgement;
		}
		async function settle({ judgement, open, pause, decided }, { file, call, isKept }) {
			if (!isKept) return ["allow", "leave"].includes(judgement.verdict) ? open(run_hook_unread) : judgement;
			if (decided === void 0) return judgement;
			let counted = await countCall(file, {
				call,
				pause,
				...decided
			});
			return judgement.verdict === "allow" ? counted === void 0 ? open(run_hook_unread) : counted.usedUp === void 0 ? judgement : open(counted.usedUp) : judgement;
		}
		function keepCall({ judgement: first, pause, inUse, decided }, { judgement, call, options }) {
			let decision = judgement === first ? decided?.decision : void 0;
			if (decision === void 0 && harmless.has(pause.kind)) return;
			let policy = inUse.policy === void 0 ? void 0 : {
				digest: inUse.digest,
				source: inUse.source
			}, { host, env } = options;
			logCall({
				host,
				session: call.session,
				policy,
				pause,
				judgement,
				decision,
				now: Date.now()
			}, env);
		}
		let run_hook_unread = "The state of this session cannot be read, so nothing is allowed by itself.";
		function foldersOf({ folders }, { folderVariable }, { env, cwd }) {
			let named = folderVariable === void 0 ? void 0 : (0, environment.b)(env, folderVariable), told = named === void 0 ? folders : [named];
			return (told.length === 0 ? [cwd] : told).map((folder) => external_node_path_.resolve(cwd, folder));
		}
		async function keepPlaces(file, found, { turn }) {
			try {
				let { places } = readState(file) ?? {};
				if (places !== void 0) return places;
			} catch {
				return;
			}
			return changeState(file, (state) => {
				let kept = state ?? {
					places: found,
					counts: noCounts(turn)
				};
				return {
					state: kept,
					result: kept.places
				};
			});
		}
		async function countCall(file, { call, ...decided }) {
			return changeState(file, (state) => {
				if (state === void 0) throw Error("The session has no state.");
				let { counts, usedUp } = decideCounted(countsOf(state, call.turn), decided);
				return {
					state: {
						...state,
						counts
					},
					result: { usedUp }
				};
			});
		}
		async function keepForRepeat(file, call, { profile, judgement }) {
			let key = callKey(call, profile);
			return await changeState(file, (state) => {
				if (state === void 0) throw Error("The session has no state.");
				let counts = countsOf(state, call.turn), others = counts.allowed.filter((one) => one !== key), allowed = judgement.verdict === "allow" ? [...others, key] : others;
				return {
					state: {
						...state,
						counts: {
							...counts,
							allowed
						}
					},
					result: !0
				};
			}) === !0 || judgement.verdict !== "leave" ? judgement : {
				verdict: "reject",
				reason: run_hook_unread
			};
		}
		async function repeat(file, call, profile) {
			let key = callKey(call, profile);
			return {
				verdict: await changeState(file, (state) => {
					if (state === void 0) throw Error("The session has no state.");
					return {
						state,
						result: countsOf(state, call.turn).allowed.includes(key)
					};
				}) === !0 ? "repeat" : "leave",
				reason: "The policy allowed this call."
			};
		}
		function tooLate() {
			return {
				...refusal("refused, because it was not judged within 10 seconds"),
				isLate: !0
			};
		}
		function readHookSettings(words) {
			let values = flagsOf(words), host = hook_names.W.find((name) => name === values.get("for"));
			if (host === void 0) {
				let given = values.get("for"), what = given === void 0 ? "missing" : JSON.stringify(given);
				throw new hook_payload.uX(`--for is ${what}: write one of ${hook_names.W.join(", ")}`);
			}
			let undecided = values.get("undecided") ?? "ask";
			if (undecided !== "ask" && undecided !== "reject") throw new hook_payload.uX("--undecided is \"ask\" or \"reject\"");
			let transcript = values.get("transcript");
			if (transcript !== void 0 && transcript !== "none") throw new hook_payload.uX("--transcript is \"none\"");
			return {
				host,
				policy: values.get("policy"),
				rejectsUndecided: undecided === "reject",
				transcript
			};
		}
		let known = new Set([
			"for",
			"policy",
			"undecided",
			"transcript"
		]);
		function flagsOf(words) {
			let flags = new Map();
			for (let index = 0; index < words.length; index += 2) {
				let name = words[index] ?? "", value = words[index + 1];
				if (!name.startsWith("--") || !known.has(name.slice(2))) throw new hook_payload.uX(`${JSON.stringify(name)} is not known`);
				if (value === void 0) throw new hook_payload.uX(`${name} has no value`);
				flags.set(name.slice(2), value);
			}
			return flags;
		}
		async function judgeStdin({ words, env, cwd }) {
			let timer;
			try {
				let settings = readHookSettings(words), judged = readAll().then(async (payload) => runHook({
					...settings,
					keepsLog: settings.transcript !== "none",
					payload,
					env,
					cwd
				})), late = new Promise((resolve) => {
					timer = setTimeout(() => resolve(tooLate()), 1e4);
				});
				return await Promise.race([judged, late]);
			} catch (error) {
				return refusal(`refused, because it cannot be judged: ${error instanceof Error ? error.message : String(error)}`);
			} finally {
				clearTimeout(timer);
			}
		}
		async function readAll() {
			let parts = [];
			for (let length = 0;;) {
				let part = await readPart(Buffer.allocUnsafe(65536));
				if (part.length === 0) return Buffer.concat(parts);
				if (parts.push(part), length += part.length, length > hook_payload.ID) throw Error(`the payload has more than ${hook_payload.ID} bytes`);
			}
		}
		async function readPart(buffer) {
			return new Promise((resolve, reject) => {
				(0, external_node_fs_.read)(0, buffer, 0, buffer.length, null, (error, bytesRead) => {
					error === null ? resolve(buffer.subarray(0, bytesRead)) : error.code === "EAGAIN" ? setTimeout(() => resolve(readPart(buffer)), 10) : reject(error);
				});
			});
		}
		function leave() {
			try {
				process.execve?.("/bin/sh", [
					"sh",
					"-c",
					"exit 2"
				], {});
			} finally {
				process.kill(process.pid, "SIGKILL");
			}
		}
		var log = __webpack_require__(97309), policy_file = __webpack_require__(10401), cli_command = __webpack_require__(99859), failure = __webpack_require__(51612), screen = __webpack_require__(21264), patch = __webpack_require__(30271);
		async function runHookPolicy(asked) {
			let { has, value, io } = asked, words = [
				"for",
				"policy",
				"undecided",
				"transcript"
			].flatMap((name) => {
				let given = value(name);
				return given === void 0 ? [] : [`--${name}`, name === "policy" ? external_node_path_.resolve(io.cwd, given) : given];
			});
			if (!has("install") && !has("uninstall")) {
				io.terminal?.canAsk === !0 && hook_names.W.some((name) => name === value("for")) && (0, screen.qz)(io, "Waiting for a tool call as JSON on standard input, as an agent gives it. \"--install\" sets the agent up.");
				let { code, stdout, stderr, isLate } = await judgeStdin({
					words,
					env: io.env,
					cwd: io.cwd
				});
				return io.stdout(stdout), io.stderr(stderr), isLate === !0 && leave(), code;
			}
			if (has("install") && has("uninstall")) throw (0, failure.x5)("input_conflict", "install", "Both --install and --uninstall are given. Leave one out.");
			let settings = readSettings(words);
			return has("install") && settings.policy !== void 0 && await mustBeValid(settings.policy, settings), changeSettings(settings, asked);
		}
		async function mustBeValid(file, { host }) {
			let named = JSON.stringify(file), refuse = (what, remedy) => {
				throw (0, failure.x5)("input_invalid", "policy", `--policy is ${named}, which ${what}. With it, the hook would refuse every call, so nothing is changed. ${remedy}`);
			}, text = textOf(file);
			if (typeof text != "string") {
				let remedy = `"interns policy init --for ${host} ${(0, install.TL)(file)}" writes a starting file.`;
				return refuse(`can't be read: ${(0, errors.Uc)(text.error)}`, remedy);
			}
			let reading = await (0, policy_file.T)(text, file);
			if ("policy" in reading) return;
			let [{ line, message } = {
				line: 1,
				message: ""
			}] = reading.problems;
			return refuse(`is no valid policy: line ${line}: ${message.replace(/\.$/, "")}`, `"interns policy check ${(0, install.TL)(file)}" lists all of its problems.`);
		}
		function textOf(file) {
			try {
				return (0, folders.XF)(file);
			} catch (error) {
				return { error };
			}
		}
		function readSettings(words) {
			try {
				return readHookSettings(words);
			} catch (error) {
				let why = error instanceof Error ? error.message : String(error);
				throw (0, failure.x5)("input_invalid", "for", `The hook can't be installed: ${why}.`);
			}
		}
		async function changeSettings(settings, asked) {
			let { has, io } = asked, profile = hooks.J[settings.host], program = external_node_path_.join(import.meta.dirname, "hook.js"), command = (0, install.EB)(settings, {
				node: process.execPath,
				program
			}), user = {
				env: io.env,
				home: io.env.HOME ?? (0, external_node_os_.homedir)()
			}, file = (0, install._r)(profile, user), changes = [];
			try {
				changes.push(has("install") ? (0, install.$f)(profile, file, command) : (0, install.qi)(profile, file));
				let beside = (0, install.L3)(profile, (0, install.GU)(profile, user), has("install"));
				beside !== void 0 && changes.push(beside);
			} catch (error) {
				if (!(error instanceof install._K)) throw error;
				return (0, screen.qz)(io, (0, log.TN)(`interns policy hook: ${error.message} Nothing is changed. The entry to paste runs this command:`)), (0, screen.yy)(io, command), cli_command.rP;
			}
			for (let change of changes) await showOrWrite(change, asked);
			return !has("write") && changes.some(({ before, after }) => before !== after) && (0, screen.qz)(io, "Nothing is written yet. Add --write."), has("write") && has("install") && (0, screen.qz)(io, nextSteps(settings)), 0;
		}
		function nextSteps({ host, policy }) {
			return `Next: ${[...policy === void 0 ? ["run \"interns policy trust\" in each checkout"] : [], `restart ${host}${host === "codex" ? " and trust the hook in its \"/hooks\"" : ""}`].join(", ")}. "interns doctor --hook ${host}" checks the hook.`;
		}
		async function showOrWrite({ file, before, after }, { has, io }) {
			let say = (what) => (0, screen.qz)(io, (0, log.TN)(`${file} is ${what}.`));
			before === after ? say("as it should be") : has("write") ? after === void 0 ? (await (0, promises_.unlink)(file), say("deleted: nothing else stood in it")) : ((0, folders.wZ)(external_node_path_.dirname(file), 448), await (0, patch.f)(external_node_path_.dirname(file), external_node_path_.basename(file), after, before), say("written")) : io.stdout((0, patch.W)(file, before, after ?? ""));
		}
	}),
	30271: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			W: () => unifiedDiff,
			f: () => replaceFile
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455), node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760), diff__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37291), _folders_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92782), _failure_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(51612);
		function unifiedDiff(file, before, after) {
			let { hunks } = (0, diff__WEBPACK_IMPORTED_MODULE_3__.YB)("", "", before ?? "", after, void 0, void 0, { context: 3 });
			if (hunks.length === 0) return "";
			let name = headerName(file), parts = hunks.map(({ oldStart, oldLines, newStart, newLines, lines }) => `${[`@@ -${range(oldStart, oldLines)} +${range(newStart, newLines)} @@`, ...lines].join("\n")}\n`);
			return `--- ${before === void 0 ? "/dev/null" : name}\n+++ ${name}\n${parts.join("")}`;
		}
		function headerName(file) {
			let name = file.startsWith("/") || file.startsWith("../") ? file : `./${file}`;
			return /[\p{Cc}"\\]/u.test(name) ? JSON.stringify(name) : name.includes(" ") ? `${name}\t` : name;
		}
		function range(start, size) {
			return size === 1 ? String(start) : `${size === 0 ? start - 1 : start},${size}`;
		}
		async function replaceFile(root, file, text, before) {
			let target = node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(root, file);
			if (await refuseLinks(root, target, file), before !== void 0 && await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(target, "utf8") !== before) throw changedSince(file);
			(0, _folders_js__WEBPACK_IMPORTED_MODULE_4__.wZ)(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(target));
			try {
				before === void 0 ? (0, _folders_js__WEBPACK_IMPORTED_MODULE_4__.f8)(target, text, 420, node_fs__WEBPACK_IMPORTED_MODULE_0__.linkSync) : (0, _folders_js__WEBPACK_IMPORTED_MODULE_4__.f8)(target, text, (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(target)).mode & 511);
			} catch (error) {
				throw before === void 0 && await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(target).catch(() => void 0) !== void 0 ? changedSince(file) : error;
			}
		}
		function changedSince(file) {
			let message = `"${file}" has changed since it was read. Nothing is written; run the command again.`;
			return (0, _failure_js__WEBPACK_IMPORTED_MODULE_5__.x5)("input_conflict", "policy", message);
		}
		async function refuseLinks(root, target, file) {
			let within = node_path__WEBPACK_IMPORTED_MODULE_2__.relative(root, target), names = within.startsWith("..") || node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute(within) ? [node_path__WEBPACK_IMPORTED_MODULE_2__.basename(target)] : within.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep), start = within.startsWith("..") || node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute(within) ? node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(target) : root;
			for (let [index] of names.entries()) {
				if ((await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(start, ...names.slice(0, index + 1))).catch(() => void 0))?.isSymbolicLink() !== !0) continue;
				let message = `"${file}" leads through a link, ${names.slice(0, index + 1).join("/")}. Nothing is written; name the file itself with --policy.`;
				throw (0, _failure_js__WEBPACK_IMPORTED_MODULE_5__.x5)("input_conflict", "policy", message);
			}
		}
	}),
	33554: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			b: () => variable,
			y: () => stateFolder
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		function variable(env, name) {
			return env[name] === "" ? void 0 : env[name];
		}
		function stateFolder(env) {
			let state = variable(env, "XDG_STATE_HOME") ?? "";
			return (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(state) ? state : (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(variable(env, "HOME") ?? process.getBuiltinModule("node:os").homedir(), ".local/state"), "interns");
		}
	}),
	92782: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			XF: () => readRegularFile,
			f8: () => writeWhole,
			wZ: () => makeFolders,
			zC: () => isForEverybody
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		function makeFolders(folder, mode = 511) {
			if (isFolder(folder)) return;
			let above = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
			above !== folder && makeFolders(above, mode);
			try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { mode });
			} catch (error) {
				if (!isFolder(folder)) throw error;
			}
		}
		function isFolder(path) {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: !1 })?.isDirectory() === !0;
		}
		function isForEverybody(folder) {
			return !!((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder).mode & 2);
		}
		function readRegularFile(path) {
			let opened = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
			try {
				if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(opened).isFile()) throw Error(`${path} is no regular file`);
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(opened, "utf8");
			} finally {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(opened);
			}
		}
		function writeWhole(path, content, mode = 384, put = node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync) {
			let beside = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), `.${globalThis.crypto.randomUUID()}`);
			try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(beside, content, {
					mode,
					flag: "wx",
					flush: !0
				}), put(beside, path);
			} finally {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(beside, { force: !0 });
			}
		}
	}),
	53528: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => otherCiVariables,
			b: () => showsCi
		});
		var _environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33554);
		let otherCiVariables = "CONTINUOUS_INTEGRATION.APPVEYOR.BUDDY_WORKSPACE_ID.BUILDER_OUTPUT.BITRISE_IO.CF_BUILD_ID.CIRRUS_CI.CODEBUILD_BUILD_ID.DRONE.GO_PIPELINE_NAME.HARNESS_BUILD_ID.HUDSON_URL.JENKINS_URL.NETLIFY.PROW_JOB_ID.RENDER.SCREWDRIVER.SEMAPHORE.SPACELIFT.TASKCLUSTER_ROOT_URL.TEAMCITY_VERSION.TF_VAR_spacelift_run_id.TRAVIS.VERCEL.WOODPECKER.bamboo_planKey.BITBUCKET_PR_ID.BUILDKITE_PULL_REQUEST.CHANGE_ID.CIRCLE_PULL_REQUEST.DRONE_PULL_REQUEST.CI_MERGE_REQUEST_IID.SYSTEM_PULLREQUEST_PULLREQUESTID.CI.BUILD_NUMBER".split(".");
		function showsCi(env) {
			return (0, _environment_js__WEBPACK_IMPORTED_MODULE_0__.b)(env, "CI") !== void 0 || (0, _environment_js__WEBPACK_IMPORTED_MODULE_0__.b)(env, "TF_BUILD") !== void 0 || otherCiVariables.some((name) => !["false", "0"].includes((0, _environment_js__WEBPACK_IMPORTED_MODULE_0__.b)(env, name) ?? "0"));
		}
	}),
	43072: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HA: () => defaultOf,
			HN: () => exclude,
			Iw: () => envNameOf,
			Pe: () => setting,
			eS: () => readCliInputs,
			f5: () => settingsOf,
			lq: () => optional,
			mw: () => required
		});
		var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96559), _definitions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63683), _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97035);
		function notEmpty(text) {
			return text === "" ? void 0 : text;
		}
		let defaultOf = (name) => {
			let text = _definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].default;
			return text?.startsWith("${{") === !0 ? void 0 : text;
		};
		function setting(text, name) {
			return _definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].kind.read(name, text(name) ?? "");
		}
		function optional(text, name) {
			let value = text(name);
			return value === void 0 ? void 0 : _definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].kind.read(name, value);
		}
		function settingsOf(text, names) {
			let read = ([key, name]) => [key, _definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].default === void 0 ? optional(text, name) : _definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].kind.read(name, text(name) ?? "")];
			return Object.fromEntries(Object.entries(names).map(read));
		}
		function required(text, name, what) {
			let value = optional(text, name);
			if (value !== void 0) return value;
			throw (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.LO)(name)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(name)} is not given. Set it to ${what}.`;
		}
		function exclude(text, one, other) {
			if (text(one) !== void 0 && text(other) !== void 0) throw (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.hj)(other)`Both ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(one)} and ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(other)} are given. Use one of them.`;
		}
		function envNameOf(name) {
			return `INTERNS_${name.replaceAll("-", "_").toUpperCase()}`;
		}
		function readCliInputs({ flags, env }) {
			for (let name of _definitions_js__WEBPACK_IMPORTED_MODULE_0__.vj) if (_definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].where === "action" && (env[envNameOf(name)] ?? "") !== "") throw (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.hj)(name)`The environment variable ${envNameOf(name)} is set, but "${name}" works in the action only. Unset it.`;
			return (name) => notEmpty(flags.get(name)) ?? notEmpty(env[envNameOf(name)]);
		}
	}),
	16413: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gv: () => isObject,
			hz: () => isDeeperThan,
			qF: () => parseJson
		});
		function parseJson(text) {
			try {
				return JSON.parse(text);
			} catch {
				return;
			}
		}
		function isDeeperThan(value, levels) {
			return typeof value != "object" || !value ? !1 : levels === 0 || Object.values(value).some((one) => isDeeperThan(one, levels - 1));
		}
		function isObject(value) {
			return typeof value == "object" && !!value && !Array.isArray(value);
		}
	}),
	2244: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			qo: () => isGuardedName,
			ue: () => isLockFile
		});
		var _text_fold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54364), _text_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47141);
		let instructions = "AGENTS.md AGENTS.override.md CLAUDE.md CLAUDE.local.md GEMINI.md CODEOWNERS opencode.json opencode.jsonc".split(" "), lockFiles = "package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml bun.lock* deno.lock Pipfile.lock poetry.lock uv.lock pdm.lock Cargo.lock go.sum go.work.sum Gemfile.lock composer.lock gradle.lockfile packages.lock.json mix.lock pubspec.lock flake.lock".split(" "), builds = "package.json pnpm-*.yaml bunfig.toml deno.json* lerna.json turbo.json nx.json pyproject.toml setup.py setup.cfg requirements*.txt Pipfile* conftest.py tox.ini noxfile.py Cargo.* build.rs rust-toolchain* go.mod go.work Gemfile* *.gemspec Rakefile composer.* pom.xml *.gradle* gradle.properties gradle-wrapper.* gradlew* mvnw* build.sbt Makefile GNUmakefile *.mk CMakeLists.txt *.cmake Justfile Taskfile.* meson.build BUILD BUILD.bazel WORKSPACE WORKSPACE.bazel MODULE.bazel flake.nix Dockerfile* Containerfile* *.dockerfile compose*.y*ml docker-compose*.y*ml Jenkinsfile* *.csproj *.fsproj *.vbproj *.sln *.slnx Directory.Build.* Directory.Packages.* nuget.config mix.exs pubspec.yaml Package.swift Package.resolved Podfile* action.yml action.yaml".split(" "), guardedNames = [
			...instructions,
			...lockFiles,
			...builds
		], compiled, known = new Map();
		function isGuardedName(name) {
			let before = known.get(name);
			if (before !== void 0) return before;
			let folded = (0, _text_fold_js__WEBPACK_IMPORTED_MODULE_0__._)(name), found = folded.startsWith(".") || isOneOf(compiledGlobs().guarded, folded);
			return known.size >= 1e4 && known.clear(), known.set(name, found), found;
		}
		function isLockFile(path) {
			return isOneOf(compiledGlobs().locks, (0, _text_fold_js__WEBPACK_IMPORTED_MODULE_0__._)(path.slice(path.lastIndexOf("/") + 1)));
		}
		function compiledGlobs() {
			return compiled ??= {
				guarded: compile(guardedNames),
				locks: compile(lockFiles)
			}, compiled;
		}
		function compile(names) {
			return names.flatMap((name) => (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.SO)((0, _text_fold_js__WEBPACK_IMPORTED_MODULE_0__._)(name)) ?? []);
		}
		function isOneOf(names, name) {
			return names.some((glob) => (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.mw)(glob, name));
		}
	}),
	70491: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			YG: () => byPathBytes,
			gB: () => changeRules,
			sx: () => judgeChange
		});
		var _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55635), _text_fold_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54364), _text_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47141), _guarded_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2244);
		let changeRules = [
			"default",
			"malformed",
			"guarded",
			"unfit",
			"ignored",
			"budget"
		];
		function judgeChange(part, change, context) {
			let [judged] = judgeChanges(part, [change], context);
			if (judged === void 0) throw TypeError("No change was judged.");
			return judged.verdict;
		}
		function judgeChanges({ changes: entries = [], changeBudget: budget }, changes, context) {
			let inTime = entries.map((entry) => ({
				entry,
				whyNot: (0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__.yB)(entry, context)?.()
			})), used = new Map(), spent = {
				files: 0,
				bytes: 0,
				lines: 0
			}, judge = (change) => {
				let verdict = judgeOne(inTime, change), entry = entries.find(({ id }) => id === verdict.rule), count = (used.get(verdict.rule) ?? 0) + 1;
				if (used.set(verdict.rule, count), entry?.limit !== void 0 && count > entry.limit) return {
					...verdict,
					answer: "stop",
					reason: `the limit of "${entry.id}", ${entry.limit}, is used up`
				};
				if (verdict.answer !== "taken") return verdict;
				spent.files += 1, spent.bytes += change.bytes, spent.lines += change.lines;
				let over = [
					"files",
					"bytes",
					"lines"
				].find((name) => spent[name] > budget[name]);
				return over === void 0 ? verdict : {
					...verdict,
					answer: "stop",
					rule: "budget",
					reason: `the budget of ${budget[over]} ${over} is used up`
				};
			};
			return changes.toSorted(byPathBytes).map((change) => ({
				change,
				verdict: judge(change)
			}));
		}
		function byPathBytes(one, other) {
			return Buffer.compare(Buffer.from(one.path), Buffer.from(other.path));
		}
		function judgeOne(entries, change) {
			let why = flawOfPath(change.path), flaw = why === void 0 ? change.flaw : {
				why,
				stops: change.flaw?.stops === !0
			}, trace = [], decided;
			for (let { entry, whyNot } of entries) {
				let { id } = entry;
				if (decided !== void 0) {
					trace.push({
						id,
						matched: !1,
						because: "not reached"
					});
					continue;
				}
				let not = whyNot ?? whyNotTaken(entry, change, flaw);
				trace.push({
					id,
					matched: not === void 0,
					because: not ?? "path and status match"
				}), not === void 0 && (decided = entry);
			}
			if (decided === void 0) return {
				...undecided(change, flaw),
				trace
			};
			let answers = {
				allow: "taken",
				reject: "left",
				stop: "stop"
			}, reason = decided.reason ?? `"${decided.id}" says ${decided.verb}`;
			return {
				answer: answers[decided.verb],
				rule: decided.id,
				reason,
				trace
			};
		}
		function whyNotTaken(entry, change, flaw) {
			let reach = entry.reach(change.path);
			if (reach === "not") return "the path is another";
			if (reach === "guarded") return "the path has a guarded name, which the glob does not spell";
			if (!entry.statuses.includes(change.status)) return `status is "${change.status}", wants ${entry.statuses.join(" or ")}`;
			if (entry.verb === "allow") return flaw === void 0 ? change.binary && !entry.binary ? "the content is binary" : void 0 : `the change is unfit: ${flaw.why}`;
		}
		function undecided(change, flaw) {
			let { path, status, binary } = change, answer = flaw?.stops !== !0 && (status === "added" || (0, _guarded_js__WEBPACK_IMPORTED_MODULE_1__.ue)(path) && flaw === void 0) ? "left" : "stop";
			return flaw === void 0 ? path.split("/").some(_guarded_js__WEBPACK_IMPORTED_MODULE_1__.qo) ? {
				answer,
				rule: "guarded",
				reason: "no entry spells its guarded name"
			} : binary ? {
				answer,
				rule: "unfit",
				reason: "its content is binary, and no entry with \"binary: true\" takes it"
			} : {
				answer,
				rule: "default",
				reason: "no entry takes it"
			} : {
				answer,
				rule: "unfit",
				reason: flaw.why
			};
		}
		let device = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9]|lpt[0-9]) *(?:\.|$)/u;
		function flawOfPath(path) {
			return !path.isWellFormed() || path.includes("�") ? "its name is not UTF-8" : path.includes(":") ? "its name has a colon" : (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_2__.qW)(path) ? path.normalize("NFC") === path ? path.split("/").map(flawOfName).find((flaw) => flaw !== void 0) : "its name is not in the normalisation form NFC" : "it is no plain path";
		}
		function flawOfName(name) {
			let folded = (0, _text_fold_js__WEBPACK_IMPORTED_MODULE_3__._)(name);
			return Buffer.byteLength(name) > 255 ? "a name in it is longer than a file system takes" : folded === ".git" ? "it lies in a folder of Git" : folded === ".gitmodules" ? "it is \".gitmodules\"" : device.test(folded) ? "Windows reads its name as a device" : void 0;
		}
	}),
	15233: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => personRule,
			P: () => grantRule
		});
		let grantRule = "grant", personRule = "(person)";
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
	60679: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ap: () => resolveLinks,
			UO: () => isWithin,
			VO: () => wayOf
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		function resolveLinks(absolute) {
			return follow(absolute, { left: 40 });
		}
		function wayOf(absolute) {
			return absolute.includes("�") ? void 0 : walk(absolute, { left: 40 });
		}
		function walk(absolute, links) {
			let { root } = node_path__WEBPACK_IMPORTED_MODULE_1__.parse(absolute), names = absolute.slice(root.length).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).filter((name) => name !== "" && name !== "."), passed = [], way = {
				end: root,
				links: []
			};
			for (let name of names) {
				let at = way.end;
				if (name === "..") {
					let last = passed.pop();
					if (last?.isLink === !0 || passed.at(-1)?.isLink === !0) return;
					way = {
						end: last?.at ?? root,
						links: []
					};
					continue;
				}
				let place = node_path__WEBPACK_IMPORTED_MODULE_1__.join(at, name), target = linkAt(place);
				if (target === void 0) way = {
					end: place,
					links: []
				};
				else {
					--links.left;
					let here = node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, ...passed.map((one) => one.name)), next = links.left >= 0 && isPlainTarget(place, target, passed) ? walk(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(here, target), links) : void 0;
					if (next === void 0) return;
					way = {
						end: next.end,
						links: [place, ...next.links]
					};
				}
				passed.push({
					at,
					name,
					isLink: target !== void 0
				});
			}
			return way;
		}
		function isPlainTarget(place, target, passed) {
			if (target === null || target.includes("�") || isWithin(place, "/proc")) return !1;
			let names = target.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep), first = names.findIndex((name) => name !== ".."), climbs = first === -1 ? names.length : first;
			return !names.includes("..", climbs) && !passed.slice(Math.max(passed.length - climbs, 0)).some((one) => one.isLink);
		}
		let noLink = new Set([
			"EINVAL",
			"ENOENT",
			"ENOTDIR",
			"UNKNOWN"
		]);
		function linkAt(place) {
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(place);
			} catch (error) {
				return error instanceof Error && "code" in error && noLink.has(error.code) ? void 0 : null;
			}
		}
		function follow(absolute, links) {
			try {
				return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(absolute);
			} catch {
				let parent = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(absolute);
				if (parent === absolute) return absolute;
				let folder = follow(parent, links), place = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, node_path__WEBPACK_IMPORTED_MODULE_1__.basename(absolute)), target = links.left > 0 ? targetOf(place) : void 0;
				return target === void 0 ? place : (--links.left, follow(node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(target) ? target : `${folder}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}${target}`, links));
			}
		}
		function targetOf(place) {
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(place);
			} catch {
				return;
			}
		}
		function isWithin(one, folder) {
			return one === folder || one.startsWith(folder.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? folder : `${folder}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`);
		}
	})
};
