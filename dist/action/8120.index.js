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
			let levels = standings.map(({ permission }) => _permission_js__WEBPACK_IMPORTED_MODULE_1__.zB.indexOf(permission)), permission = _permission_js__WEBPACK_IMPORTED_MODULE_1__.zB[Math.min(...levels)] ?? _permission_context_js__WEBPACK_IMPORTED_MODULE_0__.$5, type = standings.find((one) => one.type !== "User")?.type ?? standings[0]?.type ?? _permission_context_js__WEBPACK_IMPORTED_MODULE_0__.$5;
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
				fork: (0, _pull_request_js__WEBPACK_IMPORTED_MODULE_2__.isFromFork)(pullRequest),
				base_ref: base.ref,
				draft: draft ?? _permission_context_js__WEBPACK_IMPORTED_MODULE_0__.$5,
				labels: labels.map(({ name }) => name)
			};
		}
	}),
	500: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			cE: () => readPermission,
			du: () => isAtLeast,
			readStanding: () => readStanding,
			zB: () => permissionLevels
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
		async function readStanding(github, repository, login) {
			let user = await (0, _api_missing_js__WEBPACK_IMPORTED_MODULE_1__.M)(github.json(({ rest }) => rest.users.getByUsername({ username: login }), _api_shapes_js__WEBPACK_IMPORTED_MODULE_2__.bI));
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
			}, answer = await (0, _api_missing_js__WEBPACK_IMPORTED_MODULE_1__.M)(github.json(({ rest }) => rest.repos.getCollaboratorPermissionLevel(place), _api_shapes_js__WEBPACK_IMPORTED_MODULE_2__.tF));
			return level.safeParse(answer?.role_name).data ?? level.safeParse(answer?.permission).data ?? "none";
		}
	}),
	3056: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			changesFile: () => changesFile,
			isFromFork: () => isFromFork,
			readFiles: () => readFiles,
			readPullRequest: () => readPullRequest
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
	})
};
