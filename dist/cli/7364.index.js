export const id = 7364;
export const ids = [7364];
export const modules = {
	65344: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$e: () => warning,
			Dj: () => failedBy,
			_d: () => skippedFor,
			fE: () => toText,
			gz: () => failed,
			hT: () => skipped,
			hm: () => createCheckRunner,
			ok: () => ok,
			u_: () => variableAndFlag
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(452), _inputs_input_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(63689), _log_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(97309), _failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(51612), _screen_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21264);
		function failedBy(name, error) {
			let code = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__.h4 ? error.code : void 0;
			return {
				...failed(name, (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.Uc)(error, _failure_js__WEBPACK_IMPORTED_MODULE_1__.S)),
				code
			};
		}
		let createCheckMaker = (state) => (name, found, remedy, next, code) => ({
			name,
			state,
			found,
			code,
			remedy,
			next
		}), ok = createCheckMaker("ok"), warning = createCheckMaker("warning"), failed = createCheckMaker("failed"), skipped = createCheckMaker("skipped");
		function skippedFor(name, ...needs) {
			return {
				...skipped(name, `needs ${needs.join(" and ")}`),
				needs
			};
		}
		function createCheckRunner({ signal }) {
			return async (name, requiredChecks, run) => {
				let unmet = requiredChecks.filter((check) => check.state === "failed" || check.needs !== void 0);
				if (unmet.length > 0) return skippedFor(name, ...unmet.map((check) => check.name));
				try {
					return await run();
				} catch (error) {
					return signal.throwIfAborted(), failedBy(name, error);
				}
			};
		}
		function variableAndFlag(name) {
			return `${(0, _inputs_input_text_js__WEBPACK_IMPORTED_MODULE_2__.Kw)(name)} (--${name})`;
		}
		function toText(checks, io) {
			let style = (0, _screen_js__WEBPACK_IMPORTED_MODULE_3__._r)(io.terminal?.stdout), signs = {
				ok: style.green("\u2713"),
				warning: style.yellow("!"),
				failed: style.red("\u2717"),
				skipped: style.dim("-")
			}, width = Math.max(...checks.map(({ name }) => name.length)), indent = " ".repeat(width + 4);
			return `${checks.flatMap(({ name, state, found, remedy, next }) => [
				`${signs[state]} ${name.padEnd(width)}  ${(0, _log_js__WEBPACK_IMPORTED_MODULE_4__.TN)(found)}`,
				...remedy === void 0 ? [] : [`${indent}${style.bold("\u2192")} ${(0, _log_js__WEBPACK_IMPORTED_MODULE_4__.TN)(remedy)}`],
				...next === void 0 ? [] : [`${indent}${style.dim("$")} ${(0, _log_js__WEBPACK_IMPORTED_MODULE_4__.TN)(next)}`]
			]).join("\n")}\n`;
		}
	}),
	51612: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => nameAsFlag,
			x: () => reportFailure
		});
		var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(452), _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(63683), _inputs_input_lists_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(29937), _inputs_input_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(63689), _log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(97309), _command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99859), _exit_code_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(75720), _screen_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21264);
		let accessCodePattern = /^(?:identity|exchange|api|intern)_/, nameAsFlag = (name) => `--${name}`;
		function createNameInput({ inputs = [], flags, arguments: words = [] }) {
			let names = [...inputs, ...(0, _command_js__WEBPACK_IMPORTED_MODULE_0__.PQ)(flags).map(({ name }) => name)];
			return (name, isFirst) => names.includes(name) ? nameAsFlag(name, isFirst) : words.find(({ input }) => input === name)?.name ?? name.toUpperCase();
		}
		function findMisspeltVariable(wanted, { env }) {
			let strip = (name) => name.replace(/^INTERNS?_?|_/gi, "").toUpperCase();
			return Object.keys(env).find((name) => /^interns?_/i.test(name) && name !== wanted && strip(name) === strip(wanted));
		}
		function reportFailure(thrown, command, isJsonWanted, io) {
			let error = (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.on)(thrown), nameInput = createNameInput(command), source = error.data.source ?? "", text = (0, _log_js__WEBPACK_IMPORTED_MODULE_2__.TN)(`interns ${command.name}: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.Uc)(thrown, nameInput)} (${error.code})`);
			(0, _screen_js__WEBPACK_IMPORTED_MODULE_3__.qz)(io, error.data.line === void 0 ? text : text.replaceAll(` ${(0, _log_js__WEBPACK_IMPORTED_MODULE_2__.TN)(source)}:`, `\n${(0, _log_js__WEBPACK_IMPORTED_MODULE_2__.TN)(source)}:`));
			let missingInput = error.code === "input_missing" && (0, _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.wp)(source) ? source : void 0;
			if ((0, _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.wp)(source) && _inputs_definitions_js__WEBPACK_IMPORTED_MODULE_4__.Z$[source].where !== "action" && (io.env[(0, _inputs_input_text_js__WEBPACK_IMPORTED_MODULE_5__.Kw)(source)] ?? "") !== "") (0, _screen_js__WEBPACK_IMPORTED_MODULE_3__.qz)(io, `  Without the flag, the environment variable ${(0, _inputs_input_text_js__WEBPACK_IMPORTED_MODULE_5__.Kw)(source)} is used.`);
			else if (missingInput !== void 0) {
				let misspelt = findMisspeltVariable((0, _inputs_input_text_js__WEBPACK_IMPORTED_MODULE_5__.Kw)(missingInput), io);
				misspelt === void 0 ? (0, _screen_js__WEBPACK_IMPORTED_MODULE_3__.qz)(io, `  You can also set it in the environment, as ${(0, _inputs_input_text_js__WEBPACK_IMPORTED_MODULE_5__.Kw)(missingInput)}.`) : (0, _screen_js__WEBPACK_IMPORTED_MODULE_3__.qz)(io, `  ${misspelt} is set, but nothing reads it. Did you mean ${(0, _inputs_input_text_js__WEBPACK_IMPORTED_MODULE_5__.Kw)(missingInput)}?`);
			}
			for (let { name: claim, value } of error.data.unverifiedClaims ?? []) (0, _screen_js__WEBPACK_IMPORTED_MODULE_3__.qz)(io, `  ${claim}: ${(0, _log_js__WEBPACK_IMPORTED_MODULE_2__.TN)(value ?? "absent")} (unverified)`);
			for (let remark of error.data.remarks ?? []) (0, _screen_js__WEBPACK_IMPORTED_MODULE_3__.qz)(io, `  ${(0, _log_js__WEBPACK_IMPORTED_MODULE_2__.TN)(remark)}`);
			(accessCodePattern.test(error.code) || _inputs_input_lists_js__WEBPACK_IMPORTED_MODULE_6__.O.some((name) => name === missingInput)) && (0, _screen_js__WEBPACK_IMPORTED_MODULE_3__.qz)(io, "  \"interns doctor\" says what to fix.");
			let example = Object.values(command.examples).find((line) => line.startsWith("interns exec -- "));
			return missingInput === "base-url" && example !== void 0 && (0, _screen_js__WEBPACK_IMPORTED_MODULE_3__.qz)(io, `  To try it with a local service: ${example}`), isJsonWanted && io.stdout(`${(0, _screen_js__WEBPACK_IMPORTED_MODULE_3__.jj)({ error: {
				code: error.code,
				message: error.messageFor(nameInput)
			} })}\n`), (0, _exit_code_js__WEBPACK_IMPORTED_MODULE_7__.t4)(error);
		}
	}),
	28527: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { runVerify: () => runVerify });
		var values = __webpack_require__(97035), log = __webpack_require__(97309), policy_file = __webpack_require__(10401), errors = __webpack_require__(452);
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
		function parseDocuments(text) {
			try {
				return [JSON.parse(text)];
			} catch (cause) {
				let lines = text.split("\n").filter((line) => line.trim() !== "");
				if (lines.length < 2) throw cause;
				return lines.map((line) => JSON.parse(line));
			}
		}
		function explainParseError(cause) {
			return cause instanceof TypeError ? "a part of it is missing, or has another type" : (0, errors.Uc)(cause);
		}
		function toSignerIdentity({ identity }) {
			let readExtension = (number) => {
				let found = identity?.oids?.find(({ oid }) => oid?.id.join(".") === `1.3.6.1.4.1.57264.1.${number}`);
				return found === void 0 ? void 0 : readUtf8String(found.value);
			};
			return {
				subject: identity?.subjectAlternativeName ?? "",
				issuer: readExtension(8) ?? "",
				repository: readExtension(12),
				workflow: readExtension(9),
				ref: readExtension(14),
				commit: readExtension(13),
				trigger: readExtension(20),
				run: readExtension(21)
			};
		}
		function readUtf8String(der) {
			let [tag, first = 0, second = 0, third = 0] = der;
			if (tag !== 12) return;
			let [start, length] = [2, first];
			if (first === 129) [start, length] = [3, second];
			else if (first === 130) [start, length] = [4, second * 256 + third];
			else if (first > 127) return;
			return der.length === start + length ? new TextDecoder().decode(der.subarray(start)) : void 0;
		}
		let gitHub = "https://github.com/", gitHubIssuer = /^https:\/\/token\.actions\.githubusercontent\.com(?:\/[\w.-]+)?$/;
		function readRepositoryUrl(value) {
			if (/^[\w.-]+\/[\w.-]+$/.test(value)) return gitHub + value;
			if (/^https:\/\/[^\s?#@]+[^\s?#@/]$/.test(value)) return value;
			let message = `--repository is "${value}". Use OWNER/NAME for GitHub, or the URL of the repository.`;
			throw new errors.dz("input_invalid", message, { source: "repository" });
		}
		function checkRepository({ repository, issuer, subject }, expected) {
			if (repository === void 0) throw new CheckFailure("repository", `the certificate names no repository; it was issued to "${subject}"`);
			if (!isSameUrl(repository, expected)) throw new CheckFailure("repository", `it was signed in ${repository}, not in ${expected}`);
			let isOnGitHub = expected.startsWith(gitHub), { origin } = new URL(expected), isFromHost = isOnGitHub ? gitHubIssuer.test(issuer) : URL.parse(issuer)?.origin === origin, host = isOnGitHub ? "GitHub Actions" : origin;
			if (!isFromHost) throw new CheckFailure("repository", `the identity came from ${issuer}, not from ${host}`);
		}
		function isSameUrl(one, other) {
			let normalize = (url) => url.startsWith(gitHub) ? url.toLowerCase() : url;
			return normalize(one) === normalize(other);
		}
		function checkWorkflow({ workflow, repository, subject }, expected) {
			if (workflow === void 0) throw new CheckFailure("workflow", `the certificate names no workflow; it was issued to "${subject}"`);
			let [, expectedPath = "", expectedRef] = /^\/*([^@]+)(?:@(.+))?$/.exec(expected) ?? [], jobUrls = repository === void 0 ? [] : [`${repository}/${expectedPath}`, `${repository}//${expectedPath}`], acceptedUrls = /^\w[\w-]*\/[\w.-]+\//.test(expectedPath) ? [...jobUrls, gitHub + expectedPath] : jobUrls, isRef = (text) => expectedRef === void 0 ? /^refs\/|^[^@]+$/.test(text) : text === expectedRef;
			if (!acceptedUrls.some((url) => workflow.startsWith(`${url}@`) && isRef(workflow.slice(url.length + 1)))) throw new CheckFailure("workflow", `it was signed by ${workflow}, not by ${expected}`);
		}
		var dist = __webpack_require__(19654), verify_dist = __webpack_require__(54187);
		function readTrustedRoots(text, source) {
			let toError = (why, cause) => new errors.dz("input_invalid", `The trusted root "${source}" ${why}. ${remedy}`, {
				source,
				cause
			});
			if (text.trim() === "") throw toError("is empty");
			return (0, errors.aU)(() => parseDocuments(text), (cause) => toError("is not JSON", cause)).map((json) => {
				let root = (0, errors.aU)(() => (0, verify_dist.jO)(dist.TrustedRoot.fromJSON(json)), (cause) => toError(`can't be read: ${explainParseError(cause)}`, cause)), { certificateAuthorities, tlogs, timestampAuthorities } = root;
				if (certificateAuthorities.length === 0) throw toError("names no certificate authority");
				if (tlogs.length === 0 && timestampAuthorities.length === 0) throw toError("has no log or time stamp authority");
				return root;
			});
		}
		let remedy = "\"gh attestation trusted-root > trusted-root.jsonl\" writes one for GitHub and Sigstore.";
		async function fetchTrustedRoots(options) {
			let { getTrustedRoot } = await __webpack_require__.e(3694).then(__webpack_require__.t.bind(__webpack_require__, 84423, 19));
			try {
				return [(0, verify_dist.jO)(await getTrustedRoot(options))];
			} catch (cause) {
				let message = `Sigstore's trusted root can't be fetched: ${(0, errors.Uc)(cause)}. Name a file with --trusted-root. ${remedy}`;
				throw new errors.dz("input_missing", message, {
					source: "trusted-root",
					cause
				});
			}
		}
		var external_node_buffer_ = __webpack_require__(4573), lib_crypto = __webpack_require__(2962), json = __webpack_require__(16413), ask_undecided = __webpack_require__(82185), decision = __webpack_require__(15233), pause = __webpack_require__(49469), permission_policy = __webpack_require__(8157), replay = __webpack_require__(91480), lines = __webpack_require__(60894), from_transcript = __webpack_require__(73607), predicate = __webpack_require__(95518), predicate_words = __webpack_require__(82770), bundle_dist = __webpack_require__(61040);
		function isAboutRun(bundle) {
			let envelope = (0, json.Gv)(bundle) ? bundle.dsseEnvelope : void 0, payload = (0, json.Gv)(envelope) ? envelope.payload : void 0;
			return typeof payload == "string" && predicate.qZ.safeParse((0, json.qF)(Buffer.from(payload, "base64").toString())).data?.predicateType === predicate_words.W;
		}
		let signatureChecks = [
			"bundle",
			"time",
			"certificate",
			"log",
			"signature"
		];
		function verifySignature(text, roots) {
			let bundle = readBundle(text), failures = [];
			for (let root of roots) try {
				let signer = new verify_dist.BL(root, {
					ctlogThreshold: Math.min(root.ctlogs.length, 1),
					tlogThreshold: Math.min(root.tlogs.length, 1),
					timestampThreshold: 1
				}).verify((0, verify_dist.DC)(bundle));
				return {
					payload: bundle.content.dsseEnvelope.payload,
					signer: toSignerIdentity(signer)
				};
			} catch (error) {
				failures.push(toFailure(error));
			}
			let rank = ({ check }) => checkNames.indexOf(check), [furthest] = failures.toSorted((a, b) => rank(b) - rank(a));
			throw furthest ?? new CheckFailure("certificate", "there is no trusted root");
		}
		function readBundle(text) {
			let createFailure = (why, cause) => new CheckFailure("bundle", why, cause), bundle;
			try {
				let bundles = parseDocuments(text);
				bundle = (0, bundle_dist.vw)(bundles.find(isAboutRun) ?? bundles[0]);
			} catch (cause) {
				throw createFailure(`this is not a Sigstore bundle: ${explainParseError(cause)}`, cause);
			}
			if (!(0, bundle_dist.Km)(bundle)) throw createFailure("it signs a file, not a statement about a run");
			if ((0, bundle_dist.DQ)(bundle)) throw createFailure("it is signed by a key, not by the identity of a job");
			let { payloadType, signatures } = bundle.content.dsseEnvelope;
			if (payloadType !== predicate.sq) throw createFailure(`it signs "${payloadType}", not an in-toto statement`);
			if (signatures.length !== 1) throw createFailure(`it has ${signatures.length} signatures instead of one`);
			let { tlogEntries } = bundle.verificationMaterial;
			if (tlogEntries.some((entry) => Number(entry.integratedTime) !== 0 && !entry.inclusionPromise)) throw new CheckFailure("time", "the log entry has a time that the log did not sign");
			return bundle;
		}
		let checksByCode = {
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
			return error instanceof verify_dist.mk ? new CheckFailure(checksByCode[error.code], toMessage(error), error) : new CheckFailure("bundle", `it can't be read: ${(0, errors.Uc)(error)}`, error);
		}
		function toMessage({ message, cause }) {
			return cause instanceof Error ? `${message}: ${cause.message}` : message;
		}
		let unprovenClaims = [
			"The signer is the job that ran the action. Whoever ran code in that job could have signed something else.",
			"The record holds what the job saw: it does not show whether the intern asked before everything that it did.",
			"The record does not say that the answers were right, or that the work is good."
		], readableBundle = "a Sigstore bundle with one in-toto statement";
		async function verifyRun(options) {
			let reached = new Map(), signer, claim, report = (state, name, found, remedy) => void reached.set(name, {
				name,
				state,
				found,
				remedy
			});
			try {
				let signed = verifySignature(options.bundle, options.roots);
				({signer} = signed), reportSignature(signer, report), checkSigner(signer, options, report), claim = readClaim(signed.payload), report("ok", "statement", describeClaim(claim)), checkTranscript(options.transcript, claim), report("ok", "transcript", "is the file that was signed"), checkRecord(options.transcript, claim), report("ok", "record", `${claim.unknown.length === 0 ? "everything that was signed" : "everything else that was signed"} follows from the transcript`), await checkPolicy(options, claim, report);
			} catch (error) {
				if (!(error instanceof CheckFailure)) throw error;
				signatureChecks.includes(error.check) && error.check !== "bundle" && report("ok", "bundle", readableBundle), report("failed", error.check, error.message);
			}
			let toSkipped = (name) => ({
				name,
				state: "skipped",
				found: "not reached"
			});
			return {
				checks: checkNames.map((name) => reached.get(name) ?? toSkipped(name)),
				signer,
				predicate: claim?.predicate
			};
		}
		function reportSignature({ subject, issuer }, report) {
			report("ok", "bundle", readableBundle), report("ok", "time", "signed by a log or a time stamp authority of the trusted root"), report("ok", "certificate", `of ${subject}, by an identity token of ${issuer}, valid at that time`), report("ok", "log", "the log entry is as the trusted root requires"), report("ok", "signature", "was made with the key of the certificate");
		}
		function checkSigner(signer, { repository, workflow }, report) {
			repository === void 0 ? report("skipped", "repository", `not checked: it was signed in ${signer.repository ?? "an unknown repository"}`, "Anybody can sign in a repository of their own. Name yours: --repository OWNER/NAME") : (checkRepository(signer, repository), report("ok", "repository", signer.repository ?? "")), workflow === void 0 ? report("skipped", "workflow", `not checked: it was signed by ${signer.workflow ?? "an unknown workflow"}`, "Name it: --workflow PATH@REF") : (checkWorkflow(signer, workflow), report("ok", "workflow", signer.workflow ?? ""));
		}
		function describeClaim({ predicate: { intern, service, conclusion, decisions }, unknown }) {
			let count = decisions.length === 1 ? "1 decision" : `${decisions.length} decisions`, note = unknown.length === 0 ? "" : `; not checked, because this version does not know it: ${unknown.join(", ")}`;
			return `${intern.name} at ${service}: ${conclusion}, ${count}${note}`;
		}
		async function checkPolicy({ transcript, policy }, claim, report) {
			let signedPolicy = claim.predicate.policy;
			if (policy !== void 0) checkPolicyFile(policy.bytes, claim), report("ok", "policy", "is the file that decided"), report("ok", "decisions", describeSameDecisions(checkDecisions(transcript, await policy.read())));
			else if (signedPolicy === void 0) report("ok", "policy", "there was none"), report("ok", "decisions", describeSameDecisions(checkDecisions(transcript)));
			else {
				let place = signedPolicy.commit === void 0 ? "in the checkout" : `at commit ${signedPolicy.commit}`;
				report("skipped", "policy", `not checked: it was "${signedPolicy.path}" ${place}`, "Name the file: --policy FILE"), report("skipped", "decisions", "not checked: that needs the policy");
			}
		}
		function describeSameDecisions({ count, fromPeople }) {
			if (count === 0) return "there were none";
			let same = count === 1 ? "the policy decides the same again" : `the policy decides the same ${count} again`;
			return fromPeople === 0 ? same : `${same}; that a person answered ${fromPeople} of them is only the job's word`;
		}
		function readClaim(payload) {
			let text = (0, external_node_buffer_.isUtf8)(payload) ? Buffer.from(payload).toString() : "", parsed = predicate.qZ.safeParse((0, json.qF)(text));
			if (!parsed.success) throw new CheckFailure("statement", "what was signed is not an in-toto statement of version 1");
			let flaw = (0, pause.tX)(text, 32);
			if (flaw !== void 0) throw new CheckFailure("statement", `two readers may read it differently: ${flaw}`);
			let { subject, predicateType: type, predicate: signedPredicate } = parsed.data;
			if (type !== predicate_words.W) throw new CheckFailure("statement", `it is of type "${type}", but this version knows only "${predicate_words.W}"`);
			let parsedPredicate = predicate.se.safeParse(signedPredicate);
			if (!parsedPredicate.success) {
				let [issue] = parsedPredicate.error.issues;
				throw new CheckFailure("statement", `its predicate is wrong at "${issue?.path.join(".")}": ${issue?.message}`);
			}
			let { data } = parsedPredicate;
			return {
				digests: subject.map(({ digest }) => digest),
				predicate: data,
				unknown: listUnknown(signedPredicate, data)
			};
		}
		function listUnknown(signed, parsed, parentPath = []) {
			if (typeof signed != "object" || !signed) return [];
			let known = Object(parsed);
			return Object.entries(signed).flatMap(([name, value]) => {
				let path = [...parentPath, name];
				return Object.hasOwn(known, name) ? listUnknown(value, known[name], path) : [path.join(".")];
			});
		}
		function checkTranscript(transcript, { digests }) {
			let digest = (0, lib_crypto.s)(transcript), fileDigests = digests.filter((one) => Object.keys(one).join() !== "gitCommit"), isTranscript = (one) => isSameJson(one, { sha256: digest });
			if (fileDigests.length > 0 && fileDigests.every(isTranscript)) return;
			let signed = fileDigests.map((one) => one.sha256 ?? JSON.stringify(one)).join(", ");
			throw new CheckFailure("transcript", `its SHA-256 is ${digest}, but what was signed has ${signed || "none"}`);
		}
		function checkRecord(transcript, { predicate: signedPredicate, digests }) {
			let record = (0, from_transcript.e)(transcript);
			if ("error" in record) throw new CheckFailure("record", `the transcript can't be read: ${record.error}`);
			let derivedPredicate = record.predicate, different = Object.entries({
				policy: void 0,
				...signedPredicate
			}).find(([name, value]) => !isSameJson(value, derivedPredicate[name]));
			if (different !== void 0) {
				let [name, value] = different;
				throw new CheckFailure("record", `"${name}" was signed as ${JSON.stringify(value)}; the transcript says otherwise`);
			}
			let head = record.predicate.pullRequest?.headCommit.digest.gitCommit, other = digests.find(({ gitCommit }) => gitCommit !== void 0 && gitCommit !== head);
			if (other !== void 0) throw new CheckFailure("record", `commit ${other.gitCommit} was signed; the transcript says otherwise`);
		}
		function isSameJson(one, other) {
			let [text, otherText] = [one, other].map((value) => (0, json.dj)(JSON.parse(JSON.stringify(value ?? null))));
			return text === otherText;
		}
		function checkPolicyFile(file, { predicate: { policy } }) {
			if (policy === void 0) throw new CheckFailure("policy", "the run had no policy");
			let digest = (0, lib_crypto.s)(file);
			if (digest === policy.digest.sha256) return;
			let place = policy.commit === void 0 ? "in the checkout" : `at commit ${policy.commit}`, signed = `the run was decided by "${policy.path}" ${place}, SHA-256 ${policy.digest.sha256}`;
			throw new CheckFailure("policy", `its SHA-256 is ${digest}; ${signed}`);
		}
		function checkDecisions(transcript, policy = permission_policy.n4) {
			let run = (0, lines.F)((0, lines.l)(new TextDecoder().decode(transcript)));
			if ("error" in run) throw new CheckFailure("decisions", run.error);
			let hadPerson = run.pauses.some(({ decided }) => decided.rule === decision.IC), decisions = (0, replay.e)(run, hadPerson ? (0, ask_undecided.t)(policy) : policy), isSame = ({ changed, was, now }, index) => !changed && was.rule === now.rule && run.pauses[index]?.how.outcome === now.outcome, different = decisions.find((one, index) => !isSame(one, index));
			if (different !== void 0) throw new CheckFailure("decisions", describeDifference(different));
			for (let [index, { asksNow }] of decisions.entries()) checkDecider(run.pauses[index], asksNow);
			return {
				count: decisions.length,
				fromPeople: run.pauses.filter(({ how: { by } }) => by === "person").length
			};
		}
		function checkDecider(pause, asksNow) {
			let { by, person } = pause?.how ?? {};
			if (by !== void 0 && by === "policy" === asksNow) {
				let said = `the transcript says that ${pause?.request.toolCallId} was decided by "${by}"`;
				throw new CheckFailure("decisions", `${said}; the policy ${asksNow ? "asks a person" : "decides it by itself"}`);
			}
			if (person !== void 0 && by !== "person") throw new CheckFailure("decisions", `"${person}" is named as the person who decided, but none did`);
		}
		function describeDifference({ tool_call_id: id, operation, was, now }) {
			return `${operation === null ? id : `${id} ${JSON.stringify(operation)}`} was answered ${was.answer ?? "with a stop"} by ${was.rule}; the policy says ${now.answer ?? now.outcome} by ${now.rule}, with the outcome "${now.outcome}"`;
		}
		var check = __webpack_require__(65344), past_run = __webpack_require__(94743), screen = __webpack_require__(21264);
		async function runVerify({ words: [transcript = ""], has, value, io }) {
			let { checks, signer, predicate } = await verifyRun(await readVerification(transcript, value, io)), firstFailure = checks.find(({ state }) => state === "failed");
			if (has("json")) (0, screen.Q2)(io, {
				verified: firstFailure === void 0,
				checks,
				signer,
				predicate,
				not_proven: unprovenClaims
			});
			else {
				let lines = unprovenClaims.map((line) => `  ${line}\n`);
				io.stdout(`${(0, check.fE)(checks, io)}\n${toVerdict(checks)}\n\nWhat this does not prove:\n${lines.join("")}`);
			}
			return firstFailure === void 0 ? 0 : (io.stderr(`interns verify: ${(0, log.TN)(`${firstFailure.name}: ${firstFailure.found}`)}\n`), 1);
		}
		function toVerdict(checks) {
			if (checks.some(({ state }) => state === "failed")) return "Not verified.";
			let unchecked = checks.filter(({ state }) => state === "skipped").map(({ name }) => name);
			return unchecked.length === 0 ? "Verified." : `Verified, except for what you did not ask for. Not checked: ${unchecked.join(", ")}.`;
		}
		async function readVerification(transcript, value, io) {
			let [bundle, root, policy] = [
				value("bundle"),
				value("trusted-root"),
				value("policy")
			];
			if (bundle === void 0) {
				let remedy = `Name the file with the signature: "gh attestation download ${transcript} --repo OWNER/NAME" downloads it.`;
				throw (0, values.LO)("bundle", `--bundle is missing. ${remedy}`);
			}
			let read = (what, path) => (0, past_run.wh)(what, path, io), readText = async (what, path) => new TextDecoder().decode(await read(what, path)), contents = {
				transcript: await read("transcript", transcript),
				bundle: await readText("bundle", bundle)
			}, bytes = policy === void 0 ? void 0 : await read("policy file", policy), repository = value("repository");
			return {
				...contents,
				repository: repository === void 0 ? void 0 : readRepositoryUrl(repository),
				workflow: value("workflow"),
				policy: bytes === void 0 ? void 0 : {
					bytes,
					read: () => (0, policy_file.t)(bytes, policy ?? "")
				},
				roots: root === void 0 ? await fetchTrustedRoots() : readTrustedRoots(await readText("trusted root", root), root)
			};
		}
	}),
	63689: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			AT: () => readPolicyPath,
			KZ: () => refuseBoth,
			Kw: () => toEnvName,
			LA: () => readSetting,
			Ud: () => getDefault,
			eS: () => readCliInputs,
			sb: () => readSettings,
			yu: () => readRequired
		});
		var _wording_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96559), _definitions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63683), _values_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(97035);
		function emptyToUndefined(text) {
			return text === "" ? void 0 : text;
		}
		let getDefault = (name) => {
			let text = _definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].default;
			return text?.startsWith("${{") === !0 ? void 0 : text;
		};
		function readSetting(get, name) {
			let { kind, default: defaultText } = _definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name], value = get(name) ?? (defaultText === void 0 ? void 0 : "");
			return value === void 0 ? void 0 : kind.read(name, value);
		}
		function readSettings(get, names) {
			let readEntry = ([key, name]) => [key, readSetting(get, name)];
			return Object.fromEntries(Object.entries(names).map(readEntry));
		}
		function readRequired(get, name, expectedValue) {
			let value = readSetting(get, name);
			if (value !== void 0) return value;
			throw (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.LO)(name, (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(name)} is not given. Set it to ${expectedValue}.`);
		}
		function readPolicyPath(get) {
			let path = readSetting(get, "policy");
			return {
				path,
				isNamed: path !== getDefault("policy")
			};
		}
		function refuseBoth(get, one, other) {
			if (get(one) !== void 0 && get(other) !== void 0) throw (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.hj)(other, (0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.MH)`Both ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(one)} and ${(0, _wording_js__WEBPACK_IMPORTED_MODULE_2__.hF)(other)} are given. Use one of them.`);
		}
		function toEnvName(name) {
			return `INTERNS_${name.replaceAll("-", "_").toUpperCase()}`;
		}
		function readCliInputs(flags, env) {
			for (let name of _definitions_js__WEBPACK_IMPORTED_MODULE_0__.vj) {
				if (_definitions_js__WEBPACK_IMPORTED_MODULE_0__.Z$[name].where !== "action" || (env[toEnvName(name)] ?? "") === "") continue;
				let message = `The environment variable ${toEnvName(name)} is set, but "${name}" works in the action only. Unset it.`;
				throw (0, _values_js__WEBPACK_IMPORTED_MODULE_1__.hj)(name, message);
			}
			return (name) => emptyToUndefined(flags.get(name)) ?? emptyToUndefined(env[toEnvName(name)]);
		}
	}),
	82185: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { t: () => askUndecided });
		var _decision_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15233), _match_value_tests_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75952), _policy_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8157);
		let anything = {
			key: "anything",
			at: {
				line: 1,
				column: 1
			},
			matcher: {
				test: (0, _match_value_tests_js__WEBPACK_IMPORTED_MODULE_0__.Cc)(!0),
				missing: !1
			},
			value: () => !0
		}, catchAll = {
			id: _decision_js__WEBPACK_IMPORTED_MODULE_1__.IC,
			at: anything.at,
			positions: new Map(),
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
				budget: policy === _policy_js__WEBPACK_IMPORTED_MODULE_2__.n4 ? noBudget : policy.budget,
				rules: [...policy.rules, {
					...catchAll,
					verb: "ask",
					limit: void 0
				}],
				questions: [...policy.questions, {
					...catchAll,
					verb: "ask",
					limit: void 0,
					answer: void 0
				}]
			};
		}
	}),
	91480: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			e: () => replay,
			y: () => readContext
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(16413), _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31576), _decide_ask_undecided_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(82185), _decide_canned_answer_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(62530), _decide_decide_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(290), _decision_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(15233), _file_conditions_shape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(67678), _file_shape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(56243), _pause_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(49469);
		function readContext(value) {
			if (value === void 0) return { context: _context_js__WEBPACK_IMPORTED_MODULE_0__.Ut };
			let reading = (0, _file_shape_js__WEBPACK_IMPORTED_MODULE_1__.Vh)(_file_conditions_shape_js__WEBPACK_IMPORTED_MODULE_2__.Be, value);
			return "value" in reading ? { context: reading.value } : { error: reading.problems.map((problem) => problem.message).join(" ") };
		}
		function replay(run, policy) {
			let decisions = (0, _decide_decide_js__WEBPACK_IMPORTED_MODULE_3__.startDecisions)(run.atTerminal ? (0, _decide_ask_undecided_js__WEBPACK_IMPORTED_MODULE_4__.t)(policy) : policy, run.context);
			return run.pauses.map((past) => replayPause(past, decisions));
		}
		function replayPause(past, decisions) {
			let { request, decided: was, how } = past, first = decisions.decide(request), asksNow = first.outcome === "ask";
			if (how.outcome === "ask") return {
				...toReplayed(request, first, was),
				changed: !asksNow,
				asksNow,
				wasAsked: !0
			};
			let now = asksNow && (first.rule === was.rule || was.rule === _decision_js__WEBPACK_IMPORTED_MODULE_5__.Pe) ? decideAgain(past, first, decisions) : first;
			return how.wasRefused && was.answer !== null && now.answer === was.answer && decisions.refused(request, now), {
				...toReplayed(request, now, was),
				asksNow
			};
		}
		function toReplayed({ toolCallId: tool_call_id }, { operation, answer, rule, outcome, reason }, was) {
			return {
				tool_call_id,
				operation,
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
		function decideAgain({ request, decided: was, how }, first, decisions) {
			let wish = how.by === "nobody" ? void 0 : toWish(was.answer, first.pause);
			if (wish === void 0) return decisions.nobodyAnswered(request);
			let decision = decisions.personAnswered(request, wish);
			return "error" in decision ? first : was.rule === _decision_js__WEBPACK_IMPORTED_MODULE_5__.Pe ? (0, _decision_js__WEBPACK_IMPORTED_MODULE_5__.xx)(decision) : decision;
		}
		function toWish(answer, pause) {
			if (answer === null || pause === null) return;
			if ((0, _pause_js__WEBPACK_IMPORTED_MODULE_6__.Yo)(pause)) return answer === "allow_once" ? "allow" : answer === "allow_always" ? "allow-always" : void 0;
			if (!(0, _decide_canned_answer_js__WEBPACK_IMPORTED_MODULE_7__.kQ)(pause.arguments)) return { value: answer };
			let json = (0, _json_js__WEBPACK_IMPORTED_MODULE_8__.qF)(answer);
			return answer === _decide_canned_answer_js__WEBPACK_IMPORTED_MODULE_7__.Kx ? void 0 : { value: (0, _json_js__WEBPACK_IMPORTED_MODULE_8__.Gv)(json) && (0, _json_js__WEBPACK_IMPORTED_MODULE_8__.hQ)(json, "content") || answer };
		}
	}),
	52214: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { u: () => toShellWord });
		function toShellWord(text) {
			return /^[\w./:@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
		}
	})
};
