export const id = 9997;
export const ids = [9997];
export const modules = {
	9997: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { toShownRun: () => toShownRun });
		var _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4057), _timeline_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(245);
		function toShownRun(lines, known) {
			let time = keepTime(), timeline = (0, _timeline_js__WEBPACK_IMPORTED_MODULE_0__.wt)(), piece, observe = (event, line) => {
				let isPiece = event.type === "text" || event.type === "reasoning";
				if (isPiece && piece?.type === event.type) {
					piece = event, timeline.observe(event, line);
					return;
				}
				let at = Date.parse(event.at);
				Number.isNaN(at) || (piece !== void 0 && time.observe(piece, Date.parse(piece.at)), piece = isPiece ? event : void 0, time.observe(event, at), timeline.observe(event, line));
			}, record = known ?? (0, _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_1__.j9)(lines, observe);
			if (known !== void 0) for (let { number, event } of lines) typeof event != "string" && observe(event, number);
			return piece !== void 0 && time.observe(piece, Date.parse(piece.at)), {
				record,
				rows: timeline.value(),
				spent: time.value()
			};
		}
		function keepTime() {
			let spent = {
				intern: 0,
				people: 0,
				network: 0,
				step: 0
			}, last, pausedAt, isAnswering = !1;
			return {
				observe(event, at) {
					if (Number.isNaN(at)) return;
					let since = Math.max(0, at - (last ?? at));
					if (event.type === "request") {
						let sent = last === void 0 ? event.ms : Math.min(since, event.ms);
						spent.network += sent, spent[pausedAt === void 0 ? isAnswering ? "intern" : "step" : "people"] += since - Math.min(since, sent), event.route === "chat" && (isAnswering = event.status < 400);
					} else if (event.type === "decision") {
						let isPersons = (event.decided_by === "person" || event.decided_by === "nobody") && at - (pausedAt ?? at) >= 1e3;
						spent[isPersons ? "people" : "step"] += since, pausedAt = void 0;
					} else event.type === "error" && pausedAt !== void 0 ? (spent.people += since, pausedAt = void 0) : spent[isAnswering ? "intern" : "step"] += since;
					event.type === "pause" && (pausedAt = at), (event.type === "pause" || event.type === "finish" || event.type === "error") && (isAnswering = !1), last = Math.max(last ?? at, at);
				},
				value: () => ({ ...spent })
			};
		}
	}),
	245: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AN: () => isProblem,
			GW: () => problemsOf,
			a$: () => toEnds,
			wt: () => buildTimeline
		});
		function buildTimeline() {
			let open = [], last, openPause;
			return {
				observe(event, line) {
					let row = event.type === "decision" ? openPause : rowThatGoesOn(last, event);
					row === void 0 ? (last = {
						line,
						events: [event]
					}, open.push(last), event.type === "pause" && (openPause = last)) : row.events.push(event);
				},
				value() {
					let end = Date.parse(open.at(-1)?.events.at(-1)?.at ?? ""), seen = new Set(), before;
					return open.map((row) => {
						let closed = closeRow(row, {
							seen,
							before,
							end
						});
						return before = {
							...closed,
							waitedFrom: isOfIntern(closed) && before !== void 0 && mayGoOn(before) ? before.to : null
						}, before;
					});
				}
			};
		}
		function isOfIntern({ kind }) {
			return kind === "text" || kind === "reasoning" || kind === "pause" || kind === "finish" || kind === "error";
		}
		function mayGoOn(row) {
			return row.kind === "request" ? row.request.route === "chat" && row.state !== "failed" : row.kind === "text" || row.kind === "reasoning";
		}
		function rowThatGoesOn(last, { type }) {
			let before = last?.events.at(-1)?.type;
			if (last?.events[0]?.type === "pause" && (type === "finish" || type === "usage")) return last;
			if (type === "text" || type === "reasoning") return before === type ? last : void 0;
			if (type === "usage") return before === "finish" ? last : void 0;
			if (type === "finish") return before === "usage" && last?.events.length === 1 ? last : void 0;
		}
		function beginningOf(at, ms) {
			return Math.max(-864e13, at - Math.max(0, ms));
		}
		function closeRow({ line, events }, past) {
			let [first] = events;
			if (first === void 0) throw Error("A row begins with an event.");
			let at = Date.parse(first.at), last = Date.parse(events.at(-1)?.at ?? ""), to = Number.isNaN(last) ? at : last, place = {
				line,
				from: first.type === "request" ? beginningOf(at, first.ms) : at,
				to
			};
			switch (first.type) {
				case "text":
				case "reasoning": {
					let text = events.map((event) => event.type === first.type ? event.text : "").join("");
					return {
						...place,
						state: "plain",
						kind: first.type,
						text,
						pieces: events.length
					};
				}
				case "request": return {
					...place,
					...closeRequest(first, past)
				};
				case "pause": {
					let decisions = events.filter((event) => event.type === "decision"), usage = events.find((event) => event.type === "usage") ?? null, answered = decisions.length === 0 ? past.end : to, state = stateOf(decisions.at(-1));
					return {
						...place,
						to: answered,
						state,
						kind: "pause",
						pause: first,
						decisions,
						usage
					};
				}
				case "finish":
				case "usage": {
					let finish = events.find((event) => event.type === "finish") ?? null, usage = events.find((event) => event.type === "usage") ?? null, state = finish?.finish_reason === "error" ? "failed" : "plain";
					return {
						...place,
						state,
						kind: "finish",
						finish,
						usage
					};
				}
				case "start": return {
					...place,
					state: "plain",
					kind: "start",
					start: first
				};
				case "prompt": return {
					...place,
					state: "plain",
					kind: "prompt",
					text: first.text
				};
				case "remark": return {
					...place,
					state: "warned",
					kind: "remark",
					message: first.message
				};
				case "error": return {
					...place,
					state: "failed",
					kind: "error",
					error: first
				};
				case "end": return {
					...place,
					state: endStates[first.conclusion],
					kind: "end",
					end: first
				};
				case "decision": return {
					...place,
					state: "warned",
					kind: "remark",
					message: `An answer to no question: ${first.rule}`
				};
				default: return first;
			}
		}
		let endStates = {
			finished: "allowed",
			skipped: "plain",
			paused: "waiting",
			rejected: "rejected",
			ended: "failed",
			failed: "failed"
		};
		function stateOf(decision) {
			if (decision === void 0) return "waiting";
			switch (decision.outcome) {
				case "ask": return "waiting";
				case "allow":
				case "answer": return decision.decided_by === "person" ? "asked" : "allowed";
				case "reject":
				case "stop": return "rejected";
				default: return decision.outcome;
			}
		}
		function closeRequest(request, { seen, before }) {
			let isFailed = request.status >= 400, purpose = purposeOf(request, seen, before);
			return isFailed || seen.add(request.route), {
				kind: "request",
				request,
				purpose,
				state: isFailed ? "failed" : "plain"
			};
		}
		function purposeOf({ route }, seen, before) {
			if (before?.kind === "request" && before.request.route === route && before.state === "failed") return "repeat";
			switch (route) {
				case "identity":
				case "list": return route;
				case "exchange": return seen.has(route) ? "renewal" : "exchange";
				case "chat": return seen.has(route) ? "answer" : "prompt";
				default: return "other";
			}
		}
		function isProblem({ state, kind }) {
			return kind === "end" ? !1 : state === "rejected" || state === "failed" || state === "warned" || kind === "pause" && state === "waiting";
		}
		function problemsOf(rows, maxRows) {
			let first = toEnds(rows, maxRows).flat().find(isProblem);
			return {
				count: rows.filter(isProblem).length,
				first
			};
		}
		function toEnds(rows, most) {
			if (rows.length <= most) return [rows, []];
			let head = Math.ceil(most * 2 / 3);
			return [rows.slice(0, head), rows.slice(rows.length - most + head)];
		}
	})
};
