export const id = 3847;
export const ids = [3847];
export const modules = {
	3847: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			claimByReaction: () => claimByReaction,
			commentsSince: () => commentsSince,
			createComment: () => createComment,
			findSticky: () => findSticky,
			listOwn: () => listOwn,
			minimizeComment: () => minimizeComment,
			readComment: () => readComment,
			readOwnAccount: () => readOwnAccount,
			readUnedited: () => readUnedited,
			toAccount: () => toAccount,
			updateComment: () => updateComment,
			workflowAccount: () => workflowAccount
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _api_shapes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5332), _marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8963);
		let viewerShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ viewer: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ login: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() }) }), workflowAccount = {
			login: "github-actions[bot]",
			type: "Bot"
		};
		async function readOwnAccount(github) {
			try {
				let { viewer } = await github.json(async ({ graphql }) => ({ data: await graphql("query { viewer { login } }") }), viewerShape);
				return toAccount(viewer.login);
			} catch (error) {
				if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.h4) return workflowAccount;
				throw error;
			}
		}
		function toAccount(login) {
			return {
				login,
				type: login.endsWith("[bot]") ? "Bot" : "User"
			};
		}
		async function findSticky(github, repository, { number, tag, accounts }) {
			for await (let comment of listOwn(github, repository, number, accounts)) if (comment.marker?.kind === "sticky" && comment.marker.tag === tag) return comment;
		}
		async function* listOwn(github, { owner, name }, number, accounts) {
			let ours = accounts ?? [await readOwnAccount(github)];
			for await (let page of listComments(github, {
				owner,
				repo: name,
				issue_number: number
			})) for (let comment of page) {
				let marker = (0, _marker_js__WEBPACK_IMPORTED_MODULE_2__.t7)(comment.body);
				marker !== void 0 && ours.some((account) => isBy(comment, account)) && (yield toOwn(comment, marker));
			}
		}
		async function createComment(github, { owner, name }, { number, body }) {
			let comment = {
				owner,
				repo: name,
				issue_number: number,
				body
			};
			return toOwn(await github.json(({ rest }) => rest.issues.createComment(comment), _api_shapes_js__WEBPACK_IMPORTED_MODULE_3__.pZ), void 0);
		}
		async function updateComment(github, { owner, name }, { id, body }) {
			let comment = {
				owner,
				repo: name,
				comment_id: id,
				body
			};
			return toOwn(await github.json(({ rest }) => rest.issues.updateComment(comment), _api_shapes_js__WEBPACK_IMPORTED_MODULE_3__.pZ), void 0);
		}
		function readComment(github, { owner, name }, id) {
			return github.json(({ rest }) => rest.issues.getComment({
				owner,
				repo: name,
				comment_id: id
			}), _api_shapes_js__WEBPACK_IMPORTED_MODULE_3__.pZ);
		}
		async function commentsSince(github, { owner, name }, { number, since }) {
			let comments = [], place = {
				owner,
				repo: name,
				issue_number: number,
				since
			};
			for await (let page of listComments(github, place)) comments.push(...page);
			return comments;
		}
		function listComments(github, place) {
			return github.pages(({ rest, paginate }) => paginate.iterator(rest.issues.listComments, {
				...place,
				per_page: 100
			}), _api_shapes_js__WEBPACK_IMPORTED_MODULE_3__.Ks);
		}
		function toOwn({ id, node_id, html_url, updated_at }, marker) {
			return {
				id,
				nodeId: node_id,
				url: html_url,
				writtenAtMs: Date.parse(updated_at),
				marker
			};
		}
		function isBy({ user }, { login, type }) {
			return user !== null && user.login === login && user.type === type;
		}
		async function minimizeComment(github, nodeId) {
			await github.graphql({
				query: "mutation ($id: ID!) {\n  minimizeComment(input: { subjectId: $id, classifier: RESOLVED }) { clientMutationId }\n}",
				variables: { id: nodeId }
			}, zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({}));
		}
		async function claimByReaction(github, { owner, name }, commentId) {
			let reaction = {
				owner,
				repo: name,
				comment_id: commentId,
				content: "rocket"
			};
			return await github.json(async ({ rest }) => ({ data: (await rest.reactions.createForIssueComment(reaction)).status }), zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr()) === 201;
		}
		let authorShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			__typename: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			login: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		})), commentNodeShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ node: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			body: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			author: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(authorShape),
			editor: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(authorShape)
		})) });
		async function readUnedited(github, { nodeId }) {
			let { data } = await github.graphql({
				query: "query ($id: ID!) {\n  node(id: $id) { ... on IssueComment { body author { __typename login } editor { __typename login } } }\n}",
				variables: { id: nodeId }
			}, commentNodeShape), { body, author, editor } = data.node ?? {};
			return author == null ? void 0 : editor === null || editor?.login === author.login && editor.__typename === author.__typename ? body : void 0;
		}
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
		function hasHiddenLine(text) {
			return text.startsWith(begin);
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
			return hasHiddenLine(body);
		}
	})
};
