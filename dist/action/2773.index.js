export const id = 2773;
export const ids = [2773];
export const modules = {
	9223: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			loadModelAccess: () => loadModelAccess,
			obtainProxyAccess: () => obtainProxyAccess,
			obtainToken: () => _connect_js__WEBPACK_IMPORTED_MODULE_0__.BM
		});
		var _client_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7567), _exchange_token_holder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6383), _proxy_admission_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1321), _run_find_intern_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1151), _connect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2903);
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
		let loadModelAccess = () => Promise.all([
			__webpack_require__.e(8815),
			__webpack_require__.e(1832),
			__webpack_require__.e(8263)
		]).then(__webpack_require__.bind(__webpack_require__, 1832));
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
	9066: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	1321: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AY: () => addBuiltInRules,
			H$: () => readPathRules,
			Ib: () => matchesRule,
			a3: () => createKeyRing,
			mD: () => createAdmission
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598), _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7309), _models_path_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9066), _secret_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6385), _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6559), _headers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7650);
		let visibleAsciiTarget = /^\/[\x21-\x7e]*$/, ambiguousSegment = /\/(?:\.|%20)*(?:[/;]|%3b|$)|\/%20/i, ambiguousEncoding = /%(?:2f|5c|2d|2e|5f|7e|3\d|4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a]|(?![0-9a-f]{2}))/i;
		function readTarget(text, completePath = (path) => path) {
			let queryAt = text.indexOf("?"), path = queryAt === -1 ? text : text.slice(0, queryAt);
			if (!visibleAsciiTarget.test(text) || text.includes("\\") || text.includes("#") || ambiguousSegment.test(path) || ambiguousEncoding.test(path) || hasAmbiguousLetter(path)) return;
			let completed = completePath(path);
			return {
				path: completed,
				pathAndQuery: completed + text.slice(path.length)
			};
		}
		let invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{DI}\u2800]|(?! )\p{Zs}/u;
		function hasAmbiguousLetter(path) {
			if (!path.includes("%")) return !1;
			let decoded = (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.y0)(() => decodeURIComponent(path));
			return decoded === void 0 || invisible.test(decoded) || (decoded.match(/[^\x20-\x7e]/gu) ?? []).some(isLikeAscii);
		}
		function isLikeAscii(letter) {
			let caseVariants = [letter.toUpperCase(), letter.toLowerCase()];
			return /[\x21-\x7e]/.test(letter.normalize("NFKC")) || caseVariants.some((one) => /^[a-z]\p{M}*$/iu.test(one));
		}
		function readPathRules(text) {
			return text.split(/\r?\n/).map((line) => line.trim()).filter((line) => line !== "").map((line) => (0, _models_path_rule_js__WEBPACK_IMPORTED_MODULE_2__.I)(line) ?? refuseLine(line));
		}
		function refuseLine(line) {
			let message = (0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.hF)("allow-paths")} has the line "${(0, _log_js__WEBPACK_IMPORTED_MODULE_4__.TN)(line.slice(0, 200))}". Write a method and a path: "GET /models", "* /files/**".`;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.dz("input_invalid", message, { source: "allow-paths" });
		}
		let builtInRules = [{
			method: "GET",
			path: /^\/interns$/
		}, {
			method: "POST",
			path: /^\/interns\/[^/]+\/chat\/completions$/
		}];
		function addBuiltInRules(rules) {
			return {
				rules: [...builtInRules, ...rules],
				forbidden: _models_path_rule_js__WEBPACK_IMPORTED_MODULE_2__.q
			};
		}
		function matchesRule(rules, method, path) {
			return rules.some((rule) => (rule.method === "*" || rule.method === method) && rule.path.test(path));
		}
		function createAdmission({ keys, port, forwarding, takesKeyHeader, completePath }) {
			let hostNames = ["127.0.0.1", "localhost"], allowedHosts = [...hostNames.map((name) => `${name}:${port}`), ...port === 80 ? hostNames : []];
			return ({ method, target: text, rawHeaders }) => {
				let apiKeys = takesKeyHeader === !0 ? (0, _headers_js__WEBPACK_IMPORTED_MODULE_5__.J0)(rawHeaders, "x-api-key") : [], credentials = [...(0, _headers_js__WEBPACK_IMPORTED_MODULE_5__.J0)(rawHeaders, "authorization").map(readBearer), ...apiKeys], hosts = (0, _headers_js__WEBPACK_IMPORTED_MODULE_5__.J0)(rawHeaders, "host"), isChunkedOrPlain = /^(?:chunked)?$/i.test((0, _headers_js__WEBPACK_IMPORTED_MODULE_5__.J0)(rawHeaders, "transfer-encoding").join());
				if (!(credentials.length < 2 && hosts.length < 2 && isChunkedOrPlain)) return {
					refusal: "request_invalid",
					hasKey: !1
				};
				if (!keys.has(credentials[0] ?? "")) return {
					refusal: "bearer_invalid",
					hasKey: !1
				};
				let refuse = (refusal) => ({
					refusal,
					hasKey: !0
				});
				if (!allowedHosts.includes(hosts[0] ?? "")) return refuse("host_refused");
				if ((0, _headers_js__WEBPACK_IMPORTED_MODULE_5__.J0)(rawHeaders, "origin").length > 0) return refuse("origin_refused");
				let target = readTarget(text, completePath);
				return target === void 0 ? refuse("target_invalid") : !forwarding.forbidden.test(target.path) && matchesRule(forwarding.rules, method, target.path) ? { target } : refuse("path_refused");
			};
		}
		function readBearer(authorization) {
			return /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? "";
		}
		function createKeyRing(...initialKeys) {
			let keys = new Map(initialKeys.map((key) => [key, Buffer.from(key.reveal())]));
			return {
				add() {
					let key = new _secret_js__WEBPACK_IMPORTED_MODULE_6__.z((0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32).toString("base64url"));
					return keys.set(key, Buffer.from(key.reveal())), key;
				},
				remove: (key) => void keys.delete(key),
				has(text) {
					let candidate = Buffer.from(text, "latin1"), isKnown = !1;
					for (let key of keys.values()) candidate.length === key.length && (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(candidate, key) && (isKnown = !0);
					return isKnown;
				}
			};
		}
	}),
	7650: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J0: () => findHeaderValues,
			X_: () => filterHeaders,
			Yz: () => keepAnswerHeaders,
			dw: () => keepRequestHeaders
		});
		var _refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6884);
		let hopByHop = [
			"connection",
			"keep-alive",
			"te",
			"trailer",
			"transfer-encoding",
			"upgrade",
			"http2-settings"
		], forwardedNames = new Set([
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
		]), forwardedPrefixes = ["openai-beta", "x-stainless-"], droppedAnswerHeaders = new Set([
			...hopByHop,
			"set-cookie",
			"set-cookie2",
			"alt-svc",
			"strict-transport-security",
			_refusal_js__WEBPACK_IMPORTED_MODULE_0__.Ii
		]);
		function keepRequestHeaders(raw, extraNames) {
			let hasPrefix = (name) => forwardedPrefixes.some((prefix) => name.startsWith(prefix));
			return filterHeaders(raw, (name) => forwardedNames.has(name) || extraNames?.has(name) === !0 || hasPrefix(name));
		}
		function keepAnswerHeaders(raw) {
			return filterHeaders(raw, (name) => !droppedAnswerHeaders.has(name) && !/^(?:proxy|access-control)-/.test(name));
		}
		function filterHeaders(raw, isKept) {
			let connectionNames = readConnectionNames(raw), headers = [];
			for (let index = 0; index + 1 < raw.length; index += 2) {
				let name = raw[index] ?? "", lowerName = name.toLowerCase();
				isKept(lowerName) && !connectionNames.includes(lowerName) && headers.push(name, raw[index + 1] ?? "");
			}
			return headers;
		}
		function readConnectionNames(raw) {
			let values = findHeaderValues(raw, "connection");
			return values.every((value) => value === "keep-alive" || value === "close") ? [] : values.join(",").toLowerCase().split(",").map((name) => name.trim());
		}
		function findHeaderValues(raw, lowerCaseName) {
			let values = [];
			for (let index = 0; index + 1 < raw.length; index += 2) {
				let name = raw[index] ?? "";
				name.length === lowerCaseName.length && name.toLowerCase() === lowerCaseName && values.push(raw[index + 1] ?? "");
			}
			return values;
		}
	}),
	6884: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BS: () => getStatus,
			Ii: () => refusalHeader,
			Mj: () => watchBody,
			TR: () => refuse,
			aU: () => mayHaveBody,
			wV: () => toRefusal
		});
		let refusals = {
			request_invalid: [400, "The request is not HTTP in a form that the proxy forwards."],
			target_invalid: [400, "The request target is refused: it must begin with \"/\", without an empty segment, \".\" or \"..\", backslash, fragment, encoded slash, or percent-encoding of a character that needs none."],
			body_invalid: [400, "The body of a chat request has to be a JSON object in UTF-8, without Content-Encoding: the proxy writes its approval mode into it."],
			unsupported_parameter: [400, "The request has a parameter that the service does not read."],
			bearer_invalid: [401, "This proxy takes only its own key: send \"Authorization: Bearer\" with the key that it was started with."],
			requests_capped: [402, "The cap on requests is reached: \"max-requests\" of the proxy."],
			cost_capped: [402, "The cap on cost is reached: \"max-cost\" of the proxy."],
			tokens_capped: [402, "The cap on tokens is reached."],
			host_refused: [403, "The Host header of a request must be the address of this proxy."],
			origin_refused: [403, "Requests from web pages (with the header Origin) are refused."],
			path_refused: [403, "This method and path are not forwarded. To allow more, use \"allow-paths\" of the proxy; keys and the token exchange are never forwarded."],
			body_too_large: [413, "The body is larger than 1048576 bytes, the limit of the service."],
			body_too_slow: [413, "The body did not arrive within 60 s."],
			service_unreachable: [502, "The service could not be reached: nothing was sent."],
			service_lost: [502, "The service broke off, or did not answer with HTTP that can be forwarded. The request may have arrived, so it is not repeated."],
			service_redirects: [502, "The service answered with a redirect, which is not followed."],
			token_unavailable: [503, "There is no access token: the exchange failed. The log or account of the proxy says why."],
			busy: [503, "Too many large requests are under way: no memory was free for 60 s. Nothing was sent."],
			proxy_stopping: [503, "This proxy is being stopped."],
			service_silent: [504, "The service did not answer in time. The request may have arrived, so it is not repeated."]
		}, refusalHeader = "intern-proxy", repeatableCodes = new Set([
			"service_unreachable",
			"token_unavailable",
			"busy",
			"proxy_stopping"
		]);
		function getStatus(code) {
			return refusals[code][0];
		}
		function toRefusal(code, form) {
			let [status, defaultMessage] = refusals[code], message = form?.messages[code] ?? defaultMessage, retryable = repeatableCodes.has(code), serviceError = { error: {
				code: status,
				message,
				metadata: {
					reason: code,
					retryable
				}
			} }, body = JSON.stringify(form?.toError({
				status,
				code,
				message,
				isRepeatable: retryable
			}) ?? serviceError);
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
		let lingerBounds = {
			maxBytes: 16777216,
			timeoutMs: 2e3
		};
		function refuse(request, response, code, form) {
			if (response.headersSent || response.destroyed) return;
			let { status, headers, body } = toRefusal(code, form);
			request.complete || !mayHaveBody(request) ? (response.writeHead(status, headers), response.end(body)) : (response.writeHead(status, [
				...headers,
				"Connection",
				"close"
			]), response.write(body), watchBody(request, lingerBounds, () => response.end()));
		}
		function mayHaveBody({ headers }) {
			return headers["transfer-encoding"] !== void 0 || (headers["content-length"] ?? "0") !== "0";
		}
		function watchBody(request, { maxBytes, timeoutMs }, done, onPiece) {
			let size = 0, finish = (bodyEnd) => {
				clearTimeout(timer), request.off("data", take).off("end", end).off("close", leave), done(bodyEnd);
			}, take = (piece) => {
				size += piece.length, size > maxBytes ? finish("body_too_large") : onPiece?.(piece);
			}, end = () => finish("whole"), leave = () => finish("client_left"), timer = setTimeout(() => finish("body_too_slow"), timeoutMs);
			request.on("data", take).on("end", end).on("close", leave);
		}
	}),
	9495: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			jI: () => toChangesLine,
			lT: () => toChangesBlocks,
			mk: () => toChangeTable
		});
		var _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9229), _render_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9179);
		let fates = {
			taken: "taken",
			left: "left behind",
			stop: "stops"
		};
		function toChangesLine({ counts: { taken, left, stop } }) {
			if (taken + left + stop === 0) return "No file changed.";
			let stopped = stop === 0 ? "" : `, ${stop} that stopped the whole change`;
			return `Changed files: ${taken} ${stop === 0 ? "taken" : "that could be taken"}, ${left} left behind${stopped}.`;
		}
		function toChangesBlocks(changes, { level, rows, diff }) {
			if (changes === null || level === "none") return [];
			let { head, counts, entries } = changes, shown = entries.slice(0, rows), total = counts.taken + counts.left + counts.stop, isDiffShown = level === "full" && diff !== void 0 && diff !== "";
			return (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.Bv)((0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.FY)({ strong: toChangesLine(changes) }, " Since commit ", { code: head.slice(0, 12) }, "."), toChangeTable(shown), total > shown.length && (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.jQ)(`Not shown here: ${total - shown.length} more.`), isDiffShown && (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.zH)(["The change"], {
				type: "code",
				text: diff.trimEnd(),
				isDiff: !0
			}));
		}
		function toChangeTable(entries) {
			if (entries.length === 0) return [];
			let toSize = (bytes) => bytes === null ? "" : `${bytes} bytes`, rows = entries.map(({ path, status, bytes, added, removed, answer, rule }) => [
				[{ code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.ml)(path, 200) }],
				[status],
				[added === null || removed === null ? toSize(bytes) : `+${added} \u2212${removed}`],
				[fates[answer]],
				[{ code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.ml)(rule, 200) }]
			]);
			return [(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.tp)([
				"File",
				"Change",
				"Lines",
				"Outcome",
				"Rule"
			], rows)];
		}
	}),
	1151: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { n: () => findRunningIntern });
		var _client_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2410), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _http_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8394);
		async function findRunningIntern(options) {
			let { clock, log, signal } = options, deadline = clock.monotonic() + options.waitForInternMs, lastState = "";
			for (let waitMs = 250;; waitMs = Math.min(2 * waitMs, 5e3)) {
				let intern = await findIntern(options);
				if (intern.status === "running") return intern;
				let isStarting = intern.status === "queued" || intern.status === "provisioning", leftMs = deadline - clock.monotonic();
				if (!isStarting || leftMs <= 0) throw createNotRunningError(intern, isStarting, options.waitForInternMs);
				let state = describeState(intern);
				state !== lastState && log.info(`Waiting for intern "${intern.name}": ${state}.`), lastState = state, await clock.sleep(Math.min(waitMs, leftMs), signal);
			}
		}
		async function findIntern(options) {
			let { client, intern: nameOrId, workspaceId, clock, signal } = options, interns = await (0, _http_retry_js__WEBPACK_IMPORTED_MODULE_0__.b)({
				...options,
				what: "intern list",
				maxAttempts: 5,
				deadline: clock.monotonic() + 6e4
			}, () => Array.fromAsync(client.listInterns({
				workspaceId,
				signal
			})), _client_request_js__WEBPACK_IMPORTED_MODULE_1__.Vt), matches = interns.filter(({ id, name }) => id === nameOrId || name === nameOrId), intern = matches.find((match) => match.id === nameOrId) ?? matches[0];
			if (intern === void 0) throw createUnknownError(nameOrId, interns);
			if (intern.id !== nameOrId && matches.length > 1) throw createAmbiguousError(nameOrId, matches);
			return intern;
		}
		function describeState({ status, progress }) {
			return progress === null ? status : `${status}, step ${progress.step_number} of ${progress.total_steps}, ${progress.step_label}`;
		}
		function createUnknownError(intern, interns) {
			let names = interns.slice(0, 20).map(({ name }) => `"${name}"`), list = `${names.join(", ")}${interns.length > names.length ? ", \u2026" : ""}`, visible = names.length === 0 ? "This key sees no interns" : `This key sees ${list}`;
			return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD("intern_unknown", `No intern has the name or id "${intern}". ${visible}. Names match exactly.`, { source: "intern" });
		}
		function createAmbiguousError(nameOrId, matches) {
			let ids = matches.map(({ id, workspace_id }) => `${id} (workspace ${workspace_id})`).join(", "), message = `${matches.length} interns have the name "${nameOrId}": ${ids}. Give the id as "intern", or a "workspace-id".`;
			return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD("intern_ambiguous", message, { source: "intern" });
		}
		function createNotRunningError(intern, isStarting, waitMs) {
			let failure = intern.last_failure_message === null ? "" : `: ${intern.last_failure_message.replace(/\.$/, "")}`, waited = isStarting && waitMs > 0 ? ` after waiting ${Math.round(waitMs / 1e3)} s` : "", remedy = isStarting ? "Raise \"wait-for-intern\"." : "Start or provision it first.", message = `Intern "${intern.name}" (${intern.id}) is ${describeState(intern)}${waited}${failure}. Only a running intern takes prompts. ${remedy}`;
			return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD("intern_not_running", message, {
				source: "intern",
				reason: intern.status
			});
		}
	})
};
