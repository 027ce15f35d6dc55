export const id = 1717;
export const ids = [1717];
export const modules = {
	76148: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { w: () => runChild });
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421), node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161), node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500), _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97309), _nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42037), _screen_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21264);
		function runChild([command = "", ...args], io, { name, env, interrupt }) {
			return new Promise((resolve) => {
				let child = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(command, args, {
					cwd: io.cwd,
					env,
					stdio: "inherit"
				});
				child.once("error", (error) => {
					let remedy = (0, _nearest_js__WEBPACK_IMPORTED_MODULE_3__.q)(command, ["interns"]) === void 0 ? "Check its spelling, or give its path." : "Did you mean \"interns\"?", why = (0, _errors_js__WEBPACK_IMPORTED_MODULE_4__.oO)(error) === "ENOENT" ? `is not found. ${remedy}` : `can't be started: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_5__.TN)((0, _errors_js__WEBPACK_IMPORTED_MODULE_4__.Uc)(error))}`;
					(0, _screen_js__WEBPACK_IMPORTED_MODULE_6__.qz)(io, `interns ${name}: "${(0, _log_js__WEBPACK_IMPORTED_MODULE_5__.TN)(command)}" ${why}`), resolve(127);
				}), child.once("exit", (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : node_os__WEBPACK_IMPORTED_MODULE_1__.constants.signals[signal]))), interrupt.then(async (signal) => {
					signal !== "SIGTERM" && io.terminal?.canAsk === !0 && await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(3e3, void 0, { ref: !1 }), child.kill(signal);
				});
			});
		}
	}),
	62854: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			runProxy: () => proxy_runProxy,
			toClientEnvironment: () => toClientEnvironment
		});
		var external_node_crypto_ = __webpack_require__(77598), errors = __webpack_require__(452), places = __webpack_require__(11518), proxy_settings = __webpack_require__(53407), values = __webpack_require__(97035), policy_source = __webpack_require__(15510), proxy_access = __webpack_require__(69223), external_node_fs_ = __webpack_require__(73024), client_client = __webpack_require__(74608), token_holder = __webpack_require__(66383), lib_log = __webpack_require__(97309), account = __webpack_require__(95499), admission = __webpack_require__(41321), proxy_proxy = __webpack_require__(7486);
		let loadProxyAccess = () => Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 69223)), loadModelAccess = async () => (await loadProxyAccess()).loadModelAccess();
		async function runProxy(io, settings, options) {
			let { clock, env } = io, { accountFile, key, port, isStoppable } = options, keeper = (0, account.hT)(clock, (text) => {
				accountFile !== void 0 && (0, external_node_fs_.writeSync)(accountFile, text);
			}), onExchange = (code) => keeper.record({
				type: "exchange",
				granted: code === void 0,
				...code && { error_code: code }
			}), upstream = settings.serves === "models" ? (await loadModelAccess()).createModelUpstreamOptions(io, settings, options, onExchange) : createInternUpstream(io, settings, {
				...options,
				keeper,
				onExchange
			}), proxy = await (0, proxy_proxy.n)({
				...upstream,
				keys: (0, admission.a3)(key),
				port,
				keeper,
				env,
				clock,
				isStoppable
			});
			return loadProxyAccess().catch(() => {}), proxy.whenEnded.then(() => {
				accountFile !== void 0 && (0, external_node_fs_.closeSync)(accountFile);
			}), {
				...proxy,
				totals: () => keeper.totals
			};
		}
		function createInternUpstream(io, settings, options) {
			let { token: firstToken, onExchange } = options, { approvalMode, baseUrl, caps, isLossy } = settings, obtain = async () => (await loadProxyAccess()).obtainToken(io, settings), bearer = (0, token_holder.j)({
				...io,
				obtain,
				firstToken,
				onExchange
			}), answering = createPauseAnswering(io, baseUrl, bearer, options);
			return {
				baseUrl,
				approvalMode,
				capLimits: caps,
				bearer,
				isLossy,
				answering,
				listInterns: () => answering.client.listInterns({ pageSize: 500 }),
				allowed: (0, admission.H$)(settings.allowPaths)
			};
		}
		function createPauseAnswering(io, baseUrl, freshBearer, { keeper, judging: { policy, context } }) {
			let { clock, log, redactor } = io, client = (0, client_client.U)({
				...io,
				baseUrl,
				bearer: async () => (await freshBearer.get()).token,
				async renewBearer(refused) {
					let current = await freshBearer.get();
					return current.token === refused ? (await freshBearer.renew(current))?.token ?? refused : current.token;
				}
			}), onDecision = ({ kind, operation, answer, rule, outcome }) => {
				keeper.record({
					type: "decision",
					kind,
					rule,
					outcome,
					answer
				});
				let subject = redactor.redact((0, lib_log.TN)((operation ?? kind ?? "a question").slice(0, 200)));
				log[outcome === "allow" ? "info" : "notice"](`Permission policy: ${outcome} "${subject}" by rule "${rule}".`);
			}, loading = __webpack_require__.e(8418).then(__webpack_require__.bind(__webpack_require__, 98418));
			return loading.catch(() => {}), {
				client,
				clock,
				log,
				onDecision,
				loadResolver: async () => (await loading).createResolver(policy, context)
			};
		}
		var transcript_file = __webpack_require__(4676), workspace = __webpack_require__(50082), provider = __webpack_require__(67001), permission_policy = __webpack_require__(8157), addresses = __webpack_require__(6464), use_words = __webpack_require__(45769), wording = __webpack_require__(96559), facts = __webpack_require__(85697), cut = __webpack_require__(99179);
		function toAccountLine(totals) {
			let { requests, refused, errors, exchanges, slowest, total_tokens, estimated, decisions, not_allowed } = totals, parts = [
				(0, wording.hS)(requests, "request"),
				(0, wording.hS)(errors, "error"),
				`${refused} refused by the proxy`,
				`${(0, wording.hS)(total_tokens, "token")}${(0, use_words.SD)(estimated)}`,
				...toCosts(totals),
				(0, wording.hS)(exchanges, "token exchange"),
				...toCaps(totals),
				decisions > 0 && `${(0, wording.hS)(decisions, "question")} answered by the policy (${not_allowed} not allowed)`,
				slowest !== null && `the slowest took ${toSeconds(slowest.ms)} (${toPlace(slowest)})`
			].filter((part) => part !== !1);
			return `The proxy${toProviderSuffix(totals)}: ${parts.join(", ")}.${totals.unfinished === 0 ? "" : ` ${toUnfinished(totals)}`}`;
		}
		function toProviderSuffix({ provider }) {
			return provider === null ? "" : ` of ${(0, cut.ml)((0, lib_log.TN)(provider.name), 200)}`;
		}
		function toCosts({ provider, cost }) {
			return provider?.tells_cost === !1 ? [] : [(0, facts.jd)(cost)];
		}
		function toCaps(totals) {
			return totals.provider === null ? [] : (0, use_words.ue)(totals).map((words) => (0, cut.ml)((0, lib_log.TN)(words), 200));
		}
		function toUnfinished({ unfinished }) {
			return `${(0, wording.hS)(unfinished, "stream")} ended without the final chunk, so their use is not in these sums.`;
		}
		function toPlace({ method, path }) {
			return (0, cut.ml)(`${method} ${path}`, 200);
		}
		function toSeconds(ms) {
			return `${(ms / 1e3).toFixed(1)} s`;
		}
		var secret = __webpack_require__(36385), exit_code = __webpack_require__(75720), chat_policy = __webpack_require__(63543), screen = __webpack_require__(21264), child = __webpack_require__(76148);
		async function proxy_runProxy(invocation) {
			let { text, value, commandLine, io, openJob } = invocation, interrupt = io.waitForInterrupt(), job = await openJob(), settings = (0, proxy_settings.u)(text, (name) => value(name) !== void 0), judging = await readJudging(invocation, job, settings), port = (0, values.Sr)("port", value("port")) ?? 0, key = new secret.z((0, external_node_crypto_.randomBytes)(32).toString("base64url"));
			job.log.mask(key);
			let { token, usedFingerprints, ...access } = await (0, proxy_access.obtainProxyAccess)(job, settings), accountPath = settings.transcriptFile, { url, stop, totals } = await runProxy(job, settings, {
				key,
				port,
				token,
				usedFingerprints,
				accountFile: accountPath === void 0 ? void 0 : (0, transcript_file.i)(accountPath, (0, workspace.OH)(job)).file,
				judging,
				isStoppable: !1
			}).catch((error) => {
				throw ["EADDRINUSE", "EACCES"].includes((0, errors.oO)(error) ?? "") ? (0, values.Gq)("port", `--port is "${port}", which is taken or not allowed. Stop the program that uses it, or use a free port: --port 0.`, error) : error;
			});
			try {
				if (commandLine.length > 0) {
					access.internId === void 0 && access.envPrefix === void 0 && io.stderr(`${missingInternNote}\n`);
					let env = toClientEnvironment(io.env, {
						url,
						key,
						...access
					}, token.token.reveal());
					return await (0, child.w)(commandLine, io, {
						name: "proxy",
						env,
						interrupt
					});
				}
				return io.env.GITHUB_ACTIONS === "true" && io.stderr(`::add-mask::${key.reveal()}\n`), io.stdout(`${(0, screen.jj)({
					ready: !0,
					proxy_url: url,
					proxy_key: key.reveal()
				})}\n`), await interrupt === "SIGINT" ? exit_code.An : 0;
			} finally {
				await stop("stopped", 0), job.log.notice(toAccountLine(totals()));
			}
		}
		async function readJudging(invocation, job, settings) {
			let context = (0, chat_policy.$p)(job);
			if (settings.serves === "models") return {
				policy: permission_policy.n4,
				context
			};
			let { policy } = await (0, policy_source.h4)(settings, job.log, async () => (0, chat_policy.hh)(settings, job, {
				hasPerson: !1,
				vouched: await (0, chat_policy.l7)(invocation)
			}));
			return {
				policy,
				context
			};
		}
		let withheldVariable = /^INTERNS_(?:FEDERATION_POLICY_ID|AUDIENCE|API_KEY|SUBJECT_TOKEN(?:_.*)?)$/, missingInternNote = "Note: No intern is named, so OPENAI_BASE_URL and OPENAI_API_KEY are left as they are. Name one with --intern.";
		function toClientEnvironment(env, clients, credential = "") {
			let { url, key, internId, envPrefix } = clients, holdsKey = (value = "") => credential.length >= 8 && value.includes(credential), passed = Object.entries(env).filter(([name, value]) => !withheldVariable.test(name) && !(0, places.qi)(name) && !holdsKey(value));
			if (envPrefix !== void 0) {
				let others = passed.filter(([name]) => !(0, provider.wO)(name) && !/^INTERNS_(?:MODEL_ACCESS|BASE_URL)$/.test(name));
				return {
					...Object.fromEntries(others),
					[`${envPrefix}_BASE_URL`]: url,
					[`${envPrefix}_API_KEY`]: key.reveal()
				};
			}
			let openAi = internId === void 0 ? {} : {
				OPENAI_BASE_URL: (0, addresses.iy)(url, internId),
				OPENAI_API_KEY: key.reveal()
			};
			return {
				...Object.fromEntries(passed),
				INTERNS_BASE_URL: url,
				INTERNS_API_KEY: key.reveal(),
				...openAi
			};
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
	69223: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			loadModelAccess: () => loadModelAccess,
			obtainProxyAccess: () => obtainProxyAccess,
			obtainToken: () => _connect_js__WEBPACK_IMPORTED_MODULE_0__.BM
		});
		var _client_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74608), _exchange_token_holder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(66383), _proxy_admission_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41321), _run_find_intern_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(11151), _connect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(62480);
		async function obtainProxyAccess(io, settings) {
			if (settings.serves === "models") return obtainModelAccess(io, settings);
			(0, _proxy_admission_js__WEBPACK_IMPORTED_MODULE_1__.H$)(settings.allowPaths), warnOfProxies(io);
			let { intern, baseUrl } = settings, firstToken = await (0, _connect_js__WEBPACK_IMPORTED_MODULE_0__.BM)(io, settings);
			if (intern === void 0) return {
				token: firstToken,
				usedFingerprints: [],
				internId: void 0
			};
			let bearer = (0, _exchange_token_holder_js__WEBPACK_IMPORTED_MODULE_2__.j)({
				...io,
				obtain: () => (0, _connect_js__WEBPACK_IMPORTED_MODULE_0__.BM)(io, settings),
				firstToken
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
				usedFingerprints: [],
				internId: id
			};
		}
		let loadModelAccess = () => __webpack_require__.e(9665).then(__webpack_require__.bind(__webpack_require__, 89665));
		async function obtainModelAccess(io, settings) {
			let { readProxiedAccess, createModelTokens } = await loadModelAccess(), access = readProxiedAccess(settings, io.env);
			warnOfProxies(io);
			let { obtain, usedFingerprints } = createModelTokens(io, access), token = await obtain(), { variablePrefix: envPrefix } = access.provider.wire;
			return {
				token,
				usedFingerprints: [...usedFingerprints],
				envPrefix,
				internId: void 0
			};
		}
		function warnOfProxies({ env, log }) {
			let readVariable = (name) => env[name.toLowerCase()] || (env[name] ?? ""), proxyVariable = ["HTTP_PROXY", "ALL_PROXY"].find((name) => readVariable(name) !== ""), isLoopbackExcepted = readVariable("NO_PROXY").split(/[\s,]+/).some((host) => host === "*" || /^127\.0\.0\.(?:1|0\/8)$/.test(host));
			proxyVariable === void 0 || isLoopbackExcepted || log.warning(`${proxyVariable} is set, but NO_PROXY does not name 127.0.0.1: clients may send prompts, and the key of this proxy, to that other proxy. Add "127.0.0.1,localhost" to NO_PROXY.`);
		}
	}),
	4676: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i: () => createLinesFile,
			t: () => createTranscriptFile
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452), _inputs_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(97035), _transcript_recorder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91170), _wording_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(96559), _workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50082);
		function createTranscriptFile(name, { workspace, log, maxBytes = 268435456 }) {
			let { path, file } = createLinesFile(name, workspace), bytes = 0, isFull = !1, linesInMemory = [], put = (event) => {
				try {
					bytes += (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, (0, _transcript_recorder_js__WEBPACK_IMPORTED_MODULE_2__.WQ)(event)), bytes > 1048576 && (linesInMemory = void 0), linesInMemory?.push({
						number: linesInMemory.length + 1,
						event
					});
				} catch (cause) {
					throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.e4("file_unwritable", `The transcript "${path}" can't be written.`, { cause });
				}
			};
			return {
				path,
				write(event) {
					if (event.type !== "text" && event.type !== "reasoning" || bytes < maxBytes) put(event);
					else if (!isFull) {
						isFull = !0;
						let message = `The transcript has ${bytes} bytes. From here on it leaves out what the intern says, but not what the intern asks.`;
						put({
							type: "remark",
							message,
							at: event.at
						}), log.warning(message);
					}
				},
				lines: async () => linesInMemory ?? (await __webpack_require__.e(6780).then(__webpack_require__.bind(__webpack_require__, 26780))).readEnds(file),
				close: () => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file)
			};
		}
		function createLinesFile(name, workspace) {
			let path = name === void 0 ? (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace.temp, "intern-") : workspace.resolve(name);
			try {
				return name === void 0 ? path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)(path), "transcript.jsonl") : workspace.refuseFileOfOthers(path), {
					path,
					file: workspace.create(path)
				};
			} catch (cause) {
				let why = cause instanceof _workspace_js__WEBPACK_IMPORTED_MODULE_4__.Hv ? `: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.Uc)(cause)}` : "", message = (0, _wording_js__WEBPACK_IMPORTED_MODULE_5__.MH)`The transcript can't be written to "${path}"${why}. Name another file with ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_5__.hF)("transcript-file")}.`;
				throw (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_6__.Gq)("transcript-file", message, cause);
			}
		}
	}),
	79066: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => readPathRule,
			q: () => forbiddenForInterns
		});
		let rulePattern = /^(\*|[A-Z]{1,20}) +(\/[\x21-\x7e]*)$/, unusablePath = /[?#\\]|\/\.{0,2}(?:\/|$)/;
		function readPathRule(line) {
			let [, method, path] = rulePattern.exec(line) ?? [];
			if (method === void 0 || path === void 0 || unusablePath.test(path)) return;
			let parts = path.split(/(\*+)/);
			if (!(parts.length > 17 || /\*{3}/.test(path))) return {
				method,
				path: RegExp(`^${parts.map(toSource).join("")}$`, "s")
			};
		}
		function toSource(part) {
			return part === "**" ? ".*" : part === "*" ? "[^/]*" : RegExp.escape(part);
		}
		let forbiddenForInterns = /^(?:\/v1(?:[^\w~/-][^/]*)?)*\/(?:keys|oauth(?:[^\w~/-][^/]*)?\/token)(?![\w~-])/i;
	}),
	67001: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			e4: () => providerNames,
			wO: () => leadsToModel,
			zK: () => toCount
		});
		let providerNames = [
			"interns",
			"openai",
			"anthropic"
		];
		function toCount(value) {
			return typeof value == "number" && value > 0 && Number.isFinite(value) ? value : 0;
		}
		function leadsToModel(name) {
			return /^(?:OPENAI|ANTHROPIC)_/.test(name) && !/^(?:OPENAI|ANTHROPIC)_LOG(?:_LEVEL)?$/.test(name);
		}
	}),
	45769: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			SD: () => describeEstimate,
			pt: () => describeUse,
			ue: () => listCaps
		});
		var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96559);
		function describeUse(use) {
			let { provider, requests, errors, refused, total_tokens, estimated, cost, exchanges } = use;
			return `${provider}: ${[
				(0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.hS)(requests, "request"),
				(0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.hS)(errors, "error"),
				...refused === 0 ? [] : [`${refused} refused by the broker`],
				`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.hS)(total_tokens, "token")}${describeEstimate(estimated)}`,
				...cost === null ? [] : [`USD ${cost.toFixed(4)}`],
				(0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.hS)(exchanges, "token exchange"),
				...listCaps(use)
			].join(", ")}`;
		}
		function describeEstimate(requests) {
			return requests === 0 ? "" : ` (estimated for ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.hS)(requests, "request")})`;
		}
		function listCaps({ cap, over_tokens = 0, over_cost = 0 }) {
			return [
				...cap === null ? [] : [`a cap was reached: ${cap}`],
				...over_tokens === 0 ? [] : [`the cap on tokens was exceeded by ${over_tokens}`],
				...over_cost === 0 ? [] : [`the cap on cost was exceeded by USD ${over_cost.toFixed(4)}`]
			];
		}
	}),
	85697: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$2: () => toFacts,
			b4: () => isHookRun,
			ik: () => toSpan,
			jd: () => toCost,
			y1: () => maxName
		});
		var _models_use_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45769), _shell_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52214), _render_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99179);
		let maxName = 500;
		function isHookRun({ start }) {
			return start?.at_terminal === !0 && start.intern_id.startsWith("hook:");
		}
		function toFacts(record) {
			let models = record.models?.map((use) => [`Models without a key, ${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)((0, _models_use_words_js__WEBPACK_IMPORTED_MODULE_1__.pt)(use), 500)}`]) ?? [], lines = [
				toPolicy(record),
				toUsage(record),
				...models,
				toContinuation(record)
			].filter((one) => one.length > 0);
			return lines.length === 0 ? [] : [{
				type: "quiet",
				lines
			}];
		}
		function toCost(cost) {
			return `USD ${cost.toFixed(4)}`;
		}
		function toUsage({ usage, model }) {
			let { prompt_tokens, completion_tokens, total_tokens } = usage ?? {}, counts = [
				prompt_tokens !== void 0 && `${prompt_tokens} tokens in`,
				completion_tokens !== void 0 && `${completion_tokens} out`,
				total_tokens !== void 0 && `${total_tokens} in all`
			].filter((part) => part !== !1), tokens = counts.length === 0 ? [] : [`Usage: ${counts.join(", ")}`], modelPart = model === null ? [] : ["Model: ", { code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(model, 500) }];
			return tokens.length > 0 && modelPart.length > 0 ? [
				...tokens,
				" \u00b7 ",
				...modelPart
			] : [...tokens, ...modelPart];
		}
		function toPolicy({ start, pauses }) {
			if (start === null) return [];
			let { path, commit, digest } = start.policy, atCommit = commit === null ? [] : [" at commit ", { code: commit.slice(0, 12) }];
			if (path === null) {
				let deciders = new Set(pauses.flatMap(({ decisions }) => decisions.map(({ decided_by }) => decided_by)));
				return deciders.has("person") ? [
					"No policy file",
					...atCommit,
					"; a person decided"
				] : isHookRun({ start }) ? ["No permission policy decided these calls"] : deciders.has("nobody") ? [
					"No policy file",
					...atCommit,
					"; nobody answered"
				] : [
					"Permission policy: none",
					...atCommit,
					", so everything is rejected"
				];
			}
			let hash = digest === null ? [] : [", SHA-256 ", { code: digest.slice(0, 12) }];
			return [
				"Permission policy: ",
				{ code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(path, 500) },
				...atCommit,
				...hash
			];
		}
		function toContinuation({ session_id, start }) {
			if (session_id === null || start?.session_ends === !0) return [];
			let id = (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(session_id, 500);
			return start?.tool?.name === "interns" ? ["To continue this session: ", { code: `interns chat --session ${(0, _shell_word_js__WEBPACK_IMPORTED_MODULE_2__.u)(id)}` }] : ["To continue this session, set ", { code: `session-id: ${/^[\w.-]+$/.test(id) ? id : JSON.stringify(id)}` }];
		}
		function toSpan(ms) {
			if (ms < 1e3) return `${Math.max(0, Math.round(ms))} ms`;
			if (ms < 59950) return `${(ms / 1e3).toFixed(1)} s`;
			let seconds = Math.round(ms / 1e3), minutes = Math.floor(seconds / 60);
			return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
		}
	}),
	99179: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			VK: () => computeWordLimit,
			hl: () => toFitting,
			m7: () => keepEnds,
			ml: () => shorten,
			qt: () => keepFirst
		});
		function keepEnds(text, length) {
			if (text.length <= length) return {
				head: text,
				tail: "",
				omitted: 0
			};
			let head = trimSurrogates(text.slice(0, Math.ceil(length * 2 / 3))), tail = trimSurrogates(text.slice(text.length - Math.floor(length / 3)));
			return {
				head,
				tail,
				omitted: text.length - head.length - tail.length
			};
		}
		function shorten(text, length) {
			let { head, tail, omitted } = keepEnds(text, length);
			return omitted === 0 ? head : `${head}\u2026${tail}`;
		}
		function keepFirst(entries, max, note) {
			return entries.length <= max ? entries : [...entries.slice(0, max), note(entries.length - max)];
		}
		function toFitting(sizes, maxBytes, write) {
			let text = "";
			for (let size of sizes) if (text = write(size), text.length * 3 <= maxBytes || text.length <= maxBytes && Buffer.byteLength(text) <= maxBytes) break;
			return text;
		}
		function trimSurrogates(text) {
			return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");
		}
		function computeWordLimit(rows) {
			let columns = Math.max(1, ...rows.map((row) => row.length));
			if (!(Array.from({ length: columns }, (_, column) => rows.reduce((most, row) => Math.max(most, measureLongestWord(row[column] ?? "")), 0)).reduce((sum, width) => sum + width + 4, 0) <= 64)) return Math.max(6, Math.floor(64 / columns) - 4);
		}
		function measureLongestWord(text) {
			return text.split(/\s+/u).reduce((most, word) => Math.max(most, Array.from(word).length), 0);
		}
	}),
	52214: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => toShellWord });
		function toShellWord(text) {
			return /^[\w./:@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
		}
	})
};
