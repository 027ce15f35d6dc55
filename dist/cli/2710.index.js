export const id = 2710;
export const ids = [2710];
export const modules = {
	40036: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { runList: () => runList });
		var _inputs_service_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2382), _job_list_interns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10123), _report_render_plain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8935), _report_summary_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43394), _screen_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21264);
		async function runList(asked) {
			let job = await asked.openJob(), interns = await (0, _job_list_interns_js__WEBPACK_IMPORTED_MODULE_0__.i)(job, (0, _inputs_service_settings_js__WEBPACK_IMPORTED_MODULE_1__.iI)(asked.text));
			return (0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.A$)(asked, job, interns, () => (0, _report_render_plain_js__WEBPACK_IMPORTED_MODULE_3__.b)((0, _report_summary_js__WEBPACK_IMPORTED_MODULE_4__.VH)(interns), (0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.jE)(asked.io))), 0;
		}
	}),
	10123: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { i: () => listInterns });
		var _client_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2410), _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452), _http_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28394), _connect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62480), _io_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72711);
		let maxListCharacters = 16777216;
		function listInterns(io, settings) {
			return (0, _io_js__WEBPACK_IMPORTED_MODULE_0__.d)(io, settings.timeoutMs, async (job) => {
				let { client } = await (0, _connect_js__WEBPACK_IMPORTED_MODULE_1__.Ng)(job, settings);
				return (0, _http_retry_js__WEBPACK_IMPORTED_MODULE_2__.b)({
					what: "intern list",
					maxAttempts: 5,
					...job
				}, () => collect(client.listInterns({
					...settings,
					...job
				})), _client_request_js__WEBPACK_IMPORTED_MODULE_3__.xg);
			});
		}
		async function collect(interns) {
			let all = [], characters = 0;
			for await (let intern of interns) {
				if (characters += JSON.stringify(intern).length, characters > maxListCharacters) throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.hD("api_malformed", `The intern list is longer than ${maxListCharacters} characters. Ask for one workspace, or for fewer statuses.`);
				all.push(intern);
			}
			return all;
		}
	}),
	15233: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => personRule,
			P: () => grantRule
		});
		let grantRule = "grant", personRule = "(person)";
	})
};
