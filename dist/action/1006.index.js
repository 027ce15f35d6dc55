export const id = 1006;
export const ids = [1006];
export const modules = {
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
