export const id = 9748;
export const ids = [9748];
export const modules = { 7367: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { askPerson: () => askPerson });
	var external_node_crypto_ = __webpack_require__(7598), errors = __webpack_require__(452), person_answer = __webpack_require__(955), pull_request = __webpack_require__(3056), run_context = __webpack_require__(5928), grant = __webpack_require__(9297), shown_pause = __webpack_require__(4320), comment_parked = __webpack_require__(8300), body = __webpack_require__(3070);
	function parkQuestion({ log, redactor }, comment, parking) {
		let parked = toParked(parking), why = typeof parked == "string" ? parked : redactor.redact(JSON.stringify(parked)) === JSON.stringify(parked) ? (0, body.parkedBytes)([parked]) > 5e3 ? "it is too long to be kept" : void 0 : "it holds a secret of this job";
		if (typeof parked == "string" || why !== void 0) return log.notice(`Nobody answered in time, and the question is not parked: ${why}.`), !1;
		let before = comment.parked();
		return comment.keep((0, comment_parked.m)(before, parked)), before.length === comment_parked.s && log.notice(`At most ${comment_parked.s} questions are parked: the oldest is no longer parked.`), log.notice(`Nobody answered in time. The question is parked until ${new Date(parking.untilMs).toISOString()}.`), !0;
	}
	function toParked({ question, decision, code, asked, head, base, untilMs, record }) {
		let { start } = record, { pause } = decision;
		return pause === null || pause.kind !== "permission" || !pause.options.includes("allow_once") ? "only a permission that can be allowed once is" : (0, grant.z8)(pause, [question.toolCall.id, question.sessionId]) ? "its ids are not its own" : asked === void 0 ? "it has no comment of its own" : start?.service === void 0 ? "it is not known which service asks" : {
			code,
			comment: asked.id,
			arguments: question.toolCall.function.arguments,
			binding: {
				digest: (0, grant.gO)(pause),
				policy: start.policy.digest,
				head,
				base,
				intern: start.intern_id,
				approvalMode: start.approval_mode,
				service: start.service,
				session: question.sessionId,
				untilMs
			}
		};
	}
	var question_comment = __webpack_require__(9590);
	async function askPerson(asked, place) {
		let { question, decision, refusal, signal } = asked, { io, comment, number } = place, { clock, log, redactor } = io, text = question.toolCall.function.arguments, shown = (0, shown_pause.Pl)(text, {
			...shown_pause.Y7,
			redact: (words) => redactor.redact(words)
		});
		if (!shown.whole) {
			log.warning("Nobody is asked: the question cannot be shown whole, and nobody may allow what they can't see.");
			return;
		}
		let code = (0, person_answer.Xt)((0, external_node_crypto_.randomBytes)(8)), untilMs = clock.now() + question.answerUntil - clock.monotonic();
		try {
			let pullRequest = await readNeeded(place), commands = commandsFor(decision.pause), askedAtMs = await comment.ask({
				shown,
				code,
				commands,
				untilMs,
				reason: decision.reason,
				refusal
			});
			return askedAtMs === void 0 ? void 0 : (log.notice(`A person has to decide on pull request #${number} by ${new Date(untilMs).toISOString()}.`), await waitBesideComment(asked, place, {
				code,
				askedAtMs,
				untilMs,
				pullRequest
			}));
		} catch (error) {
			if (signal?.throwIfAborted(), !(error instanceof errors.h4)) throw error;
			log.warning(`Nobody could be asked: ${(0, errors.Uc)(error)}`);
			return;
		} finally {
			comment.endAsking();
		}
	}
	async function waitBesideComment(asked, place, shown) {
		let { io, access, comment, settings, recorder, number } = place, { code, untilMs, askedAtMs, pullRequest } = shown, standing = {
			io,
			access,
			number,
			tag: settings.commentTag,
			sticky: comment.id()
		}, own = await (0, question_comment.R)(standing, {
			mark: {
				code,
				state: "open",
				until: untilMs
			},
			text: `✋ ${recorder.soFar().start?.intern_name ?? "The intern"} asks. Answer by ${(0, grant.xe)(untilMs)}.`,
			mentions: asked.refusal === void 0 ? settings.askMentions : []
		}), say = (said) => {
			own !== void 0 && comment.afterwards((0, question_comment.s)(standing, own, said));
		}, decided = {
			code,
			state: "decided",
			until: untilMs
		}, person = "Somebody", answeredBy = (login) => {
			person = login, asked.answeredBy?.(login);
		}, { signal, question } = asked, asking = {
			github: access.github(signal),
			repository: access.repository(),
			number,
			signal,
			answeredBy
		}, waiting = {
			code,
			askedAtMs,
			until: question.answerUntil,
			stranger: pullRequest.stranger
		};
		try {
			let wish = await (0, person_answer.gq)({
				...io,
				...asking,
				...waiting
			});
			return say(wish === void 0 ? leaveUnanswered(asked, place, shown, own) : {
				mark: decided,
				text: `${person} answered: ${typeof wish == "string" ? wish : "a value"}.`
			}), wish;
		} catch (error) {
			throw say({
				mark: decided,
				text: "The run ended before anybody answered."
			}), error;
		}
	}
	function leaveUnanswered({ question, decision }, { io, comment, settings, recorder }, { code, untilMs, pullRequest: { bound } }, own) {
		let until = io.clock.now() + settings.parkedForMs, parking = {
			question,
			decision,
			code,
			asked: own,
			untilMs: until,
			record: recorder.soFar()
		};
		if (bound !== void 0 && parkQuestion(io, comment, {
			...parking,
			...bound
		})) {
			let text = `🕓 Nobody answered in time, so it was rejected. Until ${(0, grant.xe)(until)} it can still be allowed, once.`;
			return {
				mark: {
					code,
					state: "parked",
					until
				},
				text
			};
		}
		return {
			mark: {
				code,
				state: "decided",
				until: untilMs
			},
			text: "Nobody answered in time. The permission policy decided."
		};
	}
	async function readNeeded({ access, settings, number }) {
		let { github, repository, event, subject } = access, isParking = settings.parkedForMs > 0, { headSha, baseRef } = subject ?? {}, isTold = headSha !== void 0 && baseRef !== void 0;
		if ((0, run_context.qc)(event) === !1 && (!isParking || isTold)) return {
			stranger: void 0,
			bound: isParking && isTold ? {
				head: headSha,
				base: baseRef
			} : void 0
		};
		let pullRequest = await (0, pull_request.readPullRequest)(github(), repository(), number);
		return {
			stranger: (0, pull_request.isFromFork)(pullRequest) ? pullRequest.user?.login : void 0,
			bound: isParking ? {
				head: headSha ?? pullRequest.head.sha,
				base: pullRequest.base.ref
			} : void 0
		};
	}
	function commandsFor(pause) {
		if (pause === null) return ["/reject"];
		if (pause.kind !== "permission") return [
			"/answer VALUE",
			"/answer {\"field\": \"value\"}",
			"/reject"
		];
		let { options } = pause;
		return [
			...options.some((option) => option.startsWith("allow_")) ? ["/allow"] : [],
			...options.includes("allow_always") ? ["/allow-always"] : [],
			"/reject"
		];
	}
}) };
