export const id = 3694;
export const ids = [3694];
export const modules = {
	48796: (function(__unused_webpack_module, exports, __webpack_require__) {
		var __importDefault = this && this.__importDefault || function(mod) {
			return mod && mod.__esModule ? mod : { default: mod };
		};
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.appDataPath = appDataPath;
		let os_1 = __importDefault(__webpack_require__(70857)), path_1 = __importDefault(__webpack_require__(16928));
		function appDataPath(name) {
			let homedir = os_1.default.homedir();
			switch (process.platform) {
				case "darwin": {
					let appSupport = path_1.default.join(homedir, "Library", "Application Support");
					return path_1.default.join(appSupport, name);
				}
				case "win32": {
					let localAppData = process.env.LOCALAPPDATA || path_1.default.join(homedir, "AppData", "Local");
					return path_1.default.join(localAppData, name, "Data");
				}
				default: {
					let localData = process.env.XDG_DATA_HOME || path_1.default.join(homedir, ".local", "share");
					return path_1.default.join(localData, name);
				}
			}
		}
	}),
	83040: (function(__unused_webpack_module, exports, __webpack_require__) {
		var __importDefault = this && this.__importDefault || function(mod) {
			return mod && mod.__esModule ? mod : { default: mod };
		};
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.TUFClient = void 0;
		let fs_1 = __importDefault(__webpack_require__(79896)), path_1 = __importDefault(__webpack_require__(16928)), tuf_js_1 = __webpack_require__(84706), _1 = __webpack_require__(84423), package_json_1 = __webpack_require__(69446), target_1 = __webpack_require__(47686), TARGETS_DIR_NAME = "targets";
		class TUFClient {
			updater;
			constructor(options) {
				let url = new URL(options.mirrorURL), repoName = encodeURIComponent(url.host + url.pathname.replace(/\/$/, "")), cachePath = path_1.default.join(options.cachePath, repoName);
				initTufCache(cachePath), seedCache({
					cachePath,
					mirrorURL: options.mirrorURL,
					tufRootPath: options.rootPath,
					forceInit: options.forceInit
				}), this.updater = initClient({
					mirrorURL: options.mirrorURL,
					cachePath,
					forceCache: options.forceCache,
					retry: options.retry,
					timeout: options.timeout
				});
			}
			async refresh() {
				return this.updater.refresh();
			}
			getTarget(targetName) {
				return (0, target_1.readTarget)(this.updater, targetName);
			}
		}
		exports.TUFClient = TUFClient;
		function initTufCache(cachePath) {
			let targetsPath = path_1.default.join(cachePath, TARGETS_DIR_NAME);
			fs_1.default.existsSync(cachePath) || fs_1.default.mkdirSync(cachePath, { recursive: !0 }), fs_1.default.existsSync(targetsPath) || fs_1.default.mkdirSync(targetsPath);
		}
		function seedCache({ cachePath, mirrorURL, tufRootPath, forceInit }) {
			let cachedRootPath = path_1.default.join(cachePath, "root.json");
			if (!fs_1.default.existsSync(cachedRootPath) || forceInit) {
				if (tufRootPath) fs_1.default.copyFileSync(tufRootPath, cachedRootPath);
				else {
					let repoSeed = __webpack_require__(8032)[mirrorURL];
					if (!repoSeed) throw new _1.TUFError({
						code: "TUF_INIT_CACHE_ERROR",
						message: `No root.json found for mirror: ${mirrorURL}`
					});
					fs_1.default.writeFileSync(cachedRootPath, Buffer.from(repoSeed["root.json"], "base64")), Object.entries(repoSeed.targets).forEach(([targetName, target]) => {
						fs_1.default.writeFileSync(path_1.default.join(cachePath, TARGETS_DIR_NAME, targetName), Buffer.from(target, "base64"));
					});
				}
			}
		}
		function initClient(options) {
			let config = {
				fetchTimeout: options.timeout,
				fetchRetry: options.retry,
				userAgent: `${encodeURIComponent(package_json_1.name)}/${package_json_1.version}`
			};
			return new tuf_js_1.Updater({
				metadataBaseUrl: options.mirrorURL,
				targetBaseUrl: `${options.mirrorURL}/targets`,
				metadataDir: options.cachePath,
				targetDir: path_1.default.join(options.cachePath, TARGETS_DIR_NAME),
				forceCache: options.forceCache,
				config
			});
		}
	}),
	16213: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.TUFError = void 0;
		class TUFError extends Error {
			code;
			cause;
			constructor({ code, message, cause }) {
				super(message), this.code = code, this.cause = cause, this.name = this.constructor.name;
			}
		}
		exports.TUFError = TUFError;
	}),
	84423: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.TUFError = exports.DEFAULT_MIRROR_URL = void 0, exports.getTrustedRoot = getTrustedRoot, exports.initTUF = initTUF;
		let protobuf_specs_1 = __webpack_require__(19654), appdata_1 = __webpack_require__(48796), client_1 = __webpack_require__(83040);
		exports.DEFAULT_MIRROR_URL = "https://tuf-repo-cdn.sigstore.dev";
		let DEFAULT_RETRY = { retries: 2 };
		async function getTrustedRoot(options = {}) {
			let trustedRoot = await createClient(options).getTarget("trusted_root.json");
			return protobuf_specs_1.TrustedRoot.fromJSON(JSON.parse(trustedRoot));
		}
		async function initTUF(options = {}) {
			let client = createClient(options);
			return client.refresh().then(() => client);
		}
		function createClient(options) {
			return new client_1.TUFClient({
				cachePath: options.cachePath || (0, appdata_1.appDataPath)("sigstore-js"),
				rootPath: options.rootPath,
				mirrorURL: options.mirrorURL || exports.DEFAULT_MIRROR_URL,
				retry: options.retry ?? DEFAULT_RETRY,
				timeout: options.timeout ?? 5e3,
				forceCache: options.forceCache ?? !1,
				forceInit: options.forceInit ?? options.force ?? !1
			});
		}
		var error_1 = __webpack_require__(16213);
		Object.defineProperty(exports, "TUFError", {
			enumerable: !0,
			get: function() {
				return error_1.TUFError;
			}
		});
	}),
	47686: (function(__unused_webpack_module, exports, __webpack_require__) {
		var __importDefault = this && this.__importDefault || function(mod) {
			return mod && mod.__esModule ? mod : { default: mod };
		};
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.readTarget = readTarget;
		let fs_1 = __importDefault(__webpack_require__(79896)), error_1 = __webpack_require__(16213);
		async function readTarget(tuf, targetPath) {
			let path = await getTargetPath(tuf, targetPath);
			return new Promise((resolve, reject) => {
				fs_1.default.readFile(path, "utf-8", (err, data) => {
					err ? reject(new error_1.TUFError({
						code: "TUF_READ_TARGET_ERROR",
						message: `error reading target ${path}`,
						cause: err
					})) : resolve(data);
				});
			});
		}
		async function getTargetPath(tuf, target) {
			let targetInfo;
			try {
				targetInfo = await tuf.getTargetInfo(target);
			} catch (err) {
				throw new error_1.TUFError({
					code: "TUF_REFRESH_METADATA_ERROR",
					message: "error refreshing TUF metadata",
					cause: err
				});
			}
			if (!targetInfo) throw new error_1.TUFError({
				code: "TUF_FIND_TARGET_ERROR",
				message: `target ${target} not found`
			});
			let path = await tuf.findCachedTarget(targetInfo);
			if (!path) try {
				path = await tuf.downloadTarget(targetInfo);
			} catch (err) {
				throw new error_1.TUFError({
					code: "TUF_DOWNLOAD_TARGET_ERROR",
					message: `error downloading target ${path}`,
					cause: err
				});
			}
			return path;
		}
	}),
	65178: ((module) => {
		function canonicalize(object) {
			let buffer = [];
			if (typeof object == "string") buffer.push(canonicalizeString(object));
			else if (typeof object == "boolean") buffer.push(JSON.stringify(object));
			else if (Number.isInteger(object)) buffer.push(JSON.stringify(object));
			else if (object === null) buffer.push(JSON.stringify(object));
			else if (Array.isArray(object)) {
				buffer.push("[");
				let first = !0;
				object.forEach((element) => {
					first || buffer.push(","), first = !1, buffer.push(canonicalize(element));
				}), buffer.push("]");
			} else if (typeof object == "object") {
				buffer.push("{");
				let first = !0;
				Object.keys(object).sort().forEach((property) => {
					first || buffer.push(","), first = !1, buffer.push(canonicalizeString(property)), buffer.push(":"), buffer.push(canonicalize(object[property]));
				}), buffer.push("}");
			} else throw TypeError("cannot encode " + object.toString());
			return buffer.join("");
		}
		function canonicalizeString(string) {
			return "\"" + string.replace(/\\/g, "\\\\").replace(/"/g, "\\\"") + "\"";
		}
		module.exports = { canonicalize };
	}),
	28883: (function(__unused_webpack_module, exports, __webpack_require__) {
		var __importDefault = this && this.__importDefault || function(mod) {
			return mod && mod.__esModule ? mod : { default: mod };
		};
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.Signed = exports.MetadataKind = void 0, exports.isMetadataKind = isMetadataKind;
		let util_1 = __importDefault(__webpack_require__(39023)), error_1 = __webpack_require__(5494), utils_1 = __webpack_require__(20846), SPECIFICATION_VERSION = [
			"1",
			"0",
			"31"
		];
		var MetadataKind;
		(function(MetadataKind) {
			MetadataKind.Root = "root", MetadataKind.Timestamp = "timestamp", MetadataKind.Snapshot = "snapshot", MetadataKind.Targets = "targets";
		})(MetadataKind || (exports.MetadataKind = MetadataKind = {}));
		function isMetadataKind(value) {
			return typeof value == "string" && Object.values(MetadataKind).includes(value);
		}
		class Signed {
			specVersion;
			expires;
			version;
			unrecognizedFields;
			constructor(options) {
				this.specVersion = options.specVersion || SPECIFICATION_VERSION.join(".");
				let specList = this.specVersion.split(".");
				if (specList.length !== 2 && specList.length !== 3 || !specList.every((item) => isNumeric(item))) throw new error_1.ValueError("Failed to parse specVersion");
				if (specList[0] != SPECIFICATION_VERSION[0]) throw new error_1.ValueError("Unsupported specVersion");
				this.expires = options.expires, this.version = options.version, this.unrecognizedFields = options.unrecognizedFields || {};
			}
			equals(other) {
				return other instanceof Signed && this.specVersion === other.specVersion && this.expires === other.expires && this.version === other.version && util_1.default.isDeepStrictEqual(this.unrecognizedFields, other.unrecognizedFields);
			}
			isExpired(referenceTime) {
				return referenceTime ||= new Date(), referenceTime >= new Date(this.expires);
			}
			static commonFieldsFromJSON(data) {
				let { spec_version, expires, version, ...rest } = data;
				if (!utils_1.guard.isDefined(spec_version)) throw new error_1.ValueError("spec_version is not defined");
				if (typeof spec_version != "string") throw TypeError("spec_version must be a string");
				if (!utils_1.guard.isDefined(expires)) throw new error_1.ValueError("expires is not defined");
				if (typeof expires != "string") throw TypeError("expires must be a string");
				if (Number.isNaN(new Date(expires).getTime())) throw new error_1.ValueError("Failed to parse expires");
				if (!utils_1.guard.isDefined(version)) throw new error_1.ValueError("version is not defined");
				if (typeof version != "number") throw TypeError("version must be a number");
				return {
					specVersion: spec_version,
					expires,
					version,
					unrecognizedFields: rest
				};
			}
		}
		exports.Signed = Signed;
		function isNumeric(str) {
			return !isNaN(Number(str));
		}
	}),
	84727: (function(__unused_webpack_module, exports, __webpack_require__) {
		var __importDefault = this && this.__importDefault || function(mod) {
			return mod && mod.__esModule ? mod : { default: mod };
		};
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.Delegations = void 0;
		let util_1 = __importDefault(__webpack_require__(39023)), error_1 = __webpack_require__(5494), key_1 = __webpack_require__(53343), role_1 = __webpack_require__(55934), utils_1 = __webpack_require__(20846);
		class Delegations {
			keys;
			roles;
			unrecognizedFields;
			succinctRoles;
			constructor(options) {
				if (this.keys = options.keys, this.unrecognizedFields = options.unrecognizedFields || {}, options.roles && Object.keys(options.roles).some((roleName) => role_1.TOP_LEVEL_ROLE_NAMES.includes(roleName))) throw new error_1.ValueError("Delegated role name conflicts with top-level role name");
				this.succinctRoles = options.succinctRoles, this.roles = options.roles;
			}
			equals(other) {
				return other instanceof Delegations && util_1.default.isDeepStrictEqual(this.keys, other.keys) && util_1.default.isDeepStrictEqual(this.roles, other.roles) && util_1.default.isDeepStrictEqual(this.unrecognizedFields, other.unrecognizedFields) && util_1.default.isDeepStrictEqual(this.succinctRoles, other.succinctRoles);
			}
			*rolesForTarget(targetPath) {
				if (this.roles) for (let role of Object.values(this.roles)) role.isDelegatedPath(targetPath) && (yield {
					role: role.name,
					terminating: role.terminating
				});
				else this.succinctRoles && (yield {
					role: this.succinctRoles.getRoleForTarget(targetPath),
					terminating: !0
				});
			}
			toJSON() {
				let json = {
					keys: keysToJSON(this.keys),
					...this.unrecognizedFields
				};
				return this.roles ? json.roles = rolesToJSON(this.roles) : this.succinctRoles && (json.succinct_roles = this.succinctRoles.toJSON()), json;
			}
			static fromJSON(data) {
				let { keys, roles, succinct_roles, ...unrecognizedFields } = data, succinctRoles;
				return utils_1.guard.isObject(succinct_roles) && (succinctRoles = role_1.SuccinctRoles.fromJSON(succinct_roles)), new Delegations({
					keys: keysFromJSON(keys),
					roles: rolesFromJSON(roles),
					unrecognizedFields,
					succinctRoles
				});
			}
		}
		exports.Delegations = Delegations;
		function keysToJSON(keys) {
			return Object.entries(keys).reduce((acc, [keyId, key]) => ({
				...acc,
				[keyId]: key.toJSON()
			}), {});
		}
		function rolesToJSON(roles) {
			return Object.values(roles).map((role) => role.toJSON());
		}
		function keysFromJSON(data) {
			if (!utils_1.guard.isObjectRecord(data)) throw TypeError("keys is malformed");
			return Object.entries(data).reduce((acc, [keyID, keyData]) => ({
				...acc,
				[keyID]: key_1.Key.fromJSON(keyID, keyData)
			}), {});
		}
		function rolesFromJSON(data) {
			let roleMap;
			if (utils_1.guard.isDefined(data)) {
				if (!utils_1.guard.isObjectArray(data)) throw TypeError("roles is malformed");
				roleMap = data.reduce((acc, role) => {
					let delegatedRole = role_1.DelegatedRole.fromJSON(role);
					if (Object.hasOwn(acc, delegatedRole.name)) throw new error_1.ValueError(`duplicate delegated role: ${delegatedRole.name}`);
					return {
						...acc,
						[delegatedRole.name]: delegatedRole
					};
				}, {});
			}
			return roleMap;
		}
	}),
	5494: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.UnsupportedAlgorithmError = exports.CryptoError = exports.LengthOrHashMismatchError = exports.UnsignedMetadataError = exports.RepositoryError = exports.ValueError = void 0;
		class ValueError extends Error {}
		exports.ValueError = ValueError;
		class RepositoryError extends Error {}
		exports.RepositoryError = RepositoryError;
		class UnsignedMetadataError extends RepositoryError {}
		exports.UnsignedMetadataError = UnsignedMetadataError;
		class LengthOrHashMismatchError extends RepositoryError {}
		exports.LengthOrHashMismatchError = LengthOrHashMismatchError;
		class CryptoError extends Error {}
		exports.CryptoError = CryptoError;
		class UnsupportedAlgorithmError extends CryptoError {}
		exports.UnsupportedAlgorithmError = UnsupportedAlgorithmError;
	}),
	76708: (function(__unused_webpack_module, exports, __webpack_require__) {
		var __importDefault = this && this.__importDefault || function(mod) {
			return mod && mod.__esModule ? mod : { default: mod };
		};
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.TargetFile = exports.MetaFile = void 0;
		let crypto_1 = __importDefault(__webpack_require__(76982)), util_1 = __importDefault(__webpack_require__(39023)), error_1 = __webpack_require__(5494), utils_1 = __webpack_require__(20846);
		class MetaFile {
			version;
			length;
			hashes;
			unrecognizedFields;
			constructor(opts) {
				if (opts.version <= 0) throw new error_1.ValueError("Metafile version must be at least 1");
				opts.length !== void 0 && validateLength(opts.length), this.version = opts.version, this.length = opts.length, this.hashes = opts.hashes, this.unrecognizedFields = opts.unrecognizedFields || {};
			}
			equals(other) {
				return other instanceof MetaFile && this.version === other.version && this.length === other.length && util_1.default.isDeepStrictEqual(this.hashes, other.hashes) && util_1.default.isDeepStrictEqual(this.unrecognizedFields, other.unrecognizedFields);
			}
			verify(data) {
				if (this.length !== void 0 && data.length !== this.length) throw new error_1.LengthOrHashMismatchError(`Expected length ${this.length} but got ${data.length}`);
				this.hashes && Object.entries(this.hashes).forEach(([key, value]) => {
					let hash;
					try {
						hash = crypto_1.default.createHash(key);
					} catch {
						throw new error_1.LengthOrHashMismatchError(`Hash algorithm ${key} not supported`);
					}
					let observedHash = hash.update(data).digest("hex");
					if (observedHash !== value) throw new error_1.LengthOrHashMismatchError(`Expected hash ${value} but got ${observedHash}`);
				});
			}
			toJSON() {
				let json = {
					version: this.version,
					...this.unrecognizedFields
				};
				return this.length !== void 0 && (json.length = this.length), this.hashes && (json.hashes = this.hashes), json;
			}
			static fromJSON(data) {
				let { version, length, hashes, ...rest } = data;
				if (typeof version != "number") throw TypeError("version must be a number");
				if (utils_1.guard.isDefined(length) && typeof length != "number") throw TypeError("length must be a number");
				if (utils_1.guard.isDefined(hashes) && !utils_1.guard.isStringRecord(hashes)) throw TypeError("hashes must be string keys and values");
				return new MetaFile({
					version,
					length,
					hashes,
					unrecognizedFields: rest
				});
			}
		}
		exports.MetaFile = MetaFile;
		class TargetFile {
			length;
			path;
			hashes;
			unrecognizedFields;
			constructor(opts) {
				validateLength(opts.length), this.length = opts.length, this.path = opts.path, this.hashes = opts.hashes, this.unrecognizedFields = opts.unrecognizedFields || {};
			}
			get custom() {
				let custom = this.unrecognizedFields.custom;
				return !custom || Array.isArray(custom) || typeof custom != "object" ? {} : custom;
			}
			equals(other) {
				return other instanceof TargetFile && this.length === other.length && this.path === other.path && util_1.default.isDeepStrictEqual(this.hashes, other.hashes) && util_1.default.isDeepStrictEqual(this.unrecognizedFields, other.unrecognizedFields);
			}
			async verify(stream) {
				let observedLength = 0, digests = Object.keys(this.hashes).reduce((acc, key) => {
					try {
						acc[key] = crypto_1.default.createHash(key);
					} catch {
						throw new error_1.LengthOrHashMismatchError(`Hash algorithm ${key} not supported`);
					}
					return acc;
				}, {});
				for await (let chunk of stream) observedLength += chunk.length, Object.values(digests).forEach((digest) => {
					digest.update(chunk);
				});
				if (observedLength !== this.length) throw new error_1.LengthOrHashMismatchError(`Expected length ${this.length} but got ${observedLength}`);
				Object.entries(digests).forEach(([key, value]) => {
					let expected = this.hashes[key], actual = value.digest("hex");
					if (actual !== expected) throw new error_1.LengthOrHashMismatchError(`Expected hash ${expected} but got ${actual}`);
				});
			}
			toJSON() {
				return {
					length: this.length,
					hashes: this.hashes,
					...this.unrecognizedFields
				};
			}
			static fromJSON(path, data) {
				let { length, hashes, ...rest } = data;
				if (typeof length != "number") throw TypeError("length must be a number");
				if (!utils_1.guard.isStringRecord(hashes)) throw TypeError("hashes must have string keys and values");
				return new TargetFile({
					length,
					path,
					hashes,
					unrecognizedFields: rest
				});
			}
		}
		exports.TargetFile = TargetFile;
		function validateLength(length) {
			if (length < 0) throw new error_1.ValueError("Length must be at least 0");
		}
	}),
	68908: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.Timestamp = exports.Targets = exports.Snapshot = exports.Signature = exports.Root = exports.Metadata = exports.Key = exports.TargetFile = exports.MetaFile = exports.ValueError = exports.MetadataKind = void 0;
		var base_1 = __webpack_require__(28883);
		Object.defineProperty(exports, "MetadataKind", {
			enumerable: !0,
			get: function() {
				return base_1.MetadataKind;
			}
		});
		var error_1 = __webpack_require__(5494);
		Object.defineProperty(exports, "ValueError", {
			enumerable: !0,
			get: function() {
				return error_1.ValueError;
			}
		});
		var file_1 = __webpack_require__(76708);
		Object.defineProperty(exports, "MetaFile", {
			enumerable: !0,
			get: function() {
				return file_1.MetaFile;
			}
		}), Object.defineProperty(exports, "TargetFile", {
			enumerable: !0,
			get: function() {
				return file_1.TargetFile;
			}
		});
		var key_1 = __webpack_require__(53343);
		Object.defineProperty(exports, "Key", {
			enumerable: !0,
			get: function() {
				return key_1.Key;
			}
		});
		var metadata_1 = __webpack_require__(86555);
		Object.defineProperty(exports, "Metadata", {
			enumerable: !0,
			get: function() {
				return metadata_1.Metadata;
			}
		});
		var root_1 = __webpack_require__(8946);
		Object.defineProperty(exports, "Root", {
			enumerable: !0,
			get: function() {
				return root_1.Root;
			}
		});
		var signature_1 = __webpack_require__(50874);
		Object.defineProperty(exports, "Signature", {
			enumerable: !0,
			get: function() {
				return signature_1.Signature;
			}
		});
		var snapshot_1 = __webpack_require__(59386);
		Object.defineProperty(exports, "Snapshot", {
			enumerable: !0,
			get: function() {
				return snapshot_1.Snapshot;
			}
		});
		var targets_1 = __webpack_require__(46150);
		Object.defineProperty(exports, "Targets", {
			enumerable: !0,
			get: function() {
				return targets_1.Targets;
			}
		});
		var timestamp_1 = __webpack_require__(81796);
		Object.defineProperty(exports, "Timestamp", {
			enumerable: !0,
			get: function() {
				return timestamp_1.Timestamp;
			}
		});
	}),
	53343: (function(__unused_webpack_module, exports, __webpack_require__) {
		var __importDefault = this && this.__importDefault || function(mod) {
			return mod && mod.__esModule ? mod : { default: mod };
		};
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.Key = void 0;
		let util_1 = __importDefault(__webpack_require__(39023)), error_1 = __webpack_require__(5494), utils_1 = __webpack_require__(20846), key_1 = __webpack_require__(86361);
		class Key {
			keyID;
			keyType;
			scheme;
			keyVal;
			unrecognizedFields;
			constructor(options) {
				let { keyID, keyType, scheme, keyVal, unrecognizedFields } = options;
				this.keyID = keyID, this.keyType = keyType, this.scheme = scheme, this.keyVal = keyVal, this.unrecognizedFields = unrecognizedFields || {};
			}
			verifySignature(metadata) {
				let signature = metadata.signatures[this.keyID];
				if (!signature) throw new error_1.UnsignedMetadataError("no signature for key found in metadata");
				if (!this.keyVal.public) throw new error_1.UnsignedMetadataError("no public key found");
				let publicKey = (0, key_1.getPublicKey)({
					keyType: this.keyType,
					scheme: this.scheme,
					keyVal: this.keyVal.public
				}), signedData = metadata.signed.toJSON();
				try {
					if (!utils_1.crypto.verifySignature(signedData, publicKey, signature.sig)) throw new error_1.UnsignedMetadataError(`failed to verify ${this.keyID} signature`);
				} catch (error) {
					throw error instanceof error_1.UnsignedMetadataError ? error : new error_1.UnsignedMetadataError(`failed to verify ${this.keyID} signature`);
				}
			}
			equals(other) {
				return other instanceof Key && this.keyID === other.keyID && this.keyType === other.keyType && this.scheme === other.scheme && util_1.default.isDeepStrictEqual(this.keyVal, other.keyVal) && util_1.default.isDeepStrictEqual(this.unrecognizedFields, other.unrecognizedFields);
			}
			toJSON() {
				return {
					keytype: this.keyType,
					scheme: this.scheme,
					keyval: this.keyVal,
					...this.unrecognizedFields
				};
			}
			static fromJSON(keyID, data) {
				let { keytype, scheme, keyval, ...rest } = data;
				if (typeof keytype != "string") throw TypeError("keytype must be a string");
				if (typeof scheme != "string") throw TypeError("scheme must be a string");
				if (!utils_1.guard.isStringRecord(keyval)) throw TypeError("keyval must be a string record");
				return new Key({
					keyID,
					keyType: keytype,
					scheme,
					keyVal: keyval,
					unrecognizedFields: rest
				});
			}
		}
		exports.Key = Key;
	}),
	86555: (function(__unused_webpack_module, exports, __webpack_require__) {
		var __importDefault = this && this.__importDefault || function(mod) {
			return mod && mod.__esModule ? mod : { default: mod };
		};
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.Metadata = void 0;
		let canonical_json_1 = __webpack_require__(65178), util_1 = __importDefault(__webpack_require__(39023)), base_1 = __webpack_require__(28883), error_1 = __webpack_require__(5494), root_1 = __webpack_require__(8946), signature_1 = __webpack_require__(50874), snapshot_1 = __webpack_require__(59386), targets_1 = __webpack_require__(46150), timestamp_1 = __webpack_require__(81796), utils_1 = __webpack_require__(20846);
		class Metadata {
			signed;
			signatures;
			unrecognizedFields;
			constructor(signed, signatures, unrecognizedFields) {
				this.signed = signed, this.signatures = signatures || {}, this.unrecognizedFields = unrecognizedFields || {};
			}
			sign(signer, append = !0) {
				let signature = signer(Buffer.from((0, canonical_json_1.canonicalize)(this.signed.toJSON())));
				append || (this.signatures = {}), this.signatures[signature.keyID] = signature;
			}
			verifyDelegate(delegatedRole, delegatedMetadata) {
				let role, keys = {};
				switch (this.signed.type) {
					case base_1.MetadataKind.Root:
						keys = this.signed.keys, role = this.signed.roles[delegatedRole];
						break;
					case base_1.MetadataKind.Targets:
						if (!this.signed.delegations) throw new error_1.ValueError(`No delegations found for ${delegatedRole}`);
						keys = this.signed.delegations.keys, this.signed.delegations.roles ? role = this.signed.delegations.roles[delegatedRole] : this.signed.delegations.succinctRoles && this.signed.delegations.succinctRoles.isDelegatedRole(delegatedRole) && (role = this.signed.delegations.succinctRoles);
						break;
					default: throw TypeError("invalid metadata type");
				}
				if (!role) throw new error_1.ValueError(`no delegation found for ${delegatedRole}`);
				let signingKeys = new Set();
				if (role.keyIDs.forEach((keyID) => {
					let key = keys[keyID];
					if (key) try {
						key.verifySignature(delegatedMetadata), signingKeys.add(key.keyID);
					} catch {}
				}), signingKeys.size < role.threshold) throw new error_1.UnsignedMetadataError(`${delegatedRole} was signed by ${signingKeys.size}/${role.threshold} keys`);
			}
			equals(other) {
				return other instanceof Metadata && this.signed.equals(other.signed) && util_1.default.isDeepStrictEqual(this.signatures, other.signatures) && util_1.default.isDeepStrictEqual(this.unrecognizedFields, other.unrecognizedFields);
			}
			toJSON() {
				return {
					signatures: Object.values(this.signatures).map((signature) => signature.toJSON()),
					signed: this.signed.toJSON(),
					...this.unrecognizedFields
				};
			}
			static fromJSON(type, data) {
				let { signed, signatures, ...rest } = data;
				if (!utils_1.guard.isDefined(signed) || !utils_1.guard.isObject(signed)) throw TypeError("signed is not defined");
				if (type !== signed._type) throw new error_1.ValueError(`expected '${type}', got ${signed._type}`);
				if (!utils_1.guard.isObjectArray(signatures)) throw TypeError("signatures is not an array");
				let signedObj;
				switch (type) {
					case base_1.MetadataKind.Root:
						signedObj = root_1.Root.fromJSON(signed);
						break;
					case base_1.MetadataKind.Timestamp:
						signedObj = timestamp_1.Timestamp.fromJSON(signed);
						break;
					case base_1.MetadataKind.Snapshot:
						signedObj = snapshot_1.Snapshot.fromJSON(signed);
						break;
					case base_1.MetadataKind.Targets:
						signedObj = targets_1.Targets.fromJSON(signed);
						break;
					default: throw TypeError("invalid metadata type");
				}
				let sigMap = {};
				return signatures.forEach((sigData) => {
					let sig = signature_1.Signature.fromJSON(sigData);
					if (sigMap[sig.keyID]) throw new error_1.ValueError(`multiple signatures found for keyid: ${sig.keyID}`);
					sigMap[sig.keyID] = sig;
				}), new Metadata(signedObj, sigMap, rest);
			}
		}
		exports.Metadata = Metadata;
	}),
	55934: (function(__unused_webpack_module, exports, __webpack_require__) {
		var __importDefault = this && this.__importDefault || function(mod) {
			return mod && mod.__esModule ? mod : { default: mod };
		};
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.SuccinctRoles = exports.DelegatedRole = exports.Role = exports.TOP_LEVEL_ROLE_NAMES = void 0;
		let crypto_1 = __importDefault(__webpack_require__(76982)), minimatch_1 = __webpack_require__(46507), util_1 = __importDefault(__webpack_require__(39023)), error_1 = __webpack_require__(5494), utils_1 = __webpack_require__(20846);
		exports.TOP_LEVEL_ROLE_NAMES = [
			"root",
			"targets",
			"snapshot",
			"timestamp"
		];
		class Role {
			keyIDs;
			threshold;
			unrecognizedFields;
			constructor(options) {
				let { keyIDs, threshold, unrecognizedFields } = options;
				if (hasDuplicates(keyIDs)) throw new error_1.ValueError("duplicate key IDs found");
				if (threshold < 1) throw new error_1.ValueError("threshold must be at least 1");
				this.keyIDs = keyIDs, this.threshold = threshold, this.unrecognizedFields = unrecognizedFields || {};
			}
			equals(other) {
				return other instanceof Role && this.threshold === other.threshold && util_1.default.isDeepStrictEqual(this.keyIDs, other.keyIDs) && util_1.default.isDeepStrictEqual(this.unrecognizedFields, other.unrecognizedFields);
			}
			toJSON() {
				return {
					keyids: this.keyIDs,
					threshold: this.threshold,
					...this.unrecognizedFields
				};
			}
			static fromJSON(data) {
				let { keyids, threshold, ...rest } = data;
				if (!utils_1.guard.isStringArray(keyids)) throw TypeError("keyids must be an array");
				if (typeof threshold != "number") throw TypeError("threshold must be a number");
				return new Role({
					keyIDs: keyids,
					threshold,
					unrecognizedFields: rest
				});
			}
		}
		exports.Role = Role;
		function hasDuplicates(array) {
			return new Set(array).size !== array.length;
		}
		class DelegatedRole extends Role {
			name;
			terminating;
			paths;
			pathHashPrefixes;
			constructor(opts) {
				super(opts);
				let { name, terminating, paths, pathHashPrefixes } = opts;
				if (this.name = name, this.terminating = terminating, opts.paths && opts.pathHashPrefixes) throw new error_1.ValueError("paths and pathHashPrefixes are mutually exclusive");
				this.paths = paths, this.pathHashPrefixes = pathHashPrefixes;
			}
			equals(other) {
				return other instanceof DelegatedRole && super.equals(other) && this.name === other.name && this.terminating === other.terminating && util_1.default.isDeepStrictEqual(this.paths, other.paths) && util_1.default.isDeepStrictEqual(this.pathHashPrefixes, other.pathHashPrefixes);
			}
			isDelegatedPath(targetFilepath) {
				if (this.paths) return this.paths.some((pathPattern) => isTargetInPathPattern(targetFilepath, pathPattern));
				if (this.pathHashPrefixes) {
					let pathHash = crypto_1.default.createHash("sha256").update(targetFilepath).digest("hex");
					return this.pathHashPrefixes.some((pathHashPrefix) => pathHash.startsWith(pathHashPrefix));
				}
				return !1;
			}
			toJSON() {
				let json = {
					...super.toJSON(),
					name: this.name,
					terminating: this.terminating
				};
				return this.paths && (json.paths = this.paths), this.pathHashPrefixes && (json.path_hash_prefixes = this.pathHashPrefixes), json;
			}
			static fromJSON(data) {
				let { keyids, threshold, name, terminating, paths, path_hash_prefixes, ...rest } = data;
				if (!utils_1.guard.isStringArray(keyids)) throw TypeError("keyids must be an array of strings");
				if (typeof threshold != "number") throw TypeError("threshold must be a number");
				if (typeof name != "string") throw TypeError("name must be a string");
				if (typeof terminating != "boolean") throw TypeError("terminating must be a boolean");
				if (utils_1.guard.isDefined(paths) && !utils_1.guard.isStringArray(paths)) throw TypeError("paths must be an array of strings");
				if (utils_1.guard.isDefined(path_hash_prefixes) && !utils_1.guard.isStringArray(path_hash_prefixes)) throw TypeError("path_hash_prefixes must be an array of strings");
				return new DelegatedRole({
					keyIDs: keyids,
					threshold,
					name,
					terminating,
					paths,
					pathHashPrefixes: path_hash_prefixes,
					unrecognizedFields: rest
				});
			}
		}
		exports.DelegatedRole = DelegatedRole;
		let zip = (a, b) => a.map((k, i) => [k, b[i]]);
		function isTargetInPathPattern(target, pattern) {
			let targetParts = target.split("/"), patternParts = pattern.split("/");
			return patternParts.length == targetParts.length && zip(targetParts, patternParts).every(([targetPart, patternPart]) => (0, minimatch_1.minimatch)(targetPart, patternPart));
		}
		class SuccinctRoles extends Role {
			bitLength;
			namePrefix;
			numberOfBins;
			suffixLen;
			constructor(opts) {
				super(opts);
				let { bitLength, namePrefix } = opts;
				if (bitLength <= 0 || bitLength > 32) throw new error_1.ValueError("bitLength must be between 1 and 32");
				this.bitLength = bitLength, this.namePrefix = namePrefix, this.numberOfBins = 2 ** bitLength, this.suffixLen = (this.numberOfBins - 1).toString(16).length;
			}
			equals(other) {
				return other instanceof SuccinctRoles && super.equals(other) && this.bitLength === other.bitLength && this.namePrefix === other.namePrefix;
			}
			getRoleForTarget(targetFilepath) {
				let hashBytes = crypto_1.default.createHash("sha256").update(targetFilepath).digest().subarray(0, 4), shiftValue = 32 - this.bitLength, suffix = (hashBytes.readUInt32BE() >>> shiftValue).toString(16).padStart(this.suffixLen, "0");
				return `${this.namePrefix}-${suffix}`;
			}
			*getRoles() {
				for (let i = 0; i < this.numberOfBins; i++) {
					let suffix = i.toString(16).padStart(this.suffixLen, "0");
					yield `${this.namePrefix}-${suffix}`;
				}
			}
			isDelegatedRole(roleName) {
				let desiredPrefix = this.namePrefix + "-";
				if (!roleName.startsWith(desiredPrefix)) return !1;
				let suffix = roleName.slice(desiredPrefix.length, roleName.length);
				if (suffix.length != this.suffixLen || !suffix.match(/^[0-9a-fA-F]+$/)) return !1;
				let num = parseInt(suffix, 16);
				return 0 <= num && num < this.numberOfBins;
			}
			toJSON() {
				return {
					...super.toJSON(),
					bit_length: this.bitLength,
					name_prefix: this.namePrefix
				};
			}
			static fromJSON(data) {
				let { keyids, threshold, bit_length, name_prefix, ...rest } = data;
				if (!utils_1.guard.isStringArray(keyids)) throw TypeError("keyids must be an array of strings");
				if (typeof threshold != "number") throw TypeError("threshold must be a number");
				if (typeof bit_length != "number") throw TypeError("bit_length must be a number");
				if (typeof name_prefix != "string") throw TypeError("name_prefix must be a string");
				return new SuccinctRoles({
					keyIDs: keyids,
					threshold,
					bitLength: bit_length,
					namePrefix: name_prefix,
					unrecognizedFields: rest
				});
			}
		}
		exports.SuccinctRoles = SuccinctRoles;
	}),
	8946: (function(__unused_webpack_module, exports, __webpack_require__) {
		var __importDefault = this && this.__importDefault || function(mod) {
			return mod && mod.__esModule ? mod : { default: mod };
		};
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.Root = void 0;
		let util_1 = __importDefault(__webpack_require__(39023)), base_1 = __webpack_require__(28883), error_1 = __webpack_require__(5494), key_1 = __webpack_require__(53343), role_1 = __webpack_require__(55934), utils_1 = __webpack_require__(20846);
		class Root extends base_1.Signed {
			type = base_1.MetadataKind.Root;
			keys;
			roles;
			consistentSnapshot;
			constructor(options) {
				if (super(options), this.keys = options.keys || {}, this.consistentSnapshot = options.consistentSnapshot ?? !0, !options.roles) this.roles = role_1.TOP_LEVEL_ROLE_NAMES.reduce((acc, role) => ({
					...acc,
					[role]: new role_1.Role({
						keyIDs: [],
						threshold: 1
					})
				}), {});
				else {
					let roleNames = new Set(Object.keys(options.roles));
					if (!role_1.TOP_LEVEL_ROLE_NAMES.every((role) => roleNames.has(role))) throw new error_1.ValueError("missing top-level role");
					this.roles = options.roles;
				}
			}
			addKey(key, role) {
				if (!this.roles[role]) throw new error_1.ValueError(`role ${role} does not exist`);
				this.roles[role].keyIDs.includes(key.keyID) || this.roles[role].keyIDs.push(key.keyID), this.keys[key.keyID] = key;
			}
			equals(other) {
				return other instanceof Root && super.equals(other) && this.consistentSnapshot === other.consistentSnapshot && util_1.default.isDeepStrictEqual(this.keys, other.keys) && util_1.default.isDeepStrictEqual(this.roles, other.roles);
			}
			toJSON() {
				return {
					_type: this.type,
					spec_version: this.specVersion,
					version: this.version,
					expires: this.expires,
					keys: keysToJSON(this.keys),
					roles: rolesToJSON(this.roles),
					consistent_snapshot: this.consistentSnapshot,
					...this.unrecognizedFields
				};
			}
			static fromJSON(data) {
				let { unrecognizedFields, ...commonFields } = base_1.Signed.commonFieldsFromJSON(data), { keys, roles, consistent_snapshot, ...rest } = unrecognizedFields;
				if (typeof consistent_snapshot != "boolean") throw TypeError("consistent_snapshot must be a boolean");
				return new Root({
					...commonFields,
					keys: keysFromJSON(keys),
					roles: rolesFromJSON(roles),
					consistentSnapshot: consistent_snapshot,
					unrecognizedFields: rest
				});
			}
		}
		exports.Root = Root;
		function keysToJSON(keys) {
			return Object.entries(keys).reduce((acc, [keyID, key]) => ({
				...acc,
				[keyID]: key.toJSON()
			}), {});
		}
		function rolesToJSON(roles) {
			return Object.entries(roles).reduce((acc, [roleName, role]) => ({
				...acc,
				[roleName]: role.toJSON()
			}), {});
		}
		function keysFromJSON(data) {
			let keys;
			if (utils_1.guard.isDefined(data)) {
				if (!utils_1.guard.isObjectRecord(data)) throw TypeError("keys must be an object");
				keys = Object.entries(data).reduce((acc, [keyID, keyData]) => ({
					...acc,
					[keyID]: key_1.Key.fromJSON(keyID, keyData)
				}), {});
			}
			return keys;
		}
		function rolesFromJSON(data) {
			let roles;
			if (utils_1.guard.isDefined(data)) {
				if (!utils_1.guard.isObjectRecord(data)) throw TypeError("roles must be an object");
				roles = Object.entries(data).reduce((acc, [roleName, roleData]) => ({
					...acc,
					[roleName]: role_1.Role.fromJSON(roleData)
				}), {});
			}
			return roles;
		}
	}),
	50874: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.Signature = void 0;
		class Signature {
			keyID;
			sig;
			constructor(options) {
				let { keyID, sig } = options;
				this.keyID = keyID, this.sig = sig;
			}
			toJSON() {
				return {
					keyid: this.keyID,
					sig: this.sig
				};
			}
			static fromJSON(data) {
				let { keyid, sig } = data;
				if (typeof keyid != "string") throw TypeError("keyid must be a string");
				if (typeof sig != "string") throw TypeError("sig must be a string");
				return new Signature({
					keyID: keyid,
					sig
				});
			}
		}
		exports.Signature = Signature;
	}),
	59386: (function(__unused_webpack_module, exports, __webpack_require__) {
		var __importDefault = this && this.__importDefault || function(mod) {
			return mod && mod.__esModule ? mod : { default: mod };
		};
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.Snapshot = void 0;
		let util_1 = __importDefault(__webpack_require__(39023)), base_1 = __webpack_require__(28883), file_1 = __webpack_require__(76708), utils_1 = __webpack_require__(20846);
		class Snapshot extends base_1.Signed {
			type = base_1.MetadataKind.Snapshot;
			meta;
			constructor(opts) {
				super(opts), this.meta = opts.meta || { "targets.json": new file_1.MetaFile({ version: 1 }) };
			}
			equals(other) {
				return other instanceof Snapshot && super.equals(other) && util_1.default.isDeepStrictEqual(this.meta, other.meta);
			}
			toJSON() {
				return {
					_type: this.type,
					meta: metaToJSON(this.meta),
					spec_version: this.specVersion,
					version: this.version,
					expires: this.expires,
					...this.unrecognizedFields
				};
			}
			static fromJSON(data) {
				let { unrecognizedFields, ...commonFields } = base_1.Signed.commonFieldsFromJSON(data), { meta, ...rest } = unrecognizedFields;
				return new Snapshot({
					...commonFields,
					meta: metaFromJSON(meta),
					unrecognizedFields: rest
				});
			}
		}
		exports.Snapshot = Snapshot;
		function metaToJSON(meta) {
			return Object.entries(meta).reduce((acc, [path, metadata]) => ({
				...acc,
				[path]: metadata.toJSON()
			}), {});
		}
		function metaFromJSON(data) {
			let meta;
			if (utils_1.guard.isDefined(data)) {
				if (utils_1.guard.isObjectRecord(data)) meta = Object.entries(data).reduce((acc, [path, metadata]) => ({
					...acc,
					[path]: file_1.MetaFile.fromJSON(metadata)
				}), {});
				else throw TypeError("meta field is malformed");
			}
			return meta;
		}
	}),
	46150: (function(__unused_webpack_module, exports, __webpack_require__) {
		var __importDefault = this && this.__importDefault || function(mod) {
			return mod && mod.__esModule ? mod : { default: mod };
		};
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.Targets = void 0;
		let util_1 = __importDefault(__webpack_require__(39023)), base_1 = __webpack_require__(28883), delegations_1 = __webpack_require__(84727), file_1 = __webpack_require__(76708), utils_1 = __webpack_require__(20846);
		class Targets extends base_1.Signed {
			type = base_1.MetadataKind.Targets;
			targets;
			delegations;
			constructor(options) {
				super(options), this.targets = options.targets || {}, this.delegations = options.delegations;
			}
			addTarget(target) {
				this.targets[target.path] = target;
			}
			equals(other) {
				return other instanceof Targets && super.equals(other) && util_1.default.isDeepStrictEqual(this.targets, other.targets) && util_1.default.isDeepStrictEqual(this.delegations, other.delegations);
			}
			toJSON() {
				let json = {
					_type: this.type,
					spec_version: this.specVersion,
					version: this.version,
					expires: this.expires,
					targets: targetsToJSON(this.targets),
					...this.unrecognizedFields
				};
				return this.delegations && (json.delegations = this.delegations.toJSON()), json;
			}
			static fromJSON(data) {
				let { unrecognizedFields, ...commonFields } = base_1.Signed.commonFieldsFromJSON(data), { targets, delegations, ...rest } = unrecognizedFields;
				return new Targets({
					...commonFields,
					targets: targetsFromJSON(targets),
					delegations: delegationsFromJSON(delegations),
					unrecognizedFields: rest
				});
			}
		}
		exports.Targets = Targets;
		function targetsToJSON(targets) {
			return Object.entries(targets).reduce((acc, [path, target]) => ({
				...acc,
				[path]: target.toJSON()
			}), {});
		}
		function targetsFromJSON(data) {
			let targets;
			if (utils_1.guard.isDefined(data)) {
				if (utils_1.guard.isObjectRecord(data)) targets = Object.entries(data).reduce((acc, [path, target]) => ({
					...acc,
					[path]: file_1.TargetFile.fromJSON(path, target)
				}), {});
				else throw TypeError("targets must be an object");
			}
			return targets;
		}
		function delegationsFromJSON(data) {
			let delegations;
			if (utils_1.guard.isDefined(data)) {
				if (utils_1.guard.isObject(data)) delegations = delegations_1.Delegations.fromJSON(data);
				else throw TypeError("delegations must be an object");
			}
			return delegations;
		}
	}),
	81796: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.Timestamp = void 0;
		let base_1 = __webpack_require__(28883), file_1 = __webpack_require__(76708), utils_1 = __webpack_require__(20846);
		class Timestamp extends base_1.Signed {
			type = base_1.MetadataKind.Timestamp;
			snapshotMeta;
			constructor(options) {
				super(options), this.snapshotMeta = options.snapshotMeta || new file_1.MetaFile({ version: 1 });
			}
			equals(other) {
				return other instanceof Timestamp && super.equals(other) && this.snapshotMeta.equals(other.snapshotMeta);
			}
			toJSON() {
				return {
					_type: this.type,
					spec_version: this.specVersion,
					version: this.version,
					expires: this.expires,
					meta: { "snapshot.json": this.snapshotMeta.toJSON() },
					...this.unrecognizedFields
				};
			}
			static fromJSON(data) {
				let { unrecognizedFields, ...commonFields } = base_1.Signed.commonFieldsFromJSON(data), { meta, ...rest } = unrecognizedFields;
				return new Timestamp({
					...commonFields,
					snapshotMeta: snapshotMetaFromJSON(meta),
					unrecognizedFields: rest
				});
			}
		}
		exports.Timestamp = Timestamp;
		function snapshotMetaFromJSON(data) {
			let snapshotMeta;
			if (utils_1.guard.isDefined(data)) {
				let snapshotData = data["snapshot.json"];
				if (!utils_1.guard.isDefined(snapshotData) || !utils_1.guard.isObject(snapshotData)) throw TypeError("missing snapshot.json in meta");
				snapshotMeta = file_1.MetaFile.fromJSON(snapshotData);
			}
			return snapshotMeta;
		}
	}),
	37915: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.isDefined = isDefined, exports.isObject = isObject, exports.isStringArray = isStringArray, exports.isObjectArray = isObjectArray, exports.isStringRecord = isStringRecord, exports.isObjectRecord = isObjectRecord;
		function isDefined(val) {
			return val !== void 0;
		}
		function isObject(value) {
			return typeof value == "object" && !!value;
		}
		function isStringArray(value) {
			return Array.isArray(value) && value.every((v) => typeof v == "string");
		}
		function isObjectArray(value) {
			return Array.isArray(value) && value.every(isObject);
		}
		function isStringRecord(value) {
			return typeof value == "object" && !!value && Object.keys(value).every((k) => typeof k == "string") && Object.values(value).every((v) => typeof v == "string");
		}
		function isObjectRecord(value) {
			return typeof value == "object" && !!value && Object.keys(value).every((k) => typeof k == "string") && Object.values(value).every((v) => typeof v == "object" && !!v);
		}
	}),
	20846: (function(__unused_webpack_module, exports, __webpack_require__) {
		var __createBinding = this && this.__createBinding || (Object.create ? (function(o, m, k, k2) {
			k2 === void 0 && (k2 = k);
			var desc = Object.getOwnPropertyDescriptor(m, k);
			(!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) && (desc = {
				enumerable: !0,
				get: function() {
					return m[k];
				}
			}), Object.defineProperty(o, k2, desc);
		}) : (function(o, m, k, k2) {
			k2 === void 0 && (k2 = k), o[k2] = m[k];
		})), __setModuleDefault = this && this.__setModuleDefault || (Object.create ? (function(o, v) {
			Object.defineProperty(o, "default", {
				enumerable: !0,
				value: v
			});
		}) : function(o, v) {
			o.default = v;
		}), __importStar = this && this.__importStar || (function() {
			var ownKeys = function(o) {
				return ownKeys = Object.getOwnPropertyNames || function(o) {
					var ar = [];
					for (var k in o) Object.prototype.hasOwnProperty.call(o, k) && (ar[ar.length] = k);
					return ar;
				}, ownKeys(o);
			};
			return function(mod) {
				if (mod && mod.__esModule) return mod;
				var result = {};
				if (mod != null) for (var k = ownKeys(mod), i = 0; i < k.length; i++) k[i] !== "default" && __createBinding(result, mod, k[i]);
				return __setModuleDefault(result, mod), result;
			};
		})();
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.crypto = exports.guard = void 0, exports.guard = __importStar(__webpack_require__(37915)), exports.crypto = __importStar(__webpack_require__(64405));
	}),
	86361: (function(__unused_webpack_module, exports, __webpack_require__) {
		var __importDefault = this && this.__importDefault || function(mod) {
			return mod && mod.__esModule ? mod : { default: mod };
		};
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.getPublicKey = getPublicKey;
		let crypto_1 = __importDefault(__webpack_require__(76982)), error_1 = __webpack_require__(5494), oid_1 = __webpack_require__(10334), PEM_HEADER = "-----BEGIN PUBLIC KEY-----";
		function getPublicKey(keyInfo) {
			switch (keyInfo.keyType) {
				case "rsa": return getRSAPublicKey(keyInfo);
				case "ed25519": return getED25519PublicKey(keyInfo);
				case "ecdsa":
				case "ecdsa-sha2-nistp256":
				case "ecdsa-sha2-nistp384": return getECDCSAPublicKey(keyInfo);
				default: throw new error_1.UnsupportedAlgorithmError(`Unsupported key type: ${keyInfo.keyType}`);
			}
		}
		function getRSAPublicKey(keyInfo) {
			if (!keyInfo.keyVal.startsWith(PEM_HEADER)) throw new error_1.CryptoError("Invalid key format");
			let key = crypto_1.default.createPublicKey(keyInfo.keyVal);
			switch (keyInfo.scheme) {
				case "rsassa-pss-sha256":
				case "rsassa-pss-sha384":
				case "rsassa-pss-sha512": return {
					key,
					hashAlgorithm: keyInfo.scheme.slice(11),
					padding: crypto_1.default.constants.RSA_PKCS1_PSS_PADDING
				};
				default: throw new error_1.UnsupportedAlgorithmError(`Unsupported RSA scheme: ${keyInfo.scheme}`);
			}
		}
		function getED25519PublicKey(keyInfo) {
			let key;
			if (keyInfo.keyVal.startsWith(PEM_HEADER)) key = crypto_1.default.createPublicKey(keyInfo.keyVal);
			else {
				if (!isHex(keyInfo.keyVal)) throw new error_1.CryptoError("Invalid key format");
				key = crypto_1.default.createPublicKey({
					key: ed25519.hexToDER(keyInfo.keyVal),
					format: "der",
					type: "spki"
				});
			}
			return { key };
		}
		function getECDCSAPublicKey(keyInfo) {
			let namedCurve, curveOID, hashAlgorithm;
			switch (keyInfo.scheme) {
				case "ecdsa-sha2-nistp256":
					namedCurve = "prime256v1", curveOID = "1.2.840.10045.3.1.7", hashAlgorithm = "sha256";
					break;
				case "ecdsa-sha2-nistp384":
					namedCurve = "secp384r1", curveOID = "1.3.132.0.34", hashAlgorithm = "sha384";
					break;
				default: throw new error_1.UnsupportedAlgorithmError(`Unsupported ECDSA scheme: ${keyInfo.scheme}`);
			}
			if (keyInfo.keyType !== "ecdsa" && keyInfo.keyType !== keyInfo.scheme) throw new error_1.CryptoError("ECDSA key type does not match scheme");
			let key;
			if (keyInfo.keyVal.startsWith(PEM_HEADER)) key = crypto_1.default.createPublicKey(keyInfo.keyVal);
			else {
				if (!isHex(keyInfo.keyVal)) throw new error_1.CryptoError("Invalid key format");
				key = crypto_1.default.createPublicKey({
					key: ecdsa.hexToDER(keyInfo.keyVal, curveOID),
					format: "der",
					type: "spki"
				});
			}
			if (key.asymmetricKeyType !== "ec" || key.asymmetricKeyDetails?.namedCurve !== namedCurve) throw new error_1.CryptoError("ECDSA key curve does not match scheme");
			return {
				key,
				hashAlgorithm
			};
		}
		let ed25519 = { hexToDER: (hex) => {
			let key = Buffer.from(hex, "hex"), oid = (0, oid_1.encodeOIDString)("1.3.101.112"), elements = Buffer.concat([Buffer.concat([
				Buffer.from([48]),
				Buffer.from([oid.length]),
				oid
			]), Buffer.concat([
				Buffer.from([3]),
				Buffer.from([key.length + 1]),
				Buffer.from([0]),
				key
			])]);
			return Buffer.concat([
				Buffer.from([48]),
				Buffer.from([elements.length]),
				elements
			]);
		} }, ecdsa = { hexToDER: (hex, curveOID) => {
			let key = Buffer.from(hex, "hex"), bitString = Buffer.concat([
				Buffer.from([3]),
				Buffer.from([key.length + 1]),
				Buffer.from([0]),
				key
			]), oids = Buffer.concat([(0, oid_1.encodeOIDString)("1.2.840.10045.2.1"), (0, oid_1.encodeOIDString)(curveOID)]), oidSequence = Buffer.concat([
				Buffer.from([48]),
				Buffer.from([oids.length]),
				oids
			]);
			return Buffer.concat([
				Buffer.from([48]),
				Buffer.from([oidSequence.length + bitString.length]),
				oidSequence,
				bitString
			]);
		} }, isHex = (key) => /^[0-9a-fA-F]+$/.test(key);
	}),
	10334: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.encodeOIDString = encodeOIDString;
		function encodeOIDString(oid) {
			let parts = oid.split("."), first = parseInt(parts[0], 10) * 40 + parseInt(parts[1], 10), rest = [];
			parts.slice(2).forEach((part) => {
				let bytes = encodeVariableLengthInteger(parseInt(part, 10));
				rest.push(...bytes);
			});
			let der = Buffer.from([first, ...rest]);
			return Buffer.from([
				6,
				der.length,
				...der
			]);
		}
		function encodeVariableLengthInteger(value) {
			let bytes = [], mask = 0;
			do
				bytes.unshift(value & 127 | mask), value >>= 7, mask = 128;
			while (value > 0);
			return bytes;
		}
	}),
	64405: (function(__unused_webpack_module, exports, __webpack_require__) {
		var __importDefault = this && this.__importDefault || function(mod) {
			return mod && mod.__esModule ? mod : { default: mod };
		};
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.verifySignature = void 0;
		let canonical_json_1 = __webpack_require__(65178), crypto_1 = __importDefault(__webpack_require__(76982)), verifySignature = (metaDataSignedData, key, signature) => {
			let canonicalData = Buffer.from((0, canonical_json_1.canonicalize)(metaDataSignedData));
			return crypto_1.default.verify(key.hashAlgorithm, canonicalData, key, Buffer.from(signature, "hex"));
		};
		exports.verifySignature = verifySignature;
	}),
	6110: ((module, exports, __webpack_require__) => {
		exports.formatArgs = formatArgs, exports.save = save, exports.load = load, exports.useColors = useColors, exports.storage = localstorage(), exports.destroy = (() => {
			let warned = !1;
			return () => {
				warned || (warned = !0, console.warn("Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`."));
			};
		})(), exports.colors = "#0000CC.#0000FF.#0033CC.#0033FF.#0066CC.#0066FF.#0099CC.#0099FF.#00CC00.#00CC33.#00CC66.#00CC99.#00CCCC.#00CCFF.#3300CC.#3300FF.#3333CC.#3333FF.#3366CC.#3366FF.#3399CC.#3399FF.#33CC00.#33CC33.#33CC66.#33CC99.#33CCCC.#33CCFF.#6600CC.#6600FF.#6633CC.#6633FF.#66CC00.#66CC33.#9900CC.#9900FF.#9933CC.#9933FF.#99CC00.#99CC33.#CC0000.#CC0033.#CC0066.#CC0099.#CC00CC.#CC00FF.#CC3300.#CC3333.#CC3366.#CC3399.#CC33CC.#CC33FF.#CC6600.#CC6633.#CC9900.#CC9933.#CCCC00.#CCCC33.#FF0000.#FF0033.#FF0066.#FF0099.#FF00CC.#FF00FF.#FF3300.#FF3333.#FF3366.#FF3399.#FF33CC.#FF33FF.#FF6600.#FF6633.#FF9900.#FF9933.#FFCC00.#FFCC33".split(".");
		function useColors() {
			if (typeof window < "u" && window.process && (window.process.type === "renderer" || window.process.__nwjs)) return !0;
			if (typeof navigator < "u" && navigator.userAgent && navigator.userAgent.toLowerCase().match(/(edge|trident)\/(\d+)/)) return !1;
			let m;
			return typeof document < "u" && document.documentElement && document.documentElement.style && document.documentElement.style.WebkitAppearance || typeof window < "u" && window.console && (window.console.firebug || window.console.exception && window.console.table) || typeof navigator < "u" && navigator.userAgent && (m = navigator.userAgent.toLowerCase().match(/firefox\/(\d+)/)) && parseInt(m[1], 10) >= 31 || typeof navigator < "u" && navigator.userAgent && navigator.userAgent.toLowerCase().match(/applewebkit\/(\d+)/);
		}
		function formatArgs(args) {
			if (args[0] = (this.useColors ? "%c" : "") + this.namespace + (this.useColors ? " %c" : " ") + args[0] + (this.useColors ? "%c " : " ") + "+" + module.exports.humanize(this.diff), !this.useColors) return;
			let c = "color: " + this.color;
			args.splice(1, 0, c, "color: inherit");
			let index = 0, lastC = 0;
			args[0].replace(/%[a-zA-Z%]/g, (match) => {
				match !== "%%" && (index++, match === "%c" && (lastC = index));
			}), args.splice(lastC, 0, c);
		}
		exports.log = console.debug || console.log || (() => {});
		function save(namespaces) {
			try {
				namespaces ? exports.storage.setItem("debug", namespaces) : exports.storage.removeItem("debug");
			} catch {}
		}
		function load() {
			let r;
			try {
				r = exports.storage.getItem("debug") || exports.storage.getItem("DEBUG");
			} catch {}
			return !r && typeof process < "u" && "env" in process && (r = process.env.DEBUG), r;
		}
		function localstorage() {
			try {
				return localStorage;
			} catch {}
		}
		module.exports = __webpack_require__(40897)(exports);
		let { formatters } = module.exports;
		formatters.j = function(v) {
			try {
				return JSON.stringify(v);
			} catch (error) {
				return "[UnexpectedJSONParseError]: " + error.message;
			}
		};
	}),
	40897: ((module, __unused_webpack_exports, __webpack_require__) => {
		function setup(env) {
			createDebug.debug = createDebug, createDebug.default = createDebug, createDebug.coerce = coerce, createDebug.disable = disable, createDebug.enable = enable, createDebug.enabled = enabled, createDebug.humanize = __webpack_require__(70744), createDebug.destroy = destroy, Object.keys(env).forEach((key) => {
				createDebug[key] = env[key];
			}), createDebug.names = [], createDebug.skips = [], createDebug.formatters = {};
			function selectColor(namespace) {
				let hash = 0;
				for (let i = 0; i < namespace.length; i++) hash = (hash << 5) - hash + namespace.charCodeAt(i), hash |= 0;
				return createDebug.colors[Math.abs(hash) % createDebug.colors.length];
			}
			createDebug.selectColor = selectColor;
			function createDebug(namespace) {
				let prevTime, enableOverride = null, namespacesCache, enabledCache;
				function debug(...args) {
					if (!debug.enabled) return;
					let self = debug, curr = Number(new Date());
					self.diff = curr - (prevTime || curr), self.prev = prevTime, self.curr = curr, prevTime = curr, args[0] = createDebug.coerce(args[0]), typeof args[0] != "string" && args.unshift("%O");
					let index = 0;
					args[0] = args[0].replace(/%([a-zA-Z%])/g, (match, format) => {
						if (match === "%%") return "%";
						index++;
						let formatter = createDebug.formatters[format];
						if (typeof formatter == "function") {
							let val = args[index];
							match = formatter.call(self, val), args.splice(index, 1), index--;
						}
						return match;
					}), createDebug.formatArgs.call(self, args), (self.log || createDebug.log).apply(self, args);
				}
				return debug.namespace = namespace, debug.useColors = createDebug.useColors(), debug.color = createDebug.selectColor(namespace), debug.extend = extend, debug.destroy = createDebug.destroy, Object.defineProperty(debug, "enabled", {
					enumerable: !0,
					configurable: !1,
					get: () => enableOverride === null ? (namespacesCache !== createDebug.namespaces && (namespacesCache = createDebug.namespaces, enabledCache = createDebug.enabled(namespace)), enabledCache) : enableOverride,
					set: (v) => {
						enableOverride = v;
					}
				}), typeof createDebug.init == "function" && createDebug.init(debug), debug;
			}
			function extend(namespace, delimiter) {
				let newDebug = createDebug(this.namespace + (delimiter === void 0 ? ":" : delimiter) + namespace);
				return newDebug.log = this.log, newDebug;
			}
			function enable(namespaces) {
				createDebug.save(namespaces), createDebug.namespaces = namespaces, createDebug.names = [], createDebug.skips = [];
				let split = (typeof namespaces == "string" ? namespaces : "").trim().replace(/\s+/g, ",").split(",").filter(Boolean);
				for (let ns of split) ns[0] === "-" ? createDebug.skips.push(ns.slice(1)) : createDebug.names.push(ns);
			}
			function matchesTemplate(search, template) {
				let searchIndex = 0, templateIndex = 0, starIndex = -1, matchIndex = 0;
				for (; searchIndex < search.length;) if (templateIndex < template.length && (template[templateIndex] === search[searchIndex] || template[templateIndex] === "*")) template[templateIndex] === "*" ? (starIndex = templateIndex, matchIndex = searchIndex, templateIndex++) : (searchIndex++, templateIndex++);
				else if (starIndex !== -1) templateIndex = starIndex + 1, matchIndex++, searchIndex = matchIndex;
				else return !1;
				for (; templateIndex < template.length && template[templateIndex] === "*";) templateIndex++;
				return templateIndex === template.length;
			}
			function disable() {
				let namespaces = [...createDebug.names, ...createDebug.skips.map((namespace) => "-" + namespace)].join(",");
				return createDebug.enable(""), namespaces;
			}
			function enabled(name) {
				for (let skip of createDebug.skips) if (matchesTemplate(name, skip)) return !1;
				for (let ns of createDebug.names) if (matchesTemplate(name, ns)) return !0;
				return !1;
			}
			function coerce(val) {
				return val instanceof Error ? val.stack || val.message : val;
			}
			function destroy() {
				console.warn("Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`.");
			}
			return createDebug.enable(createDebug.load()), createDebug;
		}
		module.exports = setup;
	}),
	2830: ((module, __unused_webpack_exports, __webpack_require__) => {
		module.exports = typeof process > "u" || process.type === "renderer" || process.browser === !0 || process.__nwjs ? __webpack_require__(6110) : __webpack_require__(95108);
	}),
	95108: ((module, exports, __webpack_require__) => {
		let tty = __webpack_require__(52018), util = __webpack_require__(39023);
		exports.init = init, exports.log = log, exports.formatArgs = formatArgs, exports.save = save, exports.load = load, exports.useColors = useColors, exports.destroy = util.deprecate(() => {}, "Instance method `debug.destroy()` is deprecated and no longer does anything. It will be removed in the next major version of `debug`."), exports.colors = [
			6,
			2,
			3,
			4,
			5,
			1
		];
		try {
			let supportsColor = __webpack_require__(21450);
			supportsColor && (supportsColor.stderr || supportsColor).level >= 2 && (exports.colors = [
				20,
				21,
				26,
				27,
				32,
				33,
				38,
				39,
				40,
				41,
				42,
				43,
				44,
				45,
				56,
				57,
				62,
				63,
				68,
				69,
				74,
				75,
				76,
				77,
				78,
				79,
				80,
				81,
				92,
				93,
				98,
				99,
				112,
				113,
				128,
				129,
				134,
				135,
				148,
				149,
				160,
				161,
				162,
				163,
				164,
				165,
				166,
				167,
				168,
				169,
				170,
				171,
				172,
				173,
				178,
				179,
				184,
				185,
				196,
				197,
				198,
				199,
				200,
				201,
				202,
				203,
				204,
				205,
				206,
				207,
				208,
				209,
				214,
				215,
				220,
				221
			]);
		} catch {}
		exports.inspectOpts = Object.keys(process.env).filter((key) => /^debug_/i.test(key)).reduce((obj, key) => {
			let prop = key.substring(6).toLowerCase().replace(/_([a-z])/g, (_, k) => k.toUpperCase()), val = process.env[key];
			return val = /^(yes|on|true|enabled)$/i.test(val) ? !0 : /^(no|off|false|disabled)$/i.test(val) ? !1 : val === "null" ? null : Number(val), obj[prop] = val, obj;
		}, {});
		function useColors() {
			return "colors" in exports.inspectOpts ? !!exports.inspectOpts.colors : tty.isatty(process.stderr.fd);
		}
		function formatArgs(args) {
			let { namespace: name, useColors } = this;
			if (useColors) {
				let c = this.color, colorCode = "\x1B[3" + (c < 8 ? c : "8;5;" + c), prefix = `  ${colorCode};1m${name} \u001B[0m`;
				args[0] = prefix + args[0].split("\n").join("\n" + prefix), args.push(colorCode + "m+" + module.exports.humanize(this.diff) + "\x1B[0m");
			} else args[0] = getDate() + name + " " + args[0];
		}
		function getDate() {
			return exports.inspectOpts.hideDate ? "" : new Date().toISOString() + " ";
		}
		function log(...args) {
			return process.stderr.write(util.formatWithOptions(exports.inspectOpts, ...args) + "\n");
		}
		function save(namespaces) {
			namespaces ? process.env.DEBUG = namespaces : delete process.env.DEBUG;
		}
		function load() {
			return process.env.DEBUG;
		}
		function init(debug) {
			debug.inspectOpts = {};
			let keys = Object.keys(exports.inspectOpts);
			for (let i = 0; i < keys.length; i++) debug.inspectOpts[keys[i]] = exports.inspectOpts[keys[i]];
		}
		module.exports = __webpack_require__(40897)(exports);
		let { formatters } = module.exports;
		formatters.o = function(v) {
			return this.inspectOpts.colors = this.useColors, util.inspect(v, this.inspectOpts).split("\n").map((str) => str.trim()).join(" ");
		}, formatters.O = function(v) {
			return this.inspectOpts.colors = this.useColors, util.inspect(v, this.inspectOpts);
		};
	}),
	83813: ((module) => {
		module.exports = (flag, argv = process.argv) => {
			let prefix = flag.startsWith("-") ? "" : flag.length === 1 ? "-" : "--", position = argv.indexOf(prefix + flag), terminatorPosition = argv.indexOf("--");
			return position !== -1 && (terminatorPosition === -1 || position < terminatorPosition);
		};
	}),
	70744: ((module) => {
		var s = 1e3, m = s * 60, h = m * 60, d = h * 24, w = d * 7, y = d * 365.25;
		module.exports = function(val, options) {
			options ||= {};
			var type = typeof val;
			if (type === "string" && val.length > 0) return parse(val);
			if (type === "number" && isFinite(val)) return options.long ? fmtLong(val) : fmtShort(val);
			throw Error("val is not a non-empty string or a valid number. val=" + JSON.stringify(val));
		};
		function parse(str) {
			if (str = String(str), !(str.length > 100)) {
				var match = /^(-?(?:\d+)?\.?\d+) *(milliseconds?|msecs?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)?$/i.exec(str);
				if (match) {
					var n = parseFloat(match[1]);
					switch ((match[2] || "ms").toLowerCase()) {
						case "years":
						case "year":
						case "yrs":
						case "yr":
						case "y": return n * y;
						case "weeks":
						case "week":
						case "w": return n * w;
						case "days":
						case "day":
						case "d": return n * d;
						case "hours":
						case "hour":
						case "hrs":
						case "hr":
						case "h": return n * h;
						case "minutes":
						case "minute":
						case "mins":
						case "min":
						case "m": return n * m;
						case "seconds":
						case "second":
						case "secs":
						case "sec":
						case "s": return n * s;
						case "milliseconds":
						case "millisecond":
						case "msecs":
						case "msec":
						case "ms": return n;
						default: return;
					}
				}
			}
		}
		function fmtShort(ms) {
			var msAbs = Math.abs(ms);
			return msAbs >= d ? Math.round(ms / d) + "d" : msAbs >= h ? Math.round(ms / h) + "h" : msAbs >= m ? Math.round(ms / m) + "m" : msAbs >= s ? Math.round(ms / s) + "s" : ms + "ms";
		}
		function fmtLong(ms) {
			var msAbs = Math.abs(ms);
			return msAbs >= d ? plural(ms, msAbs, d, "day") : msAbs >= h ? plural(ms, msAbs, h, "hour") : msAbs >= m ? plural(ms, msAbs, m, "minute") : msAbs >= s ? plural(ms, msAbs, s, "second") : ms + " ms";
		}
		function plural(ms, msAbs, n, name) {
			var isPlural = msAbs >= n * 1.5;
			return Math.round(ms / n) + " " + name + (isPlural ? "s" : "");
		}
	}),
	21450: ((module, __unused_webpack_exports, __webpack_require__) => {
		let os = __webpack_require__(70857), tty = __webpack_require__(52018), hasFlag = __webpack_require__(83813), { env } = process, forceColor;
		hasFlag("no-color") || hasFlag("no-colors") || hasFlag("color=false") || hasFlag("color=never") ? forceColor = 0 : (hasFlag("color") || hasFlag("colors") || hasFlag("color=true") || hasFlag("color=always")) && (forceColor = 1), "FORCE_COLOR" in env && (forceColor = env.FORCE_COLOR === "true" ? 1 : env.FORCE_COLOR === "false" ? 0 : env.FORCE_COLOR.length === 0 ? 1 : Math.min(parseInt(env.FORCE_COLOR, 10), 3));
		function translateLevel(level) {
			return level !== 0 && {
				level,
				hasBasic: !0,
				has256: level >= 2,
				has16m: level >= 3
			};
		}
		function supportsColor(haveStream, streamIsTTY) {
			if (forceColor === 0) return 0;
			if (hasFlag("color=16m") || hasFlag("color=full") || hasFlag("color=truecolor")) return 3;
			if (hasFlag("color=256")) return 2;
			if (haveStream && !streamIsTTY && forceColor === void 0) return 0;
			let min = forceColor || 0;
			if (env.TERM === "dumb") return min;
			if (process.platform === "win32") {
				let osRelease = os.release().split(".");
				return Number(osRelease[0]) >= 10 && Number(osRelease[2]) >= 10586 ? Number(osRelease[2]) >= 14931 ? 3 : 2 : 1;
			}
			if ("CI" in env) return [
				"TRAVIS",
				"CIRCLECI",
				"APPVEYOR",
				"GITLAB_CI",
				"GITHUB_ACTIONS",
				"BUILDKITE"
			].some((sign) => sign in env) || env.CI_NAME === "codeship" ? 1 : min;
			if ("TEAMCITY_VERSION" in env) return +!!/^(9\.(0*[1-9]\d*)\.|\d{2,}\.)/.test(env.TEAMCITY_VERSION);
			if (env.COLORTERM === "truecolor") return 3;
			if ("TERM_PROGRAM" in env) {
				let version = parseInt((env.TERM_PROGRAM_VERSION || "").split(".")[0], 10);
				switch (env.TERM_PROGRAM) {
					case "iTerm.app": return version >= 3 ? 3 : 2;
					case "Apple_Terminal": return 2;
				}
			}
			return /-256(color)?$/i.test(env.TERM) ? 2 : /^screen|^xterm|^vt100|^vt220|^rxvt|color|ansi|cygwin|linux/i.test(env.TERM) || "COLORTERM" in env ? 1 : min;
		}
		function getSupportLevel(stream) {
			return translateLevel(supportsColor(stream, stream && stream.isTTY));
		}
		module.exports = {
			supportsColor: getSupportLevel,
			stdout: translateLevel(supportsColor(!0, tty.isatty(1))),
			stderr: translateLevel(supportsColor(!0, tty.isatty(2)))
		};
	}),
	2730: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.defaultConfig = void 0, exports.defaultConfig = {
			maxRootRotations: 256,
			maxDelegations: 32,
			rootMaxLength: 512e3,
			timestampMaxLength: 16384,
			snapshotMaxLength: 2e6,
			targetsMaxLength: 5e6,
			prefixTargetsWithHash: !0,
			fetchTimeout: 1e5,
			fetchRetries: void 0,
			fetchRetry: 2,
			userAgent: ""
		};
	}),
	86376: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.DownloadHTTPError = exports.DownloadLengthMismatchError = exports.DownloadError = exports.ExpiredMetadataError = exports.EqualVersionError = exports.BadVersionError = exports.RepositoryError = exports.PersistError = exports.RuntimeError = exports.ValueError = void 0;
		class ValueError extends Error {}
		exports.ValueError = ValueError;
		class RuntimeError extends Error {}
		exports.RuntimeError = RuntimeError;
		class PersistError extends Error {}
		exports.PersistError = PersistError;
		class RepositoryError extends Error {}
		exports.RepositoryError = RepositoryError;
		class BadVersionError extends RepositoryError {}
		exports.BadVersionError = BadVersionError;
		class EqualVersionError extends BadVersionError {}
		exports.EqualVersionError = EqualVersionError;
		class ExpiredMetadataError extends RepositoryError {}
		exports.ExpiredMetadataError = ExpiredMetadataError;
		class DownloadError extends Error {}
		exports.DownloadError = DownloadError;
		class DownloadLengthMismatchError extends DownloadError {}
		exports.DownloadLengthMismatchError = DownloadLengthMismatchError;
		class DownloadHTTPError extends DownloadError {
			statusCode;
			constructor(message, statusCode) {
				super(message), this.statusCode = statusCode;
			}
		}
		exports.DownloadHTTPError = DownloadHTTPError;
	}),
	16337: (function(__unused_webpack_module, exports, __webpack_require__) {
		var __importDefault = this && this.__importDefault || function(mod) {
			return mod && mod.__esModule ? mod : { default: mod };
		};
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.DefaultFetcher = exports.BaseFetcher = void 0;
		let debug_1 = __importDefault(__webpack_require__(2830)), fs_1 = __importDefault(__webpack_require__(79896)), util_1 = __importDefault(__webpack_require__(39023)), error_1 = __webpack_require__(86376), tmpfile_1 = __webpack_require__(24611), promise_retry_1 = __webpack_require__(49498), log = (0, debug_1.default)("tuf:fetch");
		class BaseFetcher {
			async downloadFile(url, maxLength, handler) {
				return (0, tmpfile_1.withTempFile)(async (tmpFile) => {
					let reader = await this.fetch(url), numberOfBytesReceived = 0, fileStream = fs_1.default.createWriteStream(tmpFile), streamReader = reader.getReader();
					try {
						for (;;) {
							let { done, value: chunk } = await streamReader.read();
							if (done) break;
							if (numberOfBytesReceived += chunk.length, numberOfBytesReceived > maxLength) throw new error_1.DownloadLengthMismatchError("Max length reached");
							await writeBufferToStream(fileStream, Buffer.from(chunk));
						}
					} finally {
						streamReader.releaseLock(), await util_1.default.promisify(fileStream.close).bind(fileStream)();
					}
					return handler(tmpFile);
				});
			}
			async downloadBytes(url, maxLength) {
				return this.downloadFile(url, maxLength, async (file) => {
					let stream = fs_1.default.createReadStream(file), chunks = [];
					for await (let chunk of stream) chunks.push(chunk);
					return Buffer.concat(chunks);
				});
			}
		}
		exports.BaseFetcher = BaseFetcher;
		class DefaultFetcher extends BaseFetcher {
			userAgent;
			timeout;
			retry;
			constructor(options = {}) {
				if (super(), this.userAgent = options.userAgent, this.timeout = options.timeout, options.retry === !0) this.retry = { forever: !0 };
				else if (options.retry === !1 || options.retry === void 0) this.retry = void 0;
				else if (typeof options.retry == "number") {
					if (options.retry < 0) throw Error("Retry count must be non-negative number");
					this.retry = { retries: options.retry };
				} else this.retry = options.retry;
			}
			async fetch(url) {
				let shouldRetry = this.retry !== void 0;
				return (0, promise_retry_1.promiseRetry)(async (retry, number) => {
					log("GET %s (attempt %d)", url, number);
					let response;
					try {
						response = await fetch(url, {
							headers: { "User-Agent": this.userAgent || "" },
							signal: this.timeout ? AbortSignal.timeout(this.timeout) : void 0
						});
					} catch (error) {
						let err = error instanceof Error ? error : Error(String(error));
						if (shouldRetry) return retry(err);
						throw err;
					}
					if (!response.ok || !response.body) {
						let err = new error_1.DownloadHTTPError("Failed to download", response.status);
						if (shouldRetry && response.status >= 500 && response.status < 600) return retry(err);
						throw err;
					}
					return response.body;
				}, this.retry);
			}
		}
		exports.DefaultFetcher = DefaultFetcher;
		let writeBufferToStream = async (stream, buffer) => new Promise((resolve, reject) => {
			stream.write(buffer, (err) => {
				err && reject(err), resolve(!0);
			});
		});
	}),
	84706: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.Updater = exports.BaseFetcher = exports.TargetFile = void 0;
		var models_1 = __webpack_require__(68908);
		Object.defineProperty(exports, "TargetFile", {
			enumerable: !0,
			get: function() {
				return models_1.TargetFile;
			}
		});
		var fetcher_1 = __webpack_require__(16337);
		Object.defineProperty(exports, "BaseFetcher", {
			enumerable: !0,
			get: function() {
				return fetcher_1.BaseFetcher;
			}
		});
		var updater_1 = __webpack_require__(46903);
		Object.defineProperty(exports, "Updater", {
			enumerable: !0,
			get: function() {
				return updater_1.Updater;
			}
		});
	}),
	95683: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.TrustedMetadataStore = void 0;
		let models_1 = __webpack_require__(68908), error_1 = __webpack_require__(86376);
		class TrustedMetadataStore {
			trustedSet = {};
			referenceTime;
			constructor(rootData) {
				this.referenceTime = new Date(), this.loadTrustedRoot(rootData);
			}
			get root() {
				if (!this.trustedSet.root) throw ReferenceError("No trusted root metadata");
				return this.trustedSet.root;
			}
			get timestamp() {
				return this.trustedSet.timestamp;
			}
			get snapshot() {
				return this.trustedSet.snapshot;
			}
			get targets() {
				return this.trustedSet.targets;
			}
			getRole(name) {
				return this.trustedSet[name];
			}
			updateRoot(bytesBuffer) {
				let data = JSON.parse(bytesBuffer.toString("utf8")), newRoot = models_1.Metadata.fromJSON(models_1.MetadataKind.Root, data);
				if (newRoot.signed.type != models_1.MetadataKind.Root) throw new error_1.RepositoryError(`Expected 'root', got ${newRoot.signed.type}`);
				if (this.root.verifyDelegate(models_1.MetadataKind.Root, newRoot), newRoot.signed.version != this.root.signed.version + 1) throw new error_1.BadVersionError(`Expected version ${this.root.signed.version + 1}, got ${newRoot.signed.version}`);
				return newRoot.verifyDelegate(models_1.MetadataKind.Root, newRoot), this.trustedSet.root = newRoot, newRoot;
			}
			updateTimestamp(bytesBuffer) {
				if (this.snapshot) throw new error_1.RuntimeError("Cannot update timestamp after snapshot");
				if (this.root.signed.isExpired(this.referenceTime)) throw new error_1.ExpiredMetadataError("Final root.json is expired");
				let data = JSON.parse(bytesBuffer.toString("utf8")), newTimestamp = models_1.Metadata.fromJSON(models_1.MetadataKind.Timestamp, data);
				if (newTimestamp.signed.type != models_1.MetadataKind.Timestamp) throw new error_1.RepositoryError(`Expected 'timestamp', got ${newTimestamp.signed.type}`);
				if (this.root.verifyDelegate(models_1.MetadataKind.Timestamp, newTimestamp), this.timestamp) {
					if (newTimestamp.signed.version < this.timestamp.signed.version) throw new error_1.BadVersionError(`New timestamp version ${newTimestamp.signed.version} is less than current version ${this.timestamp.signed.version}`);
					if (newTimestamp.signed.version === this.timestamp.signed.version) throw new error_1.EqualVersionError(`New timestamp version ${newTimestamp.signed.version} is equal to current version ${this.timestamp.signed.version}`);
					let snapshotMeta = this.timestamp.signed.snapshotMeta, newSnapshotMeta = newTimestamp.signed.snapshotMeta;
					if (newSnapshotMeta.version < snapshotMeta.version) throw new error_1.BadVersionError(`New snapshot version ${newSnapshotMeta.version} is less than current version ${snapshotMeta.version}`);
				}
				return this.trustedSet.timestamp = newTimestamp, this.checkFinalTimestamp(), newTimestamp;
			}
			updateSnapshot(bytesBuffer, trusted = !1) {
				if (!this.timestamp) throw new error_1.RuntimeError("Cannot update snapshot before timestamp");
				if (this.targets) throw new error_1.RuntimeError("Cannot update snapshot after targets");
				this.checkFinalTimestamp();
				let snapshotMeta = this.timestamp.signed.snapshotMeta;
				trusted || snapshotMeta.verify(bytesBuffer);
				let data = JSON.parse(bytesBuffer.toString("utf8")), newSnapshot = models_1.Metadata.fromJSON(models_1.MetadataKind.Snapshot, data);
				if (newSnapshot.signed.type != models_1.MetadataKind.Snapshot) throw new error_1.RepositoryError(`Expected 'snapshot', got ${newSnapshot.signed.type}`);
				return this.root.verifyDelegate(models_1.MetadataKind.Snapshot, newSnapshot), this.snapshot && Object.entries(this.snapshot.signed.meta).forEach(([fileName, fileInfo]) => {
					let newFileInfo = newSnapshot.signed.meta[fileName];
					if (!newFileInfo) throw new error_1.RepositoryError(`Missing file ${fileName} in new snapshot`);
					if (newFileInfo.version < fileInfo.version) throw new error_1.BadVersionError(`New version ${newFileInfo.version} of ${fileName} is less than current version ${fileInfo.version}`);
				}), this.trustedSet.snapshot = newSnapshot, this.checkFinalSnapsnot(), newSnapshot;
			}
			updateDelegatedTargets(bytesBuffer, roleName, delegatorName) {
				if (!this.snapshot) throw new error_1.RuntimeError("Cannot update delegated targets before snapshot");
				this.checkFinalSnapsnot();
				let delegator = this.trustedSet[delegatorName];
				if (!delegator) throw new error_1.RuntimeError(`No trusted ${delegatorName} metadata`);
				let meta = this.snapshot.signed.meta?.[`${roleName}.json`];
				if (!meta) throw new error_1.RepositoryError(`Missing ${roleName}.json in snapshot`);
				meta.verify(bytesBuffer);
				let data = JSON.parse(bytesBuffer.toString("utf8")), newDelegate = models_1.Metadata.fromJSON(models_1.MetadataKind.Targets, data);
				if (newDelegate.signed.type != models_1.MetadataKind.Targets) throw new error_1.RepositoryError(`Expected 'targets', got ${newDelegate.signed.type}`);
				delegator.verifyDelegate(roleName, newDelegate);
				let version = newDelegate.signed.version;
				if (version != meta.version) throw new error_1.BadVersionError(`Version ${version} of ${roleName} does not match snapshot version ${meta.version}`);
				if (newDelegate.signed.isExpired(this.referenceTime)) throw new error_1.ExpiredMetadataError(`${roleName}.json is expired`);
				this.trustedSet[roleName] = newDelegate;
			}
			loadTrustedRoot(bytesBuffer) {
				let data = JSON.parse(bytesBuffer.toString("utf8")), root = models_1.Metadata.fromJSON(models_1.MetadataKind.Root, data);
				if (root.signed.type != models_1.MetadataKind.Root) throw new error_1.RepositoryError(`Expected 'root', got ${root.signed.type}`);
				root.verifyDelegate(models_1.MetadataKind.Root, root), this.trustedSet.root = root;
			}
			checkFinalTimestamp() {
				if (!this.timestamp) throw ReferenceError("No trusted timestamp metadata");
				if (this.timestamp.signed.isExpired(this.referenceTime)) throw new error_1.ExpiredMetadataError("Final timestamp.json is expired");
			}
			checkFinalSnapsnot() {
				if (!this.snapshot) throw ReferenceError("No trusted snapshot metadata");
				if (!this.timestamp) throw ReferenceError("No trusted timestamp metadata");
				if (this.snapshot.signed.isExpired(this.referenceTime)) throw new error_1.ExpiredMetadataError("snapshot.json is expired");
				let snapshotMeta = this.timestamp.signed.snapshotMeta;
				if (this.snapshot.signed.version !== snapshotMeta.version) throw new error_1.BadVersionError("Snapshot version doesn't match timestamp");
			}
		}
		exports.TrustedMetadataStore = TrustedMetadataStore;
	}),
	46903: (function(__unused_webpack_module, exports, __webpack_require__) {
		var __createBinding = this && this.__createBinding || (Object.create ? (function(o, m, k, k2) {
			k2 === void 0 && (k2 = k);
			var desc = Object.getOwnPropertyDescriptor(m, k);
			(!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) && (desc = {
				enumerable: !0,
				get: function() {
					return m[k];
				}
			}), Object.defineProperty(o, k2, desc);
		}) : (function(o, m, k, k2) {
			k2 === void 0 && (k2 = k), o[k2] = m[k];
		})), __setModuleDefault = this && this.__setModuleDefault || (Object.create ? (function(o, v) {
			Object.defineProperty(o, "default", {
				enumerable: !0,
				value: v
			});
		}) : function(o, v) {
			o.default = v;
		}), __importStar = this && this.__importStar || (function() {
			var ownKeys = function(o) {
				return ownKeys = Object.getOwnPropertyNames || function(o) {
					var ar = [];
					for (var k in o) Object.prototype.hasOwnProperty.call(o, k) && (ar[ar.length] = k);
					return ar;
				}, ownKeys(o);
			};
			return function(mod) {
				if (mod && mod.__esModule) return mod;
				var result = {};
				if (mod != null) for (var k = ownKeys(mod), i = 0; i < k.length; i++) k[i] !== "default" && __createBinding(result, mod, k[i]);
				return __setModuleDefault(result, mod), result;
			};
		})(), __importDefault = this && this.__importDefault || function(mod) {
			return mod && mod.__esModule ? mod : { default: mod };
		};
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.Updater = void 0;
		let models_1 = __webpack_require__(68908), debug_1 = __importDefault(__webpack_require__(2830)), fs = __importStar(__webpack_require__(79896)), path = __importStar(__webpack_require__(16928)), package_json_1 = __webpack_require__(37523), config_1 = __webpack_require__(2730), error_1 = __webpack_require__(86376), fetcher_1 = __webpack_require__(16337), store_1 = __webpack_require__(95683), url = __importStar(__webpack_require__(56469)), log = (0, debug_1.default)("tuf:cache");
		class Updater {
			dir;
			metadataBaseUrl;
			targetDir;
			targetBaseUrl;
			forceCache;
			trustedSet;
			config;
			fetcher;
			constructor(options) {
				let { metadataDir, metadataBaseUrl, targetDir, targetBaseUrl, fetcher, config } = options;
				this.dir = metadataDir, this.metadataBaseUrl = metadataBaseUrl, this.targetDir = targetDir, this.targetBaseUrl = targetBaseUrl, this.forceCache = options.forceCache ?? !1;
				let data = this.loadLocalMetadata(models_1.MetadataKind.Root);
				this.trustedSet = new store_1.TrustedMetadataStore(data), this.config = {
					...config_1.defaultConfig,
					...config
				};
				let userAgent = config?.userAgent ? `${config.userAgent} tuf-js/${package_json_1.version}` : `tuf-js/${package_json_1.version}`;
				this.fetcher = fetcher || new fetcher_1.DefaultFetcher({
					userAgent,
					timeout: this.config.fetchTimeout,
					retry: this.config.fetchRetries ?? this.config.fetchRetry
				});
			}
			async refresh() {
				if (this.forceCache) try {
					await this.loadTimestamp({ checkRemote: !1 });
				} catch {
					await this.loadRoot(), await this.loadTimestamp();
				}
				else await this.loadRoot(), await this.loadTimestamp();
				await this.loadSnapshot(), await this.loadTargets(models_1.MetadataKind.Targets, models_1.MetadataKind.Root);
			}
			async getTargetInfo(targetPath) {
				return this.trustedSet.targets || await this.refresh(), this.preorderDepthFirstWalk(targetPath);
			}
			async downloadTarget(targetInfo, filePath, targetBaseUrl) {
				let targetPath = filePath || this.generateTargetPath(targetInfo);
				if (!targetBaseUrl) {
					if (!this.targetBaseUrl) throw new error_1.ValueError("Target base URL not set");
					targetBaseUrl = this.targetBaseUrl;
				}
				let targetFilePath = targetInfo.path;
				if (this.trustedSet.root.signed.consistentSnapshot && this.config.prefixTargetsWithHash) {
					let hashes = Object.values(targetInfo.hashes), { dir, base } = path.parse(targetFilePath), filename = `${hashes[0]}.${base}`;
					targetFilePath = dir ? `${dir}/${filename}` : filename;
				}
				let targetUrl = url.join(targetBaseUrl, targetFilePath);
				return await this.fetcher.downloadFile(targetUrl, targetInfo.length, async (fileName) => {
					await targetInfo.verify(fs.createReadStream(fileName)), log("WRITE %s", targetPath), fs.copyFileSync(fileName, targetPath);
				}), targetPath;
			}
			async findCachedTarget(targetInfo, filePath) {
				filePath ||= this.generateTargetPath(targetInfo);
				try {
					if (fs.existsSync(filePath)) return await targetInfo.verify(fs.createReadStream(filePath)), filePath;
				} catch {
					return;
				}
			}
			loadLocalMetadata(fileName) {
				let filePath = path.join(this.dir, `${fileName}.json`);
				return log("READ %s", filePath), fs.readFileSync(filePath);
			}
			async loadRoot() {
				let lowerBound = this.trustedSet.root.signed.version + 1, upperBound = lowerBound + this.config.maxRootRotations;
				for (let version = lowerBound; version < upperBound; version++) {
					let rootUrl = url.join(this.metadataBaseUrl, `${version}.root.json`);
					try {
						let bytesData = await this.fetcher.downloadBytes(rootUrl, this.config.rootMaxLength);
						this.trustedSet.updateRoot(bytesData), this.persistMetadata(models_1.MetadataKind.Root, bytesData);
					} catch (error) {
						if (error instanceof error_1.DownloadHTTPError && [403, 404].includes(error.statusCode)) break;
						throw error;
					}
				}
			}
			async loadTimestamp({ checkRemote } = { checkRemote: !0 }) {
				try {
					let data = this.loadLocalMetadata(models_1.MetadataKind.Timestamp);
					if (this.trustedSet.updateTimestamp(data), !checkRemote) return;
				} catch {}
				let timestampUrl = url.join(this.metadataBaseUrl, "timestamp.json"), bytesData = await this.fetcher.downloadBytes(timestampUrl, this.config.timestampMaxLength);
				try {
					this.trustedSet.updateTimestamp(bytesData);
				} catch (error) {
					if (error instanceof error_1.EqualVersionError) return;
					throw error;
				}
				this.persistMetadata(models_1.MetadataKind.Timestamp, bytesData);
			}
			async loadSnapshot() {
				try {
					let data = this.loadLocalMetadata(models_1.MetadataKind.Snapshot);
					this.trustedSet.updateSnapshot(data, !0);
				} catch (error) {
					if (!this.trustedSet.timestamp) throw ReferenceError("No timestamp metadata", { cause: error });
					let snapshotMeta = this.trustedSet.timestamp.signed.snapshotMeta, maxLength = snapshotMeta.length || this.config.snapshotMaxLength, version = this.trustedSet.root.signed.consistentSnapshot ? snapshotMeta.version : void 0, snapshotUrl = url.join(this.metadataBaseUrl, version ? `${version}.snapshot.json` : "snapshot.json");
					try {
						let bytesData = await this.fetcher.downloadBytes(snapshotUrl, maxLength);
						this.trustedSet.updateSnapshot(bytesData), this.persistMetadata(models_1.MetadataKind.Snapshot, bytesData);
					} catch (error) {
						throw new error_1.RuntimeError(`Unable to load snapshot metadata error ${error}`);
					}
				}
			}
			async loadTargets(role, parentRole) {
				let cachedRole = this.trustedSet.getRole(role);
				if (cachedRole) {
					let delegator = this.trustedSet.getRole(parentRole);
					if (!delegator) throw new error_1.RuntimeError(`No trusted ${parentRole} metadata`);
					return delegator.verifyDelegate(role, cachedRole), cachedRole;
				}
				try {
					let buffer = this.loadLocalMetadata(role);
					this.trustedSet.updateDelegatedTargets(buffer, role, parentRole);
				} catch (error) {
					if (!this.trustedSet.snapshot) throw ReferenceError("No snapshot metadata", { cause: error });
					let metaInfo = this.trustedSet.snapshot.signed.meta[`${role}.json`], maxLength = metaInfo.length || this.config.targetsMaxLength, version = this.trustedSet.root.signed.consistentSnapshot ? metaInfo.version : void 0, encodedRole = encodeURIComponent(role), metadataUrl = url.join(this.metadataBaseUrl, version ? `${version}.${encodedRole}.json` : `${encodedRole}.json`);
					try {
						let bytesData = await this.fetcher.downloadBytes(metadataUrl, maxLength);
						this.trustedSet.updateDelegatedTargets(bytesData, role, parentRole), this.persistMetadata(role, bytesData);
					} catch (error) {
						throw new error_1.RuntimeError(`Unable to load targets error ${error}`);
					}
				}
				return this.trustedSet.getRole(role);
			}
			async preorderDepthFirstWalk(targetPath) {
				let delegationsToVisit = [{
					roleName: models_1.MetadataKind.Targets,
					parentRoleName: models_1.MetadataKind.Root
				}], visitedRoleNames = new Set();
				for (; visitedRoleNames.size <= this.config.maxDelegations && delegationsToVisit.length > 0;) {
					let { roleName, parentRoleName } = delegationsToVisit.pop();
					if (visitedRoleNames.has(roleName)) continue;
					let targets = (await this.loadTargets(roleName, parentRoleName))?.signed;
					if (!targets) continue;
					let target = targets.targets?.[targetPath];
					if (target) return target;
					if (visitedRoleNames.add(roleName), targets.delegations) {
						let childRolesToVisit = [], rolesForTarget = targets.delegations.rolesForTarget(targetPath);
						for (let { role: childName, terminating } of rolesForTarget) if (childRolesToVisit.push({
							roleName: childName,
							parentRoleName: roleName
						}), terminating) {
							delegationsToVisit.splice(0);
							break;
						}
						childRolesToVisit.reverse(), delegationsToVisit.push(...childRolesToVisit);
					}
				}
			}
			generateTargetPath(targetInfo) {
				if (!this.targetDir) throw new error_1.ValueError("Target directory not set");
				let filePath = encodeURIComponent(targetInfo.path);
				return path.join(this.targetDir, filePath);
			}
			persistMetadata(metaDataName, bytesData) {
				let encodedName = encodeURIComponent(metaDataName);
				try {
					let filePath = path.join(this.dir, `${encodedName}.json`);
					log("WRITE %s", filePath), fs.writeFileSync(filePath, bytesData.toString("utf8"));
				} catch (error) {
					throw new error_1.PersistError(`Failed to persist metadata ${encodedName} error: ${error}`);
				}
			}
		}
		exports.Updater = Updater;
	}),
	24611: (function(__unused_webpack_module, exports, __webpack_require__) {
		var __importDefault = this && this.__importDefault || function(mod) {
			return mod && mod.__esModule ? mod : { default: mod };
		};
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.withTempFile = void 0;
		let promises_1 = __importDefault(__webpack_require__(91943)), os_1 = __importDefault(__webpack_require__(70857)), path_1 = __importDefault(__webpack_require__(16928)), withTempFile = async (handler) => withTempDir(async (dir) => handler(path_1.default.join(dir, "tempfile")));
		exports.withTempFile = withTempFile;
		let withTempDir = async (handler) => {
			let tmpDir = await promises_1.default.realpath(os_1.default.tmpdir()), dir = await promises_1.default.mkdtemp(tmpDir + path_1.default.sep);
			try {
				return await handler(dir);
			} finally {
				await promises_1.default.rm(dir, {
					force: !0,
					recursive: !0,
					maxRetries: 3
				});
			}
		};
	}),
	56469: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.join = join;
		let url_1 = __webpack_require__(87016);
		function join(base, path) {
			return new url_1.URL(ensureTrailingSlash(base) + removeLeadingSlash(path)).toString();
		}
		function ensureTrailingSlash(path) {
			return path.endsWith("/") ? path : path + "/";
		}
		function removeLeadingSlash(path) {
			return path.startsWith("/") ? path.slice(1) : path;
		}
	}),
	49498: ((module, __unused_webpack_exports, __webpack_require__) => {
		let { RetryOperation } = __webpack_require__(74544), createTimeout = (attempt, opts) => Math.min(Math.round((1 + (opts.randomize ? Math.random() : 0)) * Math.max(opts.minTimeout, 1) * opts.factor ** +attempt), opts.maxTimeout), isRetryError = (err) => err?.code === "EPROMISERETRY" && Object.hasOwn(err, "retried"), promiseRetry = async (fn, options = {}) => {
			let timeouts = [];
			if (options instanceof Array) timeouts = [...options];
			else {
				options.retries === Infinity && (options.forever = !0, delete options.retries);
				let opts = {
					retries: 10,
					factor: 2,
					minTimeout: 1e3,
					maxTimeout: Infinity,
					randomize: !1,
					...options
				};
				if (opts.minTimeout > opts.maxTimeout) throw Error("minTimeout is greater than maxTimeout");
				if (opts.retries) {
					for (let i = 0; i < opts.retries; i++) timeouts.push(createTimeout(i, opts));
					timeouts.sort((a, b) => a - b);
				} else options.forever && timeouts.push(createTimeout(0, opts));
			}
			let operation = new RetryOperation(timeouts, {
				forever: options.forever,
				unref: options.unref,
				maxRetryTime: options.maxRetryTime
			});
			return new Promise(function(resolve, reject) {
				operation.attempt(async (number) => {
					try {
						return resolve(await fn((err) => {
							throw Object.assign(Error("Retrying"), {
								code: "EPROMISERETRY",
								retried: err
							});
						}, number, operation));
					} catch (err) {
						if (!isRetryError(err)) return reject(err);
						if (!operation.retry(err.retried || Error())) return reject(err.retried);
					}
				});
			});
		};
		module.exports = { promiseRetry };
	}),
	74544: ((module) => {
		class RetryOperation {
			#attempts = 1;
			#cachedTimeouts = null;
			#errors = [];
			#fn = null;
			#maxRetryTime;
			#operationStart = null;
			#originalTimeouts;
			#timeouts;
			#timer = null;
			#unref;
			constructor(timeouts, options = {}) {
				this.#originalTimeouts = [...timeouts], this.#timeouts = [...timeouts], this.#unref = options.unref, this.#maxRetryTime = options.maxRetryTime || Infinity, options.forever && (this.#cachedTimeouts = [...this.#timeouts]);
			}
			get timeouts() {
				return [...this.#timeouts];
			}
			get errors() {
				return [...this.#errors];
			}
			get attempts() {
				return this.#attempts;
			}
			get mainError() {
				let mainError = null;
				if (this.#errors.length) {
					let mainErrorCount = 0, counts = {};
					for (let i = 0; i < this.#errors.length; i++) {
						let error = this.#errors[i], { message } = error;
						counts[message] || (counts[message] = 0), counts[message]++, counts[message] >= mainErrorCount && (mainError = error, mainErrorCount = counts[message]);
					}
				}
				return mainError;
			}
			reset() {
				this.#attempts = 1, this.#timeouts = [...this.#originalTimeouts];
			}
			stop() {
				this.#timer && clearTimeout(this.#timer), this.#timeouts = [], this.#cachedTimeouts = null;
			}
			retry(err) {
				if (this.#errors.push(err), new Date().getTime() - this.#operationStart >= this.#maxRetryTime) return this.#errors.unshift(Error("RetryOperation timeout occurred")), !1;
				let timeout = this.#timeouts.shift();
				if (timeout === void 0) {
					if (this.#cachedTimeouts) this.#errors.pop(), timeout = this.#cachedTimeouts.at(-1);
					else return !1;
				}
				return this.#timer = setTimeout(() => {
					this.#attempts++, this.#fn(this.#attempts);
				}, timeout), this.#unref && this.#timer.unref(), !0;
			}
			attempt(fn) {
				this.#fn = fn, this.#operationStart = new Date().getTime(), this.#fn(this.#attempts);
			}
		}
		module.exports = { RetryOperation };
	}),
	62649: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.range = exports.balanced = void 0;
		let balanced = (a, b, str) => {
			let ma = a instanceof RegExp ? maybeMatch(a, str) : a, mb = b instanceof RegExp ? maybeMatch(b, str) : b, r = ma !== null && mb != null && (0, exports.range)(ma, mb, str);
			return r && {
				start: r[0],
				end: r[1],
				pre: str.slice(0, r[0]),
				body: str.slice(r[0] + ma.length, r[1]),
				post: str.slice(r[1] + mb.length)
			};
		};
		exports.balanced = balanced;
		let maybeMatch = (reg, str) => {
			let m = str.match(reg);
			return m ? m[0] : null;
		}, range = (a, b, str) => {
			let begs, beg, left, right, result, ai = str.indexOf(a), bi = str.indexOf(b, ai + 1), i = ai;
			if (ai >= 0 && bi > 0) {
				if (a === b) return [ai, bi];
				for (begs = [], left = str.length; i >= 0 && !result;) {
					if (i === ai) begs.push(i), ai = str.indexOf(a, i + 1);
					else if (begs.length === 1) {
						let r = begs.pop();
						r !== void 0 && (result = [r, bi]);
					} else beg = begs.pop(), beg !== void 0 && beg < left && (left = beg, right = bi), bi = str.indexOf(b, i + 1);
					i = ai < bi && ai >= 0 ? ai : bi;
				}
				begs.length && right !== void 0 && (result = [left, right]);
			}
			return result;
		};
		exports.range = range;
	}),
	38968: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.EXPANSION_MAX_STEPS = exports.EXPANSION_MAX_REWRITES = exports.EXPANSION_MAX_DEPTH = exports.EXPANSION_MAX_LENGTH = exports.EXPANSION_MAX = void 0, exports.expand = expand;
		let balanced_match_1 = __webpack_require__(62649), escSlash = "\0SLASH" + Math.random().toFixed(16) + "\0", escOpen = "\0OPEN" + Math.random().toFixed(16) + "\0", escClose = "\0CLOSE" + Math.random().toFixed(16) + "\0", escComma = "\0COMMA" + Math.random().toFixed(16) + "\0", escPeriod = "\0PERIOD" + Math.random().toFixed(16) + "\0", escSlashPattern = new RegExp(escSlash, "g"), escOpenPattern = new RegExp(escOpen, "g"), escClosePattern = new RegExp(escClose, "g"), escCommaPattern = new RegExp(escComma, "g"), escPeriodPattern = new RegExp(escPeriod, "g"), slashPattern = /\\\\/g, openPattern = /\\{/g, closePattern = /\\}/g, commaPattern = /\\,/g, periodPattern = /\\\./g;
		exports.EXPANSION_MAX = 1e5, exports.EXPANSION_MAX_LENGTH = 4e6, exports.EXPANSION_MAX_DEPTH = 1e3, exports.EXPANSION_MAX_REWRITES = 1e3, exports.EXPANSION_MAX_STEPS = 2e7;
		function numeric(str) {
			return isNaN(str) ? str.charCodeAt(0) : parseInt(str, 10);
		}
		function escapeBraces(str) {
			return str.replace(slashPattern, escSlash).replace(openPattern, escOpen).replace(closePattern, escClose).replace(commaPattern, escComma).replace(periodPattern, escPeriod);
		}
		function unescapeBraces(str) {
			return str.replace(escSlashPattern, "\\").replace(escOpenPattern, "{").replace(escClosePattern, "}").replace(escCommaPattern, ",").replace(escPeriodPattern, ".");
		}
		function pushAll(target, items) {
			for (let i = 0; i < items.length; i++) target.push(items[i]);
		}
		function balancedWithBudget(str, masked, budget) {
			if (budget.remaining < 0) return;
			let r = (0, balanced_match_1.range)("{", "}", masked), unmatched = r !== void 0 && masked.indexOf("{") < r[0];
			if (budget.remaining -= r && !unmatched ? r[1] + 1 : str.length, !(!r || budget.remaining < 0)) return {
				end: r[1],
				pre: str.slice(0, r[0]),
				body: str.slice(r[0] + 1, r[1]),
				post: str.slice(r[1] + 1),
				unmatched
			};
		}
		function maskUnmatchedOpens(masked, budget) {
			budget.remaining -= masked.length;
			let open = [];
			for (let i = 0; i < masked.length; i++) {
				let c = masked.charCodeAt(i);
				c === 123 ? open.push(i) : c === 125 && open.length && open.pop();
			}
			let out = "", last = 0;
			for (let i = 0; i < open.length; i++) {
				let at = open[i];
				out += masked.slice(last, at) + "\0", last = at + 1;
			}
			return out + masked.slice(last);
		}
		function commaSetFollows(str, budget) {
			if (budget.remaining -= str.length, budget.remaining < 0) return !1;
			let close = !1;
			for (let i = str.length - 1; i >= 0; i--) {
				let c = str.charCodeAt(i);
				if (c === 125) close = !0;
				else if (c === 10 || c === 13 || c === 8232 || c === 8233) close = !1;
				else if (c === 44 && close && str.charCodeAt(i + 1) !== 44) return !0;
			}
			return !1;
		}
		function parseCommaParts(str, budget) {
			let parts = [], carry = "";
			for (;;) {
				let m = balancedWithBudget(str, str, budget);
				if (budget.remaining < 0) return;
				if (!m) {
					let tail = str.split(",");
					return tail[0] = carry + tail[0], pushAll(parts, tail), parts;
				}
				let { pre, body, post } = m, p = pre.split(",");
				if (p[0] = carry + p[0], p[p.length - 1] += "{" + body + "}", !post.length) return pushAll(parts, p), parts;
				carry = p.pop(), pushAll(parts, p), str = post;
			}
		}
		function bound(value, fallback) {
			return value === void 0 || isNaN(value) ? fallback : value;
		}
		function expand(str, options = {}) {
			if (!str) return [];
			let max = bound(options.max, exports.EXPANSION_MAX), maxLength = bound(options.maxLength, exports.EXPANSION_MAX_LENGTH), maxDepth = bound(options.maxDepth, exports.EXPANSION_MAX_DEPTH), maxRewrites = bound(options.maxRewrites, exports.EXPANSION_MAX_REWRITES), maxSteps = bound(options.maxSteps, exports.EXPANSION_MAX_STEPS);
			return str.slice(0, 2) === "{}" && (str = "\\{\\}" + str.slice(2)), expand_(escapeBraces(str), max, maxLength, maxDepth, 0, maxRewrites, { remaining: maxSteps }, !0).map(unescapeBraces);
		}
		function embrace(str) {
			return "{" + str + "}";
		}
		function isPadded(el) {
			return /^-?0\d/.test(el);
		}
		function lte(i, y) {
			return i <= y;
		}
		function gte(i, y) {
			return i >= y;
		}
		function combine(acc, pre, values, max, maxLength, dropEmpties, budget) {
			let out = [], length = 0, nonEmpty;
			outer: for (let a = 0; a < acc.length; a++) {
				let prefix = acc[a] + pre, vs = values;
				dropEmpties && !prefix && (nonEmpty ||= values.filter((v) => v), vs = nonEmpty);
				for (let v = 0; v < vs.length; v++) {
					if (out.length >= max) break outer;
					let expansion = prefix + vs[v];
					if (length + expansion.length > maxLength) break outer;
					out.push(expansion), length += expansion.length;
				}
			}
			return budget.remaining -= out.length, out;
		}
		function expandSequence(body, isAlphaSequence, max, maxLength, budget) {
			let n = body.split(/\.\./), N = [];
			if (n[0] === void 0 || n[1] === void 0) return N;
			let x = numeric(n[0]), y = numeric(n[1]), width = Math.max(n[0].length, n[1].length), incr = n.length === 3 && n[2] !== void 0 ? Math.max(Math.abs(numeric(n[2])), 1) : 1, test = lte;
			y < x && (incr *= -1, test = gte);
			let pad = n.some(isPadded), cost = pad ? width : 1, length = 0;
			for (let i = x; test(i, y) && N.length < max; i += incr) {
				if (budget.remaining -= cost, budget.remaining < 0) return;
				let c;
				if (isAlphaSequence) c = String.fromCharCode(i), c === "\\" && (c = "");
				else if (c = String(i), pad) {
					let need = width - c.length;
					if (need > 0) {
						let z = Array(need + 1).join("0");
						c = i < 0 ? "-" + z + c.slice(1) : z + c;
					}
				}
				if (length + c.length > maxLength) break;
				N.push(c), length += c.length;
			}
			return N;
		}
		function expand_(str, max, maxLength, maxDepth, depth, maxRewrites, budget, isTop) {
			if (budget.remaining -= 16, depth > maxDepth) return [str];
			let acc = [""], rewrites = 0, dropEmpties = !1, firstGroup = !0, masked = str;
			for (;;) {
				let m = balancedWithBudget(str, masked, budget);
				if (!m) return combine(acc, str, [""], max, maxLength, dropEmpties, budget);
				m.unmatched && (masked = maskUnmatchedOpens(masked, budget));
				let pre = m.pre, literal = () => combine(acc, pre + "{" + m.body + "}" + m.post, [""], max, maxLength, dropEmpties, budget);
				if (/\$$/.test(pre)) {
					if (acc = combine(acc, pre + "{" + m.body + "}", [""], max, maxLength, dropEmpties && !m.post.length, budget), firstGroup = !1, !m.post.length) break;
					str = m.post, masked = masked.slice(m.end + 1);
					continue;
				}
				let isNumericSequence = /^-?\d+\.\.-?\d+(?:\.\.-?\d+)?$/.test(m.body), isAlphaSequence = /^[a-zA-Z]\.\.[a-zA-Z](?:\.\.-?\d+)?$/.test(m.body), isSequence = isNumericSequence || isAlphaSequence, isOptions = m.body.indexOf(",") >= 0;
				if (!isSequence && !isOptions) {
					if (rewrites < maxRewrites && commaSetFollows(m.post, budget)) {
						rewrites++, str = m.pre + "{" + m.body + escClose + m.post, masked = masked.slice(0, m.end) + escClose + masked.slice(m.end + 1), isTop = !0;
						continue;
					}
					return literal();
				}
				firstGroup &&= (dropEmpties = isTop && !isSequence, !1);
				let values;
				if (isSequence) {
					if (values = expandSequence(m.body, isAlphaSequence, max, maxLength, budget), !values) return literal();
				} else {
					let n = parseCommaParts(m.body, budget);
					if (!n) return literal();
					if (n.length === 1 && n[0] !== void 0) {
						if (n = expand_(n[0], max, maxLength, maxDepth, depth + 1, maxRewrites, budget, !1).map(embrace), budget.remaining < 0) return literal();
						if (n.length === 1) {
							let next = combine(acc, pre + n[0], [""], max, maxLength, dropEmpties && !m.post.length, budget);
							if (budget.remaining < 0) return literal();
							if (acc = next, !m.post.length) break;
							str = m.post, masked = masked.slice(m.end + 1);
							continue;
						}
					}
					let dropsEmpties = dropEmpties && !m.post.length && !pre;
					for (let d = 0; dropsEmpties && d < acc.length; d++) acc[d] && (dropsEmpties = !1);
					values = [];
					let valuesLength = 0;
					outer: for (let j = 0; j < n.length; j++) {
						let expanded = expand_(n[j], max, maxLength, maxDepth, depth + 1, maxRewrites, budget, !1);
						if (budget.remaining < 0) return literal();
						for (let k = 0; k < expanded.length; k++) {
							let v = expanded[k];
							if (!dropsEmpties || v) {
								if (values.length >= max || valuesLength + v.length > maxLength) break outer;
								values.push(v), valuesLength += v.length;
							}
						}
					}
				}
				let next = combine(acc, pre, values, max, maxLength, dropEmpties && !m.post.length, budget);
				if (budget.remaining < 0) return literal();
				if (acc = next, !m.post.length) break;
				str = m.post, masked = masked.slice(m.end + 1);
			}
			return acc;
		}
	}),
	57305: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.assertValidPattern = void 0;
		let assertValidPattern = (pattern) => {
			if (typeof pattern != "string") throw TypeError("invalid pattern");
			if (pattern.length > 65536) throw TypeError("pattern is too long");
		};
		exports.assertValidPattern = assertValidPattern;
	}),
	31803: ((__unused_webpack_module, exports, __webpack_require__) => {
		var _a;
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.AST = void 0;
		let brace_expressions_js_1 = __webpack_require__(11090), unescape_js_1 = __webpack_require__(70851), types = new Set([
			"!",
			"?",
			"+",
			"*",
			"@"
		]), isExtglobType = (c) => types.has(c), isExtglobAST = (c) => isExtglobType(c.type), adoptionMap = new Map([
			["!", ["@"]],
			["?", ["?", "@"]],
			["@", ["@"]],
			["*", [
				"*",
				"+",
				"?",
				"@"
			]],
			["+", ["+", "@"]]
		]), adoptionWithSpaceMap = new Map([
			["!", ["?"]],
			["@", ["?"]],
			["+", ["?", "*"]]
		]), adoptionAnyMap = new Map([
			["!", ["?", "@"]],
			["?", ["?", "@"]],
			["@", ["?", "@"]],
			["*", [
				"*",
				"+",
				"?",
				"@"
			]],
			["+", [
				"+",
				"@",
				"?",
				"*"
			]]
		]), usurpMap = new Map([
			["!", new Map([["!", "@"]])],
			["?", new Map([["*", "*"], ["+", "*"]])],
			["@", new Map([
				["!", "!"],
				["?", "?"],
				["@", "@"],
				["*", "*"],
				["+", "+"]
			])],
			["+", new Map([["?", "*"], ["*", "*"]])]
		]), startNoDot = "(?!\\.)", addPatternStart = new Set(["[", "."]), justDots = new Set(["..", "."]), reSpecials = new Set("().*{}+?[]^$\\!"), regExpEscape = (s) => s.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), starNoEmpty = "[^/]+?", ID = 0;
		class AST {
			type;
			#root;
			#hasMagic;
			#uflag = !1;
			#parts = [];
			#parent;
			#parentIndex;
			#negs;
			#filledNegs = !1;
			#options;
			#toString;
			#emptyExt = !1;
			id = ++ID;
			get depth() {
				return (this.#parent?.depth ?? -1) + 1;
			}
			[Symbol.for("nodejs.util.inspect.custom")]() {
				return {
					"@@type": "AST",
					id: this.id,
					type: this.type,
					root: this.#root.id,
					parent: this.#parent?.id,
					depth: this.depth,
					partsLength: this.#parts.length,
					parts: this.#parts
				};
			}
			constructor(type, parent, options = {}) {
				this.type = type, type && (this.#hasMagic = !0), this.#parent = parent, this.#root = this.#parent ? this.#parent.#root : this, this.#options = this.#root === this ? options : this.#root.#options, this.#negs = this.#root === this ? [] : this.#root.#negs, type === "!" && !this.#root.#filledNegs && this.#negs.push(this), this.#parentIndex = this.#parent ? this.#parent.#parts.length : 0;
			}
			get hasMagic() {
				if (this.#hasMagic !== void 0) return this.#hasMagic;
				for (let p of this.#parts) if (typeof p != "string" && (p.type || p.hasMagic)) return this.#hasMagic = !0;
				return this.#hasMagic;
			}
			toString() {
				return this.#toString === void 0 ? this.#toString = this.type ? this.type + "(" + this.#parts.map((p) => String(p)).join("|") + ")" : this.#parts.map((p) => String(p)).join("") : this.#toString;
			}
			#fillNegs() {
				if (this !== this.#root) throw Error("should only call on root");
				if (this.#filledNegs) return this;
				this.toString(), this.#filledNegs = !0;
				let n;
				for (; n = this.#negs.pop();) {
					if (n.type !== "!") continue;
					let p = n, pp = p.#parent;
					for (; pp;) {
						for (let i = p.#parentIndex + 1; !pp.type && i < pp.#parts.length; i++) for (let part of n.#parts) {
							if (typeof part == "string") throw Error("string part in extglob AST??");
							part.copyIn(pp.#parts[i]);
						}
						p = pp, pp = p.#parent;
					}
				}
				return this;
			}
			push(...parts) {
				for (let p of parts) if (p !== "") {
					if (typeof p != "string" && !(p instanceof _a && p.#parent === this)) throw Error("invalid part: " + p);
					this.#parts.push(p);
				}
			}
			toJSON() {
				let ret = this.type === null ? this.#parts.slice().map((p) => typeof p == "string" ? p : p.toJSON()) : [this.type, ...this.#parts.map((p) => p.toJSON())];
				return this.isStart() && !this.type && ret.unshift([]), this.isEnd() && (this === this.#root || this.#root.#filledNegs && this.#parent?.type === "!") && ret.push({}), ret;
			}
			isStart() {
				if (this.#root === this) return !0;
				if (!this.#parent?.isStart()) return !1;
				if (this.#parentIndex === 0) return !0;
				let p = this.#parent;
				for (let i = 0; i < this.#parentIndex; i++) {
					let pp = p.#parts[i];
					if (!(pp instanceof _a && pp.type === "!")) return !1;
				}
				return !0;
			}
			isEnd() {
				if (this.#root === this || this.#parent?.type === "!") return !0;
				if (!this.#parent?.isEnd()) return !1;
				if (!this.type) return this.#parent?.isEnd();
				let pl = this.#parent ? this.#parent.#parts.length : 0;
				return this.#parentIndex === pl - 1;
			}
			copyIn(part) {
				typeof part == "string" ? this.push(part) : this.push(part.clone(this));
			}
			clone(parent) {
				let c = new _a(this.type, parent);
				for (let p of this.#parts) c.copyIn(p);
				return c;
			}
			static #parseAST(str, ast, pos, opt, extDepth) {
				let maxDepth = opt.maxExtglobRecursion ?? 2, escaping = !1, inBrace = !1, braceStart = -1, braceNeg = !1;
				if (ast.type === null) {
					let i = pos, acc = "";
					for (; i < str.length;) {
						let c = str.charAt(i++);
						if (escaping || c === "\\") escaping = !escaping, acc += c;
						else if (inBrace) i === braceStart + 1 ? (c === "^" || c === "!") && (braceNeg = !0) : c === "]" && !(i === braceStart + 2 && braceNeg) && (inBrace = !1), acc += c;
						else if (c === "[") inBrace = !0, braceStart = i, braceNeg = !1, acc += c;
						else if (!opt.noext && isExtglobType(c) && str.charAt(i) === "(" && extDepth <= maxDepth) {
							ast.push(acc), acc = "";
							let ext = new _a(c, ast);
							i = _a.#parseAST(str, ext, i, opt, extDepth + 1), ast.push(ext);
						} else acc += c;
					}
					return ast.push(acc), i;
				}
				let i = pos + 1, part = new _a(null, ast), parts = [], acc = "";
				for (; i < str.length;) {
					let c = str.charAt(i++);
					if (escaping || c === "\\") escaping = !escaping, acc += c;
					else if (inBrace) i === braceStart + 1 ? (c === "^" || c === "!") && (braceNeg = !0) : c === "]" && !(i === braceStart + 2 && braceNeg) && (inBrace = !1), acc += c;
					else if (c === "[") inBrace = !0, braceStart = i, braceNeg = !1, acc += c;
					else if (!opt.noext && isExtglobType(c) && str.charAt(i) === "(" && (extDepth <= maxDepth || ast && ast.#canAdoptType(c))) {
						let depthAdd = ast && ast.#canAdoptType(c) ? 0 : 1;
						part.push(acc), acc = "";
						let ext = new _a(c, part);
						part.push(ext), i = _a.#parseAST(str, ext, i, opt, extDepth + depthAdd);
					} else if (c === "|") part.push(acc), acc = "", parts.push(part), part = new _a(null, ast);
					else {
						if (c === ")") return acc === "" && ast.#parts.length === 0 && (ast.#emptyExt = !0), part.push(acc), acc = "", ast.push(...parts, part), i;
						acc += c;
					}
				}
				return ast.type = null, ast.#hasMagic = void 0, ast.#parts = [str.substring(pos - 1)], i;
			}
			#canAdoptWithSpace(child) {
				return this.#canAdopt(child, adoptionWithSpaceMap);
			}
			#canAdopt(child, map = adoptionMap) {
				if (!child || typeof child != "object" || child.type !== null || child.#parts.length !== 1 || this.type === null) return !1;
				let gc = child.#parts[0];
				return !gc || typeof gc != "object" || gc.type === null ? !1 : this.#canAdoptType(gc.type, map);
			}
			#canAdoptType(c, map = adoptionAnyMap) {
				return !!map.get(this.type)?.includes(c);
			}
			#adoptWithSpace(child, index) {
				let gc = child.#parts[0], blank = new _a(null, gc, this.options);
				blank.#parts.push(""), gc.push(blank), this.#adopt(child, index);
			}
			#adopt(child, index) {
				let gc = child.#parts[0];
				this.#parts.splice(index, 1, ...gc.#parts);
				for (let p of gc.#parts) typeof p == "object" && (p.#parent = this);
				this.#toString = void 0;
			}
			#canUsurpType(c) {
				return !!usurpMap.get(this.type)?.has(c);
			}
			#canUsurp(child) {
				if (!child || typeof child != "object" || child.type !== null || child.#parts.length !== 1 || this.type === null || this.#parts.length !== 1) return !1;
				let gc = child.#parts[0];
				return !gc || typeof gc != "object" || gc.type === null ? !1 : this.#canUsurpType(gc.type);
			}
			#usurp(child) {
				let m = usurpMap.get(this.type), gc = child.#parts[0], nt = m?.get(gc.type);
				if (!nt) return !1;
				this.#parts = gc.#parts;
				for (let p of this.#parts) typeof p == "object" && (p.#parent = this);
				this.type = nt, this.#toString = void 0, this.#emptyExt = !1;
			}
			static fromGlob(pattern, options = {}) {
				let ast = new _a(null, void 0, options);
				return _a.#parseAST(pattern, ast, 0, options, 0), ast;
			}
			toMMPattern() {
				if (this !== this.#root) return this.#root.toMMPattern();
				let glob = this.toString(), [re, body, hasMagic, uflag] = this.toRegExpSource();
				if (!(hasMagic || this.#hasMagic || this.#options.nocase && !this.#options.nocaseMagicOnly && glob.toUpperCase() !== glob.toLowerCase())) return body;
				let flags = (this.#options.nocase ? "i" : "") + (uflag ? "u" : "");
				return Object.assign(RegExp(`^${re}$`, flags), {
					_src: re,
					_glob: glob
				});
			}
			get options() {
				return this.#options;
			}
			toRegExpSource(allowDot) {
				let dot = allowDot ?? !!this.#options.dot;
				if (this.#root === this && (this.#flatten(), this.#fillNegs()), !isExtglobAST(this)) {
					let noEmpty = this.isStart() && this.isEnd() && !this.#parts.some((s) => typeof s != "string"), src = this.#parts.map((p) => {
						let [re, _, hasMagic, uflag] = typeof p == "string" ? _a.#parseGlob(p, this.#hasMagic, noEmpty) : p.toRegExpSource(allowDot);
						return this.#hasMagic = this.#hasMagic || hasMagic, this.#uflag = this.#uflag || uflag, re;
					}).join(""), start = "";
					if (this.isStart() && typeof this.#parts[0] == "string" && !(this.#parts.length === 1 && justDots.has(this.#parts[0]))) {
						let aps = addPatternStart, needNoTrav = dot && aps.has(src.charAt(0)) || src.startsWith("\\.") && aps.has(src.charAt(2)) || src.startsWith("\\.\\.") && aps.has(src.charAt(4)), needNoDot = !dot && !allowDot && aps.has(src.charAt(0));
						start = needNoTrav ? "(?!(?:^|/)\\.\\.?(?:$|/))" : needNoDot ? startNoDot : "";
					}
					let end = "";
					return this.isEnd() && this.#root.#filledNegs && this.#parent?.type === "!" && (end = "(?:$|\\/)"), [
						start + src + end,
						(0, unescape_js_1.unescape)(src),
						this.#hasMagic = !!this.#hasMagic,
						this.#uflag
					];
				}
				let repeated = this.type === "*" || this.type === "+", start = this.type === "!" ? "(?:(?!(?:" : "(?:", body = this.#partsToRegExp(dot);
				if (this.isStart() && this.isEnd() && !body && this.type !== "!") {
					let s = this.toString(), me = this;
					return me.#parts = [s], me.type = null, me.#hasMagic = void 0, [
						s,
						(0, unescape_js_1.unescape)(this.toString()),
						!1,
						!1
					];
				}
				let bodyDotAllowed = !repeated || allowDot || dot ? "" : this.#partsToRegExp(!0);
				bodyDotAllowed === body && (bodyDotAllowed = ""), bodyDotAllowed && (body = `(?:${body})(?:${bodyDotAllowed})*?`);
				let final = "";
				if (this.type === "!" && this.#emptyExt) final = (this.isStart() && !dot ? startNoDot : "") + starNoEmpty;
				else {
					let close = this.type === "!" ? "))" + (this.isStart() && !dot && !allowDot ? startNoDot : "") + "[^/]*?)" : this.type === "@" ? ")" : this.type === "?" ? ")?" : this.type === "+" && bodyDotAllowed ? ")" : this.type === "*" && bodyDotAllowed ? ")?" : `)${this.type}`;
					final = start + body + close;
				}
				return [
					final,
					(0, unescape_js_1.unescape)(body),
					this.#hasMagic = !!this.#hasMagic,
					this.#uflag
				];
			}
			#flatten() {
				if (isExtglobAST(this)) {
					let iterations = 0, done = !1;
					do {
						done = !0;
						for (let i = 0; i < this.#parts.length; i++) {
							let c = this.#parts[i];
							typeof c == "object" && (c.#flatten(), this.#canAdopt(c) ? (done = !1, this.#adopt(c, i)) : this.#canAdoptWithSpace(c) ? (done = !1, this.#adoptWithSpace(c, i)) : this.#canUsurp(c) && (done = !1, this.#usurp(c)));
						}
					} while (!done && ++iterations < 10);
				} else for (let p of this.#parts) typeof p == "object" && p.#flatten();
				this.#toString = void 0;
			}
			#partsToRegExp(dot) {
				return this.#parts.map((p) => {
					if (typeof p == "string") throw Error("string type in extglob ast??");
					let [re, _, _hasMagic, uflag] = p.toRegExpSource(dot);
					return this.#uflag = this.#uflag || uflag, re;
				}).filter((p) => !(this.isStart() && this.isEnd()) || !!p).join("|");
			}
			static #parseGlob(glob, hasMagic, noEmpty = !1) {
				let escaping = !1, re = "", uflag = !1, inStar = !1;
				for (let i = 0; i < glob.length; i++) {
					let c = glob.charAt(i);
					if (escaping) escaping = !1, re += (reSpecials.has(c) ? "\\" : "") + c;
					else if (c === "*") {
						if (inStar) continue;
						inStar = !0, re += noEmpty && /^[*]+$/.test(glob) ? starNoEmpty : "[^/]*?", hasMagic = !0;
					} else if (inStar = !1, c === "\\") i === glob.length - 1 ? re += "\\\\" : escaping = !0;
					else {
						if (c === "[") {
							let [src, needUflag, consumed, magic] = (0, brace_expressions_js_1.parseClass)(glob, i);
							if (consumed) {
								re += src, uflag ||= needUflag, i += consumed - 1, hasMagic ||= magic;
								continue;
							}
						}
						c === "?" ? (re += "[^/]", hasMagic = !0) : re += regExpEscape(c);
					}
				}
				return [
					re,
					(0, unescape_js_1.unescape)(glob),
					!!hasMagic,
					uflag
				];
			}
		}
		exports.AST = AST, _a = AST;
	}),
	11090: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.parseClass = void 0;
		let posixClasses = {
			"[:alnum:]": ["\\p{L}\\p{Nl}\\p{Nd}", !0],
			"[:alpha:]": ["\\p{L}\\p{Nl}", !0],
			"[:ascii:]": ["\\x00-\\x7f", !1],
			"[:blank:]": ["\\p{Zs}\\t", !0],
			"[:cntrl:]": ["\\p{Cc}", !0],
			"[:digit:]": ["\\p{Nd}", !0],
			"[:graph:]": [
				"\\p{Z}\\p{C}",
				!0,
				!0
			],
			"[:lower:]": ["\\p{Ll}", !0],
			"[:print:]": ["\\p{C}", !0],
			"[:punct:]": ["\\p{P}", !0],
			"[:space:]": ["\\p{Z}\\t\\r\\n\\v\\f", !0],
			"[:upper:]": ["\\p{Lu}", !0],
			"[:word:]": ["\\p{L}\\p{Nl}\\p{Nd}\\p{Pc}", !0],
			"[:xdigit:]": ["A-Fa-f0-9", !1]
		}, braceEscape = (s) => s.replace(/[[\]\\-]/g, "\\$&"), regexpEscape = (s) => s.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&"), rangesToString = (ranges) => ranges.join(""), parseClass = (glob, position) => {
			let pos = position;
			if (glob.charAt(pos) !== "[") throw Error("not in a brace expression");
			let ranges = [], negs = [], i = pos + 1, sawStart = !1, uflag = !1, escaping = !1, negate = !1, endPos = pos, rangeStart = "";
			WHILE: for (; i < glob.length;) {
				let c = glob.charAt(i);
				if ((c === "!" || c === "^") && i === pos + 1) negate = !0, i++;
				else {
					if (c === "]" && sawStart && !escaping) {
						endPos = i + 1;
						break;
					}
					if (sawStart = !0, c === "\\" && !escaping) escaping = !0, i++;
					else {
						if (c === "[" && !escaping) {
							for (let [cls, [unip, u, neg]] of Object.entries(posixClasses)) if (glob.startsWith(cls, i)) {
								if (rangeStart) return [
									"$.",
									!1,
									glob.length - pos,
									!0
								];
								i += cls.length, neg ? negs.push(unip) : ranges.push(unip), uflag ||= u;
								continue WHILE;
							}
						}
						escaping = !1, rangeStart ? (c > rangeStart ? ranges.push(braceEscape(rangeStart) + "-" + braceEscape(c)) : c === rangeStart && ranges.push(braceEscape(c)), rangeStart = "", i++) : glob.startsWith("-]", i + 1) ? (ranges.push(braceEscape(c + "-")), i += 2) : glob.startsWith("-", i + 1) ? (rangeStart = c, i += 2) : (ranges.push(braceEscape(c)), i++);
					}
				}
			}
			if (endPos < i) return [
				"",
				!1,
				0,
				!1
			];
			if (!ranges.length && !negs.length) return [
				"$.",
				!1,
				glob.length - pos,
				!0
			];
			if (negs.length === 0 && ranges.length === 1 && /^\\?.$/.test(ranges[0]) && !negate) {
				let r = ranges[0].length === 2 ? ranges[0].slice(-1) : ranges[0];
				return [
					regexpEscape(r),
					!1,
					endPos - pos,
					!1
				];
			}
			let sranges = "[" + (negate ? "^" : "") + rangesToString(ranges) + "]", snegs = "[" + (negate ? "" : "^") + rangesToString(negs) + "]";
			return [
				ranges.length && negs.length ? "(" + sranges + "|" + snegs + ")" : ranges.length ? sranges : snegs,
				uflag,
				endPos - pos,
				!0
			];
		};
		exports.parseClass = parseClass;
	}),
	10800: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.escape = void 0;
		let escape = (s, { windowsPathsNoEscape = !1, magicalBraces = !1 } = {}) => magicalBraces ? windowsPathsNoEscape ? s.replace(/[?*()[\]{}]/g, "[$&]") : s.replace(/[?*()[\]\\{}]/g, "\\$&") : windowsPathsNoEscape ? s.replace(/[?*()[\]]/g, "[$&]") : s.replace(/[?*()[\]\\]/g, "\\$&");
		exports.escape = escape;
	}),
	46507: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.unescape = exports.escape = exports.AST = exports.Minimatch = exports.match = exports.makeRe = exports.braceExpand = exports.defaults = exports.filter = exports.GLOBSTAR = exports.sep = exports.minimatch = void 0;
		let brace_expansion_1 = __webpack_require__(38968), assert_valid_pattern_js_1 = __webpack_require__(57305), ast_js_1 = __webpack_require__(31803), escape_js_1 = __webpack_require__(10800), unescape_js_1 = __webpack_require__(70851), minimatch = (p, pattern, options = {}) => ((0, assert_valid_pattern_js_1.assertValidPattern)(pattern), !options.nocomment && pattern.charAt(0) === "#" ? !1 : new Minimatch(pattern, options).match(p));
		exports.minimatch = minimatch;
		let starDotExtRE = /^\*+([^+@!?*[(]*)$/, starDotExtTest = (ext) => (f) => !f.startsWith(".") && f.endsWith(ext), starDotExtTestDot = (ext) => (f) => f.endsWith(ext), starDotExtTestNocase = (ext) => (ext = ext.toLowerCase(), (f) => !f.startsWith(".") && f.toLowerCase().endsWith(ext)), starDotExtTestNocaseDot = (ext) => (ext = ext.toLowerCase(), (f) => f.toLowerCase().endsWith(ext)), starDotStarRE = /^\*+\.\*+$/, starDotStarTest = (f) => !f.startsWith(".") && f.includes("."), starDotStarTestDot = (f) => f !== "." && f !== ".." && f.includes("."), dotStarRE = /^\.\*+$/, dotStarTest = (f) => f !== "." && f !== ".." && f.startsWith("."), starRE = /^\*+$/, starTest = (f) => f.length !== 0 && !f.startsWith("."), starTestDot = (f) => f.length !== 0 && f !== "." && f !== "..", qmarksRE = /^\?+([^+@!?*[(]*)?$/, qmarksTestNocase = ([$0, ext = ""]) => {
			let noext = qmarksTestNoExt([$0]);
			return ext ? (ext = ext.toLowerCase(), (f) => noext(f) && f.toLowerCase().endsWith(ext)) : noext;
		}, qmarksTestNocaseDot = ([$0, ext = ""]) => {
			let noext = qmarksTestNoExtDot([$0]);
			return ext ? (ext = ext.toLowerCase(), (f) => noext(f) && f.toLowerCase().endsWith(ext)) : noext;
		}, qmarksTestDot = ([$0, ext = ""]) => {
			let noext = qmarksTestNoExtDot([$0]);
			return ext ? (f) => noext(f) && f.endsWith(ext) : noext;
		}, qmarksTest = ([$0, ext = ""]) => {
			let noext = qmarksTestNoExt([$0]);
			return ext ? (f) => noext(f) && f.endsWith(ext) : noext;
		}, qmarksTestNoExt = ([$0]) => {
			let len = $0.length;
			return (f) => f.length === len && !f.startsWith(".");
		}, qmarksTestNoExtDot = ([$0]) => {
			let len = $0.length;
			return (f) => f.length === len && f !== "." && f !== "..";
		}, defaultPlatform = typeof process == "object" && process ? typeof process.env == "object" && process.env && process.env.__MINIMATCH_TESTING_PLATFORM__ || process.platform : "posix", path = {
			win32: { sep: "\\" },
			posix: { sep: "/" }
		};
		exports.sep = defaultPlatform === "win32" ? path.win32.sep : path.posix.sep, exports.minimatch.sep = exports.sep, exports.GLOBSTAR = Symbol("globstar **"), exports.minimatch.GLOBSTAR = exports.GLOBSTAR;
		let filter = (pattern, options = {}) => (p) => (0, exports.minimatch)(p, pattern, options);
		exports.filter = filter, exports.minimatch.filter = exports.filter;
		let ext = (a, b = {}) => Object.assign({}, a, b), defaults = (def) => {
			if (!def || typeof def != "object" || !Object.keys(def).length) return exports.minimatch;
			let orig = exports.minimatch, m = (p, pattern, options = {}) => orig(p, pattern, ext(def, options));
			return Object.assign(m, {
				Minimatch: class Minimatch extends orig.Minimatch {
					constructor(pattern, options = {}) {
						super(pattern, ext(def, options));
					}
					static defaults(options) {
						return orig.defaults(ext(def, options)).Minimatch;
					}
				},
				AST: class AST extends orig.AST {
					constructor(type, parent, options = {}) {
						super(type, parent, ext(def, options));
					}
					static fromGlob(pattern, options = {}) {
						return orig.AST.fromGlob(pattern, ext(def, options));
					}
				},
				unescape: (s, options = {}) => orig.unescape(s, ext(def, options)),
				escape: (s, options = {}) => orig.escape(s, ext(def, options)),
				filter: (pattern, options = {}) => orig.filter(pattern, ext(def, options)),
				defaults: (options) => orig.defaults(ext(def, options)),
				makeRe: (pattern, options = {}) => orig.makeRe(pattern, ext(def, options)),
				braceExpand: (pattern, options = {}) => orig.braceExpand(pattern, ext(def, options)),
				match: (list, pattern, options = {}) => orig.match(list, pattern, ext(def, options)),
				sep: orig.sep,
				GLOBSTAR: exports.GLOBSTAR
			});
		};
		exports.defaults = defaults, exports.minimatch.defaults = exports.defaults;
		let braceExpand = (pattern, options = {}) => ((0, assert_valid_pattern_js_1.assertValidPattern)(pattern), options.nobrace || !/\{(?:(?!\{).)*\}/.test(pattern) ? [pattern] : (0, brace_expansion_1.expand)(pattern, { max: options.braceExpandMax }));
		exports.braceExpand = braceExpand, exports.minimatch.braceExpand = exports.braceExpand;
		let makeRe = (pattern, options = {}) => new Minimatch(pattern, options).makeRe();
		exports.makeRe = makeRe, exports.minimatch.makeRe = exports.makeRe;
		let match = (list, pattern, options = {}) => {
			let mm = new Minimatch(pattern, options);
			return list = list.filter((f) => mm.match(f)), mm.options.nonull && !list.length && list.push(pattern), list;
		};
		exports.match = match, exports.minimatch.match = exports.match;
		let globMagic = /[?*]|[+@!]\(.*?\)|\[|\]/, regExpEscape = (s) => s.replace(/[-[\]{}()*+?.,\\^$|#\s]/g, "\\$&");
		class Minimatch {
			options;
			set;
			pattern;
			windowsPathsNoEscape;
			nonegate;
			negate;
			comment;
			empty;
			preserveMultipleSlashes;
			partial;
			globSet;
			globParts;
			nocase;
			isWindows;
			platform;
			windowsNoMagicRoot;
			maxGlobstarRecursion;
			regexp;
			constructor(pattern, options = {}) {
				(0, assert_valid_pattern_js_1.assertValidPattern)(pattern), options ||= {}, this.options = options, this.maxGlobstarRecursion = options.maxGlobstarRecursion ?? 200, this.pattern = pattern, this.platform = options.platform || defaultPlatform, this.isWindows = this.platform === "win32", this.windowsPathsNoEscape = !!options.windowsPathsNoEscape || options.allowWindowsEscape === !1, this.windowsPathsNoEscape && (this.pattern = this.pattern.replace(/\\/g, "/")), this.preserveMultipleSlashes = !!options.preserveMultipleSlashes, this.regexp = null, this.negate = !1, this.nonegate = !!options.nonegate, this.comment = !1, this.empty = !1, this.partial = !!options.partial, this.nocase = !!this.options.nocase, this.windowsNoMagicRoot = options.windowsNoMagicRoot === void 0 ? !!(this.isWindows && this.nocase) : options.windowsNoMagicRoot, this.globSet = [], this.globParts = [], this.set = [], this.make();
			}
			hasMagic() {
				if (this.options.magicalBraces && this.set.length > 1) return !0;
				for (let pattern of this.set) for (let part of pattern) if (typeof part != "string") return !0;
				return !1;
			}
			debug(..._) {}
			make() {
				let pattern = this.pattern, options = this.options;
				if (!options.nocomment && pattern.charAt(0) === "#") {
					this.comment = !0;
					return;
				}
				if (!pattern) {
					this.empty = !0;
					return;
				}
				this.parseNegate(), this.globSet = [...new Set(this.braceExpand())], options.debug && (this.debug = (...args) => console.error(...args)), this.debug(this.pattern, this.globSet);
				let rawGlobParts = this.globSet.map((s) => this.slashSplit(s));
				this.globParts = this.preprocess(rawGlobParts), this.debug(this.pattern, this.globParts);
				let set = this.globParts.map((s, _, __) => {
					if (this.isWindows && this.windowsNoMagicRoot) {
						let isUNC = s[0] === "" && s[1] === "" && (s[2] === "?" || !globMagic.test(s[2])) && !globMagic.test(s[3]), isDrive = /^[a-z]:/i.test(s[0]);
						if (isUNC) return [...s.slice(0, 4), ...s.slice(4).map((ss) => this.parse(ss))];
						if (isDrive) return [s[0], ...s.slice(1).map((ss) => this.parse(ss))];
					}
					return s.map((ss) => this.parse(ss));
				});
				if (this.debug(this.pattern, set), this.set = set.filter((s) => s.indexOf(!1) === -1), this.isWindows) for (let i = 0; i < this.set.length; i++) {
					let p = this.set[i];
					p[0] === "" && p[1] === "" && this.globParts[i][2] === "?" && typeof p[3] == "string" && /^[a-z]:$/i.test(p[3]) && (p[2] = "?");
				}
				this.debug(this.pattern, this.set);
			}
			preprocess(globParts) {
				if (this.options.noglobstar) for (let partset of globParts) for (let j = 0; j < partset.length; j++) partset[j] === "**" && (partset[j] = "*");
				let { optimizationLevel = 1 } = this.options;
				return optimizationLevel >= 2 ? (globParts = this.firstPhasePreProcess(globParts), globParts = this.secondPhasePreProcess(globParts)) : globParts = optimizationLevel >= 1 ? this.levelOneOptimize(globParts) : this.adjascentGlobstarOptimize(globParts), globParts;
			}
			adjascentGlobstarOptimize(globParts) {
				return globParts.map((parts) => {
					let gs = -1;
					for (; (gs = parts.indexOf("**", gs + 1)) !== -1;) {
						let i = gs;
						for (; parts[i + 1] === "**";) i++;
						i !== gs && parts.splice(gs, i - gs);
					}
					return parts;
				});
			}
			levelOneOptimize(globParts) {
				return globParts.map((parts) => (parts = parts.reduce((set, part) => {
					let prev = set[set.length - 1];
					return part === "**" && prev === "**" ? set : part === ".." && prev && prev !== ".." && prev !== "." && prev !== "**" ? (set.pop(), set) : (set.push(part), set);
				}, []), parts.length === 0 ? [""] : parts));
			}
			levelTwoFileOptimize(parts) {
				Array.isArray(parts) || (parts = this.slashSplit(parts));
				let didSomething = !1;
				do {
					if (didSomething = !1, !this.preserveMultipleSlashes) {
						for (let i = 1; i < parts.length - 1; i++) {
							let p = parts[i];
							i === 1 && p === "" && parts[0] === "" || p !== "." && p !== "" || (didSomething = !0, parts.splice(i, 1), i--);
						}
						parts[0] === "." && parts.length === 2 && (parts[1] === "." || parts[1] === "") && (didSomething = !0, parts.pop());
					}
					let dd = 0;
					for (; (dd = parts.indexOf("..", dd + 1)) !== -1;) {
						let p = parts[dd - 1];
						p && p !== "." && p !== ".." && p !== "**" && !(this.isWindows && /^[a-z]:$/i.test(p)) && (didSomething = !0, parts.splice(dd - 1, 2), dd -= 2);
					}
				} while (didSomething);
				return parts.length === 0 ? [""] : parts;
			}
			firstPhasePreProcess(globParts) {
				let didSomething = !1;
				do {
					didSomething = !1;
					for (let parts of globParts) {
						let gs = -1;
						for (; (gs = parts.indexOf("**", gs + 1)) !== -1;) {
							let gss = gs;
							for (; parts[gss + 1] === "**";) gss++;
							gss > gs && parts.splice(gs + 1, gss - gs);
							let next = parts[gs + 1], p = parts[gs + 2], p2 = parts[gs + 3];
							if (next !== ".." || !p || p === "." || p === ".." || !p2 || p2 === "." || p2 === "..") continue;
							didSomething = !0, parts.splice(gs, 1);
							let other = parts.slice(0);
							other[gs] = "**", globParts.push(other), gs--;
						}
						if (!this.preserveMultipleSlashes) {
							for (let i = 1; i < parts.length - 1; i++) {
								let p = parts[i];
								i === 1 && p === "" && parts[0] === "" || p !== "." && p !== "" || (didSomething = !0, parts.splice(i, 1), i--);
							}
							parts[0] === "." && parts.length === 2 && (parts[1] === "." || parts[1] === "") && (didSomething = !0, parts.pop());
						}
						let dd = 0;
						for (; (dd = parts.indexOf("..", dd + 1)) !== -1;) {
							let p = parts[dd - 1];
							if (p && p !== "." && p !== ".." && p !== "**") {
								didSomething = !0;
								let splin = dd === 1 && parts[dd + 1] === "**" ? ["."] : [];
								parts.splice(dd - 1, 2, ...splin), parts.length === 0 && parts.push(""), dd -= 2;
							}
						}
					}
				} while (didSomething);
				return globParts;
			}
			secondPhasePreProcess(globParts) {
				for (let i = 0; i < globParts.length - 1; i++) for (let j = i + 1; j < globParts.length; j++) {
					let matched = this.partsMatch(globParts[i], globParts[j], !this.preserveMultipleSlashes);
					if (matched) {
						globParts[i] = [], globParts[j] = matched;
						break;
					}
				}
				return globParts.filter((gs) => gs.length);
			}
			partsMatch(a, b, emptyGSMatch = !1) {
				let ai = 0, bi = 0, result = [], which = "";
				for (; ai < a.length && bi < b.length;) if (a[ai] === b[bi]) result.push(which === "b" ? b[bi] : a[ai]), ai++, bi++;
				else if (emptyGSMatch && a[ai] === "**" && b[bi] === a[ai + 1]) result.push(a[ai]), ai++;
				else if (emptyGSMatch && b[bi] === "**" && a[ai] === b[bi + 1]) result.push(b[bi]), bi++;
				else if (a[ai] === "*" && b[bi] && (this.options.dot || !b[bi].startsWith(".")) && b[bi] !== "**") {
					if (which === "b") return !1;
					which = "a", result.push(a[ai]), ai++, bi++;
				} else if (b[bi] === "*" && a[ai] && (this.options.dot || !a[ai].startsWith(".")) && a[ai] !== "**") {
					if (which === "a") return !1;
					which = "b", result.push(b[bi]), ai++, bi++;
				} else return !1;
				return a.length === b.length && result;
			}
			parseNegate() {
				if (this.nonegate) return;
				let pattern = this.pattern, negate = !1, negateOffset = 0;
				for (let i = 0; i < pattern.length && pattern.charAt(i) === "!"; i++) negate = !negate, negateOffset++;
				negateOffset && (this.pattern = pattern.slice(negateOffset)), this.negate = negate;
			}
			matchOne(file, pattern, partial = !1) {
				let fileStartIndex = 0, patternStartIndex = 0;
				if (this.isWindows) {
					let fileDrive = typeof file[0] == "string" && /^[a-z]:$/i.test(file[0]), fileUNC = !fileDrive && file[0] === "" && file[1] === "" && file[2] === "?" && /^[a-z]:$/i.test(file[3]), patternDrive = typeof pattern[0] == "string" && /^[a-z]:$/i.test(pattern[0]), patternUNC = !patternDrive && pattern[0] === "" && pattern[1] === "" && pattern[2] === "?" && typeof pattern[3] == "string" && /^[a-z]:$/i.test(pattern[3]), fdi = fileUNC ? 3 : fileDrive ? 0 : void 0, pdi = patternUNC ? 3 : patternDrive ? 0 : void 0;
					if (typeof fdi == "number" && typeof pdi == "number") {
						let [fd, pd] = [file[fdi], pattern[pdi]];
						fd.toLowerCase() === pd.toLowerCase() && (pattern[pdi] = fd, patternStartIndex = pdi, fileStartIndex = fdi);
					}
				}
				let { optimizationLevel = 1 } = this.options;
				return optimizationLevel >= 2 && (file = this.levelTwoFileOptimize(file)), pattern.includes(exports.GLOBSTAR) ? this.#matchGlobstar(file, pattern, partial, fileStartIndex, patternStartIndex) : this.#matchOne(file, pattern, partial, fileStartIndex, patternStartIndex);
			}
			#matchGlobstar(file, pattern, partial, fileIndex, patternIndex) {
				let firstgs = pattern.indexOf(exports.GLOBSTAR, patternIndex), lastgs = pattern.lastIndexOf(exports.GLOBSTAR), [head, body, tail] = partial ? [
					pattern.slice(patternIndex, firstgs),
					pattern.slice(firstgs + 1),
					[]
				] : [
					pattern.slice(patternIndex, firstgs),
					pattern.slice(firstgs + 1, lastgs),
					pattern.slice(lastgs + 1)
				];
				if (head.length) {
					let fileHead = file.slice(fileIndex, fileIndex + head.length);
					if (!this.#matchOne(fileHead, head, partial, 0, 0)) return !1;
					fileIndex += head.length, patternIndex += head.length;
				}
				let fileTailMatch = 0;
				if (tail.length) {
					if (tail.length + fileIndex > file.length) return !1;
					let tailStart = file.length - tail.length;
					if (this.#matchOne(file, tail, partial, tailStart, 0)) fileTailMatch = tail.length;
					else {
						if (file[file.length - 1] !== "" || fileIndex + tail.length === file.length || (tailStart--, !this.#matchOne(file, tail, partial, tailStart, 0))) return !1;
						fileTailMatch = tail.length + 1;
					}
				}
				if (!body.length) {
					let sawSome = !!fileTailMatch;
					for (let i = fileIndex; i < file.length - fileTailMatch; i++) {
						let f = String(file[i]);
						if (sawSome = !0, f === "." || f === ".." || !this.options.dot && f.startsWith(".")) return !1;
					}
					return partial || sawSome;
				}
				let bodySegments = [[[], 0]], currentBody = bodySegments[0], nonGsParts = 0, nonGsPartsSums = [0];
				for (let b of body) b === exports.GLOBSTAR ? (nonGsPartsSums.push(nonGsParts), currentBody = [[], 0], bodySegments.push(currentBody)) : (currentBody[0].push(b), nonGsParts++);
				let i = bodySegments.length - 1, fileLength = file.length - fileTailMatch;
				for (let b of bodySegments) b[1] = fileLength - (nonGsPartsSums[i--] + b[0].length);
				return !!this.#matchGlobStarBodySections(file, bodySegments, fileIndex, 0, partial, 0, !!fileTailMatch);
			}
			#matchGlobStarBodySections(file, bodySegments, fileIndex, bodyIndex, partial, globStarDepth, sawTail) {
				let bs = bodySegments[bodyIndex];
				if (!bs) {
					for (let i = fileIndex; i < file.length; i++) {
						sawTail = !0;
						let f = file[i];
						if (f === "." || f === ".." || !this.options.dot && f.startsWith(".")) return !1;
					}
					return sawTail;
				}
				let [body, after] = bs;
				for (; fileIndex <= after;) {
					if (this.#matchOne(file.slice(0, fileIndex + body.length), body, partial, fileIndex, 0) && globStarDepth < this.maxGlobstarRecursion) {
						let sub = this.#matchGlobStarBodySections(file, bodySegments, fileIndex + body.length, bodyIndex + 1, partial, globStarDepth + 1, sawTail);
						if (sub !== !1) return sub;
					}
					let f = file[fileIndex];
					if (f === "." || f === ".." || !this.options.dot && f.startsWith(".")) return !1;
					fileIndex++;
				}
				return partial || null;
			}
			#matchOne(file, pattern, partial, fileIndex, patternIndex) {
				let fi, pi, pl, fl;
				for (fi = fileIndex, pi = patternIndex, fl = file.length, pl = pattern.length; fi < fl && pi < pl; fi++, pi++) {
					this.debug("matchOne loop");
					let p = pattern[pi], f = file[fi];
					if (this.debug(pattern, p, f), p === !1 || p === exports.GLOBSTAR) return !1;
					let hit;
					if (typeof p == "string" ? (hit = f === p, this.debug("string match", p, f, hit)) : (hit = p.test(f), this.debug("pattern match", p, f, hit)), !hit) return !1;
				}
				if (fi === fl && pi === pl) return !0;
				if (fi === fl) return partial;
				if (pi === pl) return fi === fl - 1 && file[fi] === "";
				throw Error("wtf?");
			}
			braceExpand() {
				return (0, exports.braceExpand)(this.pattern, this.options);
			}
			parse(pattern) {
				(0, assert_valid_pattern_js_1.assertValidPattern)(pattern);
				let options = this.options;
				if (pattern === "**") return exports.GLOBSTAR;
				if (pattern === "") return "";
				let m, fastTest = null;
				(m = pattern.match(starRE)) ? fastTest = options.dot ? starTestDot : starTest : (m = pattern.match(starDotExtRE)) ? fastTest = (options.nocase ? options.dot ? starDotExtTestNocaseDot : starDotExtTestNocase : options.dot ? starDotExtTestDot : starDotExtTest)(m[1]) : (m = pattern.match(qmarksRE)) ? fastTest = (options.nocase ? options.dot ? qmarksTestNocaseDot : qmarksTestNocase : options.dot ? qmarksTestDot : qmarksTest)(m) : (m = pattern.match(starDotStarRE)) ? fastTest = options.dot ? starDotStarTestDot : starDotStarTest : (m = pattern.match(dotStarRE)) && (fastTest = dotStarTest);
				let re = ast_js_1.AST.fromGlob(pattern, this.options).toMMPattern();
				return fastTest && typeof re == "object" && Reflect.defineProperty(re, "test", { value: fastTest }), re;
			}
			makeRe() {
				if (this.regexp || this.regexp === !1) return this.regexp;
				let set = this.set;
				if (!set.length) return this.regexp = !1, this.regexp;
				let options = this.options, twoStar = options.noglobstar ? "[^/]*?" : options.dot ? "(?:(?!(?:\\/|^)(?:\\.{1,2})($|\\/)).)*?" : "(?:(?!(?:\\/|^)\\.).)*?", flags = new Set(options.nocase ? ["i"] : []), re = set.map((pattern) => {
					let pp = pattern.map((p) => {
						if (p instanceof RegExp) for (let f of p.flags.split("")) flags.add(f);
						return typeof p == "string" ? regExpEscape(p) : p === exports.GLOBSTAR ? exports.GLOBSTAR : p._src;
					});
					pp.forEach((p, i) => {
						let next = pp[i + 1], prev = pp[i - 1];
						p === exports.GLOBSTAR && prev !== exports.GLOBSTAR && (prev === void 0 ? next !== void 0 && next !== exports.GLOBSTAR ? pp[i + 1] = "(?:\\/|" + twoStar + "\\/)?" + next : pp[i] = twoStar : next === void 0 ? pp[i - 1] = prev + "(?:\\/|\\/" + twoStar + ")?" : next !== exports.GLOBSTAR && (pp[i - 1] = prev + "(?:\\/|\\/" + twoStar + "\\/)" + next, pp[i + 1] = exports.GLOBSTAR));
					});
					let filtered = pp.filter((p) => p !== exports.GLOBSTAR);
					if (this.partial && filtered.length >= 1) {
						let prefixes = [];
						for (let i = 1; i <= filtered.length; i++) prefixes.push(filtered.slice(0, i).join("/"));
						return "(?:" + prefixes.join("|") + ")";
					}
					return filtered.join("/");
				}).join("|"), [open, close] = set.length > 1 ? ["(?:", ")"] : ["", ""];
				re = "^" + open + re + close + "$", this.partial && (re = "^(?:\\/|" + open + re.slice(1, -1) + close + ")$"), this.negate && (re = "^(?!" + re + ").+$");
				try {
					this.regexp = new RegExp(re, [...flags].join(""));
				} catch {
					this.regexp = !1;
				}
				return this.regexp;
			}
			slashSplit(p) {
				return this.preserveMultipleSlashes ? p.split("/") : this.isWindows && /^\/\/[^/]+/.test(p) ? ["", ...p.split(/\/+/)] : p.split(/\/+/);
			}
			match(f, partial = this.partial) {
				if (this.debug("match", f, this.pattern), this.comment) return !1;
				if (this.empty) return f === "";
				if (f === "/" && partial) return !0;
				let options = this.options;
				this.isWindows && (f = f.split("\\").join("/"));
				let ff = this.slashSplit(f);
				this.debug(this.pattern, "split", ff);
				let set = this.set;
				this.debug(this.pattern, "set", set);
				let filename = ff[ff.length - 1];
				if (!filename) for (let i = ff.length - 2; !filename && i >= 0; i--) filename = ff[i];
				for (let pattern of set) {
					let file = ff;
					if (options.matchBase && pattern.length === 1 && (file = [filename]), this.matchOne(file, pattern, partial)) return options.flipNegate ? !0 : !this.negate;
				}
				return !options.flipNegate && this.negate;
			}
			static defaults(def) {
				return exports.minimatch.defaults(def).Minimatch;
			}
		}
		exports.Minimatch = Minimatch;
		var ast_js_2 = __webpack_require__(31803);
		Object.defineProperty(exports, "AST", {
			enumerable: !0,
			get: function() {
				return ast_js_2.AST;
			}
		});
		var escape_js_2 = __webpack_require__(10800);
		Object.defineProperty(exports, "escape", {
			enumerable: !0,
			get: function() {
				return escape_js_2.escape;
			}
		});
		var unescape_js_2 = __webpack_require__(70851);
		Object.defineProperty(exports, "unescape", {
			enumerable: !0,
			get: function() {
				return unescape_js_2.unescape;
			}
		}), exports.minimatch.AST = ast_js_1.AST, exports.minimatch.Minimatch = Minimatch, exports.minimatch.escape = escape_js_1.escape, exports.minimatch.unescape = unescape_js_1.unescape;
	}),
	70851: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.unescape = void 0;
		let unescape = (s, { windowsPathsNoEscape = !1, magicalBraces = !0 } = {}) => magicalBraces ? windowsPathsNoEscape ? s.replace(/\[([^/\\])\]/g, "$1") : s.replace(/((?!\\).|^)\[([^/\\])\]/g, "$1$2").replace(/\\([^/])/g, "$1") : windowsPathsNoEscape ? s.replace(/\[([^/\\{}])\]/g, "$1") : s.replace(/((?!\\).|^)\[([^/\\{}])\]/g, "$1$2").replace(/\\([^/{}])/g, "$1");
		exports.unescape = unescape;
	}),
	69446: ((module) => {
		module.exports = JSON.parse("{\"name\":\"@sigstore/tuf\",\"version\":\"5.0.1\",\"description\":\"Client for the Sigstore TUF repository\",\"main\":\"dist/index.js\",\"types\":\"dist/index.d.ts\",\"scripts\":{\"clean\":\"shx rm -rf dist *.tsbuildinfo\",\"build\":\"tsc --build\",\"test\":\"jest\"},\"files\":[\"dist\",\"seeds.json\"],\"author\":\"bdehamer@github.com\",\"license\":\"Apache-2.0\",\"repository\":{\"type\":\"git\",\"url\":\"git+https://github.com/sigstore/sigstore-js.git\"},\"bugs\":{\"url\":\"https://github.com/sigstore/sigstore-js/issues\"},\"homepage\":\"https://github.com/sigstore/sigstore-js/tree/main/packages/tuf#readme\",\"publishConfig\":{\"provenance\":true},\"devDependencies\":{\"@sigstore/jest\":\"^0.0.0\",\"@tufjs/repo-mock\":\"^5.0.2\",\"@types/make-fetch-happen\":\"^10.0.4\"},\"dependencies\":{\"@sigstore/protobuf-specs\":\"^0.5.2\",\"tuf-js\":\"^6.0.2\"},\"engines\":{\"node\":\"^22.22.2 || ^24.15.0 || >=26.0.0\"}}");
	}),
	8032: ((module) => {
		module.exports = JSON.parse("{\"https://tuf-repo-cdn.sigstore.dev\":{\"root.json\":\"ewogInNpZ25hdHVyZXMiOiBbCiAgewogICAia2V5aWQiOiAiZTcxYTU0ZDU0MzgzNWJhODZhZGFkOTQ2MDM3OWM3NjQxZmI4NzI2ZDE2NGVhNzY2ODAxYTFjNTIyYWJhN2VhMiIsCiAgICJzaWciOiAiMzA0NTAyMjA2NWM2OGYyOGViZTQ0ZDBhNGUwNDdhNmUyODdmOTY2OWM4ZTNiMzFlMDg1MzYzOTZjNjdhMTQ4MzMyNmJlOGM2MDIyMTAwZTc1MjRhODg5ZTQwZGUwZGY4NDIzMWRkNDBlMWZjYzU3ZmJiYmY2MjA1NWMxNzA3NjU2ODMwN2RiYzUwOTA0NiIKICB9LAogIHsKICAgImtleWlkIjogIjIyZjRjYWVjNmQ4ZTZmOTU1NWFmNjZiM2Q0YzNjYjA2YTNiYjIzZmRjN2UzOWM5MTZjNjFmNDYyZTZmNTJiMDYiLAogICAic2lnIjogIjMwNDUwMjIwNmZlZGM0YTM4MmEwYzUxNTVlODEyYzliNzQ2MWZlMzg4ZWY3MDRmZWY5ZTA5M2M1YzIzNmUyMGFiYmY4ZTY2MjAyMjEwMDhiYmVjMzZiNjNiZjliYWViYzAzYTgzYzc3MGNmOTM4N2VmYzkwOTA3ZWI4MzA3MGI3YTg3NTEyOTUxMmQ2ODciCiAgfSwKICB7CiAgICJrZXlpZCI6ICI2MTY0MzgzODEyNWI0NDBiNDBkYjY5NDJmNWNiNWEzMWMwZGMwNDM2ODMxNmViMmFhYTU4Yjk1OTA0YTU4MjIyIiwKICAgInNpZyI6ICIzMDQ1MDIyMDQ2OGY0MjE5ZGI1MWM3ZTgxNWUxZTNkMzNkOTk4Nzg3OGFhMTJhZWFmMzMxNjA0ZDUxODBkZDYwYjE5ZGZiMzUwMjIxMDA5Zjc3OGVmNWU5NjY0N2MwOGJkMjNkNjNmNjljMGNjZTZmYzM1M2Q3NDdiOWQ1MWYzNWRjMGY4Njc4ZGU5ZmVmIgogIH0sCiAgewogICAia2V5aWQiOiAiYTY4N2U1YmY0ZmFiODJiMGVlNThkNDZlMDVjOTUzNTE0NWEyYzlhZmI0NThmNDNkNDJiNDVjYTBmZGNlMmE3MCIsCiAgICJzaWciOiAiMzA0NTAyMjAyOWUyNTE4YTdiY2FjMDVlYzBiMjI3ODA5Y2UwYzk2OTQwNjc0MzQxMmY5MGRjNTI1NTQwMWFmYjEzMzYzZjQ2MDIyMTAwODdhNjQxODIyNDllNDFkZDExZGU5MWM5ZjM4NWEzMzY1OWJkNjAxNDdhOTNkMTNjODZiN2E2NGU0NDdmOTgyNiIKICB9LAogIHsKICAgImtleWlkIjogIjE4M2U2NGYzNzY3MGRjMTNjYTBkMjg5OTVhMzA1M2YzNzQwOTU0ZGRjZTQ0MzIxYTQxZTQ2NTM0Y2Y0NGU2MzIiLAogICAic2lnIjogIjMwNDUwMjIxMDA4MDUxYzQ1NmVkMmJmNDhhYTVmYzU3NDI5MjhhYjA5MDQyNjZjMWQ2YmRkZTVmYzc1YWUyMGYxMmQwOThhOTU1MDIyMDNjYzY4M2JkODY3OTM4MDhlNmM5Zjg5ZTJjYTkzZjgwYjAwYzZlYTY0ODgwYWM0ZTM3ZGI2OWUyZTg2YjI0ZTMiCiAgfQogXSwKICJzaWduZWQiOiB7CiAgIl90eXBlIjogInJvb3QiLAogICJjb25zaXN0ZW50X3NuYXBzaG90IjogdHJ1ZSwKICAiZXhwaXJlcyI6ICIyMDI3LTA0LTIyVDE5OjI3OjMxWiIsCiAgImtleXMiOiB7CiAgICIwYzg3NDMyYzNiZjA5ZmQ5OTE4OWZkYzMyZmE1ZWFlZGY0ZTRhNWZhYzdiYWI3M2ZhMDRhMmUwZmM2NGFmNmY1IjogewogICAgImtleWlkX2hhc2hfYWxnb3JpdGhtcyI6IFsKICAgICAic2hhMjU2IiwKICAgICAic2hhNTEyIgogICAgXSwKICAgICJrZXl0eXBlIjogImVjZHNhIiwKICAgICJrZXl2YWwiOiB7CiAgICAgInB1YmxpYyI6ICItLS0tLUJFR0lOIFBVQkxJQyBLRVktLS0tLVxuTUZrd0V3WUhLb1pJemowQ0FRWUlLb1pJemowREFRY0RRZ0FFV1JpR3I1K2orM0o1U3NIK1p0cjVuRTJIMndPN1xuQlYrbk8zczkzZ0xjYTE4cVRPekhZMW9XeUFHRHlrTVNzR1RVQlN0OUQrQW4wS2ZLc0QybWZTTTQyUT09XG4tLS0tLUVORCBQVUJMSUMgS0VZLS0tLS1cbiIKICAgIH0sCiAgICAic2NoZW1lIjogImVjZHNhLXNoYTItbmlzdHAyNTYiLAogICAgIngtdHVmLW9uLWNpLW9ubGluZS11cmkiOiAiZ2Nwa21zOnByb2plY3RzL3NpZ3N0b3JlLXJvb3Qtc2lnbmluZy9sb2NhdGlvbnMvZ2xvYmFsL2tleVJpbmdzL3Jvb3QvY3J5cHRvS2V5cy90aW1lc3RhbXAvY3J5cHRvS2V5VmVyc2lvbnMvMSIKICAgfSwKICAgIjE4M2U2NGYzNzY3MGRjMTNjYTBkMjg5OTVhMzA1M2YzNzQwOTU0ZGRjZTQ0MzIxYTQxZTQ2NTM0Y2Y0NGU2MzIiOiB7CiAgICAia2V5dHlwZSI6ICJlY2RzYSIsCiAgICAia2V5dmFsIjogewogICAgICJwdWJsaWMiOiAiLS0tLS1CRUdJTiBQVUJMSUMgS0VZLS0tLS1cbk1Ga3dFd1lIS29aSXpqMENBUVlJS29aSXpqMERBUWNEUWdBRU14cFBPSkNJWjVvdEc0MTA2ZkdKc2VFUWkzVjlcbnBrTVlRNHV5VjlUajFNN1dIWEl5TEcramtmdnVHMGdsUTFKWmJSWlpCVjNnQVI0c29qZEdISVNlb3c9PVxuLS0tLS1FTkQgUFVCTElDIEtFWS0tLS0tXG4iCiAgICB9LAogICAgInNjaGVtZSI6ICJlY2RzYS1zaGEyLW5pc3RwMjU2IiwKICAgICJ4LXR1Zi1vbi1jaS1rZXlvd25lciI6ICJAbGFuY2UiCiAgIH0sCiAgICIyMmY0Y2FlYzZkOGU2Zjk1NTVhZjY2YjNkNGMzY2IwNmEzYmIyM2ZkYzdlMzljOTE2YzYxZjQ2MmU2ZjUyYjA2IjogewogICAgImtleWlkX2hhc2hfYWxnb3JpdGhtcyI6IFsKICAgICAic2hhMjU2IiwKICAgICAic2hhNTEyIgogICAgXSwKICAgICJrZXl0eXBlIjogImVjZHNhIiwKICAgICJrZXl2YWwiOiB7CiAgICAgInB1YmxpYyI6ICItLS0tLUJFR0lOIFBVQkxJQyBLRVktLS0tLVxuTUZrd0V3WUhLb1pJemowQ0FRWUlLb1pJemowREFRY0RRZ0FFekJ6Vk9tSENQb2pNVkxTSTM2NFdpaVY4TlByRFxuNklnUnhWbGlza3ovdit5M0pFUjVtY1ZHY09ObGlEY1dNQzVKMmxmSG1qUE5QaGI0SDd4bThMemZTQT09XG4tLS0tLUVORCBQVUJMSUMgS0VZLS0tLS1cbiIKICAgIH0sCiAgICAic2NoZW1lIjogImVjZHNhLXNoYTItbmlzdHAyNTYiLAogICAgIngtdHVmLW9uLWNpLWtleW93bmVyIjogIkBzYW50aWFnb3RvcnJlcyIKICAgfSwKICAgIjYxNjQzODM4MTI1YjQ0MGI0MGRiNjk0MmY1Y2I1YTMxYzBkYzA0MzY4MzE2ZWIyYWFhNThiOTU5MDRhNTgyMjIiOiB7CiAgICAia2V5aWRfaGFzaF9hbGdvcml0aG1zIjogWwogICAgICJzaGEyNTYiLAogICAgICJzaGE1MTIiCiAgICBdLAogICAgImtleXR5cGUiOiAiZWNkc2EiLAogICAgImtleXZhbCI6IHsKICAgICAicHVibGljIjogIi0tLS0tQkVHSU4gUFVCTElDIEtFWS0tLS0tXG5NRmt3RXdZSEtvWkl6ajBDQVFZSUtvWkl6ajBEQVFjRFFnQUVpbmlrU3NBUW1Za05lSDVlWXEvQ25JekxhYWNPXG54bFNhYXdRRE93cUt5L3RDcXhxNXh4UFNKYzIxSzRXSWhzOUd5T2tLZnp1ZVkzR0lMemNNSlo0Y1d3PT1cbi0tLS0tRU5EIFBVQkxJQyBLRVktLS0tLVxuIgogICAgfSwKICAgICJzY2hlbWUiOiAiZWNkc2Etc2hhMi1uaXN0cDI1NiIsCiAgICAieC10dWYtb24tY2kta2V5b3duZXIiOiAiQGJvYmNhbGxhd2F5IgogICB9LAogICAiYTY4N2U1YmY0ZmFiODJiMGVlNThkNDZlMDVjOTUzNTE0NWEyYzlhZmI0NThmNDNkNDJiNDVjYTBmZGNlMmE3MCI6IHsKICAgICJrZXlpZF9oYXNoX2FsZ29yaXRobXMiOiBbCiAgICAgInNoYTI1NiIsCiAgICAgInNoYTUxMiIKICAgIF0sCiAgICAia2V5dHlwZSI6ICJlY2RzYSIsCiAgICAia2V5dmFsIjogewogICAgICJwdWJsaWMiOiAiLS0tLS1CRUdJTiBQVUJMSUMgS0VZLS0tLS1cbk1Ga3dFd1lIS29aSXpqMENBUVlJS29aSXpqMERBUWNEUWdBRTBnaHJoOTJMdzFZcjNpZEdWNVdxQ3RNREI4Q3hcbitEOGhkQzR3MlpMTklwbFZSb1ZHTHNrWWEzZ2hlTXlPamlKOGtQaTE1YVEyLy83UCtvajdVdkpQR3c9PVxuLS0tLS1FTkQgUFVCTElDIEtFWS0tLS0tXG4iCiAgICB9LAogICAgInNjaGVtZSI6ICJlY2RzYS1zaGEyLW5pc3RwMjU2IiwKICAgICJ4LXR1Zi1vbi1jaS1rZXlvd25lciI6ICJAam9zaHVhZ2wiCiAgIH0sCiAgICJlNzFhNTRkNTQzODM1YmE4NmFkYWQ5NDYwMzc5Yzc2NDFmYjg3MjZkMTY0ZWE3NjY4MDFhMWM1MjJhYmE3ZWEyIjogewogICAgImtleWlkX2hhc2hfYWxnb3JpdGhtcyI6IFsKICAgICAic2hhMjU2IiwKICAgICAic2hhNTEyIgogICAgXSwKICAgICJrZXl0eXBlIjogImVjZHNhIiwKICAgICJrZXl2YWwiOiB7CiAgICAgInB1YmxpYyI6ICItLS0tLUJFR0lOIFBVQkxJQyBLRVktLS0tLVxuTUZrd0V3WUhLb1pJemowQ0FRWUlLb1pJemowREFRY0RRZ0FFRVhzejNTWlhGYjhqTVY0Mmo2cEpseWpialI4S1xuTjNCd29jZXhxNkxNSWI1cXNXS09RdkxOMTZOVWVmTGM0SHN3T291bVJzVlZhYWpTcFFTNmZvYmtSdz09XG4tLS0tLUVORCBQVUJMSUMgS0VZLS0tLS1cbiIKICAgIH0sCiAgICAic2NoZW1lIjogImVjZHNhLXNoYTItbmlzdHAyNTYiLAogICAgIngtdHVmLW9uLWNpLWtleW93bmVyIjogIkBtbm02NzgiCiAgIH0KICB9LAogICJyb2xlcyI6IHsKICAgInJvb3QiOiB7CiAgICAia2V5aWRzIjogWwogICAgICJlNzFhNTRkNTQzODM1YmE4NmFkYWQ5NDYwMzc5Yzc2NDFmYjg3MjZkMTY0ZWE3NjY4MDFhMWM1MjJhYmE3ZWEyIiwKICAgICAiMjJmNGNhZWM2ZDhlNmY5NTU1YWY2NmIzZDRjM2NiMDZhM2JiMjNmZGM3ZTM5YzkxNmM2MWY0NjJlNmY1MmIwNiIsCiAgICAgIjYxNjQzODM4MTI1YjQ0MGI0MGRiNjk0MmY1Y2I1YTMxYzBkYzA0MzY4MzE2ZWIyYWFhNThiOTU5MDRhNTgyMjIiLAogICAgICJhNjg3ZTViZjRmYWI4MmIwZWU1OGQ0NmUwNWM5NTM1MTQ1YTJjOWFmYjQ1OGY0M2Q0MmI0NWNhMGZkY2UyYTcwIiwKICAgICAiMTgzZTY0ZjM3NjcwZGMxM2NhMGQyODk5NWEzMDUzZjM3NDA5NTRkZGNlNDQzMjFhNDFlNDY1MzRjZjQ0ZTYzMiIKICAgIF0sCiAgICAidGhyZXNob2xkIjogMwogICB9LAogICAic25hcHNob3QiOiB7CiAgICAia2V5aWRzIjogWwogICAgICIwYzg3NDMyYzNiZjA5ZmQ5OTE4OWZkYzMyZmE1ZWFlZGY0ZTRhNWZhYzdiYWI3M2ZhMDRhMmUwZmM2NGFmNmY1IgogICAgXSwKICAgICJ0aHJlc2hvbGQiOiAxLAogICAgIngtdHVmLW9uLWNpLWV4cGlyeS1wZXJpb2QiOiAzNjUwLAogICAgIngtdHVmLW9uLWNpLXNpZ25pbmctcGVyaW9kIjogMzY1CiAgIH0sCiAgICJ0YXJnZXRzIjogewogICAgImtleWlkcyI6IFsKICAgICAiZTcxYTU0ZDU0MzgzNWJhODZhZGFkOTQ2MDM3OWM3NjQxZmI4NzI2ZDE2NGVhNzY2ODAxYTFjNTIyYWJhN2VhMiIsCiAgICAgIjIyZjRjYWVjNmQ4ZTZmOTU1NWFmNjZiM2Q0YzNjYjA2YTNiYjIzZmRjN2UzOWM5MTZjNjFmNDYyZTZmNTJiMDYiLAogICAgICI2MTY0MzgzODEyNWI0NDBiNDBkYjY5NDJmNWNiNWEzMWMwZGMwNDM2ODMxNmViMmFhYTU4Yjk1OTA0YTU4MjIyIiwKICAgICAiYTY4N2U1YmY0ZmFiODJiMGVlNThkNDZlMDVjOTUzNTE0NWEyYzlhZmI0NThmNDNkNDJiNDVjYTBmZGNlMmE3MCIsCiAgICAgIjE4M2U2NGYzNzY3MGRjMTNjYTBkMjg5OTVhMzA1M2YzNzQwOTU0ZGRjZTQ0MzIxYTQxZTQ2NTM0Y2Y0NGU2MzIiCiAgICBdLAogICAgInRocmVzaG9sZCI6IDMKICAgfSwKICAgInRpbWVzdGFtcCI6IHsKICAgICJrZXlpZHMiOiBbCiAgICAgIjBjODc0MzJjM2JmMDlmZDk5MTg5ZmRjMzJmYTVlYWVkZjRlNGE1ZmFjN2JhYjczZmEwNGEyZTBmYzY0YWY2ZjUiCiAgICBdLAogICAgInRocmVzaG9sZCI6IDEsCiAgICAieC10dWYtb24tY2ktZXhwaXJ5LXBlcmlvZCI6IDcsCiAgICAieC10dWYtb24tY2ktc2lnbmluZy1wZXJpb2QiOiA2CiAgIH0KICB9LAogICJzcGVjX3ZlcnNpb24iOiAiMS4wIiwKICAidmVyc2lvbiI6IDE2LAogICJ4LXR1Zi1vbi1jaS1leHBpcnktcGVyaW9kIjogMTk3LAogICJ4LXR1Zi1vbi1jaS1zaWduaW5nLXBlcmlvZCI6IDQ2CiB9Cn0=\",\"targets\":{\"trusted_root.json\":\"ewogICJtZWRpYVR5cGUiOiAiYXBwbGljYXRpb24vdm5kLmRldi5zaWdzdG9yZS50cnVzdGVkcm9vdCtqc29uO3ZlcnNpb249MC4xIiwKICAidGxvZ3MiOiBbCiAgICB7CiAgICAgICJiYXNlVXJsIjogImh0dHBzOi8vcmVrb3Iuc2lnc3RvcmUuZGV2IiwKICAgICAgImhhc2hBbGdvcml0aG0iOiAiU0hBMl8yNTYiLAogICAgICAicHVibGljS2V5IjogewogICAgICAgICJyYXdCeXRlcyI6ICJNRmt3RXdZSEtvWkl6ajBDQVFZSUtvWkl6ajBEQVFjRFFnQUUyRzJZKzJ0YWJkVFY1QmNHaUJJeDBhOWZBRndya0JibUxTR3RrczRMM3FYNnlZWTB6dWZCbmhDOFVyL2l5NTVHaFdQLzlBL2JZMkxoQzMwTTkrUll0dz09IiwKICAgICAgICAia2V5RGV0YWlscyI6ICJQS0lYX0VDRFNBX1AyNTZfU0hBXzI1NiIsCiAgICAgICAgInZhbGlkRm9yIjogewogICAgICAgICAgInN0YXJ0IjogIjIwMjEtMDEtMTJUMTE6NTM6MjdaIgogICAgICAgIH0KICAgICAgfSwKICAgICAgImxvZ0lkIjogewogICAgICAgICJrZXlJZCI6ICJ3Tkk5YXRRR2x6K1ZXZk82TFJ5Z0g0UVVmWS84VzRSRndpVDVpNVdSZ0IwPSIKICAgICAgfQogICAgfSwKICAgIHsKICAgICAgImJhc2VVcmwiOiAiaHR0cHM6Ly9sb2cyMDI1LTEucmVrb3Iuc2lnc3RvcmUuZGV2IiwKICAgICAgImhhc2hBbGdvcml0aG0iOiAiU0hBMl8yNTYiLAogICAgICAicHVibGljS2V5IjogewogICAgICAgICJyYXdCeXRlcyI6ICJNQ293QlFZREsyVndBeUVBdDhybHAxa25Hd2pmYmNYQVlQWUFrbjBYaUx6MXg4TzR0MFlrRWhpZTI0ND0iLAogICAgICAgICJrZXlEZXRhaWxzIjogIlBLSVhfRUQyNTUxOSIsCiAgICAgICAgInZhbGlkRm9yIjogewogICAgICAgICAgInN0YXJ0IjogIjIwMjUtMDktMjNUMDA6MDA6MDBaIgogICAgICAgIH0KICAgICAgfSwKICAgICAgImxvZ0lkIjogewogICAgICAgICJrZXlJZCI6ICJ6eEdaRlZ2ZDBGRW1qUjhXckZ3TWRjQUo5dnRhWS9RWGY0NFkxd1VlUDZBPSIKICAgICAgfQogICAgfQogIF0sCiAgImNlcnRpZmljYXRlQXV0aG9yaXRpZXMiOiBbCiAgICB7CiAgICAgICJzdWJqZWN0IjogewogICAgICAgICJvcmdhbml6YXRpb24iOiAic2lnc3RvcmUuZGV2IiwKICAgICAgICAiY29tbW9uTmFtZSI6ICJzaWdzdG9yZSIKICAgICAgfSwKICAgICAgInVyaSI6ICJodHRwczovL2Z1bGNpby5zaWdzdG9yZS5kZXYiLAogICAgICAiY2VydENoYWluIjogewogICAgICAgICJjZXJ0aWZpY2F0ZXMiOiBbCiAgICAgICAgICB7CiAgICAgICAgICAgICJyYXdCeXRlcyI6ICJNSUlCK0RDQ0FYNmdBd0lCQWdJVE5Wa0Rab0Npb2ZQRHN5N2RmbTZnZUxidWh6QUtCZ2dxaGtqT1BRUURBekFxTVJVd0V3WURWUVFLRXd4emFXZHpkRzl5WlM1a1pYWXhFVEFQQmdOVkJBTVRDSE5wWjNOMGIzSmxNQjRYRFRJeE1ETXdOekF6TWpBeU9Wb1hEVE14TURJeU16QXpNakF5T1Zvd0tqRVZNQk1HQTFVRUNoTU1jMmxuYzNSdmNtVXVaR1YyTVJFd0R3WURWUVFERXdoemFXZHpkRzl5WlRCMk1CQUdCeXFHU000OUFnRUdCU3VCQkFBaUEySUFCTFN5QTdJaTVrK3BOTzhaRVdZMHlsZW1XRG93T2tOYTNrTCtHWkU1WjVHV2VoTDkvQTliUk5BM1JicnNaNWkwSmNhc3RhUkw3U3A1ZnAvakQ1ZHhxYy9VZFRWbmx2UzE2YW4rMllmc3dlL1F1TG9sUlVDcmNPRTIrMmlBNSt0emQ2Tm1NR1F3RGdZRFZSMFBBUUgvQkFRREFnRUdNQklHQTFVZEV3RUIvd1FJTUFZQkFmOENBUUV3SFFZRFZSME9CQllFRk1qRkhRQkJtaVFwTWxFazZ3MnVTdTFLQnRQc01COEdBMVVkSXdRWU1CYUFGTWpGSFFCQm1pUXBNbEVrNncydVN1MUtCdFBzTUFvR0NDcUdTTTQ5QkFNREEyZ0FNR1VDTUg4bGlXSmZNdWk2dlhYQmhqRGdZNE13c2xtTi9USnhWZS84M1dyRm9td21OZjA1NnkxWDQ4RjljNG0zYTNvelhBSXhBS2pSYXk1L2FqL2pzS0tHSWttUWF0akk4dXVwSHIvK0N4RnZhSldtcFlxTmtMREdSVSs5b3J6aDVoSTJScmN1YVE9PSIKICAgICAgICAgIH0KICAgICAgICBdCiAgICAgIH0sCiAgICAgICJ2YWxpZEZvciI6IHsKICAgICAgICAic3RhcnQiOiAiMjAyMS0wMy0wN1QwMzoyMDoyOVoiLAogICAgICAgICJlbmQiOiAiMjAyMi0xMi0zMVQyMzo1OTo1OS45OTlaIgogICAgICB9CiAgICB9LAogICAgewogICAgICAic3ViamVjdCI6IHsKICAgICAgICAib3JnYW5pemF0aW9uIjogInNpZ3N0b3JlLmRldiIsCiAgICAgICAgImNvbW1vbk5hbWUiOiAic2lnc3RvcmUiCiAgICAgIH0sCiAgICAgICJ1cmkiOiAiaHR0cHM6Ly9mdWxjaW8uc2lnc3RvcmUuZGV2IiwKICAgICAgImNlcnRDaGFpbiI6IHsKICAgICAgICAiY2VydGlmaWNhdGVzIjogWwogICAgICAgICAgewogICAgICAgICAgICAicmF3Qnl0ZXMiOiAiTUlJQ0dqQ0NBYUdnQXdJQkFnSVVBTG5WaVZmblUwYnJKYXNtUmtIcm4vVW5mYVF3Q2dZSUtvWkl6ajBFQXdNd0tqRVZNQk1HQTFVRUNoTU1jMmxuYzNSdmNtVXVaR1YyTVJFd0R3WURWUVFERXdoemFXZHpkRzl5WlRBZUZ3MHlNakEwTVRNeU1EQTJNVFZhRncwek1URXdNRFV4TXpVMk5UaGFNRGN4RlRBVEJnTlZCQW9UREhOcFozTjBiM0psTG1SbGRqRWVNQndHQTFVRUF4TVZjMmxuYzNSdmNtVXRhVzUwWlhKdFpXUnBZWFJsTUhZd0VBWUhLb1pJemowQ0FRWUZLNEVFQUNJRFlnQUU4UlZTL3lzSCtOT3Z1RFp5UEladGlsZ1VGOU5sYXJZcEFkOUhQMXZCQkgxVTVDVjc3TFNTN3MwWmlING5FN0h2N3B0UzZMdnZSL1NUazc5OExWZ016TGxKNEhlSWZGM3RIU2FleExjWXBTQVNyMWtTME4vUmdCSnovOWpXQ2lYbm8zc3dlVEFPQmdOVkhROEJBZjhFQkFNQ0FRWXdFd1lEVlIwbEJBd3dDZ1lJS3dZQkJRVUhBd013RWdZRFZSMFRBUUgvQkFnd0JnRUIvd0lCQURBZEJnTlZIUTRFRmdRVTM5UHB6MVlrRVpiNXFOanBLRldpeGk0WVpEOHdId1lEVlIwakJCZ3dGb0FVV01BZVg1RkZwV2FwZXN5UW9aTWkwQ3JGeGZvd0NnWUlLb1pJemowRUF3TURad0F3WkFJd1BDc1FLNERZaVpZRFBJYURpNUhGS25meFh4NkFTU1ZtRVJmc3luWUJpWDJYNlNKUm5aVTg0LzlEWmRuRnZ2eG1BakJPdDZRcEJsYzRKLzBEeHZrVENxcGNsdnppTDZCQ0NQbmpkbElCM1B1M0J4c1BteWdVWTdJaTJ6YmRDZGxpaW93PSIKICAgICAgICAgIH0sCiAgICAgICAgICB7CiAgICAgICAgICAgICJyYXdCeXRlcyI6ICJNSUlCOXpDQ0FYeWdBd0lCQWdJVUFMWk5BUEZkeEhQd2plRGxvRHd5WUNoQU8vNHdDZ1lJS29aSXpqMEVBd013S2pFVk1CTUdBMVVFQ2hNTWMybG5jM1J2Y21VdVpHVjJNUkV3RHdZRFZRUURFd2h6YVdkemRHOXlaVEFlRncweU1URXdNRGN4TXpVMk5UbGFGdzB6TVRFd01EVXhNelUyTlRoYU1Db3hGVEFUQmdOVkJBb1RESE5wWjNOMGIzSmxMbVJsZGpFUk1BOEdBMVVFQXhNSWMybG5jM1J2Y21Vd2RqQVFCZ2NxaGtqT1BRSUJCZ1VyZ1FRQUlnTmlBQVQ3WGVGVDRyYjNQUUd3UzRJYWp0TGszL09sbnBnYW5nYUJjbFlwc1lCcjVpKzR5bkIwN2NlYjNMUDBPSU9aZHhleFg2OWM1aVZ1eUpSUStIejA1eWkrVUYzdUJXQWxIcGlTNXNoMCtIMkdIRTdTWHJrMUVDNW0xVHIxOUw5Z2c5MmpZekJoTUE0R0ExVWREd0VCL3dRRUF3SUJCakFQQmdOVkhSTUJBZjhFQlRBREFRSC9NQjBHQTFVZERnUVdCQlJZd0I1ZmtVV2xacWw2ekpDaGt5TFFLc1hGK2pBZkJnTlZIU01FR0RBV2dCUll3QjVma1VXbFpxbDZ6SkNoa3lMUUtzWEYrakFLQmdncWhrak9QUVFEQXdOcEFEQm1BakVBajFuSGVYWnArMTNOV0JOYStFRHNEUDhHMVdXZzF0Q01XUC9XSFBxcGFWbzBqaHN3ZU5GWmdTczBlRTd3WUk0cUFqRUEyV0I5b3Q5OHNJa29GM3ZaWWRkMy9WdFdCNWI5VE5NZWE3SXgvc3RKNVRmY0xMZUFCTEU0Qk5KT3NRNHZuQkhKIgogICAgICAgICAgfQogICAgICAgIF0KICAgICAgfSwKICAgICAgInZhbGlkRm9yIjogewogICAgICAgICJzdGFydCI6ICIyMDIyLTA0LTEzVDIwOjA2OjE1WiIKICAgICAgfQogICAgfQogIF0sCiAgImN0bG9ncyI6IFsKICAgIHsKICAgICAgImJhc2VVcmwiOiAiaHR0cHM6Ly9jdGZlLnNpZ3N0b3JlLmRldi90ZXN0IiwKICAgICAgImhhc2hBbGdvcml0aG0iOiAiU0hBMl8yNTYiLAogICAgICAicHVibGljS2V5IjogewogICAgICAgICJyYXdCeXRlcyI6ICJNRmt3RXdZSEtvWkl6ajBDQVFZSUtvWkl6ajBEQVFjRFFnQUViZndSK1JKdWRYc2NnUkJScEtYMVhGRHkzUHl1ZER4ei9TZm5SaTFmVDhla3BmQmQyTzF1b3o3anIzWjhuS3p4QTY5RVVRK2VGQ0ZJM3pldWJQV1U3dz09IiwKICAgICAgICAia2V5RGV0YWlscyI6ICJQS0lYX0VDRFNBX1AyNTZfU0hBXzI1NiIsCiAgICAgICAgInZhbGlkRm9yIjogewogICAgICAgICAgInN0YXJ0IjogIjIwMjEtMDMtMTRUMDA6MDA6MDBaIiwKICAgICAgICAgICJlbmQiOiAiMjAyMi0xMC0zMVQyMzo1OTo1OS45OTlaIgogICAgICAgIH0KICAgICAgfSwKICAgICAgImxvZ0lkIjogewogICAgICAgICJrZXlJZCI6ICJDR0NTOENoUy8yaEYwZEZySjRTY1JXY1lyQlk5d3pqU2JlYThJZ1kyYjNJPSIKICAgICAgfQogICAgfSwKICAgIHsKICAgICAgImJhc2VVcmwiOiAiaHR0cHM6Ly9jdGZlLnNpZ3N0b3JlLmRldi8yMDIyIiwKICAgICAgImhhc2hBbGdvcml0aG0iOiAiU0hBMl8yNTYiLAogICAgICAicHVibGljS2V5IjogewogICAgICAgICJyYXdCeXRlcyI6ICJNRmt3RXdZSEtvWkl6ajBDQVFZSUtvWkl6ajBEQVFjRFFnQUVpUFNsRmkwQ21GVGZFakNVcUY5SHVDRWNZWE5LQWFZYWxJSm1CWjh5eWV6UGpUcWh4cktCcE1uYW9jVnRMSkJJMWVNM3VYblF6UUdBSmRKNGdzOUZ5dz09IiwKICAgICAgICAia2V5RGV0YWlscyI6ICJQS0lYX0VDRFNBX1AyNTZfU0hBXzI1NiIsCiAgICAgICAgInZhbGlkRm9yIjogewogICAgICAgICAgInN0YXJ0IjogIjIwMjItMTAtMjBUMDA6MDA6MDBaIgogICAgICAgIH0KICAgICAgfSwKICAgICAgImxvZ0lkIjogewogICAgICAgICJrZXlJZCI6ICIzVDB3YXNiSEVUSmpHUjRjbVdjM0FxSktYcmplUEszL2g0cHlnQzhwN280PSIKICAgICAgfQogICAgfQogIF0sCiAgInRpbWVzdGFtcEF1dGhvcml0aWVzIjogWwogICAgewogICAgICAic3ViamVjdCI6IHsKICAgICAgICAib3JnYW5pemF0aW9uIjogInNpZ3N0b3JlLmRldiIsCiAgICAgICAgImNvbW1vbk5hbWUiOiAic2lnc3RvcmUtdHNhLXNlbGZzaWduZWQiCiAgICAgIH0sCiAgICAgICJ1cmkiOiAiaHR0cHM6Ly90aW1lc3RhbXAuc2lnc3RvcmUuZGV2L2FwaS92MS90aW1lc3RhbXAiLAogICAgICAiY2VydENoYWluIjogewogICAgICAgICJjZXJ0aWZpY2F0ZXMiOiBbCiAgICAgICAgICB7CiAgICAgICAgICAgICJyYXdCeXRlcyI6ICJNSUlDRURDQ0FaYWdBd0lCQWdJVU9oTlVMd3lRWWU2OHdVTXZ5NHFPaXlvaml3d3dDZ1lJS29aSXpqMEVBd013T1RFVk1CTUdBMVVFQ2hNTWMybG5jM1J2Y21VdVpHVjJNU0F3SGdZRFZRUURFeGR6YVdkemRHOXlaUzEwYzJFdGMyVnNabk5wWjI1bFpEQWVGdzB5TlRBME1EZ3dOalU1TkROYUZ3MHpOVEEwTURZd05qVTVORE5hTUM0eEZUQVRCZ05WQkFvVERITnBaM04wYjNKbExtUmxkakVWTUJNR0ExVUVBeE1NYzJsbmMzUnZjbVV0ZEhOaE1IWXdFQVlIS29aSXpqMENBUVlGSzRFRUFDSURZZ0FFNHJhMlo4aEtOaWcyVDlrRmpDQVRvR0czMGpreStXUXYzQnpMK21LdmgxU0tOUi9Vd3V3c2ZOQ2c0c3J5b1lBZDhFNmlzb3ZWQTNNNGFvTmRtOVFEaTUwWjhuVEV5dnFnZkRQdFRJd1hJdGZpVy9BRmYxVjd1d2tia0FvajB4eGNvMm93YURBT0JnTlZIUThCQWY4RUJBTUNCNEF3SFFZRFZSME9CQllFRkluOWVVT0h6OUJsUnNNQ1JzY3NjMXQ5dE9zRE1COEdBMVVkSXdRWU1CYUFGSmpzQWU5L3UxSC8xSlVlYjRxSW1GTUhpYzYvTUJZR0ExVWRKUUVCL3dRTU1Bb0dDQ3NHQVFVRkJ3TUlNQW9HQ0NxR1NNNDlCQU1EQTJnQU1HVUNNRHRwc1YvNkthTzBxeUYvVU1zWDJhU1VYS1FGZG9HVHB0UUdjMGZ0cTFjc3VsSFBHRzZkc215TU5kM0pCK0czRVFJeEFPYWp2QmNqcEptS2I0TnYrMlRhb2o4VWM1K2I2aWg2RlhDQ0tyYVNxdXBlMDd6cXN3TWNYSlRlMWNFeHZIdnZsdz09IgogICAgICAgICAgfSwKICAgICAgICAgIHsKICAgICAgICAgICAgInJhd0J5dGVzIjogIk1JSUI5ekNDQVh5Z0F3SUJBZ0lVVjdmMEdMRE9vRXpJaDhMWFNXODBPSmlVcDE0d0NnWUlLb1pJemowRUF3TXdPVEVWTUJNR0ExVUVDaE1NYzJsbmMzUnZjbVV1WkdWMk1TQXdIZ1lEVlFRREV4ZHphV2R6ZEc5eVpTMTBjMkV0YzJWc1puTnBaMjVsWkRBZUZ3MHlOVEEwTURnd05qVTVORE5hRncwek5UQTBNRFl3TmpVNU5ETmFNRGt4RlRBVEJnTlZCQW9UREhOcFozTjBiM0psTG1SbGRqRWdNQjRHQTFVRUF4TVhjMmxuYzNSdmNtVXRkSE5oTFhObGJHWnphV2R1WldRd2RqQVFCZ2NxaGtqT1BRSUJCZ1VyZ1FRQUlnTmlBQVFVUU50ZlJUL291M1lBVGE2d0Iva0tUZTcwY2ZKd3lSSUJvdk1udDhSY0pwaC9DT0U4MnV5UzZGbXBwTExMMVZCUEdjUGZwUVBZSk5Yeld3aThpY3doS1E2Vy9RZTJoM29lYkJiMkZIcHdOSkRxbytUTWFDL3RkZmt2L0VsSkI3MmpSVEJETUE0R0ExVWREd0VCL3dRRUF3SUJCakFTQmdOVkhSTUJBZjhFQ0RBR0FRSC9BZ0VBTUIwR0ExVWREZ1FXQkJTWTdBSHZmN3RSLzlTVkhtK0tpSmhUQjRuT3Z6QUtCZ2dxaGtqT1BRUURBd05wQURCbUFqRUF3R0VHcmZHWlIxY2VuMVI4L0RUVk1JOTQzTHNzWm1KUnREcC9pN1NmR0htR1JQNmdSYnVqOXZPSzNiNjdaMFFRQWpFQXVUMkg2NzNMUUVhSFRjeVFTWnJrcDRtWDdXd2ttRitzVmJrWVk1bVhOK1JNSDEzS1VFSEhPcUFTYWVtWVdLL0UiCiAgICAgICAgICB9CiAgICAgICAgXQogICAgICB9LAogICAgICAidmFsaWRGb3IiOiB7CiAgICAgICAgInN0YXJ0IjogIjIwMjUtMDctMDRUMDA6MDA6MDBaIgogICAgICB9CiAgICB9CiAgXQp9Cg==\",\"registry.npmjs.org%2Fkeys.json\":\"ewogICAgImtleXMiOiBbCiAgICAgICAgewogICAgICAgICAgICAia2V5SWQiOiAiU0hBMjU2OmpsM2J3c3d1ODBQampva0NnaDBvMnc1YzJVNExoUUFFNTdnajljejFrekEiLAogICAgICAgICAgICAia2V5VXNhZ2UiOiAibnBtOnNpZ25hdHVyZXMiLAogICAgICAgICAgICAicHVibGljS2V5IjogewogICAgICAgICAgICAgICAgInJhd0J5dGVzIjogIk1Ga3dFd1lIS29aSXpqMENBUVlJS29aSXpqMERBUWNEUWdBRTFPbGIzek1BRkZ4WEtIaUlrUU81Y0ozWWhsNWk2VVBwK0lodXRlQkpidUhjQTVVb2dLbzBFV3RsV3dXNktTYUtvVE5FWUw3SmxDUWlWbmtoQmt0VWdnPT0iLAogICAgICAgICAgICAgICAgImtleURldGFpbHMiOiAiUEtJWF9FQ0RTQV9QMjU2X1NIQV8yNTYiLAogICAgICAgICAgICAgICAgInZhbGlkRm9yIjogewogICAgICAgICAgICAgICAgICAgICJzdGFydCI6ICIxOTk5LTAxLTAxVDAwOjAwOjAwLjAwMFoiLAogICAgICAgICAgICAgICAgICAgICJlbmQiOiAiMjAyNS0wMS0yOVQwMDowMDowMC4wMDBaIgogICAgICAgICAgICAgICAgfQogICAgICAgICAgICB9CiAgICAgICAgfSwKICAgICAgICB7CiAgICAgICAgICAgICJrZXlJZCI6ICJTSEEyNTY6amwzYndzd3U4MFBqam9rQ2doMG8ydzVjMlU0TGhRQUU1N2dqOWN6MWt6QSIsCiAgICAgICAgICAgICJrZXlVc2FnZSI6ICJucG06YXR0ZXN0YXRpb25zIiwKICAgICAgICAgICAgInB1YmxpY0tleSI6IHsKICAgICAgICAgICAgICAgICJyYXdCeXRlcyI6ICJNRmt3RXdZSEtvWkl6ajBDQVFZSUtvWkl6ajBEQVFjRFFnQUUxT2xiM3pNQUZGeFhLSGlJa1FPNWNKM1lobDVpNlVQcCtJaHV0ZUJKYnVIY0E1VW9nS28wRVd0bFd3VzZLU2FLb1RORVlMN0psQ1FpVm5raEJrdFVnZz09IiwKICAgICAgICAgICAgICAgICJrZXlEZXRhaWxzIjogIlBLSVhfRUNEU0FfUDI1Nl9TSEFfMjU2IiwKICAgICAgICAgICAgICAgICJ2YWxpZEZvciI6IHsKICAgICAgICAgICAgICAgICAgICAic3RhcnQiOiAiMjAyMi0xMi0wMVQwMDowMDowMC4wMDBaIiwKICAgICAgICAgICAgICAgICAgICAiZW5kIjogIjIwMjUtMDEtMjlUMDA6MDA6MDAuMDAwWiIKICAgICAgICAgICAgICAgIH0KICAgICAgICAgICAgfQogICAgICAgIH0sCiAgICAgICAgewogICAgICAgICAgICAia2V5SWQiOiAiU0hBMjU2OkRoUTh3UjVBUEJ2RkhMRi8rVGMrQVl2UE9kVHBjSURxT2h4c0JIUndDN1UiLAogICAgICAgICAgICAia2V5VXNhZ2UiOiAibnBtOnNpZ25hdHVyZXMiLAogICAgICAgICAgICAicHVibGljS2V5IjogewogICAgICAgICAgICAgICAgInJhd0J5dGVzIjogIk1Ga3dFd1lIS29aSXpqMENBUVlJS29aSXpqMERBUWNEUWdBRVk2WWE3VysrN2FVUHp2TVRyZXpINlljeDNjK0hPS1lDY05HeWJKWlNDSnEvZmQ3UWE4dXVBS3RkSWtVUXRRaUVLRVJoQW1FNWxNTUpoUDhPa0RPYTJnPT0iLAogICAgICAgICAgICAgICAgImtleURldGFpbHMiOiAiUEtJWF9FQ0RTQV9QMjU2X1NIQV8yNTYiLAogICAgICAgICAgICAgICAgInZhbGlkRm9yIjogewogICAgICAgICAgICAgICAgICAgICJzdGFydCI6ICIyMDI1LTAxLTEzVDAwOjAwOjAwLjAwMFoiCiAgICAgICAgICAgICAgICB9CiAgICAgICAgICAgIH0KICAgICAgICB9LAogICAgICAgIHsKICAgICAgICAgICAgImtleUlkIjogIlNIQTI1NjpEaFE4d1I1QVBCdkZITEYvK1RjK0FZdlBPZFRwY0lEcU9oeHNCSFJ3QzdVIiwKICAgICAgICAgICAgImtleVVzYWdlIjogIm5wbTphdHRlc3RhdGlvbnMiLAogICAgICAgICAgICAicHVibGljS2V5IjogewogICAgICAgICAgICAgICAgInJhd0J5dGVzIjogIk1Ga3dFd1lIS29aSXpqMENBUVlJS29aSXpqMERBUWNEUWdBRVk2WWE3VysrN2FVUHp2TVRyZXpINlljeDNjK0hPS1lDY05HeWJKWlNDSnEvZmQ3UWE4dXVBS3RkSWtVUXRRaUVLRVJoQW1FNWxNTUpoUDhPa0RPYTJnPT0iLAogICAgICAgICAgICAgICAgImtleURldGFpbHMiOiAiUEtJWF9FQ0RTQV9QMjU2X1NIQV8yNTYiLAogICAgICAgICAgICAgICAgInZhbGlkRm9yIjogewogICAgICAgICAgICAgICAgICAgICJzdGFydCI6ICIyMDI1LTAxLTEzVDAwOjAwOjAwLjAwMFoiCiAgICAgICAgICAgICAgICB9CiAgICAgICAgICAgIH0KICAgICAgICB9CiAgICBdCn0K\"}}}");
	}),
	37523: ((module) => {
		module.exports = JSON.parse("{\"name\":\"tuf-js\",\"version\":\"6.0.2\",\"description\":\"JavaScript implementation of The Update Framework (TUF)\",\"main\":\"dist/index.js\",\"types\":\"dist/index.d.ts\",\"scripts\":{\"build\":\"tsc --build tsconfig.build.json\",\"clean\":\"rm -rf dist && rm tsconfig.build.tsbuildinfo\",\"test\":\"jest\"},\"repository\":{\"type\":\"git\",\"url\":\"git+https://github.com/theupdateframework/tuf-js.git\"},\"files\":[\"dist\"],\"keywords\":[\"tuf\",\"security\",\"update\"],\"author\":\"bdehamer@github.com\",\"license\":\"MIT\",\"bugs\":{\"url\":\"https://github.com/theupdateframework/tuf-js/issues\"},\"homepage\":\"https://github.com/theupdateframework/tuf-js/tree/main/packages/client#readme\",\"devDependencies\":{\"@tufjs/repo-mock\":\"5.0.2\",\"@types/debug\":\"^4.1.13\",\"@types/retry\":\"^0.12.5\"},\"dependencies\":{\"@gar/promise-retry\":\"^1.0.3\",\"@tufjs/models\":\"5.0.2\",\"debug\":\"^4.4.3\"},\"engines\":{\"node\":\"^22.22.2 || ^24.15.0 || >=26.0.0\"}}");
	})
};
