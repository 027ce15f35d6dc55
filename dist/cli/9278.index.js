export const id = 9278;
export const ids = [9278];
export const modules = { 19278: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { systemCodeOf: () => systemCodeOf });
	function systemCodeOf(error) {
		if (error instanceof Error) return "syscall" in error && "code" in error && typeof error.code == "string" ? error.code : systemCodeOf(error.cause);
	}
}) };
