export const id = 3543;
export const ids = [3543];
export const modules = {
	10432: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { FM: () => computeBlobSha });
		var _crypto_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2962);
		function computeBlobSha(bytes) {
			return computeObjectSha("blob", bytes);
		}
		function computeObjectSha(kind, bytes) {
			return (0, _crypto_js__WEBPACK_IMPORTED_MODULE_0__.S)().createHash("sha1").update(`${kind} ${bytes.byteLength}\0`).update(bytes).digest("hex");
		}
	}),
	63543: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Yb: () => describePolicyDoubt,
			describePolicyState: () => describePolicyState,
			$p: () => readRunContext,
			hh: () => readTerminalPolicy,
			l7: () => vouchForPolicy
		});
		var external_node_fs_ = __webpack_require__(73024), external_node_path_ = __webpack_require__(76760), errors = __webpack_require__(452), github_event = __webpack_require__(19607), environment = __webpack_require__(33554), json = __webpack_require__(16413), context = __webpack_require__(31576);
		function readVisibility({ payload }) {
			let visibility = (0, github_event.$6)(payload, "repository", "visibility");
			if (visibility !== void 0) return visibility;
			let isPrivate = (0, github_event.Qc)(payload, "repository", "private");
			return isPrivate === void 0 ? context.$5 : isPrivate ? "private" : "public";
		}
		function toRunContext(event, env) {
			let pullRequest = (0, github_event.fK)(event.payload, "pull_request"), actor = (0, environment.b)(env, "GITHUB_ACTOR");
			return {
				...context.Ut,
				event: event.name,
				ref: (0, environment.b)(env, "GITHUB_REF") ?? context.$5,
				base_ref: (0, environment.b)(env, "GITHUB_BASE_REF") ?? context.$5,
				fork: readFork(event),
				draft: (0, github_event.Qc)(pullRequest, "draft") ?? context.$5,
				labels: readLabels(pullRequest ?? (0, github_event.fK)(event.payload, "issue")),
				actor: {
					...context.Ut.actor,
					association: readAssociation(event.payload),
					type: readActorType(event.payload, actor),
					login: actor ?? context.$5
				},
				repository: { visibility: readVisibility(event) }
			};
		}
		function readFork(event) {
			if (!(0, github_event.Ch)(event)) return !1;
			let { payload } = event;
			if (event.name === "workflow_run") return differ((0, github_event.OW)(payload, "workflow_run", "head_repository", "id"), (0, github_event.OW)(payload, "repository", "id"));
			let pullRequest = (0, github_event.fK)(payload, "pull_request");
			return (0, github_event.fK)(pullRequest, "head", "repo") === null || differ((0, github_event.OW)(pullRequest, "head", "repo", "id"), (0, github_event.OW)(pullRequest, "base", "repo", "id"));
		}
		function differ(a, b) {
			return a === void 0 || b === void 0 ? context.$5 : a !== b;
		}
		function readLabels(subject) {
			let labels = (0, github_event.fK)(subject, "labels");
			return Array.isArray(labels) ? labels.flatMap((label) => (0, github_event.$6)(label, "name") ?? []) : context.$5;
		}
		function readAssociation(payload) {
			let subject = [
				"comment",
				"review",
				"pull_request",
				"issue"
			].map((name) => (0, github_event.fK)(payload, name)).find(json.Gv);
			return (0, github_event.$6)(subject, "author_association") ?? context.$5;
		}
		function readActorType(payload, actor) {
			let sender = (0, github_event.fK)(payload, "sender");
			return actor !== void 0 && (0, github_event.$6)(sender, "login") === actor ? (0, github_event.$6)(sender, "type") ?? context.$5 : context.$5;
		}
		var places = __webpack_require__(11518), values = __webpack_require__(97035), policy_source = __webpack_require__(15510), invisible = __webpack_require__(71376), starter = __webpack_require__(94780), trust_checkout = __webpack_require__(40584), trusted_copy = __webpack_require__(29411), wording = __webpack_require__(96559), screen = __webpack_require__(21264), policy_file = __webpack_require__(45771), trust = __webpack_require__(34695);
		async function vouchForPolicy({ explicitText, has, io }) {
			if (explicitText("policy") !== void 0 || (explicitText("policy-ref") ?? "auto") !== "auto" || (0, places._F)(io.env)) return;
			let { checkout, file, text, storedCopy, copyHere, whyRootIgnored } = findPolicy(io);
			if (text === void 0 && copyHere === void 0) return whyRootIgnored !== void 0 && (0, screen.qz)(io, whyRootIgnored), {
				path: starter.r2,
				bytes: void 0,
				isAbsent: !0
			};
			let terminal = io.terminal?.canAsk === !0 && !has("json") ? io.terminal : void 0;
			if (terminal !== void 0 && text !== void 0 && text !== copyHere?.text) {
				let answer = await (0, trust.hs)({
					checkout,
					file,
					text,
					copy: storedCopy
				}, io, terminal), copy = typeof answer == "object" ? answer : copyHere;
				if (copy !== void 0) return announceCopy(copy, io);
				if (answer === "broken") throw new errors.pn("policy_invalid", "The permission policy has the mistakes that are listed above. Correct them; nothing was sent.", { source: starter.r2 });
				return {
					path: starter.r2,
					bytes: void 0
				};
			}
			if (copyHere !== void 0) return announceCopy(copyHere, io);
			let why = `The permission policy of this checkout, "${starter.r2}", is not trusted on this machine, and you can't be asked without a terminal or with --json.`, remedy = `Name it with --policy ${starter.r2}, or run "interns policy trust" in a terminal.`;
			throw (0, values.LO)("policy", `${why} ${remedy}`);
		}
		function describePolicyState(io) {
			let copy = (0, places._F)(io.env) ? void 0 : findPolicy(io).copyHere;
			return describePolicyDoubt(io) ?? (copy && describeCopy(copy, io));
		}
		function describePolicyDoubt(io) {
			if ((0, places._F)(io.env)) return;
			let { copyHere, text, whyRootIgnored } = findPolicy(io);
			return text === void 0 || text === copyHere?.text ? whyRootIgnored : copyHere === void 0 ? `Policy: ${starter.r2} is not trusted on this machine and allows nothing until "interns chat" or "interns policy trust" has shown it to you.` : `${describeCopy(copyHere, io)} ${starter.r2} differs from it.`;
		}
		function announceCopy(copy, io) {
			return (0, screen.qz)(io, describeCopy(copy, io)), {
				path: external_node_path_.relative(io.cwd, copy.file),
				bytes: Buffer.from(copy.text)
			};
		}
		function describeCopy(copy, io) {
			return `Policy: the copy of ${(0, invisible.jQ)(external_node_path_.relative(io.cwd, copy.file))} that you trusted on ${(0, trust._b)(copy)}.`;
		}
		function findPolicy(io) {
			let { folder, checkout } = (0, trust_checkout.P)(io.cwd), file = external_node_path_.resolve(io.cwd, starter.r2), storedCopy = (0, trusted_copy.xc)(checkout, io.env), appliesHere = storedCopy !== void 0 && (storedCopy.file === file || (0, external_node_fs_.realpathSync)(io.cwd) === folder), text = (0, external_node_fs_.existsSync)(file) ? (0, trust.OG)(file) : void 0, copyHere = appliesHere ? storedCopy : void 0, rootPath = (0, policy_file.H4)(io), isOnlyInRoot = !appliesHere && rootPath !== starter.r2 && (0, external_node_fs_.existsSync)(external_node_path_.resolve(io.cwd, rootPath)), remark = `Policy: that of the repository, ${(0, invisible.jQ)(rootPath)}, counts only for an intern that works in ${(0, invisible.jQ)(folder)}, where its paths start. Work there, or name the file with --policy.`;
			return {
				checkout,
				file,
				text,
				storedCopy,
				copyHere,
				whyRootIgnored: isOnlyInRoot ? remark : void 0
			};
		}
		async function readTerminalPolicy(settings, job, { hasPerson, vouched }) {
			let event = {
				name: job.env.GITHUB_EVENT_NAME ?? "",
				payload: void 0
			}, refuseGitHub = () => {
				let place = settings.policyRef === "auto" ? `on an event like "${event.name}"` : "in a job on GitHub", words = (0, wording.MH)`${(0, wording.hF)("policy-ref")} is "${settings.policyRef}", which only the action can read ${place}. Use the action, or name "workspace" if nobody else can have written the checkout.`;
				throw (0, values.Gq)("policy-ref", words);
			}, log = hasPerson ? {
				...job.log,
				notice() {}
			} : job.log, sourced = await (0, policy_source.ge)({
				...job,
				...settings,
				event,
				github: refuseGitHub,
				log,
				vouched
			});
			return hasPerson && sourced.facts.path === null && (vouched === void 0 || !(0, policy_source.fb)(vouched)) && job.log.info(`There is no permission policy at "${settings.policy.path}": you are asked about everything.`), !hasPerson && settings.approvalMode === "manual" && sourced.facts.path !== null && job.log.notice("There is no terminal, so nobody is asked: what no rule of the permission policy allows is rejected."), sourced;
		}
		function readRunContext({ env }) {
			return (0, github_event.z7)(env) ? toRunContext({
				name: env.GITHUB_EVENT_NAME ?? "",
				payload: void 0
			}, env) : context.Ut;
		}
	}),
	19607: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$6: () => textAt,
			Ch: () => canOutsidersCause,
			OW: () => integerAt,
			Qc: () => flagAt,
			fK: () => valueAt,
			z7: () => isGitHubActions
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(16413), _permission_trusted_events_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(59292);
		function canOutsidersCause(event) {
			return !_permission_trusted_events_js__WEBPACK_IMPORTED_MODULE_0__.B.has(event.name);
		}
		function isGitHubActions(env) {
			return env.GITHUB_ACTIONS === "true";
		}
		function valueAt(value, ...path) {
			return path.reduce((inner, name) => (0, _json_js__WEBPACK_IMPORTED_MODULE_1__.Gv)(inner) && Object.hasOwn(inner, name) ? inner[name] : void 0, value);
		}
		function textAt(value, ...path) {
			let field = valueAt(value, ...path);
			return typeof field == "string" && field !== "" ? field : void 0;
		}
		function integerAt(value, ...path) {
			let field = valueAt(value, ...path);
			return typeof field == "number" && Number.isSafeInteger(field) ? field : void 0;
		}
		function flagAt(value, ...path) {
			let field = valueAt(value, ...path);
			return typeof field == "boolean" ? field : void 0;
		}
	}),
	49127: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Nu: () => readRepository,
			q5: () => toFullName
		});
		function readRepository(env) {
			let [, owner, repo] = /^([\w-]+)\/([\w.-]+)$/.exec(env.GITHUB_REPOSITORY ?? "") ?? [];
			return owner === void 0 || repo === void 0 ? void 0 : {
				owner,
				repo
			};
		}
		function toFullName({ owner, repo }) {
			return `${owner}/${repo}`;
		}
	}),
	15510: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			fb: () => isUntrusted,
			ge: () => readPolicySource,
			h4: () => readProxyPolicy
		});
		var lib_crypto = __webpack_require__(2962), errors = __webpack_require__(452), permission_policy = __webpack_require__(8157), external_node_path_ = __webpack_require__(76760), github_event = __webpack_require__(19607), subject = __webpack_require__(49127), places = __webpack_require__(11518), values = __webpack_require__(97035), wording = __webpack_require__(96559), external_node_fs_ = __webpack_require__(73024), git_objects = __webpack_require__(10432), folders = __webpack_require__(92782), job_workspace = __webpack_require__(50082);
		async function readGitFile(ref, path, { execute, signal, root, files }) {
			let clone = findClone(root, files), git = async (...args) => {
				try {
					return await execute("git", [
						"-c",
						"safe.bareRepository=explicit",
						"-C",
						clone,
						...args
					], signal);
				} catch (cause) {
					throw signal.throwIfAborted(), new job_workspace.Hv(`git ${args[0]} failed at "${ref}". Fetch it into this clone first`, { cause });
				}
			}, commit = (await git("rev-parse", "--verify", "--end-of-options", `${await findFullRef(ref, git)}^{commit}`)).trim(), listing = await git("ls-tree", "-z", "--full-tree", commit, "--", path), [, mode, sha = ""] = /^(\d{6}) \w+ ([0-9a-f]{40})\t/.exec(listing) ?? [];
			if (mode === void 0) return {
				commit,
				bytes: void 0
			};
			if (mode !== "100644" && mode !== "100755") throw new job_workspace.Hv(`its mode is ${mode}, so it is not a regular file`);
			let bytes = Buffer.from(await git("cat-file", "blob", sha));
			if ((0, git_objects.FM)(bytes) !== sha) throw new job_workspace.Hv("it isn't UTF-8 text");
			return {
				commit,
				bytes
			};
		}
		function findClone(folder, files) {
			let clones = (0, folders.Mw)((0, external_node_fs_.realpathSync)(folder)).filter((one) => (0, external_node_fs_.existsSync)((0, external_node_path_.join)(one, ".git")));
			return (files === "anywhere" ? clones[0] : clones.at(-1)) ?? (0, external_node_path_.parse)(folder).root;
		}
		async function findFullRef(ref, git) {
			if (/^[0-9a-f]{40}$/i.test(ref)) return ref.toLowerCase();
			let remoteBranch = `refs/remotes/${ref}`, isFull = ref.startsWith("refs/"), meanings = isFull ? [ref] : [
				remoteBranch,
				`refs/heads/${ref}`,
				`refs/tags/${ref}`,
				`refs/${ref}`
			], listed = (await git("for-each-ref", "--format=%(refname)", ...meanings, `refs/remotes/*/${ref}`)).trim().split("\n"), [fullRef, ...others] = meanings.filter((name) => listed.includes(name));
			if (fullRef === void 0) throw new job_workspace.Hv(`this clone has no "${ref}"; fetch it, and name a branch, a tag or a whole hash`);
			if (isFull || fullRef === remoteBranch && others.length === 0) return fullRef;
			if (fullRef === remoteBranch) throw createAmbiguity(ref, [fullRef, ...others], remoteBranch);
			let found = listed.filter((name) => name.endsWith(`/${ref}`));
			if (ref.includes("/") && (await git("remote")).split("\n").includes(ref.split("/", 1)[0] ?? "")) throw createAmbiguity(ref, found, remoteBranch);
			if (found.length === 1) return fullRef;
			throw createAmbiguity(ref, found, found.find((name) => name.startsWith("refs/remotes/")) ?? fullRef);
		}
		function createAmbiguity(ref, found, example) {
			let names = found.map((name) => `"${name}"`).join(" and ");
			return new job_workspace.Hv(`git has ${names} for "${ref}"; write the full name, such as "${example}"`);
		}
		var io = __webpack_require__(72711);
		function createTrustedReader(options) {
			let workspace = (0, job_workspace.OH)(options), origin = toPolicyOrigin(options.policyRef, options.event, options.env);
			if (origin.from === "workspace") return {
				origin,
				read: (_name, path) => readWorkspaceFile(path, workspace)
			};
			let createReader = (0, io.Oo)(() => createCommitReader(origin, options, workspace.resolve(".")));
			return {
				origin,
				async read(name, namedPath) {
					let path = toRepositoryPath(name, namedPath);
					return {
						path,
						...await (await createReader())(path)
					};
				}
			};
		}
		function toPolicyOrigin(policyRef, event, env) {
			if (policyRef === "workspace") return { from: "workspace" };
			if (policyRef !== "auto") return {
				from: "ref",
				ref: policyRef
			};
			if ((0, github_event.z7)(env)) return { from: (0, github_event.Ch)(event) ? "default-branch" : "workspace" };
			let pipeline = (0, places.l9)(env);
			if (pipeline.is === "none" || pipeline.is === "trusted") return { from: "workspace" };
			let mayBe = pipeline.is === "unknown" ? ", which may be" : "", message = (0, wording.MH)`${(0, wording.hF)("policy-ref")} is "auto", but this is a pipeline of ${pipeline.ci}${mayBe} for a merge or pull request, whose author may have written the policy. Name a git ref that its author cannot change, such as "origin/main", or "workspace" to trust the checkout.`;
			throw (0, values.Gq)("policy-ref", message);
		}
		async function readWorkspaceFile(path, workspace) {
			let file = {
				path,
				commit: null,
				place: "in the checkout"
			};
			try {
				return {
					...file,
					bytes: await workspace.readInput(path)
				};
			} catch (cause) {
				if ((0, errors.oO)(cause) === "ENOENT") return {
					...file,
					bytes: void 0
				};
				throw cause;
			}
		}
		function toRepositoryPath(name, namedPath) {
			let path = external_node_path_.posix.normalize(namedPath);
			if (!path.startsWith("/") && path !== "." && path !== ".." && !path.startsWith("../")) return path;
			throw (0, values.Gq)(name, (0, wording.MH)`${(0, wording.hF)(name)} is "${namedPath}". Use a path from the root of the repository.`);
		}
		async function createCommitReader(origin, options, root) {
			if (origin.from === "default-branch" || (0, github_event.z7)(options.env)) return createGitHubReader(origin, options);
			let { ref } = origin;
			return async (path) => {
				let { commit, bytes } = await readGitFile(ref, path, {
					...options,
					root
				});
				return {
					commit,
					place: `at ${ref} (commit ${commit})`,
					bytes
				};
			};
		}
		async function createGitHubReader(origin, { env, github }) {
			if ((0, subject.Nu)(env) === void 0) throw (0, values.Gq)("policy-ref", "GITHUB_REPOSITORY is not owner/name, so no file can be read.");
			let { readDefaultBranch, readFileAt, resolveCommit } = await __webpack_require__.e(430).then(__webpack_require__.bind(__webpack_require__, 90430)), api = github(), ref = origin.from === "ref" ? origin.ref : await readDefaultBranch(api), commit = await resolveCommit(api, ref), place = `in ${ref} at commit ${commit}`;
			return async (path) => ({
				commit,
				place,
				bytes: await readFileAt(api, {
					commit,
					path,
					maxBytes: 4194304
				})
			});
		}
		function isUntrusted({ bytes, isAbsent }) {
			return bytes === void 0 && isAbsent !== !0;
		}
		async function readPolicySource(options) {
			let { policy: policySetting, log } = options, { path, commit, place, bytes, origin } = await readSource(options);
			if (bytes === void 0) {
				if (options.vouched !== void 0 && isUntrusted(options.vouched)) return {
					policy: permission_policy.n4,
					bytes,
					facts: noPolicyFacts,
					origin
				};
				if (policySetting.isNamed) throw missingPolicy(path, place);
				return log.notice(`There is no permission policy at "${path}" ${place}, so no rule allows anything. "interns policy init" writes one.`), {
					policy: permission_policy.n4,
					bytes,
					facts: {
						...noPolicyFacts,
						commit
					},
					origin
				};
			}
			let { loadTestedPolicy } = await __webpack_require__.e(793).then(__webpack_require__.bind(__webpack_require__, 90793)), policy = await loadTestedPolicy(bytes, path), digest = (0, lib_crypto.s)(bytes);
			return log.info(`Permission policy "${path}" ${place}, SHA-256 ${digest}.`), {
				policy,
				bytes,
				facts: {
					path,
					commit,
					digest,
					tests: policy.tests.length
				},
				origin
			};
		}
		let noPolicyFacts = {
			path: null,
			commit: null,
			digest: null
		};
		async function readSource(options) {
			let { vouched } = options;
			if (vouched !== void 0) {
				let place = vouched.isAbsent === !0 ? "in this folder" : "that a person trusted";
				return {
					...vouched,
					commit: null,
					place,
					origin: { from: "workspace" }
				};
			}
			let { origin, read } = createTrustedReader(options), { path } = options.policy;
			return {
				...await read("policy", path).catch((cause) => {
					throw cause instanceof errors.h4 ? cause : missingPolicy(path, origin.from === "ref" ? `at ${origin.ref}` : "in the checkout", cause);
				}),
				origin
			};
		}
		function missingPolicy(path, place, cause) {
			let message = `The permission policy "${path}" ${place} ${(0, job_workspace.Fn)(cause)}`;
			return new errors.pn("policy_missing", message, {
				source: path,
				cause
			});
		}
		async function readProxyPolicy({ approvalMode, policy, policyRef }, log, readPolicy) {
			let isNamed = policy.isNamed || policyRef !== "auto", noPolicy = {
				policy: permission_policy.n4,
				bytes: void 0
			};
			if (approvalMode === "self-drive" && !isNamed) return noPolicy;
			try {
				return await readPolicy();
			} catch (error) {
				let isUnreadable = error instanceof errors.dz || error instanceof errors.y_;
				if (isNamed || !isUnreadable) throw error;
				return log.notice(`The proxy has no permission policy, so it allows nothing: ${(0, errors.Uc)(error)}`), noPolicy;
			}
		}
	})
};
