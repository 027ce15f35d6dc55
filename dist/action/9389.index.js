export const id = 9389;
export const ids = [9389, 3847];
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
	}),
	9389: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readPlaceholderValue: () => readPlaceholderValue });
		var errors = __webpack_require__(452), json = __webpack_require__(6413), rest = __webpack_require__(1252), shapes = __webpack_require__(5332), github_event = __webpack_require__(9607), pull_request = __webpack_require__(3056), memory = __webpack_require__(9677), github_subject = __webpack_require__(9127), marker = __webpack_require__(8963);
		let escapeSequence = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*\u0007?|[@-Z\\-_])/gu, invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu, lineEnd = /\r\n|[\r\v\f\u0085\u2028\u2029]/gu;
		function withoutInvisible(text) {
			return text.replace(lineEnd, "\n").replace(escapeSequence, "").replace(invisible, (character) => character === "\n" || character === "	" ? character : "");
		}
		let markup = /[<[&`~$|]/;
		async function shownMarkdown(markdown) {
			if (!markup.test(markdown)) return withoutInvisible(markdown);
			let { toShownMarkdown } = await Promise.all([
				__webpack_require__.e(5251),
				__webpack_require__.e(2009),
				__webpack_require__.e(9710)
			]).then(__webpack_require__.bind(__webpack_require__, 9710));
			return withoutInvisible(toShownMarkdown(markdown));
		}
		function withVisibleCode(code) {
			return code.replace(/\r\n/g, "\n").replace(invisible, (character) => character === "\n" || character === "	" ? character : `\\u{${character.codePointAt(0)?.toString(16)}}`);
		}
		function untrusted(about, text, remarks = []) {
			return {
				trusted: !1,
				about,
				text,
				remarks
			};
		}
		async function readConversation(github, { owner, name }, number, happened) {
			let comments = [], place = {
				owner,
				repo: name,
				per_page: 100
			}, written = github.pages(({ rest, paginate }) => paginate.iterator(rest.issues.listComments, {
				...place,
				issue_number: number
			}), shapes.Ks);
			for await (let page of written) comments.push(...page.map((comment) => ({
				comment,
				path: void 0
			})));
			let reviewed = github.pages(({ rest, paginate }) => paginate.iterator(rest.pulls.listReviewComments, {
				...place,
				pull_number: number
			}), shapes.Ww);
			for await (let page of reviewed) comments.push(...page.map((comment) => ({
				comment,
				path: comment.path
			})));
			let others = comments.filter(({ comment }) => !(0, marker.IN)(comment.body)), standing = others.filter(({ comment }) => (0, github_subject.VM)(happened, comment.created_at, comment.updated_at)), newestFirst = standing.toSorted((a, b) => Date.parse(b.comment.created_at) - Date.parse(a.comment.created_at)), texts = [];
			for (let { comment, path } of newestFirst) texts.push(await toText(comment, path));
			return {
				text: texts.join("\n\n"),
				leftOut: others.length - standing.length
			};
		}
		async function toText(comment, path) {
			let { user, author_association, created_at, body } = comment, where = path === void 0 ? "" : `, on ${path}`;
			return `${withoutInvisible(`${`${user?.login ?? "a deleted account"} (${author_association ?? "unknown"})`}, ${created_at}${where}`)}:\n${await shownMarkdown(body)}`;
		}
		let failures = new Set([
			"failure",
			"timed_out",
			"action_required",
			"startup_failure"
		]);
		async function readFailedChecks(github, repository, sha) {
			let { owner, name } = repository, texts = [], place = {
				owner,
				repo: name,
				ref: sha,
				per_page: 100
			}, pages = github.pages(({ rest, paginate }) => paginate.iterator(rest.checks.listForRef, place), shapes.Or);
			for await (let page of pages) for (let { id, name: check, conclusion, output } of page) {
				if (!failures.has(conclusion)) continue;
				let annotations = output.annotations_count === 0 ? [] : await readAnnotations(github, repository, id), { title, summary, text } = output, parts = [
					...[`Check "${check}": ${conclusion}`, title ?? ""].map(withoutInvisible),
					await shownMarkdown(summary ?? ""),
					await shownMarkdown(text ?? ""),
					...annotations.map(withoutInvisible)
				];
				texts.push(parts.filter((part) => part !== "").join("\n"));
			}
			return texts.length === 0 ? "No check of this commit failed." : texts.join("\n\n");
		}
		async function readAnnotations(github, { owner, name }, checkRun) {
			let place = {
				owner,
				repo: name,
				check_run_id: checkRun,
				per_page: 50
			};
			return (await github.json(({ rest }) => rest.checks.listAnnotations(place), shapes.uB)).map(({ path: file, start_line, annotation_level, message }) => `${file}:${start_line}: ${annotation_level ?? "notice"}: ${message ?? ""}`);
		}
		function readPlaceholderValue(placeholder, sources) {
			return placeholder.kind === "event" ? readEventValue(placeholder.name, placeholder.path, sources.event) : readers[placeholder.name](sources);
		}
		let readers = {
			async repository({ repository }) {
				let { owner, name } = repository();
				return {
					trusted: !0,
					text: `${owner}/${name}`
				};
			},
			async "pull_request.number"(sources) {
				return {
					trusted: !0,
					text: String(pullRequestOf(sources).number)
				};
			},
			"pull_request.title": (sources) => readText(sources, "title"),
			"pull_request.body": (sources) => readText(sources, "body"),
			"pull_request.diff": readDiff,
			"pull_request.new_diff": readNewDiff,
			async "pull_request.files"(sources) {
				return pullRequestOf(sources), untrusted("files that the pull request changes", withVisibleCode((await sources.files()).map(({ filename, status, additions, deletions, previous_filename }) => `${status} ${filename}${previous_filename === void 0 ? "" : ` (was ${previous_filename})`} +${additions} -${deletions}`.replaceAll("\n", " ")).join("\n")));
			},
			async "pull_request.comments"(sources) {
				let { number } = pullRequestOf(sources), { text, leftOut } = await readConversation(sources.github(), sources.repository(), number, (0, github_subject.Hr)(sources.event)), why = (0, github_subject.Hr)(sources.event) === void 0 ? "the event does not tell when it happened" : "written or edited after the event";
				return untrusted("comments on the pull request", text, leftOut === 0 ? [] : [`${leftOut} comments are left out: ${why}.`]);
			},
			async failed_checks(sources) {
				let sha = (0, github_subject.Q$)(sources.event) ?? sources.commits?.head ?? (await currentPullRequest(sources)).head.sha, text = await readFailedChecks(sources.github(), sources.repository(), sha);
				return untrusted(`failed checks of commit ${sha}`, text);
			}
		};
		function pullRequestOf({ event }) {
			let subject = (0, github_subject.et)(event);
			if (subject?.isPullRequest === !0) return subject;
			throw new errors.dz("input_invalid", `The prompt asks for a pull request, and the event "${event.name}" has none.`, { source: "prompt" });
		}
		function currentPullRequest(sources) {
			return (0, pull_request.DQ)(sources.github(), sources.repository(), pullRequestOf(sources).number);
		}
		async function readText(sources, part) {
			let about = `${part} of the pull request`, shown = async (text) => part === "title" ? withoutInvisible(text) : await shownMarkdown(text), known = pullRequestOf(sources)[part];
			if (known !== void 0) return untrusted(about, await shown(known ?? ""));
			let pullRequest = await currentPullRequest(sources);
			return (0, github_subject.VM)((0, github_subject.Hr)(sources.event), pullRequest.updated_at) ? untrusted(about, await shown(pullRequest[part] ?? "")) : untrusted(about, "", [`It is left out: ${(0, github_subject.Hr)(sources.event) === void 0 ? "the event does not tell when it happened" : "the pull request was changed after the event"}.`]);
		}
		async function readDiff(sources) {
			let { commits, remarks } = await diffCommits(sources);
			return readDiffBetween(sources, commits, remarks);
		}
		async function readNewDiff(sources) {
			let { commits, remarks } = await diffCommits(sources), { number } = pullRequestOf(sources), begin = await beginOfNew(sources, {
				number,
				tag: sources.tag ?? "",
				commits,
				reviews: sources.reviews
			});
			return readDiffBetween(sources, {
				base: begin.from ?? commits.base,
				head: commits.head
			}, [...remarks, begin.remark]);
		}
		async function diffCommits(sources) {
			let { headSha, baseSha } = pullRequestOf(sources);
			if (sources.commits !== void 0) return {
				commits: sources.commits,
				remarks: []
			};
			if (headSha !== void 0 && baseSha !== void 0) return {
				commits: {
					base: baseSha,
					head: headSha
				},
				remarks: []
			};
			let { base, head } = await currentPullRequest(sources), remarks = [`The event names no commit; this is the one of now, ${head.sha}.`];
			return {
				commits: {
					base: base.sha,
					head: head.sha
				},
				remarks
			};
		}
		let plainFields = new Set([
			"title",
			"name",
			"message"
		]);
		async function readEventValue(name, path, { payload, name: event }) {
			let value = path.reduce(step, payload);
			if (value === void 0) throw new errors.dz("input_invalid", `The event "${event}" has no value for "{{${name}}}".`, { source: "prompt" });
			if (typeof value == "number" || typeof value == "boolean") return {
				trusted: !0,
				text: String(value)
			};
			let shown = await shownValue(value, path.at(-1) ?? "");
			return untrusted(name, typeof shown == "string" ? shown : shown === null ? "" : JSON.stringify(shown, null, 2));
		}
		async function shownValue(value, field) {
			if (typeof value == "string") return plainFields.has(field) ? withoutInvisible(value) : await shownMarkdown(value);
			if (Array.isArray(value)) return Promise.all(value.map((item) => shownValue(item, field)));
			if (!(0, json.Gv)(value)) return value;
			let entries = Object.entries(value).map(async ([name, inner]) => [withoutInvisible(name), await shownValue(inner, name)]);
			return Object.fromEntries(await Promise.all(entries));
		}
		function step(value, name) {
			return Array.isArray(value) ? /^\d{1,4}$/.test(name) ? value[Number(name)] : void 0 : (0, json.Gv)(value) ? (0, github_event.at)(value, name) : void 0;
		}
		async function readDiffBetween({ github, repository }, { base, head }, remarks) {
			let { owner, name } = repository(), about = `diff of the pull request, ${base.slice(0, 12)}...${head.slice(0, 12)}`, place = {
				owner,
				repo: name,
				basehead: `${base}...${head}`,
				headers: { accept: "application/vnd.github.diff" }
			};
			try {
				let bytes = await github().bytes(({ rest }) => rest.repos.compareCommitsWithBasehead(place));
				if (bytes !== void 0) return {
					trusted: !1,
					about,
					text: withVisibleCode(new TextDecoder().decode(bytes)),
					remarks,
					diff: "shown"
				};
			} catch (error) {
				if (!(error instanceof errors.y_) || error.data.status !== 406) throw error;
			}
			return {
				trusted: !1,
				about,
				text: "",
				remarks: [...remarks, "It is left out: GitHub gives no diff of this size."],
				diff: "left-out"
			};
		}
		async function beginOfNew({ github, repository }, { number, tag, commits, reviews: known }) {
			let reviews = known ?? (await (0, memory.S)(github(), repository(), {
				number,
				tag
			})).reviews, from = (0, memory.L)(commits.head, reviews);
			if (from === void 0) return {
				from,
				remark: "It is the whole diff: nothing of it was reviewed before."
			};
			let { owner, name } = repository(), place = {
				owner,
				repo: name,
				basehead: `${from}...${commits.head}`,
				per_page: 1
			};
			return (await (0, rest.M)(github().json(({ rest }) => rest.repos.compareCommitsWithBasehead(place), shapes.lq, { maxBodyBytes: 67108864 })))?.status === "ahead" ? {
				from,
				remark: `It is what is new since the review of ${from}.`
			} : {
				from: void 0,
				remark: `It is the whole diff: history was rewritten since the review of ${from}.`
			};
		}
	}),
	9677: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L: () => lastReviewedBefore,
			S: () => readMemory
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _findings_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6939), _comment_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3847), _review_marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1933);
		function lastReviewedBefore(head, reviews) {
			return reviews.filter((one) => one.head !== head && !one.isPartial).toSorted((a, b) => a.round - b.round).at(-1)?.head;
		}
		let actor = zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			__typename: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			login: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		})), comment = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			author: actor,
			body: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			url: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		}), review = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			...comment.shape,
			id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		}), pageInfo = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			hasNextPage: zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			endCursor: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		}), connection = (node) => zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			pageInfo,
			nodes: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(node)
		}), thread = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			isResolved: zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			resolvedBy: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ login: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() })),
			opening: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ nodes: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(comment) }),
			latest: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				totalCount: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
				nodes: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(comment)
			})
		}), shape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			viewer: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ login: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() }),
			repository: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ pullRequest: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				headRefOid: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				isCrossRepository: zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY(),
				author: actor,
				reviews: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(connection(review)),
				reviewThreads: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(connection(thread))
			}) })
		});
		async function readMemory(github, repository, place) {
			let answers = await readAnswers(github, repository, place.number), account = (0, _comment_comments_js__WEBPACK_IMPORTED_MODULE_1__.toAccount)(answers[0].viewer.login), pages = answers.map((answer) => answer.repository.pullRequest), { headRefOid, isCrossRepository, author } = answers[0].repository.pullRequest, isOurs = ({ author: by }) => by !== null && isBy(by, account), reviews = pages.flatMap((one) => one.reviews?.nodes ?? []).filter(isOurs), threads = pages.flatMap((one) => one.reviewThreads?.nodes ?? []);
			return {
				head: headRefOid,
				author: author?.login,
				isFromFork: isCrossRepository,
				account,
				ownLogin: loginInGraphql(account),
				reviews: reviews.flatMap((one) => toReview(one, place.tag)),
				threads: threads.flatMap((one) => toThread(one, place.tag, isOurs))
			};
		}
		async function readAnswers(github, { owner, name }, number) {
			let ask = async (reviews, threads) => {
				let pages = {
					reviews,
					threads,
					withReviews: reviews !== void 0,
					withThreads: threads !== void 0
				}, { data } = await github.graphql({
					query: "query Rounds($owner: String!, $name: String!, $number: Int!, $reviews: String, $threads: String, $withReviews: Boolean!, $withThreads: Boolean!) {\n  viewer { login }\n  repository(owner: $owner, name: $name) {\n    pullRequest(number: $number) {\n      headRefOid\n      isCrossRepository\n      author { __typename login }\n      reviews(first: 100, after: $reviews) @include(if: $withReviews) {\n        pageInfo { hasNextPage endCursor }\n        nodes { id author { __typename login } body url }\n      }\n      reviewThreads(first: 50, after: $threads) @include(if: $withThreads) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          id\n          isResolved\n          resolvedBy { login }\n          opening: comments(first: 1) { nodes { author { __typename login } body url } }\n          latest: comments(last: 50) { totalCount nodes { author { __typename login } body url } }\n        }\n      }\n    }\n  }\n}",
					variables: {
						owner,
						name,
						number,
						...pages
					}
				}, shape);
				return data;
			}, answers = [await ask(null, null)], last = answers[0];
			for (;;) {
				let reviews = nextOf(last.repository.pullRequest.reviews?.pageInfo), threads = nextOf(last.repository.pullRequest.reviewThreads?.pageInfo);
				if (reviews === void 0 && threads === void 0) return answers;
				if (answers.length === 40) throw tooMuch(number);
				last = await ask(reviews, threads), answers.push(last);
			}
		}
		function tooMuch(number) {
			return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.NH("findings_not_posted", `Pull request ${number} has more than 4000 reviews or 2000 threads. Not all of them are read, so what is open of earlier rounds is not known. Open a new pull request for the change.`);
		}
		function nextOf(page) {
			return page?.hasNextPage === !0 ? page.endCursor ?? void 0 : void 0;
		}
		function isBy(by, account) {
			return by.login === loginInGraphql(account) && by.__typename === account.type;
		}
		function loginInGraphql({ login, type }) {
			return type === "Bot" ? login.replace(/\[bot\]$/, "") : login;
		}
		function toReview({ id, body, url }, tag) {
			let marker = (0, _review_marker_js__WEBPACK_IMPORTED_MODULE_3__.B)(body);
			if (marker?.kind !== "review" || marker.tag !== tag) return [];
			let { round, head, partial = !1, verdict } = marker;
			return [{
				id,
				round,
				head,
				url,
				body,
				isPartial: partial,
				verdict
			}];
		}
		function toThread({ id, isResolved, resolvedBy, opening, latest }, tag, isOurs) {
			let [first] = opening.nodes, marker = first === void 0 || !isOurs(first) ? void 0 : (0, _review_marker_js__WEBPACK_IMPORTED_MODULE_3__.B)(first.body);
			if (first === void 0 || marker?.kind !== "finding" || marker.tag !== tag) return [];
			let answers = latest.nodes.filter(isOurs).flatMap(({ body }) => {
				let answer = (0, _review_marker_js__WEBPACK_IMPORTED_MODULE_3__.B)(body);
				return answer?.kind === "gone" || answer?.kind === "again" ? [answer] : [];
			}), severity = worstOf([marker, ...answers.filter(({ resolved }) => resolved !== !0)]) ?? marker.severity, isRead = latest.totalCount <= latest.nodes.length, people = latest.nodes.filter((one) => one.author?.__typename === "User" && !isOurs(one)), writers = isRead ? [...new Set(people.flatMap(({ author }) => author?.login ?? []))] : "unknown", answered = {
				lastAnswer: answers.at(-1)?.kind,
				answeredSeverity: worstOf(answers)
			}, resolution = {
				isResolved,
				resolvedBy: resolvedBy?.login
			};
			return [{
				id,
				url: first.url,
				marker,
				severity,
				...answered,
				...resolution,
				writers
			}];
		}
		function worstOf(texts) {
			return texts.flatMap(({ severity }) => severity === void 0 ? [] : [{ severity }]).toSorted(_findings_finding_js__WEBPACK_IMPORTED_MODULE_4__.Np)[0]?.severity;
		}
	}),
	1933: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B: () => readReviewMarker,
			r: () => buildReviewMarker
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3305), _findings_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6939), _comment_marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8963);
		let sha = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^[0-9a-f]{40}$/)), digest = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^[0-9a-f]{32}$/)), line = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.NC()), shape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.gMt("kind", [
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("review"),
				tag: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				round: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.NC()),
				head: sha,
				partial: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY()),
				verdict: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_findings_finding_js__WEBPACK_IMPORTED_MODULE_2__.L2))
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("finding"),
				tag: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				head: sha,
				fingerprint: digest,
				text: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(digest),
				path: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				side: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(["new", "old"]),
				line,
				end_line: line,
				severity: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_findings_finding_js__WEBPACK_IMPORTED_MODULE_2__.gO),
				title: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				suggested: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
					before: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.UI()),
					count: line,
					digest
				}))
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(["gone", "again"]),
				tag: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				head: sha,
				severity: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_findings_finding_js__WEBPACK_IMPORTED_MODULE_2__.gO)),
				resolved: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY())
			})
		]);
		function buildReviewMarker(marker) {
			return (0, _comment_marker_js__WEBPACK_IMPORTED_MODULE_3__.du)(marker);
		}
		function readReviewMarker(body) {
			return shape.safeParse((0, _comment_marker_js__WEBPACK_IMPORTED_MODULE_3__.n6)(body)).data;
		}
	})
};
