export const id = 5388;
export const ids = [5388];
export const modules = {
	5388: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { reportFailure: () => reportFailure });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _report_outputs_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8568), _report_summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3394);
		async function reportFailure(io, thrown) {
			let error = (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.on)(thrown);
			io.log.error(`${(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(error)} (${error.code})`);
			for (let { name, value } of error.data.unverifiedClaims ?? []) io.log.info(`  ${name}: ${value ?? "absent"} (unverified)`);
			for (let remark of error.data.remarks ?? []) io.log.notice(remark);
			await attempt(io, error, () => io.setOutputs((0, _report_outputs_js__WEBPACK_IMPORTED_MODULE_1__.K)("failed", error))), await attempt(io, error, () => io.writeSummary((0, _report_summary_js__WEBPACK_IMPORTED_MODULE_2__.WD)(error)));
		}
		async function attempt(io, told, write) {
			try {
				await write();
			} catch (thrown) {
				let error = (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.on)(thrown);
				error.message !== told.message && io.log.error(`${(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(error)} (${error.code})`);
			}
		}
	}),
	8568: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K: () => toFailureOutputs,
			tP: () => toErrorOutput,
			v1: () => toRunOutputs
		});
		var _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4057), _render_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9179);
		let maxTextBytes = 262144, maxOperation = 8e3;
		function toRunOutputs({ conclusion, error, pending, record }, transcriptFile) {
			return {
				conclusion,
				text: toTextOutput(record.text),
				...record.finish_reason === null ? {} : { "finish-reason": record.finish_reason },
				...record.session_id === null ? {} : { "session-id": record.session_id },
				...record.start === null ? {} : { "intern-id": record.start.intern_id },
				usage: JSON.stringify(record.usage),
				decisions: JSON.stringify((0, _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_0__.bB)(record).map(shortened)),
				...pending === null ? {} : { pending: JSON.stringify(pending) },
				"transcript-file": transcriptFile,
				...toErrorOutput(error)
			};
		}
		function toFailureOutputs(conclusion, error) {
			return {
				conclusion,
				...toErrorOutput(error)
			};
		}
		function toErrorOutput(error) {
			return error === null ? {} : { "error-code": error.code };
		}
		function shortened(decision) {
			let { operation, reason } = decision;
			return {
				...decision,
				operation: operation === null ? null : (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.ml)(operation, maxOperation),
				reason: reason === null ? null : (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.ml)(reason, maxOperation)
			};
		}
		function toTextOutput({ head, tail, omitted }) {
			let text = head + tail;
			if (omitted === 0 && Buffer.byteLength(text) <= maxTextBytes) return text;
			let note = "\n\n[Cut at 256 KiB. The whole text is in the transcript file.]";
			return (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.zP)(head, maxTextBytes - Buffer.byteLength(note)) + note;
		}
	})
};
