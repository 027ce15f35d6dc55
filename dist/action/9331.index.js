export const id = 9331;
export const ids = [9331];
export const modules = { 9331: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { writeReportFile: () => writeReportFile });
	var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(452);
	async function writeReportFile(io, options) {
		try {
			let html = io.redactor.redact(await toHtml(options)), path = freePath((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(options.transcript.path)), file = options.workspace.create(path);
			try {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeFileSync)(file, html);
			} finally {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(file);
			}
			io.setOutputs({ "report-file": path });
		} catch (error) {
			io.log.warning(`The report file was not written: ${(0, _errors_js__WEBPACK_IMPORTED_MODULE_2__.Uc)(error)}`);
		}
	}
	async function toHtml({ transcript, record, level, suggest }) {
		let { toReportPage } = await __webpack_require__.e(9838).then(__webpack_require__.bind(__webpack_require__, 9838)), { toShownRun } = await __webpack_require__.e(9997).then(__webpack_require__.bind(__webpack_require__, 9997)), { loadRichText } = await Promise.resolve().then(__webpack_require__.bind(__webpack_require__, 604)), render = await loadRichText(record, level);
		return toReportPage([toShownRun(level === "none" ? [] : await transcript.lines(), record)], {
			level,
			render,
			suggest
		});
	}
	function freePath(folder) {
		for (let count = 1; count <= 100; count += 1) {
			let path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, count === 1 ? "report.html" : `report-${count}.html`);
			if (!(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(path)) return path;
		}
		throw Error(`"${folder}" has 100 reports already`);
	}
}) };
