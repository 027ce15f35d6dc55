export const id = 7541;
export const ids = [7541];
export const modules = {
	8282: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			wO: () => identifyProcess,
			W_: () => isRunning,
			I9: () => processIdentity
		});
		var external_node_child_process_ = __webpack_require__(1421), schemas = __webpack_require__(8395), errors = __webpack_require__(452), external_node_fs_ = __webpack_require__(3024);
		function readStatus(pid) {
			let text = (0, errors.y0)(() => (0, external_node_fs_.readFileSync)(`/proc/${pid}/stat`, "latin1")) ?? "", [state, ...fields] = text.slice(text.lastIndexOf(")") + 2).split(" ");
			return state === "Z" || state === "X" ? [] : fields;
		}
		let processIdentity = schemas.Ikc({
			pid: schemas.aig(),
			started: schemas.YjP()
		});
		function identifyProcess(pid) {
			if (!Number.isInteger(pid) || pid < 1) return;
			let started = process.platform === "linux" ? readStatus(pid)[18] : readStartByPs(pid);
			return started === void 0 ? void 0 : {
				pid,
				started
			};
		}
		function isRunning({ pid, started }) {
			return identifyProcess(pid)?.started === started;
		}
		function readStartByPs(pid) {
			let options = {
				encoding: "utf8",
				stdio: "pipe",
				timeout: 5e3
			};
			return (0, errors.y0)(() => (0, external_node_child_process_.execFileSync)("ps", [
				"-o",
				"lstart=",
				"-p",
				String(pid)
			], options).trim()) || void 0;
		}
	}),
	7541: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			NO: () => releaseMessage,
			rn: () => spawnProxyProcess,
			su: () => startMessage
		});
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1421), zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8395), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _transcript_events_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4741), _runner_step_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8579), _process_start_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8282);
		function spawnProxyProcess({ script, env, cwd, signal }) {
			let child = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(process.execPath, [script, _runner_step_js__WEBPACK_IMPORTED_MODULE_1__.ug], {
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
			let failure = watchForFailure(child, signal);
			return {
				pid: child.pid ?? 0,
				async begin(message) {
					let listening = Promise.withResolvers();
					return child.once("message", (answer) => {
						let { data } = answerMessage.safeParse(answer);
						data !== void 0 && "port" in data ? listening.resolve(data.port) : listening.reject(startError(data === void 0 ? "it sent an unknown message" : data.failed));
					}), child.send(message), Promise.race([listening.promise, failure]);
				},
				async release() {
					let disconnected = new Promise((resolve) => child.once("disconnect", resolve));
					child.send({ stay: !0 }), await disconnected;
				},
				kill: () => void child.kill("SIGKILL")
			};
		}
		function watchForFailure(child, signal) {
			let { promise, reject } = Promise.withResolvers();
			return promise.catch(() => {}), child.on("error", (error) => reject(startError((0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.Uc)(error)))), child.once("exit", (code, signalName) => reject(startError(`it ended with ${code ?? signalName}`))), signal.addEventListener("abort", () => reject(signal.reason), { once: !0 }), promise;
		}
		function startError(why) {
			return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.Gd("internal", `The process of the proxy could not be started: ${why}.`);
		}
		let startMessage = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
			key: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			token: zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				text: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
				lifetimeMs: zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig(),
				startedAt: zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig()
			}),
			usedFingerprints: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
			account: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			policy: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
				text: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
				path: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()
			})),
			context: _transcript_events_js__WEBPACK_IMPORTED_MODULE_4__.pO,
			cwd: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
			job: zod_mini__WEBPACK_IMPORTED_MODULE_3__.mee(_process_start_js__WEBPACK_IMPORTED_MODULE_5__.I9)
		}), releaseMessage = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({ stay: zod_mini__WEBPACK_IMPORTED_MODULE_3__.euz(!0) }), answerMessage = zod_mini__WEBPACK_IMPORTED_MODULE_3__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({ port: zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig() }), zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({ failed: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP() })]);
	}),
	8914: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$2: () => doneMarker,
			B7: () => finishReasons,
			CI: () => usage,
			Wc: () => steeredResponse,
			Y9: () => answerRequest,
			cx: () => promptRequest,
			vr: () => chunkObject,
			yW: () => chatChunk
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1819), _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8536), _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1046), _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4095);
		let finishReasons = [
			"stop",
			"tool_calls",
			"error"
		], chunkObject = "chat.completion.chunk", doneMarker = "[DONE]", identifier = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _values_js__WEBPACK_IMPORTED_MODULE_1__.jZ)(_limits_js__WEBPACK_IMPORTED_MODULE_2__.yj.min), (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.Tu)(_limits_js__WEBPACK_IMPORTED_MODULE_2__.yj.max)), toolCallId = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _values_js__WEBPACK_IMPORTED_MODULE_1__.jZ)(1), (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.Tu)(_limits_js__WEBPACK_IMPORTED_MODULE_2__.OV)), toolCall = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			index: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.nd),
			id: toolCallId,
			type: _values_js__WEBPACK_IMPORTED_MODULE_1__.mR,
			function: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				name: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
				arguments: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _values_js__WEBPACK_IMPORTED_MODULE_1__.Tu)(_limits_js__WEBPACK_IMPORTED_MODULE_2__.P))
			})
		}), promptRequest = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			messages: zod_mini__WEBPACK_IMPORTED_MODULE_0__.PVZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
				role: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("user"),
				content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _values_js__WEBPACK_IMPORTED_MODULE_1__.jZ)(1))
			})]),
			stream: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(!0),
			approval_mode: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_words_js__WEBPACK_IMPORTED_MODULE_3__.oy),
			session_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(identifier)
		}), echoedToolCall = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			role: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("assistant"),
			content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.chJ(),
			tool_calls: zod_mini__WEBPACK_IMPORTED_MODULE_0__.PVZ([toolCall])
		}), answerMessage = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			role: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("tool"),
			tool_call_id: toolCallId,
			content: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq
		}), answerRequest = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			messages: zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.PVZ([echoedToolCall, answerMessage]), zod_mini__WEBPACK_IMPORTED_MODULE_0__.PVZ([answerMessage])]),
			stream: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(!0),
			session_id: identifier
		}), usage = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			prompt_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.vj),
			completion_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.vj),
			total_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.vj),
			cost: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(_values_js__WEBPACK_IMPORTED_MODULE_1__.vj)),
			prompt_tokens_details: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ cached_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.vj) })))
		}), delta = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			role: _values_js__WEBPACK_IMPORTED_MODULE_1__.mR,
			content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.ef),
			reasoning: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.ef),
			tool_calls: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(toolCall)))
		}), chatChunk = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			id: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			object: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(chunkObject),
			created: _values_js__WEBPACK_IMPORTED_MODULE_1__.nd,
			model: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			choices: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				index: _values_js__WEBPACK_IMPORTED_MODULE_1__.nd,
				delta,
				finish_reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(finishReasons))
			})),
			session_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(identifier)),
			usage: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(usage)),
			error: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_errors_js__WEBPACK_IMPORTED_MODULE_4__.fE)
		}), steeredResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			session_id: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			status: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq
		});
	}),
	1819: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Rz: () => chatErrorBody,
			Wl: () => oauthErrorBody,
			fE: () => chatError,
			hP: () => apiErrorBody
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1046);
		let chatError = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			code: _values_js__WEBPACK_IMPORTED_MODULE_1__.nd,
			message: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			metadata: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				reason: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
				retryable: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.Jt)
			}))
		}), chatErrorBody = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ error: chatError }), apiErrorBody = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ error: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			code: zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq, _values_js__WEBPACK_IMPORTED_MODULE_1__.nd]),
			message: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq
		}) }), oauthErrorBody = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			error: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			error_description: _values_js__WEBPACK_IMPORTED_MODULE_1__.mR
		});
	}),
	4741: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			ts: () => knownTypes,
			Dm: () => recordedEvent,
			pO: () => runContext
		});
		var schemas = __webpack_require__(8395), words = __webpack_require__(4095), chat = __webpack_require__(8914), errors = __webpack_require__(452);
		let modelUse = schemas.Ikc({
			provider: schemas.YjP(),
			requests: schemas.aig(),
			refused: schemas.aig(),
			errors: schemas.aig(),
			prompt_tokens: schemas.aig(),
			completion_tokens: schemas.aig(),
			total_tokens: schemas.aig(),
			estimated: schemas.aig(),
			cost: schemas.mee(schemas.aig()),
			exchanges: schemas.aig(),
			cap: schemas.mee(schemas.YjP()),
			over_tokens: schemas.lqM(schemas.aig()),
			over_cost: schemas.lqM(schemas.aig())
		});
		var policy = __webpack_require__(8157);
		let at = schemas.YjP(), nullableText = schemas.mee(schemas.YjP()), textOrUnknown = schemas.Rvf(schemas.YjP(), "unknown"), booleanOrUnknown = schemas.Rvf(schemas.KCZ([schemas.zMY(), schemas.euz("unknown")]), "unknown"), actor = {
			permission: textOrUnknown,
			association: textOrUnknown,
			type: textOrUnknown,
			login: textOrUnknown
		}, runContext = schemas.Ikc({
			event: textOrUnknown,
			ref: textOrUnknown,
			base_ref: textOrUnknown,
			fork: booleanOrUnknown,
			draft: booleanOrUnknown,
			labels: schemas.Rvf(schemas.KCZ([schemas.YOg(schemas.YjP()), schemas.euz("unknown")]), "unknown"),
			actor: schemas.SdS(schemas.Ikc(actor), {}),
			environment: textOrUnknown,
			repository: schemas.SdS(schemas.Ikc({ visibility: textOrUnknown }), {})
		}), events_policy = schemas.Ikc({
			path: nullableText,
			commit: nullableText,
			digest: nullableText,
			tests: schemas.yqP(schemas.aig())
		}), startFacts = {
			at_terminal: schemas.yqP(schemas.euz(!0)),
			service: schemas.lqM(schemas.YjP()),
			tool: schemas.yqP(schemas.Ikc({
				name: schemas.YjP(),
				version: schemas.YjP(),
				digest: schemas.yqP(schemas.YjP())
			})),
			repository: schemas.lqM(schemas.YjP()),
			commit: schemas.lqM(schemas.YjP()),
			head_commit: schemas.lqM(schemas.YjP()),
			session_ends: schemas.yqP(schemas.euz(!0))
		}, decisionRecord = {
			tool_call_id: schemas.YjP(),
			kind: nullableText,
			operation: nullableText,
			answer: nullableText,
			rule: schemas.YjP(),
			reason: nullableText
		}, changeRow = {
			path: schemas.YjP(),
			status: schemas.k5n(policy.lJ),
			bytes: schemas.mee(schemas.aig()),
			added: schemas.mee(schemas.aig()),
			removed: schemas.mee(schemas.aig()),
			answer: schemas.k5n(policy.kN),
			rule: schemas.YjP()
		}, explanation = {
			place: schemas.yqP(schemas.YjP()),
			outcome: schemas.k5n([
				"allow",
				"answer",
				"reject",
				"stop",
				"ask"
			]),
			verb: schemas.yqP(schemas.k5n([
				"allow",
				"reject",
				"stop",
				"ask",
				"allow-always",
				"reject-always",
				"answer"
			])),
			decided_by: schemas.yqP(schemas.k5n([
				"policy",
				"person",
				"nobody"
			])),
			person: schemas.yqP(schemas.YjP()),
			trace: schemas.YOg(schemas.Ikc({
				id: schemas.YjP(),
				list: schemas.k5n([
					"guards",
					"rules",
					"questions",
					"default"
				]),
				matched: schemas.zMY(),
				because: schemas.YjP()
			})),
			ladder: schemas.Rvf(nullableText, null),
			budgets: schemas.Rvf(schemas.YjP(), "")
		}, line = (type, fields) => schemas.Ikc({
			type: schemas.euz(type),
			at,
			...fields
		}), events = [
			line("start", {
				intern_id: schemas.YjP(),
				intern_name: schemas.Rvf(schemas.YjP(), "The intern"),
				approval_mode: schemas.k5n(words.oy),
				policy: events_policy,
				context: runContext,
				...startFacts
			}),
			line("request", {
				route: schemas.YjP(),
				status: schemas.aig(),
				ms: schemas.aig(),
				request_id: schemas.Rvf(nullableText, null)
			}),
			line("prompt", {
				text: schemas.YjP(),
				follow_up: schemas.yqP(schemas.euz(!0))
			}),
			line("reasoning", { text: schemas.YjP() }),
			line("text", { text: schemas.YjP() }),
			line("pause", {
				tool_call_id: schemas.YjP(),
				name: schemas.YjP(),
				arguments: schemas.YjP()
			}),
			line("decision", {
				...decisionRecord,
				...explanation
			}),
			line("error", {
				code: schemas.k5n(errors.fv),
				message: schemas.YjP(),
				reason: schemas.Rvf(nullableText, null)
			}),
			line("finish", {
				finish_reason: schemas.k5n(chat.B7),
				session_id: nullableText,
				model: schemas.Rvf(schemas.YjP(), "")
			}),
			line("usage", { usage: chat.CI }),
			line("changes", {
				head: schemas.YjP(),
				digest: nullableText,
				counts: schemas.Ikc({
					taken: schemas.aig(),
					left: schemas.aig(),
					stop: schemas.aig()
				}),
				entries: schemas.YOg(schemas.Ikc(changeRow))
			}),
			line("remark", { message: schemas.YjP() }),
			line("model_access", {
				intern: schemas.YjP(),
				...modelUse.shape
			}),
			line("end", {
				conclusion: schemas.k5n([
					"finished",
					"paused",
					"rejected",
					"ended",
					"failed",
					"skipped"
				]),
				error_code: schemas.mee(schemas.k5n(errors.fv))
			})
		], recordedEvent = schemas.gMt("type", events), knownTypes = new Set(events.flatMap(({ shape }) => shape.type.def.values));
	})
};
