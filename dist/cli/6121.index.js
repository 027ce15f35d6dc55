export const id = 6121;
export const ids = [6121];
export const modules = { 36121: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		environmentOfClient: () => environmentOfClient,
		missingIntern: () => missingIntern
	});
	let names = new Set([
		"ACTIONS_ID_TOKEN_REQUEST_URL",
		"ACTIONS_ID_TOKEN_REQUEST_TOKEN",
		"BITBUCKET_STEP_OIDC_TOKEN",
		"BUILDKITE_AGENT_ACCESS_TOKEN",
		"CIRCLE_OIDC_TOKEN",
		"CIRCLE_OIDC_TOKEN_V2",
		"SYSTEM_ACCESSTOKEN",
		"SYSTEM_OIDCREQUESTURI",
		"INTERNS_ID_TOKEN",
		"INTERNS_ID_TOKEN_COMMAND",
		"INTERNS_KUBERNETES_TOKEN_FILE"
	]);
	function grantsIdentity(name) {
		return names.has(name) || name.startsWith("TFC_WORKLOAD_IDENTITY_TOKEN");
	}
	function openAiBaseUrl(proxyUrl, internId) {
		return `${proxyUrl}/interns/${encodeURIComponent(internId)}`;
	}
	let withheld = /^INTERNS_(?:FEDERATION_POLICY_ID|AUDIENCE|API_KEY|SUBJECT_TOKEN(?:_.*)?)$/, missingIntern = "Note: No intern is named, so OPENAI_BASE_URL and OPENAI_API_KEY are left as they are. --intern names one.";
	function environmentOfClient(env, { url, key, internId }) {
		let kept = Object.entries(env).filter(([name]) => !withheld.test(name) && !grantsIdentity(name)), openAi = internId === void 0 ? {} : {
			OPENAI_BASE_URL: openAiBaseUrl(url, internId),
			OPENAI_API_KEY: key.reveal()
		};
		return {
			...Object.fromEntries(kept),
			INTERNS_BASE_URL: url,
			INTERNS_API_KEY: key.reveal(),
			...openAi
		};
	}
}) };
