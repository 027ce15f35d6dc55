export const id = 5798;
export const ids = [5798, 1006];
export const modules = {
	5798: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			findStartRefusal: () => findStartRefusal,
			openIfAllowed: () => openIfAllowed,
			refuseIdentityless: () => refuseIdentityless
		});
		var errors = __webpack_require__(452), run_context = __webpack_require__(5928), account = __webpack_require__(7316), marker = __webpack_require__(8963), github_event = __webpack_require__(4828);
		function needsPermission(event, rule) {
			return (0, github_event.Ch)(event) && rule.actorPermission !== "none";
		}
		function refuseOwnComment(event) {
			let body = (0, github_event.$6)(event.payload, "comment", "body");
			if (body !== void 0 && (0, marker.IN)(body)) return {
				why: "The event is a comment by this action itself.",
				remedy: "Its own comments never start a run."
			};
		}
		function refuseActors(standings, rule) {
			return standings.length === 0 ? {
				why: "The event names no actor.",
				remedy: "Set \"actor-permission: none\" to run without one."
			} : standings.map((standing) => refuseActor(standing, rule)).find((refusal) => refusal !== void 0);
		}
		function refuseActor({ login, type, permission }, rule) {
			if (type !== "User") return rule.allowedBots.includes(login) ? void 0 : {
				why: `"${login}" is an account of type ${type}, not a person, and not in "allowed-bots".`,
				remedy: `Add "${login}" to "allowed-bots" if it may start a run.`
			};
			if (!(0, account.du)(permission, rule.actorPermission)) return {
				why: `"${login}" has the permission "${permission}" on this repository, but a run needs "${rule.actorPermission}".`,
				remedy: "Someone with that permission can cause the run, for example by a comment or by reopening the pull request; starting the job again does not help. Or lower \"actor-permission\"."
			};
		}
		var github_access = __webpack_require__(4802), outcome = __webpack_require__(1006);
		async function openIfAllowed(io, settings, event) {
			let access = (0, github_access.o)(io, settings, event), refusal = await findStartRefusal(io, settings, access);
			if (refusal === void 0) return access;
			await (0, outcome.reportSkipped)(io, refusal);
		}
		async function findStartRefusal(io, settings, access) {
			let { event } = access, ownCommentRefusal = refuseOwnComment(event);
			if (ownCommentRefusal !== void 0) return ownCommentRefusal;
			if ((0, run_context.JG)(event) === !0 && lacksCredentials(io, settings, event)) return refuseIdentityless("a fork", settings);
			let actorRefusal = needsPermission(event, settings) ? refuseActors(await access.standings(), settings) : void 0;
			return actorRefusal === void 0 ? (0, run_context.l$)(event) && lacksIdentity(io, settings) ? refuseIdentityless("Dependabot", settings) : void 0 : actorRefusal;
		}
		function refuseIdentityless(from, { onFork }) {
			let why = `The pull request comes from ${from}, and GitHub gives its jobs no identity.`;
			if (onFork === "skip") return {
				why,
				remedy: "Someone with write access can run the intern with a comment."
			};
			throw new errors.lD("identity_missing", `${why} "on-fork: fail" fails the job.`, { source: "on-fork" });
		}
		function lacksCredentials(io, settings, event) {
			return settings.localService === void 0 ? lacksIdentity(io, settings) : !(0, run_context.qX)(event);
		}
		function lacksIdentity({ env }, { credentials }) {
			return credentials?.by === "exchange" && credentials.subjectToken.from === "ci" && (env.ACTIONS_ID_TOKEN_REQUEST_URL ?? "") === "";
		}
	}),
	1006: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			reportFailure: () => reportFailure,
			reportRun: () => reportRun,
			reportSkipped: () => reportSkipped
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452), _report_intern_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(604), _report_outputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8568), _report_summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3394);
		async function reportRun(io, { result, verdict, lead }, { level, transcript, suggest, diff }) {
			result.error !== null && io.log.error(`${result.error.message} (${result.error.code})`), io.setOutputs({
				...(0, _report_outputs_js__WEBPACK_IMPORTED_MODULE_0__.v1)(result, transcript.path),
				verdict
			});
			let render = await (0, _report_intern_words_js__WEBPACK_IMPORTED_MODULE_1__.gD)(result.record, level);
			await io.writeSummary((0, _report_summary_js__WEBPACK_IMPORTED_MODULE_2__.mC)(result.record, level, {
				render,
				suggest,
				lead,
				diff
			}));
		}
		async function reportSkipped(io, { why, remedy }) {
			return io.setOutputs({ conclusion: "skipped" }), io.log.notice(`No run was started. ${why} ${remedy}`), await io.writeSummary((0, _report_summary_js__WEBPACK_IMPORTED_MODULE_2__.gV)(why, remedy)), "skipped";
		}
		async function reportFailure(io, thrown) {
			let error = (0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.on)(thrown);
			io.log.error(`${(0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.Uc)(error)} (${error.code})`);
			for (let { name, value } of error.data.unverifiedClaims ?? []) io.log.info(`  ${name}: ${value ?? "absent"} (unverified)`);
			for (let remark of error.data.remarks ?? []) io.log.notice(remark);
			let setOutputs = async () => io.setOutputs({
				conclusion: "failed",
				"error-code": error.code
			}), writeSummary = () => io.writeSummary((0, _report_summary_js__WEBPACK_IMPORTED_MODULE_2__.WD)(error));
			for (let write of [setOutputs, writeSummary]) try {
				await write();
			} catch (cause) {
				let writeError = (0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.on)(cause);
				writeError.message !== error.message && io.log.error(`${(0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.Uc)(writeError)} (${writeError.code})`);
			}
		}
	}),
	8963: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IN: () => marksOwnComment,
			du: () => buildHiddenLine,
			hQ: () => buildMarker,
			n6: () => readHiddenLine,
			t7: () => readMarker
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8395), _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6413);
		let prefix = "<!-- intern-action ", hiddenLine = /^<!-- intern-action (\{[^\n]*\}) -->(?:\r?\n|$)/;
		function buildHiddenLine(data) {
			let json = JSON.stringify(data).replace(/[<>&-]/g, (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`);
			return `${prefix}${json} -->`;
		}
		function readHiddenLine(text) {
			let [, json] = hiddenLine.exec(text) ?? [];
			return json === void 0 ? void 0 : (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(json);
		}
		let shape = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			kind: zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n([
				"sticky",
				"new",
				"question"
			]),
			tag: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			session: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
			parked: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.L5J()),
			question: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
				code: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
				state: zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n([
					"open",
					"parked",
					"decided"
				]),
				until: zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig()
			}))
		});
		function buildMarker(marker) {
			return buildHiddenLine(marker);
		}
		function readMarker(body) {
			return shape.safeParse(readHiddenLine(body)).data;
		}
		function marksOwnComment(body) {
			return body.startsWith(prefix);
		}
	}),
	5928: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			JG: () => readFork,
			Pn: () => completeContext,
			SA: () => toRunContext,
			l$: () => isFromDependabot,
			qX: () => hasSecretsOnForks,
			tQ: () => readVisibility
		});
		var _environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3554), _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6413), _permission_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1576), _account_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7316), _event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4828), _pull_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3056);
		function readVisibility({ payload }) {
			let visibility = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "repository", "visibility");
			if (visibility !== void 0) return visibility;
			let isPrivate = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.Qc)(payload, "repository", "private");
			return isPrivate === void 0 ? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5 : isPrivate ? "private" : "public";
		}
		function toRunContext(event, env) {
			let pullRequest = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.fK)(event.payload, "pull_request"), actor = (0, _environment_js__WEBPACK_IMPORTED_MODULE_2__.b)(env, "GITHUB_ACTOR");
			return {
				..._permission_context_js__WEBPACK_IMPORTED_MODULE_1__.Ut,
				event: event.name,
				ref: (0, _environment_js__WEBPACK_IMPORTED_MODULE_2__.b)(env, "GITHUB_REF") ?? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5,
				base_ref: (0, _environment_js__WEBPACK_IMPORTED_MODULE_2__.b)(env, "GITHUB_BASE_REF") ?? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5,
				fork: readFork(event),
				draft: (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.Qc)(pullRequest, "draft") ?? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5,
				labels: readLabels(pullRequest ?? (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.fK)(event.payload, "issue")),
				actor: {
					..._permission_context_js__WEBPACK_IMPORTED_MODULE_1__.Ut.actor,
					association: readAssociation(event.payload),
					type: readActorType(event.payload, actor),
					login: actor ?? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5
				},
				repository: { visibility: readVisibility(event) }
			};
		}
		function readFork(event) {
			if (!(0, _event_js__WEBPACK_IMPORTED_MODULE_0__.Ch)(event)) return !1;
			let { payload } = event;
			if (event.name === "workflow_run") return differ((0, _event_js__WEBPACK_IMPORTED_MODULE_0__.OW)(payload, "workflow_run", "head_repository", "id"), (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.OW)(payload, "repository", "id"));
			let pullRequest = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.fK)(payload, "pull_request");
			return (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.fK)(pullRequest, "head", "repo") === null || differ((0, _event_js__WEBPACK_IMPORTED_MODULE_0__.OW)(pullRequest, "head", "repo", "id"), (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.OW)(pullRequest, "base", "repo", "id"));
		}
		function hasSecretsOnForks({ name }) {
			return name === "pull_request_target" || name === "workflow_run";
		}
		function isFromDependabot({ payload }) {
			return (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "pull_request", "user", "login") === "dependabot[bot]";
		}
		function differ(a, b) {
			return a === void 0 || b === void 0 ? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5 : a !== b;
		}
		function readLabels(subject) {
			let labels = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.fK)(subject, "labels");
			return Array.isArray(labels) ? labels.flatMap((label) => (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(label, "name") ?? []) : _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5;
		}
		function readAssociation(payload) {
			let subject = [
				"comment",
				"review",
				"pull_request",
				"issue"
			].map((name) => (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.fK)(payload, name)).find(_json_js__WEBPACK_IMPORTED_MODULE_3__.Gv);
			return (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(subject, "author_association") ?? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5;
		}
		function readActorType(payload, actor) {
			let sender = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.fK)(payload, "sender");
			return actor !== void 0 && (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(sender, "login") === actor ? (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(sender, "type") ?? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5 : _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5;
		}
		async function completeContext(context, policy, standings, pullRequest) {
			let entries = [
				...policy.guards,
				...policy.rules,
				...policy.questions,
				...policy.changes ?? []
			], policyKeys = new Set(entries.flatMap((entry) => entry.when.map((condition) => condition.key))), usesAny = (...keys) => keys.some((key) => policyKeys.has(key)), complete = context;
			if (usesAny("actor.permission", "actor.type") && (complete = addStandings(complete, await standings())), pullRequest !== void 0 && context.fork === _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5 && usesAny("fork", "draft", "base_ref", "labels")) {
				let current = await pullRequest(), { base, draft = _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5 } = current, labels = current.labels.map(({ name }) => name);
				complete = {
					...complete,
					fork: (0, _pull_request_js__WEBPACK_IMPORTED_MODULE_4__.ty)(current),
					base_ref: base.ref,
					draft,
					labels
				};
			}
			return complete;
		}
		function addStandings(context, standings) {
			let levels = standings.map(({ permission }) => _account_js__WEBPACK_IMPORTED_MODULE_5__.zB.indexOf(permission)), permission = _account_js__WEBPACK_IMPORTED_MODULE_5__.zB[Math.min(...levels)] ?? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5, type = standings.find((one) => one.type !== "User")?.type ?? standings[0]?.type ?? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5;
			return {
				...context,
				actor: {
					...context.actor,
					permission,
					type
				}
			};
		}
	}),
	1576: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$5: () => unknownWord,
			Ut: () => unknownContext,
			yO: () => contextKeys
		});
		let unknownWord = "unknown", unknownContext = {
			event: unknownWord,
			ref: unknownWord,
			base_ref: unknownWord,
			fork: unknownWord,
			draft: unknownWord,
			labels: unknownWord,
			actor: {
				permission: unknownWord,
				association: unknownWord,
				type: unknownWord,
				login: unknownWord
			},
			environment: unknownWord,
			repository: { visibility: unknownWord }
		}, contextKeys = [
			toKey("event", "text", "The event that started the workflow, such as push.", ({ event }) => event),
			toKey("ref", "text", "The git ref of the run, such as refs/heads/main.", ({ ref }) => ref),
			toKey("base_ref", "text", "The branch that a pull request goes into.", ({ base_ref }) => base_ref),
			toKey("fork", "flag", "Whether the pull request comes from a fork.", ({ fork }) => fork),
			toKey("draft", "flag", "Whether the pull request is a draft.", ({ draft }) => draft),
			toKey("labels", "texts", "The labels of the pull request or issue.", ({ labels }) => labels),
			toKey("actor.permission", "text", "What the actor may do, according to the API.", ({ actor }) => actor.permission),
			toKey("actor.association", "text", "The actor's association, from the payload; a hint.", (c) => c.actor.association),
			toKey("actor.type", "text", "User or Bot.", ({ actor }) => actor.type),
			toKey("actor.login", "text", "The login of the actor.", ({ actor }) => actor.login),
			toKey("environment", "text", "The deployment environment of the job.", ({ environment }) => environment),
			toKey("repository.visibility", "text", "public, internal or private.", ({ repository }) => repository.visibility)
		];
		function toKey(path, valueType, about, read) {
			let [name = "", group] = path.split(".").toReversed();
			return {
				path,
				group,
				name,
				valueType,
				about,
				read
			};
		}
	}),
	8568: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			v1: () => toRunOutputs,
			xS: () => toOutputList
		});
		var _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4057), _render_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9179);
		let maxBytes = 262144;
		function toRunOutputs({ conclusion, error, pending, record }, transcriptFile) {
			return {
				conclusion,
				text: toTextOutput(record.text),
				"finish-reason": record.finish_reason ?? void 0,
				"session-id": record.session_id ?? void 0,
				"intern-id": record.start?.intern_id,
				usage: JSON.stringify(record.usage),
				decisions: JSON.stringify((0, _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_0__.bB)(record).map(shortenDecision)),
				pending: pending === null ? void 0 : JSON.stringify(pending),
				"transcript-file": transcriptFile,
				"error-code": error?.code
			};
		}
		function toOutputList(entries) {
			let texts = entries.values().map((entry) => JSON.stringify(entry));
			return `[${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.z6)(texts, 262142).join(",")}]`;
		}
		function shortenDecision(decision) {
			let cut = (text) => text === null ? null : (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.ml)(text, 8e3);
			return {
				...decision,
				operation: cut(decision.operation),
				reason: cut(decision.reason)
			};
		}
		function toTextOutput({ head, tail, omitted }) {
			let text = head + tail;
			if (omitted === 0 && Buffer.byteLength(text) <= maxBytes) return text;
			let note = "\n\n[Cut at 256 KiB. The whole text is in the transcript file.]";
			return (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.zP)(head, maxBytes - Buffer.byteLength(note)) + note;
		}
	})
};
