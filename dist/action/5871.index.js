export const id = 5871;
export const ids = [5871];
export const modules = { 5871: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
		refuseBeside: () => refuseBeside,
		refuseLater: () => refuseLater
	});
	var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6559);
	let elsewhere = [
		"base-url",
		"federation-policy-id",
		"api-key",
		"audience",
		"subject-token",
		"subject-token-file"
	], own = (0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.hF)("local-service");
	function refuseBeside(getInput) {
		let other = elsewhere.find((name) => getInput(name) !== "");
		if (other !== void 0) throw conflict(other, (0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.MH)`Both ${own} and ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.hF)(other)} are given. Use one of them.`);
		let command = getInput("command") || "prompt";
		if (command !== "prompt") throw conflict("local-service", (0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.MH)`${own} is for "command: prompt", and the command is "${command}". Leave it out, or give a prompt.`);
	}
	function refuseLater({ onPause, parkedForMs }) {
		let later = onPause === "stop" ? "on-pause" : parkedForMs > 0 ? "parked-for" : void 0;
		if (later !== void 0) throw conflict(later, (0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.hF)(later)} leaves a question open for later, but the service of ${own} ends with the step, and its questions with it. Leave ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.hF)(later)} out.`);
	}
	function conflict(source, message) {
		return new _errors_js__WEBPACK_IMPORTED_MODULE_1__.dz("input_conflict", message, { source });
	}
}) };
