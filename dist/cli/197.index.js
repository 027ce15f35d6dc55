export const id = 197;
export const ids = [197, 101];
export const modules = {
	2441: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { doctorTask: () => doctorTask });
		var log = __webpack_require__(7309), credentials = __webpack_require__(8863), given = __webpack_require__(3072), values = __webpack_require__(7035), errors = __webpack_require__(452), ambient = __webpack_require__(5147), detect = __webpack_require__(1431), bearer = __webpack_require__(7549), connected = __webpack_require__(3808), job_workspace = __webpack_require__(82), find_intern = __webpack_require__(1151);
		function failed(name, error) {
			let code = error instanceof errors.h4 ? { code: error.code } : {};
			return {
				name,
				state: "failed",
				found: (0, errors.Uc)(error),
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
		let accessChecks = [
			"identity",
			"exchange",
			"interns",
			"intern"
		];
		async function checkAccess(settings, job) {
			let checks = [], steps = [
				checkIdentity,
				checkExchange,
				checkList,
				checkIntern
			];
			for (let [index, step] of steps.entries()) {
				let check = await step(settings, job).catch((error) => (job.signal.throwIfAborted(), failed(accessChecks[index] ?? "", error)));
				if (checks.push(check), check.state === "failed") break;
			}
			let left = accessChecks.slice(checks.length);
			return [...checks, ...left.map((name) => skipped(name, "see above"))];
		}
		async function checkIdentity({ credentials }, job) {
			if (credentials.by === "api-key") return skipped("identity", "an API key needs none");
			let { subjectToken } = credentials;
			return subjectToken.from === "input" ? {
				name: "identity",
				state: "ok",
				found: "the input \"subject-token\""
			} : subjectToken.from === "file" ? {
				name: "identity",
				state: "ok",
				found: `the file ${subjectToken.path}`
			} : {
				name: "identity",
				state: "ok",
				found: `${(await (0, detect.P)((0, ambient.B)({
					...job,
					...(0, job_workspace.O)(job)
				}))).name}, audience "${credentials.audience}"`
			};
		}
		async function checkExchange({ baseUrl, credentials }, job) {
			if (credentials.by === "api-key") return skipped("exchange", "an API key needs none");
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
				return {
					...failed("exchange", error),
					remedy: remedyOf(error, credentials.federationPolicyId)
				};
			}
		}
		function remedyOf(error, policy) {
			let remarks = error.data.remarks ?? [];
			return remarks.length > 0 ? remarks.join(" ") : `Compare the claims of "interns identity" with the federation policy "${policy}".`;
		}
		function checkList(settings, job) {
			return (0, connected.a)(job, settings, async ({ client, signal }) => {
				let count = 0;
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
					remedy: "Make an intern in the workspace of this key, or use a key of the workspace that has it."
				};
			});
		}
		async function checkIntern(settings, job) {
			let wanted = settings.intern;
			return wanted === void 0 ? skipped("intern", "none was named") : (0, connected.a)(job, settings, async (stages) => {
				let { name, id, model } = await (0, find_intern.n)({
					...settings,
					...stages,
					intern: wanted,
					waitForInternMs: 0
				});
				return {
					name: "intern",
					state: "ok",
					found: `"${name}" (${id}) runs, model ${model ?? "default"}`
				};
			});
		}
		var policy_tests = __webpack_require__(793), lint = __webpack_require__(5810), policy_file = __webpack_require__(7312);
		async function checkPolicy(path, named, job) {
			let workspace = (0, job_workspace.O)(job), bytes = await workspace.readBytes(workspace.path(path)).catch(() => void 0);
			if (bytes === void 0) return {
				name: "policy",
				state: named ? "failed" : "warning",
				found: `${path} is not there${named ? "" : ", so no rule allows anything"}`,
				remedy: "\"interns policy init\" writes one to begin with."
			};
			try {
				let policy = await (0, policy_file.tb)(bytes, path);
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
					remedy: `"interns policy check ${path}" shows ${warnings === 1 ? "one warning" : `${warnings} warnings`}.`
				};
			} catch (error) {
				return {
					...failed("policy", error),
					remedy: `"interns policy check ${path}" shows all mistakes at once.`
				};
			}
		}
		function count(entries, noun) {
			return `${entries.length} ${noun}${entries.length === 1 ? "" : "s"}`;
		}
		var transport = __webpack_require__(3005);
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
				return [judgeAnswer(url, response.status, after - before), judgeClock(date, (before + after) / 2)];
			} catch (error) {
				return signal.throwIfAborted(), [{
					...failed("service", error),
					remedy: "Check base-url, name resolution, firewall and proxy (HTTPS_PROXY)."
				}];
			}
		}
		function judgeAnswer(url, status, ms) {
			let found = `GET ${url} without a key answered ${status} after ${ms} ms`;
			return status === 401 || status === 404 ? {
				name: "service",
				state: "ok",
				found
			} : status >= 500 ? {
				name: "service",
				state: "failed",
				found,
				remedy: "The service has a problem. Try again later."
			} : {
				name: "service",
				state: "warning",
				found,
				remedy: "An Intern Service answers 401 here. Check that base-url has the version segment, and that no proxy answers in its place."
			};
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
				found: `within ${Math.abs(seconds)} s of the service`
			} : {
				name: "clock",
				state: "warning",
				found: `this machine is ${Math.abs(seconds)} s ${seconds > 0 ? "ahead of" : "behind"} the service`,
				remedy: "Set the clock: tokens are refused as expired, or as issued in the future."
			};
		}
		async function runChecks(text, defaults, job) {
			let path = text("policy") ?? "", policy = await checkPolicy(path, path !== defaults("policy"), job);
			return [...await checkService(text, job), policy];
		}
		async function checkService(text, job) {
			let settings;
			try {
				settings = readSettings(text);
			} catch (error) {
				return [failed("settings", error), ...skippedBehind([
					"service",
					"clock",
					...accessChecks
				])];
			}
			let { baseUrl, credentials } = settings, own = {
				name: "settings",
				state: "ok",
				found: `${baseUrl}, with ${credentials.by === "api-key" ? "an API key" : `federation policy "${credentials.federationPolicyId}"`}`
			}, reach = await checkReach(baseUrl, job);
			return reach.some(({ state }) => state === "failed") ? [
				own,
				...reach,
				...skippedBehind(accessChecks)
			] : [
				own,
				...reach,
				...await checkAccess(settings, job)
			];
		}
		function readSettings(text) {
			return {
				...(0, credentials.u)(text),
				timeoutMs: (0, values.$7)("timeout", text("timeout") ?? "", 1e3),
				intern: text("intern"),
				workspaceId: (0, given.lq)(text, "workspace-id", values.Cp)
			};
		}
		function skippedBehind(names) {
			return names.map((name) => skipped(name, "see above"));
		}
		var view_style = __webpack_require__(807);
		async function doctorTask({ words: [intern], text, defaults, has, io, job }) {
			let named = (name) => (name === "intern" ? intern : void 0) ?? text(name), checks = await runChecks(named, defaults, job), shown = has("json") ? `${JSON.stringify({ checks }, null, 2)}\n` : toText(checks, io);
			return io.stdout(job.redactor.redact(shown)), +!!checks.some(({ state }) => state === "failed");
		}
		function toText(checks, io) {
			let style = (0, view_style._)(io.terminal?.stdout), signs = {
				ok: style.green("✓"),
				warning: style.yellow("!"),
				failed: style.red("✗"),
				skipped: style.dim("-")
			}, width = Math.max(...checks.map(({ name }) => name.length));
			return checks.map(({ name, state, found, remedy }) => {
				let line = `${signs[state]} ${name.padEnd(width)}  ${(0, log.TN)(found)}\n`;
				return remedy === void 0 ? line : `${line}  ${" ".repeat(width)}  ${style.bold("→")} ${(0, log.TN)(remedy)}\n`;
			}).join("");
		}
	}),
	793: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Y: () => checkPolicyTests });
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _permission_self_test_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4582);
		function checkPolicyTests(policy) {
			let failures = (0, _permission_self_test_js__WEBPACK_IMPORTED_MODULE_0__.N)(policy), [first] = failures;
			if (first === void 0) return;
			let named = failures.slice(0, 3).map(({ line, column, name, message }) => `${policy.source}:${line}:${column}: ${name}: ${message}`), more = failures.length > 3 ? ` And ${failures.length - 3} more.` : "";
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.pn("policy_invalid", `Tests of the permission policy fail. ${named.join(" ")}${more}`, {
				source: policy.source,
				line: first.line,
				column: first.column
			});
		}
	}),
	9101: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	1151: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { n: () => findRunningIntern });
		var _client_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2410), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _http_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8394);
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
