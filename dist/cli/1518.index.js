export const id = 1518;
export const ids = [1518];
export const modules = {
	58435: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Vh: () => readJson,
			WI: () => sendForJson,
			h2: () => readDate,
			rN: () => sendForBytes
		});
		var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573), _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16413), _transport_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33005);
		async function sendForBytes(request, options) {
			let limit = (0, _transport_js__WEBPACK_IMPORTED_MODULE_1__.r5)(options.timeoutMs, options.signal);
			try {
				let response = await (0, _transport_js__WEBPACK_IMPORTED_MODULE_1__.tN)(request, {
					...options,
					signal: limit.signal
				});
				return {
					...response,
					bytes: await (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.w0)(options.maxBodyBytes ?? defaultMaxBodyBytes, response.body)
				};
			} catch (error) {
				if (options.signal?.throwIfAborted(), error instanceof _transport_js__WEBPACK_IMPORTED_MODULE_1__.hg) throw error;
				let host = new URL(request.url).host, problem = limit.signal.aborted ? `did not send a complete response within ${options.timeoutMs / 1e3} s` : "broke off its response";
				throw new _transport_js__WEBPACK_IMPORTED_MODULE_1__.hg(`${host} ${problem}`, "unknown", error);
			} finally {
				limit.clear();
			}
		}
		let defaultMaxBodyBytes = 1048576;
		async function sendForJson(request, options) {
			let { bytes, ...response } = await sendForBytes(request, options), text = toText(bytes);
			return {
				...response,
				text,
				json: (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(text)
			};
		}
		async function readJson(response) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(toText(await (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.w0)(defaultMaxBodyBytes, response.body)));
		}
		function toText(bytes) {
			return bytes === void 0 || !(0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) ? "" : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
		}
		function readDate(headers) {
			let parsed = Date.parse(headers.get("date") ?? "");
			return Number.isNaN(parsed) ? void 0 : parsed;
		}
	}),
	33005: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hf: () => linkAbort,
			Re: () => connectTimeoutCode,
			hg: () => NoResponseError,
			r5: () => startTimeLimit,
			tN: () => send,
			xd: () => checkBaseUrl
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97309), _loopback_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83838);
		class NoResponseError extends Error {
			sent;
			constructor(message, sent, cause) {
				super(message, { cause }), this.name = "NoResponseError", this.sent = sent;
			}
		}
		let connectTimeoutCode = "CONNECT_TIMEOUT", connectFailures = new Set([
			"ECONNREFUSED",
			"ENOTFOUND",
			"EAI_AGAIN",
			"EHOSTUNREACH",
			"ENETUNREACH",
			"UND_ERR_CONNECT_TIMEOUT",
			connectTimeoutCode
		]);
		async function send(request, options) {
			let requestHeaders = buildHeaders(request), { headersTimeoutMs } = options, requestAbort = linkAbort(options.signal), timer = headersTimeoutMs === void 0 ? void 0 : setTimeout(requestAbort.abort, headersTimeoutMs);
			try {
				let { status, headers, body } = await options.fetch(request.url, {
					method: request.method,
					headers: requestHeaders,
					body: request.body ?? null,
					redirect: "manual",
					signal: requestAbort.signal
				});
				return {
					status,
					headers,
					body,
					requestId: headers.get("x-request-id") ?? void 0,
					retryAfterMs: readRetryAfter(headers.get("retry-after"), options.now())
				};
			} catch (error) {
				options.signal?.throwIfAborted();
				let host = new URL(request.url).host;
				if (headersTimeoutMs !== void 0 && requestAbort.signal.aborted) throw new NoResponseError(`${host} sent no response within ${headersTimeoutMs / 1e3} s`, "unknown", error);
				let code = (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.oO)(error), sent = connectFailures.has(code ?? "") && !hasFailedInUse(error) ? "no" : "unknown", codeSuffix = code === void 0 || (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(error).includes(code) ? "" : ` (${code})`;
				throw new NoResponseError(`${host} could not be reached${codeSuffix}`, sent, error);
			} finally {
				clearTimeout(timer);
			}
		}
		function hasFailedInUse(error) {
			return error instanceof Error ? "syscall" in error && ["read", "write"].includes(String(error.syscall)) || hasFailedInUse(error.cause) : !1;
		}
		function buildHeaders(request) {
			let authorization = request.bearer === void 0 ? {} : { Authorization: `Bearer ${readBearer(request.bearer)}` };
			return {
				"User-Agent": "intern-action",
				...request.headers,
				...authorization
			};
		}
		function readBearer(bearer) {
			let text = bearer.reveal();
			if (/^[\x21-\x7e]+$/.test(text)) return text;
			throw TypeError(`The bearer ${bearer.fingerprint()} is empty or has characters that a header can't have.`);
		}
		function readRetryAfter(value, nowMs) {
			if (value === null) return;
			if (/^\s*\d+\s*$/.test(value)) return Math.min(Number(value) * 1e3, 2 ** 53 - 1);
			let date = /^\s*[a-z]{3,9},? /i.test(value) ? Date.parse(value) : NaN;
			return Number.isNaN(date) ? void 0 : Math.max(0, date - nowMs);
		}
		let plainReason = AbortSignal.abort().reason;
		function linkAbort(outer) {
			let controller = new AbortController(), followOuter = () => controller.abort(outer?.reason);
			return outer?.aborted === !0 && followOuter(), outer?.addEventListener("abort", followOuter), {
				signal: controller.signal,
				abort: () => controller.abort(plainReason),
				unlink: () => outer?.removeEventListener("abort", followOuter)
			};
		}
		function startTimeLimit(timeoutMs, outer) {
			let { signal, abort, unlink } = linkAbort(outer), timer = setTimeout(abort, timeoutMs);
			return {
				signal,
				clear() {
					clearTimeout(timer), unlink();
				}
			};
		}
		let remedy = "Use the base URL of the service with its version segment, for example \"https://service.example/api/v1\". Only a service on this machine may have http.";
		function checkBaseUrl(baseUrl) {
			if (baseUrl === "") throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.dz("input_missing", `"baseUrl" is empty. ${remedy}`, { source: "baseUrl" });
			if (/^https?:\/\//i.test(baseUrl) && URL.canParse(baseUrl) && (0, _loopback_js__WEBPACK_IMPORTED_MODULE_1__.FY)(new URL(baseUrl))) return;
			let shown = (0, _log_js__WEBPACK_IMPORTED_MODULE_2__.TN)(baseUrl.slice(0, 200));
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.dz("input_invalid", `"baseUrl" is "${shown}". ${remedy}`, { source: "baseUrl" });
		}
	}),
	53528: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			pb: () => hasCiVariable,
			yy: () => findOtherCi
		});
		var _environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33554);
		let otherCiVariables = "CONTINUOUS_INTEGRATION.APPVEYOR.BUDDY_WORKSPACE_ID.BUILDER_OUTPUT.BITRISE_IO.CF_BUILD_ID.CIRRUS_CI.CODEBUILD_BUILD_ID.DRONE.GO_PIPELINE_NAME.HARNESS_BUILD_ID.HUDSON_URL.JENKINS_URL.NETLIFY.PROW_JOB_ID.RENDER.SCREWDRIVER.SEMAPHORE.SPACELIFT.TASKCLUSTER_ROOT_URL.TEAMCITY_VERSION.TF_VAR_spacelift_run_id.TRAVIS.VERCEL.WOODPECKER.bamboo_planKey.BITBUCKET_PR_ID.BUILDKITE_PULL_REQUEST.CHANGE_ID.CIRCLE_PULL_REQUEST.DRONE_PULL_REQUEST.CI_MERGE_REQUEST_IID.SYSTEM_PULLREQUEST_PULLREQUESTID.CI.BUILD_NUMBER".split(".");
		function findOtherCi(env) {
			return otherCiVariables.find((name) => ![
				void 0,
				"false",
				"0"
			].includes((0, _environment_js__WEBPACK_IMPORTED_MODULE_0__.b)(env, name)));
		}
		function hasCiVariable(env) {
			return ["CI", "TF_BUILD"].some((name) => (0, _environment_js__WEBPACK_IMPORTED_MODULE_0__.b)(env, name) !== void 0) || findOtherCi(env) !== void 0;
		}
	}),
	81397: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IO: () => fileSource,
			P2: () => commandSource,
			pT: () => requestSource,
			uM: () => variableSource,
			zu: () => givenSource
		});
		var _environment_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(33554), _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452), _http_document_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58435), _http_transport_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33005), _json_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(16413), _log_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(97309), _loopback_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83838), _secret_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(36385), _wording_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(96559), _source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(70621);
		let ready = { state: "ready" };
		function toSource(name, log, { takesAudience, detect, obtain }) {
			return {
				name,
				takesAudience,
				detect: async () => detect(),
				async fetchToken(options) {
					let token = await obtain(options);
					return log.mask(token), token;
				}
			};
		}
		function requestSource(io, { name }, options) {
			let { title, secrets = [], build } = options;
			return toSource(name, io.log, {
				...options,
				async obtain({ audience, timeoutMs = _source_js__WEBPACK_IMPORTED_MODULE_0__.x, signal }) {
					for (let secret of secrets) io.log.mask(secret);
					let request = build(audience);
					return checkAddress(request.url, name, title), readTokenResponse(await (0, _http_document_js__WEBPACK_IMPORTED_MODULE_1__.WI)(request, {
						timeoutMs,
						signal,
						fetch: io.fetch,
						now: io.clock.now
					}).catch((error) => {
						if (!(error instanceof _http_transport_js__WEBPACK_IMPORTED_MODULE_2__.hg)) throw error;
						let data = {
							source: name,
							sent: error.sent,
							cause: error
						};
						throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.lD("identity_unreachable", `${title} did not answer.`, data);
					}), {
						...options,
						name
					});
				}
			});
		}
		function checkAddress(address, name, title) {
			let { protocol, hostname, host } = new URL(address);
			if (protocol === "https:" || (0, _loopback_js__WEBPACK_IMPORTED_MODULE_4__.U9)(hostname) || (0, _loopback_js__WEBPACK_IMPORTED_MODULE_4__.SF)(hostname)) return;
			let message = `${title} is at "${protocol}//${host}", in plain text. Use https: only this machine and metadata addresses may use http. Nothing was sent.`;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.lD("identity_refused", message, { source: name });
		}
		function readTokenResponse({ status, json, text, retryAfterMs }, { name, title, field, remedy }) {
			let data = {
				source: name,
				status
			};
			if (status === 408 || status === 429 || status >= 500) throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.lD("identity_unreachable", `${title} answered ${status}.`, {
				...data,
				retryAfterMs
			});
			if (status !== 200) throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.lD("identity_refused", `${title} answered ${status}. ${remedy}`, data);
			let fieldValue = (0, _json_js__WEBPACK_IMPORTED_MODULE_5__.Gv)(json) && field !== void 0 && Object.hasOwn(json, field) ? json[field] : void 0, value = field === void 0 ? text : fieldValue;
			if (typeof value == "string" && value.trim() !== "") return new _secret_js__WEBPACK_IMPORTED_MODULE_6__.z(value.trim());
			let lack = field === void 0 ? "no token in its answer" : `no token in the field "${field}"`;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.lD("identity_malformed", `${title} answered 200, but with ${lack}.`, data);
		}
		function commandSource(options) {
			let { program, args, findMissingVariable, installRemedy, variables, remedy } = options;
			return (io, { name }) => toSource(name, io.log, {
				...options,
				async detect() {
					let missingVariable = findMissingVariable(io.env);
					return missingVariable === void 0 ? installRemedy === void 0 ? ready : io.execute(program, ["--version"], AbortSignal.timeout(_source_js__WEBPACK_IMPORTED_MODULE_0__.x)).then(() => ready, () => ({
						state: "broken",
						lacks: `the program ${program}`,
						remedy: installRemedy
					})) : {
						state: "absent",
						lacks: missingVariable
					};
				},
				async obtain({ audience, timeoutMs = _source_js__WEBPACK_IMPORTED_MODULE_0__.x, signal }) {
					let timeoutSignal = AbortSignal.timeout(timeoutMs), bothSignals = signal === void 0 ? timeoutSignal : AbortSignal.any([timeoutSignal, signal]), output = await io.execute(program, args(audience), bothSignals, variables).catch((cause) => {
						signal?.throwIfAborted();
						let isTimeout = timeoutSignal.aborted, what = isTimeout ? `printed no token within ${timeoutMs / 1e3} s` : "failed", code = isTimeout ? "identity_unreachable" : "identity_refused";
						throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.lD(code, `"${program}" ${what}. ${remedy}`, {
							source: name,
							cause
						});
					});
					if (output.trim() !== "") return new _secret_js__WEBPACK_IMPORTED_MODULE_6__.z(output.trim());
					throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.lD("identity_malformed", `"${program}" printed no token. ${remedy}`, { source: name });
				}
			});
		}
		function variableSource(variables, remedy) {
			return ({ env, log }, place) => {
				let findToken = () => variables.map((name) => (0, _environment_js__WEBPACK_IMPORTED_MODULE_7__.b)(env, name)).find((text) => text !== void 0);
				return toSource(place.name, log, {
					takesAudience: !1,
					detect() {
						return (0, _source_js__WEBPACK_IMPORTED_MODULE_0__.n)(place, env) ? findToken() === void 0 ? {
							state: "broken",
							lacks: variables.join(" or "),
							remedy
						} : ready : {
							state: "absent",
							lacks: place.markers.join(" or ")
						};
					},
					async obtain() {
						let text = findToken();
						if (text !== void 0) return new _secret_js__WEBPACK_IMPORTED_MODULE_6__.z(text.trim());
						throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.lD("identity_malformed", `${variables[0]} is not set.`, { source: place.name });
					}
				});
			};
		}
		function fileSource({ readText, log }, options) {
			let { name, path, input: inputName } = options, explain = (what) => (0, _wording_js__WEBPACK_IMPORTED_MODULE_8__.MH)`${inputName === void 0 ? "The subject token file" : (0, _wording_js__WEBPACK_IMPORTED_MODULE_8__.hF)(inputName)} is "${(0, _log_js__WEBPACK_IMPORTED_MODULE_9__.TN)(path)}", ${what}.`;
			return toSource(name, log, {
				takesAudience: !1,
				detect: () => ready,
				async obtain() {
					let text = await readText(path).catch((cause) => {
						throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.lD("identity_malformed", explain("which can't be read as text"), {
							source: name,
							cause
						});
					});
					if (text.trim() !== "") return new _secret_js__WEBPACK_IMPORTED_MODULE_6__.z(text.trim());
					throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.lD("identity_malformed", explain("which is empty"), { source: name });
				}
			});
		}
		function givenSource(token, log) {
			return log.mask(token), {
				name: "subject-token",
				takesAudience: !1,
				detect: () => Promise.resolve(ready),
				fetchToken: () => Promise.resolve(token)
			};
		}
	}),
	11518: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bx: () => ambientSources,
			PM: () => detectSource,
			qi: () => grantsIdentity,
			_F: () => isInCi,
			l9: () => readPipeline
		});
		var environment = __webpack_require__(33554), errors = __webpack_require__(452), wording = __webpack_require__(96559), ci_variables = __webpack_require__(53528), source = __webpack_require__(70621), secret = __webpack_require__(36385), kinds = __webpack_require__(81397);
		function readRequest({ env }, [url, token], { setBy, isHere, remedy }) {
			let bearer = new secret.z(env[token] ?? ""), detect = () => {
				let lacks = [url, token].filter((name) => (0, environment.b)(env, name) === void 0).join(" and ");
				return lacks === "" ? URL.canParse(env[url] ?? "") ? { state: "ready" } : {
					state: "broken",
					lacks: `a URL in ${url}`,
					remedy: `${setBy} sets it: leave it as it is.`
				} : isHere ? {
					state: "broken",
					lacks,
					remedy
				} : {
					state: "absent",
					lacks
				};
			};
			return {
				bearer,
				endpoint: () => new URL(env[url] ?? ""),
				options: {
					detect,
					secrets: [bearer]
				}
			};
		}
		let gitHubRequest = ["ACTIONS_ID_TOKEN_REQUEST_URL", "ACTIONS_ID_TOKEN_REQUEST_TOKEN"], gitHubActions = {
			name: "github-actions",
			title: "GitHub Actions",
			markers: ["GITHUB_ACTIONS"],
			grants: gitHubRequest,
			mergeRequest: {
				isMergeRequest: () => void 0,
				how: "the event, from which the action reads more than a variable says: see [pull requests](pull-requests.md)."
			},
			documentation: "The identity provider of GitHub gives a token for any audience, a new one each time. The job needs `permissions: id-token: write`. Pull requests from forks and those of Dependabot get no identity, whatever the permissions say.",
			source: gitHubActionsSource
		};
		function gitHubActionsSource(io) {
			let permission = "Add \"permissions: id-token: write\" to the job.", setting = {
				setBy: "The runner",
				isHere: io.env.GITHUB_ACTIONS === "true",
				remedy: `${permission} A pull request from a fork or from Dependabot never gets an identity, whatever the permissions say.`
			}, { bearer, endpoint, options } = readRequest(io, gitHubRequest, setting);
			return (0, kinds.pT)(io, gitHubActions, {
				...options,
				title: "The identity provider of GitHub Actions",
				takesAudience: !0,
				build(audience) {
					let url = endpoint();
					return url.searchParams.set("audience", audience), {
						method: "GET",
						url: url.href,
						bearer,
						headers: { Accept: "application/json" }
					};
				},
				field: "value",
				remedy: permission
			});
		}
		let azureRequest = ["SYSTEM_OIDCREQUESTURI", "SYSTEM_ACCESSTOKEN"], trustedReasons = new Set([
			"IndividualCI",
			"BatchedCI",
			"Manual",
			"Schedule"
		]), azurePipelines = {
			name: "azure-pipelines",
			title: "Azure Pipelines",
			markers: ["TF_BUILD"],
			grants: azureRequest,
			mergeRequest: {
				isMergeRequest(env) {
					let { BUILD_REASON: reason = "", BUILD_SOURCEBRANCH: branch = "" } = env;
					return (0, environment.b)(env, "SYSTEM_PULLREQUEST_PULLREQUESTID") !== void 0 || reason === "PullRequest" || /^refs\/(?:pull|merge)/.test(branch) ? !0 : trustedReasons.has(reason) && branch !== "" ? !1 : void 0;
				},
				how: "`SYSTEM_PULLREQUEST_PULLREQUESTID`, `BUILD_REASON` and `BUILD_SOURCEBRANCH`. A build that was started by another build does not say what started the other one."
			},
			documentation: "The identity provider of Azure DevOps gives a token with its own audience: give that as `audience`. Map the job's access token into the step: `env: { SYSTEM_ACCESSTOKEN: $(System.AccessToken) }`. `AZURESUBSCRIPTION_SERVICE_CONNECTION_ID` names a service connection.",
			source(io) {
				let isHere = io.env.TF_BUILD === "True", { bearer, endpoint, options } = readRequest(io, azureRequest, {
					setBy: "The agent",
					isHere,
					remedy: "Map it into the step: \"env: { SYSTEM_ACCESSTOKEN: $(System.AccessToken) }\"."
				});
				return (0, kinds.pT)(io, azurePipelines, {
					...options,
					title: "The identity provider of Azure Pipelines",
					takesAudience: !1,
					build() {
						let url = endpoint();
						url.searchParams.set("api-version", "7.1");
						let connection = io.env.AZURESUBSCRIPTION_SERVICE_CONNECTION_ID ?? "";
						return connection !== "" && url.searchParams.set("serviceConnectionId", connection), {
							method: "POST",
							url: url.href,
							bearer,
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
		}, trustedSources = new Set([
			"push",
			"web",
			"webide",
			"schedule",
			"api",
			"trigger",
			"chat"
		]), gitLabCi = {
			name: "gitlab-ci",
			title: "GitLab CI",
			markers: ["GITLAB_CI"],
			grants: [
				"INTERNS_ID_TOKEN",
				"CI_JOB_JWT",
				"CI_JOB_JWT_V1",
				"CI_JOB_JWT_V2"
			],
			mergeRequest: {
				isMergeRequest(env) {
					if (["CI_MERGE_REQUEST_IID", "CI_EXTERNAL_PULL_REQUEST_IID"].some((name) => (0, environment.b)(env, name) !== void 0)) return !0;
					let source = env.CI_PIPELINE_SOURCE ?? "";
					return source === "merge_request_event" || source === "external_pull_request_event" || !trustedSources.has(source) && void 0;
				},
				how: "`CI_MERGE_REQUEST_IID`, `CI_EXTERNAL_PULL_REQUEST_IID` and `CI_PIPELINE_SOURCE`. A child pipeline, or one that another project starts, does not say what started its parent."
			},
			documentation: "The token is in `INTERNS_ID_TOKEN`, which the job declares with its audience: `id_tokens: { INTERNS_ID_TOKEN: { aud: https://service.example } }`. It is not renewed.",
			source: (0, kinds.uM)(["INTERNS_ID_TOKEN"], "Declare it in the job: \"id_tokens: { INTERNS_ID_TOKEN: { aud: <audience> } }\".")
		}, bitbucket = {
			name: "bitbucket",
			title: "Bitbucket Pipelines",
			markers: ["BITBUCKET_BUILD_NUMBER"],
			grants: ["BITBUCKET_STEP_OIDC_TOKEN"],
			mergeRequest: {
				isMergeRequest: (env) => (0, environment.b)(env, "BITBUCKET_PR_ID") !== void 0,
				how: "`BITBUCKET_PR_ID`, which only a pipeline for a pull request has. Pull requests from forks start no pipeline."
			},
			documentation: "The token is in `BITBUCKET_STEP_OIDC_TOKEN`, which a step with `oidc: true` gets. Its audience is that of the Bitbucket workspace: give it as `audience`. It is not renewed.",
			source: (0, kinds.uM)(["BITBUCKET_STEP_OIDC_TOKEN"], "Add \"oidc: true\" to the step.")
		}, terraformCloud = {
			name: "terraform-cloud",
			title: "Terraform Cloud",
			markers: ["TFC_RUN_ID"],
			grants: ["TFC_WORKLOAD_IDENTITY_TOKEN*"],
			mergeRequest: { whyUnknown: "A speculative plan for a pull request has the same variables as any other run." },
			documentation: "The token is in `TFC_WORKLOAD_IDENTITY_TOKEN_INTERNS` or `TFC_WORKLOAD_IDENTITY_TOKEN`. The variable `TFC_WORKLOAD_IDENTITY_AUDIENCE_INTERNS` of the workspace declares its audience. It is not renewed.",
			source: (0, kinds.uM)(["TFC_WORKLOAD_IDENTITY_TOKEN_INTERNS", "TFC_WORKLOAD_IDENTITY_TOKEN"], "Set the workspace variable TFC_WORKLOAD_IDENTITY_AUDIENCE_INTERNS to the audience.")
		}, buildkite = {
			name: "buildkite",
			title: "Buildkite",
			markers: ["BUILDKITE"],
			grants: ["BUILDKITE_AGENT_ACCESS_TOKEN"],
			mergeRequest: {
				isMergeRequest(env) {
					let pullRequest = (0, environment.b)(env, "BUILDKITE_PULL_REQUEST");
					if (pullRequest !== void 0) return pullRequest !== "false" || (0, environment.b)(env, "BUILDKITE_TRIGGERED_FROM_BUILD_ID") !== void 0 && void 0;
				},
				how: "`BUILDKITE_PULL_REQUEST`, a number or `false`. A build that was triggered by another build does not say what started the other one."
			},
			documentation: "The program `buildkite-agent` gives a token for any audience, a new one each time: the step must be able to run it.",
			source: (0, kinds.P2)({
				takesAudience: !0,
				program: "buildkite-agent",
				args: (audience) => [
					"oidc",
					"request-token",
					"--audience",
					audience
				],
				findMissingVariable: (env) => env.BUILDKITE === "true" ? void 0 : "BUILDKITE",
				installRemedy: "Make the agent's program available to the step.",
				variables: /^BUILDKITE/,
				remedy: "The agent must be a version that supports \"oidc request-token\"."
			})
		}, circleCi = {
			name: "circleci",
			title: "CircleCI",
			markers: ["CIRCLECI"],
			grants: ["CIRCLE_OIDC_TOKEN", "CIRCLE_OIDC_TOKEN_V2"],
			mergeRequest: {
				isMergeRequest(env) {
					return [
						"CIRCLE_PULL_REQUEST",
						"CIRCLE_PULL_REQUESTS",
						"CIRCLE_PR_NUMBER"
					].some((name) => (0, environment.b)(env, name) !== void 0) || env.CIRCLE_BRANCH?.startsWith("pull/") === !0 ? !0 : void 0;
				},
				how: "`CIRCLE_PULL_REQUEST`, `CIRCLE_PR_NUMBER` or a `CIRCLE_BRANCH` that begins with `pull/`. If none is set, there may still be a pull request: projects of the GitHub App and of GitLab do not get these variables."
			},
			documentation: "The program `circleci` of the image gives a token for any audience, a new one each time.",
			source: (0, kinds.P2)({
				takesAudience: !0,
				program: "circleci",
				args: (audience) => [
					"run",
					"oidc",
					"get",
					"--claims",
					JSON.stringify({ aud: audience })
				],
				findMissingVariable: (env) => env.CIRCLECI === "true" ? void 0 : "CIRCLECI",
				installRemedy: "Run in an image that has CircleCI's command line.",
				variables: /^CIRCLE/,
				remedy: "The job needs a context, or a project, for which CircleCI issues OIDC tokens."
			})
		}, kubernetes = {
			name: "kubernetes",
			title: "Kubernetes",
			markers: ["KUBERNETES_SERVICE_HOST"],
			grants: ["INTERNS_KUBERNETES_TOKEN_FILE"],
			mergeRequest: { whyNoCi: "A cluster can run anything." },
			documentation: "The token is in a file that the kubelet renews: a projected service account token, with the audience that the pod declares, at `/var/run/secrets/interns/token` or where `INTERNS_KUBERNETES_TOKEN_FILE` says.",
			source(io) {
				let path = (0, environment.b)(io.env, "INTERNS_KUBERNETES_TOKEN_FILE") ?? "/var/run/secrets/interns/token";
				return {
					...(0, kinds.IO)(io, {
						name: "kubernetes",
						path
					}),
					async detect() {
						if (!(0, source.n)(kubernetes, io.env)) return {
							state: "absent",
							lacks: "KUBERNETES_SERVICE_HOST"
						};
						let remedy = `Project a service account token with the audience into the pod at ${path}.`;
						return io.readText(path).then(() => ({ state: "ready" }), () => ({
							state: "broken",
							lacks: `the file ${path}`,
							remedy
						}));
					}
				};
			}
		}, googleCloud = {
			name: "google-cloud",
			title: "Google Cloud",
			markers: [
				"GCE_METADATA_HOST",
				"K_SERVICE",
				"CLOUD_RUN_JOB"
			],
			grants: ["GCE_METADATA_HOST"],
			mergeRequest: { whyNoCi: "A machine, a function or a job can run anything." },
			documentation: "The metadata server gives a token of the service account for any audience, a new one each time. `GCE_METADATA_HOST` names another server.",
			source: (io) => (0, kinds.pT)(io, googleCloud, {
				title: "The metadata server of Google Cloud",
				takesAudience: !0,
				async detect() {
					return (0, source.n)(googleCloud, io.env) || (await io.readText("/sys/class/dmi/id/product_name").catch(() => "")).includes("Google Compute Engine") ? { state: "ready" } : {
						state: "absent",
						lacks: "GCE_METADATA_HOST"
					};
				},
				build(audience) {
					let host = (0, environment.b)(io.env, "GCE_METADATA_HOST") ?? "metadata.google.internal", url = new URL(`http://${host}/computeMetadata/v1/instance/service-accounts/default/identity`);
					return url.searchParams.set("audience", audience), url.searchParams.set("format", "full"), {
						method: "GET",
						url: url.href,
						headers: { "Metadata-Flavor": "Google" }
					};
				},
				remedy: "The instance needs a service account."
			})
		}, azure = {
			name: "azure",
			title: "Azure",
			markers: ["IDENTITY_ENDPOINT"],
			grants: [
				"IDENTITY_ENDPOINT",
				"IDENTITY_HEADER",
				"MSI_ENDPOINT",
				"MSI_SECRET",
				"AZURE_FEDERATED_TOKEN_FILE"
			],
			mergeRequest: { whyNoCi: "A machine, an app or a function can run anything." },
			documentation: "The managed identity gives a token for the application id URI that `audience` names, a new one each time.",
			source(io) {
				let endpoint = io.env.IDENTITY_ENDPOINT ?? "", header = new secret.z(io.env.IDENTITY_HEADER ?? "");
				return (0, kinds.pT)(io, azure, {
					title: "The managed identity endpoint of Azure",
					takesAudience: !0,
					secrets: [header],
					async detect() {
						return endpoint === "" ? (await io.readText("/sys/class/dmi/id/chassis_asset_tag").catch(() => "")).trim() === "7783-7084-3265-9085-8269-3286-77" ? { state: "ready" } : {
							state: "absent",
							lacks: "IDENTITY_ENDPOINT"
						} : header.reveal() === "" ? {
							state: "broken",
							lacks: "IDENTITY_HEADER",
							remedy: "Azure sets it together with IDENTITY_ENDPOINT: pass both on."
						} : { state: "ready" };
					},
					build(audience) {
						let url = new URL(endpoint === "" ? "http://169.254.169.254/metadata/identity/oauth2/token" : endpoint);
						url.searchParams.set("api-version", endpoint === "" ? "2018-02-01" : "2019-08-01"), url.searchParams.set("resource", audience);
						let headers = endpoint === "" ? { Metadata: "true" } : { "X-IDENTITY-HEADER": header.reveal() };
						return {
							method: "GET",
							url: url.href,
							headers
						};
					},
					field: "access_token",
					remedy: "Assign a managed identity, and name the application id URI of the service as \"audience\"."
				});
			}
		}, aws = {
			name: "aws",
			title: "AWS",
			markers: [
				"AWS_ROLE_ARN",
				"AWS_EXECUTION_ENV",
				"AWS_CONTAINER_CREDENTIALS_RELATIVE_URI",
				"AWS_CONTAINER_CREDENTIALS_FULL_URI"
			],
			grants: [
				"AWS_ACCESS_KEY_ID",
				"AWS_SECRET_ACCESS_KEY",
				"AWS_SESSION_TOKEN",
				"AWS_PROFILE",
				"AWS_CONFIG_FILE",
				"AWS_SHARED_CREDENTIALS_FILE",
				"AWS_ROLE_ARN",
				"AWS_WEB_IDENTITY_TOKEN_FILE",
				"AWS_CONTAINER_*"
			],
			mergeRequest: { whyNoCi: "A role can be used anywhere." },
			documentation: "The program `aws`, version 2, asks the security token service for a token for any audience, a new one each time. The role needs `sts:GetWebIdentityToken`, and the account needs outbound identity federation.",
			source: (0, kinds.P2)({
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
				findMissingVariable: (env) => (0, source.n)(aws, env) ? void 0 : aws.markers.join(" or "),
				installRemedy: "Install the AWS command line, version 2.",
				variables: /^AWS_/,
				remedy: "The role needs sts:GetWebIdentityToken, and the account needs outbound identity federation."
			})
		}, commandVariable = "INTERNS_ID_TOKEN_COMMAND", userVariables = /^(?!INPUT_|STATE_|INTERNS_(?:API_KEY|SUBJECT_TOKEN|GITHUB_TOKEN)$|ACTIONS_RUNTIME_TOKEN$)/i, userCommand = {
			name: "command",
			title: "A program of your own",
			markers: [commandVariable],
			grants: [commandVariable],
			mergeRequest: { whyNoCi: "A program can be named anywhere." },
			documentation: `For a CI that is not listed here: set \`${commandVariable}\` to a program and its arguments, separated by spaces; no shell reads them. Each time a token is needed, the program runs and prints one. It gets the job's environment, except what is meant for this toolkit or the runner: the action's inputs and state, \`INTERNS_API_KEY\`, \`INTERNS_SUBJECT_TOKEN\`, \`INTERNS_GITHUB_TOKEN\`, \`ACTIONS_RUNTIME_TOKEN\`. The argument \`{audience}\` becomes the audience. Example: \`get-token --audience {audience}\`.`,
			source(io, place) {
				let [program = "", ...args] = (io.env[commandVariable] ?? "").split(/\s+/).filter((word) => word !== "");
				return (0, kinds.P2)({
					takesAudience: args.includes("{audience}"),
					program,
					args: (audience) => args.map((word) => word === "{audience}" ? audience : word),
					findMissingVariable: () => program === "" ? commandVariable : void 0,
					variables: userVariables,
					remedy: `It is set in ${commandVariable}.`
				})(io, place);
			}
		}, tokenVariable = "INTERNS_ID_TOKEN", identityPlaces = [
			userCommand,
			gitLabCi,
			{
				name: "environment",
				title: "A variable of your own",
				markers: [tokenVariable],
				grants: [tokenVariable],
				mergeRequest: { whyNoCi: "A variable can be set anywhere." },
				documentation: `For a CI that is not listed here: set \`${tokenVariable}\` to a subject token before the command runs. It is not renewed.`,
				source: (0, kinds.uM)([tokenVariable], `Set ${tokenVariable} to a subject token.`)
			},
			gitHubActions,
			circleCi,
			buildkite,
			bitbucket,
			azurePipelines,
			terraformCloud,
			kubernetes,
			googleCloud,
			azure,
			aws
		], grantPatterns = identityPlaces.flatMap(({ grants }) => grants);
		function grantsIdentity(name) {
			return grantPatterns.some((grant) => grant.endsWith("*") ? name.startsWith(grant.slice(0, -1)) : name === grant);
		}
		function ambientSources(io) {
			return identityPlaces.map((place) => place.source(io, place));
		}
		async function detectSource(sources, alternatives = inputAlternatives) {
			let unavailable = [];
			for (let source of sources) {
				let detection = await source.detect();
				if (detection.state === "ready") return source;
				unavailable.push({
					name: source.name,
					...detection
				});
			}
			let broken = unavailable.filter((one) => one.state === "broken"), cause = [`No CI identity found: ${(broken.length > 0 ? broken : unavailable).map((one) => `${one.name} lacks ${one.lacks}`).join("; ")}.`, ...broken.map(({ remedy }) => remedy)].join(" "), message = (0, wording.MH)`${cause} Elsewhere give ${alternatives}. "interns identity" shows every source.`;
			throw new errors.lD("identity_missing", message, { source: broken[0]?.name });
		}
		let inputAlternatives = (0, wording.MH)`${(0, wording.hF)("subject-token-file")} or ${(0, wording.hF)("api-key")}`;
		function isInCi(env) {
			return (0, environment.b)(env, "CI") !== void 0 || readPipeline(env).is !== "none";
		}
		function readPipeline(env) {
			let places = identityPlaces.filter((place) => (0, source.n)(place, env) && !("whyNoCi" in place.mergeRequest)), placesByAnswer = Map.groupBy(places, ({ mergeRequest }) => "isMergeRequest" in mergeRequest ? mergeRequest.isMergeRequest(env) : void 0), [mergeRequestPlace] = placesByAnswer.get(!0) ?? [];
			if (mergeRequestPlace !== void 0) return {
				is: "merge-request",
				ci: mergeRequestPlace.title
			};
			let [unknownPlace] = placesByAnswer.get(void 0) ?? [];
			if (unknownPlace !== void 0) return {
				is: "unknown",
				ci: unknownPlace.title
			};
			if (places.length > 0) return { is: "trusted" };
			let otherCi = (0, ci_variables.yy)(env);
			return otherCi === void 0 ? { is: "none" } : {
				is: "unknown",
				ci: `a CI that sets ${otherCi}`
			};
		}
	}),
	70621: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => isHere,
			x: () => defaultTimeoutMs
		});
		var _environment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33554);
		let defaultTimeoutMs = 1e4;
		function isHere({ markers }, env) {
			return markers.some((name) => (0, _environment_js__WEBPACK_IMPORTED_MODULE_0__.b)(env, name) !== void 0);
		}
	})
};
