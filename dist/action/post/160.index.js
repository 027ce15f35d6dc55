export const id = 160;
export const ids = [160];
export const modules = { 6160: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.r(__webpack_exports__), __webpack_require__.d(__webpack_exports__, { execute: () => execute });
	let basics = /^(?:PATH|PATHEXT|HOME|USER|LOGNAME|LANG|LANGUAGE|LC_\w+|TZ|TERM|TMPDIR|TMP|TEMP|XDG_\w+|SSL_CERT_(?:FILE|DIR)|(?:HTTPS?|ALL|NO)_PROXY|SYSTEMROOT|SYSTEMDRIVE|WINDIR|COMSPEC|USERPROFILE|APPDATA|LOCALAPPDATA|PROGRAM(?:DATA|FILES(?:\(X86\))?))$/i;
	function execute(program, args, signal, variables) {
		let { execFile } = process.getBuiltinModule("node:child_process"), options = {
			signal,
			maxBuffer: 1048576,
			env: environmentFor(process.env, variables)
		};
		return new Promise((resolve, reject) => {
			execFile(program, args, {
				...options,
				encoding: "utf8"
			}, (error, stdout) => {
				error === null ? resolve(stdout) : reject(Error(`it ended with ${error.code ?? error.signal}`));
			});
		});
	}
	function environmentFor(env, variables) {
		let isIts = (name) => basics.test(name) || variables?.test(name) === !0;
		return Object.fromEntries(Object.entries(env).filter(([name]) => isIts(name)));
	}
}) };
