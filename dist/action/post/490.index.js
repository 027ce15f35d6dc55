export const id = 490;
export const ids = [490];
export const modules = { 1490: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { whoseFile: () => whoseFile });
	var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
	let runnerFiles = [
		"GITHUB_ENV",
		"GITHUB_OUTPUT",
		"GITHUB_STATE",
		"GITHUB_PATH",
		"GITHUB_STEP_SUMMARY",
		"GITHUB_EVENT_PATH"
	];
	function whoseFile(path, { env, temp }) {
		let real = realPath(path), name = runnerFiles.find((each) => (env[each] ?? "") !== "" && realPath(env[each] ?? "") === real);
		return name === void 0 ? (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(realPath(temp), real).startsWith("_") ? "the runner" : real.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).some((part) => part.toLowerCase() === ".git") ? "Git" : void 0 : `the runner (${name})`;
	}
	function realPath(path) {
		let whole = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(path);
		try {
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(whole);
		} catch {
			return (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(whole) === whole ? whole : (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(realPath((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(whole)), (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(whole));
		}
	}
}) };
