export const id = 749;
export const ids = [749];
export const modules = {
	749: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { proxyAction: () => proxyAction });
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598), node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024), _job_policy_source_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4907), _job_transcript_file_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4676), _job_workspace_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(82), _models_provider_js__WEBPACK_IMPORTED_MODULE_12__ = __webpack_require__(7001), _permission_context_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1576), _proxy_addresses_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(6464), _secret_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6385), _github_access_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4802), _proxy_process_start_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8282), _proxy_start_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(7541), _run_policy_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8738);
		async function proxyAction(io, settings, trigger) {
			let access = (0, _github_access_js__WEBPACK_IMPORTED_MODULE_2__.o)(io, settings, trigger);
			settings.timeoutMs > 216e5 && io.env.GITHUB_ACTIONS === "true" && io.log.warning("The proxy's timeout is longer than 6 h, but GitHub gives a job no identity after 6 h: the proxy can't renew its tokens then.");
			let key = new _secret_js__WEBPACK_IMPORTED_MODULE_3__.z((0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomBytes)(32).toString("base64url"));
			io.log.mask(key);
			let policy = settings.serves === "models" ? { bytes: void 0 } : await (0, _job_policy_source_js__WEBPACK_IMPORTED_MODULE_4__.h4)(settings, io.log, () => (0, _run_policy_js__WEBPACK_IMPORTED_MODULE_5__.y)(io, settings, access)), workspace = (0, _job_workspace_js__WEBPACK_IMPORTED_MODULE_6__.OH)(io), { path: account, file } = (0, _job_transcript_file_js__WEBPACK_IMPORTED_MODULE_7__.i)(settings.transcriptFile, workspace);
			(0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(file);
			let savedProxy = {
				key: key.reveal(),
				account
			}, saveProxy = (changes) => {
				savedProxy = {
					...savedProxy,
					...changes
				}, io.saveState("proxy", JSON.stringify(savedProxy));
			};
			saveProxy({});
			let script = process.argv[1] ?? "", child = (0, _proxy_start_js__WEBPACK_IMPORTED_MODULE_8__.rn)({
				script,
				env: io.env,
				cwd: workspace.temp,
				signal: io.signal
			});
			saveProxy({ process: (0, _proxy_process_start_js__WEBPACK_IMPORTED_MODULE_9__.wO)(child.pid) });
			try {
				let { obtainProxyAccess } = await Promise.all([
					__webpack_require__.e(6085),
					__webpack_require__.e(2903),
					__webpack_require__.e(2949),
					__webpack_require__.e(2773)
				]).then(__webpack_require__.bind(__webpack_require__, 9223)), proxyAccess = await obtainProxyAccess(io, settings), port = await child.begin(toStartMessage(io, settings, {
					...proxyAccess,
					key,
					account,
					policy
				}));
				return saveProxy({ port }), publishProxy(io, settings, {
					...proxyAccess,
					url: `http://127.0.0.1:${port}`,
					key,
					account
				}), await child.release(), "finished";
			} catch (error) {
				throw child.kill(), io.saveState("proxy", ""), error;
			}
		}
		function toStartMessage(io, settings, details) {
			let { key, account, usedFingerprints, policy } = details, { token, ...times } = details.token, context = "context" in policy ? policy.context : _permission_context_js__WEBPACK_IMPORTED_MODULE_10__.Ut, { labels } = context;
			return {
				key: key.reveal(),
				token: {
					text: token.reveal(),
					...times
				},
				usedFingerprints: [...usedFingerprints],
				account,
				policy: settings.serves === "models" || policy.bytes === void 0 ? null : {
					text: Buffer.from(policy.bytes).toString(),
					path: settings.policy.path
				},
				context: {
					...context,
					labels: typeof labels == "string" ? labels : [...labels]
				},
				cwd: io.cwd,
				job: (0, _proxy_process_start_js__WEBPACK_IMPORTED_MODULE_9__.wO)(process.ppid) ?? null
			};
		}
		function publishProxy(io, { exportEnv }, details) {
			let { url, key, internId, envPrefix, account } = details;
			io.setSecretOutput("proxy-key", key), io.setOutputs({
				conclusion: "finished",
				"proxy-url": url,
				"intern-id": internId,
				"transcript-file": account
			});
			let exportClient = (name, baseUrl) => {
				io.exportVariable(`${name}_BASE_URL`, baseUrl), io.exportSecret(`${name}_API_KEY`, key);
			};
			envPrefix !== void 0 && (warnOfOtherModels(io, [`${envPrefix}_BASE_URL`, `${envPrefix}_API_KEY`]), exportClient(envPrefix, url)), exportEnv?.includes("OPENAI") === !0 && internId !== void 0 && exportClient("OPENAI", (0, _proxy_addresses_js__WEBPACK_IMPORTED_MODULE_11__.iy)(url, internId)), exportEnv?.includes("INTERNS") === !0 && exportClient("INTERNS", url), io.log.info(`The proxy listens at ${url} until the job ends. Its account is written to ${account}.`);
		}
		function warnOfOtherModels({ env, log }, proxyVariables) {
			let others = Object.keys(env).filter((name) => (0, _models_provider_js__WEBPACK_IMPORTED_MODULE_12__.wO)(name) && !proxyVariables.includes(name) && env[name] !== "");
			if (others.length === 0) return;
			let pronoun = others.length === 1 ? "it" : "them";
			log.warning(`The job sets ${others.join(", ")}: a client that reads ${pronoun} may bypass the proxy. Unset ${pronoun}.`);
		}
	}),
	4676: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			i: () => createLinesFile,
			t: () => createTranscriptFile
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760), _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452), _inputs_values_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7035), _transcript_recorder_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1170), _wording_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6559), _workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82);
		function createTranscriptFile(name, { workspace, log, maxBytes = 268435456 }) {
			let { path, file } = createLinesFile(name, workspace), bytes = 0, isFull = !1, linesInMemory = [], put = (event) => {
				try {
					bytes += (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(file, (0, _transcript_recorder_js__WEBPACK_IMPORTED_MODULE_2__.WQ)(event)), bytes > 1048576 && (linesInMemory = void 0), linesInMemory?.push({
						number: linesInMemory.length + 1,
						event
					});
				} catch (cause) {
					throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.e4("file_unwritable", `The transcript "${path}" can't be written.`, { cause });
				}
			};
			return {
				path,
				write(event) {
					if (event.type !== "text" && event.type !== "reasoning" || bytes < maxBytes) put(event);
					else if (!isFull) {
						isFull = !0;
						let message = `The transcript has ${bytes} bytes. From here on it leaves out what the intern says, but not what the intern asks.`;
						put({
							type: "remark",
							message,
							at: event.at
						}), log.warning(message);
					}
				},
				lines: async () => linesInMemory ?? (await __webpack_require__.e(1247).then(__webpack_require__.bind(__webpack_require__, 1247))).readEnds(file),
				close: () => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file)
			};
		}
		function createLinesFile(name, workspace) {
			let path = name === void 0 ? (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(workspace.temp, "intern-") : workspace.resolve(name);
			try {
				return name === void 0 ? path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)(path), "transcript.jsonl") : workspace.refuseFileOfOthers(path), {
					path,
					file: workspace.create(path)
				};
			} catch (cause) {
				let why = cause instanceof _workspace_js__WEBPACK_IMPORTED_MODULE_4__.Hv ? `: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.Uc)(cause)}` : "", message = (0, _wording_js__WEBPACK_IMPORTED_MODULE_5__.MH)`The transcript can't be written to "${path}"${why}. Name another file with ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_5__.hF)("transcript-file")}.`;
				throw (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_6__.Gq)("transcript-file", message, cause);
			}
		}
	}),
	7001: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			e4: () => providerNames,
			wO: () => leadsToModel,
			zK: () => toCount
		});
		let providerNames = [
			"interns",
			"openai",
			"anthropic"
		];
		function toCount(value) {
			return typeof value == "number" && value > 0 && Number.isFinite(value) ? value : 0;
		}
		function leadsToModel(name) {
			return /^(?:OPENAI|ANTHROPIC)_/.test(name) && !/^(?:OPENAI|ANTHROPIC)_LOG(?:_LEVEL)?$/.test(name);
		}
	}),
	6464: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			iy: () => toOpenAiBaseUrl,
			zG: () => stopRule
		});
		function toOpenAiBaseUrl(proxyUrl, internId) {
			return `${proxyUrl}/interns/${encodeURIComponent(internId)}`;
		}
		let stopRule = {
			method: "POST",
			path: /^\/intern-proxy\/stop$/
		};
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
