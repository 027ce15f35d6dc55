export const id = 8321;
export const ids = [8321];
export const modules = { 8321: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { shellTest: () => shellTest });
	var fold = __webpack_require__(54364), glob = __webpack_require__(47141), shell_pattern = __webpack_require__(73036), shell_programs = __webpack_require__(21772), syntax = __webpack_require__(78291), word_list = __webpack_require__(33492);
	function makesFiles(command) {
		return command.programs.map(shell_programs.nH).some((name) => name === "git" ? command.arguments.some((each) => (0, syntax.e9)(each) === "mv") : namingMakers.has(name) || isUnnamedMaker(name, command));
	}
	function makesUnnamedFiles(command) {
		return command.programs.some((program) => isUnnamedMaker((0, shell_programs.nH)(program), command));
	}
	function isUnnamedMaker(name, { arguments: args }) {
		let pattern = unnamedMakerArguments.get(name);
		return unnamedMakers.has(name) || args.some((argument) => pattern?.test((0, syntax.e9)(argument)));
	}
	let namingMakers = (0, word_list.y)("base64 bsdtar bunzip2 bzip2 compress cp curl dd gtar gunzip gzip iconv install json.tool ln lz4 mv ptx sed shred shuf sort sponge tar tee tree truncate uncompress uniq unlink unxz unzstd xxd xz zip zstd"), unnamedMakers = (0, word_list.y)("7z ar cpio csplit pax rsync scp sftp split unzip uudecode wget"), unnamedMakerArguments = new Map([
		...(0, word_list.u)("bsdtar gtar tar", /^(?:--(?:extract|get)$|-?[AcdfhjJkmOprStuUvWz]*x)/u),
		...(0, word_list.u)("gunzip gzip", /^(?:-[A-Za-z]*N|--na)/u),
		["cp", /^(?:-[A-Za-z]*[aRr]|--[ar])/u],
		["curl", /^(?:-[A-Za-z]*[JK]|--(?:config|remote-header))|%output/u],
		["docker", /^cp$/u],
		["gh", /^(?:checkout|clone|download)$/u],
		["git", /^(?:bisect|checkout|cherry-pick|clone|format-patch|init|lfs|merge|mv|pull|read-tree|rebase|reset|restore|revert|sparse-checkout|stash|submodule|switch|worktree)$/u],
		["gpg", /^(?:-[A-Za-z]*[do]|--(?:de|ou))/u],
		["openssl", /^--?out/u]
	]);
	function whyRunsWritten(script, commands) {
		let writes = listWrites(script, commands), writtenNames = new Set(listNames(writes.map(({ file }) => file)));
		return whyReads(writes, commands) ?? whyRunsMade(writtenNames, commands) ?? whyReads(listCopies(writtenNames, commands), commands);
	}
	function listWrites(script, commands) {
		return [...script.writes.map((file) => ({
			file,
			writer: void 0
		})), ...commands.flatMap((writer) => listWrittenFiles(writer).map((file) => ({
			file,
			writer
		})))].filter(({ file }) => !(0, syntax.ph)(file, /^\/dev\/(?:null|stdout|stderr|tty|fd\/[0-9]+)$/u));
	}
	function listWrittenFiles(command) {
		let { writes, arguments: args } = command;
		return isProgram(command, "sponge tee") ? [...writes, ...args.filter((each) => !(0, syntax.e9)(each).startsWith("-"))] : makesFiles(command) || hasArgument(command, "git", /^(?:clone|worktree)$/u) ? [...writes, ...args.filter((each) => settingPath.test((0, syntax.e9)(each)))] : writes;
	}
	function whyReads(writes, commands) {
		let readers = commands.filter((each) => !each.isPlain), dataRunners = readers.filter(mayRunData);
		for (let { file, writer } of writes) {
			let name = getBaseName((0, syntax.e9)(file)), reader = (isData(file) ? dataRunners.filter((each) => takesData(each, name)) : readers).find((each) => each !== writer);
			if (reader !== void 0) return `it writes ${(0, syntax.v4)(file, "a file")} and runs ${JSON.stringify(reader.programs[0])}, which may be, or read, that file`;
		}
	}
	let dataFile = /^[^.].*\.(?:csv|diff|err|htm|html|log|md|out|patch|sum|tmp|tsv|txt|xml)$/iu;
	function isData(file) {
		return typeof file == "string" && dataFile.test(getBaseName(file)) && !settingPath.test(getBaseName(file));
	}
	function mayRunData({ programs, script }) {
		let program = (0, shell_programs.nH)(programs.at(-1) ?? "");
		return script === void 0 && !dataReaders.has(program) && (0, shell_programs.pw)(program);
	}
	let dataReaders = (0, word_list.y)("aws az cargo curl dotnet gcloud gh git glab go java kubectl less man more most pip prettier rsync scp terraform wget xmllint");
	function takesData(command, name) {
		return /^test.*\.txt$/iu.test(name) && isProgram(command, "pytest") ? !0 : listNames(command.arguments).includes(name) || hasAttachedValue(command, name);
	}
	function whyRunsMade(writtenNames, commands) {
		let made = describeMade(writtenNames, commands), isInGitFolder = commands.some((each) => hasArgument(each, "cd pushd", /(?:^|\/)\.git(?:\/|$)/iu));
		for (let executed of commands.flatMap(listExecuted)) {
			let { file, isPath } = executed;
			if (isPath && (isInGitFolder || gitFile.test(file))) return `it runs ${(0, syntax.v4)(file)}, which Git may have written`;
			if (mayBeMade(executed, made)) return `it makes files, and runs ${(0, syntax.v4)(file)}, which may be one of them`;
		}
	}
	function listExecuted({ programs, script }) {
		return (script === void 0 ? programs : [...programs, script]).map((file) => ({
			file,
			isPath: file === script || file.includes("/"),
			mayBeFolder: programs.some((program) => mayRunFolder(program, file))
		}));
	}
	function mayRunFolder(program, script) {
		return /^(?:node|pypy|python)/u.test((0, shell_programs.nH)(program)) && !/\.(?:[cm]?[jt]sx?|pyw?)$/iu.test(script);
	}
	let gitFile = /(?:^|\/)(?:\.git\/|(?:[a-z]+_(?:edit)?msg|(?:[a-z]+_)?head|packed-refs|config(?:\.worktree)?)$)/iu;
	function describeMade(writtenNames, commands) {
		let makers = commands.filter(makesFiles), makerNames = makers.flatMap((each) => listNames(each.arguments));
		return {
			makers,
			hasUnknownNames: commands.some(makesUnnamedFiles) || makers.some((each) => each.arguments.some(isPartlyKnown)) || commands.some((each) => (!each.isPlain || makesFiles(each)) && mentions(each, writtenNames)),
			names: new Set([...writtenNames, ...makerNames]),
			stems: new Set(makerNames.filter((name) => !isData(name)).map(getStem)),
			dataNames: makerNames.filter(isData)
		};
	}
	function mayBeMade({ file, isPath, mayBeFolder }, made) {
		let name = getBaseName(file);
		return made.names.has(name) ? !0 : isPath ? made.hasUnknownNames || made.stems.has(getStem(name)) || made.dataNames.some((data) => name.includes(data)) || made.makers.some((maker) => hasAttachedValue(maker, name)) || made.makers.length > 0 && mayBeFolder : !1;
	}
	function listCopies(writtenNames, commands) {
		return commands.filter(mayCopyWritten(writtenNames, commands) ? isCopier : namesOutput).flatMap((writer) => writer.arguments.filter(mayNameCopy).map((file) => ({
			file,
			writer
		}))).toReversed();
	}
	function mayCopyWritten(writtenNames, commands) {
		let editors = commands.filter((each) => namesOutput(each) || hasArgument(each, "sed gsed", /^(?:-\w*i|--in)/u)), edited = editors.flatMap((each) => each.arguments), editedNames = new Set(listNames(edited));
		return commands.filter(makesFiles).some((maker) => mentions(maker, writtenNames) || maker.arguments.some((word) => inputFile.test((0, syntax.e9)(word))) ? !0 : !editors.includes(maker) && (edited.some(isPartlyKnown) || mentions(maker, editedNames)));
	}
	let inputFile = /^-$|(?:^|\/)(?:(?:stdin|0)$|dev\/fd\/)/u;
	function namesOutput(command) {
		return command.arguments.filter((each) => !/^(?:-.|[0-9]+$)/u.test((0, syntax.e9)(each))).length > 1 && isProgram(command, "json.tool ptx uniq xxd") ? !0 : hasArgument(command, "base64 dd iconv shuf sort", /^(?:-\w*o|--o|of=)/u);
	}
	function isCopier(command) {
		return namesOutput(command) || hasArgument(command, "sed gsed", /^(?:-\w*i|--in[a-z-]*=)./u) ? !0 : makesFiles(command) && !isProgram(command, transformers);
	}
	let transformers = "base64 bsdtar gsed gtar iconv json.tool ptx sed shuf sort tar tee tree uniq xxd zip";
	function mayNameCopy(word) {
		return !isData(word) && !(0, syntax.ph)(word, /^(?:--[\w-]*|-[^\Wo]*|[0-9]+)$|(?:^|\/)\.{0,2}\/?$/u);
	}
	function hasArgument(command, programs, argument) {
		return isProgram(command, programs) && command.arguments.some((each) => argument.test((0, syntax.e9)(each)));
	}
	function isProgram(command, names) {
		return command.programs.some((program) => (0, word_list.y)(names).has((0, shell_programs.nH)(program)));
	}
	function mentions(command, names) {
		return names.size > 0 && command.arguments.some(isPartlyKnown) ? !0 : listNames(command.arguments).some((name) => names.has(name));
	}
	function isPartlyKnown(argument) {
		return typeof argument != "string";
	}
	function hasAttachedValue(command, name) {
		return command.arguments.some((each) => (0, syntax.ph)(each, /^-[^-]/u) && (0, syntax.e9)(each).slice(2).endsWith(name));
	}
	function listNames(args) {
		return args.filter((argument) => typeof argument == "string").flatMap((word) => [word, word.replace(/^[A-Za-z-]+=/u, "")]).map(getBaseName);
	}
	function getBaseName(path) {
		let name = path.replace(/\/+$/u, "");
		return name.slice(name.lastIndexOf("/") + 1);
	}
	function getStem(name) {
		return name.replace(/(?<=.)[.~].*/su, "");
	}
	let settingNames = [
		String.raw`\.git|hooks|\.cargo|\.mvn`,
		String.raw`(?:gnu)?makefile|[\w.-]+\.mk|justfile|taskfile\.ya?ml|cmakelists\.txt|dockerfile|rakefile|gemfile`,
		String.raw`package\.json|\.(?:npm|yarn|babel|eslint|mocha|prettier)rc(?:\.\w+)?|\.pnpmfile\.cjs|[\w.-]+\.config\.[cm]?[jt]s`,
		String.raw`(?:conftest|setup|sitecustomize|noxfile)\.py|(?:setup\.cfg|(?:pytest|tox)\.ini|pyproject\.toml)`,
		String.raw`cargo\.toml|build\.rs|(?:pom|build|phpunit)\.xml|[\w.-]+\.gradle(?:\.kts)?|gradlew|mvnw`
	], settingPath = RegExp(`(?:^(?:-[A-Za-z])?|[/=:])(?:${settingNames.join("|")})(?:/|$)`, "iu");
	function whyAny(patterns, reading, links) {
		if ("error" in reading) return reading.error;
		let commands = [];
		for (let command of reading.commands) {
			let { program, arguments: args, writes } = command;
			if (program === null) return "a program in it is known only when it runs";
			let outcome = judge(patterns, program, args, links);
			if ("because" in outcome) return outcome.because;
			commands.push({
				...outcome,
				writes: [...writes, ...outcome.writes]
			});
		}
		return whyRunsWritten(reading, commands);
	}
	function judge(patterns, program, args, links) {
		let covering = patterns.find((pattern) => mayCover(pattern, program, args, links));
		if (covering !== void 0) return { because: `${JSON.stringify(program)} is covered by ${JSON.stringify(covering.pattern)}` };
		let judgement = (0, shell_programs.qy)(program, args);
		if (judgement.type === "runs") {
			let inner = judge(patterns, judgement.program, judgement.arguments, links);
			if ("because" in inner) return inner;
			let isPlain = inner.isPlain && /^(?:nice|timeout|xargs)$/u.test((0, shell_programs.nH)(program));
			return {
				...inner,
				isPlain,
				programs: [program, ...inner.programs]
			};
		}
		let shown = JSON.stringify(program.slice(0, 60));
		if (judgement.type === "cannot be told") return { because: `what ${shown} runs cannot be determined: ${judgement.because}` };
		if (judgement.type === "runs nothing else") {
			let { readsFiles = !1, writes = [] } = judgement;
			return {
				programs: [program],
				arguments: args,
				isPlain: !readsFiles,
				script: void 0,
				writes
			};
		}
		let named = patterns.find((each) => isNamed(each, args));
		return named === void 0 ? {
			programs: [program],
			arguments: args,
			isPlain: !1,
			script: judgement.script,
			writes: []
		} : { because: `${shown} may run ${JSON.stringify(named.pattern)}, which its arguments name` };
	}
	function mayCover(pattern, program, args, links) {
		let known = [];
		for (let argument of args) {
			if (typeof argument != "string") break;
			known.push(argument);
		}
		let [first] = pattern.tokens;
		return first === void 0 || !coversProgram(first, program) || known.length === args.length && known.length < pattern.tokens.length - 1 ? !1 : known.every((word, index) => {
			let token = (0, shell_pattern.nQ)(pattern, index + 1);
			return token === void 0 ? pattern.isOpen : [word, ...links?.get(word) ?? []].some((place) => (0, shell_pattern.$4)(token, place));
		});
	}
	function coversProgram(token, program) {
		if ("path" in token) return (0, shell_pattern.$4)(token, program);
		let folded = foldGlob(token);
		return [program, (0, shell_programs.CF)(program)].some((name) => (0, glob.mw)(folded, (0, fold._)(name)) || (0, glob.mw)(token, name));
	}
	function foldGlob(glob) {
		let pieces = glob.pieces.map((piece) => typeof piece == "string" ? piece : { text: (0, fold._)(piece.text) });
		return {
			pattern: glob.pattern,
			pieces
		};
	}
	function isNamed(pattern, args) {
		let words = args.map(syntax.e9).join(" ").split(/[\s'"`;|&()<>{}=,:$\\]/u).filter((word) => word !== "");
		return pattern.tokens.every((token, index) => {
			if ("path" in token || index > 0) return words.some((word) => (0, shell_pattern.$4)(token, word));
			let folded = foldGlob(token);
			return words.some((word) => (0, glob.mw)(folded, (0, shell_programs.nH)(word)));
		});
	}
	var parser = __webpack_require__(88989), errors = __webpack_require__(452), text_invisible = __webpack_require__(71376), shell_doubt = __webpack_require__(15440), shell_words = __webpack_require__(91703);
	let maxShellBytes = 8192, bash = {
		literal: rememberLast(readLiteral),
		full: rememberLast(readFull)
	};
	function rememberLast(read) {
		let last;
		return (text) => (last?.text !== text && (last = {
			text,
			reading: read(text)
		}), last.reading);
	}
	let tooLong = { error: `the text is longer than ${maxShellBytes} bytes` };
	function readLiteral(text) {
		if (Buffer.byteLength(text) > maxShellBytes) return tooLong;
		let words = (0, shell_words.u)(text, { isPattern: !1 });
		if ("error" in words) return { error: words.error };
		let commands = words.commands.map((command) => command.map((word) => word.text));
		return JSON.stringify(parseLiteral(text)) === JSON.stringify(commands) ? { commands } : { error: "the Bash grammar reads more in it than literal commands" };
	}
	function parseLiteral(text) {
		let script = (0, errors.y0)(() => (0, parser.qg)(text));
		if (script === void 0 || script.errors !== void 0 || script.shebang !== void 0) return;
		let commands = [];
		for (let statement of script.commands) {
			if (statement.background === !0) return;
			let node = statement.command;
			if (!(node.type === "AndOr" ? node.commands : [node]).every((part) => addPipeline(part, commands))) return;
		}
		return commands;
	}
	function addPipeline(node, commands) {
		return node.type === "Pipeline" ? node.prefixes.length > 0 || node.operators.some((operator) => operator !== "|") ? !1 : node.commands.every((command) => addCommand(command, commands)) : addCommand(node, commands);
	}
	function addCommand(node, commands) {
		if (node.type !== "Command" || node.name === void 0 || node.prefix.length > 0 || node.redirects.length > 0) return !1;
		let words = [node.name, ...node.args].map(readStaticText);
		return words.every((word) => word !== null) ? (commands.push(words), !0) : !1;
	}
	function readFull(text) {
		if (Buffer.byteLength(text) > maxShellBytes) return tooLong;
		let invisible = (0, text_invisible.tO)(text, "\n	")[0];
		return invisible === void 0 ? (0, errors.y0)(() => readScript((0, parser.qg)(text))) ?? { error: "the text cannot be parsed" } : { error: `the text contains ${invisible.name}, which shells read differently` };
	}
	function readScript(script) {
		let commands = [], writes = [], pending = [script];
		for (let node = pending.pop(); node !== void 0; node = pending.pop()) {
			if (node.type === "Script" && node.errors !== void 0) return { error: `the text cannot be parsed: ${node.errors[0]?.message ?? "an error"}` };
			let doubt = (0, shell_doubt.QJ)(node) ?? (0, shell_doubt.uw)(node);
			if (doubt !== void 0) return { error: doubt };
			node.type === "Command" && node.name !== void 0 ? commands.push(readCommand(node, node.name)) : (node.type === "Command" || node.type === "Redirected") && writes.push(...readWrites(node.redirects)), (0, parser.dK)(node, (child) => pending.push(child));
		}
		return commands.length === 0 ? { error: "the text is empty, or names no program" } : {
			commands: commands.toReversed(),
			writes
		};
	}
	function readCommand(command, name) {
		return {
			program: name.text.includes("\\") ? null : readStaticText(name),
			arguments: command.args.map(readArgument),
			writes: readWrites(command.redirects)
		};
	}
	function readWrites(redirects) {
		return redirects.flatMap((each) => {
			if (each.type !== "Redirect" || each.target === void 0 || !each.operator.includes(">")) return [];
			let file = readArgument(each.target);
			return each.operator === ">&" && typeof file == "string" && /^(?:[0-9]+-?|-)$/u.test(file) ? [] : [file];
		});
	}
	function readStaticText(word) {
		return word.type === "Assignment" ? /^[A-Za-z0-9_@%+=:,./-]*$/u.test(word.text) ? word.text : null : word.text.startsWith("~") ? null : readPrefix(word.parts ?? []).isWhole ? word.value : null;
	}
	function readArgument(word) {
		let text = readStaticText(word);
		if (text !== null) return text;
		if (word.type === "Assignment") return {
			prefix: `${word.name}=`,
			isOneWord: !0
		};
		if (/^"?\$[?#$!]"?$/u.test(word.text)) return {
			prefix: "0",
			isOneWord: !0
		};
		let parts = word.parts ?? [];
		if (parts[0]?.type === "ProcessSubstitution") return {
			prefix: "/dev/fd/",
			isOneWord: !0
		};
		if (parts.some(maySplit)) return {
			prefix: "",
			isOneWord: !1
		};
		if (word.text.startsWith("~")) return {
			prefix: "/",
			isOneWord: !0
		};
		let isMany = ({ type }) => [
			"Glob",
			"ExtendedGlob",
			"BraceExpansion"
		].includes(type);
		return {
			prefix: readPrefix(parts).prefix,
			isOneWord: !parts.some(isMany)
		};
	}
	function readPrefix(parts) {
		let prefix = "";
		for (let part of parts) {
			if (part.type === "Literal" || part.type === "SingleQuoted") {
				prefix += part.value;
				continue;
			}
			let inner = part.type === "DoubleQuoted" ? readPrefix(part.parts) : {
				prefix: "",
				isWhole: !1
			};
			if (prefix += inner.prefix, !inner.isWhole) return {
				prefix,
				isWhole: !1
			};
		}
		return {
			prefix,
			isWhole: !0
		};
	}
	function maySplit(part) {
		return part.type !== "DoubleQuoted" && part.type !== "LocaleString" ? [
			"SimpleExpansion",
			"ParameterExpansion",
			"CommandExpansion"
		].includes(part.type) : part.parts.some(({ type, text }) => type !== "Literal" && type !== "CommandExpansion" && text.includes("@"));
	}
	var shell_links = __webpack_require__(53519);
	function whyNotOnly(patterns, reading, links) {
		if ("error" in reading) return reading.error;
		for (let [index, words] of reading.commands.entries()) {
			if (patterns.some((pattern) => covers(pattern, words, links))) continue;
			let command = JSON.stringify(cut(words.join(" ")));
			return patterns.some((pattern) => covers(pattern, words)) ? `part ${index + 1} ${command} ${describeLinks(words, links)}` : `part ${index + 1} ${command} is covered by none of ${patterns.length} pattern${patterns.length === 1 ? "" : "s"}`;
		}
	}
	function covers(pattern, words, links) {
		return words.length < pattern.tokens.length ? !1 : words.every((word, index) => {
			let token = (0, shell_pattern.nQ)(pattern, index), places = links?.get(word) ?? [];
			return token !== void 0 && "path" in token ? [word, ...places].every((place) => token.covers(place)) : (token === void 0 ? pattern.isOpen : (0, glob.mw)(token, word)) && places.every(isInWorkFolder);
		});
	}
	function isInWorkFolder(place) {
		return !place.startsWith("/") && !place.startsWith("./");
	}
	function describeLinks(words, links) {
		let linked = words.find((word) => links?.has(word)) ?? "";
		return `leads through a link: ${JSON.stringify(cut(linked))} is ${JSON.stringify(cut(links?.get(linked)?.join(", ") ?? ""))}`;
	}
	function cut(command) {
		return command.length <= 200 ? command : `${command.slice(0, 200).toWellFormed()}\u2026`;
	}
	var value_tests = __webpack_require__(75952);
	function shellTest(type, patterns) {
		let common = {
			type,
			patterns,
			wanted: `shell ${type} ${patterns.map((each) => (0, text_invisible.vp)(each.pattern)).join(", ")}`
		};
		if (type === "only") {
			let whyNot = (text, links) => whyNotOnly(patterns, bash.literal(text), links);
			return {
				...common,
				holds: (0, value_tests.rd)((value, { links }) => typeof value == "string" && whyNot(value, links) === void 0),
				whyNot: (value, links) => typeof value == "string" ? whyNot(value, links) ?? "covered" : void 0
			};
		}
		let why = (command, links) => (0, shell_links.n)(bash.full(command), links).map((reading) => whyAny(patterns, reading, links)).find((reason) => reason !== void 0);
		return {
			...common,
			holds: (0, value_tests.rd)((value, { links }) => typeof value != "string" || why(value, links) !== void 0),
			whyHolds: (value, links) => typeof value == "string" ? why(value, links) ?? "not covered" : void 0
		};
	}
}) };
