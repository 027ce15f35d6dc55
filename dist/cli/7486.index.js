export const id = 7486;
export const ids = [7486];
export const modules = {
	95499: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			hT: () => keepAccount,
			nv: () => addCost,
			ny: () => toEntryPath
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
		let requestEntry = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("request"),
			at: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			method: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			path: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			status: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			sent: zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			ms: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
			first_ms: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			code: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			cut: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(["by the client", "by the service"])),
			usage: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				prompt_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
				completion_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
				total_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
				cost: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()
			})),
			unfinished: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(!0)),
			estimated: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(!0)),
			over_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			over_cost: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig())
		}), exchangeEntry = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("exchange"),
			at: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			granted: zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			error_code: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		}), decisionEntry = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("decision"),
			at: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			rule: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			outcome: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			answer: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		}), servedProvider = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			tells_cost: zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY()
		}), startEntry = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("start"),
			at: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			url: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			provider: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(servedProvider)
		}), endEntry = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("end"),
			at: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		});
		zod_mini__WEBPACK_IMPORTED_MODULE_0__.gMt("type", [
			startEntry,
			requestEntry,
			exchangeEntry,
			decisionEntry,
			endEntry
		]);
		let zeroByDefault = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(), 0), noTotals = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			requests: zeroByDefault,
			refused: zeroByDefault,
			errors: zeroByDefault,
			exchanges: zeroByDefault,
			prompt_tokens: zeroByDefault,
			completion_tokens: zeroByDefault,
			total_tokens: zeroByDefault,
			cost: zeroByDefault,
			unfinished: zeroByDefault,
			estimated: zeroByDefault,
			over_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			over_cost: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			provider: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(servedProvider), null),
			cap: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()), null),
			decisions: zeroByDefault,
			not_allowed: zeroByDefault,
			slowest: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				ms: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
				method: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				path: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
			}))
		}).parse({ slowest: null }), noUsage = {
			prompt_tokens: 0,
			completion_tokens: 0,
			total_tokens: 0,
			cost: 0
		};
		function addEntry(totals, entry) {
			if (entry.type === "exchange") return {
				...totals,
				exchanges: totals.exchanges + 1
			};
			if (entry.type === "decision") {
				let { decisions, not_allowed } = totals;
				return {
					...totals,
					decisions: decisions + 1,
					not_allowed: not_allowed + (entry.outcome === "allow" ? 0 : 1)
				};
			}
			return entry.type === "start" ? {
				...totals,
				provider: entry.provider ?? null
			} : entry.type === "request" ? addRequest(totals, entry) : totals;
		}
		function addRequest(totals, entry) {
			let { sent, status, usage = noUsage, cut, ms, method, path, code = "" } = entry;
			if (!sent) {
				let cap = totals.cap ?? (code.endsWith("_capped") ? code : null);
				return {
					...totals,
					refused: totals.refused + 1,
					cap
				};
			}
			let isError = status === null || status >= 400 || cut !== void 0;
			return {
				...totals,
				requests: totals.requests + 1,
				errors: totals.errors + +!!isError,
				prompt_tokens: totals.prompt_tokens + usage.prompt_tokens,
				completion_tokens: totals.completion_tokens + usage.completion_tokens,
				total_tokens: totals.total_tokens + usage.total_tokens,
				cost: addCost(totals.cost, usage.cost),
				unfinished: totals.unfinished + +(entry.unfinished === !0),
				estimated: totals.estimated + +(entry.estimated === !0),
				over_tokens: maxExcess(totals.over_tokens, entry.over_tokens),
				over_cost: maxExcess(totals.over_cost, entry.over_cost),
				slowest: totals.slowest !== null && totals.slowest.ms >= ms ? totals.slowest : {
					ms,
					method,
					path
				}
			};
		}
		function maxExcess(first = 0, second = 0) {
			return Math.max(first, second) || void 0;
		}
		function addCost(sum, cost) {
			return Math.round((sum + cost) * 1e9) / 1e9;
		}
		function toEntryPath(pathOrTarget) {
			return pathOrTarget.replace(/\?.*$/s, "").slice(0, 200);
		}
		function keepAccount(clock, write, maxCharacters = 67108864) {
			let totals = noTotals, lines = "", characters = 0, timer, flush = () => {
				clearTimeout(timer), timer = void 0;
				let text = lines;
				lines = "";
				try {
					text !== "" && write(text);
				} catch {}
			};
			return {
				record(undatedEntry) {
					let entry = Object.assign({
						type: undatedEntry.type,
						at: new Date(clock.now()).toISOString()
					}, undatedEntry);
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
	}),
	6464: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			iy: () => toOpenAiBaseUrl,
			zG: () => stopRule
		});
		function toOpenAiBaseUrl(proxyUrl, internId) {
			return `${proxyUrl}/interns/${encodeURIComponent(internId)}`;
		}
		let stopRule = {
			method: "POST",
			path: /^\/intern-proxy\/stop$/
		};
	}),
	41321: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AY: () => addBuiltInRules,
			H$: () => readPathRules,
			Ib: () => matchesRule,
			a3: () => createKeyRing,
			mD: () => createAdmission
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598), _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97309), _models_path_rule_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79066), _secret_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36385), _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96559), _headers_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37650);
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
	37650: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J0: () => findHeaderValues,
			X_: () => filterHeaders,
			Yz: () => keepAnswerHeaders,
			dw: () => keepRequestHeaders
		});
		var _refusal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(36884);
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
	7486: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { n: () => startProxy });
		var limits = __webpack_require__(38536), errors = __webpack_require__(452), account = __webpack_require__(95499), addresses = __webpack_require__(6464), admission = __webpack_require__(41321);
		function createCaps({ maxRequests, maxCost, maxTokens = 0 }) {
			let requests = 0, costUsd = 0, tokens = 0;
			return {
				countRequest() {
					if (maxRequests > 0 && requests >= maxRequests) return "requests_capped";
					if (maxCost > 0 && costUsd >= maxCost) return "cost_capped";
					if (maxTokens > 0 && tokens >= maxTokens) return "tokens_capped";
					requests += 1;
				},
				reset() {
					[requests, costUsd, tokens] = [
						0,
						0,
						0
					];
				},
				charge({ cost, total_tokens }) {
					costUsd = (0, account.nv)(costUsd, cost), tokens += total_tokens;
				},
				get excess() {
					return {
						over_tokens: maxTokens > 0 && tokens > maxTokens ? tokens - maxTokens : void 0,
						over_cost: maxCost > 0 && costUsd > maxCost ? (0, account.nv)(costUsd, -maxCost) : void 0
					};
				}
			};
		}
		var proxy_headers = __webpack_require__(37650), proxy_usage = __webpack_require__(28263);
		let emptyBuffer = Buffer.alloc(0);
		function createByteMask(bearer) {
			let needle = Buffer.from(bearer, "latin1"), heldBack = emptyBuffer;
			return {
				push(piece) {
					let whole = heldBack.length === 0 ? piece : Buffer.concat([heldBack, piece]), end = maskAll(whole, needle), partialAt = findPartial(whole, needle, end);
					return heldBack = whole.subarray(partialAt), whole.subarray(0, partialAt);
				},
				end: () => heldBack
			};
		}
		function maskText(text, bearer) {
			return text.length < bearer.length ? text : text.replaceAll(bearer, "*".repeat(bearer.length));
		}
		function maskAll(bytes, needle) {
			let end = 0;
			for (let at = bytes.indexOf(needle); at !== -1; at = bytes.indexOf(needle, end)) end = at + needle.length, bytes.fill("*", at, end);
			return end;
		}
		function findPartial(bytes, needle, from) {
			let [first = 0] = needle, earliest = Math.max(from, bytes.length - needle.length + 1);
			for (let at = bytes.indexOf(first, earliest); at !== -1; at = bytes.indexOf(first, at + 1)) if (bytes.compare(needle, 0, bytes.length - at, at) === 0) return at;
			return bytes.length;
		}
		let endMarker = Buffer.from("\ndata: [DONE]");
		function createEndFinder() {
			let found = 0;
			return (piece) => {
				let length = Math.min(endMarker.length - found, piece.length), goesOn = found > 0 && piece.compare(endMarker, found, found + length, 0, length) === 0;
				if (goesOn && (found += length), found === endMarker.length || piece.includes(endMarker)) return !0;
				if (goesOn && length === piece.length) return !1;
				let start = piece.lastIndexOf("\n"), rest = start === -1 ? piece.length : piece.length - start;
				return found = start !== -1 && rest < endMarker.length && piece.compare(endMarker, 0, rest, start) === 0 ? rest : 0, !1;
			};
		}
		function isEventStream({ headers }) {
			return /^text\/event-stream\b/i.test(headers["content-type"] ?? "");
		}
		function relayAnswer({ answer, response, bearer }, observer, createReader) {
			let isStream = isEventStream(answer), reader = createReader?.(answer.headers["content-type"] ?? "", isStream), isAtEnd = createEndFinder(), mask = isStream ? void 0 : createByteMask(bearer.reveal()), readAndReport = (0, proxy_usage.A5)(observer), reportUsageSoFar = () => readAndReport(() => reader?.read() ?? {}), { statusCode: status = 502 } = answer;
			response.writeHead(status, toClientHeaders(answer, bearer.reveal()));
			let writer = createTickWriter(response, () => answer.pause());
			return answer.on("data", (piece) => {
				reader?.push(piece), isStream && isAtEnd(piece) && reportUsageSoFar(), writer.write(mask === void 0 ? piece : mask.push(piece));
			}), response.on("drain", () => answer.resume()), answer.on("end", () => {
				let usage = reportUsageSoFar();
				mask !== void 0 && writer.write(mask.end()), writer.end(), observer.onEnd(usage, status);
			}), answer.on("error", () => {}), answer.on("close", () => {
				answer.complete || observer.onBroken(reportUsageSoFar());
			}), reader === void 0 ? void 0 : reportUsageSoFar;
		}
		function createTickWriter(response, onFull) {
			let pieces = [], takeAll = () => {
				let [first = emptyBuffer, ...rest] = pieces, whole = rest.length === 0 ? first : Buffer.concat(pieces);
				return pieces = [], whole;
			}, flush = () => {
				pieces.length > 0 && !response.write(takeAll()) && onFull();
			};
			return setImmediate(() => {
				!response.destroyed && !response.writableEnded && response.flushHeaders();
			}), {
				write(piece) {
					piece.length !== 0 && pieces.push(piece) === 1 && process.nextTick(flush);
				},
				end() {
					pieces.length > 0 ? response.end(takeAll()) : response.end();
				}
			};
		}
		function toClientHeaders({ rawHeaders }, bearer) {
			return (0, proxy_headers.Yz)(rawHeaders).map((text) => maskText(text, bearer));
		}
		var chat_events = __webpack_require__(61215), chat = __webpack_require__(98914);
		function readData(bytes) {
			return bytes.toString().split("\n").flatMap((line) => line.startsWith("data:") ? [line.slice(5).trim()] : []);
		}
		function readHead(data) {
			let { id, created, model } = (0, chat_events.ar)(data[0] ?? "");
			return {
				id,
				created,
				model
			};
		}
		function startStream(answer, response, headers) {
			response.writeHead(200, headers);
			let writer = createTickWriter(response, () => answer.pause());
			response.on("drain", () => answer.resume());
			let head = {
				id: "",
				created: 0,
				model: ""
			}, write = (text) => writer.write(Buffer.from(text)), writeChunk = (fields) => {
				let { id, created, model } = head;
				write(`data: ${JSON.stringify({
					id,
					object: chat.vr,
					created,
					model,
					...fields
				})}\n\n`);
			}, toChoices = (delta, finish_reason) => ({ choices: [{
				index: 0,
				delta,
				finish_reason
			}] });
			return {
				pass: writer.write,
				setHead(newHead) {
					head = newHead;
				},
				addAfterPause: ({ type, text }) => writeChunk(toChoices(type === "text" ? { content: text } : { reasoning: text }, null)),
				keepAlive: () => write(": keepalive\n\n"),
				end(chatEnd) {
					if (chatEnd !== void 0) {
						let { finish_reason, error, session_id, usage } = chatEnd;
						writeChunk({
							...toChoices({}, finish_reason),
							...error === void 0 ? {} : { error }
						}), writeChunk({
							choices: [],
							session_id,
							usage
						}), write(`data: ${chat.$2}\n\n`);
					}
					return writer.end(), 200;
				}
			};
		}
		function createDocumentForm(answer, response, bearer) {
			let pieces = [], addedParts = [], head;
			return {
				pass: (bytes) => void pieces.push(bytes),
				setHead(newHead) {
					head = newHead;
				},
				addAfterPause: (part) => void addedParts.push(part),
				keepAlive() {},
				end(chatEnd) {
					let data = readData(Buffer.concat(pieces)), reader = (0, chat_events.E5)(), events = [...reader.read(data)], { status, body } = toAnswer(head ?? readHead(data), [...events, ...addedParts], chatEnd ?? reader.end()), text = Buffer.from(maskText(JSON.stringify(body), bearer)), contentHeaders = [
						"Content-Type",
						"application/json",
						"Content-Length",
						String(text.length)
					], retryHeaders = status === 200 ? [] : ["x-should-retry", "false"], isKept = (name) => !/^(?:content-.*|cache-control)$/.test(name), headers = (0, proxy_headers.X_)(toClientHeaders(answer, bearer), isKept);
					return response.writeHead(status, [
						...headers,
						...contentHeaders,
						...retryHeaders
					]), response.end(text), status;
				}
			};
		}
		function toAnswer(head, events, chatEnd) {
			let { finish_reason, error, session_id, usage } = chatEnd;
			if (error !== void 0) return {
				status: error.code >= 400 && error.code <= 599 ? error.code : 502,
				body: {
					error: markFinal(error),
					session_id
				}
			};
			let [text, reasoning] = [joinText(events, "text"), joinText(events, "reasoning")], calls = events.flatMap((event) => event.type === "pause" ? [event.toolCall] : []).map(({ id, type = "function", function: called }) => ({
				id,
				type,
				function: called
			})), choices = [{
				index: 0,
				message: {
					role: "assistant",
					content: text === "" && calls.length > 0 ? null : text,
					refusal: null,
					...reasoning === "" ? {} : { reasoning },
					...calls.length === 0 ? {} : { tool_calls: calls }
				},
				logprobs: null,
				finish_reason
			}], { id, created, model } = head;
			return {
				status: 200,
				body: {
					id,
					object: "chat.completion",
					created,
					model,
					choices,
					usage,
					session_id
				}
			};
		}
		function markFinal(error) {
			return {
				...error,
				metadata: {
					reason: "run_failed",
					...error.metadata,
					retryable: !1
				}
			};
		}
		function joinText(events, wantedType) {
			return events.map((event) => event.type === wantedType ? event.text : "").join("");
		}
		var words = __webpack_require__(84095), failure = __webpack_require__(28195), question = __webpack_require__(98641);
		function readPause(data, clock) {
			let reader = (0, chat_events.E5)();
			try {
				let call = [...reader.read(data)].find((event) => event.type === "pause")?.toolCall, finish = reader.end();
				return call?.function.name.endsWith(words.Pg) !== !0 || finish.finish_reason !== "tool_calls" || finish.session_id === null ? void 0 : {
					finish,
					pendingCall: {
						toolCall: call,
						epochMs: clock.now(),
						monotonicMs: clock.monotonic()
					}
				};
			} catch {
				return;
			}
		}
		async function continueRun({ clock, client, internId, log, onDecision, loadResolver }, first, response, form) {
			let departure = new AbortController(), { signal } = departure;
			response.once("close", () => departure.abort()), response.destroyed && departure.abort();
			let record = (event) => {
				(event.type === "text" || event.type === "reasoning") && form.addAfterPause(event), event.type === "decision" && onDecision(event);
			}, timer = setInterval(form.keepAlive, 3e4);
			try {
				let { decisions, resolvePause, readQuestion } = await loadResolver(), current = first;
				for (let pauses = 1; current.finish.finish_reason === "tool_calls"; pauses += 1) {
					if (pauses > question.b0) throw new errors.e4("too_many_pauses", `The run paused more than ${question.b0} times.`);
					let options = {
						client,
						internId,
						decisions,
						deadline: Infinity,
						recorder: { record },
						clock,
						log,
						signal
					};
					current = await resolvePause(readQuestion(current), options);
				}
				return current.finish;
			} catch (thrown) {
				return signal.aborted ? void 0 : toFailedEnd((0, failure.n)(thrown, "answer").error, first.finish.session_id);
			} finally {
				clearInterval(timer);
			}
		}
		function toFailedEnd({ code, message, data }, session_id) {
			return {
				finish_reason: "error",
				error: {
					code: code === "policy_stopped" ? 403 : data.status ?? 502,
					message,
					metadata: {
						reason: code,
						retryable: !1
					}
				},
				session_id,
				usage: null
			};
		}
		let pauseMarker = Buffer.from("\"tool_calls\"");
		function createPauseGate(pass) {
			let unfinishedLine = emptyBuffer, heldPieces, size = 0, hasGivenUp = !1, release = () => {
				hasGivenUp = !0, size = 0, pass(Buffer.concat(heldPieces ?? [unfinishedLine])), heldPieces = void 0, unfinishedLine = emptyBuffer;
			};
			return {
				push(piece) {
					if (hasGivenUp) pass(piece);
					else if (heldPieces === void 0) {
						let whole = unfinishedLine.length === 0 ? piece : Buffer.concat([unfinishedLine, piece]), markerAt = whole.indexOf(pauseMarker), passableEnd = (markerAt === -1 ? whole.lastIndexOf(10) : whole.lastIndexOf(10, markerAt)) + 1;
						passableEnd > 0 && pass(passableEnd === whole.length ? whole : whole.subarray(0, passableEnd)), unfinishedLine = whole.subarray(passableEnd), markerAt !== -1 && (heldPieces = [unfinishedLine]), size = unfinishedLine.length;
					} else heldPieces.push(piece), size += piece.length;
					size > 4194304 && release();
				},
				end: () => Buffer.concat(heldPieces ?? [unfinishedLine]),
				get isHolding() {
					return heldPieces !== void 0;
				}
			};
		}
		function relayChat(chat, observer) {
			let { answer, response, bearer, wantsStream, answering } = chat, headers = toClientHeaders(answer, bearer.reveal()), form = wantsStream ? startStream(answer, response, headers) : createDocumentForm(answer, response, bearer.reveal()), gate = createPauseGate(form.pass), reader = (0, proxy_usage.dz)(), readAndReport = (0, proxy_usage.A5)(observer), reportUsageSoFar = () => readAndReport(() => gate.isHolding ? { unfinished: !0 } : reader.read()), finish = (end) => {
				let usage = readAndReport(() => end === void 0 ? reader.read() : (0, proxy_usage.Vl)(end.usage));
				try {
					observer.onEnd(usage, form.end(end));
				} catch {
					observer.onBroken(usage);
				}
			}, isAnswerRead = !1, finishOrContinue = () => {
				if (isAnswerRead) return;
				isAnswerRead = !0;
				let heldBytes = gate.end(), data = readData(heldBytes), pause = answering === void 0 ? void 0 : readPause(data, answering.clock);
				answering === void 0 || pause === void 0 ? (form.pass(heldBytes), finish()) : (form.setHead(readHead(data)), continueRun(answering, pause, response, form).then((end) => {
					end !== void 0 && finish(end);
				}));
			}, isAtEnd = createEndFinder();
			return answer.on("data", (piece) => {
				isAnswerRead || (reader.push(piece), gate.push(piece), isAtEnd(piece) && (gate.isHolding || !wantsStream ? finishOrContinue() : reportUsageSoFar()));
			}), answer.on("end", finishOrContinue), answer.on("error", () => {}), answer.on("close", () => {
				!answer.complete && !isAnswerRead && observer.onBroken(reportUsageSoFar());
			}), reportUsageSoFar;
		}
		var json = __webpack_require__(16413);
		let chatPath = /^\/interns(?:[^\w~/-][^/]*)?\/[^/]+\/chat(?:[^\w~/-][^/]*)?\/completions(?![\w~-])/i;
		function isChat(method, path) {
			return method === "POST" && chatPath.test(path);
		}
		function readInternId(path) {
			let [, segment] = /^\/interns\/([^/]+)\/chat\/completions$/.exec(path) ?? [];
			return segment === void 0 ? void 0 : decodeURIComponent(segment);
		}
		function readChatRequest(raw, { approvalMode, isLossy }) {
			let request = (0, errors.y0)(() => JSON.parse(utf8.decode(raw)));
			if (!(0, json.Gv)(request)) return { refusal: "body_invalid" };
			let messages = Array.isArray(request.messages) ? request.messages : [];
			if (messages.length === 0) return {
				body: Buffer.from(JSON.stringify({
					...dropTwins(request),
					approval_mode: approvalMode
				})),
				wantsStream: !0,
				answersPauses: !0
			};
			let ignored = isLossy === !0 ? [] : [...findIgnoredFields(request), ...findIgnoredMessages(messages)];
			if (ignored.length > 0) return {
				refusal: "unsupported_parameter",
				form: toErrorForm(ignored, lossyRemedy)
			};
			let lastMessage = messages.at(-1), nonTextParts = hasText(lastMessage) ? [] : findNonTextParts(lastMessage, `messages[${messages.length - 1}]`);
			if (nonTextParts.length > 0) return {
				refusal: "unsupported_parameter",
				form: toErrorForm(nonTextParts, textRemedy)
			};
			let writtenFields = {
				messages: messages.flatMap(keepText),
				stream: !0,
				approval_mode: approvalMode
			};
			return {
				body: Buffer.from(JSON.stringify({
					...dropTwins(request),
					...writtenFields
				})),
				wantsStream: request.stream === !0,
				answersPauses: knowsPauses(request, lastMessage)
			};
		}
		function dropTwins(request) {
			let isTwin = (name) => !acceptedFields.has(name) && acceptedFields.has(name.toUpperCase().toLowerCase());
			return Object.fromEntries(Object.entries(request).filter(([name]) => !isTwin(name)));
		}
		let utf8 = new TextDecoder("utf-8", { fatal: !0 });
		function knowsPauses({ approval_mode, tools }, lastMessage) {
			let declaresPauseTool = Array.isArray(tools) && tools.some(isPauseTool);
			return approval_mode === "manual" || declaresPauseTool || readRole(lastMessage) === "tool";
		}
		function isPauseTool(tool) {
			let definition = (0, json.Gv)(tool) ? tool.function : void 0, name = (0, json.Gv)(definition) ? definition.name : void 0;
			return typeof name == "string" && name.endsWith(words.Pg);
		}
		let acceptedFields = new Set([
			"messages",
			"stream",
			"approval_mode",
			"model",
			"session_id"
		]), harmlessFields = new Set([
			"metadata",
			"parallel_tool_calls",
			"prompt_cache_key",
			"prompt_cache_retention",
			"safety_identifier",
			"service_tier",
			"store",
			"stream_options",
			"user"
		]), neutralValues = {
			frequency_penalty: [0],
			function_call: ["auto", "none"],
			logit_bias: [{}],
			logprobs: [!1],
			modalities: [["text"]],
			n: [1],
			presence_penalty: [0],
			response_format: [{ type: "text" }],
			stop: [[]],
			temperature: [1],
			tool_choice: ["auto", "none"],
			top_logprobs: [0],
			top_p: [1],
			verbosity: ["medium"]
		};
		function findIgnoredFields(request) {
			return Object.entries(request).flatMap(([param, value]) => isHarmless(param, value) ? [] : [{ param }]);
		}
		function isHarmless(name, value) {
			return acceptedFields.has(name) || harmlessFields.has(name) || value === null ? !0 : name === "tools" || name === "functions" ? Array.isArray(value) && value.every(isPauseTool) : (Object.hasOwn(neutralValues, name) ? neutralValues[name] : void 0)?.some((neutralValue) => JSON.stringify(neutralValue) === JSON.stringify(value)) === !0;
		}
		function findIgnoredMessages(messages) {
			return readRole(messages.at(-1)) === "tool" ? [] : [...messages.slice(0, -1).map((message, index) => {
				let role = readRole(message), description = role === "system" || role === "developer" ? `a ${role} message` : "a message before the last one";
				return {
					param: `messages[${index}]`,
					description
				};
			}), ...findIgnoredInMessage(messages.at(-1), `messages[${messages.length - 1}]`)];
		}
		function findIgnoredInMessage(message, param) {
			return !(0, json.Gv)(message) || message.role !== "user" ? [] : [...Object.keys(message).filter((name) => name !== "role" && name !== "content" && message[name] !== null).map((name) => ({ param: `${param}.${name}` })), ...findNonTextParts(message, param)];
		}
		function findNonTextParts(message, param) {
			let content = (0, json.Gv)(message) ? message.content : void 0;
			return (Array.isArray(content) ? content : []).flatMap((part, index) => isText(part) ? [] : [{
				param: `${param}.content[${index}]`,
				description: "a part that is not text"
			}]);
		}
		function keepText(message) {
			let parts = (0, json.Gv)(message) ? message.content : void 0;
			return !(0, json.Gv)(message) || !Array.isArray(parts) || parts.every(isText) ? [message] : hasText(message) ? [{
				...message,
				content: parts.filter(isText)
			}] : [];
		}
		function hasText(message) {
			let content = (0, json.Gv)(message) ? message.content : void 0;
			return !Array.isArray(content) || content.some(isText);
		}
		function isText(part) {
			return (0, json.Gv)(part) && part.type === "text";
		}
		function readRole(message) {
			return (0, json.Gv)(message) ? message.role : void 0;
		}
		let lossyRemedy = "Leave it out, or start the proxy with \"lossy: allow\".", textRemedy = "Add text to the last message.";
		function toErrorForm(ignored, remedy) {
			let parts = ignored.map(({ param, description }) => `"${param}"${description ? ` (${description})` : ""}`), more = parts.length > 10 ? ` and ${parts.length - 10} more` : "", message = `The service does not pass on ${parts.slice(0, 10).join(", ")}${more}: it reads only the text of the last message, and no parameters. ${remedy}`, [first] = ignored, error = {
				message,
				type: "invalid_request_error",
				param: first?.param ?? null,
				code: "unsupported_parameter"
			};
			return {
				messages: { unsupported_parameter: message },
				toError: () => ({ error })
			};
		}
		var refusal = __webpack_require__(36884), fetch = __webpack_require__(9880), loopback = __webpack_require__(83838);
		let connectedRequests = new WeakSet();
		function mayHaveArrived(request) {
			return connectedRequests.has(request);
		}
		function checkNode(version) {
			let [major = 0, minor = 0] = version.split(".").map(Number);
			if (major > 24 || major === 24 && minor >= 5) return;
			let message = `The environment names a proxy for requests, which needs Node 24.5 or later, but this is Node ${version}. Update Node.`;
			throw new errors.hD("api_unreachable", message);
		}
		function createServiceLink(baseUrl, env) {
			let url = new URL(baseUrl), isSecure = url.protocol === "https:", { request: createRequest, Agent: NewAgent } = process.getBuiltinModule(isSecure ? "node:https" : "node:http"), proxyEnv = (0, loopback.U9)(url.hostname) ? void 0 : (0, fetch._y)(env);
			proxyEnv !== void 0 && checkNode(process.versions.node);
			let options = {
				keepAlive: !0,
				timeout: 2e3,
				maxFreeSockets: 256
			}, agent = new NewAgent(proxyEnv === void 0 ? options : {
				...options,
				proxyEnv: { ...proxyEnv }
			}), basePath = url.pathname.replace(/\/+$/, ""), connectEvent = isSecure ? "secureConnect" : "connect", address = {
				protocol: url.protocol,
				hostname: url.hostname.replace(/^\[|\]$/g, ""),
				port: url.port
			};
			return {
				host: url.host,
				send({ method, target, headers, body }) {
					let request = createRequest({
						...address,
						agent,
						method,
						path: `${basePath}${target}`,
						headers,
						timeout: 0
					}), timer = setTimeout(() => request.destroy(Error("no connection in time")), 1e4), markConnected = () => {
						clearTimeout(timer), connectedRequests.add(request);
					};
					return request.once("socket", (socket) => {
						request.reusedSocket || !socket.connecting ? markConnected() : socket.once(connectEvent, markConnected);
					}), request.once("close", () => clearTimeout(timer)), request.end(body.toString("latin1"), "latin1"), request;
				},
				close: () => agent.destroy()
			};
		}
		function prepareBody({ request, target }, body, options) {
			if (options.provider !== void 0 || !isChat(request.method, target.path)) return { body };
			let chat = request.headers["content-encoding"] === void 0 ? readChatRequest(body, options) : { refusal: "body_invalid" };
			return "refusal" in chat ? chat : chat.body.length > options.body.maxBytes ? { refusal: "body_too_large" } : {
				body: chat.body,
				chat
			};
		}
		function toHeaders({ request, body }, host, bearer, provider) {
			let { method, rawHeaders } = request, length = body.length > 0 || method === "POST" || method === "PUT" || method === "PATCH" ? ["Content-Length", String(body.length)] : [];
			return [
				"Host",
				host,
				...provider?.authorize(bearer, rawHeaders) ?? ["Authorization", `Bearer ${bearer}`],
				"Accept-Encoding",
				"identity",
				...(0, proxy_headers.dw)(rawHeaders, provider?.forwardedHeaders),
				...length
			];
		}
		function toEntry(trip, outcome, clock) {
			let { request, target, startedAt, headersAfterMs } = trip;
			return {
				type: "request",
				method: request.method ?? "",
				path: (0, account.ny)(target.path),
				status: null,
				sent: trip.serviceRequest !== void 0,
				ms: round(clock.monotonic() - startedAt),
				...headersAfterMs === void 0 ? {} : { first_ms: round(headersAfterMs) },
				...outcome
			};
		}
		function round(ms) {
			return Math.round(ms * 10) / 10;
		}
		function readBody(request, bounds, done) {
			if (!(0, refusal.aU)(request)) {
				request.resume(), done(emptyBuffer);
				return;
			}
			if (Number(request.headers["content-length"] ?? 0) > bounds.maxBytes) {
				done("body_too_large");
				return;
			}
			let pieces = [], finish = (bodyEnd) => {
				let [only = emptyBuffer, ...more] = pieces;
				done(bodyEnd === "whole" ? more.length === 0 ? only : Buffer.concat(pieces) : bodyEnd === "client_left" ? void 0 : bodyEnd);
			};
			(0, refusal.Mj)(request, bounds, finish, (piece) => pieces.push(piece));
		}
		function createPassage(options) {
			let openRequests = 0, openTrips = new Set(), onEnd = (trip) => {
				--openRequests, openTrips.delete(trip);
			};
			return {
				pass(admitted) {
					openRequests += 1;
					let startedAt = options.clock.monotonic(), begin = (reservation, received) => {
						let prepared = typeof received == "object" ? prepareBody(admitted, received, options) : { refusal: received }, trip = {
							...admitted,
							startedAt,
							onEnd,
							reservation,
							body: emptyBuffer,
							isRepeated: !1,
							hasEnded: !1,
							...prepared
						};
						openTrips.add(trip), reservation?.shrink(trip.body.length), admitted.response.once("close", () => leave(trip, options)), admitted.response.destroyed ? leave(trip, options) : "refusal" in prepared ? prepared.refusal === void 0 ? leave(trip, options) : fail(trip, prepared.refusal, options, prepared.form) : startWithBearer(trip, options);
					}, read = (reservation) => readBody(admitted.request, options.body, (received) => begin(reservation, received)), { provider } = options;
					provider === void 0 ? read() : reserve(admitted, provider, (memory) => memory === void 0 ? begin(void 0, "busy") : read(memory));
				},
				cut() {
					for (let trip of openTrips) leave(trip, options);
				},
				get openRequests() {
					return openRequests;
				}
			};
		}
		function reserve({ request, response }, { maxBodyBytes, memory }, done) {
			let announcedBytes = (0, refusal.aU)(request) ? Number(request.headers["content-length"] ?? maxBodyBytes) : 0, neededBytes = announcedBytes > maxBodyBytes ? 0 : announcedBytes, reservation = memory.take(neededBytes);
			if (reservation !== void 0) {
				done(reservation);
				return;
			}
			let departure = new AbortController();
			response.once("close", () => departure.abort()), memory.reserve(neededBytes, AbortSignal.any([departure.signal, AbortSignal.timeout(6e4)])).then(done);
		}
		function startWithBearer(trip, options) {
			let current = options.bearer.get();
			"token" in current ? start(trip, current, options) : current.then((token) => start(trip, token, options)).catch(() => fail(trip, "token_unavailable", options));
		}
		function start(trip, current, options) {
			if (trip.hasEnded) return;
			let capCode = options.caps.countRequest();
			capCode === void 0 ? (trip.timer = setTimeout(() => fail(trip, "service_silent", options), options.answerMs), send(trip, current, options)) : fail(trip, capCode, options);
		}
		function send(trip, current, options) {
			let { request, target, body } = trip, { link, provider } = options, headers = toHeaders(trip, link.host, current.token.reveal(), provider), serviceRequest = link.send({
				method: request.method ?? "",
				target: target.pathAndQuery,
				headers,
				body
			});
			trip.serviceRequest = serviceRequest, serviceRequest.once("response", (answer) => {
				trip.hasEnded ? answer.destroy() : answer.statusCode === 401 && !trip.isRepeated ? renewAndRepeat(trip, current, answer, options) : relay(trip, current, answer, options);
			}), serviceRequest.once("upgrade", (_answer, socket) => {
				socket.destroy(), fail(trip, "service_lost", options);
			}), serviceRequest.on("error", () => {
				trip.serviceRequest === serviceRequest && fail(trip, mayHaveArrived(serviceRequest) ? "service_lost" : "service_unreachable", options);
			});
		}
		async function renewAndRepeat(trip, current, answer, options) {
			let newerToken = await options.bearer.renew(current);
			trip.hasEnded || (newerToken === void 0 ? relay(trip, current, answer, options) : (answer.on("error", () => {}).resume(), trip.isRepeated = !0, send(trip, newerToken, options)));
		}
		function relay(trip, current, answer, options) {
			clearTimeout(trip.timer), trip.headersAfterMs = options.clock.monotonic() - trip.startedAt;
			let { statusCode: status = 502 } = answer, isRedirect = status >= 300 && status < 400;
			if (isRedirect || status < 200 || answer.destroyed) {
				fail(trip, isRedirect ? "service_redirects" : "service_lost", options);
				return;
			}
			let observer = {
				onUsage: options.caps.charge,
				onEnd: (usage, sentStatus) => end(trip, {
					status: sentStatus,
					...usage
				}, options),
				onBroken: (usage) => breakOff(trip, usage, options)
			}, relayed = {
				answer,
				response: trip.response,
				bearer: current.token
			}, chat = toChatRelay(trip, answer, options);
			if (chat !== void 0) {
				trip.reportUsageSoFar = relayChat({
					...relayed,
					...chat
				}, observer);
				return;
			}
			let report = relayAnswer(relayed, observer, status < 300 ? toReaderFactory(trip, options) : void 0);
			(isEventStream(answer) || options.provider !== void 0) && (trip.reportUsageSoFar = report);
		}
		function toChatRelay({ chat, target }, answer, options) {
			if (chat === void 0 || answer.statusCode !== 200 || !isEventStream(answer)) return;
			let { wantsStream, answersPauses } = chat, internId = readInternId(target.path), answering = !answersPauses && internId !== void 0 && options.answering !== void 0 ? {
				...options.answering,
				internId
			} : void 0;
			return wantsStream && answering === void 0 ? void 0 : {
				wantsStream,
				answering
			};
		}
		function breakOff(trip, fields, options) {
			let { response } = trip;
			response.headersSent ? (end(trip, {
				status: response.statusCode,
				cut: "by the service",
				...fields
			}, options), response.destroy()) : fail(trip, "service_lost", options);
		}
		function toReaderFactory({ request, target, body }, { provider }) {
			if (request.method === "POST") {
				if (provider === void 0) return proxy_usage.Nd;
				if (provider.isMetered(request.method, target.path)) return (_type, isStream) => provider.createUsageReader(body, isStream);
			}
		}
		function countLostUsage({ request, target, body, serviceRequest, reportUsageSoFar }, { provider, caps }) {
			if (provider?.isMetered(request.method, target.path) !== !0 || reportUsageSoFar !== void 0 || serviceRequest === void 0 || !mayHaveArrived(serviceRequest)) return {};
			let estimate = (0, proxy_usage.OF)(body, 0);
			return caps.charge(estimate.usage), estimate;
		}
		function end(trip, outcome, { clock, record }) {
			trip.hasEnded || (trip.hasEnded = !0, trip.onEnd(trip), trip.reservation?.release(), clearTimeout(trip.timer), record(toEntry(trip, outcome, clock)));
		}
		function fail(trip, code, options, form) {
			if (trip.hasEnded) return;
			let { request, response, serviceRequest } = trip, hasBegunAnswer = response.headersSent, cutOutcome = {
				status: response.statusCode,
				cut: "by the service"
			}, lostUsage = code === "service_lost" || code === "service_silent" ? countLostUsage(trip, options) : {};
			end(trip, hasBegunAnswer ? cutOutcome : {
				status: (0, refusal.BS)(code),
				code,
				...lostUsage
			}, options), serviceRequest?.destroy(), hasBegunAnswer ? response.destroy() : (0, refusal.TR)(request, response, code, form ?? options.provider);
		}
		function leave(trip, options) {
			if (trip.hasEnded) return;
			let { response, serviceRequest } = trip, usage = trip.reportUsageSoFar?.();
			end(trip, {
				status: response.headersSent ? response.statusCode : null,
				cut: usage !== void 0 && usage.unfinished !== !0 && usage.estimated !== !0 ? void 0 : "by the client",
				...usage ?? countLostUsage(trip, options)
			}, options), serviceRequest?.destroy();
		}
		async function startProxy(options) {
			let { allowed, clock, keeper, keys, provider, socketPath, isStoppable, bodyMs = 6e4 } = options, link = createServiceLink(options.baseUrl, options.env), caps = createCaps(options.capLimits), passage = createPassage({
				...options,
				link,
				caps,
				body: {
					maxBytes: provider?.maxBodyBytes ?? limits.P,
					timeoutMs: bodyMs
				},
				answerMs: options.answerMs ?? provider?.answerMs ?? limits.Qd,
				record: provider === void 0 ? keeper.record : (entry) => keeper.record({
					...entry,
					...caps.excess
				})
			}), server = await listen(socketPath ?? options.port, provider === void 0 ? bodyMs : 2 * bodyMs), ending = createEnding(server, options, passage, link), address = server.address(), port = typeof address == "object" && address ? address.port : options.port, { rules, forbidden } = provider ?? (0, admission.AY)(allowed), listInterns = provider === void 0 ? options.listInterns : void 0, proxyRules = [...isStoppable ? [addresses.zG] : [], ...listInterns === void 0 ? [] : [internsAsModelsRule]], forwarding = {
				rules: [...rules, ...proxyRules],
				forbidden
			}, { takesKeyHeader, completePath } = provider ?? {}, admit = (0, admission.mD)({
				takesKeyHeader,
				completePath,
				keys,
				port,
				forwarding
			}), url = `http://127.0.0.1:${port}`;
			keeper.record({
				type: "start",
				url,
				provider: provider?.servedProvider
			});
			let isInternListRequest = (method, path) => (0, admission.Ib)([internsAsModelsRule], method, path) && !(0, admission.Ib)(allowed, method, path), receive = (request, response, awaitsContinue = !1) => {
				response.on("error", () => {});
				let { method = "", url: target = "", rawHeaders } = request, admission = admit({
					method,
					target,
					rawHeaders
				}), refuseAs = (code, isRecorded) => {
					let entry = {
						method,
						path: (0, account.ny)(target),
						status: (0, refusal.BS)(code),
						sent: !1,
						ms: 0,
						code
					};
					isRecorded && keeper.record({
						type: "request",
						...entry
					}), (0, refusal.TR)(request, response, code, provider);
				};
				if ("refusal" in admission) refuseAs(admission.refusal, admission.hasKey);
				else if (ending.hasBegun) (0, refusal.TR)(request, response, "proxy_stopping", provider);
				else if (isStoppable && addresses.zG.path.test(admission.target.path)) ending.stopOnRequest(response);
				else if (listInterns !== void 0 && isInternListRequest(method, admission.target.path)) {
					let capCode = caps.countRequest();
					capCode === void 0 ? answerInternList(admission.target.path, response, listInterns, clock).then(keeper.record) : refuseAs(capCode, !0);
				} else awaitsContinue && response.writeContinue(), passage.pass({
					request,
					response,
					target: admission.target
				});
			};
			return server.on("request", (request, response) => receive(request, response)), server.on("checkContinue", (request, response) => receive(request, response, !0)), refuseUnsupported(server, provider), {
				url,
				resetCaps: caps.reset,
				stop: ending.stop,
				whenEnded: ending.whenEnded
			};
		}
		let headersMs = 1e4;
		async function listen(portOrPath, bodyMs) {
			let { createServer } = process.getBuiltinModule("node:http"), server = createServer({
				headersTimeout: headersMs,
				requestTimeout: headersMs + bodyMs,
				keepAliveTimeout: 75e3,
				requireHostHeader: !1,
				connectionsCheckingInterval: 5e3
			});
			return await new Promise((resolve, reject) => {
				server.once("error", reject), typeof portOrPath == "string" ? server.listen(portOrPath, resolve) : server.listen(portOrPath, "127.0.0.1", resolve);
			}), server;
		}
		function refuseUnsupported(server, form) {
			server.on("checkExpectation", (request, response) => (0, refusal.TR)(request, response, "request_invalid", form)), server.on("clientError", (_error, socket) => refuseSocket(socket, form)), server.on("connect", (_request, socket) => refuseSocket(socket, form));
		}
		function refuseSocket(socket, form) {
			if (socket.on("error", () => {}), !socket.writable) {
				socket.destroy();
				return;
			}
			let { headers, body } = (0, refusal.wV)("request_invalid", form), lines = headers.flatMap((name, index) => index % 2 == 0 ? [`${name}: ${headers[index + 1]}`] : []);
			socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join("\r\n")}\r\nConnection: close\r\n\r\n${body}`, () => socket.destroy());
		}
		function createEnding(server, { keeper, clock }, passage, link) {
			let { promise: whenEnded, resolve: resolveEnded } = Promise.withResolvers(), hasBegun = !1, isClosed = !1, refuseNewAndWait = async (waitMs) => {
				hasBegun = !0, server.close();
				let deadline = clock.monotonic() + waitMs;
				for (; passage.openRequests > 0 && clock.monotonic() < deadline;) await clock.sleep(20);
			}, close = (reason) => {
				isClosed || (isClosed = !0, passage.cut(), server.closeAllConnections(), link.close(), keeper.record({
					type: "end",
					reason
				}), keeper.flush(), resolveEnded(reason));
			};
			return {
				whenEnded,
				get hasBegun() {
					return hasBegun;
				},
				async stop(reason, waitMs) {
					await refuseNewAndWait(waitMs), close(reason);
				},
				async stopOnRequest(response) {
					await refuseNewAndWait(5e3), passage.cut(), response.closed ? close("stopped") : response.once("close", () => close("stopped")), response.writeHead(200, {
						"Content-Type": "application/json",
						Connection: "close"
					}), response.end(JSON.stringify(keeper.totals));
				}
			};
		}
		let internsAsModelsRule = {
			method: "GET",
			path: /^(?:\/v1|\/interns\/[^/]+)?\/models(?:\/[^/]+)?$/
		};
		function toModel({ id, name, created_at, workspace_id }) {
			return {
				id,
				object: "model",
				created: Math.floor(Date.parse(created_at) / 1e3),
				owned_by: workspace_id,
				name
			};
		}
		async function answerInternList(path, response, listInterns, clock) {
			let startedAt = clock.monotonic(), { status, body } = await findInternsAsModels(path, listInterns), text = Buffer.from(JSON.stringify(body)), headers = [
				"Content-Type",
				"application/json",
				"Content-Length",
				String(text.length)
			];
			response.destroyed || response.writeHead(status, headers).end(text);
			let ms = Math.round((clock.monotonic() - startedAt) * 10) / 10;
			return {
				type: "request",
				method: "GET",
				path: (0, account.ny)(path),
				status,
				sent: !0,
				ms
			};
		}
		async function findInternsAsModels(path, listInterns) {
			let [, segment] = /\/models\/([^/]+)$/.exec(path) ?? [];
			try {
				let interns = await Array.fromAsync(listInterns());
				if (segment === void 0) return {
					status: 200,
					body: {
						object: "list",
						data: interns.map(toModel)
					}
				};
				let idOrName = decodeURIComponent(segment), intern = interns.find(({ id }) => id === idOrName) ?? interns.find(({ name }) => name === idOrName);
				return intern === void 0 ? {
					status: 404,
					body: toError(`This proxy sees no intern "${idOrName}".`, "model_not_found")
				} : {
					status: 200,
					body: toModel(intern)
				};
			} catch (thrown) {
				let { code, message, data } = (0, errors.on)(thrown);
				return {
					status: data.status ?? 502,
					body: toError(`The interns could not be listed: ${message}`, code)
				};
			}
		}
		function toError(message, code) {
			return { error: {
				message,
				type: "invalid_request_error",
				param: null,
				code
			} };
		}
	}),
	36884: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	28263: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A5: () => createReporter,
			Ay: () => createModelUsageReader,
			Nd: () => createInternUsageReader,
			OF: () => estimateUsage,
			Vl: () => toUsage,
			dz: () => createStreamUsageReader
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343), _contract_chat_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98914), _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16413), _models_provider_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67001);
		function createReporter({ onUsage }) {
			let usageSoFar = { unfinished: !0 };
			return (readUsage) => (usageSoFar.unfinished === !0 && (usageSoFar = readUsage(), usageSoFar.usage !== void 0 && onUsage(usageSoFar.usage)), usageSoFar);
		}
		function createInternUsageReader(type, isStream) {
			return isStream ? createStreamUsageReader() : /^application\/json\b/i.test(type) ? createDocumentUsageReader() : void 0;
		}
		let streamWindowBytes = 16384, documentWindowBytes = 1048576;
		function createStreamUsageReader() {
			let window = createWindow(streamWindowBytes);
			return {
				push: window.push,
				read() {
					let final = window.tail().toString().split("\n").filter((line) => line.startsWith("data:") && emptyChoices.test(line)).map((line) => (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(line.slice(5))).flatMap((chunk) => finalChunk.safeParse(chunk).data ?? []).at(-1);
					return final === void 0 ? { unfinished: !0 } : toUsage(final.usage);
				}
			};
		}
		let emptyChoices = /"choices" ?: ?\[ ?\]/, finalChunk = zod_mini__WEBPACK_IMPORTED_MODULE_1__._H3({
			choices: zod_mini__WEBPACK_IMPORTED_MODULE_1__.PVZ([]),
			usage: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(_contract_chat_js__WEBPACK_IMPORTED_MODULE_2__.CI))
		});
		function createDocumentUsageReader() {
			let window = createWindow(documentWindowBytes);
			return {
				push: window.push,
				read: () => toUsage(documentWithUsage.safeParse(parseDocument(window)).data?.usage)
			};
		}
		let documentWithUsage = zod_mini__WEBPACK_IMPORTED_MODULE_1__._H3({ usage: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(_contract_chat_js__WEBPACK_IMPORTED_MODULE_2__.CI)) });
		function toUsage(value) {
			if (value == null) return {};
			let { prompt_tokens: input, completion_tokens: output, total_tokens: total, cost } = value;
			return { usage: {
				prompt_tokens: (0, _models_provider_js__WEBPACK_IMPORTED_MODULE_3__.zK)(input),
				completion_tokens: (0, _models_provider_js__WEBPACK_IMPORTED_MODULE_3__.zK)(output),
				total_tokens: (0, _models_provider_js__WEBPACK_IMPORTED_MODULE_3__.zK)(total),
				cost: (0, _models_provider_js__WEBPACK_IMPORTED_MODULE_3__.zK)(cost)
			} };
		}
		function createModelUsageReader(form, request, isStream) {
			let window = createWindow(isStream ? streamWindowBytes : documentWindowBytes, streamWindowBytes), events = 0;
			return {
				push(piece) {
					if (window.push(piece), isStream) for (let at = piece.indexOf("data:"); at >= 0; at = piece.indexOf("data:", at + 1)) events += 1;
				},
				read() {
					let count = isStream ? readStreamCount(form, window) : readDocumentCount(form, window);
					if (count !== void 0 && count.input + count.output > 0) return { usage: toAnswerUsage(count) };
					let input = isStream ? readStreamBegin(form, window).input : 0;
					return estimateUsage(request, isStream ? events : estimateDocumentTokens(window), {
						input,
						cost: count?.cost ?? 0
					});
				}
			};
		}
		function readStreamCount(form, window) {
			let endFields = listUsages(window.tail(), form.isSplit ? "\"message_delta\"" : "").at(-1);
			if (endFields === void 0) return;
			let [begin, end] = [readStreamBegin(form, window), form.read(endFields)];
			return {
				input: Math.max(begin.input, end.input),
				output: Math.max(begin.output, end.output),
				cost: end.cost
			};
		}
		function readStreamBegin(form, window) {
			let [fields = {}] = form.isSplit ? listUsages(window.head(), "\"message_start\"") : [];
			return form.read(fields);
		}
		function listUsages(bytes, eventName = "") {
			return bytes.toString().split("\n").slice(0, -1).filter((line) => line.includes(eventName)).map(findLastUsage).filter(_json_js__WEBPACK_IMPORTED_MODULE_0__.Gv);
		}
		function readDocumentCount(form, window) {
			let document = parseDocument(window), fields = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(document) ? document.usage : void 0;
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(fields) ? form.read(fields) : void 0;
		}
		function toAnswerUsage({ input, output, cost }) {
			return {
				prompt_tokens: input,
				completion_tokens: output,
				total_tokens: input + output,
				cost
			};
		}
		function estimateUsage(request, output, told = {
			input: 0,
			cost: 0
		}) {
			return {
				usage: toAnswerUsage({
					input: Math.max(told.input, estimateTokens(request)),
					output,
					cost: told.cost
				}),
				estimated: !0
			};
		}
		let attachment = /[A-Za-z0-9+/]{1000,}={0,2}/g;
		function estimateTokens(body) {
			let attachments = body.toString("latin1").match(attachment) ?? [], textBytes = body.length - attachments.join("").length;
			return Math.ceil(textBytes / 4) + 2e3 * attachments.length;
		}
		function estimateDocumentTokens(window) {
			let tokens = estimateTokens(window.tail());
			return window.isWhole() ? tokens : Math.max(tokens, Math.ceil(window.size() / 4));
		}
		function createWindow(tailBytes, headBytes = 0) {
			let head = [], tail = [], size = 0, tailSize = 0;
			return {
				push(piece) {
					for (size < headBytes && head.push(piece), size += piece.length, tail.push(piece), tailSize += piece.length; tail[0] !== void 0 && tailSize - tail[0].length >= tailBytes;) tailSize -= tail.shift()?.length ?? 0;
				},
				size: () => size,
				isWhole: () => size <= tailBytes,
				head: () => Buffer.concat(head),
				tail: () => Buffer.concat(tail)
			};
		}
		function parseDocument(window) {
			let text = window.tail().toString();
			return window.isWhole() ? (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(text) : { usage: findLastUsage(text) };
		}
		function findLastUsage(text) {
			let last = [...text.matchAll(shallowUsage)].at(-1);
			if (last?.[1] === void 0) return;
			let end = text.slice(last.index);
			return openings.some((opening) => (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(opening + end) !== void 0) ? (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(last[1]) : void 0;
		}
		let openings = [
			"{",
			"{\"response\":{",
			"{\"choices\":[{"
		], shallowUsage = /"usage"\s*:\s*(\{[^{}]*(?:\{[^{}]*\}[^{}]*){0,20}\})/g;
	}),
	28195: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	98641: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Fv: () => toPending,
			H1: () => readQuestion,
			IE: () => toToolCall,
			b0: () => defaultMaxPauses
		});
		var _contract_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38536), _contract_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84095), _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
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
