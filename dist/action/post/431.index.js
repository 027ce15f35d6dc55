export const id = 431;
export const ids = [431];
export const modules = { 1431: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { detectSource: () => detectSource });
	var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6559);
	async function detectSource(sources) {
		let found = [];
		for (let source of sources) {
			let detection = await source.detect();
			if (detection.state === "ready") return source;
			found.push({
				source,
				detection
			});
		}
		let broken = found.find(({ detection }) => detection.state === "broken");
		throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.lD("identity_missing", describeLack(found), { source: broken?.source.name });
	}
	function describeLack(found) {
		let broken = found.filter(({ detection }) => detection.state === "broken"), lacks = (broken.length > 0 ? broken : found).flatMap(({ source, detection }) => detection.state === "ready" ? [] : [`${source.name} lacks ${detection.lacks}`]), remedies = broken.flatMap(({ detection }) => detection.state === "broken" ? [detection.remedy] : []), what = [`No CI identity found: ${lacks.join("; ")}.`, ...remedies].join(" ");
		return (0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.MH)`${what} Elsewhere give ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.hF)("subject-token-file")} or ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.hF)("api-key")}. "interns identity" shows every source.`;
	}
}) };
