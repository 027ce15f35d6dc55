export const id = 106;
export const ids = [106];
export const modules = {
	106: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			logTo: () => logTo,
			serve: () => serve
		});
		var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975), _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7309), _service_index_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5025), _flags_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2529);
		let defaultPort = 8787, serviceFlags = {
			config: { type: "string" },
			port: { type: "string" },
			host: { type: "string" },
			data: { type: "string" },
			"identity-provider": { type: "boolean" },
			"identity-provider-port": { type: "string" }
		}, usage = `Usage: interns serve [--config FILE] [--port N] [--host H] [--data DIR] [--identity-provider] [--identity-provider-port N]

Starts a local Intern Service and prints one JSON line when it accepts connections.

  --config FILE               configuration (YAML); default: a built-in one with one intern
  --port N                    default ${defaultPort}; 0 picks a free port
  --host H                    address to bind; default 127.0.0.1
  --data DIR                  keep keys, usage and sessions here; default: in memory
  --identity-provider         also start an issuer that behaves as GitHub's does
  --identity-provider-port N  its port; default: a free one
`;
		async function serve(args, io) {
			let flags = (0, _flags_js__WEBPACK_IMPORTED_MODULE_1__._)({
				read: () => readFlags(args),
				usage,
				io
			});
			if (typeof flags == "number") return flags;
			let { config, data } = flags, interrupted = io.interrupted();
			try {
				let service = await (0, _service_index_js__WEBPACK_IMPORTED_MODULE_2__.i)({
					port: flags.port,
					host: flags.host,
					...config === void 0 ? {} : { config },
					...data === void 0 ? {} : { data },
					identityProvider: flags.identityProvider,
					env: io.env,
					cwd: io.cwd,
					log: logTo(io)
				});
				return io.stdout(`${JSON.stringify(service.ready)}\n`), await interrupted, await service.stop(), 0;
			} catch (error) {
				return io.stderr(`${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.TN)((0, _errors_js__WEBPACK_IMPORTED_MODULE_4__.Uc)(error))}\n`), error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__.xL ? 2 : 1;
			}
		}
		function readFlags(args) {
			let { values } = (0, node_util__WEBPACK_IMPORTED_MODULE_0__.parseArgs)({
				args: [...args],
				options: {
					...serviceFlags,
					help: {
						type: "boolean",
						short: "h"
					}
				}
			}), port = readPort("--port", values.port, defaultPort), identityProviderPort = readPort("--identity-provider-port", values["identity-provider-port"], 0);
			return values["identity-provider-port"] !== void 0 && values["identity-provider"] !== !0 ? "Flag \"--identity-provider-port\" needs \"--identity-provider\"." : {
				config: values.config,
				data: values.data,
				port,
				host: values.host ?? "127.0.0.1",
				identityProvider: values["identity-provider"] === !0 && { port: identityProviderPort },
				help: values.help === !0
			};
		}
		function readPort(flag, text, otherwise) {
			if (text === void 0) return otherwise;
			if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text);
			throw TypeError(`Flag "${flag}" is "${text}". Use a port from 0 to 65535.`);
		}
		function logTo(io) {
			let line = (level) => (message) => io.stderr(`${level}: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.TN)(message)}\n`);
			return {
				debug() {},
				info: line("info"),
				notice: line("notice"),
				warning: line("warning"),
				error: line("error"),
				mask() {}
			};
		}
	}),
	6518: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Pg: () => provideInputSuffix,
			bz: () => cancelAnswer,
			dG: () => interactionArguments,
			mT: () => elicitationField,
			qw: () => elicitationAnswer,
			rk: () => optionKinds
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5395);
		let provideInputSuffix = ".provide_input", optionKinds = [
			"allow_once",
			"allow_always",
			"reject_once",
			"reject_always"
		], cancelAnswer = "cancel", elicitationField = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			required: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY()),
			options: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J()))
		}), interactionArguments = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			operation: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())),
			options: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())),
			message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			fields: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(elicitationField))
		}), elicitationAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_0__.gMt("action", [
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
				action: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("accept"),
				content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J())
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({ action: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("decline") }),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({ action: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("cancel") })
		]);
	}),
	5025: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { i: () => startService });
		var external_node_crypto_ = __webpack_require__(7598), external_node_path_ = __webpack_require__(6760), lib_log = __webpack_require__(7309), secret = __webpack_require__(3251), generate_key_pair = __webpack_require__(9480), key_export = __webpack_require__(7968), key_import = __webpack_require__(1187), sign = __webpack_require__(2896), verify = __webpack_require__(5057), schemas = __webpack_require__(5395), contract_token = __webpack_require__(371);
		let algorithm = "ES256", tokenType = "at+jwt", keyHash = schemas.Ikc({ key_hash: schemas.YjP() }), signingKey = schemas.Ikc({
			kty: schemas.euz("EC"),
			crv: schemas.YjP(),
			x: schemas.YjP(),
			y: schemas.YjP(),
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
		function createAccessTokens(storedKey, clock) {
			let { d: secretPart, ...publicJwk } = signingKey.parse(JSON.parse(storedKey)), privateKey = (0, external_node_crypto_.createPrivateKey)({
				key: {
					...publicJwk,
					d: secretPart
				},
				format: "jwk"
			}), publicKey = (0, key_import.Og)(publicJwk, algorithm);
			return {
				async issue(claims) {
					let issuedAt = Math.floor(clock.now() / 1e3), token = await new sign.P({
						scope: contract_token.IT,
						client_id: claims.federationPolicyId,
						federation_policy_id: claims.federationPolicyId,
						federation_issuer_id: claims.federationIssuerId,
						key_hash: claims.keyHash
					}).setProtectedHeader({
						alg: algorithm,
						typ: tokenType,
						kid: publicJwk.kid
					}).setIssuer(claims.issuer).setAudience(claims.issuer).setSubject(claims.subject).setJti((0, external_node_crypto_.randomUUID)()).setIssuedAt(issuedAt).setExpirationTime(issuedAt + claims.lifetimeSeconds).sign(privateKey);
					return new secret.z(token);
				},
				async keyHashOf(token) {
					try {
						let { payload } = await (0, verify.V)(token.reveal(), await publicKey, {
							algorithms: [algorithm],
							typ: tokenType,
							currentDate: new Date(clock.now()),
							requiredClaims: ["exp"]
						});
						return keyHash.parse(payload).key_hash;
					} catch {
						return;
					}
				},
				jwks: { keys: [{
					...publicJwk,
					alg: algorithm,
					use: "sig"
				}] }
			};
		}
		var api = __webpack_require__(3759), core = __webpack_require__(8532), interns = __webpack_require__(7391), keys = __webpack_require__(7684), limits = __webpack_require__(8536);
		let unitMs = {
			h: 36e5,
			m: 6e4,
			s: 1e3,
			ms: 1
		}, pattern = /^(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m)?(?:(\d+(?:\.\d+)?)s)?(?:(\d+)ms)?$/;
		function readDurationMs(value) {
			let ms = typeof value == "number" ? value * unitMs.s : sumOf(value);
			return ms !== void 0 && Number.isFinite(ms) && ms >= 0 ? ms : void 0;
		}
		function sumOf(text) {
			if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text) * unitMs.s;
			let match = text === "" ? null : pattern.exec(text);
			if (match === null) return;
			let [, hours = 0, minutes = 0, seconds = 0, milliseconds = 0] = match;
			return Number(hours) * unitMs.h + Number(minutes) * unitMs.m + Number(seconds) * unitMs.s + Number(milliseconds) * unitMs.ms;
		}
		var chat = __webpack_require__(8914), interaction = __webpack_require__(6518);
		let duration = schemas.KCZ([schemas.YjP(), schemas.aig()]).check(schemas.YPB((value) => readDurationMs(value) !== void 0, "is no duration: write 90s, 5m, 1h30m or seconds")), playbookEndings = [
			"run_ended",
			"timeout",
			"sever",
			"attachment_failed",
			"intern_unreachable"
		], repeat = schemas.lqM(schemas.Whr().check(api.qm(1), api.Zm(1e7))), usd = schemas.aig().check(api.qm(0)), templates = /\{\{(?:prompt|answer|stdout|exit_status|turn)\}\}/, field = schemas.rej({
			name: schemas.YjP().check(api.m9(1)),
			type: schemas.Rvf(schemas.k5n([
				"string",
				"number",
				"integer",
				"boolean"
			]), "string"),
			required: schemas.Rvf(schemas.zMY(), !1),
			options: schemas.lqM(schemas.YOg(schemas.L5J()).check(api.m9(1)))
		}), count = schemas.lqM(schemas.Whr().check(api.qm(0))), reportedUsage = schemas.rej({
			...chat.CI.shape,
			prompt_tokens: count,
			completion_tokens: count,
			total_tokens: count,
			cost: schemas.lqM(schemas.mee(usd))
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
				shell: schemas.YjP().check(api.m9(1), schemas.YPB((text) => !templates.test(text), "takes no {{…}}: use \"$INTERN_PROMPT\" and \"$INTERN_ANSWER\"")),
				timeout: schemas.lqM(duration),
				meanwhile
			}),
			schemas.rej({
				permission: schemas.rej({
					operation: schemas.mee(schemas.YjP()),
					options: schemas.lqM(schemas.YOg(schemas.k5n(interaction.rk)).check(api.m9(1)))
				}),
				allowed: schemas.lqM(schemas.YOg(step)),
				rejected: schemas.lqM(schemas.YOg(step)),
				meanwhile
			}),
			schemas.rej({
				ask: schemas.rej({
					message: schemas.YjP(),
					fields: schemas.YOg(field).check(api.m9(1))
				}),
				meanwhile
			}),
			schemas.rej({ end: schemas.k5n(playbookEndings) })
		])), turn = schemas.rej({
			when: schemas.lqM(schemas.YjP()),
			model: schemas.lqM(schemas.YjP().check(api.m9(1))),
			steps: schemas.YOg(step)
		}), playbook = schemas.rej({ turns: schemas.YOg(turn).check(api.m9(1)) }), identityProviderIssuer = "identity-provider", config_text = schemas.YjP().check(api.m9(1)), id = config_text, config_usd = schemas.aig().check(api.qm(0)), config_count = schemas.Whr().check(api.qm(1)), moment = schemas.YjP().check(schemas.YPB((value) => /^\d{4}-\d\d-\d\d/.test(value) && !Number.isNaN(Date.parse(value)), "is no ISO 8601 time")), config_duration = schemas.FsL(schemas.KCZ([schemas.YjP(), schemas.aig()]), schemas.pdi((value, context) => {
			let milliseconds = readDurationMs(value);
			return milliseconds === void 0 ? (context.issues.push({
				code: "custom",
				input: value,
				message: "is no duration: write 90s, 5m, 1h30m or seconds"
			}), core.tm) : milliseconds;
		})), issuer = schemas.rej({
			id,
			issuer: schemas.OZ5(),
			jwks_url: schemas.Rvf(schemas.mee(schemas.OZ5()), null)
		}), policy = schemas.rej({
			id,
			issuer: config_text,
			subject: config_text,
			audience: config_text,
			claims: schemas.Rvf(schemas.g1P(schemas.YjP(), schemas.L5J()), {}),
			required_scope: schemas.lqM(config_text),
			acts_as: config_text,
			enabled: schemas.Rvf(schemas.zMY(), !0)
		}), key = schemas.rej({
			hash: id,
			secret: schemas.FsL(config_text, schemas.pdi((value) => new secret.z(value))),
			type: schemas.Rvf(schemas.k5n(["standard", "management"]), "standard"),
			name: schemas.lqM(schemas.YjP()),
			label: schemas.lqM(schemas.YjP()),
			workspace_id: config_text,
			creator_user_id: schemas.Rvf(schemas.mee(schemas.YjP()), null),
			creator_active: schemas.Rvf(schemas.zMY(), !0),
			programme: schemas.Rvf(schemas.zMY(), !0),
			disabled: schemas.Rvf(schemas.zMY(), !1),
			limit: schemas.Rvf(schemas.mee(config_usd), null),
			limit_reset: schemas.Rvf(schemas.mee(schemas.k5n(keys.sn)), null),
			include_byok_in_limit: schemas.Rvf(schemas.zMY(), !1),
			created_at: schemas.lqM(moment),
			updated_at: schemas.lqM(moment),
			expires_at: schemas.Rvf(schemas.mee(moment), null)
		}), nullableText = schemas.Rvf(schemas.mee(schemas.YjP()), null), intern = schemas.rej({
			id,
			name: config_text,
			description: nullableText,
			instructions: nullableText,
			model: nullableText,
			status: schemas.Rvf(schemas.k5n(interns.dY), "running"),
			last_failure_message: nullableText,
			progress: schemas.Rvf(schemas.mee(schemas.rej(interns.Np.shape)), null),
			hostname: nullableText,
			workspace_id: config_text,
			vault_id: nullableText,
			attached_vault_id: nullableText,
			created_at: schemas.lqM(moment),
			updated_at: schemas.lqM(moment),
			workdir: schemas.lqM(config_text),
			runs: schemas.lqM(schemas.rej({
				playbook: schemas.KCZ([config_text, playbook]),
				acp: schemas.lqM(schemas.IeY((value) => value === void 0, "is reserved, and not supported yet"))
			}))
		}), config_limits = schemas.rej({
			interaction_deadline: schemas.Rvf(config_duration, limits.hj),
			keepalive: schemas.Rvf(config_duration, limits.sb),
			request: schemas.Rvf(config_duration, limits.Bg),
			route_deadline: schemas.Rvf(config_duration, 3e4),
			replay_bytes: schemas.Rvf(schemas.Whr().check(api.qm(0)), 1048576),
			paused_runs: schemas.Rvf(schemas.Whr().check(api.qm(0)), 8),
			turns_per_minute: schemas.Rvf(config_count, 60),
			exchanges_per_minute: schemas.Rvf(schemas.mee(config_count), null),
			key_updates_per_minute: schemas.Rvf(schemas.mee(config_count), null)
		}), serviceConfig = schemas.rej({
			base_path: schemas.Rvf(schemas.YjP().check(api.Fk(/^(?:\/[\w.~-]+)+$/, "is no path like /api/v1")), "/api/v1"),
			service_name: schemas.Rvf(schemas.YjP().check(api.Fk(/^[\w-]{1,64}$/, "takes letters, digits, _ and -")), "service"),
			data: schemas.lqM(config_text),
			issuers: schemas.Rvf(schemas.YOg(issuer), []),
			policies: schemas.Rvf(schemas.YOg(policy), []),
			workspaces: schemas.Rvf(schemas.YOg(schemas.rej({ id })), []),
			keys: schemas.Rvf(schemas.YOg(key), []),
			interns: schemas.Rvf(schemas.YOg(intern), []),
			limits: schemas.SdS(config_limits, {}),
			regional_hostnames: schemas.Rvf(schemas.YOg(config_text), []),
			clock: schemas.Rvf(schemas.mee(moment), null)
		}), builtInPolicyId = "local", builtInInternName = "intern", workspaceId = "10ca1000-0000-4000-8000-000000000001", builtInPlaybook = { turns: [{
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
				{ say: "Exit status {{exit_status}}.\n{{stdout}}" },
				{ usage: {
					prompt_tokens: 10,
					completion_tokens: 20,
					total_tokens: 30,
					cost: .001
				} }
			]
		}] };
		function builtInConfig({ origin, hasIdentityProvider, env }) {
			let policy = {
				id: builtInPolicyId,
				issuer: identityProviderIssuer,
				subject: "repo:local/demo:ref:refs/heads/main",
				audience: origin,
				acts_as: "key_local"
			}, key = {
				workspace_id: workspaceId,
				creator_user_id: "user_local"
			};
			return {
				policies: hasIdentityProvider ? [policy] : [],
				workspaces: [{ id: workspaceId }],
				keys: [{
					...key,
					hash: "key_local",
					name: "local",
					secret: env.INTERNS_SERVICE_KEY ?? unknownSecret()
				}, {
					...key,
					hash: "key_local_management",
					name: "local management",
					type: "management",
					secret: env.INTERNS_SERVICE_MANAGEMENT_KEY ?? unknownSecret()
				}],
				interns: [{
					id: "10ca1000-0000-4000-8000-000000000002",
					name: builtInInternName,
					workspace_id: workspaceId,
					description: "The intern of the built-in configuration."
				}]
			};
		}
		function unknownSecret() {
			return (0, external_node_crypto_.randomBytes)(32).toString("base64url");
		}
		var promises_ = __webpack_require__(8500);
		let longestSleepMs = 2 ** 31 - 1, never = Infinity;
		function createClock(options = {}) {
			let { startAtMs = Date.now(), frozen = !1 } = options, offsetMs = startAtMs - Date.now(), frozenAtMs = startAtMs, queue = createTimerQueue(), isFiring = !1, alarm, now = () => frozen ? frozenAtMs : Date.now() + offsetMs, moveTo = (atMs) => {
				atMs <= now() || (frozen ? frozenAtMs = atMs : offsetMs += atMs - now());
			}, setAlarm = () => {
				if (frozen || isFiring) return;
				let dueAtMs = queue.firstDue();
				if (alarm?.dueAtMs === dueAtMs || (alarm !== void 0 && clearTimeout(alarm.handle), alarm = void 0, dueAtMs === never)) return;
				let sleepMs = Math.min(Math.max(0, Math.ceil(dueAtMs - now())), longestSleepMs);
				alarm = {
					dueAtMs,
					handle: setTimeout(wake, sleepMs).unref()
				};
			}, fireFirst = (untilMs) => {
				let dueAtMs = queue.firstDue();
				if (dueAtMs > untilMs) return !1;
				for (let timer of queue.takeFirst()) {
					let { fire, everyMs } = timer;
					fire !== void 0 && (everyMs === void 0 ? timer.fire = void 0 : queue.add(Math.ceil(dueAtMs + everyMs), timer), fire());
				}
				return !0;
			}, wake = () => {
				isFiring = !0, fireDue(now());
			}, fireDue = (untilMs) => {
				fireFirst(untilMs) ? process.nextTick(fireDue, untilMs) : (isFiring = !1, alarm = void 0, setAlarm());
			}, add = (delayMs, timer) => (queue.add(Math.ceil(now() + Math.max(0, delayMs)), timer), setAlarm(), () => {
				timer.fire = void 0;
			});
			return {
				now,
				setTimer: (delayMs, fire) => add(delayMs, {
					fire,
					everyMs: void 0
				}),
				every: (everyMs, fire) => add(everyMs, {
					fire,
					everyMs: Math.max(1, everyMs)
				}),
				async advance(byMs) {
					let targetMs = now() + byMs;
					for (let dueAtMs = queue.firstDue(); dueAtMs <= targetMs; dueAtMs = queue.firstDue()) {
						for (moveTo(dueAtMs); fireFirst(dueAtMs););
						await (0, promises_.setImmediate)();
					}
					moveTo(targetMs), alarm !== void 0 && clearTimeout(alarm.handle), alarm = void 0, setAlarm();
				},
				stop() {
					queue.clear(), setAlarm();
				}
			};
		}
		function createTimerQueue() {
			let heap = [], timersAt = new Map(), at = (index) => heap[index] ?? never, push = (moment) => {
				let index = heap.push(moment) - 1;
				for (let parent = index - 1 >> 1; index > 0 && at(parent) > moment; parent = index - 1 >> 1) heap[index] = at(parent), index = parent;
				heap[index] = moment;
			}, pop = () => {
				let moment = heap.pop();
				if (moment === void 0 || heap.length === 0) return;
				let index = 0;
				for (;;) {
					let left = 2 * index + 1, smaller = at(left + 1) < at(left) ? left + 1 : left;
					if (at(smaller) >= moment) break;
					heap[index] = at(smaller), index = smaller;
				}
				heap[index] = moment;
			}, takeFirst = () => {
				let moment = at(0), timers = timersAt.get(moment) ?? [];
				return timersAt.delete(moment), pop(), timers;
			};
			return {
				add(dueAtMs, timer) {
					let timers = timersAt.get(dueAtMs);
					timers === void 0 ? (timersAt.set(dueAtMs, [timer]), push(dueAtMs)) : timers.push(timer);
				},
				firstDue() {
					for (; timersAt.get(at(0))?.every(({ fire }) => fire === void 0) === !0;) takeFirst();
					return at(0);
				},
				takeFirst,
				clear() {
					heap.length = 0, timersAt.clear();
				}
			};
		}
		var external_node_fs_ = __webpack_require__(3024), dist = __webpack_require__(8815), errors = __webpack_require__(452);
		function explainFirst(issues, root) {
			let said = issues.find(({ code }) => code === "unrecognized_keys" || code === "custom") ?? issues[0];
			return said === void 0 ? {
				path: [],
				problem: "is invalid"
			} : explain(said, root);
		}
		function explain(issue, root) {
			let { path, message } = issue;
			return issue.code === "unrecognized_keys" ? {
				path: [...path, issue.keys[0] ?? ""],
				problem: "is not known here"
			} : valueAt(root, path) === void 0 ? {
				path,
				problem: "is missing"
			} : issue.code === "invalid_union" ? explainUnion(issue, root) : message === "Invalid input" ? {
				path,
				problem: problemOf(issue)
			} : {
				path,
				problem: message
			};
		}
		function problemOf(issue) {
			if (issue.code === "invalid_type") return `must be of type ${issue.expected}`;
			if (issue.code === "invalid_value") return `must be ${issue.values.map((value) => JSON.stringify(value)).join(" or ")}`;
			if (issue.code === "invalid_format") return `must be a valid ${issue.format}`;
			if (issue.code !== "too_small" && issue.code !== "too_big") return "is invalid";
			let unit = issue.origin === "string" ? " characters" : issue.origin === "array" ? " elements" : "", bound = issue.code === "too_small" ? `at least ${String(issue.minimum)}` : `at most ${String(issue.maximum)}`;
			return unit === "" ? `must be ${bound}` : `must have ${bound}${unit}`;
		}
		function explainUnion(issue, root) {
			let meant = issue.errors.map((issues) => issues.map((inner) => ({
				...inner,
				path: [...issue.path, ...inner.path]
			}))).find((issues) => issues.every((inner) => isInside(inner, issue.path, root)));
			return meant === void 0 ? {
				path: issue.path,
				problem: `is none of the forms known here${keysOf(issue, root)}`
			} : explainFirst(meant, root);
		}
		function isInside(inner, outer, root) {
			return inner.path.length > outer.length && valueAt(root, inner.path.slice(0, outer.length + 1)) !== void 0;
		}
		function keysOf({ path }, root) {
			let value = valueAt(root, path);
			return typeof value != "object" || !value ? "" : ` (it has ${Object.keys(value).map((name) => JSON.stringify(name)).join(", ")})`;
		}
		function valueAt(root, path) {
			return path.reduce((value, part) => typeof value == "object" && value ? Reflect.get(value, part) : void 0, root);
		}
		function readYamlFile(file, options) {
			let lines = new dist.LineCounter(), document = (0, dist.parseDocument)(readText(file), {
				lineCounter: lines,
				prettyErrors: !1
			}), problem = document.errors[0] ?? document.warnings[0];
			if (problem !== void 0) {
				let { line, col } = lines.linePos(problem.pos[0]);
				throw new errors.xL("config_invalid", `${file}:${line}:${col}: ${problem.message}`, {
					source: file,
					line,
					column: col
				});
			}
			let source = {
				file,
				lineOf: (path) => lineOf(document, lines, path)
			};
			return readValue(toValue(document, file), source, options);
		}
		function readObject(value, options) {
			return readValue(value, {
				file: void 0,
				lineOf: () => void 0
			}, options);
		}
		function toValue(document, file) {
			try {
				return document.toJS({ maxAliasCount: 100 }) ?? {};
			} catch (error) {
				throw new errors.xL("config_invalid", `${file}:1: ${(0, errors.Uc)(error)}`, {
					source: file,
					line: 1,
					cause: error
				});
			}
		}
		function readText(file) {
			try {
				return (0, external_node_fs_.readFileSync)(file, "utf8");
			} catch (error) {
				throw new errors.xL("config_invalid", `Can't read "${file}": ${(0, errors.Uc)(error)}`, {
					source: file,
					cause: error
				});
			}
		}
		function readValue(given, source, options) {
			let refuse = (path, problem) => refusal(source, path, problem), value = options.env === void 0 ? given : substitute(given, options.env, [], refuse), result = options.schema.safeParse(value);
			if (result.success) return {
				value: result.data,
				refuse
			};
			let { path, problem } = explainFirst(result.error.issues, value);
			throw refuse(path, problem);
		}
		function refusal({ file, lineOf: line }, path, problem) {
			let lineNumber = line(path), where = file === void 0 ? "Configuration" : lineNumber === void 0 ? file : `${file}:${lineNumber}`, name = path.length === 0 ? "the top level" : `key "${keyName(path)}"`;
			return new errors.xL("config_invalid", `${where}: ${name} ${problem}.`, {
				...file === void 0 ? {} : { source: file },
				...lineNumber === void 0 ? {} : { line: lineNumber }
			});
		}
		function keyName(path) {
			return path.map((part, index) => typeof part == "number" ? `[${part}]` : `${index === 0 ? "" : "."}${String(part)}`).join("");
		}
		function substitute(value, env, path, refuse) {
			return typeof value == "string" ? value.replace(/\$\{(\w+)\}/g, (_, name) => {
				let found = env[name];
				if (found === void 0) throw refuse(path, `names the environment variable "${name}", which is not set`);
				return found;
			}) : Array.isArray(value) ? value.map((item, index) => substitute(item, env, [...path, index], refuse)) : typeof value != "object" || !value ? value : Object.fromEntries(Object.entries(value).map(([name, item]) => [name, name === "playbook" && typeof item == "object" ? item : substitute(item, env, [...path, name], refuse)]));
		}
		function lineOf(document, lines, path) {
			for (let length = path.length; length >= 0; length--) {
				let offset = offsetOf(document, path.slice(0, length));
				if (offset !== void 0) return lines.linePos(offset).line;
			}
		}
		function offsetOf(document, path) {
			let last = path.at(-1), parent = path.length === 0 ? void 0 : document.getIn(path.slice(0, -1), !0), node = ((0, dist.isMap)(parent) ? parent.items.find(({ key }) => (0, dist.isScalar)(key) && String(key.value) === String(last)) : void 0)?.key ?? document.getIn(path, !0);
			return (0, dist.isNode)(node) ? node.range?.[0] : void 0;
		}
		function readDeployment(options) {
			let { cwd, env, hasIdentityProvider } = options, file = typeof options.config == "string" ? external_node_path_.resolve(cwd, options.config) : void 0, folder = file === void 0 ? cwd : external_node_path_.dirname(file), schema = {
				schema: serviceConfig,
				env
			}, { value: config, refuse } = file === void 0 ? readObject(options.config, schema) : readYamlFile(file, schema);
			checkUnique(config, refuse), checkReferences(config, hasIdentityProvider, refuse), checkIssuers(config, refuse);
			let configured = config.data === void 0 ? void 0 : external_node_path_.resolve(folder, config.data);
			return {
				config,
				runs: new Map(config.interns.map((intern, index) => [intern.id, readRuns(intern, ["interns", index], {
					folder,
					refuse
				})])),
				dataFolder: options.data === void 0 ? configured : external_node_path_.resolve(cwd, options.data)
			};
		}
		function readRuns(intern, at, { folder, refuse }) {
			let workdir = intern.workdir === void 0 ? void 0 : external_node_path_.resolve(folder, intern.workdir);
			if (workdir !== void 0 && (0, external_node_fs_.statSync)(workdir, { throwIfNoEntry: !1 })?.isDirectory() !== !0) throw refuse([...at, "workdir"], `names "${workdir}", which is no folder`);
			return {
				playbook: readPlaybook(intern.runs?.playbook, folder),
				workdir
			};
		}
		function readPlaybook(named, folder) {
			return named === void 0 ? builtInPlaybook : typeof named == "string" ? readYamlFile(external_node_path_.resolve(folder, named), {
				schema: playbook,
				env: void 0
			}).value : named;
		}
		function checkUnique(config, refuse) {
			let lists = [
				[
					"issuers",
					"id",
					config.issuers.map(({ id }) => id)
				],
				[
					"policies",
					"id",
					config.policies.map(({ id }) => id)
				],
				[
					"workspaces",
					"id",
					config.workspaces.map(({ id }) => id)
				],
				[
					"keys",
					"hash",
					config.keys.map(({ hash }) => hash)
				],
				[
					"keys",
					"secret",
					config.keys.map(({ secret }) => secret.reveal())
				],
				[
					"interns",
					"id",
					config.interns.map(({ id }) => id)
				]
			];
			for (let [list, field, values] of lists) {
				let index = values.findIndex((value, at) => values.indexOf(value) !== at);
				if (index !== -1) throw refuse([
					list,
					index,
					field
				], "is used twice");
			}
		}
		function checkReferences(config, hasIdentityProvider, refuse) {
			let workspaces = new Set(config.workspaces.map(({ id }) => id)), standardKeys = new Set(config.keys.filter(({ type }) => type === "standard").map(({ hash }) => hash)), issuers = new Set(config.issuers.map(({ id }) => id));
			for (let list of ["keys", "interns"]) for (let [index, { workspace_id }] of config[list].entries()) if (workspaces.size > 0 && !workspaces.has(workspace_id)) throw refuse([
				list,
				index,
				"workspace_id"
			], `names "${workspace_id}", which is not among the workspaces`);
			for (let [index, { issuer, acts_as }] of config.policies.entries()) {
				if (!standardKeys.has(acts_as)) throw refuse([
					"policies",
					index,
					"acts_as"
				], `names "${acts_as}", which is no standard key`);
				if (issuer === identityProviderIssuer && !hasIdentityProvider) throw refuse([
					"policies",
					index,
					"issuer"
				], "needs the identity provider: start the service with --identity-provider");
				if (issuer !== identityProviderIssuer && !issuers.has(issuer)) throw refuse([
					"policies",
					index,
					"issuer"
				], `names "${issuer}", which is not among the issuers`);
			}
		}
		function checkIssuers(config, refuse) {
			for (let [index, { id, issuer, jwks_url }] of config.issuers.entries()) {
				if (id === identityProviderIssuer) throw refuse([
					"issuers",
					index,
					"id"
				], "is kept for the identity provider");
				if (!isSafeUrl(issuer)) throw refuse([
					"issuers",
					index,
					"issuer"
				], "must be https, or http on a loopback address");
				if (jwks_url !== null && !isSafeUrl(jwks_url)) throw refuse([
					"issuers",
					index,
					"jwks_url"
				], "must be https, or http on a loopback address");
			}
		}
		function isSafeUrl(url) {
			let { protocol, hostname } = new URL(url);
			return protocol === "https:" || protocol === "http:" && isLoopbackHost(hostname);
		}
		function isLoopbackHost(hostname) {
			return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i.test(hostname);
		}
		let faultRoutes = [
			"identity",
			"token",
			"list",
			"chat",
			"keys",
			"jwks"
		], statusFault = schemas.rej({
			status: schemas.Whr().check(api.qm(200), api.Zm(599)),
			headers: schemas.lqM(schemas.g1P(schemas.YjP(), schemas.YjP())),
			body: schemas.lqM(schemas.L5J())
		}), fault = schemas.KCZ([
			schemas.k5n([
				"reset",
				"hang",
				"end_without_done",
				"silence",
				"one_byte_per_write",
				"crlf"
			]),
			statusFault,
			schemas.rej({ sever_after_bytes: schemas.Whr().check(api.qm(0)) })
		]), faultOrder = schemas.rej({
			route: schemas.k5n(faultRoutes),
			after: schemas.Rvf(schemas.Whr().check(api.qm(0)), 0),
			times: schemas.Rvf(schemas.Whr().check(api.qm(1)), 1),
			fault
		});
		function createFaults() {
			let orders = [];
			return {
				order(order) {
					orders.push({ ...faultOrder.parse(order) });
				},
				next(route) {
					let order = orders.find((candidate) => candidate.route === route);
					if (order !== void 0) {
						if (order.after > 0) --order.after;
						else return --order.times, order.times === 0 && (orders = orders.filter((candidate) => candidate !== order)), order.fault;
					}
				}
			};
		}
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
			limit_reset: schemas.mee(schemas.k5n(keys.sn)),
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
		});
		function periodsAt(nowMs) {
			let sinceMonday = (new Date(nowMs).getUTCDay() + 6) % 7;
			return {
				daily: day(nowMs),
				weekly: day(nowMs - sinceMonday * 864e5),
				monthly: `${day(nowMs).slice(0, 7)}-01`
			};
		}
		let nothingUsed = {
			total: 0,
			daily: 0,
			weekly: 0,
			monthly: 0
		};
		function keyAt(key, nowMs) {
			let periods = periodsAt(nowMs), current = (of) => ({
				total: of.total,
				daily: key.periods.daily === periods.daily ? of.daily : 0,
				weekly: key.periods.weekly === periods.weekly ? of.weekly : 0,
				monthly: key.periods.monthly === periods.monthly ? of.monthly : 0
			});
			return {
				...key,
				periods,
				usage: current(key.usage),
				byok: current(key.byok)
			};
		}
		function chargeKey(key, charge, nowMs) {
			let now = keyAt(key, nowMs);
			return {
				...now,
				usage: add(now.usage, charge.cost),
				byok: add(now.byok, charge.byokCost)
			};
		}
		function updateKey(key, update, nowMs) {
			return {
				...keyAt(key, nowMs),
				...update.name === void 0 ? {} : { name: update.name },
				...update.disabled === void 0 ? {} : { disabled: update.disabled },
				...update.limit === void 0 ? {} : { limit: update.limit },
				...update.limit_reset === void 0 ? {} : { limit_reset: update.limit_reset },
				...update.include_byok_in_limit === void 0 ? {} : { include_byok_in_limit: update.include_byok_in_limit },
				updated_at: new Date(nowMs).toISOString()
			};
		}
		function limitRemaining(key, nowMs) {
			if (key.limit === null) return null;
			let now = keyAt(key, nowMs), counted = usedSince(now.usage, key.limit_reset) + (key.include_byok_in_limit ? usedSince(now.byok, key.limit_reset) : 0);
			return Math.max(0, round(key.limit - counted));
		}
		function isOverLimit(key, nowMs) {
			return limitRemaining(key, nowMs) === 0;
		}
		function toKeyRecord(stored, nowMs) {
			let { usage, byok, periods: _, ...key } = keyAt(stored, nowMs);
			return {
				...key,
				limit_remaining: limitRemaining(stored, nowMs),
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
		function usedSince(tallied, reset) {
			return tallied[reset ?? "total"];
		}
		function add(to, cost) {
			return {
				total: round(to.total + cost),
				daily: round(to.daily + cost),
				weekly: round(to.weekly + cost),
				monthly: round(to.monthly + cost)
			};
		}
		function round(usd) {
			return Math.round(usd * 0xe8d4a51000) / 0xe8d4a51000;
		}
		function day(atMs) {
			return new Date(atMs).toISOString().slice(0, 10);
		}
		function createCallers({ keys, store, accessTokens, clock }) {
			let byHash = new Map(keys.map((key) => [key.hash, key])), byDigest = new Map(keys.map(({ hash, secret }) => [digest(secret), hash])), usableKey = (hash) => {
				let key = byHash.get(hash), stored = store.key(hash);
				return key === void 0 || stored === void 0 || stored.disabled || stored.expires_at !== null && Date.parse(stored.expires_at) <= clock.now() ? void 0 : {
					key,
					stored: keyAt(stored, clock.now())
				};
			};
			return {
				usableKey,
				async identify(request) {
					if (request.hasAmbiguousBearer) return { refusal: "more than one Authorization header" };
					let bearer = readBearer(request.headers.authorization);
					if (bearer === void 0) return { refusal: "no bearer" };
					let ofSecret = byDigest.get(digest(bearer)), hash = ofSecret ?? await accessTokens.keyHashOf(bearer);
					if (hash === void 0) return { refusal: "unknown key" };
					let usable = usableKey(hash);
					return usable === void 0 ? { refusal: `key "${hash}" is disabled, expired or gone` } : { caller: {
						...usable,
						via: ofSecret === void 0 ? "access_token" : "api_key"
					} };
				}
			};
		}
		function readBearer(header) {
			let token = /^bearer +([\w.~+/-]+=*) *$/i.exec(header ?? "")?.[1];
			return token === void 0 ? void 0 : new secret.z(token);
		}
		function digest(secret) {
			return (0, external_node_crypto_.createHash)("sha256").update(secret.reveal()).digest("base64");
		}
		function readJson(bytes) {
			try {
				return { value: JSON.parse(new TextDecoder("utf-8", {
					fatal: !0,
					ignoreBOM: !0
				}).decode(bytes)) };
			} catch {
				return;
			}
		}
		function isJsonType(contentType) {
			return contentType === void 0 || /^\s*application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(contentType);
		}
		function isLocalRequest(incoming) {
			let address = (incoming.socket.remoteAddress ?? "").replace(/^::ffff:/, ""), host = (incoming.headers.host ?? "").replace(/:\d+$/, "");
			return isLoopbackHost(address) && isLoopbackHost(host) && incoming.headers.origin === void 0;
		}
		let retryableReasons = new Set([
			"busy",
			"rate_limited",
			"intern_not_ready",
			"intern_unreachable"
		]), challenge = { "www-authenticate": "Bearer" };
		function refuse(status, code, message, details = {}) {
			return answer(status, { error: {
				code,
				message
			} }, String(code), message, details);
		}
		function refuseChat(status, reason, message, details = {}) {
			return answer(status, { error: {
				code: status,
				message,
				metadata: {
					reason,
					retryable: retryableReasons.has(reason)
				}
			} }, reason, message, details);
		}
		function refuseOAuth(status, error, description, details = {}) {
			return answer(status, {
				error,
				error_description: description
			}, error, description, details);
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
		function answer(status, body, decision, message, details) {
			let { reason = message, retryAfterSeconds, headers = {} } = details, waiting = retryAfterSeconds === void 0 ? {} : { "retry-after": String(retryAfterSeconds) };
			return {
				kind: "json",
				status,
				headers: {
					...headers,
					...waiting
				},
				body,
				decision,
				reason
			};
		}
		var external_node_events_ = __webpack_require__(8474), external_node_http_ = __webpack_require__(7067);
		function readBody(incoming, { maxBytes, deadlineMs, clock }) {
			return new Promise((resolve) => {
				let pieces = [], size = 0, finish = (result) => {
					cancelDeadline(), incoming.off("data", take).off("end", end).off("close", abort).off("error", abort), resolve(result);
				}, take = (piece) => {
					size += piece.length, size <= maxBytes ? pieces.push(piece) : (pieces = [], size > maxBytes + 16777216 && finish({ outcome: "too_large" }));
				}, end = () => finish(size > maxBytes ? { outcome: "too_large" } : {
					outcome: "read",
					bytes: Buffer.concat(pieces)
				}), abort = () => finish({ outcome: "aborted" }), cancelDeadline = clock.setTimer(deadlineMs, () => finish({ outcome: size > maxBytes ? "too_large" : "too_slow" }));
				incoming.on("data", take).on("end", end).on("close", abort).on("error", abort);
			});
		}
		function createChunkedWriter(response) {
			if (!response.chunkedEncoding) return response;
			response.chunkedEncoding = !1;
			let frame = (text) => text === "" ? "" : `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
			return {
				write: (text) => response.write(frame(text)),
				end: (text) => void response.end(`${frame(text)}0\r\n\r\n`)
			};
		}
		function createFaultyWriter(response, fault) {
			return fault === "silence" ? {
				write: () => !0,
				end() {}
			} : fault === "crlf" ? {
				write: (text) => response.write(withCrlf(text)),
				end: (text) => void response.end(withCrlf(text))
			} : fault === "end_without_done" ? {
				write: (text) => response.write(text),
				end: (text) => void response.end(withoutDone(text))
			} : fault === "one_byte_per_write" ? createByteWriter(response) : createSeveringWriter(response, fault.sever_after_bytes);
		}
		function withCrlf(text) {
			return text.replaceAll("\n", "\r\n");
		}
		function withoutDone(text) {
			return text.replace(`data: ${chat.$2}\n\n`, "");
		}
		function createByteWriter(response) {
			let written = Promise.resolve(), writeBytes = (text) => (written = written.then(async () => {
				for (let byte of Buffer.from(text)) response.write(Uint8Array.of(byte)), await (0, promises_.setImmediate)();
			}), written);
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
			let left = bytes, write = (text) => {
				let kept = Buffer.from(text).subarray(0, left);
				return left -= kept.length, left > 0 ? response.write(kept) : (response.write(kept, () => response.destroy()), !0);
			};
			return {
				write,
				end(text) {
					write(text), left > 0 && response.end();
				}
			};
		}
		function createSink(response, writer) {
			let held = "", isBehind = !1, release = () => {
				let text = held;
				held = "", text !== "" && !response.destroyed && (isBehind = !writer.write(text));
			};
			return {
				write(text) {
					return held === "" && process.nextTick(release), held += text, held.length > 32768 && release(), !isBehind;
				},
				drained: () => new Promise((resolve) => {
					let done = () => {
						response.off("drain", done), response.off("close", done), isBehind = !1, resolve();
					};
					response.writableNeedDrain ? (response.on("drain", done), response.on("close", done)) : done();
				}),
				end(text) {
					response.destroyed || writer.end(held + text), held = "";
				},
				onLeave(listener) {
					let check = () => {
						response.writableEnded || listener();
					};
					response.destroyed ? queueMicrotask(check) : response.once("close", check);
				}
			};
		}
		async function listen({ port, host, handle }) {
			let server = external_node_http_.createServer(handle);
			return server.on("clientError", (_error, socket) => {
				if (!socket.writable) return;
				let body = JSON.stringify({ error: {
					code: 400,
					message: "The request is no valid HTTP."
				} }), head = `HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`;
				socket.end(`${head}\r\n\r\n${body}`);
			}), server.listen({
				port,
				host,
				backlog: 4096
			}), await (0, external_node_events_.once)(server, "listening"), {
				port: portOf(server),
				close: (graceMs) => server_close(server, graceMs)
			};
		}
		function portOf(server) {
			let address = server.address();
			return typeof address == "object" && address ? address.port : 0;
		}
		function server_close(server, graceMs) {
			return new Promise((resolve) => {
				let deadline = setTimeout(() => server.closeAllConnections(), graceMs);
				server.close(() => {
					clearTimeout(deadline), resolve();
				});
			});
		}
		async function server_answer(incoming, response, mount) {
			try {
				await respond(incoming, response, mount);
			} catch (error) {
				mount.log.error(`${incoming.method} ${incoming.url?.split("?")[0]} could not be answered: ${(0, errors.Uc)(error)}`), incoming.socket.destroy();
			}
		}
		async function respond(incoming, response, mount) {
			response.on("error", () => {});
			let { fault } = mount;
			if (fault === "reset") {
				mount.note({
					decision: "fault",
					reason: "reset",
					status: null
				}), incoming.socket.resetAndDestroy();
				return;
			}
			if (fault === "hang") {
				mount.note({
					decision: "fault",
					reason: "hang",
					status: null
				});
				return;
			}
			let answered = isStatusFault(fault) ? faultAnswer(fault, mount) : await handleSafely(incoming, mount), writer = fault === void 0 || isStatusFault(fault) ? void 0 : createFaultyWriter(response, fault);
			answered.kind === "json" ? (mount.note({
				...answered,
				status: answered.status
			}), sendJson(response, answered, {
				writer,
				isArrived: incoming.complete
			})) : (mount.note({
				...answered,
				status: 200
			}), response.writeHead(200, {
				"content-type": "text/event-stream",
				"cache-control": "no-cache",
				"x-accel-buffering": "no"
			}), writer !== void 0 && response.flushHeaders(), answered.start(createSink(response, writer ?? createChunkedWriter(response)), (verdict) => mount.note(verdict)));
		}
		async function handleSafely(incoming, mount) {
			try {
				return await mount.handle(toServiceRequest(incoming, mount));
			} catch (error) {
				return mount.log.error(`${incoming.method} ${incoming.url?.split("?")[0]} failed: ${(0, errors.Uc)(error)}`), mount.fail(500, (0, errors.Uc)(error));
			}
		}
		function toServiceRequest(incoming, { clock, routeDeadlineMs }) {
			let { method = "GET", url = "/", headers, rawHeaders } = incoming, question = url.indexOf("?"), bearers = rawHeaders.filter((name, index) => index % 2 == 0 && name.toLowerCase() === "authorization");
			return {
				method,
				path: question === -1 ? url : url.slice(0, question),
				query: question === -1 ? "" : url.slice(question + 1),
				headers,
				hasAmbiguousBearer: bearers.length > 1,
				readBody: (maxBytes) => readBody(incoming, {
					maxBytes,
					deadlineMs: routeDeadlineMs,
					clock
				})
			};
		}
		function isStatusFault(fault) {
			return typeof fault == "object" && "status" in fault;
		}
		function faultAnswer(fault, mount) {
			let own = mount.fail(fault.status);
			return {
				...own,
				headers: {
					...own.headers,
					...fault.headers
				},
				body: fault.body === void 0 ? own.body : fault.body,
				decision: "fault",
				reason: `status ${fault.status}`
			};
		}
		function sendJson(response, { status, headers, body }, { writer, isArrived }) {
			if (response.destroyed) return;
			let text = JSON.stringify(body), length = writer === void 0 ? { "content-length": Buffer.byteLength(text) } : {}, closing = !isArrived && (status === 408 || status === 413) ? { connection: "close" } : {};
			response.writeHead(status, {
				"content-type": "application/json",
				...headers,
				...length,
				...closing
			}), writer === void 0 ? response.end(text) : (response.flushHeaders(), writer.end(text));
		}
		let identity_provider_algorithm = "RS256", jobClaims = schemas.g1P(schemas.YjP(), schemas.L5J());
		async function startIdentityProvider({ port, clock, log, journal, nextFault }) {
			let { privateKey, publicKey } = await (0, generate_key_pair.T)(identity_provider_algorithm), kid = (0, external_node_crypto_.randomUUID)(), jwk = {
				...await (0, key_export.JU)(publicKey),
				alg: identity_provider_algorithm,
				use: "sig",
				kid
			}, jobs = new Map(), defaults = {}, addJob = (claims) => {
				let requestToken = (0, external_node_crypto_.randomBytes)(32).toString("base64url");
				jobs.set(requestToken, {
					...defaultsFor(claims, defaults),
					...claims
				});
				let oldest = jobs.keys().next().value;
				return jobs.size > 1e4 && oldest !== void 0 && jobs.delete(oldest), {
					request_url: `${issuer}/token?api-version=2.0`,
					request_token: requestToken
				};
			}, issueToken = async (request) => {
				let requestToken = readBearer(request.headers.authorization)?.reveal(), job = requestToken === void 0 ? void 0 : jobs.get(requestToken);
				if (job === void 0) return refuse(401, 401, "Unknown request token.");
				let claims = toClaims(job, {
					audience: new URLSearchParams(request.query).get("audience"),
					nowSeconds: Math.floor(clock.now() / 1e3),
					issuer
				});
				return {
					kind: "json",
					status: 200,
					body: { value: await new sign.P(claims).setProtectedHeader({
						alg: identity_provider_algorithm,
						typ: "JWT",
						kid
					}).sign(privateKey) },
					decision: "subject_token_issued"
				};
			}, addJobFrom = async (request) => {
				let body = await request.readBody(65536), json = body.outcome === "read" ? readJson(body.bytes) : void 0, claims = jobClaims.safeParse(json?.value);
				return claims.success ? {
					kind: "json",
					status: 200,
					body: addJob(claims.data),
					decision: "job_added"
				} : refuse(400, "invalid_body", "Send a JSON object of claims.");
			}, routes = {
				"GET /.well-known/openid-configuration": () => ok(discoveryOf(issuer)),
				"GET /.well-known/jwks": () => ok({ keys: [jwk] }),
				"GET /token": issueToken,
				"POST /jobs": addJobFrom
			}, faultRoutes = {
				"/token": "identity",
				"/.well-known/jwks": "jwks"
			}, listener = await listen({
				port,
				host: "127.0.0.1",
				handle(incoming, response) {
					let path = incoming.url?.split("?")[0] ?? "/", faultRoute = faultRoutes[path];
					server_answer(incoming, response, {
						clock,
						log,
						routeDeadlineMs: 3e4,
						fault: faultRoute === void 0 ? void 0 : nextFault(faultRoute),
						fail: (status) => refuse(status, status, "The request was refused."),
						note: journal.open(incoming.method ?? "GET", path),
						handle: (request) => {
							let route = isLocalRequest(incoming) ? routes[`${request.method} ${path}`] : void 0;
							return route === void 0 ? refuse(404, 404, "Not found.") : route(request);
						}
					});
				}
			}), issuer = `http://127.0.0.1:${listener.port}`;
			return {
				issuer,
				addJob,
				setDefaults(claims) {
					defaults = claims;
				},
				close: (graceMs) => listener.close(graceMs)
			};
		}
		let subjectParts = [
			"repository",
			"ref",
			"environment",
			"event_name"
		];
		function defaultsFor(claims, defaults) {
			let differs = (name) => Object.hasOwn(claims, name) && claims[name] !== defaults[name], isContradicted = (name) => name === "sub" && subjectParts.some(differs) || name === "repository_owner" && differs("repository");
			return Object.fromEntries(Object.entries(defaults).filter(([name]) => !isContradicted(name)));
		}
		function ok(body) {
			return {
				kind: "json",
				status: 200,
				body,
				decision: "served"
			};
		}
		function discoveryOf(issuer) {
			return {
				issuer,
				jwks_uri: `${issuer}/.well-known/jwks`,
				subject_types_supported: ["public", "pairwise"],
				response_types_supported: ["id_token"],
				claims_supported: [
					"sub",
					"aud",
					"exp",
					"iat",
					"iss",
					"jti",
					"nbf",
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
		function toClaims(job, { audience, nowSeconds, issuer }) {
			let text = (name, otherwise) => typeof job[name] == "string" ? job[name] : otherwise, repository = text("repository", "local/demo"), ref = text("ref", "refs/heads/main"), eventName = text("event_name", "push"), owner = repository.split("/")[0] ?? repository, environment = text("environment", ""), context = environment === "" ? eventName === "pull_request" ? "pull_request" : `ref:${ref}` : `environment:${environment}`, workflowRef = `${repository}/.github/workflows/local.yml@${ref}`;
			return {
				jti: (0, external_node_crypto_.randomUUID)(),
				sub: `repo:${repository}:${context}`,
				aud: `https://github.com/${owner}`,
				ref,
				sha: "0000000000000000000000000000000000000000",
				repository,
				repository_owner: owner,
				repository_id: "1",
				repository_owner_id: "1",
				repository_visibility: "private",
				run_id: "1",
				run_number: "1",
				run_attempt: "1",
				actor: owner,
				actor_id: "1",
				workflow: "local",
				workflow_ref: workflowRef,
				workflow_sha: "0000000000000000000000000000000000000000",
				job_workflow_ref: workflowRef,
				job_workflow_sha: "0000000000000000000000000000000000000000",
				head_ref: "",
				base_ref: "",
				event_name: eventName,
				ref_type: ref.startsWith("refs/tags/") ? "tag" : "branch",
				ref_protected: "false",
				runner_environment: "self-hosted",
				iss: issuer,
				iat: nowSeconds,
				nbf: nowSeconds,
				exp: nowSeconds + 300,
				...job,
				...audience === null ? {} : { aud: audience }
			};
		}
		function toJobSettings(config) {
			let policy = identityPolicyOf(config), only = config.interns.length === 1 ? config.interns[0] : void 0;
			return {
				federationPolicyId: policy?.id,
				audience: policy?.audience,
				intern: only?.name
			};
		}
		function jobDefaults(config) {
			let policy = identityPolicyOf(config);
			if (policy === void 0) return {};
			let { subject, audience, claims } = policy;
			return {
				...claimsOfSubject(subject),
				sub: subject,
				aud: audience,
				...claims
			};
		}
		function identityPolicyOf({ policies }) {
			return policies.find(({ issuer }) => issuer === identityProviderIssuer);
		}
		function claimsOfSubject(subject) {
			let [, repository, ref] = /^repo:([^:]+)(?::ref:(.+))?/.exec(subject) ?? [];
			return {
				...repository === void 0 ? {} : { repository },
				...ref === void 0 ? {} : { ref }
			};
		}
		function toReadyLine({ baseUrl, origin, identityProvider, isBuiltIn }) {
			let exchange = identityProvider === void 0 ? {} : {
				federation_policy_id: builtInPolicyId,
				audience: origin
			};
			return {
				ready: !0,
				base_url: baseUrl,
				...identityProvider === void 0 ? {} : { identity_provider: identityProvider.issuer },
				...isBuiltIn ? {
					...exchange,
					intern: builtInInternName
				} : {}
			};
		}
		let kept = 1e3;
		function createJournal(now, redact) {
			let entries = [];
			return {
				open(method, path) {
					let entry = {
						at: new Date(now()).toISOString(),
						method,
						path: redact(path).slice(0, 300),
						status: null,
						decision: "received",
						reason: null
					};
					return entries.push(entry), entries.length >= 2 * kept && entries.splice(0, entries.length - kept), ({ decision, reason = null, status }) => {
						status !== void 0 && (entry.status = status), entry.decision = decision, entry.reason = reason;
					};
				},
				entries: () => entries.slice(-1e3).map((entry) => ({ ...entry }))
			};
		}
		var json_schema_processors = __webpack_require__(1939), contract_errors = __webpack_require__(1819);
		let components = {
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
				schema: chat.HD,
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
		function reference(name) {
			return { $ref: `#/components/schemas/${name}` };
		}
		function json(description, name) {
			return {
				description,
				content: { "application/json": { schema: reference(name) } }
			};
		}
		function openapi_errors(name, rows) {
			return Object.fromEntries(Object.entries(rows).map(([status, description]) => [status, json(description, name)]));
		}
		function parameter(where, name, schema, more = {}) {
			return {
				name,
				in: where,
				required: where === "path",
				schema,
				...more
			};
		}
		let listOperation = {
			operationId: "listInterns",
			summary: "Interns that the key may see, newest first",
			parameters: [
				parameter("query", "limit", {
					type: "integer",
					minimum: limits.El.min,
					maximum: limits.El.max
				}),
				parameter("query", "status", {
					type: "array",
					items: { enum: interns.dY }
				}, {
					style: "form",
					explode: !1
				}),
				parameter("query", "starting_after", { type: "string" }),
				parameter("query", "workspace_id", {
					type: "string",
					format: "uuid"
				})
			],
			responses: {
				200: json("A page of interns", "InternListPage"),
				...openapi_errors("ApiError", {
					400: "invalid_body: a filter or the cursor is invalid",
					401: "Missing, unknown or provisioning key",
					403: "The creator of the key has left, or a regional hostname",
					404: "Outside the interns programme",
					408: "The route deadline was exceeded",
					500: "internal_error"
				})
			}
		}, chatOperation = {
			operationId: "chat",
			summary: "Starts a run, or answers the question of a paused one",
			parameters: [parameter("path", "internId", { type: "string" })],
			requestBody: {
				required: !0,
				content: { "application/json": { schema: reference("ChatRequest") } }
			},
			responses: {
				200: {
					description: "Server-sent events: each `data:` line a ChatChunk, the last one `[DONE]`; comments keep it alive",
					content: { "text/event-stream": { schema: { type: "string" } } }
				},
				...openapi_errors("ChatError", {
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
				content: { "application/x-www-form-urlencoded": { schema: reference("TokenExchangeForm") } }
			},
			responses: {
				200: json("An access token", "TokenExchangeResponse"),
				...openapi_errors("OAuthError", {
					400: "invalid_request, unsupported_grant_type, invalid_scope, invalid_grant",
					401: "invalid_client: a bearer was sent that is no API key",
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
				content: { "application/json": { schema: {
					type: "object",
					required: ["keys"],
					properties: { keys: {
						type: "array",
						items: { type: "object" }
					} }
				} } }
			} }
		}, keyUpdateOperation = {
			operationId: "updateKey",
			summary: "Updates an API key, with a management key",
			parameters: [parameter("path", "hash", { type: "string" })],
			requestBody: {
				required: !0,
				content: { "application/json": { schema: reference("KeyUpdate") } }
			},
			responses: {
				200: json("The updated key", "KeyUpdateResponse"),
				...openapi_errors("ApiError", {
					400: "The update is invalid",
					401: "Anything but a management key",
					404: "No such key",
					429: "Too many updates",
					500: "The update could not be completed"
				})
			}
		}, clockMove = schemas.rej({ advance: schemas.KCZ([schemas.YjP(), schemas.aig()]) }), admin_ok = (body, decision) => ({
			kind: "json",
			status: 200,
			body,
			decision
		});
		async function administer(request, origin, controls) {
			let route = `${request.method} ${request.path}`;
			if (route === "GET /healthz" || route === "HEAD /healthz") return admin_ok({ status: "ok" }, "healthy");
			if (route === "GET /openapi.json") return admin_ok(describeApi(controls.basePath), "described");
			if (origin.isLocal) {
				if (route === "GET /_journal") return admin_ok(controls.journal(), "journal_read");
				if (route === "POST /_faults") {
					let order = await admin_readBody(request, faultOrder);
					return order === void 0 ? refuse(400, "invalid_body", "Send { route, after?, times?, fault }.") : (controls.fault(order), admin_ok({ status: "ordered" }, "fault_ordered"));
				}
				if (route === "POST /_clock") {
					let move = await admin_readBody(request, clockMove), byMs = move === void 0 ? void 0 : readDurationMs(move.advance);
					return byMs === void 0 ? refuse(400, "invalid_body", "Send { \"advance\": \"1h\" }.") : (await controls.advance(byMs), admin_ok({ now: new Date(controls.now()).toISOString() }, "clock_advanced"));
				}
			}
		}
		async function admin_readBody(request, schema) {
			let body = await request.readBody(65536), json = body.outcome === "read" ? readJson(body.bytes) : void 0, parsed = json === void 0 ? void 0 : schema.safeParse(json.value);
			return parsed?.success ? parsed.data : void 0;
		}
		function createChatStream(options) {
			let { sink, clock, id, serviceName, sessionId, keepaliveMs } = options, created = Math.floor(clock.now() / 1e3), placeholderModel = `${serviceName}/intern`, lastWriteMs = clock.now(), isOpen = !0, headModel, head = "", headOf = (model) => (model !== headModel && (headModel = model, head = `data: ${JSON.stringify({
				id,
				object: chat.vr,
				created,
				model: model ?? placeholderModel
			}).slice(0, -1)},"choices":[`), head), deltaChunk = (model, delta) => `${headOf(model)}{"index":0,"delta":${delta},"finish_reason":null}]}\n\n`, lastText, lastModel = null, lastChunk = "", textChunk = (text, model) => ((text !== lastText || model !== lastModel) && (lastChunk = deltaChunk(model, `{"content":${JSON.stringify(text)}}`), lastText = text, lastModel = model), lastChunk), finishChunk = (model, reason, error) => {
				let tail = error === void 0 ? "" : `,"error":${JSON.stringify(error)}`;
				return `${headOf(model)}{"index":0,"delta":{},"finish_reason":"${reason}"}]${tail}}\n\n`;
			}, finalChunk = (model, usage) => `${headOf(model)}],"session_id":${JSON.stringify(sessionId)},"usage":${JSON.stringify(usage)}}\n\n`, write = (text) => (lastWriteMs = clock.now(), sink.write(text)), end = (text) => {
				isOpen = !1, cancelKeepalive(), sink.end(`${text}data: ${chat.$2}\n\n`);
			}, watchSilence = () => {
				if (!isOpen) return;
				let silentMs = clock.now() - lastWriteMs;
				silentMs >= keepaliveMs && write(": keepalive\n\n"), cancelKeepalive = clock.setTimer(silentMs >= keepaliveMs ? keepaliveMs : keepaliveMs - silentMs, watchSilence);
			}, cancelKeepalive = clock.setTimer(keepaliveMs, watchSilence);
			return {
				role: (model) => write(deltaChunk(model, "{\"role\":\"assistant\",\"content\":\"\"}")),
				text: (text, model) => write(textChunk(text, model)),
				reasoning: (text, model) => write(deltaChunk(model, `{"reasoning":${JSON.stringify(text)}}`)),
				stop: (model, usage) => end(finishChunk(model, "stop") + finalChunk(model, usage)),
				pause(model, question) {
					let call = {
						index: 0,
						id: question.toolCallId,
						type: "function",
						function: {
							name: `${serviceName}${interaction.Pg}`,
							arguments: question.arguments
						}
					}, asked = deltaChunk(model, JSON.stringify({ tool_calls: [call] }));
					end(asked + finishChunk(model, "tool_calls") + finalChunk(model, null));
				},
				fail: (error, usage) => end(finishChunk(null, "error", error) + finalChunk(null, usage)),
				abandon() {
					isOpen = !1, cancelKeepalive();
				}
			};
		}
		function record(event, { run, standing, store, clock, keptBytes }) {
			switch (event.type) {
				case "text":
					run.producedBytes += Buffer.byteLength(event.text), run.producedBytes <= keptBytes && run.said.push(event.text);
					break;
				case "reasoning":
					run.producedBytes += Buffer.byteLength(event.text);
					break;
				case "model":
					run.model = event.model;
					break;
				case "usage": {
					run.usage = addUsage(run.usage, event.usage);
					let key = store.key(run.keyHash), charge = {
						cost: event.usage.cost ?? 0,
						byokCost: event.byokCost
					};
					key !== void 0 && store.saveKey(chargeKey(key, charge, clock.now()));
					break;
				}
				case "remember": standing.set(event.operation, event.choice), store.saveStanding(run.internId, run.sessionId, Object.fromEntries(standing));
			}
		}
		function addUsage(before, reported) {
			if (before === null) return reported;
			let cached = sum(before.prompt_tokens_details?.cached_tokens, reported.prompt_tokens_details?.cached_tokens);
			return withoutAbsent({
				prompt_tokens: sum(before.prompt_tokens, reported.prompt_tokens),
				completion_tokens: sum(before.completion_tokens, reported.completion_tokens),
				total_tokens: sum(before.total_tokens, reported.total_tokens),
				cost: sum(before.cost ?? void 0, reported.cost ?? void 0),
				prompt_tokens_details: cached === void 0 ? void 0 : { cached_tokens: cached }
			});
		}
		function sum(a, b) {
			return a === void 0 && b === void 0 ? void 0 : (a ?? 0) + (b ?? 0);
		}
		function withoutAbsent(fields) {
			return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== void 0));
		}
		let endings = {
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
		function attach({ run, take, standing, sink, note }, options) {
			let { config, clock, store, runs, log, newId, attached } = options, { limits } = config, abort = new AbortController(), stream = createChatStream({
				sink,
				clock,
				id: `chatcmpl-${newId()}`,
				serviceName: config.service_name,
				sessionId: run.sessionId,
				keepaliveMs: limits.keepalive
			}), recorded = {
				run,
				standing,
				store,
				clock,
				keptBytes: limits.replay_bytes
			}, isOver = !1, settle = (trigger, pending) => isOver || !runs.apply(run, trigger, pending) ? !1 : (isOver = !0, cancelTimeout(), attached.delete(stop), trigger !== "turn_complete" && abort.abort("the run is over"), !0), fail = (reason, message) => {
				let { trigger, code } = endings[reason];
				settle(trigger) && (note({
					decision: run.state,
					reason: `${reason}: ${message}`
				}), stream.fail(chatError(code, reason, message), run.usage));
			}, ask = (event) => {
				if (runs.pausedCount(run.internId) >= limits.paused_runs) {
					fail("busy", "The intern cannot hold another run open across a question.");
					return;
				}
				let toolCallId = `call_${newId()}`, { question, continuation } = event, deadlineAtMs = clock.now() + limits.interaction_deadline;
				settle("question", {
					toolCallId,
					question,
					continuation,
					deadlineAtMs
				}) && (note({
					decision: "paused",
					reason: toolCallId
				}), stream.pause(run.model, {
					toolCallId,
					arguments: JSON.stringify(question)
				}));
			}, report = (event) => isOver ? void 0 : (event.type === "question" ? ask(event) : event.type === "end" ? fail(event.ending, event.message) : record(event, recorded), (event.type !== "text" || stream.text(event.text, run.model)) && (event.type !== "reasoning" || stream.reasoning(event.text, run.model)) ? void 0 : sink.drained()), goOn = async () => {
				try {
					stream.role(run.model);
					for (let { type, text } of run.unheard.splice(0)) stream[type](text, run.model);
					await take({
						report,
						signal: abort.signal
					}), settle("turn_complete") && (note({ decision: "finished" }), stream.stop(run.model, run.usage));
				} catch (error) {
					log.error(`Run ${run.id} failed: ${(0, errors.Uc)(error)}`), fail("turn_failed", "The turn failed.");
				}
			}, stop = () => fail("run_ended", "The service is stopping."), cancelTimeout = clock.setTimer(limits.request, () => fail("timeout", "The intern did not answer in time."));
			attached.add(stop), sink.onLeave(() => {
				stream.abandon(), settle("client_left") && note({
					decision: run.state,
					reason: "the client disconnected"
				});
			}), goOn();
		}
		function chatError(code, reason, message) {
			return {
				code,
				message,
				metadata: {
					reason,
					retryable: reason === "busy"
				}
			};
		}
		var external_node_util_ = __webpack_require__(7975);
		let permissionQuestion = schemas.Ikc({
			kind: schemas.euz("permission"),
			operation: schemas.mee(schemas.YjP()),
			options: schemas.YOg(schemas.k5n(interaction.rk))
		}), elicitationQuestion = schemas.Ikc({
			kind: schemas.euz("elicitation"),
			message: schemas.YjP(),
			fields: schemas.YOg(interaction.mT)
		}), question = schemas.gMt("kind", [permissionQuestion, elicitationQuestion]);
		function readAnswer(asked, content) {
			if (asked.kind === "elicitation") return readElicitationAnswer(asked, content);
			if (content === interaction.bz) return { kind: "cancelled" };
			let option = asked.options.find((offered) => offered === content);
			return option === void 0 ? void 0 : {
				kind: "chosen",
				option
			};
		}
		function readElicitationAnswer(asked, content) {
			let answer = interaction.qw.safeParse(parseJson(content));
			if (!answer.success) return;
			if (answer.data.action !== "accept") return { kind: answer.data.action === "decline" ? "declined" : "cancelled" };
			let given = answer.data.content;
			return Object.keys(given).every((name) => asked.fields.some((field) => field.name === name)) && asked.fields.every((field) => fits(field, given)) ? {
				kind: "accepted",
				content: given
			} : void 0;
		}
		function fits(field, given) {
			if (!Object.hasOwn(given, field.name)) return field.required !== !0;
			let value = given[field.name];
			return hasType(value, field.type) && (field.options?.some((option) => (0, external_node_util_.isDeepStrictEqual)(option, value)) ?? !0);
		}
		function hasType(value, type) {
			return type === "integer" ? Number.isInteger(value) : type === void 0 || typeof value === type;
		}
		function parseJson(text) {
			try {
				return JSON.parse(text);
			} catch {
				return;
			}
		}
		async function admit(request, state) {
			let identified = await state.callers.identify(request);
			if ("refusal" in identified) return { refusal: refuseUnknownKey(identified.refusal) };
			let { key } = identified.caller;
			return key.type === "standard" ? key.programme ? key.creator_active ? identified : { refusal: refuse(403, 403, "The key's creator is no longer a member of the organization. An admin must reassign the key.", { reason: `creator of key "${key.hash}" is not active` }) } : { refusal: refuse(404, request.path.endsWith("/chat/completions") ? 404 : "not_found", "Not found.", { reason: "outside the interns programme" }) } : { refusal: refuseUnknownKey(`key "${key.hash}" is a management key`) };
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
				replay_overflow: "cancelled"
			},
			finished: {},
			cancelled: {},
			ended: {}
		};
		function createRuns({ store, clock, log, goOnUnheard }) {
			let open = new Map(), waiting = new Map(), wait = (run) => {
				if (waiting.get(run)?.(), waiting.delete(run), run.pending === null) return;
				let leftMs = run.pending.deadlineAtMs - clock.now(), cancelDeadline = clock.setTimer(leftMs, () => apply(run, "deadline")), endUnheard = goOnUnheard(run, () => store.saveRun(toStored(run)));
				waiting.set(run, () => {
					cancelDeadline(), endUnheard();
				});
			}, apply = (run, trigger, pending = null) => {
				let state = transitions[run.state][trigger];
				if (state === void 0 || state === run.state) return state !== void 0;
				let isClosing = state !== "running" && state !== "paused";
				try {
					store.saveRun({
						...toStored(run),
						state,
						pending,
						...isClosing ? { unheard: [] } : {}
					});
				} catch (error) {
					if (!isClosing) throw error;
					log.error(`The end of run ${run.id} could not be stored: ${(0, errors.Uc)(error)}`);
				}
				return Object.assign(run, {
					state,
					pending
				}), wait(run), isClosing && open.delete(keyOf(run.internId, run.sessionId)), !0;
			};
			for (let stored of store.openRuns()) {
				if (stored.state === "running") {
					store.saveRun({
						...stored,
						state: "ended"
					});
					continue;
				}
				let { reply, ...kept } = stored, run = {
					...kept,
					said: [reply]
				};
				open.set(keyOf(run.internId, run.sessionId), run), wait(run);
			}
			return {
				openRun(internId, sessionId) {
					let run = open.get(keyOf(internId, sessionId));
					return run !== void 0 && run.pending !== null && run.pending.deadlineAtMs <= clock.now() && apply(run, "deadline") ? void 0 : run;
				},
				pausedCount: (internId) => [...open.values()].filter((run) => run.internId === internId && run.state === "paused").length,
				begin(started) {
					let run = {
						...started,
						said: [],
						unheard: [],
						state: "running",
						pending: null
					};
					return open.set(keyOf(run.internId, run.sessionId), run), run;
				},
				apply: (run, trigger, pending) => apply(run, trigger, pending),
				stop() {
					for (let end of waiting.values()) end();
					waiting.clear();
				}
			};
		}
		function turnOf(run, standing) {
			let { sessionId, prompt, turn, approvalMode } = run;
			return {
				sessionId,
				prompt,
				turn,
				approvalMode,
				standing
			};
		}
		function toStored({ said, ...stored }) {
			return {
				...stored,
				reply: said.join("")
			};
		}
		function keyOf(internId, sessionId) {
			return JSON.stringify([internId, sessionId]);
		}
		async function chat_chat(request, state, internId) {
			let admitted = await admit(request, state);
			if ("refusal" in admitted) return admitted.refusal;
			let { caller } = admitted, served = state.interns.find(({ record }) => record.id === internId && record.workspace_id === caller.key.workspace_id);
			if (served === void 0) return refuseChat(404, "not_found", "No such intern.");
			let body = await readRequest(request);
			if ("refusal" in body) return body.refusal;
			let { received, last } = body;
			return served.record.status === "running" ? isOverLimit(caller.stored, state.clock.now()) ? refuse(402, 402, "The API key has used up its limit.", { reason: `key "${caller.key.hash}" is over its limit` }) : last.role === "tool" ? answerQuestion({
				served,
				state,
				sessionId: received.session_id ?? "",
				toolCallId: last.tool_call_id,
				content: textOf(last.content)
			}) : startRun({
				served,
				state,
				caller,
				received,
				prompt: textOf(last.content)
			}) : refuseChat(409, "intern_not_ready", `The intern is ${served.record.status}.`, { retryAfterSeconds: 5 });
		}
		async function readRequest(request) {
			let body = await request.readBody(limits.P);
			if (body.outcome === "too_large") return { refusal: refuseChat(413, "payload_too_large", `The request body exceeds ${limits.P} bytes.`) };
			if (body.outcome !== "read") return { refusal: refuseChat(408, "timeout", "The request did not arrive in time.") };
			if (!isJsonType(request.headers["content-type"])) return badRequest("The request must be application/json.");
			let json = readJson(body.bytes);
			if (json === void 0) return badRequest("The request body is not valid JSON.");
			let received = chat.HD.safeParse(json.value);
			if (!received.success) return badRequest(whatIsWrong(received.error.issues[0]?.path));
			let last = received.data.messages.at(-1);
			return last?.role !== "user" && last?.role !== "tool" ? badRequest("The last message must have role user or tool.") : {
				received: received.data,
				last
			};
		}
		function badRequest(message) {
			return { refusal: refuseChat(400, "bad_request", message) };
		}
		function whatIsWrong(path) {
			return path?.[0] === "stream" ? "stream must be true." : path === void 0 || path.length === 0 ? "The request body must be a JSON object." : `${path.map(String).join(".")} is invalid or missing.`;
		}
		function textOf(content) {
			return typeof content == "string" ? content : content.map((part) => part.text).join("");
		}
		function startRun({ served, state, caller, received, prompt }) {
			let { runs, store, clock, newId } = state, internId = served.record.id, sessionId = received.session_id ?? newId(), approvalMode = received.approval_mode;
			if (runs.openRun(internId, sessionId) !== void 0) return refuseChat(409, "busy", "Another run of this session is open.", { retryAfterSeconds: 1 });
			if (approvalMode === "manual" && runs.pausedCount(internId) >= state.config.limits.paused_runs) return refuseChat(503, "busy", "The intern cannot hold another run open across a question.", { retryAfterSeconds: 1 });
			let session = store.session(internId, sessionId), standing = new Map(Object.entries(session.standing)), turn = {
				sessionId,
				prompt,
				turn: session.turns + 1,
				approvalMode,
				standing
			}, refused = served.intern.refuses(turn);
			if (refused !== void 0) return refuseChat(refused.ending === "attachment_failed" ? 410 : 502, refused.ending, refused.message);
			let retryAfterSeconds = state.turnRate.take(caller.key.hash);
			return retryAfterSeconds === void 0 ? streamed({
				state,
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
				decision: "run_started",
				take: (io) => served.intern.prompt(turn, io)
			}) : refuseChat(429, "rate_limited", "Too many intern turns.", { retryAfterSeconds });
		}
		function answerQuestion({ served, state, sessionId, toolCallId, content }) {
			let { runs, store, config } = state, internId = served.record.id, asked = store.askedBy(internId, sessionId, toolCallId);
			if (asked === void 0) return refuseChat(404, "interaction_unknown", "No pending question has this tool_call_id.");
			let run = runs.openRun(internId, sessionId);
			if (run === void 0 || run.id !== asked.runId) return refuseChat(409, "interaction_not_pending", "The run that asked this question has already ended.");
			let { pending } = run;
			if (pending === null || pending.toolCallId !== toolCallId) return refuseChat(404, "interaction_unknown", "No pending question has this tool_call_id.");
			let answer = readAnswer(pending.question, content);
			if (answer === void 0) return refuseChat(400, "bad_request", "The intern did not accept this answer.");
			if (run.producedBytes > config.limits.replay_bytes) return runs.apply(run, "replay_overflow"), refuseChat(410, "attachment_failed", "The run produced more output than the intern retains for replay.");
			runs.apply(run, "answer");
			let standing = new Map(Object.entries(store.session(internId, sessionId).standing)), turn = turnOf(run, standing);
			return streamed({
				state,
				run,
				standing,
				decision: "answered",
				take: (io) => served.intern.resume(turn, {
					continuation: pending.continuation,
					answer
				}, io)
			});
		}
		function streamed({ state, run, standing, decision, take }) {
			return {
				kind: "stream",
				decision,
				start: (sink, note) => attach({
					run,
					take,
					standing,
					sink,
					note
				}, state)
			};
		}
		async function listInterns(request, state) {
			if (isRegional(request, state)) return refuse(403, 403, "Interns are not available on regional hostnames.", { reason: "regional hostname" });
			let admitted = await admit(request, state);
			if ("refusal" in admitted) return admitted.refusal;
			let { workspace_id: ownWorkspace } = admitted.caller.key;
			if ((await request.readBody(0)).outcome === "too_slow") return refuse(408, 408, "The request exceeded its deadline.");
			let query = readQuery(request.query);
			if (typeof query == "string") return refuse(400, "invalid_body", query);
			let { limit = 50, status, starting_after, workspace_id } = query;
			if (workspace_id !== void 0 && workspace_id.toLowerCase() !== ownWorkspace.toLowerCase()) return refuse(400, "invalid_body", "workspace_id must be the workspace of the API key.");
			let after = starting_after === void 0 ? void 0 : readCursor(starting_after);
			return after === "malformed" ? refuse(400, "invalid_body", "starting_after is no cursor of this list.") : {
				kind: "json",
				status: 200,
				body: toPage(state.interns.filter(({ record }) => record.workspace_id === ownWorkspace && (status === void 0 || status.some((wanted) => wanted === record.status)) && (after === void 0 || isNewer(after, record))).map(({ record }) => record), limit),
				decision: "listed"
			};
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
		function readQuery(text) {
			let fields = {};
			for (let [name, value] of new URLSearchParams(text)) {
				if (Object.hasOwn(fields, name)) return `${name} is given more than once.`;
				fields[name] = readParameter(name, value);
			}
			let query = interns.lx.safeParse(fields);
			if (query.success) return query.data;
			let [issue] = query.error.issues;
			return issue?.code === "unrecognized_keys" ? "The list takes limit, status, starting_after and workspace_id." : `${String(issue?.path[0] ?? "The query")} is invalid.`;
		}
		function readParameter(name, value) {
			return name === "limit" ? /^\d{1,9}$/.test(value) ? Number(value) : value : name === "status" ? value.split(",") : value;
		}
		function byAge(a, b) {
			return isNewer(a, b) ? -1 : +!!isNewer(b, a);
		}
		function isNewer(a, b) {
			let difference = Date.parse(a.created_at) - Date.parse(b.created_at);
			return difference === 0 ? a.id > b.id : difference > 0;
		}
		function toCursor({ created_at, id }) {
			return Buffer.from(JSON.stringify([created_at, id])).toString("base64url");
		}
		function readCursor(text) {
			try {
				let position = JSON.parse(Buffer.from(text, "base64url").toString("utf8"));
				if (!Array.isArray(position) || position.length !== 2) return "malformed";
				let [created_at, id] = position;
				return typeof created_at != "string" || typeof id != "string" || Number.isNaN(Date.parse(created_at)) ? "malformed" : toCursor({
					created_at,
					id
				}) === text ? {
					created_at,
					id
				} : "malformed";
			} catch {
				return "malformed";
			}
		}
		function isRegional(request, state) {
			let host = (request.headers.host ?? "").replace(/:\d+$/, "").toLowerCase();
			return state.config.regional_hostnames.some((name) => name.toLowerCase() === host);
		}
		let maxKeyUpdateBytes = 65536;
		async function updateApiKey(request, state, hash) {
			let identified = await state.callers.identify(request);
			if ("refusal" in identified) return refuseUnknownKey(identified.refusal);
			let { key, via } = identified.caller;
			if (key.type !== "management" || via !== "api_key") return refuseUnknownKey("not a management key");
			let body = await request.readBody(maxKeyUpdateBytes);
			if (body.outcome === "too_slow" || body.outcome === "aborted") return refuse(408, 408, "The request did not arrive in time.");
			if (body.outcome === "too_large") return bad(`The request body exceeds ${maxKeyUpdateBytes} bytes.`);
			if (!isJsonType(request.headers["content-type"])) return bad("The request must be application/json.");
			let json = readJson(body.bytes);
			if (json === void 0) return bad("The request body is not valid JSON.");
			let update = keys.cX.safeParse(json.value);
			if (!update.success) return bad(`${update.error.issues[0]?.path.map(String).join(".") || "The body"} is invalid.`);
			if ((update.data.limit ?? 0) < 0) return bad("limit must not be negative.");
			let retryAfterSeconds = state.keyUpdateRate.take(key.hash);
			if (retryAfterSeconds !== void 0) return refuse(429, 429, "Too many key updates.", { retryAfterSeconds });
			let stored = state.store.key(hash);
			if (stored === void 0 || !state.config.keys.some((known) => known.hash === hash)) return refuse(404, 404, "No such key.");
			let updated = updateKey(stored, update.data, state.clock.now());
			return state.store.saveKey(updated), {
				kind: "json",
				status: 200,
				body: { data: toKeyRecord(updated, state.clock.now()) },
				decision: "key_updated"
			};
		}
		function bad(message) {
			return refuse(400, 400, message);
		}
		var util_errors = __webpack_require__(5674), decode_jwt = __webpack_require__(7961);
		let algorithms = ["RS256", "ES256"];
		async function judgeSubjectToken(subjectToken, options) {
			let { policy, issuer, keys, clock } = options, unverified = decode(subjectToken);
			if (unverified === void 0) return refused("the subject token is no JWT");
			if (unverified.iss !== issuer) return mismatch("iss", unverified.iss, issuer);
			let verified = await keys.withKeys((keySet) => federation_verify(subjectToken, keySet, clock), (result) => result.outcome === "unknown_key");
			if (verified.outcome !== "verified") return refused(verified.reason);
			let difference = firstDifference(verified.claims, policy);
			if (difference !== void 0) return difference;
			let { sub = "", exp = 0 } = verified.claims;
			return {
				outcome: "accepted",
				subject: sub,
				expiresAtMs: exp * 1e3
			};
		}
		async function federation_verify(subjectToken, keySet, clock) {
			let options = {
				algorithms,
				currentDate: new Date(clock.now()),
				requiredClaims: [
					"iss",
					"sub",
					"aud",
					"exp"
				]
			};
			try {
				return {
					outcome: "verified",
					claims: (await (0, verify.V)(subjectToken, keySet, options)).payload
				};
			} catch (error) {
				return error instanceof util_errors.$4 ? tryEach(subjectToken, error, options) : {
					outcome: error instanceof util_errors.BT ? "unknown_key" : "invalid",
					reason: reasonOf(error)
				};
			}
		}
		async function tryEach(subjectToken, candidates, options) {
			let reason = candidates.message;
			for await (let key of candidates) try {
				return {
					outcome: "verified",
					claims: (await (0, verify.V)(subjectToken, key, options)).payload
				};
			} catch (error) {
				if (reason = reasonOf(error), !(error instanceof util_errors.h2)) break;
			}
			return {
				outcome: "invalid",
				reason
			};
		}
		function reasonOf(error) {
			return error instanceof util_errors.n ? "exp: the subject token has expired" : error instanceof util_errors.ie ? `${error.claim}: ${error.message}` : error instanceof util_errors.i4 ? error.message : error instanceof Error ? error.name : "verification failed";
		}
		function firstDifference(claims, policy) {
			if (typeof claims.sub != "string" || claims.sub !== policy.subject) return mismatch("sub", claims.sub, policy.subject);
			if (!(Array.isArray(claims.aud) ? claims.aud : [claims.aud]).includes(policy.audience)) return mismatch("aud", claims.aud, policy.audience);
			for (let [name, expected] of Object.entries(policy.claims)) if (!Object.hasOwn(claims, name) || !(0, external_node_util_.isDeepStrictEqual)(claims[name], expected)) return mismatch(name, claims[name], expected);
			let scopes = claims.scopes;
			if (policy.required_scope !== void 0 && !(Array.isArray(scopes) && scopes.includes(policy.required_scope))) return mismatch("scopes", scopes, policy.required_scope);
		}
		function mismatch(claim, found, expected) {
			return refused(`${claim} is ${show(found)}, the policy takes ${show(expected)}`);
		}
		function refused(reason) {
			return {
				outcome: "refused",
				reason
			};
		}
		function show(value) {
			return value === void 0 ? "absent" : JSON.stringify(value).slice(0, 200);
		}
		function decode(token) {
			try {
				return (0, decode_jwt.i)(token);
			} catch {
				return;
			}
		}
		var local = __webpack_require__(6687);
		class KeysUnavailable extends Error {
			name = "KeysUnavailable";
		}
		let discoveryDocument = schemas.Ikc({
			issuer: schemas.YjP(),
			jwks_uri: schemas.OZ5()
		}), keySet = schemas.Ikc({ keys: schemas.YOg(schemas._H3({ kty: schemas.YjP() })) }), maxDocumentBytes = 1048576;
		function createIssuerKeys({ issuer, jwksUrl, clock, fetch }) {
			let cached, inFlight, triedAtMs = -Infinity, load = async () => {
				let url = jwksUrl ?? await discover();
				if (!isSafeUrl(url)) throw new KeysUnavailable(`The key set of "${issuer}" is at "${url}", which is not safe to fetch from`);
				let keys = (0, local.w)(keySet.parse(await fetchJson(url, fetch)));
				return cached = {
					keys,
					fetchedAtMs: clock.now()
				}, keys;
			}, discover = async () => {
				let url = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`, document = discoveryDocument.parse(await fetchJson(url, fetch));
				if (document.issuer !== issuer) throw Error(`The discovery document names the issuer "${document.issuer}"`);
				return document.jwks_uri;
			}, refresh = () => (triedAtMs = clock.now(), inFlight ??= load().catch((error) => {
				throw new KeysUnavailable(`The keys of "${issuer}" could not be fetched: ${(0, errors.Uc)(error)}`, { cause: error });
			}).finally(() => {
				inFlight = void 0;
			}), inFlight), mayFetch = () => Math.abs(clock.now() - triedAtMs) >= 1e3;
			return { async withKeys(use, isStale) {
				let fresh = cached !== void 0 && clock.now() - cached.fetchedAtMs < 6e5 ? cached.keys : void 0, result = await use(fresh ?? await refresh());
				return fresh === void 0 || !isStale(result) || !(mayFetch() || inFlight !== void 0) ? result : use(await refresh());
			} };
		}
		async function fetchJson(url, fetch) {
			let response = await fetch(url, {
				redirect: "error",
				headers: { accept: "application/json" },
				signal: AbortSignal.timeout(5e3)
			});
			if (!response.ok) throw Error(`${url} answered ${response.status}`);
			let chunks = [], size = 0;
			for await (let chunk of response.body ?? []) {
				if (size += chunk.length, size > maxDocumentBytes) throw Error(`${url} answered more than ${maxDocumentBytes} bytes`);
				chunks.push(chunk);
			}
			return JSON.parse(Buffer.concat(chunks).toString("utf8"));
		}
		let noStore = {
			"cache-control": "no-store",
			pragma: "no-cache"
		};
		async function exchangeToken(request, state) {
			let refusal = await refuseBearer(request, state);
			if (refusal !== void 0) return refusal;
			let body = await request.readBody(limits.A0 - 1);
			if (body.outcome === "too_large") return refuseOAuth(413, "invalid_request", `The request body must stay under ${limits.A0} bytes.`);
			if (body.outcome !== "read") return refuseOAuth(408, "invalid_request", "The request did not arrive in time.");
			if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(request.headers["content-type"] ?? "")) return refuseOAuth(400, "invalid_request", "The request must be application/x-www-form-urlencoded.");
			let form = readForm(body.bytes);
			if ("refusal" in form) return form.refusal;
			let retryAfterSeconds = state.exchangeRate.take(state.policies.has(form.federation_policy_id) ? form.federation_policy_id : "");
			return retryAfterSeconds === void 0 ? exchange(form, request, state) : refuseOAuth(429, "invalid_request", "Too many token exchanges.", { retryAfterSeconds });
		}
		function accessTokenKeys(_request, state) {
			return {
				kind: "json",
				status: 200,
				body: state.accessTokens.jwks,
				decision: "keys_served"
			};
		}
		async function exchange(form, request, state) {
			let { clock } = state, served = state.policies.get(form.federation_policy_id);
			if (served === void 0) return refuseGrant("federation_policy_id names no policy");
			let { policy, issuer, issuerId, keys } = served;
			if (!policy.enabled) return refuseGrant(`policy "${policy.id}" is paused`);
			try {
				let judgement = await judgeSubjectToken(form.subject_token, {
					policy,
					issuer,
					keys,
					clock
				});
				if (judgement.outcome === "refused") return refuseGrant(judgement.reason);
				if (state.callers.usableKey(policy.acts_as) === void 0) return refuseGrant(`key "${policy.acts_as}" is disabled or expired`);
				let lifetimeSeconds = Math.min(limits.A$, Math.floor(judgement.expiresAtMs / 1e3) - Math.floor(clock.now() / 1e3));
				if (lifetimeSeconds < 1) return refuseGrant("exp: the subject token has expired");
				let body = {
					access_token: (await state.accessTokens.issue({
						subject: judgement.subject,
						issuer: `http://${request.headers.host ?? "localhost"}${state.config.base_path}`,
						federationPolicyId: policy.id,
						federationIssuerId: issuerId,
						keyHash: policy.acts_as,
						lifetimeSeconds
					})).reveal(),
					expires_in: lifetimeSeconds,
					issued_token_type: contract_token.Sg,
					scope: contract_token.IT,
					token_type: "Bearer"
				};
				return {
					kind: "json",
					status: 200,
					headers: noStore,
					body,
					decision: "token_issued",
					reason: `acts as key "${policy.acts_as}"`
				};
			} catch (error) {
				if (!(error instanceof KeysUnavailable)) throw error;
				return refuseOAuth(503, "temporarily_unavailable", "The issuer's keys could not be fetched.", { reason: error.message });
			}
		}
		function refuseGrant(reason) {
			return refuseOAuth(400, "invalid_grant", "The subject token was not accepted.", {
				reason,
				headers: noStore
			});
		}
		async function refuseBearer(request, state) {
			if (request.headers.authorization === void 0) return;
			let identified = await state.callers.identify(request);
			return "refusal" in identified ? refuseClient(identified.refusal) : identified.caller.via === "api_key" ? void 0 : refuseClient("the bearer is an access token");
		}
		function readForm(bytes) {
			let fields = {};
			for (let [name, value] of new URLSearchParams(Buffer.from(bytes).toString("utf8"))) if (name !== "audience" && name !== "resource") {
				if (Object.hasOwn(fields, name)) return invalid("invalid_request", `${name} is given more than once.`);
				value !== "" && (fields[name] = value);
			}
			let { grant_type, scope } = {
				grant_type: fields.grant_type,
				scope: fields.scope
			};
			if (grant_type !== void 0 && grant_type !== contract_token.l9) return invalid("unsupported_grant_type", `grant_type must be ${contract_token.l9}.`);
			if (scope !== void 0 && scope !== contract_token.IT) return invalid("invalid_scope", `scope must be ${contract_token.IT}.`);
			let form = contract_token.iy.safeParse(fields);
			return form.success ? form.data : invalid("invalid_request", `${String(form.error.issues[0]?.path[0])} is missing or invalid.`);
		}
		function invalid(error, description) {
			return { refusal: refuseOAuth(400, error, description) };
		}
		let messages = {
			400: "The request is invalid.",
			401: "Missing or invalid API key.",
			403: "The key's creator is no longer a member of the organization.",
			404: "Not found.",
			405: "This method is not known here.",
			408: "The request exceeded its deadline.",
			429: "Too many requests.",
			500: "The request could not be completed.",
			502: "The intern could not be reached.",
			503: "The service is busy.",
			504: "The intern did not answer in time."
		}, messageOf = (status) => messages[status] ?? "The request was refused.", listCodes = {
			400: "invalid_body",
			404: "not_found",
			500: "internal_error"
		}, failList = (status, reason) => refuse(status, listCodes[status] ?? status, messageOf(status), { reason }), failKeys = (status, reason) => refuse(status, status, messageOf(status), { reason }), chatReasons = {
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
		}, failChat = (status, reason) => status === 401 || status === 403 ? refuse(status, status, messageOf(status), { reason }) : refuseChat(status, chatReasons[status] ?? "bad_request", messageOf(status), {
			reason,
			retryAfterSeconds: status === 429 || status === 503 ? 1 : void 0
		}), failToken = (status, reason) => refuseOAuth(status, status >= 500 ? "temporarily_unavailable" : status === 401 ? "invalid_client" : "invalid_request", messageOf(status), { reason }), rows = [
			{
				faultRoute: "list",
				method: "GET",
				path: ["interns"],
				handle: listInterns,
				fail: failList
			},
			{
				faultRoute: "chat",
				method: "POST",
				path: [
					"interns",
					":",
					"chat",
					"completions"
				],
				handle: chat_chat,
				fail: failChat
			},
			{
				faultRoute: "token",
				method: "POST",
				path: ["oauth", "token"],
				handle: exchangeToken,
				fail: failToken
			},
			{
				faultRoute: void 0,
				method: "GET",
				path: ["oauth", "jwks"],
				handle: accessTokenKeys,
				fail: failKeys
			},
			{
				faultRoute: "keys",
				method: "PATCH",
				path: ["keys", ":"],
				handle: updateApiKey,
				fail: failKeys
			}
		];
		function findRoute(method, path) {
			let segments = path.split("/"), row = rows.find((candidate) => matches(candidate, segments));
			if (row?.method === method) {
				let parameter = decodeSegment(segments[row.path.indexOf(":")] ?? ""), { faultRoute, fail } = row;
				return {
					faultRoute,
					fail,
					handle: (request, state) => row.handle(request, state, parameter)
				};
			}
			let answer = () => {
				if (row === void 0) return failList(404);
				let refusal = row.fail(405);
				return {
					...refusal,
					headers: {
						...refusal.headers,
						allow: row.method
					}
				};
			};
			return unknownRoute(answer, segments[0] === "interns");
		}
		function unknownRoute(answer, isIntern) {
			return {
				faultRoute: void 0,
				fail: failKeys,
				async handle(request, state) {
					let admitted = isIntern ? await admit(request, state) : void 0;
					return admitted !== void 0 && "refusal" in admitted ? admitted.refusal : answer();
				}
			};
		}
		function matches({ path }, segments) {
			return path.length === segments.length && path.every((part, index) => part === ":" || part === segments[index]);
		}
		function decodeSegment(segment) {
			try {
				return decodeURIComponent(segment);
			} catch {
				return segment;
			}
		}
		function createMount({ state, controls, journal, nextFault }) {
			let { clock, log, config } = state, common = {
				clock,
				log,
				routeDeadlineMs: config.limits.route_deadline
			};
			return (incoming, response) => {
				let { method = "GET", url = "/" } = incoming, path = url.split("?")[0] ?? "/";
				if (!path.startsWith(`${config.base_path}/`)) {
					let notFound = refuse(404, "not_found", "Not found."), isLocal = isLocalRequest(incoming);
					server_answer(incoming, response, {
						...common,
						fault: void 0,
						fail: (status) => refuse(status, "internal_error", "The request could not be completed."),
						note() {},
						handle: async (request) => await administer(request, { isLocal }, controls) ?? notFound
					});
					return;
				}
				let route = findRoute(method, path.slice(config.base_path.length + 1));
				server_answer(incoming, response, {
					...common,
					fault: route.faultRoute === void 0 ? void 0 : nextFault(route.faultRoute),
					fail: route.fail,
					note: journal.open(method, path),
					handle: (request) => route.handle(request, state)
				});
			};
		}
		function matchesGlob(pattern, text) {
			let inPattern = 0, inText = 0, star = -1, starText = 0;
			for (; inText < text.length;) {
				let expected = pattern[inPattern];
				if (expected === "*") star = inPattern++, starText = inText;
				else if (expected === "?" || expected === text[inText]) inPattern++, inText++;
				else if (star !== -1) inPattern = star + 1, inText = ++starText;
				else return !1;
			}
			for (; pattern[inPattern] === "*";) inPattern++;
			return inPattern === pattern.length;
		}
		let variables = schemas.g1P(schemas.YjP(), schemas.YjP()), consequence = schemas.KCZ([
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
			tasks: schemas.YOg(schemas.KCZ([consequence, step])),
			variables
		}), pausedTurn = schemas.Ikc({
			asked: step,
			rest: continuation
		});
		function continuation_permissionQuestion(step, operation, rest) {
			let options = ("permission" in step ? step.permission.options : void 0) ?? [...interaction.rk], asked = "permission" in step ? {
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
				continuation: {
					asked,
					rest
				}
			};
		}
		function afterAnswer(asked, rest, answer) {
			if ("ask" in asked) return prepend(rest, { know: { answer: answerText(asked.ask.fields, answer) } });
			if (!("shell" in asked || "permission" in asked)) return rest;
			let option = answer.kind === "chosen" ? answer.option : "reject_once", after = afterPermission(asked, rest, option === "allow_once" || option === "allow_always"), operation = "shell" in asked ? shellOperation(asked.shell) : asked.permission.operation;
			return operation === null || option === "allow_once" || option === "reject_once" ? after : prepend(after, {
				remember: operation,
				choice: option
			});
		}
		function afterPermission(step, rest, isAllowed) {
			return "permission" in step ? prepend(rest, ...(isAllowed ? step.allowed : step.rejected) ?? []) : isAllowed ? prepend(rest, {
				run: step.shell,
				timeout: step.timeout
			}) : prepend(rest, { know: {
				stdout: "",
				exit_status: "rejected"
			} });
		}
		function prepend(rest, ...tasks) {
			return {
				...rest,
				tasks: [...tasks, ...rest.tasks]
			};
		}
		function operationOf(step, rest, turn) {
			return "shell" in step ? shellOperation(step.shell) : step.permission.operation === null ? null : render(step.permission.operation, rest, turn);
		}
		function shellOperation(command) {
			return `shell command: ${command}`;
		}
		function answerText(fields, answer) {
			if (answer.kind !== "accepted") return "";
			let only = fields.length === 1 ? fields[0] : void 0;
			if (only === void 0) return JSON.stringify(answer.content);
			let value = answer.content[only.name] ?? "";
			return typeof value == "string" ? value : JSON.stringify(value);
		}
		function render(text, rest, turn) {
			let values = new Map(Object.entries({
				...rest.variables,
				prompt: turn.prompt,
				turn: String(turn.turn)
			}));
			return text.replace(/\{\{(\w+)\}\}/g, (written, name) => values.get(name) ?? written);
		}
		var external_node_child_process_ = __webpack_require__(1421), external_node_os_ = __webpack_require__(8161);
		let passedOn = [
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
		function shellEnvironment(env) {
			let names = [...passedOn, ...Object.keys(env).filter((name) => name.startsWith("LC_"))];
			return Object.fromEntries(names.flatMap((name) => env[name] === void 0 ? [] : [[name, env[name]]]));
		}
		async function runShell(options) {
			let { command, workdir, env, timeoutMs, clock, signal } = options;
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
			}), endGroup = () => {
				child.pid !== void 0 && endProcessGroup(child.pid);
			}, captured = [], capturedBytes = 0;
			child.stdout.on("data", (bytes) => {
				let kept = bytes.subarray(0, 65536 - capturedBytes);
				capturedBytes += kept.length, kept.length > 0 && captured.push(kept);
			});
			let isTimedOut = !1, cancelTimer = clock.setTimer(timeoutMs, () => {
				isTimedOut = !0, endGroup();
			});
			signal.addEventListener("abort", endGroup, { once: !0 });
			try {
				let exitStatus = await new Promise((resolve, reject) => {
					let status = 0;
					child.once("error", reject), child.once("exit", (code, signalName) => {
						status = code ?? 128 + (signalName === null ? 0 : external_node_os_.constants.signals[signalName]), endGroup();
					}), child.once("close", () => resolve(status));
				});
				return {
					stdout: new TextDecoder().decode(Buffer.concat(captured)),
					exitStatus: isTimedOut ? 124 : exitStatus
				};
			} finally {
				cancelTimer(), signal.removeEventListener("abort", endGroup);
			}
		}
		function endProcessGroup(pid) {
			try {
				process.kill(-pid, "SIGKILL");
			} catch {}
		}
		let defaultShellTimeoutMs = 12e4, playbook_intern_endings = {
			run_ended: {
				ending: "run_ended",
				message: "The intern ended the run."
			},
			timeout: {
				ending: "timeout",
				message: "The intern did not answer in time."
			},
			sever: {
				ending: "stream_severed",
				message: "The connection to the intern broke before it confirmed an end."
			},
			attachment_failed: {
				ending: "attachment_failed",
				message: "The run produced more output than the intern retains for replay."
			},
			intern_unreachable: {
				ending: "intern_unreachable",
				message: "The intern could not be reached."
			}
		};
		function createPlaybookIntern(options) {
			let begin = (turn) => {
				let chosen = options.playbook.turns.find(({ when = "*" }) => matchesGlob(when, turn.prompt));
				return chosen === void 0 ? void 0 : {
					model: chosen.model ?? options.model,
					tasks: chosen.steps,
					variables: {
						stdout: "",
						exit_status: "",
						answer: ""
					}
				};
			};
			return {
				refuses(turn) {
					if (options.workdir !== void 0 && !isFolder(options.workdir)) return playbook_intern_endings.intern_unreachable;
					let first = begin(turn)?.tasks[0];
					return first !== void 0 && "end" in first && (first.end === "attachment_failed" || first.end === "intern_unreachable") ? playbook_intern_endings[first.end] : void 0;
				},
				async prompt(turn, io) {
					let todo = begin(turn);
					todo === void 0 ? await io.report({
						type: "end",
						ending: "turn_failed",
						message: "No turn of the playbook matches this prompt."
					}) : await follow(todo, {
						turn,
						io,
						options
					});
				},
				async goOnUnheard(turn, stored, io) {
					let { asked, rest } = pausedTurn.parse(stored);
					"meanwhile" in asked && await followUnheard(asked, rest, {
						turn,
						io,
						options
					});
				},
				async resume(turn, { continuation: stored, answer }, io) {
					let { asked, rest } = pausedTurn.parse(stored);
					await follow(afterAnswer(asked, rest, answer), {
						turn,
						io,
						options
					});
				}
			};
		}
		async function followUnheard(asked, rest, context) {
			let { io } = context, left = asked.meanwhile ?? [];
			for (; !io.signal.aborted;) {
				let [step, ...steps] = left;
				if (step === void 0) return;
				"wait" in step ? await sleep(readDurationMs(step.wait) ?? 0, context) : "usage" in step || await speak(step, rest, context), left = steps, await io.report({
					type: "part",
					usage: "usage" in step ? {
						type: "usage",
						usage: step.usage,
						byokCost: step.byok_cost ?? 0
					} : void 0,
					continuation: {
						asked: {
							...asked,
							meanwhile: steps
						},
						rest
					}
				});
			}
		}
		async function follow(todo, context) {
			let { io } = context;
			todo.model !== null && await io.report({
				type: "model",
				model: todo.model
			});
			let rest = todo;
			for (; rest !== void 0 && !io.signal.aborted;) {
				let [task, ...tasks] = rest.tasks;
				rest = task === void 0 ? void 0 : await take(task, {
					...rest,
					tasks
				}, context);
			}
		}
		async function take(task, rest, context) {
			let { turn, io } = context;
			if ("say" in task || "think" in task) return await speak(task, rest, context), rest;
			if ("wait" in task) return await sleep(readDurationMs(task.wait) ?? 0, context), rest;
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
					...playbook_intern_endings[task.end]
				});
				return;
			}
			if ("ask" in task) {
				let question = {
					kind: "elicitation",
					message: render(task.ask.message, rest, turn),
					fields: task.ask.fields
				};
				await io.report({
					type: "question",
					question,
					continuation: {
						asked: task,
						rest
					}
				});
				return;
			}
			let operation = operationOf(task, rest, turn), choice = operation === null ? void 0 : turn.standing.get(operation);
			if (turn.approvalMode === "self-drive" || choice !== void 0) return afterPermission(task, rest, choice !== "reject_always");
			await io.report({
				type: "question",
				...continuation_permissionQuestion(task, operation, rest)
			});
		}
		async function speak(step, rest, context) {
			let { io, turn } = context, event = "say" in step ? {
				type: "text",
				text: render(step.say, rest, turn)
			} : {
				type: "reasoning",
				text: render(step.think, rest, turn)
			}, everyMs = step.every === void 0 ? 0 : readDurationMs(step.every) ?? 0;
			if (everyMs > 0) return speakEvery(everyMs, event, step.repeat ?? 1, context);
			for (let left = step.repeat ?? 1; left > 0 && !io.signal.aborted; left--) {
				let caughtUp = io.report(event);
				caughtUp !== void 0 && await caughtUp;
			}
		}
		function speakEvery(everyMs, event, times, { io, options }) {
			return new Promise((resolve) => {
				let left = times, cancelTimer, finish = () => {
					cancelTimer(), io.signal.removeEventListener("abort", finish), resolve();
				}, say = () => {
					--left;
					let caughtUp = io.report(event);
					left === 0 ? finish() : caughtUp !== void 0 && waitFor(caughtUp);
				}, waitFor = (caughtUp) => {
					cancelTimer(), caughtUp.then(() => {
						io.signal.aborted || (cancelTimer = options.clock.every(everyMs, say));
					});
				};
				cancelTimer = options.clock.every(everyMs, say), io.signal.addEventListener("abort", finish, { once: !0 });
			});
		}
		async function tryShell(task, rest, context) {
			let { turn, io, options } = context, timeoutMs = task.timeout === void 0 ? defaultShellTimeoutMs : readDurationMs(task.timeout) ?? defaultShellTimeoutMs, env = {
				...options.env,
				...variable("INTERN_PROMPT", turn.prompt),
				...variable("INTERN_ANSWER", rest.variables.answer ?? "")
			};
			try {
				let workdir = options.workdir ?? options.sessionFolder(turn.sessionId), result = await runShell({
					command: task.run,
					workdir,
					env,
					timeoutMs,
					clock: options.clock,
					signal: io.signal
				});
				return {
					stdout: result.stdout,
					exit_status: String(result.exitStatus)
				};
			} catch (error) {
				return { failure: `The intern could not run its shell: ${(0, errors.Uc)(error)}` };
			}
		}
		function variable(name, value) {
			return value.includes("\0") || Buffer.byteLength(value) > 1e5 ? {} : { [name]: value };
		}
		function sleep(delayMs, { options, io: { signal } }) {
			return new Promise((resolve) => {
				let cancelTimer = options.clock.setTimer(delayMs, done);
				signal.addEventListener("abort", done, { once: !0 });
				function done() {
					cancelTimer(), signal.removeEventListener("abort", done), resolve();
				}
			});
		}
		function isFolder(path) {
			return (0, external_node_fs_.statSync)(path, { throwIfNoEntry: !1 })?.isDirectory() ?? !1;
		}
		let windowMs = 6e4;
		function createRateLimit(perMinute, clock) {
			let byKey = new Map();
			return { take(key) {
				if (perMinute === null) return;
				let now = clock.now(), taken = byKey.get(key) ?? {
					times: [],
					first: 0
				};
				for (byKey.set(key, taken); (taken.times[taken.first] ?? Infinity) <= now - windowMs;) taken.first += 1;
				taken.first > taken.times.length / 2 && (taken.times = taken.times.slice(taken.first), taken.first = 0);
				let oldest = taken.times[taken.first];
				if (oldest !== void 0 && taken.times.length - taken.first >= perMinute) return Math.max(1, Math.ceil((oldest + windowMs - now) / 1e3));
				taken.times.push(now);
			} };
		}
		function goOnUnheard(run, { intern, store, clock, log, keptBytes, save }) {
			let { pending } = run;
			if (pending === null) return () => {};
			let abort = new AbortController(), recorded = {
				run,
				standing: new Map(),
				store,
				clock,
				keptBytes
			}, events = 0, report = (event) => {
				if (!abort.signal.aborted) {
					if (event.type === "part") {
						let { usage, continuation } = event;
						store.atomically(() => {
							usage !== void 0 && record(usage, recorded), run.pending = {
								...pending,
								continuation
							}, save();
						});
					} else return record(event, recorded), run.producedBytes > keptBytes ? run.unheard = [] : keep(run, event), events += 1, events % 1e3 == 0 ? (0, promises_.setImmediate)() : void 0;
				}
			};
			return intern.goOnUnheard(turnOf(run, new Map()), pending.continuation, {
				report,
				signal: abort.signal
			}).catch((error) => {
				log.error(`Run ${run.id} stopped to go on while its question is open: ${(0, errors.Uc)(error)}`);
			}), () => abort.abort();
		}
		function keep({ unheard }, { type, text }) {
			let last = unheard.at(-1);
			last?.type === type && last.text.length < 4096 ? last.text += text : unheard.push({
				type,
				text
			});
		}
		function openWorkFolder(dataFolder) {
			if (dataFolder === void 0) {
				let temporary = (0, external_node_fs_.mkdtempSync)(external_node_path_.join((0, external_node_os_.tmpdir)(), "intern-service-"));
				return {
					path: temporary,
					close: () => (0, external_node_fs_.rmSync)(temporary, {
						recursive: !0,
						force: !0
					})
				};
			}
			let kept = external_node_path_.join(dataFolder, "sessions");
			return (0, external_node_fs_.mkdirSync)(kept, {
				recursive: !0,
				mode: 448
			}), {
				path: kept,
				close() {}
			};
		}
		function sessionFolder(workFolder, internId, sessionId) {
			let name = (0, external_node_crypto_.createHash)("sha256").update(JSON.stringify([internId, sessionId])).digest("hex").slice(0, 32), folder = external_node_path_.join(workFolder, name);
			return (0, external_node_fs_.mkdirSync)(folder, { recursive: !0 }), folder;
		}
		function createState(options) {
			let { deployment, store, clock, log, newId, signingKey } = options, { config } = deployment;
			store.atomically(() => {
				for (let key of config.keys) store.key(key.hash) === void 0 && store.saveKey(toStoredKey(key, clock.now()));
			});
			let accessTokens = createAccessTokens(signingKey, clock), interns = config.interns.map((intern) => serveIntern(intern, options)).toSorted((a, b) => byAge(a.record, b.record));
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
					goOnUnheard(run, save) {
						let served = interns.find(({ record }) => record.id === run.internId);
						if (served === void 0) return () => {};
						let { intern } = served;
						return goOnUnheard(run, {
							intern,
							store,
							clock,
							log,
							keptBytes: config.limits.replay_bytes,
							save
						});
					}
				}),
				attached: new Set(),
				accessTokens,
				callers: createCallers({
					keys: config.keys,
					store,
					accessTokens,
					clock
				}),
				interns,
				policies: servePolicies(options),
				turnRate: createRateLimit(config.limits.turns_per_minute, clock),
				exchangeRate: createRateLimit(config.limits.exchanges_per_minute, clock),
				keyUpdateRate: createRateLimit(config.limits.key_updates_per_minute, clock)
			};
		}
		function toStoredKey(key, nowMs) {
			let now = new Date(nowMs).toISOString(), { hash, disabled, limit, limit_reset, include_byok_in_limit, expires_at, creator_user_id, workspace_id } = key, name = key.name ?? hash, createdAt = key.created_at ?? now;
			return {
				hash,
				name,
				label: key.label ?? name,
				disabled,
				limit,
				limit_reset,
				include_byok_in_limit,
				usage: nothingUsed,
				byok: nothingUsed,
				periods: periodsAt(nowMs),
				created_at: createdAt,
				updated_at: key.updated_at ?? createdAt,
				expires_at,
				creator_user_id,
				workspace_id
			};
		}
		function serveIntern(configured, { deployment, store, clock, env, workFolder }) {
			let { workdir: _workdir, runs: _runs, created_at, updated_at, ...fields } = configured, createdAt = created_at ?? store.keep(`created_at of intern ${fields.id}`, () => new Date(clock.now()).toISOString()), record = {
				...fields,
				created_at: createdAt,
				updated_at: updated_at ?? createdAt
			}, runs = deployment.runs.get(fields.id);
			if (runs === void 0) throw TypeError(`Intern "${fields.id}" has nothing that it runs.`);
			return {
				record,
				intern: createPlaybookIntern({
					playbook: runs.playbook,
					model: fields.model,
					workdir: runs.workdir,
					sessionFolder: (sessionId) => sessionFolder(workFolder, fields.id, sessionId),
					env: shellEnvironment(env),
					clock
				})
			};
		}
		function servePolicies({ deployment, clock, fetch, identityProvider }) {
			let { issuers, policies } = deployment.config, trusted = [...issuers, ...identityProvider === void 0 ? [] : [{
				id: identityProviderIssuer,
				issuer: identityProvider,
				jwks_url: null
			}]], served = new Map(trusted.map(({ id, issuer, jwks_url }) => [id, {
				issuer,
				keys: createIssuerKeys({
					issuer,
					jwksUrl: jwks_url,
					clock,
					fetch
				})
			}]));
			return new Map(policies.flatMap((policy) => {
				let issuer = served.get(policy.issuer);
				return issuer === void 0 ? [] : [[policy.id, {
					policy,
					issuerId: policy.issuer,
					...issuer
				}]];
			}));
		}
		var external_node_sqlite_ = __webpack_require__(99);
		let standing = schemas.g1P(schemas.YjP(), schemas.k5n(["allow_always", "reject_always"])), runStates = [
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
			approvalMode: schemas.k5n(chat.oy),
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
			pending: schemas.mee(schemas.Ikc({
				toolCallId: schemas.YjP(),
				question,
				continuation: schemas.L5J(),
				deadlineAtMs: schemas.aig()
			}))
		}), schema = "\n  CREATE TABLE IF NOT EXISTS kept (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;\n  CREATE TABLE IF NOT EXISTS keys (hash TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;\n  CREATE TABLE IF NOT EXISTS sessions (\n    intern_id TEXT NOT NULL, session_id TEXT NOT NULL, turns INTEGER NOT NULL, standing TEXT NOT NULL,\n    PRIMARY KEY (intern_id, session_id)\n  ) STRICT, WITHOUT ROWID;\n  CREATE TABLE IF NOT EXISTS runs (id TEXT PRIMARY KEY, state TEXT NOT NULL, value TEXT NOT NULL) STRICT;\n  CREATE INDEX IF NOT EXISTS open_runs ON runs (state) WHERE state IN ('running', 'paused');\n  CREATE TABLE IF NOT EXISTS questions (\n    intern_id TEXT NOT NULL, session_id TEXT NOT NULL, tool_call_id TEXT NOT NULL, run_id TEXT NOT NULL,\n    PRIMARY KEY (intern_id, session_id, tool_call_id)\n  ) STRICT, WITHOUT ROWID;\n";
		function openStore(folder) {
			let database = openDatabase(folder), begin = database.prepare("BEGIN IMMEDIATE"), commit = database.prepare("COMMIT"), rollback = database.prepare("ROLLBACK"), readKey = database.prepare("SELECT value FROM keys WHERE hash = ?"), writeKey = database.prepare("INSERT OR REPLACE INTO keys VALUES (?, ?)"), readSession = database.prepare("SELECT turns, standing FROM sessions WHERE intern_id = ? AND session_id = ?"), writeTurns = database.prepare("INSERT INTO sessions VALUES (?, ?, ?, '{}') ON CONFLICT DO UPDATE SET turns = excluded.turns"), writeStanding = database.prepare("INSERT INTO sessions VALUES (?, ?, 0, ?) ON CONFLICT DO UPDATE SET standing = excluded.standing"), writeRun = database.prepare("INSERT INTO runs VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET state = excluded.state, value = excluded.value"), writeQuestion = database.prepare("INSERT OR REPLACE INTO questions VALUES (?, ?, ?, ?)"), readQuestion = database.prepare("SELECT run_id, state FROM questions JOIN runs ON runs.id = run_id WHERE intern_id = ? AND session_id = ? AND tool_call_id = ?"), forgetOldRuns = folder === void 0 ? database.prepare("DELETE FROM runs WHERE rowid <= ? AND state NOT IN ('running', 'paused')") : void 0, readOpenRuns = database.prepare("SELECT value FROM runs WHERE state IN ('running', 'paused') ORDER BY rowid"), readKept = database.prepare("SELECT value FROM kept WHERE name = ?"), writeKept = database.prepare("INSERT INTO kept VALUES (?, ?)"), keys = new Map(), atomically = (work) => {
				if (database.isTransaction) return work();
				begin.run();
				try {
					let result = work();
					return commit.run(), result;
				} catch (error) {
					throw database.isTransaction && rollback.run(), keys.clear(), error;
				}
			};
			return {
				key(hash) {
					let known = keys.get(hash);
					if (known !== void 0) return known;
					let row = readKey.get(hash);
					if (row === void 0) return;
					let key = storedKey.parse(parseValue(row));
					return keys.set(hash, key), key;
				},
				saveKey(key) {
					writeKey.run(key.hash, JSON.stringify(key)), keys.set(key.hash, key);
				},
				session(internId, sessionId) {
					let row = readSession.get(internId, sessionId);
					return row === void 0 ? {
						turns: 0,
						standing: {}
					} : {
						turns: Number(row.turns),
						standing: standing.parse(JSON.parse(String(row.standing)))
					};
				},
				saveStanding(internId, sessionId, choices) {
					writeStanding.run(internId, sessionId, JSON.stringify(choices));
				},
				saveRun(run) {
					atomically(() => {
						let { lastInsertRowid } = writeRun.run(run.id, run.state, JSON.stringify(run));
						Number(lastInsertRowid) % 500 == 0 && forgetOldRuns?.run(Number(lastInsertRowid) - 1e4), writeTurns.run(run.internId, run.sessionId, run.turn), run.pending !== null && writeQuestion.run(run.internId, run.sessionId, run.pending.toolCallId, run.id);
					});
				},
				openRuns: () => readOpenRuns.all().map((row) => storedRun.parse(parseValue(row))),
				askedBy(internId, sessionId, toolCallId) {
					let row = readQuestion.get(internId, sessionId, toolCallId);
					return row === void 0 ? void 0 : askedBy.parse({
						runId: row.run_id,
						state: row.state
					});
				},
				keep(name, make) {
					let row = readKept.get(name);
					if (row !== void 0) return schemas.YjP().parse(row.value);
					let value = make();
					return writeKept.run(name, value), value;
				},
				atomically,
				close: () => database.close()
			};
		}
		let askedBy = schemas.Ikc({
			runId: schemas.YjP(),
			state: schemas.k5n(runStates)
		});
		function parseValue(row) {
			return JSON.parse(schemas.YjP().parse(row.value));
		}
		function openDatabase(folder) {
			if (folder === void 0) {
				let memory = new external_node_sqlite_.DatabaseSync(":memory:");
				return memory.exec(schema), memory;
			}
			try {
				(0, external_node_fs_.mkdirSync)(folder, {
					recursive: !0,
					mode: 448
				});
				let database = new external_node_sqlite_.DatabaseSync(external_node_path_.join(folder, "service.sqlite"), { timeout: 0 });
				return database.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"), database.exec(`BEGIN IMMEDIATE; ${schema} COMMIT;`), database;
			} catch (error) {
				let problem = `Can't use the data folder "${folder}": ${(0, errors.Uc)(error)}. Is another service using it?`;
				throw new errors.xL("config_invalid", problem, {
					source: folder,
					cause: error
				});
			}
		}
		let stopGraceMs = 2e3;
		async function startService(options = {}) {
			let closers = [];
			try {
				return await start(options, closers);
			} catch (error) {
				throw await closeAll(closers), error;
			}
		}
		async function start(options, closers) {
			let { port = 0, host = "127.0.0.1", env = process.env, cwd = process.cwd(), log = lib_log.aB } = options, hasIdentityProvider = options.identityProvider !== void 0 && options.identityProvider !== !1, deploy = (config) => readDeployment({
				config,
				cwd,
				env,
				data: options.data,
				hasIdentityProvider
			}), configured = options.config === void 0 ? void 0 : deploy(options.config), dataFolder = configured?.dataFolder ?? (options.data === void 0 ? void 0 : external_node_path_.resolve(cwd, options.data)), { clock, store, workFolder } = openGround({
				clock: options.clock,
				config: configured?.config,
				dataFolder
			}, closers), faults = createFaults(), redactor = (0, secret.l)(), journal = createJournal(clock.now, redactor.redact), identityProvider = hasIdentityProvider ? await startIdentityProvider({
				port: service_portOf(options.identityProvider),
				clock,
				log,
				journal,
				nextFault: faults.next
			}) : void 0;
			closers.push(() => identityProvider?.close(stopGraceMs));
			let signingKey = await generateSigningKey(), handle, listener = await listen({
				port,
				host,
				handle: (incoming, response) => handle?.(incoming, response)
			});
			closers.push(() => listener.close(stopGraceMs));
			let origin = `http://${host.includes(":") ? `[${host}]` : host}:${listener.port}`, deployment = configured ?? deploy(builtInConfig({
				origin,
				hasIdentityProvider,
				env
			})), { config } = deployment, state = createState({
				deployment,
				store,
				clock,
				log,
				env,
				signingKey: store.keep("signing_key", () => signingKey),
				identityProvider: identityProvider?.issuer,
				workFolder: workFolder.path,
				newId: external_node_crypto_.randomUUID,
				fetch: options.fetch ?? globalThis.fetch
			});
			closers.push(() => {
				for (let end of state.attached) end();
				state.runs.stop();
			}), identityProvider?.setDefaults(jobDefaults(config));
			for (let { secret } of config.keys) redactor.add(secret);
			return handle = createMount({
				state,
				journal,
				nextFault: faults.next,
				controls: {
					journal: journal.entries,
					advance: clock.advance,
					fault: faults.order,
					now: clock.now,
					basePath: config.base_path
				}
			}), isLoopbackHost(host) || log.warning(`The service listens on ${host}: everyone who reaches it can try its keys.`), toService({
				origin,
				config,
				identityProvider,
				clock,
				journal,
				faults,
				closers,
				isBuiltIn: configured === void 0
			});
		}
		function openGround({ clock: given, config, dataFolder }, closers) {
			let clock = given ?? createClock(startOf(config));
			given === void 0 && closers.push(() => clock.stop());
			let store = openStore(dataFolder);
			closers.push(() => store.close());
			let workFolder = openWorkFolder(dataFolder);
			return closers.push(() => workFolder.close()), {
				clock,
				store,
				workFolder
			};
		}
		function toService({ origin, config, identityProvider, clock, journal, faults, closers, isBuiltIn }) {
			let baseUrl = `${origin}${config.base_path}`, stopping, stop = () => (stopping ??= closeAll(closers), stopping);
			return {
				baseUrl,
				identityProvider: identityProvider?.issuer,
				ready: toReadyLine({
					baseUrl,
					origin,
					identityProvider,
					isBuiltIn
				}),
				job: toJobSettings(config),
				journal: journal.entries,
				async advance(duration) {
					let byMs = readDurationMs(duration);
					if (byMs === void 0) throw TypeError(`"${duration}" is no duration. Write 90s, 5m, 1h30m or seconds.`);
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
		async function closeAll(closers) {
			for (let close of closers.splice(0).toReversed()) await close();
		}
		function service_portOf(identityProvider) {
			return typeof identityProvider == "object" ? identityProvider.port ?? 0 : 0;
		}
		function startOf(config) {
			return typeof config?.clock == "string" ? { startAtMs: Date.parse(config.clock) } : {};
		}
	})
};
