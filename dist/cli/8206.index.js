export const id = 8206;
export const ids = [8206];
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
	28206: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { runChanges: () => runChanges });
		var promises_ = __webpack_require__(51455), external_node_path_ = __webpack_require__(76760), schemas = __webpack_require__(94343), api = __webpack_require__(43759), lib_crypto = __webpack_require__(2962), errors = __webpack_require__(452), json = __webpack_require__(16413), log = __webpack_require__(97309), judge = __webpack_require__(70491), policy = __webpack_require__(8157), git_objects = __webpack_require__(10432);
		let maxFileBytes = 4194304, sha1 = schemas.YjP().check(api.Fk(/^[0-9a-f]{40}$/)), digest = schemas.YjP().check(api.Fk(/^sha256:[0-9a-f]{64}$/)), filePath = schemas.YjP().check(api.m9(1), api.Eb(4096)), entryShape = schemas.Ikc({
			path: filePath,
			status: schemas.k5n(policy.lJ),
			old: schemas.mee(sha1),
			new: schemas.mee(sha1),
			content: schemas.mee(schemas.YjP())
		}), leftBehindShape = schemas.Ikc({
			path: filePath,
			rule: schemas.YjP().check(api.Eb(200))
		}), fileShape = schemas.Ikc({
			version: schemas.euz(1),
			repository: schemas.YjP(),
			pull_request: schemas.mee(schemas.Whr().check(api.qm(1))),
			head: sha1,
			run_id: schemas.YjP(),
			job: schemas.YjP(),
			policy: digest,
			digest,
			said: schemas.YjP().check(api.Eb(4e3)),
			left: schemas.lqM(schemas.YOg(leftBehindShape).check(api.Eb(50))),
			changes: schemas.YOg(entryShape).check(api.m9(1), api.Eb(policy.cp.files))
		});
		function digestChanges(changes) {
			let rows = changes.toSorted(judge.Mc).map((each) => [
				each.path,
				each.status,
				each.old,
				each.new
			]);
			return `sha256:${(0, lib_crypto.s)(JSON.stringify(rows))}`;
		}
		function readChangesFile(text, reader) {
			if (Buffer.byteLength(text) > maxFileBytes) throw refusal(`it has more than ${maxFileBytes} bytes`);
			let result = fileShape.safeParse((0, json.qF)(text));
			if (!result.success) {
				let at = result.error.issues[0]?.path.join(".") ?? "";
				throw refusal(`it isn't a file of changes${at === "" ? "" : `, at "${at}"`}`);
			}
			let { data: file } = result;
			reader !== void 0 && refuseForeign(file, reader);
			for (let entry of file.changes) refuseDamaged(entry);
			if (new Set(file.changes.map(({ path }) => path)).size < file.changes.length) throw refusal("it names a path twice");
			if (file.digest !== digestChanges(file.changes)) throw refusal("its digest does not match its content");
			let bytes = file.changes.reduce((sum, { content }) => sum + Buffer.byteLength(content ?? "", "base64"), 0);
			if (bytes > policy.cp.bytes) throw refusal(`its contents have ${bytes} bytes, over ${policy.cp.bytes}`);
			return file;
		}
		function refuseForeign(file, reader) {
			for (let name of [
				"repository",
				"pull_request",
				"run_id"
			]) if (file[name] !== reader[name]) throw refusal(`its ${name} is ${JSON.stringify(file[name])}, but this job has ${JSON.stringify(reader[name])}`);
			if (file.job === reader.job) throw refusal(`it is from this job, "${file.job}", but must be from another`);
		}
		function refuseDamaged({ path, status, old: oldSha, new: newSha, content }) {
			let shownPath = JSON.stringify(path);
			if (oldSha === null != (status === "added")) throw refusal(`${shownPath} is ${status}, but its old content says otherwise`);
			if (newSha === null != (status === "removed") || content === null != (newSha === null)) throw refusal(`${shownPath} is ${status}, but its new content says otherwise`);
			if (newSha === oldSha) throw refusal(`${shownPath} is unchanged`);
			if (content === null) return;
			let bytes = Buffer.from(content, "base64");
			if (bytes.toString("base64") !== content) throw refusal(`the content of ${shownPath} is not in base64`);
			if ((0, git_objects.FM)(bytes) !== newSha) throw refusal(`the content of ${shownPath} does not match its hash`);
		}
		function refusal(why, cause) {
			let message = `The file of changes is refused: ${(0, log.TN)(why)}. Give the unchanged file that another job of this workflow run collected.`;
			return new errors.is("changes_file_refused", message, {
				source: "changes-file",
				cause
			});
		}
		var external_node_buffer_ = __webpack_require__(4573);
		function decodeText(bytes) {
			return bytes.includes(0) || !(0, external_node_buffer_.isUtf8)(bytes) ? void 0 : new TextDecoder("utf-8", { ignoreBOM: !0 }).decode(bytes);
		}
		var external_node_zlib_ = __webpack_require__(38522);
		let noObject = "0".repeat(40);
		function toGitPatch(changes) {
			return changes.map(toGitFilePatch).join("");
		}
		function toGitFilePatch({ path, status, old: oldSha, new: newSha, content }) {
			let quoted = (side) => `"${side}/${path.replaceAll(/["\\\p{Cc}]/gu, toEscape)}"`, modes = {
				added: "new file mode 100644\n",
				removed: "deleted file mode 100644\n",
				modified: ""
			}, suffix = status === "modified" ? " 100644" : "", bytes = Buffer.from(content ?? "", "base64");
			return [
				`diff --git ${quoted("a")} ${quoted("b")}\n`,
				modes[status],
				`index ${oldSha ?? noObject}..${newSha ?? noObject}${suffix}\n`,
				`GIT binary patch\nliteral ${bytes.byteLength}\n${toBase85Lines((0, external_node_zlib_.deflateSync)(bytes))}\n`
			].join("");
		}
		function toEscape(character) {
			return character === "\"" || character === "\\" ? `\\${character}` : Array.from(Buffer.from(character), (byte) => `\\${byte.toString(8).padStart(3, "0")}`).join("");
		}
		let digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz!#$%&()*+-;<=>?@^_`{|}~";
		function toBase85Lines(bytes) {
			let lines = [];
			for (let at = 0; at < bytes.byteLength; at += 52) {
				let line = bytes.subarray(at, at + 52), length = digits.charAt(9 + line.byteLength), padded = Buffer.concat([line, Buffer.alloc(3)]), groups = Array.from({ length: Math.ceil(line.byteLength / 4) }, (_, group) => {
					let value = padded.readUInt32BE(group * 4);
					return [
						4,
						3,
						2,
						1,
						0
					].map((power) => digits[Math.floor(value / 85 ** power) % 85]).join("");
				});
				lines.push(`${length}${groups.join("")}\n`);
			}
			return lines.join("");
		}
		var values = __webpack_require__(97035), cut = __webpack_require__(99179), plain = __webpack_require__(8935), wording = __webpack_require__(96559), screen = __webpack_require__(21264);
		async function runChanges({ words: [path = ""], has, io }) {
			if (has("patch") && has("json")) throw (0, values.hj)("json", "Both --patch and --json are given. Use one of them.");
			let file = readChangesFile(await readText(path, io));
			return has("patch") ? io.stdout(toGitPatch(file.changes)) : has("json") ? (0, screen.Q2)(io, file) : io.stdout((0, plain.b)(toBlocks(file), (0, screen.Db)(io))), 0;
		}
		async function readText(path, { cwd }) {
			try {
				return new TextDecoder("utf-8", { fatal: !0 }).decode(await (0, promises_.readFile)((0, external_node_path_.resolve)(cwd, path)));
			} catch (cause) {
				throw (0, values.Gq)("FILE", `"${path}" can't be read: ${(0, errors.Uc)(cause)}. Is the path right?`, cause);
			}
		}
		function toBlocks({ repository, pull_request, head, run_id, said, changes }) {
			let facts = [
				[`${repository}${pull_request === null ? "" : `, pull request ${pull_request}`}`],
				[`commit ${head.slice(0, 12)}`],
				[`run ${run_id}`]
			];
			return [
				{
					type: "heading",
					line: [`${(0, wording.hS)(changes.length, "file")} changed`],
					facts
				},
				...said.trim() === "" ? [] : [{
					type: "prose",
					text: said,
					speaker: "The intern"
				}],
				...changes.flatMap(({ path, status, content }) => {
					let text = content === null ? "" : decodeText(Buffer.from(content, "base64"));
					return [{
						type: "paragraph",
						line: [
							{ strong: status },
							" ",
							{ code: path },
							text === void 0 ? " (binary)" : ""
						]
					}, ...text === void 0 || text === "" ? [] : [{
						type: "code",
						text: (0, cut.ml)(text, 2e4)
					}]];
				})
			];
		}
	}),
	16413: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gv: () => isObject,
			Lv: () => isList,
			Z: () => followPointer,
			dj: () => canonicalJson,
			hQ: () => ownField,
			hz: () => isDeeperThan,
			qF: () => parseJson,
			qT: () => readPointer,
			w0: () => readWithin
		});
		function parseJson(text) {
			try {
				return JSON.parse(text);
			} catch {
				return;
			}
		}
		function isDeeperThan(value, levels) {
			return typeof value != "object" || !value ? !1 : levels === 0 || Object.values(value).some((child) => isDeeperThan(child, levels - 1));
		}
		function isObject(value) {
			return typeof value == "object" && !!value && !Array.isArray(value);
		}
		async function readWithin(limit, body) {
			let pieces = [], size = 0;
			for await (let piece of body ?? []) {
				if (size += piece.byteLength, size > limit) return;
				pieces.push(piece);
			}
			return Buffer.concat(pieces);
		}
		function isList(value) {
			return Array.isArray(value);
		}
		function ownField(object, name) {
			return Object.hasOwn(object, name) ? object[name] : void 0;
		}
		function canonicalJson(value) {
			return isList(value) ? `[${value.map(canonicalJson).join(",")}]` : isObject(value) ? `{${Object.keys(value).toSorted().map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] ?? null)}`).join(",")}}` : JSON.stringify(value);
		}
		function readPointer(text) {
			return !text.startsWith("/") || /~(?![01])/u.test(text) ? void 0 : text.slice(1).split("/").map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
		}
		function followPointer(steps, document) {
			let value = document;
			for (let step of steps) if (isList(value)) value = /^(?:0|[1-9][0-9]*)$/u.test(step) ? value[Number(step)] : void 0;
			else if (isObject(value)) value = ownField(value, step);
			else return;
			return value;
		}
	}),
	2244: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			qo: () => isGuardedName,
			ue: () => isLockFile
		});
		var _text_fold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54364), _text_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(47141);
		let instructionFiles = "AGENTS.md AGENTS.override.md CLAUDE.md CLAUDE.local.md GEMINI.md CODEOWNERS opencode.json opencode.jsonc".split(" "), lockFiles = "package-lock.json npm-shrinkwrap.json yarn.lock pnpm-lock.yaml bun.lock* deno.lock Pipfile.lock poetry.lock uv.lock pdm.lock Cargo.lock go.sum go.work.sum Gemfile.lock composer.lock gradle.lockfile packages.lock.json mix.lock pubspec.lock flake.lock".split(" "), buildFiles = "package.json pnpm-*.yaml bunfig.toml deno.json* lerna.json turbo.json nx.json pyproject.toml setup.py setup.cfg requirements*.txt Pipfile* conftest.py tox.ini noxfile.py Cargo.* build.rs rust-toolchain* go.mod go.work Gemfile* *.gemspec Rakefile composer.* pom.xml *.gradle* gradle.properties gradle-wrapper.* gradlew* mvnw* build.sbt Makefile GNUmakefile *.mk CMakeLists.txt *.cmake Justfile Taskfile.* meson.build BUILD BUILD.bazel WORKSPACE WORKSPACE.bazel MODULE.bazel flake.nix Dockerfile* Containerfile* *.dockerfile compose*.y*ml docker-compose*.y*ml Jenkinsfile* *.csproj *.fsproj *.vbproj *.sln *.slnx Directory.Build.* Directory.Packages.* nuget.config mix.exs pubspec.yaml Package.swift Package.resolved Podfile* action.yml action.yaml azure-pipelines*.y*ml bitbucket-pipelines.yml cloudbuild*.y*ml cloudbuild*.json buildspec*.y*ml appveyor.y*ml codemagic.y*ml bitrise.y*ml screwdriver.y*ml lefthook.y*ml netlify.toml vercel.json Vagrantfile Earthfile Tiltfile build.xml".split(" "), guardedNames = [
			...instructionFiles,
			...lockFiles,
			...buildFiles
		], matchesGuarded, matchesLockFile, guardedCache = new Map();
		function isGuardedName(name) {
			let remembered = guardedCache.get(name);
			if (remembered !== void 0) return remembered;
			let folded = (0, _text_fold_js__WEBPACK_IMPORTED_MODULE_0__._)(name);
			matchesGuarded ??= compileNames(guardedNames);
			let isGuarded = folded.startsWith(".") || matchesGuarded(folded);
			return guardedCache.size >= 1e4 && guardedCache.clear(), guardedCache.set(name, isGuarded), isGuarded;
		}
		function isLockFile(path) {
			return matchesLockFile ??= compileNames(lockFiles), matchesLockFile((0, _text_fold_js__WEBPACK_IMPORTED_MODULE_0__._)(path.slice(path.lastIndexOf("/") + 1)));
		}
		function compileNames(names) {
			let globs = names.flatMap((name) => (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.SO)((0, _text_fold_js__WEBPACK_IMPORTED_MODULE_0__._)(name)) ?? []);
			return (folded) => globs.some((glob) => (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.mw)(glob, folded));
		}
	}),
	70491: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Mc: () => comparePathBytes,
			gB: () => changeRules,
			sx: () => judgeChange
		});
		var _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(55635), _text_fold_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54364), _text_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(47141), _guarded_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2244);
		let changeRules = [
			"default",
			"malformed",
			"guarded",
			"unfit",
			"ignored",
			"budget"
		];
		function judgeChange(policy, change, context) {
			let [judged] = judgeChanges(policy, [change], context);
			if (judged === void 0) throw TypeError("No change was judged.");
			return judged.verdict;
		}
		function judgeChanges({ changes: entries = [], changeBudget: budget }, changes, context) {
			let entriesInContext = entries.map((entry) => ({
				entry,
				whenFailure: (0, _match_conditions_js__WEBPACK_IMPORTED_MODULE_0__._3)(entry, context)?.()
			})), uses = new Map(), spent = {
				files: 0,
				bytes: 0,
				lines: 0
			}, judgeNext = (change) => {
				let verdict = judgeByEntries(entriesInContext, change), entry = entries.find(({ id }) => id === verdict.rule), count = (uses.get(verdict.rule) ?? 0) + 1;
				if (uses.set(verdict.rule, count), entry?.limit !== void 0 && count > entry.limit) return {
					...verdict,
					answer: "stop",
					reason: `the limit of "${entry.id}", ${entry.limit}, is used up`
				};
				if (verdict.answer !== "taken") return verdict;
				spent.files += 1, spent.bytes += change.bytes, spent.lines += change.lines;
				let exceeded = [
					"files",
					"bytes",
					"lines"
				].find((name) => spent[name] > budget[name]);
				if (exceeded === void 0) return verdict;
				let reason = `the budget of ${budget[exceeded]} ${exceeded} is used up`;
				return {
					...verdict,
					answer: "stop",
					rule: "budget",
					reason
				};
			};
			return changes.toSorted(comparePathBytes).map((change) => ({
				change,
				verdict: judgeNext(change)
			}));
		}
		function comparePathBytes(one, other) {
			return Buffer.compare(Buffer.from(one.path), Buffer.from(other.path));
		}
		function judgeByEntries(entries, change) {
			let why = findPathFlaw(change.path), flaw = why === void 0 ? change.flaw : {
				why,
				stops: change.flaw?.stops === !0
			}, trace = [], decidingEntry;
			for (let { entry, whenFailure } of entries) {
				let whyNot = decidingEntry === void 0 ? whenFailure ?? whyNotMatched(entry, change, flaw) : "not reached";
				trace.push({
					id: entry.id,
					matched: whyNot === void 0,
					because: whyNot ?? "path and status match"
				}), whyNot === void 0 && (decidingEntry = entry);
			}
			if (decidingEntry === void 0) return {
				...judgeUndecided(change, flaw),
				trace
			};
			let answers = {
				allow: "taken",
				reject: "left",
				stop: "stop"
			}, reason = decidingEntry.reason ?? `"${decidingEntry.id}" says ${decidingEntry.verb}`;
			return {
				answer: answers[decidingEntry.verb],
				rule: decidingEntry.id,
				reason,
				trace
			};
		}
		function whyNotMatched(entry, change, flaw) {
			let reach = entry.reach(change.path);
			if (reach === "not") return "the path does not match";
			if (reach === "guarded") return "the path has a guarded name, which the glob does not spell out";
			if (!entry.statuses.includes(change.status)) return `status is "${change.status}", wants ${entry.statuses.join(" or ")}`;
			if (entry.verb === "allow") return flaw === void 0 ? change.binary && !entry.binary ? "the content is binary" : void 0 : `the change is unfit: ${flaw.why}`;
		}
		function judgeUndecided({ path, status, binary }, flaw) {
			let answer = flaw?.stops !== !0 && (status === "added" || (0, _guarded_js__WEBPACK_IMPORTED_MODULE_1__.ue)(path) && flaw === void 0) ? "left" : "stop";
			return flaw === void 0 ? path.split("/").some(_guarded_js__WEBPACK_IMPORTED_MODULE_1__.qo) ? {
				answer,
				rule: "guarded",
				reason: "no entry spells out its guarded name"
			} : binary ? {
				answer,
				rule: "unfit",
				reason: "its content is binary, but no entry with \"binary: true\" takes it"
			} : {
				answer,
				rule: "default",
				reason: "no entry takes it"
			} : {
				answer,
				rule: "unfit",
				reason: flaw.why
			};
		}
		let device = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9]|lpt[0-9]) *(?:\.|$)/u;
		function findPathFlaw(path) {
			return !path.isWellFormed() || path.includes("\ufffd") ? "its name is not UTF-8" : path.includes(":") ? "its name has a colon" : (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_2__.qW)(path) ? path.normalize("NFC") === path ? path.split("/").map(findNameFlaw).find((flaw) => flaw !== void 0) : "its name is not in the normalisation form NFC" : "it is not a plain path";
		}
		function findNameFlaw(name) {
			let folded = (0, _text_fold_js__WEBPACK_IMPORTED_MODULE_3__._)(name);
			return Buffer.byteLength(name) > 255 ? "a name in it is too long for a file system" : folded === ".git" ? "it is in a folder of Git" : folded === ".gitmodules" ? "it is \".gitmodules\"" : device.test(folded) ? "Windows reads its name as a device" : void 0;
		}
	}),
	31576: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$5: () => unknownWord,
			Ut: () => unknownContext,
			yO: () => contextKeys
		});
		let unknownWord = "unknown", unknownContext = {
			event: unknownWord,
			ref: unknownWord,
			base_ref: unknownWord,
			fork: unknownWord,
			draft: unknownWord,
			labels: unknownWord,
			actor: {
				permission: unknownWord,
				association: unknownWord,
				type: unknownWord,
				login: unknownWord
			},
			environment: unknownWord,
			repository: { visibility: unknownWord }
		}, contextKeys = [
			toKey("event", "text", "The event that started the workflow, such as push.", ({ event }) => event),
			toKey("ref", "text", "The git ref of the run, such as refs/heads/main.", ({ ref }) => ref),
			toKey("base_ref", "text", "The branch that a pull request goes into.", ({ base_ref }) => base_ref),
			toKey("fork", "flag", "Whether the pull request comes from a fork.", ({ fork }) => fork),
			toKey("draft", "flag", "Whether the pull request is a draft.", ({ draft }) => draft),
			toKey("labels", "texts", "The labels of the pull request or issue.", ({ labels }) => labels),
			toKey("actor.permission", "text", "What the actor may do, according to the API.", ({ actor }) => actor.permission),
			toKey("actor.association", "text", "The actor's association, from the payload; a hint.", (c) => c.actor.association),
			toKey("actor.type", "text", "User or Bot.", ({ actor }) => actor.type),
			toKey("actor.login", "text", "The login of the actor.", ({ actor }) => actor.login),
			toKey("environment", "text", "The deployment environment of the job.", ({ environment }) => environment),
			toKey("repository.visibility", "text", "public, internal or private.", ({ repository }) => repository.visibility)
		];
		function toKey(path, valueType, about, read) {
			let [name = "", group] = path.split(".").toReversed();
			return {
				path,
				group,
				name,
				valueType,
				about,
				read
			};
		}
	}),
	55635: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Ho: () => isMatched,
			IT: () => explainEntry,
			_3: () => whyWhenFails,
			cK: () => matches
		});
		var _context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31576), _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71376), _place_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(62774);
		function matches({ test, missing }, value, mode, links) {
			return value === void 0 ? missing || test.takesMissing === !0 : mode === "when" && value === _context_js__WEBPACK_IMPORTED_MODULE_0__.$5 ? test.listed?.includes(_context_js__WEBPACK_IMPORTED_MODULE_0__.$5) === !0 : test.holds(value, {
				mode,
				doubt: mode === "guard",
				links
			});
		}
		function explainMismatch(key, { test, missing }, value, links) {
			let why = value === void 0 ? void 0 : test.whyNot?.(value, links);
			if (why !== void 0) return `${key}: ${why}`;
			let oddity = value === void 0 ? "" : test.describeOdd?.(value) ?? "";
			return `${key} is ${(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__.vp)(value)}${oddity}, wants ${test.wanted}${missing ? ", or missing" : ""}`;
		}
		function explainUnusualMatch(key, { test }, value, links) {
			if (value === void 0) return `${key} is missing`;
			let oddity = test.describeOdd?.(value) ?? "";
			if (oddity !== "") return `${key} is ${(0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__.vp)(value)}${oddity}`;
			let why = test.whyHolds?.(value, links);
			return why === void 0 ? void 0 : `${key}: ${why}`;
		}
		function whyWhenFails({ when }, context) {
			let failing = when.find(({ matcher, value }) => !matches(matcher, value(context), "when"));
			return failing && (() => explainMismatch(`when.${failing.key}`, failing.matcher, failing.value(context)));
		}
		function whyEntryFails(entry, pause, context, mode) {
			let whenFailure = whyWhenFails(entry, context);
			if (whenFailure !== void 0) return whenFailure;
			let failing = entry.match.find((condition) => !isMet(condition, pause, mode));
			if (failing !== void 0) return () => explainMismatch(failing.key, failing.matcher, failing.value(pause), pause.links);
			let placeFailure = entry.placeLimits && (0, _place_js__WEBPACK_IMPORTED_MODULE_2__.ap)(entry.placeLimits, pause);
			return placeFailure === void 0 ? void 0 : () => placeFailure;
		}
		function isMatched(entry, pause, context, mode) {
			return whyEntryFails(entry, pause, context, mode) === void 0;
		}
		function isMet({ key, matcher, value }, pause, mode) {
			return matches(matcher, value(pause), mode, pause.links) || mode === "guard" && (0, _place_js__WEBPACK_IMPORTED_MODULE_2__.ZG)(key, pause) !== void 0;
		}
		function explainEntry(entry, pause, context, mode) {
			let failing = whyEntryFails(entry, pause, context, mode);
			return {
				matched: failing === void 0,
				because: failing?.() ?? explainMatch(entry, pause, mode)
			};
		}
		function explainMatch(entry, pause, mode) {
			let { links } = pause;
			for (let condition of entry.match) {
				let value = condition.value(pause), doubt = mode !== "guard" || matches(condition.matcher, value, mode, links) ? void 0 : (0, _place_js__WEBPACK_IMPORTED_MODULE_2__.ZG)(condition.key, pause);
				if (doubt !== void 0) return `${condition.key}: ${doubt}`;
				let reason = explainUnusualMatch(condition.key, condition.matcher, value, links);
				if (reason !== void 0) return reason;
			}
			let keys = [...entry.when.map((each) => `when.${each.key}`), ...entry.match.map((each) => each.key)];
			return keys.length === 1 ? `${keys[0] ?? ""} matches` : `${keys.slice(0, -1).join(", ")} and ${keys.at(-1) ?? ""} match`;
		}
	}),
	62774: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			ZG: () => whyUnjudgeable,
			ap: () => whyBeyondLimits,
			df: () => describePlace,
			vc: () => whyAmbiguous,
			xr: () => limitPlace
		});
		var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16413), _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(71376);
		let pathKey = /^\/(?:paths|inside|outside)(?:\/|$)/u, unknownPlace = "unknown";
		function limitPlace(match) {
			let hasKey = (pattern) => match.some(({ key }) => pattern.test(key)), neededKeys = match.filter(({ matcher }) => matcher.test.takesMissing !== !0).map(({ key }) => key), needsAny = (...keys) => keys.some((key) => neededKeys.includes(key)), parts = [];
			return hasKey(/^\/?(?:command|operation)$/u) ? (needsAny("/cwd", "/workdir", "/inside") ? needsAny("/cwd", "/outside") || parts.push("outside") : parts.push("folder"), needsAny("/env") || parts.push("environment"), needsAny("/arguments") || parts.push("arguments"), {
				target: "command",
				parts,
				openKeys: neededKeys.filter((key) => /^\/(?:env|arguments)\/[^/]*$/u.test(key))
			}) : (hasKey(/^\/inside(?:\/|$)/u) && !needsAny("/outside") && parts.push("outside"), {
				target: hasKey(pathKey) ? "paths" : "any",
				parts,
				openKeys: []
			});
		}
		function whyBeyondLimits({ parts, openKeys }, pause) {
			if (isCut(pause)) return `arguments: they are ${tooLarge}, and no rule allows that`;
			let outside = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(pause.arguments, "outside"), isOutside = outside !== void 0 && !isEmpty(outside) && parts.includes("outside");
			if (pause.command === void 0) return isUnknown(outside) ? "outside: it is unknown where a path leads, and no rule allows that" : isPlaceUnknown(pause) ? "cwd: the folder is unknown, and no rule allows that" : isOutside ? `outside: ${showName(outside)}, and the rule has no matcher on /outside` : void 0;
			let folder = describeFolder(pause);
			if (folder === unknownPlace) return "folder: unknown, and no rule allows a command in an unknown folder";
			if (folder !== void 0 && parts.includes("folder")) return `folder: ${folder} is not the root of the work folder`;
			if (isOutside) return `folder: ${showName(outside)} is outside the work folder, and the rule has no matcher on /cwd or /outside`;
			let environment = listNames(pause, "env", openKeys);
			if (environment !== void 0 && parts.includes("environment")) return `environment: the call sets ${environment}, and the rule has no matcher on /env`;
			let others = listNames(pause, "arguments", openKeys);
			if (others !== void 0 && parts.includes("arguments")) return `arguments: the call has ${others} besides its command, and the rule has no matcher on /arguments`;
		}
		function describePlace(pause) {
			if (pause.command === void 0) return;
			let folder = describeFolder(pause), environment = listNames(pause, "env"), others = listNames(pause, "arguments"), parts = [
				folder === unknownPlace ? "in an unknown folder" : folder && `in ${folder}`,
				environment && `with ${environment}`,
				others && `with the arguments ${others}`
			].filter((part) => part !== void 0);
			return parts.length === 0 ? void 0 : parts.join(", ");
		}
		function describeFolder({ arguments: fields }) {
			let [cwd, workdir, inside, outside] = [
				"cwd",
				"workdir",
				"inside",
				"outside"
			].map((name) => (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(fields, name));
			return cwd === unknownPlace || isUnknown(outside) ? unknownPlace : outside !== void 0 && !isEmpty(outside) ? showName(outside) : workdir !== void 0 && workdir !== cwd ? showName(workdir) : inside === void 0 ? cwd === void 0 ? void 0 : showName(cwd) : isRoot(inside) ? void 0 : showName(inside);
		}
		function listNames(pause, name, openKeys = []) {
			let value = (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(pause.arguments, name);
			if (value === void 0 || isEmpty(value)) return;
			if (!(0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value)) return showName(value);
			let steps = openKeys.map((pointer) => (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.qT)(pointer) ?? []).filter(([field]) => field === name), openNames = new Set(steps.map(([, openName]) => openName)), others = Object.keys(value).filter((key) => !openNames.has(key));
			return others.length === 0 ? void 0 : others.slice(0, 5).map(showName).join(", ");
		}
		function whyUnjudgeable(key, pause) {
			if (/^\/(?:arguments|url|title)(?:\/|$)/u.test(key)) return isCut(pause) ? `the arguments are ${tooLarge}` : void 0;
			if (key === "/cwd" || pathKey.test(key)) return (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(pause.arguments, "cwd") === unknownPlace ? "the folder is unknown" : key !== "/cwd" && isPlaceUnknown(pause) ? "it is unknown where a path leads" : void 0;
		}
		let tooLarge = "cut off, because they are too large or have an address that is not in its plain form";
		function isCut({ arguments: fields }) {
			return JSON.stringify([(0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(fields, "arguments"), (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(fields, "url")]).includes("\u2026 (cut)");
		}
		function whyAmbiguous(pause) {
			return isCut(pause) ? `its arguments are ${tooLarge}` : isPlaceUnknown(pause) ? "it is unknown in which folder it runs, or where one of its paths leads" : void 0;
		}
		function isPlaceUnknown({ arguments: fields }) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(fields, "cwd") === unknownPlace || isUnknown((0, _json_js__WEBPACK_IMPORTED_MODULE_0__.hQ)(fields, "outside"));
		}
		function isUnknown(outside) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(outside) ? outside.includes(unknownPlace) : outside === unknownPlace;
		}
		function isRoot(inside) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(inside) ? inside.length > 0 && inside.every((one) => one === ".") : inside === ".";
		}
		function isEmpty(value) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) ? value.length === 0 : (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Gv)(value) && Object.keys(value).length === 0;
		}
		function showName(value) {
			return (0, _json_js__WEBPACK_IMPORTED_MODULE_0__.Lv)(value) && value.length > 0 ? value.slice(0, 5).map(showName).join(", ") : typeof value == "string" && /^[\w@%+=:,./-]+$/.test(value) ? value : (0, _text_invisible_js__WEBPACK_IMPORTED_MODULE_1__.vp)(value);
		}
	}),
	8157: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			IJ: () => guardVerbs,
			LX: () => questionVerbs,
			Rq: () => listPolicyEntries,
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
		function listPolicyEntries({ guards, rules, questions, changes = [] }) {
			return [
				...guards,
				...rules,
				...questions,
				...changes
			];
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
			tests: [],
			shownSigns: new Set()
		};
	}),
	54364: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => foldCase,
			_: () => foldWidely
		});
		let foldedCharacters = new Map();
		function foldCase(text) {
			return isAscii(text) ? text.toLowerCase() : Array.from(text.normalize("NFC"), foldCharacter).join("").normalize("NFC");
		}
		function foldWidely(text) {
			if (isAscii(text)) return text.toLowerCase();
			let upper = Array.from(text.normalize("NFKC"), (character) => character.toUpperCase()).join("");
			return foldCase(Array.from(upper, (character) => character.toLowerCase()).join(""));
		}
		let isAscii = (text) => !/[^\0-\x7f]/.test(text);
		function foldCharacter(character) {
			let remembered = foldedCharacters.get(character);
			if (remembered !== void 0) return remembered;
			let fold = [
				character.toUpperCase().toLowerCase(),
				character.toLowerCase(),
				character.toUpperCase()
			].find((candidate) => Array.from(candidate).length === 1 && foldsAlike(candidate, character)) ?? character;
			return foldedCharacters.set(character, fold), fold;
		}
		function foldsAlike(one, other) {
			let code = (one.codePointAt(0) ?? 0).toString(16);
			return RegExp(`^\\u{${code}}$`, "iu").test(other);
		}
	}),
	47141: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$h: () => matchesPath,
			CJ: () => findGlobFlaw,
			SO: () => compileGlob,
			k0: () => splitPathGlob,
			mw: () => globMatches,
			qW: () => isPlainPath,
			x7: () => compilePathGlob
		});
		var _fold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54364), _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(71376);
		function compileGlob(pattern) {
			let pieces = [];
			for (let [token] of pattern.matchAll(/\\[\s\S]?|\*+|\?|[^\\*?]+/gu)) {
				let last = pieces.at(-1), text = token.startsWith("\\") ? token.slice(1) : token;
				if (text === "") return;
				token === "?" ? pieces.push("one") : token.startsWith("*") ? pieces.push("run") : typeof last == "object" ? pieces[pieces.length - 1] = { text: last.text + text } : pieces.push({ text });
			}
			return {
				pattern,
				pieces
			};
		}
		function matchesAll(pieces, items) {
			let at = 0, piece = 0, lastRun;
			for (; at < items.length || piece < pieces.length;) {
				let current = pieces[piece], matched = current === void 0 || current === "run" ? void 0 : items.matchEnd(current, at);
				if (current === "run") piece += 1, lastRun = {
					nextPiece: piece,
					end: at
				};
				else if (matched !== void 0) at = matched, piece += 1;
				else {
					let end = lastRun && items.growRun(lastRun.end, pieces[lastRun.nextPiece]);
					if (lastRun === void 0 || end === void 0) return !1;
					lastRun.end = end, at = end, piece = lastRun.nextPiece;
				}
			}
			return !0;
		}
		function globMatches({ pieces }, text) {
			let characterEnd = (at) => at + ((text.codePointAt(at) ?? 0) > 65535 ? 2 : 1);
			return matchesAll(pieces, {
				length: text.length,
				matchEnd(piece, at) {
					return piece === "one" ? at < text.length ? characterEnd(at) : void 0 : text.startsWith(piece.text, at) ? at + piece.text.length : void 0;
				},
				growRun(end, next) {
					if (end >= text.length) return;
					if (next === void 0) return text.length;
					let at = typeof next == "object" ? text.indexOf(next.text, characterEnd(end)) : characterEnd(end);
					return at === -1 ? void 0 : at;
				}
			});
		}
		function isPlainPath(value) {
			return value.length > 4096 || /^[~-]/u.test(value) || /^[A-Za-z]:/u.test(value) || value.includes("\\") || /~[0-9]/u.test(value) || (0, _invisible_js__WEBPACK_IMPORTED_MODULE_0__.wy)(value) ? !1 : value.split("/").every(isPlainSegment);
		}
		function isPlainSegment(segment) {
			return segment !== "" && !segment.endsWith(".") && !segment.startsWith(" ") && !segment.endsWith(" ");
		}
		function findGlobFlaw(glob) {
			if (glob.split("/").some((segment) => segment !== "**" && segment.includes("**"))) return "\"**\" must be a whole segment. Write \"*\" within a segment";
			if (!isPlainPath(glob.replaceAll(/[*?]/gu, "a"))) return "no path matches it. Write it relative to the repository, without a leading \"/\", \"~\" or \"-\", without \".\" or \"..\", and without backslashes";
		}
		function compilePathGlob(glob) {
			let flaw = findGlobFlaw(glob);
			if (flaw !== void 0) throw TypeError(`The path glob ${JSON.stringify(glob)} can't be used: ${flaw}.`);
			let [narrow, wide] = [splitPathGlob(glob), splitPathGlob((0, _fold_js__WEBPACK_IMPORTED_MODULE_1__.S)(glob))];
			return (value, { isWide } = { isWide: !1 }) => {
				if (!isPlainPath(value)) return !1;
				let segments = (isWide ? (0, _fold_js__WEBPACK_IMPORTED_MODULE_1__.S)(value) : value).split("/");
				return matchesPath(isWide ? wide : narrow, segments.length, (piece, at) => {
					let segment = segments[at] ?? "", isHidden = !isWide && segment.startsWith(".");
					return piece === "run" ? !isHidden : (!isHidden || piece.pattern.startsWith(".")) && globMatches(piece, segment);
				});
			};
		}
		function splitPathGlob(glob) {
			return glob.split("/").map((text) => text === "**" ? "run" : compileGlob(text) ?? {
				pattern: text,
				pieces: [{ text }]
			});
		}
		function matchesPath(pieces, length, takes) {
			return matchesAll(pieces, {
				length,
				matchEnd: (piece, at) => at < length && takes(piece, at) ? at + 1 : void 0,
				growRun: (end) => end < length && takes("run", end) ? end + 1 : void 0
			});
		}
	}),
	71376: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Vg: () => escapeCharacter,
			jQ: () => showInvisible,
			tO: () => findInvisible,
			vp: () => showValue,
			wy: () => hasInvisible
		});
		let createInvisiblePattern = () => /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;
		function findInvisible(text, allowed) {
			return text.matchAll(createInvisiblePattern()).filter(([character]) => !allowed.includes(character)).map(({ 0: character, index }) => ({
				index,
				name: nameCodePoint(character)
			})).toArray();
		}
		function hasInvisible(text) {
			return createInvisiblePattern().test(text);
		}
		function showInvisible(text) {
			return /^[ -~]*$/.test(text) ? text : text.replace(createInvisiblePattern(), escapeCharacter);
		}
		function showValue(value) {
			if (value === void 0) return "missing";
			let short = typeof value == "string" ? value.slice(0, 121) : value, text = showInvisible(JSON.stringify(short));
			return text.length > 120 ? `${text.slice(0, 120)}\u2026` : text;
		}
		function escapeCharacter(character) {
			return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
		}
		function nameCodePoint(character) {
			return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
		}
	}),
	39229: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Bv: () => blocks,
			FY: () => paragraph,
			Mn: () => lines,
			R_: () => heading,
			aY: () => code,
			jQ: () => quiet,
			tp: () => table,
			x4: () => toWords,
			xE: () => alert,
			zH: () => details
		});
		function blocks(...parts) {
			return parts.flatMap((part) => part === void 0 || part === !1 ? [] : part);
		}
		function lines(...parts) {
			return parts.filter((part) => part !== void 0 && part !== !1);
		}
		function heading(words, facts = []) {
			return {
				type: "heading",
				line: [words],
				facts
			};
		}
		function paragraph(...line) {
			return {
				type: "paragraph",
				line
			};
		}
		function quiet(...line) {
			return {
				type: "quiet",
				lines: [line]
			};
		}
		function code(text) {
			return {
				type: "code",
				text
			};
		}
		function alert(kind, ...line) {
			return {
				type: "alert",
				kind,
				line
			};
		}
		function table(header, rows) {
			return {
				type: "table",
				header,
				rows
			};
		}
		function details(summary, ...parts) {
			return {
				type: "details",
				summary,
				blocks: parts
			};
		}
		function toWords(inline) {
			return typeof inline == "string" ? inline : "code" in inline ? inline.code : "strong" in inline ? inline.strong : inline.quiet;
		}
	}),
	99179: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			VK: () => computeWordLimit,
			hl: () => toFitting,
			m7: () => keepEnds,
			ml: () => shorten,
			qt: () => keepFirst
		});
		function keepEnds(text, length) {
			if (text.length <= length) return {
				head: text,
				tail: "",
				omitted: 0
			};
			let head = trimSurrogates(text.slice(0, Math.ceil(length * 2 / 3))), tail = trimSurrogates(text.slice(text.length - Math.floor(length / 3)));
			return {
				head,
				tail,
				omitted: text.length - head.length - tail.length
			};
		}
		function shorten(text, length) {
			let { head, tail, omitted } = keepEnds(text, length);
			return omitted === 0 ? head : `${head}\u2026${tail}`;
		}
		function keepFirst(entries, max, note) {
			return entries.length <= max ? entries : [...entries.slice(0, max), note(entries.length - max)];
		}
		function toFitting(sizes, maxBytes, write) {
			let text = "";
			for (let size of sizes) if (text = write(size), text.length * 3 <= maxBytes || text.length <= maxBytes && Buffer.byteLength(text) <= maxBytes) break;
			return text;
		}
		function trimSurrogates(text) {
			return text.replace(/^[\udc00-\udfff]|[\ud800-\udbff]$/g, "");
		}
		function computeWordLimit(rows) {
			let columns = Math.max(1, ...rows.map((row) => row.length));
			if (!(Array.from({ length: columns }, (_, column) => rows.reduce((most, row) => Math.max(most, measureLongestWord(row[column] ?? "")), 0)).reduce((sum, width) => sum + width + 4, 0) <= 64)) return Math.max(6, Math.floor(64 / columns) - 4);
		}
		function measureLongestWord(text) {
			return text.split(/\s+/u).reduce((most, word) => Math.max(most, Array.from(word).length), 0);
		}
	}),
	8935: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { b: () => toPlainText });
		var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97309), _blocks_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(39229);
		function toPlainText(blocks, options = {}) {
			return blocks.filter((block) => block.type !== "details" || block.isExtra !== !0).flatMap((block) => [...toLines(block, options), ""]).join("\n");
		}
		function toLines(block, options) {
			let { wrap = asIs } = options, toWrapped = (line) => wrap(toText(line));
			switch (block.type) {
				case "heading": return toHeading(toText(block.line), block.facts ?? [], options);
				case "paragraph": return [toWrapped(block.line)];
				case "quiet": return block.lines.map(toWrapped);
				case "list": return block.items.map((item) => wrap(`- ${toText(item)}`));
				case "prose":
				case "rich": return [...block.speaker === void 0 ? [] : [wrap(`${(0, _log_js__WEBPACK_IMPORTED_MODULE_0__.TN)(block.speaker)} says:`), ""], ...(0, _log_js__WEBPACK_IMPORTED_MODULE_0__.Bv)(block.text.trim()).map((line) => wrap(`  ${line}`.trimEnd()))];
				case "code": return indent((0, _log_js__WEBPACK_IMPORTED_MODULE_0__.Bv)(block.text.replace(/^\n+/, "").trimEnd()));
				case "alert": return [wrap(`${block.kind}: ${toText(block.line)}`)];
				case "table": return toTable(block.header, block.rows, options);
				case "details": return [
					wrap(`${toText(block.summary)}:`),
					"",
					...toPlainText(block.blocks, options).trimEnd().split("\n")
				];
				default: return block;
			}
		}
		function indent(lines) {
			return lines.every((line) => line.trim() === "" || line.startsWith("  ")) ? lines : lines.map((line) => `  ${line}`.trimEnd());
		}
		let asIs = (line) => line;
		function toHeading(title, facts, { columns = 100, wrap = asIs }) {
			let underlined = [wrap(title), "=".repeat(Math.min(columns, title.length))];
			return facts.length === 0 ? underlined : [...underlined, wrap(facts.map(toText).join(" \u00b7 "))];
		}
		function toText(line) {
			let words = line.map((one) => typeof one == "object" && "quiet" in one ? `(${one.quiet})` : (0, _blocks_js__WEBPACK_IMPORTED_MODULE_1__.x4)(one));
			return (0, _log_js__WEBPACK_IMPORTED_MODULE_0__.TN)(words.join(""));
		}
		function toTable(header, rows, { columns = Infinity, wrap = asIs }) {
			let cells = [header.map(_log_js__WEBPACK_IMPORTED_MODULE_0__.TN), ...rows.map((row) => row.map(toText))], widths = header.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
			if (widths.reduce((sum, width) => sum + width, 2 * (widths.length - 1)) > columns) return toRecords(cells).map(wrap);
			let [head = "", ...lines] = cells.map((row) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join("  ")).map((line) => line.trimEnd());
			return [
				head,
				widths.map((width) => "-".repeat(width)).join("  "),
				...lines
			];
		}
		function toRecords([header = [], ...rows]) {
			let width = Math.max(...header.map((name) => name.length));
			return rows.flatMap(([first = "", ...others], index) => [
				...index === 0 ? [] : [""],
				first,
				...others.map((cell, at) => `  ${(header[at + 1] ?? "").padEnd(width)}  ${cell}`.trimEnd())
			]);
		}
	})
};
