export const id = 6333;
export const ids = [6333];
export const modules = {
	6333: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { openRunFindings: () => openRunFindings });
		var external_node_crypto_ = __webpack_require__(7598), external_node_fs_ = __webpack_require__(3024), external_node_path_ = __webpack_require__(6760), errors = __webpack_require__(452), contract = __webpack_require__(4930), diff = __webpack_require__(9555), findings_file = __webpack_require__(1385), read_review = __webpack_require__(8597), findings_finding = __webpack_require__(6939), fingerprint = __webpack_require__(5530);
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
		var changed_files = __webpack_require__(1002), findings_review = __webpack_require__(4763), top_level_blocks = __webpack_require__(5285), run_record = __webpack_require__(4057);
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
		var bounded_text = __webpack_require__(3115), version = __webpack_require__(8610);
		function countingIn({ findings, leftOut }) {
			return leftOut === void 0 ? findings : [...findings, { severity: leftOut.worst }];
		}
		var findings_words = __webpack_require__(8114);
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
		var review_error = __webpack_require__(998);
		async function openRunFindings(io, settings, access, workspace) {
			let word = (0, external_node_crypto_.randomBytes)(6).toString("hex"), reviewed = await readReviewed(access), posting = await openPosting(io, settings, access, reviewed);
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
						return unwritten !== void 0 && (0, review_error.v)(io, unwritten), {
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
					let unwritten = await posting?.end(unposted === void 0 ? outcome : void 0), error = unposted ?? unwritten ?? (0, review_error.S)(judged, settings.failAt);
					error !== void 0 && (0, review_error.v)(io, error);
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
		async function readReviewed({ subject, github, repository }) {
			return subject?.isPullRequest === !0 ? {
				number: subject.number,
				commits: await (0, changed_files.gG)(github(), repository(), subject)
			} : {
				number: void 0,
				commits: void 0
			};
		}
		async function openPosting(io, settings, access, { commits }) {
			if (settings.findings !== "review" && settings.commitStatus === void 0) return;
			let { openReviewPosting } = await __webpack_require__.e(3768).then(__webpack_require__.bind(__webpack_require__, 3768));
			return openReviewPosting(io, settings, access, commits?.head);
		}
		async function readChanges({ github, repository, files }, { number, commits }) {
			return number === void 0 || commits === void 0 ? {
				files: [],
				isWhole: !0
			} : (0, changed_files.IM)(github(), repository(), {
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
			let { owner, name } = access.repository();
			return {
				repository: `${owner}/${name}`,
				pull_request: number ?? null,
				head: commits?.head ?? null,
				run_id: env.GITHUB_RUN_ID ?? ""
			};
		}
		function writeFiles(io, workspace, { review, placed, binding }) {
			let folder = (0, external_node_path_.join)(workspace.temp, `intern-${(0, external_node_crypto_.randomUUID)()}`), write = (name, text) => {
				let path = (0, external_node_path_.join)(folder, name), file = workspace.create(path);
				try {
					(0, external_node_fs_.writeFileSync)(file, text);
				} finally {
					(0, external_node_fs_.closeSync)(file);
				}
				return path;
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
	}),
	8610: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { r: () => version });
		let version = "0.1.0";
	})
};
