export const id = 2903;
export const ids = [2903];
export const modules = {
	4219: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BM: () => obtainToken,
			Bt: () => holdAccessToken,
			RV: () => obtainAccessToken
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _http_retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8394), _identity_claims_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4316), _token_exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(413), _token_holder_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6383);
		function holdAccessToken(options) {
			let { federationPolicyId, log } = options, obtain = async (signal) => {
				let obtained = await obtainAccessToken({
					...options,
					signal
				}), seconds = Math.round(obtained.lifetimeMs / 1e3);
				return log.info(`Access token ${obtained.token.fingerprint()} for ${seconds} s by policy "${federationPolicyId}".`), obtained;
			}, holder = (0, _token_holder_js__WEBPACK_IMPORTED_MODULE_0__.N)({
				...options,
				obtain
			}), refusedToken, get = async (signal = options.signal) => {
				let { alive, isDue } = holder, usable = alive?.token === refusedToken ? void 0 : alive;
				if (usable !== void 0 && !isDue) return usable.token;
				try {
					return (await holder.exchange(signal)).token;
				} catch (error) {
					let kept = holder.alive?.token === refusedToken ? void 0 : holder.alive;
					if (kept === void 0 || !judge(error).retry) throw error;
					return log.warning(`The access token could not be renewed; the current one stays in use: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.Uc)(error)}`), kept.token;
				}
			};
			return {
				get,
				renew(refused, signal) {
					return holder.alive?.token === refused && (refusedToken = refused), get(signal);
				}
			};
		}
		function obtainAccessToken(options) {
			return obtainToken({
				...options,
				exchange: (subjectToken, limits) => (0, _token_exchange_js__WEBPACK_IMPORTED_MODULE_2__.r1)({
					...options,
					subjectToken
				}, {
					...options,
					...limits
				})
			});
		}
		function obtainToken(options) {
			let { source, audience, isAudienceDefault = !1, clock, log, signal } = options, deadline = clock.monotonic() + 6e4;
			return (0, _http_retry_js__WEBPACK_IMPORTED_MODULE_3__.b)({
				what: "token exchange",
				maxAttempts: 5,
				deadline,
				clock,
				log,
				signal
			}, async () => {
				let attemptUntil = Math.min(deadline, clock.monotonic() + 1e4), leftMs = () => Math.max(1, Math.ceil(attemptUntil - clock.monotonic())), subjectToken = await source.fetchToken({
					audience,
					timeoutMs: leftMs(),
					signal
				}), demanded = source.takesAudience || !isAudienceDefault ? audience : void 0;
				(0, _identity_claims_js__WEBPACK_IMPORTED_MODULE_4__.u7)(subjectToken, {
					source: source.name,
					audience: demanded,
					isFresh: source.takesAudience,
					nowMs: clock.now()
				}), log.debug(`Subject token ${subjectToken.fingerprint()} from ${source.name} for audience "${audience}".`);
				let startedAt = clock.monotonic(), granted = await spend(subjectToken, options, () => options.exchange(subjectToken, {
					timeoutMs: leftMs(),
					now: clock.now,
					signal
				}));
				return log.mask(granted.token), {
					...granted,
					startedAt
				};
			}, (error) => source.takesAudience && isUsed(error) ? { retry: !0 } : judge(error));
		}
		async function spend(subjectToken, { source, spent }, exchange) {
			if (spent === void 0) return exchange();
			let print = subjectToken.fingerprint();
			if (spent.has(print)) throw usedToken(source, void 0);
			spent.add(print);
			try {
				return await exchange();
			} catch (error) {
				let isHeld = !source.takesAudience;
				if (wasNotSent(error) || isHeld && wasNotTaken(error)) spent.delete(print);
				else if (isHeld && judge(error).retry) throw usedToken(source, error);
				throw error;
			}
		}
		function wasNotSent(error) {
			if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.h4)) return !1;
			let { sent, status } = error.data;
			return sent === "no" || error.code === "exchange_malformed" && status === void 0;
		}
		function wasNotTaken(error) {
			return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.h4 && (error.data.status === 429 || error.data.status === 503);
		}
		function usedToken({ name }, cause) {
			return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.lD("identity_used", `The subject token from ${name} was sent to the exchange before, where each counts once. Use a source that issues a new one for each exchange. Or, if its issuer is registered with "check_jti: false", write "single_use: false" into "model_access".`, {
				source: name,
				cause
			});
		}
		function isUsed(error) {
			return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.h4 && error.code === "identity_used";
		}
		function judge(error) {
			return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.h4 && /^(?:identity|exchange)_unreachable$/.test(error.code) ? {
				retry: !0,
				afterMs: error.data.retryAfterMs
			} : { retry: !1 };
		}
	}),
	413: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			wV: () => claimWords,
			r1: () => exchangeToken,
			cI: () => refusedExchange,
			Cj: () => sendExchange
		});
		var base_url = __webpack_require__(6337), errors = __webpack_require__(1819), schemas = __webpack_require__(8395), api = __webpack_require__(3305), lengths = __webpack_require__(5083), limits = __webpack_require__(8536);
		let tokenExchangeGrantType = "urn:ietf:params:oauth:grant-type:token-exchange", jwtTokenType = "urn:ietf:params:oauth:token-type:jwt", accessTokenType = "urn:ietf:params:oauth:token-type:access_token", inferenceScope = "inference", subjectTokenText = schemas.YjP().check((0, lengths.j)(limits._E.min), (0, lengths.T)(limits._E.max), api.Fk(/^[\w-]+\.[\w-]+\.[\w-]+$/)), parameters = {
			federation_policy_id: schemas.YjP().check((0, lengths.j)(1)),
			grant_type: schemas.euz(tokenExchangeGrantType),
			subject_token: subjectTokenText,
			subject_token_type: schemas.euz(jwtTokenType),
			requested_token_type: schemas.lqM(schemas.euz(accessTokenType)),
			scope: schemas.lqM(schemas.euz(inferenceScope))
		}, tokenExchangeForm = schemas.rej(parameters);
		schemas.Ikc(parameters);
		let tokenExchangeResponse = schemas._H3({
			access_token: schemas.YjP().check(api.Fk(/^[\x21-\x7e]+$/)),
			expires_in: schemas.Whr().check(api.NC(), api.Zm(limits.A$)),
			issued_token_type: schemas.euz(accessTokenType),
			scope: schemas.YjP(),
			token_type: schemas.YjP().check(api.Fk(/^[Bb][Ee][Aa][Rr][Ee][Rr]$/))
		});
		var lib_errors = __webpack_require__(452), http_document = __webpack_require__(8435), transport = __webpack_require__(3005), identity_claims = __webpack_require__(4316), secret = __webpack_require__(6385), wording = __webpack_require__(6559);
		function buildTokenExchange(exchange) {
			let subjectToken = exchange.subjectToken.reveal(), form = {
				federation_policy_id: exchange.federationPolicyId,
				grant_type: tokenExchangeGrantType,
				subject_token: subjectToken,
				subject_token_type: jwtTokenType,
				requested_token_type: accessTokenType,
				scope: inferenceScope
			};
			if (!tokenExchangeForm.safeParse(form).success) throw new lib_errors.Sb("exchange_malformed", `The subject token is no JWT that the service takes: it must have three dot-separated parts and at most 16384 characters, and has ${subjectToken.split(".").length} parts and ${subjectToken.length} characters.`);
			return {
				method: "POST",
				url: `${exchange.baseUrl}/oauth/token`,
				headers: {
					"Content-Type": "application/x-www-form-urlencoded",
					Accept: "application/json"
				},
				body: new URLSearchParams(form).toString(),
				bearer: exchange.apiKey
			};
		}
		function readTokenExchange(response, exchange) {
			if (response.status !== 200) throw refusal(response, exchange);
			let granted = tokenExchangeResponse.safeParse(response.json);
			if (!granted.success) {
				let fields = granted.error.issues.flatMap(({ path }) => path.length === 0 ? [] : [`"${path.join(".")}"`]), flaw = fields.length === 0 ? "it is no JSON object" : `look at ${fields.join(", ")}`;
				throw new lib_errors.Sb("exchange_malformed", `The token exchange answered 200 with a body outside the API: ${flaw}. Check that base-url is that of an Intern Service.`, { status: 200 });
			}
			return {
				token: new secret.z(granted.data.access_token),
				lifetimeMs: granted.data.expires_in * 1e3
			};
		}
		async function exchangeToken(exchange, options) {
			return readTokenExchange(await sendExchange("The token exchange did not answer.", buildTokenExchange(exchange), options), exchange);
		}
		async function sendExchange(message, request, options) {
			return (0, http_document.WI)(request, options).catch((error) => {
				if (!(error instanceof transport.hg)) throw error;
				let data = {
					sent: error.sent,
					cause: error
				};
				throw new lib_errors.Sb("exchange_unreachable", message, data);
			});
		}
		function refusedExchange({ name, data, words, refused }) {
			let { status = 0, reason } = data, answer = `${status}${reason === void 0 ? "" : ` ${reason}`}${words === void 0 ? "" : `: ${words}`}`;
			return status !== 429 && status < 500 ? refused(answer) : new lib_errors.Sb("exchange_unreachable", `${name} answered ${answer}.`, data);
		}
		function claimWords(claims) {
			let claim = (name) => JSON.stringify(claims.find((one) => one.name === name)?.value ?? null);
			return `issuer ${claim("iss")}, subject ${claim("sub")}, audience ${claim("aud")} (unverified claims)`;
		}
		function refusal(response, exchange) {
			let { status, json, requestId, retryAfterMs } = response, oauth = errors.Wl.safeParse(json).data, data = {
				status,
				reason: oauth?.error,
				requestId,
				retryAfterMs
			}, refused = (answer) => {
				if (status === 404 && oauth === void 0) return noExchangeThere(exchange.baseUrl, data);
				let { subjectToken, isAudienceDefault = !1 } = exchange, claims = (0, identity_claims.$q)(subjectToken), remarks = (0, identity_claims.MZ)(subjectToken, {
					isAudienceDefault,
					serviceDateMs: (0, http_document.Q$)(response.headers)
				});
				return new lib_errors.Sb("exchange_refused", `Token exchange refused (${answer}) for policy "${exchange.federationPolicyId}", ${claimWords(claims)}. Check that the organization trusts this issuer and that the policy matches this subject and audience.`, {
					...data,
					unverifiedClaims: claims,
					remarks
				});
			};
			return refusedExchange({
				name: "The token exchange",
				data,
				words: oauth?.error_description,
				refused
			});
		}
		function noExchangeThere(baseUrl, data) {
			let meant = (0, base_url.Y)(baseUrl), end = meant === void 0 ? "." : `: did you mean ${meant}?`;
			return new lib_errors.Sb("exchange_refused", (0, wording.MH)`There is no token exchange at ${baseUrl}/oauth/token: it answered 404. Check ${(0, wording.hF)("base-url")}${end}`, {
				...data,
				source: "base-url"
			});
		}
	}),
	8394: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { b: () => withRetry });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		async function withRetry(options, attempt, judge) {
			for (let number = 1;; number += 1) try {
				return await attempt(number);
			} catch (error) {
				options.signal?.throwIfAborted();
				let verdict = judge(error);
				if (!verdict.retry || number >= options.maxAttempts) throw error;
				let waitMs = Math.max(verdict.afterMs ?? 0, backOffMs(number, options.clock)), leftMs = Math.min(options.deadline, verdict.deadline ?? options.deadline) - options.clock.monotonic();
				if (waitMs > leftMs) {
					let requestedMs = verdict.afterMs ?? 0;
					throw requestedMs > Math.max(0, leftMs) && options.log.warning(tooLongWait(options.what, requestedMs, leftMs)), error;
				}
				options.log.info(`Attempt ${number} of the ${options.what} failed: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(error).replace(/\.$/, "")}. Next attempt in ${(waitMs / 1e3).toFixed(1)} s.`), await options.clock.sleep(waitMs, options.signal);
			}
		}
		function tooLongWait(what, requestedMs, leftMs) {
			let left = Math.max(0, Math.floor(leftMs / 1e3));
			return `The service asks to wait ${Math.ceil(requestedMs / 1e3)} s before the next attempt of the ${what}, and ${left} s are left. It is not sent again.`;
		}
		function backOffMs(number, clock) {
			return Math.min(15e3, 500 * 2 ** (number - 1)) * (1 - clock.random() / 4);
		}
	}),
	4316: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			u7: () => checkSubjectToken,
			$q: () => readUnverifiedClaims,
			MZ: () => remarkOnRefusal,
			eR: () => subjectTokenTimes
		}), new TextEncoder();
		let decoder = new TextDecoder(), buffer_utils_strictDecoder = new TextDecoder("utf-8", { fatal: !0 });
		function decodeBase64(encoded, url = !1) {
			if (Uint8Array.fromBase64) return Uint8Array.fromBase64(encoded, { alphabet: url ? "base64url" : "base64" });
			if (url) {
				if (encoded.includes("+") || encoded.includes("/")) throw TypeError("Invalid base64url");
				encoded = encoded.replace(/-/g, "+").replace(/_/g, "/");
			}
			let binary = atob(encoded), bytes = new Uint8Array(binary.length);
			for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
			return bytes;
		}
		function base64url_decode(input) {
			try {
				return decodeBase64(typeof input == "string" ? input : decoder.decode(input), !0);
			} catch (cause) {
				throw TypeError("The input to be decoded is not correctly encoded.", { cause });
			}
		}
		function isObject(input) {
			if (typeof input != "object" || !input || Object.prototype.toString.call(input) !== "[object Object]") return !1;
			let prototype = Object.getPrototypeOf(input);
			return prototype === null || Object.getPrototypeOf(prototype) === null;
		}
		class JOSEError extends Error {
			static code = "ERR_JOSE_GENERIC";
			code = "ERR_JOSE_GENERIC";
			constructor(message, options) {
				super(message, options), this.name = this.constructor.name, Error.captureStackTrace?.(this, this.constructor);
			}
		}
		class JWTInvalid extends JOSEError {
			static code = "ERR_JWT_INVALID";
			code = "ERR_JWT_INVALID";
		}
		function decodeJwt(jwt) {
			if (typeof jwt != "string") throw new JWTInvalid("JWTs must use Compact JWS serialization, JWT must be a string");
			let { 1: encodedPayload, length } = jwt.split(".");
			if (length === 5) throw new JWTInvalid("Only JWTs using Compact JWS serialization can be decoded");
			if (length !== 3) throw new JWTInvalid("Invalid JWT");
			if (!encodedPayload) throw new JWTInvalid("JWTs must contain a payload");
			let claimsSetBytes;
			try {
				claimsSetBytes = base64url_decode(encodedPayload);
			} catch (cause) {
				throw new JWTInvalid("Failed to base64url decode the payload", { cause });
			}
			let claimsSet;
			try {
				claimsSet = JSON.parse(buffer_utils_strictDecoder.decode(claimsSetBytes));
			} catch (cause) {
				throw new JWTInvalid("Failed to parse the decoded payload as JSON", { cause });
			}
			if (!isObject(claimsSet)) throw new JWTInvalid("Invalid JWT Claims Set");
			return claimsSet;
		}
		var errors = __webpack_require__(452), wording = __webpack_require__(6559);
		let policyClaims = [
			"iss",
			"sub",
			"aud",
			"repository",
			"repository_id",
			"repository_owner",
			"ref",
			"environment",
			"event_name",
			"workflow_ref",
			"job_workflow_ref"
		];
		function readEveryClaim(token) {
			try {
				return decodeJwt(token.reveal());
			} catch {
				return;
			}
		}
		function subjectTokenTimes(token) {
			let { iat, exp } = readEveryClaim(token) ?? {};
			return {
				iat: typeof iat == "number" ? iat : void 0,
				exp: typeof exp == "number" ? exp : void 0
			};
		}
		function readUnverifiedClaims(token) {
			let claims = readEveryClaim(token);
			return claims === void 0 ? [] : policyClaims.map((name) => ({
				name,
				value: show(claims[name])
			}));
		}
		function show(value) {
			if (value !== void 0) return typeof value == "string" ? value : JSON.stringify(value);
		}
		function checkSubjectToken(token, { source, audience, isFresh, nowMs }) {
			let claims = readEveryClaim(token);
			if (claims === void 0) return;
			let refuse = (what, remedy) => {
				let message = (0, wording.MH)`The subject token from ${source} ${what}. ${remedy}`;
				throw new errors.lD("identity_malformed", message, { source });
			}, { iss, aud, exp, iat } = claims;
			(typeof iss != "string" || iss === "") && refuse("has no issuer (iss)", "Is it an identity token?");
			let audiences = [aud ?? []].flat();
			if (audience !== void 0 && !audiences.includes(audience) && refuse(`has ${audiences.length === 0 ? "no audience" : `the audience ${audiences.map((one) => `"${one}"`).join(", ")}`}, not "${audience}"`, (0, wording.MH)`Set ${(0, wording.hF)("audience")} to the one that the federation policy wants.`), typeof exp != "number") refuse("has no expiry (exp)", "The exchange takes only tokens that expire.");
			else if (exp * 1e3 + 6e4 < nowMs) {
				let ageSeconds = typeof iat == "number" ? Math.round(nowMs / 1e3 - iat) : void 0;
				isFresh && ageSeconds !== void 0 && refuse(`was issued just now, which was ${ageSeconds} s ago by the clock of this machine`, `That clock is ${ageSeconds} s ahead. Set it, or synchronize it (NTP).`);
				let seconds = Math.round(nowMs / 1e3 - exp), clock = ageSeconds === void 0 ? "" : ` If it was issued just now, the clock of this machine is ${ageSeconds} s ahead.`;
				refuse(`expired ${seconds} s ago`, `Get a new one shortly before the step, or use a source that renews it.${clock}`);
			}
		}
		function isReused({ workflow_ref: caller, job_workflow_ref: job }) {
			return typeof caller == "string" && typeof job == "string" && caller !== job;
		}
		function remarkOnRefusal(token, circumstances) {
			let claims = readEveryClaim(token);
			if (claims === void 0) return [];
			let { environment, event_name, aud } = claims, subject = typeof claims.sub == "string" ? claims.sub : "";
			return [
				/^repo:[^:/]*@\d+\/[^:/]*@\d+:/.test(subject) && "The subject carries the numeric ids of owner and repository, as in all repositories created, renamed or transferred since 2026-07-15: the policy must have them too.",
				event_name === "pull_request" && subject.endsWith(":pull_request") && "On pull requests the subject ends in \":pull_request\" and names no branch: a policy for a branch does not match it.",
				typeof environment == "string" && environment !== "" && `The job uses the environment "${environment}", which takes the place of the branch in the subject.`,
				isReused(claims) && "The job runs in a reusable workflow: \"workflow_ref\" is the caller, \"job_workflow_ref\" the workflow that has the job.",
				circumstances.isAudienceDefault && `The audience ${JSON.stringify(aud ?? null)} is the default, the origin of the base URL. If the policy wants another audience, set that one.`,
				remarkOnClock(claims, circumstances.serviceDateMs)
			].filter((remark) => typeof remark == "string");
		}
		function remarkOnClock({ iat, nbf, exp }, serviceDateMs) {
			if (serviceDateMs === void 0) return;
			let seconds = serviceDateMs / 1e3, compare = "Compare that clock with the clock of the identity provider.", from = Math.max(...[nbf, iat].filter((claim) => typeof claim == "number")), early = Math.round(from - seconds);
			if (early > 60) return `By the clock of the service, the token is not valid for another ${early} s. ${compare}`;
			let late = typeof exp == "number" ? Math.round(seconds - exp) : -1;
			return late < 0 ? void 0 : `By the clock of the service, the token expired ${late} s ago. ${compare}`;
		}
	}),
	2903: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ng: () => connect,
			nt: () => obtainDatedToken,
			BM: () => obtainToken,
			vz: () => sourceOf
		});
		var client = __webpack_require__(7567), access_token = __webpack_require__(4219);
		function observedFetch(fetch, { clock, route, onRequest }) {
			return async (url, init) => {
				let startedAt = clock.monotonic(), response = await fetch(url, init), requestId = response.headers.get("x-request-id") ?? void 0;
				return onRequest({
					route,
					status: response.status,
					ms: clock.monotonic() - startedAt,
					requestId
				}), response;
			};
		}
		var kinds = __webpack_require__(1397), places = __webpack_require__(4758), live_log = __webpack_require__(1781), recorder = __webpack_require__(1170), job_io = __webpack_require__(2711), workspace = __webpack_require__(1950);
		async function connect(io, settings, onRequest = (request) => io.log.debug((0, live_log.N)((0, recorder.pH)(request)))) {
			let stages = {
				...io,
				...settings,
				...(0, workspace.OH)(io),
				onRequest
			}, bearer = await holdBearer(stages);
			return {
				...bearer,
				client: (0, client.U)({
					...stages,
					...bearer
				})
			};
		}
		async function obtainToken(options) {
			return (0, access_token.RV)(await exchangeOptions(options, options.credentials));
		}
		async function holdBearer(options) {
			let { credentials, log } = options;
			if (credentials.by === "api-key") return log.mask(credentials.apiKey), { bearer: () => Promise.resolve(credentials.apiKey) };
			let holder = (0, access_token.Bt)(await exchangeOptions(options, credentials));
			return {
				bearer: (signal) => holder.get(signal),
				renewBearer: (refused, signal) => holder.renew(refused, signal)
			};
		}
		async function exchangeOptions(options, credentials) {
			credentials.apiKey !== void 0 && options.log.mask(credentials.apiKey);
			let source = await sourceOf(credentials.subjectToken, observed(options, "identity"));
			return {
				...observed(options, "exchange"),
				...credentials,
				source
			};
		}
		function observed(options, route) {
			let { fetch, clock, onRequest } = options;
			return onRequest === void 0 ? options : {
				...options,
				fetch: observedFetch(fetch, {
					clock,
					route,
					onRequest
				})
			};
		}
		function sourceOf(setting, options) {
			switch (setting.from) {
				case "input": return (0, kinds.zu)(setting.token, options.log);
				case "file": return (0, kinds.IO)({
					...options,
					readText: () => options.readInputText(setting.path)
				}, {
					name: "subject-token-file",
					input: "subject-token-file",
					path: options.path(setting.path)
				});
				case "ci": return (0, places.PM)((0, places.Bx)(options));
				default: return setting;
			}
		}
		function obtainDatedToken(io, settings) {
			return (0, job_io.d)(io, settings.timeoutMs, async (job) => {
				let { token, lifetimeMs, startedAt } = await obtainToken({
					...job,
					...settings,
					...(0, workspace.OH)(job)
				}), { clock } = job;
				return {
					token,
					expiresAt: new Date(clock.now() - (clock.monotonic() - startedAt) + lifetimeMs).toISOString()
				};
			});
		}
	}),
	1781: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			E: () => logEvents,
			N: () => describeRequest
		});
		var _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4057), _changes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9495);
		function logEvents(log, level, suggest) {
			let speech = logSpeech(log), pause;
			return (event) => {
				if (event.type === "text" || event.type === "reasoning") {
					level === "full" && speech.say(event.type, event.text);
					return;
				}
				speech.end(), event.type === "pause" && (pause = event);
				let shown = level === "none" ? void 0 : toLogLine(event);
				if (shown !== void 0 && (log[shown.level](shown.message), event.type === "decision" && pause !== void 0)) for (let yaml of suggest({
					pause,
					decisions: [event]
				})) log.info(`If it is wise to allow this, add under "rules" of the permission policy:\n${yaml}`);
			};
		}
		let maxSpeech = 67108864;
		function logSpeech(log) {
			let line = "", characters = 0, speaking, prefix = () => speaking === "reasoning" ? "· " : "│ ", flush = () => {
				line !== "" && log.info(prefix() + line), line = "";
			};
			return {
				say(type, text) {
					if (characters > maxSpeech) return;
					speaking === void 0 && log.group?.("The intern says"), type !== speaking && flush(), speaking = type;
					let [more = "", ...lines] = text.split("\n");
					line += more;
					for (let next of lines) log.info(prefix() + line), line = next;
					line.length > 1048576 && flush(), characters += text.length, characters <= maxSpeech || (flush(), log.info(`[The intern has said ${characters} characters. What else it says is not in the log.]`));
				},
				end() {
					flush(), speaking !== void 0 && log.endGroup?.(), speaking = void 0;
				}
			};
		}
		let deciders = {
			person: "a person",
			nobody: "nobody answered"
		}, info = (message) => ({
			level: "info",
			message
		});
		function toLogLine(event) {
			switch (event.type) {
				case "start": {
					let { intern_name, intern_id, approval_mode } = event;
					return info(`Run on intern "${intern_name}" (${intern_id}), approval mode ${approval_mode}.`);
				}
				case "request": return {
					level: "debug",
					message: describeRequest(event)
				};
				case "decision": {
					let { operation, kind, place, answer, outcome, rule, reason } = event, verb = (0, _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_0__.nG)(event), ending = outcome === "answer" && answer !== null ? `${verb} ${answer}` : verb, by = deciders[event.decided_by ?? "policy"] ?? `rule "${rule}"`, why = reason === null ? by : `${by}: ${reason}`, granted = outcome === "allow" || outcome === "answer", where = place === void 0 ? "" : ` ${place}`, message = `Asked: ${operation ?? kind ?? "a question"}${where} → ${ending} (${why})`;
					return {
						level: granted ? "info" : "notice",
						message
					};
				}
				case "finish": return info(`Finish reason ${event.finish_reason}, session ${event.session_id ?? "unknown"}.`);
				case "usage": return info(`Usage ${JSON.stringify(event.usage)}.`);
				case "changes": return info((0, _changes_js__WEBPACK_IMPORTED_MODULE_1__.jI)(event));
				case "prompt":
				case "reasoning":
				case "text":
				case "pause":
				case "error":
				case "remark":
				case "model_access":
				case "end": return;
				default: return;
			}
		}
		function describeRequest({ route, status, ms, request_id }) {
			let id = request_id === null ? "" : `, request id ${request_id}`;
			return `${route} answered ${status} after ${Math.round(ms)} ms${id}.`;
		}
	})
};
