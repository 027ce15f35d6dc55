export const id = 726;
export const ids = [726];
export const modules = {
	8726: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { knownAgent: () => knownAgent });
		var _profiles_profiles_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(126);
		function knownAgent({ command, asks = !1, variables = [] }, env) {
			let [program = ""] = command, name = (0, _profiles_profiles_js__WEBPACK_IMPORTED_MODULE_0__.j)(program), isNameAlone = command.length === 1 && program === name && name !== "custom", given = [...new Set([..._profiles_profiles_js__WEBPACK_IMPORTED_MODULE_0__.x[name].keyVariables, ...variables])].filter((one) => (env[one] ?? "") !== "");
			return {
				name,
				given,
				settings: {
					agent: name,
					...isNameAlone ? {} : { command: [...command] },
					...asks ? { asks } : {},
					env: Object.fromEntries(given.map((one) => [one, env[one] ?? ""]))
				}
			};
		}
	}),
	126: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			j: () => agentOf,
			x: () => profiles
		});
		var external_node_path_ = __webpack_require__(6760), agent_settings = __webpack_require__(6953);
		let profiles = {
			opencode: {
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
			},
			codex: {
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
			},
			gemini: {
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
			},
			claude: {
				command: ["claude-agent-acp"],
				package: "@agentclientprotocol/claude-agent-acp",
				keyVariables: [
					"ANTHROPIC_API_KEY",
					"ANTHROPIC_AUTH_TOKEN",
					"CLAUDE_CODE_OAUTH_TOKEN"
				],
				env: { CLAUDE_BASH_MAINTAIN_PROJECT_WORKING_DIR: "1" },
				folderSettings: [{
					path: ".claude",
					ignoredBy: void 0
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
			},
			custom: {
				command: [],
				keyVariables: [],
				env: {},
				folderSettings: [],
				asking: { by: "word" },
				commandFields: ["command"],
				folderFields: ["cwd", "workdir"],
				titleForms: [],
				tools: []
			}
		};
		function agentOf(program) {
			let name = external_node_path_.basename(program);
			return agent_settings.Q.find((agent) => name === agent || name === profiles[agent].command[0]) ?? "custom";
		}
	})
};
