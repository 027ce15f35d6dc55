export const id = 2782;
export const ids = [2782];
export const modules = { 92782: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { makeFolders: () => makeFolders });
	var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
	function makeFolders(folder, mode = 511) {
		if (isFolder(folder)) return;
		let above = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
		above !== folder && makeFolders(above, mode);
		try {
			(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync)(folder, { mode });
		} catch (error) {
			if (!isFolder(folder)) throw error;
		}
	}
	function isFolder(path) {
		return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path, { throwIfNoEntry: !1 })?.isDirectory() === !0;
	}
}) };
