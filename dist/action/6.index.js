export const id = 6;
export const ids = [6];
export const modules = {
	6145: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			wn: () => endUnreviewed,
			LT: () => openReviewPosting,
			Xc: () => postReview,
			MB: () => readRounds,
			e1: () => whyNoRound
		});
		var errors = __webpack_require__(452), findings_finding = __webpack_require__(6939), account = __webpack_require__(7316), changed_files = __webpack_require__(1002), review_memory = __webpack_require__(9677), contract = __webpack_require__(4930), findings_fingerprint = __webpack_require__(5530), diff = __webpack_require__(9555);
		function stateOf({ isResolved, resolvedBy, lastAnswer }, memory, mayWrite) {
			let isByUs = resolvedBy === void 0 || resolvedBy === memory.ownLogin;
			if (lastAnswer === "gone" && (!isResolved || isByUs)) return { is: "closed" };
			if (!isResolved) return { is: "open" };
			let isStranger = memory.isFromFork && resolvedBy === memory.author;
			return resolvedBy !== void 0 && !isStranger && mayWrite(resolvedBy) ? { is: "settled" } : {
				is: "hidden",
				by: resolvedBy
			};
		}
		function isConversation({ writers }, { author }, mayWrite) {
			return writers === "unknown" || writers.some((login) => login === author || mayWrite(login));
		}
		function peopleIn(threads) {
			let resolved = threads.flatMap(({ resolvedBy }) => resolvedBy ?? []), wrote = threads.flatMap(({ writers }) => writers === "unknown" ? [] : writers);
			return [...new Set([...resolved, ...wrote])];
		}
		function findThreadLines({ files, isWhole }, since = new Map()) {
			let known = new Map(), spansIn = (file, marker) => {
				let { side, path } = marker, count = marker.end_line - marker.line + 1, key = JSON.stringify([
					file.path,
					side,
					count,
					path
				]), spans = known.get(key) ?? new Map((0, findings_fingerprint.pX)(file, side, count, path).map(({ fingerprint, lines }) => [fingerprint, spanOf(side, lines)]));
				return known.set(key, spans), spans;
			};
			return ({ marker }) => {
				let file = files.find(({ path }) => path === marker.path) ?? files.find((one) => formerPath(one) === marker.path);
				if (file === void 0) return isWhole ? unlessKept(marker, files, since) : { are: "unknown" };
				if (file.hunks === void 0) return { are: "unknown" };
				let span = spansIn(file, marker).get(marker.fingerprint);
				return span === void 0 ? unlessKept(marker, files, since) : {
					are: "there",
					file,
					...span
				};
			};
		}
		function unlessKept(marker, files, since) {
			let changed = marker.side === "old" ? void 0 : changedSince(marker, since);
			if (changed === void 0) return (marker.side === "old" || since.has(marker.head) ? textAnywhere(marker, files) : void 0) ?? unlessUnseen(marker, files, since);
			if (changed.is === "removed") return { are: "gone" };
			let file = files.find(({ path }) => path === changed.path);
			return file?.hunks === void 0 ? { are: "unknown" } : {
				are: "there",
				file,
				first: marker.line + changed.shift,
				last: marker.end_line + changed.shift
			};
		}
		function textAnywhere(marker, files) {
			let { side } = marker;
			for (let file of files) {
				let lines = (0, findings_fingerprint.BL)(file, textOf(marker));
				if (lines !== void 0) return {
					are: "there",
					file,
					...spanOf(side, lines)
				};
			}
		}
		function spanOf(side, lines) {
			let [first = 0, last = first] = [lines[0], lines.at(-1)].map((line) => line && (0, diff.de)(side, line));
			return {
				first,
				last
			};
		}
		function textOf({ fingerprint, text, side, path, line, end_line }) {
			return {
				fingerprint,
				text,
				side,
				path,
				count: end_line - line + 1
			};
		}
		function unlessUnseen(marker, files, since) {
			let followed = since.get(marker.head);
			if (followed === void 0 || "files" in followed) return { are: "gone" };
			let { isRewritten, sinceReview } = followed, isHidden = files.some(({ hunks, status }) => hunks === void 0 && status !== "removed");
			return !isRewritten || isHidden ? { are: "unknown" } : sinceReview === void 0 || marker.side === "old" ? { are: "gone" } : { are: sinceReview.files.some((file) => (0, findings_fingerprint.BL)(file, textOf(marker), "old") !== void 0) ? "gone" : "unknown" };
		}
		function changedSince({ head, path, line, end_line }, since) {
			let changes = since.get(head);
			if (changes === void 0 || !("files" in changes)) return;
			let file = changes.files.find((one) => formerPath(one) === path) ?? changes.files.find((one) => one.path === path);
			if (file === void 0) return {
				is: "kept",
				path,
				shift: 0
			};
			if (file.status === "removed") return { is: "removed" };
			let shown = (file.hunks ?? []).flat().filter(({ oldLine = 0 }) => oldLine >= line && oldLine <= end_line), removed = shown.filter(({ kind }) => kind === "removed").length, count = end_line - line + 1;
			return (removed > 0 || addsWithin(file, line, end_line)) && (shown.length === count || removed * 2 >= count) ? { is: "removed" } : {
				is: "kept",
				path: file.path,
				shift: shiftAt(file, line)
			};
		}
		function shiftAt(file, line) {
			let shift = 0;
			for (let hunk of file.hunks ?? []) {
				let before = 0;
				for (let { kind, oldLine } of hunk) before = oldLine ?? before, kind === "added" && before < line && (hunk[0]?.oldLine ?? 0) <= line && (shift += 1), kind === "removed" && before < line && --shift;
			}
			return shift;
		}
		function linesOfThreads(threads, changes, since) {
			let all = threads.map(findThreadLines(changes, since)), keyOf = (lines, { marker }) => lines.are === "there" ? JSON.stringify([
				lines.file.path,
				marker.side,
				lines.first,
				lines.last
			]) : void 0, isRemoved = ({ marker }) => marker.side === "new" && changedSince(marker, since)?.is === "removed", kept = new Set(all.flatMap((lines, at) => {
				let thread = threads[at];
				return thread === void 0 || isRemoved(thread) ? [] : keyOf(lines, thread) ?? [];
			}));
			return all.map((lines, at) => {
				let thread = threads[at], key = thread && keyOf(lines, thread);
				return thread !== void 0 && key !== void 0 && kept.has(key) && isRemoved(thread) ? { are: "gone" } : lines;
			});
		}
		function addsWithin(file, first, last) {
			return (file.hunks ?? []).some((hunk) => {
				let before = 0;
				return hunk.some(({ kind, oldLine }) => (before = oldLine ?? before, kind === "added" && before >= first && before < last));
			});
		}
		function fingerprintsOf(placement, side) {
			return [(0, findings_fingerprint.ax)(placement, side), (0, findings_fingerprint.ax)(placement, side, formerPath(placement.file))];
		}
		function isOnLines({ line, endLine, side, path }, marker, lines) {
			if (lines.are !== "there" || side !== marker.side || path !== lines.file.path) return !1;
			let common = Math.min(endLine, lines.last) - Math.max(line, lines.first) + 1, either = Math.max(endLine, lines.last) - Math.min(line, lines.first) + 1;
			return common * 2 >= either;
		}
		function formerPath({ status, previousPath }) {
			return status === "renamed" ? previousPath : void 0;
		}
		function placeFindings(findings, files, threads) {
			let changed = (0, diff.f2)(files), onThreads = new Map(), fresh = [];
			for (let finding of findings) {
				let placement = (0, diff.$t)(finding, changed), found = {
					finding,
					placement
				}, thread = pick(finding, placement.in === "diff" ? threadsOn(finding, placement, threads) : [], onThreads);
				thread === void 0 ? fresh.push(found) : onThreads.set(thread, [...onThreads.get(thread) ?? [], found]);
			}
			return {
				onThreads,
				fresh
			};
		}
		function threadsOn(finding, placement, threads) {
			let fingerprints = fingerprintsOf(placement, finding.side), same = threads.filter(({ thread }) => fingerprints.includes(thread.marker.fingerprint)), near = threads.filter(({ thread, lines, state }) => state.is !== "settled" && isOnLines(finding, thread.marker, lines));
			if (same.length > 0) return same.map(({ thread }) => thread);
			let telling = near.filter(({ thread }) => (0, findings_finding.du)(thread.severity, finding.severity));
			return (telling.length > 0 ? telling : near).map(({ thread }) => thread);
		}
		function pick({ title }, threads, taken) {
			return threads.find(({ marker }) => marker.title === title) ?? threads.find((thread) => !taken.has(thread)) ?? threads[0];
		}
		function roundOf({ reviews }, head) {
			return reviews.find((review) => review.head === head)?.round ?? Math.max(0, ...reviews.map(({ round }) => round)) + 1;
		}
		function planRound(facts) {
			let { memory, head, review, rules } = facts, allLines = linesOfThreads(memory.threads, facts.changes, facts.since), threads = memory.threads.map((thread, at) => ({
				thread,
				lines: allLines[at] ?? { are: "unknown" },
				state: stateOf(thread, memory, facts.mayWrite)
			})), { onThreads, fresh } = placeFindings(review.findings, facts.changes.files, threads), round = roundOf(memory, head), opening = openNew(fresh, memory, {
				head,
				round,
				rules
			}), outcomes = threads.map((known) => judgeThread(known, onThreads.get(known.thread) ?? [], facts)), counting = [...outcomes.flatMap(({ counts }) => counts), ...opening.counts], leftOut = review.leftOut === void 0 ? [] : [{ severity: review.leftOut.worst }], verdict = {
				counting: [...counting, ...leftOut],
				unreadable: review.unreadable,
				said: wordThatCounts(facts, outcomes),
				failAt: rules.failAt
			}, unkept = [
				...opening.unthreaded.map(({ finding }) => finding),
				...outcomes.flatMap(({ worse }) => worse),
				...leftOut
			];
			return {
				round,
				written: memory.reviews.find((one) => one.head === head),
				opened: opening.opened,
				unthreaded: opening.unthreaded,
				answers: outcomes.flatMap(({ answer }) => answer === void 0 ? [] : [answer]),
				rows: [...outcomes.flatMap(({ rows }) => rows), ...opening.rows].toSorted((a, b) => (0, findings_finding.Np)(a.finding, b.finding)),
				verdict,
				isPartial: isUnsure(verdict) || unkept.some(({ severity }) => (0, findings_finding.du)(severity, rules.failAt)),
				remarks: firstOf(outcomes.flatMap(({ remark }) => remark ?? []))
			};
		}
		function isUnsure(verdict) {
			return verdict.unreadable > 0 || verdict.said === "unsure" || (0, findings_finding.ds)(verdict) === "unsure";
		}
		function judgeThread(known, found, facts) {
			return found.length === 0 ? judgeUnfound(known, facts) : judgeFound(known, found, facts.rules);
		}
		function judgeFound({ thread, state }, found, { failAt }) {
			let { severity, url, isResolved } = thread, isReopened = state.is === "closed" || state.is === "hidden", isWorse = ({ finding }) => finding.severity !== severity && (0, findings_finding.du)(finding.severity, severity), worse = found.filter(isWorse).toSorted((a, b) => (0, findings_finding.Np)(a.finding, b.finding)), isFailing = worse.some(({ finding }) => (0, findings_finding.du)(finding.severity, failAt)), fateOf = (one) => isReopened ? "new" : state.is === "open" ? "known" : isWorse(one) ? "new" : "settled", says = sayWorse(thread, worse[0]) ?? (isReopened && thread.lastAnswer !== "again" ? "again" : void 0), does = isResolved && (isReopened || isFailing) ? "unresolve" : void 0;
			return {
				rows: found.map((one) => ({
					finding: one.finding,
					fate: { is: fateOf(one) },
					url
				})),
				counts: [...state.is === "settled" ? [] : [{ severity }], ...worse.map(({ finding }) => finding)],
				worse: worse.map(({ finding }) => finding),
				answer: says === void 0 && does === void 0 ? void 0 : {
					thread,
					says,
					does
				},
				remark: remarkOf(thread, state),
				settled: state.is === "settled" ? found.map(({ finding }) => finding.severity) : []
			};
		}
		function sayWorse({ isResolved, answeredSeverity }, worst) {
			if (worst === void 0) return;
			let isAnswered = answeredSeverity !== void 0 && (0, findings_finding.du)(answeredSeverity, worst.finding.severity);
			return isResolved && isAnswered ? void 0 : { worse: worst };
		}
		function judgeUnfound({ thread, lines, state }, { memory, mayWrite, head }) {
			let nothing = {
				rows: [],
				counts: [],
				worse: [],
				answer: void 0,
				remark: void 0,
				settled: []
			};
			if (state.is === "settled" || state.is === "closed") return nothing;
			let { marker, severity, url, isResolved, lastAnswer } = thread, finding = {
				...marker,
				severity,
				endLine: marker.end_line
			}, isCommitted = isMendedAsSuggested(marker, lines);
			if (lines.are !== "gone" && !isCommitted || memory.head !== head) {
				let rows = [{
					finding,
					fate: { is: "known" },
					url
				}];
				return {
					...nothing,
					rows,
					counts: [{ severity }],
					remark: remarkOf(thread, state)
				};
			}
			if (lastAnswer === "gone") return nothing;
			let mayResolve = !isResolved && !isConversation(thread, memory, mayWrite);
			return {
				...nothing,
				rows: [{
					finding,
					fate: { is: "gone" },
					url
				}],
				answer: {
					thread,
					says: isCommitted ? "committed" : "gone",
					does: mayResolve ? "resolve" : void 0
				}
			};
		}
		function isMendedAsSuggested({ suggested }, lines) {
			return suggested !== void 0 && lines.are === "there" && (0, findings_fingerprint.fr)(suggested, lines.file, lines.first);
		}
		function remarkOf({ marker }, state) {
			return state.is === "hidden" ? `${state.by === void 0 ? "Somebody whose account is not known" : `"${state.by}"`} resolved the thread at ${(0, contract.IN)(marker.path, 200)}:${marker.line}, and may not settle it: it counts as open.` : void 0;
		}
		function firstOf(remarks) {
			let left = remarks.length - maxRemarks;
			return left <= 0 ? remarks : [...remarks.slice(0, maxRemarks), `Threads that count as open for the same reason: ${left} more.`];
		}
		let maxRemarks = 10;
		function wordThatCounts({ review, rules }, outcomes) {
			let isAnswered = outcomes.flatMap((one) => one.settled).some((severity) => (0, findings_finding.du)(severity, rules.failAt));
			return review.said === "changes" && isAnswered ? "pass" : review.said;
		}
		function openNew(fresh, memory, { head, round, rules }) {
			let { tag, severityFloor, maxFindings } = rules, floor = severityFloor[Math.min(round, severityFloor.length) - 1] ?? "note", already = memory.threads.filter(({ marker }) => marker.head === head).length, opened = [], unthreaded = [], rows = [], seen = new Set();
			for (let found of fresh.toSorted((a, b) => (0, findings_finding.Np)(a.finding, b.finding))) {
				let { finding, placement } = found, row = (fate) => void rows.push({
					finding,
					fate
				});
				if (placement.in === "elsewhere") {
					row({
						is: "elsewhere",
						why: placement.why
					}), unthreaded.push(found);
					continue;
				}
				let fingerprint = (0, findings_fingerprint.ax)(placement, finding.side), key = JSON.stringify([fingerprint, finding.title]);
				if (!seen.has(key)) {
					if (seen.add(key), !(0, findings_finding.du)(finding.severity, floor)) row({ is: "below-floor" });
					else if (already + opened.length >= maxFindings) row({ is: "beyond-max" }), unthreaded.push(found);
					else {
						let { path, side, line, endLine: end_line, severity, title } = finding, lines = {
							fingerprint,
							text: (0, findings_fingerprint.Nr)(placement.lines, side),
							path,
							side,
							line,
							end_line
						}, suggested = (0, findings_fingerprint.Cl)(finding, placement), marker = {
							kind: "finding",
							tag,
							head,
							...lines,
							severity,
							title
						};
						opened.push({
							found,
							marker: suggested === void 0 ? marker : {
								...marker,
								suggested
							}
						}), row({ is: "new" });
					}
				}
			}
			return {
				opened,
				unthreaded,
				rows,
				counts: fresh.map(({ finding }) => finding)
			};
		}
		var schemas = __webpack_require__(8395), refusal = __webpack_require__(852), review_marker = __webpack_require__(1933);
		let words = {
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
			let { log } = options, [worse, plain] = [answers.filter(saysWorse), answers.filter((answer) => !saysWorse(answer))], reopening = worse.flatMap(toResolution), unopened = await send(reopening, options), unopenedIds = new Set(unopened.map(({ field }) => field?.value.threadId)), fields = [...worse.flatMap((answer) => {
				let { thread, does } = answer;
				return toReply(answer, options, thread.isResolved && (does === void 0 || unopenedIds.has(thread.id)));
			}), ...plain.flatMap((answer) => [...toReply(answer, options, !1), ...toResolution(answer)])];
			tellRefused([...unopened, ...await send(fields, options)], reopening.length + fields.length, log);
		}
		async function send(fields, { github }) {
			let refused = [];
			for (let start = 0; start < fields.length; start += 20) {
				let some = fields.slice(start, start + 20), answer = await github.graphql(toRequest(some), schemas.g1P(schemas.YjP(), schemas.L5J()));
				for (let refusal of answer.refused) refused.push({
					field: some[Number(refusal.field?.slice(1))],
					refusal
				});
			}
			return refused;
		}
		function tellRefused(refused, sent, log) {
			let others = refused.filter(({ refusal }) => refusal.type !== "FORBIDDEN"), [other] = others;
			other !== void 0 && log.warning(`GitHub did not take ${others.length} of ${sent} answers and resolutions: ${other.refusal.message}`);
			let forbidden = refused.filter(({ refusal }) => refusal.type === "FORBIDDEN"), reply = forbidden.find(({ field }) => field?.mutation === replyField);
			if (reply !== void 0) throw new errors.y_("github_refused", `GitHub refused an answer: ${reply.refusal.message}`, { status: 403 });
			forbidden.length > 0 && log.warning(`${forbidden.length} threads were answered but neither resolved nor reopened: that takes the permission "contents: write", which no job that talks to an intern should have. Give it to a job of its own with "command: post-findings", or resolve them by hand.`);
		}
		let replyField = "addPullRequestReviewThreadReply";
		function saysWorse({ says }) {
			return typeof says == "object";
		}
		function toResolution({ thread, does }) {
			return does === void 0 ? [] : [{
				...resolutions[does],
				value: { threadId: thread.id }
			}];
		}
		function toReply({ thread, says }, options, staysResolved) {
			if (says === void 0) return [];
			let body = typeof says == "object" ? toWorse(says, options, staysResolved) : toBody(says, options), value = {
				pullRequestReviewThreadId: thread.id,
				body
			};
			return [{
				mutation: replyField,
				input: "AddPullRequestReviewThreadReplyInput",
				value
			}];
		}
		function toBody(says, { head, tag }) {
			let { kind, text } = words[says];
			return `${(0, review_marker.r)({
				kind,
				tag,
				head
			})}\n${text} ${head}.`;
		}
		function toWorse({ worse }, { head, tag, texts }, staysResolved) {
			let marker = {
				kind: "again",
				tag,
				head,
				severity: worse.finding.severity
			}, opening = `${words.again.text} ${head}, more severe than before.`;
			return staysResolved ? `${(0, review_marker.r)({
				...marker,
				resolved: !0
			})}\n${opening} It counts although this thread is resolved.\n\n${texts.answer(worse)}` : `${(0, review_marker.r)(marker)}\n${opening}\n\n${texts.answer(worse)}`;
		}
		function toRequest(fields) {
			let declared = fields.map(({ input }, index) => `$i${index}: ${input}!`).join(", "), aliases = fields.map(({ mutation }, index) => `f${index}: ${mutation}(input: $i${index}) { clientMutationId }`), variables = Object.fromEntries(fields.map(({ value }, index) => [`i${index}`, value]));
			return {
				query: `mutation Answer(${declared}) { ${aliases.join(" ")} }`,
				variables
			};
		}
		let reviewShape = schemas._H3({
			id: schemas.Whr(),
			html_url: schemas.YjP()
		}), updatedShape = schemas._H3({ updatePullRequestReview: schemas._H3({}) }), noUrls = new Map();
		async function postRound(plan, options) {
			try {
				return await write(plan, options);
			} catch (error) {
				if (!(error instanceof errors.y_ && (0, refusal.VH)(error))) throw error;
				return options.log.info(`Reading back what was written of the review: ${(0, errors.Uc)(error)}`), write(await options.planAgain(), options);
			}
		}
		async function write(plan, options) {
			let { written } = plan, posted = written === void 0 ? await createReview(plan, options) : await repeat(plan, written, options);
			return await postAnswers(plan.answers, options), {
				plan,
				...posted
			};
		}
		async function createReview(plan, options) {
			let { log } = options, review = await create(plan, plan.opened, options);
			if (review !== void 0) return {
				reviewUrl: review.html_url,
				refused: [],
				urls: await readThreadUrls(plan.opened, review.id, options)
			};
			if (plan.opened.length > 0) {
				log.warning("GitHub refused a line of the review. All findings are in its body.");
				let whole = await create(plan, [], options);
				if (whole !== void 0) return {
					reviewUrl: whole.html_url,
					refused: plan.opened,
					urls: noUrls
				};
			}
			return log.warning("GitHub refused the review, because its commit may be gone. Its findings are in the summary."), {
				reviewUrl: void 0,
				refused: plan.opened,
				urls: noUrls
			};
		}
		async function create(plan, opened, options) {
			let { github, number, head, texts } = options, inBody = plan.opened.filter((one) => !opened.includes(one)), review = {
				...github.repository,
				pull_number: number,
				commit_id: head,
				event: "COMMENT",
				body: post_round_toBody(plan, inBody, options),
				comments: opened.map((thread) => toComment(thread, texts))
			};
			return unlessUnfit(github.json(({ rest }) => rest.pulls.createReview(review), reviewShape));
		}
		function post_round_toBody(plan, refused, { head, tag, texts }) {
			let { round, written } = plan, inBody = refused.map(({ found }) => found), marker = {
				kind: "review",
				tag,
				round,
				head,
				...(written?.isPartial ?? !1) || isPartial(plan, refused) ? { partial: !0 } : {},
				verdict: (0, findings_finding.ds)(plan.verdict)
			};
			return `${(0, review_marker.r)(marker)}\n${texts.review(plan, inBody)}`;
		}
		function isPartial(plan, refused) {
			return plan.isPartial || refused.some(({ marker }) => (0, findings_finding.du)(marker.severity, plan.verdict.failAt));
		}
		async function repeat(plan, written, options) {
			let posted = await openThreads(plan.opened, options);
			if (!saysAll(written, plan, posted.refused, options)) {
				let input = {
					pullRequestReviewId: written.id,
					body: post_round_toBody(plan, posted.refused, options)
				};
				await options.github.graphql({
					query: "mutation Update($input: UpdatePullRequestReviewInput!) { updatePullRequestReview(input: $input) { clientMutationId } }",
					variables: { input }
				}, updatedShape);
			}
			return {
				...posted,
				reviewUrl: written.url
			};
		}
		function saysAll({ verdict, isPartial: wasPartial, body }, plan, refused, { texts }) {
			if ((0, findings_finding.ds)(plan.verdict) !== verdict || isPartial(plan, refused) && !wasPartial) return !1;
			let text = withPlainLineEnds(body);
			return [...refused.map(({ found }) => found), ...plan.unthreaded].every((found) => text.includes(withPlainLineEnds(texts.unthreaded(found)).trim()));
		}
		function withPlainLineEnds(text) {
			return text.replaceAll("\r\n", "\n");
		}
		async function openThreads(opened, { github, number, head, texts }) {
			let refused = [], urls = new Map(), place = {
				...github.repository,
				pull_number: number,
				commit_id: head
			};
			for (let thread of opened) {
				let comment = {
					...place,
					...toComment(thread, texts)
				}, created = await unlessUnfit(github.json(({ rest }) => rest.pulls.createReviewComment(comment), reviewShape));
				created === void 0 ? refused.push(thread) : urls.set(thread, created.html_url);
			}
			return {
				refused,
				urls
			};
		}
		function toComment({ found, marker }, texts) {
			let { path, line, endLine, side } = found.finding, where = side === "new" ? "RIGHT" : "LEFT", start = line === endLine ? {} : {
				start_line: line,
				start_side: where
			};
			return {
				path,
				body: `${(0, review_marker.r)(marker)}\n${texts.thread(found)}`,
				line: endLine,
				side: where,
				...start
			};
		}
		async function unlessUnfit(call) {
			try {
				return await call;
			} catch (error) {
				if (error instanceof errors.y_ && error.data.status === 422) return;
				throw error;
			}
		}
		let commentsShape = schemas.YOg(schemas._H3({
			body: schemas.YjP(),
			html_url: schemas.YjP()
		}));
		async function readThreadUrls(threads, review, { github, number, log }) {
			let urls = new Map();
			if (threads.length === 0) return new Map();
			try {
				let place = {
					...github.repository,
					pull_number: number,
					review_id: review,
					per_page: 100
				}, pages = github.pages(({ rest, paginate }) => paginate.iterator(rest.pulls.listCommentsForReview, place), commentsShape);
				for await (let page of pages) for (let { body, html_url } of page) {
					let marker = (0, review_marker.B)(body);
					marker?.kind === "finding" && urls.set(keyOf(marker), html_url);
				}
			} catch (error) {
				if (!(error instanceof errors.h4)) throw error;
				log.debug(`The pages of the threads are not known: ${(0, errors.Uc)(error)}`);
			}
			let known = threads.map((thread) => [thread, urls.get(keyOf(thread.marker))]);
			return new Map(known.flatMap(([thread, url]) => url === void 0 ? [] : [[thread, url]]));
		}
		function keyOf({ fingerprint, title }) {
			return `${fingerprint} ${title}`;
		}
		var findings_review = __webpack_require__(4763), findings_words = __webpack_require__(8114), wording = __webpack_require__(6559), review_status = __webpack_require__(2426);
		async function readRounds(access, { commentTag: tag }, number) {
			let memory = await (0, review_memory.S)(access.github(), {
				number,
				tag
			});
			return access.knowAccount(memory.account), memory;
		}
		function whyNoRound(memory, { maxRounds }, head) {
			if (!(roundOf(memory, head) <= maxRounds)) return {
				why: `This pull request had ${maxRounds} ${maxRounds === 1 ? "round" : "rounds"} of review.`,
				remedy: "A person goes on, or \"max-rounds\" allows more."
			};
		}
		async function postReview(review, place, memory) {
			let { io, access, settings, reviewed } = place, { number, head } = reviewed, tag = settings.commentTag, github = access.github(), planAgain = async () => plan(review, place, await readRounds(access, settings, number)), options = {
				github,
				number,
				head,
				tag,
				texts: {
					review: (one, inBody) => io.redactor.redact(toText(toOutcome(one, review, head), one, inBody)),
					thread: ({ finding }) => io.redactor.redact((0, findings_review.d1)(finding)),
					answer: ({ finding }) => io.redactor.redact((0, findings_review.b1)(finding)),
					unthreaded: (found) => io.redactor.redact((0, findings_review.pW)(found))
				},
				planAgain,
				log: io.log
			}, posted = await (0, review_status.hB)("pull-requests: write", async () => postRound(await (memory === void 0 ? planAgain() : plan(review, place, memory)), options)), outcome = toOutcome(posted.plan, review, head), rows = withUrls(outcome.rows, posted);
			return {
				outcome: {
					...outcome,
					rows,
					reviewUrl: posted.reviewUrl
				},
				counting: posted.plan.verdict.counting
			};
		}
		async function plan(review, { access, settings, reviewed: { head, changes } }, memory) {
			let { commentTag: tag } = settings, writers = await readWriters(access, memory), mayWrite = (login) => writers.has(login);
			return planRound({
				memory,
				mayWrite,
				head,
				changes,
				since: await readSince(access, memory, {
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
		let notFollowed = {
			isRewritten: !1,
			sinceReview: void 0
		}, nothingKnown = {
			files: [],
			isWhole: !1
		};
		async function readSince(access, { threads, reviews }, { head, changes }) {
			let linesOf = findThreadLines(changes), moved = threads.filter((thread) => thread.lastAnswer !== "gone" && linesOf(thread).are !== "there"), heads = new Set(moved.map(({ marker }) => marker.head)), commits = [...heads].filter((base) => base !== head), unchanged = heads.has(head) ? [[head, notFollowed]] : [];
			if (commits.length === 0) return new Map(unchanged);
			let since = (base) => (0, changed_files.aM)(access.github(), {
				base,
				head
			}), read = await Promise.all(commits.slice(0, 10).map(since)), last = (0, review_memory.L)(head, reviews), sinceLast = last === void 0 || !read.includes("rewritten") ? "rewritten" : await since(last), sinceReview = sinceLast === "rewritten" ? void 0 : sinceLast ?? nothingKnown, sinceOf = (at) => {
				let followed = read[at];
				return typeof followed == "object" ? followed : {
					isRewritten: followed === "rewritten",
					sinceReview
				};
			};
			return new Map([...unchanged, ...commits.map((commit, at) => [commit, sinceOf(at)])]);
		}
		async function readWriters(access, memory) {
			let people = peopleIn(memory.threads).slice(0, 50), known = await Promise.all(people.map(async (login) => ({
				login,
				permission: await (0, account.cE)(access.github(), login)
			})));
			return new Set(known.filter(({ permission }) => (0, account.du)(permission, "write")).map(({ login }) => login));
		}
		function toOutcome(one, review, head) {
			let { verdict, rows, remarks, written } = one;
			return {
				verdict: (0, findings_finding.ds)(verdict),
				review,
				head,
				rows,
				remarks,
				reviewUrl: written?.url
			};
		}
		function toText(outcome, { round, unthreaded }, inBody) {
			return (0, findings_review.Le)({
				outcome,
				round,
				unthreaded: [...inBody, ...unthreaded]
			});
		}
		function withUrls(rows, { plan: { opened }, reviewUrl, urls }) {
			return rows.map((row) => {
				let thread = opened.find(({ found }) => found.finding === row.finding), own = thread === void 0 ? void 0 : urls.get(thread), url = row.url ?? own ?? (row.fate.is === "new" ? reviewUrl : void 0);
				return url === void 0 ? row : {
					...row,
					url
				};
			});
		}
		async function openReviewPosting(io, settings, access, head) {
			let number = access.subject?.number;
			if (head === void 0 || number === void 0) throw new errors.dz("input_invalid", (0, wording.MH)`The event "${access.event.name}" is about no pull request, so there is nowhere to post a review. Set ${(0, wording.hF)("findings")} to "collect" or "annotate", and leave ${(0, wording.hF)("commit-status")} out.`, { source: "findings" });
			let { commitStatus: context } = settings, status = context === void 0 ? void 0 : await (0, review_status.xP)(io, access, {
				sha: head,
				context
			}), posts = settings.findings === "review", memory = posts ? await readRounds(access, settings, number) : void 0, noRound = memory === void 0 ? void 0 : whyNoRound(memory, settings, head);
			return noRound === void 0 ? {
				reviews: memory?.reviews,
				async post(review, changes) {
					if (posts) return orFindingsError(postReview(review, {
						io,
						access,
						settings,
						reviewed: {
							number,
							head,
							changes
						}
					}));
				},
				async end(outcome) {
					let last = (0, review_status.mf)(outcome?.verdict ?? "none", (0, findings_words.OJ)(outcome?.rows ?? [])), ended = await orFindingsError(status?.end(last));
					return ended instanceof errors.NH ? ended : void 0;
				}
			} : (await endUnreviewed(status, noRound), noRound);
		}
		async function orFindingsError(written) {
			try {
				return await written;
			} catch (error) {
				if (error instanceof errors.NH) return error;
				throw error;
			}
		}
		async function endUnreviewed(status, { why }) {
			await status?.end({
				state: "error",
				description: `Not reviewed: ${why}`
			});
		}
	}),
	2426: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			hB: () => needing,
			xP: () => openReviewStatus,
			aW: () => postGroupStatus,
			mf: () => toStatus
		});
		var schemas = __webpack_require__(8395), errors = __webpack_require__(452), github_event = __webpack_require__(9607), account = __webpack_require__(7316);
		let statusShape = schemas._H3({
			state: schemas.YjP(),
			context: schemas.YjP(),
			target_url: schemas.mee(schemas.YjP()),
			creator: schemas.mee(schemas._H3({
				login: schemas.YjP(),
				type: schemas.YjP()
			}))
		});
		async function readNewestStatus(github, { sha, context }) {
			let place = {
				...github.repository,
				ref: sha,
				per_page: 100
			}, list = github.pages(({ rest, paginate }) => paginate.iterator(rest.repos.listCommitStatusesForRef, place), schemas.YOg(statusShape));
			for await (let page of list) {
				let found = page.find((status) => status.context === context);
				if (found !== void 0) return found;
			}
		}
		async function writeStatus(github, { sha, context, runUrl }, { state, description }) {
			let status = {
				...github.repository,
				sha,
				context,
				state,
				description: description.slice(0, 140),
				target_url: runUrl
			};
			await github.json(({ rest }) => rest.repos.createCommitStatus(status), schemas.L5J());
		}
		let waitsMs = [1e3, 4e3];
		async function commit_status_endStatus(github, place, status, sleep) {
			for (let wait of waitsMs) try {
				return await tryEnd(github, place, status);
			} catch (error) {
				if (!(error instanceof errors.y_) || !(error.data.status === void 0 || error.data.status >= 500)) throw error;
				await sleep(wait);
			}
			return tryEnd(github, place, status);
		}
		async function tryEnd(github, place, status) {
			let newest = await readNewestStatus(github, place);
			return newest?.target_url === place.runUrl && (newest.state !== status.state && await writeStatus(github, place, status), !0);
		}
		let commitsShape = schemas._H3({ commits: schemas.YOg(schemas._H3({ sha: schemas.YjP() })) }), pullsShape = schemas.YOg(schemas._H3({
			number: schemas.Whr(),
			state: schemas.YjP(),
			head: schemas._H3({ sha: schemas.YjP() })
		}));
		async function judgeMergeGroup(github, group) {
			let commits = await readCommits(github, group);
			if (commits.length > 250) return failed("the group has more than 250 commits");
			let heads = new Map();
			for (let sha of commits) for (let pull of await readPulls(github, sha)) pull.state === "open" && commits.includes(pull.head.sha) && heads.set(pull.number, pull.head.sha);
			if (heads.size === 0) return failed("no open pull request has its head in the group");
			let found = [];
			for (let [number, sha] of heads) found.push(await judgeHead(github, {
				number,
				sha,
				group
			}));
			return ["error", "failure"].flatMap((state) => found.filter((one) => one.state === state))[0] ?? {
				state: "success",
				description: heads.size === 1 ? "One pull request passes" : `${heads.size} pull requests pass`
			};
		}
		function failed(why) {
			return {
				state: "error",
				description: `Not reviewed: ${why}`
			};
		}
		async function judgeHead(github, { number, sha, group }) {
			let newest = await readNewestStatus(github, {
				sha,
				context: group.context
			});
			if (newest === void 0 || !(0, account._m)(newest.creator, group.account)) return failed(`#${number} has no status of ours`);
			let { state } = newest;
			return state === "success" || state === "failure" ? {
				state,
				description: `#${number}: ${state}`
			} : failed(`the status of #${number} is ${state === "pending" ? "pending" : "error"}`);
		}
		async function readCommits(github, { base, head }) {
			let place = {
				...github.repository,
				basehead: `${base}...${head}`,
				per_page: 100
			}, pages = github.pages(({ rest, paginate }) => paginate.iterator(rest.repos.compareCommitsWithBasehead, place), commitsShape, { maxBodyBytes: 67108864 }), commits = [];
			for await (let page of pages) if (commits.push(...page.commits.map(({ sha }) => sha)), commits.length > 250) break;
			return commits;
		}
		async function readPulls(github, sha) {
			let place = {
				...github.repository,
				commit_sha: sha,
				per_page: 100
			}, pages = github.pages(({ rest, paginate }) => paginate.iterator(rest.repos.listPullRequestsAssociatedWithCommit, place), pullsShape);
			return (await Array.fromAsync(pages)).flat();
		}
		var subject = __webpack_require__(9127), wording = __webpack_require__(6559);
		async function openReviewStatus(io, access, { sha, context }) {
			let place = {
				sha,
				context,
				runUrl: (0, subject.Vp)(io.env) ?? ""
			}, pending = {
				state: "pending",
				description: "The review is under way"
			};
			return await needing("statuses: write", () => writeStatus(access.github(), place, pending)), io.saveState("review_status", JSON.stringify(place)), { async end(status) {
				io.saveState("review_status", JSON.stringify({
					...place,
					last: status
				}));
				let sleep = (ms) => io.clock.sleep(ms, io.signal), isWritten = await needing("statuses: write", () => commit_status_endStatus(access.github(), place, status, sleep));
				io.saveState("review_status", ""), isWritten || io.log.notice(`The commit status "${context}" is left as it is: a newer run has written it.`);
			} };
		}
		function toStatus(verdict, counts) {
			switch (verdict) {
				case "pass": return {
					state: "success",
					description: `The review passes. ${counts}`
				};
				case "changes": return {
					state: "failure",
					description: `The review asks for changes. ${counts}`
				};
				case "unsure": return {
					state: "error",
					description: `The review is not sure. ${counts}`
				};
				case "none": return {
					state: "error",
					description: "Not reviewed: the run did not finish"
				};
				default: return verdict;
			}
		}
		async function needing(permission, write) {
			try {
				return await write();
			} catch (error) {
				if (!(error instanceof errors.y_)) throw error;
				let remedy = remedyOf(error, permission), data = {
					...error.data,
					source: "github-token",
					cause: error
				};
				throw new errors.NH("findings_not_posted", `What the review came to could not be posted.${remedy}`, data);
			}
		}
		function remedyOf({ data }, permission) {
			return data.reason === "rate_limit" ? ` GitHub's rate limit ends in ${Math.ceil((data.retryAfterMs ?? 0) / 1e3)} s. Run the job again then: what was posted is not posted twice.` : data.status === 403 ? ` Give the job "permissions: ${permission}".` : "";
		}
		schemas.Ikc({
			sha: schemas.YjP(),
			context: schemas.YjP(),
			runUrl: schemas.YjP(),
			last: schemas.lqM(schemas.Ikc({
				state: schemas.k5n([
					"pending",
					"success",
					"failure",
					"error"
				]),
				description: schemas.YjP()
			}))
		});
		async function postGroupStatus(io, { commitStatus: context, findingsFile }, access) {
			let { payload } = access.event, head = (0, github_event.$6)(payload, "merge_group", "head_sha"), base = (0, github_event.$6)(payload, "merge_group", "base_sha");
			if (head === void 0 || base === void 0) throw new errors.dz("input_invalid", "The event \"merge_group\" names no commits.");
			if (context === void 0) throw new errors.dz("input_missing", (0, wording.MH)`${(0, wording.hF)("commit-status")} is not given, and on "merge_group" nothing else is posted.`, { source: "commit-status" });
			if (findingsFile !== void 0) throw new errors.dz("input_conflict", (0, wording.MH)`${(0, wording.hF)("findings-file")} is given, but a merge group has no findings of its own. Leave it out.`, { source: "findings-file" });
			let github = access.github(), status = await judgeMergeGroup(github, {
				base,
				head,
				context,
				account: await access.account()
			}), place = {
				sha: head,
				context,
				runUrl: (0, subject.Vp)(io.env) ?? ""
			};
			return await needing("statuses: write", () => writeStatus(github, place, status)), io.log.notice(`${status.description}.`), io.setOutputs({ conclusion: "finished" }), "finished";
		}
	}),
	6: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			failStep: () => failStep,
			judgeReview: () => judgeReview,
			openRunFindings: () => openRunFindings,
			toReviewError: () => toReviewError
		});
		var external_node_crypto_ = __webpack_require__(7598), external_node_path_ = __webpack_require__(6760), errors = __webpack_require__(452), contract = __webpack_require__(4930), diff = __webpack_require__(9555), findings_finding = __webpack_require__(6939), findings_file = __webpack_require__(1385), read_review = __webpack_require__(8597);
		function countingIn({ findings, leftOut }) {
			return leftOut === void 0 ? findings : [...findings, { severity: leftOut.worst }];
		}
		var fingerprint = __webpack_require__(5530);
		let levels = {
			critical: "error",
			major: "error",
			minor: "warning",
			note: "note"
		};
		function toSarif(findings, { name, version }) {
			let log = {
				$schema: "https://json.schemastore.org/sarif-2.1.0.json",
				version: "2.1.0",
				runs: [{
					tool: { driver: {
						name,
						version,
						rules: findings_finding.gO.map((severity) => ({
							id: `finding/${severity}`,
							shortDescription: { text: `A ${severity} finding of an intern` },
							defaultConfiguration: { level: levels[severity] }
						}))
					} },
					results: findings.map(toResult)
				}]
			};
			return `${JSON.stringify(log, null, 2)}\n`;
		}
		function toResult({ finding, placement }) {
			let { severity, title, body, side } = finding, partialFingerprints = placement.in === "diff" ? { partialFingerprints: { "linesInDiff/v1": (0, fingerprint.ax)(placement, side) } } : {};
			return {
				ruleId: `finding/${severity}`,
				ruleIndex: findings_finding.gO.indexOf(severity),
				level: levels[severity],
				message: { text: (body === "" ? title : `${title}\n\n${body}`).toWellFormed() },
				locations: toLocations({
					finding,
					placement
				}),
				...partialFingerprints
			};
		}
		function toLocations({ finding, placement }) {
			if (placement.in === "elsewhere" && placement.why === "unknown-file") return [];
			let { path, line, endLine, side } = finding, region = side === "new" ? { region: {
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
		var changed_files = __webpack_require__(1002), findings_review = __webpack_require__(4763), findings_words = __webpack_require__(8114), outputs = __webpack_require__(8568), top_level_blocks = __webpack_require__(5285), run_record = __webpack_require__(4057);
		function withoutBlocks(record) {
			let apart = (0, run_record.fP)(record), { head, tail, omitted } = apart.text, text = omitted === 0 ? {
				head: (0, top_level_blocks._)(head + tail).text,
				tail: "",
				omitted
			} : {
				head,
				tail: (0, top_level_blocks._)(tail).text,
				omitted
			};
			return {
				...apart,
				text
			};
		}
		var bounded_text = __webpack_require__(3115), version = __webpack_require__(8610), review_round = __webpack_require__(6145);
		async function openRunFindings(io, settings, access, workspace) {
			let word = (0, external_node_crypto_.randomBytes)(6).toString("hex"), reviewed = await readReviewed(access), posting = settings.findings === "review" || settings.commitStatus !== void 0 ? await (0, review_round.LT)(io, settings, access, reviewed.commits?.head) : void 0;
			if (posting !== void 0 && "why" in posting) return posting;
			let changes = await readChanges(access, reviewed), problemOf = (text) => {
				let read = (0, read_review.ty)(text, word);
				return "problem" in read ? read.problem : void 0;
			}, isDiffCut = !1;
			return {
				onCutDiff() {
					isDiffCut = !0, io.log.warning("The diff does not fit into the prompt whole, so the verdict is at best \"unsure\".");
				},
				contract: (0, contract.Cb)(word),
				commits: reviewed.commits,
				reviews: posting?.reviews,
				followUp(record) {
					let problem = problemOf((0, bounded_text.b)((0, run_record.fP)(record).text));
					if (problem !== void 0) return io.log.notice(`The intern is asked for its findings once more. ${problem}`), (0, contract.Zp)(word, problem);
				},
				async conclude(result) {
					let shown = {
						...result,
						record: withoutBlocks(result.record)
					};
					if (result.conclusion !== "finished") {
						let unwritten = await posting?.end(void 0);
						return unwritten !== void 0 && failStep(io, unwritten), {
							result: shown,
							verdict: "none"
						};
					}
					let read = reviewOf(result.record, word), review = isDiffCut ? {
						...read,
						said: "unsure"
					} : read, files = (0, diff.f2)(changes.files), placed = review.findings.map((finding) => ({
						finding,
						placement: (0, diff.$t)(finding, files)
					}));
					writeFiles(io, workspace, {
						review,
						placed,
						binding: bindingOf(io, access, reviewed)
					});
					let posted = await posting?.post(review, changes), unposted = posted instanceof errors.NH ? posted : void 0, judged = posted === void 0 || posted instanceof errors.NH ? judgeReview(io, settings.failAt, {
						review,
						placed,
						commits: reviewed.commits
					}) : posted, { outcome } = judged;
					settings.findings !== "collect" && annotate(io, placed), outcome.reviewUrl !== void 0 && io.setOutputs({ "review-url": outcome.reviewUrl });
					let unwritten = await posting?.end(unposted === void 0 ? outcome : void 0), error = unposted ?? unwritten ?? toReviewError(judged, settings.failAt);
					error !== void 0 && failStep(io, error);
					let lead = (level, rows) => (0, findings_review.MU)(outcome, level, rows);
					return {
						result: shown,
						verdict: outcome.verdict,
						lead
					};
				}
			};
		}
		function annotate(io, placed) {
			if (io.env.GITHUB_EVENT_NAME !== "issue_comment") for (let annotation of (0, findings_review.gI)(placed)) io.annotate(annotation);
		}
		async function readReviewed({ subject, github }) {
			return subject?.isPullRequest === !0 ? {
				number: subject.number,
				commits: await (0, changed_files.gG)(github(), subject)
			} : {
				number: void 0,
				commits: void 0
			};
		}
		async function readChanges({ github, files }, { number, commits }) {
			return number === void 0 || commits === void 0 ? {
				files: [],
				isWhole: !0
			} : (0, changed_files.IM)(github(), {
				number,
				commits,
				listed: await files()
			});
		}
		function reviewOf(record, word) {
			let first = (0, read_review.ty)((0, bounded_text.b)((0, run_record.fP)(record).text), word);
			if ("review" in first) return first.review;
			let second = (0, read_review.ty)((0, bounded_text.b)(record.follow_up_text), word);
			return "review" in second ? second.review : (0, read_review.cE)(second.problem);
		}
		function bindingOf({ env }, access, { number, commits }) {
			return {
				repository: access.repositoryName(),
				pull_request: number ?? null,
				head: commits?.head ?? null,
				run_id: env.GITHUB_RUN_ID ?? ""
			};
		}
		function writeFiles(io, workspace, { review, placed, binding }) {
			let folder = (0, external_node_path_.join)(workspace.temp, `intern-${(0, external_node_crypto_.randomUUID)()}`), write = (name, text) => {
				let path = (0, external_node_path_.join)(folder, name);
				return workspace.write(path, text), path;
			}, file = (0, findings_file.Gq)(binding, review);
			io.setOutputs({
				findings: (0, findings_review.$m)(review.findings),
				"findings-file": write("findings.json", file),
				"findings-digest": (0, findings_file.Mk)(file),
				"sarif-file": write("findings.sarif", toSarif(placed, {
					name: "intern-action",
					version: version.r
				}))
			});
		}
		function judgeReview(io, failAt, { review, placed, commits }) {
			let counting = countingIn(review), verdict = (0, findings_finding.ds)({
				...review,
				counting,
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
				counting
			};
		}
		function toRow({ env }, { finding, placement }, commits) {
			if (placement.in === "elsewhere" && placement.why === "unknown-file") return {
				finding,
				fate: {
					is: "elsewhere",
					why: placement.why
				}
			};
			let url = (0, findings_words.CM)(env, finding, commits);
			return {
				finding,
				fate: placement.in === "elsewhere" ? {
					is: "elsewhere",
					why: placement.why
				} : { is: "new" },
				...url === void 0 ? {} : { url }
			};
		}
		function toReviewError({ outcome, counting }, failAt) {
			let { verdict } = outcome;
			if (failAt === "never" || verdict === "pass" || verdict === "none") return;
			if (verdict === "unsure") return new errors.NH("findings_unsure", `The review is not sure. ${(0, findings_words.F7)(outcome)}`);
			let counts = (0, findings_words.cr)(counting.filter(({ severity }) => (0, findings_finding.du)(severity, failAt)));
			return new errors.NH("findings_changes", `The review asks for changes: ${counts}. Fix what it lists, or set "fail-at" to a severity that your branch can live with.`);
		}
		function failStep(io, error) {
			io.log.error(`${(0, errors.Uc)(error)} (${error.code})`), io.setOutputs((0, outputs.tP)(error)), io.failStep();
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
			an: () => blockInfo,
			q0: () => toEntry
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3305), _finding_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6939);
		let blockInfo = "intern-findings";
		function toContract(word) {
			return `Write your answer for people. Then end it with one fenced code block, which a program reads. Open its fence with \`\`\`${blockInfo} at the beginning of a line, outside of any list, quote or other block:

\`\`\`${blockInfo}
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
		let line = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.qm(1)), text = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()), null), entryShape = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			path: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.m9(1), zod_mini__WEBPACK_IMPORTED_MODULE_2__.Eb(4096)),
			line,
			end_line: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(line), null),
			side: zod_mini__WEBPACK_IMPORTED_MODULE_1__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n(["new", "old"])), null),
			severity: zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n(_finding_js__WEBPACK_IMPORTED_MODULE_0__.gO),
			title: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__.Fk(/[^\p{Z}\p{C}\p{Default_Ignorable_Code_Point}]/u)),
			body: text,
			suggestion: text
		});
		function readFinding(entry) {
			let read = entryShape.safeParse(entry);
			if (!read.success) return;
			let { path, line: first, end_line, side, severity, title, body, suggestion } = read.data, endLine = end_line ?? first;
			if (!(endLine < first)) return {
				path,
				line: first,
				endLine,
				side: side ?? "new",
				severity,
				title: cutText(title.trim().replace(/\s+/g, " "), _finding_js__WEBPACK_IMPORTED_MODULE_0__.Fq),
				body: cutText((body ?? "").trim(), _finding_js__WEBPACK_IMPORTED_MODULE_0__.DD),
				...suggestion === null ? {} : { suggestion }
			};
		}
		function toEntry({ endLine, ...finding }) {
			return {
				...finding,
				end_line: endLine
			};
		}
		function cutText(words, length) {
			return words.length <= length ? words : `${words.slice(0, length - 1).replace(/[\ud800-\udbff]$/, "")}…`;
		}
	}),
	1385: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gq: () => toFindingsFile,
			J5: () => refused,
			Mk: () => digestOfFile,
			V_: () => readFindingsFile
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3305), _errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(452), _json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6413), _log_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7309), _sha256_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5468), _contract_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4930), _finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6939), _read_review_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8597);
		let count = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.qm(0)), fileShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			version: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(1),
			repository: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(count),
			head: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			run_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			digest: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			review: zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J()
		}), reviewShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			verdict: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_finding_js__WEBPACK_IMPORTED_MODULE_2__.L2),
			summary: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			problem: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			unreadable: count,
			left_out: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				count,
				worst: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_finding_js__WEBPACK_IMPORTED_MODULE_2__.gO)
			})),
			findings: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J())
		}), bound = [
			"repository",
			"pull_request",
			"head",
			"run_id"
		];
		function toFindingsFile(binding, read) {
			let review = {
				verdict: read.said,
				summary: read.summary,
				problem: read.problem ?? null,
				unreadable: read.unreadable,
				left_out: read.leftOut ?? null,
				findings: read.findings.map(_contract_js__WEBPACK_IMPORTED_MODULE_3__.q0)
			};
			return `${JSON.stringify({
				version: 1,
				...binding,
				digest: digestOf(review),
				review
			}, null, 2)}\n`;
		}
		function readFindingsFile(text, binding) {
			let { data: file } = fileShape.safeParse((0, _json_js__WEBPACK_IMPORTED_MODULE_4__.qF)(text)), { data: review } = reviewShape.safeParse(file?.review);
			if (file === void 0 || review === void 0) throw refused("it is no file of findings");
			for (let name of bound) if (file[name] !== binding[name]) throw refused(`its ${name} is ${JSON.stringify(file[name])}, and this job has ${JSON.stringify(binding[name])}`);
			if (file.digest !== digestOf(file.review)) throw refused("its digest is not that of what it holds");
			let again = (0, _read_review_js__WEBPACK_IMPORTED_MODULE_5__.RJ)(review.findings);
			return {
				said: review.verdict,
				summary: (0, _contract_js__WEBPACK_IMPORTED_MODULE_3__.IN)(review.summary, _finding_js__WEBPACK_IMPORTED_MODULE_2__.DD),
				problem: review.problem === null ? void 0 : (0, _contract_js__WEBPACK_IMPORTED_MODULE_3__.IN)(review.problem, _finding_js__WEBPACK_IMPORTED_MODULE_2__.DD),
				findings: again.findings,
				leftOut: review.left_out ?? again.leftOut,
				unreadable: review.unreadable + again.unreadable
			};
		}
		function digestOfFile(text) {
			return `sha256:${(0, _sha256_js__WEBPACK_IMPORTED_MODULE_6__.s)(text)}`;
		}
		function refused(why, cause) {
			return new _errors_js__WEBPACK_IMPORTED_MODULE_7__.NH("findings_file_refused", `The file of findings is refused: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_8__.TN)(why)}. Give the file that a job of this workflow run collected, unchanged.`, {
				source: "findings-file",
				cause
			});
		}
		function digestOf(review) {
			return digestOfFile(JSON.stringify(review));
		}
	}),
	5530: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BL: () => linesWithText,
			Cl: () => toSuggestedLines,
			Nr: () => textDigestOf,
			ax: () => fingerprintOf,
			fr: () => standsAround,
			pX: () => fingerprintsIn
		});
		var _sha256_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5468), _diff_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9555);
		function fingerprintOf({ file, lines }, side, path = file.path) {
			let texts = lines.map(({ text }) => text), ordinal = 0;
			for (let hunk of file.hunks ?? []) {
				let all = (0, _diff_js__WEBPACK_IMPORTED_MODULE_0__.Bo)(side, hunk), starts = occurrencesOf(texts, all.map(({ text }) => text)), at = starts.findIndex((start) => all[start] === lines[0]);
				if (ordinal += at === -1 ? starts.length : at, at !== -1) break;
			}
			return digestOf(JSON.stringify([
				path,
				side,
				texts.join("\n"),
				ordinal
			]));
		}
		function occurrencesOf(texts, lines) {
			let fallback = [0], advance = (matched, text) => {
				let length = matched;
				for (; length > 0 && texts[length] !== text;) length = fallback[length - 1] ?? 0;
				return texts[length] === text ? length + 1 : length;
			};
			for (let index = 1; index < texts.length; index += 1) fallback.push(advance(fallback[index - 1] ?? 0, texts[index]));
			let starts = [], matched = 0;
			for (let [index, text] of lines.entries()) matched = advance(matched === texts.length ? fallback[matched - 1] ?? 0 : matched, text), matched === texts.length && starts.push(index - texts.length + 1);
			return starts;
		}
		function fingerprintsIn(file, side, count, path = file.path) {
			let seen = new Map();
			return Array.from(everySoMany(file, side, count), ({ lines, text }) => {
				let ordinal = seen.get(text) ?? 0;
				return seen.set(text, ordinal + 1), {
					fingerprint: digestOf(JSON.stringify([
						path,
						side,
						text,
						ordinal
					])),
					lines
				};
			});
		}
		function* everySoMany(file, side, count) {
			for (let hunk of file.hunks ?? []) {
				let all = (0, _diff_js__WEBPACK_IMPORTED_MODULE_0__.Bo)(side, hunk);
				for (let start = 0; start + count <= all.length; start += 1) {
					let lines = all.slice(start, start + count);
					yield {
						lines,
						text: lines.map((line) => line.text).join("\n")
					};
				}
			}
		}
		function textDigestOf(lines, side) {
			return digestOf(JSON.stringify([side, lines.map(({ text }) => text).join("\n")]));
		}
		function linesWithText(file, { fingerprint, text: digest, side, path, count }, among = side) {
			let judged = new Set();
			for (let { lines, text } of everySoMany(file, among, count)) {
				if (judged.has(text)) continue;
				judged.add(text);
				let ordinals = digest === void 0 ? Array.from({ length: 10 }, (_, ordinal) => ordinal) : [];
				if (digest !== void 0 && textDigestOf(lines, side) === digest || ordinals.some((ordinal) => digestOf(JSON.stringify([
					path,
					side,
					text,
					ordinal
				])) === fingerprint)) return lines;
			}
		}
		function toSuggestedLines({ side, suggestion }, place) {
			if (side === "old" || suggestion === void 0 || suggestion === "") return;
			let result = suggestion.replace(/\n$/, "").split("\n").map(withoutReturn), [before] = occurrencesOf(place.lines.map(textOf), result), first = place.lines[0]?.newLine;
			if (before === void 0 || first === void 0) return;
			let suggested = {
				before,
				count: result.length,
				digest: digestOf(result.join("\n"))
			};
			return standsAround(suggested, place.file, first) ? void 0 : suggested;
		}
		function standsAround({ before, count, digest }, file, first) {
			return (file.hunks ?? []).some((hunk) => {
				let lines = (0, _diff_js__WEBPACK_IMPORTED_MODULE_0__.Bo)("new", hunk), start = first - before - (lines[0]?.newLine ?? 0), around = start < 0 ? [] : lines.slice(start, start + count);
				return around.length === count && digestOf(around.map(textOf).join("\n")) === digest;
			});
		}
		function textOf({ text }) {
			return withoutReturn(text);
		}
		function withoutReturn(line) {
			return line.replace(/\r$/, "");
		}
		function digestOf(text) {
			return (0, _sha256_js__WEBPACK_IMPORTED_MODULE_1__.s)(text).slice(0, 32);
		}
	}),
	8597: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			RJ: () => readFindings,
			cE: () => noReview,
			ty: () => readReview
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6413), _contract_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4930), _finding_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6939), _top_level_blocks_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5285);
		let maxBlockBytes = 262144, blockShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			version: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(1),
			run: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			verdict: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_finding_js__WEBPACK_IMPORTED_MODULE_1__.L2),
			summary: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()), null),
			findings: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J())
		});
		function readReview(answer, word) {
			let ours = new Set((0, _top_level_blocks_js__WEBPACK_IMPORTED_MODULE_2__._)(answer).blocks.filter((block) => isOfRun(block, word))), [block, another] = ours;
			if (block === void 0) return { problem: `It has no block "${_contract_js__WEBPACK_IMPORTED_MODULE_3__.an}" with the word "${word}" at its top level.` };
			if (another !== void 0) return { problem: `It has ${ours.size} blocks "${_contract_js__WEBPACK_IMPORTED_MODULE_3__.an}" that differ.` };
			let bytes = Buffer.byteLength(block);
			return bytes > maxBlockBytes ? { problem: `Its block "${_contract_js__WEBPACK_IMPORTED_MODULE_3__.an}" has ${bytes} bytes; at most ${maxBlockBytes} are read.` } : readBlock((0, _json_js__WEBPACK_IMPORTED_MODULE_4__.qF)(block));
		}
		function noReview(problem) {
			return {
				said: "unsure",
				summary: "",
				findings: [],
				leftOut: void 0,
				unreadable: 0,
				problem
			};
		}
		function readFindings(entries) {
			let read = entries.map(_contract_js__WEBPACK_IMPORTED_MODULE_3__.Gd), readable = withoutRepeats(read.filter((finding) => finding !== void 0).toSorted(_finding_js__WEBPACK_IMPORTED_MODULE_1__.Np)), rest = readable.slice(_finding_js__WEBPACK_IMPORTED_MODULE_1__.TM), worst = rest[0]?.severity;
			return {
				findings: readable.slice(0, _finding_js__WEBPACK_IMPORTED_MODULE_1__.TM),
				leftOut: worst === void 0 ? void 0 : {
					count: rest.length,
					worst
				},
				unreadable: read.filter((finding) => finding === void 0).length
			};
		}
		function isOfRun(block, word) {
			if (!block.includes(word)) return !1;
			let json = (0, _json_js__WEBPACK_IMPORTED_MODULE_4__.qF)(block);
			return typeof json != "object" || !json || !("run" in json) || json.run === word;
		}
		function readBlock(json) {
			if (json === void 0) return { problem: `Its block "${_contract_js__WEBPACK_IMPORTED_MODULE_3__.an}" is no JSON.` };
			let read = blockShape.safeParse(json);
			if (!read.success) {
				let at = read.error.issues[0]?.path.join(".") ?? "", where = at === "" ? "" : `, at "${at}"`;
				return { problem: `Its block "${_contract_js__WEBPACK_IMPORTED_MODULE_3__.an}" is not as it was asked for${where}.` };
			}
			let { verdict, summary, findings } = read.data;
			return { review: {
				said: verdict,
				summary: (0, _contract_js__WEBPACK_IMPORTED_MODULE_3__.IN)((summary ?? "").trim(), _finding_js__WEBPACK_IMPORTED_MODULE_1__.DD),
				...readFindings(findings),
				problem: void 0
			} };
		}
		function withoutRepeats(findings) {
			let known = new Set();
			return findings.filter(({ path, line, endLine, side, title }) => {
				let key = JSON.stringify([
					path,
					line,
					endLine,
					side,
					title
				]), isNew = !known.has(key);
				return known.add(key), isNew;
			});
		}
	}),
	5285: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { _: () => takeBlocksApart });
		var markdown_it__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5251), _contract_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4930);
		let parser = new markdown_it__WEBPACK_IMPORTED_MODULE_0__.A("commonmark").disable(["inline", "text_join"]);
		function takeBlocksApart(answer) {
			if (!answer.includes(_contract_js__WEBPACK_IMPORTED_MODULE_1__.an)) return {
				text: answer,
				blocks: []
			};
			let fences = parser.parse(answer, {}).filter(isBlock);
			if (fences.length === 0) return {
				text: answer,
				blocks: []
			};
			let inBlock = new Set(fences.flatMap(({ map }) => rangeOf(map ?? [0, 0])));
			return {
				text: answer.split(/\r\n|\r|\n/).filter((_, index) => !inBlock.has(index)).join("\n").trimEnd(),
				blocks: fences.map(({ content }) => content)
			};
		}
		function isBlock({ type, level, info }) {
			return type === "fence" && level === 0 && info.trim().split(/\s/)[0] === _contract_js__WEBPACK_IMPORTED_MODULE_1__.an;
		}
		function rangeOf([start, end]) {
			return Array.from({ length: end - start }, (_, index) => start + index);
		}
	}),
	9677: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L: () => lastReviewedBefore,
			S: () => readMemory
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _findings_finding_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6939), _account_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7316), _review_marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1933);
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
		async function readMemory(github, place) {
			let answers = await readAnswers(github, place.number), account = (0, _account_js__WEBPACK_IMPORTED_MODULE_1__.tf)(answers[0].viewer.login), pages = answers.map((answer) => answer.repository.pullRequest), { headRefOid, isCrossRepository, author } = answers[0].repository.pullRequest, isOurs = ({ author: by }) => by !== null && isBy(by, account), reviews = pages.flatMap((one) => one.reviews?.nodes ?? []).filter(isOurs), threads = pages.flatMap((one) => one.reviewThreads?.nodes ?? []);
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
		async function readAnswers(github, number) {
			let ask = async (reviews, threads) => {
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
	}),
	4763: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$m: () => toFindingsOutput,
			Le: () => toReviewText,
			MU: () => toReviewBlocks,
			b1: () => toAnswerText,
			d1: () => toThreadText,
			gI: () => toAnnotations,
			nh: () => toReviewComment,
			pW: () => toUnthreadedText
		});
		var _findings_contract_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4930), _ending_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4443), _findings_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8114), _outputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8568), _render_blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9229), _render_cut_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9179), _render_markdown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3974), _render_rich_text_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(993);
		function toReviewBlocks(outcome, level, rows) {
			let { verdict, review, head } = outcome, count = (0, _findings_words_js__WEBPACK_IMPORTED_MODULE_0__.pq)(review), commit = head === void 0 ? void 0 : ["commit ", { code: head.slice(0, 12) }], status = (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_1__.R_)(_findings_words_js__WEBPACK_IMPORTED_MODULE_0__.L2[verdict], (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_1__.Mn)(commit, [count === 0 ? "no findings" : `${count} found`]));
			if (level === "none") return [status];
			let shown = level === "full" ? toTable(outcome.rows, rows) : toCountLine(outcome.rows);
			return (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_1__.Bv)(status, toAlerts(outcome), shown);
		}
		function toAlerts(outcome) {
			let { verdict, review, remarks } = outcome, { unreadable, leftOut } = review;
			return [
				...verdict === "unsure" ? [(0, _findings_words_js__WEBPACK_IMPORTED_MODULE_0__.F7)(outcome)] : [],
				...verdict === "changes" && unreadable > 0 ? [`Findings that can't be read: ${unreadable}.`] : [],
				...leftOut === void 0 ? [] : [`Findings beyond those that are kept: ${leftOut.count}. The verdict counts them.`],
				...remarks
			].map((words) => (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_1__.xE)("WARNING", (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_2__.ml)(words, _ending_js__WEBPACK_IMPORTED_MODULE_3__.aW)));
		}
		function toCountLine(rows) {
			let counts = (0, _findings_words_js__WEBPACK_IMPORTED_MODULE_0__.cr)(rows.map(({ finding }) => finding));
			return counts === "" ? [] : [(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_1__.FY)(`Findings: ${counts}.`)];
		}
		function toTable(all, most) {
			if (all.length === 0) return [];
			let rows = all.slice(0, most).map(({ finding, fate, url }) => [
				[finding.severity],
				[{
					code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_2__.ml)((0, _findings_words_js__WEBPACK_IMPORTED_MODULE_0__.x5)(finding), 200),
					href: url
				}],
				[finding.title],
				[(0, _findings_words_js__WEBPACK_IMPORTED_MODULE_0__.NP)(fate)]
			]), left = all.length - rows.length, note = left > 0 && (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_1__.jQ)(`${left} more are in the file of findings.`);
			return (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_1__.Bv)((0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_1__.tp)([
				"Severity",
				"Place",
				"Finding",
				"State"
			], rows), note);
		}
		let maxBytes = 6e4;
		function toReviewText({ outcome, round, unthreaded }) {
			let { verdict, review, head, rows, remarks } = outcome, facts = (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_1__.jQ)(`Round ${round} · commit `, { code: head?.slice(0, 12) ?? "" }), verdictLine = `${_findings_words_js__WEBPACK_IMPORTED_MODULE_0__.L2[verdict]}.`;
			if (rows.length === 0 && verdict === "pass") return (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_4__.l6)([(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_1__.FY)({ strong: verdictLine }, " Nothing new."), facts]);
			let unsure = verdict === "unsure" ? [(0, _findings_words_js__WEBPACK_IMPORTED_MODULE_0__.F7)(outcome)] : [], opening = (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_1__.Bv)((0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_1__.FY)({ strong: verdictLine }, ` ${(0, _findings_words_js__WEBPACK_IMPORTED_MODULE_0__.OJ)(rows)}`), review.summary !== "" && {
				type: "prose",
				text: review.summary
			}, [...unsure, ...remarks].map((words) => (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_1__.xE)("WARNING", words)));
			return [
				(0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_4__.l6)(opening),
				...withinBytes(unthreaded.map(toUnthreadedText)),
				(0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_4__.l6)([facts])
			].join("\n");
		}
		function toUnthreadedText({ finding }) {
			let summary = [
				{ strong: finding.severity },
				" ",
				{ code: (0, _findings_words_js__WEBPACK_IMPORTED_MODULE_0__.x5)(finding) },
				` ${finding.title}`
			];
			return (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_4__.l6)([(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_1__.zH)(summary, ...toBodyBlocks(finding), ...suggestionOf(finding))]);
		}
		function suggestionOf(finding) {
			return finding.suggestion === void 0 ? [] : [(0, _findings_words_js__WEBPACK_IMPORTED_MODULE_0__.pn)(finding) ? _findings_words_js__WEBPACK_IMPORTED_MODULE_0__.Po : (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_1__.aY)(finding.suggestion)];
		}
		function withinBytes(entries) {
			let kept = (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_2__.z6)(entries, maxBytes), left = entries.length - kept.length;
			return left === 0 ? kept : [...kept, (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_4__.l6)([(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_1__.jQ)(`${left} more are in the job summary.`)])];
		}
		let rowCounts = [
			200,
			100,
			50,
			25,
			10
		];
		function toReviewComment(outcome, besides) {
			return (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_4__.s8)(rowCounts, maxBytes - besides, (rows) => toReviewBlocks(outcome, "full", rows));
		}
		function toFindingsOutput(findings) {
			return (0, _outputs_js__WEBPACK_IMPORTED_MODULE_5__.xS)(findings.map(_findings_contract_js__WEBPACK_IMPORTED_MODULE_6__.q0));
		}
		function toThreadText(finding) {
			let suggestion = (0, _findings_words_js__WEBPACK_IMPORTED_MODULE_0__.G4)(finding), text = (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_4__.l6)((0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_1__.Bv)(toFindingBlocks(finding), (0, _findings_words_js__WEBPACK_IMPORTED_MODULE_0__.pn)(finding) && _findings_words_js__WEBPACK_IMPORTED_MODULE_0__.Po));
			return suggestion === "" ? text : `${text}\n${suggestion}`;
		}
		function toAnswerText(finding) {
			return (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_4__.l6)([...toFindingBlocks(finding), ...suggestionOf(finding)]);
		}
		function toFindingBlocks(finding) {
			return [(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_1__.FY)({ strong: finding.severity }, ` · ${finding.title}`), ...toBodyBlocks(finding)];
		}
		function toBodyBlocks({ body }) {
			return body.trim() === "" ? [] : [{
				type: "rich",
				html: (0, _render_rich_text_js__WEBPACK_IMPORTED_MODULE_7__.renderRichText)(body),
				text: body
			}];
		}
		let kinds = {
			critical: "error",
			major: "error",
			minor: "warning",
			note: "notice"
		};
		function toAnnotations(findings) {
			return findings.map(({ finding, placement }) => {
				let { severity, title, body, path, line, endLine, side } = finding, message = body === "" ? title : body, annotation = {
					kind: kinds[severity],
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
					message: `${(0, _findings_words_js__WEBPACK_IMPORTED_MODULE_0__.x5)(finding)}: ${message}`
				};
			});
		}
	})
};
