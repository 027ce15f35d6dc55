export const id = 511;
export const ids = [511];
export const modules = {
	79667: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J: () => hooks,
			q: () => listTools
		});
		var acp_agents = __webpack_require__(13177), claude = __webpack_require__(72618), codex = __webpack_require__(95777);
		let toReply = (verb) => (why) => ({
			permissionDecision: verb,
			permissionDecisionReason: why
		}), hook = {
			events: { preToolUse: {} },
			namesNoEvent: !0,
			fields: {
				session: ["sessionId"],
				turn: [],
				folder: ["cwd"],
				tool: ["toolName"],
				input: ["toolArgs"]
			},
			folderFields: [],
			tools: {
				bash: { kind: "execute" },
				edit: {
					kind: "edit",
					pathFields: ["path"]
				},
				create: {
					kind: "edit",
					pathFields: ["path"]
				},
				view: {
					kind: "read",
					pathFields: ["path"]
				},
				glob: {
					kind: "search",
					pathFields: ["path"],
					patternFields: ["pattern"]
				},
				grep: {
					kind: "search",
					pathFields: ["path"]
				},
				web_fetch: {
					kind: "fetch",
					queryField: "url"
				},
				web_search: {
					kind: "fetch",
					queryField: "query"
				},
				task: { kind: "think" },
				update_todo: { kind: "think" },
				report_intent: { kind: "think" }
			},
			answers: {
				allow: toReply("allow"),
				ask: toReply("ask"),
				stop: "reject",
				leave: "silence",
				reject: toReply("deny")
			},
			install: {
				file: "hooks/interns.json",
				home: ".copilot",
				variable: "COPILOT_HOME",
				topLevel: { version: 1 },
				entry: (bash) => ({
					type: "command",
					bash,
					timeoutSec: 60
				})
			},
			knownFrom: "GitHub Copilot CLI 1.0.102: github/docs, hooks-reference"
		}, toPermission = (permission) => (why) => ({
			permission,
			user_message: why,
			agent_message: why
		}), cursor_hook = {
			events: {
				beforeShellExecution: { tool: "Shell" },
				beforeMCPExecution: { isMcp: !0 },
				preToolUse: {}
			},
			fields: {
				session: ["conversation_id"],
				turn: ["generation_id"],
				folder: ["workspace_roots", "cwd"],
				tool: ["tool_name"],
				input: ["tool_input"]
			},
			folderFields: ["cwd"],
			inertFields: [
				"conversation_id",
				"cursor_version",
				"generation_id",
				"hook_event_name",
				"model",
				"sandbox",
				"transcript_path",
				"user_email",
				"workspace_roots"
			],
			tools: {
				Shell: { kind: "execute" },
				Write: {
					kind: "edit",
					pathFields: ["file_path", "path"]
				},
				Edit: {
					kind: "edit",
					pathFields: ["file_path", "path"]
				},
				StrReplace: {
					kind: "edit",
					pathFields: ["file_path", "path"]
				},
				Delete: {
					kind: "delete",
					pathFields: ["file_path", "path"]
				},
				Read: {
					kind: "read",
					pathFields: ["file_path", "path"]
				},
				ReadFile: {
					kind: "read",
					pathFields: ["file_path", "path"]
				},
				Grep: {
					kind: "search",
					pathFields: ["path"]
				},
				Glob: {
					kind: "search",
					pathFields: ["target_directory", "path"],
					patternFields: ["glob_pattern", "pattern"]
				},
				Task: { kind: "think" },
				TodoWrite: { kind: "think" }
			},
			answers: {
				allow: toPermission("allow"),
				ask: toPermission("ask"),
				stop: "reject",
				leave: toPermission("allow")
			},
			asksAt: ["beforeShellExecution", "beforeMCPExecution"],
			install: {
				file: "hooks.json",
				home: ".cursor",
				topLevel: { version: 1 },
				entry: (command, event) => ({
					command,
					timeout: 60,
					failClosed: !0,
					...event === "preToolUse" ? { matcher: "Write|Edit|StrReplace|ApplyPatch|Delete|Read|ReadFile|Grep|Glob|Task|TodoWrite" } : {}
				})
			},
			knownFrom: "Cursor 3.21: its documentation, cursor.com/docs/hooks, and reports of its users"
		};
		var gemini = __webpack_require__(98803), opencode = __webpack_require__(30777);
		let hooks = {
			claude: claude.A,
			codex: codex.A,
			gemini: gemini.A,
			copilot: hook,
			cursor: cursor_hook,
			opencode: opencode.A
		};
		function listTools(name) {
			let acpProfiles = acp_agents.xD, { tools: hookTools } = hooks[name];
			return (acpProfiles[name]?.tools ?? Object.keys(hookTools)).map((tool) => ({
				name: tool,
				kind: hookTools[tool]?.kind ?? "other"
			}));
		}
	}),
	22040: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ao: () => planRemoval,
			Cd: () => planEntry,
			MG: () => getSettingsFolder,
			_K: () => UnfitSettings,
			mI: () => createEntryCommand,
			uG: () => getSettingsFile,
			uY: () => planFallback
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16413), _permission_pause_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(49469), _shell_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52214);
		class UnfitSettings extends Error {
			name = "UnfitSettings";
		}
		function createEntryCommand({ host, policy, rejectsUndecided, transcript }, { node, program }) {
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
			].map(_shell_word_js__WEBPACK_IMPORTED_MODULE_2__.u).join(" ");
		}
		function getSettingsFile(profile, user) {
			return node_path__WEBPACK_IMPORTED_MODULE_1__.join(getSettingsFolder(profile, user), profile.install.file);
		}
		function getSettingsFolder({ install }, { env, home }) {
			let configuredFolder = install.variable === void 0 ? "" : env[install.variable] ?? "";
			return configuredFolder === "" ? node_path__WEBPACK_IMPORTED_MODULE_1__.join(home, install.home) : node_path__WEBPACK_IMPORTED_MODULE_1__.join(configuredFolder, install.subfolder ?? "");
		}
		function planEntry({ install, events }, file, command) {
			let before = readRegularFile(file);
			if (install.script !== void 0) {
				if (before !== void 0 && !hasEntry(before)) throw new UnfitSettings(`${file} was not written by this program.`);
				return {
					file,
					before,
					after: install.script(command)
				};
			}
			let settings = {
				...install.topLevel,
				...dropEntry(readSettings(before, file))
			}, hooks = { ...requireObject(settings.hooks, file) };
			for (let event of Object.keys(events)) hooks[event] = [...requireList(hooks[event], file), install.entry?.(command, event)];
			return {
				file,
				before,
				after: formatSettings({
					...settings,
					hooks
				}, before)
			};
		}
		function planRemoval({ install }, file) {
			let before = readRegularFile(file);
			if (before === void 0) return {
				file,
				before,
				after: void 0
			};
			if (install.script !== void 0) return {
				file,
				before,
				after: hasEntry(before) ? void 0 : before
			};
			let settings = readSettings(before, file);
			if (!hasEntry(before)) return {
				file,
				before,
				after: before
			};
			let rest = dropEntry(settings);
			return {
				file,
				before,
				after: Object.keys(rest).every((key) => Object.hasOwn(install.topLevel ?? {}, key)) ? void 0 : formatSettings(rest, before)
			};
		}
		function planFallback({ install }, folder, isWanted) {
			if (install.fallback === void 0) return;
			let { field, value } = install.fallback, file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, install.fallback.file), before = readRegularFile(file), { [field]: current, ...rest } = readSettings(before, file);
			if (!(isWanted && current !== void 0)) {
				if (isWanted) return {
					file,
					before,
					after: formatSettings({
						...rest,
						[field]: value
					}, before)
				};
				if (JSON.stringify(current) === JSON.stringify(value)) return {
					file,
					before,
					after: Object.keys(rest).length === 0 ? void 0 : formatSettings(rest, before)
				};
			}
		}
		function formatSettings(settings, before = "") {
			let old = before.trim(), isNew = old === "" || old === "{}", [, end = "\n", indent = "  "] = /(\r?\n)([ \t]+)"/.exec(old) ?? [], text = JSON.stringify(settings, null, isNew || old.includes("\n") ? indent : "").replaceAll("\n", end);
			return isNew || before.endsWith("\n") ? `${text}${end}` : text;
		}
		function hasEntry(text) {
			return text.includes("/hook.js") && text.includes("interns: refused");
		}
		function dropEntry(settings) {
			let { hooks, ...rest } = settings;
			if (!(0, _json_js__WEBPACK_IMPORTED_MODULE_3__.Gv)(hooks)) return settings;
			let remaining = Object.entries(hooks).flatMap(([event, entries]) => {
				if (!Array.isArray(entries)) return [[event, entries]];
				let others = entries.flatMap(dropCommand);
				return others.length === 0 && entries.length > 0 ? [] : [[event, others]];
			});
			return remaining.length === 0 && Object.keys(hooks).length > 0 ? rest : {
				...settings,
				hooks: Object.fromEntries(remaining)
			};
		}
		function dropCommand(entry) {
			if (!hasEntry(JSON.stringify(entry))) return [entry];
			if (!(0, _json_js__WEBPACK_IMPORTED_MODULE_3__.Gv)(entry) || !Array.isArray(entry.hooks)) return [];
			let others = entry.hooks.filter((command) => !hasEntry(JSON.stringify(command)));
			return others.length === 0 ? [] : [{
				...entry,
				hooks: others
			}];
		}
		function readRegularFile(file) {
			let stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(file, { throwIfNoEntry: !1 });
			if (stats !== void 0) {
				if (!stats.isFile()) throw new UnfitSettings(`${file} is not a regular file.`);
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
			let settings = requireObject((0, _json_js__WEBPACK_IMPORTED_MODULE_3__.qF)(text) ?? null, file), flaw = (0, _permission_pause_js__WEBPACK_IMPORTED_MODULE_4__.tX)(text, 64);
			if (flaw !== void 0) throw new UnfitSettings(`${file} can't be changed safely: ${flaw}.`);
			return settings;
		}
		function requireObject(value, file) {
			if (value === void 0) return {};
			if (!(0, _json_js__WEBPACK_IMPORTED_MODULE_3__.Gv)(value)) throw new UnfitSettings(`${file} is not strict JSON, or has an unknown structure.`);
			return value;
		}
		function requireList(value, file) {
			if (value === void 0) return [];
			if (!Array.isArray(value)) throw new UnfitSettings(`${file} has an unknown structure.`);
			return value;
		}
	}),
	76433: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D9: () => readCall,
			ID: () => maxBytes,
			Z7: () => readTexts,
			ex: () => parsePayload,
			uX: () => HookRefusal,
			yR: () => readText
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
			let flaw = (0, _permission_pause_js__WEBPACK_IMPORTED_MODULE_2__.tX)(text, 64);
			if (flaw !== void 0) throw new HookRefusal(flaw);
			if (!(0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(value)) throw new HookRefusal("the payload is not a JSON object");
			return value;
		}
		function readCall(payload, { events, namesNoEvent, fields, tools }) {
			let event = namesNoEvent ? Object.keys(events)[0] : readText(payload, ["hook_event_name"]), eventProfile = event === void 0 ? void 0 : Object.entries(events).find(([name]) => name === event)?.[1];
			if (event === void 0 || eventProfile === void 0) throw new HookRefusal(`the event ${JSON.stringify(event ?? null)} is not known`);
			let session = readText(payload, fields.session) ?? refuseMissing(fields.session), tool = eventProfile.tool ?? readText(payload, fields.tool) ?? refuseMissing(fields.tool);
			return {
				event,
				session,
				turn: readText(payload, fields.turn) ?? session,
				folders: readTexts(payload, fields.folder),
				tool,
				hostTool: eventProfile.isMcp !== !0 && Object.hasOwn(tools, tool) ? tools[tool] : void 0,
				server: eventProfile.isMcp === !0 ? readText(payload, ["url", "command"]) : void 0,
				input: eventProfile.tool === void 0 ? readInput(payload, fields.input) : payload,
				payload
			};
		}
		function readText(object, names) {
			for (let name of names) {
				let value = Object.hasOwn(object, name) ? object[name] : void 0;
				if (value != null && value !== "") return requireText(value, name);
			}
		}
		function readTexts(object, names) {
			for (let name of names) {
				let value = Object.hasOwn(object, name) ? object[name] ?? [] : [], texts = (Array.isArray(value) ? value : [value]).filter((one) => one !== "").map((one) => requireText(one, name));
				if (texts.length > 0) return texts;
			}
			return [];
		}
		function requireText(value, name) {
			if (typeof value != "string") throw new HookRefusal(`"${name}" is not a string`);
			return value;
		}
		function readInput(payload, names) {
			let value = names.map((name) => payload[name]).find((one) => one != null) ?? {};
			if ((0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(value)) return value;
			if (typeof value == "string") return parsePayload(node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.from(value));
			throw new HookRefusal(`"${names.join(" or ")}" is neither an object nor the JSON of one`);
		}
		function refuseMissing(names) {
			throw new HookRefusal(`the payload has no ${names.map((name) => `"${name}"`).join(" or ")}`);
		}
	}),
	63774: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { K: () => findPolicyInUse });
		var external_node_fs_ = __webpack_require__(73024), external_node_path_ = __webpack_require__(76760), lib_crypto = __webpack_require__(2962), environment = __webpack_require__(33554), folders = __webpack_require__(92782), json = __webpack_require__(16413), file_shape = __webpack_require__(68606), conditions_shape = __webpack_require__(67678);
		function narrow(policy, pause) {
			if (!(0, json.Gv)(policy)) return policy;
			let texts = readTexts(pause), narrowed = { ...policy };
			for (let name of [
				"guards",
				"rules",
				"questions"
			]) {
				let entries = (0, json.hQ)(policy, name);
				(0, json.Lv)(entries) && (narrowed[name] = entries.filter((entry) => mayMatch(entry, texts)));
			}
			return narrowed;
		}
		function readTexts(pause) {
			return [...conditions_shape.qL].map(([key, { read }]) => [key, read(pause)]).filter((pair) => typeof pair[1] == "string").toReversed();
		}
		function mayMatch(entry, texts) {
			let match = (0, json.Gv)(entry) ? (0, json.hQ)(entry, "match") : void 0;
			return !(0, json.Gv)(match) || texts.every(([key, text]) => {
				let condition = (0, json.hQ)(match, key);
				return condition === void 0 || condition === text || (0, json.Gv)(condition) ? !0 : (0, json.Lv)(condition) && condition.includes(text);
			});
		}
		var shape = __webpack_require__(56243), tree = __webpack_require__(63380), automaton = __webpack_require__(3487), permission_pause = __webpack_require__(49469), trusted_copy = __webpack_require__(29411), payload = __webpack_require__(76433);
		async function findPolicyInUse({ folder, checkout }, options) {
			let { pause, policy: namedFile, env } = options, name = (0, folders.hw)(namedFile === void 0 ? checkout : external_node_path_.resolve(namedFile)), file = external_node_path_.join((0, environment.y)(env), "hooks", "read-3", `${name}.json`), cached = readCache(file);
			if (namedFile !== void 0) return readPolicy((0, folders.XF)(namedFile), namedFile, {
				file,
				cached,
				pause
			});
			let copy = (0, trusted_copy.xc)(checkout, env, (text) => cached?.text === text ? cached.digest : (0, lib_crypto.s)(text));
			if (copy !== void 0) return readPolicy(copy.text, copy.file, {
				file,
				cached,
				pause
			});
			let trustedFolder = (0, trusted_copy.sK)(checkout, env);
			return trustedFolder === void 0 ? {
				policy: void 0,
				why: (0, external_node_fs_.existsSync)(external_node_path_.join(folder, ".github/intern-policy.yml")) ? "Nobody has trusted the permission policy of this checkout yet: run \"interns policy trust\"." : void 0
			} : {
				policy: void 0,
				why: `A permission policy is trusted for ${trustedFolder}, but ${(0, folders.tj)(trustedFolder) ? "anybody may write to that folder, so it does not count as a checkout" : "this is another checkout"}.`
			};
		}
		function readCache(file) {
			if (!(0, external_node_fs_.existsSync)(file)) return;
			let value = (0, json.qF)((0, folders.XF)(file));
			return isCachedPolicy(value) ? value : void 0;
		}
		function isCachedPolicy(value) {
			return (0, json.Gv)(value) && typeof value.text == "string" && typeof value.digest == "string" && "policy" in value && (0, json.Gv)(value.patterns);
		}
		async function readPolicy(text, source, options) {
			let { file, cached, pause } = options, { digest, policy: json, patterns } = cached?.text === text ? cached : await parseAndCache(text, source, file), parsedPause = pause && (0, permission_pause.H5)(pause.arguments);
			return {
				policy: await buildPolicy(parsedPause === void 0 || "error" in parsedPause ? json : narrow(json, parsedPause), source, patterns),
				digest,
				source,
				loadWhole: async () => buildPolicy(json, source, patterns)
			};
		}
		async function buildPolicy(json, source, patterns) {
			let compiledPatterns = new Map(Object.entries(patterns).flatMap(([pattern, value]) => (0, automaton.Bw)(value) ? [[pattern, value]] : []));
			return requireValid(await (0, file_shape.Pq)((0, tree.G)(json), source, compiledPatterns), source).policy;
		}
		async function parseAndCache(text, source, file) {
			let { readTree } = await Promise.all([__webpack_require__.e(8815), __webpack_require__.e(1107)]).then(__webpack_require__.bind(__webpack_require__, 13488)), { root } = requireValid(readTree(text), source);
			requireValid(await (0, file_shape.Pq)(root, source), source);
			let tree = dropUnneeded(root), patterns = await compilePatterns((0, file_shape.w8)(tree)), cached = {
				text,
				digest: (0, lib_crypto.s)(text),
				policy: (0, shape.aB)(tree),
				patterns
			};
			try {
				(0, folders.wZ)(external_node_path_.dirname(file), 448), (0, folders.vK)(file, JSON.stringify(cached));
			} catch {}
			return cached;
		}
		async function compilePatterns(patterns) {
			if (patterns.length === 0) return {};
			let { compileAutomaton } = await Promise.all([__webpack_require__.e(2856), __webpack_require__.e(3054)]).then(__webpack_require__.bind(__webpack_require__, 83054));
			return Object.fromEntries([...new Set(patterns)].map((pattern) => [pattern, compileAutomaton(pattern) ?? null]));
		}
		function dropUnneeded(root) {
			let isForCalls = ({ key }) => key !== "tests" && key !== "changes";
			return root.type === "map" ? {
				...root,
				entries: root.entries.filter(isForCalls)
			} : root;
		}
		function requireValid(reading, source) {
			if (!("problems" in reading)) return reading;
			let [{ line, message } = {
				line: 1,
				message: ""
			}] = reading.problems;
			throw new payload.uX(`the permission policy ${source}:${line} is invalid: ${message}`);
		}
	})
};
