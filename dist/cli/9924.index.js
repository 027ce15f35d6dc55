export const id = 9924;
export const ids = [
	9924,
	2352,
	8768,
	9101
];
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
	82185: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			I: () => personRule,
			t: () => askUndecided
		});
		var _match_forms_present_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(24322), _policy_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8157);
		let personRule = "(person)", anything = {
			key: "anything",
			at: {
				line: 1,
				column: 1
			},
			matcher: {
				test: (0, _match_forms_present_js__WEBPACK_IMPORTED_MODULE_0__.C)(!0),
				missing: !1
			},
			value: () => !0
		}, entry = {
			id: personRule,
			at: anything.at,
			places: new Map(),
			reason: "Nothing in the permission policy decides this.",
			when: [],
			match: [anything]
		}, noBudget = {
			answers: 1e6,
			allows: 1e6,
			rejects_in_a_row: 1e6,
			same_pause: 1e6
		};
		function askUndecided(policy) {
			return {
				...policy,
				budget: policy === _policy_js__WEBPACK_IMPORTED_MODULE_1__.n4 ? noBudget : policy.budget,
				rules: [...policy.rules, {
					...entry,
					verb: "ask",
					limit: void 0
				}],
				questions: [...policy.questions, {
					...entry,
					verb: "ask",
					limit: void 0,
					answer: void 0
				}]
			};
		}
	}),
	62530: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Kx: () => declineText,
			s6: () => hasFields,
			u5: () => fitAnswer
		});
		var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61989);
		let declineText = JSON.stringify({ action: "decline" });
		function hasFields(question) {
			let fields = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(question, "fields");
			return (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(fields) && fields.length > 0;
		}
		function fitAnswer(answer, question) {
			let fields = readFields(question);
			if (typeof fields == "string") return { error: fields };
			if (fields.length === 0) return typeof answer == "string" ? { text: answer } : { error: "the question names no fields, so only a string answers it" };
			let content = contentOf(answer, fields);
			if (typeof content == "string") return { error: content };
			let flaw = flawOf(content, fields);
			return flaw === void 0 ? { text: JSON.stringify({
				action: "accept",
				content: objectOf(content)
			}) } : { error: flaw };
		}
		function readFields(question) {
			let fields = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(question, "fields");
			if (fields === void 0) return [];
			if (!(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(fields)) return "its \"fields\" are not a list";
			let read = [];
			for (let each of fields) {
				let field = readField(each);
				if (typeof field == "string") return field;
				if (read.some((other) => other.name === field.name)) return `it has two fields ${JSON.stringify(field.name)}`;
				read.push(field);
			}
			return read;
		}
		let types = new Set([
			"string",
			"number",
			"integer",
			"boolean"
		]);
		function readField(value) {
			if (!(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value)) return "a field of it is not an object";
			let name = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(value, "name");
			if (typeof name != "string") return "a field of it has no name";
			let type = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(value, "type");
			if (typeof type != "string" || !types.has(type)) return `its field ${JSON.stringify(name)} is of a type that nothing here answers`;
			let required = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(value, "required");
			if (required !== void 0 && typeof required != "boolean") return `its field ${JSON.stringify(name)} does not say whether it is required`;
			let options = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(value, "options");
			return options !== void 0 && !(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(options) ? `the options of its field ${JSON.stringify(name)} are not a list` : {
				name,
				type,
				required: required ?? !1,
				options: options ?? []
			};
		}
		function contentOf(answer, fields) {
			if (typeof answer != "string") return new Map(Object.entries(answer));
			let [field, second] = fields;
			return field === void 0 || second !== void 0 ? `a string answers one field, and it has ${fields.length}` : new Map([[field.name, answer]]);
		}
		function flawOf(content, fields) {
			for (let name of content.keys()) if (!fields.some((field) => field.name === name)) return `it has no field ${JSON.stringify(name)}`;
			for (let field of fields) {
				let value = content.get(field.name);
				if (value === void 0) {
					if (field.required) return `its field ${JSON.stringify(field.name)} is required and not answered`;
				} else {
					if (!isOfType(value, field.type)) return `${JSON.stringify(value)} is not of the type ${field.type} of its field ${JSON.stringify(field.name)}`;
					if (field.options.length > 0 && !field.options.includes(value)) return `${JSON.stringify(value)} is not one of the options of its field ${JSON.stringify(field.name)}`;
				}
			}
		}
		function isOfType(value, type) {
			return type === "integer" ? Number.isInteger(value) : typeof value === type;
		}
		function objectOf(content) {
			let object = Object.create(null);
			for (let [name, value] of content) object[name] = value;
			return object;
		}
	}),
	86387: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			startDecisions: () => startDecisions,
			unknownContext: () => context.Ut
		});
		var permission_pause = __webpack_require__(49469), json = __webpack_require__(61989);
		let nothingSpent = {
			answers: 0,
			allows: 0,
			rejectsInARow: 0
		};
		function spend(spent, answer) {
			return {
				answers: spent.answers + 1,
				allows: spent.allows + +(answer === "allow"),
				rejectsInARow: answer === "allow" ? 0 : spent.rejectsInARow + +(answer === "reject")
			};
		}
		function startTally() {
			let counts = new Map();
			return {
				get: (key) => counts.get(key) ?? 0,
				add(key) {
					counts.set(key, (counts.get(key) ?? 0) + 1);
				}
			};
		}
		function describeBudget(budget, spent, samePause) {
			return [
				`answers ${spent.answers} of ${budget.answers}`,
				`allows ${spent.allows} of ${budget.allows}`,
				`rejects in a row ${spent.rejectsInARow} of ${budget.rejects_in_a_row}`,
				`same pause ${samePause} of ${budget.same_pause}`
			].join(", ");
		}
		var canned_answer = __webpack_require__(62530), evaluate = __webpack_require__(37740), decide_ladder = __webpack_require__(45642);
		function startAnswering(budget, spent = nothingSpent) {
			return {
				spent,
				answer(request) {
					let draft = withinRow(draftFor(request, budget, spent), budget, spent), next = draft.outcome === "stop" ? spent : spend(spent, draft.outcome);
					return {
						...draft,
						next: startAnswering(budget, next)
					};
				}
			};
		}
		function draftFor({ pause, verb, canned }, budget, spent) {
			return (0, evaluate.Y)(pause) ? draftForPermission(pause, verb === "answer" ? "reject" : verb, budget, spent) : draftForQuestion(pause, canned, verb);
		}
		function draftForPermission(pause, verb, budget, spent) {
			let option = (0, decide_ladder.L5)(verb, pause.options), ladder = describeLadder(verb, pause.options, option);
			if (option === void 0) return {
				outcome: "stop",
				text: null,
				why: `None of ${decide_ladder.WF[verb].join(", ")} is offered.`,
				ladder
			};
			if (!(0, decide_ladder.SV)(option)) return {
				outcome: "reject",
				text: option,
				why: decide_ladder.WF[verb].some(decide_ladder.SV) ? `None of ${decide_ladder.WF[verb].filter(decide_ladder.SV).join(", ")} is offered.` : null,
				ladder
			};
			if (spent.allows < budget.allows) return {
				outcome: "allow",
				text: option,
				why: null,
				ladder
			};
			let refusal = draftForPermission(pause, "reject", budget, spent), why = `The ${budget.allows} allows of this run are used up.`;
			return {
				...refusal,
				why,
				ladder: `${ladder}; used up, ${refusal.ladder}`
			};
		}
		function draftForQuestion(pause, canned, verb) {
			if (verb === "answer" && canned !== void 0) {
				let fitted = (0, canned_answer.u5)(canned, pause.arguments);
				return "text" in fitted ? {
					outcome: "answer",
					text: fitted.text,
					why: null,
					ladder: "answer: fits the question"
				} : {
					outcome: "stop",
					text: null,
					why: `The answer does not fit the question: ${fitted.error}.`,
					ladder: "answer: does not fit, stop"
				};
			}
			return (0, canned_answer.s6)(pause.arguments) ? {
				outcome: "reject",
				text: canned_answer.Kx,
				why: null,
				ladder: "reject: decline"
			} : {
				outcome: "stop",
				text: null,
				why: "A question without fields cannot be declined.",
				ladder: "reject: no fields to decline, stop"
			};
		}
		function withinRow(draft, budget, spent) {
			return draft.outcome !== "reject" || spent.rejectsInARow < budget.rejects_in_a_row ? draft : {
				outcome: "stop",
				text: null,
				why: `The ${budget.rejects_in_a_row} rejects in a row of this run are used up.`,
				ladder: `${draft.ladder}; too many in a row, stop`
			};
		}
		function describeLadder(verb, offered, chosen) {
			return `${verb}: ${(chosen === void 0 ? decide_ladder.WF[verb] : decide_ladder.WF[verb].slice(0, decide_ladder.WF[verb].indexOf(chosen) + 1)).map((option) => offered.includes(option) ? option : `${option} is not offered`).join(", ")}${chosen === void 0 ? ", stop" : ""}`;
		}
		function readPersonAnswer(wish, pause) {
			if ((0, evaluate.Y)(pause)) return typeof wish == "string" ? {
				verb: wish,
				canned: void 0
			} : { error: "This pause asks for a permission. Say allow, allow-always or reject." };
			if (wish === "reject") return {
				verb: "reject",
				canned: void 0
			};
			if (typeof wish == "string") return { error: "This pause is a question. Answer it, or reject it." };
			let canned = readCanned(wish.value);
			if (canned === void 0) return { error: "An answer is a string, or a JSON object of field name to string, number, true or false." };
			let fitted = (0, canned_answer.u5)(canned, pause.arguments);
			return "error" in fitted ? { error: `The answer does not fit the question: ${fitted.error}.` } : {
				verb: "answer",
				canned
			};
		}
		function readCanned(value) {
			if (typeof value == "string") return value;
			if (typeof value != "object" || !value || Array.isArray(value)) return;
			let fields = Object.create(null);
			for (let [name, each] of Object.entries(value)) {
				if (typeof each != "string" && typeof each != "number" && typeof each != "boolean") return;
				fields[name] = each;
			}
			return fields;
		}
		var context = __webpack_require__(31576);
		function startDecisions(policy, context) {
			let run = {
				policy,
				context,
				usedEntries: startTally(),
				samePauses: startTally(),
				judged: new Map(),
				retried: new Set(),
				answering: startAnswering(policy.budget)
			};
			return {
				decide: (request) => decide(run, request),
				nobodyAnswered: (request) => send(run, judgedOf(run, request), "reject", "Nobody answered."),
				personAnswered(request, wish) {
					let judged = judgedOf(run, request), answer = readPersonAnswer(wish, judged.pause);
					return "error" in answer ? answer : send(run, {
						...judged,
						canned: answer.canned
					}, answer.verb, "A person decided.");
				},
				refused: (request, decision) => refused(run, request, decision)
			};
		}
		function decide(run, request) {
			let pause = (0, permission_pause.H)(request.arguments);
			if ("error" in pause) return malformed(run, pause.error);
			let judged = judge(run, pause);
			if (run.judged.set(request.toolCallId, judged), run.retried.delete(request.toolCallId), judged.verb === "stop") return stopped(judged, null);
			let usedUp = whyUsedUp(run, judged);
			if (usedUp !== void 0) return stopped(judged, usedUp);
			if (judged.limit !== void 0 && run.usedEntries.get(judged.rule) >= judged.limit) {
				let why = `The limit ${judged.limit} of "${judged.rule}" is used up.`;
				return (0, evaluate.Y)(pause) ? send(run, judged, "reject", why) : stopped(judged, why);
			}
			return run.usedEntries.add(judged.rule), judged.verb === "ask" ? ask(judged) : send(run, judged, judged.verb, null);
		}
		function judge(run, pause) {
			let text = (0, json.dj)(pause.arguments), seen = run.samePauses.get(text);
			run.samePauses.add(text);
			let { deciding, trace } = (0, evaluate._)(run.policy, pause, run.context);
			return {
				pause,
				trace,
				seen,
				budgets: describeBudget(run.policy.budget, run.answering.spent, seen),
				before: run.answering,
				...sayingOf(deciding, run.policy, pause)
			};
		}
		function sayingOf(deciding, policy, pause) {
			if (deciding.list === "default") return {
				rule: "default",
				reason: null,
				verb: (0, evaluate.Y)(pause) ? policy.default : "stop",
				canned: void 0,
				limit: void 0
			};
			let { id: rule, reason, verb = "answer" } = deciding.entry;
			return {
				rule,
				reason,
				verb,
				canned: deciding.list === "questions" ? deciding.entry.answer : void 0,
				limit: deciding.list === "guards" ? void 0 : deciding.entry.limit
			};
		}
		function whyUsedUp({ policy: { budget }, answering }, { seen }) {
			return answering.spent.answers >= budget.answers ? `The ${budget.answers} answers of this run are used up.` : seen >= budget.same_pause ? `The same pause came more than ${budget.same_pause} times.` : void 0;
		}
		function judgedOf(run, request) {
			let judged = run.judged.get(request.toolCallId);
			if (judged === void 0) throw TypeError(`The pause "${request.toolCallId}" has not been decided.`);
			return judged;
		}
		function send(run, judged, verb, why) {
			let step = run.answering.answer({
				pause: judged.pause,
				verb,
				canned: judged.canned
			});
			run.answering = step.next;
			let { outcome, text, ladder } = step;
			return decisionOf(judged, {
				outcome,
				answer: text,
				ladder,
				reason: step.why ?? why ?? judged.reason
			});
		}
		function refused(run, request, decision) {
			let judged = judgedOf(run, request), why = `The service refused the answer ${JSON.stringify(decision.answer)}.`;
			return run.retried.has(request.toolCallId) ? stopped(judged, why) : (run.retried.add(request.toolCallId), run.answering = judged.before, send(run, judged, "reject", why));
		}
		function ask(judged) {
			let { pause } = judged;
			return (0, evaluate.Y)(pause) ? (0, decide_ladder.L5)("allow-always", pause.options) === void 0 ? stopped(judged, "No known option is offered, so there is nothing to ask.") : asked(judged, (0, decide_ladder.L5)("reject", pause.options) ?? "stop") : asked(judged, (0, canned_answer.s6)(pause.arguments) ? "decline" : "stop");
		}
		function asked(judged, fallback) {
			return decisionOf(judged, {
				outcome: "ask",
				answer: null,
				ladder: `ask: a person decides; without one ${fallback}`,
				reason: judged.reason
			});
		}
		function stopped(judged, why) {
			return decisionOf(judged, {
				outcome: "stop",
				answer: null,
				ladder: null,
				reason: why ?? judged.reason
			});
		}
		function decisionOf({ pause, verb, rule, trace, budgets }, end) {
			let told;
			return {
				pause,
				kind: pause.kind ?? null,
				operation: pause.operation ?? null,
				verb,
				rule,
				budgets,
				...end,
				get trace() {
					return told ??= trace(), told;
				}
			};
		}
		function malformed(run, why) {
			return {
				pause: null,
				kind: null,
				operation: null,
				verb: "stop",
				answer: null,
				outcome: "stop",
				rule: "malformed",
				reason: `The pause can't be judged: ${why}.`,
				trace: [],
				ladder: null,
				budgets: describeBudget(run.policy.budget, run.answering.spent, 0)
			};
		}
	}),
	37740: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			_: () => evaluate,
			Y: () => isPermission
		});
		var matchers = __webpack_require__(54698);
		function isMatched(entry, pause, context, mode) {
			return entry.when.every((condition) => (0, matchers.cK)(condition.matcher, condition.value(context), "when")) && entry.match.every((condition) => (0, matchers.cK)(condition.matcher, condition.value(pause), mode));
		}
		function judge(entry, pause, context, mode) {
			for (let condition of entry.when) {
				let value = condition.value(context);
				if (!(0, matchers.cK)(condition.matcher, value, "when")) return {
					matched: !1,
					because: (0, matchers.OB)(`when.${condition.key}`, condition.matcher, value)
				};
			}
			for (let condition of entry.match) {
				let value = condition.value(pause);
				if (!(0, matchers.cK)(condition.matcher, value, mode)) return {
					matched: !1,
					because: (0, matchers.OB)(condition.key, condition.matcher, value)
				};
			}
			return {
				matched: !0,
				because: whyAll(entry, pause)
			};
		}
		function whyAll(entry, pause) {
			for (let condition of entry.match) {
				let reason = (0, matchers.jy)(condition.key, condition.matcher, condition.value(pause));
				if (reason !== void 0) return reason;
			}
			let keys = [...entry.when.map((each) => `when.${each.key}`), ...entry.match.map((each) => each.key)];
			return keys.length === 1 ? `${keys[0] ?? ""} matches` : `${keys.slice(0, -1).join(", ")} and ${keys.at(-1) ?? ""} match`;
		}
		let notReached = "not reached";
		function isPermission(pause) {
			return pause.kind === "permission";
		}
		function evaluate(policy, pause, context) {
			let deciding = findDeciding(policy, pause, context);
			return {
				deciding,
				trace: () => traceTo(deciding, policy, pause, context)
			};
		}
		function findDeciding(policy, pause, context) {
			let matched = (mode) => (entry) => isMatched(entry, pause, context, mode), guard = policy.guards.find(matched("guard"));
			if (guard !== void 0) return {
				list: "guards",
				entry: guard
			};
			if (isPermission(pause)) {
				let rule = policy.rules.find(matched("rule"));
				return rule === void 0 ? { list: "default" } : {
					list: "rules",
					entry: rule
				};
			}
			let question = policy.questions.find(matched("rule"));
			return question === void 0 ? { list: "default" } : {
				list: "questions",
				entry: question
			};
		}
		function traceTo(deciding, policy, pause, context) {
			let list = isPermission(pause) ? "rules" : "questions", entries = [...policy.guards.map((entry) => ({
				entry,
				list: "guards",
				mode: "guard"
			})), ...policy[list].map((entry) => ({
				entry,
				list,
				mode: "rule"
			}))], found = deciding.list === "default" ? entries.length : entries.findIndex(({ entry }) => entry === deciding.entry), trace = entries.map(({ entry, list: name, mode }, index) => index > found ? {
				id: entry.id,
				list: name,
				matched: !1,
				because: notReached
			} : {
				id: entry.id,
				list: name,
				...judge(entry, pause, context, mode)
			}), byDefault = deciding.list === "default", because = byDefault ? `no guard and no ${isPermission(pause) ? "rule" : "question"} matches` : notReached;
			return [...trace, {
				id: "default",
				list: "default",
				matched: byDefault,
				because
			}];
		}
	}),
	45642: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L5: () => chooseOption,
			SV: () => isAllow,
			WF: () => ladders
		});
		let rejectLadder = ["reject_once", "reject_always"], ladders = {
			allow: ["allow_once", ...rejectLadder],
			"allow-always": [
				"allow_always",
				"allow_once",
				...rejectLadder
			],
			reject: rejectLadder,
			"reject-always": ["reject_always", "reject_once"]
		};
		function chooseOption(verb, offered) {
			return ladders[verb].find((option) => offered.includes(option));
		}
		function isAllow(option) {
			return option === "allow_once" || option === "allow_always";
		}
	}),
	15233: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { P: () => grantRule });
		let grantRule = "grant";
	}),
	79101: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, {
			enginesFor: () => enginesFor,
			noEngines: () => noEngines
		});
		let noEngines = {
			re2: void 0,
			shell: void 0
		};
		async function enginesFor(root) {
			let keys = new Set();
			collectKeys(root, keys);
			let [re2, shell] = await Promise.all([keys.has("re2") ? Promise.all([__webpack_require__.e(2856), __webpack_require__.e(3054)]).then(__webpack_require__.bind(__webpack_require__, 83054)).then((module) => module.re2) : void 0, keys.has("shell") ? Promise.all([__webpack_require__.e(8989), __webpack_require__.e(3908)]).then(__webpack_require__.bind(__webpack_require__, 83908)).then((module) => module.bash) : void 0]);
			return {
				re2,
				shell
			};
		}
		function collectKeys(node, keys) {
			if (node.type === "list") for (let item of node.items) collectKeys(item, keys);
			if (node.type === "map") for (let entry of node.entries) keys.add(entry.key), collectKeys(entry.value, keys);
		}
	}),
	54698: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			OB: () => whyNot,
			cK: () => matches,
			jy: () => whyMatched
		});
		var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31576), _text_json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(61989);
		function matches({ test, missing }, value, mode) {
			return value === void 0 ? missing || test.takesMissing === !0 : mode === "when" && value === _context_js__WEBPACK_IMPORTED_MODULE_0__.$5 ? test.listed?.includes(_context_js__WEBPACK_IMPORTED_MODULE_0__.$5) === !0 : test.holds(value, {
				mode,
				doubt: mode === "guard"
			});
		}
		function wanted({ test, missing }) {
			return missing ? `${test.wanted}, or missing` : test.wanted;
		}
		function whyNot(key, matcher, value) {
			let { test } = matcher, why = value === void 0 ? void 0 : test.whyNot?.(value);
			if (why !== void 0) return `${key}: ${why}`;
			let strange = value === void 0 ? "" : test.strange?.(value) ?? "";
			return `${key} is ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.SP)(value)}${strange}, wants ${wanted(matcher)}`;
		}
		function whyMatched(key, { test }, value) {
			if (value === void 0) return `${key} is missing`;
			let strange = test.strange?.(value) ?? "";
			if (strange !== "") return `${key} is ${(0, _text_json_js__WEBPACK_IMPORTED_MODULE_1__.SP)(value)}${strange}`;
			let why = test.whyHolds?.(value);
			return why === void 0 ? void 0 : `${key}: ${why}`;
		}
	}),
	49469: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { H: () => readPause });
		var _text_json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(61989);
		let maxBytes = 65536;
		function readPause(text) {
			let bytes = new TextEncoder().encode(text).length;
			if (bytes > maxBytes) return { error: `the arguments have ${bytes} bytes, at most ${maxBytes} are judged` };
			let value = parse(text);
			if (!(0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value)) return { error: "the arguments are not a JSON object" };
			let flaw = structuralFlaw(text);
			return flaw === void 0 ? readFields(value) : { error: flaw };
		}
		function parse(text) {
			try {
				return JSON.parse(text);
			} catch {
				return;
			}
		}
		function readFields(object) {
			let kind = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "kind"), operation = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "operation"), options = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "options"), message = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "message"), command = (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(object, "command");
			if (!isTextOrMissing(kind)) return { error: "\"kind\" is not a string" };
			if (!isTextOrMissing(message)) return { error: "\"message\" is not a string" };
			if (!isTextOrMissing(command)) return { error: "\"command\" is not a string" };
			if (!isTextOrMissing(operation) && operation !== null) return { error: "\"operation\" is neither a string nor null" };
			if (!isTextsOrMissing(options)) return { error: "\"options\" is not a list of strings" };
			let written = operation?.startsWith("shell command: ") ? operation.slice(15) : void 0;
			return written !== void 0 && command !== void 0 && written !== command ? { error: "\"operation\" and \"command\" name different commands" } : {
				arguments: object,
				kind,
				operation,
				options: options ?? [],
				tool: written === void 0 ? operation : "shell",
				command: written ?? command
			};
		}
		function isTextOrMissing(value) {
			return value === void 0 || typeof value == "string";
		}
		function isTextsOrMissing(value) {
			return value === void 0 || (0, _text_json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) && value.every((each) => typeof each == "string");
		}
		function isExact(token) {
			let digits = token.replace(/[eE].*$/u, "").replace(".", "").replace(/^-?0*/u, "").replace(/0*$/u, ""), value = Math.abs(Number(token));
			return !Number.isFinite(value) || value === 0 && digits !== "" ? !1 : digits.length <= 15 || digits.length <= 17 && value <= 2 ** 53 - 1;
		}
		let jsonToken = /"(?:[^"\\]|\\.)*"|[{}[\],:]|-?[0-9][0-9.eE+-]*/gu;
		function structuralFlaw(text) {
			let open = [], awaitsKey = !1;
			for (let [token] of text.matchAll(jsonToken)) if (token === "{" || token === "[") {
				if (open.push(token === "{" ? new Set() : void 0), open.length > 32) return "the arguments nest deeper than 32 levels";
				awaitsKey = token === "{";
			} else if (token === "}" || token === "]") open.pop(), awaitsKey = !1;
			else if (token === ",") awaitsKey = open.at(-1) !== void 0;
			else if (/^[-0-9]/u.test(token)) {
				if (!isExact(token)) return `the number ${token.slice(0, 40)} has more digits than can be judged`;
			} else if (token !== ":" && awaitsKey) {
				let name = String(JSON.parse(token)), keys = open.at(-1);
				if (keys?.has(name) === !0) return `the key ${JSON.stringify(name)} stands twice in the arguments`;
				keys?.add(name), awaitsKey = !1;
			}
		}
	}),
	8157: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IJ: () => guardVerbs,
			LX: () => questionVerbs,
			XK: () => ruleVerbs,
			ZJ: () => defaultBudget,
			n4: () => rejectEverything
		});
		let guardVerbs = [
			"reject",
			"reject-always",
			"stop"
		], ruleVerbs = [
			"allow",
			"reject",
			"stop",
			"ask",
			"allow-always",
			"reject-always"
		], questionVerbs = [
			"reject",
			"stop",
			"ask"
		], defaultBudget = {
			answers: 40,
			allows: 15,
			rejects_in_a_row: 4,
			same_pause: 3
		}, rejectEverything = {
			source: "no policy file",
			default: "reject",
			budget: defaultBudget,
			guards: [],
			rules: [],
			questions: [],
			tests: []
		};
	}),
	72352: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			y: () => readContext,
			replay: () => replay
		});
		var permission_context = __webpack_require__(31576), ask_undecided = __webpack_require__(82185), canned_answer = __webpack_require__(62530), decide = __webpack_require__(86387), decision = __webpack_require__(15233), context_shape = __webpack_require__(70529), engines = __webpack_require__(79101), json = __webpack_require__(61989);
		function treeOfJson(value, at = {
			line: 1,
			column: 1
		}) {
			return (0, json.Lv)(value) ? {
				type: "list",
				at,
				items: value.map((item) => treeOfJson(item, at))
			} : (0, json.Gv)(value) ? {
				type: "map",
				at,
				entries: Object.entries(value).map(([key, each]) => ({
					key,
					at,
					value: treeOfJson(each, at)
				}))
			} : {
				type: "plain",
				at,
				value
			};
		}
		function readContext(value) {
			if (value === void 0) return { context: permission_context.Ut };
			let reader = {
				engines: engines.noEngines,
				problems: []
			}, context = context_shape.B.read(treeOfJson(value), reader);
			return context === void 0 ? { error: reader.problems.map((problem) => problem.message).join(" ") } : { context };
		}
		function replay(run, policy) {
			let decisions = (0, decide.startDecisions)(run.atTerminal ? (0, ask_undecided.t)(policy) : policy, run.context);
			return run.pauses.map(({ request, decided }) => replayPause(request, decided, decisions));
		}
		function replayPause(request, was, decisions) {
			let first = decisions.decide(request), { answer, rule, outcome, reason } = first.outcome === "ask" && (first.rule === was.rule || was.rule === decision.P) ? again(request, first, was, decisions) : first, { toolCallId } = request;
			return {
				tool_call_id: toolCallId,
				operation: first.operation,
				was,
				now: {
					answer,
					rule,
					outcome,
					reason
				},
				changed: answer !== was.answer
			};
		}
		function again(request, asked, was, decisions) {
			let wish = wishOf(was.answer);
			if (wish === void 0) return decisions.nobodyAnswered(request);
			let said = decisions.personAnswered(request, wish);
			return "error" in said ? asked : was.rule === decision.P && said.outcome === "allow" ? {
				...said,
				rule: decision.P
			} : said;
		}
		function wishOf(answer) {
			return answer === "allow_once" ? "allow" : answer === "allow_always" ? "allow-always" : answer === null || answer === canned_answer.Kx || answer === "reject_once" || answer === "reject_always" ? void 0 : { value: (0, json.hQ)(readObject(answer) ?? {}, "content") ?? answer };
		}
		function readObject(text) {
			try {
				let value = JSON.parse(text);
				return (0, json.Gv)(value) ? value : void 0;
			} catch {
				return;
			}
		}
	}),
	5739: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			F: () => argumentsDigest,
			s: () => sha256
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598), _permission_pause_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(49469), _permission_text_json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(61989);
		function sha256(content) {
			return { sha256: (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha256").update(content).digest("hex") };
		}
		function argumentsDigest(text) {
			let pause = (0, _permission_pause_js__WEBPACK_IMPORTED_MODULE_1__.H)(text);
			return sha256("error" in pause ? text : (0, _permission_text_json_js__WEBPACK_IMPORTED_MODULE_2__.dj)(pause.arguments));
		}
	}),
	47211: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { e: () => readTranscriptRecord });
		var read = __webpack_require__(31255), run_record = __webpack_require__(58670), provenance_digest = __webpack_require__(5739), predicate_words = __webpack_require__(82770);
		function toPredicate(record, prompt) {
			let { start, first_at, last_at, conclusion, error, pauses, usage } = record;
			if (start === null || first_at === null || last_at === null) return { error: "its run never began" };
			if (conclusion === null || !isOfRun(conclusion)) return { error: "its run has no end" };
			if (start.service === void 0) return { error: "it does not name the service: an earlier version wrote it, or the library" };
			let { head_commit, tool, policy } = start;
			return {
				service: start.service,
				intern: {
					id: start.intern_id,
					name: start.intern_name
				},
				approvalMode: start.approval_mode,
				startedOn: first_at,
				finishedOn: last_at,
				...prompt === void 0 ? {} : { prompt: { digest: (0, provenance_digest.s)(prompt) } },
				...policy.path === null || policy.digest === null ? {} : { policy: toPolicy(policy.path, policy.digest, policy) },
				decisions: pauses.flatMap(toDecisions),
				conclusion,
				...error === null ? {} : { errorCode: error.code },
				...usage === null ? {} : { usage: toUsage(usage) },
				...head_commit === void 0 ? {} : { pullRequest: { headCommit: { digest: { gitCommit: head_commit } } } },
				...tool === void 0 ? {} : { tool: toTool(tool) }
			};
		}
		function isOfRun(conclusion) {
			return conclusion !== "skipped";
		}
		function toPolicy(path, digest, { commit, tests }) {
			return {
				path,
				...commit === null ? {} : { commit },
				digest: { sha256: digest },
				...tests === void 0 ? {} : { tests }
			};
		}
		function toTool({ name, version, digest }) {
			return {
				name,
				version,
				...digest === void 0 ? {} : { digest: { sha256: digest } }
			};
		}
		function toDecisions({ pause, decisions }) {
			let digest = (0, provenance_digest.F)(pause.arguments);
			return decisions.map(({ outcome, answer, rule, decided_by, person }) => ({
				arguments: { digest },
				outcome,
				...toAnswer(answer),
				rule,
				...decided_by === void 0 ? {} : { decidedBy: decided_by },
				...person === void 0 ? {} : { person }
			}));
		}
		function toAnswer(answer) {
			if (answer === null) return {};
			let told = predicate_words.J.find((one) => one === answer);
			return told === void 0 ? { answerDigest: (0, provenance_digest.s)(answer) } : { answer: told };
		}
		function toUsage({ prompt_tokens, completion_tokens, total_tokens, cost }) {
			return {
				...prompt_tokens === void 0 ? {} : { prompt_tokens },
				...completion_tokens === void 0 ? {} : { completion_tokens },
				...total_tokens === void 0 ? {} : { total_tokens },
				...cost == null ? {} : { cost }
			};
		}
		function readTranscriptRecord(bytes) {
			let text = new TextDecoder().decode(bytes), run = addUp((0, read.l)(text));
			if ("error" in run) return run;
			let predicate = toPredicate(run.record, run.prompt);
			return "error" in predicate ? predicate : {
				digest: (0, provenance_digest.s)(bytes),
				predicate
			};
		}
		function addUp(lines) {
			let record = (0, run_record.p)(), prompt, starts = 0;
			for (let { number, event } of lines) {
				if (event === "unreadable") return { error: `line ${number} is no event of a transcript` };
				event !== "unknown" && (event.type === "start" && (starts += 1), event.type === "prompt" && (prompt ??= event.text), record.observe(event));
			}
			return starts > 1 ? { error: "it holds more than one run" } : {
				record: record.value(),
				prompt
			};
		}
	}),
	82770: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			J: () => toldAnswers,
			W: () => predicateType
		});
		let predicateType = "https://github.com/intern-action/intern-action/blob/main/docs/intern-run-v1.md", toldAnswers = [
			"allow_once",
			"allow_always",
			"reject_once",
			"reject_always"
		];
	}),
	34258: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			HJ: () => toStatement,
			qZ: () => statement,
			sq: () => statementMediaType
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343), _predicate_words_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(82770);
		let statementType = "https://in-toto.io/Statement/v1", statementMediaType = "application/vnd.in-toto+json", statement = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
			_type: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz(statementType),
			subject: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({ digest: zod_mini__WEBPACK_IMPORTED_MODULE_0__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()) })),
			predicateType: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
			predicate: zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J()
		});
		function toStatement(name, transcript, predicate) {
			let head = predicate.pullRequest?.headCommit, heads = head === void 0 ? [] : [{
				name: "head of the pull request",
				digest: head.digest
			}];
			return {
				_type: statementType,
				subject: [{
					name,
					digest: transcript
				}, ...heads],
				predicateType: _predicate_words_js__WEBPACK_IMPORTED_MODULE_1__.W,
				predicate
			};
		}
	}),
	4821: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			L: () => checkNames,
			j: () => CheckFailure
		});
		let checkNames = [
			"bundle",
			"time",
			"certificate",
			"log",
			"signature",
			"repository",
			"workflow",
			"statement",
			"transcript",
			"record",
			"policy",
			"decisions"
		];
		class CheckFailure extends Error {
			check;
			constructor(check, message, cause) {
				super(message, cause === void 0 ? void 0 : { cause }), this.check = check;
			}
		}
	}),
	2612: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			er: () => readRepositoryUrl,
			n_: () => checkRepository,
			qF: () => checkWorkflow
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _check_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4821);
		let gitHub = "https://github.com/", gitHubIssuer = /^https:\/\/token\.actions\.githubusercontent\.com(?:\/[\w.-]+)?$/;
		function readRepositoryUrl(given) {
			if (/^[\w.-]+\/[\w.-]+$/.test(given)) return gitHub + given;
			if (/^https:\/\/[^\s?#@]+[^\s?#@/]$/.test(given)) return given;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__.InputError("input_invalid", `--repository is "${given}". Use OWNER/NAME for GitHub, or the URL of the repository.`, { source: "repository" });
		}
		function checkRepository({ repository, issuer, subject }, expected) {
			if (repository === void 0) throw new _check_js__WEBPACK_IMPORTED_MODULE_1__.j("repository", `the certificate names no repository; it is of "${subject}"`);
			if (!isSame(repository, expected)) throw new _check_js__WEBPACK_IMPORTED_MODULE_1__.j("repository", `it was signed in ${repository}, and not in ${expected}`);
			if (expected.startsWith(gitHub) && !gitHubIssuer.test(issuer)) throw new _check_js__WEBPACK_IMPORTED_MODULE_1__.j("repository", `the identity came from ${issuer}, and not from GitHub Actions`);
		}
		function isSame(one, other) {
			let form = (url) => url.startsWith(gitHub) ? url.toLowerCase() : url;
			return form(one) === form(other);
		}
		function checkWorkflow({ workflow, repository, subject }, expected) {
			if (workflow === void 0) throw new _check_js__WEBPACK_IMPORTED_MODULE_1__.j("workflow", `the certificate names no workflow; it is of "${subject}"`);
			let at = workflow.lastIndexOf("@"), [path, ref] = [workflow.slice(0, at), workflow.slice(at + 1)], [, expectedPath = "", expectedRef] = /^\/*([^@]+)(?:@(.+))?$/.exec(expected) ?? [], own = repository === void 0 ? [] : [`${repository}/${expectedPath}`, `${repository}//${expectedPath}`], reusable = /^\w[\w-]*\/[\w.-]+\//.test(expectedPath) ? [gitHub + expectedPath] : [];
			if (!(at > 0 && [...own, ...reusable].includes(path) && (expectedRef === void 0 || expectedRef === ref))) throw new _check_js__WEBPACK_IMPORTED_MODULE_1__.j("workflow", `it was signed by ${workflow}, and not by ${expected}`);
		}
	}),
	39924: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			notProven: () => notProven,
			verifyRun: () => verifyRun
		});
		var verify_check = __webpack_require__(4821), ask_undecided = __webpack_require__(82185), permission_policy = __webpack_require__(8157), json = __webpack_require__(61989), replay = __webpack_require__(72352), past_decisions = __webpack_require__(42826), read = __webpack_require__(31255), provenance_digest = __webpack_require__(5739), from_transcript = __webpack_require__(47211), schemas = __webpack_require__(94343), api = __webpack_require__(43759), words = __webpack_require__(84095), predicate_words = __webpack_require__(82770);
		let predicate_text = (about) => schemas.YjP().check(schemas.mIj({ description: about })), digest = (about) => schemas.Ikc({ sha256: schemas.YjP().check(api.Fk(/^[0-9a-f]{64}$/)) }).check(schemas.mIj({ description: `${about} SHA-256, hexadecimal.` })), count = (about) => schemas.Whr().check(api.UI(), schemas.mIj({ description: about })), amount = schemas.yqP(schemas.aig()), decision = schemas.Ikc({
			arguments: schemas.Ikc({ digest: digest("The arguments of the pause as canonical JSON (RFC 8785); as streamed if they could not be judged.") }),
			outcome: schemas.k5n([
				"allow",
				"answer",
				"reject",
				"stop",
				"ask"
			]).check(schemas.mIj({ description: "The outcome of the pause: a used-up budget turns an allow into a reject." })),
			answer: schemas.yqP(schemas.k5n(predicate_words.J).check(schemas.mIj({ description: "The answer, if it is one of these." }))),
			answerDigest: schemas.yqP(digest("Any other answer that was sent.")),
			rule: predicate_text("Id of the deciding rule of the policy, `default`, `malformed`, `(person)` or `grant`."),
			decidedBy: schemas.yqP(schemas.k5n([
				"policy",
				"person",
				"nobody"
			]).check(schemas.mIj({ description: "`nobody`: a person was to decide, and none was there or answered in time." }))),
			person: schemas.yqP(predicate_text("Login of the person who decided, if known."))
		}), policy = schemas.Ikc({
			path: predicate_text("The file."),
			commit: schemas.yqP(predicate_text("The commit that it was read at; absent for a file of the checkout.")),
			digest: digest("The file."),
			tests: schemas.yqP(count("How many tests the file has."))
		}), predicate = schemas.Ikc({
			service: predicate_text("Origin of the Intern Service."),
			intern: schemas.Ikc({
				id: predicate_text("Its id."),
				name: predicate_text("Its name.")
			}),
			approvalMode: schemas.k5n(words.oy).check(schemas.mIj({ description: "`self-drive`: the intern asked nobody, so nothing was decided." })),
			startedOn: predicate_text("Time of the first event, RFC 3339."),
			finishedOn: predicate_text("Time of the last event, RFC 3339."),
			prompt: schemas.yqP(schemas.Ikc({ digest: digest("The prompt, UTF-8; absent if an answer began the run.") })),
			policy: schemas.yqP(policy.check(schemas.mIj({ description: "Absent: there was none, and everything is rejected." }))),
			decisions: schemas.YOg(decision),
			verdict: schemas.yqP(predicate_text("Reserved: what the run is to say about what it looked at.")),
			conclusion: schemas.k5n([
				"finished",
				"paused",
				"rejected",
				"ended",
				"failed"
			]).check(schemas.mIj({ description: "What the run came to." })),
			errorCode: schemas.yqP(predicate_text("The code of the error, if there was one.")),
			usage: schemas.yqP(schemas.Ikc({
				prompt_tokens: amount,
				completion_tokens: amount,
				total_tokens: amount,
				cost: amount
			}).check(schemas.mIj({ description: "As the service reported it, summed over the run." }))),
			pullRequest: schemas.yqP(schemas.Ikc({ headCommit: schemas.Ikc({ digest: schemas.Ikc({ gitCommit: schemas.YjP().check(api.Fk(/^[0-9a-f]{40}$/)) }) }) })),
			tool: schemas.yqP(schemas.Ikc({
				name: predicate_text("`intern-action` or `interns`."),
				version: predicate_text("Its version."),
				digest: schemas.yqP(digest("Its files."))
			}))
		});
		var statement = __webpack_require__(34258);
		function readClaim(payload) {
			let read = statement.qZ.safeParse(parse(payload));
			if (!read.success) throw new verify_check.j("statement", "what was signed is no in-toto statement of version 1");
			let { subject, predicateType: type, predicate: said } = read.data;
			if (type !== predicate_words.W) throw new verify_check.j("statement", `it is of type "${type}", and this version knows "${predicate_words.W}"`);
			let known = predicate.safeParse(said);
			if (!known.success) {
				let [issue] = known.error.issues;
				throw new verify_check.j("statement", `its predicate is wrong at "${issue?.path.join(".")}": ${issue?.message}`);
			}
			let unknown = Object.keys(Object(said)).filter((name) => !Object.hasOwn(predicate.shape, name));
			return {
				digests: subject.map(({ digest }) => digest),
				predicate: known.data,
				unknown
			};
		}
		function parse(payload) {
			try {
				return JSON.parse(new TextDecoder("utf-8", { fatal: !0 }).decode(payload));
			} catch {
				return;
			}
		}
		function checkTranscript(transcript, { digests }) {
			let digest = (0, provenance_digest.s)(transcript).sha256;
			if (digests.some(({ sha256: signed }) => signed === digest)) return;
			let signed = digests.flatMap((one) => one.sha256 ?? []).join(", ");
			throw new verify_check.j("transcript", `its SHA-256 is ${digest}, and ${signed || "none"} was signed for`);
		}
		function checkRecord(transcript, { predicate: said, digests }) {
			let record = (0, from_transcript.e)(transcript);
			if ("error" in record) throw new verify_check.j("record", `the transcript can't be read: ${record.error}`);
			let told = record.predicate, different = Object.entries(said).find(([name, value]) => !isSame(value, told[name]));
			if (different !== void 0) {
				let [name, value] = different;
				throw new verify_check.j("record", `"${name}" was signed as ${JSON.stringify(value)}; the transcript says otherwise`);
			}
			let head = record.predicate.pullRequest?.headCommit.digest.gitCommit, other = digests.find(({ gitCommit }) => gitCommit !== void 0 && gitCommit !== head);
			if (other === void 0) return record;
			throw new verify_check.j("record", `commit ${other.gitCommit} was signed for; the transcript says otherwise`);
		}
		function isSame(one, other) {
			return (0, json.dj)(asJson(one)) === (0, json.dj)(asJson(other));
		}
		function asJson(value) {
			return JSON.parse(JSON.stringify(value ?? null));
		}
		function checkPolicyFile(file, { predicate: { policy } }) {
			if (policy === void 0) throw new verify_check.j("policy", "the run had no policy");
			let digest = (0, provenance_digest.s)(file).sha256;
			if (digest === policy.digest.sha256) return;
			let place = policy.commit === void 0 ? "of the checkout" : `at commit ${policy.commit}`, signed = `the run was decided by "${policy.path}" ${place}, SHA-256 ${policy.digest.sha256}`;
			throw new verify_check.j("policy", `its SHA-256 is ${digest}; ${signed}`);
		}
		function checkDecisions(transcript, policy = permission_policy.n4) {
			let run = (0, past_decisions.F)((0, read.l)(new TextDecoder().decode(transcript)));
			if ("error" in run) throw new verify_check.j("decisions", run.error);
			let hadPerson = run.pauses.some(({ decided }) => decided.rule === ask_undecided.I), decisions = (0, replay.replay)(run, hadPerson ? (0, ask_undecided.t)(policy) : policy), different = decisions.find(({ changed, was, now }) => changed || was.rule !== now.rule);
			if (different === void 0) return decisions.length;
			throw new verify_check.j("decisions", describe(different));
		}
		function describe({ tool_call_id: id, operation, was, now }) {
			return `${operation === null ? id : `${id} ${JSON.stringify(operation)}`} was answered ${was.answer ?? "with a stop"} by ${was.rule}; the policy says ${now.answer ?? now.outcome} by ${now.rule}`;
		}
		var expected_signer = __webpack_require__(2612), dist = __webpack_require__(61040), verify_dist = __webpack_require__(54187), errors = __webpack_require__(452);
		function readBundleFile(text) {
			let bundles = bundle_file_parse(text);
			return bundles.find(isAboutRun) ?? bundles[0];
		}
		function bundle_file_parse(text) {
			try {
				return [JSON.parse(text)];
			} catch (cause) {
				let lines = text.split("\n").filter((line) => line.trim() !== "");
				if (lines.length < 2) throw cause;
				return lines.map((line) => JSON.parse(line));
			}
		}
		function isAboutRun(bundle) {
			let payload = fieldOf(fieldOf(bundle, "dsseEnvelope"), "payload");
			if (typeof payload != "string") return !1;
			try {
				return statement.qZ.safeParse(JSON.parse(Buffer.from(payload, "base64").toString())).data?.predicateType === predicate_words.W;
			} catch {
				return !1;
			}
		}
		function fieldOf(value, name) {
			return typeof value == "object" && value ? Reflect.get(value, name) : void 0;
		}
		function toSignerIdentity({ identity }) {
			let extension = (number) => {
				let found = identity?.oids?.find(({ oid }) => oid?.id.join(".") === `1.3.6.1.4.1.57264.1.${number}`);
				return found === void 0 ? void 0 : readUtf8String(found.value);
			}, given = {
				repository: extension(12),
				workflow: extension(9),
				ref: extension(14),
				commit: extension(13),
				trigger: extension(20),
				run: extension(21)
			}, known = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== void 0));
			return {
				subject: identity?.subjectAlternativeName ?? "",
				issuer: extension(8) ?? "",
				...known
			};
		}
		function readUtf8String(der) {
			let [tag, first = 0, second = 0, third = 0] = der;
			if (tag !== 12) return;
			let [head, length] = first < 128 ? [2, first] : first === 129 ? [3, second] : first === 130 ? [4, second * 256 + third] : [0, -1];
			return der.length === head + length ? new TextDecoder().decode(der.subarray(head)) : void 0;
		}
		var why_unread = __webpack_require__(91951);
		let signatureChecks = [
			"bundle",
			"time",
			"certificate",
			"log",
			"signature"
		];
		function verifySignature(text, roots) {
			let bundle = readBundle(text);
			refuseUnsignedTimes(bundle);
			let failures = [];
			for (let root of roots) try {
				let signer = verifyAgainst(bundle, root);
				return {
					payload: bundle.content.dsseEnvelope.payload,
					signer: toSignerIdentity(signer)
				};
			} catch (error) {
				failures.push(toFailure(error));
			}
			let rank = ({ check }) => verify_check.L.indexOf(check);
			throw failures.toSorted((a, b) => rank(b) - rank(a))[0] ?? new verify_check.j("certificate", "there is no trusted root");
		}
		function readBundle(text) {
			let refuse = (why, cause) => new verify_check.j("bundle", why, cause), bundle;
			try {
				bundle = (0, dist.vw)(readBundleFile(text));
			} catch (cause) {
				throw refuse(`this is no Sigstore bundle: ${(0, why_unread.M)(cause)}`, cause);
			}
			if (!(0, dist.Km)(bundle)) throw refuse("it signs a file, and no statement about a run");
			if ((0, dist.DQ)(bundle)) throw refuse("it is signed by a key, and not by the identity of a job");
			let { payloadType, signatures } = bundle.content.dsseEnvelope;
			if (payloadType !== statement.sq) throw refuse(`it signs "${payloadType}", and no in-toto statement`);
			if (signatures.length !== 1) throw refuse(`it has ${signatures.length} signatures, and not one`);
			return bundle;
		}
		function refuseUnsignedTimes({ verificationMaterial: { tlogEntries } }) {
			if (tlogEntries.some(({ integratedTime, inclusionPromise }) => Number(integratedTime) !== 0 && !inclusionPromise)) throw new verify_check.j("time", "the log entry has a time that the log did not sign");
		}
		function verifyAgainst(bundle, root) {
			return new verify_dist.BL(root, {
				ctlogThreshold: Math.min(root.ctlogs.length, 1),
				tlogThreshold: Math.min(root.tlogs.length, 1),
				timestampThreshold: 1
			}).verify((0, verify_dist.DC)(bundle));
		}
		let checkOfCode = {
			NOT_IMPLEMENTED_ERROR: "bundle",
			TIMESTAMP_ERROR: "time",
			CERTIFICATE_ERROR: "certificate",
			PUBLIC_KEY_ERROR: "certificate",
			TLOG_ERROR: "log",
			TLOG_INCLUSION_PROOF_ERROR: "log",
			TLOG_INCLUSION_PROMISE_ERROR: "log",
			TLOG_MISSING_INCLUSION_ERROR: "log",
			TLOG_BODY_ERROR: "log",
			SIGNATURE_ERROR: "signature"
		};
		function toFailure(error) {
			return error instanceof verify_dist.mk ? new verify_check.j(checkOfCode[error.code], signature_describe(error), error) : new verify_check.j("bundle", `it can't be read: ${(0, errors.describeError)(error)}`, error);
		}
		function signature_describe({ message, cause }) {
			return cause instanceof Error ? `${message}: ${cause.message}` : message;
		}
		let notProven = [
			"Who signed is the job that ran the action. Whoever ran code in that job could have signed something else.",
			"The record holds what the job saw: nobody here can tell whether the intern asked for everything that it did.",
			"The record does not say that the answers were right, or that the work is good."
		], readable = "a Sigstore bundle with one in-toto statement";
		async function verifyRun(options) {
			let rows = new Map(), signer, claim, pass = (name, found) => void rows.set(name, {
				name,
				state: "ok",
				found
			}), leave = (name, found, remedy) => void rows.set(name, {
				name,
				state: "skipped",
				found,
				...remedy === void 0 ? {} : { remedy }
			});
			try {
				let signed = verifySignature(options.bundle, options.roots);
				({signer} = signed), passSignature(signer, pass), checkSigner(signer, options, pass, leave), claim = readClaim(signed.payload), pass("statement", describeClaim(claim)), checkTranscript(options.transcript, claim), pass("transcript", "is the file that was signed for"), checkRecord(options.transcript, claim), pass("record", "everything that was signed follows from the transcript"), await checkPolicy(options, claim, pass, leave);
			} catch (error) {
				if (!(error instanceof verify_check.j)) throw error;
				signatureChecks.includes(error.check) && error.check !== "bundle" && pass("bundle", readable), rows.set(error.check, {
					name: error.check,
					state: "failed",
					found: error.message
				});
			}
			let notReached = (name) => ({
				name,
				state: "skipped",
				found: "not reached"
			});
			return {
				checks: verify_check.L.map((name) => rows.get(name) ?? notReached(name)),
				signer,
				predicate: claim?.predicate
			};
		}
		function passSignature({ subject, issuer }, pass) {
			pass("bundle", readable), pass("time", "signed by a log or a time stamp authority of the trusted root"), pass("certificate", `of ${subject}, by an identity token of ${issuer}, valid at that time`), pass("log", "what the trusted root asks of a log entry holds"), pass("signature", "is of the key of the certificate");
		}
		function checkSigner(signer, { repository, workflow }, pass, leave) {
			repository === void 0 ? leave("repository", `not checked: it was signed in ${signer.repository ?? "an unknown repository"}`, "Anybody can sign in a repository of their own. Name yours: --repository OWNER/NAME") : ((0, expected_signer.n_)(signer, repository), pass("repository", signer.repository ?? "")), workflow === void 0 ? leave("workflow", `not checked: it was ${signer.workflow ?? "an unknown workflow"}`, "Name it: --workflow PATH@REF") : ((0, expected_signer.qF)(signer, workflow), pass("workflow", signer.workflow ?? ""));
		}
		function describeClaim({ predicate: { intern, service, conclusion, decisions }, unknown }) {
			let count = decisions.length === 1 ? "1 decision" : `${decisions.length} decisions`, rest = unknown.length === 0 ? "" : `; not checked, because this version does not know it: ${unknown.join(", ")}`;
			return `${intern.name} at ${service}: ${conclusion}, ${count}${rest}`;
		}
		async function checkPolicy({ transcript, policy }, claim, pass, leave) {
			let signed = claim.predicate.policy;
			if (policy !== void 0) checkPolicyFile(policy.bytes, claim), pass("policy", "is the file that decided"), pass("decisions", sameDecisions(checkDecisions(transcript, await policy.read())));
			else if (signed === void 0) pass("policy", "there was none"), pass("decisions", sameDecisions(checkDecisions(transcript)));
			else {
				let place = signed.commit === void 0 ? "of the checkout" : `at commit ${signed.commit}`;
				leave("policy", `not checked: it was "${signed.path}" ${place}`, "Name the file: --policy FILE"), leave("decisions", "not checked: only the policy can say them again");
			}
		}
		function sameDecisions(count) {
			return count === 0 ? "there were none" : count === 1 ? "the policy says the same again" : `the policy says the same ${count} again`;
		}
	}),
	91951: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { M: () => whyUnread });
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452);
		function whyUnread(cause) {
			return cause instanceof TypeError ? "a part of it is missing, or of another type" : (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.describeError)(cause);
		}
	})
};
