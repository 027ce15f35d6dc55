export const id = 7928;
export const ids = [7928];
export const modules = { 27928: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { print: () => print });
	var _wrap_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(81287);
	function print({ stdout, terminal }, text) {
		stdout((0, _wrap_words_js__WEBPACK_IMPORTED_MODULE_0__.wrapWords)(`${text}\n`, terminal?.stdout));
	}
}) };
