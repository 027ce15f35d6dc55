export const id = 5754;
export const ids = [5754];
export const modules = {
	2244: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			qo: () => isGuardedName,
			ue: () => isLockFile
		});
		var _text_fold_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4364), _text_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7141);
		let instructions = [
			"AGENTS.md",
			"AGENTS.override.md",
			"CLAUDE.md",
			"CLAUDE.local.md",
			"GEMINI.md",
			"CODEOWNERS",
			"opencode.json",
			"opencode.jsonc"
		], lockFiles = [
			"package-lock.json",
			"npm-shrinkwrap.json",
			"yarn.lock",
			"pnpm-lock.yaml",
			"bun.lock*",
			"deno.lock",
			"Pipfile.lock",
			"poetry.lock",
			"uv.lock",
			"pdm.lock",
			"Cargo.lock",
			"go.sum",
			"go.work.sum",
			"Gemfile.lock",
			"composer.lock",
			"gradle.lockfile",
			"packages.lock.json",
			"mix.lock",
			"pubspec.lock",
			"flake.lock"
		], builds = "package.json,pnpm-*.yaml,bunfig.toml,deno.json*,lerna.json,turbo.json,nx.json,pyproject.toml,setup.py,setup.cfg,requirements*.txt,Pipfile*,conftest.py,tox.ini,noxfile.py,Cargo.*,build.rs,rust-toolchain*,go.mod,go.work,Gemfile*,*.gemspec,Rakefile,composer.*,pom.xml,*.gradle*,gradle.properties,gradle-wrapper.*,gradlew*,mvnw*,build.sbt,Makefile,GNUmakefile,*.mk,CMakeLists.txt,*.cmake,Justfile,Taskfile.*,meson.build,BUILD,BUILD.bazel,WORKSPACE,WORKSPACE.bazel,MODULE.bazel,flake.nix,Dockerfile*,Containerfile*,*.dockerfile,compose*.y*ml,docker-compose*.y*ml,Jenkinsfile*,*.csproj,*.fsproj,*.vbproj,*.sln,*.slnx,Directory.Build.*,Directory.Packages.*,nuget.config,mix.exs,pubspec.yaml,Package.swift,Package.resolved,Podfile*,action.yml,action.yaml".split(","), guarded = compile([
			...instructions,
			...lockFiles,
			...builds
		]), locks = compile(lockFiles), known = new Map();
		function isGuardedName(name) {
			let before = known.get(name);
			if (before !== void 0) return before;
			let folded = (0, _text_fold_js__WEBPACK_IMPORTED_MODULE_0__._)(name), found = folded.startsWith(".") || isOneOf(guarded, folded);
			return known.size >= 1e4 && known.clear(), known.set(name, found), found;
		}
		function isLockFile(path) {
			return isOneOf(locks, (0, _text_fold_js__WEBPACK_IMPORTED_MODULE_0__._)(path.slice(path.lastIndexOf("/") + 1)));
		}
		function compile(names) {
			return names.flatMap((name) => (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.S)((0, _text_fold_js__WEBPACK_IMPORTED_MODULE_0__._)(name)) ?? []);
		}
		function isOneOf(globs, name) {
			return globs.some((glob) => (0, _text_glob_js__WEBPACK_IMPORTED_MODULE_1__.m)(glob, name));
		}
	}),
	5754: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			gB: () => changeRules,
			vN: () => judgeChanges
		});
		var conditions = __webpack_require__(5635), json = __webpack_require__(1989), guarded = __webpack_require__(2244), fold = __webpack_require__(4364), text_path = __webpack_require__(396);
		let device = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9]|lpt[0-9]) *(?:\.|$)/u;
		function flawOfPath(path) {
			return !path.isWellFormed() || path.includes("�") ? "its name is not UTF-8" : path.includes(":") ? "its name has a colon" : (0, text_path.qW)(path) ? path.normalize("NFC") === path ? path.split("/").map(flawOfName).find((flaw) => flaw !== void 0) : "its name is not in the normalisation form NFC" : "it is no plain path";
		}
		function flawOfName(name) {
			let folded = (0, fold._)(name);
			return Buffer.byteLength(name) > 255 ? "a name in it is longer than a file system takes" : folded === ".git" ? "it lies in a folder of Git" : folded === ".gitmodules" ? "it is \".gitmodules\"" : device.test(folded) ? "Windows reads its name as a device" : void 0;
		}
		let changeRules = [
			"default",
			"malformed",
			"guarded",
			"unfit",
			"ignored",
			"budget"
		];
		function judgeChanges({ changes: entries = [], changeBudget: budget }, changes, context) {
			let inTime = entries.map((entry) => ({
				entry,
				whyNot: whyNotNow(entry, context)
			})), used = new Map(), spent = {
				files: 0,
				bytes: 0,
				lines: 0
			}, judge = (change) => {
				let verdict = judgeOne(inTime, change), entry = entries.find(({ id }) => id === verdict.rule), count = (used.get(verdict.rule) ?? 0) + 1;
				if (used.set(verdict.rule, count), entry?.limit !== void 0 && count > entry.limit) return {
					...verdict,
					answer: "stop",
					reason: `the limit of "${entry.id}", ${entry.limit}, is used up`
				};
				if (verdict.answer !== "taken") return verdict;
				spent.files += 1, spent.bytes += change.bytes, spent.lines += change.lines;
				let over = [
					"files",
					"bytes",
					"lines"
				].find((name) => spent[name] > budget[name]);
				return over === void 0 ? verdict : {
					...verdict,
					answer: "stop",
					rule: "budget",
					reason: `the budget of ${budget[over]} ${over} is used up`
				};
			};
			return changes.toSorted(byPathBytes).map((change) => ({
				change,
				verdict: judge(change)
			}));
		}
		function byPathBytes(one, other) {
			return Buffer.compare(Buffer.from(one.path), Buffer.from(other.path));
		}
		function whyNotNow({ when }, context) {
			let failing = when.find(({ matcher, value }) => !(0, conditions.cK)(matcher, value(context), "when"));
			if (failing !== void 0) return `when.${failing.key} is ${(0, json.SP)(failing.value(context))}, wants ${failing.matcher.test.wanted}`;
		}
		function judgeOne(entries, change) {
			let why = flawOfPath(change.path), flaw = why === void 0 ? change.flaw : {
				why,
				stops: change.flaw?.stops === !0
			}, trace = [], decided;
			for (let { entry, whyNot } of entries) {
				let { id } = entry;
				if (decided !== void 0) {
					trace.push({
						id,
						matched: !1,
						because: "not reached"
					});
					continue;
				}
				let not = whyNot ?? whyNotTaken(entry, change, flaw);
				trace.push({
					id,
					matched: not === void 0,
					because: not ?? "path and status match"
				}), not === void 0 && (decided = entry);
			}
			if (decided === void 0) return {
				...undecided(change, flaw),
				trace
			};
			let answers = {
				allow: "taken",
				reject: "left",
				stop: "stop"
			}, reason = decided.reason ?? `"${decided.id}" says ${decided.verb}`;
			return {
				answer: answers[decided.verb],
				rule: decided.id,
				reason,
				trace
			};
		}
		function whyNotTaken(entry, change, flaw) {
			let reach = entry.reach(change.path);
			if (reach === "not") return "the path is another";
			if (reach === "guarded") return "the path has a guarded name, which the glob does not spell";
			if (!entry.statuses.includes(change.status)) return `status is "${change.status}", wants ${entry.statuses.join(" or ")}`;
			if (entry.verb === "allow") return flaw === void 0 ? change.binary && !entry.binary ? "the content is binary" : void 0 : `the change is unfit: ${flaw.why}`;
		}
		function undecided(change, flaw) {
			let { path, status, binary } = change, answer = flaw?.stops !== !0 && (status === "added" || (0, guarded.ue)(path) && flaw === void 0) ? "left" : "stop";
			return flaw === void 0 ? path.split("/").some(guarded.qo) ? {
				answer,
				rule: "guarded",
				reason: "no entry spells its guarded name"
			} : binary ? {
				answer,
				rule: "unfit",
				reason: "its content is binary, and no entry with \"binary: true\" takes it"
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
	}),
	4364: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => foldCase,
			_: () => foldWidely
		});
		let known = new Map();
		function foldCase(text) {
			return /[^\0-\x7f]/.test(text) ? Array.from(text.normalize("NFC"), folded).join("").normalize("NFC") : text.toLowerCase();
		}
		function foldWidely(text) {
			let upper = Array.from(text.normalize("NFKC"), (character) => character.toUpperCase()).join("");
			return foldCase(Array.from(upper, (character) => character.toLowerCase()).join(""));
		}
		function folded(character) {
			let before = known.get(character);
			if (before !== void 0) return before;
			let found = [
				character.toUpperCase().toLowerCase(),
				character.toLowerCase(),
				character.toUpperCase()
			].find((one) => Array.from(one).length === 1 && isSame(one, character)) ?? character;
			return known.set(character, found), found;
		}
		function isSame(one, other) {
			let code = (one.codePointAt(0) ?? 0).toString(16);
			return RegExp(`^\\u{${code}}$`, "iu").test(other);
		}
	}),
	7141: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			S: () => compileGlob,
			m: () => globMatches
		});
		function compileGlob(pattern) {
			let pieces = [], fixed = "", escaped = !1, flush = () => {
				fixed !== "" && pieces.push({ text: fixed }), fixed = "";
			};
			for (let character of pattern) !escaped && character === "\\" ? escaped = !0 : (escaped || character !== "*" && character !== "?" ? fixed += character : (flush(), character === "?" ? pieces.push("one") : pieces.at(-1) !== "run" && pieces.push("run")), escaped = !1);
			if (!escaped) return flush(), {
				pattern,
				pieces
			};
		}
		function globMatches(glob, text) {
			let at = 0, piece = 0, runPiece = -1, runAt = 0;
			for (; at < text.length || piece < glob.pieces.length;) {
				let current = glob.pieces[piece];
				if (current === "run") {
					if (runPiece = piece, runAt = at, piece += 1, piece === glob.pieces.length) return !0;
					continue;
				}
				let next = current === void 0 ? void 0 : step(current, text, at);
				if (next !== void 0) {
					at = next, piece += 1;
					continue;
				}
				if (runPiece === -1) return !1;
				let after = glob.pieces[runPiece + 1], from = runAt + width(text, runAt);
				if (from > text.length || runAt >= text.length || (runAt = typeof after == "object" ? text.indexOf(after.text, from) : from, runAt === -1)) return !1;
				at = runAt, piece = runPiece + 1;
			}
			return !0;
		}
		function step(piece, text, at) {
			return piece === "one" ? at < text.length ? at + width(text, at) : void 0 : text.startsWith(piece.text, at) ? at + piece.text.length : void 0;
		}
		function width(text, at) {
			return (text.codePointAt(at) ?? 0) > 65535 ? 2 : 1;
		}
	}),
	1376: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			jQ: () => showInvisible,
			tO: () => findInvisible,
			wy: () => hasInvisible
		});
		let unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/gu;
		function findInvisible(text, allowed) {
			let found = [];
			for (let match of text.matchAll(unseen)) allowed.includes(match[0]) || found.push({
				index: match.index,
				name: codePointName(match[0])
			});
			return found;
		}
		function hasInvisible(text) {
			unseen.lastIndex = 0;
			let found = unseen.test(text);
			return unseen.lastIndex = 0, found;
		}
		function showInvisible(text) {
			return text.replace(unseen, (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`);
		}
		function codePointName(character) {
			return `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}`;
		}
	}),
	1989: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			Gv: () => isObject,
			Lv: () => isList,
			SP: () => shown,
			dj: () => canonicalJson,
			e6: () => follow,
			hQ: () => ownField,
			qT: () => readPointer
		});
		var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1376);
		function isObject(value) {
			return typeof value == "object" && !!value && !Array.isArray(value);
		}
		function isList(value) {
			return Array.isArray(value);
		}
		function ownField(object, name) {
			return Object.hasOwn(object, name) ? object[name] : void 0;
		}
		function canonicalJson(value) {
			return isList(value) ? `[${value.map(canonicalJson).join(",")}]` : isObject(value) ? `{${Object.keys(value).toSorted().map((name) => `${JSON.stringify(name)}:${canonicalJson(value[name] ?? null)}`).join(",")}}` : JSON.stringify(value === 0 ? 0 : value);
		}
		function shown(value) {
			if (value === void 0) return "missing";
			let short = typeof value == "string" ? value.slice(0, 121) : value, text = (0, _invisible_js__WEBPACK_IMPORTED_MODULE_0__.jQ)(JSON.stringify(short));
			return text.length > 120 ? `${text.slice(0, 120)}…` : text;
		}
		function readPointer(text) {
			if (text.startsWith("/") && !/~(?![01])/u.test(text)) return text.slice(1).split("/").map((step) => step.replaceAll("~1", "/").replaceAll("~0", "~"));
		}
		function follow(steps, document) {
			let value = document;
			for (let step of steps) if (isList(value)) value = /^(?:0|[1-9][0-9]*)$/u.test(step) ? value[Number(step)] : void 0;
			else if (isObject(value)) value = ownField(value, step);
			else return;
			return value;
		}
	}),
	396: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			jU: () => flawOfPathGlob,
			qW: () => isPlainPath,
			x7: () => compilePathGlob
		});
		var _fold_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4364), _glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7141), _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1376);
		function isPlainPath(value) {
			return value.length > 4096 || /^[~-]/u.test(value) || /^[A-Za-z]:/u.test(value) || value.includes("\\") || /~[0-9]/u.test(value) || (0, _invisible_js__WEBPACK_IMPORTED_MODULE_0__.wy)(value) ? !1 : value.split("/").every(isPlainSegment);
		}
		function isPlainSegment(segment) {
			return segment !== "" && !segment.endsWith(".") && !segment.startsWith(" ") && !segment.endsWith(" ");
		}
		function flawOfPathGlob(glob) {
			if (glob.split("/").some((segment) => segment !== "**" && segment.includes("**"))) return "\"**\" is a segment of its own. Write \"*\" within a segment";
			if (!isPlainPath(glob.replaceAll(/[*?]/gu, "a"))) return "no path is like that. Write it relative to the repository, without a leading \"/\", \"~\" or \"-\", \".\" or \"..\" and backslashes";
		}
		function compilePathGlob(glob, { wide = !1 } = {}) {
			let flaw = flawOfPathGlob(glob);
			if (flaw !== void 0) throw TypeError(`The path glob ${JSON.stringify(glob)} can't be used: ${flaw}.`);
			let folded = (text) => wide ? (0, _fold_js__WEBPACK_IMPORTED_MODULE_1__.S)(text) : text, pieces = folded(glob).split("/").map((segment) => segment === "**" ? "**" : segmentGlob(segment));
			return (value) => isPlainPath(value) && covers(pieces, folded(value).split("/"), wide);
		}
		function segmentGlob(segment) {
			return (0, _glob_js__WEBPACK_IMPORTED_MODULE_2__.S)(segment) ?? {
				pattern: segment,
				pieces: [{ text: segment }]
			};
		}
		function covers(pieces, segments, wide) {
			let at = 0, piece = 0, runPiece = -1, runAt = 0;
			for (; at < segments.length || piece < pieces.length;) {
				let current = pieces[piece], segment = segments[at];
				if (current === "**") runPiece = piece, runAt = at, piece += 1;
				else if (current !== void 0 && segment !== void 0 && coversSegment(current, segment, wide)) at += 1, piece += 1;
				else {
					let taken = segments[runAt];
					if (runPiece === -1 || taken === void 0 || !wide && taken.startsWith(".")) return !1;
					runAt += 1, at = runAt, piece = runPiece + 1;
				}
			}
			return !0;
		}
		function coversSegment(glob, segment, wide) {
			return !wide && segment.startsWith(".") && !glob.pattern.startsWith(".") ? !1 : (0, _glob_js__WEBPACK_IMPORTED_MODULE_2__.m)(glob, segment);
		}
	})
};
