export const id = 3058;
export const ids = [3058];
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
					paths: ["path"]
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
			source: "Codex 0.169.0: its sources",
			gaps: [
				"a hook that nobody trusted in \"/hooks\" is skipped in silence",
				"a hook that reaches its time limit is ignored",
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
					paths: ["include"]
				},
				list_directory: {
					kind: "read",
					paths: ["dir_path"]
				},
				glob: {
					kind: "search",
					paths: ["dir_path"]
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
			source: "Gemini CLI 0.61.0: its documentation",
			gaps: ["a hook that reaches its time limit is ignored", "\"hooksConfig\" of a trusted project"]
		};
	}),
	79667: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { J: () => hooks });
		var claude = __webpack_require__(72618), codex = __webpack_require__(95777);
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
					paths: ["path"]
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
			source: "GitHub Copilot CLI 1.0.102: github/docs, hooks-reference",
			gaps: ["a hook that reaches its time limit is ignored", "\"disableAllHooks\" in its settings"]
		}, permitted = (permission) => (reason) => ({
			permission,
			user_message: reason,
			agent_message: reason
		}), cursor_hook = {
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
					paths: ["path"]
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
			source: "Cursor 3.21: reports of its users, cupcake",
			gaps: ["web tools have no event", "\"ask\" is passed over in its mode Auto-review"]
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
					paths: ["path"]
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
				script: pluginOf
			},
			source: "OpenCode 1.18.33: the types of its plugins",
			gaps: ["a plugin that does not load: then OpenCode asks by its own rules, which the project can set to allow"]
		};
		function pluginOf(command) {
			return `// Written by "interns policy hook --for opencode --install".
import { spawn } from 'node:child_process';
const command = ${JSON.stringify(command)};
const allowed = new Set();
function judge(payload) {
  return new Promise((resolve, reject) => {
    const child = spawn('/bin/sh', ['-c', command], { timeout: 60000, killSignal: 'SIGKILL' });
    let out = '';
    let err = '';
    child.stdout.on('data', (data) => (out += data));
    child.stderr.on('data', (data) => (err += data));
    child.stdin.on('error', () => {});
    child.on('error', reject);
    child.on('close', (code) => {
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
export const Interns = async ({ client, directory, worktree }) => ({
  config: async (config) => {
    config.permission = { '*': 'ask', read: 'allow', glob: 'allow', grep: 'allow', list: 'allow', todowrite: 'allow' };
    for (const agent of Object.values(config.agent ?? {})) delete agent.permission;
  },
  'tool.execute.before': async ({ tool, sessionID, callID }, { args }) => {
    const payload = { hook_event_name: 'tool.execute.before', session: sessionID, worktree: worktree === '/' ? directory : worktree, cwd: directory, tool, args };
    const { decision, reason } = await judge(payload);
    if (decision === 'stop') {
      await client.session.abort({ path: { id: sessionID } });
      throw new Error(reason);
    }
    if (decision === 'allow') allowed.add(callID);
    else if (decision !== 'ask') throw new Error('interns: refused');
  },
  event: async ({ event: { type, properties } }) => {
    if (type !== 'permission.asked' && type !== 'permission.updated') return;
    const callID = properties.tool?.callID ?? properties.callID;
    if (!allowed.has(callID)) return;
    const path = { id: properties.sessionID, permissionID: properties.id };
    await client.postSessionIdPermissionsPermissionId({ path, body: { response: 'once' } });
  },
});
`;
		}
	}),
	22040: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$f: () => installed,
			EB: () => entryCommand,
			_K: () => UnfitSettings,
			_r: () => settingsFile,
			qi: () => uninstalled
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16413);
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
		function settingsFile({ install }, { env, home }) {
			let named = install.variable === void 0 ? "" : env[install.variable] ?? "";
			return node_path__WEBPACK_IMPORTED_MODULE_1__.join(named === "" ? node_path__WEBPACK_IMPORTED_MODULE_1__.join(home, install.home) : named, install.file);
		}
		function installed(profile, file, command) {
			let { install, events } = profile, before = readRegular(file);
			if (install.script !== void 0) return {
				file,
				before,
				after: install.script(command)
			};
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
				})
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
				after: Object.keys(rest).every((key) => Object.hasOwn(install.head ?? {}, key)) ? void 0 : written(rest)
			};
		}
		function written(settings) {
			return `${JSON.stringify(settings, null, 2)}\n`;
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
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file, "utf8");
			}
		}
		function readSettings(text, file) {
			return text === void 0 || text.trim() === "" ? {} : objectOf((0, _json_js__WEBPACK_IMPORTED_MODULE_2__.q)(text) ?? null, file);
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
	})
};
