export const id = 538;
export const ids = [538];
export const modules = {
	8524: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { postChangesAction: () => postChangesAction });
		var line_diff = __webpack_require__(9107), errors = __webpack_require__(452), changes_commit = __webpack_require__(6356), schemas = __webpack_require__(8395), log = __webpack_require__(7309), comments = __webpack_require__(3847), comment_marker = __webpack_require__(8963);
		let pullShape = schemas._H3({
			number: schemas.Whr(),
			html_url: schemas.YjP()
		});
		async function openPull(place, { into, title, body }, known) {
			let { github, repository, ownBranch } = place, find = (all) => {
				let pulls = all.filter(({ baseRefName }) => baseRefName === into);
				return pulls.find(({ state }) => state === "OPEN") ?? pulls.find(({ state }) => state === "MERGED") ?? pulls[0];
			}, before = find(known);
			if (before !== void 0) return before;
			let pull = {
				owner: repository.owner,
				repo: repository.name,
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
				throw (0, changes_commit.hD)(error) ? error : (0, changes_commit.n3)(`${(0, log.TN)(error.message)} ${remedyOf(error)} The commit is on ${JSON.stringify(ownBranch)}`);
			}
		}
		function remedyOf({ message }) {
			return /not permitted to create/i.test(message) ? "Turn on \"Allow GitHub Actions to create and approve pull requests\" in the settings of the repository or organization (Actions, General), or give the token of an app." : "\"github-token\" needs \"pull-requests: write\".";
		}
		async function closeReplaced({ github, repository }, replaced, { by, log }) {
			for (let { number } of replaced.filter((one) => one.number < by.number)) {
				let place = {
					owner: repository.owner,
					repo: repository.name,
					pull_number: number,
					state: "closed"
				};
				try {
					let body = `${(0, comment_marker.du)({ kind: "replaced" })}\nReplaced by #${by.number}.`;
					await (0, comments.createComment)(github, repository, {
						number,
						body
					}), await github.json(({ rest }) => rest.pulls.update(place), pullShape);
				} catch (error) {
					if (!(error instanceof errors.h4)) throw error;
					log.warning(`Pull request ${number}, which ${by.url} replaces, is not closed: ${(0, errors.Uc)(error)}`);
				}
			}
		}
		var read_target = __webpack_require__(4511), findings_diff = __webpack_require__(9555);
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
		async function postSuggestions(github, repository, plan) {
			let before = await findReview(github, repository, plan);
			if (before !== void 0) return before;
			try {
				return await create(github, repository, plan);
			} catch (error) {
				if (!(error instanceof errors.y_)) throw error;
				let found = (0, changes_commit.hD)(error) ? await findReview(github, repository, plan) : void 0;
				if (found !== void 0) return found;
				throw (0, changes_commit.hD)(error) ? error : (0, changes_commit.n3)(`${(0, log.TN)(error.message)} "github-token" needs "pull-requests: write"`);
			}
		}
		async function create(github, { owner, name }, plan) {
			let { number, head, change, texts, tag, digest } = plan, marker = (0, comment_marker.du)({
				kind: "suggestions",
				tag,
				head,
				digest
			}), post = async (refused) => {
				let comments = refused ? [] : change.suggestions.map((one) => toComment(one, `${marker}\n${texts.suggestion(one)}`)), review = {
					owner,
					repo: name,
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
		async function findReview(github, { owner, name }, { number, account, head, tag, digest }) {
			let place = {
				owner,
				repo: name,
				pull_number: number,
				per_page: 100
			}, pages = github.pages(({ rest, paginate }) => paginate.iterator(rest.pulls.listReviews, place), schemas.YOg(reviewShape));
			for await (let page of pages) for (let { body, user, html_url } of page) {
				let marker = markerShape.safeParse((0, comment_marker.n6)(body ?? "")).data;
				if (user?.login === account.login && user.type === account.type && marker?.tag === tag && marker.head === head && marker.digest === digest) return html_url;
			}
		}
		var changes_target = __webpack_require__(6176), github_event = __webpack_require__(9607), changed_files = __webpack_require__(1002), subject = __webpack_require__(9127), workspace = __webpack_require__(1950), outputs = __webpack_require__(8568), findings_words = __webpack_require__(8114), cut = __webpack_require__(9179), markdown = __webpack_require__(3974), rich_text = __webpack_require__(993);
		let maxBytes = 6e4, rowCounts = [
			100,
			20,
			5
		];
		function toPostedText(change, place) {
			return (0, markdown.s8)(rowCounts, maxBytes, (rows) => [
				{
					type: "heading",
					line: [`✅ ${headings[place.is]}`],
					facts: factsOf(place)
				},
				...toLeft(change),
				...toPathTable(change.paths, rows)
			]);
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
			if (left.length === 0) return [];
			let names = left.slice(0, 10).flatMap(({ path }, index) => [...index === 0 ? [] : [", "], { code: (0, cut.ml)(path, 200) }]), more = left.length > 10 ? " and more" : "";
			return [{
				type: "alert",
				kind: "NOTE",
				line: [
					"Left behind, so the change may be incomplete: ",
					...names,
					`${more}.`
				]
			}];
		}
		function toPullBody(change) {
			let { said, paths, run, base } = change, words = said.trim() === "" ? [] : [{
				type: "rich",
				html: withoutCommands((0, rich_text.renderRichText)(said)),
				text: said,
				speaker: "The intern"
			}], facts = [[
				"Made from commit ",
				{ code: base.slice(0, 12) },
				...run === void 0 ? [] : [" by a ", {
					code: "workflow run",
					href: run
				}]
			]];
			return (0, markdown.s8)(rowCounts, maxBytes, (rows) => [
				{
					type: "paragraph",
					line: ["An agent changed these files. Nobody has read them yet."]
				},
				...toLeft(change),
				...toPathTable(paths, rows),
				...words,
				{
					type: "quiet",
					lines: facts
				}
			]);
		}
		function withoutCommands(html) {
			return html.replaceAll(/\[(?=(?:skip ci|ci skip|no ci|skip actions|actions skip)\])/gi, "[&#8203;").replaceAll(/(?:skip-checks|-by)(?=\s*:)/gi, "$&&#8203;").replaceAll(/@(?=\w)|(?<!&)#(?=\d)|GH-(?=\d)|:(?=\/\/)/gi, "$&&#8203;");
		}
		function toSuggestionsBody(change, suggested, rest) {
			let opening = {
				type: "paragraph",
				line: [`An agent changed ${countOf(change.paths.length, "file")}: ${countOf(suggested, "suggestion")}.`]
			}, text = (0, markdown.l6)([
				opening,
				...toLeft(change),
				...toPathTable(change.paths, 20)
			]), left = 0;
			for (let { path, status, diff } of rest) {
				let blocks = diff === void 0 ? [] : [{
					type: "code",
					text: diff.trimEnd(),
					isDiff: !0
				}], what = diff === void 0 ? ", which is no text" : "", summary = [
					`not suggested: ${status} `,
					{ code: (0, cut.ml)(path, 200) },
					what
				], more = (0, markdown.l6)([{
					type: "details",
					summary,
					blocks
				}]);
				Buffer.byteLength(text) + Buffer.byteLength(more) > maxBytes ? left += 1 : text += `\n${more}`;
			}
			return left === 0 ? text : `${text}\n${(0, markdown.l6)([{
				type: "alert",
				kind: "WARNING",
				line: [`The diffs of ${countOf(left, "file")} are too long for a review. The file of changes has them: "interns changes FILE --patch".`]
			}])}`;
		}
		function toSuggestionText({ path, text }) {
			let block = (0, findings_words.G4)({
				path,
				side: "new",
				suggestion: text
			});
			return block === "" ? (0, markdown.l6)([{
				type: "quiet",
				lines: [["The suggestion is too long for a comment."]]
			}]) : block;
		}
		function toPathTable(paths, most) {
			let rows = paths.slice(0, most).map(({ path, status, added, removed }) => [
				[{ code: (0, cut.ml)(path, 200) }],
				[status],
				[added === null || removed === null ? "binary" : `+${added} −${removed}`]
			]), table = {
				type: "table",
				header: [
					"File",
					"Status",
					"Lines"
				],
				rows
			}, left = paths.length - rows.length;
			return left === 0 ? [table] : [table, {
				type: "quiet",
				lines: [[`${left} more.`]]
			}];
		}
		function countOf(count, noun) {
			return `${count} ${noun}${count === 1 ? "" : "s"}`;
		}
		var changes_file = __webpack_require__(3879), changes_fit = __webpack_require__(562), git_objects = __webpack_require__(432), ignored = __webpack_require__(3583), read_tree = __webpack_require__(9462), judge = __webpack_require__(491), sha256 = __webpack_require__(5468);
		async function readFileOfChanges(io, { changesFile, changesDigest }, { repository, subject }) {
			let text = await (0, workspace.OH)(io).readInputText(changesFile).catch((cause) => {
				throw refused(`"${changesFile}" can't be read`, cause);
			});
			if (`sha256:${(0, sha256.s)(text)}` !== changesDigest) throw refused("it is not the file of the input \"changes-digest\"");
			let { owner, name } = repository();
			return (0, changes_file.qw)(text, {
				repository: `${owner}/${name}`,
				pull_request: subject?.isPullRequest === !0 ? subject.number : null,
				run_id: io.env.GITHUB_RUN_ID ?? "",
				job: io.env.GITHUB_JOB ?? ""
			});
		}
		async function judgeFile({ head, changes }, { github, repository }, { policy, context, facts }, base) {
			let paths = changes.map(({ path }) => path), folders = await (0, read_tree.iz)(github(), repository(), base, paths).catch((error) => {
				throw error instanceof errors.y_ && error.data.status === 404 ? refused(`the repository has no commit ${base}`, error) : error;
			}), flaw = { why: "this run obeys it" }, read = [];
			for (let entry of changes) {
				let { path, status, old, content } = entry, at = entryAt(folders, path);
				if ((at?.sha ?? null) !== old) throw head === base ? refused(`${said(entry)} is another in its head`) : moved(entry);
				let before = at === void 0 ? void 0 : await readBefore(github(), repository(), at), after = content === null ? void 0 : Buffer.from(content, "base64");
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
				if (answer !== "taken") throw refused(`the policy does not take ${said(change)} (${rule}: ${reason})`);
			}
			let added = changes.filter(({ status }) => status === "added"), isIgnored = await readIgnored(github(), repository(), {
				folders,
				paths: added.map(({ path }) => path)
			}), ignored = added.find(({ path }) => isIgnored(path, "file"));
			if (ignored !== void 0) throw refused(`a .gitignore of the commit leaves ${said(ignored)} out`);
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
		async function readBefore(github, repository, { mode, sha }) {
			return mode !== git_objects.a1 && mode !== "160000" ? (0, read_tree.gm)(github, repository, {
				sha,
				maxBytes: judge_file_maxBytes
			}) : new Uint8Array();
		}
		async function readIgnored(github, repository, { folders, paths }) {
			let files = new Map();
			for (let [folder, entries] of folders) {
				let { sha } = entries.find(ignored.n) ?? {};
				sha !== void 0 && paths.some((path) => folder === "" || path.startsWith(`${folder}/`)) && files.set(folder, new TextDecoder().decode(await (0, read_tree.gm)(github, repository, {
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
		function refused(why, cause) {
			return new errors.is("changes_file_refused", `The file of changes is refused: ${(0, log.TN)(why)}. Give the file that another job of this workflow run collected, unchanged.`, {
				source: "changes-file",
				cause
			});
		}
		var run_comment = __webpack_require__(8521), github_access = __webpack_require__(4802), run_policy = __webpack_require__(8738), skipped = __webpack_require__(6726);
		async function postChangesAction(io, settings, event, opened) {
			let access = opened ?? (0, github_access.o)(io, settings, event), { way, commentTag: tag, maxChangeRounds: maxRounds } = settings, job = {
				event,
				env: io.env,
				way,
				tag,
				maxRounds
			}, settled = await (0, changes_target.FB)(access.github(), access.repository(), job);
			if ("refusal" in settled) return (0, skipped.v)(io, settled.refusal);
			let { target } = settled, file = await readFileOfChanges(io, settings, access);
			if (target.isHeadNamed && file.head !== target.head) throw refused(`its head is ${file.head}, and the event's ${target.head}`);
			let policy = await readPolicy(io, settings, access, target), posting = {
				io,
				settings,
				access,
				job,
				target,
				file,
				policy
			}, done = await post(posting, await judgeFile(file, access, policy, file.head));
			return "refusal" in done ? (0, skipped.v)(io, done.refusal) : (await report(posting, done), "finished");
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
			let since = await (0, changed_files.aM)(access.github(), access.repository(), {
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
			let now = await (0, changes_target.FB)(access.github(), access.repository(), job);
			if ("refusal" in now) throw (0, changes_commit.n3)(now.refusal.why.replace(/\.$/, ""));
			if (refuseApproved(now.target), !now.target.isOpen) throw (0, changes_commit.n3)(`pull request ${now.target.number} is closed`);
			if (now.target.tip !== base) throw headMoved(`it is at ${now.target.tip} now`);
		}
		async function commitOnOwnBranch(posting, { base, root }) {
			let { io, settings, access, target, file, policy } = posting, place = {
				github: access.github(),
				repository: access.repository(),
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
			} } : (await closeReplaced(place, target.open, {
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
			let { io, settings, access, file } = posting, { number, subject } = pullRequestOf(posting), [github, repository] = [access.github(), access.repository()], { base } = await (0, changed_files.gG)(github, repository, subject), commits = {
				head: fitting.base,
				base
			}, inPull = await (0, changed_files.IM)(github, repository, {
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
				url: await postSuggestions(github, repository, {
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
	8738: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { y: () => readRunPolicy });
		var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452), _github_pull_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3056), _github_run_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5928), _job_policy_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4907);
		async function readRunPolicy(io, settings, access, workspace) {
			let { event, github } = access, sourced = await (0, _job_policy_source_js__WEBPACK_IMPORTED_MODULE_0__.g)({
				...io,
				...settings,
				event,
				github
			}, workspace);
			await remarkChange(io, sourced, access);
			let known = (0, _github_run_context_js__WEBPACK_IMPORTED_MODULE_1__.SA)(event, io.env);
			return {
				...sourced,
				context: await askContext(io, sourced, access, known)
			};
		}
		async function askContext({ log, signal }, { policy, facts }, { github, repository, standings, subject }, known) {
			if (facts.path === null) return known;
			let pullRequest = subject?.isPullRequest === !0 ? () => (0, _github_pull_request_js__WEBPACK_IMPORTED_MODULE_2__.DQ)(github(), repository(), subject.number) : void 0;
			try {
				return await (0, _github_run_context_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(known, policy, {
					standings,
					pullRequest
				});
			} catch (error) {
				if (signal.throwIfAborted(), !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.h4)) throw error;
				return log.warning(`What the policy asks of the actor or pull request is not known: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.Uc)(error)}`), known;
			}
		}
		async function remarkChange({ log, signal }, { facts, origin }, { subject, files }) {
			let { path } = facts;
			if (origin.from === "default-branch" && path !== null && subject?.isPullRequest === !0) try {
				if (!(0, _github_pull_request_js__WEBPACK_IMPORTED_MODULE_2__.e4)(await files(), path)) return;
				log.warning(`This pull request changes the permission policy "${path}". The change takes effect after the merge; this run keeps to the default branch.`);
			} catch (error) {
				if (signal.throwIfAborted(), !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.h4)) throw error;
				log.debug(`Whether the pull request changes the policy is not known: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.Uc)(error)}`);
			}
		}
	}),
	6726: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { v: () => reportSkipped });
		var _report_summary_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3394);
		async function reportSkipped(io, { why, remedy }) {
			return io.setOutputs({ conclusion: "skipped" }), io.log.notice(`No run was started. ${why} ${remedy}`), await io.writeSummary((0, _report_summary_js__WEBPACK_IMPORTED_MODULE_0__.gV)(why, remedy)), "skipped";
		}
	}),
	432: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a1: () => folderMode,
			jL: () => treeSha,
			wJ: () => blobSha,
			xL: () => changedRoot,
			yK: () => plainMode
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
		let folderMode = "040000", plainMode = "100644";
		function blobSha(bytes) {
			return objectSha("blob", bytes);
		}
		function treeSha(entries) {
			let sorted = entries.map(({ mode, name, sha }) => ({
				key: Buffer.from(mode === folderMode ? `${name}/` : name),
				bytes: Buffer.concat([Buffer.from(`${mode.replace(/^0/, "")} ${name}\0`), Buffer.from(sha, "hex")])
			})).toSorted((one, other) => Buffer.compare(one.key, other.key));
			return objectSha("tree", Buffer.concat(sorted.map(({ bytes }) => bytes)));
		}
		function changedRoot(folders, changes) {
			return changedFolder(folders, "", [...changes].map(([path, sha]) => ({
				names: path.split("/"),
				sha
			}))) ?? treeSha([]);
		}
		function changedFolder(folders, path, steps) {
			let entries = new Map((folders.get(path) ?? []).map((entry) => [entry.name, entry]));
			for (let name of new Set(steps.map(({ names }) => names[0] ?? ""))) {
				let below = steps.filter(({ names }) => names[0] === name), after = changedName(folders, path === "" ? name : `${path}/${name}`, entries.get(name), below);
				after === void 0 ? entries.delete(name) : entries.set(name, {
					...after,
					name
				});
			}
			return entries.size === 0 ? void 0 : treeSha([...entries.values()]);
		}
		function changedName(folders, at, before, steps) {
			let [first] = steps;
			if (first === void 0 || at === "" || at.endsWith("/")) throw RangeError(`"${at}" is no path.`);
			if (first.names.length === 1) {
				if (steps.length > 1 || before?.mode === folderMode) throw RangeError(`"${at}" is a folder.`);
				if (first.sha !== null) return {
					mode: plainMode,
					sha: first.sha
				};
				if (before === void 0) throw RangeError(`"${at}" is not there.`);
				return;
			}
			if (steps.some(({ names }) => names.length === 1) || before !== void 0 && before.mode !== folderMode) throw RangeError(`"${at}" is a file.`);
			if (before !== void 0 && !folders.has(at)) throw RangeError(`The folder "${at}" was not read.`);
			let sha = changedFolder(before === void 0 ? new Map() : folders, at, steps.map((step) => ({
				...step,
				names: step.names.slice(1)
			})));
			return sha === void 0 ? void 0 : {
				mode: folderMode,
				sha
			};
		}
		function objectSha(kind, bytes) {
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha1").update(`${kind} ${bytes.byteLength}\0`).update(bytes).digest("hex");
		}
	}),
	9555: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$t: () => placeOf,
			Bo: () => linesOn,
			Hx: () => readPatch,
			de: () => numberOn,
			f2: () => byPath
		});
		function numberOn(side, line) {
			return side === "new" ? line.newLine : line.oldLine;
		}
		function linesOn(side, hunk) {
			return hunk.filter((line) => numberOn(side, line) !== void 0);
		}
		let header = /^@@ -(\d{1,9})(?:,(\d{1,9}))? \+(\d{1,9})(?:,(\d{1,9}))? @@/;
		function readPatch(patch) {
			let lines = patch.split("\n");
			lines.at(-1) === "" && lines.pop();
			let hunks = [], at = 0;
			for (; at < lines.length;) {
				let read = readHunk(lines, at);
				if (read === void 0) return;
				hunks.push(read.hunk), at = read.end;
			}
			return hunks;
		}
		function readHunk(lines, start) {
			let [, oldStart, oldCount = "1", newStart, newCount = "1"] = header.exec(lines[start] ?? "") ?? [];
			if (oldStart === void 0 || newStart === void 0) return;
			let next = {
				old: Number(oldStart),
				new: Number(newStart)
			}, left = {
				old: Number(oldCount),
				new: Number(newCount)
			}, hunk = [], at = start + 1;
			for (; at < lines.length; at += 1) {
				let line = lines[at] ?? "";
				if (line.startsWith("\\")) continue;
				let kind = kinds.get(line.charAt(0));
				if (kind === void 0) break;
				let inOld = kind !== "added", inNew = kind !== "removed";
				hunk.push({
					kind,
					...inOld ? { oldLine: next.old } : {},
					...inNew ? { newLine: next.new } : {},
					text: line.slice(1)
				});
				for (let side of [...inOld ? ["old"] : [], ...inNew ? ["new"] : []]) next[side] += 1, --left[side];
			}
			return left.old === 0 && left.new === 0 ? {
				hunk,
				end: at
			} : void 0;
		}
		let kinds = new Map([
			[" ", "context"],
			["+", "added"],
			["-", "removed"]
		]);
		function byPath(files) {
			return new Map(files.map((file) => [file.path, file]));
		}
		function placeOf({ path, line, endLine, side }, files) {
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
				let lines = linesOn(side, hunk).filter((one) => isBetween(line, endLine, numberOn(side, one)));
				if (lines.length > 0 && lines.length === endLine - line + 1) return {
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
		function isBetween(first, last, number) {
			return number !== void 0 && number >= first && number <= last;
		}
	}),
	1002: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IM: () => readChangedFiles,
			aM: () => readChangesSince,
			gG: () => readReviewedCommits
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _findings_diff_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9555), _api_shapes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5332), _pull_request_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3056);
		let limits = { maxBodyBytes: 67108864 };
		async function readReviewedCommits(github, repository, { number, headSha, baseSha }) {
			if (headSha !== void 0 && baseSha !== void 0) return {
				head: headSha,
				base: baseSha
			};
			let { head, base } = await (0, _pull_request_js__WEBPACK_IMPORTED_MODULE_0__.DQ)(github, repository, number);
			return {
				head: headSha ?? head.sha,
				base: baseSha ?? base.sha
			};
		}
		async function readChangedFiles(github, repository, { number, commits, listed }) {
			let { head } = await (0, _pull_request_js__WEBPACK_IMPORTED_MODULE_0__.DQ)(github, repository, number);
			return head.sha === commits.head ? toChanges(listed, 3e3) : toChanges((await compare(github, repository, commits)).files, 300);
		}
		async function readChangesSince(github, repository, commits) {
			try {
				let { status, files } = await compare(github, repository, commits);
				return status === "ahead" ? toChanges(files, 300) : "rewritten";
			} catch (error) {
				if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.y_) return error.data.status === 404 ? "rewritten" : void 0;
				throw error;
			}
		}
		function compare(github, { owner, name }, { head, base }) {
			let place = {
				owner,
				repo: name,
				basehead: `${base}...${head}`,
				per_page: 1
			};
			return github.json(({ rest }) => rest.repos.compareCommitsWithBasehead(place), _api_shapes_js__WEBPACK_IMPORTED_MODULE_2__.lq, limits);
		}
		function toChanges(entries, most) {
			return {
				files: entries.map(toChangedFile),
				isWhole: entries.length < most
			};
		}
		let submoduleLine = /^[-+]Subproject commit [0-9a-f]{40,64}(?:-dirty)?$/;
		function toChangedFile({ filename, previous_filename, status, patch }) {
			let hunks = patch === void 0 || isSubmodule(patch) ? void 0 : (0, _findings_diff_js__WEBPACK_IMPORTED_MODULE_3__.Hx)(patch);
			return {
				path: filename,
				status,
				...previous_filename === void 0 ? {} : { previousPath: previous_filename },
				...hunks === void 0 ? {} : { hunks }
			};
		}
		function isSubmodule(patch) {
			return patch.split("\n").every((line) => line.startsWith("@@") || line === "" || submoduleLine.test(line));
		}
	}),
	8435: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q$: () => dateOf,
			Vh: () => readJson,
			WI: () => sendForJson,
			rN: () => sendForBytes
		});
		var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573), _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6413), _transport_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3005);
		async function sendForBytes(request, options) {
			let limit = (0, _transport_js__WEBPACK_IMPORTED_MODULE_1__.r5)(options.timeoutMs, options.signal);
			try {
				let response = await (0, _transport_js__WEBPACK_IMPORTED_MODULE_1__.tN)(request, {
					...options,
					signal: limit.signal
				});
				return {
					...response,
					bytes: await readBytes(response, options.maxBodyBytes)
				};
			} catch (error) {
				if (options.signal?.throwIfAborted(), error instanceof _transport_js__WEBPACK_IMPORTED_MODULE_1__.hg) throw error;
				let host = new URL(request.url).host, what = limit.signal.aborted ? `sent no whole response within ${options.timeoutMs / 1e3} s` : "broke off its response";
				throw new _transport_js__WEBPACK_IMPORTED_MODULE_1__.hg(`${host} ${what}`, "unknown", error);
			} finally {
				limit.clear();
			}
		}
		async function readBytes(response, maxBodyBytes) {
			let pieces = [], size = 0;
			for await (let piece of response.body ?? []) {
				if (size += piece.byteLength, size > maxBodyBytes) return;
				pieces.push(piece);
			}
			return Buffer.concat(pieces);
		}
		let defaultMaxBodyBytes = 1048576;
		async function sendForJson(request, options) {
			let { bytes, ...response } = await sendForBytes(request, {
				maxBodyBytes: defaultMaxBodyBytes,
				...options
			}), text = toText(bytes);
			return {
				...response,
				text,
				json: (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(text)
			};
		}
		async function readJson(response) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(toText(await readBytes(response, defaultMaxBodyBytes)));
		}
		function toText(bytes) {
			return bytes === void 0 || !(0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) ? "" : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
		}
		function dateOf(headers) {
			let parsed = Date.parse(headers.get("date") ?? "");
			return Number.isNaN(parsed) ? void 0 : parsed;
		}
	}),
	4907: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { g: () => readPolicySource });
		var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452), _permission_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8157), _sha256_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5468), _trusted_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1642), _workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1950);
		async function readPolicySource(options, workspace) {
			let { policy: given, log } = options, { path, commit, place, bytes, origin } = await readSource(options, workspace);
			if (bytes === void 0) {
				if (options.vouched !== void 0 && options.vouched.isAbsent !== !0) return {
					policy: _permission_policy_js__WEBPACK_IMPORTED_MODULE_0__.n4,
					bytes,
					facts: nobody,
					origin
				};
				if (given.named) throw missing(path, place);
				return log.notice(`There is no permission policy at "${path}" ${place}, so no rule allows anything. "interns policy init" writes one.`), {
					policy: _permission_policy_js__WEBPACK_IMPORTED_MODULE_0__.n4,
					bytes,
					facts: {
						...nobody,
						commit
					},
					origin
				};
			}
			let { loadTestedPolicy } = await Promise.all([__webpack_require__.e(9126), __webpack_require__.e(7178)]).then(__webpack_require__.bind(__webpack_require__, 7178)), policy = await loadTestedPolicy(bytes, path), digest = (0, _sha256_js__WEBPACK_IMPORTED_MODULE_1__.s)(bytes);
			return log.info(`Permission policy "${path}" ${place}, SHA-256 ${digest}.`), {
				policy,
				bytes,
				facts: {
					path,
					commit,
					digest,
					tests: policy.tests.length
				},
				origin
			};
		}
		let nobody = {
			path: null,
			commit: null,
			digest: null
		};
		async function readSource({ vouched, ...options }, workspace) {
			if (vouched !== void 0) {
				let place = vouched.isAbsent === !0 ? "of the checkout" : "that a person trusted";
				return {
					...vouched,
					commit: null,
					place,
					origin: { from: "workspace" }
				};
			}
			let files = (0, _trusted_files_js__WEBPACK_IMPORTED_MODULE_2__.Ti)(options, workspace), { origin } = files, { path } = options.policy;
			return {
				...await files.read("policy", path).catch((cause) => {
					throw cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.h4 ? cause : missing(path, origin.from === "ref" ? `at ${origin.ref}` : "of the checkout", cause);
				}),
				origin
			};
		}
		function missing(path, place, cause) {
			return new _errors_js__WEBPACK_IMPORTED_MODULE_3__.pn("policy_missing", cause instanceof _workspace_js__WEBPACK_IMPORTED_MODULE_4__.Hv ? `The permission policy "${path}" ${place} is not read: ${cause.message}.` : `The permission policy "${path}" ${place} can't be read. Check the path; in a job, check out the repository first.`, {
				source: path,
				cause
			});
		}
	}),
	1642: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Ti: () => openTrustedFiles });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760), _changes_git_objects_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(432), _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452), _github_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9607), _github_subject_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9127), _identity_places_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4758), _wording_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6559), _workspace_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1950);
		function openTrustedFiles(options, workspace) {
			let origin = toPolicyOrigin(options.policyRef, options.event, options.env);
			if (origin.from === "workspace") {
				let read = async (_name, path) => ({
					path,
					commit: null,
					place: "of the checkout",
					bytes: await readWorkspaceFile(path, workspace)
				});
				return {
					origin,
					read
				};
			}
			let reader;
			return {
				origin,
				async read(name, given) {
					let path = repositoryPath(name, given);
					return reader ??= openCommit(origin, options, workspace), {
						path,
						...await (await reader)(path)
					};
				}
			};
		}
		async function openCommit(origin, options, workspace) {
			if (origin.from === "ref" && !(0, _github_event_js__WEBPACK_IMPORTED_MODULE_1__.z7)(options.env)) {
				let { ref } = origin;
				return async (path) => {
					let { commit, bytes } = await readGitFile(ref, path, {
						...options,
						root: workspace.path(".")
					});
					return {
						commit,
						place: `at ${ref} (commit ${commit})`,
						bytes
					};
				};
			}
			let repository = (0, _github_subject_js__WEBPACK_IMPORTED_MODULE_2__.Nu)(options.env);
			if (repository === void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.dz("input_invalid", "GITHUB_REPOSITORY names no repository, so no file can be read from it.", { source: "policy-ref" });
			let { readDefaultBranch, readFileAt, resolveCommit } = await __webpack_require__.e(430).then(__webpack_require__.bind(__webpack_require__, 430)), github = options.github(), ref = origin.from === "ref" ? origin.ref : await readDefaultBranch(github, repository), commit = await resolveCommit(github, repository, ref), place = `of ${ref} at commit ${commit}`;
			return async (path) => ({
				commit,
				place,
				bytes: await readFileAt(github, repository, {
					commit,
					path,
					maxBytes: 4194304
				})
			});
		}
		async function readWorkspaceFile(path, workspace) {
			try {
				return await workspace.readInput(path);
			} catch (cause) {
				if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return;
				throw cause;
			}
		}
		function repositoryPath(name, given) {
			let path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(given);
			if (!path.startsWith("/") && path !== "." && path !== ".." && !path.startsWith("../")) return path;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.dz("input_invalid", (0, _wording_js__WEBPACK_IMPORTED_MODULE_4__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_4__.hF)(name)} is "${given}". Use a path from the root of the repository.`, { source: name });
		}
		function toPolicyOrigin(policyRef, event, env) {
			if (policyRef === "workspace") return { from: "workspace" };
			if (policyRef !== "auto") return {
				from: "ref",
				ref: policyRef
			};
			if ((0, _github_event_js__WEBPACK_IMPORTED_MODULE_1__.z7)(env)) return { from: (0, _github_event_js__WEBPACK_IMPORTED_MODULE_1__.Ch)(event) ? "default-branch" : "workspace" };
			let pipeline = (0, _identity_places_js__WEBPACK_IMPORTED_MODULE_5__.l9)(env);
			if (pipeline.is === "none" || pipeline.is === "trusted") return { from: "workspace" };
			let what = pipeline.is === "merge-request" ? `this is a pipeline of ${pipeline.ci} for a merge or pull request` : `this is a pipeline of ${pipeline.ci}, and nothing says that it is not for a merge or pull request`;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.dz("input_invalid", (0, _wording_js__WEBPACK_IMPORTED_MODULE_4__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_4__.hF)("policy-ref")} is "auto", but ${what}, whose author may have written the policy. ${"Name a git ref that its author cannot change, such as \"origin/main\", or \"workspace\" to trust the checkout."}`, { source: "policy-ref" });
		}
		async function readGitFile(ref, path, { execute, signal, root }) {
			let git = async (...args) => {
				try {
					return await execute("git", [
						"-C",
						root,
						...args
					], signal);
				} catch (cause) {
					throw signal.throwIfAborted(), new _workspace_js__WEBPACK_IMPORTED_MODULE_6__.Hv(`git ${args[0]} failed at "${ref}"; fetch that ref into this clone`, { cause });
				}
			}, commit = (await git("rev-parse", "--verify", "--end-of-options", `${ref}^{commit}`)).trim(), listed = await git("ls-tree", "-z", "--full-tree", commit, "--", path), [, mode, sha = ""] = /^(\d{6}) \w+ ([0-9a-f]{40})\t/.exec(listed) ?? [];
			if (mode === void 0) return {
				commit,
				bytes: void 0
			};
			if (mode !== "100644" && mode !== "100755") throw new _workspace_js__WEBPACK_IMPORTED_MODULE_6__.Hv(`its mode is ${mode}, which is no regular file`);
			let bytes = Buffer.from(await git("cat-file", "blob", sha));
			if ((0, _changes_git_objects_js__WEBPACK_IMPORTED_MODULE_7__.wJ)(bytes) !== sha) throw new _workspace_js__WEBPACK_IMPORTED_MODULE_6__.Hv("it is no UTF-8 text");
			return {
				commit,
				bytes
			};
		}
	}),
	8157: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IJ: () => guardVerbs,
			LX: () => questionVerbs,
			XK: () => ruleVerbs,
			XZ: () => changeVerbs,
			ZJ: () => defaultBudget,
			bq: () => defaultChangeBudget,
			cp: () => maxChangeBudget,
			kG: () => isAllowing,
			kN: () => changeAnswers,
			lJ: () => changeStatuses,
			n4: () => rejectEverything
		});
		let guardVerbs = [
			"reject",
			"reject-always",
			"stop"
		], ruleVerbs = [
			"allow",
			"reject",
			"stop",
			"ask",
			"allow-always",
			"reject-always"
		], questionVerbs = [
			"reject",
			"stop",
			"ask"
		], changeVerbs = [
			"allow",
			"reject",
			"stop"
		], changeStatuses = [
			"added",
			"modified",
			"removed"
		];
		function isAllowing(verb) {
			return verb === "allow" || verb === "allow-always";
		}
		let defaultChangeBudget = {
			files: 20,
			bytes: 262144,
			lines: 1e3
		}, maxChangeBudget = {
			files: 100,
			bytes: 1048576,
			lines: 1e5
		}, changeAnswers = [
			"taken",
			"left",
			"stop"
		], defaultBudget = {
			answers: 40,
			allows: 15,
			rejects_in_a_row: 4,
			same_pause: 3
		}, rejectEverything = {
			source: "no policy file",
			default: "reject",
			budget: defaultBudget,
			guards: [],
			rules: [],
			questions: [],
			changes: void 0,
			changeBudget: defaultChangeBudget,
			tests: []
		};
	}),
	9495: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			jI: () => toChangesLine,
			lT: () => toChangesBlocks,
			mk: () => toChangeTable
		});
		var _render_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9179);
		let words = {
			taken: "taken",
			left: "left behind",
			stop: "stops"
		};
		function toChangesLine({ counts: { taken, left, stop } }) {
			if (taken + left + stop === 0) return "No file changed.";
			let stopped = stop === 0 ? "" : `, ${stop} stopped the whole`;
			return `Changed files: ${taken} ${stop === 0 ? "taken" : "that could be taken"}, ${left} left behind${stopped}.`;
		}
		function toChangesBlocks(changes, { level, rows, diff }) {
			if (changes === null || level === "none") return [];
			let { head, counts, entries } = changes, shown = entries.slice(0, rows), all = counts.taken + counts.left + counts.stop;
			return [
				{
					type: "paragraph",
					line: [
						{ strong: toChangesLine(changes) },
						" Since commit ",
						{ code: head.slice(0, 12) },
						"."
					]
				},
				...toChangeTable(shown),
				...all > shown.length ? [{
					type: "quiet",
					lines: [[`${all - shown.length} more are not shown here.`]]
				}] : [],
				...level !== "full" || diff === void 0 || diff === "" ? [] : [{
					type: "details",
					summary: ["The change"],
					blocks: [{
						type: "code",
						text: diff.trimEnd(),
						isDiff: !0
					}]
				}]
			];
		}
		function toChangeTable(entries) {
			return entries.length === 0 ? [] : [{
				type: "table",
				header: [
					"File",
					"Change",
					"Lines",
					"Fate",
					"Rule"
				],
				rows: entries.map(({ path, status, bytes, added, removed, answer, rule }) => [
					[{ code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(path, 200) }],
					[status],
					[added === null || removed === null ? bytes === null ? "" : `${bytes} bytes` : `+${added} −${removed}`],
					[words[answer]],
					[{ code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(rule, 200) }]
				])
			}];
		}
	}),
	8114: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			CM: () => toBlobUrl,
			F7: () => whyUnsure,
			G4: () => toSuggestion,
			L2: () => verdictWords,
			NP: () => toFateWords,
			OJ: () => toFateCounts,
			Po: () => tooLong,
			cr: () => toCounts,
			pn: () => isTooLong,
			pq: () => countOf,
			x5: () => toPlace
		});
		var _findings_finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6939), _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7309), _render_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3974), _shown_pause_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4320);
		let verdictWords = {
			pass: "✅ The review passes",
			changes: "❌ The review asks for changes",
			unsure: "⚠️ The review is not sure",
			none: "❌ There is no review"
		};
		function toPlace({ path, line, endLine, side }) {
			return `${path}:${endLine === line ? `${line}` : `${line}-${endLine}`}${side === "old" ? " (before)" : ""}`;
		}
		function toCounts(findings) {
			return _findings_finding_js__WEBPACK_IMPORTED_MODULE_0__.gO.map((severity) => ({
				severity,
				count: findings.filter((finding) => finding.severity === severity).length
			})).filter(({ count }) => count > 0).map(({ severity, count }) => `${count} ${severity}`).join(", ");
		}
		let elsewhere = {
			"unknown-file": "not a file of this diff",
			"no-diff": "GitHub shows no diff of the file",
			"outside-diff": "not on lines of the diff"
		};
		function toFateWords(fate) {
			switch (fate.is) {
				case "elsewhere": return elsewhere[fate.why];
				case "below-floor": return "below the floor";
				case "beyond-max": return "beyond max-findings";
				case "new":
				case "known":
				case "settled":
				case "gone": return fate.is;
				default: return fate;
			}
		}
		function whyUnsure({ review }) {
			let { problem, unreadable, said } = review;
			return problem === void 0 ? unreadable > 0 ? `${unreadable === 1 ? "One finding" : `${unreadable} findings`} can't be read.` : said === "unsure" ? "The intern says that it is not sure." : "The intern asks for changes, but no finding is as severe as \"fail-at\" says." : `The intern was asked twice, and its findings can't be read. ${problem}`;
		}
		function countOf({ findings, leftOut }) {
			return findings.length + (leftOut?.count ?? 0);
		}
		let words = {
			new: "new",
			known: "known",
			settled: "settled",
			gone: "gone",
			elsewhere: "not on lines of the diff",
			"below-floor": "below the floor of this round",
			"beyond-max": "beyond max-findings"
		}, order = Object.keys(words);
		function toFateCounts(rows) {
			let ordered = [...Map.groupBy(rows, ({ fate }) => fate.is)].toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b));
			return rows.length === 0 ? "Nothing found." : `Findings: ${ordered.map(([is, all]) => `${all.length} ${words[is]}`).join(", ")}.`;
		}
		function toBlobUrl(env, { path, line, endLine, side }, commits) {
			let server = env.GITHUB_SERVER_URL ?? "", repository = env.GITHUB_REPOSITORY ?? "";
			if (commits === void 0 || side === "old" || !/^https?:\/\//.test(server) || repository === "") return;
			let file = path.toWellFormed().split("/").map(encodeURIComponent).join("/"), lines = endLine === line ? `L${line}` : `L${line}-L${endLine}`;
			return `${server}/${repository}/blob/${commits.head}/${file}#${lines}`;
		}
		function isTooLong({ suggestion = "" }) {
			return Buffer.byteLength(suggestion) > 4e4;
		}
		let tooLong = {
			type: "quiet",
			lines: [["The suggestion is too long for a comment."]]
		};
		function toSuggestion(finding) {
			let { path, side, suggestion } = finding;
			if (suggestion === void 0 || isTooLong(finding)) return "";
			let text = suggestion.replace(/\n$/, ""), isConfiguration = path.toLowerCase().startsWith(".github/"), isClear = (0, _log_js__WEBPACK_IMPORTED_MODULE_1__.Q6)(text) === text && !text.split("\n").some(_shown_pause_js__WEBPACK_IMPORTED_MODULE_2__.GX);
			if (side === "old" || isConfiguration || !isClear) return (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_3__.l6)([{
				type: "code",
				text
			}]);
			let longest = [...text.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2), fence = "`".repeat(longest + 1);
			return `${fence}suggestion\n${suggestion === "" ? "" : `${text}\n`}${fence}\n`;
		}
	}),
	8568: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			K: () => toFailureOutputs,
			tP: () => toErrorOutput,
			v1: () => toRunOutputs,
			xS: () => toOutputList
		});
		var _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4057), _render_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9179);
		let maxTextBytes = 262144, maxOperation = 8e3;
		function toRunOutputs({ conclusion, error, pending, record }, transcriptFile) {
			return {
				conclusion,
				text: toTextOutput(record.text),
				...record.finish_reason === null ? {} : { "finish-reason": record.finish_reason },
				...record.session_id === null ? {} : { "session-id": record.session_id },
				...record.start === null ? {} : { "intern-id": record.start.intern_id },
				usage: JSON.stringify(record.usage),
				decisions: JSON.stringify((0, _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_0__.bB)(record).map(shortened)),
				...pending === null ? {} : { pending: JSON.stringify(pending) },
				"transcript-file": transcriptFile,
				...toErrorOutput(error)
			};
		}
		function toOutputList(entries) {
			let written = [], bytes = 2;
			for (let entry of entries) {
				let text = JSON.stringify(entry);
				if (bytes += Buffer.byteLength(text) + 1, bytes > 262144) break;
				written.push(text);
			}
			return `[${written.join(",")}]`;
		}
		function toFailureOutputs(conclusion, error) {
			return {
				conclusion,
				...toErrorOutput(error)
			};
		}
		function toErrorOutput(error) {
			return error === null ? {} : { "error-code": error.code };
		}
		function shortened(decision) {
			let { operation, reason } = decision;
			return {
				...decision,
				operation: operation === null ? null : (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.ml)(operation, maxOperation),
				reason: reason === null ? null : (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.ml)(reason, maxOperation)
			};
		}
		function toTextOutput({ head, tail, omitted }) {
			let text = head + tail;
			if (omitted === 0 && Buffer.byteLength(text) <= maxTextBytes) return text;
			let note = "\n\n[Cut at 256 KiB. The whole text is in the transcript file.]";
			return (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.zP)(head, maxTextBytes - Buffer.byteLength(note)) + note;
		}
	})
};
