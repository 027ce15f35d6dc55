export const id = 1832;
export const ids = [1832];
export const modules = {
	1832: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			createModelBearer: () => createModelBearer,
			createModelTokens: () => createModelTokens,
			createModelUpstreamOptions: () => createModelUpstreamOptions,
			readProxiedAccess: () => readProxiedAccess
		});
		var schemas = __webpack_require__(8395), api = __webpack_require__(3305), errors = __webpack_require__(452), http_document = __webpack_require__(8435), claims = __webpack_require__(4316), log = __webpack_require__(7309), secret = __webpack_require__(6385), access_token = __webpack_require__(4219), token_exchange = __webpack_require__(413);
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
		var token_holder = __webpack_require__(6383), places = __webpack_require__(6492), dist = __webpack_require__(8815), environment = __webpack_require__(3554), json = __webpack_require__(6413), loopback = __webpack_require__(3838), path_rule = __webpack_require__(9066), provider = __webpack_require__(7001);
		let oauth = {
			tokenExchange: "urn:ietf:params:oauth:grant-type:token-exchange",
			jwtBearer: "urn:ietf:params:oauth:grant-type:jwt-bearer",
			jwt: "urn:ietf:params:oauth:token-type:jwt",
			accessToken: "urn:ietf:params:oauth:token-type:access_token"
		}, openAiErrors = {
			401: "authentication_error",
			402: "insufficient_quota"
		}, openAiWire = {
			variablePrefix: "OPENAI",
			defaultRules: [
				"POST /chat/completions",
				"POST /responses",
				"POST /embeddings",
				"GET /models",
				"GET /models/*"
			],
			forbidden: /^(?:\/v1(?:[^\w~/-][^/]*)?)*\/organization(?![\w~-])/i,
			completePath: (path) => path,
			authorize: (_kind, text) => ["Authorization", `Bearer ${text}`],
			toError: ({ status, code, message }) => ({ error: {
				message,
				type: openAiErrors[status] ?? (status >= 500 ? "server_error" : "invalid_request_error"),
				param: null,
				code
			} }),
			usage: {
				read(usage) {
					let output = (0, provider.zK)(usage.completion_tokens) || (0, provider.zK)(usage.output_tokens);
					return {
						input: (0, provider.zK)(usage.prompt_tokens) || (0, provider.zK)(usage.input_tokens) || Math.max(0, (0, provider.zK)(usage.total_tokens) - output),
						output,
						cost: (0, provider.zK)(usage.cost)
					};
				},
				isSplit: !1
			}
		}, defaultSeconds = 3600, openai = {
			name: "openai",
			title: "OpenAI",
			ids: {
				required: ["identity_provider_id", "service_account_id"],
				optional: ["client_id"]
			},
			baseUrl: "https://api.openai.com/v1",
			audience: "https://api.openai.com/v1",
			buildTokenUrl: () => "https://auth.openai.com/oauth/token",
			buildTokenRequest: (ids, subjectToken) => ({
				headers: { "Content-Type": "application/json" },
				body: JSON.stringify({
					grant_type: oauth.tokenExchange,
					subject_token: subjectToken,
					subject_token_type: oauth.jwt,
					...ids
				})
			}),
			maxTokenCharacters: 65536,
			computeLifetime: (stated = defaultSeconds, subjectLeft = defaultSeconds) => Math.min(stated, subjectLeft),
			isSingleUse: !1,
			requestIdHeader: "x-request-id",
			explain: () => ["The mapping of the service account has to match the issuer and the claims exactly.", "The audience has to be the one that the identity provider is registered with."],
			reportsCost: !1,
			wire: openAiWire
		}, interns = {
			name: "interns",
			title: "the deployment of interns",
			ids: {
				required: ["federation_policy_id"],
				optional: []
			},
			buildTokenUrl: (baseUrl) => `${baseUrl}/oauth/token`,
			buildTokenRequest: (ids, subjectToken) => ({
				headers: { "Content-Type": "application/x-www-form-urlencoded" },
				body: new URLSearchParams({
					...ids,
					grant_type: oauth.tokenExchange,
					subject_token: subjectToken,
					subject_token_type: oauth.jwt,
					requested_token_type: oauth.accessToken,
					scope: "inference"
				}).toString()
			}),
			maxTokenCharacters: 16384,
			computeLifetime: (statedSeconds) => statedSeconds === void 0 ? void 0 : Math.min(statedSeconds, 900),
			isSingleUse: !1,
			requestIdHeader: "x-request-id",
			explain: () => ["The organization has to trust this issuer, and the policy has to match this subject and audience."],
			reportsCost: !0,
			wire: {
				...openAiWire,
				forbidden: path_rule.q,
				toError: ({ status, code, message, isRepeatable }) => ({ error: {
					code: status,
					message,
					metadata: {
						reason: code,
						retryable: isRepeatable
					}
				} })
			}
		}, tokenBeta = "oauth-2025-04-20", anthropicErrors = {
			401: "authentication_error",
			402: "billing_error",
			403: "permission_error",
			413: "request_too_large",
			504: "timeout_error"
		}, providers = {
			interns,
			openai,
			anthropic: {
				name: "anthropic",
				title: "Anthropic",
				ids: {
					required: [
						"federation_rule_id",
						"organization_id",
						"service_account_id"
					],
					optional: ["workspace_id"]
				},
				baseUrl: "https://api.anthropic.com",
				audience: "https://api.anthropic.com",
				buildTokenUrl: (baseUrl) => `${baseUrl}/v1/oauth/token`,
				buildTokenRequest: (ids, subjectToken) => ({
					headers: {
						"Content-Type": "application/json",
						"anthropic-beta": `${tokenBeta},oidc-federation-2026-04-01`
					},
					body: JSON.stringify({
						grant_type: oauth.jwtBearer,
						assertion: subjectToken,
						...ids
					})
				}),
				maxTokenCharacters: 16384,
				computeLifetime(statedSeconds, subjectSecondsLeft) {
					return statedSeconds === void 0 || subjectSecondsLeft === void 0 ? statedSeconds : Math.min(statedSeconds, Math.max(60, 2 * subjectSecondsLeft));
				},
				isSingleUse: !0,
				requestIdHeader: "request-id",
				explain(status, ids, isSingleUse) {
					return status === 401 ? [
						"Anthropic answers every refused assertion with the same 401: only the Console shows the reason, on the page of workload identities, in the authentication history. The most likely reasons first:",
						"the federation rule does not match the token;",
						...ids.workspace_id === void 0 ? ["the rule is scoped to several workspaces, and \"workspace_id\" is not given;"] : [],
						`the "jti" of the token was used before${isSingleUse ? ", elsewhere" : ", and its issuer checks that"};`,
						"the lifetime of the token (exp - iat) is above the maximum of its issuer, by default an hour."
					] : [];
				},
				reportsCost: !1,
				wire: {
					variablePrefix: "ANTHROPIC",
					defaultRules: [
						"POST /v1/messages",
						"POST /v1/messages/count_tokens",
						"GET /v1/models",
						"GET /v1/models/*"
					],
					forbidden: /^(?:\/v1(?:[^\w~/-][^/]*)?)*\/(?:organizations|oauth)(?![\w~-])/i,
					unmetered: /\/count_tokens$/,
					completePath: (path) => path.replace(/^(?=\/(?:messages|models)(?:\/|$))/, "/v1"),
					takesKeyHeader: !0,
					forwardedHeaders: new Set(["anthropic-version", "anthropic-dangerous-direct-browser-access"]),
					authorize(kind, text, readHeader) {
						let betas = readHeader("anthropic-beta").split(",").map((beta) => beta.trim()).filter((beta) => beta !== ""), allBetas = kind === "key" || betas.includes(tokenBeta) ? betas : [...betas, tokenBeta], header = allBetas.length === 0 ? [] : ["anthropic-beta", allBetas.join(",")];
						return [...kind === "key" ? ["X-Api-Key", text] : ["Authorization", `Bearer ${text}`], ...header];
					},
					toError: ({ status, message }) => ({
						type: "error",
						error: {
							type: anthropicErrors[status] ?? (status >= 500 ? "api_error" : "invalid_request_error"),
							message
						},
						request_id: null
					}),
					usage: {
						read: (usage) => ({
							input: [
								"input_tokens",
								"cache_creation_input_tokens",
								"cache_read_input_tokens"
							].reduce((sum, field) => sum + (0, provider.zK)(usage[field]), 0),
							output: (0, provider.zK)(usage.output_tokens),
							cost: 0
						}),
						isSplit: !0
					}
				}
			}
		}, nonEmptyText = schemas.YjP("must be a text").check(api.m9(1, "must not be empty")), trustedUrl = schemas.YPB(isTrustedUrl, "must be an https URL, or a URL of this machine, without a query"), serviceUrl = schemas.lqM(schemas.YjP("must be a URL").check(trustedUrl)), amount = schemas.lqM(schemas.aig("must be a number").check(api.qm(0, "must be 0 or more"))), count = schemas.lqM(schemas.Whr("must be a whole number").check(api.qm(0, "must be 0 or more"))), optionalText = schemas.lqM(nonEmptyText), accessShape = schemas.rej({
			provider: schemas.k5n(provider.e4, `must be ${provider.e4.join(", ").replace(/, (?=\w+$)/, " or ")}`),
			federation_policy_id: optionalText,
			identity_provider_id: optionalText,
			service_account_id: optionalText,
			client_id: optionalText,
			federation_rule_id: optionalText,
			organization_id: optionalText,
			workspace_id: optionalText,
			audience: optionalText,
			api_key: schemas.lqM(nonEmptyText.check(api.Fk(/^[\x21-\x7e]+$/, "has characters that a key can't have"))),
			subject_token_file: optionalText,
			single_use: schemas.lqM(schemas.zMY("must be true or false")),
			base_url: serviceUrl,
			token_url: serviceUrl,
			max_requests: count,
			max_tokens: count,
			max_cost: amount,
			allow_paths: schemas.lqM(schemas.YOg(nonEmptyText, "must be a list"))
		}, "must be a mapping"), modelAccess = schemas.FsL(accessShape.check(({ value, issues }) => {
			for (let [key, message] of findMistakes(value)) issues.push({
				code: "custom",
				path: [key],
				message,
				input: value
			});
		}), schemas.pdi(completeAccess));
		function* findMistakes(access) {
			let provider = providers[access.provider], presentKeys = Object.entries(access).flatMap(([key, value]) => value === void 0 ? [] : [key]);
			for (let key of presentKeys.filter((one) => !listIds(provider).includes(one))) {
				let owner = Object.values(providers).findLast((one) => listIds(one).includes(key));
				owner && (yield [key, `belongs to the provider "${owner.name}", not to "${provider.name}"`]);
			}
			let requiredKeys = access.api_key === void 0 ? [...provider.ids.required] : [];
			provider.baseUrl === void 0 && requiredKeys.push("base_url");
			for (let key of requiredKeys.filter((one) => !presentKeys.includes(one))) yield [key, `is missing: the provider "${provider.name}" needs it`];
			access.max_cost !== void 0 && !provider.reportsCost && (yield ["max_cost", `can't be enforced: ${provider.title} does not report costs; use "max_tokens"`]);
			let { forbidden, completePath } = provider.wire;
			for (let rule of access.allow_paths ?? []) {
				let path = rule.replace(/^\S+ +/, "");
				(0, path_rule.I)(rule) === void 0 ? yield ["allow_paths", "has an invalid rule: write a method and a path, such as \"GET /v1/files\""] : forbidden.test(completePath(path)) && (yield ["allow_paths", `has a rule that names "${path}", which is never forwarded`]);
			}
		}
		function listIds({ ids }) {
			return [...ids.required, ...ids.optional];
		}
		function completeAccess(access) {
			let provider = providers[access.provider], baseUrl = (access.base_url ?? provider.baseUrl ?? "").replace(/\/+$/, ""), ids = Object.entries(access).filter(([key, value]) => listIds(provider).includes(key) && value !== void 0);
			return {
				provider,
				baseUrl,
				tokenUrl: access.token_url ?? provider.buildTokenUrl(baseUrl),
				audience: access.audience ?? provider.audience ?? new URL(baseUrl).origin,
				isAudienceDefault: access.audience === void 0,
				ids: Object.fromEntries(ids.map(([key, value]) => [key, String(value)])),
				apiKey: access.api_key === void 0 ? void 0 : new secret.z(access.api_key),
				subjectTokenFile: access.subject_token_file,
				isSingleUse: access.single_use ?? provider.isSingleUse,
				caps: {
					maxRequests: access.max_requests ?? 0,
					maxTokens: access.max_tokens ?? 0,
					maxCost: access.max_cost ?? 0
				},
				allowPaths: access.allow_paths ?? []
			};
		}
		function isTrustedUrl(value) {
			let url = URL.parse(value);
			return url !== null && `${url.username}${url.password}${url.search}${url.hash}` == "" && (0, loopback.FY)(url);
		}
		var wording = __webpack_require__(6559), values = __webpack_require__(7035);
		function readModelAccess(text, env) {
			let fail = (problem) => {
				throw (0, values.Gq)("model-access", (0, wording.MH)`${(0, wording.hF)("model-access")} ${problem}`);
			}, variableProblems = [], mapping = readMapping(text) ?? fail("must be a mapping in YAML: \"provider: openai\" and its keys."), entries = Object.entries(mapping).flatMap(([key, value]) => {
				if (typeof value != "string") return [[key, value]];
				let unsetVariables = [...value.matchAll(/\$\{(\w+)\}/g)].map(([, name = ""]) => name).filter((name) => (0, environment.b)(env, name) === void 0), problems = unsetVariables.map((name) => `the key "${key}" names the variable "${name}", which is not set`);
				return key !== "api_key" && variableProblems.push(...problems), unsetVariables.length > 0 ? [] : [[key, value.replace(/\$\{(\w+)\}/g, (_, name) => (0, environment.b)(env, name) ?? "")]];
			}), result = modelAccess.safeParse(Object.fromEntries(entries), { error: () => "is invalid" });
			if (result.success && variableProblems.length === 0) return result.data;
			let schemaProblems = (result.error?.issues ?? []).flatMap((issue) => {
				let { path, message } = issue;
				return issue.code === "unrecognized_keys" ? issue.keys.map((key) => `the key "${(0, log.TN)(key.slice(0, 80))}" is not known`) : [path.length === 0 ? `it ${message}` : `the key "${path.join(".")}" ${message}`];
			});
			return fail(`can't be used: ${[...variableProblems, ...schemaProblems].join("; ")}.`);
		}
		function readMapping(text) {
			let value = (0, errors.y0)(() => (0, dist.qg)(text, {
				maxAliasCount: 0,
				prettyErrors: !1,
				logLevel: "error"
			}));
			return (0, json.Gv)(value) ? value : void 0;
		}
		var upstream = __webpack_require__(4426), connect = __webpack_require__(2903), job_io = __webpack_require__(2711), workspace = __webpack_require__(82);
		function readProxiedAccess(settings, env) {
			let access = readModelAccess(settings.modelAccess, env), { variablePrefix } = access.provider.wire, otherName = settings.exportEnv?.find((name) => name !== variablePrefix);
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
	4426: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { D: () => createModelUpstream });
		var _contract_limits_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8536), _models_path_rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9066), _headers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7650), _usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8263);
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
