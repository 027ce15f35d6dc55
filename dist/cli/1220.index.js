export const id = 1220;
export const ids = [1220];
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
	})
};
