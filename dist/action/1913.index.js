export const id = 1913;
export const ids = [1913];
export const modules = {
	1913: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			findStickyPlace: () => findStickyPlace,
			noProgress: () => noProgress,
			openComment: () => openComment,
			showProgress: () => showProgress
		});
		var errors = __webpack_require__(452), comments = __webpack_require__(3847), marker = __webpack_require__(8963), ending = __webpack_require__(4443), facts = __webpack_require__(5697), pauses = __webpack_require__(6955), cut = __webpack_require__(9179), markdown = __webpack_require__(3974), suggestions = __webpack_require__(143), summary = __webpack_require__(3394);
		function toRunningComment({ record, elapsedMs, question }) {
			return (0, markdown.l)([
				{
					type: "heading",
					line: [toState((0, ending.Vb)(record), question)],
					facts: [[`running for ${(0, facts.ik)(elapsedMs)}`]]
				},
				...question === void 0 ? [] : toQuestion(question),
				...(0, pauses.z6)(record, 20, suggestions.suggestionsFor)
			]);
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
					text: shown.question.join("\n")
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
		var comment_writer = __webpack_require__(3901);
		function openNewComment(io, access, place) {
			let { number, tag, recorder } = place;
			return createRunComment(io, access, recorder, {
				kind: "new",
				tag,
				number,
				found: void 0,
				parked: []
			});
		}
		async function openStickyComment(io, access, place) {
			let { number, tag, recorder, sessionIsWanted } = place, sticky = await findStickyPlace(io, access, {
				number,
				tag
			});
			return sessionIsWanted && sticky !== void 0 && sticky.found?.marker?.session === void 0 && io.log.notice("There is no sticky comment that keeps a session; a new session begins."), sticky === void 0 ? void 0 : createRunComment(io, access, recorder, sticky);
		}
		function createRunComment(io, access, recorder, { parked: found, ...place }) {
			let { clock } = io, writer = (0, comment_writer.DD)(io, access, place), sessionId = place.found?.marker?.session, parked = found, writings = [], keptBy = ({ session_id, start }) => ({
				session: start?.session_ends === !0 ? void 0 : session_id ?? sessionId,
				parked
			}), show = (state) => writer.write(toRunningComment(state), keptBy(state.record)), { stop, ...progress } = place.kind === "sticky" ? showProgress({
				clock,
				recorder,
				show
			}) : noProgress, end = async (report, kept, shorter) => {
				await stop(), await writer.write(report, kept, shorter), await Promise.all(writings);
				let url = writer.written()?.url;
				url !== void 0 && io.setOutputs({ "comment-url": url });
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
					let { renderRichText } = await Promise.all([__webpack_require__.e(5251), __webpack_require__.e(993)]).then(__webpack_require__.bind(__webpack_require__, 993)), besides = parked.length === 0 ? 0 : (await __webpack_require__.e(6790).then(__webpack_require__.bind(__webpack_require__, 6790))).parkedBytes(parked), report = (isShort) => toFinalComment(record, {
						render: renderRichText,
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
			let { comment: kind, commentTag: tag } = settings, number = access.subject?.number;
			if (number === void 0) {
				io.log.notice(`No comment is written: the event "${access.event.name}" is about no pull request and no issue.`);
				return;
			}
			if (kind === "new") return openNewComment(io, access, {
				number,
				tag,
				recorder
			});
			let sessionIsWanted = settings.sessionFromComment;
			return openStickyComment(io, access, {
				number,
				tag,
				recorder,
				sessionIsWanted
			});
		}
		async function findStickyPlace(io, access, { number, tag }) {
			try {
				let accounts = [await access.account()], found = await (0, comments.findSticky)(access.github(), access.repository(), {
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
			} catch (error) {
				if (io.signal.throwIfAborted(), !(error instanceof errors.h4)) throw error;
				io.log.warning(`No comment is written, because the old one could not be looked for: ${(0, errors.Uc)(error)}`);
				return;
			}
		}
		async function keptQuestions({ clock, log }, access, found) {
			let { readUnedited } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 3847)), { readParked } = await __webpack_require__.e(8300).then(__webpack_require__.bind(__webpack_require__, 8300)), body = await readUnedited(access.github(), found);
			return body === void 0 ? (log.warning("Somebody else edited the sticky comment, so its questions are no longer parked."), []) : readParked((0, marker.t7)(body)).filter(({ binding }) => clock.now() < binding.untilMs);
		}
		function showProgress({ clock, recorder, show }) {
			let startedAt = clock.monotonic(), openQuestion, shownAtMs, isRunning = !1, write = async () => {
				shownAtMs = await show({
					record: recorder.soFar(),
					elapsedMs: clock.monotonic() - startedAt,
					question: openQuestion
				});
			}, updates = (0, comment_writer.ZZ)({
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
	3901: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			DD: () => createCommentWriter,
			ZZ: () => startUpdates
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _github_comment_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3847), _github_comment_marker_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8963), _github_subject_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9127);
		function createCommentWriter(io, access, place) {
			let { log, redactor, env } = io, { kind, tag, number } = place, written = place.found, isGivenUp = !1, put = async (report, { session, parked }) => {
				let marker = {
					kind,
					tag,
					...session === void 0 ? {} : { session: redactor.redact(session) }
				}, text = `${redactor.redact(report)}${runLink(env)}`, body = parked.length === 0 ? `${(0, _github_comment_marker_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(marker)}\n${text}` : (await __webpack_require__.e(6790).then(__webpack_require__.bind(__webpack_require__, 6790))).buildBody(marker, parked, text), github = access.github(io.signal.aborted ? AbortSignal.timeout(2e3) : io.signal), repository = access.repository();
				return written = written === void 0 ? await (0, _github_comment_comments_js__WEBPACK_IMPORTED_MODULE_1__.createComment)(github, repository, {
					number,
					body
				}) : await (0, _github_comment_comments_js__WEBPACK_IMPORTED_MODULE_1__.updateComment)(github, repository, {
					id: written.id,
					body
				}), written.writtenAtMs;
			};
			return {
				async write(report, kept, shorter) {
					if (!isGivenUp) try {
						return await put(report, kept).catch((error) => {
							if (shorter === void 0 || !(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__.h4) || error.data.status !== 422) throw error;
							return put(shorter(), kept);
						});
					} catch (error) {
						log.warning(`The comment could not be written: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.Uc)(error)}`), isGivenUp = written === void 0;
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
			let url = (0, _github_subject_js__WEBPACK_IMPORTED_MODULE_3__.Vp)(env);
			return url === void 0 ? "" : `\n<sub><a href="${url}">Workflow run</a></sub>\n`;
		}
	}),
	143: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { suggestionsFor: () => suggestionsFor });
		var answering = __webpack_require__(8490), ask_undecided = __webpack_require__(2185), evaluate = __webpack_require__(5573), place = __webpack_require__(2774), permission_pause = __webpack_require__(9469), shell_words = __webpack_require__(1703), invisible = __webpack_require__(1376), json = __webpack_require__(1989), programs = __webpack_require__(2111);
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
			"changes-ci",
			"runs-anything"
		], riskWords = {
			reads: "it reads",
			unknown: "unknown",
			writes: "it writes files",
			network: "it uses the network",
			deletes: "it deletes",
			publishes: "it publishes",
			"changes-ci": "it changes what the CI runs, or this policy",
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
		function isOfCi(path) {
			return path.split("/").some((segment) => segment.toLowerCase() === ".github" || segment.toLowerCase() === ".gitlab-ci.yml");
		}
		function riskOfCommand(words) {
			let [program = "", ...args] = words.map((word) => word.text), name = (0, programs.kX)(program), byName = bySubcommand.get(`${name} ${args[0] ?? ""}`) ?? byProgram.get(name), known = byName !== "reads" && args.some(isOfCi) ? "changes-ci" : byName, reach = reachOf(name);
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
			let option = (0, answering.L5)("allow", pause.options);
			if (option === void 0 || !(0, answering.SV)(option)) return { error: "the pause does not offer allow_once" };
			let blocked = blockedBy(decision);
			if (blocked !== void 0) return { error: blocked };
			let { tool, command } = pause;
			return typeof tool == "string" ? (0, invisible.wy)(tool) || command !== void 0 && (0, invisible.wy)(command.replaceAll("\n", "")) ? { error: "it holds characters that cannot be seen, and no policy may" } : [...textsIn(pause.arguments)].some(climbs) ? { error: "it names a path with \"..\", which may lead to any file" } : command !== void 0 && command.length > 500 ? { error: "the command is too long to quote" } : command === void 0 ? ruleForFields(tool, pause.arguments, decision) : ruleForCommand(tool, command, pause, decision) : { error: "the pause names no tool" };
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
		function ruleForCommand(tool, command, pause, decision) {
			let place = placeConditions(pause);
			if (place === void 0) return { error: "it names a folder or variables that no rule can name" };
			let words = (0, shell_words.u)(command, { pattern: !1 }), commands = "commands" in words ? words.commands : void 0, conditions = [
				`tool: ${quote(tool)}`,
				`command: ${commandMatcher(command, commands)}`,
				...place
			].join(", "), id = idFor(commands?.[0]?.slice(0, 2).map((word) => word.text).join(" ") ?? tool), risk = riskOfCommands(tool, commands);
			return {
				yaml: ruleYaml(freeId(id, idsIn(decision)), conditions, risk),
				risk,
				note: noteFor(decision),
				...placeOf(decision)
			};
		}
		function placeConditions(pause) {
			if ((0, place.fG)(["environment", "arguments"], pause) !== void 0) return;
			if ((0, place.fG)(["folder"], pause) === void 0) return [];
			let conditions = [
				"cwd",
				"inside",
				"outside"
			].flatMap((name) => {
				let value = (0, json.hQ)(pause.arguments, name);
				return value === void 0 ? [] : [fieldCondition(name, value)];
			});
			return conditions.every((one) => one !== void 0) ? conditions : void 0;
		}
		function ruleForFields(tool, fields, decision) {
			let others = Object.entries(fields).filter(([name]) => !named.has(name)), matched = others.flatMap(([name, value]) => fieldCondition(name, value) ?? []), conditions = [
				`tool: ${quote(tool)}`,
				"command: { present: false }",
				...matched
			].join(", "), silent = others.length - matched.length, note = silent === 0 ? noteFor(decision) : `${noteFor(decision)} It says nothing about ${silent} of the fields.`, risk = tool !== "fs.read" && [...textsIn(fields)].some(isOfCi) ? "changes-ci" : riskOfCommands(tool, void 0);
			return {
				yaml: ruleYaml(freeId(idFor(tool), idsIn(decision)), conditions, risk),
				risk,
				note,
				...placeOf(decision)
			};
		}
		function* textsIn(value) {
			if (typeof value == "string") yield value;
			else if ((0, json.Lv)(value)) for (let each of value) yield* textsIn(each);
			else if ((0, json.Gv)(value)) for (let [name, each] of Object.entries(value)) forPeople.has(name) || (yield* textsIn(each));
		}
		let forPeople = new Set([
			"title",
			"message",
			"scopes"
		]);
		function climbs(text) {
			return /(?:^|[\s/\\'"=:])\.\.(?:$|[\s/\\'";|&)])/u.test(text);
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
		function idsIn({ trace }) {
			return new Set(trace.map(({ id }) => id));
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
		function freeId(wanted, taken) {
			let id = wanted;
			for (let count = 2; taken.has(id); count += 1) id = `${wanted}-${count}`;
			return id;
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
