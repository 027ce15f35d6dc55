export const id = 8477;
export const ids = [8477];
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
	37923: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q: () => readModelAccess,
			v: () => readMapping
		});
		var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815), _environment_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(33554), _log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97309), _models_access_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(28434), _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96559), _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97035);
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
	28434: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { m: () => modelAccess });
		var schemas = __webpack_require__(94343), api = __webpack_require__(43759), loopback = __webpack_require__(83838), secret = __webpack_require__(36385), provider = __webpack_require__(67001);
		let tokenBeta = "oauth-2025-04-20", errorTypes = {
			401: "authentication_error",
			402: "billing_error",
			403: "permission_error",
			413: "request_too_large",
			504: "timeout_error"
		}, anthropic = {
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
					grant_type: provider.oD.jwtBearer,
					assertion: subjectToken,
					...ids
				})
			}),
			maxSubjectToken: 16384,
			lifetime({ told, subjectRest }) {
				return told === void 0 || subjectRest === void 0 ? told : Math.min(told, Math.max(60, 2 * subjectRest));
			},
			isSingleUse: !0,
			requestIdHeader: "request-id",
			causes({ status, ids, isSingleUse }) {
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
				authorize({ kind, text }, joined) {
					let betas = (joined ?? "").split(",").map((beta) => beta.trim()).filter((beta) => beta !== ""), all = kind === "key" || betas.includes(tokenBeta) ? betas : [...betas, tokenBeta], header = all.length === 0 ? [] : ["anthropic-beta", all.join(",")];
					return [...kind === "key" ? ["X-Api-Key", text] : ["Authorization", `Bearer ${text}`], ...header];
				},
				joinedHeader: "anthropic-beta",
				toError: ({ status, message }) => ({
					type: "error",
					error: {
						type: errorTypes[status] ?? (status >= 500 ? "api_error" : "invalid_request_error"),
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
		}, types = {
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
			authorize: ({ text }) => ["Authorization", `Bearer ${text}`],
			joinedHeader: void 0,
			toError: ({ status, code, message }) => ({ error: {
				message,
				type: types[status] ?? (status >= 500 ? "server_error" : "invalid_request_error"),
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
					grant_type: provider.oD.tokenExchange,
					subject_token: subjectToken,
					subject_token_type: provider.oD.jwt,
					...ids
				})
			}),
			maxSubjectToken: 65536,
			lifetime: ({ told = assumedLifetime, subjectRest = assumedLifetime }) => Math.min(told, subjectRest),
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
					grant_type: provider.oD.tokenExchange,
					subject_token: subjectToken,
					subject_token_type: provider.oD.jwt,
					requested_token_type: provider.oD.accessToken,
					scope: "inference"
				}).toString()
			}),
			maxSubjectToken: 16384,
			lifetime: ({ told }) => told === void 0 ? void 0 : Math.min(told, 900),
			isSingleUse: !1,
			requestIdHeader: "x-request-id",
			causes: () => ["The organization has to trust this issuer, and the policy has to match this subject and audience."],
			tellsCost: !0,
			wire: {
				...openAiWire,
				never: /^\/(?:keys|oauth(?:[^\w~/-][^/]*)?\/token)(?![\w~-])/i,
				toError: ({ status, code, message, isRepeatable }) => ({ error: {
					code: status,
					message,
					metadata: {
						reason: code,
						retryable: isRepeatable
					}
				} })
			}
		};
		var path_rule = __webpack_require__(79066);
		let providers = {
			interns,
			openai,
			anthropic
		}, access_text = schemas.YjP("must be a text").check(api.m9(1, "must not be empty")), url = schemas.lqM(schemas.YjP("must be a URL").check(schemas.YPB(isTrustedUrl, "must be an https URL without a query, or one of this machine"))), amount = schemas.lqM(schemas.aig("must be a number").check(api.qm(0, "must be 0 or more"))), count = schemas.lqM(schemas.Whr("must be a whole number").check(api.qm(0, "must be 0 or more"))), id = schemas.lqM(access_text), written = schemas.rej({
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
		function contradictions(access) {
			let provider = providers[access.provider], { required, optional } = provider.ids, others = Object.values(providers).flatMap(({ name, ids }) => [...ids.required, ...ids.optional].map((key) => ({
				key,
				name
			}))), foreign = new Map(others.filter(({ key }) => ![...required, ...optional].includes(key)).map((one) => [one.key, one.name])), given = (key) => Object.entries(access).some(([name, value]) => name === key && value !== void 0);
			return [
				...[...foreign].flatMap(([key, name]) => given(key) ? [[key, `belongs to the provider "${name}", and not to "${provider.name}"`]] : []),
				...(access.api_key === void 0 ? required.filter((key) => !given(key)) : []).map((key) => [key, `is missing: the provider "${provider.name}" needs it`]),
				...provider.baseUrl === void 0 && access.base_url === void 0 ? [["base_url", `is missing: the provider "${provider.name}" needs it`]] : [],
				...access.max_cost !== void 0 && !provider.tellsCost ? [["max_cost", `can't hold: ${provider.title} tells no cost; write "max_tokens"`]] : [],
				...(access.allow_paths ?? []).flatMap((rule) => {
					let problem = ruleProblem(rule, provider);
					return problem === void 0 ? [] : [["allow_paths", `has a rule that ${problem}`]];
				})
			];
		}
		function ruleProblem(rule, { wire }) {
			if ((0, path_rule.I)(rule) === void 0) return "is none: write a method and a path, \"GET /v1/files\"";
			let path = rule.replace(/^\S+ +/, "");
			return wire.never.test(wire.meantPath(path)) ? `names "${path}", which never passes` : void 0;
		}
		function complete(access) {
			let provider = providers[access.provider], baseUrl = (access.base_url ?? provider.baseUrl ?? "").replace(/\/+$/, ""), names = [...provider.ids.required, ...provider.ids.optional], ids = Object.entries(access).filter(([key, value]) => names.includes(key) && typeof value == "string");
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
			return protocol === void 0 || `${username}${password}${search}${hash}` != "" ? !1 : protocol === "https:" || protocol === "http:" && (0, loopback.U)(hostname ?? "");
		}
	}),
	79066: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	67001: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			e4: () => providerNames,
			oD: () => oauth,
			pq: () => countOf,
			wO: () => leadsToModel
		});
		let providerNames = [
			"interns",
			"openai",
			"anthropic"
		], oauth = {
			tokenExchange: "urn:ietf:params:oauth:grant-type:token-exchange",
			jwtBearer: "urn:ietf:params:oauth:grant-type:jwt-bearer",
			jwt: "urn:ietf:params:oauth:token-type:jwt",
			accessToken: "urn:ietf:params:oauth:token-type:access_token"
		};
		function countOf(value) {
			return typeof value == "number" && value > 0 && Number.isFinite(value) ? value : 0;
		}
		function leadsToModel(name) {
			return /^(?:OPENAI|ANTHROPIC)_/.test(name) && !/^(?:OPENAI|ANTHROPIC)_LOG(?:_LEVEL)?$/.test(name);
		}
	}),
	94780: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Py: () => guardedPathLines,
			Uq: () => settingsGuards,
			W$: () => starterPolicy,
			XC: () => schemaFileName,
			r2: () => defaultPolicyPath,
			vP: () => outsideGuard,
			y5: () => forkGuard
		});
		let schemaFileName = "intern-policy.schema.json", defaultPolicyPath = ".github/intern-policy.yml", guardedPaths = [
			".github/**",
			"**/.git/**",
			".githooks/**",
			".husky/**",
			"**/.gitattributes",
			"**/.gitmodules",
			".devcontainer/**",
			".idea/**",
			".vscode/**",
			"**/.claude/**",
			"**/.codex/**",
			"**/.config/opencode/**",
			"**/.copilot/**",
			"**/.cursor/**",
			"**/.gemini/**",
			"**/.opencode/**",
			"**/opencode.json",
			"**/opencode.jsonc",
			"**/.mcp.json",
			"**/AGENTS.md",
			"**/CLAUDE.md",
			"**/GEMINI.md"
		];
		function guardedPathLines(indent) {
			return guardedPaths.flatMap((_, index) => index % 4 == 0 ? [guardedPaths.slice(index, index + 4)] : []).map((row) => `${indent}${row.map((each) => JSON.stringify(each)).join(", ")}`).join(",\n");
		}
		let forkGuard = "  - id: never-from-forks\n    when: { event: { not: unknown }, fork: [true, unknown] }\n    match: { kind: permission }\n    then: reject\n    reason: Pull requests from forks get no privileged tools.\n", outsideGuard = "nothing-outside";
		function settingsGuards(id, then) {
			let guard = (name, condition, field) => `  - id: ${name}
    match:
      kind: permission
      ${condition}
      "${field}":
        path: [
${guardedPathLines("          ")}
        ]
    then: ${then}
    reason: These files decide what workflows, hooks, editors and other agents do later.
`;
			return `  # A real agent of the local service has its paths in the work folder under "/inside", and all others under "/outside".
  - id: ${outsideGuard}
    match: { kind: permission, "/outside": { present: true } }
    then: ${then}
    reason: The work is in the work folder.

${guard(`${id}-inside`, "tool: fs.write", "/inside")}
  # Another intern has "/paths" alone. One that climbs, or is absolute, may lead there, so this guard takes those too.
${guard(id, "\"/inside\": { present: false }", "/paths")}`;
		}
		let starterPolicy = `# yaml-language-server: $schema=./${schemaFileName}
#
# What an intern may do in this repository without a person at hand. A policy answers questions; it is not a sandbox.
#   interns policy check   is it valid, and does it do what it looks like?
#   interns policy test    do the tests at the end hold? (the action runs them before every prompt)
#   interns policy explain "npm test" --event push --actor write   what is answered to this command, and why?
version: 1

# What happens to a permission that no rule below allows: reject, or stop the run.
default: reject

# What one run may spend at most. Left out, these are the numbers.
budget:
  answers: 40
  allows: 15
  rejects_in_a_row: 4
  same_pause: 3

# Guards can only refuse. They are checked first, and no rule goes before them. Outside GitHub no event and no fork is
# known: "event: { not: unknown }" keeps this guard out of a run on your own machine, where you are asked instead.
guards:
${forkGuard}
${settingsGuards("never-touch-settings", "reject")}
# Rules are looked at in order; the first that matches decides.
rules:
  - id: look-around
    match:
      kind: permission
      tool: shell
      # Every command of the text has to be covered, word for word. "*" stands within a word, "{paths:**}" for paths in
      # the repository: none that climbs out of it, none with a name that begins with a dot. Git is told not to run what the
      # configuration of the repository names; "interns policy check" knows how for each command.
      command: { shell: { only: ["git --no-pager --no-lazy-fetch log --no-show-signature --oneline", "ls", "ls {paths:**}"] } }
    then: allow
    limit: 10

  - id: run-the-tests
    when:
      actor: { permission: [admin, maintain, write] }
    match:
      kind: permission
      tool: shell
      command: { shell: { only: ["npm ci", "npm test", "npm run test:*"] } }
    then: allow
    limit: 5

# Questions are pauses that ask for an answer, not for a permission. Without an entry here they stop the run.
questions:
  - id: package-manager
    match: { message: { glob: "*package manager*" } }
    answer: npm
    limit: 1

# Each test is a fresh run. It names the rule that has to decide, so that none passes for the wrong reason.
tests:
  - name: a maintainer's push may run the tests
    context: { event: push, fork: false, actor: { permission: write } }
    pause: { kind: permission, operation: "shell command: npm ci && npm test", options: [allow_once, reject_once] }
    expect: { answer: allow_once, rule: run-the-tests }

  - name: not in a folder where what runs may have been planted
    context: { event: push, fork: false, actor: { permission: write } }
    pause: { kind: permission, operation: "shell command: npm ci && npm test", cwd: /work/app/src/evil, inside: [src/evil], options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: nor with a variable that makes it run something else
    context: { event: push, fork: false, actor: { permission: write } }
    pause: { kind: permission, operation: "shell command: npm ci && npm test", env: { NODE_OPTIONS: "--require ./src/evil.js" }, options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: anyone may look around
    context: { event: push, fork: false }
    pause: { kind: permission, operation: "shell command: git --no-pager --no-lazy-fetch log --no-show-signature --oneline", options: [allow_once, reject_once] }
    expect: { answer: allow_once, rule: look-around }

  - name: a second command does not ride along
    context: { event: push, fork: false, actor: { permission: admin } }
    pause: { kind: permission, operation: "shell command: npm test; cat ~/.ssh/id_rsa", options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: a path does not lead out of the repository
    context: { event: push, fork: false, actor: { permission: admin } }
    pause: { kind: permission, operation: "shell command: ls src/../.git /root/.ssh", options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: what another agent goes by is not written
    context: { event: push, fork: false, actor: { permission: admin } }
    pause: { kind: permission, operation: fs.write, paths: [src/index.ts, .claude/settings.json], options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: never-touch-settings }

  - name: a real agent runs the tests in its work folder
    context: { event: push, fork: false, actor: { permission: write } }
    pause: { kind: permission, operation: "shell command: npm test", command: npm test, cwd: /work/app, paths: [/work/app], inside: ["."], options: [allow_once, reject_once] }
    expect: { answer: allow_once, rule: run-the-tests }

  - name: nor does a real agent write it
    context: { event: push, fork: false, actor: { permission: admin } }
    pause: { kind: permission, operation: fs.write, paths: [/work/app/AGENTS.md], inside: [AGENTS.md], options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: never-touch-settings-inside }

  - name: a real agent stays in its work folder
    context: { event: push, fork: false, actor: { permission: admin } }
    pause: { kind: permission, operation: "shell command: npm test", command: npm test, cwd: /tmp, paths: [/tmp], outside: [/tmp], options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: nothing-outside }

  - name: a pull request from a fork gets nothing
    context: { event: pull_request, fork: true, actor: { permission: read } }
    pause: { kind: permission, operation: "shell command: ls", options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: never-from-forks }

  - name: on a laptop, the tests are no fork's; no rule allows them, so a person at the terminal is asked
    context: {}
    pause: { kind: permission, operation: "shell command: npm test", options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: the package manager is npm
    context: { event: push, fork: false }
    pause: { kind: elicitation, message: "Which package manager?", fields: [{ name: manager, type: string, required: true }] }
    expect: { answer: npm, rule: package-manager }
`;
	})
};
