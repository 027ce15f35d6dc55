export const id = 584;
export const ids = [584];
export const modules = {
	1819: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Rz: () => chatErrorBody,
			Wl: () => oauthErrorBody,
			fE: () => chatError,
			hP: () => apiErrorBody
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5395);
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
	8536: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A$: () => maxAccessTokenLifetimeSeconds,
			A0: () => maxTokenRequestBytes,
			Bg: () => maxStreamMs,
			El: () => listLimit,
			OV: () => maxToolCallIdCharacters,
			P: () => maxChatRequestBytes,
			_E: () => subjectTokenLength,
			f4: () => maxPromptCharacters,
			hj: () => interactionDeadlineMs,
			sb: () => keepaliveIntervalMs,
			yj: () => identifierLength
		});
		let listLimit = {
			min: 1,
			max: 500
		}, maxChatRequestBytes = 1048576, identifierLength = {
			min: 1,
			max: 256
		}, subjectTokenLength = {
			min: 1,
			max: 16384
		}, interactionDeadlineMs = 3e5, keepaliveIntervalMs = 3e4, maxAccessTokenLifetimeSeconds = 900, maxPromptCharacters = 32e3, maxToolCallIdCharacters = 128, maxTokenRequestBytes = 32768, maxStreamMs = 3e5;
	}),
	371: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IT: () => inferenceScope,
			L_: () => jwtTokenType,
			Sg: () => accessTokenType,
			dW: () => tokenExchangeForm,
			iy: () => receivedTokenExchangeForm,
			l9: () => tokenExchangeGrantType,
			oJ: () => tokenExchangeResponse
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5395), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3759), _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8536);
		let tokenExchangeGrantType = "urn:ietf:params:oauth:grant-type:token-exchange", jwtTokenType = "urn:ietf:params:oauth:token-type:jwt", accessTokenType = "urn:ietf:params:oauth:token-type:access_token", inferenceScope = "inference", subjectTokenText = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.m9(_limits_js__WEBPACK_IMPORTED_MODULE_2__._E.min), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(_limits_js__WEBPACK_IMPORTED_MODULE_2__._E.max), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^[\w-]+\.[\w-]+\.[\w-]+$/)), parameters = {
			federation_policy_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.m9(1)),
			grant_type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(tokenExchangeGrantType),
			subject_token: subjectTokenText,
			subject_token_type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(jwtTokenType),
			requested_token_type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(accessTokenType)),
			scope: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(inferenceScope))
		}, tokenExchangeForm = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej(parameters), receivedTokenExchangeForm = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc(parameters), tokenExchangeResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			access_token: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^[\x21-\x7e]+$/)),
			expires_in: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.NC(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.Zm(_limits_js__WEBPACK_IMPORTED_MODULE_2__.A$)),
			issued_token_type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(accessTokenType),
			scope: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			token_type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^[Bb][Ee][Aa][Rr][Ee][Rr]$/))
		});
	}),
	8580: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			V: () => readJson,
			W: () => sendForJson
		});
		var external_node_buffer_ = __webpack_require__(4573);
		function startTimeLimit(timeoutMs, outer) {
			let end = new AbortController(), timer = setTimeout(() => end.abort(), timeoutMs), follow = () => end.abort(outer?.reason);
			return outer?.aborted === !0 && follow(), outer?.addEventListener("abort", follow), {
				signal: end.signal,
				clear() {
					clearTimeout(timer), outer?.removeEventListener("abort", follow);
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
		let defaultMaxBodyBytes = 1048576;
		async function sendForJson(request, options) {
			let { bytes, ...response } = await sendForBytes(request, {
				maxBodyBytes: defaultMaxBodyBytes,
				...options
			}), text = toText(bytes);
			return {
				...response,
				text,
				json: parseJson(text)
			};
		}
		async function readJson(response) {
			return parseJson(toText(await readBytes(response, defaultMaxBodyBytes)));
		}
		function toText(bytes) {
			return bytes === void 0 || !(0, external_node_buffer_.isUtf8)(bytes) ? "" : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
		}
		function parseJson(text) {
			try {
				return JSON.parse(text);
			} catch {
				return;
			}
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
				let waitMs = Math.max(verdict.afterMs ?? 0, backOffMs(number, options.clock)), deadline = Math.min(options.deadline, verdict.deadline ?? options.deadline);
				if (options.clock.monotonic() + waitMs > deadline) throw error;
				options.log.info(`Attempt ${number} of the ${options.what} failed: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(error).replace(/\.$/, "")}. Next attempt in ${(waitMs / 1e3).toFixed(1)} s.`), await options.clock.sleep(waitMs, options.signal);
			}
		}
		function backOffMs(number, clock) {
			return Math.min(15e3, 500 * 2 ** (number - 1)) * (1 - clock.random() / 4);
		}
	}),
	5147: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { B: () => ambientSources });
		var errors = __webpack_require__(452), secret = __webpack_require__(3251), source = __webpack_require__(621);
		function commandSource({ execute, log }, options) {
			let { name, program, args, remedy, takesAudience } = options;
			return {
				name,
				takesAudience,
				detect: async () => options.detect(),
				async fetchToken({ audience, timeoutMs = source.x, signal }) {
					let limit = AbortSignal.timeout(timeoutMs), signals = signal === void 0 ? limit : AbortSignal.any([limit, signal]), output = await execute(program, args(audience), signals).catch((cause) => {
						signal?.throwIfAborted();
						let late = limit.aborted, what = late ? `printed no token within ${timeoutMs / 1e3} s` : "failed", code = late ? "identity_unreachable" : "identity_refused";
						throw new errors.lD(code, `"${program}" ${what}. ${remedy}`, {
							source: name,
							cause
						});
					});
					if (output.trim() === "") throw new errors.lD("identity_malformed", `"${program}" printed no token. ${remedy}`, { source: name });
					let token = new secret.z(output.trim());
					return log.mask(token), token;
				}
			};
		}
		async function isOnPath(io, program) {
			try {
				return await io.execute(program, ["--version"], AbortSignal.timeout(source.x)), !0;
			} catch {
				return !1;
			}
		}
		let markers = [
			"AWS_ROLE_ARN",
			"AWS_EXECUTION_ENV",
			"AWS_CONTAINER_CREDENTIALS_RELATIVE_URI",
			"AWS_CONTAINER_CREDENTIALS_FULL_URI"
		];
		function awsSource(io) {
			return commandSource(io, {
				name: "aws",
				takesAudience: !0,
				program: "aws",
				args: (audience) => [
					"sts",
					"get-web-identity-token",
					"--audience",
					audience,
					"--signing-algorithm",
					"RS256",
					"--duration-seconds",
					"300",
					"--query",
					"WebIdentityToken",
					"--output",
					"text"
				],
				detect: () => detect(io),
				remedy: "The role needs the permission sts:GetWebIdentityToken, and the account outbound identity federation."
			});
		}
		async function detect(io) {
			return markers.some((marker) => (io.env[marker] ?? "") !== "") ? await isOnPath(io, "aws") ? { state: "ready" } : {
				state: "broken",
				lacks: "the program aws",
				remedy: "Install the AWS command line, version 2."
			} : {
				state: "absent",
				lacks: markers.join(" or ")
			};
		}
		var json = __webpack_require__(8580), transport = __webpack_require__(3005);
		function requestSource(io, options) {
			let { name, takesAudience, secrets = [] } = options;
			return {
				name,
				takesAudience,
				detect: async () => options.detect(),
				async fetchToken({ audience, timeoutMs = source.x, signal }) {
					for (let secret of secrets) io.log.mask(secret);
					let limits = {
						timeoutMs,
						signal,
						fetch: io.fetch,
						now: io.clock.now
					}, token = readTokenResponse(await sendOrExplain(options, options.build(audience), limits), options);
					return io.log.mask(token), token;
				}
			};
		}
		async function sendOrExplain({ name, title }, request, options) {
			try {
				return await (0, json.W)(request, options);
			} catch (error) {
				if (!(error instanceof transport.hg)) throw error;
				let data = {
					source: name,
					sent: error.sent,
					cause: error
				};
				throw new errors.lD("identity_unreachable", `${title} did not answer.`, data);
			}
		}
		function readTokenResponse({ status, json, text, retryAfterMs }, { name, title, field, remedy }) {
			let data = {
				source: name,
				status
			};
			if (status === 408 || status === 429 || status >= 500) throw new errors.lD("identity_unreachable", `${title} answered ${status}.`, {
				...data,
				retryAfterMs
			});
			if (status !== 200) throw new errors.lD("identity_refused", `${title} answered ${status}. ${remedy}`, data);
			let value = field === void 0 ? text : fieldOf(json, field);
			if (typeof value == "string" && value.trim() !== "") return new secret.z(value.trim());
			let where = field === void 0 ? "no token in its answer" : `no token in the field "${field}"`;
			throw new errors.lD("identity_malformed", `${title} answered 200, but with ${where}.`, data);
		}
		function fieldOf(json, field) {
			return (typeof json == "object" && json ? Object.entries(json) : []).find(([name]) => name === field)?.[1];
		}
		function azureSource(io) {
			let header = new secret.z(io.env.IDENTITY_HEADER ?? "");
			return requestSource(io, {
				name: "azure",
				title: "The managed identity endpoint of Azure",
				takesAudience: !0,
				secrets: [header],
				detect: () => azure_detect(io),
				build: (audience) => build(io.env, header, audience),
				field: "access_token",
				remedy: "Assign a managed identity, and name the application id URI of the service as \"audience\"."
			});
		}
		function build(env, header, audience) {
			let app = env.IDENTITY_ENDPOINT ?? "", url = new URL(app === "" ? "http://169.254.169.254/metadata/identity/oauth2/token" : app);
			url.searchParams.set("api-version", app === "" ? "2018-02-01" : "2019-08-01"), url.searchParams.set("resource", audience);
			let headers = app === "" ? { Metadata: "true" } : { "X-IDENTITY-HEADER": header.reveal() };
			return {
				method: "GET",
				url: url.href,
				headers
			};
		}
		async function azure_detect({ env, readText }) {
			return (env.IDENTITY_ENDPOINT ?? "") === "" ? (await readText("/sys/class/dmi/id/chassis_asset_tag").catch(() => "")).trim() === "7783-7084-3265-9085-8269-3286-77" ? { state: "ready" } : {
				state: "absent",
				lacks: "IDENTITY_ENDPOINT"
			} : (env.IDENTITY_HEADER ?? "") === "" ? {
				state: "broken",
				lacks: "IDENTITY_HEADER",
				remedy: "Azure sets it beside IDENTITY_ENDPOINT: pass both on."
			} : { state: "ready" };
		}
		let uriVariable = "SYSTEM_OIDCREQUESTURI", tokenVariable = "SYSTEM_ACCESSTOKEN";
		function azurePipelinesSource(io) {
			let accessToken = new secret.z(io.env[tokenVariable] ?? "");
			return requestSource(io, {
				name: "azure-pipelines",
				title: "The identity provider of Azure Pipelines",
				takesAudience: !1,
				secrets: [accessToken],
				detect: () => azure_pipelines_detect(io.env),
				build() {
					let url = new URL(io.env[uriVariable] ?? "");
					url.searchParams.set("api-version", "7.1");
					let connection = io.env.AZURESUBSCRIPTION_SERVICE_CONNECTION_ID ?? "";
					return connection !== "" && url.searchParams.set("serviceConnectionId", connection), {
						method: "POST",
						url: url.href,
						bearer: accessToken,
						headers: {
							"Content-Type": "application/json",
							Accept: "application/json"
						},
						body: ""
					};
				},
				field: "oidcToken",
				remedy: "Check that the pipeline may use the service connection."
			});
		}
		function azure_pipelines_detect(env) {
			let missing = [uriVariable, tokenVariable].filter((variable) => (env[variable] ?? "") === "");
			return missing.length === 0 ? URL.canParse(env[uriVariable] ?? "") ? { state: "ready" } : {
				state: "broken",
				lacks: `a URL in ${uriVariable}`,
				remedy: "The agent sets it: leave it as it is."
			} : env.TF_BUILD === "True" ? {
				state: "broken",
				lacks: missing.join(" and "),
				remedy: "Map it into the step: \"env: { SYSTEM_ACCESSTOKEN: $(System.AccessToken) }\"."
			} : {
				state: "absent",
				lacks: missing.join(" and ")
			};
		}
		function variableSource({ env, log }, options) {
			let { name, variables, marker, remedy } = options, value = () => variables.map((variable) => env[variable] ?? "").find((text) => text !== ""), detect = () => {
				if (marker !== void 0 && (env[marker] ?? "") === "") return {
					state: "absent",
					lacks: marker
				};
				if (value() !== void 0) return { state: "ready" };
				let lacks = variables.join(" or ");
				return marker === void 0 ? {
					state: "absent",
					lacks
				} : {
					state: "broken",
					lacks,
					remedy
				};
			};
			return {
				name,
				takesAudience: !1,
				detect: () => Promise.resolve(detect()),
				fetchToken() {
					let text = value()?.trim();
					if (text === void 0) throw new errors.lD("identity_malformed", `${variables[0]} is not set.`, { source: name });
					let token = new secret.z(text);
					return log.mask(token), Promise.resolve(token);
				}
			};
		}
		function bitbucketSource(io) {
			return variableSource(io, {
				name: "bitbucket",
				marker: "BITBUCKET_BUILD_NUMBER",
				variables: ["BITBUCKET_STEP_OIDC_TOKEN"],
				remedy: "Add \"oidc: true\" to the step."
			});
		}
		let buildkite_program = "buildkite-agent";
		function buildkiteSource(io) {
			return commandSource(io, {
				name: "buildkite",
				takesAudience: !0,
				program: buildkite_program,
				args: (audience) => [
					"oidc",
					"request-token",
					"--audience",
					audience
				],
				detect: () => buildkite_detect(io),
				remedy: "The agent must be of a version that knows \"oidc request-token\"."
			});
		}
		async function buildkite_detect(io) {
			return io.env.BUILDKITE === "true" ? await isOnPath(io, buildkite_program) ? { state: "ready" } : {
				state: "broken",
				lacks: `the program ${buildkite_program}`,
				remedy: "Make the agent's program available to the step."
			} : {
				state: "absent",
				lacks: "BUILDKITE"
			};
		}
		let circleci_program = "circleci";
		function circleCiSource(io) {
			return commandSource(io, {
				name: "circleci",
				takesAudience: !0,
				program: circleci_program,
				args: (audience) => [
					"run",
					"oidc",
					"get",
					"--claims",
					JSON.stringify({ aud: audience })
				],
				detect: () => circleci_detect(io),
				remedy: "The job needs a context, or a project, for which CircleCI issues OIDC tokens."
			});
		}
		async function circleci_detect(io) {
			return io.env.CIRCLECI === "true" ? await isOnPath(io, circleci_program) ? { state: "ready" } : {
				state: "broken",
				lacks: `the program ${circleci_program}`,
				remedy: "Run in an image that has CircleCI's command line."
			} : {
				state: "absent",
				lacks: "CIRCLECI"
			};
		}
		let urlVariable = "ACTIONS_ID_TOKEN_REQUEST_URL", github_actions_tokenVariable = "ACTIONS_ID_TOKEN_REQUEST_TOKEN", permission = "Add \"permissions: id-token: write\" to the job.";
		function gitHubActionsSource(io) {
			let requestToken = new secret.z(io.env[github_actions_tokenVariable] ?? "");
			return requestSource(io, {
				name: "github-actions",
				title: "The identity provider of GitHub Actions",
				takesAudience: !0,
				secrets: [requestToken],
				detect: () => github_actions_detect(io.env),
				build: (audience) => buildTokenRequest(io.env[urlVariable] ?? "", requestToken, audience),
				field: "value",
				remedy: permission
			});
		}
		function github_actions_detect(env) {
			let missing = [urlVariable, github_actions_tokenVariable].filter((variable) => (env[variable] ?? "") === "");
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
		function gitLabCiSource(io) {
			return variableSource(io, {
				name: "gitlab-ci",
				marker: "GITLAB_CI",
				variables: ["INTERNS_ID_TOKEN"],
				remedy: "Declare it in the job: \"id_tokens: { INTERNS_ID_TOKEN: { aud: <audience> } }\"."
			});
		}
		function googleCloudSource(io) {
			return requestSource(io, {
				name: "google-cloud",
				title: "The metadata server of Google Cloud",
				takesAudience: !0,
				detect: () => google_cloud_detect(io),
				build(audience) {
					let host = io.env.GCE_METADATA_HOST ?? "metadata.google.internal", url = new URL(`http://${host}/computeMetadata/v1/instance/service-accounts/default/identity`);
					return url.searchParams.set("audience", audience), url.searchParams.set("format", "full"), {
						method: "GET",
						url: url.href,
						headers: { "Metadata-Flavor": "Google" }
					};
				},
				remedy: "The instance needs a service account."
			});
		}
		async function google_cloud_detect({ env, readText }) {
			return [
				"GCE_METADATA_HOST",
				"K_SERVICE",
				"CLOUD_RUN_JOB"
			].some((marker) => (env[marker] ?? "") !== "") || (await readText("/sys/class/dmi/id/product_name").catch(() => "")).includes("Google Compute Engine") ? { state: "ready" } : {
				state: "absent",
				lacks: "GCE_METADATA_HOST"
			};
		}
		var file = __webpack_require__(7034);
		function kubernetesSource(io) {
			let path = io.env.INTERNS_KUBERNETES_TOKEN_FILE ?? "/var/run/secrets/interns/token";
			return {
				...(0, file.I)(io, {
					name: "kubernetes",
					path
				}),
				async detect() {
					return (io.env.KUBERNETES_SERVICE_HOST ?? "") === "" ? {
						state: "absent",
						lacks: "KUBERNETES_SERVICE_HOST"
					} : await io.readText(path).then(() => !0, () => !1) ? { state: "ready" } : {
						state: "broken",
						lacks: `the file ${path}`,
						remedy: `Project a service account token with the audience into the pod at ${path}.`
					};
				}
			};
		}
		let commandVariable = "INTERNS_ID_TOKEN_COMMAND";
		function ownVariableSource(io) {
			let variables = ["INTERNS_ID_TOKEN"];
			return variableSource(io, {
				name: "environment",
				variables,
				remedy: `Set ${variables[0]} to a subject token.`
			});
		}
		function ownCommandSource(io) {
			let [program = "", ...args] = (io.env[commandVariable] ?? "").split(/\s+/).filter((word) => word !== "");
			return commandSource(io, {
				name: "command",
				takesAudience: args.includes("{audience}"),
				program,
				args: (audience) => args.map((word) => word === "{audience}" ? audience : word),
				detect: () => program === "" ? {
					state: "absent",
					lacks: commandVariable
				} : { state: "ready" },
				remedy: `It stands in ${commandVariable}.`
			});
		}
		function terraformCloudSource(io) {
			return variableSource(io, {
				name: "terraform-cloud",
				marker: "TFC_RUN_ID",
				variables: ["TFC_WORKLOAD_IDENTITY_TOKEN_INTERNS", "TFC_WORKLOAD_IDENTITY_TOKEN"],
				remedy: "Set the workspace variable TFC_WORKLOAD_IDENTITY_AUDIENCE_INTERNS to the audience."
			});
		}
		let sources = [
			ownCommandSource,
			gitLabCiSource,
			ownVariableSource,
			gitHubActionsSource,
			circleCiSource,
			buildkiteSource,
			bitbucketSource,
			azurePipelinesSource,
			terraformCloudSource,
			kubernetesSource,
			googleCloudSource,
			azureSource,
			awsSource
		];
		function ambientSources(io) {
			return sources.map((source) => source(io));
		}
	}),
	7881: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$q: () => readUnverifiedClaims,
			Mz: () => decodeUnverified
		});
		var jose__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7961);
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
	}),
	1431: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => detectSource });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		async function detectSource(sources) {
			let found = [];
			for (let source of sources) {
				let detection = await source.detect();
				if (detection.state === "ready") return source;
				found.push({
					source,
					detection
				});
			}
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lD("identity_missing", describeLack(found));
		}
		function describeLack(found) {
			let broken = found.filter(({ detection }) => detection.state === "broken"), lacks = (broken.length > 0 ? broken : found).flatMap(({ source, detection }) => detection.state === "ready" ? [] : [`${source.name} lacks ${detection.lacks}`]), remedies = broken.flatMap(({ detection }) => detection.state === "broken" ? [detection.remedy] : []);
			return [
				`No CI identity found: ${lacks.join("; ")}.`,
				...remedies,
				"Elsewhere give \"subject-token-file\" or \"api-key\". \"interns identity\" shows every source."
			].join(" ");
		}
	}),
	7034: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { I: () => fileSource });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3251);
		function fileSource({ readText, log }, { name, path }) {
			return {
				name,
				takesAudience: !1,
				detect: () => Promise.resolve({ state: "ready" }),
				async fetchToken() {
					let text = await readText(path).catch((cause) => {
						throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lD("identity_malformed", `The subject token file ${path} can't be read.`, {
							source: name,
							cause
						});
					});
					if (text.trim() === "") throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lD("identity_malformed", `The subject token file ${path} is empty.`, { source: name });
					let token = new _secret_js__WEBPACK_IMPORTED_MODULE_1__.z(text.trim());
					return log.mask(token), token;
				}
			};
		}
	}),
	621: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { x: () => defaultTimeoutMs });
		let defaultTimeoutMs = 1e4;
	}),
	8863: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			k: () => readSubjectToken,
			u: () => readService
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _secret_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3251), _given_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3072), _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7035);
		function readService(text) {
			let baseUrl = (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.$P)("base-url", (0, _given_js__WEBPACK_IMPORTED_MODULE_1__.mw)(text, "base-url", "the base URL of the service"));
			return {
				baseUrl,
				credentials: readCredentials(text, baseUrl)
			};
		}
		function readCredentials(text, baseUrl) {
			let key = text("api-key"), apiKey = key === void 0 ? void 0 : readHeaderSecret("api-key", key), federationPolicyId = text("federation-policy-id");
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
			if (apiKey === void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.dz("input_missing", "Neither \"federation-policy-id\" nor \"api-key\" is given. Set \"federation-policy-id\" to exchange the job's identity without a stored secret.", { source: "federation-policy-id" });
			for (let name of [
				"subject-token",
				"subject-token-file",
				"audience"
			]) if (text(name) !== void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.dz("input_conflict", `Input "${name}" belongs to a token exchange, but "federation-policy-id" is not given. Set that, or leave "${name}" out.`, { source: name });
			return {
				by: "api-key",
				apiKey
			};
		}
		function readSubjectToken(text) {
			(0, _given_js__WEBPACK_IMPORTED_MODULE_1__.HN)(text, "subject-token", "subject-token-file");
			let token = text("subject-token");
			if (token !== void 0) return {
				from: "input",
				token: readHeaderSecret("subject-token", token)
			};
			let path = text("subject-token-file");
			return path === void 0 ? { from: "ci" } : {
				from: "file",
				path
			};
		}
		function readHeaderSecret(name, value) {
			if (/^[\x21-\x7e]+$/.test(value)) return new _secret_js__WEBPACK_IMPORTED_MODULE_3__.z(value);
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.dz("input_invalid", `Input "${name}" has characters that no key or token has, such as a space or a line break. Check how the secret was stored.`, { source: name });
		}
	}),
	3072: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HN: () => exclude,
			lq: () => optional,
			mw: () => required
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		function required(text, name, what) {
			let value = text(name);
			if (value !== void 0) return value;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.dz("input_missing", `Input "${name}" is not given. Set it to ${what}.`, { source: name });
		}
		function optional(text, name, read) {
			let value = text(name);
			return value === void 0 ? void 0 : read(name, value);
		}
		function exclude(text, one, other) {
			if (text(one) !== void 0 && text(other) !== void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.dz("input_conflict", `Inputs "${one}" and "${other}" are both given. Use one of them.`, { source: other });
		}
	}),
	7035: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$7: () => readDuration,
			$P: () => readBaseUrl,
			Cp: () => readUuid,
			JI: () => readInteger,
			Kf: () => readChoice,
			Vf: () => readBoolean,
			tm: () => badValue
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7309);
		function badValue(name, value, use) {
			let shown = value.length > 200 ? `${value.slice(0, 200)}…` : value;
			return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.dz("input_invalid", `Input "${name}" is "${(0, _log_js__WEBPACK_IMPORTED_MODULE_1__.TN)(shown)}". ${use}`, { source: name });
		}
		function readChoice(name, value, choices) {
			let choice = choices.find((one) => one === value);
			if (choice !== void 0) return choice;
			let quoted = choices.map((one) => `"${one}"`);
			throw badValue(name, value, `Use ${quoted.length === 1 ? quoted[0] : `${quoted.slice(0, -1).join(", ")} or ${quoted.at(-1)}`}.`);
		}
		function readBoolean(name, value) {
			if (/^(?:true|True|TRUE)$/.test(value)) return !0;
			if (/^(?:false|False|FALSE)$/.test(value)) return !1;
			throw badValue(name, value, "Use \"true\" or \"false\".");
		}
		function readInteger(name, value, least) {
			let number = /^\d{1,9}$/.test(value) ? Number(value) : NaN;
			if (number >= least) return number;
			throw badValue(name, value, `Use a whole number from ${least}.`);
		}
		let unitMs = {
			h: 36e5,
			m: 6e4,
			s: 1e3
		}, longestDurationMs = 24 * unitMs.h;
		function readDuration(name, value, leastMs) {
			let use = `Use a duration such as "90s", "5m", "1h30m" or a number of seconds, from ${leastMs / 1e3} s to 24 h.`, parts = /^(?:(\d{1,6})h)?(?:(\d{1,6})m)?(?:(\d{1,6})s)?$/.exec(value), bare = /^\d{1,9}$/.test(value) ? Number(value) * unitMs.s : void 0;
			if (value === "" || parts === null && bare === void 0) throw badValue(name, value, use);
			let [, hours = 0, minutes = 0, seconds = 0] = parts ?? [], ms = bare ?? Number(hours) * unitMs.h + Number(minutes) * unitMs.m + Number(seconds) * unitMs.s;
			if (ms < leastMs || ms > longestDurationMs) throw badValue(name, value, use);
			return ms;
		}
		function readUuid(name, value) {
			if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)) return value;
			throw badValue(name, value, "Use a UUID, for example \"89f9f5b2-3f89-4eaf-83ca-5ceae149e8bb\".");
		}
		let loopbackHost = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;
		function readBaseUrl(name, value) {
			let use = "Use the base URL of the service with its version segment, for example \"https://service.example/api/v1\".";
			if (!URL.canParse(value)) throw badValue(name, value, use);
			let url = new URL(value);
			if (url.username !== "" || url.password !== "") throw badValue(name, url.host, `Leave user name and password out. ${use}`);
			if (/[?#]/.test(url.href)) throw badValue(name, value, `Leave query and fragment out. ${use}`);
			if (!(url.protocol === "https:" || url.protocol === "http:" && loopbackHost.test(url.hostname))) throw badValue(name, value, `Use https: tokens are sent there. Only loopback hosts may use http. ${use}`);
			return url.href.replace(/\/+$/, "");
		}
	}),
	7549: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Vg: () => holdBearer,
			BM: () => obtainToken,
			vz: () => sourceOf
		});
		var errors = __webpack_require__(452), retry = __webpack_require__(8394), identity_claims = __webpack_require__(7881);
		function checkSubjectToken(token, { source, audience, nowMs }) {
			let claims = (0, identity_claims.Mz)(token);
			if (claims === void 0) return;
			let refuse = (what, remedy) => {
				let message = `The subject token from ${source} ${what}. ${remedy}`;
				throw new errors.lD("identity_malformed", message, { source });
			}, { iss, aud, exp } = claims;
			(typeof iss != "string" || iss === "") && refuse("has no issuer (iss)", "Is it an identity token?");
			let audiences = [aud ?? []].flat();
			audience !== void 0 && !audiences.includes(audience) && refuse(`has ${audiences.length === 0 ? "no audience" : `the audience ${audiences.map((one) => `"${one}"`).join(", ")}`}, not "${audience}"`, "Set the input \"audience\" to the one that the federation policy wants."), typeof exp == "number" ? exp * 1e3 + 6e4 < nowMs && refuse(`expired ${Math.round(nowMs / 1e3 - exp)} s ago`, "Get a new one shortly before the step, or use a source that renews it.") : refuse("has no expiry (exp)", "The exchange takes only tokens that expire.");
		}
		var contract_errors = __webpack_require__(1819), token = __webpack_require__(371), json = __webpack_require__(8580), transport = __webpack_require__(3005);
		function remarkOnRefusal(token, circumstances) {
			let claims = (0, identity_claims.Mz)(token);
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
			if (isDefault) return `The audience ${JSON.stringify(aud ?? null)} is the default, the origin of base-url. If the policy wants another, set the input "audience".`;
		}
		function remarkOnClock({ iat }, serviceDateMs) {
			if (typeof iat != "number" || serviceDateMs === void 0) return;
			let aheadSeconds = Math.round(iat - serviceDateMs / 1e3);
			if (!(aheadSeconds <= 60)) return `The token was issued ${aheadSeconds} s in the future by the clock of the service: one of the two clocks is wrong.`;
		}
		function textOf(claim) {
			return typeof claim == "string" ? claim : "";
		}
		var secret = __webpack_require__(3251);
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
			let { subjectToken, isAudienceDefault = !1 } = exchange, claims = (0, identity_claims.$q)(subjectToken), serviceDateMs = Date.parse(response.headers.get("date") ?? ""), remarks = remarkOnRefusal(subjectToken, {
				isAudienceDefault,
				serviceDateMs: Number.isNaN(serviceDateMs) ? void 0 : serviceDateMs
			}), claim = (name) => JSON.stringify(claims.find((one) => one.name === name)?.value ?? null);
			return new errors.Sb("exchange_refused", `Token exchange refused (${answer}) for policy "${exchange.federationPolicyId}", issuer ${claim("iss")}, subject ${claim("sub")}, audience ${claim("aud")} (unverified claims). Check that the organization trusts this issuer and that the policy matches this subject and audience.`, {
				...data,
				unverifiedClaims: claims,
				remarks
			});
		}
		function holdAccessToken(options) {
			let { clock, log } = options, held, inFlight, exchange = async () => {
				let { token, lifetimeMs, startedAt } = await obtainAccessToken(options);
				log.mask(token), log.info(`Access token ${token.fingerprint()} for ${Math.round(lifetimeMs / 1e3)} s by policy "${options.federationPolicyId}".`);
				let expiresAt = startedAt + lifetimeMs;
				return held = {
					token,
					expiresAt,
					renewAt: expiresAt - Math.min(6e4, lifetimeMs / 5)
				}, token;
			}, exchangeOrKeep = async () => {
				try {
					return await exchange();
				} catch (error) {
					let alive = held !== void 0 && clock.monotonic() + 5e3 < held.expiresAt ? held : void 0;
					if (alive === void 0 || !judge(error).retry) throw error;
					return log.warning(`The access token could not be renewed; the one that is held is used on: ${(0, errors.Uc)(error)}`), alive.token;
				}
			}, get = () => held !== void 0 && clock.monotonic() < held.renewAt ? Promise.resolve(held.token) : (inFlight ??= exchangeOrKeep().finally(() => {
				inFlight = void 0;
			}), inFlight);
			return {
				get,
				renew(refused) {
					return held?.token === refused && (held = void 0), get();
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
					nowMs: clock.now()
				}), log.debug(`Subject token ${subjectToken.fingerprint()} from ${source.name} for audience "${audience}".`);
				let startedAt = clock.monotonic(), limits = {
					timeoutMs: leftMs(),
					now: clock.now
				};
				return {
					...await exchangeToken({
						...options,
						subjectToken
					}, {
						...options,
						...limits
					}),
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
		function observedFetch(fetch, clock, onAnswer) {
			return async (url, init) => {
				let startedAt = clock.monotonic(), response = await fetch(url, init), requestId = response.headers.get("x-request-id") ?? void 0;
				return onAnswer({
					status: response.status,
					ms: clock.monotonic() - startedAt,
					requestId
				}), response;
			};
		}
		var ambient = __webpack_require__(5147), detect = __webpack_require__(1431), file = __webpack_require__(7034);
		function givenSource(token, log) {
			return {
				name: "subject-token",
				takesAudience: !1,
				detect: () => Promise.resolve({ state: "ready" }),
				fetchToken() {
					return log.mask(token), Promise.resolve(token);
				}
			};
		}
		async function obtainToken(options) {
			let { credentials, log } = options;
			credentials.apiKey !== void 0 && log.mask(credentials.apiKey);
			let source = await sourceOf(credentials.subjectToken, observed(options, "identity")), obtained = await obtainAccessToken({
				...observed(options, "exchange"),
				...credentials,
				source
			});
			return log.mask(obtained.token), obtained;
		}
		async function holdBearer(options) {
			let { credentials, log } = options;
			if (credentials.apiKey !== void 0 && log.mask(credentials.apiKey), credentials.by === "api-key") return { bearer: () => Promise.resolve(credentials.apiKey) };
			let source = await sourceOf(credentials.subjectToken, observed(options, "identity")), holder = holdAccessToken({
				...observed(options, "exchange"),
				...credentials,
				source
			});
			return {
				bearer: () => holder.get(),
				renewBearer: (refused) => holder.renew(refused)
			};
		}
		function observed(options, route) {
			let { fetch, clock, onRequest } = options;
			return onRequest === void 0 ? options : {
				...options,
				fetch: observedFetch(fetch, clock, (answer) => onRequest({
					route,
					...answer
				}))
			};
		}
		function sourceOf(setting, options) {
			switch (setting.from) {
				case "input": return givenSource(setting.token, options.log);
				case "file": return (0, file.I)(options, {
					name: "subject-token-file",
					path: options.path(setting.path)
				});
				case "ci": return (0, detect.P)((0, ambient.B)(options));
				default: return setting;
			}
		}
	}),
	82: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			O: () => openWorkspace,
			t: () => createTranscriptFile
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598), node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024), node_os__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8161), node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6760), _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(452), _report_transcript_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3306);
		function openWorkspace({ env, cwd, readFile }) {
			let root = notEmpty(env.GITHUB_WORKSPACE) ?? cwd;
			return {
				path: (given) => (0, node_path__WEBPACK_IMPORTED_MODULE_3__.resolve)(root, given),
				readBytes: readFile,
				readText: async (path) => new TextDecoder("utf-8", { fatal: !0 }).decode(await readFile(path)),
				temp: notEmpty(env.RUNNER_TEMP) ?? (0, node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)()
			};
		}
		function createTranscriptFile(given, workspace) {
			let path = given === void 0 ? (0, node_path__WEBPACK_IMPORTED_MODULE_3__.join)(workspace.temp, `intern-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)()}.jsonl`) : workspace.path(given), file = openTranscript(path);
			return {
				path,
				write: (event) => void (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.writeSync)(file, (0, _report_transcript_js__WEBPACK_IMPORTED_MODULE_4__.W)(event)),
				close: () => (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file)
			};
		}
		function openTranscript(path) {
			try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.mkdirSync)((0, node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(path), { recursive: !0 });
				let file = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(path, "w", 384);
				return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.fchmodSync)(file, 384), file;
			} catch (cause) {
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.dz("input_invalid", `Input "transcript-file" is "${path}", which can't be written.`, {
					source: "transcript-file",
					cause
				});
			}
		}
		function notEmpty(value) {
			return value === "" ? void 0 : value;
		}
	}),
	3306: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { W: () => toTranscriptLine });
		function toTranscriptLine(event) {
			let { type, at, ...fields } = event;
			return `${JSON.stringify({
				type,
				at,
				...fields
			})}\n`;
		}
	})
};
