export const id = 2963;
export const ids = [2963];
export const modules = { 12963: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		rG: () => isPlaceKnown,
		sH: () => isReadInTwoWays,
		UK: () => readCommand,
		rA: () => readPermissionFields
	});
	var external_node_path_ = __webpack_require__(76760), json = __webpack_require__(16413), resolved_path = __webpack_require__(60679), external_node_fs_ = __webpack_require__(73024), errors = __webpack_require__(452);
	let maxJudgedBytes = 8192;
	function findCommandLinks(command, cwd, root) {
		let folders = new Set([cwd]), args = listArguments(command);
		if (args === null) return null;
		for (let word of args) {
			let afterEqualSign = word.slice(word.indexOf("=") + 1), afterOptionLetter = word.slice(2), folderNames = word.startsWith("-") ? [afterEqualSign, afterOptionLetter] : [word], candidates = [...folders].flatMap((folder) => folderNames.map((name) => external_node_path_.resolve(folder, name)));
			for (let candidate of candidates) (0, resolved_path.UO)(candidate, root) && isFolder(candidate) && folders.add(candidate);
			if (folders.size * args.length > 1e4) return null;
		}
		let links = [...new Set(args.filter(mayBePath))].flatMap((argument) => {
			let places = [...folders].flatMap((folder) => findLinkedPlace(argument, folder, root) ?? []);
			return places.length === 0 ? [] : [{
				argument,
				leads_to: [...new Set(places)]
			}];
		});
		return links.length === 0 ? void 0 : links;
	}
	function splitCommands(command) {
		let commands = [[]];
		for (let [word, double, single] of command.matchAll(/"([^"]*)"|'([^']*)'|[^\s"'|&;<>()]+|[|&;<>()]/g)) /^[|&;<>()]$/.test(word) ? commands.push([]) : commands.at(-1)?.push(double ?? single ?? word);
		return commands;
	}
	function listArguments(command) {
		if (command.length > maxJudgedBytes || isSplitExactly(command)) return splitCommands(command).flatMap(([_program, ...words]) => words);
		let wordAtEachStart = /(?<![^\s|&;<>()`])(?=((?:"(?:\\.|[^"\\])*"|'[^']*'|\\.?|[^\s"'\\|&;<>()`])+))/gs, words = [], readLength = 0;
		for (let text of readBackticks(command)) {
			readLength += text.length;
			for (let [, word = ""] of text.matchAll(wordAtEachStart)) {
				if (readLength += word.length, readLength > 16 * maxJudgedBytes) return null;
				words.push(unquote(word));
			}
		}
		return words;
	}
	function* readBackticks(command) {
		if (yield command, command.includes("`")) for (let [part] of command.matchAll(/(?:\\.?|[^\\`])+/gs)) {
			let inner = part.replaceAll(/\\([\\`$])/g, "$1"), innerOfQuotes = part.replaceAll(/\\([\\`$"])/g, "$1");
			for (let text of new Set([inner, innerOfQuotes])) yield* readBackticks(text);
		}
	}
	function isSplitExactly(command) {
		return /^[\w@%+=:,./|&;\s-]*$/.test(command.replaceAll(/(?<![^\s|&;])(?:"[^"$`\\]*"|'[^']*')(?![^\s|&;])/g, ""));
	}
	function unquote(word) {
		return word.replaceAll(/"((?:\\.|[^"\\])*)"|'([^']*)'|\\(.)/gs, (_part, double, single, escaped = "") => double === void 0 ? single ?? (escaped === "\n" ? "" : escaped) : double.replaceAll(/\\(?:\n|([$`"\\]))/g, "$1"));
	}
	function mayBePath(word) {
		return word === "" || word.startsWith("-") || Buffer.byteLength(word) > 4095 ? !1 : word.split(external_node_path_.sep).every((name) => Buffer.byteLength(name) <= 255);
	}
	function isFolder(place) {
		return (0, errors.y0)(() => (0, external_node_fs_.statSync)(place, { throwIfNoEntry: !1 }))?.isDirectory() === !0;
	}
	function findLinkedPlace(name, folder, root) {
		let expected = external_node_path_.resolve(folder, name);
		if (!(0, resolved_path.UO)(expected, root)) return;
		let place = (0, resolved_path.Zl)(external_node_path_.isAbsolute(name) ? name : `${folder}${external_node_path_.sep}${name}`)?.end;
		if (place !== expected) return place === void 0 ? "./unknown" : (0, resolved_path.UO)(place, root) ? external_node_path_.relative(root, place) || "." : place;
	}
	function readPermissionFields(call, profile, workFolder) {
		let reportedKind = call.kind ?? void 0, operation = operations.get(reportedKind ?? "") ?? "other", kind = operation === "other" ? operation : reportedKind, { command, cwd, env, unknownFields } = kind === "execute" ? readCommand(dropSessionFolder(call, profile, workFolder), profile) : noCommand, links = command === void 0 || cwd === null ? void 0 : findLinks(command, cwd, workFolder), isFileOperation = operation.startsWith("fs."), namesPath = listPathNames(call).length > 0, mayMissPath = isFileOperation && (!namesPath || lacksDiff(call, profile)), hasUnknownPath = cwd === null || links === null || mayMissPath, commandFolder = command === void 0 ? cwd : cwd ?? workFolder, isExplained = command !== void 0 || isFileOperation && namesPath;
		return {
			operation: command === void 0 ? operation : `shell command: ${command}`,
			command,
			cwd: (cwd === null ? void 0 : resolveCommandFolder(cwd ?? "", workFolder)) ?? unknownFolder,
			title: call.title ?? void 0,
			tool_kind: reportedKind === void 0 ? void 0 : kind,
			tool_name: call.name ?? void 0,
			...findPaths(call, workFolder, hasUnknownPath ? null : commandFolder),
			links: links ?? void 0,
			env,
			...limitArguments(isExplained ? unknownFields : call.rawInput, call)
		};
	}
	let operations = new Map([
		["execute", "shell"],
		["edit", "fs.write"],
		["delete", "fs.write"],
		["move", "fs.write"],
		["read", "fs.read"],
		["search", "fs.read"],
		["fetch", "network"],
		["think", "think"],
		["switch_mode", "switch_mode"]
	]), noCommand = {
		command: void 0,
		cwd: void 0,
		env: void 0,
		unknownFields: void 0
	};
	function dropSessionFolder(call, { sessionFolderField: name }, workFolder) {
		if (name === void 0 || !(0, json.Gv)(call.rawInput)) return call;
		let { [name]: value, ...rest } = call.rawInput;
		return value === workFolder ? {
			...call,
			rawInput: rest
		} : call;
	}
	function readCommand(call, profile) {
		let { commandFields = ["command"], folderFields, inertFields = [] } = profile, fields = toFields(call.rawInput), folderInFields = readFolder(fields, folderFields), folderInText = readFolderInText(call.content, profile.folderForms), cwd = call.isPartial === !0 ? null : firstNamed(folderInFields, folderInText, call.commandFolder), env = fields.env ?? void 0, field = commandFields.find((name) => isPresent(fields[name])), understood = [
			field,
			"env",
			...folderInFields === null ? [] : folderFields,
			...inertFields
		], unknownFields = findUnknownFields(fields, new Set(understood));
		if (field !== void 0) return {
			command: toCommandText(fields[field]),
			cwd,
			env,
			unknownFields
		};
		let groups = findWholeMatch(profile.titleForms, call.title ?? "");
		return {
			command: groups?.command,
			cwd: firstNamed(cwd, groups?.cwd),
			env,
			unknownFields
		};
	}
	function readFolder(fields, names) {
		if (Object.entries(fields).some(([name, value]) => !names.includes(name) && /(?:dir|cwd|folder|root)/i.test(name) && isPresent(value))) return null;
		let [first, second] = new Set(names.map((name) => fields[name]).filter((value) => isPresent(value) && value !== ""));
		return second === void 0 && (first === void 0 || typeof first == "string") ? first : null;
	}
	function readFolderInText(content, forms) {
		if (forms === void 0) return;
		let [block, ...more] = content ?? [], { type, text } = block?.type === "content" && (0, json.Gv)(block.content) ? block.content : {};
		return type !== "text" || typeof text != "string" || more.length > 0 ? null : findWholeMatch(forms, text)?.cwd ?? null;
	}
	function firstNamed(...folders) {
		return folders.find((folder) => folder !== void 0);
	}
	function findUnknownFields(fields, understood) {
		let rest = Object.entries(fields).filter(([name, value]) => isPresent(value) && !understood.has(name) && !usualInertFields.has(name));
		return rest.length === 0 ? void 0 : Object.fromEntries(rest);
	}
	let usualInertFields = new Set("description explanation justification reason timeout timeout_ms run_in_background is_background".split(" "));
	function toCommandText(value) {
		if (typeof value == "string") return value === "" ? void 0 : value;
		if (!Array.isArray(value) || value.length !== 3) return;
		let [program, flag, text] = value;
		return typeof program == "string" && shellPath.test(program) && (flag === "-c" || flag === "-lc") && typeof text == "string" ? text : void 0;
	}
	let shellPath = /^(?:\/usr\/bin\/|\/bin\/)?(?:bash|sh)$/;
	function findWholeMatch(forms = [], text) {
		return forms.map((form) => form.exec(text)).find((match) => match?.[0].length === text.length)?.groups;
	}
	function toFields(raw) {
		return (0, json.Gv)(raw) ? raw : {};
	}
	let isPresent = (value) => value != null;
	function findLinks(command, cwd, workFolder) {
		let root = (0, resolved_path.Ap)(workFolder), startFolder = cwd === void 0 ? root : followFrom(cwd, workFolder)?.end;
		return startFolder === void 0 ? null : findCommandLinks(command, startFolder, root);
	}
	function lacksDiff({ kind, locations, content }, { sendsDiffs }) {
		return sendsDiffs !== !0 || kind !== "edit" ? !1 : new Set((content ?? []).flatMap((block) => block.type === "diff" ? [block.path] : [])).size < new Set((locations ?? []).map((location) => location.path)).size;
	}
	function resolveCommandFolder(name, workFolder) {
		let followed = followFrom(name, workFolder);
		if (followed === void 0) return;
		let [lexicalPath, root] = [external_node_path_.resolve(workFolder, name), (0, resolved_path.Ap)(workFolder)];
		return (0, resolved_path.UO)(lexicalPath, external_node_path_.resolve(workFolder)) ? (0, resolved_path.UO)(followed.end, root) ? external_node_path_.resolve(workFolder, external_node_path_.relative(root, followed.end)) : followed.end : lexicalPath;
	}
	let unknownFolder = "unknown";
	function findPaths(call, workFolder, cwd) {
		let root = (0, resolved_path.Ap)(workFolder), followedNames = listPathNames(call, cwd === workFolder ? root : cwd).map((name) => {
			let followed = followFrom(name, workFolder);
			return {
				name,
				places: followed && [followed.end, ...followed.links]
			};
		}), paths = followedNames.flatMap(({ name, places }) => places ?? [external_node_path_.resolve(workFolder, name)]), knownPlaces = followedNames.flatMap(({ places }) => places ?? []), inside = knownPlaces.filter((place) => (0, resolved_path.UO)(place, root)).map((place) => external_node_path_.relative(root, place) || "."), outside = knownPlaces.filter((place) => !(0, resolved_path.UO)(place, root)), isUnknown = cwd === null || followedNames.some(({ places }) => places === void 0), toField = (list, unknownMark) => {
			let all = new Set(isUnknown ? [...list, unknownMark] : list);
			return all.size === 0 ? void 0 : [...all];
		};
		return {
			paths: toField(paths, unknownPath),
			inside: toField(inside, unknownInside),
			outside: toField(outside, unknownPath)
		};
	}
	let unknownPath = "unknown", unknownInside = "./unknown";
	function listPathNames({ kind, locations, content, rawInput }, commandFolder) {
		let locationPaths = (locations ?? []).map((location) => location.path), diffPaths = (content ?? []).map((block) => block.type === "diff" ? block.path : void 0), moveTexts = kind === "move" ? findTexts(findUnknownFields(toFields(rawInput), new Set())) : [];
		return [
			...locationPaths,
			...diffPaths,
			...moveTexts,
			commandFolder
		].filter((name) => typeof name == "string" && name !== "");
	}
	function* findTexts(value) {
		if (typeof value == "string") yield value;
		else if (typeof value == "object" && value) for (let each of Object.values(value)) yield* findTexts(each);
	}
	function followFrom(name, workFolder) {
		if (!isReadInTwoWays(name)) return (0, resolved_path.Zl)(external_node_path_.isAbsolute(name) ? name : `${workFolder}${external_node_path_.sep}${name}`);
	}
	function isReadInTwoWays(name) {
		return name.startsWith("~") || name.trim() !== name;
	}
	function isPlaceKnown({ cwd, outside }) {
		return cwd !== unknownFolder && outside?.includes(unknownPath) !== !0;
	}
	let maxText = 4e3, cutMark = "\u2026 (cut)";
	function limitArguments(raw, { kind, ignoresUrl = !1 }) {
		if (raw == null) return {};
		let limited = limitValue(raw, 1), field = ignoresUrl ? void 0 : toFields(raw).url, url = typeof field == "string" && field.length <= maxText ? field : void 0;
		return {
			url: kind === "fetch" && url !== void 0 && !isPlainAddress(url) ? cutMark : url,
			arguments: JSON.stringify(limited).length > 32e3 ? cutMark : limited
		};
	}
	function isPlainAddress(url) {
		let { protocol, host } = URL.parse(url) ?? {
			protocol: "",
			host: ""
		}, origin = `${protocol}//${host}`;
		return host !== "" && !/\.(?::|$)/.test(host) && url.startsWith(origin) && /^(?:[/?#]|$)/.test(url.slice(origin.length)) && !respelledPart.test(url);
	}
	let respelledPart = /[\\\t\n\r]|^[^?#]*\/(?:\.|%2e){1,2}(?:[/?#]|$)/i, limitText = (text) => text.length > maxText ? `${text.slice(0, maxText)}${cutMark}` : text;
	function limitValue(value, depth) {
		if (typeof value == "string") return limitText(value);
		if (typeof value != "object" || !value) return value;
		if (depth > 8) return cutMark;
		if (Array.isArray(value)) {
			let first = value.slice(0, 100).map((each) => limitValue(each, depth + 1));
			return value.length > 100 ? [...first, cutMark] : first;
		}
		let entries = Object.entries(value), first = entries.slice(0, 100).map(([name, each]) => [limitText(name), limitValue(each, depth + 1)]);
		return Object.fromEntries(entries.length > 100 ? [...first, [cutMark, cutMark]] : first);
	}
}) };
