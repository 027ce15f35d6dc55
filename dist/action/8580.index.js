export const id = 8580;
export const ids = [8580];
export const modules = {
	8580: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { proxyAction: () => proxyAction });
		var external_node_crypto_ = __webpack_require__(7598), external_node_fs_ = __webpack_require__(3024), errors = __webpack_require__(452), permission_policy = __webpack_require__(8157);
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
		var transcript_file = __webpack_require__(4676), job_workspace = __webpack_require__(1950), provider = __webpack_require__(7001), permission_context = __webpack_require__(1576), addresses = __webpack_require__(6464), secret = __webpack_require__(6385), github_access = __webpack_require__(4802), process_start = __webpack_require__(65), start = __webpack_require__(7541), run_policy = __webpack_require__(8738);
		async function proxyAction(io, settings, event, opened) {
			settings.timeoutMs > 216e5 && io.env.GITHUB_ACTIONS === "true" && io.log.warning("The proxy is to last longer than 6 h, and GitHub gives a job no identity for longer: its tokens can't be renewed then.");
			let key = new secret.z((0, external_node_crypto_.randomBytes)(32).toString("base64url"));
			io.log.mask(key);
			let policy = await readPolicy(io, settings, () => opened ?? (0, github_access.o)(io, settings, event)), { path: account, temp } = openAccount(io, settings), kept = {
				key: key.reveal(),
				account
			}, keep = (more) => {
				kept = {
					...kept,
					...more
				}, io.saveState("proxy", JSON.stringify(kept));
			};
			keep({});
			let script = process.argv[1] ?? "", child = (0, start.rn)({
				script,
				env: io.env,
				cwd: temp,
				signal: io.signal
			});
			keep({ process: (0, process_start.R)(child.pid) });
			try {
				let { port, internId, set } = await begin(io, settings, {
					child,
					key,
					account,
					policy
				});
				return keep({ port }), handOn(io, settings, {
					url: `http://127.0.0.1:${port}`,
					key,
					internId,
					set,
					account
				}), await child.release(), "finished";
			} catch (error) {
				throw child.kill(), io.saveState("proxy", ""), error;
			}
		}
		async function readPolicy(io, settings, open) {
			return settings.serves === "models" ? { bytes: void 0 } : readProxyPolicy(settings, io.log, () => (0, run_policy.y)(io, settings, open(), (0, job_workspace.OH)(io)));
		}
		function openAccount(io, { transcriptFile }) {
			let workspace = (0, job_workspace.OH)(io), { path, file } = (0, transcript_file.i)(transcriptFile, workspace);
			return (0, external_node_fs_.closeSync)(file), {
				path,
				temp: workspace.temp
			};
		}
		async function begin(io, settings, { child, key, account, policy }) {
			let { openProxyAccess } = await Promise.all([
				__webpack_require__.e(6085),
				__webpack_require__.e(2903),
				__webpack_require__.e(2949),
				__webpack_require__.e(9423)
			]).then(__webpack_require__.bind(__webpack_require__, 9423)), { token, spent, set, internId } = await openProxyAccess(io, settings), { lifetimeMs, startedAt } = token, context = "context" in policy ? policy.context : permission_context.Ut, { labels } = context;
			return {
				port: await child.begin({
					key: key.reveal(),
					token: {
						text: token.token.reveal(),
						lifetimeMs,
						startedAt
					},
					spent: [...spent],
					account,
					policy: settings.serves === "models" ? null : toPolicyText(policy, settings.policy.path),
					context: {
						...context,
						labels: typeof labels == "string" ? labels : [...labels]
					},
					cwd: io.cwd,
					job: (0, process_start.R)(process.ppid) ?? null
				}),
				internId,
				set
			};
		}
		function toPolicyText({ bytes }, path) {
			return bytes === void 0 ? null : {
				text: Buffer.from(bytes).toString(),
				path
			};
		}
		function handOn(io, { exportEnv }, { url, key, internId, set, account }) {
			io.setSecretOutput("proxy-key", key), io.setOutputs({
				conclusion: "finished",
				"proxy-url": url,
				...internId === void 0 ? {} : { "intern-id": internId },
				"transcript-file": account
			}), set !== void 0 && exportModels(io, {
				url,
				key,
				set
			}), exportEnv?.includes("OPENAI") === !0 && internId !== void 0 && (io.exportVariable("OPENAI_BASE_URL", (0, addresses.l7)(url, internId)), io.exportSecret("OPENAI_API_KEY", key)), exportEnv?.includes("INTERNS") === !0 && (io.exportVariable("INTERNS_BASE_URL", url), io.exportSecret("INTERNS_API_KEY", key)), io.log.info(`The proxy listens at ${url} until the job ends. Its account is written to ${account}.`);
		}
		function exportModels(io, { url, key, set }) {
			let ours = [`${set}_BASE_URL`, `${set}_API_KEY`], others = Object.keys(io.env).filter((name) => (0, provider.wO)(name) && !ours.includes(name) && io.env[name] !== "");
			others.length > 0 && io.log.warning(`The job has ${others.join(", ")}: a client that reads ${others.length === 1 ? "it" : "them"} may pass the proxy by. Leave ${others.length === 1 ? "it" : "them"} out.`), io.exportVariable(`${set}_BASE_URL`, url), io.exportSecret(`${set}_API_KEY`, key);
		}
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
	7541: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			lx: () => stayMessage,
			rn: () => spawnProxyProcess,
			su: () => startMessage
		});
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421), zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8395), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _transcript_events_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3213), _argument_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1310);
		function spawnProxyProcess({ script, env, cwd, signal }) {
			let child = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(process.execPath, [script, _argument_js__WEBPACK_IMPORTED_MODULE_1__.u], {
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
						let { data } = answerMessage.safeParse(answer);
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
			return promise.catch(() => {}), child.on("error", (error) => reject(failure((0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.Uc)(error)))), child.once("exit", (code, name) => reject(failure(`it ended with ${code ?? name}`))), signal.addEventListener("abort", () => reject(signal.reason), { once: !0 }), promise;
		}
		function failure(why) {
			return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.Gd("internal", `The process of the proxy could not be started: ${why}.`);
		}
		let knownProcess = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			pid: zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig(),
			started: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()
		}), startMessage = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			key: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			token: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				text: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
				lifetimeMs: zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig(),
				startedAt: zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig()
			}),
			spent: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
			account: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			policy: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				text: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
				path: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()
			})),
			context: _transcript_events_js__WEBPACK_IMPORTED_MODULE_4__.pO,
			cwd: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			job: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(knownProcess)
		}), stayMessage = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({ stay: zod_mini__WEBPACK_IMPORTED_MODULE_3__.euz(!0) }), answerMessage = zod_mini__WEBPACK_IMPORTED_MODULE_3__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({ port: zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig() }), zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({ failed: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP() })]);
	}),
	7001: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	6464: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			l7: () => openAiBaseUrl,
			zG: () => stopRule
		});
		function openAiBaseUrl(proxyUrl, internId) {
			return `${proxyUrl}/interns/${encodeURIComponent(internId)}`;
		}
		let stopRule = {
			method: "POST",
			path: /^\/intern-proxy\/stop$/
		};
	}),
	3213: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dm: () => recordedEvent,
			pO: () => runContext,
			sN: () => isKnownType
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _contract_chat_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4095), _contract_chat_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8914), _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452), _permission_policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8157);
		let at = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), text = zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()), known = zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("unknown")]), runContext = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			event: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			ref: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			base_ref: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			fork: known,
			draft: known,
			labels: zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()), zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("unknown")]),
			actor: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				permission: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				association: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				login: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
			}),
			environment: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			repository: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({ visibility: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() })
		}), policy = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			path: text,
			commit: text,
			digest: text,
			tests: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig())
		}), startFacts = {
			service: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			tool: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				version: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				digest: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
			})),
			repository: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			head_commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			session_ends: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(!0))
		}, decisionRecord = {
			tool_call_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			kind: text,
			operation: text,
			answer: text,
			rule: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			reason: text
		}, changeRow = {
			path: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			status: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_permission_policy_js__WEBPACK_IMPORTED_MODULE_1__.lJ),
			bytes: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			added: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			removed: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			answer: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_permission_policy_js__WEBPACK_IMPORTED_MODULE_1__.kN),
			rule: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		}, explanation = {
			place: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			outcome: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"allow",
				"answer",
				"reject",
				"stop",
				"ask"
			]),
			verb: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"allow",
				"reject",
				"stop",
				"ask",
				"allow-always",
				"reject-always",
				"answer"
			])),
			decided_by: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n([
				"policy",
				"person",
				"nobody"
			])),
			person: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			trace: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				list: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n([
					"guards",
					"rules",
					"questions",
					"default"
				]),
				matched: zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY(),
				because: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
			})),
			ladder: text,
			budgets: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		}, events = [
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("start"),
				at,
				intern_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				intern_name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				approval_mode: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_contract_chat_js__WEBPACK_IMPORTED_MODULE_2__.oy),
				policy,
				context: runContext,
				at_terminal: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(!0)),
				...startFacts
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("request"),
				at,
				route: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				status: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
				ms: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
				request_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(text, null)
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("prompt"),
				at,
				text: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				follow_up: zod_mini__WEBPACK_IMPORTED_MODULE_0__.yqP(zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(!0))
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("reasoning"),
				at,
				text: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("text"),
				at,
				text: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("pause"),
				at,
				tool_call_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				arguments: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("decision"),
				at,
				...decisionRecord,
				...explanation
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("error"),
				at,
				code: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_errors_js__WEBPACK_IMPORTED_MODULE_3__.fv),
				message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				reason: text
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("finish"),
				at,
				finish_reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_contract_chat_js__WEBPACK_IMPORTED_MODULE_4__.B7),
				session_id: text,
				model: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("usage"),
				at,
				usage: _contract_chat_js__WEBPACK_IMPORTED_MODULE_4__.CI
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("changes"),
				at,
				head: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				digest: text,
				counts: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
					taken: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
					left: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
					stop: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()
				}),
				entries: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc(changeRow))
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("remark"),
				at,
				message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("model_access"),
				at,
				intern: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				provider: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				requests: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
				refused: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
				errors: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
				prompt_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
				completion_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
				total_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
				estimated: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
				cost: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
				exchanges: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
				cap: text,
				over_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
				over_cost: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig())
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("end"),
				at,
				conclusion: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n([
					"finished",
					"paused",
					"rejected",
					"ended",
					"failed",
					"skipped"
				]),
				error_code: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_errors_js__WEBPACK_IMPORTED_MODULE_3__.fv))
			})
		], recordedEvent = zod_mini__WEBPACK_IMPORTED_MODULE_0__.gMt("type", events), types = new Set(events.flatMap(({ shape }) => shape.type.def.values));
		function isKnownType(type) {
			return types.has(type);
		}
	})
};
