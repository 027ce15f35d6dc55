export const id = 1388;
export const ids = [1388];
export const modules = {
	90652: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			M: () => modelWays,
			q: () => pairsThatWork
		});
		let set = (name) => ({ url, key }) => ({
			[`${name}_BASE_URL`]: url,
			[`${name}_API_KEY`]: key
		}), openCode = (provider) => ({ url, key }) => openCodeVariables(provider, { options: {
			baseURL: url,
			apiKey: key
		} });
		function openCodeVariables(provider, settings) {
			return {
				OPENCODE_CONFIG_CONTENT: JSON.stringify({
					enabled_providers: [provider],
					provider: { [provider]: settings }
				}),
				OPENCODE_DISABLE_MODELS_FETCH: "1"
			};
		}
		let internModel = /^interns\/(.+)$/s;
		function codex({ url, key, model }) {
			let config = {
				model_provider: "interns",
				model_providers: { interns: {
					name: "Interns",
					base_url: url,
					wire_api: "responses",
					env_key: "INTERN_MODEL_KEY"
				} }
			};
			return {
				CODEX_CONFIG: JSON.stringify(model === void 0 ? config : {
					model,
					...config
				}),
				INTERN_MODEL_KEY: key
			};
		}
		let modelWays = {
			opencode: {
				variables: {
					openai: openCode("openai"),
					anthropic: openCode("anthropic"),
					interns: ({ url, key, model = "" }) => openCodeVariables("interns", {
						npm: "@ai-sdk/openai-compatible",
						options: {
							baseURL: url,
							apiKey: key
						},
						models: { [internModel.exec(model)?.[1] ?? model]: {} }
					})
				},
				leading: /^OPENCODE_(?:API_KEY|AUTH_CONTENT|CONFIG|CONFIG_CONTENT|CONFIG_DIR|MODELS_URL|MODELS_PATH)$/,
				model: { interns: {
					form: internModel,
					example: "interns/NAME"
				} },
				needs: {
					program: "rg",
					install: "apt-get install -y ripgrep"
				}
			},
			codex: {
				variables: {
					openai: codex,
					interns: codex
				},
				leading: /^(?:CODEX_(?:API_KEY|ACCESS_TOKEN|CONFIG|HOME|OSS_\w+)|INTERN_MODEL_KEY|MODEL_PROVIDER)$/
			},
			claude: {
				variables: { anthropic: ({ url, key }) => ({
					ANTHROPIC_BASE_URL: url,
					ANTHROPIC_AUTH_TOKEN: key,
					CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1"
				}) },
				leading: /^CLAUDE_CODE_(?:OAUTH_TOKEN|USE_\w+|SKIP_\w+_AUTH|CONFIG_DIR)$|^CLAUDE_CONFIG_DIR$/
			},
			gemini: {
				variables: {},
				leading: void 0
			},
			custom: {
				variables: {
					openai: set("OPENAI"),
					anthropic: set("ANTHROPIC"),
					interns: set("OPENAI")
				},
				leading: void 0
			}
		};
		function pairsThatWork() {
			return Object.entries(modelWays).flatMap(([agent, { variables }]) => {
				let names = Object.keys(variables);
				return names.length === 0 ? [] : [`${agent} (${names.join(", ")})`];
			}).join(", ");
		}
	}),
	81388: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			modelAccessChecks: () => modelAccessChecks,
			pairCheck: () => pairCheck
		});
		var _agents_model_ways_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(90652), _http_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(58435), _identity_claims_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7881), _identity_source_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(70621), _inputs_model_access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37923), _job_proxy_model_access_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(89665), _json_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(16413), _check_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(65344);
		let usualMaxSeconds = 3600;
		async function modelAccessChecks({ text, spendsHeldToken }, job) {
			let { check, access } = readText(text, job), look = (name, needed, run) => (0, _check_js__WEBPACK_IMPORTED_MODULE_0__.iO)({
				name,
				needed,
				signal: job.signal,
				run: () => access === void 0 ? Promise.reject(TypeError("There is no access.")) : run(access)
			}), source, identity = await look("identity", [check], async (one) => (source = await (0, _job_proxy_model_access_js__WEBPACK_IMPORTED_MODULE_1__.tokensOfModels)(job, one).check(), source === void 0 ? (0, _check_js__WEBPACK_IMPORTED_MODULE_0__.hT)("identity", "a key of the provider needs none") : checkToken(one, source, job))), token, exchange = await look("exchange", [check, identity], async (one) => {
				if (one.isSingleUse && source?.takesAudience === !1 && !spendsHeldToken) {
					let why = `the token from ${source.name} counts once, and the next job would lack it: "--exchange" does it all the same`;
					return {
						...(0, _check_js__WEBPACK_IMPORTED_MODULE_0__.hT)("exchange", why),
						needs: ["--exchange"]
					};
				}
				let obtained = await (0, _job_proxy_model_access_js__WEBPACK_IMPORTED_MODULE_1__.tokensOfModels)(job, one).obtain();
				return token = obtained.token, one.apiKey === void 0 ? {
					name: "exchange",
					state: "ok",
					found: `${one.provider.title} grants a token for ${Math.round(obtained.lifetimeMs / 1e3)} s`
				} : (0, _check_js__WEBPACK_IMPORTED_MODULE_0__.hT)("exchange", "a key of the provider needs none");
			}), serverDateMs, models = await look("models", [exchange], async (one) => {
				if (token === void 0) throw TypeError("There is no token.");
				let listed = await listModels(one, token, job);
				return {serverDateMs} = listed, listed.check;
			});
			return [
				check,
				identity,
				exchange,
				judgeClock(serverDateMs, models, job),
				models
			];
		}
		function readText(text, { env }) {
			try {
				let access = (0, _inputs_model_access_js__WEBPACK_IMPORTED_MODULE_2__.Q)(text, env), { provider, baseUrl, ids } = access, named = Object.entries(ids).map(([name, value]) => `${name} "${value}"`);
				return {
					access,
					check: {
						name: "model-access",
						state: "ok",
						found: [
							provider.title,
							baseUrl,
							...named
						].join(", ")
					}
				};
			} catch (error) {
				return { check: (0, _check_js__WEBPACK_IMPORTED_MODULE_0__.gz)("model-access", error) };
			}
		}
		async function checkToken({ audience }, source, { log, signal }) {
			let token = await source.fetchToken({
				audience,
				signal,
				timeoutMs: _identity_source_js__WEBPACK_IMPORTED_MODULE_3__.x
			});
			log.mask(token);
			let { iat, exp } = (0, _identity_claims_js__WEBPACK_IMPORTED_MODULE_4__.eR)(token), found = `${source.name}, audience "${audience}"`, seconds = iat === void 0 || exp === void 0 ? void 0 : exp - iat;
			return seconds === void 0 || seconds <= usualMaxSeconds ? {
				name: "identity",
				state: "ok",
				found
			} : {
				name: "identity",
				state: "warning",
				found: `${found}; its token lives for ${Math.round(seconds)} s`,
				remedy: `An issuer at Anthropic refuses tokens that live longer than ${usualMaxSeconds} s, unless its maximum was raised.`
			};
		}
		async function listModels({ provider: { title, wire, name }, baseUrl, apiKey }, token, { fetch, clock, signal }) {
			let pairs = wire.authorize({
				kind: apiKey === void 0 ? "token" : "key",
				text: token.reveal()
			}, void 0), headers = Object.fromEntries(pairs.flatMap((one, index) => index % 2 == 0 ? [[one, pairs[index + 1] ?? ""]] : [])), version = name === "anthropic" ? { "anthropic-version": "2023-06-01" } : {}, request = {
				method: "GET",
				url: `${baseUrl}${wire.meantPath("/models")}`,
				headers: {
					Accept: "application/json",
					...version,
					...headers
				}
			}, response = await (0, _http_document_js__WEBPACK_IMPORTED_MODULE_5__.WI)(request, {
				fetch,
				timeoutMs: 1e4,
				now: clock.now,
				signal
			}), serverDateMs = (0, _http_document_js__WEBPACK_IMPORTED_MODULE_5__.Q$)(response.headers);
			if (response.status !== 200) {
				let remedy = response.status === 404 ? "Correct \"base_url\"." : "The exchange was fine, so look at what the service account may use.";
				return {
					serverDateMs,
					check: {
						name: "models",
						state: "failed",
						found: `${title} answered ${response.status} to a request for its models.`,
						remedy
					}
				};
			}
			let data = (0, _json_js__WEBPACK_IMPORTED_MODULE_6__.Gv)(response.json) && Array.isArray(response.json.data) ? response.json.data.length : void 0, found = data === void 0 ? "the answer is no list" : `${data} on the first page`;
			return {
				serverDateMs,
				check: {
					name: "models",
					state: data === void 0 ? "warning" : "ok",
					found
				}
			};
		}
		function judgeClock(serverDateMs, models, { clock }) {
			if (serverDateMs === void 0) return models.needs === void 0 ? (0, _check_js__WEBPACK_IMPORTED_MODULE_0__.hT)("clock", "the answer has no date") : {
				...(0, _check_js__WEBPACK_IMPORTED_MODULE_0__.hT)("clock", "needs models"),
				needs: ["models"]
			};
			let seconds = Math.round((clock.now() - serverDateMs) / 1e3), found = `${Math.abs(seconds)} s ${seconds < 0 ? "behind" : "ahead of"} the provider's`;
			return Math.abs(seconds) * 1e3 <= 6e4 ? {
				name: "clock",
				state: "ok",
				found
			} : {
				name: "clock",
				state: "warning",
				found,
				remedy: "Set the clock, or synchronize it (NTP)."
			};
		}
		function pairCheck(agent, text, job) {
			let { access } = readText(text, job);
			if (access === void 0) return [];
			let { name } = access.provider;
			return _agents_model_ways_js__WEBPACK_IMPORTED_MODULE_7__.M[agent]?.variables[name] === void 0 ? [{
				name: "pair",
				state: "failed",
				found: `nothing leads ${agent} to ${name}`,
				remedy: `These pairs work: ${(0, _agents_model_ways_js__WEBPACK_IMPORTED_MODULE_7__.q)()}.`
			}] : [{
				name: "pair",
				state: "ok",
				found: `${agent} can be led to ${name}`
			}];
		}
	}),
	89665: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			bearerOfModels: () => bearerOfModels,
			readProxiedAccess: () => readProxiedAccess,
			tokensOfModels: () => tokensOfModels
		});
		var errors = __webpack_require__(452), schemas = __webpack_require__(94343), api = __webpack_require__(43759), http_document = __webpack_require__(58435), transport = __webpack_require__(33005), identity_claims = __webpack_require__(7881), log = __webpack_require__(97309), secret = __webpack_require__(36385), access_token = __webpack_require__(75328);
		function obtainModelToken({ access, spent, fetch, ...options }) {
			let { audience, isAudienceDefault, isSingleUse } = access;
			return (0, access_token.BM)({
				...options,
				audience,
				isAudienceDefault,
				spent: isSingleUse ? spent : void 0,
				exchange: (token, limits) => exchangeModelToken(access, token, {
					...limits,
					fetch,
					log: options.log
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
			let { title } = access.provider, request = buildModelExchange(access, subjectToken);
			try {
				let response = await (0, http_document.WI)(request, options), serviceDateMs = (0, http_document.Q$)(response.headers), skew = skewWords(title, serviceDateMs, options.now());
				if (response.status !== 200) throw refusal(access, subjectToken, {
					response,
					skew
				});
				return skew !== void 0 && options.log.warning(skew), readGrant(access, {
					response,
					subjectToken,
					nowMs: serviceDateMs ?? options.now(),
					log: options.log
				});
			} catch (error) {
				if (!(error instanceof transport.hg)) throw error;
				let data = {
					sent: error.sent,
					cause: error
				};
				throw new errors.Sb("exchange_unreachable", `The token exchange of ${title} did not answer.`, data);
			}
		}
		function readGrant({ provider, tokenUrl }, { response, subjectToken, nowMs, log }) {
			let granted = grantedToken.safeParse(response.json), told = granted.data?.expires_in, { exp } = (0, identity_claims.eR)(subjectToken), subjectRest = exp === void 0 ? void 0 : Math.max(0, exp - nowMs / 1e3), seconds = provider.lifetime({
				told,
				subjectRest
			});
			if (!granted.success || seconds === void 0) {
				let flaws = granted.success ? ["expires_in"] : granted.error.issues.map(({ path }) => path.join("."));
				throw new errors.Sb("exchange_malformed", `The token exchange at ${tokenUrl} answered 200 with a body that is none: look at ${flaws.join(", ") || "the whole of it"}. Check the URLs of "model_access".`, { status: 200 });
			}
			return told !== void 0 && seconds < told && log.info(`${provider.title} granted a token of ${told} s; it is used for ${Math.round(seconds)} s.`), {
				token: new secret.z(granted.data.access_token),
				lifetimeMs: seconds * 1e3
			};
		}
		function refusal(access, subjectToken, { response, skew }) {
			let { provider, ids, isSingleUse } = access, { status, retryAfterMs } = response, requestId = response.headers.get(provider.requestIdHeader) ?? response.requestId, { reason, words } = saidBy(response.json, subjectToken), data = {
				status,
				reason,
				requestId,
				retryAfterMs
			}, answer = `${[status, reason].filter((part) => part !== void 0).join(" ")}${words === void 0 ? "" : `: ${words}`}`;
			if (status === 429 || status >= 500) return new errors.Sb("exchange_unreachable", `The token exchange of ${provider.title} answered ${answer}.`, data);
			let claims = (0, identity_claims.$q)(subjectToken), claim = (name) => JSON.stringify(claims.find((one) => one.name === name)?.value ?? null), shownIds = Object.entries(ids).map(([name, value]) => `${name} "${value}"`), request = requestId === void 0 ? "" : ` of the request ${(0, log.TN)(requestId.slice(0, 100))}`, serviceDateMs = (0, http_document.Q$)(response.headers), remarks = [
				...provider.causes({
					status,
					ids,
					isSingleUse
				}),
				...(0, identity_claims.MZ)(subjectToken, {
					isAudienceDefault: !1,
					serviceDateMs
				}),
				...skew === void 0 ? [] : [skew]
			];
			return new errors.Sb("exchange_refused", `${provider.title} refused the token exchange${request} (${answer}) for ${shownIds.join(", ")}; issuer ${claim("iss")}, subject ${claim("sub")}, audience ${claim("aud")} (unverified claims). ${remarks.join(" ")}`.trim(), {
				...data,
				unverifiedClaims: claims,
				remarks
			});
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
			let clean = (text) => (0, log.TN)(redactor.redact(text.slice(0, 1e5)).slice(0, 500)), { error, error_description: description } = oauthError.safeParse(json).data ?? {}, typed = typedError.safeParse(json).data?.error, reason = error ?? typed?.type, words = description ?? typed?.message;
			return reason === void 0 ? {} : {
				reason: clean(reason),
				words: words === void 0 ? void 0 : clean(words)
			};
		}
		function skewWords(title, serviceDateMs, nowMs) {
			return serviceDateMs === void 0 || Math.abs(serviceDateMs - nowMs) <= 6e4 ? void 0 : `The clock of this machine is ${Math.round(Math.abs(serviceDateMs - nowMs) / 1e3)} s ${serviceDateMs < nowMs ? "ahead of" : "behind"} the clock of ${title}. Set it, or synchronize it (NTP).`;
		}
		var token_holder = __webpack_require__(66383), model_access = __webpack_require__(37923), wording = __webpack_require__(96559), connect = __webpack_require__(62480), workspace = __webpack_require__(50082);
		function readProxiedAccess(settings, env) {
			let access = (0, model_access.Q)(settings.modelAccess, env), { set } = access.provider.wire, lacking = settings.exportEnv?.find((asked) => asked !== set);
			if (lacking === void 0) return access;
			throw new errors.dz("input_invalid", (0, wording.MH)`${(0, wording.hF)("export-env")} names ${lacking}, but the variables of ${access.provider.title} are those of ${set}. Leave ${(0, wording.hF)("export-env")} out.`, { source: "export-env" });
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
			let stages = {
				...io,
				...(0, workspace.O)(io)
			}, from = subjectTokenFile === void 0 ? { from: "ci" } : {
				from: "file",
				path: subjectTokenFile
			}, source, find = async () => (source ??= (0, connect.vz)(from, stages), await source);
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
				renew: () => Promise.resolve(void 0),
				exchanges: 0
			};
		}
	})
};
