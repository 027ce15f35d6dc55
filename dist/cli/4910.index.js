export const id = 4910;
export const ids = [4910];
export const modules = {
	72618: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => hook,
			B: () => acp
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
			source: "Claude Code 2.1.330: the types of its SDK",
			gaps: [
				"\"disableAllHooks\" in its settings",
				"a file that is mentioned with \"@\" is read without a tool",
				"before version 2.1.295, which has no \"onFailure\", a hook that reaches its time limit is ignored"
			]
		};
	}),
	95777: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => hook,
			B: () => acp
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
			source: "Codex 0.169.0: run, and its sources",
			gaps: [
				"a hook that nobody trusted in \"/hooks\" is skipped in silence",
				"a hook that reaches its time limit is ignored",
				"in the mode \"bypassPermissions\" nobody is asked: what nothing decides is rejected",
				"\"features.hooks = false\" of a trusted project",
				"\"write_stdin\" has no hook: what is typed into a running program is not asked about"
			]
		};
	}),
	98803: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => hook,
			B: () => acp
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
			source: "Gemini CLI 0.61.0: run, and its documentation",
			gaps: [
				"in the mode \"yolo\" nobody is asked about what the hook allows or leaves",
				"a hook that reaches its time limit is ignored, once nothing of it runs any more",
				"\"hooksConfig\" of a trusted project",
				"in an editor, over the Agent Client Protocol, none of its hooks are run",
				"with \"--prompt\" it waits without end where the hook asks"
			]
		};
	}),
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
	90652: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			M: () => modelWays,
			q: () => pairsThatWork
		});
		let set = (name) => ({ url, key }) => ({
			[`${name}_BASE_URL`]: url,
			[`${name}_API_KEY`]: key
		}), openCode = (provider) => ({ url, key }) => openCodeVariables(provider, { options: {
			baseURL: url,
			apiKey: key
		} });
		function openCodeVariables(provider, settings) {
			return {
				OPENCODE_CONFIG_CONTENT: JSON.stringify({
					enabled_providers: [provider],
					provider: { [provider]: settings }
				}),
				OPENCODE_DISABLE_MODELS_FETCH: "1"
			};
		}
		let internModel = /^interns\/(.+)$/s;
		function codex({ url, key, model }) {
			let config = {
				model_provider: "interns",
				model_providers: { interns: {
					name: "Interns",
					base_url: url,
					wire_api: "responses",
					env_key: "INTERN_MODEL_KEY"
				} }
			};
			return {
				CODEX_CONFIG: JSON.stringify(model === void 0 ? config : {
					model,
					...config
				}),
				INTERN_MODEL_KEY: key
			};
		}
		let modelWays = {
			opencode: {
				variables: {
					openai: openCode("openai"),
					anthropic: openCode("anthropic"),
					interns: ({ url, key, model = "" }) => openCodeVariables("interns", {
						npm: "@ai-sdk/openai-compatible",
						options: {
							baseURL: url,
							apiKey: key
						},
						models: { [internModel.exec(model)?.[1] ?? model]: {} }
					})
				},
				leading: /^OPENCODE_(?:API_KEY|AUTH_CONTENT|CONFIG|CONFIG_CONTENT|CONFIG_DIR|MODELS_URL|MODELS_PATH)$/,
				model: { interns: {
					form: internModel,
					example: "interns/NAME"
				} },
				needs: {
					program: "rg",
					install: "apt-get install -y ripgrep"
				}
			},
			codex: {
				variables: {
					openai: codex,
					interns: codex
				},
				leading: /^(?:CODEX_(?:API_KEY|ACCESS_TOKEN|CONFIG|HOME|OSS_\w+)|INTERN_MODEL_KEY|MODEL_PROVIDER)$/
			},
			claude: {
				variables: { anthropic: ({ url, key }) => ({
					ANTHROPIC_BASE_URL: url,
					ANTHROPIC_AUTH_TOKEN: key,
					CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1"
				}) },
				leading: /^CLAUDE_CODE_(?:OAUTH_TOKEN|USE_\w+|SKIP_\w+_AUTH|CONFIG_DIR)$|^CLAUDE_CONFIG_DIR$/
			},
			gemini: {
				variables: {},
				leading: void 0
			},
			custom: {
				variables: {
					openai: set("OPENAI"),
					anthropic: set("ANTHROPIC"),
					interns: set("OPENAI")
				},
				leading: void 0
			}
		};
		function pairsThatWork() {
			return Object.entries(modelWays).flatMap(([agent, { variables }]) => {
				let names = Object.keys(variables);
				return names.length === 0 ? [] : [`${agent} (${names.join(", ")})`];
			}).join(", ");
		}
	}),
	30777: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => hook,
			B: () => acp
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
				script: pluginOf,
				beside: {
					file: "opencode.json",
					field: "permission",
					value: { "*": "ask" }
				}
			},
			source: "OpenCode 1.18.33: the types of its plugins",
			gaps: ["a plugin that does not load: then OpenCode asks by its own rules, which the project can set to allow"]
		};
		function pluginOf(command) {
			return `// Written by "interns policy hook --for opencode --install".
import { spawn } from 'node:child_process';
const command = ${JSON.stringify(command)};
${pluginBody}`;
		}
		let pluginBody = "const allowed = new Set();\nconst turns = new Map();\nfunction judge(payload) {\n  return new Promise((resolve, reject) => {\n    const child = spawn('/bin/sh', ['-c', command], { detached: true });\n    // The shell alone would leave its program behind, which holds the output open.\n    const timer = setTimeout(() => {\n      try {\n        process.kill(-child.pid, 'SIGKILL');\n      } finally {\n        reject(new Error('interns: refused, because it was not judged in time'));\n      }\n    }, 60000);\n    let out = '';\n    let err = '';\n    child.stdout.on('data', (data) => (out += data));\n    child.stderr.on('data', (data) => (err += data));\n    child.stdin.on('error', () => {});\n    child.on('error', reject);\n    child.on('close', (code) => {\n      clearTimeout(timer);\n      if (code !== 0) return reject(new Error(err.trim() || 'interns: refused'));\n      try {\n        resolve(out.trim() === '' ? { decision: 'ask' } : JSON.parse(out));\n      } catch (error) {\n        reject(error);\n      }\n    });\n    child.stdin.end(JSON.stringify(payload));\n  });\n}\nexport const Interns = async ({ client, directory, worktree }) => ({\n  config: async (config) => {\n    config.permission = { '*': 'ask', read: 'allow', glob: 'allow', grep: 'allow', list: 'allow', todowrite: 'allow' };\n    for (const agent of Object.values(config.agent ?? {})) delete agent.permission;\n  },\n  'chat.message': async ({ sessionID }, { message }) => {\n    turns.set(sessionID, message.id);\n  },\n  'tool.execute.before': async ({ tool, sessionID, callID }, { args }) => {\n    const payload = { hook_event_name: 'tool.execute.before', session: sessionID, worktree: worktree === '/' ? directory : worktree, cwd: directory, message: turns.get(sessionID), tool, args };\n    const { decision, reason } = await judge(payload);\n    if (decision === 'stop') {\n      await client.session.abort({ path: { id: sessionID } });\n      throw new Error(reason);\n    }\n    if (decision === 'allow') allowed.add(callID);\n    else if (decision !== 'ask') throw new Error('interns: refused');\n  },\n  event: async ({ event: { type, properties } }) => {\n    if (type !== 'permission.asked' && type !== 'permission.updated') return;\n    const callID = properties.tool?.callID ?? properties.callID;\n    if (!allowed.has(callID)) return;\n    const path = { id: properties.sessionID, permissionID: properties.id };\n    await client.postSessionIdPermissionsPermissionId({ path, body: { response: 'once' } });\n  },\n});\n";
	}),
	16518: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			bz: () => cancelAnswer,
			dG: () => interactionArguments,
			mT: () => elicitationField,
			qw: () => elicitationAnswer,
			rk: () => optionKinds
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
		let optionKinds = [
			"allow_once",
			"allow_always",
			"reject_once",
			"reject_always"
		], cancelAnswer = "cancel", elicitationField = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			required: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY()),
			options: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J()))
		}), interactionArguments = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			operation: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())),
			options: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())),
			message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			fields: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(elicitationField))
		}), elicitationAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_0__.gMt("action", [
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
				action: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("accept"),
				content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J())
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({ action: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("decline") }),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({ action: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("cancel") })
		]);
	}),
	60679: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ap: () => resolveLinks,
			UO: () => isWithin,
			ek: () => placesOf
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		function resolveLinks(absolute) {
			return follow(absolute, { left: 40 });
		}
		function placesOf(absolute) {
			let end = resolveLinks(absolute), name = node_path__WEBPACK_IMPORTED_MODULE_1__.basename(absolute);
			if (name === "" || name === "." || name === "..") return [end];
			let place = node_path__WEBPACK_IMPORTED_MODULE_1__.join(resolveLinks(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(absolute)), name), target = place === end ? void 0 : targetOf(place);
			return target === void 0 ? [end] : [
				end,
				place,
				resolveLinks(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(place), target))
			];
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
	16953: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K5: () => choosesModel,
			QI: () => agentNames,
			tj: () => agentSettings
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343), zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88532), zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43759), _agents_key_variables_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(59429), _agents_model_ways_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90652), _contract_lengths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95083), _models_access_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(84861), _secret_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(36385), _time_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79357);
		let agentNames = [
			"opencode",
			"codex",
			"gemini",
			"claude",
			"custom"
		], text = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _contract_lengths_js__WEBPACK_IMPORTED_MODULE_1__.j)(1)), silence = zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()]), zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi((value, context) => {
			let milliseconds = (0, _time_duration_js__WEBPACK_IMPORTED_MODULE_2__.N)(value);
			return milliseconds !== void 0 && milliseconds > 0 ? milliseconds : (context.issues.push({
				code: "custom",
				input: value,
				message: "is no duration: write 90s, 5m, 1h30m or seconds"
			}), zod_mini__WEBPACK_IMPORTED_MODULE_3__.tm);
		})), secretText = zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi((value) => new _secret_js__WEBPACK_IMPORTED_MODULE_4__.z(value))), modelVariable = /(?:^|_)(?:KEY|TOKEN|URL|ENDPOINT|HOST|CONFIG|CREDENTIALS|PROFILE|BEDROCK|VERTEX)(?:_|$)/;
		function choosesModel({ model, env }) {
			let given = Object.entries(env).filter(([, value]) => value.reveal() !== "");
			return model !== void 0 || given.some(([name]) => modelVariable.test(name));
		}
		let written = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			agent: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(agentNames),
			command: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()).check((0, _contract_lengths_js__WEBPACK_IMPORTED_MODULE_1__.j)(1))),
			env: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.Fk(/^[^=\0]+$/, "is no name of a variable")), secretText), {}),
			model: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(text),
			model_access: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_models_access_js__WEBPACK_IMPORTED_MODULE_6__.m),
			authenticate: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(text),
			sandbox: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(["none", "bubblewrap"])),
			network: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"host",
				"none",
				"model"
			])),
			asks: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY()),
			any_model: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY(), !1),
			silence: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(silence, 12e4)
		});
		function flawsOf(settings) {
			let { agent, command, asks, any_model, model_access } = settings;
			return [
				agent === "custom" && command === void 0 && [["command"], "is needed for a custom agent: write its program and arguments as a list"],
				agent !== "custom" && asks !== void 0 && [["asks"], "is for custom agents: what the others do is known from their profiles"],
				agent !== "custom" && !any_model && model_access === void 0 && !choosesModel(settings) && [["agent"], "is given no key of a model and no gateway, so it might send code to a host that nobody chose. Add a key (--agent-env NAME), or say that any model will do: \"any_model: true\" (--any-model)"],
				...networkFlaws(settings),
				...model_access === void 0 ? [] : accessFlaws(settings, model_access)
			].filter((flaw) => flaw !== !1);
		}
		function networkFlaws({ sandbox, network, model_access }) {
			return [
				network !== void 0 && network !== "host" && (sandbox ?? (model_access === void 0 ? "none" : "bubblewrap")) === "none" && [["network"], "needs a sandbox: write \"sandbox: bubblewrap\" as well"],
				network === "model" && model_access === void 0 && [["network"], "leads to the models of \"model_access\": write that as well"],
				network === "none" && model_access !== void 0 && [["network"], "would keep it from its models: leave it out, and it reaches nothing but these"]
			];
		}
		function accessFlaws({ agent, model, env, any_model }, { provider: { name } }) {
			let ways = _agents_model_ways_js__WEBPACK_IMPORTED_MODULE_7__.M[agent], form = ways.model?.[name], leading = Object.keys(env).filter((one) => leadsToModel(agent, one));
			return [
				ways.variables[name] === void 0 && [["model_access", "provider"], `is "${name}", which nothing leads the agent "${agent}" to. These pairs work: ${(0, _agents_model_ways_js__WEBPACK_IMPORTED_MODULE_7__.q)()}`],
				form !== void 0 && !form.form.test(model ?? "") && [["model"], `${model === void 0 ? "is missing: the agent needs" : "has to be"} a model of the provider "${name}", written as "${form.example}"`],
				any_model && [["any_model"], "can't stand beside \"model_access\", which chooses where its models are"],
				...leading.map((one) => [["env", one], "leads to a model, or unlocks one, past \"model_access\". Leave one of the two out"])
			];
		}
		function leadsToModel(agent, variable) {
			let { leading } = _agents_model_ways_js__WEBPACK_IMPORTED_MODULE_7__.M[agent];
			return /^(?:OPENAI|ANTHROPIC|GEMINI|OPENROUTER|AWS|AZURE)_|^GOOGLE_API_KEY$/.test(variable) || _agents_key_variables_js__WEBPACK_IMPORTED_MODULE_8__.j.has(variable) || leading?.test(variable) === !0;
		}
		let agentSettings = zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(written.check(({ value, issues }) => {
			for (let [path, message] of flawsOf(value)) issues.push({
				code: "custom",
				path: [...path],
				message,
				input: value,
				continue: !0
			});
		}), zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi((settings) => {
			let sandbox = settings.sandbox ?? (settings.model_access === void 0 ? "none" : "bubblewrap"), isModelOnly = settings.model_access !== void 0 && sandbox !== "none";
			return {
				...settings,
				sandbox,
				network: settings.network ?? (isModelOnly ? "model" : "host")
			};
		}));
	}),
	52007: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			xD: () => profiles,
			pj: () => readAgentCommand
		});
		var external_node_path_ = __webpack_require__(76760), claude = __webpack_require__(72618), codex = __webpack_require__(95777);
		let acp = {
			command: [],
			keyVariables: [],
			env: {},
			folderSettings: [],
			asking: { by: "word" },
			commandFields: ["command"],
			folderFields: ["cwd", "workdir"],
			titleForms: [],
			tools: []
		};
		var gemini = __webpack_require__(98803), opencode = __webpack_require__(30777), agent_settings = __webpack_require__(16953);
		let profiles = {
			opencode: opencode.B,
			codex: codex.B,
			gemini: gemini.B,
			claude: claude.B,
			custom: acp
		};
		function agentOf(program) {
			let name = external_node_path_.basename(program);
			return agent_settings.QI.find((agent) => name === agent || name === profiles[agent].command[0]) ?? "custom";
		}
		function readAgentCommand({ command, asks = !1, variables = [], anyModel = !1, modelAccess, sandbox }, env) {
			let [program = ""] = command, name = agentOf(program), isNameAlone = command.length === 1 && program === name && name !== "custom", keyVariables = modelAccess === void 0 ? profiles[name].keyVariables : [], passedOn = [...new Set([...keyVariables, ...variables])].filter((one) => (env[one] ?? "") !== "");
			return {
				name,
				passedOn,
				settings: {
					agent: name,
					...isNameAlone ? {} : { command: [...command] },
					...asks ? { asks } : {},
					...anyModel ? { any_model: anyModel } : {},
					...modelAccess === void 0 ? {} : { model_access: modelAccess },
					...sandbox === void 0 ? {} : { sandbox },
					env: Object.fromEntries(passedOn.map((one) => [one, env[one] ?? ""]))
				}
			};
		}
	}),
	13153: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q: () => openWorkFolder,
			v: () => sessionFolder
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598), node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024), node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(48161), node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760), _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(452), _folders_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92782);
		function openWorkFolder(dataFolder) {
			if (dataFolder === void 0) {
				let temporary = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdtempSync)(node_path__WEBPACK_IMPORTED_MODULE_3__.join((0, node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)(), "intern-service-"));
				return {
					path: temporary,
					hidden: temporary,
					ofAgent: (internId) => agentFolder(temporary, internId),
					close: () => (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.rmSync)(temporary, {
						recursive: !0,
						force: !0
					})
				};
			}
			let kept = node_path__WEBPACK_IMPORTED_MODULE_3__.join(dataFolder, "sessions");
			if ((0, _folders_js__WEBPACK_IMPORTED_MODULE_4__.w)(kept, 448), !(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(kept).isDirectory()) throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.xL("config_invalid", `"${kept}" is a link. Use another data folder.`, { source: kept });
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.chmodSync)(kept, 448), {
				path: kept,
				hidden: dataFolder,
				ofAgent: (internId) => agentFolder(dataFolder, internId),
				close() {}
			};
		}
		function agentFolder(folder, internId) {
			let isName = /^[\w-]{1,64}$/.test(internId);
			return node_path__WEBPACK_IMPORTED_MODULE_3__.join(folder, "interns", isName ? internId : (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(internId).digest("hex"));
		}
		function sessionFolder(workFolder, internId, sessionId) {
			let name = (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(JSON.stringify([internId, sessionId])).digest("hex").slice(0, 32), folder = node_path__WEBPACK_IMPORTED_MODULE_3__.join(workFolder, name);
			if ((0, _folders_js__WEBPACK_IMPORTED_MODULE_4__.w)(folder, 448), !(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(folder).isDirectory()) throw Error(`The folder of the session, "${folder}", is a link.`);
			return folder;
		}
	}),
	7591: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => createClock });
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500);
		let longestSleepMs = 2 ** 31 - 1;
		function createClock(options = {}) {
			let { startAtMs = Date.now(), frozen = !1 } = options, time = createTime(startAtMs, frozen), { now } = time, queue = createTimerQueue(), wakeUp = createWakeUp(queue, now, frozen), add = (delayMs, timer) => (queue.add(Math.ceil(now() + Math.max(0, delayMs)), timer), wakeUp.set(), () => {
				timer.fire = void 0;
			});
			return {
				now,
				setTimer: (delayMs, fire) => add(delayMs, {
					fire,
					everyMs: void 0
				}),
				every: (everyMs, fire) => add(everyMs, {
					fire,
					everyMs: Math.max(1, everyMs)
				}),
				async advance(byMs) {
					await moveAhead(time, queue, now() + byMs), wakeUp.setAnew();
				},
				stop() {
					queue.clear(), wakeUp.set();
				}
			};
		}
		function createWakeUp(queue, now, frozen) {
			let alarm = createAlarm(now, () => fireDue(now())), isFiring = !1, set = () => {
				!frozen && !isFiring && alarm.setFor(queue.firstDue());
			}, setAnew = () => {
				alarm.forget(), set();
			}, fireDue = (untilMs) => {
				isFiring = !0, fireFirst(queue, untilMs) ? process.nextTick(fireDue, untilMs) : (isFiring = !1, setAnew());
			};
			return {
				set,
				setAnew
			};
		}
		function createTime(startAtMs, frozen) {
			let offsetMs = startAtMs - Date.now(), frozenAtMs = startAtMs, now = () => frozen ? frozenAtMs : Date.now() + offsetMs;
			return {
				now,
				moveTo(atMs) {
					atMs <= now() || (frozen ? frozenAtMs = atMs : offsetMs += atMs - now());
				}
			};
		}
		function createAlarm(now, wake) {
			let alarm, forget = () => {
				alarm !== void 0 && clearTimeout(alarm.handle), alarm = void 0;
			};
			return {
				forget,
				setFor(dueAtMs) {
					if (alarm?.dueAtMs === dueAtMs || (forget(), dueAtMs === never)) return;
					let sleepMs = Math.min(Math.max(0, Math.ceil(dueAtMs - now())), longestSleepMs);
					alarm = {
						dueAtMs,
						handle: setTimeout(wake, sleepMs).unref()
					};
				}
			};
		}
		async function moveAhead({ moveTo }, queue, targetMs) {
			for (let dueAtMs = queue.firstDue(); dueAtMs <= targetMs; dueAtMs = queue.firstDue()) {
				for (moveTo(dueAtMs); fireFirst(queue, dueAtMs););
				await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
			}
			moveTo(targetMs);
		}
		function fireFirst(queue, untilMs) {
			let dueAtMs = queue.firstDue();
			if (dueAtMs > untilMs) return !1;
			for (let timer of queue.takeFirst()) {
				let { fire, everyMs } = timer;
				fire !== void 0 && (everyMs === void 0 ? timer.fire = void 0 : queue.add(Math.ceil(dueAtMs + everyMs), timer), fire());
			}
			return !0;
		}
		let never = Infinity;
		function createTimerQueue() {
			let moments = createHeap(), timersAt = new Map(), takeFirst = () => {
				let moment = moments.first(), timers = timersAt.get(moment) ?? [];
				return timersAt.delete(moment), moments.pop(), timers;
			};
			return {
				add(dueAtMs, timer) {
					let timers = timersAt.get(dueAtMs);
					timers === void 0 ? (timersAt.set(dueAtMs, [timer]), moments.push(dueAtMs)) : timers.push(timer);
				},
				firstDue() {
					for (; timersAt.get(moments.first())?.every(({ fire }) => fire === void 0) === !0;) takeFirst();
					return moments.first();
				},
				takeFirst,
				clear() {
					moments.clear(), timersAt.clear();
				}
			};
		}
		function createHeap() {
			let heap = [], at = (index) => heap[index] ?? never;
			return {
				first: () => at(0),
				push(moment) {
					let index = heap.push(moment) - 1;
					for (let parent = index - 1 >> 1; index > 0 && at(parent) > moment; parent = index - 1 >> 1) heap[index] = at(parent), index = parent;
					heap[index] = moment;
				},
				pop() {
					let moment = heap.pop();
					if (moment === void 0 || heap.length === 0) return;
					let index = 0;
					for (;;) {
						let left = 2 * index + 1, smaller = at(left + 1) < at(left) ? left + 1 : left;
						if (at(smaller) >= moment) break;
						heap[index] = at(smaller), index = smaller;
					}
					heap[index] = moment;
				},
				clear() {
					heap.length = 0;
				}
			};
		}
	}),
	79357: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			N: () => readDurationMs,
			d: () => readMomentMs
		});
		let unitMs = {
			h: 36e5,
			m: 6e4,
			s: 1e3,
			ms: 1
		}, longestDurationMs = 8784 * unitMs.h, pattern = /^(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m)?(?:(\d+(?:\.\d+)?)s)?(?:(\d+)ms)?$/;
		function readDurationMs(value) {
			let ms = typeof value == "number" ? value * unitMs.s : sumOf(value);
			return ms !== void 0 && ms <= longestDurationMs && ms >= 0 ? ms : void 0;
		}
		function sumOf(text) {
			if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text) * unitMs.s;
			let match = text === "" ? null : pattern.exec(text);
			if (match === null) return;
			let [, hours = 0, minutes = 0, seconds = 0, milliseconds = 0] = match;
			return Number(hours) * unitMs.h + Number(minutes) * unitMs.m + Number(seconds) * unitMs.s + Number(milliseconds) * unitMs.ms;
		}
		function readMomentMs(text) {
			let ms = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : NaN;
			return Number.isNaN(ms) ? void 0 : ms;
		}
	})
};
