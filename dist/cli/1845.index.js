export const id = 1845;
export const ids = [1845];
export const modules = {
	89659: (function(__unused_webpack_module, exports, __webpack_require__) {
		var __createBinding = this && this.__createBinding || (Object.create ? (function(o, m, k, k2) {
			k2 === void 0 && (k2 = k);
			var desc = Object.getOwnPropertyDescriptor(m, k);
			(!desc || ("get" in desc ? !m.__esModule : desc.writable || desc.configurable)) && (desc = {
				enumerable: !0,
				get: function() {
					return m[k];
				}
			}), Object.defineProperty(o, k2, desc);
		}) : (function(o, m, k, k2) {
			k2 === void 0 && (k2 = k), o[k2] = m[k];
		})), __setModuleDefault = this && this.__setModuleDefault || (Object.create ? (function(o, v) {
			Object.defineProperty(o, "default", {
				enumerable: !0,
				value: v
			});
		}) : function(o, v) {
			o.default = v;
		}), __importStar = this && this.__importStar || (function() {
			var ownKeys = function(o) {
				return ownKeys = Object.getOwnPropertyNames || function(o) {
					var ar = [];
					for (var k in o) Object.prototype.hasOwnProperty.call(o, k) && (ar[ar.length] = k);
					return ar;
				}, ownKeys(o);
			};
			return function(mod) {
				if (mod && mod.__esModule) return mod;
				var result = {};
				if (mod != null) for (var k = ownKeys(mod), i = 0; i < k.length; i++) k[i] !== "default" && __createBinding(result, mod, k[i]);
				return __setModuleDefault(result, mod), result;
			};
		})(), __awaiter = this && this.__awaiter || function(thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P ? value : new P(function(resolve) {
					resolve(value);
				});
			}
			return new (P ||= Promise)(function(resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator.throw(value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.HttpClient = exports.HttpClientResponse = exports.HttpClientError = exports.MediaTypes = exports.Headers = exports.HttpCodes = void 0, exports.getProxyUrl = getProxyUrl, exports.isHttps = isHttps;
		let http = __importStar(__webpack_require__(58611)), https = __importStar(__webpack_require__(65692)), pm = __importStar(__webpack_require__(83335)), tunnel = __importStar(__webpack_require__(20770)), undici_1 = __webpack_require__(24371);
		var HttpCodes;
		(function(HttpCodes) {
			HttpCodes[HttpCodes.OK = 200] = "OK", HttpCodes[HttpCodes.MultipleChoices = 300] = "MultipleChoices", HttpCodes[HttpCodes.MovedPermanently = 301] = "MovedPermanently", HttpCodes[HttpCodes.ResourceMoved = 302] = "ResourceMoved", HttpCodes[HttpCodes.SeeOther = 303] = "SeeOther", HttpCodes[HttpCodes.NotModified = 304] = "NotModified", HttpCodes[HttpCodes.UseProxy = 305] = "UseProxy", HttpCodes[HttpCodes.SwitchProxy = 306] = "SwitchProxy", HttpCodes[HttpCodes.TemporaryRedirect = 307] = "TemporaryRedirect", HttpCodes[HttpCodes.PermanentRedirect = 308] = "PermanentRedirect", HttpCodes[HttpCodes.BadRequest = 400] = "BadRequest", HttpCodes[HttpCodes.Unauthorized = 401] = "Unauthorized", HttpCodes[HttpCodes.PaymentRequired = 402] = "PaymentRequired", HttpCodes[HttpCodes.Forbidden = 403] = "Forbidden", HttpCodes[HttpCodes.NotFound = 404] = "NotFound", HttpCodes[HttpCodes.MethodNotAllowed = 405] = "MethodNotAllowed", HttpCodes[HttpCodes.NotAcceptable = 406] = "NotAcceptable", HttpCodes[HttpCodes.ProxyAuthenticationRequired = 407] = "ProxyAuthenticationRequired", HttpCodes[HttpCodes.RequestTimeout = 408] = "RequestTimeout", HttpCodes[HttpCodes.Conflict = 409] = "Conflict", HttpCodes[HttpCodes.Gone = 410] = "Gone", HttpCodes[HttpCodes.TooManyRequests = 429] = "TooManyRequests", HttpCodes[HttpCodes.InternalServerError = 500] = "InternalServerError", HttpCodes[HttpCodes.NotImplemented = 501] = "NotImplemented", HttpCodes[HttpCodes.BadGateway = 502] = "BadGateway", HttpCodes[HttpCodes.ServiceUnavailable = 503] = "ServiceUnavailable", HttpCodes[HttpCodes.GatewayTimeout = 504] = "GatewayTimeout";
		})(HttpCodes || (exports.HttpCodes = HttpCodes = {}));
		var Headers;
		(function(Headers) {
			Headers.Accept = "accept", Headers.ContentType = "content-type";
		})(Headers || (exports.Headers = Headers = {}));
		var MediaTypes;
		(function(MediaTypes) {
			MediaTypes.ApplicationJson = "application/json";
		})(MediaTypes || (exports.MediaTypes = MediaTypes = {}));
		function getProxyUrl(serverUrl) {
			let proxyUrl = pm.getProxyUrl(new URL(serverUrl));
			return proxyUrl ? proxyUrl.href : "";
		}
		let HttpRedirectCodes = [
			HttpCodes.MovedPermanently,
			HttpCodes.ResourceMoved,
			HttpCodes.SeeOther,
			HttpCodes.TemporaryRedirect,
			HttpCodes.PermanentRedirect
		], HttpResponseRetryCodes = [
			HttpCodes.BadGateway,
			HttpCodes.ServiceUnavailable,
			HttpCodes.GatewayTimeout
		], RetryableHttpVerbs = [
			"OPTIONS",
			"GET",
			"DELETE",
			"HEAD"
		];
		class HttpClientError extends Error {
			constructor(message, statusCode) {
				super(message), this.name = "HttpClientError", this.statusCode = statusCode, Object.setPrototypeOf(this, HttpClientError.prototype);
			}
		}
		exports.HttpClientError = HttpClientError;
		class HttpClientResponse {
			constructor(message) {
				this.message = message;
			}
			readBody() {
				return __awaiter(this, void 0, void 0, function* () {
					return new Promise((resolve) => __awaiter(this, void 0, void 0, function* () {
						let output = Buffer.alloc(0);
						this.message.on("data", (chunk) => {
							output = Buffer.concat([output, chunk]);
						}), this.message.on("end", () => {
							resolve(output.toString());
						});
					}));
				});
			}
			readBodyBuffer() {
				return __awaiter(this, void 0, void 0, function* () {
					return new Promise((resolve) => __awaiter(this, void 0, void 0, function* () {
						let chunks = [];
						this.message.on("data", (chunk) => {
							chunks.push(chunk);
						}), this.message.on("end", () => {
							resolve(Buffer.concat(chunks));
						});
					}));
				});
			}
		}
		exports.HttpClientResponse = HttpClientResponse;
		function isHttps(requestUrl) {
			return new URL(requestUrl).protocol === "https:";
		}
		class HttpClient {
			constructor(userAgent, handlers, requestOptions) {
				this._ignoreSslError = !1, this._allowRedirects = !0, this._allowRedirectDowngrade = !1, this._maxRedirects = 50, this._allowRetries = !1, this._maxRetries = 1, this._keepAlive = !1, this._disposed = !1, this.userAgent = this._getUserAgentWithOrchestrationId(userAgent), this.handlers = handlers || [], this.requestOptions = requestOptions, requestOptions && (requestOptions.ignoreSslError != null && (this._ignoreSslError = requestOptions.ignoreSslError), this._socketTimeout = requestOptions.socketTimeout, requestOptions.allowRedirects != null && (this._allowRedirects = requestOptions.allowRedirects), requestOptions.allowRedirectDowngrade != null && (this._allowRedirectDowngrade = requestOptions.allowRedirectDowngrade), requestOptions.maxRedirects != null && (this._maxRedirects = Math.max(requestOptions.maxRedirects, 0)), requestOptions.keepAlive != null && (this._keepAlive = requestOptions.keepAlive), requestOptions.allowRetries != null && (this._allowRetries = requestOptions.allowRetries), requestOptions.maxRetries != null && (this._maxRetries = requestOptions.maxRetries));
			}
			options(requestUrl, additionalHeaders) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request("OPTIONS", requestUrl, null, additionalHeaders || {});
				});
			}
			get(requestUrl, additionalHeaders) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request("GET", requestUrl, null, additionalHeaders || {});
				});
			}
			del(requestUrl, additionalHeaders) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request("DELETE", requestUrl, null, additionalHeaders || {});
				});
			}
			post(requestUrl, data, additionalHeaders) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request("POST", requestUrl, data, additionalHeaders || {});
				});
			}
			patch(requestUrl, data, additionalHeaders) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request("PATCH", requestUrl, data, additionalHeaders || {});
				});
			}
			put(requestUrl, data, additionalHeaders) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request("PUT", requestUrl, data, additionalHeaders || {});
				});
			}
			head(requestUrl, additionalHeaders) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request("HEAD", requestUrl, null, additionalHeaders || {});
				});
			}
			sendStream(verb, requestUrl, stream, additionalHeaders) {
				return __awaiter(this, void 0, void 0, function* () {
					return this.request(verb, requestUrl, stream, additionalHeaders);
				});
			}
			getJson(requestUrl_1) {
				return __awaiter(this, arguments, void 0, function* (requestUrl, additionalHeaders = {}) {
					additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson);
					let res = yield this.get(requestUrl, additionalHeaders);
					return this._processResponse(res, this.requestOptions);
				});
			}
			postJson(requestUrl_1, obj_1) {
				return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
					let data = JSON.stringify(obj, null, 2);
					additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson), additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
					let res = yield this.post(requestUrl, data, additionalHeaders);
					return this._processResponse(res, this.requestOptions);
				});
			}
			putJson(requestUrl_1, obj_1) {
				return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
					let data = JSON.stringify(obj, null, 2);
					additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson), additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
					let res = yield this.put(requestUrl, data, additionalHeaders);
					return this._processResponse(res, this.requestOptions);
				});
			}
			patchJson(requestUrl_1, obj_1) {
				return __awaiter(this, arguments, void 0, function* (requestUrl, obj, additionalHeaders = {}) {
					let data = JSON.stringify(obj, null, 2);
					additionalHeaders[Headers.Accept] = this._getExistingOrDefaultHeader(additionalHeaders, Headers.Accept, MediaTypes.ApplicationJson), additionalHeaders[Headers.ContentType] = this._getExistingOrDefaultContentTypeHeader(additionalHeaders, MediaTypes.ApplicationJson);
					let res = yield this.patch(requestUrl, data, additionalHeaders);
					return this._processResponse(res, this.requestOptions);
				});
			}
			request(verb, requestUrl, data, headers) {
				return __awaiter(this, void 0, void 0, function* () {
					if (this._disposed) throw Error("Client has already been disposed.");
					let parsedUrl = new URL(requestUrl), info = this._prepareRequest(verb, parsedUrl, headers), maxTries = this._allowRetries && RetryableHttpVerbs.includes(verb) ? this._maxRetries + 1 : 1, numTries = 0, response;
					do {
						if (response = yield this.requestRaw(info, data), response && response.message && response.message.statusCode === HttpCodes.Unauthorized) {
							let authenticationHandler;
							for (let handler of this.handlers) if (handler.canHandleAuthentication(response)) {
								authenticationHandler = handler;
								break;
							}
							return authenticationHandler ? authenticationHandler.handleAuthentication(this, info, data) : response;
						}
						let redirectsRemaining = this._maxRedirects;
						for (; response.message.statusCode && HttpRedirectCodes.includes(response.message.statusCode) && this._allowRedirects && redirectsRemaining > 0;) {
							let redirectUrl = response.message.headers.location;
							if (!redirectUrl) break;
							let parsedRedirectUrl = new URL(redirectUrl);
							if (parsedUrl.protocol === "https:" && parsedUrl.protocol !== parsedRedirectUrl.protocol && !this._allowRedirectDowngrade) throw Error("Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.");
							if (yield response.readBody(), parsedRedirectUrl.hostname !== parsedUrl.hostname) for (let header in headers) header.toLowerCase() === "authorization" && delete headers[header];
							info = this._prepareRequest(verb, parsedRedirectUrl, headers), response = yield this.requestRaw(info, data), redirectsRemaining--;
						}
						if (!response.message.statusCode || !HttpResponseRetryCodes.includes(response.message.statusCode)) return response;
						numTries += 1, numTries < maxTries && (yield response.readBody(), yield this._performExponentialBackoff(numTries));
					} while (numTries < maxTries);
					return response;
				});
			}
			dispose() {
				this._agent && this._agent.destroy(), this._disposed = !0;
			}
			requestRaw(info, data) {
				return __awaiter(this, void 0, void 0, function* () {
					return new Promise((resolve, reject) => {
						function callbackForResult(err, res) {
							err ? reject(err) : res ? resolve(res) : reject(Error("Unknown error"));
						}
						this.requestRawWithCallback(info, data, callbackForResult);
					});
				});
			}
			requestRawWithCallback(info, data, onResult) {
				typeof data == "string" && (info.options.headers || (info.options.headers = {}), info.options.headers["Content-Length"] = Buffer.byteLength(data, "utf8"));
				let callbackCalled = !1;
				function handleResult(err, res) {
					callbackCalled || (callbackCalled = !0, onResult(err, res));
				}
				let req = info.httpModule.request(info.options, (msg) => {
					handleResult(void 0, new HttpClientResponse(msg));
				}), socket;
				req.on("socket", (sock) => {
					socket = sock;
				}), req.setTimeout(this._socketTimeout || 18e4, () => {
					socket && socket.end(), handleResult(Error(`Request timeout: ${info.options.path}`));
				}), req.on("error", function(err) {
					handleResult(err);
				}), data && typeof data == "string" && req.write(data, "utf8"), data && typeof data != "string" ? (data.on("close", function() {
					req.end();
				}), data.pipe(req)) : req.end();
			}
			getAgent(serverUrl) {
				let parsedUrl = new URL(serverUrl);
				return this._getAgent(parsedUrl);
			}
			getAgentDispatcher(serverUrl) {
				let parsedUrl = new URL(serverUrl), proxyUrl = pm.getProxyUrl(parsedUrl);
				if (proxyUrl && proxyUrl.hostname) return this._getProxyAgentDispatcher(parsedUrl, proxyUrl);
			}
			_prepareRequest(method, requestUrl, headers) {
				let info = {};
				info.parsedUrl = requestUrl;
				let usingSsl = info.parsedUrl.protocol === "https:";
				info.httpModule = usingSsl ? https : http;
				let defaultPort = usingSsl ? 443 : 80;
				if (info.options = {}, info.options.host = info.parsedUrl.hostname, info.options.port = info.parsedUrl.port ? parseInt(info.parsedUrl.port) : defaultPort, info.options.path = (info.parsedUrl.pathname || "") + (info.parsedUrl.search || ""), info.options.method = method, info.options.headers = this._mergeHeaders(headers), this.userAgent != null && (info.options.headers["user-agent"] = this.userAgent), info.options.agent = this._getAgent(info.parsedUrl), this.handlers) for (let handler of this.handlers) handler.prepareRequest(info.options);
				return info;
			}
			_mergeHeaders(headers) {
				return this.requestOptions && this.requestOptions.headers ? Object.assign({}, lowercaseKeys(this.requestOptions.headers), lowercaseKeys(headers || {})) : lowercaseKeys(headers || {});
			}
			_getExistingOrDefaultHeader(additionalHeaders, header, _default) {
				let clientHeader;
				if (this.requestOptions && this.requestOptions.headers) {
					let headerValue = lowercaseKeys(this.requestOptions.headers)[header];
					headerValue && (clientHeader = typeof headerValue == "number" ? headerValue.toString() : headerValue);
				}
				let additionalValue = additionalHeaders[header];
				return additionalValue === void 0 ? clientHeader === void 0 ? _default : clientHeader : typeof additionalValue == "number" ? additionalValue.toString() : additionalValue;
			}
			_getExistingOrDefaultContentTypeHeader(additionalHeaders, _default) {
				let clientHeader;
				if (this.requestOptions && this.requestOptions.headers) {
					let headerValue = lowercaseKeys(this.requestOptions.headers)[Headers.ContentType];
					headerValue && (clientHeader = typeof headerValue == "number" ? String(headerValue) : Array.isArray(headerValue) ? headerValue.join(", ") : headerValue);
				}
				let additionalValue = additionalHeaders[Headers.ContentType];
				return additionalValue === void 0 ? clientHeader === void 0 ? _default : clientHeader : typeof additionalValue == "number" ? String(additionalValue) : Array.isArray(additionalValue) ? additionalValue.join(", ") : additionalValue;
			}
			_getAgent(parsedUrl) {
				let agent, proxyUrl = pm.getProxyUrl(parsedUrl), useProxy = proxyUrl && proxyUrl.hostname;
				if (this._keepAlive && useProxy && (agent = this._proxyAgent), useProxy || (agent = this._agent), agent) return agent;
				let usingSsl = parsedUrl.protocol === "https:", maxSockets = 100;
				if (this.requestOptions && (maxSockets = this.requestOptions.maxSockets || http.globalAgent.maxSockets), proxyUrl && proxyUrl.hostname) {
					let agentOptions = {
						maxSockets,
						keepAlive: this._keepAlive,
						proxy: Object.assign(Object.assign({}, (proxyUrl.username || proxyUrl.password) && { proxyAuth: `${proxyUrl.username}:${proxyUrl.password}` }), {
							host: proxyUrl.hostname,
							port: proxyUrl.port
						})
					}, tunnelAgent, overHttps = proxyUrl.protocol === "https:";
					tunnelAgent = usingSsl ? overHttps ? tunnel.httpsOverHttps : tunnel.httpsOverHttp : overHttps ? tunnel.httpOverHttps : tunnel.httpOverHttp, agent = tunnelAgent(agentOptions), this._proxyAgent = agent;
				}
				if (!agent) {
					let options = {
						keepAlive: this._keepAlive,
						maxSockets
					};
					agent = usingSsl ? new https.Agent(options) : new http.Agent(options), this._agent = agent;
				}
				return usingSsl && this._ignoreSslError && (agent.options = Object.assign(agent.options || {}, { rejectUnauthorized: !1 })), agent;
			}
			_getProxyAgentDispatcher(parsedUrl, proxyUrl) {
				let proxyAgent;
				if (this._keepAlive && (proxyAgent = this._proxyAgentDispatcher), proxyAgent) return proxyAgent;
				let usingSsl = parsedUrl.protocol === "https:";
				return proxyAgent = new undici_1.ProxyAgent(Object.assign({
					uri: proxyUrl.href,
					pipelining: +!!this._keepAlive
				}, (proxyUrl.username || proxyUrl.password) && { token: `Basic ${Buffer.from(`${proxyUrl.username}:${proxyUrl.password}`).toString("base64")}` })), this._proxyAgentDispatcher = proxyAgent, usingSsl && this._ignoreSslError && (proxyAgent.options = Object.assign(proxyAgent.options.requestTls || {}, { rejectUnauthorized: !1 })), proxyAgent;
			}
			_getUserAgentWithOrchestrationId(userAgent) {
				let baseUserAgent = userAgent || "actions/http-client", orchId = process.env.ACTIONS_ORCHESTRATION_ID;
				return orchId ? `${baseUserAgent} actions_orchestration_id/${orchId.replace(/[^a-z0-9_.-]/gi, "_")}` : baseUserAgent;
			}
			_performExponentialBackoff(retryNumber) {
				return __awaiter(this, void 0, void 0, function* () {
					retryNumber = Math.min(10, retryNumber);
					let ms = 5 * 2 ** retryNumber;
					return new Promise((resolve) => setTimeout(() => resolve(), ms));
				});
			}
			_processResponse(res, options) {
				return __awaiter(this, void 0, void 0, function* () {
					return new Promise((resolve, reject) => __awaiter(this, void 0, void 0, function* () {
						let statusCode = res.message.statusCode || 0, response = {
							statusCode,
							result: null,
							headers: {}
						};
						statusCode === HttpCodes.NotFound && resolve(response);
						function dateTimeDeserializer(key, value) {
							if (typeof value == "string") {
								let a = new Date(value);
								if (!isNaN(a.valueOf())) return a;
							}
							return value;
						}
						let obj, contents;
						try {
							contents = yield res.readBody(), contents && contents.length > 0 && (obj = options && options.deserializeDates ? JSON.parse(contents, dateTimeDeserializer) : JSON.parse(contents), response.result = obj), response.headers = res.message.headers;
						} catch {}
						if (statusCode > 299) {
							let msg;
							msg = obj && obj.message ? obj.message : contents && contents.length > 0 ? contents : `Failed request: (${statusCode})`;
							let err = new HttpClientError(msg, statusCode);
							err.result = response.result, reject(err);
						} else resolve(response);
					}));
				});
			}
		}
		exports.HttpClient = HttpClient;
		let lowercaseKeys = (obj) => Object.keys(obj).reduce((c, k) => (c[k.toLowerCase()] = obj[k], c), {});
	}),
	83335: ((__unused_webpack_module, exports) => {
		Object.defineProperty(exports, "__esModule", { value: !0 }), exports.getProxyUrl = getProxyUrl, exports.checkBypass = checkBypass;
		function getProxyUrl(reqUrl) {
			let usingSsl = reqUrl.protocol === "https:";
			if (checkBypass(reqUrl)) return;
			let proxyVar = usingSsl ? process.env.https_proxy || process.env.HTTPS_PROXY : process.env.http_proxy || process.env.HTTP_PROXY;
			if (proxyVar) try {
				return new DecodedURL(proxyVar);
			} catch {
				if (!proxyVar.startsWith("http://") && !proxyVar.startsWith("https://")) return new DecodedURL(`http://${proxyVar}`);
			}
			else return;
		}
		function checkBypass(reqUrl) {
			if (!reqUrl.hostname) return !1;
			let reqHost = reqUrl.hostname;
			if (isLoopbackAddress(reqHost)) return !0;
			let noProxy = process.env.no_proxy || process.env.NO_PROXY || "";
			if (!noProxy) return !1;
			let reqPort;
			reqUrl.port ? reqPort = Number(reqUrl.port) : reqUrl.protocol === "http:" ? reqPort = 80 : reqUrl.protocol === "https:" && (reqPort = 443);
			let upperReqHosts = [reqUrl.hostname.toUpperCase()];
			typeof reqPort == "number" && upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
			for (let upperNoProxyItem of noProxy.split(",").map((x) => x.trim().toUpperCase()).filter((x) => x)) if (upperNoProxyItem === "*" || upperReqHosts.some((x) => x === upperNoProxyItem || x.endsWith(`.${upperNoProxyItem}`) || upperNoProxyItem.startsWith(".") && x.endsWith(`${upperNoProxyItem}`))) return !0;
			return !1;
		}
		function isLoopbackAddress(host) {
			let hostLower = host.toLowerCase();
			return hostLower === "localhost" || hostLower.startsWith("127.") || hostLower.startsWith("[::1]") || hostLower.startsWith("[0:0:0:0:0:0:0:1]");
		}
		class DecodedURL extends URL {
			constructor(url, base) {
				super(url, base), this._decodedUsername = decodeURIComponent(super.username), this._decodedPassword = decodeURIComponent(super.password);
			}
			get username() {
				return this._decodedUsername;
			}
			get password() {
				return this._decodedPassword;
			}
		}
	}),
	20770: ((module, __unused_webpack_exports, __webpack_require__) => {
		module.exports = __webpack_require__(20218);
	}),
	20218: ((__unused_webpack_module, exports, __webpack_require__) => {
		__webpack_require__(69278);
		var tls = __webpack_require__(64756), http = __webpack_require__(58611), https = __webpack_require__(65692), events = __webpack_require__(24434);
		__webpack_require__(42613);
		var util = __webpack_require__(39023);
		exports.httpOverHttp = httpOverHttp, exports.httpsOverHttp = httpsOverHttp, exports.httpOverHttps = httpOverHttps, exports.httpsOverHttps = httpsOverHttps;
		function httpOverHttp(options) {
			var agent = new TunnelingAgent(options);
			return agent.request = http.request, agent;
		}
		function httpsOverHttp(options) {
			var agent = new TunnelingAgent(options);
			return agent.request = http.request, agent.createSocket = createSecureSocket, agent.defaultPort = 443, agent;
		}
		function httpOverHttps(options) {
			var agent = new TunnelingAgent(options);
			return agent.request = https.request, agent;
		}
		function httpsOverHttps(options) {
			var agent = new TunnelingAgent(options);
			return agent.request = https.request, agent.createSocket = createSecureSocket, agent.defaultPort = 443, agent;
		}
		function TunnelingAgent(options) {
			var self = this;
			self.options = options || {}, self.proxyOptions = self.options.proxy || {}, self.maxSockets = self.options.maxSockets || http.Agent.defaultMaxSockets, self.requests = [], self.sockets = [], self.on("free", function onFree(socket, host, port, localAddress) {
				for (var options = toOptions(host, port, localAddress), i = 0, len = self.requests.length; i < len; ++i) {
					var pending = self.requests[i];
					if (pending.host === options.host && pending.port === options.port) {
						self.requests.splice(i, 1), pending.request.onSocket(socket);
						return;
					}
				}
				socket.destroy(), self.removeSocket(socket);
			});
		}
		util.inherits(TunnelingAgent, events.EventEmitter), TunnelingAgent.prototype.addRequest = function addRequest(req, host, port, localAddress) {
			var self = this, options = mergeOptions({ request: req }, self.options, toOptions(host, port, localAddress));
			self.sockets.length >= this.maxSockets ? self.requests.push(options) : self.createSocket(options, function(socket) {
				socket.on("free", onFree), socket.on("close", onCloseOrRemove), socket.on("agentRemove", onCloseOrRemove), req.onSocket(socket);
				function onFree() {
					self.emit("free", socket, options);
				}
				function onCloseOrRemove(err) {
					self.removeSocket(socket), socket.removeListener("free", onFree), socket.removeListener("close", onCloseOrRemove), socket.removeListener("agentRemove", onCloseOrRemove);
				}
			});
		}, TunnelingAgent.prototype.createSocket = function createSocket(options, cb) {
			var self = this, placeholder = {};
			self.sockets.push(placeholder);
			var connectOptions = mergeOptions({}, self.proxyOptions, {
				method: "CONNECT",
				path: options.host + ":" + options.port,
				agent: !1,
				headers: { host: options.host + ":" + options.port }
			});
			options.localAddress && (connectOptions.localAddress = options.localAddress), connectOptions.proxyAuth && (connectOptions.headers = connectOptions.headers || {}, connectOptions.headers["Proxy-Authorization"] = "Basic " + new Buffer(connectOptions.proxyAuth).toString("base64")), debug("making CONNECT request");
			var connectReq = self.request(connectOptions);
			connectReq.useChunkedEncodingByDefault = !1, connectReq.once("response", onResponse), connectReq.once("upgrade", onUpgrade), connectReq.once("connect", onConnect), connectReq.once("error", onError), connectReq.end();
			function onResponse(res) {
				res.upgrade = !0;
			}
			function onUpgrade(res, socket, head) {
				process.nextTick(function() {
					onConnect(res, socket, head);
				});
			}
			function onConnect(res, socket, head) {
				if (connectReq.removeAllListeners(), socket.removeAllListeners(), res.statusCode !== 200) {
					debug("tunneling socket could not be established, statusCode=%d", res.statusCode), socket.destroy();
					var error = Error("tunneling socket could not be established, statusCode=" + res.statusCode);
					error.code = "ECONNRESET", options.request.emit("error", error), self.removeSocket(placeholder);
				} else if (head.length > 0) {
					debug("got illegal response body from proxy"), socket.destroy();
					var error = Error("got illegal response body from proxy");
					error.code = "ECONNRESET", options.request.emit("error", error), self.removeSocket(placeholder);
				} else return debug("tunneling connection has established"), self.sockets[self.sockets.indexOf(placeholder)] = socket, cb(socket);
			}
			function onError(cause) {
				connectReq.removeAllListeners(), debug("tunneling socket could not be established, cause=%s\n", cause.message, cause.stack);
				var error = Error("tunneling socket could not be established, cause=" + cause.message);
				error.code = "ECONNRESET", options.request.emit("error", error), self.removeSocket(placeholder);
			}
		}, TunnelingAgent.prototype.removeSocket = function removeSocket(socket) {
			var pos = this.sockets.indexOf(socket);
			if (pos !== -1) {
				this.sockets.splice(pos, 1);
				var pending = this.requests.shift();
				pending && this.createSocket(pending, function(socket) {
					pending.request.onSocket(socket);
				});
			}
		};
		function createSecureSocket(options, cb) {
			var self = this;
			TunnelingAgent.prototype.createSocket.call(self, options, function(socket) {
				var hostHeader = options.request.getHeader("host"), tlsOptions = mergeOptions({}, self.options, {
					socket,
					servername: hostHeader ? hostHeader.replace(/:.*$/, "") : options.host
				}), secureSocket = tls.connect(0, tlsOptions);
				self.sockets[self.sockets.indexOf(socket)] = secureSocket, cb(secureSocket);
			});
		}
		function toOptions(host, port, localAddress) {
			return typeof host == "string" ? {
				host,
				port,
				localAddress
			} : host;
		}
		function mergeOptions(target) {
			for (var i = 1, len = arguments.length; i < len; ++i) {
				var overrides = arguments[i];
				if (typeof overrides == "object") for (var keys = Object.keys(overrides), j = 0, keyLen = keys.length; j < keyLen; ++j) {
					var k = keys[j];
					overrides[k] !== void 0 && (target[k] = overrides[k]);
				}
			}
			return target;
		}
		var debug = process.env.NODE_DEBUG && /\btunnel\b/.test(process.env.NODE_DEBUG) ? function() {
			var args = Array.prototype.slice.call(arguments);
			typeof args[0] == "string" ? args[0] = "TUNNEL: " + args[0] : args.unshift("TUNNEL:"), console.error.apply(console, args);
		} : function() {};
		exports.debug = debug;
	}),
	61845: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { gq: () => GitHub });
		var external_fs_ = __webpack_require__(79896), external_os_ = __webpack_require__(70857);
		class Context {
			constructor() {
				if (this.payload = {}, process.env.GITHUB_EVENT_PATH) {
					if ((0, external_fs_.existsSync)(process.env.GITHUB_EVENT_PATH)) this.payload = JSON.parse((0, external_fs_.readFileSync)(process.env.GITHUB_EVENT_PATH, { encoding: "utf8" }));
					else {
						let path = process.env.GITHUB_EVENT_PATH;
						process.stdout.write(`GITHUB_EVENT_PATH ${path} does not exist${external_os_.EOL}`);
					}
				}
				this.eventName = process.env.GITHUB_EVENT_NAME, this.sha = process.env.GITHUB_SHA, this.ref = process.env.GITHUB_REF, this.workflow = process.env.GITHUB_WORKFLOW, this.action = process.env.GITHUB_ACTION, this.actor = process.env.GITHUB_ACTOR, this.job = process.env.GITHUB_JOB, this.runAttempt = parseInt(process.env.GITHUB_RUN_ATTEMPT, 10), this.runNumber = parseInt(process.env.GITHUB_RUN_NUMBER, 10), this.runId = parseInt(process.env.GITHUB_RUN_ID, 10), this.apiUrl = process.env.GITHUB_API_URL ?? "https://api.github.com", this.serverUrl = process.env.GITHUB_SERVER_URL ?? "https://github.com", this.graphqlUrl = process.env.GITHUB_GRAPHQL_URL ?? "https://api.github.com/graphql";
			}
			get issue() {
				let payload = this.payload;
				return Object.assign(Object.assign({}, this.repo), { number: (payload.issue || payload.pull_request || payload).number });
			}
			get repo() {
				if (process.env.GITHUB_REPOSITORY) {
					let [owner, repo] = process.env.GITHUB_REPOSITORY.split("/");
					return {
						owner,
						repo
					};
				}
				if (this.payload.repository) return {
					owner: this.payload.repository.owner.login,
					repo: this.payload.repository.name
				};
				throw Error("context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'");
			}
		}
		var lib = __webpack_require__(89659), undici = __webpack_require__(24371), __awaiter = function(thisArg, _arguments, P, generator) {
			function adopt(value) {
				return value instanceof P ? value : new P(function(resolve) {
					resolve(value);
				});
			}
			return new (P ||= Promise)(function(resolve, reject) {
				function fulfilled(value) {
					try {
						step(generator.next(value));
					} catch (e) {
						reject(e);
					}
				}
				function rejected(value) {
					try {
						step(generator.throw(value));
					} catch (e) {
						reject(e);
					}
				}
				function step(result) {
					result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
				}
				step((generator = generator.apply(thisArg, _arguments || [])).next());
			});
		};
		function getProxyAgent(destinationUrl) {
			return new lib.HttpClient().getAgent(destinationUrl);
		}
		function getProxyAgentDispatcher(destinationUrl) {
			return new lib.HttpClient().getAgentDispatcher(destinationUrl);
		}
		function getProxyFetch(destinationUrl) {
			let httpDispatcher = getProxyAgentDispatcher(destinationUrl), proxyFetch = (url, opts) => __awaiter(this, void 0, void 0, function* () {
				return (0, undici.fetch)(url, Object.assign(Object.assign({}, opts), { dispatcher: httpDispatcher }));
			});
			return proxyFetch;
		}
		function getApiBaseUrl() {
			return process.env.GITHUB_API_URL || "https://api.github.com";
		}
		function getUserAgent() {
			return typeof navigator == "object" && "userAgent" in navigator ? navigator.userAgent : typeof process == "object" && process.version !== void 0 ? `Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})` : "<environment undetectable>";
		}
		function register(state, name, method, options) {
			if (typeof method != "function") throw Error("method for before hook must be a function");
			return options ||= {}, Array.isArray(name) ? name.reverse().reduce((callback, name) => register.bind(null, state, name, callback, options), method)() : Promise.resolve().then(() => state.registry[name] ? state.registry[name].reduce((method, registered) => registered.hook.bind(null, method, options), method)() : method(options));
		}
		function addHook(state, kind, name, hook) {
			let orig = hook;
			state.registry[name] || (state.registry[name] = []), kind === "before" && (hook = (method, options) => Promise.resolve().then(orig.bind(null, options)).then(method.bind(null, options))), kind === "after" && (hook = (method, options) => {
				let result;
				return Promise.resolve().then(method.bind(null, options)).then((result_) => (result = result_, orig(result, options))).then(() => result);
			}), kind === "error" && (hook = (method, options) => Promise.resolve().then(method.bind(null, options)).catch((error) => orig(error, options))), state.registry[name].push({
				hook,
				orig
			});
		}
		function removeHook(state, name, method) {
			if (!state.registry[name]) return;
			let index = state.registry[name].map((registered) => registered.orig).indexOf(method);
			index !== -1 && state.registry[name].splice(index, 1);
		}
		let bind = Function.bind, bindable = bind.bind(bind);
		function bindApi(hook, state, name) {
			let removeHookRef = bindable(removeHook, null).apply(null, name ? [state, name] : [state]);
			hook.api = { remove: removeHookRef }, hook.remove = removeHookRef, [
				"before",
				"error",
				"after",
				"wrap"
			].forEach((kind) => {
				let args = name ? [
					state,
					kind,
					name
				] : [state, kind];
				hook[kind] = hook.api[kind] = bindable(addHook, null).apply(null, args);
			});
		}
		function Singular() {
			let singularHookName = Symbol("Singular"), singularHookState = { registry: {} }, singularHook = register.bind(null, singularHookState, singularHookName);
			return bindApi(singularHook, singularHookState, singularHookName), singularHook;
		}
		function Collection() {
			let state = { registry: {} }, hook = register.bind(null, state);
			return bindApi(hook, state), hook;
		}
		let before_after_hook = {
			Singular,
			Collection
		};
		var DEFAULTS = {
			method: "GET",
			baseUrl: "https://api.github.com",
			headers: {
				accept: "application/vnd.github.v3+json",
				"user-agent": `octokit-endpoint.js/0.0.0-development ${getUserAgent()}`
			},
			mediaType: { format: "" }
		};
		function lowercaseKeys(object) {
			return object ? Object.keys(object).reduce((newObj, key) => (newObj[key.toLowerCase()] = object[key], newObj), {}) : {};
		}
		function isPlainObject(value) {
			if (typeof value != "object" || !value || Object.prototype.toString.call(value) !== "[object Object]") return !1;
			let proto = Object.getPrototypeOf(value);
			if (proto === null) return !0;
			let Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
			return typeof Ctor == "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
		}
		function mergeDeep(defaults, options) {
			let result = Object.assign({}, defaults);
			return Object.keys(options).forEach((key) => {
				isPlainObject(options[key]) && key in defaults ? result[key] = mergeDeep(defaults[key], options[key]) : Object.assign(result, { [key]: options[key] });
			}), result;
		}
		function removeUndefinedProperties(obj) {
			for (let key in obj) obj[key] === void 0 && delete obj[key];
			return obj;
		}
		function merge(defaults, route, options) {
			if (typeof route == "string") {
				let [method, url] = route.split(" ");
				options = Object.assign(url ? {
					method,
					url
				} : { url: method }, options);
			} else options = Object.assign({}, route);
			options.headers = lowercaseKeys(options.headers), removeUndefinedProperties(options), removeUndefinedProperties(options.headers);
			let mergedOptions = mergeDeep(defaults || {}, options);
			return options.url === "/graphql" && (defaults && defaults.mediaType.previews?.length && (mergedOptions.mediaType.previews = defaults.mediaType.previews.filter((preview) => !mergedOptions.mediaType.previews.includes(preview)).concat(mergedOptions.mediaType.previews)), mergedOptions.mediaType.previews = (mergedOptions.mediaType.previews || []).map((preview) => preview.replace(/-preview/, ""))), mergedOptions;
		}
		function addQueryParameters(url, parameters) {
			let separator = /\?/.test(url) ? "&" : "?", names = Object.keys(parameters);
			return names.length === 0 ? url : url + separator + names.map((name) => name === "q" ? "q=" + parameters.q.split("+").map(encodeURIComponent).join("+") : `${name}=${encodeURIComponent(parameters[name])}`).join("&");
		}
		var urlVariableRegex = /\{[^{}}]+\}/g;
		function removeNonChars(variableName) {
			return variableName.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g, "").split(/,/);
		}
		function extractUrlVariableNames(url) {
			let matches = url.match(urlVariableRegex);
			return matches ? matches.map(removeNonChars).reduce((a, b) => a.concat(b), []) : [];
		}
		function omit(object, keysToOmit) {
			let result = { __proto__: null };
			for (let key of Object.keys(object)) keysToOmit.indexOf(key) === -1 && (result[key] = object[key]);
			return result;
		}
		function encodeReserved(str) {
			return str.split(/(%[0-9A-Fa-f]{2})/g).map(function(part) {
				return /%[0-9A-Fa-f]/.test(part) || (part = encodeURI(part).replace(/%5B/g, "[").replace(/%5D/g, "]")), part;
			}).join("");
		}
		function encodeUnreserved(str) {
			return encodeURIComponent(str).replace(/[!'()*]/g, function(c) {
				return "%" + c.charCodeAt(0).toString(16).toUpperCase();
			});
		}
		function encodeValue(operator, value, key) {
			return value = operator === "+" || operator === "#" ? encodeReserved(value) : encodeUnreserved(value), key ? encodeUnreserved(key) + "=" + value : value;
		}
		function isDefined(value) {
			return value != null;
		}
		function isKeyOperator(operator) {
			return operator === ";" || operator === "&" || operator === "?";
		}
		function getValues(context, operator, key, modifier) {
			var value = context[key], result = [];
			if (isDefined(value) && value !== "") {
				if (typeof value == "string" || typeof value == "number" || typeof value == "bigint" || typeof value == "boolean") value = value.toString(), modifier && modifier !== "*" && (value = value.substring(0, parseInt(modifier, 10))), result.push(encodeValue(operator, value, isKeyOperator(operator) ? key : ""));
				else if (modifier === "*") Array.isArray(value) ? value.filter(isDefined).forEach(function(value2) {
					result.push(encodeValue(operator, value2, isKeyOperator(operator) ? key : ""));
				}) : Object.keys(value).forEach(function(k) {
					isDefined(value[k]) && result.push(encodeValue(operator, value[k], k));
				});
				else {
					let tmp = [];
					Array.isArray(value) ? value.filter(isDefined).forEach(function(value2) {
						tmp.push(encodeValue(operator, value2));
					}) : Object.keys(value).forEach(function(k) {
						isDefined(value[k]) && (tmp.push(encodeUnreserved(k)), tmp.push(encodeValue(operator, value[k].toString())));
					}), isKeyOperator(operator) ? result.push(encodeUnreserved(key) + "=" + tmp.join(",")) : tmp.length !== 0 && result.push(tmp.join(","));
				}
			} else operator === ";" ? isDefined(value) && result.push(encodeUnreserved(key)) : value === "" && (operator === "&" || operator === "?") ? result.push(encodeUnreserved(key) + "=") : value === "" && result.push("");
			return result;
		}
		function parseUrl(template) {
			return { expand: expand.bind(null, template) };
		}
		function expand(template, context) {
			var operators = [
				"+",
				"#",
				".",
				"/",
				";",
				"?",
				"&"
			];
			return template = template.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g, function(_, expression, literal) {
				if (expression) {
					let operator = "", values = [];
					if (operators.indexOf(expression.charAt(0)) !== -1 && (operator = expression.charAt(0), expression = expression.substr(1)), expression.split(/,/g).forEach(function(variable) {
						var tmp = /([^:\*]*)(?::(\d+)|(\*))?/.exec(variable);
						values.push(getValues(context, operator, tmp[1], tmp[2] || tmp[3]));
					}), operator && operator !== "+") {
						var separator = ",";
						return operator === "?" ? separator = "&" : operator !== "#" && (separator = operator), (values.length === 0 ? "" : operator) + values.join(separator);
					}
					return values.join(",");
				}
				return encodeReserved(literal);
			}), template === "/" ? template : template.replace(/\/$/, "");
		}
		function parse(options) {
			let method = options.method.toUpperCase(), url = (options.url || "/").replace(/:([a-z]\w+)/g, "{$1}"), headers = Object.assign({}, options.headers), body, parameters = omit(options, [
				"method",
				"baseUrl",
				"url",
				"headers",
				"request",
				"mediaType"
			]), urlVariableNames = extractUrlVariableNames(url);
			url = parseUrl(url).expand(parameters), /^http/.test(url) || (url = options.baseUrl + url);
			let remainingParameters = omit(parameters, Object.keys(options).filter((option) => urlVariableNames.includes(option)).concat("baseUrl"));
			return /application\/octet-stream/i.test(headers.accept) || (options.mediaType.format && (headers.accept = headers.accept.split(/,/).map((format) => format.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/, `application/vnd$1$2.${options.mediaType.format}`)).join(",")), url.endsWith("/graphql") && options.mediaType.previews?.length && (headers.accept = (headers.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g) || []).concat(options.mediaType.previews).map((preview) => `application/vnd.github.${preview}-preview${options.mediaType.format ? `.${options.mediaType.format}` : "+json"}`).join(","))), ["GET", "HEAD"].includes(method) ? url = addQueryParameters(url, remainingParameters) : "data" in remainingParameters ? body = remainingParameters.data : Object.keys(remainingParameters).length && (body = remainingParameters), !headers["content-type"] && body !== void 0 && (headers["content-type"] = "application/json; charset=utf-8"), ["PATCH", "PUT"].includes(method) && body === void 0 && (body = ""), Object.assign({
				method,
				url,
				headers
			}, body === void 0 ? null : { body }, options.request ? { request: options.request } : null);
		}
		function endpointWithDefaults(defaults, route, options) {
			return parse(merge(defaults, route, options));
		}
		function withDefaults(oldDefaults, newDefaults) {
			let DEFAULTS2 = merge(oldDefaults, newDefaults), endpoint2 = endpointWithDefaults.bind(null, DEFAULTS2);
			return Object.assign(endpoint2, {
				DEFAULTS: DEFAULTS2,
				defaults: withDefaults.bind(null, DEFAULTS2),
				merge: merge.bind(null, DEFAULTS2),
				parse
			});
		}
		var endpoint = withDefaults(null, DEFAULTS);
		let NON_ASCII = 65280, CASE_FLAGS = 65281, CHAR_MAP = new Uint8Array(256);
		CHAR_MAP[9] |= 2, CHAR_MAP[32] |= 2, CHAR_MAP[59] |= 4, CHAR_MAP[44] |= 8;
		for (let code = 128; code <= 255; code++) CHAR_MAP[code] |= 1;
		for (let char of "!#$%&'*+-.^_`|~") CHAR_MAP[char.charCodeAt(0)] |= 16;
		for (let code = 48; code <= 57; code++) CHAR_MAP[code] |= 16;
		for (let code = 65; code <= 90; code++) CHAR_MAP[code] |= 17;
		for (let code = 97; code <= 122; code++) CHAR_MAP[code] |= 16;
		let NullObject = (() => {
			let C = function() {};
			return C.prototype = Object.create(null), C;
		})();
		function dist_parse(header, options) {
			let stopFlags = 4 | (options?.comma === !0 ? 8 : 0), len = header.length, valueStart = options?.start ?? 0;
			for (; CHAR_MAP[header.charCodeAt(valueStart)] & 2;) valueStart++;
			let index = valueStart, typeFlags = 0, whitespace = -1, stop = options?.parameters === !1 ? 8 : 0;
			for (; index < len;) {
				let code = header.charCodeAt(index), flags = CHAR_MAP[code];
				if ((flags & stopFlags) !== 0) {
					stop |= flags & 8;
					break;
				}
				flags & 2 ? whitespace === -1 && (whitespace = index) : whitespace = -1, typeFlags |= code & NON_ASCII | flags, index++;
			}
			let valueEnd = whitespace === -1 ? index : whitespace, value = header.slice(valueStart, valueEnd), type = typeFlags & CASE_FLAGS ? value.toLowerCase() : value;
			return index === len || stop !== 0 ? {
				type,
				index,
				parameters: new NullObject()
			} : parseParameters(header, type, index, len, stopFlags);
		}
		function parseParameters(header, type, index, len, stopFlags) {
			let parameters = new NullObject();
			parameter: for (; index < len;) {
				for (index++; CHAR_MAP[header.charCodeAt(index)] & 2;) index++;
				let keyStart = index, keyFlags = 0, keyWhitespace = -1;
				for (; index < len;) {
					let code = header.charCodeAt(index), flags = CHAR_MAP[code];
					if ((flags & stopFlags) !== 0) {
						if (flags & 8) break parameter;
						continue parameter;
					}
					if (code === 61) {
						let keyEnd = keyWhitespace === -1 ? index : keyWhitespace, value = header.slice(keyStart, keyEnd), key = keyFlags & CASE_FLAGS ? value.toLowerCase() : value;
						for (index++; CHAR_MAP[header.charCodeAt(index)] & 2;) index++;
						if (index < len && header.charCodeAt(index) === 34) {
							let quotedStart = ++index, escaped = !1;
							for (; index < len;) {
								let code = header.charCodeAt(index);
								if (code === 34) {
									parameters[key] === void 0 && (parameters[key] = escaped ? unescapeQuotedPairs(header, quotedStart, index) : header.slice(quotedStart, index)), index++;
									let stop = 0;
									for (; index < len;) {
										let code = header.charCodeAt(index), flags = CHAR_MAP[code];
										if ((flags & stopFlags) !== 0) {
											stop = flags & 8;
											break;
										}
										index++;
									}
									if (stop !== 0) break parameter;
									continue parameter;
								}
								code === 92 && index + 1 < len ? (escaped = !0, index += 2) : index++;
							}
							continue parameter;
						}
						let valueStart = index, stop = 0, valueWhitespace = -1;
						for (; index < len;) {
							let code = header.charCodeAt(index), flags = CHAR_MAP[code];
							if ((flags & stopFlags) !== 0) {
								stop = flags & 8;
								break;
							}
							flags & 2 ? valueWhitespace === -1 && (valueWhitespace = index) : valueWhitespace = -1, index++;
						}
						if (parameters[key] === void 0) {
							let valueEnd = valueWhitespace === -1 ? index : valueWhitespace;
							parameters[key] = header.slice(valueStart, valueEnd);
						}
						if (stop !== 0) break parameter;
						continue parameter;
					}
					flags & 2 ? keyWhitespace === -1 && (keyWhitespace = index) : keyWhitespace = -1, keyFlags |= code & NON_ASCII | flags, index++;
				}
			}
			return {
				type,
				index,
				parameters
			};
		}
		function unescapeQuotedPairs(str, start, end) {
			let result = "";
			for (let index = start; index < end; index++) str.charCodeAt(index) === 92 && (result += str.slice(start, index), start = ++index);
			return result + str.slice(start, end);
		}
		let intRegex = /^-?\d+$/, noiseValue = /^-?\d+n+$/, originalStringify = JSON.stringify, originalParse = JSON.parse, customFormat = /^-?\d+n$/, bigIntsStringify = /([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g, noiseStringify = /([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g, isUnstringifiable = (val) => val === void 0 || typeof val == "function" || typeof val == "symbol", isRawJSON = (val) => typeof val == "object" && !!val && val.constructor && val.constructor.name === "RawJSON", stringifyIteratively = (rootValue, replacer, spaceParam) => {
			let space = "";
			typeof spaceParam == "number" ? space = " ".repeat(Math.min(10, Math.max(0, Math.floor(spaceParam)))) : typeof spaceParam == "string" && (space = spaceParam.slice(0, 10));
			let isFunctionReplacer = typeof replacer == "function", propertyList = Array.isArray(replacer) ? new Set(replacer.map(String)) : null, prepareVal = (parent, key, val) => (typeof val == "object" && val && typeof val.toJSON == "function" && (val = val.toJSON(key)), typeof val == "string" && noiseValue.test(val) ? val + "n" : typeof val == "bigint" ? "rawJSON" in JSON ? JSON.rawJSON(val.toString()) : val.toString() + "n" : (isFunctionReplacer && (val = replacer.call(parent, key, val)), typeof val == "object" && val && (val instanceof Number || val instanceof String || val instanceof Boolean) && (val = val.valueOf()), val)), rootProcessed = prepareVal({ "": rootValue }, "", rootValue);
			if (isUnstringifiable(rootProcessed)) return;
			let isRootPrimitive = typeof rootProcessed != "object" || !rootProcessed, isRootNativeRawJSON = isRawJSON(rootProcessed);
			if (isRootPrimitive || isRootNativeRawJSON) return originalStringify(rootProcessed);
			let chunks = [], level = 0, stack = [{
				parent: { "": rootProcessed },
				key: "",
				val: rootProcessed,
				isArray: Array.isArray(rootProcessed),
				keys: Array.isArray(rootProcessed) ? null : Object.keys(rootProcessed),
				index: 0,
				first: !0
			}], visited = new WeakSet([rootProcessed]);
			for (; stack.length > 0;) {
				let node = stack[stack.length - 1];
				node.index === 0 && (chunks.push(node.isArray ? "[" : "{"), level++);
				let isDone = !1;
				if (node.isArray) {
					if (node.index < node.val.length) {
						node.first || chunks.push(","), space && chunks.push("\n" + space.repeat(level));
						let childRaw = node.val[node.index], childVal = prepareVal(node.val, String(node.index), childRaw);
						if (isUnstringifiable(childVal)) chunks.push("null"), node.first = !1, node.index++;
						else {
							let isComplexObject = typeof childVal == "object" && !!childVal, isNativeRaw = isRawJSON(childVal);
							if (isComplexObject && !isNativeRaw) {
								if (visited.has(childVal)) throw TypeError("Converting circular structure to JSON");
								visited.add(childVal), stack.push({
									parent: node.val,
									key: String(node.index),
									val: childVal,
									isArray: Array.isArray(childVal),
									keys: Array.isArray(childVal) ? null : Object.keys(childVal),
									index: 0,
									first: !0
								}), node.first = !1, node.index++;
							} else chunks.push(originalStringify(childVal)), node.first = !1, node.index++;
						}
					} else isDone = !0;
				} else {
					for (; node.index < node.keys.length;) {
						let k = node.keys[node.index++];
						if (propertyList && !propertyList.has(k)) continue;
						let childRaw = node.val[k], childVal = prepareVal(node.val, k, childRaw);
						if (isUnstringifiable(childVal)) continue;
						node.first || chunks.push(","), space ? chunks.push("\n" + space.repeat(level) + originalStringify(k) + ": ") : chunks.push(originalStringify(k) + ":");
						let isComplexObject = typeof childVal == "object" && !!childVal, isNativeRaw = isRawJSON(childVal);
						if (isComplexObject && !isNativeRaw) {
							if (visited.has(childVal)) throw TypeError("Converting circular structure to JSON");
							visited.add(childVal), stack.push({
								parent: node.val,
								key: k,
								val: childVal,
								isArray: Array.isArray(childVal),
								keys: Array.isArray(childVal) ? null : Object.keys(childVal),
								index: 0,
								first: !0
							}), node.first = !1;
							break;
						}
						chunks.push(originalStringify(childVal)), node.first = !1;
					}
					node.index >= node.keys.length && stack[stack.length - 1] === node && (isDone = !0);
				}
				isDone && (level--, !node.first && space && chunks.push("\n" + space.repeat(level)), chunks.push(node.isArray ? "]" : "}"), visited.delete(node.val), stack.pop());
			}
			return chunks.join("");
		}, JSONStringify = (value, replacer, space) => {
			try {
				return "rawJSON" in JSON ? originalStringify(value, (key, val) => typeof val == "bigint" ? JSON.rawJSON(val.toString()) : typeof replacer == "function" ? replacer(key, val) : (Array.isArray(replacer) && replacer.includes(key), val), space) : value ? originalStringify(value, (key, val) => typeof val == "string" && noiseValue.test(val) || typeof val == "bigint" ? val.toString() + "n" : typeof replacer == "function" ? replacer(key, val) : (Array.isArray(replacer) && replacer.includes(key), val), space).replace(bigIntsStringify, "$1$2$3").replace(noiseStringify, "$1$2$3") : originalStringify(value, replacer, space);
			} catch (error) {
				if (error instanceof RangeError) {
					let convertedJSON = stringifyIteratively(value, replacer, space);
					return convertedJSON === void 0 ? void 0 : "rawJSON" in JSON ? convertedJSON : convertedJSON.replace(bigIntsStringify, "$1$2$3").replace(noiseStringify, "$1$2$3");
				}
				throw error;
			}
		}, featureCache = new Map(), isContextSourceSupported = () => {
			let parseFingerprint = JSON.parse.toString();
			if (featureCache.has(parseFingerprint)) return featureCache.get(parseFingerprint);
			try {
				let result = JSON.parse("1", (_, __, context) => !!context?.source && context.source === "1");
				return featureCache.set(parseFingerprint, result), result;
			} catch {
				return featureCache.set(parseFingerprint, !1), !1;
			}
		}, convertMarkedBigIntsReviver = (key, value, context, userReviver) => typeof value == "string" && customFormat.test(value) ? BigInt(value.slice(0, -1)) : typeof value == "string" && noiseValue.test(value) ? value.slice(0, -1) : typeof userReviver == "function" ? userReviver(key, value, context) : value, JSONParseV2 = (text, reviver) => JSON.parse(text, (key, value, context) => {
			let isBigNumber = typeof value == "number" && (value > 2 ** 53 - 1 || value < -(2 ** 53 - 1)), isInt = context && intRegex.test(context.source);
			return isBigNumber && isInt ? BigInt(context.source) : typeof reviver == "function" ? reviver(key, value, context) : value;
		}), MAX_INT = (2 ** 53 - 1).toString(), MAX_DIGITS = MAX_INT.length, stringsOrLargeNumbers = /"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g, noiseValueWithQuotes = /^"-?\d+n+"$/, applyReviverIteratively = (parsed, userReviver) => {
			let rootHolder = { "": parsed }, stack = [{
				parent: rootHolder,
				key: "",
				visited: !1
			}];
			for (; stack.length > 0;) {
				let node = stack[stack.length - 1];
				if (node.visited) {
					let { parent, key } = node, value = parent[key];
					typeof value == "string" && (customFormat.test(value) ? value = BigInt(value.slice(0, -1)) : noiseValue.test(value) && (value = value.slice(0, -1))), typeof userReviver == "function" && (value = userReviver.call(parent, key, value)), value === void 0 ? delete parent[key] : parent[key] = value, stack.pop();
				} else {
					node.visited = !0;
					let value = node.parent[node.key];
					if (typeof value == "object" && value) {
						let keys = Object.keys(value);
						for (let i = keys.length - 1; i >= 0; i--) stack.push({
							parent: value,
							key: keys[i],
							visited: !1
						});
					}
				}
			}
			return rootHolder[""];
		}, serializeBigInts = (text) => text.replace(stringsOrLargeNumbers, (match, digits, fractional, exponential) => {
			let isString = match[0] === "\"";
			if (isString && noiseValueWithQuotes.test(match)) return match.substring(0, match.length - 1) + "n\"";
			let hasFractionalOrExponential = fractional || exponential, isLessThanMaxSafeInt = digits && (digits.length < MAX_DIGITS || digits.length === MAX_DIGITS && digits <= MAX_INT);
			return isString || hasFractionalOrExponential || isLessThanMaxSafeInt ? match : "\"" + match + "n\"";
		}), JSONParse = (text, reviver) => {
			if (!text) return originalParse(text, reviver);
			try {
				if (isContextSourceSupported()) return JSONParseV2(text, reviver);
				let serializedData = serializeBigInts(text);
				return originalParse(serializedData, (key, value, context) => convertMarkedBigIntsReviver(key, value, context, reviver));
			} catch (error) {
				if (error instanceof RangeError) {
					let serializedData = serializeBigInts(text), parsed = originalParse(serializedData);
					return applyReviverIteratively(parsed, reviver);
				}
				throw error;
			}
		};
		class RequestError extends Error {
			name;
			status;
			request;
			response;
			constructor(message, statusCode, options) {
				super(message, { cause: options.cause }), this.name = "HttpError", this.status = Number.parseInt(statusCode), Number.isNaN(this.status) && (this.status = 0), "response" in options && (this.response = options.response);
				let requestCopy = Object.assign({}, options.request);
				options.request.headers.authorization && (requestCopy.headers = Object.assign({}, options.request.headers, { authorization: options.request.headers.authorization.replace(/(?<! ) .*$/, " [REDACTED]") })), requestCopy.url = requestCopy.url.replace(/\bclient_secret=\w+/g, "client_secret=[REDACTED]").replace(/\baccess_token=\w+/g, "access_token=[REDACTED]"), this.request = requestCopy;
			}
		}
		var defaults_default = { headers: { "user-agent": `octokit-request.js/10.0.16 ${getUserAgent()}` } };
		function dist_bundle_isPlainObject(value) {
			if (typeof value != "object" || !value || Object.prototype.toString.call(value) !== "[object Object]") return !1;
			let proto = Object.getPrototypeOf(value);
			if (proto === null) return !0;
			let Ctor = Object.prototype.hasOwnProperty.call(proto, "constructor") && proto.constructor;
			return typeof Ctor == "function" && Ctor instanceof Ctor && Function.prototype.call(Ctor) === Function.prototype.call(value);
		}
		var noop = () => "";
		async function fetchWrapper(requestOptions) {
			let fetch = requestOptions.request?.fetch || globalThis.fetch;
			if (!fetch) throw Error("fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");
			let log = requestOptions.request?.log || console, parseSuccessResponseBody = requestOptions.request?.parseSuccessResponseBody !== !1, body = dist_bundle_isPlainObject(requestOptions.body) || Array.isArray(requestOptions.body) ? JSONStringify(requestOptions.body) : requestOptions.body, requestHeaders = Object.fromEntries(Object.entries(requestOptions.headers).map(([name, value]) => [name, String(value)])), fetchResponse;
			try {
				fetchResponse = await fetch(requestOptions.url, {
					method: requestOptions.method,
					body,
					redirect: requestOptions.request?.redirect,
					headers: requestHeaders,
					signal: requestOptions.request?.signal,
					...requestOptions.body && { duplex: "half" }
				});
			} catch (error) {
				let message = "Unknown Error";
				if (error instanceof Error) {
					if (error.name === "AbortError") throw error.status = 500, error;
					message = error.message, error.name === "TypeError" && "cause" in error && (error.cause instanceof Error ? message = error.cause.message : typeof error.cause == "string" && (message = error.cause));
				}
				let requestError = new RequestError(message, 500, { request: requestOptions });
				throw requestError.cause = error, requestError;
			}
			let status = fetchResponse.status, url = fetchResponse.url, responseHeaders = {};
			for (let [key, value] of fetchResponse.headers) responseHeaders[key] = value;
			let octokitResponse = {
				url,
				status,
				headers: responseHeaders,
				data: ""
			};
			if ("deprecation" in responseHeaders) {
				let matches = responseHeaders.link && responseHeaders.link.match(/<([^<>]+)>; rel="deprecation"/), deprecationLink = matches && matches.pop();
				log.warn(`[@octokit/request] "${requestOptions.method} ${requestOptions.url}" is deprecated. It is scheduled to be removed on ${responseHeaders.sunset}${deprecationLink ? `. See ${deprecationLink}` : ""}`);
			}
			if (status === 204 || status === 205) return octokitResponse;
			if (requestOptions.method === "HEAD") {
				if (status < 400) return octokitResponse;
				throw new RequestError(fetchResponse.statusText, status, {
					response: octokitResponse,
					request: requestOptions
				});
			}
			if (status === 304) throw octokitResponse.data = await getResponseData(fetchResponse), new RequestError("Not modified", status, {
				response: octokitResponse,
				request: requestOptions
			});
			if (status >= 400) throw octokitResponse.data = await getResponseData(fetchResponse), new RequestError(toErrorMessage(octokitResponse.data), status, {
				response: octokitResponse,
				request: requestOptions
			});
			return octokitResponse.data = parseSuccessResponseBody ? await getResponseData(fetchResponse) : fetchResponse.body, octokitResponse;
		}
		async function getResponseData(response) {
			let contentType = response.headers.get("content-type");
			if (!contentType) return response.text().catch(noop);
			let mimetype = dist_parse(contentType);
			if (isJSONResponse(mimetype)) {
				let text = "";
				try {
					return text = await response.text(), JSONParse(text);
				} catch {
					return text;
				}
			}
			return mimetype.type.startsWith("text/") || mimetype.parameters.charset?.toLowerCase() === "utf-8" && mimetype.type !== "application/octet-stream" ? response.text().catch(noop) : response.arrayBuffer().catch(() => new ArrayBuffer(0));
		}
		function isJSONResponse(mimetype) {
			return mimetype.type === "application/json" || mimetype.type === "application/scim+json";
		}
		function toErrorMessage(data) {
			if (typeof data == "string") return data;
			if (data instanceof ArrayBuffer) return "Unknown error";
			if (typeof data == "object" && data && "message" in data) {
				let objectData = data, suffix = "documentation_url" in objectData ? ` - ${objectData.documentation_url}` : "";
				return Array.isArray(objectData.errors) ? `${objectData.message}: ${objectData.errors.map((v) => JSON.stringify(v)).join(", ")}${suffix}` : `${objectData.message}${suffix}`;
			}
			return `Unknown error: ${JSON.stringify(data)}`;
		}
		function dist_bundle_withDefaults(oldEndpoint, newDefaults) {
			let endpoint2 = oldEndpoint.defaults(newDefaults), newApi = function(route, parameters) {
				let endpointOptions = endpoint2.merge(route, parameters);
				if (!endpointOptions.request || !endpointOptions.request.hook) return fetchWrapper(endpoint2.parse(endpointOptions));
				let request2 = (route2, parameters2) => fetchWrapper(endpoint2.parse(endpoint2.merge(route2, parameters2)));
				return Object.assign(request2, {
					endpoint: endpoint2,
					defaults: dist_bundle_withDefaults.bind(null, endpoint2)
				}), endpointOptions.request.hook(request2, endpointOptions);
			};
			return Object.assign(newApi, {
				endpoint: endpoint2,
				defaults: dist_bundle_withDefaults.bind(null, endpoint2)
			});
		}
		var request = dist_bundle_withDefaults(endpoint, defaults_default), graphql_dist_bundle_VERSION = "0.0.0-development";
		function _buildMessageForResponseErrors(data) {
			return "Request failed due to following response errors:\n" + data.errors.map((e) => ` - ${e.message}`).join("\n");
		}
		var GraphqlResponseError = class extends Error {
			constructor(request2, headers, response) {
				super(_buildMessageForResponseErrors(response)), this.request = request2, this.headers = headers, this.response = response, this.errors = response.errors, this.data = response.data, Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
			}
			request;
			headers;
			response;
			name = "GraphqlResponseError";
			errors;
			data;
		}, NON_VARIABLE_OPTIONS = [
			"method",
			"baseUrl",
			"url",
			"headers",
			"request",
			"query",
			"mediaType",
			"operationName"
		], FORBIDDEN_VARIABLE_OPTIONS = [
			"query",
			"method",
			"url"
		], GHES_V3_SUFFIX_REGEX = /\/api\/v3\/?$/;
		function graphql(request2, query, options) {
			if (options) {
				if (typeof query == "string" && "query" in options) return Promise.reject(Error("[@octokit/graphql] \"query\" cannot be used as variable name"));
				for (let key in options) if (FORBIDDEN_VARIABLE_OPTIONS.includes(key)) return Promise.reject(Error(`[@octokit/graphql] "${key}" cannot be used as variable name`));
			}
			let parsedOptions = typeof query == "string" ? Object.assign({ query }, options) : query, requestOptions = Object.keys(parsedOptions).reduce((result, key) => NON_VARIABLE_OPTIONS.includes(key) ? (result[key] = parsedOptions[key], result) : (result.variables ||= {}, result.variables[key] = parsedOptions[key], result), {}), baseUrl = parsedOptions.baseUrl || request2.endpoint.DEFAULTS.baseUrl;
			return GHES_V3_SUFFIX_REGEX.test(baseUrl) && (requestOptions.url = baseUrl.replace(GHES_V3_SUFFIX_REGEX, "/api/graphql")), request2(requestOptions).then((response) => {
				if (response.data.errors) {
					let headers = {};
					for (let key of Object.keys(response.headers)) headers[key] = response.headers[key];
					throw new GraphqlResponseError(requestOptions, headers, response.data);
				}
				return response.data.data;
			});
		}
		function graphql_dist_bundle_withDefaults(request2, newDefaults) {
			let newRequest = request2.defaults(newDefaults), newApi = (query, options) => graphql(newRequest, query, options);
			return Object.assign(newApi, {
				defaults: graphql_dist_bundle_withDefaults.bind(null, newRequest),
				endpoint: newRequest.endpoint
			});
		}
		graphql_dist_bundle_withDefaults(request, {
			headers: { "user-agent": `octokit-graphql.js/${graphql_dist_bundle_VERSION} ${getUserAgent()}` },
			method: "POST",
			url: "/graphql"
		});
		function withCustomRequest(customRequest) {
			return graphql_dist_bundle_withDefaults(customRequest, {
				method: "POST",
				url: "/graphql"
			});
		}
		var b64url = "(?:[a-zA-Z0-9_-]+)", sep = "\\.", jwtRE = RegExp(`^${b64url}${sep}${b64url}${sep}${b64url}$`), isJWT = jwtRE.test.bind(jwtRE);
		async function auth(token) {
			let isApp = isJWT(token), isInstallation = token.startsWith("v1.") || token.startsWith("ghs_"), isUserToServer = token.startsWith("ghu_");
			return {
				type: "token",
				token,
				tokenType: isApp ? "app" : isInstallation ? "installation" : isUserToServer ? "user-to-server" : "oauth"
			};
		}
		function withAuthorizationPrefix(token) {
			return token.split(/\./).length === 3 ? `bearer ${token}` : `token ${token}`;
		}
		async function hook(token, request, route, parameters) {
			let endpoint = request.endpoint.merge(route, parameters);
			return endpoint.headers.authorization = withAuthorizationPrefix(token), request(endpoint);
		}
		var createTokenAuth = function createTokenAuth2(token) {
			if (!token) throw Error("[@octokit/auth-token] No token passed to createTokenAuth");
			if (typeof token != "string") throw Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string");
			return token = token.replace(/^(token|bearer) +/i, ""), Object.assign(auth.bind(null, token), { hook: hook.bind(null, token) });
		};
		let version_VERSION = "7.0.8", dist_src_noop = () => {}, consoleWarn = console.warn.bind(console), consoleError = console.error.bind(console);
		function createLogger(logger = {}) {
			return typeof logger.debug != "function" && (logger.debug = dist_src_noop), typeof logger.info != "function" && (logger.info = dist_src_noop), typeof logger.warn != "function" && (logger.warn = consoleWarn), typeof logger.error != "function" && (logger.error = consoleError), logger;
		}
		let userAgentTrail = `octokit-core.js/${version_VERSION} ${getUserAgent()}`;
		class Octokit {
			static VERSION = version_VERSION;
			static defaults(defaults) {
				let OctokitWithDefaults = class extends this {
					constructor(...args) {
						let options = args[0] || {};
						super(typeof defaults == "function" ? defaults(options) : Object.assign({}, defaults, options, options.userAgent && defaults.userAgent ? { userAgent: `${options.userAgent} ${defaults.userAgent}` } : null));
					}
				};
				return OctokitWithDefaults;
			}
			static plugins = [];
			static plugin(...newPlugins) {
				let currentPlugins = this.plugins, NewOctokit = class extends this {
					static plugins = currentPlugins.concat(newPlugins.filter((plugin) => !currentPlugins.includes(plugin)));
				};
				return NewOctokit;
			}
			constructor(options = {}) {
				let hook = new before_after_hook.Collection(), requestDefaults = {
					baseUrl: request.endpoint.DEFAULTS.baseUrl,
					headers: {},
					request: Object.assign({}, options.request, { hook: hook.bind(null, "request") }),
					mediaType: {
						previews: [],
						format: ""
					}
				};
				if (requestDefaults.headers["user-agent"] = options.userAgent ? `${options.userAgent} ${userAgentTrail}` : userAgentTrail, options.baseUrl && (requestDefaults.baseUrl = options.baseUrl), options.previews && (requestDefaults.mediaType.previews = options.previews), options.timeZone && (requestDefaults.headers["time-zone"] = options.timeZone), this.request = request.defaults(requestDefaults), this.graphql = withCustomRequest(this.request).defaults(requestDefaults), this.log = createLogger(options.log), this.hook = hook, options.authStrategy) {
					let { authStrategy, ...otherOptions } = options, auth = authStrategy(Object.assign({
						request: this.request,
						log: this.log,
						octokit: this,
						octokitOptions: otherOptions
					}, options.auth));
					hook.wrap("request", auth.hook), this.auth = auth;
				} else if (!options.auth) this.auth = async () => ({ type: "unauthenticated" });
				else {
					let auth = createTokenAuth(options.auth);
					hook.wrap("request", auth.hook), this.auth = auth;
				}
				let classConstructor = this.constructor;
				for (let i = 0; i < classConstructor.plugins.length; ++i) Object.assign(this, classConstructor.plugins[i](this, options));
			}
			request;
			graphql;
			log;
			hook;
			auth;
		}
		var endpoints_default = {
			actions: {
				addCustomLabelsToSelfHostedRunnerForOrg: ["POST /orgs/{org}/actions/runners/{runner_id}/labels"],
				addCustomLabelsToSelfHostedRunnerForRepo: ["POST /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
				addRepoAccessToSelfHostedRunnerGroupInOrg: ["PUT /orgs/{org}/actions/runner-groups/{runner_group_id}/repositories/{repository_id}"],
				addSelectedRepoToOrgSecret: ["PUT /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}"],
				addSelectedRepoToOrgVariable: ["PUT /orgs/{org}/actions/variables/{name}/repositories/{repository_id}"],
				approveWorkflowRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/approve"],
				cancelWorkflowRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel"],
				createEnvironmentVariable: ["POST /repos/{owner}/{repo}/environments/{environment_name}/variables"],
				createHostedRunnerForOrg: ["POST /orgs/{org}/actions/hosted-runners"],
				createOrUpdateEnvironmentSecret: ["PUT /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],
				createOrUpdateOrgSecret: ["PUT /orgs/{org}/actions/secrets/{secret_name}"],
				createOrUpdateRepoSecret: ["PUT /repos/{owner}/{repo}/actions/secrets/{secret_name}"],
				createOrgVariable: ["POST /orgs/{org}/actions/variables"],
				createRegistrationTokenForOrg: ["POST /orgs/{org}/actions/runners/registration-token"],
				createRegistrationTokenForRepo: ["POST /repos/{owner}/{repo}/actions/runners/registration-token"],
				createRemoveTokenForOrg: ["POST /orgs/{org}/actions/runners/remove-token"],
				createRemoveTokenForRepo: ["POST /repos/{owner}/{repo}/actions/runners/remove-token"],
				createRepoVariable: ["POST /repos/{owner}/{repo}/actions/variables"],
				createWorkflowDispatch: ["POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches"],
				deleteActionsCacheById: ["DELETE /repos/{owner}/{repo}/actions/caches/{cache_id}"],
				deleteActionsCacheByKey: ["DELETE /repos/{owner}/{repo}/actions/caches{?key,ref}"],
				deleteArtifact: ["DELETE /repos/{owner}/{repo}/actions/artifacts/{artifact_id}"],
				deleteCustomImageFromOrg: ["DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}"],
				deleteCustomImageVersionFromOrg: ["DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}"],
				deleteEnvironmentSecret: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],
				deleteEnvironmentVariable: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],
				deleteHostedRunnerForOrg: ["DELETE /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],
				deleteOrgSecret: ["DELETE /orgs/{org}/actions/secrets/{secret_name}"],
				deleteOrgVariable: ["DELETE /orgs/{org}/actions/variables/{name}"],
				deleteRepoSecret: ["DELETE /repos/{owner}/{repo}/actions/secrets/{secret_name}"],
				deleteRepoVariable: ["DELETE /repos/{owner}/{repo}/actions/variables/{name}"],
				deleteSelfHostedRunnerFromOrg: ["DELETE /orgs/{org}/actions/runners/{runner_id}"],
				deleteSelfHostedRunnerFromRepo: ["DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}"],
				deleteWorkflowRun: ["DELETE /repos/{owner}/{repo}/actions/runs/{run_id}"],
				deleteWorkflowRunLogs: ["DELETE /repos/{owner}/{repo}/actions/runs/{run_id}/logs"],
				disableSelectedRepositoryGithubActionsOrganization: ["DELETE /orgs/{org}/actions/permissions/repositories/{repository_id}"],
				disableWorkflow: ["PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/disable"],
				downloadArtifact: ["GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}"],
				downloadJobLogsForWorkflowRun: ["GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs"],
				downloadWorkflowRunAttemptLogs: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/logs"],
				downloadWorkflowRunLogs: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/logs"],
				enableSelectedRepositoryGithubActionsOrganization: ["PUT /orgs/{org}/actions/permissions/repositories/{repository_id}"],
				enableWorkflow: ["PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/enable"],
				forceCancelWorkflowRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/force-cancel"],
				generateRunnerJitconfigForOrg: ["POST /orgs/{org}/actions/runners/generate-jitconfig"],
				generateRunnerJitconfigForRepo: ["POST /repos/{owner}/{repo}/actions/runners/generate-jitconfig"],
				getActionsCacheList: ["GET /repos/{owner}/{repo}/actions/caches"],
				getActionsCacheUsage: ["GET /repos/{owner}/{repo}/actions/cache/usage"],
				getActionsCacheUsageByRepoForOrg: ["GET /orgs/{org}/actions/cache/usage-by-repository"],
				getActionsCacheUsageForOrg: ["GET /orgs/{org}/actions/cache/usage"],
				getAllowedActionsOrganization: ["GET /orgs/{org}/actions/permissions/selected-actions"],
				getAllowedActionsRepository: ["GET /repos/{owner}/{repo}/actions/permissions/selected-actions"],
				getArtifact: ["GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}"],
				getCustomImageForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}"],
				getCustomImageVersionForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}"],
				getCustomOidcSubClaimForRepo: ["GET /repos/{owner}/{repo}/actions/oidc/customization/sub"],
				getEnvironmentPublicKey: ["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/public-key"],
				getEnvironmentSecret: ["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}"],
				getEnvironmentVariable: ["GET /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],
				getGithubActionsDefaultWorkflowPermissionsOrganization: ["GET /orgs/{org}/actions/permissions/workflow"],
				getGithubActionsDefaultWorkflowPermissionsRepository: ["GET /repos/{owner}/{repo}/actions/permissions/workflow"],
				getGithubActionsPermissionsOrganization: ["GET /orgs/{org}/actions/permissions"],
				getGithubActionsPermissionsRepository: ["GET /repos/{owner}/{repo}/actions/permissions"],
				getHostedRunnerForOrg: ["GET /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],
				getHostedRunnersGithubOwnedImagesForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/github-owned"],
				getHostedRunnersLimitsForOrg: ["GET /orgs/{org}/actions/hosted-runners/limits"],
				getHostedRunnersMachineSpecsForOrg: ["GET /orgs/{org}/actions/hosted-runners/machine-sizes"],
				getHostedRunnersPartnerImagesForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/partner"],
				getHostedRunnersPlatformsForOrg: ["GET /orgs/{org}/actions/hosted-runners/platforms"],
				getJobForWorkflowRun: ["GET /repos/{owner}/{repo}/actions/jobs/{job_id}"],
				getOrgPublicKey: ["GET /orgs/{org}/actions/secrets/public-key"],
				getOrgSecret: ["GET /orgs/{org}/actions/secrets/{secret_name}"],
				getOrgVariable: ["GET /orgs/{org}/actions/variables/{name}"],
				getPendingDeploymentsForRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments"],
				getRepoPermissions: [
					"GET /repos/{owner}/{repo}/actions/permissions",
					{},
					{ renamed: ["actions", "getGithubActionsPermissionsRepository"] }
				],
				getRepoPublicKey: ["GET /repos/{owner}/{repo}/actions/secrets/public-key"],
				getRepoSecret: ["GET /repos/{owner}/{repo}/actions/secrets/{secret_name}"],
				getRepoVariable: ["GET /repos/{owner}/{repo}/actions/variables/{name}"],
				getReviewsForRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/approvals"],
				getSelfHostedRunnerForOrg: ["GET /orgs/{org}/actions/runners/{runner_id}"],
				getSelfHostedRunnerForRepo: ["GET /repos/{owner}/{repo}/actions/runners/{runner_id}"],
				getWorkflow: ["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}"],
				getWorkflowAccessToRepository: ["GET /repos/{owner}/{repo}/actions/permissions/access"],
				getWorkflowRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}"],
				getWorkflowRunAttempt: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}"],
				getWorkflowRunUsage: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/timing"],
				getWorkflowUsage: ["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/timing"],
				listArtifactsForRepo: ["GET /repos/{owner}/{repo}/actions/artifacts"],
				listCustomImageVersionsForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions"],
				listCustomImagesForOrg: ["GET /orgs/{org}/actions/hosted-runners/images/custom"],
				listEnvironmentSecrets: ["GET /repos/{owner}/{repo}/environments/{environment_name}/secrets"],
				listEnvironmentVariables: ["GET /repos/{owner}/{repo}/environments/{environment_name}/variables"],
				listGithubHostedRunnersInGroupForOrg: ["GET /orgs/{org}/actions/runner-groups/{runner_group_id}/hosted-runners"],
				listHostedRunnersForOrg: ["GET /orgs/{org}/actions/hosted-runners"],
				listJobsForWorkflowRun: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs"],
				listJobsForWorkflowRunAttempt: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs"],
				listLabelsForSelfHostedRunnerForOrg: ["GET /orgs/{org}/actions/runners/{runner_id}/labels"],
				listLabelsForSelfHostedRunnerForRepo: ["GET /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
				listOrgSecrets: ["GET /orgs/{org}/actions/secrets"],
				listOrgVariables: ["GET /orgs/{org}/actions/variables"],
				listRepoOrganizationSecrets: ["GET /repos/{owner}/{repo}/actions/organization-secrets"],
				listRepoOrganizationVariables: ["GET /repos/{owner}/{repo}/actions/organization-variables"],
				listRepoSecrets: ["GET /repos/{owner}/{repo}/actions/secrets"],
				listRepoVariables: ["GET /repos/{owner}/{repo}/actions/variables"],
				listRepoWorkflows: ["GET /repos/{owner}/{repo}/actions/workflows"],
				listRunnerApplicationsForOrg: ["GET /orgs/{org}/actions/runners/downloads"],
				listRunnerApplicationsForRepo: ["GET /repos/{owner}/{repo}/actions/runners/downloads"],
				listSelectedReposForOrgSecret: ["GET /orgs/{org}/actions/secrets/{secret_name}/repositories"],
				listSelectedReposForOrgVariable: ["GET /orgs/{org}/actions/variables/{name}/repositories"],
				listSelectedRepositoriesEnabledGithubActionsOrganization: ["GET /orgs/{org}/actions/permissions/repositories"],
				listSelfHostedRunnersForOrg: ["GET /orgs/{org}/actions/runners"],
				listSelfHostedRunnersForRepo: ["GET /repos/{owner}/{repo}/actions/runners"],
				listWorkflowRunArtifacts: ["GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts"],
				listWorkflowRuns: ["GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs"],
				listWorkflowRunsForRepo: ["GET /repos/{owner}/{repo}/actions/runs"],
				reRunJobForWorkflowRun: ["POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun"],
				reRunWorkflow: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun"],
				reRunWorkflowFailedJobs: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs"],
				removeAllCustomLabelsFromSelfHostedRunnerForOrg: ["DELETE /orgs/{org}/actions/runners/{runner_id}/labels"],
				removeAllCustomLabelsFromSelfHostedRunnerForRepo: ["DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
				removeCustomLabelFromSelfHostedRunnerForOrg: ["DELETE /orgs/{org}/actions/runners/{runner_id}/labels/{name}"],
				removeCustomLabelFromSelfHostedRunnerForRepo: ["DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels/{name}"],
				removeSelectedRepoFromOrgSecret: ["DELETE /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}"],
				removeSelectedRepoFromOrgVariable: ["DELETE /orgs/{org}/actions/variables/{name}/repositories/{repository_id}"],
				reviewCustomGatesForRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/deployment_protection_rule"],
				reviewPendingDeploymentsForRun: ["POST /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments"],
				setAllowedActionsOrganization: ["PUT /orgs/{org}/actions/permissions/selected-actions"],
				setAllowedActionsRepository: ["PUT /repos/{owner}/{repo}/actions/permissions/selected-actions"],
				setCustomLabelsForSelfHostedRunnerForOrg: ["PUT /orgs/{org}/actions/runners/{runner_id}/labels"],
				setCustomLabelsForSelfHostedRunnerForRepo: ["PUT /repos/{owner}/{repo}/actions/runners/{runner_id}/labels"],
				setCustomOidcSubClaimForRepo: ["PUT /repos/{owner}/{repo}/actions/oidc/customization/sub"],
				setGithubActionsDefaultWorkflowPermissionsOrganization: ["PUT /orgs/{org}/actions/permissions/workflow"],
				setGithubActionsDefaultWorkflowPermissionsRepository: ["PUT /repos/{owner}/{repo}/actions/permissions/workflow"],
				setGithubActionsPermissionsOrganization: ["PUT /orgs/{org}/actions/permissions"],
				setGithubActionsPermissionsRepository: ["PUT /repos/{owner}/{repo}/actions/permissions"],
				setSelectedReposForOrgSecret: ["PUT /orgs/{org}/actions/secrets/{secret_name}/repositories"],
				setSelectedReposForOrgVariable: ["PUT /orgs/{org}/actions/variables/{name}/repositories"],
				setSelectedRepositoriesEnabledGithubActionsOrganization: ["PUT /orgs/{org}/actions/permissions/repositories"],
				setWorkflowAccessToRepository: ["PUT /repos/{owner}/{repo}/actions/permissions/access"],
				updateEnvironmentVariable: ["PATCH /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}"],
				updateHostedRunnerForOrg: ["PATCH /orgs/{org}/actions/hosted-runners/{hosted_runner_id}"],
				updateOrgVariable: ["PATCH /orgs/{org}/actions/variables/{name}"],
				updateRepoVariable: ["PATCH /repos/{owner}/{repo}/actions/variables/{name}"]
			},
			activity: {
				checkRepoIsStarredByAuthenticatedUser: ["GET /user/starred/{owner}/{repo}"],
				deleteRepoSubscription: ["DELETE /repos/{owner}/{repo}/subscription"],
				deleteThreadSubscription: ["DELETE /notifications/threads/{thread_id}/subscription"],
				getFeeds: ["GET /feeds"],
				getRepoSubscription: ["GET /repos/{owner}/{repo}/subscription"],
				getThread: ["GET /notifications/threads/{thread_id}"],
				getThreadSubscriptionForAuthenticatedUser: ["GET /notifications/threads/{thread_id}/subscription"],
				listEventsForAuthenticatedUser: ["GET /users/{username}/events"],
				listNotificationsForAuthenticatedUser: ["GET /notifications"],
				listOrgEventsForAuthenticatedUser: ["GET /users/{username}/events/orgs/{org}"],
				listPublicEvents: ["GET /events"],
				listPublicEventsForRepoNetwork: ["GET /networks/{owner}/{repo}/events"],
				listPublicEventsForUser: ["GET /users/{username}/events/public"],
				listPublicOrgEvents: ["GET /orgs/{org}/events"],
				listReceivedEventsForUser: ["GET /users/{username}/received_events"],
				listReceivedPublicEventsForUser: ["GET /users/{username}/received_events/public"],
				listRepoEvents: ["GET /repos/{owner}/{repo}/events"],
				listRepoNotificationsForAuthenticatedUser: ["GET /repos/{owner}/{repo}/notifications"],
				listReposStarredByAuthenticatedUser: ["GET /user/starred"],
				listReposStarredByUser: ["GET /users/{username}/starred"],
				listReposWatchedByUser: ["GET /users/{username}/subscriptions"],
				listStargazersForRepo: ["GET /repos/{owner}/{repo}/stargazers"],
				listWatchedReposForAuthenticatedUser: ["GET /user/subscriptions"],
				listWatchersForRepo: ["GET /repos/{owner}/{repo}/subscribers"],
				markNotificationsAsRead: ["PUT /notifications"],
				markRepoNotificationsAsRead: ["PUT /repos/{owner}/{repo}/notifications"],
				markThreadAsDone: ["DELETE /notifications/threads/{thread_id}"],
				markThreadAsRead: ["PATCH /notifications/threads/{thread_id}"],
				setRepoSubscription: ["PUT /repos/{owner}/{repo}/subscription"],
				setThreadSubscription: ["PUT /notifications/threads/{thread_id}/subscription"],
				starRepoForAuthenticatedUser: ["PUT /user/starred/{owner}/{repo}"],
				unstarRepoForAuthenticatedUser: ["DELETE /user/starred/{owner}/{repo}"]
			},
			apps: {
				addRepoToInstallation: [
					"PUT /user/installations/{installation_id}/repositories/{repository_id}",
					{},
					{ renamed: ["apps", "addRepoToInstallationForAuthenticatedUser"] }
				],
				addRepoToInstallationForAuthenticatedUser: ["PUT /user/installations/{installation_id}/repositories/{repository_id}"],
				checkToken: ["POST /applications/{client_id}/token"],
				createFromManifest: ["POST /app-manifests/{code}/conversions"],
				createInstallationAccessToken: ["POST /app/installations/{installation_id}/access_tokens"],
				deleteAuthorization: ["DELETE /applications/{client_id}/grant"],
				deleteInstallation: ["DELETE /app/installations/{installation_id}"],
				deleteToken: ["DELETE /applications/{client_id}/token"],
				getAuthenticated: ["GET /app"],
				getBySlug: ["GET /apps/{app_slug}"],
				getInstallation: ["GET /app/installations/{installation_id}"],
				getOrgInstallation: ["GET /orgs/{org}/installation"],
				getRepoInstallation: ["GET /repos/{owner}/{repo}/installation"],
				getSubscriptionPlanForAccount: ["GET /marketplace_listing/accounts/{account_id}"],
				getSubscriptionPlanForAccountStubbed: ["GET /marketplace_listing/stubbed/accounts/{account_id}"],
				getUserInstallation: ["GET /users/{username}/installation"],
				getWebhookConfigForApp: ["GET /app/hook/config"],
				getWebhookDelivery: ["GET /app/hook/deliveries/{delivery_id}"],
				listAccountsForPlan: ["GET /marketplace_listing/plans/{plan_id}/accounts"],
				listAccountsForPlanStubbed: ["GET /marketplace_listing/stubbed/plans/{plan_id}/accounts"],
				listInstallationReposForAuthenticatedUser: ["GET /user/installations/{installation_id}/repositories"],
				listInstallationRequestsForAuthenticatedApp: ["GET /app/installation-requests"],
				listInstallations: ["GET /app/installations"],
				listInstallationsForAuthenticatedUser: ["GET /user/installations"],
				listPlans: ["GET /marketplace_listing/plans"],
				listPlansStubbed: ["GET /marketplace_listing/stubbed/plans"],
				listReposAccessibleToInstallation: ["GET /installation/repositories"],
				listSubscriptionsForAuthenticatedUser: ["GET /user/marketplace_purchases"],
				listSubscriptionsForAuthenticatedUserStubbed: ["GET /user/marketplace_purchases/stubbed"],
				listWebhookDeliveries: ["GET /app/hook/deliveries"],
				redeliverWebhookDelivery: ["POST /app/hook/deliveries/{delivery_id}/attempts"],
				removeRepoFromInstallation: [
					"DELETE /user/installations/{installation_id}/repositories/{repository_id}",
					{},
					{ renamed: ["apps", "removeRepoFromInstallationForAuthenticatedUser"] }
				],
				removeRepoFromInstallationForAuthenticatedUser: ["DELETE /user/installations/{installation_id}/repositories/{repository_id}"],
				resetToken: ["PATCH /applications/{client_id}/token"],
				revokeInstallationAccessToken: ["DELETE /installation/token"],
				scopeToken: ["POST /applications/{client_id}/token/scoped"],
				suspendInstallation: ["PUT /app/installations/{installation_id}/suspended"],
				unsuspendInstallation: ["DELETE /app/installations/{installation_id}/suspended"],
				updateWebhookConfigForApp: ["PATCH /app/hook/config"]
			},
			billing: {
				getGithubActionsBillingOrg: ["GET /orgs/{org}/settings/billing/actions"],
				getGithubActionsBillingUser: ["GET /users/{username}/settings/billing/actions"],
				getGithubBillingPremiumRequestUsageReportOrg: ["GET /organizations/{org}/settings/billing/premium_request/usage"],
				getGithubBillingPremiumRequestUsageReportUser: ["GET /users/{username}/settings/billing/premium_request/usage"],
				getGithubBillingUsageReportOrg: ["GET /organizations/{org}/settings/billing/usage"],
				getGithubBillingUsageReportUser: ["GET /users/{username}/settings/billing/usage"],
				getGithubPackagesBillingOrg: ["GET /orgs/{org}/settings/billing/packages"],
				getGithubPackagesBillingUser: ["GET /users/{username}/settings/billing/packages"],
				getSharedStorageBillingOrg: ["GET /orgs/{org}/settings/billing/shared-storage"],
				getSharedStorageBillingUser: ["GET /users/{username}/settings/billing/shared-storage"]
			},
			campaigns: {
				createCampaign: ["POST /orgs/{org}/campaigns"],
				deleteCampaign: ["DELETE /orgs/{org}/campaigns/{campaign_number}"],
				getCampaignSummary: ["GET /orgs/{org}/campaigns/{campaign_number}"],
				listOrgCampaigns: ["GET /orgs/{org}/campaigns"],
				updateCampaign: ["PATCH /orgs/{org}/campaigns/{campaign_number}"]
			},
			checks: {
				create: ["POST /repos/{owner}/{repo}/check-runs"],
				createSuite: ["POST /repos/{owner}/{repo}/check-suites"],
				get: ["GET /repos/{owner}/{repo}/check-runs/{check_run_id}"],
				getSuite: ["GET /repos/{owner}/{repo}/check-suites/{check_suite_id}"],
				listAnnotations: ["GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations"],
				listForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/check-runs"],
				listForSuite: ["GET /repos/{owner}/{repo}/check-suites/{check_suite_id}/check-runs"],
				listSuitesForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/check-suites"],
				rerequestRun: ["POST /repos/{owner}/{repo}/check-runs/{check_run_id}/rerequest"],
				rerequestSuite: ["POST /repos/{owner}/{repo}/check-suites/{check_suite_id}/rerequest"],
				setSuitesPreferences: ["PATCH /repos/{owner}/{repo}/check-suites/preferences"],
				update: ["PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}"]
			},
			codeScanning: {
				commitAutofix: ["POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix/commits"],
				createAutofix: ["POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix"],
				createVariantAnalysis: ["POST /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses"],
				deleteAnalysis: ["DELETE /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}{?confirm_delete}"],
				deleteCodeqlDatabase: ["DELETE /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}"],
				getAlert: [
					"GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}",
					{},
					{ renamedParameters: { alert_id: "alert_number" } }
				],
				getAnalysis: ["GET /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}"],
				getAutofix: ["GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix"],
				getCodeqlDatabase: ["GET /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}"],
				getDefaultSetup: ["GET /repos/{owner}/{repo}/code-scanning/default-setup"],
				getSarif: ["GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}"],
				getVariantAnalysis: ["GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}"],
				getVariantAnalysisRepoTask: ["GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}/repos/{repo_owner}/{repo_name}"],
				listAlertInstances: ["GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances"],
				listAlertsForOrg: ["GET /orgs/{org}/code-scanning/alerts"],
				listAlertsForRepo: ["GET /repos/{owner}/{repo}/code-scanning/alerts"],
				listAlertsInstances: [
					"GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances",
					{},
					{ renamed: ["codeScanning", "listAlertInstances"] }
				],
				listCodeqlDatabases: ["GET /repos/{owner}/{repo}/code-scanning/codeql/databases"],
				listRecentAnalyses: ["GET /repos/{owner}/{repo}/code-scanning/analyses"],
				updateAlert: ["PATCH /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}"],
				updateDefaultSetup: ["PATCH /repos/{owner}/{repo}/code-scanning/default-setup"],
				uploadSarif: ["POST /repos/{owner}/{repo}/code-scanning/sarifs"]
			},
			codeSecurity: {
				attachConfiguration: ["POST /orgs/{org}/code-security/configurations/{configuration_id}/attach"],
				attachEnterpriseConfiguration: ["POST /enterprises/{enterprise}/code-security/configurations/{configuration_id}/attach"],
				createConfiguration: ["POST /orgs/{org}/code-security/configurations"],
				createConfigurationForEnterprise: ["POST /enterprises/{enterprise}/code-security/configurations"],
				deleteConfiguration: ["DELETE /orgs/{org}/code-security/configurations/{configuration_id}"],
				deleteConfigurationForEnterprise: ["DELETE /enterprises/{enterprise}/code-security/configurations/{configuration_id}"],
				detachConfiguration: ["DELETE /orgs/{org}/code-security/configurations/detach"],
				getConfiguration: ["GET /orgs/{org}/code-security/configurations/{configuration_id}"],
				getConfigurationForRepository: ["GET /repos/{owner}/{repo}/code-security-configuration"],
				getConfigurationsForEnterprise: ["GET /enterprises/{enterprise}/code-security/configurations"],
				getConfigurationsForOrg: ["GET /orgs/{org}/code-security/configurations"],
				getDefaultConfigurations: ["GET /orgs/{org}/code-security/configurations/defaults"],
				getDefaultConfigurationsForEnterprise: ["GET /enterprises/{enterprise}/code-security/configurations/defaults"],
				getRepositoriesForConfiguration: ["GET /orgs/{org}/code-security/configurations/{configuration_id}/repositories"],
				getRepositoriesForEnterpriseConfiguration: ["GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}/repositories"],
				getSingleConfigurationForEnterprise: ["GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}"],
				setConfigurationAsDefault: ["PUT /orgs/{org}/code-security/configurations/{configuration_id}/defaults"],
				setConfigurationAsDefaultForEnterprise: ["PUT /enterprises/{enterprise}/code-security/configurations/{configuration_id}/defaults"],
				updateConfiguration: ["PATCH /orgs/{org}/code-security/configurations/{configuration_id}"],
				updateEnterpriseConfiguration: ["PATCH /enterprises/{enterprise}/code-security/configurations/{configuration_id}"]
			},
			codesOfConduct: {
				getAllCodesOfConduct: ["GET /codes_of_conduct"],
				getConductCode: ["GET /codes_of_conduct/{key}"]
			},
			codespaces: {
				addRepositoryForSecretForAuthenticatedUser: ["PUT /user/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
				addSelectedRepoToOrgSecret: ["PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
				checkPermissionsForDevcontainer: ["GET /repos/{owner}/{repo}/codespaces/permissions_check"],
				codespaceMachinesForAuthenticatedUser: ["GET /user/codespaces/{codespace_name}/machines"],
				createForAuthenticatedUser: ["POST /user/codespaces"],
				createOrUpdateOrgSecret: ["PUT /orgs/{org}/codespaces/secrets/{secret_name}"],
				createOrUpdateRepoSecret: ["PUT /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],
				createOrUpdateSecretForAuthenticatedUser: ["PUT /user/codespaces/secrets/{secret_name}"],
				createWithPrForAuthenticatedUser: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/codespaces"],
				createWithRepoForAuthenticatedUser: ["POST /repos/{owner}/{repo}/codespaces"],
				deleteForAuthenticatedUser: ["DELETE /user/codespaces/{codespace_name}"],
				deleteFromOrganization: ["DELETE /orgs/{org}/members/{username}/codespaces/{codespace_name}"],
				deleteOrgSecret: ["DELETE /orgs/{org}/codespaces/secrets/{secret_name}"],
				deleteRepoSecret: ["DELETE /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],
				deleteSecretForAuthenticatedUser: ["DELETE /user/codespaces/secrets/{secret_name}"],
				exportForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/exports"],
				getCodespacesForUserInOrg: ["GET /orgs/{org}/members/{username}/codespaces"],
				getExportDetailsForAuthenticatedUser: ["GET /user/codespaces/{codespace_name}/exports/{export_id}"],
				getForAuthenticatedUser: ["GET /user/codespaces/{codespace_name}"],
				getOrgPublicKey: ["GET /orgs/{org}/codespaces/secrets/public-key"],
				getOrgSecret: ["GET /orgs/{org}/codespaces/secrets/{secret_name}"],
				getPublicKeyForAuthenticatedUser: ["GET /user/codespaces/secrets/public-key"],
				getRepoPublicKey: ["GET /repos/{owner}/{repo}/codespaces/secrets/public-key"],
				getRepoSecret: ["GET /repos/{owner}/{repo}/codespaces/secrets/{secret_name}"],
				getSecretForAuthenticatedUser: ["GET /user/codespaces/secrets/{secret_name}"],
				listDevcontainersInRepositoryForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces/devcontainers"],
				listForAuthenticatedUser: ["GET /user/codespaces"],
				listInOrganization: [
					"GET /orgs/{org}/codespaces",
					{},
					{ renamedParameters: { org_id: "org" } }
				],
				listInRepositoryForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces"],
				listOrgSecrets: ["GET /orgs/{org}/codespaces/secrets"],
				listRepoSecrets: ["GET /repos/{owner}/{repo}/codespaces/secrets"],
				listRepositoriesForSecretForAuthenticatedUser: ["GET /user/codespaces/secrets/{secret_name}/repositories"],
				listSecretsForAuthenticatedUser: ["GET /user/codespaces/secrets"],
				listSelectedReposForOrgSecret: ["GET /orgs/{org}/codespaces/secrets/{secret_name}/repositories"],
				preFlightWithRepoForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces/new"],
				publishForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/publish"],
				removeRepositoryForSecretForAuthenticatedUser: ["DELETE /user/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
				removeSelectedRepoFromOrgSecret: ["DELETE /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}"],
				repoMachinesForAuthenticatedUser: ["GET /repos/{owner}/{repo}/codespaces/machines"],
				setRepositoriesForSecretForAuthenticatedUser: ["PUT /user/codespaces/secrets/{secret_name}/repositories"],
				setSelectedReposForOrgSecret: ["PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories"],
				startForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/start"],
				stopForAuthenticatedUser: ["POST /user/codespaces/{codespace_name}/stop"],
				stopInOrganization: ["POST /orgs/{org}/members/{username}/codespaces/{codespace_name}/stop"],
				updateForAuthenticatedUser: ["PATCH /user/codespaces/{codespace_name}"]
			},
			copilot: {
				addCopilotSeatsForTeams: ["POST /orgs/{org}/copilot/billing/selected_teams"],
				addCopilotSeatsForUsers: ["POST /orgs/{org}/copilot/billing/selected_users"],
				cancelCopilotSeatAssignmentForTeams: ["DELETE /orgs/{org}/copilot/billing/selected_teams"],
				cancelCopilotSeatAssignmentForUsers: ["DELETE /orgs/{org}/copilot/billing/selected_users"],
				copilotMetricsForOrganization: ["GET /orgs/{org}/copilot/metrics"],
				copilotMetricsForTeam: ["GET /orgs/{org}/team/{team_slug}/copilot/metrics"],
				getCopilotOrganizationDetails: ["GET /orgs/{org}/copilot/billing"],
				getCopilotSeatDetailsForUser: ["GET /orgs/{org}/members/{username}/copilot"],
				listCopilotSeats: ["GET /orgs/{org}/copilot/billing/seats"]
			},
			credentials: { revoke: ["POST /credentials/revoke"] },
			dependabot: {
				addSelectedRepoToOrgSecret: ["PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}"],
				createOrUpdateOrgSecret: ["PUT /orgs/{org}/dependabot/secrets/{secret_name}"],
				createOrUpdateRepoSecret: ["PUT /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],
				deleteOrgSecret: ["DELETE /orgs/{org}/dependabot/secrets/{secret_name}"],
				deleteRepoSecret: ["DELETE /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],
				getAlert: ["GET /repos/{owner}/{repo}/dependabot/alerts/{alert_number}"],
				getOrgPublicKey: ["GET /orgs/{org}/dependabot/secrets/public-key"],
				getOrgSecret: ["GET /orgs/{org}/dependabot/secrets/{secret_name}"],
				getRepoPublicKey: ["GET /repos/{owner}/{repo}/dependabot/secrets/public-key"],
				getRepoSecret: ["GET /repos/{owner}/{repo}/dependabot/secrets/{secret_name}"],
				listAlertsForEnterprise: ["GET /enterprises/{enterprise}/dependabot/alerts"],
				listAlertsForOrg: ["GET /orgs/{org}/dependabot/alerts"],
				listAlertsForRepo: ["GET /repos/{owner}/{repo}/dependabot/alerts"],
				listOrgSecrets: ["GET /orgs/{org}/dependabot/secrets"],
				listRepoSecrets: ["GET /repos/{owner}/{repo}/dependabot/secrets"],
				listSelectedReposForOrgSecret: ["GET /orgs/{org}/dependabot/secrets/{secret_name}/repositories"],
				removeSelectedRepoFromOrgSecret: ["DELETE /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}"],
				repositoryAccessForOrg: ["GET /organizations/{org}/dependabot/repository-access"],
				setRepositoryAccessDefaultLevel: ["PUT /organizations/{org}/dependabot/repository-access/default-level"],
				setSelectedReposForOrgSecret: ["PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories"],
				updateAlert: ["PATCH /repos/{owner}/{repo}/dependabot/alerts/{alert_number}"],
				updateRepositoryAccessForOrg: ["PATCH /organizations/{org}/dependabot/repository-access"]
			},
			dependencyGraph: {
				createRepositorySnapshot: ["POST /repos/{owner}/{repo}/dependency-graph/snapshots"],
				diffRange: ["GET /repos/{owner}/{repo}/dependency-graph/compare/{basehead}"],
				exportSbom: ["GET /repos/{owner}/{repo}/dependency-graph/sbom"]
			},
			emojis: { get: ["GET /emojis"] },
			enterpriseTeamMemberships: {
				add: ["PUT /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"],
				bulkAdd: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/add"],
				bulkRemove: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/remove"],
				get: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"],
				list: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships"],
				remove: ["DELETE /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}"]
			},
			enterpriseTeamOrganizations: {
				add: ["PUT /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],
				bulkAdd: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/add"],
				bulkRemove: ["POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/remove"],
				delete: ["DELETE /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],
				getAssignment: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}"],
				getAssignments: ["GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations"]
			},
			enterpriseTeams: {
				create: ["POST /enterprises/{enterprise}/teams"],
				delete: ["DELETE /enterprises/{enterprise}/teams/{team_slug}"],
				get: ["GET /enterprises/{enterprise}/teams/{team_slug}"],
				list: ["GET /enterprises/{enterprise}/teams"],
				update: ["PATCH /enterprises/{enterprise}/teams/{team_slug}"]
			},
			gists: {
				checkIsStarred: ["GET /gists/{gist_id}/star"],
				create: ["POST /gists"],
				createComment: ["POST /gists/{gist_id}/comments"],
				delete: ["DELETE /gists/{gist_id}"],
				deleteComment: ["DELETE /gists/{gist_id}/comments/{comment_id}"],
				fork: ["POST /gists/{gist_id}/forks"],
				get: ["GET /gists/{gist_id}"],
				getComment: ["GET /gists/{gist_id}/comments/{comment_id}"],
				getRevision: ["GET /gists/{gist_id}/{sha}"],
				list: ["GET /gists"],
				listComments: ["GET /gists/{gist_id}/comments"],
				listCommits: ["GET /gists/{gist_id}/commits"],
				listForUser: ["GET /users/{username}/gists"],
				listForks: ["GET /gists/{gist_id}/forks"],
				listPublic: ["GET /gists/public"],
				listStarred: ["GET /gists/starred"],
				star: ["PUT /gists/{gist_id}/star"],
				unstar: ["DELETE /gists/{gist_id}/star"],
				update: ["PATCH /gists/{gist_id}"],
				updateComment: ["PATCH /gists/{gist_id}/comments/{comment_id}"]
			},
			git: {
				createBlob: ["POST /repos/{owner}/{repo}/git/blobs"],
				createCommit: ["POST /repos/{owner}/{repo}/git/commits"],
				createRef: ["POST /repos/{owner}/{repo}/git/refs"],
				createTag: ["POST /repos/{owner}/{repo}/git/tags"],
				createTree: ["POST /repos/{owner}/{repo}/git/trees"],
				deleteRef: ["DELETE /repos/{owner}/{repo}/git/refs/{ref}"],
				getBlob: ["GET /repos/{owner}/{repo}/git/blobs/{file_sha}"],
				getCommit: ["GET /repos/{owner}/{repo}/git/commits/{commit_sha}"],
				getRef: ["GET /repos/{owner}/{repo}/git/ref/{ref}"],
				getTag: ["GET /repos/{owner}/{repo}/git/tags/{tag_sha}"],
				getTree: ["GET /repos/{owner}/{repo}/git/trees/{tree_sha}"],
				listMatchingRefs: ["GET /repos/{owner}/{repo}/git/matching-refs/{ref}"],
				updateRef: ["PATCH /repos/{owner}/{repo}/git/refs/{ref}"]
			},
			gitignore: {
				getAllTemplates: ["GET /gitignore/templates"],
				getTemplate: ["GET /gitignore/templates/{name}"]
			},
			hostedCompute: {
				createNetworkConfigurationForOrg: ["POST /orgs/{org}/settings/network-configurations"],
				deleteNetworkConfigurationFromOrg: ["DELETE /orgs/{org}/settings/network-configurations/{network_configuration_id}"],
				getNetworkConfigurationForOrg: ["GET /orgs/{org}/settings/network-configurations/{network_configuration_id}"],
				getNetworkSettingsForOrg: ["GET /orgs/{org}/settings/network-settings/{network_settings_id}"],
				listNetworkConfigurationsForOrg: ["GET /orgs/{org}/settings/network-configurations"],
				updateNetworkConfigurationForOrg: ["PATCH /orgs/{org}/settings/network-configurations/{network_configuration_id}"]
			},
			interactions: {
				getRestrictionsForAuthenticatedUser: ["GET /user/interaction-limits"],
				getRestrictionsForOrg: ["GET /orgs/{org}/interaction-limits"],
				getRestrictionsForRepo: ["GET /repos/{owner}/{repo}/interaction-limits"],
				getRestrictionsForYourPublicRepos: [
					"GET /user/interaction-limits",
					{},
					{ renamed: ["interactions", "getRestrictionsForAuthenticatedUser"] }
				],
				removeRestrictionsForAuthenticatedUser: ["DELETE /user/interaction-limits"],
				removeRestrictionsForOrg: ["DELETE /orgs/{org}/interaction-limits"],
				removeRestrictionsForRepo: ["DELETE /repos/{owner}/{repo}/interaction-limits"],
				removeRestrictionsForYourPublicRepos: [
					"DELETE /user/interaction-limits",
					{},
					{ renamed: ["interactions", "removeRestrictionsForAuthenticatedUser"] }
				],
				setRestrictionsForAuthenticatedUser: ["PUT /user/interaction-limits"],
				setRestrictionsForOrg: ["PUT /orgs/{org}/interaction-limits"],
				setRestrictionsForRepo: ["PUT /repos/{owner}/{repo}/interaction-limits"],
				setRestrictionsForYourPublicRepos: [
					"PUT /user/interaction-limits",
					{},
					{ renamed: ["interactions", "setRestrictionsForAuthenticatedUser"] }
				]
			},
			issues: {
				addAssignees: ["POST /repos/{owner}/{repo}/issues/{issue_number}/assignees"],
				addBlockedByDependency: ["POST /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by"],
				addLabels: ["POST /repos/{owner}/{repo}/issues/{issue_number}/labels"],
				addSubIssue: ["POST /repos/{owner}/{repo}/issues/{issue_number}/sub_issues"],
				checkUserCanBeAssigned: ["GET /repos/{owner}/{repo}/assignees/{assignee}"],
				checkUserCanBeAssignedToIssue: ["GET /repos/{owner}/{repo}/issues/{issue_number}/assignees/{assignee}"],
				create: ["POST /repos/{owner}/{repo}/issues"],
				createComment: ["POST /repos/{owner}/{repo}/issues/{issue_number}/comments"],
				createLabel: ["POST /repos/{owner}/{repo}/labels"],
				createMilestone: ["POST /repos/{owner}/{repo}/milestones"],
				deleteComment: ["DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}"],
				deleteLabel: ["DELETE /repos/{owner}/{repo}/labels/{name}"],
				deleteMilestone: ["DELETE /repos/{owner}/{repo}/milestones/{milestone_number}"],
				get: ["GET /repos/{owner}/{repo}/issues/{issue_number}"],
				getComment: ["GET /repos/{owner}/{repo}/issues/comments/{comment_id}"],
				getEvent: ["GET /repos/{owner}/{repo}/issues/events/{event_id}"],
				getLabel: ["GET /repos/{owner}/{repo}/labels/{name}"],
				getMilestone: ["GET /repos/{owner}/{repo}/milestones/{milestone_number}"],
				getParent: ["GET /repos/{owner}/{repo}/issues/{issue_number}/parent"],
				list: ["GET /issues"],
				listAssignees: ["GET /repos/{owner}/{repo}/assignees"],
				listComments: ["GET /repos/{owner}/{repo}/issues/{issue_number}/comments"],
				listCommentsForRepo: ["GET /repos/{owner}/{repo}/issues/comments"],
				listDependenciesBlockedBy: ["GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by"],
				listDependenciesBlocking: ["GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocking"],
				listEvents: ["GET /repos/{owner}/{repo}/issues/{issue_number}/events"],
				listEventsForRepo: ["GET /repos/{owner}/{repo}/issues/events"],
				listEventsForTimeline: ["GET /repos/{owner}/{repo}/issues/{issue_number}/timeline"],
				listForAuthenticatedUser: ["GET /user/issues"],
				listForOrg: ["GET /orgs/{org}/issues"],
				listForRepo: ["GET /repos/{owner}/{repo}/issues"],
				listLabelsForMilestone: ["GET /repos/{owner}/{repo}/milestones/{milestone_number}/labels"],
				listLabelsForRepo: ["GET /repos/{owner}/{repo}/labels"],
				listLabelsOnIssue: ["GET /repos/{owner}/{repo}/issues/{issue_number}/labels"],
				listMilestones: ["GET /repos/{owner}/{repo}/milestones"],
				listSubIssues: ["GET /repos/{owner}/{repo}/issues/{issue_number}/sub_issues"],
				lock: ["PUT /repos/{owner}/{repo}/issues/{issue_number}/lock"],
				removeAllLabels: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels"],
				removeAssignees: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees"],
				removeDependencyBlockedBy: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by/{issue_id}"],
				removeLabel: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}"],
				removeSubIssue: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/sub_issue"],
				reprioritizeSubIssue: ["PATCH /repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority"],
				setLabels: ["PUT /repos/{owner}/{repo}/issues/{issue_number}/labels"],
				unlock: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/lock"],
				update: ["PATCH /repos/{owner}/{repo}/issues/{issue_number}"],
				updateComment: ["PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}"],
				updateLabel: ["PATCH /repos/{owner}/{repo}/labels/{name}"],
				updateMilestone: ["PATCH /repos/{owner}/{repo}/milestones/{milestone_number}"]
			},
			licenses: {
				get: ["GET /licenses/{license}"],
				getAllCommonlyUsed: ["GET /licenses"],
				getForRepo: ["GET /repos/{owner}/{repo}/license"]
			},
			markdown: {
				render: ["POST /markdown"],
				renderRaw: ["POST /markdown/raw", { headers: { "content-type": "text/plain; charset=utf-8" } }]
			},
			meta: {
				get: ["GET /meta"],
				getAllVersions: ["GET /versions"],
				getOctocat: ["GET /octocat"],
				getZen: ["GET /zen"],
				root: ["GET /"]
			},
			migrations: {
				deleteArchiveForAuthenticatedUser: ["DELETE /user/migrations/{migration_id}/archive"],
				deleteArchiveForOrg: ["DELETE /orgs/{org}/migrations/{migration_id}/archive"],
				downloadArchiveForOrg: ["GET /orgs/{org}/migrations/{migration_id}/archive"],
				getArchiveForAuthenticatedUser: ["GET /user/migrations/{migration_id}/archive"],
				getStatusForAuthenticatedUser: ["GET /user/migrations/{migration_id}"],
				getStatusForOrg: ["GET /orgs/{org}/migrations/{migration_id}"],
				listForAuthenticatedUser: ["GET /user/migrations"],
				listForOrg: ["GET /orgs/{org}/migrations"],
				listReposForAuthenticatedUser: ["GET /user/migrations/{migration_id}/repositories"],
				listReposForOrg: ["GET /orgs/{org}/migrations/{migration_id}/repositories"],
				listReposForUser: [
					"GET /user/migrations/{migration_id}/repositories",
					{},
					{ renamed: ["migrations", "listReposForAuthenticatedUser"] }
				],
				startForAuthenticatedUser: ["POST /user/migrations"],
				startForOrg: ["POST /orgs/{org}/migrations"],
				unlockRepoForAuthenticatedUser: ["DELETE /user/migrations/{migration_id}/repos/{repo_name}/lock"],
				unlockRepoForOrg: ["DELETE /orgs/{org}/migrations/{migration_id}/repos/{repo_name}/lock"]
			},
			oidc: {
				getOidcCustomSubTemplateForOrg: ["GET /orgs/{org}/actions/oidc/customization/sub"],
				updateOidcCustomSubTemplateForOrg: ["PUT /orgs/{org}/actions/oidc/customization/sub"]
			},
			orgs: {
				addSecurityManagerTeam: [
					"PUT /orgs/{org}/security-managers/teams/{team_slug}",
					{},
					{ deprecated: "octokit.rest.orgs.addSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#add-a-security-manager-team" }
				],
				assignTeamToOrgRole: ["PUT /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}"],
				assignUserToOrgRole: ["PUT /orgs/{org}/organization-roles/users/{username}/{role_id}"],
				blockUser: ["PUT /orgs/{org}/blocks/{username}"],
				cancelInvitation: ["DELETE /orgs/{org}/invitations/{invitation_id}"],
				checkBlockedUser: ["GET /orgs/{org}/blocks/{username}"],
				checkMembershipForUser: ["GET /orgs/{org}/members/{username}"],
				checkPublicMembershipForUser: ["GET /orgs/{org}/public_members/{username}"],
				convertMemberToOutsideCollaborator: ["PUT /orgs/{org}/outside_collaborators/{username}"],
				createArtifactStorageRecord: ["POST /orgs/{org}/artifacts/metadata/storage-record"],
				createInvitation: ["POST /orgs/{org}/invitations"],
				createIssueType: ["POST /orgs/{org}/issue-types"],
				createWebhook: ["POST /orgs/{org}/hooks"],
				customPropertiesForOrgsCreateOrUpdateOrganizationValues: ["PATCH /organizations/{org}/org-properties/values"],
				customPropertiesForOrgsGetOrganizationValues: ["GET /organizations/{org}/org-properties/values"],
				customPropertiesForReposCreateOrUpdateOrganizationDefinition: ["PUT /orgs/{org}/properties/schema/{custom_property_name}"],
				customPropertiesForReposCreateOrUpdateOrganizationDefinitions: ["PATCH /orgs/{org}/properties/schema"],
				customPropertiesForReposCreateOrUpdateOrganizationValues: ["PATCH /orgs/{org}/properties/values"],
				customPropertiesForReposDeleteOrganizationDefinition: ["DELETE /orgs/{org}/properties/schema/{custom_property_name}"],
				customPropertiesForReposGetOrganizationDefinition: ["GET /orgs/{org}/properties/schema/{custom_property_name}"],
				customPropertiesForReposGetOrganizationDefinitions: ["GET /orgs/{org}/properties/schema"],
				customPropertiesForReposGetOrganizationValues: ["GET /orgs/{org}/properties/values"],
				delete: ["DELETE /orgs/{org}"],
				deleteAttestationsBulk: ["POST /orgs/{org}/attestations/delete-request"],
				deleteAttestationsById: ["DELETE /orgs/{org}/attestations/{attestation_id}"],
				deleteAttestationsBySubjectDigest: ["DELETE /orgs/{org}/attestations/digest/{subject_digest}"],
				deleteIssueType: ["DELETE /orgs/{org}/issue-types/{issue_type_id}"],
				deleteWebhook: ["DELETE /orgs/{org}/hooks/{hook_id}"],
				disableSelectedRepositoryImmutableReleasesOrganization: ["DELETE /orgs/{org}/settings/immutable-releases/repositories/{repository_id}"],
				enableSelectedRepositoryImmutableReleasesOrganization: ["PUT /orgs/{org}/settings/immutable-releases/repositories/{repository_id}"],
				get: ["GET /orgs/{org}"],
				getImmutableReleasesSettings: ["GET /orgs/{org}/settings/immutable-releases"],
				getImmutableReleasesSettingsRepositories: ["GET /orgs/{org}/settings/immutable-releases/repositories"],
				getMembershipForAuthenticatedUser: ["GET /user/memberships/orgs/{org}"],
				getMembershipForUser: ["GET /orgs/{org}/memberships/{username}"],
				getOrgRole: ["GET /orgs/{org}/organization-roles/{role_id}"],
				getOrgRulesetHistory: ["GET /orgs/{org}/rulesets/{ruleset_id}/history"],
				getOrgRulesetVersion: ["GET /orgs/{org}/rulesets/{ruleset_id}/history/{version_id}"],
				getWebhook: ["GET /orgs/{org}/hooks/{hook_id}"],
				getWebhookConfigForOrg: ["GET /orgs/{org}/hooks/{hook_id}/config"],
				getWebhookDelivery: ["GET /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}"],
				list: ["GET /organizations"],
				listAppInstallations: ["GET /orgs/{org}/installations"],
				listArtifactStorageRecords: ["GET /orgs/{org}/artifacts/{subject_digest}/metadata/storage-records"],
				listAttestationRepositories: ["GET /orgs/{org}/attestations/repositories"],
				listAttestations: ["GET /orgs/{org}/attestations/{subject_digest}"],
				listAttestationsBulk: ["POST /orgs/{org}/attestations/bulk-list{?per_page,before,after}"],
				listBlockedUsers: ["GET /orgs/{org}/blocks"],
				listFailedInvitations: ["GET /orgs/{org}/failed_invitations"],
				listForAuthenticatedUser: ["GET /user/orgs"],
				listForUser: ["GET /users/{username}/orgs"],
				listInvitationTeams: ["GET /orgs/{org}/invitations/{invitation_id}/teams"],
				listIssueTypes: ["GET /orgs/{org}/issue-types"],
				listMembers: ["GET /orgs/{org}/members"],
				listMembershipsForAuthenticatedUser: ["GET /user/memberships/orgs"],
				listOrgRoleTeams: ["GET /orgs/{org}/organization-roles/{role_id}/teams"],
				listOrgRoleUsers: ["GET /orgs/{org}/organization-roles/{role_id}/users"],
				listOrgRoles: ["GET /orgs/{org}/organization-roles"],
				listOrganizationFineGrainedPermissions: ["GET /orgs/{org}/organization-fine-grained-permissions"],
				listOutsideCollaborators: ["GET /orgs/{org}/outside_collaborators"],
				listPatGrantRepositories: ["GET /orgs/{org}/personal-access-tokens/{pat_id}/repositories"],
				listPatGrantRequestRepositories: ["GET /orgs/{org}/personal-access-token-requests/{pat_request_id}/repositories"],
				listPatGrantRequests: ["GET /orgs/{org}/personal-access-token-requests"],
				listPatGrants: ["GET /orgs/{org}/personal-access-tokens"],
				listPendingInvitations: ["GET /orgs/{org}/invitations"],
				listPublicMembers: ["GET /orgs/{org}/public_members"],
				listSecurityManagerTeams: [
					"GET /orgs/{org}/security-managers",
					{},
					{ deprecated: "octokit.rest.orgs.listSecurityManagerTeams() is deprecated, see https://docs.github.com/rest/orgs/security-managers#list-security-manager-teams" }
				],
				listWebhookDeliveries: ["GET /orgs/{org}/hooks/{hook_id}/deliveries"],
				listWebhooks: ["GET /orgs/{org}/hooks"],
				pingWebhook: ["POST /orgs/{org}/hooks/{hook_id}/pings"],
				redeliverWebhookDelivery: ["POST /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}/attempts"],
				removeMember: ["DELETE /orgs/{org}/members/{username}"],
				removeMembershipForUser: ["DELETE /orgs/{org}/memberships/{username}"],
				removeOutsideCollaborator: ["DELETE /orgs/{org}/outside_collaborators/{username}"],
				removePublicMembershipForAuthenticatedUser: ["DELETE /orgs/{org}/public_members/{username}"],
				removeSecurityManagerTeam: [
					"DELETE /orgs/{org}/security-managers/teams/{team_slug}",
					{},
					{ deprecated: "octokit.rest.orgs.removeSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#remove-a-security-manager-team" }
				],
				reviewPatGrantRequest: ["POST /orgs/{org}/personal-access-token-requests/{pat_request_id}"],
				reviewPatGrantRequestsInBulk: ["POST /orgs/{org}/personal-access-token-requests"],
				revokeAllOrgRolesTeam: ["DELETE /orgs/{org}/organization-roles/teams/{team_slug}"],
				revokeAllOrgRolesUser: ["DELETE /orgs/{org}/organization-roles/users/{username}"],
				revokeOrgRoleTeam: ["DELETE /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}"],
				revokeOrgRoleUser: ["DELETE /orgs/{org}/organization-roles/users/{username}/{role_id}"],
				setImmutableReleasesSettings: ["PUT /orgs/{org}/settings/immutable-releases"],
				setImmutableReleasesSettingsRepositories: ["PUT /orgs/{org}/settings/immutable-releases/repositories"],
				setMembershipForUser: ["PUT /orgs/{org}/memberships/{username}"],
				setPublicMembershipForAuthenticatedUser: ["PUT /orgs/{org}/public_members/{username}"],
				unblockUser: ["DELETE /orgs/{org}/blocks/{username}"],
				update: ["PATCH /orgs/{org}"],
				updateIssueType: ["PUT /orgs/{org}/issue-types/{issue_type_id}"],
				updateMembershipForAuthenticatedUser: ["PATCH /user/memberships/orgs/{org}"],
				updatePatAccess: ["POST /orgs/{org}/personal-access-tokens/{pat_id}"],
				updatePatAccesses: ["POST /orgs/{org}/personal-access-tokens"],
				updateWebhook: ["PATCH /orgs/{org}/hooks/{hook_id}"],
				updateWebhookConfigForOrg: ["PATCH /orgs/{org}/hooks/{hook_id}/config"]
			},
			packages: {
				deletePackageForAuthenticatedUser: ["DELETE /user/packages/{package_type}/{package_name}"],
				deletePackageForOrg: ["DELETE /orgs/{org}/packages/{package_type}/{package_name}"],
				deletePackageForUser: ["DELETE /users/{username}/packages/{package_type}/{package_name}"],
				deletePackageVersionForAuthenticatedUser: ["DELETE /user/packages/{package_type}/{package_name}/versions/{package_version_id}"],
				deletePackageVersionForOrg: ["DELETE /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
				deletePackageVersionForUser: ["DELETE /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
				getAllPackageVersionsForAPackageOwnedByAnOrg: [
					"GET /orgs/{org}/packages/{package_type}/{package_name}/versions",
					{},
					{ renamed: ["packages", "getAllPackageVersionsForPackageOwnedByOrg"] }
				],
				getAllPackageVersionsForAPackageOwnedByTheAuthenticatedUser: [
					"GET /user/packages/{package_type}/{package_name}/versions",
					{},
					{ renamed: ["packages", "getAllPackageVersionsForPackageOwnedByAuthenticatedUser"] }
				],
				getAllPackageVersionsForPackageOwnedByAuthenticatedUser: ["GET /user/packages/{package_type}/{package_name}/versions"],
				getAllPackageVersionsForPackageOwnedByOrg: ["GET /orgs/{org}/packages/{package_type}/{package_name}/versions"],
				getAllPackageVersionsForPackageOwnedByUser: ["GET /users/{username}/packages/{package_type}/{package_name}/versions"],
				getPackageForAuthenticatedUser: ["GET /user/packages/{package_type}/{package_name}"],
				getPackageForOrganization: ["GET /orgs/{org}/packages/{package_type}/{package_name}"],
				getPackageForUser: ["GET /users/{username}/packages/{package_type}/{package_name}"],
				getPackageVersionForAuthenticatedUser: ["GET /user/packages/{package_type}/{package_name}/versions/{package_version_id}"],
				getPackageVersionForOrganization: ["GET /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
				getPackageVersionForUser: ["GET /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}"],
				listDockerMigrationConflictingPackagesForAuthenticatedUser: ["GET /user/docker/conflicts"],
				listDockerMigrationConflictingPackagesForOrganization: ["GET /orgs/{org}/docker/conflicts"],
				listDockerMigrationConflictingPackagesForUser: ["GET /users/{username}/docker/conflicts"],
				listPackagesForAuthenticatedUser: ["GET /user/packages"],
				listPackagesForOrganization: ["GET /orgs/{org}/packages"],
				listPackagesForUser: ["GET /users/{username}/packages"],
				restorePackageForAuthenticatedUser: ["POST /user/packages/{package_type}/{package_name}/restore{?token}"],
				restorePackageForOrg: ["POST /orgs/{org}/packages/{package_type}/{package_name}/restore{?token}"],
				restorePackageForUser: ["POST /users/{username}/packages/{package_type}/{package_name}/restore{?token}"],
				restorePackageVersionForAuthenticatedUser: ["POST /user/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"],
				restorePackageVersionForOrg: ["POST /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"],
				restorePackageVersionForUser: ["POST /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore"]
			},
			privateRegistries: {
				createOrgPrivateRegistry: ["POST /orgs/{org}/private-registries"],
				deleteOrgPrivateRegistry: ["DELETE /orgs/{org}/private-registries/{secret_name}"],
				getOrgPrivateRegistry: ["GET /orgs/{org}/private-registries/{secret_name}"],
				getOrgPublicKey: ["GET /orgs/{org}/private-registries/public-key"],
				listOrgPrivateRegistries: ["GET /orgs/{org}/private-registries"],
				updateOrgPrivateRegistry: ["PATCH /orgs/{org}/private-registries/{secret_name}"]
			},
			projects: {
				addItemForOrg: ["POST /orgs/{org}/projectsV2/{project_number}/items"],
				addItemForUser: ["POST /users/{username}/projectsV2/{project_number}/items"],
				deleteItemForOrg: ["DELETE /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],
				deleteItemForUser: ["DELETE /users/{username}/projectsV2/{project_number}/items/{item_id}"],
				getFieldForOrg: ["GET /orgs/{org}/projectsV2/{project_number}/fields/{field_id}"],
				getFieldForUser: ["GET /users/{username}/projectsV2/{project_number}/fields/{field_id}"],
				getForOrg: ["GET /orgs/{org}/projectsV2/{project_number}"],
				getForUser: ["GET /users/{username}/projectsV2/{project_number}"],
				getOrgItem: ["GET /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],
				getUserItem: ["GET /users/{username}/projectsV2/{project_number}/items/{item_id}"],
				listFieldsForOrg: ["GET /orgs/{org}/projectsV2/{project_number}/fields"],
				listFieldsForUser: ["GET /users/{username}/projectsV2/{project_number}/fields"],
				listForOrg: ["GET /orgs/{org}/projectsV2"],
				listForUser: ["GET /users/{username}/projectsV2"],
				listItemsForOrg: ["GET /orgs/{org}/projectsV2/{project_number}/items"],
				listItemsForUser: ["GET /users/{username}/projectsV2/{project_number}/items"],
				updateItemForOrg: ["PATCH /orgs/{org}/projectsV2/{project_number}/items/{item_id}"],
				updateItemForUser: ["PATCH /users/{username}/projectsV2/{project_number}/items/{item_id}"]
			},
			pulls: {
				checkIfMerged: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/merge"],
				create: ["POST /repos/{owner}/{repo}/pulls"],
				createReplyForReviewComment: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies"],
				createReview: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews"],
				createReviewComment: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/comments"],
				deletePendingReview: ["DELETE /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],
				deleteReviewComment: ["DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}"],
				dismissReview: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals"],
				get: ["GET /repos/{owner}/{repo}/pulls/{pull_number}"],
				getReview: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],
				getReviewComment: ["GET /repos/{owner}/{repo}/pulls/comments/{comment_id}"],
				list: ["GET /repos/{owner}/{repo}/pulls"],
				listCommentsForReview: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments"],
				listCommits: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/commits"],
				listFiles: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/files"],
				listRequestedReviewers: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],
				listReviewComments: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/comments"],
				listReviewCommentsForRepo: ["GET /repos/{owner}/{repo}/pulls/comments"],
				listReviews: ["GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews"],
				merge: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge"],
				removeRequestedReviewers: ["DELETE /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],
				requestReviewers: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers"],
				submitReview: ["POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/events"],
				update: ["PATCH /repos/{owner}/{repo}/pulls/{pull_number}"],
				updateBranch: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/update-branch"],
				updateReview: ["PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}"],
				updateReviewComment: ["PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}"]
			},
			rateLimit: { get: ["GET /rate_limit"] },
			reactions: {
				createForCommitComment: ["POST /repos/{owner}/{repo}/comments/{comment_id}/reactions"],
				createForIssue: ["POST /repos/{owner}/{repo}/issues/{issue_number}/reactions"],
				createForIssueComment: ["POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"],
				createForPullRequestReviewComment: ["POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"],
				createForRelease: ["POST /repos/{owner}/{repo}/releases/{release_id}/reactions"],
				createForTeamDiscussionCommentInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions"],
				createForTeamDiscussionInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions"],
				deleteForCommitComment: ["DELETE /repos/{owner}/{repo}/comments/{comment_id}/reactions/{reaction_id}"],
				deleteForIssue: ["DELETE /repos/{owner}/{repo}/issues/{issue_number}/reactions/{reaction_id}"],
				deleteForIssueComment: ["DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions/{reaction_id}"],
				deleteForPullRequestComment: ["DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions/{reaction_id}"],
				deleteForRelease: ["DELETE /repos/{owner}/{repo}/releases/{release_id}/reactions/{reaction_id}"],
				deleteForTeamDiscussion: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions/{reaction_id}"],
				deleteForTeamDiscussionComment: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions/{reaction_id}"],
				listForCommitComment: ["GET /repos/{owner}/{repo}/comments/{comment_id}/reactions"],
				listForIssue: ["GET /repos/{owner}/{repo}/issues/{issue_number}/reactions"],
				listForIssueComment: ["GET /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions"],
				listForPullRequestReviewComment: ["GET /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions"],
				listForRelease: ["GET /repos/{owner}/{repo}/releases/{release_id}/reactions"],
				listForTeamDiscussionCommentInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions"],
				listForTeamDiscussionInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions"]
			},
			repos: {
				acceptInvitation: [
					"PATCH /user/repository_invitations/{invitation_id}",
					{},
					{ renamed: ["repos", "acceptInvitationForAuthenticatedUser"] }
				],
				acceptInvitationForAuthenticatedUser: ["PATCH /user/repository_invitations/{invitation_id}"],
				addAppAccessRestrictions: [
					"POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",
					{},
					{ mapToData: "apps" }
				],
				addCollaborator: ["PUT /repos/{owner}/{repo}/collaborators/{username}"],
				addStatusCheckContexts: [
					"POST /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",
					{},
					{ mapToData: "contexts" }
				],
				addTeamAccessRestrictions: [
					"POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",
					{},
					{ mapToData: "teams" }
				],
				addUserAccessRestrictions: [
					"POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",
					{},
					{ mapToData: "users" }
				],
				cancelPagesDeployment: ["POST /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}/cancel"],
				checkAutomatedSecurityFixes: ["GET /repos/{owner}/{repo}/automated-security-fixes"],
				checkCollaborator: ["GET /repos/{owner}/{repo}/collaborators/{username}"],
				checkImmutableReleases: ["GET /repos/{owner}/{repo}/immutable-releases"],
				checkPrivateVulnerabilityReporting: ["GET /repos/{owner}/{repo}/private-vulnerability-reporting"],
				checkVulnerabilityAlerts: ["GET /repos/{owner}/{repo}/vulnerability-alerts"],
				codeownersErrors: ["GET /repos/{owner}/{repo}/codeowners/errors"],
				compareCommits: ["GET /repos/{owner}/{repo}/compare/{base}...{head}"],
				compareCommitsWithBasehead: ["GET /repos/{owner}/{repo}/compare/{basehead}"],
				createAttestation: ["POST /repos/{owner}/{repo}/attestations"],
				createAutolink: ["POST /repos/{owner}/{repo}/autolinks"],
				createCommitComment: ["POST /repos/{owner}/{repo}/commits/{commit_sha}/comments"],
				createCommitSignatureProtection: ["POST /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],
				createCommitStatus: ["POST /repos/{owner}/{repo}/statuses/{sha}"],
				createDeployKey: ["POST /repos/{owner}/{repo}/keys"],
				createDeployment: ["POST /repos/{owner}/{repo}/deployments"],
				createDeploymentBranchPolicy: ["POST /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies"],
				createDeploymentProtectionRule: ["POST /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules"],
				createDeploymentStatus: ["POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses"],
				createDispatchEvent: ["POST /repos/{owner}/{repo}/dispatches"],
				createForAuthenticatedUser: ["POST /user/repos"],
				createFork: ["POST /repos/{owner}/{repo}/forks"],
				createInOrg: ["POST /orgs/{org}/repos"],
				createOrUpdateEnvironment: ["PUT /repos/{owner}/{repo}/environments/{environment_name}"],
				createOrUpdateFileContents: ["PUT /repos/{owner}/{repo}/contents/{path}"],
				createOrgRuleset: ["POST /orgs/{org}/rulesets"],
				createPagesDeployment: ["POST /repos/{owner}/{repo}/pages/deployments"],
				createPagesSite: ["POST /repos/{owner}/{repo}/pages"],
				createRelease: ["POST /repos/{owner}/{repo}/releases"],
				createRepoRuleset: ["POST /repos/{owner}/{repo}/rulesets"],
				createUsingTemplate: ["POST /repos/{template_owner}/{template_repo}/generate"],
				createWebhook: ["POST /repos/{owner}/{repo}/hooks"],
				customPropertiesForReposCreateOrUpdateRepositoryValues: ["PATCH /repos/{owner}/{repo}/properties/values"],
				customPropertiesForReposGetRepositoryValues: ["GET /repos/{owner}/{repo}/properties/values"],
				declineInvitation: [
					"DELETE /user/repository_invitations/{invitation_id}",
					{},
					{ renamed: ["repos", "declineInvitationForAuthenticatedUser"] }
				],
				declineInvitationForAuthenticatedUser: ["DELETE /user/repository_invitations/{invitation_id}"],
				delete: ["DELETE /repos/{owner}/{repo}"],
				deleteAccessRestrictions: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions"],
				deleteAdminBranchProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],
				deleteAnEnvironment: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}"],
				deleteAutolink: ["DELETE /repos/{owner}/{repo}/autolinks/{autolink_id}"],
				deleteBranchProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection"],
				deleteCommitComment: ["DELETE /repos/{owner}/{repo}/comments/{comment_id}"],
				deleteCommitSignatureProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],
				deleteDeployKey: ["DELETE /repos/{owner}/{repo}/keys/{key_id}"],
				deleteDeployment: ["DELETE /repos/{owner}/{repo}/deployments/{deployment_id}"],
				deleteDeploymentBranchPolicy: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],
				deleteFile: ["DELETE /repos/{owner}/{repo}/contents/{path}"],
				deleteInvitation: ["DELETE /repos/{owner}/{repo}/invitations/{invitation_id}"],
				deleteOrgRuleset: ["DELETE /orgs/{org}/rulesets/{ruleset_id}"],
				deletePagesSite: ["DELETE /repos/{owner}/{repo}/pages"],
				deletePullRequestReviewProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],
				deleteRelease: ["DELETE /repos/{owner}/{repo}/releases/{release_id}"],
				deleteReleaseAsset: ["DELETE /repos/{owner}/{repo}/releases/assets/{asset_id}"],
				deleteRepoRuleset: ["DELETE /repos/{owner}/{repo}/rulesets/{ruleset_id}"],
				deleteWebhook: ["DELETE /repos/{owner}/{repo}/hooks/{hook_id}"],
				disableAutomatedSecurityFixes: ["DELETE /repos/{owner}/{repo}/automated-security-fixes"],
				disableDeploymentProtectionRule: ["DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}"],
				disableImmutableReleases: ["DELETE /repos/{owner}/{repo}/immutable-releases"],
				disablePrivateVulnerabilityReporting: ["DELETE /repos/{owner}/{repo}/private-vulnerability-reporting"],
				disableVulnerabilityAlerts: ["DELETE /repos/{owner}/{repo}/vulnerability-alerts"],
				downloadArchive: [
					"GET /repos/{owner}/{repo}/zipball/{ref}",
					{},
					{ renamed: ["repos", "downloadZipballArchive"] }
				],
				downloadTarballArchive: ["GET /repos/{owner}/{repo}/tarball/{ref}"],
				downloadZipballArchive: ["GET /repos/{owner}/{repo}/zipball/{ref}"],
				enableAutomatedSecurityFixes: ["PUT /repos/{owner}/{repo}/automated-security-fixes"],
				enableImmutableReleases: ["PUT /repos/{owner}/{repo}/immutable-releases"],
				enablePrivateVulnerabilityReporting: ["PUT /repos/{owner}/{repo}/private-vulnerability-reporting"],
				enableVulnerabilityAlerts: ["PUT /repos/{owner}/{repo}/vulnerability-alerts"],
				generateReleaseNotes: ["POST /repos/{owner}/{repo}/releases/generate-notes"],
				get: ["GET /repos/{owner}/{repo}"],
				getAccessRestrictions: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions"],
				getAdminBranchProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],
				getAllDeploymentProtectionRules: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules"],
				getAllEnvironments: ["GET /repos/{owner}/{repo}/environments"],
				getAllStatusCheckContexts: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts"],
				getAllTopics: ["GET /repos/{owner}/{repo}/topics"],
				getAppsWithAccessToProtectedBranch: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps"],
				getAutolink: ["GET /repos/{owner}/{repo}/autolinks/{autolink_id}"],
				getBranch: ["GET /repos/{owner}/{repo}/branches/{branch}"],
				getBranchProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection"],
				getBranchRules: ["GET /repos/{owner}/{repo}/rules/branches/{branch}"],
				getClones: ["GET /repos/{owner}/{repo}/traffic/clones"],
				getCodeFrequencyStats: ["GET /repos/{owner}/{repo}/stats/code_frequency"],
				getCollaboratorPermissionLevel: ["GET /repos/{owner}/{repo}/collaborators/{username}/permission"],
				getCombinedStatusForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/status"],
				getCommit: ["GET /repos/{owner}/{repo}/commits/{ref}"],
				getCommitActivityStats: ["GET /repos/{owner}/{repo}/stats/commit_activity"],
				getCommitComment: ["GET /repos/{owner}/{repo}/comments/{comment_id}"],
				getCommitSignatureProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures"],
				getCommunityProfileMetrics: ["GET /repos/{owner}/{repo}/community/profile"],
				getContent: ["GET /repos/{owner}/{repo}/contents/{path}"],
				getContributorsStats: ["GET /repos/{owner}/{repo}/stats/contributors"],
				getCustomDeploymentProtectionRule: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}"],
				getDeployKey: ["GET /repos/{owner}/{repo}/keys/{key_id}"],
				getDeployment: ["GET /repos/{owner}/{repo}/deployments/{deployment_id}"],
				getDeploymentBranchPolicy: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],
				getDeploymentStatus: ["GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses/{status_id}"],
				getEnvironment: ["GET /repos/{owner}/{repo}/environments/{environment_name}"],
				getLatestPagesBuild: ["GET /repos/{owner}/{repo}/pages/builds/latest"],
				getLatestRelease: ["GET /repos/{owner}/{repo}/releases/latest"],
				getOrgRuleSuite: ["GET /orgs/{org}/rulesets/rule-suites/{rule_suite_id}"],
				getOrgRuleSuites: ["GET /orgs/{org}/rulesets/rule-suites"],
				getOrgRuleset: ["GET /orgs/{org}/rulesets/{ruleset_id}"],
				getOrgRulesets: ["GET /orgs/{org}/rulesets"],
				getPages: ["GET /repos/{owner}/{repo}/pages"],
				getPagesBuild: ["GET /repos/{owner}/{repo}/pages/builds/{build_id}"],
				getPagesDeployment: ["GET /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}"],
				getPagesHealthCheck: ["GET /repos/{owner}/{repo}/pages/health"],
				getParticipationStats: ["GET /repos/{owner}/{repo}/stats/participation"],
				getPullRequestReviewProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],
				getPunchCardStats: ["GET /repos/{owner}/{repo}/stats/punch_card"],
				getReadme: ["GET /repos/{owner}/{repo}/readme"],
				getReadmeInDirectory: ["GET /repos/{owner}/{repo}/readme/{dir}"],
				getRelease: ["GET /repos/{owner}/{repo}/releases/{release_id}"],
				getReleaseAsset: ["GET /repos/{owner}/{repo}/releases/assets/{asset_id}"],
				getReleaseByTag: ["GET /repos/{owner}/{repo}/releases/tags/{tag}"],
				getRepoRuleSuite: ["GET /repos/{owner}/{repo}/rulesets/rule-suites/{rule_suite_id}"],
				getRepoRuleSuites: ["GET /repos/{owner}/{repo}/rulesets/rule-suites"],
				getRepoRuleset: ["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}"],
				getRepoRulesetHistory: ["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history"],
				getRepoRulesetVersion: ["GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history/{version_id}"],
				getRepoRulesets: ["GET /repos/{owner}/{repo}/rulesets"],
				getStatusChecksProtection: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],
				getTeamsWithAccessToProtectedBranch: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams"],
				getTopPaths: ["GET /repos/{owner}/{repo}/traffic/popular/paths"],
				getTopReferrers: ["GET /repos/{owner}/{repo}/traffic/popular/referrers"],
				getUsersWithAccessToProtectedBranch: ["GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users"],
				getViews: ["GET /repos/{owner}/{repo}/traffic/views"],
				getWebhook: ["GET /repos/{owner}/{repo}/hooks/{hook_id}"],
				getWebhookConfigForRepo: ["GET /repos/{owner}/{repo}/hooks/{hook_id}/config"],
				getWebhookDelivery: ["GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}"],
				listActivities: ["GET /repos/{owner}/{repo}/activity"],
				listAttestations: ["GET /repos/{owner}/{repo}/attestations/{subject_digest}"],
				listAutolinks: ["GET /repos/{owner}/{repo}/autolinks"],
				listBranches: ["GET /repos/{owner}/{repo}/branches"],
				listBranchesForHeadCommit: ["GET /repos/{owner}/{repo}/commits/{commit_sha}/branches-where-head"],
				listCollaborators: ["GET /repos/{owner}/{repo}/collaborators"],
				listCommentsForCommit: ["GET /repos/{owner}/{repo}/commits/{commit_sha}/comments"],
				listCommitCommentsForRepo: ["GET /repos/{owner}/{repo}/comments"],
				listCommitStatusesForRef: ["GET /repos/{owner}/{repo}/commits/{ref}/statuses"],
				listCommits: ["GET /repos/{owner}/{repo}/commits"],
				listContributors: ["GET /repos/{owner}/{repo}/contributors"],
				listCustomDeploymentRuleIntegrations: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/apps"],
				listDeployKeys: ["GET /repos/{owner}/{repo}/keys"],
				listDeploymentBranchPolicies: ["GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies"],
				listDeploymentStatuses: ["GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses"],
				listDeployments: ["GET /repos/{owner}/{repo}/deployments"],
				listForAuthenticatedUser: ["GET /user/repos"],
				listForOrg: ["GET /orgs/{org}/repos"],
				listForUser: ["GET /users/{username}/repos"],
				listForks: ["GET /repos/{owner}/{repo}/forks"],
				listInvitations: ["GET /repos/{owner}/{repo}/invitations"],
				listInvitationsForAuthenticatedUser: ["GET /user/repository_invitations"],
				listLanguages: ["GET /repos/{owner}/{repo}/languages"],
				listPagesBuilds: ["GET /repos/{owner}/{repo}/pages/builds"],
				listPublic: ["GET /repositories"],
				listPullRequestsAssociatedWithCommit: ["GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls"],
				listReleaseAssets: ["GET /repos/{owner}/{repo}/releases/{release_id}/assets"],
				listReleases: ["GET /repos/{owner}/{repo}/releases"],
				listTags: ["GET /repos/{owner}/{repo}/tags"],
				listTeams: ["GET /repos/{owner}/{repo}/teams"],
				listWebhookDeliveries: ["GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries"],
				listWebhooks: ["GET /repos/{owner}/{repo}/hooks"],
				merge: ["POST /repos/{owner}/{repo}/merges"],
				mergeUpstream: ["POST /repos/{owner}/{repo}/merge-upstream"],
				pingWebhook: ["POST /repos/{owner}/{repo}/hooks/{hook_id}/pings"],
				redeliverWebhookDelivery: ["POST /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}/attempts"],
				removeAppAccessRestrictions: [
					"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",
					{},
					{ mapToData: "apps" }
				],
				removeCollaborator: ["DELETE /repos/{owner}/{repo}/collaborators/{username}"],
				removeStatusCheckContexts: [
					"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",
					{},
					{ mapToData: "contexts" }
				],
				removeStatusCheckProtection: ["DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],
				removeTeamAccessRestrictions: [
					"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",
					{},
					{ mapToData: "teams" }
				],
				removeUserAccessRestrictions: [
					"DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",
					{},
					{ mapToData: "users" }
				],
				renameBranch: ["POST /repos/{owner}/{repo}/branches/{branch}/rename"],
				replaceAllTopics: ["PUT /repos/{owner}/{repo}/topics"],
				requestPagesBuild: ["POST /repos/{owner}/{repo}/pages/builds"],
				setAdminBranchProtection: ["POST /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins"],
				setAppAccessRestrictions: [
					"PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps",
					{},
					{ mapToData: "apps" }
				],
				setStatusCheckContexts: [
					"PUT /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts",
					{},
					{ mapToData: "contexts" }
				],
				setTeamAccessRestrictions: [
					"PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams",
					{},
					{ mapToData: "teams" }
				],
				setUserAccessRestrictions: [
					"PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users",
					{},
					{ mapToData: "users" }
				],
				testPushWebhook: ["POST /repos/{owner}/{repo}/hooks/{hook_id}/tests"],
				transfer: ["POST /repos/{owner}/{repo}/transfer"],
				update: ["PATCH /repos/{owner}/{repo}"],
				updateBranchProtection: ["PUT /repos/{owner}/{repo}/branches/{branch}/protection"],
				updateCommitComment: ["PATCH /repos/{owner}/{repo}/comments/{comment_id}"],
				updateDeploymentBranchPolicy: ["PUT /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}"],
				updateInformationAboutPagesSite: ["PUT /repos/{owner}/{repo}/pages"],
				updateInvitation: ["PATCH /repos/{owner}/{repo}/invitations/{invitation_id}"],
				updateOrgRuleset: ["PUT /orgs/{org}/rulesets/{ruleset_id}"],
				updatePullRequestReviewProtection: ["PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews"],
				updateRelease: ["PATCH /repos/{owner}/{repo}/releases/{release_id}"],
				updateReleaseAsset: ["PATCH /repos/{owner}/{repo}/releases/assets/{asset_id}"],
				updateRepoRuleset: ["PUT /repos/{owner}/{repo}/rulesets/{ruleset_id}"],
				updateStatusCheckPotection: [
					"PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks",
					{},
					{ renamed: ["repos", "updateStatusCheckProtection"] }
				],
				updateStatusCheckProtection: ["PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks"],
				updateWebhook: ["PATCH /repos/{owner}/{repo}/hooks/{hook_id}"],
				updateWebhookConfigForRepo: ["PATCH /repos/{owner}/{repo}/hooks/{hook_id}/config"],
				uploadReleaseAsset: ["POST /repos/{owner}/{repo}/releases/{release_id}/assets{?name,label}", { baseUrl: "https://uploads.github.com" }]
			},
			search: {
				code: ["GET /search/code"],
				commits: ["GET /search/commits"],
				issuesAndPullRequests: ["GET /search/issues"],
				labels: ["GET /search/labels"],
				repos: ["GET /search/repositories"],
				topics: ["GET /search/topics"],
				users: ["GET /search/users"]
			},
			secretScanning: {
				createPushProtectionBypass: ["POST /repos/{owner}/{repo}/secret-scanning/push-protection-bypasses"],
				getAlert: ["GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}"],
				getScanHistory: ["GET /repos/{owner}/{repo}/secret-scanning/scan-history"],
				listAlertsForOrg: ["GET /orgs/{org}/secret-scanning/alerts"],
				listAlertsForRepo: ["GET /repos/{owner}/{repo}/secret-scanning/alerts"],
				listLocationsForAlert: ["GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}/locations"],
				listOrgPatternConfigs: ["GET /orgs/{org}/secret-scanning/pattern-configurations"],
				updateAlert: ["PATCH /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}"],
				updateOrgPatternConfigs: ["PATCH /orgs/{org}/secret-scanning/pattern-configurations"]
			},
			securityAdvisories: {
				createFork: ["POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/forks"],
				createPrivateVulnerabilityReport: ["POST /repos/{owner}/{repo}/security-advisories/reports"],
				createRepositoryAdvisory: ["POST /repos/{owner}/{repo}/security-advisories"],
				createRepositoryAdvisoryCveRequest: ["POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/cve"],
				getGlobalAdvisory: ["GET /advisories/{ghsa_id}"],
				getRepositoryAdvisory: ["GET /repos/{owner}/{repo}/security-advisories/{ghsa_id}"],
				listGlobalAdvisories: ["GET /advisories"],
				listOrgRepositoryAdvisories: ["GET /orgs/{org}/security-advisories"],
				listRepositoryAdvisories: ["GET /repos/{owner}/{repo}/security-advisories"],
				updateRepositoryAdvisory: ["PATCH /repos/{owner}/{repo}/security-advisories/{ghsa_id}"]
			},
			teams: {
				addOrUpdateMembershipForUserInOrg: ["PUT /orgs/{org}/teams/{team_slug}/memberships/{username}"],
				addOrUpdateRepoPermissionsInOrg: ["PUT /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],
				checkPermissionsForRepoInOrg: ["GET /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],
				create: ["POST /orgs/{org}/teams"],
				createDiscussionCommentInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments"],
				createDiscussionInOrg: ["POST /orgs/{org}/teams/{team_slug}/discussions"],
				deleteDiscussionCommentInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],
				deleteDiscussionInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],
				deleteInOrg: ["DELETE /orgs/{org}/teams/{team_slug}"],
				getByName: ["GET /orgs/{org}/teams/{team_slug}"],
				getDiscussionCommentInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],
				getDiscussionInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],
				getMembershipForUserInOrg: ["GET /orgs/{org}/teams/{team_slug}/memberships/{username}"],
				list: ["GET /orgs/{org}/teams"],
				listChildInOrg: ["GET /orgs/{org}/teams/{team_slug}/teams"],
				listDiscussionCommentsInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments"],
				listDiscussionsInOrg: ["GET /orgs/{org}/teams/{team_slug}/discussions"],
				listForAuthenticatedUser: ["GET /user/teams"],
				listMembersInOrg: ["GET /orgs/{org}/teams/{team_slug}/members"],
				listPendingInvitationsInOrg: ["GET /orgs/{org}/teams/{team_slug}/invitations"],
				listReposInOrg: ["GET /orgs/{org}/teams/{team_slug}/repos"],
				removeMembershipForUserInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/memberships/{username}"],
				removeRepoInOrg: ["DELETE /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}"],
				updateDiscussionCommentInOrg: ["PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}"],
				updateDiscussionInOrg: ["PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}"],
				updateInOrg: ["PATCH /orgs/{org}/teams/{team_slug}"]
			},
			users: {
				addEmailForAuthenticated: [
					"POST /user/emails",
					{},
					{ renamed: ["users", "addEmailForAuthenticatedUser"] }
				],
				addEmailForAuthenticatedUser: ["POST /user/emails"],
				addSocialAccountForAuthenticatedUser: ["POST /user/social_accounts"],
				block: ["PUT /user/blocks/{username}"],
				checkBlocked: ["GET /user/blocks/{username}"],
				checkFollowingForUser: ["GET /users/{username}/following/{target_user}"],
				checkPersonIsFollowedByAuthenticated: ["GET /user/following/{username}"],
				createGpgKeyForAuthenticated: [
					"POST /user/gpg_keys",
					{},
					{ renamed: ["users", "createGpgKeyForAuthenticatedUser"] }
				],
				createGpgKeyForAuthenticatedUser: ["POST /user/gpg_keys"],
				createPublicSshKeyForAuthenticated: [
					"POST /user/keys",
					{},
					{ renamed: ["users", "createPublicSshKeyForAuthenticatedUser"] }
				],
				createPublicSshKeyForAuthenticatedUser: ["POST /user/keys"],
				createSshSigningKeyForAuthenticatedUser: ["POST /user/ssh_signing_keys"],
				deleteAttestationsBulk: ["POST /users/{username}/attestations/delete-request"],
				deleteAttestationsById: ["DELETE /users/{username}/attestations/{attestation_id}"],
				deleteAttestationsBySubjectDigest: ["DELETE /users/{username}/attestations/digest/{subject_digest}"],
				deleteEmailForAuthenticated: [
					"DELETE /user/emails",
					{},
					{ renamed: ["users", "deleteEmailForAuthenticatedUser"] }
				],
				deleteEmailForAuthenticatedUser: ["DELETE /user/emails"],
				deleteGpgKeyForAuthenticated: [
					"DELETE /user/gpg_keys/{gpg_key_id}",
					{},
					{ renamed: ["users", "deleteGpgKeyForAuthenticatedUser"] }
				],
				deleteGpgKeyForAuthenticatedUser: ["DELETE /user/gpg_keys/{gpg_key_id}"],
				deletePublicSshKeyForAuthenticated: [
					"DELETE /user/keys/{key_id}",
					{},
					{ renamed: ["users", "deletePublicSshKeyForAuthenticatedUser"] }
				],
				deletePublicSshKeyForAuthenticatedUser: ["DELETE /user/keys/{key_id}"],
				deleteSocialAccountForAuthenticatedUser: ["DELETE /user/social_accounts"],
				deleteSshSigningKeyForAuthenticatedUser: ["DELETE /user/ssh_signing_keys/{ssh_signing_key_id}"],
				follow: ["PUT /user/following/{username}"],
				getAuthenticated: ["GET /user"],
				getById: ["GET /user/{account_id}"],
				getByUsername: ["GET /users/{username}"],
				getContextForUser: ["GET /users/{username}/hovercard"],
				getGpgKeyForAuthenticated: [
					"GET /user/gpg_keys/{gpg_key_id}",
					{},
					{ renamed: ["users", "getGpgKeyForAuthenticatedUser"] }
				],
				getGpgKeyForAuthenticatedUser: ["GET /user/gpg_keys/{gpg_key_id}"],
				getPublicSshKeyForAuthenticated: [
					"GET /user/keys/{key_id}",
					{},
					{ renamed: ["users", "getPublicSshKeyForAuthenticatedUser"] }
				],
				getPublicSshKeyForAuthenticatedUser: ["GET /user/keys/{key_id}"],
				getSshSigningKeyForAuthenticatedUser: ["GET /user/ssh_signing_keys/{ssh_signing_key_id}"],
				list: ["GET /users"],
				listAttestations: ["GET /users/{username}/attestations/{subject_digest}"],
				listAttestationsBulk: ["POST /users/{username}/attestations/bulk-list{?per_page,before,after}"],
				listBlockedByAuthenticated: [
					"GET /user/blocks",
					{},
					{ renamed: ["users", "listBlockedByAuthenticatedUser"] }
				],
				listBlockedByAuthenticatedUser: ["GET /user/blocks"],
				listEmailsForAuthenticated: [
					"GET /user/emails",
					{},
					{ renamed: ["users", "listEmailsForAuthenticatedUser"] }
				],
				listEmailsForAuthenticatedUser: ["GET /user/emails"],
				listFollowedByAuthenticated: [
					"GET /user/following",
					{},
					{ renamed: ["users", "listFollowedByAuthenticatedUser"] }
				],
				listFollowedByAuthenticatedUser: ["GET /user/following"],
				listFollowersForAuthenticatedUser: ["GET /user/followers"],
				listFollowersForUser: ["GET /users/{username}/followers"],
				listFollowingForUser: ["GET /users/{username}/following"],
				listGpgKeysForAuthenticated: [
					"GET /user/gpg_keys",
					{},
					{ renamed: ["users", "listGpgKeysForAuthenticatedUser"] }
				],
				listGpgKeysForAuthenticatedUser: ["GET /user/gpg_keys"],
				listGpgKeysForUser: ["GET /users/{username}/gpg_keys"],
				listPublicEmailsForAuthenticated: [
					"GET /user/public_emails",
					{},
					{ renamed: ["users", "listPublicEmailsForAuthenticatedUser"] }
				],
				listPublicEmailsForAuthenticatedUser: ["GET /user/public_emails"],
				listPublicKeysForUser: ["GET /users/{username}/keys"],
				listPublicSshKeysForAuthenticated: [
					"GET /user/keys",
					{},
					{ renamed: ["users", "listPublicSshKeysForAuthenticatedUser"] }
				],
				listPublicSshKeysForAuthenticatedUser: ["GET /user/keys"],
				listSocialAccountsForAuthenticatedUser: ["GET /user/social_accounts"],
				listSocialAccountsForUser: ["GET /users/{username}/social_accounts"],
				listSshSigningKeysForAuthenticatedUser: ["GET /user/ssh_signing_keys"],
				listSshSigningKeysForUser: ["GET /users/{username}/ssh_signing_keys"],
				setPrimaryEmailVisibilityForAuthenticated: [
					"PATCH /user/email/visibility",
					{},
					{ renamed: ["users", "setPrimaryEmailVisibilityForAuthenticatedUser"] }
				],
				setPrimaryEmailVisibilityForAuthenticatedUser: ["PATCH /user/email/visibility"],
				unblock: ["DELETE /user/blocks/{username}"],
				unfollow: ["DELETE /user/following/{username}"],
				updateAuthenticated: ["PATCH /user"]
			}
		};
		let endpointMethodsMap = new Map();
		for (let [scope, endpoints] of Object.entries(endpoints_default)) for (let [methodName, endpoint] of Object.entries(endpoints)) {
			let [route, defaults, decorations] = endpoint, [method, url] = route.split(/ /), endpointDefaults = Object.assign({
				method,
				url
			}, defaults);
			endpointMethodsMap.has(scope) || endpointMethodsMap.set(scope, new Map()), endpointMethodsMap.get(scope).set(methodName, {
				scope,
				methodName,
				endpointDefaults,
				decorations
			});
		}
		let handler = {
			has({ scope }, methodName) {
				return endpointMethodsMap.get(scope).has(methodName);
			},
			getOwnPropertyDescriptor(target, methodName) {
				return {
					value: this.get(target, methodName),
					configurable: !0,
					writable: !0,
					enumerable: !0
				};
			},
			defineProperty(target, methodName, descriptor) {
				return Object.defineProperty(target.cache, methodName, descriptor), !0;
			},
			deleteProperty(target, methodName) {
				return delete target.cache[methodName], !0;
			},
			ownKeys({ scope }) {
				return [...endpointMethodsMap.get(scope).keys()];
			},
			set(target, methodName, value) {
				return target.cache[methodName] = value;
			},
			get({ octokit, scope, cache }, methodName) {
				if (cache[methodName]) return cache[methodName];
				let method = endpointMethodsMap.get(scope).get(methodName);
				if (!method) return;
				let { endpointDefaults, decorations } = method;
				return cache[methodName] = decorations ? decorate(octokit, scope, methodName, endpointDefaults, decorations) : octokit.request.defaults(endpointDefaults), cache[methodName];
			}
		};
		function endpointsToMethods(octokit) {
			let newMethods = {};
			for (let scope of endpointMethodsMap.keys()) newMethods[scope] = new Proxy({
				octokit,
				scope,
				cache: {}
			}, handler);
			return newMethods;
		}
		function decorate(octokit, scope, methodName, defaults, decorations) {
			let requestWithDefaults = octokit.request.defaults(defaults);
			function withDecorations(...args) {
				let options = requestWithDefaults.endpoint.merge(...args);
				if (decorations.mapToData) return options = Object.assign({}, options, {
					data: options[decorations.mapToData],
					[decorations.mapToData]: void 0
				}), requestWithDefaults(options);
				if (decorations.renamed) {
					let [newScope, newMethodName] = decorations.renamed;
					octokit.log.warn(`octokit.${scope}.${methodName}() has been renamed to octokit.${newScope}.${newMethodName}()`);
				}
				if (decorations.deprecated && octokit.log.warn(decorations.deprecated), decorations.renamedParameters) {
					let options2 = requestWithDefaults.endpoint.merge(...args);
					for (let [name, alias] of Object.entries(decorations.renamedParameters)) name in options2 && (octokit.log.warn(`"${name}" parameter is deprecated for "octokit.${scope}.${methodName}()". Use "${alias}" instead`), alias in options2 || (options2[alias] = options2[name]), delete options2[name]);
					return requestWithDefaults(options2);
				}
				return requestWithDefaults(...args);
			}
			return Object.assign(withDecorations, requestWithDefaults);
		}
		function restEndpointMethods(octokit) {
			return { rest: endpointsToMethods(octokit) };
		}
		restEndpointMethods.VERSION = "17.0.0";
		var plugin_paginate_rest_dist_bundle_VERSION = "0.0.0-development";
		function normalizePaginatedListResponse(response) {
			if (!response.data) return {
				...response,
				data: []
			};
			if (!(("total_count" in response.data || "total_commits" in response.data) && !("url" in response.data))) return response;
			let incompleteResults = response.data.incomplete_results, repositorySelection = response.data.repository_selection, totalCount = response.data.total_count, totalCommits = response.data.total_commits;
			delete response.data.incomplete_results, delete response.data.repository_selection, delete response.data.total_count, delete response.data.total_commits;
			let namespaceKey = Object.keys(response.data)[0];
			return response.data = response.data[namespaceKey], incompleteResults !== void 0 && (response.data.incomplete_results = incompleteResults), repositorySelection !== void 0 && (response.data.repository_selection = repositorySelection), response.data.total_count = totalCount, response.data.total_commits = totalCommits, response;
		}
		function iterator(octokit, route, parameters) {
			let options = typeof route == "function" ? route.endpoint(parameters) : octokit.request.endpoint(route, parameters), requestMethod = typeof route == "function" ? route : octokit.request, method = options.method, headers = options.headers, url = options.url;
			return { [Symbol.asyncIterator]: () => ({ async next() {
				if (!url) return { done: !0 };
				try {
					let normalizedResponse = normalizePaginatedListResponse(await requestMethod({
						method,
						url,
						headers
					}));
					if (url = ((normalizedResponse.headers.link || "").match(/<([^<>]+)>;\s*rel="next"/) || [])[1], !url && "total_commits" in normalizedResponse.data) {
						let parsedUrl = new URL(normalizedResponse.url), params = parsedUrl.searchParams, page = parseInt(params.get("page") || "1", 10);
						page * parseInt(params.get("per_page") || "250", 10) < normalizedResponse.data.total_commits && (params.set("page", String(page + 1)), url = parsedUrl.toString());
					}
					return { value: normalizedResponse };
				} catch (error) {
					if (error.status !== 409) throw error;
					return url = "", { value: {
						status: 200,
						headers: {},
						data: []
					} };
				}
			} }) };
		}
		function paginate(octokit, route, parameters, mapFn) {
			return typeof parameters == "function" && (mapFn = parameters, parameters = void 0), gather(octokit, [], iterator(octokit, route, parameters)[Symbol.asyncIterator](), mapFn);
		}
		function gather(octokit, results, iterator2, mapFn) {
			return iterator2.next().then((result) => {
				if (result.done) return results;
				let earlyExit = !1;
				function done() {
					earlyExit = !0;
				}
				return results = results.concat(mapFn ? mapFn(result.value, done) : result.value.data), earlyExit ? results : gather(octokit, results, iterator2, mapFn);
			});
		}
		Object.assign(paginate, { iterator });
		function paginateRest(octokit) {
			return { paginate: Object.assign(paginate.bind(null, octokit), { iterator: iterator.bind(null, octokit) }) };
		}
		paginateRest.VERSION = plugin_paginate_rest_dist_bundle_VERSION, new Context();
		let baseUrl = getApiBaseUrl(), defaults = {
			baseUrl,
			request: {
				agent: getProxyAgent(baseUrl),
				fetch: getProxyFetch(baseUrl)
			}
		}, GitHub = Octokit.plugin(restEndpointMethods, paginateRest).defaults(defaults);
	})
};
