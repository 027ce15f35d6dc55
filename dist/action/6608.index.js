export const id = 6608;
export const ids = [6608, 3056];
export const modules = {
	8963: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IN: () => marksOwnComment,
			hQ: () => buildMarker,
			t7: () => readMarker
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _hidden_line_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3650);
		let shape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			kind: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(["sticky", "new"]),
			tag: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			session: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		});
		function buildMarker(marker) {
			return (0, _hidden_line_js__WEBPACK_IMPORTED_MODULE_1__.du)(marker);
		}
		function readMarker(body) {
			return shape.safeParse((0, _hidden_line_js__WEBPACK_IMPORTED_MODULE_1__.n6)(body)).data;
		}
		function marksOwnComment(body) {
			return (0, _hidden_line_js__WEBPACK_IMPORTED_MODULE_1__.lO)(body);
		}
	}),
	3650: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			du: () => buildHiddenLine,
			lO: () => hasHiddenLine,
			n6: () => readHiddenLine
		});
		let begin = "<!-- intern-action ", line = /^<!-- intern-action (\{[^\n]*\}) -->(?:\r?\n|$)/;
		function buildHiddenLine(data) {
			let json = JSON.stringify(data).replace(/[<>&-]/g, (character) => `\\u${(character.codePointAt(0) ?? 0).toString(16).padStart(4, "0")}`);
			return `${begin}${json} -->`;
		}
		function readHiddenLine(text) {
			let [, json] = line.exec(text) ?? [];
			if (json !== void 0) try {
				return JSON.parse(json);
			} catch {
				return;
			}
		}
		function hasHiddenLine(text) {
			return text.startsWith(begin);
		}
	}),
	6608: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { readPlaceholderValue: () => readPlaceholderValue });
		var errors = __webpack_require__(452), pull_request = __webpack_require__(3056), github_subject = __webpack_require__(9127), shapes = __webpack_require__(5332);
		let escapeSequence = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*\u0007?|[@-Z\\-_])/gu, invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu, lineEnd = /\r\n|[\r\v\f\u0085\u2028\u2029]/gu;
		function withoutInvisible(text) {
			return text.replace(lineEnd, "\n").replace(escapeSequence, "").replace(invisible, (character) => character === "\n" || character === "	" ? character : "");
		}
		let markup = /[<[&`~$|]/;
		async function shownMarkdown(markdown) {
			if (!markup.test(markdown)) return withoutInvisible(markdown);
			let { toShownMarkdown } = await Promise.all([__webpack_require__.e(9193), __webpack_require__.e(6983)]).then(__webpack_require__.bind(__webpack_require__, 6983));
			return withoutInvisible(toShownMarkdown(markdown));
		}
		function withVisibleCode(code) {
			return code.replace(/\r\n/g, "\n").replace(invisible, (character) => character === "\n" || character === "	" ? character : `\\u{${character.codePointAt(0)?.toString(16)}}`);
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
		var marker = __webpack_require__(8963);
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
		var payload = __webpack_require__(7577);
		function untrusted(about, text, remarks = []) {
			return {
				trusted: !1,
				about,
				text,
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
			if (!(0, payload.u4)(value)) return value;
			let entries = Object.entries(value).map(async ([name, inner]) => [withoutInvisible(name), await shownValue(inner, name)]);
			return Object.fromEntries(await Promise.all(entries));
		}
		function step(value, name) {
			return Array.isArray(value) ? /^\d{1,4}$/.test(name) ? value[Number(name)] : void 0 : (0, payload.u4)(value) ? (0, payload.at)(value, name) : void 0;
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
			async "pull_request.files"(sources) {
				return untrusted("files that the pull request changes", withVisibleCode((await (0, pull_request.U)(sources.github(), sources.repository(), pullRequestOf(sources).number)).map(({ filename, status, additions, deletions, previous_filename }) => `${status} ${filename}${previous_filename === void 0 ? "" : ` (was ${previous_filename})`} +${additions} -${deletions}`.replaceAll("\n", " ")).join("\n")));
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
			return (0, pull_request.readPullRequest)(sources.github(), sources.repository(), pullRequestOf(sources).number);
		}
		async function readText(sources, part) {
			let about = `${part} of the pull request`, shown = async (text) => part === "title" ? withoutInvisible(text) : await shownMarkdown(text), known = pullRequestOf(sources)[part];
			if (known !== void 0) return untrusted(about, await shown(known ?? ""));
			let pullRequest = await currentPullRequest(sources);
			return (0, github_subject.VM)((0, github_subject.Hr)(sources.event), pullRequest.updated_at) ? untrusted(about, await shown(pullRequest[part] ?? "")) : untrusted(about, "", [`It is left out: ${(0, github_subject.Hr)(sources.event) === void 0 ? "the event does not tell when it happened" : "the pull request was changed after the event"}.`]);
		}
		async function readDiff(sources) {
			let { headSha, baseSha } = pullRequestOf(sources), { commits } = sources;
			if (commits !== void 0) return diffOf(sources, commits.base, commits.head, []);
			if (headSha !== void 0 && baseSha !== void 0) return diffOf(sources, baseSha, headSha, []);
			let { base, head } = await currentPullRequest(sources);
			return diffOf(sources, base.sha, head.sha, [`The event names no commit; this is the one of now, ${head.sha}.`]);
		}
		async function diffOf({ github, repository }, base, head, remarks) {
			let { owner, name } = repository(), about = `diff of the pull request, ${base.slice(0, 12)}...${head.slice(0, 12)}`, place = {
				owner,
				repo: name,
				basehead: `${base}...${head}`,
				headers: { accept: "application/vnd.github.diff" }
			};
			try {
				let bytes = await github().bytes(({ rest }) => rest.repos.compareCommitsWithBasehead(place));
				if (bytes !== void 0) return untrusted(about, withVisibleCode(new TextDecoder().decode(bytes)), remarks);
			} catch (error) {
				if (!(error instanceof errors.y_) || error.data.status !== 406) throw error;
			}
			return untrusted(about, "", [...remarks, "It is left out: GitHub gives no diff of this size."]);
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
