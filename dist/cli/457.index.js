export const id = 457;
export const ids = [457];
export const modules = {
	4710: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			P: () => commands,
			Z: () => findCommand
		});
		let interns = "Interns", access = "Access", local = "A local service", commands = new Map([
			["chat", {
				group: interns,
				about: "send a prompt to an intern, or talk with it",
				load: async () => (await Promise.all([
					__webpack_require__.e(375),
					__webpack_require__.e(739),
					__webpack_require__.e(191)
				]).then(__webpack_require__.bind(__webpack_require__, 5191))).chat
			}],
			["answer", {
				group: interns,
				about: "answer a question that a run left open",
				load: async () => (await Promise.all([
					__webpack_require__.e(375),
					__webpack_require__.e(739),
					__webpack_require__.e(607)
				]).then(__webpack_require__.bind(__webpack_require__, 607))).answer
			}],
			["list", {
				group: interns,
				about: "list interns",
				load: async () => (await Promise.all([
					__webpack_require__.e(375),
					__webpack_require__.e(739),
					__webpack_require__.e(749)
				]).then(__webpack_require__.bind(__webpack_require__, 749))).list
			}],
			["report", {
				group: interns,
				about: "make the summary of a run again from its transcript",
				load: async () => (await Promise.all([
					__webpack_require__.e(375),
					__webpack_require__.e(739),
					__webpack_require__.e(483)
				]).then(__webpack_require__.bind(__webpack_require__, 7483))).report
			}],
			["doctor", {
				group: access,
				about: "check identity, exchange, service, policy and intern, and say what to fix",
				load: async () => (await Promise.all([
					__webpack_require__.e(375),
					__webpack_require__.e(739),
					__webpack_require__.e(514)
				]).then(__webpack_require__.bind(__webpack_require__, 7514))).doctor
			}],
			["identity", {
				group: access,
				about: "show which identities this job has, and the claims of its token",
				load: async () => (await Promise.all([
					__webpack_require__.e(375),
					__webpack_require__.e(739),
					__webpack_require__.e(891)
				]).then(__webpack_require__.bind(__webpack_require__, 2891))).identity
			}],
			["token", {
				group: access,
				about: "exchange an identity for an access token, for another program",
				load: async () => (await Promise.all([
					__webpack_require__.e(375),
					__webpack_require__.e(739),
					__webpack_require__.e(320)
				]).then(__webpack_require__.bind(__webpack_require__, 7320))).token
			}],
			["keys", {
				group: access,
				about: "update limits of API keys (\"keys update\")",
				load: async () => (await Promise.all([
					__webpack_require__.e(375),
					__webpack_require__.e(739),
					__webpack_require__.e(773)
				]).then(__webpack_require__.bind(__webpack_require__, 3773))).keys
			}],
			["policy", {
				group: "Permission policies",
				about: "check, test, explain, replay and begin permission policy files",
				load: async () => (await Promise.all([
					__webpack_require__.e(519),
					__webpack_require__.e(403),
					__webpack_require__.e(533),
					__webpack_require__.e(810),
					__webpack_require__.e(356)
				]).then(__webpack_require__.bind(__webpack_require__, 2356))).policy
			}],
			["serve", {
				group: local,
				about: "start the local Intern Service",
				load: async () => (await Promise.all([
					__webpack_require__.e(395),
					__webpack_require__.e(815),
					__webpack_require__.e(622),
					__webpack_require__.e(339),
					__webpack_require__.e(106)
				]).then(__webpack_require__.bind(__webpack_require__, 106))).serve
			}],
			["exec", {
				group: local,
				about: "run a command against a local Intern Service, with a job's environment set up",
				load: async () => (await Promise.all([
					__webpack_require__.e(395),
					__webpack_require__.e(815),
					__webpack_require__.e(622),
					__webpack_require__.e(339),
					__webpack_require__.e(106),
					__webpack_require__.e(568)
				]).then(__webpack_require__.bind(__webpack_require__, 9568))).exec
			}],
			["conformance", {
				group: local,
				about: "check any deployment against the API document, row by row",
				load: async () => (await Promise.all([
					__webpack_require__.e(395),
					__webpack_require__.e(339),
					__webpack_require__.e(852)
				]).then(__webpack_require__.bind(__webpack_require__, 7852))).conformance
			}],
			["completion", {
				group: "This program",
				about: "print the completion script of a shell",
				load: async () => (await __webpack_require__.e(710).then(__webpack_require__.bind(__webpack_require__, 2329))).completion
			}]
		]);
		function findCommand(name) {
			return commands.get(name);
		}
	}),
	1612: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			An: () => interruptedExitCode,
			FO: () => exitCodeOf,
			Qv: () => UsageExit,
			on: () => toToolkitError,
			rP: () => usageExitCode,
			xV: () => reportFailure
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6593), _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3683), _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7309);
		let usageExitCode = 2, interruptedExitCode = 130;
		class UsageExit extends Error {
			exitCode;
			constructor(exitCode) {
				super("The help was shown."), this.exitCode = exitCode;
			}
		}
		let usageCodes = new Set([
			"input_invalid",
			"input_missing",
			"input_conflict",
			"policy_missing",
			"policy_invalid",
			"config_invalid"
		]), accessCodes = /^(?:identity|exchange|api|intern)_/;
		function exitCodeOf(error) {
			return error.code === "cancelled" ? 130 : usageCodes.has(error.code) ? 2 : 1;
		}
		function toToolkitError(thrown) {
			return thrown instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.h4 ? thrown : new _errors_js__WEBPACK_IMPORTED_MODULE_0__.h4("internal", (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(thrown), { cause: thrown });
		}
		function reportFailure(thrown, name, json, io, flags = []) {
			let error = toToolkitError(thrown);
			io.stderr(`interns ${name}: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_1__.TN)((0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(thrown))} (${error.code})\n`);
			let missing = error.code === "input_missing" ? error.data.source : void 0, input = _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_2__.Z.find((one) => one.name === missing)?.name;
			if (input !== void 0) {
				let written = flags.includes(input) ? `--${input}` : input.toUpperCase();
				io.stderr(`  Here that is ${written}, or ${(0, _inputs_cli_flags_js__WEBPACK_IMPORTED_MODULE_3__.Iw)(input)} in the environment.\n`);
			}
			for (let { name: claim, value } of error.data.unverifiedClaims ?? []) io.stderr(`  ${claim}: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_1__.TN)(value ?? "absent")} (unverified)\n`);
			for (let remark of error.data.remarks ?? []) io.stderr(`  ${(0, _log_js__WEBPACK_IMPORTED_MODULE_1__.TN)(remark)}\n`);
			return (input !== void 0 || accessCodes.test(error.code)) && io.stderr("  \"interns doctor\" says what to fix.\n"), json && io.stdout(`${JSON.stringify({ error: {
				code: error.code,
				message: error.message
			} })}\n`), exitCodeOf(error);
		}
	}),
	5457: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { runProcess: () => runProcess });
		var external_node_tty_ = __webpack_require__(7066), log = __webpack_require__(7309), commands = __webpack_require__(4710), failure = __webpack_require__(1612);
		async function runCli(args, io, version) {
			let [name, ...rest] = args;
			if (name === "--version" || name === "-v") return io.stdout(`${version}\n`), 0;
			if (name === void 0 || name === "--help" || name === "-h") return (name === void 0 ? io.stderr : io.stdout)(help(version)), name === void 0 ? failure.rP : 0;
			if (name === "help") return runCli(rest.length === 0 ? ["--help"] : [...rest, "--help"], io, version);
			let command = (0, commands.Z)(name);
			if (command === void 0) return unknownCommand(name, io);
			try {
				return await (await command.load())(rest, io);
			} catch (error) {
				return (0, failure.xV)(error, name, rest.includes("--json"), io);
			}
		}
		async function unknownCommand(name, io) {
			let { nearest } = await __webpack_require__.e(101).then(__webpack_require__.bind(__webpack_require__, 9101)), meant = nearest(name, [...commands.P.keys()]), remedy = meant === void 0 ? "\"interns --help\" shows all." : `Did you mean "${meant}"?`;
			return io.stderr(`interns: unknown command "${(0, log.TN)(name)}". ${remedy}\n`), failure.rP;
		}
		function help(version) {
			let width = Math.max(...[...commands.P.keys()].map((name) => name.length));
			return `interns ${version}: work with interns, long-running assistant agents, from a terminal or a CI job

Usage: interns COMMAND [OPTIONS]

${[...Map.groupBy(commands.P, ([, { group }]) => group)].map(([group, members]) => `${group}:\n${members.map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`).join("\n")}\n`).join("\n")}
Where the service is, and who you are, stands best in the environment:
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

"interns COMMAND --help" tells more of each. Tab completion: "interns completion --help".
`;
		}
		async function runProcess(args, version) {
			return process.stdout.on("error", (error) => process.exit(error.code === "EPIPE" ? 0 : 1)), runCli(args, processIo(), version);
		}
		function processIo() {
			return {
				env: process.env,
				cwd: process.cwd(),
				stdout: (text) => void process.stdout.write(text),
				stderr: (text) => void process.stderr.write(text),
				interrupted: () => new Promise((resolve) => {
					for (let signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => resolve(signal));
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
				async readLine(prompt, signal) {
					signal.throwIfAborted();
					let { createInterface } = await Promise.resolve().then(__webpack_require__.t.bind(__webpack_require__, 6848, 19)), lines = createInterface({
						input: process.stdin,
						output: process.stderr,
						terminal: !0
					});
					lines.on("SIGINT", () => process.kill(process.pid, "SIGINT"));
					let closed = new Promise((resolve) => lines.once("close", () => resolve(void 0)));
					try {
						return await Promise.race([lines.question(prompt, { signal }), closed]);
					} catch (error) {
						throw signal.throwIfAborted(), error;
					} finally {
						lines.close();
					}
				}
			};
		}
		function screenOf(stream, isTerminal) {
			let isPlain = (process.env.NO_COLOR ?? "") !== "" || process.env.TERM === "dumb";
			return {
				isTerminal,
				hasColors: isTerminal && !isPlain,
				columns: isTerminal ? columnsOf(stream) : 100
			};
		}
		function columnsOf({ columns }) {
			return columns >= 20 ? columns : 80;
		}
		async function readAll(stream) {
			let decoder = new TextDecoder(), text = "";
			for await (let piece of stream) text += decoder.decode(piece, { stream: !0 });
			return text + decoder.decode();
		}
	}),
	452: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Sb: () => ExchangeError,
			Uc: () => describeError,
			dz: () => InputError,
			e4: () => RunError,
			fv: () => errorCodes,
			h4: () => ToolkitError,
			hD: () => ApiError,
			lD: () => IdentityError,
			lm: () => StreamError,
			pn: () => PolicyError,
			xL: () => ConfigError,
			y_: () => GitHubError
		});
		let errorCodes = "input_invalid.input_missing.input_conflict.identity_missing.identity_unreachable.identity_refused.identity_malformed.exchange_refused.exchange_unreachable.exchange_malformed.intern_unknown.intern_ambiguous.intern_not_running.api_refused.api_unreachable.api_malformed.request_too_large.key_management_required.key_mismatch.key_updates_failed.steered.stream_malformed.stream_severed.stream_idle.run_ended.run_timeout.run_failed.answer_refused.too_many_pauses.policy_missing.policy_invalid.policy_stopped.policy_rejected.timeout.cancelled.github_refused.github_unreachable.github_malformed.config_invalid.internal".split(".");
		class ToolkitError extends Error {
			code;
			data;
			constructor(code, message, data = {}) {
				let { cause, ...rest } = data;
				super(message, cause === void 0 ? void 0 : { cause }), this.name = new.target.name, this.code = code, this.data = rest;
			}
		}
		class InputError extends ToolkitError {}
		class IdentityError extends ToolkitError {}
		class ExchangeError extends ToolkitError {}
		class ApiError extends ToolkitError {}
		class StreamError extends ToolkitError {}
		class GitHubError extends ToolkitError {}
		class PolicyError extends ToolkitError {}
		class RunError extends ToolkitError {}
		class ConfigError extends ToolkitError {}
		function describeError(error) {
			if (!(error instanceof Error)) return String(error);
			let causes = causesOf(error).filter((cause) => !error.message.includes(cause));
			return causes.length === 0 ? error.message : `${error.message} (${causes.join(": ")})`;
		}
		function causesOf({ cause }) {
			return cause instanceof Error ? [cause.message, ...causesOf(cause)] : cause === void 0 ? [] : [describeError(cause)];
		}
	}),
	6593: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Iw: () => envNameOf,
			Pu: () => cliDefaults,
			eS: () => readCliInputs
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _definitions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3683);
		function envNameOf(name) {
			return `INTERNS_${name.replaceAll("-", "_").toUpperCase()}`;
		}
		let onlyOnGitHub = [
			"actor-permission",
			"allowed-bots",
			"on-fork",
			"comment",
			"comment-tag"
		];
		function readCliInputs({ flags, env }) {
			for (let name of onlyOnGitHub) if ((env[envNameOf(name)] ?? "") !== "") throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.dz("input_conflict", `The environment variable ${envNameOf(name)} is set, but "${name}" works in the action only. Unset it.`, { source: name });
			return (name) => notEmpty(flags.get(name)) ?? notEmpty(env[envNameOf(name)]);
		}
		let cliDefaults = (name) => {
			let text = _definitions_js__WEBPACK_IMPORTED_MODULE_1__.Z.find((one) => one.name === name)?.default;
			return text?.startsWith("${{") === !0 ? void 0 : notEmpty(text);
		};
		function notEmpty(text) {
			return text === "" ? void 0 : text;
		}
	}),
	3683: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Z: () => inputDefinitions });
		let inputDefinitions = [
			{
				name: "command",
				default: "prompt",
				description: "What to do: `prompt` sends a prompt to an intern, `answer` answers a question that was left open, `list` lists interns, `update-key` updates API keys, `token` gives an access token."
			},
			{
				name: "base-url",
				default: "",
				description: "Base URL of the service with its version segment, for example `https://service.example/api/v1`. `https` only, except for loopback hosts."
			},
			{
				name: "federation-policy-id",
				default: "",
				description: "Federation policy that exchanges the job's identity for an access token."
			},
			{
				name: "audience",
				default: "",
				description: "Audience (`aud`) asked of the identity provider. Default: the origin of `base-url`."
			},
			{
				name: "api-key",
				default: "",
				description: "API key instead of the exchange. With `federation-policy-id` too, it is the bearer of the exchange call alone."
			},
			{
				name: "subject-token",
				default: "",
				description: "Subject token from elsewhere. Default: the identity of the CI that the job runs in."
			},
			{
				name: "subject-token-file",
				default: "",
				description: "File with a subject token, read anew for each exchange. Relative to the workspace."
			},
			{
				name: "intern",
				default: "",
				description: "Name or id of the intern. Names match exactly."
			},
			{
				name: "workspace-id",
				default: "",
				description: "Only interns of this workspace (UUID)."
			},
			{
				name: "status",
				default: "",
				description: "For `list`: only interns with one of these lifecycle statuses, separated by commas."
			},
			{
				name: "wait-for-intern",
				default: "5m",
				description: "How long to wait for an intern that is `queued` or `provisioning` to become `running`; `0` fails at once."
			},
			{
				name: "prompt",
				default: "",
				description: "The prompt. Exactly one of `prompt` and `prompt-file`."
			},
			{
				name: "prompt-file",
				default: "",
				description: "File with the prompt, relative to the workspace: the way for prompts above 128 KiB."
			},
			{
				name: "approval-mode",
				default: "manual",
				description: "`manual`: the intern asks before privileged tools, and the policy answers. `self-drive`: it asks nobody."
			},
			{
				name: "policy",
				default: ".github/intern-policy.yml",
				description: "Permission policy file. When the default file does not exist, everything is rejected; a named file that does not exist is an error."
			},
			{
				name: "policy-ref",
				default: "auto",
				description: "Where the policy is read. `auto`: for events that outsiders can cause, the default branch, resolved to a commit, through the API; for other events the checkout. Or `workspace`, or a git ref."
			},
			{
				name: "session-id",
				default: "",
				description: "Continue this session, or start one under this id (1 to 256 characters). `from-comment`: the session that the sticky comment keeps."
			},
			{
				name: "on-timeout",
				default: "fail",
				description: "After a stream that ended with reason `timeout`: `fail`, or `continue` by a short follow-up prompt in the same session, until `timeout`."
			},
			{
				name: "timeout",
				default: "30m",
				description: "Longest time of the whole step."
			},
			{
				name: "idle-timeout",
				default: "90s",
				description: "Nothing on the stream, not even a keepalive, for this long: the stream counts as severed."
			},
			{
				name: "max-pauses",
				default: "50",
				description: "More pauses than this in one run fail the step."
			},
			{
				name: "on-pause",
				default: "resolve",
				description: "`resolve` pauses by the policy, or `stop`: leave the question open and set the output `pending`, for a later step or job to answer."
			},
			{
				name: "pending",
				default: "",
				description: "For `answer`: the output `pending` of the step that paused."
			},
			{
				name: "answer",
				default: "",
				description: "For `answer`: the answer as it is to be sent, for example `allow_once`."
			},
			{
				name: "tool-call-id",
				default: "",
				description: "For `answer`, instead of `pending`, with `session-id`: then no tool call is echoed."
			},
			{
				name: "fail-on-reject",
				default: "false",
				description: "Fail the step when the policy rejected anything, so that undone work does not end green."
			},
			{
				name: "actor-permission",
				default: "write",
				description: "For events that outsiders can cause: the least permission on the repository, of actor and triggering actor, that may start a run: `none`, `read`, `triage`, `write`, `maintain` or `admin`. `none` lets anyone but our own comments."
			},
			{
				name: "allowed-bots",
				default: "",
				description: "Exact logins of bots that may start a run, separated by commas; no wildcards. Our own comments never start one."
			},
			{
				name: "on-fork",
				default: "skip",
				description: "When a pull request from a fork leaves the job without an identity: `skip` ends green with the conclusion `skipped`, `fail` fails."
			},
			{
				name: "comment",
				default: "none",
				description: "Comment on the pull request or issue: `none`, `sticky` (one comment for each `comment-tag`, updated in place), `new`."
			},
			{
				name: "comment-tag",
				default: "intern",
				description: "Tells the sticky comments of several workflows apart."
			},
			{
				name: "github-token",
				default: "${{ github.token }}",
				description: "Token for GitHub's API: reads the policy and the actor's permission, fills placeholders, writes the comment."
			},
			{
				name: "export-env",
				default: "",
				description: "For `token`: name of an environment variable that gets the access token for later steps."
			},
			{
				name: "key-hash",
				default: "",
				description: "For `update-key`: hash of the key to update, never the key itself."
			},
			{
				name: "limit",
				default: "",
				description: "For `update-key`: new limit in USD, at most two decimals; `null` for no limit."
			},
			{
				name: "limit-reset",
				default: "",
				description: "For `update-key`: `daily`, `weekly`, `monthly` (midnight UTC), or `null` for no reset."
			},
			{
				name: "disabled",
				default: "",
				description: "For `update-key`: `true` disables the key, `false` enables it."
			},
			{
				name: "include-byok-in-limit",
				default: "",
				description: "For `update-key`: whether usage of your own provider keys counts toward the limit."
			},
			{
				name: "name",
				default: "",
				description: "For `update-key`: new name of the key."
			},
			{
				name: "key-updates",
				default: "",
				description: "For `update-key`: YAML file of many updates, in place of the six inputs above."
			},
			{
				name: "dry-run",
				default: "false",
				description: "For `update-key`: validate, show what would be sent, send nothing."
			},
			{
				name: "transcript",
				default: "auto",
				description: "How much of the intern's words reaches log and job summary: `full`, `brief` (status, decisions, usage, no content), `none`; `auto` is `full` in private and internal repositories and `brief` in public ones."
			},
			{
				name: "transcript-file",
				default: "",
				description: "Where the transcript (JSON Lines) is written. Default: a file in the runner's temp folder."
			}
		];
	}),
	7309: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
		}, lineEnd = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u, escapeSequence = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/gu, invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
		function safeLines(text) {
			return text.split(lineEnd).map(safeLine);
		}
		function oneLine(text) {
			return safeLines(text).join(" ");
		}
		let kept = "\\p{Lu}\\p{Ll}\\p{Lt}\\p{N}", ignored = `[^\\x20-\\x7e${kept}]*`, bracketMarker = RegExp(`#(?=${ignored}#${ignored}\\[)`, "gu"), colonMarker = RegExp(`^([^\\x21-\\x7e${kept}]*:)(?=${ignored}:)`, "u");
		function visibleText(text) {
			return text.replace(escapeSequence, "").replace(invisible, (character) => character === "	" || character === "\n" ? character : "");
		}
		let plain = /^[\x20-\x7e]*$/;
		function safeLine(line) {
			if (plain.test(line)) return line.replace(/#(?=#\[)/g, "# ").replace(/^( *:)(?=:)/, "$1 ");
			let visible = visibleText(line), unbracketed = hasTwice(visible, "#") ? visible.replace(bracketMarker, "# ") : visible;
			return hasTwice(unbracketed, ":") ? unbracketed.replace(colonMarker, "$1 ") : unbracketed;
		}
		function hasTwice(line, character) {
			return line.indexOf(character) !== line.lastIndexOf(character);
		}
	})
};
