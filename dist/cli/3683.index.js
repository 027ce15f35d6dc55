export const id = 3683;
export const ids = [3683];
export const modules = {
	38536: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	84095: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Pg: () => provideInputSuffix,
			dY: () => lifecycleStatuses,
			oy: () => approvalModes,
			sn: () => limitResets
		});
		let lifecycleStatuses = [
			"awaiting_slack_install",
			"queued",
			"provisioning",
			"running",
			"failed",
			"stopped",
			"destroying",
			"destroy_failed"
		], approvalModes = ["manual", "self-drive"], limitResets = [
			"daily",
			"weekly",
			"monthly"
		], provideInputSuffix = ".provide_input";
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
			is: () => ChangesError,
			lD: () => IdentityError,
			lm: () => StreamError,
			on: () => toToolkitError,
			pn: () => PolicyError,
			xL: () => ConfigError,
			y_: () => GitHubError
		});
		var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96559);
		let errorCodes = Object.values({
			input: [
				"input_invalid",
				"input_missing",
				"input_conflict",
				"prompt_has_secret"
			],
			identity: [
				"identity_missing",
				"identity_unreachable",
				"identity_refused",
				"identity_malformed",
				"identity_used"
			],
			exchange: [
				"exchange_refused",
				"exchange_unreachable",
				"exchange_malformed"
			],
			api: [
				"intern_unknown",
				"intern_ambiguous",
				"intern_not_running",
				"api_refused",
				"api_unreachable",
				"api_malformed",
				"request_too_large",
				"key_management_required",
				"key_mismatch",
				"key_unreadable",
				"key_updates_failed",
				"steered",
				"answer_refused"
			],
			stream: [
				"stream_malformed",
				"stream_severed",
				"stream_idle",
				"run_ended",
				"run_timeout",
				"run_failed",
				"answer_empty"
			],
			policy: [
				"policy_missing",
				"policy_invalid",
				"policy_stopped",
				"policy_rejected",
				"changes_stopped"
			],
			findings: [
				"findings_changes",
				"findings_unsure",
				"findings_not_posted",
				"findings_file_refused"
			],
			changes: [
				"changes_checkout",
				"changes_unreadable",
				"changes_file_refused",
				"changes_head_moved",
				"changes_differ",
				"changes_not_posted"
			],
			run: [
				"too_many_pauses",
				"timeout",
				"cancelled",
				"safety_limit_broken",
				"file_unwritable"
			],
			github: [
				"github_refused",
				"github_unreachable",
				"github_malformed"
			],
			config: ["config_invalid"],
			internal: ["internal"]
		}).flat();
		class ToolkitError extends Error {
			code;
			data;
			#wording;
			constructor(code, message, data = {}) {
				let { cause, ...rest } = data;
				super((0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.b6)(message), cause === void 0 ? void 0 : { cause }), this.name = new.target.name, this.code = code, this.data = rest, this.#wording = message;
			}
			messageFor(call) {
				return (0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.b6)(this.#wording, call);
			}
		}
		class InputError extends ToolkitError {}
		class IdentityError extends ToolkitError {}
		class ExchangeError extends ToolkitError {}
		class ApiError extends ToolkitError {}
		class StreamError extends ToolkitError {}
		class GitHubError extends ToolkitError {}
		class PolicyError extends ToolkitError {}
		class ChangesError extends ToolkitError {}
		class RunError extends ToolkitError {}
		class ConfigError extends ToolkitError {}
		class InternalError extends ToolkitError {}
		function toToolkitError(thrown) {
			return thrown instanceof ToolkitError ? thrown : new InternalError("internal", describeError(thrown), { cause: thrown });
		}
		function describeError(error, call) {
			if (!(error instanceof Error)) return String(error);
			let message = error instanceof ToolkitError ? error.messageFor(call) : systemWords(error), causes = causesOf(error, error.message).filter((cause) => !error.message.includes(cause));
			return causes.length === 0 ? message : `${message} (${causes.join(": ")})`;
		}
		function causesOf({ cause }, said) {
			return cause instanceof Error ? said.includes(cause.message) ? causesOf(cause, said) : [systemWords(cause, said), ...causesOf(cause, said)] : cause === void 0 ? [] : [describeError(cause)];
		}
		let refusals = {
			ENOENT: "it is not there",
			EISDIR: "it is a folder",
			ENOTDIR: "a part of its path is no folder",
			EACCES: "permission is denied",
			ENOSPC: "the disk is full"
		};
		function systemWords({ message }, said = "") {
			let [, code = "", words, path = ""] = /^(E[A-Z0-9]+): (.+?), \w+(?: '(.*)')?$/.exec(message) ?? [];
			return words === void 0 ? message : `${path === "" || said.includes(path) ? "" : `"${path}": `}${refusals[code] ?? words}, ${code}`;
		}
	}),
	86939: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z8: () => failAtWords,
			du: () => isAtLeast,
			gO: () => severities
		});
		let severities = [
			"critical",
			"major",
			"minor",
			"note"
		], failAtWords = [...severities, "never"];
		function isAtLeast(severity, least) {
			return least !== "never" && severities.indexOf(severity) <= severities.indexOf(least);
		}
	}),
	63683: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z$: () => inputDefinitions,
			vj: () => inputNames,
			wp: () => isInputName
		});
		var _definitions_github_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62497), _definitions_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78969), _definitions_service_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43191);
		let all = {
			..._definitions_service_js__WEBPACK_IMPORTED_MODULE_0__.r7,
			..._definitions_service_js__WEBPACK_IMPORTED_MODULE_0__.Ib,
			..._definitions_run_js__WEBPACK_IMPORTED_MODULE_1__.HM,
			..._definitions_github_js__WEBPACK_IMPORTED_MODULE_2__._3,
			..._definitions_github_js__WEBPACK_IMPORTED_MODULE_2__.r_,
			..._definitions_github_js__WEBPACK_IMPORTED_MODULE_2__.n4,
			..._definitions_service_js__WEBPACK_IMPORTED_MODULE_0__._H,
			..._definitions_service_js__WEBPACK_IMPORTED_MODULE_0__.AG
		}, inputDefinitions = all;
		function isInputName(word) {
			return Object.hasOwn(all, word);
		}
		let inputNames = Object.keys(all).filter(isInputName);
	}),
	62497: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$W: () => findingsMeanings,
			SH: () => changesMeanings,
			UI: () => gitHubMeanings,
			_3: () => findingsInputs,
			n4: () => gitHubInputs,
			r_: () => changesInputs
		});
		var _findings_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(86939), _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97035);
		let actorPermissions = [
			"none",
			"read",
			"triage",
			"write",
			"maintain",
			"admin"
		], commenting = [
			..._values_js__WEBPACK_IMPORTED_MODULE_0__.aK,
			"post-findings",
			"post-changes"
		], gitHubInputs = {
			"actor-permission": {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Yq)(actorPermissions),
				default: "write",
				commands: "all",
				where: "action"
			},
			"allowed-bots": {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("logins", readLogins),
				commands: "all",
				where: "action"
			},
			"on-fork": {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Yq)(["skip", "fail"]),
				default: "skip",
				commands: "all",
				where: "action"
			},
			comment: {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Yq)([
					"none",
					"sticky",
					"new"
				]),
				default: "none",
				commands: commenting,
				where: "action"
			},
			"comment-tag": {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("tag", readTag),
				default: "intern",
				commands: commenting,
				where: "action"
			},
			"ask-mentions": {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("names", readMentions),
				commands: _values_js__WEBPACK_IMPORTED_MODULE_0__.aK,
				where: "action"
			},
			"parked-for": {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.p0)(0),
				default: "0",
				commands: _values_js__WEBPACK_IMPORTED_MODULE_0__.aK,
				where: "action"
			},
			"github-token": {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("token"),
				default: "${{ github.token }}",
				commands: "all",
				where: "action"
			}
		}, gitHubMeanings = {
			"actor-permission": "For events that outsiders can cause: the lowest permission on the repository, of actor and triggering actor, that may start a run: `none`, `read`, `triage`, `write`, `maintain` or `admin`. `none` lets in anyone but our own comments.",
			"allowed-bots": "Exact logins of bots that may start a run, separated by commas; no wildcards. Our own comments never start one.",
			"on-fork": "When a pull request from a fork, or of Dependabot, leaves the job without an identity: `skip` ends green with the conclusion `skipped`, `fail` fails.",
			comment: "Comment on the pull request or issue: `none`, `sticky` (one comment for each `comment-tag`, updated in place), `new`.",
			"comment-tag": "Tells the sticky comments of several workflows apart.",
			"ask-mentions": "Who is mentioned when a rule asks a person: logins and teams as `@acme/reviewers`, separated by commas.",
			"parked-for": "How long a question that nobody answered in time can still be allowed, by a workflow with `command: resume` (`docs/pull-requests.md`); at most `24h`; `0` for not at all. Needs `comment: sticky`.",
			"github-token": "Token for GitHub's API: reads the policy and the actor's permission, fills placeholders, writes the comment."
		};
		function readLogins(name, value) {
			if (value.trim() === "") return [];
			let names = value.split(",").map((one) => one.trim());
			if (names.every((one) => /^[A-Za-z0-9][A-Za-z0-9_-]*(?:\[bot\])?$/.test(one))) return names;
			throw (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.tm)(name, value, "Use exact logins separated by commas, for example \"renovate[bot], dependabot[bot]\".");
		}
		function readMentions(name, value) {
			let names = value.split(",").map((one) => one.trim());
			if (names.every((one) => /^@?[A-Za-z0-9][\w-]{0,38}(?:\/\w[\w.-]{0,99})?$/.test(one))) return names.map((one) => `@${one.replace("@", "")}`);
			throw (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.tm)(name, value, "Use logins and teams separated by commas, for example \"octocat, @acme/reviewers\".");
		}
		function readTag(name, value) {
			if (/^[\w.-]{1,50}$/.test(value)) return value;
			throw (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.tm)(name, value, "Use 1 to 50 letters, digits, \"_\", \".\" and \"-\".");
		}
		let judging = ["prompt", "post-findings"], findingsInputs = {
			findings: {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Yq)([
					"none",
					"collect",
					"annotate",
					"review"
				]),
				default: "none",
				commands: ["prompt"],
				where: "action"
			},
			"fail-at": {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Yq)(_findings_finding_js__WEBPACK_IMPORTED_MODULE_1__.Z8),
				default: "major",
				commands: judging,
				where: "action"
			},
			"severity-floor": {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("list", readFloor),
				default: "note, minor, major",
				commands: judging,
				where: "action"
			},
			"max-findings": {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.rD)(0),
				default: "25",
				commands: judging,
				where: "action"
			},
			"max-rounds": {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.rD)(1),
				default: "20",
				commands: judging,
				where: "action"
			},
			"commit-status": {
				kind: line("context", 255),
				commands: judging,
				where: "action"
			},
			"findings-file": {
				kind: _values_js__WEBPACK_IMPORTED_MODULE_0__.Ae,
				commands: ["post-findings"],
				where: "action"
			},
			"findings-digest": {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("digest", _values_js__WEBPACK_IMPORTED_MODULE_0__.rP),
				commands: ["post-findings"],
				where: "action"
			}
		}, findingsMeanings = {
			findings: "Ask the intern for findings (`docs/review.md`): `none`; `collect`: read them, write them into files, judge them; `annotate`: also show them as annotations of the step; `review`: also as threads on the pull request.",
			"fail-at": "The lowest severity that makes the verdict `changes` and fails the step: `critical`, `major`, `minor`, `note`; `never` fails no step.",
			"severity-floor": "The lowest severity of new threads in the first, the second, and the third and every later round.",
			"max-findings": "How many threads one round opens, the most severe first. The rest are listed in the review.",
			"max-rounds": "How many rounds a pull request has; the next one is `skipped`.",
			"commit-status": "Context of a commit status on the reviewed commit, such as `interns/review`. Empty: no status is written.",
			"findings-file": "The file of findings that another job of this workflow run collected (output `findings-file`). On `merge_group` there is none.",
			"findings-digest": "The output `findings-digest` of that job, handed over as an output of the job: any other file is refused. Required with `findings-file`."
		};
		function readFloor(name, value) {
			return (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.ux)(name, value, _findings_finding_js__WEBPACK_IMPORTED_MODULE_1__.gO, `Use ${_findings_finding_js__WEBPACK_IMPORTED_MODULE_1__.gO.join(", ")}: one for each round, separated by commas.`);
		}
		function line(called, maxCharacters) {
			return (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(called, (name, value) => {
				if (value === value.trim() && !/[\p{C}\p{Zl}\p{Zp}]/u.test(value) && Array.from(value).length <= maxCharacters) return value;
				throw (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.tm)(name, value, `Use at most ${maxCharacters} characters on one line, without a blank at either end.`);
			});
		}
		let both = ["prompt", "post-changes"], changesInputs = {
			changes: {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Yq)([
					"none",
					"commit",
					"pull-request",
					"suggestions"
				]),
				default: "none",
				commands: both,
				where: "action"
			},
			"max-change-rounds": {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.rD)(1),
				default: "3",
				commands: both,
				where: "action"
			},
			"changes-file": {
				kind: _values_js__WEBPACK_IMPORTED_MODULE_0__.Ae,
				commands: ["post-changes"],
				where: "action"
			},
			"changes-digest": {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("digest", _values_js__WEBPACK_IMPORTED_MODULE_0__.rP),
				commands: ["post-changes"],
				where: "action"
			},
			"commit-message": {
				kind: line("words", 200),
				commands: ["post-changes"],
				where: "action"
			}
		}, changesMeanings = {
			changes: "What becomes of the files that an agent in the job changed (`docs/changes.md`), the same in the job that prompts and in the one that posts: `none`; `commit` on the branch; `pull-request`: a new one; `suggestions` on the pull request. With `prompt` it needs `local-service`.",
			"max-change-rounds": "How many commits in a row on a branch may be changes of interns; the next round is `skipped`.",
			"changes-file": "The file of changes that another job of this workflow run collected (output `changes-file`).",
			"changes-digest": "The output `changes-digest` of that job, handed over as an output of the job: any other file is refused.",
			"commit-message": "Headline of the commit or pull request, at most 200 characters. Default: `Changes by an intern (TAG)`, where TAG is `comment-tag`."
		};
	}),
	78969: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HM: () => runInputs,
			IV: () => sessionFromCommentWord,
			kK: () => runMeanings
		});
		var _contract_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38536), _contract_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84095), _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97035);
		let policyCommands = [
			..._values_js__WEBPACK_IMPORTED_MODULE_0__.aK,
			"proxy",
			"post-changes"
		], runInputs = {
			prompt: {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(),
				commands: ["prompt"]
			},
			"prompt-file": {
				kind: _values_js__WEBPACK_IMPORTED_MODULE_0__.Ae,
				commands: ["prompt"]
			},
			"approval-mode": {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Yq)(_contract_words_js__WEBPACK_IMPORTED_MODULE_1__.oy),
				default: "manual",
				commands: [..._values_js__WEBPACK_IMPORTED_MODULE_0__.aK, "proxy"]
			},
			policy: {
				kind: _values_js__WEBPACK_IMPORTED_MODULE_0__.Ae,
				default: ".github/intern-policy.yml",
				commands: policyCommands
			},
			"policy-ref": {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("ref", _values_js__WEBPACK_IMPORTED_MODULE_0__.sg),
				default: "auto",
				commands: policyCommands
			},
			"session-id": {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("id", readSessionId),
				commands: ["prompt", "answer"]
			},
			"on-timeout": {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Yq)(["fail", "continue"]),
				default: "fail",
				commands: _values_js__WEBPACK_IMPORTED_MODULE_0__.aK
			},
			timeout: {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.p0)(1e3),
				default: "30m",
				defaultOf: { proxy: "6h" },
				commands: "all"
			},
			"idle-timeout": {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.p0)(1e3),
				default: "90s",
				commands: _values_js__WEBPACK_IMPORTED_MODULE_0__.aK
			},
			"max-pauses": {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.rD)(0),
				default: "50",
				commands: _values_js__WEBPACK_IMPORTED_MODULE_0__.aK
			},
			"on-pause": {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Yq)(["resolve", "stop"]),
				default: "resolve",
				commands: ["prompt", "answer"]
			},
			pending: {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("json"),
				commands: ["answer"]
			},
			answer: {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(),
				commands: ["answer"]
			},
			"tool-call-id": {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("id"),
				commands: ["answer"]
			},
			"fail-on-reject": {
				kind: _values_js__WEBPACK_IMPORTED_MODULE_0__.Wb,
				default: "false",
				commands: _values_js__WEBPACK_IMPORTED_MODULE_0__.aK
			},
			"require-answer": {
				kind: _values_js__WEBPACK_IMPORTED_MODULE_0__.Wb,
				default: "true",
				commands: ["prompt"]
			},
			transcript: {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Yq)([
					"auto",
					"full",
					"brief",
					"none"
				]),
				default: "auto",
				commands: _values_js__WEBPACK_IMPORTED_MODULE_0__.aK
			},
			"transcript-file": {
				kind: _values_js__WEBPACK_IMPORTED_MODULE_0__.Ae,
				commands: [..._values_js__WEBPACK_IMPORTED_MODULE_0__.aK, "proxy"]
			},
			attest: {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Yq)(["none", "file"]),
				default: "none",
				commands: _values_js__WEBPACK_IMPORTED_MODULE_0__.aK,
				where: "action"
			}
		}, runMeanings = {
			prompt: "The prompt. Give exactly one of `prompt` and `prompt-file`.",
			"prompt-file": {
				action: "File with the prompt, relative to the workspace: the way for prompts above 128 KiB.",
				commandLine: "File with the prompt."
			},
			"approval-mode": "`manual`: the intern asks before privileged tools, and the policy answers. `self-drive`: it asks nobody. `proxy` writes it into each chat request.",
			policy: {
				action: "Permission policy file. When the default file does not exist, everything is rejected; a named file that does not exist is an error.",
				commandLine: "Permission policy file. When the default file does not exist, \"interns chat\" and \"interns answer\" ask you on a terminal, and everything else is rejected; a named file that does not exist is an error."
			},
			"policy-ref": {
				action: "Where the policy is read. `auto`: for events that outsiders can cause, the default branch, resolved to a commit, through the API; for other events the checkout. Or `workspace`, or a git ref.",
				commandLine: "Where the policy is read: auto and workspace are this folder; or a git ref."
			},
			"session-id": {
				action: "Continue this session, or start one under this id (1 to 256 characters). `from-comment`: the session that the sticky comment keeps.",
				commandLine: "Continue this session, or start one under this id (1 to 256 characters)."
			},
			"on-timeout": "After a stream that ended with reason `timeout`: `fail`, or `continue` by a short follow-up prompt in the same session, until `timeout`.",
			timeout: {
				action: "Time limit of the whole step, at most `24h`. For `proxy`: of the proxy, which should last as long as the job.",
				commandLine: "Time limit of the whole command, at most 24h."
			},
			"idle-timeout": "Nothing on the stream, not even a keepalive, for this long: the stream counts as severed.",
			"max-pauses": {
				action: "More pauses than this in one run fail the step.",
				commandLine: "A run with more pauses than this fails."
			},
			"on-pause": {
				action: "`resolve` pauses by the policy, or `stop`: leave the question open and set the output `pending`, for a later step or job to answer.",
				commandLine: "Resolve pauses by the policy, or stop: leave the question open and print it (exit code 4)."
			},
			pending: "the output `pending` of the step that paused.",
			answer: "the answer to send, for example `allow_once`.",
			"tool-call-id": "instead of `pending`, with `session-id`; then no tool call is echoed.",
			"fail-on-reject": {
				action: "Fail the step when the policy rejected anything, so that incomplete work does not end green.",
				commandLine: "Exit with 3 if anything was rejected, even though the run finished."
			},
			"require-answer": "A run that finished without a word is `ended` with the error `answer_empty`. With `false` it is `finished`.",
			transcript: {
				action: "How much of the intern's words reaches log and job summary: `full`, `brief` (status, decisions, usage, no content), `none`; `auto` is `full` in private and internal repositories and `brief` in public ones.",
				commandLine: "How much is shown: full, brief (decisions, no content), none; auto is full here."
			},
			"transcript-file": {
				action: "Where the transcript (JSON Lines) is written; for `proxy` its account. Default: a file in the runner's temp folder.",
				commandLine: "Where the transcript (JSON Lines) is written. Default: a file in your state folder."
			},
			attest: "`file`: write a record of the run into a file, for `actions/attest` to sign in the next step (`docs/provenance.md`). `none`: write nothing."
		}, sessionFromCommentWord = "from-comment";
		function readSessionId(name, value) {
			if (value.length <= _contract_limits_js__WEBPACK_IMPORTED_MODULE_2__.yj.max) return value;
			throw (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.tm)(name, value, `It has ${value.length} characters; use 1 to ${_contract_limits_js__WEBPACK_IMPORTED_MODULE_2__.yj.max}.`);
		}
	}),
	43191: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AG: () => proxyInputs,
			Ib: () => internInputs,
			Jn: () => accessMeanings,
			VO: () => internMeanings,
			_H: () => accessInputs,
			es: () => serviceMeanings,
			r7: () => serviceInputs,
			vk: () => proxyMeanings
		});
		var _contract_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84095), _key_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2054), _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97035);
		let serviceInputs = {
			command: {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Yq)(_values_js__WEBPACK_IMPORTED_MODULE_0__.Pf),
				default: "prompt",
				commands: "all",
				where: "action"
			},
			"base-url": {
				kind: _values_js__WEBPACK_IMPORTED_MODULE_0__.pc,
				commands: "all"
			},
			"local-service": {
				kind: _values_js__WEBPACK_IMPORTED_MODULE_0__.Ae,
				commands: ["prompt"],
				where: "action"
			},
			"federation-policy-id": {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("id"),
				commands: "all"
			},
			audience: {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(),
				commands: "all"
			},
			"api-key": {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.rJ)("key"),
				commands: "all"
			},
			"subject-token": {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.rJ)("jwt"),
				commands: "all"
			},
			"subject-token-file": {
				kind: _values_js__WEBPACK_IMPORTED_MODULE_0__.Ae,
				commands: "all"
			}
		}, serviceMeanings = {
			command: "What to do: `prompt` sends a prompt to an intern, `answer` answers a question that was left open, `resume` takes the late answer to a parked question, `post-findings` posts the findings that another job collected, `post-changes` takes home the changes that another job collected, `list` lists interns, `update-key` updates API keys, `token` gives an access token, `proxy` starts a proxy that serves the steps of the job until the job ends.",
			"base-url": "Base URL of the service with its version segment, for example `https://service.example/api/v1`. `https` only, except for loopback hosts.",
			"local-service": "Configuration of a service that the step runs itself, in place of `base-url` and the inputs that sign in there. `policy-ref` says where it is read.",
			"federation-policy-id": "Federation policy that exchanges the job's identity for an access token.",
			audience: "Audience (`aud`) to ask the identity provider for. Default: the origin of `base-url`.",
			"api-key": "API key instead of the exchange. With `federation-policy-id` too, it is only the bearer of the exchange call.",
			"subject-token": {
				action: "Subject token from elsewhere. Default: the identity of the CI that the job runs in.",
				commandLine: "Identity token from elsewhere. Default: the identity of the CI job."
			},
			"subject-token-file": {
				action: "File with a subject token, read again for each exchange. Relative to the workspace.",
				commandLine: "File with an identity token, read again for each exchange."
			}
		}, internInputs = {
			intern: {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(),
				commands: [..._values_js__WEBPACK_IMPORTED_MODULE_0__.aK, "proxy"]
			},
			"workspace-id": {
				kind: _values_js__WEBPACK_IMPORTED_MODULE_0__.uR,
				commands: [
					..._values_js__WEBPACK_IMPORTED_MODULE_0__.aK,
					"list",
					"proxy"
				]
			},
			status: {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.c3)(_contract_words_js__WEBPACK_IMPORTED_MODULE_1__.dY),
				commands: ["list"]
			},
			"wait-for-intern": {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.p0)(0),
				default: "5m",
				commands: [..._values_js__WEBPACK_IMPORTED_MODULE_0__.aK, "proxy"]
			}
		}, internMeanings = {
			intern: "Name or id of the intern. Names match exactly.",
			"workspace-id": "Only interns of this workspace (UUID).",
			status: "only interns with one of these lifecycle statuses, separated by commas.",
			"wait-for-intern": "How long to wait for an intern that is `queued` or `provisioning` to become `running`; `0` fails at once."
		}, accessInputs = {
			"export-env": {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("name"),
				commands: ["token", "proxy"]
			},
			"key-hash": {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("hash"),
				commands: ["update-key"]
			},
			limit: {
				kind: keyField("limit", money(_key_fields_js__WEBPACK_IMPORTED_MODULE_2__.No)),
				commands: ["update-key"]
			},
			"limit-reset": {
				kind: keyField("limit_reset", (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Yq)([..._contract_words_js__WEBPACK_IMPORTED_MODULE_1__.sn, "null"])),
				commands: ["update-key"]
			},
			disabled: {
				kind: keyField("disabled", (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Yq)(_values_js__WEBPACK_IMPORTED_MODULE_0__.Wb.words)),
				commands: ["update-key"]
			},
			"include-byok-in-limit": {
				kind: keyField("include_byok_in_limit", (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Yq)(_values_js__WEBPACK_IMPORTED_MODULE_0__.Wb.words)),
				commands: ["update-key"]
			},
			name: {
				kind: keyField("name", (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Qq)()),
				commands: ["update-key"]
			},
			"key-updates": {
				kind: _values_js__WEBPACK_IMPORTED_MODULE_0__.Ae,
				commands: ["update-key"]
			},
			"dry-run": {
				kind: _values_js__WEBPACK_IMPORTED_MODULE_0__.Wb,
				default: "false",
				commands: ["update-key"]
			},
			plan: {
				kind: _values_js__WEBPACK_IMPORTED_MODULE_0__.Wb,
				default: "false",
				commands: ["update-key"],
				where: "action"
			},
			"max-changes": {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.rD)(0),
				commands: ["update-key"]
			},
			"raise-at-most": {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("factor", _key_fields_js__WEBPACK_IMPORTED_MODULE_2__.g6),
				commands: ["update-key"]
			},
			"total-at-most": {
				kind: money(_key_fields_js__WEBPACK_IMPORTED_MODULE_2__.No),
				commands: ["update-key"]
			},
			"never-disable-all": {
				kind: _values_js__WEBPACK_IMPORTED_MODULE_0__.Wb,
				default: "false",
				commands: ["update-key"]
			}
		}, accessMeanings = {
			"export-env": {
				action: "For `token`: name of an environment variable that gets the access token for later steps. For `proxy`: `OPENAI`, `INTERNS` or `OPENAI, INTERNS`, the clients whose variables are set for later steps; with `model-access` by default those of the provider (`OPENAI` or `ANTHROPIC`).",
				commandLine: "name of an environment variable that gets the access token for later steps."
			},
			"key-hash": "hash of the key to update, never the key itself.",
			limit: "new limit in USD, at most two decimals; `null` for no limit.",
			"limit-reset": "`daily`, `weekly`, `monthly` (midnight UTC), or `null` for no reset.",
			disabled: "`true` disables the key, `false` enables it.",
			"include-byok-in-limit": "whether usage of your own provider keys counts toward the limit.",
			name: "new name of the key.",
			"key-updates": "YAML file of many updates, instead of `key-hash` and new values.",
			"dry-run": "validate, show what would be sent, send nothing, and read no key.",
			plan: "read the keys, show what would change, and send no change.",
			"max-changes": "most keys that a plan may change; a plan beyond it is not sent.",
			"raise-at-most": "factor by which a plan may raise what a key may spend a day: `2x` is twice as much. A plan beyond it is not sent.",
			"total-at-most": "most that all enabled keys together may spend a day, in USD; a plan beyond it is not sent.",
			"never-disable-all": "with `true`, a plan that would leave no key enabled is not sent."
		};
		function keyField(field, kind) {
			return {
				...kind,
				read: (name, value) => (0, _key_fields_js__WEBPACK_IMPORTED_MODULE_2__.ym)(field, name, value)
			};
		}
		function money(read) {
			return {
				is: "money",
				called: "usd",
				words: [],
				read
			};
		}
		let proxyInputs = {
			"model-access": {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("yaml"),
				commands: ["proxy"]
			},
			"allow-paths": {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("rules"),
				commands: ["proxy"]
			},
			lossy: {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Yq)(["refuse", "allow"]),
				default: "refuse",
				commands: ["proxy"]
			},
			"max-requests": {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.rD)(0),
				default: "0",
				commands: ["proxy"]
			},
			"max-cost": {
				kind: money(readCost),
				default: "0",
				commands: ["proxy"]
			}
		}, proxyMeanings = {
			"model-access": "serve clients of OpenAI, of Anthropic, or of the models of a deployment, in place of interns: `model_access` in YAML (docs/model-access.md).",
			"allow-paths": "what passes besides the list of interns and the chat: one rule per line, `METHOD /path`; `*` is part of a segment or any method, `**` any path.",
			lossy: "What is done with parts of a chat request that an intern does not get (a system message, a history, parameters): `refuse` them with 400, or `allow` them to be dropped.",
			"max-requests": "send at most this many requests; `0` for no cap.",
			"max-cost": "send nothing more once the usage adds up to this many USD; `0` for no cap."
		};
		function readCost(name, value) {
			if (/^\d{1,9}(?:\.\d{1,6})?$/.test(value)) return Number(value);
			throw (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.tm)(name, value, "Use an amount in USD, for example \"2.50\".");
		}
	}),
	2054: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ch: () => toKeyUpdate,
			FY: () => keyFields,
			Jt: () => factorOf,
			No: () => readAmount,
			Pt: () => isAmount,
			QX: () => takesFactor,
			WG: () => keyFieldNames,
			g6: () => readFactor,
			hx: () => takesAmount,
			rl: () => numberOf,
			ym: () => readKeyField
		});
		var _contract_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84095), _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97035);
		let takesAmount = "an amount in USD from 0 with at most two decimals, such as 50 or 12.50", takesFactor = "a factor from 1x with at most two decimals, such as 2x or 1.5x";
		function isAmount(value) {
			return typeof value == "number" && Number.isFinite(value) && value >= 0 && Number(value.toFixed(2)) === value;
		}
		function numberOf(text) {
			return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text) ? Number(text) : void 0;
		}
		function factorOf(value) {
			let [, digits] = /^(\d{1,6}(?:\.\d{1,2})?)x$/.exec(String(value)) ?? [], factor = Number(digits);
			return factor >= 1 ? factor : void 0;
		}
		function readAmount(name, value) {
			let amount = numberOf(value);
			if (isAmount(amount)) return amount;
			throw (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.tm)(name, value, `Use ${takesAmount}.`);
		}
		function readFactor(name, value) {
			let factor = factorOf(value);
			if (factor !== void 0) return factor;
			throw (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.tm)(name, value, `Use ${takesFactor}.`);
		}
		let flag = {
			takes: "true or false",
			fromText: (text) => /^true$/i.test(text) ? !0 : !/^false$/i.test(text) && text,
			accepts: (value) => typeof value == "boolean"
		}, keyFields = {
			limit: {
				takes: `${takesAmount}, or null for no limit`,
				fromText: (text) => text === "null" ? null : numberOf(text) ?? text,
				accepts: (value) => value === null || isAmount(value)
			},
			limit_reset: {
				takes: `${_contract_words_js__WEBPACK_IMPORTED_MODULE_1__.sn.join(", ")}, or null for no reset`,
				fromText: (text) => text === "null" ? null : text,
				accepts: (value) => value === null || _contract_words_js__WEBPACK_IMPORTED_MODULE_1__.sn.some((reset) => reset === value)
			},
			disabled: flag,
			include_byok_in_limit: flag,
			name: {
				takes: "a text",
				fromText: (text) => text,
				accepts: (value) => typeof value == "string" && value !== ""
			}
		}, keyFieldNames = [
			"limit",
			"limit_reset",
			"disabled",
			"include_byok_in_limit",
			"name"
		];
		function readKeyField(field, input, text) {
			let { takes, fromText, accepts } = keyFields[field], value = fromText(text);
			if (accepts(value)) return value;
			throw (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.tm)(input, text, `Use ${takes}.`);
		}
		function toKeyUpdate(given) {
			let values = keyFieldNames.toSorted().map((name) => [name, given(name)]);
			return Object.fromEntries(values.filter(([name, value]) => keyFields[name].accepts(value)));
		}
	}),
	97035: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$P: () => readBaseUrl,
			Ae: () => path,
			Gq: () => invalid,
			Kf: () => readChoice,
			LO: () => missing,
			Pf: () => actionCommands,
			Qq: () => text,
			Sr: () => readPort,
			Wb: () => onOrOff,
			Yq: () => choice,
			aK: () => runCommands,
			c3: () => listOf,
			gH: () => readListOf,
			hj: () => conflict,
			p0: () => duration,
			pc: () => baseUrl,
			rD: () => wholeNumber,
			rJ: () => secret,
			rP: () => readDigest,
			sg: () => readRef,
			tm: () => badValue,
			uR: () => uuid,
			ux: () => readWords
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97309), _loopback_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(83838), _secret_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(36385), _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96559);
		function refusing(code) {
			return (source, cause) => (...message) => new _errors_js__WEBPACK_IMPORTED_MODULE_0__.dz(code, (0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.MH)(...message), {
				source,
				cause
			});
		}
		let invalid = refusing("input_invalid"), missing = refusing("input_missing"), conflict = refusing("input_conflict");
		function badValue(name, value, use) {
			let shown = value.length > 200 ? `${value.slice(0, 200)}…` : value;
			return invalid(name)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.hF)(name)} is "${(0, _log_js__WEBPACK_IMPORTED_MODULE_2__.TN)(shown)}". ${use}`;
		}
		function readChoice(name, value, choices) {
			let known = choices.find((one) => one === value);
			if (known !== void 0) return known;
			let quoted = choices.map((one) => `"${one}"`);
			throw badValue(name, value, `Use ${quoted.length === 1 ? quoted[0] : `${quoted.slice(0, -1).join(", ")} or ${quoted.at(-1)}`}.`);
		}
		function readBoolean(name, value) {
			if (/^(?:true|True|TRUE)$/.test(value)) return !0;
			if (/^(?:false|False|FALSE)$/.test(value)) return !1;
			throw badValue(name, value, "Use \"true\" or \"false\".");
		}
		function readListOf(name, value, words) {
			let use = `Use one or more of ${words.join(", ")}, separated by commas.`;
			return [...new Set(readWords(name, value, words, use))];
		}
		function readWords(name, value, words, use) {
			return value.split(",").map((part) => {
				let word = words.find((one) => one === part.trim());
				if (word !== void 0) return word;
				throw badValue(name, value, use);
			});
		}
		function readSecret(name, value) {
			if (/^[\x21-\x7e]+$/.test(value)) return new _secret_js__WEBPACK_IMPORTED_MODULE_3__.z(value);
			throw invalid(name)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.hF)(name)} has characters that no key or token has, such as a space or a line break. Check how the secret was stored.`;
		}
		function readRef(name, value) {
			if (/^[^\s~^:?*[\\\u007f]{1,255}$/u.test(value) && !/\.\.|@\{|\/\/|^[-/]|[/.]$|(?:^|\/)\.|\.lock(?:\/|$)/.test(value)) return value;
			throw badValue(name, value, "Use \"auto\", \"workspace\", or a branch, tag or commit, for example \"main\".");
		}
		function readPort(name, value) {
			if (value !== void 0) {
				if (/^\d{1,5}$/.test(value) && Number(value) <= 65535) return Number(value);
				throw badValue(name, value, "Use a port from 0 to 65535.");
			}
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
		function readDigest(name, value) {
			if (/^sha256:[0-9a-f]{64}$/.test(value)) return value;
			throw badValue(name, value, `Use the output "${name}" of the job that collected the file.`);
		}
		function readUuid(name, value) {
			if (/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)) return value;
			throw badValue(name, value, "Use a UUID, for example \"89f9f5b2-3f89-4eaf-83ca-5ceae149e8bb\".");
		}
		function readBaseUrl(name, value) {
			let use = "Use the base URL of the service with its version segment, for example \"https://service.example/api/v1\".";
			if (!URL.canParse(value)) throw badValue(name, value, use);
			let url = new URL(value);
			if (url.username !== "" || url.password !== "") throw badValue(name, url.host, `Leave user name and password out. ${use}`);
			if (/[?#]/.test(url.href)) throw badValue(name, value, `Leave query and fragment out. ${use}`);
			if (!(url.protocol === "https:" || url.protocol === "http:" && (0, _loopback_js__WEBPACK_IMPORTED_MODULE_4__.U9)(url.hostname))) throw badValue(name, value, `Use https: tokens are sent there. Only loopback hosts may use http. ${use}`);
			return url.href.replace(/\/+$/, "");
		}
		function text(called = "text", read = (_, value) => value) {
			return {
				is: "text",
				called,
				words: [],
				read
			};
		}
		function choice(words) {
			return {
				is: "choice",
				called: words.join("|"),
				words,
				read: (name, value) => readChoice(name, value, words)
			};
		}
		function listOf(words) {
			return {
				is: "list",
				called: "list",
				words,
				read: (name, value) => readListOf(name, value, words)
			};
		}
		let onOrOff = {
			is: "switch",
			called: "true|false",
			words: ["true", "false"],
			read: readBoolean
		};
		function duration(leastMs) {
			return {
				is: "duration",
				called: "duration",
				words: [],
				read: (name, value) => readDuration(name, value, leastMs)
			};
		}
		function wholeNumber(least) {
			return {
				is: "number",
				called: "number",
				words: [],
				read: (name, value) => readInteger(name, value, least)
			};
		}
		let path = {
			is: "path",
			called: "file",
			words: [],
			read: (_, value) => value
		}, baseUrl = {
			is: "url",
			called: "url",
			words: [],
			read: readBaseUrl
		}, uuid = text("uuid", readUuid);
		function secret(called) {
			return {
				is: "secret",
				called,
				words: [],
				read: readSecret
			};
		}
		let actionCommands = [
			"prompt",
			"answer",
			"resume",
			"post-findings",
			"post-changes",
			"list",
			"update-key",
			"token",
			"proxy"
		], runCommands = [
			"prompt",
			"answer",
			"resume"
		];
	}),
	83838: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			FY: () => isSafeUrl,
			SF: () => isMetadataHost,
			U9: () => isLoopback
		});
		function isLoopback(hostname) {
			return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i.test(hostname);
		}
		function isMetadataHost(hostname) {
			return /^(?:169\.254(?:\.\d{1,3}){2}|\[fd00:ec2::[0-9a-f]+\]|metadata\.google\.internal)$/i.test(hostname);
		}
		function isSafeUrl({ protocol, hostname }) {
			return protocol === "https:" || protocol === "http:" && isLoopback(hostname);
		}
	}),
	36385: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			z: () => Secret,
			l: () => createRedactor
		});
		var external_node_util_ = __webpack_require__(57975);
		function formsOf(value) {
			let wellFormed = value.toWellFormed(), json = JSON.stringify(value).slice(1, -1), bytes = Buffer.from(`\0\0${wellFormed}`), whole = bytes.toString("base64", 2), base64 = [whole.replace(/=+$/, ""), ...[
				2,
				1,
				0
			].map((first) => base64Within(bytes, first))], base64url = base64.map((text) => text.replaceAll("+", "-").replaceAll("/", "_")), hex = bytes.toString("hex", 2), encoded = [
				...base64,
				...base64url,
				hex,
				hex.toUpperCase()
			];
			return [
				value,
				...urlFormsOf(wellFormed),
				json,
				json.replaceAll("/", String.raw`\/`),
				json.replace(/[^\0-\x7f]/g, (unit) => String.raw`\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`),
				value.replace(/[&<>"]/g, (character) => htmlNames[character] ?? character),
				whole,
				...encoded.filter((text) => text.length >= 8)
			].filter((form) => form !== "");
		}
		let htmlNames = {
			"&": "&amp;",
			"<": "&lt;",
			">": "&gt;",
			"\"": "&quot;"
		};
		function urlFormsOf(value) {
			let component = encodeURIComponent(value), forms = [
				component,
				component.replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`),
				new URLSearchParams({ "": value }).toString().slice(1),
				encodeURI(value)
			];
			return [...forms, ...forms.map((text) => text.replace(/%../g, (code) => code.toLowerCase()))];
		}
		function base64Within(bytes, first) {
			let end = Math.floor((bytes.length - first) * 8 / 6);
			return bytes.toString("base64", first).slice(Math.ceil((2 - first) * 8 / 6), end);
		}
		var sha256 = __webpack_require__(75468);
		class Secret {
			#value;
			constructor(value) {
				this.#value = value;
			}
			reveal() {
				return this.#value;
			}
			fingerprint() {
				return (0, sha256.s)(this.#value).slice(0, 8);
			}
			toString() {
				return "***";
			}
			toJSON() {
				return "***";
			}
			[external_node_util_.inspect.custom]() {
				return "***";
			}
		}
		function createRedactor() {
			let forms = new Set(), needles, known = () => (needles ??= toNeedles(forms), needles);
			return {
				add(secret) {
					for (let form of formsOf(secret.reveal())) forms.add(form);
					needles = void 0;
				},
				redact: (text) => text.length < known().shortest ? text : replaceHits(text, hitsIn(text, known())),
				stream() {
					let held = "";
					return {
						push(text) {
							let whole = held + text;
							if (forms.size === 0) return whole;
							let hits = hitsIn(whole, known()), open = openEndOf(whole, known()), cut = hits.find(({ start, end }) => start < open && open < end)?.start ?? open;
							return held = whole.slice(cut), held.length > known().longest + 1024 && (held = held.replace(breaks, "")), replaceHits(whole.slice(0, cut), hits.filter(({ end }) => end <= cut));
						},
						end() {
							let rest = replaceHits(held, hitsIn(held, known()));
							return held = "", rest;
						}
					};
				}
			};
		}
		let breaks = /[\r\n]+|\u001b\[[0-?]*[ -/]*[@-~]/g, breaksInJson = /[\r\n]+|(?:\\[rn])+|(?:\u001b|\\u001[bB])\[[0-?]*[ -/]*[@-~]/g, cutBreak = /(?:\u001b(?:\[[0-?]{0,300}[ -/]{0,8})?|\\(?:u(?:0(?:0(?:1(?:[bB](?:\[[0-?]{0,300}[ -/]{0,8})?)?)?)?)?)?)$/;
		function toNeedles(forms) {
			let needles = new Map();
			for (let form of forms) for (let text of [form.replace(breaks, ""), form.replace(breaksInJson, "")]) {
				if (text === "") continue;
				let mayBreak = text.length >= 4 || text !== form || needles.get(text)?.mayBreak === !0;
				needles.set(text, {
					text,
					mayBreak
				});
			}
			let sorted = [...needles.values()].toSorted((a, b) => b.text.length - a.text.length), shortest = sorted.at(-1)?.text.length ?? Infinity, length = Math.min(shortest, 8), byBeginning = Map.groupBy(sorted, ({ text }) => text.slice(0, length)), alternatives = [...byBeginning.keys()].map((text) => RegExp.escape(text));
			return {
				byBeginning,
				byFirst: Map.groupBy(sorted, ({ text }) => text.charAt(0)),
				beginning: new RegExp(alternatives.join("|"), "g"),
				longest: sorted[0]?.text.length ?? 0,
				shortest
			};
		}
		function hitsIn(text, needles) {
			return text.length < needles.shortest ? [] : mergeHits(readingsOf(text).flatMap((reading) => findHits(text, reading, needles)));
		}
		function readingsOf(text) {
			return text.includes("\\") ? [breaks, breaksInJson] : [breaks];
		}
		function findHits(text, reading, { beginning, byBeginning }) {
			let bare = text.replace(reading, ""), found = [], places;
			beginning.lastIndex = 0;
			for (let match = beginning.exec(bare); match !== null; match = beginning.exec(bare)) {
				let { index } = match;
				beginning.lastIndex = index + 1;
				for (let needle of byBeginning.get(match[0]) ?? []) {
					if (!bare.startsWith(needle.text, index)) continue;
					places ??= placesOf(text, reading);
					let start = places[index] ?? 0, end = (places[index + needle.text.length - 1] ?? 0) + 1;
					if (needle.mayBreak || end - start === needle.text.length) {
						found.push({
							start,
							end
						});
						break;
					}
				}
			}
			return found;
		}
		function placesOf(text, reading) {
			let places = new Uint32Array(text.length), count = 0, at = 0, addUntil = (end) => {
				for (; at < end; at += 1) places[count] = at, count += 1;
			};
			for (let { 0: piece, index } of text.matchAll(reading)) addUntil(index), at = index + piece.length;
			return addUntil(text.length), places;
		}
		function mergeHits(hits) {
			let merged = [];
			for (let hit of hits.toSorted((a, b) => a.start - b.start)) {
				let last = merged.at(-1);
				last === void 0 || last.end <= hit.start ? merged.push(hit) : merged[merged.length - 1] = {
					start: last.start,
					end: Math.max(last.end, hit.end)
				};
			}
			return merged;
		}
		function replaceHits(text, hits) {
			let shown = "", from = 0;
			for (let { start, end } of hits) shown += text.slice(from, start) + "***", from = end;
			return shown + text.slice(from);
		}
		function openEndOf(text, needles) {
			let cut = cutBreak.exec(text.slice(-320)), opens = (cut === null ? [text] : [text, text.slice(0, text.length - cut[0].length)]).flatMap((whole) => readingsOf(whole).map((reading) => {
				let bare = whole.replace(reading, ""), open = openEnd(bare, needles);
				return open === bare.length ? text.length : bare.length === whole.length ? open : placesOf(whole, reading)[open] ?? 0;
			}));
			return Math.min(...opens);
		}
		function openEnd(text, { byFirst, longest }) {
			for (let at = Math.max(0, text.length - longest + 1); at < text.length; at += 1) {
				let left = text.length - at, isOpen = ({ text: needle }) => needle.length > left && needle.startsWith(text.slice(at));
				if (byFirst.get(text.charAt(at))?.some(isOpen) === !0) return at;
			}
			return text.length;
		}
	}),
	75468: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { s: () => sha256 });
		function sha256(content) {
			return process.getBuiltinModule("node:crypto").hash("sha256", content);
		}
	}),
	96559: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			MH: () => worded,
			b6: () => textOf,
			hF: () => input,
			hS: () => counted
		});
		function input(name) {
			return { input: name };
		}
		function worded(texts, ...values) {
			return texts.flatMap((text, index) => {
				let value = values[index] ?? "";
				return [text, typeof value == "number" ? String(value) : value].flat();
			});
		}
		function textOf(message, call = callActionInput) {
			return typeof message == "string" ? message : message.reduce((text, part) => text + (typeof part == "string" ? part : call(part.input, text === "" || text.endsWith(". "))), "");
		}
		function callActionInput(name, isFirst) {
			return isFirst ? `Input "${name}"` : `"${name}"`;
		}
		function counted(number, noun) {
			return `${number} ${noun}${number === 1 ? "" : "s"}`;
		}
	})
};
