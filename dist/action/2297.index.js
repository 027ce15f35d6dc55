export const id = 2297;
export const ids = [2297];
export const modules = {
	2297: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { reportFailure: () => reportFailure });
		var errors = __webpack_require__(452), conclusion = __webpack_require__(6195), ending = __webpack_require__(4443), cut = __webpack_require__(9179), markdown = __webpack_require__(3974), report_status = __webpack_require__(6282);
		function toFailureSummary(error) {
			let rows = (error.data.unverifiedClaims ?? []).map(({ name, value }) => [[{ code: name }], [value === void 0 ? "absent" : { code: (0, cut.ml)(value, ending.y1) }]]), table = [{
				type: "paragraph",
				line: ["Compare these claims of the subject token (unverified) with the federation policy."]
			}, {
				type: "table",
				header: ["Claim", "Value"],
				rows
			}];
			return (0, markdown.l)([
				{
					type: "heading",
					line: [`${conclusion.gB.failed} ${headingOf(error)}`]
				},
				{
					type: "alert",
					kind: "CAUTION",
					line: [`${(0, cut.ml)(error.message, report_status.aW)} (${error.code})`]
				},
				...rows.length === 0 ? [] : table,
				...(error.data.remarks ?? []).map((remark) => ({
					type: "alert",
					kind: "NOTE",
					line: [remark]
				}))
			]);
		}
		function headingOf({ code }) {
			return code === "file_unwritable" ? "The step failed" : "The run did not start";
		}
		var outputs = __webpack_require__(8568);
		async function reportFailure(io, thrown) {
			let error = (0, errors.on)(thrown);
			io.log.error(`${(0, errors.Uc)(error)} (${error.code})`);
			for (let { name, value } of error.data.unverifiedClaims ?? []) io.log.info(`  ${name}: ${value ?? "absent"} (unverified)`);
			for (let remark of error.data.remarks ?? []) io.log.notice(remark);
			await attempt(io, error, () => io.setOutputs((0, outputs.K)("failed", error))), await attempt(io, error, () => io.writeSummary(toFailureSummary(error)));
		}
		async function attempt(io, told, write) {
			try {
				await write();
			} catch (thrown) {
				let error = (0, errors.on)(thrown);
				error.message !== told.message && io.log.error(`${(0, errors.Uc)(error)} (${error.code})`);
			}
		}
	}),
	4443: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$G: () => toEnding,
			Vb: () => nameOf,
			WE: () => wasInterrupted,
			cK: () => countRejected,
			y1: () => maxName
		});
		var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7309), _conclusion_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6195), _render_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9179);
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
			return start === null ? "The intern" : (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)((0, _log_js__WEBPACK_IMPORTED_MODULE_1__.TN)(start.intern_name), 500);
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
	5697: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$: () => toFacts,
			j: () => toCost
		});
		var _ending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4443), _render_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9179);
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
	1512: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { i: () => toSpan });
		function toSpan(ms) {
			if (ms < 1e3) return `${Math.max(0, Math.round(ms))} ms`;
			if (ms < 59950) return `${(ms / 1e3).toFixed(1)} s`;
			let seconds = Math.round(ms / 1e3), minutes = Math.floor(seconds / 60);
			return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
		}
	}),
	6282: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$E: () => toAlerts,
			aW: () => maxMessage,
			mf: () => toStatus
		});
		var _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7309), _ending_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4443), _facts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5697), _render_cut_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9179), _span_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1512);
		let maxMessage = 4e3;
		function toStatus(record) {
			let { start, session_id, first_at, last_at, usage } = record, facts = [
				...start === null ? [] : [[`${start.approval_mode} mode`]],
				...first_at === null || last_at === null ? [] : [[(0, _span_js__WEBPACK_IMPORTED_MODULE_0__.i)(Date.parse(last_at) - Date.parse(first_at))]],
				...typeof usage?.cost == "number" ? [[(0, _facts_js__WEBPACK_IMPORTED_MODULE_1__.j)(usage.cost)]] : [],
				...session_id === null ? [] : [[`session ${beginning((0, _log_js__WEBPACK_IMPORTED_MODULE_2__.TN)(session_id))}`]]
			];
			return {
				type: "heading",
				line: [(0, _ending_js__WEBPACK_IMPORTED_MODULE_3__.$G)(record)],
				facts
			};
		}
		function toAlerts({ error, remarks }) {
			let caution = error === null ? [] : [{
				type: "alert",
				kind: "CAUTION",
				line: [`${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_4__.ml)(error.message, maxMessage)} (${error.code})`]
			}], more = remarks.length - 10, rest = more === 1 ? "One more warning is in the log." : `${more} more warnings are in the log.`, said = [...remarks.slice(0, 10), ...more > 0 ? [rest] : []];
			return [...caution, ...said.map((remark) => ({
				type: "alert",
				kind: "WARNING",
				line: [(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_4__.ml)(remark, maxMessage)]
			}))];
		}
		function beginning(id) {
			let characters = Array.from(id);
			return characters.length <= 12 ? id : `${characters.slice(0, 12).join("")}…`;
		}
	})
};
