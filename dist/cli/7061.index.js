export const id = 7061;
export const ids = [7061];
export const modules = {
	76148: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { w: () => runChild });
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421), node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161), node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500), _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97309), _failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51612), _screen_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21264);
		function runChild([command = "", ...args], { io, env, interrupted }) {
			return new Promise((resolve) => {
				let child = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(command, args, {
					cwd: io.cwd,
					env,
					stdio: "inherit"
				});
				child.once("error", (error) => {
					let why = (0, _failure_js__WEBPACK_IMPORTED_MODULE_3__.c7)(error) === "ENOENT" ? "is not found. Check its spelling, or give its path." : `can't be started: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_4__.TN)((0, _errors_js__WEBPACK_IMPORTED_MODULE_5__.Uc)(error))}`;
					(0, _screen_js__WEBPACK_IMPORTED_MODULE_6__.qz)(io, `"${(0, _log_js__WEBPACK_IMPORTED_MODULE_4__.TN)(command)}" ${why}`), resolve(127);
				}), child.once("exit", (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : node_os__WEBPACK_IMPORTED_MODULE_1__.constants.signals[signal]))), interrupted.then(async (signal) => {
					signal !== "SIGTERM" && io.terminal?.canAsk === !0 && await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(3e3, void 0, { ref: !1 }), child.kill(signal);
				});
			});
		}
	}),
	65483: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			environmentOfClient: () => environmentOfClient,
			runProxy: () => proxy_runProxy
		});
		var external_node_crypto_ = __webpack_require__(77598), places = __webpack_require__(14988), proxy_settings = __webpack_require__(53407), open_proxy = __webpack_require__(99423), errors = __webpack_require__(452), permission_policy = __webpack_require__(8157);
		async function readProxyPolicy({ approvalMode, policy, policyRef }, log, read) {
			let isNamed = policy.named || policyRef !== "auto", nothing = {
				policy: permission_policy.n4,
				bytes: void 0
			};
			if (approvalMode === "self-drive" && !isNamed) return nothing;
			try {
				return await read();
			} catch (error) {
				let isPlace = error instanceof errors.dz || error instanceof errors.y_;
				if (isNamed || !isPlace) throw error;
				return log.notice(`The proxy has no permission policy, so it allows nothing: ${(0, errors.Uc)(error)}`), nothing;
			}
		}
		var external_node_fs_ = __webpack_require__(73024), token_holder = __webpack_require__(66383), account = __webpack_require__(95499), admission = __webpack_require__(41321), proxy_proxy = __webpack_require__(98024), client_client = __webpack_require__(74608), lib_log = __webpack_require__(97309);
		function answerPauses(io, { baseUrl }, { bearer, keeper, judging: { policy, context } }) {
			let { clock, log, redactor } = io, client = (0, client_client.U)({
				...io,
				baseUrl,
				...ofClient(bearer)
			}), onDecision = (event) => {
				let { kind, operation, answer, rule, outcome } = event;
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
		function ofClient(bearer) {
			return {
				bearer: async () => (await bearer.get()).token,
				async renewBearer(refused) {
					let held = await bearer.get();
					return held.token === refused ? (await bearer.renew(held))?.token ?? refused : held.token;
				}
			};
		}
		async function runProxy(io, settings, options) {
			let { clock, env } = io, { accountFile, key, port, takesStop } = options, keeper = (0, account.hT)(clock, (text) => {
				accountFile !== void 0 && (0, external_node_fs_.writeSync)(accountFile, text);
			}), onExchange = (code) => keeper.record({
				type: "exchange",
				granted: code === void 0,
				...code && { error_code: code }
			}), given = {
				...options,
				keeper,
				onExchange
			}, { onListening, ...front } = settings.serves === "models" ? (await Promise.all([__webpack_require__.e(8815), __webpack_require__.e(9665)]).then(__webpack_require__.bind(__webpack_require__, 89665))).frontOfModels(io, settings, given) : frontOfInterns(io, settings, given), proxy = await (0, proxy_proxy.n)({
				...front,
				keys: (0, admission.a3)(key),
				port,
				keeper,
				env,
				clock,
				takesStop
			});
			return onListening?.(), proxy.ended.then(() => {
				accountFile !== void 0 && (0, external_node_fs_.closeSync)(accountFile);
			}), {
				...proxy,
				totals: () => keeper.totals
			};
		}
		function frontOfInterns(io, settings, options) {
			let { token: first, onExchange, keeper, judging } = options, tokens, loadTokens = () => (tokens ??= Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 99423)).then(({ tokensOf }) => tokensOf(io, settings)), tokens), { approvalMode, baseUrl, caps, isLossy } = settings, bearer = (0, token_holder.j)({
				...io,
				obtain: async () => (await loadTokens())(),
				first,
				onExchange
			}), answering = answerPauses(io, settings, {
				bearer,
				keeper,
				judging
			});
			return {
				baseUrl,
				approvalMode,
				caps,
				bearer,
				isLossy,
				answering,
				listInterns: () => answering.client.listInterns({ pageSize: 500 }),
				allowed: (0, admission.H$)(settings.allowPaths),
				onListening: () => void loadTokens().catch(() => {})
			};
		}
		var transcript_file = __webpack_require__(4676), workspace = __webpack_require__(50082), provider = __webpack_require__(67001), addresses = __webpack_require__(6464), use_words = __webpack_require__(45769), facts = __webpack_require__(85697), cut = __webpack_require__(99179);
		function toAccountLine(totals) {
			let { requests, refused, errors, exchanges, slowest, total_tokens, estimated, provider } = totals, parts = [
				count(requests, "request"),
				count(errors, "error"),
				`${refused} refused by the proxy`,
				`${count(total_tokens, "token")}${(0, use_words.ae)(estimated)}`,
				...costOf(totals),
				count(exchanges, "token exchange"),
				...capsOf(totals),
				...totals.decisions === 0 ? [] : [`${count(totals.decisions, "question")} answered by the policy (${totals.not_allowed} not allowed)`],
				...slowest === null ? [] : [`the slowest took ${seconds(slowest.ms)} (${toPlace(slowest)})`]
			];
			return `The proxy${provider === null ? "" : ` of ${nameOf(provider)}`}: ${parts.join(", ")}.${totals.unfinished === 0 ? "" : ` ${toUnfinished(totals)}`}`;
		}
		function nameOf({ name }) {
			return (0, cut.ml)((0, lib_log.TN)(name), 200);
		}
		function costOf({ provider, cost }) {
			return provider?.tells_cost === !1 ? [] : [(0, facts.jd)(cost)];
		}
		function capsOf(totals) {
			return totals.provider === null ? [] : (0, use_words.E5)(totals).map((words) => (0, cut.ml)((0, lib_log.TN)(words), 200));
		}
		function toUnfinished({ unfinished }) {
			return `${unfinished === 1 ? "1 stream ended" : `${unfinished} streams ended`} without the final chunk: what that used is in no sum.`;
		}
		function toPlace({ method, path }) {
			return (0, cut.ml)(`${method} ${path}`, 200);
		}
		function seconds(ms) {
			return `${(ms / 1e3).toFixed(1)} s`;
		}
		function count(number, what) {
			return `${number} ${what}${number === 1 ? "" : "s"}`;
		}
		var secret = __webpack_require__(36385), command = __webpack_require__(99859), failure = __webpack_require__(51612), json_text = __webpack_require__(52604), vouch = __webpack_require__(25407), child = __webpack_require__(76148), local_service = __webpack_require__(46615);
		async function proxy_runProxy(asked) {
			let { text, defaults, value, commandLine, io, openJob } = asked, interrupted = io.interrupted(), job = await openJob(), settings = (0, proxy_settings.u)(text, defaults, (name) => value(name) !== void 0), opened = await openCliProxy(job, settings, await readJudging(asked, job, settings), (0, local_service.Sr)("port", value("port")) ?? 0);
			try {
				return commandLine.length > 0 ? (opened.internId === void 0 && opened.set === void 0 && io.stderr(`${missingIntern}\n`), await (0, child.w)(commandLine, {
					io,
					env: environmentOfClient(io.env, opened),
					interrupted
				})) : (io.env.GITHUB_ACTIONS === "true" && io.stderr(`::add-mask::${opened.key.reveal()}\n`), io.stdout(`${(0, json_text.jj)({
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
				throw (0, failure.c7)(error) === "EADDRINUSE" || (0, failure.c7)(error) === "EACCES" ? portTaken(port, error) : error;
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
			let { policy } = await readProxyPolicy(settings, job.log, async () => {
				let vouched = await (0, vouch.l7)(asked);
				return (0, vouch.hh)(settings, job, (0, workspace.OH)(job), {
					hasPerson: !1,
					vouched
				});
			});
			return {
				policy,
				context
			};
		}
		function portTaken(port, cause) {
			return (0, failure.x5)("input_invalid", "port", `--port is "${port}", where nothing can listen. Stop the program that uses it, or take a free one: --port 0.`, cause);
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
	99423: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			openProxyAccess: () => openProxyAccess,
			tokensOf: () => tokensOf
		});
		var _client_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74608), _exchange_token_holder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66383), _proxy_admission_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41321), _run_find_intern_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11151), _connect_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(62480), _workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50082);
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
			let { readProxiedAccess, tokensOfModels } = await Promise.all([__webpack_require__.e(8815), __webpack_require__.e(9665)]).then(__webpack_require__.bind(__webpack_require__, 89665)), access = readProxiedAccess(settings, io.env);
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
	4676: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i: () => createLinesFile,
			t: () => createTranscriptFile
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598), node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760), _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452), _transcript_recorder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91170), _wording_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96559), _workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(50082);
		function createTranscriptFile(name, { workspace, log, maxBytes = 268435456 }) {
			let { path, file } = createLinesFile(name, workspace), bytes = 0, isFull = !1, kept = [], put = (event) => {
				try {
					bytes += (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(file, (0, _transcript_recorder_js__WEBPACK_IMPORTED_MODULE_3__.WQ)(event)), bytes > 1048576 && (kept = void 0), kept?.push({
						number: kept.length + 1,
						event
					});
				} catch (cause) {
					throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.e4("file_unwritable", `The transcript "${path}" can't be written.`, { cause });
				}
			};
			return {
				path,
				write(event) {
					if (event.type !== "text" && event.type !== "reasoning" || bytes < maxBytes) put(event);
					else if (!isFull) {
						isFull = !0;
						let message = `The transcript has ${bytes} bytes. What the intern says from here on is left out of it; what it asks is not.`;
						put({
							type: "remark",
							message,
							at: event.at
						}), log.warning(message);
					}
				},
				lines: async () => kept ?? (await __webpack_require__.e(6780).then(__webpack_require__.bind(__webpack_require__, 26780))).readEnds(file),
				close: () => (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file)
			};
		}
		function createLinesFile(name, workspace) {
			let path = name === void 0 ? (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace.temp, `intern-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`, "transcript.jsonl") : workspace.path(name);
			return {
				path,
				file: openTranscript(path, name !== void 0, workspace)
			};
		}
		function openTranscript(path, isNamed, workspace) {
			try {
				return isNamed && workspace.refuseFileOfOthers(path), workspace.create(path);
			} catch (cause) {
				let why = cause instanceof _workspace_js__WEBPACK_IMPORTED_MODULE_5__.Hv ? `: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_4__.Uc)(cause)}` : "";
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.dz("input_invalid", (0, _wording_js__WEBPACK_IMPORTED_MODULE_6__.MH)`The transcript can't be written to "${path}"${why}. Name another file with ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_6__.hF)("transcript-file")}.`, {
					source: "transcript-file",
					cause
				});
			}
		}
	}),
	79066: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { I: () => readPathRule });
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
	}),
	67001: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			e4: () => providerNames,
			oD: () => oauth,
			pq: () => countOf,
			wO: () => leadsToModel
		});
		let providerNames = [
			"interns",
			"openai",
			"anthropic"
		], oauth = {
			tokenExchange: "urn:ietf:params:oauth:grant-type:token-exchange",
			jwtBearer: "urn:ietf:params:oauth:grant-type:jwt-bearer",
			jwt: "urn:ietf:params:oauth:token-type:jwt",
			accessToken: "urn:ietf:params:oauth:token-type:access_token"
		};
		function countOf(value) {
			return typeof value == "number" && value > 0 && Number.isFinite(value) ? value : 0;
		}
		function leadsToModel(name) {
			return /^(?:OPENAI|ANTHROPIC)_/.test(name) && !/^(?:OPENAI|ANTHROPIC)_LOG(?:_LEVEL)?$/.test(name);
		}
	}),
	85697: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$2: () => toFacts,
			ik: () => toSpan,
			jd: () => toCost,
			y1: () => maxName
		});
		var _models_use_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45769), _render_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99179);
		let maxName = 500;
		function toFacts(record) {
			let lines = [
				toPolicy(record),
				toUsage(record),
				...toModels(record),
				toContinuation(record)
			].filter((line) => line.length > 0);
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
				...prompt_tokens === void 0 ? [] : [`${prompt_tokens} tokens in`],
				...completion_tokens === void 0 ? [] : [`${completion_tokens} out`],
				...total_tokens === void 0 ? [] : [`${total_tokens} in all`]
			], used = counts.length === 0 ? [] : [`Usage: ${counts.join(", ")}`], by = model === null ? [] : ["Model: ", { code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(model, 500) }];
			return used.length > 0 && by.length > 0 ? [
				...used,
				" · ",
				...by
			] : [...used, ...by];
		}
		function toModels({ models = [] }) {
			return models.map((use) => [`Models without a key, ${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)((0, _models_use_words_js__WEBPACK_IMPORTED_MODULE_1__.nV)(use), 500)}`]);
		}
		function toPolicy({ start, pauses }) {
			if (start === null) return [];
			let { path, commit, digest } = start.policy, from = commit === null ? [] : [" at commit ", { code: commit.slice(0, 12) }];
			if (path === null) {
				let deciders = new Set(pauses.flatMap(({ decisions }) => decisions.map(({ decided_by }) => decided_by)));
				return deciders.has("person") ? [
					"No policy file",
					...from,
					"; a person decided"
				] : deciders.has("nobody") ? [
					"No policy file",
					...from,
					"; nobody answered"
				] : [
					"Permission policy: none",
					...from,
					", so everything is rejected"
				];
			}
			let hash = digest === null ? [] : [", SHA-256 ", { code: digest.slice(0, 12) }];
			return [
				"Permission policy: ",
				{ code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(path, 500) },
				...from,
				...hash
			];
		}
		function toContinuation({ session_id, start }) {
			if (session_id === null || start?.session_ends === !0) return [];
			let id = (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(session_id, 500);
			return start?.tool?.name === "interns" ? ["To continue this session: ", { code: `interns chat --session ${id}` }] : ["To continue this session, set ", { code: `session-id: ${id}` }];
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
			BA: () => wordLimitOf,
			m7: () => keepEnds,
			ml: () => shorten
		});
		function keepEnds(text, length) {
			if (text.length <= length) return {
				head: text,
				tail: "",
				omitted: 0
			};
			let head = wellFormed(text.slice(0, Math.ceil(length * 2 / 3))), tail = wellFormed(text.slice(text.length - Math.floor(length / 3)));
			return {
				head,
				tail,
				omitted: text.length - head.length - tail.length
			};
		}
		function shorten(text, length) {
			let { head, tail, omitted } = keepEnds(text, length);
			return omitted === 0 ? head : `${head}…${tail}`;
		}
		function wellFormed(text) {
			return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");
		}
		function wordLimitOf(rows) {
			let columns = Math.max(1, ...rows.map((row) => row.length));
			if (!(Array.from({ length: columns }, (_, column) => rows.reduce((most, row) => Math.max(most, longestWord(row[column] ?? "")), 0)).reduce((sum, width) => sum + width + 4, 0) <= 64)) return Math.max(6, Math.floor(64 / columns) - 4);
		}
		function longestWord(text) {
			return text.split(/\s+/u).reduce((most, word) => Math.max(most, Array.from(word).length), 0);
		}
	}),
	40584: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => findCheckout,
			P: () => findPlace
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), _folders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92782);
		function findPlace(folder) {
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(folder)) return {
				folder,
				checkout: folder
			};
			let start = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);
			for (let at = start;; at = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
				if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, ".git")) && !(0, _folders_js__WEBPACK_IMPORTED_MODULE_2__.zC)(at)) return {
					folder: at,
					checkout: repositoryOf(at) ?? at
				};
				if (at === (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) return {
					folder: start,
					checkout: start
				};
			}
		}
		function findCheckout(folder) {
			return findPlace(folder).checkout;
		}
		function repositoryOf(checkout) {
			let link = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(checkout, ".git");
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(link).isFile()) return;
			let [, named] = /^gitdir: (.+)\n?$/.exec((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(link, "utf8")) ?? [];
			if (named === void 0) return;
			let folder = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(checkout, named), common = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder));
			if ((0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder)) === "worktrees" && (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(common) === ".git") return namesBack(folder, link) ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(common)) : void 0;
		}
		function namesBack(folder, link) {
			try {
				let named = (0, _folders_js__WEBPACK_IMPORTED_MODULE_2__.XF)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, "gitdir")).replace(/\n$/, "");
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(named) ? named : (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, named)) === (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(link);
			} catch {
				return !1;
			}
		}
	}),
	56505: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			OX: () => keepTrustedCopy,
			be: () => copyPath,
			eL: () => forgetTrustedCopy,
			xc: () => readTrustedCopy
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), _environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33554), _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(452), _folders_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92782), _json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16413), _sha256_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(75468);
		function copyPath(checkout, env) {
			return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, _environment_js__WEBPACK_IMPORTED_MODULE_2__.y)(env), "trust", `${(0, _sha256_js__WEBPACK_IMPORTED_MODULE_3__.s)(checkout)}.json`);
		}
		function readTrustedCopy(checkout, env, digestOf = _sha256_js__WEBPACK_IMPORTED_MODULE_3__.s) {
			let path = copyPath(checkout, env), written;
			try {
				written = (0, _folders_js__WEBPACK_IMPORTED_MODULE_4__.XF)(path);
			} catch (error) {
				if (error instanceof Error && "code" in error && error.code === "ENOENT") return;
				throw damaged(path, (0, _errors_js__WEBPACK_IMPORTED_MODULE_5__.Uc)(error));
			}
			let copy = parseCopy(written);
			if (copy === void 0 || copy.checkout !== checkout || copy.digest !== digestOf(copy.text)) throw damaged(path, "it is not as it was written");
			return copy;
		}
		function keepTrustedCopy({ checkout, file, text, now }, env) {
			let copy = {
				checkout,
				file,
				text,
				digest: (0, _sha256_js__WEBPACK_IMPORTED_MODULE_3__.s)(text),
				trustedAt: new Date(now).toISOString()
			};
			(0, _folders_js__WEBPACK_IMPORTED_MODULE_4__.wZ)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, _environment_js__WEBPACK_IMPORTED_MODULE_2__.y)(env), "trust"), 448);
			let path = copyPath(checkout, env), temporary = `${path}.${globalThis.crypto.randomUUID()}`;
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(temporary, `${JSON.stringify(copy)}\n`, {
				mode: 384,
				flag: "wx"
			}), (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync)(temporary, path), copy;
		}
		function forgetTrustedCopy(checkout, env) {
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(copyPath(checkout, env), { force: !0 });
		}
		function parseCopy(written) {
			let value = (0, _json_js__WEBPACK_IMPORTED_MODULE_6__.qF)(written);
			return isCopy(value) ? value : void 0;
		}
		function isCopy(value) {
			if (typeof value != "object" || !value) return !1;
			let fields = new Map(Object.entries(value));
			return [
				"checkout",
				"file",
				"text",
				"digest",
				"trustedAt"
			].every((name) => typeof fields.get(name) == "string");
		}
		function damaged(path, why) {
			return new _errors_js__WEBPACK_IMPORTED_MODULE_5__.pn("policy_invalid", `The trusted copy of the permission policy, "${path}", is not used: ${why}. "interns policy trust --forget" takes it away, "interns policy trust" makes it anew.`, { source: path });
		}
	})
};
