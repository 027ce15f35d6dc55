export const id = 377;
export const ids = [377];
export const modules = { 377: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { createOctokit: () => createOctokit });
	var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573), _actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1845), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _http_document_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8435), _http_retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8394), _http_transport_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3005), _json_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6413), _refusal_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(852);
	function createOctokit(options) {
		let lastCall, fetch = async (requestUrl, init) => {
			let { url, path } = checkUrl(requestUrl, options), what = `${init.method} ${path}`, response = await sendRepeatedly(toRequest(url, init, options.token), what, options);
			lastCall = {
				what,
				response
			};
			let body = options.isRaw === !0 ? response.bytes : readJson(response, what), link = response.headers.get("link");
			return {
				url: requestUrl,
				status: response.status,
				headers: link === null ? [] : [["link", link]],
				body
			};
		}, octokit = new _actions_github_lib_utils__WEBPACK_IMPORTED_MODULE_1__.gq({
			baseUrl: options.apiUrl,
			request: {
				fetch,
				parseSuccessResponseBody: !1
			}
		});
		return octokit.hook.before("request", (request) => checkNames(request.url, request)), {
			octokit,
			lastCall: () => lastCall
		};
	}
	function checkUrl(url, { apiUrl, graphqlUrl }) {
		let graphql = `${apiUrl.replace(/\/api\/v3$/, "/api")}/graphql`;
		if (url === graphql || url === `${apiUrl}/graphql`) return {
			url: graphqlUrl ?? graphql,
			path: "/graphql"
		};
		let [address = ""] = url.split("?");
		if (!address.startsWith(`${apiUrl}/`)) {
			let { origin } = new URL(url);
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.y_("github_malformed", `GitHub's API refers to ${origin}, outside the API. Nothing is sent.`);
		}
		let path = address.slice(apiUrl.length);
		if (path.slice(1).split("/").flatMap(decodeSegment).some((name) => unsafeNames.has(name))) throw nameRefusal(path);
		return {
			url,
			path
		};
	}
	function toRequest(url, { method, headers, body }, bearer) {
		if (method !== "GET" && method !== "POST" && method !== "PATCH") throw TypeError(`${method} is not a method of our requests.`);
		let standard = {
			Accept: headers.accept,
			"X-GitHub-Api-Version": "2022-11-28"
		};
		return body === void 0 ? {
			method,
			url,
			bearer,
			headers: standard
		} : {
			method,
			url,
			bearer,
			headers: {
				...standard,
				"Content-Type": "application/json"
			},
			body
		};
	}
	function sendRepeatedly(request, what, options) {
		let { clock, log, signal } = options, deadline = clock.monotonic() + 9e4;
		return (0, _http_retry_js__WEBPACK_IMPORTED_MODULE_3__.b)({
			what: `GitHub request ${what}`,
			maxAttempts: 4,
			deadline,
			clock,
			log,
			signal
		}, () => sendOnce(request, what, options), (error) => (0, _refusal_js__WEBPACK_IMPORTED_MODULE_4__.Vt)(error, options.isRead === !0 ? "GET" : request.method));
	}
	async function sendOnce(request, what, options) {
		let { fetch, clock, signal, maxBodyBytes = 8388608 } = options;
		try {
			let limits = {
				timeoutMs: 2e4,
				maxBodyBytes,
				signal
			}, response = await (0, _http_document_js__WEBPACK_IMPORTED_MODULE_5__.rN)(request, {
				fetch,
				now: clock.now,
				...limits
			}), now = (0, _http_document_js__WEBPACK_IMPORTED_MODULE_5__.h2)(response.headers) ?? clock.now();
			if (response.status > 299 || (0, _refusal_js__WEBPACK_IMPORTED_MODULE_4__.a5)(response)) throw (0, _refusal_js__WEBPACK_IMPORTED_MODULE_4__.wV)(response, what, now);
			return response;
		} catch (error) {
			if (!(error instanceof _http_transport_js__WEBPACK_IMPORTED_MODULE_6__.hg)) throw error;
			let { sent } = error;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.y_("github_unreachable", `GitHub's API did not answer ${what}.`, {
				sent,
				cause: error
			});
		}
	}
	function readJson({ bytes, status }, what) {
		let json = bytes !== void 0 && (0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) ? (0, _json_js__WEBPACK_IMPORTED_MODULE_7__.qF)(new TextDecoder().decode(bytes)) : void 0;
		if (typeof json == "object" && json) return json;
		throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.y_("github_malformed", `GitHub's answer to ${what} is not what its API describes.`, { status });
	}
	let unsafeNames = new Set([
		"",
		".",
		".."
	]);
	function checkNames(template, values) {
		if ([...template.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name).some((name) => name !== "path" && values[name] === "")) throw nameRefusal(template);
	}
	function nameRefusal(path) {
		return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.y_("github_malformed", `No request is sent for "${path}": a name in it is empty, "." or "..".`);
	}
	function decodeSegment(segment) {
		return (0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.y0)(() => decodeURIComponent(segment).split("/")) ?? [""];
	}
}) };
