export const id = 7090;
export const ids = [
	7090,
	3847,
	39
];
export const modules = {
	7090: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			openNewComment: () => openNewComment,
			openStickyComment: () => openStickyComment
		});
		var errors = __webpack_require__(452), comments = __webpack_require__(3847), ending = __webpack_require__(4443), pauses = __webpack_require__(6955), cut = __webpack_require__(9179), markdown = __webpack_require__(3974), report_status = __webpack_require__(6282), suggestions = __webpack_require__(39), summary = __webpack_require__(3394);
		function toRunningComment({ record, elapsedMs, asked }) {
			return (0, markdown.l)([
				{
					type: "heading",
					line: [toState((0, ending.Vb)(record), asked)],
					facts: [[`running for ${(0, report_status.p0)(elapsedMs)}`]]
				},
				...asked === void 0 ? [] : toQuestion(asked),
				...(0, pauses.z6)(record, 20, suggestions.suggestionsFor)
			]);
		}
		function toState(name, asked) {
			return asked === void 0 ? `⏳ ${name} is working` : asked.commands.some((command) => command.startsWith("/allow")) ? `✋ ${name} asks for permission` : `✋ ${name} has a question`;
		}
		function toFinalComment(record, { render, lead, isShort }) {
			let maxBytes = isShort ? 1e4 : 6e4;
			return (0, summary.m)(record, "full", {
				render,
				suggest: suggestions.suggestionsFor,
				lead,
				maxBytes,
				withReasoning: !1
			});
		}
		function toFailedComment(message) {
			return (0, markdown.l)([{
				type: "heading",
				line: ["❌ The run did not start"]
			}, {
				type: "alert",
				kind: "CAUTION",
				line: [(0, cut.ml)(message, 4e3)]
			}]);
		}
		function toQuestion({ shown, code, commands, untilMs, reason, refusal }) {
			let until = `${new Date(untilMs).toISOString().slice(11, 16)} UTC`, refused = {
				type: "alert",
				kind: "CAUTION",
				line: [`The last answer did not fit. ${refusal ?? ""}`]
			};
			return [
				...refusal === void 0 ? [] : [refused],
				{
					type: "code",
					text: shown.asked.join("\n")
				},
				...shown.more.length === 0 ? [] : toMore(shown.more),
				...reason === null ? [] : [{
					type: "paragraph",
					line: [`Why a person is asked: ${reason}`]
				}],
				{
					type: "paragraph",
					line: [{ strong: `Answer by ${until}.` }, " If you have write permission, write a comment that is nothing but one of these lines:"]
				},
				{
					type: "code",
					text: commands.map((command) => command.replace(/^(\S+)/, `$1 ${code}`)).join("\n")
				}
			];
		}
		function toMore(lines) {
			return [{
				type: "paragraph",
				line: ["With these arguments:"]
			}, {
				type: "code",
				text: lines.join("\n")
			}];
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
		function showProgress({ clock, recorder, show }) {
			let startedAt = clock.monotonic(), asked, shownAtMs, isRunning = !1, write = async () => {
				shownAtMs = await show({
					record: recorder.soFar(),
					elapsedMs: clock.monotonic() - startedAt,
					asked
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
					if (isRunning) return asked = question, updates.request(), await updates.settle(), shownAtMs;
				},
				endAsking() {
					asked = void 0, updates.request();
				},
				stop: () => updates.stop()
			};
		}
		let noProgress = {
			ask: async () => void 0,
			endAsking() {},
			async stop() {}
		};
		var comment_marker = __webpack_require__(8963), run_url = __webpack_require__(4962);
		function createCommentWriter(io, access, place) {
			let { log, redactor, env } = io, { kind, tag, number } = place, written = place.found, isGivenUp = !1, put = async (report, session) => {
				let body = `${(0, comment_marker.hQ)({
					kind,
					tag,
					...session === void 0 ? {} : { session: redactor.redact(session) }
				})}\n${redactor.redact(report)}${runLink(env)}`, github = access.github(io.signal.aborted ? AbortSignal.timeout(2e3) : io.signal), repository = access.repository();
				return written = written === void 0 ? await (0, comments.createComment)(github, repository, {
					number,
					body
				}) : await (0, comments.updateComment)(github, repository, {
					id: written.id,
					body
				}), written.writtenAtMs;
			};
			return {
				async write(report, session, shorter) {
					if (!isGivenUp) try {
						return await put(report, session).catch((error) => {
							if (shorter === void 0 || !(error instanceof errors.h4) || error.data.status !== 422) throw error;
							return put(shorter(), session);
						});
					} catch (error) {
						log.warning(`The comment could not be written: ${(0, errors.Uc)(error)}`), isGivenUp = written === void 0;
						return;
					}
				},
				url: () => written?.url
			};
		}
		function runLink(env) {
			let url = (0, run_url.V)(env);
			return url === void 0 ? "" : `\n<sub><a href="${url}">Workflow run</a></sub>\n`;
		}
		function openNewComment(io, access, place) {
			let { number, tag, recorder } = place;
			return createRunComment(io, access, recorder, {
				kind: "new",
				tag,
				number,
				found: void 0
			});
		}
		async function openStickyComment(io, access, place) {
			let { number, tag, recorder, sessionIsWanted } = place;
			try {
				let found = await (0, comments.findSticky)(access.github(), access.repository(), {
					number,
					tag
				});
				return sessionIsWanted && found?.marker?.session === void 0 && io.log.notice("There is no sticky comment that keeps a session; a new session begins."), createRunComment(io, access, recorder, {
					kind: "sticky",
					tag,
					number,
					found
				});
			} catch (error) {
				if (io.signal.throwIfAborted(), !(error instanceof errors.h4)) throw error;
				io.log.warning(`No comment is written, because the old one could not be looked for: ${(0, errors.Uc)(error)}`);
				return;
			}
		}
		function createRunComment(io, access, recorder, place) {
			let { clock } = io, writer = createCommentWriter(io, access, place), kept = place.found?.marker?.session, sessionOf = (record) => record.session_id ?? kept, show = (state) => writer.write(toRunningComment(state), sessionOf(state.record)), { stop, ...progress } = place.kind === "sticky" ? showProgress({
				clock,
				recorder,
				show
			}) : noProgress, end = async (report, session, shorter) => {
				await stop(), await writer.write(report, session, shorter);
				let url = writer.url();
				url !== void 0 && io.setOutputs({ "comment-url": url });
			};
			return {
				...progress,
				sessionId: kept,
				async finish(record, lead) {
					let { renderRichText } = await Promise.all([__webpack_require__.e(9193), __webpack_require__.e(8983)]).then(__webpack_require__.bind(__webpack_require__, 8983)), report = (isShort) => toFinalComment(record, {
						render: renderRichText,
						lead,
						isShort
					});
					await end(report(!1), sessionOf(record), () => report(!0));
				},
				fail: (error) => end(toFailedComment((0, errors.Uc)(error)), kept)
			};
		}
	}),
	3847: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			commentsSince: () => commentsSince,
			createComment: () => createComment,
			findSticky: () => findSticky,
			readOwnAccount: () => readOwnAccount,
			updateComment: () => updateComment
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8395), _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _api_shapes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5332), _marker_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8963);
		let viewerShape = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ viewer: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ login: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP() }) }), workflowAccount = {
			login: "github-actions[bot]",
			type: "Bot"
		};
		async function readOwnAccount(github) {
			try {
				let { viewer } = await github.json(async ({ graphql }) => ({ data: await graphql("query { viewer { login } }") }), viewerShape);
				return {
					login: viewer.login,
					type: viewer.login.endsWith("[bot]") ? "Bot" : "User"
				};
			} catch (error) {
				if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__.h4) return workflowAccount;
				throw error;
			}
		}
		async function findSticky(github, { owner, name }, { number, tag }) {
			let account = await readOwnAccount(github);
			for await (let page of listComments(github, {
				owner,
				repo: name,
				issue_number: number
			})) for (let comment of page) {
				let marker = (0, _marker_js__WEBPACK_IMPORTED_MODULE_2__.t7)(comment.body);
				if (marker?.kind === "sticky" && marker.tag === tag && isBy(comment, account)) return toOwn(comment, marker);
			}
		}
		async function createComment(github, { owner, name }, { number, body }) {
			let comment = {
				owner,
				repo: name,
				issue_number: number,
				body
			};
			return toOwn(await github.json(({ rest }) => rest.issues.createComment(comment), _api_shapes_js__WEBPACK_IMPORTED_MODULE_3__.pZ), void 0);
		}
		async function updateComment(github, { owner, name }, { id, body }) {
			let comment = {
				owner,
				repo: name,
				comment_id: id,
				body
			};
			return toOwn(await github.json(({ rest }) => rest.issues.updateComment(comment), _api_shapes_js__WEBPACK_IMPORTED_MODULE_3__.pZ), void 0);
		}
		async function commentsSince(github, { owner, name }, { number, since }) {
			let comments = [], place = {
				owner,
				repo: name,
				issue_number: number,
				since
			};
			for await (let page of listComments(github, place)) comments.push(...page);
			return comments;
		}
		function listComments(github, place) {
			return github.pages(({ rest, paginate }) => paginate.iterator(rest.issues.listComments, {
				...place,
				per_page: 100
			}), _api_shapes_js__WEBPACK_IMPORTED_MODULE_3__.Ks);
		}
		function toOwn({ id, html_url, updated_at }, marker) {
			return {
				id,
				url: html_url,
				writtenAtMs: Date.parse(updated_at),
				marker
			};
		}
		function isBy({ user }, { login, type }) {
			return user !== null && user.login === login && user.type === type;
		}
	}),
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
	4962: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { V: () => runUrl });
		function runUrl(env) {
			let server = env.GITHUB_SERVER_URL ?? "", repository = env.GITHUB_REPOSITORY ?? "", run = env.GITHUB_RUN_ID ?? "";
			return /^https?:\/\/[\w.:-]+$/.test(server) && /^[\w-]+\/[\w.-]+$/.test(repository) && /^\d+$/.test(run) ? `${server}/${repository}/actions/runs/${run}` : void 0;
		}
	}),
	8883: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			_: () => evaluate,
			Y: () => isPermission
		});
		var context = __webpack_require__(1576), json = __webpack_require__(1989);
		function matches({ test, missing }, value, mode) {
			return value === void 0 ? missing || test.takesMissing === !0 : mode === "when" && value === context.$5 ? test.listed?.includes(context.$5) === !0 : test.holds(value, {
				mode,
				doubt: mode === "guard"
			});
		}
		function wanted({ test, missing }) {
			return missing ? `${test.wanted}, or missing` : test.wanted;
		}
		function whyNot(key, matcher, value) {
			let { test } = matcher, why = value === void 0 ? void 0 : test.whyNot?.(value);
			if (why !== void 0) return `${key}: ${why}`;
			let strange = value === void 0 ? "" : test.strange?.(value) ?? "";
			return `${key} is ${(0, json.SP)(value)}${strange}, wants ${wanted(matcher)}`;
		}
		function whyMatched(key, { test }, value) {
			if (value === void 0) return `${key} is missing`;
			let strange = test.strange?.(value) ?? "";
			if (strange !== "") return `${key} is ${(0, json.SP)(value)}${strange}`;
			let why = test.whyHolds?.(value);
			return why === void 0 ? void 0 : `${key}: ${why}`;
		}
		function isMatched(entry, pause, context, mode) {
			return entry.when.every((condition) => matches(condition.matcher, condition.value(context), "when")) && entry.match.every((condition) => matches(condition.matcher, condition.value(pause), mode));
		}
		function judge(entry, pause, context, mode) {
			for (let condition of entry.when) {
				let value = condition.value(context);
				if (!matches(condition.matcher, value, "when")) return {
					matched: !1,
					because: whyNot(`when.${condition.key}`, condition.matcher, value)
				};
			}
			for (let condition of entry.match) {
				let value = condition.value(pause);
				if (!matches(condition.matcher, value, mode)) return {
					matched: !1,
					because: whyNot(condition.key, condition.matcher, value)
				};
			}
			return {
				matched: !0,
				because: whyAll(entry, pause)
			};
		}
		function whyAll(entry, pause) {
			for (let condition of entry.match) {
				let reason = whyMatched(condition.key, condition.matcher, condition.value(pause));
				if (reason !== void 0) return reason;
			}
			let keys = [...entry.when.map((each) => `when.${each.key}`), ...entry.match.map((each) => each.key)];
			return keys.length === 1 ? `${keys[0] ?? ""} matches` : `${keys.slice(0, -1).join(", ")} and ${keys.at(-1) ?? ""} match`;
		}
		let notReached = "not reached";
		function isPermission(pause) {
			return pause.kind === "permission";
		}
		function evaluate(policy, pause, context) {
			let deciding = findDeciding(policy, pause, context);
			return {
				deciding,
				trace: () => traceTo(deciding, policy, pause, context)
			};
		}
		function findDeciding(policy, pause, context) {
			let matched = (mode) => (entry) => isMatched(entry, pause, context, mode), guard = policy.guards.find(matched("guard"));
			if (guard !== void 0) return {
				list: "guards",
				entry: guard
			};
			if (isPermission(pause)) {
				let rule = policy.rules.find(matched("rule"));
				return rule === void 0 ? { list: "default" } : {
					list: "rules",
					entry: rule
				};
			}
			let question = policy.questions.find(matched("rule"));
			return question === void 0 ? { list: "default" } : {
				list: "questions",
				entry: question
			};
		}
		function traceTo(deciding, policy, pause, context) {
			let list = isPermission(pause) ? "rules" : "questions", entries = [...policy.guards.map((entry) => ({
				entry,
				list: "guards",
				mode: "guard"
			})), ...policy[list].map((entry) => ({
				entry,
				list,
				mode: "rule"
			}))], found = deciding.list === "default" ? entries.length : entries.findIndex(({ entry }) => entry === deciding.entry), trace = entries.map(({ entry, list: name, mode }, index) => index > found ? {
				id: entry.id,
				list: name,
				matched: !1,
				because: notReached
			} : {
				id: entry.id,
				list: name,
				...judge(entry, pause, context, mode)
			}), byDefault = deciding.list === "default", because = byDefault ? `no guard and no ${isPermission(pause) ? "rule" : "question"} matches` : notReached;
			return [...trace, {
				id: "default",
				list: "default",
				matched: byDefault,
				because
			}];
		}
	}),
	5642: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L5: () => chooseOption,
			SV: () => isAllow,
			WF: () => ladders
		});
		let rejectLadder = ["reject_once", "reject_always"], ladders = {
			allow: ["allow_once", ...rejectLadder],
			"allow-always": [
				"allow_always",
				"allow_once",
				...rejectLadder
			],
			reject: rejectLadder,
			"reject-always": ["reject_always", "reject_once"]
		};
		function chooseOption(verb, offered) {
			return ladders[verb].find((option) => offered.includes(option));
		}
		function isAllow(option) {
			return option === "allow_once" || option === "allow_always";
		}
	}),
	9469: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { H: () => readPause });
		var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1989);
		let maxBytes = 65536;
		function readPause(text) {
			let bytes = new TextEncoder().encode(text).length;
			if (bytes > maxBytes) return { error: `the arguments have ${bytes} bytes, at most ${maxBytes} are judged` };
			let value = parse(text);
			if (!(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value)) return { error: "the arguments are not a JSON object" };
			let flaw = structuralFlaw(text);
			return flaw === void 0 ? readFields(value) : { error: flaw };
		}
		function parse(text) {
			try {
				return JSON.parse(text);
			} catch {
				return;
			}
		}
		function readFields(object) {
			let kind = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "kind"), operation = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "operation"), options = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "options"), message = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "message"), command = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "command");
			if (!isTextOrMissing(kind)) return { error: "\"kind\" is not a string" };
			if (!isTextOrMissing(message)) return { error: "\"message\" is not a string" };
			if (!isTextOrMissing(command)) return { error: "\"command\" is not a string" };
			if (!isTextOrMissing(operation) && operation !== null) return { error: "\"operation\" is neither a string nor null" };
			if (!isTextsOrMissing(options)) return { error: "\"options\" is not a list of strings" };
			let written = operation?.startsWith("shell command: ") ? operation.slice(15) : void 0;
			return written !== void 0 && command !== void 0 && written !== command ? { error: "\"operation\" and \"command\" name different commands" } : {
				arguments: object,
				kind,
				operation,
				options: options ?? [],
				tool: written === void 0 ? operation : "shell",
				command: written ?? command
			};
		}
		function isTextOrMissing(value) {
			return value === void 0 || typeof value == "string";
		}
		function isTextsOrMissing(value) {
			return value === void 0 || (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) && value.every((each) => typeof each == "string");
		}
		function isExact(token) {
			let digits = token.replace(/[eE].*$/u, "").replace(".", "").replace(/^-?0*/u, "").replace(/0*$/u, ""), value = Math.abs(Number(token));
			return !Number.isFinite(value) || value === 0 && digits !== "" ? !1 : digits.length <= 15 || digits.length <= 17 && value <= 2 ** 53 - 1;
		}
		let jsonToken = /"(?:[^"\\]|\\.)*"|[{}[\],:]|-?[0-9][0-9.eE+-]*/gu;
		function structuralFlaw(text) {
			let open = [], awaitsKey = !1;
			for (let [token] of text.matchAll(jsonToken)) if (token === "{" || token === "[") {
				if (open.push(token === "{" ? new Set() : void 0), open.length > 32) return "the arguments nest deeper than 32 levels";
				awaitsKey = token === "{";
			} else if (token === "}" || token === "]") open.pop(), awaitsKey = !1;
			else if (token === ",") awaitsKey = open.at(-1) !== void 0;
			else if (/^[-0-9]/u.test(token)) {
				if (!isExact(token)) return `the number ${token.slice(0, 40)} has more digits than can be judged`;
			} else if (token !== ":" && awaitsKey) {
				let name = String(JSON.parse(token)), keys = open.at(-1);
				if (keys?.has(name) === !0) return `the key ${JSON.stringify(name)} stands twice in the arguments`;
				keys?.add(name), awaitsKey = !1;
			}
		}
	}),
	39: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { suggestionsFor: () => suggestionsFor });
		var ask_undecided = __webpack_require__(2185), evaluate = __webpack_require__(8883), ladder = __webpack_require__(5642), permission_pause = __webpack_require__(9469), shell_words = __webpack_require__(1703), invisible = __webpack_require__(1376), json = __webpack_require__(1989), programs = __webpack_require__(2425);
		let operandsRun = new Set("awk bsh bunx coproc docker exec find gawk gmake java just ld.so make mawk nawk npx pnpx podman R rake sed uvx".split(" ")), optionsReach = new Set("7z 7za babel base64 black convert cp cpp ctest date diff3 difft dot esbuild exiftool file fmt ghc gold gs hg iconv jq ln lz4 magick mongosh mv mypy nasm nm nox objdump pandoc pigz ptx ranlib readelf rollup rspec rubocop ruff sdiff shuf strip svn tac tree uniq xetex xxd yq zstd".split(" "));
		function family(name) {
			return name.replace(/(?<=[A-Za-z+])-?[0-9][0-9.]*$/u, "");
		}
		function reachOf(program) {
			let name = (0, programs.kX)(program), names = [name, family(name)];
			return names.some((each) => operandsRun.has(each)) || (0, programs.v7)(program) ? "by-any-argument" : names.some((each) => optionsReach.has(each)) || (0, programs.pw)(program) ? "by-options" : "no-further";
		}
		let risks = [
			"reads",
			"unknown",
			"writes",
			"network",
			"deletes",
			"publishes",
			"runs-anything"
		], riskWords = {
			reads: "it reads",
			unknown: "unknown",
			writes: "it writes files",
			network: "it uses the network",
			deletes: "it deletes",
			publishes: "it publishes",
			"runs-anything": "it can run anything"
		}, byProgram = new Map([
			...entries("reads", "cat cut date df diff du echo false file grep head id jq ls printf pwd rg sort stat tail test tree true uname uniq wc which whoami"),
			...entries("writes", "chmod chown cp install ln mkdir mv tee touch truncate"),
			...entries("network", "curl dig ftp host nc netcat nslookup ping rsync scp sftp telnet wget"),
			...entries("deletes", "dd mkfs rm rmdir shred unlink")
		]), bySubcommand = new Map([
			...[
				"blame",
				"diff",
				"log",
				"ls-files",
				"rev-parse",
				"show",
				"status"
			].map((sub) => [`git ${sub}`, "reads"]),
			...[
				"add",
				"apply",
				"checkout",
				"commit",
				"merge",
				"rebase",
				"stash",
				"switch"
			].map((sub) => [`git ${sub}`, "writes"]),
			...[
				"clone",
				"fetch",
				"pull"
			].map((sub) => [`git ${sub}`, "network"]),
			...[
				"clean",
				"reset",
				"rm"
			].map((sub) => [`git ${sub}`, "deletes"]),
			["git push", "publishes"],
			["npm publish", "publishes"],
			["pnpm publish", "publishes"],
			["yarn publish", "publishes"],
			["cargo publish", "publishes"],
			["docker push", "publishes"],
			["gh release", "publishes"]
		]);
		function entries(risk, programs) {
			return programs.split(" ").map((program) => [program, risk]);
		}
		function riskOfCommands(tool, commands) {
			return commands === void 0 ? tool === "shell" ? "runs-anything" : "unknown" : commands.map(riskOfCommand).reduce((a, b) => risks.indexOf(a) > risks.indexOf(b) ? a : b);
		}
		function riskOfCommand(words) {
			let [program = "", ...args] = words.map((word) => word.text), name = (0, programs.kX)(program), known = bySubcommand.get(`${name} ${args[0] ?? ""}`) ?? byProgram.get(name), reach = reachOf(name);
			return known === void 0 ? reach === "no-further" ? "unknown" : "runs-anything" : reach === "no-further" || hasHarmlessOptions(name, args) ? known : "runs-anything";
		}
		let harmless = new Map([
			["git", /^(?:-(?:[0-9]+|[abfmnpqrsvwzAM]|am|n[0-9]+)|--(?:abbrev-commit|all|amend|author=.*|branch|cached|date=.*|decorate|follow|force|format=.*|graph|grep=.*|merges|message=.*|name-only|name-status|no-color|no-edit|no-ext-diff|no-merges|no-pager|no-textconv|numstat|oneline|patch|porcelain|pretty=.*|quiet|reverse|set-upstream|short|since=.*|staged|stat|tags|until=.*|verbose))$/u],
			["sort", /^-[bdfghikmnrsuVz0-9,.]+$/u],
			["rg", /^(?:-[cilnoqsuvwxFNS]+|--(?:count|files|hidden|ignore-case|no-ignore))$/u],
			["tree", /^-[adfils]+$/u],
			["tail", /^-[fnqv0-9]+$/u],
			["date", /^(?:-u|-I)$/u],
			["file", /^-[bi]+$/u],
			["jq", /^-[crsnSe]+$/u],
			["curl", /^(?:-[fILSksv#46]+|--(?:compressed|fail|head|location|show-error|silent))$/u]
		]);
		function hasHarmlessOptions(name, args) {
			let end = args.indexOf("--"), options = (end === -1 ? args : args.slice(0, end)).filter((arg) => arg.length > 1 && arg.startsWith("-"));
			return name === "uniq" ? args.length - options.length < 2 && options.length === 0 : options.every((option) => harmless.get(name)?.test(option) === !0);
		}
		function suggestRule(request, decision) {
			let pause = (0, permission_pause.H)(request.arguments);
			if ("error" in pause) return { error: "the pause cannot be judged" };
			if (!(0, evaluate.Y)(pause)) return { error: "the pause is a question, not a permission" };
			let option = (0, ladder.L5)("allow", pause.options);
			if (option === void 0 || !(0, ladder.SV)(option)) return { error: "the pause does not offer allow_once" };
			let blocked = blockedBy(decision);
			if (blocked !== void 0) return { error: blocked };
			let { tool, command } = pause;
			return typeof tool == "string" ? (0, invisible.wy)(tool) || command !== void 0 && (0, invisible.wy)(command.replaceAll("\n", "")) ? { error: "it holds characters that cannot be seen, and no policy may" } : command !== void 0 && command.length > 500 ? { error: "the command is too long to quote" } : command === void 0 ? ruleForFields(tool, pause.arguments, decision) : ruleForCommand(tool, command, decision) : { error: "the pause names no tool" };
		}
		function blockedBy(decision) {
			let guard = decision.trace.find((entry) => entry.list === "guards" && entry.matched);
			if (guard !== void 0) return `the guard "${guard.id}" refuses it, and no rule goes before a guard`;
			if (decision.verb === "allow" || decision.verb === "allow-always") return `the rule "${decision.rule}" allows it already; ${decision.reason ?? "its limit or a budget is used up"}`;
		}
		function noteFor(decision) {
			let { before } = placeOf(decision);
			return before === void 0 ? "Put it under \"rules\"." : `Put it under "rules", before "${before}".`;
		}
		function placeOf({ rule }) {
			return rule === "default" || rule === ask_undecided.I ? {} : { before: rule };
		}
		function ruleForCommand(tool, command, decision) {
			let words = (0, shell_words.u)(command, { pattern: !1 }), commands = "commands" in words ? words.commands : void 0, conditions = `tool: ${quote(tool)}, command: ${commandMatcher(command, commands)}`, id = idFor(commands?.[0]?.slice(0, 2).map((word) => word.text).join(" ") ?? tool), risk = riskOfCommands(tool, commands);
			return {
				yaml: ruleYaml(id, conditions, risk),
				risk,
				note: noteFor(decision),
				...placeOf(decision)
			};
		}
		function ruleForFields(tool, fields, decision) {
			let others = Object.entries(fields).filter(([name]) => !named.has(name)), told = others.flatMap(([name, value]) => fieldCondition(name, value) ?? []), conditions = [
				`tool: ${quote(tool)}`,
				"command: { present: false }",
				...told
			].join(", "), silent = others.length - told.length, note = silent === 0 ? noteFor(decision) : `${noteFor(decision)} It says nothing about ${silent} of the fields.`, risk = riskOfCommands(tool, void 0);
			return {
				yaml: ruleYaml(idFor(tool), conditions, risk),
				risk,
				note,
				...placeOf(decision)
			};
		}
		let named = new Set([
			"kind",
			"operation",
			"options",
			"message"
		]);
		function fieldCondition(name, value) {
			let values = (0, json.Lv)(value) ? value : [value];
			return values.length === 0 || (0, invisible.wy)(name) || !values.every(isSayable) ? void 0 : `${quote(`/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`)}: ${JSON.stringify(value)}`;
		}
		function isSayable(value) {
			return typeof value == "string" ? !(0, invisible.wy)(value) : typeof value == "number" ? /^-?[0-9]+(?:\.[0-9]+)?$/u.test(String(value)) && Math.abs(value) <= 2 ** 53 - 1 : !(0, json.Lv)(value) && !(0, json.Gv)(value);
		}
		function ruleYaml(id, conditions, risk) {
			return [
				`# Risk: ${riskWords[risk]}`,
				`- id: ${id}`,
				`  match: { kind: permission, ${conditions} }`,
				"  then: allow",
				"  limit: 1"
			].map((line) => `  ${line}`).join("\n");
		}
		function commandMatcher(command, commands) {
			return commands === void 0 || command.includes("*") ? quote(command) : `{ shell: { only: [${[...new Set(commands.map((words) => words.map(patternOfWord).join(" ")))].map(quote).join(", ")}] } }`;
		}
		function patternOfWord(word) {
			return word.quoted ? word.text.includes("'") ? `"${word.text}"` : `'${word.text}'` : word.text;
		}
		function quote(text) {
			return JSON.stringify(text);
		}
		function idFor(text) {
			let plain = text.toLowerCase().replace(/[^a-z0-9]+/gu, "-").slice(0, 40).replace(/^-+|-+$/gu, "");
			return plain === "" ? "allow-this" : `allow-${plain}`;
		}
		function suggestionsFor({ pause, decisions }) {
			return decisions.flatMap((decision) => {
				let { verb, outcome } = decision;
				if (outcome !== "reject" || verb === void 0 || decision.decided_by === "person") return [];
				let suggestion = suggestRule({
					toolCallId: pause.tool_call_id,
					arguments: pause.arguments
				}, {
					...decision,
					verb
				});
				if ("error" in suggestion) return [];
				let { yaml, before } = suggestion;
				return [before === void 0 ? yaml : yaml.replace("\n", () => `\n  # Put it before ${JSON.stringify(before)}.\n`)];
			});
		}
	})
};
