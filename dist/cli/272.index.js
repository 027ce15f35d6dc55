export const id = 272;
export const ids = [272];
export const modules = {
	79667: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J: () => hooks,
			q: () => listTools
		});
		var acp_agents = __webpack_require__(13177), claude = __webpack_require__(72618), codex = __webpack_require__(95777);
		let toReply = (verb) => (why) => ({
			permissionDecision: verb,
			permissionDecisionReason: why
		}), hook = {
			events: { preToolUse: {} },
			namesNoEvent: !0,
			fields: {
				session: ["sessionId"],
				turn: [],
				folder: ["cwd"],
				tool: ["toolName"],
				input: ["toolArgs"]
			},
			folderFields: [],
			tools: {
				bash: { kind: "execute" },
				edit: {
					kind: "edit",
					pathFields: ["path"]
				},
				create: {
					kind: "edit",
					pathFields: ["path"]
				},
				view: {
					kind: "read",
					pathFields: ["path"]
				},
				glob: {
					kind: "search",
					pathFields: ["path"],
					patternFields: ["pattern"]
				},
				grep: {
					kind: "search",
					pathFields: ["path"]
				},
				web_fetch: {
					kind: "fetch",
					queryField: "url"
				},
				web_search: {
					kind: "fetch",
					queryField: "query"
				},
				task: { kind: "think" },
				update_todo: { kind: "think" },
				report_intent: { kind: "think" }
			},
			answers: {
				allow: toReply("allow"),
				ask: toReply("ask"),
				stop: "reject",
				leave: "silence",
				reject: toReply("deny")
			},
			install: {
				file: "hooks/interns.json",
				home: ".copilot",
				variable: "COPILOT_HOME",
				topLevel: { version: 1 },
				entry: (bash) => ({
					type: "command",
					bash,
					timeoutSec: 60
				})
			},
			knownFrom: "GitHub Copilot CLI 1.0.102: github/docs, hooks-reference"
		}, toPermission = (permission) => (why) => ({
			permission,
			user_message: why,
			agent_message: why
		}), cursor_hook = {
			events: {
				beforeShellExecution: { tool: "Shell" },
				beforeMCPExecution: { isMcp: !0 },
				preToolUse: {}
			},
			fields: {
				session: ["conversation_id"],
				turn: ["generation_id"],
				folder: ["workspace_roots", "cwd"],
				tool: ["tool_name"],
				input: ["tool_input"]
			},
			folderFields: ["cwd"],
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
					pathFields: ["file_path", "path"]
				},
				Edit: {
					kind: "edit",
					pathFields: ["file_path", "path"]
				},
				StrReplace: {
					kind: "edit",
					pathFields: ["file_path", "path"]
				},
				Delete: {
					kind: "delete",
					pathFields: ["file_path", "path"]
				},
				Read: {
					kind: "read",
					pathFields: ["file_path", "path"]
				},
				ReadFile: {
					kind: "read",
					pathFields: ["file_path", "path"]
				},
				Grep: {
					kind: "search",
					pathFields: ["path"]
				},
				Glob: {
					kind: "search",
					pathFields: ["target_directory", "path"],
					patternFields: ["glob_pattern", "pattern"]
				},
				Task: { kind: "think" },
				TodoWrite: { kind: "think" }
			},
			answers: {
				allow: toPermission("allow"),
				ask: toPermission("ask"),
				stop: "reject",
				leave: toPermission("allow")
			},
			asksAt: ["beforeShellExecution", "beforeMCPExecution"],
			install: {
				file: "hooks.json",
				home: ".cursor",
				topLevel: { version: 1 },
				entry: (command, event) => ({
					command,
					timeout: 60,
					failClosed: !0,
					...event === "preToolUse" ? { matcher: "Write|Edit|StrReplace|ApplyPatch|Delete|Read|ReadFile|Grep|Glob|Task|TodoWrite" } : {}
				})
			},
			knownFrom: "Cursor 3.21: its documentation, cursor.com/docs/hooks, and reports of its users"
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
		function listTools(name) {
			let acpProfiles = acp_agents.xD, { tools: hookTools } = hooks[name];
			return (acpProfiles[name]?.tools ?? Object.keys(hookTools)).map((tool) => ({
				name: tool,
				kind: hookTools[tool]?.kind ?? "other"
			}));
		}
	}),
	30271: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			f: () => replaceFile,
			z: () => toUnifiedDiff
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51455), node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760), diff__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(37291), _folders_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92782), _inputs_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97035);
		function toUnifiedDiff(file, before, after) {
			let { hunks } = (0, diff__WEBPACK_IMPORTED_MODULE_3__.YB)("", "", before ?? "", after, void 0, void 0, { context: 3 });
			if (hunks.length === 0) return "";
			let name = toHeaderName(file), parts = hunks.map(({ oldStart, oldLines, newStart, newLines, lines }) => `${[`@@ -${toRange(oldStart, oldLines)} +${toRange(newStart, newLines)} @@`, ...lines].join("\n")}\n`);
			return `--- ${before === void 0 ? "/dev/null" : name}\n+++ ${name}\n${parts.join("")}`;
		}
		function toHeaderName(file) {
			let name = file.startsWith("/") || file.startsWith("../") ? file : `./${file}`;
			return /[\p{Cc}"\\]/u.test(name) ? JSON.stringify(name) : name.includes(" ") ? `${name}\t` : name;
		}
		function toRange(start, size) {
			return size === 1 ? String(start) : `${size === 0 ? start - 1 : start},${size}`;
		}
		async function replaceFile(root, file, text, before) {
			let target = node_path__WEBPACK_IMPORTED_MODULE_2__.resolve(root, file);
			if (await refuseLinks(root, target, file), before !== void 0 && await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readFile)(target, "utf8") !== before) throw toStaleError(file);
			(0, _folders_js__WEBPACK_IMPORTED_MODULE_4__.wZ)(node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(target));
			try {
				before === void 0 ? (0, _folders_js__WEBPACK_IMPORTED_MODULE_4__.vK)(target, text, 420, node_fs__WEBPACK_IMPORTED_MODULE_0__.linkSync) : (0, _folders_js__WEBPACK_IMPORTED_MODULE_4__.vK)(target, text, (await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(target)).mode & 511);
			} catch (error) {
				throw before === void 0 && await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(target).catch(() => void 0) !== void 0 ? toStaleError(file) : error;
			}
		}
		function toStaleError(file) {
			return (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_5__.hj)("policy", `"${file}" has changed since it was read. Nothing is written; run the command again.`);
		}
		async function refuseLinks(root, target, file) {
			let relativePath = node_path__WEBPACK_IMPORTED_MODULE_2__.relative(root, target), isOutside = relativePath.startsWith("..") || node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute(relativePath), names = isOutside ? [node_path__WEBPACK_IMPORTED_MODULE_2__.basename(target)] : relativePath.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep), start = isOutside ? node_path__WEBPACK_IMPORTED_MODULE_2__.dirname(target) : root;
			for (let [index] of names.entries()) {
				if ((await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(node_path__WEBPACK_IMPORTED_MODULE_2__.join(start, ...names.slice(0, index + 1))).catch(() => void 0))?.isSymbolicLink() !== !0) continue;
				let message = `"${file}" goes through a link, ${names.slice(0, index + 1).join("/")}. Nothing is written; name the file itself with --policy.`;
				throw (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_5__.hj)("policy", message);
			}
		}
	}),
	15398: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			runCheckPolicy: () => runCheckPolicy,
			runExplainPolicy: () => runExplainPolicy,
			runInitPolicy: () => runInitPolicy,
			runLearnPolicy: () => runLearnPolicy,
			runReplayPolicy: () => runReplayPolicy,
			runTestPolicy: () => runTestPolicy,
			runTrustPolicy: () => trust.Ac
		});
		var values = __webpack_require__(97035), log = __webpack_require__(97309), lint = __webpack_require__(68421), replay = __webpack_require__(91480), self_test = __webpack_require__(99442), wording = __webpack_require__(96559), exit_code = __webpack_require__(75720), past_run = __webpack_require__(94743), screen = __webpack_require__(21264), policy_file = __webpack_require__(45771);
		async function runCheckPolicy({ words, has, io }) {
			let file = words[0] ?? (0, policy_file.H4)(io), reading = await (0, policy_file.BK)(file, io), policy = "policy" in reading ? reading.policy : void 0, problems = "policy" in reading ? [] : reading.problems, warnings = policy === void 0 ? [] : (0, lint.u)(policy), found = has("strict") ? {
				errors: [...problems, ...warnings],
				warnings: []
			} : {
				errors: problems,
				warnings
			}, { errors } = found;
			if (has("json")) (0, screen.Q2)(io, {
				errors: errors.map(toPublicFinding),
				warnings: found.warnings.map(toPublicFinding)
			});
			else {
				for (let finding of errors) (0, screen.yy)(io, (0, policy_file.Br)(file, "error", finding));
				for (let finding of found.warnings) (0, screen.yy)(io, (0, policy_file.Br)(file, "warning", finding));
				let counts = [(0, policy_file.ls)(found, ["errors", "warnings"])];
				policy !== void 0 && counts.push((0, policy_file.ls)(policy, [
					"guards",
					"rules",
					"questions",
					"changes",
					"tests"
				])), (0, screen.yy)(io, `${(0, log.TN)(file)}: ${counts.join("; ")}`);
			}
			let write = has("json") ? io.stderr : io.stdout;
			return (0, policy_file.fz)(file, "error", errors, io, write), (0, policy_file.fz)(file, "warning", found.warnings, io, write), errors.length > 0 ? exit_code.rP : 0;
		}
		function toPublicFinding({ line, column, code, message }) {
			return {
				line,
				column,
				code,
				message
			};
		}
		async function runTestPolicy({ words, has, io }) {
			let file = words[0] ?? (0, policy_file.H4)(io), policy = await (0, policy_file.Cq)(file, io);
			if (policy === void 0) return exit_code.rP;
			let failures = (0, self_test.N)(policy), survivors = has("mutate") && failures.length === 0 ? (0, self_test.j)(policy) : void 0, findings = [...failures.map(policy_file.Hg), ...(survivors ?? []).map(toSurvivorFinding)];
			if (has("json")) (0, screen.Q2)(io, {
				tests: policy.tests.length,
				failures,
				survivors: survivors ?? []
			});
			else {
				for (let { name } of policy.tests) (0, screen.yy)(io, `${failures.some((each) => each.name === name) ? "FAIL" : "ok  "} ${(0, log.TN)(name)}`);
				for (let { line, column, message } of findings) (0, screen.yy)(io, (0, log.TN)(`${file}:${line}:${column}: ${message}`));
				let { guards, rules, questions, changes = [] } = policy, entries = guards.length + rules.length + questions.length + changes.length, deletions = survivors === void 0 ? "" : `, ${entries - survivors.length} of ${entries} deletions noticed`;
				(0, screen.yy)(io, `${(0, wording.hS)(policy.tests.length, "test")}, ${failures.length} failed${deletions}`);
			}
			return (0, policy_file.fz)(file, "error", findings, io, has("json") ? io.stderr : io.stdout), +(findings.length > 0);
		}
		function toSurvivorFinding({ line, column, id, list }) {
			return {
				line,
				column,
				code: "survivor",
				message: `Without "${id}" of ${list} every test still passes. Add a test that needs it.`
			};
		}
		async function runReplayPolicy({ words: [transcript = ""], has, value, io }) {
			let against = value("against");
			if (against === void 0) throw (0, values.LO)("against", "--against is missing. Name the policy file to try on the run.");
			let run = await (0, past_run.g7)(transcript, io), policy = await (0, policy_file.Cq)(against, io);
			if (policy === void 0) return exit_code.rP;
			let decisions = (0, replay.e)(run, policy), changed = decisions.filter((each) => each.changed);
			if (has("json")) (0, screen.Q2)(io, {
				decisions: decisions.length,
				changed: changed.map(policy_file.XK)
			});
			else {
				for (let each of changed) (0, screen.yy)(io, (0, log.TN)((0, policy_file.M6)(each)));
				(0, screen.yy)(io, `${(0, wording.hS)(decisions.length, "decision")}, ${changed.length} would change`);
			}
			return +(changed.length > 0);
		}
		var external_node_fs_ = __webpack_require__(73024), external_node_path_ = __webpack_require__(76760), account = __webpack_require__(77316), lib_json = __webpack_require__(16413), nearest = __webpack_require__(42037), judge = __webpack_require__(70491), permission_context = __webpack_require__(31576), decide = __webpack_require__(290), events = __webpack_require__(17768), explain = __webpack_require__(55392), suggest = __webpack_require__(69273);
		async function runExplainPolicy(invocation) {
			let { has, io } = invocation, change = invocation.value("change");
			if (change !== void 0) return runExplainChange(invocation, change);
			let { file, pauseText } = readFileAndPause(invocation);
			refuseUnquoted(invocation);
			let context = readContextFlags(invocation), policy = await (0, policy_file.Cq)(file ?? (0, policy_file.H4)(io), io);
			if (policy === void 0) return exit_code.rP;
			let request = {
				toolCallId: "explained",
				arguments: pauseText
			}, decision = (0, decide.startDecisions)(policy, context).decide(request);
			if (has("json")) return (0, screen.Q2)(io, (0, explain.Hc)(decision)), (0, explain.xu)(decision);
			let say = (line) => (0, screen.yy)(io, line);
			for (let line of (0, explain.el)(decision)) say((0, log.TN)(line));
			let isRejected = decision.outcome === "reject";
			isRejected && decision.rule === "default" && say("On a terminal, \"interns chat\" asks you instead.");
			let suggestion = isRejected ? (0, suggest.suggestRule)(request, decision) : void 0;
			if (decision.trace.some(({ matched, because }) => !matched && because.includes(" is \"unknown\"")) && say("In a CI, more is known about the run: give it with --event, --actor, --ref or --fork."), suggestion !== void 0 && "error" in suggestion && say(`No rule is proposed: ${(0, log.TN)(suggestion.error)}.`), suggestion !== void 0 && "yaml" in suggestion) {
				say(`\nThis rule would allow it. ${suggestion.note}`);
				for (let line of suggestion.yaml.split("\n")) io.stdout(`${(0, log.TN)(line)}\n`);
			}
			return (0, explain.xu)(decision);
		}
		async function runExplainChange(invocation, changeText) {
			let { words, value, has, io } = invocation;
			if (words.length > 1 || value("pause") !== void 0) throw (0, values.hj)("change", "Both --change and a pause are given. Leave one out.");
			let reading = (0, explain.pm)(changeText);
			if ("error" in reading) throw (0, values.Gq)("change", `--change: ${reading.error}`);
			let context = readContextFlags(invocation), policy = await (0, policy_file.Cq)(words[0] ?? (0, policy_file.H4)(io), io);
			if (policy === void 0) return exit_code.rP;
			let verdict = (0, judge.sx)(policy, reading.change, context), lines = (0, explain.UP)(reading.change, verdict).map(log.TN);
			if (policy.changes === void 0 && lines.push("The policy has no part \"changes\", so no change is taken (docs/changes.md)."), has("json")) (0, screen.Q2)(io, verdict);
			else for (let line of lines) (0, screen.yy)(io, line);
			return (0, explain.hG)(verdict);
		}
		function readFileAndPause({ words: [first, second], value }) {
			let [file, command] = first !== void 0 && (second !== void 0 || isPolicyName(first)) ? [first, second] : [void 0, first], pauseText = value("pause");
			if (pauseText !== void 0) {
				if (command === void 0) return {
					file,
					pauseText
				};
				throw (0, values.hj)("pause", `Both --pause and the command "${command}" are given. Leave one out.`);
			}
			if (command === void 0) {
				let message = `Give a shell command: interns policy explain ${file === void 0 ? "" : `${JSON.stringify(file)} `}"npm test". For any other pause, give its arguments as JSON with --pause.`;
				throw (0, values.LO)("pause", message);
			}
			let pause = {
				kind: "permission",
				operation: `shell command: ${command}`,
				options: [
					"allow_once",
					"allow_always",
					"reject_once",
					"reject_always"
				]
			};
			return {
				file,
				pauseText: JSON.stringify(pause)
			};
		}
		function refuseUnquoted({ words: [first = "", second], io }) {
			if (second === void 0 || isPolicyName(first) || (0, external_node_fs_.existsSync)(external_node_path_.resolve(io.cwd, first))) return;
			let command = JSON.stringify(`${first} ${second}`), message = `There is no policy file ${JSON.stringify(first)}. If ${command} is one command, quote it: interns policy explain ${command}.`;
			throw (0, values.Gq)("pause", message);
		}
		function isPolicyName(word) {
			return /\.ya?ml$/iu.test(word);
		}
		function readContextFlags({ has, value }) {
			let context = readContextJson(value("context")), event = checkChoice("event", [...events.AZ.keys()], value("event")), permission = checkChoice("actor", account.zB, value("actor")), impliedEvent = has("fork") && context.event === permission_context.$5 ? "pull_request" : context.event;
			return {
				...context,
				event: event ?? impliedEvent,
				ref: value("ref") ?? context.ref,
				fork: has("fork") || event === void 0 && context.fork,
				actor: permission === void 0 ? context.actor : {
					...context.actor,
					permission,
					type: "User"
				}
			};
		}
		function checkChoice(flag, allowedWords, word) {
			if (word === void 0 || word === permission_context.$5 || allowedWords.includes(word)) return word;
			let near = (0, nearest.q)(word, allowedWords), remedy = near === void 0 ? `Use one of: ${allowedWords.join(", ")}.` : `Did you mean "${near}"?`;
			throw (0, values.Gq)(flag, `--${flag} is "${word}", which GitHub does not have. ${remedy}`);
		}
		function readContextJson(text) {
			if (text === void 0) return permission_context.Ut;
			let json = (0, lib_json.qF)(text);
			if (json === void 0) throw (0, values.Gq)("context", "--context is not JSON.");
			let reading = (0, replay.y)(json);
			if ("error" in reading) throw (0, values.Gq)("context", `--context: ${reading.error}`);
			return reading.context;
		}
		var promises_ = __webpack_require__(51455), hooks = __webpack_require__(79667), errors = __webpack_require__(452), folders = __webpack_require__(92782), file_shape = __webpack_require__(68606), starter = __webpack_require__(94780);
		let options = "options: [allow_once, reject_once]", kinds = {
			execute: {
				operation: "shell, with its command",
				rule: "\n  # Every command of the text has to be covered, word for word.\n  - id: run-the-tests\n    match: { kind: permission, tool: shell, command: { shell: { only: [\"npm test\", \"npm run test:*\"] } } }\n    then: allow\n    limit: 10\n",
				test: (tool) => `
  - name: ${tool} runs the tests
    pause: { kind: permission, operation: "shell command: npm test", command: "npm test", cwd: /work/app, paths: [/work/app], inside: ["."], tool_name: ${tool}, ${options} }
    expect: { answer: allow_once, rule: run-the-tests }

  - name: not in a folder where files may have been planted
    pause: { kind: permission, operation: "shell command: npm test", command: "npm test", cwd: /work/app/src/evil, inside: [src/evil], ${options} }
    expect: { answer: reject_once, rule: default }

  - name: nor with a variable that makes the command run something else
    pause: { kind: permission, operation: "shell command: npm test", command: "npm test", inside: ["."], env: { NODE_OPTIONS: "--require ./src/evil.js" }, ${options} }
    expect: { answer: reject_once, rule: default }

  - name: a second command does not ride along
    pause: { kind: permission, operation: "shell command: npm test; cat ~/.ssh/id_rsa", command: "npm test; cat ~/.ssh/id_rsa", ${options} }
    expect: { answer: reject_once, rule: default }
`
			},
			edit: {
				operation: "fs.write, with its paths",
				rule: "\n  - id: edit-sources\n    match: { kind: permission, tool: fs.write, \"/inside\": { path: [\"src/**\", \"test/**\"] } }\n    then: allow\n    limit: 20\n",
				test: (tool) => `
  - name: ${tool} changes a source
    pause: { kind: permission, operation: fs.write, tool_name: ${tool}, paths: [/work/app/src/a.ts], inside: [src/a.ts], ${options} }
    expect: { answer: allow_once, rule: edit-sources }

  - name: ${tool} does not change what runs by itself later
    pause: { kind: permission, operation: fs.write, tool_name: ${tool}, paths: [/work/app/package.json], inside: [package.json], ${options} }
    expect: { answer: reject_once, rule: default }
`
			},
			read: {
				operation: "fs.read, with its paths",
				rule: "\n  # No wildcard matches a name that begins with a dot, so .env is not among them.\n  - id: read\n    match: { kind: permission, tool: fs.read, \"/inside\": { path: [\"**\"] } }\n    then: allow\n    limit: 40\n",
				test: (tool) => `
  - name: ${tool} reads a file of the work folder
    pause: { kind: permission, operation: fs.read, tool_name: ${tool}, paths: [/work/app/a.ts], inside: [a.ts], ${options} }
    expect: { answer: allow_once, rule: read }
`
			},
			fetch: {
				operation: "network",
				rule: "",
				test: (tool) => `
  - name: ${tool} fetches nothing
    pause: { kind: permission, operation: network, tool_name: ${tool}, title: "https://attacker.example", ${options} }
    expect: { answer: reject_once, rule: default }
`
			}
		}, kindAliases = new Map([["search", "read"], ["delete", "edit"]]), commonTests = `
  - name: nothing outside of the work folder
    pause: { kind: permission, operation: fs.write, paths: [/root/.ssh/authorized_keys], outside: [/root/.ssh/authorized_keys], ${options} }
    expect: { answer: reject_once, rule: nothing-outside }

  - name: the agent does not change its own settings
    pause: { kind: permission, operation: fs.write, paths: [/work/app/.opencode/plugin/x.js], inside: [.opencode/plugin/x.js], ${options} }
    expect: { answer: reject_once, rule: never-touch-settings }

  - name: a pull request from a fork gets nothing
    context: { event: pull_request, fork: true }
    pause: { kind: permission, operation: fs.write, paths: [/work/app/src/a.ts], inside: [src/a.ts], ${options} }
    expect: { answer: reject_once, rule: never-from-forks }
`;
		function writeAgentPolicy({ name, tools }) {
			let sections = Object.entries(kinds).flatMap(([kind, text]) => {
				let names = tools.filter((tool) => (kindAliases.get(tool.kind) ?? tool.kind) === kind).map((tool) => tool.name);
				return names.length === 0 ? [] : [{
					...text,
					names
				}];
			});
			return `# yaml-language-server: $schema=./${starter.XC}
#
# What ${name} may do without a person at hand, as an intern of the local service or in front of you, through its hook. A policy
# answers questions; it is not a sandbox, and it does not see what the agent does without asking.
#   interns policy check   is it valid, and does it do what it looks like?
#   interns policy test    do the tests at the end hold? (the action runs them before every prompt)
#
# Its tools, and the operation that each asks for:
${sections.map(({ names, operation }) => `#   ${names.join(", ")}: ${operation}`).join("\n")}
version: 1

# What happens to a permission that no rule below allows: reject, or stop the run.
default: reject

# Guards can only refuse. They are checked first, and no rule overrides them.
guards:
${starter.y5}
  # "/inside" has the paths in the work folder, relative to it; "/outside" has all others.
  - id: nothing-outside
    match: { kind: permission, "/outside": { present: true } }
    then: reject
    reason: The work is in the work folder.

  - id: never-touch-settings
    match:
      kind: permission
      tool: fs.write
      "/inside":
        path: [
${(0, starter.O_)("          ")}
        ]
    then: reject
    reason: These files decide what workflows, hooks, editors and agents do later, this one among them.

# Rules are looked at in order; the first that matches decides.
rules:${sections.map(({ rule }) => rule).join("")}
# Questions are pauses that ask for an answer, not for a permission. Without an entry here they stop the run.
questions: []

# Each test is a fresh run. It names the rule that has to decide, so that none passes for the wrong reason.
tests:${sections.flatMap(({ names, test }) => names.slice(0, 1).map(test)).join("")}${commonTests}`;
		}
		var shell_word = __webpack_require__(52214), command = __webpack_require__(99859);
		async function runInitPolicy({ words, value, io }) {
			let file = words[0] ?? (0, policy_file.H4)(io), agent = value("for"), name = agent === void 0 ? void 0 : (0, values.Kf)("for", agent, command.FA), text = name === void 0 ? starter.W$ : writeAgentPolicy({
				name,
				tools: (0, hooks.q)(name)
			}), target = external_node_path_.resolve(io.cwd, file);
			try {
				(0, folders.wZ)(external_node_path_.dirname(target)), await (0, promises_.writeFile)(target, text, { flag: "wx" });
			} catch (error) {
				let why = (0, errors.oO)(error) === "EEXIST" ? "exists already; name another, or delete it." : `can't be written: ${(0, errors.Uc)(error)}`;
				return (0, screen.qz)(io, (0, log.TN)(`interns policy init: ${file} ${why}`)), exit_code.rP;
			}
			await (0, promises_.writeFile)(external_node_path_.join(external_node_path_.dirname(target), starter.XC), `${JSON.stringify((0, file_shape.qF)(), null, 2)}\n`), (0, screen.yy)(io, `${(0, log.TN)(file)} is written, and ${starter.XC} beside it for editors.`);
			let fileArgument = words[0] === void 0 ? "" : ` ${(0, shell_word.u)((0, log.TN)(file))}`;
			return (0, screen.yy)(io, `Next: "interns policy check${fileArgument}" and "interns policy test${fileArgument}".`), 0;
		}
		var decision = __webpack_require__(15233), answering = __webpack_require__(88490), file_policy_file = __webpack_require__(10401), permission_policy = __webpack_require__(8157), permission_pause = __webpack_require__(49469), dist = __webpack_require__(38815), parse_policy = __webpack_require__(13488);
		let lists = [
			"rules",
			"questions",
			"tests"
		];
		function addEntries(text, additions) {
			let body = text.replace(/^\uFEFF/u, ""), root = (0, dist.Tp)(body, {
				version: "1.2",
				schema: "core",
				logLevel: "error"
			}).contents;
			if (!(0, dist.jh)(root) || root.flow === !0) return { error: "The file is in braces. Put each key on its own line, so that entries can be added." };
			let locate = (0, parse_policy.T)(body), file = {
				root,
				lines: body.split("\n"),
				findLine: (offset) => locate(offset).line - 1
			}, edits = [];
			for (let list of lists) {
				let listAdditions = additions.filter((each) => each.list === list), listEdits = listAdditions.length === 0 ? [] : planEdits(list, listAdditions, file);
				if ("error" in listEdits) return listEdits;
				edits.push(...listEdits);
			}
			return { text: applyEdits(text, edits) };
		}
		function applyEdits(text, edits) {
			let lines = text.split("\n"), carriageReturn = lines[0]?.endsWith("\r") === !0 ? "\r" : "", needsLineEnd = edits.some(({ at }) => at >= lines.length);
			for (let edit of edits.toSorted((a, b) => a.at - b.at).toReversed()) lines.splice(edit.at, edit.removedCount, ...edit.lines.map((line) => line + carriageReturn));
			return `${lines.join("\n")}${needsLineEnd ? "\n" : ""}`;
		}
		function planEdits(list, additions, file) {
			let pair = file.root.items.find((each) => readKey(each) === list), all = additions.flatMap(({ lines }, index) => index === 0 ? lines : ["", ...lines]);
			if (pair === void 0) return [addList(list, all, file)];
			let { value } = pair;
			return !(0, dist.oP)(value) || value.items.length === 0 ? [fillList(pair, all, file)] : value.flow === !0 ? { error: `"${list}" is in brackets. Put each entry on its own lines, so that others can be added.` } : additions.map((addition) => insertEntry(value, addition, file));
		}
		function readKey(pair) {
			return (0, dist.jn)(pair.key) ? pair.key.value : void 0;
		}
		function addList(list, lines, file) {
			let later = new Set(lists.slice(lists.indexOf(list) + 1)), next = file.root.items.find((each) => later.has(String(readKey(each)))), listLines = [`${list}:`, ...indentLines(lines, "  ")];
			return next === void 0 ? {
				at: findEndLine(file.root, file),
				removedCount: 0,
				lines: ["", ...listLines]
			} : {
				at: skipCommentsAbove(file.findLine(findStart(next.key)), file.lines),
				removedCount: 0,
				lines: [...listLines, ""]
			};
		}
		function fillList(pair, lines, file) {
			let at = file.findLine(findStart(pair.key));
			return {
				at,
				removedCount: 1,
				lines: [(file.lines[at] ?? "").replace(/:\s*(?:\[\s*\]|null|~)/u, ":").trimEnd(), ...indentLines(lines, "  ")]
			};
		}
		function insertEntry(list, { before, lines }, file) {
			let first = file.findLine(list.range?.[0] ?? 0), indent = /^ */u.exec(file.lines[first] ?? "")?.[0] ?? "", gap = hasGaps(list, file) ? [""] : [], next = list.items.find((item) => before !== void 0 && (0, dist.jh)(item) && item.get("id") === before);
			return next === void 0 ? {
				at: findEndLine(list, file),
				removedCount: 0,
				lines: [...gap, ...indentLines(lines, indent)]
			} : {
				at: skipCommentsAbove(findDashLine(file.findLine(findStart(next)), file.lines), file.lines),
				removedCount: 0,
				lines: [...indentLines(lines, indent), ...gap]
			};
		}
		function hasGaps(list, { findLine, lines }) {
			let [first, second] = list.items;
			return second === void 0 || lines.slice(findLine(findStart(first)), findLine(findStart(second))).some((line) => line.trim() === "");
		}
		function findStart(node) {
			return (0, dist.Ll)(node) ? node.range?.[0] ?? 0 : 0;
		}
		function findEndLine(node, { findLine }) {
			return findLine(Math.max(0, findEnd(node) - 1)) + 1;
		}
		function findEnd(node) {
			if (((0, dist.oP)(node) || (0, dist.jh)(node)) && node.flow !== !0) {
				let last = node.items.at(-1);
				return (0, dist.tO)(last) ? findEnd(last.value ?? last.key) : findEnd(last);
			}
			return (0, dist.Ll)(node) ? node.range?.[1] ?? 0 : 0;
		}
		function findDashLine(from, lines) {
			let at = from;
			for (; at > 0 && !/^\s*-(?:\s|$)/u.test(lines[at] ?? "");) --at;
			return at;
		}
		function skipCommentsAbove(from, lines) {
			let at = from;
			for (; at > 0 && /^\s*#/u.test(lines[at - 1] ?? "");) --at;
			return at;
		}
		function indentLines(lines, indent) {
			return lines.map((line) => line === "" ? "" : indent + line);
		}
		var shell_words = __webpack_require__(91703), tools_fields = __webpack_require__(29290), tools_risk = __webpack_require__(22772), canned_answer = __webpack_require__(62530), trusted_events = __webpack_require__(59292), place = __webpack_require__(62774), invisible = __webpack_require__(71376);
		let maxCommand = 1e3;
		function writePause(pause) {
			if ((0, lib_json.dj)(pause.arguments).includes("***")) return { error: "it contains ***, which may stand for a secret whose value is unknown" };
			if (pause.kind !== "permission") return writeQuestion(pause);
			let { tool, command } = pause;
			if (typeof tool != "string") return { error: "it names no tool" };
			if ((0, tools_fields.G2)(tool) || (0, tools_fields.G2)(command ?? "")) return { error: tools_fields.mP };
			if ((command ?? "").length > maxCommand) return { error: `its command has more than ${maxCommand} characters` };
			let ambiguity = (0, place.vc)(pause);
			if (ambiguity !== void 0) return { error: ambiguity };
			let allFields = (0, tools_fields.OP)(pause.arguments), isInside = isInsideWorkFolder(pause.arguments), needsNoToolName = tool === "shell" && command !== void 0 || isInside && fileTools.has(tool), isLeftOut = (name) => isInside && machineFields.has(name) || needsNoToolName && name === agentToolName, fields = allFields.filter(([name]) => !isLeftOut(name)), writtenFields = (0, tools_fields.a5)(fields);
			if ("error" in writtenFields) return writtenFields;
			let needsMessage = command === void 0 && fields.length === 0, message = needsMessage ? writeMessageCondition(pause.arguments) : [];
			return message === void 0 ? { error: "its message cannot be written down" } : {
				key: (0, lib_json.dj)([
					"permission",
					tool,
					command ?? null,
					Object.fromEntries(fields),
					message
				]),
				isPermission: !0,
				tool,
				command,
				otherConditions: [
					"kind: permission",
					`tool: ${(0, tools_fields.Ci)(tool)}`,
					...message
				],
				fieldConditions: isInside ? [...writtenFields.conditions, (0, tools_fields.$I)("outside")] : writtenFields.conditions,
				settledFields: [...allFields.map(([name]) => name), ...isInside ? ["outside"] : []],
				example: makeExample(pause, fields, needsMessage),
				title: command ?? tool,
				label: (0, invisible.vp)(command ?? [tool, ...listFiles(pause)].join(" "))
			};
		}
		let agentToolName = "tool_name", fileTools = new Set(["fs.read", "fs.write"]);
		function listFiles({ tool, arguments: args }) {
			let inside = (0, lib_json.hQ)(args, "inside");
			return fileTools.has(tool ?? "") && (0, lib_json.Lv)(inside) ? inside.filter((file) => typeof file == "string") : [];
		}
		let machineFields = new Set(["cwd", "paths"]);
		function isInsideWorkFolder(args) {
			let inside = (0, lib_json.hQ)(args, "inside"), mayBeOutside = (0, lib_json.hQ)(args, "outside") !== void 0 || (0, lib_json.hQ)(args, "cwd") === "unknown";
			return (0, lib_json.Lv)(inside) && inside.length > 0 && !mayBeOutside;
		}
		function writeMessageCondition(args) {
			let message = (0, lib_json.hQ)(args, "message");
			if (message === void 0) return ["message: { present: false }"];
			if (!(typeof message != "string" || (0, tools_fields.G2)(message))) return [`message: ${(0, tools_fields.hD)(message)}`];
		}
		function makeExample(pause, fields, needsMessage) {
			let { tool, command, arguments: args } = pause, message = (0, lib_json.hQ)(args, "message");
			return {
				kind: "permission",
				operation: tool === "shell" && command !== void 0 ? `shell command: ${command}` : tool ?? null,
				...tool !== "shell" && command !== void 0 ? { command } : {},
				...needsMessage && message !== void 0 ? { message } : {},
				...Object.fromEntries(fields),
				options: ["allow_once", "reject_once"]
			};
		}
		function writeQuestion({ kind, arguments: args }) {
			let message = (0, lib_json.hQ)(args, "message");
			if (typeof message != "string") return { error: "the question has no message" };
			if ((0, tools_fields.G2)(message) || (0, invisible.wy)(kind ?? "")) return { error: tools_fields.mP };
			let fields = (0, lib_json.hQ)(args, "fields"), names = ((0, lib_json.Lv)(fields) ? fields : []).map((field) => (0, lib_json.Gv)(field) ? (0, lib_json.hQ)(field, "name") ?? null : null), conditions = (0, tools_fields.Tn)(names);
			if ("error" in conditions) return conditions;
			let kindCondition = `kind: ${kind === void 0 ? "{ present: false }" : (0, tools_fields.Ci)(kind)}`;
			return {
				key: (0, lib_json.dj)([
					"question",
					kind ?? null,
					message,
					names
				]),
				isPermission: !1,
				tool: void 0,
				command: void 0,
				otherConditions: [kindCondition, `message: ${(0, tools_fields.hD)(message)}`],
				fieldConditions: conditions.conditions,
				settledFields: [],
				example: {
					...kind === void 0 ? {} : { kind },
					message,
					...fields === void 0 ? {} : { fields }
				},
				title: message,
				label: (0, invisible.vp)(message)
			};
		}
		let terminalContext = {
			...permission_context.Ut,
			event: "pull_request",
			fork: !1,
			actor: {
				...permission_context.Ut.actor,
				permission: "write",
				type: "User"
			}
		};
		function countMostInOneRun(occurrences) {
			return countMostAlike(occurrences, ({ runIndex }) => runIndex);
		}
		function countMostAlike(items, toKey) {
			let groups = Map.groupBy(items, toKey).values();
			return Math.max(0, ...groups.map((group) => group.length));
		}
		let writePermissions = [
			"admin",
			"maintain",
			"write"
		];
		function judgeTrust({ beginnings, atTerminal, context }) {
			if (beginnings === 0) return { why: "it has no beginning, so it is unknown who caused it" };
			if (beginnings > 1) return { why: "more than one run begins in it" };
			let { event, fork, actor } = context;
			return atTerminal && event === permission_context.$5 ? { trusted: "terminal" } : event === permission_context.$5 ? { why: "it is unknown which event caused it" } : events.AZ.has(event) ? fork === !0 ? { why: "a pull request from a fork caused it" } : trusted_events.B.has(event) ? { trusted: "event" } : fork === !1 ? actor.type === "Bot" ? { why: `a bot caused ${event}, and a bot may act for anyone` } : writePermissions.includes(actor.permission) ? { trusted: "person" } : { why: `anyone can cause ${event}, and the actor is not known to have write permission` } : { why: `anyone can cause ${event}, and it is unknown whether it was about a fork` } : { why: "its event does not exist on GitHub" };
		}
		function findLessons(runs, options) {
			let sightings = [], notLearnt = new Map(), fieldNames = new Map();
			for (let { run, index, trusted } of runs) {
				let reach = trusted === "event" ? "event" : "person", context = trusted === "terminal" ? terminalContext : run.context;
				for (let past of run.pauses) {
					let pause = (0, permission_pause.H5)(past.request.arguments);
					if ("error" in pause) continue;
					let toolFields = (0, tools_fields.OP)(pause.arguments).map(([name]) => name);
					fieldNames.set(pause.tool, new Set([...fieldNames.get(pause.tool) ?? [], ...toolFields]));
					let reply = findReply(past, (0, permission_pause.Yo)(pause), options), literal = writePause(pause);
					if (!("error" in literal)) {
						let seen = {
							runIndex: index,
							request: past.request,
							context
						}, replies = reply === void 0 ? [] : [{
							reply,
							occurrence: {
								...seen,
								by: findDecider(past, reply)
							}
						}];
						sightings.push({
							literal,
							reach,
							past,
							replies
						});
					} else if (reply !== void 0) {
						let label = JSON.stringify((pause.command ?? pause.tool ?? "a question").slice(0, 120));
						notLearnt.set(`${label} ${literal.error}`, {
							label,
							why: literal.error
						});
					}
				}
			}
			let refusedKeys = new Set(sightings.flatMap(({ past, literal }) => isRefusedByPerson(past) ? [literal.key] : [])), lessons = [];
			for (let group of Map.groupBy(sightings, ({ literal, reach }) => `${reach} ${literal.key}`).values()) {
				let lesson = toLesson(group, fieldNames, refusedKeys);
				lesson !== void 0 && ("why" in lesson ? notLearnt.set(`${group[0]?.literal.key} ${lesson.why}`, lesson) : lessons.push(lesson));
			}
			return {
				lessons,
				notLearnt: [...notLearnt.values()]
			};
		}
		function toLesson(sightings, fieldNames, refusedKeys) {
			let [sighting] = sightings, replies = sightings.flatMap((one) => one.replies), [first] = replies;
			if (sighting === void 0 || first === void 0) return;
			let { literal, reach } = sighting, { label, settledFields } = literal;
			if (replies.some(({ reply: { verb } }) => verb === "allow" || verb === "answer") && refusedKeys.has(literal.key)) return {
				label,
				why: "a person rejected it in another run, or at another time"
			};
			if (replies.some(({ reply }) => (0, lib_json.dj)(reply) !== (0, lib_json.dj)(first.reply))) return {
				label,
				why: "it was answered in different ways"
			};
			let occurrences = replies.map(({ occurrence }) => occurrence), isAtTerminal = occurrences.some(({ context }) => context === terminalContext), namesNothing = literal.command === void 0 && !settledFields.some((name) => tools_fields.M3.has(name)), toolFields = new Set([...fieldNames.get(literal.tool) ?? [], ...namesNothing ? tools_fields.M3 : []]);
			return {
				literal,
				absent: literal.isPermission ? [...toolFields].filter((name) => !settledFields.includes(name)) : [],
				reply: first.reply,
				reach,
				events: isAtTerminal ? [] : [...new Set(occurrences.map(({ context }) => context.event))].toSorted(),
				writersOnly: occurrences.every(({ context }) => writePermissions.includes(context.actor.permission)),
				usersOnly: occurrences.every(({ context }) => context.actor.type === "User"),
				occurrences,
				isCapped: sightings.some(({ past }) => isRefusedByLimit(past))
			};
		}
		function findReply({ decided, how }, isForPermission, options) {
			if (how.wasRefused) return;
			let { answer, rule } = decided;
			if (!isForPermission) return findAnswer(answer, how, options.fromNothing);
			if (answer !== null && (0, answering.vi)(answer) && how.outcome === "allow" || options.fromRejected && isUndecided(rule, how) && how.by !== "person" || options.fromRejected && how.outcome === "reject" && isRefusedByLimit({ how })) return { verb: "allow" };
			let isStoppedByEntry = how.outcome === "stop" && how.verb === "stop" && rule !== "malformed";
			return options.fromNothing && isStoppedByEntry ? { verb: "stop" } : void 0;
		}
		function findAnswer(answer, { outcome }, fromNothing) {
			if (answer !== null) {
				if (outcome === "answer") {
					let canned = toCanned(answer);
					return canned === void 0 ? void 0 : {
						verb: "answer",
						answer: canned
					};
				}
				return fromNothing && answer === canned_answer.Kx && outcome === "reject" ? { verb: "reject" } : void 0;
			}
		}
		function toCanned(text) {
			let json = (0, lib_json.qF)(text), content = (0, lib_json.Gv)(json) ? (0, lib_json.hQ)(json, "content") : void 0;
			if (!(0, lib_json.Gv)(content)) return isCanned(text) ? text : void 0;
			let fields = Object.entries(content), plain = fields.flatMap(([name, value]) => isCanned(name) && isCanned(value) ? [[name, value]] : []);
			return plain.length === fields.length ? Object.fromEntries(plain) : void 0;
		}
		function isCanned(value) {
			return value !== null && (0, tools_fields.Hu)(value) && !String(value).includes("***");
		}
		function isRefusedByPerson({ decided: { answer }, how: { by, outcome } }) {
			let isAccepted = outcome === "answer" || answer !== null && (0, answering.vi)(answer);
			return by === "person" && !isAccepted;
		}
		function isUndecided(rule, { outcome, by }) {
			return rule === "default" || rule === decision.IC && outcome === "ask" && by === void 0;
		}
		function isRefusedByLimit({ how }) {
			return (how.verb === "allow" || how.verb === "allow-always" || how.verb === "answer") && how.by !== "person" && (how.outcome === "reject" || how.outcome === "stop");
		}
		function findDecider({ how }, reply) {
			if (how.by === "person") return "person";
			if (how.outcome === "ask") return "asked";
			let wasAllowed = how.outcome === "allow" || how.outcome === "answer";
			return reply.verb === "allow" && !wasAllowed ? "rejected" : "policy";
		}
		function chooseLimit({ occurrences, isCapped }) {
			return countMostInOneRun(occurrences) + +!isCapped;
		}
		function writeEntry(lesson, id, runs) {
			let { reply } = lesson, isLimited = reply.verb === "allow" || reply.verb === "answer";
			return [
				...writeEvidence(lesson, runs).map((line) => `# ${line}`),
				...lesson.literal.isPermission && reply.verb === "allow" ? [`# Risk: ${tools_risk.zk[rateRisk(lesson)]}`] : [],
				`- id: ${id}`,
				`  when: ${writeWhen(lesson)}`,
				`  match: ${writeMatch(lesson)}`,
				reply.verb === "answer" ? `  answer: ${(0, tools_fields.hz)(reply.answer)}` : `  then: ${reply.verb}`,
				...isLimited ? [`  limit: ${chooseLimit(lesson)}`] : []
			];
		}
		function rateRisk({ literal: { command, tool } }) {
			let words = command === void 0 ? void 0 : (0, shell_words.u)(command, { isPattern: !1 });
			return (0, tools_risk.xu)(tool ?? "", words !== void 0 && "commands" in words ? words.commands : void 0);
		}
		function writeEvidence({ occurrences, reply }, runs) {
			let seenRuns = [...new Set(occurrences.map(({ runIndex }) => runIndex))].flatMap((index) => runs[index] ?? []), day = /^\d{4}-\d\d-\d\d(?=T)/u, dates = seenRuns.map(({ startedAt }) => day.exec(startedAt ?? "")?.[0] ?? "no date").toSorted(), [first = "", last = ""] = [dates[0], dates.at(-1)], span = first === last ? first : `${first} to ${last}`, counts = [
				"policy",
				"person",
				"rejected",
				"asked"
			].flatMap((who) => {
				let count = occurrences.filter((each) => each.by === who).length, verbBy = `${pastTense[reply.verb]} by`, words = {
					policy: `${verbBy} the policy`,
					person: `${verbBy} a person`,
					rejected: "rejected by the policy",
					asked: "left undecided by the policy"
				};
				return count === 0 ? [] : [`${words[who]} ${count === 1 ? "once" : `${count} times`}`];
			}), digests = seenRuns.slice(0, 5).map(({ digest }) => digest.slice(0, 12)), more = seenRuns.length > 5 ? ` and ${seenRuns.length - 5} more` : "";
			return [`Learnt from ${seenRuns.length === 1 ? "1 run" : `${seenRuns.length} runs`} (${span}): ${counts.join(", ")}.`, `Transcripts, sha256: ${digests.join(" ")}${more}`];
		}
		let pastTense = {
			allow: "allowed",
			answer: "answered",
			stop: "stopped",
			reject: "declined"
		};
		function writeWhen({ reach, events, writersOnly, usersOnly }) {
			let actor = [...writersOnly ? [`permission: [${writePermissions.join(", ")}]`] : [], ...usersOnly ? ["type: User"] : []];
			return `{ ${[
				...events.length === 0 ? [] : [`event: ${(0, tools_fields.LF)(events)}`],
				...reach === "person" ? ["fork: false"] : [],
				...actor.length === 0 ? [] : [`actor: { ${actor.join(", ")} }`]
			].join(", ")} }`;
		}
		function writeMatch({ literal, patterns, absent }) {
			let { otherConditions, command, fieldConditions, isPermission } = literal;
			return `{ ${[
				...otherConditions,
				...isPermission ? [writeCommandCondition(command, patterns)] : [],
				...fieldConditions,
				...absent.map(tools_fields.$I)
			].join(", ")} }`;
		}
		function writeCommandCondition(command, patterns) {
			return patterns === void 0 ? `command: ${command === void 0 ? "{ present: false }" : (0, tools_fields.Ci)(command)}` : `command: { shell: { only: [${patterns.map(tools_fields.hD).join(", ")}] } }`;
		}
		function trySeen(lesson, id, policy) {
			let [first] = lesson.occurrences;
			if (first === void 0) return;
			let { event, fork, actor } = first.context, { permission, type } = actor;
			return [{
				...permission_context.Ut,
				event,
				fork,
				actor: {
					...permission_context.Ut.actor,
					permission,
					type
				}
			}, first.context].map((context) => tryPause(policy, context, lesson.literal.example)).find(({ decision }) => decision.rule === id && decision.outcome === lesson.reply.verb);
		}
		function tryNeighbour(lesson, seen, policy) {
			let actor = {
				...permission_context.Ut.actor,
				permission: "none",
				type: "User"
			}, stranger = {
				...permission_context.Ut,
				event: "pull_request",
				fork: !0,
				actor
			}, refused = [...makeNeighbours(lesson).map((pause) => tryPause(policy, seen.context, pause)), tryPause(policy, stranger, lesson.literal.example)].filter(({ decision: { outcome } }) => outcome !== "allow" && outcome !== "answer");
			return refused.find(({ decision }) => decision.outcome !== "ask") ?? refused[0];
		}
		function writeTest(name, { context, pause, decision }) {
			let { outcome, answer, rule } = decision;
			return [
				`- name: ${(0, tools_fields.hD)(name)}`,
				`  context: ${(0, tools_fields.hz)(dropUnknown(context))}`,
				`  pause: ${(0, tools_fields.hz)(pause)}`,
				`  expect: { answer: ${(0, tools_fields.hz)(answer ?? outcome)}, rule: ${rule} }`
			];
		}
		function tryPause(policy, context, pause) {
			let request = {
				toolCallId: "tried",
				arguments: JSON.stringify(pause)
			};
			return {
				context,
				pause,
				decision: (0, decide.startDecisions)(policy, context).decide(request)
			};
		}
		function makeNeighbours({ literal }) {
			let { example, command, isPermission, tool, title } = literal;
			return isPermission ? command !== void 0 && tool === "shell" ? [
				`${command} --more`,
				`${command}; id`,
				`${command}x`
			].map((other) => ({
				...example,
				operation: `shell command: ${other}`
			})) : Object.entries(example).flatMap(([name, value]) => name === "kind" || name === "options" ? [] : changeValue(value).map((other) => ({
				...example,
				[name]: other
			}))).toReversed() : [{
				...example,
				message: `${title} And more?`
			}];
		}
		function changeValue(value) {
			return typeof value == "string" ? [`${value}-other`] : typeof value == "number" ? [value + 1] : Array.isArray(value) ? [[...value, "other"]] : [];
		}
		function dropUnknown({ actor, repository, labels, ...plain }) {
			let groups = Object.entries({
				actor: keepKnown({ ...actor }),
				repository: keepKnown({ ...repository })
			});
			return {
				...keepKnown(plain),
				...labels === permission_context.$5 ? {} : { labels },
				...Object.fromEntries(groups.filter(([, value]) => Object.keys(value).length > 0))
			};
		}
		function keepKnown(values) {
			return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== permission_context.$5));
		}
		async function adopt(options) {
			let baseReading = await (0, file_policy_file.T)(options.base, options.source), { guards, rules, questions } = "policy" in baseReading ? baseReading.policy : permission_policy.n4, usedIds = new Set([
				...guards,
				...rules,
				...questions
			].map(({ id }) => id)), adopted = options.placedLessons.map((each) => {
				let { literal, reply, patterns } = each.lesson, words = patterns === void 0 ? literal.title : literal.label, id = (0, suggest.NF)((0, suggest.lx)(words).replace(/^allow/u, reply.verb), usedIds);
				return usedIds.add(id), {
					...each,
					id
				};
			}), refused = [];
			for (;;) {
				let attempt = await tryAdopting(adopted, options);
				if ("error" in attempt) return attempt;
				if ("text" in attempt) return {
					...attempt,
					adopted,
					refused
				};
				let { flaws } = attempt;
				for (let { id, lesson } of adopted) {
					let why = flaws.get(id);
					why !== void 0 && refused.push({
						label: lesson.literal.label,
						why
					});
				}
				adopted = adopted.filter(({ id }) => !flaws.has(id));
			}
		}
		async function tryAdopting(adopted, options) {
			let { base, source, runs } = options;
			if (adopted.length === 0) return { text: base };
			let entries = adopted.map((each) => toAddition(each, runs)), addition = addEntries(base, entries);
			if ("error" in addition) return addition;
			let reading = await (0, file_policy_file.T)(addition.text, source);
			if ("problems" in reading) {
				let flaws = await findInvalidEntries(adopted, options);
				return flaws.size > 0 ? { flaws } : { error: "What was learnt does not make a valid policy." };
			}
			let { tests, flaws } = writeTests(adopted, reading.policy);
			return flaws.size > 0 ? { flaws } : addEntries(base, [...entries, ...tests]);
		}
		function toAddition({ lesson, id, before }, runs) {
			return {
				list: lesson.literal.isPermission ? "rules" : "questions",
				before,
				lines: writeEntry(lesson, id, runs)
			};
		}
		function writeTests(adopted, policy) {
			let flaws = new Map();
			for (let { message, name } of (0, self_test.N)(policy)) {
				let contradicted = adopted.filter(({ id }) => message.includes(`from rule "${id}".`));
				for (let { id } of contradicted.length > 0 ? contradicted : adopted) flaws.set(id, `it contradicts the test ${JSON.stringify(name)} of the file`);
			}
			return {
				tests: adopted.flatMap(({ lesson, id }) => {
					let seen = trySeen(lesson, id, policy), neighbour = seen === void 0 ? void 0 : tryNeighbour(lesson, seen, policy);
					return seen === void 0 ? flaws.set(id, "another entry decides it first") : neighbour === void 0 && flaws.set(id, "nothing similar would stay refused"), seen === void 0 || neighbour === void 0 ? [] : [{
						list: "tests",
						lines: writeTest(`${id}: what was seen`, seen)
					}, {
						list: "tests",
						lines: writeTest(`${id}: a neighbour stays refused`, neighbour)
					}];
				}),
				flaws
			};
		}
		async function findInvalidEntries(adopted, { base, source, runs }) {
			let flaws = new Map();
			for (let each of adopted) {
				let addition = addEntries(base, [toAddition(each, runs)]);
				if ("error" in addition) continue;
				let reading = await (0, file_policy_file.T)(addition.text, source), [problem] = "problems" in reading ? reading.problems : [];
				problem !== void 0 && flaws.set(each.id, `no policy can express it: ${problem.message}`);
			}
			return flaws;
		}
		function findUnlearnt(lesson, policy) {
			let unlearntOccurrences = [], askingIds = [];
			for (let occurrence of lesson.occurrences) {
				let pause = (0, permission_pause.H5)(occurrence.request.arguments);
				if ("error" in pause) return { why: pause.error };
				let { deciding } = (0, decide.evaluate)(policy, pause, occurrence.context);
				if (deciding.list !== "default") {
					let { id, verb } = deciding.entry;
					if (deciding.list === "guards") return { why: `the guard "${id}" refuses it, and no rule overrides a guard` };
					if (verb === void 0 || verb === "allow" || verb === "allow-always") continue;
					if (verb !== "ask") return { why: `"${id}" of the policy refuses it on purpose` };
					askingIds.push(id);
				}
				unlearntOccurrences.push(occurrence);
			}
			if (unlearntOccurrences.length === 0) return {};
			let before = (lesson.literal.isPermission ? policy.rules : policy.questions).find(({ id }) => askingIds.includes(id))?.id;
			return { rest: {
				lesson: {
					...lesson,
					occurrences: unlearntOccurrences
				},
				before
			} };
		}
		var open_ended = __webpack_require__(79092), text_glob = __webpack_require__(47141);
		function generalize(lessons) {
			let splitLessons = lessons.flatMap((lesson) => splitCommand(lesson) ?? []), mergedLessons = new Set(), merges = new Map(), longest = Math.max(0, ...splitLessons.map(({ words }) => words.length));
			for (let at = longest - 1; at > 0; --at) {
				let remaining = splitLessons.filter(({ lesson }) => !mergedLessons.has(lesson));
				for (let group of findGroups(at, remaining)) {
					let [first] = group, merged = merge(at, group);
					if (first !== void 0 && merged !== void 0) {
						for (let { lesson } of group) mergedLessons.add(lesson);
						merges.set(first.lesson, merged);
					}
				}
			}
			return lessons.flatMap((lesson) => merges.get(lesson) ?? (mergedLessons.has(lesson) ? [] : [lesson]));
		}
		function splitCommand(lesson) {
			let { command, tool } = lesson.literal;
			if (lesson.reply.verb !== "allow" || tool !== "shell" || command === void 0 || command.includes("*")) return;
			let reading = (0, shell_words.u)(command, { isPattern: !1 });
			if ("error" in reading) return;
			let [words, second] = reading.commands;
			return words === void 0 || second !== void 0 ? void 0 : (0, open_ended.Bh)(words[0]?.text ?? "") && (0, tools_risk.xu)("shell", [words]) === "reads" ? {
				lesson,
				words
			} : void 0;
		}
		function findGroups(at, splitLessons) {
			return [...Map.groupBy(splitLessons, ({ lesson, words }) => {
				let { reach, events, writersOnly, usersOnly, absent, literal } = lesson, others = words.map(({ text }, index) => index === at ? null : text), { otherConditions, fieldConditions } = literal;
				return JSON.stringify([
					others,
					reach,
					events,
					writersOnly,
					usersOnly,
					absent,
					otherConditions,
					fieldConditions
				]);
			}).values()].filter((group) => listVariants(group, at).length >= 5);
		}
		function listVariants(group, at) {
			return [...new Set(group.map(({ words }) => words[at]?.text ?? ""))];
		}
		function merge(at, group) {
			let [first] = group, path = toPathPattern(listVariants(group, at));
			if (first === void 0 || path === void 0) return;
			let pattern = first.words.map((word, index) => index === at ? path : (0, suggest.OJ)(word)).join(" ");
			return {
				...first.lesson,
				patterns: [pattern],
				literal: {
					...first.lesson.literal,
					label: JSON.stringify(pattern)
				},
				occurrences: group.flatMap(({ lesson }) => lesson.occurrences),
				isCapped: group.some(({ lesson }) => lesson.isCapped)
			};
		}
		function toPathPattern(texts) {
			if (!texts.every((text) => (0, text_glob.qW)(text))) return;
			let paths = texts.map((text) => text.split("/")), [first = []] = paths;
			if (paths.some((segments) => segments.length !== first.length)) return;
			let [position, second] = first.flatMap((segment, index) => paths.every((path) => path[index] === segment) ? [] : [index]);
			if (position === void 0 || second !== void 0) return;
			let names = paths.map((segments) => segments[position] ?? "");
			if (names.some((name) => name.startsWith("."))) return;
			let start = findCommonStart(names), end = findCommonEnd(names.map((name) => name.slice(start.length))), pattern = `{path:${first.map((segment, index) => index === position ? `${start}*${end}` : segment).join("/")}}`;
			return /^\{path:[A-Za-z0-9_@%+=:,./-]*\*[A-Za-z0-9_@%+=:,./-]*\}$/u.test(pattern) ? pattern : void 0;
		}
		function findCommonStart(texts) {
			let [first = ""] = texts, length = first.length;
			for (; !texts.every((text) => text.startsWith(first.slice(0, length)));) --length;
			return first.slice(0, length);
		}
		function findCommonEnd(texts) {
			let [first = ""] = texts, from = 0;
			for (; !texts.every((text) => text.endsWith(first.slice(from)));) from += 1;
			return first.slice(from);
		}
		async function learn(options) {
			let runs = options.runs.filter((run, index, all) => all.findIndex((one) => one.digest === run.digest) === index), judgedRuns = runs.map((run, index) => ({
				run,
				index,
				trust: judgeTrust(run)
			})), trustedRuns = judgedRuns.flatMap(({ trust, ...each }) => "why" in trust ? [] : [{
				...each,
				...trust
			}]), { fromRejected, current } = options, currentPolicy = current?.policy ?? permission_policy.n4, found = findLessons(trustedRuns, {
				fromRejected,
				fromNothing: current === void 0
			}), compared = found.lessons.map((lesson) => ({
				lesson,
				...findUnlearnt(lesson, currentPolicy)
			})), contradicted = compared.flatMap(({ lesson, why }) => why === void 0 ? [] : [{
				label: lesson.literal.label,
				why
			}]), unlearnt = compared.flatMap((each) => each.rest ?? []), placedLessons = options.generalize ? generalizeEach(unlearnt) : unlearnt, adoption = await adopt({
				base: current?.text ?? writeNewPolicy(trustedRuns.map(({ run }) => run)),
				placedLessons,
				runs,
				source: options.source
			});
			if ("error" in adoption) return adoption;
			let { text, adopted, refused } = adoption, reading = await (0, file_policy_file.T)(text, options.source);
			if ("problems" in reading) return { error: "What was learnt does not make a valid policy." };
			let { policy } = reading;
			return {
				text,
				entries: adopted.map(({ id, lesson }) => toEntry(id, lesson)),
				untrusted: judgedRuns.flatMap(({ run: { name, pauses }, trust }) => "why" in trust ? [{
					name,
					why: trust.why,
					pauses: pauses.length
				}] : []),
				not_learnt: [
					...found.notLearnt,
					...contradicted,
					...refused
				],
				replayed: runs.map((run) => ({
					name: run.name,
					decisions: (0, replay.e)(run, policy)
				})),
				unused: findUnused(currentPolicy, policy, runs),
				warnings: (0, lint.u)(policy),
				survivors: (0, self_test.N)(policy).length > 0 ? ["tests fail"] : (0, self_test.j)(policy).map(({ id }) => id)
			};
		}
		function generalizeEach(placedLessons) {
			return [...Map.groupBy(placedLessons, ({ before }) => before)].flatMap(([before, group]) => generalize(group.map(({ lesson }) => lesson)).map((lesson) => ({
				lesson,
				before
			})));
		}
		function toEntry(id, lesson) {
			let { literal, reply, occurrences, patterns } = lesson;
			return {
				id,
				list: literal.isPermission ? "rules" : "questions",
				verb: reply.verb,
				label: literal.label,
				runs: new Set(occurrences.map(({ runIndex }) => runIndex)).size,
				times: occurrences.length,
				most_in_one_run: countMostInOneRun(occurrences),
				limit: chooseLimit(lesson),
				events: lesson.events,
				risk: reply.verb === "allow" ? rateRisk(lesson) : null,
				generalized: patterns !== void 0
			};
		}
		function findUnused(old, learnt, runs) {
			let replayedRuns = runs.flatMap((run) => run.atTerminal ? [run, {
				...run,
				atTerminal: !1,
				context: terminalContext
			}] : [run]), usedRules = new Set([old, learnt].flatMap((policy) => replayedRuns.flatMap((run) => (0, replay.e)(run, policy).map(({ now }) => now.rule))));
			return [...old.rules, ...old.questions].map(({ id }) => id).filter((id) => !usedRules.has(id));
		}
		function writeNewPolicy(runs) {
			return `# What an intern may do in this repository without a person at hand, learnt from runs by "interns policy learn".
#   interns policy check   is it valid, and does it do what it looks like?
#   interns policy test    do the tests at the end hold? (the action runs them before every prompt)
version: 1
default: reject
${writeBudget(runs)}`;
		}
		function writeBudget(runs) {
			let needed = {
				answers: countMost(runs, ({ pauses }) => pauses.filter(({ decided }) => decided.answer !== null).length),
				allows: countMost(runs, ({ pauses }) => pauses.filter(({ decided }) => (0, answering.vi)(decided.answer ?? "")).length),
				rejects_in_a_row: countMost(runs, countRejectsInARow),
				same_pause: countMost(runs, ({ pauses }) => countMostAlike(pauses, ({ request }) => request.arguments))
			}, larger = [
				"answers",
				"allows",
				"rejects_in_a_row",
				"same_pause"
			].filter((name) => needed[name] > permission_policy.ZJ[name]).map((name) => `${name}: ${needed[name]}`);
			return larger.length === 0 ? "" : `budget: { ${larger.join(", ")} }\n`;
		}
		function countMost(runs, count) {
			return Math.max(0, ...runs.map(count));
		}
		function countRejectsInARow({ pauses }) {
			let row = 0, longest = 0;
			for (let { how, decided } of pauses) how.outcome === "allow" && (row = 0), how.outcome === "reject" && decided.answer !== null && (row += 1), longest = Math.max(longest, row);
			return longest;
		}
		var policy_patch = __webpack_require__(30271);
		async function runLearnPolicy(invocation) {
			let { value, has, io } = invocation, file = value("policy") ?? (0, policy_file.H4)(io), { runs, unreadable } = await readTranscripts(invocation.words, io), current = await readCurrentPolicy(file, io);
			if (current === "invalid") return exit_code.rP;
			let [generalize, fromRejected] = [has("generalize"), has("from-rejected")], learnt = await learn({
				runs,
				current,
				source: file,
				generalize,
				fromRejected
			});
			if ("error" in learnt) throw (0, values.Gq)("policy", `${file}: ${learnt.error}`);
			let isWritten = has("write") && learnt.entries.length > 0;
			isWritten && await (0, policy_patch.f)(io.cwd, file, learnt.text, current?.text).catch((error) => {
				throw error instanceof errors.dz ? error : createPolicyError(file, "can't be written", error);
			});
			let reported = {
				...learnt,
				untrusted: [...learnt.untrusted, ...unreadable]
			}, name = external_node_path_.relative(io.cwd, external_node_path_.resolve(io.cwd, file)), patch = learnt.entries.length === 0 ? "" : (0, policy_patch.z)(name, current?.text, learnt.text);
			if (has("json")) return (0, screen.Q2)(io, {
				file,
				written: isWritten && patch !== "",
				patch,
				...toReport(reported)
			}), 0;
			isWritten || io.stdout(patch);
			let state = {
				file,
				isNew: current === void 0,
				isWritten,
				fromRejected
			};
			for (let line of toReportLines(reported, state)) (0, screen.qz)(io, (0, log.TN)(line));
			return 0;
		}
		async function readTranscripts(files, io) {
			let runs = [], unreadable = [];
			for (let name of files) {
				let run = await (0, past_run.fQ)(name, io);
				"error" in run ? unreadable.push({
					name,
					why: `it cannot be read: ${run.error}`,
					pauses: 0
				}) : runs.push(run);
			}
			return {
				runs,
				unreadable
			};
		}
		async function readCurrentPolicy(file, io) {
			let bytes;
			try {
				bytes = await (0, promises_.readFile)(external_node_path_.resolve(io.cwd, file));
			} catch (error) {
				if ((0, errors.oO)(error) === "ENOENT") return;
				throw createPolicyError(file, "can't be read", error);
			}
			let policy = await (0, policy_file.WI)(bytes, file, io, ({ line, column, name, message }) => ({
				line,
				column,
				code: "test-failed",
				message: `Test "${name}": ${message} Correct it, and try again.`
			}));
			return policy === void 0 ? "invalid" : {
				text: new TextDecoder("utf-8", { ignoreBOM: !0 }).decode(bytes),
				policy
			};
		}
		function createPolicyError(file, what, cause) {
			return (0, values.Gq)("policy", `The policy file "${file}" ${what}: ${(0, errors.Uc)(cause)}.`, cause);
		}
		function toReport({ entries, untrusted, not_learnt, replayed, unused, warnings, survivors }) {
			return {
				entries,
				not_used: untrusted,
				not_learnt,
				replay: replayed.map(({ name, decisions }) => ({
					transcript: name,
					decisions: decisions.length,
					changed: decisions.filter(({ changed }) => changed).map(policy_file.XK)
				})),
				unused,
				warnings,
				survivors
			};
		}
		function toReportLines(learnt, state) {
			let { untrusted, replayed, unused } = learnt, usedRuns = replayed.filter(({ name }) => !untrusted.some((run) => run.name === name)).length, unusedRuns = untrusted.map(({ name, why, pauses }) => `${name} (${(0, wording.hS)(pauses, "pause")}): ${why}`), notLearnt = learnt.not_learnt.map(({ label, why }) => `${label}: ${why}`);
			return [
				`Learnt from ${(0, wording.hS)(usedRuns, "run")}.`,
				...toList("Not used:", unusedRuns),
				...toEntryLines(learnt.entries),
				...state.fromRejected === !0 ? [] : toAskedLines(learnt),
				...toList("Not learnt:", notLearnt),
				...toReplayLines(learnt),
				...toList("Entries that decided nothing in these runs; delete those that nobody needs:", unused),
				...learnt.entries.length === 0 ? [] : toCheckLines(learnt, state)
			];
		}
		function toEntryLines(entries) {
			return entries.length === 0 ? ["", "Nothing new: the policy needs no new rule for what these runs were allowed."] : [...toParagraph(`${entries.length} ${entries.length === 1 ? "entry" : "entries"} to add:`, entries.map(toEntryLine)), ...entries.some(({ events }) => events.length === 0) ? ["  Rules learnt at a terminal hold on GitHub, for people with write permission. At a terminal you are still asked."] : []];
		}
		function toAskedLines({ replayed }) {
			let asked = replayed.flatMap((run) => run.decisions).filter(({ was, wasAsked }) => wasAsked && was.rule === decision.IC);
			return asked.length === 0 ? [] : [`No rule decided ${(0, wording.hS)(asked.length, "call")}, and a person's answer is unknown. --from-rejected proposes rules anyway.`];
		}
		function toEntryLine({ id, verb, label, runs, times, most_in_one_run: most, limit, risk }) {
			let isLimited = verb === "allow" || verb === "answer";
			return `${id}: ${label}, ${`${times === 1 ? "once" : `${times} times`} in ${(0, wording.hS)(runs, "run")}`}${isLimited ? `, at most ${most} in one: limit ${limit}` : ""}${risk === null ? "" : `. Risk: ${tools_risk.zk[risk]}`}`;
		}
		function toReplayLines({ replayed }) {
			let decisions = replayed.flatMap((run) => run.decisions.map((decision) => ({
				name: run.name,
				...decision
			}))), changes = decisions.filter(({ changed }) => changed).map((one) => `${one.name}: ${(0, policy_file.M6)(one)}`);
			return toParagraph(`Replayed over ${`${(0, wording.hS)(replayed.length, "transcript")}: ${(0, wording.hS)(decisions.length, "decision")}`}, ${changes.length} would change.`, changes);
		}
		function toCheckLines({ warnings, survivors }, { file, isNew, isWritten }) {
			let messages = warnings.map(({ message }) => message), isClean = messages.length + survivors.length === 0;
			return [
				...toList("\"interns policy check\" would say:", messages),
				...toList("\"interns policy test --mutate\" would miss:", survivors),
				"",
				...isClean ? ["It passes \"interns policy check --strict\" and \"interns policy test --mutate\"."] : [],
				isWritten ? `${file} is ${isNew ? "written" : "changed"}.` : "Nothing is written: add --write, or apply the patch."
			];
		}
		function toList(head, lines) {
			return lines.length === 0 ? [] : toParagraph(head, lines);
		}
		function toParagraph(head, lines) {
			return [
				"",
				head,
				...lines.map((line) => `  ${line}`)
			];
		}
		var trust = __webpack_require__(34695);
	}),
	38536: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A$: () => maxAccessTokenLifetimeSeconds,
			A0: () => maxTokenRequestBytes,
			Bg: () => maxStreamMs,
			El: () => listLimit,
			OV: () => maxToolCallIdCharacters,
			P: () => maxChatRequestBytes,
			Qd: () => maxHeadersWaitMs,
			_E: () => subjectTokenLength,
			f4: () => maxPromptCharacters,
			hj: () => interactionDeadlineMs,
			sb: () => keepaliveIntervalMs,
			yj: () => identifierLength
		});
		let listLimit = {
			min: 1,
			max: 500
		}, maxChatRequestBytes = 1048576, identifierLength = {
			min: 1,
			max: 256
		}, subjectTokenLength = {
			min: 1,
			max: 16384
		}, interactionDeadlineMs = 3e5, keepaliveIntervalMs = 3e4, maxAccessTokenLifetimeSeconds = 900, maxPromptCharacters = 32e3, maxToolCallIdCharacters = 128, maxTokenRequestBytes = 32768, maxStreamMs = 3e5, maxHeadersWaitMs = 31e4;
	}),
	84095: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Pg: () => provideInputSuffix,
			dY: () => lifecycleStatuses,
			oy: () => approvalModes,
			sn: () => limitResets
		});
		let lifecycleStatuses = [
			"awaiting_slack_install",
			"queued",
			"provisioning",
			"running",
			"failed",
			"stopped",
			"destroying",
			"destroy_failed"
		], approvalModes = ["manual", "self-drive"], limitResets = [
			"daily",
			"weekly",
			"monthly"
		], provideInputSuffix = ".provide_input";
	}),
	33554: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			b: () => variable,
			y: () => stateFolder
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		function variable(env, name) {
			return env[name] === "" ? void 0 : env[name];
		}
		function stateFolder(env) {
			let state = variable(env, "XDG_STATE_HOME") ?? "";
			return (0, node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(state) ? (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(state, "interns") : (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(variable(env, "HOME") ?? process.getBuiltinModule("node:os").homedir(), ".local/state/interns");
		}
	}),
	92782: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$V: () => isOpenedAt,
			Kp: () => findProgram,
			Mw: () => listFoldersUpwards,
			XF: () => readRegularFile,
			hw: () => toFileName,
			lQ: () => isFolder,
			tj: () => isWorldWritable,
			vK: () => writeAtomically,
			wZ: () => makeFolders
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), _crypto_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2962);
		function makeFolders(folder, mode = 511) {
			if (isFolder(folder)) return;
			let parent = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
			parent !== folder && makeFolders(parent, mode);
			try {
				node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(folder, { mode });
			} catch (error) {
				if (!isFolder(folder)) throw error;
			}
		}
		function listFoldersUpwards(folder) {
			let parent = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
			return parent === folder ? [folder] : [folder, ...listFoldersUpwards(parent)];
		}
		function isFolder(path) {
			return node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(path, { throwIfNoEntry: !1 })?.isDirectory() === !0;
		}
		function isWorldWritable(folder) {
			return !!(node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(folder).mode & 2);
		}
		function findProgram(program, folders) {
			return folders.map((folder) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, program)).find(isExecutable);
		}
		function isExecutable(file) {
			try {
				return node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK), !0;
			} catch {
				return !1;
			}
		}
		function readRegularFile(path) {
			let file = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
			try {
				if (!node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(file).isFile()) throw Error(`${path} is not a regular file`);
				return node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file, "utf8");
			} finally {
				node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(file);
			}
		}
		function isOpenedAt(file, path) {
			return process.platform !== "linux" || node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync(`/proc/self/fd/${file}`) === path;
		}
		function writeAtomically(path, content, mode = 384, move = node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync) {
			let temporary = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), `.${globalThis.crypto.randomUUID()}`);
			try {
				node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync(temporary, content, {
					mode,
					flag: "wx",
					flush: !0
				}), move(temporary, path);
			} finally {
				node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(temporary, { force: !0 });
			}
		}
		function toFileName(text) {
			let encoded = text.isWellFormed() ? encodeURIComponent(text) : "";
			return encoded !== "" && encoded.length <= 200 ? encoded : `=${(0, _crypto_js__WEBPACK_IMPORTED_MODULE_2__.s)(text)}`;
		}
	}),
	77316: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Jr: () => authorShape,
			cc: () => readOwnAccount,
			fW: () => workflowAccount,
			se: () => isSameAccount,
			zB: () => permissionLevels
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343), _contract_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31046), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
		let permissionLevels = [
			"none",
			"read",
			"triage",
			"write",
			"maintain",
			"admin"
		], authorShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			login: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			type: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.mR
		})), userShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			login: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			type: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq
		});
		zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			permission: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			role_name: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.mR,
			user: zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(userShape)
		}), zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(permissionLevels);
		let viewerShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ viewer: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ login: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq }) }), workflowAccount = {
			login: "github-actions[bot]",
			type: "Bot"
		};
		async function readOwnAccount(github) {
			try {
				let { viewer } = await github.ask(async ({ graphql }) => ({ data: await graphql("query { viewer { login } }") }), viewerShape);
				return toAccount(viewer.login);
			} catch (error) {
				if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.h4) return workflowAccount;
				throw error;
			}
		}
		function toAccount(login) {
			return {
				login,
				type: login.endsWith("[bot]") ? "Bot" : "User"
			};
		}
		function isSameAccount(user, { login, type }) {
			return user?.login === login && user.type === type;
		}
	}),
	82185: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => askUndecided });
		var _decision_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15233), _match_value_tests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75952), _policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8157);
		let anything = {
			key: "anything",
			at: {
				line: 1,
				column: 1
			},
			matcher: {
				test: (0, _match_value_tests_js__WEBPACK_IMPORTED_MODULE_0__.Cc)(!0),
				missing: !1
			},
			value: () => !0
		}, catchAll = {
			id: _decision_js__WEBPACK_IMPORTED_MODULE_1__.IC,
			at: anything.at,
			positions: new Map(),
			reason: "Nothing in the permission policy decides this.",
			when: [],
			match: [anything]
		}, noBudget = {
			answers: 1e6,
			allows: 1e6,
			rejects_in_a_row: 1e6,
			same_pause: 1e6
		};
		function askUndecided(policy) {
			return {
				...policy,
				budget: policy === _policy_js__WEBPACK_IMPORTED_MODULE_2__.n4 ? noBudget : policy.budget,
				rules: [...policy.rules, {
					...catchAll,
					verb: "ask",
					limit: void 0
				}],
				questions: [...policy.questions, {
					...catchAll,
					verb: "ask",
					limit: void 0,
					answer: void 0
				}]
			};
		}
	}),
	55392: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hc: () => toExplanation,
			UP: () => explainChange,
			el: () => explainDecision,
			hG: () => chooseChangeExitCode,
			pm: () => readChange,
			xu: () => chooseExitCode
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16413), _file_entry_shapes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(98804), _file_shape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(56243), _match_place_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62774), _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71376);
		function toExplanation({ verb, answer, rule, reason, trace }) {
			return {
				verb,
				answer,
				rule,
				reason,
				trace
			};
		}
		function chooseExitCode(decision) {
			return decision.outcome === "allow" || decision.outcome === "answer" ? 0 : decision.outcome === "reject" ? 3 : 4;
		}
		function explainDecision(decision) {
			let { outcome, answer, rule } = decision, width = Math.max(...decision.trace.map((entry) => entry.id.length), 7), label = outcome === "stop" || outcome === "ask" ? outcome : "answer";
			return [
				`pause      ${decision.pause === null ? "malformed" : describePause(decision.pause)}`,
				...decision.trace.map((entry) => {
					let name = entry.list === "default" ? "" : entry.id;
					return `  ${listNouns[entry.list].padEnd(8)} ${name.padEnd(width)}  ${describeVerdict(entry)}`;
				}),
				...decision.ladder === null ? [] : [`ladder     ${decision.ladder}`],
				`budgets    ${decision.budgets}`,
				...decision.reason === null ? [] : [`reason     ${(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.jQ)(decision.reason)}`],
				`${label.padEnd(11)}${answer === null ? "" : `${(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.jQ)(answer)} `}by ${rule}`
			];
		}
		let listNouns = {
			guards: "guard",
			rules: "rule",
			questions: "question",
			default: "default"
		};
		function describeVerdict({ matched, because }) {
			return `${matched ? "yes" : because === "not reached" ? "-  " : "no "}  ${because}`;
		}
		function describePause(pause) {
			let place = (0, _match_place_js__WEBPACK_IMPORTED_MODULE_1__.df)(pause);
			return [
				`kind ${(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.vp)(pause.kind)}`,
				...pause.tool === void 0 ? [] : [`tool ${(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.vp)(pause.tool)}`],
				...pause.command === void 0 ? [] : [`command ${(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.vp)(pause.command)}`],
				...typeof pause.arguments.message == "string" ? [`message ${(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.vp)(pause.arguments.message)}`] : [],
				...place === void 0 ? [] : [place],
				...pause.options.length === 0 ? [] : [`options ${(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.vp)(pause.options)}`]
			].join(", ");
		}
		function readChange(text) {
			let json = (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(text), reading = (0, _file_shape_js__WEBPACK_IMPORTED_MODULE_3__.Vh)(_file_entry_shapes_js__WEBPACK_IMPORTED_MODULE_4__.W3, (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(json) ? json : { path: text });
			return "value" in reading ? { change: reading.value } : { error: reading.problems[0]?.message ?? "Not a change." };
		}
		function chooseChangeExitCode({ answer }) {
			return {
				taken: 0,
				left: 3,
				stop: 4
			}[answer];
		}
		function explainChange({ path, status }, verdict) {
			let width = Math.max(0, ...verdict.trace.map(({ id }) => id.length));
			return [
				`change     ${status} ${(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.vp)(path)}`,
				...verdict.trace.map((each) => `  change   ${each.id.padEnd(width)}  ${describeVerdict(each)}`),
				`reason     ${verdict.reason}`,
				`answer     ${verdict.answer} by ${verdict.rule}`
			];
		}
	}),
	29290: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$I: () => writeAbsence,
			Ci: () => toYamlText,
			G2: () => hasUnwritable,
			Hu: () => isExpressible,
			LF: () => toYamlTexts,
			M3: () => callFields,
			OP: () => listToolFields,
			Tn: () => writeNameConditions,
			a5: () => writeFieldConditions,
			hD: () => quote,
			hz: () => toYamlFlow,
			mP: () => unwritable,
			rb: () => toPointer
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16413), _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71376), _text_plain_code_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36277);
		let commonFields = new Set([
			"kind",
			"operation",
			"options",
			"message",
			"command"
		]);
		function listToolFields(args) {
			return Object.entries(args).filter(([name]) => !commonFields.has(name));
		}
		function writeFieldConditions(fields) {
			return gather(fields.map(([name, value]) => [name, (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.wy)(name) ? void 0 : writeConditions(toPointer(name), value)]));
		}
		function writeNameConditions(names) {
			return names.length === 0 ? { conditions: [] } : gather([...names.map((name, index) => ["fields", writeConditions(`/fields/${index}/name`, name)]), ["fields", [writeCondition(`/fields/${names.length}`, absence)]]]);
		}
		function gather(fields) {
			let conditions = [];
			for (let [name, matchers] of fields) {
				if (matchers === void 0) return { error: `its field ${JSON.stringify(name).slice(0, 60)} has a value that a policy cannot express` };
				conditions.push(...matchers);
			}
			return conditions.length > 24 ? { error: "it has more than 24 fields to match" } : { conditions };
		}
		let absence = "{ present: false }", callFields = new Set([
			"paths",
			"inside",
			"outside",
			"url",
			"arguments"
		]);
		function writeAbsence(name) {
			return writeCondition(toPointer(name), absence);
		}
		function toPointer(name) {
			return `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
		}
		function writeCondition(pointer, matcher) {
			return `${quote(pointer)}: ${matcher}`;
		}
		function writeConditions(pointer, value) {
			let list = (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Lv)(value) ? value : [value], [only, second] = list;
			if (only !== void 0 && list.every(isShort)) return second === void 0 ? [writeCondition(pointer, quote(only))] : [
				writeCondition(pointer, quote([...new Set(list)])),
				...list.map((each, index) => writeCondition(`${pointer}/${index}`, quote(each))),
				writeCondition(`${pointer}/${list.length}`, absence)
			];
		}
		function isShort(value) {
			return isExpressible(value) && !(typeof value == "string" && value.length > 1e3);
		}
		function isExpressible(value) {
			return typeof value == "string" ? !(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.wy)(value) : typeof value == "number" ? /^-?[0-9]+(?:\.[0-9]+)?$/u.test(String(value)) && Math.abs(value) <= 2 ** 53 - 1 : !(0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Lv)(value) && !(0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(value);
		}
		function hasUnwritable(text) {
			return (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.wy)(text.replaceAll("\n", ""));
		}
		let unwritable = "it contains characters that cannot be seen, which a policy must not contain", nonTextWords = new Set([
			"true",
			"false",
			"null"
		]);
		function toYamlText(text) {
			return /^[A-Za-z][A-Za-z0-9_.-]*$/u.test(text) && !nonTextWords.has(text.toLowerCase()) ? text : quote(text);
		}
		let markerSign = /#(?=[^ -~]*#(?:[A-Za-z]|[^ -~])*\[)/gu;
		function quote(value) {
			return revealAll(JSON.stringify(value).replace(markerSign, toEscape));
		}
		let markOnEscape = /(?<=\\\w+)\p{M}/gu;
		function revealAll(json) {
			let bare = json.replace(markOnEscape, toEscape), revealed = Array.from((0, _text_plain_code_js__WEBPACK_IMPORTED_MODULE_2__.g)(bare, { escapeSign: toEscape })).map((sign) => (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.wy)(sign) ? toEscape(sign) : sign).join("");
			return revealed === json ? json : revealAll(revealed);
		}
		function toEscape(character) {
			let code = character.codePointAt(0) ?? 0, digits = code.toString(16);
			return code > 65535 ? `\\U${digits.padStart(8, "0")}` : `\\u${digits.padStart(4, "0")}`;
		}
		function toYamlTexts(texts) {
			let [first, second] = texts;
			return first !== void 0 && second === void 0 ? toYamlText(first) : `[${texts.map(toYamlText).join(", ")}]`;
		}
		function toYamlFlow(value) {
			if ((0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Lv)(value)) return `[${value.map(toYamlFlow).join(", ")}]`;
			if ((0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(value)) {
				let fields = Object.entries(value).map(([name, each]) => `${toYamlText(name)}: ${toYamlFlow(each)}`);
				return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
			}
			return typeof value == "string" ? toYamlText(value) : quote(value);
		}
	}),
	91480: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			e: () => replay,
			y: () => readContext
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(16413), _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31576), _decide_ask_undecided_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82185), _decide_canned_answer_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62530), _decide_decide_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(290), _decision_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15233), _file_conditions_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67678), _file_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56243), _pause_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49469);
		function readContext(value) {
			if (value === void 0) return { context: _context_js__WEBPACK_IMPORTED_MODULE_0__.Ut };
			let reading = (0, _file_shape_js__WEBPACK_IMPORTED_MODULE_1__.Vh)(_file_conditions_shape_js__WEBPACK_IMPORTED_MODULE_2__.Be, value);
			return "value" in reading ? { context: reading.value } : { error: reading.problems.map((problem) => problem.message).join(" ") };
		}
		function replay(run, policy) {
			let decisions = (0, _decide_decide_js__WEBPACK_IMPORTED_MODULE_3__.startDecisions)(run.atTerminal ? (0, _decide_ask_undecided_js__WEBPACK_IMPORTED_MODULE_4__.t)(policy) : policy, run.context);
			return run.pauses.map((past) => replayPause(past, decisions));
		}
		function replayPause(past, decisions) {
			let { request, decided: was, how } = past, first = decisions.decide(request), asksNow = first.outcome === "ask";
			if (how.outcome === "ask") return {
				...toReplayed(request, first, was),
				changed: !asksNow,
				asksNow,
				wasAsked: !0
			};
			let now = asksNow && (first.rule === was.rule || was.rule === _decision_js__WEBPACK_IMPORTED_MODULE_5__.Pe) ? decideAgain(past, first, decisions) : first;
			return how.wasRefused && was.answer !== null && now.answer === was.answer && decisions.refused(request, now), {
				...toReplayed(request, now, was),
				asksNow
			};
		}
		function toReplayed({ toolCallId: tool_call_id }, { operation, answer, rule, outcome, reason }, was) {
			return {
				tool_call_id,
				operation,
				was,
				now: {
					answer,
					rule,
					outcome,
					reason
				},
				changed: answer !== was.answer
			};
		}
		function decideAgain({ request, decided: was, how }, first, decisions) {
			let wish = how.by === "nobody" ? void 0 : toWish(was.answer, first.pause);
			if (wish === void 0) return decisions.nobodyAnswered(request);
			let decision = decisions.personAnswered(request, wish);
			return "error" in decision ? first : was.rule === _decision_js__WEBPACK_IMPORTED_MODULE_5__.Pe ? (0, _decision_js__WEBPACK_IMPORTED_MODULE_5__.xx)(decision) : decision;
		}
		function toWish(answer, pause) {
			if (answer === null || pause === null) return;
			if ((0, _pause_js__WEBPACK_IMPORTED_MODULE_6__.Yo)(pause)) return answer === "allow_once" ? "allow" : answer === "allow_always" ? "allow-always" : void 0;
			if (!(0, _decide_canned_answer_js__WEBPACK_IMPORTED_MODULE_7__.kQ)(pause.arguments)) return { value: answer };
			let json = (0, _json_js__WEBPACK_IMPORTED_MODULE_8__.qF)(answer);
			return answer === _decide_canned_answer_js__WEBPACK_IMPORTED_MODULE_7__.Kx ? void 0 : { value: (0, _json_js__WEBPACK_IMPORTED_MODULE_8__.Gv)(json) && (0, _json_js__WEBPACK_IMPORTED_MODULE_8__.hQ)(json, "content") || answer };
		}
	}),
	22772: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			MC: () => isCiPath,
			xu: () => rateCommands,
			zk: () => riskWords
		});
		var _lint_open_ended_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79092), _shell_programs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21772), _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33492);
		let riskWords = {
			reads: "it reads",
			unknown: "unknown",
			writes: "it writes files",
			network: "it uses the network",
			deletes: "it deletes",
			publishes: "it publishes",
			"changes-ci": "it changes what the CI runs, or this policy",
			"runs-anything": "it can run anything"
		}, risks = Object.keys(riskWords), byProgram = new Map([
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("cat cut date df diff du echo false file grep head id jq ls printf pwd rg sort stat tail test tree true uname uniq wc which whoami", "reads"),
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("chmod chown cp install ln mkdir mv tee touch truncate", "writes"),
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("curl dig ftp host nc netcat nslookup ping rsync scp sftp telnet wget", "network"),
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("dd mkfs rm rmdir shred unlink", "deletes")
		]), byGitSubcommand = new Map([
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("blame diff log ls-files rev-parse show status", "reads"),
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("add apply checkout commit merge rebase stash switch", "writes"),
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("clone fetch pull", "network"),
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("clean reset rm", "deletes"),
			["push", "publishes"]
		]), publishCommand = /^(?:(?:npm|pnpm|yarn|cargo) publish|docker push|gh release)$/u;
		function rateCommands(tool, commands) {
			return commands === void 0 ? tool === "shell" ? "runs-anything" : "unknown" : commands.map(rateCommand).reduce((a, b) => risks.indexOf(a) > risks.indexOf(b) ? a : b);
		}
		function isCiPath(path) {
			let names = path.toLowerCase().split("/");
			return names.includes(".github") || names.includes(".gitlab-ci.yml");
		}
		function rateCommand(words) {
			let [program = "", ...args] = words.map((word) => word.text), name = (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_1__.CF)(program), gitRisk = name === "git" ? byGitSubcommand.get(args[0] ?? "") : void 0, publishRisk = publishCommand.test(`${name} ${args[0] ?? ""}`) ? "publishes" : void 0, listedRisk = gitRisk ?? publishRisk ?? byProgram.get(name), knownRisk = listedRisk !== "reads" && args.some(isCiPath) ? "changes-ci" : listedRisk, reach = (0, _lint_open_ended_js__WEBPACK_IMPORTED_MODULE_2__.Vg)(name);
			return knownRisk === void 0 ? reach === "no-further" ? "unknown" : "runs-anything" : reach === "no-further" || areOptionsHarmless(name, args) ? knownRisk : "runs-anything";
		}
		let harmlessOptions = new Map([
			["git", /^(?:-(?:[0-9]+|[abfmnpqrsvwzAM]|am|n[0-9]+)|--(?:abbrev-commit|all|amend|author=.*|branch|cached|date=.*|decorate|follow|force|format=.*|graph|grep=.*|merges|message=.*|name-only|name-status|no-color|no-edit|no-ext-diff|no-lazy-fetch|no-merges|no-pager|no-show-signature|no-sort|no-textconv|numstat|oneline|patch|porcelain|pretty=.*|quiet|reverse|set-upstream|short|since=.*|staged|stat|submodule=short|tags|until=.*|verbose))$/u],
			["sort", /^-[bdfghikmnrsuVz0-9,.]+$/u],
			["rg", /^(?:-[cilnoqsuvwxFNS]+|--(?:count|files|hidden|ignore-case|no-ignore))$/u],
			["tree", /^-[adfils]+$/u],
			["tail", /^-[fnqv0-9]+$/u],
			["date", /^(?:-u|-I)$/u],
			["file", /^-[bi]+$/u],
			["jq", /^-[crsnSe]+$/u],
			["curl", /^(?:-[fILSksv#46]+|--(?:compressed|fail|head|location|show-error|silent))$/u]
		]);
		function areOptionsHarmless(name, args) {
			let end = args.indexOf("--"), options = (end === -1 ? args : args.slice(0, end)).filter((arg) => arg.length > 1 && arg.startsWith("-"));
			return name === "uniq" ? args.length < 2 && options.length === 0 : options.every((option) => harmlessOptions.get(name)?.test(option) === !0);
		}
	}),
	94780: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			O_: () => writeGuardedPaths,
			TE: () => writeSettingsGuards,
			W$: () => starterPolicy,
			XC: () => schemaFileName,
			r2: () => defaultPolicyPath,
			vP: () => outsideGuard,
			y5: () => forkGuard
		});
		let schemaFileName = "intern-policy.schema.json", defaultPolicyPath = ".github/intern-policy.yml", guardedPaths = [
			".github/**",
			"**/.git/**",
			".githooks/**",
			".husky/**",
			"**/.gitattributes",
			"**/.gitmodules",
			".devcontainer/**",
			".idea/**",
			".vscode/**",
			"**/.claude/**",
			"**/.codex/**",
			"**/.config/opencode/**",
			"**/.copilot/**",
			"**/.cursor/**",
			"**/.gemini/**",
			"**/.opencode/**",
			"**/opencode.json",
			"**/opencode.jsonc",
			"**/.mcp.json",
			"**/AGENTS.md",
			"**/AGENTS.override.md",
			"**/CLAUDE.md",
			"**/CLAUDE.local.md",
			"**/GEMINI.md",
			"**/CODEOWNERS"
		];
		function writeGuardedPaths(indent) {
			return guardedPaths.flatMap((_, index) => index % 4 == 0 ? [guardedPaths.slice(index, index + 4)] : []).map((row) => `${indent}${row.map((each) => JSON.stringify(each)).join(", ")}`).join(",\n");
		}
		let forkGuard = "  - id: never-from-forks\n    when: { event: { not: unknown }, fork: [true, unknown] }\n    match: { kind: permission }\n    then: reject\n    reason: Pull requests from forks get no privileged tools.\n", outsideGuard = "nothing-outside";
		function writeSettingsGuards(id, then) {
			let guard = (name, condition, field) => `  - id: ${name}
    match:
      kind: permission
      ${condition}
      "${field}":
        path: [
${writeGuardedPaths("          ")}
        ]
    then: ${then}
    reason: These files decide what workflows, hooks, editors and other agents do later.
`;
			return `  # For a real agent of the local service, "/inside" has the paths in its work folder, and "/outside" has all others.
  - id: ${outsideGuard}
    match: { kind: permission, "/outside": { present: true } }
    then: ${then}
    reason: The work is in the work folder.

${guard(`${id}-inside`, "tool: fs.write", "/inside")}
  # Other interns have "/paths" alone. A path that climbs or is absolute may lead to a listed file, so it matches too.
${guard(id, "\"/inside\": { present: false }", "/paths")}`;
		}
		let starterPolicy = `# yaml-language-server: $schema=./${schemaFileName}
#
# What an intern may do in this repository without a person at hand. A policy answers questions; it is not a sandbox.
#   interns policy check   is it valid, and does it do what it looks like?
#   interns policy test    do the tests at the end hold? (the action runs them before every prompt)
#   interns policy explain "npm test" --event push --actor write   what is answered to this command, and why?
version: 1

# What happens to a permission that no rule below allows: reject, or stop the run.
default: reject

# What one run may spend at most. These are the defaults.
budget:
  answers: 40
  allows: 15
  rejects_in_a_row: 4
  same_pause: 3

# Guards can only refuse. They are checked first, and no rule overrides them. Outside GitHub no event and no fork is
# known: "event: { not: unknown }" keeps this guard out of a run on your own machine, where you are asked instead.
guards:
${forkGuard}
${writeSettingsGuards("never-touch-settings", "reject")}
# Rules are looked at in order; the first that matches decides.
rules:
  - id: look-around
    match:
      kind: permission
      tool: shell
      # Every command of the text has to be covered, word for word. "*" stands for characters within a word,
      # "{paths:**}" for paths in the repository: none that climbs out of it, none with a name that begins with a dot.
      # These "--no" flags keep Git from running what the repository configures: see "interns policy check".
      command: { shell: { only: ["git --no-pager --no-lazy-fetch log --no-show-signature --oneline", "ls", "ls {paths:**}"] } }
    then: allow
    limit: 10

  - id: run-the-tests
    when:
      actor: { permission: [admin, maintain, write] }
    match:
      kind: permission
      tool: shell
      command: { shell: { only: ["npm ci", "npm test", "npm run test:*"] } }
    then: allow
    limit: 5

# Questions are pauses that ask for an answer, not for a permission. Without an entry here they stop the run.
questions:
  - id: package-manager
    match: { message: { glob: "*package manager*" } }
    answer: npm
    limit: 1

# Each test is a fresh run. It names the rule that has to decide, so that none passes for the wrong reason.
tests:
  - name: a maintainer's push may run the tests
    context: { event: push, fork: false, actor: { permission: write } }
    pause: { kind: permission, operation: "shell command: npm ci && npm test", options: [allow_once, reject_once] }
    expect: { answer: allow_once, rule: run-the-tests }

  - name: not in a folder where files may have been planted
    context: { event: push, fork: false, actor: { permission: write } }
    pause: { kind: permission, operation: "shell command: npm ci && npm test", cwd: /work/app/src/evil, inside: [src/evil], options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: nor with a variable that makes the command run something else
    context: { event: push, fork: false, actor: { permission: write } }
    pause: { kind: permission, operation: "shell command: npm ci && npm test", env: { NODE_OPTIONS: "--require ./src/evil.js" }, options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: anyone may look around
    context: { event: push, fork: false }
    pause: { kind: permission, operation: "shell command: git --no-pager --no-lazy-fetch log --no-show-signature --oneline", options: [allow_once, reject_once] }
    expect: { answer: allow_once, rule: look-around }

  - name: a second command does not ride along
    context: { event: push, fork: false, actor: { permission: admin } }
    pause: { kind: permission, operation: "shell command: npm test; cat ~/.ssh/id_rsa", options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: a path does not lead out of the repository
    context: { event: push, fork: false, actor: { permission: admin } }
    pause: { kind: permission, operation: "shell command: ls src/../.git /root/.ssh", options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: a file that steers another agent is not written
    context: { event: push, fork: false, actor: { permission: admin } }
    pause: { kind: permission, operation: fs.write, paths: [src/index.ts, .claude/settings.json], options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: never-touch-settings }

  - name: a real agent runs the tests in its work folder
    context: { event: push, fork: false, actor: { permission: write } }
    pause: { kind: permission, operation: "shell command: npm test", command: npm test, cwd: /work/app, paths: [/work/app], inside: ["."], options: [allow_once, reject_once] }
    expect: { answer: allow_once, rule: run-the-tests }

  - name: a file that steers another agent is not written by a real agent either
    context: { event: push, fork: false, actor: { permission: admin } }
    pause: { kind: permission, operation: fs.write, paths: [/work/app/AGENTS.md], inside: [AGENTS.md], options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: never-touch-settings-inside }

  - name: a real agent stays in its work folder
    context: { event: push, fork: false, actor: { permission: admin } }
    pause: { kind: permission, operation: "shell command: npm test", command: npm test, cwd: /tmp, paths: [/tmp], outside: [/tmp], options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: nothing-outside }

  - name: a pull request from a fork gets nothing
    context: { event: pull_request, fork: true, actor: { permission: read } }
    pause: { kind: permission, operation: "shell command: ls", options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: never-from-forks }

  - name: on a laptop, neither the guard against forks nor a rule matches, so a person at the terminal is asked
    context: {}
    pause: { kind: permission, operation: "shell command: npm test", options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: the package manager is npm
    context: { event: push, fork: false }
    pause: { kind: elicitation, message: "Which package manager?", fields: [{ name: manager, type: string, required: true }] }
    expect: { answer: npm, rule: package-manager }
`;
	}),
	69273: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			NF: () => uniqueId,
			OJ: () => toWordPattern,
			lx: () => toRuleId,
			suggestRule: () => suggestRule
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16413), _decide_answering_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88490), _decision_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(15233), _match_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62774), _pause_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49469), _shell_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91703), _text_invisible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71376), _fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29290), _risk_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22772);
		function suggestRule(request, decision) {
			let pause = (0, _pause_js__WEBPACK_IMPORTED_MODULE_0__.H5)(request.arguments);
			if ("error" in pause) return { error: "the pause cannot be judged" };
			if (!(0, _pause_js__WEBPACK_IMPORTED_MODULE_0__.Yo)(pause)) return { error: "the pause is a question, not a permission" };
			let option = (0, _decide_answering_js__WEBPACK_IMPORTED_MODULE_1__.L5)("allow", pause.options);
			if (option === void 0 || !(0, _decide_answering_js__WEBPACK_IMPORTED_MODULE_1__.vi)(option)) return { error: "the pause does not offer allow_once" };
			let block = explainBlock(decision);
			if (block !== void 0) return { error: block };
			let { tool, command } = pause;
			if (typeof tool != "string") return { error: "the pause names no tool" };
			if ((0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_2__.wy)(tool) || (0, _fields_js__WEBPACK_IMPORTED_MODULE_3__.G2)(command ?? "")) return { error: _fields_js__WEBPACK_IMPORTED_MODULE_3__.mP };
			if ([...listTexts(pause.arguments)].some((text) => climbing.test(text))) return { error: "it names a path with \"..\", which may lead to any file" };
			let ambiguity = (0, _match_place_js__WEBPACK_IMPORTED_MODULE_4__.vc)(pause);
			return ambiguity === void 0 ? command === void 0 ? suggestForFields(tool, pause.arguments, decision) : command.length > 500 ? { error: "the command is too long to quote" } : suggestForCommand(tool, command, pause, decision) : { error: ambiguity };
		}
		function explainBlock(decision) {
			let guard = decision.trace.find((entry) => entry.list === "guards" && entry.matched);
			if (guard !== void 0) return `the guard "${guard.id}" refuses it, and no rule overrides a guard`;
			if (decision.verb === "allow" || decision.verb === "allow-always") return `the rule "${decision.rule}" allows it already; ${decision.reason ?? "its limit or a budget is used up"}`;
		}
		function suggestForCommand(tool, command, pause, decision) {
			let place = writePlaceConditions(pause);
			if (place === void 0) return { error: "a rule cannot express its folder or its variables" };
			let words = (0, _shell_words_js__WEBPACK_IMPORTED_MODULE_5__.u)(command, { isPattern: !1 }), commands = "commands" in words ? words.commands : void 0, conditions = [
				`tool: ${(0, _fields_js__WEBPACK_IMPORTED_MODULE_3__.hD)(tool)}`,
				`command: ${writeCommandMatcher(command, commands)}`,
				...place
			], firstWords = commands?.[0]?.slice(0, 2).map(({ text }) => text);
			return toSuggestion(firstWords?.join(" ") ?? tool, conditions, (0, _risk_js__WEBPACK_IMPORTED_MODULE_6__.xu)(tool, commands), decision);
		}
		function writePlaceConditions(pause) {
			if ((0, _match_place_js__WEBPACK_IMPORTED_MODULE_4__.ap)({
				parts: ["environment", "arguments"],
				openKeys: []
			}, pause) !== void 0) return;
			if ((0, _match_place_js__WEBPACK_IMPORTED_MODULE_4__.ap)({
				parts: ["folder"],
				openKeys: []
			}, pause) === void 0) return [];
			let conditions = [
				"cwd",
				"workdir",
				"inside",
				"outside"
			].flatMap((name) => {
				let value = (0, _json_js__WEBPACK_IMPORTED_MODULE_7__.hQ)(pause.arguments, name);
				return value === void 0 ? [] : [writeFieldCondition(name, value)];
			});
			return conditions.every((one) => one !== void 0) ? conditions : void 0;
		}
		function suggestForFields(tool, fields, decision) {
			let toolFields = (0, _fields_js__WEBPACK_IMPORTED_MODULE_3__.OP)(fields);
			if (toolFields.length === 0 && namingTools.has(tool)) return { error: "it names no file or address" };
			let fieldConditions = toolFields.flatMap(([name, value]) => writeFieldCondition(name, value) ?? []), absences = namingTools.has(tool) && !toolFields.some(([name]) => _fields_js__WEBPACK_IMPORTED_MODULE_3__.M3.has(name)) ? [..._fields_js__WEBPACK_IMPORTED_MODULE_3__.M3].map(_fields_js__WEBPACK_IMPORTED_MODULE_3__.$I) : [], conditions = [
				`tool: ${(0, _fields_js__WEBPACK_IMPORTED_MODULE_3__.hD)(tool)}`,
				"command: { present: false }",
				...fieldConditions,
				...absences
			], uncheckedCount = toolFields.length - fieldConditions.length, remark = uncheckedCount === 0 ? "" : ` It does not check ${uncheckedCount} of the fields.`;
			return toSuggestion(tool, conditions, tool !== "fs.read" && [...listTexts(fields)].some(_risk_js__WEBPACK_IMPORTED_MODULE_6__.MC) ? "changes-ci" : (0, _risk_js__WEBPACK_IMPORTED_MODULE_6__.xu)(tool, void 0), decision, remark);
		}
		let namingTools = new Set([
			"fs.read",
			"fs.write",
			"network"
		]);
		function* listTexts(value) {
			if (typeof value == "string") yield value;
			else if ((0, _json_js__WEBPACK_IMPORTED_MODULE_7__.Lv)(value)) for (let each of value) yield* listTexts(each);
			else if ((0, _json_js__WEBPACK_IMPORTED_MODULE_7__.Gv)(value)) for (let [name, each] of Object.entries(value)) displayFields.has(name) || (yield* listTexts(each));
		}
		let displayFields = new Set([
			"title",
			"message",
			"scopes"
		]), climbing = /(?:^|[\s/\\'"=:])\.\.(?:$|[\s/\\'";|&)])/u;
		function writeFieldCondition(name, value) {
			let values = (0, _json_js__WEBPACK_IMPORTED_MODULE_7__.Lv)(value) ? value : [value];
			if (values.length !== 0 && !(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_2__.wy)(name) && values.every(_fields_js__WEBPACK_IMPORTED_MODULE_3__.Hu)) return `${(0, _fields_js__WEBPACK_IMPORTED_MODULE_3__.hD)((0, _fields_js__WEBPACK_IMPORTED_MODULE_3__.rb)(name))}: ${(0, _fields_js__WEBPACK_IMPORTED_MODULE_3__.hD)(value)}`;
		}
		function toSuggestion(name, conditions, risk, { rule, trace }, remark = "") {
			let id = uniqueId(toRuleId(name), new Set(trace.map((entry) => entry.id))), yaml = [
				`# Risk: ${_risk_js__WEBPACK_IMPORTED_MODULE_6__.zk[risk]}${remark && `.${remark}`}`,
				`- id: ${id}`,
				`  match: { kind: permission, ${conditions.join(", ")} }`,
				"  then: allow",
				"  limit: 1"
			].map((line) => `  ${line}`).join("\n"), before = rule === "default" || rule === _decision_js__WEBPACK_IMPORTED_MODULE_8__.IC ? void 0 : rule;
			return {
				yaml,
				risk,
				note: `Put it under "rules"${before === void 0 ? "" : `, before "${before}"`}.${remark}`,
				before
			};
		}
		function writeCommandMatcher(command, commands) {
			let [words] = commands ?? [];
			return words === void 0 || commands?.length !== 1 || command.includes("*") ? (0, _fields_js__WEBPACK_IMPORTED_MODULE_3__.hD)(command) : `{ shell: { only: [${(0, _fields_js__WEBPACK_IMPORTED_MODULE_3__.hD)(words.map(toWordPattern).join(" "))}] } }`;
		}
		function toWordPattern(word) {
			return word.isQuoted ? word.text.includes("'") ? `"${word.text}"` : `'${word.text}'` : word.text;
		}
		function toRuleId(text) {
			let plain = text.toLowerCase().replace(/[^a-z0-9]+/gu, "-").slice(0, 40).replace(/^-+|-+$/gu, "");
			return plain === "" ? "allow-this" : `allow-${plain}`;
		}
		function uniqueId(base, usedIds) {
			let id = base;
			for (let count = 2; usedIds.has(id); count += 1) id = `${base}-${count}`;
			return id;
		}
	})
};
