export const id = 1832;
export const ids = [1832];
export const modules = {
	1832: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			bearerOfModels: () => bearerOfModels,
			frontOfModels: () => frontOfModels,
			readProxiedAccess: () => readProxiedAccess,
			tokensOfModels: () => tokensOfModels
		});
		var schemas = __webpack_require__(8395), api = __webpack_require__(3305), errors = __webpack_require__(452), http_document = __webpack_require__(8435), claims = __webpack_require__(4316), log = __webpack_require__(7309), secret = __webpack_require__(6385), access_token = __webpack_require__(4219), token_exchange = __webpack_require__(413);
		function obtainModelToken({ access, spent, fetch, ...options }) {
			let { audience, isAudienceDefault, isSingleUse } = access;
			return (0, access_token.BM)({
				...options,
				audience,
				isAudienceDefault,
				spent: isSingleUse ? spent : void 0,
				exchange: (token, timeoutMs) => exchangeModelToken(access, token, {
					...options,
					fetch,
					now: options.clock.now,
					timeoutMs
				})
			});
		}
		let grantedToken = schemas._H3({
			access_token: schemas.YjP().check(api.Fk(/^[\x21-\x7e]+$/)),
			expires_in: schemas.lqM(schemas.aig().check(api.NC())),
			token_type: schemas.lqM(schemas.YjP().check(api.Fk(/^bearer$/i)))
		});
		function buildModelExchange({ provider, tokenUrl, ids }, subjectToken) {
			let token = subjectToken.reveal();
			if (token.length > provider.maxSubjectToken) throw new errors.Sb("exchange_malformed", `The subject token has ${token.length} characters, and ${provider.title} takes at most ${provider.maxSubjectToken}.`);
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
			let { provider, ids, isSingleUse } = access, name = `The token exchange of ${provider.title}`, response = await (0, token_exchange.Cj)(`${name} did not answer.`, buildModelExchange(access, subjectToken), options), serviceDateMs = (0, http_document.Q$)(response.headers), skew = skewWords(provider.title, serviceDateMs, options.now());
			if (response.status === 200) {
				skew !== void 0 && options.log.warning(skew);
				let { exp } = (0, claims.eR)(subjectToken), nowMs = serviceDateMs ?? options.now(), subjectRest = exp === void 0 ? void 0 : Math.max(0, exp - nowMs / 1e3);
				return readGrant(access, {
					json: response.json,
					subjectRest,
					log: options.log
				});
			}
			let requestId = response.headers.get(provider.requestIdHeader) ?? response.requestId;
			throw (0, token_exchange.cI)({
				...response,
				requestId
			}, {
				name,
				subjectToken,
				...saidBy(response.json, subjectToken),
				causes: provider.causes(response.status, ids, isSingleUse),
				skew,
				describe(answer, claims, remarks) {
					let shownIds = Object.entries(ids).map(([id, value]) => `${id} "${value}"`), request = requestId === void 0 ? "" : ` of the request ${(0, log.TN)(requestId.slice(0, 100))}`;
					return `${provider.title} refused the token exchange${request} (${answer}) for ${shownIds.join(", ")}; ${claims}. ${remarks.join(" ")}`.trim();
				}
			});
		}
		function readGrant({ provider, tokenUrl }, { json, subjectRest, log }) {
			let granted = grantedToken.safeParse(json), told = granted.data?.expires_in, seconds = provider.lifetime(told, subjectRest);
			if (!granted.success || seconds === void 0) {
				let flaws = granted.success ? ["expires_in"] : granted.error.issues.map(({ path }) => path.join("."));
				throw new errors.Sb("exchange_malformed", `The token exchange at ${tokenUrl} answered 200 with a body that is none: look at ${flaws.join(", ") || "the whole of it"}. Check the URLs of "model_access".`, { status: 200 });
			}
			return told !== void 0 && seconds < told && log.info(`${provider.title} granted a token of ${told} s; it is used for ${Math.round(seconds)} s.`), {
				token: new secret.z(granted.data.access_token),
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
		function saidBy(json, subjectToken) {
			let redactor = (0, secret.l)();
			redactor.add(subjectToken);
			let clean = (text) => text && (0, log.TN)(redactor.redact(text.slice(0, 1e5)).slice(0, 500)), { error, error_description: description } = oauthError.safeParse(json).data ?? {}, typed = typedError.safeParse(json).data?.error;
			return {
				reason: clean(error ?? typed?.type),
				words: clean(description ?? typed?.message)
			};
		}
		function skewWords(title, serviceDateMs, nowMs) {
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
			set: "OPENAI",
			defaultRules: [
				"POST /chat/completions",
				"POST /responses",
				"POST /embeddings",
				"GET /models",
				"GET /models/*"
			],
			forbidden: /^\/organization(?![\w~-])/i,
			completePath: (path) => path,
			authorize: (_kind, text) => ["Authorization", `Bearer ${text}`],
			toError: ({ status, code, message }) => ({ error: {
				message,
				type: openAiErrors[status] ?? (status >= 500 ? "server_error" : "invalid_request_error"),
				param: null,
				code
			} }),
			usage: {
				read: (usage) => ({
					input: (0, provider.pq)(usage.prompt_tokens) || (0, provider.pq)(usage.input_tokens),
					output: (0, provider.pq)(usage.completion_tokens) || (0, provider.pq)(usage.output_tokens),
					cost: (0, provider.pq)(usage.cost)
				}),
				isSplit: !1
			}
		}, assumedLifetime = 3600, openai = {
			name: "openai",
			title: "OpenAI",
			ids: {
				required: ["identity_provider_id", "service_account_id"],
				optional: ["client_id"]
			},
			baseUrl: "https://api.openai.com/v1",
			audience: "https://api.openai.com/v1",
			tokenUrl: () => "https://auth.openai.com/oauth/token",
			buildTokenRequest: (ids, subjectToken) => ({
				headers: { "Content-Type": "application/json" },
				body: JSON.stringify({
					grant_type: oauth.tokenExchange,
					subject_token: subjectToken,
					subject_token_type: oauth.jwt,
					...ids
				})
			}),
			maxSubjectToken: 65536,
			lifetime: (told = assumedLifetime, subjectRest = assumedLifetime) => Math.min(told, subjectRest),
			isSingleUse: !1,
			requestIdHeader: "x-request-id",
			causes: () => ["The mapping of the service account has to match the issuer and the claims, letter by letter.", "The audience has to be the one that the identity provider is registered with."],
			tellsCost: !1,
			wire: openAiWire
		}, interns = {
			name: "interns",
			title: "the deployment of interns",
			ids: {
				required: ["federation_policy_id"],
				optional: []
			},
			tokenUrl: (baseUrl) => `${baseUrl}/oauth/token`,
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
			maxSubjectToken: 16384,
			lifetime: (told) => told === void 0 ? void 0 : Math.min(told, 900),
			isSingleUse: !1,
			requestIdHeader: "x-request-id",
			causes: () => ["The organization has to trust this issuer, and the policy has to match this subject and audience."],
			tellsCost: !0,
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
				tokenUrl: (baseUrl) => `${baseUrl}/v1/oauth/token`,
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
				maxSubjectToken: 16384,
				lifetime(told, subjectRest) {
					return told === void 0 || subjectRest === void 0 ? told : Math.min(told, Math.max(60, 2 * subjectRest));
				},
				isSingleUse: !0,
				requestIdHeader: "request-id",
				causes(status, ids, isSingleUse) {
					return status === 401 ? [
						"Anthropic answers every refused assertion with the same 401: the reason stands only in the Console, on the page of workload identities, in the history of authentication. By likelihood:",
						"the federation rule does not match the token;",
						...ids.workspace_id === void 0 ? ["the rule is scoped to several workspaces, and \"workspace_id\" is not given;"] : [],
						`the "jti" of the token was used before${isSingleUse ? ", elsewhere" : ", and its issuer checks that"};`,
						"the lifetime of the token (exp - iat) is above the maximum of its issuer, by default an hour."
					] : [];
				},
				tellsCost: !1,
				wire: {
					set: "ANTHROPIC",
					defaultRules: [
						"POST /v1/messages",
						"POST /v1/messages/count_tokens",
						"GET /v1/models",
						"GET /v1/models/*"
					],
					forbidden: /^\/v1(?:[^\w~/-][^/]*)?\/(?:organizations|oauth)(?![\w~-])/i,
					free: /\/count_tokens$/,
					completePath: (path) => path.replace(/^(?=\/(?:messages|models)(?:\/|$))/, "/v1"),
					takesKeyHeader: !0,
					keptHeaders: new Set(["anthropic-version", "anthropic-dangerous-direct-browser-access"]),
					authorize(kind, text, sent) {
						let betas = sent("anthropic-beta").split(",").map((beta) => beta.trim()).filter((beta) => beta !== ""), all = kind === "key" || betas.includes(tokenBeta) ? betas : [...betas, tokenBeta], header = all.length === 0 ? [] : ["anthropic-beta", all.join(",")];
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
							].reduce((sum, field) => sum + (0, provider.pq)(usage[field]), 0),
							output: (0, provider.pq)(usage.output_tokens),
							cost: 0
						}),
						isSplit: !0
					}
				}
			}
		}, access_text = schemas.YjP("must be a text").check(api.m9(1, "must not be empty")), trusted = schemas.YPB(isTrustedUrl, "must be an https URL without a query, or one of this machine"), url = schemas.lqM(schemas.YjP("must be a URL").check(trusted)), amount = schemas.lqM(schemas.aig("must be a number").check(api.qm(0, "must be 0 or more"))), count = schemas.lqM(schemas.Whr("must be a whole number").check(api.qm(0, "must be 0 or more"))), id = schemas.lqM(access_text), written = schemas.rej({
			provider: schemas.k5n(provider.e4, `must be ${provider.e4.join(", ").replace(/, (?=\w+$)/, " or ")}`),
			federation_policy_id: id,
			identity_provider_id: id,
			service_account_id: id,
			client_id: id,
			federation_rule_id: id,
			organization_id: id,
			workspace_id: id,
			audience: id,
			api_key: schemas.lqM(access_text.check(api.Fk(/^[\x21-\x7e]+$/, "has characters that no key has"))),
			subject_token_file: id,
			single_use: schemas.lqM(schemas.zMY("must be true or false")),
			base_url: url,
			token_url: url,
			max_requests: count,
			max_tokens: count,
			max_cost: amount,
			allow_paths: schemas.lqM(schemas.YOg(access_text, "must be a list"))
		}, "must be a mapping"), modelAccess = schemas.FsL(written.check(({ value, issues }) => {
			for (let [key, message] of contradictions(value)) issues.push({
				code: "custom",
				path: [key],
				message,
				input: value
			});
		}), schemas.pdi(complete));
		function* contradictions(access) {
			let provider = providers[access.provider], given = Object.entries(access).flatMap(([key, value]) => value === void 0 ? [] : [key]);
			for (let key of given.filter((one) => !idsOf(provider).includes(one))) {
				let owner = Object.values(providers).findLast((one) => idsOf(one).includes(key));
				owner && (yield [key, `belongs to the provider "${owner.name}", and not to "${provider.name}"`]);
			}
			let needed = access.api_key === void 0 ? [...provider.ids.required] : [];
			provider.baseUrl === void 0 && needed.push("base_url");
			for (let key of needed.filter((one) => !given.includes(one))) yield [key, `is missing: the provider "${provider.name}" needs it`];
			access.max_cost !== void 0 && !provider.tellsCost && (yield ["max_cost", `can't hold: ${provider.title} tells no cost; write "max_tokens"`]);
			let { forbidden, completePath } = provider.wire;
			for (let rule of access.allow_paths ?? []) {
				let path = rule.replace(/^\S+ +/, "");
				(0, path_rule.I)(rule) === void 0 ? yield ["allow_paths", "has a rule that is none: write a method and a path, \"GET /v1/files\""] : forbidden.test(completePath(path)) && (yield ["allow_paths", `has a rule that names "${path}", which never passes`]);
			}
		}
		function idsOf({ ids }) {
			return [...ids.required, ...ids.optional];
		}
		function complete(access) {
			let provider = providers[access.provider], baseUrl = (access.base_url ?? provider.baseUrl ?? "").replace(/\/+$/, ""), ids = Object.entries(access).filter(([key, value]) => idsOf(provider).includes(key) && value !== void 0);
			return {
				provider,
				baseUrl,
				tokenUrl: access.token_url ?? provider.tokenUrl(baseUrl),
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
		function isTrustedUrl(given) {
			let read = URL.parse(given);
			return read !== null && `${read.username}${read.password}${read.search}${read.hash}` == "" && (0, loopback.FY)(read);
		}
		var wording = __webpack_require__(6559), values = __webpack_require__(7035);
		function readModelAccess(text, env) {
			let fail = (problem) => {
				throw (0, values.Gq)("model-access", (0, wording.MH)`${(0, wording.hF)("model-access")} ${problem}`);
			}, unset = [], mapping = readMapping(text) ?? fail("has to be a mapping in YAML: \"provider: openai\" and its keys."), entries = Object.entries(mapping).flatMap(([key, value]) => {
				if (typeof value != "string") return [[key, value]];
				let missing = [...value.matchAll(/\$\{(\w+)\}/g)].map(([, name = ""]) => name).filter((name) => (0, environment.b)(env, name) === void 0), said = missing.map((name) => `the key "${key}" names the variable "${name}", which is not set`);
				return key !== "api_key" && unset.push(...said), missing.length > 0 ? [] : [[key, value.replace(/\$\{(\w+)\}/g, (_, name) => (0, environment.b)(env, name) ?? "")]];
			}), result = modelAccess.safeParse(Object.fromEntries(entries), { error: () => "is invalid" });
			if (result.success && unset.length === 0) return result.data;
			let problems = (result.error?.issues ?? []).flatMap((issue) => {
				let { path, message } = issue;
				return issue.code === "unrecognized_keys" ? issue.keys.map((key) => `the key "${(0, log.TN)(key.slice(0, 80))}" is not known`) : [path.length === 0 ? `it ${message}` : `the key "${path.join(".")}" ${message}`];
			});
			return fail(`can't be used: ${[...unset, ...problems].join("; ")}.`);
		}
		function readMapping(text) {
			try {
				let value = (0, dist.qg)(text, {
					maxAliasCount: 0,
					prettyErrors: !1,
					logLevel: "error"
				});
				return (0, json.Gv)(value) ? value : void 0;
			} catch {
				return;
			}
		}
		var upstream = __webpack_require__(4426), connect = __webpack_require__(2903), job_io = __webpack_require__(2711), workspace = __webpack_require__(1950);
		function readProxiedAccess(settings, env) {
			let access = readModelAccess(settings.modelAccess, env), { set } = access.provider.wire, lacking = settings.exportEnv?.find((asked) => asked !== set);
			if (lacking === void 0) return access;
			let message = (0, wording.MH)`${(0, wording.hF)("export-env")} names ${lacking}, but the variables of ${access.provider.title} are those of ${set}. Leave ${(0, wording.hF)("export-env")} out.`;
			throw (0, values.Gq)("export-env", message);
		}
		function frontOfModels(io, settings, { spent, ...given }) {
			let access = readProxiedAccess(settings, io.env), { baseUrl, caps } = access, { obtain } = tokensOfModels(io, access, spent);
			return {
				baseUrl,
				caps,
				bearer: bearerOfModels(access, {
					...io,
					...given,
					obtain
				}),
				models: (0, upstream.D)(access),
				approvalMode: "manual",
				allowed: []
			};
		}
		function tokensOfModels(io, access, before = []) {
			let { apiKey, subjectTokenFile } = access, spent = new Set(before);
			if (apiKey !== void 0) {
				io.log.mask(apiKey);
				let token = {
					token: apiKey,
					lifetimeMs: 316224e5,
					startedAt: io.clock.monotonic()
				};
				return {
					spent,
					obtain: () => Promise.resolve(token),
					check: () => Promise.resolve(void 0)
				};
			}
			let find = (0, job_io.Oo)(async () => {
				if (subjectTokenFile !== void 0) return (0, connect.vz)({
					from: "file",
					path: subjectTokenFile
				}, io);
				let others = ["\"subject_token_file\" or \"api_key\" in the access to the models"];
				return (0, places.PM)((0, places.Bx)({
					...io,
					...(0, workspace.OH)(io)
				}), others);
			});
			return {
				spent,
				obtain: async () => obtainModelToken({
					...io,
					access,
					spent,
					source: await find()
				}),
				check: find
			};
		}
		function bearerOfModels(access, options) {
			return access.apiKey === void 0 ? (0, token_holder.j)(options) : {
				get: () => options.first,
				renew: () => Promise.resolve(void 0)
			};
		}
	}),
	4426: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { D: () => createModelUpstream });
		var _models_path_rule_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9066), _headers_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7650), _usage_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8263);
		function createModelUpstream({ provider, apiKey, allowPaths }) {
			let { wire, name, title } = provider, isIntern = name === "interns", maxBodyBytes = (isIntern ? 1 : 32) * 1048576, kind = apiKey === void 0 ? "token" : "key";
			return {
				...wire,
				account: {
					name,
					tells_cost: provider.tellsCost
				},
				rules: [...wire.defaultRules, ...allowPaths].flatMap((rule) => (0, _models_path_rule_js__WEBPACK_IMPORTED_MODULE_0__.I)(rule) ?? []),
				authorize: (text, raw) => wire.authorize(kind, text, (header) => (0, _headers_js__WEBPACK_IMPORTED_MODULE_1__.sm)(raw, header).join(",")),
				words: {
					requests_capped: "The cap on requests is reached: \"max_requests\" of the model access.",
					tokens_capped: "The cap on tokens is reached: \"max_tokens\" of the model access.",
					cost_capped: "The cap on cost is reached: \"max_cost\" of the model access.",
					path_refused: `This method and path are not forwarded to ${title}. "allow_paths" of the model access adds some.`,
					body_too_large: `The body is larger than ${maxBodyBytes} bytes.`,
					service_unreachable: `${title} could not be reached: nothing was sent.`,
					service_silent: `${title} did not answer in time. The request may have arrived, so it is not repeated.`
				},
				isMetered: (method, path) => method === "POST" && wire.free?.test(path) !== !0,
				usageReader: (request, isStream) => (0, _usage_js__WEBPACK_IMPORTED_MODULE_2__.Ay)(wire.usage, request, isStream),
				memory: createMemory(268435456),
				maxBodyBytes,
				answerMs: isIntern ? 31e4 : 18e5
			};
		}
		function createMemory(maxBytes) {
			let free = maxBytes, waiting = [], serveWaiting = () => {
				for (let [next] = waiting; next !== void 0 && next.bytes <= free; [next] = waiting) waiting.shift(), free -= next.bytes, next.grant();
			}, createReservation = (bytes) => {
				let held = bytes, shrinkTo = (needed) => {
					free += held - needed, held = needed, serveWaiting();
				};
				return {
					shrink: (needed) => shrinkTo(Math.min(held, needed)),
					release: () => shrinkTo(0)
				};
			};
			return {
				take(bytes) {
					let wanted = Math.min(bytes, maxBytes);
					if (!(waiting.length > 0 || wanted > free)) return free -= wanted, createReservation(wanted);
				},
				reserve(bytes, signal) {
					let { promise, resolve } = Promise.withResolvers(), wanted = Math.min(bytes, maxBytes), entry = {
						bytes: wanted,
						grant: () => resolve(createReservation(wanted))
					}, giveUp = () => {
						let index = waiting.indexOf(entry);
						index !== -1 && (waiting.splice(index, 1), resolve(void 0), serveWaiting());
					};
					return signal.addEventListener("abort", giveUp), waiting.push(entry), signal.aborted ? giveUp() : serveWaiting(), promise;
				}
			};
		}
	})
};
