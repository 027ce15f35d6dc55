export const id = 7175;
export const ids = [7175];
export const modules = {
	74229: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Y: () => listSupportedPairs,
			p: () => modelSupport
		});
		let buildVariables = (prefix) => ({ url, key }) => ({
			[`${prefix}_BASE_URL`]: url,
			[`${prefix}_API_KEY`]: key
		}), buildOpenCode = (provider) => ({ url, key }) => buildOpenCodeVariables(provider, { options: {
			baseURL: url,
			apiKey: key
		} });
		function buildOpenCodeVariables(provider, settings) {
			return {
				OPENCODE_CONFIG_CONTENT: JSON.stringify({
					enabled_providers: [provider],
					provider: { [provider]: settings }
				}),
				OPENCODE_DISABLE_MODELS_FETCH: "1"
			};
		}
		let internModel = /^interns\/(.+)$/s;
		function buildCodex({ url, key, model }) {
			return {
				CODEX_CONFIG: JSON.stringify({
					model,
					model_provider: "interns",
					model_providers: { interns: {
						name: "Interns",
						base_url: url,
						wire_api: "responses",
						env_key: "INTERN_MODEL_KEY"
					} }
				}),
				INTERN_MODEL_KEY: key
			};
		}
		let modelSupport = {
			opencode: {
				variables: {
					openai: buildOpenCode("openai"),
					anthropic: buildOpenCode("anthropic"),
					interns: ({ url, key, model = "" }) => buildOpenCodeVariables("interns", {
						npm: "@ai-sdk/openai-compatible",
						options: {
							baseURL: url,
							apiKey: key
						},
						models: { [internModel.exec(model)?.[1] ?? model]: {} }
					})
				},
				modelVariables: /^OPENCODE_(?:API_KEY|AUTH_CONTENT|CONFIG|CONFIG_CONTENT|CONFIG_DIR|MODELS_URL|MODELS_PATH)$/,
				modelForm: { interns: {
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
					openai: buildCodex,
					interns: buildCodex
				},
				modelVariables: /^(?:CODEX_(?:API_KEY|ACCESS_TOKEN|CONFIG|HOME|OSS_\w+)|INTERN_MODEL_KEY|MODEL_PROVIDER)$/
			},
			claude: {
				variables: { anthropic: ({ url, key }) => ({
					ANTHROPIC_BASE_URL: url,
					ANTHROPIC_AUTH_TOKEN: key,
					CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1"
				}) },
				modelVariables: /^CLAUDE_CODE_(?:OAUTH_TOKEN|USE_\w+|SKIP_\w+_AUTH|CONFIG_DIR)$|^CLAUDE_CONFIG_DIR$/
			},
			gemini: { variables: {} },
			custom: { variables: {
				openai: buildVariables("OPENAI"),
				anthropic: buildVariables("ANTHROPIC"),
				interns: buildVariables("OPENAI")
			} }
		};
		function listSupportedPairs() {
			return Object.entries(modelSupport).flatMap(([agent, { variables }]) => {
				let names = Object.keys(variables);
				return names.length === 0 ? [] : [`${agent} (${names.join(", ")})`];
			}).join(", ");
		}
	}),
	2403: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { s: () => readAgent });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _inputs_model_access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37923), _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97035);
		function readAgent({ value, values, has, explicitText }, { env }) {
			let text = value("agent"), variables = values("agent-env");
			if (text === void 0) {
				let isPresent = (name) => has(name) || value(name) !== void 0 || values(name).length > 0, orphanFlag = [
					"agent-asks",
					"agent-env",
					"any-model",
					"agent-sandbox"
				].find(isPresent);
				if (orphanFlag === void 0) return;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.dz("input_conflict", `--${orphanFlag} needs --agent.`);
			}
			if (value("config") !== void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.dz("input_conflict", "Give --agent or --config, not both. A configuration names its agents itself.");
			let command = splitWords(text);
			if (command === void 0) throw (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__.tm)("agent", text, "Close the quote.");
			if ((command[0] ?? "") === "") throw (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__.tm)("agent", text, "Name a program, for example \"opencode acp\".");
			for (let name of variables) if ((env[name] ?? "") === "") throw (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__.tm)("agent-env", name, "Name a variable that is set.");
			let accessText = explicitText("model-access"), modelAccess = accessText === void 0 ? void 0 : (0, _inputs_model_access_js__WEBPACK_IMPORTED_MODULE_2__.v)(accessText);
			if (accessText !== void 0 && modelAccess === void 0) throw (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__.tm)("model-access", "that text", "Write a mapping in YAML: \"{ provider: openai, \u2026 }\".");
			let kind = value("agent-sandbox"), sandbox = kind === void 0 ? void 0 : (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__.Kf)("agent-sandbox", kind, ["none", "bubblewrap"]);
			return {
				command,
				asks: has("agent-asks"),
				variables,
				anyModel: has("any-model"),
				modelAccess,
				sandbox
			};
		}
		let word = /(?:[^ \t\r\n'"]|'[^']*'|"[^"]*")+/g, closedQuotes = /^(?:[^'"]|'[^']*'|"[^"]*")*$/, quoted = /'([^']*)'|"([^"]*)"/g;
		function splitWords(text) {
			if (closedQuotes.test(text)) return [...text.matchAll(word)].map(([part]) => part.replaceAll(quoted, (_quotes, single, double) => single ?? double ?? ""));
		}
	}),
	37923: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q: () => readModelAccess,
			v: () => readMapping
		});
		var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815), _environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33554), _errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(452), _json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16413), _log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97309), _models_access_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(57368), _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96559), _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97035);
		function readModelAccess(text, env) {
			let fail = (problem) => {
				throw (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.Gq)("model-access", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("model-access")} ${problem}`);
			}, variableProblems = [], mapping = readMapping(text) ?? fail("must be a mapping in YAML: \"provider: openai\" and its keys."), entries = Object.entries(mapping).flatMap(([key, value]) => {
				if (typeof value != "string") return [[key, value]];
				let unsetVariables = [...value.matchAll(/\$\{(\w+)\}/g)].map(([, name = ""]) => name).filter((name) => (0, _environment_js__WEBPACK_IMPORTED_MODULE_3__.b)(env, name) === void 0), problems = unsetVariables.map((name) => `the key "${key}" names the variable "${name}", which is not set`);
				return key !== "api_key" && variableProblems.push(...problems), unsetVariables.length > 0 ? [] : [[key, value.replace(/\$\{(\w+)\}/g, (_, name) => (0, _environment_js__WEBPACK_IMPORTED_MODULE_3__.b)(env, name) ?? "")]];
			}), result = _models_access_js__WEBPACK_IMPORTED_MODULE_4__.m.safeParse(Object.fromEntries(entries), { error: () => "is invalid" });
			if (result.success && variableProblems.length === 0) return result.data;
			let schemaProblems = (result.error?.issues ?? []).flatMap((issue) => {
				let { path, message } = issue;
				return issue.code === "unrecognized_keys" ? issue.keys.map((key) => `the key "${(0, _log_js__WEBPACK_IMPORTED_MODULE_5__.TN)(key.slice(0, 80))}" is not known`) : [path.length === 0 ? `it ${message}` : `the key "${path.join(".")}" ${message}`];
			});
			return fail(`can't be used: ${[...variableProblems, ...schemaProblems].join("; ")}.`);
		}
		function readMapping(text) {
			let value = (0, _errors_js__WEBPACK_IMPORTED_MODULE_6__.y0)(() => (0, yaml__WEBPACK_IMPORTED_MODULE_0__.qg)(text, {
				maxAliasCount: 0,
				prettyErrors: !1,
				logLevel: "error"
			}));
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_7__.Gv)(value) ? value : void 0;
		}
	}),
	57368: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { m: () => modelAccess });
		var schemas = __webpack_require__(94343), api = __webpack_require__(43759), loopback = __webpack_require__(83838), secret = __webpack_require__(36385), path_rule = __webpack_require__(79066), provider = __webpack_require__(67001);
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
	}),
	79066: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	67001: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			e4: () => providerNames,
			wO: () => leadsToModel,
			zK: () => toCount
		});
		let providerNames = [
			"interns",
			"openai",
			"anthropic"
		];
		function toCount(value) {
			return typeof value == "number" && value > 0 && Number.isFinite(value) ? value : 0;
		}
		function leadsToModel(name) {
			return /^(?:OPENAI|ANTHROPIC)_/.test(name) && !/^(?:OPENAI|ANTHROPIC)_LOG(?:_LEVEL)?$/.test(name);
		}
	})
};
