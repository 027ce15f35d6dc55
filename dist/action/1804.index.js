export const id = 1804;
export const ids = [1804];
export const modules = {
	9423: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			openProxyAccess: () => openProxyAccess,
			tokensOf: () => tokensOf
		});
		var _client_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7567), _proxy_allowed_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4884), _proxy_fresh_bearer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4400), _run_find_intern_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1151), _bearer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7046), _workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1950);
		async function openProxyAccess(io, settings) {
			(0, _proxy_allowed_paths_js__WEBPACK_IMPORTED_MODULE_0__.H$)(settings.allowPaths), warnOfProxies(io);
			let obtain = tokensOf(io, settings), { intern, baseUrl } = settings, first = await obtain();
			if (intern === void 0) return {
				token: first,
				internId: void 0
			};
			let bearer = (0, _proxy_fresh_bearer_js__WEBPACK_IMPORTED_MODULE_1__.j)({
				obtain,
				first,
				...io
			}), client = (0, _client_client_js__WEBPACK_IMPORTED_MODULE_2__.U)({
				...io,
				baseUrl,
				bearer: async () => (await bearer.get()).token
			}), { id, name } = await (0, _run_find_intern_js__WEBPACK_IMPORTED_MODULE_3__.n)({
				...io,
				...settings,
				client,
				intern
			});
			return io.log.info(`Intern "${name}" is ${id}.`), {
				token: await bearer.get(),
				internId: id
			};
		}
		function tokensOf(io, settings) {
			let stages = {
				...io,
				...settings,
				...(0, _workspace_js__WEBPACK_IMPORTED_MODULE_4__.O)(io)
			};
			return () => (0, _bearer_js__WEBPACK_IMPORTED_MODULE_5__.BM)(stages);
		}
		function warnOfProxies({ env, log }) {
			let read = (name) => env[name] || (env[name.toUpperCase()] ?? ""), hasProxy = read("http_proxy") !== "" || read("all_proxy") !== "", direct = read("no_proxy").split(/[\s,]+/).some((host) => host === "*" || /^127\.0\.0\.(?:1|0\/8)$|^127\.0\.0\.0\/8$/.test(host));
			hasProxy && !direct && log.warning("HTTP_PROXY is set, and NO_PROXY does not name 127.0.0.1: clients may send prompts, and the key of this proxy, to that proxy. Add \"127.0.0.1,localhost\" to NO_PROXY.");
		}
	}),
	4884: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Jr: () => isAllowed,
			H$: () => readPathRules,
			a7: () => rulesOfInterns
		});
		var errors = __webpack_require__(452), log = __webpack_require__(7309);
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
			return piece === "**" ? ".*" : piece === "*" ? "[^/]*" : piece.replaceAll(/[.+?^${}()|[\]\\]/g, "\\$&");
		}
		var wording = __webpack_require__(6559);
		function readPathRules(text) {
			return text.split(/\r?\n/).map((line) => line.trim()).filter((line) => line !== "").map(readOrRefuse);
		}
		function readOrRefuse(line) {
			let rule = readPathRule(line);
			if (rule !== void 0) return rule;
			throw new errors.dz("input_invalid", (0, wording.MH)`${(0, wording.hF)("allow-paths")} has the line "${(0, log.TN)(line.slice(0, 200))}". Write a method and a path: "GET /models", "* /files/**".`, { source: "allow-paths" });
		}
		let always = [{
			method: "GET",
			path: /^\/interns$/
		}, {
			method: "POST",
			path: /^\/interns\/[^/]+\/chat\/completions$/
		}], never = /^\/(?:keys|oauth(?:[^\w~/-][^/]*)?\/token)(?![\w~-])/i;
		function rulesOfInterns(added) {
			return {
				rules: [...always, ...added],
				never
			};
		}
		function isAllowed(method, path, { rules, never: refused }) {
			return !refused.test(path) && rules.some((rule) => (rule.method === "*" || rule.method === method) && rule.path.test(path));
		}
	}),
	4400: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { j: () => holdFreshBearer });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _exchange_margins_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7114);
		let waitsMs = [500, 1e3];
		function holdFreshBearer(options) {
			let { clock, log, onExchange } = options, held = adopt(options.first), inFlight, exchanges = 1;
			onExchange?.();
			let exchange = async () => {
				for (let attempt = 0;; attempt += 1) {
					exchanges += 1;
					try {
						return held = adopt(await options.obtain()), onExchange?.(), log.info(`Access token ${held.token.fingerprint()} for ${Math.round(held.lifetimeMs / 1e3)} s.`), held;
					} catch (error) {
						onExchange?.((0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.on)(error).code), log.warning(`The access token could not be renewed: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(error)}`);
						let waitMs = isRefusal(error) ? waitsMs[attempt] : void 0;
						if (waitMs === void 0) throw error;
						await clock.sleep(waitMs);
					}
				}
			}, renewed = () => (inFlight ??= exchange().finally(() => {
				inFlight = void 0;
			}), inFlight);
			return {
				get() {
					let now = clock.monotonic();
					if (now < held.renewAt) return held;
					let next = renewed();
					return now >= held.deadAt ? next : (next.catch(() => {}), held);
				},
				async renew(refused) {
					if (!(clock.monotonic() - refused.startedAt < 1e4)) return held.token === refused.token ? renewed().catch(() => void 0) : held;
				},
				get exchanges() {
					return exchanges;
				}
			};
		}
		function isRefusal(error) {
			return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.h4 && /^(?:identity|exchange)_refused$/.test(error.code);
		}
		function adopt({ token, lifetimeMs, startedAt }) {
			if (!/^[\x21-\x7e]+$/.test(token.reveal())) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Sb("exchange_malformed", "The access token has characters that no header carries.");
			return {
				token,
				startedAt,
				lifetimeMs,
				...(0, _exchange_margins_js__WEBPACK_IMPORTED_MODULE_1__.Q)({
					startedAt,
					lifetimeMs
				})
			};
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
