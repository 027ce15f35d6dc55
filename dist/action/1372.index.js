export const id = 1372;
export const ids = [1372];
export const modules = {
	3976: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { tokenAction: () => tokenAction });
		var bearer = __webpack_require__(8551), deadline = __webpack_require__(2159), workspace = __webpack_require__(1950);
		function obtainDatedToken(io, settings) {
			return (0, deadline.d)(io, settings.timeoutMs, async (job) => {
				let { token, lifetimeMs, startedAt } = await (0, bearer.BM)({
					...job,
					...settings,
					...(0, workspace.O)(job)
				}), { clock } = job;
				return {
					token,
					expiresAt: new Date(clock.now() - (clock.monotonic() - startedAt) + lifetimeMs).toISOString()
				};
			});
		}
		async function tokenAction(io, settings) {
			let { token, expiresAt } = await obtainDatedToken(io, settings);
			return io.setSecretOutput("access-token", token), io.setOutputs({
				conclusion: "finished",
				"expires-at": expiresAt
			}), settings.exportEnv !== void 0 && io.exportSecret(settings.exportEnv, token), io.log.info(`Access token ${token.fingerprint()} is valid until ${expiresAt}.`), "finished";
		}
	}),
	9937: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { i: () => decodeJwt }), new TextEncoder();
		let decoder = new TextDecoder(), buffer_utils_strictDecoder = new TextDecoder("utf-8", { fatal: !0 });
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
		function base64url_decode(input) {
			try {
				return decodeBase64(typeof input == "string" ? input : decoder.decode(input), !0);
			} catch (cause) {
				throw TypeError("The input to be decoded is not correctly encoded.", { cause });
			}
		}
		function isObject(input) {
			if (typeof input != "object" || !input || Object.prototype.toString.call(input) !== "[object Object]") return !1;
			let prototype = Object.getPrototypeOf(input);
			return prototype === null || Object.getPrototypeOf(prototype) === null;
		}
		class JOSEError extends Error {
			static code = "ERR_JOSE_GENERIC";
			code = "ERR_JOSE_GENERIC";
			constructor(message, options) {
				super(message, options), this.name = this.constructor.name, Error.captureStackTrace?.(this, this.constructor);
			}
		}
		class JWTInvalid extends JOSEError {
			static code = "ERR_JWT_INVALID";
			code = "ERR_JWT_INVALID";
		}
		function decodeJwt(jwt) {
			if (typeof jwt != "string") throw new JWTInvalid("JWTs must use Compact JWS serialization, JWT must be a string");
			let { 1: encodedPayload, length } = jwt.split(".");
			if (length === 5) throw new JWTInvalid("Only JWTs using Compact JWS serialization can be decoded");
			if (length !== 3) throw new JWTInvalid("Invalid JWT");
			if (!encodedPayload) throw new JWTInvalid("JWTs must contain a payload");
			let claimsSetBytes;
			try {
				claimsSetBytes = base64url_decode(encodedPayload);
			} catch (cause) {
				throw new JWTInvalid("Failed to base64url decode the payload", { cause });
			}
			let claimsSet;
			try {
				claimsSet = JSON.parse(buffer_utils_strictDecoder.decode(claimsSetBytes));
			} catch (cause) {
				throw new JWTInvalid("Failed to parse the decoded payload as JSON", { cause });
			}
			if (!isObject(claimsSet)) throw new JWTInvalid("Invalid JWT Claims Set");
			return claimsSet;
		}
	})
};
