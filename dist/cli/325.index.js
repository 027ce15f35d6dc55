export const id = 325;
export const ids = [325];
export const modules = {
	72618: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A_: () => hook,
			BF: () => acp,
			Ix: () => facts
		});
		let acp = {
			command: ["claude-agent-acp"],
			package: "@agentclientprotocol/claude-agent-acp",
			keyVariables: [
				"ANTHROPIC_API_KEY",
				"ANTHROPIC_AUTH_TOKEN",
				"CLAUDE_CODE_OAUTH_TOKEN"
			],
			env: { CLAUDE_BASH_MAINTAIN_PROJECT_WORKING_DIR: "1" },
			sessionMeta: { claudeCode: { options: {
				settingSources: ["user"],
				strictMcpConfig: !0
			} } },
			folderSettings: [{
				path: ".claude",
				ignoredBy: []
			}, {
				path: ".mcp.json",
				ignoredBy: void 0,
				isSoughtAbove: !0
			}],
			asking: {
				by: "config_option",
				option: "mode",
				manual: "default",
				selfDrive: "default"
			},
			commandFields: ["command"],
			folderFields: ["cwd"],
			titleForms: [],
			tools: [
				{
					name: "Bash",
					kind: "execute"
				},
				{
					name: "Edit",
					kind: "edit"
				},
				{
					name: "Write",
					kind: "edit"
				},
				{
					name: "NotebookEdit",
					kind: "edit"
				},
				{
					name: "WebFetch",
					kind: "fetch"
				},
				{
					name: "WebSearch",
					kind: "fetch"
				}
			]
		}, specific = (permissionDecision) => (permissionDecisionReason) => ({ hookSpecificOutput: {
			hookEventName: "PreToolUse",
			permissionDecision,
			permissionDecisionReason
		} }), hook = {
			events: { PreToolUse: {} },
			eventField: "hook_event_name",
			fields: {
				session: ["session_id"],
				turn: ["prompt_id"],
				folder: ["cwd"],
				tool: ["tool_name"],
				input: ["tool_input"]
			},
			folderVariable: "CLAUDE_PROJECT_DIR",
			commandFields: ["command"],
			folderFields: ["cwd"],
			tools: {
				Bash: { kind: "execute" },
				Edit: {
					kind: "edit",
					paths: ["file_path"]
				},
				MultiEdit: {
					kind: "edit",
					paths: ["file_path"]
				},
				Write: {
					kind: "edit",
					paths: ["file_path"]
				},
				NotebookEdit: {
					kind: "edit",
					paths: ["notebook_path"]
				},
				Read: {
					kind: "read",
					paths: ["file_path"]
				},
				Glob: {
					kind: "search",
					paths: ["path"],
					patterns: ["pattern"]
				},
				Grep: {
					kind: "search",
					paths: ["path"]
				},
				LS: {
					kind: "read",
					paths: ["path"]
				},
				WebFetch: {
					kind: "fetch",
					query: "url"
				},
				WebSearch: {
					kind: "fetch",
					query: "query"
				},
				TodoWrite: { kind: "think" },
				Task: { kind: "think" },
				Agent: { kind: "think" },
				ExitPlanMode: { kind: "think" }
			},
			answers: {
				allow: specific("allow"),
				ask: specific("ask"),
				stop: (reason) => ({
					...specific("deny")(reason),
					continue: !1,
					stopReason: reason
				}),
				leave: "silence"
			},
			install: {
				file: "settings.json",
				home: ".claude",
				variable: "CLAUDE_CONFIG_DIR",
				entry: (command) => ({ hooks: [{
					type: "command",
					command,
					timeout: 60,
					onFailure: "block"
				}] })
			},
			source: "Claude Code 2.1.330: the types of its SDK"
		}, facts = {
			holds: [{
				what: "exit code 2 and, by the `\"onFailure\": \"block\"` of the entry, a crash, a time limit and a missing program",
				said: {
					words: "a hook that can't start, times out, or exits with an unexpected code blocks the action instead of letting it through",
					in: "https://code.claude.com/docs/en/changelog#2-1-295"
				}
			}],
			gaps: [
				{
					what: "before version 2.1.295, which has no \"onFailure\", a hook that reaches its time limit is ignored",
					said: {
						words: "A timed-out command, http, or mcp_tool hook doesn't block the tool call",
						in: "https://code.claude.com/docs/en/hooks"
					}
				},
				{
					what: "\"disableAllHooks\" in its settings, also in those of a project",
					said: {
						words: "`disableAllHooks` set in user, project, or local settings cannot disable those managed hooks",
						in: "https://code.claude.com/docs/en/hooks"
					}
				},
				{
					what: "a file that is mentioned with \"@\" is read without a tool",
					said: {
						words: "Claude Code inserts their contents while building the prompt, so no PreToolUse hook fires for them",
						in: "https://code.claude.com/docs/en/hooks"
					}
				},
				{
					what: "in the mode \"bypassPermissions\" nobody is asked about what the hook leaves",
					said: {
						words: "All tools run without permission prompts",
						in: "https://docs.claude.com/en/docs/claude-code/sdk/sdk-permissions"
					}
				}
			]
		};
	}),
	95777: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A_: () => hook,
			BF: () => acp,
			Ix: () => facts
		});
		let acp = {
			command: ["codex-acp"],
			package: "@agentclientprotocol/codex-acp",
			keyVariables: ["CODEX_API_KEY", "OPENAI_API_KEY"],
			authenticate: "api-key",
			env: { NO_BROWSER: "1" },
			folderSettings: [{
				path: ".codex",
				ignoredBy: []
			}],
			asking: {
				by: "config_option",
				option: "mode",
				manual: "read-only",
				selfDrive: "workspace-write"
			},
			commandFields: ["command", "cmd"],
			folderFields: ["workdir", "cwd"],
			titleForms: [],
			tools: [{
				name: "exec_command",
				kind: "execute"
			}, {
				name: "apply_patch",
				kind: "edit"
			}]
		}, hook = {
			events: {
				PreToolUse: {},
				PermissionRequest: {}
			},
			eventField: "hook_event_name",
			repeats: "PermissionRequest",
			fields: {
				session: ["session_id"],
				turn: ["turn_id"],
				folder: ["cwd"],
				tool: ["tool_name"],
				input: ["tool_input"]
			},
			commandFields: ["command"],
			folderFields: ["workdir", "cwd"],
			tools: {
				Bash: { kind: "execute" },
				exec_command: { kind: "execute" },
				apply_patch: {
					kind: "edit",
					patch: "command"
				},
				update_plan: { kind: "think" },
				web_search: {
					kind: "fetch",
					query: "query"
				}
			},
			answers: {
				allow: "silence",
				ask: "reject",
				stop: "reject",
				leave: "silence",
				repeat: () => ({ hookSpecificOutput: {
					hookEventName: "PermissionRequest",
					decision: { behavior: "allow" }
				} })
			},
			asksInMode: {
				field: "permission_mode",
				modes: ["default"]
			},
			install: {
				file: "hooks.json",
				home: ".codex",
				variable: "CODEX_HOME",
				entry: (command) => ({ hooks: [{
					type: "command",
					command,
					timeout: 60
				}] })
			},
			source: "Codex 0.169.0: run, and its sources"
		}, facts = {
			holds: [],
			gaps: [
				{ what: "a hook that nobody trusted in \"/hooks\" is skipped in silence" },
				{ what: "a hook that reaches its time limit is ignored" },
				{ what: "in the mode \"bypassPermissions\" nobody is asked: what nothing decides is rejected" },
				{
					what: "\"features.hooks = false\" of a trusted project",
					said: {
						words: "Hooks are enabled by default. If you need to turn them off in `config.toml`, set: `[features]` `hooks = false`",
						in: "https://developers.openai.com/codex/hooks"
					}
				},
				{
					what: "\"write_stdin\" has no hook: what is typed into a running program is not asked about",
					said: {
						words: "The newer `unified_exec` mechanism allows richer streaming stdin/stdout handling of shell, but interception is incomplete.",
						in: "https://developers.openai.com/codex/hooks"
					}
				}
			]
		};
	}),
	98803: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A_: () => hook,
			BF: () => acp,
			Ix: () => facts
		});
		let acp = {
			command: ["gemini", "--acp"],
			package: "@google/gemini-cli",
			keyVariables: ["GEMINI_API_KEY", "GOOGLE_API_KEY"],
			authenticate: "gemini-api-key",
			env: { GEMINI_CLI_TRUST_WORKSPACE: "false" },
			folderSettings: [{
				path: ".gemini",
				ignoredBy: ["GEMINI_CLI_TRUST_WORKSPACE"]
			}],
			asking: {
				by: "reload",
				manual: "default",
				selfDrive: "default"
			},
			commandFields: ["command"],
			folderFields: [
				"dir_path",
				"directory",
				"cwd"
			],
			titleForms: [/^(?<command>[\s\S]+)$/],
			folderForms: [/^\[(?:in|current working directory) (?<cwd>[^\]]+)\](?: \([^\]]*\))?$/],
			tools: [
				{
					name: "run_shell_command",
					kind: "execute"
				},
				{
					name: "replace",
					kind: "edit"
				},
				{
					name: "write_file",
					kind: "edit"
				},
				{
					name: "web_fetch",
					kind: "fetch"
				}
			]
		}, decided = (decision) => (reason) => ({
			decision,
			reason
		}), hook = {
			events: { BeforeTool: {} },
			eventField: "hook_event_name",
			fields: {
				session: ["session_id"],
				turn: [],
				folder: ["cwd"],
				tool: ["tool_name"],
				input: ["tool_input"]
			},
			commandFields: ["command"],
			folderFields: [
				"dir_path",
				"directory",
				"cwd"
			],
			tools: {
				run_shell_command: { kind: "execute" },
				replace: {
					kind: "edit",
					paths: ["file_path"]
				},
				write_file: {
					kind: "edit",
					paths: ["file_path"]
				},
				read_file: {
					kind: "read",
					paths: ["file_path"]
				},
				read_many_files: {
					kind: "read",
					patterns: ["include", "paths"]
				},
				list_directory: {
					kind: "read",
					paths: ["dir_path"]
				},
				glob: {
					kind: "search",
					paths: ["dir_path"],
					patterns: ["pattern"]
				},
				grep_search: {
					kind: "search",
					paths: ["dir_path"]
				},
				search_file_content: {
					kind: "search",
					paths: ["dir_path"]
				},
				web_fetch: {
					kind: "fetch",
					query: "prompt"
				},
				google_web_search: {
					kind: "fetch",
					query: "query"
				},
				write_todos: { kind: "think" }
			},
			answers: {
				allow: "silence",
				ask: decided("ask"),
				stop: (reason) => ({
					...decided("deny")(reason),
					continue: !1,
					stopReason: reason
				}),
				leave: "silence"
			},
			install: {
				file: "settings.json",
				home: ".gemini",
				entry: (command) => ({
					matcher: "*",
					hooks: [{
						name: "interns",
						type: "command",
						command,
						timeout: 6e4
					}]
				})
			},
			source: "Gemini CLI 0.61.0: run, and its documentation"
		}, facts = {
			holds: [],
			gaps: [
				{ what: "in the mode \"yolo\" nobody is asked about what the hook allows or leaves" },
				{ what: "a hook that reaches its time limit is ignored, once nothing of it runs any more" },
				{
					what: "\"hooksConfig\" of a trusted project",
					said: {
						words: "Canonical toggle for the hooks system. When disabled, no hooks will be executed.",
						in: "https://geminicli.com/docs/reference/configuration"
					}
				},
				{ what: "in an editor, over the Agent Client Protocol, none of its hooks are run" },
				{ what: "with \"--prompt\" it waits without end where the hook asks" }
			]
		};
	}),
	30777: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A_: () => hook,
			BF: () => acp,
			Ix: () => facts
		});
		let acp = {
			command: ["opencode", "acp"],
			package: "opencode-ai",
			keyVariables: [
				"ANTHROPIC_API_KEY",
				"GEMINI_API_KEY",
				"GOOGLE_GENERATIVE_AI_API_KEY",
				"GROQ_API_KEY",
				"MISTRAL_API_KEY",
				"OPENAI_API_KEY",
				"OPENCODE_API_KEY",
				"OPENROUTER_API_KEY",
				"XAI_API_KEY"
			],
			env: {
				OPENCODE_PERMISSION: JSON.stringify({
					"*": "ask",
					bash: "ask",
					edit: "ask",
					webfetch: "ask",
					task: "ask",
					external_directory: "ask",
					read: {
						"*": "allow",
						"*.env": "ask",
						"*.env.*": "ask",
						"*.env.example": "allow"
					},
					glob: "allow",
					grep: "allow",
					list: "allow",
					todowrite: "allow"
				}),
				OPENCODE_DISABLE_PROJECT_CONFIG: "1",
				OPENCODE_DISABLE_AUTOUPDATE: "1",
				OPENCODE_DISABLE_LSP_DOWNLOAD: "1"
			},
			folderSettings: [
				{
					path: "opencode.json",
					ignoredBy: ["OPENCODE_DISABLE_PROJECT_CONFIG"]
				},
				{
					path: "opencode.jsonc",
					ignoredBy: ["OPENCODE_DISABLE_PROJECT_CONFIG"]
				},
				{
					path: ".opencode/agent",
					ignoredBy: ["OPENCODE_DISABLE_PROJECT_CONFIG"]
				},
				{
					path: ".opencode/tool",
					ignoredBy: ["OPENCODE_DISABLE_PROJECT_CONFIG"]
				},
				{
					path: ".opencode/plugin",
					ignoredBy: void 0,
					isSoughtAbove: !0
				},
				{
					path: ".opencode/plugins",
					ignoredBy: void 0,
					isSoughtAbove: !0
				}
			],
			asking: {
				by: "command",
				command: [
					"debug",
					"agent",
					"build"
				],
				manual: "build",
				selfDrive: "build",
				tools: [
					"bash",
					"edit",
					"webfetch",
					"task"
				]
			},
			commandFields: ["command"],
			folderFields: ["workdir", "cwd"],
			tellsInputByUpdate: !0,
			titleForms: [],
			tools: [
				{
					name: "bash",
					kind: "execute"
				},
				{
					name: "edit",
					kind: "edit"
				},
				{
					name: "write",
					kind: "edit"
				},
				{
					name: "webfetch",
					kind: "fetch"
				},
				{
					name: "read",
					kind: "read"
				},
				{
					name: "task",
					kind: "other"
				}
			]
		}, said = (decision) => (reason) => ({
			decision,
			reason
		}), hook = {
			events: { "tool.execute.before": {} },
			eventField: "hook_event_name",
			fields: {
				session: ["session"],
				turn: ["message"],
				folder: ["worktree", "cwd"],
				tool: ["tool"],
				input: ["args"]
			},
			commandFields: ["command"],
			folderFields: ["workdir", "cwd"],
			tools: {
				bash: { kind: "execute" },
				edit: {
					kind: "edit",
					paths: ["filePath"]
				},
				write: {
					kind: "edit",
					paths: ["filePath"]
				},
				apply_patch: {
					kind: "edit",
					patch: "patchText"
				},
				read: {
					kind: "read",
					paths: ["filePath"]
				},
				list: {
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
				webfetch: {
					kind: "fetch",
					query: "url"
				},
				websearch: {
					kind: "fetch",
					query: "query"
				},
				task: { kind: "think" },
				todowrite: { kind: "think" },
				todoread: { kind: "think" }
			},
			answers: {
				allow: said("allow"),
				ask: said("ask"),
				stop: said("stop"),
				leave: said("ask")
			},
			install: {
				file: "plugin/interns.js",
				home: ".config/opencode",
				variable: "XDG_CONFIG_HOME",
				under: "opencode",
				script: pluginOf,
				beside: {
					file: "opencode.json",
					field: "permission",
					value: { "*": "ask" }
				}
			},
			source: "OpenCode 1.18.33: the types of its plugins"
		}, facts = {
			holds: [],
			gaps: [{ what: "a plugin that does not load: then OpenCode asks by its own rules, which the project can set to allow" }, {
				what: "with \"--auto\" nobody is asked about what the hook leaves or asks about",
				said: {
					words: "auto-approve permissions that are not explicitly denied (dangerous!)",
					in: "opencode --help"
				}
			}]
		};
		function pluginOf(command) {
			return `// Written by "interns policy hook --for opencode --install".
import { spawn } from 'node:child_process';
const command = ${JSON.stringify(command)};
${pluginBody}`;
		}
		let pluginBody = "const allowed = new Set();\nconst turns = new Map();\nfunction judge(payload) {\n  return new Promise((resolve, reject) => {\n    const child = spawn('/bin/sh', ['-c', command], { detached: true });\n    // The shell alone would leave its program behind, which holds the output open.\n    const timer = setTimeout(() => {\n      try {\n        process.kill(-child.pid, 'SIGKILL');\n      } finally {\n        reject(new Error('interns: refused, because it was not judged in time'));\n      }\n    }, 60000);\n    let out = '';\n    let err = '';\n    child.stdout.on('data', (data) => (out += data));\n    child.stderr.on('data', (data) => (err += data));\n    child.stdin.on('error', () => {});\n    child.on('error', reject);\n    child.on('close', (code) => {\n      clearTimeout(timer);\n      if (code !== 0) return reject(new Error(err.trim() || 'interns: refused'));\n      try {\n        resolve(out.trim() === '' ? { decision: 'ask' } : JSON.parse(out));\n      } catch (error) {\n        reject(error);\n      }\n    });\n    child.stdin.end(JSON.stringify(payload));\n  });\n}\nexport const Interns = async ({ client, directory, worktree }) => ({\n  config: async (config) => {\n    config.permission = { '*': 'ask', read: 'allow', glob: 'allow', grep: 'allow', list: 'allow', todowrite: 'allow' };\n    for (const agent of Object.values(config.agent ?? {})) delete agent.permission;\n  },\n  'chat.message': async ({ sessionID }, { message }) => {\n    turns.set(sessionID, message.id);\n  },\n  'tool.execute.before': async ({ tool, sessionID, callID }, { args }) => {\n    const payload = { hook_event_name: 'tool.execute.before', session: sessionID, worktree: worktree === '/' ? directory : worktree, cwd: directory, message: turns.get(sessionID), tool, args };\n    const { decision, reason } = await judge(payload);\n    if (decision === 'stop') {\n      await client.session.abort({ path: { id: sessionID } });\n      throw new Error(reason);\n    }\n    if (decision === 'allow') allowed.add(callID);\n    else if (decision !== 'ask') throw new Error('interns: refused');\n  },\n  event: async ({ event: { type, properties } }) => {\n    if (type !== 'permission.asked' && type !== 'permission.updated') return;\n    const callID = properties.tool?.callID ?? properties.callID;\n    if (!allowed.has(callID)) return;\n    const path = { id: properties.sessionID, permissionID: properties.id };\n    await client.postSessionIdPermissionsPermissionId({ path, body: { response: 'once' } });\n  },\n});\n";
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
			return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, _environment_js__WEBPACK_IMPORTED_MODULE_2__.y)(env), "trust", `${(0, _sha256_js__WEBPACK_IMPORTED_MODULE_3__.s)(checkout)}.json`);
		}
		function readTrustedCopy(checkout, env, digestOf = _sha256_js__WEBPACK_IMPORTED_MODULE_3__.s) {
			let path = copyPath(checkout, env), written;
			try {
				written = (0, _folders_js__WEBPACK_IMPORTED_MODULE_4__.XF)(path);
			} catch (error) {
				if (error instanceof Error && "code" in error && error.code === "ENOENT") return;
				throw damaged(path, (0, _errors_js__WEBPACK_IMPORTED_MODULE_5__.Uc)(error));
			}
			let copy = parseCopy(written);
			if (copy === void 0 || copy.checkout !== checkout || copy.digest !== digestOf(copy.text)) throw damaged(path, "it is not as it was written");
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
			(0, _folders_js__WEBPACK_IMPORTED_MODULE_4__.wZ)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, _environment_js__WEBPACK_IMPORTED_MODULE_2__.y)(env), "trust"), 448);
			let path = copyPath(checkout, env), temporary = `${path}.${globalThis.crypto.randomUUID()}`;
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(temporary, `${JSON.stringify(copy)}\n`, {
				mode: 384,
				flag: "wx"
			}), (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, path), copy;
		}
		function forgetTrustedCopy(checkout, env) {
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(copyPath(checkout, env), { force: !0 });
		}
		function parseCopy(written) {
			let value = (0, _json_js__WEBPACK_IMPORTED_MODULE_6__.qF)(written);
			return isCopy(value) ? value : void 0;
		}
		function isCopy(value) {
			if (typeof value != "object" || !value) return !1;
			let fields = new Map(Object.entries(value));
			return [
				"checkout",
				"file",
				"text",
				"digest",
				"trustedAt"
			].every((name) => typeof fields.get(name) == "string");
		}
		function damaged(path, why) {
			return new _errors_js__WEBPACK_IMPORTED_MODULE_5__.pn("policy_invalid", `The trusted copy of the permission policy, "${path}", is not used: ${why}. "interns policy trust --forget" takes it away, "interns policy trust" makes it anew.`, { source: path });
		}
	})
};
