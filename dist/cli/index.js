#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_modules__ = {
	42613: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("assert");
	}),
	20181: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");
	}),
	76982: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
	}),
	24434: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("events");
	}),
	79896: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");
	}),
	91943: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs/promises");
	}),
	58611: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("http");
	}),
	65692: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("https");
	}),
	69278: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("net");
	}),
	34589: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:assert");
	}),
	16698: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:async_hooks");
	}),
	4573: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
	}),
	31421: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");
	}),
	37540: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:console");
	}),
	77598: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
	}),
	53053: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:diagnostics_channel");
	}),
	40610: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:dns");
	}),
	78474: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");
	}),
	73024: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
	}),
	51455: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");
	}),
	37067: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
	}),
	32467: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http2");
	}),
	77030: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");
	}),
	48161: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
	}),
	76760: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
	}),
	643: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:perf_hooks");
	}),
	1708: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");
	}),
	41792: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:querystring");
	}),
	80481: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline");
	}),
	26848: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline/promises");
	}),
	80099: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");
	}),
	57075: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");
	}),
	38321: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/consumers");
	}),
	37830: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/web");
	}),
	87997: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers");
	}),
	58500: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
	}),
	41692: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");
	}),
	7066: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tty");
	}),
	73136: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:url");
	}),
	57975: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
	}),
	73429: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util/types");
	}),
	75919: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:worker_threads");
	}),
	38522: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
	}),
	70857: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");
	}),
	16928: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");
	}),
	932: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");
	}),
	64756: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tls");
	}),
	52018: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("tty");
	}),
	87016: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");
	}),
	39023: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("util");
	}),
	10518: ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
			try {
				var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(73024), node_url__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(73136), _version_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(16802);
				let args = process.argv.slice(2);
				if (Number.parseInt(process.versions.node, 10) < _version_js__WEBPACK_IMPORTED_MODULE_2__.y) {
					let programs = `${(0, node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(import.meta.url).split(/[\\/]/).slice(0, -3).join("/")}/node_modules/.bin`, remedy = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)(`${programs}/node`) ? `This clone has one:\n  export PATH="${programs}:$PATH"` : "Get it from https://nodejs.org.";
					(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(2, `interns needs Node ${_version_js__WEBPACK_IMPORTED_MODULE_2__.y} or later, and this is Node ${process.versions.node}. ${remedy}\n`), process.exitCode = 2;
				} else if (args.length === 1 && (args[0] === "--version" || args[0] === "-v")) (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.writeSync)(1, `${_version_js__WEBPACK_IMPORTED_MODULE_2__.r}\n`);
				else {
					let { runProcess } = await __nccwpck_require__.e(5457).then(__nccwpck_require__.bind(__nccwpck_require__, 65457));
					process.exitCode = await runProcess(args, _version_js__WEBPACK_IMPORTED_MODULE_2__.r);
				}
				__webpack_async_result__();
			} catch (e) {
				__webpack_async_result__(e);
			}
		}, 1);
	}),
	16802: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			r: () => version,
			y: () => neededNode
		});
		let version = "0.1.0", neededNode = 24;
	})
}, __webpack_module_cache__ = {};
function __nccwpck_require__(moduleId) {
	var cachedModule = __webpack_module_cache__[moduleId];
	if (cachedModule !== void 0) return cachedModule.exports;
	var module = __webpack_module_cache__[moduleId] = {
		id: moduleId,
		loaded: !1,
		exports: {}
	}, threw = !0;
	try {
		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__), threw = !1;
	} finally {
		threw && delete __webpack_module_cache__[moduleId];
	}
	return module.loaded = !0, module.exports;
}
__nccwpck_require__.m = __webpack_modules__, __nccwpck_require__ !== void 0 && (__nccwpck_require__.ab = decodeURIComponent(new URL(".", import.meta.url).pathname).slice(+!!import.meta.url.match(/^file:\/\/\/\w:/), -1) + "/"), (() => {
	var webpackQueues = typeof Symbol == "function" ? Symbol("webpack queues") : "__webpack_queues__", webpackExports = typeof Symbol == "function" ? Symbol("webpack exports") : "__webpack_exports__", webpackError = typeof Symbol == "function" ? Symbol("webpack error") : "__webpack_error__", resolveQueue = (queue) => {
		queue && queue.d < 1 && (queue.d = 1, queue.forEach((fn) => fn.r--), queue.forEach((fn) => fn.r-- ? fn.r++ : fn()));
	}, wrapDeps = (deps) => deps.map((dep) => {
		if (typeof dep == "object" && dep) {
			if (dep[webpackQueues]) return dep;
			if (dep.then) {
				var queue = [];
				queue.d = 0, dep.then((r) => {
					obj[webpackExports] = r, resolveQueue(queue);
				}, (e) => {
					obj[webpackError] = e, resolveQueue(queue);
				});
				var obj = {};
				return obj[webpackQueues] = (fn) => fn(queue), obj;
			}
		}
		var ret = {};
		return ret[webpackQueues] = (x) => {}, ret[webpackExports] = dep, ret;
	});
	__nccwpck_require__.a = (module, body, hasAwait) => {
		var queue;
		hasAwait && ((queue = []).d = -1);
		var depQueues = new Set(), exports = module.exports, currentDeps, outerResolve, reject, promise = new Promise((resolve, rej) => {
			reject = rej, outerResolve = resolve;
		});
		promise[webpackExports] = exports, promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise.catch((x) => {})), module.exports = promise, body((deps) => {
			currentDeps = wrapDeps(deps);
			var fn, getResult = () => currentDeps.map((d) => {
				if (d[webpackError]) throw d[webpackError];
				return d[webpackExports];
			}), promise = new Promise((resolve) => {
				fn = () => resolve(getResult), fn.r = 0;
				var fnQueue = (q) => q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn)));
				currentDeps.map((dep) => dep[webpackQueues](fnQueue));
			});
			return fn.r ? promise : getResult();
		}, (err) => (err ? reject(promise[webpackError] = err) : outerResolve(exports), resolveQueue(queue))), queue && queue.d < 0 && (queue.d = 0);
	};
})(), (() => {
	var getProto = Object.getPrototypeOf ? (obj) => Object.getPrototypeOf(obj) : (obj) => obj.__proto__, leafPrototypes;
	__nccwpck_require__.t = function(value, mode) {
		if (mode & 1 && (value = this(value)), mode & 8 || typeof value == "object" && value && (mode & 4 && value.__esModule || mode & 16 && typeof value.then == "function")) return value;
		var ns = Object.create(null);
		__nccwpck_require__.r(ns);
		var def = {};
		leafPrototypes ||= [
			null,
			getProto({}),
			getProto([]),
			getProto(getProto)
		];
		for (var current = mode & 2 && value; typeof current == "object" && !~leafPrototypes.indexOf(current); current = getProto(current)) Object.getOwnPropertyNames(current).forEach((key) => def[key] = () => value[key]);
		return def.default = () => value, __nccwpck_require__.d(ns, def), ns;
	};
})(), __nccwpck_require__.d = (exports, definition) => {
	for (var key in definition) __nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key) && Object.defineProperty(exports, key, {
		enumerable: !0,
		get: definition[key]
	});
}, __nccwpck_require__.f = {}, __nccwpck_require__.e = (chunkId) => Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => (__nccwpck_require__.f[key](chunkId, promises), promises), [])), __nccwpck_require__.u = (chunkId) => "" + chunkId + ".index.js", __nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop), __nccwpck_require__.r = (exports) => {
	typeof Symbol < "u" && Symbol.toStringTag && Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" }), Object.defineProperty(exports, "__esModule", { value: !0 });
}, __nccwpck_require__.nmd = (module) => (module.paths = [], module.children ||= [], module), (() => {
	var installedChunks = { 8792: 0 }, installChunk = (data) => {
		var { ids, modules, runtime } = data, moduleId, chunkId, i = 0;
		for (moduleId in modules) __nccwpck_require__.o(modules, moduleId) && (__nccwpck_require__.m[moduleId] = modules[moduleId]);
		for (runtime && runtime(__nccwpck_require__); i < ids.length; i++) chunkId = ids[i], __nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId] && installedChunks[chunkId][0](), installedChunks[ids[i]] = 0;
	};
	__nccwpck_require__.f.j = (chunkId, promises) => {
		var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : void 0;
		if (installedChunkData !== 0) {
			if (installedChunkData) promises.push(installedChunkData[1]);
			else {
				var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
					throw installedChunks[chunkId] !== 0 && (installedChunks[chunkId] = void 0), e;
				}), promise = Promise.race([promise, new Promise((resolve) => installedChunkData = installedChunks[chunkId] = [resolve])]);
				promises.push(installedChunkData[1] = promise);
			}
		}
	};
})();
var __webpack_exports__ = __nccwpck_require__(10518);
__webpack_exports__ = await __webpack_exports__;
