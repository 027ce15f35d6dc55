export const id = 8524;
export const ids = [8524, 1006];
export const modules = {
	8524: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { postChangesAction: () => postChangesAction });
		var changes_file = __webpack_require__(3879), line_diff = __webpack_require__(9107), errors = __webpack_require__(452), changes_commit = __webpack_require__(6356), schemas = __webpack_require__(8395), log = __webpack_require__(7309), comments = __webpack_require__(3847), comment_marker = __webpack_require__(8963);
		let pullShape = schemas._H3({
			number: schemas.Whr(),
			html_url: schemas.YjP()
		});
		async function openPull(place, { into, title, body }, known) {
			let { github, ownBranch } = place, find = (all) => {
				let pulls = all.filter(({ baseRefName }) => baseRefName === into);
				return pulls.find(({ state }) => state === "OPEN") ?? pulls.find(({ state }) => state === "MERGED") ?? pulls[0];
			}, before = find(known);
			if (before !== void 0) return before;
			let pull = {
				...github.repository,
				head: ownBranch,
				base: into,
				title,
				body
			};
			try {
				let { number, html_url: url } = await github.json(({ rest }) => rest.pulls.create(pull), pullShape);
				return {
					number,
					url,
					state: "OPEN",
					baseRefName: into
				};
			} catch (error) {
				if (!(error instanceof errors.y_)) throw error;
				let found = (0, changes_commit.hD)(error) || error.data.status === 422 ? find((await (0, changes_commit.ld)(place))?.pulls ?? []) : void 0;
				if (found !== void 0) return found;
				if ((0, changes_commit.hD)(error)) throw error;
				let words = [
					(0, log.TN)(error.message),
					remedyOf(error),
					`The commit is on ${JSON.stringify(ownBranch)}`
				];
				throw (0, changes_commit.n3)(words.filter((one) => one !== void 0).join(" "));
			}
		}
		function remedyOf({ message, data }) {
			return /not permitted to create/i.test(message) ? "Turn on \"Allow GitHub Actions to create and approve pull requests\" in the settings of the repository or organization (Actions, General), or give the token of an app." : data.status === 422 ? void 0 : "\"github-token\" needs \"pull-requests: write\".";
		}
		async function closeReplaced(github, replaced, { by, log }) {
			for (let { number } of replaced.filter((one) => one.number < by.number)) {
				let place = {
					...github.repository,
					pull_number: number,
					state: "closed"
				}, body = `${(0, comment_marker.du)({ kind: "replaced" })}\nReplaced by #${by.number}.`, close = async () => {
					await (0, comments.eT)(github, {
						number,
						body
					}), await github.json(({ rest }) => rest.pulls.update(place), pullShape);
				};
				await (0, errors.Wz)(close, (why) => log.warning(`Pull request ${number}, which ${by.url} replaces, is not closed: ${why}`));
			}
		}
		var read_target = __webpack_require__(4511), findings_diff = __webpack_require__(9555), github_account = __webpack_require__(7316);
		function toSuggestions(changes, files) {
			let inDiff = (0, findings_diff.f2)(files), suggestions = [], rest = [];
			for (let { path, status, diff } of changes) {
				if (status !== "modified" || diff === null) {
					rest.push({
						path,
						status,
						diff
					});
					continue;
				}
				let left = [];
				for (let hunk of diff.hunks) {
					let found = suggestionsOf(path, hunk), isPlaced = found?.every((one) => (0, findings_diff.$t)({
						...one,
						side: "new"
					}, inDiff).in === "diff") === !0;
					found === void 0 || !isPlaced || suggestions.length + found.length > 50 ? left.push(hunk) : suggestions.push(...found);
				}
				left.length > 0 && rest.push({
					path,
					status,
					diff: {
						...diff,
						hunks: left
					}
				});
			}
			return {
				suggestions,
				rest
			};
		}
		function suggestionsOf(path, { oldStart, lines }) {
			let found = [], old = oldStart;
			for (let at = 0; at < lines.length;) {
				let end = lines.findIndex((line, index) => index >= at && line.startsWith(" ")), run = lines.slice(at, end === -1 ? lines.length : end);
				if (run.length === 0) {
					old += 1, at += 1;
					continue;
				}
				let suggestion = suggestionFor(path, old, {
					run,
					before: lines[at - 1],
					after: lines[at + run.length]
				});
				if (suggestion === void 0) return;
				found.push(suggestion), old += run.filter((line) => line.startsWith("-")).length, at += run.length;
			}
			return found;
		}
		function suggestionFor(path, old, { run, before, after }) {
			if ([
				before ?? "",
				...run,
				after ?? ""
			].some((line) => line.startsWith("\\"))) return;
			let textOf = (lines) => lines.map((line) => `${line.slice(1)}\n`).join(""), removed = run.filter((line) => line.startsWith("-")).length, added = run.filter((line) => line.startsWith("+"));
			if (removed > 0) return {
				path,
				line: old,
				endLine: old + removed - 1,
				text: textOf(added)
			};
			if (before !== void 0) return {
				path,
				line: old - 1,
				endLine: old - 1,
				text: textOf([before, ...added])
			};
			if (after !== void 0) return {
				path,
				line: old,
				endLine: old,
				text: textOf([...added, after])
			};
		}
		let reviewShape = schemas._H3({
			html_url: schemas.YjP(),
			body: schemas.mee(schemas.YjP()),
			user: schemas.mee(schemas._H3({
				login: schemas.YjP(),
				type: schemas.YjP()
			}))
		}), markerShape = schemas.Ikc({
			kind: schemas.euz("suggestions"),
			tag: schemas.YjP(),
			head: schemas.YjP(),
			digest: schemas.YjP()
		});
		async function postSuggestions(github, plan) {
			let before = await findReview(github, plan);
			if (before !== void 0) return before;
			try {
				return await create(github, plan);
			} catch (error) {
				if (!(error instanceof errors.y_)) throw error;
				let found = (0, changes_commit.hD)(error) ? await findReview(github, plan) : void 0;
				if (found !== void 0) return found;
				throw (0, changes_commit.hD)(error) ? error : (0, changes_commit.n3)(`${(0, log.TN)(error.message)} "github-token" needs "pull-requests: write"`);
			}
		}
		async function create(github, plan) {
			let { number, head, change, texts, tag, digest } = plan, marker = (0, comment_marker.du)({
				kind: "suggestions",
				tag,
				head,
				digest
			}), post = async (refused) => {
				let comments = refused ? [] : change.suggestions.map((one) => toComment(one, `${marker}\n${texts.suggestion(one)}`)), review = {
					...github.repository,
					pull_number: number,
					commit_id: head,
					event: "COMMENT",
					body: `${marker}\n${texts.review(refused)}`,
					comments
				};
				return (await github.json(({ rest }) => rest.pulls.createReview(review), reviewShape)).html_url;
			};
			try {
				return await post(!1);
			} catch (error) {
				if (!(error instanceof errors.y_ && error.data.status === 422 && change.suggestions.length > 0)) throw error;
				return post(!0);
			}
		}
		function toComment({ path, line, endLine }, body) {
			return {
				path,
				body,
				line: endLine,
				side: "RIGHT",
				...line === endLine ? {} : {
					start_line: line,
					start_side: "RIGHT"
				}
			};
		}
		async function findReview(github, { number, account, head, tag, digest }) {
			let place = {
				...github.repository,
				pull_number: number,
				per_page: 100
			}, pages = github.pages(({ rest, paginate }) => paginate.iterator(rest.pulls.listReviews, place), schemas.YOg(reviewShape));
			for await (let page of pages) for (let { body, user, html_url } of page) {
				let marker = markerShape.safeParse((0, comment_marker.n6)(body ?? "")).data;
				if (marker?.tag === tag && marker.head === head && marker.digest === digest && (0, github_account._m)(user, account)) return html_url;
			}
		}
		var changes_target = __webpack_require__(6176), github_event = __webpack_require__(9607), changed_files = __webpack_require__(1002), subject = __webpack_require__(9127), workspace = __webpack_require__(1950), outputs = __webpack_require__(8568), wording = __webpack_require__(6559), findings_words = __webpack_require__(8114), blocks = __webpack_require__(9229), cut = __webpack_require__(9179), markdown = __webpack_require__(3974), rich_text = __webpack_require__(993);
		let maxBytes = 6e4, rowCounts = [
			100,
			20,
			5
		];
		function toPostedText(change, place) {
			return (0, markdown.s8)(rowCounts, maxBytes, (rows) => (0, blocks.Bv)((0, blocks.R_)(`✅ ${headings[place.is]}`, factsOf(place)), toLeft(change), toPathTable(change.paths, rows)));
		}
		let headings = {
			commit: "The intern's change is committed",
			"pull-request": "The intern's change is a pull request",
			suggestions: "The intern's change is suggested"
		};
		function factsOf(place) {
			switch (place.is) {
				case "commit": return [["commit ", {
					code: place.sha.slice(0, 12),
					href: place.url
				}], ["on ", { code: place.branch }]];
				case "pull-request": return [[{
					code: `pull request ${place.number}`,
					href: place.url
				}], ["into ", { code: place.into }]];
				case "suggestions": return [[{
					code: "review",
					href: place.url
				}]];
				default: return place;
			}
		}
		function toLeft({ left }) {
			if (left.length === 0) return;
			let names = left.slice(0, 10).flatMap(({ path }, index) => [...index === 0 ? [] : [", "], { code: (0, cut.ml)(path, 200) }]), more = left.length > 10 ? " and more" : "";
			return (0, blocks.xE)("NOTE", "Left behind, so the change may be incomplete: ", ...names, `${more}.`);
		}
		function toPullBody(change) {
			let { said, paths, run, base } = change, isSaid = said.trim() !== "", html = isSaid ? withoutCommands((0, rich_text.renderRichText)(said)) : "", by = run === void 0 ? [] : [" by a ", {
				code: "workflow run",
				href: run
			}];
			return (0, markdown.s8)(rowCounts, maxBytes, (rows) => (0, blocks.Bv)((0, blocks.FY)("An agent changed these files. Nobody has read them yet."), toLeft(change), toPathTable(paths, rows), isSaid && {
				type: "rich",
				html,
				text: said,
				speaker: "The intern"
			}, (0, blocks.jQ)("Made from commit ", { code: base.slice(0, 12) }, ...by)));
		}
		function withoutCommands(html) {
			return html.replaceAll(/\[(?=(?:skip ci|ci skip|no ci|skip actions|actions skip)\])/gi, "[&#8203;").replaceAll(/(?:skip-checks|-by)(?=\s*:)/gi, "$&&#8203;").replaceAll(/@(?=\w)|(?<!&)#(?=\d)|GH-(?=\d)|:(?=\/\/)/gi, "$&&#8203;");
		}
		function toSuggestionsBody(change, suggested, rest) {
			let opening = `An agent changed ${(0, wording.hS)(change.paths.length, "file")}: ${(0, wording.hS)(suggested, "suggestion")}.`, text = (0, markdown.l6)((0, blocks.Bv)((0, blocks.FY)(opening), toLeft(change), toPathTable(change.paths, 20))), left = 0;
			for (let { path, status, diff } of rest) {
				let shown = diff === void 0 ? [] : [{
					type: "code",
					text: diff.trimEnd(),
					isDiff: !0
				}], what = diff === void 0 ? ", which is no text" : "", summary = [
					`not suggested: ${status} `,
					{ code: (0, cut.ml)(path, 200) },
					what
				], more = (0, markdown.l6)([(0, blocks.zH)(summary, ...shown)]);
				Buffer.byteLength(text) + Buffer.byteLength(more) > maxBytes ? left += 1 : text += `\n${more}`;
			}
			if (left === 0) return text;
			let note = `The diffs of ${(0, wording.hS)(left, "file")} are too long for a review. The file of changes has them: "interns changes FILE --patch".`;
			return `${text}\n${(0, markdown.l6)([(0, blocks.xE)("WARNING", note)])}`;
		}
		function toSuggestionText({ path, text }) {
			let block = (0, findings_words.G4)({
				path,
				side: "new",
				suggestion: text
			});
			return block === "" ? (0, markdown.l6)([findings_words.Po]) : block;
		}
		function toPathTable(paths, most) {
			let rows = paths.slice(0, most).map(({ path, status, added, removed }) => [
				[{ code: (0, cut.ml)(path, 200) }],
				[status],
				[added === null || removed === null ? "binary" : `+${added} −${removed}`]
			]), left = paths.length - rows.length;
			return (0, blocks.Bv)((0, blocks.tp)([
				"File",
				"Status",
				"Lines"
			], rows), left > 0 && (0, blocks.jQ)(`${left} more.`));
		}
		var changes_fit = __webpack_require__(562), git_objects = __webpack_require__(432), ignored = __webpack_require__(3583), read_tree = __webpack_require__(9462), judge = __webpack_require__(491), sha256 = __webpack_require__(5468);
		async function readFileOfChanges(io, { changesFile, changesDigest }, { repositoryName, subject }) {
			let text = await (0, workspace.OH)(io).readInputText(changesFile).catch((cause) => {
				throw (0, changes_file.J5)(`"${changesFile}" can't be read`, cause);
			});
			if (`sha256:${(0, sha256.s)(text)}` !== changesDigest) throw (0, changes_file.J5)("it is not the file of the input \"changes-digest\"");
			return (0, changes_file.qw)(text, {
				repository: repositoryName(),
				pull_request: subject?.isPullRequest === !0 ? subject.number : null,
				run_id: io.env.GITHUB_RUN_ID ?? "",
				job: io.env.GITHUB_JOB ?? ""
			});
		}
		async function judgeFile({ head, changes }, { github }, { policy, context, facts }, base) {
			let paths = changes.map(({ path }) => path), folders = await (0, read_tree.iz)(github(), base, paths).catch((error) => {
				throw error instanceof errors.y_ && error.data.status === 404 ? (0, changes_file.J5)(`the repository has no commit ${base}`, error) : error;
			}), flaw = { why: "this run obeys it" }, read = [];
			for (let entry of changes) {
				let { path, status, old, content } = entry, at = entryAt(folders, path);
				if ((at?.sha ?? null) !== old) throw head === base ? (0, changes_file.J5)(`${said(entry)} is another in its head`) : moved(entry);
				let before = at === void 0 ? void 0 : await readBefore(github(), at), after = content === null ? void 0 : Buffer.from(content, "base64");
				read.push({
					path,
					status,
					before,
					after,
					...path === facts.path ? { flaw } : {}
				});
			}
			let fit = (0, changes_fit.T)(read, folders), judged = (0, judge.vN)(policy, fit, context);
			for (let { change, verdict } of judged) {
				let { answer, rule, reason } = verdict;
				if (answer !== "taken") throw (0, changes_file.J5)(`the policy does not take ${said(change)} (${rule}: ${reason})`);
			}
			let added = changes.filter(({ status }) => status === "added"), isIgnored = await readIgnored(github(), {
				folders,
				paths: added.map(({ path }) => path)
			}), ignored = added.find(({ path }) => isIgnored(path, "file"));
			if (ignored !== void 0) throw (0, changes_file.J5)(`a .gitignore of the commit leaves ${said(ignored)} out`);
			let rows = judged.map(({ change: { path, status, bytes, diff }, verdict: { answer, rule } }) => ({
				path,
				status,
				bytes,
				added: diff?.added ?? null,
				removed: diff?.removed ?? null,
				answer,
				rule
			}));
			return {
				base,
				root: (0, changes_commit.B)(folders, changes),
				changes: fit,
				rows
			};
		}
		let judge_file_maxBytes = 4194304;
		async function readBefore(github, { mode, sha }) {
			return mode !== git_objects.a1 && mode !== "160000" ? (0, read_tree.gm)(github, {
				sha,
				maxBytes: judge_file_maxBytes
			}) : new Uint8Array();
		}
		async function readIgnored(github, { folders, paths }) {
			let files = new Map();
			for (let [folder, entries] of folders) {
				let { sha } = entries.find(ignored.n) ?? {};
				sha !== void 0 && paths.some((path) => folder === "" || path.startsWith(`${folder}/`)) && files.set(folder, new TextDecoder().decode(await (0, read_tree.gm)(github, {
					sha,
					maxBytes: judge_file_maxBytes
				})));
			}
			return (0, ignored.A)(files);
		}
		function entryAt(folders, path) {
			let slash = path.lastIndexOf("/");
			return folders.get(path.slice(0, Math.max(0, slash)))?.find(({ name }) => name === path.slice(slash + 1));
		}
		function said({ path }) {
			return JSON.stringify(path);
		}
		function moved(entry) {
			return headMoved(`${said(entry)} was changed there since`);
		}
		function headMoved(why) {
			return new errors.is("changes_head_moved", `The branch moved while the intern worked, and the change does not fit any more: ${(0, log.TN)(why)}. Run the workflow again.`);
		}
		var run_comment = __webpack_require__(8521), github_access = __webpack_require__(4802), outcome = __webpack_require__(1006), run_policy = __webpack_require__(8738);
		async function postChangesAction(io, settings, begun) {
			let access = (0, github_access.o)(io, settings, begun), { way, commentTag: tag, maxChangeRounds: maxRounds } = settings, job = {
				event: access.event,
				env: io.env,
				way,
				tag,
				maxRounds
			}, settled = await (0, changes_target.FB)(access.github(), job);
			if ("refusal" in settled) return (0, outcome.reportSkipped)(io, settled.refusal);
			let { target } = settled, file = await readFileOfChanges(io, settings, access);
			if (target.isHeadNamed && file.head !== target.head) throw (0, changes_file.J5)(`its head is ${file.head}, and the event's ${target.head}`);
			let policy = await readPolicy(io, settings, access, target), posting = {
				io,
				settings,
				access,
				job,
				target,
				file,
				policy
			}, done = await post(posting, await judgeFile(file, access, policy, file.head));
			return "refusal" in done ? (0, outcome.reportSkipped)(io, done.refusal) : (await report(posting, done), "finished");
		}
		function readPolicy(io, settings, access, { head }) {
			let isHead = settings.policyRef === "auto" && !(0, github_event.Ch)(access.event), { policy } = settings;
			return (0, run_policy.y)(io, {
				policy,
				policyRef: isHead ? head : settings.policyRef
			}, access, (0, workspace.OH)(io));
		}
		async function post(posting, onHead) {
			let { settings, target, job } = posting, before = settings.way === "commit" ? await findCommitted(posting, onHead) : void 0;
			if (before !== void 0) return before;
			let fitting = target.tip === onHead.base ? onHead : await fitOnTip(posting), ownBranch = ownBranchOf(posting);
			settings.way === "commit" && refuseApproved(target);
			let refusal = (0, changes_target.Ml)({
				...target,
				open: target.open.filter(({ branch }) => branch !== ownBranch)
			}, job);
			if (refusal !== void 0) return { refusal };
			switch (settings.way) {
				case "commit": return {
					place: await commitOnTarget(posting, fitting),
					fitting
				};
				case "pull-request": return openPullRequest(posting, fitting);
				case "suggestions": return {
					place: await suggest(posting, fitting),
					fitting
				};
				default: return settings.way;
			}
		}
		async function findCommitted(posting, onHead) {
			let { target, file } = posting, { tipCommit, tipDigest, branch } = target;
			if (tipCommit === void 0 || tipCommit.oid === file.head || !(0, changes_commit.H9)(tipCommit, onHead) && tipDigest !== file.digest) return;
			let fitting = await fitOnParent(posting, tipCommit);
			return fitting && {
				place: {
					is: "commit",
					sha: tipCommit.oid,
					url: tipCommit.url,
					branch
				},
				fitting
			};
		}
		async function fitOnParent({ access, file, policy }, commit) {
			let [parent] = commit.parents.nodes;
			if (parent !== void 0) try {
				let fitting = await judgeFile(file, access, policy, parent.oid);
				return (0, changes_commit.H9)(commit, fitting) ? fitting : void 0;
			} catch (error) {
				if (error instanceof errors.is) return;
				throw error;
			}
		}
		async function fitOnTip({ access, target, file, policy }) {
			let since = await (0, changed_files.aM)(access.github(), {
				base: file.head,
				head: target.tip
			});
			if (since === void 0 || since === "rewritten") throw headMoved(`${target.tip} does not come after ${file.head}`);
			return judgeFile(file, access, policy, target.tip);
		}
		function refuseApproved({ approved, number }) {
			if (approved !== void 0) throw (0, changes_commit.n3)(`pull request ${number} is ${approved}, so a commit now would be merged without having been read`);
		}
		function ownBranchOf({ io, job, file }) {
			return (0, read_target.Q$)(job.tag, io.env.GITHUB_RUN_ID ?? "", file.digest);
		}
		async function commitOnTarget(posting, fitting) {
			let { access, job, target } = posting, { branch } = target, { place, commit } = await commitOnOwnBranch(posting, fitting);
			try {
				await refuseChanged(access, job, fitting);
				let moved = await (0, changes_commit.ob)(place, {
					branch,
					from: fitting.base,
					to: commit.oid
				});
				if (moved.is === "elsewhere") throw headMoved(`${JSON.stringify(branch)} is at another commit`);
				if (moved.is === "refused") throw (0, changes_commit.n3)(`GitHub does not move the branch ${JSON.stringify(branch)} (${moved.words}). If it is protected, set "changes" to "pull-request"`);
			} catch (error) {
				throw await (0, changes_commit.mt)(place, commit.oid), error;
			}
			return {
				is: "commit",
				sha: commit.oid,
				url: commit.url,
				branch
			};
		}
		async function refuseChanged(access, job, { base }) {
			let now = await (0, changes_target.FB)(access.github(), job);
			if ("refusal" in now) throw (0, changes_commit.n3)(now.refusal.why.replace(/\.$/, ""));
			if (refuseApproved(now.target), !now.target.isOpen) throw (0, changes_commit.n3)(`pull request ${now.target.number} is closed`);
			if (now.target.tip !== base) throw headMoved(`it is at ${now.target.tip} now`);
		}
		async function commitOnOwnBranch(posting, { base, root }) {
			let { io, settings, access, target, file, policy } = posting, place = {
				github: access.github(),
				repositoryId: target.repositoryId,
				ownBranch: ownBranchOf(posting)
			}, run = (0, subject.Vp)(io.env), trailers = [
				...run === void 0 ? [] : [`Interns-Run: ${run}`],
				`Interns-Change: ${file.digest}`,
				...policy.facts.digest === null ? [] : [`Interns-Policy: sha256:${policy.facts.digest}`]
			], words = {
				headline: settings.commitMessage,
				body: trailers.join("\n")
			}, recognize = async (left) => left.oid === file.head ? "stale" : await fitOnParent(posting, left) === void 0 ? "other" : settings.way === "pull-request" ? "kept" : "stale", own = await (0, changes_commit.mH)(place, {
				base,
				root,
				changes: file.changes,
				...words,
				recognize
			}), { oid, signature } = own.commit;
			return signature?.isValid !== !0 && io.log.warning(`GitHub did not sign the commit ${oid}.`), {
				place,
				...own
			};
		}
		async function openPullRequest(posting, fitting) {
			let { io, settings, target } = posting, { place, commit, pulls } = await commitOnOwnBranch(posting, fitting), body = io.redactor.redact(toPullBody(toPosted(posting, fitting))), pull = await openPull(place, {
				into: target.branch,
				title: settings.commitMessage,
				body
			}, pulls), { number, url, state } = pull;
			return state === "CLOSED" ? { refusal: {
				why: `${url} has this change, and somebody closed it.`,
				remedy: "Open it again to take it."
			} } : (await closeReplaced(place.github, target.open, {
				by: pull,
				log: io.log
			}), {
				place: {
					is: "pull-request",
					number,
					url,
					into: target.branch,
					sha: commit.oid
				},
				fitting
			});
		}
		async function suggest(posting, fitting) {
			let { io, settings, access, file } = posting, { number, subject } = pullRequestOf(posting), github = access.github(), { base } = await (0, changed_files.gG)(github, subject), commits = {
				head: fitting.base,
				base
			}, inPull = await (0, changed_files.IM)(github, {
				number,
				commits,
				listed: await access.files()
			}), change = toSuggestions(fitting.changes, inPull.files), posted = toPosted(posting, fitting), review = (isRefused) => {
				let diffs = (isRefused ? fitting.changes : change.rest).map(({ path, status, diff }) => ({
					path,
					status,
					diff: diff === null ? void 0 : (0, line_diff.gX)(diff.hunks)
				}));
				return io.redactor.redact(toSuggestionsBody(posted, isRefused ? 0 : change.suggestions.length, diffs));
			}, { digest } = file, place = {
				number,
				account: await access.account(),
				head: fitting.base,
				tag: settings.commentTag,
				digest
			}, texts = {
				review,
				suggestion: toSuggestionText
			};
			return {
				is: "suggestions",
				url: await postSuggestions(github, {
					...place,
					change,
					texts
				})
			};
		}
		function pullRequestOf({ access: { subject }, target: { number } }) {
			if (subject !== void 0 && number !== null) return {
				number,
				subject
			};
			throw TypeError("Suggestions have a pull request.");
		}
		function toPosted({ io, file }, { base, rows }) {
			return {
				paths: rows,
				left: file.left ?? [],
				said: file.said,
				run: (0, subject.Vp)(io.env),
				base
			};
		}
		async function report(posting, { place, fitting }) {
			let { io, settings, access, target } = posting, sha = place.is === "suggestions" ? {} : { "commit-sha": place.sha }, changes = (0, outputs.xS)(fitting.rows);
			io.setOutputs({
				conclusion: "finished",
				changes,
				"changes-url": place.url,
				...sha
			}), io.log.info(`The change is at ${place.url}.`);
			let text = toPostedText(toPosted(posting, fitting), place);
			await io.writeSummary(text), await (0, run_comment.writeComment)(io, access, {
				...settings,
				number: target.number ?? access.subject?.number
			}, () => text);
		}
	}),
	8521: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			noProgress: () => noProgress,
			openComment: () => openComment,
			showProgress: () => showProgress,
			writeComment: () => writeComment
		});
		var errors = __webpack_require__(452), comments = __webpack_require__(3847), comment_marker = __webpack_require__(8963), parked = __webpack_require__(8300), ending = __webpack_require__(4443), facts = __webpack_require__(5697), pauses = __webpack_require__(6955), blocks = __webpack_require__(9229), cut = __webpack_require__(9179), markdown = __webpack_require__(3974), suggestions = __webpack_require__(9829), summary = __webpack_require__(3394);
		function toRunningComment({ record, elapsedMs, question }) {
			let status = (0, blocks.R_)(toState((0, ending.Vb)(record), question), [[`running for ${(0, facts.ik)(elapsedMs)}`]]);
			return (0, markdown.l6)((0, blocks.Bv)(status, question && toQuestion(question), (0, pauses.z6)(record, 20, suggestions.suggestionsFor)));
		}
		function toState(name, question) {
			return question === void 0 ? `⏳ ${name} is working` : question.commands.some((command) => command.startsWith("/allow")) ? `✋ ${name} asks for permission` : `✋ ${name} has a question`;
		}
		function toFinalComment(record, { render, lead, isShort, besides = 0 }) {
			let maxBytes = isShort ? 1e4 : 6e4 - besides;
			return (0, summary.mC)(record, "full", {
				render,
				suggest: suggestions.suggestionsFor,
				lead,
				maxBytes,
				withReasoning: !1
			});
		}
		function toFailedComment(message) {
			return (0, markdown.l6)([(0, blocks.R_)("❌ The run did not start"), (0, blocks.xE)("CAUTION", (0, cut.ml)(message, 4e3))]);
		}
		function toQuestion({ shown, code, commands, untilMs, reason, refusal }) {
			let until = `${new Date(untilMs).toISOString().slice(11, 16)} UTC`;
			return (0, blocks.Bv)(refusal !== void 0 && (0, blocks.xE)("CAUTION", `The last answer did not fit. ${refusal}`), (0, blocks.aY)(shown.question.join("\n")), shown.more.length > 0 && [(0, blocks.FY)("With these arguments:"), (0, blocks.aY)(shown.more.join("\n"))], reason !== null && (0, blocks.FY)(`Why a person is asked: ${reason}`), (0, blocks.FY)({ strong: `Answer by ${until}.` }, " If you have write permission, write a comment that is nothing but one of these lines:"), (0, blocks.aY)(commands.map((command) => command.replace(/^(\S+)/, `$1 ${code}`)).join("\n")));
		}
		var rich_text = __webpack_require__(993), question = __webpack_require__(6790), subject = __webpack_require__(9127);
		function createCommentWriter(io, access, place) {
			let { log, redactor, env } = io, { kind, tag, number } = place, written = place.found, isGivenUp = !1, put = async (report, { session, parked }) => {
				let marker = {
					kind,
					tag,
					...session === void 0 ? {} : { session: redactor.redact(session) }
				}, text = `${redactor.redact(report)}${runLink(env)}`, body = parked.length === 0 ? `${(0, comment_marker.hQ)(marker)}\n${text}` : (0, question.zm)(marker, parked, text), github = access.github(io.signal.aborted ? AbortSignal.timeout(2e3) : io.signal);
				return written = written === void 0 ? await (0, comments.eT)(github, {
					number,
					body
				}) : await (0, comments.vv)(github, {
					id: written.id,
					body
				}), written.writtenAtMs;
			};
			return {
				async write(report, kept, shorter) {
					if (!isGivenUp) try {
						return await put(report, kept).catch((error) => {
							if (shorter === void 0 || !(error instanceof errors.h4) || error.data.status !== 422) throw error;
							return put(shorter(), kept);
						});
					} catch (error) {
						log.warning(`The comment could not be written: ${(0, errors.Uc)(error)}`), isGivenUp = written === void 0;
						return;
					}
				},
				written: () => written
			};
		}
		function startUpdates({ write, intervalMs, clock }) {
			let stopped = new AbortController(), last = -Infinity, isRequested = !1, running, mayWrite = async () => {
				let wait = last + intervalMs - clock.monotonic();
				return wait > 0 && await clock.sleep(wait, stopped.signal).catch(() => void 0), !stopped.signal.aborted;
			}, run = async () => {
				for (; isRequested && await mayWrite();) isRequested = !1, last = clock.monotonic(), await write();
				running = void 0;
			};
			return {
				request() {
					isRequested = !0, running ??= run();
				},
				settle: () => running ?? Promise.resolve(),
				async stop() {
					stopped.abort(), await running;
				},
				lastAt: () => last
			};
		}
		function runLink(env) {
			let url = (0, subject.Vp)(env);
			return url === void 0 ? "" : `\n<sub><a href="${url}">Workflow run</a></sub>\n`;
		}
		function createRunComment(io, access, recorder, { parked: found, ...place }) {
			let { clock } = io, writer = createCommentWriter(io, access, place), sessionId = place.found?.marker?.session, parked = found, writings = [], keptBy = ({ session_id, start }) => ({
				session: start?.session_ends === !0 ? void 0 : session_id ?? sessionId,
				parked
			}), show = (state) => writer.write(toRunningComment(state), keptBy(state.record)), { stop, ...progress } = place.kind === "sticky" ? showProgress({
				clock,
				recorder,
				show
			}) : noProgress, end = async (report, kept, shorter) => {
				await stop(), await writer.write(report, kept, shorter), await Promise.all(writings), setUrl(io, writer);
			};
			return {
				...progress,
				sessionId,
				id: () => writer.written()?.id,
				parked: () => parked,
				keep(questions) {
					parked = questions;
				},
				afterwards: (writing) => void writings.push(writing),
				async finish(record, lead) {
					let besides = bytesBeside(parked), report = (isShort) => toFinalComment(record, {
						render: rich_text.renderRichText,
						lead,
						isShort,
						besides
					});
					await end(report(!1), keptBy(record), () => report(!0));
				},
				fail: (error) => end(toFailedComment((0, errors.Uc)(error)), {
					session: sessionId,
					parked
				})
			};
		}
		async function openComment(io, settings, access, recorder) {
			let number = access.subject?.number;
			if (number === void 0) {
				io.log.notice(`No comment is written: the event "${access.event.name}" is about no pull request and no issue.`);
				return;
			}
			let place = await findPlace(io, access, settings, number);
			return settings.sessionFromComment && place?.kind === "sticky" && place.found?.marker?.session === void 0 && io.log.notice("There is no sticky comment that keeps a session; a new session begins."), place && createRunComment(io, access, recorder, place);
		}
		async function writeComment(io, access, settings, toReport) {
			let { comment: kind, number } = settings;
			if (kind === "none" || number === void 0) return;
			let place = await findPlace(io, access, settings, number);
			if (place === void 0) return;
			let { found, parked } = place, writer = createCommentWriter(io, access, place);
			await writer.write(toReport(bytesBeside(parked)), {
				session: found?.marker?.session,
				parked
			}), setUrl(io, writer);
		}
		function bytesBeside(parked) {
			return parked.length === 0 ? 0 : (0, question.nM)(parked);
		}
		function setUrl(io, writer) {
			let url = writer.written()?.url;
			url !== void 0 && io.setOutputs({ "comment-url": url });
		}
		async function findPlace(io, access, { comment, commentTag: tag }, number) {
			if (comment !== "sticky") return {
				kind: "new",
				tag,
				number,
				found: void 0,
				parked: []
			};
			let find = async () => {
				let accounts = [await access.account()], found = await (0, comments.$L)(access.github(), {
					number,
					tag,
					accounts
				});
				return {
					kind: "sticky",
					tag,
					number,
					found,
					parked: found?.marker?.parked === void 0 ? [] : await keptQuestions(io, access, found)
				};
			}, tell = (why) => io.log.warning(`No comment is written, because the old one could not be looked for: ${why}`);
			return (0, errors.Wz)(find, tell, io.signal);
		}
		async function keptQuestions({ clock, log }, access, found) {
			let body = await (0, comments.xv)(access.github(), found);
			return body === void 0 ? (log.warning("Somebody else edited the sticky comment, so its questions are no longer parked."), []) : (0, parked.qO)((0, comment_marker.t7)(body)).filter(({ binding }) => clock.now() < binding.untilMs);
		}
		function showProgress({ clock, recorder, show }) {
			let startedAt = clock.monotonic(), openQuestion, shownAtMs, isRunning = !1, write = async () => {
				shownAtMs = await show({
					record: recorder.soFar(),
					elapsedMs: clock.monotonic() - startedAt,
					question: openQuestion
				});
			}, updates = startUpdates({
				write,
				intervalMs: 1e4,
				clock
			});
			return recorder.observe(({ type }) => {
				isRunning ||= type === "start";
				let isQuiet = clock.monotonic() - updates.lastAt() < 6e4;
				isRunning && ([
					"start",
					"pause",
					"decision"
				].includes(type) || !isQuiet) && updates.request();
			}), {
				async ask(question) {
					if (isRunning) return openQuestion = question, updates.request(), await updates.settle(), shownAtMs;
				},
				endAsking() {
					openQuestion = void 0, updates.request();
				},
				stop: () => updates.stop()
			};
		}
		let noProgress = {
			ask: async () => void 0,
			endAsking() {},
			async stop() {}
		};
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
	})
};
