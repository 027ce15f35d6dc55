export const id = 5457;
export const ids = [5457];
export const modules = {
	98810: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { W: () => hookNames });
		let hookNames = [
			"claude",
			"codex",
			"gemini",
			"copilot",
			"cursor",
			"opencode"
		];
	}),
	99859: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$I: () => defaultAskingPrompt,
			DR: () => exampleBaseUrl,
			FA: () => agentsWithPolicy,
			HM: () => runInputs,
			J: () => agentFlags,
			L5: () => defaultPort,
			LW: () => defaultTokenVariable,
			PQ: () => toFlags,
			fe: () => verboseFlag,
			hG: () => jsonFlag,
			mP: () => shells,
			q_: () => policyArgument,
			xR: () => execServiceVariable
		});
		function toFlags(flags = {}) {
			return Object.entries(flags).map(([usage, facts]) => {
				let [name = "", value] = usage.split(/ <|>/), more = typeof facts == "string" ? { about: facts } : facts;
				return value === void 0 ? {
					name,
					...more
				} : {
					name,
					value,
					...value === "file" || value === "folder" ? { offer: "files" } : {},
					...more
				};
			});
		}
		let runInputs = [
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
		], jsonFlag = { json: "Print one JSON document on standard output." }, verboseFlag = { verbose: "Show every step on standard error." }, policyArgument = {
			name: "FILE",
			about: "The policy file. Default: .github/intern-policy.yml.",
			required: !1,
			offer: "files"
		}, agentFlags = {
			"agent <command>": "Run this agent as the only intern, for example \"opencode acp\". It works in the current folder.",
			"agent-asks": "Vouch that an unknown agent asks before it acts.",
			"agent-env <name>": {
				about: "Pass this variable to the agent.",
				repeats: !0
			},
			"any-model": "Start the agent even without a key. It may then use any model, even a hosted one.",
			"agent-sandbox <kind>": {
				about: "Confine the agent: none or bubblewrap. Default: none; with --model-access, bubblewrap.",
				offer: ["none", "bubblewrap"]
			}
		}, shells = [
			"bash",
			"zsh",
			"fish"
		], defaultAskingPrompt = "Run the shell command \"pwd\" and tell me what it printed.", defaultPort = 8787, exampleBaseUrl = "https://service.example/api/v1", execServiceVariable = "INTERNS_EXEC", defaultTokenVariable = "OPENAI_API_KEY", agentsWithPolicy = [
			"opencode",
			"codex",
			"gemini",
			"claude",
			"copilot",
			"cursor"
		];
	}),
	44476: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => commandGroups,
			P: () => commands
		});
		var hook_names = __webpack_require__(98810), input_lists = __webpack_require__(29937), command = __webpack_require__(99859);
		let doctor = {
			name: "doctor",
			summary: "check identity, exchange, service, policy and intern, and say what to fix",
			about: "Check identity, exchange, service, clock, policy and intern, and say what to fix.",
			details: "It changes nothing and starts no intern. The exit code is 0 if all is well, otherwise 1.",
			arguments: [{
				name: "INTERN",
				about: "Also check that this intern runs; or set INTERNS_INTERN",
				required: !1
			}],
			inputs: [
				...input_lists.O,
				"model-access",
				"policy",
				"workspace-id",
				"timeout"
			],
			flags: {
				...command.J,
				"agent <command>": "Instead, check whether this agent can be an intern of the local service in the current folder.",
				"hook <agent>": {
					about: "Instead, check the hook of this agent, and say what gets past it.",
					offer: hook_names.W
				},
				exchange: "With --model-access: also exchange a token that can be used only once.",
				json: "Print the checks as one JSON document.",
				...command.fe
			},
			examples: {
				"Everything but an intern": "interns doctor",
				"Also whether this intern takes prompts": "interns doctor reviewer",
				"Access to models without a key, by the text in INTERNS_MODEL_ACCESS": "interns doctor --model-access \"$INTERNS_MODEL_ACCESS\"",
				"Whether OpenCode is installed, and would ask in this folder": "interns doctor --agent opencode",
				"In a job that fails: put this before the failing step": "interns doctor reviewer"
			},
			run: async (command) => (await Promise.all([
				__webpack_require__.e(4343),
				__webpack_require__.e(8815),
				__webpack_require__.e(2856),
				__webpack_require__.e(6085),
				__webpack_require__.e(7291),
				__webpack_require__.e(7035),
				__webpack_require__.e(1772),
				__webpack_require__.e(8086),
				__webpack_require__.e(3683),
				__webpack_require__.e(4979),
				__webpack_require__.e(1518),
				__webpack_require__.e(8606),
				__webpack_require__.e(2480),
				__webpack_require__.e(7428),
				__webpack_require__.e(5158),
				__webpack_require__.e(4695),
				__webpack_require__.e(3543),
				__webpack_require__.e(2446),
				__webpack_require__.e(5293),
				__webpack_require__.e(7175),
				__webpack_require__.e(511),
				__webpack_require__.e(2863)
			]).then(__webpack_require__.bind(__webpack_require__, 42863))).runDoctor(command)
		}, loadIdentity = () => Promise.all([
			__webpack_require__.e(4343),
			__webpack_require__.e(8815),
			__webpack_require__.e(6085),
			__webpack_require__.e(7035),
			__webpack_require__.e(3683),
			__webpack_require__.e(1518),
			__webpack_require__.e(2480),
			__webpack_require__.e(7428),
			__webpack_require__.e(3107)
		]).then(__webpack_require__.bind(__webpack_require__, 91)), identity = {
			name: "identity",
			summary: "show which identities this job has, and the claims of its token",
			about: "Show which identity sources were found, what the others lack, and the claims of the subject token.",
			details: "The first source that is ready is used. With an audience or a base URL, its token is fetched and decoded, but never shown, and its signature is not checked. Write a federation policy from these claims, or compare them with one. The exit code is 1 if there is no identity, or if its token could not be read, otherwise 0.",
			inputs: [
				"base-url",
				"audience",
				"model-access",
				"subject-token",
				"subject-token-file",
				"timeout"
			],
			flags: {
				"expect <file>": "Compare the claims with this file, part by part; the exit code is 3 if one differs.",
				...command.hG,
				...command.fe
			},
			examples: {
				"In a job, before the federation policy is written": "interns identity --audience https://service.example",
				"Whether a rule of Anthropic, a mapping of OpenAI or a federation policy accepts this job": "interns identity --expect rule.json",
				"Only the subject": "interns identity --json | jq -r '.claims.sub'"
			},
			run: async (command) => (await loadIdentity()).runIdentity(command)
		}, token = {
			name: "token",
			summary: "exchange an identity for an access token, for another program",
			about: "Exchange this job's identity for an access token.",
			details: `The token is printed on standard output or, with --exec, put into the environment of a command, as the variable that --export-env names (default ${command.LW}). It lives at most 15 minutes, and never longer than the identity token (five minutes on GitHub).`,
			inputs: [
				"export-env",
				...input_lists.O,
				"timeout"
			],
			flags: {
				...command.hG,
				...command.fe,
				exec: "Run the command after \"--\" with the token in its environment, and print no token."
			},
			commandLine: "[--exec -- COMMAND [ARGUMENT \u2026]]",
			examples: {
				"A token for curl": "curl -H \"Authorization: Bearer $(interns token)\" \"$INTERNS_BASE_URL/interns\"",
				"A command that gets the token from its environment": "interns token --exec -- node review.js"
			},
			run: async (command) => (await loadIdentity()).runToken(command)
		}, proxy = {
			name: "proxy",
			summary: "serve clients of an intern for as long as they run, without a key",
			about: "Start a proxy on this machine that forwards each request to the service with a fresh access token.",
			details: "It runs COMMAND, if given, without the job's identity, and with OPENAI_BASE_URL, OPENAI_API_KEY, INTERNS_BASE_URL and INTERNS_API_KEY set to the proxy; with --model-access, only OPENAI_* or ANTHROPIC_* are set. The exit code is the command's: 127 if it can't be started, 128 plus the number of the signal that ended it. Without a command, it prints a JSON line with address and key when it accepts connections, and runs until it is interrupted. OpenAI clients need --intern or --model-access.",
			inputs: [
				...input_lists.L,
				"model-access",
				...input_lists.O
			],
			flags: {
				"port <number>": "The port to listen on; 0 picks a free one. Default: 0.",
				"transcript-file <file>": {
					about: "The file for the account of requests (JSON Lines). Default: none. [INTERNS_TRANSCRIPT_FILE]",
					input: "transcript-file"
				},
				...command.fe
			},
			commandLine: "[-- COMMAND [ARGUMENT \u2026]]",
			examples: {
				"Tests that talk to an intern, for as long as they take": "interns proxy --intern reviewer -- npm test",
				"For programs started elsewhere": "interns proxy --intern reviewer --port 8900"
			},
			run: async (command) => (await Promise.all([
				__webpack_require__.e(4343),
				__webpack_require__.e(8815),
				__webpack_require__.e(2856),
				__webpack_require__.e(6085),
				__webpack_require__.e(7291),
				__webpack_require__.e(7035),
				__webpack_require__.e(1772),
				__webpack_require__.e(8086),
				__webpack_require__.e(3683),
				__webpack_require__.e(4979),
				__webpack_require__.e(1518),
				__webpack_require__.e(8606),
				__webpack_require__.e(2480),
				__webpack_require__.e(7428),
				__webpack_require__.e(5158),
				__webpack_require__.e(4695),
				__webpack_require__.e(3543),
				__webpack_require__.e(5293),
				__webpack_require__.e(7486),
				__webpack_require__.e(1717)
			]).then(__webpack_require__.bind(__webpack_require__, 62854))).runProxy(command)
		}, safetyInputs = [
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
		}, runKeys = (mode) => async (command) => (await Promise.all([
			__webpack_require__.e(4343),
			__webpack_require__.e(6085),
			__webpack_require__.e(7035),
			__webpack_require__.e(3683),
			__webpack_require__.e(1518),
			__webpack_require__.e(2480),
			__webpack_require__.e(7428),
			__webpack_require__.e(2286)
		]).then(__webpack_require__.bind(__webpack_require__, 18020))).runKeys(command, mode), keys = {
			name: "keys",
			summary: "limits of API keys: \"keys plan\", \"check\", \"update\"",
			about: "Plan, check and update limits of API keys.",
			members: [
				{
					name: "keys plan",
					summary: "what a file of updates would change",
					about: "Show what a file of updates would change: field by field, old and new. No change is sent.",
					details: "Keys are read by updates without fields, for which deployments require a management key: set INTERNS_API_KEY to one. The exit code is 0 if there is nothing to do, 4 if something would change, 3 if that breaks a limit of safety, 2 for an invalid file, 1 if a key could not be read.",
					arguments: [fileArgument],
					inputs: [
						...safetyInputs,
						...input_lists.O,
						"timeout"
					],
					flags: {
						...command.hG,
						...command.fe
					},
					examples: {
						"What would change now": "interns keys plan keys.yml",
						"Does it stay within USD 500 a day?": "interns keys plan keys.yml --total-at-most 500"
					},
					run: runKeys("plan")
				},
				{
					name: "keys check",
					summary: "whether keys are still as a file of updates says",
					about: "Compare keys with a file of updates, and show each difference. No change is sent.",
					details: "Limits of safety do not apply, and entries outside their time or condition do not count as differences. The exit code is 0 if all keys are as the file says, 4 if one differs, 2 for an invalid file, 1 if a key could not be read.",
					arguments: [fileArgument],
					inputs: [...input_lists.O, "timeout"],
					flags: {
						...command.hG,
						...command.fe
					},
					examples: { "Did somebody change a key by hand?": "interns keys check keys.yml" },
					run: runKeys("check")
				},
				{
					name: "keys update",
					summary: "set limits of keys, one by flags or many by a file",
					about: "Update an API key, or many by a file: limit, reset, disabled, name.",
					details: "Deployments require a management key for this: set INTERNS_API_KEY to one, without a federation policy. A value that you leave out stays as it is; null removes limit or reset. A file is first planned, as \"interns keys plan\" shows, and only what differs is sent. If the plan breaks a limit of safety, nothing is sent and the exit code is 3.",
					arguments: [{
						...fileArgument,
						required: !1
					}],
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
						...input_lists.O,
						"timeout"
					],
					flags: {
						...command.hG,
						...command.fe
					},
					examples: {
						"A limit of USD 50 a day": "interns keys update --key-hash f01d\u2026 --limit 50 --limit-reset daily",
						"Freeze a key": "interns keys update --key-hash f01d\u2026 --disabled true",
						"What a file says, unless that more than doubles a limit": "interns keys update keys.yml --raise-at-most 2x"
					},
					run: runKeys("update")
				}
			]
		}, init = {
			name: "init",
			summary: "write a workflow and a permission policy, after a few questions",
			about: "Write a workflow and a permission policy with its tests, after a few questions.",
			details: "Writes a workflow, .github/intern-policy.yml and the files that they need, and says what an administrator has to do, such as which federation policy to create. On a terminal it asks for what you did not give, and shows the files before it writes them. The exit code is 0 if the files are written, and 2 if an option is wrong or you decline.",
			inputs: [
				"base-url",
				"federation-policy-id",
				"intern"
			],
			flags: {
				"for <use>": {
					about: "What it is for: prompt (default), review, agent (in the job itself), keys (their limits) or inference.",
					offer: [
						"prompt",
						"review",
						"agent",
						"keys",
						"inference"
					]
				},
				"on <event>": {
					about: "With --for prompt: what starts the intern: pull_request (default), issue_comment, push or schedule.",
					offer: [
						"pull_request",
						"issue_comment",
						"push",
						"schedule"
					]
				},
				"allow <command>": {
					about: "A command that the intern may run, word for word. May be repeated.",
					repeats: !0
				},
				"edit <path>": {
					about: "A file, or a folder as \"src/**\", that it may edit. May be repeated.",
					repeats: !0
				},
				"repository <owner/name>": "The repository on GitHub. Default: the remote \"origin\".",
				yes: "Write without asking.",
				force: "Replace existing files. With --for keys, an existing policy stays.",
				keep: "Keep existing files, and write the others.",
				...command.hG
			},
			examples: {
				"Answer a few questions": "interns init",
				"Findings of an intern as threads on pull requests": "interns init --for review",
				"Without a terminal": "interns init --base-url https://service.example/api/v1 --intern reviewer --allow \"npm test\" --yes"
			},
			run: async (command) => (await Promise.all([
				__webpack_require__.e(2856),
				__webpack_require__.e(7035),
				__webpack_require__.e(1772),
				__webpack_require__.e(8086),
				__webpack_require__.e(3683),
				__webpack_require__.e(4979),
				__webpack_require__.e(8606),
				__webpack_require__.e(5158),
				__webpack_require__.e(5605)
			]).then(__webpack_require__.bind(__webpack_require__, 95605))).runInitCommand(command)
		}, completion = {
			name: "completion",
			summary: "print the completion script of a shell",
			arguments: [{
				name: "SHELL",
				about: command.mP.join(", "),
				required: !0,
				offer: command.mP
			}],
			examples: {
				"This bash, now": "source <(interns completion bash)",
				"Every bash": "interns completion bash > ~/.local/share/bash-completion/completions/interns",
				"zsh: a line of ~/.zshrc, after compinit": "source <(interns completion zsh)",
				fish: "interns completion fish > ~/.config/fish/completions/interns.fish"
			},
			run: async (command) => (await Promise.all([
				__webpack_require__.e(7035),
				__webpack_require__.e(3683),
				__webpack_require__.e(9234)
			]).then(__webpack_require__.bind(__webpack_require__, 89234))).runCompletion(command)
		}, loadConversation = () => Promise.all([
			__webpack_require__.e(4343),
			__webpack_require__.e(8815),
			__webpack_require__.e(2856),
			__webpack_require__.e(6085),
			__webpack_require__.e(7291),
			__webpack_require__.e(7035),
			__webpack_require__.e(1772),
			__webpack_require__.e(8086),
			__webpack_require__.e(3683),
			__webpack_require__.e(4979),
			__webpack_require__.e(1518),
			__webpack_require__.e(8606),
			__webpack_require__.e(2480),
			__webpack_require__.e(7428),
			__webpack_require__.e(5158),
			__webpack_require__.e(4695),
			__webpack_require__.e(3543),
			__webpack_require__.e(5293),
			__webpack_require__.e(8271)
		]).then(__webpack_require__.bind(__webpack_require__, 88271)), chat = {
			name: "chat",
			summary: "send a prompt to an intern, or talk with it",
			about: "Send a prompt to an intern and follow its answer; without a prompt, talk with it.",
			details: "When the intern asks for something, the permission policy answers. On a terminal you are asked about what no rule decides; elsewhere that is rejected. A transcript is kept.",
			arguments: [{
				name: "INTERN",
				about: "Name or id of the intern; or set INTERNS_INTERN",
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
				...command.HM,
				...input_lists.O
			],
			flags: {
				"session <id>": {
					about: "The same as --session-id, but shorter.",
					input: "session-id"
				},
				"from-pr <number>": "Continue the session that the sticky comment of a pull request keeps; reads the comment with GITHUB_TOKEN or GH_TOKEN.",
				"comment-tag <tag>": "With --from-pr: the comment-tag of the workflow. Default: intern.",
				json: "Print the events of the run as JSON Lines, as in the transcript, and the result last.",
				...command.fe
			},
			examples: {
				"One prompt": "interns chat reviewer \"Review the last commit.\"",
				"Talk with an intern; an empty line ends it": "interns chat reviewer",
				"Continue a session": "interns chat reviewer --session 7c1f\u2026 \"And the tests?\"",
				"Continue the session of a pull request": "interns chat reviewer --from-pr 7 \"Why line 12?\"",
				"A prompt from another program": "git diff | interns chat reviewer -",
				"Try it offline, against a local service": "interns exec -- interns chat intern \"Hello\""
			},
			run: async (command) => (await loadConversation()).runChat(command)
		}, answer = {
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
				...command.HM,
				...input_lists.O
			],
			flags: {
				json: "Print the events as JSON Lines, and the result last.",
				...command.fe
			},
			examples: {
				"Allow what was asked": "interns answer --intern reviewer --pending \"$(tail -n 1 result.json | jq -c .pending)\" allow_once",
				"Answer a question with one field": "interns answer --intern reviewer --pending \"$PENDING\" '{\"action\":\"accept\",\"content\":{\"answer\":\"red\"}}'",
				"By ids alone": "interns answer --intern reviewer --tool-call-id call_7 --session-id 7c1f\u2026 reject_once"
			},
			run: async (command) => (await loadConversation()).runAnswer(command)
		}, list = {
			name: "list",
			summary: "list interns",
			about: "List the interns that you can see, newest first.",
			details: "With --json the interns are printed as the API returns them: an array, fit for a matrix of jobs.",
			inputs: [
				"status",
				"workspace-id",
				...input_lists.O,
				"timeout"
			],
			flags: {
				...command.hG,
				...command.fe
			},
			examples: {
				"All interns": "interns list --base-url https://service.example/api/v1",
				"The names of the running ones": "interns list --status running --json | jq -r '.[].name'"
			},
			run: async (command) => (await Promise.all([
				__webpack_require__.e(4343),
				__webpack_require__.e(6085),
				__webpack_require__.e(7035),
				__webpack_require__.e(3683),
				__webpack_require__.e(1518),
				__webpack_require__.e(2480),
				__webpack_require__.e(7428),
				__webpack_require__.e(2079),
				__webpack_require__.e(2337)
			]).then(__webpack_require__.bind(__webpack_require__, 40036))).runList(command)
		}, report = {
			name: "report",
			summary: "show the results of runs, from their transcripts",
			about: "Show the results of a run, or of several with their totals, from their transcripts.",
			details: "On a terminal the report is text, elsewhere Markdown, as in a job summary. With --html it is one self-contained page with a timeline. It shows everything in the transcript, including the words of the intern.",
			arguments: [{
				name: "TRANSCRIPT",
				about: "The transcript file (JSON Lines).",
				required: !0,
				repeats: !0,
				offer: "files"
			}],
			flags: {
				html: "Print one self-contained HTML page instead of Markdown.",
				text: "Print plain text instead of Markdown, as on a terminal.",
				total: "Print only the totals: runs, tokens, cost, time, what was asked and rejected most.",
				"output <file>": "Write into this file instead of printing.",
				follow: "With --html and --output: update the page as the run goes on, at most once a second.",
				statement: "Print the statement about the run to sign (in-toto, JSON).",
				...command.hG
			},
			examples: {
				"A page to open in a browser": "interns report --html --output run.html run.jsonl",
				"The totals of a week": "interns report --total runs/*.jsonl",
				"What was decided, for a program": "interns report --json run.jsonl | jq '.pauses'"
			},
			run: async (command) => (await Promise.all([
				__webpack_require__.e(4343),
				__webpack_require__.e(5251),
				__webpack_require__.e(7035),
				__webpack_require__.e(1772),
				__webpack_require__.e(8086),
				__webpack_require__.e(6827),
				__webpack_require__.e(774),
				__webpack_require__.e(2079),
				__webpack_require__.e(7971)
			]).then(__webpack_require__.bind(__webpack_require__, 90406))).runReport(command)
		}, changes = {
			name: "changes",
			summary: "show what an intern changed in a job, or print it for git apply",
			about: "Show a file of changes: what an intern changed in a job, as far as the policy accepts it.",
			details: "Checks the file as the job that applies it does, except for what only that job can know: repository, commit, policy. The exit code is 0, or 2 for a damaged file. The patch of --patch names the Git objects that it replaces, so it applies only to the content that the intern started from.",
			arguments: [{
				name: "FILE",
				about: "The file of changes (JSON).",
				required: !0,
				offer: "files"
			}],
			flags: {
				patch: "Print a patch for git apply.",
				...command.hG
			},
			examples: {
				"What was changed": "interns changes changes.json",
				"Apply the changes to your own clone": "interns changes --patch changes.json | git apply"
			},
			run: async (command) => (await Promise.all([
				__webpack_require__.e(4343),
				__webpack_require__.e(7035),
				__webpack_require__.e(8206)
			]).then(__webpack_require__.bind(__webpack_require__, 28206))).runChanges(command)
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
			flags: {
				"bundle <file>": "The Sigstore bundle from the signing; required.",
				"trusted-root <file>": "Whom to trust, as \"gh attestation trusted-root\" prints it.",
				"repository <owner/name>": "The repository whose job must have signed; outside GitHub, its URL.",
				"workflow <path>": "The workflow that must have signed; with @REF, also its ref.",
				"policy <file>": "The policy file that must have decided.",
				...command.hG
			},
			examples: {
				"A run that was signed by the workflow of your default branch": "interns verify run.jsonl --bundle run.sigstore.json --repository acme/app --workflow .github/workflows/intern.yml@refs/heads/main --policy .github/intern-policy.yml",
				"Without any network": "interns verify run.jsonl --bundle run.sigstore.json --trusted-root trusted-root.jsonl --repository acme/app"
			},
			run: async (command) => (await Promise.all([
				__webpack_require__.e(4343),
				__webpack_require__.e(1168),
				__webpack_require__.e(7035),
				__webpack_require__.e(8086),
				__webpack_require__.e(3683),
				__webpack_require__.e(4979),
				__webpack_require__.e(6827),
				__webpack_require__.e(7364)
			]).then(__webpack_require__.bind(__webpack_require__, 28527))).runVerify(command)
		}, loadCommands = () => Promise.all([
			__webpack_require__.e(4343),
			__webpack_require__.e(8815),
			__webpack_require__.e(2856),
			__webpack_require__.e(7291),
			__webpack_require__.e(7035),
			__webpack_require__.e(1772),
			__webpack_require__.e(8086),
			__webpack_require__.e(4979),
			__webpack_require__.e(8606),
			__webpack_require__.e(5158),
			__webpack_require__.e(4695),
			__webpack_require__.e(2446),
			__webpack_require__.e(6827),
			__webpack_require__.e(272)
		]).then(__webpack_require__.bind(__webpack_require__, 15398)), policy = {
			name: "policy",
			summary: "permission policy files: \"policy check\", \"test\", \"explain\", \"replay\", \"learn\", \"init\", \"trust\", \"hook\"",
			about: "Check, test and explain permission policy files.",
			details: "FILE is .github/intern-policy.yml by default, in this folder or else in the root of the Git checkout. docs/policy.md says how to write one.",
			members: [
				{
					name: "policy check",
					summary: "errors and warnings of a policy file",
					about: "Show errors and warnings of a policy file.",
					details: "A warning points at what allows more than it seems to. In a GitHub job each finding is shown beside its line of the pull request. The exit code is 0 for a clean file or only warnings, 2 for errors.",
					arguments: [command.q_],
					flags: {
						strict: "Warnings count as errors.",
						...command.hG
					},
					examples: {
						"The policy of this repository": "interns policy check",
						"In a job, before you rely on the policy": "interns policy check --strict"
					},
					run: async (command) => (await loadCommands()).runCheckPolicy(command)
				},
				{
					name: "policy test",
					summary: "run the tests in a policy file",
					details: "The exit code is 0 if all pass, 1 if a test fails or a deletion goes unnoticed, 2 for an invalid file.",
					arguments: [command.q_],
					flags: {
						mutate: "Also delete each entry in turn, and show those that no test needs.",
						...command.hG
					},
					examples: {
						"The tests of this repository": "interns policy test",
						"Whether the tests need every rule": "interns policy test --mutate"
					},
					run: async (command) => (await loadCommands()).runTestPolicy(command)
				},
				{
					name: "policy explain",
					summary: "the answer to a shell command or another pause, and why",
					about: "Show what a policy answers to a shell command or to another pause, and why.",
					details: "What you don't say about the run is unknown to the policy. The exit code is 0 for allow or answer, 3 for reject or decline, 4 for stop or ask, 2 for an invalid file.",
					arguments: [command.q_, {
						name: "COMMAND",
						about: "The shell command that the intern asks to run.",
						required: !1
					}],
					flags: {
						"pause <json>": "Arguments of any pause, instead of COMMAND.",
						"change <path>": "A changed file instead: its path, or JSON with path and status. Exit code 0 taken, 3 left behind, 4 stop.",
						"event <name>": "The event that started the run, such as pull_request.",
						"actor <permission>": "The permission of whoever caused the event: admin, write, read \u2026",
						"ref <ref>": "The ref of the run, such as refs/heads/main.",
						fork: "A pull request from a fork.",
						"context <json>": "Everything known about the run, as in the tests of a policy.",
						...command.hG
					},
					examples: {
						"A command, as in a run of the default branch": "interns policy explain \"npm test\" --event push --actor write",
						"A command in another folder of the checkout": "interns policy explain --pause '{\"kind\":\"permission\",\"operation\":\"shell command: npm test\",\"inside\":[\"packages/a\"],\"options\":[\"allow_once\",\"reject_once\"]}'",
						"Any other pause": "interns policy explain --pause '{\"kind\":\"permission\",\"operation\":\"fs.write\",\"paths\":[\"README.md\"]}'"
					},
					run: async (command) => (await loadCommands()).runExplainPolicy(command)
				},
				{
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
					flags: {
						"against <file>": "The policy file; required.",
						...command.hG
					},
					examples: { "What a stricter policy would have stopped": "interns policy replay run.jsonl --against .github/intern-policy.yml" },
					run: async (command) => (await loadCommands()).runReplayPolicy(command)
				},
				{
					name: "policy learn",
					summary: "propose rules for what past runs were allowed",
					about: "Propose rules and tests for what past runs were allowed, as a patch of the policy file.",
					details: "It learns only from runs that no outsider can have caused. Each rule allows what was seen, word for word. The patch goes to standard output and a report to standard error; nothing is written without --write. The exit code is 0, or 2 for an invalid policy, a policy whose tests fail, or a file that cannot be read.",
					arguments: [{
						name: "TRANSCRIPT",
						about: "Transcript files (JSON Lines).",
						required: !0,
						repeats: !0,
						offer: "files"
					}],
					flags: {
						"policy <file>": "The policy file; created if it does not exist. Default: .github/intern-policy.yml.",
						write: "Change the policy file instead of printing a patch.",
						generalize: "Make one rule of five or more commands that differ in one path, for programs that only read.",
						"from-rejected": "Also propose rules for what no rule allowed. Read each before you accept it.",
						...command.hG
					},
					examples: {
						"What the runs at your terminal would teach": "interns policy learn ~/.local/state/interns/transcripts/*.jsonl",
						"Write the rules into the policy file": "interns policy learn run.jsonl --write",
						"Write the rules as a patch, and apply it": "interns policy learn run.jsonl > rules.patch && git apply rules.patch"
					},
					run: async (command) => (await loadCommands()).runLearnPolicy(command)
				},
				{
					name: "policy init",
					summary: "write a starting policy file, with tests",
					details: "It also writes a schema, with which editors can complete the file. It never overwrites an existing policy: the exit code is then 2.",
					arguments: [{
						...command.q_,
						about: "Where to write it. Default: .github/intern-policy.yml."
					}],
					flags: { "for <agent>": {
						about: "Start with what this agent asks: opencode, codex, gemini, claude, copilot or cursor.",
						offer: command.FA
					} },
					examples: {
						"Start, and check that it does what it says": "interns policy init && interns policy test",
						"For an agent that the local service runs": "interns policy init --for opencode"
					},
					run: async (command) => (await loadCommands()).runInitPolicy(command)
				},
				{
					name: "policy trust",
					summary: "read a policy, and let it decide on this machine",
					about: "Read the policy of this checkout, and let it decide on this machine.",
					details: "It shows the file, or its changes since you trusted it, and asks. The copy that you trusted decides in \"interns chat\" until you trust another: what a branch, an agent or a clone writes into the file changes nothing. It needs a terminal. The exit code is 0, 1 if you say no, 2 for a file with mistakes or failing tests.",
					arguments: [command.q_],
					flags: { forget: "Remove the copy for this checkout." },
					examples: {
						"The policy of this checkout": "interns policy trust",
						"Stop trusting a policy here": "interns policy trust --forget"
					},
					run: async (command) => (await loadCommands()).runTrustPolicy(command)
				},
				{
					name: "policy hook",
					summary: "decide tool calls of an agent on your machine, by its hooks",
					about: "Decide one tool call of a coding agent, read from standard input as its hook gives it.",
					details: "--install shows what it would change in the user's settings of the agent, and --write makes the change. The exit code is 0 with an answer in the agent's own format or with nothing to say, 2 for a call that is rejected or can't be judged.",
					flags: {
						"for <agent>": {
							about: "claude, codex, gemini, copilot, cursor or opencode; required.",
							offer: hook_names.W
						},
						"policy <file>": "The policy file. Default: the copy that you trusted for the checkout.",
						"undecided <how>": {
							about: "A call that nothing decides: ask (default) or reject.",
							offer: ["ask", "reject"]
						},
						"transcript <none>": {
							about: "Keep no log.",
							offer: ["none"]
						},
						install: "Add the hook to the user's settings of the agent.",
						uninstall: "Remove the hook from these settings.",
						write: "Change the settings instead of showing the difference."
					},
					examples: {
						"See what would be changed": "interns policy hook --for codex --install",
						"A policy that you vouch for, for every checkout": "interns policy hook --for claude --policy ~/policy.yml --install --write"
					},
					run: async (command) => (await Promise.all([
						__webpack_require__.e(7291),
						__webpack_require__.e(7035),
						__webpack_require__.e(8086),
						__webpack_require__.e(4979),
						__webpack_require__.e(8606),
						__webpack_require__.e(2446),
						__webpack_require__.e(2963),
						__webpack_require__.e(511),
						__webpack_require__.e(5314)
					]).then(__webpack_require__.bind(__webpack_require__, 62704))).runHookPolicy(command)
				}
			]
		}, loadService = () => Promise.all([
			__webpack_require__.e(4343),
			__webpack_require__.e(8815),
			__webpack_require__.e(8439),
			__webpack_require__.e(6764),
			__webpack_require__.e(7035),
			__webpack_require__.e(3683),
			__webpack_require__.e(7428),
			__webpack_require__.e(2446),
			__webpack_require__.e(9512),
			__webpack_require__.e(7175),
			__webpack_require__.e(6411)
		]).then(__webpack_require__.bind(__webpack_require__, 78792)), serve = {
			name: "serve",
			summary: "start the local Intern Service",
			about: "Start a local Intern Service, and print one JSON line when it accepts connections.",
			details: "It runs until it is interrupted; the exit code is then 0. If it can't listen, the exit code is 1; for an invalid configuration it is 2.",
			inputs: ["model-access"],
			flags: {
				"config <file>": "Configuration (YAML). Default: a built-in one with one intern.",
				...command.J,
				"port <number>": `The port to listen on; 0 picks a free one. Default: ${command.L5}.`,
				"host <address>": "The address to listen on. Default: 127.0.0.1.",
				"data <folder>": "Keep keys, usage and sessions here. Default: in memory.",
				"policy <file>": "Permission policy that the console tries on questions. Default: .github/intern-policy.yml, if it exists.",
				"no-console": "Don't serve the console, a page for a browser.",
				"identity-provider": "Also start an identity provider that behaves like GitHub's.",
				"identity-provider-port <number>": "The port that the identity provider listens on. Default: a free one."
			},
			examples: {
				"With one intern, and an identity to reach it": "interns serve --identity-provider",
				"With your own interns, kept for the next time": "interns serve --config service.yml --data state",
				"With a real agent that works in this folder": "interns serve --agent \"opencode acp\""
			},
			run: async (command) => (await loadService()).runServe(command)
		}, exec = {
			name: "exec",
			summary: "run a command against a local Intern Service, with a job's environment set up",
			details: "The service and its identity provider listen on free ports until the command ends. The exit code is the command's: 127 if it can't be started, 128 plus the number of the signal that ended it. For bad usage or an invalid configuration it is 2.",
			inputs: ["model-access"],
			flags: {
				"config <file>": "Configuration (YAML). Default: a built-in one with one intern.",
				...command.J
			},
			commandLine: "-- COMMAND [ARGUMENT \u2026]",
			examples: {
				"Talk with the built-in intern": "interns exec -- interns chat intern \"Hello\"",
				"Your own program, against your own interns": "interns exec --config service.yml -- node review.js",
				"Talk with a real agent that works in this folder": "interns exec --agent \"opencode acp\" -- interns chat intern \"Hello\""
			},
			run: async (command) => (await loadService()).runExec(command)
		}, conformance = {
			name: "conformance",
			summary: "check any deployment against the reference of the API, row by row",
			about: "Check a deployment against the reference of the API, and print which rows passed, failed or could not be checked.",
			details: "It takes a few turns with one intern. The only key update that it sends is empty. Secrets come from the environment: INTERNS_API_KEY (required), INTERNS_MANAGEMENT_KEY, INTERNS_SUBJECT_TOKEN. The exit code is 0 if no row failed, otherwise 1.",
			flags: {
				"base-url <url>": {
					about: "The service, with its version segment. [INTERNS_BASE_URL]",
					input: "base-url"
				},
				"intern <name>": {
					about: "Name or id of the intern to talk to. Default: the first running one. [INTERNS_INTERN]",
					input: "intern"
				},
				"asking-prompt <text>": `A prompt that makes the intern use its shell. Default: ${command.$I}`,
				"key-hash <hash>": "A key for the rows of PATCH /keys, with INTERNS_MANAGEMENT_KEY.",
				"federation-policy-id <id>": {
					about: "A federation policy for the rows of the exchange, with INTERNS_SUBJECT_TOKEN. [INTERNS_FEDERATION_POLICY_ID]",
					input: "federation-policy-id"
				},
				...command.hG
			},
			examples: { "With the key of INTERNS_API_KEY, and one intern": "interns conformance --base-url https://service.example/api/v1 --intern reviewer" },
			run: async (command) => (await Promise.all([
				__webpack_require__.e(4343),
				__webpack_require__.e(7035),
				__webpack_require__.e(9348)
			]).then(__webpack_require__.bind(__webpack_require__, 69348))).runConformance(command)
		}, commandGroups = [
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
					changes,
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
	}),
	75720: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			An: () => interruptedExitCode,
			HM: () => differenceExitCode,
			Lk: () => stoppedExitCode,
			mQ: () => conclusionExitCodes,
			rP: () => usageExitCode,
			t4: () => toExitCode
		});
		let usageExitCode = 2, stoppedExitCode = 3, differenceExitCode = 4, interruptedExitCode = 130, conclusionExitCodes = {
			finished: 0,
			paused: 4,
			rejected: 3,
			ended: 1,
			failed: 1,
			skipped: 0
		}, usageCodes = new Set([
			"input_invalid",
			"input_missing",
			"input_conflict",
			"policy_missing",
			"policy_invalid",
			"config_invalid"
		]);
		function toExitCode(error) {
			return error.code === "cancelled" ? 130 : error.code === "safety_limit_broken" ? 3 : usageCodes.has(error.code) ? 2 : 1;
		}
	}),
	65457: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { runProcess: () => runProcess });
		var consumers_ = __webpack_require__(38321), external_node_tty_ = __webpack_require__(7066), log = __webpack_require__(97309), nearest = __webpack_require__(42037), commands = __webpack_require__(44476), exit_code = __webpack_require__(75720), screen = __webpack_require__(21264);
		async function runCli(args, io, version) {
			let [name, ...rest] = args;
			if (name === "--version" || name === "-v") return io.stdout(`${version}\n`), 0;
			if (name === void 0) return showUsageError(toOverview(version), io);
			if (isHelp(name)) return showHelp(toOverview(version), io);
			if (name === "help") return runCli([...rest, "--help"], io, version);
			let command = commands.P.get(name);
			return command === void 0 ? refuseUnknownWord(name, [...commands.P.keys()], ["--help", "--version"], io) : "members" in command ? runMember(command, rest, io) : loadAndRun(command, rest, io);
		}
		async function runMember(family, [word, ...rest], io) {
			let { name, members } = family;
			if (word === void 0) return showUsageError(toFamilyOverview(family), io);
			if (isHelp(word)) return showHelp(toFamilyOverview(family), io);
			let member = members.find((candidate) => candidate.name === `${name} ${word}`);
			return member === void 0 ? refuseUnknownWord(word, members.map((candidate) => candidate.name.slice(name.length + 1)), ["--help"], io, `${name} `) : loadAndRun(member, rest, io);
		}
		async function loadAndRun(command, args, io) {
			let { runCommand } = await Promise.all([
				__webpack_require__.e(7375),
				__webpack_require__.e(7035),
				__webpack_require__.e(3683),
				__webpack_require__.e(5590)
			]).then(__webpack_require__.bind(__webpack_require__, 5590));
			return runCommand(command, args, io);
		}
		function refuseUnknownWord(word, names, flags, io, prefix = "") {
			let program = `interns ${prefix}`.trimEnd(), isFlag = word.startsWith("-"), what = isFlag ? `Unknown option "${(0, log.TN)(word)}".` : `There is no command "${prefix}${(0, log.TN)(word)}".`, hint = isFlag || prefix === "" ? `"${program} --help" shows all.` : `Use one of: ${names.join(", ")}.`, near = (0, nearest.q)(word, isFlag ? flags : names), advice = near === void 0 ? hint : `Did you mean ${isFlag ? near : `"${prefix}${near}"`}?`;
			return (0, screen.qz)(io, `${program}: ${what} ${advice} (input_invalid)`), exit_code.rP;
		}
		function isHelp(word) {
			return word === "--help" || word === "-h";
		}
		function showHelp(help, io) {
			return io.stdout((0, screen.EO)(help, io.terminal?.stdout)), 0;
		}
		function showUsageError(help, io) {
			return io.stderr((0, screen.EO)(help, io.terminal?.stderr)), exit_code.rP;
		}
		function toOverview(version) {
			let width = Math.max(...[...commands.P.keys()].map((name) => name.length));
			return `interns ${version}: work with interns, long-running assistant agents, from a terminal or a CI job

Usage: interns COMMAND [OPTIONS]

${commands.I.map(({ title, commands: members }) => `${title}:\n${toList(members, width)}\n`).join("\n")}
Say in the environment where the service is, and who you are:
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

"interns COMMAND --help" explains each of them. Tab completion: "interns completion --help".
`;
		}
		function toList(rows, width) {
			return rows.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`).join("\n");
		}
		function toFamilyOverview({ name, about, details, members }) {
			let rows = members.map((member) => ({
				...member,
				name: member.name.slice(name.length + 1)
			}));
			return `Usage: interns ${name} COMMAND [options]

${about}

Commands:
${toList(rows, Math.max(...rows.map((row) => row.name.length)))}

${details === void 0 ? "" : `${details}\n`}"interns ${name} COMMAND --help" explains each of them.
`;
		}
		async function runProcess(args, version) {
			return process.stdout.on("error", exitOnOutputError), process.stderr.on("error", () => {}), runCli(args, createProcessIo(), version);
		}
		function exitOnOutputError(error) {
			let isReaderGone = error.code === "EPIPE" || error.code === "EIO" && process.stdout.isTTY;
			isReaderGone && process.stdout.listenerCount("error") > 1 || (isReaderGone || process.stderr.write(`interns: Standard output can't be written: ${error.message}\n`), process.exit(+!isReaderGone));
		}
		function createProcessIo() {
			return {
				env: process.env,
				cwd: process.cwd(),
				stdout: (text) => void process.stdout.write(text),
				stderr: (text) => void process.stderr.write(text),
				waitForInterrupt: () => new Promise((resolve) => {
					for (let signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => resolve(signal));
					process.on("SIGHUP", () => resolve("SIGHUP")), process.stdout.on("error", () => resolve("SIGPIPE"));
				}),
				terminal: {
					canAsk: (0, external_node_tty_.isatty)(0) && (0, external_node_tty_.isatty)(2),
					stdout: createScreen(process.stdout, (0, external_node_tty_.isatty)(1)),
					stderr: createScreen(process.stderr, (0, external_node_tty_.isatty)(2)),
					readAll: () => (0, consumers_.text)(process.stdin),
					readLine: async (...args) => (await __webpack_require__.e(2832).then(__webpack_require__.bind(__webpack_require__, 32832))).readTerminalLine(...args)
				}
			};
		}
		function createScreen(stream, isTerminal) {
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
	}),
	21264: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Db: () => getTextBounds,
			EO: () => wrapWords,
			Q2: () => printJson,
			RS: () => printResult,
			_r: () => createStyle,
			au: () => escapeUnsafe,
			jj: () => toJsonText,
			nn: () => joinParts,
			qz: () => tell,
			vK: () => countColumns,
			yy: () => print
		});
		var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
		function print({ stdout, terminal }, text) {
			stdout(wrapWords(`${text}\n`, terminal?.stdout));
		}
		function tell({ stderr, terminal }, text) {
			stderr(wrapWords(`${text}\n`, terminal?.stderr));
		}
		function getTextBounds({ terminal }) {
			let screen = terminal?.stdout;
			if (screen?.isTerminal === !0) return {
				columns: screen.columns,
				wrap: (line) => wrapWords(line, screen)
			};
		}
		function createStyle(screen) {
			let createPaint = (on, off) => (text) => screen?.hasColors === !0 && text !== "" ? `\u001b[${on}m${text}\u001b[${off}m` : text;
			return {
				plain: (text) => text,
				bold: createPaint(1, 22),
				dim: createPaint(2, 22),
				italic: createPaint(3, 23),
				red: createPaint(31, 39),
				green: createPaint(32, 39),
				yellow: createPaint(33, 39),
				cyan: createPaint(36, 39)
			};
		}
		let hangingPrefix = /^(?: *\S+(?: \S+)* {2,}| *(?:[-\u2022\u2192\u2713\u2717!]|\d{1,3}[.)]?) +| *)/, shellLine = /^ *(?:\$|export) /;
		function wrapWords(text, screen) {
			return screen?.isTerminal === !0 ? text.split("\n").map((line) => wrapLine(line, screen.columns)).join("\n") : text;
		}
		function wrapLine(line, columns) {
			if (countColumns(line) <= columns || shellLine.test((0, node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(line))) return line;
			let indent = computeIndent((0, node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(line), columns), wrapped = "", column = 0;
			for (let [, space = "", word = ""] of line.matchAll(/( *)([^ ]+)/g)) {
				let width = countColumns(word);
				indent + width <= columns && column > indent && column + space.length + width > columns ? (wrapped += `\n${" ".repeat(indent)}${word}`, column = indent + width) : (wrapped += space + word, column += space.length + width);
			}
			return wrapped;
		}
		function computeIndent(line, columns) {
			let hangingIndent = countColumns(hangingPrefix.exec(line)?.[0] ?? "");
			if (hangingIndent <= columns / 2) return hangingIndent;
			let fallback = line.length - line.trimStart().length + 4;
			return fallback <= columns / 2 ? fallback : 0;
		}
		function joinParts(parts, separator, columns) {
			let lines = [];
			for (let part of parts) {
				let longerLine = `${lines.at(-1)}${separator}${part}`;
				lines.length === 0 || countColumns(longerLine) > columns ? lines.push(part) : lines[lines.length - 1] = longerLine;
			}
			return lines;
		}
		let wideCharacter = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u, zeroWidth = /^\p{M}|\u200d$/u;
		function countColumns(text) {
			let plain = (0, node_util__WEBPACK_IMPORTED_MODULE_0__.stripVTControlCharacters)(text);
			if (/^[\x20-\x7e]*$/.test(plain)) return plain.length;
			let columns = 0;
			for (let character of plain) columns += zeroWidth.test(character) ? 0 : wideCharacter.test(character) ? 2 : 1;
			return columns;
		}
		let unsafeCharacter = /[\u007f-\u009f\p{Cf}\u2028\u2029]/gu, runnerCommand = /#(?=[^\x20-\x7e]*#(?:[^\x20-\x7e]*[A-Za-z])*[^\x20-\x7e]*\[)/gu;
		function toJsonText(value, indent) {
			return escapeUnsafe(JSON.stringify(value, null, indent));
		}
		function printJson({ stdout }, value) {
			stdout(`${toJsonText(value, 2)}\n`);
		}
		function printResult({ has, io }, { redactor }, result, toWords) {
			io.stdout(redactor.redact(has("json") ? `${toJsonText(result, 2)}\n` : toWords()));
		}
		function escapeUnsafe(json) {
			return json.replace(runnerCommand, "\\u0023").replace(unsafeCharacter, (character) => Array.from({ length: character.length }, (_, index) => character.charCodeAt(index)).map((unit) => `\\u${unit.toString(16).padStart(4, "0")}`).join(""));
		}
	}),
	29937: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L: () => internProxyInputNames,
			O: () => serviceInputNames
		});
		let serviceInputNames = [
			"base-url",
			"federation-policy-id",
			"audience",
			"api-key",
			"subject-token",
			"subject-token-file"
		], internProxyInputNames = [
			"intern",
			"workspace-id",
			"wait-for-intern",
			"approval-mode",
			"policy",
			"policy-ref",
			"lossy",
			"allow-paths",
			"max-requests",
			"max-cost"
		];
	}),
	97309: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bv: () => safeLines,
			Q6: () => visibleText,
			TN: () => oneLine,
			aB: () => silentLog
		});
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
		let neverSkipped = "\\p{Lu}\\p{Ll}\\p{Lt}\\p{N}", skippable = `[^\\x20-\\x7e${neverSkipped}]*`, buildBracketMarker = () => RegExp(`#(?=${skippable}#(?:${skippable}[A-Za-z])*${skippable}\\[)`, "gu"), buildColonMarker = () => RegExp(`^([^\\x21-\\x7e${neverSkipped}]*:)(?=${skippable}:)`, "u"), visibleAscii = /^[\x20-\x7e]*$/, asciiBracketMarker = /#(?=#[A-Za-z]*\[)/g, asciiColonMarker = /^( *:)(?=:)/;
		function safeLine(line) {
			if (visibleAscii.test(line)) return line.replace(asciiBracketMarker, "# ").replace(asciiColonMarker, "$1 ");
			let visible = visibleText(line), unbracketed = hasTwice(visible, "#") ? visible.replace(buildBracketMarker(), "# ") : visible;
			return hasTwice(unbracketed, ":") ? unbracketed.replace(buildColonMarker(), "$1 ") : unbracketed;
		}
		function hasTwice(line, character) {
			return line.indexOf(character) !== line.lastIndexOf(character);
		}
		let escapeSequence = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/gu, commonText = /^[\x00-\x7f\u00a1-\u00ac\u00ae-\u034e\u0370-\u05ff\u2010-\u2027\u2030-\u205e\u2070-\u3163\u3165-\ud7ff]*$/, invisibleAscii = /[\x00-\x08\x0b-\x1f\x7f]/gu, buildInvisible = () => /(?![\t\n])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
		function visibleText(text) {
			let bare = text.replace(escapeSequence, "");
			return bare.replace(commonText.test(bare) ? invisibleAscii : buildInvisible(), "");
		}
	}),
	42037: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { q: () => findNearest });
		function findNearest(word, candidates) {
			let maxDistance = Math.max(2, Math.floor(word.length / 2));
			return candidates.map((text) => ({
				text,
				distance: editDistance(normalize(word), normalize(text))
			})).filter(({ distance }) => distance <= maxDistance).toSorted((a, b) => a.distance - b.distance)[0]?.text;
		}
		function normalize(word) {
			return word.toLowerCase().replace(/[-_ ]/gu, "");
		}
		function editDistance(a, b) {
			let beforeLast = [], last = Array.from({ length: b.length + 1 }, (_, index) => index);
			for (let i = 1; i <= a.length; i += 1) {
				let row = [i];
				for (let j = 1; j <= b.length; j += 1) {
					let cost = a[i - 1] === b[j - 1] ? 0 : 1, distance = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + cost);
					i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] && (distance = Math.min(distance, (beforeLast[j - 2] ?? 0) + 1)), row.push(distance);
				}
				beforeLast = last, last = row;
			}
			return last[b.length] ?? 0;
		}
	})
};
