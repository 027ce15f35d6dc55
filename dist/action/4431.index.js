export const id = 4431;
export const ids = [4431];
export const modules = { 4431: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { readUnedited: () => readUnedited });
	var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395);
	let account = zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
		__typename: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
		login: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
	})), shape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ node: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
		body: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
		author: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(account),
		editor: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(account)
	})) });
	async function readUnedited(github, { nodeId }) {
		let { data } = await github.graphql({
			query: "query ($id: ID!) {\n  node(id: $id) { ... on IssueComment { body author { __typename login } editor { __typename login } } }\n}",
			variables: { id: nodeId }
		}, shape), { body, author, editor } = data.node ?? {};
		return author == null ? void 0 : editor === null || editor?.login === author.login && editor.__typename === author.__typename ? body : void 0;
	}
}) };
