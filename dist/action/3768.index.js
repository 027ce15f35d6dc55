export const id = 3768;
export const ids = [3768];
export const modules = {
	8436: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { h: () => needing });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		async function needing(permission, write) {
			try {
				return await write();
			} catch (error) {
				if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.y_)) throw error;
				let remedy = remedyOf(error, permission), data = {
					...error.data,
					source: "github-token",
					cause: error
				};
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.NH("findings_not_posted", `What the review came to could not be posted.${remedy}`, data);
			}
		}
		function remedyOf({ data }, permission) {
			return data.reason === "rate_limit" ? ` GitHub's rate limit ends in ${Math.ceil((data.retryAfterMs ?? 0) / 1e3)} s. Run the job again then: what was posted is not posted twice.` : data.status === 403 ? ` Give the job "permissions: ${permission}".` : "";
		}
	}),
	2047: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Xc: () => postReview,
			MB: () => readRounds,
			e1: () => whyNoRound
		});
		var findings_finding = __webpack_require__(6939), github_permission = __webpack_require__(500), changed_files = __webpack_require__(1002), review_memory = __webpack_require__(9677), contract = __webpack_require__(4930), findings_fingerprint = __webpack_require__(5530);
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
		var diff = __webpack_require__(9555);
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
				]), spans = known.get(key) ?? new Map((0, findings_fingerprint.pX)(file, side, count, path).map(({ fingerprint, lines }) => {
					let numbers = lines.map((line) => (0, diff.de)(side, line) ?? 0);
					return [fingerprint, {
						first: numbers[0] ?? 0,
						last: numbers.at(-1) ?? 0
					}];
				}));
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
				if (lines === void 0) continue;
				let numbers = lines.map((line) => (0, diff.de)(side, line) ?? 0);
				return {
					are: "there",
					file,
					first: numbers[0] ?? 0,
					last: numbers.at(-1) ?? 0
				};
			}
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
		var schemas = __webpack_require__(8395), errors = __webpack_require__(452), review_marker = __webpack_require__(1933);
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
				if (!isUncertain(error)) throw error;
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
		function isUncertain(error) {
			if (!(error instanceof errors.y_)) return !1;
			let { status = 0, sent } = error.data;
			return error.code === "github_unreachable" && sent !== "no" || status >= 500;
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
			let { github, repository, number, head, texts } = options, inBody = plan.opened.filter((one) => !opened.includes(one)), review = {
				owner: repository.owner,
				repo: repository.name,
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
		async function openThreads(opened, { github, repository, number, head, texts }) {
			let refused = [], urls = new Map(), place = {
				owner: repository.owner,
				repo: repository.name,
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
		async function readThreadUrls(threads, review, { github, repository: { owner, name }, number, log }) {
			let urls = new Map();
			if (threads.length === 0) return new Map();
			try {
				let place = {
					owner,
					repo: name,
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
		var findings_review = __webpack_require__(4763), not_posted = __webpack_require__(8436);
		async function readRounds(access, { commentTag: tag }, number) {
			let memory = await (0, review_memory.S)(access.github(), access.repository(), {
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
			let { io, access, settings, reviewed } = place, { number, head } = reviewed, tag = settings.commentTag, github = access.github(), repository = access.repository(), planAgain = async () => plan(review, place, await readRounds(access, settings, number)), options = {
				github,
				repository,
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
			}, posted = await (0, not_posted.h)("pull-requests: write", async () => postRound(await (memory === void 0 ? planAgain() : plan(review, place, memory)), options)), outcome = toOutcome(posted.plan, review, head), rows = withUrls(outcome.rows, posted);
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
			let since = (base) => (0, changed_files.aM)(access.github(), access.repository(), {
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
				permission: await (0, github_permission.cE)(access.github(), access.repository(), login)
			})));
			return new Set(known.filter(({ permission }) => (0, github_permission.du)(permission, "write")).map(({ login }) => login));
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
	}),
	3768: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			openReviewPosting: () => openReviewPosting,
			w: () => endUnreviewed
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _report_findings_words_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8114), _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6559), _open_round_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2047), _review_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4638);
		async function openReviewPosting(io, settings, access, head) {
			let number = access.subject?.number;
			if (head === void 0 || number === void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.dz("input_invalid", (0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.MH)`The event "${access.event.name}" is about no pull request, so there is nowhere to post a review. Set ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.hF)("findings")} to "collect" or "annotate", and leave ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.hF)("commit-status")} out.`, { source: "findings" });
			let { commitStatus: context } = settings, status = context === void 0 ? void 0 : await (0, _review_status_js__WEBPACK_IMPORTED_MODULE_2__.x)(io, access, {
				sha: head,
				context
			}), posts = settings.findings === "review", memory = posts ? await (0, _open_round_js__WEBPACK_IMPORTED_MODULE_3__.MB)(access, settings, number) : void 0, noRound = memory === void 0 ? void 0 : (0, _open_round_js__WEBPACK_IMPORTED_MODULE_3__.e1)(memory, settings, head);
			return noRound === void 0 ? {
				reviews: memory?.reviews,
				async post(review, changes) {
					if (posts) return orFindingsError((0, _open_round_js__WEBPACK_IMPORTED_MODULE_3__.Xc)(review, {
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
					let last = (0, _review_status_js__WEBPACK_IMPORTED_MODULE_2__.m)(outcome?.verdict ?? "none", (0, _report_findings_words_js__WEBPACK_IMPORTED_MODULE_4__.OJ)(outcome?.rows ?? [])), ended = await orFindingsError(status?.end(last));
					return ended instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.NH ? ended : void 0;
				}
			} : (await endUnreviewed(status, noRound), noRound);
		}
		async function orFindingsError(written) {
			try {
				return await written;
			} catch (error) {
				if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.NH) return error;
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
	4638: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			m: () => toStatus,
			x: () => openReviewStatus
		});
		var _github_review_commit_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4090), _github_subject_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9127), _not_posted_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8436);
		let permission = "statuses: write";
		async function openReviewStatus(io, access, { sha, context }) {
			let place = {
				sha,
				context,
				runUrl: (0, _github_subject_js__WEBPACK_IMPORTED_MODULE_0__.Vp)(io.env) ?? ""
			}, pending = {
				state: "pending",
				description: "The review is under way"
			};
			return await (0, _not_posted_js__WEBPACK_IMPORTED_MODULE_1__.h)(permission, () => (0, _github_review_commit_status_js__WEBPACK_IMPORTED_MODULE_2__.Kn)(access.github(), access.repository(), place, pending)), io.saveState("review_status", JSON.stringify(place)), { async end(status) {
				io.saveState("review_status", JSON.stringify({
					...place,
					last: status
				}));
				let sleep = (ms) => io.clock.sleep(ms, io.signal), isWritten = await (0, _not_posted_js__WEBPACK_IMPORTED_MODULE_1__.h)(permission, () => (0, _github_review_commit_status_js__WEBPACK_IMPORTED_MODULE_2__.Cy)(access.github(), access.repository(), place, status, sleep));
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
	}),
	4090: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cy: () => endStatus,
			Kn: () => writeStatus,
			zS: () => judgeMergeGroup
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
		async function readNewestStatus(github, { owner, name }, { sha, context }) {
			let place = {
				owner,
				repo: name,
				ref: sha,
				per_page: 100
			}, list = github.pages(({ rest, paginate }) => paginate.iterator(rest.repos.listCommitStatusesForRef, place), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(statusShape));
			for await (let page of list) {
				let found = page.find((status) => status.context === context);
				if (found !== void 0) return found;
			}
		}
		async function writeStatus(github, { owner, name }, { sha, context, runUrl }, { state, description }) {
			let status = {
				owner,
				repo: name,
				sha,
				context,
				state,
				description: description.slice(0, 140),
				target_url: runUrl
			};
			await github.json(({ rest }) => rest.repos.createCommitStatus(status), zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J());
		}
		let waitsMs = [1e3, 4e3];
		async function endStatus(github, repository, place, status, sleep) {
			for (let wait of waitsMs) try {
				return await tryEnd(github, repository, place, status);
			} catch (error) {
				if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.y_) || !(error.data.status === void 0 || error.data.status >= 500)) throw error;
				await sleep(wait);
			}
			return tryEnd(github, repository, place, status);
		}
		async function tryEnd(github, repository, place, status) {
			let newest = await readNewestStatus(github, repository, place);
			return newest?.target_url === place.runUrl && (newest.state !== status.state && await writeStatus(github, repository, place, status), !0);
		}
		function isStatusBy({ creator }, { login, type }) {
			return creator?.login === login && creator.type === type;
		}
		let commitsShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ commits: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() })) }), pullsShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			number: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			state: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			head: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() })
		}));
		async function judgeMergeGroup(github, repository, group) {
			let commits = await readCommits(github, repository, group);
			if (commits.length > 250) return failed("the group has more than 250 commits");
			let heads = new Map();
			for (let sha of commits) for (let pull of await readPulls(github, repository, sha)) pull.state === "open" && commits.includes(pull.head.sha) && heads.set(pull.number, pull.head.sha);
			if (heads.size === 0) return failed("no open pull request has its head in the group");
			let found = [];
			for (let [number, sha] of heads) found.push(await judgeHead(github, repository, {
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
		async function judgeHead(github, repository, { number, sha, group }) {
			let newest = await readNewestStatus(github, repository, {
				sha,
				context: group.context
			});
			if (newest === void 0 || !isStatusBy(newest, group.account)) return failed(`#${number} has no status of ours`);
			let { state } = newest;
			return state === "success" || state === "failure" ? {
				state,
				description: `#${number}: ${state}`
			} : failed(`the status of #${number} is ${state === "pending" ? "pending" : "error"}`);
		}
		async function readCommits(github, { owner, name }, { base, head }) {
			let place = {
				owner,
				repo: name,
				basehead: `${base}...${head}`,
				per_page: 100
			}, pages = github.pages(({ rest, paginate }) => paginate.iterator(rest.repos.compareCommitsWithBasehead, place), commitsShape, { maxBodyBytes: 67108864 }), commits = [];
			for await (let page of pages) if (commits.push(...page.commits.map(({ sha }) => sha)), commits.length > 250) break;
			return commits;
		}
		async function readPulls(github, { owner, name }, sha) {
			let place = {
				owner,
				repo: name,
				commit_sha: sha,
				per_page: 100
			}, pages = github.pages(({ rest, paginate }) => paginate.iterator(rest.repos.listPullRequestsAssociatedWithCommit, place), pullsShape);
			return (await Array.fromAsync(pages)).flat();
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
