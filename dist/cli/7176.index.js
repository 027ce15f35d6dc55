export const id = 7176;
export const ids = [7176];
export const modules = { 87176: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		W: () => isPassing,
		passingService: () => passingService
	});
	let passingService = "INTERNS_EXEC";
	function isPassing(baseUrl, env) {
		return env[passingService] === baseUrl;
	}
}) };
