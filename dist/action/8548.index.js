export const id = 8548;
export const ids = [8548];
export const modules = {
	7531: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { runProxyProcess: () => runProxyProcess });
		var external_node_fs_ = __webpack_require__(3024), errors = __webpack_require__(452), inputs_settings = __webpack_require__(565), client_client = __webpack_require__(7567), token_holder = __webpack_require__(6383), lib_log = __webpack_require__(7309), account = __webpack_require__(5499), admission = __webpack_require__(1321), proxy_proxy = __webpack_require__(7486);
		let loadProxyAccess = () => Promise.all([
			__webpack_require__.e(701),
			__webpack_require__.e(2903),
			__webpack_require__.e(4070)
		]).then(__webpack_require__.bind(__webpack_require__, 9223)), loadModelAccess = async () => (await loadProxyAccess()).loadModelAccess();
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
			}, loading = Promise.all([__webpack_require__.e(8965), __webpack_require__.e(8418)]).then(__webpack_require__.bind(__webpack_require__, 8418));
			return loading.catch(() => {}), {
				client,
				clock,
				log,
				onDecision,
				loadResolver: async () => (await loading).createResolver(policy, context)
			};
		}
		var policy_file = __webpack_require__(401), permission_policy = __webpack_require__(8157), secret = __webpack_require__(6385), runner_io = __webpack_require__(1747), process_start = __webpack_require__(8282), start = __webpack_require__(7541);
		async function runProxyProcess() {
			let isReleased = !1;
			process.once("disconnect", () => {
				isReleased || process.exit(1);
			});
			let message = await new Promise((resolve) => {
				process.once("message", (data) => resolve(start.su.parse(data)));
			});
			try {
				let proxy = await proxy_process_start(message);
				process.on("message", (data) => {
					isReleased = start.NO.safeParse(data).success, isReleased && process.disconnect?.();
				}), process.send?.({ port: Number(new URL(proxy.url).port) }), await proxy.whenEnded;
			} catch (error) {
				await new Promise((resolve) => process.send?.({ failed: (0, errors.Uc)(error) }, resolve));
			}
		}
		async function proxy_process_start(message) {
			let { key, token, usedFingerprints, account, cwd, job, policy, context } = message, neverAborted = new AbortController().signal, io = {
				...(0, runner_io.N)(neverAborted),
				cwd
			}, settings = (0, inputs_settings.U)(io.getInput);
			if (settings.command !== "proxy") throw TypeError(`This is the process of a proxy, not of "${settings.command}".`);
			let { text, ...times } = token, judgingPolicy = policy === null ? permission_policy.n4 : await (0, policy_file.t)(Buffer.from(policy.text), policy.path), proxy = await runProxy(io, settings, {
				key: new secret.z(key),
				port: 0,
				token: {
					token: new secret.z(text),
					...times
				},
				usedFingerprints,
				accountFile: (0, external_node_fs_.openSync)(account, external_node_fs_.constants.O_WRONLY | external_node_fs_.constants.O_APPEND | (external_node_fs_.constants.O_NOFOLLOW ?? 0)),
				isStoppable: !0,
				judging: {
					policy: judgingPolicy,
					context
				}
			});
			for (let signal of [
				"SIGINT",
				"SIGTERM",
				"SIGHUP"
			]) process.on(signal, () => void proxy.stop(signal, proxy_proxy.N));
			return setTimeout(() => void proxy.stop("timeout", proxy_proxy.N), settings.timeoutMs).unref(), job !== null && setInterval(() => {
				(0, process_start.W_)(job) || proxy.stop("the job is gone", 0);
			}, 2e3).unref(), proxy;
		}
	}),
	1046: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Jt: () => flag,
			Qq: () => text,
			Tu: () => atMost,
			ef: () => textOrNull,
			jZ: () => atLeast,
			mR: () => optionalText,
			nd: () => integer,
			vj: () => amount
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3305);
		let text = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), textOrNull = zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(text), optionalText = zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(text), integer = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(), amount = zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(), flag = zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY();
		function atLeast(length) {
			return skipOtherTypes(zod_mini__WEBPACK_IMPORTED_MODULE_1__.m9(length));
		}
		function atMost(length) {
			return skipOtherTypes(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(length));
		}
		function skipOtherTypes(check) {
			return check._zod.def.when = ({ value }) => typeof value == "string" || Array.isArray(value), check;
		}
	}),
	8435: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Vh: () => readJson,
			WI: () => sendForJson,
			h2: () => readDate,
			rN: () => sendForBytes
		});
		var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573), _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6413), _transport_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3005);
		async function sendForBytes(request, options) {
			let limit = (0, _transport_js__WEBPACK_IMPORTED_MODULE_1__.r5)(options.timeoutMs, options.signal);
			try {
				let response = await (0, _transport_js__WEBPACK_IMPORTED_MODULE_1__.tN)(request, {
					...options,
					signal: limit.signal
				});
				return {
					...response,
					bytes: await (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.w0)(options.maxBodyBytes ?? defaultMaxBodyBytes, response.body)
				};
			} catch (error) {
				if (options.signal?.throwIfAborted(), error instanceof _transport_js__WEBPACK_IMPORTED_MODULE_1__.hg) throw error;
				let host = new URL(request.url).host, problem = limit.signal.aborted ? `did not send a complete response within ${options.timeoutMs / 1e3} s` : "broke off its response";
				throw new _transport_js__WEBPACK_IMPORTED_MODULE_1__.hg(`${host} ${problem}`, "unknown", error);
			} finally {
				limit.clear();
			}
		}
		let defaultMaxBodyBytes = 1048576;
		async function sendForJson(request, options) {
			let { bytes, ...response } = await sendForBytes(request, options), text = toText(bytes);
			return {
				...response,
				text,
				json: (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(text)
			};
		}
		async function readJson(response) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(toText(await (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.w0)(defaultMaxBodyBytes, response.body)));
		}
		function toText(bytes) {
			return bytes === void 0 || !(0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) ? "" : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
		}
		function readDate(headers) {
			let parsed = Date.parse(headers.get("date") ?? "");
			return Number.isNaN(parsed) ? void 0 : parsed;
		}
	}),
	401: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => loadPolicy });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		async function readPolicy(text, source) {
			let { parsePolicy } = await Promise.all([__webpack_require__.e(8815), __webpack_require__.e(9494)]).then(__webpack_require__.bind(__webpack_require__, 9494));
			return parsePolicy(text, source);
		}
		async function loadPolicy(text, source) {
			let reading = await readPolicy(text, source);
			if ("policy" in reading) return reading.policy;
			let [first] = reading.problems;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.pn("policy_invalid", describeProblems(reading.problems, source), {
				source,
				line: first?.line ?? 1,
				column: first?.column ?? 1
			});
		}
		function describeProblems(problems, source) {
			let shownProblems = problems.slice(0, 3).map((each) => `${source}:${each.line}:${each.column}: ${each.message}`), unlistedCount = problems.length - shownProblems.length, rest = unlistedCount > 0 ? ` And ${unlistedCount} more; "interns policy check" lists all.` : "";
			return `The permission policy is invalid. ${shownProblems.join(" ")}${rest}`;
		}
	}),
	8157: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IJ: () => guardVerbs,
			LX: () => questionVerbs,
			XK: () => ruleVerbs,
			XZ: () => changeVerbs,
			ZJ: () => defaultBudget,
			bq: () => defaultChangeBudget,
			cp: () => maxChangeBudget,
			kG: () => isAllowing,
			kN: () => changeAnswers,
			lJ: () => changeStatuses,
			n4: () => rejectEverything
		});
		let guardVerbs = [
			"reject",
			"reject-always",
			"stop"
		], ruleVerbs = [
			"allow",
			"reject",
			"stop",
			"ask",
			"allow-always",
			"reject-always"
		], questionVerbs = [
			"reject",
			"stop",
			"ask"
		], changeVerbs = [
			"allow",
			"reject",
			"stop"
		], changeStatuses = [
			"added",
			"modified",
			"removed"
		];
		function isAllowing(verb) {
			return verb === "allow" || verb === "allow-always";
		}
		let defaultChangeBudget = {
			files: 20,
			bytes: 262144,
			lines: 1e3
		}, maxChangeBudget = {
			files: 100,
			bytes: 1048576,
			lines: 1e5
		}, changeAnswers = [
			"taken",
			"left",
			"stop"
		], defaultBudget = {
			answers: 40,
			allows: 15,
			rejects_in_a_row: 4,
			same_pause: 3
		}, rejectEverything = {
			source: "no policy file",
			default: "reject",
			budget: defaultBudget,
			guards: [],
			rules: [],
			questions: [],
			changes: void 0,
			changeBudget: defaultChangeBudget,
			tests: [],
			shownSigns: new Set()
		};
	}),
	8195: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			l: () => toChunkError,
			n: () => toRunFailure
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		function toRunFailure(thrown, phase) {
			let error = (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.on)(thrown), { status, sent } = error.data, isCut = error.code === "steered" || error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.lm && error.code !== "stream_malformed", isDisconnected = error.code === "api_unreachable" && sent === "unknown";
			if (isCut || isDisconnected) return {
				conclusion: "ended",
				error
			};
			if (error.code !== "api_refused") return {
				conclusion: "failed",
				error
			};
			if (phase === "prompt") return {
				conclusion: status === 410 || error.data.reason === "attachment_failed" ? "ended" : "failed",
				error
			};
			let refusal = new _errors_js__WEBPACK_IMPORTED_MODULE_0__.hD("answer_refused", describeRefusal(error), {
				...error.data,
				cause: error
			});
			return {
				conclusion: status === 404 || status === 409 || status === 410 ? "ended" : "failed",
				error: refusal
			};
		}
		let refusalTexts = new Map([
			["interaction_not_pending", "The answer came too late: the run has already ended"],
			["interaction_unknown", "The service knows no pending question with this id"],
			["attachment_failed", "The run produced more output than the service keeps for replay"],
			["409 attachment_failed", "Another request is attached to the run"]
		]);
		function describeRefusal({ message, data: { status, reason } }) {
			let statusAndReason = `${status} ${reason ?? ""}`.trim(), explanation = refusalTexts.get(statusAndReason) ?? refusalTexts.get(reason);
			return explanation === void 0 ? `The answer was refused (${statusAndReason}). ${message}` : `${explanation} (${statusAndReason}). Start a new run.`;
		}
		let streamErrorTexts = new Map([
			["run_ended", [
				"run_ended",
				"The intern ended the run",
				" Start a new run."
			]],
			["timeout", [
				"run_timeout",
				"The run took too long",
				" A new prompt with the same session-id keeps its context."
			]],
			["stream_severed", [
				"stream_severed",
				"The service lost its connection to the intern",
				" It is not known whether the run continued."
			]]
		]);
		function toChunkError(error, sessionId) {
			let { reason, retryable } = error.metadata ?? {}, [code, explanation, remedy] = streamErrorTexts.get(reason) ?? [
				"run_failed",
				"The run failed",
				""
			], data = {
				status: error.code,
				reason,
				retryable,
				sessionId: sessionId ?? void 0
			};
			return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lm(code, `${describeEnd(explanation, error)}.${remedy}`, data);
		}
		function describeEnd(explanation, { message, code, metadata }) {
			let detail = message.replace(/\.$/, "");
			return `${detail === explanation || detail === "" ? explanation : `${explanation}: ${detail}`} (${code}${metadata?.reason === void 0 ? "" : ` ${metadata.reason}`})`;
		}
	}),
	8641: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fv: () => toPending,
			H1: () => readQuestion,
			IE: () => toToolCall,
			b0: () => defaultMaxPauses
		});
		var _contract_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8536), _contract_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4095), _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		let defaultMaxPauses = 50;
		function readQuestion({ finish, pendingCall }) {
			let sessionId = finish.session_id;
			if (pendingCall === void 0 || sessionId === null) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lm("stream_malformed", "The run paused, but the response names no tool call or no session_id.");
			let { toolCall, epochMs, monotonicMs } = pendingCall;
			if (!toolCall.function.name.endsWith(_contract_words_js__WEBPACK_IMPORTED_MODULE_1__.Pg)) {
				let message = `The run paused for the tool "${toolCall.function.name}". Only tools that end in "${_contract_words_js__WEBPACK_IMPORTED_MODULE_1__.Pg}" are questions.`;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lm("stream_malformed", message);
			}
			return {
				sessionId,
				toolCall,
				deadline: new Date(epochMs + _contract_limits_js__WEBPACK_IMPORTED_MODULE_2__.hj).toISOString(),
				answerUntil: monotonicMs + _contract_limits_js__WEBPACK_IMPORTED_MODULE_2__.hj - 2e4
			};
		}
		function toPending({ sessionId, toolCall, deadline }) {
			let { name, arguments: argumentsText } = toolCall.function;
			return {
				tool_call_id: toolCall.id,
				session_id: sessionId,
				name,
				arguments: argumentsText,
				deadline
			};
		}
		function toToolCall(pending) {
			let { tool_call_id, name, arguments: argumentsText } = pending;
			return {
				index: 0,
				id: tool_call_id,
				type: "function",
				function: {
					name,
					arguments: argumentsText
				}
			};
		}
	})
};
