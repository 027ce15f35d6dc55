export const id = 4923;
export const ids = [4923];
export const modules = {
	4923: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { toText: () => toText });
		var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97309), _screen_style_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(67706);
		function toText(checks, io) {
			let style = (0, _screen_style_js__WEBPACK_IMPORTED_MODULE_0__._)(io.terminal?.stdout), signs = {
				ok: style.green("✓"),
				warning: style.yellow("!"),
				failed: style.red("✗"),
				skipped: style.dim("-")
			}, width = Math.max(...checks.map(({ name }) => name.length)), indent = " ".repeat(width + 4);
			return `${checks.flatMap(({ name, state, found, remedy, next }) => [
				`${signs[state]} ${name.padEnd(width)}  ${(0, _log_js__WEBPACK_IMPORTED_MODULE_1__.oneLine)(found)}`,
				...remedy === void 0 ? [] : [`${indent}${style.bold("→")} ${(0, _log_js__WEBPACK_IMPORTED_MODULE_1__.oneLine)(remedy)}`],
				...next === void 0 ? [] : [`${indent}${style.dim("$")} ${(0, _log_js__WEBPACK_IMPORTED_MODULE_1__.oneLine)(next)}`]
			]).join("\n")}\n`;
		}
	}),
	67706: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { _: () => createStyle });
		function createStyle(screen) {
			let sgr = (on, off) => (text) => screen?.hasColors === !0 && text !== "" ? `\u001b[${on}m${text}\u001b[${off}m` : text;
			return {
				plain: (text) => text,
				bold: sgr(1, 22),
				dim: sgr(2, 22),
				italic: sgr(3, 23),
				red: sgr(31, 39),
				green: sgr(32, 39),
				yellow: sgr(33, 39),
				cyan: sgr(36, 39)
			};
		}
	})
};
