export const id = 8120;
export const ids = [
	8120,
	500,
	3056
];
export const modules = {
	4852: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { M: () => orMissing });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
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
			EV: () => refusalShape,
			Ks: () => commentsShape,
			Ms: () => repositoryShape,
			Or: () => checkRunsShape,
			Ww: () => reviewCommentsShape,
			bI: () => userShape,
			dO: () => commitShape,
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
		})), refusalShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ message: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() }), userShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
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
			previous_filename: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		})), checkRunsShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
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
	8120: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { completeContext: () => completeContext });
		var _permission_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1576), _permission_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(500), _pull_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3056);
		async function completeContext(context, policy, { standings, pullRequest }) {
			let entries = [
				...policy.guards,
				...policy.rules,
				...policy.questions
			], asked = new Set(entries.flatMap((entry) => entry.when.map((condition) => condition.key))), asks = (...keys) => keys.some((key) => asked.has(key)), complete = context;
			return asks("actor.permission", "actor.type") && (complete = withStandings(complete, await standings())), pullRequest !== void 0 && context.fork === _permission_context_js__WEBPACK_IMPORTED_MODULE_0__.$5 && asks("fork", "draft", "base_ref", "labels") && (complete = withPullRequest(complete, await pullRequest())), complete;
		}
		function withStandings(context, standings) {
			let levels = standings.map(({ permission }) => _permission_js__WEBPACK_IMPORTED_MODULE_1__.z.indexOf(permission)), permission = _permission_js__WEBPACK_IMPORTED_MODULE_1__.z[Math.min(...levels)] ?? _permission_context_js__WEBPACK_IMPORTED_MODULE_0__.$5, type = standings.find((one) => one.type !== "User")?.type ?? standings[0]?.type ?? _permission_context_js__WEBPACK_IMPORTED_MODULE_0__.$5;
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
				fork: (0, _pull_request_js__WEBPACK_IMPORTED_MODULE_2__.t)(pullRequest),
				base_ref: base.ref,
				draft: draft ?? _permission_context_js__WEBPACK_IMPORTED_MODULE_0__.$5,
				labels: labels.map(({ name }) => name)
			};
		}
	}),
	500: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			d: () => isAtLeast,
			readStanding: () => readStanding,
			z: () => permissionLevels
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _api_missing_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4852), _api_shapes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5332);
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
		async function readStanding(github, { owner, name }, login) {
			let user = await (0, _api_missing_js__WEBPACK_IMPORTED_MODULE_1__.M)(github.json(({ rest }) => rest.users.getByUsername({ username: login }), _api_shapes_js__WEBPACK_IMPORTED_MODULE_2__.bI));
			if (user?.login.toLowerCase() !== login.toLowerCase()) return {
				login,
				type: "unknown",
				permission: "none"
			};
			let place = {
				owner,
				repo: name,
				username: login
			}, answer = await (0, _api_missing_js__WEBPACK_IMPORTED_MODULE_1__.M)(github.json(({ rest }) => rest.repos.getCollaboratorPermissionLevel(place), _api_shapes_js__WEBPACK_IMPORTED_MODULE_2__.tF)), role = level.safeParse(answer?.role_name).data ?? level.safeParse(answer?.permission).data;
			return {
				login,
				type: user.type,
				permission: role ?? "none"
			};
		}
	}),
	3056: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			U: () => readFiles,
			changesFile: () => changesFile,
			readPullRequest: () => readPullRequest,
			t: () => isFromFork
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
		async function changesFile(github, repository, number, path) {
			return (await readFiles(github, repository, number)).some(({ filename, previous_filename }) => filename === path || previous_filename === path);
		}
	})
};
