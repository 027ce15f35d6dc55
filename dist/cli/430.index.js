export const id = 430;
export const ids = [430];
export const modules = {
	60852: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dz: () => graphqlAnswerShape,
			Vt: () => judgeRepeat,
			a5: () => isRateLimit,
			wV: () => toRefusal
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343), _contract_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31046), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(16413);
		let refusalShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			message: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			errors: zod_mini__WEBPACK_IMPORTED_MODULE_0__.MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([_contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq, zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.MfU(_contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq, "") })])), [])
		}), graphqlAnswerShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			data: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J()),
			errors: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				message: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
				type: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.mR,
				path: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([_contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq, _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.vj])))
			})))
		});
		function toRefusal(response, what, nowMs) {
			let { status } = response, waitMs = readRateLimitWait(response, nowMs), message = `GitHub answered ${status} to ${what}: ${readMessage(response)}${suggestRemedy(status, waitMs)}`;
			return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.y_("github_refused", message, {
				status,
				...waitMs === void 0 ? {} : {
					retryAfterMs: waitMs,
					reason: "rate_limit"
				}
			});
		}
		function judgeRepeat(error, method) {
			if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.y_)) return { retry: !1 };
			let { reason, retryAfterMs, sent } = error.data;
			return reason === "rate_limit" || sent === "no" || mayHaveTakenEffect(error) && method !== "POST" ? {
				retry: !0,
				afterMs: retryAfterMs
			} : { retry: !1 };
		}
		function mayHaveTakenEffect({ code, data: { status = 0, sent } }) {
			return code === "github_unreachable" && sent !== "no" || code === "github_malformed" || status >= 500;
		}
		function readRateLimitWait(response, nowMs) {
			let { status, headers, retryAfterMs } = response;
			if (status === 403 || status === 429 || isRateLimit(response)) {
				if (retryAfterMs !== void 0) return retryAfterMs;
				if (headers.get("x-ratelimit-remaining") === "0") {
					let reset = Number(headers.get("x-ratelimit-reset") ?? NaN) * 1e3;
					return Number.isFinite(reset) ? Math.max(1e3, reset - nowMs) : 6e4;
				}
				return status !== 403 || secondaryLimit.test(readMessage(response)) ? 6e4 : void 0;
			}
		}
		function isRateLimit({ status, bytes }) {
			if (status > 299 || bytes === void 0 || !limitHint.test(Buffer.from(bytes).toString("latin1"))) return !1;
			let { data, errors = [] } = graphqlAnswerShape.safeParse((0, _json_js__WEBPACK_IMPORTED_MODULE_3__.qF)(new TextDecoder().decode(bytes))).data ?? {};
			return (typeof data != "object" || !data || Object.values(data).every((value) => value === null)) && errors.some(({ type, message }) => type === "RATE_LIMITED" || secondaryLimit.test(message));
		}
		let secondaryLimit = /secondary rate limit/i, limitHint = /"RATE_LIMITED"|secondary rate limit/i;
		function readMessage({ bytes }) {
			if (bytes === void 0) return "its body is too large to read";
			let json = (0, _json_js__WEBPACK_IMPORTED_MODULE_3__.qF)(new TextDecoder().decode(bytes)), { data: refusal } = refusalShape.safeParse(json);
			if (refusal !== void 0) {
				let reasons = refusal.errors.map((one) => typeof one == "string" ? one : one.message);
				return [refusal.message, ...reasons.filter((one) => one !== "")].join(": ").slice(0, 300);
			}
			return graphqlAnswerShape.safeParse(json).data?.errors?.[0]?.message.slice(0, 300) ?? "its body names no reason";
		}
		function suggestRemedy(status, waitMs) {
			if (waitMs !== void 0) return ` (rate limit; it ends in ${Math.ceil(waitMs / 1e3)} s)`;
			switch (status) {
				case 401: return ". Check the value of \"github-token\".";
				case 403:
				case 404: return ". Check that the job's \"permissions\" let \"github-token\" do this.";
				default: return ".";
			}
		}
	}),
	1252: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => createGitHub,
			H: () => unlessStatus
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _refusal_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(60852);
		function createGitHub(options) {
			let { repository } = options, open = async (call) => {
				let { createOctokit } = await Promise.all([
					__webpack_require__.e(6752),
					__webpack_require__.e(1845),
					__webpack_require__.e(377)
				]).then(__webpack_require__.bind(__webpack_require__, 90377));
				return createOctokit({
					...options,
					...call
				});
			}, attempt = async (call) => {
				try {
					return await call();
				} catch (error) {
					throw options.signal.throwIfAborted(), toToolkitError(error);
				}
			}, ask = async (call, shape, maxBodyBytes) => {
				let opened = await open({ maxBodyBytes }), { data } = await attempt(() => call(opened.octokit));
				return parseAnswer(data, shape, opened);
			};
			return {
				repository,
				ask,
				json(method, params, shape, maxBodyBytes) {
					return ask(({ rest }) => method(rest)({
						...repository,
						...params
					}), shape, maxBodyBytes);
				},
				async bytes(method, params, maxBodyBytes) {
					let { octokit, lastCall } = await open({
						maxBodyBytes,
						isRaw: !0
					});
					return await attempt(() => method(octokit.rest)({
						...repository,
						...params
					})), lastCall()?.response.bytes;
				},
				async graphql({ query, variables }, shape) {
					let opened = await open({ isRead: query.startsWith("query") }), { data } = await attempt(() => opened.octokit.request("POST /graphql", {
						query,
						variables
					}));
					return readGraphql(data, shape, opened);
				},
				async *list(method, params, shape, maxBodyBytes) {
					let opened = await open({ maxBodyBytes }), { rest, paginate } = opened.octokit, query = {
						...repository,
						per_page: 100,
						...params
					}, pages = (await attempt(async () => paginate.iterator(method(rest), query)))[Symbol.asyncIterator]();
					for (let page = 1; page <= 50; page += 1) {
						let next = await attempt(() => pages.next());
						if (next.done === !0) return;
						yield* parseAnswer(next.value.data, shape, opened);
					}
				}
			};
		}
		function parseAnswer(data, shape, { lastCall }) {
			let result = shape.safeParse(data);
			if (result.success) return result.data;
			let path = result.error.issues[0]?.path.join(".") ?? "", call = lastCall(), message = `GitHub's answer to ${call?.what ?? "a request"} is not what its API describes${path === "" ? "" : `, at "${path}"`}.`;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.y_("github_malformed", message, { status: call?.response.status });
		}
		let statusByType = {
			FORBIDDEN: 403,
			INSUFFICIENT_SCOPES: 403,
			NOT_FOUND: 404
		};
		function readGraphql(answer, shape, opened) {
			let { data, errors = [] } = parseAnswer(answer, _refusal_js__WEBPACK_IMPORTED_MODULE_1__.Dz, opened), refusals = errors.map(({ message, type, path }) => ({
				message: message.slice(0, 300),
				type,
				field: typeof path?.[0] == "string" ? path[0] : void 0
			})), [first] = refusals;
			if (first === void 0 || shape.safeParse(data).success) return {
				data: parseAnswer(data, shape, opened),
				refused: refusals
			};
			let status = statusByType[first.type ?? ""], remedy = status === void 0 ? "" : " Check that the job's \"permissions\" let \"github-token\" do this.", message = `GitHub's GraphQL API refused (${first.type ?? "no type"}): ${first.message}${remedy}`;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.y_("github_refused", message, { status });
		}
		function toToolkitError(error) {
			let cause = error instanceof Error && !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.h4) ? error.cause : error;
			return cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.h4 ? cause : new _errors_js__WEBPACK_IMPORTED_MODULE_0__.y_("github_malformed", "A request to GitHub's API failed.", { cause: error });
		}
		async function unlessStatus(answer, ...statuses) {
			try {
				return await answer;
			} catch (error) {
				if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.y_ && statuses.includes(error.data.status ?? 0)) return;
				throw error;
			}
		}
	}),
	90430: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			readDefaultBranch: () => readDefaultBranch,
			readFileAt: () => readFileAt,
			resolveCommit: () => resolveCommit
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343), zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(43759), _changes_git_objects_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(10432), _contract_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31046), _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(452), _api_rest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1252);
		let repositoryShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ default_branch: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq }), commitShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(/^[0-9a-f]{40}$/)) }), folderShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			type: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			name: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			path: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			sha: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			size: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.vj
		}));
		async function readDefaultBranch(github) {
			let { default_branch } = await github.json(({ repos }) => repos.get, {}, repositoryShape);
			return `refs/heads/${default_branch}`;
		}
		async function resolveCommit(github, ref) {
			let parameters = {
				ref: ref.replace(/^refs\//, ""),
				per_page: 1
			};
			return (await github.json(({ repos }) => repos.getCommit, parameters, commitShape, maxAnswerBytes)).sha;
		}
		let maxAnswerBytes = 67108864;
		async function readFileAt(github, { commit, path, maxBytes }) {
			let folder = path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : "", listing = github.json(({ repos }) => repos.getContent, {
				ref: commit,
				path: folder
			}, folderShape), entry = (await (0, _api_rest_js__WEBPACK_IMPORTED_MODULE_3__.H)(listing, 404))?.find((one) => one.path === path);
			if (entry === void 0) return;
			if (entry.type !== "file") throw fileRefusal(path, `it is a ${entry.type}, not a file`);
			if (entry.size > maxBytes) throw fileRefusal(path, `it has ${entry.size} bytes, but at most ${maxBytes} are read`);
			let bytes = await github.bytes(({ repos }) => repos.getContent, {
				ref: commit,
				path,
				headers: { accept: "application/vnd.github.raw+json" }
			}, maxBytes);
			if (bytes === void 0 || (0, _changes_git_objects_js__WEBPACK_IMPORTED_MODULE_4__.FM)(bytes) !== entry.sha) throw fileRefusal(path, "its content does not match the hash in its folder");
			return bytes;
		}
		function fileRefusal(path, why) {
			return new _errors_js__WEBPACK_IMPORTED_MODULE_5__.y_("github_refused", `"${path}" is not read: ${why}.`, { source: path });
		}
	})
};
