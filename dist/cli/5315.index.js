export const id = 5315;
export const ids = [5315];
export const modules = {
	51612: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FO: () => exitCodeOf,
			XS: () => callFlag,
			c7: () => systemCodeOf,
			xV: () => reportFailure
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(26593), _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63683), _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97309), _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99859), _json_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(52604), _screen_print_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(27928);
		let usageCodes = new Set([
			"input_invalid",
			"input_missing",
			"input_conflict",
			"policy_missing",
			"policy_invalid",
			"config_invalid"
		]), accessCodes = /^(?:identity|exchange|api|intern)_/;
		function exitCodeOf(error) {
			return error.code === "cancelled" ? _command_js__WEBPACK_IMPORTED_MODULE_0__.An : error.code === "safety_limit_broken" ? _command_js__WEBPACK_IMPORTED_MODULE_0__.Lk : usageCodes.has(error.code) ? _command_js__WEBPACK_IMPORTED_MODULE_0__.rP : 1;
		}
		let callFlag = (name) => `--${name}`;
		function callOnCommandLine({ inputs, flags, arguments: words }) {
			let names = [...inputs, ...flags.map(({ name }) => name)];
			return (name, isFirst) => names.includes(name) ? callFlag(name, isFirst) : words.find(({ input }) => input === name)?.name ?? name.toUpperCase();
		}
		function strayVariable(wanted, { env }) {
			let plain = (name) => name.toUpperCase().replace(/^INTERNS?_?/, "").replaceAll("_", "");
			return Object.keys(env).find((name) => /^interns?_/i.test(name) && name !== wanted && plain(name) === plain(wanted));
		}
		function reportFailure(thrown, command, json, io) {
			let error = (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.on)(thrown), call = callOnCommandLine(command);
			(0, _screen_print_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `interns ${command.name}: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.TN)((0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.Uc)(thrown, call))} (${error.code})`);
			let source = error.data.source ?? "", input = error.code === "input_missing" && (0, _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.wp)(source) ? source : void 0;
			if ((0, _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.wp)(source) && _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.Z$[source].where !== "action" && (io.env[(0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__.I)(source)] ?? "") !== "") (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  Without the flag, ${(0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__.I)(source)} of the environment counts.`);
			else if (input !== void 0) {
				let stray = strayVariable((0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__.I)(input), io);
				stray === void 0 ? (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  It may also be set in the environment, as ${(0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__.I)(input)}.`) : (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  ${stray} is set, which nothing reads. Did you mean ${(0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_5__.I)(input)}?`);
			}
			for (let { name: claim, value } of error.data.unverifiedClaims ?? []) (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  ${claim}: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.TN)(value ?? "absent")} (unverified)`);
			for (let remark of error.data.remarks ?? []) (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  ${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.TN)(remark)}`);
			return (input !== void 0 || accessCodes.test(error.code)) && (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, "  \"interns doctor\" says what to fix."), json && io.stdout(`${(0, _json_text_js__WEBPACK_IMPORTED_MODULE_6__.j)({ error: {
				code: error.code,
				message: error.messageFor(call)
			} })}\n`), exitCodeOf(error);
		}
		function systemCodeOf(error) {
			if (error instanceof Error) return "syscall" in error && "code" in error && typeof error.code == "string" ? error.code : systemCodeOf(error.cause);
		}
	}),
	76148: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { w: () => runChild });
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421), node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161), node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500), _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97309), _failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51612), _screen_print_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(27928);
		function runChild([command = "", ...args], options) {
			let { io, env, interrupted } = options;
			return new Promise((resolve) => {
				let child = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(command, args, {
					cwd: io.cwd,
					env,
					stdio: "inherit"
				});
				child.once("error", (error) => {
					let why = (0, _failure_js__WEBPACK_IMPORTED_MODULE_3__.c7)(error) === "ENOENT" ? "is not found. Check its spelling, or give its path." : `can't be started: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_4__.TN)((0, _errors_js__WEBPACK_IMPORTED_MODULE_5__.Uc)(error))}`;
					(0, _screen_print_js__WEBPACK_IMPORTED_MODULE_6__.qz)(io, `"${(0, _log_js__WEBPACK_IMPORTED_MODULE_4__.TN)(command)}" ${why}`), resolve(127);
				}), child.once("exit", (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : node_os__WEBPACK_IMPORTED_MODULE_1__.constants.signals[signal]))), interrupted.then(async (signal) => {
					signal !== "SIGTERM" && io.terminal?.canAsk === !0 && await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(3e3, void 0, { ref: !1 }), child.kill(signal);
				});
			});
		}
	}),
	46615: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Sr: () => readPort,
			my: () => reportServiceFailure,
			xl: () => passingService,
			yN: () => serviceLog
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _inputs_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97035), _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97309), _command_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(99859), _failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(51612), _screen_print_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(27928);
		function serviceLog(io) {
			let line = (level) => (message) => (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_0__.qz)(io, `${level}: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_1__.TN)(message)}`);
			return {
				debug() {},
				info: line("info"),
				notice: line("notice"),
				warning: line("warning"),
				error: line("error"),
				mask() {}
			};
		}
		function reportServiceFailure(error, io, command, asked) {
			let refused = asked === void 0 ? void 0 : describeRefusedAddress(error, asked);
			if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.xL)) return (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_0__.qz)(io, `interns ${command}: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_1__.TN)(refused ?? (0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.Uc)(error))}`), 1;
			let remedy = (0, _failure_js__WEBPACK_IMPORTED_MODULE_3__.c7)(error) === "ENOENT" ? ["Check the path; a relative one begins at the current folder."] : [];
			return (0, _screen_print_js__WEBPACK_IMPORTED_MODULE_0__.qz)(io, [...(0, _log_js__WEBPACK_IMPORTED_MODULE_1__.Bv)((0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.Uc)(error)), ...remedy].join("\n")), _command_js__WEBPACK_IMPORTED_MODULE_4__.rP;
		}
		function describeRefusedAddress(error, { host, port, issuerPort }) {
			let code = (0, _failure_js__WEBPACK_IMPORTED_MODULE_3__.c7)(error) ?? "", found = error instanceof Error && "port" in error && typeof error.port == "number" ? error.port : port, flag = found === issuerPort ? "--identity-provider-port" : "--port";
			switch (code) {
				case "EADDRINUSE": return port !== 0 && port === issuerPort ? `--port and --identity-provider-port are both ${port}. Give each its own.` : `Port ${found} is in use. Stop the program that uses it, or take a free one: ${flag} 0. (${code})`;
				case "EACCES": return `You may not listen on port ${found}. Take one above 1023, or a free one: ${flag} 0. (${code})`;
				case "EADDRNOTAVAIL":
				case "ENOTFOUND":
				case "EAI_AGAIN":
				case "EINVAL": return `This machine has no address "${host}". Correct --host, or leave it out for 127.0.0.1. (${code})`;
				default: return;
			}
		}
		function readPort(flag, text) {
			if (text !== void 0) {
				if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text);
				throw (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_5__.tm)(flag, text, "Use a port from 0 to 65535.");
			}
		}
		let passingService = "INTERNS_EXEC";
	}),
	35315: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			environmentOfClient: () => environmentOfClient,
			missingIntern: () => missingIntern,
			openCliProxy: () => openCliProxy,
			runProxy: () => proxy_runProxy
		});
		var external_node_crypto_ = __webpack_require__(77598), errors = __webpack_require__(452), places = __webpack_require__(62801), wording = __webpack_require__(96559), inputs_given = __webpack_require__(43072), service_settings = __webpack_require__(2382), values = __webpack_require__(97035);
		let clientSets = ["OPENAI", "INTERNS"];
		function readProxySettings(text) {
			let service = (0, service_settings.vw)(text), given = text("export-env"), exportEnv = given === void 0 ? [] : (0, values.gH)("export-env", given, clientSets), intern = (0, inputs_given.lq)(text, "intern");
			if (exportEnv.includes("OPENAI") && intern === void 0) throw new errors.dz("input_missing", (0, wording.MH)`${(0, wording.hF)("intern")} is not given. Set it to the name or id of the intern that OPENAI_BASE_URL is to lead to.`, { source: "intern" });
			return {
				command: "proxy",
				...service,
				intern,
				workspaceId: (0, inputs_given.lq)(text, "workspace-id"),
				waitForInternMs: (0, inputs_given.Pe)(text, "wait-for-intern"),
				exportEnv,
				approvalMode: (0, inputs_given.Pe)(text, "approval-mode"),
				allowPaths: text("allow-paths") ?? "",
				caps: {
					maxRequests: (0, inputs_given.Pe)(text, "max-requests"),
					maxCost: (0, inputs_given.Pe)(text, "max-cost")
				},
				transcriptFile: (0, inputs_given.lq)(text, "transcript-file"),
				timeoutMs: (0, inputs_given.Pe)(text, "timeout")
			};
		}
		var open_proxy = __webpack_require__(99423), external_node_fs_ = __webpack_require__(73024), schemas = __webpack_require__(94343);
		let usageOfEntry = schemas.Ikc({
			prompt_tokens: schemas.aig(),
			completion_tokens: schemas.aig(),
			total_tokens: schemas.aig(),
			cost: schemas.aig()
		}), requestEntry = schemas.Ikc({
			type: schemas.euz("request"),
			at: schemas.YjP(),
			method: schemas.YjP(),
			path: schemas.YjP(),
			status: schemas.mee(schemas.aig()),
			sent: schemas.zMY(),
			ms: schemas.aig(),
			first_ms: schemas.lqM(schemas.aig()),
			code: schemas.lqM(schemas.YjP()),
			cut: schemas.lqM(schemas.k5n(["by the client", "by the service"])),
			usage: schemas.lqM(usageOfEntry),
			unfinished: schemas.lqM(schemas.euz(!0))
		}), exchangeEntry = schemas.Ikc({
			type: schemas.euz("exchange"),
			at: schemas.YjP(),
			granted: schemas.zMY(),
			error_code: schemas.lqM(schemas.YjP())
		}), startEntry = schemas.Ikc({
			type: schemas.euz("start"),
			at: schemas.YjP(),
			url: schemas.YjP()
		}), endEntry = schemas.Ikc({
			type: schemas.euz("end"),
			at: schemas.YjP(),
			reason: schemas.YjP()
		});
		schemas.gMt("type", [
			startEntry,
			requestEntry,
			exchangeEntry,
			endEntry
		]), schemas.Ikc({
			requests: schemas.aig(),
			refused: schemas.aig(),
			errors: schemas.aig(),
			exchanges: schemas.aig(),
			prompt_tokens: schemas.aig(),
			completion_tokens: schemas.aig(),
			total_tokens: schemas.aig(),
			cost: schemas.aig(),
			unfinished: schemas.aig(),
			slowest: schemas.mee(schemas.Ikc({
				ms: schemas.aig(),
				method: schemas.YjP(),
				path: schemas.YjP()
			}))
		});
		let noTotals = {
			requests: 0,
			refused: 0,
			errors: 0,
			exchanges: 0,
			prompt_tokens: 0,
			completion_tokens: 0,
			total_tokens: 0,
			cost: 0,
			unfinished: 0,
			slowest: null
		};
		function addEntry(totals, entry) {
			return entry.type === "exchange" ? {
				...totals,
				exchanges: totals.exchanges + 1
			} : entry.type === "request" ? addRequest(totals, entry) : totals;
		}
		function addRequest(totals, entry) {
			let { sent, status, usage, cut, ms, method, path } = entry;
			if (!sent) return {
				...totals,
				refused: totals.refused + 1
			};
			let isError = status === null || status >= 400 || cut !== void 0;
			return {
				...totals,
				requests: totals.requests + 1,
				errors: totals.errors + +!!isError,
				prompt_tokens: totals.prompt_tokens + (usage?.prompt_tokens ?? 0),
				completion_tokens: totals.completion_tokens + (usage?.completion_tokens ?? 0),
				total_tokens: totals.total_tokens + (usage?.total_tokens ?? 0),
				cost: addCost(totals.cost, usage?.cost ?? 0),
				unfinished: totals.unfinished + +(entry.unfinished === !0),
				slowest: totals.slowest !== null && totals.slowest.ms >= ms ? totals.slowest : {
					ms,
					method,
					path
				}
			};
		}
		function addCost(sum, cost) {
			return Math.round((sum + cost) * 1e9) / 1e9;
		}
		function toEntryPath(target) {
			return target.split("?", 1).join("").slice(0, 200);
		}
		function toEntryUsage(said) {
			let { promptTokens, completionTokens, totalTokens, cost } = said;
			return {
				prompt_tokens: promptTokens,
				completion_tokens: completionTokens,
				total_tokens: totalTokens,
				cost
			};
		}
		function keepAccount(write, maxCharacters = 67108864) {
			let totals = noTotals, lines = "", characters = 0, timer, flush = () => {
				clearTimeout(timer), timer = void 0;
				let text = lines;
				lines = "";
				try {
					text !== "" && write(text);
				} catch {}
			};
			return {
				record(entry) {
					totals = addEntry(totals, entry);
					let line = `${JSON.stringify(entry)}\n`;
					characters += line.length, characters > maxCharacters && entry.type !== "end" || (lines += line, timer ??= setTimeout(flush, 100).unref());
				},
				get totals() {
					return totals;
				},
				flush
			};
		}
		var allowed_paths = __webpack_require__(9457), fresh_bearer = __webpack_require__(84400), limits = __webpack_require__(38536);
		function openAiBaseUrl(proxyUrl, internId) {
			return `${proxyUrl}/interns/${encodeURIComponent(internId)}`;
		}
		let stopRule = {
			method: "POST",
			path: /^\/intern-proxy\/stop$/
		}, kinds = {
			request_invalid: {
				status: 400,
				message: "The request is not HTTP that the proxy forwards."
			},
			target_invalid: {
				status: 400,
				message: "The request target is refused: it begins with \"/\", and has no empty segment, \".\" or \"..\", backslash, fragment, encoded slash, or percent-encoding of a character that needs none."
			},
			body_invalid: {
				status: 400,
				message: "The body of a chat request has to be a JSON object in UTF-8, without Content-Encoding: the proxy writes its approval mode into it."
			},
			bearer_invalid: {
				status: 401,
				message: "This proxy takes only its own key: send \"Authorization: Bearer\" with the key that it was started with."
			},
			requests_capped: {
				status: 402,
				message: "The cap on requests is reached: \"max-requests\" of the proxy."
			},
			cost_capped: {
				status: 402,
				message: "The cap on cost is reached: \"max-cost\" of the proxy."
			},
			host_refused: {
				status: 403,
				message: "The Host of a request is the address of this proxy, and nothing else."
			},
			origin_refused: {
				status: 403,
				message: "Requests of web pages (with the header Origin) are refused."
			},
			path_refused: {
				status: 403,
				message: "This method and path are not forwarded. \"allow-paths\" of the proxy adds some; keys and the token exchange never."
			},
			body_too_large: {
				status: 413,
				message: "The body is larger than 1048576 bytes, the limit of the service."
			},
			body_too_slow: {
				status: 413,
				message: "The body did not arrive within 60 s."
			},
			service_unreachable: {
				status: 502,
				message: "The service could not be reached: nothing was sent."
			},
			service_lost: {
				status: 502,
				message: "The service broke off, or did not answer with HTTP that can be forwarded. The request may have arrived, so it is not repeated."
			},
			service_redirects: {
				status: 502,
				message: "The service answered with a redirect, which is not followed."
			},
			token_unavailable: {
				status: 503,
				message: "There is no access token: the exchange failed. The log or account of the proxy says why."
			},
			proxy_stopping: {
				status: 503,
				message: "This proxy is being stopped."
			},
			service_silent: {
				status: 504,
				message: "The service did not answer in time. The request may have arrived, so it is not repeated."
			}
		}, refusalHeader = "intern-proxy", repeatable = new Set([
			"service_unreachable",
			"token_unavailable",
			"proxy_stopping"
		]);
		function statusOf(code) {
			return kinds[code].status;
		}
		function toRefusal(code) {
			let { status, message } = kinds[code], retryable = repeatable.has(code), body = JSON.stringify({ error: {
				code: status,
				message,
				metadata: {
					reason: code,
					retryable
				}
			} });
			return {
				status,
				headers: [
					"Content-Type",
					"application/json",
					"Content-Length",
					String(Buffer.byteLength(body)),
					refusalHeader,
					code,
					"x-should-retry",
					String(retryable)
				],
				body
			};
		}
		function refuse(request, response, code) {
			if (response.headersSent || response.destroyed) return;
			let { status, headers, body } = toRefusal(code);
			request.complete || !mayHaveBody(request) ? (response.writeHead(status, headers), response.end(body)) : (response.writeHead(status, [
				...headers,
				"Connection",
				"close"
			]), response.write(body), linger(request, () => response.end()));
		}
		function mayHaveBody({ headers }) {
			return headers["transfer-encoding"] !== void 0 || (headers["content-length"] ?? "0") !== "0";
		}
		function linger(request, leave) {
			let size = 0, end = () => {
				clearTimeout(timer), request.off("data", discard).off("end", end).off("close", end), leave();
			}, discard = (piece) => {
				size += piece.length, size > 16777216 && end();
			}, timer = setTimeout(end, 2e3);
			request.on("data", discard).on("end", end).on("close", end);
		}
		let hopByHop = [
			"connection",
			"keep-alive",
			"te",
			"trailer",
			"transfer-encoding",
			"upgrade",
			"http2-settings"
		], keptNames = new Set([
			"accept",
			"accept-language",
			"content-encoding",
			"content-language",
			"content-type",
			"idempotency-key",
			"last-event-id",
			"traceparent",
			"tracestate",
			"user-agent",
			"x-client-request-id",
			"x-correlation-id",
			"x-request-id",
			"x-title"
		]), keptPrefixes = ["openai-beta", "x-stainless-"], droppedOfAnswer = new Set([
			...hopByHop,
			"set-cookie",
			"set-cookie2",
			"alt-svc",
			"strict-transport-security",
			refusalHeader
		]);
		function readHead(raw) {
			return {
				authorizations: valuesOf(raw, "authorization"),
				hosts: valuesOf(raw, "host"),
				hasOrigin: valuesOf(raw, "origin").length > 0,
				codings: valuesOf(raw, "transfer-encoding")
			};
		}
		function keptOfRequest(raw) {
			return kept(raw, (name) => !keptNames.has(name) && !keptPrefixes.some((prefix) => name.startsWith(prefix)));
		}
		function keptOfAnswer(raw) {
			return kept(raw, (name) => droppedOfAnswer.has(name) || name.startsWith("proxy-") || name.startsWith("access-control-"));
		}
		function kept(raw, isDropped) {
			let named = namedByConnection(raw), passed = [];
			for (let index = 0; index + 1 < raw.length; index += 2) {
				let name = raw[index] ?? "", lower = name.toLowerCase();
				isDropped(lower) || named.length !== 0 && named.includes(lower) || passed.push(name, raw[index + 1] ?? "");
			}
			return passed;
		}
		function namedByConnection(raw) {
			let values = valuesOf(raw, "connection");
			return values.every((value) => value === "keep-alive" || value === "close") ? nothing : values.flatMap((value) => value.toLowerCase().split(",").map((name) => name.trim()));
		}
		let nothing = [];
		function valuesOf(raw, wanted) {
			let values = [];
			for (let index = 0; index + 1 < raw.length; index += 2) {
				let name = raw[index] ?? "";
				name.length === wanted.length && name.toLowerCase() === wanted && values.push(raw[index + 1] ?? "");
			}
			return values;
		}
		let visible = /^\/[\x21-\x7e]*$/, unclearSegment = /\/(?:\.{0,2})(?:\/|$)|\/(?:;|%3b|%20|%[01][0-9a-f])/i, unclearEncoding = /%(?:2f|5c|2d|2e|5f|7e|3\d|4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a]|(?![0-9a-f]{2}))/i;
		function readTarget(text) {
			let question = text.indexOf("?"), path = question === -1 ? text : text.slice(0, question);
			if (!(!visible.test(text) || text.includes("\\") || text.includes("#")) && !(unclearSegment.test(path) || unclearEncoding.test(path) || hasUnclearLetter(path))) return {
				path,
				whole: text
			};
		}
		function hasUnclearLetter(path) {
			if (!path.includes("%")) return !1;
			try {
				return (decodeURIComponent(path).match(/[^\x20-\x7e]/gu) ?? []).some((letter) => /[\x21-\x7e]/.test(letter.normalize("NFKC")));
			} catch {
				return !0;
			}
		}
		function createAdmission({ key, port, allowed }) {
			let expected = Buffer.from(key.reveal()), names = ["127.0.0.1", "localhost"], hosts = [...names.map((name) => `${name}:${port}`), ...port === 80 ? names : []];
			return ({ method, target: text, rawHeaders }) => {
				let { authorizations, hosts: given, hasOrigin, codings } = readHead(rawHeaders);
				if (!(authorizations.length < 2 && given.length < 2 && /^(?:chunked)?$/i.test(codings.join()))) return {
					refusal: "request_invalid",
					hasKey: !1
				};
				if (!isBearer(authorizations[0], expected)) return {
					refusal: "bearer_invalid",
					hasKey: !1
				};
				let refused = (refusal) => ({
					refusal,
					hasKey: !0
				});
				if (!hosts.includes(given[0] ?? "")) return refused("host_refused");
				if (hasOrigin) return refused("origin_refused");
				let target = readTarget(text);
				return target === void 0 ? refused("target_invalid") : (0, allowed_paths.J)(method, target.path, allowed) ? { target } : refused("path_refused");
			};
		}
		function isBearer(authorization, expected) {
			let [, token = ""] = /^Bearer +(\S+)$/i.exec(authorization ?? "") ?? [], given = Buffer.from(token, "latin1");
			return given.length === expected.length && (0, external_node_crypto_.timingSafeEqual)(given, expected);
		}
		function createCaps({ maxRequests, maxCost }) {
			let requests = 0, spent = 0;
			return {
				take() {
					if (maxRequests > 0 && requests >= maxRequests) return "requests_capped";
					if (maxCost > 0 && spent >= maxCost) return "cost_capped";
					requests += 1;
				},
				spend(cost) {
					spent = addCost(spent, cost);
				}
			};
		}
		function createEnding({ server, keeper, clock, underWay, closeLink }) {
			let { promise: ended, resolve: tellEnd } = Promise.withResolvers(), isBegun = !1, isClosed = !1, quiet = async (waitMs) => {
				let until = clock.monotonic() + waitMs;
				for (; underWay() > 0 && clock.monotonic() < until;) await clock.sleep(20);
			}, close = (reason) => {
				isClosed || (isClosed = !0, server.closeAllConnections(), closeLink(), keeper.record({
					type: "end",
					at: new Date(clock.now()).toISOString(),
					reason
				}), keeper.flush(), tellEnd(reason));
			}, begin = () => {
				isBegun = !0, server.close();
			};
			return {
				ended,
				get isBegun() {
					return isBegun;
				},
				async stop(reason, waitMs) {
					begin(), await quiet(waitMs), close(reason);
				},
				async stopOnRequest(response) {
					begin(), await quiet(5e3), response.closed ? close("stopped") : response.once("close", () => close("stopped")), response.writeHead(200, {
						"Content-Type": "application/json",
						Connection: "close"
					}), response.end(JSON.stringify(keeper.totals));
				}
			};
		}
		let headersMs = 1e4;
		async function listen(port, bodyMs) {
			let { createServer } = process.getBuiltinModule("node:http"), server = createServer({
				headersTimeout: headersMs,
				requestTimeout: headersMs + bodyMs,
				keepAliveTimeout: 75e3,
				requireHostHeader: !1,
				connectionsCheckingInterval: 5e3
			}), listener = {
				server,
				port: 0,
				receive: notYet
			}, take = (request, response, awaitsContinue) => {
				response.on("error", () => {}), listener.receive(request, response, awaitsContinue);
			};
			server.on("request", (request, response) => take(request, response, !1)), server.on("checkContinue", (request, response) => take(request, response, !0)), server.on("checkExpectation", (request, response) => refuse(request, response, "request_invalid")), server.on("clientError", (_error, socket) => refuseSocket(socket)), server.on("connect", (_request, socket) => refuseSocket(socket)), await new Promise((resolve, reject) => {
				server.once("error", reject), server.listen(port, "127.0.0.1", resolve);
			});
			let address = server.address();
			return listener.port = typeof address == "object" && address ? address.port : port, listener;
		}
		let notYet = (request, response) => refuse(request, response, "proxy_stopping");
		function refuseSocket(socket) {
			if (socket.on("error", () => {}), !socket.writable) {
				socket.destroy();
				return;
			}
			let { headers, body } = toRefusal("request_invalid"), lines = headers.flatMap((name, index) => index % 2 == 0 ? [`${name}: ${headers[index + 1]}`] : []);
			socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join("\r\n")}\r\nConnection: close\r\n\r\n${body}`, () => socket.destroy());
		}
		var chat = __webpack_require__(98914), json = __webpack_require__(16413);
		let noChoices = /"choices" ?: ?\[ ?\]/, withUsage = schemas._H3({ usage: schemas.lqM(schemas.mee(chat.CI)) }), finalChunk = schemas._H3({
			choices: schemas.PVZ([]),
			usage: schemas.lqM(schemas.mee(chat.CI))
		});
		function streamUsage() {
			let tail = [], size = 0;
			return {
				push(piece) {
					tail.push(piece), size += piece.length, size = keepEnd(tail, size);
				},
				read() {
					let last = Buffer.concat(tail).toString().split("\n").filter((line) => line.startsWith("data:") && noChoices.test(line)).map((line) => (0, json.q)(line.slice(5))).flatMap((chunk) => finalChunk.safeParse(chunk).data ?? []).at(-1);
					return last === void 0 ? "unfinished" : toUsage(last.usage);
				}
			};
		}
		function keepEnd(pieces, size) {
			let left = size;
			for (let [first] = pieces; first !== void 0 && left - first.length >= 16384; [first] = pieces) left -= first.length, pieces.shift();
			return left;
		}
		function documentUsage() {
			let pieces = [], size = 0, isWhole = !0;
			return {
				push(piece) {
					size += piece.length, isWhole &&= size <= 1048576, pieces.push(piece), isWhole || (size = keepEnd(pieces, size));
				},
				read() {
					let text = Buffer.concat(pieces).toString(), document = withUsage.safeParse(isWhole ? (0, json.q)(text) : { usage: usageAtEnd(text) });
					return document.success ? toUsage(document.data.usage) : "none";
				}
			};
		}
		function usageAtEnd(end) {
			let found = [...end.matchAll(/"usage"\s*:\s*(\{[^{}]*(?:\{[^{}]*\}[^{}]*){0,20}\})/g)].at(-1)?.[1];
			return found === void 0 ? void 0 : (0, json.q)(found);
		}
		function toUsage(said) {
			return said == null ? "none" : {
				promptTokens: count(said.prompt_tokens),
				completionTokens: count(said.completion_tokens),
				totalTokens: count(said.total_tokens),
				cost: count(said.cost)
			};
		}
		function count(value) {
			return value != null && value > 0 && Number.isFinite(value) ? value : 0;
		}
		let none = Buffer.alloc(0);
		function createByteMask(bearer) {
			let needle = Buffer.from(bearer, "latin1"), held = none;
			return {
				push(piece) {
					let whole = held.length === 0 ? piece : Buffer.concat([held, piece]), end = fill(whole, needle), open = openEnd(whole, needle, end);
					return held = whole.subarray(open), whole.subarray(0, open);
				},
				end: () => held
			};
		}
		function maskText(text, bearer) {
			return text.length < bearer.length ? text : text.replaceAll(bearer, "*".repeat(bearer.length));
		}
		function fill(bytes, needle) {
			let end = 0;
			for (let at = bytes.indexOf(needle); at !== -1; at = bytes.indexOf(needle, end)) end = at + needle.length, bytes.fill("*", at, end);
			return end;
		}
		function openEnd(bytes, needle, from) {
			let [first = 0] = needle, earliest = Math.max(from, bytes.length - needle.length + 1);
			for (let at = bytes.indexOf(first, earliest); at !== -1; at = bytes.indexOf(first, at + 1)) if (bytes.compare(needle, 0, bytes.length - at, at) === 0) return at;
			return bytes.length;
		}
		let done = Buffer.from("[DONE]");
		function relayAnswer({ answer, response, bearer, hasUsage }, observer) {
			let type = answer.headers["content-type"] ?? "", isStream = /^text\/event-stream\b/i.test(type), reader = hasUsage ? readerOf(type, isStream) : void 0, mask = isStream ? void 0 : createByteMask(bearer.reveal()), said, settle = () => (said !== void 0 && said !== "unfinished" || (said = reader?.read() ?? "none", typeof said == "object" && observer.onUsage(said)), said);
			response.writeHead(answer.statusCode ?? 502, masked(keptOfAnswer(answer.rawHeaders), bearer.reveal()));
			let writer = createTickWriter(response, () => answer.pause());
			return answer.on("data", (piece) => {
				reader?.push(piece), isStream && piece.includes(done) && settle(), writer.write(mask === void 0 ? piece : mask.push(piece));
			}), response.on("drain", () => answer.resume()), answer.on("end", () => {
				let usage = settle();
				mask !== void 0 && writer.write(mask.end()), writer.end(), observer.onEnd(usage);
			}), answer.on("error", () => {}), answer.on("close", () => {
				answer.complete || (observer.onCut(settle()), response.destroy());
			}), isStream && hasUsage ? settle : void 0;
		}
		function createTickWriter(response, onFull) {
			let pieces = [], take = () => {
				let [only = answer_nothing, ...more] = pieces, whole = more.length === 0 ? only : Buffer.concat(pieces);
				return pieces = [], whole;
			}, flush = () => {
				pieces.length > 0 && !response.write(take()) && onFull();
			};
			return setImmediate(() => {
				!response.destroyed && !response.writableEnded && response.flushHeaders();
			}), {
				write(piece) {
					piece.length !== 0 && pieces.push(piece) === 1 && process.nextTick(flush);
				},
				end() {
					pieces.length > 0 ? response.end(take()) : response.end();
				}
			};
		}
		let answer_nothing = Buffer.alloc(0);
		function readerOf(type, isStream) {
			return isStream ? streamUsage() : /^application\/json\b/i.test(type) ? documentUsage() : void 0;
		}
		function masked(headers, bearer) {
			return headers.map((text) => maskText(text, bearer));
		}
		let empty = Buffer.alloc(0);
		function readBody(request, { maxBytes, timeoutMs }, done) {
			if (!mayHaveBody(request)) {
				request.resume(), done(empty);
				return;
			}
			if (Number(request.headers["content-length"] ?? 0) > maxBytes) {
				done("body_too_large");
				return;
			}
			let pieces = [], size = 0, finish = (body) => {
				clearTimeout(timer), request.off("data", take).off("end", end).off("close", leave), done(body);
			}, take = (piece) => {
				size += piece.length, size > maxBytes ? finish("body_too_large") : pieces.push(piece);
			}, end = () => {
				let [only = empty, ...more] = pieces;
				finish(more.length === 0 ? only : Buffer.concat(pieces));
			}, leave = () => finish(void 0), timer = setTimeout(() => finish("body_too_slow"), timeoutMs);
			request.on("data", take).on("end", end).on("close", leave);
		}
		let chatPath = /^\/interns\/[^/]+\/chat\/completions(?![\w~-])/i;
		function isChat(method, path) {
			return method === "POST" && chatPath.test(path);
		}
		function withApprovalMode(body, mode) {
			try {
				let request = JSON.parse(utf8.decode(body));
				return typeof request != "object" || !request || Array.isArray(request) ? void 0 : Buffer.from(JSON.stringify({
					...request,
					approval_mode: mode
				}));
			} catch {
				return;
			}
		}
		let utf8 = new TextDecoder("utf-8", { fatal: !0 });
		var fetch = __webpack_require__(9880);
		let arrivable = new WeakSet();
		function wasSent(request) {
			return arrivable.has(request);
		}
		function checkNode(version) {
			let [major = 0, minor = 0] = version.split(".").map(Number);
			if (!(major > 24 || minor >= 5)) throw new errors.hD("api_unreachable", `The environment names a proxy for requests. To go through it, this needs Node 24.5 or later, and this is Node ${version}.`);
		}
		function openServiceLink(baseUrl, env) {
			let url = new URL(baseUrl), isSecure = url.protocol === "https:", { request: start, Agent: NewAgent } = process.getBuiltinModule(isSecure ? "node:https" : "node:http"), proxyEnv = (0, fetch.eq)(env);
			proxyEnv !== void 0 && checkNode(process.versions.node);
			let options = {
				keepAlive: !0,
				timeout: 2e3,
				maxFreeSockets: 256
			}, agent = new NewAgent(proxyEnv === void 0 ? options : {
				...options,
				proxyEnv: { ...proxyEnv }
			}), basePath = url.pathname.replace(/\/+$/, ""), connected = isSecure ? "secureConnect" : "connect", place = {
				protocol: url.protocol,
				hostname: url.hostname.replace(/^\[|\]$/g, ""),
				port: url.port
			};
			return {
				host: url.host,
				send({ method, target, headers, body }) {
					let request = start({
						...place,
						agent,
						method,
						path: `${basePath}${target}`,
						headers,
						timeout: 0
					}), timer = setTimeout(() => request.destroy(Error("no connection in time")), 1e4), arrive = () => {
						clearTimeout(timer), arrivable.add(request);
					};
					return request.once("socket", (socket) => {
						request.reusedSocket || !socket.connecting ? arrive() : socket.once(connected, arrive);
					}), request.once("close", () => clearTimeout(timer)), request.end(body.toString("latin1"), "latin1"), request;
				},
				close: () => agent.destroy()
			};
		}
		function createPassage(options) {
			let underWay = 0, arrived = () => {
				--underWay;
			};
			return {
				pass(admitted) {
					underWay += 1;
					let startedAt = options.clock.monotonic();
					readBody(admitted.request, options.body, (received) => {
						let body = received instanceof Buffer ? toSentBody(admitted, received, options) : received, trip = beginTrip(admitted, body instanceof Buffer ? body : emptyBody, {
							startedAt,
							arrived
						});
						admitted.response.once("close", () => leave(trip, options)), body === void 0 ? leave(trip, options) : typeof body == "string" ? fail(trip, body, options) : withBearer(trip, options);
					});
				},
				get underWay() {
					return underWay;
				}
			};
		}
		function toSentBody({ request, target }, body, options) {
			if (!isChat(request.method, target.path)) return body;
			let written = request.headers["content-encoding"] === void 0 ? withApprovalMode(body, options.approvalMode) : void 0;
			return written === void 0 ? "body_invalid" : written.length > options.body.maxBytes ? "body_too_large" : written;
		}
		function beginTrip(admitted, body, begun) {
			let nothingYet = {
				upstream: void 0,
				timer: void 0,
				firstMs: void 0,
				settle: void 0,
				isOver: !1
			};
			return {
				...admitted,
				...begun,
				...nothingYet,
				body
			};
		}
		function withBearer(trip, options) {
			let held = options.bearer.get();
			"token" in held ? start(trip, held, options) : held.then((one) => start(trip, one, options)).catch(() => fail(trip, "token_unavailable", options));
		}
		function start(trip, held, options) {
			if (trip.isOver) return;
			let capped = options.caps.take();
			capped === void 0 ? (trip.timer = setTimeout(() => fail(trip, "service_silent", options), options.answerMs), send(trip, {
				held,
				mayRepeat: !0
			}, options)) : fail(trip, capped, options);
		}
		function send(trip, { held, mayRepeat }, options) {
			let { request, target, body } = trip, { link } = options, headers = toHeaders(request, body, {
				host: link.host,
				bearer: held.token.reveal()
			}), upstream = link.send({
				method: request.method ?? "",
				target: target.whole,
				headers,
				body
			});
			trip.upstream = upstream, upstream.once("response", (answer) => {
				trip.isOver ? answer.destroy() : answer.statusCode === 401 && mayRepeat ? renewAndRepeat(trip, {
					held,
					answer
				}, options) : relay(trip, {
					held,
					answer
				}, options);
			}), upstream.once("upgrade", (_answer, socket) => {
				socket.destroy(), fail(trip, "service_lost", options);
			}), upstream.on("error", () => {
				trip.upstream === upstream && fail(trip, wasSent(upstream) ? "service_lost" : "service_unreachable", options);
			});
		}
		async function renewAndRepeat(trip, { held, answer }, options) {
			let newer = await options.bearer.renew(held);
			trip.isOver || (newer === void 0 ? relay(trip, {
				held,
				answer
			}, options) : (answer.on("error", () => {}).resume(), send(trip, {
				held: newer,
				mayRepeat: !1
			}, options)));
		}
		function relay(trip, { held, answer }, options) {
			clearTimeout(trip.timer), trip.firstMs = options.clock.monotonic() - trip.startedAt;
			let { request, response } = trip, { statusCode: status = 502 } = answer, failure = failureOf(answer, status);
			if (failure !== void 0) {
				fail(trip, failure, options);
				return;
			}
			let hasUsage = request.method === "POST" && status < 300;
			trip.settle = relayAnswer({
				answer,
				response,
				bearer: held.token,
				hasUsage
			}, {
				onUsage: ({ cost }) => options.caps.spend(cost),
				onEnd: (usage) => end(trip, {
					status,
					...toUsageFields(usage)
				}, options),
				onCut: (usage) => end(trip, {
					status,
					cut: "by the service",
					...toUsageFields(usage)
				}, options)
			});
		}
		function failureOf(answer, status) {
			return status >= 300 && status < 400 ? "service_redirects" : status < 200 || answer.destroyed ? "service_lost" : void 0;
		}
		function end(trip, how, { clock, record }) {
			trip.isOver || (trip.isOver = !0, trip.arrived(), clearTimeout(trip.timer), record(toEntry(trip, how, clock)));
		}
		function fail(trip, code, options) {
			if (trip.isOver) return;
			let { request, response, upstream } = trip, isBegun = response.headersSent, cut = {
				status: response.statusCode,
				cut: "by the service"
			};
			end(trip, isBegun ? cut : {
				status: statusOf(code),
				code
			}, options), upstream?.destroy(), isBegun ? response.destroy() : refuse(request, response, code);
		}
		function leave(trip, options) {
			if (trip.isOver) return;
			let { response, upstream } = trip, usage = trip.settle?.() ?? "unfinished", status = response.headersSent ? response.statusCode : null, fields = trip.settle === void 0 ? {} : toUsageFields(usage);
			end(trip, {
				status,
				...usage === "unfinished" ? { cut: "by the client" } : {},
				...fields
			}, options), upstream?.destroy();
		}
		let emptyBody = Buffer.alloc(0);
		function toHeaders(request, body, ours) {
			let { method, rawHeaders } = request, length = body.length > 0 || method === "POST" || method === "PUT" || method === "PATCH" ? ["Content-Length", String(body.length)] : [];
			return [
				"Host",
				ours.host,
				"Authorization",
				`Bearer ${ours.bearer}`,
				"Accept-Encoding",
				"identity",
				...keptOfRequest(rawHeaders),
				...length
			];
		}
		function toEntry(trip, how, clock) {
			let { request, target, startedAt, firstMs } = trip;
			return {
				type: "request",
				at: new Date(clock.now()).toISOString(),
				method: request.method ?? "",
				path: toEntryPath(target.path),
				status: null,
				sent: trip.upstream !== void 0,
				ms: round(clock.monotonic() - startedAt),
				...firstMs === void 0 ? {} : { first_ms: round(firstMs) },
				...how
			};
		}
		function round(ms) {
			return Math.round(ms * 10) / 10;
		}
		function toUsageFields(usage) {
			return usage === "none" ? {} : usage === "unfinished" ? { unfinished: !0 } : { usage: toEntryUsage(usage) };
		}
		async function startProxy(options) {
			let { approvalMode, bearer, clock, keeper, key, takesStop, bodyMs = 6e4, answerMs = 31e4 } = options, link = openServiceLink(options.baseUrl, options.env), passage = createPassage({
				link,
				bearer,
				caps: createCaps(options.caps),
				clock,
				body: {
					maxBytes: limits.P,
					timeoutMs: bodyMs
				},
				answerMs,
				approvalMode,
				record: keeper.record
			}), listener = await listen(options.port, bodyMs), { server, port } = listener, ending = createEnding({
				server,
				keeper,
				clock,
				underWay: () => passage.underWay,
				closeLink: link.close
			}), admit = createAdmission({
				key,
				port,
				allowed: takesStop ? [...options.allowed, stopRule] : options.allowed
			}), url = `http://127.0.0.1:${port}`;
			keeper.record({
				type: "start",
				at: new Date(clock.now()).toISOString(),
				url
			});
			let receive = (request, response, awaitsContinue) => {
				let { method = "", url: target = "", rawHeaders } = request, admission = admit({
					method,
					target,
					rawHeaders
				});
				"refusal" in admission ? (admission.hasKey && keeper.record(refusedEntry({
					method,
					target,
					code: admission.refusal
				}, clock)), refuse(request, response, admission.refusal)) : ending.isBegun ? refuse(request, response, "proxy_stopping") : takesStop && stopRule.path.test(admission.target.path) ? ending.stopOnRequest(response) : (awaitsContinue && response.writeContinue(), passage.pass({
					request,
					response,
					target: admission.target
				}));
			};
			return listener.receive = receive, {
				url,
				stop: ending.stop,
				ended: ending.ended
			};
		}
		function refusedEntry({ method, target, code }, clock) {
			let path = toEntryPath(target);
			return {
				type: "request",
				at: new Date(clock.now()).toISOString(),
				method,
				path,
				status: statusOf(code),
				sent: !1,
				ms: 0,
				code
			};
		}
		function toErrorCode(code) {
			return code === void 0 ? {} : { error_code: code };
		}
		async function runProxy(io, settings, options) {
			let { clock, env } = io, { token: first, accountFile, key, port, takesStop } = options, keeper = keepAccount((text) => {
				accountFile !== void 0 && (0, external_node_fs_.writeSync)(accountFile, text);
			}), at = () => new Date(clock.now()).toISOString(), tokens, loadTokens = () => (tokens ??= Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 99423)).then(({ tokensOf }) => tokensOf(io, settings)), tokens), bearer = (0, fresh_bearer.j)({
				...io,
				obtain: async () => (await loadTokens())(),
				first,
				onExchange: (code) => keeper.record({
					type: "exchange",
					at: at(),
					granted: code === void 0,
					...toErrorCode(code)
				})
			}), { approvalMode, baseUrl, caps } = settings, proxy = await startProxy({
				baseUrl,
				allowed: (0, allowed_paths.H)(settings.allowPaths),
				caps,
				approvalMode,
				key,
				port,
				bearer,
				keeper,
				env,
				clock,
				takesStop
			});
			return loadTokens().catch(() => {}), proxy.ended.then(() => {
				accountFile !== void 0 && (0, external_node_fs_.closeSync)(accountFile);
			}), {
				...proxy,
				totals: () => keeper.totals
			};
		}
		var transcript_file = __webpack_require__(4676), workspace = __webpack_require__(50082), cut = __webpack_require__(99179);
		function toAccountLine(totals) {
			let { requests, refused, errors, exchanges, slowest, total_tokens, cost } = totals;
			return `The proxy: ${[
				proxy_account_count(requests, "request"),
				proxy_account_count(errors, "error"),
				`${refused} refused by the proxy`,
				proxy_account_count(total_tokens, "token"),
				toCost(cost),
				proxy_account_count(exchanges, "token exchange"),
				...slowest === null ? [] : [`the slowest took ${seconds(slowest.ms)} (${toPlace(slowest)})`]
			].join(", ")}.${totals.unfinished === 0 ? "" : ` ${toUnfinished(totals)}`}`;
		}
		function toUnfinished({ unfinished }) {
			return `${unfinished === 1 ? "1 stream ended" : `${unfinished} streams ended`} without the final chunk: what that used is in no sum.`;
		}
		function toPlace({ method, path }) {
			return (0, cut.ml)(`${method} ${path}`, 200);
		}
		function toCost(cost) {
			return `USD ${cost.toFixed(4)}`;
		}
		function seconds(ms) {
			return `${(ms / 1e3).toFixed(1)} s`;
		}
		function proxy_account_count(number, what) {
			return `${number} ${what}${number === 1 ? "" : "s"}`;
		}
		var secret = __webpack_require__(36385), command = __webpack_require__(99859), failure = __webpack_require__(51612), json_text = __webpack_require__(52604), child = __webpack_require__(76148), local_service = __webpack_require__(46615);
		async function proxy_runProxy({ text, value, commandLine, io, openJob }) {
			let interrupted = io.interrupted(), opened = await openCliProxy(await openJob(), readProxySettings(text), (0, local_service.Sr)("port", value("port")) ?? 0);
			try {
				return commandLine.length > 0 ? (opened.internId === void 0 && io.stderr(`${missingIntern}\n`), await (0, child.w)(commandLine, {
					io,
					env: environmentOfClient(io.env, opened),
					interrupted
				})) : (io.env.GITHUB_ACTIONS === "true" && io.stderr(`::add-mask::${opened.key.reveal()}\n`), io.stdout(`${(0, json_text.j)({
					ready: !0,
					proxy_url: opened.url,
					proxy_key: opened.key.reveal()
				})}\n`), await interrupted === "SIGINT" ? command.An : 0);
			} finally {
				await opened.close();
			}
		}
		async function openCliProxy(job, settings, port) {
			let key = new secret.z((0, external_node_crypto_.randomBytes)(32).toString("base64url"));
			job.log.mask(key);
			let { token, internId } = await (0, open_proxy.openProxyAccess)(job, settings), given = settings.transcriptFile, proxy = await runProxy(job, settings, {
				key,
				port,
				token,
				accountFile: given === void 0 ? void 0 : (await (0, transcript_file.i)(given, (0, workspace.O)(job))).file,
				takesStop: !1
			}).catch((error) => {
				throw (0, failure.c7)(error) === "EADDRINUSE" || (0, failure.c7)(error) === "EACCES" ? portTaken(port, error) : error;
			});
			return {
				url: proxy.url,
				key,
				internId,
				async close() {
					await proxy.stop("stopped", 0), job.log.notice(toAccountLine(proxy.totals()));
				}
			};
		}
		function portTaken(port, cause) {
			return new errors.dz("input_invalid", `--port is "${port}", where nothing can listen. Stop the program that uses it, or take a free one: --port 0.`, {
				source: "port",
				cause
			});
		}
		let withheld = /^INTERNS_(?:FEDERATION_POLICY_ID|AUDIENCE|API_KEY|SUBJECT_TOKEN(?:_.*)?)$/, missingIntern = "Note: No intern is named, so OPENAI_BASE_URL and OPENAI_API_KEY are left as they are. --intern names one.";
		function environmentOfClient(env, { url, key, internId }) {
			let kept = Object.entries(env).filter(([name]) => !withheld.test(name) && !(0, places.qi)(name)), openAi = internId === void 0 ? {} : {
				OPENAI_BASE_URL: openAiBaseUrl(url, internId),
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
	26593: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => envNameOf,
			e: () => readCliInputs
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _definitions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63683), _given_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43072);
		function envNameOf(name) {
			return `INTERNS_${name.replaceAll("-", "_").toUpperCase()}`;
		}
		function readCliInputs({ flags, env }) {
			for (let name of _definitions_js__WEBPACK_IMPORTED_MODULE_0__.vj) if (_definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].where === "action" && (env[envNameOf(name)] ?? "") !== "") throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.dz("input_conflict", `The environment variable ${envNameOf(name)} is set, but "${name}" works in the action only. Unset it.`, { source: name });
			return (name) => (0, _given_js__WEBPACK_IMPORTED_MODULE_2__.z2)(flags.get(name)) ?? (0, _given_js__WEBPACK_IMPORTED_MODULE_2__.z2)(env[envNameOf(name)]);
		}
	}),
	99423: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			openProxyAccess: () => openProxyAccess,
			tokensOf: () => tokensOf
		});
		var _client_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43229), _proxy_allowed_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9457), _proxy_fresh_bearer_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84400), _run_find_intern_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11151), _bearer_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(84014), _workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(50082);
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
	4676: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i: () => createLinesFile,
			t: () => createTranscriptFile
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598), node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760), _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452), _transcript_recorder_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91170), _wording_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96559), _checkout_file_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(27810);
		async function createTranscriptFile(given, { workspace, log, maxBytes = 268435456 }) {
			let { path, file } = await createLinesFile(given, workspace), bytes = 0, isFull = !1, kept = [], put = (event) => {
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
		async function createLinesFile(given, workspace) {
			let path = given === void 0 ? (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(workspace.temp, `intern-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}`, "transcript.jsonl") : workspace.path(given);
			return {
				path,
				file: await openTranscript(path, given !== void 0, workspace)
			};
		}
		async function openTranscript(path, isGiven, workspace) {
			try {
				return isGiven && await workspace.refuseFileOfOthers(path), workspace.create(path);
			} catch (cause) {
				let why = cause instanceof _checkout_file_js__WEBPACK_IMPORTED_MODULE_5__.Hv ? `: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_4__.Uc)(cause)}` : "";
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.dz("input_invalid", (0, _wording_js__WEBPACK_IMPORTED_MODULE_6__.MH)`The transcript can't be written to "${path}"${why}. Name another file with ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_6__.hF)("transcript-file")}.`, {
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
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97309), _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96559);
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
		}], never = /^\/(?:keys|oauth(?:[^\w~/-][^/]*)?\/token)(?![\w~-])/i;
		function isAllowed(method, path, added) {
			return !never.test(path) && [...always, ...added].some((rule) => (rule.method === "*" || rule.method === method) && rule.path.test(path));
		}
	}),
	84400: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { j: () => holdFreshBearer });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _exchange_margins_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97114);
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
	11151: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { n: () => findRunningIntern });
		var _client_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2410), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _http_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(28394);
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
