export const id = 6693;
export const ids = [6693, 3947];
export const modules = {
	9071: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			openIfAllowed: () => openIfAllowed,
			refuseIdentityless: () => refuseIdentityless,
			whyNotStart: () => whyNotStart
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452), _github_run_context_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5928), _github_start_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3947), _github_access_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4802), _skipped_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6726);
		async function openIfAllowed(io, settings, event) {
			let access = (0, _github_access_js__WEBPACK_IMPORTED_MODULE_0__.o)(io, settings, event), refusal = await whyNotStart(io, settings, access);
			if (refusal === void 0) return access;
			await (0, _skipped_js__WEBPACK_IMPORTED_MODULE_1__.v)(io, refusal);
		}
		async function whyNotStart(io, settings, access) {
			let { event } = access, refusal = (0, _github_start_js__WEBPACK_IMPORTED_MODULE_2__.eU)(event) ?? refuseFork(io, settings, access);
			if (refusal !== void 0) return refusal;
			let actors = (0, _github_start_js__WEBPACK_IMPORTED_MODULE_2__.pm)(event, settings) ? (0, _github_start_js__WEBPACK_IMPORTED_MODULE_2__.r)(await access.standings(), settings) : void 0;
			return actors !== void 0 || !(0, _github_run_context_js__WEBPACK_IMPORTED_MODULE_3__.A0)(event) || !lacksIdentity(io, settings) ? actors : refuseIdentityless("Dependabot", settings);
		}
		function refuseFork(io, settings, { event }) {
			if ((0, _github_run_context_js__WEBPACK_IMPORTED_MODULE_3__.qc)(event) === !0 && isBare(io, settings, event)) return refuseIdentityless("a fork", settings);
		}
		function refuseIdentityless(from, { onFork }) {
			let why = `The pull request comes from ${from}, and GitHub gives its jobs no identity.`;
			if (onFork === "skip") return {
				why,
				remedy: "Someone with write access can run the intern by a comment."
			};
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.lD("identity_missing", `${why} "on-fork" is "fail".`, { source: "on-fork" });
		}
		function isBare(io, settings, event) {
			return settings.localService === void 0 ? lacksIdentity(io, settings) : !(0, _github_run_context_js__WEBPACK_IMPORTED_MODULE_3__.qX)(event);
		}
		function lacksIdentity({ env }, { credentials }) {
			return credentials?.by === "exchange" && credentials.subjectToken.from === "ci" && (env.ACTIONS_ID_TOKEN_REQUEST_URL ?? "") === "";
		}
	}),
	6726: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { v: () => reportSkipped });
		var _report_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3394);
		async function reportSkipped(io, { why, remedy }) {
			return io.setOutputs({ conclusion: "skipped" }), io.log.notice(`No run was started. ${why} ${remedy}`), await io.writeSummary((0, _report_summary_js__WEBPACK_IMPORTED_MODULE_0__.gV)(why, remedy)), "skipped";
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
		let begin = "<!-- intern-action ", line = /^<!-- intern-action (\{[^\n]*\}) -->(?:\r?\n|$)/;
		function buildHiddenLine(data) {
			let json = JSON.stringify(data).replace(/[<>&-]/g, (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`);
			return `${begin}${json} -->`;
		}
		function readHiddenLine(text) {
			let [, json] = line.exec(text) ?? [];
			return json === void 0 ? void 0 : (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(json);
		}
		function hasHiddenLine(text) {
			return text.startsWith(begin);
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
			return hasHiddenLine(body);
		}
	}),
	3947: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			eU: () => refuseOwnComment,
			pm: () => needsPermission,
			r: () => refuseActors,
			startingLogins: () => startingLogins
		});
		var _comment_marker_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8963), _event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9607), _permission_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(500);
		function startingLogins(event, env) {
			let actor = env.GITHUB_ACTOR, upstream = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(event.payload, "workflow_run", "actor", "login");
			if (event.name === "workflow_run" && upstream === void 0) return [];
			let again = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(event.payload, "workflow_run", "triggering_actor", "login"), logins = [
				actor,
				env.GITHUB_TRIGGERING_ACTOR,
				upstream,
				again
			];
			return [...new Set(logins.flatMap((login) => login === void 0 || login === "" ? [] : login))];
		}
		function needsPermission(event, rule) {
			return (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.Ch)(event) && rule.actorPermission !== "none";
		}
		function refuseOwnComment(event) {
			let body = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(event.payload, "comment", "body");
			if (body !== void 0 && (0, _comment_marker_js__WEBPACK_IMPORTED_MODULE_1__.IN)(body)) return {
				why: "The event is a comment of this action itself.",
				remedy: "Its own comments never start a run."
			};
		}
		function refuseActors(standings, rule) {
			if (standings.length === 0) return {
				why: "The event names no actor.",
				remedy: "Set \"actor-permission: none\" to run without one."
			};
			for (let standing of standings) {
				let refusal = refuseActor(standing, rule);
				if (refusal !== void 0) return refusal;
			}
		}
		function refuseActor({ login, type, permission }, rule) {
			if (type !== "User") return rule.allowedBots.includes(login) ? void 0 : {
				why: `"${login}" is an account of type ${type}, not a person, and not in "allowed-bots".`,
				remedy: `Add "${login}" to "allowed-bots" if it may start a run.`
			};
			if (!(0, _permission_js__WEBPACK_IMPORTED_MODULE_2__.du)(permission, rule.actorPermission)) return {
				why: `"${login}" has the permission "${permission}" on this repository; a run takes "${rule.actorPermission}".`,
				remedy: "Someone with that permission can start the job again, or \"actor-permission\" can ask for less."
			};
		}
	}),
	9495: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			jI: () => toChangesLine,
			lT: () => toChangesBlocks,
			mk: () => toChangeTable
		});
		var _render_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9179);
		let words = {
			taken: "taken",
			left: "left behind",
			stop: "stops"
		};
		function toChangesLine({ counts: { taken, left, stop } }) {
			if (taken + left + stop === 0) return "No file changed.";
			let stopped = stop === 0 ? "" : `, ${stop} stopped the whole`;
			return `Changed files: ${taken} ${stop === 0 ? "taken" : "that could be taken"}, ${left} left behind${stopped}.`;
		}
		function toChangesBlocks(changes, { level, rows, diff }) {
			if (changes === null || level === "none") return [];
			let { head, counts, entries } = changes, shown = entries.slice(0, rows), all = counts.taken + counts.left + counts.stop;
			return [
				{
					type: "paragraph",
					line: [
						{ strong: toChangesLine(changes) },
						" Since commit ",
						{ code: head.slice(0, 12) },
						"."
					]
				},
				...toChangeTable(shown),
				...all > shown.length ? [{
					type: "quiet",
					lines: [[`${all - shown.length} more are not shown here.`]]
				}] : [],
				...level !== "full" || diff === void 0 || diff === "" ? [] : [{
					type: "details",
					summary: ["The change"],
					blocks: [{
						type: "code",
						text: diff.trimEnd(),
						isDiff: !0
					}]
				}]
			];
		}
		function toChangeTable(entries) {
			return entries.length === 0 ? [] : [{
				type: "table",
				header: [
					"File",
					"Change",
					"Lines",
					"Fate",
					"Rule"
				],
				rows: entries.map(({ path, status, bytes, added, removed, answer, rule }) => [
					[{ code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(path, 200) }],
					[status],
					[added === null || removed === null ? bytes === null ? "" : `${bytes} bytes` : `+${added} −${removed}`],
					[words[answer]],
					[{ code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(rule, 200) }]
				])
			}];
		}
	}),
	3115: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			b: () => textOf,
			t: () => createBoundedText
		});
		function textOf({ head, tail, omitted }) {
			return omitted === 0 ? head + tail : `${head}\n\n[${omitted} characters are left out here.]\n\n${tail}`;
		}
		function createBoundedText(headLength, tailLength) {
			let head = "", tailSize = 0, ring = createRing(tailLength + 1);
			return {
				push(text) {
					let room = headLength - head.length, cut = tailSize > 0 ? 0 : text.length <= room ? text.length : wholeCharacter(text, room);
					cut > 0 && (head += text.slice(0, cut)), cut !== text.length && (ring.push(cut === 0 ? text : text.slice(cut)), tailSize += text.length - cut);
				},
				value() {
					let rest = ring.value();
					if (tailSize <= tailLength) return {
						head: head + rest,
						tail: "",
						omitted: 0
					};
					let tail = rest.slice(wholeCharacter(rest, rest.length - tailLength)), omitted = tailSize - tail.length;
					return omitted === 0 ? {
						head: head + tail,
						tail: "",
						omitted
					} : {
						head,
						tail,
						omitted
					};
				}
			};
		}
		function createRing(capacity) {
			let bytes, size = 0;
			return {
				push(text) {
					bytes ??= Buffer.alloc(capacity * 2);
					let kept = text.length > capacity ? text.slice(text.length - capacity) : text, start = (size + text.length - kept.length) % capacity, first = Math.min(kept.length, capacity - start);
					bytes.write(kept.slice(0, first), start * 2, "utf16le"), first < kept.length && bytes.write(kept.slice(first), 0, "utf16le"), size += text.length;
				},
				value() {
					if (bytes === void 0) return "";
					if (size <= capacity) return bytes.toString("utf16le", 0, size * 2);
					let start = size % capacity * 2;
					return bytes.toString("utf16le", start) + bytes.toString("utf16le", 0, start);
				}
			};
		}
		function wholeCharacter(text, index) {
			let unit = text.charCodeAt(index);
			return unit >= 56320 && unit <= 57343 ? index - 1 : index;
		}
	}),
	4057: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			bB: () => decisionsOf,
			fP: () => messagesApart,
			j9: () => toPastRecord,
			nG: () => toAnswerVerb,
			pM: () => buildRunRecord
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6413), _bounded_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3115);
		let keptHead = 524288, keptTail = 262144;
		function decisionsOf(record) {
			return record.pauses.flatMap(({ decisions }) => decisions.map(({ tool_call_id, kind, operation, answer, rule, reason }) => ({
				tool_call_id,
				kind,
				operation,
				answer,
				rule,
				reason
			})));
		}
		let noFacts = {
			first_at: null,
			last_at: null,
			start: null,
			finish_reason: null,
			session_id: null,
			model: null,
			usage: null,
			remarks: [],
			changes: null,
			error: null,
			conclusion: null
		};
		function buildRunRecord() {
			let reasoning = (0, _bounded_text_js__WEBPACK_IMPORTED_MODULE_0__.t)(keptHead, keptTail), text = (0, _bounded_text_js__WEBPACK_IMPORTED_MODULE_0__.t)(keptHead, keptTail), followUpText = (0, _bounded_text_js__WEBPACK_IMPORTED_MODULE_0__.t)(keptHead, keptTail), isFollowUp = !1, pauses = [], messageEnds = [], said = 0, facts = noFacts;
			return {
				observe(event) {
					event.type === "text" && ((isFollowUp ? followUpText : text).push(event.text), isFollowUp || (said += event.text.length)), event.type === "reasoning" && reasoning.push(event.text), event.type !== "text" && event.type !== "reasoning" && (event.type === "prompt" && (isFollowUp = event.follow_up === !0), event.type === "pause" && (pauses.push({
						pause: event,
						decisions: []
					}), messageEnds.push(said)), event.type === "decision" && pauses.at(-1)?.decisions.push(event), facts = {
						...facts,
						first_at: facts.first_at ?? event.at,
						last_at: event.at,
						...factsOf(event, facts)
					});
				},
				value: () => ({
					...facts,
					text: text.value(),
					message_ends: messageEnds,
					follow_up_text: followUpText.value(),
					reasoning: reasoning.value(),
					pauses
				})
			};
		}
		function factsOf(event, known) {
			switch (event.type) {
				case "start": return { start: event };
				case "usage": return { usage: addUsage(known.usage, event.usage) };
				case "finish": {
					let { finish_reason, session_id, model } = event;
					return {
						finish_reason,
						session_id: session_id ?? known.session_id,
						model
					};
				}
				case "remark": return known.remarks.length < 100 ? { remarks: [...known.remarks, event.message] } : {};
				case "changes": return { changes: event };
				case "model_access": return { models: [...known.models ?? [], event] };
				case "error": return { error: event };
				case "end": return { conclusion: event.conclusion };
				case "request":
				case "prompt":
				case "pause":
				case "decision":
				case "text":
				case "reasoning": return {};
				default: return {};
			}
		}
		function addUsage(sum, more) {
			return sum === null || more === null ? sum ?? more : addNumbers(sum, more);
		}
		function addNumbers(a, b) {
			let names = new Set([...Object.keys(a), ...Object.keys(b)]);
			return Object.fromEntries([...names].map((name) => [name, add(a[name], b[name])]));
		}
		function add(a, b) {
			return typeof a == "number" && typeof b == "number" ? a + b : (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(a) && (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(b) ? addNumbers(a, b) : a ?? b;
		}
		function messagesApart(record) {
			let { head } = record.text, apart = "", from = 0;
			for (let end of record.message_ends) end <= from || end >= head.length || head[end - 1] === "\n" || head[end] === "\n" || (apart += `${head.slice(from, end)}\n\n`, from = end);
			return {
				...record,
				text: {
					...record.text,
					head: apart + head.slice(from)
				},
				message_ends: []
			};
		}
		function toPastRecord(lines, observe = () => {}) {
			let record = buildRunRecord(), unread = 0;
			for (let { number, event } of lines) event === "unreadable" ? unread += 1 : event !== "unknown" && (record.observe(event), observe(event, number));
			let value = record.value();
			if (unread === 0) return value;
			let count = unread === 1 ? "1 line" : `${unread} lines`;
			return {
				...value,
				remarks: [...value.remarks, `${count} of the transcript could not be read.`]
			};
		}
		function toAnswerVerb({ outcome, answer }) {
			switch (outcome) {
				case "allow": return answer === "allow_always" ? "allowed, always" : "allowed";
				case "answer": return "answered";
				case "reject": return answer === "reject_always" ? "rejected, always" : "rejected";
				case "stop": return "stopped";
				case "ask": return "asked";
				default: return outcome;
			}
		}
	})
};
