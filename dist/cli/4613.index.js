export const id = 4613;
export const ids = [4613];
export const modules = { 4613: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { tableColumns: () => tableColumns });
	function tableColumns({ terminal }) {
		return terminal?.stdout.isTerminal === !0 ? terminal.stdout.columns : void 0;
	}
}) };
