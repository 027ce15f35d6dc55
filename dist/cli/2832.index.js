export const id = 2832;
export const ids = [2832];
export const modules = { 32832: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { readTerminalLine: () => readTerminalLine });
	var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024), node_readline_promises__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26848), node_timers_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(58500);
	let pasteMode = {
		on: "\x1B[?2004h",
		off: "\x1B[?2004l"
	};
	async function readTerminalLine(prompt, signal, showAgain = () => {}) {
		signal.throwIfAborted(), process.stdin.setRawMode(!0), discardTypeahead();
		let lines = (0, node_readline_promises__WEBPACK_IMPORTED_MODULE_1__.createInterface)({
			input: process.stdin,
			output: process.stderr,
			terminal: !0
		});
		lines.on("SIGINT", () => process.kill(0, "SIGINT"));
		let isTerminalGone = !1;
		lines.on("error", () => {
			isTerminalGone = !0;
		});
		let getStopCount = watchStops(lines, showAgain), stopJoining = joinPastedLines(lines);
		process.stderr.write(pasteMode.on);
		let closed = new Promise((resolve) => lines.once("close", () => resolve(void 0)));
		try {
			let line = await askUndisturbed(() => Promise.race([lines.question(prompt, { signal }), closed]), getStopCount);
			return isTerminalGone && await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setTimeout)(3e3, void 0, { signal }), line === void 0 && process.stderr.write("\n"), line?.replaceAll("\u2424", "\n");
		} catch (error) {
			throw process.stderr.write("\n"), signal.throwIfAborted(), error;
		} finally {
			process.stderr.write(pasteMode.off), stopJoining(), lines.close();
		}
	}
	function joinPastedLines(lines) {
		let isPasting = !1, lastName, onKey = (_text, key) => {
			let { name } = key, isBreak = name === "return" || name === "enter";
			name === "paste-start" || name === "paste-end" ? isPasting = name === "paste-start" : isPasting && (isBreak || key.ctrl === !0) && (isBreak && (lastName !== "return" || name !== "enter") && lines.write("\u2424"), Object.assign(key, {
				ctrl: !0,
				name: "pasted"
			})), lastName = name;
		};
		return process.stdin.prependListener("keypress", onKey), () => process.stdin.off("keypress", onKey);
	}
	function watchStops(lines, showAgain) {
		let stops = 0, isClosed = !1, resume = () => {
			isClosed || (stops += 1, retakeTerminal(lines, showAgain));
		};
		return lines.on("SIGTSTP", () => {
			let stopsBefore = stops;
			stopJob(lines).then(() => {
				stopsBefore === stops && resume();
			});
		}), process.on("SIGCONT", resume), lines.once("close", () => {
			isClosed = !0, process.off("SIGCONT", resume);
		}), () => stops;
	}
	async function stopJob(lines) {
		lines.pause(), process.stderr.write(pasteMode.off), process.stdin.setRawMode(!1), process.kill(0, "SIGTSTP"), await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setImmediate)(), await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setImmediate)();
	}
	async function askUndisturbed(ask, getStopCount) {
		for (;;) {
			let line = await ask(), stopsBefore = getStopCount();
			if (await (0, node_timers_promises__WEBPACK_IMPORTED_MODULE_2__.setImmediate)(), line === void 0 || stopsBefore === getStopCount()) return line;
		}
	}
	function retakeTerminal(lines, showAgain) {
		process.stdin.setRawMode(!1), process.stdin.setRawMode(!0), lines.pause(), discardTypeahead(), process.stderr.write(pasteMode.on), showAgain(), process.stderr.write("\n".repeat(lines.getCursorPos().rows)), lines.prompt(!0);
	}
	function discardTypeahead() {
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
