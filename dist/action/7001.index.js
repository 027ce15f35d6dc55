export const id = 7001;
export const ids = [7001];
export const modules = { 7001: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		e4: () => providerNames,
		oD: () => oauth,
		pq: () => countOf
	});
	let providerNames = [
		"interns",
		"openai",
		"anthropic"
	], oauth = {
		tokenExchange: "urn:ietf:params:oauth:grant-type:token-exchange",
		jwtBearer: "urn:ietf:params:oauth:grant-type:jwt-bearer",
		jwt: "urn:ietf:params:oauth:token-type:jwt",
		accessToken: "urn:ietf:params:oauth:token-type:access_token"
	};
	function countOf(value) {
		return typeof value == "number" && value > 0 && Number.isFinite(value) ? value : 0;
	}
}) };
