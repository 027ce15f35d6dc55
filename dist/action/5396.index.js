export const id = 5396;
export const ids = [5396];
export const modules = {
	5396: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { proxyAction: () => proxyAction });
		var external_node_crypto_ = __webpack_require__(7598), external_node_fs_ = __webpack_require__(3024), open_proxy = __webpack_require__(9423), transcript_file = __webpack_require__(5457), job_workspace = __webpack_require__(1950);
		function openAiBaseUrl(proxyUrl, internId) {
			return `${proxyUrl}/interns/${encodeURIComponent(internId)}`;
		}
		var secret = __webpack_require__(721), process_start = __webpack_require__(65), external_node_child_process_ = __webpack_require__(1421), errors = __webpack_require__(452), argument = __webpack_require__(1310), messages = __webpack_require__(8281);
		function spawnProxyProcess({ script, env, cwd, signal }) {
			let child = (0, external_node_child_process_.spawn)(process.execPath, [script, argument.u], {
				cwd,
				env,
				detached: !0,
				windowsHide: !0,
				stdio: [
					"ignore",
					"ignore",
					"ignore",
					"ipc"
				]
			});
			child.unref();
			let lost = watchLoss(child, signal);
			return {
				pid: child.pid ?? 0,
				async begin(message) {
					let told = Promise.withResolvers();
					return child.once("message", (answer) => {
						let { data } = messages.Mw.safeParse(answer);
						data !== void 0 && "port" in data ? told.resolve(data.port) : told.reject(failure(data === void 0 ? "it said something unknown" : data.failed));
					}), child.send(message), Promise.race([told.promise, lost]);
				},
				async release() {
					let gone = new Promise((resolve) => child.once("disconnect", resolve));
					child.send({ stay: !0 }), await gone, child.channel?.unref();
				},
				kill: () => void child.kill("SIGKILL")
			};
		}
		function watchLoss(child, signal) {
			let { promise, reject } = Promise.withResolvers();
			return promise.catch(() => {}), child.once("error", (error) => reject(failure((0, errors.Uc)(error)))), child.once("exit", (code, name) => reject(failure(`it ended with ${code ?? name}`))), signal.addEventListener("abort", () => reject(signal.reason), { once: !0 }), promise;
		}
		function failure(why) {
			return new errors.Gd("internal", `The process of the proxy could not be started: ${why}.`);
		}
		var state = __webpack_require__(3524);
		async function proxyAction(io, settings) {
			settings.timeoutMs > 216e5 && io.env.GITHUB_ACTIONS === "true" && io.log.warning("The proxy is to last longer than 6 h, and GitHub gives a job no identity for longer: its tokens can then not be renewed.");
			let key = new secret.z((0, external_node_crypto_.randomBytes)(32).toString("base64url"));
			io.log.mask(key);
			let { path: account, temp } = await openAccount(io, settings), kept = {
				key: key.reveal(),
				account
			}, keep = (more) => {
				kept = {
					...kept,
					...more
				}, io.saveState(state.K, JSON.stringify(kept));
			};
			keep({});
			let child = spawnProxyProcess({
				script: process.argv[1] ?? "",
				env: io.env,
				cwd: temp,
				signal: io.signal
			});
			keep({ process: (0, process_start.R)(child.pid) });
			try {
				let { port, internId } = await begin(io, settings, {
					child,
					key,
					account
				});
				return keep({ port }), handOn(io, settings, {
					url: `http://127.0.0.1:${port}`,
					key,
					internId,
					account
				}), await child.release(), "finished";
			} catch (error) {
				throw child.kill(), io.saveState(state.K, ""), error;
			}
		}
		async function openAccount(io, { transcriptFile }) {
			let workspace = (0, job_workspace.O)(io), { path, file } = await (0, transcript_file.i)(transcriptFile, workspace);
			return (0, external_node_fs_.closeSync)(file), {
				path,
				temp: workspace.temp
			};
		}
		async function begin(io, settings, { child, key, account }) {
			let { token, internId } = await (0, open_proxy.L)(io, settings), { lifetimeMs, startedAt } = token;
			return {
				port: await child.begin({
					key: key.reveal(),
					token: {
						text: token.token.reveal(),
						lifetimeMs,
						startedAt
					},
					account,
					cwd: io.cwd,
					job: (0, process_start.R)(process.ppid) ?? null
				}),
				internId
			};
		}
		function handOn(io, { exportEnv }, { url, key, internId, account }) {
			io.setSecretOutput("proxy-key", key), io.setOutputs({
				conclusion: "finished",
				"proxy-url": url,
				...internId === void 0 ? {} : { "intern-id": internId },
				"transcript-file": account
			}), exportEnv.includes("OPENAI") && internId !== void 0 && (io.exportVariable("OPENAI_BASE_URL", openAiBaseUrl(url, internId)), io.exportSecret("OPENAI_API_KEY", key)), exportEnv.includes("INTERNS") && (io.exportVariable("INTERNS_BASE_URL", url), io.exportSecret("INTERNS_API_KEY", key)), io.log.info(`The proxy listens at ${url} until the job ends. Its account is written to ${account}.`);
		}
	}),
	8281: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Mw: () => answerMessage,
			lx: () => stayMessage,
			su: () => startMessage
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395);
		let knownProcess = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			pid: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
			started: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		}), startMessage = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			key: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			token: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				text: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				lifetimeMs: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
				startedAt: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()
			}),
			account: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			cwd: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			job: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(knownProcess)
		}), stayMessage = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({ stay: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(!0) }), answerMessage = zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({ port: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig() }), zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({ failed: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() })]);
	}),
	65: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			R: () => findProcess,
			W: () => isRunning
		});
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421), node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
		function findProcess(pid) {
			if (!Number.isInteger(pid) || pid < 1) return;
			let started = process.platform === "linux" ? startOnLinux(pid) : startByPs(pid);
			return started === void 0 ? void 0 : {
				pid,
				started
			};
		}
		function isRunning({ pid, started }) {
			return findProcess(pid)?.started === started;
		}
		function startOnLinux(pid) {
			try {
				let text = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(`/proc/${pid}/stat`, "latin1"), [state, ...fields] = text.slice(text.lastIndexOf(")") + 2).split(" ");
				return state === "Z" || state === "X" ? void 0 : fields[18];
			} catch {
				return;
			}
		}
		function startByPs(pid) {
			try {
				return (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.execFileSync)("ps", [
					"-o",
					"lstart=",
					"-p",
					String(pid)
				], {
					encoding: "utf8",
					stdio: "pipe",
					timeout: 5e3
				}).trim() || void 0;
			} catch {
				return;
			}
		}
	}),
	3524: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K: () => proxyState,
			r: () => readKeptProxy
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395);
		let proxyState = "proxy", kept = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			key: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			process: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				pid: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
				started: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
			})),
			port: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			account: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		});
		function readKeptProxy(text) {
			try {
				return kept.safeParse(JSON.parse(text)).data;
			} catch {
				return;
			}
		}
	}),
	9423: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L: () => openProxyAccess,
			k: () => tokensOf
		});
		var _client_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5645), _proxy_allowed_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9457), _proxy_fresh_bearer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4400), _run_find_intern_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1151), _bearer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8551), _workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1950);
		async function openProxyAccess(io, settings) {
			(0, _proxy_allowed_paths_js__WEBPACK_IMPORTED_MODULE_0__.H)(settings.allowPaths), warnOfProxies(io);
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
	5457: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i: () => createLinesFile,
			t: () => createTranscriptFile
		});
		var external_node_crypto_ = __webpack_require__(7598), external_node_fs_ = __webpack_require__(3024), external_node_path_ = __webpack_require__(6760), errors = __webpack_require__(452);
		function toTranscriptLine(event) {
			let { type, at, ...fields } = event;
			return `${JSON.stringify({
				type,
				at,
				...fields
			})}\n`;
		}
		var wording = __webpack_require__(6559), checkout_file = __webpack_require__(7810);
		async function createTranscriptFile(given, { workspace, log, maxBytes = 268435456 }) {
			let { path, file } = await createLinesFile(given, workspace), bytes = 0, isFull = !1, kept = [], put = (event) => {
				try {
					bytes += (0, external_node_fs_.writeSync)(file, toTranscriptLine(event)), bytes > 1048576 && (kept = void 0), kept?.push({
						number: kept.length + 1,
						event
					});
				} catch (cause) {
					throw new errors.e4("file_unwritable", `The transcript "${path}" can't be written.`, { cause });
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
				lines: async () => kept ?? (await __webpack_require__.e(8936).then(__webpack_require__.bind(__webpack_require__, 8936))).readEnds(file),
				close: () => (0, external_node_fs_.closeSync)(file)
			};
		}
		async function createLinesFile(given, workspace) {
			let path = given === void 0 ? (0, external_node_path_.join)(workspace.temp, `intern-${(0, external_node_crypto_.randomUUID)()}`, "transcript.jsonl") : workspace.path(given);
			return {
				path,
				file: await openTranscript(path, given !== void 0, workspace)
			};
		}
		async function openTranscript(path, isGiven, workspace) {
			try {
				return isGiven && await workspace.refuseFileOfOthers(path), workspace.create(path);
			} catch (cause) {
				let why = cause instanceof checkout_file.Hv ? `: ${(0, errors.Uc)(cause)}` : "";
				throw new errors.dz("input_invalid", (0, wording.MH)`${(0, wording.hF)("transcript-file")} is "${path}", which can't be written${why}.`, {
					source: "transcript-file",
					cause
				});
			}
		}
	}),
	9457: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H: () => readPathRules,
			J: () => isAllowed
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7309), _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6559);
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
		function readPathRules(text) {
			return text.split(/\r?\n/).map((line) => line.trim()).filter((line) => line !== "").map(readOrRefuse);
		}
		function readOrRefuse(line) {
			let rule = readPathRule(line);
			if (rule !== void 0) return rule;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.dz("input_invalid", (0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.hF)("allow-paths")} has the line "${(0, _log_js__WEBPACK_IMPORTED_MODULE_2__.TN)(line.slice(0, 200))}". Write a method and a path: "GET /models", "* /files/**".`, { source: "allow-paths" });
		}
		let always = [{
			method: "GET",
			path: /^\/interns$/
		}, {
			method: "POST",
			path: /^\/interns\/[^/]+\/chat\/completions$/
		}], never = /^\/(?:keys|oauth(?:;[^/]*)?\/token)(?:[/;]|$)/i;
		function isAllowed(method, path, added) {
			return !never.test(path) && [...always, ...added].some((rule) => (rule.method === "*" || rule.method === method) && rule.path.test(path));
		}
	}),
	4400: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { j: () => holdFreshBearer });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
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
			let expiresAt = startedAt + lifetimeMs;
			return {
				token,
				startedAt,
				lifetimeMs,
				renewAt: expiresAt - Math.min(6e4, lifetimeMs / 5),
				deadAt: expiresAt - Math.min(5e3, lifetimeMs / 8)
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
