export const id = 7691;
export const ids = [7691];
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
		__webpack_require__.d(__webpack_exports__, { p: () => permissionFields });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760), _tool_call_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45343);
		function permissionFields(call, profile, folder) {
			let kind = toolKinds.has(call.kind ?? "") ? call.kind ?? "other" : "other", run = kind === "execute" ? (0, _tool_call_js__WEBPACK_IMPORTED_MODULE_1__.Nl)(call, profile) : noCommand, lies = (0, _tool_call_js__WEBPACK_IMPORTED_MODULE_1__.wG)(call, folder, run.cwd ?? (run.command === void 0 || namesPaths(call) ? void 0 : folder)), isExplained = run.command !== void 0 || lies.paths !== void 0 && explainedByPaths.has(kind);
			return {
				operation: run.command === void 0 ? operationOf(kind) : `shell command: ${run.command}`,
				command: run.command,
				cwd: run.cwd === null ? unknownFolder : node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(folder, run.cwd ?? ""),
				title: call.title ?? void 0,
				tool_kind: call.kind === void 0 || call.kind === null ? void 0 : kind,
				tool_name: call.name ?? void 0,
				...run.cwd === null ? {
					...lies,
					inside: void 0
				} : lies,
				env: run.env,
				...isExplained && run.rest === void 0 ? {} : (0, _tool_call_js__WEBPACK_IMPORTED_MODULE_1__.Am)(isExplained ? run.rest : call.rawInput)
			};
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
		]);
		function namesPaths({ locations, content }) {
			return (locations ?? []).length > 0 || (content ?? []).some(({ type }) => type === "diff");
		}
		let explainedByPaths = new Set([
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
			Am: () => rawArgumentsOf,
			Nl: () => commandOf,
			wG: () => pathsOf
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343), zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759), _resolved_path_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(60679);
		let usualInertFields = new Set([
			"description",
			"explanation",
			"justification",
			"reason",
			"timeout",
			"timeout_ms",
			"run_in_background",
			"is_background"
		]), rawInput = zod_mini__WEBPACK_IMPORTED_MODULE_1__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.L5J()), shellList = zod_mini__WEBPACK_IMPORTED_MODULE_1__.PVZ([
			zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(/^(?:\/usr\/bin\/|\/bin\/)?(?:bash|sh)$/)),
			zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n(["-c", "-lc"]),
			zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()
		]);
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
			return rawInput.safeParse(raw).data ?? {};
		}
		let isGiven = (value) => value != null;
		function restOf(fields, understood) {
			let rest = Object.entries(fields).filter(([name, value]) => isGiven(value) && !understood.has(name) && !usualInertFields.has(name));
			return rest.length === 0 ? void 0 : Object.fromEntries(rest);
		}
		function folderOf(fields, names) {
			if (Object.entries(fields).some(([name, value]) => !names.includes(name) && /(?:dir|cwd|folder|root)/i.test(name) && value != null)) return null;
			let [first, second] = new Set(names.map((name) => fields[name]).filter((value) => value != null && value !== ""));
			return second === void 0 && (first === void 0 || typeof first == "string") ? first : null;
		}
		let textBlock = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			type: zod_mini__WEBPACK_IMPORTED_MODULE_1__.euz("content"),
			content: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_1__.euz("text"),
				text: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()
			})
		});
		function folderInText(content, forms) {
			if (forms === void 0) return;
			let [block, ...more] = content ?? [], read = textBlock.safeParse(block);
			return !read.success || more.length > 0 ? null : forms.map((form) => wholeMatch(form, read.data.content.text)).find((one) => one !== void 0)?.cwd ?? null;
		}
		function asText(written) {
			if (typeof written == "string") return written === "" ? void 0 : written;
			let list = shellList.safeParse(written);
			return list.success ? list.data[2] : void 0;
		}
		function wholeMatch(form, title) {
			let match = form.exec(title);
			return match !== null && match[0].length === title.length ? match.groups : void 0;
		}
		function pathsOf(call, folder, cwd) {
			let { locations, content } = call, changed = (content ?? []).map((block) => block.type === "diff" ? block.path : void 0), named = [
				...(locations ?? []).map((location) => location.path),
				...changed,
				...pathsOfMove(call),
				cwd
			], root = (0, _resolved_path_js__WEBPACK_IMPORTED_MODULE_3__.A)(folder), paths = [...new Set(named.flatMap((name) => typeof name == "string" && name !== "" ? readingsOf(name, folder) : []))], isInside = (one) => (0, _resolved_path_js__WEBPACK_IMPORTED_MODULE_3__.U)(one, root);
			return {
				paths: orNone(paths),
				inside: orNone(paths.filter(isInside).map((one) => node_path__WEBPACK_IMPORTED_MODULE_0__.relative(root, one) || ".")),
				outside: orNone(paths.filter((one) => !isInside(one)))
			};
		}
		function pathsOfMove({ kind, rawInput: raw }) {
			if (kind !== "move") return [];
			let isPlace = /path|file|source|src|dest|target|from|to$|old|new/i;
			return Object.entries(fieldsOf(raw)).flatMap(([name, value]) => isPlace.test(name) ? [value] : []);
		}
		function readingsOf(name, folder) {
			let asFollowed = node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute(name) ? name : `${folder}${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}${name}`;
			return [node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(folder, name), asFollowed].map(_resolved_path_js__WEBPACK_IMPORTED_MODULE_3__.A);
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
		var promises_ = __webpack_require__(51455), external_node_os_ = __webpack_require__(48161), external_node_path_ = __webpack_require__(76760), hooks = __webpack_require__(79667), errors = __webpack_require__(452), folders = __webpack_require__(92782), install = __webpack_require__(22040), external_node_fs_ = __webpack_require__(73024), external_node_timers_promises_ = __webpack_require__(58500), external_node_util_ = __webpack_require__(57975), invisible = __webpack_require__(71376);
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
				answers: 0,
				allows: 0,
				entries: {},
				pauses: {},
				allowed: []
			};
		}
		function sessionFile(folder, host, session) {
			return external_node_path_.join(folder, "hooks", `${host}-${digestOf(session)}.json`);
		}
		function digestOf(text) {
			return (0, sha256.s)(text).slice(0, 32);
		}
		async function changeState(file, change) {
			let lock = `${file}.lock`;
			try {
				if ((0, folders.w)(external_node_path_.dirname(file), 448), !await locked(lock)) return;
			} catch {
				return;
			}
			try {
				let { state, result } = change(readState(file)), text = JSON.stringify(state);
				return text.length > maxBytes ? void 0 : ((0, external_node_fs_.writeFileSync)(`${file}.new`, text, { mode: 384 }), (0, external_node_fs_.renameSync)(`${file}.new`, file), result);
			} catch {
				return;
			} finally {
				(0, external_node_fs_.rmSync)(lock, { force: !0 });
			}
		}
		async function locked(lock) {
			for (let end = Date.now() + 1e3; Date.now() < end;) {
				try {
					return (0, external_node_fs_.closeSync)((0, external_node_fs_.openSync)(lock, "wx", 384)), !0;
				} catch (error) {
					if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
					let age = (0, external_node_fs_.statSync)(lock, { throwIfNoEntry: !1 })?.mtimeMs ?? 0;
					age !== 0 && Date.now() - age > 3e4 && (0, external_node_fs_.rmSync)(lock, { force: !0 });
				}
				await (0, external_node_timers_promises_.setTimeout)(20);
			}
			return !1;
		}
		function readState(file) {
			let size = (0, external_node_fs_.statSync)(file, { throwIfNoEntry: !1 })?.size;
			if (size === void 0) return;
			if (size > maxBytes) throw Error("The counts of this session are too large.");
			let state = (0, json.qF)((0, external_node_fs_.readFileSync)(file, "utf8"));
			if (!isState(state)) throw Error("The counts of this session are damaged.");
			return state;
		}
		function isState(value) {
			if (typeof value != "object" || !value || !("checkouts" in value) || !("counts" in value)) return !1;
			let { checkouts, counts } = value;
			return Array.isArray(checkouts) && checkouts.every((one) => typeof one == "string") && typeof counts == "object" && !!counts && "turn" in counts && "allowed" in counts && Array.isArray(counts.allowed) && "answers" in counts && typeof counts.answers == "number" && "allows" in counts && typeof counts.allows == "number" && "entries" in counts && "pauses" in counts;
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
			(0, folders.w)(folder, 448);
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
			for (let [name, value] of Object.entries(env)) (secretNames.test(name) || key_variables.j.has(name)) && value !== void 0 && value.length >= 4 && redactor.add(new secret.z(value));
			return events.map((event) => `${redactedJson(event, redactor.redact)}\n`).join("");
		}
		function redactedJson(event, redact) {
			return JSON.stringify(event, (_name, value) => typeof value == "string" ? redact(value) : value);
		}
		var decide = __webpack_require__(290), suggest = __webpack_require__(69273);
		function decideAlone(policy, { arguments: text }) {
			return (0, decide.startDecisions)(policy, context.Ut).decide({
				toolCallId: "hook",
				arguments: text
			});
		}
		function isDecided({ rule }) {
			return rule !== "default";
		}
		function judgementOf(decision, pause, profile, event) {
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
				reason: withRule(reason, pause, decision)
			};
		}
		function withRule(reason, pause, decision) {
			let suggestion = (0, suggest.jO)({
				toolCallId: "hook",
				arguments: pause.arguments
			}, decision);
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
		function count(counts, { decision, pause, key, policy }) {
			let same = digestOf(pause.arguments), seen = numberOf(counts.pauses, same), used = numberOf(counts.entries, decision.rule), isAllow = decision.outcome === "allow", usedUp = isAllow ? whyUsedUp(counts, {
				policy,
				rule: decision.rule,
				used,
				seen
			}) : void 0, isAllowed = isAllow && usedUp === void 0;
			return {
				usedUp,
				counts: {
					turn: counts.turn,
					answers: counts.answers + +(usedUp === void 0),
					allows: counts.allows + +!!isAllowed,
					entries: {
						...counts.entries,
						...usedUp === void 0 ? { [decision.rule]: used + 1 } : {}
					},
					pauses: {
						...counts.pauses,
						[same]: seen + 1
					},
					allowed: isAllowed ? [...new Set([...counts.allowed, key])] : counts.allowed
				}
			};
		}
		function numberOf(counts, key) {
			return Object.hasOwn(counts, key) ? counts[key] ?? 0 : 0;
		}
		function whyUsedUp({ answers, allows }, { policy, rule, used, seen }) {
			let { budget } = policy, limit = policy.rules.find(({ id }) => id === rule)?.limit;
			return limit !== void 0 && used >= limit ? `The limit ${limit} of "${rule}" is used up in this turn.` : answers >= budget.answers ? `The ${budget.answers} answers of this turn are used up.` : allows >= budget.allows ? `The ${budget.allows} allows of this turn are used up.` : seen >= budget.same_pause ? `The same call came more than ${budget.same_pause} times in this turn.` : void 0;
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
					if (path.trim() !== path || what === "Move to" && paths.length === 0) throw unread();
					paths.push(path), deletes ||= what === "Delete File";
				} else if (paths.length === 0 || !/^(?:[-+ ]|@@)/.test(line) && line !== "" && line !== "*** End of File") throw unread();
			}
			if (paths.length === 0) throw unread();
			return {
				paths,
				deletes
			};
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
			let tool = Object.hasOwn(profile.tools, name) ? profile.tools[name] ?? unknownTool : unknownTool, here = external_node_path_.resolve(folder, textOf(payload, ["cwd"]) ?? named ?? ""), { kind } = tool;
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
			let [first = "cwd"] = folderFields, named = folderFields.filter((field) => typeof input[field] == "string" && input[field] !== ""), folders = (named.length === 0 ? [first] : named).map((field) => {
				let value = input[field];
				return [field, external_node_path_.resolve(here, typeof value == "string" ? value : "")];
			}), { workspace_roots: _roots, ...rest } = input;
			return {
				...rest,
				...Object.fromEntries(folders)
			};
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
		var policy_in_use = __webpack_require__(96599);
		async function groundsOf(checkouts, { policy, env }) {
			let all = await Promise.all(checkouts.map(async (checkout) => ({
				checkout,
				inUse: await (0, policy_in_use.X)(checkout, policy, env)
			}))), ruled = all.filter(({ inUse }) => inUse.policy !== void 0);
			if (ruled.length > 0) return ruled;
			let doubtful = all.filter(({ inUse }) => inUse.policy === void 0 && inUse.why !== void 0);
			return (doubtful.length > 0 ? doubtful : all).slice(0, 1);
		}
		function judgeOn({ checkout, inUse }, { call, profile, options: { rejectsUndecided: isRejected } }) {
			let pause = toPause(call, profile, checkout), open = (why) => undecided(pause, call, {
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
				judgement: judgementOf(decision, pause, profile, call.event),
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
			let call = readCall(parsePayload(options.payload), profile), file = sessionFile((0, environment.y)(options.env), options.host, call.session), found = foldersOf(call, profile, options).map((folder) => (0, checkout.I)((0, external_node_fs_.realpathSync)(folder))), kept = await keepCheckouts(file, [...new Set(found)], call), grounds = await groundsOf(kept ?? [...new Set(found)], options);
			if (call.event === profile.repeats) return repeat(file, call);
			let judged = strictest(grounds.map((ground) => judgeOn(ground, {
				call,
				profile,
				options
			}))), judgement = await settle(judged, {
				file,
				call,
				isKept: kept !== void 0
			});
			return options.keepsLog && keepCall(judged, {
				judgement,
				call,
				options
			}), judgement;
		}
		async function settle({ judgement, open, decided }, { file, call, isKept }) {
			if (!isKept) return ["allow", "leave"].includes(judgement.verdict) ? open(run_hook_unread) : judgement;
			if (decided === void 0) return judgement;
			let counted = await countCall(file, {
				call,
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
		async function keepCheckouts(file, found, { turn }) {
			return changeState(file, (state) => {
				let kept = state ?? {
					checkouts: found,
					counts: noCounts(turn)
				}, counts = kept.counts.turn === turn ? kept.counts : noCounts(turn);
				return {
					state: {
						...kept,
						counts
					},
					result: kept.checkouts
				};
			});
		}
		async function countCall(file, { call, ...counted }) {
			return changeState(file, (state) => {
				if (state === void 0) throw Error("The session has no state.");
				let { counts, usedUp } = count(state.counts, {
					...counted,
					key: callKey(call)
				});
				return {
					state: {
						...state,
						counts
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
						result: state.counts.allowed.includes(key)
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
			let { values } = (0, external_node_util_.parseArgs)({
				args: [...words],
				options: {
					for: { type: "string" },
					policy: { type: "string" },
					undecided: {
						type: "string",
						default: "ask"
					},
					transcript: { type: "string" }
				}
			}), host = hook_names.W.find((name) => name === values.for);
			if (host === void 0) throw new hook_refusal.u(`--for is ${JSON.stringify(values.for ?? null)}: write one of ${hook_names.W.join(", ")}`);
			let { undecided } = values;
			if (undecided !== "ask" && undecided !== "reject") throw new hook_refusal.u("--undecided is \"ask\" or \"reject\"");
			let { transcript } = values;
			if (transcript !== void 0 && transcript !== "none") throw new hook_refusal.u("--transcript is \"none\"");
			return {
				host,
				policy: values.policy,
				rejectsUndecided: undecided === "reject",
				transcript
			};
		}
		let process_maxBytes = 33554432;
		async function judgeStdin({ words, env, cwd }) {
			let timer = new AbortController();
			try {
				let settings = readHookSettings(words), judged = readAll().then(async (payload) => runHook({
					...settings,
					keepsLog: settings.transcript !== "none",
					payload,
					env,
					cwd
				}));
				return await Promise.race([judged, (0, external_node_timers_promises_.setTimeout)(1e4, void 0, { signal: timer.signal }).then(tooLate)]);
			} catch (error) {
				return refusal(`refused, because it cannot be judged: ${error instanceof Error ? error.message : String(error)}`);
			} finally {
				timer.abort();
			}
		}
		let readPart = (0, external_node_util_.promisify)(external_node_fs_.read);
		async function readAll() {
			let parts = [];
			for (let length = 0;;) {
				let { bytesRead, buffer } = await readPart(0, { buffer: Buffer.alloc(65536) });
				if (bytesRead === 0) return Buffer.concat(parts);
				if (parts.push(buffer.subarray(0, bytesRead)), length += bytesRead, length > process_maxBytes) throw Error(`the payload has more than ${process_maxBytes} bytes`);
			}
		}
		var log = __webpack_require__(97309), cli_command = __webpack_require__(99859), print = __webpack_require__(27928), patch = __webpack_require__(30271);
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
				let { code, stdout, stderr } = await judgeStdin({
					words,
					env: io.env,
					cwd: io.cwd
				});
				return io.stdout(stdout), io.stderr(stderr), code;
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
			}), file = (0, install._r)(profile, {
				env: io.env,
				home: io.env.HOME ?? (0, external_node_os_.homedir)()
			}), changes = [];
			try {
				changes.push(has("install") ? (0, install.$f)(profile, file, command) : (0, install.qi)(profile, file));
				let beside = (0, install.L3)(profile, external_node_path_.join(io.env.HOME ?? (0, external_node_os_.homedir)(), profile.install.home), has("install"));
				beside !== void 0 && changes.push(beside);
			} catch (error) {
				if (!(error instanceof install._K)) throw error;
				return (0, print.qz)(io, (0, log.TN)(`interns policy hook: ${error.message} Nothing is changed. The entry to paste runs this command:`)), (0, print.yy)(io, command), cli_command.rP;
			}
			for (let change of changes) await showOrWrite(change, {
				io,
				writes: has("write")
			});
			return !has("write") && changes.some(({ before, after }) => before !== after) && (0, print.qz)(io, "Nothing is written yet. Add --write."), 0;
		}
		async function showOrWrite({ file, before, after }, { io, writes }) {
			if (before === after) {
				(0, print.qz)(io, (0, log.TN)(`${file} is as it should be.`));
				return;
			}
			if (writes) {
				after === void 0 ? await (0, promises_.unlink)(file) : ((0, folders.w)(external_node_path_.dirname(file), 448), await (0, patch.f)(external_node_path_.dirname(file), external_node_path_.basename(file), after, before)), (0, print.qz)(io, (0, log.TN)(`${file} is ${after === void 0 ? "deleted: nothing else stood in it" : "written"}.`));
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
		var node_os__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48161), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		function variable(env, name) {
			return env[name] === "" ? void 0 : env[name];
		}
		function stateFolder(env) {
			let state = variable(env, "XDG_STATE_HOME") ?? "";
			return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(state) ? state : (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(variable(env, "HOME") ?? (0, node_os__WEBPACK_IMPORTED_MODULE_0__.homedir)(), ".local/state"), "interns");
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
				"policy_rejected"
			],
			findings: [
				"findings_changes",
				"findings_unsure",
				"findings_not_posted",
				"findings_file_refused"
			],
			changes: ["changes_unreadable", "changes_file_refused"],
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
			w: () => makeFolders,
			z: () => isForEverybody
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
		], builds = "package.json,pnpm-*.yaml,bunfig.toml,deno.json*,lerna.json,turbo.json,nx.json,pyproject.toml,setup.py,setup.cfg,requirements*.txt,Pipfile*,conftest.py,tox.ini,noxfile.py,Cargo.*,build.rs,rust-toolchain*,go.mod,go.work,Gemfile*,*.gemspec,Rakefile,composer.*,pom.xml,*.gradle*,gradle.properties,gradle-wrapper.*,gradlew*,mvnw*,build.sbt,Makefile,GNUmakefile,*.mk,CMakeLists.txt,*.cmake,Justfile,Taskfile.*,meson.build,BUILD,BUILD.bazel,WORKSPACE,WORKSPACE.bazel,MODULE.bazel,flake.nix,Dockerfile*,Containerfile*,*.dockerfile,compose*.y*ml,docker-compose*.y*ml,Jenkinsfile*,*.csproj,*.fsproj,*.vbproj,*.sln,*.slnx,Directory.Build.*,Directory.Packages.*,nuget.config,mix.exs,pubspec.yaml,Package.swift,Package.resolved,Podfile*,action.yml,action.yaml".split(","), guarded = compile([
			...instructions,
			...lockFiles,
			...builds
		]), locks = compile(lockFiles), known = new Map();
		function isGuardedName(name) {
			let before = known.get(name);
			if (before !== void 0) return before;
			let folded = (0, _text_fold_js__WEBPACK_IMPORTED_MODULE_0__._)(name), found = folded.startsWith(".") || isOneOf(guarded, folded);
			return known.size >= 1e4 && known.clear(), known.set(name, found), found;
		}
		function isLockFile(path) {
			return isOneOf(locks, (0, _text_fold_js__WEBPACK_IMPORTED_MODULE_0__._)(path.slice(path.lastIndexOf("/") + 1)));
		}
		function compile(names) {
			return names.flatMap((name) => (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.S)((0, _text_fold_js__WEBPACK_IMPORTED_MODULE_0__._)(name)) ?? []);
		}
		function isOneOf(globs, name) {
			return globs.some((glob) => (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.m)(glob, name));
		}
	}),
	35754: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			gB: () => changeRules,
			vN: () => judgeChanges
		});
		var conditions = __webpack_require__(55635), json = __webpack_require__(61989), guarded = __webpack_require__(2244), fold = __webpack_require__(54364), text_path = __webpack_require__(20396);
		let device = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9]|lpt[0-9]) *(?:\.|$)/u;
		function flawOfPath(path) {
			return !path.isWellFormed() || path.includes("�") ? "its name is not UTF-8" : path.includes(":") ? "its name has a colon" : (0, text_path.qW)(path) ? path.normalize("NFC") === path ? path.split("/").map(flawOfName).find((flaw) => flaw !== void 0) : "its name is not in the normalisation form NFC" : "it is no plain path";
		}
		function flawOfName(name) {
			let folded = (0, fold._)(name);
			return Buffer.byteLength(name) > 255 ? "a name in it is longer than a file system takes" : folded === ".git" ? "it lies in a folder of Git" : folded === ".gitmodules" ? "it is \".gitmodules\"" : device.test(folded) ? "Windows reads its name as a device" : void 0;
		}
		let changeRules = [
			"default",
			"malformed",
			"guarded",
			"unfit",
			"ignored",
			"budget"
		];
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
			let failing = when.find(({ matcher, value }) => !(0, conditions.cK)(matcher, value(context), "when"));
			if (failing !== void 0) return `when.${failing.key} is ${(0, json.SP)(failing.value(context))}, wants ${failing.matcher.test.wanted}`;
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
			let { path, status, binary } = change, answer = flaw?.stops !== !0 && (status === "added" || (0, guarded.ue)(path) && flaw === void 0) ? "left" : "stop";
			return flaw === void 0 ? path.split("/").some(guarded.qo) ? {
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
	22772: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HB: () => riskOfCommands,
			OO: () => isOfCi,
			XG: () => risks,
			zk: () => riskWords
		});
		var _lint_open_ended_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(79092), _shell_programs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(22111);
		let risks = [
			"reads",
			"unknown",
			"writes",
			"network",
			"deletes",
			"publishes",
			"changes-ci",
			"runs-anything"
		], riskWords = {
			reads: "it reads",
			unknown: "unknown",
			writes: "it writes files",
			network: "it uses the network",
			deletes: "it deletes",
			publishes: "it publishes",
			"changes-ci": "it changes what the CI runs, or this policy",
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
		function isOfCi(path) {
			return path.split("/").some((segment) => segment.toLowerCase() === ".github" || segment.toLowerCase() === ".gitlab-ci.yml");
		}
		function riskOfCommand(words) {
			let [program = "", ...args] = words.map((word) => word.text), name = (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_0__.kX)(program), byName = bySubcommand.get(`${name} ${args[0] ?? ""}`) ?? byProgram.get(name), known = byName !== "reads" && args.some(isOfCi) ? "changes-ci" : byName, reach = (0, _lint_open_ended_js__WEBPACK_IMPORTED_MODULE_1__.xw)(name);
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
			jO: () => suggestRule,
			s3: () => patternOfWord,
			wQ: () => freeId,
			zU: () => idFor
		});
		var _decide_answering_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(88490), _decide_ask_undecided_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82185), _decide_evaluate_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(75573), _match_place_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62774), _pause_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49469), _shell_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91703), _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(71376), _text_json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(61989), _risk_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22772);
		function suggestRule(request, decision) {
			let pause = (0, _pause_js__WEBPACK_IMPORTED_MODULE_0__.H)(request.arguments);
			if ("error" in pause) return { error: "the pause cannot be judged" };
			if (!(0, _decide_evaluate_js__WEBPACK_IMPORTED_MODULE_1__.Y)(pause)) return { error: "the pause is a question, not a permission" };
			let option = (0, _decide_answering_js__WEBPACK_IMPORTED_MODULE_2__.L5)("allow", pause.options);
			if (option === void 0 || !(0, _decide_answering_js__WEBPACK_IMPORTED_MODULE_2__.SV)(option)) return { error: "the pause does not offer allow_once" };
			let blocked = blockedBy(decision);
			if (blocked !== void 0) return { error: blocked };
			let { tool, command } = pause;
			return typeof tool == "string" ? (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__.wy)(tool) || command !== void 0 && (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__.wy)(command.replaceAll("\n", "")) ? { error: "it holds characters that cannot be seen, and no policy may" } : [...textsIn(pause.arguments)].some(climbs) ? { error: "it names a path with \"..\", which may lead to any file" } : command !== void 0 && command.length > 500 ? { error: "the command is too long to quote" } : command === void 0 ? ruleForFields(tool, pause.arguments, decision) : ruleForCommand(tool, command, pause, decision) : { error: "the pause names no tool" };
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
		function ruleForCommand(tool, command, pause, decision) {
			let place = placeConditions(pause);
			if (place === void 0) return { error: "it names a folder or variables that no rule can name" };
			let words = (0, _shell_words_js__WEBPACK_IMPORTED_MODULE_5__.u)(command, { pattern: !1 }), commands = "commands" in words ? words.commands : void 0, conditions = [
				`tool: ${quote(tool)}`,
				`command: ${commandMatcher(command, commands)}`,
				...place
			].join(", "), id = idFor(commands?.[0]?.slice(0, 2).map((word) => word.text).join(" ") ?? tool), risk = (0, _risk_js__WEBPACK_IMPORTED_MODULE_6__.HB)(tool, commands);
			return {
				yaml: ruleYaml(freeId(id, idsIn(decision)), conditions, risk),
				risk,
				note: noteFor(decision),
				...placeOf(decision)
			};
		}
		function placeConditions(pause) {
			if ((0, _match_place_js__WEBPACK_IMPORTED_MODULE_7__.fG)(["environment", "arguments"], pause) !== void 0) return;
			if ((0, _match_place_js__WEBPACK_IMPORTED_MODULE_7__.fG)(["folder"], pause) === void 0) return [];
			let conditions = [
				"cwd",
				"inside",
				"outside"
			].flatMap((name) => {
				let value = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_8__.hQ)(pause.arguments, name);
				return value === void 0 ? [] : [fieldCondition(name, value)];
			});
			return conditions.every((one) => one !== void 0) ? conditions : void 0;
		}
		function ruleForFields(tool, fields, decision) {
			let others = Object.entries(fields).filter(([name]) => !named.has(name)), matched = others.flatMap(([name, value]) => fieldCondition(name, value) ?? []), conditions = [
				`tool: ${quote(tool)}`,
				"command: { present: false }",
				...matched
			].join(", "), silent = others.length - matched.length, note = silent === 0 ? noteFor(decision) : `${noteFor(decision)} It says nothing about ${silent} of the fields.`, risk = tool !== "fs.read" && [...textsIn(fields)].some(_risk_js__WEBPACK_IMPORTED_MODULE_6__.OO) ? "changes-ci" : (0, _risk_js__WEBPACK_IMPORTED_MODULE_6__.HB)(tool, void 0);
			return {
				yaml: ruleYaml(freeId(idFor(tool), idsIn(decision)), conditions, risk),
				risk,
				note,
				...placeOf(decision)
			};
		}
		function* textsIn(value) {
			if (typeof value == "string") yield value;
			else if ((0, _text_json_js__WEBPACK_IMPORTED_MODULE_8__.Lv)(value)) for (let each of value) yield* textsIn(each);
			else if ((0, _text_json_js__WEBPACK_IMPORTED_MODULE_8__.Gv)(value)) for (let [name, each] of Object.entries(value)) forPeople.has(name) || (yield* textsIn(each));
		}
		let forPeople = new Set([
			"title",
			"message",
			"scopes"
		]);
		function climbs(text) {
			return /(?:^|[\s/\\'"=:])\.\.(?:$|[\s/\\'";|&)])/u.test(text);
		}
		let named = new Set([
			"kind",
			"operation",
			"options",
			"message"
		]);
		function fieldCondition(name, value) {
			let values = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_8__.Lv)(value) ? value : [value];
			return values.length === 0 || (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__.wy)(name) || !values.every(isSayable) ? void 0 : `${quote(`/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`)}: ${JSON.stringify(value)}`;
		}
		function isSayable(value) {
			return typeof value == "string" ? !(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_3__.wy)(value) : typeof value == "number" ? /^-?[0-9]+(?:\.[0-9]+)?$/u.test(String(value)) && Math.abs(value) <= 2 ** 53 - 1 : !(0, _text_json_js__WEBPACK_IMPORTED_MODULE_8__.Lv)(value) && !(0, _text_json_js__WEBPACK_IMPORTED_MODULE_8__.Gv)(value);
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
	60679: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => resolveLinks,
			U: () => isWithin
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		function resolveLinks(absolute) {
			try {
				return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(absolute);
			} catch {
				let parent = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(absolute);
				return parent === absolute ? absolute : node_path__WEBPACK_IMPORTED_MODULE_1__.join(resolveLinks(parent), node_path__WEBPACK_IMPORTED_MODULE_1__.basename(absolute));
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
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
		function sha256(content) {
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(content).digest("hex");
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
