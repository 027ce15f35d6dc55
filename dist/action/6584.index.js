export const id = 6584;
export const ids = [6584];
export const modules = {
	6337: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Y: () => meantBaseUrl });
		function meantBaseUrl(baseUrl) {
			let [, upToVersion, behind] = /^(.*?\/api\/v\d+)(\/.*)?$/.exec(baseUrl) ?? [];
			return upToVersion === void 0 ? `${baseUrl.replace(/(?:\/api|\/v\d+)$/, "")}/api/v1` : behind === void 0 ? void 0 : upToVersion;
		}
	}),
	8435: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Vh: () => readJson,
			WI: () => sendForJson,
			rN: () => sendForBytes
		});
		var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573), _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6413), _transport_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3005);
		async function sendForBytes(request, options) {
			let limit = (0, _transport_js__WEBPACK_IMPORTED_MODULE_1__.r5)(options.timeoutMs, options.signal);
			try {
				let response = await (0, _transport_js__WEBPACK_IMPORTED_MODULE_1__.tN)(request, {
					...options,
					signal: limit.signal
				});
				return {
					...response,
					bytes: await readBytes(response, options.maxBodyBytes)
				};
			} catch (error) {
				if (options.signal?.throwIfAborted(), error instanceof _transport_js__WEBPACK_IMPORTED_MODULE_1__.hg) throw error;
				let host = new URL(request.url).host, what = limit.signal.aborted ? `sent no whole response within ${options.timeoutMs / 1e3} s` : "broke off its response";
				throw new _transport_js__WEBPACK_IMPORTED_MODULE_1__.hg(`${host} ${what}`, "unknown", error);
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
				json: (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.q)(text)
			};
		}
		async function readJson(response) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.q)(toText(await readBytes(response, defaultMaxBodyBytes)));
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
	977: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bx: () => ambientSources,
			PM: () => detectSource,
			be: () => identityPlaces
		});
		var errors = __webpack_require__(452), wording = __webpack_require__(6559), environment = __webpack_require__(3554), secret = __webpack_require__(6385);
		let defaultTimeoutMs = 1e4;
		function commandSource({ execute, log }, options) {
			let { name, program, args, variables, remedy, takesAudience } = options;
			return {
				name,
				takesAudience,
				detect: async () => options.detect(),
				async fetchToken({ audience, timeoutMs = defaultTimeoutMs, signal }) {
					let limit = AbortSignal.timeout(timeoutMs), signals = signal === void 0 ? limit : AbortSignal.any([limit, signal]), output = await execute(program, args(audience), signals, variables).catch((cause) => {
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
				return await io.execute(program, ["--version"], AbortSignal.timeout(defaultTimeoutMs)), !0;
			} catch {
				return !1;
			}
		}
		let markers = [
			"AWS_ROLE_ARN",
			"AWS_EXECUTION_ENV",
			"AWS_CONTAINER_CREDENTIALS_RELATIVE_URI",
			"AWS_CONTAINER_CREDENTIALS_FULL_URI"
		], aws = {
			name: "aws",
			title: "AWS",
			isHere: (env) => markers.some((marker) => (0, environment.b)(env, marker) !== void 0),
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
			mergeRequest: { noCi: "A role is used anywhere." },
			documentation: "The program `aws`, version 2, asks the security token service for a token for any audience, a new one each time. The role needs `sts:GetWebIdentityToken`, and the account outbound identity federation.",
			source
		};
		function source(io) {
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
				variables: /^AWS_/,
				detect: () => detect(io),
				remedy: "The role needs the permission sts:GetWebIdentityToken, and the account outbound identity federation."
			});
		}
		async function detect(io) {
			return aws.isHere(io.env) ? await isOnPath(io, "aws") ? { state: "ready" } : {
				state: "broken",
				lacks: "the program aws",
				remedy: "Install the AWS command line, version 2."
			} : {
				state: "absent",
				lacks: markers.join(" or ")
			};
		}
		var http_document = __webpack_require__(8435), transport = __webpack_require__(3005), loopback = __webpack_require__(3838);
		function requestSource(io, options) {
			let { name, takesAudience, secrets = [] } = options;
			return {
				name,
				takesAudience,
				detect: async () => options.detect(),
				async fetchToken({ audience, timeoutMs = defaultTimeoutMs, signal }) {
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
			if (!(protocol === "https:" || (0, loopback.U)(hostname) || metadataHost.test(hostname))) throw new errors.lD("identity_refused", `${title} would be asked at "${protocol}//${host}", in plain text. Only https is, beside this machine and metadata addresses. Nothing was sent.`, { source: name });
		}
		async function sendOrExplain({ name, title }, request, options) {
			try {
				return await (0, http_document.WI)(request, options);
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
		let azure = {
			name: "azure",
			title: "Azure",
			isHere: (env) => (0, environment.b)(env, "IDENTITY_ENDPOINT") !== void 0,
			grants: [
				"IDENTITY_ENDPOINT",
				"IDENTITY_HEADER",
				"MSI_ENDPOINT",
				"MSI_SECRET",
				"AZURE_FEDERATED_TOKEN_FILE"
			],
			mergeRequest: { noCi: "A machine, an app or a function runs anything." },
			documentation: "The managed identity gives a token for the application id URI that `audience` names, a new one each time.",
			source: azure_source
		};
		function azure_source(io) {
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
		let uriVariable = "SYSTEM_OIDCREQUESTURI", tokenVariable = "SYSTEM_ACCESSTOKEN", pushReasons = new Set([
			"IndividualCI",
			"BatchedCI",
			"Manual",
			"Schedule"
		]), azurePipelines = {
			name: "azure-pipelines",
			title: "Azure Pipelines",
			isHere: (env) => (0, environment.b)(env, "TF_BUILD") !== void 0,
			grants: [uriVariable, tokenVariable],
			mergeRequest: {
				told(env) {
					return (0, environment.b)(env, "SYSTEM_PULLREQUEST_PULLREQUESTID") !== void 0 || env.BUILD_REASON === "PullRequest" || /^refs\/(?:pull|merge)/.test(env.BUILD_SOURCEBRANCH ?? "") ? !0 : pushReasons.has(env.BUILD_REASON ?? "") && (0, environment.b)(env, "BUILD_SOURCEBRANCH") !== void 0 ? !1 : void 0;
				},
				how: "`SYSTEM_PULLREQUEST_PULLREQUESTID`, `BUILD_REASON` and `BUILD_SOURCEBRANCH`. A build that another build started does not say what started that one."
			},
			documentation: "The identity provider of Azure DevOps gives a token with its own audience: give that as `audience`. Map the job's access token into the step: `env: { SYSTEM_ACCESSTOKEN: $(System.AccessToken) }`. `AZURESUBSCRIPTION_SERVICE_CONNECTION_ID` names a service connection.",
			source: azure_pipelines_source
		};
		function azure_pipelines_source(io) {
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
			let missing = [uriVariable, tokenVariable].filter((name) => (0, environment.b)(env, name) === void 0);
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
		var stored = __webpack_require__(9155);
		let bitbucket = {
			name: "bitbucket",
			title: "Bitbucket Pipelines",
			isHere: (env) => (0, environment.b)(env, "BITBUCKET_BUILD_NUMBER") !== void 0,
			grants: ["BITBUCKET_STEP_OIDC_TOKEN"],
			mergeRequest: {
				told: (env) => (0, environment.b)(env, "BITBUCKET_PR_ID") !== void 0,
				how: "`BITBUCKET_PR_ID`, which only a pipeline for a pull request has. Pull requests from forks start no pipeline."
			},
			documentation: "The token is in `BITBUCKET_STEP_OIDC_TOKEN`, which a step with `oidc: true` gets. Its audience is that of the Bitbucket workspace: give it as `audience`. It is not renewed.",
			source: (io) => (0, stored.uM)(io, {
				name: "bitbucket",
				marker: "BITBUCKET_BUILD_NUMBER",
				variables: ["BITBUCKET_STEP_OIDC_TOKEN"],
				remedy: "Add \"oidc: true\" to the step."
			})
		}, buildkite_program = "buildkite-agent", buildkite = {
			name: "buildkite",
			title: "Buildkite",
			isHere: (env) => (0, environment.b)(env, "BUILDKITE") !== void 0,
			grants: ["BUILDKITE_AGENT_ACCESS_TOKEN"],
			mergeRequest: {
				told(env) {
					let pullRequest = (0, environment.b)(env, "BUILDKITE_PULL_REQUEST");
					if (pullRequest !== void 0) return pullRequest !== "false" || (0, environment.b)(env, "BUILDKITE_TRIGGERED_FROM_BUILD_ID") !== void 0 && void 0;
				},
				how: "`BUILDKITE_PULL_REQUEST`, a number or `false`. A build that another build triggered does not say what started that one."
			},
			documentation: "The program `buildkite-agent` gives a token for any audience, a new one each time: the step must be able to run it.",
			source: buildkite_source
		};
		function buildkite_source(io) {
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
				variables: /^BUILDKITE/,
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
		let circleci_program = "circleci", circleCi = {
			name: "circleci",
			title: "CircleCI",
			isHere: (env) => (0, environment.b)(env, "CIRCLECI") !== void 0,
			grants: ["CIRCLE_OIDC_TOKEN", "CIRCLE_OIDC_TOKEN_V2"],
			mergeRequest: {
				told(env) {
					return [
						"CIRCLE_PULL_REQUEST",
						"CIRCLE_PULL_REQUESTS",
						"CIRCLE_PR_NUMBER"
					].some((name) => (0, environment.b)(env, name) !== void 0) || env.CIRCLE_BRANCH?.startsWith("pull/") === !0 || void 0;
				},
				how: "`CIRCLE_PULL_REQUEST`, `CIRCLE_PR_NUMBER` or a `CIRCLE_BRANCH` that begins with `pull/`. That there is none is never known: projects of the GitHub App and of GitLab do not get these variables."
			},
			documentation: "The program `circleci` of the image gives a token for any audience, a new one each time.",
			source: circleci_source
		};
		function circleci_source(io) {
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
				variables: /^CIRCLE/,
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
		let urlVariable = "ACTIONS_ID_TOKEN_REQUEST_URL", github_actions_tokenVariable = "ACTIONS_ID_TOKEN_REQUEST_TOKEN", permission = "Add \"permissions: id-token: write\" to the job.", gitHubActions = {
			name: "github-actions",
			title: "GitHub Actions",
			isHere: (env) => (0, environment.b)(env, "GITHUB_ACTIONS") !== void 0,
			grants: [urlVariable, github_actions_tokenVariable],
			mergeRequest: {
				told: () => void 0,
				how: "the event, of which the action knows more than a variable says: see [pull requests](pull-requests.md)."
			},
			documentation: "The identity provider of GitHub gives a token for any audience, a new one each time. The job needs `permissions: id-token: write`. Pull requests from forks and those of Dependabot get no identity, whatever the permissions say.",
			source: gitHubActionsSource
		};
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
			let missing = [urlVariable, github_actions_tokenVariable].filter((name) => (0, environment.b)(env, name) === void 0);
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
		let startedByMembers = new Set([
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
			isHere: (env) => (0, environment.b)(env, "GITLAB_CI") !== void 0,
			grants: [
				"INTERNS_ID_TOKEN",
				"CI_JOB_JWT",
				"CI_JOB_JWT_V1",
				"CI_JOB_JWT_V2"
			],
			mergeRequest: {
				told(env) {
					if (["CI_MERGE_REQUEST_IID", "CI_EXTERNAL_PULL_REQUEST_IID"].some((name) => (0, environment.b)(env, name) !== void 0)) return !0;
					let source = env.CI_PIPELINE_SOURCE ?? "";
					return source === "merge_request_event" || source === "external_pull_request_event" || !startedByMembers.has(source) && void 0;
				},
				how: "`CI_MERGE_REQUEST_IID`, `CI_EXTERNAL_PULL_REQUEST_IID` and `CI_PIPELINE_SOURCE`. A child pipeline, or one that another project starts, does not say what started its parent."
			},
			documentation: "The token is in `INTERNS_ID_TOKEN`, which the job declares with its audience: `id_tokens: { INTERNS_ID_TOKEN: { aud: https://service.example } }`. It is not renewed.",
			source: (io) => (0, stored.uM)(io, {
				name: "gitlab-ci",
				marker: "GITLAB_CI",
				variables: ["INTERNS_ID_TOKEN"],
				remedy: "Declare it in the job: \"id_tokens: { INTERNS_ID_TOKEN: { aud: <audience> } }\"."
			})
		}, metadataVariables = [
			"GCE_METADATA_HOST",
			"K_SERVICE",
			"CLOUD_RUN_JOB"
		], googleCloud = {
			name: "google-cloud",
			title: "Google Cloud",
			isHere: (env) => metadataVariables.some((name) => (0, environment.b)(env, name) !== void 0),
			grants: ["GCE_METADATA_HOST"],
			mergeRequest: { noCi: "A machine, a function or a job runs anything." },
			documentation: "The metadata server gives a token of the service account for any audience, a new one each time. `GCE_METADATA_HOST` names another server.",
			source: google_cloud_source
		};
		function google_cloud_source(io) {
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
			return googleCloud.isHere(env) || (await readText("/sys/class/dmi/id/product_name").catch(() => "")).includes("Google Compute Engine") ? { state: "ready" } : {
				state: "absent",
				lacks: "GCE_METADATA_HOST"
			};
		}
		let kubernetes = {
			name: "kubernetes",
			title: "Kubernetes",
			isHere: (env) => (0, environment.b)(env, "KUBERNETES_SERVICE_HOST") !== void 0,
			grants: ["INTERNS_KUBERNETES_TOKEN_FILE"],
			mergeRequest: { noCi: "A cluster runs anything." },
			documentation: "The token is in a file that the kubelet renews: a projected service account token, with the audience that the pod declares, at `/var/run/secrets/interns/token` or where `INTERNS_KUBERNETES_TOKEN_FILE` says.",
			source: kubernetes_source
		};
		function kubernetes_source(io) {
			let path = io.env.INTERNS_KUBERNETES_TOKEN_FILE ?? "/var/run/secrets/interns/token";
			return {
				...(0, stored.IO)(io, {
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
		let commandVariable = "INTERNS_ID_TOKEN_COMMAND", notOurs = /^(?!INPUT_|STATE_|INTERNS_(?:API_KEY|SUBJECT_TOKEN|GITHUB_TOKEN)$|ACTIONS_RUNTIME_TOKEN$)/i, ownCommand = {
			name: "command",
			title: "A program of your own",
			isHere: (env) => (0, environment.b)(env, commandVariable) !== void 0,
			grants: [commandVariable],
			mergeRequest: { noCi: "A program may be named anywhere." },
			documentation: `For a CI that is not listed here: set \`${commandVariable}\` to a program and its arguments, separated by spaces; no shell reads them. Each time a token is needed, the program runs and prints one. It gets the job's environment, except what is meant for this toolkit: the action's inputs, \`INTERNS_API_KEY\`, \`INTERNS_SUBJECT_TOKEN\`. The argument \`{audience}\` becomes the audience. Example: \`get-token --audience {audience}\`.`,
			source: own_source
		};
		function own_source(io) {
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
				variables: notOurs,
				remedy: `It is set in ${commandVariable}.`
			});
		}
		let own_tokenVariable = "INTERNS_ID_TOKEN", identityPlaces = [
			ownCommand,
			gitLabCi,
			{
				name: "environment",
				title: "A variable of your own",
				isHere: (env) => (0, environment.b)(env, own_tokenVariable) !== void 0,
				grants: [own_tokenVariable],
				mergeRequest: { noCi: "A variable may be set anywhere." },
				documentation: `For a CI that is not listed here: set \`${own_tokenVariable}\` to a subject token before the command runs. It is not renewed.`,
				source: (io) => (0, stored.uM)(io, {
					name: "environment",
					variables: [own_tokenVariable],
					remedy: `Set ${own_tokenVariable} to a subject token.`
				})
			},
			gitHubActions,
			circleCi,
			buildkite,
			bitbucket,
			azurePipelines,
			{
				name: "terraform-cloud",
				title: "Terraform Cloud",
				isHere: (env) => (0, environment.b)(env, "TFC_RUN_ID") !== void 0,
				grants: ["TFC_WORKLOAD_IDENTITY_TOKEN*"],
				mergeRequest: { untold: "A speculative plan for a pull request has the same variables as any other run." },
				documentation: "The token is in `TFC_WORKLOAD_IDENTITY_TOKEN_INTERNS` or `TFC_WORKLOAD_IDENTITY_TOKEN`. The variable `TFC_WORKLOAD_IDENTITY_AUDIENCE_INTERNS` of the workspace declares its audience. It is not renewed.",
				source: (io) => (0, stored.uM)(io, {
					name: "terraform-cloud",
					marker: "TFC_RUN_ID",
					variables: ["TFC_WORKLOAD_IDENTITY_TOKEN_INTERNS", "TFC_WORKLOAD_IDENTITY_TOKEN"],
					remedy: "Set the workspace variable TFC_WORKLOAD_IDENTITY_AUDIENCE_INTERNS to the audience."
				})
			},
			kubernetes,
			googleCloud,
			azure,
			aws
		];
		identityPlaces.flatMap(({ grants }) => grants);
		function ambientSources(io) {
			return identityPlaces.map(({ source }) => source(io));
		}
		async function detectSource(sources) {
			let lacking = [];
			for (let source of sources) {
				let detection = await source.detect();
				if (detection.state === "ready") return source;
				lacking.push({
					name: source.name,
					detection
				});
			}
			let broken = lacking.find(({ detection }) => detection.state === "broken");
			throw new errors.lD("identity_missing", describeLack(lacking), { source: broken?.name });
		}
		function describeLack(lacking) {
			let broken = lacking.filter(({ detection }) => detection.state === "broken"), lacks = (broken.length > 0 ? broken : lacking).map(({ name, detection }) => `${name} lacks ${detection.lacks}`), remedies = broken.flatMap(({ detection }) => detection.state === "broken" ? [detection.remedy] : []), cause = [`No CI identity found: ${lacks.join("; ")}.`, ...remedies].join(" ");
			return (0, wording.MH)`${cause} Elsewhere give ${(0, wording.hF)("subject-token-file")} or ${(0, wording.hF)("api-key")}. "interns identity" shows every source.`;
		}
	}),
	9155: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IO: () => fileSource,
			uM: () => variableSource,
			zu: () => givenSource
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7309), _secret_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6385), _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6559);
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
					if (text === void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lD("identity_malformed", `${variables[0]} is not set.`, { source: name });
					let token = new _secret_js__WEBPACK_IMPORTED_MODULE_1__.z(text);
					return log.mask(token), Promise.resolve(token);
				}
			};
		}
		function fileSource({ readText, log }, { name, path, input: from }) {
			let flawed = (what) => (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`${from === void 0 ? "The subject token file" : (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(from)} is "${(0, _log_js__WEBPACK_IMPORTED_MODULE_3__.TN)(path)}", ${what}.`;
			return {
				name,
				takesAudience: !1,
				detect: () => Promise.resolve({ state: "ready" }),
				async fetchToken() {
					let text = await readText(path).catch((cause) => {
						throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lD("identity_malformed", flawed("which can't be read as text"), {
							source: name,
							cause
						});
					});
					if (text.trim() === "") throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lD("identity_malformed", flawed("which is empty"), { source: name });
					let token = new _secret_js__WEBPACK_IMPORTED_MODULE_1__.z(text.trim());
					return log.mask(token), token;
				}
			};
		}
		function givenSource(token, log) {
			return log.mask(token), {
				name: "subject-token",
				takesAudience: !1,
				detect: () => Promise.resolve({ state: "ready" }),
				fetchToken: () => Promise.resolve(token)
			};
		}
	}),
	6584: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Vg: () => holdBearer,
			BM: () => obtainToken
		});
		var errors = __webpack_require__(452), retry = __webpack_require__(8394), decode_jwt = __webpack_require__(9937), wording = __webpack_require__(6559);
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
		var http_document = __webpack_require__(8435), transport = __webpack_require__(3005), secret = __webpack_require__(6385);
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
		var places = __webpack_require__(977), stored = __webpack_require__(9155);
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
	})
};
