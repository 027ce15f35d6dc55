export const id = 6730;
export const ids = [6730];
export const modules = { 6730: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { readPipeline: () => readPipeline });
	var _environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3554), _places_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2801), _source_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(621);
	let otherCiVariables = "CONTINUOUS_INTEGRATION.APPVEYOR.BUDDY_WORKSPACE_ID.BUILDER_OUTPUT.BITRISE_IO.CF_BUILD_ID.CIRRUS_CI.CODEBUILD_BUILD_ID.DRONE.GO_PIPELINE_NAME.HARNESS_BUILD_ID.HUDSON_URL.JENKINS_URL.NETLIFY.PROW_JOB_ID.RENDER.SCREWDRIVER.SEMAPHORE.SPACELIFT.TASKCLUSTER_ROOT_URL.TEAMCITY_VERSION.TF_VAR_spacelift_run_id.TRAVIS.VERCEL.WOODPECKER.bamboo_planKey.BITBUCKET_PR_ID.BUILDKITE_PULL_REQUEST.CHANGE_ID.CIRCLE_PULL_REQUEST.DRONE_PULL_REQUEST.CI_MERGE_REQUEST_IID.SYSTEM_PULLREQUEST_PULLREQUESTID.CI.BUILD_NUMBER".split(".");
	function readPipeline(env) {
		let told = _places_js__WEBPACK_IMPORTED_MODULE_0__.be.filter((place) => (0, _source_js__WEBPACK_IMPORTED_MODULE_1__.n)(place, env) && !("noCi" in place.mergeRequest)).map(({ title, mergeRequest }) => ({
			ci: title,
			isMergeRequest: "told" in mergeRequest ? mergeRequest.told(env) : void 0
		})), merge = told.find(({ isMergeRequest }) => isMergeRequest === !0);
		if (merge !== void 0) return {
			is: "merge-request",
			ci: merge.ci
		};
		let untold = told.find(({ isMergeRequest }) => isMergeRequest === void 0);
		if (untold !== void 0) return {
			is: "untold",
			ci: untold.ci
		};
		if (told.length > 0) return { is: "trusted" };
		let other = otherCiVariables.find((name) => !["false", "0"].includes((0, _environment_js__WEBPACK_IMPORTED_MODULE_2__.b)(env, name) ?? "0"));
		return other === void 0 ? { is: "none" } : {
			is: "untold",
			ci: `a CI that sets ${other}`
		};
	}
}) };
