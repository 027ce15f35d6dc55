export const id = 2446;
export const ids = [2446];
export const modules = {
	13177: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
		}, keyVariables = new Set(Object.values(profiles).flatMap((one) => one.keyVariables));
	}),
	72618: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => hook,
			B: () => acp
		});
		var _profile_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5659);
		let acp = {
			command: ["claude-agent-acp"],
			package: "@agentclientprotocol/claude-agent-acp",
			keyVariables: [
				"ANTHROPIC_API_KEY",
				"ANTHROPIC_AUTH_TOKEN",
				"CLAUDE_CODE_OAUTH_TOKEN"
			],
			env: { CLAUDE_BASH_MAINTAIN_PROJECT_WORKING_DIR: "1" },
			fixedEnv: { CLAUDE_CODE_DISABLE_ATTACHMENTS: "1" },
			sessionMeta: { claudeCode: { options: {
				settingSources: [],
				strictMcpConfig: !0
			} } },
			folderSettings: [{
				path: ".claude",
				ignoredBy: []
			}, {
				path: ".mcp.json",
				ignoredBy: void 0,
				isReadFromParents: !0
			}],
			homeSettings: [
				...[
					"settings.json",
					"agents",
					"commands",
					"skills"
				].map((name) => `.claude/${name}`),
				..._profile_js__WEBPACK_IMPORTED_MODULE_0__.r,
				..._profile_js__WEBPACK_IMPORTED_MODULE_0__.e
			],
			asking: {
				by: "config_option",
				option: "mode",
				manual: "default",
				selfDrive: "default"
			},
			folderFields: [],
			tools: [
				"Bash",
				"Edit",
				"Write",
				"NotebookEdit",
				"WebFetch",
				"WebSearch"
			]
		}, toDecision = (permissionDecision) => (permissionDecisionReason) => ({ hookSpecificOutput: {
			hookEventName: "PreToolUse",
			permissionDecision,
			permissionDecisionReason
		} }), hook = {
			events: { PreToolUse: {} },
			fields: {
				session: ["session_id"],
				turn: ["prompt_id"],
				folder: ["cwd"],
				tool: ["tool_name"],
				input: ["tool_input"]
			},
			folderVariable: "CLAUDE_PROJECT_DIR",
			folderFields: [],
			tools: {
				Bash: { kind: "execute" },
				Edit: {
					kind: "edit",
					pathFields: ["file_path"]
				},
				MultiEdit: {
					kind: "edit",
					pathFields: ["file_path"]
				},
				Write: {
					kind: "edit",
					pathFields: ["file_path"]
				},
				NotebookEdit: {
					kind: "edit",
					pathFields: ["notebook_path"]
				},
				Read: {
					kind: "read",
					pathFields: ["file_path"]
				},
				Glob: {
					kind: "search",
					pathFields: ["path"],
					patternFields: ["pattern"]
				},
				Grep: {
					kind: "search",
					pathFields: ["path"]
				},
				LS: {
					kind: "read",
					pathFields: ["path"]
				},
				WebFetch: {
					kind: "fetch",
					queryField: "url"
				},
				WebSearch: {
					kind: "fetch",
					queryField: "query"
				},
				TodoWrite: { kind: "think" },
				Task: { kind: "think" },
				Agent: { kind: "think" },
				ExitPlanMode: { kind: "think" }
			},
			answers: {
				allow: toDecision("allow"),
				ask: toDecision("ask"),
				stop: (reason) => ({
					...toDecision("deny")(reason),
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
			knownFrom: "Claude Code 2.1.330: the types of its SDK"
		};
	}),
	95777: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => hook,
			B: () => acp
		});
		var _profile_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5659);
		let acp = {
			command: ["codex-acp"],
			package: "@agentclientprotocol/codex-acp",
			keyVariables: ["CODEX_API_KEY", "OPENAI_API_KEY"],
			authMethodId: "api-key",
			env: { NO_BROWSER: "1" },
			folderSettings: [{
				path: ".codex",
				ignoredBy: void 0
			}],
			homeSettings: [
				...[
					".env",
					"agents",
					"config.toml",
					"environments.toml",
					"hooks.json",
					"rules"
				].map((name) => `.codex/${name}`),
				..._profile_js__WEBPACK_IMPORTED_MODULE_0__.r,
				..._profile_js__WEBPACK_IMPORTED_MODULE_0__.e
			],
			asking: {
				by: "config_option",
				option: "mode",
				manual: "read-only",
				selfDrive: "workspace-write"
			},
			commandFields: ["command", "cmd"],
			sendsDiffs: !0,
			folderFields: ["workdir", "cwd"],
			tools: ["exec_command", "apply_patch"]
		}, hook = {
			events: {
				PreToolUse: {},
				PermissionRequest: {}
			},
			confirmEvent: "PermissionRequest",
			fields: {
				session: ["session_id"],
				turn: ["turn_id"],
				folder: [],
				tool: ["tool_name"],
				input: ["tool_input"]
			},
			folderFields: ["workdir", "cwd"],
			tools: {
				Bash: {
					kind: "execute",
					patchProgram: /apply_?patch/i
				},
				exec_command: {
					kind: "execute",
					patchProgram: /apply_?patch/i
				},
				apply_patch: {
					kind: "edit",
					patchField: "command"
				},
				update_plan: { kind: "think" },
				web_search: {
					kind: "fetch",
					queryField: "query"
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
			knownFrom: "Codex 0.169.0: run, and its sources"
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
			authMethodId: "gemini-api-key",
			env: {
				GEMINI_CLI_TRUST_WORKSPACE: "false",
				GEMINI_API_KEY: "",
				GOOGLE_API_KEY: "",
				GOOGLE_CLOUD_PROJECT: ""
			},
			folderSettings: [{
				path: ".gemini",
				ignoredBy: ["GEMINI_CLI_TRUST_WORKSPACE"]
			}],
			homeSettings: [
				".env",
				".node_modules",
				".node_libraries",
				...[
					".env",
					"agents",
					"extensions",
					"policies",
					"settings.json",
					"trustedFolders.json",
					"trusted_hooks.json"
				].map((name) => `.gemini/${name}`)
			],
			asking: {
				by: "reload",
				manual: "default",
				selfDrive: "default"
			},
			folderFields: ["dir_path"],
			titleForms: [/^(?<command>[\s\S]+)$/],
			folderForms: [/^\[(?:in|current working directory) (?<cwd>[^\]]+)\](?: \([^\]]*\))?$/],
			tools: [
				"run_shell_command",
				"replace",
				"write_file",
				"web_fetch"
			]
		}, toDecision = (decision) => (reason) => ({
			decision,
			reason
		}), hook = {
			events: { BeforeTool: {} },
			fields: {
				session: ["session_id"],
				turn: [],
				folder: ["cwd"],
				tool: ["tool_name"],
				input: ["tool_input"]
			},
			folderFields: ["dir_path"],
			respelledPath: /^@|%[0-9a-f]{2}/i,
			tools: {
				run_shell_command: { kind: "execute" },
				replace: {
					kind: "edit",
					pathFields: ["file_path"],
					takesPathEnd: !0
				},
				write_file: {
					kind: "edit",
					pathFields: ["file_path"]
				},
				read_file: {
					kind: "read",
					pathFields: ["file_path"]
				},
				read_many_files: {
					kind: "read",
					patternFields: ["include", "paths"]
				},
				list_directory: {
					kind: "read",
					pathFields: ["dir_path"]
				},
				glob: {
					kind: "search",
					pathFields: ["dir_path"],
					patternFields: ["pattern"]
				},
				grep_search: {
					kind: "search",
					pathFields: ["dir_path"]
				},
				search_file_content: {
					kind: "search",
					pathFields: ["dir_path"]
				},
				web_fetch: {
					kind: "fetch",
					queryField: "prompt"
				},
				google_web_search: {
					kind: "fetch",
					queryField: "query"
				},
				write_todos: { kind: "think" }
			},
			answers: {
				allow: "silence",
				ask: toDecision("ask"),
				stop: (reason) => ({
					...toDecision("deny")(reason),
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
			knownFrom: "Gemini CLI 0.61.0: run, and its documentation"
		};
	}),
	30777: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A: () => hook,
			B: () => acp
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16413), _profile_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5659);
		let allowedWithoutAsking = {
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
		}, rules = {
			"*": "ask",
			bash: "ask",
			edit: "ask",
			webfetch: "ask",
			task: "ask",
			external_directory: "ask",
			...allowedWithoutAsking
		}, harmlessField = /^(?:\$schema|permissions?|agents?|mcp|providers?|commands?|skills|formatter|lsp|shell)$/;
		function hasOnlyHarmlessFields(text) {
			let settings = /\{(?:file|env):/.test(text) ? void 0 : (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(text);
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(settings) && Object.keys(settings).every((name) => harmlessField.test(name));
		}
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
				OPENCODE_PERMISSION: JSON.stringify(rules),
				OPENCODE_CONFIG_CONTENT: "{}",
				OPENCODE_DISABLE_PROJECT_CONFIG: "1",
				OPENCODE_DISABLE_AUTOUPDATE: "1",
				OPENCODE_DISABLE_LSP_DOWNLOAD: "1",
				OPENCODE_DISABLE_EXTERNAL_SKILLS: "1"
			},
			startsInHome: !0,
			folderSettings: [
				...["opencode.json", "opencode.jsonc"].flatMap((path) => [
					{
						path,
						ignoredBy: ["OPENCODE_DISABLE_PROJECT_CONFIG"]
					},
					{
						path,
						ignoredBy: void 0,
						isReadFromParents: !0,
						isHarmless: hasOnlyHarmlessFields
					},
					{
						path: `.opencode/${path}`,
						ignoredBy: void 0,
						isReadFromParents: !0,
						isHarmless: hasOnlyHarmlessFields
					}
				]),
				...[".claude/skills", ".agents/skills"].map((path) => ({
					path,
					ignoredBy: ["OPENCODE_DISABLE_EXTERNAL_SKILLS"]
				})),
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
					isReadFromParents: !0
				},
				{
					path: ".opencode/plugins",
					ignoredBy: void 0,
					isReadFromParents: !0
				}
			],
			homeSettings: [
				".opencode",
				".local/share/opencode/auth.json",
				..._profile_js__WEBPACK_IMPORTED_MODULE_1__.r,
				"node_modules",
				"package.json",
				...[
					".npmrc",
					"opencode.json",
					"opencode.jsonc"
				].flatMap((name) => [name, `.config/opencode/${name}`]),
				...[
					"config",
					"config.json",
					...[
						"agent",
						"command",
						"mode",
						"plugin",
						"tool"
					].flatMap((name) => [name, `${name}s`])
				].map((name) => `.config/opencode/${name}`)
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
			folderFields: ["workdir"],
			sessionFolderField: "cwd",
			sendsInputByUpdate: !0,
			tools: [
				"bash",
				"edit",
				"write",
				"webfetch",
				"read"
			]
		}, toDecision = (decision) => (reason) => ({
			decision,
			reason
		}), hook = {
			events: { "tool.execute.before": {} },
			fields: {
				session: ["session"],
				turn: ["message"],
				folder: ["worktree", "cwd"],
				tool: ["tool"],
				input: ["args"]
			},
			folderFields: ["workdir"],
			tools: {
				bash: { kind: "execute" },
				edit: {
					kind: "edit",
					pathFields: ["filePath"]
				},
				write: {
					kind: "edit",
					pathFields: ["filePath"]
				},
				apply_patch: {
					kind: "edit",
					patchField: "patchText"
				},
				read: {
					kind: "read",
					pathFields: ["filePath"]
				},
				list: {
					kind: "read",
					pathFields: ["path"],
					isPathOptional: !0
				},
				glob: {
					kind: "search",
					pathFields: ["path"],
					patternFields: ["pattern"]
				},
				grep: {
					kind: "search",
					pathFields: ["path"],
					searchesWholeFolder: !0
				},
				webfetch: {
					kind: "fetch",
					queryField: "url"
				},
				websearch: {
					kind: "fetch",
					queryField: "query"
				},
				task: { kind: "think" },
				todowrite: { kind: "think" },
				todoread: { kind: "think" }
			},
			answers: {
				allow: toDecision("allow"),
				ask: toDecision("ask"),
				stop: toDecision("stop"),
				leave: toDecision("ask")
			},
			neverAsked: Object.keys(allowedWithoutAsking),
			install: {
				file: "plugin/interns.js",
				home: ".config/opencode",
				variable: "XDG_CONFIG_HOME",
				subfolder: "opencode",
				script: (command) => `// Written by "interns policy hook --for opencode --install".
import { spawn } from 'node:child_process';
const command = ${JSON.stringify(command)};
${pluginBody}`,
				fallback: {
					file: "opencode.json",
					field: "permission",
					value: { "*": "ask" }
				}
			},
			knownFrom: "OpenCode 1.18.33: the types of its plugins"
		}, pluginBody = `// A provider may repeat the id of a call. A second call with the id of a running one is refused, and so is each later one.
const calls = new Map();
const turns = new Map();
function judge(payload) {
  return new Promise((resolve, reject) => {
    const child = spawn('/bin/sh', ['-c', command], { detached: true });
    // Kill the whole group: a program that the shell started would survive the shell, and keep the output open.
    const timer = setTimeout(() => {
      try {
        process.kill(-child.pid, 'SIGKILL');
      } finally {
        reject(new Error('interns: refused, because it was not judged in time'));
      }
    }, 60000);
    let out = '';
    let err = '';
    child.stdout.on('data', (data) => (out += data));
    child.stderr.on('data', (data) => (err += data));
    child.stdin.on('error', () => {});
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      if (code !== 0) return reject(new Error(err.trim() || 'interns: refused'));
      try {
        resolve(out.trim() === '' ? { decision: 'ask' } : JSON.parse(out));
      } catch (error) {
        reject(error);
      }
    });
    child.stdin.end(JSON.stringify(payload));
  });
}
function close(key) {
  if (calls.get(key) !== 'refused') calls.delete(key);
}
export const Interns = async ({ client, directory, worktree }) => ({
  config: async (config) => {
    config.permission = ${JSON.stringify({
			"*": "ask",
			...allowedWithoutAsking
		})};
    for (const agent of Object.values(config.agent ?? {})) delete agent.permission;
  },
  'chat.message': async ({ sessionID }, { message }) => {
    turns.set(sessionID, message.id);
  },
  'tool.execute.before': async ({ tool, sessionID, callID }, { args }) => {
    const payload = { hook_event_name: 'tool.execute.before', session: sessionID, worktree: worktree === '/' ? directory : worktree, cwd: directory, message: turns.get(sessionID), tool, args };
    const key = sessionID + ' ' + callID;
    if (calls.has(key)) {
      calls.set(key, 'refused');
      throw new Error('interns: refused, because another call with the same id has not ended');
    }
    calls.set(key, 'open');
    try {
      const { decision, reason } = await judge(payload);
      if (decision === 'stop') {
        await client.session.abort({ path: { id: sessionID } });
        throw new Error(reason);
      }
      if (decision !== 'allow' && decision !== 'ask') throw new Error('interns: refused');
      if (decision === 'allow' && calls.get(key) === 'open') calls.set(key, 'allowed');
    } catch (error) {
      close(key);
      throw error;
    }
  },
  'tool.execute.after': async ({ sessionID, callID }) => close(sessionID + ' ' + callID),
  event: async ({ event: { type, properties } }) => {
    const { part } = properties ?? {};
    // A call that fails has no "after".
    if (type === 'message.part.updated' && part?.type === 'tool' && part.state?.status === 'error') {
      return close(part.sessionID + ' ' + part.callID);
    }
    if (type !== 'permission.asked' && type !== 'permission.updated') return;
    const callID = properties.tool?.callID ?? properties.callID;
    if (calls.get(properties.sessionID + ' ' + callID) !== 'allowed') return;
    const path = { id: properties.sessionID, permissionID: properties.id };
    await client.postSessionIdPermissionsPermissionId({ path, body: { response: 'once' } });
  },
});
`;
	}),
	5659: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			e: () => shellStartup,
			r: () => gitConfiguration
		});
		let gitConfiguration = [".gitconfig", ".config/git/config"], shellStartup = ".bash_login .bash_profile .bashrc .profile .zlogin .zlogout .zprofile .zshenv .zshrc".split(" ");
	}),
	52214: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => toShellWord });
		function toShellWord(text) {
			return /^[\w./:@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
		}
	})
};
