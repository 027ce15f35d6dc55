export const id = 8650;
export const ids = [8650, 793];
export const modules = {
	65344: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			fE: () => toText,
			gz: () => failed,
			hT: () => skipped,
			iO: () => afterChecks,
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
		function skipped(name, why) {
			return {
				name,
				state: "skipped",
				found: why
			};
		}
		async function afterChecks({ name, needed, run, signal }) {
			let needs = needed.filter(({ state, needs: own }) => state === "failed" || own !== void 0).map((one) => one.name);
			if (needs.length > 0) return {
				...skipped(name, `needs ${needs.join(" and ")}`),
				needs
			};
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
	68650: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			runChecks: () => runChecks,
			runDoctor: () => runDoctor
		});
		var places = __webpack_require__(62801), proxy_settings = __webpack_require__(53407), cli_agent = __webpack_require__(2403), json_text = __webpack_require__(52604), screen = __webpack_require__(21264), external_node_fs_ = __webpack_require__(73024), external_node_path_ = __webpack_require__(76760), doctor_check = __webpack_require__(65344);
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
			return {
				name: "agent",
				state: "ok",
				found: called === void 0 ? file : `${called}, ${file}`
			};
		}
		function speakingChecks(file, { shown }) {
			let after = (name, needed) => ({
				...(0, doctor_check.hT)(name, `needs ${needed}`),
				needs: [needed]
			});
			if (file === void 0) return [after("protocol", "agent"), after("asking", "agent")];
			if (shown.state === "failed") return [{
				name: "protocol",
				state: "failed",
				found: shown.message
			}, after("asking", "protocol")];
			let { protocolVersion, whyUnasked } = shown;
			return [{
				name: "protocol",
				state: "ok",
				found: `version ${protocolVersion} of the Agent Client Protocol`
			}, whyUnasked === void 0 ? {
				name: "asking",
				state: "ok",
				found: "it asks in manual, in this folder"
			} : {
				name: "asking",
				state: "failed",
				found: whyUnasked
			}];
		}
		function modelCheck({ given, keyVariables, isModelChosen }) {
			return isModelChosen ? given.length > 0 ? {
				name: "model",
				state: "ok",
				found: `it is given ${given.join(", ")}`
			} : keyVariables.length === 0 ? (0, doctor_check.hT)("model", "nothing is known of its keys") : {
				name: "model",
				state: "ok",
				found: "it is given no key, and may take any model (--any-model)"
			} : {
				name: "model",
				state: "failed",
				found: "it is given no key of a model and no gateway, so it might send code to a host that nobody chose",
				remedy: `Set one of ${keyVariables.join(", ")}, or name another with --agent-env. With --any-model it takes what it finds.`
			};
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
		var model_ways = __webpack_require__(90652), http_document = __webpack_require__(58435), claims = __webpack_require__(7881), identity_source = __webpack_require__(70621), model_access = __webpack_require__(37923), proxy_model_access = __webpack_require__(89665), json = __webpack_require__(16413);
		async function modelAccessChecks({ text, spendsHeldToken }, job) {
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
				return token = obtained.token, one.apiKey === void 0 ? {
					name: "exchange",
					state: "ok",
					found: `${one.provider.title} grants a token for ${Math.round(obtained.lifetimeMs / 1e3)} s`
				} : (0, doctor_check.hT)("exchange", "a key of the provider needs none");
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
					check: {
						name: "model-access",
						state: "ok",
						found: [
							provider.title,
							baseUrl,
							...named
						].join(", ")
					}
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
			return seconds === void 0 ? {
				name: "identity",
				state: "ok",
				found
			} : {
				name: "identity",
				state: "warning",
				found: `${found}; its token lives for ${seconds} s`,
				remedy: claims.pm
			};
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
			let data = (0, json.Gv)(response.json) && Array.isArray(response.json.data) ? response.json.data.length : void 0, found = data === void 0 ? "the answer is no list" : `${data} on the first page`;
			return {
				serverDateMs,
				check: {
					name: "models",
					state: data === void 0 ? "warning" : "ok",
					found
				}
			};
		}
		function judgeClock(serverDateMs, models, { clock }) {
			if (serverDateMs === void 0) return models.needs === void 0 ? (0, doctor_check.hT)("clock", "the answer has no date") : {
				...(0, doctor_check.hT)("clock", "needs models"),
				needs: ["models"]
			};
			let seconds = Math.round((clock.now() - serverDateMs) / 1e3), found = `${Math.abs(seconds)} s ${seconds < 0 ? "behind" : "ahead of"} the provider's`;
			return Math.abs(seconds) * 1e3 <= 6e4 ? {
				name: "clock",
				state: "ok",
				found
			} : {
				name: "clock",
				state: "warning",
				found,
				remedy: "Set the clock, or synchronize it (NTP)."
			};
		}
		async function wayChecks({ agent, sandbox, text, examine }, job) {
			let { access } = readText(text, job);
			if (access === void 0) return [];
			let pair = pairCheck(agent, access.provider.name);
			if (sandbox === "none") return [
				pair,
				{
					name: "sandbox",
					state: "warning",
					found: "there is none, so the agent finds what you can: in a job, its identity",
					remedy: "Leave \"--agent-sandbox none\" out."
				},
				(0, doctor_check.hT)("network", "without a sandbox it is that of this machine")
			];
			let found = await examine({
				agent,
				access,
				env: job.env,
				signal: job.signal
			});
			if (found.sandbox !== void 0) {
				let network = {
					...(0, doctor_check.hT)("network", "needs sandbox"),
					needs: ["sandbox"]
				};
				return [
					pair,
					{
						name: "sandbox",
						state: "failed",
						found: inFlags(found.sandbox)
					},
					network
				];
			}
			return [
				pair,
				{
					name: "sandbox",
					state: "ok",
					found: "bubblewrap confines what is started"
				},
				found.network === void 0 ? {
					name: "network",
					state: "ok",
					found: `only the broker is reached, not ${new URL(access.baseUrl).host}`
				} : {
					name: "network",
					state: "failed",
					found: inFlags(found.network)
				}
			];
		}
		function pairCheck(agent, provider) {
			let { variables } = model_ways.M[agent];
			return variables[provider] === void 0 ? {
				name: "pair",
				state: "failed",
				found: `nothing leads ${agent} to ${provider}`,
				remedy: `These pairs work: ${(0, model_ways.q)()}.`
			} : {
				name: "pair",
				state: "ok",
				found: `${agent} can be led to ${provider}`
			};
		}
		function inFlags(words) {
			return words.replace("\"sandbox: none\"", "\"--agent-sandbox none\"");
		}
		var external_node_child_process_ = __webpack_require__(31421), external_node_os_ = __webpack_require__(48161), hook_names = __webpack_require__(98810), hooks = __webpack_require__(79667), errors = __webpack_require__(452), install = __webpack_require__(22040), policy_in_use = __webpack_require__(63774), values = __webpack_require__(97035), checkout = __webpack_require__(40584);
		async function hookChecks(name, { env, cwd }) {
			let host = (0, values.Kf)("hook", name, hook_names.W), profile = hooks.J[host], file = (0, install._r)(profile, {
				env,
				home: env.HOME ?? (0, external_node_os_.homedir)()
			}), command = entryIn(file), gaps = profile.gaps.map((gap) => ({
				name: "gap",
				state: "warning",
				found: gap
			})), known = {
				name: "version",
				state: "ok",
				found: `what is known of ${host} is from ${profile.source}`
			};
			return command === void 0 ? [{
				name: "hook",
				state: "failed",
				found: `${file} has no entry of this program`,
				next: `interns policy hook --for ${host} --install`
			}, known] : [
				undoable,
				{
					name: "hook",
					state: "ok",
					found: file
				},
				await tried(command, env),
				await policyOf(command, {
					env,
					cwd
				}),
				known,
				...gaps
			];
		}
		let undoable = {
			name: "gap",
			state: "warning",
			found: "whatever runs as the same user can undo this: an agent that may write your settings can take the hook out"
		};
		async function policyOf(command, { env, cwd }) {
			let [, quoted, bare] = / --policy (?:'([^']*)'|([^' ]+))/.exec(command) ?? [];
			try {
				let inUse = await (0, policy_in_use.X)((0, checkout.P)(cwd), {
					policy: quoted ?? bare,
					env
				});
				return inUse.policy === void 0 ? {
					name: "policy",
					state: "warning",
					found: inUse.why ?? "there is none for this folder, so the hook says nothing here",
					next: "interns policy trust"
				} : {
					name: "policy",
					state: "ok",
					found: `${inUse.source}, SHA-256 ${inUse.digest.slice(0, 12)}`
				};
			} catch (error) {
				return {
					name: "policy",
					state: "failed",
					found: (0, errors.Uc)(error),
					next: "interns policy check"
				};
			}
		}
		function entryIn(file) {
			if (!(0, external_node_fs_.existsSync)(file)) return;
			let [, written] = /("\/bin\/sh -c (?:[^"\\]|\\.)*\/hook\.js(?:[^"\\]|\\.)*")/.exec((0, external_node_fs_.readFileSync)(file, "utf8")) ?? [], command = written === void 0 ? void 0 : JSON.parse(written);
			return typeof command == "string" ? command : void 0;
		}
		async function tried(command, env) {
			let code = await new Promise((resolve) => {
				let child = (0, external_node_child_process_.spawn)("/bin/sh", ["-c", command], {
					env,
					stdio: [
						"pipe",
						"ignore",
						"ignore"
					],
					timeout: 2e4
				});
				child.stdin?.on("error", () => {}), child.on("error", () => resolve(null)), child.on("close", resolve), child.stdin?.end("no call");
			});
			return code === 2 ? {
				name: "entry",
				state: "ok",
				found: "it refuses a call that it cannot judge"
			} : {
				name: "entry",
				state: "failed",
				found: `a call that nobody could judge ended with ${code}, not with 2`
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
					clock: {
						...(0, doctor_check.hT)("clock", "needs service"),
						needs: ["service"]
					}
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
			if (status === 401 || status === 404 && meant === void 0) return {
				name: "service",
				state: "ok",
				found
			};
			if (status >= 500) return {
				name: "service",
				state: "failed",
				found,
				remedy: "The service has a problem. Try again later."
			};
			let doubt = `An Intern Service answers 401 here. Check ${(0, doctor_check.u_)("base-url")}`;
			return meant === void 0 ? {
				name: "service",
				state: "warning",
				found,
				remedy: `${doubt}, and that no proxy answers in its place.`
			} : {
				name: "service",
				state: "warning",
				found,
				remedy: `${doubt}: did you mean ${meant}?`,
				next: setBaseUrl(meant)
			};
		}
		function setBaseUrl(meant) {
			return `export INTERNS_BASE_URL='${meant.replaceAll("'", "%27")}'`;
		}
		function service_judgeClock(serviceMs, ownMs) {
			if (Number.isNaN(serviceMs)) return {
				name: "clock",
				state: "skipped",
				found: "the service sends no Date"
			};
			let seconds = Math.round((ownMs - serviceMs) / 1e3);
			return Math.abs(ownMs - serviceMs) < 3e4 ? {
				name: "clock",
				state: "ok",
				found: `within ${Math.max(1, Math.abs(seconds))} s of the service`
			} : {
				name: "clock",
				state: "warning",
				found: `this machine is ${Math.abs(seconds)} s ${seconds > 0 ? "ahead of" : "behind"} the service`,
				remedy: "Set the clock: tokens are refused as expired, or as issued in the future."
			};
		}
		async function checkExchange({ baseUrl, credentials }, job) {
			if (credentials.by === "api-key") return (0, doctor_check.hT)("exchange", "an API key needs none");
			try {
				let { lifetimeMs } = await (0, connect.BM)({
					...job,
					...(0, job_workspace.OH)(job),
					baseUrl,
					credentials
				});
				return {
					name: "exchange",
					state: "ok",
					found: `policy "${credentials.federationPolicyId}" grants a token for ${Math.round(lifetimeMs / 1e3)} s`
				};
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
					return count > 0 ? {
						name: "interns",
						state: "ok",
						found
					} : {
						name: "interns",
						state: "warning",
						found,
						remedy: "Create an intern in the workspace of this key, or use a key of the workspace that has it."
					};
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
				return {
					name: "intern",
					state: "ok",
					found: `"${name}" (${id}) runs, model ${model ?? "default"}`
				};
			}).catch((error) => (job.signal.throwIfAborted(), {
				...(0, doctor_check.gz)("intern", error),
				next: "interns list"
			}));
		}
		async function checkIdentity(credentials, job) {
			if (credentials?.by === "api-key") return (0, doctor_check.hT)("identity", "an API key needs none");
			let subjectToken = credentials?.subjectToken;
			if (subjectToken?.from === "input") return {
				name: "identity",
				state: "ok",
				found: "--subject-token"
			};
			if (subjectToken?.from === "file") return {
				name: "identity",
				state: "ok",
				found: `the file ${subjectToken.path}`
			};
			try {
				let source = await (0, places.PM)((0, places.Bx)({
					...job,
					...(0, job_workspace.OH)(job)
				})), audience = credentials === void 0 ? "" : `, audience "${credentials.audience}"`;
				return {
					name: "identity",
					state: "ok",
					found: `${source.name}${audience}`
				};
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
		var definitions = __webpack_require__(63683), given = __webpack_require__(43072), service_settings = __webpack_require__(2382), policy_tests = __webpack_require__(90793), policy_file = __webpack_require__(10401), lint = __webpack_require__(62813);
		let exampleBaseUrl = "https://service.example/api/v1";
		function readDoctorSettings(text, inCi) {
			let url = readOne("base-url", () => (0, given.lq)(text, "base-url")), known = url.value ?? exampleBaseUrl, access = readOne("credentials", () => hasCredentials(text) ? (0, service_settings.L1)(text, known) : void 0), timeout = readOne("timeout", () => (0, given.Pe)(text, "timeout")), workspace = readOne("workspace-id", () => (0, given.lq)(text, "workspace-id"));
			return {
				base: url.wrong ?? (url.value === void 0 ? missingBaseUrl() : ok("base-url", url.value)),
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
		function ok(name, found) {
			return {
				name,
				state: "ok",
				found
			};
		}
		function describe(credentials) {
			return ok("credentials", credentials.by === "api-key" ? "an API key" : `federation policy "${credentials.federationPolicyId}"`);
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
				let warnings = (0, lint.u)(policy).length, found = `${path}: ${count(policy.rules, "rule")}, ${count(policy.guards, "guard")}, ${count(policy.tests, "test")} passed`;
				return warnings === 0 ? {
					name: "policy",
					state: "ok",
					found
				} : {
					name: "policy",
					state: "warning",
					found,
					remedy: `There ${warnings === 1 ? "is one warning" : `are ${warnings} warnings`}.`,
					next: checkCommand(path)
				};
			} catch (error) {
				return {
					...(0, doctor_check.gz)("policy", error),
					remedy: "This shows all mistakes at once:",
					next: checkCommand(path)
				};
			}
		}
		function checkCommand(path) {
			return `interns policy check ${/^[\w./-]+$/.test(path) ? path : `'${path.replaceAll("'", "'\\''")}'`}`;
		}
		function count(entries, noun) {
			return `${entries.length} ${noun}${entries.length === 1 ? "" : "s"}`;
		}
		async function runDoctor(asked) {
			let { has, io, openJob } = asked, job = await openJob(), hook = asked.value("hook");
			hook === void 0 && asked.text("model-access") !== void 0 && (0, proxy_settings.l)((name) => asked.value(name) !== void 0);
			let checks = hook === void 0 ? await checkAgent(asked, job) ?? await checkModels(asked, job) ?? await checkService(asked, job) : await hookChecks(hook, io), { redact } = job.redactor;
			return has("json") ? io.stdout(redact(`${(0, json_text.j)({ checks }, 2)}\n`)) : io.stdout((0, screen.EO)(redact((0, doctor_check.fE)(checks, io)), io.terminal?.stdout)), +!!checks.some(({ state }) => state === "failed");
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
				__webpack_require__.e(7352),
				__webpack_require__.e(9676)
			]).then(__webpack_require__.bind(__webpack_require__, 29676)), { modelAccess, ...rest } = agent, anyModel = rest.anyModel || modelAccess !== void 0, found = await examineAgent({
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
			if (access !== void 0) return await modelAccessChecks({
				text: access,
				spendsHeldToken: has("exchange")
			}, job);
		}
		async function runChecks(text, defaults, job) {
			let { base, credentials, wrong, baseUrl = "", given, ...others } = readDoctorSettings(text, (0, places._F)(job.env)), unreached = (name) => ({
				...(0, doctor_check.hT)(name, "needs base-url"),
				needs: ["base-url"]
			}), { service, clock } = base.state === "failed" ? {
				service: unreached("service"),
				clock: unreached("clock")
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
	22040: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$f: () => installed,
			EB: () => entryCommand,
			GU: () => settingsFolder,
			L3: () => besideEntry,
			_K: () => UnfitSettings,
			_r: () => settingsFile,
			qi: () => uninstalled
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16413), _permission_pause_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(49469);
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
		function settingsFile(profile, user) {
			return node_path__WEBPACK_IMPORTED_MODULE_1__.join(settingsFolder(profile, user), profile.install.file);
		}
		function settingsFolder({ install }, { env, home }) {
			let named = install.variable === void 0 ? "" : env[install.variable] ?? "";
			return named === "" ? node_path__WEBPACK_IMPORTED_MODULE_1__.join(home, install.home) : node_path__WEBPACK_IMPORTED_MODULE_1__.join(named, install.under ?? "");
		}
		function installed(profile, file, command) {
			let { install, events } = profile, before = readRegular(file);
			if (install.script !== void 0) {
				if (before !== void 0 && !isOurs(before)) throw new UnfitSettings(`${file} was not written by this program.`);
				return {
					file,
					before,
					after: install.script(command)
				};
			}
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
		function besideEntry({ install }, folder, isWanted) {
			if (install.beside === void 0) return;
			let { field, value } = install.beside, file = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, install.beside.file), before = readRegular(file), { [field]: there, ...rest } = readSettings(before, file), isOwn = JSON.stringify(there) === JSON.stringify(value);
			if (!(isWanted ? there !== void 0 : !isOwn)) return isWanted ? {
				file,
				before,
				after: written({
					...rest,
					[field]: value
				})
			} : {
				file,
				before,
				after: Object.keys(rest).length === 0 ? void 0 : written(rest)
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
				try {
					return new TextDecoder("utf-8", {
						fatal: !0,
						ignoreBOM: !0
					}).decode((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file));
				} catch {
					throw new UnfitSettings(`${file} can't be read, or is not UTF-8.`);
				}
			}
		}
		function readSettings(text, file) {
			if (text === void 0 || text.trim() === "") return {};
			let settings = objectOf((0, _json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(text) ?? null, file), flaw = (0, _permission_pause_js__WEBPACK_IMPORTED_MODULE_3__.c)(text, 64);
			if (flaw !== void 0) throw new UnfitSettings(`${file} is not in the form that is known: ${flaw}.`);
			return settings;
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
	}),
	63774: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { X: () => policyInUse });
		var external_node_fs_ = __webpack_require__(73024), external_node_path_ = __webpack_require__(76760), environment = __webpack_require__(33554), folders = __webpack_require__(92782), json = __webpack_require__(16413), engines = __webpack_require__(79101), text_json = __webpack_require__(61989), conditions_shape = __webpack_require__(67678);
		function narrow(policy, pause) {
			if (!(0, text_json.Gv)(policy)) return policy;
			let texts = textsOf(pause), narrowed = { ...policy };
			for (let name of [
				"guards",
				"rules",
				"questions"
			]) {
				let entries = (0, text_json.hQ)(policy, name);
				(0, text_json.Lv)(entries) && (narrowed[name] = entries.filter((entry) => mayMatch(entry, texts)));
			}
			return narrowed;
		}
		function textsOf(pause) {
			return [...conditions_shape.qL].map(([key, { read }]) => [key, read(pause)]).filter((one) => typeof one[1] == "string").toReversed();
		}
		function mayMatch(entry, texts) {
			let match = (0, text_json.Gv)(entry) ? (0, text_json.hQ)(entry, "match") : void 0;
			return !(0, text_json.Gv)(match) || texts.every(([key, text]) => {
				let listed = (0, text_json.hQ)(match, key);
				return listed === void 0 || listed === text || (0, text_json.Gv)(listed) ? !0 : (0, text_json.Lv)(listed) && listed.includes(text);
			});
		}
		var policy_tree = __webpack_require__(48519), shape = __webpack_require__(56243), tree = __webpack_require__(63380), automaton = __webpack_require__(3487), permission_pause = __webpack_require__(49469), sha256 = __webpack_require__(75468), trust_copy = __webpack_require__(56505), refusal = __webpack_require__(55707);
		async function policyInUse({ folder, checkout }, { pause, policy: named, env }) {
			if (named !== void 0) {
				let file = keptFile(external_node_path_.resolve(named), env);
				return read((0, folders.XF)(named), named, {
					file,
					kept: readKept(file),
					pause
				});
			}
			let file = keptFile(checkout, env), kept = readKept(file), copy = (0, trust_copy.xc)(checkout, env, (text) => kept?.text === text ? kept.digest : (0, sha256.s)(text));
			if (copy !== void 0) return read(copy.text, copy.file, {
				file,
				kept,
				pause
			});
			let above = trustedAbove(checkout, env);
			return above === void 0 ? {
				policy: void 0,
				why: (0, external_node_fs_.existsSync)(external_node_path_.join(folder, ".github/intern-policy.yml")) ? notTrusted : void 0
			} : {
				policy: void 0,
				why: `A permission policy is trusted for ${above}, but ${(0, folders.zC)(above) ? "anybody may write there, which makes it a checkout of nobody" : "this is another checkout"}.`
			};
		}
		let notTrusted = "Nobody trusted the permission policy of this checkout yet: a person runs \"interns policy trust\".";
		function trustedAbove(checkout, env) {
			for (let at = checkout; at !== external_node_path_.dirname(at);) if (at = external_node_path_.dirname(at), (0, external_node_fs_.existsSync)((0, trust_copy.be)(at, env))) return at;
		}
		function keptFile(of, env) {
			return external_node_path_.join((0, environment.y)(env), "hooks", "read-3", `${(0, sha256.s)(of)}.json`);
		}
		function readKept(file) {
			if (!(0, external_node_fs_.existsSync)(file)) return;
			let value = (0, json.qF)((0, folders.XF)(file));
			return isKept(value) ? value : void 0;
		}
		function isKept(value) {
			return (0, json.Gv)(value) && typeof value.text == "string" && typeof value.digest == "string" && "policy" in value && (0, json.Gv)(value.patterns);
		}
		async function read(text, source, { file, kept, pause }) {
			let { digest, policy: json, patterns } = kept?.text === text ? kept : await readAnew(text, source, file), judged = pause === void 0 ? void 0 : (0, permission_pause.H)(pause.arguments), whole = async () => policyOf(json, source, patterns);
			return {
				policy: judged === void 0 || "error" in judged ? await whole() : await policyOf(narrow(json, judged), source, patterns),
				digest,
				source,
				whole
			};
		}
		async function policyOf(json, source, patterns) {
			let kept = new Map(Object.entries(patterns).flatMap(([pattern, value]) => (0, automaton.B)(value) ? [[pattern, value]] : [])), reading = await (0, policy_tree.P)((0, tree.W)(json), source, kept);
			if ("problems" in reading) throw invalid(source, reading.problems[0]);
			return reading.policy;
		}
		async function readAnew(text, source, file) {
			let { readTree } = await Promise.all([__webpack_require__.e(8815), __webpack_require__.e(4749)]).then(__webpack_require__.bind(__webpack_require__, 84749)), tree = readTree(text);
			if ("problems" in tree) throw invalid(source, tree.problems[0]);
			let reading = await (0, policy_tree.P)(tree.root, source);
			if ("problems" in reading) throw invalid(source, reading.problems[0]);
			let called = forCalls(tree.root), kept = {
				text,
				digest: (0, sha256.s)(text),
				policy: (0, shape.aB)(called),
				patterns: await compiled((0, engines.D4)(called))
			};
			return keep(file, kept), kept;
		}
		async function compiled(patterns) {
			if (patterns.length === 0) return {};
			let { automatonOf } = await Promise.all([__webpack_require__.e(2856), __webpack_require__.e(3054)]).then(__webpack_require__.bind(__webpack_require__, 83054));
			return Object.fromEntries([...new Set(patterns)].map((pattern) => [pattern, automatonOf(pattern) ?? null]));
		}
		function forCalls(root) {
			let isOfCalls = ({ key }) => key !== "tests" && key !== "changes";
			return root.type === "map" ? {
				...root,
				entries: root.entries.filter(isOfCalls)
			} : root;
		}
		function keep(file, kept) {
			try {
				(0, folders.wZ)(external_node_path_.dirname(file), 448), (0, external_node_fs_.writeFileSync)(`${file}.${process.pid}`, JSON.stringify(kept), { mode: 384 }), (0, external_node_fs_.renameSync)(`${file}.${process.pid}`, file);
			} catch {}
		}
		function invalid(source, problem) {
			return new refusal.u(`the permission policy ${source}:${problem?.line ?? 1} is invalid: ${problem?.message ?? ""}`);
		}
	}),
	55707: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => HookRefusal });
		class HookRefusal extends Error {
			name = "HookRefusal";
		}
	}),
	53407: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			l: () => refuseReplaced,
			u: () => readProxySettings
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96559), _given_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43072), _service_settings_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2382), _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97035);
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
			if (other !== void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.dz("input_conflict", (0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.hF)("model-access")} takes the place of ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.hF)(other)}. Leave that out, and write its key into ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.hF)("model-access")}.`, { source: other });
		}
		function readInternProxySettings(text, defaults) {
			let service = (0, _service_settings_js__WEBPACK_IMPORTED_MODULE_4__.vw)(text), given = text("export-env"), exportEnv = given === void 0 ? [] : (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.gH)("export-env", given, ["OPENAI", "INTERNS"]), settings = (0, _given_js__WEBPACK_IMPORTED_MODULE_1__.f5)(text, internInputs);
			if (exportEnv.includes("OPENAI") && settings.intern === void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.dz("input_missing", (0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.hF)("intern")} is not given. Set it to the name or id of the intern that OPENAI_BASE_URL is to lead to.`, { source: "intern" });
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
		__webpack_require__.d(__webpack_exports__, {
			bearerOfModels: () => bearerOfModels,
			readProxiedAccess: () => readProxiedAccess,
			tokensOfModels: () => tokensOfModels
		});
		var errors = __webpack_require__(452), schemas = __webpack_require__(94343), api = __webpack_require__(43759), http_document = __webpack_require__(58435), transport = __webpack_require__(33005), identity_claims = __webpack_require__(7881), log = __webpack_require__(97309), secret = __webpack_require__(36385), access_token = __webpack_require__(75328);
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
			let { title } = access.provider, request = buildModelExchange(access, subjectToken);
			try {
				let response = await (0, http_document.WI)(request, options), serviceDateMs = (0, http_document.Q$)(response.headers), skew = skewWords(title, serviceDateMs, options.now());
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
			} catch (error) {
				if (!(error instanceof transport.hg)) throw error;
				let data = {
					sent: error.sent,
					cause: error
				};
				throw new errors.Sb("exchange_unreachable", `The token exchange of ${title} did not answer.`, data);
			}
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
			}, answer = `${[status, reason].filter((part) => part !== void 0).join(" ")}${words === void 0 ? "" : `: ${words}`}`;
			if (status === 429 || status >= 500) return new errors.Sb("exchange_unreachable", `The token exchange of ${provider.title} answered ${answer}.`, data);
			let claims = (0, identity_claims.$q)(subjectToken), claim = (name) => JSON.stringify(claims.find((one) => one.name === name)?.value ?? null), shownIds = Object.entries(ids).map(([name, value]) => `${name} "${value}"`), request = requestId === void 0 ? "" : ` of the request ${(0, log.TN)(requestId.slice(0, 100))}`, serviceDateMs = (0, http_document.Q$)(response.headers), remarks = [
				...provider.causes({
					status,
					ids,
					isSingleUse
				}),
				...(0, identity_claims.MZ)(subjectToken, {
					isAudienceDefault: !1,
					serviceDateMs
				}),
				...skew === void 0 ? [] : [skew]
			];
			return new errors.Sb("exchange_refused", `${provider.title} refused the token exchange${request} (${answer}) for ${shownIds.join(", ")}; issuer ${claim("iss")}, subject ${claim("sub")}, audience ${claim("aud")} (unverified claims). ${remarks.join(" ")}`.trim(), {
				...data,
				unverifiedClaims: claims,
				remarks
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
		var token_holder = __webpack_require__(66383), places = __webpack_require__(62801), model_access = __webpack_require__(37923), wording = __webpack_require__(96559), connect = __webpack_require__(62480), workspace = __webpack_require__(50082);
		function readProxiedAccess(settings, env) {
			let access = (0, model_access.Q)(settings.modelAccess, env), { set } = access.provider.wire, lacking = settings.exportEnv?.find((asked) => asked !== set);
			if (lacking === void 0) return access;
			throw new errors.dz("input_invalid", (0, wording.MH)`${(0, wording.hF)("export-env")} names ${lacking}, but the variables of ${access.provider.title} are those of ${set}. Leave ${(0, wording.hF)("export-env")} out.`, { source: "export-env" });
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
				renew: () => Promise.resolve(void 0),
				exchanges: 0
			};
		}
	}),
	48519: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => readPolicyTree });
		var _policy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8157), _text_place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(25456), _engines_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79101), _file_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(68606);
		async function readPolicyTree(root, source, kept) {
			let reader = {
				engines: await (0, _engines_js__WEBPACK_IMPORTED_MODULE_0__.Ho)(root, kept),
				problems: []
			}, file = _file_shape_js__WEBPACK_IMPORTED_MODULE_1__.w.read(root, reader);
			return file === void 0 ? { problems: (0, _text_place_js__WEBPACK_IMPORTED_MODULE_2__.w$)(reader.problems) } : { policy: policyOf(file, source) };
		}
		function policyOf(file, source) {
			return {
				source,
				default: file.default ?? "reject",
				budget: {
					answers: file.budget?.answers ?? _policy_js__WEBPACK_IMPORTED_MODULE_3__.ZJ.answers,
					allows: file.budget?.allows ?? _policy_js__WEBPACK_IMPORTED_MODULE_3__.ZJ.allows,
					rejects_in_a_row: file.budget?.rejects_in_a_row ?? _policy_js__WEBPACK_IMPORTED_MODULE_3__.ZJ.rejects_in_a_row,
					same_pause: file.budget?.same_pause ?? _policy_js__WEBPACK_IMPORTED_MODULE_3__.ZJ.same_pause
				},
				guards: file.guards ?? [],
				rules: file.rules ?? [],
				questions: file.questions ?? [],
				changes: file.changes,
				changeBudget: {
					files: file.budget?.files ?? _policy_js__WEBPACK_IMPORTED_MODULE_3__.bq.files,
					bytes: file.budget?.bytes ?? _policy_js__WEBPACK_IMPORTED_MODULE_3__.bq.bytes,
					lines: file.budget?.lines ?? _policy_js__WEBPACK_IMPORTED_MODULE_3__.bq.lines
				},
				tests: file.tests ?? []
			};
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
