export const id = 8163;
export const ids = [8163];
export const modules = {
	52604: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			j: () => toJsonText,
			u: () => escapeActing
		});
		let acting = /[\u007f-\u009f\p{Cf}\u2028\u2029]/gu, marker = /#(?=[^\x20-\x7e]*#[^\x20-\x7e]*\[)/gu;
		function toJsonText(value, indent) {
			return escapeActing(JSON.stringify(value, null, indent));
		}
		function escapeActing(json) {
			return json.replace(marker, "\\u0023").replace(acting, (character) => Array.from({ length: character.length }, (_, index) => character.charCodeAt(index)).map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join(""));
		}
	}),
	46337: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Y: () => meantBaseUrl });
		function meantBaseUrl(baseUrl) {
			let [, upToVersion, behind] = /^(.*?\/api\/v\d+)(\/.*)?$/.exec(baseUrl) ?? [];
			return upToVersion === void 0 ? `${baseUrl.replace(/(?:\/api|\/v\d+)$/, "")}/api/v1` : behind === void 0 ? void 0 : upToVersion;
		}
	}),
	81819: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Rz: () => chatErrorBody,
			Wl: () => oauthErrorBody,
			fE: () => chatError,
			hP: () => apiErrorBody
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
		let chatError = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			code: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			metadata: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				retryable: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY())
			}))
		}), chatErrorBody = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ error: chatError }), apiErrorBody = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ error: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			code: zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr()]),
			message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		}) }), oauthErrorBody = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			error: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			error_description: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		});
	}),
	95083: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			T: () => atMost,
			j: () => atLeast
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43759);
		function atLeast(length) {
			return onlyOfLong(zod_mini__WEBPACK_IMPORTED_MODULE_0__.m9(length));
		}
		function atMost(length) {
			return onlyOfLong(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Eb(length));
		}
		function onlyOfLong(check) {
			return check._zod.def.when = ({ value }) => typeof value == "string" || Array.isArray(value), check;
		}
	}),
	10371: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IT: () => inferenceScope,
			L_: () => jwtTokenType,
			Sg: () => accessTokenType,
			dW: () => tokenExchangeForm,
			iy: () => receivedTokenExchangeForm,
			l9: () => tokenExchangeGrantType,
			oJ: () => tokenExchangeResponse
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343), zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759), _lengths_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(95083), _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38536);
		let tokenExchangeGrantType = "urn:ietf:params:oauth:grant-type:token-exchange", jwtTokenType = "urn:ietf:params:oauth:token-type:jwt", accessTokenType = "urn:ietf:params:oauth:token-type:access_token", inferenceScope = "inference", subjectTokenText = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _lengths_js__WEBPACK_IMPORTED_MODULE_1__.j)(_limits_js__WEBPACK_IMPORTED_MODULE_2__._E.min), (0, _lengths_js__WEBPACK_IMPORTED_MODULE_1__.T)(_limits_js__WEBPACK_IMPORTED_MODULE_2__._E.max), zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/^[\w-]+\.[\w-]+\.[\w-]+$/)), parameters = {
			federation_policy_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _lengths_js__WEBPACK_IMPORTED_MODULE_1__.j)(1)),
			grant_type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(tokenExchangeGrantType),
			subject_token: subjectTokenText,
			subject_token_type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(jwtTokenType),
			requested_token_type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(accessTokenType)),
			scope: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(inferenceScope))
		}, tokenExchangeForm = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej(parameters), receivedTokenExchangeForm = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc(parameters), tokenExchangeResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			access_token: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/^[\x21-\x7e]+$/)),
			expires_in: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.NC(), zod_mini__WEBPACK_IMPORTED_MODULE_3__.Zm(_limits_js__WEBPACK_IMPORTED_MODULE_2__.A$)),
			issued_token_type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(accessTokenType),
			scope: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			token_type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/^[Bb][Ee][Aa][Rr][Ee][Rr]$/))
		});
	}),
	92782: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { w: () => makeFolders });
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		function makeFolders(folder, mode = 511) {
			if (isFolder(folder)) return;
			let above = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
			above !== folder && makeFolders(above, mode);
			try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { mode });
			} catch (error) {
				if (!isFolder(folder)) throw error;
			}
		}
		function isFolder(path) {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: !1 })?.isDirectory() === !0;
		}
	}),
	28394: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	7881: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$q: () => readUnverifiedClaims,
			MZ: () => remarkOnRefusal,
			u7: () => checkSubjectToken
		});
		var jose__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77961), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96559);
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
				return (0, jose__WEBPACK_IMPORTED_MODULE_0__.i)(token.reveal());
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
				let message = (0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.MH)`The subject token from ${source} ${what}. ${remedy}`;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.lD("identity_malformed", message, { source });
			}, { iss, aud, exp, iat } = claims;
			(typeof iss != "string" || iss === "") && refuse("has no issuer (iss)", "Is it an identity token?");
			let audiences = [aud ?? []].flat();
			if (audience !== void 0 && !audiences.includes(audience) && refuse(`has ${audiences.length === 0 ? "no audience" : `the audience ${audiences.map((one) => `"${one}"`).join(", ")}`}, not "${audience}"`, (0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.MH)`Set ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.hF)("audience")} to the one that the federation policy wants.`), typeof exp != "number") refuse("has no expiry (exp)", "The exchange takes only tokens that expire.");
			else if (exp * 1e3 + 6e4 < nowMs) {
				let ageSeconds = typeof iat == "number" ? Math.round(nowMs / 1e3 - iat) : void 0;
				isFresh && ageSeconds !== void 0 && refuse(`was issued just now, which was ${ageSeconds} s ago by the clock of this machine`, `That clock is ${ageSeconds} s ahead. Set it, or synchronize it (NTP).`);
				let seconds = Math.round(nowMs / 1e3 - exp), clock = ageSeconds === void 0 ? "" : ` If it was issued just now, the clock of this machine is ${ageSeconds} s ahead.`;
				refuse(`expired ${seconds} s ago`, `Get a new one shortly before the step, or use a source that renews it.${clock}`);
			}
		}
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
	}),
	43072: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HA: () => defaultOf,
			HN: () => exclude,
			Pe: () => setting,
			lq: () => optional,
			mw: () => required,
			z2: () => notEmpty
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96559), _definitions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63683);
		function notEmpty(text) {
			return text === "" ? void 0 : text;
		}
		let defaultOf = (name) => {
			let text = _definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].default;
			return text?.startsWith("${{") === !0 ? void 0 : text;
		};
		function setting(text, name) {
			return _definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].kind.read(name, text(name) ?? "");
		}
		function optional(text, name) {
			let value = text(name);
			return value === void 0 ? void 0 : _definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].kind.read(name, value);
		}
		function required(text, name, what) {
			let value = optional(text, name);
			if (value !== void 0) return value;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.dz("input_missing", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(name)} is not given. Set it to ${what}.`, { source: name });
		}
		function exclude(text, one, other) {
			if (text(one) !== void 0 && text(other) !== void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.dz("input_conflict", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`Both ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(one)} and ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(other)} are given. Use one of them.`, { source: other });
		}
	}),
	2382: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BF: () => readTokenSettings,
			L1: () => readCredentials,
			iI: () => readListSettings,
			kB: () => readSubjectToken,
			uS: () => readService,
			vw: () => readExchangeService
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96559), _given_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43072), _values_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97035);
		function readService(text) {
			let baseUrl = (0, _given_js__WEBPACK_IMPORTED_MODULE_0__.mw)(text, "base-url", "the base URL of the service");
			return {
				baseUrl,
				credentials: readCredentials(text, baseUrl)
			};
		}
		function readCredentials(text, baseUrl) {
			let apiKey = (0, _given_js__WEBPACK_IMPORTED_MODULE_0__.lq)(text, "api-key"), federationPolicyId = text("federation-policy-id");
			if (federationPolicyId !== void 0) {
				let given = text("audience"), audience = given ?? new URL(baseUrl).origin, subjectToken = readSubjectToken(text);
				return {
					by: "exchange",
					federationPolicyId,
					audience,
					isAudienceDefault: given === void 0,
					subjectToken,
					apiKey
				};
			}
			if (apiKey === void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.dz("input_missing", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`Neither ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("federation-policy-id")} nor ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("api-key")} is given. In a CI job set ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("federation-policy-id")}: its identity is exchanged, and no secret is stored. Elsewhere set ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("api-key")}.`, { source: "federation-policy-id" });
			for (let name of [
				"subject-token",
				"subject-token-file",
				"audience"
			]) if (text(name) !== void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.dz("input_conflict", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(name)} belongs to a token exchange, but ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("federation-policy-id")} is not given. Set that, or leave ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(name)} out.`, { source: name });
			return {
				by: "api-key",
				apiKey
			};
		}
		function readSubjectToken(text) {
			(0, _given_js__WEBPACK_IMPORTED_MODULE_0__.HN)(text, "subject-token", "subject-token-file");
			let token = (0, _given_js__WEBPACK_IMPORTED_MODULE_0__.lq)(text, "subject-token");
			if (token !== void 0) return {
				from: "input",
				token
			};
			let path = text("subject-token-file");
			return path === void 0 ? { from: "ci" } : {
				from: "file",
				path
			};
		}
		function readTokenSettings(text) {
			let { baseUrl, credentials } = readExchangeService(text), name = text("export-env");
			return {
				command: "token",
				baseUrl,
				credentials,
				exportEnv: name === void 0 ? void 0 : readVariableName("export-env", name),
				timeoutMs: (0, _given_js__WEBPACK_IMPORTED_MODULE_0__.Pe)(text, "timeout")
			};
		}
		function readExchangeService(text) {
			let { baseUrl, credentials } = readService(text);
			if (credentials.by !== "exchange") throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.dz("input_missing", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("federation-policy-id")} is not given. An API key alone is no identity to exchange: use it as it is.`, { source: "federation-policy-id" });
			return {
				baseUrl,
				credentials
			};
		}
		let reserved = /^(?:GITHUB_|RUNNER_|ACTIONS_|INPUT_|STATE_)|^(?:CI|PATH|HOME|NODE_OPTIONS)$/;
		function readVariableName(name, value) {
			if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(value)) throw (0, _values_js__WEBPACK_IMPORTED_MODULE_3__.tm)(name, value, "Use the name of an environment variable: letters, digits and underscores.");
			if (reserved.test(value)) throw (0, _values_js__WEBPACK_IMPORTED_MODULE_3__.tm)(name, value, "That variable has a meaning already. Use a name of your own.");
			return value;
		}
		function readListSettings(text) {
			return {
				command: "list",
				...readService(text),
				status: (0, _given_js__WEBPACK_IMPORTED_MODULE_0__.lq)(text, "status") ?? [],
				workspaceId: (0, _given_js__WEBPACK_IMPORTED_MODULE_0__.lq)(text, "workspace-id"),
				timeoutMs: (0, _given_js__WEBPACK_IMPORTED_MODULE_0__.Pe)(text, "timeout")
			};
		}
	}),
	84014: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Vg: () => holdBearer,
			BM: () => obtainToken,
			vz: () => sourceOf
		});
		var errors = __webpack_require__(452), retry = __webpack_require__(28394), identity_claims = __webpack_require__(7881), base_url = __webpack_require__(46337), contract_errors = __webpack_require__(81819), token = __webpack_require__(10371), http_document = __webpack_require__(58435), transport = __webpack_require__(33005), secret = __webpack_require__(36385), wording = __webpack_require__(96559);
		function buildTokenExchange(exchange) {
			let subjectToken = exchange.subjectToken.reveal(), form = {
				federation_policy_id: exchange.federationPolicyId,
				grant_type: token.l9,
				subject_token: subjectToken,
				subject_token_type: token.L_,
				requested_token_type: token.Sg,
				scope: token.IT
			};
			if (!token.dW.safeParse(form).success) throw new errors.Sb("exchange_malformed", `The subject token is no JWT that the service takes: it must have three dot-separated parts and at most 16384 characters, and has ${subjectToken.split(".").length} parts and ${subjectToken.length} characters.`);
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
			let granted = token.oJ.safeParse(response.json);
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
				return readTokenExchange(await (0, http_document.WI)(request, options), exchange);
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
			let { subjectToken, isAudienceDefault = !1 } = exchange, claims = (0, identity_claims.$q)(subjectToken), serviceDateMs = Date.parse(response.headers.get("date") ?? ""), remarks = (0, identity_claims.MZ)(subjectToken, {
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
				(0, identity_claims.u7)(subjectToken, {
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
		var places = __webpack_require__(62801), stored = __webpack_require__(79155);
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
				case "input": return (0, stored.zu)(setting.token, options.log);
				case "file": return (0, stored.IO)({
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
	}),
	27810: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$C: () => readCheckoutFile,
			$t: () => placeOf,
			Hv: () => FileRefusal,
			lV: () => createCheckoutFile
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
		class FileRefusal extends Error {}
		let flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants, noFollow = flags.O_NOFOLLOW ?? 0, noWait = flags.O_NONBLOCK ?? 0;
		function placeOf(path, roots) {
			for (let root of roots.filter((one) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(one))) {
				let real = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(root);
				for (let base of [root, real]) {
					let below = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(base, path);
					if (!(below === "" || below === ".." || below.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`) || (0, node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)(below))) return {
						root: real,
						names: below.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)
					};
				}
			}
		}
		function readCheckoutFile({ root, names }, maxBytes) {
			let path = walk(root, names), seen = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { bigint: !0 });
			if (!seen.isFile()) throw new FileRefusal(`"${names.at(-1)}" is no regular file`);
			let file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | noFollow | noWait);
			try {
				let { dev, ino, size } = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync)(file, { bigint: !0 });
				if (dev !== seen.dev || ino !== seen.ino || isElsewhere(file, path)) throw new FileRefusal(replaced);
				if (size > maxBytes) throw new FileRefusal(`it has ${size} bytes, at most ${maxBytes} are read`);
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(file);
			} finally {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
			}
		}
		function createCheckoutFile({ root, names }) {
			for (let index of names.slice(1).keys()) makeFolder(walk(root, names.slice(0, index + 1)));
			let path = walk(root, names), before = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: !1 });
			if (before?.isFile() === !1) throw new FileRefusal(`"${names.at(-1)}" is no regular file`);
			before !== void 0 && (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync)(path);
			let file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_EXCL | noFollow, 384);
			if (!isElsewhere(file, path)) return file;
			throw (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file), new FileRefusal(replaced);
		}
		let replaced = "it was replaced while it was opened";
		function isElsewhere(file, path) {
			if (process.platform !== "linux") return !1;
			try {
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(`/proc/self/fd/${file}`) !== path;
			} catch {
				return !1;
			}
		}
		function makeFolder(path) {
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: !1 }) === void 0 && (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(path);
		}
		function walk(root, names) {
			let path = root;
			for (let name of names) if (path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(path, name), (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: !1 })?.isSymbolicLink() === !0) throw new FileRefusal(`"${(0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path)}" is a link, and no link is followed. Name the file itself`);
			return path;
		}
	}),
	50082: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			O: () => openWorkspace,
			V: () => readTextOf
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161), node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760), _environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33554), _errors_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(452), _folders_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(92782), _wording_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(96559), _checkout_file_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(27810);
		function openWorkspace({ env, cwd, readFile, files }) {
			let root = (0, _environment_js__WEBPACK_IMPORTED_MODULE_3__.b)(env, "GITHUB_WORKSPACE") ?? cwd, checkout = files === "checkout" ? checkoutOf(root) : root, temp = (0, _environment_js__WEBPACK_IMPORTED_MODULE_3__.b)(env, "RUNNER_TEMP") ?? (0, node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), place = (path) => {
				if (files === "anywhere") return;
				let found = (0, _checkout_file_js__WEBPACK_IMPORTED_MODULE_4__.$t)(path, files === "workspace" ? [root, temp] : [checkout]);
				if (found !== void 0 || files === "checkout") return found;
				throw new _checkout_file_js__WEBPACK_IMPORTED_MODULE_4__.Hv("it lies neither in the workspace nor in the runner's temp folder");
			}, readInput = async (given) => {
				let path = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, given), found = place(path);
				return found === void 0 ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path) : (0, _checkout_file_js__WEBPACK_IMPORTED_MODULE_4__.$C)(found, 4194304);
			};
			return {
				path: (given) => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, given),
				readInput,
				readInputText: async (given) => toText(await readInput(given)),
				readText: async (path) => toText(await readFile(path)),
				create(path) {
					let found = place(path);
					return found === void 0 ? createAnywhere(path) : (0, _checkout_file_js__WEBPACK_IMPORTED_MODULE_4__.lV)(found);
				},
				async refuseFileOfOthers(path) {
					if (files === "anywhere") return;
					let { whoseFile } = await __webpack_require__.e(1490).then(__webpack_require__.bind(__webpack_require__, 1490)), owner = whoseFile(path, {
						env,
						temp
					});
					if (owner !== void 0) throw new _checkout_file_js__WEBPACK_IMPORTED_MODULE_4__.Hv(`it is a file of ${owner}, which nothing else may write`);
				},
				temp
			};
		}
		function checkoutOf(folder) {
			let folders = [folder];
			for (let at = folder; at !== (0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(at); at = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(at)) folders.push((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(at));
			return folders.findLast((one) => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(one, ".git")) && !isForEverybody(one)) ?? folder;
		}
		function isForEverybody(folder) {
			return !!((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder).mode & 2);
		}
		function toText(bytes) {
			return new TextDecoder("utf-8", { fatal: !0 }).decode(bytes);
		}
		function createAnywhere(path) {
			(0, _folders_js__WEBPACK_IMPORTED_MODULE_5__.w)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
			let file = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(path, "w+", 384);
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.fchmodSync)(file, 384), file;
		}
		async function readTextOf(name, given, workspace) {
			return workspace.readInputText(given).catch((cause) => {
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_6__.dz("input_invalid", unreadable(name, given, cause), {
					source: name,
					cause
				});
			});
		}
		function unreadable(name, given, cause) {
			return cause instanceof _checkout_file_js__WEBPACK_IMPORTED_MODULE_4__.Hv ? (0, _wording_js__WEBPACK_IMPORTED_MODULE_7__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_7__.hF)(name)} is "${given}", which is not read: ${cause.message}.` : (0, _wording_js__WEBPACK_IMPORTED_MODULE_7__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_7__.hF)(name)} is "${given}", which can't be read as UTF-8 text. Check the path; in a job, check out the repository first.`;
		}
	})
};
