export const id = 6555;
export const ids = [6555];
export const modules = { 16555: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { toKeyResults: () => toKeyResults });
	var _keys_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(91884), _report_keys_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(85936);
	function toKeyResults(report) {
		let { asked, results, total, broken } = report;
		return {
			keys: asked === "update" ? (0, _keys_outcome_js__WEBPACK_IMPORTED_MODULE_0__.V)(results) : [],
			changes: (0, _report_keys_words_js__WEBPACK_IMPORTED_MODULE_1__.sB)(report),
			planned: results.flatMap(({ outcome }) => outcome.state === "dry_run" ? [{
				method: outcome.request.method,
				url: outcome.request.url,
				body: JSON.parse(outcome.request.body ?? "null")
			}] : []),
			skipped: results.flatMap(({ key, entries, outcome }) => entries.filter(({ state }) => outcome.state !== "failed" && state !== "taken").map((verdict) => ({
				source: verdict.entry.source,
				hash: key.shownHash,
				because: (0, _report_keys_words_js__WEBPACK_IMPORTED_MODULE_1__.XZ)(verdict)
			}))),
			failed: results.flatMap(({ key, outcome }) => outcome.state === "failed" ? [{
				source: key.source,
				hash: key.shownHash,
				code: outcome.error.code,
				message: outcome.error.message
			}] : []),
			limits_broken: broken.map((one) => ({
				limit: one.limit,
				message: (0, _report_keys_words_js__WEBPACK_IMPORTED_MODULE_1__.lk)(one)
			})),
			total_per_day: total === void 0 ? null : {
				before: finite(total.before),
				after: finite(total.after)
			}
		};
	}
	function finite(amount) {
		return Number.isFinite(amount) ? amount : null;
	}
}) };
