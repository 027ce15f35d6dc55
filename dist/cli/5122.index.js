export const id = 5122;
export const ids = [5122];
export const modules = {
	89665: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			createModelBearer: () => createModelBearer,
			createModelTokens: () => createModelTokens,
			createModelUpstreamOptions: () => createModelUpstreamOptions,
			readProxiedAccess: () => readProxiedAccess
		});
		var schemas = __webpack_require__(94343), api = __webpack_require__(43759), errors = __webpack_require__(452), http_document = __webpack_require__(58435), claims = __webpack_require__(7881), log = __webpack_require__(97309), secret = __webpack_require__(36385), access_token = __webpack_require__(14219), token_exchange = __webpack_require__(64528);
		function obtainModelToken(tokenOptions) {
			let { access, usedFingerprints, fetch, ...options } = tokenOptions, { audience, isAudienceDefault, isSingleUse } = access;
			return (0, access_token.BM)({
				...options,
				audience,
				isAudienceDefault,
				usedFingerprints: isSingleUse ? usedFingerprints : void 0,
				exchange: (token, timeoutMs) => exchangeModelToken(access, token, {
					...options,
					fetch,
					now: options.clock.now,
					timeoutMs
				})
			});
		}
		let modelTokenResponse = schemas._H3({
			access_token: schemas.YjP().check(api.Fk(/^[\x21-\x7e]+$/)),
			expires_in: schemas.lqM(schemas.aig().check(api.NC())),
			token_type: schemas.lqM(schemas.YjP().check(api.Fk(/^bearer$/i)))
		});
		function buildModelExchange({ provider, tokenUrl, ids }, subjectToken) {
			let token = subjectToken.reveal();
			if (token.length > provider.maxTokenCharacters) {
				let message = `The subject token has ${token.length} characters, but ${provider.title} accepts at most ${provider.maxTokenCharacters}.`;
				throw new errors.Sb("exchange_malformed", message);
			}
			let { headers, body } = provider.buildTokenRequest(ids, token);
			return {
				method: "POST",
				url: tokenUrl,
				headers: {
					Accept: "application/json",
					...headers
				},
				body
			};
		}
		async function exchangeModelToken(access, subjectToken, options) {
			let { provider, ids, isSingleUse } = access, name = `The token exchange of ${provider.title}`, response = await (0, token_exchange.Cj)(`${name} did not answer.`, buildModelExchange(access, subjectToken), options), serviceDateMs = (0, http_document.h2)(response.headers), skewRemark = describeSkew(provider.title, serviceDateMs, options.now());
			if (response.status === 200) {
				skewRemark !== void 0 && options.log.warning(skewRemark);
				let { exp } = (0, claims.Ab)(subjectToken), nowMs = serviceDateMs ?? options.now(), secondsLeft = exp === void 0 ? void 0 : Math.max(0, exp - nowMs / 1e3);
				return readModelToken(access, {
					json: response.json,
					secondsLeft,
					log: options.log
				});
			}
			let requestId = response.headers.get(provider.requestIdHeader) ?? response.requestId;
			throw (0, token_exchange.xn)({
				...response,
				requestId
			}, {
				name,
				subjectToken,
				...readError(response.json, subjectToken),
				causes: provider.explain(response.status, ids, isSingleUse),
				skewRemark,
				describe(answer, claims, remarks) {
					let shownIds = Object.entries(ids).map(([id, value]) => `${id} "${value}"`), request = requestId === void 0 ? "" : ` of the request ${(0, log.TN)(requestId.slice(0, 100))}`;
					return `${provider.title} refused the token exchange${request} (${answer}) for ${shownIds.join(", ")}; ${claims}. ${remarks.join(" ")}`.trim();
				}
			});
		}
		function readModelToken({ provider, tokenUrl }, { json, secondsLeft, log }) {
			let body = modelTokenResponse.safeParse(json), statedSeconds = body.data?.expires_in, seconds = provider.computeLifetime(statedSeconds, secondsLeft);
			if (!body.success || seconds === void 0) {
				let message = `The token exchange at ${tokenUrl} answered 200, but the body is not a token response: check ${(body.success ? ["expires_in"] : body.error.issues.map(({ path }) => path.join("."))).join(", ") || "all of it"}. Check the URLs of "model_access".`;
				throw new errors.Sb("exchange_malformed", message, { status: 200 });
			}
			return statedSeconds !== void 0 && seconds < statedSeconds && log.info(`${provider.title} granted a token of ${statedSeconds} s; it is used for ${Math.round(seconds)} s.`), {
				token: new secret.z(body.data.access_token),
				lifetimeMs: seconds * 1e3
			};
		}
		let oauthError = schemas._H3({
			error: schemas.YjP(),
			error_description: schemas.lqM(schemas.YjP())
		}), typedError = schemas._H3({ error: schemas._H3({
			type: schemas.YjP(),
			message: schemas.lqM(schemas.YjP())
		}) });
		function readError(json, subjectToken) {
			let read = (text) => (0, token_exchange.Gb)(text, [subjectToken]), { error, error_description: description } = oauthError.safeParse(json).data ?? {}, innerError = typedError.safeParse(json).data?.error;
			return {
				reason: read(error ?? innerError?.type),
				description: read(description ?? innerError?.message)
			};
		}
		function describeSkew(title, serviceDateMs, nowMs) {
			return serviceDateMs === void 0 || Math.abs(serviceDateMs - nowMs) <= 6e4 ? void 0 : `The clock of this machine is ${Math.round(Math.abs(serviceDateMs - nowMs) / 1e3)} s ${serviceDateMs < nowMs ? "ahead of" : "behind"} the clock of ${title}. Set it, or synchronize it (NTP).`;
		}
		var token_holder = __webpack_require__(66383), places = __webpack_require__(11518), model_access = __webpack_require__(37923), values = __webpack_require__(97035), upstream = __webpack_require__(84426), wording = __webpack_require__(96559), connect = __webpack_require__(62480), job_io = __webpack_require__(72711), workspace = __webpack_require__(50082);
		function readProxiedAccess(settings, env) {
			let access = (0, model_access.Q)(settings.modelAccess, env), { variablePrefix } = access.provider.wire, otherName = settings.exportEnv?.find((name) => name !== variablePrefix);
			if (otherName === void 0) return access;
			let message = (0, wording.MH)`${(0, wording.hF)("export-env")} names ${otherName}, but the variables for ${access.provider.title} begin with ${variablePrefix}_. Leave ${(0, wording.hF)("export-env")} out.`;
			throw (0, values.Gq)("export-env", message);
		}
		function createModelUpstreamOptions(io, settings, { token: firstToken, usedFingerprints }, onExchange) {
			let access = readProxiedAccess(settings, io.env), { baseUrl, caps } = access, { obtain } = createModelTokens(io, access, usedFingerprints);
			return {
				baseUrl,
				capLimits: caps,
				bearer: createModelBearer(access, {
					...io,
					obtain,
					firstToken,
					onExchange
				}),
				provider: (0, upstream.D)(access),
				approvalMode: "manual",
				allowed: []
			};
		}
		function createModelTokens(io, access, initialFingerprints = []) {
			let { apiKey, subjectTokenFile } = access, usedFingerprints = new Set(initialFingerprints);
			if (apiKey !== void 0) {
				io.log.mask(apiKey);
				let token = {
					token: apiKey,
					lifetimeMs: 316224e5,
					startedAt: io.clock.monotonic()
				};
				return {
					usedFingerprints,
					obtain: () => Promise.resolve(token),
					check: () => Promise.resolve(void 0)
				};
			}
			let findSource = (0, job_io.Oo)(async () => {
				if (subjectTokenFile !== void 0) return (0, connect.Zl)({
					from: "file",
					path: subjectTokenFile
				}, io);
				let alternatives = ["\"subject_token_file\" or \"api_key\" in the access to the models"];
				return (0, places.PM)((0, places.Bx)({
					...io,
					...(0, workspace.OH)(io)
				}), alternatives);
			});
			return {
				usedFingerprints,
				obtain: async () => obtainModelToken({
					...io,
					access,
					usedFingerprints,
					source: await findSource()
				}),
				check: findSource
			};
		}
		function createModelBearer(access, options) {
			return access.apiKey === void 0 ? (0, token_holder.j)(options) : {
				get: () => options.firstToken,
				renew: () => Promise.resolve(void 0)
			};
		}
	}),
	15122: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { createModelBrokers: () => createModelBrokers });
		var _proxy_account_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(95499), _proxy_admission_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(41321), _proxy_models_upstream_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(84426), _proxy_proxy_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7486), _model_access_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89665);
		function createModelBrokers(io) {
			let tokensByIdentity = new Map(), shareTokens = (access) => {
				let key = toIdentityKey(access), tokens = tokensByIdentity.get(key) ?? obtainSharedTokens(io, access);
				return tokensByIdentity.set(key, tokens), tokens.catch(() => tokensByIdentity.delete(key)), tokens;
			};
			return {
				check: async (access) => void await (0, _model_access_js__WEBPACK_IMPORTED_MODULE_0__.createModelTokens)(io, access).check(),
				open: async (access, address) => openBroker(io, access, address, await shareTokens(access))
			};
		}
		function toIdentityKey({ provider, apiKey, ...rest }) {
			let { baseUrl, tokenUrl, audience, ids, subjectTokenFile, isSingleUse } = rest, key = apiKey?.fingerprint();
			return JSON.stringify([
				provider.name,
				baseUrl,
				tokenUrl,
				audience,
				ids,
				key,
				subjectTokenFile,
				isSingleUse
			]);
		}
		async function obtainSharedTokens(io, access) {
			let { obtain } = (0, _model_access_js__WEBPACK_IMPORTED_MODULE_0__.createModelTokens)(io, access), counters = new Set(), onExchange = () => {
				for (let counter of counters) counter.exchanges += 1;
			}, firstToken = await obtain(), uncountedExchanges = +(access.apiKey === void 0);
			return {
				bearer: (0, _model_access_js__WEBPACK_IMPORTED_MODULE_0__.createModelBearer)(access, {
					...io,
					obtain,
					firstToken,
					onExchange
				}),
				counters,
				startCounter() {
					let counter = { exchanges: uncountedExchanges };
					return uncountedExchanges = 0, counters.add(counter), counter;
				}
			};
		}
		async function openBroker({ clock, env }, access, address, tokens) {
			let { provider, baseUrl } = access, keys = (0, _proxy_admission_js__WEBPACK_IMPORTED_MODULE_1__.a3)(), keeper = (0, _proxy_account_js__WEBPACK_IMPORTED_MODULE_2__.hT)(clock, () => {}), proxy = await (0, _proxy_proxy_js__WEBPACK_IMPORTED_MODULE_3__.n)({
				baseUrl,
				keys,
				...address,
				provider: (0, _proxy_models_upstream_js__WEBPACK_IMPORTED_MODULE_4__.D)(access),
				allowed: [],
				capLimits: access.caps,
				approvalMode: "manual",
				bearer: tokens.bearer,
				keeper,
				env,
				clock,
				isStoppable: !1
			}), counter = tokens.startCounter();
			return {
				url: proxy.url,
				addKey: keys.add,
				removeKey: keys.remove,
				beginRun: proxy.resetCaps,
				get use() {
					let { requests, refused, errors, cap, cost, over_tokens, over_cost } = keeper.totals, { prompt_tokens, completion_tokens, total_tokens, estimated } = keeper.totals, counts = {
						prompt_tokens,
						completion_tokens,
						total_tokens,
						estimated
					}, caps = {
						cap,
						over_tokens,
						over_cost
					}, reportedCost = provider.reportsCost ? cost : null;
					return {
						provider: provider.name,
						requests,
						refused,
						errors,
						...counts,
						cost: reportedCost,
						...counter,
						...caps
					};
				},
				async close() {
					tokens.counters.delete(counter), await proxy.stop("the agent ended", 1e3);
				}
			};
		}
	}),
	84426: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { D: () => createModelUpstream });
		var _contract_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(38536), _models_path_rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(79066), _headers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37650), _usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28263);
		let mebibyte = 1048576;
		function createModelUpstream({ provider, apiKey, allowPaths }) {
			let { wire, name, title } = provider, isInternService = name === "interns", maxBodyBytes = (isInternService ? 1 : 32) * mebibyte, credentialKind = apiKey === void 0 ? "token" : "key";
			return {
				...wire,
				servedProvider: {
					name,
					tells_cost: provider.reportsCost
				},
				rules: [...wire.defaultRules, ...allowPaths].flatMap((rule) => (0, _models_path_rule_js__WEBPACK_IMPORTED_MODULE_0__.I)(rule) ?? []),
				authorize: (credential, clientHeaders) => wire.authorize(credentialKind, credential, (header) => (0, _headers_js__WEBPACK_IMPORTED_MODULE_1__.J0)(clientHeaders, header).join(",")),
				messages: {
					requests_capped: "The cap on requests is reached: \"max_requests\" of the model access.",
					tokens_capped: "The cap on tokens is reached: \"max_tokens\" of the model access.",
					cost_capped: "The cap on cost is reached: \"max_cost\" of the model access.",
					path_refused: `This method and path are not forwarded to ${title}. To allow more, use "allow_paths" of the model access.`,
					body_too_large: `The body is larger than ${maxBodyBytes} bytes.`,
					service_unreachable: `${title} could not be reached: nothing was sent.`,
					service_silent: `${title} did not answer in time. The request may have arrived, so it is not repeated.`
				},
				isMetered: (method, path) => method === "POST" && wire.unmetered?.test(path) !== !0,
				createUsageReader: (request, isStream) => (0, _usage_js__WEBPACK_IMPORTED_MODULE_2__.Ay)(wire.usage, request, isStream),
				memory: createMemoryBudget(256 * mebibyte),
				maxBodyBytes,
				answerMs: isInternService ? _contract_limits_js__WEBPACK_IMPORTED_MODULE_3__.Qd : 18e5
			};
		}
		function createMemoryBudget(maxBytes) {
			let freeBytes = maxBytes, waiting = [], serveWaiting = () => {
				for (let next = waiting[0]; next !== void 0 && next.bytes <= freeBytes; next = waiting[0]) waiting.shift(), freeBytes -= next.bytes, next.grant();
			}, createReservation = (bytes) => {
				let heldBytes = bytes, shrinkTo = (neededBytes) => {
					freeBytes += heldBytes - neededBytes, heldBytes = neededBytes, serveWaiting();
				};
				return {
					shrink: (needed) => shrinkTo(Math.min(heldBytes, needed)),
					release: () => shrinkTo(0)
				};
			};
			return {
				take(bytes) {
					let wanted = Math.min(bytes, maxBytes);
					if (!(waiting.length > 0 || wanted > freeBytes)) return freeBytes -= wanted, createReservation(wanted);
				},
				reserve(bytes, signal) {
					let { promise, resolve } = Promise.withResolvers(), wanted = Math.min(bytes, maxBytes), waiter = {
						bytes: wanted,
						grant: () => resolve(createReservation(wanted))
					}, giveUp = () => {
						let index = waiting.indexOf(waiter);
						index !== -1 && (waiting.splice(index, 1), resolve(void 0), serveWaiting());
					};
					return signal.addEventListener("abort", giveUp), waiting.push(waiter), signal.aborted ? giveUp() : serveWaiting(), promise;
				}
			};
		}
	})
};
