export const id = 3054;
export const ids = [3054];
export const modules = { 3054: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { re2: () => re2 });
	var re2js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2856);
	let re2 = { compile(pattern) {
		try {
			let compiled = re2js__WEBPACK_IMPORTED_MODULE_0__.L3.compile(pattern);
			return compiled.matches(""), (text) => compiled.matches(text);
		} catch (error) {
			return { error: error instanceof Error ? error.message.replace(/^error parsing regexp: /u, "") : String(error) };
		}
	} };
}) };
