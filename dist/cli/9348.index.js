export const id = 9348;
export const ids = [9348];
export const modules = {
	69348: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { runConformance: () => conformance_runConformance });
		var external_node_crypto_ = __webpack_require__(77598), errors = __webpack_require__(452), lib_json = __webpack_require__(16413), secret = __webpack_require__(36385);
		class Mismatch extends Error {
			name = "Mismatch";
		}
		class NotCheckable extends Error {
			name = "NotCheckable";
		}
		function check(rowIds, run) {
			return {
				rowIds,
				run
			};
		}
		function expectThat(condition, problem) {
			if (!condition) throw new Mismatch(problem);
		}
		function requireValue(value, what) {
			if (value === void 0) throw new NotCheckable(`needs ${what}`);
			return value;
		}
		function asObject(value, what) {
			return expectThat(typeof value == "object" && !!value && !Array.isArray(value), `${what} is not an object`), Object.fromEntries(Object.entries(value));
		}
		function expectError({ status, text, json }, expected) {
			return expectThat(status === expected, `the status is ${status}, not ${expected}: ${text.slice(0, 200)}`), asObject(asObject(json, "the body").error, "error");
		}
		function expectKeys(value, keys, what) {
			let [present, expected] = [Object.keys(value), keys].map((names) => names.toSorted().join(", "));
			expectThat(present === expected, `${what} has ${present}, not ${expected}`);
		}
		let unknownKey = new secret.z("unknown-key"), maxAnswerBytes = 16777216;
		async function send(target, path, probe = {}) {
			let { bearer = target.apiKey, method = "GET", json, form, text } = probe, reveal = (value) => value instanceof secret.z ? value.reveal() : value, fields = form && Object.entries(form).map(([name, value]) => [name, reveal(value)]), body = fields ? new URLSearchParams(fields).toString() : text ?? JSON.stringify(json), response = await target.fetch(`${target.baseUrl}${path}`, {
				method,
				redirect: "manual",
				signal: AbortSignal.timeout(6e5),
				headers: {
					...bearer && { authorization: `Bearer ${bearer.reveal()}` },
					...body && { "content-type": fields ? "application/x-www-form-urlencoded" : "application/json" }
				},
				body: body ?? null
			}), bytes = await (0, lib_json.w0)(maxAnswerBytes, response.body);
			if (bytes === void 0) throw Error(`The answer has more than ${maxAnswerBytes} bytes`);
			let reply = new TextDecoder().decode(bytes);
			return {
				status: response.status,
				headers: response.headers,
				text: reply,
				json: (0, lib_json.qF)(reply)
			};
		}
		var limits = __webpack_require__(38536), chat = __webpack_require__(98914);
		let commonKeys = [
			"id",
			"object",
			"created",
			"model",
			"choices"
		];
		function readStream({ status, headers, text }) {
			expectThat(status === 200, `the status is ${status}: ${text.slice(0, 200)}`);
			let type = headers.get("content-type");
			expectThat(type?.startsWith("text/event-stream") === !0, `the type is ${type}`);
			let events = text.replaceAll("\r\n", "\n").split("\n\n").filter((event) => event !== "" && !event.startsWith(":"));
			expectThat(events.every((event) => /^data: ?[^\n]*$/.test(event)), "an event is not one data: line");
			let data = events.map((event) => event.replace(/^data: ?/, ""));
			expectThat(data.at(-1) === chat.$2, "the stream does not end with [DONE]");
			let chunks = data.slice(0, -1).map(readChunk), finalChunk = chunks.at(-1);
			expectThat(finalChunk !== void 0 && finalChunk.choices.length === 0, "the last chunk before [DONE] has choices");
			let deltaChunks = chunks.slice(0, -1);
			expectThat(deltaChunks.find(({ choices }) => choices.length === 0) === void 0, "a chunk before the final one has no choices"), expectThat(deltaChunks[0]?.choices[0]?.delta.role === "assistant", "the first chunk is not a role chunk");
			let reasons = deltaChunks.flatMap(({ choices }) => choices.map(({ finish_reason }) => finish_reason)), finishReasons = reasons.filter((reason) => reason !== null), [finishReason] = finishReasons;
			expectThat(finishReasons.length === 1 && finishReason !== void 0 && reasons.at(-1) !== null, `there are ${finishReasons.length} finish chunks, or one is not the last`), expectChunkKeys(deltaChunks.slice(0, -1), commonKeys), expectChunkKeys(deltaChunks.slice(-1), finishReason === "error" ? [...commonKeys, "error"] : commonKeys), expectChunkKeys([finalChunk], [
				...commonKeys,
				"session_id",
				"usage"
			]);
			let toolCalls = deltaChunks.flatMap(({ choices }) => choices.flatMap(({ delta }) => delta.tool_calls ?? []));
			return expectThat(toolCalls.length === +(finishReason === "tool_calls"), `there are ${toolCalls.length} tool calls with finish_reason ${finishReason}`), {
				finishReason,
				finalChunk,
				toolCall: toolCalls[0] === void 0 ? void 0 : readToolCall(toolCalls[0])
			};
		}
		function readChunk(data) {
			let parsed = chat.yW.safeParse((0, lib_json.qF)(data));
			return expectThat(parsed.success, `a chunk does not have the documented form: ${data.slice(0, 200)}`), parsed.data;
		}
		function expectChunkKeys(chunks, keys) {
			for (let chunk of chunks) expectKeys(chunk, keys, "a chunk");
		}
		function readToolCall(call) {
			let { index, id, type } = call, { name, arguments: text } = call.function, parsed = (0, lib_json.qF)(text);
			return expectThat(parsed !== void 0, `arguments is not JSON: ${text.slice(0, 200)}`), {
				index,
				id,
				type,
				name,
				arguments: asObject(parsed, "arguments"),
				raw: call
			};
		}
		var schemas = __webpack_require__(94343), interns = __webpack_require__(17391), words = __webpack_require__(84095);
		let isoTime = schemas.YjP().check(schemas.YPB((text) => /^\d{4}-\d\d-\d\dT/.test(text) && !Number.isNaN(Date.parse(text)))), internFields = {
			...interns.HL.shape,
			status: schemas.k5n(words.dY),
			created_at: isoTime,
			updated_at: isoTime
		};
		async function readPage(target, query) {
			let reply = await send(target, `/interns${query}`);
			expectThat(reply.status === 200, `GET /interns${query} answers ${reply.status}`);
			let page = asObject(reply.json, "the page"), { data, has_more: hasMore, next_cursor: next } = page;
			expectThat(Array.isArray(data), "data is not an array"), expectThat(typeof hasMore == "boolean", "has_more is not a boolean");
			let hasNext = "next_cursor" in page;
			return expectThat(hasMore === hasNext, `has_more is ${hasMore} and next_cursor is ${hasNext ? "there" : "absent"}`), expectThat(next === void 0 || typeof next == "string", "next_cursor is not a string"), expectKeys(page, hasMore ? [
				"data",
				"has_more",
				"next_cursor"
			] : ["data", "has_more"], "the page"), {
				data: data.map((entry) => asObject(entry, "an intern")),
				next
			};
		}
		async function readInterns(target, limit = 500) {
			let interns = [];
			for (let query = `?limit=${limit}`;;) {
				let { data, next } = await readPage(target, query);
				if (interns.push(...data), next === void 0) return interns;
				query = `?limit=${limit}&starting_after=${encodeURIComponent(next)}`;
			}
		}
		async function readSomeInterns(target) {
			let interns = await readInterns(target);
			if (interns.length === 0) throw new NotCheckable("needs an intern that the key may see");
			return interns;
		}
		function expectListError(reply, status, code) {
			expectThat(reply.status === status, `the status is ${reply.status}, not ${status}`);
			let body = asObject(reply.json, "the body");
			expectKeys(body, ["error"], "the body");
			let error = asObject(body.error, "error");
			expectKeys(error, ["code", "message"], "error"), expectThat(error.code === code, `code is ${JSON.stringify(error.code)}, not ${JSON.stringify(code)}`), expectThat(typeof error.message == "string", "message is not a string");
		}
		function checkBadQueries(rowIds, queries) {
			return check([
				...rowIds,
				"list.400",
				"list-error.shape"
			], async (target) => {
				for (let query of queries) expectListError(await send(target, `/interns${query}`), 400, "invalid_body");
			});
		}
		let internFieldChecks = Object.entries(internFields).map(([field, schema]) => check([`intern.${field}`], async (target) => {
			for (let entry of await readSomeInterns(target)) {
				let text = JSON.stringify(entry[field])?.slice(0, 80) ?? "absent";
				expectThat(schema.safeParse(entry[field]).success, `${field} of an intern is ${text}`);
			}
		})), statusChecks = words.dY.map((status) => check([`status.${status}`, "list.status"], async (target) => {
			let { data } = await readPage(target, `?status=${status}`), other = data.find((entry) => entry.status !== status);
			expectThat(other === void 0, `status=${status} returns an intern that is ${String(other?.status)}`);
			let isExplained = data.every((entry) => typeof entry.last_failure_message == "string");
			expectThat(status !== "failed" || isExplained, "a failed intern has no last_failure_message");
		})), listChecks = [
			...internFieldChecks,
			...statusChecks,
			check(["intern.all-fields"], async (target) => {
				for (let entry of await readSomeInterns(target)) {
					let missing = Object.keys(internFields).filter((field) => !(field in entry));
					expectThat(missing.length === 0, `an intern lacks ${missing.join(", ")}`);
				}
			}),
			check([
				"page.data",
				"page.has_more",
				"page.next_cursor",
				"page.closed",
				"list.success",
				"auth.1",
				"version.base"
			], async (target) => void await readPage(target, "")),
			check(["list.order"], async (target) => {
				let times = (await readSomeInterns(target)).map((entry) => Date.parse(String(entry.created_at)));
				expectThat(times.every((time, index) => index === 0 || time <= (times[index - 1] ?? time)), "a newer intern comes after an older one");
			}),
			check(["list.starting_after", "page.next_cursor"], async (target) => {
				let all = (await readSomeInterns(target)).map(({ id }) => id);
				if (all.length < 2 || all.length > 50) throw new NotCheckable(`needs 2 to 50 interns; the key sees ${all.length}`);
				expectThat((await readInterns(target, 1)).map(({ id }) => id).join() === all.join(), "pages of one intern each do not add up to the list in its order");
			}),
			check(["list.limit", "limit.page"], async (target) => {
				for (let limit of [
					1,
					2,
					499,
					500
				]) {
					let { data } = await readPage(target, `?limit=${limit}`);
					expectThat(data.length <= limit, `limit=${limit} returns ${data.length} interns`);
				}
			}),
			checkBadQueries(["list.limit", "limit.page"], [
				"?limit=0",
				"?limit=501",
				"?limit=-1",
				"?limit=1.5",
				"?limit=ten"
			]),
			checkBadQueries(["list.status"], ["?status=nonsense", "?status=running,nonsense"]),
			checkBadQueries(["list.starting_after"], ["?starting_after=!", "?starting_after=not-a-cursor"]),
			checkBadQueries(["list.workspace_id"], ["?workspace_id=main", "?workspace_id=00000000-0000-4000-8000-000000000000"]),
			check([
				"list.workspace_id",
				"list.scope",
				"auth.2"
			], async (target) => {
				let [first] = await readSomeInterns(target), workspace = String(first?.workspace_id), { data } = await readPage(target, `?workspace_id=${workspace}`);
				expectThat(data.find((entry) => entry.workspace_id !== workspace) === void 0, "an intern is from another workspace");
			}),
			check([
				"list.401",
				"auth.1",
				"auth.3",
				"list-error.shape"
			], async (target) => {
				for (let bearer of [null, unknownKey]) expectListError(await send(target, "/interns", { bearer }), 401, 401);
			})
		], userMessage = {
			role: "user",
			content: "Say hello."
		}, validBody = {
			messages: [userMessage],
			stream: !0
		};
		async function findChatPath(target) {
			let nameOrId = target.intern, intern = (await readInterns(target)).find(({ status, name, id }) => status === "running" && (nameOrId === void 0 || name === nameOrId || id === nameOrId));
			if (intern === void 0) throw new NotCheckable(`needs a running intern${nameOrId === void 0 ? "" : ` "${nameOrId}"`}`);
			return `/interns/${encodeURIComponent(String(intern.id))}/chat/completions`;
		}
		async function sendChat(target, probe) {
			return send(target, await findChatPath(target), {
				method: "POST",
				...probe
			});
		}
		function expectChatError(reply, status, reason) {
			let error = expectError(reply, status);
			expectThat(error.code === status, `code is ${JSON.stringify(error.code)}, not the status ${status}`), expectThat(typeof error.message == "string", "message is not a string");
			let actual = asObject(error.metadata, "metadata").reason;
			expectThat(actual === reason, `reason is ${JSON.stringify(actual)}, not "${reason}"`);
		}
		function checkBadRequests(rowIds, fieldChanges) {
			return check([
				...rowIds,
				"chat.400",
				"chat-error.shape"
			], async (target) => {
				for (let change of fieldChanges) expectChatError(await sendChat(target, { json: {
					...validBody,
					...change
				} }), 400, "bad_request");
			});
		}
		let tooLongIdentifier = "x".repeat(limits.yj.max + 1);
		function buildBody(bytes) {
			let emptyBody = JSON.stringify({
				messages: [userMessage],
				stream: !1,
				padding: ""
			});
			return JSON.stringify({
				messages: [userMessage],
				stream: !1,
				padding: "x".repeat(bytes - emptyBody.length)
			});
		}
		async function converse(target, body) {
			return readStream(await sendChat(target, { json: {
				...validBody,
				...body
			} }));
		}
		async function provokePause(target, session) {
			let stream = await converse(target, {
				messages: [{
					role: "user",
					content: target.askingPrompt
				}],
				approval_mode: "manual",
				session_id: session
			});
			if (stream.finishReason !== "tool_calls") throw new NotCheckable(`needs a prompt that makes the intern ask; the run ended with ${stream.finishReason}`);
			return stream;
		}
		function buildToolMessage(id, content) {
			return {
				role: "tool",
				tool_call_id: id,
				content
			};
		}
		let chatChecks = [
			checkBadRequests(["request.stream"], [{ stream: !1 }, { stream: void 0 }]),
			checkBadRequests(["request.messages", "limit.messages"], [{ messages: [] }, { messages: void 0 }]),
			checkBadRequests(["request.approval_mode"], [{ approval_mode: "auto" }]),
			checkBadRequests(["request.model", "limit.identifiers"], [{ model: tooLongIdentifier }, { model: "" }]),
			checkBadRequests(["request.session_id", "limit.identifiers"], [
				{ session_id: tooLongIdentifier },
				{ session_id: "" },
				{ messages: [buildToolMessage("call_x", "allow_once")] }
			]),
			check([
				"chat.401",
				"chat-error.bare",
				"auth.1"
			], async (target) => {
				for (let bearer of [null, unknownKey]) {
					let reply = await sendChat(target, {
						json: validBody,
						bearer
					});
					expectThat(reply.status === 401, `the status is ${reply.status}, not 401`), expectKeys(asObject(asObject(reply.json, "the body").error, "error"), ["code", "message"], "error");
				}
			}),
			check(["chat.404"], async (target) => {
				expectChatError(await sendChat(target, { json: {
					messages: [buildToolMessage(`call_${target.newId()}`, "allow_once")],
					stream: !0,
					session_id: target.newId()
				} }), 404, "interaction_unknown");
			}),
			check(["chat.413", "limit.body"], async (target) => {
				for (let bytes of [limits.P - 1, limits.P]) expectChatError(await sendChat(target, { text: buildBody(bytes) }), 400, "bad_request");
				expectChatError(await sendChat(target, { text: buildBody(limits.P + 1) }), 413, "payload_too_large");
			}),
			check([
				"run.start",
				"run.finish",
				"request.user",
				"request.ignored",
				"stream.1",
				"stream.2",
				"stream.6",
				...[
					"id",
					"object",
					"created",
					"model",
					"choices",
					"session_id",
					"usage"
				].map((name) => `chunk.${name}`)
			], async (target) => {
				let session = target.newId(), stream = await converse(target, {
					session_id: session,
					temperature: "warm",
					tools: 7
				});
				expectThat(stream.finishReason === "stop", `the turn ended with ${stream.finishReason}`), expectThat(stream.finalChunk.session_id === session, `a session with a new session_id began under another id: ${JSON.stringify(stream.finalChunk.session_id)}`);
			}),
			check([
				"request.session_id",
				"request.model",
				"limit.identifiers"
			], async (target) => {
				let session = target.newId().padEnd(limits.yj.max, "x").slice(0, limits.yj.max);
				expectThat((await converse(target, {
					session_id: session,
					model: "m".repeat(limits.yj.max)
				})).finalChunk.session_id === session, "a session_id of 256 characters is not kept");
			}),
			check([
				"run.pause",
				"stream.2",
				"stream.5",
				"chunk.usage",
				...[
					"index",
					"id",
					"type",
					"name",
					"arguments"
				].map((name) => `tool-call.${name}`)
			], async (target) => {
				let { toolCall, finalChunk } = await provokePause(target, target.newId());
				expectThat(toolCall !== void 0, "a pause has no tool call"), expectThat(Number.isInteger(toolCall.index), "index is not an integer"), expectThat(toolCall.type === "function", `type is ${JSON.stringify(toolCall.type)}`), expectThat(toolCall.name.endsWith(".provide_input"), `the tool is ${toolCall.name}`);
				let { kind, options } = asObject(toolCall.arguments, "arguments");
				expectThat(kind === "permission", `kind is ${JSON.stringify(kind)}`), expectThat(Array.isArray(options) && options.length > 0, "options is empty or not an array"), expectThat(finalChunk.usage === null, "usage is not null after tool_calls");
			}),
			check([
				"run.answer",
				"stream.3",
				"request.assistant",
				"request.tool",
				"run.leave-paused",
				"chat.400",
				"chat.409"
			], async (target) => {
				let session_id = target.newId(), stream = await provokePause(target, session_id), echo = {
					role: "assistant",
					content: null,
					tool_calls: [stream.toolCall?.raw]
				}, sendAnswer = (content) => sendChat(target, { json: {
					messages: [echo, buildToolMessage(stream.toolCall?.id ?? "", content)],
					stream: !0,
					session_id
				} });
				expectChatError(await sendAnswer("not-an-option"), 400, "bad_request");
				let { finishReason } = readStream(await sendAnswer("reject_once"));
				if (finishReason === "tool_calls") throw new NotCheckable("the intern asked again");
				expectChatError(await sendAnswer("reject_once"), 409, "interaction_not_pending");
			})
		];
		var api = __webpack_require__(43759), keys = __webpack_require__(97684);
		let parseableTime = schemas.YjP().check(schemas.YPB((text) => !Number.isNaN(Date.parse(text)))), keyFields = {
			...keys.L6.shape,
			limit_remaining: schemas.mee(schemas.aig().check(api.qm(0))),
			limit_reset: schemas.mee(schemas.k5n(words.sn)),
			created_at: parseableTime,
			updated_at: parseableTime,
			expires_at: schemas.mee(parseableTime)
		};
		function toRowId([field]) {
			return `key.${field.replace(/_(?:daily|weekly|monthly)$/, "").replace(/^(?:created|updated)_at$/, "dates")}`;
		}
		let updatableFields = [
			"name",
			"disabled",
			"limit",
			"limit_reset",
			"include_byok_in_limit"
		];
		function sendUpdate(target, json, hash = requireValue(target.keyHash, "the hash of a key (--key-hash)")) {
			let bearer = requireValue(target.managementKey, "a management key (INTERNS_MANAGEMENT_KEY)");
			return send(target, `/keys/${encodeURIComponent(hash)}`, {
				method: "PATCH",
				json,
				bearer
			});
		}
		async function readRecord(target) {
			return asObject(asObject((await sendUpdate(target, {})).json, "the body").data, "data");
		}
		function expectKeyError(reply, status) {
			expectKeys(expectError(reply, status), ["code", "message"], "error");
		}
		let keyFieldChecks = [...Map.groupBy(Object.entries(keyFields), toRowId)].map(([row, fields]) => check([row], async (target) => {
			let record = await readRecord(target);
			for (let [name, schema] of fields) expectThat(schema.safeParse(record[name]).success, `${name} is ${JSON.stringify(record[name]) ?? "absent"}`);
		}));
		function checkBadUpdate(row, json) {
			return check([row, "update.400"], async (target) => expectKeyError(await sendUpdate(target, json), 400));
		}
		let keyChecks = [
			...keyFieldChecks,
			check([
				"update.success",
				"update.optional",
				"update.hash"
			], async (target) => {
				let reply = await sendUpdate(target, {});
				expectThat(reply.status === 200, `an empty update answers ${reply.status}`), expectKeys(asObject(reply.json, "the body"), ["data"], "the body");
			}),
			check(["update.read"], async (target) => {
				let read = async () => {
					let record = await readRecord(target);
					return JSON.stringify(updatableFields.map((name) => [name, record[name]]));
				}, [first, second] = [await read(), await read()];
				expectThat(first === second, `two empty updates answer ${first} and ${second}`);
			}),
			checkBadUpdate("update.disabled", { disabled: "yes" }),
			checkBadUpdate("update.include_byok_in_limit", { include_byok_in_limit: 1 }),
			checkBadUpdate("update.limit", { limit: "much" }),
			checkBadUpdate("update.limit_reset", { limit_reset: "hourly" }),
			checkBadUpdate("update.name", { name: 7 }),
			check(["update.404"], async (target) => expectKeyError(await sendUpdate(target, {}, `no-such-hash-${target.newId()}`), 404)),
			check(["update.401", "auth.1"], async (target) => {
				for (let bearer of [
					null,
					unknownKey,
					target.apiKey
				]) expectKeyError(await send(target, "/keys/no-such-hash", {
					method: "PATCH",
					json: {},
					bearer
				}), 401);
			})
		];
		var token = __webpack_require__(10371);
		let untrustedToken = "eyJhbGciOiJSUzI1NiJ9.eyJpc3MiOiJodHRwczovL2ludmFsaWQuZXhhbXBsZSJ9.c2ln";
		function exchange(target, fields = {}) {
			return send(target, "/oauth/token", {
				method: "POST",
				form: {
					federation_policy_id: target.federationPolicyId ?? "unknown",
					grant_type: token.l9,
					subject_token: untrustedToken,
					subject_token_type: token.L_,
					...fields
				},
				bearer: null
			});
		}
		function expectOAuthError(reply, status, error) {
			expectThat(reply.status === status, `the status is ${reply.status}, not ${status}: ${reply.text.slice(0, 200)}`);
			let body = asObject(reply.json, "the body");
			expectKeys(body, ["error", "error_description"], "the body"), expectThat(body.error === error, `error is ${JSON.stringify(body.error)}, not "${error}"`), expectThat(typeof body.error_description == "string", "error_description is not a string");
		}
		function readTime(token, claim) {
			let claims = (0, lib_json.qF)(Buffer.from(token.split(".")[1] ?? "", "base64url").toString()), time = (0, lib_json.Gv)(claims) ? claims[claim] : void 0;
			return typeof time == "number" ? time : void 0;
		}
		function checkBadExchange(field, error, fields) {
			return check([`exchange.${field}`, `exchange.${error}`], async (target) => {
				expectOAuthError(await exchange(target, fields), 400, error);
			});
		}
		let tokenChecks = [
			checkBadExchange("grant_type", "unsupported_grant_type", { grant_type: "password" }),
			checkBadExchange("subject_token_type", "invalid_request", { subject_token_type: token.Sg }),
			checkBadExchange("requested_token_type", "invalid_request", { requested_token_type: token.L_ }),
			checkBadExchange("scope", "invalid_scope", { scope: "admin" }),
			checkBadExchange("subject_token", "invalid_request", { subject_token: "a.b" }),
			checkBadExchange("federation_policy_id", "invalid_grant", { federation_policy_id: "no-such-policy" }),
			check(["exchange.trust", "exchange.invalid_grant"], async (target) => {
				expectOAuthError(await exchange(target, {
					federation_policy_id: requireValue(target.federationPolicyId, "a federation policy"),
					subject_token: untrustedToken
				}), 400, "invalid_grant");
			}),
			check(["limit.subject_token", "exchange.subject_token"], async (target) => {
				let longest = "a.b.".padEnd(limits._E.max, "c");
				expectOAuthError(await exchange(target, { subject_token: longest }), 400, "invalid_grant"), expectOAuthError(await exchange(target, { subject_token: `${longest}c` }), 400, "invalid_request");
			}),
			check(["exchange.413"], async (target) => expectOAuthError(await exchange(target, { audience: "x".repeat(limits.A0) }), 413, "invalid_request")),
			check([
				"token.access_token",
				"token.expires_in",
				"token.issued_token_type",
				"token.scope",
				"token.token_type",
				"limit.lifetime",
				"auth.7",
				"exchange.acts-as",
				"exchange.trust",
				"exchange.federation_policy_id",
				"exchange.subject_token"
			], async (target) => {
				let subject_token = requireValue(target.subjectToken, "a subject token that the policy accepts"), reply = await exchange(target, {
					federation_policy_id: requireValue(target.federationPolicyId, "a federation policy"),
					subject_token
				});
				expectThat(reply.status === 200, `the status is ${reply.status}: ${reply.text.slice(0, 200)}`);
				let { access_token, expires_in, ...rest } = asObject(reply.json, "the body");
				expectThat(typeof access_token == "string" && access_token.split(".").length === 3, "access_token is not a JWT");
				let isInRange = Number(expires_in) > 0 && Number(expires_in) <= limits.A$;
				expectThat(Number.isInteger(expires_in) && isInRange, `expires_in is ${JSON.stringify(expires_in)}`);
				let iat = readTime(access_token, "iat"), exp = readTime(subject_token.reveal(), "exp");
				expectThat(iat === void 0 || exp === void 0 || iat + Number(expires_in) <= exp, `expires_in is ${Number(expires_in)}, beyond the end of the subject token`);
				let expected = {
					issued_token_type: token.Sg,
					scope: token.IT,
					token_type: "Bearer"
				};
				for (let [name, value] of Object.entries(expected)) expectThat(rest[name] === value, `${name} is ${JSON.stringify(rest[name])}`);
				let listReply = await send(target, "/interns", { bearer: new secret.z(access_token) });
				expectThat(listReply.status === 200, `GET /interns with the access token answers ${listReply.status}`);
			})
		], toRows = (heading, rows) => rows.map(([id, says]) => ({
			id,
			heading,
			says
		})), rows = [
			...toRows("Intern", [
				["intern.id", "id: string"],
				["intern.name", "name: string"],
				["intern.description", "description: string or null"],
				["intern.instructions", "instructions: string or null"],
				["intern.model", "model: string or null"],
				["intern.status", "status: string enum"],
				["intern.last_failure_message", "last_failure_message: string or null"],
				["intern.progress", "progress: object or null, its three fields required"],
				["intern.hostname", "hostname: string or null"],
				["intern.workspace_id", "workspace_id: string"],
				["intern.vault_id", "vault_id: string or null"],
				["intern.attached_vault_id", "attached_vault_id: string or null"],
				["intern.created_at", "created_at: ISO 8601"],
				["intern.updated_at", "updated_at: ISO 8601"],
				["intern.all-fields", "All fields are always present"]
			]),
			...toRows("Intern list page", [
				["page.data", "data: array of Intern"],
				["page.has_more", "has_more: true when more interns match the current filters"],
				["page.next_cursor", "next_cursor: only when has_more is true"],
				["page.closed", "No other properties appear on the page"]
			]),
			...toRows("Intern error object (list route)", [["list-error.shape", "{ error: { code, message } }, no other properties"]]),
			...toRows("Chat error object (chat route)", [["chat-error.shape", "{ error: { code, message, metadata: { reason } } }, code the HTTP status"], ["chat-error.bare", "The 401 and 403 bodies carry no metadata"]]),
			...toRows("Chat request body", [
				["request.messages", "messages: at least 1; only the last is read; five roles"],
				["request.stream", "stream: must be true; false or omitted is 400 bad_request"],
				["request.approval_mode", "approval_mode: manual or self-drive, default self-drive"],
				["request.model", "model: length 1 to 256, accepted and never used"],
				["request.session_id", "session_id: length 1 to 256, required when the last message has role tool"],
				["request.ignored", "Other chat fields are ignored"],
				["request.user", "User message: as last message it starts a run"],
				["request.assistant", "Assistant message echoing the tool call"],
				["request.tool", "Tool message: as last message it answers that interaction"]
			]),
			...toRows("Chat chunk", [
				["chunk.id", "id: string"],
				["chunk.object", "object: always chat.completion.chunk"],
				["chunk.created", "created: Unix timestamp in seconds"],
				["chunk.model", "model: as the intern reports it; service/intern on chunks whose event carries none"],
				["chunk.choices", "choices: index, delta, finish_reason; empty in the final chunk"],
				["chunk.session_id", "session_id: only on the final chunk"],
				["chunk.usage", "usage: only on the final chunk; null when none was reported and after tool_calls"],
				["chunk.error", "error: beside finish_reason error"],
				["tool-call.index", "tool_calls[0].index: integer"],
				["tool-call.id", "tool_calls[0].id: the tool_call_id of the reply"],
				["tool-call.type", "tool_calls[0].type: function"],
				["tool-call.name", "function.name: service.provide_input"],
				["tool-call.arguments", "function.arguments: JSON with kind, operation, options"]
			]),
			...toRows("API key record", [
				["key.hash", "hash: string"],
				["key.name", "name: string"],
				["key.label", "label: string"],
				["key.disabled", "disabled: boolean"],
				["key.limit", "limit: number or null"],
				["key.limit_remaining", "limit_remaining: number"],
				["key.limit_reset", "limit_reset: daily, weekly, monthly or null"],
				["key.include_byok_in_limit", "include_byok_in_limit: boolean"],
				["key.usage", "usage, usage_daily, usage_weekly, usage_monthly: number"],
				["key.byok_usage", "byok_usage, byok_usage_daily, byok_usage_weekly, byok_usage_monthly: number"],
				["key.dates", "created_at, updated_at: ISO 8601"],
				["key.expires_at", "expires_at: ISO 8601 or null"],
				["key.creator_user_id", "creator_user_id: string"],
				["key.workspace_id", "workspace_id: string"]
			]),
			...toRows("Token exchange response", [
				["token.access_token", "access_token: short-lived JWT"],
				["token.expires_in", "expires_in: at most 900 and never later than the subject token's own expiry"],
				["token.issued_token_type", "issued_token_type: urn:ietf:params:oauth:token-type:access_token"],
				["token.scope", "scope: inference"],
				["token.token_type", "token_type: Bearer"]
			]),
			...toRows("Intern lifecycle status", [
				["status.awaiting_slack_install", "awaiting_slack_install"],
				["status.queued", "queued"],
				["status.provisioning", "provisioning: progress is non-null while a step is active"],
				["status.running", "running"],
				["status.failed", "failed: last_failure_message explains"],
				["status.stopped", "stopped"],
				["status.destroying", "destroying"],
				["status.destroy_failed", "destroy_failed"]
			]),
			...toRows("Chat run", [
				["run.start", "(none) to Running: last message is a user message"],
				["run.finish", "Running to Finished: stop, final chunk, [DONE]"],
				["run.pause", "Running to Paused: one tool call, tool_calls, final chunk with usage null, [DONE]"],
				["run.answer", "Paused to Running: the stream continues from where it paused"],
				["run.deadline", "Paused to Cancelled: the interaction deadline passes"],
				["run.leave-paused", "Paused to Paused: the client closes after the [DONE] that follows tool_calls"],
				["run.disconnect", "Running to Cancelled: the client disconnects while streaming"],
				["run.ended", "Running to Ended: error chunk 410 run_ended, final chunk, [DONE]"],
				["run.severed", "Running to Ended: error chunk stream_severed"],
				["run.timeout", "Running to Ended: error chunk 504 timeout"]
			]),
			...toRows("GET /interns", [
				["list.order", "Newest first"],
				["list.scope", "The key selects the workspace and the visible interns"],
				["list.limit", "limit: integer, 1 to 500"],
				["list.status", "status: lifecycle statuses, comma-separated"],
				["list.starting_after", "starting_after: the next_cursor of the previous page; malformed is 400"],
				["list.workspace_id", "workspace_id: uuid, must match the key's workspace"],
				["list.success", "200 with the Intern list page"]
			]),
			...toRows("Stream rules", [
				["stream.1", "Role chunk, content and reasoning chunks, exactly one finish chunk"],
				["stream.2", "Then a final chunk with session_id and usage, then [DONE], whatever the finish reason"],
				["stream.3", "A pause is answered by a new request with the same session_id and tool_call_id"],
				["stream.4", ": keepalive whenever nothing else was written for 30 seconds"],
				["stream.5", "manual asks before the shell; self-drive consents; the mode is not remembered"],
				["stream.6", "Sessions belong to the intern; a mistyped session_id starts another one"]
			]),
			...toRows("POST /oauth/token", [
				["exchange.federation_policy_id", "federation_policy_id: policy to evaluate"],
				["exchange.grant_type", "grant_type: the token-exchange URN"],
				["exchange.subject_token", "subject_token: 1 to 16384, three segments"],
				["exchange.subject_token_type", "subject_token_type: the jwt URN"],
				["exchange.requested_token_type", "if given: the access_token URN"],
				["exchange.scope", "if given: inference"],
				["exchange.trust", "The issuer must be one that the organization trusts"],
				["exchange.acts-as", "The issued token acts as the key that the policy targets"]
			]),
			...toRows("PATCH /keys/{hash}", [
				["update.hash", "hash: identifier of the key"],
				["update.disabled", "disabled: boolean"],
				["update.include_byok_in_limit", "include_byok_in_limit: whether BYOK usage counts"],
				["update.limit", "limit: number or null"],
				["update.limit_reset", "limit_reset: daily, weekly, monthly or null; midnight UTC, weeks from Monday"],
				["update.name", "name: string"],
				["update.optional", "All body fields are optional"],
				["update.success", "200 { data: API key record }"],
				["update.read", "An update without fields changes nothing: this is how a key is read"]
			]),
			...toRows("Authentication", [
				["auth.1", "Every operation takes an API key as a bearer"],
				["auth.2", "The key determines caller, workspace and visible interns"],
				["auth.3", "A missing, unknown or management key is refused with 401 on the list route"],
				["auth.4", "A key whose creator left the organization is refused with 403"],
				["auth.5", "Regional hostnames are refused on the list route with 403"],
				["auth.6", "Outside the interns programme every path under /interns is 404"],
				["auth.7", "An exchanged token is a bearer, at most 15 minutes"]
			]),
			...toRows("Errors: list route", [
				["list.400", "400 invalid_body"],
				["list.401", "401, code 401"],
				["list.403", "403, code 403"],
				["list.404", "404 not_found"],
				["list.408", "408, code 408"],
				["list.500", "500 internal_error"]
			]),
			...toRows("Errors: chat route", [
				["chat.400", "400 bad_request"],
				["chat.401", "401 without metadata"],
				["chat.403", "403 without metadata"],
				["chat.404", "404 interaction_unknown"],
				["chat.409", "409 interaction_not_pending"],
				["chat.410", "410 attachment_failed"],
				["chat.413", "413 payload_too_large"],
				["chat.429", "429 rate_limited"],
				["chat.502", "502 intern_unreachable"],
				["chat.503", "503 busy"],
				["chat.504", "504 timeout"],
				["chat.in-stream", "Errors after the 200 are a chunk with finish_reason error"]
			]),
			...toRows("Errors: token exchange", [
				["exchange.invalid_grant", "invalid_grant, one description for every refusal"],
				["exchange.invalid_request", "400 invalid_request"],
				["exchange.unsupported_grant_type", "400 unsupported_grant_type"],
				["exchange.invalid_scope", "400 invalid_scope"],
				["exchange.413", "413 invalid_request"],
				["exchange.429", "429 invalid_request with Retry-After"],
				["exchange.503", "503 temporarily_unavailable: the issuer's keys could not be fetched"]
			]),
			...toRows("Errors: key update", [
				["update.400", "400"],
				["update.401", "401: anything but a management key"],
				["update.404", "404: no such key"],
				["update.429", "429"],
				["update.500", "500"]
			]),
			...toRows("Limits", [
				["limit.page", "limit: 1 to 500"],
				["limit.body", "Chat request body: 1048576 bytes"],
				["limit.messages", "messages: at least 1"],
				["limit.identifiers", "model and session_id: 1 to 256 characters"],
				["limit.deadline", "Interaction deadline: 5 minutes, not extended by rejected replies"],
				["limit.keepalive", "Keepalive after 30 seconds without output"],
				["limit.subject_token", "subject_token: 1 to 16384"],
				["limit.lifetime", "Access token lifetime: at most 900 seconds"],
				["limit.rate", "Rate limit on intern turns: 429"],
				["limit.route-deadline", "Route deadline: 408"],
				["limit.page-default", "Default page size"]
			]),
			...toRows("Versioning", [["version.base", "The base URL carries v1; all paths are under it"]])
		], checks = [
			...listChecks,
			...tokenChecks,
			...keyChecks,
			...chatChecks
		];
		async function runConformance(target) {
			let outcomes = [];
			for (let check of checks) outcomes.push(await runCheck(check, target));
			return rows.map((row) => {
				let matching = outcomes.filter((candidate) => candidate.rowIds.includes(row.id)), outcome = matching.find(({ result }) => result === "failed") ?? matching.find(({ result }) => result === "passed") ?? matching[0] ?? {
					result: "not checkable",
					detail: "cannot be seen from outside"
				};
				return {
					...row,
					result: outcome.result,
					detail: outcome.detail
				};
			});
		}
		async function runCheck({ rowIds, run }, target) {
			try {
				return await run(target), {
					rowIds,
					result: "passed",
					detail: null
				};
			} catch (error) {
				return error instanceof NotCheckable ? {
					rowIds,
					result: "not checkable",
					detail: error.message
				} : {
					rowIds,
					result: "failed",
					detail: error instanceof Mismatch ? error.message : `no answer: ${(0, errors.Uc)(error)}`
				};
			}
		}
		function toTable(results) {
			let width = Math.max(...results.map(({ id }) => id.length)), lines = results.map(({ id, result, detail, says }) => `${result.padEnd(13)}  ${id.padEnd(width)}  ${detail ?? says}`), counts = [
				"passed",
				"failed",
				"not checkable"
			].map((wanted) => `${results.filter(({ result }) => result === wanted).length} ${wanted}`);
			return `${lines.join("\n")}\n\n${counts.join(", ")}\n`;
		}
		var fetch = __webpack_require__(9880), values = __webpack_require__(97035), log = __webpack_require__(97309), command = __webpack_require__(99859), screen = __webpack_require__(21264);
		async function conformance_runConformance(invocation) {
			let { has, io } = invocation, target = await readTarget(invocation), redactor = (0, secret.l)(), { apiKey, managementKey, subjectToken } = target;
			for (let secret of [
				apiKey,
				managementKey,
				subjectToken
			]) secret !== void 0 && redactor.add(secret);
			let rows = (await runConformance({
				...target,
				fetch: (0, fetch.G4)(io.env),
				newId: external_node_crypto_.randomUUID
			})).map((row) => ({
				...row,
				detail: row.detail === null ? null : redactor.redact((0, log.Bv)(row.detail).join(" "))
			}));
			return io.stdout(has("json") ? `${(0, screen.jj)({
				base_url: target.baseUrl,
				rows
			})}\n` : toTable(rows)), +!!rows.some(({ result }) => result === "failed");
		}
		async function readTarget({ explicitText, value, io: { env } }) {
			let readSecret = (name) => (env[name] ?? "") === "" ? void 0 : new secret.z(env[name] ?? ""), baseUrl = explicitText("base-url") ?? "";
			if (!/^https?:$/.test(URL.parse(baseUrl)?.protocol ?? "")) throw (0, values.LO)("base-url", "--base-url is needed: the URL of the service, with its version segment.");
			let apiKey = readSecret("INTERNS_API_KEY");
			if (apiKey === void 0) throw new errors.dz("input_missing", "Set the environment variable INTERNS_API_KEY to an API key of the service.");
			return {
				baseUrl: baseUrl.replace(/\/+$/, ""),
				apiKey,
				managementKey: readSecret("INTERNS_MANAGEMENT_KEY"),
				keyHash: value("key-hash"),
				federationPolicyId: explicitText("federation-policy-id"),
				subjectToken: readSecret("INTERNS_SUBJECT_TOKEN"),
				intern: explicitText("intern"),
				askingPrompt: value("asking-prompt") ?? command.$I
			};
		}
	}),
	98914: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$2: () => doneMarker,
			B7: () => finishReasons,
			CI: () => usage,
			Cv: () => identifier,
			LW: () => toolCall,
			Wc: () => steeredResponse,
			Y9: () => answerRequest,
			_p: () => toolCallId,
			cx: () => promptRequest,
			vr: () => chunkObject,
			yW: () => chatChunk
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343), _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(81819), _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38536), _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31046), _words_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(84095);
		let finishReasons = [
			"stop",
			"tool_calls",
			"error"
		], chunkObject = "chat.completion.chunk", doneMarker = "[DONE]", identifier = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _values_js__WEBPACK_IMPORTED_MODULE_1__.jZ)(_limits_js__WEBPACK_IMPORTED_MODULE_2__.yj.min), (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.Tu)(_limits_js__WEBPACK_IMPORTED_MODULE_2__.yj.max)), toolCallId = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _values_js__WEBPACK_IMPORTED_MODULE_1__.jZ)(1), (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.Tu)(_limits_js__WEBPACK_IMPORTED_MODULE_2__.OV)), toolCall = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			index: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.nd),
			id: toolCallId,
			type: _values_js__WEBPACK_IMPORTED_MODULE_1__.mR,
			function: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				name: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
				arguments: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _values_js__WEBPACK_IMPORTED_MODULE_1__.Tu)(_limits_js__WEBPACK_IMPORTED_MODULE_2__.P))
			})
		}), promptRequest = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			messages: zod_mini__WEBPACK_IMPORTED_MODULE_0__.PVZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
				role: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("user"),
				content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _values_js__WEBPACK_IMPORTED_MODULE_1__.jZ)(1))
			})]),
			stream: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(!0),
			approval_mode: zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_words_js__WEBPACK_IMPORTED_MODULE_3__.oy),
			session_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(identifier)
		}), echoedToolCall = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			role: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("assistant"),
			content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.chJ(),
			tool_calls: zod_mini__WEBPACK_IMPORTED_MODULE_0__.PVZ([toolCall])
		}), answerMessage = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			role: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("tool"),
			tool_call_id: toolCallId,
			content: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq
		}), answerRequest = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
			messages: zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([zod_mini__WEBPACK_IMPORTED_MODULE_0__.PVZ([echoedToolCall, answerMessage]), zod_mini__WEBPACK_IMPORTED_MODULE_0__.PVZ([answerMessage])]),
			stream: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(!0),
			session_id: identifier
		}), usage = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			prompt_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.vj),
			completion_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.vj),
			total_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.vj),
			cost: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(_values_js__WEBPACK_IMPORTED_MODULE_1__.vj)),
			prompt_tokens_details: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ cached_tokens: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.vj) })))
		}), delta = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			role: _values_js__WEBPACK_IMPORTED_MODULE_1__.mR,
			content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.ef),
			reasoning: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.ef),
			tool_calls: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(toolCall)))
		}), chatChunk = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			id: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			object: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(chunkObject),
			created: _values_js__WEBPACK_IMPORTED_MODULE_1__.nd,
			model: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			choices: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				index: _values_js__WEBPACK_IMPORTED_MODULE_1__.nd,
				delta,
				finish_reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(finishReasons))
			})),
			session_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(identifier)),
			usage: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(usage)),
			error: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_errors_js__WEBPACK_IMPORTED_MODULE_4__.fE)
		}), steeredResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			session_id: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			status: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq
		});
	}),
	81819: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Rz: () => chatErrorBody,
			Wl: () => oauthErrorBody,
			fE: () => chatError,
			hP: () => apiErrorBody
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343), _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31046);
		let chatError = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			code: _values_js__WEBPACK_IMPORTED_MODULE_1__.nd,
			message: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			metadata: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
				reason: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
				retryable: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.Jt)
			}))
		}), chatErrorBody = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ error: chatError }), apiErrorBody = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ error: zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			code: zod_mini__WEBPACK_IMPORTED_MODULE_0__.KCZ([_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq, _values_js__WEBPACK_IMPORTED_MODULE_1__.nd]),
			message: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq
		}) }), oauthErrorBody = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			error: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			error_description: _values_js__WEBPACK_IMPORTED_MODULE_1__.mR
		});
	}),
	17391: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HL: () => intern,
			Kl: () => internListPage,
			Np: () => provisioningProgress
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343), _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31046);
		let provisioningProgress = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			step_label: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			step_number: _values_js__WEBPACK_IMPORTED_MODULE_1__.nd,
			total_steps: _values_js__WEBPACK_IMPORTED_MODULE_1__.nd
		}), intern = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			id: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			name: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			description: _values_js__WEBPACK_IMPORTED_MODULE_1__.ef,
			instructions: _values_js__WEBPACK_IMPORTED_MODULE_1__.ef,
			model: _values_js__WEBPACK_IMPORTED_MODULE_1__.ef,
			status: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			last_failure_message: _values_js__WEBPACK_IMPORTED_MODULE_1__.ef,
			progress: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(provisioningProgress),
			hostname: _values_js__WEBPACK_IMPORTED_MODULE_1__.ef,
			workspace_id: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			vault_id: _values_js__WEBPACK_IMPORTED_MODULE_1__.ef,
			attached_vault_id: _values_js__WEBPACK_IMPORTED_MODULE_1__.ef,
			created_at: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			updated_at: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq
		}), internListPage = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			data: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(intern),
			has_more: _values_js__WEBPACK_IMPORTED_MODULE_1__.Jt,
			next_cursor: _values_js__WEBPACK_IMPORTED_MODULE_1__.mR
		});
	}),
	97684: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AS: () => keyUpdateResponse,
			L6: () => apiKeyRecord,
			cX: () => receivedKeyUpdate,
			d2: () => keyUpdate
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343), _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31046), _words_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84095);
		let apiKeyRecord = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			hash: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			name: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			label: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			disabled: _values_js__WEBPACK_IMPORTED_MODULE_1__.Jt,
			limit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(_values_js__WEBPACK_IMPORTED_MODULE_1__.vj),
			limit_remaining: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(_values_js__WEBPACK_IMPORTED_MODULE_1__.vj),
			limit_reset: _values_js__WEBPACK_IMPORTED_MODULE_1__.ef,
			include_byok_in_limit: _values_js__WEBPACK_IMPORTED_MODULE_1__.Jt,
			usage: _values_js__WEBPACK_IMPORTED_MODULE_1__.vj,
			usage_daily: _values_js__WEBPACK_IMPORTED_MODULE_1__.vj,
			usage_weekly: _values_js__WEBPACK_IMPORTED_MODULE_1__.vj,
			usage_monthly: _values_js__WEBPACK_IMPORTED_MODULE_1__.vj,
			byok_usage: _values_js__WEBPACK_IMPORTED_MODULE_1__.vj,
			byok_usage_daily: _values_js__WEBPACK_IMPORTED_MODULE_1__.vj,
			byok_usage_weekly: _values_js__WEBPACK_IMPORTED_MODULE_1__.vj,
			byok_usage_monthly: _values_js__WEBPACK_IMPORTED_MODULE_1__.vj,
			created_at: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			updated_at: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			expires_at: _values_js__WEBPACK_IMPORTED_MODULE_1__.ef,
			creator_user_id: _values_js__WEBPACK_IMPORTED_MODULE_1__.ef,
			workspace_id: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq
		}), keyUpdateResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ data: apiKeyRecord }), updateFields = {
			disabled: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.Jt),
			include_byok_in_limit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.Jt),
			limit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(_values_js__WEBPACK_IMPORTED_MODULE_1__.vj)),
			limit_reset: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_words_js__WEBPACK_IMPORTED_MODULE_2__.sn))),
			name: _values_js__WEBPACK_IMPORTED_MODULE_1__.mR
		}, keyUpdate = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej(updateFields), receivedKeyUpdate = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc(updateFields);
	}),
	38536: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A$: () => maxAccessTokenLifetimeSeconds,
			A0: () => maxTokenRequestBytes,
			Bg: () => maxStreamMs,
			El: () => listLimit,
			OV: () => maxToolCallIdCharacters,
			P: () => maxChatRequestBytes,
			Qd: () => maxHeadersWaitMs,
			_E: () => subjectTokenLength,
			f4: () => maxPromptCharacters,
			hj: () => interactionDeadlineMs,
			sb: () => keepaliveIntervalMs,
			yj: () => identifierLength
		});
		let listLimit = {
			min: 1,
			max: 500
		}, maxChatRequestBytes = 1048576, identifierLength = {
			min: 1,
			max: 256
		}, subjectTokenLength = {
			min: 1,
			max: 16384
		}, interactionDeadlineMs = 3e5, keepaliveIntervalMs = 3e4, maxAccessTokenLifetimeSeconds = 900, maxPromptCharacters = 32e3, maxToolCallIdCharacters = 128, maxTokenRequestBytes = 32768, maxStreamMs = 3e5, maxHeadersWaitMs = 31e4;
	}),
	10371: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IT: () => inferenceScope,
			L_: () => jwtTokenType,
			Sg: () => accessTokenType,
			dW: () => tokenExchangeForm,
			iy: () => receivedTokenExchangeForm,
			l9: () => tokenExchangeGrantType,
			oJ: () => tokenExchangeResponse
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343), zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(43759), _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38536), _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(31046);
		let tokenExchangeGrantType = "urn:ietf:params:oauth:grant-type:token-exchange", jwtTokenType = "urn:ietf:params:oauth:token-type:jwt", accessTokenType = "urn:ietf:params:oauth:token-type:access_token", inferenceScope = "inference", parameters = {
			federation_policy_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _values_js__WEBPACK_IMPORTED_MODULE_1__.jZ)(1)),
			grant_type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(tokenExchangeGrantType),
			subject_token: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check((0, _values_js__WEBPACK_IMPORTED_MODULE_1__.jZ)(_limits_js__WEBPACK_IMPORTED_MODULE_2__._E.min), (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.Tu)(_limits_js__WEBPACK_IMPORTED_MODULE_2__._E.max), zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/^[\w-]+\.[\w-]+\.[\w-]+$/)),
			subject_token_type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(jwtTokenType),
			requested_token_type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(accessTokenType)),
			scope: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(inferenceScope))
		}, tokenExchangeForm = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej(parameters), receivedTokenExchangeForm = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc(parameters), tokenExchangeResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			access_token: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/^[\x21-\x7e]+$/)),
			expires_in: zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.NC(), zod_mini__WEBPACK_IMPORTED_MODULE_3__.Zm(_limits_js__WEBPACK_IMPORTED_MODULE_2__.A$)),
			issued_token_type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(accessTokenType),
			scope: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			token_type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Fk(/^[Bb][Ee][Aa][Rr][Ee][Rr]$/))
		});
	}),
	31046: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Jt: () => flag,
			Qq: () => text,
			Tu: () => atMost,
			ef: () => textOrNull,
			jZ: () => atLeast,
			mR: () => optionalText,
			nd: () => integer,
			vj: () => amount
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(43759);
		let text = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), textOrNull = zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(text), optionalText = zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(text), integer = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(), amount = zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(), flag = zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY();
		function atLeast(length) {
			return skipOtherTypes(zod_mini__WEBPACK_IMPORTED_MODULE_1__.m9(length));
		}
		function atMost(length) {
			return skipOtherTypes(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(length));
		}
		function skipOtherTypes(check) {
			return check._zod.def.when = ({ value }) => typeof value == "string" || Array.isArray(value), check;
		}
	}),
	84095: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Pg: () => provideInputSuffix,
			dY: () => lifecycleStatuses,
			oy: () => approvalModes,
			sn: () => limitResets
		});
		let lifecycleStatuses = [
			"awaiting_slack_install",
			"queued",
			"provisioning",
			"running",
			"failed",
			"stopped",
			"destroying",
			"destroy_failed"
		], approvalModes = ["manual", "self-drive"], limitResets = [
			"daily",
			"weekly",
			"monthly"
		], provideInputSuffix = ".provide_input";
	}),
	33554: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			b: () => variable,
			y: () => stateFolder
		});
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
		function variable(env, name) {
			return env[name] === "" ? void 0 : env[name];
		}
		function stateFolder(env) {
			let state = variable(env, "XDG_STATE_HOME") ?? "";
			return (0, node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(state) ? (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(state, "interns") : (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(variable(env, "HOME") ?? process.getBuiltinModule("node:os").homedir(), ".local/state/interns");
		}
	}),
	9880: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			G4: () => fetchThroughProxy,
			_y: () => readProxyVariables,
			p6: () => fetchDirectly
		});
		var _environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(33554), _loopback_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83838), _transport_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(33005);
		let localAgents = {};
		function isLocal({ hostname }) {
			return (0, _loopback_js__WEBPACK_IMPORTED_MODULE_0__.U9)(hostname) || (0, _loopback_js__WEBPACK_IMPORTED_MODULE_0__.SF)(hostname);
		}
		let fetchDirectly = (url, init) => new Promise((resolve, reject) => {
			let target = new URL(url), { method, signal } = init, isSecure = target.protocol === "https:", { request: startRequest, Agent: NewAgent } = process.getBuiltinModule(isSecure ? "node:https" : "node:http");
			isLocal(target) && (localAgents[target.protocol] ??= new NewAgent({
				keepAlive: !0,
				timeout: 5e3
			}));
			let request = startRequest(target, {
				method,
				signal,
				agent: isLocal(target) ? localAgents[target.protocol] : void 0
			});
			for (let [name, value] of Object.entries(init.headers)) request.setHeader(name, value);
			request.on("error", reject), request.once("socket", (socket) => {
				if (!socket.connecting) return;
				let timer = setTimeout(() => request.destroy(createTimeoutError(target.host)), 1e4), connectEvent = isSecure ? "secureConnect" : "connect";
				for (let event of [connectEvent, "close"]) socket.once(event, () => clearTimeout(timer));
			}), request.once("response", (message) => resolve(toResponse(message))), request.end(init.body ?? void 0);
		});
		function createTimeoutError(host) {
			return Object.assign(Error(`no connection to ${host} within 10 s`), { code: _transport_js__WEBPACK_IMPORTED_MODULE_1__.Re });
		}
		function toResponse(message) {
			return {
				status: message.statusCode ?? 0,
				headers: { get(name) {
					let value = message.headers[name.toLowerCase()];
					return Array.isArray(value) ? value.join(", ") : value ?? null;
				} },
				body: toByteStream(message)
			};
		}
		function toByteStream(message) {
			let cancel = () => (message.destroy(), Promise.resolve()), iterate = () => message[Symbol.asyncIterator]();
			return {
				cancel,
				[Symbol.asyncIterator]: iterate,
				getReader() {
					let iterator = iterate();
					return {
						read: () => iterator.next(),
						cancel
					};
				}
			};
		}
		function fetchThroughProxy(env) {
			let variables = readProxyVariables(env);
			if (variables === void 0) return fetchDirectly;
			let proxiedFetch;
			return async (url, init) => isLocal(new URL(url)) ? fetchDirectly(url, init) : (proxiedFetch ??= loadProxiedFetch(variables), (await proxiedFetch)(url, init));
		}
		async function loadProxiedFetch(variables) {
			let { http_proxy, https_proxy, no_proxy } = variables, undici = await __webpack_require__.e(6752).then(__webpack_require__.t.bind(__webpack_require__, 24371, 19)), dispatcher = new undici.EnvHttpProxyAgent({
				httpProxy: http_proxy ?? "",
				httpsProxy: https_proxy ?? "",
				noProxy: no_proxy,
				headersTimeout: 0,
				bodyTimeout: 0
			});
			return (url, init) => undici.fetch(url, {
				...init,
				dispatcher
			});
		}
		function readProxyVariables(env) {
			let readVariable = (name) => (0, _environment_js__WEBPACK_IMPORTED_MODULE_2__.b)(env, name) ?? (0, _environment_js__WEBPACK_IMPORTED_MODULE_2__.b)(env, name.toUpperCase()), [http_proxy, https_proxy, no_proxy] = [
				"http_proxy",
				"https_proxy",
				"no_proxy"
			].map(readVariable);
			if (http_proxy !== void 0 || https_proxy !== void 0) return {
				http_proxy,
				https_proxy,
				no_proxy: no_proxy ?? ""
			};
		}
	}),
	33005: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Hf: () => linkAbort,
			Re: () => connectTimeoutCode,
			hg: () => NoResponseError,
			r5: () => startTimeLimit,
			tN: () => send,
			xd: () => checkBaseUrl
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97309), _loopback_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(83838);
		class NoResponseError extends Error {
			sent;
			constructor(message, sent, cause) {
				super(message, { cause }), this.name = "NoResponseError", this.sent = sent;
			}
		}
		let connectTimeoutCode = "CONNECT_TIMEOUT", connectFailures = new Set([
			"ECONNREFUSED",
			"ENOTFOUND",
			"EAI_AGAIN",
			"EHOSTUNREACH",
			"ENETUNREACH",
			"UND_ERR_CONNECT_TIMEOUT",
			connectTimeoutCode
		]);
		async function send(request, options) {
			let requestHeaders = buildHeaders(request), { headersTimeoutMs } = options, requestAbort = linkAbort(options.signal), timer = headersTimeoutMs === void 0 ? void 0 : setTimeout(requestAbort.abort, headersTimeoutMs);
			try {
				let { status, headers, body } = await options.fetch(request.url, {
					method: request.method,
					headers: requestHeaders,
					body: request.body ?? null,
					redirect: "manual",
					signal: requestAbort.signal
				});
				return {
					status,
					headers,
					body,
					requestId: headers.get("x-request-id") ?? void 0,
					retryAfterMs: readRetryAfter(headers.get("retry-after"), options.now())
				};
			} catch (error) {
				options.signal?.throwIfAborted();
				let host = new URL(request.url).host;
				if (headersTimeoutMs !== void 0 && requestAbort.signal.aborted) throw new NoResponseError(`${host} sent no response within ${headersTimeoutMs / 1e3} s`, "unknown", error);
				let code = (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.oO)(error), sent = connectFailures.has(code ?? "") && !hasFailedInUse(error) ? "no" : "unknown", codeSuffix = code === void 0 || (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(error).includes(code) ? "" : ` (${code})`;
				throw new NoResponseError(`${host} could not be reached${codeSuffix}`, sent, error);
			} finally {
				clearTimeout(timer);
			}
		}
		function hasFailedInUse(error) {
			return error instanceof Error ? "syscall" in error && ["read", "write"].includes(String(error.syscall)) || hasFailedInUse(error.cause) : !1;
		}
		function buildHeaders(request) {
			let authorization = request.bearer === void 0 ? {} : { Authorization: `Bearer ${readBearer(request.bearer)}` };
			return {
				"User-Agent": "intern-action",
				...request.headers,
				...authorization
			};
		}
		function readBearer(bearer) {
			let text = bearer.reveal();
			if (/^[\x21-\x7e]+$/.test(text)) return text;
			throw TypeError(`The bearer ${bearer.fingerprint()} is empty or has characters that a header can't have.`);
		}
		function readRetryAfter(value, nowMs) {
			if (value === null) return;
			if (/^\s*\d+\s*$/.test(value)) return Math.min(Number(value) * 1e3, 2 ** 53 - 1);
			let date = /^\s*[a-z]{3,9},? /i.test(value) ? Date.parse(value) : NaN;
			return Number.isNaN(date) ? void 0 : Math.max(0, date - nowMs);
		}
		let plainReason = AbortSignal.abort().reason;
		function linkAbort(outer) {
			let controller = new AbortController(), followOuter = () => controller.abort(outer?.reason);
			return outer?.aborted === !0 && followOuter(), outer?.addEventListener("abort", followOuter), {
				signal: controller.signal,
				abort: () => controller.abort(plainReason),
				unlink: () => outer?.removeEventListener("abort", followOuter)
			};
		}
		function startTimeLimit(timeoutMs, outer) {
			let { signal, abort, unlink } = linkAbort(outer), timer = setTimeout(abort, timeoutMs);
			return {
				signal,
				clear() {
					clearTimeout(timer), unlink();
				}
			};
		}
		let remedy = "Use the base URL of the service with its version segment, for example \"https://service.example/api/v1\". Only a service on this machine may have http.";
		function checkBaseUrl(baseUrl) {
			if (baseUrl === "") throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.dz("input_missing", `"baseUrl" is empty. ${remedy}`, { source: "baseUrl" });
			if (/^https?:\/\//i.test(baseUrl) && URL.canParse(baseUrl) && (0, _loopback_js__WEBPACK_IMPORTED_MODULE_1__.FY)(new URL(baseUrl))) return;
			let shown = (0, _log_js__WEBPACK_IMPORTED_MODULE_2__.TN)(baseUrl.slice(0, 200));
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.dz("input_invalid", `"baseUrl" is "${shown}". ${remedy}`, { source: "baseUrl" });
		}
	}),
	16413: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gv: () => isObject,
			Lv: () => isList,
			Z: () => followPointer,
			dj: () => canonicalJson,
			hQ: () => ownField,
			hz: () => isDeeperThan,
			qF: () => parseJson,
			qT: () => readPointer,
			w0: () => readWithin
		});
		function parseJson(text) {
			try {
				return JSON.parse(text);
			} catch {
				return;
			}
		}
		function isDeeperThan(value, levels) {
			return typeof value != "object" || !value ? !1 : levels === 0 || Object.values(value).some((child) => isDeeperThan(child, levels - 1));
		}
		function isObject(value) {
			return typeof value == "object" && !!value && !Array.isArray(value);
		}
		async function readWithin(limit, body) {
			let pieces = [], size = 0;
			for await (let piece of body ?? []) {
				if (size += piece.byteLength, size > limit) return;
				pieces.push(piece);
			}
			return Buffer.concat(pieces);
		}
		function isList(value) {
			return Array.isArray(value);
		}
		function ownField(object, name) {
			return Object.hasOwn(object, name) ? object[name] : void 0;
		}
		function canonicalJson(value) {
			return isList(value) ? `[${value.map(canonicalJson).join(",")}]` : isObject(value) ? `{${Object.keys(value).toSorted().map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] ?? null)}`).join(",")}}` : JSON.stringify(value);
		}
		function readPointer(text) {
			return !text.startsWith("/") || /~(?![01])/u.test(text) ? void 0 : text.slice(1).split("/").map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
		}
		function followPointer(steps, document) {
			let value = document;
			for (let step of steps) if (isList(value)) value = /^(?:0|[1-9][0-9]*)$/u.test(step) ? value[Number(step)] : void 0;
			else if (isObject(value)) value = ownField(value, step);
			else return;
			return value;
		}
	})
};
