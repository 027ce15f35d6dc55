export const id = 1168;
export const ids = [1168];
export const modules = {
	18456: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.toMessageSignatureBundle = toMessageSignatureBundle, exports.toDSSEBundle = toDSSEBundle;
		let protobuf_specs_1 = __webpack_require__(19654), bundle_1 = __webpack_require__(37742);
		function toMessageSignatureBundle(options) {
			return {
				mediaType: options.certificateChain ? bundle_1.BUNDLE_V02_MEDIA_TYPE : bundle_1.BUNDLE_V03_MEDIA_TYPE,
				content: {
					$case: "messageSignature",
					messageSignature: {
						messageDigest: {
							algorithm: protobuf_specs_1.HashAlgorithm.SHA2_256,
							digest: options.digest
						},
						signature: options.signature
					}
				},
				verificationMaterial: toVerificationMaterial(options)
			};
		}
		function toDSSEBundle(options) {
			return {
				mediaType: options.certificateChain ? bundle_1.BUNDLE_V02_MEDIA_TYPE : bundle_1.BUNDLE_V03_MEDIA_TYPE,
				content: {
					$case: "dsseEnvelope",
					dsseEnvelope: toEnvelope(options)
				},
				verificationMaterial: toVerificationMaterial(options)
			};
		}
		function toEnvelope(options) {
			return {
				payloadType: options.artifactType,
				payload: options.artifact,
				signatures: [toSignature(options)]
			};
		}
		function toSignature(options) {
			return {
				keyid: options.keyHint || "",
				sig: options.signature
			};
		}
		function toVerificationMaterial(options) {
			return {
				content: toKeyContent(options),
				tlogEntries: [],
				timestampVerificationData: { rfc3161Timestamps: [] }
			};
		}
		function toKeyContent(options) {
			return options.certificate ? options.certificateChain ? {
				$case: "x509CertificateChain",
				x509CertificateChain: { certificates: [{ rawBytes: options.certificate }] }
			} : {
				$case: "certificate",
				certificate: { rawBytes: options.certificate }
			} : {
				$case: "publicKey",
				publicKey: { hint: options.keyHint || "" }
			};
		}
	}),
	37742: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.BUNDLE_V03_MEDIA_TYPE = exports.BUNDLE_V03_LEGACY_MEDIA_TYPE = exports.BUNDLE_V02_MEDIA_TYPE = exports.BUNDLE_V01_MEDIA_TYPE = void 0, exports.isBundleWithCertificateChain = isBundleWithCertificateChain, exports.isBundleWithPublicKey = isBundleWithPublicKey, exports.isBundleWithMessageSignature = isBundleWithMessageSignature, exports.isBundleWithDsseEnvelope = isBundleWithDsseEnvelope, exports.BUNDLE_V01_MEDIA_TYPE = "application/vnd.dev.sigstore.bundle+json;version=0.1", exports.BUNDLE_V02_MEDIA_TYPE = "application/vnd.dev.sigstore.bundle+json;version=0.2", exports.BUNDLE_V03_LEGACY_MEDIA_TYPE = "application/vnd.dev.sigstore.bundle+json;version=0.3", exports.BUNDLE_V03_MEDIA_TYPE = "application/vnd.dev.sigstore.bundle.v0.3+json";
		function isBundleWithCertificateChain(b) {
			return b.verificationMaterial.content.$case === "x509CertificateChain";
		}
		function isBundleWithPublicKey(b) {
			return b.verificationMaterial.content.$case === "publicKey";
		}
		function isBundleWithMessageSignature(b) {
			return b.content.$case === "messageSignature";
		}
		function isBundleWithDsseEnvelope(b) {
			return b.content.$case === "dsseEnvelope";
		}
	}),
	47714: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.ValidationError = void 0;
		class ValidationError extends Error {
			fields;
			constructor(message, fields) {
				super(message), this.fields = fields;
			}
		}
		exports.ValidationError = ValidationError;
	}),
	61040: ((__unused_webpack_module, exports, __webpack_require__) => {
		exports.vw = exports.DQ = exports.Km = void 0, __webpack_require__(18456);
		var bundle_1 = __webpack_require__(37742);
		Object.defineProperty(exports, "Km", {
			enumerable: !0,
			get: function() {
				return bundle_1.isBundleWithDsseEnvelope;
			}
		}), Object.defineProperty(exports, "DQ", {
			enumerable: !0,
			get: function() {
				return bundle_1.isBundleWithPublicKey;
			}
		}), __webpack_require__(47714);
		var serialized_1 = __webpack_require__(23404);
		Object.defineProperty(exports, "vw", {
			enumerable: !0,
			get: function() {
				return serialized_1.bundleFromJSON;
			}
		}), __webpack_require__(9352);
	}),
	23404: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.envelopeToJSON = exports.envelopeFromJSON = exports.bundleToJSON = exports.bundleFromJSON = void 0;
		let protobuf_specs_1 = __webpack_require__(19654), bundle_1 = __webpack_require__(37742), validate_1 = __webpack_require__(9352), bundleFromJSON = (obj) => {
			let bundle = protobuf_specs_1.Bundle.fromJSON(obj);
			switch (bundle.mediaType) {
				case bundle_1.BUNDLE_V01_MEDIA_TYPE:
					(0, validate_1.assertBundleV01)(bundle);
					break;
				case bundle_1.BUNDLE_V02_MEDIA_TYPE:
					(0, validate_1.assertBundleV02)(bundle);
					break;
				default: (0, validate_1.assertBundleLatest)(bundle);
			}
			return bundle;
		};
		exports.bundleFromJSON = bundleFromJSON;
		let bundleToJSON = (bundle) => protobuf_specs_1.Bundle.toJSON(bundle);
		exports.bundleToJSON = bundleToJSON;
		let envelopeFromJSON = (obj) => protobuf_specs_1.Envelope.fromJSON(obj);
		exports.envelopeFromJSON = envelopeFromJSON;
		let envelopeToJSON = (envelope) => protobuf_specs_1.Envelope.toJSON(envelope);
		exports.envelopeToJSON = envelopeToJSON;
	}),
	9352: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.assertBundle = assertBundle, exports.assertBundleV01 = assertBundleV01, exports.isBundleV01 = isBundleV01, exports.assertBundleV02 = assertBundleV02, exports.assertBundleLatest = assertBundleLatest;
		let error_1 = __webpack_require__(47714);
		function assertBundle(b) {
			let invalidValues = validateBundleBase(b);
			if (invalidValues.length > 0) throw new error_1.ValidationError("invalid bundle", invalidValues);
		}
		function assertBundleV01(b) {
			let invalidValues = [];
			if (invalidValues.push(...validateBundleBase(b)), invalidValues.push(...validateInclusionPromise(b)), invalidValues.length > 0) throw new error_1.ValidationError("invalid v0.1 bundle", invalidValues);
		}
		function isBundleV01(b) {
			try {
				return assertBundleV01(b), !0;
			} catch {
				return !1;
			}
		}
		function assertBundleV02(b) {
			let invalidValues = [];
			if (invalidValues.push(...validateBundleBase(b)), invalidValues.push(...validateInclusionProof(b)), invalidValues.length > 0) throw new error_1.ValidationError("invalid v0.2 bundle", invalidValues);
		}
		function assertBundleLatest(b) {
			let invalidValues = [];
			if (invalidValues.push(...validateBundleBase(b)), invalidValues.push(...validateInclusionProof(b)), invalidValues.push(...validateNoCertificateChain(b)), invalidValues.length > 0) throw new error_1.ValidationError("invalid bundle", invalidValues);
		}
		function validateBundleBase(b) {
			let invalidValues = [];
			if ((b.mediaType === void 0 || !b.mediaType.match(/^application\/vnd\.dev\.sigstore\.bundle\+json;version=\d\.\d/) && !b.mediaType.match(/^application\/vnd\.dev\.sigstore\.bundle\.v\d\.\d\+json/)) && invalidValues.push("mediaType"), b.content === void 0) invalidValues.push("content");
			else switch (b.content.$case) {
				case "messageSignature":
					b.content.messageSignature.messageDigest === void 0 ? invalidValues.push("content.messageSignature.messageDigest") : b.content.messageSignature.messageDigest.digest.length === 0 && invalidValues.push("content.messageSignature.messageDigest.digest"), b.content.messageSignature.signature.length === 0 && invalidValues.push("content.messageSignature.signature");
					break;
				case "dsseEnvelope": b.content.dsseEnvelope.payload.length === 0 && invalidValues.push("content.dsseEnvelope.payload"), b.content.dsseEnvelope.signatures.length === 1 ? b.content.dsseEnvelope.signatures[0].sig.length === 0 && invalidValues.push("content.dsseEnvelope.signatures[0].sig") : invalidValues.push("content.dsseEnvelope.signatures");
			}
			if (b.verificationMaterial === void 0) invalidValues.push("verificationMaterial");
			else {
				if (b.verificationMaterial.content === void 0) invalidValues.push("verificationMaterial.content");
				else switch (b.verificationMaterial.content.$case) {
					case "x509CertificateChain":
						b.verificationMaterial.content.x509CertificateChain.certificates.length === 0 && invalidValues.push("verificationMaterial.content.x509CertificateChain.certificates"), b.verificationMaterial.content.x509CertificateChain.certificates.forEach((cert, i) => {
							cert.rawBytes.length === 0 && invalidValues.push(`verificationMaterial.content.x509CertificateChain.certificates[${i}].rawBytes`);
						});
						break;
					case "certificate": b.verificationMaterial.content.certificate.rawBytes.length === 0 && invalidValues.push("verificationMaterial.content.certificate.rawBytes");
				}
				b.verificationMaterial.tlogEntries === void 0 ? invalidValues.push("verificationMaterial.tlogEntries") : b.verificationMaterial.tlogEntries.length > 0 && b.verificationMaterial.tlogEntries.forEach((entry, i) => {
					entry.logId === void 0 && invalidValues.push(`verificationMaterial.tlogEntries[${i}].logId`), entry.kindVersion === void 0 && invalidValues.push(`verificationMaterial.tlogEntries[${i}].kindVersion`);
				});
			}
			return invalidValues;
		}
		function validateInclusionPromise(b) {
			let invalidValues = [];
			return b.verificationMaterial && b.verificationMaterial.tlogEntries?.length > 0 && b.verificationMaterial.tlogEntries.forEach((entry, i) => {
				entry.inclusionPromise === void 0 && invalidValues.push(`verificationMaterial.tlogEntries[${i}].inclusionPromise`);
			}), invalidValues;
		}
		function validateInclusionProof(b) {
			let invalidValues = [];
			return b.verificationMaterial && b.verificationMaterial.tlogEntries?.length > 0 && b.verificationMaterial.tlogEntries.forEach((entry, i) => {
				entry.inclusionProof === void 0 ? invalidValues.push(`verificationMaterial.tlogEntries[${i}].inclusionProof`) : entry.inclusionProof.checkpoint === void 0 && invalidValues.push(`verificationMaterial.tlogEntries[${i}].inclusionProof.checkpoint`);
			}), invalidValues;
		}
		function validateNoCertificateChain(b) {
			let invalidValues = [];
			return b.verificationMaterial?.content?.$case === "x509CertificateChain" && invalidValues.push("verificationMaterial.content.$case"), invalidValues;
		}
	}),
	11121: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.ASN1TypeError = exports.ASN1ParseError = void 0;
		class ASN1ParseError extends Error {}
		exports.ASN1ParseError = ASN1ParseError;
		class ASN1TypeError extends Error {}
		exports.ASN1TypeError = ASN1TypeError;
	}),
	86027: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.ASN1Obj = void 0;
		var obj_1 = __webpack_require__(50990);
		Object.defineProperty(exports, "ASN1Obj", {
			enumerable: !0,
			get: function() {
				return obj_1.ASN1Obj;
			}
		});
	}),
	84243: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.decodeLength = decodeLength, exports.encodeLength = encodeLength;
		let error_1 = __webpack_require__(11121);
		function decodeLength(stream) {
			let buf = stream.getUint8();
			if (!(buf & 128)) return buf;
			let byteCount = buf & 127;
			if (byteCount > 6) throw new error_1.ASN1ParseError("length exceeds 6 byte limit");
			let len = 0;
			for (let i = 0; i < byteCount; i++) {
				let byte = stream.getUint8();
				if (i === 0 && byte === 0) throw new error_1.ASN1ParseError("non-minimal length encoding");
				len = len * 256 + byte;
			}
			if (len === 0) throw new error_1.ASN1ParseError("indefinite length encoding not supported");
			if (len < 128) throw new error_1.ASN1ParseError("non-minimal length encoding");
			return len;
		}
		function encodeLength(len) {
			if (len < 128) return Buffer.from([len]);
			let val = BigInt(len), bytes = [];
			for (; val > 0n;) bytes.unshift(Number(val & 255n)), val >>= 8n;
			return Buffer.from([128 | bytes.length, ...bytes]);
		}
	}),
	50990: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.ASN1Obj = void 0;
		let stream_1 = __webpack_require__(1673), error_1 = __webpack_require__(11121), length_1 = __webpack_require__(84243), parse_1 = __webpack_require__(81044), tag_1 = __webpack_require__(59343);
		class ASN1Obj {
			tag;
			subs;
			value;
			constructor(tag, value, subs) {
				this.tag = tag, this.value = value, this.subs = subs;
			}
			static parseBuffer(buf) {
				let stream = new stream_1.ByteStream(buf), obj = parseStream(stream);
				if (stream.position !== stream.length) throw new error_1.ASN1ParseError("invalid trailing data");
				return obj;
			}
			toDER() {
				let valueStream = new stream_1.ByteStream();
				if (this.subs.length > 0) for (let sub of this.subs) valueStream.appendView(sub.toDER());
				else valueStream.appendView(this.value);
				let value = valueStream.buffer, obj = new stream_1.ByteStream();
				return obj.appendChar(this.tag.toDER()), obj.appendView((0, length_1.encodeLength)(value.length)), obj.appendView(value), obj.buffer;
			}
			toBoolean() {
				if (!this.tag.isBoolean()) throw new error_1.ASN1TypeError("not a boolean");
				return (0, parse_1.parseBoolean)(this.value);
			}
			toInteger() {
				if (!this.tag.isInteger()) throw new error_1.ASN1TypeError("not an integer");
				return (0, parse_1.parseInteger)(this.value);
			}
			toOID() {
				if (!this.tag.isOID()) throw new error_1.ASN1TypeError("not an OID");
				return (0, parse_1.parseOID)(this.value);
			}
			toDate() {
				switch (!0) {
					case this.tag.isUTCTime(): return (0, parse_1.parseTime)(this.value, !0);
					case this.tag.isGeneralizedTime(): return (0, parse_1.parseTime)(this.value, !1);
					default: throw new error_1.ASN1TypeError("not a date");
				}
			}
			toBitString() {
				if (!this.tag.isBitString()) throw new error_1.ASN1TypeError("not a bit string");
				return (0, parse_1.parseBitString)(this.value);
			}
		}
		exports.ASN1Obj = ASN1Obj;
		function parseStream(stream, depth = 0) {
			if (depth > 100) throw new error_1.ASN1ParseError("maximum nesting depth exceeded");
			let tag = new tag_1.ASN1Tag(stream.getUint8()), len = (0, length_1.decodeLength)(stream), value = stream.slice(stream.position, len), start = stream.position, subs = [];
			if (tag.constructed) subs = collectSubs(stream, len, depth);
			else if (tag.isOctetString()) try {
				subs = collectSubs(stream, len, depth);
			} catch {}
			return subs.length === 0 && stream.seek(start + len), new ASN1Obj(tag, value, subs);
		}
		function collectSubs(stream, len, depth) {
			let end = stream.position + len;
			if (end > stream.length) throw new error_1.ASN1ParseError("invalid length");
			let subs = [];
			for (; stream.position < end;) subs.push(parseStream(stream, depth + 1));
			if (stream.position !== end) throw new error_1.ASN1ParseError("invalid length");
			return subs;
		}
	}),
	81044: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.parseInteger = parseInteger, exports.parseStringASCII = parseStringASCII, exports.parseTime = parseTime, exports.parseOID = parseOID, exports.parseBoolean = parseBoolean, exports.parseBitString = parseBitString;
		let error_1 = __webpack_require__(11121), RE_TIME_SHORT_YEAR = /^(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\.\d{3})?Z$/, RE_TIME_LONG_YEAR = /^(\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\.\d{3})?Z$/;
		function parseInteger(buf) {
			let pos = 0, end = buf.length, val = buf[pos], neg = val > 127, pad = neg ? 255 : 0;
			for (; val == pad && ++pos < end;) val = buf[pos];
			if (end - pos === 0) return BigInt(neg ? -1 : 0);
			val = neg ? val - 256 : val;
			let n = BigInt(val);
			for (let i = pos + 1; i < end; ++i) n = n * BigInt(256) + BigInt(buf[i]);
			return n;
		}
		function parseStringASCII(buf) {
			return buf.toString("ascii");
		}
		function parseTime(buf, shortYear) {
			let timeStr = parseStringASCII(buf), m = shortYear ? RE_TIME_SHORT_YEAR.exec(timeStr) : RE_TIME_LONG_YEAR.exec(timeStr);
			if (!m) throw Error("invalid time");
			if (shortYear) {
				let year = Number(m[1]);
				year += year >= 50 ? 1900 : 2e3, m[1] = year.toString();
			}
			return new Date(`${m[1]}-${m[2]}-${m[3]}T${m[4]}:${m[5]}:${m[6]}Z`);
		}
		function parseOID(buf) {
			let pos = 0, end = buf.length, n = buf[pos++], oid = `${Math.floor(n / 40)}.${n % 40}`, val = 0n;
			for (; pos < end; ++pos) n = buf[pos], val = (val << 7n) + BigInt(n & 127), n & 128 || (oid += `.${val}`, val = 0n);
			return oid;
		}
		function parseBoolean(buf) {
			if (buf.length !== 1) throw new error_1.ASN1ParseError("invalid boolean");
			switch (buf[0]) {
				case 0: return !1;
				case 255: return !0;
				default: throw new error_1.ASN1ParseError("invalid boolean");
			}
		}
		function parseBitString(buf) {
			let unused = buf[0];
			if (unused > 7) throw new error_1.ASN1ParseError("invalid bit string");
			let end = buf.length, bits = [];
			for (let i = 1; i < end; ++i) {
				let byte = buf[i], skip = i === end - 1 ? unused : 0;
				for (let j = 7; j >= skip; --j) bits.push(byte >> j & 1);
			}
			return bits;
		}
	}),
	59343: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.ASN1Tag = void 0;
		let error_1 = __webpack_require__(11121), UNIVERSAL_TAG = {
			BOOLEAN: 1,
			INTEGER: 2,
			BIT_STRING: 3,
			OCTET_STRING: 4,
			OBJECT_IDENTIFIER: 6,
			SEQUENCE: 16,
			SET: 17,
			PRINTABLE_STRING: 19,
			UTC_TIME: 23,
			GENERALIZED_TIME: 24
		}, TAG_CLASS = {
			UNIVERSAL: 0,
			APPLICATION: 1,
			CONTEXT_SPECIFIC: 2,
			PRIVATE: 3
		};
		class ASN1Tag {
			number;
			constructed;
			class;
			constructor(enc) {
				if (this.number = enc & 31, this.constructed = (enc & 32) == 32, this.class = enc >> 6, this.number === 31) throw new error_1.ASN1ParseError("long form tags not supported");
				if (this.class === TAG_CLASS.UNIVERSAL && this.number === 0) throw new error_1.ASN1ParseError("unsupported tag 0x00");
			}
			isUniversal() {
				return this.class === TAG_CLASS.UNIVERSAL;
			}
			isContextSpecific(num) {
				let res = this.class === TAG_CLASS.CONTEXT_SPECIFIC;
				return num === void 0 ? res : res && this.number === num;
			}
			isBoolean() {
				return this.isUniversal() && this.number === UNIVERSAL_TAG.BOOLEAN;
			}
			isInteger() {
				return this.isUniversal() && this.number === UNIVERSAL_TAG.INTEGER;
			}
			isBitString() {
				return this.isUniversal() && this.number === UNIVERSAL_TAG.BIT_STRING;
			}
			isOctetString() {
				return this.isUniversal() && this.number === UNIVERSAL_TAG.OCTET_STRING;
			}
			isOID() {
				return this.isUniversal() && this.number === UNIVERSAL_TAG.OBJECT_IDENTIFIER;
			}
			isUTCTime() {
				return this.isUniversal() && this.number === UNIVERSAL_TAG.UTC_TIME;
			}
			isGeneralizedTime() {
				return this.isUniversal() && this.number === UNIVERSAL_TAG.GENERALIZED_TIME;
			}
			toDER() {
				return this.number | (this.constructed ? 32 : 0) | this.class << 6;
			}
		}
		exports.ASN1Tag = ASN1Tag;
	}),
	69368: (function(__unused_webpack_module, exports, __webpack_require__) {
		var __importDefault = this && this.__importDefault || function(mod) {
			return mod && mod.__esModule ? mod : { default: mod };
		};
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.createPublicKey = createPublicKey, exports.digest = digest, exports.verify = verify, exports.bufferEqual = bufferEqual;
		let crypto_1 = __importDefault(__webpack_require__(76982));
		function createPublicKey(key, type = "spki") {
			return typeof key == "string" ? key.startsWith("-----") ? crypto_1.default.createPublicKey(key) : crypto_1.default.createPublicKey({
				key: Buffer.from(key, "base64"),
				format: "der",
				type
			}) : crypto_1.default.createPublicKey({
				key,
				format: "der",
				type
			});
		}
		function digest(algorithm, ...data) {
			let hash = crypto_1.default.createHash(algorithm);
			for (let d of data) hash.update(d);
			return hash.digest();
		}
		function verify(data, key, signature, algorithm) {
			try {
				return crypto_1.default.verify(algorithm, data, key, signature);
			} catch {
				return !1;
			}
		}
		function bufferEqual(a, b) {
			try {
				return crypto_1.default.timingSafeEqual(a, b);
			} catch {
				return !1;
			}
		}
	}),
	49032: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.preAuthEncoding = preAuthEncoding;
		function preAuthEncoding(payloadType, payload) {
			let typeBytes = Buffer.from(payloadType, "utf-8");
			return Buffer.concat([
				Buffer.from(`DSSEv1 ${typeBytes.length} `, "ascii"),
				typeBytes,
				Buffer.from(` ${payload.length} `, "ascii"),
				payload
			]);
		}
	}),
	52788: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.base64Encode = base64Encode, exports.base64Decode = base64Decode;
		let BASE64_ENCODING = "base64", UTF8_ENCODING = "utf-8";
		function base64Encode(str) {
			return Buffer.from(str, UTF8_ENCODING).toString(BASE64_ENCODING);
		}
		function base64Decode(str) {
			return Buffer.from(str, BASE64_ENCODING).toString(UTF8_ENCODING);
		}
	}),
	83917: (function(__unused_webpack_module, exports, __webpack_require__) {
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
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.X509SCTExtension = exports.X509Certificate = exports.EXTENSION_OID_SCT = exports.ByteStream = exports.RFC3161Timestamp = exports.pem = exports.json = exports.encoding = exports.dsse = exports.crypto = exports.ASN1Obj = void 0;
		var asn1_1 = __webpack_require__(86027);
		Object.defineProperty(exports, "ASN1Obj", {
			enumerable: !0,
			get: function() {
				return asn1_1.ASN1Obj;
			}
		}), exports.crypto = __importStar(__webpack_require__(69368)), exports.dsse = __importStar(__webpack_require__(49032)), exports.encoding = __importStar(__webpack_require__(52788)), exports.json = __importStar(__webpack_require__(13327)), exports.pem = __importStar(__webpack_require__(1055));
		var rfc3161_1 = __webpack_require__(20994);
		Object.defineProperty(exports, "RFC3161Timestamp", {
			enumerable: !0,
			get: function() {
				return rfc3161_1.RFC3161Timestamp;
			}
		});
		var stream_1 = __webpack_require__(1673);
		Object.defineProperty(exports, "ByteStream", {
			enumerable: !0,
			get: function() {
				return stream_1.ByteStream;
			}
		});
		var x509_1 = __webpack_require__(49358);
		Object.defineProperty(exports, "EXTENSION_OID_SCT", {
			enumerable: !0,
			get: function() {
				return x509_1.EXTENSION_OID_SCT;
			}
		}), Object.defineProperty(exports, "X509Certificate", {
			enumerable: !0,
			get: function() {
				return x509_1.X509Certificate;
			}
		}), Object.defineProperty(exports, "X509SCTExtension", {
			enumerable: !0,
			get: function() {
				return x509_1.X509SCTExtension;
			}
		});
	}),
	13327: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.canonicalize = canonicalize;
		function canonicalize(object) {
			let buffer = "";
			if (typeof object != "object" || !object || object.toJSON != null) buffer += JSON.stringify(object);
			else if (Array.isArray(object)) {
				buffer += "[";
				let first = !0;
				object.forEach((element) => {
					first || (buffer += ","), first = !1, buffer += canonicalize(element);
				}), buffer += "]";
			} else {
				buffer += "{";
				let first = !0;
				Object.keys(object).sort().forEach((property) => {
					first || (buffer += ","), first = !1, buffer += JSON.stringify(property), buffer += ":", buffer += canonicalize(object[property]);
				}), buffer += "}";
			}
			return buffer;
		}
	}),
	91817: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.SHA2_HASH_ALGOS = exports.RSA_SIGNATURE_ALGOS = exports.ECDSA_SIGNATURE_ALGOS = void 0, exports.ECDSA_SIGNATURE_ALGOS = {
			"1.2.840.10045.4.3.1": "sha224",
			"1.2.840.10045.4.3.2": "sha256",
			"1.2.840.10045.4.3.3": "sha384",
			"1.2.840.10045.4.3.4": "sha512"
		}, exports.RSA_SIGNATURE_ALGOS = {
			"1.2.840.113549.1.1.14": "sha224",
			"1.2.840.113549.1.1.11": "sha256",
			"1.2.840.113549.1.1.12": "sha384",
			"1.2.840.113549.1.1.13": "sha512"
		}, exports.SHA2_HASH_ALGOS = {
			"2.16.840.1.101.3.4.2.1": "sha256",
			"2.16.840.1.101.3.4.2.2": "sha384",
			"2.16.840.1.101.3.4.2.3": "sha512"
		};
	}),
	1055: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.toDER = toDER, exports.fromDER = fromDER;
		let PEM_HEADER = /-----BEGIN (.*)-----/, PEM_FOOTER = /-----END (.*)-----/;
		function toDER(certificate) {
			let der = "";
			return certificate.split("\n").forEach((line) => {
				line.match(PEM_HEADER) || line.match(PEM_FOOTER) || (der += line);
			}), Buffer.from(der, "base64");
		}
		function fromDER(certificate, type = "CERTIFICATE") {
			let lines = certificate.toString("base64").match(/.{1,64}/g) || "";
			return [
				`-----BEGIN ${type}-----`,
				...lines,
				`-----END ${type}-----`
			].join("\n").concat("\n");
		}
	}),
	97512: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.RFC3161TimestampVerificationError = void 0;
		class RFC3161TimestampVerificationError extends Error {}
		exports.RFC3161TimestampVerificationError = RFC3161TimestampVerificationError;
	}),
	20994: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.RFC3161Timestamp = void 0;
		var timestamp_1 = __webpack_require__(92714);
		Object.defineProperty(exports, "RFC3161Timestamp", {
			enumerable: !0,
			get: function() {
				return timestamp_1.RFC3161Timestamp;
			}
		});
	}),
	92714: (function(__unused_webpack_module, exports, __webpack_require__) {
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
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.RFC3161Timestamp = void 0;
		let asn1_1 = __webpack_require__(86027), crypto = __importStar(__webpack_require__(69368)), oid_1 = __webpack_require__(91817), error_1 = __webpack_require__(97512), tstinfo_1 = __webpack_require__(62925);
		class RFC3161Timestamp {
			root;
			constructor(asn1) {
				this.root = asn1;
			}
			static parse(der) {
				let asn1 = asn1_1.ASN1Obj.parseBuffer(der);
				return new RFC3161Timestamp(asn1);
			}
			get status() {
				return this.pkiStatusInfoObj.subs[0].toInteger();
			}
			get contentType() {
				return this.contentTypeObj.toOID();
			}
			get eContentType() {
				return this.eContentTypeObj.toOID();
			}
			get signingTime() {
				return this.tstInfo.genTime;
			}
			get signerIssuer() {
				return this.signerSidObj.subs[0].value;
			}
			get signerSerialNumber() {
				return this.signerSidObj.subs[1].value;
			}
			get signerDigestAlgorithm() {
				let oid = this.signerDigestAlgorithmObj.subs[0].toOID();
				return oid_1.SHA2_HASH_ALGOS[oid];
			}
			get signatureAlgorithm() {
				let oid = this.signatureAlgorithmObj.subs[0].toOID();
				return oid_1.ECDSA_SIGNATURE_ALGOS[oid];
			}
			get signatureValue() {
				return this.signatureValueObj.value;
			}
			get tstInfo() {
				return new tstinfo_1.TSTInfo(this.eContentObj.subs[0].subs[0]);
			}
			verify(data, publicKey) {
				if (!this.timeStampTokenObj) throw new error_1.RFC3161TimestampVerificationError("timeStampToken is missing");
				if (this.contentType !== "1.2.840.113549.1.7.2") throw new error_1.RFC3161TimestampVerificationError(`incorrect content type: ${this.contentType}`);
				if (this.eContentType !== "1.2.840.113549.1.9.16.1.4") throw new error_1.RFC3161TimestampVerificationError(`incorrect encapsulated content type: ${this.eContentType}`);
				this.tstInfo.verify(data), this.verifyMessageDigest(), this.verifySignature(publicKey);
			}
			verifyMessageDigest() {
				let tstInfoDigest = crypto.digest(this.signerDigestAlgorithm, this.tstInfo.raw), expectedDigest = this.messageDigestAttributeObj.subs[1].subs[0].value;
				if (!crypto.bufferEqual(tstInfoDigest, expectedDigest)) throw new error_1.RFC3161TimestampVerificationError("signed data does not match tstInfo");
			}
			verifySignature(key) {
				let signedAttrs = this.signedAttrsObj.toDER();
				if (signedAttrs[0] = 49, !crypto.verify(signedAttrs, key, this.signatureValue, this.signatureAlgorithm)) throw new error_1.RFC3161TimestampVerificationError("signature verification failed");
			}
			get pkiStatusInfoObj() {
				return this.root.subs[0];
			}
			get timeStampTokenObj() {
				return this.root.subs[1];
			}
			get contentTypeObj() {
				return this.timeStampTokenObj.subs[0];
			}
			get signedDataObj() {
				return this.timeStampTokenObj.subs.find((sub) => sub.tag.isContextSpecific(0)).subs[0];
			}
			get encapContentInfoObj() {
				return this.signedDataObj.subs[2];
			}
			get signerInfosObj() {
				let sd = this.signedDataObj;
				return sd.subs[sd.subs.length - 1];
			}
			get signerInfoObj() {
				return this.signerInfosObj.subs[0];
			}
			get eContentTypeObj() {
				return this.encapContentInfoObj.subs[0];
			}
			get eContentObj() {
				return this.encapContentInfoObj.subs[1];
			}
			get signedAttrsObj() {
				return this.signerInfoObj.subs.find((sub) => sub.tag.isContextSpecific(0));
			}
			get messageDigestAttributeObj() {
				return this.signedAttrsObj.subs.find((sub) => sub.subs[0].tag.isOID() && sub.subs[0].toOID() === "1.2.840.113549.1.9.4");
			}
			get signerSidObj() {
				return this.signerInfoObj.subs[1];
			}
			get signerDigestAlgorithmObj() {
				return this.signerInfoObj.subs[2];
			}
			get signatureAlgorithmObj() {
				return this.signerInfoObj.subs[4];
			}
			get signatureValueObj() {
				return this.signerInfoObj.subs[5];
			}
		}
		exports.RFC3161Timestamp = RFC3161Timestamp;
	}),
	62925: (function(__unused_webpack_module, exports, __webpack_require__) {
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
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.TSTInfo = void 0;
		let crypto = __importStar(__webpack_require__(69368)), oid_1 = __webpack_require__(91817), error_1 = __webpack_require__(97512);
		class TSTInfo {
			root;
			constructor(asn1) {
				this.root = asn1;
			}
			get version() {
				return this.root.subs[0].toInteger();
			}
			get genTime() {
				return this.root.subs[4].toDate();
			}
			get messageImprintHashAlgorithm() {
				let oid = this.messageImprintObj.subs[0].subs[0].toOID();
				return oid_1.SHA2_HASH_ALGOS[oid];
			}
			get messageImprintHashedMessage() {
				return this.messageImprintObj.subs[1].value;
			}
			get raw() {
				return this.root.toDER();
			}
			verify(data) {
				let digest = crypto.digest(this.messageImprintHashAlgorithm, data);
				if (!crypto.bufferEqual(digest, this.messageImprintHashedMessage)) throw new error_1.RFC3161TimestampVerificationError("message imprint does not match artifact");
			}
			get messageImprintObj() {
				return this.root.subs[2];
			}
		}
		exports.TSTInfo = TSTInfo;
	}),
	1673: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.ByteStream = void 0;
		class StreamError extends Error {}
		class ByteStream {
			static BLOCK_SIZE = 1024;
			buf;
			view;
			start = 0;
			constructor(buffer) {
				buffer ? (this.buf = buffer, this.view = Buffer.from(buffer)) : (this.buf = Buffer.alloc(0), this.view = Buffer.from(this.buf));
			}
			get buffer() {
				return this.view.subarray(0, this.start);
			}
			get length() {
				return this.view.byteLength;
			}
			get position() {
				return this.start;
			}
			seek(position) {
				this.start = position;
			}
			slice(start, len) {
				let end = start + len;
				if (end > this.length) throw new StreamError("request past end of buffer");
				return this.view.subarray(start, end);
			}
			appendChar(char) {
				this.ensureCapacity(1), this.view[this.start] = char, this.start += 1;
			}
			appendUint16(num) {
				this.ensureCapacity(2);
				let value = new Uint16Array([num]), view = new Uint8Array(value.buffer);
				this.view[this.start] = view[1], this.view[this.start + 1] = view[0], this.start += 2;
			}
			appendUint24(num) {
				this.ensureCapacity(3);
				let value = new Uint32Array([num]), view = new Uint8Array(value.buffer);
				this.view[this.start] = view[2], this.view[this.start + 1] = view[1], this.view[this.start + 2] = view[0], this.start += 3;
			}
			appendView(view) {
				this.ensureCapacity(view.length), this.view.set(view, this.start), this.start += view.length;
			}
			getBlock(size) {
				if (size <= 0) return Buffer.alloc(0);
				if (this.start + size > this.view.length) throw Error("request past end of buffer");
				let result = this.view.subarray(this.start, this.start + size);
				return this.start += size, result;
			}
			getUint8() {
				return this.getBlock(1)[0];
			}
			getUint16() {
				let block = this.getBlock(2);
				return block[0] << 8 | block[1];
			}
			ensureCapacity(size) {
				if (this.start + size > this.view.byteLength) {
					let blockSize = ByteStream.BLOCK_SIZE + (size > ByteStream.BLOCK_SIZE ? size : 0);
					this.realloc(this.view.byteLength + blockSize);
				}
			}
			realloc(size) {
				let newArray = Buffer.alloc(size), newView = Buffer.from(newArray);
				newView.set(this.view), this.buf = newArray, this.view = newView;
			}
		}
		exports.ByteStream = ByteStream;
	}),
	83566: (function(__unused_webpack_module, exports, __webpack_require__) {
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
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.X509Certificate = exports.EXTENSION_OID_SCT = void 0;
		let asn1_1 = __webpack_require__(86027), crypto = __importStar(__webpack_require__(69368)), oid_1 = __webpack_require__(91817), pem = __importStar(__webpack_require__(1055)), ext_1 = __webpack_require__(96389);
		exports.EXTENSION_OID_SCT = "1.3.6.1.4.1.11129.2.4.2";
		class X509Certificate {
			root;
			constructor(asn1) {
				this.root = asn1;
			}
			static parse(cert) {
				let der = typeof cert == "string" ? pem.toDER(cert) : cert, asn1 = asn1_1.ASN1Obj.parseBuffer(der);
				return new X509Certificate(asn1);
			}
			get tbsCertificate() {
				return this.tbsCertificateObj;
			}
			get version() {
				return `v${(this.versionObj.subs[0].toInteger() + BigInt(1)).toString()}`;
			}
			get serialNumber() {
				return this.serialNumberObj.value;
			}
			get notBefore() {
				return this.validityObj.subs[0].toDate();
			}
			get notAfter() {
				return this.validityObj.subs[1].toDate();
			}
			get issuer() {
				return this.issuerObj.value;
			}
			get subject() {
				return this.subjectObj.value;
			}
			get publicKey() {
				return this.subjectPublicKeyInfoObj.toDER();
			}
			get signatureAlgorithm() {
				let oid = this.signatureAlgorithmObj.subs[0].toOID();
				return oid_1.RSA_SIGNATURE_ALGOS[oid] ? oid_1.RSA_SIGNATURE_ALGOS[oid] : oid_1.ECDSA_SIGNATURE_ALGOS[oid];
			}
			get signatureValue() {
				return this.signatureValueObj.value.subarray(1);
			}
			get subjectAltName() {
				let ext = this.extSubjectAltName;
				return ext?.uri || ext?.rfc822Name;
			}
			get extensions() {
				return this.extensionsObj?.subs[0]?.subs || [];
			}
			get extKeyUsage() {
				let ext = this.findExtension("2.5.29.15");
				return ext ? new ext_1.X509KeyUsageExtension(ext) : void 0;
			}
			get extBasicConstraints() {
				let ext = this.findExtension("2.5.29.19");
				return ext ? new ext_1.X509BasicConstraintsExtension(ext) : void 0;
			}
			get extSubjectAltName() {
				let ext = this.findExtension("2.5.29.17");
				return ext ? new ext_1.X509SubjectAlternativeNameExtension(ext) : void 0;
			}
			get extAuthorityKeyID() {
				let ext = this.findExtension("2.5.29.35");
				return ext ? new ext_1.X509AuthorityKeyIDExtension(ext) : void 0;
			}
			get extSubjectKeyID() {
				let ext = this.findExtension("2.5.29.14");
				return ext ? new ext_1.X509SubjectKeyIDExtension(ext) : void 0;
			}
			get extSCT() {
				let ext = this.findExtension(exports.EXTENSION_OID_SCT);
				return ext ? new ext_1.X509SCTExtension(ext) : void 0;
			}
			get isCA() {
				let ca = this.extBasicConstraints?.isCA || !1;
				return this.extKeyUsage ? ca && this.extKeyUsage.keyCertSign : ca;
			}
			extension(oid) {
				let ext = this.findExtension(oid);
				return ext ? new ext_1.X509Extension(ext) : void 0;
			}
			verify(issuerCertificate) {
				let publicKey = issuerCertificate?.publicKey || this.publicKey, key = crypto.createPublicKey(publicKey);
				return crypto.verify(this.tbsCertificate.toDER(), key, this.signatureValue, this.signatureAlgorithm);
			}
			validForDate(date) {
				return this.notBefore <= date && date <= this.notAfter;
			}
			equals(other) {
				return this.root.toDER().equals(other.root.toDER());
			}
			clone() {
				let der = this.root.toDER(), clone = Buffer.alloc(der.length);
				return der.copy(clone), X509Certificate.parse(clone);
			}
			findExtension(oid) {
				return this.extensions.find((ext) => ext.subs[0].toOID() === oid);
			}
			get tbsCertificateObj() {
				return this.root.subs[0];
			}
			get signatureAlgorithmObj() {
				return this.root.subs[1];
			}
			get signatureValueObj() {
				return this.root.subs[2];
			}
			get versionObj() {
				return this.tbsCertificateObj.subs[0];
			}
			get serialNumberObj() {
				return this.tbsCertificateObj.subs[1];
			}
			get issuerObj() {
				return this.tbsCertificateObj.subs[3];
			}
			get validityObj() {
				return this.tbsCertificateObj.subs[4];
			}
			get subjectObj() {
				return this.tbsCertificateObj.subs[5];
			}
			get subjectPublicKeyInfoObj() {
				return this.tbsCertificateObj.subs[6];
			}
			get extensionsObj() {
				return this.tbsCertificateObj.subs.find((sub) => sub.tag.isContextSpecific(3));
			}
		}
		exports.X509Certificate = X509Certificate;
	}),
	96389: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.X509SCTExtension = exports.X509SubjectKeyIDExtension = exports.X509AuthorityKeyIDExtension = exports.X509SubjectAlternativeNameExtension = exports.X509KeyUsageExtension = exports.X509BasicConstraintsExtension = exports.X509Extension = void 0;
		let stream_1 = __webpack_require__(1673), sct_1 = __webpack_require__(6144);
		class X509Extension {
			root;
			constructor(asn1) {
				this.root = asn1;
			}
			get oid() {
				return this.root.subs[0].toOID();
			}
			get critical() {
				return this.root.subs.length === 3 && this.root.subs[1].toBoolean();
			}
			get value() {
				return this.extnValueObj.value;
			}
			get valueObj() {
				return this.extnValueObj;
			}
			get extnValueObj() {
				return this.root.subs[this.root.subs.length - 1];
			}
		}
		exports.X509Extension = X509Extension;
		class X509BasicConstraintsExtension extends X509Extension {
			get isCA() {
				return this.sequence.subs[0]?.toBoolean() ?? !1;
			}
			get pathLenConstraint() {
				return this.sequence.subs.length > 1 ? this.sequence.subs[1].toInteger() : void 0;
			}
			get sequence() {
				return this.extnValueObj.subs[0];
			}
		}
		exports.X509BasicConstraintsExtension = X509BasicConstraintsExtension;
		class X509KeyUsageExtension extends X509Extension {
			get digitalSignature() {
				return this.bitString[0] === 1;
			}
			get keyCertSign() {
				return this.bitString[5] === 1;
			}
			get crlSign() {
				return this.bitString[6] === 1;
			}
			get bitString() {
				return this.extnValueObj.subs[0].toBitString();
			}
		}
		exports.X509KeyUsageExtension = X509KeyUsageExtension;
		class X509SubjectAlternativeNameExtension extends X509Extension {
			get rfc822Name() {
				return this.findGeneralName(1)?.value.toString("ascii");
			}
			get uri() {
				return this.findGeneralName(6)?.value.toString("ascii");
			}
			otherName(oid) {
				let otherName = this.findGeneralName(0);
				return otherName === void 0 || otherName.subs[0].toOID() !== oid ? void 0 : otherName.subs[1].subs[0].value.toString("ascii");
			}
			findGeneralName(tag) {
				return this.generalNames.find((gn) => gn.tag.isContextSpecific(tag));
			}
			get generalNames() {
				return this.extnValueObj.subs[0].subs;
			}
		}
		exports.X509SubjectAlternativeNameExtension = X509SubjectAlternativeNameExtension;
		class X509AuthorityKeyIDExtension extends X509Extension {
			get keyIdentifier() {
				return this.findSequenceMember(0)?.value;
			}
			findSequenceMember(tag) {
				return this.sequence.subs.find((el) => el.tag.isContextSpecific(tag));
			}
			get sequence() {
				return this.extnValueObj.subs[0];
			}
		}
		exports.X509AuthorityKeyIDExtension = X509AuthorityKeyIDExtension;
		class X509SubjectKeyIDExtension extends X509Extension {
			get keyIdentifier() {
				return this.extnValueObj.subs[0].value;
			}
		}
		exports.X509SubjectKeyIDExtension = X509SubjectKeyIDExtension;
		class X509SCTExtension extends X509Extension {
			constructor(asn1) {
				super(asn1);
			}
			get signedCertificateTimestamps() {
				let buf = this.extnValueObj.subs[0].value, stream = new stream_1.ByteStream(buf), end = stream.getUint16() + 2, sctList = [];
				for (; stream.position < end;) {
					let sctLength = stream.getUint16(), sct = stream.getBlock(sctLength);
					sctList.push(sct_1.SignedCertificateTimestamp.parse(sct));
				}
				if (stream.position !== end) throw Error("SCT list length does not match actual length");
				return sctList;
			}
		}
		exports.X509SCTExtension = X509SCTExtension;
	}),
	49358: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.X509SCTExtension = exports.X509Certificate = exports.EXTENSION_OID_SCT = void 0;
		var cert_1 = __webpack_require__(83566);
		Object.defineProperty(exports, "EXTENSION_OID_SCT", {
			enumerable: !0,
			get: function() {
				return cert_1.EXTENSION_OID_SCT;
			}
		}), Object.defineProperty(exports, "X509Certificate", {
			enumerable: !0,
			get: function() {
				return cert_1.X509Certificate;
			}
		});
		var ext_1 = __webpack_require__(96389);
		Object.defineProperty(exports, "X509SCTExtension", {
			enumerable: !0,
			get: function() {
				return ext_1.X509SCTExtension;
			}
		});
	}),
	6144: (function(__unused_webpack_module, exports, __webpack_require__) {
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
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.SignedCertificateTimestamp = void 0;
		let crypto = __importStar(__webpack_require__(69368)), stream_1 = __webpack_require__(1673);
		class SignedCertificateTimestamp {
			version;
			logID;
			timestamp;
			extensions;
			hashAlgorithm;
			signatureAlgorithm;
			signature;
			constructor(options) {
				this.version = options.version, this.logID = options.logID, this.timestamp = options.timestamp, this.extensions = options.extensions, this.hashAlgorithm = options.hashAlgorithm, this.signatureAlgorithm = options.signatureAlgorithm, this.signature = options.signature;
			}
			get datetime() {
				return new Date(Number(this.timestamp.readBigInt64BE()));
			}
			get algorithm() {
				switch (this.hashAlgorithm) {
					case 0: return "none";
					case 1: return "md5";
					case 2: return "sha1";
					case 3: return "sha224";
					case 4: return "sha256";
					case 5: return "sha384";
					case 6: return "sha512";
					default: return "unknown";
				}
			}
			verify(preCert, key) {
				let stream = new stream_1.ByteStream();
				return stream.appendChar(this.version), stream.appendChar(0), stream.appendView(this.timestamp), stream.appendUint16(1), stream.appendView(preCert), stream.appendUint16(this.extensions.byteLength), this.extensions.byteLength > 0 && stream.appendView(this.extensions), crypto.verify(stream.buffer, key, this.signature, this.algorithm);
			}
			static parse(buf) {
				let stream = new stream_1.ByteStream(buf), version = stream.getUint8(), logID = stream.getBlock(32), timestamp = stream.getBlock(8), extenstionLength = stream.getUint16(), extensions = stream.getBlock(extenstionLength), hashAlgorithm = stream.getUint8(), signatureAlgorithm = stream.getUint8(), sigLength = stream.getUint16(), signature = stream.getBlock(sigLength);
				if (stream.position !== buf.length) throw Error("SCT buffer length mismatch");
				return new SignedCertificateTimestamp({
					version,
					logID,
					timestamp,
					extensions,
					hashAlgorithm,
					signatureAlgorithm,
					signature
				});
			}
		}
		exports.SignedCertificateTimestamp = SignedCertificateTimestamp;
	}),
	47030: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.Signature = exports.Envelope = void 0, exports.Envelope = {
			fromJSON(object) {
				return {
					payload: isSet(object.payload) ? Buffer.from(bytesFromBase64(object.payload)) : Buffer.alloc(0),
					payloadType: isSet(object.payloadType) ? globalThis.String(object.payloadType) : "",
					signatures: globalThis.Array.isArray(object?.signatures) ? object.signatures.map((e) => exports.Signature.fromJSON(e)) : []
				};
			},
			toJSON(message) {
				let obj = {};
				return message.payload.length !== 0 && (obj.payload = base64FromBytes(message.payload)), message.payloadType !== "" && (obj.payloadType = message.payloadType), message.signatures?.length && (obj.signatures = message.signatures.map((e) => exports.Signature.toJSON(e))), obj;
			}
		}, exports.Signature = {
			fromJSON(object) {
				return {
					sig: isSet(object.sig) ? Buffer.from(bytesFromBase64(object.sig)) : Buffer.alloc(0),
					keyid: isSet(object.keyid) ? globalThis.String(object.keyid) : ""
				};
			},
			toJSON(message) {
				let obj = {};
				return message.sig.length !== 0 && (obj.sig = base64FromBytes(message.sig)), message.keyid !== "" && (obj.keyid = message.keyid), obj;
			}
		};
		function bytesFromBase64(b64) {
			return Uint8Array.from(globalThis.Buffer.from(b64, "base64"));
		}
		function base64FromBytes(arr) {
			return globalThis.Buffer.from(arr).toString("base64");
		}
		function isSet(value) {
			return value != null;
		}
	}),
	45e3: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.Timestamp = void 0, exports.Timestamp = {
			fromJSON(object) {
				return {
					seconds: isSet(object.seconds) ? globalThis.String(object.seconds) : "0",
					nanos: isSet(object.nanos) ? globalThis.Number(object.nanos) : 0
				};
			},
			toJSON(message) {
				let obj = {};
				return message.seconds !== "0" && (obj.seconds = message.seconds), message.nanos !== 0 && (obj.nanos = Math.round(message.nanos)), obj;
			}
		};
		function isSet(value) {
			return value != null;
		}
	}),
	36764: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.DSSELogEntryV002 = exports.DSSERequestV002 = void 0;
		let envelope_1 = __webpack_require__(47030), sigstore_common_1 = __webpack_require__(5334), verifier_1 = __webpack_require__(7543);
		exports.DSSERequestV002 = {
			fromJSON(object) {
				return {
					envelope: isSet(object.envelope) ? envelope_1.Envelope.fromJSON(object.envelope) : void 0,
					verifiers: globalThis.Array.isArray(object?.verifiers) ? object.verifiers.map((e) => verifier_1.Verifier.fromJSON(e)) : []
				};
			},
			toJSON(message) {
				let obj = {};
				return message.envelope !== void 0 && (obj.envelope = envelope_1.Envelope.toJSON(message.envelope)), message.verifiers?.length && (obj.verifiers = message.verifiers.map((e) => verifier_1.Verifier.toJSON(e))), obj;
			}
		}, exports.DSSELogEntryV002 = {
			fromJSON(object) {
				return {
					payloadHash: isSet(object.payloadHash) ? sigstore_common_1.HashOutput.fromJSON(object.payloadHash) : void 0,
					signatures: globalThis.Array.isArray(object?.signatures) ? object.signatures.map((e) => verifier_1.Signature.fromJSON(e)) : []
				};
			},
			toJSON(message) {
				let obj = {};
				return message.payloadHash !== void 0 && (obj.payloadHash = sigstore_common_1.HashOutput.toJSON(message.payloadHash)), message.signatures?.length && (obj.signatures = message.signatures.map((e) => verifier_1.Signature.toJSON(e))), obj;
			}
		};
		function isSet(value) {
			return value != null;
		}
	}),
	381: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.CreateEntryRequest = exports.Spec = exports.Entry = void 0;
		let dsse_1 = __webpack_require__(36764), hashedrekord_1 = __webpack_require__(4969);
		exports.Entry = {
			fromJSON(object) {
				return {
					kind: isSet(object.kind) ? globalThis.String(object.kind) : "",
					apiVersion: isSet(object.apiVersion) ? globalThis.String(object.apiVersion) : "",
					spec: isSet(object.spec) ? exports.Spec.fromJSON(object.spec) : void 0
				};
			},
			toJSON(message) {
				let obj = {};
				return message.kind !== "" && (obj.kind = message.kind), message.apiVersion !== "" && (obj.apiVersion = message.apiVersion), message.spec !== void 0 && (obj.spec = exports.Spec.toJSON(message.spec)), obj;
			}
		}, exports.Spec = {
			fromJSON(object) {
				return { spec: isSet(object.hashedRekordV002) ? {
					$case: "hashedRekordV002",
					hashedRekordV002: hashedrekord_1.HashedRekordLogEntryV002.fromJSON(object.hashedRekordV002)
				} : isSet(object.dsseV002) ? {
					$case: "dsseV002",
					dsseV002: dsse_1.DSSELogEntryV002.fromJSON(object.dsseV002)
				} : void 0 };
			},
			toJSON(message) {
				let obj = {};
				return message.spec?.$case === "hashedRekordV002" ? obj.hashedRekordV002 = hashedrekord_1.HashedRekordLogEntryV002.toJSON(message.spec.hashedRekordV002) : message.spec?.$case === "dsseV002" && (obj.dsseV002 = dsse_1.DSSELogEntryV002.toJSON(message.spec.dsseV002)), obj;
			}
		}, exports.CreateEntryRequest = {
			fromJSON(object) {
				return { spec: isSet(object.hashedRekordRequestV002) ? {
					$case: "hashedRekordRequestV002",
					hashedRekordRequestV002: hashedrekord_1.HashedRekordRequestV002.fromJSON(object.hashedRekordRequestV002)
				} : isSet(object.dsseRequestV002) ? {
					$case: "dsseRequestV002",
					dsseRequestV002: dsse_1.DSSERequestV002.fromJSON(object.dsseRequestV002)
				} : void 0 };
			},
			toJSON(message) {
				let obj = {};
				return message.spec?.$case === "hashedRekordRequestV002" ? obj.hashedRekordRequestV002 = hashedrekord_1.HashedRekordRequestV002.toJSON(message.spec.hashedRekordRequestV002) : message.spec?.$case === "dsseRequestV002" && (obj.dsseRequestV002 = dsse_1.DSSERequestV002.toJSON(message.spec.dsseRequestV002)), obj;
			}
		};
		function isSet(value) {
			return value != null;
		}
	}),
	4969: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.HashedRekordLogEntryV002 = exports.HashedRekordRequestV002 = void 0;
		let sigstore_common_1 = __webpack_require__(5334), verifier_1 = __webpack_require__(7543);
		exports.HashedRekordRequestV002 = {
			fromJSON(object) {
				return {
					digest: isSet(object.digest) ? Buffer.from(bytesFromBase64(object.digest)) : Buffer.alloc(0),
					signature: isSet(object.signature) ? verifier_1.Signature.fromJSON(object.signature) : void 0
				};
			},
			toJSON(message) {
				let obj = {};
				return message.digest.length !== 0 && (obj.digest = base64FromBytes(message.digest)), message.signature !== void 0 && (obj.signature = verifier_1.Signature.toJSON(message.signature)), obj;
			}
		}, exports.HashedRekordLogEntryV002 = {
			fromJSON(object) {
				return {
					data: isSet(object.data) ? sigstore_common_1.HashOutput.fromJSON(object.data) : void 0,
					signature: isSet(object.signature) ? verifier_1.Signature.fromJSON(object.signature) : void 0
				};
			},
			toJSON(message) {
				let obj = {};
				return message.data !== void 0 && (obj.data = sigstore_common_1.HashOutput.toJSON(message.data)), message.signature !== void 0 && (obj.signature = verifier_1.Signature.toJSON(message.signature)), obj;
			}
		};
		function bytesFromBase64(b64) {
			return Uint8Array.from(globalThis.Buffer.from(b64, "base64"));
		}
		function base64FromBytes(arr) {
			return globalThis.Buffer.from(arr).toString("base64");
		}
		function isSet(value) {
			return value != null;
		}
	}),
	7543: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.Signature = exports.Verifier = exports.PublicKey = void 0;
		let sigstore_common_1 = __webpack_require__(5334);
		exports.PublicKey = {
			fromJSON(object) {
				return { rawBytes: isSet(object.rawBytes) ? Buffer.from(bytesFromBase64(object.rawBytes)) : Buffer.alloc(0) };
			},
			toJSON(message) {
				let obj = {};
				return message.rawBytes.length !== 0 && (obj.rawBytes = base64FromBytes(message.rawBytes)), obj;
			}
		}, exports.Verifier = {
			fromJSON(object) {
				return {
					verifier: isSet(object.publicKey) ? {
						$case: "publicKey",
						publicKey: exports.PublicKey.fromJSON(object.publicKey)
					} : isSet(object.x509Certificate) ? {
						$case: "x509Certificate",
						x509Certificate: sigstore_common_1.X509Certificate.fromJSON(object.x509Certificate)
					} : void 0,
					keyDetails: isSet(object.keyDetails) ? (0, sigstore_common_1.publicKeyDetailsFromJSON)(object.keyDetails) : 0
				};
			},
			toJSON(message) {
				let obj = {};
				return message.verifier?.$case === "publicKey" ? obj.publicKey = exports.PublicKey.toJSON(message.verifier.publicKey) : message.verifier?.$case === "x509Certificate" && (obj.x509Certificate = sigstore_common_1.X509Certificate.toJSON(message.verifier.x509Certificate)), message.keyDetails !== 0 && (obj.keyDetails = (0, sigstore_common_1.publicKeyDetailsToJSON)(message.keyDetails)), obj;
			}
		}, exports.Signature = {
			fromJSON(object) {
				return {
					content: isSet(object.content) ? Buffer.from(bytesFromBase64(object.content)) : Buffer.alloc(0),
					verifier: isSet(object.verifier) ? exports.Verifier.fromJSON(object.verifier) : void 0
				};
			},
			toJSON(message) {
				let obj = {};
				return message.content.length !== 0 && (obj.content = base64FromBytes(message.content)), message.verifier !== void 0 && (obj.verifier = exports.Verifier.toJSON(message.verifier)), obj;
			}
		};
		function bytesFromBase64(b64) {
			return Uint8Array.from(globalThis.Buffer.from(b64, "base64"));
		}
		function base64FromBytes(arr) {
			return globalThis.Buffer.from(arr).toString("base64");
		}
		function isSet(value) {
			return value != null;
		}
	}),
	70715: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.Bundle = exports.VerificationMaterial = exports.TimestampVerificationData = void 0;
		let envelope_1 = __webpack_require__(47030), sigstore_common_1 = __webpack_require__(5334), sigstore_rekor_1 = __webpack_require__(85204);
		exports.TimestampVerificationData = {
			fromJSON(object) {
				return { rfc3161Timestamps: globalThis.Array.isArray(object?.rfc3161Timestamps) ? object.rfc3161Timestamps.map((e) => sigstore_common_1.RFC3161SignedTimestamp.fromJSON(e)) : [] };
			},
			toJSON(message) {
				let obj = {};
				return message.rfc3161Timestamps?.length && (obj.rfc3161Timestamps = message.rfc3161Timestamps.map((e) => sigstore_common_1.RFC3161SignedTimestamp.toJSON(e))), obj;
			}
		}, exports.VerificationMaterial = {
			fromJSON(object) {
				return {
					content: isSet(object.publicKey) ? {
						$case: "publicKey",
						publicKey: sigstore_common_1.PublicKeyIdentifier.fromJSON(object.publicKey)
					} : isSet(object.x509CertificateChain) ? {
						$case: "x509CertificateChain",
						x509CertificateChain: sigstore_common_1.X509CertificateChain.fromJSON(object.x509CertificateChain)
					} : isSet(object.certificate) ? {
						$case: "certificate",
						certificate: sigstore_common_1.X509Certificate.fromJSON(object.certificate)
					} : void 0,
					tlogEntries: globalThis.Array.isArray(object?.tlogEntries) ? object.tlogEntries.map((e) => sigstore_rekor_1.TransparencyLogEntry.fromJSON(e)) : [],
					timestampVerificationData: isSet(object.timestampVerificationData) ? exports.TimestampVerificationData.fromJSON(object.timestampVerificationData) : void 0
				};
			},
			toJSON(message) {
				let obj = {};
				return message.content?.$case === "publicKey" ? obj.publicKey = sigstore_common_1.PublicKeyIdentifier.toJSON(message.content.publicKey) : message.content?.$case === "x509CertificateChain" ? obj.x509CertificateChain = sigstore_common_1.X509CertificateChain.toJSON(message.content.x509CertificateChain) : message.content?.$case === "certificate" && (obj.certificate = sigstore_common_1.X509Certificate.toJSON(message.content.certificate)), message.tlogEntries?.length && (obj.tlogEntries = message.tlogEntries.map((e) => sigstore_rekor_1.TransparencyLogEntry.toJSON(e))), message.timestampVerificationData !== void 0 && (obj.timestampVerificationData = exports.TimestampVerificationData.toJSON(message.timestampVerificationData)), obj;
			}
		}, exports.Bundle = {
			fromJSON(object) {
				return {
					mediaType: isSet(object.mediaType) ? globalThis.String(object.mediaType) : "",
					verificationMaterial: isSet(object.verificationMaterial) ? exports.VerificationMaterial.fromJSON(object.verificationMaterial) : void 0,
					content: isSet(object.messageSignature) ? {
						$case: "messageSignature",
						messageSignature: sigstore_common_1.MessageSignature.fromJSON(object.messageSignature)
					} : isSet(object.dsseEnvelope) ? {
						$case: "dsseEnvelope",
						dsseEnvelope: envelope_1.Envelope.fromJSON(object.dsseEnvelope)
					} : void 0
				};
			},
			toJSON(message) {
				let obj = {};
				return message.mediaType !== "" && (obj.mediaType = message.mediaType), message.verificationMaterial !== void 0 && (obj.verificationMaterial = exports.VerificationMaterial.toJSON(message.verificationMaterial)), message.content?.$case === "messageSignature" ? obj.messageSignature = sigstore_common_1.MessageSignature.toJSON(message.content.messageSignature) : message.content?.$case === "dsseEnvelope" && (obj.dsseEnvelope = envelope_1.Envelope.toJSON(message.content.dsseEnvelope)), obj;
			}
		};
		function isSet(value) {
			return value != null;
		}
	}),
	5334: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.TimeRange = exports.X509CertificateChain = exports.SubjectAlternativeName = exports.X509Certificate = exports.DistinguishedName = exports.ObjectIdentifierValuePair = exports.ObjectIdentifier = exports.PublicKeyIdentifier = exports.PublicKey = exports.RFC3161SignedTimestamp = exports.LogId = exports.MessageSignature = exports.HashOutput = exports.SubjectAlternativeNameType = exports.PublicKeyDetails = exports.HashAlgorithm = void 0, exports.hashAlgorithmFromJSON = hashAlgorithmFromJSON, exports.hashAlgorithmToJSON = hashAlgorithmToJSON, exports.publicKeyDetailsFromJSON = publicKeyDetailsFromJSON, exports.publicKeyDetailsToJSON = publicKeyDetailsToJSON, exports.subjectAlternativeNameTypeFromJSON = subjectAlternativeNameTypeFromJSON, exports.subjectAlternativeNameTypeToJSON = subjectAlternativeNameTypeToJSON;
		let timestamp_1 = __webpack_require__(45e3);
		var HashAlgorithm;
		(function(HashAlgorithm) {
			HashAlgorithm[HashAlgorithm.HASH_ALGORITHM_UNSPECIFIED = 0] = "HASH_ALGORITHM_UNSPECIFIED", HashAlgorithm[HashAlgorithm.SHA2_256 = 1] = "SHA2_256", HashAlgorithm[HashAlgorithm.SHA2_384 = 2] = "SHA2_384", HashAlgorithm[HashAlgorithm.SHA2_512 = 3] = "SHA2_512", HashAlgorithm[HashAlgorithm.SHA3_256 = 4] = "SHA3_256", HashAlgorithm[HashAlgorithm.SHA3_384 = 5] = "SHA3_384";
		})(HashAlgorithm || (exports.HashAlgorithm = HashAlgorithm = {}));
		function hashAlgorithmFromJSON(object) {
			switch (object) {
				case 0:
				case "HASH_ALGORITHM_UNSPECIFIED": return HashAlgorithm.HASH_ALGORITHM_UNSPECIFIED;
				case 1:
				case "SHA2_256": return HashAlgorithm.SHA2_256;
				case 2:
				case "SHA2_384": return HashAlgorithm.SHA2_384;
				case 3:
				case "SHA2_512": return HashAlgorithm.SHA2_512;
				case 4:
				case "SHA3_256": return HashAlgorithm.SHA3_256;
				case 5:
				case "SHA3_384": return HashAlgorithm.SHA3_384;
				default: throw new globalThis.Error("Unrecognized enum value " + object + " for enum HashAlgorithm");
			}
		}
		function hashAlgorithmToJSON(object) {
			switch (object) {
				case HashAlgorithm.HASH_ALGORITHM_UNSPECIFIED: return "HASH_ALGORITHM_UNSPECIFIED";
				case HashAlgorithm.SHA2_256: return "SHA2_256";
				case HashAlgorithm.SHA2_384: return "SHA2_384";
				case HashAlgorithm.SHA2_512: return "SHA2_512";
				case HashAlgorithm.SHA3_256: return "SHA3_256";
				case HashAlgorithm.SHA3_384: return "SHA3_384";
				default: throw new globalThis.Error("Unrecognized enum value " + object + " for enum HashAlgorithm");
			}
		}
		var PublicKeyDetails;
		(function(PublicKeyDetails) {
			PublicKeyDetails[PublicKeyDetails.PUBLIC_KEY_DETAILS_UNSPECIFIED = 0] = "PUBLIC_KEY_DETAILS_UNSPECIFIED", PublicKeyDetails[PublicKeyDetails.PKCS1_RSA_PKCS1V5 = 1] = "PKCS1_RSA_PKCS1V5", PublicKeyDetails[PublicKeyDetails.PKCS1_RSA_PSS = 2] = "PKCS1_RSA_PSS", PublicKeyDetails[PublicKeyDetails.PKIX_RSA_PKCS1V5 = 3] = "PKIX_RSA_PKCS1V5", PublicKeyDetails[PublicKeyDetails.PKIX_RSA_PSS = 4] = "PKIX_RSA_PSS", PublicKeyDetails[PublicKeyDetails.PKIX_RSA_PKCS1V15_2048_SHA256 = 9] = "PKIX_RSA_PKCS1V15_2048_SHA256", PublicKeyDetails[PublicKeyDetails.PKIX_RSA_PKCS1V15_3072_SHA256 = 10] = "PKIX_RSA_PKCS1V15_3072_SHA256", PublicKeyDetails[PublicKeyDetails.PKIX_RSA_PKCS1V15_4096_SHA256 = 11] = "PKIX_RSA_PKCS1V15_4096_SHA256", PublicKeyDetails[PublicKeyDetails.PKIX_RSA_PSS_2048_SHA256 = 16] = "PKIX_RSA_PSS_2048_SHA256", PublicKeyDetails[PublicKeyDetails.PKIX_RSA_PSS_3072_SHA256 = 17] = "PKIX_RSA_PSS_3072_SHA256", PublicKeyDetails[PublicKeyDetails.PKIX_RSA_PSS_4096_SHA256 = 18] = "PKIX_RSA_PSS_4096_SHA256", PublicKeyDetails[PublicKeyDetails.PKIX_ECDSA_P256_HMAC_SHA_256 = 6] = "PKIX_ECDSA_P256_HMAC_SHA_256", PublicKeyDetails[PublicKeyDetails.PKIX_ECDSA_P256_SHA_256 = 5] = "PKIX_ECDSA_P256_SHA_256", PublicKeyDetails[PublicKeyDetails.PKIX_ECDSA_P384_SHA_384 = 12] = "PKIX_ECDSA_P384_SHA_384", PublicKeyDetails[PublicKeyDetails.PKIX_ECDSA_P521_SHA_512 = 13] = "PKIX_ECDSA_P521_SHA_512", PublicKeyDetails[PublicKeyDetails.PKIX_ED25519 = 7] = "PKIX_ED25519", PublicKeyDetails[PublicKeyDetails.PKIX_ED25519_PH = 8] = "PKIX_ED25519_PH", PublicKeyDetails[PublicKeyDetails.PKIX_ECDSA_P384_SHA_256 = 19] = "PKIX_ECDSA_P384_SHA_256", PublicKeyDetails[PublicKeyDetails.PKIX_ECDSA_P521_SHA_256 = 20] = "PKIX_ECDSA_P521_SHA_256", PublicKeyDetails[PublicKeyDetails.LMS_SHA256 = 14] = "LMS_SHA256", PublicKeyDetails[PublicKeyDetails.LMOTS_SHA256 = 15] = "LMOTS_SHA256", PublicKeyDetails[PublicKeyDetails.ML_DSA_44 = 23] = "ML_DSA_44", PublicKeyDetails[PublicKeyDetails.ML_DSA_65 = 21] = "ML_DSA_65", PublicKeyDetails[PublicKeyDetails.ML_DSA_87 = 22] = "ML_DSA_87";
		})(PublicKeyDetails || (exports.PublicKeyDetails = PublicKeyDetails = {}));
		function publicKeyDetailsFromJSON(object) {
			switch (object) {
				case 0:
				case "PUBLIC_KEY_DETAILS_UNSPECIFIED": return PublicKeyDetails.PUBLIC_KEY_DETAILS_UNSPECIFIED;
				case 1:
				case "PKCS1_RSA_PKCS1V5": return PublicKeyDetails.PKCS1_RSA_PKCS1V5;
				case 2:
				case "PKCS1_RSA_PSS": return PublicKeyDetails.PKCS1_RSA_PSS;
				case 3:
				case "PKIX_RSA_PKCS1V5": return PublicKeyDetails.PKIX_RSA_PKCS1V5;
				case 4:
				case "PKIX_RSA_PSS": return PublicKeyDetails.PKIX_RSA_PSS;
				case 9:
				case "PKIX_RSA_PKCS1V15_2048_SHA256": return PublicKeyDetails.PKIX_RSA_PKCS1V15_2048_SHA256;
				case 10:
				case "PKIX_RSA_PKCS1V15_3072_SHA256": return PublicKeyDetails.PKIX_RSA_PKCS1V15_3072_SHA256;
				case 11:
				case "PKIX_RSA_PKCS1V15_4096_SHA256": return PublicKeyDetails.PKIX_RSA_PKCS1V15_4096_SHA256;
				case 16:
				case "PKIX_RSA_PSS_2048_SHA256": return PublicKeyDetails.PKIX_RSA_PSS_2048_SHA256;
				case 17:
				case "PKIX_RSA_PSS_3072_SHA256": return PublicKeyDetails.PKIX_RSA_PSS_3072_SHA256;
				case 18:
				case "PKIX_RSA_PSS_4096_SHA256": return PublicKeyDetails.PKIX_RSA_PSS_4096_SHA256;
				case 6:
				case "PKIX_ECDSA_P256_HMAC_SHA_256": return PublicKeyDetails.PKIX_ECDSA_P256_HMAC_SHA_256;
				case 5:
				case "PKIX_ECDSA_P256_SHA_256": return PublicKeyDetails.PKIX_ECDSA_P256_SHA_256;
				case 12:
				case "PKIX_ECDSA_P384_SHA_384": return PublicKeyDetails.PKIX_ECDSA_P384_SHA_384;
				case 13:
				case "PKIX_ECDSA_P521_SHA_512": return PublicKeyDetails.PKIX_ECDSA_P521_SHA_512;
				case 7:
				case "PKIX_ED25519": return PublicKeyDetails.PKIX_ED25519;
				case 8:
				case "PKIX_ED25519_PH": return PublicKeyDetails.PKIX_ED25519_PH;
				case 19:
				case "PKIX_ECDSA_P384_SHA_256": return PublicKeyDetails.PKIX_ECDSA_P384_SHA_256;
				case 20:
				case "PKIX_ECDSA_P521_SHA_256": return PublicKeyDetails.PKIX_ECDSA_P521_SHA_256;
				case 14:
				case "LMS_SHA256": return PublicKeyDetails.LMS_SHA256;
				case 15:
				case "LMOTS_SHA256": return PublicKeyDetails.LMOTS_SHA256;
				case 23:
				case "ML_DSA_44": return PublicKeyDetails.ML_DSA_44;
				case 21:
				case "ML_DSA_65": return PublicKeyDetails.ML_DSA_65;
				case 22:
				case "ML_DSA_87": return PublicKeyDetails.ML_DSA_87;
				default: throw new globalThis.Error("Unrecognized enum value " + object + " for enum PublicKeyDetails");
			}
		}
		function publicKeyDetailsToJSON(object) {
			switch (object) {
				case PublicKeyDetails.PUBLIC_KEY_DETAILS_UNSPECIFIED: return "PUBLIC_KEY_DETAILS_UNSPECIFIED";
				case PublicKeyDetails.PKCS1_RSA_PKCS1V5: return "PKCS1_RSA_PKCS1V5";
				case PublicKeyDetails.PKCS1_RSA_PSS: return "PKCS1_RSA_PSS";
				case PublicKeyDetails.PKIX_RSA_PKCS1V5: return "PKIX_RSA_PKCS1V5";
				case PublicKeyDetails.PKIX_RSA_PSS: return "PKIX_RSA_PSS";
				case PublicKeyDetails.PKIX_RSA_PKCS1V15_2048_SHA256: return "PKIX_RSA_PKCS1V15_2048_SHA256";
				case PublicKeyDetails.PKIX_RSA_PKCS1V15_3072_SHA256: return "PKIX_RSA_PKCS1V15_3072_SHA256";
				case PublicKeyDetails.PKIX_RSA_PKCS1V15_4096_SHA256: return "PKIX_RSA_PKCS1V15_4096_SHA256";
				case PublicKeyDetails.PKIX_RSA_PSS_2048_SHA256: return "PKIX_RSA_PSS_2048_SHA256";
				case PublicKeyDetails.PKIX_RSA_PSS_3072_SHA256: return "PKIX_RSA_PSS_3072_SHA256";
				case PublicKeyDetails.PKIX_RSA_PSS_4096_SHA256: return "PKIX_RSA_PSS_4096_SHA256";
				case PublicKeyDetails.PKIX_ECDSA_P256_HMAC_SHA_256: return "PKIX_ECDSA_P256_HMAC_SHA_256";
				case PublicKeyDetails.PKIX_ECDSA_P256_SHA_256: return "PKIX_ECDSA_P256_SHA_256";
				case PublicKeyDetails.PKIX_ECDSA_P384_SHA_384: return "PKIX_ECDSA_P384_SHA_384";
				case PublicKeyDetails.PKIX_ECDSA_P521_SHA_512: return "PKIX_ECDSA_P521_SHA_512";
				case PublicKeyDetails.PKIX_ED25519: return "PKIX_ED25519";
				case PublicKeyDetails.PKIX_ED25519_PH: return "PKIX_ED25519_PH";
				case PublicKeyDetails.PKIX_ECDSA_P384_SHA_256: return "PKIX_ECDSA_P384_SHA_256";
				case PublicKeyDetails.PKIX_ECDSA_P521_SHA_256: return "PKIX_ECDSA_P521_SHA_256";
				case PublicKeyDetails.LMS_SHA256: return "LMS_SHA256";
				case PublicKeyDetails.LMOTS_SHA256: return "LMOTS_SHA256";
				case PublicKeyDetails.ML_DSA_44: return "ML_DSA_44";
				case PublicKeyDetails.ML_DSA_65: return "ML_DSA_65";
				case PublicKeyDetails.ML_DSA_87: return "ML_DSA_87";
				default: throw new globalThis.Error("Unrecognized enum value " + object + " for enum PublicKeyDetails");
			}
		}
		var SubjectAlternativeNameType;
		(function(SubjectAlternativeNameType) {
			SubjectAlternativeNameType[SubjectAlternativeNameType.SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED = 0] = "SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED", SubjectAlternativeNameType[SubjectAlternativeNameType.EMAIL = 1] = "EMAIL", SubjectAlternativeNameType[SubjectAlternativeNameType.URI = 2] = "URI", SubjectAlternativeNameType[SubjectAlternativeNameType.OTHER_NAME = 3] = "OTHER_NAME";
		})(SubjectAlternativeNameType || (exports.SubjectAlternativeNameType = SubjectAlternativeNameType = {}));
		function subjectAlternativeNameTypeFromJSON(object) {
			switch (object) {
				case 0:
				case "SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED": return SubjectAlternativeNameType.SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED;
				case 1:
				case "EMAIL": return SubjectAlternativeNameType.EMAIL;
				case 2:
				case "URI": return SubjectAlternativeNameType.URI;
				case 3:
				case "OTHER_NAME": return SubjectAlternativeNameType.OTHER_NAME;
				default: throw new globalThis.Error("Unrecognized enum value " + object + " for enum SubjectAlternativeNameType");
			}
		}
		function subjectAlternativeNameTypeToJSON(object) {
			switch (object) {
				case SubjectAlternativeNameType.SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED: return "SUBJECT_ALTERNATIVE_NAME_TYPE_UNSPECIFIED";
				case SubjectAlternativeNameType.EMAIL: return "EMAIL";
				case SubjectAlternativeNameType.URI: return "URI";
				case SubjectAlternativeNameType.OTHER_NAME: return "OTHER_NAME";
				default: throw new globalThis.Error("Unrecognized enum value " + object + " for enum SubjectAlternativeNameType");
			}
		}
		exports.HashOutput = {
			fromJSON(object) {
				return {
					algorithm: isSet(object.algorithm) ? hashAlgorithmFromJSON(object.algorithm) : 0,
					digest: isSet(object.digest) ? Buffer.from(bytesFromBase64(object.digest)) : Buffer.alloc(0)
				};
			},
			toJSON(message) {
				let obj = {};
				return message.algorithm !== 0 && (obj.algorithm = hashAlgorithmToJSON(message.algorithm)), message.digest.length !== 0 && (obj.digest = base64FromBytes(message.digest)), obj;
			}
		}, exports.MessageSignature = {
			fromJSON(object) {
				return {
					messageDigest: isSet(object.messageDigest) ? exports.HashOutput.fromJSON(object.messageDigest) : void 0,
					signature: isSet(object.signature) ? Buffer.from(bytesFromBase64(object.signature)) : Buffer.alloc(0)
				};
			},
			toJSON(message) {
				let obj = {};
				return message.messageDigest !== void 0 && (obj.messageDigest = exports.HashOutput.toJSON(message.messageDigest)), message.signature.length !== 0 && (obj.signature = base64FromBytes(message.signature)), obj;
			}
		}, exports.LogId = {
			fromJSON(object) {
				return { keyId: isSet(object.keyId) ? Buffer.from(bytesFromBase64(object.keyId)) : Buffer.alloc(0) };
			},
			toJSON(message) {
				let obj = {};
				return message.keyId.length !== 0 && (obj.keyId = base64FromBytes(message.keyId)), obj;
			}
		}, exports.RFC3161SignedTimestamp = {
			fromJSON(object) {
				return { signedTimestamp: isSet(object.signedTimestamp) ? Buffer.from(bytesFromBase64(object.signedTimestamp)) : Buffer.alloc(0) };
			},
			toJSON(message) {
				let obj = {};
				return message.signedTimestamp.length !== 0 && (obj.signedTimestamp = base64FromBytes(message.signedTimestamp)), obj;
			}
		}, exports.PublicKey = {
			fromJSON(object) {
				return {
					rawBytes: isSet(object.rawBytes) ? Buffer.from(bytesFromBase64(object.rawBytes)) : void 0,
					keyDetails: isSet(object.keyDetails) ? publicKeyDetailsFromJSON(object.keyDetails) : 0,
					validFor: isSet(object.validFor) ? exports.TimeRange.fromJSON(object.validFor) : void 0
				};
			},
			toJSON(message) {
				let obj = {};
				return message.rawBytes !== void 0 && (obj.rawBytes = base64FromBytes(message.rawBytes)), message.keyDetails !== 0 && (obj.keyDetails = publicKeyDetailsToJSON(message.keyDetails)), message.validFor !== void 0 && (obj.validFor = exports.TimeRange.toJSON(message.validFor)), obj;
			}
		}, exports.PublicKeyIdentifier = {
			fromJSON(object) {
				return { hint: isSet(object.hint) ? globalThis.String(object.hint) : "" };
			},
			toJSON(message) {
				let obj = {};
				return message.hint !== "" && (obj.hint = message.hint), obj;
			}
		}, exports.ObjectIdentifier = {
			fromJSON(object) {
				return { id: globalThis.Array.isArray(object?.id) ? object.id.map((e) => globalThis.Number(e)) : [] };
			},
			toJSON(message) {
				let obj = {};
				return message.id?.length && (obj.id = message.id.map((e) => Math.round(e))), obj;
			}
		}, exports.ObjectIdentifierValuePair = {
			fromJSON(object) {
				return {
					oid: isSet(object.oid) ? exports.ObjectIdentifier.fromJSON(object.oid) : void 0,
					value: isSet(object.value) ? Buffer.from(bytesFromBase64(object.value)) : Buffer.alloc(0)
				};
			},
			toJSON(message) {
				let obj = {};
				return message.oid !== void 0 && (obj.oid = exports.ObjectIdentifier.toJSON(message.oid)), message.value.length !== 0 && (obj.value = base64FromBytes(message.value)), obj;
			}
		}, exports.DistinguishedName = {
			fromJSON(object) {
				return {
					organization: isSet(object.organization) ? globalThis.String(object.organization) : "",
					commonName: isSet(object.commonName) ? globalThis.String(object.commonName) : ""
				};
			},
			toJSON(message) {
				let obj = {};
				return message.organization !== "" && (obj.organization = message.organization), message.commonName !== "" && (obj.commonName = message.commonName), obj;
			}
		}, exports.X509Certificate = {
			fromJSON(object) {
				return { rawBytes: isSet(object.rawBytes) ? Buffer.from(bytesFromBase64(object.rawBytes)) : Buffer.alloc(0) };
			},
			toJSON(message) {
				let obj = {};
				return message.rawBytes.length !== 0 && (obj.rawBytes = base64FromBytes(message.rawBytes)), obj;
			}
		}, exports.SubjectAlternativeName = {
			fromJSON(object) {
				return {
					type: isSet(object.type) ? subjectAlternativeNameTypeFromJSON(object.type) : 0,
					identity: isSet(object.regexp) ? {
						$case: "regexp",
						regexp: globalThis.String(object.regexp)
					} : isSet(object.value) ? {
						$case: "value",
						value: globalThis.String(object.value)
					} : void 0
				};
			},
			toJSON(message) {
				let obj = {};
				return message.type !== 0 && (obj.type = subjectAlternativeNameTypeToJSON(message.type)), message.identity?.$case === "regexp" ? obj.regexp = message.identity.regexp : message.identity?.$case === "value" && (obj.value = message.identity.value), obj;
			}
		}, exports.X509CertificateChain = {
			fromJSON(object) {
				return { certificates: globalThis.Array.isArray(object?.certificates) ? object.certificates.map((e) => exports.X509Certificate.fromJSON(e)) : [] };
			},
			toJSON(message) {
				let obj = {};
				return message.certificates?.length && (obj.certificates = message.certificates.map((e) => exports.X509Certificate.toJSON(e))), obj;
			}
		}, exports.TimeRange = {
			fromJSON(object) {
				return {
					start: isSet(object.start) ? fromJsonTimestamp(object.start) : void 0,
					end: isSet(object.end) ? fromJsonTimestamp(object.end) : void 0
				};
			},
			toJSON(message) {
				let obj = {};
				return message.start !== void 0 && (obj.start = message.start.toISOString()), message.end !== void 0 && (obj.end = message.end.toISOString()), obj;
			}
		};
		function bytesFromBase64(b64) {
			return Uint8Array.from(globalThis.Buffer.from(b64, "base64"));
		}
		function base64FromBytes(arr) {
			return globalThis.Buffer.from(arr).toString("base64");
		}
		function fromTimestamp(t) {
			let millis = (globalThis.Number(t.seconds) || 0) * 1e3;
			return millis += (t.nanos || 0) / 1e6, new globalThis.Date(millis);
		}
		function fromJsonTimestamp(o) {
			return o instanceof globalThis.Date ? o : typeof o == "string" ? new globalThis.Date(o) : fromTimestamp(timestamp_1.Timestamp.fromJSON(o));
		}
		function isSet(value) {
			return value != null;
		}
	}),
	85204: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.TransparencyLogEntry = exports.InclusionPromise = exports.InclusionProof = exports.Checkpoint = exports.KindVersion = void 0;
		let sigstore_common_1 = __webpack_require__(5334);
		exports.KindVersion = {
			fromJSON(object) {
				return {
					kind: isSet(object.kind) ? globalThis.String(object.kind) : "",
					version: isSet(object.version) ? globalThis.String(object.version) : ""
				};
			},
			toJSON(message) {
				let obj = {};
				return message.kind !== "" && (obj.kind = message.kind), message.version !== "" && (obj.version = message.version), obj;
			}
		}, exports.Checkpoint = {
			fromJSON(object) {
				return { envelope: isSet(object.envelope) ? globalThis.String(object.envelope) : "" };
			},
			toJSON(message) {
				let obj = {};
				return message.envelope !== "" && (obj.envelope = message.envelope), obj;
			}
		}, exports.InclusionProof = {
			fromJSON(object) {
				return {
					logIndex: isSet(object.logIndex) ? globalThis.String(object.logIndex) : "0",
					rootHash: isSet(object.rootHash) ? Buffer.from(bytesFromBase64(object.rootHash)) : Buffer.alloc(0),
					treeSize: isSet(object.treeSize) ? globalThis.String(object.treeSize) : "0",
					hashes: globalThis.Array.isArray(object?.hashes) ? object.hashes.map((e) => Buffer.from(bytesFromBase64(e))) : [],
					checkpoint: isSet(object.checkpoint) ? exports.Checkpoint.fromJSON(object.checkpoint) : void 0
				};
			},
			toJSON(message) {
				let obj = {};
				return message.logIndex !== "0" && (obj.logIndex = message.logIndex), message.rootHash.length !== 0 && (obj.rootHash = base64FromBytes(message.rootHash)), message.treeSize !== "0" && (obj.treeSize = message.treeSize), message.hashes?.length && (obj.hashes = message.hashes.map((e) => base64FromBytes(e))), message.checkpoint !== void 0 && (obj.checkpoint = exports.Checkpoint.toJSON(message.checkpoint)), obj;
			}
		}, exports.InclusionPromise = {
			fromJSON(object) {
				return { signedEntryTimestamp: isSet(object.signedEntryTimestamp) ? Buffer.from(bytesFromBase64(object.signedEntryTimestamp)) : Buffer.alloc(0) };
			},
			toJSON(message) {
				let obj = {};
				return message.signedEntryTimestamp.length !== 0 && (obj.signedEntryTimestamp = base64FromBytes(message.signedEntryTimestamp)), obj;
			}
		}, exports.TransparencyLogEntry = {
			fromJSON(object) {
				return {
					logIndex: isSet(object.logIndex) ? globalThis.String(object.logIndex) : "0",
					logId: isSet(object.logId) ? sigstore_common_1.LogId.fromJSON(object.logId) : void 0,
					kindVersion: isSet(object.kindVersion) ? exports.KindVersion.fromJSON(object.kindVersion) : void 0,
					integratedTime: isSet(object.integratedTime) ? globalThis.String(object.integratedTime) : "0",
					inclusionPromise: isSet(object.inclusionPromise) ? exports.InclusionPromise.fromJSON(object.inclusionPromise) : void 0,
					inclusionProof: isSet(object.inclusionProof) ? exports.InclusionProof.fromJSON(object.inclusionProof) : void 0,
					canonicalizedBody: isSet(object.canonicalizedBody) ? Buffer.from(bytesFromBase64(object.canonicalizedBody)) : Buffer.alloc(0)
				};
			},
			toJSON(message) {
				let obj = {};
				return message.logIndex !== "0" && (obj.logIndex = message.logIndex), message.logId !== void 0 && (obj.logId = sigstore_common_1.LogId.toJSON(message.logId)), message.kindVersion !== void 0 && (obj.kindVersion = exports.KindVersion.toJSON(message.kindVersion)), message.integratedTime !== "0" && (obj.integratedTime = message.integratedTime), message.inclusionPromise !== void 0 && (obj.inclusionPromise = exports.InclusionPromise.toJSON(message.inclusionPromise)), message.inclusionProof !== void 0 && (obj.inclusionProof = exports.InclusionProof.toJSON(message.inclusionProof)), message.canonicalizedBody.length !== 0 && (obj.canonicalizedBody = base64FromBytes(message.canonicalizedBody)), obj;
			}
		};
		function bytesFromBase64(b64) {
			return Uint8Array.from(globalThis.Buffer.from(b64, "base64"));
		}
		function base64FromBytes(arr) {
			return globalThis.Buffer.from(arr).toString("base64");
		}
		function isSet(value) {
			return value != null;
		}
	}),
	61997: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.ClientTrustConfig = exports.ServiceConfiguration = exports.Service = exports.SigningConfig = exports.TrustedRoot = exports.CertificateAuthority = exports.TransparencyLogInstance = exports.ServiceSelector = void 0, exports.serviceSelectorFromJSON = serviceSelectorFromJSON, exports.serviceSelectorToJSON = serviceSelectorToJSON;
		let sigstore_common_1 = __webpack_require__(5334);
		var ServiceSelector;
		(function(ServiceSelector) {
			ServiceSelector[ServiceSelector.SERVICE_SELECTOR_UNDEFINED = 0] = "SERVICE_SELECTOR_UNDEFINED", ServiceSelector[ServiceSelector.ALL = 1] = "ALL", ServiceSelector[ServiceSelector.ANY = 2] = "ANY", ServiceSelector[ServiceSelector.EXACT = 3] = "EXACT";
		})(ServiceSelector || (exports.ServiceSelector = ServiceSelector = {}));
		function serviceSelectorFromJSON(object) {
			switch (object) {
				case 0:
				case "SERVICE_SELECTOR_UNDEFINED": return ServiceSelector.SERVICE_SELECTOR_UNDEFINED;
				case 1:
				case "ALL": return ServiceSelector.ALL;
				case 2:
				case "ANY": return ServiceSelector.ANY;
				case 3:
				case "EXACT": return ServiceSelector.EXACT;
				default: throw new globalThis.Error("Unrecognized enum value " + object + " for enum ServiceSelector");
			}
		}
		function serviceSelectorToJSON(object) {
			switch (object) {
				case ServiceSelector.SERVICE_SELECTOR_UNDEFINED: return "SERVICE_SELECTOR_UNDEFINED";
				case ServiceSelector.ALL: return "ALL";
				case ServiceSelector.ANY: return "ANY";
				case ServiceSelector.EXACT: return "EXACT";
				default: throw new globalThis.Error("Unrecognized enum value " + object + " for enum ServiceSelector");
			}
		}
		exports.TransparencyLogInstance = {
			fromJSON(object) {
				return {
					baseUrl: isSet(object.baseUrl) ? globalThis.String(object.baseUrl) : "",
					hashAlgorithm: isSet(object.hashAlgorithm) ? (0, sigstore_common_1.hashAlgorithmFromJSON)(object.hashAlgorithm) : 0,
					publicKey: isSet(object.publicKey) ? sigstore_common_1.PublicKey.fromJSON(object.publicKey) : void 0,
					logId: isSet(object.logId) ? sigstore_common_1.LogId.fromJSON(object.logId) : void 0,
					checkpointKeyId: isSet(object.checkpointKeyId) ? sigstore_common_1.LogId.fromJSON(object.checkpointKeyId) : void 0,
					operator: isSet(object.operator) ? globalThis.String(object.operator) : ""
				};
			},
			toJSON(message) {
				let obj = {};
				return message.baseUrl !== "" && (obj.baseUrl = message.baseUrl), message.hashAlgorithm !== 0 && (obj.hashAlgorithm = (0, sigstore_common_1.hashAlgorithmToJSON)(message.hashAlgorithm)), message.publicKey !== void 0 && (obj.publicKey = sigstore_common_1.PublicKey.toJSON(message.publicKey)), message.logId !== void 0 && (obj.logId = sigstore_common_1.LogId.toJSON(message.logId)), message.checkpointKeyId !== void 0 && (obj.checkpointKeyId = sigstore_common_1.LogId.toJSON(message.checkpointKeyId)), message.operator !== "" && (obj.operator = message.operator), obj;
			}
		}, exports.CertificateAuthority = {
			fromJSON(object) {
				return {
					subject: isSet(object.subject) ? sigstore_common_1.DistinguishedName.fromJSON(object.subject) : void 0,
					uri: isSet(object.uri) ? globalThis.String(object.uri) : "",
					certChain: isSet(object.certChain) ? sigstore_common_1.X509CertificateChain.fromJSON(object.certChain) : void 0,
					validFor: isSet(object.validFor) ? sigstore_common_1.TimeRange.fromJSON(object.validFor) : void 0,
					operator: isSet(object.operator) ? globalThis.String(object.operator) : ""
				};
			},
			toJSON(message) {
				let obj = {};
				return message.subject !== void 0 && (obj.subject = sigstore_common_1.DistinguishedName.toJSON(message.subject)), message.uri !== "" && (obj.uri = message.uri), message.certChain !== void 0 && (obj.certChain = sigstore_common_1.X509CertificateChain.toJSON(message.certChain)), message.validFor !== void 0 && (obj.validFor = sigstore_common_1.TimeRange.toJSON(message.validFor)), message.operator !== "" && (obj.operator = message.operator), obj;
			}
		}, exports.TrustedRoot = {
			fromJSON(object) {
				return {
					mediaType: isSet(object.mediaType) ? globalThis.String(object.mediaType) : "",
					tlogs: globalThis.Array.isArray(object?.tlogs) ? object.tlogs.map((e) => exports.TransparencyLogInstance.fromJSON(e)) : [],
					certificateAuthorities: globalThis.Array.isArray(object?.certificateAuthorities) ? object.certificateAuthorities.map((e) => exports.CertificateAuthority.fromJSON(e)) : [],
					ctlogs: globalThis.Array.isArray(object?.ctlogs) ? object.ctlogs.map((e) => exports.TransparencyLogInstance.fromJSON(e)) : [],
					timestampAuthorities: globalThis.Array.isArray(object?.timestampAuthorities) ? object.timestampAuthorities.map((e) => exports.CertificateAuthority.fromJSON(e)) : []
				};
			},
			toJSON(message) {
				let obj = {};
				return message.mediaType !== "" && (obj.mediaType = message.mediaType), message.tlogs?.length && (obj.tlogs = message.tlogs.map((e) => exports.TransparencyLogInstance.toJSON(e))), message.certificateAuthorities?.length && (obj.certificateAuthorities = message.certificateAuthorities.map((e) => exports.CertificateAuthority.toJSON(e))), message.ctlogs?.length && (obj.ctlogs = message.ctlogs.map((e) => exports.TransparencyLogInstance.toJSON(e))), message.timestampAuthorities?.length && (obj.timestampAuthorities = message.timestampAuthorities.map((e) => exports.CertificateAuthority.toJSON(e))), obj;
			}
		}, exports.SigningConfig = {
			fromJSON(object) {
				return {
					mediaType: isSet(object.mediaType) ? globalThis.String(object.mediaType) : "",
					caUrls: globalThis.Array.isArray(object?.caUrls) ? object.caUrls.map((e) => exports.Service.fromJSON(e)) : [],
					oidcUrls: globalThis.Array.isArray(object?.oidcUrls) ? object.oidcUrls.map((e) => exports.Service.fromJSON(e)) : [],
					rekorTlogUrls: globalThis.Array.isArray(object?.rekorTlogUrls) ? object.rekorTlogUrls.map((e) => exports.Service.fromJSON(e)) : [],
					rekorTlogConfig: isSet(object.rekorTlogConfig) ? exports.ServiceConfiguration.fromJSON(object.rekorTlogConfig) : void 0,
					tsaUrls: globalThis.Array.isArray(object?.tsaUrls) ? object.tsaUrls.map((e) => exports.Service.fromJSON(e)) : [],
					tsaConfig: isSet(object.tsaConfig) ? exports.ServiceConfiguration.fromJSON(object.tsaConfig) : void 0
				};
			},
			toJSON(message) {
				let obj = {};
				return message.mediaType !== "" && (obj.mediaType = message.mediaType), message.caUrls?.length && (obj.caUrls = message.caUrls.map((e) => exports.Service.toJSON(e))), message.oidcUrls?.length && (obj.oidcUrls = message.oidcUrls.map((e) => exports.Service.toJSON(e))), message.rekorTlogUrls?.length && (obj.rekorTlogUrls = message.rekorTlogUrls.map((e) => exports.Service.toJSON(e))), message.rekorTlogConfig !== void 0 && (obj.rekorTlogConfig = exports.ServiceConfiguration.toJSON(message.rekorTlogConfig)), message.tsaUrls?.length && (obj.tsaUrls = message.tsaUrls.map((e) => exports.Service.toJSON(e))), message.tsaConfig !== void 0 && (obj.tsaConfig = exports.ServiceConfiguration.toJSON(message.tsaConfig)), obj;
			}
		}, exports.Service = {
			fromJSON(object) {
				return {
					url: isSet(object.url) ? globalThis.String(object.url) : "",
					majorApiVersion: isSet(object.majorApiVersion) ? globalThis.Number(object.majorApiVersion) : 0,
					validFor: isSet(object.validFor) ? sigstore_common_1.TimeRange.fromJSON(object.validFor) : void 0,
					operator: isSet(object.operator) ? globalThis.String(object.operator) : ""
				};
			},
			toJSON(message) {
				let obj = {};
				return message.url !== "" && (obj.url = message.url), message.majorApiVersion !== 0 && (obj.majorApiVersion = Math.round(message.majorApiVersion)), message.validFor !== void 0 && (obj.validFor = sigstore_common_1.TimeRange.toJSON(message.validFor)), message.operator !== "" && (obj.operator = message.operator), obj;
			}
		}, exports.ServiceConfiguration = {
			fromJSON(object) {
				return {
					selector: isSet(object.selector) ? serviceSelectorFromJSON(object.selector) : 0,
					count: isSet(object.count) ? globalThis.Number(object.count) : 0
				};
			},
			toJSON(message) {
				let obj = {};
				return message.selector !== 0 && (obj.selector = serviceSelectorToJSON(message.selector)), message.count !== 0 && (obj.count = Math.round(message.count)), obj;
			}
		}, exports.ClientTrustConfig = {
			fromJSON(object) {
				return {
					mediaType: isSet(object.mediaType) ? globalThis.String(object.mediaType) : "",
					trustedRoot: isSet(object.trustedRoot) ? exports.TrustedRoot.fromJSON(object.trustedRoot) : void 0,
					signingConfig: isSet(object.signingConfig) ? exports.SigningConfig.fromJSON(object.signingConfig) : void 0
				};
			},
			toJSON(message) {
				let obj = {};
				return message.mediaType !== "" && (obj.mediaType = message.mediaType), message.trustedRoot !== void 0 && (obj.trustedRoot = exports.TrustedRoot.toJSON(message.trustedRoot)), message.signingConfig !== void 0 && (obj.signingConfig = exports.SigningConfig.toJSON(message.signingConfig)), obj;
			}
		};
		function isSet(value) {
			return value != null;
		}
	}),
	99732: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.Input = exports.Artifact = exports.ArtifactVerificationOptions_ObserverTimestampOptions = exports.ArtifactVerificationOptions_TlogIntegratedTimestampOptions = exports.ArtifactVerificationOptions_TimestampAuthorityOptions = exports.ArtifactVerificationOptions_CtlogOptions = exports.ArtifactVerificationOptions_TlogOptions = exports.ArtifactVerificationOptions = exports.PublicKeyIdentities = exports.CertificateIdentities = exports.CertificateIdentity = void 0;
		let sigstore_bundle_1 = __webpack_require__(70715), sigstore_common_1 = __webpack_require__(5334), sigstore_trustroot_1 = __webpack_require__(61997);
		exports.CertificateIdentity = {
			fromJSON(object) {
				return {
					issuer: isSet(object.issuer) ? globalThis.String(object.issuer) : "",
					san: isSet(object.san) ? sigstore_common_1.SubjectAlternativeName.fromJSON(object.san) : void 0,
					oids: globalThis.Array.isArray(object?.oids) ? object.oids.map((e) => sigstore_common_1.ObjectIdentifierValuePair.fromJSON(e)) : []
				};
			},
			toJSON(message) {
				let obj = {};
				return message.issuer !== "" && (obj.issuer = message.issuer), message.san !== void 0 && (obj.san = sigstore_common_1.SubjectAlternativeName.toJSON(message.san)), message.oids?.length && (obj.oids = message.oids.map((e) => sigstore_common_1.ObjectIdentifierValuePair.toJSON(e))), obj;
			}
		}, exports.CertificateIdentities = {
			fromJSON(object) {
				return { identities: globalThis.Array.isArray(object?.identities) ? object.identities.map((e) => exports.CertificateIdentity.fromJSON(e)) : [] };
			},
			toJSON(message) {
				let obj = {};
				return message.identities?.length && (obj.identities = message.identities.map((e) => exports.CertificateIdentity.toJSON(e))), obj;
			}
		}, exports.PublicKeyIdentities = {
			fromJSON(object) {
				return { publicKeys: globalThis.Array.isArray(object?.publicKeys) ? object.publicKeys.map((e) => sigstore_common_1.PublicKey.fromJSON(e)) : [] };
			},
			toJSON(message) {
				let obj = {};
				return message.publicKeys?.length && (obj.publicKeys = message.publicKeys.map((e) => sigstore_common_1.PublicKey.toJSON(e))), obj;
			}
		}, exports.ArtifactVerificationOptions = {
			fromJSON(object) {
				return {
					signers: isSet(object.certificateIdentities) ? {
						$case: "certificateIdentities",
						certificateIdentities: exports.CertificateIdentities.fromJSON(object.certificateIdentities)
					} : isSet(object.publicKeys) ? {
						$case: "publicKeys",
						publicKeys: exports.PublicKeyIdentities.fromJSON(object.publicKeys)
					} : void 0,
					tlogOptions: isSet(object.tlogOptions) ? exports.ArtifactVerificationOptions_TlogOptions.fromJSON(object.tlogOptions) : void 0,
					ctlogOptions: isSet(object.ctlogOptions) ? exports.ArtifactVerificationOptions_CtlogOptions.fromJSON(object.ctlogOptions) : void 0,
					tsaOptions: isSet(object.tsaOptions) ? exports.ArtifactVerificationOptions_TimestampAuthorityOptions.fromJSON(object.tsaOptions) : void 0,
					integratedTsOptions: isSet(object.integratedTsOptions) ? exports.ArtifactVerificationOptions_TlogIntegratedTimestampOptions.fromJSON(object.integratedTsOptions) : void 0,
					observerOptions: isSet(object.observerOptions) ? exports.ArtifactVerificationOptions_ObserverTimestampOptions.fromJSON(object.observerOptions) : void 0
				};
			},
			toJSON(message) {
				let obj = {};
				return message.signers?.$case === "certificateIdentities" ? obj.certificateIdentities = exports.CertificateIdentities.toJSON(message.signers.certificateIdentities) : message.signers?.$case === "publicKeys" && (obj.publicKeys = exports.PublicKeyIdentities.toJSON(message.signers.publicKeys)), message.tlogOptions !== void 0 && (obj.tlogOptions = exports.ArtifactVerificationOptions_TlogOptions.toJSON(message.tlogOptions)), message.ctlogOptions !== void 0 && (obj.ctlogOptions = exports.ArtifactVerificationOptions_CtlogOptions.toJSON(message.ctlogOptions)), message.tsaOptions !== void 0 && (obj.tsaOptions = exports.ArtifactVerificationOptions_TimestampAuthorityOptions.toJSON(message.tsaOptions)), message.integratedTsOptions !== void 0 && (obj.integratedTsOptions = exports.ArtifactVerificationOptions_TlogIntegratedTimestampOptions.toJSON(message.integratedTsOptions)), message.observerOptions !== void 0 && (obj.observerOptions = exports.ArtifactVerificationOptions_ObserverTimestampOptions.toJSON(message.observerOptions)), obj;
			}
		}, exports.ArtifactVerificationOptions_TlogOptions = {
			fromJSON(object) {
				return {
					threshold: isSet(object.threshold) ? globalThis.Number(object.threshold) : 0,
					performOnlineVerification: isSet(object.performOnlineVerification) ? globalThis.Boolean(object.performOnlineVerification) : !1,
					disable: isSet(object.disable) ? globalThis.Boolean(object.disable) : !1
				};
			},
			toJSON(message) {
				let obj = {};
				return message.threshold !== 0 && (obj.threshold = Math.round(message.threshold)), message.performOnlineVerification !== !1 && (obj.performOnlineVerification = message.performOnlineVerification), message.disable !== !1 && (obj.disable = message.disable), obj;
			}
		}, exports.ArtifactVerificationOptions_CtlogOptions = {
			fromJSON(object) {
				return {
					threshold: isSet(object.threshold) ? globalThis.Number(object.threshold) : 0,
					disable: isSet(object.disable) ? globalThis.Boolean(object.disable) : !1
				};
			},
			toJSON(message) {
				let obj = {};
				return message.threshold !== 0 && (obj.threshold = Math.round(message.threshold)), message.disable !== !1 && (obj.disable = message.disable), obj;
			}
		}, exports.ArtifactVerificationOptions_TimestampAuthorityOptions = {
			fromJSON(object) {
				return {
					threshold: isSet(object.threshold) ? globalThis.Number(object.threshold) : 0,
					disable: isSet(object.disable) ? globalThis.Boolean(object.disable) : !1
				};
			},
			toJSON(message) {
				let obj = {};
				return message.threshold !== 0 && (obj.threshold = Math.round(message.threshold)), message.disable !== !1 && (obj.disable = message.disable), obj;
			}
		}, exports.ArtifactVerificationOptions_TlogIntegratedTimestampOptions = {
			fromJSON(object) {
				return {
					threshold: isSet(object.threshold) ? globalThis.Number(object.threshold) : 0,
					disable: isSet(object.disable) ? globalThis.Boolean(object.disable) : !1
				};
			},
			toJSON(message) {
				let obj = {};
				return message.threshold !== 0 && (obj.threshold = Math.round(message.threshold)), message.disable !== !1 && (obj.disable = message.disable), obj;
			}
		}, exports.ArtifactVerificationOptions_ObserverTimestampOptions = {
			fromJSON(object) {
				return {
					threshold: isSet(object.threshold) ? globalThis.Number(object.threshold) : 0,
					disable: isSet(object.disable) ? globalThis.Boolean(object.disable) : !1
				};
			},
			toJSON(message) {
				let obj = {};
				return message.threshold !== 0 && (obj.threshold = Math.round(message.threshold)), message.disable !== !1 && (obj.disable = message.disable), obj;
			}
		}, exports.Artifact = {
			fromJSON(object) {
				return { data: isSet(object.artifactUri) ? {
					$case: "artifactUri",
					artifactUri: globalThis.String(object.artifactUri)
				} : isSet(object.artifact) ? {
					$case: "artifact",
					artifact: Buffer.from(bytesFromBase64(object.artifact))
				} : isSet(object.artifactDigest) ? {
					$case: "artifactDigest",
					artifactDigest: sigstore_common_1.HashOutput.fromJSON(object.artifactDigest)
				} : void 0 };
			},
			toJSON(message) {
				let obj = {};
				return message.data?.$case === "artifactUri" ? obj.artifactUri = message.data.artifactUri : message.data?.$case === "artifact" ? obj.artifact = base64FromBytes(message.data.artifact) : message.data?.$case === "artifactDigest" && (obj.artifactDigest = sigstore_common_1.HashOutput.toJSON(message.data.artifactDigest)), obj;
			}
		}, exports.Input = {
			fromJSON(object) {
				return {
					artifactTrustRoot: isSet(object.artifactTrustRoot) ? sigstore_trustroot_1.TrustedRoot.fromJSON(object.artifactTrustRoot) : void 0,
					artifactVerificationOptions: isSet(object.artifactVerificationOptions) ? exports.ArtifactVerificationOptions.fromJSON(object.artifactVerificationOptions) : void 0,
					bundle: isSet(object.bundle) ? sigstore_bundle_1.Bundle.fromJSON(object.bundle) : void 0,
					artifact: isSet(object.artifact) ? exports.Artifact.fromJSON(object.artifact) : void 0
				};
			},
			toJSON(message) {
				let obj = {};
				return message.artifactTrustRoot !== void 0 && (obj.artifactTrustRoot = sigstore_trustroot_1.TrustedRoot.toJSON(message.artifactTrustRoot)), message.artifactVerificationOptions !== void 0 && (obj.artifactVerificationOptions = exports.ArtifactVerificationOptions.toJSON(message.artifactVerificationOptions)), message.bundle !== void 0 && (obj.bundle = sigstore_bundle_1.Bundle.toJSON(message.bundle)), message.artifact !== void 0 && (obj.artifact = exports.Artifact.toJSON(message.artifact)), obj;
			}
		};
		function bytesFromBase64(b64) {
			return Uint8Array.from(globalThis.Buffer.from(b64, "base64"));
		}
		function base64FromBytes(arr) {
			return globalThis.Buffer.from(arr).toString("base64");
		}
		function isSet(value) {
			return value != null;
		}
	}),
	19654: (function(__unused_webpack_module, exports, __webpack_require__) {
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
		})), __exportStar = this && this.__exportStar || function(m, exports) {
			for (var p in m) p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p) && __createBinding(exports, m, p);
		};
		Object.defineProperty(exports, "__esModule", { value: !0 }), __exportStar(__webpack_require__(47030), exports), __exportStar(__webpack_require__(70715), exports), __exportStar(__webpack_require__(5334), exports), __exportStar(__webpack_require__(85204), exports), __exportStar(__webpack_require__(61997), exports), __exportStar(__webpack_require__(99732), exports);
	}),
	13835: (function(__unused_webpack_module, exports, __webpack_require__) {
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
		})), __exportStar = this && this.__exportStar || function(m, exports) {
			for (var p in m) p !== "default" && !Object.prototype.hasOwnProperty.call(exports, p) && __createBinding(exports, m, p);
		};
		Object.defineProperty(exports, "__esModule", { value: !0 }), __exportStar(__webpack_require__(36764), exports), __exportStar(__webpack_require__(381), exports), __exportStar(__webpack_require__(4969), exports), __exportStar(__webpack_require__(7543), exports);
	}),
	52635: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.DSSESignatureContent = void 0;
		let core_1 = __webpack_require__(83917);
		class DSSESignatureContent {
			env;
			constructor(env) {
				this.env = env;
			}
			compareDigest(digest) {
				return core_1.crypto.bufferEqual(digest, core_1.crypto.digest("sha256", this.env.payload));
			}
			compareSignedDigest(digest) {
				return core_1.crypto.bufferEqual(digest, core_1.crypto.digest("sha256", this.preAuthEncoding));
			}
			compareSignature(signature) {
				return core_1.crypto.bufferEqual(signature, this.signature);
			}
			verifySignature(key) {
				return core_1.crypto.verify(this.preAuthEncoding, key, this.signature);
			}
			get signature() {
				return this.env.signatures.length > 0 ? this.env.signatures[0].sig : Buffer.from("");
			}
			get preAuthEncoding() {
				return core_1.dsse.preAuthEncoding(this.env.payloadType, this.env.payload);
			}
		}
		exports.DSSESignatureContent = DSSESignatureContent;
	}),
	42544: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.toSignedEntity = toSignedEntity, exports.signatureContent = signatureContent;
		let core_1 = __webpack_require__(83917), dsse_1 = __webpack_require__(52635), message_1 = __webpack_require__(26531);
		function toSignedEntity(bundle, artifact) {
			let { tlogEntries, timestampVerificationData } = bundle.verificationMaterial, timestamps = [];
			for (let entry of tlogEntries) entry.integratedTime && entry.integratedTime !== "0" && timestamps.push({
				$case: "transparency-log",
				tlogEntry: entry
			});
			for (let ts of timestampVerificationData?.rfc3161Timestamps ?? []) timestamps.push({
				$case: "timestamp-authority",
				timestamp: core_1.RFC3161Timestamp.parse(Buffer.from(ts.signedTimestamp))
			});
			return {
				signature: signatureContent(bundle, artifact),
				key: key(bundle),
				tlogEntries,
				timestamps
			};
		}
		function signatureContent(bundle, artifact) {
			switch (bundle.content.$case) {
				case "dsseEnvelope": return new dsse_1.DSSESignatureContent(bundle.content.dsseEnvelope);
				case "messageSignature": return new message_1.MessageSignatureContent(bundle.content.messageSignature, artifact);
			}
		}
		function key(bundle) {
			switch (bundle.verificationMaterial.content.$case) {
				case "publicKey": return {
					$case: "public-key",
					hint: bundle.verificationMaterial.content.publicKey.hint
				};
				case "x509CertificateChain": return {
					$case: "certificate",
					certificate: core_1.X509Certificate.parse(Buffer.from(bundle.verificationMaterial.content.x509CertificateChain.certificates[0].rawBytes))
				};
				case "certificate": return {
					$case: "certificate",
					certificate: core_1.X509Certificate.parse(Buffer.from(bundle.verificationMaterial.content.certificate.rawBytes))
				};
			}
		}
	}),
	26531: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.MessageSignatureContent = void 0;
		let core_1 = __webpack_require__(83917), protobuf_specs_1 = __webpack_require__(19654), HASH_ALGORITHM_MAP = {
			[protobuf_specs_1.HashAlgorithm.HASH_ALGORITHM_UNSPECIFIED]: "sha256",
			[protobuf_specs_1.HashAlgorithm.SHA2_256]: "sha256",
			[protobuf_specs_1.HashAlgorithm.SHA2_384]: "sha384",
			[protobuf_specs_1.HashAlgorithm.SHA2_512]: "sha512",
			[protobuf_specs_1.HashAlgorithm.SHA3_256]: "sha3-256",
			[protobuf_specs_1.HashAlgorithm.SHA3_384]: "sha3-384"
		};
		class MessageSignatureContent {
			signature;
			messageDigest;
			artifact;
			hashAlgorithm;
			constructor(messageSignature, artifact) {
				this.signature = messageSignature.signature, this.messageDigest = messageSignature.messageDigest.digest, this.artifact = artifact, this.hashAlgorithm = HASH_ALGORITHM_MAP[messageSignature.messageDigest.algorithm] ?? "sha256";
			}
			compareSignature(signature) {
				return core_1.crypto.bufferEqual(signature, this.signature);
			}
			compareDigest(digest) {
				return core_1.crypto.bufferEqual(digest, this.messageDigest);
			}
			compareSignedDigest(digest) {
				return this.compareDigest(digest);
			}
			verifySignature(key) {
				return core_1.crypto.verify(this.artifact, key, this.signature, this.hashAlgorithm);
			}
		}
		exports.MessageSignatureContent = MessageSignatureContent;
	}),
	36849: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.PolicyError = exports.VerificationError = void 0;
		class BaseError extends Error {
			code;
			cause;
			constructor({ code, message, cause }) {
				super(message), this.code = code, this.cause = cause, this.name = this.constructor.name;
			}
		}
		class VerificationError extends BaseError {}
		exports.VerificationError = VerificationError;
		class PolicyError extends BaseError {}
		exports.PolicyError = PolicyError;
	}),
	54187: ((__unused_webpack_module, exports, __webpack_require__) => {
		exports.BL = exports.jO = exports.mk = exports.DC = void 0;
		var bundle_1 = __webpack_require__(42544);
		Object.defineProperty(exports, "DC", {
			enumerable: !0,
			get: function() {
				return bundle_1.toSignedEntity;
			}
		});
		var error_1 = __webpack_require__(36849);
		Object.defineProperty(exports, "mk", {
			enumerable: !0,
			get: function() {
				return error_1.VerificationError;
			}
		});
		var trust_1 = __webpack_require__(97822);
		Object.defineProperty(exports, "jO", {
			enumerable: !0,
			get: function() {
				return trust_1.toTrustMaterial;
			}
		});
		var verifier_1 = __webpack_require__(74433);
		Object.defineProperty(exports, "BL", {
			enumerable: !0,
			get: function() {
				return verifier_1.Verifier;
			}
		});
	}),
	38412: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.CertificateChainVerifier = void 0, exports.verifyCertificateChain = verifyCertificateChain;
		let error_1 = __webpack_require__(36849), trust_1 = __webpack_require__(97822);
		function verifyCertificateChain(timestamp, leaf, certificateAuthorities) {
			let cas = (0, trust_1.filterCertAuthorities)(certificateAuthorities, timestamp), error;
			for (let ca of cas) try {
				return new CertificateChainVerifier({
					trustedCerts: ca.certChain,
					untrustedCert: leaf,
					timestamp
				}).verify();
			} catch (err) {
				error = err;
			}
			throw new error_1.VerificationError({
				code: "CERTIFICATE_ERROR",
				message: "Failed to verify certificate chain",
				cause: error
			});
		}
		class CertificateChainVerifier {
			untrustedCert;
			trustedCerts;
			localCerts;
			timestamp;
			constructor(opts) {
				this.untrustedCert = opts.untrustedCert, this.trustedCerts = opts.trustedCerts, this.localCerts = dedupeCertificates([...opts.trustedCerts, opts.untrustedCert]), this.timestamp = opts.timestamp;
			}
			verify() {
				let certificatePath = this.sort();
				if (this.checkPath(certificatePath), !certificatePath.every((cert) => cert.validForDate(this.timestamp))) throw new error_1.VerificationError({
					code: "CERTIFICATE_ERROR",
					message: "certificate is not valid or expired at the specified date"
				});
				return certificatePath;
			}
			sort() {
				let leafCert = this.untrustedCert, paths = this.buildPaths(leafCert);
				if (paths = paths.filter((path) => path.some((cert) => this.trustedCerts.includes(cert))), paths.length === 0) throw new error_1.VerificationError({
					code: "CERTIFICATE_ERROR",
					message: "no trusted certificate path found"
				});
				return [leafCert, ...paths.reduce((prev, curr) => prev.length < curr.length ? prev : curr)].slice(0, -1);
			}
			buildPaths(certificate) {
				let paths = [], issuers = this.findIssuer(certificate);
				if (issuers.length === 0) throw new error_1.VerificationError({
					code: "CERTIFICATE_ERROR",
					message: "no valid certificate path found"
				});
				for (let i = 0; i < issuers.length; i++) {
					let issuer = issuers[i];
					if (issuer.equals(certificate)) {
						paths.push([certificate]);
						continue;
					}
					let subPaths = this.buildPaths(issuer);
					for (let j = 0; j < subPaths.length; j++) paths.push([issuer, ...subPaths[j]]);
				}
				return paths;
			}
			findIssuer(certificate) {
				let issuers = [], keyIdentifier;
				return certificate.subject.equals(certificate.issuer) && certificate.verify() ? [certificate] : (certificate.extAuthorityKeyID && (keyIdentifier = certificate.extAuthorityKeyID.keyIdentifier), this.localCerts.forEach((possibleIssuer) => {
					keyIdentifier && possibleIssuer.extSubjectKeyID ? possibleIssuer.extSubjectKeyID.keyIdentifier.equals(keyIdentifier) && issuers.push(possibleIssuer) : possibleIssuer.subject.equals(certificate.issuer) && issuers.push(possibleIssuer);
				}), issuers = issuers.filter((issuer) => {
					try {
						return certificate.verify(issuer);
					} catch {
						return !1;
					}
				}), issuers);
			}
			checkPath(path) {
				if (path.length < 1) throw new error_1.VerificationError({
					code: "CERTIFICATE_ERROR",
					message: "certificate chain must contain at least one certificate"
				});
				if (!path.slice(1).every((cert) => cert.isCA)) throw new error_1.VerificationError({
					code: "CERTIFICATE_ERROR",
					message: "intermediate certificate is not a CA"
				});
				for (let i = path.length - 2; i >= 0; i--) if (!path[i].issuer.equals(path[i + 1].subject)) throw new error_1.VerificationError({
					code: "CERTIFICATE_ERROR",
					message: "incorrect certificate name chaining"
				});
				for (let i = 0; i < path.length; i++) {
					let cert = path[i];
					if (cert.extBasicConstraints?.isCA) {
						let pathLength = cert.extBasicConstraints.pathLenConstraint;
						if (pathLength !== void 0 && pathLength < i - 1) throw new error_1.VerificationError({
							code: "CERTIFICATE_ERROR",
							message: "path length constraint exceeded"
						});
					}
				}
			}
		}
		exports.CertificateChainVerifier = CertificateChainVerifier;
		function dedupeCertificates(certs) {
			for (let i = 0; i < certs.length; i++) for (let j = i + 1; j < certs.length; j++) certs[i].equals(certs[j]) && (certs.splice(j, 1), j--);
			return certs;
		}
	}),
	53771: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.verifyPublicKey = verifyPublicKey, exports.verifyCertificate = verifyCertificate;
		let core_1 = __webpack_require__(83917), error_1 = __webpack_require__(36849), certificate_1 = __webpack_require__(38412), sct_1 = __webpack_require__(21633);
		function verifyPublicKey(hint, timestamps, trustMaterial) {
			let key = trustMaterial.publicKey(hint);
			return timestamps.forEach((timestamp) => {
				if (!key.validFor(timestamp)) throw new error_1.VerificationError({
					code: "PUBLIC_KEY_ERROR",
					message: `Public key is not valid for timestamp: ${timestamp.toISOString()}`
				});
			}), { key: key.publicKey };
		}
		function verifyCertificate(leaf, timestamps, trustMaterial) {
			let path = [];
			return timestamps.forEach((timestamp) => {
				path = (0, certificate_1.verifyCertificateChain)(timestamp, leaf, trustMaterial.certificateAuthorities);
			}), {
				scts: (0, sct_1.verifySCTs)(path[0], path[1], trustMaterial.ctlogs),
				signer: getSigner(path[0])
			};
		}
		function getSigner(cert) {
			let issuer, issuerExtension = cert.extension("1.3.6.1.4.1.57264.1.8");
			issuer = issuerExtension ? issuerExtension.valueObj.subs?.[0]?.value.toString("ascii") : cert.extension("1.3.6.1.4.1.57264.1.1")?.value.toString("ascii");
			let oids = cert.extensions.map((ext) => ({
				oid: { id: ext.subs[0].toOID().split(".").map(Number) },
				value: ext.subs[ext.subs.length - 1].value
			})), identity = {
				extensions: { issuer },
				subjectAlternativeName: cert.subjectAltName,
				oids
			};
			return {
				key: core_1.crypto.createPublicKey(cert.publicKey),
				identity
			};
		}
	}),
	21633: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.verifySCTs = verifySCTs;
		let core_1 = __webpack_require__(83917), error_1 = __webpack_require__(36849), trust_1 = __webpack_require__(97822);
		function verifySCTs(cert, issuer, ctlogs) {
			let extSCT, clone = cert.clone();
			for (let i = 0; i < clone.extensions.length; i++) {
				let ext = clone.extensions[i];
				if (ext.subs[0].toOID() === core_1.EXTENSION_OID_SCT) {
					extSCT = new core_1.X509SCTExtension(ext), clone.extensions.splice(i, 1);
					break;
				}
			}
			if (!extSCT || extSCT.signedCertificateTimestamps.length === 0) return [];
			let preCert = new core_1.ByteStream(), issuerId = core_1.crypto.digest("sha256", issuer.publicKey);
			preCert.appendView(issuerId);
			let tbs = clone.tbsCertificate.toDER();
			return preCert.appendUint24(tbs.length), preCert.appendView(tbs), extSCT.signedCertificateTimestamps.map((sct) => {
				if (!(0, trust_1.filterTLogAuthorities)(ctlogs, {
					logID: sct.logID,
					targetDate: sct.datetime
				}).some((log) => sct.verify(preCert.buffer, log.publicKey))) throw new error_1.VerificationError({
					code: "CERTIFICATE_ERROR",
					message: "SCT verification failed"
				});
				return sct.logID;
			});
		}
	}),
	88037: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.verifySubjectAlternativeName = verifySubjectAlternativeName, exports.verifyExtensions = verifyExtensions, exports.verifyOIDs = verifyOIDs;
		let error_1 = __webpack_require__(36849);
		function verifySubjectAlternativeName(policyIdentity, signerIdentity) {
			if (signerIdentity === void 0 || !signerIdentity.match(policyIdentity)) throw new error_1.PolicyError({
				code: "UNTRUSTED_SIGNER_ERROR",
				message: `certificate identity error - expected ${policyIdentity}, got ${signerIdentity}`
			});
		}
		function verifyExtensions(policyExtensions, signerExtensions = {}) {
			let key;
			for (key in policyExtensions) if (signerExtensions[key] !== policyExtensions[key]) throw new error_1.PolicyError({
				code: "UNTRUSTED_SIGNER_ERROR",
				message: `invalid certificate extension - expected ${key}=${policyExtensions[key]}, got ${key}=${signerExtensions[key]}`
			});
		}
		function verifyOIDs(policyOIDs, signerOIDs = []) {
			for (let policyOID of policyOIDs) if (!signerOIDs.find((signerOID) => oidEquals(policyOID.oid?.id, signerOID.oid?.id) && policyOID.value.equals(signerOID.value))) {
				let oid = policyOID.oid?.id.join(".") ?? "<unknown>";
				throw new error_1.PolicyError({
					code: "UNTRUSTED_SIGNER_ERROR",
					message: `invalid certificate extension - missing OID ${oid}`
				});
			}
		}
		function oidEquals(a, b) {
			return a === void 0 || b === void 0 ? !1 : a.length === b.length && a.every((v, i) => v === b[i]);
		}
	}),
	27968: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.getTSATimestamp = getTSATimestamp, exports.getTLogTimestamp = getTLogTimestamp;
		let tsa_1 = __webpack_require__(84472);
		function getTSATimestamp(timestamp, data, timestampAuthorities) {
			return (0, tsa_1.verifyRFC3161Timestamp)(timestamp, data, timestampAuthorities), {
				type: "timestamp-authority",
				logID: timestamp.signerSerialNumber,
				timestamp: timestamp.signingTime
			};
		}
		function getTLogTimestamp(entry) {
			if (entry.inclusionPromise) return {
				type: "transparency-log",
				logID: entry.logId.keyId,
				timestamp: new Date(Number(entry.integratedTime) * 1e3)
			};
		}
	}),
	84472: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.verifyRFC3161Timestamp = verifyRFC3161Timestamp;
		let core_1 = __webpack_require__(83917), error_1 = __webpack_require__(36849), certificate_1 = __webpack_require__(38412), trust_1 = __webpack_require__(97822);
		function verifyRFC3161Timestamp(timestamp, data, timestampAuthorities) {
			let signingTime = timestamp.signingTime;
			if (timestampAuthorities = (0, trust_1.filterCertAuthorities)(timestampAuthorities, signingTime), timestampAuthorities = filterCAsBySerialAndIssuer(timestampAuthorities, {
				serialNumber: timestamp.signerSerialNumber,
				issuer: timestamp.signerIssuer
			}), !timestampAuthorities.some((ca) => {
				try {
					return verifyTimestampForCA(timestamp, data, ca), !0;
				} catch {
					return !1;
				}
			})) throw new error_1.VerificationError({
				code: "TIMESTAMP_ERROR",
				message: "timestamp could not be verified"
			});
		}
		function verifyTimestampForCA(timestamp, data, ca) {
			let [leaf, ...cas] = ca.certChain, signingKey = core_1.crypto.createPublicKey(leaf.publicKey), signingTime = timestamp.signingTime;
			try {
				new certificate_1.CertificateChainVerifier({
					untrustedCert: leaf,
					trustedCerts: cas,
					timestamp: signingTime
				}).verify();
			} catch {
				throw new error_1.VerificationError({
					code: "TIMESTAMP_ERROR",
					message: "invalid certificate chain"
				});
			}
			timestamp.verify(data, signingKey);
		}
		function filterCAsBySerialAndIssuer(timestampAuthorities, criteria) {
			return timestampAuthorities.filter((ca) => ca.certChain.length > 0 && core_1.crypto.bufferEqual(ca.certChain[0].serialNumber, criteria.serialNumber) && core_1.crypto.bufferEqual(ca.certChain[0].issuer, criteria.issuer));
		}
	}),
	39266: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.LogCheckpoint = void 0, exports.verifyCheckpoint = verifyCheckpoint;
		let core_1 = __webpack_require__(83917), error_1 = __webpack_require__(36849), SIGNATURE_REGEX = /\u2014 (\S+) (\S+)\n/g;
		function verifyCheckpoint(entry, tlogs) {
			let inclusionProof = entry.inclusionProof, signedNote = SignedNote.fromString(inclusionProof.checkpoint.envelope), checkpoint = LogCheckpoint.fromString(signedNote.note);
			if (!verifySignedNote(signedNote, tlogs)) throw new error_1.VerificationError({
				code: "TLOG_INCLUSION_PROOF_ERROR",
				message: "invalid checkpoint signature"
			});
			return checkpoint;
		}
		function verifySignedNote(signedNote, tlogs) {
			let data = Buffer.from(signedNote.note, "utf-8");
			return signedNote.signatures.some((signature) => {
				let tlog = tlogs.find((tlog) => core_1.crypto.bufferEqual(tlog.logID.subarray(0, 4), signature.keyHint) && tlog.baseURL.includes(signature.name));
				return tlog ? core_1.crypto.verify(data, tlog.publicKey, signature.signature) : !1;
			});
		}
		class SignedNote {
			note;
			signatures;
			constructor(note, signatures) {
				this.note = note, this.signatures = signatures;
			}
			static fromString(envelope) {
				if (!envelope.includes("\n\n")) throw new error_1.VerificationError({
					code: "TLOG_INCLUSION_PROOF_ERROR",
					message: "missing checkpoint separator"
				});
				let split = envelope.indexOf("\n\n"), header = envelope.slice(0, split + 1), matches = envelope.slice(split + 2).matchAll(SIGNATURE_REGEX), signatures = Array.from(matches, (match) => {
					let [, name, signature] = match, sigBytes = Buffer.from(signature, "base64");
					if (sigBytes.length < 5) throw new error_1.VerificationError({
						code: "TLOG_INCLUSION_PROOF_ERROR",
						message: "malformed checkpoint signature"
					});
					return {
						name,
						keyHint: sigBytes.subarray(0, 4),
						signature: sigBytes.subarray(4)
					};
				});
				if (signatures.length === 0) throw new error_1.VerificationError({
					code: "TLOG_INCLUSION_PROOF_ERROR",
					message: "no signatures found in checkpoint"
				});
				return new SignedNote(header, signatures);
			}
		}
		class LogCheckpoint {
			origin;
			logSize;
			logHash;
			rest;
			constructor(origin, logSize, logHash, rest) {
				this.origin = origin, this.logSize = logSize, this.logHash = logHash, this.rest = rest;
			}
			static fromString(note) {
				let lines = note.trimEnd().split("\n");
				if (lines.length < 3) throw new error_1.VerificationError({
					code: "TLOG_INCLUSION_PROOF_ERROR",
					message: "too few lines in checkpoint header"
				});
				let origin = lines[0], logSize;
				try {
					logSize = BigInt(lines[1]);
				} catch {
					throw new error_1.VerificationError({
						code: "TLOG_INCLUSION_PROOF_ERROR",
						message: "invalid checkpoint log size"
					});
				}
				let rootHash = Buffer.from(lines[2], "base64"), rest = lines.slice(3);
				return new LogCheckpoint(origin, logSize, rootHash, rest);
			}
		}
		exports.LogCheckpoint = LogCheckpoint;
	}),
	27005: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.DSSE_API_VERSION_V1 = void 0, exports.verifyDSSETLogBody = verifyDSSETLogBody, exports.verifyDSSETLogBodyV2 = verifyDSSETLogBodyV2;
		let error_1 = __webpack_require__(36849);
		exports.DSSE_API_VERSION_V1 = "0.0.1";
		function verifyDSSETLogBody(tlogEntry, content) {
			switch (tlogEntry.apiVersion) {
				case exports.DSSE_API_VERSION_V1: return verifyDSSE001TLogBody(tlogEntry, content);
				default: throw new error_1.VerificationError({
					code: "TLOG_BODY_ERROR",
					message: `unsupported dsse version: ${tlogEntry.apiVersion}`
				});
			}
		}
		function verifyDSSETLogBodyV2(tlogEntry, content) {
			let spec = tlogEntry.spec?.spec;
			if (!spec) throw new error_1.VerificationError({
				code: "TLOG_BODY_ERROR",
				message: "missing dsse spec"
			});
			switch (spec.$case) {
				case "dsseV002": return verifyDSSE002TLogBody(spec.dsseV002, content);
				default: throw new error_1.VerificationError({
					code: "TLOG_BODY_ERROR",
					message: `unsupported version: ${spec.$case}`
				});
			}
		}
		function verifyDSSE001TLogBody(tlogEntry, content) {
			if (tlogEntry.spec.signatures?.length !== 1) throw new error_1.VerificationError({
				code: "TLOG_BODY_ERROR",
				message: "signature count mismatch"
			});
			let tlogSig = tlogEntry.spec.signatures[0].signature;
			if (!content.compareSignature(Buffer.from(tlogSig, "base64"))) throw new error_1.VerificationError({
				code: "TLOG_BODY_ERROR",
				message: "tlog entry signature mismatch"
			});
			let tlogHash = tlogEntry.spec.payloadHash?.value || "";
			if (!content.compareDigest(Buffer.from(tlogHash, "hex"))) throw new error_1.VerificationError({
				code: "TLOG_BODY_ERROR",
				message: "DSSE payload hash mismatch"
			});
		}
		function verifyDSSE002TLogBody(spec, content) {
			if (spec.signatures?.length !== 1) throw new error_1.VerificationError({
				code: "TLOG_BODY_ERROR",
				message: "signature count mismatch"
			});
			let tlogSig = spec.signatures[0].content;
			if (!content.compareSignature(tlogSig)) throw new error_1.VerificationError({
				code: "TLOG_BODY_ERROR",
				message: "tlog entry signature mismatch"
			});
			let tlogHash = spec.payloadHash?.digest || Buffer.from("");
			if (!content.compareDigest(tlogHash)) throw new error_1.VerificationError({
				code: "TLOG_BODY_ERROR",
				message: "DSSE payload hash mismatch"
			});
		}
	}),
	1484: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.HASHEDREKORD_API_VERSION_V1 = void 0, exports.verifyHashedRekordTLogBody = verifyHashedRekordTLogBody, exports.verifyHashedRekordTLogBodyV2 = verifyHashedRekordTLogBodyV2;
		let error_1 = __webpack_require__(36849);
		exports.HASHEDREKORD_API_VERSION_V1 = "0.0.1";
		function verifyHashedRekordTLogBody(tlogEntry, content) {
			switch (tlogEntry.apiVersion) {
				case exports.HASHEDREKORD_API_VERSION_V1: return verifyHashedrekord001TLogBody(tlogEntry, content);
				default: throw new error_1.VerificationError({
					code: "TLOG_BODY_ERROR",
					message: `unsupported hashedrekord version: ${tlogEntry.apiVersion}`
				});
			}
		}
		function verifyHashedRekordTLogBodyV2(tlogEntry, content) {
			let spec = tlogEntry.spec?.spec;
			if (!spec) throw new error_1.VerificationError({
				code: "TLOG_BODY_ERROR",
				message: "missing dsse spec"
			});
			switch (spec.$case) {
				case "hashedRekordV002": return verifyHashedrekord002TLogBody(spec.hashedRekordV002, content);
				default: throw new error_1.VerificationError({
					code: "TLOG_BODY_ERROR",
					message: `unsupported version: ${spec.$case}`
				});
			}
		}
		function verifyHashedrekord001TLogBody(tlogEntry, content) {
			let tlogSig = tlogEntry.spec.signature.content || "";
			if (!content.compareSignature(Buffer.from(tlogSig, "base64"))) throw new error_1.VerificationError({
				code: "TLOG_BODY_ERROR",
				message: "signature mismatch"
			});
			let tlogDigest = tlogEntry.spec.data.hash?.value || "";
			if (!content.compareSignedDigest(Buffer.from(tlogDigest, "hex"))) throw new error_1.VerificationError({
				code: "TLOG_BODY_ERROR",
				message: "digest mismatch"
			});
		}
		function verifyHashedrekord002TLogBody(spec, content) {
			let tlogSig = spec.signature?.content || Buffer.from("");
			if (!content.compareSignature(tlogSig)) throw new error_1.VerificationError({
				code: "TLOG_BODY_ERROR",
				message: "signature mismatch"
			});
			let tlogHash = spec.data?.digest || Buffer.from("");
			if (!content.compareSignedDigest(tlogHash)) throw new error_1.VerificationError({
				code: "TLOG_BODY_ERROR",
				message: "digest mismatch"
			});
		}
	}),
	38218: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.verifyTLogBody = verifyTLogBody, exports.verifyTLogInclusion = verifyTLogInclusion;
		let v2_1 = __webpack_require__(13835), error_1 = __webpack_require__(36849), dsse_1 = __webpack_require__(27005), hashedrekord_1 = __webpack_require__(1484), intoto_1 = __webpack_require__(17703), checkpoint_1 = __webpack_require__(39266), merkle_1 = __webpack_require__(17046), set_1 = __webpack_require__(2714);
		function verifyTLogBody(entry, sigContent) {
			let { kind, version } = entry.kindVersion, body;
			try {
				body = JSON.parse(entry.canonicalizedBody.toString("utf8"));
			} catch {
				throw new error_1.VerificationError({
					code: "TLOG_BODY_ERROR",
					message: "invalid canonicalized body"
				});
			}
			if (kind !== body.kind || version !== body.apiVersion) throw new error_1.VerificationError({
				code: "TLOG_BODY_ERROR",
				message: `kind/version mismatch - expected: ${kind}/${version}, received: ${body.kind}/${body.apiVersion}`
			});
			switch (kind) {
				case "dsse":
					if (version == dsse_1.DSSE_API_VERSION_V1) return (0, dsse_1.verifyDSSETLogBody)(body, sigContent);
					{
						let entryRekorV2 = v2_1.Entry.fromJSON(body);
						return (0, dsse_1.verifyDSSETLogBodyV2)(entryRekorV2, sigContent);
					}
				case "intoto": return (0, intoto_1.verifyIntotoTLogBody)(body, sigContent);
				case "hashedrekord":
					if (version == hashedrekord_1.HASHEDREKORD_API_VERSION_V1) return (0, hashedrekord_1.verifyHashedRekordTLogBody)(body, sigContent);
					{
						let entryRekorV2 = v2_1.Entry.fromJSON(body);
						return (0, hashedrekord_1.verifyHashedRekordTLogBodyV2)(entryRekorV2, sigContent);
					}
				default: throw new error_1.VerificationError({
					code: "TLOG_BODY_ERROR",
					message: `unsupported kind: ${kind}`
				});
			}
		}
		function verifyTLogInclusion(entry, tlogAuthorities) {
			let inclusionVerified = !1;
			if (isTLogEntryWithInclusionPromise(entry) && ((0, set_1.verifyTLogSET)(entry, tlogAuthorities), inclusionVerified = !0), isTLogEntryWithInclusionProof(entry)) {
				let matchingAuthorities = tlogAuthorities.filter((tlog) => tlog.logID.equals(entry.logId.keyId)), checkpoint = (0, checkpoint_1.verifyCheckpoint)(entry, matchingAuthorities);
				(0, merkle_1.verifyMerkleInclusion)(entry, checkpoint), inclusionVerified = !0;
			}
			if (!inclusionVerified) throw new error_1.VerificationError({
				code: "TLOG_MISSING_INCLUSION_ERROR",
				message: "inclusion could not be verified"
			});
		}
		function isTLogEntryWithInclusionPromise(entry) {
			return entry.inclusionPromise !== void 0;
		}
		function isTLogEntryWithInclusionProof(entry) {
			return entry.inclusionProof !== void 0;
		}
	}),
	17703: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.verifyIntotoTLogBody = verifyIntotoTLogBody;
		let error_1 = __webpack_require__(36849);
		function verifyIntotoTLogBody(tlogEntry, content) {
			switch (tlogEntry.apiVersion) {
				case "0.0.2": return verifyIntoto002TLogBody(tlogEntry, content);
				default: throw new error_1.VerificationError({
					code: "TLOG_BODY_ERROR",
					message: `unsupported intoto version: ${tlogEntry.apiVersion}`
				});
			}
		}
		function verifyIntoto002TLogBody(tlogEntry, content) {
			if (tlogEntry.spec.content.envelope.signatures?.length !== 1) throw new error_1.VerificationError({
				code: "TLOG_BODY_ERROR",
				message: "signature count mismatch"
			});
			let tlogSig = base64Decode(tlogEntry.spec.content.envelope.signatures[0].sig);
			if (!content.compareSignature(Buffer.from(tlogSig, "base64"))) throw new error_1.VerificationError({
				code: "TLOG_BODY_ERROR",
				message: "tlog entry signature mismatch"
			});
			let tlogHash = tlogEntry.spec.content.payloadHash?.value || "";
			if (!content.compareDigest(Buffer.from(tlogHash, "hex"))) throw new error_1.VerificationError({
				code: "TLOG_BODY_ERROR",
				message: "DSSE payload hash mismatch"
			});
		}
		function base64Decode(str) {
			return Buffer.from(str, "base64").toString("utf-8");
		}
	}),
	17046: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.verifyMerkleInclusion = verifyMerkleInclusion;
		let core_1 = __webpack_require__(83917), error_1 = __webpack_require__(36849), RFC6962_LEAF_HASH_PREFIX = Buffer.from([0]), RFC6962_NODE_HASH_PREFIX = Buffer.from([1]);
		function verifyMerkleInclusion(entry, checkpoint) {
			let inclusionProof = entry.inclusionProof, logIndex;
			try {
				logIndex = BigInt(inclusionProof.logIndex);
			} catch {
				throw new error_1.VerificationError({
					code: "TLOG_INCLUSION_PROOF_ERROR",
					message: "invalid inclusion proof log index"
				});
			}
			let treeSize = BigInt(checkpoint.logSize);
			if (logIndex < 0n || logIndex >= treeSize) throw new error_1.VerificationError({
				code: "TLOG_INCLUSION_PROOF_ERROR",
				message: `invalid index: ${logIndex}`
			});
			let { inner, border } = decompInclProof(logIndex, treeSize);
			if (inclusionProof.hashes.length !== inner + border) throw new error_1.VerificationError({
				code: "TLOG_INCLUSION_PROOF_ERROR",
				message: "invalid hash count"
			});
			let innerHashes = inclusionProof.hashes.slice(0, inner), borderHashes = inclusionProof.hashes.slice(inner), calculatedHash = chainBorderRight(chainInner(hashLeaf(entry.canonicalizedBody), innerHashes, logIndex), borderHashes);
			if (!core_1.crypto.bufferEqual(calculatedHash, checkpoint.logHash)) throw new error_1.VerificationError({
				code: "TLOG_INCLUSION_PROOF_ERROR",
				message: "calculated root hash does not match inclusion proof"
			});
		}
		function decompInclProof(index, size) {
			let inner = innerProofSize(index, size);
			return {
				inner,
				border: onesCount(index >> BigInt(inner))
			};
		}
		function chainInner(seed, hashes, index) {
			return hashes.reduce((acc, h, i) => index >> BigInt(i) & BigInt(1) ? hashChildren(h, acc) : hashChildren(acc, h), seed);
		}
		function chainBorderRight(seed, hashes) {
			return hashes.reduce((acc, h) => hashChildren(h, acc), seed);
		}
		function innerProofSize(index, size) {
			return bitLength(index ^ size - BigInt(1));
		}
		function onesCount(num) {
			return num.toString(2).split("1").length - 1;
		}
		function bitLength(n) {
			return n === 0n ? 0 : n.toString(2).length;
		}
		function hashChildren(left, right) {
			return core_1.crypto.digest("sha256", RFC6962_NODE_HASH_PREFIX, left, right);
		}
		function hashLeaf(leaf) {
			return core_1.crypto.digest("sha256", RFC6962_LEAF_HASH_PREFIX, leaf);
		}
	}),
	2714: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.verifyTLogSET = verifyTLogSET;
		let core_1 = __webpack_require__(83917), error_1 = __webpack_require__(36849), trust_1 = __webpack_require__(97822);
		function verifyTLogSET(entry, tlogs) {
			if (!(0, trust_1.filterTLogAuthorities)(tlogs, {
				logID: entry.logId.keyId,
				targetDate: new Date(Number(entry.integratedTime) * 1e3)
			}).some((tlog) => {
				let payload = toVerificationPayload(entry), data = Buffer.from(core_1.json.canonicalize(payload), "utf8"), signature = entry.inclusionPromise.signedEntryTimestamp;
				return core_1.crypto.verify(data, tlog.publicKey, signature);
			})) throw new error_1.VerificationError({
				code: "TLOG_INCLUSION_PROMISE_ERROR",
				message: "inclusion promise could not be verified"
			});
		}
		function toVerificationPayload(entry) {
			let { integratedTime, logIndex, logId, canonicalizedBody } = entry;
			return {
				body: canonicalizedBody.toString("base64"),
				integratedTime: Number(integratedTime),
				logIndex: Number(logIndex),
				logID: logId.keyId.toString("hex")
			};
		}
	}),
	19738: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.filterCertAuthorities = filterCertAuthorities, exports.filterTLogAuthorities = filterTLogAuthorities;
		function filterCertAuthorities(certAuthorities, timestamp) {
			return certAuthorities.filter((ca) => ca.validFor.start <= timestamp && ca.validFor.end >= timestamp);
		}
		function filterTLogAuthorities(tlogAuthorities, criteria) {
			return tlogAuthorities.filter((tlog) => criteria.logID && !tlog.logID.equals(criteria.logID) ? !1 : tlog.validFor.start <= criteria.targetDate && criteria.targetDate <= tlog.validFor.end);
		}
	}),
	97822: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.filterTLogAuthorities = exports.filterCertAuthorities = void 0, exports.toTrustMaterial = toTrustMaterial;
		let core_1 = __webpack_require__(83917), protobuf_specs_1 = __webpack_require__(19654), error_1 = __webpack_require__(36849), BEGINNING_OF_TIME = new Date(0), END_OF_TIME = new Date(864e13);
		var filter_1 = __webpack_require__(19738);
		Object.defineProperty(exports, "filterCertAuthorities", {
			enumerable: !0,
			get: function() {
				return filter_1.filterCertAuthorities;
			}
		}), Object.defineProperty(exports, "filterTLogAuthorities", {
			enumerable: !0,
			get: function() {
				return filter_1.filterTLogAuthorities;
			}
		});
		function toTrustMaterial(root, keys) {
			let keyFinder = typeof keys == "function" ? keys : keyLocator(keys);
			return {
				certificateAuthorities: root.certificateAuthorities.map(createCertAuthority),
				timestampAuthorities: root.timestampAuthorities.map(createCertAuthority),
				tlogs: root.tlogs.map(createTLogAuthority),
				ctlogs: root.ctlogs.map(createTLogAuthority),
				publicKey: keyFinder
			};
		}
		function createTLogAuthority(tlogInstance) {
			let keyDetails = tlogInstance.publicKey.keyDetails, keyType = keyDetails === protobuf_specs_1.PublicKeyDetails.PKCS1_RSA_PKCS1V5 || keyDetails === protobuf_specs_1.PublicKeyDetails.PKIX_RSA_PKCS1V5 || keyDetails === protobuf_specs_1.PublicKeyDetails.PKIX_RSA_PKCS1V15_2048_SHA256 || keyDetails === protobuf_specs_1.PublicKeyDetails.PKIX_RSA_PKCS1V15_3072_SHA256 || keyDetails === protobuf_specs_1.PublicKeyDetails.PKIX_RSA_PKCS1V15_4096_SHA256 ? "pkcs1" : "spki";
			return {
				baseURL: tlogInstance.baseUrl,
				logID: tlogInstance.checkpointKeyId ? tlogInstance.checkpointKeyId.keyId : tlogInstance.logId.keyId,
				publicKey: core_1.crypto.createPublicKey(tlogInstance.publicKey.rawBytes, keyType),
				validFor: {
					start: tlogInstance.publicKey.validFor?.start || BEGINNING_OF_TIME,
					end: tlogInstance.publicKey.validFor?.end || END_OF_TIME
				}
			};
		}
		function createCertAuthority(ca) {
			return {
				certChain: ca.certChain.certificates.map((cert) => core_1.X509Certificate.parse(Buffer.from(cert.rawBytes))),
				validFor: {
					start: ca.validFor?.start || BEGINNING_OF_TIME,
					end: ca.validFor?.end || END_OF_TIME
				}
			};
		}
		function keyLocator(keys) {
			return (hint) => {
				let key = (keys || {})[hint];
				if (!key) throw new error_1.VerificationError({
					code: "PUBLIC_KEY_ERROR",
					message: `key not found: ${hint}`
				});
				return {
					publicKey: core_1.crypto.createPublicKey(key.rawBytes),
					validFor: (date) => (key.validFor?.start || BEGINNING_OF_TIME) <= date && (key.validFor?.end || END_OF_TIME) >= date
				};
			};
		}
	}),
	74433: ((__unused_webpack_module, exports, __webpack_require__) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.Verifier = void 0;
		let util_1 = __webpack_require__(39023), error_1 = __webpack_require__(36849), key_1 = __webpack_require__(53771), policy_1 = __webpack_require__(88037), timestamp_1 = __webpack_require__(27968), tlog_1 = __webpack_require__(38218);
		class Verifier {
			trustMaterial;
			options;
			constructor(trustMaterial, options = {}) {
				this.trustMaterial = trustMaterial, this.options = {
					ctlogThreshold: options.ctlogThreshold ?? 1,
					tlogThreshold: options.tlogThreshold ?? 1,
					timestampThreshold: options.timestampThreshold ?? options.tsaThreshold ?? 1,
					tsaThreshold: 0
				};
			}
			verify(entity, policy) {
				let timestamps = this.verifyTimestamps(entity), signer = this.verifySigningKey(entity, timestamps);
				return this.verifyTLogs(entity), this.verifySignature(entity, signer), policy && this.verifyPolicy(policy, signer.identity || {}), signer;
			}
			verifyTimestamps(entity) {
				let timestamps = [];
				for (let timestamp of entity.timestamps) switch (timestamp.$case) {
					case "timestamp-authority":
						timestamps.push((0, timestamp_1.getTSATimestamp)(timestamp.timestamp, entity.signature.signature, this.trustMaterial.timestampAuthorities));
						break;
					case "transparency-log": {
						let result = (0, timestamp_1.getTLogTimestamp)(timestamp.tlogEntry);
						result && timestamps.push(result);
						break;
					}
				}
				if (containsDupes(timestamps)) throw new error_1.VerificationError({
					code: "TIMESTAMP_ERROR",
					message: "duplicate timestamp"
				});
				if (timestamps.length < this.options.timestampThreshold) throw new error_1.VerificationError({
					code: "TIMESTAMP_ERROR",
					message: `expected ${this.options.timestampThreshold} timestamps, got ${timestamps.length}`
				});
				return timestamps.map((t) => t.timestamp);
			}
			verifySigningKey({ key }, timestamps) {
				switch (key.$case) {
					case "public-key": return (0, key_1.verifyPublicKey)(key.hint, timestamps, this.trustMaterial);
					case "certificate": {
						let result = (0, key_1.verifyCertificate)(key.certificate, timestamps, this.trustMaterial);
						if (containsDupes(result.scts)) throw new error_1.VerificationError({
							code: "CERTIFICATE_ERROR",
							message: "duplicate SCT"
						});
						if (result.scts.length < this.options.ctlogThreshold) throw new error_1.VerificationError({
							code: "CERTIFICATE_ERROR",
							message: `expected ${this.options.ctlogThreshold} SCTs, got ${result.scts.length}`
						});
						return result.signer;
					}
				}
			}
			verifyTLogs({ signature: content, tlogEntries }) {
				let entryIDs = [];
				if (tlogEntries.forEach((entry) => {
					(0, tlog_1.verifyTLogInclusion)(entry, this.trustMaterial.tlogs), (0, tlog_1.verifyTLogBody)(entry, content), entryIDs.push({
						logID: entry.logId.keyId,
						body: entry.canonicalizedBody
					});
				}), containsDupes(entryIDs)) throw new error_1.VerificationError({
					code: "TLOG_ERROR",
					message: "duplicate tlog entry"
				});
				if (entryIDs.length < this.options.tlogThreshold) throw new error_1.VerificationError({
					code: "TLOG_ERROR",
					message: `expected ${this.options.tlogThreshold} tlog entries, got ${entryIDs.length}`
				});
			}
			verifySignature(entity, signer) {
				if (!entity.signature.verifySignature(signer.key)) throw new error_1.VerificationError({
					code: "SIGNATURE_ERROR",
					message: "signature verification failed"
				});
			}
			verifyPolicy(policy, identity) {
				policy.subjectAlternativeName && (0, policy_1.verifySubjectAlternativeName)(policy.subjectAlternativeName, identity.subjectAlternativeName), policy.extensions && (0, policy_1.verifyExtensions)(policy.extensions, identity.extensions), policy.oids && (0, policy_1.verifyOIDs)(policy.oids, identity.oids);
			}
		}
		exports.Verifier = Verifier;
		function containsDupes(arr) {
			for (let i = 0; i < arr.length; i++) for (let j = i + 1; j < arr.length; j++) if ((0, util_1.isDeepStrictEqual)(arr[i], arr[j])) return !0;
			return !1;
		}
	})
};
