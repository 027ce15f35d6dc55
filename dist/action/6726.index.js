export const id = 6726;
export const ids = [6726];
export const modules = { 6726: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { reportSkipped: () => reportSkipped });
	var _report_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3394);
	async function reportSkipped(io, { why, remedy }) {
		return io.setOutputs({ conclusion: "skipped" }), io.log.notice(`No run was started. ${why} ${remedy}`), await io.writeSummary((0, _report_summary_js__WEBPACK_IMPORTED_MODULE_0__.gV)(why, remedy)), "skipped";
	}
}) };
