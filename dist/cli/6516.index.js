export const id = 6516;
export const ids = [6516];
export const modules = {
	14869: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			p: () => permissionFields,
			r: () => isPlaceKnown
		});
		var _tool_call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45343);
		function permissionFields(call, profile, folder) {
			let told = call.kind ?? void 0, operation = operations.get(told ?? "") ?? "other", kind = operation === "other" ? operation : told, run = kind === "execute" ? (0, _tool_call_js__WEBPACK_IMPORTED_MODULE_0__.Nl)(call, profile) : noCommand, named = (0, _tool_call_js__WEBPACK_IMPORTED_MODULE_0__.wG)(call, folder, run.cwd === void 0 && run.command !== void 0 ? folder : run.cwd), isOfPaths = operation.startsWith("fs."), lies = named.paths === void 0 && isOfPaths ? (0, _tool_call_js__WEBPACK_IMPORTED_MODULE_0__.wG)(call, folder, null) : named, isExplained = run.command !== void 0 || named.paths !== void 0 && isOfPaths;
			return {
				operation: run.command === void 0 ? operation : `shell command: ${run.command}`,
				command: run.command,
				cwd: (run.cwd === null ? void 0 : (0, _tool_call_js__WEBPACK_IMPORTED_MODULE_0__.dS)(run.cwd ?? "", folder)) ?? unknownFolder,
				title: call.title ?? void 0,
				tool_kind: told === void 0 ? void 0 : kind,
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
		}, unknownFolder = "unknown", operations = new Map([
			["execute", "shell"],
			["edit", "fs.write"],
			["delete", "fs.write"],
			["move", "fs.write"],
			["read", "fs.read"],
			["search", "fs.read"],
			["fetch", "network"],
			["think", "think"],
			["switch_mode", "switch_mode"]
		]);
	}),
	9166: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			QI: () => agentNames,
			jr: () => keyVariables,
			xD: () => profiles
		});
		var _claude_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(72618), _codex_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95777), _gemini_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98803), _opencode_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(30777);
		let custom = {
			command: [],
			keyVariables: [],
			env: {},
			folderSettings: [],
			asking: { by: "word" },
			folderFields: ["cwd", "workdir"],
			tools: []
		}, agentNames = [
			"opencode",
			"codex",
			"gemini",
			"claude",
			"custom"
		], profiles = {
			opencode: _opencode_js__WEBPACK_IMPORTED_MODULE_0__.B,
			codex: _codex_js__WEBPACK_IMPORTED_MODULE_1__.B,
			gemini: _gemini_js__WEBPACK_IMPORTED_MODULE_2__.B,
			claude: _claude_js__WEBPACK_IMPORTED_MODULE_3__.B,
			custom
		}, keyVariables = new Set(Object.values(profiles).flatMap((profile) => profile.keyVariables));
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
		function commandOf({ rawInput: raw, title, content, isPartial = !1 }, profile) {
			let fields = fieldsOf(raw), inFields = folderOf(fields, profile.folderFields), inCall = inFields === void 0 ? folderInText(content, profile.folderForms) : inFields, named = isPartial ? null : inCall, env = fields.env ?? void 0, { commandFields = ["command"], folderFields, inertFields = [] } = profile, field = commandFields.find((name) => isGiven(fields[name])), understood = [
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
			let groups = firstWholeMatch(profile.titleForms, title ?? "");
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
			return type !== "text" || typeof text != "string" || more.length > 0 ? null : firstWholeMatch(forms, text)?.cwd ?? null;
		}
		function asText(written) {
			if (typeof written == "string") return written === "" ? void 0 : written;
			if (!Array.isArray(written) || written.length !== 3) return;
			let [program, flag, text] = written;
			return typeof program == "string" && shell.test(program) && (flag === "-c" || flag === "-lc") && typeof text == "string" ? text : void 0;
		}
		function firstWholeMatch(forms = [], text) {
			return forms.map((form) => form.exec(text)).find((match) => match?.[0].length === text.length)?.groups;
		}
		let unknownPath = "unknown";
		function pathsOf(call, folder, cwd) {
			let { locations, content } = call, changed = (content ?? []).map((block) => block.type === "diff" ? block.path : void 0), root = (0, _resolved_path_js__WEBPACK_IMPORTED_MODULE_2__.Ap)(folder), here = cwd === folder ? root : cwd, ways = [
				...(locations ?? []).map((location) => location.path),
				...changed,
				...pathsOfMove(call),
				here
			].filter((name) => typeof name == "string" && name !== "").map((name) => wayFrom(name, folder) ?? node_path__WEBPACK_IMPORTED_MODULE_0__.resolve(folder, name)), known = ways.flatMap((way) => typeof way == "string" ? [] : [way.end, ...way.links]), isUnknown = cwd === null || ways.some((way) => typeof way == "string"), isInside = (one) => (0, _resolved_path_js__WEBPACK_IMPORTED_MODULE_2__.UO)(one, root), told = (paths, unknown) => {
				let all = new Set(isUnknown ? [...paths, unknown] : paths);
				return all.size === 0 ? void 0 : [...all];
			};
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
	51612: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FO: () => exitCodeOf,
			XS: () => callFlag,
			c7: () => systemCodeOf,
			x5: () => refusal,
			xV: () => reportFailure
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63683), _inputs_given_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43072), _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97309), _command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99859), _screen_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21264);
		function refusal(code, source, message, cause) {
			return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.dz(code, message, {
				source,
				cause
			});
		}
		let usageCodes = new Set([
			"input_invalid",
			"input_missing",
			"input_conflict",
			"policy_missing",
			"policy_invalid",
			"config_invalid"
		]), accessCodes = /^(?:identity|exchange|api|intern)_/;
		function exitCodeOf(error) {
			return error.code === "cancelled" ? _command_js__WEBPACK_IMPORTED_MODULE_1__.An : error.code === "safety_limit_broken" ? _command_js__WEBPACK_IMPORTED_MODULE_1__.Lk : usageCodes.has(error.code) ? _command_js__WEBPACK_IMPORTED_MODULE_1__.rP : 1;
		}
		let callFlag = (name) => `--${name}`;
		function callOnCommandLine({ inputs = [], flags, arguments: words = [] }) {
			let names = [...inputs, ...(0, _command_js__WEBPACK_IMPORTED_MODULE_1__.Zo)(flags).map(({ name }) => name)];
			return (name, isFirst) => names.includes(name) ? callFlag(name, isFirst) : words.find(({ input }) => input === name)?.name ?? name.toUpperCase();
		}
		function strayVariable(wanted, { env }) {
			let plain = (name) => name.replace(/^INTERNS?_?|_/gi, "").toUpperCase();
			return Object.keys(env).find((name) => /^interns?_/i.test(name) && name !== wanted && plain(name) === plain(wanted));
		}
		function reportFailure(thrown, command, json, io) {
			let error = (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.on)(thrown), call = callOnCommandLine(command);
			(0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `interns ${command.name}: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.TN)((0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(thrown, call))} (${error.code})`);
			let source = error.data.source ?? "", input = error.code === "input_missing" && (0, _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.wp)(source) ? source : void 0;
			if ((0, _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.wp)(source) && _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.Z$[source].where !== "action" && (io.env[(0, _inputs_given_js__WEBPACK_IMPORTED_MODULE_5__.Iw)(source)] ?? "") !== "") (0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  Without the flag, ${(0, _inputs_given_js__WEBPACK_IMPORTED_MODULE_5__.Iw)(source)} of the environment counts.`);
			else if (input !== void 0) {
				let stray = strayVariable((0, _inputs_given_js__WEBPACK_IMPORTED_MODULE_5__.Iw)(input), io);
				stray === void 0 ? (0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  It may also be set in the environment, as ${(0, _inputs_given_js__WEBPACK_IMPORTED_MODULE_5__.Iw)(input)}.`) : (0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  ${stray} is set, which nothing reads. Did you mean ${(0, _inputs_given_js__WEBPACK_IMPORTED_MODULE_5__.Iw)(input)}?`);
			}
			for (let { name: claim, value } of error.data.unverifiedClaims ?? []) (0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  ${claim}: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.TN)(value ?? "absent")} (unverified)`);
			for (let remark of error.data.remarks ?? []) (0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  ${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.TN)(remark)}`);
			(input !== void 0 || accessCodes.test(error.code)) && (0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, "  \"interns doctor\" says what to fix.");
			let offline = Object.values(command.examples).find((line) => line.startsWith("interns exec -- "));
			return input === "base-url" && offline !== void 0 && (0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  To try it with a local service: ${offline}`), json && io.stdout(`${(0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.jj)({ error: {
				code: error.code,
				message: error.messageFor(call)
			} })}\n`), exitCodeOf(error);
		}
		function systemCodeOf(error) {
			if (error instanceof Error) return "syscall" in error && "code" in error && typeof error.code == "string" ? error.code : systemCodeOf(error.cause);
		}
	}),
	62704: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { runHookPolicy: () => runHookPolicy });
		var promises_ = __webpack_require__(51455), external_node_os_ = __webpack_require__(48161), external_node_path_ = __webpack_require__(76760), hook_names = __webpack_require__(98810), hooks = __webpack_require__(79667), errors = __webpack_require__(452), folders = __webpack_require__(92782), install = __webpack_require__(22040), external_node_fs_ = __webpack_require__(73024), invisible = __webpack_require__(71376);
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
		var hook_payload = __webpack_require__(76433), environment = __webpack_require__(33554), checkout = __webpack_require__(40584), profiles = __webpack_require__(9166), ci_variables = __webpack_require__(53528), json = __webpack_require__(16413), context = __webpack_require__(31576), permission_decision = __webpack_require__(15233), secret = __webpack_require__(36385);
		let fileForm = /^hook-[a-z]+-.+-[0-9a-f]+\.jsonl$/;
		function logCall(call, env) {
			if (!(0, ci_variables.bx)(env)) try {
				let folder = external_node_path_.join((0, environment.y)(env), "transcripts"), { host, session, policy } = call, file = external_node_path_.join(folder, `hook-${host}-${(0, folders.dJ)(session)}-${policy?.digest.slice(0, 16) ?? "0"}.jsonl`);
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
			for (let name of Object.keys(env).filter((one) => secretNames.test(one) || profiles.jr.has(one))) {
				let value = env[name];
				value !== void 0 && value.length >= 4 && redactor.add(new secret.z(value));
			}
			let redacted = (_name, value) => typeof value == "string" ? redactor.redact(value) : value;
			return events.map((event) => `${JSON.stringify(event, redacted)}\n`).join("");
		}
		var decide = __webpack_require__(290), conditions = __webpack_require__(55635), policy = __webpack_require__(8157), text_json = __webpack_require__(61989), sha256 = __webpack_require__(75468), permission_fields = __webpack_require__(14869);
		let unknownTool = { kind: "other" };
		function toPause(call, profile, folder) {
			let told = toToolCall(call, profile, folder), fields = (0, permission_fields.p)(told, profile, folder);
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
		let header = /^\*\*\* (Add File|Update File|Delete File|Move to): (.+)$/, paddedHeader = /^\s+\*\*\* (?:Add|Update|Delete|Move|Environment|Begin|End)\b/, body = /^(?:[-+ ]|@@|$|\*\*\* End of File$)/;
		function readPatch(text) {
			let lines = text.trim().split("\n");
			if (lines.shift() !== "*** Begin Patch" || lines.pop() !== "*** End Patch") throw unread();
			let paths = [], deletes = !1;
			for (let line of lines) {
				let [, what, named] = header.exec(line) ?? [];
				if (named !== void 0) {
					if (named.trim() !== named || /\p{Cc}/u.test(named) || what === "Move to" && paths.length === 0) throw unread();
					paths.push(named), deletes ||= what === "Delete File";
				} else if (paths.length === 0 || paddedHeader.test(line) || !body.test(line)) throw unread();
			}
			if (paths.length === 0) throw unread();
			return {
				paths,
				deletes
			};
		}
		function unread() {
			return new hook_payload.uX("the patch is in a form that is not known, so nobody can say which files it changes");
		}
		var policy_in_use = __webpack_require__(63774);
		async function judgeCall(places, called) {
			let grounds = await groundsOf(places, called), all = await Promise.all(grounds.map((ground) => judgeOn(ground, called))), order = [
				"stop",
				"reject",
				"ask",
				"leave",
				"repeat",
				"allow"
			], strictness = ({ judgement }) => order.indexOf(judgement.verdict), [strictest] = all.toSorted((a, b) => strictness(a) - strictness(b));
			if (strictest === void 0) throw Error("There is no checkout to judge in.");
			return strictest;
		}
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
		async function judgeOn({ pause, inUse }, called) {
			let open = (why) => undecided(pause, why, called), here = {
				pause,
				inUse,
				open
			};
			if (inUse.policy === void 0) {
				let why = inUse.why ?? "There is no permission policy for this checkout.", { options, profile } = called, isSilent = inUse.why === void 0 && !options.rejectsUndecided && profile.answers.leave === "silence";
				return {
					...here,
					judgement: isSilent ? {
						verdict: "leave",
						reason: why
					} : open(why)
				};
			}
			let { policy, whole } = inUse, decision = decideAlone(policy, pause);
			return decision.rule === "default" ? {
				...here,
				judgement: open(whyUndecided(policy, decision))
			} : {
				...here,
				judgement: await judgementOf(decision, pause, whole, called),
				decided: {
					decision,
					policy
				}
			};
		}
		function decideAlone(policy, { arguments: text }) {
			return (0, decide.startDecisions)(policy, context.Ut).decide({
				toolCallId: "hook",
				arguments: text
			});
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
		async function judgementOf(decision, pause, whole, called) {
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
				verdict: askOrReject(called),
				reason
			} : {
				verdict: "reject",
				reason,
				advice: await adviceOn(pause, await whole(), called.options.policy)
			};
		}
		async function adviceOn(pause, policy, named) {
			let { suggestRule } = await Promise.all([
				__webpack_require__.e(2496),
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
		function undecided({ kind }, reason, called) {
			if (harmless.has(kind)) return {
				verdict: "leave",
				reason
			};
			if (called.options.rejectsUndecided) return {
				verdict: "reject",
				reason
			};
			let { asksInMode } = called.profile;
			if (asksInMode === void 0) return {
				verdict: askOrReject(called),
				reason
			};
			let mode = called.call.payload[asksInMode.field];
			return {
				verdict: asksInMode.modes.some((one) => one === mode) ? "leave" : "reject",
				reason
			};
		}
		function askOrReject({ call, profile: { answers, asksAt } }) {
			return answers.ask !== "reject" && asksAt?.includes(call.event) !== !1 ? "ask" : "reject";
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
			return decision.outcome === "allow" && counted.outcome !== "allow" ? {
				counts: withCall,
				usedUp: counted.reason ?? "The counts of this turn are used up."
			} : {
				counts: {
					...withCall,
					spent: after.spent,
					entries: Object.fromEntries(after.entries)
				},
				usedUp: void 0
			};
		}
		function numberOf(text) {
			let number = 0;
			for (let at = 0; at < text.length; at += 1) number = (number * 31 + text.charCodeAt(at)) % 0x7fffffffff8d;
			return `${number}`;
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
			return external_node_path_.join(folder, "hooks", `${host}-${(0, folders.dJ)(session)}.json`);
		}
		async function keepPlaces(file, found, turn) {
			try {
				let state = readState(file);
				if (state !== void 0) return state.places;
			} catch {
				return;
			}
			return changeState(file, (state = {
				places: found,
				counts: noCounts(turn)
			}) => ({
				state,
				result: state.places
			}));
		}
		async function changeCounts(file, turn, change) {
			return changeState(file, (state) => {
				if (state === void 0) throw Error("The session has no state.");
				let { counts, result } = change(countsOf(state, turn));
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
			return state !== void 0 && countsOf(state, turn).allowed.includes(key);
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
			if (!(0, json.Gv)(value) || !isPlaces(value.places) || !(0, json.Gv)(value.counts)) return !1;
			let { turn, allowed, spent, entries, pauses } = value.counts, isSpent = isNumbers(spent) && "answers" in spent && "allows" in spent && "rejectsInARow" in spent;
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
			let call = (0, hook_payload.D9)((0, hook_payload.ex)(options.payload), profile), file = sessionFile((0, environment.y)(options.env), options.host, call.session), all = foldersOf(call, profile, options).map((folder) => (0, checkout.P)((0, external_node_fs_.realpathSync)(folder))), found = [...new Map(all.map((place) => [place.folder, place])).values()], kept = await keepPlaces(file, found, call.turn), isKept = kept !== void 0;
			if (call.event === profile.repeats) return {
				verdict: isKept && wasAllowed(file, call.turn, callKey(call, profile)) ? "repeat" : "leave",
				reason: "The policy allowed this call."
			};
			let judged = await judgeCall(kept ?? found, {
				call,
				profile,
				options
			}), settled = await settle(judged, {
				file,
				turn: call.turn,
				isKept
			}), judgement = isKept && profile.repeats !== void 0 ? await keepForRepeat(file, call, {
				profile,
				judgement: settled
			}) : settled;
			return options.transcript !== "none" && keepCall(judged, {
				judgement,
				call,
				options
			}), judgement;
		}
		async function settle({ judgement, open, pause, decided }, { file, turn, isKept }) {
			if (!isKept) return ["allow", "leave"].includes(judgement.verdict) ? open(run_hook_unread) : judgement;
			if (decided === void 0) return judgement;
			let counted = await changeCounts(file, turn, (counts) => {
				let { usedUp, ...rest } = decideCounted(counts, {
					pause,
					...decided
				});
				return {
					...rest,
					result: { usedUp }
				};
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
		async function keepForRepeat(file, call, { profile, judgement }) {
			let key = callKey(call, profile);
			return await changeCounts(file, call.turn, (counts) => {
				let others = counts.allowed.filter((one) => one !== key);
				return {
					counts: {
						...counts,
						allowed: judgement.verdict === "allow" ? [...others, key] : others
					},
					result: !0
				};
			}) === !0 || judgement.verdict !== "leave" ? judgement : {
				verdict: "reject",
				reason: run_hook_unread
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
		async function judgeStdin(words, surroundings) {
			let timer;
			try {
				let settings = readHookSettings(words), judged = readAll().then(async (payload) => runHook({
					...settings,
					...surroundings,
					payload
				})), late = new Promise((resolve) => {
					let end = {
						...refusal("refused, because it was not judged within 10 seconds"),
						isLate: !0
					};
					timer = setTimeout(() => resolve(end), 1e4);
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
				let { code, stdout, stderr, isLate } = await judgeStdin(words, io);
				return io.stdout(stdout), io.stderr(stderr), isLate === !0 && leave(), code;
			}
			if (has("install") && has("uninstall")) throw (0, failure.x5)("input_conflict", "install", "Both --install and --uninstall are given. Leave one out.");
			let settings = settingsOf(words);
			return has("install") && settings.policy !== void 0 && await mustBeValid(settings.policy, settings), changeSettings(settings, asked);
		}
		async function mustBeValid(file, { host }) {
			let refused = (what, remedy) => (0, failure.x5)("input_invalid", "policy", `--policy is ${JSON.stringify(file)}, which ${what}. With it, the hook would refuse every call, so nothing is changed. ${remedy}`), text;
			try {
				text = (0, folders.XF)(file);
			} catch (error) {
				let remedy = `"interns policy init --for ${host} ${(0, install.TL)(file)}" writes a starting file.`;
				throw refused(`can't be read: ${(0, errors.Uc)(error)}`, remedy);
			}
			let reading = await (0, policy_file.T)(text, file);
			if ("policy" in reading) return;
			let [{ line, message } = {
				line: 1,
				message: ""
			}] = reading.problems, remedy = `"interns policy check ${(0, install.TL)(file)}" lists all of its problems.`;
			throw refused(`is no valid policy: line ${line}: ${message.replace(/\.$/, "")}`, remedy);
		}
		function settingsOf(words) {
			try {
				return readHookSettings(words);
			} catch (error) {
				throw (0, failure.x5)("input_invalid", "for", `The hook can't be installed: ${(0, errors.Uc)(error)}.`);
			}
		}
		async function changeSettings(settings, asked) {
			let { has, io } = asked, profile = hooks.J[settings.host], program = external_node_path_.join(import.meta.dirname, "hook.js"), command = (0, install.EB)(settings, {
				node: process.execPath,
				program
			}), user = {
				env: io.env,
				home: io.env.HOME ?? (0, external_node_os_.homedir)()
			}, file = (0, install._r)(profile, user), changes;
			try {
				let change = has("install") ? (0, install.$f)(profile, file, command) : (0, install.qi)(profile, file), beside = (0, install.L3)(profile, (0, install.GU)(profile, user), has("install"));
				changes = beside === void 0 ? [change] : [change, beside];
			} catch (error) {
				if (!(error instanceof install._K)) throw error;
				return (0, screen.qz)(io, (0, log.TN)(`interns policy hook: ${error.message} Nothing is changed. The entry to paste runs this command:`)), (0, screen.yy)(io, command), cli_command.rP;
			}
			for (let change of changes) await showOrWrite(change, asked);
			if (!has("write") && changes.some(({ before, after }) => before !== after) && (0, screen.qz)(io, "Nothing is written yet. Add --write."), has("write") && has("install")) {
				let { host, policy } = settings, trust = policy === void 0 ? "run \"interns policy trust\" in each checkout, " : "", restart = `restart ${host}${host === "codex" ? " and trust the hook in its \"/hooks\"" : ""}`;
				(0, screen.qz)(io, `Next: ${trust}${restart}. "interns doctor --hook ${host}" checks the hook.`);
			}
			return 0;
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
			dJ: () => fileNameFor,
			f8: () => writeWhole,
			wZ: () => makeFolders,
			zC: () => isForEverybody
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), _sha256_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(75468);
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
		function fileNameFor(text) {
			let plain = text.isWellFormed() ? encodeURIComponent(text) : "";
			return plain !== "" && plain.length <= 200 ? plain : `=${(0, _sha256_js__WEBPACK_IMPORTED_MODULE_2__.s)(text)}`;
		}
	}),
	22040: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$f: () => installed,
			EB: () => entryCommand,
			GU: () => settingsFolder,
			L3: () => besideEntry,
			TL: () => quoted,
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
				}, before)
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
				after: Object.keys(rest).every((key) => Object.hasOwn(install.head ?? {}, key)) ? void 0 : written(rest, before)
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
				}, before)
			} : {
				file,
				before,
				after: Object.keys(rest).length === 0 ? void 0 : written(rest, before)
			};
		}
		function written(settings, before = "") {
			let old = before.trim(), isNew = old === "" || old === "{}", [, end = "\n", indent = "  "] = /(\r?\n)([ \t]+)"/.exec(old) ?? [], text = JSON.stringify(settings, null, isNew || old.includes("\n") ? indent : "").replaceAll("\n", end);
			return isNew || before.endsWith("\n") ? `${text}${end}` : text;
		}
		function isOurs(text) {
			return text.includes("/hook.js") && text.includes("interns: refused");
		}
		function without(settings) {
			let { hooks, ...rest } = settings;
			if (!(0, _json_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(hooks)) return settings;
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
			if (!(0, _json_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(value)) throw new UnfitSettings(`${file} is not strict JSON, or not in the form that is known.`);
			return value;
		}
		function listOf(value, file) {
			if (value === void 0) return [];
			if (!Array.isArray(value)) throw new UnfitSettings(`${file} is not in the form that is known.`);
			return value;
		}
	}),
	76433: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CB: () => textsOf,
			D9: () => readCall,
			ID: () => maxBytes,
			b6: () => textOf,
			ex: () => parsePayload,
			uX: () => HookRefusal
		});
		var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573), _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16413), _permission_pause_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(49469);
		class HookRefusal extends Error {
			name = "HookRefusal";
		}
		let maxBytes = 33554432;
		function parsePayload(bytes) {
			if (bytes.length > maxBytes) throw new HookRefusal(`the payload has more than ${maxBytes} bytes`);
			if (!(0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes)) throw new HookRefusal("the payload is not UTF-8");
			let text = node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("utf8"), value = (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.qF)(text);
			if (value === void 0) throw new HookRefusal("the payload is not JSON");
			let flaw = (0, _permission_pause_js__WEBPACK_IMPORTED_MODULE_2__.c)(text, 64);
			if (flaw !== void 0) throw new HookRefusal(flaw);
			if (!(0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(value)) throw new HookRefusal("the payload is not a JSON object");
			return value;
		}
		function readCall(payload, { events, eventField, fields }) {
			let event = eventField === void 0 ? Object.keys(events)[0] : textOf(payload, [eventField]), known = event === void 0 ? void 0 : Object.entries(events).find(([name]) => name === event)?.[1];
			if (event === void 0 || known === void 0) throw new HookRefusal(`the event ${JSON.stringify(event ?? null)} is not known`);
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
				if (value != null && value !== "") return textIn(value, name);
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
			if (typeof value != "string") throw new HookRefusal(`"${name}" is not a string`);
			return value;
		}
		function inputOf(payload, names) {
			let value = names.map((name) => payload[name]).find((one) => one != null) ?? {};
			if ((0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(value)) return value;
			if (typeof value == "string") return parsePayload(node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.from(value));
			throw new HookRefusal(`"${names.join(" or ")}" is neither an object nor its JSON`);
		}
		function missing(names) {
			throw new HookRefusal(`the payload has no ${names.map((name) => `"${name}"`).join(" or ")}`);
		}
	}),
	63774: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { X: () => policyInUse });
		var external_node_fs_ = __webpack_require__(73024), external_node_path_ = __webpack_require__(76760), environment = __webpack_require__(33554), folders = __webpack_require__(92782), json = __webpack_require__(16413), file_shape = __webpack_require__(68606), text_json = __webpack_require__(61989), conditions_shape = __webpack_require__(67678);
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
		var shape = __webpack_require__(56243), tree = __webpack_require__(63380), automaton = __webpack_require__(3487), permission_pause = __webpack_require__(49469), sha256 = __webpack_require__(75468), trust_copy = __webpack_require__(56505), payload = __webpack_require__(76433);
		async function policyInUse({ folder, checkout }, { pause, policy: named, env }) {
			let name = (0, folders.dJ)(named === void 0 ? checkout : external_node_path_.resolve(named)), file = external_node_path_.join((0, environment.y)(env), "hooks", "read-3", `${name}.json`), kept = readKept(file);
			if (named !== void 0) return read((0, folders.XF)(named), named, {
				file,
				kept,
				pause
			});
			let copy = (0, trust_copy.xc)(checkout, env, (text) => kept?.text === text ? kept.digest : (0, sha256.s)(text));
			if (copy !== void 0) return read(copy.text, copy.file, {
				file,
				kept,
				pause
			});
			let above = trustedAbove(checkout, env);
			return above === void 0 ? {
				policy: void 0,
				why: (0, external_node_fs_.existsSync)(external_node_path_.join(folder, ".github/intern-policy.yml")) ? "Nobody trusted the permission policy of this checkout yet: a person runs \"interns policy trust\"." : void 0
			} : {
				policy: void 0,
				why: `A permission policy is trusted for ${above}, but ${(0, folders.zC)(above) ? "anybody may write there, which makes it a checkout of nobody" : "this is another checkout"}.`
			};
		}
		function trustedAbove(checkout, env) {
			for (let at = checkout; at !== external_node_path_.dirname(at);) if (at = external_node_path_.dirname(at), (0, external_node_fs_.existsSync)((0, trust_copy.be)(at, env))) return at;
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
			let kept = new Map(Object.entries(patterns).flatMap(([pattern, value]) => (0, automaton.B)(value) ? [[pattern, value]] : []));
			return valid(await (0, file_shape.Pq)((0, tree.W)(json), source, kept), source).policy;
		}
		async function readAnew(text, source, file) {
			let { readTree } = await Promise.all([__webpack_require__.e(8815), __webpack_require__.e(4749)]).then(__webpack_require__.bind(__webpack_require__, 84749)), { root } = valid(readTree(text), source);
			valid(await (0, file_shape.Pq)(root, source), source);
			let called = forCalls(root), kept = {
				text,
				digest: (0, sha256.s)(text),
				policy: (0, shape.aB)(called),
				patterns: await compiled((0, file_shape.D4)(called))
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
				(0, folders.wZ)(external_node_path_.dirname(file), 448), (0, folders.f8)(file, JSON.stringify(kept));
			} catch {}
		}
		function valid(reading, source) {
			if (!("problems" in reading)) return reading;
			let [{ line, message } = {
				line: 1,
				message: ""
			}] = reading.problems;
			throw new payload.uX(`the permission policy ${source}:${line} is invalid: ${message}`);
		}
	}),
	53528: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AY: () => otherCiIn,
			bx: () => showsCi
		});
		var _environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33554);
		let otherCiVariables = "CONTINUOUS_INTEGRATION.APPVEYOR.BUDDY_WORKSPACE_ID.BUILDER_OUTPUT.BITRISE_IO.CF_BUILD_ID.CIRRUS_CI.CODEBUILD_BUILD_ID.DRONE.GO_PIPELINE_NAME.HARNESS_BUILD_ID.HUDSON_URL.JENKINS_URL.NETLIFY.PROW_JOB_ID.RENDER.SCREWDRIVER.SEMAPHORE.SPACELIFT.TASKCLUSTER_ROOT_URL.TEAMCITY_VERSION.TF_VAR_spacelift_run_id.TRAVIS.VERCEL.WOODPECKER.bamboo_planKey.BITBUCKET_PR_ID.BUILDKITE_PULL_REQUEST.CHANGE_ID.CIRCLE_PULL_REQUEST.DRONE_PULL_REQUEST.CI_MERGE_REQUEST_IID.SYSTEM_PULLREQUEST_PULLREQUESTID.CI.BUILD_NUMBER".split(".");
		function otherCiIn(env) {
			return otherCiVariables.find((name) => !["false", "0"].includes((0, _environment_js__WEBPACK_IMPORTED_MODULE_0__.b)(env, name) ?? "0"));
		}
		function showsCi(env) {
			return ["CI", "TF_BUILD"].some((name) => (0, _environment_js__WEBPACK_IMPORTED_MODULE_0__.b)(env, name) !== void 0) || otherCiIn(env) !== void 0;
		}
	}),
	43072: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HA: () => defaultOf,
			HN: () => exclude,
			Iw: () => envNameOf,
			Pe: () => setting,
			ZY: () => readPolicySetting,
			eS: () => readCliInputs,
			f5: () => settingsOf,
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
			let { kind, default: preset } = _definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name], value = text(name) ?? (preset === void 0 ? void 0 : "");
			return value === void 0 ? void 0 : kind.read(name, value);
		}
		function settingsOf(text, names) {
			let read = ([key, name]) => [key, setting(text, name)];
			return Object.fromEntries(Object.entries(names).map(read));
		}
		function required(text, name, what) {
			let value = setting(text, name);
			if (value !== void 0) return value;
			throw (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.LO)(name)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(name)} is not given. Set it to ${what}.`;
		}
		function readPolicySetting(text, defaults) {
			let path = setting(text, "policy");
			return {
				path,
				named: path !== defaults("policy")
			};
		}
		function exclude(text, one, other) {
			if (text(one) !== void 0 && text(other) !== void 0) throw (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.hj)(other)`Both ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(one)} and ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(other)} are given. Use one of them.`;
		}
		function envNameOf(name) {
			return `INTERNS_${name.replaceAll("-", "_").toUpperCase()}`;
		}
		function readCliInputs(flags, env) {
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
		], guarded, locks, known = new Map();
		function isGuardedName(name) {
			let before = known.get(name);
			if (before !== void 0) return before;
			let folded = (0, _text_fold_js__WEBPACK_IMPORTED_MODULE_0__._)(name);
			guarded ??= compile(guardedNames);
			let found = folded.startsWith(".") || isOneOf(guarded, folded);
			return known.size >= 1e4 && known.clear(), known.set(name, found), found;
		}
		function isLockFile(path) {
			return locks ??= compile(lockFiles), isOneOf(locks, (0, _text_fold_js__WEBPACK_IMPORTED_MODULE_0__._)(path.slice(path.lastIndexOf("/") + 1)));
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
	290: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			startDecisions: () => startDecisions,
			unknownContext: () => _context_js__WEBPACK_IMPORTED_MODULE_0__.Ut
		});
		var _match_place_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(62774), _pause_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49469), _text_json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(61989), _answering_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88490), _canned_answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62530), _evaluate_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(75573), _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31576);
		function startDecisions(policy, context, kept) {
			let run = {
				policy,
				context,
				usedEntries: new Map(kept?.entries),
				samePauses: new Map(kept?.pauses),
				judged: new Map(),
				spent: kept?.spent ?? _answering_js__WEBPACK_IMPORTED_MODULE_1__.at
			};
			return {
				decide: (request) => decide(run, request),
				nobodyAnswered: (request) => send(run, judgedOf(run, request), "reject", "Nobody answered."),
				personAnswered(request, wish) {
					let judged = judgedOf(run, request), answer = (0, _canned_answer_js__WEBPACK_IMPORTED_MODULE_2__.QM)(wish, judged.pause);
					return "error" in answer ? answer : send(run, judged, answer.verb, "A person decided.", answer.canned);
				},
				refused: (request, decision) => refused(run, request, decision),
				counts: () => ({
					spent: run.spent,
					entries: new Map(run.usedEntries),
					pauses: new Map(run.samePauses)
				})
			};
		}
		function decide(run, request) {
			let pause = (0, _pause_js__WEBPACK_IMPORTED_MODULE_3__.H)(request.arguments);
			if ("error" in pause) return malformed(run, pause.error);
			let judged = judge(run, pause);
			run.judged.set(request.toolCallId, judged);
			let { id, verb = "answer", limit } = judged.entry;
			if (verb === "stop") return stopped(judged, null);
			let usedUp = whyUsedUp(run, judged);
			if (usedUp !== void 0) return stopped(judged, usedUp);
			let uses = run.usedEntries.get(id) ?? 0;
			if (limit !== void 0 && uses >= limit) {
				let why = `The limit ${limit} of "${id}" is used up.`;
				return (0, _evaluate_js__WEBPACK_IMPORTED_MODULE_4__.Y)(pause) ? send(run, judged, "reject", why) : stopped(judged, why);
			}
			return run.usedEntries.set(id, uses + 1), verb === "ask" ? ask(judged) : send(run, judged, verb, null);
		}
		function judge(run, pause) {
			let text = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_5__.dj)(pause.arguments), seen = run.samePauses.get(text) ?? 0;
			run.samePauses.set(text, seen + 1);
			let { deciding, trace } = (0, _evaluate_js__WEBPACK_IMPORTED_MODULE_4__._)(run.policy, pause, run.context), budgets = (0, _answering_js__WEBPACK_IMPORTED_MODULE_1__.No)(run.policy.budget, run.spent, seen);
			return {
				pause,
				entry: deciding.entry,
				trace,
				budgets,
				seen,
				before: run.spent,
				wasRefused: !1
			};
		}
		function whyUsedUp({ policy: { budget }, spent }, { seen }) {
			return spent.answers >= budget.answers ? `The ${budget.answers} answers of this run are used up.` : seen >= budget.same_pause ? `The same pause came more than ${budget.same_pause} times.` : void 0;
		}
		function judgedOf(run, request) {
			let judged = run.judged.get(request.toolCallId);
			if (judged === void 0) throw TypeError(`The pause "${request.toolCallId}" has not been decided.`);
			return judged;
		}
		function send(run, judged, verb, why, canned = judged.entry.answer) {
			let bounds = {
				budget: run.policy.budget,
				spent: run.spent
			}, { outcome, answer, ladder, reason } = (0, _answering_js__WEBPACK_IMPORTED_MODULE_1__.oy)(judged.pause, verb, canned, bounds);
			return outcome !== "stop" && (run.spent = (0, _answering_js__WEBPACK_IMPORTED_MODULE_1__.Rf)(run.spent, outcome)), decisionOf(judged, {
				outcome,
				answer,
				ladder,
				reason: reason ?? why ?? judged.entry.reason
			});
		}
		function refused(run, request, { answer }) {
			let judged = judgedOf(run, request), why = `The service refused the answer ${JSON.stringify(answer)}.`;
			return judged.wasRefused ? stopped(judged, why) : (judged.wasRefused = !0, run.spent = judged.before, send(run, judged, "reject", why));
		}
		function ask(judged) {
			let { pause } = judged;
			return (0, _evaluate_js__WEBPACK_IMPORTED_MODULE_4__.Y)(pause) ? (0, _answering_js__WEBPACK_IMPORTED_MODULE_1__.L5)("allow-always", pause.options) === void 0 ? stopped(judged, "No known option is offered, so there is nothing to ask.") : asked(judged, (0, _answering_js__WEBPACK_IMPORTED_MODULE_1__.L5)("reject", pause.options) ?? "stop") : asked(judged, (0, _canned_answer_js__WEBPACK_IMPORTED_MODULE_2__.s6)(pause.arguments) ? "decline" : "stop");
		}
		function asked(judged, fallback) {
			return decisionOf(judged, {
				outcome: "ask",
				answer: null,
				ladder: `ask: a person decides; without one ${fallback}`,
				reason: judged.entry.reason
			});
		}
		function stopped(judged, why) {
			return decisionOf(judged, {
				outcome: "stop",
				answer: null,
				ladder: null,
				reason: why ?? judged.entry.reason
			});
		}
		function decisionOf({ pause, entry, trace, budgets }, end) {
			let told;
			return {
				pause,
				kind: pause.kind ?? null,
				operation: pause.operation ?? null,
				place: (0, _match_place_js__WEBPACK_IMPORTED_MODULE_6__.df)(pause),
				verb: entry.verb ?? "answer",
				rule: entry.id,
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
				place: void 0,
				verb: "stop",
				answer: null,
				outcome: "stop",
				rule: "malformed",
				reason: `The pause can't be judged: ${why}.`,
				trace: [],
				ladder: null,
				budgets: (0, _answering_js__WEBPACK_IMPORTED_MODULE_1__.No)(run.policy.budget, run.spent, 0)
			};
		}
	}),
	15233: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => personRule,
			P: () => grantRule
		});
		let grantRule = "grant", personRule = "(person)";
	}),
	10401: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => readPolicy,
			t: () => loadPolicy
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		async function readPolicy(text, source) {
			let { parsePolicy } = await Promise.all([
				__webpack_require__.e(8815),
				__webpack_require__.e(7678),
				__webpack_require__.e(8606),
				__webpack_require__.e(7410)
			]).then(__webpack_require__.bind(__webpack_require__, 13488));
			return parsePolicy(text, source);
		}
		async function loadPolicy(text, source) {
			let reading = await readPolicy(text, source);
			if ("policy" in reading) return reading.policy;
			let [first] = reading.problems;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.pn("policy_invalid", invalidMessage(reading.problems, source), {
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
	89992: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cc: () => presentTest,
			Cn: () => re2Test,
			FX: () => globTest,
			Hg: () => hasTest,
			PJ: () => takesUnlisted,
			Y6: () => notTest,
			tK: () => ofElements,
			wE: () => pathTest,
			zE: () => valuesTest
		});
		var _text_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47141), _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61989);
		function takesUnlisted({ type }) {
			return type === "glob" || type === "re2" || type === "path" || type === "not";
		}
		function ofElements(holdsForOne) {
			let holds = (value, asked) => (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) ? asked.mode === "rule" ? value.length > 0 && value.every((element) => holds(element, asked)) : value.some((element) => holds(element, asked)) : holdsForOne(value, asked);
			return holds;
		}
		function valuesTest(listed) {
			return {
				type: "values",
				listed,
				holds: ofElements((value) => listed.some((each) => each === value)),
				wanted: listed.map(_text_json_js__WEBPACK_IMPORTED_MODULE_0__.SP).join(" or ")
			};
		}
		function globTest(glob) {
			return {
				type: "glob",
				glob,
				pattern: glob.pattern,
				holds: ofElements((value) => typeof value == "string" && (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.mw)(glob, value)),
				wanted: `glob ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.SP)(glob.pattern)}`
			};
		}
		function re2Test(pattern, matches) {
			return {
				type: "re2",
				pattern,
				holds: ofElements((value) => typeof value == "string" && matches(value)),
				wanted: `re2 ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.SP)(pattern)}`
			};
		}
		function pathTest(globs) {
			let compiled = globs.map((glob) => ({
				narrow: (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.x7)(glob),
				wide: (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.x7)(glob, { wide: !0 })
			}));
			return {
				type: "path",
				globs,
				holds: ofElements((value, { doubt }) => isPath(value) ? compiled.some(({ narrow, wide }) => doubt ? wide(value) : narrow(value)) : doubt),
				wanted: `path ${globs.map(_text_json_js__WEBPACK_IMPORTED_MODULE_0__.SP).join(" or ")}`,
				strange: whyNoPath
			};
		}
		function whyNoPath(value) {
			let strange = ((0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) ? value : [value]).find((each) => !isPath(each));
			return strange === void 0 ? "" : (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) ? `, of which ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.SP)(strange)} is not a plain relative path` : ", not a plain relative path";
		}
		function isPath(value) {
			return typeof value == "string" && (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.qW)(value);
		}
		function notTest(test) {
			let fails = (value, { mode, doubt }) => !test.holds(value, {
				mode,
				doubt: !doubt
			}), failsForEach = ofElements(fails);
			return {
				type: "not",
				test,
				holds: (value, asked) => asked.mode === "when" || test.asksWhole === !0 ? fails(value, asked) : failsForEach(value, asked),
				wanted: `not ${test.wanted}`,
				asksWhole: test.asksWhole === !0,
				...test.strange === void 0 ? {} : { strange: test.strange }
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
				holds: (value) => (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) && value.some((element) => values.some((each) => each === element)),
				wanted: `a list with ${values.map(_text_json_js__WEBPACK_IMPORTED_MODULE_0__.SP).join(" or ")}`,
				asksWhole: !0
			};
		}
	}),
	8157: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IJ: () => guardVerbs,
			LX: () => questionVerbs,
			Mc: () => entriesOf,
			XK: () => ruleVerbs,
			XZ: () => changeVerbs,
			ZJ: () => defaultBudget,
			bq: () => defaultChangeBudget,
			cp: () => maxChangeBudget,
			kG: () => isAllowing,
			kN: () => changeAnswers,
			lJ: () => changeStatuses,
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
		], changeVerbs = [
			"allow",
			"reject",
			"stop"
		], changeStatuses = [
			"added",
			"modified",
			"removed"
		];
		function isAllowing(verb) {
			return verb === "allow" || verb === "allow-always";
		}
		function entriesOf({ guards, rules, questions, changes = [] }) {
			return [
				...guards,
				...rules,
				...questions,
				...changes
			];
		}
		let defaultChangeBudget = {
			files: 20,
			bytes: 262144,
			lines: 1e3
		}, maxChangeBudget = {
			files: 100,
			bytes: 1048576,
			lines: 1e5
		}, changeAnswers = [
			"taken",
			"left",
			"stop"
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
			changes: void 0,
			changeBudget: defaultChangeBudget,
			tests: []
		};
	}),
	47141: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			SO: () => compileGlob,
			jU: () => flawOfPathGlob,
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
		function takesAll(pieces, items) {
			let at = 0, piece = 0, run;
			for (; at < items.length || piece < pieces.length;) {
				let current = pieces[piece], behind = current === void 0 || current === "run" ? void 0 : items.behind(current, at);
				if (current === "run") piece += 1, run = {
					next: piece,
					end: at
				};
				else if (behind !== void 0) at = behind, piece += 1;
				else {
					let end = run && items.grow(run.end, pieces[run.next]);
					if (run === void 0 || end === void 0) return !1;
					run.end = end, at = end, piece = run.next;
				}
			}
			return !0;
		}
		function globMatches({ pieces }, text) {
			let next = (at) => at + ((text.codePointAt(at) ?? 0) > 65535 ? 2 : 1);
			return takesAll(pieces, {
				length: text.length,
				behind(piece, at) {
					return piece === "one" ? at < text.length ? next(at) : void 0 : text.startsWith(piece.text, at) ? at + piece.text.length : void 0;
				},
				grow(end, before) {
					if (end >= text.length) return;
					if (before === void 0) return text.length;
					let at = typeof before == "object" ? text.indexOf(before.text, next(end)) : next(end);
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
		function flawOfPathGlob(glob) {
			if (glob.split("/").some((segment) => segment !== "**" && segment.includes("**"))) return "\"**\" is a segment of its own. Write \"*\" within a segment";
			if (!isPlainPath(glob.replaceAll(/[*?]/gu, "a"))) return "no path is like that. Write it relative to the repository, without a leading \"/\", \"~\" or \"-\", \".\" or \"..\" and backslashes";
		}
		function compilePathGlob(glob, { wide = !1 } = {}) {
			let flaw = flawOfPathGlob(glob);
			if (flaw !== void 0) throw TypeError(`The path glob ${JSON.stringify(glob)} can't be used: ${flaw}.`);
			let folded = (text) => wide ? (0, _fold_js__WEBPACK_IMPORTED_MODULE_1__.S)(text) : text, pieces = folded(glob).split("/").map((segment) => segment === "**" ? "run" : segmentGlob(segment));
			return (value) => {
				if (!isPlainPath(value)) return !1;
				let segments = folded(value).split("/"), isHidden = (segment) => !wide && segment.startsWith(".");
				return takesAll(pieces, {
					length: segments.length,
					behind(piece, at) {
						let segment = segments[at];
						if (!(segment === void 0 || isHidden(segment) && !piece.pattern.startsWith("."))) return globMatches(piece, segment) ? at + 1 : void 0;
					},
					grow(end) {
						let segment = segments[end];
						return segment === void 0 || isHidden(segment) ? void 0 : end + 1;
					}
				});
			};
		}
		function segmentGlob(segment) {
			return compileGlob(segment) ?? {
				pattern: segment,
				pieces: [{ text: segment }]
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
				let folder = follow(parent, links), place = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, node_path__WEBPACK_IMPORTED_MODULE_1__.basename(absolute)), target = links.left > 0 ? linkAt(place) ?? void 0 : void 0;
				return target === void 0 ? place : (--links.left, follow(node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(target) ? target : `${folder}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}${target}`, links));
			}
		}
		function isWithin(one, folder) {
			return one === folder || one.startsWith(folder.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? folder : `${folder}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`);
		}
	})
};
