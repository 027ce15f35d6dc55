export const id = 8136;
export const ids = [8136, 1170];
export const modules = {
	9423: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			openProxyAccess: () => openProxyAccess,
			tokensOf: () => tokensOf
		});
		var _client_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7567), _exchange_token_holder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6383), _proxy_admission_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1321), _run_find_intern_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1151), _connect_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2903), _workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1950);
		async function openProxyAccess(io, settings) {
			if (settings.serves === "models") return openModels(io, settings);
			(0, _proxy_admission_js__WEBPACK_IMPORTED_MODULE_0__.H$)(settings.allowPaths), warnOfProxies(io);
			let obtain = tokensOf(io, settings), { intern, baseUrl } = settings, first = await obtain();
			if (intern === void 0) return {
				token: first,
				spent: [],
				internId: void 0
			};
			let bearer = (0, _exchange_token_holder_js__WEBPACK_IMPORTED_MODULE_1__.j)({
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
				spent: [],
				internId: id
			};
		}
		async function openModels(io, settings) {
			let { readProxiedAccess, tokensOfModels } = await Promise.all([
				__webpack_require__.e(8815),
				__webpack_require__.e(8860),
				__webpack_require__.e(8263)
			]).then(__webpack_require__.bind(__webpack_require__, 8860)), access = readProxiedAccess(settings, io.env);
			warnOfProxies(io);
			let { obtain, spent } = tokensOfModels(io, access);
			return {
				token: await obtain(),
				spent: [...spent],
				set: access.provider.wire.set,
				internId: void 0
			};
		}
		function tokensOf(io, settings) {
			let stages = {
				...io,
				...settings,
				...(0, _workspace_js__WEBPACK_IMPORTED_MODULE_4__.OH)(io)
			};
			return () => (0, _connect_js__WEBPACK_IMPORTED_MODULE_5__.BM)(stages);
		}
		function warnOfProxies({ env, log }) {
			let read = (name) => env[name] || (env[name.toUpperCase()] ?? ""), hasProxy = read("http_proxy") !== "" || read("all_proxy") !== "", direct = read("no_proxy").split(/[\s,]+/).some((host) => host === "*" || /^127\.0\.0\.(?:1|0\/8)$|^127\.0\.0\.0\/8$/.test(host));
			hasProxy && !direct && log.warning("HTTP_PROXY is set, and NO_PROXY does not name 127.0.0.1: clients may send prompts, and the key of this proxy, to that proxy. Add \"127.0.0.1,localhost\" to NO_PROXY.");
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
	}),
	1170: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CM: () => toStartEvent,
			Tk: () => createRecorder,
			WQ: () => toTranscriptLine,
			pH: () => toRequestEvent
		});
		var _run_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4057);
		function createRecorder({ clock, redactor }) {
			let pieces = {
				text: redactor.stream(),
				reasoning: redactor.stream()
			}, sum = (0, _run_record_js__WEBPACK_IMPORTED_MODULE_0__.pM)(), observers = [], early = [], hasBegun = !1, publish = (event) => {
				let recorded = {
					...event,
					at: new Date(clock.now()).toISOString()
				};
				hasBegun ||= event.type !== "remark", hasBegun || early.push(recorded), sum.observe(recorded);
				for (let observe of observers) observe(recorded);
			}, publishText = (type, text) => {
				text !== "" && publish({
					type,
					text
				});
			}, flush = (type) => publishText(type, pieces[type].end());
			return {
				record(event) {
					event.type === "text" || event.type === "reasoning" ? (flush(event.type === "text" ? "reasoning" : "text"), publishText(event.type, pieces[event.type].push(event.text))) : (flush("reasoning"), flush("text"), publish(redactStrings(event, redactor.redact, event.type === "usage")));
				},
				observe(observer) {
					for (let event of early) observer(event);
					observers.push(observer);
				},
				soFar() {
					let { text, follow_up_text, reasoning, ...facts } = sum.value(), { redact } = redactor;
					return {
						...facts,
						text: redactStrings(text, redact),
						follow_up_text: redactStrings(follow_up_text, redact),
						reasoning: redactStrings(reasoning, redact)
					};
				}
			};
		}
		function redactStrings(value, redact, hasOpenNames = !1) {
			if (typeof value == "string") return redact(value);
			if (Array.isArray(value)) return value.map((one) => redactStrings(one, redact, hasOpenNames));
			if (typeof value != "object" || !value) return value;
			let shown = [], isSame = !0;
			for (let [name, one] of Object.entries(value)) {
				let field = [hasOpenNames ? redact(name) : name, redactStrings(one, redact, hasOpenNames)];
				isSame &&= field[0] === name && field[1] === one, shown.push(field);
			}
			return isSame ? value : Object.fromEntries(shown);
		}
		function toStartEvent(intern, mode, policy, context, facts) {
			return {
				type: "start",
				intern_id: intern.id,
				intern_name: intern.name,
				approval_mode: mode,
				policy,
				context,
				...facts
			};
		}
		function toRequestEvent({ route, status, ms, requestId }) {
			return {
				type: "request",
				route,
				status,
				ms,
				request_id: requestId ?? null
			};
		}
		function toTranscriptLine(event) {
			let { type, at, ...fields } = event;
			return `${JSON.stringify({
				type,
				at,
				...fields
			})}\n`;
		}
	})
};
