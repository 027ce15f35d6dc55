export const id = 2832;
export const ids = [2832];
export const modules = { 2832: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { readTerminalLine: () => readTerminalLine });
	var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024), node_readline_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6848);
	async function readTerminalLine(prompt, signal, again = () => {}) {
		signal.throwIfAborted(), process.stdin.setRawMode(!0), dropTyped();
		let lines = (0, node_readline_promises__WEBPACK_IMPORTED_MODULE_1__.createInterface)({
			input: process.stdin,
			output: process.stderr,
			terminal: !0
		});
		lines.on("SIGINT", () => process.kill(0, "SIGINT")), lines.on("SIGTSTP", () => {
			process.stdin.setRawMode(!1), process.kill(0, "SIGTSTP");
		});
		let goOn = () => takeTerminal(lines, again);
		process.on("SIGCONT", goOn);
		let closed = new Promise((resolve) => lines.once("close", () => resolve(void 0)));
		try {
			let line = await Promise.race([lines.question(prompt, { signal }), closed]);
			return line === void 0 && process.stderr.write("\n"), line;
		} catch (error) {
			throw process.stderr.write("\n"), signal.throwIfAborted(), error;
		} finally {
			process.off("SIGCONT", goOn), lines.close();
		}
	}
	function takeTerminal(lines, again) {
		process.stdin.setRawMode(!1), process.stdin.setRawMode(!0), lines.pause(), again(), lines.prompt(!0);
	}
	function dropTyped() {
		process.stdin.readableLength > 0 && process.stdin.read();
		try {
			let terminal = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)("/dev/tty", node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_RDONLY | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NONBLOCK | node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.O_NOCTTY);
			try {
				let bytes = Buffer.alloc(4096);
				for (; (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(terminal, bytes) > 0;);
			} finally {
				(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(terminal);
			}
		} catch {}
	}
}) };
