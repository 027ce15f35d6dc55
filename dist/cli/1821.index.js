export const id = 1821;
export const ids = [1821];
export const modules = {
	83130: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => hook,
			I: () => facts
		});
		let decided = (permissionDecision) => (permissionDecisionReason) => ({
			permissionDecision,
			permissionDecisionReason
		}), hook = {
			events: { preToolUse: {} },
			fields: {
				session: ["sessionId"],
				turn: [],
				folder: ["cwd"],
				tool: ["toolName"],
				input: ["toolArgs"]
			},
			commandFields: ["command"],
			folderFields: ["cwd", "workdir"],
			tools: {
				bash: { kind: "execute" },
				powershell: { kind: "execute" },
				edit: {
					kind: "edit",
					paths: ["path"]
				},
				create: {
					kind: "edit",
					paths: ["path"]
				},
				view: {
					kind: "read",
					paths: ["path"]
				},
				glob: {
					kind: "search",
					paths: ["path"],
					patterns: ["pattern"]
				},
				grep: {
					kind: "search",
					paths: ["path"]
				},
				web_fetch: {
					kind: "fetch",
					query: "url"
				},
				web_search: {
					kind: "fetch",
					query: "query"
				},
				task: { kind: "think" },
				update_todo: { kind: "think" },
				report_intent: { kind: "think" }
			},
			answers: {
				allow: decided("allow"),
				ask: decided("ask"),
				stop: "reject",
				leave: "silence",
				reject: decided("deny")
			},
			install: {
				file: "hooks/interns.json",
				home: ".copilot",
				variable: "COPILOT_HOME",
				head: { version: 1 },
				entry: (bash) => ({
					type: "command",
					bash,
					timeoutSec: 60
				})
			},
			source: "GitHub Copilot CLI 1.0.102: github/docs, hooks-reference"
		}, facts = {
			holds: [{
				what: "a crash, and each exit code but 0",
				said: {
					words: "a crash or non-zero exit (including exit `2`) denies the tool call",
					in: "https://docs.github.com/en/copilot/reference/hooks-reference"
				}
			}],
			gaps: [
				{
					what: "a hook that reaches its time limit is ignored",
					said: {
						words: "Timeouts are always fail-open, including for `preToolUse`",
						in: "https://docs.github.com/en/copilot/reference/hooks-reference"
					}
				},
				{
					what: "\"disableAllHooks\" in its settings, also in those of a repository",
					said: {
						words: "Every hook from every source (repository files, user files, plugins, and inline hook blocks) is skipped for sessions in that repository.",
						in: "https://docs.github.com/en/copilot/reference/hooks-reference"
					}
				},
				{
					what: "with \"--allow-all-tools\" nobody is asked about what the hook leaves",
					said: {
						words: "can run any shell commands that you can run, without getting your prior approval",
						in: "https://docs.github.com/en/copilot/concepts/agents/copilot-cli/about-copilot-cli"
					}
				}
			]
		};
	}),
	42682: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => hook,
			I: () => facts
		});
		let permitted = (permission) => (reason) => ({
			permission,
			user_message: reason,
			agent_message: reason
		}), hook = {
			events: {
				beforeShellExecution: { tool: "Shell" },
				beforeMCPExecution: {},
				preToolUse: {}
			},
			eventField: "hook_event_name",
			fields: {
				session: ["conversation_id"],
				turn: ["generation_id"],
				folder: ["workspace_roots", "cwd"],
				tool: ["tool_name"],
				input: ["tool_input"]
			},
			commandFields: ["command"],
			folderFields: ["cwd", "working_directory"],
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
					paths: ["file_path", "path"]
				},
				Edit: {
					kind: "edit",
					paths: ["file_path", "path"]
				},
				Delete: {
					kind: "delete",
					paths: ["file_path", "path"]
				},
				Read: {
					kind: "read",
					paths: ["file_path", "path"]
				},
				Grep: {
					kind: "search",
					paths: ["path"]
				},
				Glob: {
					kind: "search",
					paths: ["target_directory", "path"],
					patterns: ["glob_pattern", "pattern"]
				},
				Task: { kind: "think" },
				TodoWrite: { kind: "think" }
			},
			answers: {
				allow: permitted("allow"),
				ask: permitted("ask"),
				stop: "reject",
				leave: permitted("allow")
			},
			asksAt: ["beforeShellExecution", "beforeMCPExecution"],
			install: {
				file: "hooks.json",
				home: ".cursor",
				head: { version: 1 },
				entry: (command, event) => ({
					command,
					timeout: 60,
					failClosed: !0,
					...event === "preToolUse" ? { matcher: "Write|Edit|Delete|Read|Grep|Glob|Task|TodoWrite" } : {}
				})
			},
			source: "Cursor 3.21: its documentation, cursor.com/docs/hooks, and reports of its users"
		}, facts = {
			holds: [{
				what: "exit code 2 and, by the `\"failClosed\": true` of the entry, each failure of the hook",
				said: {
					words: "hook failures (crash, timeout, non-zero exit code, no output) block the action instead of allowing it through",
					in: "https://cursor.com/docs/hooks"
				}
			}],
			gaps: [{
				what: "web tools: no name is told by which an entry could match them",
				said: {
					words: "Values include `Shell`, `Read`, `Write`, `Grep`, `Delete`, `Task`, and MCP tools using the `MCP:<tool_name>` format.",
					in: "https://cursor.com/docs/hooks"
				}
			}, {
				what: "\"ask\" is passed over in its mode \"Auto-review\"",
				said: {
					words: "In Auto-review mode the command runs without any prompt.",
					in: "https://dev.to/labyrinthlab/your-cursor-hook-says-ask-in-auto-review-the-command-may-just-run-36b9"
				}
			}]
		};
	}),
	90998: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { J: () => hooks });
		var _claude_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72618), _codex_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95777), _copilot_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(83130), _cursor_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(42682), _gemini_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98803), _opencode_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(30777);
		let hooks = {
			claude: _claude_js__WEBPACK_IMPORTED_MODULE_0__.A_,
			codex: _codex_js__WEBPACK_IMPORTED_MODULE_1__.A_,
			gemini: _gemini_js__WEBPACK_IMPORTED_MODULE_2__.A_,
			copilot: _copilot_js__WEBPACK_IMPORTED_MODULE_3__.A,
			cursor: _cursor_js__WEBPACK_IMPORTED_MODULE_4__.A,
			opencode: _opencode_js__WEBPACK_IMPORTED_MODULE_5__.A_
		};
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
	76433: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CB: () => textsOf,
			D9: () => readCall,
			ID: () => maxBytes,
			b6: () => textOf,
			ex: () => parsePayload,
			uX: () => HookRefusal
		});
		var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573), _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16413), _permission_pause_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49469);
		class HookRefusal extends Error {
			name = "HookRefusal";
		}
		let maxBytes = 33554432;
		function parsePayload(bytes) {
			if (bytes.length > maxBytes) throw new HookRefusal(`the payload has more than ${maxBytes} bytes`);
			let text = decode(bytes), value;
			try {
				value = JSON.parse(text);
			} catch {
				throw new HookRefusal("the payload is not JSON");
			}
			let flaw = (0, _permission_pause_js__WEBPACK_IMPORTED_MODULE_1__.c)(text, 64);
			if (flaw !== void 0) throw new HookRefusal(flaw);
			if (!(0, _json_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(value)) throw new HookRefusal("the payload is not a JSON object");
			return value;
		}
		function decode(bytes) {
			let text = node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString("utf8");
			if (node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.byteLength(text) !== bytes.length || !node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.from(text).equals(bytes)) throw new HookRefusal("the payload is not UTF-8");
			return text;
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
				if (value != null && value !== "") {
					if (typeof value != "string") throw new HookRefusal(`"${name}" is not a string`);
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
			if (typeof value != "string") throw new HookRefusal(`"${name}" is not a string`);
			return value;
		}
		function inputOf(payload, names) {
			let value = names.map((name) => payload[name]).find((one) => one != null) ?? {};
			if ((0, _json_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(value)) return value;
			if (typeof value == "string") return parsePayload(node_buffer__WEBPACK_IMPORTED_MODULE_0__.Buffer.from(value));
			throw new HookRefusal(`"${names.join(" or ")}" is neither an object nor its JSON`);
		}
		function missing(names) {
			throw new HookRefusal(`the payload has no ${names.map((name) => `"${name}"`).join(" or ")}`);
		}
	}),
	63774: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { X: () => policyInUse });
		var external_node_fs_ = __webpack_require__(73024), external_node_path_ = __webpack_require__(76760), environment = __webpack_require__(33554), folders = __webpack_require__(92782), json = __webpack_require__(16413), text_json = __webpack_require__(61989), conditions_shape = __webpack_require__(67678);
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
		var policy_tree = __webpack_require__(48519), shape = __webpack_require__(56243), tree = __webpack_require__(63380), automaton = __webpack_require__(3487), permission_pause = __webpack_require__(49469), sha256 = __webpack_require__(75468), trust_copy = __webpack_require__(56505), payload = __webpack_require__(76433);
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
			return external_node_path_.join((0, environment.y)(env), "hooks", "read-3", `${(0, sha256.d)(of)}.json`);
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
				patterns: await compiled((0, policy_tree.D)(called))
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
		function invalid(source, problem) {
			return new payload.uX(`the permission policy ${source}:${problem?.line ?? 1} is invalid: ${problem?.message ?? ""}`);
		}
	}),
	48519: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D: () => patternsOf,
			P: () => readPolicyTree
		});
		var _match_automaton_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3487), _text_place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25456), _file_shape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(68606);
		async function readPolicyTree(root, source, kept) {
			let reader = {
				engines: await enginesFor(root, kept),
				problems: []
			}, file = _file_shape_js__WEBPACK_IMPORTED_MODULE_0__.w.read(root, reader);
			return file === void 0 ? { problems: (0, _text_place_js__WEBPACK_IMPORTED_MODULE_1__.w$)(reader.problems) } : { policy: policyOf(file, source) };
		}
		function policyOf(file, source) {
			let { guards, rules, questions, changes, tests } = file, { answers, allows, rejects_in_a_row, same_pause, files, bytes, lines } = file.budget, budget = {
				answers,
				allows,
				rejects_in_a_row,
				same_pause
			}, changeBudget = {
				files,
				bytes,
				lines
			};
			return {
				source,
				default: file.default,
				budget,
				guards,
				rules,
				questions,
				changes,
				changeBudget,
				tests
			};
		}
		async function enginesFor(root, kept = new Map()) {
			let keys = new Set(entriesIn(root).map(({ key }) => key)), [re2, shell] = await Promise.all([keys.has("re2") ? keptRe2(root, kept) ?? Promise.all([__webpack_require__.e(2856), __webpack_require__.e(3054)]).then(__webpack_require__.bind(__webpack_require__, 83054)).then((module) => module.re2) : void 0, keys.has("shell") ? Promise.all([
				__webpack_require__.e(8989),
				__webpack_require__.e(2111),
				__webpack_require__.e(7623)
			]).then(__webpack_require__.bind(__webpack_require__, 87623)).then((module) => module.shellTest) : void 0]);
			return {
				re2,
				shell
			};
		}
		function keptRe2(root, kept) {
			if (patternsOf(root).every((pattern) => kept.has(pattern))) return { compile(pattern) {
				let automaton = kept.get(pattern);
				return automaton === void 0 ? { error: "it is not among the kept patterns" } : (0, _match_automaton_js__WEBPACK_IMPORTED_MODULE_2__.R)(automaton);
			} };
		}
		function patternsOf(root) {
			return entriesIn(root).flatMap(({ key, value }) => key === "re2" && value.type === "plain" ? [String(value.value)] : []);
		}
		function entriesIn(node, entries = []) {
			if (node.type === "list") for (let item of node.items) entriesIn(item, entries);
			if (node.type !== "map") return entries;
			for (let entry of node.entries) entries.push(entry), entriesIn(entry.value, entries);
			return entries;
		}
	}),
	3487: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B: () => isAutomaton,
			R: () => matchWhole
		});
		function isAutomaton(value) {
			if (typeof value != "object" || !value || !("start" in value) || !("steps" in value) || !Array.isArray(value.steps)) return !1;
			let steps = value.steps, isPlace = (place) => Number.isInteger(place) && steps[Number(place)] !== void 0;
			return isPlace(value.start) && steps.every((step) => Array.isArray(step) && isStep(step, isPlace));
		}
		function isStep([kind, next, more], isPlace) {
			return kind === "match" || kind === "fail" ? !0 : isPlace(next) ? kind === "fork" ? isPlace(more) : kind === "edge" ? Number.isInteger(more) : kind === "go" || kind === "one of" && Array.isArray(more) && more.every(Number.isInteger) : !1;
		}
		function matchWhole({ start, steps }) {
			return (text) => {
				let waiting = [start], before = -1;
				for (let at = 0;;) {
					let character = text.codePointAt(at) ?? -1, reached = reach(steps, waiting, edgesBetween(before, character));
					if (character === -1) return reached.some(([kind]) => kind === "match");
					if (waiting = reached.flatMap((step) => step[0] === "one of" && isWithin(step[2], character) ? [step[1]] : []), waiting.length === 0) return !1;
					before = character, at += character > 65535 ? 2 : 1;
				}
			};
		}
		function reach(steps, from, edges) {
			let seen = new Set(), open = [...from], reached = [];
			for (let place = open.pop(); place !== void 0; place = open.pop()) {
				let step = steps[place];
				if (step === void 0) throw Error("A kept pattern is damaged.");
				seen.has(place) || (seen.add(place), step[0] === "fork" ? open.push(step[1], step[2]) : step[0] === "go" || step[0] === "edge" && (step[2] & ~edges) === 0 ? open.push(step[1]) : (step[0] === "match" || step[0] === "one of") && reached.push(step));
			}
			return reached;
		}
		function edgesBetween(before, after) {
			return (before === -1 || before === 10) | (after === -1 || after === 10 ? 2 : 0) | (before === -1 ? 4 : 0) | (after === -1 ? 8 : 0) | (isOfWord(before) === isOfWord(after) ? 32 : 16);
		}
		function isOfWord(character) {
			return character !== -1 && /^\w$/.test(String.fromCodePoint(character));
		}
		function isWithin(ranges, character) {
			for (let index = 0; index + 1 < ranges.length; index += 2) if (character >= (ranges[index] ?? 0) && character <= (ranges[index + 1] ?? -1)) return !0;
			return !1;
		}
	}),
	40584: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => findCheckout,
			P: () => findPlace
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), _folders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92782);
		function findPlace(folder) {
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder)) return {
				folder,
				checkout: folder
			};
			let start = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);
			for (let at = start;; at = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
				if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, ".git")) && !(0, _folders_js__WEBPACK_IMPORTED_MODULE_2__.zC)(at)) return {
					folder: at,
					checkout: repositoryOf(at) ?? at
				};
				if (at === (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) return {
					folder: start,
					checkout: start
				};
			}
		}
		function findCheckout(folder) {
			return findPlace(folder).checkout;
		}
		function repositoryOf(checkout) {
			let link = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout, ".git");
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(link).isFile()) return;
			let [, named] = /^gitdir: (.+)\n?$/.exec((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(link, "utf8")) ?? [];
			if (named === void 0) return;
			let folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(checkout, named), common = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder));
			if ((0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) === "worktrees" && (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(common) === ".git") return namesBack(folder, link) ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(common)) : void 0;
		}
		function namesBack(folder, link) {
			try {
				let named = (0, _folders_js__WEBPACK_IMPORTED_MODULE_2__.XF)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "gitdir")).replace(/\n$/, "");
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(named) ? named : (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, named)) === (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(link);
			} catch {
				return !1;
			}
		}
	}),
	56505: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			OX: () => keepTrustedCopy,
			be: () => copyPath,
			eL: () => forgetTrustedCopy,
			xc: () => readTrustedCopy
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), _environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33554), _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(452), _folders_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92782), _json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16413), _sha256_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75468);
		function copyPath(checkout, env) {
			return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, _environment_js__WEBPACK_IMPORTED_MODULE_2__.y)(env), "trust", `${(0, _sha256_js__WEBPACK_IMPORTED_MODULE_3__.d)(checkout)}.json`);
		}
		function readTrustedCopy(checkout, env, digestOf = _sha256_js__WEBPACK_IMPORTED_MODULE_3__.s) {
			let path = copyPath(checkout, env), written;
			try {
				written = (0, _folders_js__WEBPACK_IMPORTED_MODULE_4__.XF)(path);
			} catch (error) {
				if (error instanceof Error && "code" in error && error.code === "ENOENT") return;
				throw damaged(path, (0, _errors_js__WEBPACK_IMPORTED_MODULE_5__.Uc)(error));
			}
			let copy = (0, _json_js__WEBPACK_IMPORTED_MODULE_6__.qF)(written);
			if (!isCopy(copy) || copy.checkout !== checkout || copy.digest !== digestOf(copy.text)) throw damaged(path, "it is not as it was written");
			return copy;
		}
		function keepTrustedCopy({ checkout, file, text, now }, env) {
			let copy = {
				checkout,
				file,
				text,
				digest: (0, _sha256_js__WEBPACK_IMPORTED_MODULE_3__.s)(text),
				trustedAt: new Date(now).toISOString()
			};
			return (0, _folders_js__WEBPACK_IMPORTED_MODULE_4__.wZ)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, _environment_js__WEBPACK_IMPORTED_MODULE_2__.y)(env), "trust"), 448), (0, _folders_js__WEBPACK_IMPORTED_MODULE_4__.f8)(copyPath(checkout, env), `${JSON.stringify(copy)}\n`), copy;
		}
		function forgetTrustedCopy(checkout, env) {
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(copyPath(checkout, env), { force: !0 });
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
		function damaged(path, why) {
			return new _errors_js__WEBPACK_IMPORTED_MODULE_5__.pn("policy_invalid", `The trusted copy of the permission policy, "${path}", is not used: ${why}. "interns policy trust --forget" takes it away, "interns policy trust" makes it anew.`, { source: path });
		}
	})
};
