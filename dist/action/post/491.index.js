export const id = 491;
export const ids = [491];
export const modules = { 3491: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
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
	var schemas = __webpack_require__(8395), errors = __webpack_require__(452), shapes = __webpack_require__(5332), lib_json = __webpack_require__(6413);
	let line = /^<!-- intern-action (\{[^\n]*\}) -->(?:\r?\n|$)/;
	function readHiddenLine(text) {
		let [, json] = line.exec(text) ?? [];
		return json === void 0 ? void 0 : (0, lib_json.qF)(json);
	}
	let shape = schemas.Ikc({
		kind: schemas.k5n([
			"sticky",
			"new",
			"question"
		]),
		tag: schemas.YjP(),
		session: schemas.lqM(schemas.YjP()),
		parked: schemas.lqM(schemas.L5J()),
		question: schemas.lqM(schemas.Ikc({
			code: schemas.YjP(),
			state: schemas.k5n([
				"open",
				"parked",
				"decided"
			]),
			until: schemas.aig()
		}))
	});
	function readMarker(body) {
		return shape.safeParse(readHiddenLine(body)).data;
	}
	let viewerShape = schemas._H3({ viewer: schemas._H3({ login: schemas.YjP() }) }), workflowAccount = {
		login: "github-actions[bot]",
		type: "Bot"
	};
	async function readOwnAccount(github) {
		try {
			let { viewer } = await github.json(async ({ graphql }) => ({ data: await graphql("query { viewer { login } }") }), viewerShape);
			return toAccount(viewer.login);
		} catch (error) {
			if (error instanceof errors.h4) return workflowAccount;
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
			let marker = readMarker(comment.body);
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
		return toOwn(await github.json(({ rest }) => rest.issues.createComment(comment), shapes.pZ), void 0);
	}
	async function updateComment(github, { owner, name }, { id, body }) {
		let comment = {
			owner,
			repo: name,
			comment_id: id,
			body
		};
		return toOwn(await github.json(({ rest }) => rest.issues.updateComment(comment), shapes.pZ), void 0);
	}
	function readComment(github, { owner, name }, id) {
		return github.json(({ rest }) => rest.issues.getComment({
			owner,
			repo: name,
			comment_id: id
		}), shapes.pZ);
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
		}), shapes.Ks);
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
		}, schemas._H3({}));
	}
	async function claimByReaction(github, { owner, name }, commentId) {
		let reaction = {
			owner,
			repo: name,
			comment_id: commentId,
			content: "rocket"
		};
		return await github.json(async ({ rest }) => ({ data: (await rest.reactions.createForIssueComment(reaction)).status }), schemas.Whr()) === 201;
	}
	let authorShape = schemas.mee(schemas._H3({
		__typename: schemas.YjP(),
		login: schemas.YjP()
	})), commentNodeShape = schemas._H3({ node: schemas.mee(schemas._H3({
		body: schemas.lqM(schemas.YjP()),
		author: schemas.lqM(authorShape),
		editor: schemas.lqM(authorShape)
	})) });
	async function readUnedited(github, { nodeId }) {
		let { data } = await github.graphql({
			query: "query ($id: ID!) {\n  node(id: $id) { ... on IssueComment { body author { __typename login } editor { __typename login } } }\n}",
			variables: { id: nodeId }
		}, commentNodeShape), { body, author, editor } = data.node ?? {};
		return author == null ? void 0 : editor === null || editor?.login === author.login && editor.__typename === author.__typename ? body : void 0;
	}
}) };
