export const id = 1924;
export const ids = [1924];
export const modules = {
	998: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => toReviewError,
			v: () => failStep
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _findings_finding_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6939), _report_findings_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8114), _report_outputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8568);
		function toReviewError({ outcome, counting }, failAt) {
			let { verdict } = outcome;
			if (failAt === "never" || verdict === "pass" || verdict === "none") return;
			if (verdict === "unsure") return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.NH("findings_unsure", `The review is not sure. ${(0, _report_findings_words_js__WEBPACK_IMPORTED_MODULE_1__.F7)(outcome)}`);
			let counts = (0, _report_findings_words_js__WEBPACK_IMPORTED_MODULE_1__.cr)(counting.filter(({ severity }) => (0, _findings_finding_js__WEBPACK_IMPORTED_MODULE_2__.du)(severity, failAt)));
			return new _errors_js__WEBPACK_IMPORTED_MODULE_0__.NH("findings_changes", `The review asks for changes: ${counts}. Fix what it lists, or set "fail-at" to a severity that your branch can live with.`);
		}
		function failStep(io, error) {
			io.log.error(`${(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(error)} (${error.code})`), io.setOutputs((0, _report_outputs_js__WEBPACK_IMPORTED_MODULE_3__.tP)(error)), io.failStep();
		}
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
	1385: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gq: () => toFindingsFile,
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
		function refused(why) {
			return new _errors_js__WEBPACK_IMPORTED_MODULE_7__.NH("findings_file_refused", `The file of findings is refused: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_8__.TN)(why)}. Give the file that a job of this workflow run collected, unchanged.`, { source: "findings-file" });
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
			return (file.hunks ?? []).flatMap((hunk) => {
				let all = (0, _diff_js__WEBPACK_IMPORTED_MODULE_0__.Bo)(side, hunk);
				return all.slice(0, Math.max(0, all.length - count + 1)).map((_, start) => {
					let lines = all.slice(start, start + count), text = lines.map((line) => line.text).join("\n"), ordinal = seen.get(text) ?? 0;
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
			});
		}
		function textDigestOf(lines, side) {
			return digestOf(JSON.stringify([side, lines.map(({ text }) => text).join("\n")]));
		}
		function linesWithText(file, { fingerprint, text: digest, side, path, count }, among = side) {
			let judged = new Set();
			for (let hunk of file.hunks ?? []) {
				let all = (0, _diff_js__WEBPACK_IMPORTED_MODULE_0__.Bo)(among, hunk);
				for (let start = 0; start + count <= all.length; start += 1) {
					let lines = all.slice(start, start + count), text = lines.map((line) => line.text).join("\n");
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
			let { head, base } = await (0, _pull_request_js__WEBPACK_IMPORTED_MODULE_0__.readPullRequest)(github, repository, number);
			return {
				head: headSha ?? head.sha,
				base: baseSha ?? base.sha
			};
		}
		async function readChangedFiles(github, repository, { number, commits, listed }) {
			let { head } = await (0, _pull_request_js__WEBPACK_IMPORTED_MODULE_0__.readPullRequest)(github, repository, number);
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
		var _findings_contract_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4930), _ending_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4443), _findings_words_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8114), _render_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9179), _render_markdown_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3974), _render_rich_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(993);
		function toReviewBlocks(outcome, level, rows) {
			let { verdict, review, head } = outcome, facts = [...head === void 0 ? [] : [["commit ", { code: head.slice(0, 12) }]], [(0, _findings_words_js__WEBPACK_IMPORTED_MODULE_0__.pq)(review) === 0 ? "no findings" : `${(0, _findings_words_js__WEBPACK_IMPORTED_MODULE_0__.pq)(review)} found`]], heading = {
				type: "heading",
				line: [_findings_words_js__WEBPACK_IMPORTED_MODULE_0__.L2[verdict]],
				facts
			};
			if (level === "none") return [heading];
			let shown = level === "full" ? toTable(outcome.rows, rows) : toCountLine(outcome.rows);
			return [
				heading,
				...toAlerts(outcome),
				...shown
			];
		}
		function toAlerts(outcome) {
			let { verdict, review, remarks } = outcome, { unreadable, leftOut } = review;
			return [
				...verdict === "unsure" ? [(0, _findings_words_js__WEBPACK_IMPORTED_MODULE_0__.F7)(outcome)] : [],
				...verdict === "changes" && unreadable > 0 ? [`Findings that can't be read: ${unreadable}.`] : [],
				...leftOut === void 0 ? [] : [`Findings beyond those that are kept: ${leftOut.count}. The verdict counts them.`],
				...remarks
			].map((words) => ({
				type: "alert",
				kind: "WARNING",
				line: [(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.ml)(words, _ending_js__WEBPACK_IMPORTED_MODULE_2__.aW)]
			}));
		}
		function toCountLine(rows) {
			let counts = (0, _findings_words_js__WEBPACK_IMPORTED_MODULE_0__.cr)(rows.map(({ finding }) => finding));
			return counts === "" ? [] : [{
				type: "paragraph",
				line: [`Findings: ${counts}.`]
			}];
		}
		function toTable(all, most) {
			if (all.length === 0) return [];
			let rows = all.slice(0, most).map(({ finding, fate, url }) => [
				[finding.severity],
				[{
					code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.ml)((0, _findings_words_js__WEBPACK_IMPORTED_MODULE_0__.x5)(finding), 200),
					href: url
				}],
				[finding.title],
				[(0, _findings_words_js__WEBPACK_IMPORTED_MODULE_0__.NP)(fate)]
			]), table = {
				type: "table",
				header: [
					"Severity",
					"Place",
					"Finding",
					"State"
				],
				rows
			}, left = all.length - rows.length;
			return left === 0 ? [table] : [table, {
				type: "quiet",
				lines: [[`${left} more are in the file of findings.`]]
			}];
		}
		let maxBytes = 6e4;
		function toReviewText({ outcome, round, unthreaded }) {
			let { verdict, review, head, rows, remarks } = outcome, facts = {
				type: "quiet",
				lines: [[`Round ${round} · commit `, { code: head?.slice(0, 12) ?? "" }]]
			}, verdictLine = `${_findings_words_js__WEBPACK_IMPORTED_MODULE_0__.L2[verdict]}.`;
			if (rows.length === 0 && verdict === "pass") return (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_3__.l)([{
				type: "paragraph",
				line: [{ strong: verdictLine }, " Nothing new."]
			}, facts]);
			let alerts = [...verdict === "unsure" ? [(0, _findings_words_js__WEBPACK_IMPORTED_MODULE_0__.F7)(outcome)] : [], ...remarks].map((words) => ({
				type: "alert",
				kind: "WARNING",
				line: [words]
			}));
			return [
				(0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_3__.l)([
					{
						type: "paragraph",
						line: [{ strong: verdictLine }, ` ${(0, _findings_words_js__WEBPACK_IMPORTED_MODULE_0__.OJ)(rows)}`]
					},
					...review.summary === "" ? [] : [{
						type: "prose",
						text: review.summary
					}],
					...alerts
				]),
				...withinBytes(unthreaded.map(toUnthreadedText)),
				(0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_3__.l)([facts])
			].join("\n");
		}
		function toUnthreadedText({ finding }) {
			let summary = [
				{ strong: finding.severity },
				" ",
				{ code: (0, _findings_words_js__WEBPACK_IMPORTED_MODULE_0__.x5)(finding) },
				` ${finding.title}`
			];
			return (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_3__.l)([{
				type: "details",
				summary,
				blocks: [...toBodyBlocks(finding), ...suggestionOf(finding)]
			}]);
		}
		function suggestionOf(finding) {
			return finding.suggestion === void 0 ? [] : [(0, _findings_words_js__WEBPACK_IMPORTED_MODULE_0__.pn)(finding) ? _findings_words_js__WEBPACK_IMPORTED_MODULE_0__.Po : {
				type: "code",
				text: finding.suggestion
			}];
		}
		function withinBytes(entries) {
			let kept = [], bytes = 0;
			for (let entry of entries) {
				if (bytes += Buffer.byteLength(entry) + 1, bytes > maxBytes) break;
				kept.push(entry);
			}
			let left = entries.length - kept.length;
			return left === 0 ? kept : [...kept, (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_3__.l)([{
				type: "quiet",
				lines: [[`${left} more are in the job summary.`]]
			}])];
		}
		let rowCounts = [
			200,
			100,
			50,
			25,
			10
		];
		function toReviewComment(outcome, besides) {
			let text = "";
			for (let rows of rowCounts) if (text = (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_3__.l)(toReviewBlocks(outcome, "full", rows)), Buffer.byteLength(text) <= maxBytes - besides) return text;
			return text;
		}
		function toFindingsOutput(findings) {
			let entries = [], bytes = 2;
			for (let finding of findings) {
				let entry = JSON.stringify((0, _findings_contract_js__WEBPACK_IMPORTED_MODULE_4__.q0)(finding));
				if (bytes += Buffer.byteLength(entry) + 1, bytes > 262144) break;
				entries.push(entry);
			}
			return `[${entries.join(",")}]`;
		}
		function toThreadText(finding) {
			let { severity, title } = finding, suggestion = (0, _findings_words_js__WEBPACK_IMPORTED_MODULE_0__.G4)(finding), text = (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_3__.l)([
				{
					type: "paragraph",
					line: [{ strong: severity }, ` · ${title}`]
				},
				...toBodyBlocks(finding),
				...(0, _findings_words_js__WEBPACK_IMPORTED_MODULE_0__.pn)(finding) ? [_findings_words_js__WEBPACK_IMPORTED_MODULE_0__.Po] : []
			]);
			return suggestion === "" ? text : `${text}\n${suggestion}`;
		}
		function toAnswerText(finding) {
			let { severity, title } = finding, heading = {
				type: "paragraph",
				line: [{ strong: severity }, ` · ${title}`]
			};
			return (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_3__.l)([
				heading,
				...toBodyBlocks(finding),
				...suggestionOf(finding)
			]);
		}
		function toBodyBlocks({ body }) {
			return body.trim() === "" ? [] : [{
				type: "rich",
				html: (0, _render_rich_text_js__WEBPACK_IMPORTED_MODULE_5__.renderRichText)(body),
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
				let { severity, title, body, path, line, endLine, side } = finding, kind = kinds[severity], heading = `${severity}: ${title}`, words = body === "" ? title : body;
				return placement.in === "diff" && side === "new" ? {
					kind,
					title: heading,
					message: words,
					place: {
						file: path,
						line,
						endLine
					}
				} : {
					kind,
					title: heading,
					message: `${(0, _findings_words_js__WEBPACK_IMPORTED_MODULE_0__.x5)(finding)}: ${words}`
				};
			});
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
			if (side === "old" || isConfiguration || !isClear) return (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_3__.l)([{
				type: "code",
				text
			}]);
			let longest = [...text.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2), fence = "`".repeat(longest + 1);
			return `${fence}suggestion\n${suggestion === "" ? "" : `${text}\n`}${fence}\n`;
		}
	})
};
