export const id = 1681;
export const ids = [1681, 793];
export const modules = {
	65344: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			fE: () => toText,
			gz: () => failed,
			hT: () => skipped,
			iO: () => afterChecks,
			u_: () => variableAndFlag
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26593), _log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97309), _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51612), _screen_style_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67706);
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
			return `${(0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_2__.I)(name)} (--${name})`;
		}
		function toText(checks, io) {
			let style = (0, _screen_style_js__WEBPACK_IMPORTED_MODULE_3__._)(io.terminal?.stdout), signs = {
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
	31681: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			runChecks: () => runChecks,
			runDoctor: () => runDoctor
		});
		var pipeline = __webpack_require__(86730), cli_agent = __webpack_require__(2403), json_text = __webpack_require__(52604), wrap_words = __webpack_require__(81287), base_url = __webpack_require__(46337), errors = __webpack_require__(452), places = __webpack_require__(62801), connect = __webpack_require__(62480), io = __webpack_require__(72711), job_workspace = __webpack_require__(50082), find_intern = __webpack_require__(11151), doctor_check = __webpack_require__(65344), transport = __webpack_require__(33005);
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
					clock: judgeClock(date, (before + after) / 2)
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
		function judgeClock(serviceMs, ownMs) {
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
					...(0, job_workspace.O)(job),
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
					...(0, job_workspace.O)(job)
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
		var external_node_fs_ = __webpack_require__(73024), external_node_path_ = __webpack_require__(76760);
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
		var definitions = __webpack_require__(63683), given = __webpack_require__(43072), service_settings = __webpack_require__(2382), policy_tests = __webpack_require__(90793), policy_file = __webpack_require__(10401), lint = __webpack_require__(75833);
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
			let workspace = (0, job_workspace.O)(job), bytes = await workspace.readInput(workspace.path(path)).catch(() => void 0);
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
			let { has, io, openJob } = asked, job = await openJob(), checks = await checkHook(asked) ?? await checkAgent(asked, job) ?? await checkModels(asked, job) ?? await checkService(asked, job), { redact } = job.redactor;
			return has("json") ? io.stdout(redact(`${(0, json_text.j)({ checks }, 2)}\n`)) : io.stdout((0, wrap_words.EO)(redact((0, doctor_check.fE)(checks, io)), io.terminal?.stdout)), +!!checks.some(({ state }) => state === "failed");
		}
		async function checkService({ words: [intern], text, defaults }, job) {
			return await runChecks((name) => (name === "intern" ? intern : void 0) ?? text(name), defaults, job);
		}
		async function checkHook({ value, io }) {
			let name = value("hook");
			return name === void 0 ? void 0 : await (await Promise.all([
				__webpack_require__.e(529),
				__webpack_require__.e(8606),
				__webpack_require__.e(9667),
				__webpack_require__.e(7880),
				__webpack_require__.e(5705)
			]).then(__webpack_require__.bind(__webpack_require__, 65705))).hookChecks(name, io);
		}
		async function checkAgent(asked, job) {
			let { io } = asked, agent = (0, cli_agent.s)(asked, io);
			if (agent === void 0) return;
			let { examineAgent } = await Promise.all([
				__webpack_require__.e(2856),
				__webpack_require__.e(2143),
				__webpack_require__.e(8439),
				__webpack_require__.e(6632),
				__webpack_require__.e(4910),
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
			let { pairCheck } = await __webpack_require__.e(1388).then(__webpack_require__.bind(__webpack_require__, 81388)), pair = pairCheck(found.name, asked.text("model-access") ?? "", job);
			return [
				...checks.filter(({ name }) => name !== "model"),
				...pair,
				...models
			];
		}
		async function checkModels({ text, has }, job) {
			let access = text("model-access");
			if (access === void 0) return;
			let { modelAccessChecks } = await __webpack_require__.e(1388).then(__webpack_require__.bind(__webpack_require__, 81388));
			return await modelAccessChecks({
				text: access,
				spendsHeldToken: has("exchange")
			}, job);
		}
		async function runChecks(text, defaults, job) {
			let { base, credentials, wrong, baseUrl = "", given, ...others } = readDoctorSettings(text, (0, pipeline._)(job.env)), { service, clock } = base.state === "failed" ? unreached() : await checkReach(baseUrl, job), look = (name, needed, run) => (0, doctor_check.iO)({
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
		function unreached() {
			let needs = ["base-url"];
			return {
				service: {
					name: "service",
					state: "skipped",
					found: "needs base-url",
					needs
				},
				clock: {
					name: "clock",
					state: "skipped",
					found: "needs base-url",
					needs
				}
			};
		}
	}),
	67706: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { _: () => createStyle });
		function createStyle(screen) {
			let sgr = (on, off) => (text) => screen?.hasColors === !0 && text !== "" ? `\u001b[${on}m${text}\u001b[${off}m` : text;
			return {
				plain: (text) => text,
				bold: sgr(1, 22),
				dim: sgr(2, 22),
				italic: sgr(3, 23),
				red: sgr(31, 39),
				green: sgr(32, 39),
				yellow: sgr(33, 39),
				cyan: sgr(36, 39)
			};
		}
	}),
	53528: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => otherCiVariables,
			b: () => showsCi
		});
		var _environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33554);
		let otherCiVariables = "CONTINUOUS_INTEGRATION.APPVEYOR.BUDDY_WORKSPACE_ID.BUILDER_OUTPUT.BITRISE_IO.CF_BUILD_ID.CIRRUS_CI.CODEBUILD_BUILD_ID.DRONE.GO_PIPELINE_NAME.HARNESS_BUILD_ID.HUDSON_URL.JENKINS_URL.NETLIFY.PROW_JOB_ID.RENDER.SCREWDRIVER.SEMAPHORE.SPACELIFT.TASKCLUSTER_ROOT_URL.TEAMCITY_VERSION.TF_VAR_spacelift_run_id.TRAVIS.VERCEL.WOODPECKER.bamboo_planKey.BITBUCKET_PR_ID.BUILDKITE_PULL_REQUEST.CHANGE_ID.CIRCLE_PULL_REQUEST.DRONE_PULL_REQUEST.CI_MERGE_REQUEST_IID.SYSTEM_PULLREQUEST_PULLREQUESTID.CI.BUILD_NUMBER".split(".");
		function showsCi(env) {
			return (0, _environment_js__WEBPACK_IMPORTED_MODULE_0__.b)(env, "CI") !== void 0 || (0, _environment_js__WEBPACK_IMPORTED_MODULE_0__.b)(env, "TF_BUILD") !== void 0 || otherCiVariables.some((name) => !["false", "0"].includes((0, _environment_js__WEBPACK_IMPORTED_MODULE_0__.b)(env, name) ?? "0"));
		}
	}),
	86730: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			_: () => isInCi,
			readPipeline: () => readPipeline
		});
		var _environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33554), _ci_variables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(53528), _places_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62801), _source_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70621);
		function isInCi(env) {
			return (0, _environment_js__WEBPACK_IMPORTED_MODULE_0__.b)(env, "CI") !== void 0 || readPipeline(env).is !== "none";
		}
		function readPipeline(env) {
			let told = _places_js__WEBPACK_IMPORTED_MODULE_1__.be.filter((place) => (0, _source_js__WEBPACK_IMPORTED_MODULE_2__.n)(place, env) && !("noCi" in place.mergeRequest)).map(({ title, mergeRequest }) => ({
				ci: title,
				isMergeRequest: "told" in mergeRequest ? mergeRequest.told(env) : void 0
			})), merge = told.find(({ isMergeRequest }) => isMergeRequest === !0);
			if (merge !== void 0) return {
				is: "merge-request",
				ci: merge.ci
			};
			let untold = told.find(({ isMergeRequest }) => isMergeRequest === void 0);
			if (untold !== void 0) return {
				is: "untold",
				ci: untold.ci
			};
			if (told.length > 0) return { is: "trusted" };
			let other = _ci_variables_js__WEBPACK_IMPORTED_MODULE_3__.a.find((name) => !["false", "0"].includes((0, _environment_js__WEBPACK_IMPORTED_MODULE_0__.b)(env, name) ?? "0"));
			return other === void 0 ? { is: "none" } : {
				is: "untold",
				ci: `a CI that sets ${other}`
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
