export const id = 5314;
export const ids = [5314];
export const modules = {
	62704: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { runHookPolicy: () => runHookPolicy });
		var promises_ = __webpack_require__(51455), external_node_os_ = __webpack_require__(48161), external_node_path_ = __webpack_require__(76760), hook_names = __webpack_require__(98810), hooks = __webpack_require__(79667), errors = __webpack_require__(452), folders = __webpack_require__(92782), install = __webpack_require__(22040), external_node_fs_ = __webpack_require__(73024), invisible = __webpack_require__(71376);
		function toHookEnd(verdict, reason, { answers }) {
			let words = shorten(reason), reply = verdict === "reject" ? verdict : answers[verdict];
			return reply === void 0 || reply === "reject" ? {
				...toRefusal(reason),
				stdout: toLine(answers.reject?.(words))
			} : {
				code: 0,
				stdout: toLine(reply === "silence" ? void 0 : reply(words)),
				stderr: ""
			};
		}
		function toRefusal(reason) {
			return {
				code: 2,
				stdout: "",
				stderr: `interns: ${shorten(reason)}\n`
			};
		}
		let toLine = (answer) => answer === void 0 ? "" : `${JSON.stringify(answer)}\n`;
		function shorten(reason) {
			let words = reason.split("\n").map(invisible.jQ).join("\n");
			return words.length > 2e3 ? `${words.slice(0, 1999).replace(/[\uD800-\uDBFF]$/, "")}\u2026` : words;
		}
		var hook_payload = __webpack_require__(76433), environment = __webpack_require__(33554), checkout = __webpack_require__(40584), acp_agents = __webpack_require__(13177), ci_variables = __webpack_require__(53528), json = __webpack_require__(16413), context = __webpack_require__(31576), permission_decision = __webpack_require__(15233), secret = __webpack_require__(36385);
		let logFileName = /^hook-[a-z]+-.+-[0-9a-f]+\.jsonl$/;
		function logCall(call, env) {
			if (!(0, ci_variables.pb)(env)) try {
				let folder = external_node_path_.join((0, environment.y)(env), "transcripts"), { host, session, policy } = call, file = external_node_path_.join(folder, `hook-${host}-${(0, folders.hw)(session)}-${policy?.digest.slice(0, 16) ?? "0"}.jsonl`);
				(0, external_node_fs_.existsSync)(file) || beginTranscript(folder, file, call);
				let stats = (0, external_node_fs_.lstatSync)(file), lines = toLines(toEvents(call), env);
				stats.isFile() && stats.size + lines.length <= 16777216 && (0, external_node_fs_.appendFileSync)(file, lines, { mode: 384 });
			} catch {}
		}
		function beginTranscript(folder, file, call) {
			(0, folders.wZ)(folder, 448);
			for (let name of (0, external_node_fs_.readdirSync)(folder).filter((one) => logFileName.test(one))) {
				let oldFile = external_node_path_.join(folder, name), lastWriteMs = (0, external_node_fs_.statSync)(oldFile, { throwIfNoEntry: !1 })?.mtimeMs ?? call.now;
				call.now - lastWriteMs > 2592e6 && (0, external_node_fs_.rmSync)(oldFile, { force: !0 });
			}
			try {
				(0, external_node_fs_.writeFileSync)(file, toLines([toStartEvent(call)], {}), {
					mode: 384,
					flag: "wx"
				});
			} catch (error) {
				if (!(0, external_node_fs_.existsSync)(file)) throw error;
			}
		}
		function toStartEvent({ host, policy, now }) {
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
		function toEvents({ pause, judgement, decision, now }) {
			let at = new Date(now).toISOString(), id = `${now}-${process.pid}`, { kind, operation } = decision ?? {
				kind: "permission",
				operation: readOperation(pause.arguments)
			}, shared = {
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
				type: "decision",
				...shared,
				...toDecisionFields(judgement.verdict, decision),
				reason: judgement.reason
			}];
		}
		function toDecisionFields(verdict, decision) {
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
				rule: decision?.rule ?? permission_decision.IC,
				verb: "ask",
				outcome: "ask",
				answer: null
			};
		}
		function readOperation(text) {
			let pause = (0, json.qF)(text);
			return (0, json.Gv)(pause) && typeof pause.operation == "string" ? pause.operation : null;
		}
		let secretNames = /(?:TOKEN|SECRET|PASSWORD)$/i;
		function toLines(events, env) {
			let redactor = (0, secret.l)();
			for (let name of Object.keys(env).filter((one) => secretNames.test(one) || acp_agents.jr.has(one))) {
				let value = env[name];
				value !== void 0 && value.length >= 4 && redactor.add(new secret.z(value));
			}
			let redactText = (_name, value) => typeof value == "string" ? redactor.redact(value) : value;
			return events.map((event) => `${JSON.stringify(event, redactText)}\n`).join("");
		}
		var lib_crypto = __webpack_require__(2962), decide = __webpack_require__(290), undecided = __webpack_require__(5305), tool_call = __webpack_require__(12963);
		let unknownTool = { kind: "other" };
		function toPause(call, profile, folder) {
			let toolCall = toToolCall(call, profile, folder), fields = (0, tool_call.rA)(toolCall, profile, folder);
			if (toolCall.kind === "execute" && fields.command === void 0) throw new hook_payload.uX("the call has no command");
			let pause = {
				kind: "permission",
				options: ["allow_once", "reject_once"],
				...fields,
				server: call.server
			};
			return {
				arguments: JSON.stringify(pause),
				kind: toolCall.kind ?? "other"
			};
		}
		function toToolCall({ tool: name, hostTool: tool = unknownTool, input, payload, folders: [firstFolder] }, profile, folder) {
			let cwd = resolveFolder(folder, (0, hook_payload.yR)(payload, ["cwd"]) ?? firstFolder ?? ""), { kind } = tool;
			if (kind === "execute") {
				let isUnnamed = input === payload && (0, hook_payload.yR)(payload, profile.folderFields) === void 0;
				return {
					kind,
					name,
					rawInput: resolveFolders(input, profile.folderFields, cwd),
					commandFolder: isUnnamed ? null : cwd
				};
			}
			if (tool.patchField !== void 0) {
				let { paths, deletes } = readPatch((0, hook_payload.yR)(input, [tool.patchField]) ?? "");
				return {
					kind: deletes ? "delete" : kind,
					name,
					locations: toLocations(paths, cwd)
				};
			}
			let paths = (tool.pathFields ?? []).flatMap((field) => (0, hook_payload.Z7)(input, [field]));
			if (tool.pathFields !== void 0) {
				let isOptional = kind === "search" || tool.isPathOptional === !0;
				if (paths.length === 0 && !isOptional) throw new hook_payload.uX("the call names no path");
				refuseOtherPath(paths, cwd, {
					...tool,
					...profile
				});
			}
			return kind === "read" || kind === "search" ? {
				kind,
				name,
				locations: toSearchLocations(tool.searchesWholeFolder === !0 ? [...paths, ...listFoldersOfFiles(paths, cwd)] : paths, (0, hook_payload.Z7)(input, tool.patternFields ?? []), cwd)
			} : tool.pathFields === void 0 ? {
				kind,
				name,
				title: tool.queryField === void 0 ? void 0 : (0, hook_payload.yR)(input, [tool.queryField]),
				rawInput: input,
				ignoresUrl: tool.queryField !== void 0 && tool.queryField !== "url"
			} : {
				kind,
				name,
				locations: toLocations(paths, cwd)
			};
		}
		function refuseOtherPath(paths, cwd, { respelledPath, takesPathEnd }) {
			let mayBeEnd = (name) => takesPathEnd === !0 && !external_node_path_.isAbsolute(name), other = [...paths, cwd].find((name) => mayBeEnd(name) || respelledPath?.test(name));
			if (other !== void 0) throw new hook_payload.uX(`${JSON.stringify(other)} may be taken for the path of another file: write the absolute path, without "%"`);
		}
		function resolveFolders(input, folderFields, cwd) {
			let folders = folderFields.flatMap((field) => {
				let name = (0, hook_payload.yR)(input, [field]);
				return name === void 0 ? [] : [[field, resolveFolder(cwd, name)]];
			}), { workspace_roots: _roots, ...rest } = input;
			return {
				...rest,
				...Object.fromEntries(folders)
			};
		}
		function resolveFolder(cwd, name) {
			if ((0, tool_call.sH)(name)) return name;
			let fullPath = name === "" ? cwd : joinPath(cwd, name);
			return fullPath.split(external_node_path_.sep).includes("..") ? fullPath : external_node_path_.resolve(fullPath);
		}
		function joinPath(folder, name) {
			return external_node_path_.isAbsolute(name) ? name : `${folder}${external_node_path_.sep}${name}`;
		}
		function listFoldersOfFiles(paths, cwd) {
			return toLocations(paths, cwd).map((location) => location.path).filter((place) => !(0, folders.lQ)(place)).map((place) => external_node_path_.dirname(place));
		}
		function toSearchLocations(paths, patterns, cwd) {
			let folders = paths.length === 0 ? [{ path: cwd }] : toLocations(paths, cwd), fixedParts = patterns.map(readFixedPart);
			return fixedParts.length === 0 ? folders : folders.flatMap((one) => toLocations(fixedParts, one.path));
		}
		function readFixedPart(pattern) {
			let [folder = ""] = /^(?:[^*?[\]{}()!+@\\]*(?:\/|$))?/.exec(pattern) ?? [], rest = pattern.slice(folder.length), relativeRest = folder === "" ? rest : `./${rest}`;
			if (["", "/"].some((sign) => mayLeadOut(relativeRest.replaceAll("\\", sign)))) throw new hook_payload.uX("it is unknown where the pattern looks");
			return folder === "" ? "." : folder;
		}
		function mayLeadOut(pattern) {
			return pattern.includes("..") || pattern.split("/").some(mayBeParent) || /(?:^|[{,(|[])\s*[/~]/.test(pattern) ? !0 : pattern.startsWith("{") && pattern.includes("}/") && /[{,]\s*[,}]/.test(pattern);
		}
		function mayBeParent(segment) {
			return segment.replaceAll(/\[[^[\]]*\]/g, (each) => each.includes(".") ? "." : "x").split(/[{}(),|@!+?*[\]]/).filter((part) => /^\.+$/.test(part)).join("").length > 1;
		}
		function toLocations(paths, cwd) {
			return paths.map((name) => ({ path: (0, tool_call.sH)(name) ? name : joinPath(cwd, name) }));
		}
		function readPatch(text) {
			let lines = text.trim().split("\n");
			if (lines.shift() !== "*** Begin Patch" || lines.pop() !== "*** End Patch") throw createPatchRefusal();
			let paths = [], deletes = !1;
			for (let line of lines) {
				let [, change, namedPath] = header.exec(line) ?? [];
				if (namedPath !== void 0) {
					if (namedPath.trim() !== namedPath || /\p{Cc}/u.test(namedPath) || change === "Move to" && paths.length === 0) throw createPatchRefusal();
					paths.push(namedPath), deletes ||= change === "Delete File";
				} else if (paths.length === 0 || paddedHeader.test(line) || !body.test(line)) throw createPatchRefusal();
			}
			if (paths.length === 0) throw createPatchRefusal();
			return {
				paths,
				deletes
			};
		}
		let header = /^\*\*\* (Add File|Update File|Delete File|Move to): (.+)$/, paddedHeader = /^[^+-][\s\S]*\*\*\* (?:Add|Update|Delete|Move|Environment|Begin|End)\b/, body = /^(?:[-+ ]|@@|$|\*\*\* End of File$)/;
		function createPatchRefusal() {
			return new hook_payload.uX("the patch has an unknown form, so it is unknown which files it changes");
		}
		var policy_in_use = __webpack_require__(63774);
		async function judgeCall(places, context) {
			let policies = await findPolicies(places, context), judgedCalls = await Promise.all(policies.map((policy) => judgeByPolicy(policy, context))), strictestFirst = [
				"stop",
				"reject",
				"ask",
				"leave",
				"repeat",
				"allow"
			], rank = ({ judgement }) => strictestFirst.indexOf(judgement.verdict), [strictest] = judgedCalls.toSorted((a, b) => rank(a) - rank(b));
			if (strictest === void 0) throw Error("There is no checkout to judge in.");
			return strictest;
		}
		async function findPolicies(places, { call, profile, options }) {
			let checkouts = await Promise.all(places.map(async (place) => {
				let pause = toPause(call, profile, place.folder);
				return {
					pause,
					inUse: await (0, policy_in_use.K)(place, {
						pause,
						...options
					})
				};
			})), withPolicy = checkouts.filter(({ inUse }) => inUse.policy !== void 0);
			if (withPolicy.length > 0) return withPolicy;
			let withReason = checkouts.filter(({ inUse }) => inUse.policy === void 0 && inUse.why !== void 0);
			return (withReason.length > 0 ? withReason : checkouts).slice(0, 1);
		}
		async function judgeByPolicy({ pause, inUse }, context) {
			let judgeUndecided = (why) => toUndecided(pause, why, context), base = {
				pause,
				inUse,
				judgeUndecided
			};
			if (inUse.policy === void 0) {
				let why = inUse.why ?? "There is no permission policy for this checkout.", { options, profile } = context, isSilent = inUse.why === void 0 && !options.rejectsUndecided && profile.answers.leave === "silence";
				return {
					...base,
					judgement: isSilent ? {
						verdict: "leave",
						reason: why
					} : judgeUndecided(why)
				};
			}
			let { policy, loadWhole } = inUse, decision = decideWithoutCounts(policy, pause), isDecided = decision.rule !== "default", judgement = isDecided ? toJudgement(decision, context) : judgeUndecided((0, undecided.P)(policy, decision)), advice = (isDecided ? decision.outcome === "reject" : judgement.verdict === "reject") ? await suggestAllow(pause, await loadWhole(), context.options.policy) : void 0;
			return {
				...base,
				judgement: {
					...judgement,
					advice
				},
				...isDecided ? { decided: {
					decision,
					policy
				} } : {}
			};
		}
		function decideWithoutCounts(policy, { arguments: text }) {
			return (0, decide.startDecisions)(policy, context.Ut).decide({
				toolCallId: "hook",
				arguments: text
			});
		}
		function toJudgement({ rule, outcome, reason: why }, context) {
			let reason = why === null ? `decided by "${rule}"` : `${rule}: ${why}`;
			return outcome === "allow" || outcome === "stop" && rule !== "malformed" ? {
				verdict: outcome,
				reason
			} : {
				verdict: outcome === "ask" ? askOrReject(context) : "reject",
				reason
			};
		}
		async function suggestAllow(pause, policy, entryFile) {
			let { suggestRule } = await Promise.all([__webpack_require__.e(1772), __webpack_require__.e(9273)]).then(__webpack_require__.bind(__webpack_require__, 69273)), decision = decideWithoutCounts(policy, pause), suggestion = suggestRule({
				toolCallId: "hook",
				arguments: pause.arguments
			}, decision);
			if ("error" in suggestion) return;
			let file = entryFile ?? "the policy";
			return `This rule would allow it, if a person puts it under "rules"${suggestion.before === void 0 ? "" : ` before "${suggestion.before}"`} in ${file}${entryFile === void 0 ? " and runs \"interns policy trust\"" : ""}:\n${suggestion.yaml}`;
		}
		let harmlessKinds = new Set([
			"read",
			"search",
			"think"
		]);
		function toUndecided({ kind }, reason, context) {
			if (harmlessKinds.has(kind)) return {
				verdict: "leave",
				reason
			};
			if (context.options.rejectsUndecided) return {
				verdict: "reject",
				reason
			};
			let { asksInMode } = context.profile;
			if (asksInMode === void 0) return {
				verdict: askOrReject(context),
				reason
			};
			let mode = context.call.payload[asksInMode.field];
			return {
				verdict: asksInMode.modes.some((one) => one === mode) ? "leave" : "reject",
				reason
			};
		}
		function askOrReject({ call, profile: { answers, asksAt = [call.event], neverAsked = [] } }) {
			return answers.ask !== "reject" && asksAt.includes(call.event) && !neverAsked.includes(call.tool) ? "ask" : "reject";
		}
		function toCallKey({ tool, hostTool, input, payload }) {
			let callInput = hostTool === void 0 ? input : input.command ?? input;
			return (0, lib_crypto.s)(JSON.stringify([
				tool,
				callInput,
				hostTool?.patchField ?? payload.cwd
			]));
		}
		let patchByShell = "a shell gives a patch";
		function countDecision(turnCounts, { decision, pause, policy }) {
			let text = decision.pause === null ? "" : (0, json.dj)(decision.pause.arguments), key = hashText(text), { spent, entries, pauses } = turnCounts, previous = {
				spent,
				entries: new Map(Object.entries(entries)),
				pauses: new Map([[text, pauses[key] ?? 0]])
			}, decisions = (0, decide.startDecisions)(policy, context.Ut, previous), counted = decisions.decide({
				toolCallId: "hook",
				arguments: pause.arguments
			}), newCounts = decisions.counts(), withCall = {
				...turnCounts,
				pauses: {
					...pauses,
					[key]: newCounts.pauses.get(text) ?? 0
				}
			};
			return decision.outcome === "allow" && counted.outcome !== "allow" ? {
				counts: withCall,
				usedUp: counted.reason ?? "The counts of this turn are used up."
			} : {
				counts: {
					...withCall,
					spent: newCounts.spent,
					entries: Object.fromEntries(newCounts.entries)
				},
				usedUp: void 0
			};
		}
		function hashText(text) {
			let hash = 0;
			for (let index = 0; index < text.length; index += 1) hash = (hash * 31 + text.charCodeAt(index)) % 0x7fffffffff8d;
			return `${hash}`;
		}
		let session_state_maxBytes = 1048576;
		function createEmptyCounts(turn) {
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
		function getTurnCounts({ counts }, turn) {
			return counts.turn === turn ? counts : createEmptyCounts(turn);
		}
		function getSessionFile(folder, host, session) {
			return external_node_path_.join(folder, "hooks", `${host}-${(0, folders.hw)(session)}.json`);
		}
		async function pinPlaces(file, places, turn) {
			try {
				let state = readState(file);
				if (state !== void 0) return state.places;
			} catch {
				return;
			}
			return changeState(file, (state = {
				places,
				counts: createEmptyCounts(turn)
			}) => ({
				state,
				result: state.places
			}));
		}
		async function changeCounts(file, turn, change) {
			return changeState(file, (state) => {
				if (state === void 0) throw Error("The session has no state.");
				let { counts, result } = change(getTurnCounts(state, turn));
				return {
					state: {
						...state,
						counts
					},
					result
				};
			});
		}
		function wasAllowed(file, turn, key) {
			let state = readState(file);
			return state !== void 0 && getTurnCounts(state, turn).allowed.includes(key);
		}
		async function changeState(file, change) {
			let lock = `${file}.lock`, descriptor = await acquireLock(lock).catch(() => void 0);
			if (descriptor !== void 0) try {
				let { state, result } = change(readState(file)), text = JSON.stringify(state);
				if (text.length > session_state_maxBytes) throw Error("The counts of this session are too large.");
				return (0, external_node_fs_.writeFileSync)(descriptor, text), (0, external_node_fs_.renameSync)(lock, file), result;
			} catch {
				(0, external_node_fs_.rmSync)(lock, { force: !0 });
				return;
			} finally {
				(0, external_node_fs_.closeSync)(descriptor);
			}
		}
		async function acquireLock(lock) {
			for (let deadline = Date.now() + 1e3; Date.now() < deadline;) try {
				return (0, external_node_fs_.openSync)(lock, "wx", 384);
			} catch (error) {
				let code = error instanceof Error && "code" in error ? error.code : void 0;
				if (code === "EEXIST") await waitForLock(lock);
				else if (code === "ENOENT") (0, folders.wZ)(external_node_path_.dirname(lock), 448);
				else throw error;
			}
		}
		async function waitForLock(lock) {
			let lockedAtMs = (0, external_node_fs_.statSync)(lock, { throwIfNoEntry: !1 })?.mtimeMs;
			lockedAtMs !== void 0 && Date.now() - lockedAtMs > 3e4 && (0, external_node_fs_.rmSync)(lock, { force: !0 }), await new Promise((resolve) => setTimeout(resolve, 20));
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
			if (!(0, json.Gv)(value) || !isPlaces(value.places) || !(0, json.Gv)(value.counts)) return !1;
			let { turn, allowed, spent, entries, pauses } = value.counts, isSpentValid = isNumbers(spent) && "answers" in spent && "allows" in spent && "rejectsInARow" in spent;
			return typeof turn == "string" && isTexts(allowed) && isSpentValid && isNumbers(entries) && isNumbers(pauses);
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
				return toHookEnd(verdict, advice === void 0 ? reason : `${reason}\n${advice}`, profile);
			} catch (error) {
				return toHookEnd("reject", `refused, because it cannot be judged: ${error instanceof Error ? error.message : String(error)}`, profile);
			}
		}
		async function judge(options, profile) {
			let call = (0, hook_payload.D9)((0, hook_payload.ex)(options.payload), profile), file = getSessionFile((0, environment.y)(options.env), options.host, call.session), places = findFolders(call, profile, options).map((folder) => (0, checkout.P)((0, external_node_fs_.realpathSync)(folder))), distinctPlaces = [...new Map(places.map((place) => [place.folder, place])).values()], sessionPlaces = await pinPlaces(file, distinctPlaces, call.turn), hasState = sessionPlaces !== void 0;
			if (call.event === profile.confirmEvent) {
				let mayBeFromShell = call.hostTool?.patchField !== void 0 && hasState && wasAllowed(file, call.turn, patchByShell);
				return hasState && !mayBeFromShell && wasAllowed(file, call.turn, toCallKey(call)) ? {
					verdict: "repeat",
					reason: "The policy allowed this call."
				} : {
					verdict: "leave",
					reason: "No allow is stored for this call."
				};
			}
			let judged = await judgeCall(sessionPlaces ?? distinctPlaces, {
				call,
				profile,
				options
			}), countedJudgement = await applyCounts(judged, {
				file,
				turn: call.turn,
				hasState
			}), judgement = hasState && profile.confirmEvent !== void 0 ? await rememberAllow(file, call, countedJudgement) : countedJudgement;
			return options.transcript !== "none" && logJudgement(judged, {
				judgement,
				call,
				options
			}), judgement;
		}
		async function applyCounts({ judgement, judgeUndecided, pause, decided }, { file, turn, hasState }) {
			if (!hasState) return ["allow", "leave"].includes(judgement.verdict) ? judgeUndecided(unreadableState) : judgement;
			if (decided === void 0) return judgement;
			let countResult = await changeCounts(file, turn, (counts) => {
				let { usedUp, ...rest } = countDecision(counts, {
					pause,
					...decided
				});
				return {
					...rest,
					result: { usedUp }
				};
			});
			return judgement.verdict === "allow" ? countResult === void 0 ? judgeUndecided(unreadableState) : countResult.usedUp === void 0 ? judgement : judgeUndecided(countResult.usedUp) : judgement;
		}
		function logJudgement({ judgement: initialJudgement, pause, inUse, decided }, { judgement, call, options }) {
			let decision = judgement === initialJudgement ? decided?.decision : void 0;
			if (decision === void 0 && harmlessKinds.has(pause.kind)) return;
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
		let unreadableState = "The state of this session cannot be read, so no call is allowed without asking.";
		function findFolders({ folders }, { folderVariable }, { env, cwd }) {
			let variableFolder = folderVariable === void 0 ? void 0 : (0, environment.b)(env, folderVariable), hostFolders = variableFolder === void 0 ? folders : [variableFolder];
			return (hostFolders.length === 0 ? [cwd] : hostFolders).map((folder) => external_node_path_.resolve(cwd, folder));
		}
		async function rememberAllow(file, call, judgement) {
			let key = toCallKey(call);
			return await changeCounts(file, call.turn, (counts) => {
				let others = counts.allowed.filter((one) => one !== key), marks = call.hostTool?.patchProgram?.test(JSON.stringify(call.input)) ? [patchByShell] : [], allows = judgement.verdict === "allow" ? [key] : [];
				return {
					counts: {
						...counts,
						allowed: [
							...others,
							...allows,
							...marks
						]
					},
					result: !0
				};
			}) === !0 || judgement.verdict !== "leave" ? judgement : {
				verdict: "reject",
				reason: unreadableState
			};
		}
		function readHookSettings(words) {
			let values = readFlags(words), host = hook_names.W.find((name) => name === values.get("for"));
			if (host === void 0) {
				let name = values.get("for"), what = name === void 0 ? "missing" : JSON.stringify(name);
				throw new hook_payload.uX(`--for is ${what}: write one of ${hook_names.W.join(", ")}`);
			}
			let undecided = values.get("undecided") ?? "ask";
			if (undecided !== "ask" && undecided !== "reject") throw new hook_payload.uX("--undecided must be \"ask\" or \"reject\"");
			let transcript = values.get("transcript");
			if (transcript !== void 0 && transcript !== "none") throw new hook_payload.uX("--transcript must be \"none\"");
			return {
				host,
				policy: values.get("policy"),
				rejectsUndecided: undecided === "reject",
				transcript
			};
		}
		let knownFlags = new Set([
			"for",
			"policy",
			"undecided",
			"transcript"
		]);
		function readFlags(words) {
			let flags = new Map();
			for (let index = 0; index < words.length; index += 2) {
				let name = words[index] ?? "", value = words[index + 1];
				if (!name.startsWith("--") || !knownFlags.has(name.slice(2))) throw new hook_payload.uX(`${JSON.stringify(name)} is not known`);
				if (value === void 0) throw new hook_payload.uX(`${name} has no value`);
				flags.set(name.slice(2), value);
			}
			return flags;
		}
		async function judgeStdin(words, rest) {
			let timer;
			try {
				let settings = readHookSettings(words), judgement = readAll().then(async (payload) => runHook({
					...settings,
					...rest,
					payload
				})), timeout = new Promise((resolve) => {
					let end = {
						...toRefusal("refused, because it was not judged within 10 seconds"),
						isLate: !0
					};
					timer = setTimeout(() => resolve(end), 1e4);
				});
				return await Promise.race([judgement, timeout]);
			} catch (error) {
				return toRefusal(`refused, because it cannot be judged: ${error instanceof Error ? error.message : String(error)}`);
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
		function forceExit() {
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
		var values = __webpack_require__(97035), log = __webpack_require__(97309), policy_file = __webpack_require__(10401), shell_word = __webpack_require__(52214), exit_code = __webpack_require__(75720), screen = __webpack_require__(21264), patch = __webpack_require__(30271);
		async function runHookPolicy(invocation) {
			let { has, value, io } = invocation, hookArgs = [
				"for",
				"policy",
				"undecided",
				"transcript"
			].flatMap((name) => {
				let text = value(name);
				return text === void 0 ? [] : [`--${name}`, name === "policy" ? external_node_path_.resolve(io.cwd, text) : text];
			});
			if (!has("install") && !has("uninstall")) {
				io.terminal?.canAsk === !0 && hook_names.W.some((name) => name === value("for")) && (0, screen.qz)(io, "Waiting for a tool call as JSON on standard input, as an agent gives it. \"--install\" sets the agent up.");
				let { code, stdout, stderr, isLate } = await judgeStdin(hookArgs, io);
				return io.stdout(stdout), io.stderr(stderr), isLate === !0 && forceExit(), code;
			}
			if (has("install") && has("uninstall")) throw (0, values.hj)("install", "Both --install and --uninstall are given. Leave one out.");
			let settings = (0, errors.aU)(() => readHookSettings(hookArgs), (error) => (0, values.Gq)("for", `The hook can't be installed: ${(0, errors.Uc)(error)}.`));
			return has("install") && settings.policy !== void 0 && await requireValidPolicy(settings.policy, settings), changeSettings(settings, invocation);
		}
		async function requireValidPolicy(file, { host }) {
			let createRefusal = (what, remedy) => (0, values.Gq)("policy", `--policy is ${JSON.stringify(file)}, which ${what}. With it, the hook would refuse every call, so nothing is changed. ${remedy}`), initRemedy = `"interns policy init --for ${host} ${(0, shell_word.u)(file)}" writes a starting file.`, toRefusal = (error) => createRefusal(`can't be read: ${(0, errors.Uc)(error)}`, initRemedy), text = (0, errors.aU)(() => (0, folders.XF)(file), toRefusal), reading = await (0, policy_file.T)(text, file);
			if ("policy" in reading) return;
			let [{ line, message } = {
				line: 1,
				message: ""
			}] = reading.problems, remedy = `"interns policy check ${(0, shell_word.u)(file)}" lists all of its problems.`;
			throw createRefusal(`is not a valid policy: line ${line}: ${message.replace(/\.$/, "")}`, remedy);
		}
		async function changeSettings(settings, invocation) {
			let { has, io } = invocation, profile = hooks.J[settings.host], program = external_node_path_.join(import.meta.dirname, "hook.js"), command = (0, install.mI)(settings, {
				node: process.execPath,
				program
			}), user = {
				env: io.env,
				home: io.env.HOME ?? (0, external_node_os_.homedir)()
			}, file = (0, install.uG)(profile, user), changes;
			try {
				let change = has("install") ? (0, install.Cd)(profile, file, command) : (0, install.Ao)(profile, file), fallbackChange = (0, install.uY)(profile, (0, install.MG)(profile, user), has("install"));
				changes = fallbackChange === void 0 ? [change] : [change, fallbackChange];
			} catch (error) {
				if (!(error instanceof install._K)) throw error;
				return (0, screen.qz)(io, (0, log.TN)(`interns policy hook: ${error.message} Nothing is changed. Paste an entry that runs this command:`)), (0, screen.yy)(io, command), exit_code.rP;
			}
			for (let change of changes) await showOrWrite(change, invocation);
			if (!has("write") && changes.some(({ before, after }) => before !== after) && (0, screen.qz)(io, "Nothing is written yet. Add --write."), has("write") && has("install")) {
				let { host, policy } = settings, trust = policy === void 0 ? "run \"interns policy trust\" in each checkout, " : "", restart = `restart ${host}${host === "codex" ? " and trust the hook in its \"/hooks\"" : ""}`;
				(0, screen.qz)(io, `Next: ${trust}${restart}. "interns doctor --hook ${host}" checks the hook.`);
			}
			return 0;
		}
		async function showOrWrite({ file, before, after }, { has, io }) {
			let say = (what) => (0, screen.qz)(io, (0, log.TN)(`${file} is ${what}.`));
			before === after ? say("as it should be") : has("write") ? after === void 0 ? (await (0, promises_.unlink)(file), say("deleted: it held nothing else")) : ((0, folders.wZ)(external_node_path_.dirname(file), 448), await (0, patch.f)(external_node_path_.dirname(file), external_node_path_.basename(file), after, before), say("written")) : io.stdout((0, patch.z)(file, before, after ?? ""));
		}
	}),
	30271: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			f: () => replaceFile,
			z: () => toUnifiedDiff
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455), node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760), diff__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37291), _folders_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92782), _inputs_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97035);
		function toUnifiedDiff(file, before, after) {
			let { hunks } = (0, diff__WEBPACK_IMPORTED_MODULE_3__.YB)("", "", before ?? "", after, void 0, void 0, { context: 3 });
			if (hunks.length === 0) return "";
			let name = toHeaderName(file), parts = hunks.map(({ oldStart, oldLines, newStart, newLines, lines }) => `${[`@@ -${toRange(oldStart, oldLines)} +${toRange(newStart, newLines)} @@`, ...lines].join("\n")}\n`);
			return `--- ${before === void 0 ? "/dev/null" : name}\n+++ ${name}\n${parts.join("")}`;
		}
		function toHeaderName(file) {
			let name = file.startsWith("/") || file.startsWith("../") ? file : `./${file}`;
			return /[\p{Cc}"\\]/u.test(name) ? JSON.stringify(name) : name.includes(" ") ? `${name}\t` : name;
		}
		function toRange(start, size) {
			return size === 1 ? String(start) : `${size === 0 ? start - 1 : start},${size}`;
		}
		async function replaceFile(root, file, text, before) {
			let target = node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(root, file);
			if (await refuseLinks(root, target, file), before !== void 0 && await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(target, "utf8") !== before) throw toStaleError(file);
			(0, _folders_js__WEBPACK_IMPORTED_MODULE_4__.wZ)(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(target));
			try {
				before === void 0 ? (0, _folders_js__WEBPACK_IMPORTED_MODULE_4__.vK)(target, text, 420, node_fs__WEBPACK_IMPORTED_MODULE_0__.linkSync) : (0, _folders_js__WEBPACK_IMPORTED_MODULE_4__.vK)(target, text, (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(target)).mode & 511);
			} catch (error) {
				throw before === void 0 && await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(target).catch(() => void 0) !== void 0 ? toStaleError(file) : error;
			}
		}
		function toStaleError(file) {
			return (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_5__.hj)("policy", `"${file}" has changed since it was read. Nothing is written; run the command again.`);
		}
		async function refuseLinks(root, target, file) {
			let relativePath = node_path__WEBPACK_IMPORTED_MODULE_2__.relative(root, target), isOutside = relativePath.startsWith("..") || node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute(relativePath), names = isOutside ? [node_path__WEBPACK_IMPORTED_MODULE_2__.basename(target)] : relativePath.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep), start = isOutside ? node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(target) : root;
			for (let [index] of names.entries()) {
				if ((await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(start, ...names.slice(0, index + 1))).catch(() => void 0))?.isSymbolicLink() !== !0) continue;
				let message = `"${file}" goes through a link, ${names.slice(0, index + 1).join("/")}. Nothing is written; name the file itself with --policy.`;
				throw (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_5__.hj)("policy", message);
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
			return (0, node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(state) ? (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(state, "interns") : (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(variable(env, "HOME") ?? process.getBuiltinModule("node:os").homedir(), ".local/state/interns");
		}
	}),
	92782: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$V: () => isOpenedAt,
			Kp: () => findProgram,
			Mw: () => listFoldersUpwards,
			XF: () => readRegularFile,
			hw: () => toFileName,
			lQ: () => isFolder,
			tj: () => isWorldWritable,
			vK: () => writeAtomically,
			wZ: () => makeFolders
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), _crypto_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2962);
		function makeFolders(folder, mode = 511) {
			if (isFolder(folder)) return;
			let parent = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
			parent !== folder && makeFolders(parent, mode);
			try {
				node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(folder, { mode });
			} catch (error) {
				if (!isFolder(folder)) throw error;
			}
		}
		function listFoldersUpwards(folder) {
			let parent = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
			return parent === folder ? [folder] : [folder, ...listFoldersUpwards(parent)];
		}
		function isFolder(path) {
			return node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(path, { throwIfNoEntry: !1 })?.isDirectory() === !0;
		}
		function isWorldWritable(folder) {
			return !!(node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(folder).mode & 2);
		}
		function findProgram(program, folders) {
			return folders.map((folder) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, program)).find(isExecutable);
		}
		function isExecutable(file) {
			try {
				return node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK), !0;
			} catch {
				return !1;
			}
		}
		function readRegularFile(path) {
			let file = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
			try {
				if (!node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(file).isFile()) throw Error(`${path} is not a regular file`);
				return node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file, "utf8");
			} finally {
				node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(file);
			}
		}
		function isOpenedAt(file, path) {
			return process.platform !== "linux" || node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync(`/proc/self/fd/${file}`) === path;
		}
		function writeAtomically(path, content, mode = 384, move = node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync) {
			let temporary = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), `.${globalThis.crypto.randomUUID()}`);
			try {
				node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync(temporary, content, {
					mode,
					flag: "wx",
					flush: !0
				}), move(temporary, path);
			} finally {
				node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(temporary, { force: !0 });
			}
		}
		function toFileName(text) {
			let encoded = text.isWellFormed() ? encodeURIComponent(text) : "";
			return encoded !== "" && encoded.length <= 200 ? encoded : `=${(0, _crypto_js__WEBPACK_IMPORTED_MODULE_2__.s)(text)}`;
		}
	}),
	53528: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			pb: () => hasCiVariable,
			yy: () => findOtherCi
		});
		var _environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33554);
		let otherCiVariables = "CONTINUOUS_INTEGRATION.APPVEYOR.BUDDY_WORKSPACE_ID.BUILDER_OUTPUT.BITRISE_IO.CF_BUILD_ID.CIRRUS_CI.CODEBUILD_BUILD_ID.DRONE.GO_PIPELINE_NAME.HARNESS_BUILD_ID.HUDSON_URL.JENKINS_URL.NETLIFY.PROW_JOB_ID.RENDER.SCREWDRIVER.SEMAPHORE.SPACELIFT.TASKCLUSTER_ROOT_URL.TEAMCITY_VERSION.TF_VAR_spacelift_run_id.TRAVIS.VERCEL.WOODPECKER.bamboo_planKey.BITBUCKET_PR_ID.BUILDKITE_PULL_REQUEST.CHANGE_ID.CIRCLE_PULL_REQUEST.DRONE_PULL_REQUEST.CI_MERGE_REQUEST_IID.SYSTEM_PULLREQUEST_PULLREQUESTID.CI.BUILD_NUMBER".split(".");
		function findOtherCi(env) {
			return otherCiVariables.find((name) => ![
				void 0,
				"false",
				"0"
			].includes((0, _environment_js__WEBPACK_IMPORTED_MODULE_0__.b)(env, name)));
		}
		function hasCiVariable(env) {
			return ["CI", "TF_BUILD"].some((name) => (0, _environment_js__WEBPACK_IMPORTED_MODULE_0__.b)(env, name) !== void 0) || findOtherCi(env) !== void 0;
		}
	}),
	16413: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gv: () => isObject,
			Lv: () => isList,
			Z: () => followPointer,
			dj: () => canonicalJson,
			hQ: () => ownField,
			hz: () => isDeeperThan,
			qF: () => parseJson,
			qT: () => readPointer,
			w0: () => readWithin
		});
		function parseJson(text) {
			try {
				return JSON.parse(text);
			} catch {
				return;
			}
		}
		function isDeeperThan(value, levels) {
			return typeof value != "object" || !value ? !1 : levels === 0 || Object.values(value).some((child) => isDeeperThan(child, levels - 1));
		}
		function isObject(value) {
			return typeof value == "object" && !!value && !Array.isArray(value);
		}
		async function readWithin(limit, body) {
			let pieces = [], size = 0;
			for await (let piece of body ?? []) {
				if (size += piece.byteLength, size > limit) return;
				pieces.push(piece);
			}
			return Buffer.concat(pieces);
		}
		function isList(value) {
			return Array.isArray(value);
		}
		function ownField(object, name) {
			return Object.hasOwn(object, name) ? object[name] : void 0;
		}
		function canonicalJson(value) {
			return isList(value) ? `[${value.map(canonicalJson).join(",")}]` : isObject(value) ? `{${Object.keys(value).toSorted().map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] ?? null)}`).join(",")}}` : JSON.stringify(value);
		}
		function readPointer(text) {
			return !text.startsWith("/") || /~(?![01])/u.test(text) ? void 0 : text.slice(1).split("/").map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
		}
		function followPointer(steps, document) {
			let value = document;
			for (let step of steps) if (isList(value)) value = /^(?:0|[1-9][0-9]*)$/u.test(step) ? value[Number(step)] : void 0;
			else if (isObject(value)) value = ownField(value, step);
			else return;
			return value;
		}
	}),
	5305: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => whyUndecided,
			g: () => listUnprovenKeys
		});
		var _context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31576), _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55635), _policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8157);
		function whyUndecided({ rules }, { pause }) {
			let ciRule = rules.find((rule) => pause?.kind === "permission" && (0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__.Ho)({
				...rule,
				when: []
			}, pause, _context_js__WEBPACK_IMPORTED_MODULE_1__.Ut, "rule"));
			if (ciRule === void 0) return "Nothing in the permission policy decides this.";
			let decides = (0, _policy_js__WEBPACK_IMPORTED_MODULE_2__.kG)(ciRule.verb) ? "allows this" : "decides about this", keys = listUnprovenKeys(ciRule).map((key) => `"${key}"`);
			return `The rule "${ciRule.id}" ${decides} only in a CI: its "when" needs ${keys.join(", ")}, which can't be known on this machine.`;
		}
		function listUnprovenKeys({ when }) {
			return when.filter(({ matcher, value }) => !(0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__.cK)(matcher, value(_context_js__WEBPACK_IMPORTED_MODULE_1__.Ut), "when")).map(({ key }) => key);
		}
	}),
	15233: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IC: () => personRule,
			Pe: () => grantRule,
			xx: () => toGranted
		});
		let grantRule = "grant", personRule = "(person)";
		function toGranted(decision, reason = decision.reason) {
			return decision.outcome === "allow" ? {
				...decision,
				rule: grantRule,
				reason
			} : decision;
		}
	}),
	60679: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ap: () => resolveLinks,
			UO: () => isWithin,
			Zl: () => followPath
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		function followPath(absolute) {
			return absolute.includes("\ufffd") ? void 0 : follow(absolute, { remaining: 40 });
		}
		function follow(absolute, budget) {
			let { root } = node_path__WEBPACK_IMPORTED_MODULE_1__.parse(absolute), steps = [];
			for (let name of absolute.slice(root.length).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)) {
				if (name === "" || name === ".") continue;
				if (name === "..") {
					if (isLink(steps.pop()) || isLink(steps.at(-1))) return;
					continue;
				}
				let place = enter(name, steps, root, budget);
				if (place === void 0) return;
				steps.push({
					name,
					place
				});
			}
			return steps.at(-1)?.place ?? {
				end: root,
				links: []
			};
		}
		function isLink(step) {
			return step !== void 0 && step.place.links.length > 0;
		}
		function enter(name, steps, root, budget) {
			let place = node_path__WEBPACK_IMPORTED_MODULE_1__.join(steps.at(-1)?.place.end ?? root, name), link = readLink(place);
			if (link === void 0) return {
				end: place,
				links: []
			};
			if (--budget.remaining, budget.remaining < 0 || link.target === void 0 || isWithin(place, "/proc") || !isPlainTarget(link.target, steps)) return;
			let folder = node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, ...steps.map((step) => step.name)), followed = follow(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(folder, link.target), budget);
			return followed && {
				end: followed.end,
				links: [place, ...followed.links]
			};
		}
		function isPlainTarget(target, steps) {
			let names = target.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep), first = names.findIndex((name) => name !== ".."), climbCount = first === -1 ? names.length : first, leftSteps = steps.slice(Math.max(steps.length - climbCount, 0));
			return !target.includes("\ufffd") && !names.includes("..", climbCount) && !leftSteps.some(isLink);
		}
		function resolveLinks(absolute) {
			return resolveWith(absolute, { remaining: 40 });
		}
		function resolveWith(absolute, budget) {
			try {
				return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(absolute);
			} catch {
				let parent = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(absolute);
				if (parent === absolute) return absolute;
				let folder = resolveWith(parent, budget), place = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, node_path__WEBPACK_IMPORTED_MODULE_1__.basename(absolute)), target = budget.remaining > 0 ? readLink(place)?.target : void 0;
				return target === void 0 ? place : (--budget.remaining, resolveWith(node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(target) ? target : `${folder}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}${target}`, budget));
			}
		}
		let noLinkCodes = new Set([
			"EINVAL",
			"ENOENT",
			"ENOTDIR",
			"UNKNOWN"
		]);
		function readLink(place) {
			try {
				return { target: (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(place) };
			} catch (error) {
				return error instanceof Error && "code" in error && noLinkCodes.has(error.code) ? void 0 : { target: void 0 };
			}
		}
		function isWithin(place, folder) {
			return place === folder || place.startsWith(folder.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? folder : `${folder}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`);
		}
	}),
	40584: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => findPlace });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), _folders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92782);
		function findPlace(folder) {
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder)) return {
				folder,
				checkout: folder
			};
			let start = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder), found = (0, _folders_js__WEBPACK_IMPORTED_MODULE_2__.Mw)(start).find((dir) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(dir, ".git")) && !(0, _folders_js__WEBPACK_IMPORTED_MODULE_2__.tj)(dir));
			return found === void 0 ? {
				folder: start,
				checkout: start
			} : {
				folder: found,
				checkout: findRepository(found) ?? found
			};
		}
		function findRepository(checkout) {
			let link = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout, ".git");
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(link).isFile()) return;
			let [, target] = /^gitdir: (.+)\n?$/.exec((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(link, "utf8")) ?? [];
			if (target === void 0) return;
			let folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(checkout, target), commonFolder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder));
			if ((0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) === "worktrees" && (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(commonFolder) === ".git") return isRegistered(folder, link) ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(commonFolder)) : void 0;
		}
		function isRegistered(folder, link) {
			try {
				let target = (0, _folders_js__WEBPACK_IMPORTED_MODULE_2__.XF)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "gitdir")).replace(/\n$/, "");
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(target) ? target : (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, target)) === (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(link);
			} catch {
				return !1;
			}
		}
	}),
	29411: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Eq: () => saveTrustedCopy,
			eL: () => forgetTrustedCopy,
			p0: () => getCopyPath,
			sK: () => findTrustedAbove,
			xc: () => readTrustedCopy
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), _crypto_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2962), _environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33554), _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(452), _folders_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92782), _json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16413);
		function getCopyPath(checkout, env) {
			return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, _environment_js__WEBPACK_IMPORTED_MODULE_2__.y)(env), "trust", `${(0, _folders_js__WEBPACK_IMPORTED_MODULE_3__.hw)(checkout)}.json`);
		}
		function readTrustedCopy(checkout, env, computeDigest = _crypto_js__WEBPACK_IMPORTED_MODULE_4__.s) {
			let path = getCopyPath(checkout, env), content;
			try {
				content = (0, _folders_js__WEBPACK_IMPORTED_MODULE_3__.XF)(path);
			} catch (error) {
				if ((0, _errors_js__WEBPACK_IMPORTED_MODULE_5__.oO)(error) === "ENOENT") return;
				throw createDamageError(path, (0, _errors_js__WEBPACK_IMPORTED_MODULE_5__.Uc)(error));
			}
			let copy = (0, _json_js__WEBPACK_IMPORTED_MODULE_6__.qF)(content);
			if (!isCopy(copy) || copy.checkout !== checkout || copy.digest !== computeDigest(copy.text)) throw createDamageError(path, "it was changed after it was saved");
			return copy;
		}
		function saveTrustedCopy({ checkout, file, text, now }, env) {
			let copy = {
				checkout,
				file,
				text,
				digest: (0, _crypto_js__WEBPACK_IMPORTED_MODULE_4__.s)(text),
				trustedAt: new Date(now).toISOString()
			};
			return (0, _folders_js__WEBPACK_IMPORTED_MODULE_3__.wZ)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, _environment_js__WEBPACK_IMPORTED_MODULE_2__.y)(env), "trust"), 448), (0, _folders_js__WEBPACK_IMPORTED_MODULE_3__.vK)(getCopyPath(checkout, env), `${JSON.stringify(copy)}\n`), copy;
		}
		function findTrustedAbove(checkout, env) {
			let [, ...above] = (0, _folders_js__WEBPACK_IMPORTED_MODULE_3__.Mw)(checkout);
			return above.find((folder) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(getCopyPath(folder, env)));
		}
		function forgetTrustedCopy(checkout, env) {
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(getCopyPath(checkout, env), { force: !0 });
		}
		function isCopy(value) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_6__.Gv)(value) && [
				"checkout",
				"file",
				"text",
				"digest",
				"trustedAt"
			].every((name) => typeof value[name] == "string");
		}
		function createDamageError(path, why) {
			let message = `The trusted copy of the permission policy, "${path}", is not used: ${why}. Delete it with "interns policy trust --forget", or replace it with "interns policy trust".`;
			return new _errors_js__WEBPACK_IMPORTED_MODULE_5__.pn("policy_invalid", message, { source: path });
		}
	})
};
