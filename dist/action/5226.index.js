export const id = 5226;
export const ids = [5226];
export const modules = {
	8738: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { y: () => readRunPolicy });
		var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452), _github_pull_request_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3056), _github_run_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5928), _job_policy_source_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4907);
		async function readRunPolicy(io, settings, access, workspace) {
			let { event, github } = access, sourced = await (0, _job_policy_source_js__WEBPACK_IMPORTED_MODULE_0__.g)({
				...io,
				...settings,
				event,
				github
			}, workspace);
			await remarkChange(io, sourced, access);
			let known = (0, _github_run_context_js__WEBPACK_IMPORTED_MODULE_1__.SA)(event, io.env);
			return {
				...sourced,
				context: await askContext(io, sourced, access, known)
			};
		}
		async function askContext({ log, signal }, { policy, facts }, { github, standings, subject }, known) {
			if (facts.path === null) return known;
			let pullRequest = subject?.isPullRequest === !0 ? () => (0, _github_pull_request_js__WEBPACK_IMPORTED_MODULE_2__.DQ)(github(), subject.number) : void 0;
			return await (0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.Wz)(() => (0, _github_run_context_js__WEBPACK_IMPORTED_MODULE_1__.Pn)(known, policy, {
				standings,
				pullRequest
			}), (why) => log.warning(`What the policy asks of the actor or pull request is not known: ${why}`), signal) ?? known;
		}
		async function remarkChange({ log, signal }, { facts, origin }, { subject, files }) {
			let { path } = facts;
			if (origin.from !== "default-branch" || path === null || subject?.isPullRequest !== !0) return;
			let changed = await (0, _errors_js__WEBPACK_IMPORTED_MODULE_3__.Wz)(files, (why) => log.debug(`Whether the pull request changes the policy is not known: ${why}`), signal);
			changed !== void 0 && (0, _github_pull_request_js__WEBPACK_IMPORTED_MODULE_2__.e4)(changed, path) && log.warning(`This pull request changes the permission policy "${path}". The change takes effect after the merge; this run keeps to the default branch.`);
		}
	}),
	432: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			a1: () => folderMode,
			jL: () => treeSha,
			wJ: () => blobSha,
			xL: () => changedRoot,
			yK: () => plainMode
		});
		var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
		let folderMode = "040000", plainMode = "100644";
		function blobSha(bytes) {
			return objectSha("blob", bytes);
		}
		function treeSha(entries) {
			let sorted = entries.map(({ mode, name, sha }) => ({
				key: Buffer.from(mode === folderMode ? `${name}/` : name),
				bytes: Buffer.concat([Buffer.from(`${mode.replace(/^0/, "")} ${name}\0`), Buffer.from(sha, "hex")])
			})).toSorted((one, other) => Buffer.compare(one.key, other.key));
			return objectSha("tree", Buffer.concat(sorted.map(({ bytes }) => bytes)));
		}
		function changedRoot(folders, changes) {
			return changedFolder(folders, "", [...changes].map(([path, sha]) => ({
				names: path.split("/"),
				sha
			}))) ?? treeSha([]);
		}
		function changedFolder(folders, path, steps) {
			let entries = new Map((folders.get(path) ?? []).map((entry) => [entry.name, entry]));
			for (let name of new Set(steps.map(({ names }) => names[0] ?? ""))) {
				let below = steps.filter(({ names }) => names[0] === name), after = changedName(folders, path === "" ? name : `${path}/${name}`, entries.get(name), below);
				after === void 0 ? entries.delete(name) : entries.set(name, {
					...after,
					name
				});
			}
			return entries.size === 0 ? void 0 : treeSha([...entries.values()]);
		}
		function changedName(folders, at, before, steps) {
			let [first] = steps;
			if (first === void 0 || at === "" || at.endsWith("/")) throw RangeError(`"${at}" is no path.`);
			if (first.names.length === 1) {
				if (steps.length > 1 || before?.mode === folderMode) throw RangeError(`"${at}" is a folder.`);
				if (first.sha !== null) return {
					mode: plainMode,
					sha: first.sha
				};
				if (before === void 0) throw RangeError(`"${at}" is not there.`);
				return;
			}
			if (steps.some(({ names }) => names.length === 1) || before !== void 0 && before.mode !== folderMode) throw RangeError(`"${at}" is a file.`);
			if (before !== void 0 && !folders.has(at)) throw RangeError(`The folder "${at}" was not read.`);
			let sha = changedFolder(before === void 0 ? new Map() : folders, at, steps.map((step) => ({
				...step,
				names: step.names.slice(1)
			})));
			return sha === void 0 ? void 0 : {
				mode: folderMode,
				sha
			};
		}
		function objectSha(kind, bytes) {
			return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)("sha1").update(`${kind} ${bytes.byteLength}\0`).update(bytes).digest("hex");
		}
	}),
	5928: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			A0: () => isOfDependabot,
			Pn: () => completeContext,
			SA: () => toRunContext,
			gt: () => visibilityOf,
			qX: () => hasSecretsOnForks,
			qc: () => forkOf
		});
		var _environment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3554), _json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6413), _permission_context_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1576), _account_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7316), _event_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9607), _pull_request_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3056);
		function visibilityOf({ payload }) {
			let visibility = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "repository", "visibility");
			if (visibility !== void 0) return visibility;
			let isPrivate = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.Qc)(payload, "repository", "private");
			return isPrivate === void 0 ? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5 : isPrivate ? "private" : "public";
		}
		function toRunContext(event, env) {
			let pullRequest = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.at)(event.payload, "pull_request"), actor = (0, _environment_js__WEBPACK_IMPORTED_MODULE_2__.b)(env, "GITHUB_ACTOR");
			return {
				..._permission_context_js__WEBPACK_IMPORTED_MODULE_1__.Ut,
				event: event.name,
				ref: (0, _environment_js__WEBPACK_IMPORTED_MODULE_2__.b)(env, "GITHUB_REF") ?? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5,
				base_ref: (0, _environment_js__WEBPACK_IMPORTED_MODULE_2__.b)(env, "GITHUB_BASE_REF") ?? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5,
				fork: forkOf(event),
				draft: (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.Qc)(pullRequest, "draft") ?? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5,
				labels: labelsOf(pullRequest ?? (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.at)(event.payload, "issue")),
				actor: {
					..._permission_context_js__WEBPACK_IMPORTED_MODULE_1__.Ut.actor,
					association: associationOf(event.payload),
					type: typeOfActor(event.payload, actor),
					login: actor ?? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5
				},
				repository: { visibility: visibilityOf(event) }
			};
		}
		function forkOf(event) {
			if (!(0, _event_js__WEBPACK_IMPORTED_MODULE_0__.Ch)(event)) return !1;
			let { payload } = event;
			if (event.name === "workflow_run") return differ((0, _event_js__WEBPACK_IMPORTED_MODULE_0__.OW)(payload, "workflow_run", "head_repository", "id"), (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.OW)(payload, "repository", "id"));
			let pullRequest = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, "pull_request");
			return (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.at)(pullRequest, "head", "repo") === null || differ((0, _event_js__WEBPACK_IMPORTED_MODULE_0__.OW)(pullRequest, "head", "repo", "id"), (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.OW)(pullRequest, "base", "repo", "id"));
		}
		function hasSecretsOnForks({ name }) {
			return name === "pull_request_target" || name === "workflow_run";
		}
		function isOfDependabot({ payload }) {
			return (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(payload, "pull_request", "user", "login") === "dependabot[bot]";
		}
		function differ(one, other) {
			return one === void 0 || other === void 0 ? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5 : one !== other;
		}
		function labelsOf(subject) {
			let labels = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.at)(subject, "labels");
			return Array.isArray(labels) ? labels.flatMap((label) => (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(label, "name") ?? []) : _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5;
		}
		function associationOf(payload) {
			let subject = [
				"comment",
				"review",
				"pull_request",
				"issue"
			].map((name) => (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, name)).find(_json_js__WEBPACK_IMPORTED_MODULE_3__.Gv);
			return (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(subject, "author_association") ?? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5;
		}
		function typeOfActor(payload, actor) {
			let sender = (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, "sender");
			return actor !== void 0 && (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(sender, "login") === actor ? (0, _event_js__WEBPACK_IMPORTED_MODULE_0__.$6)(sender, "type") ?? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5 : _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5;
		}
		async function completeContext(context, policy, { standings, pullRequest }) {
			let entries = [
				...policy.guards,
				...policy.rules,
				...policy.questions,
				...policy.changes ?? []
			], keysOfPolicy = new Set(entries.flatMap((entry) => entry.when.map((condition) => condition.key))), asks = (...keys) => keys.some((key) => keysOfPolicy.has(key)), complete = context;
			return asks("actor.permission", "actor.type") && (complete = withStandings(complete, await standings())), pullRequest !== void 0 && context.fork === _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5 && asks("fork", "draft", "base_ref", "labels") && (complete = withPullRequest(complete, await pullRequest())), complete;
		}
		function withStandings(context, standings) {
			let levels = standings.map(({ permission }) => _account_js__WEBPACK_IMPORTED_MODULE_4__.zB.indexOf(permission)), permission = _account_js__WEBPACK_IMPORTED_MODULE_4__.zB[Math.min(...levels)] ?? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5, type = standings.find((one) => one.type !== "User")?.type ?? standings[0]?.type ?? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5;
			return {
				...context,
				actor: {
					...context.actor,
					permission,
					type
				}
			};
		}
		function withPullRequest(context, pullRequest) {
			let { base, draft, labels } = pullRequest;
			return {
				...context,
				fork: (0, _pull_request_js__WEBPACK_IMPORTED_MODULE_5__.ty)(pullRequest),
				base_ref: base.ref,
				draft: draft ?? _permission_context_js__WEBPACK_IMPORTED_MODULE_1__.$5,
				labels: labels.map(({ name }) => name)
			};
		}
	}),
	8435: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Q$: () => dateOf,
			Vh: () => readJson,
			WI: () => sendForJson,
			rN: () => sendForBytes
		});
		var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573), _json_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6413), _transport_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3005);
		async function sendForBytes(request, options) {
			let limit = (0, _transport_js__WEBPACK_IMPORTED_MODULE_1__.r5)(options.timeoutMs, options.signal);
			try {
				let response = await (0, _transport_js__WEBPACK_IMPORTED_MODULE_1__.tN)(request, {
					...options,
					signal: limit.signal
				});
				return {
					...response,
					bytes: await readBytes(response, options.maxBodyBytes)
				};
			} catch (error) {
				if (options.signal?.throwIfAborted(), error instanceof _transport_js__WEBPACK_IMPORTED_MODULE_1__.hg) throw error;
				let host = new URL(request.url).host, what = limit.signal.aborted ? `sent no whole response within ${options.timeoutMs / 1e3} s` : "broke off its response";
				throw new _transport_js__WEBPACK_IMPORTED_MODULE_1__.hg(`${host} ${what}`, "unknown", error);
			} finally {
				limit.clear();
			}
		}
		async function readBytes(response, maxBodyBytes) {
			let pieces = [], size = 0;
			for await (let piece of response.body ?? []) {
				if (size += piece.byteLength, size > maxBodyBytes) return;
				pieces.push(piece);
			}
			return Buffer.concat(pieces);
		}
		let defaultMaxBodyBytes = 1048576;
		async function sendForJson(request, options) {
			let { bytes, ...response } = await sendForBytes(request, {
				maxBodyBytes: defaultMaxBodyBytes,
				...options
			}), text = toText(bytes);
			return {
				...response,
				text,
				json: (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(text)
			};
		}
		async function readJson(response) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_2__.qF)(toText(await readBytes(response, defaultMaxBodyBytes)));
		}
		function toText(bytes) {
			return bytes === void 0 || !(0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes) ? "" : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString();
		}
		function dateOf(headers) {
			let parsed = Date.parse(headers.get("date") ?? "");
			return Number.isNaN(parsed) ? void 0 : parsed;
		}
	}),
	4907: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { g: () => readPolicySource });
		var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452), _permission_policy_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8157), _sha256_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5468), _trusted_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1642), _workspace_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1950);
		function isUntrusted({ bytes, isAbsent }) {
			return bytes === void 0 && isAbsent !== !0;
		}
		async function readPolicySource(options, workspace) {
			let { policy: given, log } = options, { path, commit, place, bytes, origin } = await readSource(options, workspace);
			if (bytes === void 0) {
				if (options.vouched !== void 0 && isUntrusted(options.vouched)) return {
					policy: _permission_policy_js__WEBPACK_IMPORTED_MODULE_0__.n4,
					bytes,
					facts: nobody,
					origin
				};
				if (given.named) throw missing(path, place);
				return log.notice(`There is no permission policy at "${path}" ${place}, so no rule allows anything. "interns policy init" writes one.`), {
					policy: _permission_policy_js__WEBPACK_IMPORTED_MODULE_0__.n4,
					bytes,
					facts: {
						...nobody,
						commit
					},
					origin
				};
			}
			let { loadTestedPolicy } = await Promise.all([__webpack_require__.e(9126), __webpack_require__.e(7178)]).then(__webpack_require__.bind(__webpack_require__, 7178)), policy = await loadTestedPolicy(bytes, path), digest = (0, _sha256_js__WEBPACK_IMPORTED_MODULE_1__.s)(bytes);
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
		let nobody = {
			path: null,
			commit: null,
			digest: null
		};
		async function readSource({ vouched, ...options }, workspace) {
			if (vouched !== void 0) {
				let place = vouched.isAbsent === !0 ? "of the checkout" : "that a person trusted";
				return {
					...vouched,
					commit: null,
					place,
					origin: { from: "workspace" }
				};
			}
			let files = (0, _trusted_files_js__WEBPACK_IMPORTED_MODULE_2__.Ti)(options, workspace), { origin } = files, { path } = options.policy;
			return {
				...await files.read("policy", path).catch((cause) => {
					throw cause instanceof _errors_js__WEBPACK_IMPORTED_MODULE_3__.h4 ? cause : missing(path, origin.from === "ref" ? `at ${origin.ref}` : "of the checkout", cause);
				}),
				origin
			};
		}
		function missing(path, place, cause) {
			return new _errors_js__WEBPACK_IMPORTED_MODULE_3__.pn("policy_missing", cause instanceof _workspace_js__WEBPACK_IMPORTED_MODULE_4__.Hv ? `The permission policy "${path}" ${place} is not read: ${cause.message}.` : `The permission policy "${path}" ${place} can't be read. Check the path; in a job, check out the repository first.`, {
				source: path,
				cause
			});
		}
	}),
	1642: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { Ti: () => openTrustedFiles });
		var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760), _changes_git_objects_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(432), _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(452), _github_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9607), _github_subject_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9127), _identity_places_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4758), _wording_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6559), _workspace_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1950);
		function openTrustedFiles(options, workspace) {
			let origin = toPolicyOrigin(options.policyRef, options.event, options.env);
			if (origin.from === "workspace") {
				let read = async (_name, path) => ({
					path,
					commit: null,
					place: "of the checkout",
					bytes: await readWorkspaceFile(path, workspace)
				});
				return {
					origin,
					read
				};
			}
			let reader;
			return {
				origin,
				async read(name, given) {
					let path = repositoryPath(name, given);
					return reader ??= openCommit(origin, options, workspace), {
						path,
						...await (await reader)(path)
					};
				}
			};
		}
		async function openCommit(origin, options, workspace) {
			if (origin.from === "ref" && !(0, _github_event_js__WEBPACK_IMPORTED_MODULE_1__.z7)(options.env)) {
				let { ref } = origin;
				return async (path) => {
					let { commit, bytes } = await readGitFile(ref, path, {
						...options,
						root: workspace.path(".")
					});
					return {
						commit,
						place: `at ${ref} (commit ${commit})`,
						bytes
					};
				};
			}
			if ((0, _github_subject_js__WEBPACK_IMPORTED_MODULE_2__.Nu)(options.env) === void 0) throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.dz("input_invalid", "GITHUB_REPOSITORY names no repository, so no file can be read from it.", { source: "policy-ref" });
			let { readDefaultBranch, readFileAt, resolveCommit } = await __webpack_require__.e(430).then(__webpack_require__.bind(__webpack_require__, 430)), github = options.github(), ref = origin.from === "ref" ? origin.ref : await readDefaultBranch(github), commit = await resolveCommit(github, ref), place = `of ${ref} at commit ${commit}`;
			return async (path) => ({
				commit,
				place,
				bytes: await readFileAt(github, {
					commit,
					path,
					maxBytes: 4194304
				})
			});
		}
		async function readWorkspaceFile(path, workspace) {
			try {
				return await workspace.readInput(path);
			} catch (cause) {
				if (cause instanceof Error && "code" in cause && cause.code === "ENOENT") return;
				throw cause;
			}
		}
		function repositoryPath(name, given) {
			let path = node_path__WEBPACK_IMPORTED_MODULE_0__.posix.normalize(given);
			if (!path.startsWith("/") && path !== "." && path !== ".." && !path.startsWith("../")) return path;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.dz("input_invalid", (0, _wording_js__WEBPACK_IMPORTED_MODULE_4__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_4__.hF)(name)} is "${given}". Use a path from the root of the repository.`, { source: name });
		}
		function toPolicyOrigin(policyRef, event, env) {
			if (policyRef === "workspace") return { from: "workspace" };
			if (policyRef !== "auto") return {
				from: "ref",
				ref: policyRef
			};
			if ((0, _github_event_js__WEBPACK_IMPORTED_MODULE_1__.z7)(env)) return { from: (0, _github_event_js__WEBPACK_IMPORTED_MODULE_1__.Ch)(event) ? "default-branch" : "workspace" };
			let pipeline = (0, _identity_places_js__WEBPACK_IMPORTED_MODULE_5__.l9)(env);
			if (pipeline.is === "none" || pipeline.is === "trusted") return { from: "workspace" };
			let what = pipeline.is === "merge-request" ? `this is a pipeline of ${pipeline.ci} for a merge or pull request` : `this is a pipeline of ${pipeline.ci}, and nothing says that it is not for a merge or pull request`;
			throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__.dz("input_invalid", (0, _wording_js__WEBPACK_IMPORTED_MODULE_4__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_4__.hF)("policy-ref")} is "auto", but ${what}, whose author may have written the policy. ${"Name a git ref that its author cannot change, such as \"origin/main\", or \"workspace\" to trust the checkout."}`, { source: "policy-ref" });
		}
		async function readGitFile(ref, path, { execute, signal, root }) {
			let git = async (...args) => {
				try {
					return await execute("git", [
						"-C",
						root,
						...args
					], signal);
				} catch (cause) {
					throw signal.throwIfAborted(), new _workspace_js__WEBPACK_IMPORTED_MODULE_6__.Hv(`git ${args[0]} failed at "${ref}"; fetch that ref into this clone`, { cause });
				}
			}, commit = (await git("rev-parse", "--verify", "--end-of-options", `${ref}^{commit}`)).trim(), listed = await git("ls-tree", "-z", "--full-tree", commit, "--", path), [, mode, sha = ""] = /^(\d{6}) \w+ ([0-9a-f]{40})\t/.exec(listed) ?? [];
			if (mode === void 0) return {
				commit,
				bytes: void 0
			};
			if (mode !== "100644" && mode !== "100755") throw new _workspace_js__WEBPACK_IMPORTED_MODULE_6__.Hv(`its mode is ${mode}, which is no regular file`);
			let bytes = Buffer.from(await git("cat-file", "blob", sha));
			if ((0, _changes_git_objects_js__WEBPACK_IMPORTED_MODULE_7__.wJ)(bytes) !== sha) throw new _workspace_js__WEBPACK_IMPORTED_MODULE_6__.Hv("it is no UTF-8 text");
			return {
				commit,
				bytes
			};
		}
	}),
	8157: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IJ: () => guardVerbs,
			LX: () => questionVerbs,
			XK: () => ruleVerbs,
			XZ: () => changeVerbs,
			ZJ: () => defaultBudget,
			bq: () => defaultChangeBudget,
			cp: () => maxChangeBudget,
			kG: () => isAllowing,
			kN: () => changeAnswers,
			lJ: () => changeStatuses,
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
		], changeVerbs = [
			"allow",
			"reject",
			"stop"
		], changeStatuses = [
			"added",
			"modified",
			"removed"
		];
		function isAllowing(verb) {
			return verb === "allow" || verb === "allow-always";
		}
		let defaultChangeBudget = {
			files: 20,
			bytes: 262144,
			lines: 1e3
		}, maxChangeBudget = {
			files: 100,
			bytes: 1048576,
			lines: 1e5
		}, changeAnswers = [
			"taken",
			"left",
			"stop"
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
			changes: void 0,
			changeBudget: defaultChangeBudget,
			tests: []
		};
	})
};
