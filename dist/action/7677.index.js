export const id = 7677;
export const ids = [7677];
export const modules = {
	7677: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bx: () => ambientSources,
			PM: () => detectSource,
			readPipeline: () => readPipeline
		});
		var environment = __webpack_require__(3554), errors = __webpack_require__(452), wording = __webpack_require__(6559);
		let otherCiVariables = "CONTINUOUS_INTEGRATION.APPVEYOR.BUDDY_WORKSPACE_ID.BUILDER_OUTPUT.BITRISE_IO.CF_BUILD_ID.CIRRUS_CI.CODEBUILD_BUILD_ID.DRONE.GO_PIPELINE_NAME.HARNESS_BUILD_ID.HUDSON_URL.JENKINS_URL.NETLIFY.PROW_JOB_ID.RENDER.SCREWDRIVER.SEMAPHORE.SPACELIFT.TASKCLUSTER_ROOT_URL.TEAMCITY_VERSION.TF_VAR_spacelift_run_id.TRAVIS.VERCEL.WOODPECKER.bamboo_planKey.BITBUCKET_PR_ID.BUILDKITE_PULL_REQUEST.CHANGE_ID.CIRCLE_PULL_REQUEST.DRONE_PULL_REQUEST.CI_MERGE_REQUEST_IID.SYSTEM_PULLREQUEST_PULLREQUESTID.CI.BUILD_NUMBER".split("."), defaultTimeoutMs = 1e4;
		function isHere({ knownBy }, env) {
			return knownBy.some((name) => (0, environment.b)(env, name) !== void 0);
		}
		var secret = __webpack_require__(6385);
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
			knownBy: markers,
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
			return isHere(aws, io.env) ? await isOnPath(io, "aws") ? { state: "ready" } : {
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
		function checkAddress(address, { name, title }) {
			let { protocol, hostname, host } = new URL(address);
			if (!(protocol === "https:" || (0, loopback.U)(hostname) || (0, loopback.S)(hostname))) throw new errors.lD("identity_refused", `${title} would be asked at "${protocol}//${host}", in plain text. Only https is, beside this machine and metadata addresses. Nothing was sent.`, { source: name });
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
			knownBy: ["IDENTITY_ENDPOINT"],
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
			knownBy: ["TF_BUILD"],
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
			knownBy: ["BITBUCKET_BUILD_NUMBER"],
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
			knownBy: ["BUILDKITE"],
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
			knownBy: ["CIRCLECI"],
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
			knownBy: ["GITHUB_ACTIONS"],
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
			knownBy: ["GITLAB_CI"],
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
		}, googleCloud = {
			name: "google-cloud",
			title: "Google Cloud",
			knownBy: [
				"GCE_METADATA_HOST",
				"K_SERVICE",
				"CLOUD_RUN_JOB"
			],
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
			return isHere(googleCloud, env) || (await readText("/sys/class/dmi/id/product_name").catch(() => "")).includes("Google Compute Engine") ? { state: "ready" } : {
				state: "absent",
				lacks: "GCE_METADATA_HOST"
			};
		}
		let kubernetes = {
			name: "kubernetes",
			title: "Kubernetes",
			knownBy: ["KUBERNETES_SERVICE_HOST"],
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
			knownBy: [commandVariable],
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
				knownBy: [own_tokenVariable],
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
				knownBy: ["TFC_RUN_ID"],
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
		async function detectSource(sources, elsewhere = inputsElsewhere) {
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
			throw new errors.lD("identity_missing", describeLack(lacking, elsewhere), { source: broken?.name });
		}
		let inputsElsewhere = (0, wording.MH)`${(0, wording.hF)("subject-token-file")} or ${(0, wording.hF)("api-key")}`;
		function describeLack(lacking, elsewhere) {
			let broken = lacking.filter(({ detection }) => detection.state === "broken"), lacks = (broken.length > 0 ? broken : lacking).map(({ name, detection }) => `${name} lacks ${detection.lacks}`), remedies = broken.flatMap(({ detection }) => detection.state === "broken" ? [detection.remedy] : []), cause = [`No CI identity found: ${lacks.join("; ")}.`, ...remedies].join(" ");
			return (0, wording.MH)`${cause} Elsewhere give ${elsewhere}. "interns identity" shows every source.`;
		}
		function readPipeline(env) {
			let told = identityPlaces.filter((place) => isHere(place, env) && !("noCi" in place.mergeRequest)).map(({ title, mergeRequest }) => ({
				ci: title,
				isMergeRequest: "told" in mergeRequest ? mergeRequest.told(env) : void 0
			})), merge = told.find(({ isMergeRequest }) => isMergeRequest === !0);
			if (merge !== void 0) return {
				is: "merge-request",
				ci: merge.ci
			};
			let untold = told.find(({ isMergeRequest }) => isMergeRequest === void 0);
			if (untold !== void 0) return {
				is: "untold",
				ci: untold.ci
			};
			if (told.length > 0) return { is: "trusted" };
			let other = otherCiVariables.find((name) => !["false", "0"].includes((0, environment.b)(env, name) ?? "0"));
			return other === void 0 ? { is: "none" } : {
				is: "untold",
				ci: `a CI that sets ${other}`
			};
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
	})
};
