export const id = 5605;
export const ids = [5605];
export const modules = {
	95605: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			findExisting: () => findExisting,
			runInitCommand: () => runInitCommand,
			writeFiles: () => writeFiles
		});
		var promises_ = __webpack_require__(51455), external_node_path_ = __webpack_require__(76760), base_url = __webpack_require__(46337), errors = __webpack_require__(452), folders = __webpack_require__(92782), log = __webpack_require__(97309), file_shape = __webpack_require__(68606), starter = __webpack_require__(94780), exit_code = __webpack_require__(75720), screen = __webpack_require__(21264), definitions = __webpack_require__(63683), values = __webpack_require__(97035), invisible = __webpack_require__(71376), wording = __webpack_require__(96559);
		let uses = {
			prompt: "a prompt to an intern of a deployment, and its answer",
			review: "a review of each pull request, with threads and a status",
			agent: "a review by an agent in the job itself, without a deployment",
			keys: "limits of API keys, set every night from a reviewed file",
			inference: "inference for the programs of a job, such as tests and evaluations"
		}, triggers = {
			pull_request: "each pull request",
			issue_comment: "a comment that begins with \"/intern \" on a pull request",
			push: "a push to the default branch",
			schedule: "every Monday morning"
		}, readAnswer = {
			baseUrl: (text) => (requirePlain("base-url", text), definitions.Z$["base-url"].kind.read("base-url", text)),
			federationPolicyId: (text) => requirePlain("federation-policy-id", text),
			intern: (text) => requirePlain("intern", text),
			trigger: (text) => checkChoice("on", text, triggers),
			use: (text) => checkChoice("for", text, uses),
			command: (text) => {
				if (requirePlain("allow", text), !/[*{}]/.test(text)) return text;
				throw invalid("allow", text, "Commands are taken word for word here. docs/policy.md says how to write patterns.");
			},
			path: (text) => {
				if (requirePlain("edit", text), /^(?:[\w@+-][\w.@+-]*\/)*(?:[\w@+-][\w.@+-]*|\*\*)$/.test(text)) return text;
				throw invalid("edit", text, "Use a file such as \"README.md\" or a folder such as \"src/**\", relative to the repository.");
			}
		};
		function checkChoice(flag, text, choices) {
			let words = listNames(choices), found = words.find((word) => word === text);
			if (found !== void 0) return found;
			throw invalid(flag, text, `Use ${words.slice(0, -1).join(", ")} or ${words.at(-1)}.`);
		}
		function listNames(choices) {
			return Object.keys(choices);
		}
		function splitCommands(text) {
			let parts = text.match(/(?:"[^"]*"|'[^']*'|,(?!\s+[\w./])|[^,"'])+|["']/g) ?? [], commands = parts.every((part) => part !== "\"" && part !== "'") ? parts.map((part) => part.trim()).filter((part) => part !== "") : [];
			return commands.length > 0 ? commands : [text];
		}
		function splitPaths(text) {
			let paths = text.split(/,\s*/).filter((path) => path !== "");
			return paths.length > 0 ? paths : [text];
		}
		function requirePlain(flag, text) {
			if (text.trim() === "") throw invalid(flag, text, "It must not be empty.");
			if (text.length > 200) throw invalid(flag, `${text.slice(0, 20)}\u2026`, "Use at most 200 characters.");
			if ((0, invisible.wy)(text)) throw invalid(flag, text, "It contains invisible characters.");
			if (text.includes("${{")) throw invalid(flag, text, "It contains an expression, which GitHub would replace.");
			return text;
		}
		function invalid(flag, text, remedy) {
			return (0, values.Gq)(flag, (0, wording.MH)`${(0, wording.hF)(flag)} is ${JSON.stringify(text)}. ${remedy}`);
		}
		function readFlagAnswers({ explicitText, value, values }) {
			let readOne = (text, read) => text === void 0 ? void 0 : read(text), readList = (texts, split, read) => texts.length === 0 ? void 0 : [...new Set(texts.flatMap(split).map(read))];
			return {
				use: readOne(value("for"), readAnswer.use),
				baseUrl: readOne(explicitText("base-url"), readAnswer.baseUrl),
				federationPolicyId: readOne(explicitText("federation-policy-id"), readAnswer.federationPolicyId),
				intern: readOne(explicitText("intern"), readAnswer.intern),
				trigger: readOne(value("on"), readAnswer.trigger),
				commands: readList(values("allow"), splitCommands, readAnswer.command),
				paths: readList(values("edit"), splitPaths, readAnswer.path)
			};
		}
		function completeAnswers(answers, use) {
			let { baseUrl = "", federationPolicyId, intern = "", commands = [], paths = [] } = answers, { trigger = useFacts[use].trigger } = answers;
			return {
				use,
				baseUrl,
				federationPolicyId,
				intern,
				trigger,
				commands,
				paths
			};
		}
		function refuseIgnoredAnswers(answers, use) {
			let flags = {
				trigger: "on",
				commands: "allow",
				paths: "edit"
			};
			for (let name of listNames(flags)) {
				let flag = flags[name];
				if (!(answers[name] === void 0 || useFacts[use].asks.includes(name))) throw (0, values.hj)(flag, (0, wording.MH)`${(0, wording.hF)(flag)} does not apply to ${JSON.stringify(use)}. Leave it out.`);
			}
		}
		function readRepositoryName(text) {
			if (!/^[\w-]+\/[\w.-]+$/.test(text)) throw invalid("repository", text, "Use the form \"owner/name\".");
			return text;
		}
		let common = [
			"baseUrl",
			"federationPolicyId",
			"intern"
		], useFacts = {
			prompt: {
				workflow: ".github/workflows/intern.yml",
				asks: [
					...common,
					"trigger",
					"commands",
					"paths"
				],
				trigger: "pull_request"
			},
			review: {
				workflow: ".github/workflows/intern-review.yml",
				asks: [...common, "commands"],
				trigger: "pull_request"
			},
			agent: {
				workflow: ".github/workflows/intern-agent.yml",
				asks: ["commands"],
				trigger: "pull_request"
			},
			keys: {
				workflow: ".github/workflows/key-limits.yml",
				asks: ["baseUrl"],
				trigger: "schedule"
			},
			inference: {
				workflow: ".github/workflows/intern-inference.yml",
				asks: [...common, "commands"],
				trigger: "push"
			}
		};
		function exchangesIdentity(use) {
			return useFacts[use].asks.includes("federationPolicyId");
		}
		var command = __webpack_require__(99859), policy_file = __webpack_require__(10401), lint = __webpack_require__(68421), self_test = __webpack_require__(99442), suggest = __webpack_require__(69273);
		function toPolicyText(answers) {
			let { paths } = answers, rules = toRules(answers, defaultIds);
			return `# yaml-language-server: $schema=./${starter.XC}
#
# What an intern may do in this repository without a person at hand. docs/policy.md says how to write more.
#   interns policy check   is it valid, and does it do what it looks like?
#   interns policy test    do the tests at the end hold? (the action runs them before every prompt)
version: 1
default: reject

# On GitHub, this refuses pull requests from forks. On your own machine there is no event: the guard does not apply, and you are asked.
guards:
${starter.y5}${paths.length === 0 ? "" : `\n${pathGuards}`}
rules:${rules.length === 0 ? " []" : `\n${rules.join("\n\n")}`}

tests:
${toTests(answers).join("\n")}`;
		}
		let defaultIds = {
			commands: "run-commands",
			paths: "edit-files",
			inside: "edit-files-inside"
		}, guardId = "never-touch-workflows", pathGuards = (0, starter.TE)(guardId, "stop");
		function toFurtherEntries(answers, { guards, rules, questions, changes = [] }) {
			let taken = new Set([
				...guards,
				...rules,
				...questions,
				...changes
			].map(({ id }) => id)), { commands, paths, inside } = defaultIds, ids = {
				commands: (0, suggest.NF)(commands, taken),
				paths: (0, suggest.NF)(paths, taken),
				inside: (0, suggest.NF)(inside, taken)
			}, needsGuards = answers.paths.length > 0 && !taken.has(guardId) && !taken.has(starter.vP), rows = [...toAllowedRows(answers, ids), ...needsGuards ? toWorkflowRows(toContext(answers)) : []];
			return [
				...needsGuards ? [`guards:\n${pathGuards}`] : [],
				`rules:\n${toRules(answers, ids).join("\n\n")}\n`,
				`tests:\n${rows.map(toTest).join("\n")}`
			].join("\n");
		}
		function toRules({ trigger, commands, paths }, ids) {
			let when = conditions[trigger], shellRule = `  - id: ${ids.commands}
    when: ${when}
    match:
      kind: permission
      tool: shell
      command: { shell: { only: [${commands.map(quoteYaml).join(", ")}] } }
    then: allow
    limit: 10`, toPathRule = (id, field) => `  - id: ${id}
    when: ${when}
    match: { kind: permission, tool: fs.write, "${field}": { path: [${paths.map(quoteYaml).join(", ")}] } }
    then: allow
    limit: 20`;
			return [...commands.length > 0 ? [shellRule] : [], ...paths.length > 0 ? [toPathRule(ids.paths, "/paths"), toPathRule(ids.inside, "/inside")] : []];
		}
		let writersOnly = "actor: { permission: [admin, maintain, write] }", conditions = {
			pull_request: `{ event: pull_request, ${writersOnly} }`,
			issue_comment: `{ event: issue_comment, ${writersOnly} }`,
			push: "{ event: push }",
			schedule: "{ event: [schedule, workflow_dispatch] }"
		};
		function toContext({ trigger }) {
			return `{ event: ${trigger}, fork: false, actor: { permission: write } }`;
		}
		function toTests(answers) {
			let { commands, paths } = answers, context = toContext(answers), [firstCommand = "npm test"] = commands, plantedRows = [[
				"not in another folder",
				context,
				`${toRun(firstCommand)}, inside: [some-other-folder]`,
				refused
			], [
				"nor with variables of its own",
				context,
				`${toRun(firstCommand)}, env: { PATH: some-other-folder }`,
				refused
			]];
			return [
				...toAllowedRows(answers, defaultIds),
				[
					"no other command rides along",
					context,
					toRun(`${firstCommand}; curl https://attacker.example`),
					refused
				],
				...commands.length === 0 ? [] : plantedRows,
				...paths.length === 0 ? [] : toWorkflowRows(context),
				[
					"nothing outside is edited",
					context,
					toWrite("some-other-folder/.env"),
					refused
				],
				[
					"a fork gets nothing",
					"{ event: pull_request, fork: true, actor: { permission: write } }",
					toRun(firstCommand),
					"reject_once, rule: never-from-forks"
				],
				[
					"on a laptop a person is asked",
					"{}",
					toRun(firstCommand),
					refused
				]
			].map(toTest);
		}
		let refused = "reject_once, rule: default";
		function toAllowedRows(answers, ids) {
			let { commands, paths } = answers, context = toContext(answers), toFile = (path) => path.replace("**", "some-file"), [first] = paths.map(toFile), inside = `allow_once, rule: ${ids.inside}`;
			return [
				...commands.map((text) => [
					nameRun(text),
					context,
					toRun(text),
					`allow_once, rule: ${ids.commands}`
				]),
				...paths.map((path) => [
					nameEdit(path),
					context,
					toWrite(toFile(path)),
					`allow_once, rule: ${ids.paths}`
				]),
				...first === void 0 ? [] : [[
					"a real agent may as well",
					context,
					toWriteInside(first),
					inside
				]]
			];
		}
		let nameRun = (command) => `it may run ${command}`, nameEdit = (path) => `it may edit ${path}`;
		function toWorkflowRows(context) {
			let path = ".github/workflows/ci.yml", outside = `${toWrite("/etc/passwd")}, outside: ["/etc/passwd"]`;
			return [
				[
					"a workflow stops the run",
					context,
					toWrite(path),
					`stop, rule: ${guardId}`
				],
				[
					"so does that of a real agent",
					context,
					toWriteInside(path),
					`stop, rule: ${guardId}-inside`
				],
				[
					"and a file that is elsewhere",
					context,
					outside,
					`stop, rule: ${starter.vP}`
				]
			];
		}
		let toRun = (command) => `operation: ${quoteYaml(`shell command: ${command}`)}`, toWrite = (path) => `operation: fs.write, paths: [${quoteYaml(path)}]`, toWriteInside = (path) => `${toWrite(`/work/app/${path}`)}, inside: [${quoteYaml(path)}]`;
		function toTest([name, context, pause, expected]) {
			return `  - name: ${quoteYaml(name)}
    context: ${context}
    pause: { kind: permission, ${pause}, options: [allow_once, reject_once] }
    expect: { answer: ${expected} }
`;
		}
		async function findPolicyProblem(text, path) {
			let reading = await (0, policy_file.T)(text, path);
			if ("problems" in reading) return reading.problems[0]?.message ?? "The policy is invalid.";
			let [failure] = (0, self_test.N)(reading.policy);
			return failure === void 0 ? (0, lint.u)(reading.policy)[0]?.message : `The test "${failure.name}" fails: ${failure.message}`;
		}
		async function checkWrittenPolicy(text, path) {
			let reason = await findPolicyProblem(text, path);
			if (reason !== void 0) throw new errors.pn("policy_invalid", `These answers do not make a safe policy. ${reason}`, { source: path });
		}
		function quoteYaml(text) {
			return (0, screen.au)(JSON.stringify(text));
		}
		async function readCommand(text) {
			return checkEntry("allow", text, { commands: [readAnswer.command(text)] });
		}
		async function readPath(text) {
			return checkEntry("edit", text, { paths: [readAnswer.path(text)] });
		}
		async function checkFlagEntries({ commands = [], paths = [] }) {
			for (let command of commands) await readCommand(command);
			for (let path of paths) await readPath(path);
		}
		async function checkEntry(flag, text, entry) {
			let reason = await findPolicyProblem(toPolicyText({
				trigger: "pull_request",
				commands: [],
				paths: [],
				...entry
			}), starter.r2);
			if (reason !== void 0) throw invalid(flag, text, reason);
			return text;
		}
		async function askAnswers(flags, asker) {
			flags.use === void 0 && (0, screen.qz)(asker.io, "What is the workflow for? (? explains a question, and Ctrl-C quits.)");
			let use = flags.use ?? await askChoice(asker, {
				flag: "for",
				choices: uses,
				help: useHelp
			});
			if (use === void 0) return;
			let answers = flags;
			for (let name of useFacts[use].asks) {
				if (flags[name] !== void 0) continue;
				let answer = await questions[name](asker);
				if (answer === void 0) return;
				answers = {
					...answers,
					[name]: answer === "" ? void 0 : answer
				};
			}
			return completeAnswers(answers, use);
		}
		let useHelp = "Each use has its own workflow: for a second use, run \"interns init\" again. docs/cli.md of intern-action lists the uses in a table.", questions = {
			baseUrl: askBaseUrl,
			federationPolicyId: (asker) => {
				let read = (text) => text === "" ? "" : readAnswer.federationPolicyId(text);
				return ask(asker, "Id of the federation policy (empty: not yet) > ", read, "A federation policy says which jobs may act as which key of the service. An administrator of the service creates it, perhaps later: at the end you are told what it must contain.");
			},
			intern: (asker) => ask(asker, "Name or id of the intern > ", readAnswer.intern, "The assistant that gets the prompts. Whoever runs the service can tell you which interns there are."),
			trigger: (asker) => ((0, screen.qz)(asker.io, "What starts the workflow?"), askChoice(asker, {
				flag: "on",
				choices: triggers,
				help: "The event of GitHub that starts the workflow."
			})),
			commands: (asker) => ((0, screen.qz)(asker.io, "Commands that the intern may run, one per line, such as npm test. An empty line ends the list."), askList(asker, {
				split: splitCommands,
				read: readCommand,
				help: "A command is allowed word for word, and nothing that is added to it. All others are rejected. You can start with none: the summary of a run shows what was asked for."
			})),
			paths: (asker) => ((0, screen.qz)(asker.io, "Paths that the intern may edit, one per line, such as src/**. An empty line ends the list."), askList(asker, {
				split: splitPaths,
				read: readPath,
				help: "Files in its clone that the intern may write. All others are rejected."
			}))
		};
		async function askYesNo(asker, { question, preset, help }) {
			let read = (text) => {
				if (text === "") return preset;
				if (/^(?:y|yes)$/i.test(text)) return !0;
				if (/^(?:n|no)$/i.test(text)) return !1;
				throw new errors.dz("input_invalid", "Type y or n.");
			};
			return await ask(asker, `${question} [${preset ? "Y/n" : "y/N"}] > `, read, help) ?? !1;
		}
		async function askBaseUrl(asker) {
			(0, screen.qz)(asker.io, `Base URL of the Intern Service (empty: ${command.DR})`);
			let read = (text) => {
				let hasNoScheme = /^[a-z\d-]+(?:\.[a-z\d-]+)+(?::\d+)?(?:\/|$)/i.test(text);
				return text === "" ? command.DR : readAnswer.baseUrl(hasNoScheme ? `https://${text}` : text);
			}, baseUrl = await ask(asker, "  > ", read, "Where the API of the service is. Whoever runs the service can tell you. Without a service, leave this empty: the example is used, and you change the workflow later."), suggestedUrl = baseUrl === void 0 ? void 0 : (0, base_url.a)(baseUrl);
			return suggestedUrl === void 0 ? baseUrl : ((0, screen.qz)(asker.io, "The base URL of an Intern Service ends in a version segment."), await askYesNo(asker, {
				question: `Use ${JSON.stringify(suggestedUrl)} instead?`,
				preset: !0,
				help: "No keeps what you typed, for a service with an unusual address."
			}) ? suggestedUrl : baseUrl);
		}
		function askChoice(asker, { flag, choices, help }) {
			let names = listNames(choices);
			for (let [index, name] of names.entries()) (0, screen.qz)(asker.io, `  ${index + 1}  ${name}: ${choices[name]}`);
			let read = (text) => {
				let found = text === "" ? names[0] : names.find((name, index) => text === name || text === `${index + 1}`);
				if (found !== void 0) return found;
				throw invalid(flag, text, `Type a number from 1 to ${names.length}, or a name such as "${names[2] ?? names[0]}".`);
			};
			return ask(asker, `[1-${names.length}, empty: 1] > `, read, help);
		}
		async function askList(asker, { split, read, help }) {
			let answers = new Set(), readLines = async (text) => {
				let entries = text.split("\n").map((line) => line.trim()).filter((line) => line !== "").flatMap(split);
				return Promise.all(entries.map(read));
			};
			for (;;) {
				let entries = await ask(asker, "  > ", readLines, help);
				if (entries === void 0) return;
				if (entries.length === 0) return [...answers];
				for (let entry of entries) answers.add(entry);
			}
		}
		async function ask({ io, terminal, signal }, question, read, help) {
			for (;;) {
				let line = await terminal.readLine(question, signal);
				if (line === void 0) return;
				try {
					if (line.trim() !== "?") return await read(line.trim());
					(0, screen.qz)(io, help);
				} catch (error) {
					if (!(error instanceof errors.dz)) throw error;
					(0, screen.qz)(io, (0, log.TN)((0, errors.Uc)(error, () => "The answer")));
				}
			}
		}
		var decide = __webpack_require__(290);
		function toFederationPolicy(answers, local) {
			return toRequiredClaims(answers.trigger === "pull_request" ? "pull_request" : `ref:refs/heads/${local.branch}`, new URL(answers.baseUrl).origin, local);
		}
		function toRequiredClaims(context, audience, { fullName = "OWNER/NAME" }) {
			return {
				issuer: "https://token.actions.githubusercontent.com",
				subject: `repo:${fullName}:${context}`,
				subject_with_ids: `repo:${fullName.replace("/", "@OWNER_ID/")}@REPOSITORY_ID:${context}`,
				audience
			};
		}
		function toNextSteps(answers, local, federation) {
			let { fullName, branch, otherHost } = local, place = {
				repository: fullName ?? "OWNER/NAME",
				branch
			}, remote = otherHost === void 0 ? "git knows of no remote on github.com" : `its remote is on ${otherHost}`, placeholderNote = fullName === void 0 ? [`OWNER/NAME stands for the repository: ${remote}.`] : [], otherCi = otherHost === void 0 ? [] : ["The workflow is for GitHub Actions. On another CI, use the command line, as examples/gitlab-ci.yml does."];
			return [
				...placeholderNote,
				...otherCi,
				"",
				...federation === void 0 ? [] : [describeFederation(answers), ...toClaimLines(federation, place)],
				...answers.use === "agent" ? toModelLines(local, place) : [],
				...answers.use === "keys" ? toKeyLines(place) : [],
				...toVariableLines(answers, place),
				"",
				`Before the first release of intern-action there is no tag v1. Until then, put a commit in place of COMMIT in ${useFacts[answers.use].workflow}. In your clone of intern-action, this prints one:`,
				"  $ git rev-parse HEAD",
				"",
				...toLastSteps(answers, place)
			].join("\n");
		}
		function toVariableLines(answers, { repository }) {
			return !exchangesIdentity(answers.use) || answers.federationPolicyId !== void 0 ? [] : ["The administrator tells you the id of the federation policy. Put it in place of ID:", `  $ gh variable set INTERNS_FEDERATION_POLICY_ID --body ID --repo ${repository}`];
		}
		function toLastSteps({ use, trigger, baseUrl }, { repository, branch }) {
			let manualStart = `  $ gh workflow run ${external_node_path_.basename(useFacts[use].workflow)} --repo ${repository}`;
			if (use === "keys") return [
				"Write your own limits into .github/key-limits.yml: 50 USD a day is only an example. With the management key in INTERNS_API_KEY, this shows what would change:",
				`  $ INTERNS_BASE_URL='${baseUrl.replaceAll("'", "%27")}' KEY_HASH=HASH interns keys plan .github/key-limits.yml`,
				`Commit .github and merge it into ${branch}: schedules run only from there. To set the limits before midnight:`,
				manualStart
			];
			let start = {
				pull_request: ["To try it, open a pull request after that."],
				issue_comment: ["To try it, write \"/intern What could break?\" on a pull request after that."],
				push: ["That merge is the first push that starts it."],
				schedule: ["To try it before Monday:", manualStart]
			};
			return [
				"Next, check the policy:",
				"  $ interns policy test",
				`Commit .github and merge it into ${branch}: the policy counts on the default branch only.`,
				...start[trigger]
			];
		}
		function describeFederation({ federationPolicyId: id }) {
			return id === void 0 ? "An administrator of the Intern Service creates this federation policy (docs/federation.md of intern-action):" : `The federation policy ${(0, log.TN)(id)} must contain this (docs/federation.md of intern-action):`;
		}
		function toClaimLines({ issuer, subject, subject_with_ids: withIds, audience }, { repository }) {
			let colonAndContext = subject.slice(`repo:${repository}`.length);
			return [
				`  issuer:    ${issuer}`,
				`  subject:   ${subject}`,
				`  audience:  ${audience}`,
				"If the repository was created, renamed or transferred since 2026-07-15, its subject has numeric ids:",
				`  subject:   ${withIds}`,
				"This prints it:",
				`  $ gh api repos/${repository} --jq '"repo:\\(.owner.login)@\\(.owner.id)/\\(.name)@\\(.id)${colonAndContext}"'`,
				"If the job fails, its step \"Say who this job is\" prints the subject that the job has."
			];
		}
		function toModelLines(local, place) {
			return [
				"There is no service to ask, and no key to store. The agent is OpenCode, and its model is at OpenAI; docs/model-access.md of intern-action has others. An administrator of the organization at OpenAI registers GitHub as an identity provider, and maps this to a service account:",
				...toClaimLines(toRequiredClaims("environment:agent-review", "https://api.openai.com/v1", local), place),
				"The administrator tells you the ids of the identity provider and of the service account; neither is a secret. Put them in place of PROVIDER and ACCOUNT:",
				`  $ gh variable set OPENAI_IDENTITY_PROVIDER_ID --body PROVIDER --repo ${place.repository}`,
				`  $ gh variable set OPENAI_SERVICE_ACCOUNT_ID --body ACCOUNT --repo ${place.repository}`
			];
		}
		function toKeyLines({ repository, branch }) {
			let environment = `repos/${repository}/environments/key-limits`;
			return [
				"An administrator of the Intern Service creates a management key, and tells you the hash of the key to limit.",
				`An administrator of the repository creates an environment that only the branch ${branch} may use, and stores the management key there:`,
				`  $ gh api --method PUT ${environment} -F 'deployment_branch_policy[protected_branches]=false' -F 'deployment_branch_policy[custom_branch_policies]=true'`,
				`  $ gh api --method POST ${environment}/deployment-branch-policies -f name=${branch}`,
				`  $ gh secret set INTERNS_MANAGEMENT_KEY --env key-limits --repo ${repository}`,
				"Put the hash in place of HASH:",
				`  $ gh variable set INTERNS_KEY_HASH --body HASH --repo ${repository}`
			];
		}
		async function findGap(file, answers) {
			let existing = await (0, policy_file.T)(await (0, promises_.readFile)(file), file), generated = await (0, policy_file.T)(Buffer.from(toPolicyText(answers)), file);
			if ("problems" in existing || "problems" in generated) return {
				message: "The existing policy is invalid: \"interns policy check\" says why.",
				entries: ""
			};
			let { policy } = existing, fails = (name) => generated.policy.tests.some((test) => test.name === name && !allows(policy, test)), commands = answers.commands.filter((command) => fails(nameRun(command))), paths = answers.paths.filter((glob) => fails(nameEdit(glob))), actions = [...commands.map((command) => `run ${command}`), ...paths.map((glob) => `edit ${glob}`)];
			return actions.length === 0 ? void 0 : {
				message: `${`On ${answers.trigger} the policy does not yet let an intern ${actions.map(log.TN).join(", ")}.`} To allow it, add the entries of each list below to that list in the policy.${policy.rules.length === 0 ? " They replace the \"[]\" after \"rules:\"." : ""}`,
				entries: toFurtherEntries({
					...answers,
					commands,
					paths
				}, policy)
			};
		}
		function allows(policy, { context, steps }) {
			let decisions = (0, decide.startDecisions)(policy, context);
			return steps.every(({ pause }, index) => {
				let { answer } = decisions.decide({
					toolCallId: `pause-${index}`,
					arguments: JSON.stringify(pause)
				});
				return answer?.startsWith("allow") === !0;
			});
		}
		var repository = __webpack_require__(16357);
		let templates = {
			"agent-service": "# The service that the workflow intern-agent.yml runs in its step.\npolicies:\n  - issuer: identity-provider # the one of the step's own service\n    subject: repo:local/review:pull_request\n    audience: https://interns.local\nkeys:\n  - name: review # without a secret: nobody can use it, not even the agent\ninterns:\n  - name: reviewer\n    workdir: . # the checkout\n    runs:\n      acp:\n        agent: opencode\n        model_access: # exchanges the job's identity for a token of a few minutes, which the agent never sees\n          provider: openai # anthropic: federation_rule_id, organization_id, service_account_id\n          identity_provider_id: ${OPENAI_IDENTITY_PROVIDER_ID}\n          service_account_id: ${OPENAI_SERVICE_ACCOUNT_ID}\n          max_requests: 200 # for each run\n        sandbox: bubblewrap\n        network: model # it reaches its model, and nothing else\n",
			agent: "# OpenCode reviews each pull request in the job itself. No key is stored: its model is reached by the job's identity.\n# A pull request from a fork gets no identity from GitHub: the job does not run.\n# Written by \"interns init\". It is yours to change.\nname: Agent reviews\n\non:\n  pull_request:\n    types: [opened, synchronize, reopened, ready_for_review]\n\npermissions: {}\n\nconcurrency:\n  group: intern-agent-${{ github.event.pull_request.number }}\n  cancel-in-progress: true\n\njobs:\n  review:\n    if: ${{ !github.event.pull_request.draft && github.event.pull_request.head.repo.full_name == github.repository }}\n    runs-on: ubuntu-latest\n    timeout-minutes: 30\n    environment: agent-review # the mapping at OpenAI requires it\n    permissions:\n      contents: read # the checkout, the files of the default branch, and the diff\n      id-token: write # the job's identity: there is no secret\n      pull-requests: write # the comment\n    steps:\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\n        with:\n          persist-credentials: false\n      - name: Install the agent, at the version that was tried\n        run: npm install --global opencode-ai@1.18.33\n      - name: Let Ubuntu make sandboxes, and install what the agent could not download in one\n        run: sudo apt-get install -y bubblewrap ripgrep && sudo sysctl -w kernel.apparmor_restrict_unprivileged_userns=0\n      # Before the first release of intern-action there is no tag v1: put the commit that you chose in place of COMMIT.\n      - uses: intern-action/intern-action@COMMIT\n        with:\n          local-service: .github/intern-service.yml\n          comment: sticky\n          timeout: 20m\n          prompt: |\n            Review pull request {{pull_request.number}} of {{repository}}. Say what could break, and what is missing.\n            Title: {{pull_request.title}}\n            Description: {{pull_request.body}}\n            Changed files: {{pull_request.files}}\n            Diff: {{pull_request.diff}}\n        env:\n          OPENAI_IDENTITY_PROVIDER_ID: ${{ vars.OPENAI_IDENTITY_PROVIDER_ID }}\n          OPENAI_SERVICE_ACCOUNT_ID: ${{ vars.OPENAI_SERVICE_ACCOUNT_ID }}\n      - name: Say who this job is\n        if: failure()\n        run: |\n          curl --silent --show-error --header \"Authorization: Bearer $ACTIONS_ID_TOKEN_REQUEST_TOKEN\" \\\n            \"$ACTIONS_ID_TOKEN_REQUEST_URL&audience=https%3A%2F%2Fapi.openai.com%2Fv1\" |\n            jq '.value | split(\".\")[1] | gsub(\"-\"; \"+\") | gsub(\"_\"; \"/\") | @base64d | fromjson | { iss, sub, aud }'\n",
			inference: "# The programs of this job talk to an intern as to any model, and no secret is stored.\n# Written by \"interns init\". It is yours to change.\nname: Inference by an intern\n\non:\n  push:\n    branches: [__BRANCH__]\n\npermissions: {}\n\njobs:\n  infer:\n    runs-on: ubuntu-latest\n    timeout-minutes: 60\n    permissions:\n      contents: read # check out the repository, with the permission policy in it\n      id-token: write # the job's identity: there is no secret\n    steps:\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\n        with:\n          persist-credentials: false\n      # Before the first release of intern-action there is no tag v1: put the commit that you chose in place of COMMIT.\n      - uses: intern-action/intern-action@COMMIT\n        with:\n          command: proxy\n          base-url: __BASE_URL__\n          federation-policy-id: __POLICY_ID__\n          intern: __INTERN__\n          export-env: OPENAI\n      - name: Say who this job is\n        if: failure()\n        run: |\n          curl --silent --show-error --header \"Authorization: Bearer $ACTIONS_ID_TOKEN_REQUEST_TOKEN\" \\\n            \"$ACTIONS_ID_TOKEN_REQUEST_URL&audience=__AUDIENCE__\" |\n            jq '.value | split(\".\")[1] | gsub(\"-\"; \"+\") | gsub(\"_\"; \"/\") | @base64d | fromjson | { iss, sub, aud }'\n      # Put your programs here. They find OPENAI_BASE_URL and OPENAI_API_KEY in the environment.\n      - run: |\n          curl --fail-with-body --silent --show-error \"$OPENAI_BASE_URL/chat/completions\" \\\n            --header \"Authorization: Bearer $OPENAI_API_KEY\" \\\n            --json '{ \"messages\": [{ \"role\": \"user\", \"content\": \"Say hello.\" }] }' |\n            jq --raw-output '.choices[0].message.content'\n",
			issue_comment: "# A comment that begins with \"/intern \" on a pull request asks an intern. Without write permission it is skipped.\n# Written by \"interns init\". It is yours to change.\nname: Intern on comments\n\non:\n  issue_comment:\n    types: [created]\n\npermissions: {}\n\njobs:\n  intern:\n    if: ${{ github.event.issue.pull_request && startsWith(github.event.comment.body, '/intern ') }}\n    runs-on: ubuntu-latest\n    timeout-minutes: 40\n    concurrency:\n      group: intern-${{ github.event.issue.number }}\n      queue: max\n    permissions:\n      contents: read # the permission policy\n      pull-requests: write # the comment\n      id-token: write # the job's identity: there is no secret\n    steps:\n      # Before the first release of intern-action there is no tag v1: put the commit that you chose in place of COMMIT.\n      - uses: intern-action/intern-action@COMMIT\n        with:\n          base-url: __BASE_URL__\n          federation-policy-id: __POLICY_ID__\n          intern: __INTERN__\n          comment: sticky\n          session-id: from-comment\n          prompt: |\n            Somebody with write permission on {{repository}} asks you, after the word \"/intern\":\n            {{event.comment.body}}\n            It is about pull request {{pull_request.number}}, {{pull_request.title}}\n            Diff: {{pull_request.diff}}\n      - name: Say who this job is\n        if: failure()\n        run: |\n          curl --silent --show-error --header \"Authorization: Bearer $ACTIONS_ID_TOKEN_REQUEST_TOKEN\" \\\n            \"$ACTIONS_ID_TOKEN_REQUEST_URL&audience=__AUDIENCE__\" |\n            jq '.value | split(\".\")[1] | gsub(\"-\"; \"+\") | gsub(\"_\"; \"/\") | @base64d | fromjson | { iss, sub, aud }'\n",
			"key-limits": "# Limits of API keys, in USD. docs/keys.md says how entries depend on the time and on usage.\n# To see what it would change, set INTERNS_BASE_URL, INTERNS_API_KEY (a management key) and KEY_HASH, and run:\n#   interns keys plan .github/key-limits.yml\nkeys:\n  - hash: ${KEY_HASH} # from \"env\" of the step; the hash of a key, never the key itself\n    limit: 50\n    limit_reset: daily\n    disabled: false\n",
			keys: "# Every night the limits of keys are set to what .github/key-limits.yml says, whatever was changed by hand during the day.\n# Written by \"interns init\". It is yours to change.\nname: Limits of API keys\n\non:\n  schedule:\n    - cron: '5 0 * * *' # five past midnight UTC: the usage of the day has just been reset\n  workflow_dispatch:\n\npermissions: {}\n\nconcurrency:\n  group: key-limits\n\njobs:\n  update:\n    runs-on: ubuntu-latest\n    timeout-minutes: 15\n    environment: key-limits # holds the management key; its protection rules say which branches may use it\n    permissions:\n      contents: read # check out the repository, with the file in it\n    steps:\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\n        with:\n          persist-credentials: false\n      # Before the first release of intern-action there is no tag v1: put the commit that you chose in place of COMMIT.\n      - uses: intern-action/intern-action@COMMIT\n        with:\n          command: update-key\n          base-url: __BASE_URL__\n          api-key: ${{ secrets.INTERNS_MANAGEMENT_KEY }}\n          key-updates: .github/key-limits.yml\n          raise-at-most: 2x # so that a typing error can't raise a limit tenfold\n          never-disable-all: true\n        env:\n          KEY_HASH: ${{ vars.INTERNS_KEY_HASH }}\n",
			pull_request: "# An intern looks at each pull request. Its report is one comment, updated in place.\n# Written by \"interns init\". It is yours to change.\nname: Intern on pull requests\n\non:\n  pull_request:\n    types: [opened, synchronize, reopened, ready_for_review]\n\npermissions: {}\n\njobs:\n  intern:\n    runs-on: ubuntu-latest\n    timeout-minutes: 40\n    concurrency:\n      group: intern-${{ github.event.pull_request.number }}\n      cancel-in-progress: true\n    permissions:\n      contents: read # the permission policy\n      pull-requests: write # the comment\n      id-token: write # the job's identity: there is no secret\n    steps:\n      # Before the first release of intern-action there is no tag v1: put the commit that you chose in place of COMMIT.\n      - uses: intern-action/intern-action@COMMIT\n        with:\n          base-url: __BASE_URL__\n          federation-policy-id: __POLICY_ID__\n          intern: __INTERN__\n          comment: sticky\n          prompt: |\n            Review pull request {{pull_request.number}} of {{repository}}. Say what could break, and what is missing.\n            Title: {{pull_request.title}}\n            Description: {{pull_request.body}}\n            Diff: {{pull_request.diff}}\n      - name: Say who this job is\n        if: failure()\n        run: |\n          curl --silent --show-error --header \"Authorization: Bearer $ACTIONS_ID_TOKEN_REQUEST_TOKEN\" \\\n            \"$ACTIONS_ID_TOKEN_REQUEST_URL&audience=__AUDIENCE__\" |\n            jq '.value | split(\".\")[1] | gsub(\"-\"; \"+\") | gsub(\"_\"; \"/\") | @base64d | fromjson | { iss, sub, aud }'\n",
			push: "# An intern looks at what was pushed. Its report is the summary of the job.\n# Written by \"interns init\". It is yours to change.\nname: Intern on pushes\n\non:\n  push:\n    branches: [__BRANCH__]\n\npermissions: {}\n\njobs:\n  intern:\n    runs-on: ubuntu-latest\n    timeout-minutes: 40\n    permissions:\n      contents: read # the permission policy\n      id-token: write # the job's identity: there is no secret\n    steps:\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\n        with:\n          persist-credentials: false\n          fetch-depth: 2\n      # An intern of a deployment doesn't see this checkout, only what the prompt contains.\n      - name: Write the prompt\n        run: |\n          { echo 'Look at the last commit. Say what could break, and what is missing.'\n            git --no-pager show --no-show-signature --no-ext-diff --no-textconv --stat --patch HEAD\n          } | sed ':a; s/{{/{ {/; ta' | head --bytes=400000 > prompt.md\n      # Before the first release of intern-action there is no tag v1: put the commit that you chose in place of COMMIT.\n      - uses: intern-action/intern-action@COMMIT\n        with:\n          base-url: __BASE_URL__\n          federation-policy-id: __POLICY_ID__\n          intern: __INTERN__\n          prompt-file: prompt.md\n      - name: Say who this job is\n        if: failure()\n        run: |\n          curl --silent --show-error --header \"Authorization: Bearer $ACTIONS_ID_TOKEN_REQUEST_TOKEN\" \\\n            \"$ACTIONS_ID_TOKEN_REQUEST_URL&audience=__AUDIENCE__\" |\n            jq '.value | split(\".\")[1] | gsub(\"-\"; \"+\") | gsub(\"_\"; \"/\") | @base64d | fromjson | { iss, sub, aud }'\n",
			review: "# An intern reviews each pull request, and its findings become threads. Its job can't write anything: another job posts them.\n# A pull request from a fork, or of Dependabot, gets no identity from GitHub and is skipped: docs/review.md says what to do there.\n# Written by \"interns init\". It is yours to change.\nname: Intern reviews\n\non:\n  pull_request:\n    types: [opened, synchronize, reopened, ready_for_review]\n\npermissions: {}\n\nconcurrency:\n  group: intern-review-${{ github.event.pull_request.number }}\n  cancel-in-progress: true\n\njobs:\n  ask:\n    if: ${{ !github.event.pull_request.draft }}\n    runs-on: ubuntu-latest\n    timeout-minutes: 40\n    permissions:\n      contents: read # the policy of the default branch, and the diff\n      id-token: write # the job's identity: there is no secret\n      pull-requests: read # the files of the pull request\n    outputs:\n      conclusion: ${{ steps.intern.outputs.conclusion }}\n      findings-digest: ${{ steps.intern.outputs.findings-digest }}\n    steps:\n      # Before the first release of intern-action there is no tag v1: put the commit that you chose in place of COMMIT.\n      - uses: intern-action/intern-action@COMMIT\n        id: intern\n        with:\n          base-url: __BASE_URL__\n          federation-policy-id: __POLICY_ID__\n          intern: __INTERN__\n          findings: collect\n          fail-at: never # the other job judges\n          prompt: |\n            Review pull request {{pull_request.number}} of {{repository}}. Say what could break, and what is missing.\n            Title: {{pull_request.title}}\n            Description: {{pull_request.body}}\n            Changed files: {{pull_request.files}}\n            Diff: {{pull_request.diff}}\n      - name: Say who this job is\n        if: failure()\n        run: |\n          curl --silent --show-error --header \"Authorization: Bearer $ACTIONS_ID_TOKEN_REQUEST_TOKEN\" \\\n            \"$ACTIONS_ID_TOKEN_REQUEST_URL&audience=__AUDIENCE__\" |\n            jq '.value | split(\".\")[1] | gsub(\"-\"; \"+\") | gsub(\"_\"; \"/\") | @base64d | fromjson | { iss, sub, aud }'\n      - if: ${{ steps.intern.outputs.conclusion == 'finished' }}\n        uses: actions/upload-artifact@043fb46d1a93c77aae656e7c1c64a875d1fc6a0a # v7.0.1\n        with:\n          name: findings\n          path: ${{ steps.intern.outputs.findings-file }}\n          retention-days: 1\n\n  post:\n    needs: ask\n    if: ${{ !cancelled() && needs.ask.result != 'skipped' && needs.ask.outputs.conclusion != 'skipped' }}\n    runs-on: ubuntu-latest\n    timeout-minutes: 15\n    permissions:\n      contents: read\n      pull-requests: write # threads\n      statuses: write # the status \"interns/review\", which a branch rule can require\n    steps:\n      - uses: actions/download-artifact@37930b1c2abaa49bbe596cd826c3c89aef350131 # v7.0.0\n        continue-on-error: true # without a file the next step says so, on the commit\n        with:\n          name: findings\n      # Before the first release of intern-action there is no tag v1: put the commit that you chose in place of COMMIT.\n      - uses: intern-action/intern-action@COMMIT\n        with:\n          command: post-findings\n          findings-file: findings.json\n          findings-digest: ${{ needs.ask.outputs.findings-digest }}\n          commit-status: interns/review\n",
			schedule: "# An intern gets a prompt every Monday morning. Its report is the summary of the job.\n# Written by \"interns init\". It is yours to change.\nname: Intern every week\n\non:\n  schedule:\n    - cron: '17 6 * * 1'\n  workflow_dispatch:\n\npermissions: {}\n\njobs:\n  intern:\n    runs-on: ubuntu-latest\n    timeout-minutes: 40\n    permissions:\n      contents: read # the permission policy\n      id-token: write # the job's identity: there is no secret\n    steps:\n      - uses: actions/checkout@08c6903cd8c0fde910a37f88322edcfb5dd907a8 # v5.0.0\n        with:\n          persist-credentials: false\n          fetch-depth: 0\n      # An intern of a deployment doesn't see this checkout, only what the prompt contains.\n      - name: Write the prompt\n        run: |\n          { echo 'These are the commits of the week. Say what needs attention.'\n            git --no-pager log --no-show-signature --no-ext-diff --no-textconv --stat --since='8 days ago'\n          } | sed ':a; s/{{/{ {/; ta' | head --bytes=400000 > prompt.md\n      # Before the first release of intern-action there is no tag v1: put the commit that you chose in place of COMMIT.\n      - uses: intern-action/intern-action@COMMIT\n        with:\n          base-url: __BASE_URL__\n          federation-policy-id: __POLICY_ID__\n          intern: __INTERN__\n          prompt-file: prompt.md\n      - name: Say who this job is\n        if: failure()\n        run: |\n          curl --silent --show-error --header \"Authorization: Bearer $ACTIONS_ID_TOKEN_REQUEST_TOKEN\" \\\n            \"$ACTIONS_ID_TOKEN_REQUEST_URL&audience=__AUDIENCE__\" |\n            jq '.value | split(\".\")[1] | gsub(\"-\"; \"+\") | gsub(\"_\"; \"/\") | @base64d | fromjson | { iss, sub, aud }'\n"
		};
		async function runInitCommand(invocation) {
			let job = await invocation.openJob();
			return await askAndWrite(invocation, job).catch((error) => {
				throw job.signal.aborted && (0, screen.qz)(invocation.io, "Nothing was written."), error;
			}) ? 0 : ((0, screen.qz)(invocation.io, "Nothing was written."), exit_code.rP);
		}
		async function askAndWrite(invocation, job) {
			let { io, has, value } = invocation, detected = await (0, repository.J4)(job), flags = readFlagAnswers(invocation);
			await checkFlagEntries(flags), warnOfBaseUrl(flags, io);
			let repositoryName = value("repository"), local = repositoryName === void 0 ? detected : {
				...detected,
				fullName: readRepositoryName(repositoryName)
			}, { terminal } = io, asker = terminal?.canAsk === !0 && !has("yes") && !has("json") ? {
				io,
				terminal,
				signal: job.signal
			} : void 0, answers = asker === void 0 ? completeWithoutAsking(flags, has("yes")) : await askAnswers(flags, asker);
			if (answers === void 0) return !1;
			refuseIgnoredAnswers(flags, answers.use);
			let files = await toFiles(answers, local.branch), existing = await findExisting(local.root, files), federation = exchangesIdentity(answers.use) ? toFederationPolicy(answers, local) : void 0;
			has("json") || showFiles(files, io);
			let keptPaths = await askWhatToKeep(files, existing, invocation, asker);
			if (keptPaths === void 0) return !1;
			let newFiles = files.filter((file) => !keptPaths.includes(file.path));
			return await writeFiles(local.root, newFiles, existing), has("json") ? ((0, screen.Q2)(io, {
				files,
				kept: keptPaths,
				federation_policy: federation ?? null
			}), !0) : (await reportDone(keptPaths, answers, local.root, io), (0, screen.qz)(io, toNextSteps(answers, local, federation)), !0);
		}
		function warnOfBaseUrl({ baseUrl }, io) {
			let suggestedUrl = baseUrl === void 0 ? void 0 : (0, base_url.a)(baseUrl);
			if (suggestedUrl === void 0) return;
			let warning = `Warning: the base URL is ${JSON.stringify(baseUrl)}. Did you mean ${JSON.stringify(suggestedUrl)}?`;
			(0, screen.qz)(io, `${warning} The base URL of an Intern Service ends in a version segment.`);
		}
		function completeWithoutAsking(flags, hasYes) {
			let use = flags.use ?? "prompt", { asks } = useFacts[use], missing = [...asks.includes("baseUrl") && flags.baseUrl === void 0 ? ["--base-url"] : [], ...asks.includes("intern") && flags.intern === void 0 ? ["--intern"] : []];
			if (missing.length === 0) return completeAnswers(flags, use);
			let why = hasYes ? "With --yes nobody is asked" : "Nobody can be asked here";
			throw new errors.dz("input_missing", `${why}, so give ${missing.join(" and ")}.`);
		}
		async function toFiles(answers, branch) {
			let { use } = answers, policy = toPolicyText(answers);
			await checkWrittenPolicy(policy, starter.r2);
			let schema = `${JSON.stringify((0, file_shape.qF)(), null, 2)}\n`;
			return [
				{
					path: useFacts[use].workflow,
					content: toWorkflow(answers, branch)
				},
				...use === "agent" ? [{
					path: ".github/intern-service.yml",
					content: templates["agent-service"]
				}] : [],
				...use === "keys" ? [{
					path: ".github/key-limits.yml",
					content: templates["key-limits"]
				}] : [],
				{
					path: starter.r2,
					content: policy,
					...use === "keys" ? { isSpare: !0 } : {}
				},
				{
					path: `.github/${starter.XC}`,
					content: schema,
					isGenerated: !0
				}
			];
		}
		function toWorkflow({ use, trigger, baseUrl, federationPolicyId, intern }, branch) {
			let values = {
				BASE_URL: quoteYaml(baseUrl),
				AUDIENCE: baseUrl === "" ? "" : encodeURIComponent(new URL(baseUrl).origin),
				POLICY_ID: federationPolicyId === void 0 ? "${{ vars.INTERNS_FEDERATION_POLICY_ID }}" : quoteYaml(federationPolicyId),
				INTERN: quoteYaml(intern),
				BRANCH: quoteYaml(branch)
			};
			return templates[use === "prompt" ? trigger : use].replaceAll(/__([A-Z_]+)__/g, (_, name) => values[name] ?? "");
		}
		function showFiles(files, io) {
			for (let { path: file, content, isGenerated } of files) isGenerated === !0 ? io.stderr(`\n=== ${file} (for editors)\n`) : io.stderr(`\n=== ${file}\n\n${(0, log.Bv)(content).join("\n")}\n`);
			io.stderr("\n");
		}
		async function reportDone(keptPaths, answers, root, io) {
			let policy = external_node_path_.join(root, starter.r2), gap = keptPaths.includes(starter.r2) ? await findGap(policy, answers) : void 0, lines = keptPaths.length === 0 ? [] : [`Kept as it was: ${keptPaths.join(", ")}.`];
			(0, screen.qz)(io, [
				"Written.",
				...lines,
				...gap === void 0 ? [] : [gap.message]
			].join("\n")), gap !== void 0 && gap.entries !== "" && io.stderr(`\n${(0, log.Bv)(gap.entries).join("\n")}\n`);
		}
		async function askWhatToKeep(files, existing, { has }, asker) {
			let [force, keep] = [has("force"), has("keep")], foreignPaths = existing.filter(({ isForeign }) => isForeign).map((file) => file.path), keptPaths = existing.filter(({ isSpare }) => isSpare === !0).map((file) => file.path);
			if (force && keep) throw new errors.dz("input_conflict", "Give --force or --keep, not both.");
			if (asker === void 0) {
				if (foreignPaths.length > 0 && !force && !keep) {
					let found = `${foreignPaths.join(" and ")} ${foreignPaths.length === 1 ? "is" : "are"} there already, with other content.`;
					throw new errors.dz("input_conflict", `${found} Give --keep to write only the others, or --force to write all.`);
				}
				if (!has("yes")) {
					let why = has("json") ? " under --json" : "";
					throw new errors.dz("input_missing", `Nobody can be asked${why}. Give --yes to write the files.`);
				}
				return keep ? [...keptPaths, ...foreignPaths] : keptPaths;
			}
			keep && keptPaths.push(...foreignPaths);
			for (let file of keep || force ? [] : foreignPaths) (0, screen.qz)(asker.io, `${file} is there already, with other content.`), await askYesNo(asker, replaceQuestion) || keptPaths.push(file);
			return files.every((file) => file.isGenerated === !0 || keptPaths.includes(file.path)) ? void 0 : await askYesNo(asker, {
				question: keptPaths.length === 0 ? "Write these files?" : "Write the other files?",
				preset: !0,
				help: "The files were shown above. Yes writes them into this repository, and commits nothing. No ends without a change."
			}) ? keptPaths : void 0;
		}
		let replaceQuestion = {
			question: "Replace it?",
			preset: !1,
			help: "No keeps the file as it is. Yes writes the one that was shown above in its place; Git has the old one if it was committed."
		};
		async function findExisting(root, files) {
			let existing = [];
			for (let file of files) {
				let names = file.path.split("/").slice(0, -1);
				for (let index of names.keys()) {
					let folder = names.slice(0, index + 1).join("/");
					if ((await (0, promises_.lstat)(external_node_path_.join(root, folder)).catch(() => void 0))?.isDirectory() === !1) throw createBlockedError(folder, "folder");
				}
				let target = external_node_path_.join(root, file.path), stats = await (0, promises_.lstat)(target).catch(() => void 0);
				if (stats?.isFile() === !1) throw createBlockedError(file.path, "file");
				if (stats === void 0) continue;
				let isOwn = file.isGenerated === !0 || file.isSpare === !0 || await hasContent(target, file.content);
				existing.push({
					...file,
					isForeign: !isOwn
				});
			}
			return existing;
		}
		async function hasContent(file, content) {
			return (await (0, promises_.readFile)(file, "utf8").catch(() => void 0))?.replaceAll("\r\n", "\n") === content;
		}
		function createBlockedError(blocked, kind) {
			return new errors.dz("input_conflict", `${blocked} exists, but is not an ordinary ${kind}. Remove it first.`);
		}
		async function writeFiles(root, files, existing) {
			for (let file of files) {
				let target = external_node_path_.join(root, file.path), mayReplace = file.isGenerated === !0 || existing.some((present) => present.path === file.path);
				try {
					(0, folders.wZ)(external_node_path_.dirname(target)), await (0, promises_.writeFile)(target, file.content, { flag: mayReplace ? "w" : "wx" });
				} catch (cause) {
					throw new errors.dz("input_invalid", `${file.path} can't be written. Is its folder writable?`, { cause });
				}
			}
		}
	}),
	16357: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { J4: () => findLocalRepository });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		async function findLocalRepository({ execute, cwd, signal }) {
			let git = async (...args) => {
				try {
					return (await execute("git", [
						"-C",
						cwd,
						...args
					], signal)).trim();
				} catch {
					return signal.throwIfAborted(), "";
				}
			}, root = await git("rev-parse", "--show-toplevel"), head = await git("symbolic-ref", "--short", "refs/remotes/origin/HEAD"), remote = await git("remote", "get-url", "origin");
			return {
				root: node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute(root) ? root : cwd,
				fullName: readFullName(remote),
				otherHost: readOtherHost(remote),
				branch: /^origin\/([\w][\w./-]*)$/.exec(head)?.[1] ?? "main"
			};
		}
		function readFullName(remote) {
			let [, name] = /^(?:https:\/\/(?:[^/@]*@)?|ssh:\/\/git@|git@)github\.com[/:]([\w-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(remote) ?? [];
			return name;
		}
		function readOtherHost(remote) {
			let [, host] = /^(?:(?:https?|ssh):\/\/(?:[^/@]*@)?|[\w-]+@)([\w-]+(?:\.[\w-]+)+)(?:[:/]|$)/.exec(remote) ?? [];
			return host === "github.com" ? void 0 : host;
		}
	}),
	46337: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { a: () => guessBaseUrl });
		function guessBaseUrl(baseUrl) {
			let [, versionedUrl, rest] = /^(.*?\/api\/v\d+)(\/.*)?$/.exec(baseUrl) ?? [];
			return versionedUrl === void 0 ? `${baseUrl.replace(/(?:\/api|\/v\d+)$/, "")}/api/v1` : rest === void 0 ? void 0 : versionedUrl;
		}
	}),
	92782: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$V: () => isOpenedAt,
			Kp: () => findProgram,
			Mw: () => listFoldersUpwards,
			XF: () => readRegularFile,
			hw: () => toFileName,
			lQ: () => isFolder,
			tj: () => isWorldWritable,
			vK: () => writeAtomically,
			wZ: () => makeFolders
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760), _crypto_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2962);
		function makeFolders(folder, mode = 511) {
			if (isFolder(folder)) return;
			let parent = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
			parent !== folder && makeFolders(parent, mode);
			try {
				node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(folder, { mode });
			} catch (error) {
				if (!isFolder(folder)) throw error;
			}
		}
		function listFoldersUpwards(folder) {
			let parent = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
			return parent === folder ? [folder] : [folder, ...listFoldersUpwards(parent)];
		}
		function isFolder(path) {
			return node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(path, { throwIfNoEntry: !1 })?.isDirectory() === !0;
		}
		function isWorldWritable(folder) {
			return !!(node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(folder).mode & 2);
		}
		function findProgram(program, folders) {
			return folders.map((folder) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, program)).find(isExecutable);
		}
		function isExecutable(file) {
			try {
				return node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK), !0;
			} catch {
				return !1;
			}
		}
		function readRegularFile(path) {
			let file = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK);
			try {
				if (!node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(file).isFile()) throw Error(`${path} is not a regular file`);
				return node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file, "utf8");
			} finally {
				node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(file);
			}
		}
		function isOpenedAt(file, path) {
			return process.platform !== "linux" || node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync(`/proc/self/fd/${file}`) === path;
		}
		function writeAtomically(path, content, mode = 384, move = node_fs__WEBPACK_IMPORTED_MODULE_0__.renameSync) {
			let temporary = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), `.${globalThis.crypto.randomUUID()}`);
			try {
				node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync(temporary, content, {
					mode,
					flag: "wx",
					flush: !0
				}), move(temporary, path);
			} finally {
				node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync(temporary, { force: !0 });
			}
		}
		function toFileName(text) {
			let encoded = text.isWellFormed() ? encodeURIComponent(text) : "";
			return encoded !== "" && encoded.length <= 200 ? encoded : `=${(0, _crypto_js__WEBPACK_IMPORTED_MODULE_2__.s)(text)}`;
		}
	}),
	16413: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gv: () => isObject,
			Lv: () => isList,
			Z: () => followPointer,
			dj: () => canonicalJson,
			hQ: () => ownField,
			hz: () => isDeeperThan,
			qF: () => parseJson,
			qT: () => readPointer,
			w0: () => readWithin
		});
		function parseJson(text) {
			try {
				return JSON.parse(text);
			} catch {
				return;
			}
		}
		function isDeeperThan(value, levels) {
			return typeof value != "object" || !value ? !1 : levels === 0 || Object.values(value).some((child) => isDeeperThan(child, levels - 1));
		}
		function isObject(value) {
			return typeof value == "object" && !!value && !Array.isArray(value);
		}
		async function readWithin(limit, body) {
			let pieces = [], size = 0;
			for await (let piece of body ?? []) {
				if (size += piece.byteLength, size > limit) return;
				pieces.push(piece);
			}
			return Buffer.concat(pieces);
		}
		function isList(value) {
			return Array.isArray(value);
		}
		function ownField(object, name) {
			return Object.hasOwn(object, name) ? object[name] : void 0;
		}
		function canonicalJson(value) {
			return isList(value) ? `[${value.map(canonicalJson).join(",")}]` : isObject(value) ? `{${Object.keys(value).toSorted().map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] ?? null)}`).join(",")}}` : JSON.stringify(value);
		}
		function readPointer(text) {
			return !text.startsWith("/") || /~(?![01])/u.test(text) ? void 0 : text.slice(1).split("/").map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
		}
		function followPointer(steps, document) {
			let value = document;
			for (let step of steps) if (isList(value)) value = /^(?:0|[1-9][0-9]*)$/u.test(step) ? value[Number(step)] : void 0;
			else if (isObject(value)) value = ownField(value, step);
			else return;
			return value;
		}
	}),
	15233: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IC: () => personRule,
			Pe: () => grantRule,
			xx: () => toGranted
		});
		let grantRule = "grant", personRule = "(person)";
		function toGranted(decision, reason = decision.reason) {
			return decision.outcome === "allow" ? {
				...decision,
				rule: grantRule,
				reason
			} : decision;
		}
	}),
	29290: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$I: () => writeAbsence,
			Ci: () => toYamlText,
			G2: () => hasUnwritable,
			Hu: () => isExpressible,
			LF: () => toYamlTexts,
			M3: () => callFields,
			OP: () => listToolFields,
			Tn: () => writeNameConditions,
			a5: () => writeFieldConditions,
			hD: () => quote,
			hz: () => toYamlFlow,
			mP: () => unwritable,
			rb: () => toPointer
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16413), _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71376), _text_plain_code_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(36277);
		let commonFields = new Set([
			"kind",
			"operation",
			"options",
			"message",
			"command"
		]);
		function listToolFields(args) {
			return Object.entries(args).filter(([name]) => !commonFields.has(name));
		}
		function writeFieldConditions(fields) {
			return gather(fields.map(([name, value]) => [name, (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.wy)(name) ? void 0 : writeConditions(toPointer(name), value)]));
		}
		function writeNameConditions(names) {
			return names.length === 0 ? { conditions: [] } : gather([...names.map((name, index) => ["fields", writeConditions(`/fields/${index}/name`, name)]), ["fields", [writeCondition(`/fields/${names.length}`, absence)]]]);
		}
		function gather(fields) {
			let conditions = [];
			for (let [name, matchers] of fields) {
				if (matchers === void 0) return { error: `its field ${JSON.stringify(name).slice(0, 60)} has a value that a policy cannot express` };
				conditions.push(...matchers);
			}
			return conditions.length > 24 ? { error: "it has more than 24 fields to match" } : { conditions };
		}
		let absence = "{ present: false }", callFields = new Set([
			"paths",
			"inside",
			"outside",
			"url",
			"arguments"
		]);
		function writeAbsence(name) {
			return writeCondition(toPointer(name), absence);
		}
		function toPointer(name) {
			return `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`;
		}
		function writeCondition(pointer, matcher) {
			return `${quote(pointer)}: ${matcher}`;
		}
		function writeConditions(pointer, value) {
			let list = (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Lv)(value) ? value : [value], [only, second] = list;
			if (only !== void 0 && list.every(isShort)) return second === void 0 ? [writeCondition(pointer, quote(only))] : [
				writeCondition(pointer, quote([...new Set(list)])),
				...list.map((each, index) => writeCondition(`${pointer}/${index}`, quote(each))),
				writeCondition(`${pointer}/${list.length}`, absence)
			];
		}
		function isShort(value) {
			return isExpressible(value) && !(typeof value == "string" && value.length > 1e3);
		}
		function isExpressible(value) {
			return typeof value == "string" ? !(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.wy)(value) : typeof value == "number" ? /^-?[0-9]+(?:\.[0-9]+)?$/u.test(String(value)) && Math.abs(value) <= 2 ** 53 - 1 : !(0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Lv)(value) && !(0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(value);
		}
		function hasUnwritable(text) {
			return (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.wy)(text.replaceAll("\n", ""));
		}
		let unwritable = "it contains characters that cannot be seen, which a policy must not contain", nonTextWords = new Set([
			"true",
			"false",
			"null"
		]);
		function toYamlText(text) {
			return /^[A-Za-z][A-Za-z0-9_.-]*$/u.test(text) && !nonTextWords.has(text.toLowerCase()) ? text : quote(text);
		}
		let markerSign = /#(?=[^ -~]*#(?:[A-Za-z]|[^ -~])*\[)/gu;
		function quote(value) {
			return revealAll(JSON.stringify(value).replace(markerSign, toEscape));
		}
		let markOnEscape = /(?<=\\\w+)\p{M}/gu;
		function revealAll(json) {
			let bare = json.replace(markOnEscape, toEscape), revealed = Array.from((0, _text_plain_code_js__WEBPACK_IMPORTED_MODULE_2__.g)(bare, { escapeSign: toEscape })).map((sign) => (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_0__.wy)(sign) ? toEscape(sign) : sign).join("");
			return revealed === json ? json : revealAll(revealed);
		}
		function toEscape(character) {
			let code = character.codePointAt(0) ?? 0, digits = code.toString(16);
			return code > 65535 ? `\\U${digits.padStart(8, "0")}` : `\\u${digits.padStart(4, "0")}`;
		}
		function toYamlTexts(texts) {
			let [first, second] = texts;
			return first !== void 0 && second === void 0 ? toYamlText(first) : `[${texts.map(toYamlText).join(", ")}]`;
		}
		function toYamlFlow(value) {
			if ((0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Lv)(value)) return `[${value.map(toYamlFlow).join(", ")}]`;
			if ((0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(value)) {
				let fields = Object.entries(value).map(([name, each]) => `${toYamlText(name)}: ${toYamlFlow(each)}`);
				return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
			}
			return typeof value == "string" ? toYamlText(value) : quote(value);
		}
	}),
	22772: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			MC: () => isCiPath,
			xu: () => rateCommands,
			zk: () => riskWords
		});
		var _lint_open_ended_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(79092), _shell_programs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(21772), _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(33492);
		let riskWords = {
			reads: "it reads",
			unknown: "unknown",
			writes: "it writes files",
			network: "it uses the network",
			deletes: "it deletes",
			publishes: "it publishes",
			"changes-ci": "it changes what the CI runs, or this policy",
			"runs-anything": "it can run anything"
		}, risks = Object.keys(riskWords), byProgram = new Map([
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("cat cut date df diff du echo false file grep head id jq ls printf pwd rg sort stat tail test tree true uname uniq wc which whoami", "reads"),
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("chmod chown cp install ln mkdir mv tee touch truncate", "writes"),
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("curl dig ftp host nc netcat nslookup ping rsync scp sftp telnet wget", "network"),
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("dd mkfs rm rmdir shred unlink", "deletes")
		]), byGitSubcommand = new Map([
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("blame diff log ls-files rev-parse show status", "reads"),
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("add apply checkout commit merge rebase stash switch", "writes"),
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("clone fetch pull", "network"),
			...(0, _text_word_list_js__WEBPACK_IMPORTED_MODULE_0__.u)("clean reset rm", "deletes"),
			["push", "publishes"]
		]), publishCommand = /^(?:(?:npm|pnpm|yarn|cargo) publish|docker push|gh release)$/u;
		function rateCommands(tool, commands) {
			return commands === void 0 ? tool === "shell" ? "runs-anything" : "unknown" : commands.map(rateCommand).reduce((a, b) => risks.indexOf(a) > risks.indexOf(b) ? a : b);
		}
		function isCiPath(path) {
			let names = path.toLowerCase().split("/");
			return names.includes(".github") || names.includes(".gitlab-ci.yml");
		}
		function rateCommand(words) {
			let [program = "", ...args] = words.map((word) => word.text), name = (0, _shell_programs_js__WEBPACK_IMPORTED_MODULE_1__.CF)(program), gitRisk = name === "git" ? byGitSubcommand.get(args[0] ?? "") : void 0, publishRisk = publishCommand.test(`${name} ${args[0] ?? ""}`) ? "publishes" : void 0, listedRisk = gitRisk ?? publishRisk ?? byProgram.get(name), knownRisk = listedRisk !== "reads" && args.some(isCiPath) ? "changes-ci" : listedRisk, reach = (0, _lint_open_ended_js__WEBPACK_IMPORTED_MODULE_2__.Vg)(name);
			return knownRisk === void 0 ? reach === "no-further" ? "unknown" : "runs-anything" : reach === "no-further" || areOptionsHarmless(name, args) ? knownRisk : "runs-anything";
		}
		let harmlessOptions = new Map([
			["git", /^(?:-(?:[0-9]+|[abfmnpqrsvwzAM]|am|n[0-9]+)|--(?:abbrev-commit|all|amend|author=.*|branch|cached|date=.*|decorate|follow|force|format=.*|graph|grep=.*|merges|message=.*|name-only|name-status|no-color|no-edit|no-ext-diff|no-lazy-fetch|no-merges|no-pager|no-show-signature|no-sort|no-textconv|numstat|oneline|patch|porcelain|pretty=.*|quiet|reverse|set-upstream|short|since=.*|staged|stat|submodule=short|tags|until=.*|verbose))$/u],
			["sort", /^-[bdfghikmnrsuVz0-9,.]+$/u],
			["rg", /^(?:-[cilnoqsuvwxFNS]+|--(?:count|files|hidden|ignore-case|no-ignore))$/u],
			["tree", /^-[adfils]+$/u],
			["tail", /^-[fnqv0-9]+$/u],
			["date", /^(?:-u|-I)$/u],
			["file", /^-[bi]+$/u],
			["jq", /^-[crsnSe]+$/u],
			["curl", /^(?:-[fILSksv#46]+|--(?:compressed|fail|head|location|show-error|silent))$/u]
		]);
		function areOptionsHarmless(name, args) {
			let end = args.indexOf("--"), options = (end === -1 ? args : args.slice(0, end)).filter((arg) => arg.length > 1 && arg.startsWith("-"));
			return name === "uniq" ? args.length < 2 && options.length === 0 : options.every((option) => harmlessOptions.get(name)?.test(option) === !0);
		}
	}),
	94780: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			O_: () => writeGuardedPaths,
			TE: () => writeSettingsGuards,
			W$: () => starterPolicy,
			XC: () => schemaFileName,
			r2: () => defaultPolicyPath,
			vP: () => outsideGuard,
			y5: () => forkGuard
		});
		let schemaFileName = "intern-policy.schema.json", defaultPolicyPath = ".github/intern-policy.yml", guardedPaths = [
			".github/**",
			"**/.git/**",
			".githooks/**",
			".husky/**",
			"**/.gitattributes",
			"**/.gitmodules",
			".devcontainer/**",
			".idea/**",
			".vscode/**",
			"**/.claude/**",
			"**/.codex/**",
			"**/.config/opencode/**",
			"**/.copilot/**",
			"**/.cursor/**",
			"**/.gemini/**",
			"**/.opencode/**",
			"**/opencode.json",
			"**/opencode.jsonc",
			"**/.mcp.json",
			"**/AGENTS.md",
			"**/AGENTS.override.md",
			"**/CLAUDE.md",
			"**/CLAUDE.local.md",
			"**/GEMINI.md",
			"**/CODEOWNERS"
		];
		function writeGuardedPaths(indent) {
			return guardedPaths.flatMap((_, index) => index % 4 == 0 ? [guardedPaths.slice(index, index + 4)] : []).map((row) => `${indent}${row.map((each) => JSON.stringify(each)).join(", ")}`).join(",\n");
		}
		let forkGuard = "  - id: never-from-forks\n    when: { event: { not: unknown }, fork: [true, unknown] }\n    match: { kind: permission }\n    then: reject\n    reason: Pull requests from forks get no privileged tools.\n", outsideGuard = "nothing-outside";
		function writeSettingsGuards(id, then) {
			let guard = (name, condition, field) => `  - id: ${name}
    match:
      kind: permission
      ${condition}
      "${field}":
        path: [
${writeGuardedPaths("          ")}
        ]
    then: ${then}
    reason: These files decide what workflows, hooks, editors and other agents do later.
`;
			return `  # For a real agent of the local service, "/inside" has the paths in its work folder, and "/outside" has all others.
  - id: ${outsideGuard}
    match: { kind: permission, "/outside": { present: true } }
    then: ${then}
    reason: The work is in the work folder.

${guard(`${id}-inside`, "tool: fs.write", "/inside")}
  # Other interns have "/paths" alone. A path that climbs or is absolute may lead to a listed file, so it matches too.
${guard(id, "\"/inside\": { present: false }", "/paths")}`;
		}
		let starterPolicy = `# yaml-language-server: $schema=./${schemaFileName}
#
# What an intern may do in this repository without a person at hand. A policy answers questions; it is not a sandbox.
#   interns policy check   is it valid, and does it do what it looks like?
#   interns policy test    do the tests at the end hold? (the action runs them before every prompt)
#   interns policy explain "npm test" --event push --actor write   what is answered to this command, and why?
version: 1

# What happens to a permission that no rule below allows: reject, or stop the run.
default: reject

# What one run may spend at most. These are the defaults.
budget:
  answers: 40
  allows: 15
  rejects_in_a_row: 4
  same_pause: 3

# Guards can only refuse. They are checked first, and no rule overrides them. Outside GitHub no event and no fork is
# known: "event: { not: unknown }" keeps this guard out of a run on your own machine, where you are asked instead.
guards:
${forkGuard}
${writeSettingsGuards("never-touch-settings", "reject")}
# Rules are looked at in order; the first that matches decides.
rules:
  - id: look-around
    match:
      kind: permission
      tool: shell
      # Every command of the text has to be covered, word for word. "*" stands for characters within a word,
      # "{paths:**}" for paths in the repository: none that climbs out of it, none with a name that begins with a dot.
      # These "--no" flags keep Git from running what the repository configures: see "interns policy check".
      command: { shell: { only: ["git --no-pager --no-lazy-fetch log --no-show-signature --oneline", "ls", "ls {paths:**}"] } }
    then: allow
    limit: 10

  - id: run-the-tests
    when:
      actor: { permission: [admin, maintain, write] }
    match:
      kind: permission
      tool: shell
      command: { shell: { only: ["npm ci", "npm test", "npm run test:*"] } }
    then: allow
    limit: 5

# Questions are pauses that ask for an answer, not for a permission. Without an entry here they stop the run.
questions:
  - id: package-manager
    match: { message: { glob: "*package manager*" } }
    answer: npm
    limit: 1

# Each test is a fresh run. It names the rule that has to decide, so that none passes for the wrong reason.
tests:
  - name: a maintainer's push may run the tests
    context: { event: push, fork: false, actor: { permission: write } }
    pause: { kind: permission, operation: "shell command: npm ci && npm test", options: [allow_once, reject_once] }
    expect: { answer: allow_once, rule: run-the-tests }

  - name: not in a folder where files may have been planted
    context: { event: push, fork: false, actor: { permission: write } }
    pause: { kind: permission, operation: "shell command: npm ci && npm test", cwd: /work/app/src/evil, inside: [src/evil], options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: nor with a variable that makes the command run something else
    context: { event: push, fork: false, actor: { permission: write } }
    pause: { kind: permission, operation: "shell command: npm ci && npm test", env: { NODE_OPTIONS: "--require ./src/evil.js" }, options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: anyone may look around
    context: { event: push, fork: false }
    pause: { kind: permission, operation: "shell command: git --no-pager --no-lazy-fetch log --no-show-signature --oneline", options: [allow_once, reject_once] }
    expect: { answer: allow_once, rule: look-around }

  - name: a second command does not ride along
    context: { event: push, fork: false, actor: { permission: admin } }
    pause: { kind: permission, operation: "shell command: npm test; cat ~/.ssh/id_rsa", options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: a path does not lead out of the repository
    context: { event: push, fork: false, actor: { permission: admin } }
    pause: { kind: permission, operation: "shell command: ls src/../.git /root/.ssh", options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: a file that steers another agent is not written
    context: { event: push, fork: false, actor: { permission: admin } }
    pause: { kind: permission, operation: fs.write, paths: [src/index.ts, .claude/settings.json], options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: never-touch-settings }

  - name: a real agent runs the tests in its work folder
    context: { event: push, fork: false, actor: { permission: write } }
    pause: { kind: permission, operation: "shell command: npm test", command: npm test, cwd: /work/app, paths: [/work/app], inside: ["."], options: [allow_once, reject_once] }
    expect: { answer: allow_once, rule: run-the-tests }

  - name: a file that steers another agent is not written by a real agent either
    context: { event: push, fork: false, actor: { permission: admin } }
    pause: { kind: permission, operation: fs.write, paths: [/work/app/AGENTS.md], inside: [AGENTS.md], options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: never-touch-settings-inside }

  - name: a real agent stays in its work folder
    context: { event: push, fork: false, actor: { permission: admin } }
    pause: { kind: permission, operation: "shell command: npm test", command: npm test, cwd: /tmp, paths: [/tmp], outside: [/tmp], options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: nothing-outside }

  - name: a pull request from a fork gets nothing
    context: { event: pull_request, fork: true, actor: { permission: read } }
    pause: { kind: permission, operation: "shell command: ls", options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: never-from-forks }

  - name: on a laptop, neither the guard against forks nor a rule matches, so a person at the terminal is asked
    context: {}
    pause: { kind: permission, operation: "shell command: npm test", options: [allow_once, reject_once] }
    expect: { answer: reject_once, rule: default }

  - name: the package manager is npm
    context: { event: push, fork: false }
    pause: { kind: elicitation, message: "Which package manager?", fields: [{ name: manager, type: string, required: true }] }
    expect: { answer: npm, rule: package-manager }
`;
	}),
	69273: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			NF: () => uniqueId,
			OJ: () => toWordPattern,
			lx: () => toRuleId,
			suggestRule: () => suggestRule
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(16413), _decide_answering_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(88490), _decision_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(15233), _match_place_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(62774), _pause_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(49469), _shell_words_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(91703), _text_invisible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71376), _fields_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(29290), _risk_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(22772);
		function suggestRule(request, decision) {
			let pause = (0, _pause_js__WEBPACK_IMPORTED_MODULE_0__.H5)(request.arguments);
			if ("error" in pause) return { error: "the pause cannot be judged" };
			if (!(0, _pause_js__WEBPACK_IMPORTED_MODULE_0__.Yo)(pause)) return { error: "the pause is a question, not a permission" };
			let option = (0, _decide_answering_js__WEBPACK_IMPORTED_MODULE_1__.L5)("allow", pause.options);
			if (option === void 0 || !(0, _decide_answering_js__WEBPACK_IMPORTED_MODULE_1__.vi)(option)) return { error: "the pause does not offer allow_once" };
			let block = explainBlock(decision);
			if (block !== void 0) return { error: block };
			let { tool, command } = pause;
			if (typeof tool != "string") return { error: "the pause names no tool" };
			if ((0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_2__.wy)(tool) || (0, _fields_js__WEBPACK_IMPORTED_MODULE_3__.G2)(command ?? "")) return { error: _fields_js__WEBPACK_IMPORTED_MODULE_3__.mP };
			if ([...listTexts(pause.arguments)].some((text) => climbing.test(text))) return { error: "it names a path with \"..\", which may lead to any file" };
			let ambiguity = (0, _match_place_js__WEBPACK_IMPORTED_MODULE_4__.vc)(pause);
			return ambiguity === void 0 ? command === void 0 ? suggestForFields(tool, pause.arguments, decision) : command.length > 500 ? { error: "the command is too long to quote" } : suggestForCommand(tool, command, pause, decision) : { error: ambiguity };
		}
		function explainBlock(decision) {
			let guard = decision.trace.find((entry) => entry.list === "guards" && entry.matched);
			if (guard !== void 0) return `the guard "${guard.id}" refuses it, and no rule overrides a guard`;
			if (decision.verb === "allow" || decision.verb === "allow-always") return `the rule "${decision.rule}" allows it already; ${decision.reason ?? "its limit or a budget is used up"}`;
		}
		function suggestForCommand(tool, command, pause, decision) {
			let place = writePlaceConditions(pause);
			if (place === void 0) return { error: "a rule cannot express its folder or its variables" };
			let words = (0, _shell_words_js__WEBPACK_IMPORTED_MODULE_5__.u)(command, { isPattern: !1 }), commands = "commands" in words ? words.commands : void 0, conditions = [
				`tool: ${(0, _fields_js__WEBPACK_IMPORTED_MODULE_3__.hD)(tool)}`,
				`command: ${writeCommandMatcher(command, commands)}`,
				...place
			], firstWords = commands?.[0]?.slice(0, 2).map(({ text }) => text);
			return toSuggestion(firstWords?.join(" ") ?? tool, conditions, (0, _risk_js__WEBPACK_IMPORTED_MODULE_6__.xu)(tool, commands), decision);
		}
		function writePlaceConditions(pause) {
			if ((0, _match_place_js__WEBPACK_IMPORTED_MODULE_4__.ap)({
				parts: ["environment", "arguments"],
				openKeys: []
			}, pause) !== void 0) return;
			if ((0, _match_place_js__WEBPACK_IMPORTED_MODULE_4__.ap)({
				parts: ["folder"],
				openKeys: []
			}, pause) === void 0) return [];
			let conditions = [
				"cwd",
				"workdir",
				"inside",
				"outside"
			].flatMap((name) => {
				let value = (0, _json_js__WEBPACK_IMPORTED_MODULE_7__.hQ)(pause.arguments, name);
				return value === void 0 ? [] : [writeFieldCondition(name, value)];
			});
			return conditions.every((one) => one !== void 0) ? conditions : void 0;
		}
		function suggestForFields(tool, fields, decision) {
			let toolFields = (0, _fields_js__WEBPACK_IMPORTED_MODULE_3__.OP)(fields);
			if (toolFields.length === 0 && namingTools.has(tool)) return { error: "it names no file or address" };
			let fieldConditions = toolFields.flatMap(([name, value]) => writeFieldCondition(name, value) ?? []), absences = namingTools.has(tool) && !toolFields.some(([name]) => _fields_js__WEBPACK_IMPORTED_MODULE_3__.M3.has(name)) ? [..._fields_js__WEBPACK_IMPORTED_MODULE_3__.M3].map(_fields_js__WEBPACK_IMPORTED_MODULE_3__.$I) : [], conditions = [
				`tool: ${(0, _fields_js__WEBPACK_IMPORTED_MODULE_3__.hD)(tool)}`,
				"command: { present: false }",
				...fieldConditions,
				...absences
			], uncheckedCount = toolFields.length - fieldConditions.length, remark = uncheckedCount === 0 ? "" : ` It does not check ${uncheckedCount} of the fields.`;
			return toSuggestion(tool, conditions, tool !== "fs.read" && [...listTexts(fields)].some(_risk_js__WEBPACK_IMPORTED_MODULE_6__.MC) ? "changes-ci" : (0, _risk_js__WEBPACK_IMPORTED_MODULE_6__.xu)(tool, void 0), decision, remark);
		}
		let namingTools = new Set([
			"fs.read",
			"fs.write",
			"network"
		]);
		function* listTexts(value) {
			if (typeof value == "string") yield value;
			else if ((0, _json_js__WEBPACK_IMPORTED_MODULE_7__.Lv)(value)) for (let each of value) yield* listTexts(each);
			else if ((0, _json_js__WEBPACK_IMPORTED_MODULE_7__.Gv)(value)) for (let [name, each] of Object.entries(value)) displayFields.has(name) || (yield* listTexts(each));
		}
		let displayFields = new Set([
			"title",
			"message",
			"scopes"
		]), climbing = /(?:^|[\s/\\'"=:])\.\.(?:$|[\s/\\'";|&)])/u;
		function writeFieldCondition(name, value) {
			let values = (0, _json_js__WEBPACK_IMPORTED_MODULE_7__.Lv)(value) ? value : [value];
			if (values.length !== 0 && !(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_2__.wy)(name) && values.every(_fields_js__WEBPACK_IMPORTED_MODULE_3__.Hu)) return `${(0, _fields_js__WEBPACK_IMPORTED_MODULE_3__.hD)((0, _fields_js__WEBPACK_IMPORTED_MODULE_3__.rb)(name))}: ${(0, _fields_js__WEBPACK_IMPORTED_MODULE_3__.hD)(value)}`;
		}
		function toSuggestion(name, conditions, risk, { rule, trace }, remark = "") {
			let id = uniqueId(toRuleId(name), new Set(trace.map((entry) => entry.id))), yaml = [
				`# Risk: ${_risk_js__WEBPACK_IMPORTED_MODULE_6__.zk[risk]}${remark && `.${remark}`}`,
				`- id: ${id}`,
				`  match: { kind: permission, ${conditions.join(", ")} }`,
				"  then: allow",
				"  limit: 1"
			].map((line) => `  ${line}`).join("\n"), before = rule === "default" || rule === _decision_js__WEBPACK_IMPORTED_MODULE_8__.IC ? void 0 : rule;
			return {
				yaml,
				risk,
				note: `Put it under "rules"${before === void 0 ? "" : `, before "${before}"`}.${remark}`,
				before
			};
		}
		function writeCommandMatcher(command, commands) {
			let [words] = commands ?? [];
			return words === void 0 || commands?.length !== 1 || command.includes("*") ? (0, _fields_js__WEBPACK_IMPORTED_MODULE_3__.hD)(command) : `{ shell: { only: [${(0, _fields_js__WEBPACK_IMPORTED_MODULE_3__.hD)(words.map(toWordPattern).join(" "))}] } }`;
		}
		function toWordPattern(word) {
			return word.isQuoted ? word.text.includes("'") ? `"${word.text}"` : `'${word.text}'` : word.text;
		}
		function toRuleId(text) {
			let plain = text.toLowerCase().replace(/[^a-z0-9]+/gu, "-").slice(0, 40).replace(/^-+|-+$/gu, "");
			return plain === "" ? "allow-this" : `allow-${plain}`;
		}
		function uniqueId(base, usedIds) {
			let id = base;
			for (let count = 2; usedIds.has(id); count += 1) id = `${base}-${count}`;
			return id;
		}
	})
};
