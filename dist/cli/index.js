#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 99:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 7975:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 518:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1273);
/* harmony import */ var _version_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6802);


const io = {
    env: process.env,
    cwd: process.cwd(),
    stdout: (text) => void process.stdout.write(text),
    stderr: (text) => void process.stderr.write(text),
    interrupted: () => new Promise((resolve) => {
        for (const signal of ['SIGINT', 'SIGTERM'])
            process.once(signal, () => resolve(signal));
    }),
};
process.exitCode = await (0,_main_js__WEBPACK_IMPORTED_MODULE_0__/* .runCli */ .a)(process.argv.slice(2), io, _version_js__WEBPACK_IMPORTED_MODULE_1__/* .version */ .r);

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 1273:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   a: () => (/* binding */ runCli)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(452);
/* harmony import */ var _log_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7309);
// The command line: which command, and nothing loaded that it does not need.


const commands = {
    serve: {
        about: 'start the local Intern Service',
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(790), __nccwpck_require__.e(106)]).then(__nccwpck_require__.bind(__nccwpck_require__, 106))).serve,
    },
    exec: {
        about: "run a command against a local Intern Service, with a job's environment set up",
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(790), __nccwpck_require__.e(106), __nccwpck_require__.e(568)]).then(__nccwpck_require__.bind(__nccwpck_require__, 9568))).exec,
    },
};
/** Exit code of bad usage. */
const usageExitCode = 2;
/**
 * Run one command line and return its exit code.
 *
 * @param args - the words after `interns`
 * @param version - of the package, for `--version`
 */
async function runCli(args, io, version) {
    const [name, ...rest] = args;
    if (name === '--version' || name === '-v') {
        io.stdout(`${version}\n`);
        return 0;
    }
    if (name === undefined || name === '--help' || name === '-h' || name === 'help') {
        io.stdout(help());
        return name === undefined ? usageExitCode : 0;
    }
    const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
    if (command === undefined) {
        io.stderr(`interns: unknown command "${(0,_log_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)(name)}". Use one of: ${Object.keys(commands).join(', ')}.\n`);
        return usageExitCode;
    }
    try {
        const run = await command.load();
        return await run(rest, io);
    }
    catch (error) {
        const code = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ToolkitError */ .h4 ? ` (${error.code})` : '';
        io.stderr(`interns ${name}: ${(0,_log_js__WEBPACK_IMPORTED_MODULE_0__/* .oneLine */ .TN)((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeError */ .Uc)(error))}${code}\n`);
        return 1;
    }
}
function help() {
    const width = Math.max(...Object.keys(commands).map((name) => name.length));
    const list = Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`);
    return `interns: work with interns behind the Intern Service API\n\nUsage: interns COMMAND [OPTIONS]\n\n${list.join('\n')}\n\n"interns COMMAND --help" tells more.\n`;
}


/***/ }),

/***/ 6802:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ version)
/* harmony export */ });
// The version of the package: a test compares it with package.json, so that nothing is read at start.
/** Version of this package. */
const version = '0.1.0';


/***/ }),

/***/ 452:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Uc: () => (/* binding */ describeError),
/* harmony export */   h4: () => (/* binding */ ToolkitError),
/* harmony export */   xL: () => (/* binding */ ConfigError)
/* harmony export */ });
/* unused harmony exports errorCodes, InputError, IdentityError, ExchangeError, ApiError, StreamError, PolicyError, RunError */
// The errors of the toolkit: one base with a closed code, one subclass per stage.
/** Every code that an error of the toolkit can carry; `docs/troubleshooting.md` has an entry for each. */
const errorCodes = (/* unused pure expression or super */ null && ([
    'input_invalid',
    'input_missing',
    'input_conflict',
    'identity_missing',
    'identity_unreachable',
    'identity_refused',
    'identity_malformed',
    'exchange_refused',
    'exchange_unreachable',
    'exchange_malformed',
    'intern_unknown',
    'intern_ambiguous',
    'intern_not_running',
    'api_refused',
    'api_unreachable',
    'api_malformed',
    'request_too_large',
    'steered',
    'stream_malformed',
    'stream_severed',
    'stream_idle',
    'run_ended',
    'run_timeout',
    'run_failed',
    'answer_refused',
    'too_many_pauses',
    'policy_missing',
    'policy_invalid',
    'policy_stopped',
    'policy_rejected',
    'timeout',
    'cancelled',
    'config_invalid',
    'internal',
]));
/** An error with a code for programs, a message for people, typed data and its cause. */
class ToolkitError extends Error {
    code;
    data;
    constructor(code, message, data = {}) {
        const { cause, ...rest } = data;
        super(message, cause === undefined ? undefined : { cause });
        this.name = new.target.name;
        this.code = code;
        this.data = rest;
    }
}
/** A wrong, missing or contradictory input, found before any request was sent. */
class InputError extends (/* unused pure expression or super */ null && (ToolkitError)) {
}
/** No subject token could be had from the CI's identity provider. */
class IdentityError extends (/* unused pure expression or super */ null && (ToolkitError)) {
}
/** The token exchange was refused, unreachable or answered outside the contract. */
class ExchangeError extends (/* unused pure expression or super */ null && (ToolkitError)) {
}
/** The service refused a request, could not be reached, or answered outside the contract. */
class ApiError extends (/* unused pure expression or super */ null && (ToolkitError)) {
}
/** A response stream broke, fell silent, or ended with an error chunk. */
class StreamError extends (/* unused pure expression or super */ null && (ToolkitError)) {
}
/** The permission policy is missing or invalid, or it stopped the run. */
class PolicyError extends (/* unused pure expression or super */ null && (ToolkitError)) {
}
/** The toolkit's own end of a run: its time ran out, it was cancelled, or it paused too often. */
class RunError extends (/* unused pure expression or super */ null && (ToolkitError)) {
}
/** A configuration of the local service that can't be served. */
class ConfigError extends ToolkitError {
}
/** The message of anything thrown, with the messages of its causes behind it. */
function describeError(error) {
    if (!(error instanceof Error))
        return String(error);
    const cause = error.cause === undefined ? '' : ` (${describeError(error.cause)})`;
    return `${error.message}${cause}`;
}


/***/ }),

/***/ 7309:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   TN: () => (/* binding */ oneLine),
/* harmony export */   aB: () => (/* binding */ silentLog)
/* harmony export */ });
/* unused harmony export safeLines */
/** A log that says nothing. */
const silentLog = {
    debug() { },
    info() { },
    notice() { },
    warning() { },
    error() { },
    mask() { },
};
// Line ends as the runner's reader sees them (a lone CR too), and those that terminals and viewers add.
const lineEnd = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u;
// Escape sequences of terminals: CSI, OSC with its terminator, and the two-character ones.
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this takes out
const escapeSequence = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/gu;
// What is left of control characters (tab stays), and characters that change a text without being seen.
const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
/**
 * Text from outside as lines that can't act on whoever prints them: split at every line end, without escape sequences,
 * control and invisible characters, and without anything that the GitHub runner takes for a workflow command
 * (`::name::` after white space at the start of a line, `##[name]` anywhere in it).
 */
function safeLines(text) {
    return text.split(lineEnd).map(safeLine);
}
/** Text from outside on one line, as {@link safeLines} makes it safe. */
function oneLine(text) {
    return safeLines(text).join(' ');
}
// The runner's search for markers is culture-sensitive: it skips what its collation ignores, combining marks and joiners
// of many scripts among them. Which ones changes with its version, so anything but ASCII, cased letters and numbers may be.
const kept = '\\p{Lu}\\p{Ll}\\p{Lt}\\p{N}';
const ignored = `[^\\x20-\\x7e${kept}]*`;
const bracketMarker = new RegExp(`#(?=${ignored}#${ignored}\\[)`, 'gu');
const colonMarker = new RegExp(`^([^\\x21-\\x7e${kept}]*:)(?=${ignored}:)`, 'u');
function safeLine(line) {
    const visible = line.replace(escapeSequence, '').replace(invisible, (character) => (character === '\t' ? '\t' : ''));
    // The break is a visible character between the first two of each marker: a word joiner would be skipped too.
    return visible.replace(bracketMarker, '# ').replace(colonMarker, '$1 ');
}


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(518);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
