export const id = 3898;
export const ids = [3898];
export const modules = { 3898: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
		buildKeyUpdate: () => buildKeyUpdate,
		readKey: () => readKey,
		readKeyUpdate: () => readKeyUpdate,
		updateKey: () => updateKey
	});
	var schemas = __webpack_require__(8395), values = __webpack_require__(1046), words = __webpack_require__(4095);
	let apiKeyRecord = schemas._H3({
		hash: values.Qq,
		name: values.Qq,
		label: values.Qq,
		disabled: values.Jt,
		limit: schemas.mee(values.vj),
		limit_remaining: schemas.mee(values.vj),
		limit_reset: values.ef,
		include_byok_in_limit: values.Jt,
		usage: values.vj,
		usage_daily: values.vj,
		usage_weekly: values.vj,
		usage_monthly: values.vj,
		byok_usage: values.vj,
		byok_usage_daily: values.vj,
		byok_usage_weekly: values.vj,
		byok_usage_monthly: values.vj,
		created_at: values.Qq,
		updated_at: values.Qq,
		expires_at: values.ef,
		creator_user_id: values.ef,
		workspace_id: values.Qq
	}), keyUpdateResponse = schemas._H3({ data: apiKeyRecord }), updateFields = {
		disabled: schemas.lqM(values.Jt),
		include_byok_in_limit: schemas.lqM(values.Jt),
		limit: schemas.lqM(schemas.mee(values.vj)),
		limit_reset: schemas.lqM(schemas.mee(schemas.k5n(words.sn))),
		name: values.mR
	}, keyUpdate = schemas.rej(updateFields);
	schemas.Ikc(updateFields);
	var errors = __webpack_require__(452), wording = __webpack_require__(6559), request = __webpack_require__(2410);
	let timeoutMs = 3e4;
	function buildKeyUpdate(baseUrl, bearer, { hash, update }) {
		let body = keyUpdate.safeParse(update);
		if (!body.success || Object.values(body.data).every((value) => value === void 0)) throw TypeError("The update of a key needs at least one field, and only fields that the API has.");
		return buildRequest(baseUrl, bearer, hash, body.data);
	}
	function buildRequest(baseUrl, bearer, hash, body) {
		if (!(0, request.B$)(hash)) throw TypeError(`The hash "${hash}" can't be part of a URL. Give the hash of a key.`);
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
	function readKeyUpdate(response, options, baseUrl) {
		let { status, json } = response;
		if (status !== 200) throw (0, request.yN)(response, (0, request.ni)(json), baseUrl, updateRemedies[status] ?? "");
		return readRecord(response, options, "The updated key");
	}
	function readRecord(response, options, what) {
		let answer = keyUpdateResponse.safeParse(response.json);
		if (!answer.success) throw (0, request.gV)(`${what} does not match the API`, answer.error.issues, response);
		let record = answer.data.data, differences = Object.entries({
			hash: options.hash,
			...options.update
		}).flatMap(([name, expected]) => {
			let actual = record[name];
			return expected === void 0 || expected === actual ? [] : [`asked for ${name} ${JSON.stringify(expected)}, answered ${JSON.stringify(actual)}`];
		});
		if (differences.length === 0) return record;
		let message = `The service answered 200, but the key is not as requested: ${differences.join("; ")}. Look at the key before you rely on its limit.`;
		throw new errors.hD("key_mismatch", message, {
			status: response.status,
			requestId: response.requestId
		});
	}
	async function updateKey(client, options) {
		let build = (bearer) => buildKeyUpdate(client.baseUrl, bearer, options);
		return readKeyUpdate(await (0, request.pD)(client, "keys", build, {
			timeoutMs,
			signal: options.signal
		}), options, client.baseUrl);
	}
	async function readKey(client, { hash, signal }) {
		let { baseUrl } = client, build = (bearer) => buildRequest(baseUrl, bearer, hash, {}), response = await (0, request.pD)(client, "keys", build, {
			timeoutMs,
			signal
		}), { status, json } = response;
		if (status === 200) return readRecord(response, {
			hash,
			update: {}
		}, "The key");
		let { message, data } = (0, request.yN)(response, (0, request.ni)(json), baseUrl, readRemedies[status] ?? "");
		throw new errors.hD("key_unreadable", `The key could not be read. ${message}`, data);
	}
	let updateRemedies = {
		401: " Updating a key needs a management key.",
		403: " Updating a key needs a management key.",
		404: (0, wording.MH)` Check the hash of the key, and ${(0, wording.hF)("base-url")}.`
	}, noFieldsRemedy = " A key is read by an update without fields. If this deployment refuses that, no plan can be made.", readRemedies = {
		...updateRemedies,
		400: noFieldsRemedy,
		401: " Reading a key needs a management key.",
		403: " Reading a key needs a management key.",
		422: noFieldsRemedy
	};
}) };
