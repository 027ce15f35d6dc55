export const id = 7709;
export const ids = [7709, 993];
export const modules = {
	5763: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			kG: () => findRoundRefusal,
			ab: () => loadMemory,
			Xc: () => postReview,
			I6: () => preparePosting
		});
		var errors = __webpack_require__(452), findings_verdict = __webpack_require__(1967), changed_files = __webpack_require__(1002), review_memory = __webpack_require__(9677), merge_group = __webpack_require__(5470), fingerprint = __webpack_require__(5530), diff = __webpack_require__(9555);
		function locateThreads(threads, changes, since) {
			let findLines = createLineFinder(changes, since), located = threads.map((thread) => {
				let lines = findLines(thread), span = lines.are === "there" ? [
					lines.file.path,
					thread.marker.side,
					lines.first,
					lines.last
				] : void 0, isRemoved = findChange(thread.marker, since) === "removed";
				return {
					thread,
					lines,
					span: span && JSON.stringify(span),
					isRemoved
				};
			}), keptSpans = new Set(located.map(({ span, isRemoved }) => isRemoved ? void 0 : span));
			return located.map(({ thread, lines, span, isRemoved }) => ({
				thread,
				lines: isRemoved && span !== void 0 && keptSpans.has(span) ? { are: "gone" } : lines
			}));
		}
		function createLineFinder({ files, isWhole }, since = new Map()) {
			let indexes = new Map(), indexLines = (file, { side, path, line, end_line }) => {
				let count = end_line - line + 1, key = JSON.stringify([
					file.path,
					side,
					count,
					path
				]), index = indexes.get(key) ?? new Map((0, fingerprint.zy)(file, side, count, path));
				return indexes.set(key, index), index;
			};
			return ({ marker }) => {
				let file = files.find(({ path }) => path === marker.path) ?? files.find((one) => formerPath(one) === marker.path);
				if (file === void 0) return isWhole ? followLines(marker, files, since) : { are: "unknown" };
				if (file.hunks === void 0) return { are: "unknown" };
				let lines = indexLines(file, marker).get(marker.fingerprint);
				return lines === void 0 ? followLines(marker, files, since) : toLines(file, marker, lines);
			};
		}
		function formerPath({ status, previousPath }) {
			return status === "renamed" ? previousPath : void 0;
		}
		function toLines(file, { side }, lines) {
			let [first = 0] = lines.map((line) => (0, diff.de)(side, line));
			return {
				are: "there",
				file,
				first,
				last: first + lines.length - 1
			};
		}
		function followLines(marker, files, since) {
			let change = findChange(marker, since);
			if (change === "removed") return { are: "gone" };
			if (change !== void 0) {
				let file = files.find(({ path }) => path === change.path);
				return file?.hunks === void 0 ? { are: "unknown" } : {
					are: "there",
					file,
					first: marker.line + change.shift,
					last: marker.end_line + change.shift
				};
			}
			return marker.side === "new" && !since.has(marker.head) ? { are: "gone" } : findText(marker, files) ?? judgeMissingText(marker, files, since);
		}
		function findText(marker, files) {
			for (let file of files) {
				let lines = (0, fingerprint.Uk)(file, marker);
				if (lines !== void 0) return toLines(file, marker, lines);
			}
		}
		function judgeMissingText(marker, files, since) {
			let comparison = since.get(marker.head);
			if (comparison === void 0 || "files" in comparison) return { are: "gone" };
			let { isRewritten, sinceReview } = comparison, mayBeUnseen = files.some(({ hunks, status }) => hunks === void 0 && status !== "removed");
			return !isRewritten || mayBeUnseen ? { are: "unknown" } : sinceReview === void 0 || marker.side === "old" ? { are: "gone" } : { are: sinceReview.files.some((file) => (0, fingerprint.Uk)(file, marker, "old") !== void 0) ? "gone" : "unknown" };
		}
		function findChange({ head, path, side, line, end_line }, since) {
			let changes = since.get(head);
			if (side === "old" || changes === void 0 || !("files" in changes)) return;
			let file = changes.files.find((one) => formerPath(one) === path) ?? changes.files.find((one) => one.path === path);
			if (file === void 0) return {
				path,
				shift: 0
			};
			if (file.status === "removed" || areRemoved(line, end_line, file)) return "removed";
			let added = listPrecedingLines(file).filter((preceding) => preceding < line).length, removed = listRemovedLines(file).filter((number) => number < line).length;
			return {
				path: file.path,
				shift: added - removed
			};
		}
		function areRemoved(first, last, file) {
			let isAmong = (number) => number >= first && number <= last, removedCount = listRemovedLines(file).filter(isAmong).length, isAddedBetween = listPrecedingLines(file).some((preceding) => isAmong(preceding) && preceding !== last);
			if (removedCount === 0 && !isAddedBetween) return !1;
			let shownCount = (file.hunks ?? []).flat().filter(({ oldLine = 0 }) => isAmong(oldLine)).length, count = last - first + 1;
			return shownCount === count || removedCount * 2 >= count;
		}
		function listRemovedLines({ hunks = [] }) {
			return hunks.flat().flatMap(({ kind, oldLine = 0 }) => kind === "removed" ? [oldLine] : []);
		}
		function listPrecedingLines({ hunks = [] }) {
			return hunks.flatMap((hunk) => {
				let preceding = 0;
				return hunk.flatMap(({ kind, oldLine }) => (preceding = oldLine ?? preceding, kind === "added" ? [preceding] : []));
			});
		}
		var contract = __webpack_require__(4930), finding = __webpack_require__(6939), wording = __webpack_require__(6559);
		function judgeState({ isResolved, resolvedBy, lastAnswer }, memory, loginsWithAccess) {
			let mayBeOurs = resolvedBy === void 0 || resolvedBy === memory.ownLogin;
			if (lastAnswer === "gone" && (!isResolved || mayBeOurs)) return { is: "closed" };
			if (!isResolved) return { is: "open" };
			let isAuthorOfFork = memory.isFromFork && resolvedBy === memory.author;
			return resolvedBy !== void 0 && !isAuthorOfFork && loginsWithAccess.has(resolvedBy) ? { is: "settled" } : {
				is: "hidden",
				by: resolvedBy
			};
		}
		function isConversation({ commenters }, { author }, loginsWithAccess) {
			return commenters === "unknown" || commenters.some((login) => login === author || loginsWithAccess.has(login));
		}
		function placeFindings(findings, files, threads) {
			let changed = (0, diff.nK)(files), onThreads = new Map(), fresh = [];
			for (let finding of findings) {
				let placement = (0, diff.x5)(finding, changed), matches = placement.in === "diff" ? findMatches(finding, placement, threads) : [], thread = matches.find(({ marker }) => marker.title === finding.title) ?? matches.find((one) => !onThreads.has(one)) ?? matches[0], placed = {
					finding,
					placement
				};
				thread === void 0 ? fresh.push(placed) : onThreads.set(thread, [...onThreads.get(thread) ?? [], placed]);
			}
			return {
				onThreads,
				fresh
			};
		}
		function findMatches(finding, placement, threads) {
			let fingerprints = listFingerprints(placement, finding.side), same = threads.filter(({ thread }) => fingerprints.includes(thread.marker.fingerprint)), near = threads.filter(({ thread, lines, state }) => state.is !== "settled" && isOnLines(finding, thread.marker, lines));
			return ([
				same,
				near.filter(({ thread }) => (0, findings_verdict.du)(thread.severity, finding.severity)),
				near
			].find((group) => group.length > 0) ?? []).map(({ thread }) => thread);
		}
		function listFingerprints(placement, side) {
			return [(0, fingerprint.I9)(placement, side), (0, fingerprint.I9)(placement, side, formerPath(placement.file))];
		}
		function isOnLines({ line, end_line, side, path }, marker, lines) {
			if (lines.are !== "there" || side !== marker.side || path !== lines.file.path) return !1;
			let overlap = Math.min(end_line, lines.last) - Math.max(line, lines.first) + 1, union = Math.max(end_line, lines.last) - Math.min(line, lines.first) + 1;
			return overlap * 2 >= union;
		}
		let noOutcome = {
			rows: [],
			tally: [],
			worse: [],
			answers: [],
			remarks: [],
			settled: []
		};
		function judgeRepeated(known, findings, failAt) {
			let { thread, state } = known, { severity, url, isResolved } = thread, isSettled = state.is === "settled", isReopened = state.is === "closed" || state.is === "hidden", isWorse = ({ finding }) => finding.severity !== severity && (0, findings_verdict.du)(finding.severity, severity), toFate = (one) => state.is === "open" ? "known" : isSettled && !isWorse(one) ? "settled" : "new", [worst, ...others] = findings.filter(isWorse).toSorted(worstFirst), worse = worst === void 0 ? [] : [worst, ...others].map(({ finding }) => finding), again = isReopened && thread.lastAnswer !== "again" ? "again" : void 0, reply = worst === void 0 || isAnswered(thread, worst) ? again : worst, isFailing = worse.some((one) => (0, findings_verdict.du)(one.severity, failAt)), action = isResolved && (isReopened || isFailing) ? "unresolve" : void 0;
			return {
				rows: findings.map((one) => ({
					finding: one.finding,
					fate: { is: toFate(one) },
					url
				})),
				tally: [...isSettled ? [] : [{ severity }], ...worse],
				worse,
				answers: reply === void 0 && action === void 0 ? [] : [{
					thread,
					reply,
					action
				}],
				remarks: writeRemarks(known),
				settled: isSettled ? findings.map(({ finding }) => finding.severity) : []
			};
		}
		function isAnswered({ isResolved, answeredSeverity }, { finding }) {
			return isResolved && answeredSeverity !== void 0 && (0, findings_verdict.du)(answeredSeverity, finding.severity);
		}
		function judgeMissing(known, { memory, loginsWithAccess, head }) {
			let { thread, lines, state } = known;
			if (state.is === "settled" || state.is === "closed") return noOutcome;
			let { marker, severity, url, isResolved, lastAnswer } = thread, { suggested } = marker, finding = {
				...marker,
				severity
			}, isCommitted = suggested !== void 0 && lines.are === "there" && (0, fingerprint.KN)(suggested, lines.file, lines.first);
			if (memory.head !== head || lines.are !== "gone" && !isCommitted) {
				let rows = [{
					finding,
					fate: { is: "known" },
					url
				}];
				return {
					...noOutcome,
					rows,
					tally: [{ severity }],
					remarks: writeRemarks(known)
				};
			}
			if (lastAnswer === "gone") return noOutcome;
			let mayResolve = !isResolved && !isConversation(thread, memory, loginsWithAccess);
			return {
				...noOutcome,
				rows: [{
					finding,
					fate: { is: "gone" },
					url
				}],
				answers: [{
					thread,
					reply: isCommitted ? "committed" : "gone",
					action: mayResolve ? "resolve" : void 0
				}]
			};
		}
		let worstFirst = (a, b) => (0, finding.zK)(a.finding, b.finding);
		function writeRemarks({ thread: { marker }, state }) {
			return state.is === "hidden" ? [`${state.by === void 0 ? "Somebody whose account is not known" : `"${state.by}"`} resolved the thread at ${(0, contract.IN)(marker.path, 200)}:${marker.line}, but has no permission to settle it, so it counts as open.`] : [];
		}
		function limitRemarks(remarks) {
			let omitted = remarks.length - 10;
			return omitted <= 0 ? remarks : [...remarks.slice(0, 10), `For the same reason, these count as open too: ${(0, wording.hS)(omitted, "more thread")}.`];
		}
		function planRound(facts) {
			let { memory, head, review, rules } = facts, { failAt } = rules, round = numberRound(memory, head), threads = locateThreads(memory.threads, facts.changes, facts.since).map((located) => ({
				...located,
				state: judgeState(located.thread, memory, facts.loginsWithAccess)
			})), { onThreads, fresh } = placeFindings(review.findings, facts.changes.files, threads), { opened, unthreaded, ...opening } = planThreads(fresh, memory, {
				head,
				round,
				rules
			}), outcomes = threads.map((known) => {
				let findings = onThreads.get(known.thread);
				return findings === void 0 ? judgeMissing(known, facts) : judgeRepeated(known, findings, failAt);
			}), leftOut = review.leftOut === void 0 ? [] : [{ severity: review.leftOut.worst }], isSettled = outcomes.flatMap(({ settled }) => settled).some((severity) => (0, findings_verdict.du)(severity, failAt)), internVerdict = review.internVerdict === "changes" && isSettled ? "pass" : review.internVerdict, { unreadable } = review, verdict = {
				tally: [
					...outcomes.flatMap((one) => one.tally),
					...opening.tally,
					...leftOut
				],
				unreadable,
				internVerdict,
				failAt
			}, isUnsure = unreadable > 0 || internVerdict === "unsure" || (0, findings_verdict.ds)(verdict) === "unsure", unsaved = [
				...unthreaded.map(({ finding }) => finding),
				...outcomes.flatMap(({ worse }) => worse),
				...leftOut
			];
			return {
				round,
				previous: memory.reviews.find((one) => one.head === head),
				opened,
				unthreaded,
				answers: outcomes.flatMap(({ answers }) => answers),
				rows: [...outcomes.flatMap(({ rows }) => rows), ...opening.rows].toSorted(worstFirst),
				verdict,
				isPartial: isUnsure || unsaved.some(({ severity }) => (0, findings_verdict.du)(severity, failAt)),
				remarks: limitRemarks(outcomes.flatMap(({ remarks }) => remarks))
			};
		}
		function numberRound({ reviews }, head) {
			return reviews.find((review) => review.head === head)?.round ?? Math.max(0, ...reviews.map(({ round }) => round)) + 1;
		}
		function planThreads(fresh, memory, { head, round, rules }) {
			let { tag, severityFloor, maxFindings } = rules, floor = severityFloor[Math.min(round, severityFloor.length) - 1] ?? "note", openedBefore = memory.threads.filter(({ marker }) => marker.head === head).length, opened = [], unthreaded = [], rows = [], toFate = ({ finding, placement }) => placement.in === "elsewhere" ? {
				is: "elsewhere",
				why: placement.why
			} : (0, findings_verdict.du)(finding.severity, floor) ? { is: openedBefore + opened.length < maxFindings ? "new" : "beyond-max" } : { is: "below-floor" };
			for (let placed of dropDuplicates(fresh.toSorted(worstFirst))) {
				let { finding, placement } = placed, fate = toFate(placed);
				rows.push({
					finding,
					fate
				}), fate.is === "new" && placement.in === "diff" ? opened.push({
					placed,
					marker: {
						kind: "finding",
						tag,
						head,
						...toMarkedFinding(finding, placement)
					}
				}) : fate.is !== "below-floor" && unthreaded.push(placed);
			}
			return {
				opened,
				unthreaded,
				rows,
				tally: fresh.map(({ finding }) => finding)
			};
		}
		function dropDuplicates(findings) {
			let seenKeys = new Set();
			return findings.filter(({ finding: { side, title }, placement }) => {
				if (placement.in === "elsewhere") return !0;
				let key = JSON.stringify([(0, fingerprint.I9)(placement, side), title]), isNew = !seenKeys.has(key);
				return seenKeys.add(key), isNew;
			});
		}
		function toMarkedFinding(finding, placement) {
			let { path, side, line, end_line, severity, title } = finding;
			return {
				fingerprint: (0, fingerprint.I9)(placement, side),
				text: (0, fingerprint.M6)(placement.lines, side),
				path,
				side,
				line,
				end_line,
				severity,
				title,
				suggested: (0, fingerprint.Cl)(finding, placement)
			};
		}
		var schemas = __webpack_require__(8395), refusal = __webpack_require__(852), rest = __webpack_require__(1252), create_review = __webpack_require__(2815), review_marker = __webpack_require__(1933);
		let answerTexts = {
			gone: {
				kind: "gone",
				text: "No longer found at"
			},
			committed: {
				kind: "gone",
				text: "The suggestion was committed. No longer found at"
			},
			again: {
				kind: "again",
				text: "Found again at"
			}
		}, resolutions = {
			resolve: {
				mutation: "resolveReviewThread",
				input: "ResolveReviewThreadInput"
			},
			unresolve: {
				mutation: "unresolveReviewThread",
				input: "UnresolveReviewThreadInput"
			}
		};
		async function postAnswers(answers, options) {
			let { worse = [], plain = [] } = Object.groupBy(answers, ({ reply }) => typeof reply == "object" ? "worse" : "plain"), reopening = worse.flatMap(toResolution), notReopened = await sendFields(reopening, options), notReopenedIds = new Set(notReopened.map(({ field }) => field?.value.threadId)), fields = [...worse.flatMap((answer) => {
				let isReopened = answer.action !== void 0 && !notReopenedIds.has(answer.thread.id);
				return toReply(answer, options, answer.thread.isResolved && !isReopened);
			}), ...plain.flatMap((answer) => [...toReply(answer, options), ...toResolution(answer)])];
			reportRefusals([...notReopened, ...await sendFields(fields, options)], reopening.length + fields.length, options.log);
		}
		async function sendFields(fields, { github }) {
			let refused = [];
			for (let start = 0; start < fields.length; start += 20) {
				let batch = fields.slice(start, start + 20), answer = await github.graphql(toRequest(batch), schemas.g1P(schemas.YjP(), schemas.L5J()));
				for (let refusal of answer.refused) refused.push({
					field: batch[Number(refusal.field?.slice(1))],
					refusal
				});
			}
			return refused;
		}
		function reportRefusals(refused, total, log) {
			let { forbidden = [], others = [] } = Object.groupBy(refused, ({ refusal }) => refusal.type === "FORBIDDEN" ? "forbidden" : "others"), [other] = others;
			other !== void 0 && log.warning(`GitHub did not take ${others.length} of ${total} answers and resolutions: ${other.refusal.message}`);
			let reply = forbidden.find(({ field }) => field?.mutation === replyField);
			if (reply !== void 0) throw new errors.y_("github_refused", `GitHub refused an answer: ${reply.refusal.message}`, { status: 403 });
			forbidden.length > 0 && log.warning(`${(0, wording.hS)(forbidden.length, "thread")} got an answer but could be neither resolved nor reopened: this needs the permission "contents: write", which no job that talks to an intern should have. Give it to a separate job with "command: post-findings", or resolve them by hand.`);
		}
		let replyField = "addPullRequestReviewThreadReply";
		function toResolution({ thread, action }) {
			return action === void 0 ? [] : [{
				...resolutions[action],
				value: { threadId: thread.id }
			}];
		}
		function toReply({ thread, reply }, options, staysResolved = !1) {
			if (reply === void 0) return [];
			let value = {
				pullRequestReviewThreadId: thread.id,
				body: toBody(reply, options, staysResolved)
			};
			return [{
				mutation: replyField,
				input: "AddPullRequestReviewThreadReplyInput",
				value
			}];
		}
		function toBody(reply, { head, tag, texts }, staysResolved) {
			if (typeof reply == "string") {
				let { kind, text } = answerTexts[reply];
				return `${(0, review_marker.r)({
					kind,
					tag,
					head
				})}\n${text} ${head}.`;
			}
			let { severity } = reply.finding, marker = (0, review_marker.r)({
				kind: "again",
				tag,
				head,
				severity,
				resolved: staysResolved || void 0
			}), remark = staysResolved ? " It counts although this thread is resolved." : "";
			return `${marker}\n${answerTexts.again.text} ${head}, more severe than before.${remark}\n\n${texts.answer(reply)}`;
		}
		function toRequest(fields) {
			let declared = fields.map(({ input }, index) => `$i${index}: ${input}!`).join(", "), aliases = fields.map(({ mutation }, index) => `f${index}: ${mutation}(input: $i${index}) { clientMutationId }`), variables = Object.fromEntries(fields.map(({ value }, index) => [`i${index}`, value]));
			return {
				query: `mutation Answer(${declared}) { ${aliases.join(" ")} }`,
				variables
			};
		}
		let updatedShape = schemas._H3({ updatePullRequestReview: schemas._H3({}) });
		async function postRound(plan, options) {
			try {
				return await writeRound(plan, options);
			} catch (error) {
				if (!(error instanceof errors.y_ && (0, refusal.Y2)(error))) throw error;
				return options.log.info(`A request may have taken effect. The review is read back: ${(0, errors.Uc)(error)}`), writeRound(await options.planAgain(), options);
			}
		}
		async function writeRound(plan, options) {
			let { previous } = plan, posted = previous === void 0 ? await postNewReview(plan, options) : await amend(plan, previous, options);
			return await postAnswers(plan.answers, options), {
				plan,
				...posted
			};
		}
		async function postNewReview(plan, options) {
			let { github, texts, log } = options, create = (opened, inBody) => {
				let comments = opened.map((thread) => toComment(thread, texts));
				return (0, rest.H)((0, create_review.bx)(github, options, {
					body: post_round_toBody(plan, inBody, options),
					comments
				}), create_review.zi);
			}, review = await create(plan.opened, []);
			if (review !== void 0) return {
				reviewUrl: review.html_url,
				urls: await readThreadUrls(plan.opened, review.id, options)
			};
			if (plan.opened.length > 0) {
				log.warning("GitHub refused a line of the review. All findings go to its body.");
				let plainReview = await create([], plan.opened);
				if (plainReview !== void 0) return {
					reviewUrl: plainReview.html_url,
					urls: new Map()
				};
			}
			return log.warning("GitHub refused the review, perhaps because its commit is gone. Its findings are in the summary."), {
				reviewUrl: void 0,
				urls: new Map()
			};
		}
		function post_round_toBody(plan, refused, { head, tag, texts }) {
			let { round, previous } = plan, inBody = refused.map(({ placed }) => placed), partial = previous?.isPartial === !0 || needsWholeDiff(plan, refused) || void 0;
			return `${(0, review_marker.r)({
				kind: "review",
				tag,
				round,
				head,
				partial,
				verdict: (0, findings_verdict.ds)(plan.verdict)
			})}\n${texts.review(plan, inBody)}`;
		}
		function needsWholeDiff(plan, refused) {
			return plan.isPartial || refused.some(({ marker }) => (0, findings_verdict.du)(marker.severity, plan.verdict.failAt));
		}
		async function amend(plan, earlier, options) {
			let { refused, urls } = await openThreads(plan.opened, options);
			if (!isUpToDate(earlier, plan, refused, options)) {
				let input = {
					pullRequestReviewId: earlier.id,
					body: post_round_toBody(plan, refused, options)
				};
				await options.github.graphql({
					query: "mutation Update($input: UpdatePullRequestReviewInput!) { updatePullRequestReview(input: $input) { clientMutationId } }",
					variables: { input }
				}, updatedShape);
			}
			return {
				urls,
				reviewUrl: earlier.url
			};
		}
		function isUpToDate({ verdict, isPartial, body }, plan, refused, { texts }) {
			if ((0, findings_verdict.ds)(plan.verdict) !== verdict || needsWholeDiff(plan, refused) && !isPartial) return !1;
			let text = withPlainLineEnds(body);
			return [...refused.map(({ placed }) => placed), ...plan.unthreaded].every((found) => text.includes(withPlainLineEnds(texts.unthreaded(found)).trim()));
		}
		function withPlainLineEnds(text) {
			return text.replaceAll("\r\n", "\n");
		}
		async function openThreads(opened, { github, number, head, texts }) {
			let refused = [], urls = new Map();
			for (let thread of opened) {
				let comment = {
					pull_number: number,
					commit_id: head,
					...toComment(thread, texts)
				}, call = github.json(({ pulls }) => pulls.createReviewComment, comment, create_review.w5), created = await (0, rest.H)(call, create_review.zi);
				created === void 0 ? refused.push(thread) : urls.set(thread, created.html_url);
			}
			return {
				refused,
				urls
			};
		}
		function toComment({ placed, marker }, texts) {
			return (0, create_review.h$)(placed.finding, `${(0, review_marker.r)(marker)}\n${texts.thread(placed)}`);
		}
		let commentsShape = schemas.YOg(schemas._H3({
			body: schemas.YjP(),
			html_url: schemas.YjP()
		}));
		async function readThreadUrls(threads, review, { github, number, log }) {
			let urls = new Map();
			if (threads.length === 0) return urls;
			let byKey = new Map(threads.map((thread) => [toKey(thread.marker), thread])), readUrls = async () => {
				let place = {
					pull_number: number,
					review_id: review
				}, comments = github.list(({ pulls }) => pulls.listCommentsForReview, place, commentsShape);
				for await (let { body, html_url } of comments) {
					let marker = (0, review_marker.B)(body), thread = marker?.kind === "finding" ? byKey.get(toKey(marker)) : void 0;
					thread !== void 0 && urls.set(thread, html_url);
				}
			};
			return await (0, errors.Bc)(readUrls, (why) => log.debug(`The addresses of the threads are not known: ${why}`)), urls;
		}
		function toKey({ fingerprint, title }) {
			return `${fingerprint} ${title}`;
		}
		var values = __webpack_require__(7035), findings_review = __webpack_require__(4763), findings_words = __webpack_require__(8114), review_status = __webpack_require__(7128);
		async function loadMemory(access, { commentTag: tag }, number) {
			let memory = await (0, review_memory.S1)(access.github(), {
				number,
				tag
			});
			return access.setAccount(memory.account), memory;
		}
		function findRoundRefusal(memory, { maxRounds }, head) {
			if (!(numberRound(memory, head) <= maxRounds)) return {
				why: `This pull request has had ${maxRounds} ${maxRounds === 1 ? "round" : "rounds"} of review.`,
				remedy: "A person has to continue the review, or raise \"max-rounds\"."
			};
		}
		async function postReview(review, context, memory) {
			let { io, access, settings, number, head } = context, tag = settings.commentTag, github = access.github(), planAgain = async () => planReview(review, context, await loadMemory(access, settings, number)), { redact } = io.redactor, options = {
				github,
				number,
				head,
				tag,
				texts: {
					review: (plan, inBody) => {
						let { round, unthreaded } = plan, outcome = toOutcome(plan, review, head);
						return redact((0, findings_review.Le)({
							outcome,
							round,
							unthreaded: [...inBody, ...unthreaded]
						}));
					},
					thread: ({ finding }) => redact((0, findings_review.d1)(finding)),
					answer: ({ finding }) => redact((0, findings_review.b1)(finding)),
					unthreaded: (placed) => redact((0, findings_review.pW)(placed))
				},
				planAgain,
				log: io.log
			}, posted = await (0, review_status.$J)("pull-requests: write", async () => postRound(await (memory === void 0 ? planAgain() : planReview(review, context, memory)), options)), outcome = toOutcome(posted.plan, review, head), rows = addUrls(outcome.rows, posted);
			return {
				outcome: {
					...outcome,
					rows,
					reviewUrl: posted.reviewUrl
				},
				tally: posted.plan.verdict.tally
			};
		}
		async function planReview(review, { access, settings, head, changes }, memory) {
			let { commentTag: tag } = settings;
			return planRound({
				memory,
				loginsWithAccess: await (0, review_memory.cq)(access.github(), memory),
				head,
				changes,
				since: await readChangesSinceThreads(access, memory, {
					head,
					changes
				}),
				review,
				rules: {
					...settings,
					tag
				}
			});
		}
		let unknownChanges = {
			files: [],
			isWhole: !1
		};
		async function readChangesSinceThreads(access, { threads, reviews }, { head, changes }) {
			let findLines = createLineFinder(changes), lostThreads = threads.filter((thread) => thread.lastAnswer !== "gone" && findLines(thread).are !== "there"), threadHeads = [...new Set(lostThreads.map(({ marker }) => marker.head))], olderHeads = threadHeads.filter((base) => base !== head).slice(0, 10), compare = (base) => (0, changed_files.aM)(access.github(), {
				base,
				head
			}), comparisons = await Promise.all(olderHeads.map(compare)), lastReviewed = comparisons.includes("rewritten") ? (0, review_memory.xL)(head, reviews) : void 0, sinceLast = lastReviewed === void 0 ? "rewritten" : await compare(lastReviewed) ?? unknownChanges, sinceReview = sinceLast === "rewritten" ? void 0 : sinceLast, byHead = new Map(olderHeads.map((base, at) => [base, comparisons[at]])), toChanges = (comparison) => typeof comparison == "object" ? comparison : {
				isRewritten: comparison === "rewritten",
				sinceReview
			};
			return new Map(threadHeads.map((base) => [base, toChanges(byHead.get(base))]));
		}
		function toOutcome({ verdict, rows, remarks, previous }, review, head) {
			return {
				verdict: (0, findings_verdict.ds)(verdict),
				review,
				head,
				rows,
				remarks,
				reviewUrl: previous?.url
			};
		}
		function addUrls(rows, { plan: { opened }, reviewUrl, urls }) {
			return rows.map((row) => {
				let thread = opened.find(({ placed }) => placed.finding === row.finding), threadUrl = thread === void 0 ? void 0 : urls.get(thread);
				return {
					...row,
					url: row.url ?? threadUrl ?? (row.fate.is === "new" ? reviewUrl : void 0)
				};
			});
		}
		async function preparePosting(io, settings, access, head) {
			let number = access.subject?.number;
			if (head === void 0 || number === void 0) {
				let message = (0, wording.MH)`The event "${access.event.name}" has no pull request, so there is nowhere to post a review. Set ${(0, wording.hF)("findings")} to "collect" or "annotate", and leave ${(0, wording.hF)("commit-status")} out.`;
				throw (0, values.Gq)("findings", message);
			}
			let status = await (0, review_status.xP)(io, access, head, settings.commitStatus), hasReview = settings.findings === "review", memory = hasReview ? await loadMemory(access, settings, number) : void 0, refusal = memory === void 0 ? void 0 : findRoundRefusal(memory, settings, head);
			return refusal === void 0 ? {
				reviews: memory?.reviews,
				async post(review, changes) {
					if (hasReview) return catchFindingsError(postReview(review, {
						io,
						access,
						settings,
						number,
						head,
						changes
					}));
				},
				async end(outcome) {
					let finalStatus = (0, review_status.mf)(outcome?.verdict ?? "none", (0, findings_words.OJ)(outcome?.rows ?? [])), result = await catchFindingsError(status.end(finalStatus));
					return result instanceof errors.NH ? result : void 0;
				}
			} : (await status.end((0, merge_group.vE)(refusal.why)), refusal);
		}
		function catchFindingsError(posting) {
			return posting.catch((error) => {
				if (error instanceof errors.NH) return error;
				throw error;
			});
		}
	}),
	7128: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$J: () => postOrExplain,
			OB: () => postMergeGroupStatus,
			mf: () => toStatus,
			xP: () => openReviewStatus
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8395), _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452), _github_event_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4828), _github_review_commit_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4090), _github_review_merge_group_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5470), _github_subject_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9127), _inputs_values_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(7035), _wording_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6559);
		async function openReviewStatus(io, access, sha, context) {
			if (context === void 0) return { end: async () => {} };
			let place = {
				sha,
				context,
				runUrl: (0, _github_subject_js__WEBPACK_IMPORTED_MODULE_0__.Vp)(io.env) ?? ""
			}, pending = {
				state: "pending",
				description: "The review is under way"
			};
			return await postOrExplain("statuses: write", () => (0, _github_review_commit_status_js__WEBPACK_IMPORTED_MODULE_1__.Kn)(access.github(), place, pending)), io.saveState("review_status", JSON.stringify(place)), { async end(ownStatus) {
				let status = ownStatus.state === "success" ? await refuseTwin(io, access, sha, ownStatus) : ownStatus;
				io.saveState("review_status", JSON.stringify({
					...place,
					last: status
				}));
				let isWritten = await postOrExplain("statuses: write", () => (0, _github_review_commit_status_js__WEBPACK_IMPORTED_MODULE_1__.wK)(access.github(), place, status, io));
				io.saveState("review_status", ""), isWritten || io.log.notice(`The commit status "${context}" is left as it is: a newer run has written it.`);
			} };
		}
		async function refuseTwin(io, { github, subject }, sha, status) {
			let twin = await postOrExplain("pull-requests: read", () => (0, _github_review_merge_group_js__WEBPACK_IMPORTED_MODULE_2__.uW)(github(), sha, subject?.number ?? 0));
			if (twin === void 0) return status;
			let refusal = (0, _github_review_merge_group_js__WEBPACK_IMPORTED_MODULE_2__.vE)(`#${twin} has the same head, and maybe another diff. Close one of the two`);
			return io.log.warning(`${refusal.description}, and start this job again.`), refusal;
		}
		function toStatus(verdict, counts) {
			if (verdict === "none") return unfinished;
			let { state, predicate } = statuses[verdict];
			return {
				state,
				description: `The review ${predicate}. ${counts}`
			};
		}
		let statuses = {
			pass: {
				state: "success",
				predicate: "passes"
			},
			changes: {
				state: "failure",
				predicate: "asks for changes"
			},
			unsure: {
				state: "error",
				predicate: "is not sure"
			}
		}, unfinished = (0, _github_review_merge_group_js__WEBPACK_IMPORTED_MODULE_2__.vE)("the run did not finish");
		async function postOrExplain(permission, post) {
			try {
				return await post();
			} catch (error) {
				if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.y_)) throw error;
				let remedy = toRemedy(error, permission), data = {
					...error.data,
					source: "github-token",
					cause: error
				};
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.NH("findings_not_posted", `The result of the review could not be posted.${remedy}`, data);
			}
		}
		function toRemedy({ data }, permission) {
			return data.reason === "rate_limit" ? ` GitHub's rate limit ends in ${Math.ceil((data.retryAfterMs ?? 0) / 1e3)} s. Run the job again after that: nothing is posted twice.` : data.status === 403 ? ` Give the job "permissions: ${permission}".` : "";
		}
		zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({
			sha: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP(),
			context: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP(),
			runUrl: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP(),
			last: zod_mini__WEBPACK_IMPORTED_MODULE_4__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Ikc({
				state: zod_mini__WEBPACK_IMPORTED_MODULE_4__.k5n([
					"pending",
					"success",
					"failure",
					"error"
				]),
				description: zod_mini__WEBPACK_IMPORTED_MODULE_4__.YjP()
			}))
		});
		async function postMergeGroupStatus(io, { commitStatus: context, findingsFile }, access) {
			let { payload } = access.event, head = (0, _github_event_js__WEBPACK_IMPORTED_MODULE_5__.$6)(payload, "merge_group", "head_sha"), base = (0, _github_event_js__WEBPACK_IMPORTED_MODULE_5__.$6)(payload, "merge_group", "base_sha");
			if (head === void 0 || base === void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.dz("input_invalid", "The event \"merge_group\" names no commits.");
			if (context === void 0) {
				let message = (0, _wording_js__WEBPACK_IMPORTED_MODULE_6__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_6__.hF)("commit-status")} is not given, but on "merge_group" a commit status is all that is posted. Give its name.`;
				throw (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_7__.LO)("commit-status", message);
			}
			if (findingsFile !== void 0) {
				let message = (0, _wording_js__WEBPACK_IMPORTED_MODULE_6__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_6__.hF)("findings-file")} is given, but a merge group has no findings. Leave it out.`;
				throw (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_7__.hj)("findings-file", message);
			}
			let github = access.github(), status = await (0, _github_review_merge_group_js__WEBPACK_IMPORTED_MODULE_2__.zS)(github, {
				base,
				head,
				context,
				account: await access.account()
			}), place = {
				sha: head,
				context,
				runUrl: (0, _github_subject_js__WEBPACK_IMPORTED_MODULE_0__.Vp)(io.env) ?? ""
			};
			return await postOrExplain("statuses: write", () => (0, _github_review_commit_status_js__WEBPACK_IMPORTED_MODULE_1__.Kn)(github, place, status)), io.log.notice(`${status.description}.`), io.setOutputs({ conclusion: "finished" }), "finished";
		}
	}),
	7709: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			failStep: () => failStep,
			prepareRunFindings: () => prepareRunFindings,
			toReviewError: () => toReviewError
		});
		var external_node_crypto_ = __webpack_require__(7598), external_node_path_ = __webpack_require__(6760), errors = __webpack_require__(452), contract = __webpack_require__(4930), diff = __webpack_require__(9555), findings_file = __webpack_require__(1385), read_review = __webpack_require__(8597);
		function toTally({ findings, leftOut }) {
			return leftOut === void 0 ? findings : [...findings, { severity: leftOut.worst }];
		}
		var findings_finding = __webpack_require__(6939), fingerprint = __webpack_require__(5530);
		let levels = {
			critical: "error",
			major: "error",
			minor: "warning",
			note: "note"
		};
		function toSarif(findings, driver) {
			let rules = findings_finding.gO.map((severity) => ({
				id: `finding/${severity}`,
				shortDescription: { text: `A ${severity} finding of an intern` },
				defaultConfiguration: { level: levels[severity] }
			})), log = {
				$schema: "https://json.schemastore.org/sarif-2.1.0.json",
				version: "2.1.0",
				runs: [{
					tool: { driver: {
						...driver,
						rules
					} },
					results: findings.map(toResult)
				}]
			};
			return `${JSON.stringify(log, null, 2)}\n`;
		}
		function toResult({ finding, placement }) {
			let { severity, title, body, side } = finding;
			return {
				ruleId: `finding/${severity}`,
				ruleIndex: findings_finding.gO.indexOf(severity),
				level: levels[severity],
				message: { text: (body === "" ? title : `${title}\n\n${body}`).toWellFormed() },
				locations: toLocations({
					finding,
					placement
				}),
				partialFingerprints: placement.in === "diff" ? { "linesInDiff/v1": (0, fingerprint.I9)(placement, side) } : void 0
			};
		}
		function toLocations({ finding, placement }) {
			if (placement.in === "elsewhere" && placement.why === "unknown-file") return [];
			let { path, line, end_line: endLine, side } = finding, region = side === "new" ? { region: {
				startLine: line,
				endLine
			} } : {};
			return [{ physicalLocation: {
				artifactLocation: {
					uri: toUri(path),
					uriBaseId: "%SRCROOT%"
				},
				...region
			} }];
		}
		function toUri(path) {
			return path.toWellFormed().split("/").map(encodeURIComponent).join("/").replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
		}
		var findings_verdict = __webpack_require__(1967), changed_files = __webpack_require__(1002), job_workspace = __webpack_require__(82), findings_review = __webpack_require__(4763), findings_words = __webpack_require__(8114), outputs = __webpack_require__(8568), bounded_text = __webpack_require__(3115), run_record = __webpack_require__(4057), version = __webpack_require__(8610), review_round = __webpack_require__(5763);
		async function prepareRunFindings(io, settings, access) {
			let { github, subject } = access, blockWord = (0, external_node_crypto_.randomBytes)(6).toString("hex"), pull = subject?.isPullRequest === !0 ? subject : void 0, commits = pull && await (0, changed_files.gG)(github(), pull), posting = settings.findings === "review" || settings.commitStatus !== void 0 ? await (0, review_round.I6)(io, settings, access, commits?.head) : void 0;
			if (posting !== void 0 && "why" in posting) return posting;
			let changes = pull === void 0 || commits === void 0 ? {
				files: [],
				isWhole: !0
			} : await (0, changed_files.IM)(github(), {
				number: pull.number,
				commits,
				listed: await access.files()
			}), isDiffCut = !1;
			return {
				onCutDiff() {
					isDiffCut = !0, io.log.warning("The prompt does not show the whole diff (it is too large, or GitHub hides the content of a file as binary), so the verdict is at best \"unsure\".");
				},
				contract: (0, contract.Cb)(blockWord),
				commits,
				reviews: posting?.reviews,
				followUp(record) {
					let parsed = (0, read_review.ty)((0, bounded_text.f)((0, run_record.g5)(record).text), blockWord);
					if (!("review" in parsed)) return io.log.notice(`The intern is asked for its findings once more. ${parsed.problem}`), (0, contract.Zp)(blockWord, parsed.problem);
				},
				async conclude(result) {
					let shownResult = {
						...result,
						record: (0, findings_review.xA)(result.record)
					};
					if (result.conclusion !== "finished") {
						let statusError = await posting?.end(void 0);
						return statusError !== void 0 && failStep(io, statusError), {
							result: shownResult,
							verdict: "none"
						};
					}
					let internReview = extractReview(result.record, blockWord), review = isDiffCut ? {
						...internReview,
						internVerdict: "unsure"
					} : internReview, files = (0, diff.nK)(changes.files), placed = review.findings.map((finding) => ({
						finding,
						placement: (0, diff.x5)(finding, files)
					}));
					writeFiles(io, {
						repository: access.repositoryName(),
						pull_request: pull?.number ?? null,
						head: commits?.head ?? null
					}, {
						review,
						placed
					});
					let posted = await posting?.post(review, changes), postingError = posted instanceof errors.NH ? posted : void 0, judged = posted !== void 0 && !(posted instanceof errors.NH) ? posted : judgeReview(io, settings.failAt, {
						review,
						placed
					}, commits), { outcome } = judged;
					settings.findings !== "collect" && annotate(io, placed), io.setOutputs({ "review-url": outcome.reviewUrl });
					let statusError = await posting?.end(postingError === void 0 ? outcome : void 0), error = postingError ?? statusError ?? toReviewError(judged, settings.failAt);
					return error !== void 0 && failStep(io, error), {
						result: shownResult,
						verdict: outcome.verdict,
						lead: (level, rows) => (0, findings_review.MU)(outcome, level, rows)
					};
				}
			};
		}
		function annotate(io, placed) {
			if (io.env.GITHUB_EVENT_NAME !== "issue_comment") for (let annotation of (0, findings_review.gI)(placed)) io.annotate(annotation);
		}
		function extractReview(record, blockWord) {
			let answer = (0, read_review.ty)((0, bounded_text.f)((0, run_record.g5)(record).text), blockWord);
			if ("review" in answer) return answer.review;
			let repaired = (0, read_review.ty)((0, bounded_text.f)(record.follow_up_text), blockWord);
			return "review" in repaired ? repaired.review : (0, read_review.yB)(repaired.problem);
		}
		function writeFiles(io, reviewed, { review, placed }) {
			let workspace = (0, job_workspace.OH)(io), folder = (0, external_node_path_.join)(workspace.temp, `intern-${(0, external_node_crypto_.randomUUID)()}`), write = (name, text) => {
				let path = (0, external_node_path_.join)(folder, name);
				return workspace.write(path, text), path;
			}, file = (0, findings_file.Gq)({
				...reviewed,
				run_id: io.env.GITHUB_RUN_ID ?? ""
			}, review);
			io.setOutputs({
				findings: (0, outputs.xS)(review.findings),
				"findings-file": write("findings.json", file),
				"findings-digest": (0, findings_file.TM)(file),
				"sarif-file": write("findings.sarif", toSarif(placed, {
					name: "intern-action",
					version: version.r
				}))
			});
		}
		function judgeReview(io, failAt, { review, placed }, commits) {
			let tally = toTally(review), verdict = (0, findings_verdict.ds)({
				...review,
				tally,
				failAt
			}), rows = placed.map((one) => toRow(io, one, commits));
			return {
				outcome: {
					verdict,
					review,
					head: commits?.head,
					rows,
					remarks: [],
					reviewUrl: void 0
				},
				tally
			};
		}
		function toRow({ env }, { finding, placement }, commits) {
			return {
				finding,
				fate: placement.in === "elsewhere" ? {
					is: "elsewhere",
					why: placement.why
				} : { is: "new" },
				url: placement.in === "elsewhere" && placement.why === "unknown-file" ? void 0 : (0, findings_words.CM)(env, finding, commits)
			};
		}
		function toReviewError({ outcome, tally }, failAt) {
			let { verdict } = outcome;
			if (failAt === "never" || verdict === "pass" || verdict === "none") return;
			if (verdict === "unsure") return new errors.NH("findings_unsure", `The review is not sure. ${(0, findings_words.sU)(outcome)}`);
			let message = `The review asks for changes: ${(0, findings_words.cr)(tally.filter(({ severity }) => (0, findings_verdict.du)(severity, failAt)))}. Fix what it lists, or set "fail-at" to a higher severity.`;
			return new errors.NH("findings_changes", message);
		}
		function failStep(io, error) {
			io.log.error(`${(0, errors.Uc)(error)} (${error.code})`), io.setOutputs({ "error-code": error.code }), io.failStep();
		}
	}),
	8610: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { r: () => version });
		let version = "0.1.0";
	}),
	4930: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cb: () => toContract,
			Gd: () => readFinding,
			IN: () => cutText,
			Zp: () => toRepairPrompt,
			pI: () => blockName
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3305), _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6939);
		let blockName = "intern-findings";
		function toContract(word) {
			return `Write your answer for people. Then end it with one fenced code block, which a program reads. Open its fence with \`\`\`${blockName} at the beginning of a line, outside of any list, quote or other block:

\`\`\`${blockName}
{ "version": 1, "run": "${word}", "verdict": "changes", "summary": "One sentence for people.",
  "findings": [
    { "path": "src/range.ts", "line": 12, "end_line": 14, "side": "new", "severity": "major",
      "title": "One line: what is wrong", "body": "Why it matters, in Markdown.", "suggestion": "what lines 12 to 14 should be" } ] }
\`\`\`

- The block is one JSON object. "version" is 1 and "run" is "${word}".
- "verdict" is "pass", "changes", or "unsure" when you could not review everything. Without a finding, "findings" is [].
- "path" is a changed file, written as in the diff. "line" and "end_line" are numbers of lines that the diff shows, together in one hunk. "side" is "new" (the default), or "old" for removed lines. Leave "end_line" out for a single line.
- "severity" is ${_finding_js__WEBPACK_IMPORTED_MODULE_0__.gO.map((severity) => `"${severity}"`).join(", ")}: the worst first.
- "title" has at most ${_finding_js__WEBPACK_IMPORTED_MODULE_0__.Fq} characters, "body" at most ${_finding_js__WEBPACK_IMPORTED_MODULE_0__.DD}.
- "suggestion" replaces exactly these lines. Leave it out unless it is complete.`;
		}
		function toRepairPrompt(word, problem) {
			return `Your answer can't be used as it is: ${problem} Send the block again, whole, and nothing else. Do no other work.\n\n${toContract(word)}`;
		}
		let lineNumber = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.qm(1)), optionalString = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), null), findingShape = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			path: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_2__.Eb(4096)),
			line: lineNumber,
			end_line: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(lineNumber), null),
			side: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n(["new", "old"])), null),
			severity: zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n(_finding_js__WEBPACK_IMPORTED_MODULE_0__.gO),
			title: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(/[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u)),
			body: optionalString,
			suggestion: optionalString
		});
		function readFinding(entry) {
			let result = findingShape.safeParse(entry);
			if (!result.success) return;
			let { path, line: first, end_line: last, side, severity, title, body, suggestion } = result.data, end_line = last ?? first;
			if (!(end_line < first)) return {
				path,
				line: first,
				side: side ?? "new",
				severity,
				title: cutText(title.trim().replace(/\s+/g, " "), _finding_js__WEBPACK_IMPORTED_MODULE_0__.Fq),
				body: cutText((body ?? "").trim(), _finding_js__WEBPACK_IMPORTED_MODULE_0__.DD),
				...suggestion === null ? {} : { suggestion },
				end_line
			};
		}
		function cutText(text, maxLength) {
			return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).replace(/[\ud800-\udbff]$/, "")}\u2026`;
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
	1385: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gq: () => toFindingsFile,
			TM: () => digestFile,
			V_: () => readFindingsFile,
			x5: () => refusal
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3305), _crypto_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(2962), _errors_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(452), _json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6413), _log_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7309), _contract_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4930), _finding_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6939), _read_review_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8597), _verdict_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1967);
		let count = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.qm(0)), fileShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			version: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(1),
			repository: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(count),
			head: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			run_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			digest: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			review: zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J()
		}), reviewShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			verdict: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_verdict_js__WEBPACK_IMPORTED_MODULE_2__.L2),
			summary: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			problem: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			unreadable: count,
			left_out: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				count,
				worst: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_finding_js__WEBPACK_IMPORTED_MODULE_3__.gO)
			})),
			findings: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J())
		});
		function toFindingsFile(binding, review) {
			let content = {
				verdict: review.internVerdict,
				summary: review.summary,
				problem: review.problem ?? null,
				unreadable: review.unreadable,
				left_out: review.leftOut ?? null,
				findings: review.findings
			}, digest = digestFile(JSON.stringify(content));
			return `${JSON.stringify({
				version: 1,
				...binding,
				digest,
				review: content
			}, null, 2)}\n`;
		}
		function readFindingsFile(text, binding) {
			let { data: file } = fileShape.safeParse((0, _json_js__WEBPACK_IMPORTED_MODULE_4__.qF)(text)), { data: review } = reviewShape.safeParse(file?.review);
			if (file === void 0 || review === void 0) throw refusal("it isn't a file of findings");
			for (let name of [
				"repository",
				"pull_request",
				"head",
				"run_id"
			]) if (file[name] !== binding[name]) throw refusal(`its ${name} is ${JSON.stringify(file[name])}, but this job has ${JSON.stringify(binding[name])}`);
			let digest = digestFile(JSON.stringify(file.review));
			if (file.digest !== digest) throw refusal("its digest does not match its content");
			let readEntries = (0, _read_review_js__WEBPACK_IMPORTED_MODULE_5__.RJ)(review.findings);
			return {
				internVerdict: review.verdict,
				summary: (0, _contract_js__WEBPACK_IMPORTED_MODULE_6__.IN)(review.summary, _finding_js__WEBPACK_IMPORTED_MODULE_3__.DD),
				problem: review.problem === null ? void 0 : (0, _contract_js__WEBPACK_IMPORTED_MODULE_6__.IN)(review.problem, _finding_js__WEBPACK_IMPORTED_MODULE_3__.DD),
				findings: readEntries.findings,
				leftOut: review.left_out ?? readEntries.leftOut,
				unreadable: review.unreadable + readEntries.unreadable
			};
		}
		function digestFile(text) {
			return `sha256:${(0, _crypto_js__WEBPACK_IMPORTED_MODULE_7__.s)(text)}`;
		}
		function refusal(why, cause) {
			let message = `The file of findings is refused: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_8__.TN)(why)}. Give the unchanged file that a job of this workflow run collected.`;
			return new _errors_js__WEBPACK_IMPORTED_MODULE_9__.NH("findings_file_refused", message, {
				source: "findings-file",
				cause
			});
		}
	}),
	5530: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cl: () => toSuggestedLines,
			I9: () => toFingerprint,
			KN: () => isApplied,
			M6: () => digestText,
			Uk: () => findLinesWithText,
			zy: () => fingerprintAllWindows
		});
		var _crypto_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2962), _diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9555);
		function toFingerprint({ file, lines }, side, firstSeenPath = file.path) {
			let texts = toTexts(lines), ordinal = 0;
			for (let hunk of file.hunks ?? []) {
				let sideLines = (0, _diff_js__WEBPACK_IMPORTED_MODULE_0__.Bo)(side, hunk), starts = findOccurrences(texts, toTexts(sideLines)), at = starts.findIndex((start) => sideLines[start] === lines[0]);
				if (ordinal += at === -1 ? starts.length : at, at !== -1) break;
			}
			return hashPlace(firstSeenPath, side, texts.join("\n"), ordinal);
		}
		function hashPlace(firstSeenPath, side, text, ordinal) {
			return shortDigest(JSON.stringify([
				firstSeenPath,
				side,
				text,
				ordinal
			]));
		}
		function findOccurrences(sought, all) {
			let fallback = [0], advance = (matched, text) => {
				let length = matched;
				for (; length > 0 && sought[length] !== text;) length = fallback[length - 1] ?? 0;
				return sought[length] === text ? length + 1 : length;
			};
			for (let index = 1; index < sought.length; index += 1) fallback.push(advance(fallback[index - 1] ?? 0, sought[index]));
			let starts = [], matched = 0;
			for (let [index, text] of all.entries()) matched = advance(matched === sought.length ? fallback[matched - 1] ?? 0 : matched, text), matched === sought.length && starts.push(index - sought.length + 1);
			return starts;
		}
		function fingerprintAllWindows(file, side, count, firstSeenPath = file.path) {
			let countByText = new Map();
			return Array.from(listWindows(file, side, count), ({ lines, text }) => {
				let ordinal = countByText.get(text) ?? 0;
				return countByText.set(text, ordinal + 1), [hashPlace(firstSeenPath, side, text, ordinal), lines];
			});
		}
		function* listWindows(file, side, count) {
			for (let hunk of file.hunks ?? []) {
				let sideLines = (0, _diff_js__WEBPACK_IMPORTED_MODULE_0__.Bo)(side, hunk);
				for (let start = 0; start + count <= sideLines.length; start += 1) {
					let lines = sideLines.slice(start, start + count);
					yield {
						lines,
						text: toTexts(lines).join("\n")
					};
				}
			}
		}
		function digestText(lines, side) {
			return shortDigest(JSON.stringify([side, toTexts(lines).join("\n")]));
		}
		function findLinesWithText(file, { text: textDigest, side, line, end_line }, searchedSide = side) {
			let comparedTexts = new Set();
			for (let { lines, text } of listWindows(file, searchedSide, end_line - line + 1)) if (!comparedTexts.has(text) && (comparedTexts.add(text), digestText(lines, side) === textDigest)) return lines;
		}
		function toTexts(lines) {
			return lines.map(({ text }) => text);
		}
		function toSuggestedLines({ side, suggestion }, place) {
			if (side === "old" || suggestion === void 0 || suggestion === "") return;
			let suggestedTexts = suggestion.replace(/\n$/, "").split("\n").map(dropCarriageReturn), [before] = findOccurrences(toTexts(place.lines).map(dropCarriageReturn), suggestedTexts), firstOldLine = place.lines[0]?.newLine;
			if (before === void 0 || firstOldLine === void 0) return;
			let suggested = {
				before,
				count: suggestedTexts.length,
				digest: shortDigest(suggestedTexts.join("\n"))
			};
			return isApplied(suggested, place.file, firstOldLine) ? void 0 : suggested;
		}
		function isApplied({ before, count, digest }, file, firstOldLine) {
			return (file.hunks ?? []).some((hunk) => {
				let lines = (0, _diff_js__WEBPACK_IMPORTED_MODULE_0__.Bo)("new", hunk), startIndex = firstOldLine - before - (lines[0]?.newLine ?? 0), actual = startIndex < 0 ? [] : lines.slice(startIndex, startIndex + count);
				return actual.length === count && shortDigest(toTexts(actual).map(dropCarriageReturn).join("\n")) === digest;
			});
		}
		function dropCarriageReturn(line) {
			return line.replace(/\r$/, "");
		}
		function shortDigest(text) {
			return (0, _crypto_js__WEBPACK_IMPORTED_MODULE_1__.s)(text).slice(0, 32);
		}
	}),
	8597: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			RJ: () => readFindings,
			ty: () => readReview,
			yB: () => unreadableReview
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6413), _contract_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4930), _finding_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6939), _top_level_blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5285), _verdict_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1967);
		let maxBlockBytes = 262144, blockShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			version: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(1),
			run: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			verdict: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_verdict_js__WEBPACK_IMPORTED_MODULE_1__.L2),
			summary: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()), null),
			findings: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J())
		});
		function readReview(answer, word) {
			let candidates = new Set((0, _top_level_blocks_js__WEBPACK_IMPORTED_MODULE_2__.o)(answer).blocks.filter((block) => belongsToRun(block, word))), [block, otherBlock] = candidates;
			if (block === void 0) return { problem: `It has no block "${_contract_js__WEBPACK_IMPORTED_MODULE_3__.pI}" with the word "${word}" at its top level.` };
			if (otherBlock !== void 0) return { problem: `It has ${candidates.size} blocks "${_contract_js__WEBPACK_IMPORTED_MODULE_3__.pI}" that differ.` };
			let bytes = Buffer.byteLength(block);
			return bytes > maxBlockBytes ? { problem: `Its block "${_contract_js__WEBPACK_IMPORTED_MODULE_3__.pI}" has ${bytes} bytes; at most ${maxBlockBytes} are read.` } : readBlock((0, _json_js__WEBPACK_IMPORTED_MODULE_4__.qF)(block));
		}
		function unreadableReview(problem) {
			return {
				internVerdict: "unsure",
				summary: "",
				findings: [],
				leftOut: void 0,
				unreadable: 0,
				problem
			};
		}
		function readFindings(entries) {
			let results = entries.map(_contract_js__WEBPACK_IMPORTED_MODULE_3__.Gd), worstFirst = results.filter((finding) => finding !== void 0).toSorted(_finding_js__WEBPACK_IMPORTED_MODULE_5__.zK), distinct = [...Map.groupBy(worstFirst, ({ path, line, end_line, side, title }) => JSON.stringify([
				path,
				line,
				end_line,
				side,
				title
			])).values()].flatMap(([first]) => first ?? []), surplus = distinct.slice(_finding_js__WEBPACK_IMPORTED_MODULE_5__.TM), worst = surplus[0]?.severity;
			return {
				findings: distinct.slice(0, _finding_js__WEBPACK_IMPORTED_MODULE_5__.TM),
				leftOut: worst === void 0 ? void 0 : {
					count: surplus.length,
					worst
				},
				unreadable: results.filter((finding) => finding === void 0).length
			};
		}
		function belongsToRun(block, word) {
			if (!block.includes(word)) return !1;
			let json = (0, _json_js__WEBPACK_IMPORTED_MODULE_4__.qF)(block);
			return typeof json != "object" || !json || !("run" in json) || json.run === word;
		}
		function readBlock(json) {
			if (json === void 0) return { problem: `Its block "${_contract_js__WEBPACK_IMPORTED_MODULE_3__.pI}" is not JSON.` };
			let parsed = blockShape.safeParse(json);
			if (!parsed.success) {
				let path = parsed.error.issues[0]?.path.join(".") ?? "", where = path === "" ? "" : `, at "${path}"`;
				return { problem: `Its block "${_contract_js__WEBPACK_IMPORTED_MODULE_3__.pI}" does not have the required form${where}.` };
			}
			let { verdict, summary, findings } = parsed.data;
			return { review: {
				internVerdict: verdict,
				summary: (0, _contract_js__WEBPACK_IMPORTED_MODULE_3__.IN)((summary ?? "").trim(), _finding_js__WEBPACK_IMPORTED_MODULE_5__.DD),
				problem: void 0,
				...readFindings(findings)
			} };
		}
	}),
	5285: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { o: () => separateBlocks });
		var markdown_it__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5251), _contract_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4930);
		let parser = new markdown_it__WEBPACK_IMPORTED_MODULE_0__.A("commonmark").disable(["inline", "text_join"]);
		function separateBlocks(answer) {
			let fences = (answer.includes(_contract_js__WEBPACK_IMPORTED_MODULE_1__.pI) ? parser.parse(answer, {}) : []).filter(({ type, level, info }) => type === "fence" && level === 0 && info.trim().split(/\s/)[0] === _contract_js__WEBPACK_IMPORTED_MODULE_1__.pI);
			if (fences.length === 0) return {
				text: answer,
				blocks: []
			};
			let lines = answer.split(/\r\n|\r|\n/);
			for (let { map } of fences) lines.fill(void 0, ...map ?? [0, 0]);
			return {
				text: lines.filter((line) => line !== void 0).join("\n").trimEnd(),
				blocks: fences.map(({ content }) => content)
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
	4090: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kn: () => writeStatus,
			dE: () => readNewestStatus,
			wK: () => concludeStatus
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452);
		let statusShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			state: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			context: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			target_url: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			creator: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				login: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
			}))
		});
		async function readNewestStatus(github, { sha, context }) {
			let statuses = github.list(({ repos }) => repos.listCommitStatusesForRef, { ref: sha }, zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(statusShape));
			for await (let status of statuses) if (status.context === context) return status;
		}
		async function writeStatus(github, { sha, context, runUrl }, { state, description }) {
			let status = {
				sha,
				context,
				state,
				description: description.slice(0, 140),
				target_url: runUrl
			};
			await github.json(({ repos }) => repos.createCommitStatus, status, zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J());
		}
		let retryWaitsMs = [1e3, 4e3];
		async function concludeStatus(github, place, status, { clock, signal }) {
			for (let wait of retryWaitsMs) try {
				return await tryConclude(github, place, status);
			} catch (error) {
				if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.y_ && (error.data.status === void 0 || error.data.status >= 500))) throw error;
				await clock.sleep(wait, signal);
			}
			return tryConclude(github, place, status);
		}
		async function tryConclude(github, place, status) {
			let newest = await readNewestStatus(github, place);
			return newest?.target_url === place.runUrl && (newest.state !== status.state && await writeStatus(github, place, status), !0);
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
	5470: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			uW: () => findTwin,
			vE: () => notReviewed,
			zS: () => judgeMergeGroup
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _account_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7316), _commit_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4090);
		let commitsShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ commits: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() })) }), zod_mini__WEBPACK_IMPORTED_MODULE_0__.pdi(({ commits }) => commits)), pullsShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			number: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			state: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			head: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() })
		}));
		function listPulls(github, sha) {
			return github.list(({ repos }) => repos.listPullRequestsAssociatedWithCommit, { commit_sha: sha }, pullsShape);
		}
		async function findTwin(github, sha, ownNumber) {
			return (await Array.fromAsync(listPulls(github, sha))).find(({ number, state, head }) => number !== ownNumber && state === "open" && head.sha === sha)?.number;
		}
		async function judgeMergeGroup(github, group) {
			let commits = await readCommits(github, group);
			if (commits.length > 250) return notReviewed("the group has more than 250 commits");
			let heads = new Map();
			for (let sha of commits) for await (let pull of listPulls(github, sha)) pull.state === "open" && commits.includes(pull.head.sha) && heads.set(pull.number, pull.head.sha);
			if (heads.size === 0) return notReviewed("no open pull request has its head in the group");
			let judged = await Array.fromAsync(heads, ([number, sha]) => judgeHead(github, group, number, sha)), worst = judged.find(({ state }) => state === "error") ?? judged.find(({ state }) => state === "failure"), description = heads.size === 1 ? "One pull request passes" : `${heads.size} pull requests pass`;
			return worst ?? {
				state: "success",
				description
			};
		}
		function notReviewed(why) {
			return {
				state: "error",
				description: `Not reviewed: ${why}`
			};
		}
		async function judgeHead(github, group, number, sha) {
			let newest = await (0, _commit_status_js__WEBPACK_IMPORTED_MODULE_1__.dE)(github, {
				sha,
				context: group.context
			});
			if (newest === void 0 || !(0, _account_js__WEBPACK_IMPORTED_MODULE_2__.se)(newest.creator, group.account)) return notReviewed(`#${number} has no status from this action`);
			let { state } = newest;
			return state === "success" || state === "failure" ? {
				state,
				description: `#${number}: ${state}`
			} : notReviewed(`the status of #${number} is ${state === "pending" ? "pending" : "error"}`);
		}
		async function readCommits(github, { base, head }) {
			let place = { basehead: `${base}...${head}` }, list = github.list(({ repos }) => repos.compareCommitsWithBasehead, place, commitsShape, 67108864), commits = [];
			for await (let { sha } of list) if (commits.push(sha), commits.length > 250) break;
			return commits;
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
	}),
	4763: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Le: () => toReviewText,
			MU: () => toReviewBlocks,
			b1: () => toAnswerText,
			d1: () => toThreadText,
			gI: () => toAnnotations,
			nh: () => toReviewComment,
			pW: () => toUnthreadedText,
			xA: () => removeFindingsBlocks
		});
		var _findings_top_level_blocks_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5285), _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4057), _ending_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4443), _findings_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8114), _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9229), _render_cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9179), _render_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3974), _render_rich_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(993);
		function toReviewBlocks(outcome, level, rows) {
			let { verdict, review, head } = outcome, count = review.findings.length + (review.leftOut?.count ?? 0), commit = head === void 0 ? void 0 : ["commit ", { code: head.slice(0, 12) }], status = (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.R_)(_findings_words_js__WEBPACK_IMPORTED_MODULE_1__.L2[verdict], (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.Mn)(commit, [count === 0 ? "no findings" : `${count} found`]));
			if (level === "none") return [status];
			let counts = (0, _findings_words_js__WEBPACK_IMPORTED_MODULE_1__.cr)(outcome.rows.map(({ finding }) => finding)), shown = level === "full" ? toTable(outcome.rows, rows) : counts !== "" && (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.FY)(`Findings: ${counts}.`);
			return (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.Bv)(status, toAlerts(outcome), shown);
		}
		function toAlerts(outcome) {
			let { verdict, review, remarks } = outcome, { unreadable, leftOut } = review, warnings = [
				verdict === "unsure" && (0, _findings_words_js__WEBPACK_IMPORTED_MODULE_1__.sU)(outcome),
				verdict === "changes" && unreadable > 0 && `Findings that can't be read: ${unreadable}.`,
				leftOut !== void 0 && `Findings left out (too many): ${leftOut.count}. The verdict counts them.`,
				...remarks
			];
			return (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.Bv)(...warnings.map((words) => words !== !1 && (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.xE)("WARNING", (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_2__.ml)(words, _ending_js__WEBPACK_IMPORTED_MODULE_3__.aW))));
		}
		function toTable(findingRows, maxRows) {
			if (findingRows.length === 0) return [];
			let rows = findingRows.slice(0, maxRows).map(({ finding, fate, url }) => [
				[finding.severity],
				[{
					code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_2__.ml)((0, _findings_words_js__WEBPACK_IMPORTED_MODULE_1__.x5)(finding), 200),
					href: url
				}],
				[finding.title],
				[(0, _findings_words_js__WEBPACK_IMPORTED_MODULE_1__.NP)(fate)]
			]), omitted = findingRows.length - rows.length, note = omitted > 0 && (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.jQ)(`The file of findings has ${omitted} more.`);
			return (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.Bv)((0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.tp)([
				"Severity",
				"Place",
				"Finding",
				"State"
			], rows), note);
		}
		let maxBytes = 6e4;
		function toReviewText({ outcome, round, unthreaded }) {
			let { verdict, review, head, rows, remarks } = outcome, facts = (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.jQ)(`Round ${round} \u00b7 commit `, { code: head?.slice(0, 12) ?? "" }), verdictLine = `${_findings_words_js__WEBPACK_IMPORTED_MODULE_1__.L2[verdict]}.`;
			if (rows.length === 0 && verdict === "pass") return (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_4__.l6)([(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.FY)({ strong: verdictLine }, " Nothing new."), facts]);
			let unsure = verdict === "unsure" ? [(0, _findings_words_js__WEBPACK_IMPORTED_MODULE_1__.sU)(outcome)] : [], opening = (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.Bv)((0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.FY)({ strong: verdictLine }, ` ${(0, _findings_words_js__WEBPACK_IMPORTED_MODULE_1__.OJ)(rows)}`), review.summary !== "" && {
				type: "prose",
				text: review.summary
			}, [...unsure, ...remarks].map((words) => (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.xE)("WARNING", words)));
			return [
				(0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_4__.l6)(opening),
				...keepWithinBytes(unthreaded.map(toUnthreadedText)),
				(0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_4__.l6)([facts])
			].join("\n");
		}
		function toUnthreadedText({ finding }) {
			let summary = [
				{ strong: finding.severity },
				" ",
				{ code: (0, _findings_words_js__WEBPACK_IMPORTED_MODULE_1__.x5)(finding) },
				` ${finding.title}`
			];
			return (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_4__.l6)([(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.zH)(summary, ...toBodyBlocks(finding), ...toSuggestionBlocks(finding))]);
		}
		function toSuggestionBlocks(finding) {
			return finding.suggestion === void 0 ? [] : [(0, _findings_words_js__WEBPACK_IMPORTED_MODULE_1__.pn)(finding) ? _findings_words_js__WEBPACK_IMPORTED_MODULE_1__.$u : (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.aY)(finding.suggestion)];
		}
		function keepWithinBytes(entries) {
			let fitting = (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_2__.z6)(entries, maxBytes), omitted = entries.length - fitting.length;
			return omitted === 0 ? fitting : [...fitting, (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_4__.l6)([(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.jQ)(`The job summary has ${omitted} more.`)])];
		}
		let rowCounts = [
			200,
			100,
			50,
			25,
			10
		];
		function toReviewComment(outcome, otherBytes) {
			return (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_4__.s8)(rowCounts, maxBytes - otherBytes, (rows) => toReviewBlocks(outcome, "full", rows));
		}
		function toThreadText(finding) {
			let suggestion = (0, _findings_words_js__WEBPACK_IMPORTED_MODULE_1__.G4)(finding), text = (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_4__.l6)((0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.Bv)(toFindingBlocks(finding), (0, _findings_words_js__WEBPACK_IMPORTED_MODULE_1__.pn)(finding) && _findings_words_js__WEBPACK_IMPORTED_MODULE_1__.$u));
			return suggestion === "" ? text : `${text}\n${suggestion}`;
		}
		function toAnswerText(finding) {
			return (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_4__.l6)([...toFindingBlocks(finding), ...toSuggestionBlocks(finding)]);
		}
		function toFindingBlocks(finding) {
			return [(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.FY)({ strong: finding.severity }, ` \u00b7 ${finding.title}`), ...toBodyBlocks(finding)];
		}
		function toBodyBlocks({ body }) {
			return body.trim() === "" ? [] : [{
				type: "rich",
				html: (0, _render_rich_text_js__WEBPACK_IMPORTED_MODULE_5__.renderRichText)(body),
				text: body
			}];
		}
		let levels = {
			critical: "error",
			major: "error",
			minor: "warning",
			note: "notice"
		};
		function toAnnotations(findings) {
			return findings.map(({ finding, placement }) => {
				let { severity, title, body, path, line, end_line: endLine, side } = finding, message = body === "" ? title : body, annotation = {
					kind: levels[severity],
					title: `${severity}: ${title}`
				};
				return placement.in === "diff" && side === "new" ? {
					...annotation,
					message,
					place: {
						file: path,
						line,
						endLine
					}
				} : {
					...annotation,
					message: `${(0, _findings_words_js__WEBPACK_IMPORTED_MODULE_1__.x5)(finding)}: ${message}`
				};
			});
		}
		function removeFindingsBlocks(record) {
			let separated = (0, _transcript_run_record_js__WEBPACK_IMPORTED_MODULE_6__.g5)(record), { head, tail, omitted } = separated.text;
			return omitted > 0 ? {
				...separated,
				text: {
					head,
					tail: (0, _findings_top_level_blocks_js__WEBPACK_IMPORTED_MODULE_7__.o)(tail).text,
					omitted
				}
			} : {
				...separated,
				text: {
					head: (0, _findings_top_level_blocks_js__WEBPACK_IMPORTED_MODULE_7__.o)(head + tail).text,
					tail: "",
					omitted
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
