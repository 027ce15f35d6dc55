export const id = 6092;
export const ids = [6092, 1576];
export const modules = {
	1942: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { postFindingsAction: () => postFindingsAction });
		var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(452), _findings_findings_file_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1385), _github_review_changed_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1002), _job_workspace_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1950), _report_findings_review_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(4763), _report_findings_words_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(8114), _report_render_markdown_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3974), _comment_run_comment_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(8521), _findings_review_round_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6145), _findings_review_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2426), _findings_run_findings_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(6), _github_access_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4802), _skipped_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6726);
		async function postFindingsAction(io, settings, event, opened) {
			let access = opened ?? (0, _github_access_js__WEBPACK_IMPORTED_MODULE_0__.o)(io, settings, event);
			if (event.name === "merge_group") return (0, _findings_review_status_js__WEBPACK_IMPORTED_MODULE_1__.aW)(io, settings, access);
			let subject = pullRequestOf(access), commits = await (0, _github_review_changed_files_js__WEBPACK_IMPORTED_MODULE_2__.gG)(access.github(), access.repository(), subject), { head } = commits, context = settings.commitStatus, status = context === void 0 ? void 0 : await (0, _findings_review_status_js__WEBPACK_IMPORTED_MODULE_1__.xP)(io, access, {
				sha: head,
				context
			}), review = await readReview(io, settings, {
				access,
				subject,
				head,
				status
			}), { number } = subject, listed = await access.files(), changes = await (0, _github_review_changed_files_js__WEBPACK_IMPORTED_MODULE_2__.IM)(access.github(), access.repository(), {
				number,
				commits,
				listed
			}), memory = await (0, _findings_review_round_js__WEBPACK_IMPORTED_MODULE_3__.MB)(access, settings, number), noRound = (0, _findings_review_round_js__WEBPACK_IMPORTED_MODULE_3__.e1)(memory, settings, head);
			return noRound === void 0 ? (await post(io, settings, {
				access,
				status,
				review,
				reviewed: {
					number,
					head,
					changes
				},
				memory
			}), "finished") : (await (0, _findings_review_round_js__WEBPACK_IMPORTED_MODULE_3__.wn)(status, noRound), (0, _skipped_js__WEBPACK_IMPORTED_MODULE_4__.v)(io, noRound));
		}
		function pullRequestOf({ event, subject }) {
			if (event.name === "workflow_run") throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.NH("findings_file_refused", "On \"workflow_run\" no findings are posted: what the run before left may be anybody's. Let both jobs stand in one workflow.", { source: "findings-file" });
			if (subject?.isPullRequest === !0) return subject;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.dz("input_invalid", `The event "${event.name}" is about no pull request, so there is nowhere to post findings.`, { source: "command" });
		}
		async function readReview(io, { findingsFile, findingsDigest }, { access, subject, head, status }) {
			let { owner, name } = access.repository(), run_id = io.env.GITHUB_RUN_ID ?? "";
			try {
				let text = await readText(io, findingsFile, findingsDigest);
				return (0, _findings_findings_file_js__WEBPACK_IMPORTED_MODULE_6__.V_)(text, {
					repository: `${owner}/${name}`,
					pull_request: subject.number,
					head,
					run_id
				});
			} catch (error) {
				throw error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_5__.NH && await status?.end({
					state: "error",
					description: "Not reviewed: the file of findings is missing or refused"
				}), error;
			}
		}
		async function readText(io, path, digest) {
			let refuse = (why, cause) => new _errors_js__WEBPACK_IMPORTED_MODULE_5__.NH("findings_file_refused", `The file of findings is refused: ${why}. Give the file that a job of this workflow run collected, unchanged.`, {
				source: "findings-file",
				cause
			});
			if (path === void 0) throw refuse("the input \"findings-file\" names none");
			if (digest === void 0) throw refuse("the input \"findings-digest\" names no digest, so any job of this run could have replaced it");
			let text = await (0, _job_workspace_js__WEBPACK_IMPORTED_MODULE_7__.OH)(io).readInputText(path).catch((error) => {
				throw refuse(`"${path}" can't be read`, error);
			});
			if ((0, _findings_findings_file_js__WEBPACK_IMPORTED_MODULE_6__.Mk)(text) !== digest) throw refuse("it is not the file of the input \"findings-digest\"");
			return text;
		}
		async function post(io, settings, { access, status, ...posting }) {
			let { review, reviewed, memory } = posting, judged = await (0, _findings_review_round_js__WEBPACK_IMPORTED_MODULE_3__.Xc)(review, {
				io,
				access,
				settings,
				reviewed
			}, memory), { outcome } = judged, { verdict, reviewUrl, rows } = outcome;
			io.setOutputs({
				conclusion: "finished",
				verdict,
				...reviewUrl === void 0 ? {} : { "review-url": reviewUrl }
			}), await io.writeSummary((0, _report_render_markdown_js__WEBPACK_IMPORTED_MODULE_8__.l6)((0, _report_findings_review_js__WEBPACK_IMPORTED_MODULE_9__.MU)(outcome, "full", 200)));
			let toReport = (besides) => (0, _report_findings_review_js__WEBPACK_IMPORTED_MODULE_9__.nh)(outcome, besides);
			await (0, _comment_run_comment_js__WEBPACK_IMPORTED_MODULE_10__.writeComment)(io, access, {
				...settings,
				number: reviewed.number
			}, toReport), await status?.end((0, _findings_review_status_js__WEBPACK_IMPORTED_MODULE_1__.mf)(verdict, (0, _report_findings_words_js__WEBPACK_IMPORTED_MODULE_11__.OJ)(rows)));
			let error = (0, _findings_run_findings_js__WEBPACK_IMPORTED_MODULE_12__.toReviewError)(judged, settings.failAt);
			error !== void 0 && (0, _findings_run_findings_js__WEBPACK_IMPORTED_MODULE_12__.failStep)(io, error);
		}
	}),
	4802: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { o: () => openGitHub });
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _github_api_rest_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1252), _github_permission_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(500), _github_pull_request_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3056), _github_subject_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9127), _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6559);
		function openGitHub(io, settings, event) {
			let { env, fetch, clock, log } = io, token = settings.githubToken, apiUrl = (env.GITHUB_API_URL ?? "").replace(/\/+$/, "") || "https://api.github.com", graphqlUrl = env.GITHUB_GRAPHQL_URL || void 0, github = (signal = io.signal) => {
				if (token !== void 0) return (0, _github_api_rest_js__WEBPACK_IMPORTED_MODULE_0__.C)({
					apiUrl,
					graphqlUrl,
					token,
					fetch,
					clock,
					log,
					signal
				});
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.dz("input_missing", (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)("github-token")} is empty, and GitHub has to be asked for this run.`, { source: "github-token" });
			}, repository = () => {
				let found = (0, _github_subject_js__WEBPACK_IMPORTED_MODULE_3__.Nu)(env);
				if (found !== void 0) return found;
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__.dz("input_invalid", `GITHUB_REPOSITORY is "${env.GITHUB_REPOSITORY ?? ""}", no repository.`);
			}, subject = (0, _github_subject_js__WEBPACK_IMPORTED_MODULE_3__.et)(event), standings = once(async () => {
				let { startingLogins } = await __webpack_require__.e(3947).then(__webpack_require__.bind(__webpack_require__, 3947)), logins = startingLogins(event, env);
				return Promise.all(logins.map((login) => (0, _github_permission_js__WEBPACK_IMPORTED_MODULE_4__.ZY)(github(), repository(), login)));
			}), known, askAccount = once(async () => (await __webpack_require__.e(3847).then(__webpack_require__.bind(__webpack_require__, 3847))).readOwnAccount(github())), account = async () => known ?? await askAccount(), knowAccount = (told) => {
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
				files: once(async () => subject?.isPullRequest === !0 ? (0, _github_pull_request_js__WEBPACK_IMPORTED_MODULE_5__.Ul)(github(), repository(), subject.number) : [])
			};
		}
		function once(ask) {
			let asked;
			return () => (asked ??= ask(), asked);
		}
	}),
	6726: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { v: () => reportSkipped });
		var _report_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3394);
		async function reportSkipped(io, { why, remedy }) {
			return io.setOutputs({ conclusion: "skipped" }), io.log.notice(`No run was started. ${why} ${remedy}`), await io.writeSummary((0, _report_summary_js__WEBPACK_IMPORTED_MODULE_0__.gV)(why, remedy)), "skipped";
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
					__webpack_require__.e(6752),
					__webpack_require__.e(1845),
					__webpack_require__.e(6328)
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
			Ms: () => repositoryShape,
			Or: () => checkRunsShape,
			Ww: () => reviewCommentsShape,
			bI: () => userShape,
			dO: () => commitShape,
			lq: () => comparisonShape,
			oX: () => pullRequestShape,
			pZ: () => commentShape,
			q3: () => folderShape,
			tF: () => permissionShape,
			uB: () => annotationsShape,
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
		}), repositoryShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ default_branch: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() }), commitShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^[0-9a-f]{40}$/)) }), folderShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			path: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			sha: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			size: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()
		})), commentShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			node_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			html_url: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			body: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), ""),
			user: author,
			created_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			updated_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			author_association: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		}), commentsShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(commentShape), reviewCommentsShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			...commentShape.shape,
			path: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		})), side = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
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
		})), comparisonShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			status: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			files: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(filesShape, [])
		}), checkRunsShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			conclusion: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			output: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				title: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
				summary: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
				text: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
				annotations_count: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr()
			})
		})), annotationsShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			path: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			start_line: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			annotation_level: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		}));
	}),
	500: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			ZY: () => readStanding,
			cE: () => readPermission,
			du: () => isAtLeast,
			zB: () => permissionLevels
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _api_rest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1252), _api_shapes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5332);
		let permissionLevels = [
			"none",
			"read",
			"triage",
			"write",
			"maintain",
			"admin"
		], level = zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(permissionLevels);
		function isAtLeast(permission, least) {
			return permissionLevels.indexOf(permission) >= permissionLevels.indexOf(least);
		}
		async function readStanding(github, repository, login) {
			let user = await (0, _api_rest_js__WEBPACK_IMPORTED_MODULE_1__.M)(github.json(({ rest }) => rest.users.getByUsername({ username: login }), _api_shapes_js__WEBPACK_IMPORTED_MODULE_2__.bI));
			return user?.login.toLowerCase() === login.toLowerCase() ? {
				login,
				type: user.type,
				permission: await readPermission(github, repository, login)
			} : {
				login,
				type: "unknown",
				permission: "none"
			};
		}
		async function readPermission(github, { owner, name }, login) {
			let place = {
				owner,
				repo: name,
				username: login
			}, answer = await (0, _api_rest_js__WEBPACK_IMPORTED_MODULE_1__.M)(github.json(({ rest }) => rest.repos.getCollaboratorPermissionLevel(place), _api_shapes_js__WEBPACK_IMPORTED_MODULE_2__.tF));
			return level.safeParse(answer?.role_name).data ?? level.safeParse(answer?.permission).data ?? "none";
		}
	}),
	3056: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DQ: () => readPullRequest,
			Ul: () => readFiles,
			e4: () => changesFile,
			ty: () => isFromFork
		});
		var _api_shapes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5332);
		function readPullRequest(github, { owner, name }, number) {
			return github.json(({ rest }) => rest.pulls.get({
				owner,
				repo: name,
				pull_number: number
			}), _api_shapes_js__WEBPACK_IMPORTED_MODULE_0__.oX);
		}
		function isFromFork({ head, base }) {
			return head.repo === null || head.repo.id !== base.repo?.id;
		}
		async function readFiles(github, { owner, name }, number) {
			let files = [], place = {
				owner,
				repo: name,
				pull_number: number,
				per_page: 100
			}, pages = github.pages(({ rest, paginate }) => paginate.iterator(rest.pulls.listFiles, place), _api_shapes_js__WEBPACK_IMPORTED_MODULE_0__.vN, { maxBodyBytes: 67108864 });
			for await (let page of pages) files.push(...page);
			return files;
		}
		function changesFile(files, path) {
			return files.some(({ filename, previous_filename }) => filename === path || previous_filename === path);
		}
	}),
	9127: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ek: () => repositoryUrl,
			Hr: () => happenedAt,
			Nu: () => readRepository,
			Q$: () => checkedSha,
			VM: () => stoodAt,
			Vp: () => runUrl,
			et: () => subjectOf,
			yv: () => originOf
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6413), _event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9607);
		function readRepository(env) {
			let [, owner, name] = /^([\w-]+)\/([\w.-]+)$/.exec(env.GITHUB_REPOSITORY ?? "") ?? [];
			return owner === void 0 || name === void 0 ? void 0 : {
				owner,
				name
			};
		}
		function originOf(event, env) {
			let repository = readRepository(env), commit = subjectOf(event)?.headSha ?? env.GITHUB_SHA ?? "";
			return {
				...repository === void 0 ? {} : { repository: `${repository.owner}/${repository.name}` },
				.../^[0-9a-f]{40}$/.test(commit) ? { commit } : {}
			};
		}
		function subjectOf({ payload }) {
			let pullRequest = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, "pull_request");
			if ((0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(pullRequest)) return toSubject(pullRequest, !0);
			let issue = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, "issue");
			if ((0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(issue)) return toSubject(issue, (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)((0, _event_js__WEBPACK_IMPORTED_MODULE_0__.at)(issue, "pull_request")));
			let upstream = [
				"workflow_run",
				"check_run",
				"check_suite"
			].map((name) => (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, name)).find(_json_js__WEBPACK_IMPORTED_MODULE_1__.Gv), [first] = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.gT)(upstream, "pull_requests");
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(first) ? toSubject(first, !0) : void 0;
		}
		function toSubject(payload, isPullRequest) {
			let number = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.OW)(payload, "number");
			if (number === void 0 || number < 1) return;
			let body = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, "body");
			return {
				number,
				isPullRequest,
				title: (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "title"),
				body: body === null || typeof body == "string" ? body : void 0,
				headSha: shaAt(payload, "head", "sha"),
				baseSha: shaAt(payload, "base", "sha"),
				baseRef: (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "base", "ref")
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
			return (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "comment", "updated_at") ?? (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "review", "submitted_at") ?? (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "workflow_run", "created_at") ?? (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "pull_request", "updated_at") ?? (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "issue", "updated_at") ?? (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "check_suite", "updated_at") ?? (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "check_run", "check_suite", "updated_at");
		}
		function stoodAt(happened, ...times) {
			return happened !== void 0 && times.every((time) => Date.parse(time) <= Date.parse(happened));
		}
		function shaAt(payload, ...path) {
			let sha = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, ...path);
			return sha !== void 0 && /^[0-9a-f]{40}$/.test(sha) ? sha : void 0;
		}
		function repositoryUrl(env) {
			let server = env.GITHUB_SERVER_URL ?? "", repository = env.GITHUB_REPOSITORY ?? "";
			return /^https?:\/\/[\w.:-]+$/.test(server) && /^[\w-]+\/[\w.-]+$/.test(repository) ? `${server}/${repository}` : void 0;
		}
		function runUrl(env) {
			let repository = repositoryUrl(env), run = env.GITHUB_RUN_ID ?? "";
			return repository === void 0 || !/^\d+$/.test(run) ? void 0 : `${repository}/actions/runs/${run}`;
		}
	}),
	1950: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hv: () => FileRefusal,
			OH: () => openWorkspace,
			Vv: () => readTextOf
		});
		var external_node_fs_ = __webpack_require__(3024), external_node_os_ = __webpack_require__(8161), external_node_path_ = __webpack_require__(6760), environment = __webpack_require__(3554), errors = __webpack_require__(452);
		function makeFolders(folder, mode = 511) {
			if (isFolder(folder)) return;
			let above = (0, external_node_path_.dirname)(folder);
			above !== folder && makeFolders(above, mode);
			try {
				(0, external_node_fs_.mkdirSync)(folder, { mode });
			} catch (error) {
				if (!isFolder(folder)) throw error;
			}
		}
		function isFolder(path) {
			return (0, external_node_fs_.statSync)(path, { throwIfNoEntry: !1 })?.isDirectory() === !0;
		}
		function isForEverybody(folder) {
			return !!((0, external_node_fs_.statSync)(folder).mode & 2);
		}
		var wording = __webpack_require__(6559);
		function openWorkspace({ env, cwd, readFile, files }) {
			let root = (0, environment.b)(env, "GITHUB_WORKSPACE") ?? cwd, checkout = files === "checkout" ? checkoutOf(root) : root, temp = (0, environment.b)(env, "RUNNER_TEMP") ?? (0, external_node_os_.tmpdir)(), place = (path) => {
				if (files === "anywhere") return;
				let found = placeOf(path, files === "workspace" ? [root, temp] : [checkout]);
				if (found !== void 0 || files === "checkout") return found;
				throw new FileRefusal("it lies neither in the workspace nor in the runner's temp folder");
			}, readInput = async (given) => {
				let path = (0, external_node_path_.resolve)(root, given), found = place(path);
				return found === void 0 ? (0, external_node_fs_.readFileSync)(path) : readCheckoutFile(found, 4194304);
			}, create = (path) => {
				let found = place(path);
				return found === void 0 ? createAnywhere(path) : createCheckoutFile(found);
			};
			return {
				path: (given) => (0, external_node_path_.resolve)(root, given),
				readInput,
				readInputText: async (given) => toText(await readInput(given)),
				readText: async (path) => toText(await readFile(path)),
				create,
				write(path, text) {
					let file = create(path);
					try {
						(0, external_node_fs_.writeFileSync)(file, text);
					} finally {
						(0, external_node_fs_.closeSync)(file);
					}
				},
				refuseFileOfOthers(path) {
					if (files === "anywhere") return;
					let owner = whoseFile(path, env, temp);
					if (owner !== void 0) throw new FileRefusal(`it is a file of ${owner}, which nothing else may write`);
				},
				temp
			};
		}
		function checkoutOf(folder) {
			let folders = [folder];
			for (let at = folder; at !== (0, external_node_path_.dirname)(at); at = (0, external_node_path_.dirname)(at)) folders.push((0, external_node_path_.dirname)(at));
			return folders.findLast((one) => (0, external_node_fs_.existsSync)((0, external_node_path_.join)(one, ".git")) && !isForEverybody(one)) ?? folder;
		}
		function toText(bytes) {
			return new TextDecoder("utf-8", { fatal: !0 }).decode(bytes);
		}
		function createAnywhere(path) {
			makeFolders((0, external_node_path_.dirname)(path));
			let file = (0, external_node_fs_.openSync)(path, "w+", 384);
			return (0, external_node_fs_.fchmodSync)(file, 384), file;
		}
		async function readTextOf(name, given, workspace) {
			return workspace.readInputText(given).catch((cause) => {
				throw new errors.dz("input_invalid", unreadable(name, given, cause), {
					source: name,
					cause
				});
			});
		}
		function unreadable(name, given, cause) {
			return cause instanceof FileRefusal ? (0, wording.MH)`${(0, wording.hF)(name)} is "${given}", which is not read: ${cause.message}.` : (0, wording.MH)`${(0, wording.hF)(name)} is "${given}", which can't be read as UTF-8 text. Check the path; in a job, check out the repository first.`;
		}
		let runnerFiles = [
			"GITHUB_ENV",
			"GITHUB_OUTPUT",
			"GITHUB_STATE",
			"GITHUB_PATH",
			"GITHUB_STEP_SUMMARY",
			"GITHUB_EVENT_PATH"
		];
		function whoseFile(path, env, temp) {
			let real = realPath(path), name = runnerFiles.find((each) => (env[each] ?? "") !== "" && realPath(env[each] ?? "") === real);
			return name === void 0 ? (0, external_node_path_.relative)(realPath(temp), real).startsWith("_") ? "the runner" : real.split(external_node_path_.sep).some((part) => part.toLowerCase() === ".git") ? "Git" : void 0 : `the runner (${name})`;
		}
		function realPath(path) {
			let whole = (0, external_node_path_.resolve)(path);
			try {
				return (0, external_node_fs_.realpathSync)(whole);
			} catch {
				return (0, external_node_path_.dirname)(whole) === whole ? whole : (0, external_node_path_.join)(realPath((0, external_node_path_.dirname)(whole)), (0, external_node_path_.basename)(whole));
			}
		}
		class FileRefusal extends Error {}
		let flags = external_node_fs_.constants, noFollow = flags.O_NOFOLLOW ?? 0, noWait = flags.O_NONBLOCK ?? 0;
		function placeOf(path, roots) {
			for (let root of roots.filter((one) => (0, external_node_fs_.existsSync)(one))) {
				let real = (0, external_node_fs_.realpathSync)(root);
				for (let base of [root, real]) {
					let below = (0, external_node_path_.relative)(base, path);
					if (!(below === "" || below === ".." || below.startsWith(`..${external_node_path_.sep}`) || (0, external_node_path_.isAbsolute)(below))) return {
						root: real,
						names: below.split(external_node_path_.sep)
					};
				}
			}
		}
		function readCheckoutFile({ root, names }, maxBytes) {
			let path = walk(root, names), seen = (0, external_node_fs_.lstatSync)(path, { bigint: !0 });
			if (!seen.isFile()) throw new FileRefusal(`"${names.at(-1)}" is no regular file`);
			let file = (0, external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDONLY | noFollow | noWait);
			try {
				let { dev, ino, size } = (0, external_node_fs_.fstatSync)(file, { bigint: !0 });
				if (dev !== seen.dev || ino !== seen.ino || isElsewhere(file, path)) throw new FileRefusal(replaced);
				if (size > maxBytes) throw new FileRefusal(`it has ${size} bytes, at most ${maxBytes} are read`);
				return (0, external_node_fs_.readFileSync)(file);
			} finally {
				(0, external_node_fs_.closeSync)(file);
			}
		}
		function createCheckoutFile({ root, names }) {
			for (let index of names.slice(1).keys()) makeFolder(walk(root, names.slice(0, index + 1)));
			let path = walk(root, names), before = (0, external_node_fs_.lstatSync)(path, { throwIfNoEntry: !1 });
			if (before?.isFile() === !1) throw new FileRefusal(`"${names.at(-1)}" is no regular file`);
			before !== void 0 && (0, external_node_fs_.unlinkSync)(path);
			let file = (0, external_node_fs_.openSync)(path, external_node_fs_.constants.O_RDWR | external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_EXCL | noFollow, 384);
			if (!isElsewhere(file, path)) return file;
			throw (0, external_node_fs_.closeSync)(file), new FileRefusal(replaced);
		}
		let replaced = "it was replaced while it was opened";
		function isElsewhere(file, path) {
			if (process.platform !== "linux") return !1;
			try {
				return (0, external_node_fs_.readlinkSync)(`/proc/self/fd/${file}`) !== path;
			} catch {
				return !1;
			}
		}
		function makeFolder(path) {
			(0, external_node_fs_.lstatSync)(path, { throwIfNoEntry: !1 }) === void 0 && (0, external_node_fs_.mkdirSync)(path);
		}
		function walk(root, names) {
			let path = root;
			for (let name of names) if (path = (0, external_node_path_.join)(path, name), (0, external_node_fs_.lstatSync)(path, { throwIfNoEntry: !1 })?.isSymbolicLink() === !0) throw new FileRefusal(`"${(0, external_node_path_.relative)(root, path)}" is a link, and no link is followed. Name the file itself`);
			return path;
		}
	}),
	1576: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$5: () => unknownWord,
			Ut: () => unknownContext,
			yO: () => contextKeys
		});
		let unknownWord = "unknown", unknownContext = {
			event: unknownWord,
			ref: unknownWord,
			base_ref: unknownWord,
			fork: unknownWord,
			draft: unknownWord,
			labels: unknownWord,
			actor: {
				permission: unknownWord,
				association: unknownWord,
				type: unknownWord,
				login: unknownWord
			},
			environment: unknownWord,
			repository: { visibility: unknownWord }
		}, contextKeys = [
			key("event", "text", "The event that started the workflow, such as push.", ({ event }) => event),
			key("ref", "text", "The git ref of the run, such as refs/heads/main.", ({ ref }) => ref),
			key("base_ref", "text", "The branch that a pull request goes into.", ({ base_ref }) => base_ref),
			key("fork", "flag", "Whether the pull request comes from a fork.", ({ fork }) => fork),
			key("draft", "flag", "Whether the pull request is a draft.", ({ draft }) => draft),
			key("labels", "texts", "The labels of the pull request or issue.", ({ labels }) => labels),
			key("actor.permission", "text", "What the actor may do, according to the API.", ({ actor }) => actor.permission),
			key("actor.association", "text", "The actor's association, from the payload; a hint.", (c) => c.actor.association),
			key("actor.type", "text", "User or Bot.", ({ actor }) => actor.type),
			key("actor.login", "text", "The login of the actor.", ({ actor }) => actor.login),
			key("environment", "text", "The deployment environment of the job.", ({ environment }) => environment),
			key("repository.visibility", "text", "public, internal or private.", ({ repository }) => repository.visibility)
		];
		function key(path, value, about, read) {
			let [name = "", group] = path.split(".").toReversed();
			return {
				path,
				group,
				name,
				value,
				about,
				read
			};
		}
	}),
	9495: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			jI: () => toChangesLine,
			lT: () => toChangesBlocks,
			mk: () => toChangeTable
		});
		var _render_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9179);
		let words = {
			taken: "taken",
			left: "left behind",
			stop: "stops"
		};
		function toChangesLine({ counts: { taken, left, stop } }) {
			if (taken + left + stop === 0) return "No file changed.";
			let stopped = stop === 0 ? "" : `, ${stop} stopped the whole`;
			return `Changed files: ${taken} ${stop === 0 ? "taken" : "that could be taken"}, ${left} left behind${stopped}.`;
		}
		function toChangesBlocks(changes, { level, rows, diff }) {
			if (changes === null || level === "none") return [];
			let { head, counts, entries } = changes, shown = entries.slice(0, rows), all = counts.taken + counts.left + counts.stop;
			return [
				{
					type: "paragraph",
					line: [
						{ strong: toChangesLine(changes) },
						" Since commit ",
						{ code: head.slice(0, 12) },
						"."
					]
				},
				...toChangeTable(shown),
				...all > shown.length ? [{
					type: "quiet",
					lines: [[`${all - shown.length} more are not shown here.`]]
				}] : [],
				...level !== "full" || diff === void 0 || diff === "" ? [] : [{
					type: "details",
					summary: ["The change"],
					blocks: [{
						type: "code",
						text: diff.trimEnd(),
						isDiff: !0
					}]
				}]
			];
		}
		function toChangeTable(entries) {
			return entries.length === 0 ? [] : [{
				type: "table",
				header: [
					"File",
					"Change",
					"Lines",
					"Fate",
					"Rule"
				],
				rows: entries.map(({ path, status, bytes, added, removed, answer, rule }) => [
					[{ code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(path, 200) }],
					[status],
					[added === null || removed === null ? bytes === null ? "" : `${bytes} bytes` : `+${added} −${removed}`],
					[words[answer]],
					[{ code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(rule, 200) }]
				])
			}];
		}
	}),
	8568: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K: () => toFailureOutputs,
			tP: () => toErrorOutput,
			v1: () => toRunOutputs,
			xS: () => toOutputList
		});
		var _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4057), _render_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9179);
		let maxTextBytes = 262144, maxOperation = 8e3;
		function toRunOutputs({ conclusion, error, pending, record }, transcriptFile) {
			return {
				conclusion,
				text: toTextOutput(record.text),
				...record.finish_reason === null ? {} : { "finish-reason": record.finish_reason },
				...record.session_id === null ? {} : { "session-id": record.session_id },
				...record.start === null ? {} : { "intern-id": record.start.intern_id },
				usage: JSON.stringify(record.usage),
				decisions: JSON.stringify((0, _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_0__.bB)(record).map(shortened)),
				...pending === null ? {} : { pending: JSON.stringify(pending) },
				"transcript-file": transcriptFile,
				...toErrorOutput(error)
			};
		}
		function toOutputList(entries) {
			let written = [], bytes = 2;
			for (let entry of entries) {
				let text = JSON.stringify(entry);
				if (bytes += Buffer.byteLength(text) + 1, bytes > 262144) break;
				written.push(text);
			}
			return `[${written.join(",")}]`;
		}
		function toFailureOutputs(conclusion, error) {
			return {
				conclusion,
				...toErrorOutput(error)
			};
		}
		function toErrorOutput(error) {
			return error === null ? {} : { "error-code": error.code };
		}
		function shortened(decision) {
			let { operation, reason } = decision;
			return {
				...decision,
				operation: operation === null ? null : (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.ml)(operation, maxOperation),
				reason: reason === null ? null : (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.ml)(reason, maxOperation)
			};
		}
		function toTextOutput({ head, tail, omitted }) {
			let text = head + tail;
			if (omitted === 0 && Buffer.byteLength(text) <= maxTextBytes) return text;
			let note = "\n\n[Cut at 256 KiB. The whole text is in the transcript file.]";
			return (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.zP)(head, maxTextBytes - Buffer.byteLength(note)) + note;
		}
	}),
	3115: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			b: () => textOf,
			t: () => createBoundedText
		});
		function textOf({ head, tail, omitted }) {
			return omitted === 0 ? head + tail : `${head}\n\n[${omitted} characters are left out here.]\n\n${tail}`;
		}
		function createBoundedText(headLength, tailLength) {
			let head = "", tailSize = 0, ring = createRing(tailLength + 1);
			return {
				push(text) {
					let room = headLength - head.length, cut = tailSize > 0 ? 0 : text.length <= room ? text.length : wholeCharacter(text, room);
					cut > 0 && (head += text.slice(0, cut)), cut !== text.length && (ring.push(cut === 0 ? text : text.slice(cut)), tailSize += text.length - cut);
				},
				value() {
					let rest = ring.value();
					if (tailSize <= tailLength) return {
						head: head + rest,
						tail: "",
						omitted: 0
					};
					let tail = rest.slice(wholeCharacter(rest, rest.length - tailLength)), omitted = tailSize - tail.length;
					return omitted === 0 ? {
						head: head + tail,
						tail: "",
						omitted
					} : {
						head,
						tail,
						omitted
					};
				}
			};
		}
		function createRing(capacity) {
			let bytes, size = 0;
			return {
				push(text) {
					bytes ??= Buffer.alloc(capacity * 2);
					let kept = text.length > capacity ? text.slice(text.length - capacity) : text, start = (size + text.length - kept.length) % capacity, first = Math.min(kept.length, capacity - start);
					bytes.write(kept.slice(0, first), start * 2, "utf16le"), first < kept.length && bytes.write(kept.slice(first), 0, "utf16le"), size += text.length;
				},
				value() {
					if (bytes === void 0) return "";
					if (size <= capacity) return bytes.toString("utf16le", 0, size * 2);
					let start = size % capacity * 2;
					return bytes.toString("utf16le", start) + bytes.toString("utf16le", 0, start);
				}
			};
		}
		function wholeCharacter(text, index) {
			let unit = text.charCodeAt(index);
			return unit >= 56320 && unit <= 57343 ? index - 1 : index;
		}
	}),
	4057: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			bB: () => decisionsOf,
			fP: () => messagesApart,
			j9: () => toPastRecord,
			nG: () => toAnswerVerb,
			pM: () => buildRunRecord
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6413), _bounded_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3115);
		let keptHead = 524288, keptTail = 262144;
		function decisionsOf(record) {
			return record.pauses.flatMap(({ decisions }) => decisions.map(({ tool_call_id, kind, operation, answer, rule, reason }) => ({
				tool_call_id,
				kind,
				operation,
				answer,
				rule,
				reason
			})));
		}
		let noFacts = {
			first_at: null,
			last_at: null,
			start: null,
			finish_reason: null,
			session_id: null,
			model: null,
			usage: null,
			remarks: [],
			changes: null,
			error: null,
			conclusion: null
		};
		function buildRunRecord() {
			let reasoning = (0, _bounded_text_js__WEBPACK_IMPORTED_MODULE_0__.t)(keptHead, keptTail), text = (0, _bounded_text_js__WEBPACK_IMPORTED_MODULE_0__.t)(keptHead, keptTail), followUpText = (0, _bounded_text_js__WEBPACK_IMPORTED_MODULE_0__.t)(keptHead, keptTail), isFollowUp = !1, pauses = [], messageEnds = [], said = 0, facts = noFacts;
			return {
				observe(event) {
					event.type === "text" && ((isFollowUp ? followUpText : text).push(event.text), isFollowUp || (said += event.text.length)), event.type === "reasoning" && reasoning.push(event.text), event.type !== "text" && event.type !== "reasoning" && (event.type === "prompt" && (isFollowUp = event.follow_up === !0), event.type === "pause" && (pauses.push({
						pause: event,
						decisions: []
					}), messageEnds.push(said)), event.type === "decision" && pauses.at(-1)?.decisions.push(event), facts = {
						...facts,
						first_at: facts.first_at ?? event.at,
						last_at: event.at,
						...factsOf(event, facts)
					});
				},
				value: () => ({
					...facts,
					text: text.value(),
					message_ends: messageEnds,
					follow_up_text: followUpText.value(),
					reasoning: reasoning.value(),
					pauses
				})
			};
		}
		function factsOf(event, known) {
			switch (event.type) {
				case "start": return { start: event };
				case "usage": return { usage: addUsage(known.usage, event.usage) };
				case "finish": {
					let { finish_reason, session_id, model } = event;
					return {
						finish_reason,
						session_id: session_id ?? known.session_id,
						model
					};
				}
				case "remark": return known.remarks.length < 100 ? { remarks: [...known.remarks, event.message] } : {};
				case "changes": return { changes: event };
				case "model_access": return { models: [...known.models ?? [], event] };
				case "error": return { error: event };
				case "end": return { conclusion: event.conclusion };
				case "request":
				case "prompt":
				case "pause":
				case "decision":
				case "text":
				case "reasoning": return {};
				default: return {};
			}
		}
		function addUsage(sum, more) {
			return sum === null || more === null ? sum ?? more : addNumbers(sum, more);
		}
		function addNumbers(a, b) {
			let names = new Set([...Object.keys(a), ...Object.keys(b)]);
			return Object.fromEntries([...names].map((name) => [name, add(a[name], b[name])]));
		}
		function add(a, b) {
			return typeof a == "number" && typeof b == "number" ? a + b : (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(a) && (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(b) ? addNumbers(a, b) : a ?? b;
		}
		function messagesApart(record) {
			let { head } = record.text, apart = "", from = 0;
			for (let end of record.message_ends) end <= from || end >= head.length || head[end - 1] === "\n" || head[end] === "\n" || (apart += `${head.slice(from, end)}\n\n`, from = end);
			return {
				...record,
				text: {
					...record.text,
					head: apart + head.slice(from)
				},
				message_ends: []
			};
		}
		function toPastRecord(lines, observe = () => {}) {
			let record = buildRunRecord(), unread = 0;
			for (let { number, event } of lines) event === "unreadable" ? unread += 1 : event !== "unknown" && (record.observe(event), observe(event, number));
			let value = record.value();
			if (unread === 0) return value;
			let count = unread === 1 ? "1 line" : `${unread} lines`;
			return {
				...value,
				remarks: [...value.remarks, `${count} of the transcript could not be read.`]
			};
		}
		function toAnswerVerb({ outcome, answer }) {
			switch (outcome) {
				case "allow": return answer === "allow_always" ? "allowed, always" : "allowed";
				case "answer": return "answered";
				case "reject": return answer === "reject_always" ? "rejected, always" : "rejected";
				case "stop": return "stopped";
				case "ask": return "asked";
				default: return outcome;
			}
		}
	})
};
