export const id = 5519;
export const ids = [5519];
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
				folder: [],
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
					what: "before 0.169.0, at least up to 0.153.3, each command is told with the folder of the session: a rule for the root then allows it wherever it runs",
					said: {
						words: "their PreToolUse hook payload contains only the command. The top-level hook cwd is taken from the turn context, not from the resolved per-call execution cwd.",
						in: "https://github.com/openai/codex/issues/37251"
					}
				},
				{
					what: "where the folder of the session is gone, no hook runs",
					said: {
						words: "When a Codex Desktop session's working directory no longer exists on disk, a trusted user-level `PreToolUse` hook is never executed, and the tool call runs anyway.",
						in: "https://github.com/openai/codex/issues/45293"
					}
				},
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
	51612: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FO: () => exitCodeOf,
			XS: () => callFlag,
			c7: () => systemCodeOf,
			x5: () => refusal,
			xV: () => reportFailure
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63683), _inputs_given_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43072), _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97309), _command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99859), _json_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52604), _screen_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21264);
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
		function callOnCommandLine({ inputs = [], flags = [], arguments: words = [] }) {
			let names = [...inputs, ...flags.map(({ name }) => name)];
			return (name, isFirst) => names.includes(name) ? callFlag(name, isFirst) : words.find(({ input }) => input === name)?.name ?? name.toUpperCase();
		}
		function strayVariable(wanted, { env }) {
			let plain = (name) => name.toUpperCase().replace(/^INTERNS?_?/, "").replaceAll("_", "");
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
			return input === "base-url" && offline !== void 0 && (0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  To try it with a local service: ${offline}`), json && io.stdout(`${(0, _json_text_js__WEBPACK_IMPORTED_MODULE_6__.jj)({ error: {
				code: error.code,
				message: error.messageFor(call)
			} })}\n`), exitCodeOf(error);
		}
		function systemCodeOf(error) {
			if (error instanceof Error) return "syscall" in error && "code" in error && typeof error.code == "string" ? error.code : systemCodeOf(error.cause);
		}
	})
};
