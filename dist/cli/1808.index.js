export const id = 1808;
export const ids = [1808, 793];
export const modules = {
	65344: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$e: () => warning,
			fE: () => toText,
			gz: () => failed,
			hB: () => needing,
			hT: () => skipped,
			iO: () => afterChecks,
			ok: () => ok,
			u_: () => variableAndFlag
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _inputs_given_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43072), _log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97309), _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51612), _screen_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21264);
		function failed(name, error) {
			let code = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.h4 ? { code: error.code } : {};
			return {
				name,
				state: "failed",
				found: (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(error, _failure_js__WEBPACK_IMPORTED_MODULE_1__.XS),
				...code
			};
		}
		function ok(name, found) {
			return {
				name,
				state: "ok",
				found
			};
		}
		function warning(name, found, remedy, next) {
			return {
				name,
				state: "warning",
				found,
				remedy,
				...next === void 0 ? {} : { next }
			};
		}
		function skipped(name, why) {
			return {
				name,
				state: "skipped",
				found: why
			};
		}
		function needing(name, ...needs) {
			return {
				...skipped(name, `needs ${needs.join(" and ")}`),
				needs
			};
		}
		async function afterChecks({ name, needed, run, signal }) {
			let needs = needed.filter(({ state, needs: own }) => state === "failed" || own !== void 0).map((one) => one.name);
			if (needs.length > 0) return needing(name, ...needs);
			try {
				return await run();
			} catch (error) {
				return signal.throwIfAborted(), failed(name, error);
			}
		}
		function variableAndFlag(name) {
			return `${(0, _inputs_given_js__WEBPACK_IMPORTED_MODULE_2__.Iw)(name)} (--${name})`;
		}
		function toText(checks, io) {
			let style = (0, _screen_js__WEBPACK_IMPORTED_MODULE_3__._r)(io.terminal?.stdout), signs = {
				ok: style.green("✓"),
				warning: style.yellow("!"),
				failed: style.red("✗"),
				skipped: style.dim("-")
			}, width = Math.max(...checks.map(({ name }) => name.length)), indent = " ".repeat(width + 4);
			return `${checks.flatMap(({ name, state, found, remedy, next }) => [
				`${signs[state]} ${name.padEnd(width)}  ${(0, _log_js__WEBPACK_IMPORTED_MODULE_4__.TN)(found)}`,
				...remedy === void 0 ? [] : [`${indent}${style.bold("→")} ${(0, _log_js__WEBPACK_IMPORTED_MODULE_4__.TN)(remedy)}`],
				...next === void 0 ? [] : [`${indent}${style.dim("$")} ${(0, _log_js__WEBPACK_IMPORTED_MODULE_4__.TN)(next)}`]
			]).join("\n")}\n`;
		}
	}),
	61808: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			runChecks: () => runChecks,
			runDoctor: () => runDoctor
		});
		var places = __webpack_require__(14988), proxy_settings = __webpack_require__(53407), cli_agent = __webpack_require__(2403), json_text = __webpack_require__(52604), screen = __webpack_require__(21264), external_node_fs_ = __webpack_require__(73024), external_node_path_ = __webpack_require__(76760), model_ways = __webpack_require__(90652), doctor_check = __webpack_require__(65344), http_document = __webpack_require__(58435), claims = __webpack_require__(7881), identity_source = __webpack_require__(70621), model_access = __webpack_require__(37923), proxy_model_access = __webpack_require__(89665), json = __webpack_require__(16413);
		async function modelAccessChecks(text, spendsHeldToken, job) {
			let { check, access } = readText(text, job), look = (name, needed, run) => (0, doctor_check.iO)({
				name,
				needed,
				signal: job.signal,
				run: () => access === void 0 ? Promise.reject(TypeError("There is no access.")) : run(access)
			}), source, identity = await look("identity", [check], async (one) => (source = await (0, proxy_model_access.tokensOfModels)(job, one).check(), source === void 0 ? (0, doctor_check.hT)("identity", "a key of the provider needs none") : checkToken(one, source, job))), token, exchange = await look("exchange", [check, identity], async (one) => {
				if (one.isSingleUse && source?.takesAudience === !1 && !spendsHeldToken) {
					let why = `the token from ${source.name} counts once, and the next job would lack it: "--exchange" does it all the same`;
					return {
						...(0, doctor_check.hT)("exchange", why),
						needs: ["--exchange"]
					};
				}
				let obtained = await (0, proxy_model_access.tokensOfModels)(job, one).obtain();
				return token = obtained.token, one.apiKey === void 0 ? (0, doctor_check.ok)("exchange", `${one.provider.title} grants a token for ${Math.round(obtained.lifetimeMs / 1e3)} s`) : (0, doctor_check.hT)("exchange", "a key of the provider needs none");
			}), serverDateMs, models = await look("models", [exchange], async (one) => {
				if (token === void 0) throw TypeError("There is no token.");
				let listed = await listModels(one, token, job);
				return {serverDateMs} = listed, listed.check;
			});
			return [
				check,
				identity,
				exchange,
				judgeClock(serverDateMs, models, job),
				models
			];
		}
		function readText(text, { env }) {
			try {
				let access = (0, model_access.Q)(text, env), { provider, baseUrl, ids } = access, named = Object.entries(ids).map(([name, value]) => `${name} "${value}"`);
				return {
					access,
					check: (0, doctor_check.ok)("model-access", [
						provider.title,
						baseUrl,
						...named
					].join(", "))
				};
			} catch (error) {
				return { check: (0, doctor_check.gz)("model-access", error) };
			}
		}
		async function checkToken({ audience }, source, { log, signal }) {
			let token = await source.fetchToken({
				audience,
				signal,
				timeoutMs: identity_source.x
			});
			log.mask(token);
			let found = `${source.name}, audience "${audience}"`, seconds = (0, claims.SO)(token);
			return seconds === void 0 ? (0, doctor_check.ok)("identity", found) : (0, doctor_check.$e)("identity", `${found}; its token lives for ${seconds} s`, claims.pm);
		}
		async function listModels({ provider: { title, wire, name }, baseUrl, apiKey }, token, { fetch, clock, signal }) {
			let pairs = wire.authorize({
				kind: apiKey === void 0 ? "token" : "key",
				text: token.reveal()
			}, void 0), headers = Object.fromEntries(pairs.flatMap((one, index) => index % 2 == 0 ? [[one, pairs[index + 1] ?? ""]] : [])), version = name === "anthropic" ? { "anthropic-version": "2023-06-01" } : {}, request = {
				method: "GET",
				url: `${baseUrl}${wire.meantPath("/models")}`,
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
			}), serverDateMs = (0, http_document.Q$)(response.headers);
			if (response.status !== 200) {
				let remedy = response.status === 404 ? "Correct \"base_url\"." : "The exchange was fine, so look at what the service account may use.";
				return {
					serverDateMs,
					check: {
						name: "models",
						state: "failed",
						found: `${title} answered ${response.status} to a request for its models.`,
						remedy
					}
				};
			}
			let data = (0, json.Gv)(response.json) ? response.json.data : void 0;
			return Array.isArray(data) ? {
				serverDateMs,
				check: (0, doctor_check.ok)("models", `${data.length} on the first page`)
			} : {
				serverDateMs,
				check: {
					name: "models",
					state: "warning",
					found: "the answer is no list"
				}
			};
		}
		function judgeClock(serverDateMs, models, { clock }) {
			if (serverDateMs === void 0) return models.needs === void 0 ? (0, doctor_check.hT)("clock", "the answer has no date") : (0, doctor_check.hB)("clock", "models");
			let seconds = Math.round((clock.now() - serverDateMs) / 1e3), found = `${Math.abs(seconds)} s ${seconds < 0 ? "behind" : "ahead of"} the provider's`;
			return Math.abs(seconds) * 1e3 <= 6e4 ? (0, doctor_check.ok)("clock", found) : (0, doctor_check.$e)("clock", found, "Set the clock, or synchronize it (NTP).");
		}
		function agentChecks(examined, io) {
			let [program = ""] = examined.command, file = findProgram(program, io);
			return [
				programCheck(program, file, examined),
				...speakingChecks(file, examined),
				modelCheck(examined)
			];
		}
		function programCheck(program, file, { package: name, shown }) {
			if (file === void 0) {
				let next = name === void 0 ? {} : { next: `npm install --global ${name}` };
				return {
					name: "agent",
					state: "failed",
					found: `"${program}" is not in PATH.`,
					remedy: "Install it, or name its path with --agent.",
					...next
				};
			}
			let called = shown.state === "running" ? shown.agent : void 0;
			return (0, doctor_check.ok)("agent", called === void 0 ? file : `${called}, ${file}`);
		}
		function speakingChecks(file, { shown }) {
			if (file === void 0) return [(0, doctor_check.hB)("protocol", "agent"), (0, doctor_check.hB)("asking", "agent")];
			if (shown.state === "failed") return [{
				name: "protocol",
				state: "failed",
				found: shown.message
			}, (0, doctor_check.hB)("asking", "protocol")];
			let { protocolVersion, whyUnasked } = shown;
			return [(0, doctor_check.ok)("protocol", `version ${protocolVersion} of the Agent Client Protocol`), whyUnasked === void 0 ? (0, doctor_check.ok)("asking", "it asks in manual, in this folder") : {
				name: "asking",
				state: "failed",
				found: whyUnasked
			}];
		}
		function modelCheck({ given, keyVariables, isModelChosen }) {
			return isModelChosen ? given.length > 0 ? (0, doctor_check.ok)("model", `it is given ${given.join(", ")}`) : keyVariables.length === 0 ? (0, doctor_check.hT)("model", "nothing is known of its keys") : (0, doctor_check.ok)("model", "it is given no key, and may take any model (--any-model)") : {
				name: "model",
				state: "failed",
				found: "it is given no key of a model and no gateway, so it might send code to a host that nobody chose",
				remedy: `Set one of ${keyVariables.join(", ")}, or name another with --agent-env. With --any-model it takes what it finds.`
			};
		}
		async function wayChecks({ agent, sandbox, text, examine }, job) {
			let { access } = readText(text, job);
			if (access === void 0) return [];
			let pair = pairCheck(agent, access.provider.name);
			if (sandbox === "none") {
				let network = (0, doctor_check.hT)("network", "without a sandbox it is that of this machine");
				return [
					pair,
					(0, doctor_check.$e)("sandbox", "there is none, so the agent finds what you can: in a job, its identity", "Leave \"--agent-sandbox none\" out."),
					network
				];
			}
			let found = await examine({
				agent,
				access,
				env: job.env,
				signal: job.signal
			});
			return found.sandbox === void 0 ? [
				pair,
				(0, doctor_check.ok)("sandbox", "bubblewrap confines what is started"),
				found.network === void 0 ? (0, doctor_check.ok)("network", `only the broker is reached, not ${new URL(access.baseUrl).host}`) : {
					name: "network",
					state: "failed",
					found: inFlags(found.network)
				}
			] : [
				pair,
				{
					name: "sandbox",
					state: "failed",
					found: inFlags(found.sandbox)
				},
				(0, doctor_check.hB)("network", "sandbox")
			];
		}
		function pairCheck(agent, provider) {
			let { variables } = model_ways.M[agent];
			return variables[provider] === void 0 ? {
				name: "pair",
				state: "failed",
				found: `nothing leads ${agent} to ${provider}`,
				remedy: `These pairs work: ${(0, model_ways.q)()}.`
			} : (0, doctor_check.ok)("pair", `${agent} can be led to ${provider}`);
		}
		function inFlags(words) {
			return words.replace("\"sandbox: none\"", "\"--agent-sandbox none\"");
		}
		function findProgram(program, { env, cwd }) {
			let isElsewhere = (folder) => external_node_path_.isAbsolute(folder) && external_node_path_.relative(cwd, folder).startsWith("..");
			return (program.includes("/") ? [cwd] : (env.PATH ?? "").split(external_node_path_.delimiter).filter(isElsewhere)).map((folder) => external_node_path_.resolve(folder, program)).find(isExecutable);
		}
		function isExecutable(file) {
			try {
				return (0, external_node_fs_.accessSync)(file, external_node_fs_.constants.X_OK), !0;
			} catch {
				return !1;
			}
		}
		var external_node_child_process_ = __webpack_require__(31421), external_node_os_ = __webpack_require__(48161), claude = __webpack_require__(72618), codex = __webpack_require__(95777), copilot = __webpack_require__(83130), cursor = __webpack_require__(42682), gemini = __webpack_require__(98803), opencode = __webpack_require__(30777);
		let hookFacts = {
			claude: claude.Ix,
			codex: codex.Ix,
			gemini: gemini.Ix,
			copilot: copilot.I,
			cursor: cursor.I,
			opencode: opencode.Ix
		};
		var hook_names = __webpack_require__(98810), hooks = __webpack_require__(90998), errors = __webpack_require__(452), install = __webpack_require__(22040), policy_in_use = __webpack_require__(63774), values = __webpack_require__(97035), checkout = __webpack_require__(40584), external_node_readline_ = __webpack_require__(80481);
		async function codexTrust(command, io) {
			let listed = await listHooks(io);
			if (typeof listed == "string") return {
				name: "trust",
				state: "warning",
				found: `${listed}, so nobody knows here whether it trusts the hook: "/hooks" in Codex tells`
			};
			let ours = listed.filter((hook) => hook.command === command), idle = ours.filter(({ enabled, trustStatus }) => enabled !== !0 || !trusting.has(trustStatus));
			return ours.length > 0 && idle.length === 0 ? {
				name: "trust",
				state: "ok",
				found: "Codex trusts the hook"
			} : ours.length === 0 ? {
				name: "trust",
				state: "failed",
				found: "Codex does not find the hook in this folder: \"features.hooks\" may be off"
			} : {
				name: "trust",
				state: "failed",
				found: `Codex skips the hook in silence: it is ${idle.map(stateOf).join(", ")}`,
				remedy: "Trust it in \"/hooks\" of Codex."
			};
		}
		let trusting = new Set(["trusted", "managed"]);
		function stateOf({ eventName, enabled, trustStatus }) {
			return `${enabled === !0 ? String(trustStatus) : "disabled"} at ${String(eventName)}`;
		}
		async function listHooks({ env, cwd }) {
			let asked = [
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
				timeout: 2e4
			});
			try {
				return await new Promise((resolve) => {
					child.on("error", () => resolve("\"codex\" is not on PATH")), child.on("close", () => resolve("\"codex app-server\" does not tell its hooks")), child.stdin.on("error", () => {}), child.stdin.write(asked.map((message) => `${JSON.stringify(message)}\n`).join("")), (0, external_node_readline_.createInterface)({ input: child.stdout }).on("line", (line) => {
						let answer = (0, json.qF)(line);
						(0, json.Gv)(answer) && answer.id === 2 && (0, json.Gv)(answer.result) && resolve(listIn(answer.result, "data").flatMap((folder) => listIn(folder, "hooks")));
					});
				});
			} finally {
				child.kill("SIGKILL");
			}
		}
		function listIn(object, name) {
			let list = object[name];
			return Array.isArray(list) ? list.filter(json.Gv) : [];
		}
		async function hookChecks(name, io) {
			let host = (0, values.Kf)("hook", name, hook_names.W), profile = hooks.J[host], file = (0, install._r)(profile, {
				env: io.env,
				home: io.env.HOME ?? (0, external_node_os_.homedir)()
			}), entries = entriesIn(file, profile), gaps = hookFacts[host].gaps.map(({ what }) => ({
				name: "gap",
				state: "warning",
				found: what
			})), known = {
				name: "version",
				state: "ok",
				found: `what is known of ${host} is from ${profile.source}`
			}, missing = Object.keys(profile.events).filter((event) => !entries.has(event)), [command] = entries.values();
			if (command === void 0 || missing.length > 0) return [{
				name: "hook",
				state: "failed",
				found: `${file} has no entry of this program${command === void 0 ? "" : ` at ${missing.join(" and ")}`}`,
				next: `interns policy hook --for ${host} --install`
			}, known];
			let calls = [...new Map([...entries].toReversed().map(([event, one]) => [one, event]))];
			return [
				undoable,
				{
					name: "hook",
					state: "ok",
					found: file
				},
				...await Promise.all(calls.map(async ([one, event]) => tried(one, impossibleCall(profile, event, io.cwd), io))),
				...host === "codex" ? [await codexTrust(command, io)] : [],
				await policyOf(command, host, io),
				known,
				...gaps
			];
		}
		let undoable = {
			name: "gap",
			state: "warning",
			found: "whatever runs as the same user can undo this: an agent that may write your settings can take the hook out"
		};
		async function policyOf(command, host, { env, cwd }) {
			let [, quoted, bare] = / --policy (?:'([^']*)'|([^' ]+))/.exec(command) ?? [], named = quoted ?? bare;
			try {
				let inUse = await (0, policy_in_use.X)((0, checkout.P)(cwd), {
					policy: named,
					env
				});
				return inUse.policy === void 0 ? inUse.why === void 0 ? {
					name: "policy",
					state: "warning",
					found: "there is none for this folder, so the hook says nothing here",
					next: `interns policy init --for ${host} && interns policy trust`
				} : {
					name: "policy",
					state: "warning",
					found: inUse.why,
					next: "interns policy trust"
				} : {
					name: "policy",
					state: "ok",
					found: `${inUse.source}, SHA-256 ${inUse.digest.slice(0, 12)}`
				};
			} catch (error) {
				let next = named === void 0 ? "interns policy check" : `interns policy check ${(0, install.TL)(named)}`;
				return {
					name: "policy",
					state: "failed",
					found: (0, errors.Uc)(error),
					next
				};
			}
		}
		function entriesIn(file, { events, install }) {
			if (!(0, external_node_fs_.existsSync)(file)) return new Map();
			let text = (0, external_node_fs_.readFileSync)(file, "utf8"), settings = install.script === void 0 ? (0, json.qF)(text) : void 0, lists = (0, json.Gv)(settings) && (0, json.Gv)(settings.hooks) ? settings.hooks : void 0, found = Object.keys(events).flatMap((event) => {
				let command = commandIn(lists === void 0 ? text : JSON.stringify(lists[event] ?? null));
				return command === void 0 ? [] : [[event, command]];
			});
			return new Map(found);
		}
		function commandIn(text) {
			let [, written] = /("\/bin\/sh -c (?:[^"\\]|\\.)*\/hook\.js(?:[^"\\]|\\.)*")/.exec(text) ?? [], command = written === void 0 ? void 0 : JSON.parse(written);
			return typeof command == "string" ? command : void 0;
		}
		function impossibleCall({ eventField, fields, tools }, event, cwd) {
			let [tool] = Object.keys(tools).filter((name) => tools[name]?.kind === "execute"), told = {
				session: "interns doctor",
				turn: "interns doctor",
				folder: cwd,
				tool,
				input: {}
			}, named = Object.entries(fields).flatMap(([what, [field]]) => {
				let value = Object.entries(told).find(([name]) => name === what)?.[1];
				return field === void 0 ? [] : [[field, value]];
			});
			return JSON.stringify({
				...Object.fromEntries(named),
				...eventField === void 0 ? {} : { [eventField]: event }
			});
		}
		async function tried(command, call, { env, cwd }) {
			let said = "", code = await new Promise((resolve) => {
				let child = (0, external_node_child_process_.spawn)("/bin/sh", ["-c", command], {
					env,
					cwd,
					stdio: [
						"pipe",
						"ignore",
						"pipe"
					],
					timeout: 2e4
				});
				child.stderr.on("data", (part) => said += String(part)), child.stdin.on("error", () => {}), child.on("error", () => resolve(null)), child.on("close", resolve), child.stdin.end(call);
			});
			return code === 2 ? said.includes("cannot be judged") ? {
				name: "entry",
				state: "ok",
				found: "it refuses a call that nobody can allow"
			} : {
				name: "entry",
				state: "failed",
				found: `it refuses every call, because its program does not run: ${said.trim()}`
			} : {
				name: "entry",
				state: "failed",
				found: `a call that nobody can allow ended with ${code}, not with 2`
			};
		}
		var base_url = __webpack_require__(46337), transport = __webpack_require__(33005), connect = __webpack_require__(62480), io = __webpack_require__(72711), job_workspace = __webpack_require__(50082), find_intern = __webpack_require__(11151);
		async function checkReach(baseUrl, { fetch, clock, signal }) {
			let url = `${baseUrl}/interns`;
			try {
				let before = clock.now(), response = await (0, transport.tN)({
					method: "GET",
					url,
					headers: { Accept: "application/json" }
				}, {
					fetch,
					headersTimeoutMs: 1e4,
					now: clock.now,
					signal
				}), after = clock.now();
				await response.body?.cancel();
				let date = Date.parse(response.headers.get("date") ?? "");
				return {
					service: judgeAnswer(baseUrl, response.status, after - before),
					clock: service_judgeClock(date, (before + after) / 2)
				};
			} catch (error) {
				return signal.throwIfAborted(), {
					service: {
						...(0, doctor_check.gz)("service", error),
						...remedyOfLoss(baseUrl, error)
					},
					clock: (0, doctor_check.hB)("clock", "service")
				};
			}
		}
		function remedyOfLoss(baseUrl, error) {
			let { hostname, port, protocol } = new URL(baseUrl);
			if (/^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname) && isRefused(error)) {
				let from = port === "" ? protocol === "https:" ? "443" : "80" : port;
				return {
					remedy: `Nothing listens on port ${from} of this machine. Start the local service there, or correct ${(0, doctor_check.u_)("base-url")}.`,
					next: `interns serve --port ${from} --identity-provider`
				};
			}
			return {
				remedy: `Check ${(0, doctor_check.u_)("base-url")}, name resolution, firewall and proxy (HTTPS_PROXY).`,
				next: `curl --head '${baseUrl.replaceAll("'", "%27")}/interns'`
			};
		}
		function isRefused(error) {
			return error instanceof Error ? "code" in error && error.code === "ECONNREFUSED" || isRefused(error.cause) : !1;
		}
		function judgeAnswer(baseUrl, status, ms) {
			let found = `GET ${baseUrl}/interns without a key answered ${status} after ${ms} ms`, meant = (0, base_url.Y)(baseUrl);
			if (status === 401 || status === 404 && meant === void 0) return (0, doctor_check.ok)("service", found);
			if (status >= 500) return {
				name: "service",
				state: "failed",
				found,
				remedy: "The service has a problem. Try again later."
			};
			let doubt = `An Intern Service answers 401 here. Check ${(0, doctor_check.u_)("base-url")}`;
			return meant === void 0 ? (0, doctor_check.$e)("service", found, `${doubt}, and that no proxy answers in its place.`) : (0, doctor_check.$e)("service", found, `${doubt}: did you mean ${meant}?`, setBaseUrl(meant));
		}
		function setBaseUrl(meant) {
			return `export INTERNS_BASE_URL='${meant.replaceAll("'", "%27")}'`;
		}
		function service_judgeClock(serviceMs, ownMs) {
			if (Number.isNaN(serviceMs)) return (0, doctor_check.hT)("clock", "the service sends no Date");
			let seconds = Math.round((ownMs - serviceMs) / 1e3);
			if (Math.abs(ownMs - serviceMs) < 3e4) return (0, doctor_check.ok)("clock", `within ${Math.max(1, Math.abs(seconds))} s of the service`);
			let found = `this machine is ${Math.abs(seconds)} s ${seconds > 0 ? "ahead of" : "behind"} the service`;
			return (0, doctor_check.$e)("clock", found, "Set the clock: tokens are refused as expired, or as issued in the future.");
		}
		async function checkExchange({ baseUrl, credentials }, job) {
			if (credentials.by === "api-key") return (0, doctor_check.hT)("exchange", "an API key needs none");
			try {
				let { lifetimeMs } = await (0, connect.BM)({
					...job,
					...(0, job_workspace.OH)(job),
					baseUrl,
					credentials
				}), seconds = Math.round(lifetimeMs / 1e3);
				return (0, doctor_check.ok)("exchange", `policy "${credentials.federationPolicyId}" grants a token for ${seconds} s`);
			} catch (error) {
				if (!(error instanceof errors.Sb) || error.code !== "exchange_refused") throw error;
				let check = (0, doctor_check.gz)("exchange", error);
				return error.data.source === "base-url" ? {
					...check,
					...correction(baseUrl),
					remedy: `Correct ${(0, doctor_check.u_)("base-url")}.`
				} : {
					...check,
					...remedyOf(error, credentials.federationPolicyId)
				};
			}
		}
		function remedyOf(error, policy) {
			let remarks = error.data.remarks ?? [], compare = `Compare the claims with the federation policy "${policy}", ${(0, doctor_check.u_)("federation-policy-id")}.`;
			return {
				remedy: [...remarks, compare].join(" "),
				next: "interns identity"
			};
		}
		async function checkList(settings, job) {
			try {
				return await (0, io.d)(job, settings.timeoutMs, async ({ signal }) => {
					let { client } = await (0, connect.Ng)({
						...job,
						signal
					}, settings), count = 0;
					for await (let _ of client.listInterns({
						workspaceId: settings.workspaceId,
						signal
					})) count += 1;
					let found = `this key sees ${count} ${count === 1 ? "intern" : "interns"}`;
					return count > 0 ? (0, doctor_check.ok)("interns", found) : (0, doctor_check.$e)("interns", found, "Create an intern in the workspace of this key, or use a key of the workspace that has it.");
				});
			} catch (error) {
				if (!(error instanceof errors.h4 && error.data.status === 404)) throw error;
				return {
					...(0, doctor_check.gz)("interns", error),
					...correction(settings.baseUrl)
				};
			}
		}
		function correction(baseUrl) {
			let meant = (0, base_url.Y)(baseUrl);
			return meant === void 0 ? {} : {
				remedy: `${(0, doctor_check.u_)("base-url")}: did you mean ${meant}?`,
				next: setBaseUrl(meant)
			};
		}
		async function checkIntern(settings, job) {
			let wanted = settings.intern;
			return wanted === void 0 ? (0, doctor_check.hT)("intern", "none was named: \"interns doctor INTERN\" looks at one") : (0, io.d)(job, settings.timeoutMs, async (timed) => {
				let { client } = await (0, connect.Ng)(timed, settings), found = {
					...settings,
					...timed,
					client,
					intern: wanted,
					waitForInternMs: 0
				}, { name, id, model } = await (0, find_intern.n)(found);
				return (0, doctor_check.ok)("intern", `"${name}" (${id}) runs, model ${model ?? "default"}`);
			}).catch((error) => (job.signal.throwIfAborted(), {
				...(0, doctor_check.gz)("intern", error),
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
				return credentials === void 0 ? nothingNeeded() : noIdentity(error);
			}
		}
		function nothingNeeded() {
			let found = `none on this machine, so ${(0, doctor_check.u_)("api-key")} is the way in`;
			return {
				...(0, doctor_check.hT)("identity", found),
				next: "interns identity"
			};
		}
		function noIdentity(error) {
			return {
				...(0, doctor_check.gz)("identity", error),
				found: "No CI identity found on this machine, and a federation policy needs one.",
				remedy: `Set ${(0, doctor_check.u_)("api-key")} in place of ${(0, doctor_check.u_)("federation-policy-id")}, or name a token by ${(0, doctor_check.u_)("subject-token-file")}. This shows every source, and what it lacks:`,
				next: "interns identity"
			};
		}
		var definitions = __webpack_require__(63683), given = __webpack_require__(43072), service_settings = __webpack_require__(2382), policy_tests = __webpack_require__(90793), policy_file = __webpack_require__(10401), lint = __webpack_require__(62813), file = __webpack_require__(45771);
		let exampleBaseUrl = "https://service.example/api/v1";
		function readDoctorSettings(text, inCi) {
			let url = readOne("base-url", () => (0, given.lq)(text, "base-url")), known = url.value ?? exampleBaseUrl, access = readOne("credentials", () => hasCredentials(text) ? (0, service_settings.L1)(text, known) : void 0), timeout = readOne("timeout", () => (0, given.Pe)(text, "timeout")), workspace = readOne("workspace-id", () => (0, given.lq)(text, "workspace-id"));
			return {
				base: url.wrong ?? (url.value === void 0 ? missingBaseUrl() : (0, doctor_check.ok)("base-url", url.value)),
				credentials: access.wrong ?? (access.value === void 0 ? missingCredentials(inCi) : describe(access.value)),
				wrong: [timeout.wrong, workspace.wrong].filter((check) => check !== void 0),
				baseUrl: url.value,
				given: access.value,
				timeoutMs: timeout.value ?? 0,
				workspaceId: workspace.value
			};
		}
		function readOne(name, read) {
			try {
				return { value: read() };
			} catch (error) {
				let source = error instanceof errors.h4 ? error.data.source ?? "" : "", orNot = name === "base-url" ? "" : ", or leave it out", remedy = (0, definitions.wp)(source) ? { remedy: `Correct ${(0, doctor_check.u_)(source)}${orNot}.` } : {};
				return { wrong: {
					...(0, doctor_check.gz)(name, error),
					...remedy
				} };
			}
		}
		function hasCredentials(text) {
			return [
				"federation-policy-id",
				"api-key",
				"subject-token",
				"subject-token-file",
				"audience"
			].some((name) => text(name) !== void 0);
		}
		function describe(credentials) {
			let by = credentials.by === "api-key" ? "an API key" : `federation policy "${credentials.federationPolicyId}"`;
			return (0, doctor_check.ok)("credentials", by);
		}
		function missingBaseUrl() {
			return {
				name: "base-url",
				state: "failed",
				found: `${(0, doctor_check.u_)("base-url")} is not set.`,
				code: "input_missing",
				remedy: "Set it to the address of your Intern Service, with its version segment. No service yet? \"interns exec -- interns doctor\" looks at a local one.",
				next: `export INTERNS_BASE_URL=${exampleBaseUrl}`
			};
		}
		function missingCredentials(inCi) {
			let job = `In a CI job set ${(0, doctor_check.u_)("federation-policy-id")}: the job's identity is exchanged, and no secret is stored.`;
			return {
				name: "credentials",
				state: "failed",
				found: `Neither ${(0, doctor_check.u_)("federation-policy-id")} nor ${(0, doctor_check.u_)("api-key")} is set.`,
				code: "input_missing",
				remedy: `${job} Elsewhere set ${(0, doctor_check.u_)("api-key")}.`,
				next: inCi ? "export INTERNS_FEDERATION_POLICY_ID=..." : "export INTERNS_API_KEY=..."
			};
		}
		async function checkPolicy(path, named, job) {
			let workspace = (0, job_workspace.OH)(job), bytes = await workspace.readInput(workspace.path(path)).catch(() => void 0);
			if (bytes === void 0) return {
				name: "policy",
				state: named ? "failed" : "warning",
				found: `${path} is not there${named ? "" : ", so no rule allows anything"}`,
				remedy: `${(0, doctor_check.u_)("policy")} names another file. This writes one to begin with:`,
				next: "interns policy init"
			};
			try {
				let policy = await (0, policy_file.t)(bytes, path);
				(0, policy_tests.Y)(policy);
				let warnings = (0, lint.u)(policy).length, found = `${path}: ${(0, file.pq)(policy, [
					"rules",
					"guards",
					"tests"
				])} passed`;
				if (warnings === 0) return (0, doctor_check.ok)("policy", found);
				let remedy = `There ${warnings === 1 ? "is one warning" : `are ${warnings} warnings`}.`;
				return (0, doctor_check.$e)("policy", found, remedy, `interns policy check ${(0, json_text.uJ)(path)}`);
			} catch (error) {
				let next = `interns policy check ${(0, json_text.uJ)(path)}`;
				return {
					...(0, doctor_check.gz)("policy", error),
					remedy: "This shows all mistakes at once:",
					next
				};
			}
		}
		async function runDoctor(asked) {
			let { has, io, openJob } = asked, job = await openJob(), hook = asked.value("hook");
			hook === void 0 && asked.text("model-access") !== void 0 && (0, proxy_settings.l)((name) => asked.value(name) !== void 0);
			let checks = hook === void 0 ? await checkAgent(asked, job) ?? await checkModels(asked, job) ?? await checkService(asked, job) : await hookChecks(hook, io), { redact } = job.redactor;
			return has("json") ? io.stdout(redact(`${(0, json_text.jj)({ checks }, 2)}\n`)) : io.stdout((0, screen.EO)(redact((0, doctor_check.fE)(checks, io)), io.terminal?.stdout)), +!!checks.some(({ state }) => state === "failed");
		}
		function checkService({ words: [intern], text, defaults }, job) {
			return runChecks((name) => (name === "intern" ? intern : void 0) ?? text(name), defaults, job);
		}
		async function checkAgent(asked, job) {
			let { io } = asked, agent = (0, cli_agent.s)(asked, io);
			if (agent === void 0) return;
			let { examineAgent, examineModelWay } = await Promise.all([
				__webpack_require__.e(2856),
				__webpack_require__.e(2143),
				__webpack_require__.e(8439),
				__webpack_require__.e(2194),
				__webpack_require__.e(1196),
				__webpack_require__.e(6497)
			]).then(__webpack_require__.bind(__webpack_require__, 96497)), { modelAccess, ...rest } = agent, anyModel = rest.anyModel || modelAccess !== void 0, found = await examineAgent({
				agent: {
					...rest,
					anyModel
				},
				folder: io.cwd,
				env: io.env,
				signal: job.signal
			}), checks = agentChecks(found, io), models = await checkModels(asked, job);
			if (models === void 0) return checks;
			let text = asked.text("model-access") ?? "", way = await wayChecks({
				agent: found.name,
				sandbox: agent.sandbox,
				text,
				examine: examineModelWay
			}, job);
			return [
				...checks.filter(({ name }) => name !== "model"),
				...way,
				...models
			];
		}
		async function checkModels({ text, has }, job) {
			let access = text("model-access");
			if (access !== void 0) return modelAccessChecks(access, has("exchange"), job);
		}
		async function runChecks(text, defaults, job) {
			let { base, credentials, wrong, baseUrl = "", given, ...others } = readDoctorSettings(text, (0, places._F)(job.env)), { service, clock } = base.state === "failed" ? {
				service: (0, doctor_check.hB)("service", "base-url"),
				clock: (0, doctor_check.hB)("clock", "base-url")
			} : await checkReach(baseUrl, job), look = (name, needed, run) => (0, doctor_check.iO)({
				name,
				needed,
				run,
				signal: job.signal
			}), identity = await look("identity", credentials.code === "input_missing" ? [] : [credentials], () => checkIdentity(given, job)), access = (run) => () => {
				if (given === void 0) throw TypeError("There are no credentials for a check that needs them.");
				return run({
					...others,
					baseUrl,
					credentials: given,
					intern: text("intern")
				}, job);
			}, hasKey = given?.by === "api-key", exchange = await look("exchange", hasKey ? [] : [
				credentials,
				service,
				identity
			], access(checkExchange)), interns = await look("interns", [hasKey ? service : exchange, ...wrong], access(checkList)), intern = await look("intern", [interns], access(checkIntern)), path = text("policy") ?? "", policy = await checkPolicy(path, path !== defaults("policy"), job);
			return [
				base,
				credentials,
				...wrong,
				service,
				clock,
				identity,
				exchange,
				interns,
				intern,
				policy
			];
		}
	}),
	45771: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BK: () => readPolicyFile,
			LS: () => plural,
			N: () => withoutFlag,
			fz: () => annotate,
			k1: () => policyPath,
			mC: () => findingLine,
			oO: () => policyOrProblems,
			pq: () => countOf,
			r6: () => findingOfFailure,
			vK: () => changeLine
		});
		var node_fs_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(51455), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97309), _permission_file_policy_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10401), _permission_tools_starter_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94780), _screen_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21264);
		function policyPath(named) {
			return named ?? _permission_tools_starter_js__WEBPACK_IMPORTED_MODULE_2__.r2;
		}
		async function readPolicyFile(file, io) {
			let bytes;
			try {
				bytes = await (0, node_fs_promises__WEBPACK_IMPORTED_MODULE_0__.readFile)(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(io.cwd, file));
			} catch (error) {
				return { problems: [{
					line: 1,
					column: 1,
					code: "missing-file",
					message: `The policy file can't be read: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.Uc)(error)}. "interns policy init" writes a starting file.`
				}] };
			}
			return (0, _permission_file_policy_file_js__WEBPACK_IMPORTED_MODULE_4__.T)(bytes, file);
		}
		async function policyOrProblems(file, io) {
			let reading = await readPolicyFile(file, io);
			if ("policy" in reading) return reading.policy;
			for (let problem of reading.problems) (0, _screen_js__WEBPACK_IMPORTED_MODULE_5__.qz)(io, findingLine(file, "error", problem));
			annotate(file, "error", reading.problems, io, io.stderr);
		}
		function findingOfFailure(failure) {
			let { line, column, name, pause } = failure;
			return {
				line,
				column,
				code: "test-failed",
				message: `Test "${name}"${pause === null ? "" : `, pause ${pause}`}: ${failure.message}`
			};
		}
		function changeLine({ tool_call_id: id, operation, was, now, wasAsked }) {
			return `${operation === null ? id : `${id} ${JSON.stringify(operation)}`}: ${was.answer ?? (wasAsked ? "ask" : "stop")} by ${was.rule} would become ${now.answer ?? now.outcome} by ${now.rule}`;
		}
		function withoutFlag({ changed: _changed, wasAsked: _asked, ...rest }) {
			return rest;
		}
		function findingLine(file, level, finding) {
			let { line, column, code, message } = finding;
			return (0, _log_js__WEBPACK_IMPORTED_MODULE_6__.TN)(`${file}:${line}:${column}: ${level}: ${message} (${code})`);
		}
		function annotate(file, level, findings, io, write) {
			if (io.env.GITHUB_ACTIONS === "true") for (let { line, column, code, message } of findings) write(`::${level} ${`file=${property(file)},line=${line},col=${column},title=${property(code)}`}::${data(message)}\n`);
		}
		function data(text) {
			return (0, _log_js__WEBPACK_IMPORTED_MODULE_6__.TN)(text).replaceAll("%", "%25");
		}
		function property(text) {
			return data(text).replaceAll(":", "%3A").replaceAll(",", "%2C");
		}
		function plural(count, noun, many = `${noun}s`) {
			return `${count} ${count === 1 ? noun : many}`;
		}
		function countOf(lists, names) {
			return names.map((name) => lists[name] && plural(lists[name].length, name.slice(0, -1))).filter((count) => count !== void 0).join(", ");
		}
	}),
	53407: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			l: () => refuseReplaced,
			u: () => readProxySettings
		});
		var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96559), _given_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43072), _service_settings_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2382), _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97035);
		let clientSets = [
			"OPENAI",
			"ANTHROPIC",
			"INTERNS"
		], bothInputs = {
			transcriptFile: "transcript-file",
			timeoutMs: "timeout"
		}, internInputs = {
			...bothInputs,
			intern: "intern",
			workspaceId: "workspace-id",
			waitForInternMs: "wait-for-intern",
			approvalMode: "approval-mode",
			policyRef: "policy-ref"
		}, replaced = [
			"base-url",
			"federation-policy-id",
			"audience",
			"api-key",
			"subject-token",
			"subject-token-file",
			"intern",
			"workspace-id",
			"wait-for-intern",
			"approval-mode",
			"allow-paths",
			"max-requests",
			"max-cost",
			"policy",
			"policy-ref",
			"lossy"
		];
		function readProxySettings(text, defaults, isGiven = (name) => text(name) !== void 0 && text(name) !== defaults(name)) {
			let modelAccess = text("model-access");
			if (modelAccess === void 0) return readInternProxySettings(text, defaults);
			refuseReplaced(isGiven);
			let sets = text("export-env");
			return {
				command: "proxy",
				serves: "models",
				modelAccess,
				exportEnv: sets === void 0 ? void 0 : (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.gH)("export-env", sets, clientSets),
				...(0, _given_js__WEBPACK_IMPORTED_MODULE_1__.f5)(text, bothInputs)
			};
		}
		function refuseReplaced(isGiven) {
			let other = replaced.find(isGiven);
			if (other !== void 0) throw (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.hj)(other)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("model-access")} takes the place of ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(other)}. Leave that out, and write its key into ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("model-access")}.`;
		}
		function readInternProxySettings(text, defaults) {
			let service = (0, _service_settings_js__WEBPACK_IMPORTED_MODULE_3__.vw)(text), given = text("export-env"), exportEnv = given === void 0 ? [] : (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.gH)("export-env", given, ["OPENAI", "INTERNS"]), settings = (0, _given_js__WEBPACK_IMPORTED_MODULE_1__.f5)(text, internInputs);
			if (exportEnv.includes("OPENAI") && settings.intern === void 0) throw (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.LO)("intern")`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("intern")} is not given. Set it to the name or id of the intern that OPENAI_BASE_URL is to lead to.`;
			let policy = (0, _given_js__WEBPACK_IMPORTED_MODULE_1__.Pe)(text, "policy");
			return {
				command: "proxy",
				serves: "interns",
				...service,
				...settings,
				exportEnv,
				policy: {
					path: policy,
					named: policy !== defaults("policy")
				},
				isLossy: (0, _given_js__WEBPACK_IMPORTED_MODULE_1__.Pe)(text, "lossy") === "allow",
				allowPaths: text("allow-paths") ?? "",
				caps: {
					maxRequests: (0, _given_js__WEBPACK_IMPORTED_MODULE_1__.Pe)(text, "max-requests"),
					maxCost: (0, _given_js__WEBPACK_IMPORTED_MODULE_1__.Pe)(text, "max-cost")
				}
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
			let named = failures.slice(0, 3).map(({ line, column, name, message }) => `${policy.source}:${line}:${column}: ${name}: ${message}`), more = failures.length > 3 ? ` And ${failures.length - 3} more.` : "";
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.pn("policy_invalid", `Tests of the permission policy fail. ${named.join(" ")}${more}`, {
				source: policy.source,
				line: first.line,
				column: first.column
			});
		}
	}),
	89665: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			bearerOfModels: () => bearerOfModels,
			frontOfModels: () => frontOfModels,
			readProxiedAccess: () => readProxiedAccess,
			tokensOfModels: () => tokensOfModels
		});
		var errors = __webpack_require__(452), schemas = __webpack_require__(94343), api = __webpack_require__(43759), http_document = __webpack_require__(58435), identity_claims = __webpack_require__(7881), log = __webpack_require__(97309), secret = __webpack_require__(36385), access_token = __webpack_require__(14219), token_exchange = __webpack_require__(64528);
		function obtainModelToken({ access, spent, fetch, ...options }) {
			let { audience, isAudienceDefault, isSingleUse } = access;
			return (0, access_token.BM)({
				...options,
				audience,
				isAudienceDefault,
				spent: isSingleUse ? spent : void 0,
				exchange: (token, limits) => exchangeModelToken(access, token, {
					...limits,
					fetch,
					log: options.log
				})
			});
		}
		let grantedToken = schemas._H3({
			access_token: schemas.YjP().check(api.Fk(/^[\x21-\x7e]+$/)),
			expires_in: schemas.lqM(schemas.aig().check(api.NC())),
			token_type: schemas.lqM(schemas.YjP().check(api.Fk(/^bearer$/i)))
		});
		function buildModelExchange({ provider, tokenUrl, ids }, subjectToken) {
			let token = subjectToken.reveal();
			if (token.length > provider.maxSubjectToken) throw new errors.Sb("exchange_malformed", `The subject token has ${token.length} characters, and ${provider.title} takes at most ${provider.maxSubjectToken}.`);
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
			let { title } = access.provider, silence = `${nameOf(access)} did not answer.`, response = await (0, token_exchange.Cj)(silence, buildModelExchange(access, subjectToken), options), serviceDateMs = (0, http_document.Q$)(response.headers), skew = skewWords(title, serviceDateMs, options.now());
			if (response.status !== 200) throw refusal(access, subjectToken, {
				response,
				skew
			});
			return skew !== void 0 && options.log.warning(skew), readGrant(access, {
				response,
				subjectToken,
				nowMs: serviceDateMs ?? options.now(),
				log: options.log
			});
		}
		function nameOf({ provider }) {
			return `The token exchange of ${provider.title}`;
		}
		function readGrant({ provider, tokenUrl }, { response, subjectToken, nowMs, log }) {
			let granted = grantedToken.safeParse(response.json), told = granted.data?.expires_in, { exp } = (0, identity_claims.eR)(subjectToken), subjectRest = exp === void 0 ? void 0 : Math.max(0, exp - nowMs / 1e3), seconds = provider.lifetime({
				told,
				subjectRest
			});
			if (!granted.success || seconds === void 0) {
				let flaws = granted.success ? ["expires_in"] : granted.error.issues.map(({ path }) => path.join("."));
				throw new errors.Sb("exchange_malformed", `The token exchange at ${tokenUrl} answered 200 with a body that is none: look at ${flaws.join(", ") || "the whole of it"}. Check the URLs of "model_access".`, { status: 200 });
			}
			return told !== void 0 && seconds < told && log.info(`${provider.title} granted a token of ${told} s; it is used for ${Math.round(seconds)} s.`), {
				token: new secret.z(granted.data.access_token),
				lifetimeMs: seconds * 1e3
			};
		}
		function refusal(access, subjectToken, { response, skew }) {
			let { provider, ids, isSingleUse } = access, { status, retryAfterMs } = response, requestId = response.headers.get(provider.requestIdHeader) ?? response.requestId, { reason, words } = saidBy(response.json, subjectToken), data = {
				status,
				reason,
				requestId,
				retryAfterMs
			}, refused = (answer) => {
				let claims = (0, identity_claims.$q)(subjectToken), shownIds = Object.entries(ids).map(([name, value]) => `${name} "${value}"`), request = requestId === void 0 ? "" : ` of the request ${(0, log.TN)(requestId.slice(0, 100))}`, remarks = [
					...provider.causes({
						status,
						ids,
						isSingleUse
					}),
					...(0, identity_claims.MZ)(subjectToken, {
						isAudienceDefault: !1,
						serviceDateMs: (0, http_document.Q$)(response.headers)
					}),
					...skew === void 0 ? [] : [skew]
				];
				return new errors.Sb("exchange_refused", `${provider.title} refused the token exchange${request} (${answer}) for ${shownIds.join(", ")}; ${(0, token_exchange.wV)(claims)}. ${remarks.join(" ")}`.trim(), {
					...data,
					unverifiedClaims: claims,
					remarks
				});
			};
			return (0, token_exchange.cI)({
				name: nameOf(access),
				data,
				words,
				refused
			});
		}
		let oauthError = schemas._H3({
			error: schemas.YjP(),
			error_description: schemas.lqM(schemas.YjP())
		}), typedError = schemas._H3({ error: schemas._H3({
			type: schemas.YjP(),
			message: schemas.lqM(schemas.YjP())
		}) });
		function saidBy(json, subjectToken) {
			let redactor = (0, secret.l)();
			redactor.add(subjectToken);
			let clean = (text) => (0, log.TN)(redactor.redact(text.slice(0, 1e5)).slice(0, 500)), { error, error_description: description } = oauthError.safeParse(json).data ?? {}, typed = typedError.safeParse(json).data?.error, reason = error ?? typed?.type, words = description ?? typed?.message;
			return reason === void 0 ? {} : {
				reason: clean(reason),
				words: words === void 0 ? void 0 : clean(words)
			};
		}
		function skewWords(title, serviceDateMs, nowMs) {
			return serviceDateMs === void 0 || Math.abs(serviceDateMs - nowMs) <= 6e4 ? void 0 : `The clock of this machine is ${Math.round(Math.abs(serviceDateMs - nowMs) / 1e3)} s ${serviceDateMs < nowMs ? "ahead of" : "behind"} the clock of ${title}. Set it, or synchronize it (NTP).`;
		}
		var token_holder = __webpack_require__(66383), places = __webpack_require__(14988), model_access = __webpack_require__(37923), upstream = __webpack_require__(84426), wording = __webpack_require__(96559), connect = __webpack_require__(62480), workspace = __webpack_require__(50082);
		function readProxiedAccess(settings, env) {
			let access = (0, model_access.Q)(settings.modelAccess, env), { set } = access.provider.wire, lacking = settings.exportEnv?.find((asked) => asked !== set);
			if (lacking === void 0) return access;
			throw new errors.dz("input_invalid", (0, wording.MH)`${(0, wording.hF)("export-env")} names ${lacking}, but the variables of ${access.provider.title} are those of ${set}. Leave ${(0, wording.hF)("export-env")} out.`, { source: "export-env" });
		}
		function frontOfModels(io, settings, options) {
			let { token: first, spent, onExchange } = options, access = readProxiedAccess(settings, io.env), { baseUrl, caps } = access, { obtain } = tokensOfModels(io, access, spent);
			return {
				baseUrl,
				caps,
				bearer: bearerOfModels(access, {
					...io,
					obtain,
					first,
					onExchange
				}),
				models: (0, upstream.t)(access),
				approvalMode: "manual",
				allowed: []
			};
		}
		function tokensOfModels(io, access, before = []) {
			let { apiKey, subjectTokenFile } = access, spent = new Set(before);
			if (apiKey !== void 0) {
				io.log.mask(apiKey);
				let token = {
					token: apiKey,
					lifetimeMs: 316224e5,
					startedAt: io.clock.monotonic()
				};
				return {
					spent,
					obtain: () => Promise.resolve(token),
					check: () => Promise.resolve(void 0)
				};
			}
			let stages = {
				...io,
				...(0, workspace.OH)(io)
			}, source, find = async () => (source ??= subjectTokenFile === void 0 ? (0, places.PM)((0, places.Bx)(stages), ["\"subject_token_file\" or \"api_key\" in the access to the models"]) : (0, connect.vz)({
				from: "file",
				path: subjectTokenFile
			}, stages), await source);
			return {
				spent,
				obtain: async () => obtainModelToken({
					...io,
					access,
					spent,
					source: await find()
				}),
				check: find
			};
		}
		function bearerOfModels(access, options) {
			return access.apiKey === void 0 ? (0, token_holder.j)(options) : {
				get: () => options.first,
				renew: () => Promise.resolve(void 0)
			};
		}
	}),
	84426: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => modelUpstream });
		var _models_path_rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79066), _usage_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(28263);
		function modelUpstream({ provider, apiKey, allowPaths }) {
			let { wire, name, title } = provider, isIntern = name === "interns", maxBodyBytes = (isIntern ? 1 : 32) * 1048576, kind = apiKey === void 0 ? "token" : "key";
			return {
				account: {
					name,
					tells_cost: provider.tellsCost
				},
				rules: [...wire.passes, ...allowPaths].flatMap((rule) => (0, _models_path_rule_js__WEBPACK_IMPORTED_MODULE_0__.I)(rule) ?? []),
				never: wire.never,
				meantPath: wire.meantPath,
				takesKeyHeader: wire.takesKeyHeader,
				authorize: (text, raw) => wire.authorize({
					kind,
					text
				}, joinedValue(raw, wire.joinedHeader)),
				keptHeaders: new Set(wire.keptHeaders),
				toError: wire.toError,
				words: {
					requests_capped: "The cap on requests is reached: \"max_requests\" of the model access.",
					tokens_capped: "The cap on tokens is reached: \"max_tokens\" of the model access.",
					cost_capped: "The cap on cost is reached: \"max_cost\" of the model access.",
					path_refused: `This method and path are not forwarded to ${title}. "allow_paths" of the model access adds some.`,
					body_too_large: `The body is larger than ${maxBodyBytes} bytes.`,
					service_unreachable: `${title} could not be reached: nothing was sent.`,
					service_silent: `${title} did not answer in time. The request may have arrived, so it is not repeated.`
				},
				isMetered: (method, path) => method === "POST" && wire.free?.test(path) !== !0,
				usageReader: (request, isStream) => (0, _usage_js__WEBPACK_IMPORTED_MODULE_1__.PP)(wire.usage, request, isStream),
				memory: createMemory(268435456),
				maxBodyBytes,
				answerMs: isIntern ? 31e4 : 18e5
			};
		}
		function joinedValue(raw, wanted) {
			if (wanted === void 0) return;
			let values = raw.filter((_, index) => index % 2 == 1 && raw[index - 1]?.toLowerCase() === wanted);
			return values.length === 0 ? void 0 : values.join(",");
		}
		function createMemory(maxBytes) {
			let free = maxBytes, waiting = [], giveOut = () => {
				for (let [next] = waiting; next !== void 0 && next.bytes <= free; [next] = waiting) waiting.shift(), free -= next.bytes, next.begin();
			}, reservationOf = (bytes) => {
				let held = bytes, keep = (rest) => {
					free += held - rest, held = rest, giveOut();
				};
				return {
					shrink: (needed) => keep(Math.min(held, needed)),
					release: () => keep(0)
				};
			};
			return {
				take(bytes) {
					let wanted = Math.min(bytes, maxBytes);
					if (!(waiting.length > 0 || wanted > free)) return free -= wanted, reservationOf(wanted);
				},
				reserve(bytes, { timeoutMs, signal }) {
					let wanted = Math.min(bytes, maxBytes);
					return new Promise((resolve) => {
						let end = (reservation) => {
							clearTimeout(timer), signal.removeEventListener("abort", giveUp), resolve(reservation);
						}, entry = {
							bytes: wanted,
							begin: () => end(reservationOf(wanted))
						}, giveUp = () => {
							let index = waiting.indexOf(entry);
							index !== -1 && (waiting.splice(index, 1), end(void 0), giveOut());
						}, timer = setTimeout(giveUp, timeoutMs);
						signal.addEventListener("abort", giveUp), waiting.push(entry), signal.aborted ? giveUp() : giveOut();
					});
				}
			};
		}
	}),
	28263: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CI: () => streamUsage,
			PP: () => modelUsage,
			Vl: () => toUsage,
			_y: () => estimatedUsage,
			iB: () => usageOfInterns,
			r_: () => tellOnce
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343), _contract_chat_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98914), _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16413), _models_provider_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67001);
		function tellOnce({ onUsage }) {
			let said = "unfinished";
			return (read) => (said === "unfinished" && (said = read(), typeof said == "object" && onUsage(said)), said);
		}
		let keptBytes = 16384, maxDocumentBytes = 1048576;
		function createWindow(bytes, headBytes = 0) {
			let first = [], last = [], size = 0, kept = 0;
			return {
				push(piece) {
					size < headBytes && first.push(piece), size += piece.length, last.push(piece), kept += piece.length;
					for (let [oldest] = last; oldest !== void 0 && kept - oldest.length >= bytes; [oldest] = last) kept -= oldest.length, last.shift();
				},
				get size() {
					return size;
				},
				head: () => Buffer.concat(first),
				tail: () => Buffer.concat(last)
			};
		}
		function documentIn(window) {
			let text = window.tail().toString();
			return window.size <= maxDocumentBytes ? (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(text) : { usage: usageAtEnd(text) };
		}
		function usageAtEnd(end) {
			let found = [...end.matchAll(/"usage"\s*:\s*(\{[^{}]*(?:\{[^{}]*\}[^{}]*){0,20}\})/g)].at(-1)?.[1];
			return found === void 0 ? void 0 : (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(found);
		}
		let noChoices = /"choices" ?: ?\[ ?\]/, withUsage = zod_mini__WEBPACK_IMPORTED_MODULE_1__._H3({ usage: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(_contract_chat_js__WEBPACK_IMPORTED_MODULE_2__.CI)) }), finalChunk = zod_mini__WEBPACK_IMPORTED_MODULE_1__._H3({
			choices: zod_mini__WEBPACK_IMPORTED_MODULE_1__.PVZ([]),
			usage: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(_contract_chat_js__WEBPACK_IMPORTED_MODULE_2__.CI))
		});
		function streamUsage() {
			let window = createWindow(keptBytes);
			return {
				push: window.push,
				read() {
					let last = window.tail().toString().split("\n").filter((line) => line.startsWith("data:") && noChoices.test(line)).map((line) => (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(line.slice(5))).flatMap((chunk) => finalChunk.safeParse(chunk).data ?? []).at(-1);
					return last === void 0 ? "unfinished" : toUsage(last.usage);
				}
			};
		}
		function documentUsage() {
			let window = createWindow(maxDocumentBytes);
			return {
				push: window.push,
				read: () => toUsage(withUsage.safeParse(documentIn(window)).data?.usage)
			};
		}
		function usageOfInterns(type, isStream) {
			return isStream ? streamUsage() : /^application\/json\b/i.test(type) ? documentUsage() : void 0;
		}
		function toUsage(said) {
			return said == null ? "none" : {
				prompt_tokens: (0, _models_provider_js__WEBPACK_IMPORTED_MODULE_3__.pq)(said.prompt_tokens),
				completion_tokens: (0, _models_provider_js__WEBPACK_IMPORTED_MODULE_3__.pq)(said.completion_tokens),
				total_tokens: (0, _models_provider_js__WEBPACK_IMPORTED_MODULE_3__.pq)(said.total_tokens),
				cost: (0, _models_provider_js__WEBPACK_IMPORTED_MODULE_3__.pq)(said.cost)
			};
		}
		let attachment = /[A-Za-z0-9+/]{1000,}={0,2}/g;
		function estimateTokens(body) {
			let attachments = body.toString("latin1").match(attachment) ?? [], textBytes = attachments.reduce((left, one) => left - one.length, body.length);
			return Math.ceil(textBytes / 4) + 2e3 * attachments.length;
		}
		function estimatedUsage(request, received) {
			let prompt_tokens = estimateTokens(request);
			return {
				prompt_tokens,
				completion_tokens: received,
				total_tokens: prompt_tokens + received,
				cost: 0,
				isEstimated: !0
			};
		}
		function modelUsage(form, request, isStream) {
			let window = createWindow(isStream ? keptBytes : maxDocumentBytes, keptBytes), events = 0, estimateDocument = () => Math.max(estimateTokens(window.tail()), window.size > maxDocumentBytes ? Math.ceil(window.size / 4) : 0);
			return {
				push(piece) {
					window.push(piece), isStream && (events += countEvents(piece));
				},
				read() {
					let told = isStream ? streamCount(form, window) : documentCount(form, window);
					if (told === void 0) return estimatedUsage(request, isStream ? events : estimateDocument());
					let { input, output, cost } = told;
					return {
						prompt_tokens: input,
						completion_tokens: output,
						total_tokens: input + output,
						cost
					};
				}
			};
		}
		let dataLine = Buffer.from("data:");
		function countEvents(piece) {
			let count = 0;
			for (let at = piece.indexOf(dataLine); at !== -1; at = piece.indexOf(dataLine, at + dataLine.length)) count += 1;
			return count;
		}
		function streamCount(form, window) {
			let last = usages(window.tail());
			if (!form.isSplit) return last.length === 0 ? void 0 : form.read(last.at(-1)?.said ?? {});
			let end = last.findLast(({ line }) => line.includes("\"message_delta\""))?.said;
			if (end === void 0) return;
			let begin = usages(window.head()).find(({ line }) => line.includes("\"message_start\""))?.said ?? {}, counts = [form.read(begin), form.read(end)], most = (field) => Math.max(...counts.map((one) => one[field]));
			return {
				input: most("input"),
				output: most("output"),
				cost: 0
			};
		}
		function usages(stretch) {
			return stretch.toString().split("\n").flatMap((line) => {
				let said = line.includes("\"usage\"") ? usageAtEnd(line) : void 0;
				return (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(said) ? [{
					line,
					said
				}] : [];
			});
		}
		function documentCount(form, window) {
			let whole = documentIn(window), said = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(whole) ? whole.usage : usageAtEnd(window.tail().toString());
			if (!(0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(said)) return;
			let told = form.read(said);
			return told.input + told.output > 0 || (0, _models_provider_js__WEBPACK_IMPORTED_MODULE_3__.pq)(said.total_tokens) > 0 ? told : void 0;
		}
	}),
	11151: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { n: () => findRunningIntern });
		var _client_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2410), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _http_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28394);
		async function findRunningIntern(options) {
			let { clock, log, signal } = options, deadline = clock.monotonic() + options.waitForInternMs, shown = "";
			for (;;) {
				let intern = await findIntern(options);
				if (intern.status === "running") return intern;
				let coming = intern.status === "queued" || intern.status === "provisioning", leftMs = deadline - clock.monotonic();
				if (!coming || leftMs <= 0) throw notRunning(intern, coming, options.waitForInternMs);
				let state = describeState(intern);
				state !== shown && log.info(`Waiting for intern "${intern.name}": ${state}.`), shown = state, await clock.sleep(Math.min(5e3, leftMs), signal);
			}
		}
		async function findIntern(options) {
			let { client, intern: wanted, workspaceId, clock, log, signal } = options, limits = {
				maxAttempts: 5,
				deadline: clock.monotonic() + 6e4,
				clock,
				log,
				signal
			}, { matches, names } = await (0, _http_retry_js__WEBPACK_IMPORTED_MODULE_0__.b)({
				what: "intern list",
				...limits
			}, async () => {
				let found = {
					matches: [],
					names: []
				};
				for await (let intern of client.listInterns({
					workspaceId,
					signal
				})) intern.id === wanted || intern.name === wanted ? found.matches.push(intern) : found.names.length < 20 && found.names.push(intern.name);
				return found;
			}, _client_request_js__WEBPACK_IMPORTED_MODULE_1__.xg), intern = matches.find((match) => match.id === wanted) ?? matches[0];
			if (intern === void 0) throw unknown(wanted, names);
			if (intern.id !== wanted && matches.length > 1) throw ambiguous(wanted, matches);
			return intern;
		}
		function describeState({ status, progress }) {
			return progress === null ? status : `${status}, step ${progress.step_number} of ${progress.total_steps}, ${progress.step_label}`;
		}
		function unknown(wanted, names) {
			let visible = names.length === 0 ? "This key sees no other interns" : `This key sees ${names.map((name) => `"${name}"`).join(", ")}${names.length === 20 ? ", …" : ""}`;
			return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD("intern_unknown", `No intern has the name or id "${wanted}". ${visible}. Names match exactly.`, { source: "intern" });
		}
		function ambiguous(wanted, matches) {
			let ids = matches.map(({ id, workspace_id }) => `${id} (workspace ${workspace_id})`).join(", ");
			return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD("intern_ambiguous", `${matches.length} interns have the name "${wanted}": ${ids}. Give the id as "intern", or a "workspace-id".`, { source: "intern" });
		}
		function notRunning(intern, coming, waitMs) {
			let failure = intern.last_failure_message === null ? "" : `: ${intern.last_failure_message.replace(/\.$/, "")}`, waited = coming ? ` after waiting ${Math.round(waitMs / 1e3)} s` : "", remedy = coming ? "Raise \"wait-for-intern\"." : "Start or provision it first.";
			return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD("intern_not_running", `Intern "${intern.name}" (${intern.id}) is ${describeState(intern)}${waited}${failure}. Only a running intern takes prompts. ${remedy}`, {
				source: "intern",
				reason: intern.status
			});
		}
	})
};
