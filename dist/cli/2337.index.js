export const id = 2337;
export const ids = [2337];
export const modules = {
	40036: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { runList: () => runList });
		var _inputs_service_settings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2382), _job_list_interns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(10123), _report_render_plain_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8935), _report_summary_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(43394), _screen_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(21264);
		async function runList(invocation) {
			let job = await invocation.openJob(), interns = await (0, _job_list_interns_js__WEBPACK_IMPORTED_MODULE_0__.i)(job, (0, _inputs_service_settings_js__WEBPACK_IMPORTED_MODULE_1__.iI)(invocation.text));
			return (0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.RS)(invocation, job, interns, () => (0, _report_render_plain_js__WEBPACK_IMPORTED_MODULE_3__.b)((0, _report_summary_js__WEBPACK_IMPORTED_MODULE_4__.VH)(interns), (0, _screen_js__WEBPACK_IMPORTED_MODULE_2__.Db)(invocation.io))), 0;
		}
	}),
	2382: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BF: () => readTokenSettings,
			L1: () => readCredentials,
			iI: () => readListSettings,
			kB: () => readSubjectToken,
			uS: () => readService,
			vw: () => readExchangeService
		});
		var _wording_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96559), _input_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63689), _values_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97035);
		function readService(get) {
			let baseUrl = (0, _input_text_js__WEBPACK_IMPORTED_MODULE_0__.yu)(get, "base-url", "the base URL of the service");
			return {
				baseUrl,
				credentials: readCredentials(get, baseUrl)
			};
		}
		function readCredentials(get, baseUrl) {
			let apiKey = (0, _input_text_js__WEBPACK_IMPORTED_MODULE_0__.LA)(get, "api-key"), federationPolicyId = get("federation-policy-id");
			if (federationPolicyId !== void 0) {
				let audience = get("audience");
				return {
					by: "exchange",
					federationPolicyId,
					audience: audience ?? new URL(baseUrl).origin,
					isAudienceDefault: audience === void 0,
					subjectToken: readSubjectToken(get),
					apiKey
				};
			}
			if (apiKey === void 0) {
				let message = (0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.MH)`Neither ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.hF)("federation-policy-id")} nor ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.hF)("api-key")} is given. In a CI job set ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.hF)("federation-policy-id")}: its identity is exchanged, and no secret is stored. Elsewhere set ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.hF)("api-key")}.`;
				throw (0, _values_js__WEBPACK_IMPORTED_MODULE_2__.LO)("federation-policy-id", message);
			}
			let surplusInputs = [
				"audience",
				"subject-token",
				"subject-token-file"
			].filter((name) => get(name) !== void 0), [name] = surplusInputs;
			if (name !== void 0) {
				let names = surplusInputs.flatMap((each, index) => index === 0 ? [(0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.hF)(each)] : [" and ", (0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.hF)(each)]), [verb, pronoun] = surplusInputs.length === 1 ? ["belongs", "it"] : ["belong", "them"], message = (0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.MH)`${names} ${verb} to a token exchange, but ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.hF)("federation-policy-id")} is not given. Set that, or leave ${pronoun} out.`;
				throw (0, _values_js__WEBPACK_IMPORTED_MODULE_2__.hj)(name, message);
			}
			return {
				by: "api-key",
				apiKey
			};
		}
		function readSubjectToken(get) {
			(0, _input_text_js__WEBPACK_IMPORTED_MODULE_0__.KZ)(get, "subject-token", "subject-token-file");
			let token = (0, _input_text_js__WEBPACK_IMPORTED_MODULE_0__.LA)(get, "subject-token");
			if (token !== void 0) return {
				from: "input",
				token
			};
			let path = get("subject-token-file");
			return path === void 0 ? { from: "ci" } : {
				from: "file",
				path
			};
		}
		function readExchangeService(get) {
			let { baseUrl, credentials } = readService(get);
			if (credentials.by !== "exchange") {
				let message = (0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_1__.hF)("federation-policy-id")} is not given. An API key alone can't be exchanged for a token: use it as the token.`;
				throw (0, _values_js__WEBPACK_IMPORTED_MODULE_2__.LO)("federation-policy-id", message);
			}
			return {
				baseUrl,
				credentials
			};
		}
		function readTokenSettings(get) {
			let service = readExchangeService(get), name = get("export-env"), exportEnv = name === void 0 ? void 0 : readVariableName("export-env", name);
			return {
				command: "token",
				...service,
				exportEnv,
				timeoutMs: (0, _input_text_js__WEBPACK_IMPORTED_MODULE_0__.LA)(get, "timeout")
			};
		}
		let reserved = /^(?:GITHUB_|RUNNER_|ACTIONS_|INPUT_|STATE_)|^(?:CI|PATH|HOME|NODE_OPTIONS)$/;
		function readVariableName(name, value) {
			if (!/^[A-Za-z_][A-Za-z0-9_]*$/.test(value)) throw (0, _values_js__WEBPACK_IMPORTED_MODULE_2__.tm)(name, value, "Use the name of an environment variable: letters, digits and underscores.");
			if (reserved.test(value)) throw (0, _values_js__WEBPACK_IMPORTED_MODULE_2__.tm)(name, value, "That variable already has a meaning. Choose another name.");
			return value;
		}
		function readListSettings(get) {
			let status = (0, _input_text_js__WEBPACK_IMPORTED_MODULE_0__.LA)(get, "status") ?? [], settings = (0, _input_text_js__WEBPACK_IMPORTED_MODULE_0__.sb)(get, {
				workspaceId: "workspace-id",
				timeoutMs: "timeout"
			});
			return {
				command: "list",
				...readService(get),
				status,
				...settings
			};
		}
	}),
	10123: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { i: () => listInterns });
		var _client_request_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2410), _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(452), _http_retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(28394), _connect_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(62480), _io_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(72711);
		let maxListCharacters = 16777216;
		function listInterns(io, settings) {
			return collectInterns(io, settings, (interns) => Array.fromAsync(interns));
		}
		function collectInterns(io, settings, collect) {
			return (0, _io_js__WEBPACK_IMPORTED_MODULE_0__.dn)(io, settings.timeoutMs, async (job) => {
				let { client } = await (0, _connect_js__WEBPACK_IMPORTED_MODULE_1__.Ng)(job, settings);
				return (0, _http_retry_js__WEBPACK_IMPORTED_MODULE_2__.b)({
					what: "intern list",
					maxAttempts: 5,
					...job
				}, () => collect(limitLength(client.listInterns({
					...settings,
					...job
				}))), _client_request_js__WEBPACK_IMPORTED_MODULE_3__.Vt);
			});
		}
		async function* limitLength(interns) {
			let characters = 0;
			for await (let intern of interns) {
				if (characters += JSON.stringify(intern).length, characters > maxListCharacters) {
					let message = `The intern list is longer than ${maxListCharacters} characters. Ask for one workspace, or for fewer statuses.`;
					throw new _errors_js__WEBPACK_IMPORTED_MODULE_4__.hD("api_malformed", message);
				}
				yield intern;
			}
		}
	}),
	45769: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			SD: () => describeEstimate,
			pt: () => describeUse,
			ue: () => listCaps
		});
		var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96559);
		function describeUse(use) {
			let { provider, requests, errors, refused, total_tokens, estimated, cost, exchanges } = use;
			return `${provider}: ${[
				(0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.hS)(requests, "request"),
				(0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.hS)(errors, "error"),
				...refused === 0 ? [] : [`${refused} refused by the broker`],
				`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.hS)(total_tokens, "token")}${describeEstimate(estimated)}`,
				...cost === null ? [] : [`USD ${cost.toFixed(4)}`],
				(0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.hS)(exchanges, "token exchange"),
				...listCaps(use)
			].join(", ")}`;
		}
		function describeEstimate(requests) {
			return requests === 0 ? "" : ` (estimated for ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.hS)(requests, "request")})`;
		}
		function listCaps({ cap, over_tokens = 0, over_cost = 0 }) {
			return [
				...cap === null ? [] : [`a cap was reached: ${cap}`],
				...over_tokens === 0 ? [] : [`the cap on tokens was exceeded by ${over_tokens}`],
				...over_cost === 0 ? [] : [`the cap on cost was exceeded by USD ${over_cost.toFixed(4)}`]
			];
		}
	}),
	15233: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IC: () => personRule,
			Pe: () => grantRule,
			xx: () => toGranted
		});
		let grantRule = "grant", personRule = "(person)";
		function toGranted(decision, reason = decision.reason) {
			return decision.outcome === "allow" ? {
				...decision,
				rule: grantRule,
				reason
			} : decision;
		}
	}),
	44443: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$E: () => toAlerts,
			$G: () => toEnding,
			WE: () => wasInterrupted,
			cK: () => countRejected,
			fy: () => conclusions,
			mf: () => toStatus,
			xl: () => toInternName
		});
		var _log_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97309), _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96559), _facts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85697), _render_blocks_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39229), _render_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99179);
		let reasons = {
			exchange_refused: "the service refused the token exchange",
			exchange_unreachable: "the service could not be reached",
			api_unreachable: "the service could not be reached",
			api_refused: "the service refused a request",
			stream_malformed: "the service sent something that cannot be read",
			stream_severed: "the connection broke",
			stream_idle: "the service went silent",
			run_ended: "the run was ended from outside",
			run_timeout: "the run took too long for the service",
			answer_empty: "it said nothing",
			answer_refused: "the service refused the answer",
			too_many_pauses: "it asked too often",
			timeout: "the time was up",
			cancelled: "the step was cancelled"
		};
		function toInternName({ start }) {
			return start === null ? "The intern" : (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)((0, _log_js__WEBPACK_IMPORTED_MODULE_1__.TN)(start.intern_name), _facts_js__WEBPACK_IMPORTED_MODULE_2__.y1);
		}
		function countRejected({ pauses, error }) {
			return pauses.filter((pause) => pause.decisions.at(-1)?.outcome === "reject" && !wasInterrupted(pause, error)).length;
		}
		function wasInterrupted({ decisions }, error) {
			return error?.code === "cancelled" && decisions.at(-1)?.decided_by === "nobody";
		}
		function toEnding(record) {
			let { conclusion, error, pauses, start } = record, name = toInternName(record);
			if ((0, _facts_js__WEBPACK_IMPORTED_MODULE_2__.b4)(record)) return `\ud83d\udccb ${name}: ${countCalls(pauses)}`;
			let rejected = countRejected(record), finished = `finished${rejected === 0 ? "" : `, ${rejected} of ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.hS)(pauses.length, "request")} rejected`}`, reason = error === null ? void 0 : describeReason(error.code, record), reasonSuffix = reason === void 0 ? "" : `: ${reason}`, endings = {
				finished: `${name} ${finished}`,
				paused: `${name} is waiting for an answer`,
				rejected: `${name} ${error?.code === "policy_rejected" ? finished : "was stopped by the permission policy"}`,
				ended: `${name} did not finish${reasonSuffix}`,
				failed: `${start === null ? "The run" : name} failed${reasonSuffix}`,
				skipped: "Skipped"
			}, outcome = conclusion ?? "failed";
			return `${outcome === "finished" && rejected > 0 ? "\u26a0\ufe0f" : conclusions[outcome].sign} ${endings[outcome]}`;
		}
		function countCalls(pauses) {
			let outcomes = pauses.map(({ decisions }) => decisions.at(-1)?.outcome ?? "none");
			return [`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.hS)(pauses.length, "call")} judged`, ...(0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.K4)(outcomes, callWords)].join(", ");
		}
		let callWords = {
			allow: "allowed",
			ask: "left open",
			reject: "rejected",
			stop: "stopped"
		};
		function describeReason(code, { start }) {
			return code === "cancelled" && start?.at_terminal === !0 ? "the run was cancelled" : reasons[code];
		}
		let conclusions = {
			finished: {
				sign: "\u2705",
				title: "Finished",
				state: "allowed",
				succeeds: !0
			},
			paused: {
				sign: "\u23f8\ufe0f",
				title: "Waiting for an answer",
				state: "waiting",
				succeeds: !0
			},
			rejected: {
				sign: "\u26d4",
				title: "Stopped by the policy",
				state: "rejected",
				succeeds: !1
			},
			ended: {
				sign: "\u274c",
				title: "Did not finish",
				state: "failed",
				succeeds: !1
			},
			failed: {
				sign: "\u274c",
				title: "Failed",
				state: "failed",
				succeeds: !1
			},
			skipped: {
				sign: "\u23ed\ufe0f",
				title: "Skipped",
				state: "plain",
				succeeds: !0
			}
		}, maxMessage = 4e3;
		function toStatus(record) {
			let { start, session_id, first_at, last_at, usage } = record, facts = (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_4__.Mn)(start !== null && !(0, _facts_js__WEBPACK_IMPORTED_MODULE_2__.b4)(record) && [`${start.approval_mode} mode`], first_at !== null && last_at !== null && [(0, _facts_js__WEBPACK_IMPORTED_MODULE_2__.ik)(Date.parse(last_at) - Date.parse(first_at))], typeof usage?.cost == "number" && [(0, _facts_js__WEBPACK_IMPORTED_MODULE_2__.jd)(usage.cost)], session_id !== null && [`session ${shortenId((0, _log_js__WEBPACK_IMPORTED_MODULE_1__.TN)(session_id))}`]);
			return (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_4__.R_)(toEnding(record), facts);
		}
		function toAlerts({ error, remarks }) {
			let rest = (more) => more === 1 ? "One more warning is in the log." : `${more} more warnings are in the log.`, warnings = (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.qt)(remarks, 10, rest).map((remark) => (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_4__.xE)("WARNING", (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(remark, maxMessage)));
			return error === null ? warnings : [toCaution(error), ...warnings];
		}
		function toCaution({ message, code }) {
			return (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_4__.xE)("CAUTION", `${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(message, maxMessage)} (${code})`);
		}
		function shortenId(id) {
			let characters = Array.from(id);
			return characters.length <= 12 ? id : `${characters.slice(0, 12).join("")}\u2026`;
		}
	}),
	85697: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$2: () => toFacts,
			b4: () => isHookRun,
			ik: () => toSpan,
			jd: () => toCost,
			y1: () => maxName
		});
		var _models_use_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(45769), _shell_word_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(52214), _render_cut_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99179);
		let maxName = 500;
		function isHookRun({ start }) {
			return start?.at_terminal === !0 && start.intern_id.startsWith("hook:");
		}
		function toFacts(record) {
			let models = record.models?.map((use) => [`Models without a key, ${(0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)((0, _models_use_words_js__WEBPACK_IMPORTED_MODULE_1__.pt)(use), 500)}`]) ?? [], lines = [
				toPolicy(record),
				toUsage(record),
				...models,
				toContinuation(record)
			].filter((one) => one.length > 0);
			return lines.length === 0 ? [] : [{
				type: "quiet",
				lines
			}];
		}
		function toCost(cost) {
			return `USD ${cost.toFixed(4)}`;
		}
		function toUsage({ usage, model }) {
			let { prompt_tokens, completion_tokens, total_tokens } = usage ?? {}, counts = [
				prompt_tokens !== void 0 && `${prompt_tokens} tokens in`,
				completion_tokens !== void 0 && `${completion_tokens} out`,
				total_tokens !== void 0 && `${total_tokens} in all`
			].filter((part) => part !== !1), tokens = counts.length === 0 ? [] : [`Usage: ${counts.join(", ")}`], modelPart = model === null ? [] : ["Model: ", { code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(model, 500) }];
			return tokens.length > 0 && modelPart.length > 0 ? [
				...tokens,
				" \u00b7 ",
				...modelPart
			] : [...tokens, ...modelPart];
		}
		function toPolicy({ start, pauses }) {
			if (start === null) return [];
			let { path, commit, digest } = start.policy, atCommit = commit === null ? [] : [" at commit ", { code: commit.slice(0, 12) }];
			if (path === null) {
				let deciders = new Set(pauses.flatMap(({ decisions }) => decisions.map(({ decided_by }) => decided_by)));
				return deciders.has("person") ? [
					"No policy file",
					...atCommit,
					"; a person decided"
				] : isHookRun({ start }) ? ["No permission policy decided these calls"] : deciders.has("nobody") ? [
					"No policy file",
					...atCommit,
					"; nobody answered"
				] : [
					"Permission policy: none",
					...atCommit,
					", so everything is rejected"
				];
			}
			let hash = digest === null ? [] : [", SHA-256 ", { code: digest.slice(0, 12) }];
			return [
				"Permission policy: ",
				{ code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(path, 500) },
				...atCommit,
				...hash
			];
		}
		function toContinuation({ session_id, start }) {
			if (session_id === null || start?.session_ends === !0) return [];
			let id = (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_0__.ml)(session_id, 500);
			return start?.tool?.name === "interns" ? ["To continue this session: ", { code: `interns chat --session ${(0, _shell_word_js__WEBPACK_IMPORTED_MODULE_2__.u)(id)}` }] : ["To continue this session, set ", { code: `session-id: ${/^[\w.-]+$/.test(id) ? id : JSON.stringify(id)}` }];
		}
		function toSpan(ms) {
			if (ms < 1e3) return `${Math.max(0, Math.round(ms))} ms`;
			if (ms < 59950) return `${(ms / 1e3).toFixed(1)} s`;
			let seconds = Math.round(ms / 1e3), minutes = Math.floor(seconds / 60);
			return minutes < 60 ? `${minutes} min ${seconds % 60} s` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
		}
	}),
	39229: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bv: () => blocks,
			FY: () => paragraph,
			Mn: () => lines,
			R_: () => heading,
			aY: () => code,
			jQ: () => quiet,
			tp: () => table,
			x4: () => toWords,
			xE: () => alert,
			zH: () => details
		});
		function blocks(...parts) {
			return parts.flatMap((part) => part === void 0 || part === !1 ? [] : part);
		}
		function lines(...parts) {
			return parts.filter((part) => part !== void 0 && part !== !1);
		}
		function heading(words, facts = []) {
			return {
				type: "heading",
				line: [words],
				facts
			};
		}
		function paragraph(...line) {
			return {
				type: "paragraph",
				line
			};
		}
		function quiet(...line) {
			return {
				type: "quiet",
				lines: [line]
			};
		}
		function code(text) {
			return {
				type: "code",
				text
			};
		}
		function alert(kind, ...line) {
			return {
				type: "alert",
				kind,
				line
			};
		}
		function table(header, rows) {
			return {
				type: "table",
				header,
				rows
			};
		}
		function details(summary, ...parts) {
			return {
				type: "details",
				summary,
				blocks: parts
			};
		}
		function toWords(inline) {
			return typeof inline == "string" ? inline : "code" in inline ? inline.code : "strong" in inline ? inline.strong : inline.quiet;
		}
	}),
	99179: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			VK: () => computeWordLimit,
			hl: () => toFitting,
			m7: () => keepEnds,
			ml: () => shorten,
			qt: () => keepFirst
		});
		function keepEnds(text, length) {
			if (text.length <= length) return {
				head: text,
				tail: "",
				omitted: 0
			};
			let head = trimSurrogates(text.slice(0, Math.ceil(length * 2 / 3))), tail = trimSurrogates(text.slice(text.length - Math.floor(length / 3)));
			return {
				head,
				tail,
				omitted: text.length - head.length - tail.length
			};
		}
		function shorten(text, length) {
			let { head, tail, omitted } = keepEnds(text, length);
			return omitted === 0 ? head : `${head}\u2026${tail}`;
		}
		function keepFirst(entries, max, note) {
			return entries.length <= max ? entries : [...entries.slice(0, max), note(entries.length - max)];
		}
		function toFitting(sizes, maxBytes, write) {
			let text = "";
			for (let size of sizes) if (text = write(size), text.length * 3 <= maxBytes || text.length <= maxBytes && Buffer.byteLength(text) <= maxBytes) break;
			return text;
		}
		function trimSurrogates(text) {
			return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");
		}
		function computeWordLimit(rows) {
			let columns = Math.max(1, ...rows.map((row) => row.length));
			if (!(Array.from({ length: columns }, (_, column) => rows.reduce((most, row) => Math.max(most, measureLongestWord(row[column] ?? "")), 0)).reduce((sum, width) => sum + width + 4, 0) <= 64)) return Math.max(6, Math.floor(64 / columns) - 4);
		}
		function measureLongestWord(text) {
			return text.split(/\s+/u).reduce((most, word) => Math.max(most, Array.from(word).length), 0);
		}
	}),
	94112: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$c: () => breakUpReferences,
			C: () => insertBreakPoints,
			E3: () => toSafeCode,
			VO: () => zeroWidthSpace,
			Zm: () => toSafeCodeBlock,
			_J: () => toSafeText,
			_P: () => breakPoint,
			ee: () => restoreSignColour,
			kU: () => toSpeech
		});
		var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97309);
		let breakPoint = "<wbr>", zeroWidthSpace = "&#8203;", beginsReference = /@|#(?=[0-9])|[Gg][Hh]-(?=[0-9])/g, shortestCommit = /[0-9A-Fa-f]{7}/, besideOtherScript = /[^ -~][0-9A-Fa-f]{7}|[0-9A-Fa-f]{7}[^ -~]/;
		function markReferences(line) {
			let marked = line.replaceAll(beginsReference, "$&\u200b");
			if (!shortestCommit.test(marked)) return marked;
			let wordCharacter = besideOtherScript.test(line) ? "[\\p{L}\\p{N}]" : "[A-Za-z0-9]", commit = RegExp(`(?<!${wordCharacter})[0-9A-Fa-f]{7,40}(?!${wordCharacter})`, "gu");
			return marked.replaceAll(commit, (name) => name.replaceAll(/.{6}(?=.)/gu, "$&\u200b"));
		}
		let linkBreaks = /(?<=:)(?=\/\/)|(?<=[Ww]{3})(?=\.)|(?<=[A-Za-z.\-_+=:/#])(?=[0-9-])|(?<=[.\-_+=:/#])(?=[A-Za-z])/u;
		function breakUpReferences(text, { wordLimit }, escapeText) {
			let escapePiece = (piece) => piece.split(linkBreaks).map(escapeText).join(breakPoint);
			return markReferences((0, _log_js__WEBPACK_IMPORTED_MODULE_0__.Bv)(text).join(" ")).split("\u200b").map((part) => insertBreakPoints(part, wordLimit, escapePiece)).join(zeroWidthSpace);
		}
		let colourless = /^[\u26a0\u23f8\u23ed]/u;
		function restoreSignColour(heading) {
			return heading.replace(colourless, "$&\ufe0f");
		}
		let special = /[<>&"'$`]/, characterReferences = [
			"&",
			"<",
			">",
			"\"",
			"'",
			"$",
			"`"
		].map((sign) => [sign, `&#${sign.charCodeAt(0)};`]);
		function escapeHtml(text) {
			return special.test(text) ? characterReferences.reduce((html, [sign, reference]) => html.replaceAll(sign, reference), text) : text;
		}
		function toSafeText(text, options = {}) {
			return breakUpReferences(text, options, escapeHtml);
		}
		function toSafeCode(text, { wordLimit } = {}) {
			return insertBreakPoints((0, _log_js__WEBPACK_IMPORTED_MODULE_0__.Bv)(text).join(" "), wordLimit, escapeHtml);
		}
		function toSafeCodeBlock(text) {
			return needsCare.test(text) ? (0, _log_js__WEBPACK_IMPORTED_MODULE_0__.Bv)(text).map(escapeHtml).join("&#10;") : escapeHtml(text).replaceAll("\n", "&#10;");
		}
		let needsCare = /[^\x20-\x7e\n]|##[A-Za-z]*\[|^ *::/m;
		function insertBreakPoints(text, wordLimit, escapeText) {
			if (wordLimit === void 0) return escapeText(text);
			let pieces = RegExp(`.{1,${wordLimit}}`, "gsu");
			return text.split(/(\s+)/u).map((word) => (word.match(pieces) ?? []).map(escapeText).join(breakPoint)).join("");
		}
		function toSpeech(words) {
			let html = words.type === "rich" ? words.html : toParagraphs(words.text);
			return words.speaker === void 0 ? `<blockquote>${html}</blockquote>` : `<dl><dt>${toSafeText(words.speaker)} says</dt>\n<dd>${html}</dd></dl>\n<hr>`;
		}
		function toParagraphs(text) {
			return (0, _log_js__WEBPACK_IMPORTED_MODULE_0__.Bv)(text.trim()).join("\n").split(/\n\s*\n/).map((paragraph) => `<p>${paragraph.split("\n").map(toTextLine).join("<br>")}</p>`).join("");
		}
		function toTextLine(line) {
			let [indent = ""] = /^[ \t]*/.exec(line) ?? [];
			return "&#160;".repeat(indent.replaceAll("	", "    ").length) + toSafeText(line.slice(indent.length));
		}
	}),
	77410: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D0: () => decoder,
			Rd: () => encoder,
			WG: () => encodeBase64,
			lF: () => encode,
			u8: () => strictDecoder,
			xW: () => concat,
			y4: () => decodeBase64
		});
		let encoder = new TextEncoder(), decoder = new TextDecoder(), strictDecoder = new TextDecoder("utf-8", { fatal: !0 });
		function concat(...buffers) {
			let size = buffers.reduce((acc, { length }) => acc + length, 0), buf = new Uint8Array(size), i = 0;
			for (let buffer of buffers) buf.set(buffer, i), i += buffer.length;
			return buf;
		}
		let NON_ASCII = /[^\x00-\x7f]/;
		function encode(string) {
			if (typeof string == "string" && string.length >= 128) {
				if (NON_ASCII.test(string)) throw TypeError("non-ASCII string encountered in encode()");
				return encoder.encode(string);
			}
			let bytes = new Uint8Array(string.length);
			for (let i = 0; i < string.length; i++) {
				let code = string.charCodeAt(i);
				if (code > 127) throw TypeError("non-ASCII string encountered in encode()");
				bytes[i] = code;
			}
			return bytes;
		}
		function encodeBase64(input, url = !1) {
			if (Uint8Array.prototype.toBase64) return input.toBase64({
				alphabet: url ? "base64url" : "base64",
				omitPadding: url
			});
			let CHUNK_SIZE = 32768, arr = [];
			for (let i = 0; i < input.length; i += CHUNK_SIZE) arr.push(String.fromCharCode.apply(null, input.subarray(i, i + CHUNK_SIZE)));
			let encoded = btoa(arr.join(""));
			return url ? encoded.replace(/=/g, "").replace(/\+/g, "-").replace(/\//g, "_") : encoded;
		}
		function decodeBase64(encoded, url = !1) {
			if (Uint8Array.fromBase64) return Uint8Array.fromBase64(encoded, { alphabet: url ? "base64url" : "base64" });
			if (url) {
				if (encoded.includes("+") || encoded.includes("/")) throw TypeError("Invalid base64url");
				encoded = encoded.replace(/-/g, "+").replace(/_/g, "/");
			}
			let binary = atob(encoded), bytes = new Uint8Array(binary.length);
			for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
			return bytes;
		}
	}),
	47784: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			BU: () => validateCritDuplicates,
			Fw: () => validateAlgorithms,
			Gv: () => isObject,
			J0: () => validateB64,
			MV: () => encodeAsciiMember,
			OX: () => parseJoseHeader,
			ac: () => assertNotSet,
			fV: () => isJwkSet,
			fz: () => isDisjoint,
			h2: () => decodeBase64url,
			ji: () => serializeJoseHeader,
			nI: () => validateCrit,
			qc: () => JWS_RECOGNIZED
		});
		var _util_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5674), _util_base64url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71445), _buffer_utils_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77410);
		function isObject(input) {
			if (typeof input != "object" || !input || Object.prototype.toString.call(input) !== "[object Object]") return !1;
			let prototype = Object.getPrototypeOf(input);
			return prototype === null || Object.getPrototypeOf(prototype) === null;
		}
		function isJwkSet(input) {
			return isObject(input) && Array.isArray(input.keys) && Array.from(input.keys).every(isObject);
		}
		function isDisjoint(...headers) {
			let parameters = new Set();
			for (let header of headers) if (header) for (let parameter of Object.keys(header)) {
				if (parameters.has(parameter)) return !1;
				parameters.add(parameter);
			}
			return !0;
		}
		function assertNotSet(value, name) {
			if (value !== void 0) throw TypeError(`${name} can only be called once`);
		}
		function decodeBase64url(value, label, ErrorClass) {
			try {
				return (0, _util_base64url_js__WEBPACK_IMPORTED_MODULE_0__.D)(value);
			} catch (cause) {
				throw new ErrorClass(`Failed to base64url decode the ${label}`, { cause });
			}
		}
		function encodeAsciiMember(value, label, ErrorClass) {
			try {
				return (0, _buffer_utils_js__WEBPACK_IMPORTED_MODULE_1__.lF)(value);
			} catch (cause) {
				throw new ErrorClass(`The ${label} is not a valid base64url string`, { cause });
			}
		}
		function parseJoseHeader(encodedProtectedHeader, ErrorClass, message) {
			let parsed;
			try {
				parsed = JSON.parse(_buffer_utils_js__WEBPACK_IMPORTED_MODULE_1__.u8.decode((0, _util_base64url_js__WEBPACK_IMPORTED_MODULE_0__.D)(encodedProtectedHeader)));
			} catch (cause) {
				throw new ErrorClass(message, { cause });
			}
			if (!isObject(parsed)) throw new ErrorClass(message);
			return parsed;
		}
		let JWS_RECOGNIZED = {
			__proto__: null,
			b64: !0
		};
		function validateAlgorithms(option, algorithms) {
			if (algorithms !== void 0 && (!Array.isArray(algorithms) || algorithms.some((s) => typeof s != "string"))) throw TypeError(`"${option}" option must be an array of strings`);
			return algorithms === void 0 ? void 0 : new Set(algorithms);
		}
		function validateCritDuplicates(Err, protectedHeader) {
			let { crit } = protectedHeader ?? {};
			if (Array.isArray(crit) && new Set(crit).size !== crit.length) throw new Err("\"crit\" (Critical) Header Parameter MUST NOT contain duplicate values");
		}
		function validateCrit(Err, recognizedDefault, recognizedOption, protectedHeader, joseHeader) {
			if (joseHeader.crit !== void 0 && protectedHeader?.crit === void 0) throw new Err("\"crit\" (Critical) Header Parameter MUST be integrity protected");
			if (!protectedHeader || protectedHeader.crit === void 0) return [];
			if (!Array.isArray(protectedHeader.crit) || protectedHeader.crit.length === 0 || protectedHeader.crit.some((input) => typeof input != "string" || input.length === 0)) throw new Err("\"crit\" (Critical) Header Parameter MUST be an array of non-empty strings when present");
			let recognized = recognizedOption === void 0 ? recognizedDefault : {
				__proto__: null,
				...recognizedOption,
				...recognizedDefault
			};
			for (let parameter of protectedHeader.crit) {
				if (!(parameter in recognized)) throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_2__.T0(`Extension Header Parameter "${parameter}" is not recognized`);
				if (!Object.hasOwn(joseHeader, parameter) || joseHeader[parameter] === void 0) throw new Err(`Extension Header Parameter "${parameter}" is missing`);
				if (recognized[parameter] && (!Object.hasOwn(protectedHeader, parameter) || protectedHeader[parameter] === void 0)) throw new Err(`Extension Header Parameter "${parameter}" MUST be integrity protected`);
			}
			return protectedHeader.crit;
		}
		function validateB64(protectedHeader, extensions) {
			if (extensions.includes("b64")) {
				let b64 = protectedHeader.b64;
				if (typeof b64 != "boolean") throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_2__.Ye("The \"b64\" (base64url-encode payload) Header Parameter must be a boolean");
				return b64;
			}
			return !0;
		}
		function serializeJoseHeader(Err, header) {
			let serialized, parsed;
			try {
				serialized = JSON.stringify(header), parsed = JSON.parse(serialized);
			} catch (cause) {
				throw new Err("JOSE Header is not valid JSON", { cause });
			}
			if (!isObject(parsed)) throw new Err("JOSE Header is not a JSON object");
			return [parsed, serialized];
		}
	}),
	71445: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D: () => decode,
			l: () => encode
		});
		var _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77410);
		function decode(input) {
			try {
				return (0, _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__.y4)(typeof input == "string" ? input : _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__.D0.decode(input), !0);
			} catch (cause) {
				throw TypeError("The input to be decoded is not correctly encoded.", { cause });
			}
		}
		function encode(input) {
			return (0, _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__.WG)(typeof input == "string" ? _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_0__.Rd.encode(input) : input, !0);
		}
	}),
	77961: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { i: () => decodeJwt });
		var _base64url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71445), _lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(77410), _lib_validate_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(47784), _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5674);
		function decodeJwt(jwt) {
			if (typeof jwt != "string") throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Dp("JWTs must use Compact JWS serialization, JWT must be a string");
			let { 1: encodedPayload, length } = jwt.split(".");
			if (length === 5) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Dp("Only JWTs using Compact JWS serialization can be decoded");
			if (length !== 3) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Dp("Invalid JWT");
			if (!encodedPayload) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Dp("JWTs must contain a payload");
			let claimsSetBytes;
			try {
				claimsSetBytes = (0, _base64url_js__WEBPACK_IMPORTED_MODULE_1__.D)(encodedPayload);
			} catch (cause) {
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Dp("Failed to base64url decode the payload", { cause });
			}
			let claimsSet;
			try {
				claimsSet = JSON.parse(_lib_buffer_utils_js__WEBPACK_IMPORTED_MODULE_2__.u8.decode(claimsSetBytes));
			} catch (cause) {
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Dp("Failed to parse the decoded payload as JSON", { cause });
			}
			if (!(0, _lib_validate_js__WEBPACK_IMPORTED_MODULE_3__.Gv)(claimsSet)) throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.Dp("Invalid JWT Claims Set");
			return claimsSet;
		}
	}),
	5674: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$4: () => JWKSMultipleMatchingKeys,
			BT: () => JWKSNoMatchingKey,
			Dm: () => JWKSInvalid,
			Dp: () => JWTInvalid,
			Rb: () => JOSEAlgNotAllowed,
			T0: () => JOSENotSupported,
			Ye: () => JWSInvalid,
			h2: () => JWSSignatureVerificationFailed,
			i4: () => JOSEError,
			ie: () => JWTClaimValidationFailed,
			n: () => JWTExpired
		});
		class JOSEError extends Error {
			static code = "ERR_JOSE_GENERIC";
			code = "ERR_JOSE_GENERIC";
			constructor(message, options) {
				super(message, options), this.name = this.constructor.name, Error.captureStackTrace?.(this, this.constructor);
			}
		}
		class JWTClaimValidationFailed extends JOSEError {
			static code = "ERR_JWT_CLAIM_VALIDATION_FAILED";
			code = "ERR_JWT_CLAIM_VALIDATION_FAILED";
			claim;
			reason;
			payload;
			constructor(message, payload, claim = "unspecified", reason = "unspecified") {
				super(message, { cause: {
					claim,
					reason,
					payload
				} }), this.claim = claim, this.reason = reason, this.payload = payload;
			}
		}
		class JWTExpired extends JOSEError {
			static code = "ERR_JWT_EXPIRED";
			code = "ERR_JWT_EXPIRED";
			claim;
			reason;
			payload;
			constructor(message, payload, claim = "unspecified", reason = "unspecified") {
				super(message, { cause: {
					claim,
					reason,
					payload
				} }), this.claim = claim, this.reason = reason, this.payload = payload;
			}
		}
		class JOSEAlgNotAllowed extends JOSEError {
			static code = "ERR_JOSE_ALG_NOT_ALLOWED";
			code = "ERR_JOSE_ALG_NOT_ALLOWED";
		}
		class JOSENotSupported extends JOSEError {
			static code = "ERR_JOSE_NOT_SUPPORTED";
			code = "ERR_JOSE_NOT_SUPPORTED";
		}
		class JWSInvalid extends JOSEError {
			static code = "ERR_JWS_INVALID";
			code = "ERR_JWS_INVALID";
		}
		class JWTInvalid extends JOSEError {
			static code = "ERR_JWT_INVALID";
			code = "ERR_JWT_INVALID";
		}
		class JWKSInvalid extends JOSEError {
			static code = "ERR_JWKS_INVALID";
			code = "ERR_JWKS_INVALID";
		}
		class JWKSNoMatchingKey extends JOSEError {
			static code = "ERR_JWKS_NO_MATCHING_KEY";
			code = "ERR_JWKS_NO_MATCHING_KEY";
			constructor(message = "no applicable key found in the JSON Web Key Set", options) {
				super(message, options);
			}
		}
		class JWKSMultipleMatchingKeys extends JOSEError {
			[Symbol.asyncIterator] = async function* () {};
			static code = "ERR_JWKS_MULTIPLE_MATCHING_KEYS";
			code = "ERR_JWKS_MULTIPLE_MATCHING_KEYS";
			constructor(message = "multiple matching keys found in the JSON Web Key Set", options) {
				super(message, options);
			}
		}
		class JWSSignatureVerificationFailed extends JOSEError {
			static code = "ERR_JWS_SIGNATURE_VERIFICATION_FAILED";
			code = "ERR_JWS_SIGNATURE_VERIFICATION_FAILED";
			constructor(message = "signature verification failed", options) {
				super(message, options);
			}
		}
	})
};
