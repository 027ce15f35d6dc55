export const id = 3463;
export const ids = [3463, 9278];
export const modules = {
	93463: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			readPort: () => readPort,
			reportServiceFailure: () => reportServiceFailure,
			serviceLog: () => serviceLog
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _inputs_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97035), _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97309), _exit_codes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(20535), _screen_tell_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9236), _system_error_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(19278);
		function serviceLog(io) {
			let line = (level) => (message) => (0, _screen_tell_js__WEBPACK_IMPORTED_MODULE_0__.tell)(io, `${level}: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_1__.oneLine)(message)}`);
			return {
				debug() {},
				info: line("info"),
				notice: line("notice"),
				warning: line("warning"),
				error: line("error"),
				mask() {}
			};
		}
		function reportServiceFailure(error, io, command, asked) {
			let refused = asked === void 0 ? void 0 : describeRefusedAddress(error, asked);
			if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.xL)) return (0, _screen_tell_js__WEBPACK_IMPORTED_MODULE_0__.tell)(io, `interns ${command}: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_1__.oneLine)(refused ?? (0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.describeError)(error))}`), 1;
			let remedy = (0, _system_error_js__WEBPACK_IMPORTED_MODULE_3__.systemCodeOf)(error) === "ENOENT" ? ["Check the path; a relative one begins at the current folder."] : [];
			return (0, _screen_tell_js__WEBPACK_IMPORTED_MODULE_0__.tell)(io, [...(0, _log_js__WEBPACK_IMPORTED_MODULE_1__.safeLines)((0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.describeError)(error)), ...remedy].join("\n")), _exit_codes_js__WEBPACK_IMPORTED_MODULE_4__.rP;
		}
		function describeRefusedAddress(error, { host, port, issuerPort }) {
			let code = (0, _system_error_js__WEBPACK_IMPORTED_MODULE_3__.systemCodeOf)(error) ?? "", found = error instanceof Error && "port" in error && typeof error.port == "number" ? error.port : port, flag = found === issuerPort ? "--identity-provider-port" : "--port";
			switch (code) {
				case "EADDRINUSE": return port !== 0 && port === issuerPort ? `--port and --identity-provider-port are both ${port}. Give each its own.` : `Port ${found} is in use. Stop the program that uses it, or take a free one: ${flag} 0. (${code})`;
				case "EACCES": return `You may not listen on port ${found}. Take one above 1023, or a free one: ${flag} 0. (${code})`;
				case "EADDRNOTAVAIL":
				case "ENOTFOUND":
				case "EAI_AGAIN":
				case "EINVAL": return `This machine has no address "${host}". Correct --host, or leave it out for 127.0.0.1. (${code})`;
				default: return;
			}
		}
		function readPort(flag, text) {
			if (text !== void 0) {
				if (/^\d{1,5}$/.test(text) && Number(text) <= 65535) return Number(text);
				throw (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_5__.tm)(flag, text, "Use a port from 0 to 65535.");
			}
		}
	}),
	19278: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { systemCodeOf: () => systemCodeOf });
		function systemCodeOf(error) {
			if (error instanceof Error) return "syscall" in error && "code" in error && typeof error.code == "string" ? error.code : systemCodeOf(error.cause);
		}
	})
};
