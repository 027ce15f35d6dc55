export const id = 1717;
export const ids = [1717];
export const modules = {
	76148: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { w: () => runChild });
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421), node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161), node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500), _errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97309), _nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42037), _failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(51612), _screen_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(21264);
		function runChild([command = "", ...args], io, { name, env, interrupted }) {
			return new Promise((resolve) => {
				let child = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(command, args, {
					cwd: io.cwd,
					env,
					stdio: "inherit"
				});
				child.once("error", (error) => {
					let remedy = (0, _nearest_js__WEBPACK_IMPORTED_MODULE_3__.p)(command, ["interns"]) === void 0 ? "Check its spelling, or give its path." : "Did you mean \"interns\"?", why = (0, _failure_js__WEBPACK_IMPORTED_MODULE_4__.c7)(error) === "ENOENT" ? `is not found. ${remedy}` : `can't be started: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_5__.TN)((0, _errors_js__WEBPACK_IMPORTED_MODULE_6__.Uc)(error))}`;
					(0, _screen_js__WEBPACK_IMPORTED_MODULE_7__.qz)(io, `interns ${name}: "${(0, _log_js__WEBPACK_IMPORTED_MODULE_5__.TN)(command)}" ${why}`), resolve(127);
				}), child.once("exit", (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : node_os__WEBPACK_IMPORTED_MODULE_1__.constants.signals[signal]))), interrupted.then(async (signal) => {
					signal !== "SIGTERM" && io.terminal?.canAsk === !0 && await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(3e3, void 0, { ref: !1 }), child.kill(signal);
				});
			});
		}
	}),
	62854: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			environmentOfClient: () => environmentOfClient,
			runProxy: () => proxy_runProxy
		});
		var external_node_crypto_ = __webpack_require__(77598), places = __webpack_require__(11518), proxy_settings = __webpack_require__(53407), values = __webpack_require__(97035), policy_source = __webpack_require__(42776), open_proxy = __webpack_require__(99423), external_node_fs_ = __webpack_require__(73024), client_client = __webpack_require__(74608), token_holder = __webpack_require__(66383), lib_log = __webpack_require__(97309), account = __webpack_require__(95499), admission = __webpack_require__(41321), proxy_proxy = __webpack_require__(11551);
		let loadOpening = () => Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 99423));
		async function runProxy(io, settings, options) {
			let { clock, env } = io, { accountFile, key, port, takesStop, token: first, spent } = options, keeper = (0, account.hT)(clock, (text) => {
				accountFile !== void 0 && (0, external_node_fs_.writeSync)(accountFile, text);
			}), onExchange = (code) => keeper.record({
				type: "exchange",
				granted: code === void 0,
				...code && { error_code: code }
			}), front = settings.serves === "models" ? (await (await loadOpening()).loadModels()).frontOfModels(io, settings, {
				first,
				spent,
				onExchange
			}) : frontOfInterns(io, settings, {
				...options,
				keeper,
				onExchange
			}), proxy = await (0, proxy_proxy.n)({
				...front,
				keys: (0, admission.a3)(key),
				port,
				keeper,
				env,
				clock,
				takesStop
			});
			return loadOpening().catch(() => {}), proxy.ended.then(() => {
				accountFile !== void 0 && (0, external_node_fs_.closeSync)(accountFile);
			}), {
				...proxy,
				totals: () => keeper.totals
			};
		}
		function frontOfInterns(io, settings, options) {
			let { token: first, onExchange } = options, { approvalMode, baseUrl, caps, isLossy } = settings, obtain = async () => (await loadOpening()).obtainToken(io, settings), bearer = (0, token_holder.j)({
				...io,
				obtain,
				first,
				onExchange
			}), answering = answerPauses(io, baseUrl, bearer, options);
			return {
				baseUrl,
				approvalMode,
				caps,
				bearer,
				isLossy,
				answering,
				listInterns: () => answering.client.listInterns({ pageSize: 500 }),
				allowed: (0, admission.H$)(settings.allowPaths)
			};
		}
		function answerPauses(io, baseUrl, fresh, { keeper, judging: { policy, context } }) {
			let { clock, log, redactor } = io, client = (0, client_client.U)({
				...io,
				baseUrl,
				bearer: async () => (await fresh.get()).token,
				async renewBearer(refused) {
					let held = await fresh.get();
					return held.token === refused ? (await fresh.renew(held))?.token ?? refused : held.token;
				}
			}), onDecision = ({ kind, operation, answer, rule, outcome }) => {
				keeper.record({
					type: "decision",
					kind,
					rule,
					outcome,
					answer
				});
				let line = `The permission policy: ${outcome} of "${redactor.redact((0, lib_log.TN)((operation ?? kind ?? "a question").slice(0, 200)))}" by rule "${rule}".`;
				outcome === "allow" ? log.info(line) : log.notice(line);
			}, loaded = __webpack_require__.e(7658).then(__webpack_require__.bind(__webpack_require__, 57658));
			return loaded.catch(() => {}), {
				client,
				clock,
				log,
				onDecision,
				startRun: async () => (await loaded).startResolving(policy, context)
			};
		}
		var transcript_file = __webpack_require__(4676), workspace = __webpack_require__(50082), provider = __webpack_require__(67001), permission_policy = __webpack_require__(8157), addresses = __webpack_require__(6464), use_words = __webpack_require__(45769), wording = __webpack_require__(96559), facts = __webpack_require__(85697), cut = __webpack_require__(99179);
		function toAccountLine(totals) {
			let { requests, refused, errors, exchanges, slowest, total_tokens, estimated } = totals, parts = [
				(0, wording.hS)(requests, "request"),
				(0, wording.hS)(errors, "error"),
				`${refused} refused by the proxy`,
				`${(0, wording.hS)(total_tokens, "token")}${(0, use_words.ae)(estimated)}`,
				...costOf(totals),
				(0, wording.hS)(exchanges, "token exchange"),
				...capsOf(totals),
				...totals.decisions === 0 ? [] : [`${(0, wording.hS)(totals.decisions, "question")} answered by the policy (${totals.not_allowed} not allowed)`],
				...slowest === null ? [] : [`the slowest took ${seconds(slowest.ms)} (${toPlace(slowest)})`]
			];
			return `The proxy${ofProvider(totals)}: ${parts.join(", ")}.${totals.unfinished === 0 ? "" : ` ${toUnfinished(totals)}`}`;
		}
		function ofProvider({ provider }) {
			return provider === null ? "" : ` of ${(0, cut.ml)((0, lib_log.TN)(provider.name), 200)}`;
		}
		function tellsCost({ provider }) {
			return provider?.tells_cost !== !1;
		}
		function costOf(totals) {
			return tellsCost(totals) ? [(0, facts.jd)(totals.cost)] : [];
		}
		function capsOf(totals) {
			return totals.provider === null ? [] : (0, use_words.E5)(totals).map((words) => (0, cut.ml)((0, lib_log.TN)(words), 200));
		}
		function toUnfinished({ unfinished }) {
			return `${(0, wording.hS)(unfinished, "stream")} ended without the final chunk: what that used is in no sum.`;
		}
		function toPlace({ method, path }) {
			return (0, cut.ml)(`${method} ${path}`, 200);
		}
		function seconds(ms) {
			return `${(ms / 1e3).toFixed(1)} s`;
		}
		var secret = __webpack_require__(36385), command = __webpack_require__(99859), failure = __webpack_require__(51612), vouch = __webpack_require__(28799), screen = __webpack_require__(21264), child = __webpack_require__(76148);
		async function proxy_runProxy(asked) {
			let { text, defaults, value, commandLine, io, openJob } = asked, interrupted = io.interrupted(), job = await openJob(), settings = (0, proxy_settings.u)(text, defaults, (name) => value(name) !== void 0), opened = await openCliProxy(job, settings, await readJudging(asked, job, settings), (0, values.Sr)("port", value("port")) ?? 0);
			try {
				return commandLine.length > 0 ? (opened.internId === void 0 && opened.set === void 0 && io.stderr(`${missingIntern}\n`), await (0, child.w)(commandLine, io, {
					name: "proxy",
					env: environmentOfClient(io.env, opened),
					interrupted
				})) : (io.env.GITHUB_ACTIONS === "true" && io.stderr(`::add-mask::${opened.key.reveal()}\n`), io.stdout(`${(0, screen.jj)({
					ready: !0,
					proxy_url: opened.url,
					proxy_key: opened.key.reveal()
				})}\n`), await interrupted === "SIGINT" ? command.An : 0);
			} finally {
				await opened.close();
			}
		}
		async function openCliProxy(job, settings, judging, port) {
			let key = new secret.z((0, external_node_crypto_.randomBytes)(32).toString("base64url"));
			job.log.mask(key);
			let { token, spent, ...clients } = await (0, open_proxy.openProxyAccess)(job, settings), given = settings.transcriptFile, proxy = await runProxy(job, settings, {
				key,
				port,
				token,
				spent,
				accountFile: given === void 0 ? void 0 : (0, transcript_file.i)(given, (0, workspace.OH)(job)).file,
				judging,
				takesStop: !1
			}).catch((error) => {
				throw ["EADDRINUSE", "EACCES"].includes((0, failure.c7)(error) ?? "") ? (0, failure.x5)("input_invalid", "port", `--port is "${port}", where nothing can listen. Stop the program that uses it, or take a free one: --port 0.`, error) : error;
			});
			return {
				url: proxy.url,
				key,
				...clients,
				async close() {
					await proxy.stop("stopped", 0), job.log.notice(toAccountLine(proxy.totals()));
				}
			};
		}
		async function readJudging(asked, job, settings) {
			let context = (0, vouch.Vm)(job);
			if (settings.serves === "models") return {
				policy: permission_policy.n4,
				context
			};
			let { policy } = await (0, policy_source.h4)(settings, job.log, async () => {
				let vouched = await (0, vouch.l7)(asked);
				return (0, vouch.hh)(settings, job, {
					hasPerson: !1,
					vouched
				});
			});
			return {
				policy,
				context
			};
		}
		let withheld = /^INTERNS_(?:FEDERATION_POLICY_ID|AUDIENCE|API_KEY|SUBJECT_TOKEN(?:_.*)?)$/, missingIntern = "Note: No intern is named, so OPENAI_BASE_URL and OPENAI_API_KEY are left as they are. --intern names one.";
		function environmentOfClient(env, clients) {
			let { url, key, internId, set } = clients, kept = Object.entries(env).filter(([name]) => !withheld.test(name) && !(0, places.qi)(name));
			if (set !== void 0) {
				let others = kept.filter(([name]) => !(0, provider.wO)(name) && !/^INTERNS_(?:MODEL_ACCESS|BASE_URL)$/.test(name));
				return {
					...Object.fromEntries(others),
					[`${set}_BASE_URL`]: url,
					[`${set}_API_KEY`]: key.reveal()
				};
			}
			let openAi = internId === void 0 ? {} : {
				OPENAI_BASE_URL: (0, addresses.l7)(url, internId),
				OPENAI_API_KEY: key.reveal()
			};
			return {
				...Object.fromEntries(kept),
				INTERNS_BASE_URL: url,
				INTERNS_API_KEY: key.reveal(),
				...openAi
			};
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
		], replaced = [
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
			return modelAccess === void 0 ? readInternProxySettings(text, defaults) : (refuseReplaced(isGiven), readModelProxySettings(text, modelAccess));
		}
		function readModelProxySettings(text, modelAccess) {
			let sets = text("export-env");
			return {
				command: "proxy",
				serves: "models",
				modelAccess,
				exportEnv: sets === void 0 ? void 0 : (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.gH)("export-env", sets, clientSets),
				...(0, _given_js__WEBPACK_IMPORTED_MODULE_1__.f5)(text, {
					transcriptFile: "transcript-file",
					timeoutMs: "timeout"
				})
			};
		}
		function refuseReplaced(isGiven) {
			let other = replaced.find(isGiven);
			if (other !== void 0) throw (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.hj)(other)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("model-access")} takes the place of ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(other)}. Leave that out, and write its key into ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("model-access")}.`;
		}
		function readInternProxySettings(text, defaults) {
			let service = (0, _service_settings_js__WEBPACK_IMPORTED_MODULE_3__.vw)(text), given = text("export-env"), exportEnv = given === void 0 ? [] : (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.gH)("export-env", given, ["OPENAI", "INTERNS"]), settings = (0, _given_js__WEBPACK_IMPORTED_MODULE_1__.f5)(text, {
				transcriptFile: "transcript-file",
				timeoutMs: "timeout",
				intern: "intern",
				workspaceId: "workspace-id",
				waitForInternMs: "wait-for-intern",
				approvalMode: "approval-mode",
				policyRef: "policy-ref"
			});
			if (exportEnv.includes("OPENAI") && settings.intern === void 0) throw (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.LO)("intern")`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("intern")} is not given. Set it to the name or id of the intern that OPENAI_BASE_URL is to lead to.`;
			return {
				command: "proxy",
				serves: "interns",
				...service,
				...settings,
				exportEnv,
				policy: (0, _given_js__WEBPACK_IMPORTED_MODULE_1__.ZY)(text, defaults),
				isLossy: (0, _given_js__WEBPACK_IMPORTED_MODULE_1__.Pe)(text, "lossy") === "allow",
				allowPaths: text("allow-paths") ?? "",
				caps: {
					maxRequests: (0, _given_js__WEBPACK_IMPORTED_MODULE_1__.Pe)(text, "max-requests"),
					maxCost: (0, _given_js__WEBPACK_IMPORTED_MODULE_1__.Pe)(text, "max-cost")
				}
			};
		}
	}),
	99423: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			loadModels: () => loadModels,
			obtainToken: () => _connect_js__WEBPACK_IMPORTED_MODULE_0__.BM,
			openProxyAccess: () => openProxyAccess
		});
		var _client_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74608), _exchange_token_holder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66383), _proxy_admission_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41321), _run_find_intern_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11151), _connect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62480);
		async function openProxyAccess(io, settings) {
			if (settings.serves === "models") return openModels(io, settings);
			(0, _proxy_admission_js__WEBPACK_IMPORTED_MODULE_1__.H$)(settings.allowPaths), warnOfProxies(io);
			let { intern, baseUrl } = settings, first = await (0, _connect_js__WEBPACK_IMPORTED_MODULE_0__.BM)(io, settings);
			if (intern === void 0) return {
				token: first,
				spent: [],
				internId: void 0
			};
			let bearer = (0, _exchange_token_holder_js__WEBPACK_IMPORTED_MODULE_2__.j)({
				...io,
				obtain: () => (0, _connect_js__WEBPACK_IMPORTED_MODULE_0__.BM)(io, settings),
				first
			}), client = (0, _client_client_js__WEBPACK_IMPORTED_MODULE_3__.U)({
				...io,
				baseUrl,
				bearer: async () => (await bearer.get()).token
			}), { id, name } = await (0, _run_find_intern_js__WEBPACK_IMPORTED_MODULE_4__.n)({
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
		let loadModels = () => Promise.all([__webpack_require__.e(8815), __webpack_require__.e(9665)]).then(__webpack_require__.bind(__webpack_require__, 89665));
		async function openModels(io, settings) {
			let { readProxiedAccess, tokensOfModels } = await loadModels(), access = readProxiedAccess(settings, io.env);
			warnOfProxies(io);
			let { obtain, spent } = tokensOfModels(io, access);
			return {
				token: await obtain(),
				spent: [...spent],
				set: access.provider.wire.set,
				internId: void 0
			};
		}
		function warnOfProxies({ env, log }) {
			let read = (name) => env[name] || (env[name.toUpperCase()] ?? ""), hasProxy = read("http_proxy") !== "" || read("all_proxy") !== "", direct = read("no_proxy").split(/[\s,]+/).some((host) => host === "*" || /^127\.0\.0\.(?:1|0\/8)$|^127\.0\.0\.0\/8$/.test(host));
			hasProxy && !direct && log.warning("HTTP_PROXY is set, and NO_PROXY does not name 127.0.0.1: clients may send prompts, and the key of this proxy, to that proxy. Add \"127.0.0.1,localhost\" to NO_PROXY.");
		}
	}),
	79066: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => readPathRule,
			h: () => neverOfInterns
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
		let neverOfInterns = /^\/(?:keys|oauth(?:[^\w~/-][^/]*)?\/token)(?![\w~-])/i;
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
