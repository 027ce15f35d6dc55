export const id = 6411;
export const ids = [6411];
export const modules = {
	76148: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { w: () => runChild });
		var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421), node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161), node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500), _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97309), _nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(42037), _screen_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(21264);
		function runChild([command = "", ...args], io, { name, env, interrupt }) {
			return new Promise((resolve) => {
				let child = (0, node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(command, args, {
					cwd: io.cwd,
					env,
					stdio: "inherit"
				});
				child.once("error", (error) => {
					let remedy = (0, _nearest_js__WEBPACK_IMPORTED_MODULE_3__.q)(command, ["interns"]) === void 0 ? "Check its spelling, or give its path." : "Did you mean \"interns\"?", why = (0, _errors_js__WEBPACK_IMPORTED_MODULE_4__.oO)(error) === "ENOENT" ? `is not found. ${remedy}` : `can't be started: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_5__.TN)((0, _errors_js__WEBPACK_IMPORTED_MODULE_4__.Uc)(error))}`;
					(0, _screen_js__WEBPACK_IMPORTED_MODULE_6__.qz)(io, `interns ${name}: "${(0, _log_js__WEBPACK_IMPORTED_MODULE_5__.TN)(command)}" ${why}`), resolve(127);
				}), child.once("exit", (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : node_os__WEBPACK_IMPORTED_MODULE_1__.constants.signals[signal]))), interrupt.then(async (signal) => {
					signal !== "SIGTERM" && io.terminal?.canAsk === !0 && await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(3e3, void 0, { ref: !1 }), child.kill(signal);
				});
			});
		}
	}),
	78792: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			createServiceLog: () => createServiceLog,
			reportServiceFailure: () => reportServiceFailure,
			runExec: () => runExec,
			runServe: () => runServe
		});
		var external_node_path_ = __webpack_require__(76760), errors = __webpack_require__(452), input_lists = __webpack_require__(29937), input_text = __webpack_require__(63689), values = __webpack_require__(97035), io = __webpack_require__(72711);
		function createLazyBrokers(openIo) {
			let load = (0, io.Oo)(async () => {
				let [{ createModelBrokers }, io] = await Promise.all([Promise.all([
					__webpack_require__.e(6085),
					__webpack_require__.e(1518),
					__webpack_require__.e(2480),
					__webpack_require__.e(7486),
					__webpack_require__.e(5122)
				]).then(__webpack_require__.bind(__webpack_require__, 15122)), openIo()]);
				return createModelBrokers(io);
			});
			return {
				check: async (access) => (await load()).check(access),
				open: async (access, address) => (await load()).open(access, address)
			};
		}
		var lib_log = __webpack_require__(97309), starter = __webpack_require__(94780), external_node_crypto_ = __webpack_require__(77598), loopback = __webpack_require__(83838), use_words = __webpack_require__(45769), lib_secret = __webpack_require__(36385), generate_key_pair = __webpack_require__(59480), key_export = __webpack_require__(17968), key_import = __webpack_require__(61187), sign = __webpack_require__(72896), verify = __webpack_require__(25057), util_errors = __webpack_require__(5674), schemas = __webpack_require__(94343), contract_token = __webpack_require__(10371);
		let algorithm = "ES256", tokenType = "at+jwt", verifiedClaims = schemas.Ikc({
			key_hash: schemas.YjP(),
			exp: schemas.aig()
		}), signingKey = schemas._H3({
			kty: schemas.euz("EC"),
			d: schemas.YjP(),
			kid: schemas.YjP()
		});
		async function generateSigningKey() {
			let { privateKey } = await (0, generate_key_pair.T)(algorithm, { extractable: !0 });
			return JSON.stringify({
				...await (0, key_export.JU)(privateKey),
				kid: (0, external_node_crypto_.randomUUID)()
			});
		}
		function createAccessTokens(serializedKey, clock, newId = external_node_crypto_.randomUUID) {
			let { d: secretPart, ...publicJwk } = signingKey.parse(JSON.parse(serializedKey)), privateKey = (0, key_import.Og)({
				...publicJwk,
				d: secretPart
			}, algorithm), publicKey = (0, key_import.Og)(publicJwk, algorithm), nowSeconds = () => Math.floor(clock.now() / 1e3), verifiedTokens = new Map();
			return {
				async issue(claims, lifetimeSeconds) {
					let iat = nowSeconds(), standardClaims = {
						scope: contract_token.IT,
						client_id: claims.federation_policy_id,
						aud: claims.iss,
						jti: newId()
					}, token = await new sign.P({
						...standardClaims,
						...claims,
						iat,
						exp: iat + lifetimeSeconds
					}).setProtectedHeader({
						alg: algorithm,
						typ: tokenType,
						kid: publicJwk.kid
					}).sign(await privateKey);
					return new lib_secret.z(token);
				},
				async findKeyHash(token) {
					let tokenDigest = digest(token), cached = verifiedTokens.get(tokenDigest);
					if (cached !== void 0 && nowSeconds() < cached.exp) return { keyHash: cached.key_hash };
					try {
						let { payload } = await (0, verify.V)(token.reveal(), await publicKey, {
							algorithms: [algorithm],
							typ: tokenType,
							currentDate: new Date(clock.now()),
							requiredClaims: ["exp"]
						}), claims = verifiedClaims.parse(payload);
						return verifiedTokens.size >= 1e3 && verifiedTokens.clear(), verifiedTokens.set(tokenDigest, claims), { keyHash: claims.key_hash };
					} catch (error) {
						return error instanceof util_errors.n ? "expired" : void 0;
					}
				},
				jwks: { keys: [{
					...publicJwk,
					alg: algorithm,
					use: "sig"
				}] }
			};
		}
		function digest(secret) {
			return external_node_crypto_.hash("sha256", secret.reveal(), "base64");
		}
		var http_message = __webpack_require__(77751), words = __webpack_require__(84095);
		let tally = schemas.Ikc({
			total: schemas.aig(),
			daily: schemas.aig(),
			weekly: schemas.aig(),
			monthly: schemas.aig()
		}), storedKey = schemas.Ikc({
			hash: schemas.YjP(),
			name: schemas.YjP(),
			label: schemas.YjP(),
			disabled: schemas.zMY(),
			limit: schemas.mee(schemas.aig()),
			limit_reset: schemas.mee(schemas.k5n(words.sn)),
			include_byok_in_limit: schemas.zMY(),
			usage: tally,
			byok: tally,
			periods: schemas.Ikc({
				daily: schemas.YjP(),
				weekly: schemas.YjP(),
				monthly: schemas.YjP()
			}),
			created_at: schemas.YjP(),
			updated_at: schemas.YjP(),
			expires_at: schemas.mee(schemas.YjP()),
			creator_user_id: schemas.mee(schemas.YjP()),
			workspace_id: schemas.YjP()
		}), dayMs = 864e5;
		function periodsAt(nowMs) {
			let today = Math.floor(nowMs / dayMs);
			if (today === cachedPeriods.day) return cachedPeriods.periods;
			let sinceMonday = (new Date(nowMs).getUTCDay() + 6) % 7, periods = {
				daily: toIsoDay(nowMs),
				weekly: toIsoDay(nowMs - sinceMonday * dayMs),
				monthly: `${toIsoDay(nowMs).slice(0, 7)}-01`
			};
			return cachedPeriods = {
				day: today,
				periods
			}, periods;
		}
		let cachedPeriods = {
			day: NaN,
			periods: {
				daily: "",
				weekly: "",
				monthly: ""
			}
		}, noUsage = {
			total: 0,
			daily: 0,
			weekly: 0,
			monthly: 0
		};
		function withCurrentPeriods(key, nowMs) {
			let periods = periodsAt(nowMs), dropEarlier = (sums) => mapTally(sums, (usd, span) => span === "total" || key.periods[span] === periods[span] ? usd : 0);
			return {
				...key,
				periods,
				usage: dropEarlier(key.usage),
				byok: dropEarlier(key.byok)
			};
		}
		function chargeKey(key, cost, byokCost, nowMs) {
			let current = withCurrentPeriods(key, nowMs), add = (sums, usd) => mapTally(sums, (before) => round(before + usd));
			return {
				...current,
				usage: add(current.usage, cost),
				byok: add(current.byok, byokCost)
			};
		}
		function updateKey(key, update, nowMs) {
			let current = withCurrentPeriods(key, nowMs), changes = updatedFields.filter((field) => update[field] !== void 0 && update[field] !== current[field]);
			if (changes.length === 0) return current;
			let changed = Object.fromEntries(changes.map((field) => [field, update[field]]));
			return {
				...current,
				...changed,
				updated_at: new Date(nowMs).toISOString()
			};
		}
		let updatedFields = [
			"name",
			"disabled",
			"limit",
			"limit_reset",
			"include_byok_in_limit"
		];
		function computeRemainingLimit(key, nowMs) {
			if (key.limit === null) return null;
			let current = withCurrentPeriods(key, nowMs), span = key.limit_reset ?? "total", countedUsage = current.usage[span] + (key.include_byok_in_limit ? current.byok[span] : 0);
			return Math.max(0, round(key.limit - countedUsage));
		}
		function toKeyRecord(stored, nowMs) {
			let { usage, byok, periods: _, ...key } = withCurrentPeriods(stored, nowMs);
			return {
				...key,
				external_user: null,
				limit_remaining: computeRemainingLimit(stored, nowMs),
				usage: usage.total,
				usage_daily: usage.daily,
				usage_weekly: usage.weekly,
				usage_monthly: usage.monthly,
				byok_usage: byok.total,
				byok_usage_daily: byok.daily,
				byok_usage_weekly: byok.weekly,
				byok_usage_monthly: byok.monthly
			};
		}
		function mapTally({ total, daily, weekly, monthly }, change) {
			return {
				total: change(total, "total"),
				daily: change(daily, "daily"),
				weekly: change(weekly, "weekly"),
				monthly: change(monthly, "monthly")
			};
		}
		function round(usd) {
			return Math.round(usd * 0xe8d4a51000) / 0xe8d4a51000;
		}
		function toIsoDay(atMs) {
			return new Date(atMs).toISOString().slice(0, 10);
		}
		function createCallers(keys, store, accessTokens, clock) {
			let configuredByHash = new Map(keys.map((key) => [key.hash, key])), hashByDigest = new Map(keys.map(({ hash, secret }) => [digest(secret), hash])), findUsableKey = (hash) => {
				let key = configuredByHash.get(hash), stored = store.findKey(hash);
				return key === void 0 || stored === void 0 || stored.disabled || stored.expires_at !== null && Date.parse(stored.expires_at) <= clock.now() ? void 0 : {
					key,
					stored: withCurrentPeriods(stored, clock.now())
				};
			};
			return {
				findUsableKey,
				async identify(request) {
					if (request.hasAmbiguousBearer) return "more than one Authorization header";
					let bearer = readBearer(request.headers.authorization);
					if (bearer === void 0) return "no bearer";
					let hashBySecret = hashByDigest.get(digest(bearer)), match = hashBySecret === void 0 ? await accessTokens.findKeyHash(bearer) : { keyHash: hashBySecret };
					if (match === "expired") return "access token expired";
					if (match === void 0) return "unknown key";
					let usableKey = findUsableKey(match.keyHash);
					return usableKey === void 0 ? `key "${match.keyHash}" is disabled, expired or gone` : {
						...usableKey,
						via: hashBySecret === void 0 ? "access_token" : "api_key"
					};
				}
			};
		}
		function readBearer(header) {
			let token = /^bearer +([\w.~+/-]+=*) *$/i.exec(header ?? "")?.[1];
			return token === void 0 ? void 0 : new lib_secret.z(token);
		}
		async function admit(request, callers) {
			let caller = await callers.identify(request);
			if (typeof caller == "string") throw new http_message.P_((0, http_message.wN)(caller));
			let { hash, type, programme, creator_active } = caller.key;
			if (type !== "standard") throw new http_message.P_((0, http_message.wN)(`key "${hash}" is a management key`));
			if (!programme) {
				let code = request.path.endsWith("/chat/completions") ? 404 : "not_found";
				throw new http_message.P_((0, http_message.TR)(404, code, "Not found.", { reason: "outside the interns programme" }));
			}
			if (!creator_active) throw new http_message.P_((0, http_message.TR)(403, 403, "The key's creator is no longer a member of the organization. An admin must reassign the key.", { reason: `creator of key "${hash}" is not active` }));
			return caller;
		}
		function createStarterToken() {
			let secret = new lib_secret.z((0, external_node_crypto_.randomBytes)(32).toString("base64url")), expected = Buffer.from(digest(secret)), matches = (bearer) => bearer !== void 0 && (0, external_node_crypto_.timingSafeEqual)(Buffer.from(digest(bearer)), expected);
			return {
				secret,
				matches
			};
		}
		function classifySender({ socket, headers }) {
			let { host = "", origin, "sec-fetch-site": site = "none" } = headers, address = (socket.remoteAddress ?? "").replace(/^::ffff:/, "");
			return !(0, loopback.U9)(address) || !(0, loopback.U9)(host.replace(/:\d+$/, "")) ? "foreign" : origin === void 0 && site === "none" ? "program" : (origin === void 0 || origin === `http://${host}`) && (site === "none" || site === "same-origin") ? "own_page" : "foreign";
		}
		function mayControl(incoming, { token, isTokenNeeded }) {
			let sender = classifySender(incoming);
			return sender === "foreign" ? !1 : sender === "program" && !isTokenNeeded || token.matches(readBearer(incoming.headers.authorization));
		}
		var environment = __webpack_require__(33554), agent_settings = __webpack_require__(16953), api = __webpack_require__(43759), interns = __webpack_require__(17391), limits = __webpack_require__(38536), contract_values = __webpack_require__(31046), chat = __webpack_require__(98914), interaction = __webpack_require__(16518), time_duration = __webpack_require__(79357);
		let duration = (0, time_duration.sK)(), playbookEndings = [
			"run_ended",
			"timeout",
			"sever",
			"attachment_failed",
			"intern_unreachable"
		], repeat = schemas.lqM(schemas.Whr().check(api.qm(1), api.Zm(1e7))), usd = schemas.aig().check(api.qm(0), api.Zm(1e6)), templatePattern = /\{\{(?:prompt|answer|stdout|exit_status|shell_outcome|turn|review_word)\}\}/, field = schemas.rej({
			name: schemas.YjP().check((0, contract_values.jZ)(1)),
			type: schemas.Rvf(schemas.k5n([
				"string",
				"number",
				"integer",
				"boolean"
			]), "string"),
			required: schemas.Rvf(schemas.zMY(), !1),
			options: schemas.lqM(schemas.YOg(schemas.L5J()).check((0, contract_values.jZ)(1)))
		}), count = schemas.lqM(schemas.Whr().check(api.qm(0), api.Zm(1e9))), reportedUsage = schemas.rej({
			...chat.CI.shape,
			prompt_tokens: count,
			completion_tokens: count,
			total_tokens: count,
			cost: schemas.lqM(schemas.mee(usd)),
			prompt_tokens_details: schemas.lqM(schemas.mee(schemas.rej({ cached_tokens: count })))
		}), quietSteps = [
			schemas.rej({
				think: schemas.YjP(),
				repeat,
				every: schemas.lqM(duration)
			}),
			schemas.rej({
				say: schemas.YjP(),
				repeat,
				every: schemas.lqM(duration)
			}),
			schemas.rej({ wait: duration }),
			schemas.rej({
				usage: reportedUsage,
				byok_cost: schemas.lqM(usd)
			})
		], meanwhile = schemas.lqM(schemas.YOg(schemas.KCZ(quietSteps))), step = schemas.RZV(() => schemas.KCZ([
			...quietSteps,
			schemas.rej({
				shell: schemas.YjP().check((0, contract_values.jZ)(1), schemas.YPB((text) => !templatePattern.test(text), "must not have {{\u2026}}: use \"$INTERN_PROMPT\", \"$INTERN_ANSWER\"")),
				timeout: schemas.lqM(duration),
				meanwhile
			}),
			schemas.rej({
				permission: schemas.rej({
					operation: schemas.mee(schemas.YjP()),
					options: schemas.lqM(schemas.YOg(schemas.k5n(interaction.rk)).check((0, contract_values.jZ)(1)))
				}),
				allowed: schemas.lqM(schemas.YOg(step)),
				rejected: schemas.lqM(schemas.YOg(step)),
				meanwhile
			}),
			schemas.rej({
				ask: schemas.rej({
					message: schemas.YjP(),
					fields: schemas.YOg(field).check((0, contract_values.jZ)(1))
				}),
				meanwhile
			}),
			schemas.rej({ end: schemas.k5n(playbookEndings) })
		])), turn = schemas.rej({
			when: schemas.lqM(schemas.YjP()),
			model: schemas.lqM(schemas.YjP().check((0, contract_values.jZ)(1))),
			steps: schemas.YOg(step)
		}), turns = schemas.YOg(turn).check((0, contract_values.jZ)(1)), playbookForms = [schemas.rej({ turns }), schemas.FsL(turns, schemas.pdi((list) => ({ turns: list })))], playbook = schemas.KCZ(playbookForms);
		function matchesGlob(pattern, text) {
			let matchesAt = (part, start) => start + part.length <= text.length && part.split("").every((unit, index) => unit === "?" || unit === text[start + index]), [first = "", ...rest] = pattern.split("*"), last = rest.pop();
			if (last === void 0) return first.length === text.length && matchesAt(first, 0);
			if (!matchesAt(first, 0)) return !1;
			let start = first.length;
			for (let part of rest) {
				for (; start + part.length <= text.length && !matchesAt(part, start);) start += 1;
				start += part.length;
			}
			return start + last.length <= text.length && matchesAt(last, text.length - last.length);
		}
		let identityProviderId = "identity-provider", config_text = schemas.YjP().check((0, contract_values.jZ)(1)), optionalText = schemas.lqM(config_text), config_usd = schemas.aig().check(api.qm(0)), config_count = schemas.Whr().check(api.qm(1)), moment = schemas.FsL(schemas.YjP().check(schemas.YPB((value) => (0, time_duration.dm)(value) !== void 0, "is not an ISO 8601 time")), schemas.pdi((value) => new Date((0, time_duration.dm)(value) ?? 0).toISOString())), config_duration = (0, time_duration.UG)(), issuer = schemas.rej({
			id: optionalText,
			issuer: schemas.OZ5(),
			jwks_url: schemas.Rvf(schemas.mee(schemas.OZ5()), null)
		}), policy = schemas.rej({
			id: optionalText,
			issuer: config_text,
			subject: config_text,
			audience: config_text,
			claims: schemas.Rvf(schemas.g1P(schemas.YjP(), schemas.L5J()), {}),
			required_scope: schemas.lqM(config_text),
			acts_as: optionalText,
			enabled: schemas.Rvf(schemas.zMY(), !0)
		}), key = schemas.rej({
			hash: optionalText,
			secret: schemas.FsL(schemas.Rvf(config_text, () => (0, external_node_crypto_.randomBytes)(32).toString("base64url")), schemas.pdi((value) => new lib_secret.z(value))),
			type: schemas.Rvf(schemas.k5n(["standard", "management"]), "standard"),
			name: schemas.lqM(schemas.YjP()),
			label: schemas.lqM(schemas.YjP()),
			workspace_id: optionalText,
			creator_user_id: schemas.Rvf(schemas.mee(schemas.YjP()), null),
			creator_active: schemas.Rvf(schemas.zMY(), !0),
			programme: schemas.Rvf(schemas.zMY(), !0),
			disabled: schemas.Rvf(schemas.zMY(), !1),
			limit: schemas.Rvf(schemas.mee(config_usd), null),
			limit_reset: schemas.Rvf(schemas.mee(schemas.k5n(words.sn)), null),
			include_byok_in_limit: schemas.Rvf(schemas.zMY(), !1),
			created_at: schemas.lqM(moment),
			updated_at: schemas.lqM(moment),
			expires_at: schemas.Rvf(schemas.mee(moment), null)
		}), nullableText = schemas.Rvf(schemas.mee(schemas.YjP()), null), intern = schemas.rej({
			id: optionalText,
			name: config_text,
			description: nullableText,
			instructions: nullableText,
			model: nullableText,
			status: schemas.Rvf(schemas.k5n(words.dY), "running"),
			last_failure_message: nullableText,
			progress: schemas.Rvf(schemas.mee(schemas.rej(interns.Np.shape)), null),
			hostname: nullableText,
			workspace_id: optionalText,
			vault_id: nullableText,
			attached_vault_id: nullableText,
			created_at: schemas.lqM(moment),
			updated_at: schemas.lqM(moment),
			workdir: schemas.lqM(config_text),
			runs: schemas.lqM(schemas.rej({
				playbook: schemas.lqM(schemas.KCZ([config_text, ...playbookForms])),
				acp: schemas.lqM(agent_settings.tj)
			}).check(schemas.YPB(({ playbook, acp }) => playbook === void 0 != (acp === void 0), "must have either playbook or acp")))
		}), config_limits = schemas.rej({
			interaction_deadline: schemas.Rvf(config_duration, limits.hj),
			keepalive: schemas.Rvf(config_duration, limits.sb),
			request: schemas.Rvf(config_duration, limits.Bg),
			route_deadline: schemas.Rvf(config_duration, 3e4),
			replay_bytes: schemas.Rvf(schemas.Whr().check(api.qm(0)), 1048576),
			output_bytes: schemas.Rvf(config_count, 67108864),
			paused_runs: schemas.Rvf(schemas.Whr().check(api.qm(0)), 8),
			turns_per_minute: schemas.Rvf(config_count, 60),
			exchanges_per_minute: schemas.Rvf(schemas.mee(config_count), null),
			key_updates_per_minute: schemas.Rvf(schemas.mee(config_count), null)
		}), serviceConfig = schemas.rej({
			base_path: schemas.Rvf(schemas.YjP().check(api.Fk(/^(?:\/[\w.~-]+)+$/, "is not a path such as /api/v1")), "/api/v1"),
			service_name: schemas.Rvf(schemas.YjP().check(api.Fk(/^[\w-]{1,64}$/, "must be letters, digits, _, -")), "service"),
			data: schemas.lqM(config_text),
			issuers: schemas.Rvf(schemas.YOg(issuer), []),
			policies: schemas.Rvf(schemas.YOg(policy), []),
			workspaces: schemas.Rvf(schemas.YOg(schemas.rej({ id: config_text })), []),
			keys: schemas.Rvf(schemas.YOg(key), []),
			interns: schemas.Rvf(schemas.YOg(intern), []),
			limits: schemas.SdS(config_limits, {}),
			regional_hostnames: schemas.Rvf(schemas.YOg(config_text), []),
			clock: schemas.Rvf(schemas.mee(moment), null)
		}), defaultWorkspaceId = "10ca1000-0000-4000-8000-000000000001", builtInPlaybook = { turns: [{
			when: "*colour*",
			model: "local/scripted",
			steps: [
				{ think: "A matter of taste." },
				{ ask: {
					message: "Which colour?",
					fields: [{
						name: "answer",
						type: "string",
						required: !0,
						options: ["red", "blue"]
					}]
				} },
				{ say: "You chose \"{{answer}}\".\n" },
				{ usage: {
					prompt_tokens: 10,
					completion_tokens: 5,
					total_tokens: 15,
					cost: .001
				} }
			]
		}, {
			model: "local/scripted",
			steps: [
				{ think: "Turn {{turn}} of this session." },
				{ say: "You said: {{prompt}}\nI look where I am.\n" },
				{ shell: "pwd" },
				{ say: "{{shell_outcome}}\n{{stdout}}" },
				{ usage: {
					prompt_tokens: 10,
					completion_tokens: 20,
					total_tokens: 30,
					cost: .001
				} }
			]
		}] };
		function createBuiltInConfig({ origin, hasIdentityProvider, agent, env }) {
			let policy = {
				id: "local",
				issuer: identityProviderId,
				subject: "repo:local/demo:ref:refs/heads/main",
				audience: origin,
				acts_as: "key_local"
			}, key = {
				workspace_id: defaultWorkspaceId,
				creator_user_id: "user_local"
			};
			return {
				policies: hasIdentityProvider ? [policy] : [],
				workspaces: [{ id: defaultWorkspaceId }],
				keys: [{
					...key,
					hash: "key_local",
					name: "local",
					secret: readKeySecret(env)
				}, {
					...key,
					hash: "key_local_management",
					name: "local management",
					type: "management",
					secret: (0, environment.b)(env, "INTERNS_SERVICE_MANAGEMENT_KEY")
				}],
				interns: [{
					id: "10ca1000-0000-4000-8000-000000000002",
					name: "intern",
					workspace_id: defaultWorkspaceId,
					description: "The intern of the built-in configuration.",
					...agent
				}]
			};
		}
		function readKeySecret(env) {
			return (0, environment.b)(env, "INTERNS_SERVICE_KEY");
		}
		function toBuiltInAgent(command, { env, cwd, log }) {
			let { name, passedVariables, settings } = (0, agent_settings.pj)(command, env), variables = passedVariables.length === 0 ? "none of your variables" : passedVariables.join(", ");
			return log.info(`The agent (${name}) works in ${cwd}, and is given ${variables}.`), {
				workdir: cwd,
				runs: { acp: settings }
			};
		}
		var lib_crypto = __webpack_require__(2962), folders = __webpack_require__(92782), resolved_path = __webpack_require__(60679);
		function toConfigError(mistakes) {
			let ordered = [...Map.groupBy(mistakes, ({ source }) => source).values()].flatMap((ofFile) => ofFile.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))), lines = [...new Set(ordered.map(({ text }) => (0, lib_log.TN)(text)))], hiddenCount = lines.length - 20, shownLines = hiddenCount > 0 ? [...lines.slice(0, 20), `\u2026 and ${hiddenCount} more.`] : lines, { source, line, column, cause } = ordered[0] ?? {};
			return new errors.xL("config_invalid", shownLines.join("\n"), {
				source,
				line,
				column,
				cause
			});
		}
		let genericMessage = "Invalid input";
		function explainAll(issues, root) {
			let comesFirst = ({ code }) => code === "unrecognized_keys" || code === "custom";
			return [...issues.filter(comesFirst), ...issues.filter((issue) => !comesFirst(issue))].flatMap((issue) => explain(issue, root));
		}
		function explain(issue, root) {
			let { path, message } = issue;
			return issue.code === "unrecognized_keys" ? issue.keys.map((name) => ({
				path: [...path, name],
				problem: "is not known here"
			})) : getValue(root, path) === void 0 ? [{
				path,
				problem: message.startsWith("is missing: ") ? message : "is missing"
			}] : issue.code === "invalid_union" ? explainUnion(issue, root) : [{
				path,
				problem: message === genericMessage ? describeProblem(issue) : message
			}];
		}
		function describeProblem(issue) {
			if (issue.code === "invalid_type") return `must be of type ${issue.expected}`;
			if (issue.code === "invalid_value") return `must be ${issue.values.map((value) => JSON.stringify(value)).join(" or ")}`;
			if (issue.code === "invalid_format") return `must be a valid ${issue.format}`;
			if (issue.code !== "too_small" && issue.code !== "too_big") return "is invalid";
			let unit = issue.origin === "string" ? " characters" : issue.origin === "array" ? " elements" : "", bound = issue.code === "too_small" ? `at least ${String(issue.minimum)}` : `at most ${String(issue.maximum)}`;
			return unit === "" ? `must be ${bound}` : `must have ${bound}${unit}`;
		}
		function explainUnion(issue, root) {
			let forms = issue.errors.map((issues) => issues.map((inner) => ({
				...inner,
				path: [...issue.path, ...inner.path]
			}))), depth = issue.path.length, hasOtherType = ({ code, path }) => code === "invalid_type" && path.length === depth, isBelowKey = ({ path }) => path.length > depth && getValue(root, path.slice(0, depth + 1)) !== void 0, sameTypeForms = forms.filter((issues) => !issues.some(hasOtherType)), likelyForm = sameTypeForms.length === 1 ? sameTypeForms[0] : forms.find((issues) => issues.every(isBelowKey));
			return likelyForm === void 0 ? [{
				path: issue.path,
				problem: `has none of the allowed forms${describeKeys(issue, root)}`
			}] : explainAll(likelyForm, root);
		}
		function describeKeys({ path }, root) {
			let value = getValue(root, path);
			return typeof value != "object" || !value ? "" : ` (it has ${Object.keys(value).map((name) => JSON.stringify(name)).join(", ")})`;
		}
		function getValue(root, path) {
			return path.reduce((value, part) => typeof value == "object" && value ? Reflect.get(value, part) : void 0, root);
		}
		var external_node_fs_ = __webpack_require__(73024), dist = __webpack_require__(38815), yaml_text = __webpack_require__(34118);
		function readYamlFile(file, { readText = readBounded, ...options }) {
			let text;
			try {
				text = readText(file);
			} catch (cause) {
				return { mistakes: [{
					text: (0, errors.Uc)(Error(`Can't read "${file}".`, { cause })),
					source: file,
					cause
				}] };
			}
			let { document, mistakes, placeOf } = (0, yaml_text.h)(text), { pairsByMap, repeated } = indexKeys(document), problems = [...mistakes, ...repeated.map((key) => ({
				...placeOf(key),
				message: "Map keys must be unique"
			}))];
			if (problems.length > 0) return { mistakes: problems.map(({ line, column, message }) => ({
				text: `${file}:${line}:${column}: ${message}`,
				source: file,
				line,
				column
			})) };
			let value;
			try {
				value = document.toJS({ maxAliasCount: 100 }) ?? {};
			} catch (cause) {
				return { mistakes: [{
					text: `${file}:1: ${(0, errors.Uc)(cause)}`,
					source: file,
					line: 1,
					cause
				}] };
			}
			return readValue(value, options, (path, problem) => {
				let node = findNearestNode(document.contents, path, pairsByMap), line = node === null ? void 0 : placeOf(node).line;
				return {
					text: `${line === void 0 ? file : `${file}:${line}`}: ${describe(path, problem)}`,
					source: file,
					line
				};
			});
		}
		let maxFileBytes = 4194304;
		function readBounded(file) {
			let handle = (0, external_node_fs_.openSync)(file, "r");
			try {
				let bytes = Buffer.alloc(4194305), size = 0;
				for (let count = -1; count !== 0 && size < bytes.length; size += count) count = (0, external_node_fs_.readSync)(handle, bytes, size, bytes.length - size, null);
				if (size > maxFileBytes) throw Error(`it has more than ${maxFileBytes} bytes`);
				return bytes.toString("utf8", 0, size);
			} finally {
				(0, external_node_fs_.closeSync)(handle);
			}
		}
		function readObject(value, options) {
			return readValue(value, options, (path, problem) => ({ text: `Configuration: ${describe(path, problem)}` }));
		}
		function readValue(input, { schema, env }, mistakeAt) {
			let { value, unsetVariables } = env === void 0 ? {
				value: input,
				unsetVariables: []
			} : substitute(input, env), mistakes = unsetVariables.map(({ path, name }) => mistakeAt(path, `names the environment variable "${name}", which is not set`)), result = schema.safeParse(value, { error: () => genericMessage });
			if (result.success) return {
				value: result.data,
				mistakes,
				mistakeAt
			};
			let unsetPaths = new Set(unsetVariables.map(({ path }) => JSON.stringify(path))), issues = explainAll(result.error.issues, value).filter(({ path }) => !unsetPaths.has(JSON.stringify(path)));
			return { mistakes: [...mistakes, ...issues.map(({ path, problem }) => mistakeAt(path, problem))] };
		}
		function describe(path, problem) {
			let name = path.map((part, index) => typeof part == "number" ? `[${part}]` : `${index === 0 ? "" : "."}${String(part)}`).join("");
			return `${path.length === 0 ? "the top level" : `key "${name}"`} ${problem}.`;
		}
		function indexKeys(document) {
			let pairsByMap = new Map(), repeated = [];
			return (0, dist.YR)(document, { Map(_, mapping) {
				let pairs = new Map();
				for (let pair of mapping.items) {
					if (!(0, dist.jn)(pair.key)) continue;
					let name = String(pair.key.value);
					pairs.has(name) && name !== "<<" && repeated.push(pair.key), pairs.set(name, pair);
				}
				pairsByMap.set(mapping, pairs);
			} }), {
				pairsByMap,
				repeated
			};
		}
		function findNearestNode(root, path, pairsByMap) {
			let node = root, nearest = root;
			for (let part of path) {
				let pair = (0, dist.jh)(node) ? pairsByMap.get(node)?.get(String(part)) : void 0;
				node = (0, dist.oP)(node) ? node.items[Number(part)] : pair?.value, nearest = [pair?.key, node].find(dist.Ll) ?? nearest;
			}
			return nearest;
		}
		function substitute(value, env) {
			let unsetVariables = [], replace = (part, path) => typeof part == "string" ? part.replace(/\$\{(\w+)\}/g, (placeholder, name) => {
				let setting = env[name];
				return setting === void 0 && unsetVariables.push({
					path,
					name
				}), setting ?? placeholder;
			}) : Array.isArray(part) ? part.map((item, index) => replace(item, [...path, index])) : typeof part != "object" || !part ? part : Object.fromEntries(Object.entries(part).filter(([name, item]) => !isUnsetApiKey([...path, name], item, env)).map(([name, item]) => [name, name === "playbook" && typeof item == "object" ? item : replace(item, [...path, name])]));
			return {
				value: replace(value, []),
				unsetVariables
			};
		}
		function isUnsetApiKey(path, item, env) {
			return path.at(-2) !== "model_access" || path.at(-1) !== "api_key" || typeof item != "string" ? !1 : item.matchAll(/\$\{(\w+)\}/g).some(([, name = ""]) => (0, environment.b)(env, name) === void 0);
		}
		let anything = schemas.lqM(schemas.L5J()), agentOutline = schemas.Ikc({
			sandbox: anything,
			model_access: anything
		}), runsOutline = schemas.Ikc({
			playbook: anything,
			acp: schemas.lqM(schemas.mee(agentOutline))
		});
		schemas.Ikc({ interns: schemas.Rvf(schemas.YOg(schemas.Ikc({
			name: anything,
			runs: schemas.lqM(runsOutline)
		})), []) });
		function readDeployment(options) {
			let { cwd, env, hasIdentityProvider, files } = options, file = typeof options.config == "string" ? external_node_path_.resolve(cwd, options.config) : void 0, configFolder = file === void 0 ? cwd : external_node_path_.dirname(file), baseFolder = files?.folder ?? configFolder, readText = files?.readText, readOptions = {
				schema: serviceConfig,
				env,
				readText
			}, result = file === void 0 ? readObject(options.config, readOptions) : readYamlFile(file, readOptions);
			if (result.value === void 0) throw toConfigError(result.mistakes);
			let allMistakes = [...result.mistakes], report = (at, problem) => void allMistakes.push(result.mistakeAt(at, problem)), config = fillIds(result.value, report);
			reportRepeated(config, report), reportWrongReferences(config, hasIdentityProvider, report), reportWrongIssuers(config, report);
			let interns = config.interns.map((configured, index) => {
				let workdir = configured.workdir === void 0 ? void 0 : external_node_path_.resolve(baseFolder, configured.workdir), problem = workdir === void 0 ? void 0 : findWorkdirProblem(workdir, files?.folder);
				problem !== void 0 && report([
					"interns",
					index,
					"workdir"
				], `names "${workdir}", which is ${problem}`);
				let { acp, playbook: source = builtInPlaybook } = configured.runs ?? {};
				if (acp !== void 0) return {
					configured,
					workdir: workdir && (0, resolved_path.Ap)(workdir),
					driver: { acp }
				};
				if (typeof source != "string") return {
					configured,
					workdir,
					driver: { playbook: source }
				};
				let { value, mistakes } = readYamlFile(external_node_path_.resolve(configFolder, source), {
					schema: playbook,
					env: void 0,
					readText
				});
				return allMistakes.push(...mistakes), {
					configured,
					workdir,
					driver: { playbook: value ?? builtInPlaybook }
				};
			});
			if (allMistakes.length > 0) throw toConfigError(allMistakes);
			let dataFolder = config.data === void 0 ? void 0 : external_node_path_.resolve(baseFolder, config.data);
			return {
				config,
				interns,
				dataFolder: options.data === void 0 ? dataFolder : external_node_path_.resolve(cwd, options.data)
			};
		}
		function findWorkdirProblem(workdir, checkout) {
			return (0, folders.lQ)(workdir) ? checkout !== void 0 && (0, resolved_path.UO)(workdir, checkout) && !(0, resolved_path.UO)((0, resolved_path.Ap)(workdir), (0, resolved_path.Ap)(checkout)) ? "a link that leads out of the checkout" : void 0 : "not a folder";
		}
		function reportRepeated({ issuers, policies, workspaces, keys, interns }, report) {
			let lists = [
				{
					list: "issuers",
					field: "id",
					values: issuers.map(({ id }) => id)
				},
				{
					list: "policies",
					field: "id",
					values: policies.map(({ id }) => id)
				},
				{
					list: "workspaces",
					field: "id",
					values: workspaces.map(({ id }) => id)
				},
				{
					list: "keys",
					field: "hash",
					values: keys.map(({ hash }) => hash)
				},
				{
					list: "keys",
					field: "secret",
					values: keys.map(({ secret }) => secret.reveal())
				},
				{
					list: "interns",
					field: "id",
					values: interns.map(({ id }) => id)
				}
			];
			for (let { list, field, values } of lists) {
				let seen = new Set();
				for (let [index, value] of values.entries()) seen.has(value) && report([
					list,
					index,
					field
				], "is used twice"), seen.add(value);
			}
		}
		function reportWrongReferences(config, hasIdentityProvider, report) {
			let workspaces = new Set(config.workspaces.map(({ id }) => id)), standardKeys = new Set(config.keys.filter(({ type }) => type === "standard").map(({ hash }) => hash)), issuers = new Set(config.issuers.map(({ id }) => id));
			for (let list of ["keys", "interns"]) for (let [index, { workspace_id }] of config[list].entries()) workspaces.size > 0 && !workspaces.has(workspace_id) && report([
				list,
				index,
				"workspace_id"
			], `names "${workspace_id}", which is not among the workspaces`);
			for (let [index, { issuer, acts_as }] of config.policies.entries()) {
				acts_as !== "" && !standardKeys.has(acts_as) && report([
					"policies",
					index,
					"acts_as"
				], `names "${acts_as}", which is not a standard key`);
				let issuerPath = [
					"policies",
					index,
					"issuer"
				], isIdentityProvider = issuer === identityProviderId;
				isIdentityProvider && !hasIdentityProvider && report(issuerPath, "needs the identity provider: start the service with --identity-provider"), !isIdentityProvider && !issuers.has(issuer) && report(issuerPath, `names "${issuer}", which is not among the issuers`);
			}
		}
		function reportWrongIssuers(config, report) {
			let unsafe = "must be https, or http on a loopback address";
			for (let [index, { id, issuer, jwks_url }] of config.issuers.entries()) id === identityProviderId && report([
				"issuers",
				index,
				"id"
			], "is reserved for the identity provider"), (0, loopback.FY)(new URL(issuer)) || report([
				"issuers",
				index,
				"issuer"
			], unsafe), jwks_url !== null && !(0, loopback.FY)(new URL(jwks_url)) && report([
				"issuers",
				index,
				"jwks_url"
			], unsafe);
		}
		function fillIds(config, report) {
			let referencedIds = [...config.keys, ...config.interns].flatMap(({ workspace_id }) => workspace_id ?? []), workspaces = config.workspaces.length > 0 ? config.workspaces.map(({ id }) => id) : [...new Set(referencedIds)], pickWorkspace = (list, index) => (workspaces.length > 1 && report([
				list,
				index,
				"workspace_id"
			], `is missing, but required with ${workspaces.length} workspaces`), workspaces[0] ?? defaultWorkspaceId), keys = config.keys.map((key, index) => ({
				...key,
				hash: key.hash ?? `key_${key.name?.replace(/[^\w-]+/g, "_") ?? (0, lib_crypto.s)(key.secret.reveal()).slice(0, 12)}`,
				workspace_id: key.workspace_id ?? pickWorkspace("keys", index)
			})), standardKeys = keys.filter(({ type }) => type === "standard"), policies = config.policies.map((policy, index) => {
				let acts_as = policy.acts_as ?? standardKeys[0]?.hash ?? "";
				return policy.acts_as === void 0 && standardKeys.length !== 1 && report([
					"policies",
					index,
					"acts_as"
				], `is missing, but required with ${standardKeys.length} standard keys`), {
					...policy,
					acts_as,
					id: policy.id ?? acts_as
				};
			}), interns = config.interns.map((intern, index) => {
				let workspace_id = intern.workspace_id ?? pickWorkspace("interns", index);
				return {
					...intern,
					workspace_id,
					id: intern.id ?? toUuid((0, lib_crypto.s)(JSON.stringify([workspace_id, intern.name])))
				};
			}), issuers = config.issuers.map((issuer) => ({
				...issuer,
				id: issuer.id ?? issuer.issuer
			}));
			return {
				...config,
				issuers,
				policies,
				keys,
				interns
			};
		}
		function toUuid(hex) {
			return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
		}
		var control_faults = __webpack_require__(1020);
		let maxEntries = 1e3, maxReasonLength = 2e3;
		function createJournal({ now, redact, onClose }) {
			let entries = [], shorten = (text, maxLength) => text.length <= maxLength ? text : redact(text).slice(0, maxLength), toEntry = ({ atMs, ...entry }) => ({
				at: new Date(atMs).toISOString(),
				...entry,
				path: redact(entry.path).slice(0, 300),
				reason: entry.reason === null ? null : redact(entry.reason).slice(0, maxReasonLength)
			});
			return {
				open(method, path) {
					let entry = {
						atMs: now(),
						method,
						path: shorten(path, 300),
						status: null,
						decision: "received",
						reason: null
					};
					return entries.push(entry), entries.length >= 2 * maxEntries && entries.splice(0, entries.length - maxEntries), {
						note({ decision, reason, status }) {
							status !== void 0 && (entry.status = status), entry.decision = decision, entry.reason = reason === void 0 ? null : shorten(reason, maxReasonLength);
						},
						close: () => onClose?.(toEntry(entry))
					};
				},
				entries: () => entries.slice(-1e3).map(toEntry)
			};
		}
		var external_node_events_ = __webpack_require__(78474), external_node_http_ = __webpack_require__(37067);
		let pendingFlushes = [];
		function afterTick(flush) {
			pendingFlushes.length === 0 && process.nextTick(flushAll), pendingFlushes.push(flush);
		}
		function flushAll() {
			let all = pendingFlushes;
			pendingFlushes = [];
			for (let flush of all) flush();
		}
		function createSink(response, writer) {
			let buffer = "", isBehind = !1, flush = () => {
				let text = buffer;
				buffer = "", text !== "" && !response.destroyed && (isBehind = !writer.write(text));
			};
			return {
				isFlushed: () => buffer === "",
				write(text) {
					return buffer === "" && afterTick(flush), buffer += text, buffer.length > 32768 && flush(), !isBehind;
				},
				async drained() {
					await waitForDrain(response), isBehind = !1;
				},
				end(text) {
					response.destroyed || writer.end(buffer + text), buffer = "";
				},
				onLeave(listener) {
					let check = () => {
						response.writableEnded || listener();
					};
					response.destroyed ? queueMicrotask(check) : response.once("close", check);
				}
			};
		}
		function waitForDrain(response) {
			return new Promise((resolve) => {
				let done = () => {
					response.off("drain", done).off("close", done), resolve();
				};
				if (!response.writableNeedDrain) return done();
				response.on("drain", done).on("close", done);
			});
		}
		function createChunkedWriter(response) {
			if (!response.chunkedEncoding) return {
				write: (text) => response.write(text),
				end: (text) => void response.end(text)
			};
			response.chunkedEncoding = !1;
			let hasBegun = !1;
			return {
				write(text) {
					let { socket } = response, [chunk, encoding] = sink_frame(text);
					return hasBegun && socket?.writable === !0 && !response.writableEnded ? socket.write(chunk, encoding) || response.write("") : (hasBegun = !0, response.write(chunk, encoding));
				},
				end(text) {
					let [chunk, encoding] = sink_frame(text);
					response.end(`${chunk}0\r\n\r\n`, encoding);
				}
			};
		}
		function sink_frame(text) {
			if (text === "") return ["", "latin1"];
			let bytes = Buffer.byteLength(text);
			return [`${bytes.toString(16)}\r\n${text}\r\n`, bytes === text.length ? "latin1" : "utf8"];
		}
		async function listen({ port, host, handle }) {
			let server = external_node_http_.createServer(handle);
			server.on("clientError", (_error, socket) => {
				if (!socket.writable) return;
				let body = JSON.stringify({ error: {
					code: 400,
					message: "The request is not valid HTTP."
				} }), head = `HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`;
				socket.end(`${head}\r\n\r\n${body}`);
			}), server.listen({
				port,
				host,
				backlog: 4096
			}), await (0, external_node_events_.once)(server, "listening");
			let address = server.address();
			return {
				port: typeof address == "object" && address ? address.port : 0,
				async close(graceMs) {
					let deadline = setTimeout(() => server.closeAllConnections(), graceMs);
					await server[Symbol.asyncDispose](), clearTimeout(deadline);
				}
			};
		}
		async function answer(incoming, response, handler) {
			try {
				await respond(incoming, response, handler);
			} catch (error) {
				let route = `${incoming.method} ${incoming.url?.split("?")[0]}`;
				handler.log.error(`${route} could not be answered: ${(0, errors.Uc)(error)}`), incoming.socket.destroy();
			}
		}
		async function respond(incoming, response, handler) {
			response.on("error", () => {});
			let { fault } = handler;
			if (fault === "reset" || fault === "hang") {
				handler.note({
					decision: "fault",
					reason: fault,
					status: null
				}), fault === "reset" && incoming.socket.resetAndDestroy();
				return;
			}
			let reply = isStatusFault(fault) ? toFaultResponse(fault, handler) : await handleSafely(incoming, handler), writer = fault === void 0 || isStatusFault(fault) ? void 0 : (0, control_faults.h8)(response, fault), date = new Date(handler.clock.now()).toUTCString();
			handler.note({
				...reply,
				status: reply.kind === "stream" ? 200 : reply.status
			}), reply.kind !== "stream" && response.setHeader("date", date), reply.kind === "json" ? sendJson(response, reply, writer, incoming.complete) : reply.kind === "text" ? response.writeHead(reply.status, reply.headers).end(reply.text) : (response.writeHead(200, {
				date,
				"content-type": "text/event-stream",
				"cache-control": "no-cache",
				"x-accel-buffering": "no"
			}), writer !== void 0 && response.flushHeaders(), reply.start(createSink(response, writer ?? createChunkedWriter(response)), (verdict) => handler.note(verdict)));
		}
		async function handleSafely(incoming, handler) {
			try {
				return await handler.handle(toServiceRequest(incoming, handler));
			} catch (error) {
				return handler.log.error(`${incoming.method} ${incoming.url?.split("?")[0]} failed: ${(0, errors.Uc)(error)}`), handler.fail(500, (0, errors.Uc)(error));
			}
		}
		function toServiceRequest(incoming, handler) {
			let { method = "GET", url = "/", headers, rawHeaders } = incoming, queryStart = url.indexOf("?");
			return {
				method,
				path: queryStart === -1 ? url : url.slice(0, queryStart),
				query: queryStart === -1 ? "" : url.slice(queryStart + 1),
				headers,
				hasAmbiguousBearer: rawHeaders.filter((text, index) => index % 2 == 0 && text.toLowerCase() === "authorization").length > 1,
				readBody: (maxBytes) => readBody(incoming, maxBytes, handler)
			};
		}
		function isStatusFault(fault) {
			return typeof fault == "object" && "status" in fault;
		}
		function toFaultResponse(fault, handler) {
			let refusal = handler.fail(fault.status);
			return {
				...refusal,
				headers: {
					...refusal.headers,
					...fault.headers
				},
				body: fault.body === void 0 ? refusal.body : fault.body,
				decision: "fault",
				reason: `status ${fault.status}`
			};
		}
		function sendJson(response, { status, headers, body }, writer, isRequestRead) {
			if (response.destroyed) return;
			let text = JSON.stringify(body), lengthHeader = writer === void 0 ? { "content-length": Buffer.byteLength(text) } : {}, closeHeader = !isRequestRead && (status === 408 || status === 413) ? { connection: "close" } : {};
			response.writeHead(status, {
				"content-type": "application/json",
				...headers,
				...lengthHeader,
				...closeHeader
			}), writer !== void 0 && response.flushHeaders(), (writer ?? response).end(text);
		}
		function readBody(incoming, maxBytes, { clock, routeDeadlineMs }) {
			return new Promise((resolve) => {
				if (incoming.complete) {
					let body = incoming.read();
					return resolve((body?.length ?? 0) > maxBytes ? "too_large" : body ?? Buffer.alloc(0));
				}
				let pieces = [], size = 0, finish = (result) => {
					cancelDeadline(), incoming.off("data", collect).off("end", end).off("close", abort).off("error", abort), resolve(result);
				}, collect = (piece) => {
					size += piece.length, size <= maxBytes ? pieces.push(piece) : pieces = [], size > maxBytes + 16777216 && finish("too_large");
				}, end = () => finish(size > maxBytes ? "too_large" : Buffer.concat(pieces)), abort = () => finish("aborted"), cancelDeadline = clock.setTimer(routeDeadlineMs, () => finish(size > maxBytes ? "too_large" : "too_slow"));
				incoming.on("data", collect).on("end", end).on("close", abort).on("error", abort);
			});
		}
		let maxJobBytes = limits._E.max, jobClaims = schemas.g1P(schemas.YjP(), schemas.L5J());
		async function startIdentityProvider(options) {
			let { token, isTokenNeeded } = options.controlRules, subjectTokens = await createSubjectTokens(options.clock), jobs = new Map(), defaults = {}, addJob = (claims) => {
				let request_token = (0, external_node_crypto_.randomBytes)(32).toString("base64url");
				jobs.set(request_token, {
					...selectDefaults(claims, defaults),
					...claims
				});
				let [oldest] = jobs.keys();
				return jobs.size > 1e3 && oldest !== void 0 && jobs.delete(oldest), {
					request_url: `${issuer}/token?api-version=2.0`,
					request_token
				};
			}, listener = await listen({
				port: options.port,
				host: "127.0.0.1",
				handle: createListener({
					"GET /.well-known/openid-configuration": () => (0, http_message.ok)(toDiscovery(issuer), "served"),
					"GET /.well-known/jwks": () => (0, http_message.ok)({ keys: [subjectTokens.publicJwk] }, "served"),
					async "GET /token"({ headers, query }) {
						let job = jobs.get(readBearer(headers.authorization)?.reveal() ?? "");
						if (job === void 0) return (0, http_message.TR)(401, 401, "Unknown request token.");
						let value = await subjectTokens.issue(job, issuer, new URLSearchParams(query).get("audience"));
						return (0, http_message.ok)({ value }, "subject_token_issued");
					},
					async "POST /jobs"(request) {
						if (isTokenNeeded && !token.matches(readBearer(request.headers.authorization))) return (0, http_message.TR)(401, 401, "With a real agent, adding a job needs the token of whoever started the service.");
						let claims = await (0, http_message.$J)(request, jobClaims, maxJobBytes);
						return claims === void 0 ? (0, http_message.TR)(400, "invalid_body", `Send a JSON object of claims, at most ${maxJobBytes} bytes.`) : (0, http_message.ok)(addJob(claims), "job_added");
					}
				}, options)
			}), issuer = `http://127.0.0.1:${listener.port}`, setDefaults = (claims) => {
				defaults = claims;
			};
			return {
				issuer,
				addJob,
				setDefaults,
				close: listener.close
			};
		}
		let faultRoutes = {
			"/token": "identity",
			"/.well-known/jwks": "jwks"
		};
		function createListener(routes, { clock, log, journal, faults }) {
			return (incoming, response) => {
				let path = incoming.url?.split("?")[0] ?? "/", faultRoute = faultRoutes[path], { note, close } = journal.open(incoming.method ?? "GET", path);
				response.once("close", close), answer(incoming, response, {
					clock,
					log,
					routeDeadlineMs: 3e4,
					fault: faultRoute && faults.takeNext(faultRoute),
					fail: (status) => (0, http_message.TR)(status, status, "The request was refused."),
					note,
					handle: (request) => {
						let route = classifySender(incoming) === "program" ? routes[`${request.method} ${path}`] : void 0;
						return route === void 0 ? (0, http_message.TR)(404, 404, "Not found.") : route(request);
					}
				});
			};
		}
		let identity_provider_algorithm = "RS256";
		async function createSubjectTokens(clock) {
			let { privateKey, publicKey } = await (0, generate_key_pair.T)(identity_provider_algorithm), kid = (0, external_node_crypto_.randomUUID)();
			return {
				publicJwk: {
					...await (0, key_export.JU)(publicKey),
					alg: identity_provider_algorithm,
					use: "sig",
					kid
				},
				issue(job, issuer, audience) {
					let claims = toClaims(job, issuer, Math.floor(clock.now() / 1e3));
					return audience !== null && (claims.aud = audience), new sign.P(claims).setProtectedHeader({
						alg: identity_provider_algorithm,
						typ: "JWT",
						kid
					}).sign(privateKey);
				}
			};
		}
		let registeredClaims = [
			"sub",
			"aud",
			"exp",
			"iat",
			"iss",
			"jti",
			"nbf"
		];
		function toDiscovery(issuer) {
			return {
				issuer,
				jwks_uri: `${issuer}/.well-known/jwks`,
				subject_types_supported: ["public", "pairwise"],
				response_types_supported: ["id_token"],
				claims_supported: [
					...registeredClaims,
					"ref",
					"repository",
					"actor",
					"workflow",
					"event_name"
				],
				id_token_signing_alg_values_supported: [identity_provider_algorithm],
				scopes_supported: ["openid"]
			};
		}
		function toClaims(job, issuer, nowSeconds) {
			return {
				jti: (0, external_node_crypto_.randomUUID)(),
				...toRepositoryClaims(job),
				sha: noCommit,
				run_id: "1",
				run_number: "1",
				run_attempt: "1",
				actor_id: "1",
				workflow: "local",
				workflow_sha: noCommit,
				job_workflow_sha: noCommit,
				head_ref: "",
				base_ref: "",
				ref_protected: "false",
				runner_environment: "self-hosted",
				iss: issuer,
				iat: nowSeconds,
				nbf: nowSeconds,
				exp: nowSeconds + 300,
				...job
			};
		}
		let noCommit = "0".repeat(40);
		function toRepositoryClaims(job) {
			let readClaim = (name, fallback) => typeof job[name] == "string" ? job[name] : fallback, repository = readClaim("repository", "local/demo"), ref = readClaim("ref", "refs/heads/main"), eventName = readClaim("event_name", "push"), owner = repository.split("/")[0] ?? repository, environment = readClaim("environment", ""), context = environment === "" ? eventName === "pull_request" ? "pull_request" : `ref:${ref}` : `environment:${environment}`, workflowRef = `${repository}/.github/workflows/local.yml@${ref}`;
			return {
				sub: `repo:${repository}:${context}`,
				aud: `https://github.com/${owner}`,
				ref,
				ref_type: ref.startsWith("refs/tags/") ? "tag" : "branch",
				repository,
				repository_owner: owner,
				repository_id: "1",
				repository_owner_id: "1",
				repository_visibility: "private",
				actor: owner,
				event_name: eventName,
				workflow_ref: workflowRef,
				job_workflow_ref: workflowRef
			};
		}
		let subjectParts = [
			"repository",
			"ref",
			"environment",
			"event_name"
		];
		function selectDefaults(claims, defaults) {
			let differs = (name) => Object.hasOwn(claims, name) && claims[name] !== defaults[name], isContradicted = (name) => name === "sub" && subjectParts.some(differs) || name === "repository_owner" && differs("repository");
			return Object.fromEntries(Object.entries(defaults).filter(([name]) => !isContradicted(name)));
		}
		function toJobSettings(config) {
			let policy = findIdentityPolicy(config), onlyIntern = config.interns.length === 1 ? config.interns[0] : void 0, key = policy === void 0 ? config.keys.find(({ type, disabled }) => type === "standard" && !disabled) : void 0;
			return {
				federationPolicyId: policy?.id,
				audience: policy?.audience,
				intern: onlyIntern?.name,
				apiKey: key?.secret
			};
		}
		function toJobDefaults(config) {
			let policy = findIdentityPolicy(config);
			if (policy === void 0) return {};
			let { subject, audience, claims } = policy;
			return {
				...readSubjectClaims(subject),
				sub: subject,
				aud: audience,
				...claims
			};
		}
		function findIdentityPolicy({ policies }) {
			return policies.find(({ issuer }) => issuer === identityProviderId);
		}
		function readSubjectClaims(subject) {
			let [, repository, ref] = /^repo:([^:]+)(?::ref:(.+))?/.exec(subject) ?? [];
			return {
				...repository === void 0 ? {} : { repository },
				...ref === void 0 ? {} : { ref }
			};
		}
		var work_folder = __webpack_require__(13153);
		let consolePath = "/_console";
		function guardConsole(load, token, getView) {
			let handler;
			return async (incoming, request) => {
				if (classifySender(incoming) !== "foreign") return token.matches(readBearer(request.headers.authorization) ?? readTokenFromAddress(request)) ? (handler ??= load().then((createHandler) => createHandler(getView())), (await handler)(request)) : (0, http_message.TR)(401, 401, "Open the address that \"interns serve\" printed when it started: the token is in it.", { headers: { "www-authenticate": "Bearer" } });
			};
		}
		function readTokenFromAddress({ method, path, query }) {
			let text = method === "GET" && path === consolePath ? new URLSearchParams(query).get("token") : null;
			return text === null ? void 0 : new lib_secret.z(text);
		}
		function toConsoleAddress(host, port, token) {
			let isWildcard = host === "0.0.0.0" || host === "::";
			return !isWildcard && !(0, loopback.U9)(host) ? void 0 : `http://${isWildcard ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host}:${port}${consolePath}?token=${token.secret.reveal()}`;
		}
		function createView({ state, journal, faults, baseUrl, controlRules }) {
			let { config, clock, store, runs, accessTokens } = state;
			return {
				baseUrl,
				isTokenNeeded: controlRules.isTokenNeeded,
				now: clock.now,
				interns: () => state.interns.map(({ record }) => record),
				keys: () => config.keys.flatMap(({ hash, type }) => {
					let stored = store.findKey(hash);
					return stored === void 0 ? [] : [{
						type,
						record: toKeyRecord(stored, clock.now())
					}];
				}),
				policies: () => [...state.policies.values()],
				openRuns: runs.listOpen,
				pastRuns: () => store.listLastRuns(50),
				watchRuns: runs.watch,
				journal: journal.entries,
				faults: faults.list,
				async issueAccessToken(keyHash) {
					return state.callers.findUsableKey(keyHash)?.key.type === "standard" ? accessTokens.issue({
						sub: "console",
						federation_policy_id: "console",
						federation_issuer_id: "console",
						iss: baseUrl,
						key_hash: keyHash
					}, 300) : void 0;
				},
				onStop(end) {
					return state.stopListeners.add(end), () => void state.stopListeners.delete(end);
				}
			};
		}
		var json_schema_processors = __webpack_require__(98439), contract_errors = __webpack_require__(81819), keys = __webpack_require__(97684);
		let messageText = schemas.KCZ([schemas.YjP(), schemas.YOg(schemas.Ikc({
			type: schemas.euz("text"),
			text: schemas.YjP()
		}))]), chatMessage = schemas.gMt("role", [
			schemas.Ikc({
				role: schemas.euz("user"),
				content: messageText
			}),
			schemas.Ikc({
				role: schemas.euz("assistant"),
				content: schemas.lqM(schemas.mee(messageText)),
				tool_calls: schemas.lqM(schemas.YOg(chat.LW))
			}),
			schemas.Ikc({
				role: schemas.euz("tool"),
				tool_call_id: chat._p,
				content: messageText
			}),
			schemas.Ikc({
				role: schemas.euz("system"),
				content: messageText
			}),
			schemas.Ikc({
				role: schemas.euz("developer"),
				content: messageText
			})
		]), receivedChatRequest = schemas.Ikc({
			messages: schemas.YOg(chatMessage).check((0, contract_values.jZ)(1)),
			stream: schemas.euz(!0),
			approval_mode: schemas.Rvf(schemas.k5n(words.oy), "self-drive"),
			model: schemas.lqM(chat.Cv),
			session_id: schemas.lqM(chat.Cv)
		}).check(schemas.YPB((request) => request.messages.at(-1)?.role !== "tool" || request.session_id !== void 0, {
			path: ["session_id"],
			error: "session_id is required when the last message has role tool"
		})), internListQuery = schemas.rej({
			limit: schemas.lqM(schemas.Whr().check(api.qm(limits.El.min), api.Zm(limits.El.max))),
			status: schemas.lqM(schemas.YOg(schemas.k5n(words.dY)).check((0, contract_values.jZ)(1))),
			starting_after: schemas.lqM(schemas.YjP()),
			workspace_id: schemas.lqM(schemas.uRe())
		}), components = {
			InternListPage: {
				schema: interns.Kl,
				io: "output",
				isClosed: !0
			},
			ApiError: {
				schema: contract_errors.hP,
				io: "output",
				isClosed: !0
			},
			ChatRequest: {
				schema: receivedChatRequest,
				io: "input"
			},
			ChatChunk: {
				schema: chat.yW,
				io: "output"
			},
			InteractionArguments: {
				schema: interaction.dG,
				io: "output"
			},
			ChatError: {
				schema: contract_errors.Rz,
				io: "output",
				isClosed: !0
			},
			TokenExchangeForm: {
				schema: contract_token.iy,
				io: "input"
			},
			TokenExchangeResponse: {
				schema: contract_token.oJ,
				io: "output"
			},
			OAuthError: {
				schema: contract_errors.Wl,
				io: "output",
				isClosed: !0
			},
			KeyUpdate: {
				schema: keys.cX,
				io: "input"
			},
			KeyUpdateResponse: {
				schema: keys.AS,
				io: "output",
				isClosed: !0
			}
		};
		function describeApi(basePath) {
			return {
				openapi: "3.1.0",
				info: {
					title: "Intern Service API",
					version: "1.0.0",
					description: "Interns, intern chat, workload token exchange, API key update."
				},
				servers: [{ url: basePath }],
				security: [{ bearer: [] }],
				paths: {
					"/interns": { get: listOperation },
					"/interns/{internId}/chat/completions": { post: chatOperation },
					"/oauth/token": { post: exchangeOperation },
					"/oauth/jwks": { get: keySetOperation },
					"/keys/{hash}": { patch: keyUpdateOperation }
				},
				components: {
					securitySchemes: { bearer: {
						type: "http",
						scheme: "bearer"
					} },
					schemas: Object.fromEntries(Object.entries(components).map(([name, component]) => [name, toSchema(component)]))
				}
			};
		}
		function toSchema({ schema, io, isClosed = !1 }) {
			let { $schema: _dialect, ...rest } = json_schema_processors.bl(schema, {
				target: "draft-2020-12",
				io
			});
			return isClosed ? {
				...rest,
				additionalProperties: !1
			} : rest;
		}
		function toReference(name) {
			return { $ref: `#/components/schemas/${name}` };
		}
		function toContent(schema, type = "application/json") {
			return { content: { [type]: { schema } } };
		}
		function toResponse(description, name) {
			return {
				description,
				...toContent(toReference(name))
			};
		}
		function toErrorResponses(name, descriptions) {
			return Object.fromEntries(Object.entries(descriptions).map(([status, text]) => [status, toResponse(text, name)]));
		}
		function toParameter(where, name, schema, extra = {}) {
			return {
				name,
				in: where,
				required: where === "path",
				schema,
				...extra
			};
		}
		let listOperation = {
			operationId: "listInterns",
			summary: "Interns that the key may see, newest first",
			parameters: [
				toParameter("query", "limit", {
					type: "integer",
					minimum: limits.El.min,
					maximum: limits.El.max
				}),
				toParameter("query", "status", {
					type: "array",
					items: { enum: words.dY }
				}, {
					style: "form",
					explode: !1
				}),
				toParameter("query", "starting_after", { type: "string" }),
				toParameter("query", "workspace_id", {
					type: "string",
					format: "uuid"
				})
			],
			responses: {
				200: toResponse("A page of interns", "InternListPage"),
				...toErrorResponses("ApiError", {
					400: "invalid_body: a filter or the cursor is invalid",
					401: "Missing, unknown or management key",
					403: "The creator of the key has left, or a regional hostname",
					404: "Outside the interns programme",
					408: "The route deadline was exceeded",
					500: "internal_error"
				})
			}
		}, chatOperation = {
			operationId: "chat",
			summary: "Starts a run, or answers the question of a paused one",
			parameters: [toParameter("path", "internId", { type: "string" })],
			requestBody: {
				required: !0,
				...toContent(toReference("ChatRequest"))
			},
			responses: {
				200: {
					description: "Server-sent events: each `data:` line a ChatChunk, the last one `[DONE]`; comments keep it alive",
					...toContent({ type: "string" }, "text/event-stream")
				},
				...toErrorResponses("ChatError", {
					400: "bad_request",
					401: "Missing or invalid key",
					402: "The key has used up its limit",
					403: "The creator of the key has left",
					404: "interaction_unknown, not_found, or outside the programme",
					408: "timeout: the request did not arrive in time",
					409: "interaction_not_pending, intern_not_ready, or busy",
					410: "attachment_failed",
					413: "payload_too_large",
					429: "rate_limited",
					502: "intern_unreachable",
					503: "busy",
					504: "timeout"
				})
			}
		}, exchangeOperation = {
			operationId: "exchangeToken",
			summary: "Exchanges a subject token for an access token (RFC 8693)",
			security: [{}, { bearer: [] }],
			requestBody: {
				required: !0,
				...toContent(toReference("TokenExchangeForm"), "application/x-www-form-urlencoded")
			},
			responses: {
				200: toResponse("An access token", "TokenExchangeResponse"),
				...toErrorResponses("OAuthError", {
					400: "invalid_request, unsupported_grant_type, invalid_scope, invalid_grant",
					401: "invalid_client: the bearer is not an API key",
					413: "invalid_request: the form is too long",
					429: "invalid_request: too many exchanges",
					503: "temporarily_unavailable: the issuer's keys could not be fetched"
				})
			}
		}, keySetOperation = {
			operationId: "accessTokenKeys",
			summary: "The keys that access tokens are verified with",
			security: [{}],
			responses: { 200: {
				description: "A JWK set",
				...toContent({
					type: "object",
					required: ["keys"],
					properties: { keys: {
						type: "array",
						items: { type: "object" }
					} }
				})
			} }
		}, keyUpdateOperation = {
			operationId: "updateKey",
			summary: "Updates an API key, with a management key",
			parameters: [toParameter("path", "hash", { type: "string" })],
			requestBody: {
				required: !0,
				...toContent(toReference("KeyUpdate"))
			},
			responses: {
				200: toResponse("The updated key", "KeyUpdateResponse"),
				...toErrorResponses("ApiError", {
					400: "The update is invalid",
					401: "Anything but a management key",
					404: "No such key",
					429: "Too many updates",
					500: "The update could not be completed"
				})
			}
		}, clockMove = schemas.rej({ advance: schemas.KCZ([schemas.YjP(), schemas.aig()]) }), maxAdminBytes = 65536, toIndex = (base_url) => ({
			service: "A local Intern Service",
			base_url,
			description: "/openapi.json",
			health: "/healthz",
			journal: "/_journal"
		});
		async function administer(request, mayControl, { state: { clock, config }, journal, faults }) {
			let route = `${request.method} ${request.path}`;
			if (route === "GET /healthz" || route === "HEAD /healthz") return (0, http_message.ok)({ status: "ok" }, "healthy");
			if (route === "GET /" || route === "HEAD /") return (0, http_message.ok)(toIndex(config.base_path), "index");
			if (route === "GET /openapi.json") return (0, http_message.ok)(describeApi(config.base_path), "described");
			if (mayControl) {
				if (route === "GET /_journal") return (0, http_message.ok)(journal.entries(), "journal_read");
				if (route === "POST /_faults") {
					let order = await (0, http_message.$J)(request, control_faults.PV, maxAdminBytes);
					return order === void 0 ? (0, http_message.TR)(400, "invalid_body", "Send { route, after?, times?, fault }.") : (faults.order(order), (0, http_message.ok)({ status: "ordered" }, "fault_ordered"));
				}
				if (route === "GET /_faults") return (0, http_message.ok)(faults.list(), "faults_read");
				if (route === "DELETE /_faults") return faults.clear(), (0, http_message.ok)({ status: "forgotten" }, "faults_forgotten");
				if (route === "POST /_clock") {
					let move = await (0, http_message.$J)(request, clockMove, maxAdminBytes), advanceMs = move === void 0 ? void 0 : (0, time_duration.NU)(move.advance);
					return advanceMs === void 0 ? (0, http_message.TR)(400, "invalid_body", "Send { \"advance\": \"1h\" }, at most a year.") : (await clock.advance(advanceMs), (0, http_message.ok)({ now: new Date(clock.now()).toISOString() }, "clock_advanced"));
				}
			}
		}
		var interns_intern = __webpack_require__(59637), time_silence = __webpack_require__(42970);
		function createChatStream(options) {
			let { sink, clock, serviceName, keepaliveMs } = options, encode = createChunkEncoder(options, Math.floor(clock.now() / 1e3)), write = (text) => (sink.isFlushed() && silence.reportActivity(), sink.write(text)), silence = (0, time_silence.X)(clock, keepaliveMs, () => write(": keepalive\n\n")), end = (text) => {
				silence.stop(), sink.end(`${text}data: ${chat.$2}\n\n`);
			};
			return {
				role: (model) => write(encode.delta(model, "{\"role\":\"assistant\",\"content\":\"\"}")),
				text: (text, model) => write(encode.text(text, model)),
				reasoning: (text, model) => write(encode.reasoning(text, model)),
				stop: (model, usage) => end(encode.finish(model, "stop") + encode.final(model, usage)),
				pause(model, toolCallId, questionJson) {
					let call = {
						index: 0,
						id: toolCallId,
						type: "function",
						function: {
							name: `${serviceName}${words.Pg}`,
							arguments: questionJson
						}
					}, pause = encode.delta(model, JSON.stringify({ tool_calls: [call] }));
					end(pause + encode.finish(model, "tool_calls") + encode.final(model, null));
				},
				fail: (error, usage) => end(encode.finish(null, "error", error) + encode.final(null, usage)),
				abandon: silence.stop
			};
		}
		function createChunkEncoder({ id, serviceName, sessionId }, createdSeconds) {
			let defaultModel = `${serviceName}/intern`, headModel, head = "", getHead = (model) => (model !== headModel && (headModel = model, head = `data: ${JSON.stringify({
				id,
				object: chat.vr,
				created: createdSeconds,
				model: model ?? defaultModel
			}).slice(0, -1)},"choices":[`), head), delta = (model, json) => `${getHead(model)}{"index":0,"delta":${json},"finish_reason":null}]}\n\n`, lastText, lastModel = null, lastChunk = "";
			return {
				delta,
				text(text, model) {
					return (text !== lastText || model !== lastModel) && (lastChunk = encodeInPieces(text, (piece) => delta(model, `{"content":${JSON.stringify(piece)}}`)), lastText = text, lastModel = model), lastChunk;
				},
				reasoning: (text, model) => encodeInPieces(text, (piece) => delta(model, `{"reasoning":${JSON.stringify(piece)}}`)),
				finish(model, reason, error) {
					let tail = error === void 0 ? "" : `,"error":${JSON.stringify(error)}`;
					return `${getHead(model)}{"index":0,"delta":{},"finish_reason":"${reason}"}]${tail}}\n\n`;
				},
				final: (model, usage) => `${getHead(model)}],"session_id":${JSON.stringify(sessionId)},"usage":${JSON.stringify(usage)}}\n\n`
			};
		}
		let longestPiece = 65536;
		function encodeInPieces(text, encode) {
			if (text.length <= longestPiece) return encode(text);
			let encoded = "";
			for (let start = 0; start < text.length;) {
				let end = start + longestPiece, isPairCut = /[\ud800-\udbff]/.test(text.charAt(end - 1)), piece = text.slice(start, isPairCut ? end - 1 : end);
				encoded += encode(piece), start += piece.length;
			}
			return encoded;
		}
		function recordEvent(event, { run, standing, store, clock, replayBytes }) {
			switch (event.type) {
				case "text":
				case "reasoning":
					run.producedBytes += Buffer.byteLength(event.text), event.type === "text" && run.producedBytes <= replayBytes && run.pieces.push(event.text);
					break;
				case "model":
					run.model = event.model;
					break;
				case "usage": {
					run.usage = addUsage(run.usage, event.usage);
					let key = store.findKey(run.keyHash);
					key !== void 0 && store.saveKey(chargeKey(key, event.usage.cost ?? 0, event.byokCost, clock.now()));
					break;
				}
				case "remember":
					standing.set(event.operation, event.choice);
					for (let oldest of [...standing.keys()].slice(0, -1e3)) standing.delete(oldest);
					store.saveStanding(run.internId, run.sessionId, Object.fromEntries(standing));
					break;
				case "summary": run.updateSummary = event.summary;
			}
		}
		let noTokens = {
			prompt_tokens: 0,
			completion_tokens: 0,
			total_tokens: 0
		};
		function addUsage(previous, reported) {
			if (previous === null) return {
				...noTokens,
				...reported
			};
			let cached = sum(previous.prompt_tokens_details?.cached_tokens, reported.prompt_tokens_details?.cached_tokens);
			return {
				prompt_tokens: sum(previous.prompt_tokens, reported.prompt_tokens),
				completion_tokens: sum(previous.completion_tokens, reported.completion_tokens),
				total_tokens: sum(previous.total_tokens, reported.total_tokens),
				cost: sum(previous.cost ?? void 0, reported.cost ?? void 0),
				prompt_tokens_details: cached === void 0 ? void 0 : { cached_tokens: cached }
			};
		}
		function sum(a, b) {
			return a === void 0 && b === void 0 ? void 0 : (a ?? 0) + (b ?? 0);
		}
		let maxQuestionCharacters = 65536, endings = {
			run_ended: {
				trigger: "intern_ended",
				code: 410
			},
			attachment_failed: {
				trigger: "intern_ended",
				code: 410
			},
			turn_failed: {
				trigger: "intern_ended",
				code: 502
			},
			busy: {
				trigger: "intern_ended",
				code: 503
			},
			stream_severed: {
				trigger: "severed",
				code: 502
			},
			intern_unreachable: {
				trigger: "severed",
				code: 502
			},
			timeout: {
				trigger: "timeout",
				code: 504
			}
		};
		function attach(attachment, options) {
			let { run, runTurn, sink, note } = attachment, response = createRunResponse(attachment, options), { settle, fail, signal, stream } = response, report = createReport(attachment, options, response), streamTurn = async () => {
				try {
					stream.role(run.model);
					for (let words of run.unheard.splice(0)) options.runs.notifyWords(run, words), stream[words.type](words.text, run.model);
					await runTurn({
						report,
						signal
					}), settle("turn_complete") && (note({
						decision: "finished",
						reason: run.updateSummary
					}), stream.stop(run.model, run.usage));
				} catch (error) {
					options.log.error(`Run ${run.id} failed: ${(0, errors.Uc)(error)}`), fail("turn_failed", "The turn failed.");
				}
			};
			sink.onLeave(() => {
				stream.abandon(), settle("client_left") && note({
					decision: run.state,
					reason: "the client disconnected"
				});
			}), streamTurn();
		}
		function createRunResponse({ run, sink, note }, { config, clock, newId, stopListeners, runs }) {
			let stream = createChatStream({
				sink,
				clock,
				id: `chatcmpl-${newId()}`,
				serviceName: config.service_name,
				sessionId: run.sessionId,
				keepaliveMs: config.limits.keepalive
			}), controller = new AbortController(), isResponseOver = !1, settle = (trigger, pending) => isResponseOver || !runs.apply(run, trigger, pending) ? !1 : (isResponseOver = !0, cancelTimeout(), stopListeners.delete(stop), trigger !== "turn_complete" && controller.abort("the response is over"), !0), fail = (reason, message) => {
				let { trigger, code } = endings[reason];
				if (!settle(trigger)) return;
				let summary = run.updateSummary === void 0 ? "" : ` (${run.updateSummary})`;
				note({
					decision: run.state,
					reason: `${reason}: ${message}${summary}`
				});
				let metadata = {
					reason,
					retryable: reason === "busy"
				};
				stream.fail({
					code,
					message,
					metadata
				}, run.usage);
			}, stop = () => fail("run_ended", "The service is stopping.");
			stopListeners.add(stop);
			let cancelTimeout = clock.setTimer(config.limits.request, () => fail("timeout", "The intern did not answer in time."));
			return {
				stream,
				settle,
				fail,
				isOver: () => isResponseOver,
				signal: controller.signal
			};
		}
		function createReport(attachment, options, response) {
			let { run, standing, sink } = attachment, { config, clock, store, runs } = options, { stream, fail, isOver } = response, { replay_bytes: replayBytes, output_bytes: outputBytes } = config.limits, recording = {
				run,
				standing,
				store,
				clock,
				replayBytes
			};
			return (event) => {
				if (isOver()) event.type === "usage" && recordEvent(event, recording);
				else if (event.type === "question" ? ask(event, attachment, options, response) : event.type === "end" ? fail(event.ending, event.message) : recordEvent(event, recording), run.producedBytes > outputBytes) fail("turn_failed", `The intern said more than ${outputBytes} bytes in one run.`);
				else if (event.type === "text" || event.type === "reasoning") return runs.notifyWords(run, event), stream[event.type](event.text, run.model) ? void 0 : sink.drained();
			};
		}
		function ask({ question, continuation }, { run, note }, { config: { limits }, clock, runs, newId }, { settle, fail, stream }) {
			if (runs.countPaused(run.internId) >= limits.paused_runs) return fail("busy", "The intern cannot hold another run open across a question.");
			let questionJson = JSON.stringify(question);
			if (questionJson.length > maxQuestionCharacters) return fail("turn_failed", `The intern asked a question of ${questionJson.length} characters; at most ${maxQuestionCharacters} are allowed.`);
			let toolCallId = `call_${newId()}`;
			settle("question", {
				toolCallId,
				question,
				continuation,
				deadlineAtMs: clock.now() + limits.interaction_deadline
			}) && (note({
				decision: "paused",
				reason: toolCallId
			}), stream.pause(run.model, toolCallId, questionJson));
		}
		var external_node_sqlite_ = __webpack_require__(80099);
		function openDatabase(folder, log) {
			try {
				makePrivateFolder(folder, log);
				let file = external_node_path_.join(folder, "service.sqlite");
				makePrivateFile(file, log, { mayCreate: !0 });
				for (let suffix of [
					"-wal",
					"-shm",
					"-journal"
				]) makePrivateFile(`${file}${suffix}`, log, { mayCreate: !1 });
				let database = new external_node_sqlite_.DatabaseSync(file, { timeout: 0 });
				return database.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"), database.exec("BEGIN IMMEDIATE; \n  CREATE TABLE IF NOT EXISTS kept (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;\n  CREATE TABLE IF NOT EXISTS keys (hash TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;\n  CREATE TABLE IF NOT EXISTS sessions (\n    intern_id TEXT NOT NULL, session_id TEXT NOT NULL, turns INTEGER NOT NULL, standing TEXT NOT NULL,\n    PRIMARY KEY (intern_id, session_id)\n  ) STRICT, WITHOUT ROWID;\n  CREATE TABLE IF NOT EXISTS agent_sessions (\n    intern_id TEXT NOT NULL, session_id TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (intern_id, session_id)\n  ) STRICT, WITHOUT ROWID;\n  CREATE TABLE IF NOT EXISTS runs (id TEXT PRIMARY KEY, state TEXT NOT NULL, value TEXT NOT NULL) STRICT;\n  CREATE INDEX IF NOT EXISTS open_runs ON runs (state) WHERE state IN ('running', 'paused');\n  CREATE TABLE IF NOT EXISTS questions (\n    intern_id TEXT NOT NULL, session_id TEXT NOT NULL, tool_call_id TEXT NOT NULL, run_id TEXT NOT NULL,\n    PRIMARY KEY (intern_id, session_id, tool_call_id)\n  ) STRICT, WITHOUT ROWID;\n COMMIT;"), database;
			} catch (error) {
				if (error instanceof errors.xL) throw error;
				let remedy = error instanceof Error && "errcode" in error && error.errcode === 5 ? "Is another service using it?" : "Name a folder that can be created and written to.", problem = (0, errors.Uc)(Error(`Can't use the data folder "${folder}". ${remedy}`, { cause: error }));
				throw new errors.xL("config_invalid", problem, {
					source: folder,
					cause: error
				});
			}
		}
		let statementTexts = {
			begin: "BEGIN IMMEDIATE",
			commit: "COMMIT",
			rollback: "ROLLBACK",
			readKey: "SELECT value FROM keys WHERE hash = ?",
			writeKey: "INSERT OR REPLACE INTO keys VALUES (?, ?)",
			readSession: "SELECT turns, standing FROM sessions WHERE intern_id = ? AND session_id = ?",
			writeTurns: "INSERT INTO sessions VALUES (?, ?, ?, '{}') ON CONFLICT DO UPDATE SET turns = excluded.turns",
			writeStanding: "INSERT INTO sessions VALUES (?, ?, 0, ?) ON CONFLICT DO UPDATE SET standing = excluded.standing",
			readAgentSession: "SELECT value FROM agent_sessions WHERE intern_id = ? AND session_id = ?",
			writeAgentSession: "INSERT OR REPLACE INTO agent_sessions VALUES (?, ?, ?)",
			writeRun: "INSERT INTO runs VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET state = excluded.state, value = excluded.value",
			writeQuestion: "INSERT OR REPLACE INTO questions VALUES (?, ?, ?, ?)",
			readQuestion: "SELECT run_id, state, value ->> 'why' AS why FROM questions JOIN runs ON runs.id = run_id WHERE intern_id = ? AND session_id = ? AND tool_call_id = ?",
			readOpenRuns: "SELECT value FROM runs WHERE state IN ('running', 'paused') ORDER BY rowid",
			readLastRuns: "SELECT value FROM runs ORDER BY rowid DESC LIMIT ?",
			readNamedText: "SELECT value FROM kept WHERE name = ?",
			writeNamedText: "INSERT INTO kept VALUES (?, ?)"
		};
		function prepareStatements(database) {
			let prepared = Object.entries(statementTexts).map(([name, text]) => [name, database.prepare(text)]);
			return Object.fromEntries(prepared);
		}
		function makePrivateFile(file, log, { mayCreate }) {
			let existing = (0, external_node_fs_.lstatSync)(file, { throwIfNoEntry: !1 });
			if (existing === void 0 && !mayCreate) return;
			if (existing !== void 0 && !existing.isFile()) throw refuseFile(file, "is a link or not a regular file");
			let create = existing === void 0 ? external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_EXCL : 0, handle = (0, external_node_fs_.openSync)(file, external_node_fs_.constants.O_RDWR | external_node_fs_.constants.O_NOFOLLOW | create, 384);
			try {
				let { mode, uid } = (0, external_node_fs_.fstatSync)(handle);
				if (process.getuid !== void 0 && uid !== process.getuid()) throw refuseFile(file, "belongs to another user");
				if ((mode & 511) == 384 || ((0, external_node_fs_.fchmodSync)(handle, 384), !(mode & 63))) return;
				let oldMode = (mode & 511).toString(8).padStart(4, "0");
				log.warning(`"${file}" was open to others (mode ${oldMode}); now it can't (0600). It holds the key that signs access tokens: if somebody may have read it, start with a new folder.`);
			} finally {
				(0, external_node_fs_.closeSync)(handle);
			}
		}
		function makePrivateFolder(folder, log) {
			(0, folders.wZ)(folder, 448);
			let mode = (0, external_node_fs_.statSync)(folder).mode & 511;
			if (!(mode & 18)) return;
			let octalMode = mode.toString(8).padStart(4, "0");
			log.warning(`Other users can write to the data folder "${folder}" (mode ${octalMode}), and so replace what is stored there. Run "chmod 700" on it, or use another folder.`);
		}
		function refuseFile(file, problem) {
			return new errors.xL("config_invalid", `"${file}" ${problem}. Use another data folder.`, { source: file });
		}
		let standingChoices = schemas.g1P(schemas.YjP(), schemas.k5n(["allow_always", "reject_always"])), newSession = {
			turns: 0,
			standing: {}
		}, storedAgentSession = schemas.Ikc({
			agentSession: schemas.YjP(),
			toldCost: schemas.aig()
		}), runStates = [
			"running",
			"paused",
			"finished",
			"cancelled",
			"ended"
		], storedRun = schemas.Ikc({
			id: schemas.YjP(),
			internId: schemas.YjP(),
			sessionId: schemas.YjP(),
			keyHash: schemas.YjP(),
			state: schemas.k5n(runStates),
			approvalMode: schemas.k5n(words.oy),
			turn: schemas.Whr(),
			prompt: schemas.YjP(),
			reply: schemas.YjP(),
			producedBytes: schemas.Whr(),
			unheard: schemas.Rvf(schemas.YOg(schemas.Ikc({
				type: schemas.k5n(["text", "reasoning"]),
				text: schemas.YjP()
			})), []),
			model: schemas.mee(schemas.YjP()),
			usage: schemas.mee(chat.CI),
			startedAt: schemas.YjP(),
			why: schemas.lqM(schemas.YjP()),
			pending: schemas.mee(schemas.Ikc({
				toolCallId: schemas.YjP(),
				question: interns_intern.b1,
				continuation: schemas.L5J(),
				deadlineAtMs: schemas.aig()
			}))
		});
		function openStore(folder, log) {
			let database = openDatabase(folder, log);
			return createStore(database, prepareStatements(database));
		}
		function createStore(database, statements) {
			let apiKeyCache = new Map(), atomically = (work) => {
				if (database.isTransaction) return work();
				statements.begin.run();
				try {
					let result = work();
					return statements.commit.run(), result;
				} catch (error) {
					throw database.isTransaction && statements.rollback.run(), apiKeyCache.clear(), error;
				}
			};
			return {
				...createKeyRecords(statements, apiKeyCache),
				...createSessionRecords(statements),
				...createRunRecords(statements, atomically),
				getOrCreate(name, make) {
					let row = statements.readNamedText.get(name);
					if (row !== void 0) return schemas.YjP().parse(row.value);
					let value = make();
					return statements.writeNamedText.run(name, value), value;
				},
				atomically,
				close: () => database.close()
			};
		}
		function createKeyRecords({ readKey, writeKey }, apiKeyCache) {
			return {
				findKey(hash) {
					let cached = apiKeyCache.get(hash);
					if (cached !== void 0) return cached;
					let row = readKey.get(hash);
					if (row === void 0) return;
					let key = storedKey.parse(parseValue(row));
					return apiKeyCache.set(hash, key), key;
				},
				saveKey(key) {
					writeKey.run(key.hash, JSON.stringify(key)), apiKeyCache.set(key.hash, key);
				}
			};
		}
		function createSessionRecords({ readSession, writeStanding, readAgentSession, writeAgentSession }) {
			return {
				getSession(internId, sessionId) {
					let row = readSession.get(internId, sessionId);
					return row === void 0 ? newSession : {
						turns: Number(row.turns),
						standing: standingChoices.parse(JSON.parse(String(row.standing)))
					};
				},
				saveStanding(internId, sessionId, choices) {
					writeStanding.run(internId, sessionId, JSON.stringify(choices));
				},
				findAgentSession(internId, sessionId) {
					let row = readAgentSession.get(internId, sessionId);
					return row === void 0 ? void 0 : storedAgentSession.parse(parseValue(row));
				},
				saveAgentSession(internId, sessionId, session) {
					writeAgentSession.run(internId, sessionId, JSON.stringify(session));
				}
			};
		}
		let questionOrigin = schemas.Ikc({
			runId: schemas.YjP(),
			state: schemas.k5n(runStates),
			why: schemas.mee(schemas.YjP())
		});
		function createRunRecords({ writeRun, writeTurns, writeQuestion, readQuestion, readOpenRuns, readLastRuns }, atomically) {
			return {
				saveRun: (run) => atomically(() => {
					writeRun.run(run.id, run.state, JSON.stringify(run)), writeTurns.run(run.internId, run.sessionId, run.turn), run.pending !== null && writeQuestion.run(run.internId, run.sessionId, run.pending.toolCallId, run.id);
				}),
				listLastRuns: (max) => readLastRuns.all(max).map((row) => storedRun.parse(parseValue(row))),
				listOpenRuns: () => readOpenRuns.all().map((row) => storedRun.parse(parseValue(row))),
				findQuestionOrigin(internId, sessionId, toolCallId) {
					let row = readQuestion.get(internId, sessionId, toolCallId);
					return row === void 0 ? void 0 : questionOrigin.parse({
						...row,
						runId: row.run_id
					});
				}
			};
		}
		function isOpen({ state }) {
			return state === "running" || state === "paused";
		}
		function toKey(...ids) {
			return ids.map((id) => `${id.length} ${id}`).join(" ");
		}
		function parseValue(row) {
			return JSON.parse(schemas.YjP().parse(row.value));
		}
		let transitions = {
			running: {
				turn_complete: "finished",
				question: "paused",
				client_left: "cancelled",
				intern_ended: "ended",
				severed: "ended",
				timeout: "ended"
			},
			paused: {
				answer: "running",
				client_left: "paused",
				deadline: "cancelled",
				intern_ended: "ended",
				replay_overflow: "cancelled"
			},
			finished: {},
			cancelled: {},
			ended: {}
		};
		function createRuns(options) {
			let { store, clock, log } = options, openBySession = new Map(), reservedSessions = new Set(), watchers = new Set(), pauses = watchPauses(options, (run, trigger) => apply(run, trigger)), apply = (run, trigger, pending = null) => {
				let state = transitions[run.state][trigger];
				if (state === void 0) return !1;
				if (state === run.state) return !0;
				let isClosing = !isOpen({ state });
				try {
					store.saveRun(toStored({
						...run,
						state,
						pending,
						unheard: isClosing ? [] : run.unheard
					}));
				} catch (error) {
					if (!isClosing) throw error;
					log.error(`The end of run ${run.id} could not be stored: ${(0, errors.Uc)(error)}`);
				}
				return Object.assign(run, {
					state,
					pending
				}), pauses.follow(run), isClosing && openBySession.delete(toKey(run.internId, run.sessionId)), !0;
			};
			for (let run of takeOverRuns(store)) openBySession.set(toKey(run.internId, run.sessionId), run), pauses.follow(run);
			let findOpenRun = (internId, sessionId) => {
				let run = openBySession.get(toKey(internId, sessionId));
				return run !== void 0 && run.pending !== null && run.pending.deadlineAtMs <= clock.now() && apply(run, "deadline") ? void 0 : run;
			};
			return {
				findOpenRun,
				reserve(internId, sessionId) {
					let key = toKey(internId, sessionId);
					if (!(findOpenRun(internId, sessionId) !== void 0 || reservedSessions.has(key))) return reservedSessions.add(key), () => void reservedSessions.delete(key);
				},
				countPaused: (internId) => [...openBySession.values()].filter((run) => run.internId === internId && run.state === "paused").length,
				begin(fields) {
					let run = {
						...fields,
						pieces: [],
						unheard: [],
						state: "running",
						pending: null
					};
					openBySession.set(toKey(run.internId, run.sessionId), run);
					for (let notify of watchers) notify(run);
					return run;
				},
				listOpen: () => [...openBySession.values()],
				watch(watcher) {
					return watchers.add(watcher), () => void watchers.delete(watcher);
				},
				notifyWords(run, words) {
					if (watchers.size > 0) for (let notify of watchers) notify(run, words);
				},
				apply,
				stop: pauses.stop
			};
		}
		function watchPauses({ store, clock, continueWhilePaused }, apply) {
			let stopsByRun = new Map();
			return {
				follow(run) {
					if (stopsByRun.get(run)?.(), stopsByRun.delete(run), run.pending === null) return;
					let { deadlineAtMs } = run.pending, cancelDeadline = clock.setTimer(deadlineAtMs - clock.now(), () => apply(run, "deadline")), stopIntern = continueWhilePaused(run, {
						save: () => store.saveRun(toStored(run)),
						end(why) {
							run.why = why, apply(run, "intern_ended");
						}
					});
					stopsByRun.set(run, () => {
						cancelDeadline(), stopIntern();
					});
				},
				stop() {
					for (let stopRun of stopsByRun.values()) stopRun();
					stopsByRun.clear();
				}
			};
		}
		function takeOverRuns(store) {
			return store.listOpenRuns().flatMap(({ reply, ...stored }) => stored.state === "paused" ? [{
				...stored,
				pieces: [reply]
			}] : (store.saveRun({
				...stored,
				reply,
				state: "ended"
			}), []));
		}
		function toTurn({ sessionId, prompt, turn, approvalMode }, standing) {
			return {
				sessionId,
				prompt,
				turn,
				approvalMode,
				standing
			};
		}
		function toStored({ pieces, updateSummary: _summary, ...stored }) {
			return {
				...stored,
				reply: pieces.join("")
			};
		}
		var __addDisposableResource = function(env, value, async) {
			if (value != null) {
				if (typeof value != "object" && typeof value != "function") throw TypeError("Object expected.");
				var dispose, inner;
				if (async) {
					if (!Symbol.asyncDispose) throw TypeError("Symbol.asyncDispose is not defined.");
					dispose = value[Symbol.asyncDispose];
				}
				if (dispose === void 0) {
					if (!Symbol.dispose) throw TypeError("Symbol.dispose is not defined.");
					dispose = value[Symbol.dispose], async && (inner = dispose);
				}
				if (typeof dispose != "function") throw TypeError("Object not disposable.");
				inner && (dispose = function() {
					try {
						inner.call(this);
					} catch (e) {
						return Promise.reject(e);
					}
				}), env.stack.push({
					value,
					dispose,
					async
				});
			} else async && env.stack.push({ async: !0 });
			return value;
		}, __disposeResources = (function(SuppressedError) {
			return function(env) {
				function fail(e) {
					env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e, env.hasError = !0;
				}
				var r, s = 0;
				function next() {
					for (; r = env.stack.pop();) try {
						if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
						if (r.dispose) {
							var result = r.dispose.call(r.value);
							if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
								return fail(e), next();
							});
						} else s |= 1;
					} catch (e) {
						fail(e);
					}
					if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
					if (env.hasError) throw env.error;
				}
				return next();
			};
		})(typeof SuppressedError == "function" ? SuppressedError : function(error, suppressed, message) {
			var e = Error(message);
			return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
		});
		async function chat_chat(request, state, internId) {
			let caller = await admit(request, state.callers), served = state.interns.find(({ record }) => record.id === internId && record.workspace_id === caller.key.workspace_id);
			if (served === void 0) return (0, http_message.PC)(404, "not_found", "No such intern.");
			let { chatRequest, lastMessage } = await readRequest(request);
			if (lastMessage.role === "user" && requireReady(served), computeRemainingLimit(caller.stored, state.clock.now()) === 0) {
				let reason = `key "${caller.key.hash}" is over its limit`;
				return (0, http_message.TR)(402, 402, "The API key has used up its limit.", { reason });
			}
			return lastMessage.role === "tool" ? answerQuestion(chatRequest.session_id ?? "", lastMessage, {
				served,
				state
			}) : startRun(chatRequest, joinText(lastMessage.content), {
				served,
				state,
				caller
			});
		}
		async function readRequest(request) {
			let reasons = {
				400: "bad_request",
				408: "timeout",
				413: "payload_too_large"
			}, body = await (0, http_message.nE)(request, limits.P, (status, message) => (0, http_message.PC)(status, reasons[status], message)), parsed = receivedChatRequest.safeParse(body);
			if (!parsed.success) throw toBadRequest(describeIssue(parsed.error.issues[0]));
			let lastMessage = parsed.data.messages.at(-1);
			if (lastMessage?.role !== "user" && lastMessage?.role !== "tool") throw toBadRequest("The last message must have role user or tool.");
			return {
				chatRequest: parsed.data,
				lastMessage
			};
		}
		function toBadRequest(message) {
			return new http_message.P_((0, http_message.PC)(400, "bad_request", message));
		}
		function describeIssue(issue) {
			if (issue?.path[0] === "stream") return "stream must be true.";
			if (issue === void 0 || issue.path.length === 0) return "The request body must be a JSON object.";
			let name = issue.path.map(String).join(".");
			return issue.code === "too_big" ? `${name} must have at most ${issue.maximum} characters.` : issue.code === "too_small" && issue.origin === "string" ? `${name} must not be empty.` : `${name} is invalid or missing.`;
		}
		function joinText(content) {
			return typeof content == "string" ? content : content.map((part) => part.text).join("");
		}
		function requireReady({ record: { status } }) {
			if (status !== "running") throw new http_message.P_((0, http_message.PC)(409, "intern_not_ready", `The intern is ${status}.`, { retryAfterSeconds: 5 }));
		}
		async function startRun(chatRequest, prompt, { served, state, caller }) {
			let env_1 = {
				stack: [],
				error: void 0,
				hasError: !1
			};
			try {
				let { runs, store, clock, newId } = state, internId = served.record.id, sessionId = chatRequest.session_id ?? newId(), approvalMode = chatRequest.approval_mode, release = runs.reserve(internId, sessionId);
				if (release === void 0) return (0, http_message.PC)(409, "busy", "Another run of this session is open.", { retryAfterSeconds: 1 });
				if (__addDisposableResource(env_1, { [Symbol.dispose]: release }, !1), approvalMode === "manual" && runs.countPaused(internId) >= state.config.limits.paused_runs) return (0, http_message.PC)(503, "busy", "The intern cannot hold another run open across a question.", { retryAfterSeconds: 1 });
				let session = chatRequest.session_id === void 0 ? newSession : store.getSession(internId, sessionId), standing = new Map(Object.entries(session.standing)), turn = {
					sessionId,
					prompt,
					turn: session.turns + 1,
					approvalMode,
					standing
				}, retryAfterSeconds = state.turnRate.take(caller.key.hash);
				if (retryAfterSeconds !== void 0) return (0, http_message.PC)(429, "rate_limited", "Too many intern turns.", { retryAfterSeconds });
				let runTurn = await served.intern.begin(turn);
				return typeof runTurn == "function" ? toStream("run_started", {
					run: runs.begin({
						id: newId(),
						internId,
						sessionId,
						keyHash: caller.key.hash,
						approvalMode,
						turn: turn.turn,
						prompt,
						producedBytes: 0,
						model: null,
						usage: null,
						startedAt: new Date(clock.now()).toISOString()
					}),
					standing,
					runTurn
				}, state) : refuseTurn(runTurn);
			} catch (e_1) {
				env_1.error = e_1, env_1.hasError = !0;
			} finally {
				__disposeResources(env_1);
			}
		}
		function refuseTurn({ ending, message }) {
			let status = {
				attachment_failed: 410,
				intern_not_ready: 409,
				timeout: 504
			}[ending] ?? 502;
			return (0, http_message.PC)(status, ending, message, ending === "intern_not_ready" ? { retryable: !1 } : {});
		}
		function answerQuestion(sessionId, { tool_call_id: toolCallId, content }, { served, state }) {
			let { runs, store, config } = state, internId = served.record.id, run = runs.findOpenRun(internId, sessionId), pending = run?.pending ?? null;
			if (run === void 0 || pending?.toolCallId !== toolCallId) return refuseAnswer(run, store.findQuestionOrigin(internId, sessionId, toolCallId));
			requireReady(served);
			let answer = (0, interns_intern.JN)(pending.question, joinText(content));
			if (!(answer !== void 0 && (served.intern.accepts?.(pending.continuation, answer) ?? !0))) return (0, http_message.PC)(400, "bad_request", "The intern did not accept this answer.");
			if (run.producedBytes > config.limits.replay_bytes) return runs.apply(run, "replay_overflow"), (0, http_message.PC)(410, "attachment_failed", "The run produced more output than the intern retains for replay.");
			runs.apply(run, "answer");
			let standing = new Map(Object.entries(store.getSession(internId, sessionId).standing)), turn = toTurn(run, standing), { continuation } = pending, runTurn = (io) => served.intern.resume(turn, {
				continuation,
				answer
			}, io);
			return toStream("answered", {
				run,
				standing,
				runTurn
			}, state);
		}
		function refuseAnswer(openRun, origin) {
			if (origin === void 0 || origin.runId === openRun?.id) return (0, http_message.PC)(404, "interaction_unknown", "No pending question has this tool_call_id.");
			let why = origin.why === null ? "" : ` ${origin.why}`;
			return (0, http_message.PC)(409, "interaction_not_pending", `The run that asked this question has already ended.${why}`);
		}
		function toStream(decision, response, state) {
			return {
				kind: "stream",
				decision,
				start: (sink, note) => attach({
					...response,
					sink,
					note
				}, state)
			};
		}
		var json = __webpack_require__(16413), external_node_util_ = __webpack_require__(57975), decode_jwt = __webpack_require__(77961), local = __webpack_require__(36687);
		let noStore = {
			"cache-control": "no-store",
			pragma: "no-cache"
		};
		function toInvalidGrant(reason) {
			return new http_message.P_((0, http_message.sF)(400, "invalid_grant", "The subject token was not accepted.", {
				reason,
				headers: noStore
			}));
		}
		async function readSubjectToken(subjectToken, { policy, issuer, keys }, clock) {
			let unverified = decodeUnverified(subjectToken);
			if (unverified.iss !== issuer) throw toMismatch("iss", unverified.iss, issuer);
			let claims = await keys.withKeys((keySet) => federation_verify(subjectToken, keySet, clock));
			checkClaims(claims, policy);
			let { sub = "", exp = 0 } = claims;
			return {
				subject: sub,
				expiresAtMs: exp * 1e3
			};
		}
		async function federation_verify(subjectToken, keySet, clock) {
			let options = {
				algorithms: ["RS256", "ES256"],
				currentDate: new Date(clock.now()),
				requiredClaims: [
					"iss",
					"sub",
					"aud",
					"exp"
				]
			};
			try {
				return (await (0, verify.V)(subjectToken, keySet, options)).payload;
			} catch (error) {
				if (!(error instanceof util_errors.$4)) throw error;
				let failure = error;
				for await (let key of error) try {
					return (await (0, verify.V)(subjectToken, key, options)).payload;
				} catch (keyError) {
					if (failure = keyError, !(keyError instanceof util_errors.h2)) break;
				}
				throw failure;
			}
		}
		function describeFailure(error) {
			return error instanceof util_errors.n ? "exp: the subject token has expired" : error instanceof util_errors.ie ? `${error.claim}: ${error.message}` : error instanceof util_errors.i4 ? error.message : error instanceof Error ? error.name : "verification failed";
		}
		function checkClaims(claims, policy) {
			if (typeof claims.sub != "string" || claims.sub !== policy.subject) throw toMismatch("sub", claims.sub, policy.subject);
			if (!(Array.isArray(claims.aud) ? claims.aud : [claims.aud]).includes(policy.audience)) throw toMismatch("aud", claims.aud, policy.audience);
			for (let [name, expected] of Object.entries(policy.claims)) if (!Object.hasOwn(claims, name) || !(0, external_node_util_.isDeepStrictEqual)(claims[name], expected)) throw toMismatch(name, claims[name], expected);
			let scopes = claims.scopes;
			if (policy.required_scope !== void 0 && !(Array.isArray(scopes) && scopes.includes(policy.required_scope))) throw toMismatch("scopes", scopes, policy.required_scope);
		}
		function toMismatch(claim, found, expected) {
			return toInvalidGrant(`${claim} is ${quoteValue(found)}, the policy requires ${quoteValue(expected)}`);
		}
		function quoteValue(value) {
			return value === void 0 ? "absent" : JSON.stringify(value).slice(0, 200);
		}
		function decodeUnverified(token) {
			try {
				return (0, decode_jwt.i)(token);
			} catch {
				throw toInvalidGrant("the subject token is not a JWT");
			}
		}
		let discoveryDocument = schemas.Ikc({
			issuer: schemas.YjP(),
			jwks_uri: schemas.OZ5()
		}), keySetDocument = schemas.Ikc({ keys: schemas.YOg(schemas._H3({ kty: schemas.YjP() })) }), maxDocumentBytes = 1048576;
		function createIssuerKeys({ issuer, jwksUrl, clock, fetch }) {
			let cached, inFlight, lastFetchAtMs = -Infinity, load = async () => {
				let url = jwksUrl ?? await discover();
				if (!(0, loopback.FY)(new URL(url))) throw Error(`The key set of "${issuer}" is at "${url}", which is not safe to fetch from`);
				let keys = (0, local.w)(keySetDocument.parse(await fetchJson(url, fetch)));
				return cached = {
					keys,
					fetchedAtMs: clock.now()
				}, keys;
			}, discover = async () => {
				let url = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`, document = discoveryDocument.parse(await fetchJson(url, fetch));
				if (document.issuer !== issuer) throw Error(`The discovery document names the issuer "${document.issuer}"`);
				return document.jwks_uri;
			}, refresh = () => (lastFetchAtMs = clock.now(), inFlight ??= load().catch((error) => {
				let reason = `The keys of "${issuer}" could not be fetched: ${(0, errors.Uc)(error)}`;
				throw new http_message.P_((0, http_message.sF)(503, "temporarily_unavailable", "The issuer's keys could not be fetched.", { reason }));
			}).finally(() => {
				inFlight = void 0;
			}), inFlight), canRefetch = () => inFlight !== void 0 || Math.abs(clock.now() - lastFetchAtMs) >= 1e3;
			return { async withKeys(callback) {
				let freshKeys = cached !== void 0 && clock.now() - cached.fetchedAtMs < 6e5 ? cached.keys : void 0, retry = (error) => {
					if (!(error instanceof util_errors.BT) || !canRefetch()) throw error;
					return refresh().then(callback);
				};
				try {
					return await (freshKeys === void 0 ? refresh().then(callback) : callback(freshKeys).catch(retry));
				} catch (error) {
					throw error instanceof http_message.P_ ? error : toInvalidGrant(describeFailure(error));
				}
			} };
		}
		async function fetchJson(url, fetch) {
			let response = await fetch(url, {
				redirect: "error",
				headers: { accept: "application/json" },
				signal: AbortSignal.timeout(5e3)
			});
			if (!response.ok) throw Error(`${url} answered ${response.status}`);
			let bytes = await (0, json.w0)(maxDocumentBytes, response.body);
			if (bytes === void 0) throw Error(`${url} answered more than ${maxDocumentBytes} bytes`);
			return JSON.parse(bytes.toString());
		}
		let variables = schemas.g1P(schemas.YjP(), schemas.YjP()), derivedTask = schemas.KCZ([
			schemas.rej({
				run: schemas.YjP(),
				timeout: schemas.lqM(schemas.KCZ([schemas.YjP(), schemas.aig()]))
			}),
			schemas.rej({ know: variables }),
			schemas.rej({
				remember: schemas.YjP(),
				choice: schemas.k5n(["allow_always", "reject_always"])
			})
		]), continuation = schemas.Ikc({
			model: schemas.mee(schemas.YjP()),
			tasks: schemas.YOg(schemas.KCZ([derivedTask, step])),
			variables
		}), pausedTurn = schemas.Ikc({
			asked: step,
			rest: continuation
		}), validTurns = new WeakMap();
		function pauseAt(step, rest) {
			let paused = {
				asked: step,
				rest
			};
			return validTurns.set(paused, paused), paused;
		}
		function readPaused(stored) {
			return (typeof stored == "object" && stored ? validTurns.get(stored) : void 0) ?? pausedTurn.parse(stored);
		}
		function toPermissionQuestion(step, operation, rest) {
			let options = ("permission" in step ? step.permission.options : void 0) ?? [...interaction.rk], rendered = "permission" in step ? {
				...step,
				permission: {
					operation,
					options
				}
			} : step;
			return {
				question: {
					kind: "permission",
					operation,
					options
				},
				continuation: pauseAt(rendered, rest)
			};
		}
		function applyAnswer(step, rest, answer) {
			if ("ask" in step) return prepend(rest, { know: { answer: formatAnswer(step.ask.fields, answer) } });
			if (!("shell" in step || "permission" in step)) return rest;
			let option = answer.kind === "chosen" ? answer.option : "reject_once", next = applyPermission(step, rest, (0, interns_intern.kG)(answer)), operation = "shell" in step ? toShellOperation(step.shell) : step.permission.operation;
			return operation === null || option === "allow_once" || option === "reject_once" ? next : prepend(next, {
				remember: operation,
				choice: option
			});
		}
		let rejectedShell = {
			stdout: "",
			exit_status: "rejected",
			shell_outcome: "The command was rejected, so it did not run."
		};
		function applyPermission(step, rest, isAllowed) {
			return "permission" in step ? prepend(rest, ...(isAllowed ? step.allowed : step.rejected) ?? []) : isAllowed ? prepend(rest, {
				run: step.shell,
				timeout: step.timeout
			}) : prepend(rest, { know: rejectedShell });
		}
		function prepend(rest, ...tasks) {
			return {
				...rest,
				tasks: [...tasks, ...rest.tasks]
			};
		}
		function renderOperation(step, rest, turn) {
			return "shell" in step ? toShellOperation(step.shell) : step.permission.operation === null ? null : render(step.permission.operation, rest, turn);
		}
		function toShellOperation(command) {
			return `shell command: ${command}`;
		}
		function formatAnswer(fields, answer) {
			if (answer.kind !== "accepted") return "";
			let field = fields.length === 1 ? fields[0] : void 0;
			if (field === void 0) return JSON.stringify(answer.content);
			let value = answer.content[field.name] ?? "";
			return typeof value == "string" ? value : JSON.stringify(value);
		}
		function render(text, rest, { prompt, turn }) {
			if (!text.includes("{{")) return text;
			let reviewWord = [...prompt.matchAll(/"run": "(\w+)"/g)].at(-1)?.[1] ?? "", turnValues = {
				prompt,
				turn: String(turn),
				review_word: reviewWord
			}, values = new Map(Object.entries({
				...rest.variables,
				...turnValues
			}));
			return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name) => values.get(name) ?? placeholder);
		}
		var external_node_child_process_ = __webpack_require__(31421), external_node_os_ = __webpack_require__(48161), process_family = __webpack_require__(54215);
		let passedVariables = [
			"PATH",
			"HOME",
			"USER",
			"LOGNAME",
			"SHELL",
			"TMPDIR",
			"TZ",
			"LANG",
			"LANGUAGE",
			"TERM"
		];
		function pickShellEnvironment(env) {
			let names = [...passedVariables, ...Object.keys(env).filter((name) => name.startsWith("LC_"))];
			return Object.fromEntries(names.flatMap((name) => env[name] === void 0 ? [] : [[name, env[name]]]));
		}
		async function runShell({ command, workdir, env, timeoutMs, clock, signal }) {
			signal.throwIfAborted();
			let child = (0, external_node_child_process_.spawn)("/bin/sh", ["-c", command], {
				cwd: workdir,
				env,
				detached: !0,
				stdio: [
					"ignore",
					"pipe",
					"ignore"
				]
			}), killGroup = () => {
				child.pid !== void 0 && (0, process_family.i8)(child.pid, "SIGKILL");
			}, captured = [], capturedBytes = 0;
			child.stdout.on("data", (bytes) => {
				let chunk = bytes.subarray(0, 65536 - capturedBytes);
				capturedBytes += chunk.length, chunk.length > 0 && captured.push(chunk);
			});
			let isTimedOut = !1, cancelTimer = clock.setTimer(timeoutMs, () => {
				isTimedOut = !0, killGroup();
			});
			signal.addEventListener("abort", killGroup, { once: !0 });
			try {
				let exitStatus = await new Promise((resolve, reject) => {
					let status = 0;
					child.once("error", reject), child.once("exit", (code, signalName) => {
						status = code ?? 128 + (signalName === null ? 0 : external_node_os_.constants.signals[signalName]), killGroup();
					}), child.once("close", () => resolve(status));
				});
				return {
					stdout: new TextDecoder().decode(Buffer.concat(captured)),
					exitStatus: isTimedOut ? 124 : exitStatus
				};
			} finally {
				cancelTimer(), signal.removeEventListener("abort", killGroup);
			}
		}
		let messages = {
			run_ended: "The intern ended the run.",
			timeout: "The intern did not answer in time.",
			sever: "The connection to the intern broke before it confirmed an end.",
			attachment_failed: "The run produced more output than the intern retains for replay.",
			intern_unreachable: "The intern could not be reached."
		};
		function toEnding(end) {
			return {
				ending: end === "sever" ? "stream_severed" : end,
				message: messages[end]
			};
		}
		let initialVariables = {
			stdout: "",
			exit_status: "",
			shell_outcome: "",
			answer: ""
		};
		function createPlaybookIntern(options) {
			let { playbook, workdir, model } = options;
			return {
				begin(turn) {
					if (workdir !== void 0 && !(0, folders.lQ)(workdir)) return toEnding("intern_unreachable");
					let matchingTurn = playbook.turns.find(({ when = "*" }) => matchesGlob(when, turn.prompt)), [firstStep] = matchingTurn?.steps ?? [], end = firstStep !== void 0 && "end" in firstStep ? firstStep.end : void 0;
					return end === "attachment_failed" || end === "intern_unreachable" ? toEnding(end) : async (io) => matchingTurn === void 0 ? io.report({
						type: "end",
						ending: "turn_failed",
						message: "No turn of the playbook matches this prompt."
					}) : runTasks({
						model: matchingTurn.model ?? model,
						tasks: matchingTurn.steps,
						variables: initialVariables
					}, {
						turn,
						io,
						options
					});
				},
				async continueWhilePaused(turn, stored, io) {
					let { asked: step, rest } = readPaused(stored);
					"meanwhile" in step && await runMeanwhile(step, rest, {
						turn,
						io,
						options
					});
				},
				async resume(turn, { continuation: stored, answer }, io) {
					let { asked: step, rest } = readPaused(stored);
					await runTasks(applyAnswer(step, rest, answer), {
						turn,
						io,
						options
					});
				}
			};
		}
		async function runMeanwhile(pausedStep, rest, context) {
			let { io } = context, pendingSteps = pausedStep.meanwhile ?? [];
			for (; !io.signal.aborted;) {
				let [step, ...nextSteps] = pendingSteps;
				if (step === void 0) return;
				"usage" in step || await sayOrWait(step, rest, context), pendingSteps = nextSteps, await io.report({
					type: "part",
					usage: "usage" in step ? {
						type: "usage",
						usage: step.usage,
						byokCost: step.byok_cost ?? 0
					} : void 0,
					continuation: pauseAt({
						...pausedStep,
						meanwhile: nextSteps
					}, rest)
				});
			}
		}
		async function runTasks(start, context) {
			let { io } = context;
			start.model !== null && await io.report({
				type: "model",
				model: start.model
			});
			let rest = start;
			for (; rest !== void 0 && !io.signal.aborted;) {
				let [task, ...tasks] = rest.tasks;
				rest = task === void 0 ? void 0 : await runTask(task, {
					...rest,
					tasks
				}, context);
			}
		}
		async function runTask(task, rest, context) {
			let { turn, io } = context;
			if ("say" in task || "think" in task || "wait" in task) return await sayOrWait(task, rest, context), rest;
			if ("usage" in task) return await io.report({
				type: "usage",
				usage: task.usage,
				byokCost: task.byok_cost ?? 0
			}), rest;
			if ("remember" in task) return await io.report({
				type: "remember",
				operation: task.remember,
				choice: task.choice
			}), rest;
			if ("know" in task) return {
				...rest,
				variables: {
					...rest.variables,
					...task.know
				}
			};
			if ("run" in task) {
				let outcome = await tryShell(task, rest, context);
				if (!("failure" in outcome)) return prepend(rest, { know: outcome });
				await io.report({
					type: "end",
					ending: "turn_failed",
					message: outcome.failure
				});
				return;
			}
			if ("end" in task) {
				await io.report({
					type: "end",
					...toEnding(task.end)
				});
				return;
			}
			if ("ask" in task) {
				let { message, fields } = task.ask, question = {
					kind: "elicitation",
					message: render(message, rest, turn),
					fields
				};
				await io.report({
					type: "question",
					question,
					continuation: pauseAt(task, rest)
				});
				return;
			}
			let operation = renderOperation(task, rest, turn), choice = operation === null ? void 0 : turn.standing.get(operation);
			if (turn.approvalMode === "self-drive" || choice !== void 0) return applyPermission(task, rest, choice !== "reject_always");
			await io.report({
				type: "question",
				...toPermissionQuestion(task, operation, rest)
			});
		}
		async function tryShell(task, rest, { turn, io, options }) {
			let timeoutMs = (0, time_duration.NU)(task.timeout ?? "") ?? 12e4, env = {
				...options.env,
				...toVariable("INTERN_PROMPT", turn.prompt),
				...toVariable("INTERN_ANSWER", rest.variables.answer ?? "")
			};
			try {
				let { clock, workdir = options.sessionFolder(turn.sessionId) } = options, result = await runShell({
					command: task.run,
					workdir,
					env,
					timeoutMs,
					clock,
					signal: io.signal
				}), exit_status = String(result.exitStatus);
				return {
					stdout: result.stdout,
					exit_status,
					shell_outcome: `The command ended with exit status ${exit_status}.`
				};
			} catch (error) {
				return { failure: `The intern could not run its shell: ${(0, errors.Uc)(error)}` };
			}
		}
		function toVariable(name, value) {
			return value.includes("\0") || Buffer.byteLength(value) > 1e5 ? {} : { [name]: value };
		}
		async function sayOrWait(step, rest, context) {
			let { io, turn } = context;
			if ("wait" in step) return sleep((0, time_duration.NU)(step.wait) ?? 0, context);
			let event = {
				type: "say" in step ? "text" : "reasoning",
				text: render("say" in step ? step.say : step.think, rest, turn)
			}, everyMs = (0, time_duration.NU)(step.every ?? 0) ?? 0;
			if (everyMs > 0) return sayEvery(everyMs, event, step.repeat ?? 1, context);
			for (let remaining = step.repeat ?? 1; remaining > 0 && !io.signal.aborted; remaining--) {
				let backpressure = io.report(event);
				backpressure !== void 0 && await backpressure;
			}
		}
		function sayEvery(everyMs, event, times, { io, options }) {
			return new Promise((resolve) => {
				let remaining = times, cancelTimer, finish = () => {
					cancelTimer(), io.signal.removeEventListener("abort", finish), resolve();
				}, say = () => {
					--remaining;
					let backpressure = io.report(event);
					remaining === 0 ? finish() : backpressure !== void 0 && waitFor(backpressure);
				}, waitFor = (backpressure) => {
					cancelTimer(), backpressure.then(() => {
						io.signal.aborted || (cancelTimer = options.clock.every(everyMs, say));
					});
				};
				cancelTimer = options.clock.every(everyMs, say), io.signal.addEventListener("abort", finish, { once: !0 });
			});
		}
		function sleep(delayMs, { options, io: { signal } }) {
			return new Promise((resolve) => {
				let cancelTimer = options.clock.setTimer(delayMs, finish);
				signal.addEventListener("abort", finish, { once: !0 });
				function finish() {
					cancelTimer(), signal.removeEventListener("abort", finish), resolve();
				}
			});
		}
		var promises_ = __webpack_require__(58500);
		function continueUnheard(run, { intern, store, clock, log, replayBytes, paused }) {
			let { pending } = run;
			if (pending === null) return () => {};
			let controller = new AbortController(), recording = {
				run,
				standing: new Map(),
				store,
				clock,
				replayBytes
			}, eventCount = 0, report = (event) => {
				if (controller.signal.aborted) event.type === "part" && event.usage !== void 0 && recordEvent(event.usage, recording);
				else if (event.type === "end") queueMicrotask(() => {
					controller.signal.aborted || paused.end(event.why);
				});
				else if (event.type === "part") {
					let { usage, continuation } = event;
					store.atomically(() => {
						usage !== void 0 && recordEvent(usage, recording), run.pending = {
							...pending,
							continuation
						}, paused.save();
					});
				} else return recordEvent(event, recording), run.producedBytes > replayBytes ? run.unheard = [] : keepWords(run, event), eventCount += 1, eventCount % 1e3 == 0 ? (0, promises_.setImmediate)() : void 0;
			};
			return intern.continueWhilePaused(toTurn(run, recording.standing), pending.continuation, {
				report,
				signal: controller.signal,
				isAnswered: () => run.state === "running"
			}).catch((error) => {
				log.error(`Run ${run.id} could not continue while its question is open: ${(0, errors.Uc)(error)}`);
			}), () => controller.abort("the question is answered, or the run is over");
		}
		function keepWords({ unheard }, { type, text }) {
			let last = unheard.at(-1);
			last?.type === type && last.text.length < 4096 ? last.text += text : unheard.push({
				type,
				text
			});
		}
		var rate_limit = __webpack_require__(16505);
		function isNewer(a, b) {
			let difference = Date.parse(a.created_at) - Date.parse(b.created_at);
			return difference === 0 ? a.id > b.id : difference > 0;
		}
		function createState(options) {
			let { deployment, store, clock, log, newId, signingKey } = options, { config } = deployment;
			store.atomically(() => {
				for (let key of config.keys) store.findKey(key.hash) === void 0 && store.saveKey(toStoredKey(key, clock.now()));
			});
			let accessTokens = createAccessTokens(signingKey, clock, newId), interns = deployment.interns.map((intern) => serveIntern(intern, options)).toSorted((a, b) => isNewer(a.record, b.record) ? -1 : 1);
			return {
				config,
				clock,
				store,
				log,
				newId,
				runs: createRuns({
					store,
					clock,
					log,
					continueWhilePaused(run, paused) {
						let intern = interns.find(({ record }) => record.id === run.internId)?.intern;
						return intern === void 0 ? () => {} : continueUnheard(run, {
							intern,
							store,
							clock,
							log,
							replayBytes: config.limits.replay_bytes,
							paused
						});
					}
				}),
				stopListeners: new Set(),
				accessTokens,
				callers: createCallers(config.keys, store, accessTokens, clock),
				interns,
				policies: servePolicies(options),
				turnRate: (0, rate_limit.a)(config.limits.turns_per_minute, clock),
				exchangeRate: (0, rate_limit.a)(config.limits.exchanges_per_minute, clock),
				keyUpdateRate: (0, rate_limit.a)(config.limits.key_updates_per_minute, clock)
			};
		}
		function toStoredKey(key, nowMs) {
			let name = key.name ?? key.hash, created_at = key.created_at ?? new Date(nowMs).toISOString(), fields = {
				...key,
				name,
				label: key.label ?? name,
				created_at,
				updated_at: key.updated_at ?? created_at
			};
			return storedKey.parse({
				...fields,
				usage: noUsage,
				byok: noUsage,
				periods: periodsAt(nowMs)
			});
		}
		function serveIntern({ configured, workdir, driver }, options) {
			let { store, clock, env, workFolder } = options, { workdir: _workdir, runs: _runs, created_at, updated_at, ...fields } = configured, createdAt = created_at ?? store.getOrCreate(`created_at of intern ${fields.id}`, () => new Date(clock.now()).toISOString()), record = {
				...fields,
				created_at: createdAt,
				updated_at: updated_at ?? createdAt
			};
			return "acp" in driver ? serveAgent(record, driver.acp, workdir, options) : {
				record,
				intern: createPlaybookIntern({
					playbook: driver.playbook,
					model: fields.model,
					workdir,
					sessionFolder: (sessionId) => (0, work_folder.j)(workFolder, fields.id, sessionId),
					env: pickShellEnvironment(env),
					clock
				})
			};
		}
		function serveAgent(record, settings, workdir, { store, clock, env, log, openAgent }) {
			let { id, name } = record;
			if (openAgent === void 0) throw TypeError(`Intern "${id}" is an agent, but no agent code was loaded.`);
			let intern = openAgent({
				internId: id,
				name,
				settings,
				workdir,
				env,
				clock,
				log,
				table: {
					read: (sessionId) => store.findAgentSession(id, sessionId),
					write: (sessionId, session) => store.saveAgentSession(id, sessionId, session)
				}
			}), description = describeAgent(settings, record.description);
			return {
				intern,
				get record() {
					return {
						...record,
						description,
						...intern.lifecycle?.()
					};
				}
			};
		}
		function servePolicies({ deployment, clock, fetch, identityProvider }) {
			let { issuers, policies } = deployment.config, local = identityProvider === void 0 ? [] : [{
				id: identityProviderId,
				issuer: identityProvider,
				jwks_url: null
			}], issuersById = new Map([...issuers, ...local].map(({ id, issuer, jwks_url: jwksUrl }) => [id, {
				issuerId: id,
				issuer,
				keys: createIssuerKeys({
					issuer,
					jwksUrl,
					clock,
					fetch
				})
			}]));
			return new Map(policies.flatMap((policy) => {
				let issuer = issuersById.get(policy.issuer);
				return issuer === void 0 ? [] : [[policy.id, {
					policy,
					...issuer
				}]];
			}));
		}
		function describeAgent({ agent, sandbox, network, model_access: access }, description) {
			let confinement = sandbox === "none" ? "No sandbox: it can read whatever the user of the service can." : `It runs in a sandbox (${sandbox}).`, restriction = network === "model" ? ", and nothing else" : "", models = access && `It reaches the models of ${access.provider.title}${restriction}.`;
			return [
				description,
				`A real agent (${agent}).`,
				confinement,
				models
			].filter((part) => part != null).join(" ");
		}
		async function listInterns(request, state) {
			if (isRegional(request, state)) return (0, http_message.TR)(403, 403, "Interns are not available on regional hostnames.", { reason: "regional hostname" });
			let { workspace_id: keyWorkspace } = (await admit(request, state.callers)).key;
			if (await request.readBody(0) === "too_slow") return (0, http_message.TR)(408, 408, "The request exceeded its deadline.");
			let { limit = 50, status, starting_after, workspace_id } = readQuery(request.query);
			if (workspace_id !== void 0 && workspace_id.toLowerCase() !== keyWorkspace.toLowerCase()) throw interns_toBadRequest("workspace_id must be the workspace of the API key.");
			let cursor = starting_after === void 0 ? void 0 : readCursor(starting_after), records = state.interns.filter(({ record }) => record.workspace_id === keyWorkspace && (status === void 0 || status.some((wanted) => wanted === record.status)) && (cursor === void 0 || isNewer(cursor, record))).map(({ record }) => record);
			return (0, http_message.ok)(toPage(records, limit), "listed");
		}
		function toPage(matching, limit) {
			let data = matching.slice(0, limit), last = data.at(-1);
			return matching.length <= limit || last === void 0 ? {
				data,
				has_more: !1
			} : {
				data,
				has_more: !0,
				next_cursor: toCursor(last)
			};
		}
		function interns_toBadRequest(message) {
			return new http_message.P_((0, http_message.TR)(400, "invalid_body", message));
		}
		function readQuery(text) {
			let fields = {};
			for (let [name, value] of new URLSearchParams(text)) {
				if (Object.hasOwn(fields, name)) throw interns_toBadRequest(`${name} is given more than once.`);
				fields[name] = readParameter(name, value);
			}
			let query = internListQuery.safeParse(fields);
			if (query.success) return query.data;
			let [issue] = query.error.issues;
			throw issue?.code === "unrecognized_keys" ? interns_toBadRequest("The list takes limit, status, starting_after and workspace_id.") : interns_toBadRequest(`${String(issue?.path[0] ?? "The query")} is invalid.`);
		}
		function readParameter(name, value) {
			return name === "limit" ? /^\d{1,9}$/.test(value) ? Number(value) : value : name === "status" ? value.split(",") : value;
		}
		function toCursor({ created_at, id }) {
			return Buffer.from(JSON.stringify([created_at, id])).toString("base64url");
		}
		let cursorParts = schemas.PVZ([schemas.YjP().check(schemas.YPB((time) => !Number.isNaN(Date.parse(time)))), schemas.YjP()]);
		function readCursor(text) {
			let { data } = cursorParts.safeParse((0, json.qF)(Buffer.from(text, "base64url").toString("utf8"))), cursor = data && {
				created_at: data[0],
				id: data[1]
			};
			if (cursor !== void 0 && toCursor(cursor) === text) return cursor;
			throw interns_toBadRequest("starting_after is no cursor of this list.");
		}
		function isRegional(request, state) {
			let host = (request.headers.host ?? "").replace(/:\d+$/, "").toLowerCase();
			return state.config.regional_hostnames.some((name) => name.toLowerCase() === host);
		}
		async function updateApiKey(request, state, hash) {
			let caller = await state.callers.identify(request);
			if (typeof caller == "string") return (0, http_message.wN)(caller);
			let { key, via } = caller;
			if (key.type !== "management" || via !== "api_key") return (0, http_message.wN)("not a management key");
			let body = await (0, http_message.nE)(request, 65536, (status, message) => status === 408 ? (0, http_message.TR)(408, 408, message) : reject(message)), update = keys.cX.safeParse(body);
			if (!update.success) return reject(`${update.error.issues[0]?.path.map(String).join(".") || "The body"} is invalid.`);
			if ((update.data.limit ?? 0) < 0) return reject("limit must not be negative.");
			let retryAfterSeconds = state.keyUpdateRate.take(key.hash);
			if (retryAfterSeconds !== void 0) return (0, http_message.TR)(429, 429, "Too many key updates.", { retryAfterSeconds });
			let stored = state.store.findKey(hash);
			if (stored === void 0 || !state.config.keys.some((configured) => configured.hash === hash)) return (0, http_message.TR)(404, 404, "No such key.");
			let updated = updateKey(stored, update.data, state.clock.now());
			return state.store.saveKey(updated), (0, http_message.ok)({ data: toKeyRecord(updated, state.clock.now()) }, "key_updated");
		}
		function reject(message) {
			return (0, http_message.TR)(400, 400, message);
		}
		async function exchangeToken(request, state) {
			await checkBearer(request, state);
			let body = await request.readBody(limits.A0 - 1);
			if (body === "too_large") return (0, http_message.sF)(413, "invalid_request", `The request body must stay under ${limits.A0} bytes.`);
			if (body === "too_slow" || body === "aborted") return (0, http_message.sF)(408, "invalid_request", "The request did not arrive in time.");
			if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(request.headers["content-type"] ?? "")) return (0, http_message.sF)(400, "invalid_request", "The request must be application/x-www-form-urlencoded.");
			let form = readForm(body), policyId = form.federation_policy_id, retryAfterSeconds = state.exchangeRate.take(state.policies.has(policyId) ? policyId : "");
			return retryAfterSeconds === void 0 ? exchange(form, request, state) : (0, http_message.sF)(429, "invalid_request", "Too many token exchanges.", { retryAfterSeconds });
		}
		function serveTokenKeys(_request, state) {
			return (0, http_message.ok)(state.accessTokens.jwks, "keys_served");
		}
		async function exchange(form, request, state) {
			let { clock } = state, servedPolicy = state.policies.get(form.federation_policy_id);
			if (servedPolicy === void 0) throw toInvalidGrant("federation_policy_id is not the id of a policy");
			let { policy, issuerId } = servedPolicy;
			if (!policy.enabled) throw toInvalidGrant(`policy "${policy.id}" is paused`);
			let { subject, expiresAtMs } = await readSubjectToken(form.subject_token, servedPolicy, clock);
			if (state.callers.findUsableKey(policy.acts_as) === void 0) throw toInvalidGrant(`key "${policy.acts_as}" is disabled or expired`);
			let remainingSeconds = Math.floor(expiresAtMs / 1e3) - Math.floor(clock.now() / 1e3), lifetimeSeconds = Math.min(limits.A$, remainingSeconds);
			if (lifetimeSeconds < 1) throw toInvalidGrant("exp: the subject token has expired");
			let claims = {
				iss: `http://${request.headers.host ?? "localhost"}${state.config.base_path}`,
				sub: subject,
				federation_policy_id: policy.id,
				federation_issuer_id: issuerId,
				key_hash: policy.acts_as
			}, body = {
				access_token: (await state.accessTokens.issue(claims, lifetimeSeconds)).reveal(),
				expires_in: lifetimeSeconds,
				issued_token_type: contract_token.Sg,
				scope: contract_token.IT,
				token_type: "Bearer"
			};
			return {
				...(0, http_message.ok)(body, "token_issued"),
				headers: noStore,
				reason: `acts as key "${policy.acts_as}"`
			};
		}
		async function checkBearer(request, { callers }) {
			if (request.headers.authorization === void 0) return;
			let caller = await callers.identify(request);
			if (typeof caller == "string") throw new http_message.P_((0, http_message.go)(caller));
			if (caller.via !== "api_key") throw new http_message.P_((0, http_message.go)("the bearer is an access token"));
		}
		function readForm(bytes) {
			let fields = {};
			for (let [name, value] of new URLSearchParams(Buffer.from(bytes).toString("utf8"))) if (name !== "audience" && name !== "resource") {
				if (Object.hasOwn(fields, name)) throw token_toBadRequest("invalid_request", `${name} is given more than once.`);
				value !== "" && (fields[name] = value);
			}
			let { grant_type, scope } = fields;
			if (grant_type !== void 0 && grant_type !== contract_token.l9) throw token_toBadRequest("unsupported_grant_type", `grant_type must be ${contract_token.l9}.`);
			if (scope !== void 0 && scope !== contract_token.IT) throw token_toBadRequest("invalid_scope", `scope must be ${contract_token.IT}.`);
			let form = contract_token.iy.safeParse(fields);
			if (form.success) return form.data;
			throw token_toBadRequest("invalid_request", `${String(form.error.issues[0]?.path[0])} is missing or invalid.`);
		}
		function token_toBadRequest(error, description) {
			return new http_message.P_((0, http_message.sF)(400, error, description));
		}
		function createRequestListener(options) {
			let { state, journal, faults } = options, { clock, log, config } = state, common = {
				clock,
				log,
				routeDeadlineMs: config.limits.route_deadline
			};
			return (incoming, response) => {
				let { method = "GET", url = "/" } = incoming, path = url.split("?")[0] ?? "/";
				if (!path.startsWith(`${config.base_path}/`)) {
					answer(incoming, response, {
						...common,
						fault: void 0,
						fail: (status) => (0, http_message.TR)(status, "internal_error", "The request could not be completed."),
						note() {},
						handle: (request) => handleOutsideApi(incoming, request, options)
					});
					return;
				}
				let { note, close } = journal.open(method, path);
				response.once("close", close);
				let route = findRoute(method, path.slice(config.base_path.length + 1));
				answer(incoming, response, {
					...common,
					fault: route.faultRoute === void 0 ? void 0 : faults.takeNext(route.faultRoute),
					fail: route.fail,
					note,
					handle: (request) => route.handle(request, state)
				});
			};
		}
		async function handleOutsideApi(incoming, request, { controlRules, console, ...controls }) {
			let isConsolePath = request.path === consolePath || request.path.startsWith(`${consolePath}/`);
			return (console !== void 0 && isConsolePath ? await console(incoming, request) : await administer(request, mayControl(incoming, controlRules), controls)) ?? (0, http_message.TR)(404, "not_found", "Not found.");
		}
		let routes_messages = {
			400: "The request is invalid.",
			401: "Missing or invalid API key.",
			403: "The key's creator is no longer a member of the organization.",
			404: "Not found.",
			405: "This method is unknown here.",
			408: "The request exceeded its deadline.",
			429: "Too many requests.",
			500: "The request could not be completed.",
			502: "The intern could not be reached.",
			503: "The service is busy.",
			504: "The intern did not answer in time."
		}, listCodes = {
			400: "invalid_body",
			404: "not_found",
			500: "internal_error"
		}, refuseList = (status, message, details) => (0, http_message.TR)(status, listCodes[status] ?? status, message, details), refuseKeys = (status, message, details) => (0, http_message.TR)(status, status, message, details), chatReasons = {
			404: "interaction_unknown",
			408: "timeout",
			409: "interaction_not_pending",
			410: "attachment_failed",
			413: "payload_too_large",
			429: "rate_limited",
			500: "turn_failed",
			502: "intern_unreachable",
			503: "busy",
			504: "timeout"
		}, refuseChatRoute = (status, message, details) => {
			if (status === 401 || status === 403) return (0, http_message.TR)(status, status, message, details);
			let retryAfterSeconds = status === 429 || status === 503 ? 1 : void 0;
			return (0, http_message.PC)(status, chatReasons[status] ?? "bad_request", message, {
				...details,
				retryAfterSeconds
			});
		}, refuseToken = (status, message, details) => {
			let error = status >= 500 ? "temporarily_unavailable" : status === 401 ? "invalid_client" : "invalid_request";
			return (0, http_message.sF)(status, error, message, details);
		}, routeTable = [
			{
				faultRoute: "list",
				method: "GET",
				path: /^interns$/,
				handle: listInterns,
				refuse: refuseList
			},
			{
				faultRoute: "chat",
				method: "POST",
				path: /^interns\/([^/]*)\/chat\/completions$/,
				handle: chat_chat,
				refuse: refuseChatRoute
			},
			{
				faultRoute: "token",
				method: "POST",
				path: /^oauth\/token$/,
				handle: exchangeToken,
				refuse: refuseToken
			},
			{
				faultRoute: void 0,
				method: "GET",
				path: /^oauth\/jwks$/,
				handle: serveTokenKeys,
				refuse: refuseKeys
			},
			{
				faultRoute: "keys",
				method: "PATCH",
				path: /^keys\/([^/]*)$/,
				handle: updateApiKey,
				refuse: refuseKeys
			}
		];
		function findRoute(method, path) {
			let row = routeTable.find((candidate) => candidate.path.test(path)), match = row?.method === method ? row : void 0, failWith = (refuseWith, status, reason) => refuseWith(status, routes_messages[status] ?? "The request was refused.", { reason });
			return {
				faultRoute: match?.faultRoute,
				fail: (status, reason) => failWith(match?.refuse ?? refuseKeys, status, reason),
				async handle(request, state) {
					try {
						if (match !== void 0) return await match.handle(request, state, decode(match.path.exec(path)?.[1] ?? ""));
						if (/^interns(?:\/|$)/.test(path) && await admit(request, state.callers), row === void 0) return failWith(refuseList, 404);
						let refusal = failWith(row.refuse, 405);
						return {
							...refusal,
							headers: {
								...refusal.headers,
								allow: row.method
							}
						};
					} catch (error) {
						if (error instanceof http_message.P_) return error.answer;
						throw error;
					}
				}
			};
		}
		function decode(segment) {
			return (0, errors.y0)(() => decodeURIComponent(segment)) ?? segment;
		}
		function checkDataPlace(deployment, checkout) {
			let data = deployment.dataFolder, dataPlace = (0, resolved_path.Ap)(data ?? (0, external_node_os_.tmpdir)()), containsData = (folder) => (0, resolved_path.UO)(dataPlace, (0, resolved_path.Ap)(folder));
			if (data !== void 0 && checkout !== void 0 && containsData(checkout)) throw createConfigError(data, `The data folder "${data}" lies in the checkout "${checkout}", whose author could put keys and sessions there. Leave "data" out, or name a folder outside of the checkout.`);
			let workdir = listAgentFolders(deployment).find(containsData);
			if (workdir === void 0) return;
			let explanation = `lies in the work folder of an agent, "${workdir}", which could read the keys in it.`;
			throw createConfigError(data ?? (0, external_node_os_.tmpdir)(), data === void 0 ? `The folder for temporary files, "${(0, external_node_os_.tmpdir)()}", ${explanation} Set TMPDIR to a folder outside of it, or name one with "data".` : `The data folder "${data}" ${explanation} Name a folder outside of it.`);
		}
		function listAgentFolders({ interns }) {
			return interns.flatMap(({ driver, workdir }) => workdir !== void 0 && "acp" in driver ? [workdir] : []);
		}
		function checkWorkFolders({ interns }) {
			let workdirs = interns.flatMap(({ driver, workdir }) => workdir !== void 0 && "acp" in driver && driver.acp.sandbox === "bubblewrap" ? [workdir] : []);
			for (let inner of workdirs) {
				let outer = workdirs.find((workdir) => workdir !== inner && (0, resolved_path.UO)(inner, workdir));
				if (outer !== void 0) throw createConfigError(inner, `The work folder "${inner}" lies in that of another agent, "${outer}", which could replace it with a link. Give both the same folder, or folders beside each other.`);
			}
		}
		async function checkModelAccess(deployment, options, { chooseSocketFolder, listMounts }) {
			let { models, env, cwd, files, log } = options;
			for (let { driver, workdir } of deployment.interns) {
				let access = "acp" in driver ? driver.acp.model_access : void 0;
				if (!("acp" in driver) || access === void 0) continue;
				if (models === void 0) throw new errors.xL("config_invalid", "An intern has \"model_access\", but this program can't obtain tokens for it. Start the service with \"interns serve\", \"interns exec\", or the input \"local-service\" of the action.");
				checkSocketFolder(chooseSocketFolder(), listAgentFolders(deployment));
				let tokenFile = access.apiKey === void 0 ? access.subjectTokenFile : void 0;
				if (tokenFile !== void 0) {
					let file = external_node_path_.resolve(files?.folder ?? cwd, tokenFile), { command = [] } = driver.acp, writable = workdir === void 0 ? [] : [workdir], mounts = listMounts({
						command,
						env: { PATH: env.PATH ?? "" },
						writable
					}).map(({ source }) => source);
					driver.acp.sandbox !== "none" && checkTokenFile(tokenFile, file, [...writable, ...mounts]);
				}
				driver.acp.sandbox === "none" && access.apiKey === void 0 && log.warning("An agent has \"model_access\" without a sandbox, so it can reach what the tokens are obtained with, such as the identity of a job with \"id-token: write\"."), await models.check(access);
			}
		}
		function checkSocketFolder(socketFolder, workdirs) {
			let workdir = workdirs.find((folder) => (0, resolved_path.UO)((0, resolved_path.Ap)(socketFolder), (0, resolved_path.Ap)(folder)));
			if (workdir !== void 0) throw createConfigError(socketFolder, `The folder for temporary files, "${socketFolder}", lies in the work folder of an agent, "${workdir}", which could replace the socket of the models there. Set TMPDIR to a folder outside of it.`);
		}
		function checkTokenFile(configuredPath, file, visibleFolders) {
			let realFile = (0, resolved_path.Ap)(file), visible = visibleFolders.find((folder) => (0, resolved_path.UO)(realFile, (0, resolved_path.Ap)(folder)) || (0, resolved_path.UO)(file, folder));
			if (visible !== void 0) throw createConfigError(configuredPath, `The key "subject_token_file" of "model_access" names "${configuredPath}", which the agent could read: its sandbox shows "${visible}". Put the file elsewhere.`);
		}
		function createConfigError(source, message) {
			return new errors.xL("config_invalid", message, { source });
		}
		function createMemoryStore() {
			let keys = new Map(), texts = new Map(), sessions = new Map(), agentSessions = new Map(), runs = new Map(), runIdsByQuestion = new Map(), getSession = (...ids) => sessions.get(toKey(...ids)) ?? newSession, forgetOldRuns = () => {
				for (let [id, run] of runs) {
					if (runs.size <= 1e4) return;
					isOpen(run) || runs.delete(id);
				}
			};
			return {
				findKey: (hash) => keys.get(hash),
				saveKey: (key) => void keys.set(key.hash, key),
				getSession,
				saveStanding: (internId, sessionId, standing) => void sessions.set(toKey(internId, sessionId), {
					...getSession(internId, sessionId),
					standing
				}),
				findAgentSession: (...ids) => agentSessions.get(toKey(...ids)),
				saveAgentSession: (internId, sessionId, session) => void agentSessions.set(toKey(internId, sessionId), session),
				saveRun(run) {
					let { id, internId, sessionId, turn, pending } = run;
					runs.set(id, isOpen(run) ? structuredClone(run) : {
						...run,
						prompt: "",
						reply: ""
					}), runs.size >= 10500 && forgetOldRuns();
					let session = toKey(internId, sessionId);
					sessions.set(session, {
						...sessions.get(session) ?? newSession,
						turns: turn
					}), pending !== null && runIdsByQuestion.set(toKey(internId, sessionId, pending.toolCallId), id);
				},
				listLastRuns: (max) => [...runs.values()].toReversed().slice(0, max),
				listOpenRuns: () => [...runs.values()].filter(isOpen),
				findQuestionOrigin(...ids) {
					let run = runs.get(runIdsByQuestion.get(toKey(...ids)) ?? "");
					return run && {
						runId: run.id,
						state: run.state,
						why: run.why ?? null
					};
				},
				getOrCreate(name, make) {
					let text = texts.get(name) ?? make();
					return texts.set(name, text), text;
				},
				atomically: (work) => work(),
				close() {}
			};
		}
		var shell_word = __webpack_require__(52214);
		function toReadyLine(base_url, identity_provider, job) {
			let { federationPolicyId: federation_policy_id, audience, intern } = job, optionalFields = Object.entries({
				identity_provider,
				federation_policy_id,
				audience,
				intern
			});
			return {
				ready: !0,
				base_url,
				...Object.fromEntries(optionalFields.filter(([, value]) => value !== void 0))
			};
		}
		function toRequestLine({ at, method, path, status, decision, reason }) {
			let explanation = (decision === String(status) ? [reason] : [decision, reason]).filter((part) => part !== null).join(": "), line = (0, lib_log.TN)(`${at.slice(11, 19)} ${method} ${path} ${status ?? "unanswered"} ${explanation}`.trimEnd());
			return line.length > 400 ? `${line.slice(0, 400)}\u2026` : line;
		}
		function toWelcome(facts) {
			let { baseUrl, config, console } = facts, logins = [
				...describeIdentityLogin(facts),
				...describeKeyLogin(facts),
				...describeIssuerLogins(config)
			];
			return [
				`The Intern Service is at ${baseUrl} and has ${describeInterns(config)}. Ctrl-C stops it.`,
				...logins.length > 0 ? logins : explainMissingLogin(facts),
				...console === void 0 ? [] : ["Look at it, answer it and break it in a browser:", `  ${console}`],
				...describeJournal(facts)
			].map(lib_log.TN);
		}
		function describeJournal({ baseUrl, controlToken }) {
			let journal = `${new URL(baseUrl).origin}/_journal`;
			return controlToken === void 0 ? [`What it answered so far, and why: ${journal}. Each request is a line below.`] : ["What it answered so far, and why (each request is a line below). With a real agent, this needs a token; keep it from the agent:", `  curl ${journal} -H 'Authorization: Bearer ${controlToken.reveal()}'`];
		}
		function describeInterns({ interns }) {
			let names = interns.map(({ name }) => `"${name}"`);
			if (names.length === 0) return "no intern";
			let shown = names.slice(0, 5).join(", ");
			return `${names.length === 1 ? "one intern" : `${names.length} interns`}: ${shown}${names.length > 5 ? ", \u2026" : ""}`;
		}
		function describeIdentityLogin({ baseUrl, config, job, identity }) {
			if (identity === void 0 || job.federationPolicyId === void 0) return [];
			let variables = {
				INTERNS_BASE_URL: baseUrl,
				INTERNS_FEDERATION_POLICY_ID: job.federationPolicyId,
				INTERNS_AUDIENCE: job.audience ?? "",
				ACTIONS_ID_TOKEN_REQUEST_URL: identity.request_url,
				ACTIONS_ID_TOKEN_REQUEST_TOKEN: identity.request_token
			};
			return [
				"Log in as a job, with its identity. In another terminal:",
				`  export ${Object.entries(variables).map(([name, value]) => `${name}=${(0, shell_word.u)(value)}`).join(" ")}`,
				`  ${suggestCommand(config)}`
			];
		}
		function describeKeyLogin({ baseUrl, config, builtIn }) {
			let key = config.keys.find(({ type, disabled, programme, creator_active }) => type === "standard" && !disabled && programme && creator_active);
			if (key === void 0 || builtIn?.hasKnownKey === !1) return [];
			let secret = builtIn === void 0 ? `'the secret of key "${key.hash}"'` : "\"$INTERNS_SERVICE_KEY\"";
			return [
				"Log in with an API key. In another terminal:",
				`  export INTERNS_BASE_URL=${(0, shell_word.u)(baseUrl)} INTERNS_API_KEY=${secret}`,
				`  ${suggestCommand(config)}`
			];
		}
		function describeIssuerLogins({ policies, issuers }) {
			return policies.filter(({ issuer, enabled }) => enabled && issuer !== identityProviderId).map(({ id, issuer, audience }) => `Log in with a token of ${issuers.find((candidate) => candidate.id === issuer)?.issuer ?? issuer} for the audience ${audience}, with federation policy "${id}".`);
		}
		function explainMissingLogin({ builtIn, config }) {
			let problem = "Nobody can log in: no key has a secret that anyone knows.";
			if (builtIn !== void 0) return [`${problem} Start it with --identity-provider, or with the secret of its key in INTERNS_SERVICE_KEY.`];
			let line = "    - secret: \"${INTERNS_SERVICE_KEY}\"", [addition, lines] = config.keys.length === 0 ? ["these lines", ["  keys:", line]] : ["this line under \"keys\"", [line]];
			return [`${problem} Add ${addition}, and set INTERNS_SERVICE_KEY to a secret of your choice:`, ...lines];
		}
		function suggestCommand({ interns }) {
			let [intern] = interns;
			return intern === void 0 ? "interns list" : `interns chat ${(0, shell_word.u)(intern.name)} "Where are you?"`;
		}
		var time_clock = __webpack_require__(7591);
		let stopGraceMs = 2e3;
		async function startService(options = {}) {
			let closers = new AsyncDisposableStack();
			try {
				return await start(withDefaults(options), closers);
			} catch (error) {
				throw await closers.disposeAsync(), error;
			}
		}
		function withDefaults({ port = 0, host = "127.0.0.1", log = lib_log.aB, env = process.env, cwd = process.cwd(), fetch = globalThis.fetch, identityProvider = !1, ...options }) {
			let provider = identityProvider === !0 ? {} : identityProvider;
			return {
				...options,
				port,
				host,
				log,
				env,
				cwd,
				fetch,
				identityProvider: provider
			};
		}
		async function start(options, closers) {
			let { port, host, log } = options, plannedParts = await plan(options), { configuredDeployment, deployBuiltIn } = plannedParts, resources = openResources(options, plannedParts, closers), identityProvider = options.identityProvider === !1 ? void 0 : await startIdentityProvider({
				...resources,
				port: options.identityProvider.port ?? 0
			});
			closers.defer(() => identityProvider?.close(stopGraceMs));
			let signingKey = await generateSigningKey(), handle, listener = await listen({
				port,
				host,
				handle: (incoming, response) => handle?.(incoming, response)
			});
			closers.defer(() => listener.close(stopGraceMs));
			let origin = `http://${host.includes(":") ? `[${host}]` : host}:${listener.port}`, deployment = configuredDeployment ?? deployBuiltIn(origin), baseUrl = `${origin}${deployment.config.base_path}`, parts = {
				...resources,
				...plannedParts,
				deployment,
				options,
				signingKey,
				identityProvider,
				baseUrl
			}, state = openState(parts, closers), { token } = resources.controlRules, console = options.console && guardConsole(options.console, token, () => createView({
				...parts,
				state
			}));
			handle = createRequestListener({
				...parts,
				state,
				console
			}), (0, loopback.U9)(host) || log.warning(`The service listens on ${host}: everyone who reaches it can try its keys.`);
			let service = toService(parts, state, closers, options.console && toConsoleAddress(host, listener.port, token));
			return announceTo(options, service, {
				config: deployment.config,
				isBuiltIn: configuredDeployment === void 0
			}), service;
		}
		async function plan(options) {
			let { host, env, cwd, log, data, files } = options;
			if (options.agent !== void 0 && options.config !== void 0) throw new errors.xL("config_invalid", "Give \"agent\" or \"config\", not both. A configuration names its agents itself.");
			let hasIdentityProvider = options.identityProvider !== !1, deploy = (config) => readDeployment({
				config,
				cwd,
				env,
				data,
				hasIdentityProvider,
				files
			}), configuredDeployment = options.config === void 0 ? void 0 : deploy(options.config), agent = options.agent === void 0 ? void 0 : toBuiltInAgent(options.agent, {
				env,
				cwd,
				log
			}), deployBuiltIn = (origin) => deploy(createBuiltInConfig({
				origin,
				hasIdentityProvider,
				agent,
				env
			})), deployment = configuredDeployment ?? deployBuiltIn(`http://${host}`), agentModule = deployment.interns.some(({ driver }) => "acp" in driver) ? await Promise.all([
				__webpack_require__.e(2856),
				__webpack_require__.e(2143),
				__webpack_require__.e(2963),
				__webpack_require__.e(1060)
			]).then(__webpack_require__.bind(__webpack_require__, 21060)) : void 0;
			return agentModule !== void 0 && await checkModelAccess(deployment, options, agentModule), checkDataPlace(deployment, files?.folder), checkWorkFolders(deployment), {
				configuredDeployment,
				deployBuiltIn,
				dataFolder: deployment.dataFolder,
				agentModule
			};
		}
		function openResources(options, { configuredDeployment, dataFolder, agentModule }, closers) {
			let { log, announce } = options, clock = openClock(options.clock ?? configuredDeployment?.config.clock ?? void 0, closers), store = dataFolder === void 0 ? createMemoryStore() : openStore(dataFolder, log);
			closers.defer(() => store.close());
			let workFolder = (0, work_folder.Q)(dataFolder);
			closers.defer(() => workFolder.close());
			let redactor = (0, lib_secret.l)(), journal = createJournal({
				now: clock.now,
				redact: redactor.redact,
				onClose: announce && ((entry) => announce(toRequestLine(entry)))
			}), controlRules = {
				token: createStarterToken(),
				isTokenNeeded: agentModule !== void 0
			};
			return {
				clock,
				log,
				store,
				workFolder,
				redactor,
				journal,
				faults: (0, control_faults.is)(),
				controlRules
			};
		}
		function openClock(chosen, closers) {
			if (typeof chosen == "object") return chosen;
			let startAtMs = chosen === void 0 ? Date.now() : (0, time_duration.dm)(chosen);
			if (startAtMs === void 0) throw TypeError(`The clock is "${chosen}". Use an ISO 8601 time, for example "2026-11-22T08:00:00Z", or a clock object.`);
			let clock = (0, time_clock.t)({ startAtMs });
			return closers.defer(() => clock.stop()), clock;
		}
		function openState(parts, closers) {
			let { options, deployment, store, workFolder, redactor, identityProvider, agentModule } = parts, { onAgentProcess: onProcess, models: brokers, files } = options, writable = [...listAgentFolders(deployment), ...files === void 0 ? [] : [files.folder]], state = createState({
				...parts,
				env: options.env,
				signingKey: store.getOrCreate("signing_key", () => parts.signingKey),
				identityProvider: identityProvider?.issuer,
				workFolder: workFolder.path,
				openAgent: agentModule && ((agent) => agentModule.openAgent({
					...agent,
					writable,
					workFolder,
					onProcess,
					brokers
				})),
				newId: external_node_crypto_.randomUUID,
				fetch: options.fetch
			});
			closers.defer(async () => {
				for (let end of state.stopListeners) end();
				state.runs.stop(), await Promise.all(state.interns.map(async ({ intern }) => intern.close?.()));
				for (let { intern, use } of collectModelUse(state)) parts.log.info(`Models of "${(0, lib_log.TN)(intern)}": ${(0, use_words.pt)(use)}.`);
			}), identityProvider?.setDefaults(toJobDefaults(deployment.config));
			for (let { secret } of [...deployment.config.keys, parts.controlRules.token]) redactor.add(secret);
			return state;
		}
		function collectModelUse({ interns }) {
			return interns.flatMap(({ record, intern }) => {
				let use = intern.modelUse?.();
				return use === void 0 ? [] : [{
					intern: record.name,
					use
				}];
			});
		}
		function toService({ baseUrl, identityProvider, clock, journal, faults, controlRules, deployment, dataFolder }, state, closers, consoleAddress) {
			let job = toJobSettings(deployment.config), stopping, stop = () => (stopping ??= closers.disposeAsync(), stopping);
			return {
				baseUrl,
				identityProvider: identityProvider?.issuer,
				ready: toReadyLine(baseUrl, identityProvider?.issuer, job),
				job,
				keepsSessions: dataFolder !== void 0,
				console: consoleAddress,
				provisioned: Promise.all(state.interns.map(async ({ intern }) => intern.settled)).then(() => {}),
				controlToken: controlRules.isTokenNeeded ? controlRules.token.secret : void 0,
				modelUse: () => collectModelUse(state),
				journal: journal.entries,
				async advance(duration) {
					let byMs = (0, time_duration.NU)(duration);
					if (byMs === void 0) throw TypeError(`"${duration}" is not a duration. Write 90s, 5m, 1h30m or seconds, at most a year.`);
					await clock.advance(byMs);
				},
				fault: faults.order,
				addJob(claims = {}) {
					if (identityProvider === void 0) throw TypeError("The service was started without an identity provider.");
					return identityProvider.addJob(claims);
				},
				stop,
				[Symbol.asyncDispose]: stop
			};
		}
		function announceTo({ announce, env }, service, { config, isBuiltIn }) {
			if (announce === void 0) return;
			let identity = service.identityProvider !== void 0 && service.job.federationPolicyId !== void 0 ? service.addJob() : void 0, builtIn = isBuiltIn ? { hasKnownKey: readKeySecret(env) !== void 0 } : void 0;
			for (let line of toWelcome({
				...service,
				config,
				identity,
				builtIn
			})) announce(line);
		}
		var cli_agent = __webpack_require__(2403), command = __webpack_require__(99859), exit_code = __webpack_require__(75720), screen = __webpack_require__(21264), child = __webpack_require__(76148);
		async function runServe(invocation) {
			let { value, has, io } = invocation, sharedOptions = readSharedOptions(invocation), host = value("host") ?? "127.0.0.1", port = (0, values.Sr)("port", value("port")) ?? command.L5, issuerPort = (0, values.Sr)("identity-provider-port", value("identity-provider-port"));
			if (issuerPort !== void 0 && !has("identity-provider")) throw new errors.dz("input_conflict", "--identity-provider-port needs --identity-provider.");
			if (has("no-console") && value("policy") !== void 0) throw new errors.dz("input_conflict", "--policy is for the console, which --no-console turns off. Leave one out.");
			let interrupt = io.waitForInterrupt();
			try {
				let service = await startService({
					...sharedOptions,
					port,
					host,
					data: value("data"),
					console: has("no-console") ? void 0 : createConsoleLoader(value("policy"), io.cwd),
					identityProvider: has("identity-provider") ? { port: issuerPort ?? 0 } : !1,
					announce: (line) => line.startsWith("  ") ? io.stderr(`${line}\n`) : (0, screen.qz)(io, line)
				});
				return io.stdout(`${(0, screen.jj)(service.ready)}\n`), await interrupt, await service.stop(), 0;
			} catch (error) {
				return reportServiceFailure(error, io, "serve", {
					host,
					port,
					issuerPort: has("identity-provider") ? issuerPort ?? 0 : void 0
				});
			}
		}
		function readSharedOptions(invocation) {
			let { value, io, openJob } = invocation, { env, cwd } = io, agent = (0, cli_agent.s)(invocation, io);
			if (agent === void 0 && value("model-access") !== void 0) throw new errors.dz("input_conflict", "--model-access needs --agent. In a configuration it is \"model_access\".");
			return {
				config: value("config"),
				agent,
				env,
				cwd,
				log: createServiceLog(io),
				models: createLazyBrokers(openJob)
			};
		}
		function createConsoleLoader(policyName, cwd) {
			let policyFile = {
				path: external_node_path_.resolve(cwd, policyName ?? starter.r2),
				isDefault: policyName === void 0
			};
			return async () => {
				let { createConsole } = await Promise.all([
					__webpack_require__.e(1772),
					__webpack_require__.e(8086),
					__webpack_require__.e(4979),
					__webpack_require__.e(774),
					__webpack_require__.e(9975)
				]).then(__webpack_require__.bind(__webpack_require__, 29975));
				return (view) => createConsole(view, policyFile);
			};
		}
		async function runExec(invocation) {
			let { commandLine, io } = invocation, sharedOptions = readSharedOptions(invocation);
			if ((commandLine[0] ?? "") === "") throw new errors.dz("input_missing", "Write the command after \"--\": interns exec -- interns chat intern \"Hello\".");
			if (sharedOptions.agent !== void 0) {
				let { describePolicyState } = await Promise.all([
					__webpack_require__.e(2856),
					__webpack_require__.e(7291),
					__webpack_require__.e(1772),
					__webpack_require__.e(8086),
					__webpack_require__.e(4979),
					__webpack_require__.e(1518),
					__webpack_require__.e(8606),
					__webpack_require__.e(5158),
					__webpack_require__.e(4695),
					__webpack_require__.e(3543),
					__webpack_require__.e(82)
				]).then(__webpack_require__.bind(__webpack_require__, 63543)), policy = describePolicyState(io);
				policy !== void 0 && (0, screen.qz)(io, policy);
			}
			let interrupt = io.waitForInterrupt();
			try {
				let service = await startService({
					...sharedOptions,
					identityProvider: !0
				}), { federationPolicyId, apiKey } = service.job;
				federationPolicyId === void 0 && apiKey === void 0 && (0, screen.qz)(io, noIdentityWarning);
				try {
					return await Promise.race([service.provisioned, interrupt]), await (0, child.w)(commandLine, io, {
						name: "exec",
						interrupt,
						env: toJobEnvironment(service, io.env)
					});
				} finally {
					await service.stop();
				}
			} catch (error) {
				return reportServiceFailure(error, io, "exec");
			}
		}
		let noIdentityWarning = "warning: The command can't sign in: the configuration has no policy with \"issuer: identity-provider\", and no enabled standard key. Add one of them under \"policies\" or \"keys\".";
		function toJobEnvironment(service, env) {
			let { request_url: requestUrl, request_token: requestToken } = service.addJob(), { federationPolicyId, audience, intern = env.INTERNS_INTERN, apiKey } = service.job, replacedInputs = [...input_lists.O, "workspace-id"];
			return {
				...env,
				...Object.fromEntries(replacedInputs.map((name) => [(0, input_text.Kw)(name), void 0])),
				INTERNS_BASE_URL: service.baseUrl,
				[command.xR]: service.keepsSessions ? void 0 : service.baseUrl,
				INTERNS_FEDERATION_POLICY_ID: federationPolicyId,
				INTERNS_AUDIENCE: audience,
				INTERNS_INTERN: intern,
				INTERNS_API_KEY: apiKey?.reveal(),
				ACTIONS_ID_TOKEN_REQUEST_URL: requestUrl,
				ACTIONS_ID_TOKEN_REQUEST_TOKEN: requestToken
			};
		}
		function createServiceLog(io) {
			let say = (level) => (message) => (0, screen.qz)(io, `${level}: ${(0, lib_log.TN)(message)}`);
			return {
				...lib_log.aB,
				info: say("info"),
				notice: say("notice"),
				warning: say("warning"),
				error: say("error")
			};
		}
		function reportServiceFailure(error, io, command, address) {
			if (!(error instanceof errors.xL)) {
				let refusal = address === void 0 ? void 0 : describeRefusedAddress(error, address);
				return (0, screen.qz)(io, `interns ${command}: ${(0, lib_log.TN)(refusal ?? (0, errors.Uc)(error))}`), 1;
			}
			let lines = (0, lib_log.Bv)((0, errors.Uc)(error)).join("\n"), isMissing = (0, errors.oO)(error) === "ENOENT";
			return (0, screen.qz)(io, isMissing ? `${lines}\nCheck the path: a relative path starts at the current folder.` : lines), exit_code.rP;
		}
		function describeRefusedAddress(error, { host, port, issuerPort }) {
			let code = (0, errors.oO)(error), refusedPort = error instanceof Error && "port" in error && typeof error.port == "number" ? error.port : port;
			if (code === "EADDRINUSE" && port !== 0 && port === issuerPort) return `--port and --identity-provider-port are both ${port}. Give each its own.`;
			let flag = refusedPort === issuerPort ? "--identity-provider-port" : "--port";
			if (code === "EADDRINUSE") return `Port ${refusedPort} is in use. Stop the program that uses it, or use a free port: ${flag} 0. (${code})`;
			if (code === "EACCES") return `You are not allowed to listen on port ${refusedPort}. Use one above 1023, or a free port: ${flag} 0. (${code})`;
			if ([
				"EADDRNOTAVAIL",
				"ENOTFOUND",
				"EAI_AGAIN",
				"EINVAL"
			].includes(code ?? "")) return `This machine has no address "${host}". Correct --host, or leave it out for 127.0.0.1. (${code})`;
		}
	}),
	97684: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AS: () => keyUpdateResponse,
			L6: () => apiKeyRecord,
			cX: () => receivedKeyUpdate,
			d2: () => keyUpdate
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343), _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31046), _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84095);
		let apiKeyRecord = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			hash: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			name: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			label: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			disabled: _values_js__WEBPACK_IMPORTED_MODULE_1__.Jt,
			limit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(_values_js__WEBPACK_IMPORTED_MODULE_1__.vj),
			limit_remaining: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(_values_js__WEBPACK_IMPORTED_MODULE_1__.vj),
			limit_reset: _values_js__WEBPACK_IMPORTED_MODULE_1__.ef,
			include_byok_in_limit: _values_js__WEBPACK_IMPORTED_MODULE_1__.Jt,
			usage: _values_js__WEBPACK_IMPORTED_MODULE_1__.vj,
			usage_daily: _values_js__WEBPACK_IMPORTED_MODULE_1__.vj,
			usage_weekly: _values_js__WEBPACK_IMPORTED_MODULE_1__.vj,
			usage_monthly: _values_js__WEBPACK_IMPORTED_MODULE_1__.vj,
			byok_usage: _values_js__WEBPACK_IMPORTED_MODULE_1__.vj,
			byok_usage_daily: _values_js__WEBPACK_IMPORTED_MODULE_1__.vj,
			byok_usage_weekly: _values_js__WEBPACK_IMPORTED_MODULE_1__.vj,
			byok_usage_monthly: _values_js__WEBPACK_IMPORTED_MODULE_1__.vj,
			created_at: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			updated_at: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			expires_at: _values_js__WEBPACK_IMPORTED_MODULE_1__.ef,
			creator_user_id: _values_js__WEBPACK_IMPORTED_MODULE_1__.ef,
			workspace_id: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq
		}), keyUpdateResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ data: apiKeyRecord }), updateFields = {
			disabled: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.Jt),
			include_byok_in_limit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.Jt),
			limit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(_values_js__WEBPACK_IMPORTED_MODULE_1__.vj)),
			limit_reset: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_words_js__WEBPACK_IMPORTED_MODULE_2__.sn))),
			name: _values_js__WEBPACK_IMPORTED_MODULE_1__.mR
		}, keyUpdate = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej(updateFields), receivedKeyUpdate = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc(updateFields);
	}),
	45769: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			SD: () => describeEstimate,
			pt: () => describeUse,
			ue: () => listCaps
		});
		var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96559);
		function describeUse(use) {
			let { provider, requests, errors, refused, total_tokens, estimated, cost, exchanges } = use;
			return `${provider}: ${[
				(0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.hS)(requests, "request"),
				(0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.hS)(errors, "error"),
				...refused === 0 ? [] : [`${refused} refused by the broker`],
				`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.hS)(total_tokens, "token")}${describeEstimate(estimated)}`,
				...cost === null ? [] : [`USD ${cost.toFixed(4)}`],
				(0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.hS)(exchanges, "token exchange"),
				...listCaps(use)
			].join(", ")}`;
		}
		function describeEstimate(requests) {
			return requests === 0 ? "" : ` (estimated for ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.hS)(requests, "request")})`;
		}
		function listCaps({ cap, over_tokens = 0, over_cost = 0 }) {
			return [
				...cap === null ? [] : [`a cap was reached: ${cap}`],
				...over_tokens === 0 ? [] : [`the cap on tokens was exceeded by ${over_tokens}`],
				...over_cost === 0 ? [] : [`the cap on cost was exceeded by USD ${over_cost.toFixed(4)}`]
			];
		}
	}),
	94780: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			O_: () => writeGuardedPaths,
			TE: () => writeSettingsGuards,
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
			"**/AGENTS.override.md",
			"**/CLAUDE.md",
			"**/CLAUDE.local.md",
			"**/GEMINI.md",
			"**/CODEOWNERS"
		];
		function writeGuardedPaths(indent) {
			return guardedPaths.flatMap((_, index) => index % 4 == 0 ? [guardedPaths.slice(index, index + 4)] : []).map((row) => `${indent}${row.map((each) => JSON.stringify(each)).join(", ")}`).join(",\n");
		}
		let forkGuard = "  - id: never-from-forks\n    when: { event: { not: unknown }, fork: [true, unknown] }\n    match: { kind: permission }\n    then: reject\n    reason: Pull requests from forks get no privileged tools.\n", outsideGuard = "nothing-outside";
		function writeSettingsGuards(id, then) {
			let guard = (name, condition, field) => `  - id: ${name}
    match:
      kind: permission
      ${condition}
      "${field}":
        path: [
${writeGuardedPaths("          ")}
        ]
    then: ${then}
    reason: These files decide what workflows, hooks, editors and other agents do later.
`;
			return `  # For a real agent of the local service, "/inside" has the paths in its work folder, and "/outside" has all others.
  - id: ${outsideGuard}
    match: { kind: permission, "/outside": { present: true } }
    then: ${then}
    reason: The work is in the work folder.

${guard(`${id}-inside`, "tool: fs.write", "/inside")}
  # Other interns have "/paths" alone. A path that climbs or is absolute may lead to a listed file, so it matches too.
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

# What one run may spend at most. These are the defaults.
budget:
  answers: 40
  allows: 15
  rejects_in_a_row: 4
  same_pause: 3

# Guards can only refuse. They are checked first, and no rule overrides them. Outside GitHub no event and no fork is
# known: "event: { not: unknown }" keeps this guard out of a run on your own machine, where you are asked instead.
guards:
${forkGuard}
${writeSettingsGuards("never-touch-settings", "reject")}
# Rules are looked at in order; the first that matches decides.
rules:
  - id: look-around
    match:
      kind: permission
      tool: shell
      # Every command of the text has to be covered, word for word. "*" stands for characters within a word,
      # "{paths:**}" for paths in the repository: none that climbs out of it, none with a name that begins with a dot.
      # These "--no" flags keep Git from running what the repository configures: see "interns policy check".
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

  - name: not in a folder where files may have been planted
    context: { event: push, fork: false, actor: { permission: write } }
    pause: { kind: permission, operation: "shell command: npm ci && npm test", cwd: /work/app/src/evil, inside: [src/evil], options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: nor with a variable that makes the command run something else
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

  - name: a file that steers another agent is not written
    context: { event: push, fork: false, actor: { permission: admin } }
    pause: { kind: permission, operation: fs.write, paths: [src/index.ts, .claude/settings.json], options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: never-touch-settings }

  - name: a real agent runs the tests in its work folder
    context: { event: push, fork: false, actor: { permission: write } }
    pause: { kind: permission, operation: "shell command: npm test", command: npm test, cwd: /work/app, paths: [/work/app], inside: ["."], options: [allow_once, reject_once] }
    expect: { answer: allow_once, rule: run-the-tests }

  - name: a file that steers another agent is not written by a real agent either
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

  - name: on a laptop, neither the guard against forks nor a rule matches, so a person at the terminal is asked
    context: {}
    pause: { kind: permission, operation: "shell command: npm test", options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: the package manager is npm
    context: { event: push, fork: false }
    pause: { kind: elicitation, message: "Which package manager?", fields: [{ name: manager, type: string, required: true }] }
    expect: { answer: npm, rule: package-manager }
`;
	}),
	1020: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			PV: () => faultOrder,
			RU: () => faultRoutes,
			h8: () => createFaultyWriter,
			is: () => createFaults
		});
		var node_timers_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(58500), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(94343), zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759), _contract_chat_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(98914);
		let faultRoutes = [
			"identity",
			"token",
			"list",
			"chat",
			"keys",
			"jwks"
		], faultForms = zod_mini__WEBPACK_IMPORTED_MODULE_1__.KCZ([
			zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n([
				"reset",
				"hang",
				"end_without_done",
				"silence",
				"one_byte_per_write",
				"crlf"
			]),
			zod_mini__WEBPACK_IMPORTED_MODULE_1__.rej({
				status: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.qm(200), zod_mini__WEBPACK_IMPORTED_MODULE_2__.Zm(599)),
				headers: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())),
				body: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.L5J())
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_1__.rej({ sever_after_bytes: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.qm(0)) })
		]), faultOrder = zod_mini__WEBPACK_IMPORTED_MODULE_1__.rej({
			route: zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n(faultRoutes),
			after: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.qm(0)), 0),
			times: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.qm(1)), 1),
			fault: faultForms
		}), maxOrders = 1e3;
		function createFaults() {
			let orders = [];
			return {
				order(order) {
					if (orders.length >= maxOrders) throw TypeError(`${maxOrders} faults are already ordered.`);
					orders.push({ ...faultOrder.parse(order) });
				},
				list: () => orders.map((order) => ({ ...order })),
				clear() {
					orders = [];
				},
				takeNext(route) {
					let order = orders.find((candidate) => candidate.route === route);
					if (order !== void 0) {
						if (order.after > 0) --order.after;
						else return --order.times, order.times === 0 && (orders = orders.filter((candidate) => candidate !== order)), order.fault;
					}
				}
			};
		}
		function createFaultyWriter(response, fault) {
			if (fault === "silence") return {
				write: () => !0,
				end() {}
			};
			if (fault === "one_byte_per_write") return createByteWriter(response);
			if (typeof fault == "object") return createSeveringWriter(response, fault.sever_after_bytes);
			let transform = (text) => fault === "crlf" ? text.replaceAll("\n", "\r\n") : text.replace(`data: ${_contract_chat_js__WEBPACK_IMPORTED_MODULE_3__.$2}\n\n`, "");
			return {
				write: (text) => response.write(transform(text)),
				end: (text) => void response.end(transform(text))
			};
		}
		function createByteWriter(response) {
			let writing = Promise.resolve(), writeBytes = (text) => (writing = writing.then(async () => {
				for (let byte of Buffer.from(text)) response.write(Uint8Array.of(byte)), await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_0__.setImmediate)();
			}), writing);
			return {
				write(text) {
					return writeBytes(text), !0;
				},
				end(text) {
					writeBytes(text).then(() => response.end());
				}
			};
		}
		function createSeveringWriter(response, bytes) {
			let remaining = bytes, write = (text) => {
				let part = Buffer.from(text).subarray(0, remaining);
				return remaining -= part.length, remaining > 0 ? response.write(part) : (response.write(part, () => response.destroy()), !0);
			};
			return {
				write,
				end(text) {
					write(text), remaining > 0 && response.end();
				}
			};
		}
	}),
	77751: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$J: () => readBodyAs,
			PC: () => refuseChat,
			P_: () => Refusal,
			TR: () => refuse,
			go: () => refuseClient,
			nE: () => readJsonBody,
			ok: () => ok,
			sF: () => refuseOAuth,
			wN: () => refuseUnknownKey
		});
		var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573), _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16413);
		class Refusal extends Error {
			answer;
			constructor(answer) {
				super(answer.decision), this.answer = answer;
			}
		}
		function readJson(bytes) {
			return (0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) ? (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.qF)(bytes.toString()) : void 0;
		}
		async function readJsonBody(request, maxBytes, refuseBody) {
			let body = await request.readBody(maxBytes);
			if (body === "too_large") throw new Refusal(refuseBody(413, `The request body exceeds ${maxBytes} bytes.`));
			if (typeof body == "string") throw new Refusal(refuseBody(408, "The request did not arrive in time."));
			let type = request.headers["content-type"] ?? "application/json";
			if (!/^\s*application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type)) throw new Refusal(refuseBody(400, "The request must be application/json."));
			let json = readJson(body);
			if (json === void 0) throw new Refusal(refuseBody(400, "The request body is not valid JSON."));
			return json;
		}
		async function readBodyAs(request, schema, maxBytes) {
			let body = await request.readBody(maxBytes);
			return typeof body == "string" ? void 0 : schema.safeParse(readJson(body)).data;
		}
		let retryReasons = new Set([
			"busy",
			"rate_limited",
			"intern_not_ready",
			"intern_unreachable"
		]), challenge = { "www-authenticate": "Bearer" };
		function ok(body, decision) {
			return {
				kind: "json",
				status: 200,
				body,
				decision
			};
		}
		function refuse(status, code, message, details = {}) {
			return toRefusal(status, { error: {
				code,
				message
			} }, String(code), message, details);
		}
		function refuseChat(status, reason, message, details = {}) {
			return toRefusal(status, { error: {
				code: status,
				message,
				metadata: {
					reason,
					retryable: details.retryable ?? retryReasons.has(reason)
				}
			} }, reason, message, details);
		}
		function refuseOAuth(status, error, text, details = {}) {
			return toRefusal(status, {
				error,
				error_description: text
			}, error, text, details);
		}
		function refuseUnknownKey(reason) {
			return refuse(401, 401, "Missing or invalid API key.", {
				reason,
				headers: challenge
			});
		}
		function refuseClient(reason) {
			return refuseOAuth(401, "invalid_client", "The bearer is not a valid API key.", {
				reason,
				headers: challenge
			});
		}
		function toRefusal(status, body, decision, message, { reason = message, retryAfterSeconds, headers = {} }) {
			let retryHeaders = retryAfterSeconds === void 0 ? {} : { "retry-after": String(retryAfterSeconds) };
			return {
				kind: "json",
				status,
				headers: {
					...headers,
					...retryHeaders
				},
				body,
				decision,
				reason
			};
		}
	}),
	34118: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { h: () => parseYaml });
		var yaml__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(38815);
		function parseYaml(text) {
			let lines = new yaml__WEBPACK_IMPORTED_MODULE_0__.HN(), document = (0, yaml__WEBPACK_IMPORTED_MODULE_0__.Tp)(text, {
				lineCounter: lines,
				prettyErrors: !1,
				uniqueKeys: !1
			}), placeAt = (offset) => {
				let { line, col } = lines.linePos(offset);
				return {
					line,
					column: col
				};
			};
			return {
				document,
				mistakes: [...document.errors, ...document.warnings].map(({ pos, code, message }) => ({
					...placeAt(pos[0]),
					code,
					message
				})),
				placeOf: (node) => placeAt((0, yaml__WEBPACK_IMPORTED_MODULE_0__.Ll)(node) && node.range?.[0] || 0)
			};
		}
	})
};
