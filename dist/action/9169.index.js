export const id = 9169;
export const ids = [
	9169,
	1006,
	993,
	8521
];
export const modules = {
	9169: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { postChangesAction: () => postChangesAction });
		var changes_file = __webpack_require__(3879), patch = __webpack_require__(6263), errors = __webpack_require__(452), changes_commit = __webpack_require__(6356), schemas = __webpack_require__(8395), log = __webpack_require__(7309), refusal = __webpack_require__(852), comments = __webpack_require__(3847), comment_marker = __webpack_require__(8963);
		let pullShape = schemas._H3({
			number: schemas.Whr(),
			html_url: schemas.YjP()
		});
		async function openPull(place, { into: baseBranch, title, body }, knownPulls) {
			let { github, ownBranch } = place, choose = (all) => {
				let pulls = all.filter(({ baseRefName }) => baseRefName === baseBranch);
				return pulls.find(({ state }) => state === "OPEN") ?? pulls.find(({ state }) => state === "MERGED") ?? pulls[0];
			}, existing = choose(knownPulls);
			if (existing !== void 0) return existing;
			let pull = {
				head: ownBranch,
				base: baseBranch,
				title,
				body
			};
			try {
				let { number, html_url: url } = await github.json(({ pulls }) => pulls.create, pull, pullShape);
				return {
					number,
					url,
					state: "OPEN",
					baseRefName: baseBranch
				};
			} catch (error) {
				if (!(error instanceof errors.y_)) throw error;
				let created = (0, refusal.Y2)(error) || error.data.status === 422 ? choose((await (0, changes_commit.ld)(place))?.pulls ?? []) : void 0;
				if (created !== void 0) return created;
				if ((0, refusal.Y2)(error)) throw error;
				let parts = [
					(0, log.TN)(error.message),
					suggestRemedy(error),
					`The commit is on ${JSON.stringify(ownBranch)}`
				];
				throw (0, changes_commit.n3)(parts.filter((part) => part !== "").join(" "));
			}
		}
		function suggestRemedy({ message, data }) {
			return /not permitted to create/i.test(message) ? "Turn on \"Allow GitHub Actions to create and approve pull requests\" in the settings of the repository or organization (Actions, General), or give the token of an app." : /already exists/i.test(message) ? "If somebody else opened it, close it." : data.status === 422 ? "" : "\"github-token\" needs \"pull-requests: write\".";
		}
		async function closeReplaced(github, replaced, { by, log }) {
			for (let { number } of replaced.filter((one) => one.number < by.number)) {
				let body = `${(0, comment_marker.du)({ kind: "replaced" })}\nReplaced by #${by.number}.`, close = async () => {
					await (0, comments.eT)(github, {
						number,
						body
					}), await github.json(({ pulls }) => pulls.update, {
						pull_number: number,
						state: "closed"
					}, pullShape);
				};
				await (0, errors.Bc)(close, (why) => log.warning(`Pull request ${number}, which ${by.url} replaces, is not closed: ${why}`));
			}
		}
		var own_branch = __webpack_require__(5574), findings_diff = __webpack_require__(9555), github_account = __webpack_require__(7316), rest = __webpack_require__(1252), create_review = __webpack_require__(2815);
		function toSuggestions(changes, files) {
			let fileMap = (0, findings_diff.nK)(files), suggestions = [], rest = [];
			for (let { path, status, diff } of changes) {
				if (status !== "modified" || diff === null) {
					rest.push({
						path,
						status,
						diff
					});
					continue;
				}
				let otherHunks = [];
				for (let hunk of diff.hunks) {
					let parts = convertHunk(path, hunk), isPlaced = parts?.every((one) => (0, findings_diff.x5)({
						...one,
						side: "new"
					}, fileMap).in === "diff") === !0;
					parts === void 0 || !isPlaced || suggestions.length + parts.length > 50 ? otherHunks.push(hunk) : suggestions.push(...parts);
				}
				otherHunks.length > 0 && rest.push({
					path,
					status,
					diff: {
						...diff,
						hunks: otherHunks
					}
				});
			}
			return {
				suggestions,
				rest
			};
		}
		function convertHunk(path, { oldStart, lines }) {
			let suggestions = [], oldLine = oldStart;
			for (let at = 0; at < lines.length;) {
				let end = lines.findIndex((line, index) => index >= at && line.startsWith(" ")), changed = lines.slice(at, end === -1 ? lines.length : end);
				if (changed.length === 0) {
					oldLine += 1, at += 1;
					continue;
				}
				let suggestion = convertLines(path, oldLine, [
					lines[at - 1],
					changed,
					lines[at + changed.length]
				]);
				if (suggestion === void 0) return;
				suggestions.push(suggestion), oldLine += changed.filter((line) => line.startsWith("-")).length, at += changed.length;
			}
			return suggestions;
		}
		function convertLines(path, oldLine, [before, changed, after]) {
			if ([
				before,
				...changed,
				after
			].some((line) => line?.startsWith("\\") === !0)) return;
			let toText = (lines) => lines.map((line) => `${line.slice(1)}\n`).join(""), removed = changed.filter((line) => line.startsWith("-")).length, added = changed.filter((line) => line.startsWith("+"));
			if (removed > 0) return {
				path,
				line: oldLine,
				end_line: oldLine + removed - 1,
				text: toText(added)
			};
			if (before !== void 0) return {
				path,
				line: oldLine - 1,
				end_line: oldLine - 1,
				text: toText([before, ...added])
			};
			if (after !== void 0) return {
				path,
				line: oldLine,
				end_line: oldLine,
				text: toText([...added, after])
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
			let existing = await findReview(github, plan);
			if (existing !== void 0) return existing;
			try {
				return await postReview(github, plan);
			} catch (error) {
				if (!(error instanceof errors.y_)) throw error;
				let created = (0, refusal.Y2)(error) ? await findReview(github, plan) : void 0;
				if (created !== void 0) return created;
				throw (0, refusal.Y2)(error) ? error : (0, changes_commit.n3)(`${(0, log.TN)(error.message)} "github-token" needs "pull-requests: write"`);
			}
		}
		async function postReview(github, plan) {
			let { head, change, texts, tag, digest } = plan, marker = (0, comment_marker.du)({
				kind: "suggestions",
				tag,
				head,
				digest
			}), post = ({ areSuggestionsRefused }) => {
				let comments = (areSuggestionsRefused ? [] : change.suggestions).map((one) => (0, create_review.h$)({
					...one,
					side: "new"
				}, `${marker}\n${texts.suggestion(one)}`));
				return (0, create_review.bx)(github, plan, {
					body: `${marker}\n${texts.body(areSuggestionsRefused)}`,
					comments
				});
			}, firstPost = post({ areSuggestionsRefused: !1 });
			return ((change.suggestions.length > 0 ? await (0, rest.H)(firstPost, create_review.zi) : await firstPost) ?? await post({ areSuggestionsRefused: !0 })).html_url;
		}
		async function findReview(github, { number, account, head, tag, digest }) {
			let reviews = github.list(({ pulls }) => pulls.listReviews, { pull_number: number }, schemas.YOg(reviewShape));
			for await (let { body, user, html_url } of reviews) {
				let marker = markerShape.safeParse((0, comment_marker.n6)(body ?? "")).data;
				if (marker?.tag === tag && marker.head === head && marker.digest === digest && (0, github_account.se)(user, account)) return html_url;
			}
		}
		var changes_target = __webpack_require__(8454), github_event = __webpack_require__(4828), changed_files = __webpack_require__(1002), subject = __webpack_require__(9127), outputs = __webpack_require__(8568), wording = __webpack_require__(6559), findings_words = __webpack_require__(8114), blocks = __webpack_require__(9229), cut = __webpack_require__(9179), markdown = __webpack_require__(3974), rich_text = __webpack_require__(993);
		let maxBytes = 6e4, rowCounts = [
			100,
			20,
			5
		];
		function toPostedText(change, postedAs) {
			return (0, markdown.s8)(rowCounts, maxBytes, (rows) => (0, blocks.Bv)(toHeading(postedAs), toLeftAlert(change), toPathTable(change.paths, rows)));
		}
		function toHeading(postedAs) {
			switch (postedAs.is) {
				case "commit": {
					let commit = ["commit ", {
						code: postedAs.sha.slice(0, 12),
						href: postedAs.url
					}];
					return (0, blocks.R_)("\u2705 The intern's change is committed", [commit, ["on ", { code: postedAs.branch }]]);
				}
				case "pull-request": {
					let pull = [{
						code: `pull request ${postedAs.number}`,
						href: postedAs.url
					}];
					return (0, blocks.R_)("\u2705 The intern's change is a pull request", [pull, ["into ", { code: postedAs.baseBranch }]]);
				}
				case "suggestions": return (0, blocks.R_)("\u2705 The intern's change is suggested", [[{
					code: "review",
					href: postedAs.url
				}]]);
				default: return postedAs;
			}
		}
		function toLeftAlert({ leftBehind }) {
			if (leftBehind.length === 0) return;
			let names = leftBehind.slice(0, 10).flatMap(({ path }, index) => [...index === 0 ? [] : [", "], { code: (0, cut.ml)(path, 200) }]), more = leftBehind.length > 10 ? " and more" : "";
			return (0, blocks.xE)("NOTE", "Left behind, so the change may be incomplete: ", ...names, `${more}.`);
		}
		function toPullBody(change) {
			let { answer, paths, runUrl, base } = change, hasAnswer = answer.trim() !== "", html = hasAnswer ? breakUpCommands((0, rich_text.renderRichText)(answer)) : "", by = runUrl === void 0 ? [] : [" by a ", {
				code: "workflow run",
				href: runUrl
			}];
			return (0, markdown.s8)(rowCounts, maxBytes, (rows) => (0, blocks.Bv)((0, blocks.FY)("An agent changed these files. Nobody has read them yet."), toLeftAlert(change), toPathTable(paths, rows), hasAnswer && {
				type: "rich",
				html,
				text: answer,
				speaker: "The intern"
			}, (0, blocks.jQ)("Made from commit ", { code: base.slice(0, 12) }, ...by)));
		}
		function breakUpCommands(html) {
			return html.replaceAll(/\[(?=(?:skip ci|ci skip|no ci|skip actions|actions skip)\])/gi, "[&#8203;").replaceAll(/(?:skip-checks|-by)(?=\s*:)/gi, "$&&#8203;").replaceAll(/@(?=\w)|(?<!&)#(?=\d)|GH-(?=\d)|:(?=\/\/)/gi, "$&&#8203;");
		}
		function toSuggestionsBody(change, suggested, rest) {
			let opening = `An agent changed ${(0, wording.hS)(change.paths.length, "file")}: ${(0, wording.hS)(suggested, "suggestion")}.`, text = (0, markdown.l6)((0, blocks.Bv)((0, blocks.FY)(opening), toLeftAlert(change), toPathTable(change.paths, 20))), omitted = 0;
			for (let { path, status, diff } of rest) {
				let shown = diff === void 0 ? [] : [{
					type: "code",
					text: diff.trimEnd(),
					isDiff: !0
				}], note = diff === void 0 ? ", which is not text" : "", summary = [
					`not suggested: ${status} `,
					{ code: (0, cut.ml)(path, 200) },
					note
				], more = (0, markdown.l6)([(0, blocks.zH)(summary, ...shown)]);
				Buffer.byteLength(text) + Buffer.byteLength(more) > maxBytes ? omitted += 1 : text += `\n${more}`;
			}
			if (omitted === 0) return text;
			let note = `The diffs of ${(0, wording.hS)(omitted, "file")} are too long for a review. The file of changes has them: "interns changes FILE --patch".`;
			return `${text}\n${(0, markdown.l6)([(0, blocks.xE)("WARNING", note)])}`;
		}
		function toSuggestionText({ path, text }) {
			let block = (0, findings_words.G4)({
				path,
				side: "new",
				suggestion: text
			});
			return block === "" ? (0, markdown.l6)([findings_words.$u]) : block;
		}
		function toPathTable(paths, maxRows) {
			let rows = paths.slice(0, maxRows).map(({ path, status, added, removed }) => [
				[{ code: (0, cut.ml)(path, 200) }],
				[status],
				[added === null || removed === null ? "binary" : `+${added} \u2212${removed}`]
			]), omitted = paths.length - rows.length;
			return (0, blocks.Bv)((0, blocks.tp)([
				"File",
				"Status",
				"Lines"
			], rows), omitted > 0 && (0, blocks.jQ)(`${omitted} more.`));
		}
		var git_objects = __webpack_require__(432), ignored = __webpack_require__(3583), measure = __webpack_require__(1841), lib_crypto = __webpack_require__(2962), read_tree = __webpack_require__(9462), workspace = __webpack_require__(82), judge = __webpack_require__(491);
		async function loadChangesFile(io, { changesFile, changesDigest }, { repositoryName, subject }) {
			let text = await (0, workspace.OH)(io).readInputText(changesFile).catch((cause) => {
				throw (0, changes_file.x5)(`"${changesFile}" can't be read`, cause);
			});
			if (`sha256:${(0, lib_crypto.s)(text)}` !== changesDigest) throw (0, changes_file.x5)("its digest is not the input \"changes-digest\"");
			return (0, changes_file.qw)(text, {
				repository: repositoryName(),
				pull_request: subject?.isPullRequest === !0 ? subject.number : null,
				run_id: io.env.GITHUB_RUN_ID ?? "",
				job: io.env.GITHUB_JOB ?? ""
			});
		}
		async function judgeFile({ head, changes }, { github }, { policy, context, facts }, base) {
			let paths = changes.map(({ path }) => path), folders = await (0, read_tree.iz)(github(), base, paths).catch((error) => {
				throw error instanceof errors.y_ && error.data.status === 404 ? (0, changes_file.x5)(`the repository has no commit ${base}`, error) : error;
			}), policyFlaw = { why: "it governs this run" }, readChanges = [];
			for (let entry of changes) {
				let { path, status, old, content } = entry, baseEntry = findEntry(folders, path);
				if ((baseEntry?.sha ?? null) !== old) throw head === base ? (0, changes_file.x5)(`its head has another version of ${quotePath(entry)}`) : headMoved(`${quotePath(entry)} has changed there since`);
				let before = baseEntry === void 0 ? void 0 : await readBefore(github(), baseEntry), after = content === null ? void 0 : Buffer.from(content, "base64");
				readChanges.push({
					path,
					status,
					before,
					after,
					...path === facts.path ? { flaw: policyFlaw } : {}
				});
			}
			let measured = (0, measure.e)(readChanges, folders), judged = (0, judge.vN)(policy, measured, context);
			for (let { change, verdict } of judged) {
				let { answer, rule, reason } = verdict;
				if (answer !== "taken") throw (0, changes_file.x5)(`the policy does not take ${quotePath(change)} (${rule}: ${reason})`);
			}
			let addedFiles = changes.filter(({ status }) => status === "added"), isIgnored = await readIgnoreFiles(github(), {
				folders,
				paths: addedFiles.map(({ path }) => path)
			}), ignoredFile = addedFiles.find(({ path }) => isIgnored(path, "file"));
			if (ignoredFile !== void 0) throw (0, changes_file.x5)(`a .gitignore of the commit ignores ${quotePath(ignoredFile)}`);
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
				root: (0, git_objects.QQ)(folders, new Map(changes.map(({ path, new: sha }) => [path, sha]))),
				changes: measured,
				rows
			};
		}
		let maxBlobBytes = 4194304;
		async function readBefore(github, { mode, sha }) {
			return mode !== git_objects.a1 && mode !== "160000" ? (0, read_tree.gm)(github, sha, maxBlobBytes) : new Uint8Array();
		}
		async function readIgnoreFiles(github, { folders, paths }) {
			let files = new Map();
			for (let [folder, entries] of folders) {
				let { sha } = entries.find(ignored.G) ?? {};
				sha !== void 0 && paths.some((path) => folder === "" || path.startsWith(`${folder}/`)) && files.set(folder, new TextDecoder().decode(await (0, read_tree.gm)(github, sha, maxBlobBytes)));
			}
			return (0, ignored.n)(files);
		}
		function findEntry(folders, path) {
			let slash = path.lastIndexOf("/");
			return folders.get(path.slice(0, Math.max(0, slash)))?.find(({ name }) => name === path.slice(slash + 1));
		}
		function quotePath({ path }) {
			return JSON.stringify(path);
		}
		function headMoved(why) {
			let message = `The branch moved while the intern worked, and the change no longer fits: ${(0, log.TN)(why)}. Run the workflow again.`;
			return new errors.is("changes_head_moved", message);
		}
		var run_comment = __webpack_require__(8521), github_access = __webpack_require__(4802), outcome = __webpack_require__(1006), run_policy = __webpack_require__(8738);
		async function postChangesAction(io, settings, trigger) {
			let access = (0, github_access.o)(io, settings, trigger), { delivery: method, commentTag: tag, maxChangeRounds: maxRounds } = settings, job = {
				event: access.event,
				env: io.env,
				method,
				tag,
				maxRounds
			}, target = await (0, changes_target.FB)(access.github(), job);
			if ("why" in target) return (0, outcome.reportSkipped)(io, target);
			let file = await loadChangesFile(io, settings, access);
			if (target.isHeadNamed && file.head !== target.head) throw (0, changes_file.x5)(`its head is ${file.head}, but the event's head is ${target.head}`);
			let policyRef = settings.policyRef === "auto" && !(0, github_event.Ch)(access.event) ? target.head : settings.policyRef, policy = await (0, run_policy.y)(io, {
				policy: settings.policy,
				policyRef
			}, access), posting = {
				io,
				settings,
				access,
				job,
				target,
				file,
				policy
			}, result = await post(posting, await judgeFile(file, access, policy, file.head));
			return "why" in result ? (0, outcome.reportSkipped)(io, result) : (await report(posting, result), "finished");
		}
		async function post(posting, headChange) {
			let { settings, target, job } = posting, existing = settings.delivery === "commit" ? await findExistingCommit(posting, headChange) : void 0;
			if (existing !== void 0) return existing;
			let fitting = target.tip === headChange.base ? headChange : await fitOnTip(posting), ownBranch = toOwnBranch(posting);
			settings.delivery === "commit" && refuseApproved(target);
			let why = (0, changes_target.Ml)({
				...target,
				open: target.open.filter(({ branch }) => branch !== ownBranch)
			}, job);
			if (why !== void 0) return why;
			switch (settings.delivery) {
				case "commit": return {
					postedAs: await commitOnTarget(posting, fitting),
					fitting
				};
				case "pull-request": return openPullRequest(posting, fitting);
				case "suggestions": return {
					postedAs: await suggest(posting, fitting),
					fitting
				};
				default: return settings.delivery;
			}
		}
		async function findExistingCommit(posting, headChange) {
			let { target, file } = posting, { tipCommit, tipDigest, branch } = target;
			if (tipCommit === void 0 || tipCommit.oid === file.head || !(0, changes_commit.H9)(tipCommit, headChange) && tipDigest !== file.digest) return;
			let fitting = await fitOnParent(posting, tipCommit);
			return fitting && {
				postedAs: {
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
			if (since === void 0 || since === "rewritten") throw headMoved(`${target.tip} is not known to descend from ${file.head}`);
			return judgeFile(file, access, policy, target.tip);
		}
		function refuseApproved({ approved }) {
			if (approved !== void 0) throw (0, changes_commit.n3)(`pull request ${approved}, so a commit now would be merged without having been read`);
		}
		function toOwnBranch({ io, job, file }) {
			return (0, own_branch.H2)(job.tag, io.env.GITHUB_RUN_ID ?? "", file.digest);
		}
		async function commitOnTarget(posting, fitting) {
			let { access, job, target } = posting, { branch } = target, { place, commit } = await commitOnOwnBranch(posting, fitting);
			try {
				await refuseIfTargetChanged(access, job, fitting);
				let move = await (0, changes_commit.ob)(place, {
					branch,
					from: fitting.base,
					to: commit.oid
				});
				if (move.is === "elsewhere") throw headMoved(`${JSON.stringify(branch)} is at another commit`);
				if (move.is === "refused") {
					let why = `GitHub refused to move the branch ${JSON.stringify(branch)} (${move.words}). If it is protected, set "changes" to "pull-request"`;
					throw (0, changes_commit.n3)(why);
				}
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
		async function refuseIfTargetChanged(access, job, { base }) {
			let current = await (0, changes_target.FB)(access.github(), job);
			if ("why" in current) throw (0, changes_commit.n3)(current.why.replace(/\.$/, ""));
			if (refuseApproved(current), !current.isOpen) throw (0, changes_commit.n3)(`pull request ${current.number} is closed`);
			if (current.tip !== base) throw headMoved(`it is at ${current.tip} now`);
		}
		async function commitOnOwnBranch(posting, { base, root }) {
			let { io, settings, access, target, file, policy } = posting, place = {
				github: access.github(),
				repositoryId: target.repositoryId,
				ownBranch: toOwnBranch(posting)
			}, run = (0, subject.Vp)(io.env), trailers = [
				...run === void 0 ? [] : [`Interns-Run: ${run}`],
				`Interns-Change: ${file.digest}`,
				...policy.facts.digest === null ? [] : [`Interns-Policy: sha256:${policy.facts.digest}`]
			], message = {
				headline: settings.commitMessage,
				body: trailers.join("\n")
			}, judgeLeftover = async (leftover) => leftover.oid === file.head ? "stale" : await fitOnParent(posting, leftover) === void 0 ? "other" : settings.delivery === "pull-request" ? "usable" : "stale", ownCommit = await (0, changes_commit.mH)(place, {
				base,
				root,
				changes: file.changes,
				...message,
				judgeLeftover
			}), { oid, signature } = ownCommit.commit;
			return signature?.isValid !== !0 && io.log.warning(`GitHub did not sign the commit ${oid}.`), {
				place,
				...ownCommit
			};
		}
		async function openPullRequest(posting, fitting) {
			let { io, settings, target } = posting, { place, commit, pulls } = await commitOnOwnBranch(posting, fitting), body = io.redactor.redact(toPullBody(toPosted(posting, fitting))), pull = await openPull(place, {
				into: target.branch,
				title: settings.commitMessage,
				body
			}, pulls), { number, url, state } = pull;
			return state === "CLOSED" ? {
				why: `${url} has this change, but somebody closed it.`,
				remedy: "Reopen it to use the change."
			} : (await closeReplaced(place.github, target.open, {
				by: pull,
				log: io.log
			}), {
				postedAs: {
					is: "pull-request",
					number,
					url,
					baseBranch: target.branch,
					sha: commit.oid
				},
				fitting
			});
		}
		async function suggest(posting, fitting) {
			let { io, settings, access, file, target } = posting, { number } = target;
			if (access.subject === void 0 || number === null) throw TypeError("Suggestions need a pull request.");
			let github = access.github(), { base } = await (0, changed_files.gG)(github, access.subject), commits = {
				head: fitting.base,
				base
			}, pullChanges = await (0, changed_files.IM)(github, {
				number,
				commits,
				listed: await access.files()
			}), suggested = toSuggestions(fitting.changes, pullChanges.files), posted = toPosted(posting, fitting), writeBody = (areSuggestionsRefused) => {
				let { suggestions, rest } = areSuggestionsRefused ? {
					suggestions: [],
					rest: fitting.changes
				} : suggested, diffs = rest.map(({ path, status, diff }) => ({
					path,
					status,
					diff: diff === null ? void 0 : (0, patch.gX)(diff.hunks)
				}));
				return io.redactor.redact(toSuggestionsBody(posted, suggestions.length, diffs));
			}, { digest } = file, review = {
				number,
				account: await access.account(),
				head: fitting.base,
				tag: settings.commentTag,
				digest
			}, texts = {
				body: writeBody,
				suggestion: toSuggestionText
			};
			return {
				is: "suggestions",
				url: await postSuggestions(github, {
					...review,
					change: suggested,
					texts
				})
			};
		}
		function toPosted({ io, file }, { base, rows }) {
			return {
				paths: rows,
				leftBehind: file.left ?? [],
				answer: file.said,
				runUrl: (0, subject.Vp)(io.env),
				base
			};
		}
		async function report(posting, { postedAs, fitting }) {
			let { io, settings, access, target } = posting, sha = postedAs.is === "suggestions" ? void 0 : postedAs.sha, changes = (0, outputs.xS)(fitting.rows);
			io.setOutputs({
				conclusion: "finished",
				changes,
				"changes-url": postedAs.url,
				"commit-sha": sha
			}), io.log.info(`The change is at ${postedAs.url}.`);
			let text = toPostedText(toPosted(posting, fitting), postedAs);
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
		var errors = __webpack_require__(452), comments = __webpack_require__(3847), marker = __webpack_require__(8963), parked_marker = __webpack_require__(6627), ending = __webpack_require__(4443), facts = __webpack_require__(2655), pauses = __webpack_require__(6955), blocks = __webpack_require__(9229), cut = __webpack_require__(9179), markdown = __webpack_require__(3974), suggestions = __webpack_require__(9829), summary = __webpack_require__(3394);
		function toRunningComment({ record, elapsedMs, question }) {
			let status = (0, blocks.R_)(toTitle((0, ending.xl)(record), question), [[`running for ${(0, facts.ik)(elapsedMs)}`]]);
			return (0, markdown.l6)((0, blocks.Bv)(status, question && toQuestionBlocks(question), (0, pauses.z6)(record, 20, suggestions.suggestRules)));
		}
		function toTitle(name, question) {
			return question === void 0 ? `\u23f3 ${name} is working` : question.commands.some((command) => command.startsWith("/allow")) ? `\u270b ${name} asks for permission` : `\u270b ${name} has a question`;
		}
		function toFinalComment(record, { render, lead, isShort, reserved = 0 }) {
			let maxBytes = isShort ? 1e4 : 6e4 - reserved;
			return (0, summary.mC)(record, "full", {
				render,
				suggest: suggestions.suggestRules,
				lead,
				maxBytes,
				showsReasoning: !1
			});
		}
		function toFailedComment(message) {
			return (0, markdown.l6)([(0, blocks.R_)("\u274c The run did not start"), (0, blocks.xE)("CAUTION", (0, cut.ml)(message, 4e3))]);
		}
		function toQuestionBlocks({ shown, code, commands, untilMs, reason, refusal }) {
			let deadlineText = `${new Date(untilMs).toISOString().slice(11, 16)} UTC`;
			return (0, blocks.Bv)(refusal !== void 0 && (0, blocks.xE)("CAUTION", `The last answer is not valid. ${refusal}`), (0, blocks.aY)(shown.question.join("\n")), shown.more.length > 0 && [(0, blocks.FY)("With these arguments:"), (0, blocks.aY)(shown.more.join("\n"))], reason !== null && (0, blocks.FY)(`Why a person is asked: ${reason}`), (0, blocks.FY)({ strong: `Answer by ${deadlineText}.` }, " If you have write permission, write a comment that consists only of one of these lines:"), (0, blocks.aY)(commands.map((command) => command.replace(/^(\S+)/, `$1 ${code}`)).join("\n")));
		}
		var rich_text = __webpack_require__(993), question = __webpack_require__(6790), subject = __webpack_require__(9127);
		function createCommentWriter(io, access, place) {
			let { log, redactor, env } = io, { kind, tag, number } = place, comment = place.existing, url = (0, subject.Vp)(env), runLink = url === void 0 ? "" : `\n<sub><a href="${url}">Workflow run</a></sub>\n`, hasGivenUp = !1, send = async (report, { session, parked }) => {
				let marker = {
					kind,
					tag,
					...session === void 0 ? {} : { session: redactor.redact(session) }
				}, body = (0, question.lA)(marker, parked, `${redactor.redact(report)}${runLink}`), github = (0, question.Cc)(io, access);
				return comment = await (comment === void 0 ? (0, comments.eT)(github, {
					number,
					body
				}) : (0, comments.vv)(github, {
					id: comment.id,
					body
				})), comment.writtenAtMs;
			};
			return {
				async write(report, memory, shorter) {
					if (!hasGivenUp) try {
						return await send(report, memory).catch((error) => {
							if (shorter === void 0 || !(error instanceof errors.h4) || error.data.status !== 422) throw error;
							return send(shorter(), memory);
						});
					} catch (error) {
						log.warning(`The comment could not be written: ${(0, errors.Uc)(error)}`), hasGivenUp = comment === void 0;
						return;
					}
				},
				comment: () => comment
			};
		}
		function createUpdater(write, intervalMs, clock) {
			let abortController = new AbortController(), lastStart = -Infinity, isRequested = !1, running, waitForTurn = async () => {
				let wait = lastStart + intervalMs - clock.monotonic();
				return wait > 0 && await clock.sleep(wait, abortController.signal).catch(() => void 0), !abortController.signal.aborted;
			}, run = async () => {
				for (; isRequested && await waitForTurn();) isRequested = !1, lastStart = clock.monotonic(), await write();
				running = void 0;
			};
			return {
				request() {
					isRequested = !0, running ??= run();
				},
				whenIdle: () => running ?? Promise.resolve(),
				async stop() {
					abortController.abort(), await running;
				},
				lastStart: () => lastStart
			};
		}
		function createRunComment(io, access, recorder, place) {
			let { clock } = io, writer = createCommentWriter(io, access, place), sessionId = place.existing?.marker?.session, { parked } = place, updates = [], toMemory = ({ session_id, start }) => ({
				session: start?.session_ends === !0 ? void 0 : session_id ?? sessionId,
				parked
			}), show = (state) => writer.write(toRunningComment(state), toMemory(state.record)), { stop, ...progress } = place.kind === "sticky" ? showProgress(clock, recorder, show) : noProgress, end = async (report, memory, shorter) => {
				await stop(), await writer.write(report, memory, shorter), await Promise.all(updates), io.setOutputs({ "comment-url": writer.comment()?.url });
			};
			return {
				...progress,
				sessionId,
				id: () => writer.comment()?.id,
				parked: () => parked,
				setParked(questions) {
					parked = questions;
				},
				awaitAtEnd: (update) => void updates.push(update),
				async finish(record, lead) {
					let options = {
						render: rich_text.renderRichText,
						lead,
						reserved: measureQuestions(parked)
					}, report = toFinalComment(record, {
						...options,
						isShort: !1
					});
					await end(report, toMemory(record), () => toFinalComment(record, {
						...options,
						isShort: !0
					}));
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
				io.log.notice(`No comment is written: the event "${access.event.name}" has no pull request or issue.`);
				return;
			}
			let place = await findPlace(io, access, settings, number);
			return settings.isSessionFromComment && place?.kind === "sticky" && place.existing?.marker?.session === void 0 && io.log.notice("No sticky comment keeps a session, so a new session begins."), place && createRunComment(io, access, recorder, place);
		}
		async function writeComment(io, access, settings, toReport) {
			let { comment: kind, number } = settings;
			if (kind === "none" || number === void 0) return;
			let place = await findPlace(io, access, settings, number);
			if (place === void 0) return;
			let { existing, parked } = place, writer = createCommentWriter(io, access, place);
			await writer.write(toReport(measureQuestions(parked)), {
				session: existing?.marker?.session,
				parked
			}), io.setOutputs({ "comment-url": writer.comment()?.url });
		}
		function measureQuestions(parked) {
			return parked.length === 0 ? 0 : (0, question.sY)(parked);
		}
		async function findPlace(io, access, { comment, commentTag: tag }, number) {
			if (comment !== "sticky") return {
				kind: "new",
				tag,
				number,
				existing: void 0,
				parked: []
			};
			let find = async () => {
				let accounts = [await access.account()], existing = await (0, comments.$L)(access.github(), {
					number,
					tag,
					accounts
				});
				return {
					kind: "sticky",
					tag,
					number,
					existing,
					parked: existing?.marker?.parked === void 0 ? [] : await readParkedQuestions(io, access, existing)
				};
			}, warn = (why) => io.log.warning(`No comment is written, because the search for the earlier one failed: ${why}`);
			return (0, errors.Bc)(find, warn, io.signal);
		}
		async function readParkedQuestions({ clock, log }, access, found) {
			let body = await (0, comments.xv)(access.github(), found);
			return body === void 0 ? (log.warning("Somebody else edited the sticky comment, so its questions are no longer parked."), []) : (0, parked_marker.qO)((0, marker.t7)(body)).filter(({ binding }) => clock.now() < binding.untilMs);
		}
		function showProgress(clock, recorder, show) {
			let startedAt = clock.monotonic(), openQuestion, shownAtMs, isRunning = !1, write = async () => {
				let elapsedMs = clock.monotonic() - startedAt;
				shownAtMs = await show({
					record: recorder.soFar(),
					elapsedMs,
					question: openQuestion
				});
			}, updater = createUpdater(write, 1e4, clock);
			return recorder.observe(({ type }) => {
				isRunning ||= type === "start";
				let isUpdateRecent = clock.monotonic() - updater.lastStart() < 6e4;
				isRunning && ([
					"start",
					"pause",
					"decision"
				].includes(type) || !isUpdateRecent) && updater.request();
			}), {
				async ask(question) {
					if (isRunning) return openQuestion = question, updater.request(), await updater.whenIdle(), shownAtMs;
				},
				endAsking() {
					openQuestion = void 0, updater.request();
				},
				stop: updater.stop
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
				...(0, _report_outputs_js__WEBPACK_IMPORTED_MODULE_0__.v1)(result, transcript.path),
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
			let setOutputs = async () => io.setOutputs({
				conclusion: "failed",
				"error-code": error.code
			}), writeSummary = () => io.writeSummary((0, _report_summary_js__WEBPACK_IMPORTED_MODULE_2__.WD)(error));
			for (let write of [setOutputs, writeSummary]) try {
				await write();
			} catch (cause) {
				let writeError = (0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.on)(cause);
				writeError.message !== error.message && io.log.error(`${(0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.Uc)(writeError)} (${writeError.code})`);
			}
		}
	}),
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
	2815: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			bx: () => createReview,
			h$: () => toLineComment,
			w5: () => createdShape,
			zi: () => http422
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395);
		let createdShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			html_url: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		}), http422 = 422;
		function createReview(github, { number, head }, { body, comments }) {
			let review = {
				pull_number: number,
				commit_id: head,
				event: "COMMENT",
				body,
				comments
			};
			return github.json(({ pulls }) => pulls.createReview, review, createdShape);
		}
		function toLineComment({ path, line, end_line, side }, body) {
			let where = side === "new" ? "RIGHT" : "LEFT";
			return {
				path,
				body,
				line: end_line,
				side: where,
				...line === end_line ? {} : {
					start_line: line,
					start_side: where
				}
			};
		}
	}),
	8114: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$u: () => tooLongNote,
			CM: () => toBlobUrl,
			G4: () => toSuggestion,
			L2: () => verdictWords,
			NP: () => toFateWords,
			OJ: () => toFateCounts,
			cr: () => toCounts,
			pn: () => isTooLong,
			sU: () => explainUnsure,
			x5: () => toPlace
		});
		var _findings_finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6939), _log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7309), _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6559), _render_blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9229), _render_markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3974), _shown_question_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9604);
		let verdictWords = {
			pass: "\u2705 The review passes",
			changes: "\u274c The review asks for changes",
			unsure: "\u26a0\ufe0f The review is not sure",
			none: "\u274c There is no review"
		};
		function toPlace({ path, line, end_line, side }) {
			return `${path}:${end_line === line ? `${line}` : `${line}-${end_line}`}${side === "old" ? " (before)" : ""}`;
		}
		function toCounts(findings) {
			let all = findings.map(({ severity }) => severity);
			return (0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.K4)(all, Object.fromEntries(_findings_finding_js__WEBPACK_IMPORTED_MODULE_1__.gO.map((severity) => [severity, severity]))).join(", ");
		}
		let elsewhereReasons = {
			"unknown-file": "not a file of this diff",
			"no-diff": "GitHub shows no diff of the file",
			"outside-diff": "not on lines of the diff"
		};
		function toFateWords(fate) {
			return fate.is === "elsewhere" ? elsewhereReasons[fate.why] : fate.is === "below-floor" ? "below the floor" : fateWords[fate.is];
		}
		function explainUnsure({ review }) {
			let { problem, unreadable, internVerdict } = review;
			return problem === void 0 ? unreadable > 0 ? `${unreadable === 1 ? "One finding" : `${unreadable} findings`} can't be read.` : internVerdict === "unsure" ? "The intern says that it is not sure." : "The intern asks for changes, but no finding reaches the severity of \"fail-at\"." : `The intern was asked twice, but its findings still can't be read. ${problem}`;
		}
		let fateWords = {
			new: "new",
			known: "known",
			settled: "settled",
			gone: "gone",
			elsewhere: "not on lines of the diff",
			"below-floor": "below the floor of this round",
			"beyond-max": "beyond max-findings"
		};
		function toFateCounts(rows) {
			let fates = rows.map(({ fate }) => fate.is);
			return rows.length === 0 ? "Nothing found." : `Findings: ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.K4)(fates, fateWords).join(", ")}.`;
		}
		function toBlobUrl(env, { path, line, end_line, side }, commits) {
			let server = env.GITHUB_SERVER_URL ?? "", repository = env.GITHUB_REPOSITORY ?? "";
			if (commits === void 0 || side === "old" || !/^https?:\/\//.test(server) || repository === "") return;
			let file = path.toWellFormed().split("/").map(encodeURIComponent).join("/"), lines = end_line === line ? `L${line}` : `L${line}-L${end_line}`;
			return `${server}/${repository}/blob/${commits.head}/${file}#${lines}`;
		}
		function isTooLong({ suggestion = "" }) {
			return Buffer.byteLength(suggestion) > 4e4;
		}
		let tooLongNote = (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_2__.jQ)("The suggestion is too long for a comment.");
		function toSuggestion(finding) {
			let { path, side, suggestion } = finding;
			if (suggestion === void 0 || isTooLong(finding)) return "";
			let text = suggestion.replace(/\n$/, ""), isClear = (0, _log_js__WEBPACK_IMPORTED_MODULE_3__.Q6)(text) === text && !text.split("\n").some(_shown_question_js__WEBPACK_IMPORTED_MODULE_4__.G);
			return side === "old" || path.toLowerCase().startsWith(".github/") || !isClear ? (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_5__.l6)([(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_2__.aY)(text)]) : `${(0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_5__.cB)(suggestion === "" ? "" : `${text}\n`, "suggestion")}\n`;
		}
	}),
	8568: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			v1: () => toRunOutputs,
			xS: () => toOutputList
		});
		var _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4057), _render_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9179);
		let maxBytes = 262144;
		function toRunOutputs({ conclusion, error, pending, record }, transcriptFile) {
			return {
				conclusion,
				text: toTextOutput(record.text),
				"finish-reason": record.finish_reason ?? void 0,
				"session-id": record.session_id ?? void 0,
				"intern-id": record.start?.intern_id,
				usage: JSON.stringify(record.usage),
				decisions: JSON.stringify((0, _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_0__.bB)(record).map(shortenDecision)),
				pending: pending === null ? void 0 : JSON.stringify(pending),
				"transcript-file": transcriptFile,
				"error-code": error?.code
			};
		}
		function toOutputList(entries) {
			let texts = entries.values().map((entry) => JSON.stringify(entry));
			return `[${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.z6)(texts, 262142).join(",")}]`;
		}
		function shortenDecision(decision) {
			let cut = (text) => text === null ? null : (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.ml)(text, 8e3);
			return {
				...decision,
				operation: cut(decision.operation),
				reason: cut(decision.reason)
			};
		}
		function toTextOutput({ head, tail, omitted }) {
			let text = head + tail;
			if (omitted === 0 && Buffer.byteLength(text) <= maxBytes) return text;
			let note = "\n\n[Cut at 256 KiB. The whole text is in the transcript file.]";
			return (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.zP)(head, maxBytes - Buffer.byteLength(note)) + note;
		}
	}),
	993: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { renderRichText: () => renderRichText });
		var markdown_it__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5251), _cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9179), _safe_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4112);
		let parser = new markdown_it__WEBPACK_IMPORTED_MODULE_0__.A({
			html: !1,
			linkify: !1,
			typographer: !1,
			breaks: !0,
			maxNesting: 60
		});
		function renderRichText(markdown) {
			let tokens = parser.parse(markdown, {});
			return tokens.every(({ level }) => level < 59) ? toRichBlocks(tokens, markdown.split("\n")) : toCode(markdown, "");
		}
		let plainBlocks = new Set([
			"p",
			"li",
			"table",
			"thead",
			"tbody",
			"tr"
		]), headings = {
			h1: "h3",
			h2: "h4",
			h3: "h4"
		}, drawnLanguages = new Set([
			"mermaid",
			"math",
			"geojson",
			"topojson",
			"stl",
			"suggestion"
		]);
		function toRichBlocks(tokens, lines) {
			let html = [], depth = 0, wordLimit;
			for (let index = 0; index < tokens.length; index += 1) {
				let token = tokens[index];
				if (token === void 0) break;
				if (token.type === "table_open") {
					let end = index;
					for (; end < tokens.length && tokens[end]?.type !== "table_close";) end += 1;
					let table = tokens.slice(index, end + 1);
					if (table.filter(({ type }) => type === "th_open").length > maxColumns) {
						html.push(toCode(lines.slice(...token.map ?? [0, 0]).join("\n"), "")), index = end;
						continue;
					}
					wordLimit = findWordLimit(table);
				}
				isContainer(token) && token.nesting === 1 && (depth += 1);
				let isItem = tokens[index - 2]?.type === "list_item_open";
				html.push(toHtml(token, depth, {
					wordLimit,
					isItem
				})), isContainer(token) && token.nesting === -1 && --depth, token.type === "table_close" && (wordLimit = void 0);
			}
			return html.join("").replace(/\n{2,}/g, "\n");
		}
		function isContainer({ tag }) {
			return tag === "blockquote" || tag === "ul" || tag === "ol";
		}
		function toHtml(token, depth, place) {
			switch (token.type) {
				case "inline": return toRichInline(token.children ?? [], place);
				case "fence":
				case "code_block": return toCode(token.content.replace(/\n$/, ""), token.info);
				case "hr": return "<p>* * *</p>";
				default: return token.hidden ? "" : toTag(token, depth);
			}
		}
		function toTag(token, depth) {
			let { tag, nesting } = token;
			if (nesting === 0) return "";
			let isClosing = nesting === -1;
			if (tag === "td" || tag === "th") return isClosing ? `</${tag}>` : `<${tag}${toAlignAttribute(token)}>`;
			if (depth > 6 && (isContainer(token) || tag === "li")) return tag === "li" && !isClosing ? "<br>" : "";
			if (isContainer(token)) return isClosing ? `</${tag}>\n` : `<${tag}${tag === "ol" ? toStartAttribute(token) : ""}>`;
			let isHeading = /^h[1-6]$/.test(tag);
			if (!isHeading && !plainBlocks.has(tag)) return "";
			let element = isHeading ? headings[tag] ?? "h5" : tag;
			return isClosing ? `</${element}>\n` : `<${element}>`;
		}
		function toStartAttribute(token) {
			let start = Number(token.attrGet("start") ?? 1);
			return Number.isSafeInteger(start) && start !== 1 ? ` start="${start}"` : "";
		}
		function toAlignAttribute(token) {
			let [, align] = /^text-align:(left|center|right)$/.exec(String(token.attrGet("style") ?? "")) ?? [];
			return align === void 0 ? "" : ` align="${align}"`;
		}
		function toCode(content, info) {
			let [language = ""] = info.trim().split(/\s/);
			return `<pre${/^[A-Za-z][\w+#.-]{0,19}$/.test(language) && !drawnLanguages.has(language.toLowerCase()) ? ` lang="${language}"` : ""}><code>${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.Zm)(content)}</code></pre>\n`;
		}
		let plainInlines = new Set([
			"strong",
			"em",
			"s"
		]);
		function toRichInline(tokens, place) {
			let links = [];
			return tokens.map((token, index) => {
				switch (token.type) {
					case "text":
					case "text_special": return (0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__._J)(place.isItem && index === 0 ? drawBox(token.content) : token.content, place);
					case "code_inline": return `<code>${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.E3)(token.content, place)}</code>`;
					case "softbreak":
					case "hardbreak": return "<br>";
					case "link_open": return links.push({
						address: String(token.attrGet("href") ?? ""),
						start: index
					}), keepApart(tokens[index - 1], /\s$/u);
					case "link_close": return toLinkEnd(links.pop(), tokens, index, place);
					case "image": return `\ud83d\uddbc ${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__._J)(token.content, place)}${toAddress(String(token.attrGet("src") ?? ""), "", place)}${keepApart(tokens[index + 1], /^\s/u)}`;
					default: return toInlineTag(token);
				}
			}).join("");
		}
		function toInlineTag({ tag, nesting }) {
			if (!plainInlines.has(tag)) return "";
			let element = tag === "s" ? "del" : tag;
			return nesting === -1 ? `</${element}>` : `<${element}>`;
		}
		function toAddress(address, text, textOptions) {
			if (address === "" || address === text) return "";
			let shown = address.length > 200 ? `${address.slice(0, 200).toWellFormed()}\u2026` : address;
			return ` (<code>${(0, _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.E3)(shown, textOptions)}</code>)`;
		}
		function toLinkEnd(link, tokens, end, textOptions) {
			if (link === void 0) return "";
			let text = tokens.slice(link.start + 1, end).map(({ content }) => content);
			return `${toAddress(link.address, text.join(""), textOptions)}${keepApart(tokens[end + 1], /^\s/u)}`;
		}
		function keepApart(neighbour, blank) {
			return neighbour === void 0 || neighbour.type.endsWith("break") || blank.test(neighbour.content) ? "" : _safe_text_js__WEBPACK_IMPORTED_MODULE_1__.VO;
		}
		function drawBox(text) {
			return text.replace(/^\[ \] /, "\u2610 ").replace(/^\[[xX]\] /, "\u2611 ");
		}
		let maxColumns = 8;
		function findWordLimit(table) {
			let rows = [];
			for (let { type, content } of table) type === "tr_open" && rows.push([]), type === "inline" && rows.at(-1)?.push(content);
			return (0, _cut_js__WEBPACK_IMPORTED_MODULE_2__.VK)(rows);
		}
	})
};
