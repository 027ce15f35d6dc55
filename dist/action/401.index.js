export const id = 401;
export const ids = [401];
export const modules = { 401: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
		loadPolicy: () => loadPolicy,
		readPolicy: () => readPolicy
	});
	var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
	async function readPolicy(text, source) {
		let { parsePolicy } = await Promise.all([
			__webpack_require__.e(8815),
			__webpack_require__.e(637),
			__webpack_require__.e(9881)
		]).then(__webpack_require__.bind(__webpack_require__, 9881));
		return parsePolicy(text, source);
	}
	async function loadPolicy(text, source) {
		let reading = await readPolicy(text, source);
		if ("policy" in reading) return reading.policy;
		let [first] = reading.problems;
		throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.pn("policy_invalid", invalidMessage(reading.problems, source), {
			source,
			line: first?.line ?? 1,
			column: first?.column ?? 1
		});
	}
	function invalidMessage(problems, source) {
		let named = problems.slice(0, 3).map((each) => `${source}:${each.line}:${each.column}: ${each.message}`), more = problems.length - named.length, rest = more > 0 ? ` And ${more} more; "interns policy check" lists all.` : "";
		return `The permission policy is invalid. ${named.join(" ")}${rest}`;
	}
}) };
