export const id = 9756;
export const ids = [9756, 9995];
export const modules = {
	89995: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			buildKeyRead: () => buildKeyRead,
			buildKeyUpdate: () => buildKeyUpdate,
			readKey: () => readKey,
			readKeyRead: () => readKeyRead,
			readKeyUpdate: () => readKeyUpdate,
			updateKey: () => updateKey
		});
		var _contract_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97684), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _http_json_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1528), _wording_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96559), _authorized_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(32270), _connection_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(67879), _request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2410);
		function buildKeyUpdate(baseUrl, bearer, { hash, update }) {
			let body = _contract_keys_js__WEBPACK_IMPORTED_MODULE_0__.d2.safeParse(update);
			if (!body.success || Object.values(body.data).every((value) => value === void 0)) throw TypeError("The update of a key needs at least one field of the API, and no other.");
			return buildRequest(baseUrl, bearer, hash, body.data);
		}
		function buildKeyRead(baseUrl, bearer, { hash }) {
			return buildRequest(baseUrl, bearer, hash, {});
		}
		function buildRequest(baseUrl, bearer, hash, body) {
			if (!(0, _request_js__WEBPACK_IMPORTED_MODULE_1__.YX)(hash)) throw TypeError(`The hash "${hash}" can't stand in a URL. Give the hash of a key.`);
			return {
				method: "PATCH",
				url: `${baseUrl}/keys/${encodeURIComponent(hash)}`,
				bearer,
				headers: {
					"Content-Type": "application/json",
					Accept: "application/json"
				},
				body: JSON.stringify(body)
			};
		}
		function readKeyUpdate(response, asked, baseUrl) {
			let { status, json } = response;
			if (status !== 200) throw (0, _request_js__WEBPACK_IMPORTED_MODULE_1__.z_)(response, (0, _request_js__WEBPACK_IMPORTED_MODULE_1__.ni)(json), {
				baseUrl,
				remedy: remedyOf(status)
			});
			return readRecord(response, asked, "The updated key");
		}
		function readKeyRead(response, asked, baseUrl) {
			let { status, json } = response;
			if (status === 200) return readRecord(response, {
				...asked,
				update: {}
			}, "The key");
			let { message, data } = (0, _request_js__WEBPACK_IMPORTED_MODULE_1__.z_)(response, (0, _request_js__WEBPACK_IMPORTED_MODULE_1__.ni)(json), {
				baseUrl,
				remedy: remedyOfRead(status)
			});
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD("key_unreadable", `The key could not be read. ${message}`, data);
		}
		function readRecord({ status, json, requestId }, asked, what) {
			let answer = _contract_keys_js__WEBPACK_IMPORTED_MODULE_0__.AS.safeParse(json);
			if (!answer.success) {
				let at = answer.error.issues[0]?.path.join(".") ?? "";
				throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD("api_malformed", `${what} is outside the API${at === "" ? "" : ` at "${at}"`}.`, {
					status,
					requestId
				});
			}
			let differences = differencesOf(answer.data.data, asked);
			if (differences.length === 0) return answer.data.data;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD("key_mismatch", `The service answered 200, but the key is not as asked: ${differences.join("; ")}. Look at the key before you rely on its limit.`, {
				status,
				requestId
			});
		}
		async function updateKey(client, options) {
			return readKeyUpdate(await sendOnce(client, options, (bearer) => buildKeyUpdate(client.baseUrl, bearer, options)), options, client.baseUrl);
		}
		async function readKey(client, options) {
			return readKeyRead(await sendOnce(client, options, (bearer) => buildKeyRead(client.baseUrl, bearer, options)), options, client.baseUrl);
		}
		function sendOnce(client, { signal }, build) {
			let options = {
				fetch: client.fetch,
				now: client.clock.now,
				timeoutMs: 3e4,
				signal
			}, sent = (bearer) => (0, _connection_js__WEBPACK_IMPORTED_MODULE_3__.l)(client, "keys", () => (0, _http_json_js__WEBPACK_IMPORTED_MODULE_4__.W)(build(bearer), options));
			return (0, _authorized_js__WEBPACK_IMPORTED_MODULE_5__.A)(client, sent, signal).catch((error) => {
				throw (0, _request_js__WEBPACK_IMPORTED_MODULE_1__.TU)(error);
			});
		}
		function differencesOf(record, { hash, update }) {
			return Object.entries({
				hash,
				...update
			}).flatMap(([name, asked]) => {
				let answered = record[name];
				return asked === void 0 || asked === answered ? [] : [`asked for ${name} ${JSON.stringify(asked)}, answered ${JSON.stringify(answered)}`];
			});
		}
		function remedyOf(status) {
			switch (status) {
				case 401:
				case 403: return " Updating a key needs a management key.";
				case 404: return (0, _wording_js__WEBPACK_IMPORTED_MODULE_6__.MH)` Check the hash of the key, and ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_6__.hF)("base-url")}.`;
				default: return "";
			}
		}
		function remedyOfRead(status) {
			switch (status) {
				case 400:
				case 422: return " A key is read by an update without fields. This deployment may not take one: then no plan can be made.";
				case 401:
				case 403: return " Reading a key needs a management key.";
				default: return remedyOf(status);
			}
		}
	}),
	97684: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AS: () => keyUpdateResponse,
			cX: () => receivedKeyUpdate,
			d2: () => keyUpdate
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343), _words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84095);
		let apiKeyRecord = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			hash: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			label: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			disabled: zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			limit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			limit_remaining: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig()),
			limit_reset: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			include_byok_in_limit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY(),
			usage: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
			usage_daily: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
			usage_weekly: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
			usage_monthly: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
			byok_usage: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
			byok_usage_daily: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
			byok_usage_weekly: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
			byok_usage_monthly: zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(),
			created_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			updated_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			expires_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			creator_user_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
			workspace_id: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()
		}), keyUpdateResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({ data: apiKeyRecord }), fields = {
			disabled: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY()),
			include_byok_in_limit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY()),
			limit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig())),
			limit_reset: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_0__.k5n(_words_js__WEBPACK_IMPORTED_MODULE_1__.sn))),
			name: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
		}, keyUpdate = zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej(fields), receivedKeyUpdate = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc(fields);
	}),
	38536: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A$: () => maxAccessTokenLifetimeSeconds,
			A0: () => maxTokenRequestBytes,
			Bg: () => maxStreamMs,
			El: () => listLimit,
			OV: () => maxToolCallIdCharacters,
			P: () => maxChatRequestBytes,
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
		}, interactionDeadlineMs = 3e5, keepaliveIntervalMs = 3e4, maxAccessTokenLifetimeSeconds = 900, maxPromptCharacters = 32e3, maxToolCallIdCharacters = 128, maxTokenRequestBytes = 32768, maxStreamMs = 3e5;
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
	2054: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ch: () => toKeyUpdate,
			FY: () => keyFields,
			Jt: () => factorOf,
			No: () => readAmount,
			Pt: () => isAmount,
			QX: () => takesFactor,
			WG: () => keyFieldNames,
			g6: () => readFactor,
			hx: () => takesAmount,
			rl: () => numberOf,
			ym: () => readKeyField
		});
		var _contract_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(84095), _values_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97035);
		let takesAmount = "an amount in USD from 0 with at most two decimals, such as 50 or 12.50", takesFactor = "a factor from 1x with at most two decimals, such as 2x or 1.5x";
		function isAmount(value) {
			return typeof value == "number" && Number.isFinite(value) && value >= 0 && Number(value.toFixed(2)) === value;
		}
		function numberOf(text) {
			return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(text) ? Number(text) : void 0;
		}
		function factorOf(value) {
			let [, digits] = /^(\d{1,6}(?:\.\d{1,2})?)x$/.exec(String(value)) ?? [], factor = Number(digits);
			return factor >= 1 ? factor : void 0;
		}
		function readAmount(name, value) {
			let amount = numberOf(value);
			if (isAmount(amount)) return amount;
			throw (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.tm)(name, value, `Use ${takesAmount}.`);
		}
		function readFactor(name, value) {
			let factor = factorOf(value);
			if (factor !== void 0) return factor;
			throw (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.tm)(name, value, `Use ${takesFactor}.`);
		}
		let flag = {
			takes: "true or false",
			fromText: (text) => /^true$/i.test(text) ? !0 : !/^false$/i.test(text) && text,
			accepts: (value) => typeof value == "boolean"
		}, keyFields = {
			limit: {
				takes: `${takesAmount}, or null for no limit`,
				fromText: (text) => text === "null" ? null : numberOf(text) ?? text,
				accepts: (value) => value === null || isAmount(value)
			},
			limit_reset: {
				takes: `${_contract_words_js__WEBPACK_IMPORTED_MODULE_1__.sn.join(", ")}, or null for no reset`,
				fromText: (text) => text === "null" ? null : text,
				accepts: (value) => value === null || _contract_words_js__WEBPACK_IMPORTED_MODULE_1__.sn.some((reset) => reset === value)
			},
			disabled: flag,
			include_byok_in_limit: flag,
			name: {
				takes: "a text",
				fromText: (text) => text,
				accepts: (value) => typeof value == "string" && value !== ""
			}
		}, keyFieldNames = [
			"limit",
			"limit_reset",
			"disabled",
			"include_byok_in_limit",
			"name"
		];
		function readKeyField(field, input, text) {
			let { takes, fromText, accepts } = keyFields[field], value = fromText(text);
			if (accepts(value)) return value;
			throw (0, _values_js__WEBPACK_IMPORTED_MODULE_0__.tm)(input, text, `Use ${takes}.`);
		}
		function toKeyUpdate(given) {
			let disabled = given("disabled"), include_byok_in_limit = given("include_byok_in_limit"), limit = given("limit"), limit_reset = given("limit_reset"), name = given("name");
			return {
				...keyFields.disabled.accepts(disabled) ? { disabled } : {},
				...keyFields.include_byok_in_limit.accepts(include_byok_in_limit) ? { include_byok_in_limit } : {},
				...keyFields.limit.accepts(limit) ? { limit } : {},
				...keyFields.limit_reset.accepts(limit_reset) ? { limit_reset } : {},
				...keyFields.name.accepts(name) ? { name } : {}
			};
		}
	}),
	18344: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { N: () => connect });
		var client = __webpack_require__(94374);
		function describeRequest({ route, status, ms, request_id }) {
			let id = request_id === null ? "" : `, request id ${request_id}`;
			return `${route} answered ${status} after ${Math.round(ms)} ms${id}.`;
		}
		var recorder = __webpack_require__(91170), job_bearer = __webpack_require__(59806), workspace = __webpack_require__(50082);
		async function connect(io, settings, onRequest = (request) => io.log.debug(describeRequest((0, recorder.pH)(request)))) {
			let stages = {
				...io,
				...settings,
				...(0, workspace.O)(io),
				onRequest
			}, bearer = await (0, job_bearer.Vg)(stages);
			return {
				...bearer,
				client: (0, client.U)({
					...stages,
					...bearer
				})
			};
		}
	}),
	82159: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { d: () => withinTime });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		async function withinTime(io, timeoutMs, work) {
			let { deadline } = io;
			if (deadline !== void 0) return work({
				...io,
				deadline
			});
			let limit = new AbortController(), timer = setTimeout(() => {
				let spent = `${Math.round(timeoutMs / 1e3)} s`;
				limit.abort(new _errors_js__WEBPACK_IMPORTED_MODULE_0__.e4("timeout", `The step took longer than ${spent}. Raise "timeout" if the work needs it.`));
			}, timeoutMs), signal = AbortSignal.any([limit.signal, io.signal]);
			try {
				return await work({
					...io,
					signal,
					deadline: io.clock.monotonic() + timeoutMs
				});
			} finally {
				clearTimeout(timer);
			}
		}
	}),
	44705: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { updateKeys: () => updateKeys });
		var keys = __webpack_require__(89995), errors = __webpack_require__(452);
		let usagePeriods = [
			"daily",
			"weekly",
			"monthly",
			"total"
		];
		function judgeUsage(condition, record, limit) {
			let byok = record.include_byok_in_limit ? byokUsageOf(record, condition.of) : null, used = roundUsd(usageOf(record, condition.of) + (byok ?? 0)), threshold = thresholdOf(condition, limit);
			return {
				condition,
				holds: threshold !== null && used >= threshold,
				used,
				byok,
				limit,
				threshold
			};
		}
		function roundUsd(usd) {
			return Math.round(usd * 1e9) / 1e9;
		}
		function thresholdOf({ atLeast }, limit) {
			return "usd" in atLeast ? atLeast.usd : limit === null ? null : roundUsd(limit * atLeast.percent / 100);
		}
		function usageOf(record, period) {
			return period === "total" ? record.usage : record[`usage_${period}`];
		}
		function byokUsageOf(record, period) {
			return period === "total" ? record.byok_usage : record[`byok_usage_${period}`];
		}
		let days = new Map([
			["daily", 1],
			["weekly", 7],
			["monthly", 30]
		]);
		function perDay({ limit, limit_reset }) {
			return limit === null ? Infinity : limit / daysOf(limit_reset);
		}
		function totalPerDay(keys) {
			return roundUsd(keys.filter(({ disabled }) => !disabled).reduce((sum, key) => sum + perDay(key), 0));
		}
		function raiseOf(before, after) {
			let unbounded = (because) => ({
				factor: Infinity,
				because
			});
			if (after.disabled) return { factor: 0 };
			if (before.disabled && after.limit !== 0) return unbounded("enabled");
			if (before.limit !== null && !days.has(before.limit_reset) && after.limit_reset !== before.limit_reset) return unbounded("gets_reset");
			if (before.include_byok_in_limit && !after.include_byok_in_limit) return unbounded("byok");
			if (before.limit === null) return { factor: +(after.limit === null) };
			if (after.limit === null) return unbounded("no_limit");
			let [old, now] = [perDay(before), perDayFrom(before, after.limit, after.limit_reset)];
			return old === 0 ? now === 0 ? { factor: 1 } : unbounded("from_nothing") : { factor: roundUsd(now / old) };
		}
		function perDayFrom(before, limit, reset) {
			return limit / daysOf(days.has(reset) ? reset : before.limit_reset);
		}
		function daysOf(reset) {
			return days.get(reset) ?? 1;
		}
		let noLimits = {
			maxChanges: void 0,
			raiseAtMost: void 0,
			totalAtMost: void 0,
			neverDisableAll: !1
		};
		function limitsAnything(limits) {
			let { maxChanges, raiseAtMost, totalAtMost, neverDisableAll } = limits;
			return neverDisableAll || [
				maxChanges,
				raiseAtMost,
				totalAtMost
			].some((limit) => limit !== void 0);
		}
		function stricter(one, other) {
			return {
				maxChanges: lower(one.maxChanges, other.maxChanges),
				raiseAtMost: lower(one.raiseAtMost, other.raiseAtMost),
				totalAtMost: lower(one.totalAtMost, other.totalAtMost),
				neverDisableAll: one.neverDisableAll || other.neverDisableAll
			};
		}
		function brokenLimits(steps, limits) {
			let changed = steps.filter(({ changes }) => changes);
			if (changed.length === 0) return [];
			let { maxChanges, totalAtMost } = limits, total = totalPerDay(steps.map(({ after }) => after));
			return [
				...maxChanges !== void 0 && changed.length > maxChanges ? [{
					limit: "max_changes",
					allowed: maxChanges,
					changes: changed.length
				}] : [],
				...brokenRaises(changed, limits),
				...totalAtMost !== void 0 && total > totalAtMost ? [{
					limit: "total_at_most",
					allowed: totalAtMost,
					total
				}] : [],
				...limits.neverDisableAll && disablesAll(steps) ? [{
					limit: "never_disable_all",
					keys: steps.length
				}] : []
			];
		}
		function brokenRaises(changed, { raiseAtMost }) {
			return raiseAtMost === void 0 ? [] : changed.flatMap(({ called, before, after }) => {
				let raise = raiseOf(before, after);
				return raise.factor <= raiseAtMost ? [] : [{
					limit: "raise_at_most",
					allowed: raiseAtMost,
					key: called,
					raise,
					before: perDay(before),
					after: perDay(after)
				}];
			});
		}
		function disablesAll(steps) {
			return steps.some(({ before }) => !before.disabled) && steps.every(({ after }) => after.disabled);
		}
		function lower(one, other) {
			return one === void 0 || other === void 0 ? one ?? other : Math.min(one, other);
		}
		var log = __webpack_require__(97309), key_fields = __webpack_require__(2054), schedule = __webpack_require__(17751);
		let wholeDay = {
			fromMinute: 0,
			untilMinute: 1440
		};
		function readWhen(node, reading) {
			let problemsBefore = reading.problems.length, values = reading.mapping(node, "\"when\"", [
				"days",
				"between",
				"usage"
			]);
			if (values === void 0 || reading.problems.length > problemsBefore) return;
			if (values.size === 0) {
				reading.report(node, "\"when\" is empty. Give \"days\", \"between\", \"usage\" or several of them, or leave \"when\" out.");
				return;
			}
			let schedule = readSchedule(values.get("days"), values.get("between"), reading), usageNode = values.get("usage"), usage = usageNode === void 0 ? void 0 : readUsage(usageNode, reading);
			return reading.problems.length > problemsBefore ? void 0 : {
				schedule,
				usage
			};
		}
		function readSchedule(daysNode, betweenNode, reading) {
			if (daysNode === void 0 && betweenNode === void 0) return;
			let days = daysNode === void 0 ? schedule.Mq : readDays(daysNode, reading), between = betweenNode === void 0 ? wholeDay : readBetween(betweenNode, reading);
			return days === void 0 || between === void 0 ? void 0 : {
				days,
				...between
			};
		}
		function readUsage(node, reading) {
			let values = reading.mapping(node, "\"usage\"", ["of", "at_least"]);
			if (values === void 0) return;
			let [ofNode, atLeastNode] = [values.get("of"), values.get("at_least")];
			if (ofNode === void 0 || atLeastNode === void 0) {
				reading.report(node, "\"usage\" needs \"of\" and \"at_least\", such as { of: monthly, at_least: 80% }.");
				return;
			}
			let period = reading.scalar(ofNode, "Key \"of\""), of = usagePeriods.find((one) => one === period?.value);
			of === void 0 && period !== void 0 && reading.report(ofNode, `The value of "of" is not allowed. Use ${usagePeriods.join(", ")}.`);
			let atLeast = readAtLeast(atLeastNode, reading);
			return of === void 0 || atLeast === void 0 ? void 0 : {
				of,
				atLeast
			};
		}
		function readAtLeast(node, reading) {
			let scalar = reading.scalar(node, "Key \"at_least\"");
			if (scalar === void 0) return;
			let percent = percentOf(scalar.value);
			if (percent !== void 0) return { percent };
			let usd = scalar.isFromEnv ? (0, key_fields.rl)(String(scalar.value)) : scalar.value;
			if ((0, key_fields.Pt)(usd)) return { usd };
			reading.report(node, `The value of "at_least" is not allowed. Use a percentage of the limit, such as 80%, or ${key_fields.hx}.`);
		}
		function percentOf(value) {
			let [, digits] = /^(\d{1,6}(?:\.\d{1,2})?)\s?%$/.exec(String(value)) ?? [];
			return digits === void 0 ? void 0 : Number(digits);
		}
		function readDays(node, reading) {
			let days = reading.list(node, "\"days\"")?.map((element) => {
				let scalar = reading.scalar(element, "A day"), day = schedule.Mq.find((one) => one === scalar?.value);
				return day === void 0 && scalar !== void 0 && reading.report(element, `This is not a day. Use ${schedule.Mq.join(", ")}.`), day;
			});
			return days?.every((day) => day !== void 0) === !0 ? days : void 0;
		}
		function readBetween(node, reading) {
			let elements = reading.list(node, "\"between\"");
			if (elements === void 0) return;
			let [from, until, ...more] = elements;
			if (from === void 0 || until === void 0 || more.length > 0) {
				reading.report(node, "\"between\" must have two times, such as [\"22:00\", \"06:00\"].");
				return;
			}
			let fromMinute = readTime(from, 1439, reading), untilMinute = readTime(until, 1440, reading);
			if (fromMinute !== void 0 && untilMinute !== void 0) {
				if (fromMinute !== untilMinute) return {
					fromMinute,
					untilMinute
				};
				reading.report(node, "\"between\" begins and ends at the same time. For a whole day use [\"00:00\", \"24:00\"].");
			}
		}
		function readTime(node, latest, reading) {
			let scalar = reading.scalar(node, "A time");
			if (scalar === void 0) return;
			let [, hours, minutes] = /^([01]\d|2[0-4]):([0-5]\d)$/.exec(String(scalar.value)) ?? [], minute = Number(hours) * 60 + Number(minutes);
			if (minute <= latest) return minute;
			let last = latest === 1440 ? "24:00" : "23:59";
			reading.report(node, `This is not a time of day. Use UTC from "00:00" to "${last}".`);
		}
		function createPeriodCheck() {
			let leftOf = new Map();
			return (entry) => {
				let left = leftOf.get(entry.hash) ?? {
					resets: void 0,
					mayHaveNoLimit: !1
				};
				leftOf.set(entry.hash, leftAfter(left, entry));
				let usage = entry.when?.usage;
				if (!(usage === void 0 || "usd" in usage.atLeast || left.resets === void 0 || left.mayHaveNoLimit)) return left.resets.has(usage.of) ? void 0 : [...left.resets];
			};
		}
		function leftAfter({ resets, mayHaveNoLimit }, { update, when }) {
			let noLimit = update.limit === null || mayHaveNoLimit && (update.limit === void 0 || when !== void 0);
			if (update.limit_reset === void 0) return {
				resets,
				mayHaveNoLimit: noLimit
			};
			let reset = update.limit_reset ?? "total";
			return when === void 0 ? {
				resets: new Set([reset]),
				mayHaveNoLimit: noLimit
			} : {
				resets: resets === void 0 ? void 0 : new Set([...resets, reset]),
				mayHaveNoLimit: noLimit
			};
		}
		let entryKeys = [
			"hash",
			"when",
			...key_fields.WG
		];
		async function readKeyUpdateFile(text, { source, ...options }) {
			let { readYaml } = await Promise.all([__webpack_require__.e(8815), __webpack_require__.e(758)]).then(__webpack_require__.bind(__webpack_require__, 80758)), { root, reading, mistakes } = readYaml(text, options);
			if (mistakes.length > 0) throw invalid(mistakes, source);
			let values = reading.mapping(root, "The file", ["keys", "limits"]), elements = values === void 0 ? [] : reading.list(values.get("keys") ?? null, "Key \"keys\""), entries = [], mistakenPeriod = createPeriodCheck();
			for (let element of elements ?? []) {
				let entry = readEntry(element, reading, source);
				entry !== void 0 && (reportPeriod(element, mistakenPeriod(entry), reading), entries.push(entry));
			}
			let limits = values?.get("limits"), file = {
				entries,
				limits: limits === void 0 ? noLimits : readLimits(limits, reading)
			};
			if (reading.problems.length > 0) throw invalid(reading.problems, source);
			return file;
		}
		function reportPeriod(node, periods, reading) {
			if (periods === void 0) return;
			let use = periods.map((period) => `"of: ${period}"`).join(" or ");
			reading.report(node, `The percentage is one of a limit with another reset: an earlier entry gives it. Use ${use}, or an amount in USD.`);
		}
		function readEntry(entry, reading, source) {
			let problemsBefore = reading.problems.length, values = reading.mapping(entry, "An entry", entryKeys);
			if (values === void 0) return;
			let hash = readHash(entry, values.get("hash"), reading), fields = new Map(key_fields.WG.map((name) => [name, readField(name, values.get(name), reading)]));
			reading.problems.length === problemsBefore && key_fields.WG.every((name) => !values.has(name)) && reading.report(entry, `The entry changes nothing. Give at least one of ${key_fields.WG.join(", ")}.`);
			let whenNode = values.get("when"), when = whenNode === void 0 ? void 0 : readWhen(whenNode, reading);
			if (hash === void 0 || reading.problems.length > 0) return;
			let { line } = reading.placeOf(entry);
			return {
				source: `${source}:${line}`,
				...hash,
				update: (0, key_fields.Ch)((name) => fields.get(name)),
				when
			};
		}
		function readHash(entry, node, reading) {
			if (node === void 0) {
				reading.report(entry, "The entry has no \"hash\". Give the hash of the key to update.");
				return;
			}
			let scalar = reading.identifier(node, "Key \"hash\"");
			if (scalar === void 0) return;
			let { value, written } = scalar;
			if (typeof value == "string" && !/^\.{0,2}$/.test(value) && value.isWellFormed()) return {
				hash: value,
				shownHash: String(written)
			};
			reading.report(node, "The value of \"hash\" is not allowed. Use the hash of a key, in quotes if it looks like a number.");
		}
		function readField(name, node, reading) {
			if (node === void 0) return;
			let scalar = reading.scalar(node, `Key "${name}"`);
			if (scalar === void 0) return;
			let { takes, fromText, accepts } = key_fields.FY[name], value = scalar.isFromEnv ? fromText(String(scalar.value)) : scalar.value;
			if (accepts(value)) return value;
			reading.report(node, `The value of "${name}" is not allowed. Use ${takes}.`);
		}
		function invalid(problems, source) {
			let inOrder = problems.toSorted((a, b) => a.line - b.line || a.column - b.column), named = inOrder.slice(0, 5).map(({ line, column, message }) => `${source}:${line}:${column}: ${message}`), more = inOrder.length - named.length, rest = more > 0 ? ` And ${more} more.` : "";
			return new errors.InputError("input_invalid", (0, log.oneLine)(`The key update file is invalid. ${named.join(" ")}${rest}`), {
				source,
				line: inOrder[0]?.line,
				column: inOrder[0]?.column
			});
		}
		let names = [
			"max_changes",
			"raise_at_most",
			"total_at_most",
			"never_disable_all"
		];
		function readLimits(node, reading) {
			let values = reading.mapping(node, "\"limits\"", names);
			if (values === void 0) return noLimits;
			let value = (name, takes, read) => {
				let at = values.get(name), scalar = at === void 0 ? void 0 : reading.scalar(at, `Key "${name}"`);
				if (at === void 0 || scalar === void 0) return;
				let found = read(scalar.isFromEnv ? fromText(String(scalar.value)) : scalar.value);
				return found === void 0 && reading.report(at, `The value of "${name}" is not allowed. Use ${takes}.`), found;
			};
			return {
				maxChanges: value("max_changes", "a whole number from 0", (given) => (0, key_fields.Pt)(given) && Number.isInteger(given) ? given : void 0),
				raiseAtMost: value("raise_at_most", key_fields.QX, key_fields.Jt),
				totalAtMost: value("total_at_most", key_fields.hx, (given) => (0, key_fields.Pt)(given) ? given : void 0),
				neverDisableAll: value("never_disable_all", "true or false", (given) => typeof given == "boolean" ? given : void 0) ?? !1
			};
		}
		function fromText(text) {
			return /^(?:true|false)$/i.test(text) ? text.toLowerCase() === "true" : (0, key_fields.rl)(text) ?? text;
		}
		var contract_keys = __webpack_require__(97684);
		let fields = [
			"limit",
			"limit_reset",
			"disabled",
			"include_byok_in_limit",
			"name"
		];
		function changesOf(record, update) {
			return fields.flatMap((field) => {
				let asked = update[field];
				return asked === void 0 || asked === record[field] ? [] : [{
					field,
					old: record[field],
					new: asked
				}];
			});
		}
		function differingPart(record, update) {
			let differing = changesOf(record, update).map((change) => [change.field, change.new]);
			return contract_keys.d2.parse(Object.fromEntries(differing));
		}
		function afterUpdate(record, update) {
			return {
				...record,
				limit: update.limit === void 0 ? record.limit : update.limit,
				limit_reset: update.limit_reset === void 0 ? record.limit_reset : update.limit_reset,
				disabled: update.disabled ?? record.disabled,
				include_byok_in_limit: update.include_byok_in_limit ?? record.include_byok_in_limit,
				name: update.name ?? record.name
			};
		}
		function changedElsewhere(read, sent, answered) {
			return fields.flatMap((field) => sent[field] !== void 0 || answered[field] === read[field] ? [] : [{
				field,
				old: read[field],
				new: answered[field]
			}]);
		}
		function isInTime({ when }, nowMs) {
			return when?.schedule === void 0 || (0, schedule.nZ)(when.schedule, nowMs);
		}
		function foldEntries(entries, record, nowMs) {
			let update = {}, verdicts = entries.map((entry) => {
				let verdict = judgeEntry(entry, record, update, nowMs);
				return verdict.state === "taken" && (update = {
					...update,
					...entry.update
				}), verdict;
			});
			return {
				update,
				verdicts
			};
		}
		function judgeEntry(entry, record, folded, nowMs) {
			let verdict = (state, reading) => ({
				entry,
				state,
				reading
			});
			if (!isInTime(entry, nowMs)) return verdict("out_of_time");
			let condition = entry.when?.usage;
			if (condition === void 0) return verdict("taken");
			if (record === void 0) return verdict("unread");
			let { limit, limit_reset } = afterUpdate(record, folded);
			refuseOtherPeriod(entry, condition, limit, limit_reset);
			let reading = judgeUsage(condition, record, limit);
			return verdict(reading.holds ? "taken" : "below", reading);
		}
		function refuseOtherPeriod({ source }, { of, atLeast }, limit, reset) {
			if (!("usd" in atLeast || limit === null || of === (reset ?? "total"))) throw new errors.InputError("input_invalid", otherPeriod(source, of, reset), { source });
		}
		function otherPeriod(source, of, reset) {
			return `The condition of ${source} is a percentage with "of: ${of}", but the limit of the key ${reset === null ? "has no reset" : `has the reset "${reset}"`}. Use "of: ${reset === null ? "total" : reset}", or an amount in USD.`;
		}
		var request = __webpack_require__(2410), retry = __webpack_require__(28394);
		function createKeyRequests(options) {
			let { client, signal } = options, gate = createGate(options);
			return {
				read: (key) => requests_request(`read of key "${key.shownHash}"`, key, options, gate, () => client.readKey({
					hash: key.hash,
					signal
				})),
				update: (key, update) => requests_request(`update of key "${key.shownHash}"`, key, options, gate, () => client.updateKey({
					hash: key.hash,
					update,
					signal
				}))
			};
		}
		async function forEachKey(items, work) {
			let results = [], left = items.entries(), worker = async () => {
				for (let [index, item] of left) results[index] = await work(item);
			};
			return await Promise.all(Array.from({ length: 4 }, worker)), results;
		}
		async function requests_request(what, key, { isExchanged, deadline, clock, log, signal }, gate, send) {
			let outages = 0, judge = (error) => {
				let verdict = (0, request.xg)(error);
				return gate.closeAfter(error) ? verdict : (outages += 1, outages < 5 ? verdict : { retry: !1 });
			}, attempt = async () => (await gate.pass(), send().catch((error) => {
				throw withShownHash(error, key);
			})), limits = {
				maxAttempts: Infinity,
				deadline,
				clock,
				log,
				signal
			};
			try {
				return { record: await (0, retry.b)({
					what,
					...limits
				}, attempt, judge) };
			} catch (error) {
				return { error: explain(error, isExchanged) };
			}
		}
		function withShownHash(error, { hash, shownHash }) {
			if (hash === shownHash || !(error instanceof errors.hD)) return error;
			let whole = RegExp(`(?<!\\w)${RegExp.escape(hash)}(?!\\w)`, "g"), message = error.message.replace(whole, () => shownHash);
			return message === error.message ? error : new errors.hD(error.code, message, {
				...error.data,
				cause: error.cause
			});
		}
		function createGate({ clock, signal, deadline }) {
			let closedUntil = 0, closed;
			return {
				closeAfter(error) {
					return !(error instanceof errors.hD) || error.data.status !== 429 ? !1 : (closed = error, closedUntil = Math.max(closedUntil, clock.monotonic() + (error.data.retryAfterMs ?? 0)), !0);
				},
				async pass() {
					signal.throwIfAborted();
					for (let leftMs = closedUntil - clock.monotonic(); leftMs > 0; leftMs = closedUntil - clock.monotonic()) {
						if (closed !== void 0 && closedUntil > deadline) throw closed;
						await clock.sleep(leftMs, signal);
					}
				}
			};
		}
		function explain(thrown, isExchanged) {
			let error = (0, errors.on)(thrown), { status } = error.data, isRefused = error.code === "api_refused" || error.code === "key_unreadable";
			return !isExchanged || !isRefused || status !== 401 && status !== 403 ? error : new errors.hD("key_management_required", `${error.message} This token comes from an exchange, and deployments ask for a management key here: give one as "api-key" and leave "federation-policy-id" out.`, {
				...error.data,
				cause: error
			});
		}
		function groupByKey(entries) {
			return [...Map.groupBy(entries, ({ hash }) => hash).values()].flatMap(([first, ...rest]) => first === void 0 ? [] : [[first, ...rest]]);
		}
		async function planKeys(entries, requests, nowMs) {
			return (await forEachKey(groupByKey(entries), async (group) => ({
				group,
				answer: await requests.read(group[0])
			}))).map(({ group, answer }) => planKey(group, answer, nowMs));
		}
		function planKey(group, answer, nowMs) {
			let [key] = group;
			if ("error" in answer) return {
				state: "unreadable",
				key,
				entries: foldEntries(group, void 0, nowMs).verdicts,
				error: answer.error
			};
			let { record } = answer, { update, verdicts } = foldEntries(group, record, nowMs);
			return {
				state: "read",
				key,
				entries: verdicts,
				record,
				changes: changesOf(record, update),
				update: differingPart(record, update)
			};
		}
		function stepsOf(plan) {
			return plan.flatMap((planned) => {
				if (planned.state !== "read") return [];
				let { record, update, changes } = planned;
				return [{
					called: `"${record.name}" (${record.hash})`,
					before: record,
					after: afterUpdate(record, update),
					changes: changes.length > 0
				}];
			});
		}
		function toPlanResults(plan) {
			return plan.map((planned) => ({
				key: planned.key,
				entries: planned.entries,
				outcome: outcomeOf(planned)
			}));
		}
		function outcomeOf(planned) {
			if (planned.state === "unreadable") return {
				state: "failed",
				error: planned.error
			};
			let { record, changes, entries } = planned;
			return changes.length > 0 ? {
				state: "planned",
				record,
				changes
			} : entries.some(({ state }) => state === "taken") ? {
				state: "unchanged",
				record
			} : {
				state: "skipped",
				record
			};
		}
		function sendPlan(plan, requests) {
			return forEachKey(plan, async (planned) => {
				let outcome = planned.state === "read" && planned.changes.length > 0 ? await sendChanges(planned, requests) : outcomeOf(planned);
				return {
					key: planned.key,
					entries: planned.entries,
					outcome
				};
			});
		}
		async function sendUnread(entry, requests) {
			let answer = await requests.update(entry, entry.update), outcome = "error" in answer ? {
				state: "failed",
				error: answer.error
			} : {
				state: "updated",
				record: answer.record,
				changes: void 0,
				elsewhere: []
			};
			return {
				key: entry,
				entries: [{
					entry,
					state: "taken",
					reading: void 0
				}],
				outcome
			};
		}
		async function sendChanges({ key, record: read, update, changes }, requests) {
			let answer = await requests.update(key, update);
			if ("error" in answer) return {
				state: "failed",
				error: answer.error
			};
			let { record } = answer;
			return {
				state: "updated",
				record,
				changes,
				elsewhere: changedElsewhere(read, update, record)
			};
		}
		var connect = __webpack_require__(18344), deadline = __webpack_require__(82159), job_workspace = __webpack_require__(50082);
		async function updateKeys(io, settings) {
			let { apiKey } = settings.credentials;
			settings.dryRun && apiKey !== void 0 && io.log.mask(apiKey);
			let file = await readAsked(settings.updates, (0, job_workspace.O)(io), io);
			for (let entry of file.entries) refuseKeyAsHash(entry, settings);
			let { asked } = settings, limits = asked === "check" ? noLimits : stricter(settings.limits, file.limits), work = {
				asked,
				entries: file.entries,
				limits,
				nowMs: io.clock.now()
			};
			return settings.dryRun || !work.entries.some((entry) => isInTime(entry, work.nowMs)) ? withoutPlan(work, dryRun(work, settings)) : (0, deadline.d)(io, settings.timeoutMs, async (job) => {
				let { client, bearer } = await (0, connect.N)(job, settings);
				await bearer();
				let isExchanged = settings.credentials.by === "exchange", requests = createKeyRequests({
					...job,
					client,
					isExchanged
				});
				return settings.updates.from === "inputs" && asked === "update" && !limitsAnything(limits) ? withoutPlan(work, await Promise.all(work.entries.map((entry) => sendUnread(entry, requests)))) : planAndSend(work, requests);
			});
		}
		async function planAndSend(work, requests) {
			let { asked, limits } = work, plan = await planKeys(work.entries, requests, work.nowMs), steps = stepsOf(plan), broken = brokenLimits(steps, limits), isUnread = plan.some(({ state }) => state === "unreadable"), isHeldBack = asked === "update" && isUnread && limitsAnything(limits), total = {
				before: totalPerDay(steps.map(({ before }) => before)),
				after: totalPerDay(steps.map(({ after }) => after))
			};
			return {
				asked,
				results: await settle(plan, asked === "update" && broken.length === 0 && !isHeldBack, requests),
				broken,
				isHeldBack,
				total: steps.length === 0 ? void 0 : total
			};
		}
		async function settle(plan, isSent, requests) {
			return isSent ? sendPlan(plan, requests) : toPlanResults(plan);
		}
		function withoutPlan({ asked }, results) {
			return {
				asked,
				results,
				total: void 0,
				broken: [],
				isHeldBack: !1
			};
		}
		function dryRun({ entries, nowMs }, { baseUrl }) {
			return groupByKey(entries).map((group) => {
				let [key] = group, { update, verdicts } = foldEntries(group, void 0, nowMs);
				return {
					key,
					entries: verdicts,
					outcome: Object.keys(update).length === 0 ? {
						state: "skipped",
						record: void 0
					} : showRequest({
						...key,
						update
					}, baseUrl)
				};
			});
		}
		function showRequest({ hash, shownHash, update }, baseUrl) {
			let request = (0, keys.buildKeyUpdate)(baseUrl, void 0, {
				hash,
				update
			}), url = hash === shownHash ? request.url : `${baseUrl}/keys/${shownHash}`;
			return {
				state: "dry_run",
				request: {
					...request,
					url
				}
			};
		}
		async function readAsked(updates, workspace, { env, log }) {
			return updates.from === "inputs" ? {
				entries: [updates.entry],
				limits: noLimits
			} : readKeyUpdateFile(await (0, job_workspace.V)("key-updates", updates.path, workspace), {
				source: updates.path,
				env,
				mask: (secret) => log.mask(secret)
			});
		}
		function refuseKeyAsHash({ source, hash }, { credentials }) {
			if (credentials.apiKey !== void 0 && hash === credentials.apiKey.reveal()) throw new errors.InputError("input_invalid", `The hash of ${source} is the API key itself. Use the hash that identifies the key.`, { source: "key-hash" });
		}
	}),
	17751: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bg: () => describeSchedule,
			Mq: () => weekDays,
			nZ: () => isDue
		});
		let weekDays = [
			"mon",
			"tue",
			"wed",
			"thu",
			"fri",
			"sat",
			"sun"
		];
		function isDue({ days, fromMinute, untilMinute }, nowMs) {
			let now = new Date(nowMs), minute = now.getUTCHours() * 60 + now.getUTCMinutes(), today = dayOf(nowMs);
			if (fromMinute < untilMinute) return days.includes(today) && minute >= fromMinute && minute < untilMinute;
			let yesterday = dayOf(nowMs - 864e5);
			return days.includes(today) && minute >= fromMinute || days.includes(yesterday) && minute < untilMinute;
		}
		function describeSchedule({ days, fromMinute, untilMinute }) {
			return `${days.join(", ")} ${clockTime(fromMinute)}-${clockTime(untilMinute)} UTC`;
		}
		function dayOf(atMs) {
			return weekDays[(new Date(atMs).getUTCDay() + 6) % 7] ?? "mon";
		}
		function clockTime(minute) {
			return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
		}
	})
};
