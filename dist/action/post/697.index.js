export const id = 697;
export const ids = [697];
export const modules = {
	4697: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { endLostStatus: () => endLostStatus });
		var schemas = __webpack_require__(8395), errors = __webpack_require__(452);
		let statusShape = schemas._H3({
			state: schemas.YjP(),
			context: schemas.YjP(),
			target_url: schemas.mee(schemas.YjP()),
			creator: schemas.mee(schemas._H3({
				login: schemas.YjP(),
				type: schemas.YjP()
			}))
		});
		async function readNewestStatus(github, { owner, name }, { sha, context }) {
			let place = {
				owner,
				repo: name,
				ref: sha,
				per_page: 100
			}, list = github.pages(({ rest, paginate }) => paginate.iterator(rest.repos.listCommitStatusesForRef, place), schemas.YOg(statusShape));
			for await (let page of list) {
				let found = page.find((status) => status.context === context);
				if (found !== void 0) return found;
			}
		}
		async function writeStatus(github, { owner, name }, { sha, context, runUrl }, { state, description }) {
			let status = {
				owner,
				repo: name,
				sha,
				context,
				state,
				description: description.slice(0, 140),
				target_url: runUrl
			};
			await github.json(({ rest }) => rest.repos.createCommitStatus(status), schemas.L5J());
		}
		let waitsMs = [1e3, 4e3];
		async function endStatus(github, repository, place, status, sleep) {
			for (let wait of waitsMs) try {
				return await tryEnd(github, repository, place, status);
			} catch (error) {
				if (!(error instanceof errors.y_) || !(error.data.status === void 0 || error.data.status >= 500)) throw error;
				await sleep(wait);
			}
			return tryEnd(github, repository, place, status);
		}
		async function tryEnd(github, repository, place, status) {
			let newest = await readNewestStatus(github, repository, place);
			return newest?.target_url === place.runUrl && (newest.state !== status.state && await writeStatus(github, repository, place, status), !0);
		}
		schemas._H3({ commits: schemas.YOg(schemas._H3({ sha: schemas.YjP() })) }), schemas.YOg(schemas._H3({
			number: schemas.Whr(),
			state: schemas.YjP(),
			head: schemas._H3({ sha: schemas.YjP() })
		}));
		var settings = __webpack_require__(8917), job_io = __webpack_require__(2711), rest = __webpack_require__(1252), json = __webpack_require__(6413), github_event = __webpack_require__(9607);
		function readRepository(env) {
			let [, owner, name] = /^([\w-]+)\/([\w.-]+)$/.exec(env.GITHUB_REPOSITORY ?? "") ?? [];
			return owner === void 0 || name === void 0 ? void 0 : {
				owner,
				name
			};
		}
		function subjectOf({ payload }) {
			let pullRequest = (0, github_event.at)(payload, "pull_request");
			if ((0, json.Gv)(pullRequest)) return toSubject(pullRequest, !0);
			let issue = (0, github_event.at)(payload, "issue");
			if ((0, json.Gv)(issue)) return toSubject(issue, (0, json.Gv)((0, github_event.at)(issue, "pull_request")));
			let upstream = [
				"workflow_run",
				"check_run",
				"check_suite"
			].map((name) => (0, github_event.at)(payload, name)).find(json.Gv), [first] = (0, github_event.gT)(upstream, "pull_requests");
			return (0, json.Gv)(first) ? toSubject(first, !0) : void 0;
		}
		function toSubject(payload, isPullRequest) {
			let number = (0, github_event.OW)(payload, "number");
			if (number === void 0 || number < 1) return;
			let body = (0, github_event.at)(payload, "body");
			return {
				number,
				isPullRequest,
				title: (0, github_event.$6)(payload, "title"),
				body: body === null || typeof body == "string" ? body : void 0,
				headSha: shaAt(payload, "head", "sha"),
				baseSha: shaAt(payload, "base", "sha"),
				baseRef: (0, github_event.$6)(payload, "base", "ref")
			};
		}
		function shaAt(payload, ...path) {
			let sha = (0, github_event.$6)(payload, ...path);
			return sha !== void 0 && /^[0-9a-f]{40}$/.test(sha) ? sha : void 0;
		}
		var wording = __webpack_require__(6559);
		function openGitHub(io, settings, event) {
			let { env, fetch, clock, log } = io, token = settings.githubToken, apiUrl = (env.GITHUB_API_URL ?? "").replace(/\/+$/, "") || "https://api.github.com", graphqlUrl = env.GITHUB_GRAPHQL_URL || void 0, github = (signal = io.signal) => {
				if (token !== void 0) return (0, rest.C)({
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
				let found = readRepository(env);
				if (found !== void 0) return found;
				throw new errors.dz("input_invalid", `GITHUB_REPOSITORY is "${env.GITHUB_REPOSITORY ?? ""}", no repository.`);
			}, subject = subjectOf(event), standings = once(async () => {
				let { startingLogins } = await __webpack_require__.e(947).then(__webpack_require__.bind(__webpack_require__, 3947)), { readStanding } = await __webpack_require__.e(500).then(__webpack_require__.bind(__webpack_require__, 500)), logins = startingLogins(event, env);
				return Promise.all(logins.map((login) => readStanding(github(), repository(), login)));
			}), known, askAccount = once(async () => (await __webpack_require__.e(491).then(__webpack_require__.bind(__webpack_require__, 3491))).readOwnAccount(github())), account = async () => known ?? await askAccount(), knowAccount = (told) => {
				known = told;
			};
			return {
				event,
				subject,
				github,
				repository,
				standings,
				account,
				knowAccount,
				files: once(async () => subject?.isPullRequest === !0 ? (await __webpack_require__.e(56).then(__webpack_require__.bind(__webpack_require__, 3056))).readFiles(github(), repository(), subject.number) : [])
			};
		}
		function once(ask) {
			let asked;
			return () => (asked ??= ask(), asked);
		}
		async function readEvent({ env, readFile, log }) {
			let name = env.GITHUB_EVENT_NAME ?? "", path = env.GITHUB_EVENT_PATH ?? "";
			if (path === "") return {
				name,
				payload: void 0
			};
			try {
				let bytes = await readFile(path);
				if (nestsDeeperThan(100, bytes)) throw Error("no event of GitHub nests so deep");
				return {
					name,
					payload: JSON.parse(new TextDecoder().decode(bytes))
				};
			} catch {
				return log.warning(`The event payload ${path} can't be read; what it would tell counts as unknown.`), {
					name,
					payload: void 0
				};
			}
		}
		function nestsDeeperThan(bound, bytes) {
			let depth = 0, isText = !1;
			for (let at = 0; at < bytes.length; at += 1) {
				let byte = bytes[at];
				if (byte === 34 ? isText = !isText : isText && byte === 92 ? at += 1 : !isText && (byte === 91 || byte === 123) ? depth += 1 : isText || byte !== 93 && byte !== 125 || --depth, depth > bound) return !0;
			}
			return !1;
		}
		let keptShape = schemas.Ikc({
			sha: schemas.YjP(),
			context: schemas.YjP(),
			runUrl: schemas.YjP(),
			last: schemas.lqM(schemas.Ikc({
				state: schemas.k5n([
					"pending",
					"success",
					"failure",
					"error"
				]),
				description: schemas.YjP()
			}))
		});
		async function endLostStatus(io, state) {
			try {
				let { last, ...place } = keptShape.parse(JSON.parse(state)), status = last ?? {
					state: "error",
					description: "Not reviewed: the run did not finish"
				};
				await (0, job_io.withinTime)(io, 2e4, async (job) => {
					let access = openGitHub(job, (0, settings.U)(io.getInput), await readEvent(job)), sleep = (ms) => job.clock.sleep(ms, job.signal);
					await endStatus(access.github(), access.repository(), place, status, sleep);
				});
			} catch (error) {
				io.log.warning(`The commit status of the review stays "pending": ${(0, errors.Uc)(error)}`);
			}
		}
	}),
	1252: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			C: () => createGitHub,
			M: () => orMissing
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _shapes_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5332);
		function createGitHub(options) {
			let open = async (as, limits) => {
				let { openOctokit } = await Promise.all([
					__webpack_require__.e(752),
					__webpack_require__.e(845),
					__webpack_require__.e(328)
				]).then(__webpack_require__.bind(__webpack_require__, 6328));
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
				async graphql({ query, variables }, shape) {
					let opened = await open("json", { isRead: query.startsWith("query") }), { data } = await ask(() => opened.octokit.request("POST /graphql", {
						query,
						variables
					}));
					return readGraphql(data, shape, opened);
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
			let at = result.error.issues[0]?.path.join(".") ?? "", call = last();
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.y_("github_malformed", `GitHub's answer to ${call?.what ?? "a request"} is not what its API describes${at === "" ? "" : `, at "${at}"`}.`, { status: call?.response.status });
		}
		let statusOfType = {
			FORBIDDEN: 403,
			INSUFFICIENT_SCOPES: 403,
			NOT_FOUND: 404
		};
		function readGraphql(answer, shape, opened) {
			let { data, errors = [] } = read(answer, _shapes_js__WEBPACK_IMPORTED_MODULE_1__.Dz, opened), refused = errors.map(({ message, type, path }) => ({
				message: message.slice(0, 300),
				type,
				field: typeof path?.[0] == "string" ? path[0] : void 0
			})), [first] = refused, found = shape.safeParse(data);
			if (found.success) return {
				data: found.data,
				refused
			};
			if (first === void 0) return {
				data: read(data, shape, opened),
				refused
			};
			let status = statusOfType[first.type ?? ""], remedy = status === void 0 ? "" : " Check that the job's \"permissions\" let \"github-token\" do this.", message = `GitHub's GraphQL API refused (${first.type ?? "no type"}): ${first.message}${remedy}`;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.y_("github_refused", message, { status });
		}
		function ourOwn(error) {
			let cause = error instanceof Error && !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.h4) ? error.cause : error;
			return cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.h4 ? cause : new _errors_js__WEBPACK_IMPORTED_MODULE_0__.y_("github_malformed", "GitHub's API was not asked, or not understood.", { cause: error });
		}
		async function orMissing(answer) {
			try {
				return await answer;
			} catch (error) {
				if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.y_ && error.data.status === 404) return;
				throw error;
			}
		}
	}),
	5332: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Dz: () => graphqlAnswerShape,
			EV: () => refusalShape,
			Ks: () => commentsShape,
			bI: () => userShape,
			oX: () => pullRequestShape,
			pZ: () => commentShape,
			tF: () => permissionShape,
			vN: () => filesShape
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3305);
		let author = zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			login: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		})), refusalShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() }), graphqlAnswerShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			data: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J()),
			errors: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
				path: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()])))
			})))
		}), userShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			login: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		}), permissionShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			permission: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			role_name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		});
		zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ default_branch: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() }), zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^[0-9a-f]{40}$/)) }), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			path: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			sha: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			size: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()
		}));
		let commentShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			node_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			html_url: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			body: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), ""),
			user: author,
			created_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			updated_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			author_association: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		}), commentsShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(commentShape);
		zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			...commentShape.shape,
			path: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		}));
		let side = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			ref: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			sha: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			repo: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
				full_name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
			}))
		}), pullRequestShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			number: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			title: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			body: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			state: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			draft: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY()),
			user: author,
			updated_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			labels: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() })),
			head: side,
			base: side
		}), filesShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			filename: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			status: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			additions: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			deletions: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			previous_filename: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			patch: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		}));
		zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			status: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			files: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(filesShape, [])
		}), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			conclusion: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			output: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				title: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
				summary: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
				text: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
				annotations_count: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr()
			})
		})), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			path: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			start_line: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			annotation_level: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		}));
	}),
	9607: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$6: () => textAt,
			OW: () => integerAt,
			at: () => at,
			gT: () => listAt
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6413);
		function at(value, ...path) {
			return path.reduce((inner, name) => (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(inner) && Object.hasOwn(inner, name) ? inner[name] : void 0, value);
		}
		function textAt(value, ...path) {
			let found = at(value, ...path);
			return typeof found == "string" && found !== "" ? found : void 0;
		}
		function integerAt(value, ...path) {
			let found = at(value, ...path);
			return typeof found == "number" && Number.isSafeInteger(found) ? found : void 0;
		}
		function listAt(value, ...path) {
			let found = at(value, ...path);
			return Array.isArray(found) ? found : [];
		}
	})
};
