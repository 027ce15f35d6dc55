export const id = 1762;
export const ids = [
	1762,
	3341,
	1612,
	2382,
	197,
	8071,
	1431,
	5554,
	793
];
export const modules = {
	65344: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			gz: () => failed,
			hT: () => skipped,
			iO: () => afterChecks,
			u_: () => variableAndFlag
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26593), _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51612);
		function failed(name, error) {
			let code = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.h4 ? { code: error.code } : {};
			return {
				name,
				state: "failed",
				found: (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.describeError)(error, _failure_js__WEBPACK_IMPORTED_MODULE_1__.X),
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
	}),
	49471: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { runChecks: () => runChecks });
		var environment = __webpack_require__(33554), base_url = __webpack_require__(46337), errors = __webpack_require__(452), bearer = __webpack_require__(59806), connect = __webpack_require__(18344), deadline = __webpack_require__(82159), job_workspace = __webpack_require__(50082), find_intern = __webpack_require__(11151), doctor_check = __webpack_require__(65344), transport = __webpack_require__(33005);
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
				let { lifetimeMs } = await (0, bearer.BM)({
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
				return await (0, deadline.d)(job, settings.timeoutMs, async ({ signal }) => {
					let { client } = await (0, connect.N)({
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
			return wanted === void 0 ? (0, doctor_check.hT)("intern", "none was named: \"interns doctor INTERN\" looks at one") : (0, deadline.d)(job, settings.timeoutMs, async (timed) => {
				let { client } = await (0, connect.N)(timed, settings), found = {
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
		var ambient = __webpack_require__(5554), detect = __webpack_require__(41431);
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
				let source = await (0, detect.detectSource)((0, ambient.ambientSources)({
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
		var policy_tests = __webpack_require__(90793), policy_file = __webpack_require__(53448), lint = __webpack_require__(34837);
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
				let policy = await (0, policy_file.loadPolicy)(bytes, path);
				(0, policy_tests.checkPolicyTests)(policy);
				let warnings = (0, lint.lint)(policy).length, found = `${path}: ${count(policy.rules, "rule")}, ${count(policy.guards, "guard")}, ${count(policy.tests, "test")} passed`;
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
		var definitions = __webpack_require__(63683), given = __webpack_require__(43072), service_settings = __webpack_require__(2382);
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
		async function runChecks(text, defaults, job) {
			let { base, credentials, wrong, baseUrl = "", given, ...others } = readDoctorSettings(text, (0, environment.b)(job.env, "CI") !== void 0), { service, clock } = base.state === "failed" ? unreached() : await checkReach(baseUrl, job), look = (name, needed, run) => (0, doctor_check.iO)({
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
	51612: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			X: () => callFlag,
			exitCodeOf: () => exitCodeOf,
			x: () => reportFailure
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26593), _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63683), _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97309), _exit_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(20535), _json_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52604), _screen_tell_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9236);
		let usageCodes = new Set([
			"input_invalid",
			"input_missing",
			"input_conflict",
			"policy_missing",
			"policy_invalid",
			"config_invalid"
		]), accessCodes = /^(?:identity|exchange|api|intern)_/;
		function exitCodeOf(error) {
			return error.code === "cancelled" ? _exit_codes_js__WEBPACK_IMPORTED_MODULE_0__.An : error.code === "safety_limit_broken" ? _exit_codes_js__WEBPACK_IMPORTED_MODULE_0__.Lk : usageCodes.has(error.code) ? _exit_codes_js__WEBPACK_IMPORTED_MODULE_0__.rP : 1;
		}
		let callFlag = (name) => `--${name}`;
		function callOnCommandLine({ inputs, flags, arguments: words }) {
			let names = [...inputs, ...flags.map(({ name }) => name)];
			return (name, isFirst) => names.includes(name) ? callFlag(name, isFirst) : words.find(({ input }) => input === name)?.name ?? name.toUpperCase();
		}
		function strayVariable(wanted, { env }) {
			let plain = (name) => name.toUpperCase().replace(/^INTERNS?_?/, "").replaceAll("_", "");
			return Object.keys(env).find((name) => /^interns?_/i.test(name) && name !== wanted && plain(name) === plain(wanted));
		}
		function reportFailure(thrown, command, json, io) {
			let error = (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.on)(thrown), call = callOnCommandLine(command);
			(0, _screen_tell_js__WEBPACK_IMPORTED_MODULE_2__.tell)(io, `interns ${command.name}: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.oneLine)((0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.describeError)(thrown, call))} (${error.code})`);
			let source = error.data.source ?? "", input = error.code === "input_missing" && (0, _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.wp)(source) ? source : void 0;
			if ((0, _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.wp)(source) && _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.Z$[source].where !== "action" && (io.env[(0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__.I)(source)] ?? "") !== "") (0, _screen_tell_js__WEBPACK_IMPORTED_MODULE_2__.tell)(io, `  Without the flag, ${(0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__.I)(source)} of the environment counts.`);
			else if (input !== void 0) {
				let stray = strayVariable((0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__.I)(input), io);
				stray === void 0 ? (0, _screen_tell_js__WEBPACK_IMPORTED_MODULE_2__.tell)(io, `  It may also be set in the environment, as ${(0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__.I)(input)}.`) : (0, _screen_tell_js__WEBPACK_IMPORTED_MODULE_2__.tell)(io, `  ${stray} is set, which nothing reads. Did you mean ${(0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__.I)(input)}?`);
			}
			for (let { name: claim, value } of error.data.unverifiedClaims ?? []) (0, _screen_tell_js__WEBPACK_IMPORTED_MODULE_2__.tell)(io, `  ${claim}: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.oneLine)(value ?? "absent")} (unverified)`);
			for (let remark of error.data.remarks ?? []) (0, _screen_tell_js__WEBPACK_IMPORTED_MODULE_2__.tell)(io, `  ${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.oneLine)(remark)}`);
			return (input !== void 0 || accessCodes.test(error.code)) && (0, _screen_tell_js__WEBPACK_IMPORTED_MODULE_2__.tell)(io, "  \"interns doctor\" says what to fix."), json && io.stdout(`${(0, _json_text_js__WEBPACK_IMPORTED_MODULE_6__.toJsonText)({ error: {
				code: error.code,
				message: error.messageFor(call)
			} })}\n`), exitCodeOf(error);
		}
	}),
	5554: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { ambientSources: () => ambientSources });
		var _places_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2822);
		function ambientSources(io) {
			return _places_js__WEBPACK_IMPORTED_MODULE_0__.b.map(({ source }) => source(io));
		}
	}),
	41431: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { detectSource: () => detectSource });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96559);
		async function detectSource(sources) {
			let found = [];
			for (let source of sources) {
				let detection = await source.detect();
				if (detection.state === "ready") return source;
				found.push({
					source,
					detection
				});
			}
			let broken = found.find(({ detection }) => detection.state === "broken");
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lD("identity_missing", describeLack(found), { source: broken?.source.name });
		}
		function describeLack(found) {
			let broken = found.filter(({ detection }) => detection.state === "broken"), lacks = (broken.length > 0 ? broken : found).flatMap(({ source, detection }) => detection.state === "ready" ? [] : [`${source.name} lacks ${detection.lacks}`]), remedies = broken.flatMap(({ detection }) => detection.state === "broken" ? [detection.remedy] : []), what = [`No CI identity found: ${lacks.join("; ")}.`, ...remedies].join(" ");
			return (0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.MH)`${what} Elsewhere give ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.hF)("subject-token-file")} or ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.hF)("api-key")}. "interns identity" shows every source.`;
		}
	}),
	26593: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => envNameOf,
			e: () => readCliInputs
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _definitions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63683), _given_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43072);
		function envNameOf(name) {
			return `INTERNS_${name.replaceAll("-", "_").toUpperCase()}`;
		}
		function readCliInputs({ flags, env }) {
			for (let name of _definitions_js__WEBPACK_IMPORTED_MODULE_0__.vj) if (_definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].where === "action" && (env[envNameOf(name)] ?? "") !== "") throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.InputError("input_conflict", `The environment variable ${envNameOf(name)} is set, but "${name}" works in the action only. Unset it.`, { source: name });
			return (name) => (0, _given_js__WEBPACK_IMPORTED_MODULE_2__.z2)(flags.get(name)) ?? (0, _given_js__WEBPACK_IMPORTED_MODULE_2__.z2)(env[envNameOf(name)]);
		}
	}),
	43072: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HA: () => defaultOf,
			HN: () => exclude,
			Pe: () => setting,
			lq: () => optional,
			mw: () => required,
			z2: () => notEmpty
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96559), _definitions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63683);
		function notEmpty(text) {
			return text === "" ? void 0 : text;
		}
		let defaultOf = (name) => {
			let text = _definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].default;
			return text?.startsWith("${{") === !0 ? void 0 : text;
		};
		function setting(text, name) {
			return _definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].kind.read(name, text(name) ?? "");
		}
		function optional(text, name) {
			let value = text(name);
			return value === void 0 ? void 0 : _definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].kind.read(name, value);
		}
		function required(text, name, what) {
			let value = optional(text, name);
			if (value !== void 0) return value;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.InputError("input_missing", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(name)} is not given. Set it to ${what}.`, { source: name });
		}
		function exclude(text, one, other) {
			if (text(one) !== void 0 && text(other) !== void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.InputError("input_conflict", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`Both ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(one)} and ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(other)} are given. Use one of them.`, { source: other });
		}
	}),
	2382: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L1: () => readCredentials,
			kB: () => readSubjectToken,
			readListSettings: () => readListSettings,
			readTokenSettings: () => readTokenSettings,
			uS: () => readService,
			vw: () => readExchangeService
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96559), _given_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43072), _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97035);
		function readService(text) {
			let baseUrl = (0, _given_js__WEBPACK_IMPORTED_MODULE_0__.mw)(text, "base-url", "the base URL of the service");
			return {
				baseUrl,
				credentials: readCredentials(text, baseUrl)
			};
		}
		function readCredentials(text, baseUrl) {
			let apiKey = (0, _given_js__WEBPACK_IMPORTED_MODULE_0__.lq)(text, "api-key"), federationPolicyId = text("federation-policy-id");
			if (federationPolicyId !== void 0) {
				let given = text("audience"), audience = given ?? new URL(baseUrl).origin, subjectToken = readSubjectToken(text);
				return {
					by: "exchange",
					federationPolicyId,
					audience,
					isAudienceDefault: given === void 0,
					subjectToken,
					apiKey
				};
			}
			if (apiKey === void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.InputError("input_missing", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`Neither ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("federation-policy-id")} nor ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("api-key")} is given. In a CI job set ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("federation-policy-id")}: its identity is exchanged, and no secret is stored. Elsewhere set ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("api-key")}.`, { source: "federation-policy-id" });
			for (let name of [
				"subject-token",
				"subject-token-file",
				"audience"
			]) if (text(name) !== void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.InputError("input_conflict", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(name)} belongs to a token exchange, but ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("federation-policy-id")} is not given. Set that, or leave ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(name)} out.`, { source: name });
			return {
				by: "api-key",
				apiKey
			};
		}
		function readSubjectToken(text) {
			(0, _given_js__WEBPACK_IMPORTED_MODULE_0__.HN)(text, "subject-token", "subject-token-file");
			let token = (0, _given_js__WEBPACK_IMPORTED_MODULE_0__.lq)(text, "subject-token");
			if (token !== void 0) return {
				from: "input",
				token
			};
			let path = text("subject-token-file");
			return path === void 0 ? { from: "ci" } : {
				from: "file",
				path
			};
		}
		function readTokenSettings(text) {
			let { baseUrl, credentials } = readExchangeService(text), name = text("export-env");
			return {
				command: "token",
				baseUrl,
				credentials,
				exportEnv: name === void 0 ? void 0 : readVariableName("export-env", name),
				timeoutMs: (0, _given_js__WEBPACK_IMPORTED_MODULE_0__.Pe)(text, "timeout")
			};
		}
		function readExchangeService(text) {
			let { baseUrl, credentials } = readService(text);
			if (credentials.by !== "exchange") throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.InputError("input_missing", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("federation-policy-id")} is not given. An API key alone is no identity to exchange: use it as it is.`, { source: "federation-policy-id" });
			return {
				baseUrl,
				credentials
			};
		}
		let reserved = /^(?:GITHUB_|RUNNER_|ACTIONS_|INPUT_|STATE_)|^(?:CI|PATH|HOME|NODE_OPTIONS)$/;
		function readVariableName(name, value) {
			if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(value)) throw (0, _values_js__WEBPACK_IMPORTED_MODULE_3__.tm)(name, value, "Use the name of an environment variable: letters, digits and underscores.");
			if (reserved.test(value)) throw (0, _values_js__WEBPACK_IMPORTED_MODULE_3__.tm)(name, value, "That variable has a meaning already. Use a name of your own.");
			return value;
		}
		function readListSettings(text) {
			return {
				command: "list",
				...readService(text),
				status: (0, _given_js__WEBPACK_IMPORTED_MODULE_0__.lq)(text, "status") ?? [],
				workspaceId: (0, _given_js__WEBPACK_IMPORTED_MODULE_0__.lq)(text, "workspace-id"),
				timeoutMs: (0, _given_js__WEBPACK_IMPORTED_MODULE_0__.Pe)(text, "timeout")
			};
		}
	}),
	18344: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { N: () => connect });
		var client = __webpack_require__(94374);
		function describeRequest({ route, status, ms, request_id }) {
			let id = request_id === null ? "" : `, request id ${request_id}`;
			return `${route} answered ${status} after ${Math.round(ms)} ms${id}.`;
		}
		var recorder = __webpack_require__(91170), job_bearer = __webpack_require__(59806), workspace = __webpack_require__(50082);
		async function connect(io, settings, onRequest = (request) => io.log.debug(describeRequest((0, recorder.pH)(request)))) {
			let stages = {
				...io,
				...settings,
				...(0, workspace.O)(io),
				onRequest
			}, bearer = await (0, job_bearer.Vg)(stages);
			return {
				...bearer,
				client: (0, client.U)({
					...stages,
					...bearer
				})
			};
		}
	}),
	82159: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => withinTime });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		async function withinTime(io, timeoutMs, work) {
			let { deadline } = io;
			if (deadline !== void 0) return work({
				...io,
				deadline
			});
			let limit = new AbortController(), timer = setTimeout(() => {
				let spent = `${Math.round(timeoutMs / 1e3)} s`;
				limit.abort(new _errors_js__WEBPACK_IMPORTED_MODULE_0__.e4("timeout", `The step took longer than ${spent}. Raise "timeout" if the work needs it.`));
			}, timeoutMs), signal = AbortSignal.any([limit.signal, io.signal]);
			try {
				return await work({
					...io,
					signal,
					deadline: io.clock.monotonic() + timeoutMs
				});
			} finally {
				clearTimeout(timer);
			}
		}
	}),
	90793: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { checkPolicyTests: () => checkPolicyTests });
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _permission_tools_self_test_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99442);
		function checkPolicyTests(policy) {
			let failures = (0, _permission_tools_self_test_js__WEBPACK_IMPORTED_MODULE_0__.runTests)(policy), [first] = failures;
			if (first === void 0) return;
			let named = failures.slice(0, 3).map(({ line, column, name, message }) => `${policy.source}:${line}:${column}: ${name}: ${message}`), more = failures.length > 3 ? ` And ${failures.length - 3} more.` : "";
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.pn("policy_invalid", `Tests of the permission policy fail. ${named.join(" ")}${more}`, {
				source: policy.source,
				line: first.line,
				column: first.column
			});
		}
	}),
	31576: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$5: () => unknownWord,
			So: () => contextKeyName,
			Ut: () => unknownContext,
			yO: () => contextKeys
		});
		let unknownWord = "unknown", unknownContext = {
			event: unknownWord,
			ref: unknownWord,
			base_ref: unknownWord,
			fork: unknownWord,
			draft: unknownWord,
			labels: unknownWord,
			actor: {
				permission: unknownWord,
				association: unknownWord,
				type: unknownWord,
				login: unknownWord
			},
			environment: unknownWord,
			repository: { visibility: unknownWord }
		}, contextKeys = [
			key("event", "text", "The event that started the workflow, such as push.", (context) => context.event),
			key("ref", "text", "The git ref of the run, such as refs/heads/main.", (context) => context.ref),
			key("base_ref", "text", "The branch that a pull request goes into.", (context) => context.base_ref),
			key("fork", "flag", "Whether the pull request comes from a fork.", (context) => context.fork),
			key("draft", "flag", "Whether the pull request is a draft.", (context) => context.draft),
			key("labels", "texts", "The labels of the pull request or issue.", (context) => context.labels),
			{
				...key("permission", "text", "What the actor may do, according to the API.", (context) => context.actor.permission),
				group: "actor"
			},
			{
				...key("association", "text", "The actor's association, from the payload; a hint.", (c) => c.actor.association),
				group: "actor"
			},
			{
				...key("type", "text", "User or Bot.", (context) => context.actor.type),
				group: "actor"
			},
			{
				...key("login", "text", "The login of the actor.", (context) => context.actor.login),
				group: "actor"
			},
			key("environment", "text", "The deployment environment of the job.", (context) => context.environment),
			{
				...key("visibility", "text", "public, internal or private.", (context) => context.repository.visibility),
				group: "repository"
			}
		];
		function contextKeyName(contextKey) {
			return contextKey.group === void 0 ? contextKey.name : `${contextKey.group}.${contextKey.name}`;
		}
		function key(name, value, about, read) {
			return {
				group: void 0,
				name,
				value,
				about,
				read
			};
		}
	}),
	62530: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kx: () => declineText,
			s6: () => hasFields,
			u5: () => fitAnswer
		});
		var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61989);
		let declineText = JSON.stringify({ action: "decline" });
		function hasFields(question) {
			let fields = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(question, "fields");
			return (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(fields) && fields.length > 0;
		}
		function fitAnswer(answer, question) {
			let fields = readFields(question);
			if (typeof fields == "string") return { error: fields };
			if (fields.length === 0) return typeof answer == "string" ? { text: answer } : { error: "the question names no fields, so only a string answers it" };
			let content = contentOf(answer, fields);
			if (typeof content == "string") return { error: content };
			let flaw = flawOf(content, fields);
			return flaw === void 0 ? { text: JSON.stringify({
				action: "accept",
				content: objectOf(content)
			}) } : { error: flaw };
		}
		function readFields(question) {
			let fields = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(question, "fields");
			if (fields === void 0) return [];
			if (!(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(fields)) return "its \"fields\" are not a list";
			let read = [];
			for (let each of fields) {
				let field = readField(each);
				if (typeof field == "string") return field;
				if (read.some((other) => other.name === field.name)) return `it has two fields ${JSON.stringify(field.name)}`;
				read.push(field);
			}
			return read;
		}
		let types = new Set([
			"string",
			"number",
			"integer",
			"boolean"
		]);
		function readField(value) {
			if (!(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value)) return "a field of it is not an object";
			let name = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(value, "name");
			if (typeof name != "string") return "a field of it has no name";
			let type = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(value, "type");
			if (typeof type != "string" || !types.has(type)) return `its field ${JSON.stringify(name)} is of a type that nothing here answers`;
			let required = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(value, "required");
			if (required !== void 0 && typeof required != "boolean") return `its field ${JSON.stringify(name)} does not say whether it is required`;
			let options = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(value, "options");
			return options !== void 0 && !(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(options) ? `the options of its field ${JSON.stringify(name)} are not a list` : {
				name,
				type,
				required: required ?? !1,
				options: options ?? []
			};
		}
		function contentOf(answer, fields) {
			if (typeof answer != "string") return new Map(Object.entries(answer));
			let [field, second] = fields;
			return field === void 0 || second !== void 0 ? `a string answers one field, and it has ${fields.length}` : new Map([[field.name, answer]]);
		}
		function flawOf(content, fields) {
			for (let name of content.keys()) if (!fields.some((field) => field.name === name)) return `it has no field ${JSON.stringify(name)}`;
			for (let field of fields) {
				let value = content.get(field.name);
				if (value === void 0) {
					if (field.required) return `its field ${JSON.stringify(field.name)} is required and not answered`;
				} else {
					if (!isOfType(value, field.type)) return `${JSON.stringify(value)} is not of the type ${field.type} of its field ${JSON.stringify(field.name)}`;
					if (field.options.length > 0 && !field.options.includes(value)) return `${JSON.stringify(value)} is not one of the options of its field ${JSON.stringify(field.name)}`;
				}
			}
		}
		function isOfType(value, type) {
			return type === "integer" ? Number.isInteger(value) : typeof value === type;
		}
		function objectOf(content) {
			let object = Object.create(null);
			for (let [name, value] of content) object[name] = value;
			return object;
		}
	}),
	53448: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			loadPolicy: () => loadPolicy,
			readPolicy: () => readPolicy
		});
		var errors = __webpack_require__(452), policy = __webpack_require__(8157), place = __webpack_require__(25456);
		let topKeys = [
			"version",
			"default",
			"budget",
			"guards",
			"rules",
			"questions",
			"tests"
		], versionLine = /^version:[ \t]*1[ \t]*(?:#.*)?\r?$/mu, quotedSection = /^(?:budget|guards|rules|questions|tests):(?:[ \t\r]|$)/u;
		function unquoted(problems, file) {
			let text = typeof file == "string" ? file : new TextDecoder().decode(file), hasVersion = versionLine.test(text), lines = text.split("\n");
			return problems.map((problem) => hasVersion && isUnderstood(lines, problem.line) ? problem : {
				...problem,
				message: withoutValues(problem, hasVersion)
			});
		}
		function isUnderstood(lines, line) {
			let above = lines.slice(0, line).findLast((each) => /^[^\s#\-\]}]/u.test(each));
			return above !== void 0 && quotedSection.test(above);
		}
		let neverQuoted = new Set([
			"missing-key",
			"too-large",
			"not-utf-8"
		]), harmless = /^"version" is the string "[0-9.]{0,4}"|^[0-9.e]{1,4} reads as| is (?:empty|a list|a mapping|the boolean \w+|the number [0-9.]{1,4})\.|^(?:A key must be|YAML directives are|Here stands|The file nests) /u, quotedText = "\"(?:[^\"\\\\]|\\\\.)*\"", noKey = RegExp(`^The policy has no key ${quotedText}\\.`, "u"), otherDefault = RegExp(`^"default" is ${quotedText}\\.`, "u");
		function withoutValues({ code, message }, hasVersion) {
			return neverQuoted.has(code) || harmless.test(message) ? message : code === "yaml" ? `Not valid YAML: ${causeOf(message)}.` : code === "duplicate-key" ? "A key is here twice. Keep one." : code === "yaml-feature" ? message.replace(/^(The \w+) [\s\S]* is not allowed\./u, "$1 here is not allowed.") : code === "invisible-character" ? `Text of this line holds ${unseen(message)}, which can't be seen. Delete it.` : hasVersion && noKey.test(message) ? message.replace(noKey, "The policy has no such key.") : hasVersion && otherDefault.test(message) ? message.replace(otherDefault, "\"default\" has another value.") : `This is not read as part of a policy, and not shown. ${hasVersion ? `Keys of a policy are ${topKeys.map((key) => `"${key}"`).join(", ")}.` : "The file has no line \"version: 1\". Add it first."}`;
		}
		function causeOf(message) {
			let cause = /^Not valid YAML: (?<words>[A-Za-z][A-Za-z ,'-]*)/u.exec(message)?.groups?.words ?? "";
			return cause.startsWith("Unsupported") || cause === "" ? "this line cannot be read" : cause.trim();
		}
		function unseen(message) {
			return /^[\s\S]* is followed by (?<name>U\+[0-9A-F]{4,6})/u.exec(message)?.groups?.name ?? "a character";
		}
		async function readPolicy(text, source) {
			let [{ readTree }, { enginesFor }, { fileShape, testOf }] = await Promise.all([
				__webpack_require__.e(4749).then(__webpack_require__.bind(__webpack_require__, 84749)),
				__webpack_require__.e(9101).then(__webpack_require__.bind(__webpack_require__, 79101)),
				Promise.all([
					__webpack_require__.e(9127),
					__webpack_require__.e(529),
					__webpack_require__.e(5166)
				]).then(__webpack_require__.bind(__webpack_require__, 25166))
			]), tree = await readTree(text);
			if ("problems" in tree) return { problems: unquoted(tree.problems, text) };
			let reader = {
				engines: await enginesFor(tree.root),
				problems: []
			}, file = fileShape.read(tree.root, reader);
			return file === void 0 ? { problems: unquoted((0, place.w$)(reader.problems), text) } : { policy: policyOf(file, (file.tests ?? []).map(testOf), source) };
		}
		function policyOf(file, tests, source) {
			return {
				source,
				default: file.default ?? "reject",
				budget: {
					answers: file.budget?.answers ?? policy.ZJ.answers,
					allows: file.budget?.allows ?? policy.ZJ.allows,
					rejects_in_a_row: file.budget?.rejects_in_a_row ?? policy.ZJ.rejects_in_a_row,
					same_pause: file.budget?.same_pause ?? policy.ZJ.same_pause
				},
				guards: file.guards ?? [],
				rules: file.rules ?? [],
				questions: file.questions ?? [],
				tests
			};
		}
		async function loadPolicy(text, source) {
			let reading = await readPolicy(text, source);
			if ("policy" in reading) return reading.policy;
			let [first] = reading.problems;
			throw new errors.pn("policy_invalid", invalidMessage(reading.problems, source), {
				source,
				line: first?.line ?? 1,
				column: first?.column ?? 1
			});
		}
		function invalidMessage(problems, source) {
			let named = problems.slice(0, 3).map((each) => `${source}:${each.line}:${each.column}: ${each.message}`), more = problems.length - named.length, rest = more > 0 ? ` And ${more} more; "interns policy check" lists all.` : "";
			return `The permission policy is invalid. ${named.join(" ")}${rest}`;
		}
	}),
	71403: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { z: () => valuesTest });
		var _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61989), _judging_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17793);
		function valuesTest(listed) {
			return {
				type: "values",
				listed,
				holds: (0, _judging_js__WEBPACK_IMPORTED_MODULE_0__.t)((value) => listed.some((each) => each === value)),
				wanted: listed.map(_text_json_js__WEBPACK_IMPORTED_MODULE_1__.SP).join(" or "),
				takesUnlisted: !1,
				takesTextsOnly: !1
			};
		}
	}),
	17793: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => ofElements });
		var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61989);
		function ofElements(holdsForOne) {
			let holds = (value, asked) => (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) ? asked.mode === "rule" ? value.length > 0 && value.every((element) => holds(element, asked)) : value.some((element) => holds(element, asked)) : holdsForOne(value, asked);
			return holds;
		}
	}),
	49469: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { H: () => readPause });
		var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61989);
		let maxBytes = 65536;
		function readPause(text) {
			let bytes = new TextEncoder().encode(text).length;
			if (bytes > maxBytes) return { error: `the arguments have ${bytes} bytes, at most ${maxBytes} are judged` };
			let value = parse(text);
			if (!(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value)) return { error: "the arguments are not a JSON object" };
			let flaw = structuralFlaw(text);
			return flaw === void 0 ? readFields(value) : { error: flaw };
		}
		function parse(text) {
			try {
				return JSON.parse(text);
			} catch {
				return;
			}
		}
		function readFields(object) {
			let kind = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "kind"), operation = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "operation"), options = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "options"), message = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "message"), command = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "command");
			if (!isTextOrMissing(kind)) return { error: "\"kind\" is not a string" };
			if (!isTextOrMissing(message)) return { error: "\"message\" is not a string" };
			if (!isTextOrMissing(command)) return { error: "\"command\" is not a string" };
			if (!isTextOrMissing(operation) && operation !== null) return { error: "\"operation\" is neither a string nor null" };
			if (!isTextsOrMissing(options)) return { error: "\"options\" is not a list of strings" };
			let written = operation?.startsWith("shell command: ") ? operation.slice(15) : void 0;
			return written !== void 0 && command !== void 0 && written !== command ? { error: "\"operation\" and \"command\" name different commands" } : {
				arguments: object,
				kind,
				operation,
				options: options ?? [],
				tool: written === void 0 ? operation : "shell",
				command: written ?? command
			};
		}
		function isTextOrMissing(value) {
			return value === void 0 || typeof value == "string";
		}
		function isTextsOrMissing(value) {
			return value === void 0 || (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) && value.every((each) => typeof each == "string");
		}
		function isExact(token) {
			let digits = token.replace(/[eE].*$/u, "").replace(".", "").replace(/^-?0*/u, "").replace(/0*$/u, ""), value = Math.abs(Number(token));
			return !Number.isFinite(value) || value === 0 && digits !== "" ? !1 : digits.length <= 15 || digits.length <= 17 && value <= 2 ** 53 - 1;
		}
		let jsonToken = /"(?:[^"\\]|\\.)*"|[{}[\],:]|-?[0-9][0-9.eE+-]*/gu;
		function structuralFlaw(text) {
			let open = [], awaitsKey = !1;
			for (let [token] of text.matchAll(jsonToken)) if (token === "{" || token === "[") {
				if (open.push(token === "{" ? new Set() : void 0), open.length > 32) return "the arguments nest deeper than 32 levels";
				awaitsKey = token === "{";
			} else if (token === "}" || token === "]") open.pop(), awaitsKey = !1;
			else if (token === ",") awaitsKey = open.at(-1) !== void 0;
			else if (/^[-0-9]/u.test(token)) {
				if (!isExact(token)) return `the number ${token.slice(0, 40)} has more digits than can be judged`;
			} else if (token !== ":" && awaitsKey) {
				let name = String(JSON.parse(token)), keys = open.at(-1);
				if (keys?.has(name) === !0) return `the key ${JSON.stringify(name)} stands twice in the arguments`;
				keys?.add(name), awaitsKey = !1;
			}
		}
	}),
	91703: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => readWords });
		var _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71376);
		let bareWord = /[A-Za-z0-9_@%+=:,./-]+/y, barePattern = /[A-Za-z0-9_@%+=:,./*-]+/y, pathWord = /\{paths?:[A-Za-z0-9_@%+=:,./*?-]*\}/y, quotedWord = /'[^'$`\\!]*'|"[^"$`\\!]*"/y, plainWords = [bareWord, quotedWord], patternWords = [
			barePattern,
			quotedWord,
			pathWord
		], operator = /&&|\|\||;|\|/y, assignment = /^[A-Za-z_][A-Za-z0-9_]*\+?=/u, keywords = new Set("case coproc do done elif else end esac fi for foreach function if in nocorrect noglob repeat select then time until while".split(" ")), meanings = new Map([
			["$", "a variable or a substitution"],
			["`", "a substitution"],
			["\\", "an escape"],
			["!", "a negation or the history"],
			["&", "the background, or a joint other than &&"],
			["|", "a joint other than | and ||"],
			[";", "a joint other than a single ;"],
			["<", "a redirection"],
			[">", "a redirection"],
			["(", "a group or a function"],
			[")", "a group or a function"],
			["{", "a group or a brace expansion"],
			["}", "a group or a brace expansion"],
			["[", "a test or a glob"],
			["]", "a test or a glob"],
			["*", "a glob"],
			["?", "a glob"],
			["~", "a home directory"],
			["#", "a comment"],
			["\"", "a quote that is not a whole word, or holds what is not literal"],
			["'", "a quote that is not a whole word, or holds what is not literal"]
		]);
		function readWords(text, options) {
			let unseen = (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.tO)(text, "")[0];
			if (unseen !== void 0) return { error: `it holds ${unseen.name}, which is not literal` };
			let commands = [], current = [], lastJoint;
			for (let at = skipSpaces(text, 0); at < text.length;) {
				let piece = pieceAt(text, at, options.pattern ? patternWords : plainWords);
				if (piece.type === "error") return { error: piece.error };
				if (at = skipSpaces(text, at + piece.raw.length), piece.type === "word") {
					let word = wordOf(piece.raw), grammar = current.length === 0 ? whyGrammar(word) : void 0;
					if (grammar !== void 0) return { error: grammar };
					current.push(word);
				} else {
					if (current.length === 0) return { error: `nothing stands before "${piece.raw}"` };
					commands.push(current), current = [], lastJoint = piece.raw;
				}
			}
			return current.length > 0 ? { commands: [...commands, current] } : { error: lastJoint === void 0 ? "it is empty" : `nothing stands after "${lastJoint}"` };
		}
		function skipSpaces(text, from) {
			let at = from;
			for (; text[at] === " ";) at += 1;
			return at;
		}
		function pieceAt(text, at, forms) {
			let joint = take(operator, text, at);
			if (joint !== void 0 && !isLongerJoint(text, at, joint)) return {
				type: "joint",
				raw: joint
			};
			let raw = forms.map((form) => take(form, text, at)).find((found) => found !== void 0);
			if (raw === void 0) return {
				type: "error",
				error: notLiteral(text, at)
			};
			let end = at + raw.length;
			return endsWord(text[end]) ? {
				type: "word",
				raw
			} : {
				type: "error",
				error: notLiteral(text, end)
			};
		}
		function whyGrammar(word) {
			if (!word.quoted) return keywords.has(word.text) ? `"${word.text}" is a keyword of the shell` : assignment.test(word.text) ? `"${word.text}" is an assignment before a command` : void 0;
		}
		function take(pattern, text, at) {
			return pattern.lastIndex = at, pattern.exec(text)?.[0];
		}
		function isLongerJoint(text, at, joint) {
			let next = text[at + joint.length];
			return next === "&" || next === "|" || next === ";";
		}
		function endsWord(next) {
			return next === void 0 || " &|;".includes(next);
		}
		function wordOf(raw) {
			let quoted = raw.startsWith("\"") || raw.startsWith("'");
			return {
				text: quoted ? raw.slice(1, -1) : raw,
				quoted
			};
		}
		function notLiteral(text, at) {
			let character = String.fromCodePoint(text.codePointAt(at) ?? 0), meaning = meanings.get(character);
			return `${JSON.stringify(character)} is not literal${meaning === void 0 ? "" : ` (${meaning})`}`;
		}
	}),
	47141: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => compileGlob,
			m: () => globMatches
		});
		function compileGlob(pattern) {
			let pieces = [], fixed = "", escaped = !1, flush = () => {
				fixed !== "" && pieces.push({ text: fixed }), fixed = "";
			};
			for (let character of pattern) !escaped && character === "\\" ? escaped = !0 : (escaped || character !== "*" && character !== "?" ? fixed += character : (flush(), character === "?" ? pieces.push("one") : pieces.at(-1) !== "run" && pieces.push("run")), escaped = !1);
			if (!escaped) return flush(), {
				pattern,
				pieces
			};
		}
		function globMatches(glob, text) {
			let at = 0, piece = 0, runPiece = -1, runAt = 0;
			for (; at < text.length || piece < glob.pieces.length;) {
				let current = glob.pieces[piece];
				if (current === "run") {
					if (runPiece = piece, runAt = at, piece += 1, piece === glob.pieces.length) return !0;
					continue;
				}
				let next = current === void 0 ? void 0 : step(current, text, at);
				if (next !== void 0) {
					at = next, piece += 1;
					continue;
				}
				if (runPiece === -1) return !1;
				let after = glob.pieces[runPiece + 1], from = runAt + width(text, runAt);
				if (from > text.length || runAt >= text.length || (runAt = typeof after == "object" ? text.indexOf(after.text, from) : from, runAt === -1)) return !1;
				at = runAt, piece = runPiece + 1;
			}
			return !0;
		}
		function step(piece, text, at) {
			return piece === "one" ? at < text.length ? at + width(text, at) : void 0 : text.startsWith(piece.text, at) ? at + piece.text.length : void 0;
		}
		function width(text, at) {
			return (text.codePointAt(at) ?? 0) > 65535 ? 2 : 1;
		}
	}),
	71376: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			jQ: () => showInvisible,
			tO: () => findInvisible,
			wy: () => hasInvisible
		});
		let unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;
		function findInvisible(text, allowed) {
			let found = [];
			for (let match of text.matchAll(unseen)) allowed.includes(match[0]) || found.push({
				index: match.index,
				name: codePointName(match[0])
			});
			return found;
		}
		function hasInvisible(text) {
			unseen.lastIndex = 0;
			let found = unseen.test(text);
			return unseen.lastIndex = 0, found;
		}
		function showInvisible(text) {
			return text.replace(unseen, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
		}
		function codePointName(character) {
			return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
		}
	}),
	61989: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gv: () => isObject,
			Lv: () => isList,
			SP: () => shown,
			dj: () => canonicalJson,
			hQ: () => ownField
		});
		var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71376);
		function isObject(value) {
			return typeof value == "object" && !!value && !Array.isArray(value);
		}
		function isList(value) {
			return Array.isArray(value);
		}
		function ownField(object, name) {
			return Object.hasOwn(object, name) ? object[name] : void 0;
		}
		function canonicalJson(value) {
			return isList(value) ? `[${value.map(canonicalJson).join(",")}]` : isObject(value) ? `{${Object.keys(value).toSorted().map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] ?? null)}`).join(",")}}` : JSON.stringify(value === 0 ? 0 : value);
		}
		function shown(value) {
			if (value === void 0) return "missing";
			let short = typeof value == "string" ? value.slice(0, 121) : value, text = (0, _invisible_js__WEBPACK_IMPORTED_MODULE_0__.jQ)(JSON.stringify(short));
			return text.length > 120 ? `${text.slice(0, 120)}…` : text;
		}
	}),
	63341: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { nearest: () => nearest });
		function nearest(word, candidates) {
			let best, least = Math.max(2, Math.floor(word.length / 2)) + 1;
			for (let candidate of candidates) {
				let distance = edits(normal(word), normal(candidate));
				distance < least && (best = candidate, least = distance);
			}
			return best;
		}
		function normal(word) {
			return word.toLowerCase().replace(/[-_ ]/gu, "");
		}
		function edits(a, b) {
			let beforeLast = [], last = Array.from({ length: b.length + 1 }, (_, index) => index);
			for (let i = 1; i <= a.length; i += 1) {
				let row = [i];
				for (let j = 1; j <= b.length; j += 1) {
					let cost = a[i - 1] === b[j - 1] ? 0 : 1, least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
					i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] && (least = Math.min(least, (beforeLast[j - 2] ?? 0) + 1)), row.push(least);
				}
				beforeLast = last, last = row;
			}
			return last[b.length] ?? 0;
		}
	}),
	99442: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			findSurvivors: () => findSurvivors,
			runTests: () => runTests
		});
		var _decide_canned_answer_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62530), _decide_decide_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86387), _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61989);
		function runTests(policy) {
			return policy.tests.flatMap((test) => runTest(policy, test) ?? []);
		}
		function findSurvivors(policy) {
			return [
				"guards",
				"rules",
				"questions"
			].flatMap((list) => policy[list].filter((entry) => !isNoticed({
				...policy,
				[list]: without(policy[list], entry)
			})).map((entry) => ({
				id: entry.id,
				list,
				...entry.places.get("id") ?? entry.at
			})));
		}
		function without(items, item) {
			return items.filter((each) => each !== item);
		}
		function isNoticed(mutant) {
			return mutant.tests.some((test) => runTest(mutant, test) !== void 0);
		}
		function runTest(policy, test) {
			let decisions = (0, _decide_decide_js__WEBPACK_IMPORTED_MODULE_0__.startDecisions)(policy, test.context);
			for (let [index, step] of test.steps.entries()) {
				let decision = decisions.decide({
					toolCallId: `pause-${index + 1}`,
					arguments: JSON.stringify(step.pause)
				});
				if (!(decision.rule === step.expect.rule && isExpected(decision, step))) return {
					name: test.name,
					...step.expect.at,
					pause: index + 1,
					message: explainFailure(decision, step)
				};
			}
		}
		function isExpected(decision, step) {
			let { answer } = step.expect;
			return decision.outcome === "stop" || decision.outcome === "ask" ? answer === decision.outcome : answer === "stop" || answer === "ask" || decision.answer === null ? !1 : decision.answer === answer || decision.outcome === "answer" && isSameAnswer(answer, decision.answer, step.pause);
		}
		function isSameAnswer(canned, sent, pause) {
			let fitted = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(pause) ? (0, _decide_canned_answer_js__WEBPACK_IMPORTED_MODULE_2__.u5)(canned, pause) : { error: "not an object" };
			return "error" in fitted ? !1 : fitted.text === sent || typeof canned != "string" && sameJson(fitted.text, sent);
		}
		function sameJson(a, b) {
			return (0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.dj)(JSON.parse(a)) === (0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.dj)(JSON.parse(b));
		}
		function explainFailure(decision, step) {
			let { answer, rule } = step.expect, came = `${JSON.stringify(decision.answer ?? decision.outcome)} from rule "${decision.rule}"`, why = decision.trace.find((entry) => entry.id === rule)?.because, reason = decision.reason === null ? "" : ` ${decision.reason}`, hint = rule !== decision.rule && why !== void 0 ? ` "${rule}": ${why}.` : "";
			return `Expected ${JSON.stringify(answer)} from rule "${rule}", but got ${came}.${reason}${hint}`;
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
