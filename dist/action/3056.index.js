export const id = 3056;
export const ids = [3056];
export const modules = {
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
