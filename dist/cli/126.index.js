export const id = 126;
export const ids = [126];
export const modules = {
	95083: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => atMost,
			j: () => atLeast
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
		function atLeast(length) {
			return onlyOfLong(zod_mini__WEBPACK_IMPORTED_MODULE_0__.m9(length));
		}
		function atMost(length) {
			return onlyOfLong(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Eb(length));
		}
		function onlyOfLong(check) {
			return check._zod.def.when = ({ value }) => typeof value == "string" || Array.isArray(value), check;
		}
	}),
	16953: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q: () => agentNames,
			t: () => agentSettings
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343), zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(88532), zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43759), _contract_lengths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95083), _secret_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(60721), _time_duration_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79357);
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
		})), secretText = zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi((value) => new _secret_js__WEBPACK_IMPORTED_MODULE_4__.Secret(value))), agentSettings = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			agent: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(agentNames),
			command: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()).check((0, _contract_lengths_js__WEBPACK_IMPORTED_MODULE_1__.j)(1))),
			env: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__.Fk(/^[^=\0]+$/, "is no name of a variable")), secretText), {}),
			model: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(text),
			authenticate: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(text),
			sandbox: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(["none", "bubblewrap"]), "none"),
			network: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(["host", "none"]), "host"),
			asks: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY()),
			silence: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(silence, 12e4)
		}).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB(({ agent, command }) => agent !== "custom" || command !== void 0, {
			path: ["command"],
			error: "is needed for a custom agent: write its program and arguments as a list"
		}), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB(({ agent, asks }) => agent === "custom" || asks === void 0, {
			path: ["asks"],
			error: "is for custom agents: what the others do is known from their profiles"
		}), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YPB(({ sandbox, network }) => network === "host" || sandbox !== "none", {
			path: ["network"],
			error: "needs a sandbox: write \"sandbox: bubblewrap\" as well"
		}));
	}),
	70126: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			j: () => agentOf,
			profiles: () => profiles
		});
		var external_node_path_ = __webpack_require__(76760), agent_settings = __webpack_require__(16953);
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
				env: {},
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
				titleForms: [],
				tools: []
			}
		};
		function agentOf(program) {
			let name = external_node_path_.basename(program);
			return agent_settings.Q.find((agent) => name === agent || name === profiles[agent].command[0]) ?? "custom";
		}
	}),
	79357: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { N: () => readDurationMs });
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
	})
};
