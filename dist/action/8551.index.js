export const id = 8551;
export const ids = [8551];
export const modules = {
	6337: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Y: () => meantBaseUrl });
		function meantBaseUrl(baseUrl) {
			let [, upToVersion, behind] = /^(.*?\/api\/v\d+)(\/.*)?$/.exec(baseUrl) ?? [];
			return upToVersion === void 0 ? `${baseUrl.replace(/(?:\/api|\/v\d+)$/, "")}/api/v1` : behind === void 0 ? void 0 : upToVersion;
		}
	}),
	5946: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i: () => readBytes,
			r: () => sendForBytes
		});
		var linked_abort = __webpack_require__(7816);
		function startTimeLimit(timeoutMs, outer) {
			let { signal, abort, unlink } = (0, linked_abort.H)(outer), timer = setTimeout(abort, timeoutMs);
			return {
				signal,
				clear() {
					clearTimeout(timer), unlink();
				}
			};
		}
		var transport = __webpack_require__(3005);
		async function sendForBytes(request, options) {
			let limit = startTimeLimit(options.timeoutMs, options.signal);
			try {
				let response = await (0, transport.tN)(request, {
					...options,
					signal: limit.signal
				});
				return {
					...response,
					bytes: await readBytes(response, options.maxBodyBytes)
				};
			} catch (error) {
				if (options.signal?.throwIfAborted(), error instanceof transport.hg) throw error;
				let host = new URL(request.url).host, what = limit.signal.aborted ? `sent no whole response within ${options.timeoutMs / 1e3} s` : "broke off its response";
				throw new transport.hg(`${host} ${what}`, "unknown", error);
			} finally {
				limit.clear();
			}
		}
		async function readBytes(response, maxBodyBytes) {
			let pieces = [], size = 0;
			for await (let piece of response.body ?? []) {
				if (size += piece.byteLength, size > maxBodyBytes) return;
				pieces.push(piece);
			}
			return Buffer.concat(pieces);
		}
	}),
	1528: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V: () => readJson,
			W: () => sendForJson
		});
		var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573), _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6413), _bytes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5946);
		let defaultMaxBodyBytes = 1048576;
		async function sendForJson(request, options) {
			let { bytes, ...response } = await (0, _bytes_js__WEBPACK_IMPORTED_MODULE_1__.r)(request, {
				maxBodyBytes: defaultMaxBodyBytes,
				...options
			}), text = toText(bytes);
			return {
				...response,
				text,
				json: (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.q)(text)
			};
		}
		async function readJson(response) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.q)(toText(await (0, _bytes_js__WEBPACK_IMPORTED_MODULE_1__.i)(response, defaultMaxBodyBytes)));
		}
		function toText(bytes) {
			return bytes === void 0 || !(0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) ? "" : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
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
					let askedMs = verdict.afterMs ?? 0;
					throw askedMs > Math.max(0, leftMs) && options.log.warning(tooLongWait(options.what, askedMs, leftMs)), error;
				}
				options.log.info(`Attempt ${number} of the ${options.what} failed: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(error).replace(/\.$/, "")}. Next attempt in ${(waitMs / 1e3).toFixed(1)} s.`), await options.clock.sleep(waitMs, options.signal);
			}
		}
		function tooLongWait(what, askedMs, leftMs) {
			let left = Math.max(0, Math.floor(leftMs / 1e3));
			return `The service asks to wait ${Math.ceil(askedMs / 1e3)} s before the next attempt of the ${what}, and ${left} s are left. It is not sent again.`;
		}
		function backOffMs(number, clock) {
			return Math.min(15e3, 500 * 2 ** (number - 1)) * (1 - clock.random() / 4);
		}
	}),
	8335: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { p: () => requestSource });
		var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _http_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1528), _http_transport_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3005), _loopback_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3838), _secret_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6385), _source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(621);
		function requestSource(io, options) {
			let { name, takesAudience, secrets = [] } = options;
			return {
				name,
				takesAudience,
				detect: async () => options.detect(),
				async fetchToken({ audience, timeoutMs = _source_js__WEBPACK_IMPORTED_MODULE_0__.x, signal }) {
					for (let secret of secrets) io.log.mask(secret);
					let limits = {
						timeoutMs,
						signal,
						fetch: io.fetch,
						now: io.clock.now
					}, request = options.build(audience);
					checkAddress(request.url, options);
					let token = readTokenResponse(await sendOrExplain(options, request, limits), options);
					return io.log.mask(token), token;
				}
			};
		}
		let metadataHost = /^(?:169\.254(?:\.\d{1,3}){2}|\[fd00:ec2::[0-9a-f]+\]|metadata\.google\.internal)$/i;
		function checkAddress(address, { name, title }) {
			let { protocol, hostname, host } = new URL(address);
			if (!(protocol === "https:" || (0, _loopback_js__WEBPACK_IMPORTED_MODULE_1__.U)(hostname) || metadataHost.test(hostname))) throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.lD("identity_refused", `${title} would be asked at "${protocol}//${host}", in plain text. Only https is, beside this machine and metadata addresses. Nothing was sent.`, { source: name });
		}
		async function sendOrExplain({ name, title }, request, options) {
			try {
				return await (0, _http_json_js__WEBPACK_IMPORTED_MODULE_3__.W)(request, options);
			} catch (error) {
				if (!(error instanceof _http_transport_js__WEBPACK_IMPORTED_MODULE_4__.hg)) throw error;
				let data = {
					source: name,
					sent: error.sent,
					cause: error
				};
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.lD("identity_unreachable", `${title} did not answer.`, data);
			}
		}
		function readTokenResponse({ status, json, text, retryAfterMs }, { name, title, field, remedy }) {
			let data = {
				source: name,
				status
			};
			if (status === 408 || status === 429 || status >= 500) throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.lD("identity_unreachable", `${title} answered ${status}.`, {
				...data,
				retryAfterMs
			});
			if (status !== 200) throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.lD("identity_refused", `${title} answered ${status}. ${remedy}`, data);
			let value = field === void 0 ? text : fieldOf(json, field);
			if (typeof value == "string" && value.trim() !== "") return new _secret_js__WEBPACK_IMPORTED_MODULE_5__.z(value.trim());
			let where = field === void 0 ? "no token in its answer" : `no token in the field "${field}"`;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.lD("identity_malformed", `${title} answered 200, but with ${where}.`, data);
		}
		function fieldOf(json, field) {
			return (typeof json == "object" && json ? Object.entries(json) : []).find(([name]) => name === field)?.[1];
		}
	}),
	621: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { x: () => defaultTimeoutMs });
		let defaultTimeoutMs = 1e4;
	}),
	3565: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { I: () => fileSource });
		var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7309), _secret_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6385), _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6559);
		function fileSource({ readText, log }, { name, path, input: from }) {
			let flawed = (what) => (0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.MH)`${from === void 0 ? "The subject token file" : (0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.hF)(from)} is "${(0, _log_js__WEBPACK_IMPORTED_MODULE_1__.TN)(path)}", ${what}.`;
			return {
				name,
				takesAudience: !1,
				detect: () => Promise.resolve({ state: "ready" }),
				async fetchToken() {
					let text = await readText(path).catch((cause) => {
						throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.lD("identity_malformed", flawed("which can't be read as text"), {
							source: name,
							cause
						});
					});
					if (text.trim() === "") throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.lD("identity_malformed", flawed("which is empty"), { source: name });
					let token = new _secret_js__WEBPACK_IMPORTED_MODULE_3__.z(text.trim());
					return log.mask(token), token;
				}
			};
		}
	}),
	2026: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C4: () => gitHubActionsSource,
			zd: () => gitHubActions
		});
		var _environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3554), _secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6385), _request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8335);
		let urlVariable = "ACTIONS_ID_TOKEN_REQUEST_URL", tokenVariable = "ACTIONS_ID_TOKEN_REQUEST_TOKEN", permission = "Add \"permissions: id-token: write\" to the job.", gitHubActions = {
			name: "github-actions",
			title: "GitHub Actions",
			isHere: (env) => (0, _environment_js__WEBPACK_IMPORTED_MODULE_0__.b)(env, "GITHUB_ACTIONS") !== void 0,
			grants: [urlVariable, tokenVariable],
			mergeRequest: {
				told: () => void 0,
				how: "the event, of which the action knows more than a variable says: see [pull requests](pull-requests.md)."
			},
			documentation: "The identity provider of GitHub gives a token for any audience, a new one each time. The job needs `permissions: id-token: write`. Pull requests from forks and those of Dependabot get no identity, whatever the permissions say.",
			source: gitHubActionsSource
		};
		function gitHubActionsSource(io) {
			let requestToken = new _secret_js__WEBPACK_IMPORTED_MODULE_1__.z(io.env[tokenVariable] ?? "");
			return (0, _request_js__WEBPACK_IMPORTED_MODULE_2__.p)(io, {
				name: "github-actions",
				title: "The identity provider of GitHub Actions",
				takesAudience: !0,
				secrets: [requestToken],
				detect: () => detect(io.env),
				build: (audience) => buildTokenRequest(io.env[urlVariable] ?? "", requestToken, audience),
				field: "value",
				remedy: permission
			});
		}
		function detect(env) {
			let missing = [urlVariable, tokenVariable].filter((name) => (0, _environment_js__WEBPACK_IMPORTED_MODULE_0__.b)(env, name) === void 0);
			if (missing.length === 0) return URL.canParse(env[urlVariable] ?? "") ? { state: "ready" } : {
				state: "broken",
				lacks: `a URL in ${urlVariable}`,
				remedy: "The runner sets it: leave it as it is."
			};
			let lacks = missing.join(" and ");
			return env.GITHUB_ACTIONS === "true" ? {
				state: "broken",
				lacks,
				remedy: `${permission} A pull request from a fork or from Dependabot never gets an identity, whatever the permissions say.`
			} : {
				state: "absent",
				lacks
			};
		}
		function buildTokenRequest(requestUrl, requestToken, audience) {
			let url = new URL(requestUrl);
			return url.searchParams.set("audience", audience), {
				method: "GET",
				url: url.href,
				bearer: requestToken,
				headers: { Accept: "application/json" }
			};
		}
	}),
	8551: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Vg: () => holdBearer,
			BM: () => obtainToken
		});
		var errors = __webpack_require__(452), retry = __webpack_require__(8394), wording = __webpack_require__(6559), decode_jwt = __webpack_require__(9937);
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
		function decodeUnverified(token) {
			try {
				return (0, decode_jwt.i)(token.reveal());
			} catch {
				return;
			}
		}
		function readUnverifiedClaims(token) {
			let claims = decodeUnverified(token);
			return claims === void 0 ? [] : policyClaims.map((name) => ({
				name,
				value: show(claims[name])
			}));
		}
		function show(value) {
			if (value !== void 0) return typeof value == "string" ? value : JSON.stringify(value);
		}
		function checkSubjectToken(token, { source, audience, isFresh, nowMs }) {
			let claims = decodeUnverified(token);
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
		var base_url = __webpack_require__(6337), contract_errors = __webpack_require__(1819), schemas = __webpack_require__(8395), api = __webpack_require__(3305), lengths = __webpack_require__(5083), limits = __webpack_require__(8536);
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
		var json = __webpack_require__(1528), transport = __webpack_require__(3005);
		function remarkOnRefusal(token, circumstances) {
			let claims = decodeUnverified(token);
			return claims === void 0 ? [] : [
				remarkOnSubject(claims),
				remarkOnPullRequest(claims),
				remarkOnEnvironment(claims),
				remarkOnReusableWorkflow(claims),
				remarkOnAudience(claims, circumstances.isAudienceDefault),
				remarkOnClock(claims, circumstances.serviceDateMs)
			].filter((remark) => remark !== void 0);
		}
		function remarkOnSubject({ sub }) {
			if (/^repo:[^:/]*@\d+\/[^:/]*@\d+:/.test(textOf(sub))) return "The subject carries the numeric ids of owner and repository, as in all repositories created, renamed or transferred since 2026-07-15: the policy must have them too.";
		}
		function remarkOnPullRequest({ sub, event_name }) {
			if (event_name === "pull_request" && textOf(sub).endsWith(":pull_request")) return "On pull requests the subject ends in \":pull_request\" and names no branch: a policy for a branch does not match it.";
		}
		function remarkOnEnvironment({ environment }) {
			if (typeof environment == "string" && environment !== "") return `The job uses the environment "${environment}", which takes the place of the branch in the subject.`;
		}
		function remarkOnReusableWorkflow({ workflow_ref, job_workflow_ref }) {
			if (typeof workflow_ref == "string" && typeof job_workflow_ref == "string" && workflow_ref !== job_workflow_ref) return "The job runs in a reusable workflow: \"workflow_ref\" is the caller, \"job_workflow_ref\" the workflow that has the job.";
		}
		function remarkOnAudience({ aud }, isDefault) {
			if (isDefault) return `The audience ${JSON.stringify(aud ?? null)} is the default, the origin of the base URL. If the policy wants another audience, set that one.`;
		}
		function remarkOnClock({ iat, nbf, exp }, serviceDateMs) {
			if (serviceDateMs === void 0) return;
			let seconds = serviceDateMs / 1e3, compare = "Compare that clock with the clock of the identity provider.", from = Math.max(...[nbf, iat].filter((claim) => typeof claim == "number")), early = Math.round(from - seconds);
			if (early > 60) return `By the clock of the service, the token is not valid for another ${early} s. ${compare}`;
			let late = typeof exp == "number" ? Math.round(seconds - exp) : -1;
			return late < 0 ? void 0 : `By the clock of the service, the token expired ${late} s ago. ${compare}`;
		}
		function textOf(claim) {
			return typeof claim == "string" ? claim : "";
		}
		var secret = __webpack_require__(6385);
		function buildTokenExchange(exchange) {
			let subjectToken = exchange.subjectToken.reveal(), form = {
				federation_policy_id: exchange.federationPolicyId,
				grant_type: tokenExchangeGrantType,
				subject_token: subjectToken,
				subject_token_type: jwtTokenType,
				requested_token_type: accessTokenType,
				scope: inferenceScope
			};
			if (!tokenExchangeForm.safeParse(form).success) throw new errors.Sb("exchange_malformed", `The subject token is no JWT that the service takes: it must have three dot-separated parts and at most 16384 characters, and has ${subjectToken.split(".").length} parts and ${subjectToken.length} characters.`);
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
				throw new errors.Sb("exchange_malformed", `The token exchange answered 200 with a body outside the API: ${flaw}. Check that base-url is that of an Intern Service.`, { status: 200 });
			}
			return {
				token: new secret.z(granted.data.access_token),
				lifetimeMs: granted.data.expires_in * 1e3
			};
		}
		async function exchangeToken(exchange, options) {
			let request = buildTokenExchange(exchange);
			try {
				return readTokenExchange(await (0, json.W)(request, options), exchange);
			} catch (error) {
				throw error instanceof transport.hg ? new errors.Sb("exchange_unreachable", "The token exchange did not answer.", {
					sent: error.sent,
					cause: error
				}) : error;
			}
		}
		function refusal(response, exchange) {
			let { status, json, requestId, retryAfterMs } = response, oauth = contract_errors.Wl.safeParse(json), reason = oauth.success ? oauth.data.error : void 0, description = oauth.success ? oauth.data.error_description : void 0, data = {
				status,
				reason,
				requestId,
				retryAfterMs
			}, answer = `${status}${reason === void 0 ? "" : ` ${reason}`}${description === void 0 ? "" : `: ${description}`}`;
			if (status === 429 || status >= 500) return new errors.Sb("exchange_unreachable", `The token exchange answered ${answer}.`, data);
			if (status === 404 && !oauth.success) return noExchangeThere(exchange.baseUrl, data);
			let { subjectToken, isAudienceDefault = !1 } = exchange, claims = readUnverifiedClaims(subjectToken), serviceDateMs = Date.parse(response.headers.get("date") ?? ""), remarks = remarkOnRefusal(subjectToken, {
				isAudienceDefault,
				serviceDateMs: Number.isNaN(serviceDateMs) ? void 0 : serviceDateMs
			}), claim = (name) => JSON.stringify(claims.find((one) => one.name === name)?.value ?? null);
			return new errors.Sb("exchange_refused", `Token exchange refused (${answer}) for policy "${exchange.federationPolicyId}", issuer ${claim("iss")}, subject ${claim("sub")}, audience ${claim("aud")} (unverified claims). Check that the organization trusts this issuer and that the policy matches this subject and audience.`, {
				...data,
				unverifiedClaims: claims,
				remarks
			});
		}
		function noExchangeThere(baseUrl, data) {
			let meant = (0, base_url.Y)(baseUrl), end = meant === void 0 ? "." : `: did you mean ${meant}?`;
			return new errors.Sb("exchange_refused", (0, wording.MH)`There is no token exchange at ${baseUrl}/oauth/token: it answered 404. Check ${(0, wording.hF)("base-url")}${end}`, {
				...data,
				source: "base-url"
			});
		}
		function holdAccessToken(options) {
			let { clock, log } = options, held, inFlight, exchange = async (signal) => {
				let { token, lifetimeMs, startedAt } = await obtainAccessToken({
					...options,
					signal
				});
				log.info(`Access token ${token.fingerprint()} for ${Math.round(lifetimeMs / 1e3)} s by policy "${options.federationPolicyId}".`);
				let expiresAt = startedAt + lifetimeMs;
				return held = {
					token,
					expiresAt,
					renewAt: expiresAt - Math.min(6e4, lifetimeMs / 5)
				}, token;
			}, exchangeOrKeep = async (signal) => {
				try {
					return await exchange(signal);
				} catch (error) {
					let alive = held !== void 0 && clock.monotonic() + 5e3 < held.expiresAt ? held : void 0;
					if (alive === void 0 || !judge(error).retry) throw error;
					return log.warning(`The access token could not be renewed; the current one stays in use: ${(0, errors.Uc)(error)}`), alive.token;
				}
			}, get = (signal = options.signal) => held !== void 0 && clock.monotonic() < held.renewAt ? Promise.resolve(held.token) : (inFlight ??= exchangeOrKeep(signal).finally(() => {
				inFlight = void 0;
			}), inFlight);
			return {
				get,
				renew(refused, signal) {
					return held?.token === refused && (held = void 0), get(signal);
				}
			};
		}
		function obtainAccessToken(options) {
			let { source, audience, isAudienceDefault = !1, clock, log, signal } = options, deadline = clock.monotonic() + 6e4;
			return (0, retry.b)({
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
				checkSubjectToken(subjectToken, {
					source: source.name,
					audience: demanded,
					isFresh: source.takesAudience,
					nowMs: clock.now()
				}), log.debug(`Subject token ${subjectToken.fingerprint()} from ${source.name} for audience "${audience}".`);
				let startedAt = clock.monotonic(), limits = {
					timeoutMs: leftMs(),
					now: clock.now
				}, granted = await exchangeToken({
					...options,
					subjectToken
				}, {
					...options,
					...limits
				});
				return log.mask(granted.token), {
					...granted,
					startedAt
				};
			}, judge);
		}
		function judge(error) {
			return error instanceof errors.h4 && /^(?:identity|exchange)_unreachable$/.test(error.code) ? {
				retry: !0,
				afterMs: error.data.retryAfterMs
			} : { retry: !1 };
		}
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
		var environment = __webpack_require__(3554), github_actions = __webpack_require__(2026);
		let namedByUser = ["INTERNS_ID_TOKEN_COMMAND", "INTERNS_ID_TOKEN"];
		async function detectAmbientSource(io) {
			if (namedByUser.every((name) => (0, environment.b)(io.env, name) === void 0)) {
				let source = (0, github_actions.C4)(io);
				if ((await source.detect()).state === "ready") return source;
			}
			let [{ detectSource }, { ambientSources }] = await Promise.all([__webpack_require__.e(1431).then(__webpack_require__.bind(__webpack_require__, 1431)), Promise.all([__webpack_require__.e(2822), __webpack_require__.e(5554)]).then(__webpack_require__.bind(__webpack_require__, 5554))]);
			return detectSource(ambientSources(io));
		}
		var file = __webpack_require__(3565);
		function givenSource(token, log) {
			return log.mask(token), {
				name: "subject-token",
				takesAudience: !1,
				detect: () => Promise.resolve({ state: "ready" }),
				fetchToken: () => Promise.resolve(token)
			};
		}
		async function obtainToken(options) {
			return obtainAccessToken(await exchangeOptions(options, options.credentials));
		}
		async function holdBearer(options) {
			let { credentials, log } = options;
			if (credentials.by === "api-key") return log.mask(credentials.apiKey), { bearer: () => Promise.resolve(credentials.apiKey) };
			let holder = holdAccessToken(await exchangeOptions(options, credentials));
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
				case "input": return givenSource(setting.token, options.log);
				case "file": return (0, file.I)({
					...options,
					readText: () => options.readInputText(setting.path)
				}, {
					name: "subject-token-file",
					input: "subject-token-file",
					path: options.path(setting.path)
				});
				case "ci": return detectAmbientSource(options);
				default: return setting;
			}
		}
	})
};
