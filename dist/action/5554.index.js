export const id = 5554;
export const ids = [5554];
export const modules = { 5554: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { ambientSources: () => ambientSources });
	var _places_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2822);
	function ambientSources(io) {
		return _places_js__WEBPACK_IMPORTED_MODULE_0__.b.map(({ source }) => source(io));
	}
}) };
