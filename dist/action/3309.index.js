export const id = 3309;
export const ids = [3309];
export const modules = {
	9423: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			loadModels: () => loadModels,
			obtainProxyToken: () => obtainProxyToken,
			openProxyAccess: () => openProxyAccess
		});
		var _client_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7567), _exchange_token_holder_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6383), _proxy_admission_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1321), _run_find_intern_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1151), _connect_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2903), _workspace_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1950);
		async function openProxyAccess(io, settings) {
			if (settings.serves === "models") return openModels(io, settings);
			(0, _proxy_admission_js__WEBPACK_IMPORTED_MODULE_0__.H$)(settings.allowPaths), warnOfProxies(io);
			let { intern, baseUrl } = settings, obtain = () => obtainProxyToken(io, settings), first = await obtain();
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
		let loadModels = () => Promise.all([
			__webpack_require__.e(8815),
			__webpack_require__.e(8860),
			__webpack_require__.e(8263)
		]).then(__webpack_require__.bind(__webpack_require__, 8860));
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
		function obtainProxyToken(io, settings) {
			return (0, _connect_js__WEBPACK_IMPORTED_MODULE_4__.BM)({
				...io,
				...settings,
				...(0, _workspace_js__WEBPACK_IMPORTED_MODULE_5__.OH)(io)
			});
		}
		function warnOfProxies({ env, log }) {
			let read = (name) => env[name] || (env[name.toUpperCase()] ?? ""), hasProxy = read("http_proxy") !== "" || read("all_proxy") !== "", direct = read("no_proxy").split(/[\s,]+/).some((host) => host === "*" || /^127\.0\.0\.(?:1|0\/8)$|^127\.0\.0\.0\/8$/.test(host));
			hasProxy && !direct && log.warning("HTTP_PROXY is set, and NO_PROXY does not name 127.0.0.1: clients may send prompts, and the key of this proxy, to that proxy. Add \"127.0.0.1,localhost\" to NO_PROXY.");
		}
	}),
	9066: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	1321: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			H$: () => readPathRules,
			a3: () => createKeyRing,
			a7: () => rulesOfInterns,
			mD: () => createAdmission
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7309), _models_path_rule_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9066), _secret_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6385), _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6559), _headers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7650);
		let visible = /^\/[\x21-\x7e]*$/, unclearSegment = /\/(?:\.|%20)*(?:[/;]|%3b|$)|\/%20/i, unclearEncoding = /%(?:2f|5c|2d|2e|5f|7e|3\d|4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a]|(?![0-9a-f]{2}))/i;
		function readTarget(text) {
			let question = text.indexOf("?"), path = question === -1 ? text : text.slice(0, question);
			if (!(!visible.test(text) || text.includes("\\") || text.includes("#")) && !(unclearSegment.test(path) || unclearEncoding.test(path) || hasUnclearLetter(path))) return {
				path,
				whole: text
			};
		}
		let unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{DI}\u2800]|(?! )\p{Zs}/u;
		function hasUnclearLetter(path) {
			if (!path.includes("%")) return !1;
			try {
				let decoded = decodeURIComponent(path);
				return unseen.test(decoded) || (decoded.match(/[^\x20-\x7e]/gu) ?? []).some(isLikeAscii);
			} catch {
				return !0;
			}
		}
		function isLikeAscii(letter) {
			let inOtherCase = [letter.toUpperCase(), letter.toLowerCase()];
			return /[\x21-\x7e]/.test(letter.normalize("NFKC")) || inOtherCase.some((one) => /^[a-z]\p{M}*$/iu.test(one));
		}
		function readPathRules(text) {
			return text.split(/\r?\n/).map((line) => line.trim()).filter((line) => line !== "").map(readOrRefuse);
		}
		function readOrRefuse(line) {
			let rule = (0, _models_path_rule_js__WEBPACK_IMPORTED_MODULE_1__.I)(line);
			if (rule !== void 0) return rule;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.dz("input_invalid", (0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.hF)("allow-paths")} has the line "${(0, _log_js__WEBPACK_IMPORTED_MODULE_4__.TN)(line.slice(0, 200))}". Write a method and a path: "GET /models", "* /files/**".`, { source: "allow-paths" });
		}
		let always = [{
			method: "GET",
			path: /^\/interns$/
		}, {
			method: "POST",
			path: /^\/interns\/[^/]+\/chat\/completions$/
		}], never = /^\/(?:keys|oauth(?:[^\w~/-][^/]*)?\/token)(?![\w~-])/i;
		function rulesOfInterns(added) {
			return {
				rules: [...always, ...added],
				never
			};
		}
		function isAllowed(method, path, { rules, never: refused }) {
			return !refused.test(path) && rules.some((rule) => (rule.method === "*" || rule.method === method) && rule.path.test(path));
		}
		function createAdmission(options) {
			let { keys, port, passing, takesKeyHeader = !1, meantPath } = options, names = ["127.0.0.1", "localhost"], hosts = [...names.map((name) => `${name}:${port}`), ...port === 80 ? names : []];
			return ({ method, target: text, rawHeaders }) => {
				let { authorizations, apiKeys, hosts: given, hasOrigin, codings } = (0, _headers_js__WEBPACK_IMPORTED_MODULE_5__.zy)(rawHeaders), sent = [...authorizations.map(bearerOf), ...takesKeyHeader ? apiKeys : []];
				if (!(sent.length < 2 && given.length < 2 && /^(?:chunked)?$/i.test(codings.join()))) return {
					refusal: "request_invalid",
					hasKey: !1
				};
				if (!keys.has(sent[0] ?? "")) return {
					refusal: "bearer_invalid",
					hasKey: !1
				};
				let refused = (refusal) => ({
					refusal,
					hasKey: !0
				});
				if (!hosts.includes(given[0] ?? "")) return refused("host_refused");
				if (hasOrigin) return refused("origin_refused");
				let read = readTarget(text);
				if (read === void 0) return refused("target_invalid");
				let target = meantPath === void 0 ? read : meant(read, meantPath(read.path));
				return isAllowed(method, target.path, passing) ? { target } : refused("path_refused");
			};
		}
		function bearerOf(authorization) {
			return /^Bearer +(\S+)$/i.exec(authorization)?.[1] ?? "";
		}
		function meant({ path, whole }, meantPath) {
			return {
				path: meantPath,
				whole: `${meantPath}${whole.slice(path.length)}`
			};
		}
		function createKeyRing(...first) {
			let keys = new Map(first.map((key) => [key, Buffer.from(key.reveal())]));
			return {
				add() {
					let key = new _secret_js__WEBPACK_IMPORTED_MODULE_6__.z((0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32).toString("base64url"));
					return keys.set(key, Buffer.from(key.reveal())), key;
				},
				remove: (key) => void keys.delete(key),
				has(text) {
					let given = Buffer.from(text, "latin1"), isKnown = !1;
					for (let key of keys.values()) given.length === key.length && (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(given, key) && (isKnown = !0);
					return isKnown;
				}
			};
		}
	}),
	7650: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			UY: () => keptOfAnswer,
			vF: () => keptOfRequest,
			zy: () => readHead
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
			_refusal_js__WEBPACK_IMPORTED_MODULE_0__.Ii
		]);
		function readHead(raw) {
			return {
				authorizations: valuesOf(raw, "authorization"),
				apiKeys: valuesOf(raw, "x-api-key"),
				hosts: valuesOf(raw, "host"),
				hasOrigin: valuesOf(raw, "origin").length > 0,
				codings: valuesOf(raw, "transfer-encoding")
			};
		}
		let noNames = new Set();
		function keptOfRequest(raw, more = noNames) {
			return kept(raw, (name) => !keptNames.has(name) && !more.has(name) && !keptPrefixes.some((prefix) => name.startsWith(prefix)));
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
	}),
	6884: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ii: () => refusalHeader,
			TR: () => refuse,
			aU: () => mayHaveBody,
			c2: () => statusOf,
			wV: () => toRefusal
		});
		let kinds = {
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
			unsupported_parameter: {
				status: 400,
				message: "The request has a parameter that the service does not read."
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
			tokens_capped: {
				status: 402,
				message: "The cap on tokens is reached."
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
			busy: {
				status: 503,
				message: "Too many large requests are under way: no memory was free for 60 s. Nothing was sent."
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
			"busy",
			"proxy_stopping"
		]);
		function statusOf(code) {
			return kinds[code].status;
		}
		function toRefusal(code, form) {
			let { status } = kinds[code], message = form?.words[code] ?? kinds[code].message, retryable = repeatable.has(code), ours = { error: {
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
			}) ?? ours);
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
		function refuse(request, response, code, form) {
			if (response.headersSent || response.destroyed) return;
			let { status, headers, body } = toRefusal(code, form);
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
	}),
	9495: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			jI: () => toChangesLine,
			lT: () => toChangesBlocks,
			mk: () => toChangeTable
		});
		var _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9229), _render_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9179);
		let words = {
			taken: "taken",
			left: "left behind",
			stop: "stops"
		};
		function toChangesLine({ counts: { taken, left, stop } }) {
			if (taken + left + stop === 0) return "No file changed.";
			let stopped = stop === 0 ? "" : `, ${stop} stopped the whole`;
			return `Changed files: ${taken} ${stop === 0 ? "taken" : "that could be taken"}, ${left} left behind${stopped}.`;
		}
		function toChangesBlocks(changes, { level, rows, diff }) {
			if (changes === null || level === "none") return [];
			let { head, counts, entries } = changes, shown = entries.slice(0, rows), all = counts.taken + counts.left + counts.stop, isDiffShown = level === "full" && diff !== void 0 && diff !== "";
			return (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.Bv)((0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.FY)({ strong: toChangesLine(changes) }, " Since commit ", { code: head.slice(0, 12) }, "."), toChangeTable(shown), all > shown.length && (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.jQ)(`${all - shown.length} more are not shown here.`), isDiffShown && (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.zH)(["The change"], {
				type: "code",
				text: diff.trimEnd(),
				isDiff: !0
			}));
		}
		function toChangeTable(entries) {
			if (entries.length === 0) return [];
			let rows = entries.map(({ path, status, bytes, added, removed, answer, rule }) => [
				[{ code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.ml)(path, 200) }],
				[status],
				[added === null || removed === null ? bytes === null ? "" : `${bytes} bytes` : `+${added} −${removed}`],
				[words[answer]],
				[{ code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.ml)(rule, 200) }]
			]);
			return [(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.tp)([
				"File",
				"Change",
				"Lines",
				"Fate",
				"Rule"
			], rows)];
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
