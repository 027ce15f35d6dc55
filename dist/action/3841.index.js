export const id = 3841;
export const ids = [3841, 1006];
export const modules = {
	3841: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			mayStart: () => mayStart,
			refuseIdentityless: () => refuseIdentityless,
			whyNotStart: () => whyNotStart
		});
		var errors = __webpack_require__(452), run_context = __webpack_require__(5928), account = __webpack_require__(7316), marker = __webpack_require__(8963), github_event = __webpack_require__(9607);
		function needsPermission(event, rule) {
			return (0, github_event.Ch)(event) && rule.actorPermission !== "none";
		}
		function refuseOwnComment(event) {
			let body = (0, github_event.$6)(event.payload, "comment", "body");
			if (body !== void 0 && (0, marker.IN)(body)) return {
				why: "The event is a comment of this action itself.",
				remedy: "Its own comments never start a run."
			};
		}
		function refuseActors(standings, rule) {
			if (standings.length === 0) return {
				why: "The event names no actor.",
				remedy: "Set \"actor-permission: none\" to run without one."
			};
			for (let standing of standings) {
				let refusal = refuseActor(standing, rule);
				if (refusal !== void 0) return refusal;
			}
		}
		function refuseActor({ login, type, permission }, rule) {
			if (type !== "User") return rule.allowedBots.includes(login) ? void 0 : {
				why: `"${login}" is an account of type ${type}, not a person, and not in "allowed-bots".`,
				remedy: `Add "${login}" to "allowed-bots" if it may start a run.`
			};
			if (!(0, account.du)(permission, rule.actorPermission)) return {
				why: `"${login}" has the permission "${permission}" on this repository; a run takes "${rule.actorPermission}".`,
				remedy: "Someone with that permission can start the job again, or \"actor-permission\" can ask for less."
			};
		}
		var outcome = __webpack_require__(1006);
		async function mayStart(io, settings, access) {
			let refusal = await whyNotStart(io, settings, access);
			return refusal !== void 0 && await (0, outcome.reportSkipped)(io, refusal), refusal === void 0;
		}
		async function whyNotStart(io, settings, access) {
			let { event } = access, refusal = refuseOwnComment(event) ?? refuseFork(io, settings, access);
			if (refusal !== void 0) return refusal;
			let actors = needsPermission(event, settings) ? refuseActors(await access.standings(), settings) : void 0;
			return actors !== void 0 || !(0, run_context.A0)(event) || !lacksIdentity(io, settings) ? actors : refuseIdentityless("Dependabot", settings);
		}
		function refuseFork(io, settings, { event }) {
			if ((0, run_context.qc)(event) === !0 && isBare(io, settings, event)) return refuseIdentityless("a fork", settings);
		}
		function refuseIdentityless(from, { onFork }) {
			let why = `The pull request comes from ${from}, and GitHub gives its jobs no identity.`;
			if (onFork === "skip") return {
				why,
				remedy: "Someone with write access can run the intern by a comment."
			};
			throw new errors.lD("identity_missing", `${why} "on-fork" is "fail".`, { source: "on-fork" });
		}
		function isBare(io, settings, event) {
			return settings.localService === void 0 ? lacksIdentity(io, settings) : !(0, run_context.qX)(event);
		}
		function lacksIdentity({ env }, { credentials }) {
			return credentials?.by === "exchange" && credentials.subjectToken.from === "ci" && (env.ACTIONS_ID_TOKEN_REQUEST_URL ?? "") === "";
		}
	}),
	1006: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			reportFailure: () => reportFailure,
			reportRun: () => reportRun,
			reportSkipped: () => reportSkipped
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452), _report_intern_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(604), _report_outputs_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8568), _report_summary_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3394);
		async function reportRun(io, { result, verdict, lead }, { level, transcript, suggest, diff }) {
			result.error !== null && io.log.error(`${result.error.message} (${result.error.code})`), io.setOutputs({
				...(0, _report_outputs_js__WEBPACK_IMPORTED_MODULE_0__.v1)(result, transcript),
				verdict
			});
			let render = await (0, _report_intern_words_js__WEBPACK_IMPORTED_MODULE_1__.gD)(result.record, level);
			await io.writeSummary((0, _report_summary_js__WEBPACK_IMPORTED_MODULE_2__.mC)(result.record, level, {
				render,
				suggest,
				lead,
				diff
			}));
		}
		async function reportSkipped(io, { why, remedy }) {
			return io.setOutputs({ conclusion: "skipped" }), io.log.notice(`No run was started. ${why} ${remedy}`), await io.writeSummary((0, _report_summary_js__WEBPACK_IMPORTED_MODULE_2__.gV)(why, remedy)), "skipped";
		}
		async function reportFailure(io, thrown) {
			let error = (0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.on)(thrown);
			io.log.error(`${(0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.Uc)(error)} (${error.code})`);
			for (let { name, value } of error.data.unverifiedClaims ?? []) io.log.info(`  ${name}: ${value ?? "absent"} (unverified)`);
			for (let remark of error.data.remarks ?? []) io.log.notice(remark);
			await attempt(io, error, () => io.setOutputs((0, _report_outputs_js__WEBPACK_IMPORTED_MODULE_0__.K)("failed", error))), await attempt(io, error, () => io.writeSummary((0, _report_summary_js__WEBPACK_IMPORTED_MODULE_2__.WD)(error)));
		}
		async function attempt(io, told, write) {
			try {
				await write();
			} catch (thrown) {
				let error = (0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.on)(thrown);
				error.message !== told.message && io.log.error(`${(0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.Uc)(error)} (${error.code})`);
			}
		}
	}),
	7316: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			ZY: () => readStanding,
			_m: () => isBy,
			cE: () => readPermission,
			cc: () => readOwnAccount,
			du: () => isAtLeast,
			tf: () => toAccount,
			zB: () => permissionLevels
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452), _api_rest_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1252), _api_shapes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5332);
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
		async function readStanding(github, login) {
			let user = await (0, _api_rest_js__WEBPACK_IMPORTED_MODULE_1__.M)(github.json(({ rest }) => rest.users.getByUsername({ username: login }), _api_shapes_js__WEBPACK_IMPORTED_MODULE_2__.bI));
			return user?.login.toLowerCase() === login.toLowerCase() ? {
				login,
				type: user.type,
				permission: await readPermission(github, login)
			} : {
				login,
				type: "unknown",
				permission: "none"
			};
		}
		async function readPermission(github, login) {
			let place = {
				...github.repository,
				username: login
			}, answer = await (0, _api_rest_js__WEBPACK_IMPORTED_MODULE_1__.M)(github.json(({ rest }) => rest.repos.getCollaboratorPermissionLevel(place), _api_shapes_js__WEBPACK_IMPORTED_MODULE_2__.tF));
			return level.safeParse(answer?.role_name).data ?? level.safeParse(answer?.permission).data ?? "none";
		}
		let viewerShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ viewer: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ login: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() }) }), workflowAccount = {
			login: "github-actions[bot]",
			type: "Bot"
		};
		async function readOwnAccount(github) {
			try {
				let { viewer } = await github.json(async ({ graphql }) => ({ data: await graphql("query { viewer { login } }") }), viewerShape);
				return toAccount(viewer.login);
			} catch (error) {
				if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.h4) return workflowAccount;
				throw error;
			}
		}
		function toAccount(login) {
			return {
				login,
				type: login.endsWith("[bot]") ? "Bot" : "User"
			};
		}
		function isBy(user, { login, type }) {
			return user?.login === login && user.type === type;
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
					__webpack_require__.e(377)
				]).then(__webpack_require__.bind(__webpack_require__, 377));
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
				repository: options.repository,
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
	8963: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IN: () => marksOwnComment,
			du: () => buildHiddenLine,
			hQ: () => buildMarker,
			n6: () => readHiddenLine,
			t7: () => readMarker
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8395), _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6413);
		let begin = "<!-- intern-action ", line = /^<!-- intern-action (\{[^\n]*\}) -->(?:\r?\n|$)/;
		function buildHiddenLine(data) {
			let json = JSON.stringify(data).replace(/[<>&-]/g, (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`);
			return `${begin}${json} -->`;
		}
		function readHiddenLine(text) {
			let [, json] = line.exec(text) ?? [];
			return json === void 0 ? void 0 : (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.qF)(json);
		}
		let shape = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			kind: zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n([
				"sticky",
				"new",
				"question"
			]),
			tag: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			session: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
			parked: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.L5J()),
			question: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
				code: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
				state: zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n([
					"open",
					"parked",
					"decided"
				]),
				until: zod_mini__WEBPACK_IMPORTED_MODULE_1__.aig()
			}))
		});
		function buildMarker(marker) {
			return buildHiddenLine(marker);
		}
		function readMarker(body) {
			return shape.safeParse(readHiddenLine(body)).data;
		}
		function marksOwnComment(body) {
			return body.startsWith(begin);
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
		function readPullRequest(github, number) {
			return github.json(({ rest }) => rest.pulls.get({
				...github.repository,
				pull_number: number
			}), _api_shapes_js__WEBPACK_IMPORTED_MODULE_0__.oX);
		}
		function isFromFork({ head, base }) {
			return head.repo === null || head.repo.id !== base.repo?.id;
		}
		async function readFiles(github, number) {
			let place = {
				...github.repository,
				pull_number: number,
				per_page: 100
			}, pages = github.pages(({ rest, paginate }) => paginate.iterator(rest.pulls.listFiles, place), _api_shapes_js__WEBPACK_IMPORTED_MODULE_0__.vN, { maxBodyBytes: 67108864 });
			return (await Array.fromAsync(pages)).flat();
		}
		function changesFile(files, path) {
			return files.some(({ filename, previous_filename }) => filename === path || previous_filename === path);
		}
	}),
	5928: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A0: () => isOfDependabot,
			Pn: () => completeContext,
			SA: () => toRunContext,
			gt: () => visibilityOf,
			qX: () => hasSecretsOnForks,
			qc: () => forkOf
		});
		var _environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3554), _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6413), _permission_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1576), _account_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7316), _event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9607), _pull_request_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3056);
		function visibilityOf({ payload }) {
			let visibility = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "repository", "visibility");
			if (visibility !== void 0) return visibility;
			let isPrivate = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.Qc)(payload, "repository", "private");
			return isPrivate === void 0 ? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5 : isPrivate ? "private" : "public";
		}
		function toRunContext(event, env) {
			let pullRequest = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.at)(event.payload, "pull_request"), actor = (0, _environment_js__WEBPACK_IMPORTED_MODULE_2__.b)(env, "GITHUB_ACTOR");
			return {
				..._permission_context_js__WEBPACK_IMPORTED_MODULE_1__.Ut,
				event: event.name,
				ref: (0, _environment_js__WEBPACK_IMPORTED_MODULE_2__.b)(env, "GITHUB_REF") ?? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5,
				base_ref: (0, _environment_js__WEBPACK_IMPORTED_MODULE_2__.b)(env, "GITHUB_BASE_REF") ?? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5,
				fork: forkOf(event),
				draft: (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.Qc)(pullRequest, "draft") ?? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5,
				labels: labelsOf(pullRequest ?? (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.at)(event.payload, "issue")),
				actor: {
					..._permission_context_js__WEBPACK_IMPORTED_MODULE_1__.Ut.actor,
					association: associationOf(event.payload),
					type: typeOfActor(event.payload, actor),
					login: actor ?? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5
				},
				repository: { visibility: visibilityOf(event) }
			};
		}
		function forkOf(event) {
			if (!(0, _event_js__WEBPACK_IMPORTED_MODULE_0__.Ch)(event)) return !1;
			let { payload } = event;
			if (event.name === "workflow_run") return differ((0, _event_js__WEBPACK_IMPORTED_MODULE_0__.OW)(payload, "workflow_run", "head_repository", "id"), (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.OW)(payload, "repository", "id"));
			let pullRequest = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, "pull_request");
			return (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.at)(pullRequest, "head", "repo") === null || differ((0, _event_js__WEBPACK_IMPORTED_MODULE_0__.OW)(pullRequest, "head", "repo", "id"), (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.OW)(pullRequest, "base", "repo", "id"));
		}
		function hasSecretsOnForks({ name }) {
			return name === "pull_request_target" || name === "workflow_run";
		}
		function isOfDependabot({ payload }) {
			return (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "pull_request", "user", "login") === "dependabot[bot]";
		}
		function differ(one, other) {
			return one === void 0 || other === void 0 ? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5 : one !== other;
		}
		function labelsOf(subject) {
			let labels = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.at)(subject, "labels");
			return Array.isArray(labels) ? labels.flatMap((label) => (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(label, "name") ?? []) : _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5;
		}
		function associationOf(payload) {
			let subject = [
				"comment",
				"review",
				"pull_request",
				"issue"
			].map((name) => (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, name)).find(_json_js__WEBPACK_IMPORTED_MODULE_3__.Gv);
			return (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(subject, "author_association") ?? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5;
		}
		function typeOfActor(payload, actor) {
			let sender = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, "sender");
			return actor !== void 0 && (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(sender, "login") === actor ? (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(sender, "type") ?? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5 : _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5;
		}
		async function completeContext(context, policy, { standings, pullRequest }) {
			let entries = [
				...policy.guards,
				...policy.rules,
				...policy.questions,
				...policy.changes ?? []
			], keysOfPolicy = new Set(entries.flatMap((entry) => entry.when.map((condition) => condition.key))), asks = (...keys) => keys.some((key) => keysOfPolicy.has(key)), complete = context;
			return asks("actor.permission", "actor.type") && (complete = withStandings(complete, await standings())), pullRequest !== void 0 && context.fork === _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5 && asks("fork", "draft", "base_ref", "labels") && (complete = withPullRequest(complete, await pullRequest())), complete;
		}
		function withStandings(context, standings) {
			let levels = standings.map(({ permission }) => _account_js__WEBPACK_IMPORTED_MODULE_4__.zB.indexOf(permission)), permission = _account_js__WEBPACK_IMPORTED_MODULE_4__.zB[Math.min(...levels)] ?? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5, type = standings.find((one) => one.type !== "User")?.type ?? standings[0]?.type ?? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5;
			return {
				...context,
				actor: {
					...context.actor,
					permission,
					type
				}
			};
		}
		function withPullRequest(context, pullRequest) {
			let { base, draft, labels } = pullRequest;
			return {
				...context,
				fork: (0, _pull_request_js__WEBPACK_IMPORTED_MODULE_5__.ty)(pullRequest),
				base_ref: base.ref,
				draft: draft ?? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5,
				labels: labels.map(({ name }) => name)
			};
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
	})
};
