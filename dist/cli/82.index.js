export const id = 82;
export const ids = [82];
export const modules = { 50082: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		Fn: () => describeUnread,
		Hv: () => FileRefusal,
		OH: () => openWorkspace,
		sg: () => readTextInput
	});
	var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_os__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48161), node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(76760), _environment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(33554), _errors_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(452), _folders_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(92782), _inputs_values_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(97035), _wording_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(96559);
	function openWorkspace({ env, cwd, readFile, files }) {
		let root = (0, _environment_js__WEBPACK_IMPORTED_MODULE_3__.b)(env, "GITHUB_WORKSPACE") ?? cwd, checkout = files === "checkout" ? findCheckout(root) : root, temp = (0, _environment_js__WEBPACK_IMPORTED_MODULE_3__.b)(env, "RUNNER_TEMP") ?? (0, node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), locate = (path) => {
			if (files === "anywhere") return;
			if (files === "checkout") return findPlace(path, [checkout]);
			let place = findPlace(path, [root, temp]);
			if (place !== void 0) return place;
			throw new FileRefusal("it is neither in the workspace nor in the runner's temp folder");
		}, readInput = async (inputPath) => {
			let path = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, inputPath), place = locate(path);
			return place === void 0 ? node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(path) : readCheckoutFile(place, 4194304);
		}, create = (path) => {
			let place = locate(path);
			return place === void 0 ? createAnywhere(path) : createCheckoutFile(place);
		};
		return {
			resolve: (inputPath) => (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, inputPath),
			readInput,
			readInputText: async (inputPath) => toText(await readInput(inputPath)),
			readText: async (path) => toText(await readFile(path)),
			create,
			write(path, text) {
				let file = create(path);
				try {
					node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync(file, text);
				} finally {
					node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(file);
				}
			},
			refuseFileOfOthers(path) {
				if (files === "anywhere") return;
				let owner = findOwner(path, env, temp);
				if (owner !== void 0) throw new FileRefusal(`it is a file of ${owner}, which nothing else may write`);
			},
			temp
		};
	}
	function findCheckout(folder) {
		return (0, _folders_js__WEBPACK_IMPORTED_MODULE_4__.Mw)(folder).findLast((one) => node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync((0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(one, ".git"))) ?? folder;
	}
	function toText(bytes) {
		return new TextDecoder("utf-8", { fatal: !0 }).decode(bytes);
	}
	function createAnywhere(path) {
		(0, _folders_js__WEBPACK_IMPORTED_MODULE_4__.wZ)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(path));
		let file = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(path, "w+", 384);
		return node_fs__WEBPACK_IMPORTED_MODULE_0__.fchmodSync(file, 384), file;
	}
	async function readTextInput(name, path, workspace) {
		return workspace.readInputText(path).catch((cause) => {
			throw (0, _inputs_values_js__WEBPACK_IMPORTED_MODULE_5__.Gq)(name, (0, _wording_js__WEBPACK_IMPORTED_MODULE_6__.MH)`${(0, _wording_js__WEBPACK_IMPORTED_MODULE_6__.hF)(name)} is "${path}", which ${describeUnread(cause, " as UTF-8 text")}`, cause);
		});
	}
	function describeUnread(cause, form = "") {
		return cause instanceof FileRefusal ? `is not read: ${cause.message}.` : `can't be read${form}. Check the path; in a job, check out the repository first.`;
	}
	let runnerFiles = [
		"GITHUB_ENV",
		"GITHUB_OUTPUT",
		"GITHUB_STATE",
		"GITHUB_PATH",
		"GITHUB_STEP_SUMMARY",
		"GITHUB_EVENT_PATH"
	];
	function findOwner(path, env, temp) {
		let real = realPath(path), isOwned = (file) => file !== void 0 && realPath(file) === real, name = runnerFiles.find((each) => isOwned((0, _environment_js__WEBPACK_IMPORTED_MODULE_3__.b)(env, each)));
		return name === void 0 ? (0, node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(realPath(temp), real).startsWith("_") ? "the runner" : real.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep).some((part) => part.toLowerCase() === ".git") ? "Git" : void 0 : `the runner (${name})`;
	}
	function realPath(path) {
		let absolute = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(path), real = (0, _errors_js__WEBPACK_IMPORTED_MODULE_7__.y0)(() => node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(absolute));
		return real !== void 0 || (0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(absolute) === absolute ? real ?? absolute : (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(realPath((0, node_path__WEBPACK_IMPORTED_MODULE_2__.dirname)(absolute)), (0, node_path__WEBPACK_IMPORTED_MODULE_2__.basename)(absolute));
	}
	class FileRefusal extends Error {}
	let flags = node_fs__WEBPACK_IMPORTED_MODULE_0__.constants, noFollow = flags.O_NOFOLLOW ?? 0, noWait = flags.O_NONBLOCK ?? 0;
	function findPlace(path, roots) {
		for (let root of roots.filter((one) => node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync(one))) {
			let real = node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync(root);
			for (let base of [root, real]) {
				let subpath = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(base, path);
				if (!(subpath === "" || subpath === ".." || subpath.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_2__.sep}`) || (0, node_path__WEBPACK_IMPORTED_MODULE_2__.isAbsolute)(subpath))) return {
					root: real,
					names: subpath.split(node_path__WEBPACK_IMPORTED_MODULE_2__.sep)
				};
			}
		}
	}
	function readCheckoutFile({ root, names }, maxBytes) {
		let path = joinWithoutLinks(root, names), stats = node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(path, { bigint: !0 });
		if (!stats.isFile()) throw new FileRefusal(`"${names.at(-1)}" is not a regular file`);
		let file = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | noFollow | noWait);
		try {
			let { dev, ino, size } = node_fs__WEBPACK_IMPORTED_MODULE_0__.fstatSync(file, { bigint: !0 });
			if (dev !== stats.dev || ino !== stats.ino || isReplaced(file, path)) throw new FileRefusal(replacedMessage);
			if (size > maxBytes) throw new FileRefusal(`it has ${size} bytes, but at most ${maxBytes} are read`);
			return node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync(file);
		} finally {
			node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(file);
		}
	}
	function createCheckoutFile({ root, names }) {
		for (let depth = 1; depth < names.length; depth += 1) {
			let folder = joinWithoutLinks(root, names.slice(0, depth));
			node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(folder, { throwIfNoEntry: !1 }) === void 0 && node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(folder);
		}
		let path = joinWithoutLinks(root, names), existing = node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(path, { throwIfNoEntry: !1 });
		if (existing?.isFile() === !1) throw new FileRefusal(`"${names.at(-1)}" is not a regular file`);
		existing !== void 0 && node_fs__WEBPACK_IMPORTED_MODULE_0__.unlinkSync(path);
		let file = node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDWR | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_CREAT | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_EXCL | noFollow, 384);
		if (!isReplaced(file, path)) return file;
		throw node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync(file), new FileRefusal(replacedMessage);
	}
	let replacedMessage = "it was replaced while it was opened";
	function isReplaced(file, path) {
		return (0, _errors_js__WEBPACK_IMPORTED_MODULE_7__.y0)(() => (0, _folders_js__WEBPACK_IMPORTED_MODULE_4__.$V)(file, path)) === !1;
	}
	function joinWithoutLinks(root, names) {
		let path = root;
		for (let name of names) if (path = (0, node_path__WEBPACK_IMPORTED_MODULE_2__.join)(path, name), node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync(path, { throwIfNoEntry: !1 })?.isSymbolicLink() === !0) throw new FileRefusal(`"${(0, node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, path)}" is a link, and links are not followed. Name the file itself`);
		return path;
	}
}) };
