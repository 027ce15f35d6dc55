export const id = 947;
export const ids = [947];
export const modules = { 3947: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { startingLogins: () => startingLogins });
	var _event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9607);
	function startingLogins(event, env) {
		let actor = env.GITHUB_ACTOR, upstream = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(event.payload, "workflow_run", "actor", "login");
		if (event.name === "workflow_run" && upstream === void 0) return [];
		let again = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(event.payload, "workflow_run", "triggering_actor", "login"), logins = [
			actor,
			env.GITHUB_TRIGGERING_ACTOR,
			upstream,
			again
		];
		return [...new Set(logins.flatMap((login) => login === void 0 || login === "" ? [] : login))];
	}
}) };
