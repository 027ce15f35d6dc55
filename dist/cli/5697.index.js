export const id = 5697;
export const ids = [5697];
export const modules = {
	59429: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { j: () => keyVariables });
		var _claude_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72618), _codex_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95777), _gemini_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98803), _opencode_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(30777);
		let keyVariables = new Set([
			_claude_js__WEBPACK_IMPORTED_MODULE_0__.B,
			_codex_js__WEBPACK_IMPORTED_MODULE_1__.B,
			_gemini_js__WEBPACK_IMPORTED_MODULE_2__.B,
			_opencode_js__WEBPACK_IMPORTED_MODULE_3__.B
		].flatMap((profile) => profile.keyVariables));
	}),
	14869: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			p: () => permissionFields,
			r: () => isPlaceKnown
		});
		var _tool_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45343);
		function permissionFields(call, profile, folder) {
			let kind = toolKinds.has(call.kind ?? "") ? call.kind ?? "other" : "other", run = kind === "execute" ? (0, _tool_call_js__WEBPACK_IMPORTED_MODULE_0__.Nl)(call, profile) : noCommand, lies = (0, _tool_call_js__WEBPACK_IMPORTED_MODULE_0__.wG)(call, folder, run.cwd ?? (run.command === void 0 ? void 0 : folder)), isExplained = run.command !== void 0 || lies.paths !== void 0 && explainedByPaths.has(kind);
			return {
				operation: run.command === void 0 ? operationOf(kind) : `shell command: ${run.command}`,
				command: run.command,
				cwd: (run.cwd === null ? void 0 : (0, _tool_call_js__WEBPACK_IMPORTED_MODULE_0__.dS)(run.cwd ?? "", folder)) ?? unknownFolder,
				title: call.title ?? void 0,
				tool_kind: call.kind === void 0 || call.kind === null ? void 0 : kind,
				tool_name: call.name ?? void 0,
				...run.cwd === null ? {
					...lies,
					inside: void 0
				} : lies,
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
			let fields = fieldsOf(raw), inFields = folderOf(fields, profile.folderFields), inCall = inFields === void 0 ? folderInText(content, profile.folderForms) : inFields, named = isPartial ? null : inCall, env = fields.env ?? void 0, field = profile.commandFields.find((name) => isGiven(fields[name])), { folderFields, inertFields = [] } = profile, rest = restOf(fields, new Set([
				...field === void 0 ? [] : [field],
				...folderFields,
				...inertFields,
				"env"
			]));
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
			].filter((name) => typeof name == "string" && name !== "").map((name) => wayFrom(name, folder) ?? node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(folder, name)), known = ways.flatMap((way) => typeof way == "string" ? [] : [way.end, ...way.links]), isUnknown = ways.some((way) => typeof way == "string"), isInside = (one) => (0, _resolved_path_js__WEBPACK_IMPORTED_MODULE_2__.UO)(one, root), told = (paths, unknown) => orNone([...new Set([...paths, ...isUnknown ? [unknown] : []])]);
			return {
				paths: told(ways.flatMap((way) => typeof way == "string" ? [way] : [way.end, ...way.links]), unknownPath),
				inside: told(known.filter(isInside).map((one) => node_path__WEBPACK_IMPORTED_MODULE_0__.relative(root, one) || "."), "./unknown"),
				outside: told(known.filter((one) => !isInside(one)), unknownPath)
			};
		}
		function pathsOfMove({ kind, rawInput: raw }) {
			if (kind !== "move") return [];
			let isPlace = /path|file|source|src|dest|target|from|to$|old|new/i;
			return Object.entries(fieldsOf(raw)).flatMap(([name, value]) => isPlace.test(name) ? [value] : []);
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
	42787: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { runHookPolicy: () => runHookPolicy });
		var promises_ = __webpack_require__(51455), external_node_os_ = __webpack_require__(48161), external_node_path_ = __webpack_require__(76760), hooks = __webpack_require__(79667), errors = __webpack_require__(452), folders = __webpack_require__(92782), install = __webpack_require__(22040), external_node_fs_ = __webpack_require__(73024), invisible = __webpack_require__(71376);
		function toHost(verdict, reason, { answers }) {
			let words = bounded(reason);
			if (verdict === "reject") return refusal(words, answers.reject?.(words));
			let reply = (verdict === "repeat" ? answers.repeat : answers[verdict]) ?? "reject";
			return reply === "reject" ? refusal(words, answers.reject?.(words)) : {
				code: 0,
				stdout: reply === "silence" ? "" : `${JSON.stringify(reply(words))}\n`,
				stderr: ""
			};
		}
		function refusal(reason, json) {
			return {
				code: 2,
				stdout: json === void 0 ? "" : `${JSON.stringify(json)}\n`,
				stderr: `interns: ${bounded(reason)}\n`
			};
		}
		function bounded(reason) {
			let words = reason.split("\n").map(invisible.jQ).join("\n");
			return words.length > 2e3 ? `${words.slice(0, 1999)}…` : words;
		}
		var environment = __webpack_require__(33554), checkout = __webpack_require__(40584), key_variables = __webpack_require__(59429), ci_variables = __webpack_require__(53528), context = __webpack_require__(31576), ask_undecided = __webpack_require__(82185), secret = __webpack_require__(36385), json = __webpack_require__(16413), sha256 = __webpack_require__(75468);
		let maxBytes = 1048576;
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
			return external_node_path_.join(folder, "hooks", `${host}-${digestOf(session)}.json`);
		}
		function digestOf(text) {
			return (0, sha256.s)(text).slice(0, 32);
		}
		async function changeState(file, change) {
			let next = `${file}.lock`, opened = await locked(next);
			if (opened !== void 0) try {
				let { state, result } = change(readState(file)), text = JSON.stringify(state);
				if (text.length > maxBytes) throw Error("The counts of this session are too large.");
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
				else if (code !== "ENOENT" || !makes(external_node_path_.dirname(lock))) return;
			}
		}
		async function whileHeld(lock) {
			let age = (0, external_node_fs_.statSync)(lock, { throwIfNoEntry: !1 })?.mtimeMs ?? 0;
			age !== 0 && Date.now() - age > 3e4 && (0, external_node_fs_.rmSync)(lock, { force: !0 }), await new Promise((resolve) => setTimeout(resolve, 20));
		}
		function makes(folder) {
			try {
				return (0, folders.wZ)(folder, 448), !0;
			} catch {
				return !1;
			}
		}
		function readState(file) {
			let size = (0, external_node_fs_.statSync)(file, { throwIfNoEntry: !1 })?.size;
			if (size === void 0) return;
			if (size > maxBytes) throw Error("The counts of this session are too large.");
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
		let fileForm = /^hook-[a-z]+-[0-9a-f]{32}-[0-9a-f]+\.jsonl$/;
		function logCall(call, env) {
			if (!(0, ci_variables.b)(env)) try {
				let folder = external_node_path_.join((0, environment.y)(env), "transcripts"), { host, session, policy } = call, file = external_node_path_.join(folder, `hook-${host}-${digestOf(session)}-${policy?.digest.slice(0, 16) ?? "0"}.jsonl`);
				(0, external_node_fs_.existsSync)(file) || begin(folder, file, call);
				let { size, isFile } = statOf(file), lines = toLines(linesOf(call), env);
				isFile && size + lines.length <= 16777216 && (0, external_node_fs_.appendFileSync)(file, lines, { mode: 384 });
			} catch {}
		}
		function statOf(file) {
			let found = (0, external_node_fs_.lstatSync)(file);
			return {
				size: found.size,
				isFile: found.isFile()
			};
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
			let at = new Date(now).toISOString(), id = `${now}-${process.pid}`, { kind, operation } = decision ?? fieldsOf(pause.arguments), told = {
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
				rule: decision?.rule ?? ask_undecided.I,
				verb: "ask",
				outcome: "ask",
				answer: null
			};
		}
		function fieldsOf(text) {
			let value = JSON.parse(text), operation = typeof value == "object" && value && "operation" in value ? value.operation : null;
			return {
				kind: "permission",
				operation: typeof operation == "string" ? operation : null
			};
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
		var decide = __webpack_require__(290), text_json = __webpack_require__(61989);
		function decideAlone(policy, { arguments: text }) {
			return (0, decide.startDecisions)(policy, context.Ut).decide({
				toolCallId: "hook",
				arguments: text
			});
		}
		function isDecided({ rule }) {
			return rule !== "default";
		}
		async function judgementOf(decision, { pause, profile, event, whole }) {
			let reason = decision.reason === null ? `decided by "${decision.rule}"` : `${decision.rule}: ${decision.reason}`;
			return decision.outcome === "allow" ? {
				verdict: "allow",
				reason
			} : decision.rule === "malformed" ? {
				verdict: "reject",
				reason
			} : decision.outcome === "stop" ? {
				verdict: "stop",
				reason
			} : decision.outcome === "ask" ? {
				verdict: canAsk(profile, event) ? "ask" : "reject",
				reason
			} : {
				verdict: "reject",
				reason: await withRule(reason, pause, await whole())
			};
		}
		async function withRule(reason, pause, policy) {
			let { suggestRule } = await Promise.all([__webpack_require__.e(2111), __webpack_require__.e(9273)]).then(__webpack_require__.bind(__webpack_require__, 69273)), suggestion = suggestRule({
				toolCallId: "hook",
				arguments: pause.arguments
			}, decideAlone(policy, pause));
			return "error" in suggestion ? reason : `${reason}\nThis rule would allow it, if a person adds it and runs "interns policy trust":\n${suggestion.yaml}`;
		}
		let harmless = new Set([
			"read",
			"search",
			"think"
		]);
		function undecided({ kind }, { event, payload }, { profile, isRejected, why }) {
			return harmless.has(kind) ? {
				verdict: "leave",
				reason: why
			} : isRejected ? {
				verdict: "reject",
				reason: why
			} : profile.asksInMode === void 0 ? {
				verdict: canAsk(profile, event) ? "ask" : "reject",
				reason: why
			} : {
				verdict: asksByMode(profile, payload) ? "leave" : "reject",
				reason: why
			};
		}
		function asksByMode({ asksInMode }, payload) {
			let mode = asksInMode === void 0 ? void 0 : payload[asksInMode.field];
			return typeof mode == "string" && asksInMode?.modes.includes(mode) === !0;
		}
		function canAsk({ answers, asksAt }, event) {
			return answers.ask !== "reject" && asksAt?.includes(event) !== !1;
		}
		function callKey({ tool, input }) {
			return digestOf(JSON.stringify([tool, input.command ?? input]));
		}
		function decideCounted(turn, { decision, pause, policy }) {
			let came = decision.pause === null ? "" : (0, text_json.dj)(decision.pause.arguments), key = digestOf(came), { spent, entries, pauses } = turn, kept = {
				spent,
				entries: new Map(Object.entries(entries)),
				pauses: new Map([[came, numberOf(pauses, key)]])
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
		function numberOf(counts, key) {
			return Object.hasOwn(counts, key) ? counts[key] ?? 0 : 0;
		}
		var permission_fields = __webpack_require__(14869), hook_refusal = __webpack_require__(55707);
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
			return new hook_refusal.u("the patch is in a form that is not known, so nobody can say which files it changes");
		}
		var external_node_buffer_ = __webpack_require__(4573), pause = __webpack_require__(49469);
		let payload_maxBytes = 33554432;
		function parsePayload(bytes) {
			if (bytes.length > payload_maxBytes) throw new hook_refusal.u(`the payload has more than ${payload_maxBytes} bytes`);
			let text = decode(bytes), value;
			try {
				value = JSON.parse(text);
			} catch {
				throw new hook_refusal.u("the payload is not JSON");
			}
			let flaw = (0, pause.c)(text, 64);
			if (flaw !== void 0) throw new hook_refusal.u(flaw);
			if (!(0, json.Gv)(value)) throw new hook_refusal.u("the payload is not a JSON object");
			return value;
		}
		function decode(bytes) {
			let text = external_node_buffer_.Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("utf8");
			if (external_node_buffer_.Buffer.byteLength(text) !== bytes.length || !external_node_buffer_.Buffer.from(text).equals(bytes)) throw new hook_refusal.u("the payload is not UTF-8");
			return text;
		}
		function readCall(payload, { events, eventField, fields }) {
			let event = eventField === void 0 ? Object.keys(events)[0] : textOf(payload, [eventField]), known = event === void 0 ? void 0 : Object.entries(events).find(([name]) => name === event)?.[1];
			if (event === void 0 || known === void 0) throw new hook_refusal.u(`the event ${JSON.stringify(event ?? null)} is not known`);
			let session = textOf(payload, fields.session) ?? missing(fields.session), tool = known.tool ?? textOf(payload, fields.tool) ?? missing(fields.tool);
			return {
				event,
				session,
				turn: textOf(payload, fields.turn) ?? session,
				folders: textsOf(payload, fields.folder),
				tool,
				input: known.tool === void 0 ? inputOf(payload, fields.input) : payload,
				payload
			};
		}
		function textOf(object, names) {
			for (let name of names) {
				let value = Object.hasOwn(object, name) ? object[name] : void 0;
				if (value != null && value !== "") {
					if (typeof value != "string") throw new hook_refusal.u(`"${name}" is not a string`);
					return value;
				}
			}
		}
		function textsOf(object, names) {
			for (let name of names) {
				let value = Object.hasOwn(object, name) ? object[name] ?? [] : [], texts = (Array.isArray(value) ? value : [value]).filter((one) => one !== "").map((one) => textIn(one, name));
				if (texts.length > 0) return texts;
			}
			return [];
		}
		function textIn(value, name) {
			if (typeof value != "string") throw new hook_refusal.u(`"${name}" is not a string`);
			return value;
		}
		function inputOf(payload, names) {
			let value = names.map((name) => payload[name]).find((one) => one != null) ?? {};
			if ((0, json.Gv)(value)) return value;
			if (typeof value == "string") return parsePayload(external_node_buffer_.Buffer.from(value));
			throw new hook_refusal.u(`"${names.join(" or ")}" is neither an object nor its JSON`);
		}
		function missing(names) {
			throw new hook_refusal.u(`the payload has no ${names.map((name) => `"${name}"`).join(" or ")}`);
		}
		let unknownTool = { kind: "other" };
		function toPause(call, profile, folder) {
			let told = toToolCall(call, profile, folder), { commandFields, folderFields, inertFields = [] } = profile, fields = (0, permission_fields.p)(told, {
				commandFields,
				folderFields,
				inertFields,
				titleForms: []
			}, folder);
			if (told.kind === "execute" && fields.command === void 0) throw new hook_refusal.u("the call has no command");
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
			let tool = Object.hasOwn(profile.tools, name) ? profile.tools[name] ?? unknownTool : unknownTool, here = folderFrom(folder, textOf(payload, ["cwd"]) ?? named ?? ""), { kind } = tool;
			if (kind === "execute") return {
				kind,
				name,
				rawInput: placed(input, profile.folderFields, here)
			};
			if (tool.patch !== void 0) {
				let { paths, deletes } = readPatch(textOf(input, [tool.patch]) ?? "");
				return {
					kind: deletes ? "delete" : kind,
					name,
					locations: locationsOf(paths, here)
				};
			}
			let paths = (tool.paths ?? []).flatMap((field) => textsOf(input, [field]));
			if (kind === "read" || kind === "search") return {
				kind,
				name,
				locations: lookedAt(paths, textsOf(input, tool.patterns ?? []), here)
			};
			if (tool.paths !== void 0) {
				if (paths.length === 0) throw new hook_refusal.u("the call names no path");
				return {
					kind,
					name,
					locations: locationsOf(paths, here)
				};
			}
			return {
				kind,
				name,
				title: tool.query === void 0 ? void 0 : textOf(input, [tool.query]),
				rawInput: input
			};
		}
		function placed(input, folderFields, here) {
			let [first = "cwd"] = folderFields, named = folderFields.filter((field) => textOf(input, [field]) !== void 0), folders = (named.length === 0 ? [first] : named).map((field) => [field, folderFrom(here, textOf(input, [field]) ?? "")]), { workspace_roots: _roots, ...rest } = input;
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
			if (/\.\.|[{,(|]\s*[/~]/.test(pattern.slice(beginning.length))) throw new hook_refusal.u("the pattern is in a form of which nobody can say where it looks");
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
		async function judgeOn({ pause, inUse }, { call, profile, options: { rejectsUndecided: isRejected } }) {
			let open = (why) => undecided(pause, call, {
				profile,
				isRejected,
				why
			}), { policy } = inUse;
			if (policy === void 0) {
				let why = inUse.why ?? "There is no permission policy for this checkout.";
				return {
					judgement: inUse.why === void 0 && !isRejected && profile.answers.leave === "silence" ? {
						verdict: "leave",
						reason: why
					} : open(why),
					pause,
					inUse,
					open
				};
			}
			let decision = decideAlone(policy, pause);
			return isDecided(decision) ? {
				judgement: await judgementOf(decision, {
					pause,
					profile,
					event: call.event,
					whole: inUse.whole
				}),
				pause,
				inUse,
				open,
				decided: {
					pause,
					decision,
					policy
				}
			} : {
				judgement: open("Nothing in the permission policy decides this."),
				pause,
				inUse,
				open
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
		async function runHook(options) {
			let profile = hooks.J[options.host];
			try {
				let { verdict, reason } = await judge(options, profile);
				return toHost(verdict, reason, profile);
			} catch (error) {
				return toHost("reject", `refused, because it cannot be judged: ${error instanceof Error ? error.message : String(error)}`, profile);
			}
		}
		async function judge(options, profile) {
			let call = readCall(parsePayload(options.payload), profile), file = sessionFile((0, environment.y)(options.env), options.host, call.session), all = foldersOf(call, profile, options).map((folder) => (0, checkout.P)((0, external_node_fs_.realpathSync)(folder))), found = [...new Map(all.map((place) => [place.folder, place])).values()], kept = await keepPlaces(file, found, call);
			if (call.event === profile.repeats) return repeat(file, call);
			let called = {
				call,
				profile,
				options
			}, grounds = await groundsOf(kept ?? found, called), judged = strictest(await Promise.all(grounds.map((ground) => judgeOn(ground, called)))), judgement = await settle(judged, {
				file,
				call,
				profile,
				isKept: kept !== void 0
			});
			return options.keepsLog && keepCall(judged, {
				judgement,
				call,
				options
			}), judgement;
		}
		async function settle({ judgement, open, decided }, { file, call, profile, isKept }) {
			if (!isKept) return ["allow", "leave"].includes(judgement.verdict) ? open(run_hook_unread) : judgement;
			if (decided === void 0) return judgement;
			let counted = await countCall(file, {
				call,
				profile,
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
		async function countCall(file, { call, profile, ...decided }) {
			return changeState(file, (state) => {
				if (state === void 0) throw Error("The session has no state.");
				let { counts, usedUp } = decideCounted(countsOf(state, call.turn), decided), allowed = profile.repeats !== void 0 && decided.decision.outcome === "allow" && usedUp === void 0 ? [...new Set([...counts.allowed, callKey(call)])] : counts.allowed;
				return {
					state: {
						...state,
						counts: {
							...counts,
							allowed
						}
					},
					result: { usedUp }
				};
			});
		}
		async function repeat(file, call) {
			let key = callKey(call);
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
		var hook_names = __webpack_require__(98810);
		function readHookSettings(words) {
			let values = flagsOf(words), host = hook_names.W.find((name) => name === values.get("for"));
			if (host === void 0) throw new hook_refusal.u(`--for is ${JSON.stringify(values.get("for") ?? null)}: write one of ${hook_names.W.join(", ")}`);
			let undecided = values.get("undecided") ?? "ask";
			if (undecided !== "ask" && undecided !== "reject") throw new hook_refusal.u("--undecided is \"ask\" or \"reject\"");
			let transcript = values.get("transcript");
			if (transcript !== void 0 && transcript !== "none") throw new hook_refusal.u("--transcript is \"none\"");
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
				if (!name.startsWith("--") || !known.has(name.slice(2))) throw new hook_refusal.u(`${JSON.stringify(name)} is not known`);
				if (value === void 0) throw new hook_refusal.u(`${name} has no value`);
				flags.set(name.slice(2), value);
			}
			return flags;
		}
		let process_maxBytes = 33554432;
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
				if (parts.push(part), length += part.length, length > process_maxBytes) throw Error(`the payload has more than ${process_maxBytes} bytes`);
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
		var log = __webpack_require__(97309), cli_command = __webpack_require__(99859), screen = __webpack_require__(21264), patch = __webpack_require__(30271);
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
				let { code, stdout, stderr, isLate } = await judgeStdin({
					words,
					env: io.env,
					cwd: io.cwd
				});
				return io.stdout(stdout), io.stderr(stderr), isLate === !0 && leave(), code;
			}
			if (has("install") && has("uninstall")) throw new errors.dz("input_conflict", "Both --install and --uninstall are given. Leave one out.", { source: "install" });
			return changeSettings(readSettings(words), asked);
		}
		function readSettings(words) {
			try {
				return readHookSettings(words);
			} catch (error) {
				let why = error instanceof Error ? error.message : String(error);
				throw new errors.dz("input_invalid", `The hook can't be installed: ${why}.`, { source: "for" });
			}
		}
		async function changeSettings(settings, { has, io }) {
			let profile = hooks.J[settings.host], program = external_node_path_.join(import.meta.dirname, "hook.js"), command = (0, install.EB)(settings, {
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
			for (let change of changes) await showOrWrite(change, {
				io,
				writes: has("write")
			});
			return !has("write") && changes.some(({ before, after }) => before !== after) && (0, screen.qz)(io, "Nothing is written yet. Add --write."), 0;
		}
		async function showOrWrite({ file, before, after }, { io, writes }) {
			if (before === after) {
				(0, screen.qz)(io, (0, log.TN)(`${file} is as it should be.`));
				return;
			}
			if (writes) {
				after === void 0 ? await (0, promises_.unlink)(file) : ((0, folders.wZ)(external_node_path_.dirname(file), 448), await (0, patch.f)(external_node_path_.dirname(file), external_node_path_.basename(file), after, before)), (0, screen.qz)(io, (0, log.TN)(`${file} is ${after === void 0 ? "deleted: nothing else stood in it" : "written"}.`));
				return;
			}
			let old = (before ?? "").split("\n").slice(0, -1), added = (after ?? "").split("\n").slice(0, -1);
			io.stdout((0, patch.W)(file, before, [changeOf(old, added)]));
		}
		function changeOf(old, added) {
			let most = Math.min(old.length, added.length), begin = 0;
			for (; begin < most && old[begin] === added[begin];) begin += 1;
			let end = 0;
			for (; end < most - begin && old.at(-1 - end) === added.at(-1 - end);) end += 1;
			return {
				at: begin,
				removed: old.length - begin - end,
				added: added.slice(begin, added.length - end)
			};
		}
	}),
	30271: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			W: () => unifiedDiff,
			f: () => replaceFile
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598), node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455), node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760), _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452);
		function unifiedDiff(file, before, edits) {
			if (edits.length === 0) return "";
			let lines = (before ?? "").split("\n"), isOpen = lines.at(-1) !== "", old = isOpen ? lines : lines.slice(0, -1), name = headerName(file), parts = [`--- ${before === void 0 ? "/dev/null" : name}\n`, `+++ ${name}\n`], shift = 0;
			for (let hunk of hunksOf(edits, old.length)) {
				let { text, grown } = hunkText(hunk, old, {
					shift,
					isOpen
				});
				parts.push(text), shift += grown;
			}
			return parts.join("");
		}
		function headerName(file) {
			let name = file.startsWith("/") || file.startsWith("../") ? file : `./${file}`;
			return /[\p{Cc}"\\]/u.test(name) ? JSON.stringify(name) : name.includes(" ") ? `${name}\t` : name;
		}
		function hunksOf(edits, count) {
			let hunks = [];
			for (let edit of edits) {
				let from = Math.max(0, edit.at - 3), to = Math.min(count, edit.at + edit.removed + 3), last = hunks.at(-1);
				last === void 0 || from > last.to ? hunks.push({
					from,
					to,
					edits: [edit]
				}) : hunks.splice(-1, 1, {
					from: last.from,
					to,
					edits: [...last.edits, edit]
				});
			}
			return hunks;
		}
		function hunkText({ from, to, edits }, old, { shift, isOpen }) {
			let body = [], noEnd = "\\ No newline at end of file\n", grows = edits.some((edit) => edit.at >= old.length), keep = (sign, line) => {
				let text = old[line] ?? "", isLast = isOpen && line === old.length - 1;
				isLast && grows && sign === " " ? body.push(`-${text}\n${noEnd}`, `+${text}\n`) : body.push(`${sign}${text}\n${isLast ? noEnd : ""}`);
			}, at = from, grown = 0;
			for (let edit of edits) {
				for (; at < edit.at; at += 1) keep(" ", at);
				for (; at < edit.at + edit.removed; at += 1) keep("-", at);
				body.push(...edit.added.map((line) => `+${line}\n`)), grown += edit.added.length - edit.removed;
			}
			for (; at < to; at += 1) keep(" ", at);
			let size = to - from;
			return {
				text: `@@ -${range(from, size)} +${range(from + shift, size + grown)} @@\n` + body.join(""),
				grown
			};
		}
		function range(from, size) {
			let first = size === 0 ? from : from + 1;
			return size === 1 ? String(first) : `${first},${size}`;
		}
		async function replaceFile(root, file, text, before) {
			let target = node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(root, file);
			if (await refuseLinks(root, target, file), before !== void 0 && await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(target, "utf8") !== before) throw changedSince(file);
			await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdir)(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(target), { recursive: !0 });
			let temporary = node_path__WEBPACK_IMPORTED_MODULE_2__.join(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(target), `.${node_path__WEBPACK_IMPORTED_MODULE_2__.basename(target)}.${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`), mode = before === void 0 ? 420 : (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(target)).mode & 511, handle = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.open)(temporary, "wx", mode);
			try {
				await handle.writeFile(text), await handle.sync();
			} finally {
				await handle.close();
			}
			try {
				before === void 0 ? await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.link)(temporary, target) : await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rename)(temporary, target);
			} catch (error) {
				throw before === void 0 && await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(target).catch(() => void 0) !== void 0 ? changedSince(file) : error;
			} finally {
				await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.unlink)(temporary).catch(() => {});
			}
		}
		function changedSince(file) {
			let message = `"${file}" has changed since it was read. Nothing is written; run the command again.`;
			return new _errors_js__WEBPACK_IMPORTED_MODULE_3__.dz("input_conflict", message, { source: "policy" });
		}
		async function refuseLinks(root, target, file) {
			let within = node_path__WEBPACK_IMPORTED_MODULE_2__.relative(root, target), names = within.startsWith("..") || node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute(within) ? [node_path__WEBPACK_IMPORTED_MODULE_2__.basename(target)] : within.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep), start = within.startsWith("..") || node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute(within) ? node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(target) : root;
			for (let [index] of names.entries()) {
				if ((await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(start, ...names.slice(0, index + 1))).catch(() => void 0))?.isSymbolicLink() !== !0) continue;
				let message = `"${file}" leads through a link, ${names.slice(0, index + 1).join("/")}. Nothing is written; name the file itself with --policy.`;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.dz("input_conflict", message, { source: "policy" });
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
	452: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Sb: () => ExchangeError,
			Uc: () => describeError,
			dz: () => InputError,
			e4: () => RunError,
			fv: () => errorCodes,
			h4: () => ToolkitError,
			hD: () => ApiError,
			is: () => ChangesError,
			lD: () => IdentityError,
			lm: () => StreamError,
			on: () => toToolkitError,
			pn: () => PolicyError,
			xL: () => ConfigError,
			y_: () => GitHubError
		});
		var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96559);
		let errorCodes = Object.values({
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
				"identity_malformed",
				"identity_used"
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
				"policy_rejected",
				"changes_stopped"
			],
			findings: [
				"findings_changes",
				"findings_unsure",
				"findings_not_posted",
				"findings_file_refused"
			],
			changes: [
				"changes_checkout",
				"changes_unreadable",
				"changes_file_refused",
				"changes_head_moved",
				"changes_differ",
				"changes_not_posted"
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
		}).flat();
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
		class ChangesError extends ToolkitError {}
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
	92782: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			XF: () => readRegularFile,
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
	}),
	22040: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$f: () => installed,
			EB: () => entryCommand,
			GU: () => settingsFolder,
			L3: () => besideEntry,
			_K: () => UnfitSettings,
			_r: () => settingsFile,
			qi: () => uninstalled
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16413), _permission_pause_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49469);
		class UnfitSettings extends Error {
			name = "UnfitSettings";
		}
		function entryCommand({ host, policy, rejectsUndecided, transcript }, { node, program }) {
			return [
				"/bin/sh",
				"-c",
				"ulimit -t 10; \"$0\" \"$@\" || { echo \"interns: refused\" >&2; exit 2; }",
				node,
				program,
				"--for",
				host,
				...rejectsUndecided ? ["--undecided", "reject"] : [],
				...policy === void 0 ? [] : ["--policy", policy],
				...transcript === void 0 ? [] : ["--transcript", transcript]
			].map(quoted).join(" ");
		}
		function quoted(word) {
			return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
		}
		function settingsFile(profile, user) {
			return node_path__WEBPACK_IMPORTED_MODULE_1__.join(settingsFolder(profile, user), profile.install.file);
		}
		function settingsFolder({ install }, { env, home }) {
			let named = install.variable === void 0 ? "" : env[install.variable] ?? "";
			return named === "" ? node_path__WEBPACK_IMPORTED_MODULE_1__.join(home, install.home) : node_path__WEBPACK_IMPORTED_MODULE_1__.join(named, install.under ?? "");
		}
		function installed(profile, file, command) {
			let { install, events } = profile, before = readRegular(file);
			if (install.script !== void 0) {
				if (before !== void 0 && !isOurs(before)) throw new UnfitSettings(`${file} was not written by this program.`);
				return {
					file,
					before,
					after: install.script(command)
				};
			}
			let settings = {
				...install.head,
				...without(readSettings(before, file))
			}, hooks = { ...objectOf(settings.hooks, file) };
			for (let event of Object.keys(events)) hooks[event] = [...listOf(hooks[event], file), install.entry?.(command, event)];
			return {
				file,
				before,
				after: written({
					...settings,
					hooks
				})
			};
		}
		function uninstalled({ install }, file) {
			let before = readRegular(file);
			if (before === void 0) return {
				file,
				before,
				after: void 0
			};
			if (install.script !== void 0) return {
				file,
				before,
				after: isOurs(before) ? void 0 : before
			};
			let settings = readSettings(before, file);
			if (!isOurs(before)) return {
				file,
				before,
				after: before
			};
			let rest = without(settings);
			return {
				file,
				before,
				after: Object.keys(rest).every((key) => Object.hasOwn(install.head ?? {}, key)) ? void 0 : written(rest)
			};
		}
		function besideEntry({ install }, folder, isWanted) {
			if (install.beside === void 0) return;
			let { field, value } = install.beside, file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, install.beside.file), before = readRegular(file), { [field]: there, ...rest } = readSettings(before, file), isOwn = JSON.stringify(there) === JSON.stringify(value);
			if (!(isWanted ? there !== void 0 : !isOwn)) return isWanted ? {
				file,
				before,
				after: written({
					...rest,
					[field]: value
				})
			} : {
				file,
				before,
				after: Object.keys(rest).length === 0 ? void 0 : written(rest)
			};
		}
		function written(settings) {
			return `${JSON.stringify(settings, null, 2)}\n`;
		}
		function isOurs(text) {
			return text.includes("/hook.js") && text.includes("interns: refused");
		}
		function without(settings) {
			let { hooks, ...rest } = settings;
			if (typeof hooks != "object" || !hooks || Array.isArray(hooks)) return settings;
			let kept = Object.entries(hooks).flatMap(([event, entries]) => {
				if (!Array.isArray(entries)) return [[event, entries]];
				let others = entries.filter((entry) => !isOurs(JSON.stringify(entry)));
				return others.length === 0 && entries.length > 0 ? [] : [[event, others]];
			});
			return kept.length === 0 && Object.keys(hooks).length > 0 ? rest : {
				...settings,
				hooks: Object.fromEntries(kept)
			};
		}
		function readRegular(file) {
			let found = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, { throwIfNoEntry: !1 });
			if (found !== void 0) {
				if (!found.isFile()) throw new UnfitSettings(`${file} is not a regular file.`);
				try {
					return new TextDecoder("utf-8", {
						fatal: !0,
						ignoreBOM: !0
					}).decode((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file));
				} catch {
					throw new UnfitSettings(`${file} can't be read, or is not UTF-8.`);
				}
			}
		}
		function readSettings(text, file) {
			if (text === void 0 || text.trim() === "") return {};
			let settings = objectOf((0, _json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(text) ?? null, file), flaw = (0, _permission_pause_js__WEBPACK_IMPORTED_MODULE_3__.c)(text, 64);
			if (flaw !== void 0) throw new UnfitSettings(`${file} is not in the form that is known: ${flaw}.`);
			return settings;
		}
		function objectOf(value, file) {
			if (value === void 0) return {};
			if (typeof value != "object" || !value || Array.isArray(value)) throw new UnfitSettings(`${file} is not strict JSON, or not in the form that is known.`);
			return Object.fromEntries(Object.entries(value));
		}
		function listOf(value, file) {
			if (value === void 0) return [];
			if (!Array.isArray(value)) throw new UnfitSettings(`${file} is not in the form that is known.`);
			return value;
		}
	}),
	63774: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { X: () => policyInUse });
		var external_node_fs_ = __webpack_require__(73024), external_node_path_ = __webpack_require__(76760), environment = __webpack_require__(33554), folders = __webpack_require__(92782), json = __webpack_require__(16413), engines = __webpack_require__(79101), text_json = __webpack_require__(61989), conditions_shape = __webpack_require__(67678);
		function narrow(policy, pause) {
			if (!(0, text_json.Gv)(policy)) return policy;
			let texts = textsOf(pause), narrowed = { ...policy };
			for (let name of [
				"guards",
				"rules",
				"questions"
			]) {
				let entries = (0, text_json.hQ)(policy, name);
				(0, text_json.Lv)(entries) && (narrowed[name] = entries.filter((entry) => mayMatch(entry, texts)));
			}
			return narrowed;
		}
		function textsOf(pause) {
			return [...conditions_shape.qL].map(([key, { read }]) => [key, read(pause)]).filter((one) => typeof one[1] == "string").toReversed();
		}
		function mayMatch(entry, texts) {
			let match = (0, text_json.Gv)(entry) ? (0, text_json.hQ)(entry, "match") : void 0;
			return !(0, text_json.Gv)(match) || texts.every(([key, text]) => {
				let listed = (0, text_json.hQ)(match, key);
				return listed === void 0 || listed === text || (0, text_json.Gv)(listed) ? !0 : (0, text_json.Lv)(listed) && listed.includes(text);
			});
		}
		var policy_tree = __webpack_require__(48519), shape = __webpack_require__(56243), tree = __webpack_require__(63380), automaton = __webpack_require__(3487), permission_pause = __webpack_require__(49469), sha256 = __webpack_require__(75468), trust_copy = __webpack_require__(56505), refusal = __webpack_require__(55707);
		async function policyInUse({ folder, checkout }, { pause, policy: named, env }) {
			if (named !== void 0) {
				let file = keptFile(external_node_path_.resolve(named), env);
				return read((0, folders.XF)(named), named, {
					file,
					kept: readKept(file),
					pause
				});
			}
			let file = keptFile(checkout, env), kept = readKept(file), copy = (0, trust_copy.xc)(checkout, env, (text) => kept?.text === text ? kept.digest : (0, sha256.s)(text));
			if (copy !== void 0) return read(copy.text, copy.file, {
				file,
				kept,
				pause
			});
			let above = trustedAbove(checkout, env);
			return above === void 0 ? {
				policy: void 0,
				why: (0, external_node_fs_.existsSync)(external_node_path_.join(folder, ".github/intern-policy.yml")) ? notTrusted : void 0
			} : {
				policy: void 0,
				why: `A permission policy is trusted for ${above}, but ${(0, folders.zC)(above) ? "anybody may write there, which makes it a checkout of nobody" : "this is another checkout"}.`
			};
		}
		let notTrusted = "Nobody trusted the permission policy of this checkout yet: a person runs \"interns policy trust\".";
		function trustedAbove(checkout, env) {
			for (let at = checkout; at !== external_node_path_.dirname(at);) if (at = external_node_path_.dirname(at), (0, external_node_fs_.existsSync)((0, trust_copy.be)(at, env))) return at;
		}
		function keptFile(of, env) {
			return external_node_path_.join((0, environment.y)(env), "hooks", "read-3", `${(0, sha256.s)(of)}.json`);
		}
		function readKept(file) {
			if (!(0, external_node_fs_.existsSync)(file)) return;
			let value = (0, json.qF)((0, folders.XF)(file));
			return isKept(value) ? value : void 0;
		}
		function isKept(value) {
			return (0, json.Gv)(value) && typeof value.text == "string" && typeof value.digest == "string" && "policy" in value && (0, json.Gv)(value.patterns);
		}
		async function read(text, source, { file, kept, pause }) {
			let { digest, policy: json, patterns } = kept?.text === text ? kept : await readAnew(text, source, file), judged = pause === void 0 ? void 0 : (0, permission_pause.H)(pause.arguments), whole = async () => policyOf(json, source, patterns);
			return {
				policy: judged === void 0 || "error" in judged ? await whole() : await policyOf(narrow(json, judged), source, patterns),
				digest,
				source,
				whole
			};
		}
		async function policyOf(json, source, patterns) {
			let kept = new Map(Object.entries(patterns).flatMap(([pattern, value]) => (0, automaton.B)(value) ? [[pattern, value]] : [])), reading = await (0, policy_tree.P)((0, tree.W)(json), source, kept);
			if ("problems" in reading) throw invalid(source, reading.problems[0]);
			return reading.policy;
		}
		async function readAnew(text, source, file) {
			let { readTree } = await Promise.all([__webpack_require__.e(8815), __webpack_require__.e(4749)]).then(__webpack_require__.bind(__webpack_require__, 84749)), tree = readTree(text);
			if ("problems" in tree) throw invalid(source, tree.problems[0]);
			let reading = await (0, policy_tree.P)(tree.root, source);
			if ("problems" in reading) throw invalid(source, reading.problems[0]);
			let called = forCalls(tree.root), kept = {
				text,
				digest: (0, sha256.s)(text),
				policy: (0, shape.aB)(called),
				patterns: await compiled((0, engines.D4)(called))
			};
			return keep(file, kept), kept;
		}
		async function compiled(patterns) {
			if (patterns.length === 0) return {};
			let { automatonOf } = await Promise.all([__webpack_require__.e(2856), __webpack_require__.e(3054)]).then(__webpack_require__.bind(__webpack_require__, 83054));
			return Object.fromEntries([...new Set(patterns)].map((pattern) => [pattern, automatonOf(pattern) ?? null]));
		}
		function forCalls(root) {
			let isOfCalls = ({ key }) => key !== "tests" && key !== "changes";
			return root.type === "map" ? {
				...root,
				entries: root.entries.filter(isOfCalls)
			} : root;
		}
		function keep(file, kept) {
			try {
				(0, folders.wZ)(external_node_path_.dirname(file), 448), (0, external_node_fs_.writeFileSync)(`${file}.${process.pid}`, JSON.stringify(kept), { mode: 384 }), (0, external_node_fs_.renameSync)(`${file}.${process.pid}`, file);
			} catch {}
		}
		function invalid(source, problem) {
			return new refusal.u(`the permission policy ${source}:${problem?.line ?? 1} is invalid: ${problem?.message ?? ""}`);
		}
	}),
	55707: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => HookRefusal });
		class HookRefusal extends Error {
			name = "HookRefusal";
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
		let instructions = [
			"AGENTS.md",
			"AGENTS.override.md",
			"CLAUDE.md",
			"CLAUDE.local.md",
			"GEMINI.md",
			"CODEOWNERS",
			"opencode.json",
			"opencode.jsonc"
		], lockFiles = [
			"package-lock.json",
			"npm-shrinkwrap.json",
			"yarn.lock",
			"pnpm-lock.yaml",
			"bun.lock*",
			"deno.lock",
			"Pipfile.lock",
			"poetry.lock",
			"uv.lock",
			"pdm.lock",
			"Cargo.lock",
			"go.sum",
			"go.work.sum",
			"Gemfile.lock",
			"composer.lock",
			"gradle.lockfile",
			"packages.lock.json",
			"mix.lock",
			"pubspec.lock",
			"flake.lock"
		], builds = "package.json,pnpm-*.yaml,bunfig.toml,deno.json*,lerna.json,turbo.json,nx.json,pyproject.toml,setup.py,setup.cfg,requirements*.txt,Pipfile*,conftest.py,tox.ini,noxfile.py,Cargo.*,build.rs,rust-toolchain*,go.mod,go.work,Gemfile*,*.gemspec,Rakefile,composer.*,pom.xml,*.gradle*,gradle.properties,gradle-wrapper.*,gradlew*,mvnw*,build.sbt,Makefile,GNUmakefile,*.mk,CMakeLists.txt,*.cmake,Justfile,Taskfile.*,meson.build,BUILD,BUILD.bazel,WORKSPACE,WORKSPACE.bazel,MODULE.bazel,flake.nix,Dockerfile*,Containerfile*,*.dockerfile,compose*.y*ml,docker-compose*.y*ml,Jenkinsfile*,*.csproj,*.fsproj,*.vbproj,*.sln,*.slnx,Directory.Build.*,Directory.Packages.*,nuget.config,mix.exs,pubspec.yaml,Package.swift,Package.resolved,Podfile*,action.yml,action.yaml".split(","), guardedNames = [
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
		var _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55635), _text_fold_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(54364), _text_glob_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47141), _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61989), _guarded_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2244);
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
				whyNot: whyNotNow(entry, context)
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
		function whyNotNow({ when }, context) {
			let failing = when.find(({ matcher, value }) => !(0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__.cK)(matcher, value(context), "when"));
			if (failing !== void 0) return `when.${failing.key} is ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.SP)(failing.value(context))}, wants ${failing.matcher.test.wanted}`;
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
			let { path, status, binary } = change, answer = flaw?.stops !== !0 && (status === "added" || (0, _guarded_js__WEBPACK_IMPORTED_MODULE_2__.ue)(path) && flaw === void 0) ? "left" : "stop";
			return flaw === void 0 ? path.split("/").some(_guarded_js__WEBPACK_IMPORTED_MODULE_2__.qo) ? {
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
			return !path.isWellFormed() || path.includes("�") ? "its name is not UTF-8" : path.includes(":") ? "its name has a colon" : (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_3__.qW)(path) ? path.normalize("NFC") === path ? path.split("/").map(flawOfName).find((flaw) => flaw !== void 0) : "its name is not in the normalisation form NFC" : "it is no plain path";
		}
		function flawOfName(name) {
			let folded = (0, _text_fold_js__WEBPACK_IMPORTED_MODULE_4__._)(name);
			return Buffer.byteLength(name) > 255 ? "a name in it is longer than a file system takes" : folded === ".git" ? "it lies in a folder of Git" : folded === ".gitmodules" ? "it is \".gitmodules\"" : device.test(folded) ? "Windows reads its name as a device" : void 0;
		}
	}),
	82185: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => personRule,
			t: () => askUndecided
		});
		var _match_tests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89992), _policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8157);
		let personRule = "(person)", anything = {
			key: "anything",
			at: {
				line: 1,
				column: 1
			},
			matcher: {
				test: (0, _match_tests_js__WEBPACK_IMPORTED_MODULE_0__.Cc)(!0),
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
	48519: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => readPolicyTree });
		var _policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8157), _text_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25456), _engines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79101), _file_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68606);
		async function readPolicyTree(root, source, kept) {
			let reader = {
				engines: await (0, _engines_js__WEBPACK_IMPORTED_MODULE_0__.Ho)(root, kept),
				problems: []
			}, file = _file_shape_js__WEBPACK_IMPORTED_MODULE_1__.w.read(root, reader);
			return file === void 0 ? { problems: (0, _text_place_js__WEBPACK_IMPORTED_MODULE_2__.w$)(reader.problems) } : { policy: policyOf(file, source) };
		}
		function policyOf(file, source) {
			return {
				source,
				default: file.default ?? "reject",
				budget: {
					answers: file.budget?.answers ?? _policy_js__WEBPACK_IMPORTED_MODULE_3__.ZJ.answers,
					allows: file.budget?.allows ?? _policy_js__WEBPACK_IMPORTED_MODULE_3__.ZJ.allows,
					rejects_in_a_row: file.budget?.rejects_in_a_row ?? _policy_js__WEBPACK_IMPORTED_MODULE_3__.ZJ.rejects_in_a_row,
					same_pause: file.budget?.same_pause ?? _policy_js__WEBPACK_IMPORTED_MODULE_3__.ZJ.same_pause
				},
				guards: file.guards ?? [],
				rules: file.rules ?? [],
				questions: file.questions ?? [],
				changes: file.changes,
				changeBudget: {
					files: file.budget?.files ?? _policy_js__WEBPACK_IMPORTED_MODULE_3__.bq.files,
					bytes: file.budget?.bytes ?? _policy_js__WEBPACK_IMPORTED_MODULE_3__.bq.bytes,
					lines: file.budget?.lines ?? _policy_js__WEBPACK_IMPORTED_MODULE_3__.bq.lines
				},
				tests: file.tests ?? []
			};
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
	}),
	36385: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			z: () => Secret,
			l: () => createRedactor
		});
		var external_node_util_ = __webpack_require__(57975);
		function formsOf(value) {
			let wellFormed = value.toWellFormed(), json = JSON.stringify(value).slice(1, -1), bytes = Buffer.from(`\0\0${wellFormed}`), whole = bytes.toString("base64", 2), base64 = [whole.replace(/=+$/, ""), ...[
				2,
				1,
				0
			].map((first) => base64Within(bytes, first))], base64url = base64.map((text) => text.replaceAll("+", "-").replaceAll("/", "_")), hex = bytes.toString("hex", 2), encoded = [
				...base64,
				...base64url,
				hex,
				hex.toUpperCase()
			];
			return [
				value,
				...urlFormsOf(wellFormed),
				json,
				json.replaceAll("/", String.raw`\/`),
				json.replace(/[^\0-\x7f]/g, (unit) => String.raw`\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`),
				value.replace(/[&<>"]/g, (character) => htmlNames[character] ?? character),
				whole,
				...encoded.filter((text) => text.length >= 8)
			].filter((form) => form !== "");
		}
		let htmlNames = {
			"&": "&amp;",
			"<": "&lt;",
			">": "&gt;",
			"\"": "&quot;"
		};
		function urlFormsOf(value) {
			let component = encodeURIComponent(value), forms = [
				component,
				component.replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`),
				new URLSearchParams({ "": value }).toString().slice(1),
				encodeURI(value)
			];
			return [...forms, ...forms.map((text) => text.replace(/%../g, (code) => code.toLowerCase()))];
		}
		function base64Within(bytes, first) {
			let end = Math.floor((bytes.length - first) * 8 / 6);
			return bytes.toString("base64", first).slice(Math.ceil((2 - first) * 8 / 6), end);
		}
		var sha256 = __webpack_require__(75468);
		class Secret {
			#value;
			constructor(value) {
				this.#value = value;
			}
			reveal() {
				return this.#value;
			}
			fingerprint() {
				return (0, sha256.s)(this.#value).slice(0, 8);
			}
			toString() {
				return "***";
			}
			toJSON() {
				return "***";
			}
			[external_node_util_.inspect.custom]() {
				return "***";
			}
		}
		function createRedactor() {
			let forms = new Set(), needles, known = () => (needles ??= toNeedles(forms), needles);
			return {
				add(secret) {
					for (let form of formsOf(secret.reveal())) forms.add(form);
					needles = void 0;
				},
				redact: (text) => text.length < known().shortest ? text : replaceHits(text, hitsIn(text, known())),
				stream() {
					let held = "";
					return {
						push(text) {
							let whole = held + text;
							if (forms.size === 0) return whole;
							let hits = hitsIn(whole, known()), open = openEndOf(whole, known()), cut = hits.find(({ start, end }) => start < open && open < end)?.start ?? open;
							return held = whole.slice(cut), held.length > known().longest + 1024 && (held = held.replace(breaks, "")), replaceHits(whole.slice(0, cut), hits.filter(({ end }) => end <= cut));
						},
						end() {
							let rest = replaceHits(held, hitsIn(held, known()));
							return held = "", rest;
						}
					};
				}
			};
		}
		let breaks = /[\r\n]+|\u001b\[[0-?]*[ -/]*[@-~]/g, breaksInJson = /[\r\n]+|(?:\\[rn])+|(?:\u001b|\\u001[bB])\[[0-?]*[ -/]*[@-~]/g, cutBreak = /(?:\u001b(?:\[[0-?]{0,300}[ -/]{0,8})?|\\(?:u(?:0(?:0(?:1(?:[bB](?:\[[0-?]{0,300}[ -/]{0,8})?)?)?)?)?)?)$/;
		function toNeedles(forms) {
			let needles = new Map();
			for (let form of forms) for (let text of [form.replace(breaks, ""), form.replace(breaksInJson, "")]) {
				if (text === "") continue;
				let mayBreak = text.length >= 4 || text !== form || needles.get(text)?.mayBreak === !0;
				needles.set(text, {
					text,
					mayBreak
				});
			}
			let sorted = [...needles.values()].toSorted((a, b) => b.text.length - a.text.length), shortest = sorted.at(-1)?.text.length ?? Infinity, length = Math.min(shortest, 8), byBeginning = Map.groupBy(sorted, ({ text }) => text.slice(0, length)), alternatives = [...byBeginning.keys()].map((text) => RegExp.escape(text));
			return {
				byBeginning,
				byFirst: Map.groupBy(sorted, ({ text }) => text.charAt(0)),
				beginning: new RegExp(alternatives.join("|"), "g"),
				longest: sorted[0]?.text.length ?? 0,
				shortest
			};
		}
		function hitsIn(text, needles) {
			return text.length < needles.shortest ? [] : mergeHits(readingsOf(text).flatMap((reading) => findHits(text, reading, needles)));
		}
		function readingsOf(text) {
			return text.includes("\\") ? [breaks, breaksInJson] : [breaks];
		}
		function findHits(text, reading, { beginning, byBeginning }) {
			let bare = text.replace(reading, ""), found = [], places;
			beginning.lastIndex = 0;
			for (let match = beginning.exec(bare); match !== null; match = beginning.exec(bare)) {
				let { index } = match;
				beginning.lastIndex = index + 1;
				for (let needle of byBeginning.get(match[0]) ?? []) {
					if (!bare.startsWith(needle.text, index)) continue;
					places ??= placesOf(text, reading);
					let start = places[index] ?? 0, end = (places[index + needle.text.length - 1] ?? 0) + 1;
					if (needle.mayBreak || end - start === needle.text.length) {
						found.push({
							start,
							end
						});
						break;
					}
				}
			}
			return found;
		}
		function placesOf(text, reading) {
			let places = new Uint32Array(text.length), count = 0, at = 0, addUntil = (end) => {
				for (; at < end; at += 1) places[count] = at, count += 1;
			};
			for (let { 0: piece, index } of text.matchAll(reading)) addUntil(index), at = index + piece.length;
			return addUntil(text.length), places;
		}
		function mergeHits(hits) {
			let merged = [];
			for (let hit of hits.toSorted((a, b) => a.start - b.start)) {
				let last = merged.at(-1);
				last === void 0 || last.end <= hit.start ? merged.push(hit) : merged[merged.length - 1] = {
					start: last.start,
					end: Math.max(last.end, hit.end)
				};
			}
			return merged;
		}
		function replaceHits(text, hits) {
			let shown = "", from = 0;
			for (let { start, end } of hits) shown += text.slice(from, start) + "***", from = end;
			return shown + text.slice(from);
		}
		function openEndOf(text, needles) {
			let cut = cutBreak.exec(text.slice(-320)), opens = (cut === null ? [text] : [text, text.slice(0, text.length - cut[0].length)]).flatMap((whole) => readingsOf(whole).map((reading) => {
				let bare = whole.replace(reading, ""), open = openEnd(bare, needles);
				return open === bare.length ? text.length : bare.length === whole.length ? open : placesOf(whole, reading)[open] ?? 0;
			}));
			return Math.min(...opens);
		}
		function openEnd(text, { byFirst, longest }) {
			for (let at = Math.max(0, text.length - longest + 1); at < text.length; at += 1) {
				let left = text.length - at, isOpen = ({ text: needle }) => needle.length > left && needle.startsWith(text.slice(at));
				if (byFirst.get(text.charAt(at))?.some(isOpen) === !0) return at;
			}
			return text.length;
		}
	}),
	75468: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { s: () => sha256 });
		function sha256(content) {
			return process.getBuiltinModule("node:crypto").hash("sha256", content);
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
