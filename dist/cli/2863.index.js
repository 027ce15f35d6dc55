export const id = 2863;
export const ids = [2863, 793];
export const modules = {
	65344: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$e: () => warning,
			Dj: () => failedBy,
			_d: () => skippedFor,
			fE: () => toText,
			gz: () => failed,
			hT: () => skipped,
			hm: () => createCheckRunner,
			ok: () => ok,
			u_: () => variableAndFlag
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _inputs_input_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63689), _log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97309), _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51612), _screen_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21264);
		function failedBy(name, error) {
			let code = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.h4 ? error.code : void 0;
			return {
				...failed(name, (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(error, _failure_js__WEBPACK_IMPORTED_MODULE_1__.S)),
				code
			};
		}
		let createCheckMaker = (state) => (name, found, remedy, next, code) => ({
			name,
			state,
			found,
			code,
			remedy,
			next
		}), ok = createCheckMaker("ok"), warning = createCheckMaker("warning"), failed = createCheckMaker("failed"), skipped = createCheckMaker("skipped");
		function skippedFor(name, ...needs) {
			return {
				...skipped(name, `needs ${needs.join(" and ")}`),
				needs
			};
		}
		function createCheckRunner({ signal }) {
			return async (name, requiredChecks, run) => {
				let unmet = requiredChecks.filter((check) => check.state === "failed" || check.needs !== void 0);
				if (unmet.length > 0) return skippedFor(name, ...unmet.map((check) => check.name));
				try {
					return await run();
				} catch (error) {
					return signal.throwIfAborted(), failedBy(name, error);
				}
			};
		}
		function variableAndFlag(name) {
			return `${(0, _inputs_input_text_js__WEBPACK_IMPORTED_MODULE_2__.Kw)(name)} (--${name})`;
		}
		function toText(checks, io) {
			let style = (0, _screen_js__WEBPACK_IMPORTED_MODULE_3__._r)(io.terminal?.stdout), signs = {
				ok: style.green("\u2713"),
				warning: style.yellow("!"),
				failed: style.red("\u2717"),
				skipped: style.dim("-")
			}, width = Math.max(...checks.map(({ name }) => name.length)), indent = " ".repeat(width + 4);
			return `${checks.flatMap(({ name, state, found, remedy, next }) => [
				`${signs[state]} ${name.padEnd(width)}  ${(0, _log_js__WEBPACK_IMPORTED_MODULE_4__.TN)(found)}`,
				...remedy === void 0 ? [] : [`${indent}${style.bold("\u2192")} ${(0, _log_js__WEBPACK_IMPORTED_MODULE_4__.TN)(remedy)}`],
				...next === void 0 ? [] : [`${indent}${style.dim("$")} ${(0, _log_js__WEBPACK_IMPORTED_MODULE_4__.TN)(next)}`]
			]).join("\n")}\n`;
		}
	}),
	42863: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { runDoctor: () => runDoctor });
		var external_node_fs_ = __webpack_require__(73024), errors = __webpack_require__(452), places = __webpack_require__(11518), definitions = __webpack_require__(63683), input_lists = __webpack_require__(29937), input_text = __webpack_require__(63689), proxy_settings = __webpack_require__(53407), service_settings = __webpack_require__(2382), policy_tests = __webpack_require__(90793), job_workspace = __webpack_require__(50082), policy_file = __webpack_require__(10401), lint = __webpack_require__(68421), shell_word = __webpack_require__(52214), command = __webpack_require__(99859), chat_policy = __webpack_require__(63543), cli_policy_file = __webpack_require__(45771), screen = __webpack_require__(21264), external_node_path_ = __webpack_require__(76760), model_support = __webpack_require__(74229), folders = __webpack_require__(92782), http_document = __webpack_require__(58435), claims = __webpack_require__(7881), identity_source = __webpack_require__(70621), model_access = __webpack_require__(37923), proxy_model_access = __webpack_require__(89665), json = __webpack_require__(16413), cli_agent = __webpack_require__(2403), doctor_check = __webpack_require__(65344);
		async function checkAgent(invocation, job) {
			let { io, text, has } = invocation, agent = (0, cli_agent.s)(invocation, io);
			if (agent === void 0) return;
			let acp = await Promise.all([
				__webpack_require__.e(2143),
				__webpack_require__.e(8439),
				__webpack_require__.e(2963),
				__webpack_require__.e(1060),
				__webpack_require__.e(9512),
				__webpack_require__.e(6497)
			]).then(__webpack_require__.bind(__webpack_require__, 96497)), { modelAccess, ...agentOptions } = agent, anyModel = agentOptions.anyModel || modelAccess !== void 0, { env, cwd: folder } = io, examined = await acp.examineAgent({
				agent: {
					...agentOptions,
					anyModel
				},
				folder,
				env,
				signal: job.signal
			}), checks = judgeAgent(examined, io), access = text("model-access");
			if (access === void 0) return checks;
			let models = await checkModelAccess(access, has("exchange"), job), options = {
				agent: examined.name,
				sandbox: agent.sandbox,
				accessText: access,
				examine: acp.examineModelAccess
			};
			return [
				...checks.filter(({ name }) => name !== "model"),
				...await checkConnection(options, job),
				...models
			];
		}
		function judgeAgent(examined, io) {
			let [program = ""] = examined.command, file = (0, folders.Kp)(program, program.includes("/") ? [io.cwd] : listProgramFolders(io));
			return [
				judgeProgram(program, file, examined),
				...judgeProtocol(file, examined),
				judgeModel(examined)
			];
		}
		function listProgramFolders({ env, cwd }) {
			return (env.PATH ?? "").split(external_node_path_.delimiter).filter((folder) => external_node_path_.isAbsolute(folder) && external_node_path_.relative(cwd, folder).startsWith(".."));
		}
		function judgeProgram(program, file, { package: name, inspection }) {
			if (file === void 0) {
				let next = name === void 0 ? void 0 : `npm install --global ${name}`, place = program.includes("/") ? "not a program" : "in no folder of PATH outside the work folder";
				return (0, doctor_check.gz)("agent", `"${program}" is ${place}.`, "Install it, or name its path with --agent.", next);
			}
			let agentTitle = inspection.state === "running" ? inspection.agent : void 0;
			return (0, doctor_check.ok)("agent", agentTitle === void 0 ? file : `${agentTitle}, ${file}`);
		}
		function judgeProtocol(file, { inspection }) {
			if (file === void 0) return [(0, doctor_check._d)("protocol", "agent"), (0, doctor_check._d)("asking", "agent")];
			if (inspection.state === "failed") return [(0, doctor_check.gz)("protocol", inspection.message), (0, doctor_check._d)("asking", "protocol")];
			let { protocolVersion, askingProblem } = inspection;
			return [(0, doctor_check.ok)("protocol", `version ${protocolVersion} of the Agent Client Protocol`), askingProblem === void 0 ? (0, doctor_check.ok)("asking", "it asks here, in manual mode") : (0, doctor_check.gz)("asking", askingProblem)];
		}
		function judgeModel({ passedVariables, keyVariables, isModelChosen }) {
			if (!isModelChosen) {
				let remedy = `Set one of ${keyVariables.join(", ")}, or name another with --agent-env. With --any-model, it uses any model that it finds.`;
				return (0, doctor_check.gz)("model", "it has neither a key for a model nor a gateway, so it might send code to a host that nobody chose", remedy);
			}
			return passedVariables.length > 0 ? (0, doctor_check.ok)("model", `it is given ${passedVariables.join(", ")}`) : keyVariables.length === 0 ? (0, doctor_check.hT)("model", "it is unknown which keys it takes") : (0, doctor_check.ok)("model", "it is given no key, and may use any model (--any-model)");
		}
		async function checkConnection({ agent, sandbox, accessText, examine }, job) {
			let { access } = readAccess(accessText, job);
			if (access === void 0) return [];
			let { name } = access.provider, { variables } = model_support.p[agent], pair = variables[name] === void 0 ? (0, doctor_check.gz)("pair", `${agent} can't use ${name}`, `These pairs work: ${(0, model_support.Y)()}.`) : (0, doctor_check.ok)("pair", `${agent} can use ${name}`);
			if (sandbox === "none") {
				let network = (0, doctor_check.hT)("network", "without a sandbox, the agent has the network of this machine");
				return [
					pair,
					(0, doctor_check.$e)("sandbox", "there is none, so the agent can read what you can: in a job, its identity", "Leave out \"--agent-sandbox none\"."),
					network
				];
			}
			let examined = await examine({
				agent,
				access,
				env: job.env,
				signal: job.signal
			});
			return examined.sandbox === void 0 ? [
				pair,
				(0, doctor_check.ok)("sandbox", "bubblewrap confines what is started"),
				examined.network === void 0 ? (0, doctor_check.ok)("network", `only the broker can be reached, not ${new URL(access.baseUrl).host}`) : (0, doctor_check.gz)("network", rewordForFlags(examined.network))
			] : [
				pair,
				(0, doctor_check.gz)("sandbox", rewordForFlags(examined.sandbox)),
				(0, doctor_check._d)("network", "sandbox")
			];
		}
		function rewordForFlags(message) {
			return message.replace("\"sandbox: none\"", "\"--agent-sandbox none\"");
		}
		async function checkModelAccess(text, canSpendToken, job) {
			let { check, access } = readAccess(text, job);
			if (access === void 0) {
				let [identity, exchange] = [(0, doctor_check._d)("identity", check.name), (0, doctor_check._d)("exchange", check.name, "identity")];
				return [
					check,
					identity,
					exchange,
					(0, doctor_check._d)("clock", "models"),
					(0, doctor_check._d)("models", "exchange")
				];
			}
			let runCheck = (0, doctor_check.hm)(job), { provider, apiKey, isSingleUse } = access, source, identity = await runCheck("identity", [], async () => (source = await (0, proxy_model_access.createModelTokens)(job, access).check(), source === void 0 ? (0, doctor_check.hT)("identity", "a key of the provider needs none") : checkToken(access, source, job))), token, exchange = await runCheck("exchange", [identity], async () => {
				if (isSingleUse && source?.takesAudience === !1 && !canSpendToken) {
					let why = `the token from ${source.name} can be exchanged only once, and the next run would lack it: "--exchange" exchanges it anyway`;
					return {
						...(0, doctor_check.hT)("exchange", why),
						needs: ["--exchange"]
					};
				}
				let obtained = await (0, proxy_model_access.createModelTokens)(job, access).obtain();
				return token = obtained.token, apiKey === void 0 ? (0, doctor_check.ok)("exchange", `${provider.title} grants a token for ${Math.round(obtained.lifetimeMs / 1e3)} s`) : (0, doctor_check.hT)("exchange", "a key of the provider needs none");
			}), serverDateMs, models = await runCheck("models", [exchange], async () => {
				if (token === void 0) throw TypeError("There is no token.");
				let result = await checkModels(access, token, job);
				return {serverDateMs} = result, result.check;
			});
			return [
				check,
				identity,
				exchange,
				judgeClock(serverDateMs, models, job),
				models
			];
		}
		function readAccess(accessText, { env }) {
			try {
				let access = (0, model_access.Q)(accessText, env), { provider, baseUrl, ids } = access, idTexts = Object.entries(ids).map(([name, value]) => `${name} "${value}"`);
				return {
					access,
					check: (0, doctor_check.ok)("model-access", [
						provider.title,
						baseUrl,
						...idTexts
					].join(", "))
				};
			} catch (error) {
				return { check: (0, doctor_check.Dj)("model-access", error) };
			}
		}
		async function checkToken({ audience }, source, { log, signal }) {
			let token = await source.fetchToken({
				audience,
				signal,
				timeoutMs: identity_source.x
			});
			log.mask(token);
			let found = `${source.name}, audience "${audience}"`, seconds = (0, claims.r_)(token);
			return seconds === void 0 ? (0, doctor_check.ok)("identity", found) : (0, doctor_check.$e)("identity", `${found}; its token lives for ${seconds} s`, claims.pm);
		}
		async function checkModels({ provider, baseUrl, apiKey }, token, { fetch, clock, signal }) {
			let { title, wire, name } = provider, rawHeaders = wire.authorize(apiKey === void 0 ? "token" : "key", token.reveal(), () => ""), headers = {};
			for (let i = 0; i < rawHeaders.length; i += 2) headers[rawHeaders[i] ?? ""] = rawHeaders[i + 1] ?? "";
			let version = name === "anthropic" ? { "anthropic-version": "2023-06-01" } : {}, request = {
				method: "GET",
				url: `${baseUrl}${wire.completePath("/models")}`,
				headers: {
					Accept: "application/json",
					...version,
					...headers
				}
			}, response = await (0, http_document.WI)(request, {
				fetch,
				timeoutMs: 1e4,
				now: clock.now,
				signal
			}), serverDateMs = (0, http_document.h2)(response.headers);
			if (response.status !== 200) {
				let found = `${title} answered ${response.status} to a request for its models.`;
				return {
					serverDateMs,
					check: (0, doctor_check.gz)("models", found, suggestRemedy(response.status, apiKey))
				};
			}
			let data = (0, json.Gv)(response.json) ? response.json.data : void 0;
			return {
				serverDateMs,
				check: Array.isArray(data) ? (0, doctor_check.ok)("models", `${data.length} on the first page`) : (0, doctor_check.$e)("models", "not a list of models")
			};
		}
		function suggestRemedy(status, apiKey) {
			return status === 404 ? "Correct \"base_url\"." : status === 429 || status >= 500 ? "Try again later." : apiKey === void 0 ? "The exchange worked, so check which models the service account may use." : "Check the key, and which models it may use.";
		}
		function judgeClock(serverDateMs, models, { clock }) {
			if (serverDateMs === void 0) return models.needs === void 0 ? (0, doctor_check.hT)("clock", "no answer with a date came") : (0, doctor_check._d)("clock", "models");
			let seconds = Math.round((clock.now() - serverDateMs) / 1e3), found = `${Math.abs(seconds)} s ${seconds < 0 ? "behind" : "ahead of"} the provider's`;
			return Math.abs(seconds) <= 60 ? (0, doctor_check.ok)("clock", found) : (0, doctor_check.$e)("clock", found, "Set the clock, or synchronize it (NTP).");
		}
		var external_node_child_process_ = __webpack_require__(31421), external_node_events_ = __webpack_require__(78474), external_node_os_ = __webpack_require__(48161), external_node_readline_ = __webpack_require__(80481), consumers_ = __webpack_require__(38321);
		let hookGaps = {
			claude: {
				oldVersions: "versions before 2.1.295 do not have \"onFailure\": a hook that reaches its time limit is ignored",
				disableAllHooks: "\"disableAllHooks\" in its settings, also in those of a project, unless an administrator manages the hook",
				mentions: "a file that is mentioned with \"@\" is read without a tool",
				bypassPermissions: "in the mode \"bypassPermissions\", what the hook does not decide runs without a question"
			},
			codex: {
				untrustedHook: "a hook that nobody trusted in \"/hooks\" is skipped in silence",
				timeLimit: "a hook that reaches its time limit is ignored",
				bypassPermissions: "\"ask\" is not followed in the mode \"bypassPermissions\": the hook rejects what no rule decides",
				commandFolder: "in 0.153.3 (fixed by 0.169.0), the hook gets the folder of the session and not that of the command: a rule for the root of the work folder then allows a command in any folder",
				missingFolder: "if the folder of the session no longer exists, no hook runs",
				features: "a trusted project can turn hooks off with \"features.hooks = false\"",
				writeStdin: "\"write_stdin\" has no hook: text that is typed into a running program is not checked"
			},
			gemini: {
				yolo: "in the mode \"yolo\", what the hook leaves to Gemini CLI, even by \"allow\", runs without a question",
				timeLimit: "a hook that reaches its time limit is ignored, after Gemini CLI has waited until all processes of the hook have ended",
				hooksConfig: "\"hooksConfig\" of a trusted project",
				editor: "in an editor, over the Agent Client Protocol, none of its hooks run",
				prompt: "with \"--prompt\" it waits forever if the hook asks"
			},
			copilot: {
				timeLimit: "a hook that reaches its time limit is ignored",
				disableAllHooks: "\"disableAllHooks\" in its settings, also in those of a repository",
				allowAllTools: "with \"--allow-all-tools\", what the hook does not decide runs without a question"
			},
			cursor: {
				readFile: "its tool \"ReadFile\" has no hook, in 3.15.6",
				webTools: "web tools: the documentation names no matcher for them",
				autoReview: "\"ask\" is ignored in its mode \"Auto-review\""
			},
			opencode: {
				unloadedPlugin: "a plugin that does not load: then OpenCode asks by its own rules, which the project can set to allow",
				auto: "with \"--auto\", what the hook does not reject runs without a question"
			}
		};
		var hook_names = __webpack_require__(98810), hooks = __webpack_require__(79667), install = __webpack_require__(22040), policy_in_use = __webpack_require__(63774), values = __webpack_require__(97035), checkout = __webpack_require__(40584);
		let waitMs = 2e4;
		async function checkHook(name, io) {
			let host = (0, values.Kf)("hook", name, hook_names.W), profile = hooks.J[host], file = (0, install.uG)(profile, {
				env: io.env,
				home: io.env.HOME ?? (0, external_node_os_.homedir)()
			}), commandByEvent = readCommands(file, profile), versionCheck = (0, doctor_check.ok)("version", `the facts about ${host} are from ${profile.knownFrom}`), missing = Object.keys(profile.events).filter((event) => !commandByEvent.has(event)), [command] = commandByEvent.values();
			if (command === void 0 || missing.length > 0) {
				let where = command === void 0 ? "" : ` at ${missing.join(" and ")}`, next = `interns policy hook --for ${host} --install`;
				return [(0, doctor_check.gz)("hook", `${file} has no entry for this program${where}`, void 0, next), versionCheck];
			}
			let eventByCommand = new Map([...commandByEvent].toReversed().map(([event, installed]) => [installed, event])), refusalChecks = Array.from(eventByCommand, ([installed, event]) => checkRefusal(installed, createImpossibleCall(profile, event, io.cwd), io));
			return [
				(0, doctor_check.$e)("gap", "whatever runs as the same user can undo this: an agent that may write your settings can remove the hook"),
				(0, doctor_check.ok)("hook", file),
				...await Promise.all(refusalChecks),
				...host === "codex" ? [await checkCodexTrust(command, io)] : [],
				await checkPolicyInUse(command, host, io),
				versionCheck,
				...Object.values(hookGaps[host]).map((gap) => (0, doctor_check.$e)("gap", gap))
			];
		}
		async function checkPolicyInUse(command, host, { env, cwd }) {
			let [, quoted, bare] = / --policy (?:'([^']*)'|([^' ]+))/.exec(command) ?? [], policyPath = quoted ?? bare;
			try {
				let inUse = await (0, policy_in_use.K)((0, checkout.P)(cwd), {
					policy: policyPath,
					env
				});
				return inUse.policy === void 0 ? inUse.why === void 0 ? (0, doctor_check.$e)("policy", "there is none for this folder, so the hook decides nothing here", void 0, `interns policy init --for ${host} && interns policy trust`) : (0, doctor_check.$e)("policy", inUse.why, void 0, "interns policy trust") : (0, doctor_check.ok)("policy", `${inUse.source}, SHA-256 ${inUse.digest.slice(0, 12)}`);
			} catch (error) {
				let next = policyPath === void 0 ? "interns policy check" : `interns policy check ${(0, shell_word.u)(policyPath)}`;
				return (0, doctor_check.gz)("policy", (0, errors.Uc)(error), void 0, next);
			}
		}
		function readCommands(file, { events, install }) {
			if (!(0, external_node_fs_.existsSync)(file)) return new Map();
			let text = (0, external_node_fs_.readFileSync)(file, "utf8"), settings = install.script === void 0 ? (0, json.qF)(text) : void 0, lists = (0, json.Gv)(settings) && (0, json.Gv)(settings.hooks) ? settings.hooks : void 0, commands = Object.keys(events).flatMap((event) => {
				let command = findCommand(lists === void 0 ? text : JSON.stringify(lists[event] ?? null));
				return command === void 0 ? [] : [[event, command]];
			});
			return new Map(commands);
		}
		function findCommand(text) {
			let [, quotedCommand] = /("\/bin\/sh -c (?:[^"\\]|\\.)*\/hook\.js(?:[^"\\]|\\.)*")/.exec(text) ?? [], command = quotedCommand === void 0 ? void 0 : JSON.parse(quotedCommand);
			return typeof command == "string" ? command : void 0;
		}
		function createImpossibleCall({ namesNoEvent, fields, tools }, event, cwd) {
			let [tool] = Object.keys(tools).filter((name) => tools[name]?.kind === "execute"), session = "interns doctor", values = {
				session,
				turn: session,
				folder: cwd,
				tool,
				input: {}
			}, namedValues = Object.entries(fields).flatMap(([meaning, [field]]) => field === void 0 ? [] : [[field, values[meaning]]]);
			return JSON.stringify({
				...Object.fromEntries(namedValues),
				...namesNoEvent ? {} : { hook_event_name: event }
			});
		}
		async function checkRefusal(command, call, { env, cwd }) {
			let child = (0, external_node_child_process_.spawn)("/bin/sh", ["-c", command], {
				env,
				cwd,
				stdio: [
					"pipe",
					"ignore",
					"pipe"
				],
				timeout: waitMs
			});
			child.stdin.on("error", () => {}).end(call);
			let [errorText, [code]] = await Promise.all([(0, consumers_.text)(child.stderr), (0, external_node_events_.once)(child, "close")]).catch(() => ["", [null]]);
			return code === 2 ? errorText.includes("cannot be judged") ? (0, doctor_check.ok)("entry", "it refuses a call that no policy can allow") : (0, doctor_check.gz)("entry", `it refuses every call, because its program does not run: ${errorText.trim()}`) : (0, doctor_check.gz)("entry", `a call that no policy can allow exits with ${String(code)}, not with 2`);
		}
		async function checkCodexTrust(command, io) {
			let codexHooks = await listCodexHooks(io);
			if (typeof codexHooks == "string") return (0, doctor_check.$e)("trust", `${codexHooks}, so it is unknown whether it trusts the hook: see "/hooks" in Codex`);
			let installedHooks = codexHooks.filter((hook) => hook.command === command);
			if (installedHooks.length === 0) return (0, doctor_check.gz)("trust", "Codex does not find the hook in this folder: \"features.hooks\" may be off");
			let states = installedHooks.flatMap(({ eventName, enabled, trustStatus }) => enabled === !0 && (trustStatus === "trusted" || trustStatus === "managed") ? [] : [`${enabled === !0 ? String(trustStatus) : "disabled"} at ${String(eventName)}`]);
			if (states.length === 0) return (0, doctor_check.ok)("trust", "Codex trusts the hook");
			let found = `Codex silently skips the hook: it is ${states.join(", ")}`;
			return (0, doctor_check.gz)("trust", found, "Trust it in \"/hooks\" of Codex.");
		}
		async function listCodexHooks({ env, cwd }) {
			let messages = [
				{
					id: 1,
					method: "initialize",
					params: {
						clientInfo: {
							name: "interns",
							version: "1"
						},
						capabilities: { experimentalApi: !0 }
					}
				},
				{ method: "initialized" },
				{
					id: 2,
					method: "hooks/list",
					params: { cwds: [cwd] }
				}
			], child = (0, external_node_child_process_.spawn)("codex", ["app-server"], {
				env,
				cwd,
				stdio: [
					"pipe",
					"pipe",
					"ignore"
				],
				timeout: waitMs
			});
			try {
				return await new Promise((resolve) => {
					child.on("error", () => resolve("\"codex\" is not on PATH")), child.on("close", () => resolve("\"codex app-server\" does not list its hooks")), child.stdin.on("error", () => {}), child.stdin.write(messages.map((message) => `${JSON.stringify(message)}\n`).join("")), (0, external_node_readline_.createInterface)({ input: child.stdout }).on("line", (line) => {
						let answer = (0, json.qF)(line);
						(0, json.Gv)(answer) && answer.id === 2 && (0, json.Gv)(answer.result) && resolve(readObjects(answer.result, "data").flatMap((folder) => readObjects(folder, "hooks")));
					});
				});
			} finally {
				child.kill("SIGKILL");
			}
		}
		function readObjects(object, name) {
			let list = object[name];
			return Array.isArray(list) ? list.filter(json.Gv) : [];
		}
		var base_url = __webpack_require__(46337), transport = __webpack_require__(33005), connect = __webpack_require__(62480), io = __webpack_require__(72711), loopback = __webpack_require__(83838), find_intern = __webpack_require__(11151), wording = __webpack_require__(96559);
		async function checkReach(baseUrl, { fetch, clock, signal }) {
			try {
				let before = clock.now(), request = {
					method: "GET",
					url: `${baseUrl}/interns`,
					headers: { Accept: "application/json" }
				}, response = await (0, transport.tN)(request, {
					fetch,
					headersTimeoutMs: 1e4,
					now: clock.now,
					signal
				}), after = clock.now();
				return await response.body?.cancel(), {
					service: judgeAnswer(baseUrl, response.status, after - before),
					clock: service_judgeClock(Date.parse(response.headers.get("date") ?? ""), (before + after) / 2)
				};
			} catch (error) {
				return signal.throwIfAborted(), {
					service: {
						...(0, doctor_check.Dj)("service", error),
						...suggestForUnreachable(baseUrl, error)
					},
					clock: (0, doctor_check._d)("clock", "service")
				};
			}
		}
		function suggestForUnreachable(baseUrl, error) {
			let { hostname, port, protocol } = new URL(baseUrl);
			if ((0, loopback.U9)(hostname) && (0, errors.oO)(error) === "ECONNREFUSED") {
				let usedPort = port || (protocol === "https:" ? "443" : "80");
				return {
					remedy: `Nothing listens on port ${usedPort} of this machine. Start the local service there, or correct ${(0, doctor_check.u_)("base-url")}.`,
					next: `interns serve --port ${usedPort} --identity-provider`
				};
			}
			return {
				remedy: `Check ${(0, doctor_check.u_)("base-url")}, name resolution, firewall and proxy (HTTPS_PROXY).`,
				next: `curl --head '${baseUrl.replaceAll("'", "%27")}/interns'`
			};
		}
		function judgeAnswer(baseUrl, status, ms) {
			let found = `GET ${baseUrl}/interns without a key answered ${status} after ${ms} ms`, suggestedUrl = (0, base_url.a)(baseUrl);
			if (status === 401 || status === 404 && suggestedUrl === void 0) return (0, doctor_check.ok)("service", found);
			if (status >= 500) return (0, doctor_check.gz)("service", found, "The service has a problem. Try again later.");
			let doubt = `An Intern Service answers 401 here. Check ${(0, doctor_check.u_)("base-url")}`;
			return suggestedUrl === void 0 ? (0, doctor_check.$e)("service", found, `${doubt}, and that no proxy answers in its place.`) : (0, doctor_check.$e)("service", found, `${doubt}: did you mean ${suggestedUrl}?`, toExportCommand(suggestedUrl));
		}
		function toExportCommand(baseUrl) {
			return `export INTERNS_BASE_URL='${baseUrl.replaceAll("'", "%27")}'`;
		}
		function service_judgeClock(serviceMs, localMs) {
			if (Number.isNaN(serviceMs)) return (0, doctor_check.hT)("clock", "the service sends no Date");
			let seconds = Math.round((localMs - serviceMs) / 1e3);
			if (Math.abs(localMs - serviceMs) < 3e4) return (0, doctor_check.ok)("clock", `within ${Math.max(1, Math.abs(seconds))} s of the service`);
			let found = `this machine is ${Math.abs(seconds)} s ${seconds > 0 ? "ahead of" : "behind"} the service`;
			return (0, doctor_check.$e)("clock", found, "Set the clock: otherwise tokens are refused as expired, or as issued in the future.");
		}
		async function checkExchange({ baseUrl, credentials }, job) {
			if (credentials.by === "api-key") return (0, doctor_check.hT)("exchange", "an API key needs none");
			try {
				let { lifetimeMs } = await (0, connect.BM)(job, {
					baseUrl,
					credentials
				}), seconds = Math.round(lifetimeMs / 1e3);
				return (0, doctor_check.ok)("exchange", `policy "${credentials.federationPolicyId}" grants a token for ${seconds} s`);
			} catch (error) {
				if (!(error instanceof errors.Sb) || error.code !== "exchange_refused") throw error;
				let { source, remarks = [] } = error.data, check = (0, doctor_check.Dj)("exchange", error);
				if (source === "base-url") return {
					...check,
					...suggestBaseUrl(baseUrl),
					remedy: `Correct ${(0, doctor_check.u_)("base-url")}.`
				};
				let policy = `"${credentials.federationPolicyId}", ${(0, doctor_check.u_)("federation-policy-id")}`, remedy = [...remarks, `Compare the claims with the federation policy ${policy}.`].join(" ");
				return {
					...check,
					remedy,
					next: "interns identity"
				};
			}
		}
		async function checkList(settings, job) {
			try {
				return await (0, io.dn)(job, settings.timeoutMs, async ({ signal }) => {
					let { client } = await (0, connect.Ng)({
						...job,
						signal
					}, settings), count = 0;
					for await (let _ of client.listInterns({
						workspaceId: settings.workspaceId,
						signal
					})) count += 1;
					let found = `this key sees ${(0, wording.hS)(count, "intern")}`;
					return count > 0 ? (0, doctor_check.ok)("interns", found) : (0, doctor_check.$e)("interns", found, "Create an intern in the workspace of this key, or use a key of a workspace that has one.");
				});
			} catch (error) {
				if (!(error instanceof errors.h4) || error.data.status !== 404) throw error;
				return {
					...(0, doctor_check.Dj)("interns", error),
					...suggestBaseUrl(settings.baseUrl)
				};
			}
		}
		function suggestBaseUrl(baseUrl) {
			let guess = (0, base_url.a)(baseUrl);
			return guess === void 0 ? {} : {
				remedy: `${(0, doctor_check.u_)("base-url")}: did you mean ${guess}?`,
				next: toExportCommand(guess)
			};
		}
		async function checkIntern(settings, job) {
			let { intern } = settings;
			return intern === void 0 ? (0, doctor_check.hT)("intern", "none was named: \"interns doctor INTERN\" checks one") : (0, io.dn)(job, settings.timeoutMs, async (timed) => {
				let { client } = await (0, connect.Ng)(timed, settings), { name, id, model } = await (0, find_intern.n)({
					...settings,
					...timed,
					client,
					intern,
					waitForInternMs: 0
				});
				return (0, doctor_check.ok)("intern", `"${name}" (${id}) runs, model ${model ?? "default"}`);
			}).catch((error) => (job.signal.throwIfAborted(), {
				...(0, doctor_check.Dj)("intern", error),
				next: "interns list"
			}));
		}
		async function checkIdentity(credentials, job) {
			if (credentials?.by === "api-key") return (0, doctor_check.hT)("identity", "an API key needs none");
			let subjectToken = credentials?.subjectToken;
			if (subjectToken?.from === "input") return (0, doctor_check.ok)("identity", "--subject-token");
			if (subjectToken?.from === "file") return (0, doctor_check.ok)("identity", `the file ${subjectToken.path}`);
			try {
				let source = await (0, places.PM)((0, places.Bx)({
					...job,
					...(0, job_workspace.OH)(job)
				})), audience = credentials === void 0 ? "" : `, audience "${credentials.audience}"`;
				return (0, doctor_check.ok)("identity", `${source.name}${audience}`);
			} catch (error) {
				if (!(error instanceof errors.lD && error.code === "identity_missing" && error.data.source === void 0)) throw error;
				if (credentials === void 0) {
					let found = `none on this machine, so use ${(0, doctor_check.u_)("api-key")}`;
					return (0, doctor_check.hT)("identity", found, void 0, "interns identity");
				}
				return {
					...(0, doctor_check.Dj)("identity", error),
					found: "No CI identity found on this machine, and a federation policy needs one.",
					remedy: `Set ${(0, doctor_check.u_)("api-key")} in place of ${(0, doctor_check.u_)("federation-policy-id")}, or set ${(0, doctor_check.u_)("subject-token-file")} to a file with a token. This shows every source, and what it lacks:`,
					next: "interns identity"
				};
			}
		}
		async function runDoctor(invocation) {
			let { io } = invocation, job = await invocation.openJob(), checks = await runChecks(invocation, job);
			return (0, screen.RS)(invocation, job, { checks }, () => (0, screen.EO)(job.redactor.redact((0, doctor_check.fE)(checks, io)), io.terminal?.stdout)), +!!checks.some(({ state }) => state === "failed");
		}
		async function runChecks(invocation, job) {
			let { value, text, has } = invocation, hook = value("hook");
			if (hook !== void 0) return checkHook(hook, invocation.io);
			let access = text("model-access");
			access !== void 0 && (0, proxy_settings.h)((name) => value(name) !== void 0);
			let agentChecks = await checkAgent(invocation, job);
			return agentChecks === void 0 ? access === void 0 ? checkServiceAccess(invocation, job) : checkModelAccess(access, has("exchange"), job) : agentChecks;
		}
		async function checkServiceAccess(invocation, job) {
			let { words, text } = invocation, { checks, mistakes, baseUrl = "", credentials, ...others } = readDoctorSettings(text, (0, places._F)(job.env)), settings = credentials && {
				...others,
				baseUrl,
				credentials,
				intern: words[0] ?? text("intern")
			}, withSettings = (run) => () => {
				if (settings === void 0) throw TypeError("There are no credentials for a check that needs them.");
				return run(settings, job);
			}, { service, clock } = checks.baseUrl.state === "failed" ? {
				service: (0, doctor_check._d)("service", "base-url"),
				clock: (0, doctor_check._d)("clock", "base-url")
			} : await checkReach(baseUrl, job), runCheck = (0, doctor_check.hm)(job), identity = await runCheck("identity", checks.credentials.code === "input_missing" ? [] : [checks.credentials], () => checkIdentity(credentials, job)), hasKey = credentials?.by === "api-key", exchange = await runCheck("exchange", hasKey ? [] : [
				checks.credentials,
				service,
				identity
			], withSettings(checkExchange)), interns = await runCheck("interns", [hasKey ? service : exchange, ...mistakes], withSettings(checkList)), intern = await runCheck("intern", [interns], withSettings(checkIntern)), policy = await checkPolicy(invocation, job);
			return [
				checks.baseUrl,
				checks.credentials,
				...mistakes,
				service,
				clock,
				identity,
				exchange,
				interns,
				intern,
				policy
			];
		}
		function readDoctorSettings(text, isCiJob) {
			let url = trySetting("base-url", () => (0, input_text.LA)(text, "base-url")), audienceUrl = url.value ?? command.DR, hasServiceInput = input_lists.O.some((name) => name !== "base-url" && text(name) !== void 0), auth = trySetting("credentials", () => hasServiceInput ? (0, service_settings.L1)(text, audienceUrl) : void 0), timeout = trySetting("timeout", () => (0, input_text.LA)(text, "timeout")), workspace = trySetting("workspace-id", () => (0, input_text.LA)(text, "workspace-id")), { value: credentials } = auth, found = credentials?.by === "api-key" ? "an API key" : `federation policy "${credentials?.federationPolicyId}"`;
			return {
				checks: {
					baseUrl: url.mistake ?? (url.value === void 0 ? failForBaseUrl() : (0, doctor_check.ok)("base-url", url.value)),
					credentials: auth.mistake ?? (credentials === void 0 ? failForCredentials(isCiJob) : (0, doctor_check.ok)("credentials", found))
				},
				mistakes: [timeout.mistake, workspace.mistake].filter((check) => check !== void 0),
				baseUrl: url.value,
				credentials,
				timeoutMs: timeout.value ?? 0,
				workspaceId: workspace.value
			};
		}
		function trySetting(name, read) {
			try {
				return { value: read() };
			} catch (error) {
				let inputName = error instanceof errors.h4 ? error.data.source ?? "" : "", alternative = name === "base-url" ? "" : ", or leave it out", remedy = (0, definitions.wp)(inputName) ? { remedy: `Correct ${(0, doctor_check.u_)(inputName)}${alternative}.` } : {};
				return { mistake: {
					...(0, doctor_check.Dj)(name, error),
					...remedy
				} };
			}
		}
		function failForBaseUrl() {
			let what = `${(0, doctor_check.u_)("base-url")} is not set.`;
			return (0, doctor_check.gz)("base-url", what, "Set it to the address of your Intern Service, with its version segment. No service yet? \"interns exec -- interns doctor\" checks a local one.", `export INTERNS_BASE_URL=${command.DR}`, "input_missing");
		}
		function failForCredentials(isCiJob) {
			let what = `Neither ${(0, doctor_check.u_)("federation-policy-id")} nor ${(0, doctor_check.u_)("api-key")} is set.`, job = `In a CI job set ${(0, doctor_check.u_)("federation-policy-id")}: the job's identity is exchanged, and no secret is stored.`, next = isCiJob ? "export INTERNS_FEDERATION_POLICY_ID=..." : "export INTERNS_API_KEY=...";
			return (0, doctor_check.gz)("credentials", what, `${job} Elsewhere set ${(0, doctor_check.u_)("api-key")}.`, next, "input_missing");
		}
		async function checkPolicy({ text, io }, job) {
			let configuredPath = text("policy") ?? "", isCustomPath = configuredPath !== (0, input_text.Ud)("policy"), path = isCustomPath || (0, places._F)(io.env) ? configuredPath : (0, cli_policy_file.H4)(io), workspace = (0, job_workspace.OH)(job), file = workspace.resolve(path), bytes = await workspace.readInput(file).catch(() => void 0);
			if (bytes === void 0) {
				let what = `${path} ${(0, external_node_fs_.existsSync)(file) ? "can't be read" : "does not exist"}`, remedy = `To use another file, set ${(0, doctor_check.u_)("policy")}. This writes one to start with:`;
				return isCustomPath ? (0, doctor_check.gz)("policy", what, remedy, "interns policy init") : (0, doctor_check.$e)("policy", `${what}, so no rule allows anything`, remedy, "interns policy init");
			}
			return judgePolicy(bytes, path, () => isCustomPath ? void 0 : (0, chat_policy.Yb)(io));
		}
		async function judgePolicy(bytes, path, findDoubt) {
			let next = `interns policy check ${(0, shell_word.u)(path)}`;
			try {
				let policy = await (0, policy_file.t)(bytes, path);
				(0, policy_tests.Y)(policy);
				let count = (0, lint.u)(policy).length, found = `${path}: ${(0, cli_policy_file.ls)(policy, [
					"rules",
					"guards",
					"tests"
				])} passed`, doubt = findDoubt();
				return doubt === void 0 ? count === 0 ? (0, doctor_check.ok)("policy", found) : (0, doctor_check.$e)("policy", found, `There ${count === 1 ? "is one warning" : `are ${count} warnings`}.`, next) : (0, doctor_check.$e)("policy", found, doubt);
			} catch (error) {
				return {
					...(0, doctor_check.Dj)("policy", error),
					remedy: "This shows all mistakes at once:",
					next
				};
			}
		}
	}),
	51612: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => nameAsFlag,
			x: () => reportFailure
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63683), _inputs_input_lists_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29937), _inputs_input_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63689), _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97309), _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99859), _exit_code_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75720), _screen_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21264);
		let accessCodePattern = /^(?:identity|exchange|api|intern)_/, nameAsFlag = (name) => `--${name}`;
		function createNameInput({ inputs = [], flags, arguments: words = [] }) {
			let names = [...inputs, ...(0, _command_js__WEBPACK_IMPORTED_MODULE_0__.PQ)(flags).map(({ name }) => name)];
			return (name, isFirst) => names.includes(name) ? nameAsFlag(name, isFirst) : words.find(({ input }) => input === name)?.name ?? name.toUpperCase();
		}
		function findMisspeltVariable(wanted, { env }) {
			let strip = (name) => name.replace(/^INTERNS?_?|_/gi, "").toUpperCase();
			return Object.keys(env).find((name) => /^interns?_/i.test(name) && name !== wanted && strip(name) === strip(wanted));
		}
		function reportFailure(thrown, command, isJsonWanted, io) {
			let error = (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.on)(thrown), nameInput = createNameInput(command), source = error.data.source ?? "", text = (0, _log_js__WEBPACK_IMPORTED_MODULE_2__.TN)(`interns ${command.name}: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.Uc)(thrown, nameInput)} (${error.code})`);
			(0, _screen_js__WEBPACK_IMPORTED_MODULE_3__.qz)(io, error.data.line === void 0 ? text : text.replaceAll(` ${(0, _log_js__WEBPACK_IMPORTED_MODULE_2__.TN)(source)}:`, `\n${(0, _log_js__WEBPACK_IMPORTED_MODULE_2__.TN)(source)}:`));
			let missingInput = error.code === "input_missing" && (0, _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.wp)(source) ? source : void 0;
			if ((0, _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.wp)(source) && _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.Z$[source].where !== "action" && (io.env[(0, _inputs_input_text_js__WEBPACK_IMPORTED_MODULE_5__.Kw)(source)] ?? "") !== "") (0, _screen_js__WEBPACK_IMPORTED_MODULE_3__.qz)(io, `  Without the flag, the environment variable ${(0, _inputs_input_text_js__WEBPACK_IMPORTED_MODULE_5__.Kw)(source)} is used.`);
			else if (missingInput !== void 0) {
				let misspelt = findMisspeltVariable((0, _inputs_input_text_js__WEBPACK_IMPORTED_MODULE_5__.Kw)(missingInput), io);
				misspelt === void 0 ? (0, _screen_js__WEBPACK_IMPORTED_MODULE_3__.qz)(io, `  You can also set it in the environment, as ${(0, _inputs_input_text_js__WEBPACK_IMPORTED_MODULE_5__.Kw)(missingInput)}.`) : (0, _screen_js__WEBPACK_IMPORTED_MODULE_3__.qz)(io, `  ${misspelt} is set, but nothing reads it. Did you mean ${(0, _inputs_input_text_js__WEBPACK_IMPORTED_MODULE_5__.Kw)(missingInput)}?`);
			}
			for (let { name: claim, value } of error.data.unverifiedClaims ?? []) (0, _screen_js__WEBPACK_IMPORTED_MODULE_3__.qz)(io, `  ${claim}: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_2__.TN)(value ?? "absent")} (unverified)`);
			for (let remark of error.data.remarks ?? []) (0, _screen_js__WEBPACK_IMPORTED_MODULE_3__.qz)(io, `  ${(0, _log_js__WEBPACK_IMPORTED_MODULE_2__.TN)(remark)}`);
			(accessCodePattern.test(error.code) || _inputs_input_lists_js__WEBPACK_IMPORTED_MODULE_6__.O.some((name) => name === missingInput)) && (0, _screen_js__WEBPACK_IMPORTED_MODULE_3__.qz)(io, "  \"interns doctor\" says what to fix.");
			let example = Object.values(command.examples).find((line) => line.startsWith("interns exec -- "));
			return missingInput === "base-url" && example !== void 0 && (0, _screen_js__WEBPACK_IMPORTED_MODULE_3__.qz)(io, `  To try it with a local service: ${example}`), isJsonWanted && io.stdout(`${(0, _screen_js__WEBPACK_IMPORTED_MODULE_3__.jj)({ error: {
				code: error.code,
				message: error.messageFor(nameInput)
			} })}\n`), (0, _exit_code_js__WEBPACK_IMPORTED_MODULE_7__.t4)(error);
		}
	}),
	53407: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			h: () => refuseReplacedInput,
			u: () => readProxySettings
		});
		var _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96559), _input_lists_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(29937), _input_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63689), _service_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2382), _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97035);
		function readProxySettings(get, isGiven = (name) => get(name) !== void 0 && get(name) !== (0, _input_text_js__WEBPACK_IMPORTED_MODULE_0__.Ud)(name)) {
			let modelAccess = get("model-access");
			return modelAccess === void 0 ? readInternProxySettings(get) : (refuseReplacedInput(isGiven), readModelProxySettings(get, modelAccess));
		}
		function readModelProxySettings(get, modelAccess) {
			let clients = get("export-env");
			return {
				command: "proxy",
				serves: "models",
				modelAccess,
				exportEnv: clients === void 0 ? void 0 : (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.gH)("export-env", clients, [
					"OPENAI",
					"ANTHROPIC",
					"INTERNS"
				]),
				...(0, _input_text_js__WEBPACK_IMPORTED_MODULE_0__.sb)(get, {
					transcriptFile: "transcript-file",
					timeoutMs: "timeout"
				})
			};
		}
		function refuseReplacedInput(isGiven) {
			let replacedInput = [..._input_lists_js__WEBPACK_IMPORTED_MODULE_2__.O, ..._input_lists_js__WEBPACK_IMPORTED_MODULE_2__.L].find(isGiven);
			if (replacedInput === void 0) return;
			let message = (0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.hF)("model-access")} replaces ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.hF)(replacedInput)}. Leave ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.hF)(replacedInput)} out, and write its key into ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.hF)("model-access")}.`;
			throw (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.hj)(replacedInput, message);
		}
		function readInternProxySettings(get) {
			let service = (0, _service_settings_js__WEBPACK_IMPORTED_MODULE_4__.vw)(get), clients = get("export-env"), exportEnv = clients === void 0 ? [] : (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.gH)("export-env", clients, ["OPENAI", "INTERNS"]), settings = (0, _input_text_js__WEBPACK_IMPORTED_MODULE_0__.sb)(get, {
				transcriptFile: "transcript-file",
				timeoutMs: "timeout",
				intern: "intern",
				workspaceId: "workspace-id",
				waitForInternMs: "wait-for-intern",
				approvalMode: "approval-mode",
				policyRef: "policy-ref"
			});
			if (exportEnv.includes("OPENAI") && settings.intern === void 0) {
				let message = (0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.hF)("intern")} is not given. Set it to the name or id of the intern that OPENAI_BASE_URL should lead to.`;
				throw (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.LO)("intern", message);
			}
			return {
				command: "proxy",
				serves: "interns",
				...service,
				...settings,
				exportEnv,
				policy: (0, _input_text_js__WEBPACK_IMPORTED_MODULE_0__.AT)(get),
				isLossy: (0, _input_text_js__WEBPACK_IMPORTED_MODULE_0__.LA)(get, "lossy") === "allow",
				allowPaths: get("allow-paths") ?? "",
				caps: (0, _input_text_js__WEBPACK_IMPORTED_MODULE_0__.sb)(get, {
					maxRequests: "max-requests",
					maxCost: "max-cost"
				})
			};
		}
	}),
	90793: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Y: () => checkPolicyTests,
			loadTestedPolicy: () => loadTestedPolicy
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _permission_file_policy_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10401), _permission_tools_self_test_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99442);
		async function loadTestedPolicy(bytes, path) {
			let policy = await (0, _permission_file_policy_file_js__WEBPACK_IMPORTED_MODULE_0__.t)(bytes, path);
			return checkPolicyTests(policy), policy;
		}
		function checkPolicyTests(policy) {
			let failures = (0, _permission_tools_self_test_js__WEBPACK_IMPORTED_MODULE_1__.N)(policy), [first] = failures;
			if (first === void 0) return;
			let { source } = policy, { line, column } = first, shown = failures.slice(0, 3).map((one) => `${source}:${one.line}:${one.column}: ${one.name}: ${one.message}`), more = failures.length > 3 ? ` And ${failures.length - 3} more.` : "", message = `Tests of the permission policy fail. ${shown.join(" ")}${more}`;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.pn("policy_invalid", message, {
				source,
				line,
				column
			});
		}
	}),
	89665: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			createModelBearer: () => createModelBearer,
			createModelTokens: () => createModelTokens,
			createModelUpstreamOptions: () => createModelUpstreamOptions,
			readProxiedAccess: () => readProxiedAccess
		});
		var schemas = __webpack_require__(94343), api = __webpack_require__(43759), errors = __webpack_require__(452), http_document = __webpack_require__(58435), claims = __webpack_require__(7881), log = __webpack_require__(97309), secret = __webpack_require__(36385), access_token = __webpack_require__(14219), token_exchange = __webpack_require__(64528);
		function obtainModelToken(tokenOptions) {
			let { access, usedFingerprints, fetch, ...options } = tokenOptions, { audience, isAudienceDefault, isSingleUse } = access;
			return (0, access_token.BM)({
				...options,
				audience,
				isAudienceDefault,
				usedFingerprints: isSingleUse ? usedFingerprints : void 0,
				exchange: (token, timeoutMs) => exchangeModelToken(access, token, {
					...options,
					fetch,
					now: options.clock.now,
					timeoutMs
				})
			});
		}
		let modelTokenResponse = schemas._H3({
			access_token: schemas.YjP().check(api.Fk(/^[\x21-\x7e]+$/)),
			expires_in: schemas.lqM(schemas.aig().check(api.NC())),
			token_type: schemas.lqM(schemas.YjP().check(api.Fk(/^bearer$/i)))
		});
		function buildModelExchange({ provider, tokenUrl, ids }, subjectToken) {
			let token = subjectToken.reveal();
			if (token.length > provider.maxTokenCharacters) {
				let message = `The subject token has ${token.length} characters, but ${provider.title} accepts at most ${provider.maxTokenCharacters}.`;
				throw new errors.Sb("exchange_malformed", message);
			}
			let { headers, body } = provider.buildTokenRequest(ids, token);
			return {
				method: "POST",
				url: tokenUrl,
				headers: {
					Accept: "application/json",
					...headers
				},
				body
			};
		}
		async function exchangeModelToken(access, subjectToken, options) {
			let { provider, ids, isSingleUse } = access, name = `The token exchange of ${provider.title}`, response = await (0, token_exchange.Cj)(`${name} did not answer.`, buildModelExchange(access, subjectToken), options), serviceDateMs = (0, http_document.h2)(response.headers), skewRemark = describeSkew(provider.title, serviceDateMs, options.now());
			if (response.status === 200) {
				skewRemark !== void 0 && options.log.warning(skewRemark);
				let { exp } = (0, claims.Ab)(subjectToken), nowMs = serviceDateMs ?? options.now(), secondsLeft = exp === void 0 ? void 0 : Math.max(0, exp - nowMs / 1e3);
				return readModelToken(access, {
					json: response.json,
					secondsLeft,
					log: options.log
				});
			}
			let requestId = response.headers.get(provider.requestIdHeader) ?? response.requestId;
			throw (0, token_exchange.xn)({
				...response,
				requestId
			}, {
				name,
				subjectToken,
				...readError(response.json, subjectToken),
				causes: provider.explain(response.status, ids, isSingleUse),
				skewRemark,
				describe(answer, claims, remarks) {
					let shownIds = Object.entries(ids).map(([id, value]) => `${id} "${value}"`), request = requestId === void 0 ? "" : ` of the request ${(0, log.TN)(requestId.slice(0, 100))}`;
					return `${provider.title} refused the token exchange${request} (${answer}) for ${shownIds.join(", ")}; ${claims}. ${remarks.join(" ")}`.trim();
				}
			});
		}
		function readModelToken({ provider, tokenUrl }, { json, secondsLeft, log }) {
			let body = modelTokenResponse.safeParse(json), statedSeconds = body.data?.expires_in, seconds = provider.computeLifetime(statedSeconds, secondsLeft);
			if (!body.success || seconds === void 0) {
				let message = `The token exchange at ${tokenUrl} answered 200, but the body is not a token response: check ${(body.success ? ["expires_in"] : body.error.issues.map(({ path }) => path.join("."))).join(", ") || "all of it"}. Check the URLs of "model_access".`;
				throw new errors.Sb("exchange_malformed", message, { status: 200 });
			}
			return statedSeconds !== void 0 && seconds < statedSeconds && log.info(`${provider.title} granted a token of ${statedSeconds} s; it is used for ${Math.round(seconds)} s.`), {
				token: new secret.z(body.data.access_token),
				lifetimeMs: seconds * 1e3
			};
		}
		let oauthError = schemas._H3({
			error: schemas.YjP(),
			error_description: schemas.lqM(schemas.YjP())
		}), typedError = schemas._H3({ error: schemas._H3({
			type: schemas.YjP(),
			message: schemas.lqM(schemas.YjP())
		}) });
		function readError(json, subjectToken) {
			let read = (text) => (0, token_exchange.Gb)(text, [subjectToken]), { error, error_description: description } = oauthError.safeParse(json).data ?? {}, innerError = typedError.safeParse(json).data?.error;
			return {
				reason: read(error ?? innerError?.type),
				description: read(description ?? innerError?.message)
			};
		}
		function describeSkew(title, serviceDateMs, nowMs) {
			return serviceDateMs === void 0 || Math.abs(serviceDateMs - nowMs) <= 6e4 ? void 0 : `The clock of this machine is ${Math.round(Math.abs(serviceDateMs - nowMs) / 1e3)} s ${serviceDateMs < nowMs ? "ahead of" : "behind"} the clock of ${title}. Set it, or synchronize it (NTP).`;
		}
		var token_holder = __webpack_require__(66383), places = __webpack_require__(11518), model_access = __webpack_require__(37923), values = __webpack_require__(97035), upstream = __webpack_require__(84426), wording = __webpack_require__(96559), connect = __webpack_require__(62480), job_io = __webpack_require__(72711), workspace = __webpack_require__(50082);
		function readProxiedAccess(settings, env) {
			let access = (0, model_access.Q)(settings.modelAccess, env), { variablePrefix } = access.provider.wire, otherName = settings.exportEnv?.find((name) => name !== variablePrefix);
			if (otherName === void 0) return access;
			let message = (0, wording.MH)`${(0, wording.hF)("export-env")} names ${otherName}, but the variables for ${access.provider.title} begin with ${variablePrefix}_. Leave ${(0, wording.hF)("export-env")} out.`;
			throw (0, values.Gq)("export-env", message);
		}
		function createModelUpstreamOptions(io, settings, { token: firstToken, usedFingerprints }, onExchange) {
			let access = readProxiedAccess(settings, io.env), { baseUrl, caps } = access, { obtain } = createModelTokens(io, access, usedFingerprints);
			return {
				baseUrl,
				capLimits: caps,
				bearer: createModelBearer(access, {
					...io,
					obtain,
					firstToken,
					onExchange
				}),
				provider: (0, upstream.D)(access),
				approvalMode: "manual",
				allowed: []
			};
		}
		function createModelTokens(io, access, initialFingerprints = []) {
			let { apiKey, subjectTokenFile } = access, usedFingerprints = new Set(initialFingerprints);
			if (apiKey !== void 0) {
				io.log.mask(apiKey);
				let token = {
					token: apiKey,
					lifetimeMs: 316224e5,
					startedAt: io.clock.monotonic()
				};
				return {
					usedFingerprints,
					obtain: () => Promise.resolve(token),
					check: () => Promise.resolve(void 0)
				};
			}
			let findSource = (0, job_io.Oo)(async () => {
				if (subjectTokenFile !== void 0) return (0, connect.Zl)({
					from: "file",
					path: subjectTokenFile
				}, io);
				let alternatives = ["\"subject_token_file\" or \"api_key\" in the access to the models"];
				return (0, places.PM)((0, places.Bx)({
					...io,
					...(0, workspace.OH)(io)
				}), alternatives);
			});
			return {
				usedFingerprints,
				obtain: async () => obtainModelToken({
					...io,
					access,
					usedFingerprints,
					source: await findSource()
				}),
				check: findSource
			};
		}
		function createModelBearer(access, options) {
			return access.apiKey === void 0 ? (0, token_holder.j)(options) : {
				get: () => options.firstToken,
				renew: () => Promise.resolve(void 0)
			};
		}
	}),
	37650: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J0: () => findHeaderValues,
			X_: () => filterHeaders,
			Yz: () => keepAnswerHeaders,
			dw: () => keepRequestHeaders
		});
		var _refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36884);
		let hopByHop = [
			"connection",
			"keep-alive",
			"te",
			"trailer",
			"transfer-encoding",
			"upgrade",
			"http2-settings"
		], forwardedNames = new Set([
			"accept",
			"accept-language",
			"content-encoding",
			"content-language",
			"content-type",
			"idempotency-key",
			"last-event-id",
			"traceparent",
			"tracestate",
			"user-agent",
			"x-client-request-id",
			"x-correlation-id",
			"x-request-id",
			"x-title"
		]), forwardedPrefixes = ["openai-beta", "x-stainless-"], droppedAnswerHeaders = new Set([
			...hopByHop,
			"set-cookie",
			"set-cookie2",
			"alt-svc",
			"strict-transport-security",
			_refusal_js__WEBPACK_IMPORTED_MODULE_0__.Ii
		]);
		function keepRequestHeaders(raw, extraNames) {
			let hasPrefix = (name) => forwardedPrefixes.some((prefix) => name.startsWith(prefix));
			return filterHeaders(raw, (name) => forwardedNames.has(name) || extraNames?.has(name) === !0 || hasPrefix(name));
		}
		function keepAnswerHeaders(raw) {
			return filterHeaders(raw, (name) => !droppedAnswerHeaders.has(name) && !/^(?:proxy|access-control)-/.test(name));
		}
		function filterHeaders(raw, isKept) {
			let connectionNames = readConnectionNames(raw), headers = [];
			for (let index = 0; index + 1 < raw.length; index += 2) {
				let name = raw[index] ?? "", lowerName = name.toLowerCase();
				isKept(lowerName) && !connectionNames.includes(lowerName) && headers.push(name, raw[index + 1] ?? "");
			}
			return headers;
		}
		function readConnectionNames(raw) {
			let values = findHeaderValues(raw, "connection");
			return values.every((value) => value === "keep-alive" || value === "close") ? [] : values.join(",").toLowerCase().split(",").map((name) => name.trim());
		}
		function findHeaderValues(raw, lowerCaseName) {
			let values = [];
			for (let index = 0; index + 1 < raw.length; index += 2) {
				let name = raw[index] ?? "";
				name.length === lowerCaseName.length && name.toLowerCase() === lowerCaseName && values.push(raw[index + 1] ?? "");
			}
			return values;
		}
	}),
	84426: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { D: () => createModelUpstream });
		var _contract_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38536), _models_path_rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79066), _headers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37650), _usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28263);
		let mebibyte = 1048576;
		function createModelUpstream({ provider, apiKey, allowPaths }) {
			let { wire, name, title } = provider, isInternService = name === "interns", maxBodyBytes = (isInternService ? 1 : 32) * mebibyte, credentialKind = apiKey === void 0 ? "token" : "key";
			return {
				...wire,
				servedProvider: {
					name,
					tells_cost: provider.reportsCost
				},
				rules: [...wire.defaultRules, ...allowPaths].flatMap((rule) => (0, _models_path_rule_js__WEBPACK_IMPORTED_MODULE_0__.I)(rule) ?? []),
				authorize: (credential, clientHeaders) => wire.authorize(credentialKind, credential, (header) => (0, _headers_js__WEBPACK_IMPORTED_MODULE_1__.J0)(clientHeaders, header).join(",")),
				messages: {
					requests_capped: "The cap on requests is reached: \"max_requests\" of the model access.",
					tokens_capped: "The cap on tokens is reached: \"max_tokens\" of the model access.",
					cost_capped: "The cap on cost is reached: \"max_cost\" of the model access.",
					path_refused: `This method and path are not forwarded to ${title}. To allow more, use "allow_paths" of the model access.`,
					body_too_large: `The body is larger than ${maxBodyBytes} bytes.`,
					service_unreachable: `${title} could not be reached: nothing was sent.`,
					service_silent: `${title} did not answer in time. The request may have arrived, so it is not repeated.`
				},
				isMetered: (method, path) => method === "POST" && wire.unmetered?.test(path) !== !0,
				createUsageReader: (request, isStream) => (0, _usage_js__WEBPACK_IMPORTED_MODULE_2__.Ay)(wire.usage, request, isStream),
				memory: createMemoryBudget(256 * mebibyte),
				maxBodyBytes,
				answerMs: isInternService ? _contract_limits_js__WEBPACK_IMPORTED_MODULE_3__.Qd : 18e5
			};
		}
		function createMemoryBudget(maxBytes) {
			let freeBytes = maxBytes, waiting = [], serveWaiting = () => {
				for (let next = waiting[0]; next !== void 0 && next.bytes <= freeBytes; next = waiting[0]) waiting.shift(), freeBytes -= next.bytes, next.grant();
			}, createReservation = (bytes) => {
				let heldBytes = bytes, shrinkTo = (neededBytes) => {
					freeBytes += heldBytes - neededBytes, heldBytes = neededBytes, serveWaiting();
				};
				return {
					shrink: (needed) => shrinkTo(Math.min(heldBytes, needed)),
					release: () => shrinkTo(0)
				};
			};
			return {
				take(bytes) {
					let wanted = Math.min(bytes, maxBytes);
					if (!(waiting.length > 0 || wanted > freeBytes)) return freeBytes -= wanted, createReservation(wanted);
				},
				reserve(bytes, signal) {
					let { promise, resolve } = Promise.withResolvers(), wanted = Math.min(bytes, maxBytes), waiter = {
						bytes: wanted,
						grant: () => resolve(createReservation(wanted))
					}, giveUp = () => {
						let index = waiting.indexOf(waiter);
						index !== -1 && (waiting.splice(index, 1), resolve(void 0), serveWaiting());
					};
					return signal.addEventListener("abort", giveUp), waiting.push(waiter), signal.aborted ? giveUp() : serveWaiting(), promise;
				}
			};
		}
	}),
	36884: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BS: () => getStatus,
			Ii: () => refusalHeader,
			Mj: () => watchBody,
			TR: () => refuse,
			aU: () => mayHaveBody,
			wV: () => toRefusal
		});
		let refusals = {
			request_invalid: [400, "The request is not HTTP in a form that the proxy forwards."],
			target_invalid: [400, "The request target is refused: it must begin with \"/\", without an empty segment, \".\" or \"..\", backslash, fragment, encoded slash, or percent-encoding of a character that needs none."],
			body_invalid: [400, "The body of a chat request has to be a JSON object in UTF-8, without Content-Encoding: the proxy writes its approval mode into it."],
			unsupported_parameter: [400, "The request has a parameter that the service does not read."],
			bearer_invalid: [401, "This proxy takes only its own key: send \"Authorization: Bearer\" with the key that it was started with."],
			requests_capped: [402, "The cap on requests is reached: \"max-requests\" of the proxy."],
			cost_capped: [402, "The cap on cost is reached: \"max-cost\" of the proxy."],
			tokens_capped: [402, "The cap on tokens is reached."],
			host_refused: [403, "The Host header of a request must be the address of this proxy."],
			origin_refused: [403, "Requests from web pages (with the header Origin) are refused."],
			path_refused: [403, "This method and path are not forwarded. To allow more, use \"allow-paths\" of the proxy; keys and the token exchange are never forwarded."],
			body_too_large: [413, "The body is larger than 1048576 bytes, the limit of the service."],
			body_too_slow: [413, "The body did not arrive within 60 s."],
			service_unreachable: [502, "The service could not be reached: nothing was sent."],
			service_lost: [502, "The service broke off, or did not answer with HTTP that can be forwarded. The request may have arrived, so it is not repeated."],
			service_redirects: [502, "The service answered with a redirect, which is not followed."],
			token_unavailable: [503, "There is no access token: the exchange failed. The log or account of the proxy says why."],
			busy: [503, "Too many large requests are under way: no memory was free for 60 s. Nothing was sent."],
			proxy_stopping: [503, "This proxy is being stopped."],
			service_silent: [504, "The service did not answer in time. The request may have arrived, so it is not repeated."]
		}, refusalHeader = "intern-proxy", repeatableCodes = new Set([
			"service_unreachable",
			"token_unavailable",
			"busy",
			"proxy_stopping"
		]);
		function getStatus(code) {
			return refusals[code][0];
		}
		function toRefusal(code, form) {
			let [status, defaultMessage] = refusals[code], message = form?.messages[code] ?? defaultMessage, retryable = repeatableCodes.has(code), serviceError = { error: {
				code: status,
				message,
				metadata: {
					reason: code,
					retryable
				}
			} }, body = JSON.stringify(form?.toError({
				status,
				code,
				message,
				isRepeatable: retryable
			}) ?? serviceError);
			return {
				status,
				headers: [
					"Content-Type",
					"application/json",
					"Content-Length",
					String(Buffer.byteLength(body)),
					refusalHeader,
					code,
					"x-should-retry",
					String(retryable)
				],
				body
			};
		}
		let lingerBounds = {
			maxBytes: 16777216,
			timeoutMs: 2e3
		};
		function refuse(request, response, code, form) {
			if (response.headersSent || response.destroyed) return;
			let { status, headers, body } = toRefusal(code, form);
			request.complete || !mayHaveBody(request) ? (response.writeHead(status, headers), response.end(body)) : (response.writeHead(status, [
				...headers,
				"Connection",
				"close"
			]), response.write(body), watchBody(request, lingerBounds, () => response.end()));
		}
		function mayHaveBody({ headers }) {
			return headers["transfer-encoding"] !== void 0 || (headers["content-length"] ?? "0") !== "0";
		}
		function watchBody(request, { maxBytes, timeoutMs }, done, onPiece) {
			let size = 0, finish = (bodyEnd) => {
				clearTimeout(timer), request.off("data", take).off("end", end).off("close", leave), done(bodyEnd);
			}, take = (piece) => {
				size += piece.length, size > maxBytes ? finish("body_too_large") : onPiece?.(piece);
			}, end = () => finish("whole"), leave = () => finish("client_left"), timer = setTimeout(() => finish("body_too_slow"), timeoutMs);
			request.on("data", take).on("end", end).on("close", leave);
		}
	}),
	28263: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A5: () => createReporter,
			Ay: () => createModelUsageReader,
			Nd: () => createInternUsageReader,
			OF: () => estimateUsage,
			Vl: () => toUsage,
			dz: () => createStreamUsageReader
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343), _contract_chat_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98914), _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16413), _models_provider_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67001);
		function createReporter({ onUsage }) {
			let usageSoFar = { unfinished: !0 };
			return (readUsage) => (usageSoFar.unfinished === !0 && (usageSoFar = readUsage(), usageSoFar.usage !== void 0 && onUsage(usageSoFar.usage)), usageSoFar);
		}
		function createInternUsageReader(type, isStream) {
			return isStream ? createStreamUsageReader() : /^application\/json\b/i.test(type) ? createDocumentUsageReader() : void 0;
		}
		let streamWindowBytes = 16384, documentWindowBytes = 1048576;
		function createStreamUsageReader() {
			let window = createWindow(streamWindowBytes);
			return {
				push: window.push,
				read() {
					let final = window.tail().toString().split("\n").filter((line) => line.startsWith("data:") && emptyChoices.test(line)).map((line) => (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(line.slice(5))).flatMap((chunk) => finalChunk.safeParse(chunk).data ?? []).at(-1);
					return final === void 0 ? { unfinished: !0 } : toUsage(final.usage);
				}
			};
		}
		let emptyChoices = /"choices" ?: ?\[ ?\]/, finalChunk = zod_mini__WEBPACK_IMPORTED_MODULE_1__._H3({
			choices: zod_mini__WEBPACK_IMPORTED_MODULE_1__.PVZ([]),
			usage: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(_contract_chat_js__WEBPACK_IMPORTED_MODULE_2__.CI))
		});
		function createDocumentUsageReader() {
			let window = createWindow(documentWindowBytes);
			return {
				push: window.push,
				read: () => toUsage(documentWithUsage.safeParse(parseDocument(window)).data?.usage)
			};
		}
		let documentWithUsage = zod_mini__WEBPACK_IMPORTED_MODULE_1__._H3({ usage: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(_contract_chat_js__WEBPACK_IMPORTED_MODULE_2__.CI)) });
		function toUsage(value) {
			if (value == null) return {};
			let { prompt_tokens: input, completion_tokens: output, total_tokens: total, cost } = value;
			return { usage: {
				prompt_tokens: (0, _models_provider_js__WEBPACK_IMPORTED_MODULE_3__.zK)(input),
				completion_tokens: (0, _models_provider_js__WEBPACK_IMPORTED_MODULE_3__.zK)(output),
				total_tokens: (0, _models_provider_js__WEBPACK_IMPORTED_MODULE_3__.zK)(total),
				cost: (0, _models_provider_js__WEBPACK_IMPORTED_MODULE_3__.zK)(cost)
			} };
		}
		function createModelUsageReader(form, request, isStream) {
			let window = createWindow(isStream ? streamWindowBytes : documentWindowBytes, streamWindowBytes), events = 0;
			return {
				push(piece) {
					if (window.push(piece), isStream) for (let at = piece.indexOf("data:"); at >= 0; at = piece.indexOf("data:", at + 1)) events += 1;
				},
				read() {
					let count = isStream ? readStreamCount(form, window) : readDocumentCount(form, window);
					if (count !== void 0 && count.input + count.output > 0) return { usage: toAnswerUsage(count) };
					let input = isStream ? readStreamBegin(form, window).input : 0;
					return estimateUsage(request, isStream ? events : estimateDocumentTokens(window), {
						input,
						cost: count?.cost ?? 0
					});
				}
			};
		}
		function readStreamCount(form, window) {
			let endFields = listUsages(window.tail(), form.isSplit ? "\"message_delta\"" : "").at(-1);
			if (endFields === void 0) return;
			let [begin, end] = [readStreamBegin(form, window), form.read(endFields)];
			return {
				input: Math.max(begin.input, end.input),
				output: Math.max(begin.output, end.output),
				cost: end.cost
			};
		}
		function readStreamBegin(form, window) {
			let [fields = {}] = form.isSplit ? listUsages(window.head(), "\"message_start\"") : [];
			return form.read(fields);
		}
		function listUsages(bytes, eventName = "") {
			return bytes.toString().split("\n").slice(0, -1).filter((line) => line.includes(eventName)).map(findLastUsage).filter(_json_js__WEBPACK_IMPORTED_MODULE_0__.Gv);
		}
		function readDocumentCount(form, window) {
			let document = parseDocument(window), fields = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(document) ? document.usage : void 0;
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(fields) ? form.read(fields) : void 0;
		}
		function toAnswerUsage({ input, output, cost }) {
			return {
				prompt_tokens: input,
				completion_tokens: output,
				total_tokens: input + output,
				cost
			};
		}
		function estimateUsage(request, output, told = {
			input: 0,
			cost: 0
		}) {
			return {
				usage: toAnswerUsage({
					input: Math.max(told.input, estimateTokens(request)),
					output,
					cost: told.cost
				}),
				estimated: !0
			};
		}
		let attachment = /[A-Za-z0-9+/]{1000,}={0,2}/g;
		function estimateTokens(body) {
			let attachments = body.toString("latin1").match(attachment) ?? [], textBytes = body.length - attachments.join("").length;
			return Math.ceil(textBytes / 4) + 2e3 * attachments.length;
		}
		function estimateDocumentTokens(window) {
			let tokens = estimateTokens(window.tail());
			return window.isWhole() ? tokens : Math.max(tokens, Math.ceil(window.size() / 4));
		}
		function createWindow(tailBytes, headBytes = 0) {
			let head = [], tail = [], size = 0, tailSize = 0;
			return {
				push(piece) {
					for (size < headBytes && head.push(piece), size += piece.length, tail.push(piece), tailSize += piece.length; tail[0] !== void 0 && tailSize - tail[0].length >= tailBytes;) tailSize -= tail.shift()?.length ?? 0;
				},
				size: () => size,
				isWhole: () => size <= tailBytes,
				head: () => Buffer.concat(head),
				tail: () => Buffer.concat(tail)
			};
		}
		function parseDocument(window) {
			let text = window.tail().toString();
			return window.isWhole() ? (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(text) : { usage: findLastUsage(text) };
		}
		function findLastUsage(text) {
			let last = [...text.matchAll(shallowUsage)].at(-1);
			if (last?.[1] === void 0) return;
			let end = text.slice(last.index);
			return openings.some((opening) => (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(opening + end) !== void 0) ? (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(last[1]) : void 0;
		}
		let openings = [
			"{",
			"{\"response\":{",
			"{\"choices\":[{"
		], shallowUsage = /"usage"\s*:\s*(\{[^{}]*(?:\{[^{}]*\}[^{}]*){0,20}\})/g;
	})
};
