export const id = 3463;
export const ids = [3463, 9278];
export const modules = {
	3463: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			readPort: () => readPort,
			reportServiceFailure: () => reportServiceFailure,
			serviceLog: () => serviceLog
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _inputs_values_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7035), _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7309), _exit_codes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(535), _system_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9278);
		function serviceLog(io) {
			let line = (level) => (message) => io.stderr(`${level}: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_0__.TN)(message)}\n`);
			return {
				debug() {},
				info: line("info"),
				notice: line("notice"),
				warning: line("warning"),
				error: line("error"),
				mask() {}
			};
		}
		let remedies = {
			EADDRINUSE: ["Stop the program that uses the port, or take a free one: --port 0."],
			ENOENT: ["There is no such file. Check the path; a relative one begins at the current folder."]
		};
		function reportServiceFailure(error, io) {
			let remedy = remedies[(0, _system_error_js__WEBPACK_IMPORTED_MODULE_1__.systemCodeOf)(error) ?? ""] ?? [];
			return io.stderr(`${[...(0, _log_js__WEBPACK_IMPORTED_MODULE_0__.safeLines)((0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.describeError)(error)), ...remedy].join("\n")}\n`), error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.xL ? _exit_codes_js__WEBPACK_IMPORTED_MODULE_3__.r : 1;
		}
		function readPort(flag, text) {
			if (text !== void 0) {
				if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text);
				throw (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_4__.tm)(flag, text, "Use a port from 0 to 65535.");
			}
		}
	}),
	9278: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { systemCodeOf: () => systemCodeOf });
		function systemCodeOf(error) {
			if (error instanceof Error) return "syscall" in error && "code" in error && typeof error.code == "string" ? error.code : systemCodeOf(error.cause);
		}
	})
};
