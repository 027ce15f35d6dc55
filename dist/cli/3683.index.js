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
			Qd: () => maxHeadersWaitMs,
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
		}, interactionDeadlineMs = 3e5, keepaliveIntervalMs = 3e4, maxAccessTokenLifetimeSeconds = 900, maxPromptCharacters = 32e3, maxToolCallIdCharacters = 128, maxTokenRequestBytes = 32768, maxStreamMs = 3e5, maxHeadersWaitMs = 31e4;
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
	86939: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { gO: () => severities });
		let severities = [
			"critical",
			"major",
			"minor",
			"note"
		];
	}),
	71967: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z8: () => failAtWords,
			du: () => isAtLeast
		});
		var _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(86939);
		let failAtWords = [..._finding_js__WEBPACK_IMPORTED_MODULE_0__.gO, "never"];
		function isAtLeast(severity, threshold) {
			return threshold !== "never" && _finding_js__WEBPACK_IMPORTED_MODULE_0__.gO.indexOf(severity) <= _finding_js__WEBPACK_IMPORTED_MODULE_0__.gO.indexOf(threshold);
		}
	}),
	63683: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Z$: () => inputDefinitions,
			vj: () => inputNames,
			wp: () => isInputName
		});
		var _definitions_github_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62497), _definitions_run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(78969), _definitions_service_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43191);
		let definitions = {
			..._definitions_service_js__WEBPACK_IMPORTED_MODULE_0__.r7,
			..._definitions_service_js__WEBPACK_IMPORTED_MODULE_0__.Ib,
			..._definitions_run_js__WEBPACK_IMPORTED_MODULE_1__.HM,
			..._definitions_github_js__WEBPACK_IMPORTED_MODULE_2__._3,
			..._definitions_github_js__WEBPACK_IMPORTED_MODULE_2__.r_,
			..._definitions_github_js__WEBPACK_IMPORTED_MODULE_2__.n4,
			..._definitions_service_js__WEBPACK_IMPORTED_MODULE_0__._H,
			..._definitions_service_js__WEBPACK_IMPORTED_MODULE_0__.AG
		}, inputDefinitions = definitions;
		function isInputName(name) {
			return Object.hasOwn(definitions, name);
		}
		let inputNames = Object.keys(definitions).filter(isInputName);
	}),
	62497: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			UI: () => gitHubMeanings,
			_3: () => findingsInputs,
			n4: () => gitHubInputs,
			r_: () => changesInputs
		});
		var _findings_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(86939), _findings_verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71967), _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97035);
		let actorPermissions = [
			"none",
			"read",
			"triage",
			"write",
			"maintain",
			"admin"
		], commentCommands = [
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
				commands: commentCommands,
				where: "action"
			},
			"comment-tag": {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("tag", readTag),
				default: "intern",
				commands: commentCommands,
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
		let findingsCommands = ["prompt", "post-findings"], findingsInputs = {
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
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Yq)(_findings_verdict_js__WEBPACK_IMPORTED_MODULE_1__.Z8),
				default: "major",
				commands: findingsCommands,
				where: "action"
			},
			"severity-floor": {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("list", readFloor),
				default: "note, minor, major",
				commands: findingsCommands,
				where: "action"
			},
			"max-findings": {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.rD)(0),
				default: "25",
				commands: findingsCommands,
				where: "action"
			},
			"max-rounds": {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.rD)(1),
				default: "20",
				commands: findingsCommands,
				where: "action"
			},
			"commit-status": {
				kind: singleLine("context", 255),
				commands: findingsCommands,
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
		};
		function readFloor(name, value) {
			return (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.ux)(name, value, _findings_finding_js__WEBPACK_IMPORTED_MODULE_2__.gO, `Use ${_findings_finding_js__WEBPACK_IMPORTED_MODULE_2__.gO.join(", ")}: one for each round, separated by commas.`);
		}
		function singleLine(placeholder, maxCharacters) {
			return (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Qq)(placeholder, (name, value) => {
				if (value === value.trim() && !/[\p{C}\p{Zl}\p{Zp}]/u.test(value) && Array.from(value).length <= maxCharacters) return value;
				throw (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.tm)(name, value, `Use at most ${maxCharacters} characters on one line, without a blank at either end.`);
			});
		}
		let changesCommands = ["prompt", "post-changes"], changesInputs = {
			changes: {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Yq)([
					"none",
					"commit",
					"pull-request",
					"suggestions"
				]),
				default: "none",
				commands: changesCommands,
				where: "action"
			},
			"max-change-rounds": {
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.rD)(1),
				default: "3",
				commands: changesCommands,
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
				kind: singleLine("words", 200),
				commands: ["post-changes"],
				where: "action"
			}
		}, gitHubMeanings = {
			"actor-permission": "For events that outsiders can cause: the lowest permission on the repository, of actor and triggering actor, that may start a run: `none`, `read`, `triage`, `write`, `maintain` or `admin`. `none` lets anyone start one, except our own comments.",
			"allowed-bots": "Exact logins of bots that may start a run, separated by commas; no wildcards. Our own comments never start one.",
			"on-fork": "When a pull request from a fork, or of Dependabot, leaves the job without an identity: `skip` ends green with the conclusion `skipped`, `fail` fails.",
			comment: "Comment on the pull request or issue: `none`, `sticky` (one comment for each `comment-tag`, updated in place), `new`.",
			"comment-tag": "Tells the sticky comments of several workflows apart.",
			"ask-mentions": "Who is mentioned when a rule asks a person: logins and teams as `@acme/reviewers`, separated by commas.",
			"parked-for": "How long a question that nobody answered in time can still be allowed, by a workflow with `command: resume` (`docs/pull-requests.md`); at most `24h`; `0` for not at all. Needs `comment: sticky`.",
			"github-token": "Token for GitHub's API: reads the policy and the actor's permission, fills placeholders, writes the comment.",
			findings: "Ask the intern for findings (`docs/review.md`): `none`; `collect`: read them, write them into files, judge them; `annotate`: also show them as annotations of the step; `review`: also as threads on the pull request.",
			"fail-at": "The lowest severity that makes the verdict `changes` and fails the step: `critical`, `major`, `minor`, `note`; `never` never fails the step.",
			"severity-floor": "The lowest severity of new threads in the first, the second, and the third and every later round.",
			"max-findings": "How many threads one round opens, the most severe first. The rest are listed in the review.",
			"max-rounds": "How many rounds a pull request has; the next one is `skipped`.",
			"commit-status": "Context of a commit status on the reviewed commit, such as `interns/review`. Empty: no status is written.",
			"findings-file": "The file of findings that another job of this workflow run collected (output `findings-file`). On `merge_group` there is none.",
			"findings-digest": "The output `findings-digest` of the job that collected the file, handed over as an output of that job: any other file is refused. Required with `findings-file`.",
			changes: "What is done with the files that an agent in the job changed (`docs/changes.md`): `none`; `commit` on the branch; `pull-request`: a new one; `suggestions` on the pull request. Give the job that prompts and the one that posts the same value. With `prompt`, `changes` needs `local-service`.",
			"max-change-rounds": "How many commits in a row on a branch may be changes by interns; the next round is `skipped`.",
			"changes-file": "The file of changes that another job of this workflow run collected (output `changes-file`).",
			"changes-digest": "The output `changes-digest` of the job that collected the file, handed over as an output of that job: any other file is refused.",
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
				commandDefaults: { proxy: "6h" },
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
				kind: _values_js__WEBPACK_IMPORTED_MODULE_0__.dt,
				default: "false",
				commands: _values_js__WEBPACK_IMPORTED_MODULE_0__.aK
			},
			"require-answer": {
				kind: _values_js__WEBPACK_IMPORTED_MODULE_0__.dt,
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
				action: "File with the prompt, relative to the workspace. Needed for prompts above 128 KiB.",
				commandLine: "File with the prompt."
			},
			"approval-mode": "`manual`: the intern asks before privileged tools, and the policy answers. `self-drive`: it asks nobody. `proxy` writes it into each chat request.",
			policy: {
				action: "Permission policy file. When the default file does not exist, everything is rejected; a named file that does not exist is an error.",
				commandLine: "Permission policy file. When the default file does not exist, \"interns chat\" and \"interns answer\" ask you on a terminal, and everything else is rejected; a named file that does not exist is an error."
			},
			"policy-ref": {
				action: "Where the policy is read from. `auto`: for events that outsiders can cause, the default branch, resolved to a commit, through the API; for other events the checkout. Or `workspace`, or a git ref.",
				commandLine: "Where the policy is read from: auto and workspace mean this folder; or a git ref."
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
			_H: () => accessInputs,
			es: () => serviceMeanings,
			r7: () => serviceInputs
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
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("url", _values_js__WEBPACK_IMPORTED_MODULE_0__.$P),
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
				kind: keyField("limit", (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("usd")),
				commands: ["update-key"]
			},
			"limit-reset": {
				kind: keyField("limit_reset", (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Yq)([..._contract_words_js__WEBPACK_IMPORTED_MODULE_1__.sn, "null"])),
				commands: ["update-key"]
			},
			disabled: {
				kind: keyField("disabled", (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Yq)(_values_js__WEBPACK_IMPORTED_MODULE_0__.dt.choices)),
				commands: ["update-key"]
			},
			"include-byok-in-limit": {
				kind: keyField("include_byok_in_limit", (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Yq)(_values_js__WEBPACK_IMPORTED_MODULE_0__.dt.choices)),
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
				kind: _values_js__WEBPACK_IMPORTED_MODULE_0__.dt,
				default: "false",
				commands: ["update-key"]
			},
			plan: {
				kind: _values_js__WEBPACK_IMPORTED_MODULE_0__.dt,
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
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("usd", _key_fields_js__WEBPACK_IMPORTED_MODULE_2__.No),
				commands: ["update-key"]
			},
			"never-disable-all": {
				kind: _values_js__WEBPACK_IMPORTED_MODULE_0__.dt,
				default: "false",
				commands: ["update-key"]
			}
		};
		function keyField(field, kind) {
			return {
				...kind,
				read: (name, value) => (0, _key_fields_js__WEBPACK_IMPORTED_MODULE_2__.ym)(field, name, value)
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
				kind: (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.Qq)("usd", readCost),
				default: "0",
				commands: ["proxy"]
			}
		};
		function readCost(name, value) {
			if (/^\d{1,9}(?:\.\d{1,6})?$/.test(value)) return Number(value);
			throw (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.tm)(name, value, "Use an amount in USD, for example \"2.50\".");
		}
		let serviceMeanings = {
			command: "What to do: `prompt` sends a prompt to an intern, `answer` answers a question that was left open, `resume` takes the late answer to a parked question, `post-findings` posts the findings that another job collected, `post-changes` commits or suggests the changes that another job collected, `list` lists interns, `update-key` updates API keys, `token` gives an access token, `proxy` starts a proxy that serves the steps of the job until the job ends.",
			"base-url": "Base URL of the service with its version segment, for example `https://service.example/api/v1`. `https` only, except for loopback hosts.",
			"local-service": "Configuration of a service that the step runs itself, in place of `base-url` and the inputs that sign in there. `policy-ref` says where the configuration is read.",
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
			},
			intern: "Name or id of the intern. Names match exactly.",
			"workspace-id": "Only interns of this workspace (UUID).",
			status: "only interns with one of these lifecycle statuses, separated by commas.",
			"wait-for-intern": "How long to wait for an intern that is `queued` or `provisioning` to become `running`; `0` fails at once.",
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
			"max-changes": "the most keys that a plan may change; a plan above this is not sent.",
			"raise-at-most": "factor by which a plan may raise what a key may spend a day: `2x` is twice as much. A plan beyond it is not sent.",
			"total-at-most": "the most that all enabled keys together may spend a day, in USD; a plan above this is not sent.",
			"never-disable-all": "with `true`, a plan that would leave no key enabled is not sent.",
			"model-access": "serve clients of OpenAI, of Anthropic, or of the models of a deployment, in place of interns: `model_access` in YAML (docs/model-access.md).",
			"allow-paths": "which requests pass besides the list of interns and the chat: one rule per line, `METHOD /path`; `*` is part of a segment or any method, `**` any path.",
			lossy: "What is done with parts of a chat request that an intern does not get (a system message, a history, parameters): `refuse` them with 400, or `allow` them to be dropped.",
			"max-requests": "send at most this many requests; `0` for no cap.",
			"max-cost": "send nothing more once the usage adds up to this many USD; `0` for no cap."
		};
	}),
	2054: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$J: () => parseNumber,
			B2: () => factorFormat,
			Ch: () => toKeyUpdate,
			Cj: () => amountFormat,
			FY: () => keyFields,
			No: () => readAmount,
			Pt: () => isAmount,
			WG: () => keyFieldNames,
			g6: () => readFactor,
			rw: () => parseFactor,
			ym: () => readKeyField
		});
		var _contract_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84095), _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97035);
		let amountFormat = "an amount in USD from 0 with at most two decimals, such as 50 or 12.50", factorFormat = "a factor from 1x with at most two decimals, such as 2x or 1.5x";
		function isAmount(value) {
			return typeof value == "number" && Number.isFinite(value) && value >= 0 && Number(value.toFixed(2)) === value;
		}
		function parseNumber(text) {
			return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text) ? Number(text) : void 0;
		}
		function parseFactor(value) {
			let [, digits] = /^(\d{1,6}(?:\.\d{1,2})?)x$/.exec(String(value)) ?? [], factor = Number(digits);
			return factor >= 1 ? factor : void 0;
		}
		function readAmount(name, value) {
			let amount = parseNumber(value);
			if (isAmount(amount)) return amount;
			throw (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.tm)(name, value, `Use ${amountFormat}.`);
		}
		function readFactor(name, value) {
			let factor = parseFactor(value);
			if (factor !== void 0) return factor;
			throw (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.tm)(name, value, `Use ${factorFormat}.`);
		}
		let flag = {
			format: "true or false",
			fromText: (text) => /^(?:true|false)$/i.test(text) ? text.toLowerCase() === "true" : text,
			accepts: (value) => typeof value == "boolean"
		}, keyFields = {
			limit: {
				format: `${amountFormat}, or null for no limit`,
				fromText: (text) => text === "null" ? null : parseNumber(text) ?? text,
				accepts: (value) => value === null || isAmount(value)
			},
			limit_reset: {
				format: `${_contract_words_js__WEBPACK_IMPORTED_MODULE_1__.sn.join(", ")}, or null for no reset`,
				fromText: (text) => text === "null" ? null : text,
				accepts: (value) => value === null || _contract_words_js__WEBPACK_IMPORTED_MODULE_1__.sn.some((reset) => reset === value)
			},
			disabled: flag,
			include_byok_in_limit: flag,
			name: {
				format: "a text",
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
			let { format, fromText, accepts } = keyFields[field], value = fromText(text);
			if (accepts(value)) return value;
			throw (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.tm)(input, text, `Use ${format}.`);
		}
		function toKeyUpdate(getValue) {
			let values = keyFieldNames.toSorted().map((name) => [name, getValue(name)]);
			return Object.fromEntries(values.filter(([name, value]) => keyFields[name].accepts(value)));
		}
	})
};
