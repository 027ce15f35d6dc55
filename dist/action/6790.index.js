export const id = 6790;
export const ids = [6790, 6277];
export const modules = {
	6790: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Cc: () => githubForWrite,
			MB: () => removeParked,
			RL: () => postQuestion,
			lA: () => buildReportBody,
			sY: () => measureParked,
			sr: () => updateQuestion
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452), _github_comment_comments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3847), _github_comment_marker_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8963), _github_comment_parked_marker_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6627), _github_subject_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9127), _report_parked_questions_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3461), _report_render_markdown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3974);
		function githubForWrite({ signal }, access) {
			return access.github(signal.aborted ? AbortSignal.timeout(2e3) : signal);
		}
		async function postQuestion(place, content) {
			let { io, access, number } = place;
			return attempt(io, () => (0, _github_comment_comments_js__WEBPACK_IMPORTED_MODULE_0__.eT)(access.github(), {
				number,
				body: buildQuestionBody(place, content)
			}));
		}
		async function updateQuestion(place, { id, nodeId }, content) {
			let { io, access } = place, github = githubForWrite(io, access), body = buildQuestionBody(place, content);
			await attempt(io, () => (0, _github_comment_comments_js__WEBPACK_IMPORTED_MODULE_0__.vv)(github, {
				id,
				body
			})) !== void 0 && content.mark.state === "decided" && await attempt(io, () => (0, _github_comment_comments_js__WEBPACK_IMPORTED_MODULE_0__.Am)(github, nodeId), "minimized");
		}
		function buildQuestionBody({ io, number, tag, sticky }, { mark, text, mentions = [] }) {
			let repository = (0, _github_subject_js__WEBPACK_IMPORTED_MODULE_1__.Ek)(io.env), isLinked = mark.state !== "decided" && sticky !== void 0 && repository !== void 0, url = `${repository}/pull/${number}#issuecomment-${sticky}`, link = isLinked ? `\n<a href="${url}">What is asked, and how to answer</a>\n` : "", mentionLine = mentions.length === 0 ? "" : `\n${mentions.join(" ")}\n`, paragraph = (0, _report_render_markdown_js__WEBPACK_IMPORTED_MODULE_2__.l6)([{
				type: "paragraph",
				line: [io.redactor.redact(text)]
			}]);
			return `${(0, _github_comment_marker_js__WEBPACK_IMPORTED_MODULE_3__.hQ)({
				kind: "question",
				tag,
				question: mark
			})}\n${paragraph}${mentionLine}${link}`;
		}
		async function attempt({ log, signal }, send, what = "written") {
			try {
				return await send();
			} catch (error) {
				if (!signal.aborted && !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_4__.h4)) throw error;
				log.warning(`The comment of the question could not be ${what}: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_4__.Uc)(error)}`);
				return;
			}
		}
		let parkedEndLine = "<!-- intern-action: end of parked questions -->\n";
		function buildReportBody(marker, parked, report) {
			return parked.length === 0 ? `${(0, _github_comment_marker_js__WEBPACK_IMPORTED_MODULE_3__.hQ)(marker)}\n${report}` : `${(0, _github_comment_marker_js__WEBPACK_IMPORTED_MODULE_3__.hQ)({
				...marker,
				parked
			})}\n${renderParked(parked)}${report}`;
		}
		function measureParked(parked) {
			return Buffer.byteLength((0, _github_comment_marker_js__WEBPACK_IMPORTED_MODULE_3__.hQ)({
				kind: "sticky",
				tag: "",
				parked
			}) + renderParked(parked));
		}
		function removeParked(body, code) {
			let marker = (0, _github_comment_marker_js__WEBPACK_IMPORTED_MODULE_3__.t7)(body), parked = (0, _github_comment_parked_marker_js__WEBPACK_IMPORTED_MODULE_5__.qO)(marker), end = body.indexOf(`\n${parkedEndLine}`);
			if (marker === void 0 || end < 0 || parked.every((one) => one.code !== code)) return body;
			let { parked: _, ...rest } = marker;
			return buildReportBody(rest, parked.filter((one) => one.code !== code), body.slice(end + 1 + 48));
		}
		function renderParked(parked) {
			let questions = parked.map(({ binding: { untilMs }, ...question }) => ({
				...question,
				untilMs
			}));
			return `${(0, _report_parked_questions_js__WEBPACK_IMPORTED_MODULE_6__.a)(questions)}\n${parkedEndLine}`;
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
	6627: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			jn: () => addParked,
			qO: () => readParked,
			sV: () => maxParked
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _permission_grant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9297), _permission_pause_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9469);
		let shape = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			code: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			comment: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(),
			arguments: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			binding: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
				digest: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				policy: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
				head: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				base: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				intern: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				approvalMode: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				service: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				session: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
				untilMs: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()
			})
		}), maxParked = 3;
		function readParked(marker) {
			return (zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J()).safeParse(marker?.parked).data ?? []).flatMap((one) => shape.safeParse(one).data ?? []).filter(matchesDigest).slice(-3);
		}
		function matchesDigest({ arguments: text, binding }) {
			let pause = (0, _permission_pause_js__WEBPACK_IMPORTED_MODULE_1__.H5)(text);
			return !("error" in pause) && (0, _permission_grant_js__WEBPACK_IMPORTED_MODULE_2__.Bg)(pause) === binding.digest;
		}
		function addParked(parked, question) {
			return [...parked.filter(({ binding }) => binding.digest !== question.binding.digest), question].slice(-3);
		}
	}),
	9297: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AL: () => isForDigest,
			B7: () => claim,
			Bg: () => digestPause,
			Gg: () => endUnused,
			O3: () => namesOtherId,
			cw: () => allow,
			v$: () => redeem,
			xe: () => toTime
		});
		var _crypto_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2962), _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6413);
		let idFields = [
			"tool_call_id",
			"interaction_id",
			"session_id"
		], fieldsOutsideDigest = new Set(["options", ...idFields]);
		function digestPause(pause) {
			let digestFields = Object.entries(pause.arguments).filter(([name]) => !fieldsOutsideDigest.has(name));
			return (0, _crypto_js__WEBPACK_IMPORTED_MODULE_0__.s)((0, _json_js__WEBPACK_IMPORTED_MODULE_1__.dj)(Object.fromEntries(digestFields)));
		}
		function namesOtherId(pause, ids) {
			return idFields.some((name) => {
				let id = (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.hQ)(pause.arguments, name);
				return id !== void 0 && !(typeof id == "string" && ids.includes(id));
			});
		}
		function whyVoid(binding, now, nowMs) {
			return nowMs < binding.untilMs ? now.head === binding.head ? now.base === binding.base ? now.state === "ready" ? now.policy === binding.policy ? now.service === binding.service ? now.intern === binding.intern ? now.approvalMode === binding.approvalMode ? now.session === binding.session ? void 0 : "It was asked in another session." : `The approval mode was "${binding.approvalMode}" then and is "${now.approvalMode}" now.` : "It was asked by an intern other than the one that this job runs." : `It was asked through ${binding.service}, but this job uses ${now.service}.` : "The permission policy has changed since." : `The pull request is ${now.state === "draft" ? "a draft" : "closed"} now.` : "The pull request now goes into another branch." : `The pull request has changed: its head was ${shortenId(binding.head)} then and is ${shortenId(now.head)} now.` : `It expired at ${toTime(binding.untilMs)}.`;
		}
		function shortenId(id) {
			return id.slice(0, 12);
		}
		function toTime(ms) {
			let date = new Date(ms);
			return Number.isNaN(date.getTime()) ? "an unknown time" : `${date.toISOString().slice(0, 16).replace("T", " ")} UTC`;
		}
		function allow({ binding }, { now, nowMs }) {
			let why = whyVoid(binding, now, nowMs);
			return why === void 0 ? {
				is: "allowed",
				binding
			} : {
				is: "refused",
				why
			};
		}
		function claim({ binding }, isFirst) {
			return isFirst ? {
				is: "claimed",
				binding
			} : {
				is: "refused",
				why: "Another answer came first."
			};
		}
		function isForDigest({ binding }, digest) {
			return binding.digest === digest;
		}
		function redeem(grant, digest, { now, nowMs }) {
			if (!isForDigest(grant, digest)) return grant;
			let why = whyVoid(grant.binding, now, nowMs);
			return why === void 0 ? { is: "used" } : {
				is: "lost",
				why
			};
		}
		function endUnused(grant) {
			return grant.is === "claimed" ? {
				is: "lost",
				why: "The intern did not ask for exactly this again."
			} : grant;
		}
	}),
	6277: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { g: () => revealLookAlikes });
		var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1376);
		function revealLookAlikes(line, { escapeSign = _invisible_js__WEBPACK_IMPORTED_MODULE_0__.Vg, hasComments = !1 } = {}) {
			let parts = revealMarks(line, escapeSign).split(word);
			return parts.map((part, index) => {
				let isWord = index % 2 == 1, isText = isWord && (isOfOtherScript(part) || hasComments && isLetterBesideText(parts, index));
				return part.replace(beyondAscii, (sign) => isPlainInCode(sign) || isText && isPlainInText(sign) || isWord && signOfText.test(sign) ? sign : escapeSign(sign));
			}).join("");
		}
		function revealMarks(line, escapeSign) {
			let escapeMarks = (marks) => marks.replace(/./gsu, escapeSign);
			return line.replace(rightToLeft, escapeSign).replace(dash, escapeSign).replace(crossBesideLetter, escapeSign).replace(markOnSign, escapeMarks).replace(markedLetter, (found, letter, marks) => Array.from(found.normalize("NFC")).length === 1 ? found : letter + escapeMarks(marks));
		}
		function isLetterBesideText(parts, index) {
			let isBesideText = (step) => /^[ \t]+$/.test(parts[index + step] ?? "") && isOfOtherScript(parts[index + 2 * step] ?? "");
			return /^\p{L}$/u.test(parts[index] ?? "") && (isBesideText(1) || isBesideText(-1));
		}
		function isOfOtherScript(text) {
			return !/[A-Za-z]/.test(text) && unlikeLetter.test(text);
		}
		function isPlainInCode(sign) {
			return plainSign.test(sign) ? !0 : sign.normalize("NFKC") === sign ? /^[A-Za-z]\p{M}+$/u.test(sign.normalize("NFD")) || plainLetter.test(sign) : !1;
		}
		function isPlainInText(sign) {
			return sign.normalize("NFKC") === sign && (/\p{Nd}/u.test(sign) || textLetter.test(sign));
		}
		let beyondAscii = /[^\p{M}\p{ASCII}]/gu, rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/gu, dash = /(?!-)[\p{Pd}\u2212]/gu, crossBesideLetter = /(?<=[A-Za-z])\u00d7|\u00d7(?=[A-Za-z])/gu, markOnSign = /(?<![\p{L}\p{M}])\p{M}+|(?<=[A-Za-z])(?:\u0334|\u0335|\u0336|\u0337|\u0338|\p{Me}|\p{Mc})/gu, markedLetter = /(?<letter>[A-Za-z])(?<marks>\p{M}+)/gu, plainSign = /[\u00a1-\u00a3\u00a5\u00a7\u00a9\u00ab\u00ac\u00ae\u00b0-\u00b3\u00b5-\u00b7\u00b9-\u00bf\u00d7\u00f7\u2020-\u2022\u2030\u2070\u2074-\u2079\u207f-\u2089\u20ac\u2190-\u21ff\u2200-\u220b\u220f\u2211\u221a-\u221e\u222b\u2248\u2260\u2261\u2264\u2265\u250c-\u254b\u2552-\u256c\u2580-\u259f\u25a0\u25a1\u25b2-\u25bd\u25c6\u25c7\u2713\u2714\u2717\u2718]|(?![\u2795-\u2797])\p{Emoji_Presentation}/u, plainLetter = /[\u00c6\u00e6\u00d0\u00f0\u00d8\u00f8\u00de\u00fe\u00df\u1e9e\u0110\u0111\u0126\u0127\u0141\u0142\u014a\u014b\u0152\u0153]|[[[\p{Lo}\p{Lm}]&&[\uac00-\ud7a3\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Deva}\p{scx=Beng}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Gujr}\p{scx=Guru}\p{scx=Sinh}\p{scx=Tibt}\p{scx=Ethi}]]--[\u02b0-\u02ff\u097d\u0d20\u101d\u1200\u12d0\u3031-\u3035\u30ce\u30fc\u4e00\u4e28\u4e36\u4e3f]]/v, textLetter = /[[\p{Lu}\p{Ll}\p{Lo}]&&[\p{scx=Cyrl}\p{scx=Grek}\p{scx=Armn}\p{scx=Geor}\p{scx=Hebr}\p{scx=Arab}]]/v, unlikeLetter = /[\u0411\u0414\u0416\u0418\u0419\u041b\u041f\u0424\u0426\u0427\u0428\u0429\u042a\u042b\u042d\u042e\u042f\u0402\u0404\u0409\u040a\u040b\u0490\u0432\u0434\u0436\u0438\u0439\u043b\u043c\u043d\u043f\u0442\u0444\u0446\u0447\u0448\u0449\u044a\u044b\u044d\u044e\u044f\u0452\u0454\u0459\u045a\u045b\u0491\u0393\u0394\u0398\u039b\u039e\u03a0\u03a3\u03a6\u03a8\u03a9\u03b4\u03b5\u03b6\u03b8\u03bb\u03bc\u03be\u03c0\u03c3\u03c2\u03c6\u03c8\u0531\u0532\u0533\u0534\u0535\u053a\u053e\u0541\u0542\u0543\u0544\u0547\u0549\u054a\u054b\u054c\u054e\u0553\u0562\u0564\u0567\u0569\u056a\u056d\u056e\u0572\u0573\u0574\u0579\u057a\u057b\u0583\u0587\u10d0\u10d1\u10d2\u10d3\u10d6\u10d7\u10d9\u10da\u10db\u10dc\u10de\u10df\u10e0\u10e1\u10e2\u10e3\u10e4\u10e5\u10e6\u10e8\u10e9\u10ea\u10eb\u10ec\u10ed\u10ee\u10ef\u10f0]/u, signOfText = /[\u3001\u3002\u300a-\u3011\u30fb\uff01\uff08\uff09\uff0c\uff1a\uff1b\uff1f]/u, word = RegExp(`((?:[\\p{L}\\p{M}\\p{Nd}](?:(?<=[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}])${signOfText.source}+)?)+)`, "u");
	}),
	3461: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Y: () => questionSize,
			a: () => toParkedQuestions
		});
		var _permission_grant_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9297), _render_blocks_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9229), _render_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3974), _shown_question_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9604);
		let questionSize = {
			columns: 60,
			maxLines: 300
		};
		function toParkedQuestions(parked) {
			return parked.length === 0 ? "" : (0, _render_markdown_js__WEBPACK_IMPORTED_MODULE_0__.l6)(parked.flatMap(toParkedBlocks));
		}
		function toParkedBlocks({ code, untilMs, arguments: text }) {
			let { question, more } = (0, _shown_question_js__WEBPACK_IMPORTED_MODULE_1__.P)(text, questionSize), facts = [
				["nobody answered in time"],
				[`until ${(0, _permission_grant_js__WEBPACK_IMPORTED_MODULE_2__.xe)(untilMs)}`],
				["unless somebody pushes"]
			];
			return [
				(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_3__.R_)("\ud83d\udd53 Can still be allowed, once", facts),
				(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_3__.aY)([...question, ...more].join("\n")),
				(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_3__.FY)("If you have write permission, write a comment that consists only of one of these lines:"),
				(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_3__.aY)(`/allow ${code}\n/reject ${code}`)
			];
		}
	}),
	9604: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G: () => isDisguised,
			P: () => toShownPause
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6413), _permission_pause_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9469), _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1376), _permission_text_plain_code_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6277);
		let standardOptions = new Set([
			"allow_once",
			"allow_always",
			"reject_once",
			"reject_always"
		]);
		function toShownPause(argumentsText, options) {
			let pause = (0, _permission_pause_js__WEBPACK_IMPORTED_MODULE_0__.H5)(argumentsText);
			if ("error" in pause) return {
				question: [],
				more: [],
				isWhole: !1
			};
			let { redact = (text) => text, columns, maxLines, skip = [] } = options, spell = (text) => spellOut(redact(text), columns, pause.kind === "permission"), { key: questionKey, text } = chooseQuestion(pause), otherArguments = Object.entries(pause.arguments).filter(([key]) => key !== questionKey && !skip.includes(key) && !isRedundant(key, pause)), question = spell(text), more = otherArguments.flatMap(([key, value]) => flatten(quoteName(key), value)).flatMap(spell);
			if (question.length + more.length <= maxLines) return {
				question,
				more,
				isWhole: !0
			};
			let shownQuestion = question.slice(0, maxLines);
			return {
				question: shownQuestion,
				more: more.slice(0, maxLines - shownQuestion.length),
				isWhole: !1
			};
		}
		function chooseQuestion({ command, operation, tool, arguments: pauseArguments }) {
			return command === void 0 ? typeof operation == "string" ? {
				key: "operation",
				text: operation
			} : typeof pauseArguments.message == "string" ? {
				key: "message",
				text: pauseArguments.message
			} : {
				key: "",
				text: "(it does not say what)"
			} : {
				key: tool === operation ? "command" : "operation",
				text: command
			};
		}
		function isRedundant(key, { command, options }) {
			return key === "command" ? command !== void 0 : key === "kind" || key === "options" && options.every((option) => standardOptions.has(option));
		}
		function flatten(path, value) {
			if ((0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Lv)(value) && value.length > 0) return value.flatMap((each, index) => flatten(`${path}[${index}]`, each));
			if ((0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(value)) {
				let fields = Object.entries(value);
				if (fields.length > 0) return fields.flatMap(([key, each]) => flatten(`${path}.${quoteName(key)}`, each));
			}
			return [`${path}: ${typeof value == "string" && value !== "" ? value : JSON.stringify(value)}`];
		}
		function quoteName(key) {
			return /^[\w-]+$/.test(key) ? key : JSON.stringify(key);
		}
		function spellOut(text, columns, isCode) {
			let lines = [], gutter = "  ", end = 0, write = (piece) => {
				for (let line of wrap(toUnits(piece, isCode), gutter, columns)) lines.push(line);
			};
			for (let { 0: feeds, index } of text.matchAll(lineFeeds)) index > 0 && write(text.slice(end, index)), gutter = feeds.length === 1 ? "\u23ce " : `\u23ce\u00d7${feeds.length} `, end = index + feeds.length;
			return write(text.slice(end)), lines;
		}
		let lineFeeds = /\n+/g;
		function toUnits(line, isCode) {
			let units = Array.from(spellLine(line, { isCode }).matchAll(unsplit), ([found, spelled]) => /^ {2,}$/.test(found) ? `\u2423\u00d7${found.length}` : spelled === void 0 || found === spelled ? found : `${spelled}\u00d7${found.length / spelled.length}`);
			return units.at(-1) === " " ? [...units.slice(0, -1), "\u2423"] : units;
		}
		let unsplit = / {4,}| +$|(\\u\{[0-9a-f]+\})\1*|.\p{M}*/gsu;
		function spellLine(line, { isCode, hasComments = !1 }) {
			let marked = line.replace(layoutMarks, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_2__.Vg).replace(stackedMarks, (marks) => marks.replace(/./gsu, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_2__.Vg)), revealed = isCode ? (0, _permission_text_plain_code_js__WEBPACK_IMPORTED_MODULE_3__.g)(marked, { hasComments }) : marked;
			return (0, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_2__.jQ)(revealed.replace(meaningless, _permission_text_invisible_js__WEBPACK_IMPORTED_MODULE_2__.Vg));
		}
		let layoutMarks = /[\u2423\u23ce\u21aa]|\\(?=u\{)/gu, stackedMarks = /\p{M}{3,}/gu, meaningless = /[\p{Co}\p{Cn}\u{16fe4}\u{1d159}]/gu;
		function wrap(units, gutter, columns) {
			let lines = [], prefix = gutter, start = 0;
			do {
				let { end, space } = findLineEnd(units, start, columns - measureWidth(prefix)), line = `${prefix}${units.slice(start, space ?? end).join("")}`;
				lines.push(space === void 0 ? line : `${line}\u2423`), start = space === void 0 ? end : space + 1, prefix = "\u21aa ";
			} while (start < units.length);
			return lines;
		}
		function findLineEnd(units, start, width) {
			let column = 0, space;
			for (let at = start; at < units.length; at += 1) {
				let nextColumn = column + measureWidth(units[at] ?? "");
				if (nextColumn > width && at > start) return {
					end: at,
					space
				};
				units[at] === " " && at > start && units[at - 1] !== " " && units[at + 1] !== " " && column + measureWidth("\u2423") <= width && (space = at), column = nextColumn;
			}
			return {
				end: units.length,
				space: void 0
			};
		}
		function measureWidth(text) {
			let width = 0;
			for (let character of text) width += character <= "~" ? 1 : 2;
			return width;
		}
		function isDisguised(line) {
			if (/[ \t]{60}/.test(line)) return !0;
			let plain = line.replaceAll("	", " ").replaceAll(/(?<=\p{L})\u2019(?=\p{L})/gu, "'");
			return spellLine(plain, {
				isCode: !0,
				hasComments: !0
			}) !== plain;
		}
	})
};
