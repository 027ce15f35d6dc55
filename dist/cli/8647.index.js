export const id = 8647;
export const ids = [8647];
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
			folderFields: ["cwd"],
			tools: [
				"Bash",
				"Edit",
				"Write",
				"NotebookEdit",
				"WebFetch",
				"WebSearch"
			]
		}, specific = (permissionDecision) => (permissionDecisionReason) => ({ hookSpecificOutput: {
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
			tellsDiffs: !0,
			folderFields: ["workdir", "cwd"],
			tools: ["exec_command", "apply_patch"]
		}, hook = {
			events: {
				PreToolUse: {},
				PermissionRequest: {}
			},
			repeats: "PermissionRequest",
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
			folderFields: [
				"dir_path",
				"directory",
				"cwd"
			],
			titleForms: [/^(?<command>[\s\S]+)$/],
			folderForms: [/^\[(?:in|current working directory) (?<cwd>[^\]]+)\](?: \([^\]]*\))?$/],
			tools: [
				"run_shell_command",
				"replace",
				"write_file",
				"web_fetch"
			]
		}, decided = (decision) => (reason) => ({
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
		};
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
			return {
				CODEX_CONFIG: JSON.stringify({
					model,
					model_provider: "interns",
					model_providers: { interns: {
						name: "Interns",
						base_url: url,
						wire_api: "responses",
						env_key: "INTERN_MODEL_KEY"
					} }
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
			gemini: { variables: {} },
			custom: { variables: {
				openai: set("OPENAI"),
				anthropic: set("ANTHROPIC"),
				interns: set("OPENAI")
			} }
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
		let unasked = {
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
			...unasked
		}, acp = {
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
			folderFields: ["workdir", "cwd"],
			tellsInputByUpdate: !0,
			tools: [
				"bash",
				"edit",
				"write",
				"webfetch",
				"read"
			]
		}, said = (decision) => (reason) => ({
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
			unasked: Object.keys(unasked),
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
		};
		function pluginOf(command) {
			return `// Written by "interns policy hook --for opencode --install".
import { spawn } from 'node:child_process';
const command = ${JSON.stringify(command)};
${pluginBody}`;
		}
		let pluginBody = `const allowed = new Set();
const turns = new Map();
function judge(payload) {
  return new Promise((resolve, reject) => {
    const child = spawn('/bin/sh', ['-c', command], { detached: true });
    // The shell alone would leave its program behind, which holds the output open.
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
export const Interns = async ({ client, directory, worktree }) => ({
  config: async (config) => {
    config.permission = ${JSON.stringify({
			"*": "ask",
			...unasked
		})};
    for (const agent of Object.values(config.agent ?? {})) delete agent.permission;
  },
  'chat.message': async ({ sessionID }, { message }) => {
    turns.set(sessionID, message.id);
  },
  'tool.execute.before': async ({ tool, sessionID, callID }, { args }) => {
    const payload = { hook_event_name: 'tool.execute.before', session: sessionID, worktree: worktree === '/' ? directory : worktree, cwd: directory, message: turns.get(sessionID), tool, args };
    const key = sessionID + ' ' + callID;
    allowed.delete(key);
    const { decision, reason } = await judge(payload);
    if (decision === 'stop') {
      await client.session.abort({ path: { id: sessionID } });
      throw new Error(reason);
    }
    if (decision === 'allow') allowed.add(key);
    else if (decision !== 'ask') throw new Error('interns: refused');
  },
  event: async ({ event: { type, properties } }) => {
    if (type !== 'permission.asked' && type !== 'permission.updated') return;
    const callID = properties.tool?.callID ?? properties.callID;
    if (!allowed.has(properties.sessionID + ' ' + callID)) return;
    const path = { id: properties.sessionID, permissionID: properties.id };
    await client.postSessionIdPermissionsPermissionId({ path, body: { response: 'once' } });
  },
});
`;
	}),
	9166: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
		}, keyVariables = new Set(Object.values(profiles).flatMap((profile) => profile.keyVariables));
	}),
	2403: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { s: () => readAgent });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _inputs_model_access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37923), _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97035);
		function readAgent({ value, values, has, explicitText }, { env }) {
			let text = value("agent"), variables = values("agent-env");
			if (text === void 0) {
				let isGiven = (name) => has(name) || value(name) !== void 0 || values(name).length > 0, orphan = [
					"agent-asks",
					"agent-env",
					"any-model",
					"agent-sandbox"
				].find(isGiven);
				if (orphan === void 0) return;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.dz("input_conflict", `--${orphan} needs --agent.`);
			}
			if (value("config") !== void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.dz("input_conflict", "Give --agent or --config, not both. A configuration names its agents itself.");
			let command = splitWords(text);
			if (command === void 0) throw (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__.tm)("agent", text, "Close the quote.");
			if ((command[0] ?? "") === "") throw (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__.tm)("agent", text, "Name a program, for example \"opencode acp\".");
			for (let name of variables) if ((env[name] ?? "") === "") throw (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__.tm)("agent-env", name, "Name a variable that is set.");
			let access = explicitText("model-access"), modelAccess = access === void 0 ? void 0 : (0, _inputs_model_access_js__WEBPACK_IMPORTED_MODULE_2__.v)(access);
			if (access !== void 0 && modelAccess === void 0) throw (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__.tm)("model-access", "that text", "Write a mapping in YAML: \"{ provider: openai, \u2026 }\".");
			let kind = value("agent-sandbox"), sandbox = kind === void 0 ? void 0 : (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__.Kf)("agent-sandbox", kind, ["none", "bubblewrap"]);
			return {
				command,
				asks: has("agent-asks"),
				variables,
				anyModel: has("any-model"),
				modelAccess,
				sandbox
			};
		}
		let word = /(?:[^ \t\r\n'"]|'[^']*'|"[^"]*")+/g, closedQuotes = /^(?:[^'"]|'[^']*'|"[^"]*")*$/, quoted = /'([^']*)'|"([^"]*)"/g;
		function splitWords(text) {
			if (closedQuotes.test(text)) return [...text.matchAll(word)].map(([part]) => part.replaceAll(quoted, (_quotes, single, double) => single ?? double ?? ""));
		}
	}),
	37923: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q: () => readModelAccess,
			v: () => readMapping
		});
		var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815), _environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33554), _json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16413), _log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97309), _models_access_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57368), _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96559), _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97035);
		function readModelAccess(text, env) {
			let fail = (problem) => {
				throw (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.Gq)("model-access", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("model-access")} ${problem}`);
			}, unset = [], mapping = readMapping(text) ?? fail("has to be a mapping in YAML: \"provider: openai\" and its keys."), entries = Object.entries(mapping).flatMap(([key, value]) => {
				if (typeof value != "string") return [[key, value]];
				let missing = [...value.matchAll(/\$\{(\w+)\}/g)].map(([, name = ""]) => name).filter((name) => (0, _environment_js__WEBPACK_IMPORTED_MODULE_3__.b)(env, name) === void 0), said = missing.map((name) => `the key "${key}" names the variable "${name}", which is not set`);
				return key !== "api_key" && unset.push(...said), missing.length > 0 ? [] : [[key, value.replace(/\$\{(\w+)\}/g, (_, name) => (0, _environment_js__WEBPACK_IMPORTED_MODULE_3__.b)(env, name) ?? "")]];
			}), result = _models_access_js__WEBPACK_IMPORTED_MODULE_4__.m.safeParse(Object.fromEntries(entries), { error: () => "is invalid" });
			if (result.success && unset.length === 0) return result.data;
			let problems = (result.error?.issues ?? []).flatMap((issue) => {
				let { path, message } = issue;
				return issue.code === "unrecognized_keys" ? issue.keys.map((key) => `the key "${(0, _log_js__WEBPACK_IMPORTED_MODULE_5__.TN)(key.slice(0, 80))}" is not known`) : [path.length === 0 ? `it ${message}` : `the key "${path.join(".")}" ${message}`];
			});
			return fail(`can't be used: ${[...unset, ...problems].join("; ")}.`);
		}
		function readMapping(text) {
			try {
				let value = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.qg)(text, {
					maxAliasCount: 0,
					prettyErrors: !1,
					logLevel: "error"
				});
				return (0, _json_js__WEBPACK_IMPORTED_MODULE_6__.Gv)(value) ? value : void 0;
			} catch {
				return;
			}
		}
	}),
	57368: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { m: () => modelAccess });
		var schemas = __webpack_require__(94343), api = __webpack_require__(43759), loopback = __webpack_require__(83838), secret = __webpack_require__(36385), path_rule = __webpack_require__(79066), provider = __webpack_require__(67001);
		let oauth = {
			tokenExchange: "urn:ietf:params:oauth:grant-type:token-exchange",
			jwtBearer: "urn:ietf:params:oauth:grant-type:jwt-bearer",
			jwt: "urn:ietf:params:oauth:token-type:jwt",
			accessToken: "urn:ietf:params:oauth:token-type:access_token"
		}, openAiErrors = {
			401: "authentication_error",
			402: "insufficient_quota"
		}, openAiWire = {
			set: "OPENAI",
			defaultRules: [
				"POST /chat/completions",
				"POST /responses",
				"POST /embeddings",
				"GET /models",
				"GET /models/*"
			],
			forbidden: /^\/organization(?![\w~-])/i,
			completePath: (path) => path,
			authorize: (_kind, text) => ["Authorization", `Bearer ${text}`],
			toError: ({ status, code, message }) => ({ error: {
				message,
				type: openAiErrors[status] ?? (status >= 500 ? "server_error" : "invalid_request_error"),
				param: null,
				code
			} }),
			usage: {
				read: (usage) => ({
					input: (0, provider.pq)(usage.prompt_tokens) || (0, provider.pq)(usage.input_tokens),
					output: (0, provider.pq)(usage.completion_tokens) || (0, provider.pq)(usage.output_tokens),
					cost: (0, provider.pq)(usage.cost)
				}),
				isSplit: !1
			}
		}, assumedLifetime = 3600, openai = {
			name: "openai",
			title: "OpenAI",
			ids: {
				required: ["identity_provider_id", "service_account_id"],
				optional: ["client_id"]
			},
			baseUrl: "https://api.openai.com/v1",
			audience: "https://api.openai.com/v1",
			tokenUrl: () => "https://auth.openai.com/oauth/token",
			buildTokenRequest: (ids, subjectToken) => ({
				headers: { "Content-Type": "application/json" },
				body: JSON.stringify({
					grant_type: oauth.tokenExchange,
					subject_token: subjectToken,
					subject_token_type: oauth.jwt,
					...ids
				})
			}),
			maxSubjectToken: 65536,
			lifetime: (told = assumedLifetime, subjectRest = assumedLifetime) => Math.min(told, subjectRest),
			isSingleUse: !1,
			requestIdHeader: "x-request-id",
			causes: () => ["The mapping of the service account has to match the issuer and the claims, letter by letter.", "The audience has to be the one that the identity provider is registered with."],
			tellsCost: !1,
			wire: openAiWire
		}, interns = {
			name: "interns",
			title: "the deployment of interns",
			ids: {
				required: ["federation_policy_id"],
				optional: []
			},
			tokenUrl: (baseUrl) => `${baseUrl}/oauth/token`,
			buildTokenRequest: (ids, subjectToken) => ({
				headers: { "Content-Type": "application/x-www-form-urlencoded" },
				body: new URLSearchParams({
					...ids,
					grant_type: oauth.tokenExchange,
					subject_token: subjectToken,
					subject_token_type: oauth.jwt,
					requested_token_type: oauth.accessToken,
					scope: "inference"
				}).toString()
			}),
			maxSubjectToken: 16384,
			lifetime: (told) => told === void 0 ? void 0 : Math.min(told, 900),
			isSingleUse: !1,
			requestIdHeader: "x-request-id",
			causes: () => ["The organization has to trust this issuer, and the policy has to match this subject and audience."],
			tellsCost: !0,
			wire: {
				...openAiWire,
				forbidden: path_rule.q,
				toError: ({ status, code, message, isRepeatable }) => ({ error: {
					code: status,
					message,
					metadata: {
						reason: code,
						retryable: isRepeatable
					}
				} })
			}
		}, tokenBeta = "oauth-2025-04-20", anthropicErrors = {
			401: "authentication_error",
			402: "billing_error",
			403: "permission_error",
			413: "request_too_large",
			504: "timeout_error"
		}, providers = {
			interns,
			openai,
			anthropic: {
				name: "anthropic",
				title: "Anthropic",
				ids: {
					required: [
						"federation_rule_id",
						"organization_id",
						"service_account_id"
					],
					optional: ["workspace_id"]
				},
				baseUrl: "https://api.anthropic.com",
				audience: "https://api.anthropic.com",
				tokenUrl: (baseUrl) => `${baseUrl}/v1/oauth/token`,
				buildTokenRequest: (ids, subjectToken) => ({
					headers: {
						"Content-Type": "application/json",
						"anthropic-beta": `${tokenBeta},oidc-federation-2026-04-01`
					},
					body: JSON.stringify({
						grant_type: oauth.jwtBearer,
						assertion: subjectToken,
						...ids
					})
				}),
				maxSubjectToken: 16384,
				lifetime(told, subjectRest) {
					return told === void 0 || subjectRest === void 0 ? told : Math.min(told, Math.max(60, 2 * subjectRest));
				},
				isSingleUse: !0,
				requestIdHeader: "request-id",
				causes(status, ids, isSingleUse) {
					return status === 401 ? [
						"Anthropic answers every refused assertion with the same 401: the reason stands only in the Console, on the page of workload identities, in the history of authentication. By likelihood:",
						"the federation rule does not match the token;",
						...ids.workspace_id === void 0 ? ["the rule is scoped to several workspaces, and \"workspace_id\" is not given;"] : [],
						`the "jti" of the token was used before${isSingleUse ? ", elsewhere" : ", and its issuer checks that"};`,
						"the lifetime of the token (exp - iat) is above the maximum of its issuer, by default an hour."
					] : [];
				},
				tellsCost: !1,
				wire: {
					set: "ANTHROPIC",
					defaultRules: [
						"POST /v1/messages",
						"POST /v1/messages/count_tokens",
						"GET /v1/models",
						"GET /v1/models/*"
					],
					forbidden: /^\/v1(?:[^\w~/-][^/]*)?\/(?:organizations|oauth)(?![\w~-])/i,
					free: /\/count_tokens$/,
					completePath: (path) => path.replace(/^(?=\/(?:messages|models)(?:\/|$))/, "/v1"),
					takesKeyHeader: !0,
					keptHeaders: new Set(["anthropic-version", "anthropic-dangerous-direct-browser-access"]),
					authorize(kind, text, sent) {
						let betas = sent("anthropic-beta").split(",").map((beta) => beta.trim()).filter((beta) => beta !== ""), all = kind === "key" || betas.includes(tokenBeta) ? betas : [...betas, tokenBeta], header = all.length === 0 ? [] : ["anthropic-beta", all.join(",")];
						return [...kind === "key" ? ["X-Api-Key", text] : ["Authorization", `Bearer ${text}`], ...header];
					},
					toError: ({ status, message }) => ({
						type: "error",
						error: {
							type: anthropicErrors[status] ?? (status >= 500 ? "api_error" : "invalid_request_error"),
							message
						},
						request_id: null
					}),
					usage: {
						read: (usage) => ({
							input: [
								"input_tokens",
								"cache_creation_input_tokens",
								"cache_read_input_tokens"
							].reduce((sum, field) => sum + (0, provider.pq)(usage[field]), 0),
							output: (0, provider.pq)(usage.output_tokens),
							cost: 0
						}),
						isSplit: !0
					}
				}
			}
		}, access_text = schemas.YjP("must be a text").check(api.m9(1, "must not be empty")), trusted = schemas.YPB(isTrustedUrl, "must be an https URL without a query, or one of this machine"), url = schemas.lqM(schemas.YjP("must be a URL").check(trusted)), amount = schemas.lqM(schemas.aig("must be a number").check(api.qm(0, "must be 0 or more"))), count = schemas.lqM(schemas.Whr("must be a whole number").check(api.qm(0, "must be 0 or more"))), id = schemas.lqM(access_text), written = schemas.rej({
			provider: schemas.k5n(provider.e4, `must be ${provider.e4.join(", ").replace(/, (?=\w+$)/, " or ")}`),
			federation_policy_id: id,
			identity_provider_id: id,
			service_account_id: id,
			client_id: id,
			federation_rule_id: id,
			organization_id: id,
			workspace_id: id,
			audience: id,
			api_key: schemas.lqM(access_text.check(api.Fk(/^[\x21-\x7e]+$/, "has characters that no key has"))),
			subject_token_file: id,
			single_use: schemas.lqM(schemas.zMY("must be true or false")),
			base_url: url,
			token_url: url,
			max_requests: count,
			max_tokens: count,
			max_cost: amount,
			allow_paths: schemas.lqM(schemas.YOg(access_text, "must be a list"))
		}, "must be a mapping"), modelAccess = schemas.FsL(written.check(({ value, issues }) => {
			for (let [key, message] of contradictions(value)) issues.push({
				code: "custom",
				path: [key],
				message,
				input: value
			});
		}), schemas.pdi(complete));
		function* contradictions(access) {
			let provider = providers[access.provider], given = Object.entries(access).flatMap(([key, value]) => value === void 0 ? [] : [key]);
			for (let key of given.filter((one) => !idsOf(provider).includes(one))) {
				let owner = Object.values(providers).findLast((one) => idsOf(one).includes(key));
				owner && (yield [key, `belongs to the provider "${owner.name}", and not to "${provider.name}"`]);
			}
			let needed = access.api_key === void 0 ? [...provider.ids.required] : [];
			provider.baseUrl === void 0 && needed.push("base_url");
			for (let key of needed.filter((one) => !given.includes(one))) yield [key, `is missing: the provider "${provider.name}" needs it`];
			access.max_cost !== void 0 && !provider.tellsCost && (yield ["max_cost", `can't hold: ${provider.title} tells no cost; write "max_tokens"`]);
			let { forbidden, completePath } = provider.wire;
			for (let rule of access.allow_paths ?? []) {
				let path = rule.replace(/^\S+ +/, "");
				(0, path_rule.I)(rule) === void 0 ? yield ["allow_paths", "has a rule that is none: write a method and a path, \"GET /v1/files\""] : forbidden.test(completePath(path)) && (yield ["allow_paths", `has a rule that names "${path}", which never passes`]);
			}
		}
		function idsOf({ ids }) {
			return [...ids.required, ...ids.optional];
		}
		function complete(access) {
			let provider = providers[access.provider], baseUrl = (access.base_url ?? provider.baseUrl ?? "").replace(/\/+$/, ""), ids = Object.entries(access).filter(([key, value]) => idsOf(provider).includes(key) && value !== void 0);
			return {
				provider,
				baseUrl,
				tokenUrl: access.token_url ?? provider.tokenUrl(baseUrl),
				audience: access.audience ?? provider.audience ?? new URL(baseUrl).origin,
				isAudienceDefault: access.audience === void 0,
				ids: Object.fromEntries(ids.map(([key, value]) => [key, String(value)])),
				apiKey: access.api_key === void 0 ? void 0 : new secret.z(access.api_key),
				subjectTokenFile: access.subject_token_file,
				isSingleUse: access.single_use ?? provider.isSingleUse,
				caps: {
					maxRequests: access.max_requests ?? 0,
					maxTokens: access.max_tokens ?? 0,
					maxCost: access.max_cost ?? 0
				},
				allowPaths: access.allow_paths ?? []
			};
		}
		function isTrustedUrl(given) {
			let read = URL.parse(given);
			return read !== null && `${read.username}${read.password}${read.search}${read.hash}` == "" && (0, loopback.FY)(read);
		}
	}),
	79066: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => readPathRule,
			q: () => forbiddenForInterns
		});
		let written = /^(\*|[A-Z]{1,20}) +(\/[\x21-\x7e]*)$/;
		function readPathRule(line) {
			let [, method, path] = written.exec(line) ?? [];
			if (method === void 0 || path === void 0 || /[?#\\]|\/\.{0,2}(?:\/|$)/.test(path)) return;
			let pieces = path.split(/(\*+)/);
			if (!(pieces.length > 17 || /\*{3}/.test(path))) return {
				method,
				path: RegExp(`^${pieces.map(toSource).join("")}$`, "s")
			};
		}
		function toSource(piece) {
			return piece === "**" ? ".*" : piece === "*" ? "[^/]*" : RegExp.escape(piece);
		}
		let forbiddenForInterns = /^\/(?:keys|oauth(?:[^\w~/-][^/]*)?\/token)(?![\w~-])/i;
	}),
	67001: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			e4: () => providerNames,
			pq: () => countOf,
			wO: () => leadsToModel
		});
		let providerNames = [
			"interns",
			"openai",
			"anthropic"
		];
		function countOf(value) {
			return typeof value == "number" && value > 0 && Number.isFinite(value) ? value : 0;
		}
		function leadsToModel(name) {
			return /^(?:OPENAI|ANTHROPIC)_/.test(name) && !/^(?:OPENAI|ANTHROPIC)_LOG(?:_LEVEL)?$/.test(name);
		}
	})
};
