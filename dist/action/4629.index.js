export const id = 4629;
export const ids = [4629];
export const modules = {
	4629: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { openGitHub: () => openGitHub });
		var errors = __webpack_require__(452);
		function createGitHub(options) {
			let open = async (as, limits) => {
				let { openOctokit } = await Promise.all([
					__webpack_require__.e(8395),
					__webpack_require__.e(6752),
					__webpack_require__.e(1845),
					__webpack_require__.e(2837)
				]).then(__webpack_require__.bind(__webpack_require__, 2837));
				return openOctokit({
					...options,
					...limits,
					as
				});
			}, ask = async (call) => {
				try {
					return await call();
				} catch (error) {
					throw options.signal.throwIfAborted(), ourOwn(error);
				}
			};
			return {
				async json(call, shape, limits) {
					let opened = await open("json", limits), { data } = await ask(() => call(opened.octokit));
					return read(data, shape, opened);
				},
				async bytes(call, limits) {
					let opened = await open("bytes", limits);
					return await ask(() => call(opened.octokit)), opened.last()?.response.bytes;
				},
				async *pages(call, shape, limits) {
					let opened = await open("json", limits), pages = await ask(async () => call(opened.octokit)[Symbol.asyncIterator]());
					for (let page = 1; page <= 50; page += 1) {
						let next = await ask(() => pages.next());
						if (next.done === !0) return;
						yield read(next.value.data, shape, opened);
					}
				}
			};
		}
		function read(data, shape, { last }) {
			let result = shape.safeParse(data);
			if (result.success) return result.data;
			let at = result.error.issues[0]?.path.join(".") ?? "", { what, response } = last() ?? {
				what: "a request",
				response: void 0
			};
			throw new errors.y_("github_malformed", `GitHub's answer to ${what} is not what its API describes${at === "" ? "" : `, at "${at}"`}.`, {
				status: response?.status,
				requestId: response?.requestId
			});
		}
		function ourOwn(error) {
			let cause = error instanceof Error && !(error instanceof errors.h4) ? error.cause : error;
			return cause instanceof errors.h4 ? cause : new errors.y_("github_malformed", "GitHub's API was not asked, or not understood.", { cause: error });
		}
		var subject = __webpack_require__(9127), wording = __webpack_require__(6559);
		function openGitHub(io, settings, event) {
			let { env, fetch, clock, log } = io, token = settings.githubToken, apiUrl = (env.GITHUB_API_URL ?? "").replace(/\/+$/, "") || "https://api.github.com", graphqlUrl = env.GITHUB_GRAPHQL_URL || void 0, github = (signal = io.signal) => {
				if (token !== void 0) return createGitHub({
					apiUrl,
					graphqlUrl,
					token,
					fetch,
					clock,
					log,
					signal
				});
				throw new errors.dz("input_missing", (0, wording.MH)`${(0, wording.hF)("github-token")} is empty, and GitHub has to be asked for this run.`, { source: "github-token" });
			}, repository = () => {
				let found = (0, subject.Nu)(env);
				if (found !== void 0) return found;
				throw new errors.dz("input_invalid", `GITHUB_REPOSITORY is "${env.GITHUB_REPOSITORY ?? ""}", no repository.`);
			}, asked, askStandings = async () => {
				let { startingLogins } = await Promise.all([__webpack_require__.e(8395), __webpack_require__.e(3947)]).then(__webpack_require__.bind(__webpack_require__, 3947)), { readStanding } = await Promise.all([__webpack_require__.e(8395), __webpack_require__.e(500)]).then(__webpack_require__.bind(__webpack_require__, 500)), logins = startingLogins(event, env);
				return Promise.all(logins.map((login) => readStanding(github(), repository(), login)));
			}, standings = () => (asked ??= askStandings(), asked);
			return {
				event,
				subject: (0, subject.et)(event),
				github,
				repository,
				standings
			};
		}
	}),
	7577: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$6: () => textAt,
			OW: () => integerAt,
			Qc: () => flagAt,
			at: () => at,
			gT: () => listAt,
			u4: () => isRecord
		});
		function at(value, ...path) {
			return path.reduce((inner, name) => isRecord(inner) && Object.hasOwn(inner, name) ? inner[name] : void 0, value);
		}
		function textAt(value, ...path) {
			let found = at(value, ...path);
			return typeof found == "string" && found !== "" ? found : void 0;
		}
		function integerAt(value, ...path) {
			let found = at(value, ...path);
			return typeof found == "number" && Number.isSafeInteger(found) ? found : void 0;
		}
		function flagAt(value, ...path) {
			let found = at(value, ...path);
			return typeof found == "boolean" ? found : void 0;
		}
		function listAt(value, ...path) {
			let found = at(value, ...path);
			return Array.isArray(found) ? found : [];
		}
		function isRecord(value) {
			return typeof value == "object" && !!value && !Array.isArray(value);
		}
	}),
	9127: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hr: () => happenedAt,
			Nu: () => readRepository,
			Q$: () => checkedSha,
			VM: () => stoodAt,
			et: () => subjectOf
		});
		var _payload_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7577);
		function readRepository(env) {
			let [, owner, name] = /^([\w-]+)\/([\w.-]+)$/.exec(env.GITHUB_REPOSITORY ?? "") ?? [];
			return owner === void 0 || name === void 0 ? void 0 : {
				owner,
				name
			};
		}
		function subjectOf({ payload }) {
			let pullRequest = (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, "pull_request");
			if ((0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.u4)(pullRequest)) return toSubject(pullRequest, !0);
			let issue = (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, "issue");
			if ((0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.u4)(issue)) return toSubject(issue, (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.u4)((0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(issue, "pull_request")));
			let upstream = [
				"workflow_run",
				"check_run",
				"check_suite"
			].map((name) => (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, name)).find(_payload_js__WEBPACK_IMPORTED_MODULE_0__.u4), [first] = (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.gT)(upstream, "pull_requests");
			return (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.u4)(first) ? toSubject(first, !0) : void 0;
		}
		function toSubject(payload, isPullRequest) {
			let number = (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.OW)(payload, "number");
			if (number === void 0 || number < 1) return;
			let body = (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, "body");
			return {
				number,
				isPullRequest,
				title: (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "title"),
				body: body === null || typeof body == "string" ? body : void 0,
				headSha: shaAt(payload, "head", "sha"),
				baseSha: shaAt(payload, "base", "sha")
			};
		}
		function checkedSha(event) {
			let { payload } = event;
			return [
				"workflow_run",
				"check_run",
				"check_suite"
			].map((name) => shaAt(payload, name, "head_sha")).find((sha) => sha !== void 0) ?? subjectOf(event)?.headSha;
		}
		function happenedAt({ payload }) {
			return (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "comment", "updated_at") ?? (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "review", "submitted_at") ?? (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "workflow_run", "created_at") ?? (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "pull_request", "updated_at") ?? (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "issue", "updated_at") ?? (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "check_suite", "updated_at") ?? (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "check_run", "check_suite", "updated_at");
		}
		function stoodAt(happened, ...times) {
			return happened !== void 0 && times.every((time) => Date.parse(time) <= Date.parse(happened));
		}
		function shaAt(payload, ...path) {
			let sha = (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, ...path);
			return sha !== void 0 && /^[0-9a-f]{40}$/.test(sha) ? sha : void 0;
		}
	})
};
