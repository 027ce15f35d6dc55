export const id = 978;
export const ids = [978];
export const modules = {
	26195: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			gB: () => conclusionSigns,
			t4: () => toExitCode
		});
		function toExitCode(conclusion) {
			switch (conclusion) {
				case "finished":
				case "skipped": return 0;
				case "failed":
				case "ended": return 1;
				case "rejected": return 3;
				case "paused": return 4;
				default: return conclusion;
			}
		}
		let conclusionSigns = {
			finished: "✅",
			paused: "⏸️",
			rejected: "⛔",
			ended: "❌",
			failed: "❌",
			skipped: "⏭️"
		};
	}),
	44443: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$G: () => toEnding,
			Vb: () => nameOf,
			WE: () => wasInterrupted,
			cK: () => countRejected,
			y1: () => maxName
		});
		var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97309), _conclusion_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26195), _render_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99179);
		let maxName = 500, reasons = {
			exchange_refused: "the service refused the token exchange",
			exchange_unreachable: "the service could not be reached",
			api_unreachable: "the service could not be reached",
			api_refused: "the service refused a request",
			stream_malformed: "the service sent something that cannot be read",
			stream_severed: "the connection broke",
			stream_idle: "the service went silent",
			run_ended: "the run was ended from outside",
			run_timeout: "the run took too long for the service",
			answer_empty: "it said nothing",
			answer_refused: "the service refused the answer",
			too_many_pauses: "it asked too often",
			timeout: "the time was up",
			cancelled: "the step was cancelled"
		};
		function nameOf({ start }) {
			return start === null ? "The intern" : (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)((0, _log_js__WEBPACK_IMPORTED_MODULE_1__.oneLine)(start.intern_name), 500);
		}
		function countRejected({ pauses, error }) {
			return pauses.filter((pause) => pause.decisions.at(-1)?.outcome === "reject" && !wasInterrupted(pause, error)).length;
		}
		function wasInterrupted({ decisions }, error) {
			return error?.code === "cancelled" && decisions.at(-1)?.decided_by === "nobody";
		}
		function toEnding(record) {
			let { conclusion, error, pauses, start } = record, name = nameOf(record), rejected = countRejected(record), rejections = rejected === 0 ? "" : `, ${rejected} of ${pauses.length} ${requests(pauses.length)} rejected`, why = error === null ? void 0 : reasonOf(error.code, record), reason = why === void 0 ? "" : `: ${why}`, ended = conclusion ?? "failed", sign = _conclusion_js__WEBPACK_IMPORTED_MODULE_2__.gB[ended];
			switch (ended) {
				case "finished": return `${rejected === 0 ? sign : "⚠️"} ${name} finished${rejections}`;
				case "paused": return `${sign} ${name} is waiting for an answer`;
				case "rejected": return error?.code === "policy_rejected" ? `${sign} ${name} finished${rejections}` : `${sign} ${name} was stopped by the permission policy`;
				case "ended": return `${sign} ${name} did not finish${reason}`;
				case "failed": return `${sign} ${start === null ? "The run" : name} failed${reason}`;
				case "skipped": return `${sign} Skipped`;
				default: return ended;
			}
		}
		function reasonOf(code, { start }) {
			return code === "cancelled" && start?.at_terminal === !0 ? "the run was cancelled" : reasons[code];
		}
		function requests(count) {
			return count === 1 ? "request" : "requests";
		}
	}),
	85697: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => toFacts,
			j: () => toCost
		});
		var _ending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(44443), _render_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99179);
		function toFacts(record) {
			let lines = [
				toPolicy(record),
				toUsage(record),
				toContinuation(record)
			].filter((line) => line.length > 0);
			return lines.length === 0 ? [] : [{
				type: "quiet",
				lines
			}];
		}
		function toCost(cost) {
			return `USD ${cost.toFixed(4)}`;
		}
		function toUsage({ usage, model }) {
			let { prompt_tokens, completion_tokens, total_tokens } = usage ?? {}, counts = [
				...prompt_tokens === void 0 ? [] : [`${prompt_tokens} tokens in`],
				...completion_tokens === void 0 ? [] : [`${completion_tokens} out`],
				...total_tokens === void 0 ? [] : [`${total_tokens} in all`]
			], used = counts.length === 0 ? [] : [`Usage: ${counts.join(", ")}`], by = model === null ? [] : ["Model: ", { code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(model, _ending_js__WEBPACK_IMPORTED_MODULE_1__.y1) }];
			return used.length > 0 && by.length > 0 ? [
				...used,
				" · ",
				...by
			] : [...used, ...by];
		}
		function toPolicy({ start, pauses }) {
			if (start === null) return [];
			let { path, commit, digest } = start.policy, from = commit === null ? [] : [" at commit ", { code: commit.slice(0, 12) }];
			if (path === null) {
				let deciders = new Set(pauses.flatMap(({ decisions }) => decisions.map(({ decided_by }) => decided_by)));
				return deciders.has("person") ? [
					"No policy file",
					...from,
					"; a person decided"
				] : deciders.has("nobody") ? [
					"No policy file",
					...from,
					"; nobody answered"
				] : [
					"Permission policy: none",
					...from,
					", so everything is rejected"
				];
			}
			let hash = digest === null ? [] : [", SHA-256 ", { code: digest.slice(0, 12) }];
			return [
				"Permission policy: ",
				{ code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(path, _ending_js__WEBPACK_IMPORTED_MODULE_1__.y1) },
				...from,
				...hash
			];
		}
		function toContinuation({ session_id, start }) {
			if (session_id === null || start?.session_ends === !0) return [];
			let id = (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(session_id, _ending_js__WEBPACK_IMPORTED_MODULE_1__.y1);
			return start?.tool?.name === "interns" ? ["To continue this session: ", { code: `interns chat --session ${id}` }] : ["To continue this session, set ", { code: `session-id: ${id}` }];
		}
	}),
	20978: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { toAccountBlocks: () => toAccountBlocks });
		var _conclusion_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26195), _facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85697), _render_cut_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(99179), _span_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71512);
		let order = [
			"finished",
			"paused",
			"rejected",
			"ended",
			"failed",
			"skipped"
		];
		function toAccountBlocks(account) {
			let { runs, pauses, rejected, most_asked, most_rejected } = account, ended = order.flatMap((conclusion) => {
				let count = account.conclusions[conclusion] ?? 0;
				return count === 0 ? [] : [`${_conclusion_js__WEBPACK_IMPORTED_MODULE_0__.gB[conclusion]} ${count} ${conclusion}`];
			}), facts = [
				[`${(0, _span_js__WEBPACK_IMPORTED_MODULE_1__.i)(account.ms)} in all`],
				[`${toCount(account.prompt_tokens)} tokens in, ${toCount(account.completion_tokens)} out`],
				[`${(0, _facts_js__WEBPACK_IMPORTED_MODULE_2__.j)(account.cost)}${account.without_cost === 0 ? "" : ` (cost of ${account.without_cost} not known)`}`],
				...toPeriod(account)
			], asked = pauses === 1 ? "1 question was asked" : `${pauses} questions were asked`;
			return [
				{
					type: "heading",
					line: [runs === 1 ? "1 run" : `${runs} runs`],
					facts
				},
				{
					type: "paragraph",
					line: [ended.join(" · ")]
				},
				{
					type: "paragraph",
					line: [`${asked}, ${rejected} rejected.`]
				},
				...toCounts("Asked most", most_asked),
				...toCounts("Rejected most", most_rejected)
			];
		}
		function toCount(count) {
			return count.toLocaleString("en");
		}
		function toPeriod({ first_at, last_at }) {
			if (first_at === null || last_at === null) return [];
			let [from, to] = [first_at.slice(0, 10), last_at.slice(0, 10)];
			return [[from === to ? from : `${from} to ${to}`]];
		}
		function toCounts(title, counts) {
			if (counts.length === 0) return [];
			let rows = counts.map(({ operation, count }) => [[{ code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_3__.ml)(operation, 300) }], [String(count)]]);
			return [{
				type: "table",
				header: [title, "Times"],
				rows
			}];
		}
	}),
	99179: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			m7: () => keepEnds,
			ml: () => shorten
		});
		function keepEnds(text, length) {
			if (text.length <= length) return {
				head: text,
				tail: "",
				omitted: 0
			};
			let head = wellFormed(text.slice(0, Math.ceil(length * 2 / 3))), tail = wellFormed(text.slice(text.length - Math.floor(length / 3)));
			return {
				head,
				tail,
				omitted: text.length - head.length - tail.length
			};
		}
		function shorten(text, length) {
			let { head, tail, omitted } = keepEnds(text, length);
			return omitted === 0 ? head : `${head}…${tail}`;
		}
		function wellFormed(text) {
			return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");
		}
	}),
	71512: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { i: () => toSpan });
		function toSpan(ms) {
			if (ms < 1e3) return `${Math.max(0, Math.round(ms))} ms`;
			if (ms < 59950) return `${(ms / 1e3).toFixed(1)} s`;
			let seconds = Math.round(ms / 1e3), minutes = Math.floor(seconds / 60);
			return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
		}
	})
};
