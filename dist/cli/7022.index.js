export const id = 7022;
export const ids = [7022];
export const modules = {
	20535: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			An: () => interruptedExitCode,
			Lk: () => stoppedExitCode,
			rP: () => usageExitCode
		});
		let usageExitCode = 2, stoppedExitCode = 3, interruptedExitCode = 130;
	}),
	52604: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			toJsonText: () => toJsonText,
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
	7022: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { runProcess: () => runProcess });
		var external_node_tty_ = __webpack_require__(7066), log = __webpack_require__(97309), usual_flags = __webpack_require__(13150);
		let answer = {
			name: "answer",
			summary: "answer a question that a run left open",
			about: "Answer a question that a run left open, and follow the run.",
			details: "A run leaves its question open with --on-pause stop (exit code 4). The question waits five minutes. What the intern asks next is answered as in \"interns chat\".",
			arguments: [{
				name: "ANSWER",
				about: "The answer to send",
				required: !1
			}],
			inputs: [
				"intern",
				"pending",
				"answer",
				"tool-call-id",
				"session-id",
				...usual_flags.HM,
				...usual_flags.r7
			],
			flags: [{
				...usual_flags.hG,
				about: "Print the events as JSON Lines, and the result last."
			}, usual_flags.fe],
			examples: [
				{
					about: "Allow what was asked",
					line: "interns answer --intern reviewer --pending \"$(tail -n 1 result.json | jq -c .pending)\" allow_once"
				},
				{
					about: "Answer a question with one field",
					line: "interns answer --intern reviewer --pending \"$PENDING\" '{\"action\":\"accept\",\"content\":{\"answer\":\"red\"}}'"
				},
				{
					about: "By ids alone",
					line: "interns answer --intern reviewer --tool-call-id call_7 --session-id 7c1f… reject_once"
				}
			],
			async run(asked) {
				let { readAnswerSettings } = await Promise.all([
					__webpack_require__.e(721),
					__webpack_require__.e(3683),
					__webpack_require__.e(8069)
				]).then(__webpack_require__.bind(__webpack_require__, 48069)), { runTurn } = await Promise.all([
					__webpack_require__.e(4343),
					__webpack_require__.e(9749),
					__webpack_require__.e(721),
					__webpack_require__.e(3267),
					__webpack_require__.e(4374),
					__webpack_require__.e(6844),
					__webpack_require__.e(1387)
				]).then(__webpack_require__.bind(__webpack_require__, 96844)), { reportRun } = await Promise.all([
					__webpack_require__.e(721),
					__webpack_require__.e(3683),
					__webpack_require__.e(1004)
				]).then(__webpack_require__.bind(__webpack_require__, 51004)), { words, text, defaults, has, io, openJob } = asked, [word] = words, job = await openJob();
				return reportRun(await runTurn(readAnswerSettings((name) => (name === "answer" ? word : void 0) ?? text(name), defaults), io, job, has("json")), io, job, { json: has("json") });
			}
		}, chat = {
			name: "chat",
			summary: "send a prompt to an intern, or talk with it",
			about: "Send a prompt to an intern and follow its answer; without a prompt, talk with it.",
			details: "When the intern asks for something, the permission policy answers. On a terminal it asks you what no rule decides; elsewhere that is rejected. A transcript is kept.",
			arguments: [{
				name: "INTERN",
				about: "Name or id of the intern; also by INTERNS_INTERN",
				required: !1
			}, {
				name: "PROMPT",
				about: "The prompt; \"-\" reads it from standard input",
				required: !1
			}],
			inputs: [
				"prompt-file",
				"session-id",
				"require-answer",
				...usual_flags.HM,
				...usual_flags.r7
			],
			flags: [
				{
					name: "session",
					value: "id",
					about: "The same as --session-id, but shorter.",
					input: "session-id"
				},
				{
					name: "from-pr",
					value: "number",
					about: "Continue the session that the sticky comment of a pull request keeps; reads it with GITHUB_TOKEN or GH_TOKEN."
				},
				{
					name: "comment-tag",
					value: "tag",
					about: "With --from-pr: the comment-tag of the workflow. Default: intern."
				},
				{
					...usual_flags.hG,
					about: "Print the events of the run as JSON Lines, as in the transcript, and the result last."
				},
				usual_flags.fe
			],
			examples: [
				{
					about: "One prompt",
					line: "interns chat reviewer \"Review the last commit.\""
				},
				{
					about: "Talk with an intern; an empty line ends it",
					line: "interns chat reviewer"
				},
				{
					about: "Continue a session",
					line: "interns chat reviewer --session 7c1f… \"And the tests?\""
				},
				{
					about: "Continue the session of a pull request",
					line: "interns chat reviewer --from-pr 7 \"Why line 12?\""
				},
				{
					about: "A prompt from another program",
					line: "git diff | interns chat reviewer -"
				},
				{
					about: "Try it offline, against a local service",
					line: "interns exec -- interns chat intern \"Hello\""
				}
			],
			async run(asked) {
				let { runPrompt, talk } = await Promise.all([
					__webpack_require__.e(4343),
					__webpack_require__.e(9749),
					__webpack_require__.e(721),
					__webpack_require__.e(3683),
					__webpack_require__.e(3267),
					__webpack_require__.e(4374),
					__webpack_require__.e(6844),
					__webpack_require__.e(8578)
				]).then(__webpack_require__.bind(__webpack_require__, 8578)), { words, given, has, io } = asked, [, prompt] = words, hasPrompt = prompt !== void 0 || given("prompt") !== void 0 || given("prompt-file") !== void 0, canTalk = io.terminal?.canAsk === !0 && !has("json");
				return !hasPrompt && canTalk ? talk(asked, io.terminal) : runPrompt(asked);
			}
		}, shells = [
			"bash",
			"zsh",
			"fish"
		], completion = {
			name: "completion",
			summary: "print the completion script of a shell",
			about: "Print the completion script of a shell.",
			details: "",
			arguments: [{
				name: "SHELL",
				about: shells.join(", "),
				required: !0,
				offer: shells
			}],
			inputs: [],
			flags: [],
			examples: [
				{
					about: "This bash, now",
					line: "source <(interns completion bash)"
				},
				{
					about: "Every bash",
					line: "interns completion bash > ~/.local/share/bash-completion/completions/interns"
				},
				{
					about: "zsh: a line of ~/.zshrc, after compinit",
					line: "source <(interns completion zsh)"
				},
				{
					about: "fish",
					line: "interns completion fish > ~/.config/fish/completions/interns.fish"
				}
			],
			async run({ words: [word = ""], groups, io }) {
				let { readChoice } = await Promise.all([__webpack_require__.e(721), __webpack_require__.e(7035)]).then(__webpack_require__.bind(__webpack_require__, 97035)), { scripts } = await __webpack_require__.e(4249).then(__webpack_require__.bind(__webpack_require__, 34249)), { completedCommands } = await Promise.all([
					__webpack_require__.e(721),
					__webpack_require__.e(3683),
					__webpack_require__.e(9884)
				]).then(__webpack_require__.bind(__webpack_require__, 99884)), shell = readChoice("SHELL", word, shells);
				return io.stdout(scripts[shell](completedCommands(groups))), 0;
			}
		};
		var json_text = __webpack_require__(52604);
		let defaultAskingPrompt = "Run the shell command \"pwd\" and tell me what it printed.", conformance = {
			name: "conformance",
			summary: "check any deployment against the reference of the API, row by row",
			about: "Check a deployment against the reference of the API, and print which rows passed, failed or could not be checked.",
			details: "It takes a few turns with one intern. The only key update that it sends is empty. Secrets come from the environment: INTERNS_API_KEY (required), INTERNS_MANAGEMENT_KEY, INTERNS_SUBJECT_TOKEN. The exit code is 0 if no row failed, otherwise 1.",
			arguments: [],
			inputs: [],
			flags: [
				{
					name: "base-url",
					value: "url",
					input: "base-url",
					about: "The service, with its version segment. [INTERNS_BASE_URL]"
				},
				{
					name: "intern",
					value: "name",
					input: "intern",
					about: "Name or id of the intern to talk to. Default: the first running one. [INTERNS_INTERN]"
				},
				{
					name: "asking-prompt",
					value: "text",
					about: `A prompt that makes the intern use its shell. Default: ${defaultAskingPrompt}`
				},
				{
					name: "key-hash",
					value: "hash",
					about: "A key for the rows of PATCH /keys, with INTERNS_MANAGEMENT_KEY."
				},
				{
					name: "federation-policy-id",
					value: "id",
					input: "federation-policy-id",
					about: "A federation policy for the rows of the exchange, with INTERNS_SUBJECT_TOKEN. [INTERNS_FEDERATION_POLICY_ID]"
				},
				usual_flags.hG
			],
			examples: [{
				about: "With the key of INTERNS_API_KEY, and one intern",
				line: "interns conformance --base-url https://service.example/api/v1 --intern reviewer"
			}],
			async run(asked) {
				let { randomUUID } = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 77598, 19)), { runConformance, toTable } = await Promise.all([
					__webpack_require__.e(4343),
					__webpack_require__.e(721),
					__webpack_require__.e(9583)
				]).then(__webpack_require__.bind(__webpack_require__, 69583)), { safeLines } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 97309)), { createRedactor } = await __webpack_require__.e(721).then(__webpack_require__.bind(__webpack_require__, 60721)), { has, io } = asked, target = await targetOf(asked), redactor = createRedactor(), { apiKey, managementKey, subjectToken } = target;
				for (let secret of [
					apiKey,
					managementKey,
					subjectToken
				]) secret !== void 0 && redactor.add(secret);
				let rows = (await runConformance({
					...target,
					fetch: globalThis.fetch,
					newId: randomUUID
				})).map((row) => ({
					...row,
					detail: row.detail === null ? null : redactor.redact(safeLines(row.detail).join(" "))
				}));
				return io.stdout(has("json") ? `${(0, json_text.toJsonText)({
					base_url: target.baseUrl,
					rows
				})}\n` : toTable(rows)), +!!rows.some(({ result }) => result === "failed");
			}
		};
		async function targetOf({ given, value, io: { env } }) {
			let { InputError } = await __webpack_require__.e(452).then(__webpack_require__.bind(__webpack_require__, 452)), { Secret } = await __webpack_require__.e(721).then(__webpack_require__.bind(__webpack_require__, 60721)), secretOf = (name) => (env[name] ?? "") === "" ? void 0 : new Secret(env[name] ?? ""), baseUrl = given("base-url");
			if (!isHttpUrl(baseUrl)) throw new InputError("input_missing", "--base-url is needed: the URL of the service, with its version segment.", { source: "base-url" });
			let apiKey = secretOf("INTERNS_API_KEY");
			if (apiKey === void 0) throw new InputError("input_missing", "Put an API key of the service into the environment, as INTERNS_API_KEY.");
			return {
				baseUrl: baseUrl.replace(/\/+$/, ""),
				apiKey,
				managementKey: secretOf("INTERNS_MANAGEMENT_KEY"),
				keyHash: value("key-hash"),
				federationPolicyId: given("federation-policy-id"),
				subjectToken: secretOf("INTERNS_SUBJECT_TOKEN"),
				intern: given("intern"),
				askingPrompt: value("asking-prompt") ?? defaultAskingPrompt
			};
		}
		function isHttpUrl(text) {
			return text !== void 0 && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
		}
		let agentFlags = [
			{
				name: "agent",
				value: "command",
				about: "Run this agent as the one intern, for example \"opencode acp\". It works in the current folder."
			},
			{
				name: "agent-asks",
				about: "Vouch that an unknown agent asks before it acts."
			},
			{
				name: "agent-env",
				value: "name",
				repeats: !0,
				about: "Pass this variable to the agent."
			}
		], doctor = {
			name: "doctor",
			summary: "check identity, exchange, service, policy and intern, and say what to fix",
			about: "Check identity, exchange, service, clock, policy and intern, and say what to fix.",
			details: "It changes nothing and starts no intern. The exit code is 0 if all is well, otherwise 1.",
			arguments: [{
				name: "INTERN",
				about: "Also check that this intern runs; also by INTERNS_INTERN",
				required: !1
			}],
			inputs: [
				...usual_flags.r7,
				"policy",
				"workspace-id",
				"timeout"
			],
			flags: [
				{
					name: "agent",
					value: "command",
					about: "Check instead whether this agent can be an intern of the local service, in the current folder."
				},
				...agentFlags.filter(({ name }) => name !== "agent"),
				{
					name: "json",
					about: "Print the checks as one JSON document."
				},
				usual_flags.fe
			],
			examples: [
				{
					about: "Everything but an intern",
					line: "interns doctor"
				},
				{
					about: "And whether this one takes prompts",
					line: "interns doctor reviewer"
				},
				{
					about: "Whether OpenCode is there, and would ask in this folder",
					line: "interns doctor --agent opencode"
				},
				{
					about: "In a job that does not work: put it before the step",
					line: "interns doctor reviewer"
				}
			],
			async run(asked) {
				let { has, io, openJob } = asked, { toText } = await __webpack_require__.e(4923).then(__webpack_require__.bind(__webpack_require__, 4923)), { wrapWords } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 81287)), job = await openJob(), checks = await checkAgent(asked, job.signal) ?? await checkService(asked, job), { redact } = job.redactor;
				return has("json") ? io.stdout(redact(`${(0, json_text.toJsonText)({ checks }, 2)}\n`)) : io.stdout(wrapWords(redact(toText(checks, io)), io.terminal?.stdout)), +!!checks.some(({ state }) => state === "failed");
			}
		};
		async function checkService({ words: [intern], text, defaults }, job) {
			let { runChecks } = await Promise.all([
				__webpack_require__.e(4343),
				__webpack_require__.e(9749),
				__webpack_require__.e(721),
				__webpack_require__.e(3683),
				__webpack_require__.e(9127),
				__webpack_require__.e(3267),
				__webpack_require__.e(4374),
				__webpack_require__.e(9442),
				__webpack_require__.e(6652),
				__webpack_require__.e(2822),
				__webpack_require__.e(8267)
			]).then(__webpack_require__.bind(__webpack_require__, 49471));
			return await runChecks((name) => (name === "intern" ? intern : void 0) ?? text(name), defaults, job);
		}
		async function checkAgent(asked, signal) {
			let { readAgent } = await Promise.all([__webpack_require__.e(721), __webpack_require__.e(1277)]).then(__webpack_require__.bind(__webpack_require__, 61277)), { io } = asked, agent = readAgent(asked, io);
			if (agent === void 0) return;
			let { examineAgent } = await Promise.all([
				__webpack_require__.e(4343),
				__webpack_require__.e(2856),
				__webpack_require__.e(2143),
				__webpack_require__.e(8439),
				__webpack_require__.e(721),
				__webpack_require__.e(4621),
				__webpack_require__.e(8087),
				__webpack_require__.e(6497)
			]).then(__webpack_require__.bind(__webpack_require__, 96497)), { agentChecks } = await Promise.all([
				__webpack_require__.e(721),
				__webpack_require__.e(3683),
				__webpack_require__.e(5213)
			]).then(__webpack_require__.bind(__webpack_require__, 15213));
			return agentChecks(await examineAgent({
				agent,
				folder: io.cwd,
				env: io.env,
				signal
			}), io);
		}
		let exec = {
			name: "exec",
			summary: "run a command against a local Intern Service, with a job's environment set up",
			about: "Run a command against a local Intern Service, with a job's environment set up.",
			details: "The service and its identity provider listen on free ports until the command ends. The exit code is the command's: 127 if it can't be started, 128 plus the number of the signal that ended it. It is 2 for bad usage or an invalid configuration.",
			arguments: [],
			inputs: [],
			flags: [{
				name: "config",
				value: "file",
				offer: "files",
				about: "Configuration (YAML). Default: a built-in one with one intern."
			}, ...agentFlags],
			commandLine: "-- COMMAND [ARGUMENT …]",
			examples: [
				{
					about: "Talk with the built-in intern",
					line: "interns exec -- interns chat intern \"Hello\""
				},
				{
					about: "Your own program, against your own interns",
					line: "interns exec --config service.yml -- node review.js"
				},
				{
					about: "Talk with a real agent that works in this folder",
					line: "interns exec --agent \"opencode acp\" -- interns chat intern \"Hello\""
				}
			],
			async run(asked) {
				let { value, commandLine, io } = asked, { readAgent } = await Promise.all([__webpack_require__.e(721), __webpack_require__.e(1277)]).then(__webpack_require__.bind(__webpack_require__, 61277)), { InputError } = await __webpack_require__.e(452).then(__webpack_require__.bind(__webpack_require__, 452)), { startService } = await Promise.all([
					__webpack_require__.e(4343),
					__webpack_require__.e(8815),
					__webpack_require__.e(8439),
					__webpack_require__.e(6764),
					__webpack_require__.e(721),
					__webpack_require__.e(8087),
					__webpack_require__.e(2869)
				]).then(__webpack_require__.bind(__webpack_require__, 82869)), { runChild } = await __webpack_require__.e(3236).then(__webpack_require__.bind(__webpack_require__, 33236)), { reportServiceFailure, serviceLog } = await Promise.all([__webpack_require__.e(721), __webpack_require__.e(3463)]).then(__webpack_require__.bind(__webpack_require__, 93463)), { tell } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 9236)), config = value("config"), agent = readAgent(asked, io);
				if ((commandLine[0] ?? "") === "") throw new InputError("input_missing", "Write the command after \"--\": interns exec -- interns chat intern \"Hello\".");
				let interrupted = io.interrupted();
				try {
					let service = await startService({
						...config === void 0 ? {} : { config },
						...agent === void 0 ? {} : { agent },
						identityProvider: !0,
						env: io.env,
						cwd: io.cwd,
						log: serviceLog(io)
					}), { federationPolicyId, apiKey } = service.job;
					federationPolicyId === void 0 && apiKey === void 0 && tell(io, noIdentity);
					try {
						return await Promise.race([service.provisioned, interrupted]), await runChild(commandLine, {
							io,
							interrupted,
							env: {
								...io.env,
								...await jobEnvironment(service)
							}
						});
					} finally {
						await service.stop();
					}
				} catch (error) {
					return reportServiceFailure(error, io, "exec");
				}
			}
		}, noIdentity = "warning: The command can't sign in: the configuration has no policy with \"issuer: identity-provider\", and no standard key that is enabled. Add one of them under \"policies\" or \"keys\".";
		async function jobEnvironment(service) {
			let { passingService } = await __webpack_require__.e(7176).then(__webpack_require__.bind(__webpack_require__, 87176)), job = service.addJob(), { federationPolicyId, audience, intern, apiKey } = service.job, known = {
				INTERNS_BASE_URL: service.baseUrl,
				[passingService]: service.keepsSessions ? void 0 : service.baseUrl,
				INTERNS_FEDERATION_POLICY_ID: federationPolicyId,
				INTERNS_AUDIENCE: audience,
				INTERNS_INTERN: intern,
				INTERNS_API_KEY: apiKey?.reveal(),
				ACTIONS_ID_TOKEN_REQUEST_URL: job.request_url,
				ACTIONS_ID_TOKEN_REQUEST_TOKEN: job.request_token
			};
			return Object.fromEntries(Object.entries(known).flatMap(([name, value]) => value === void 0 ? [] : [[name, value]]));
		}
		let identity = {
			name: "identity",
			summary: "show which identities this job has, and the claims of its token",
			about: "Show which identity sources were found, what the others lack, and the claims of the subject token.",
			details: "The first source that is ready is used. Its token is fetched and decoded, but never shown, and its signature is not checked. Write a federation policy from these claims, or compare them with one. The exit code is 0 if there is an identity, otherwise 1.",
			arguments: [],
			inputs: [
				"base-url",
				"audience",
				"subject-token",
				"subject-token-file",
				"timeout"
			],
			flags: [usual_flags.hG, usual_flags.fe],
			examples: [{
				about: "In a job, before the federation policy is written",
				line: "interns identity --audience https://service.example"
			}, {
				about: "Only the subject",
				line: "interns identity --json | jq -r '.claims.sub'"
			}],
			async run({ text, has, io, openJob }) {
				let { wrapWords } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 81287)), { lookForIdentities, toText } = await Promise.all([
					__webpack_require__.e(4343),
					__webpack_require__.e(721),
					__webpack_require__.e(3683),
					__webpack_require__.e(3267),
					__webpack_require__.e(2822),
					__webpack_require__.e(7602)
				]).then(__webpack_require__.bind(__webpack_require__, 14016)), job = await openJob(), report = await lookForIdentities(text, job);
				return io.stdout(job.redactor.redact(has("json") ? `${(0, json_text.toJsonText)(report, 2)}\n` : wrapWords(toText(report, io), io.terminal?.stdout))), report.used !== null && report.error === null ? 0 : 1;
			}
		}, init = {
			name: "init",
			summary: "write a workflow and a permission policy, after a few questions",
			about: "Write a workflow and a permission policy with its tests, after a few questions.",
			details: "Writes .github/workflows/intern.yml and .github/intern-policy.yml, and says which federation policy an administrator has to create. On a terminal it asks for what you did not give, and shows the files before it writes them. The exit code is 0 if they are written, otherwise 2.",
			arguments: [],
			inputs: [
				"base-url",
				"federation-policy-id",
				"intern"
			],
			flags: [
				{
					name: "on",
					value: "event",
					offer: [
						"pull_request",
						"issue_comment",
						"push",
						"schedule"
					],
					about: "What starts the intern: pull_request (default), issue_comment, push or schedule."
				},
				{
					name: "allow",
					value: "command",
					repeats: !0,
					about: "A command that the intern may run, word for word. May be repeated."
				},
				{
					name: "edit",
					value: "path",
					repeats: !0,
					about: "A file, or a folder as \"src/**\", that it may edit. May be repeated."
				},
				{
					name: "repository",
					value: "owner/name",
					about: "The repository on GitHub. Default: the remote \"origin\"."
				},
				{
					name: "yes",
					about: "Write without asking."
				},
				{
					name: "force",
					about: "Replace existing files."
				},
				usual_flags.hG
			],
			examples: [{
				about: "Answer a few questions",
				line: "interns init"
			}, {
				about: "Without a terminal",
				line: "interns init --base-url https://service.example/api/v1 --intern reviewer --allow \"npm test\" --yes"
			}],
			async run(asked) {
				let { runInit } = await Promise.all([
					__webpack_require__.e(721),
					__webpack_require__.e(3683),
					__webpack_require__.e(9127),
					__webpack_require__.e(529),
					__webpack_require__.e(9442),
					__webpack_require__.e(6652),
					__webpack_require__.e(6226)
				]).then(__webpack_require__.bind(__webpack_require__, 15333)), { given, value, values, has, io, openJob } = asked;
				return runInit({
					baseUrl: given("base-url"),
					federationPolicyId: given("federation-policy-id"),
					intern: given("intern"),
					on: value("on"),
					allow: values("allow"),
					edit: values("edit"),
					repository: value("repository"),
					yes: has("yes"),
					force: has("force"),
					json: has("json")
				}, io, await openJob());
			}
		};
		async function runKeys({ text, has, words, io, openJob }, asked) {
			let { readKeySettings } = await Promise.all([
				__webpack_require__.e(721),
				__webpack_require__.e(3683),
				__webpack_require__.e(8414)
			]).then(__webpack_require__.bind(__webpack_require__, 48414)), { updateKeys } = await Promise.all([
				__webpack_require__.e(4343),
				__webpack_require__.e(9749),
				__webpack_require__.e(721),
				__webpack_require__.e(3267),
				__webpack_require__.e(4374),
				__webpack_require__.e(1746)
			]).then(__webpack_require__.bind(__webpack_require__, 55967)), { toElsewhereLine } = await __webpack_require__.e(5496).then(__webpack_require__.bind(__webpack_require__, 15496)), { errorOf } = await __webpack_require__.e(8001).then(__webpack_require__.bind(__webpack_require__, 8001)), { toKeysBlocks } = await __webpack_require__.e(1634).then(__webpack_require__.bind(__webpack_require__, 51634)), { toPlainText } = await __webpack_require__.e(8935).then(__webpack_require__.bind(__webpack_require__, 8935)), { exitCodeOf } = await Promise.all([
				__webpack_require__.e(721),
				__webpack_require__.e(3683),
				__webpack_require__.e(1612)
			]).then(__webpack_require__.bind(__webpack_require__, 51612)), { textBounds } = await __webpack_require__.e(9056).then(__webpack_require__.bind(__webpack_require__, 9056)), { toKeyResults } = await __webpack_require__.e(6934).then(__webpack_require__.bind(__webpack_require__, 66934)), job = await openJob(), report = await updateKeys(job, readKeySettings((name) => name === "key-updates" ? words[0] ?? text(name) : text(name), asked)), error = errorOf(report), shown = has("json") ? `${(0, json_text.toJsonText)(toKeyResults(report), 2)}\n` : toPlainText(toKeysBlocks(report, job.clock.now()), textBounds(io));
			io.stdout(job.redactor.redact(shown));
			for (let result of report.results) {
				let elsewhere = toElsewhereLine(result);
				elsewhere !== void 0 && job.log.warning(elsewhere);
			}
			return error === null ? report.results.some(({ outcome }) => outcome.state === "planned") ? 4 : 0 : (job.log.error(`${error.message} (${error.code})`), exitCodeOf(error));
		}
		let safetyInputs = [
			"max-changes",
			"raise-at-most",
			"total-at-most",
			"never-disable-all"
		], fileArgument = {
			name: "FILE",
			about: "The file of updates.",
			required: !0,
			offer: "files",
			input: "key-updates"
		}, keys = {
			name: "keys",
			summary: "limits of API keys: \"keys plan\", \"check\", \"update\"",
			about: "Plan, check and update limits of API keys.",
			details: "",
			members: [
				{
					name: "keys plan",
					summary: "what a file of updates would change",
					about: "Show what a file of updates would change: field by field, old and new. No change is sent.",
					details: "Keys are read by updates without fields, for which deployments require a management key: set INTERNS_API_KEY to one. The exit code is 0 if there is nothing to do, 4 if something would change, 3 if that breaks a limit of safety, 2 for an invalid file, 1 if a key could not be read.",
					arguments: [fileArgument],
					inputs: [
						...safetyInputs,
						...usual_flags.r7,
						"timeout"
					],
					flags: [usual_flags.hG, usual_flags.fe],
					examples: [{
						about: "What would change now",
						line: "interns keys plan keys.yml"
					}, {
						about: "Does it stay within USD 500 a day?",
						line: "interns keys plan keys.yml --total-at-most 500"
					}],
					run: (asked) => runKeys(asked, "plan")
				},
				{
					name: "keys check",
					summary: "whether keys are still as a file of updates says",
					about: "Compare keys with a file of updates, and show each difference. No change is sent.",
					details: "Limits of safety do not apply, and entries outside their time or condition are not differences. The exit code is 0 if all keys are as the file says, 4 if one differs, 2 for an invalid file, 1 if a key could not be read.",
					arguments: [fileArgument],
					inputs: [...usual_flags.r7, "timeout"],
					flags: [usual_flags.hG, usual_flags.fe],
					examples: [{
						about: "Did somebody change a key by hand?",
						line: "interns keys check keys.yml"
					}],
					run: (asked) => runKeys(asked, "check")
				},
				{
					name: "keys update",
					summary: "limits of keys, one by its flags or many by a file",
					about: "Update an API key, or many by a file: limit, reset, disabled, name.",
					details: "Deployments require a management key for this: set INTERNS_API_KEY to one, without a federation policy. A value that you leave out stays as it is; null removes limit or reset. A file is first planned, as \"interns keys plan\" shows, and only what differs is sent. If the plan breaks a limit of safety, nothing is sent and the exit code is 3.",
					arguments: [],
					inputs: [
						"key-hash",
						"limit",
						"limit-reset",
						"disabled",
						"include-byok-in-limit",
						"name",
						"key-updates",
						"dry-run",
						...safetyInputs,
						...usual_flags.r7,
						"timeout"
					],
					flags: [usual_flags.hG, usual_flags.fe],
					examples: [
						{
							about: "A limit of USD 50 a day",
							line: "interns keys update --key-hash f01d… --limit 50 --limit-reset daily"
						},
						{
							about: "Freeze a key",
							line: "interns keys update --key-hash f01d… --disabled true"
						},
						{
							about: "What a file says, unless that more than doubles a limit",
							line: "interns keys update --key-updates keys.yml --raise-at-most 2x"
						}
					],
					run: (asked) => runKeys(asked, "update")
				}
			]
		}, list = {
			name: "list",
			summary: "list interns",
			about: "List the interns that you can see, newest first.",
			details: "With --json the interns are printed as the API returns them: an array, fit for a matrix of jobs.",
			arguments: [],
			inputs: [
				"status",
				"workspace-id",
				...usual_flags.r7,
				"timeout"
			],
			flags: [usual_flags.hG, usual_flags.fe],
			examples: [{
				about: "All interns",
				line: "interns list --base-url https://service.example/api/v1"
			}, {
				about: "The names of the running ones",
				line: "interns list --status running --json | jq -r '.[].name'"
			}],
			async run({ text, has, io, openJob }) {
				let { readListSettings } = await Promise.all([
					__webpack_require__.e(721),
					__webpack_require__.e(3683),
					__webpack_require__.e(3311)
				]).then(__webpack_require__.bind(__webpack_require__, 73311)), { listInterns } = await Promise.all([
					__webpack_require__.e(4343),
					__webpack_require__.e(9749),
					__webpack_require__.e(721),
					__webpack_require__.e(3267),
					__webpack_require__.e(4374),
					__webpack_require__.e(5592)
				]).then(__webpack_require__.bind(__webpack_require__, 10123)), { toInternsBlocks } = await __webpack_require__.e(5642).then(__webpack_require__.bind(__webpack_require__, 55642)), { toPlainText } = await __webpack_require__.e(8935).then(__webpack_require__.bind(__webpack_require__, 8935)), { textBounds } = await __webpack_require__.e(9056).then(__webpack_require__.bind(__webpack_require__, 9056)), job = await openJob(), interns = await listInterns(job, readListSettings(text)), shown = has("json") ? `${(0, json_text.toJsonText)(interns, 2)}\n` : toPlainText(toInternsBlocks(interns), textBounds(io));
				return io.stdout(job.redactor.redact(shown)), 0;
			}
		};
		var exit_codes = __webpack_require__(20535);
		let checkPolicy = {
			name: "policy check",
			summary: "errors and warnings of a policy file",
			about: "Show errors and warnings of a policy file.",
			details: "A warning points at what allows more than it seems to. In a GitHub job each finding is shown beside its line of the pull request. The exit code is 0 for a clean file or only warnings, 2 for errors.",
			arguments: [usual_flags.q_],
			inputs: [],
			flags: [{
				name: "strict",
				about: "Warnings count as errors."
			}, usual_flags.hG],
			examples: [{
				about: "The policy of this repository",
				line: "interns policy check"
			}, {
				about: "In a job, before somebody relies on it",
				line: "interns policy check --strict"
			}],
			async run(asked) {
				let { lint } = await Promise.all([
					__webpack_require__.e(9127),
					__webpack_require__.e(6652),
					__webpack_require__.e(9732)
				]).then(__webpack_require__.bind(__webpack_require__, 86652)), { annotate } = await __webpack_require__.e(2697).then(__webpack_require__.bind(__webpack_require__, 72697)), { policyPath, readPolicyFile } = await __webpack_require__.e(5771).then(__webpack_require__.bind(__webpack_require__, 45771)), { words, has, io } = asked, file = policyPath(words[0]), reading = await readPolicyFile(file, io), policy = "policy" in reading ? reading.policy : void 0, problems = "policy" in reading ? [] : reading.problems, warnings = policy === void 0 ? [] : lint(policy), found = has("strict") ? {
					errors: [...problems, ...warnings],
					warnings: []
				} : {
					errors: problems,
					warnings
				};
				has("json") ? printJson(found, io) : await printText(file, found, policy, io);
				let write = has("json") ? io.stderr : io.stdout;
				return annotate(file, "error", found.errors, io, write), annotate(file, "warning", found.warnings, io, write), found.errors.length > 0 ? exit_codes.rP : 0;
			}
		};
		function printJson({ errors, warnings }, io) {
			let plain = ({ line, column, code, message }) => ({
				line,
				column,
				code,
				message
			});
			io.stdout(`${(0, json_text.toJsonText)({
				errors: errors.map(plain),
				warnings: warnings.map(plain)
			}, 2)}\n`);
		}
		async function printText(file, found, policy, io) {
			let { findingLine, plural } = await __webpack_require__.e(2697).then(__webpack_require__.bind(__webpack_require__, 72697)), { print } = await __webpack_require__.e(7928).then(__webpack_require__.bind(__webpack_require__, 27928));
			for (let finding of found.errors) print(io, findingLine(file, "error", finding));
			for (let finding of found.warnings) print(io, findingLine(file, "warning", finding));
			let counts = `${plural(found.errors.length, "error")}, ${plural(found.warnings.length, "warning")}`, content = policy === void 0 ? "" : `; ${plural(policy.guards.length, "guard")}, ${plural(policy.rules.length, "rule")}, ${plural(policy.questions.length, "question")}, ${plural(policy.tests.length, "test")}`;
			print(io, `${(0, log.oneLine)(file)}: ${counts}${content}`);
		}
		let explainPolicy = {
			name: "policy explain",
			summary: "the answer to a shell command or another pause, and why",
			about: "Show what a policy answers to a shell command or to another pause, and why.",
			details: "What you don't say about the run is unknown to the policy. The exit code is 0 for allow or answer, 3 for reject or decline, 4 for stop or ask, 2 for an invalid file.",
			arguments: [usual_flags.q_, {
				name: "COMMAND",
				about: "The shell command that the intern asks to run.",
				required: !1
			}],
			inputs: [],
			flags: [
				{
					name: "pause",
					value: "json",
					about: "Arguments of any pause, instead of COMMAND."
				},
				{
					name: "event",
					value: "name",
					about: "The event that started the run, such as pull_request."
				},
				{
					name: "actor",
					value: "permission",
					about: "The permission of whoever caused it: admin, write, read …"
				},
				{
					name: "ref",
					value: "ref",
					about: "The ref of the run, such as refs/heads/main."
				},
				{
					name: "fork",
					about: "A pull request from a fork."
				},
				{
					name: "context",
					value: "json",
					about: "Everything known about the run, as in the tests of a policy."
				},
				usual_flags.hG
			],
			examples: [{
				about: "A command, as in a run of the default branch",
				line: "interns policy explain \"npm test\" --event push --actor write"
			}, {
				about: "Any other pause",
				line: "interns policy explain --pause '{\"kind\":\"permission\",\"operation\":\"fs.write\",\"paths\":[\"README.md\"]}'"
			}],
			async run(asked) {
				let { startDecisions } = await __webpack_require__.e(6387).then(__webpack_require__.bind(__webpack_require__, 86387)), { explainExitCode, explainLines, toExplanation } = await __webpack_require__.e(5392).then(__webpack_require__.bind(__webpack_require__, 55392)), { suggestRule } = await Promise.all([__webpack_require__.e(9127), __webpack_require__.e(9273)]).then(__webpack_require__.bind(__webpack_require__, 69273)), { readAsked, readAskedContext } = await Promise.all([
					__webpack_require__.e(4343),
					__webpack_require__.e(9127),
					__webpack_require__.e(529),
					__webpack_require__.e(5722)
				]).then(__webpack_require__.bind(__webpack_require__, 65722)), { print } = await __webpack_require__.e(7928).then(__webpack_require__.bind(__webpack_require__, 27928)), { policyOrProblems } = await __webpack_require__.e(5771).then(__webpack_require__.bind(__webpack_require__, 45771)), { has, io } = asked, { file, pause } = readAsked(asked), context = readAskedContext(asked), policy = await policyOrProblems(file, io);
				if (policy === void 0) return exit_codes.rP;
				let request = {
					toolCallId: "explained",
					arguments: pause
				}, decision = startDecisions(policy, context).decide(request);
				if (has("json")) return io.stdout(`${(0, json_text.toJsonText)(toExplanation(decision), 2)}\n`), explainExitCode(decision);
				let say = (line) => print(io, line);
				for (let line of explainLines(decision)) say((0, log.oneLine)(line));
				decision.outcome === "reject" && decision.rule === "default" && say("On a terminal, \"interns chat\" asks you instead.");
				let suggestion = decision.outcome === "reject" ? suggestRule(request, decision) : void 0;
				if (decision.trace.some(({ matched, because }) => !matched && because.includes(" is \"unknown\"")) && say("More is known of a run in a CI: say it with --event, --actor, --ref or --fork."), suggestion !== void 0 && "yaml" in suggestion) {
					say(`\nThis rule would allow it. ${suggestion.note}`);
					for (let line of suggestion.yaml.split("\n")) io.stdout(`${(0, log.oneLine)(line)}\n`);
				}
				return explainExitCode(decision);
			}
		}, agentsWithPolicy = [
			"opencode",
			"codex",
			"gemini",
			"claude"
		], initPolicy = {
			name: "policy init",
			summary: "write a starting policy file, with tests",
			about: "Write a starting policy file, with tests.",
			details: "It also writes the schema with which editors complete the file. It never overwrites an existing policy: the exit code is then 2.",
			arguments: [{
				...usual_flags.q_,
				about: "Where to write it. Default: .github/intern-policy.yml."
			}],
			inputs: [],
			flags: [{
				name: "for",
				value: "agent",
				offer: agentsWithPolicy,
				about: "Start with what this agent asks: opencode, codex, gemini or claude."
			}],
			examples: [{
				about: "Start, and check that it does what it says",
				line: "interns policy init && interns policy test"
			}, {
				about: "For an agent that the local service runs",
				line: "interns policy init --for opencode"
			}],
			async run({ words, value, io }) {
				let { writeFile } = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 51455, 19)), { default: path } = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 76760, 19)), { describeError } = await __webpack_require__.e(452).then(__webpack_require__.bind(__webpack_require__, 452)), { makeFolders } = await __webpack_require__.e(2782).then(__webpack_require__.bind(__webpack_require__, 92782)), { systemCodeOf } = await __webpack_require__.e(9278).then(__webpack_require__.bind(__webpack_require__, 19278)), { policyJsonSchema } = await Promise.all([
					__webpack_require__.e(9127),
					__webpack_require__.e(529),
					__webpack_require__.e(8939)
				]).then(__webpack_require__.bind(__webpack_require__, 8939)), { schemaFileName, starterPolicy } = await __webpack_require__.e(4780).then(__webpack_require__.bind(__webpack_require__, 94780)), { policyPath } = await __webpack_require__.e(5771).then(__webpack_require__.bind(__webpack_require__, 45771)), { print } = await __webpack_require__.e(7928).then(__webpack_require__.bind(__webpack_require__, 27928)), { tell } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 9236)), agent = value("for"), text = agent === void 0 ? starterPolicy : await policyFor(agent), file = policyPath(words[0]), target = path.resolve(io.cwd, file);
				try {
					makeFolders(path.dirname(target)), await writeFile(target, text, { flag: "wx" });
				} catch (error) {
					let why = systemCodeOf(error) === "EEXIST" ? "exists already; name another, or delete it." : `is not written: ${describeError(error)}`;
					return tell(io, (0, log.oneLine)(`interns policy init: ${file} ${why}`)), exit_codes.rP;
				}
				return await writeFile(path.join(path.dirname(target), schemaFileName), `${JSON.stringify(policyJsonSchema(), null, 2)}\n`), print(io, `${(0, log.oneLine)(file)} is written, and ${schemaFileName} beside it for editors.`), print(io, "Next: \"interns policy check\" and \"interns policy test\"."), 0;
			}
		};
		async function policyFor(agent) {
			let { readChoice } = await Promise.all([__webpack_require__.e(721), __webpack_require__.e(7035)]).then(__webpack_require__.bind(__webpack_require__, 97035)), { agentPolicy } = await __webpack_require__.e(4408).then(__webpack_require__.bind(__webpack_require__, 44408)), { profiles } = await Promise.all([
				__webpack_require__.e(4343),
				__webpack_require__.e(721),
				__webpack_require__.e(126)
			]).then(__webpack_require__.bind(__webpack_require__, 70126)), name = readChoice("for", agent, agentsWithPolicy);
			return agentPolicy({
				name,
				tools: profiles[name].tools
			});
		}
		let learnPolicy = {
			name: "policy learn",
			summary: "propose rules for what past runs were allowed",
			about: "Propose rules and tests for what past runs were allowed, as a patch of the policy file.",
			details: "Only runs that no outsider can have caused teach anything. Each rule allows what was seen, word for word. The patch goes to standard output and a report to standard error; nothing is written without --write. The exit code is 0, or 2 for an invalid policy, a policy whose tests fail, or a file that cannot be read.",
			arguments: [{
				name: "TRANSCRIPT",
				about: "Transcript files (JSON Lines).",
				required: !0,
				repeats: !0,
				offer: "files"
			}],
			inputs: [],
			flags: [
				{
					name: "policy",
					value: "file",
					offer: "files",
					about: "The policy file; created if it does not exist. Default: .github/intern-policy.yml."
				},
				{
					name: "write",
					about: "Change the policy file instead of printing a patch."
				},
				{
					name: "generalize",
					about: "Make one rule of five or more commands that differ in one path, for programs that only read."
				},
				{
					name: "from-rejected",
					about: "Also propose rules for what no rule allowed. Read each before you accept it."
				},
				usual_flags.hG
			],
			examples: [
				{
					about: "What the runs at your terminal would teach",
					line: "interns policy learn ~/.local/state/interns/transcripts/*.jsonl"
				},
				{
					about: "Accept it",
					line: "interns policy learn run.jsonl --write"
				},
				{
					about: "The same with other tools",
					line: "interns policy learn run.jsonl > rules.patch && git apply rules.patch"
				}
			],
			async run(asked) {
				let { learn } = await Promise.all([
					__webpack_require__.e(9127),
					__webpack_require__.e(529),
					__webpack_require__.e(9442),
					__webpack_require__.e(6652),
					__webpack_require__.e(9292)
				]).then(__webpack_require__.bind(__webpack_require__, 49292)), { readTranscripts, readCurrentPolicy, writeLearnt } = await Promise.all([
					__webpack_require__.e(4343),
					__webpack_require__.e(9442),
					__webpack_require__.e(211),
					__webpack_require__.e(3726)
				]).then(__webpack_require__.bind(__webpack_require__, 53476)), { InputError } = await __webpack_require__.e(452).then(__webpack_require__.bind(__webpack_require__, 452)), { policyPath } = await __webpack_require__.e(5771).then(__webpack_require__.bind(__webpack_require__, 45771)), { value, has, io } = asked, file = policyPath(value("policy")), { runs, broken } = await readTranscripts(asked.words, io), current = await readCurrentPolicy(file, io);
				if (current === "invalid") return exit_codes.rP;
				let learnt = await learn({
					runs,
					current,
					source: file,
					generalize: has("generalize"),
					fromRejected: has("from-rejected")
				});
				if ("error" in learnt) throw new InputError("input_invalid", `${file}: ${learnt.error}`, { source: "policy" });
				return has("write") && learnt.edits.length > 0 && await writeLearnt({
					file,
					text: learnt.text,
					before: current?.text
				}, io), await show(asked, {
					file,
					before: current?.text,
					learnt: {
						...learnt,
						untrusted: [...learnt.untrusted, ...broken]
					}
				}), 0;
			}
		};
		async function show({ has, io }, { file, before, learnt }) {
			let { oneLine } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 97309)), { toJsonText } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 52604)), { tell } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 9236)), { unifiedDiff } = await __webpack_require__.e(9827).then(__webpack_require__.bind(__webpack_require__, 29827)), { reportLines, toReport } = await Promise.all([__webpack_require__.e(9127), __webpack_require__.e(3714)]).then(__webpack_require__.bind(__webpack_require__, 83714)), { default: path } = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 76760, 19)), patch = unifiedDiff(path.relative(io.cwd, path.resolve(io.cwd, file)), before, learnt.edits);
			if (has("json")) {
				io.stdout(`${toJsonText({
					file,
					written: has("write") && patch !== "",
					patch,
					...toReport(learnt)
				}, 2)}\n`);
				return;
			}
			has("write") || io.stdout(patch);
			let lines = reportLines(learnt, {
				file,
				isNew: before === void 0,
				isWritten: has("write")
			});
			for (let line of lines) tell(io, oneLine(line));
		}
		let replayPolicy = {
			name: "policy replay",
			summary: "decisions of a past run that another policy would change",
			about: "Show the decisions of a past run that another policy would change.",
			details: "The exit code is 0 if none would change, 1 if some would, 2 for an invalid file or a transcript that can't be read.",
			arguments: [{
				name: "TRANSCRIPT",
				about: "The transcript file (JSON Lines).",
				required: !0,
				offer: "files"
			}],
			inputs: [],
			flags: [{
				name: "against",
				value: "file",
				offer: "files",
				about: "The policy file; required."
			}, usual_flags.hG],
			examples: [{
				about: "What a stricter policy would have stopped",
				line: "interns policy replay run.jsonl --against .github/intern-policy.yml"
			}],
			async run({ words: [transcript = ""], has, value, io }) {
				let { InputError } = await __webpack_require__.e(452).then(__webpack_require__.bind(__webpack_require__, 452)), { replay } = await Promise.all([
					__webpack_require__.e(9127),
					__webpack_require__.e(529),
					__webpack_require__.e(2352)
				]).then(__webpack_require__.bind(__webpack_require__, 72352)), { readPastDecisions } = await Promise.all([
					__webpack_require__.e(4343),
					__webpack_require__.e(211),
					__webpack_require__.e(2562)
				]).then(__webpack_require__.bind(__webpack_require__, 14327)), { policyOrProblems } = await __webpack_require__.e(5771).then(__webpack_require__.bind(__webpack_require__, 45771)), { plural } = await __webpack_require__.e(2697).then(__webpack_require__.bind(__webpack_require__, 72697)), { print } = await __webpack_require__.e(7928).then(__webpack_require__.bind(__webpack_require__, 27928)), against = value("against");
				if (against === void 0) throw new InputError("input_missing", "--against is missing. Name the policy file that is to decide anew.", { source: "against" });
				let run = await readPastDecisions(transcript, io), policy = await policyOrProblems(against, io);
				if (policy === void 0) return exit_codes.rP;
				let decisions = replay(run, policy), changed = decisions.filter((each) => each.changed);
				if (has("json")) io.stdout(`${(0, json_text.toJsonText)({
					decisions: decisions.length,
					changed: changed.map(withoutFlag)
				}, 2)}\n`);
				else {
					for (let each of changed) print(io, (0, log.oneLine)(changeLine(each)));
					print(io, `${plural(decisions.length, "decision")}, ${changed.length} would change`);
				}
				return +(changed.length > 0);
			}
		};
		function withoutFlag({ changed: _changed, ...rest }) {
			return rest;
		}
		function changeLine({ tool_call_id: id, operation, was, now }) {
			return `${operation === null ? id : `${id} ${JSON.stringify(operation)}`}: ${was.answer ?? "stop"} by ${was.rule} would become ${now.answer ?? now.outcome} by ${now.rule}`;
		}
		let testPolicy = {
			name: "policy test",
			summary: "run the tests in a policy file",
			about: "Run the tests in a policy file.",
			details: "The exit code is 0 if all pass, 1 if a test fails or a deletion goes unnoticed, 2 for an invalid file.",
			arguments: [usual_flags.q_],
			inputs: [],
			flags: [{
				name: "mutate",
				about: "Also delete each entry in turn, and show those that no test needs."
			}, usual_flags.hG],
			examples: [{
				about: "The tests of this repository",
				line: "interns policy test"
			}, {
				about: "Whether the tests need every rule",
				line: "interns policy test --mutate"
			}],
			async run({ words, has, io }) {
				let { findSurvivors, runTests } = await Promise.all([__webpack_require__.e(9442), __webpack_require__.e(197)]).then(__webpack_require__.bind(__webpack_require__, 99442)), { annotate } = await __webpack_require__.e(2697).then(__webpack_require__.bind(__webpack_require__, 72697)), { policyOrProblems, policyPath } = await __webpack_require__.e(5771).then(__webpack_require__.bind(__webpack_require__, 45771)), file = policyPath(words[0]), policy = await policyOrProblems(file, io);
				if (policy === void 0) return exit_codes.rP;
				let failures = runTests(policy), survivors = has("mutate") && failures.length === 0 ? findSurvivors(policy) : void 0, outcome = {
					failures,
					survivors
				};
				has("json") ? io.stdout(`${(0, json_text.toJsonText)({
					tests: policy.tests.length,
					failures,
					survivors: survivors ?? []
				}, 2)}\n`) : await test_printText(file, policy, outcome, io);
				let findings = findingsOf(outcome);
				return annotate(file, "error", findings, io, has("json") ? io.stderr : io.stdout), +(findings.length > 0);
			}
		};
		function findingOfFailure(failure) {
			let { line, column, name, pause, message } = failure;
			return {
				line,
				column,
				code: "test-failed",
				message: `Test "${name}", pause ${pause}: ${message}`
			};
		}
		function findingOfSurvivor({ line, column, id, list }) {
			return {
				line,
				column,
				code: "survivor",
				message: `Without "${id}" of ${list} every test still passes. Add a test that needs it.`
			};
		}
		function findingsOf({ failures, survivors = [] }) {
			return [...failures.map(findingOfFailure), ...survivors.map(findingOfSurvivor)];
		}
		async function test_printText(file, policy, outcome, io) {
			let { plural } = await __webpack_require__.e(2697).then(__webpack_require__.bind(__webpack_require__, 72697)), { print } = await __webpack_require__.e(7928).then(__webpack_require__.bind(__webpack_require__, 27928)), { failures, survivors } = outcome;
			for (let policyTest of policy.tests) print(io, `${failures.find((each) => each.name === policyTest.name) === void 0 ? "ok  " : "FAIL"} ${(0, log.oneLine)(policyTest.name)}`);
			for (let finding of findingsOf(outcome)) print(io, (0, log.oneLine)(`${file}:${finding.line}:${finding.column}: ${finding.message}`));
			let entries = policy.guards.length + policy.rules.length + policy.questions.length, noticed = survivors === void 0 ? "" : `, ${entries - survivors.length} of ${entries} deletions noticed`;
			print(io, `${plural(policy.tests.length, "test")}, ${failures.length} failed${noticed}`);
		}
		let policy = {
			name: "policy",
			summary: "check, test, explain, replay, learn and start permission policy files",
			about: "Check, test and explain permission policy files.",
			details: "FILE is .github/intern-policy.yml by default. docs/policy.md says how to write one.",
			members: [
				checkPolicy,
				testPolicy,
				explainPolicy,
				replayPolicy,
				learnPolicy,
				initPolicy
			]
		}, proxy = {
			name: "proxy",
			summary: "serve clients of an intern for as long as they run, without a key",
			about: "Start a proxy on this machine that forwards each request to the service with a fresh access token.",
			details: "With a command, it runs that with OPENAI_BASE_URL, OPENAI_API_KEY, INTERNS_BASE_URL and INTERNS_API_KEY set to the proxy, and without the job's identity. The exit code is the command's: 127 if it can't be started, 128 plus the number of the signal that ended it. Without a command, it prints a JSON line with address and key when it accepts connections, and runs until it is interrupted. Clients of OpenAI need an intern.",
			arguments: [],
			inputs: [
				"intern",
				"workspace-id",
				"wait-for-intern",
				"allow-paths",
				"max-requests",
				"max-cost",
				...usual_flags.r7
			],
			flags: [
				{
					name: "port",
					value: "number",
					about: "The port to listen on; 0 picks a free one. Default: 0."
				},
				{
					name: "transcript-file",
					value: "file",
					about: "Where the account of requests (JSON Lines) is written. Default: nowhere. [INTERNS_TRANSCRIPT_FILE]",
					offer: "files",
					input: "transcript-file"
				},
				usual_flags.fe
			],
			commandLine: "[-- COMMAND [ARGUMENT …]]",
			examples: [{
				about: "Tests that talk to an intern, for as long as they take",
				line: "interns proxy --intern reviewer -- npm test"
			}, {
				about: "For programs started elsewhere",
				line: "interns proxy --intern reviewer --port 8900"
			}],
			async run({ text, value, commandLine, io, openJob }) {
				let { readProxySettings } = await Promise.all([
					__webpack_require__.e(721),
					__webpack_require__.e(3683),
					__webpack_require__.e(5221)
				]).then(__webpack_require__.bind(__webpack_require__, 17602)), { openCliProxy } = await Promise.all([
					__webpack_require__.e(4343),
					__webpack_require__.e(9749),
					__webpack_require__.e(721),
					__webpack_require__.e(3267),
					__webpack_require__.e(4374),
					__webpack_require__.e(6542)
				]).then(__webpack_require__.bind(__webpack_require__, 42188)), { readPort } = await Promise.all([__webpack_require__.e(721), __webpack_require__.e(3463)]).then(__webpack_require__.bind(__webpack_require__, 93463)), interrupted = io.interrupted(), opened = await openCliProxy(await openJob(), readProxySettings(text), readPort("port", value("port")) ?? 0);
				try {
					if (commandLine.length > 0) {
						let { runChild } = await __webpack_require__.e(3236).then(__webpack_require__.bind(__webpack_require__, 33236)), { environmentOfClient, missingIntern } = await __webpack_require__.e(6121).then(__webpack_require__.bind(__webpack_require__, 36121));
						return opened.internId === void 0 && io.stderr(`${missingIntern}\n`), await runChild(commandLine, {
							io,
							env: environmentOfClient(io.env, opened),
							interrupted
						});
					}
					return io.env.GITHUB_ACTIONS === "true" && io.stderr(`::add-mask::${opened.key.reveal()}\n`), io.stdout(`${(0, json_text.toJsonText)({
						ready: !0,
						proxy_url: opened.url,
						proxy_key: opened.key.reveal()
					})}\n`), await interrupted === "SIGINT" ? exit_codes.An : 0;
				} finally {
					await opened.close();
				}
			}
		}, report = {
			name: "report",
			summary: "show what came of runs, from their transcripts",
			about: "Show what came of a run, or of several with their totals, from their transcripts.",
			details: "On a terminal the report is text, elsewhere Markdown, as in a job summary; or it is one self-contained HTML page with a timeline. It shows everything in the transcript, including the words of the intern.",
			arguments: [{
				name: "TRANSCRIPT",
				about: "The transcript file (JSON Lines).",
				required: !0,
				repeats: !0,
				offer: "files"
			}],
			inputs: [],
			flags: [
				{
					name: "html",
					about: "Print one self-contained HTML page instead of Markdown."
				},
				{
					name: "text",
					about: "Print plain text instead of Markdown, as on a terminal."
				},
				{
					name: "total",
					about: "Print only the totals: runs, tokens, cost, time, what was asked and rejected most."
				},
				{
					name: "output",
					value: "file",
					about: "Write into this file instead of printing.",
					offer: "files"
				},
				{
					name: "follow",
					about: "With --html and --output: update the page as the run goes on, at most once a second."
				},
				{
					name: "statement",
					about: "Print the statement about the run to sign (in-toto, JSON)."
				},
				usual_flags.hG
			],
			examples: [
				{
					about: "A page to open in a browser",
					line: "interns report --html --output run.html run.jsonl"
				},
				{
					about: "The account of a week",
					line: "interns report --total runs/*.jsonl"
				},
				{
					about: "What was decided, for a program",
					line: "interns report --json run.jsonl | jq '.pauses'"
				}
			],
			async run(asked) {
				let { words, has, value, io } = asked, output = value("output");
				if (has("follow")) return followRun(asked, output);
				if (has("html") && output === void 0 && io.terminal?.stdout.isTerminal === !0) {
					let { InputError } = await __webpack_require__.e(452).then(__webpack_require__.bind(__webpack_require__, 452));
					throw new InputError("input_missing", "A page is no text for a terminal. Name the file that it goes into: --output run.html", { source: "output" });
				}
				let text = await toText(words, asked, io);
				return output === void 0 ? io.stdout(text) : await (await __webpack_require__.e(6987).then(__webpack_require__.bind(__webpack_require__, 96987))).writePage(output, text, io), 0;
			}
		};
		async function toText(paths, { has, value }, io) {
			if (has("statement")) return toStatement(paths, io);
			let { toAccount } = await __webpack_require__.e(1319).then(__webpack_require__.bind(__webpack_require__, 21319)), { toAccountBlocks } = await __webpack_require__.e(978).then(__webpack_require__.bind(__webpack_require__, 20978)), { toMarkdown } = await __webpack_require__.e(3974).then(__webpack_require__.bind(__webpack_require__, 73974)), { toPlainText } = await __webpack_require__.e(8935).then(__webpack_require__.bind(__webpack_require__, 8935)), { loadRichText } = await __webpack_require__.e(2766).then(__webpack_require__.bind(__webpack_require__, 62766)), { suggestionsFor: suggest } = await Promise.all([__webpack_require__.e(9127), __webpack_require__.e(7419)]).then(__webpack_require__.bind(__webpack_require__, 47419)), { toSummary, toSummaryBlocks } = await Promise.all([__webpack_require__.e(9715), __webpack_require__.e(3394)]).then(__webpack_require__.bind(__webpack_require__, 43394)), { readShownRuns } = await Promise.all([
				__webpack_require__.e(4343),
				__webpack_require__.e(211),
				__webpack_require__.e(2562)
			]).then(__webpack_require__.bind(__webpack_require__, 14327)), { textBounds } = await __webpack_require__.e(9056).then(__webpack_require__.bind(__webpack_require__, 9056)), runs = await readShownRuns(paths, io), account = toAccount(runs);
			if (has("json")) return `${(0, json_text.toJsonText)(toData(runs, account, has("total")), 2)}\n`;
			if (has("html")) {
				let { toReportPage } = await Promise.all([__webpack_require__.e(9715), __webpack_require__.e(1370)]).then(__webpack_require__.bind(__webpack_require__, 11370)), { renderRichText } = await Promise.all([__webpack_require__.e(9193), __webpack_require__.e(8983)]).then(__webpack_require__.bind(__webpack_require__, 58983));
				return toReportPage(runs, {
					level: "full",
					render: renderRichText,
					suggest,
					isTotal: has("total")
				});
			}
			let bounds = value("output") === void 0 ? textBounds(io) : void 0, isText = has("text") || bounds !== void 0, totals = toAccountBlocks(account), written = isText ? toPlainText(totals, bounds) : toMarkdown(totals);
			if (has("total")) return written;
			let parts = runs.length === 1 ? [] : [written];
			for (let { record } of runs) {
				let render = await loadRichText(record, "full"), blocks = () => toSummaryBlocks(record, "full", void 0, {
					render,
					suggest
				});
				parts.push(isText ? toPlainText(blocks(), bounds) : toSummary(record, "full", {
					render,
					suggest
				}));
			}
			return parts.join("\n");
		}
		async function toStatement([path = "", ...others], io) {
			let { InputError } = await __webpack_require__.e(452).then(__webpack_require__.bind(__webpack_require__, 452));
			if (others.length > 0) throw new InputError("input_conflict", "--statement is about one run. Name one transcript: interns report --statement run.jsonl", { source: "statement" });
			let { readStatement } = await Promise.all([__webpack_require__.e(4343), __webpack_require__.e(5309)]).then(__webpack_require__.bind(__webpack_require__, 95309));
			return `${(0, json_text.toJsonText)(await readStatement(path, io), 2)}\n`;
		}
		function toData(runs, account, isTotal) {
			if (isTotal) return account;
			let records = runs.map(({ record }) => record);
			return records.length === 1 ? records[0] : {
				total: account,
				runs: records
			};
		}
		async function followRun({ words, has, io }, output) {
			let [path = "", ...others] = words, { InputError } = await __webpack_require__.e(452).then(__webpack_require__.bind(__webpack_require__, 452));
			if (output === void 0 || !has("html") || others.length > 0) throw new InputError("input_conflict", "--follow writes the page of one run anew. Name one transcript, and where the page goes: interns report --follow --html --output run.html run.jsonl", { source: "follow" });
			let { stat } = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 51455, 19)), { resolve } = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 76760, 19)), { systemClock } = await __webpack_require__.e(5233).then(__webpack_require__.bind(__webpack_require__, 35233)), { toReportPage } = await Promise.all([__webpack_require__.e(9715), __webpack_require__.e(1370)]).then(__webpack_require__.bind(__webpack_require__, 11370)), { renderRichText: render } = await Promise.all([__webpack_require__.e(9193), __webpack_require__.e(8983)]).then(__webpack_require__.bind(__webpack_require__, 58983)), { suggestionsFor: suggest } = await Promise.all([__webpack_require__.e(9127), __webpack_require__.e(7419)]).then(__webpack_require__.bind(__webpack_require__, 47419)), { followPage, hasLine, writePage } = await __webpack_require__.e(6987).then(__webpack_require__.bind(__webpack_require__, 96987)), { readShownRuns } = await Promise.all([
				__webpack_require__.e(4343),
				__webpack_require__.e(211),
				__webpack_require__.e(2562)
			]).then(__webpack_require__.bind(__webpack_require__, 14327)), stopped = io.interrupted().then(() => !1);
			return await followPage({
				async look() {
					let { size, mtimeMs } = await stat(resolve(io.cwd, path)).catch(() => ({
						size: -1,
						mtimeMs: 0
					}));
					return `${size} ${mtimeMs}`;
				},
				async write() {
					if (!await hasLine(resolve(io.cwd, path))) return !0;
					let runs = await readShownRuns([path], io), isUnderWay = runs.every(({ record }) => record.conclusion === null);
					return await writePage(output, toReportPage(runs, {
						level: "full",
						render,
						suggest,
						isUnderWay
					}), io), isUnderWay;
				},
				wait: () => Promise.race([systemClock.sleep(1e3).then(() => !0), stopped])
			}), 0;
		}
		var external_node_path_ = __webpack_require__(76760);
		let defaultPort = 8787, serve = {
			name: "serve",
			summary: "start the local Intern Service",
			about: "Start a local Intern Service, and print one JSON line when it accepts connections.",
			details: "It runs until it is interrupted; the exit code is then 0. It is 1 if it can't listen, and 2 for an invalid configuration.",
			arguments: [],
			inputs: [],
			flags: [
				{
					name: "config",
					value: "file",
					offer: "files",
					about: "Configuration (YAML). Default: a built-in one with one intern."
				},
				...agentFlags,
				{
					name: "port",
					value: "number",
					about: `The port to listen on; 0 picks a free one. Default: ${defaultPort}.`
				},
				{
					name: "host",
					value: "address",
					about: "The address to listen on. Default: 127.0.0.1."
				},
				{
					name: "data",
					value: "folder",
					offer: "files",
					about: "Keep keys, usage and sessions here. Default: in memory."
				},
				{
					name: "policy",
					value: "file",
					offer: "files",
					about: "Permission policy that the console tries on questions. Default: .github/intern-policy.yml, if it exists."
				},
				{
					name: "no-console",
					about: "Serve no page for a browser."
				},
				{
					name: "identity-provider",
					about: "Also start an identity provider that behaves like GitHub's."
				},
				{
					name: "identity-provider-port",
					value: "number",
					about: "The port that it listens on. Default: a free one."
				}
			],
			examples: [
				{
					about: "With one intern, and an identity to reach it",
					line: "interns serve --identity-provider"
				},
				{
					about: "With your own interns, kept for the next time",
					line: "interns serve --config service.yml --data state"
				},
				{
					about: "With a real agent that works in this folder",
					line: "interns serve --agent \"opencode acp\""
				}
			],
			async run(asked) {
				let { value, has, io } = asked, { readAgent } = await Promise.all([__webpack_require__.e(721), __webpack_require__.e(1277)]).then(__webpack_require__.bind(__webpack_require__, 61277)), { startService } = await Promise.all([
					__webpack_require__.e(4343),
					__webpack_require__.e(8815),
					__webpack_require__.e(8439),
					__webpack_require__.e(6764),
					__webpack_require__.e(721),
					__webpack_require__.e(8087),
					__webpack_require__.e(2869)
				]).then(__webpack_require__.bind(__webpack_require__, 82869)), { readPort, reportServiceFailure, serviceLog } = await Promise.all([__webpack_require__.e(721), __webpack_require__.e(3463)]).then(__webpack_require__.bind(__webpack_require__, 93463)), { tell } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 9236)), { InputError } = await __webpack_require__.e(452).then(__webpack_require__.bind(__webpack_require__, 452)), config = value("config"), agent = readAgent(asked, io), host = value("host") ?? "127.0.0.1", data = value("data"), port = readPort("port", value("port")) ?? defaultPort, issuerPort = readPort("identity-provider-port", value("identity-provider-port"));
				if (issuerPort !== void 0 && !has("identity-provider")) throw new InputError("input_conflict", "--identity-provider-port needs --identity-provider.");
				if (has("no-console") && value("policy") !== void 0) throw new InputError("input_conflict", "--policy is for the console, which --no-console leaves out.");
				let interrupted = io.interrupted();
				try {
					let service = await startService({
						port,
						host,
						...config === void 0 ? {} : { config },
						...agent === void 0 ? {} : { agent },
						...data === void 0 ? {} : { data },
						...has("no-console") ? {} : { console: consoleFor(value("policy"), io.cwd) },
						identityProvider: has("identity-provider") ? { port: issuerPort ?? 0 } : !1,
						env: io.env,
						cwd: io.cwd,
						log: serviceLog(io),
						announce: (line) => line.startsWith("  ") ? io.stderr(`${line}\n`) : tell(io, line)
					});
					return io.stdout(`${(0, json_text.toJsonText)(service.ready)}\n`), await interrupted, await service.stop(), 0;
				} catch (error) {
					return reportServiceFailure(error, io, "serve", {
						host,
						port,
						issuerPort: has("identity-provider") ? issuerPort ?? 0 : void 0
					});
				}
			}
		};
		function consoleFor(named, cwd) {
			return async () => {
				let { openConsole } = await Promise.all([
					__webpack_require__.e(4343),
					__webpack_require__.e(9127),
					__webpack_require__.e(529),
					__webpack_require__.e(9607)
				]).then(__webpack_require__.bind(__webpack_require__, 19607)), { defaultPolicyPath } = await __webpack_require__.e(4780).then(__webpack_require__.bind(__webpack_require__, 94780)), policyFile = {
					path: external_node_path_.resolve(cwd, named ?? defaultPolicyPath),
					isDefault: named === void 0
				};
				return (view) => openConsole(view, { policyFile });
			};
		}
		let defaultVariable = "OPENAI_API_KEY", token = {
			name: "token",
			summary: "exchange an identity for an access token, for another program",
			about: "Exchange this job's identity for an access token.",
			details: `The token is printed on standard output or, with --exec, put into the environment of a command, as the variable that --export-env names (default ${defaultVariable}). It lives at most 15 minutes, and never longer than the identity token (on GitHub five minutes).`,
			arguments: [],
			inputs: [
				"export-env",
				...usual_flags.r7,
				"timeout"
			],
			flags: [
				usual_flags.hG,
				usual_flags.fe,
				{
					name: "exec",
					about: "Run the command after \"--\" with the token in its environment, and print no token."
				}
			],
			commandLine: "[--exec -- COMMAND [ARGUMENT …]]",
			examples: [{
				about: "A token for curl",
				line: "curl -H \"Authorization: Bearer $(interns token)\" \"$INTERNS_BASE_URL/interns\""
			}, {
				about: "A command that never sees it on its command line",
				line: "interns token --exec -- node review.js"
			}],
			async run({ text, has, commandLine, io, openJob }) {
				let { InputError } = await __webpack_require__.e(452).then(__webpack_require__.bind(__webpack_require__, 452)), { readTokenSettings } = await Promise.all([
					__webpack_require__.e(721),
					__webpack_require__.e(3683),
					__webpack_require__.e(9700)
				]).then(__webpack_require__.bind(__webpack_require__, 99700)), { obtainDatedToken } = await Promise.all([
					__webpack_require__.e(4343),
					__webpack_require__.e(721),
					__webpack_require__.e(3267),
					__webpack_require__.e(9291)
				]).then(__webpack_require__.bind(__webpack_require__, 63406)), { runChild } = await __webpack_require__.e(3236).then(__webpack_require__.bind(__webpack_require__, 33236)), interrupted = io.interrupted(), job = await openJob(), settings = readTokenSettings(text);
				if (has("exec") && commandLine.length === 0) throw new InputError("input_missing", "--exec needs a command after \"--\": interns token --exec -- npm test.", { source: "exec" });
				if (!has("exec") && commandLine.length > 0) throw new InputError("input_invalid", "There is a command after \"--\". Add \"--exec\" to run it.", { source: "exec" });
				let { token: granted, expiresAt } = await obtainDatedToken(job, settings);
				if (has("exec")) return runChild(commandLine, {
					io,
					env: {
						...io.env,
						[settings.exportEnv ?? defaultVariable]: granted.reveal()
					},
					interrupted
				});
				io.env.GITHUB_ACTIONS === "true" && io.stderr(`::add-mask::${granted.reveal()}\n`);
				let json = {
					access_token: granted.reveal(),
					expires_at: expiresAt
				};
				return io.stdout(has("json") ? `${(0, json_text.toJsonText)(json)}\n` : `${granted.reveal()}\n`), 0;
			}
		}, verify = {
			name: "verify",
			summary: "check the signed record of a run against its transcript and policy",
			about: "Check the signed record of a run against its transcript and its policy.",
			details: "Checks the signature, the signer, and that what was signed is true of the files: the digest of the transcript, everything that the record says, the digest of the policy, and that the policy decides the same again. Without --trusted-root, Sigstore's own is fetched. The exit code is 0 if every check passed, 1 at the first failure, 2 for a file that can't be read.",
			arguments: [{
				name: "TRANSCRIPT",
				about: "The transcript file (JSON Lines).",
				required: !0,
				offer: "files"
			}],
			inputs: [],
			flags: [
				{
					name: "bundle",
					value: "file",
					offer: "files",
					about: "The Sigstore bundle from the signing; required."
				},
				{
					name: "trusted-root",
					value: "file",
					offer: "files",
					about: "Whom to trust, as \"gh attestation trusted-root\" prints it."
				},
				{
					name: "repository",
					value: "owner/name",
					about: "The repository whose job must have signed; outside GitHub, its URL."
				},
				{
					name: "workflow",
					value: "path",
					about: "The workflow that must have signed; with @REF, also its ref."
				},
				{
					name: "policy",
					value: "file",
					offer: "files",
					about: "The policy file that must have decided."
				},
				usual_flags.hG
			],
			examples: [{
				about: "A run that was signed by the workflow of your default branch",
				line: "interns verify run.jsonl --bundle run.sigstore.json --repository acme/app --workflow .github/workflows/intern.yml@refs/heads/main --policy .github/intern-policy.yml"
			}, {
				about: "Without any network",
				line: "interns verify run.jsonl --bundle run.sigstore.json --trusted-root trusted-root.jsonl --repository acme/app"
			}],
			async run({ words: [transcript = ""], has, value, io }) {
				let { readVerification } = await Promise.all([__webpack_require__.e(4187), __webpack_require__.e(2646)]).then(__webpack_require__.bind(__webpack_require__, 32646)), { notProven, verifyRun } = await Promise.all([
					__webpack_require__.e(4343),
					__webpack_require__.e(4187),
					__webpack_require__.e(9127),
					__webpack_require__.e(529),
					__webpack_require__.e(211),
					__webpack_require__.e(9924)
				]).then(__webpack_require__.bind(__webpack_require__, 39924)), result = await verifyRun(await readVerification(transcript, value, io)), failed = result.checks.find(({ state }) => state === "failed");
				if (has("json")) {
					let { checks, signer, predicate } = result, document = {
						verified: failed === void 0,
						checks,
						signer,
						predicate,
						not_proven: notProven
					};
					io.stdout(`${(0, json_text.toJsonText)(document, 2)}\n`);
				} else io.stdout(await toShown(result.checks, notProven, io));
				if (failed === void 0) return 0;
				let { oneLine } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 97309));
				return io.stderr(`interns verify: ${oneLine(`${failed.name}: ${failed.found}`)}\n`), 1;
			}
		};
		async function toShown(checks, notProven, io) {
			let { toText } = await __webpack_require__.e(4923).then(__webpack_require__.bind(__webpack_require__, 4923)), lines = notProven.map((line) => `  ${line}\n`);
			return `${toText(checks, io)}\n${verdictOf(checks)}\n\nWhat this does not prove:\n${lines.join("")}`;
		}
		function verdictOf(checks) {
			if (checks.some(({ state }) => state === "failed")) return "Not verified.";
			let left = checks.filter(({ state }) => state === "skipped").map(({ name }) => name);
			return left.length === 0 ? "Verified." : `Verified, as far as it was asked for. Not checked: ${left.join(", ")}.`;
		}
		let commandGroups = [
			{
				title: "Begin",
				commands: [init]
			},
			{
				title: "Interns",
				commands: [
					chat,
					answer,
					list,
					report,
					verify
				]
			},
			{
				title: "Access",
				commands: [
					doctor,
					identity,
					token,
					proxy,
					keys
				]
			},
			{
				title: "Permission policies",
				commands: [policy]
			},
			{
				title: "A local service",
				commands: [
					serve,
					exec,
					conformance
				]
			},
			{
				title: "This program",
				commands: [completion]
			}
		], commands = new Map(commandGroups.flatMap(({ commands: members }) => members.map((command) => [command.name, command])));
		function overviewOfAll(version) {
			let width = Math.max(...[...commands.keys()].map((name) => name.length));
			return `interns ${version}: work with interns, long-running assistant agents, from a terminal or a CI job

Usage: interns COMMAND [OPTIONS]

${commandGroups.map(({ title, commands: members }) => `${title}:\n${members.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`).join("\n")}\n`).join("\n")}
Where the service is, and who you are, is best set in the environment:
  INTERNS_BASE_URL               https://service.example/api/v1
  INTERNS_FEDERATION_POLICY_ID   in a CI job: its identity is exchanged, no secret is stored
  INTERNS_API_KEY                elsewhere: an API key

Examples:
  Try it now, offline: a local service with one intern
    $ interns exec -- interns chat intern "Hello"

  Ask an intern, and decide yourself what it may do
    $ interns chat reviewer "Run the tests and tell me what fails."

  Something does not work? This says what to fix
    $ interns doctor

"interns COMMAND --help" tells more about each. Tab completion: "interns completion --help".
`;
		}
		function overviewOfFamily({ name, about, details, members }) {
			let rows = members.map((member) => ({
				...member,
				name: member.name.slice(name.length + 1)
			})), width = Math.max(...rows.map((row) => row.name.length));
			return `Usage: interns ${name} COMMAND [options]

${about}

Commands:
${rows.map((row) => `  ${row.name.padEnd(width)}  ${row.summary}`).join("\n")}

${details === "" ? "" : `${details}\n`}"interns ${name} COMMAND --help" tells more about each.
`;
		}
		var tell = __webpack_require__(9236), wrap_words = __webpack_require__(81287);
		async function runCli(args, io, version) {
			let [name, ...rest] = args;
			if (name === "--version" || name === "-v") return io.stdout(`${version}\n`), 0;
			if (name === void 0) return showAsUsage(overviewOfAll(version), io);
			if (isHelp(name)) return main_show(overviewOfAll(version), io);
			if (name === "help") return runCli([...rest, "--help"], io, version);
			let command = commands.get(name);
			return command === void 0 ? unknownCommand(name, {
				prefix: "",
				names: [...commands.keys()],
				otherwise: "\"interns --help\" shows all."
			}, io) : "members" in command ? runMember(command, rest, io) : runOne(command, rest, io);
		}
		async function runMember(family, [word, ...rest], io) {
			let { name, members } = family;
			if (word === void 0) return showAsUsage(overviewOfFamily(family), io);
			if (isHelp(word)) return main_show(overviewOfFamily(family), io);
			let member = members.find((one) => one.name === `${name} ${word}`);
			if (member !== void 0) return runOne(member, rest, io);
			let words = members.map((one) => one.name.slice(name.length + 1));
			return unknownCommand(word, {
				prefix: `${name} `,
				names: words,
				otherwise: `Use one of: ${words.join(", ")}.`
			}, io);
		}
		async function runOne(command, args, io) {
			let { runCommand } = await Promise.all([
				__webpack_require__.e(7375),
				__webpack_require__.e(721),
				__webpack_require__.e(3683),
				__webpack_require__.e(7765)
			]).then(__webpack_require__.bind(__webpack_require__, 47765));
			return runCommand(command, args, io, commandGroups);
		}
		async function unknownCommand(word, { prefix, names, otherwise }, io) {
			let { nearest } = await __webpack_require__.e(3341).then(__webpack_require__.bind(__webpack_require__, 63341)), meant = nearest(word, names), remedy = meant === void 0 ? otherwise : `Did you mean "${prefix}${meant}"?`, program = `interns ${prefix}`.trimEnd();
			return (0, tell.tell)(io, `${program}: There is no command "${prefix}${(0, log.oneLine)(word)}". ${remedy} (input_invalid)`), exit_codes.rP;
		}
		function isHelp(word) {
			return word === "--help" || word === "-h";
		}
		function main_show(help, io) {
			return io.stdout((0, wrap_words.wrapWords)(help, io.terminal?.stdout)), 0;
		}
		function showAsUsage(help, io) {
			return io.stderr((0, wrap_words.wrapWords)(help, io.terminal?.stderr)), exit_codes.rP;
		}
		async function runProcess(args, version) {
			return process.stdout.on("error", endWithoutOutput), process.stderr.on("error", () => {}), runCli(args, processIo(), version);
		}
		function endWithoutOutput(error) {
			let isReaderGone = error.code === "EPIPE" || error.code === "EIO" && process.stdout.isTTY;
			isReaderGone && process.stdout.listenerCount("error") > 1 || (isReaderGone || process.stderr.write(`interns: Standard output can't be written: ${error.message}\n`), process.exit(+!isReaderGone));
		}
		function processIo() {
			return {
				env: process.env,
				cwd: process.cwd(),
				stdout: (text) => void process.stdout.write(text),
				stderr: (text) => void process.stderr.write(text),
				interrupted: () => new Promise((resolve) => {
					for (let signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => resolve(signal));
					process.on("SIGHUP", () => resolve("SIGHUP")), process.stdout.on("error", () => resolve("SIGPIPE"));
				}),
				terminal: processTerminal()
			};
		}
		function processTerminal() {
			return {
				canAsk: (0, external_node_tty_.isatty)(0) && (0, external_node_tty_.isatty)(2),
				stdout: screenOf(process.stdout, (0, external_node_tty_.isatty)(1)),
				stderr: screenOf(process.stderr, (0, external_node_tty_.isatty)(2)),
				readAll: () => readAll(process.stdin),
				readLine: async (...asked) => (await __webpack_require__.e(2832).then(__webpack_require__.bind(__webpack_require__, 32832))).readTerminalLine(...asked)
			};
		}
		function screenOf(stream, isTerminal) {
			let isPlain = (process.env.NO_COLOR ?? "") !== "" || process.env.TERM === "dumb";
			return {
				isTerminal,
				hasColors: isTerminal && !isPlain,
				get columns() {
					return isTerminal ? stream.columns >= 20 ? stream.columns : 80 : 100;
				},
				get rows() {
					return isTerminal && stream.rows >= 5 ? stream.rows : 24;
				}
			};
		}
		async function readAll(stream) {
			let decoder = new TextDecoder(), text = "";
			for await (let piece of stream) text += decoder.decode(piece, { stream: !0 });
			return text + decoder.decode();
		}
	}),
	9236: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { tell: () => tell });
		var _wrap_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81287);
		function tell({ stderr, terminal }, text) {
			stderr((0, _wrap_words_js__WEBPACK_IMPORTED_MODULE_0__.wrapWords)(`${text}\n`, terminal?.stderr));
		}
	}),
	81287: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			n: () => joinParts,
			wrapWords: () => wrapWords
		});
		var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
		let lead = /^(?: *\S+(?: \S+)* {2,}| *(?:[-•→✓✗!]|\d{1,3}[.)]?) +| *)/, commandLine = /^ *(?:\$|export) /;
		function wrapWords(text, screen) {
			if (screen?.isTerminal !== !0) return text;
			let { columns } = screen;
			return text.split("\n").map((line) => wrapLine(line, columns)).join("\n");
		}
		function wrapLine(line, columns) {
			if (columnsOf(line) <= columns || commandLine.test((0, node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(line))) return line;
			let indent = indentOf((0, node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(line), columns), wrapped = "", column = 0, isFirst = !0;
			for (let [, space = "", word = ""] of line.matchAll(/( *)([^ ]+)/g)) {
				let width = columnsOf(word), fitsBelow = indent + width <= columns;
				!isFirst && fitsBelow && column > indent && column + space.length + width > columns ? (wrapped += `\n${" ".repeat(indent)}${word}`, column = indent + width) : (wrapped += space + word, column += space.length + width), isFirst = !1;
			}
			return wrapped;
		}
		function indentOf(line, columns) {
			let hanging = columnsOf(lead.exec(line)?.[0] ?? "");
			if (hanging <= columns / 2) return hanging;
			let own = line.length - line.trimStart().length;
			return own + 4 <= columns / 2 ? own + 4 : 0;
		}
		function joinParts(parts, between, columns) {
			let lines = [];
			for (let part of parts) {
				let longer = `${lines.at(-1)}${between}${part}`;
				lines.length === 0 || columnsOf(longer) > columns ? lines.push(part) : lines[lines.length - 1] = longer;
			}
			return lines;
		}
		let wide = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u, withoutWidth = /^\p{M}|\u200d$/u;
		function columnsOf(text) {
			let plain = (0, node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text);
			if (/^[\x20-\x7e]*$/.test(plain)) return plain.length;
			let columns = 0;
			for (let letter of plain) columns += withoutWidth.test(letter) ? 0 : wide.test(letter) ? 2 : 1;
			return columns;
		}
	}),
	13150: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HM: () => runInputs,
			fe: () => verboseFlag,
			hG: () => jsonFlag,
			q_: () => policyArgument,
			r7: () => serviceInputs
		});
		let serviceInputs = [
			"base-url",
			"federation-policy-id",
			"audience",
			"api-key",
			"subject-token",
			"subject-token-file"
		], runInputs = [
			"approval-mode",
			"policy",
			"policy-ref",
			"on-pause",
			"on-timeout",
			"fail-on-reject",
			"max-pauses",
			"timeout",
			"idle-timeout",
			"wait-for-intern",
			"workspace-id",
			"transcript",
			"transcript-file"
		], jsonFlag = {
			name: "json",
			about: "Print one JSON document on standard output."
		}, verboseFlag = {
			name: "verbose",
			about: "Show every step on standard error."
		}, policyArgument = {
			name: "FILE",
			about: "The policy file. Default: .github/intern-policy.yml.",
			required: !1,
			offer: "files"
		};
	}),
	97309: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a: () => silentLog,
			oneLine: () => oneLine,
			safeLines: () => safeLines
		});
		var _visible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7629);
		let silentLog = {
			debug() {},
			info() {},
			notice() {},
			warning() {},
			error() {},
			mask() {}
		}, lineEnd = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u;
		function safeLines(text) {
			return text.split(lineEnd).map(safeLine);
		}
		function oneLine(text) {
			return safeLines(text).join(" ");
		}
		let kept = "\\p{Lu}\\p{Ll}\\p{Lt}\\p{N}", ignored = `[^\\x20-\\x7e${kept}]*`, bracketMarker = () => RegExp(`#(?=${ignored}#${ignored}\\[)`, "gu"), colonMarker = () => RegExp(`^([^\\x21-\\x7e${kept}]*:)(?=${ignored}:)`, "u"), plain = /^[\x20-\x7e]*$/;
		function safeLine(line) {
			if (plain.test(line)) return line.replace(/#(?=#\[)/g, "# ").replace(/^( *:)(?=:)/, "$1 ");
			let visible = (0, _visible_js__WEBPACK_IMPORTED_MODULE_0__.Q6)(line), unbracketed = hasTwice(visible, "#") ? visible.replace(bracketMarker(), "# ") : visible;
			return hasTwice(unbracketed, ":") ? unbracketed.replace(colonMarker(), "$1 ") : unbracketed;
		}
		function hasTwice(line, character) {
			return line.indexOf(character) !== line.lastIndexOf(character);
		}
	}),
	7629: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BB: () => invisibleIn,
			Q6: () => visibleText,
			XM: () => escapeSequence,
			lR: () => hidesOnlyAscii
		});
		let escapeSequence = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/gu, common = /^[\x00-\x7f\u00a1-\u00ac\u00ae-\u034e\u0370-\u05ff\u2010-\u2027\u2030-\u205e\u2070-\u3163\u3165-\ud7ff]*$/;
		function hidesOnlyAscii(text) {
			return common.test(text);
		}
		function invisibleIn(text) {
			return hidesOnlyAscii(text) ? /[\x00-\x1f\x7f]/gu : /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
		}
		function visibleText(text) {
			let seen = text.replace(escapeSequence, "");
			return seen.replace(invisibleIn(seen), (character) => character === "	" || character === "\n" ? character : "");
		}
	})
};
