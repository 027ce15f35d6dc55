export const id = 1006;
export const ids = [1006];
export const modules = { 1006: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
		reportFailure: () => reportFailure,
		reportRun: () => reportRun,
		reportSkipped: () => reportSkipped
	});
	var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452), _report_intern_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(604), _report_outputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8568), _report_summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3394);
	async function reportRun(io, { result, verdict, lead }, { level, transcript, suggest, diff }) {
		result.error !== null && io.log.error(`${result.error.message} (${result.error.code})`), io.setOutputs({
			...(0, _report_outputs_js__WEBPACK_IMPORTED_MODULE_0__.v1)(result, transcript),
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
		let outputs = async () => io.setOutputs((0, _report_outputs_js__WEBPACK_IMPORTED_MODULE_0__.K)("failed", error)), summary = () => io.writeSummary((0, _report_summary_js__WEBPACK_IMPORTED_MODULE_2__.WD)(error));
		for (let write of [outputs, summary]) try {
			await write();
		} catch (cause) {
			let other = (0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.on)(cause);
			other.message !== error.message && io.log.error(`${(0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.Uc)(other)} (${other.code})`);
		}
	}
}) };
