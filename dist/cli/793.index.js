export const id = 793;
export const ids = [793];
export const modules = { 90793: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		Y: () => checkPolicyTests,
		loadTestedPolicy: () => loadTestedPolicy
	});
	var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _permission_file_policy_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10401), _permission_tools_self_test_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(99442);
	async function loadTestedPolicy(bytes, path) {
		let policy = await (0, _permission_file_policy_file_js__WEBPACK_IMPORTED_MODULE_0__.t)(bytes, path);
		return checkPolicyTests(policy), policy;
	}
	function checkPolicyTests(policy) {
		let failures = (0, _permission_tools_self_test_js__WEBPACK_IMPORTED_MODULE_1__.N)(policy), [first] = failures;
		if (first === void 0) return;
		let { source } = policy, { line, column } = first, shown = failures.slice(0, 3).map((one) => `${source}:${one.line}:${one.column}: ${one.name}: ${one.message}`), more = failures.length > 3 ? ` And ${failures.length - 3} more.` : "", message = `Tests of the permission policy fail. ${shown.join(" ")}${more}`;
		throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.pn("policy_invalid", message, {
			source,
			line,
			column
		});
	}
}) };
