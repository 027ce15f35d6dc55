export const id = 3898;
export const ids = [3898];
export const modules = { 3898: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
		buildKeyUpdate: () => buildKeyUpdate,
		readKeyUpdate: () => readKeyUpdate,
		updateKey: () => updateKey
	});
	var schemas = __webpack_require__(8395), words = __webpack_require__(4095);
	let apiKeyRecord = schemas._H3({
		hash: schemas.YjP(),
		name: schemas.YjP(),
		label: schemas.YjP(),
		disabled: schemas.zMY(),
		limit: schemas.mee(schemas.aig()),
		limit_remaining: schemas.mee(schemas.aig()),
		limit_reset: schemas.mee(schemas.YjP()),
		include_byok_in_limit: schemas.zMY(),
		usage: schemas.aig(),
		usage_daily: schemas.aig(),
		usage_weekly: schemas.aig(),
		usage_monthly: schemas.aig(),
		byok_usage: schemas.aig(),
		byok_usage_daily: schemas.aig(),
		byok_usage_weekly: schemas.aig(),
		byok_usage_monthly: schemas.aig(),
		created_at: schemas.YjP(),
		updated_at: schemas.YjP(),
		expires_at: schemas.mee(schemas.YjP()),
		creator_user_id: schemas.mee(schemas.YjP()),
		workspace_id: schemas.YjP()
	}), keyUpdateResponse = schemas._H3({ data: apiKeyRecord }), fields = {
		disabled: schemas.lqM(schemas.zMY()),
		include_byok_in_limit: schemas.lqM(schemas.zMY()),
		limit: schemas.lqM(schemas.mee(schemas.aig())),
		limit_reset: schemas.lqM(schemas.mee(schemas.k5n(words.sn))),
		name: schemas.lqM(schemas.YjP())
	}, keyUpdate = schemas.rej(fields);
	schemas.Ikc(fields);
	var errors = __webpack_require__(452), json = __webpack_require__(1528), authorized = __webpack_require__(2270), connection = __webpack_require__(7879), request = __webpack_require__(2410);
	function buildKeyUpdate(baseUrl, bearer, { hash, update }) {
		if (!(0, request.YX)(hash)) throw TypeError(`The hash "${hash}" can't stand in a URL. Give the hash of a key.`);
		let body = keyUpdate.safeParse(update);
		if (!body.success || Object.values(body.data).every((value) => value === void 0)) throw TypeError("The update of a key needs at least one field of the API, and no other.");
		return {
			method: "PATCH",
			url: `${baseUrl}/keys/${encodeURIComponent(hash)}`,
			bearer,
			headers: {
				"Content-Type": "application/json",
				Accept: "application/json"
			},
			body: JSON.stringify(body.data)
		};
	}
	function readKeyUpdate(response, asked) {
		let { status, json, requestId } = response;
		if (status !== 200) throw (0, request.z_)(response, (0, request.ni)(json), remedyOf(status));
		let answer = keyUpdateResponse.safeParse(json);
		if (!answer.success) {
			let at = answer.error.issues[0]?.path.join(".") ?? "";
			throw new errors.hD("api_malformed", `The updated key is outside the API${at === "" ? "" : ` at "${at}"`}.`, {
				status,
				requestId
			});
		}
		let differences = differencesOf(answer.data.data, asked);
		if (differences.length === 0) return answer.data.data;
		throw new errors.hD("key_mismatch", `The service answered 200, but the key is not as asked: ${differences.join("; ")}. Look at the key before you rely on its limit.`, {
			status,
			requestId
		});
	}
	async function updateKey(client, options) {
		let { fetch, clock } = client, limits = {
			timeoutMs: 3e4,
			signal: options.signal
		};
		return readKeyUpdate(await (0, authorized.A)(client, (bearer) => {
			let request = buildKeyUpdate(client.baseUrl, bearer, options);
			return (0, connection.l)(client, "keys", () => (0, json.W)(request, {
				fetch,
				now: clock.now,
				...limits
			}));
		}).catch((error) => {
			throw (0, request.TU)(error);
		}), options);
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
			case 404: return " Check the hash of the key, and base-url.";
			default: return "";
		}
	}
}) };
