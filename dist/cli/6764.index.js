export const id = 6764;
export const ids = [6764];
export const modules = {
	36687: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { w: () => createLocalJWKSet });
		var _lib_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47859), _lib_jws_algorithms_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(68109), _util_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5674), _lib_validate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47784);
		function isUsableJWK(jwk, entry, alg, kid) {
			let { kty, key_ops: keyOps, ext, kid: jwkKid, alg: jwkAlg, use, crv } = jwk;
			return (ext === void 0 || typeof ext == "boolean") && (keyOps === void 0 || Array.isArray(keyOps) && keyOps.every((operation, index) => typeof operation == "string" && keyOps.indexOf(operation) === index) && keyOps.includes("verify")) && entry.kty.includes(kty) && (kid === void 0 || typeof kid == "string" && kid === jwkKid) && (jwkAlg === void 0 ? kty !== "AKP" : alg === jwkAlg) && (use === void 0 || use === "sig") && (!entry.crv || crv === entry.crv);
		}
		async function importWithAlgCache(cache, jwk, entry) {
			let cached = cache.get(jwk) || cache.set(jwk, {}).get(jwk), { alg } = entry;
			if (cached[alg] === void 0) {
				let pending = (0, _lib_key_js__WEBPACK_IMPORTED_MODULE_0__.xY)(entry, jwk, !0).then((key) => {
					if (key.type !== "public") throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_1__.Dm("JSON Web Key Set members must be public keys");
					return cached[alg] = key, key;
				}).catch((error) => {
					throw cached[alg] === pending && delete cached[alg], error;
				});
				cached[alg] = pending;
			}
			return cached[alg];
		}
		function createLocalJWKSet(jwks) {
			let snapshot;
			try {
				snapshot = structuredClone(jwks);
			} catch (cause) {
				throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_1__.Dm("JSON Web Key Set malformed", { cause });
			}
			if (!(0, _lib_validate_js__WEBPACK_IMPORTED_MODULE_2__.fV)(snapshot)) throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_1__.Dm("JSON Web Key Set malformed");
			let metadata = snapshot.keys.map((jwk) => {
				let normalized = (0, _lib_key_js__WEBPACK_IMPORTED_MODULE_0__.ZZ)(jwk);
				return Array.isArray(normalized.key_ops) && (normalized.key_ops = [...normalized.key_ops]), normalized;
			}), cached = new WeakMap();
			return Object.defineProperty(async (protectedHeader, token) => {
				let { alg, kid } = {
					...protectedHeader,
					...token?.header
				}, entry = typeof alg == "string" ? _lib_jws_algorithms_js__WEBPACK_IMPORTED_MODULE_3__.p[alg] : void 0;
				if (!entry || entry.secret) throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_1__.T0("Unsupported \"alg\" value for a JSON Web Key Set");
				let candidates = snapshot.keys.filter((_, index) => isUsableJWK(metadata[index], entry, alg, kid)), { 0: jwk, length } = candidates;
				if (!length) throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_1__.BT();
				if (length !== 1) {
					let error = new _util_errors_js__WEBPACK_IMPORTED_MODULE_1__.$4();
					throw error[Symbol.asyncIterator] = async function* () {
						for (let jwk2 of candidates) try {
							yield await importWithAlgCache(cached, jwk2, entry);
						} catch {}
					}, error;
				}
				return importWithAlgCache(cached, jwk, entry);
			}, "jwks", { value: () => structuredClone(snapshot) });
		}
	}),
	72896: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => SignJWT });
		var base64url = __webpack_require__(71445), jws_algorithms = __webpack_require__(68109), validate = __webpack_require__(47784), errors = __webpack_require__(5674), buffer_utils = __webpack_require__(77410), lib_key = __webpack_require__(47859);
		async function createSignature(input, key, rejectUnencoded) {
			let [payload, protectedHeader, unprotectedHeader, crit] = input, encodedProtectedHeader = "";
			if (protectedHeader !== void 0) {
				let normalized = (0, validate.ji)(errors.Ye, protectedHeader);
				protectedHeader = normalized[0], encodedProtectedHeader = (0, base64url.l)(normalized[1]);
			}
			if (unprotectedHeader !== void 0 && (unprotectedHeader = (0, validate.ji)(errors.Ye, unprotectedHeader)[0]), !protectedHeader && !unprotectedHeader) throw new errors.Ye("either setProtectedHeader or setUnprotectedHeader must be called before #sign()");
			if (!(0, validate.fz)(protectedHeader, unprotectedHeader)) throw new errors.Ye("JWS Protected and JWS Unprotected Header Parameter names must be disjoint");
			let joseHeader = {
				...protectedHeader,
				...unprotectedHeader
			};
			(0, validate.BU)(errors.Ye, protectedHeader);
			let b64 = (0, validate.J0)(protectedHeader, (0, validate.nI)(errors.Ye, validate.qc, crit, protectedHeader, joseHeader));
			b64 || rejectUnencoded?.();
			let { alg } = joseHeader;
			if (typeof alg != "string" || !alg) throw new errors.Ye("JWS \"alg\" (Algorithm) Header Parameter missing or invalid");
			let entry = (0, jws_algorithms.q)(alg), encodedPayload = "", signingPayload = payload, signingInput;
			if (b64) {
				let encodedPayloadCache = input[4];
				encodedPayloadCache ? (encodedPayload = encodedPayloadCache[0] ??= (0, base64url.l)(payload), signingPayload = encodedPayloadCache[1] ??= (0, buffer_utils.lF)(encodedPayload)) : (encodedPayload = (0, base64url.l)(payload), signingInput = buffer_utils.Rd.encode(`${encodedProtectedHeader}.${encodedPayload}`));
			}
			signingInput ??= (0, buffer_utils.xW)((0, buffer_utils.lF)(encodedProtectedHeader), (0, buffer_utils.lF)("."), signingPayload);
			let signingKey = await (0, lib_key.GK)(await (0, lib_key.dT)(entry, key, "sign"), entry.subtle, "sign");
			entry.minRsaBits && (0, lib_key.or)(entry.alg, signingKey);
			let jws = {
				signature: (0, base64url.l)(new Uint8Array(await crypto.subtle.sign(entry.signing, signingKey, signingInput))),
				payload: encodedPayload
			};
			return protectedHeader && (jws.protected = encodedProtectedHeader), unprotectedHeader && (jws.header = unprotectedHeader), [jws, b64];
		}
		async function createCompactSignature(payload, protectedHeader, crit, key, rejectUnencoded) {
			let [jws] = await createSignature([
				payload,
				protectedHeader,
				void 0,
				crit
			], key, rejectUnencoded);
			return `${jws.protected}.${jws.payload}.${jws.signature}`;
		}
		var jwt_claims_set = __webpack_require__(45526);
		let SignJWT_base = jwt_claims_set.cE;
		class SignJWT extends SignJWT_base {
			#protectedHeader;
			setProtectedHeader(protectedHeader) {
				return (0, validate.ac)(this.#protectedHeader, "setProtectedHeader"), this.#protectedHeader = protectedHeader, this;
			}
			async sign(key, options) {
				return createCompactSignature((0, jwt_claims_set._g)(this), this.#protectedHeader, options?.crit, key, () => {
					throw new errors.Dp("JWTs MUST NOT use unencoded payload");
				});
			}
		}
	}),
	25057: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { V: () => jwtVerify });
		var jws_algorithms = __webpack_require__(68109), errors = __webpack_require__(5674), buffer_utils = __webpack_require__(77410), validate = __webpack_require__(47784), lib_key = __webpack_require__(47859);
		function prepareVerify(options) {
			return [options && (0, validate.Fw)("algorithms", options.algorithms), options?.crit];
		}
		function parseProtectedHeader(encodedProtectedHeader) {
			return encodedProtectedHeader === void 0 ? {} : (0, validate.OX)(encodedProtectedHeader, errors.Ye, "JWS Protected Header is invalid");
		}
		function encodeCompactUnencodedPayload(payload) {
			try {
				return (0, buffer_utils.lF)(payload);
			} catch (cause) {
				throw new errors.Ye("JWS Compact Serialization payload must use only ASCII characters", { cause });
			}
		}
		async function verifySignature(jws, shared, key, encodeUnencodedPayload, parsedProtected) {
			let { protected: encodedProtectedHeader, header, payload: inputPayload } = jws, protectedHeader = parsedProtected ?? parseProtectedHeader(encodedProtectedHeader);
			if (!(0, validate.fz)(protectedHeader, header)) throw new errors.Ye("JWS Protected and JWS Unprotected Header Parameter names must be disjoint");
			let joseHeader = {
				...protectedHeader,
				...header
			}, b64 = (0, validate.J0)(protectedHeader, (0, validate.nI)(errors.Ye, validate.qc, shared[1], protectedHeader, joseHeader)), { alg } = joseHeader;
			if (typeof alg != "string" || !alg) throw new errors.Ye("JWS \"alg\" (Algorithm) Header Parameter missing or invalid");
			if (shared[0] && !shared[0].has(alg)) throw new errors.Rb("\"alg\" (Algorithm) Header Parameter value not allowed");
			if (b64) {
				if (typeof inputPayload != "string") throw new errors.Ye("JWS Payload must be a string");
			} else if (typeof inputPayload != "string" && !(inputPayload instanceof Uint8Array)) throw new errors.Ye("JWS Payload must be a string or an Uint8Array instance");
			let signingPayload = b64 || typeof inputPayload != "string" ? inputPayload : encodeUnencodedPayload(inputPayload), resolvedKey = !1;
			typeof key == "function" && (key = await key(protectedHeader, jws), resolvedKey = !0);
			let entry = (0, jws_algorithms.q)(alg), signingInput = (0, buffer_utils.xW)(encodedProtectedHeader === void 0 ? new Uint8Array() : (0, buffer_utils.lF)(encodedProtectedHeader), (0, buffer_utils.lF)("."), typeof signingPayload == "string" ? shared[2] ??= (0, validate.MV)(signingPayload, "payload", errors.Ye) : signingPayload), signature = (0, validate.h2)(jws.signature, "signature", errors.Ye), verificationKey = await (0, lib_key.dT)(entry, key, "verify"), cryptoKey = await (0, lib_key.GK)(verificationKey, entry.subtle, "verify");
			entry.minRsaBits && (0, lib_key.or)(entry.alg, cryptoKey);
			let verified = !1;
			try {
				verified = await crypto.subtle.verify(entry.signing, cryptoKey, signature, signingInput);
			} catch (cause) {
				throw new errors.h2(void 0, { cause });
			}
			if (!verified) throw new errors.h2();
			let result = { payload: typeof signingPayload == "string" ? (0, validate.h2)(signingPayload, "payload", errors.Ye) : signingPayload };
			return encodedProtectedHeader !== void 0 && (result.protectedHeader = protectedHeader), header !== void 0 && (result.unprotectedHeader = header), resolvedKey ? [{
				...result,
				key: verificationKey
			}, b64] : [result, b64];
		}
		async function verifyCompact(jws, shared, key) {
			if (jws instanceof Uint8Array && (jws = buffer_utils.D0.decode(jws)), typeof jws != "string") throw new errors.Ye("Compact JWS must be a string or Uint8Array");
			let { 0: protectedHeader, 1: payload, 2: signature, length } = jws.split(".");
			if (length !== 3) throw new errors.Ye("Invalid Compact JWS");
			return verifySignature({
				payload,
				protected: protectedHeader,
				signature
			}, shared, key, encodeCompactUnencodedPayload);
		}
		var jwt_claims_set = __webpack_require__(45526);
		async function jwtVerify(jwt, key, options) {
			let [verified, b64] = await verifyCompact(jwt, prepareVerify(options), key);
			if (!b64) throw new errors.Dp("JWTs MUST NOT use unencoded payload");
			let payload = (0, jwt_claims_set.k6)(verified.protectedHeader, verified.payload, options);
			return {
				...verified,
				payload
			};
		}
	}),
	17968: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { JU: () => exportJWK });
		var _lib_key_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47859), _util_base64url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71445);
		async function exportJWK(key) {
			if ((0, _lib_key_js__WEBPACK_IMPORTED_MODULE_0__.D2)(key)) {
				if (key.type === "secret") key = key.export();
				else return key.export({ format: "jwk" });
			}
			if (key instanceof Uint8Array) return {
				kty: "oct",
				k: (0, _util_base64url_js__WEBPACK_IMPORTED_MODULE_1__.l)(key)
			};
			if (!(0, _lib_key_js__WEBPACK_IMPORTED_MODULE_0__.R7)(key)) throw TypeError((0, _lib_key_js__WEBPACK_IMPORTED_MODULE_0__.XP)(key, "CryptoKey", "KeyObject", "Uint8Array"));
			if (!key.extractable) throw TypeError("non-extractable CryptoKey cannot be exported as a JWK");
			let jwk = await crypto.subtle.exportKey("jwk", key);
			delete jwk.ext, delete jwk.key_ops, delete jwk.use, jwk.kty !== "AKP" && delete jwk.alg;
			for (let parameter of Object.keys(jwk)) jwk[parameter] === void 0 && delete jwk[parameter];
			return jwk;
		}
	}),
	59480: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { T: () => generateKeyPair });
		var _util_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5674), _lib_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47859), _lib_key_algorithm_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(20956);
		function getModulusLengthOption(options) {
			let modulusLength = options?.modulusLength ?? 2048;
			if (typeof modulusLength != "number" || !Number.isInteger(modulusLength) || modulusLength < 2048) throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_0__.T0("Invalid or unsupported modulusLength option provided, 2048 bits or larger keys must be used");
			return modulusLength;
		}
		async function generateKeyPair(alg, options) {
			let extractable = (0, _lib_key_js__WEBPACK_IMPORTED_MODULE_1__.l)(options?.extractable), entry = (0, _lib_key_algorithm_js__WEBPACK_IMPORTED_MODULE_2__.Ze)(alg, _lib_key_algorithm_js__WEBPACK_IMPORTED_MODULE_2__.Ms);
			entry.secret && (0, _lib_key_algorithm_js__WEBPACK_IMPORTED_MODULE_2__.yt)(_lib_key_algorithm_js__WEBPACK_IMPORTED_MODULE_2__.Ms);
			let algorithm;
			if (entry.resolve) {
				let crv = options?.crv ?? "P-256";
				if (![
					"P-256",
					"P-384",
					"P-521",
					"X25519"
				].includes(crv)) throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_0__.T0("Invalid or unsupported crv option provided, supported values are P-256, P-384, P-521, and X25519");
				algorithm = entry.resolve({ crv });
			} else {
				if (entry.crv !== void 0 && options?.crv !== void 0 && options.crv !== entry.crv) throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_0__.T0(`Invalid or unsupported crv option provided, the only supported value for ${alg} is ${entry.crv}`);
				algorithm = entry.kty[0] === "RSA" ? {
					...entry.subtle,
					publicExponent: Uint8Array.of(1, 0, 1),
					modulusLength: getModulusLengthOption(options)
				} : entry.subtle;
			}
			return crypto.subtle.generateKey(algorithm, extractable ?? !1, [...entry.usages[1], ...entry.usages[0]]);
		}
	}),
	61187: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Og: () => importJWK });
		var _util_base64url_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(71445), _lib_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47859), _lib_key_algorithm_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20956), _util_errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5674), _lib_validate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47784);
		async function importJWK(jwk, alg, options) {
			if (!(0, _lib_validate_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(jwk)) throw TypeError("JWK must be an object");
			let normalized = (0, _lib_key_js__WEBPACK_IMPORTED_MODULE_1__.oX)(jwk), extractable = (0, _lib_key_js__WEBPACK_IMPORTED_MODULE_1__.l)(options?.extractable), { alg: jwkAlg } = normalized;
			if (alg ??= jwkAlg, normalized.kty !== "oct" && !alg) throw TypeError("\"alg\" argument is required when \"jwk.alg\" is not present");
			switch (normalized.kty) {
				case "oct":
					if (typeof normalized.k != "string") throw TypeError("missing \"k\" (Key Value) Parameter value");
					return (0, _util_base64url_js__WEBPACK_IMPORTED_MODULE_2__.D)(normalized.k);
				case "AKP":
					if (typeof jwkAlg != "string" || !jwkAlg) throw TypeError("missing \"alg\" (Algorithm) Parameter value");
					if (alg !== jwkAlg) throw TypeError("JWK alg and alg option value mismatch");
					return (0, _lib_key_js__WEBPACK_IMPORTED_MODULE_1__.xY)((0, _lib_key_algorithm_js__WEBPACK_IMPORTED_MODULE_3__.Ze)(alg), normalized, extractable);
				case "RSA":
				case "EC":
				case "OKP": return (0, _lib_key_js__WEBPACK_IMPORTED_MODULE_1__.xY)((0, _lib_key_algorithm_js__WEBPACK_IMPORTED_MODULE_3__.Ze)(alg), normalized, extractable);
				default: throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_4__.T0("Unsupported \"kty\" (Key Type) Parameter value");
			}
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
	68109: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			p: () => JWS,
			q: () => jwsAlgorithm
		});
		var _util_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5674), _key_descriptor_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(83035);
		let sig = [["verify"], ["sign"]];
		function hmac(bits) {
			let subtle = {
				name: "HMAC",
				hash: `SHA-${bits}`
			};
			return {
				kty: ["oct"],
				secret: !0,
				subtle,
				signing: subtle,
				usages: sig
			};
		}
		function rsa(bits, saltLength) {
			let subtle = {
				name: saltLength ? "RSA-PSS" : "RSASSA-PKCS1-v1_5",
				hash: `SHA-${bits}`
			};
			return {
				kty: ["RSA"],
				subtle,
				signing: saltLength ? {
					...subtle,
					saltLength
				} : subtle,
				usages: sig,
				minRsaBits: 2048
			};
		}
		function ecdsa(crv, bits) {
			return {
				kty: ["EC"],
				crv,
				subtle: {
					name: "ECDSA",
					namedCurve: crv
				},
				signing: {
					name: "ECDSA",
					hash: `SHA-${bits}`
				},
				usages: sig
			};
		}
		function eddsa() {
			let subtle = { name: "Ed25519" };
			return {
				kty: ["OKP"],
				crv: "Ed25519",
				subtle,
				signing: subtle,
				usages: sig
			};
		}
		function mldsa(parameterSet) {
			let subtle = { name: `ML-DSA-${parameterSet}` };
			return {
				kty: ["AKP"],
				subtle,
				signing: subtle,
				usages: sig
			};
		}
		let JWS = (0, _key_descriptor_js__WEBPACK_IMPORTED_MODULE_0__.t)({
			HS256: hmac(256),
			HS384: hmac(384),
			HS512: hmac(512),
			RS256: rsa(256),
			RS384: rsa(384),
			RS512: rsa(512),
			PS256: rsa(256, 32),
			PS384: rsa(384, 48),
			PS512: rsa(512, 64),
			ES256: ecdsa("P-256", 256),
			ES384: ecdsa("P-384", 384),
			ES512: ecdsa("P-521", 512),
			EdDSA: eddsa(),
			Ed25519: eddsa(),
			"ML-DSA-44": mldsa(44),
			"ML-DSA-65": mldsa(65),
			"ML-DSA-87": mldsa(87)
		});
		function jwsAlgorithm(alg) {
			let entry = typeof alg == "string" ? JWS[alg] : void 0;
			if (!entry) throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_1__.T0(`alg ${alg} is not supported either by JOSE or your javascript runtime`);
			return entry;
		}
	}),
	45526: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			_g: () => jwtClaimsSetBytes,
			cE: () => JWTClaimsBuilder,
			k6: () => validateClaimsSet
		});
		var _util_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5674), _buffer_utils_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77410), _validate_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47784);
		let epoch = (date) => Math.floor(date.getTime() / 1e3), multipliers = {
			s: 1,
			m: 60,
			h: 3600,
			d: 86400,
			w: 604800,
			y: 31557600
		}, REGEX = /^(\+|\-)? ?(\d+|\d+\.\d+) ?(seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)(?: (ago|from now))?$/i, checkFailed = "check_failed";
		function invalidDuration() {
			throw TypeError("Invalid time period format");
		}
		function secs(str) {
			typeof str != "string" && invalidDuration();
			let matched = REGEX.exec(str);
			(!matched || matched[4] && matched[1]) && invalidDuration();
			let value = parseFloat(matched[2]), durationSeconds = Math.round(value * multipliers[matched[3][0].toLowerCase()]);
			return Number.isFinite(durationSeconds) || invalidDuration(), matched[1] === "-" || matched[4] === "ago" ? -durationSeconds : durationSeconds;
		}
		function validateInput(label, input) {
			if (!Number.isFinite(input)) throw TypeError(`Invalid ${label} input`);
			return input;
		}
		function validateStringClaim(claim, value) {
			if (typeof value != "string") throw TypeError(`"${claim}" claim must be a string`);
		}
		function validateAudienceClaim(value) {
			if (typeof value != "string" && (!Array.isArray(value) || Array.from(value).some((member) => typeof member != "string"))) throw TypeError("\"aud\" claim must be a string or an array of strings");
		}
		function numericDate(value, label) {
			return typeof value == "number" ? validateInput(label, value) : value instanceof Date ? validateInput(label, epoch(value)) : epoch(new Date()) + secs(value);
		}
		let normalizeTyp = (value) => {
			let normalized = value.toLowerCase();
			return value.includes("/") ? normalized : `application/${normalized}`;
		}, checkAudiencePresence = (audPayload, audOption) => typeof audPayload == "string" ? audOption.includes(audPayload) : Array.isArray(audPayload) ? audOption.some((aud) => audPayload.includes(aud)) : !1;
		function validateNumericDate(claimsSet, claim, required = !1) {
			let value = claimsSet[claim];
			if (value !== void 0 || required) {
				if (typeof value != "number") throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_0__.ie(`"${claim}" claim must be a number`, claimsSet, claim, "invalid");
				return value;
			}
		}
		function unexpectedClaim(claimsSet, claim) {
			throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_0__.ie(`unexpected "${claim}" claim value`, claimsSet, claim, checkFailed);
		}
		function validateClaimsSet(protectedHeader, claimsSetBytes, options = {}) {
			let claimsSet;
			try {
				claimsSet = JSON.parse(_buffer_utils_js__WEBPACK_IMPORTED_MODULE_1__.u8.decode(claimsSetBytes));
			} catch (cause) {
				throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_0__.Dp("JWT Claims Set must be a top-level JSON object", { cause });
			}
			if (!(0, _validate_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(claimsSet)) throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_0__.Dp("JWT Claims Set must be a top-level JSON object");
			let { typ } = options;
			if (typ !== void 0 && (typeof protectedHeader.typ != "string" || normalizeTyp(protectedHeader.typ) !== normalizeTyp(typ))) throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_0__.ie("unexpected \"typ\" JWT header value", claimsSet, "typ", checkFailed);
			let { requiredClaims = [], issuer, subject, audience, maxTokenAge } = options, presenceCheck = [...requiredClaims];
			maxTokenAge !== void 0 && presenceCheck.push("iat"), audience !== void 0 && presenceCheck.push("aud"), subject !== void 0 && presenceCheck.push("sub"), issuer !== void 0 && presenceCheck.push("iss");
			for (let claim of new Set(presenceCheck.reverse())) if (!Object.hasOwn(claimsSet, claim)) throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_0__.ie(`missing required "${claim}" claim`, claimsSet, claim, "missing");
			issuer !== void 0 && !(Array.isArray(issuer) ? issuer : [issuer]).includes(claimsSet.iss) && unexpectedClaim(claimsSet, "iss"), subject !== void 0 && claimsSet.sub !== subject && unexpectedClaim(claimsSet, "sub"), audience !== void 0 && !checkAudiencePresence(claimsSet.aud, typeof audience == "string" ? [audience] : audience) && unexpectedClaim(claimsSet, "aud");
			let { clockTolerance } = options, tolerance = 0;
			if (typeof clockTolerance == "string") tolerance = secs(clockTolerance);
			else if (clockTolerance !== void 0) {
				if (typeof clockTolerance != "number") throw TypeError("Invalid clockTolerance option type");
				tolerance = clockTolerance;
			}
			if (validateInput("clockTolerance option", tolerance), tolerance < 0) throw TypeError("Invalid clockTolerance option input");
			let { currentDate } = options, now = validateInput("currentDate option", epoch(currentDate === void 0 ? new Date() : currentDate)), iat = validateNumericDate(claimsSet, "iat", maxTokenAge !== void 0), nbf = validateNumericDate(claimsSet, "nbf");
			if (nbf !== void 0 && nbf > now + tolerance) throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_0__.ie("\"nbf\" claim timestamp check failed", claimsSet, "nbf", checkFailed);
			let exp = validateNumericDate(claimsSet, "exp");
			if (exp !== void 0 && exp <= now - tolerance) throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_0__.n("\"exp\" claim timestamp check failed", claimsSet, "exp", checkFailed);
			if (maxTokenAge !== void 0) {
				let age = now - iat, max = validateInput("maxTokenAge option", typeof maxTokenAge == "number" ? maxTokenAge : secs(maxTokenAge));
				if (max < 0) throw TypeError("Invalid maxTokenAge option input");
				if (age - tolerance > max) throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_0__.n("\"iat\" claim timestamp check failed (too far in the past)", claimsSet, "iat", checkFailed);
				if (age < -tolerance) throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_0__.ie("\"iat\" claim timestamp check failed (it should be in the past)", claimsSet, "iat", checkFailed);
			}
			return claimsSet;
		}
		let producerClaimsSets;
		function producerClaimsSet(producer) {
			return producerClaimsSets.get(producer);
		}
		function jwtClaimsSetBytes(producer) {
			let claimsSet = producerClaimsSet(producer);
			for (let claim of [
				"iat",
				"nbf",
				"exp"
			]) {
				let value = claimsSet[claim];
				if (typeof value == "number" && !Number.isFinite(value)) throw TypeError(`"${claim}" claim must be a finite number`);
			}
			return _buffer_utils_js__WEBPACK_IMPORTED_MODULE_1__.Rd.encode(JSON.stringify(claimsSet));
		}
		class JWTClaimsBuilder {
			constructor(claimsSet = {}) {
				if (!(0, _validate_js__WEBPACK_IMPORTED_MODULE_2__.Gv)(claimsSet)) throw TypeError("JWT Claims Set MUST be an object");
				(producerClaimsSets ||= new WeakMap()).set(this, structuredClone(claimsSet));
			}
			setIssuer(value) {
				return validateStringClaim("iss", value), producerClaimsSet(this).iss = value, this;
			}
			setSubject(value) {
				return validateStringClaim("sub", value), producerClaimsSet(this).sub = value, this;
			}
			setAudience(value) {
				return validateAudienceClaim(value), producerClaimsSet(this).aud = value, this;
			}
			setJti(value) {
				return validateStringClaim("jti", value), producerClaimsSet(this).jti = value, this;
			}
			setNotBefore(value) {
				return producerClaimsSet(this).nbf = numericDate(value, "setNotBefore"), this;
			}
			setExpirationTime(value) {
				return producerClaimsSet(this).exp = numericDate(value, "setExpirationTime"), this;
			}
			setIssuedAt(value) {
				let claimsSet = producerClaimsSet(this);
				return claimsSet.iat = value === void 0 ? epoch(new Date()) : typeof value == "string" ? validateInput("setIssuedAt", epoch(new Date()) + secs(value)) : numericDate(value, "setIssuedAt"), this;
			}
		}
	}),
	47859: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			D2: () => isKeyObject,
			GK: () => rawKey,
			R7: () => isCryptoKey,
			XP: () => invalidKeyInput,
			ZZ: () => snapshotJwk,
			dT: () => prepareKey,
			l: () => validateExtractableOption,
			oX: () => normalizeJwk,
			or: () => checkModulusLength,
			xY: () => jwkToKey
		});
		var _validate_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(47784), _util_base64url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71445), _util_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5674);
		let tag = (key) => key[Symbol.toStringTag], jwkMatchesOp = (entry, key, usage) => {
			let { alg } = entry;
			if (key.use !== void 0) {
				let expected = usage === "sign" || usage === "verify" ? "sig" : "enc";
				if (key.use !== expected) throw TypeError(`Invalid key for this operation, its "use" must be "${expected}" when present`);
			}
			if (key.alg !== void 0 && key.alg !== alg) throw TypeError(`Invalid key for this operation, its "alg" must be "${alg}" when present`);
			if (Array.isArray(key.key_ops)) {
				let expectedKeyOp = usage === "encrypt" || usage === "decrypt" ? entry.ops?.[usage === "encrypt" ? 0 : 1] : usage;
				if (expectedKeyOp && !key.key_ops.includes(expectedKeyOp)) throw TypeError(`Invalid key for this operation, its "key_ops" must include "${expectedKeyOp}" when present`);
			}
		};
		async function prepareKey(entry, key, usage) {
			let { alg, secret } = entry, requiresPrivateKey = usage === "decrypt" || usage === "sign";
			if (secret && key instanceof Uint8Array) return key;
			let normalized, keyObject;
			if ((0, _validate_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(key)) {
				if (normalized = normalizeJwk(key), typeof normalized.kty != "string") throw invalidKeyType(alg, key, secret);
				if (!(secret ? normalized.kty === "oct" && typeof normalized.k == "string" : normalized.kty !== "oct" && (requiresPrivateKey ? normalized.kty === "AKP" && typeof normalized.priv == "string" || typeof normalized.d == "string" : normalized.d === void 0 && normalized.priv === void 0))) throw TypeError(secret ? "JSON Web Key for symmetric algorithms must have JWK \"kty\" (Key Type) equal to \"oct\" and the JWK \"k\" (Key Value) present" : `JSON Web Key for this operation must be a ${requiresPrivateKey ? "private" : "public"} JWK`);
				if (jwkMatchesOp(entry, normalized, usage), normalized.kty === "oct") return (0, _util_base64url_js__WEBPACK_IMPORTED_MODULE_1__.D)(normalized.k);
				if (!Object.isFrozen(key)) {
					let { key_ops } = key;
					Array.isArray(key_ops) && Object.freeze(key_ops), Object.freeze(key);
				}
			} else {
				if (!isKeyLike(key)) throw invalidKeyType(alg, key, secret);
				let expectedType = secret ? "secret" : requiresPrivateKey ? "private" : "public";
				if (key.type !== expectedType && (secret || [
					"secret",
					"public",
					"private"
				].includes(key.type))) throw TypeError(`${tag(key)} instances must be of type "${expectedType}" for the ${alg} algorithm`);
				if (isCryptoKey(key)) return key;
				if (keyObject = key, keyObject.type === "secret") return keyObject.export();
			}
			cache ||= new WeakMap();
			let cacheKey = key, cached = cache.get(cacheKey);
			if (cached?.[alg]) return cached[alg];
			if (cached || cache.set(cacheKey, cached = {}), keyObject && typeof keyObject.toCryptoKey == "function") {
				let isPublic = keyObject.type === "public", crv = nist[keyObject.asymmetricKeyDetails?.namedCurve], params = entry.resolve?.({
					crv,
					asymmetricKeyType: keyObject.asymmetricKeyType
				}) ?? entry.subtle;
				return cached[alg] = keyObject.toCryptoKey(params, isPublic, entry.usages[+!isPublic]);
			}
			return normalized ??= keyObject.export({ format: "jwk" }), normalized.alg = alg, cached[alg] = await jwkToKey(entry, normalized);
		}
		let cache, nist = {
			__proto__: null,
			prime256v1: "P-256",
			secp384r1: "P-384",
			secp521r1: "P-521"
		}, isCryptoKey = (key) => {
			if (key?.[Symbol.toStringTag] === "CryptoKey") return !0;
			try {
				return key instanceof CryptoKey;
			} catch {
				return !1;
			}
		}, isKeyObject = (key) => key?.[Symbol.toStringTag] === "KeyObject", isKeyLike = (key) => isCryptoKey(key) || isKeyObject(key);
		function message(msg, actual, ...types) {
			if (types.length > 2) {
				let last = types.pop();
				msg += `one of type ${types.join(", ")}, or ${last}.`;
			} else types.length === 2 ? msg += `one of type ${types[0]} or ${types[1]}.` : msg += `of type ${types[0]}.`;
			return actual == null ? msg += ` Received ${actual}` : typeof actual == "function" && actual.name ? msg += ` Received function ${actual.name}` : typeof actual == "object" && actual && actual.constructor?.name && (msg += ` Received an instance of ${actual.constructor.name}`), msg;
		}
		let invalidKeyInput = (actual, ...types) => message("Key must be ", actual, ...types);
		function invalidKeyType(alg, actual, secret) {
			let types = [
				"CryptoKey",
				"KeyObject",
				"JSON Web Key"
			];
			return secret && types.push("Uint8Array"), TypeError(message(`Key for the ${alg} algorithm must be `, actual, ...types));
		}
		let unusable = (name, prop = "algorithm.name") => TypeError(`CryptoKey does not support this operation, its ${prop} must be ${name}`);
		function checkUsage(key, usage) {
			if (usage && !key.usages.includes(usage)) throw TypeError(`CryptoKey does not support this operation, its usages must include ${usage}.`);
		}
		function checkModulusLength(alg, key) {
			let { modulusLength } = key.algorithm;
			if (typeof modulusLength != "number" || modulusLength < 2048) throw TypeError(`${alg} requires key modulusLength to be 2048 bits or larger`);
		}
		function checkCryptoKey(key, expected, usage) {
			let algorithm = key.algorithm;
			if (algorithm.name !== expected.name) throw unusable(expected.name);
			if (expected.hash && algorithm.hash?.name !== expected.hash) throw unusable(expected.hash, "algorithm.hash");
			if (expected.namedCurve && algorithm.namedCurve !== expected.namedCurve) throw unusable(expected.namedCurve, "algorithm.namedCurve");
			if (expected.length !== void 0 && algorithm.length !== expected.length) throw unusable(expected.length, "algorithm.length");
			checkUsage(key, usage);
		}
		function snapshotJwk(jwk) {
			return {
				__proto__: null,
				...jwk
			};
		}
		function normalizeJwk(jwk) {
			let normalized = snapshotJwk(jwk);
			if (normalized.ext !== void 0 && typeof normalized.ext != "boolean") throw TypeError("\"ext\" (Extractable) Parameter must be a boolean");
			if (normalized.key_ops !== void 0) {
				let value = normalized.key_ops, keyOps = Array.isArray(value) ? [...value] : void 0;
				if (!keyOps || keyOps.some((operation) => typeof operation != "string") || new Set(keyOps).size !== keyOps.length) throw TypeError("\"key_ops\" (Key Operations) Parameter must be an array of unique strings");
				normalized.key_ops = keyOps;
			}
			return normalized;
		}
		function validateExtractableOption(extractable) {
			if (extractable !== void 0 && typeof extractable != "boolean") throw TypeError("\"extractable\" option must be a boolean");
			return extractable;
		}
		async function jwkToKey(entry, jwk, extractable) {
			if (!entry.kty.includes(jwk.kty)) throw new _util_errors_js__WEBPACK_IMPORTED_MODULE_2__.T0("Invalid or unsupported JWK \"alg\" (Algorithm) Parameter value");
			let algorithm = entry.resolve?.({
				kty: jwk.kty,
				crv: jwk.crv
			}) ?? entry.subtle, isPrivate = !!(jwk.d || jwk.priv), keyData = {
				...jwk,
				ext: extractable ?? jwk.ext
			};
			return keyData.kty !== "AKP" && delete keyData.alg, delete keyData.use, crypto.subtle.importKey("jwk", keyData, algorithm, keyData.ext ?? !isPrivate, jwk.key_ops ?? entry.usages[+!!isPrivate]);
		}
		async function rawKey(key, expected, usage, extractable = !1) {
			return key instanceof Uint8Array && (key = await crypto.subtle.importKey("raw", key, expected, extractable, [usage])), checkCryptoKey(key, expected, usage), key;
		}
	}),
	20956: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ms: () => algArgument,
			Ze: () => keyAlgorithm,
			yt: () => unsupportedAlg
		});
		var errors = __webpack_require__(5674), jws_algorithms = __webpack_require__(68109), key_descriptor = __webpack_require__(83035);
		let wrap = [["encrypt", "wrapKey"], ["decrypt", "unwrapKey"]], derive = [[], ["deriveBits"]], none = [[], []];
		function rsaes(bits) {
			return {
				kty: ["RSA"],
				mode: "key-encryption",
				subtle: {
					name: "RSA-OAEP",
					hash: `SHA-${bits}`
				},
				usages: wrap,
				ops: ["wrapKey", "unwrapKey"]
			};
		}
		function ecdh(mode) {
			return {
				kty: ["EC", "OKP"],
				mode,
				subtle: { name: "ECDH" },
				resolve: ({ kty, crv, asymmetricKeyType }) => {
					if (crv === "X25519" || asymmetricKeyType === "x25519") return { name: "X25519" };
					if (kty === "OKP") throw new errors.T0("Invalid or unsupported JWK \"alg\" (Algorithm) Parameter value");
					return {
						name: "ECDH",
						namedCurve: crv
					};
				},
				usages: derive,
				ops: [void 0, "deriveBits"]
			};
		}
		function aeskw(bits, gcm = !1) {
			return {
				kty: ["oct"],
				mode: "key-wrapping",
				secret: !0,
				subtle: {
					name: gcm ? "AES-GCM" : "AES-KW",
					length: bits
				},
				usages: none,
				ops: gcm ? ["encrypt", "decrypt"] : ["wrapKey", "unwrapKey"]
			};
		}
		function pbes2() {
			return {
				kty: ["oct"],
				mode: "key-wrapping",
				secret: !0,
				subtle: { name: "PBKDF2" },
				usages: none,
				ops: ["deriveBits", "deriveBits"]
			};
		}
		let JWE = (0, key_descriptor.t)({
			dir: {
				kty: ["oct"],
				mode: "direct-encryption",
				secret: !0,
				subtle: { name: "AES-GCM" },
				usages: none,
				ops: ["encrypt", "decrypt"]
			},
			"RSA-OAEP": rsaes(1),
			"RSA-OAEP-256": rsaes(256),
			"RSA-OAEP-384": rsaes(384),
			"RSA-OAEP-512": rsaes(512),
			"ECDH-ES": ecdh("direct-key-agreement"),
			"ECDH-ES+A128KW": ecdh("key-agreement-with-key-wrapping"),
			"ECDH-ES+A192KW": ecdh("key-agreement-with-key-wrapping"),
			"ECDH-ES+A256KW": ecdh("key-agreement-with-key-wrapping"),
			A128KW: aeskw(128),
			A192KW: aeskw(192),
			A256KW: aeskw(256),
			A128GCMKW: aeskw(128, !0),
			A192GCMKW: aeskw(192, !0),
			A256GCMKW: aeskw(256, !0),
			"PBES2-HS256+A128KW": pbes2(),
			"PBES2-HS384+A192KW": pbes2(),
			"PBES2-HS512+A256KW": pbes2()
		}), contentOps = ["encrypt", "decrypt"];
		function contentEncryption(bits, cbc = !1) {
			return {
				kty: ["oct"],
				secret: !0,
				subtle: {
					name: cbc ? "AES-CBC" : "AES-GCM",
					length: bits
				},
				usages: none,
				ops: contentOps,
				cekBits: bits,
				ivBits: cbc ? 128 : 96,
				cbc
			};
		}
		(0, key_descriptor.t)({
			A128GCM: contentEncryption(128),
			A192GCM: contentEncryption(192),
			A256GCM: contentEncryption(256),
			"A128CBC-HS256": contentEncryption(256, !0),
			"A192CBC-HS384": contentEncryption(384, !0),
			"A256CBC-HS512": contentEncryption(512, !0)
		});
		let algArgument = "\"alg\" (Algorithm)";
		function unsupportedAlg(source = "JWK \"alg\" (Algorithm) Parameter") {
			throw new errors.T0(`Invalid or unsupported ${source} value`);
		}
		function keyAlgorithm(alg, source) {
			return (typeof alg == "string" ? jws_algorithms.p[alg] ?? JWE[alg] : void 0) ?? unsupportedAlg(source);
		}
	}),
	83035: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => table });
		function table(entries) {
			let out = { __proto__: null };
			for (let alg in entries) out[alg] = {
				...entries[alg],
				alg
			};
			return out;
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
