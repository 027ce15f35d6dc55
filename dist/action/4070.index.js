export const id = 4070;
export const ids = [4070];
export const modules = {
	9223: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			loadModelAccess: () => loadModelAccess,
			obtainProxyAccess: () => obtainProxyAccess,
			obtainToken: () => _connect_js__WEBPACK_IMPORTED_MODULE_0__.BM
		});
		var _client_client_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7567), _exchange_token_holder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6383), _proxy_admission_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1321), _run_find_intern_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1151), _connect_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2903);
		async function obtainProxyAccess(io, settings) {
			if (settings.serves === "models") return obtainModelAccess(io, settings);
			(0, _proxy_admission_js__WEBPACK_IMPORTED_MODULE_1__.H$)(settings.allowPaths), warnOfProxies(io);
			let { intern, baseUrl } = settings, firstToken = await (0, _connect_js__WEBPACK_IMPORTED_MODULE_0__.BM)(io, settings);
			if (intern === void 0) return {
				token: firstToken,
				usedFingerprints: [],
				internId: void 0
			};
			let bearer = (0, _exchange_token_holder_js__WEBPACK_IMPORTED_MODULE_2__.j)({
				...io,
				obtain: () => (0, _connect_js__WEBPACK_IMPORTED_MODULE_0__.BM)(io, settings),
				firstToken
			}), client = (0, _client_client_js__WEBPACK_IMPORTED_MODULE_3__.U)({
				...io,
				baseUrl,
				bearer: async () => (await bearer.get()).token
			}), { id, name } = await (0, _run_find_intern_js__WEBPACK_IMPORTED_MODULE_4__.n)({
				...io,
				...settings,
				client,
				intern
			});
			return io.log.info(`Intern "${name}" is ${id}.`), {
				token: await bearer.get(),
				usedFingerprints: [],
				internId: id
			};
		}
		let loadModelAccess = () => Promise.all([
			__webpack_require__.e(8815),
			__webpack_require__.e(1832),
			__webpack_require__.e(8263)
		]).then(__webpack_require__.bind(__webpack_require__, 1832));
		async function obtainModelAccess(io, settings) {
			let { readProxiedAccess, createModelTokens } = await loadModelAccess(), access = readProxiedAccess(settings, io.env);
			warnOfProxies(io);
			let { obtain, usedFingerprints } = createModelTokens(io, access), token = await obtain(), { variablePrefix: envPrefix } = access.provider.wire;
			return {
				token,
				usedFingerprints: [...usedFingerprints],
				envPrefix,
				internId: void 0
			};
		}
		function warnOfProxies({ env, log }) {
			let readVariable = (name) => env[name.toLowerCase()] || (env[name] ?? ""), proxyVariable = ["HTTP_PROXY", "ALL_PROXY"].find((name) => readVariable(name) !== ""), isLoopbackExcepted = readVariable("NO_PROXY").split(/[\s,]+/).some((host) => host === "*" || /^127\.0\.0\.(?:1|0\/8)$/.test(host));
			proxyVariable === void 0 || isLoopbackExcepted || log.warning(`${proxyVariable} is set, but NO_PROXY does not name 127.0.0.1: clients may send prompts, and the key of this proxy, to that other proxy. Add "127.0.0.1,localhost" to NO_PROXY.`);
		}
	}),
	9495: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			jI: () => toChangesLine,
			lT: () => toChangesBlocks,
			mk: () => toChangeTable
		});
		var _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9229), _render_cut_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9179);
		let fates = {
			taken: "taken",
			left: "left behind",
			stop: "stops"
		};
		function toChangesLine({ counts: { taken, left, stop } }) {
			if (taken + left + stop === 0) return "No file changed.";
			let stopped = stop === 0 ? "" : `, ${stop} that stopped the whole change`;
			return `Changed files: ${taken} ${stop === 0 ? "taken" : "that could be taken"}, ${left} left behind${stopped}.`;
		}
		function toChangesBlocks(changes, { level, rows, diff }) {
			if (changes === null || level === "none") return [];
			let { head, counts, entries } = changes, shown = entries.slice(0, rows), total = counts.taken + counts.left + counts.stop, isDiffShown = level === "full" && diff !== void 0 && diff !== "";
			return (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.Bv)((0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.FY)({ strong: toChangesLine(changes) }, " Since commit ", { code: head.slice(0, 12) }, "."), toChangeTable(shown), total > shown.length && (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.jQ)(`Not shown here: ${total - shown.length} more.`), isDiffShown && (0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.zH)(["The change"], {
				type: "code",
				text: diff.trimEnd(),
				isDiff: !0
			}));
		}
		function toChangeTable(entries) {
			if (entries.length === 0) return [];
			let toSize = (bytes) => bytes === null ? "" : `${bytes} bytes`, rows = entries.map(({ path, status, bytes, added, removed, answer, rule }) => [
				[{ code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.ml)(path, 200) }],
				[status],
				[added === null || removed === null ? toSize(bytes) : `+${added} \u2212${removed}`],
				[fates[answer]],
				[{ code: (0, _render_cut_js__WEBPACK_IMPORTED_MODULE_1__.ml)(rule, 200) }]
			]);
			return [(0, _render_blocks_js__WEBPACK_IMPORTED_MODULE_0__.tp)([
				"File",
				"Change",
				"Lines",
				"Outcome",
				"Rule"
			], rows)];
		}
	}),
	1151: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { n: () => findRunningIntern });
		var _client_request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2410), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _http_retry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8394);
		async function findRunningIntern(options) {
			let { clock, log, signal } = options, deadline = clock.monotonic() + options.waitForInternMs, lastState = "";
			for (let waitMs = 250;; waitMs = Math.min(2 * waitMs, 5e3)) {
				let intern = await findIntern(options);
				if (intern.status === "running") return intern;
				let isStarting = intern.status === "queued" || intern.status === "provisioning", leftMs = deadline - clock.monotonic();
				if (!isStarting || leftMs <= 0) throw createNotRunningError(intern, isStarting, options.waitForInternMs);
				let state = describeState(intern);
				state !== lastState && log.info(`Waiting for intern "${intern.name}": ${state}.`), lastState = state, await clock.sleep(Math.min(waitMs, leftMs), signal);
			}
		}
		async function findIntern(options) {
			let { client, intern: nameOrId, workspaceId, clock, signal } = options, interns = await (0, _http_retry_js__WEBPACK_IMPORTED_MODULE_0__.b)({
				...options,
				what: "intern list",
				maxAttempts: 5,
				deadline: clock.monotonic() + 6e4
			}, () => Array.fromAsync(client.listInterns({
				workspaceId,
				signal
			})), _client_request_js__WEBPACK_IMPORTED_MODULE_1__.Vt), matches = interns.filter(({ id, name }) => id === nameOrId || name === nameOrId), intern = matches.find((match) => match.id === nameOrId) ?? matches[0];
			if (intern === void 0) throw createUnknownError(nameOrId, interns);
			if (intern.id !== nameOrId && matches.length > 1) throw createAmbiguousError(nameOrId, matches);
			return intern;
		}
		function describeState({ status, progress }) {
			return progress === null ? status : `${status}, step ${progress.step_number} of ${progress.total_steps}, ${progress.step_label}`;
		}
		function createUnknownError(intern, interns) {
			let names = interns.slice(0, 20).map(({ name }) => `"${name}"`), list = `${names.join(", ")}${interns.length > names.length ? ", \u2026" : ""}`, visible = names.length === 0 ? "This key sees no interns" : `This key sees ${list}`;
			return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD("intern_unknown", `No intern has the name or id "${intern}". ${visible}. Names match exactly.`, { source: "intern" });
		}
		function createAmbiguousError(nameOrId, matches) {
			let ids = matches.map(({ id, workspace_id }) => `${id} (workspace ${workspace_id})`).join(", "), message = `${matches.length} interns have the name "${nameOrId}": ${ids}. Give the id as "intern", or a "workspace-id".`;
			return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD("intern_ambiguous", message, { source: "intern" });
		}
		function createNotRunningError(intern, isStarting, waitMs) {
			let failure = intern.last_failure_message === null ? "" : `: ${intern.last_failure_message.replace(/\.$/, "")}`, waited = isStarting && waitMs > 0 ? ` after waiting ${Math.round(waitMs / 1e3)} s` : "", remedy = isStarting ? "Raise \"wait-for-intern\"." : "Start or provision it first.", message = `Intern "${intern.name}" (${intern.id}) is ${describeState(intern)}${waited}${failure}. Only a running intern takes prompts. ${remedy}`;
			return new _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD("intern_not_running", message, {
				source: "intern",
				reason: intern.status
			});
		}
	}),
	3115: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			f: () => toText,
			t: () => createBoundedText
		});
		function toText({ head, tail, omitted }) {
			return omitted === 0 ? head + tail : `${head}\n\n[${omitted} characters are left out here.]\n\n${tail}`;
		}
		function createBoundedText(headLength, tailLength) {
			let head = "", tailSize = 0, ring = createRing(tailLength + 1);
			return {
				push(text) {
					let roomInHead = headLength - head.length, fitting = text.length <= roomInHead ? text.length : Math.max(0, alignToCharacter(text, roomInHead)), addedToHead = tailSize > 0 ? 0 : fitting;
					addedToHead > 0 && (head += text.slice(0, addedToHead)), addedToHead !== text.length && (ring.push(addedToHead === 0 ? text : text.slice(addedToHead)), tailSize += text.length - addedToHead);
				},
				value() {
					let rest = ring.value();
					if (tailSize <= tailLength) return {
						head: head + rest,
						tail: "",
						omitted: 0
					};
					let tail = rest.slice(alignToCharacter(rest, rest.length - tailLength)), omitted = tailSize - tail.length;
					return omitted === 0 ? {
						head: head + tail,
						tail: "",
						omitted
					} : {
						head,
						tail,
						omitted
					};
				}
			};
		}
		function createRing(capacity) {
			let bytes, size = 0;
			return {
				push(text) {
					bytes ??= Buffer.alloc(capacity * 2);
					let lastPart = text.length > capacity ? text.slice(text.length - capacity) : text, start = (size + text.length - lastPart.length) % capacity, lengthToEnd = Math.min(lastPart.length, capacity - start);
					bytes.write(lastPart.slice(0, lengthToEnd), start * 2, "utf16le"), lengthToEnd < lastPart.length && bytes.write(lastPart.slice(lengthToEnd), 0, "utf16le"), size += text.length;
				},
				value() {
					if (bytes === void 0) return "";
					if (size <= capacity) return bytes.toString("utf16le", 0, size * 2);
					let start = size % capacity * 2;
					return bytes.toString("utf16le", start) + bytes.toString("utf16le", 0, start);
				}
			};
		}
		function alignToCharacter(text, index) {
			let unit = text.charCodeAt(index);
			return unit >= 56320 && unit <= 57343 ? index - 1 : index;
		}
	}),
	1170: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Tk: () => createRecorder,
			WQ: () => toTranscriptLine,
			pH: () => toRequestEvent
		});
		var _run_record_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4057);
		function createRecorder({ clock, redactor }) {
			let redactedStreams = {
				text: redactor.stream(),
				reasoning: redactor.stream()
			}, runRecord = (0, _run_record_js__WEBPACK_IMPORTED_MODULE_0__.pM)(), observers = [], earlyRemarks = [], hasBegun = !1, publish = (event) => {
				let recorded = {
					...event,
					at: new Date(clock.now()).toISOString()
				};
				hasBegun ||= event.type !== "remark", hasBegun || earlyRemarks.push(recorded), runRecord.observe(recorded);
				for (let observe of observers) observe(recorded);
			}, publishText = (type, text) => {
				text !== "" && publish({
					type,
					text
				});
			}, flush = (type) => publishText(type, redactedStreams[type].end());
			return {
				record(event) {
					event.type === "text" || event.type === "reasoning" ? (flush(event.type === "text" ? "reasoning" : "text"), publishText(event.type, redactedStreams[event.type].push(event.text))) : (flush("reasoning"), flush("text"), publish(Object.assign(redactStrings(event, redactor.redact, event.type === "usage"), { type: event.type })));
				},
				observe(observer) {
					for (let event of earlyRemarks) observer(event);
					observers.push(observer);
				},
				soFar() {
					let { text, follow_up_text, reasoning, ...facts } = runRecord.value();
					return {
						...facts,
						...redactStrings({
							text,
							follow_up_text,
							reasoning
						}, redactor.redact)
					};
				}
			};
		}
		function redactStrings(value, redact, redactsNames = !1) {
			if (typeof value == "string") return redact(value);
			if (Array.isArray(value)) return value.map((element) => redactStrings(element, redact, redactsNames));
			if (typeof value != "object" || !value) return value;
			let fields = [], isSame = !0;
			for (let [name, content] of Object.entries(value)) {
				let field = [redactsNames ? redact(name) : name, redactStrings(content, redact, redactsNames)];
				isSame &&= field[0] === name && field[1] === content, fields.push(field);
			}
			return isSame ? value : Object.fromEntries(fields);
		}
		function toRequestEvent({ route, status, ms, requestId }) {
			return {
				type: "request",
				route,
				status,
				ms,
				request_id: requestId ?? null
			};
		}
		function toTranscriptLine({ type, at, ...fields }) {
			return `${JSON.stringify({
				type,
				at,
				...fields
			})}\n`;
		}
	}),
	4057: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			bB: () => decisionsOf,
			g5: () => separateMessages,
			j9: () => toPastRecord,
			nG: () => toAnswerVerb,
			pM: () => buildRunRecord
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6413), _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6559), _bounded_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3115);
		let headLength = 524288, tailLength = 262144;
		function decisionsOf(record) {
			return record.pauses.flatMap(({ decisions }) => decisions).map(({ tool_call_id, kind, operation, answer, rule, reason }) => ({
				tool_call_id,
				kind,
				operation,
				answer,
				rule,
				reason
			}));
		}
		let noFacts = {
			first_at: null,
			last_at: null,
			start: null,
			finish_reason: null,
			session_id: null,
			model: null,
			usage: null,
			remarks: [],
			changes: null,
			error: null,
			conclusion: null
		};
		function buildRunRecord() {
			let reasoning = (0, _bounded_text_js__WEBPACK_IMPORTED_MODULE_0__.t)(headLength, tailLength), text = (0, _bounded_text_js__WEBPACK_IMPORTED_MODULE_0__.t)(headLength, tailLength), followUpText = (0, _bounded_text_js__WEBPACK_IMPORTED_MODULE_0__.t)(headLength, tailLength), isFollowUp = !1, pauses = [], messageEnds = [], textLength = 0, facts = noFacts;
			return {
				observe(event) {
					if (event.type === "text" && ((isFollowUp ? followUpText : text).push(event.text), isFollowUp || (textLength += event.text.length)), event.type === "reasoning" && reasoning.push(event.text), event.type !== "text" && event.type !== "reasoning") {
						if (event.type === "prompt" && (isFollowUp = event.follow_up === !0), event.type === "pause" && (pauses.push({
							pause: event,
							decisions: []
						}), messageEnds.push(textLength)), event.type === "decision") {
							let decided = pauses.findLast(({ pause }) => pause.tool_call_id === event.tool_call_id);
							decided?.decisions.push(event);
							let flaw = findPairingFlaw(decided?.pause, event);
							flaw !== void 0 && (facts = {
								...facts,
								...deriveFacts({
									type: "remark",
									at: event.at,
									message: flaw
								}, facts)
							});
						}
						facts = {
							...facts,
							first_at: facts.first_at ?? event.at,
							last_at: event.at,
							...deriveFacts(event, facts)
						};
					}
				},
				value: () => ({
					...facts,
					text: text.value(),
					message_ends: messageEnds,
					follow_up_text: followUpText.value(),
					reasoning: reasoning.value(),
					pauses
				})
			};
		}
		function deriveFacts(event, factsSoFar) {
			switch (event.type) {
				case "start": return { start: event };
				case "usage": return { usage: addUsage(factsSoFar.usage, event.usage) };
				case "finish": {
					let { finish_reason, session_id, model } = event;
					return {
						finish_reason,
						session_id: session_id ?? factsSoFar.session_id,
						model
					};
				}
				case "remark": return factsSoFar.remarks.length < 100 ? { remarks: [...factsSoFar.remarks, event.message] } : {};
				case "changes": return { changes: event };
				case "model_access": return { models: [...factsSoFar.models ?? [], event] };
				case "error": return { error: event };
				case "end": return { conclusion: event.conclusion };
				case "request":
				case "prompt":
				case "pause":
				case "decision":
				case "text":
				case "reasoning": return {};
				default: return {};
			}
		}
		function findPairingFlaw(pause, { operation, rule }) {
			let decided = JSON.stringify(operation ?? rule);
			if (pause === void 0) return `An answer, to ${decided}, fits no question and is not counted.`;
			let question = (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.qF)(pause.arguments), asked = (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(question) ? question.operation : void 0;
			if (typeof asked == "string" && operation !== null && asked !== operation) return `The question was ${JSON.stringify(asked)}, but the answer was to ${decided}.`;
		}
		function addUsage(sum, next) {
			return next === null ? sum : addNumbers(sum ?? {}, next);
		}
		function addNumbers(sum, next) {
			let add = (left, right) => typeof right == "number" ? (typeof left == "number" ? left : 0) + Math.max(0, right) : (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(right) ? addNumbers((0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(left) ? left : {}, right) : left ?? right;
			return Object.fromEntries(Object.keys({
				...sum,
				...next
			}).map((name) => [name, add(sum[name], next[name])]));
		}
		function separateMessages(record) {
			let { head } = record.text, separated = "", start = 0;
			for (let end of record.message_ends) end <= start || end >= head.length || head[end - 1] === "\n" || head[end] === "\n" || (separated += `${head.slice(start, end)}\n\n`, start = end);
			return {
				...record,
				text: {
					...record.text,
					head: separated + head.slice(start)
				},
				message_ends: []
			};
		}
		function toPastRecord(lines, observe = () => {}) {
			let record = buildRunRecord(), unreadableLines = 0;
			for (let { number, event } of lines) event === "unreadable" ? unreadableLines += 1 : event !== "unknown" && (record.observe(event), observe(event, number));
			let value = record.value();
			if (unreadableLines === 0) return value;
			let remark = `${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hS)(unreadableLines, "line")} of the transcript could not be read.`;
			return {
				...value,
				remarks: [...value.remarks, remark]
			};
		}
		let pastVerbs = {
			allow: "allowed",
			answer: "answered",
			reject: "rejected",
			stop: "stopped",
			ask: "asked"
		};
		function toAnswerVerb({ outcome, answer }) {
			return (outcome === "allow" || outcome === "reject") && answer === `${outcome}_always` ? `${pastVerbs[outcome]}, always` : pastVerbs[outcome];
		}
	})
};
