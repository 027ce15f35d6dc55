export const id = 9056;
export const ids = [9056];
export const modules = { 9056: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { textBounds: () => textBounds });
	var _wrap_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81287);
	function textBounds({ terminal }) {
		let screen = terminal?.stdout;
		if (screen?.isTerminal === !0) return {
			columns: screen.columns,
			wrap: (line) => (0, _wrap_words_js__WEBPACK_IMPORTED_MODULE_0__.wrapWords)(line, screen)
		};
	}
}) };
