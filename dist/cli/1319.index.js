export const id = 1319;
export const ids = [1319];
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
	21319: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { toAccount: () => toAccount });
		var _ending_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(44443);
		function toAccount(runs) {
			let asked = new Map(), rejected = new Map(), conclusions = {}, sum = {
				prompt_tokens: 0,
				completion_tokens: 0,
				cost: 0,
				without_cost: 0,
				ms: 0,
				pauses: 0,
				rejected: 0
			}, first = null, last = null;
			for (let { record } of runs) {
				let { usage, first_at, last_at } = record, conclusion = record.conclusion ?? "failed";
				conclusions[conclusion] = (conclusions[conclusion] ?? 0) + 1, sum.prompt_tokens += usage?.prompt_tokens ?? 0, sum.completion_tokens += usage?.completion_tokens ?? 0, typeof usage?.cost == "number" ? sum.cost += usage.cost : sum.without_cost += 1, first_at !== null && last_at !== null && (sum.ms += Math.max(0, Date.parse(last_at) - Date.parse(first_at)), (first === null || first_at < first) && (first = first_at), (last === null || last_at > last) && (last = last_at));
				for (let pause of record.pauses) {
					let decision = pause.decisions.at(-1);
					if (sum.pauses += 1, decision === void 0) continue;
					let operation = decision.operation ?? decision.kind ?? "question";
					countIn(asked, operation), decision.outcome !== "reject" && decision.outcome !== "stop" || (0, _ending_js__WEBPACK_IMPORTED_MODULE_0__.WE)(pause, record.error) || (sum.rejected += 1, countIn(rejected, operation));
				}
			}
			let most = {
				most_asked: mostOf(asked),
				most_rejected: mostOf(rejected)
			};
			return {
				runs: runs.length,
				first_at: first,
				last_at: last,
				conclusions,
				...sum,
				...most
			};
		}
		function countIn(counts, operation) {
			let before = counts.get(operation);
			(before !== void 0 || counts.size < 1e4) && counts.set(operation, (before ?? 0) + 1);
		}
		function mostOf(counts) {
			return [...counts].map(([operation, count]) => ({
				operation,
				count
			})).toSorted((a, b) => b.count - a.count || (a.operation < b.operation ? -1 : 1)).slice(0, 10);
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
	})
};
