export const id = 151;
export const ids = [151];
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
			gemini: { variables: {} },
			custom: { variables: {
				openai: set("OPENAI"),
				anthropic: set("ANTHROPIC"),
				interns: set("OPENAI")
			} }
		};
		function pairsThatWork() {
			return Object.entries(modelWays).flatMap(([agent, { variables }]) => {
				let names = Object.keys(variables);
				return names.length === 0 ? [] : [`${agent} (${names.join(", ")})`];
			}).join(", ");
		}
	}),
	2403: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { s: () => readAgent });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _inputs_model_access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(37923), _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97035);
		function readAgent({ value, values, has, given }, { env }) {
			let text = value("agent"), variables = values("agent-env");
			if (text === void 0) {
				let isGiven = (name) => has(name) || value(name) !== void 0 || values(name).length > 0, alone = [
					"agent-asks",
					"agent-env",
					"any-model",
					"agent-sandbox"
				].find(isGiven);
				if (alone === void 0) return;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.dz("input_conflict", `--${alone} needs --agent.`);
			}
			if (value("config") !== void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.dz("input_conflict", "Give --agent or --config, not both. A configuration names its agents itself.");
			let command = splitWords(text);
			if (command === void 0) throw (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__.tm)("agent", text, "Close the quote.");
			if ((command[0] ?? "") === "") throw (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__.tm)("agent", text, "Name a program, for example \"opencode acp\".");
			for (let name of variables) if ((env[name] ?? "") === "") throw (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__.tm)("agent-env", name, "Name a variable that is set.");
			let access = given("model-access"), modelAccess = access === void 0 ? void 0 : (0, _inputs_model_access_js__WEBPACK_IMPORTED_MODULE_2__.v)(access);
			if (access !== void 0 && modelAccess === void 0) throw (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_1__.tm)("model-access", "that text", "Write a mapping in YAML: \"{ provider: openai, … }\".");
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
		let word = /(?:[^ \t\r\n'"]|'[^']*'|"[^"]*")+/g, whole = /^(?:[^'"]|'[^']*'|"[^"]*")*$/, quoted = /'([^']*)'|"([^"]*)"/g;
		function splitWords(text) {
			if (whole.test(text)) return [...text.matchAll(word)].map(([one]) => one.replaceAll(quoted, (_quotes, single, double) => single ?? double ?? ""));
		}
	}),
	51612: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FO: () => exitCodeOf,
			XS: () => callFlag,
			c7: () => systemCodeOf,
			x5: () => refusal,
			xV: () => reportFailure
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63683), _inputs_given_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(43072), _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97309), _command_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99859), _screen_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21264);
		function refusal(code, source, message, cause) {
			return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.dz(code, message, {
				source,
				cause
			});
		}
		let usageCodes = new Set([
			"input_invalid",
			"input_missing",
			"input_conflict",
			"policy_missing",
			"policy_invalid",
			"config_invalid"
		]), accessCodes = /^(?:identity|exchange|api|intern)_/;
		function exitCodeOf(error) {
			return error.code === "cancelled" ? _command_js__WEBPACK_IMPORTED_MODULE_1__.An : error.code === "safety_limit_broken" ? _command_js__WEBPACK_IMPORTED_MODULE_1__.Lk : usageCodes.has(error.code) ? _command_js__WEBPACK_IMPORTED_MODULE_1__.rP : 1;
		}
		let callFlag = (name) => `--${name}`;
		function callOnCommandLine({ inputs = [], flags, arguments: words = [] }) {
			let names = [...inputs, ...(0, _command_js__WEBPACK_IMPORTED_MODULE_1__.Zo)(flags).map(({ name }) => name)];
			return (name, isFirst) => names.includes(name) ? callFlag(name, isFirst) : words.find(({ input }) => input === name)?.name ?? name.toUpperCase();
		}
		function strayVariable(wanted, { env }) {
			let plain = (name) => name.replace(/^INTERNS?_?|_/gi, "").toUpperCase();
			return Object.keys(env).find((name) => /^interns?_/i.test(name) && name !== wanted && plain(name) === plain(wanted));
		}
		function reportFailure(thrown, command, json, io) {
			let error = (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.on)(thrown), call = callOnCommandLine(command);
			(0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `interns ${command.name}: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.TN)((0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(thrown, call))} (${error.code})`);
			let source = error.data.source ?? "", input = error.code === "input_missing" && (0, _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.wp)(source) ? source : void 0;
			if ((0, _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.wp)(source) && _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.Z$[source].where !== "action" && (io.env[(0, _inputs_given_js__WEBPACK_IMPORTED_MODULE_5__.Iw)(source)] ?? "") !== "") (0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  Without the flag, ${(0, _inputs_given_js__WEBPACK_IMPORTED_MODULE_5__.Iw)(source)} of the environment counts.`);
			else if (input !== void 0) {
				let stray = strayVariable((0, _inputs_given_js__WEBPACK_IMPORTED_MODULE_5__.Iw)(input), io);
				stray === void 0 ? (0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  It may also be set in the environment, as ${(0, _inputs_given_js__WEBPACK_IMPORTED_MODULE_5__.Iw)(input)}.`) : (0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  ${stray} is set, which nothing reads. Did you mean ${(0, _inputs_given_js__WEBPACK_IMPORTED_MODULE_5__.Iw)(input)}?`);
			}
			for (let { name: claim, value } of error.data.unverifiedClaims ?? []) (0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  ${claim}: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.TN)(value ?? "absent")} (unverified)`);
			for (let remark of error.data.remarks ?? []) (0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  ${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.TN)(remark)}`);
			(input !== void 0 || accessCodes.test(error.code)) && (0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, "  \"interns doctor\" says what to fix.");
			let offline = Object.values(command.examples).find((line) => line.startsWith("interns exec -- "));
			return input === "base-url" && offline !== void 0 && (0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.qz)(io, `  To try it with a local service: ${offline}`), json && io.stdout(`${(0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.jj)({ error: {
				code: error.code,
				message: error.messageFor(call)
			} })}\n`), exitCodeOf(error);
		}
		function systemCodeOf(error) {
			if (error instanceof Error) return "syscall" in error && "code" in error && typeof error.code == "string" ? error.code : systemCodeOf(error.cause);
		}
	}),
	37923: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q: () => readModelAccess,
			v: () => readMapping
		});
		var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815), _environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33554), _log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97309), _models_access_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(57368), _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96559), _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97035);
		function readModelAccess(text, env) {
			let fail = (problem) => {
				throw (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.Gq)("model-access")`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("model-access")} ${problem}`;
			}, unset = [], filled = fill(readMapping(text) ?? fail("has to be a mapping in YAML: \"provider: openai\" and its keys."), env, (key, name) => {
				key !== "api_key" && unset.push(`the key "${key}" names the variable "${name}", which is not set`);
			}), result = _models_access_js__WEBPACK_IMPORTED_MODULE_3__.m.safeParse(filled, { error: () => "is invalid" }), problems = result.success ? [] : result.error.issues.flatMap(toWords);
			return result.success && unset.length === 0 ? result.data : fail(`can't be used: ${[...unset, ...problems].join("; ")}.`);
		}
		function toWords({ code, path, message, keys = [] }) {
			return code === "unrecognized_keys" ? keys.map((key) => `the key "${(0, _log_js__WEBPACK_IMPORTED_MODULE_4__.TN)(key.slice(0, 80))}" is not known`) : [path.length === 0 ? `it ${message}` : `the key "${path.join(".")}" ${message}`];
		}
		function readMapping(text) {
			try {
				let value = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.qg)(text, {
					maxAliasCount: 0,
					prettyErrors: !1,
					logLevel: "error"
				});
				return typeof value == "object" && value && !Array.isArray(value) ? value : void 0;
			} catch {
				return;
			}
		}
		function fill(mapping, env, onUnset) {
			let entries = Object.entries(mapping).flatMap(([key, value]) => {
				if (typeof value != "string") return [[key, value]];
				let missing = [...value.matchAll(/\$\{(\w+)\}/g)].map(([, name = ""]) => name).filter((name) => (0, _environment_js__WEBPACK_IMPORTED_MODULE_5__.b)(env, name) === void 0);
				for (let name of missing) onUnset(key, name);
				return missing.length > 0 ? [] : [[key, value.replace(/\$\{(\w+)\}/g, (_, name) => (0, _environment_js__WEBPACK_IMPORTED_MODULE_5__.b)(env, name) ?? "")]];
			});
			return Object.fromEntries(entries);
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
			set: "OPENAI",
			passes: [
				"POST /chat/completions",
				"POST /responses",
				"POST /embeddings",
				"GET /models",
				"GET /models/*"
			],
			never: /^\/organization(?![\w~-])/i,
			free: void 0,
			meantPath: (path) => path,
			takesKeyHeader: !1,
			keptHeaders: [],
			authorize: (_kind, text) => ["Authorization", `Bearer ${text}`],
			joinedHeader: void 0,
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
			baseUrl: void 0,
			audience: void 0,
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
				never: path_rule.h,
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
					passes: [
						"POST /v1/messages",
						"POST /v1/messages/count_tokens",
						"GET /v1/models",
						"GET /v1/models/*"
					],
					never: /^\/v1(?:[^\w~/-][^/]*)?\/(?:organizations|oauth)(?![\w~-])/i,
					free: /\/count_tokens$/,
					meantPath: (path) => path.replace(/^(?=\/(?:messages|models)(?:\/|$))/, "/v1"),
					takesKeyHeader: !0,
					keptHeaders: ["anthropic-version", "anthropic-dangerous-direct-browser-access"],
					authorize(kind, text, joined) {
						let betas = joined.split(",").map((beta) => beta.trim()).filter((beta) => beta !== ""), all = kind === "key" || betas.includes(tokenBeta) ? betas : [...betas, tokenBeta], header = all.length === 0 ? [] : ["anthropic-beta", all.join(",")];
						return [...kind === "key" ? ["X-Api-Key", text] : ["Authorization", `Bearer ${text}`], ...header];
					},
					joinedHeader: "anthropic-beta",
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
			let { never, meantPath } = provider.wire;
			for (let rule of access.allow_paths ?? []) {
				let path = rule.replace(/^\S+ +/, "");
				(0, path_rule.I)(rule) === void 0 ? yield ["allow_paths", "has a rule that is none: write a method and a path, \"GET /v1/files\""] : never.test(meantPath(path)) && (yield ["allow_paths", `has a rule that names "${path}", which never passes`]);
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
			let { protocol, hostname, username, password, search, hash } = URL.parse(given) ?? {};
			return protocol === void 0 || `${username}${password}${search}${hash}` != "" ? !1 : protocol === "https:" || protocol === "http:" && (0, loopback.U9)(hostname ?? "");
		}
	}),
	79066: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => readPathRule,
			h: () => neverOfInterns
		});
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
			return piece === "**" ? ".*" : piece === "*" ? "[^/]*" : RegExp.escape(piece);
		}
		let neverOfInterns = /^\/(?:keys|oauth(?:[^\w~/-][^/]*)?\/token)(?![\w~-])/i;
	}),
	67001: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			e4: () => providerNames,
			pq: () => countOf,
			wO: () => leadsToModel
		});
		let providerNames = [
			"interns",
			"openai",
			"anthropic"
		];
		function countOf(value) {
			return typeof value == "number" && value > 0 && Number.isFinite(value) ? value : 0;
		}
		function leadsToModel(name) {
			return /^(?:OPENAI|ANTHROPIC)_/.test(name) && !/^(?:OPENAI|ANTHROPIC)_LOG(?:_LEVEL)?$/.test(name);
		}
	})
};
