export const id = 9995;
export const ids = [9995];
export const modules = {
	89995: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			buildKeyUpdate: () => buildKeyUpdate,
			readKey: () => readKey,
			readKeyUpdate: () => readKeyUpdate,
			updateKey: () => updateKey
		});
		var _contract_keys_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97684), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452), _wording_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(96559), _request_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2410);
		let timeoutMs = 3e4;
		function buildKeyUpdate(baseUrl, bearer, { hash, update }) {
			let body = _contract_keys_js__WEBPACK_IMPORTED_MODULE_0__.d2.safeParse(update);
			if (!body.success || Object.values(body.data).every((value) => value === void 0)) throw TypeError("The update of a key needs at least one field, and only fields that the API has.");
			return buildRequest(baseUrl, bearer, hash, body.data);
		}
		function buildRequest(baseUrl, bearer, hash, body) {
			if (!(0, _request_js__WEBPACK_IMPORTED_MODULE_1__.B$)(hash)) throw TypeError(`The hash "${hash}" can't be part of a URL. Give the hash of a key.`);
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
			if (status !== 200) throw (0, _request_js__WEBPACK_IMPORTED_MODULE_1__.yN)(response, (0, _request_js__WEBPACK_IMPORTED_MODULE_1__.ni)(json), baseUrl, updateRemedies[status] ?? "");
			return readRecord(response, options, "The updated key");
		}
		function readRecord(response, options, what) {
			let answer = _contract_keys_js__WEBPACK_IMPORTED_MODULE_0__.AS.safeParse(response.json);
			if (!answer.success) throw (0, _request_js__WEBPACK_IMPORTED_MODULE_1__.gV)(`${what} does not match the API`, answer.error.issues, response);
			let record = answer.data.data, differences = Object.entries({
				hash: options.hash,
				...options.update
			}).flatMap(([name, expected]) => {
				let actual = record[name];
				return expected === void 0 || expected === actual ? [] : [`asked for ${name} ${JSON.stringify(expected)}, answered ${JSON.stringify(actual)}`];
			});
			if (differences.length === 0) return record;
			let message = `The service answered 200, but the key is not as requested: ${differences.join("; ")}. Look at the key before you rely on its limit.`;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD("key_mismatch", message, {
				status: response.status,
				requestId: response.requestId
			});
		}
		async function updateKey(client, options) {
			let build = (bearer) => buildKeyUpdate(client.baseUrl, bearer, options);
			return readKeyUpdate(await (0, _request_js__WEBPACK_IMPORTED_MODULE_1__.pD)(client, "keys", build, {
				timeoutMs,
				signal: options.signal
			}), options, client.baseUrl);
		}
		async function readKey(client, { hash, signal }) {
			let { baseUrl } = client, build = (bearer) => buildRequest(baseUrl, bearer, hash, {}), response = await (0, _request_js__WEBPACK_IMPORTED_MODULE_1__.pD)(client, "keys", build, {
				timeoutMs,
				signal
			}), { status, json } = response;
			if (status === 200) return readRecord(response, {
				hash,
				update: {}
			}, "The key");
			let { message, data } = (0, _request_js__WEBPACK_IMPORTED_MODULE_1__.yN)(response, (0, _request_js__WEBPACK_IMPORTED_MODULE_1__.ni)(json), baseUrl, readRemedies[status] ?? "");
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__.hD("key_unreadable", `The key could not be read. ${message}`, data);
		}
		let updateRemedies = {
			401: " Updating a key needs a management key.",
			403: " Updating a key needs a management key.",
			404: (0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.MH)` Check the hash of the key, and ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_3__.hF)("base-url")}.`
		}, noFieldsRemedy = " A key is read by an update without fields. If this deployment refuses that, no plan can be made.", readRemedies = {
			...updateRemedies,
			400: noFieldsRemedy,
			401: " Reading a key needs a management key.",
			403: " Reading a key needs a management key.",
			422: noFieldsRemedy
		};
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
	})
};
