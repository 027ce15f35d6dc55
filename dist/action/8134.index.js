export const id = 8134;
export const ids = [8134];
export const modules = {
	8435: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q$: () => dateOf,
			Vh: () => readJson,
			WI: () => sendForJson,
			rN: () => sendForBytes
		});
		var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573), _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6413), _transport_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3005);
		async function sendForBytes(request, options) {
			let limit = (0, _transport_js__WEBPACK_IMPORTED_MODULE_1__.r5)(options.timeoutMs, options.signal);
			try {
				let response = await (0, _transport_js__WEBPACK_IMPORTED_MODULE_1__.tN)(request, {
					...options,
					signal: limit.signal
				});
				return {
					...response,
					bytes: await readBytes(response, options.maxBodyBytes)
				};
			} catch (error) {
				if (options.signal?.throwIfAborted(), error instanceof _transport_js__WEBPACK_IMPORTED_MODULE_1__.hg) throw error;
				let host = new URL(request.url).host, what = limit.signal.aborted ? `sent no whole response within ${options.timeoutMs / 1e3} s` : "broke off its response";
				throw new _transport_js__WEBPACK_IMPORTED_MODULE_1__.hg(`${host} ${what}`, "unknown", error);
			} finally {
				limit.clear();
			}
		}
		async function readBytes(response, maxBodyBytes) {
			let pieces = [], size = 0;
			for await (let piece of response.body ?? []) {
				if (size += piece.byteLength, size > maxBodyBytes) return;
				pieces.push(piece);
			}
			return Buffer.concat(pieces);
		}
		let defaultMaxBodyBytes = 1048576;
		async function sendForJson(request, options) {
			let { bytes, ...response } = await sendForBytes(request, {
				maxBodyBytes: defaultMaxBodyBytes,
				...options
			}), text = toText(bytes);
			return {
				...response,
				text,
				json: (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(text)
			};
		}
		async function readJson(response) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(toText(await readBytes(response, defaultMaxBodyBytes)));
		}
		function toText(bytes) {
			return bytes === void 0 || !(0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) ? "" : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
		}
		function dateOf(headers) {
			let parsed = Date.parse(headers.get("date") ?? "");
			return Number.isNaN(parsed) ? void 0 : parsed;
		}
	}),
	5303: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readPipeline: () => readPipeline });
		var environment = __webpack_require__(3554);
		let otherCiVariables = "CONTINUOUS_INTEGRATION.APPVEYOR.BUDDY_WORKSPACE_ID.BUILDER_OUTPUT.BITRISE_IO.CF_BUILD_ID.CIRRUS_CI.CODEBUILD_BUILD_ID.DRONE.GO_PIPELINE_NAME.HARNESS_BUILD_ID.HUDSON_URL.JENKINS_URL.NETLIFY.PROW_JOB_ID.RENDER.SCREWDRIVER.SEMAPHORE.SPACELIFT.TASKCLUSTER_ROOT_URL.TEAMCITY_VERSION.TF_VAR_spacelift_run_id.TRAVIS.VERCEL.WOODPECKER.bamboo_planKey.BITBUCKET_PR_ID.BUILDKITE_PULL_REQUEST.CHANGE_ID.CIRCLE_PULL_REQUEST.DRONE_PULL_REQUEST.CI_MERGE_REQUEST_IID.SYSTEM_PULLREQUEST_PULLREQUESTID.CI.BUILD_NUMBER".split(".");
		var identity_places = __webpack_require__(2801), source = __webpack_require__(621);
		function readPipeline(env) {
			let told = identity_places.be.filter((place) => (0, source.n)(place, env) && !("noCi" in place.mergeRequest)).map(({ title, mergeRequest }) => ({
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
			let other = otherCiVariables.find((name) => !["false", "0"].includes((0, environment.b)(env, name) ?? "0"));
			return other === void 0 ? { is: "none" } : {
				is: "untold",
				ci: `a CI that sets ${other}`
			};
		}
	})
};
