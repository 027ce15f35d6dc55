export const id = 9389;
export const ids = [9389];
export const modules = {
	9555: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bo: () => linesOn,
			Hx: () => readPatch,
			de: () => numberOn,
			nK: () => mapByPath,
			x5: () => locate
		});
		function numberOn(side, line) {
			return side === "new" ? line.newLine : line.oldLine;
		}
		function linesOn(side, hunk) {
			return hunk.filter((line) => numberOn(side, line) !== void 0);
		}
		let hunkHeader = /^@@ -(\d{1,9})(?:,(\d{1,9}))? \+(\d{1,9})(?:,(\d{1,9}))? @@/;
		function readPatch(patch) {
			let lines = patch.split("\n");
			lines.at(-1) === "" && lines.pop();
			let hunks = [], nextNumbers = {
				old: 0,
				new: 0
			}, endNumbers = {
				old: 0,
				new: 0
			}, isHunkComplete = () => nextNumbers.old === endNumbers.old && nextNumbers.new === endNumbers.new;
			for (let line of lines) {
				let hunk = hunks.at(-1), kind = lineKinds.get(line.charAt(0));
				if (hunk !== void 0 && kind !== void 0) {
					let [isOld, isNew] = [kind !== "added", kind !== "removed"], numbers = {
						oldLine: isOld ? nextNumbers.old : void 0,
						newLine: isNew ? nextNumbers.new : void 0
					};
					hunk.push({
						kind,
						...numbers,
						text: line.slice(1)
					}), nextNumbers = {
						old: nextNumbers.old + Number(isOld),
						new: nextNumbers.new + Number(isNew)
					};
				} else if (hunk === void 0 || !line.startsWith("\\")) {
					let [, oldStart, oldCount = "1", newStart, newCount = "1"] = hunkHeader.exec(line) ?? [];
					if (oldStart === void 0 || newStart === void 0 || !isHunkComplete()) return;
					nextNumbers = {
						old: Number(oldStart),
						new: Number(newStart)
					}, endNumbers = {
						old: nextNumbers.old + Number(oldCount),
						new: nextNumbers.new + Number(newCount)
					}, hunks.push([]);
				}
			}
			return isHunkComplete() ? hunks : void 0;
		}
		let lineKinds = new Map([
			[" ", "context"],
			["+", "added"],
			["-", "removed"]
		]);
		function mapByPath(files) {
			return new Map(files.map((file) => [file.path, file]));
		}
		function locate({ path, line, end_line, side }, files) {
			let file = files.get(path);
			if (file === void 0) return {
				in: "elsewhere",
				why: "unknown-file"
			};
			if (file.hunks === void 0) return {
				in: "elsewhere",
				why: "no-diff"
			};
			for (let hunk of file.hunks) {
				let lines = hunk.filter((diffLine) => {
					let number = numberOn(side, diffLine) ?? NaN;
					return number >= line && number <= end_line;
				});
				if (lines.length > 0 && lines.length === end_line - line + 1) return {
					in: "diff",
					file,
					lines
				};
			}
			return {
				in: "elsewhere",
				why: "outside-diff"
			};
		}
	}),
	3847: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$L: () => findSticky,
			Am: () => minimizeComment,
			D$: () => claimByReaction,
			W3: () => readComment,
			eT: () => createComment,
			fg: () => listComments,
			lY: () => listOwnComments,
			pZ: () => commentShape,
			vv: () => updateComment,
			xv: () => readUnedited
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _contract_values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1046), _account_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7316), _marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8963);
		let commentShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			id: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.nd,
			node_id: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			html_url: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			body: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(_contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq, ""),
			user: _account_js__WEBPACK_IMPORTED_MODULE_2__.Jr,
			created_at: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			updated_at: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			author_association: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.mR
		}), commentsShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(commentShape);
		async function findSticky(github, { number, tag, accounts }) {
			for await (let comment of listOwnComments(github, number, accounts)) if (comment.marker?.kind === "sticky" && comment.marker.tag === tag) return comment;
		}
		async function* listOwnComments(github, number, accounts) {
			for await (let comment of listComments(github, { issue_number: number })) {
				let marker = (0, _marker_js__WEBPACK_IMPORTED_MODULE_3__.t7)(comment.body);
				marker !== void 0 && accounts.some((account) => (0, _account_js__WEBPACK_IMPORTED_MODULE_2__.se)(comment.user, account)) && (yield toOwnComment(comment, marker));
			}
		}
		async function createComment(github, { number, body }) {
			let comment = {
				issue_number: number,
				body
			};
			return toOwnComment(await github.json(({ issues }) => issues.createComment, comment, commentShape), void 0);
		}
		async function updateComment(github, { id, body }) {
			let comment = {
				comment_id: id,
				body
			};
			return toOwnComment(await github.json(({ issues }) => issues.updateComment, comment, commentShape), void 0);
		}
		function readComment(github, id) {
			return github.json(({ issues }) => issues.getComment, { comment_id: id }, commentShape);
		}
		function listComments(github, parameters) {
			return github.list(({ issues }) => issues.listComments, parameters, commentsShape);
		}
		function toOwnComment({ id, node_id, html_url, updated_at }, marker) {
			return {
				id,
				nodeId: node_id,
				url: html_url,
				writtenAtMs: Date.parse(updated_at),
				marker
			};
		}
		async function minimizeComment(github, nodeId) {
			await github.graphql({
				query: "mutation ($id: ID!) {\n  minimizeComment(input: { subjectId: $id, classifier: RESOLVED }) { clientMutationId }\n}",
				variables: { id: nodeId }
			}, zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({}));
		}
		async function claimByReaction(github, commentId) {
			let reaction = {
				...github.repository,
				comment_id: commentId,
				content: "rocket"
			};
			return await github.ask(async ({ rest }) => ({ data: (await rest.reactions.createForIssueComment(reaction)).status }), _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.nd) === 201;
		}
		let authorNodeShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			__typename: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			login: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq
		})), commentNodeShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ node: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			body: _contract_values_js__WEBPACK_IMPORTED_MODULE_1__.mR,
			author: authorNodeShape,
			editor: authorNodeShape
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
		let prefix = "<!-- intern-action ", hiddenLine = /^<!-- intern-action (\{[^\n]*\}) -->(?:\r?\n|$)/;
		function buildHiddenLine(data) {
			let json = JSON.stringify(data).replace(/[<>&-]/g, (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`);
			return `${prefix}${json} -->`;
		}
		function readHiddenLine(text) {
			let [, json] = hiddenLine.exec(text) ?? [];
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
			return body.startsWith(prefix);
		}
	}),
	9389: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { readPlaceholderValue: () => readPlaceholderValue });
		var errors = __webpack_require__(452), json = __webpack_require__(6413), rest = __webpack_require__(1252), github_event = __webpack_require__(4828), pull_request = __webpack_require__(3056), changed_files = __webpack_require__(1002), memory = __webpack_require__(9677), github_subject = __webpack_require__(9127), schemas = __webpack_require__(8395), comment_comments = __webpack_require__(3847), marker = __webpack_require__(8963);
		let escapeSequence = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*\u0007?|[@-Z\\-_])/gu, invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu, lineEnd = /\r\n|[\r\v\f\u0085\u2028\u2029]/gu;
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
				isTrusted: !1,
				about,
				text,
				remarks
			};
		}
		let reviewCommentsShape = schemas.YOg(schemas._H3({
			...comment_comments.pZ.shape,
			path: schemas.YjP()
		})), checkRunsShape = schemas.YOg(schemas._H3({
			id: schemas.Whr(),
			name: schemas.YjP(),
			conclusion: schemas.mee(schemas.YjP()),
			output: schemas._H3({
				title: schemas.mee(schemas.YjP()),
				summary: schemas.mee(schemas.YjP()),
				text: schemas.mee(schemas.YjP()),
				annotations_count: schemas.Whr()
			})
		})), annotationsShape = schemas.YOg(schemas._H3({
			path: schemas.YjP(),
			start_line: schemas.Whr(),
			annotation_level: schemas.mee(schemas.YjP()),
			message: schemas.mee(schemas.YjP())
		}));
		async function readConversation(github, number, eventTime) {
			let onLines = github.list(({ pulls }) => pulls.listReviewComments, { pull_number: number }, reviewCommentsShape), others = [...await Array.fromAsync((0, comment_comments.fg)(github, { issue_number: number })), ...await Array.fromAsync(onLines)].filter(({ body }) => !(0, marker.IN)(body)), existing = others.filter(({ created_at, updated_at }) => (0, github_subject.eA)(eventTime, created_at, updated_at)), newestFirst = existing.toSorted((a, b) => Date.parse(b.created_at) - Date.parse(a.created_at));
			return {
				text: (await Array.fromAsync(newestFirst, toText)).join("\n\n"),
				leftOut: others.length - existing.length
			};
		}
		async function toText({ user, author_association, created_at, body, path }) {
			let where = path === void 0 ? "" : `, on ${path}`;
			return `${withoutInvisible(`${`${user?.login ?? "a deleted account"} (${author_association ?? "unknown"})`}, ${created_at}${where}`)}:\n${await shownMarkdown(body)}`;
		}
		let failures = new Set([
			"failure",
			"timed_out",
			"action_required",
			"startup_failure"
		]);
		async function readFailedChecks(github, sha) {
			let texts = [], runs = github.list(({ checks }) => checks.listForRef, { ref: sha }, checkRunsShape);
			for await (let { id, name: check, conclusion, output } of runs) {
				if (!failures.has(conclusion)) continue;
				let annotations = output.annotations_count === 0 ? [] : await readAnnotations(github, id), { title, summary, text } = output, parts = [
					...[`Check "${check}": ${conclusion}`, title ?? ""].map(withoutInvisible),
					await shownMarkdown(summary ?? ""),
					await shownMarkdown(text ?? ""),
					...annotations.map(withoutInvisible)
				];
				texts.push(parts.filter((part) => part !== "").join("\n"));
			}
			return texts.length === 0 ? "No check of this commit failed." : texts.join("\n\n");
		}
		async function readAnnotations(github, checkRun) {
			let place = {
				check_run_id: checkRun,
				per_page: 50
			};
			return (await github.json(({ checks }) => checks.listAnnotations, place, annotationsShape)).map(({ path: file, start_line, annotation_level, message }) => `${file}:${start_line}: ${annotation_level ?? "notice"}: ${message ?? ""}`);
		}
		function readPlaceholderValue(placeholder, sources) {
			return placeholder.kind === "event" ? readEventValue(placeholder.name, placeholder.path, sources.event) : readers[placeholder.name](sources);
		}
		let readers = {
			async repository({ repositoryName }) {
				return {
					isTrusted: !0,
					text: repositoryName()
				};
			},
			async "pull_request.number"(sources) {
				return {
					isTrusted: !0,
					text: String(requirePullRequest(sources).number)
				};
			},
			"pull_request.title": (sources) => readText(sources, "title"),
			"pull_request.body": (sources) => readText(sources, "body"),
			"pull_request.diff": async (sources) => readDiffBetween(sources.github(), await chooseCommits(sources)),
			"pull_request.new_diff": readNewDiff,
			async "pull_request.files"(sources) {
				return requirePullRequest(sources), untrusted("files that the pull request changes", withVisibleCode((await sources.files()).map(({ filename, status, additions, deletions, previous_filename }) => `${status} ${filename}${previous_filename === void 0 ? "" : ` (was ${previous_filename})`} +${additions} -${deletions}`.replaceAll("\n", " ")).join("\n")));
			},
			async "pull_request.comments"(sources) {
				let { number } = requirePullRequest(sources), { text, leftOut } = await readConversation(sources.github(), number, (0, github_subject.eb)(sources.event)), why = whyLeftOut(sources, "written or edited after the event");
				return untrusted("comments on the pull request", text, leftOut === 0 ? [] : [`${leftOut} comments are left out: ${why}.`]);
			},
			async failed_checks(sources) {
				let sha = (0, github_subject.tr)(sources.event) ?? sources.commits?.head ?? (await readCurrent(sources)).head.sha;
				return untrusted(`failed checks of commit ${sha}`, await readFailedChecks(sources.github(), sha));
			}
		};
		function requirePullRequest({ event }) {
			let subject = (0, github_subject.$e)(event);
			if (subject?.isPullRequest === !0) return subject;
			throw new errors.dz("input_invalid", `The prompt asks for a pull request, but the event "${event.name}" has none.`, { source: "prompt" });
		}
		function readCurrent(sources) {
			return (0, pull_request.DQ)(sources.github(), requirePullRequest(sources).number);
		}
		async function readText(sources, part) {
			let about = `${part} of the pull request`, show = async (text) => part === "title" ? withoutInvisible(text) : await shownMarkdown(text), eventText = requirePullRequest(sources)[part];
			if (eventText !== void 0) return untrusted(about, await show(eventText ?? ""));
			let pullRequest = await readCurrent(sources);
			return (0, github_subject.eA)((0, github_subject.eb)(sources.event), pullRequest.updated_at) ? untrusted(about, await show(pullRequest[part] ?? "")) : untrusted(about, "", [`It is left out: ${whyLeftOut(sources, "the pull request was changed after the event")}.`]);
		}
		function whyLeftOut({ event }, late) {
			return (0, github_subject.eb)(event) === void 0 ? "the event does not say when it happened" : late;
		}
		async function readNewDiff(sources) {
			let { remarks, ...commits } = await chooseCommits(sources), { base, remark } = await findNewBase(sources, commits);
			return readDiffBetween(sources.github(), {
				base,
				head: commits.head,
				remarks: [...remarks, remark]
			});
		}
		async function chooseCommits(sources) {
			let { headSha, baseSha } = requirePullRequest(sources);
			if (sources.commits !== void 0) return {
				...sources.commits,
				remarks: []
			};
			if (headSha !== void 0 && baseSha !== void 0) return {
				base: baseSha,
				head: headSha,
				remarks: []
			};
			let { base, head } = await readCurrent(sources), remarks = headSha === void 0 ? [`The event names no commit; this is the current one, ${head.sha}.`] : [];
			return {
				base: baseSha ?? base.sha,
				head: headSha ?? head.sha,
				remarks
			};
		}
		let plainFields = new Set([
			"title",
			"name",
			"message"
		]);
		async function readEventValue(name, path, { payload, name: event }) {
			let value = path.reduce(enterField, payload);
			if (value === void 0) throw new errors.dz("input_invalid", `The event "${event}" has no value for "{{${name}}}".`, { source: "prompt" });
			if (typeof value == "number" || typeof value == "boolean") return {
				isTrusted: !0,
				text: String(value)
			};
			let shown = await showValue(value, path.at(-1) ?? "") ?? "";
			return untrusted(name, typeof shown == "string" ? shown : JSON.stringify(shown, null, 2));
		}
		async function showValue(value, field) {
			if (typeof value == "string") return plainFields.has(field) ? withoutInvisible(value) : await shownMarkdown(value);
			if (Array.isArray(value)) return Promise.all(value.map((item) => showValue(item, field)));
			if (!(0, json.Gv)(value)) return value;
			let shown = Object.entries(value).map(async ([name, inner]) => [withoutInvisible(name), await showValue(inner, name)]);
			return Object.fromEntries(await Promise.all(shown));
		}
		function enterField(value, name) {
			return Array.isArray(value) ? /^\d{1,4}$/.test(name) ? value[Number(name)] : void 0 : (0, json.Gv)(value) ? (0, github_event.fK)(value, name) : void 0;
		}
		async function readDiffBetween(github, { base, head, remarks }) {
			let about = `diff of the pull request, ${base.slice(0, 12)}...${head.slice(0, 12)}`, place = {
				basehead: `${base}...${head}`,
				headers: { accept: "application/vnd.github.diff" }
			};
			try {
				let bytes = await github.bytes(({ repos }) => repos.compareCommitsWithBasehead, place), text = bytes && new TextDecoder().decode(bytes);
				if (text !== void 0) {
					let diff = text.split("\n").some(hidesContent) ? "left-out" : "shown";
					return {
						...untrusted(about, withVisibleCode(text), remarks),
						diff
					};
				}
			} catch (error) {
				if (!(error instanceof errors.y_) || error.data.status !== 406) throw error;
			}
			return {
				...untrusted(about, "", [...remarks, "It is left out: GitHub gives no diff of this size."]),
				diff: "left-out"
			};
		}
		let media = /\.(?:avif|bmp|eot|flac|gif|ico|jpe?g|m4a|mov|mp[34]|og[agv]|otf|pdf|png|tiff?|ttf|wav|web[mp]|woff2?)"? differ$/i;
		function hidesContent(line) {
			return !line.startsWith("Binary files ") || !line.endsWith(" differ") ? !1 : !line.endsWith(" and /dev/null differ") && !media.test(line);
		}
		async function findNewBase(sources, { base, head }) {
			let github = sources.github(), place = {
				number: requirePullRequest(sources).number,
				tag: sources.tag ?? ""
			}, lastHead = (0, memory.xL)(head, sources.reviews ?? (await (0, memory.S1)(github, place)).reviews);
			return lastHead === void 0 ? {
				base,
				remark: "It is the whole diff: nothing of it was reviewed before."
			} : (await (0, rest.H)((0, changed_files.kC)(github, {
				base: lastHead,
				head
			}), 404))?.status === "ahead" ? {
				base: lastHead,
				remark: `It is what is new since the review of ${lastHead}.`
			} : {
				base,
				remark: `It is the whole diff: history was rewritten since the review of ${lastHead}.`
			};
		}
	}),
	1002: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IM: () => readChangedFiles,
			aM: () => readChangesSince,
			gG: () => readReviewedCommits,
			kC: () => compareCommits
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _findings_diff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9555), _pull_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3056);
		let comparisonShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			status: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			files: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(_pull_request_js__WEBPACK_IMPORTED_MODULE_1__.vN, [])
		});
		async function readReviewedCommits(github, { number, headSha, baseSha }) {
			if (headSha !== void 0 && baseSha !== void 0) return {
				head: headSha,
				base: baseSha
			};
			let { head, base } = await (0, _pull_request_js__WEBPACK_IMPORTED_MODULE_1__.DQ)(github, number);
			return {
				head: headSha ?? head.sha,
				base: baseSha ?? base.sha
			};
		}
		async function readChangedFiles(github, { number, commits, listed }) {
			let { head } = await (0, _pull_request_js__WEBPACK_IMPORTED_MODULE_1__.DQ)(github, number);
			return head.sha === commits.head ? toChanges(listed, 3e3) : toChanges((await compareCommits(github, commits)).files, 300);
		}
		async function readChangesSince(github, commits) {
			try {
				let { status, files } = await compareCommits(github, commits);
				return status === "ahead" ? toChanges(files, 300) : "rewritten";
			} catch (error) {
				if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.y_) return error.data.status === 404 ? "rewritten" : void 0;
				throw error;
			}
		}
		function compareCommits(github, { head, base }) {
			let place = {
				basehead: `${base}...${head}`,
				per_page: 1
			};
			return github.json(({ repos }) => repos.compareCommitsWithBasehead, place, comparisonShape, 67108864);
		}
		function toChanges(entries, limit) {
			return {
				files: entries.map(toChangedFile),
				isWhole: entries.length < limit
			};
		}
		let submoduleLine = /^[-+]Subproject commit [0-9a-f]{40,64}(?:-dirty)?$/;
		function toChangedFile({ filename, previous_filename, status, patch }) {
			return {
				path: filename,
				status,
				previousPath: previous_filename,
				hunks: patch === void 0 || isSubmodule(patch) ? void 0 : (0, _findings_diff_js__WEBPACK_IMPORTED_MODULE_3__.Hx)(patch)
			};
		}
		function isSubmodule(patch) {
			return patch.split("\n").every((line) => line.startsWith("@@") || line === "" || submoduleLine.test(line));
		}
	}),
	9677: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S1: () => readMemory,
			cq: () => findLoginsWithAccess,
			xL: () => findLastReviewed
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _findings_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6939), _account_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7316), _review_marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1933);
		function findLastReviewed(head, reviews) {
			return reviews.filter((one) => one.head !== head && !one.isPartial).toSorted((a, b) => a.round - b.round).at(-1)?.head;
		}
		let actorShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			__typename: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			login: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		})), commentShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			author: actorShape,
			body: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			url: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		}), reviewShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			...commentShape.shape,
			id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		}), pageInfo = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			hasNextPage: zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			endCursor: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		}), connection = (node) => zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			pageInfo,
			nodes: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(node)
		}), threadShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			isResolved: zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			resolvedBy: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ login: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() })),
			opening: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ nodes: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(commentShape) }),
			latest: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				totalCount: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
				nodes: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(commentShape)
			})
		}), shape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			viewer: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ login: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() }),
			repository: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ pullRequest: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				headRefOid: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				isCrossRepository: zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY(),
				author: actorShape,
				reviews: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(connection(reviewShape)),
				reviewThreads: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(connection(threadShape))
			}) })
		});
		async function readMemory(github, { number, tag }) {
			let answers = await readAnswers(github, number), account = (0, _account_js__WEBPACK_IMPORTED_MODULE_1__.tf)(answers[0].viewer.login), pages = answers.map(({ repository }) => repository.pullRequest), { headRefOid: head, isCrossRepository: isFromFork, author } = answers[0].repository.pullRequest, ownLogin = (0, _account_js__WEBPACK_IMPORTED_MODULE_1__.EC)(account), isOurs = ({ author: by }) => by?.login === ownLogin && by.__typename === account.type, reviews = pages.flatMap((one) => one.reviews?.nodes ?? []).filter(isOurs).flatMap((one) => toReview(one, tag)), threads = pages.flatMap((one) => one.reviewThreads?.nodes ?? []).flatMap((one) => toThread(one, tag, isOurs));
			return {
				head,
				author: author?.login,
				isFromFork,
				account,
				ownLogin,
				reviews,
				threads
			};
		}
		async function readAnswers(github, number, { reviews, threads } = {
			reviews: null,
			threads: null
		}, pagesLeft = 40) {
			let pages = {
				reviews,
				threads,
				withReviews: reviews !== void 0,
				withThreads: threads !== void 0
			}, { data } = await github.graphql({
				query: "query Rounds($owner: String!, $repo: String!, $number: Int!, $reviews: String, $threads: String, $withReviews: Boolean!, $withThreads: Boolean!) {\n  viewer { login }\n  repository(owner: $owner, name: $repo) {\n    pullRequest(number: $number) {\n      headRefOid\n      isCrossRepository\n      author { __typename login }\n      reviews(first: 100, after: $reviews) @include(if: $withReviews) {\n        pageInfo { hasNextPage endCursor }\n        nodes { id author { __typename login } body url }\n      }\n      reviewThreads(first: 50, after: $threads) @include(if: $withThreads) {\n        pageInfo { hasNextPage endCursor }\n        nodes {\n          id\n          isResolved\n          resolvedBy { login }\n          opening: comments(first: 1) { nodes { author { __typename login } body url } }\n          latest: comments(last: 50) { totalCount nodes { author { __typename login } body url } }\n        }\n      }\n    }\n  }\n}",
				variables: {
					...github.repository,
					number,
					...pages
				}
			}, shape), { pullRequest } = data.repository, next = {
				reviews: findNextCursor(pullRequest.reviews),
				threads: findNextCursor(pullRequest.reviewThreads)
			};
			if (next.reviews === void 0 && next.threads === void 0) return [data];
			if (pagesLeft > 1) return [data, ...await readAnswers(github, number, next, pagesLeft - 1)];
			let message = `Pull request ${number} has more than 4000 reviews or 2000 threads. Not all of them are read, so it is not known what is still open from earlier rounds. Open a new pull request for the change.`;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.NH("findings_not_posted", message);
		}
		function findNextCursor(list) {
			return list?.pageInfo.hasNextPage === !0 ? list.pageInfo.endCursor ?? void 0 : void 0;
		}
		function toReview({ id, body, url }, tag) {
			let marker = (0, _review_marker_js__WEBPACK_IMPORTED_MODULE_3__.B)(body);
			if (marker?.kind !== "review" || marker.tag !== tag) return [];
			let { round, head, partial: isPartial = !1, verdict } = marker;
			return [{
				id,
				round,
				head,
				url,
				body,
				isPartial,
				verdict
			}];
		}
		function toThread({ id, isResolved, resolvedBy, opening, latest }, tag, isOurs) {
			let [first] = opening.nodes, marker = first === void 0 || !isOurs(first) ? void 0 : (0, _review_marker_js__WEBPACK_IMPORTED_MODULE_3__.B)(first.body);
			if (first === void 0 || marker?.kind !== "finding" || marker.tag !== tag) return [];
			let answers = latest.nodes.filter(isOurs).flatMap(({ body }) => {
				let answer = (0, _review_marker_js__WEBPACK_IMPORTED_MODULE_3__.B)(body);
				return answer?.kind === "gone" || answer?.kind === "again" ? [answer] : [];
			}), severity = findWorst([marker, ...answers.filter(({ resolved }) => resolved !== !0)]) ?? marker.severity, isComplete = latest.totalCount <= latest.nodes.length, people = latest.nodes.filter((one) => one.author?.__typename === "User" && !isOurs(one)), commenters = isComplete ? [...new Set(people.flatMap(({ author }) => author?.login ?? []))] : "unknown", answered = {
				lastAnswer: answers.at(-1)?.kind,
				answeredSeverity: findWorst(answers)
			}, state = {
				isResolved,
				resolvedBy: resolvedBy?.login,
				...answered
			};
			return [{
				id,
				url: first.url,
				marker,
				severity,
				commenters,
				...state
			}];
		}
		function findWorst(markers) {
			return _findings_finding_js__WEBPACK_IMPORTED_MODULE_4__.gO.find((severity) => markers.some((marker) => marker.severity === severity));
		}
		async function findLoginsWithAccess(github, { threads }) {
			let checks = listPeople(threads).slice(0, 50).map(async (login) => (0, _account_js__WEBPACK_IMPORTED_MODULE_1__.du)(await (0, _account_js__WEBPACK_IMPORTED_MODULE_1__.cE)(github, login), "write") ? [login] : []);
			return new Set((await Promise.all(checks)).flat());
		}
		function listPeople(threads) {
			let people = threads.flatMap(({ commenters }) => commenters === "unknown" ? [] : commenters);
			return [...new Set([...threads.flatMap(({ resolvedBy }) => resolvedBy ?? []), ...people])];
		}
	}),
	1933: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			B: () => readReviewMarker,
			r: () => buildReviewMarker
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3305), _findings_finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6939), _findings_verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1967), _comment_marker_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8963);
		let sha = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^[0-9a-f]{40}$/)), digest = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Fk(/^[0-9a-f]{32}$/)), line = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.NC()), shape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.gMt("kind", [
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("review"),
				tag: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				round: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.NC()),
				head: sha,
				partial: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY()),
				verdict: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_findings_verdict_js__WEBPACK_IMPORTED_MODULE_2__.L2))
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("finding"),
				tag: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				head: sha,
				fingerprint: digest,
				text: digest,
				path: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				side: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(["new", "old"]),
				line,
				end_line: line,
				severity: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_findings_finding_js__WEBPACK_IMPORTED_MODULE_3__.gO),
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
				severity: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_findings_finding_js__WEBPACK_IMPORTED_MODULE_3__.gO)),
				resolved: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY())
			})
		]), buildReviewMarker = _comment_marker_js__WEBPACK_IMPORTED_MODULE_4__.du;
		function readReviewMarker(body) {
			return shape.safeParse((0, _comment_marker_js__WEBPACK_IMPORTED_MODULE_4__.n6)(body)).data;
		}
	})
};
