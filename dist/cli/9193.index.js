export const id = 9193;
export const ids = [9193];
export const modules = {
	18629: ((module) => {
		let maxInt = 2147483647, regexPunycode = /^xn--/, regexNonASCII = /[^\0-\x7F]/, regexSeparators = /[\x2E\u3002\uFF0E\uFF61]/g, errors = {
			overflow: "Overflow: input needs wider integers to process",
			"not-basic": "Illegal input >= 0x80 (not a basic code point)",
			"invalid-input": "Invalid input"
		}, floor = Math.floor, stringFromCharCode = String.fromCharCode;
		function error(type) {
			throw RangeError(errors[type]);
		}
		function map(array, callback) {
			let result = [], length = array.length;
			for (; length--;) result[length] = callback(array[length]);
			return result;
		}
		function mapDomain(domain, callback) {
			let parts = domain.split("@"), result = "";
			parts.length > 1 && (result = parts[0] + "@", domain = parts[1]), domain = domain.replace(regexSeparators, ".");
			let encoded = map(domain.split("."), callback).join(".");
			return result + encoded;
		}
		function ucs2decode(string) {
			let output = [], counter = 0, length = string.length;
			for (; counter < length;) {
				let value = string.charCodeAt(counter++);
				if (value >= 55296 && value <= 56319 && counter < length) {
					let extra = string.charCodeAt(counter++);
					(extra & 64512) == 56320 ? output.push(((value & 1023) << 10) + (extra & 1023) + 65536) : (output.push(value), counter--);
				} else output.push(value);
			}
			return output;
		}
		let ucs2encode = (codePoints) => String.fromCodePoint(...codePoints), basicToDigit = function(codePoint) {
			return codePoint >= 48 && codePoint < 58 ? 26 + (codePoint - 48) : codePoint >= 65 && codePoint < 91 ? codePoint - 65 : codePoint >= 97 && codePoint < 123 ? codePoint - 97 : 36;
		}, digitToBasic = function(digit, flag) {
			return digit + 22 + 75 * (digit < 26) - ((flag != 0) << 5);
		}, adapt = function(delta, numPoints, firstTime) {
			let k = 0;
			for (delta = firstTime ? floor(delta / 700) : delta >> 1, delta += floor(delta / numPoints); delta > 455; k += 36) delta = floor(delta / 35);
			return floor(k + 36 * delta / (delta + 38));
		}, decode = function(input) {
			let output = [], inputLength = input.length, i = 0, n = 128, bias = 72, basic = input.lastIndexOf("-");
			basic < 0 && (basic = 0);
			for (let j = 0; j < basic; ++j) input.charCodeAt(j) >= 128 && error("not-basic"), output.push(input.charCodeAt(j));
			for (let index = basic > 0 ? basic + 1 : 0; index < inputLength;) {
				let oldi = i;
				for (let w = 1, k = 36;; k += 36) {
					index >= inputLength && error("invalid-input");
					let digit = basicToDigit(input.charCodeAt(index++));
					digit >= 36 && error("invalid-input"), digit > floor((maxInt - i) / w) && error("overflow"), i += digit * w;
					let t = k <= bias ? 1 : k >= bias + 26 ? 26 : k - bias;
					if (digit < t) break;
					let baseMinusT = 36 - t;
					w > floor(maxInt / baseMinusT) && error("overflow"), w *= baseMinusT;
				}
				let out = output.length + 1;
				bias = adapt(i - oldi, out, oldi == 0), floor(i / out) > maxInt - n && error("overflow"), n += floor(i / out), i %= out, output.splice(i++, 0, n);
			}
			return String.fromCodePoint(...output);
		}, encode = function(input) {
			let output = [];
			input = ucs2decode(input);
			let inputLength = input.length, n = 128, delta = 0, bias = 72;
			for (let currentValue of input) currentValue < 128 && output.push(stringFromCharCode(currentValue));
			let basicLength = output.length, handledCPCount = basicLength;
			for (basicLength && output.push("-"); handledCPCount < inputLength;) {
				let m = maxInt;
				for (let currentValue of input) currentValue >= n && currentValue < m && (m = currentValue);
				let handledCPCountPlusOne = handledCPCount + 1;
				m - n > floor((maxInt - delta) / handledCPCountPlusOne) && error("overflow"), delta += (m - n) * handledCPCountPlusOne, n = m;
				for (let currentValue of input) if (currentValue < n && ++delta > maxInt && error("overflow"), currentValue === n) {
					let q = delta;
					for (let k = 36;; k += 36) {
						let t = k <= bias ? 1 : k >= bias + 26 ? 26 : k - bias;
						if (q < t) break;
						let qMinusT = q - t, baseMinusT = 36 - t;
						output.push(stringFromCharCode(digitToBasic(t + qMinusT % baseMinusT, 0))), q = floor(qMinusT / baseMinusT);
					}
					output.push(stringFromCharCode(digitToBasic(q, 0))), bias = adapt(delta, handledCPCountPlusOne, handledCPCount === basicLength), delta = 0, ++handledCPCount;
				}
				++delta, ++n;
			}
			return output.join("");
		}, toUnicode = function(input) {
			return mapDomain(input, function(string) {
				return regexPunycode.test(string) ? decode(string.slice(4).toLowerCase()) : string;
			});
		}, toASCII = function(input) {
			return mapDomain(input, function(string) {
				return regexNonASCII.test(string) ? "xn--" + encode(string) : string;
			});
		};
		module.exports = {
			version: "2.3.1",
			ucs2: {
				decode: ucs2decode,
				encode: ucs2encode
			},
			decode,
			encode,
			toASCII,
			toUnicode
		};
	}),
	9193: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { A: () => markdown_it_lib });
		var mdurl_namespaceObject = {};
		__webpack_require__.r(mdurl_namespaceObject), __webpack_require__.d(mdurl_namespaceObject, {
			decode: () => lib_decode,
			encode: () => lib_encode,
			format: () => format,
			parse: () => parse
		});
		var uc_micro_namespaceObject = {};
		__webpack_require__.r(uc_micro_namespaceObject), __webpack_require__.d(uc_micro_namespaceObject, {
			Any: () => Any_regex,
			Cc: () => Cc_regex,
			Cf: () => Cf_regex,
			P: () => regex,
			S: () => S_regex,
			Z: () => Z_regex
		});
		var utils_namespaceObject = {};
		__webpack_require__.r(utils_namespaceObject), __webpack_require__.d(utils_namespaceObject, {
			arrayReplaceAt: () => arrayReplaceAt,
			asciiTrim: () => asciiTrim,
			assign: () => utils_assign,
			escapeHtml: () => escapeHtml,
			escapeRE: () => escapeRE,
			fromCodePoint: () => utils_fromCodePoint,
			has: () => has,
			isMdAsciiPunct: () => isMdAsciiPunct,
			isPunctChar: () => isPunctChar,
			isPunctCharCode: () => isPunctCharCode,
			isSpace: () => isSpace,
			isString: () => isString,
			isValidEntityCode: () => isValidEntityCode,
			isWhiteSpace: () => isWhiteSpace,
			lib: () => lib,
			normalizeReference: () => normalizeReference,
			unescapeAll: () => unescapeAll,
			unescapeMd: () => unescapeMd
		});
		var helpers_namespaceObject = {};
		__webpack_require__.r(helpers_namespaceObject), __webpack_require__.d(helpers_namespaceObject, {
			parseLinkDestination: () => parseLinkDestination,
			parseLinkLabel: () => parseLinkLabel,
			parseLinkTitle: () => parseLinkTitle
		});
		let decodeCache = {};
		function getDecodeCache(exclude) {
			let cache = decodeCache[exclude];
			if (cache) return cache;
			cache = decodeCache[exclude] = [];
			for (let i = 0; i < 128; i++) {
				let ch = String.fromCharCode(i);
				cache.push(ch);
			}
			for (let i = 0; i < exclude.length; i++) {
				let ch = exclude.charCodeAt(i);
				cache[ch] = "%" + ("0" + ch.toString(16).toUpperCase()).slice(-2);
			}
			return cache;
		}
		function decode(string, exclude) {
			typeof exclude != "string" && (exclude = decode.defaultChars);
			let cache = getDecodeCache(exclude);
			return string.replace(/(%[a-f0-9]{2})+/gi, function(seq) {
				let result = "";
				for (let i = 0, l = seq.length; i < l; i += 3) {
					let b1 = parseInt(seq.slice(i + 1, i + 3), 16);
					if (b1 < 128) result += cache[b1];
					else {
						if ((b1 & 224) == 192 && i + 3 < l) {
							let b2 = parseInt(seq.slice(i + 4, i + 6), 16);
							if ((b2 & 192) == 128) {
								let chr = b1 << 6 & 1984 | b2 & 63;
								result += chr < 128 ? "��" : String.fromCharCode(chr), i += 3;
								continue;
							}
						}
						if ((b1 & 240) == 224 && i + 6 < l) {
							let b2 = parseInt(seq.slice(i + 4, i + 6), 16), b3 = parseInt(seq.slice(i + 7, i + 9), 16);
							if ((b2 & 192) == 128 && (b3 & 192) == 128) {
								let chr = b1 << 12 & 61440 | b2 << 6 & 4032 | b3 & 63;
								result += chr < 2048 || chr >= 55296 && chr <= 57343 ? "���" : String.fromCharCode(chr), i += 6;
								continue;
							}
						}
						if ((b1 & 248) == 240 && i + 9 < l) {
							let b2 = parseInt(seq.slice(i + 4, i + 6), 16), b3 = parseInt(seq.slice(i + 7, i + 9), 16), b4 = parseInt(seq.slice(i + 10, i + 12), 16);
							if ((b2 & 192) == 128 && (b3 & 192) == 128 && (b4 & 192) == 128) {
								let chr = b1 << 18 & 1835008 | b2 << 12 & 258048 | b3 << 6 & 4032 | b4 & 63;
								chr < 65536 || chr > 1114111 ? result += "����" : (chr -= 65536, result += String.fromCharCode(55296 + (chr >> 10), 56320 + (chr & 1023))), i += 9;
								continue;
							}
						}
						result += "�";
					}
				}
				return result;
			});
		}
		decode.defaultChars = ";/?:@&=+$,#", decode.componentChars = "";
		let lib_decode = decode, encodeCache = {};
		function getEncodeCache(exclude) {
			let cache = encodeCache[exclude];
			if (cache) return cache;
			cache = encodeCache[exclude] = [];
			for (let i = 0; i < 128; i++) {
				let ch = String.fromCharCode(i);
				/^[0-9a-z]$/i.test(ch) ? cache.push(ch) : cache.push("%" + ("0" + i.toString(16).toUpperCase()).slice(-2));
			}
			for (let i = 0; i < exclude.length; i++) cache[exclude.charCodeAt(i)] = exclude[i];
			return cache;
		}
		function encode(string, exclude, keepEscaped) {
			typeof exclude != "string" && (keepEscaped = exclude, exclude = encode.defaultChars), keepEscaped === void 0 && (keepEscaped = !0);
			let cache = getEncodeCache(exclude), result = "";
			for (let i = 0, l = string.length; i < l; i++) {
				let code = string.charCodeAt(i);
				if (keepEscaped && code === 37 && i + 2 < l && /^[0-9a-f]{2}$/i.test(string.slice(i + 1, i + 3))) result += string.slice(i, i + 3), i += 2;
				else if (code < 128) result += cache[code];
				else if (code >= 55296 && code <= 57343) {
					if (code >= 55296 && code <= 56319 && i + 1 < l) {
						let nextCode = string.charCodeAt(i + 1);
						if (nextCode >= 56320 && nextCode <= 57343) {
							result += encodeURIComponent(string[i] + string[i + 1]), i++;
							continue;
						}
					}
					result += "%EF%BF%BD";
				} else result += encodeURIComponent(string[i]);
			}
			return result;
		}
		encode.defaultChars = ";/?:@&=+$,-_.!~*'()#", encode.componentChars = "-_.!~*'()";
		let lib_encode = encode;
		function format(url) {
			let result = "";
			return result += url.protocol || "", result += url.slashes ? "//" : "", result += url.auth ? url.auth + "@" : "", url.hostname && url.hostname.indexOf(":") !== -1 ? result += "[" + url.hostname + "]" : result += url.hostname || "", result += url.port ? ":" + url.port : "", result += url.pathname || "", result += url.search || "", result += url.hash || "", result;
		}
		function Url() {
			this.protocol = null, this.slashes = null, this.auth = null, this.port = null, this.hostname = null, this.hash = null, this.search = null, this.pathname = null;
		}
		let protocolPattern = /^([a-z0-9.+-]+:)/i, portPattern = /:[0-9]*$/, simplePathPattern = /^(\/\/?(?!\/)[^\?\s]*)(\?[^\s]*)?$/, nonHostChars = [
			"%",
			"/",
			"?",
			";",
			"#",
			"'",
			"{",
			"}",
			"|",
			"\\",
			"^",
			"`",
			"<",
			">",
			"\"",
			"`",
			" ",
			"\r",
			"\n",
			"	"
		], hostEndingChars = [
			"/",
			"?",
			"#"
		], hostnamePartPattern = /^[+a-z0-9A-Z_-]{0,63}$/, hostnamePartStart = /^([+a-z0-9A-Z_-]{0,63})(.*)$/, hostlessProtocol = {
			javascript: !0,
			"javascript:": !0
		}, slashedProtocol = {
			http: !0,
			https: !0,
			ftp: !0,
			gopher: !0,
			file: !0,
			"http:": !0,
			"https:": !0,
			"ftp:": !0,
			"gopher:": !0,
			"file:": !0
		};
		function urlParse(url, slashesDenoteHost) {
			if (url && url instanceof Url) return url;
			let u = new Url();
			return u.parse(url, slashesDenoteHost), u;
		}
		Url.prototype.parse = function(url, slashesDenoteHost) {
			let lowerProto, hec, slashes, rest = url;
			if (rest = rest.trim(), !slashesDenoteHost && url.split("#").length === 1) {
				let simplePath = simplePathPattern.exec(rest);
				if (simplePath) return this.pathname = simplePath[1], simplePath[2] && (this.search = simplePath[2]), this;
			}
			let proto = protocolPattern.exec(rest);
			if (proto && (proto = proto[0], lowerProto = proto.toLowerCase(), this.protocol = proto, rest = rest.substr(proto.length)), (slashesDenoteHost || proto || rest.match(/^\/\/[^@\/]+@[^@\/]+/)) && (slashes = rest.substr(0, 2) === "//", slashes && !(proto && hostlessProtocol[proto]) && (rest = rest.substr(2), this.slashes = !0)), !hostlessProtocol[proto] && (slashes || proto && !slashedProtocol[proto])) {
				let hostEnd = -1;
				for (let i = 0; i < hostEndingChars.length; i++) hec = rest.indexOf(hostEndingChars[i]), hec !== -1 && (hostEnd === -1 || hec < hostEnd) && (hostEnd = hec);
				let auth, atSign;
				atSign = hostEnd === -1 ? rest.lastIndexOf("@") : rest.lastIndexOf("@", hostEnd), atSign !== -1 && (auth = rest.slice(0, atSign), rest = rest.slice(atSign + 1), this.auth = auth), hostEnd = -1;
				for (let i = 0; i < nonHostChars.length; i++) hec = rest.indexOf(nonHostChars[i]), hec !== -1 && (hostEnd === -1 || hec < hostEnd) && (hostEnd = hec);
				hostEnd === -1 && (hostEnd = rest.length), rest[hostEnd - 1] === ":" && hostEnd--;
				let host = rest.slice(0, hostEnd);
				rest = rest.slice(hostEnd), this.parseHost(host), this.hostname = this.hostname || "";
				let ipv6Hostname = this.hostname[0] === "[" && this.hostname[this.hostname.length - 1] === "]";
				if (!ipv6Hostname) {
					let hostparts = this.hostname.split(/\./);
					for (let i = 0, l = hostparts.length; i < l; i++) {
						let part = hostparts[i];
						if (part && !part.match(hostnamePartPattern)) {
							let newpart = "";
							for (let j = 0, k = part.length; j < k; j++) part.charCodeAt(j) > 127 ? newpart += "x" : newpart += part[j];
							if (!newpart.match(hostnamePartPattern)) {
								let validParts = hostparts.slice(0, i), notHost = hostparts.slice(i + 1), bit = part.match(hostnamePartStart);
								bit && (validParts.push(bit[1]), notHost.unshift(bit[2])), notHost.length && (rest = notHost.join(".") + rest), this.hostname = validParts.join(".");
								break;
							}
						}
					}
				}
				this.hostname.length > 255 && (this.hostname = ""), ipv6Hostname && (this.hostname = this.hostname.substr(1, this.hostname.length - 2));
			}
			let hash = rest.indexOf("#");
			hash !== -1 && (this.hash = rest.substr(hash), rest = rest.slice(0, hash));
			let qm = rest.indexOf("?");
			return qm !== -1 && (this.search = rest.substr(qm), rest = rest.slice(0, qm)), rest && (this.pathname = rest), slashedProtocol[lowerProto] && this.hostname && !this.pathname && (this.pathname = ""), this;
		}, Url.prototype.parseHost = function(host) {
			let port = portPattern.exec(host);
			port && (port = port[0], port !== ":" && (this.port = port.substr(1)), host = host.substr(0, host.length - port.length)), host && (this.hostname = host);
		};
		let parse = urlParse, regex = /[!-#%-\*,-\/:;\?@\[-\]_\{\}\xA1\xA7\xAB\xB6\xB7\xBB\xBF\u037E\u0387\u055A-\u055F\u0589\u058A\u05BE\u05C0\u05C3\u05C6\u05F3\u05F4\u0609\u060A\u060C\u060D\u061B\u061D-\u061F\u066A-\u066D\u06D4\u0700-\u070D\u07F7-\u07F9\u0830-\u083E\u085E\u0964\u0965\u0970\u09FD\u0A76\u0AF0\u0C77\u0C84\u0DF4\u0E4F\u0E5A\u0E5B\u0F04-\u0F12\u0F14\u0F3A-\u0F3D\u0F85\u0FD0-\u0FD4\u0FD9\u0FDA\u104A-\u104F\u10FB\u1360-\u1368\u1400\u166E\u169B\u169C\u16EB-\u16ED\u1735\u1736\u17D4-\u17D6\u17D8-\u17DA\u1800-\u180A\u1944\u1945\u1A1E\u1A1F\u1AA0-\u1AA6\u1AA8-\u1AAD\u1B5A-\u1B60\u1B7D\u1B7E\u1BFC-\u1BFF\u1C3B-\u1C3F\u1C7E\u1C7F\u1CC0-\u1CC7\u1CD3\u2010-\u2027\u2030-\u2043\u2045-\u2051\u2053-\u205E\u207D\u207E\u208D\u208E\u2308-\u230B\u2329\u232A\u2768-\u2775\u27C5\u27C6\u27E6-\u27EF\u2983-\u2998\u29D8-\u29DB\u29FC\u29FD\u2CF9-\u2CFC\u2CFE\u2CFF\u2D70\u2E00-\u2E2E\u2E30-\u2E4F\u2E52-\u2E5D\u3001-\u3003\u3008-\u3011\u3014-\u301F\u3030\u303D\u30A0\u30FB\uA4FE\uA4FF\uA60D-\uA60F\uA673\uA67E\uA6F2-\uA6F7\uA874-\uA877\uA8CE\uA8CF\uA8F8-\uA8FA\uA8FC\uA92E\uA92F\uA95F\uA9C1-\uA9CD\uA9DE\uA9DF\uAA5C-\uAA5F\uAADE\uAADF\uAAF0\uAAF1\uABEB\uFD3E\uFD3F\uFE10-\uFE19\uFE30-\uFE52\uFE54-\uFE61\uFE63\uFE68\uFE6A\uFE6B\uFF01-\uFF03\uFF05-\uFF0A\uFF0C-\uFF0F\uFF1A\uFF1B\uFF1F\uFF20\uFF3B-\uFF3D\uFF3F\uFF5B\uFF5D\uFF5F-\uFF65]|\uD800[\uDD00-\uDD02\uDF9F\uDFD0]|\uD801\uDD6F|\uD802[\uDC57\uDD1F\uDD3F\uDE50-\uDE58\uDE7F\uDEF0-\uDEF6\uDF39-\uDF3F\uDF99-\uDF9C]|\uD803[\uDEAD\uDF55-\uDF59\uDF86-\uDF89]|\uD804[\uDC47-\uDC4D\uDCBB\uDCBC\uDCBE-\uDCC1\uDD40-\uDD43\uDD74\uDD75\uDDC5-\uDDC8\uDDCD\uDDDB\uDDDD-\uDDDF\uDE38-\uDE3D\uDEA9]|\uD805[\uDC4B-\uDC4F\uDC5A\uDC5B\uDC5D\uDCC6\uDDC1-\uDDD7\uDE41-\uDE43\uDE60-\uDE6C\uDEB9\uDF3C-\uDF3E]|\uD806[\uDC3B\uDD44-\uDD46\uDDE2\uDE3F-\uDE46\uDE9A-\uDE9C\uDE9E-\uDEA2\uDF00-\uDF09]|\uD807[\uDC41-\uDC45\uDC70\uDC71\uDEF7\uDEF8\uDF43-\uDF4F\uDFFF]|\uD809[\uDC70-\uDC74]|\uD80B[\uDFF1\uDFF2]|\uD81A[\uDE6E\uDE6F\uDEF5\uDF37-\uDF3B\uDF44]|\uD81B[\uDE97-\uDE9A\uDFE2]|\uD82F\uDC9F|\uD836[\uDE87-\uDE8B]|\uD83A[\uDD5E\uDD5F]/, S_regex = /[\$\+<->\^`\|~\xA2-\xA6\xA8\xA9\xAC\xAE-\xB1\xB4\xB8\xD7\xF7\u02C2-\u02C5\u02D2-\u02DF\u02E5-\u02EB\u02ED\u02EF-\u02FF\u0375\u0384\u0385\u03F6\u0482\u058D-\u058F\u0606-\u0608\u060B\u060E\u060F\u06DE\u06E9\u06FD\u06FE\u07F6\u07FE\u07FF\u0888\u09F2\u09F3\u09FA\u09FB\u0AF1\u0B70\u0BF3-\u0BFA\u0C7F\u0D4F\u0D79\u0E3F\u0F01-\u0F03\u0F13\u0F15-\u0F17\u0F1A-\u0F1F\u0F34\u0F36\u0F38\u0FBE-\u0FC5\u0FC7-\u0FCC\u0FCE\u0FCF\u0FD5-\u0FD8\u109E\u109F\u1390-\u1399\u166D\u17DB\u1940\u19DE-\u19FF\u1B61-\u1B6A\u1B74-\u1B7C\u1FBD\u1FBF-\u1FC1\u1FCD-\u1FCF\u1FDD-\u1FDF\u1FED-\u1FEF\u1FFD\u1FFE\u2044\u2052\u207A-\u207C\u208A-\u208C\u20A0-\u20C0\u2100\u2101\u2103-\u2106\u2108\u2109\u2114\u2116-\u2118\u211E-\u2123\u2125\u2127\u2129\u212E\u213A\u213B\u2140-\u2144\u214A-\u214D\u214F\u218A\u218B\u2190-\u2307\u230C-\u2328\u232B-\u2426\u2440-\u244A\u249C-\u24E9\u2500-\u2767\u2794-\u27C4\u27C7-\u27E5\u27F0-\u2982\u2999-\u29D7\u29DC-\u29FB\u29FE-\u2B73\u2B76-\u2B95\u2B97-\u2BFF\u2CE5-\u2CEA\u2E50\u2E51\u2E80-\u2E99\u2E9B-\u2EF3\u2F00-\u2FD5\u2FF0-\u2FFF\u3004\u3012\u3013\u3020\u3036\u3037\u303E\u303F\u309B\u309C\u3190\u3191\u3196-\u319F\u31C0-\u31E3\u31EF\u3200-\u321E\u322A-\u3247\u3250\u3260-\u327F\u328A-\u32B0\u32C0-\u33FF\u4DC0-\u4DFF\uA490-\uA4C6\uA700-\uA716\uA720\uA721\uA789\uA78A\uA828-\uA82B\uA836-\uA839\uAA77-\uAA79\uAB5B\uAB6A\uAB6B\uFB29\uFBB2-\uFBC2\uFD40-\uFD4F\uFDCF\uFDFC-\uFDFF\uFE62\uFE64-\uFE66\uFE69\uFF04\uFF0B\uFF1C-\uFF1E\uFF3E\uFF40\uFF5C\uFF5E\uFFE0-\uFFE6\uFFE8-\uFFEE\uFFFC\uFFFD]|\uD800[\uDD37-\uDD3F\uDD79-\uDD89\uDD8C-\uDD8E\uDD90-\uDD9C\uDDA0\uDDD0-\uDDFC]|\uD802[\uDC77\uDC78\uDEC8]|\uD805\uDF3F|\uD807[\uDFD5-\uDFF1]|\uD81A[\uDF3C-\uDF3F\uDF45]|\uD82F\uDC9C|\uD833[\uDF50-\uDFC3]|\uD834[\uDC00-\uDCF5\uDD00-\uDD26\uDD29-\uDD64\uDD6A-\uDD6C\uDD83\uDD84\uDD8C-\uDDA9\uDDAE-\uDDEA\uDE00-\uDE41\uDE45\uDF00-\uDF56]|\uD835[\uDEC1\uDEDB\uDEFB\uDF15\uDF35\uDF4F\uDF6F\uDF89\uDFA9\uDFC3]|\uD836[\uDC00-\uDDFF\uDE37-\uDE3A\uDE6D-\uDE74\uDE76-\uDE83\uDE85\uDE86]|\uD838[\uDD4F\uDEFF]|\uD83B[\uDCAC\uDCB0\uDD2E\uDEF0\uDEF1]|\uD83C[\uDC00-\uDC2B\uDC30-\uDC93\uDCA0-\uDCAE\uDCB1-\uDCBF\uDCC1-\uDCCF\uDCD1-\uDCF5\uDD0D-\uDDAD\uDDE6-\uDE02\uDE10-\uDE3B\uDE40-\uDE48\uDE50\uDE51\uDE60-\uDE65\uDF00-\uDFFF]|\uD83D[\uDC00-\uDED7\uDEDC-\uDEEC\uDEF0-\uDEFC\uDF00-\uDF76\uDF7B-\uDFD9\uDFE0-\uDFEB\uDFF0]|\uD83E[\uDC00-\uDC0B\uDC10-\uDC47\uDC50-\uDC59\uDC60-\uDC87\uDC90-\uDCAD\uDCB0\uDCB1\uDD00-\uDE53\uDE60-\uDE6D\uDE70-\uDE7C\uDE80-\uDE88\uDE90-\uDEBD\uDEBF-\uDEC5\uDECE-\uDEDB\uDEE0-\uDEE8\uDEF0-\uDEF8\uDF00-\uDF92\uDF94-\uDFCA]/, Any_regex = /[\0-\uD7FF\uE000-\uFFFF]|[\uD800-\uDBFF][\uDC00-\uDFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?:[^\uD800-\uDBFF]|^)[\uDC00-\uDFFF]/, Cc_regex = /[\0-\x1F\x7F-\x9F]/, Cf_regex = /[\xAD\u0600-\u0605\u061C\u06DD\u070F\u0890\u0891\u08E2\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u2066-\u206F\uFEFF\uFFF9-\uFFFB]|\uD804[\uDCBD\uDCCD]|\uD80D[\uDC30-\uDC3F]|\uD82F[\uDCA0-\uDCA3]|\uD834[\uDD73-\uDD7A]|\uDB40[\uDC01\uDC20-\uDC7F]/, Z_regex = /[ \xA0\u1680\u2000-\u200A\u2028\u2029\u202F\u205F\u3000]/, decode_data_html = new Uint16Array("ᵁ<Õıʊҝջאٵ۞ޢߖࠏ੊ઑඡ๭༉༦჊ረዡᐕᒝᓃᓟᔥ\0\0\0\0\0\0ᕫᛍᦍᰒᷝ὾⁠↰⊍⏀⏻⑂⠤⤒ⴈ⹈⿎〖㊺㘹㞬㣾㨨㩱㫠㬮ࠀEMabcfglmnoprstu\\bfms¦³¹ÈÏlig耻Æ䃆P耻&䀦cute耻Á䃁reve;䄂Āiyx}rc耻Â䃂;䐐r;쀀𝔄rave耻À䃀pha;䎑acr;䄀d;橓Āgp¡on;䄄f;쀀𝔸plyFunction;恡ing耻Å䃅Ācs¾Ãr;쀀𝒜ign;扔ilde耻Ã䃃ml耻Ä䃄ЀaceforsuåûþėĜĢħĪĀcrêòkslash;或Ŷöø;櫧ed;挆y;䐑ƀcrtąċĔause;戵noullis;愬a;䎒r;쀀𝔅pf;쀀𝔹eve;䋘còēmpeq;扎܀HOacdefhilorsuōőŖƀƞƢƵƷƺǜȕɳɸɾcy;䐧PY耻©䂩ƀcpyŝŢźute;䄆Ā;iŧŨ拒talDifferentialD;慅leys;愭ȀaeioƉƎƔƘron;䄌dil耻Ç䃇rc;䄈nint;戰ot;䄊ĀdnƧƭilla;䂸terDot;䂷òſi;䎧rcleȀDMPTǇǋǑǖot;抙inus;抖lus;投imes;抗oĀcsǢǸkwiseContourIntegral;戲eCurlyĀDQȃȏoubleQuote;思uote;怙ȀlnpuȞȨɇɕonĀ;eȥȦ户;橴ƀgitȯȶȺruent;扡nt;戯ourIntegral;戮ĀfrɌɎ;愂oduct;成nterClockwiseContourIntegral;戳oss;樯cr;쀀𝒞pĀ;Cʄʅ拓ap;才րDJSZacefiosʠʬʰʴʸˋ˗ˡ˦̳ҍĀ;oŹʥtrahd;椑cy;䐂cy;䐅cy;䐏ƀgrsʿ˄ˇger;怡r;憡hv;櫤Āayː˕ron;䄎;䐔lĀ;t˝˞戇a;䎔r;쀀𝔇Āaf˫̧Ācm˰̢riticalȀADGT̖̜̀̆cute;䂴oŴ̋̍;䋙bleAcute;䋝rave;䁠ilde;䋜ond;拄ferentialD;慆Ѱ̽\0\0\0͔͂\0Ѕf;쀀𝔻ƀ;DE͈͉͍䂨ot;惜qual;扐blèCDLRUVͣͲ΂ϏϢϸontourIntegraìȹoɴ͹\0\0ͻ»͉nArrow;懓Āeo·ΤftƀARTΐΖΡrrow;懐ightArrow;懔eåˊngĀLRΫτeftĀARγιrrow;柸ightArrow;柺ightArrow;柹ightĀATϘϞrrow;懒ee;抨pɁϩ\0\0ϯrrow;懑ownArrow;懕erticalBar;戥ǹABLRTaВЪаўѿͼrrowƀ;BUНОТ憓ar;椓pArrow;懵reve;䌑eft˒к\0ц\0ѐightVector;楐eeVector;楞ectorĀ;Bљњ憽ar;楖ightǔѧ\0ѱeeVector;楟ectorĀ;BѺѻ懁ar;楗eeĀ;A҆҇护rrow;憧ĀctҒҗr;쀀𝒟rok;䄐ࠀNTacdfglmopqstuxҽӀӄӋӞӢӧӮӵԡԯԶՒ՝ՠեG;䅊H耻Ð䃐cute耻É䃉ƀaiyӒӗӜron;䄚rc耻Ê䃊;䐭ot;䄖r;쀀𝔈rave耻È䃈ement;戈ĀapӺӾcr;䄒tyɓԆ\0\0ԒmallSquare;旻erySmallSquare;斫ĀgpԦԪon;䄘f;쀀𝔼silon;䎕uĀaiԼՉlĀ;TՂՃ橵ilde;扂librium;懌Āci՗՚r;愰m;橳a;䎗ml耻Ë䃋Āipժկsts;戃onentialE;慇ʀcfiosօֈ֍ֲ׌y;䐤r;쀀𝔉lledɓ֗\0\0֣mallSquare;旼erySmallSquare;斪Ͱֺ\0ֿ\0\0ׄf;쀀𝔽All;戀riertrf;愱cò׋؀JTabcdfgorstר׬ׯ׺؀ؒؖ؛؝أ٬ٲcy;䐃耻>䀾mmaĀ;d׷׸䎓;䏜reve;䄞ƀeiy؇،ؐdil;䄢rc;䄜;䐓ot;䄠r;쀀𝔊;拙pf;쀀𝔾eater̀EFGLSTصلَٖٛ٦qualĀ;Lؾؿ扥ess;招ullEqual;执reater;檢ess;扷lantEqual;橾ilde;扳cr;쀀𝒢;扫ЀAacfiosuڅڋږڛڞڪھۊRDcy;䐪Āctڐڔek;䋇;䁞irc;䄤r;愌lbertSpace;愋ǰگ\0ڲf;愍izontalLine;攀Āctۃۅòکrok;䄦mpńېۘownHumðįqual;扏܀EJOacdfgmnostuۺ۾܃܇܎ܚܞܡܨ݄ݸދޏޕcy;䐕lig;䄲cy;䐁cute耻Í䃍Āiyܓܘrc耻Î䃎;䐘ot;䄰r;愑rave耻Ì䃌ƀ;apܠܯܿĀcgܴܷr;䄪inaryI;慈lieóϝǴ݉\0ݢĀ;eݍݎ戬Āgrݓݘral;戫section;拂isibleĀCTݬݲomma;恣imes;恢ƀgptݿރވon;䄮f;쀀𝕀a;䎙cr;愐ilde;䄨ǫޚ\0ޞcy;䐆l耻Ï䃏ʀcfosuެ޷޼߂ߐĀiyޱ޵rc;䄴;䐙r;쀀𝔍pf;쀀𝕁ǣ߇\0ߌr;쀀𝒥rcy;䐈kcy;䐄΀HJacfosߤߨ߽߬߱ࠂࠈcy;䐥cy;䐌ppa;䎚Āey߶߻dil;䄶;䐚r;쀀𝔎pf;쀀𝕂cr;쀀𝒦րJTaceflmostࠥࠩࠬࡐࡣ঳সে্਷ੇcy;䐉耻<䀼ʀcmnpr࠷࠼ࡁࡄࡍute;䄹bda;䎛g;柪lacetrf;愒r;憞ƀaeyࡗ࡜ࡡron;䄽dil;䄻;䐛Āfsࡨ॰tԀACDFRTUVarࡾࢩࢱࣦ࣠ࣼयज़ΐ४Ānrࢃ࢏gleBracket;柨rowƀ;BR࢙࢚࢞憐ar;懤ightArrow;懆eiling;挈oǵࢷ\0ࣃbleBracket;柦nǔࣈ\0࣒eeVector;楡ectorĀ;Bࣛࣜ懃ar;楙loor;挊ightĀAV࣯ࣵrrow;憔ector;楎Āerँगeƀ;AVउऊऐ抣rrow;憤ector;楚iangleƀ;BEतथऩ抲ar;槏qual;抴pƀDTVषूौownVector;楑eeVector;楠ectorĀ;Bॖॗ憿ar;楘ectorĀ;B॥०憼ar;楒ightáΜs̀EFGLSTॾঋকঝঢভqualGreater;拚ullEqual;扦reater;扶ess;檡lantEqual;橽ilde;扲r;쀀𝔏Ā;eঽা拘ftarrow;懚idot;䄿ƀnpw৔ਖਛgȀLRlr৞৷ਂਐeftĀAR০৬rrow;柵ightArrow;柷ightArrow;柶eftĀarγਊightáοightáϊf;쀀𝕃erĀLRਢਬeftArrow;憙ightArrow;憘ƀchtਾੀੂòࡌ;憰rok;䅁;扪Ѐacefiosuਗ਼੝੠੷੼અઋ઎p;椅y;䐜Ādl੥੯iumSpace;恟lintrf;愳r;쀀𝔐nusPlus;戓pf;쀀𝕄cò੶;䎜ҀJacefostuણધભીଔଙඑ඗ඞcy;䐊cute;䅃ƀaey઴હાron;䅇dil;䅅;䐝ƀgswે૰଎ativeƀMTV૓૟૨ediumSpace;怋hiĀcn૦૘ë૙eryThiî૙tedĀGL૸ଆreaterGreateòٳessLesóੈLine;䀊r;쀀𝔑ȀBnptଢନଷ଺reak;恠BreakingSpace;䂠f;愕ڀ;CDEGHLNPRSTV୕ୖ୪୼஡௫ఄ౞಄ದ೘ൡඅ櫬Āou୛୤ngruent;扢pCap;扭oubleVerticalBar;戦ƀlqxஃஊ஛ement;戉ualĀ;Tஒஓ扠ilde;쀀≂̸ists;戄reater΀;EFGLSTஶஷ஽௉௓௘௥扯qual;扱ullEqual;쀀≧̸reater;쀀≫̸ess;批lantEqual;쀀⩾̸ilde;扵umpń௲௽ownHump;쀀≎̸qual;쀀≏̸eĀfsఊధtTriangleƀ;BEచఛడ拪ar;쀀⧏̸qual;括s̀;EGLSTవశ఼ౄోౘ扮qual;扰reater;扸ess;쀀≪̸lantEqual;쀀⩽̸ilde;扴estedĀGL౨౹reaterGreater;쀀⪢̸essLess;쀀⪡̸recedesƀ;ESಒಓಛ技qual;쀀⪯̸lantEqual;拠ĀeiಫಹverseElement;戌ghtTriangleƀ;BEೋೌ೒拫ar;쀀⧐̸qual;拭ĀquೝഌuareSuĀbp೨೹setĀ;E೰ೳ쀀⊏̸qual;拢ersetĀ;Eഃആ쀀⊐̸qual;拣ƀbcpഓതൎsetĀ;Eഛഞ쀀⊂⃒qual;抈ceedsȀ;ESTലള഻െ抁qual;쀀⪰̸lantEqual;拡ilde;쀀≿̸ersetĀ;E൘൛쀀⊃⃒qual;抉ildeȀ;EFT൮൯൵ൿ扁qual;扄ullEqual;扇ilde;扉erticalBar;戤cr;쀀𝒩ilde耻Ñ䃑;䎝܀Eacdfgmoprstuvලෂ෉෕ෛ෠෧෼ขภยา฿ไlig;䅒cute耻Ó䃓Āiy෎ීrc耻Ô䃔;䐞blac;䅐r;쀀𝔒rave耻Ò䃒ƀaei෮ෲ෶cr;䅌ga;䎩cron;䎟pf;쀀𝕆enCurlyĀDQฎบoubleQuote;怜uote;怘;橔Āclวฬr;쀀𝒪ash耻Ø䃘iŬื฼de耻Õ䃕es;樷ml耻Ö䃖erĀBP๋๠Āar๐๓r;怾acĀek๚๜;揞et;掴arenthesis;揜Ҁacfhilors๿ງຊຏຒດຝະ໼rtialD;戂y;䐟r;쀀𝔓i;䎦;䎠usMinus;䂱Āipຢອncareplanåڝf;愙Ȁ;eio຺ູ໠໤檻cedesȀ;EST່້໏໚扺qual;檯lantEqual;扼ilde;找me;怳Ādp໩໮uct;戏ortionĀ;aȥ໹l;戝Āci༁༆r;쀀𝒫;䎨ȀUfos༑༖༛༟OT耻\"䀢r;쀀𝔔pf;愚cr;쀀𝒬؀BEacefhiorsu༾གྷཇའཱིྦྷྪྭ႖ႩႴႾarr;椐G耻®䂮ƀcnrཎནབute;䅔g;柫rĀ;tཛྷཝ憠l;椖ƀaeyཧཬཱron;䅘dil;䅖;䐠Ā;vླྀཹ愜erseĀEUྂྙĀlq྇ྎement;戋uilibrium;懋pEquilibrium;楯r»ཹo;䎡ghtЀACDFTUVa࿁࿫࿳ဢဨၛႇϘĀnr࿆࿒gleBracket;柩rowƀ;BL࿜࿝࿡憒ar;懥eftArrow;懄eiling;按oǵ࿹\0စbleBracket;柧nǔည\0နeeVector;楝ectorĀ;Bဝသ懂ar;楕loor;挋Āerိ၃eƀ;AVဵံြ抢rrow;憦ector;楛iangleƀ;BEၐၑၕ抳ar;槐qual;抵pƀDTVၣၮၸownVector;楏eeVector;楜ectorĀ;Bႂႃ憾ar;楔ectorĀ;B႑႒懀ar;楓Āpuႛ႞f;愝ndImplies;楰ightarrow;懛ĀchႹႼr;愛;憱leDelayed;槴ڀHOacfhimoqstuფჱჷჽᄙᄞᅑᅖᅡᅧᆵᆻᆿĀCcჩხHcy;䐩y;䐨FTcy;䐬cute;䅚ʀ;aeiyᄈᄉᄎᄓᄗ檼ron;䅠dil;䅞rc;䅜;䐡r;쀀𝔖ortȀDLRUᄪᄴᄾᅉownArrow»ОeftArrow»࢚ightArrow»࿝pArrow;憑gma;䎣allCircle;战pf;쀀𝕊ɲᅭ\0\0ᅰt;戚areȀ;ISUᅻᅼᆉᆯ斡ntersection;抓uĀbpᆏᆞsetĀ;Eᆗᆘ抏qual;抑ersetĀ;Eᆨᆩ抐qual;抒nion;抔cr;쀀𝒮ar;拆ȀbcmpᇈᇛሉላĀ;sᇍᇎ拐etĀ;Eᇍᇕqual;抆ĀchᇠህeedsȀ;ESTᇭᇮᇴᇿ扻qual;檰lantEqual;扽ilde;承Tháྌ;我ƀ;esሒሓሣ拑rsetĀ;Eሜም抃qual;抇et»ሓրHRSacfhiorsሾቄ቉ቕ቞ቱቶኟዂወዑORN耻Þ䃞ADE;愢ĀHc቎ቒcy;䐋y;䐦Ābuቚቜ;䀉;䎤ƀaeyብቪቯron;䅤dil;䅢;䐢r;쀀𝔗Āeiቻ኉ǲኀ\0ኇefore;戴a;䎘Ācn኎ኘkSpace;쀀  Space;怉ldeȀ;EFTካኬኲኼ戼qual;扃ullEqual;扅ilde;扈pf;쀀𝕋ipleDot;惛Āctዖዛr;쀀𝒯rok;䅦ૡዷጎጚጦ\0ጬጱ\0\0\0\0\0ጸጽ፷ᎅ\0᏿ᐄᐊᐐĀcrዻጁute耻Ú䃚rĀ;oጇገ憟cir;楉rǣጓ\0጖y;䐎ve;䅬Āiyጞጣrc耻Û䃛;䐣blac;䅰r;쀀𝔘rave耻Ù䃙acr;䅪Ādiፁ፩erĀBPፈ፝Āarፍፐr;䁟acĀekፗፙ;揟et;掵arenthesis;揝onĀ;P፰፱拃lus;抎Āgp፻፿on;䅲f;쀀𝕌ЀADETadps᎕ᎮᎸᏄϨᏒᏗᏳrrowƀ;BDᅐᎠᎤar;椒ownArrow;懅ownArrow;憕quilibrium;楮eeĀ;AᏋᏌ报rrow;憥ownáϳerĀLRᏞᏨeftArrow;憖ightArrow;憗iĀ;lᏹᏺ䏒on;䎥ing;䅮cr;쀀𝒰ilde;䅨ml耻Ü䃜ҀDbcdefosvᐧᐬᐰᐳᐾᒅᒊᒐᒖash;披ar;櫫y;䐒ashĀ;lᐻᐼ抩;櫦Āerᑃᑅ;拁ƀbtyᑌᑐᑺar;怖Ā;iᑏᑕcalȀBLSTᑡᑥᑪᑴar;戣ine;䁼eparator;杘ilde;所ThinSpace;怊r;쀀𝔙pf;쀀𝕍cr;쀀𝒱dash;抪ʀcefosᒧᒬᒱᒶᒼirc;䅴dge;拀r;쀀𝔚pf;쀀𝕎cr;쀀𝒲Ȁfiosᓋᓐᓒᓘr;쀀𝔛;䎞pf;쀀𝕏cr;쀀𝒳ҀAIUacfosuᓱᓵᓹᓽᔄᔏᔔᔚᔠcy;䐯cy;䐇cy;䐮cute耻Ý䃝Āiyᔉᔍrc;䅶;䐫r;쀀𝔜pf;쀀𝕐cr;쀀𝒴ml;䅸ЀHacdefosᔵᔹᔿᕋᕏᕝᕠᕤcy;䐖cute;䅹Āayᕄᕉron;䅽;䐗ot;䅻ǲᕔ\0ᕛoWidtè૙a;䎖r;愨pf;愤cr;쀀𝒵௡ᖃᖊᖐ\0ᖰᖶᖿ\0\0\0\0ᗆᗛᗫᙟ᙭\0ᚕ᚛ᚲᚹ\0ᚾcute耻á䃡reve;䄃̀;Ediuyᖜᖝᖡᖣᖨᖭ戾;쀀∾̳;房rc耻â䃢te肻´̆;䐰lig耻æ䃦Ā;r²ᖺ;쀀𝔞rave耻à䃠ĀepᗊᗖĀfpᗏᗔsym;愵èᗓha;䎱ĀapᗟcĀclᗤᗧr;䄁g;樿ɤᗰ\0\0ᘊʀ;adsvᗺᗻᗿᘁᘇ戧nd;橕;橜lope;橘;橚΀;elmrszᘘᘙᘛᘞᘿᙏᙙ戠;榤e»ᘙsdĀ;aᘥᘦ戡ѡᘰᘲᘴᘶᘸᘺᘼᘾ;榨;榩;榪;榫;榬;榭;榮;榯tĀ;vᙅᙆ戟bĀ;dᙌᙍ抾;榝Āptᙔᙗh;戢»¹arr;捼Āgpᙣᙧon;䄅f;쀀𝕒΀;Eaeiop዁ᙻᙽᚂᚄᚇᚊ;橰cir;橯;扊d;手s;䀧roxĀ;e዁ᚒñᚃing耻å䃥ƀctyᚡᚦᚨr;쀀𝒶;䀪mpĀ;e዁ᚯñʈilde耻ã䃣ml耻ä䃤Āciᛂᛈoninôɲnt;樑ࠀNabcdefiklnoprsu᛭ᛱᜰ᜼ᝃᝈ᝸᝽០៦ᠹᡐᜍ᤽᥈ᥰot;櫭Ācrᛶ᜞kȀcepsᜀᜅᜍᜓong;扌psilon;䏶rime;怵imĀ;e᜚᜛戽q;拍Ŷᜢᜦee;抽edĀ;gᜬᜭ挅e»ᜭrkĀ;t፜᜷brk;掶Āoyᜁᝁ;䐱quo;怞ʀcmprtᝓ᝛ᝡᝤᝨausĀ;eĊĉptyv;榰séᜌnoõēƀahwᝯ᝱ᝳ;䎲;愶een;扬r;쀀𝔟g΀costuvwឍឝឳេ៕៛៞ƀaiuបពរðݠrc;旯p»፱ƀdptឤឨឭot;樀lus;樁imes;樂ɱឹ\0\0ើcup;樆ar;昅riangleĀdu៍្own;施p;斳plus;樄eåᑄåᒭarow;植ƀako៭ᠦᠵĀcn៲ᠣkƀlst៺֫᠂ozenge;槫riangleȀ;dlr᠒᠓᠘᠝斴own;斾eft;旂ight;斸k;搣Ʊᠫ\0ᠳƲᠯ\0ᠱ;斒;斑4;斓ck;斈ĀeoᠾᡍĀ;qᡃᡆ쀀=⃥uiv;쀀≡⃥t;挐Ȁptwxᡙᡞᡧᡬf;쀀𝕓Ā;tᏋᡣom»Ꮜtie;拈؀DHUVbdhmptuvᢅᢖᢪᢻᣗᣛᣬ᣿ᤅᤊᤐᤡȀLRlrᢎᢐᢒᢔ;敗;敔;敖;敓ʀ;DUduᢡᢢᢤᢦᢨ敐;敦;敩;敤;敧ȀLRlrᢳᢵᢷᢹ;敝;敚;敜;教΀;HLRhlrᣊᣋᣍᣏᣑᣓᣕ救;敬;散;敠;敫;敢;敟ox;槉ȀLRlrᣤᣦᣨᣪ;敕;敒;攐;攌ʀ;DUduڽ᣷᣹᣻᣽;敥;敨;攬;攴inus;抟lus;択imes;抠ȀLRlrᤙᤛᤝ᤟;敛;敘;攘;攔΀;HLRhlrᤰᤱᤳᤵᤷ᤻᤹攂;敪;敡;敞;攼;攤;攜Āevģ᥂bar耻¦䂦Ȁceioᥑᥖᥚᥠr;쀀𝒷mi;恏mĀ;e᜚᜜lƀ;bhᥨᥩᥫ䁜;槅sub;柈Ŭᥴ᥾lĀ;e᥹᥺怢t»᥺pƀ;Eeįᦅᦇ;檮Ā;qۜۛೡᦧ\0᧨ᨑᨕᨲ\0ᨷᩐ\0\0᪴\0\0᫁\0\0ᬡᬮ᭍᭒\0᯽\0ᰌƀcpr᦭ᦲ᧝ute;䄇̀;abcdsᦿᧀᧄ᧊᧕᧙戩nd;橄rcup;橉Āau᧏᧒p;橋p;橇ot;橀;쀀∩︀Āeo᧢᧥t;恁îړȀaeiu᧰᧻ᨁᨅǰ᧵\0᧸s;橍on;䄍dil耻ç䃧rc;䄉psĀ;sᨌᨍ橌m;橐ot;䄋ƀdmnᨛᨠᨦil肻¸ƭptyv;榲t脀¢;eᨭᨮ䂢räƲr;쀀𝔠ƀceiᨽᩀᩍy;䑇ckĀ;mᩇᩈ朓ark»ᩈ;䏇r΀;Ecefms᩟᩠ᩢᩫ᪤᪪᪮旋;槃ƀ;elᩩᩪᩭ䋆q;扗eɡᩴ\0\0᪈rrowĀlr᩼᪁eft;憺ight;憻ʀRSacd᪒᪔᪖᪚᪟»ཇ;擈st;抛irc;抚ash;抝nint;樐id;櫯cir;槂ubsĀ;u᪻᪼晣it»᪼ˬ᫇᫔᫺\0ᬊonĀ;eᫍᫎ䀺Ā;qÇÆɭ᫙\0\0᫢aĀ;t᫞᫟䀬;䁀ƀ;fl᫨᫩᫫戁îᅠeĀmx᫱᫶ent»᫩eóɍǧ᫾\0ᬇĀ;dኻᬂot;橭nôɆƀfryᬐᬔᬗ;쀀𝕔oäɔ脀©;sŕᬝr;愗Āaoᬥᬩrr;憵ss;朗Ācuᬲᬷr;쀀𝒸Ābpᬼ᭄Ā;eᭁᭂ櫏;櫑Ā;eᭉᭊ櫐;櫒dot;拯΀delprvw᭠᭬᭷ᮂᮬᯔ᯹arrĀlr᭨᭪;椸;椵ɰ᭲\0\0᭵r;拞c;拟arrĀ;p᭿ᮀ憶;椽̀;bcdosᮏᮐᮖᮡᮥᮨ截rcap;橈Āauᮛᮞp;橆p;橊ot;抍r;橅;쀀∪︀Ȁalrv᮵ᮿᯞᯣrrĀ;mᮼᮽ憷;椼yƀevwᯇᯔᯘqɰᯎ\0\0ᯒreã᭳uã᭵ee;拎edge;拏en耻¤䂤earrowĀlrᯮ᯳eft»ᮀight»ᮽeäᯝĀciᰁᰇoninôǷnt;戱lcty;挭ঀAHabcdefhijlorstuwz᰸᰻᰿ᱝᱩᱵᲊᲞᲬᲷ᳻᳿ᴍᵻᶑᶫᶻ᷆᷍rò΁ar;楥Ȁglrs᱈ᱍ᱒᱔ger;怠eth;愸òᄳhĀ;vᱚᱛ怐»ऊūᱡᱧarow;椏aã̕Āayᱮᱳron;䄏;䐴ƀ;ao̲ᱼᲄĀgrʿᲁr;懊tseq;橷ƀglmᲑᲔᲘ耻°䂰ta;䎴ptyv;榱ĀirᲣᲨsht;楿;쀀𝔡arĀlrᲳᲵ»ࣜ»သʀaegsv᳂͸᳖᳜᳠mƀ;oș᳊᳔ndĀ;ș᳑uit;晦amma;䏝in;拲ƀ;io᳧᳨᳸䃷de脀÷;o᳧ᳰntimes;拇nø᳷cy;䑒cɯᴆ\0\0ᴊrn;挞op;挍ʀlptuwᴘᴝᴢᵉᵕlar;䀤f;쀀𝕕ʀ;emps̋ᴭᴷᴽᵂqĀ;d͒ᴳot;扑inus;戸lus;戔quare;抡blebarwedgåúnƀadhᄮᵝᵧownarrowóᲃarpoonĀlrᵲᵶefôᲴighôᲶŢᵿᶅkaro÷གɯᶊ\0\0ᶎrn;挟op;挌ƀcotᶘᶣᶦĀryᶝᶡ;쀀𝒹;䑕l;槶rok;䄑Ādrᶰᶴot;拱iĀ;fᶺ᠖斿Āah᷀᷃ròЩaòྦangle;榦Āci᷒ᷕy;䑟grarr;柿ऀDacdefglmnopqrstuxḁḉḙḸոḼṉṡṾấắẽỡἪἷὄ὎὚ĀDoḆᴴoôᲉĀcsḎḔute耻é䃩ter;橮ȀaioyḢḧḱḶron;䄛rĀ;cḭḮ扖耻ê䃪lon;払;䑍ot;䄗ĀDrṁṅot;扒;쀀𝔢ƀ;rsṐṑṗ檚ave耻è䃨Ā;dṜṝ檖ot;檘Ȁ;ilsṪṫṲṴ檙nters;揧;愓Ā;dṹṺ檕ot;檗ƀapsẅẉẗcr;䄓tyƀ;svẒẓẕ戅et»ẓpĀ1;ẝẤĳạả;怄;怅怃ĀgsẪẬ;䅋p;怂ĀgpẴẸon;䄙f;쀀𝕖ƀalsỄỎỒrĀ;sỊị拕l;槣us;橱iƀ;lvỚớở䎵on»ớ;䏵ȀcsuvỪỳἋἣĀioữḱrc»Ḯɩỹ\0\0ỻíՈantĀglἂἆtr»ṝess»Ṻƀaeiἒ἖Ἒls;䀽st;扟vĀ;DȵἠD;橸parsl;槥ĀDaἯἳot;打rr;楱ƀcdiἾὁỸr;愯oô͒ĀahὉὋ;䎷耻ð䃰Āmrὓὗl耻ë䃫o;悬ƀcipὡὤὧl;䀡sôծĀeoὬὴctatioîՙnentialåչৡᾒ\0ᾞ\0ᾡᾧ\0\0ῆῌ\0ΐ\0ῦῪ \0 ⁚llingdotseñṄy;䑄male;晀ƀilrᾭᾳ῁lig;耀ﬃɩᾹ\0\0᾽g;耀ﬀig;耀ﬄ;쀀𝔣lig;耀ﬁlig;쀀fjƀaltῙ῜ῡt;晭ig;耀ﬂns;斱of;䆒ǰ΅\0ῳf;쀀𝕗ĀakֿῷĀ;vῼ´拔;櫙artint;樍Āao‌⁕Ācs‑⁒α‚‰‸⁅⁈\0⁐β•‥‧‪‬\0‮耻½䂽;慓耻¼䂼;慕;慙;慛Ƴ‴\0‶;慔;慖ʴ‾⁁\0\0⁃耻¾䂾;慗;慜5;慘ƶ⁌\0⁎;慚;慝8;慞l;恄wn;挢cr;쀀𝒻ࢀEabcdefgijlnorstv₂₉₟₥₰₴⃰⃵⃺⃿℃ℒℸ̗ℾ⅒↞Ā;lٍ₇;檌ƀcmpₐₕ₝ute;䇵maĀ;dₜ᳚䎳;檆reve;䄟Āiy₪₮rc;䄝;䐳ot;䄡Ȁ;lqsؾق₽⃉ƀ;qsؾٌ⃄lanô٥Ȁ;cdl٥⃒⃥⃕c;檩otĀ;o⃜⃝檀Ā;l⃢⃣檂;檄Ā;e⃪⃭쀀⋛︀s;檔r;쀀𝔤Ā;gٳ؛mel;愷cy;䑓Ȁ;Eajٚℌℎℐ;檒;檥;檤ȀEaesℛℝ℩ℴ;扩pĀ;p℣ℤ檊rox»ℤĀ;q℮ℯ檈Ā;q℮ℛim;拧pf;쀀𝕘Āci⅃ⅆr;愊mƀ;el٫ⅎ⅐;檎;檐茀>;cdlqr׮ⅠⅪⅮⅳⅹĀciⅥⅧ;檧r;橺ot;拗Par;榕uest;橼ʀadelsↄⅪ←ٖ↛ǰ↉\0↎proø₞r;楸qĀlqؿ↖lesó₈ií٫Āen↣↭rtneqq;쀀≩︀Å↪ԀAabcefkosy⇄⇇⇱⇵⇺∘∝∯≨≽ròΠȀilmr⇐⇔⇗⇛rsðᒄf»․ilôکĀdr⇠⇤cy;䑊ƀ;cwࣴ⇫⇯ir;楈;憭ar;意irc;䄥ƀalr∁∎∓rtsĀ;u∉∊晥it»∊lip;怦con;抹r;쀀𝔥sĀew∣∩arow;椥arow;椦ʀamopr∺∾≃≞≣rr;懿tht;戻kĀlr≉≓eftarrow;憩ightarrow;憪f;쀀𝕙bar;怕ƀclt≯≴≸r;쀀𝒽asè⇴rok;䄧Ābp⊂⊇ull;恃hen»ᱛૡ⊣\0⊪\0⊸⋅⋎\0⋕⋳\0\0⋸⌢⍧⍢⍿\0⎆⎪⎴cute耻í䃭ƀ;iyݱ⊰⊵rc耻î䃮;䐸Ācx⊼⊿y;䐵cl耻¡䂡ĀfrΟ⋉;쀀𝔦rave耻ì䃬Ȁ;inoܾ⋝⋩⋮Āin⋢⋦nt;樌t;戭fin;槜ta;愩lig;䄳ƀaop⋾⌚⌝ƀcgt⌅⌈⌗r;䄫ƀelpܟ⌏⌓inåގarôܠh;䄱f;抷ed;䆵ʀ;cfotӴ⌬⌱⌽⍁are;愅inĀ;t⌸⌹戞ie;槝doô⌙ʀ;celpݗ⍌⍐⍛⍡al;抺Āgr⍕⍙eróᕣã⍍arhk;樗rod;樼Ȁcgpt⍯⍲⍶⍻y;䑑on;䄯f;쀀𝕚a;䎹uest耻¿䂿Āci⎊⎏r;쀀𝒾nʀ;EdsvӴ⎛⎝⎡ӳ;拹ot;拵Ā;v⎦⎧拴;拳Ā;iݷ⎮lde;䄩ǫ⎸\0⎼cy;䑖l耻ï䃯̀cfmosu⏌⏗⏜⏡⏧⏵Āiy⏑⏕rc;䄵;䐹r;쀀𝔧ath;䈷pf;쀀𝕛ǣ⏬\0⏱r;쀀𝒿rcy;䑘kcy;䑔Ѐacfghjos␋␖␢␧␭␱␵␻ppaĀ;v␓␔䎺;䏰Āey␛␠dil;䄷;䐺r;쀀𝔨reen;䄸cy;䑅cy;䑜pf;쀀𝕜cr;쀀𝓀஀ABEHabcdefghjlmnoprstuv⑰⒁⒆⒍⒑┎┽╚▀♎♞♥♹♽⚚⚲⛘❝❨➋⟀⠁⠒ƀart⑷⑺⑼rò৆òΕail;椛arr;椎Ā;gঔ⒋;檋ar;楢ॣ⒥\0⒪\0⒱\0\0\0\0\0⒵Ⓔ\0ⓆⓈⓍ\0⓹ute;䄺mptyv;榴raîࡌbda;䎻gƀ;dlࢎⓁⓃ;榑åࢎ;檅uo耻«䂫rЀ;bfhlpst࢙ⓞⓦⓩ⓫⓮⓱⓵Ā;f࢝ⓣs;椟s;椝ë≒p;憫l;椹im;楳l;憢ƀ;ae⓿─┄檫il;椙Ā;s┉┊檭;쀀⪭︀ƀabr┕┙┝rr;椌rk;杲Āak┢┬cĀek┨┪;䁻;䁛Āes┱┳;榋lĀdu┹┻;榏;榍Ȁaeuy╆╋╖╘ron;䄾Ādi═╔il;䄼ìࢰâ┩;䐻Ȁcqrs╣╦╭╽a;椶uoĀ;rนᝆĀdu╲╷har;楧shar;楋h;憲ʀ;fgqs▋▌উ◳◿扤tʀahlrt▘▤▷◂◨rrowĀ;t࢙□aé⓶arpoonĀdu▯▴own»њp»०eftarrows;懇ightƀahs◍◖◞rrowĀ;sࣴࢧarpoonó྘quigarro÷⇰hreetimes;拋ƀ;qs▋ও◺lanôবʀ;cdgsব☊☍☝☨c;檨otĀ;o☔☕橿Ā;r☚☛檁;檃Ā;e☢☥쀀⋚︀s;檓ʀadegs☳☹☽♉♋pproøⓆot;拖qĀgq♃♅ôউgtò⒌ôছiíলƀilr♕࣡♚sht;楼;쀀𝔩Ā;Eজ♣;檑š♩♶rĀdu▲♮Ā;l॥♳;楪lk;斄cy;䑙ʀ;achtੈ⚈⚋⚑⚖rò◁orneòᴈard;楫ri;旺Āio⚟⚤dot;䅀ustĀ;a⚬⚭掰che»⚭ȀEaes⚻⚽⛉⛔;扨pĀ;p⛃⛄檉rox»⛄Ā;q⛎⛏檇Ā;q⛎⚻im;拦Ѐabnoptwz⛩⛴⛷✚✯❁❇❐Ānr⛮⛱g;柬r;懽rëࣁgƀlmr⛿✍✔eftĀar০✇ightá৲apsto;柼ightá৽parrowĀlr✥✩efô⓭ight;憬ƀafl✶✹✽r;榅;쀀𝕝us;樭imes;樴š❋❏st;戗áፎƀ;ef❗❘᠀旊nge»❘arĀ;l❤❥䀨t;榓ʀachmt❳❶❼➅➇ròࢨorneòᶌarĀ;d྘➃;業;怎ri;抿̀achiqt➘➝ੀ➢➮➻quo;怹r;쀀𝓁mƀ;egল➪➬;檍;檏Ābu┪➳oĀ;rฟ➹;怚rok;䅂萀<;cdhilqrࠫ⟒☹⟜⟠⟥⟪⟰Āci⟗⟙;檦r;橹reå◲mes;拉arr;楶uest;橻ĀPi⟵⟹ar;榖ƀ;ef⠀भ᠛旃rĀdu⠇⠍shar;楊har;楦Āen⠗⠡rtneqq;쀀≨︀Å⠞܀Dacdefhilnopsu⡀⡅⢂⢎⢓⢠⢥⢨⣚⣢⣤ઃ⣳⤂Dot;戺Ȁclpr⡎⡒⡣⡽r耻¯䂯Āet⡗⡙;時Ā;e⡞⡟朠se»⡟Ā;sျ⡨toȀ;dluျ⡳⡷⡻owîҌefôएðᏑker;斮Āoy⢇⢌mma;権;䐼ash;怔asuredangle»ᘦr;쀀𝔪o;愧ƀcdn⢯⢴⣉ro耻µ䂵Ȁ;acdᑤ⢽⣀⣄sôᚧir;櫰ot肻·Ƶusƀ;bd⣒ᤃ⣓戒Ā;uᴼ⣘;横ţ⣞⣡p;櫛ò−ðઁĀdp⣩⣮els;抧f;쀀𝕞Āct⣸⣽r;쀀𝓂pos»ᖝƀ;lm⤉⤊⤍䎼timap;抸ఀGLRVabcdefghijlmoprstuvw⥂⥓⥾⦉⦘⧚⧩⨕⨚⩘⩝⪃⪕⪤⪨⬄⬇⭄⭿⮮ⰴⱧⱼ⳩Āgt⥇⥋;쀀⋙̸Ā;v⥐௏쀀≫⃒ƀelt⥚⥲⥶ftĀar⥡⥧rrow;懍ightarrow;懎;쀀⋘̸Ā;v⥻ే쀀≪⃒ightarrow;懏ĀDd⦎⦓ash;抯ash;抮ʀbcnpt⦣⦧⦬⦱⧌la»˞ute;䅄g;쀀∠⃒ʀ;Eiop඄⦼⧀⧅⧈;쀀⩰̸d;쀀≋̸s;䅉roø඄urĀ;a⧓⧔普lĀ;s⧓ସǳ⧟\0⧣p肻\xA0ଷmpĀ;e௹ఀʀaeouy⧴⧾⨃⨐⨓ǰ⧹\0⧻;橃on;䅈dil;䅆ngĀ;dൾ⨊ot;쀀⩭̸p;橂;䐽ash;怓΀;Aadqsxஒ⨩⨭⨻⩁⩅⩐rr;懗rĀhr⨳⨶k;椤Ā;oᏲᏰot;쀀≐̸uiöୣĀei⩊⩎ar;椨í஘istĀ;s஠டr;쀀𝔫ȀEest௅⩦⩹⩼ƀ;qs஼⩭௡ƀ;qs஼௅⩴lanô௢ií௪Ā;rஶ⪁»ஷƀAap⪊⪍⪑rò⥱rr;憮ar;櫲ƀ;svྍ⪜ྌĀ;d⪡⪢拼;拺cy;䑚΀AEadest⪷⪺⪾⫂⫅⫶⫹rò⥦;쀀≦̸rr;憚r;急Ȁ;fqs఻⫎⫣⫯tĀar⫔⫙rro÷⫁ightarro÷⪐ƀ;qs఻⪺⫪lanôౕĀ;sౕ⫴»శiíౝĀ;rవ⫾iĀ;eచథiäඐĀpt⬌⬑f;쀀𝕟膀¬;in⬙⬚⬶䂬nȀ;Edvஉ⬤⬨⬮;쀀⋹̸ot;쀀⋵̸ǡஉ⬳⬵;拷;拶iĀ;vಸ⬼ǡಸ⭁⭃;拾;拽ƀaor⭋⭣⭩rȀ;ast୻⭕⭚⭟lleì୻l;쀀⫽⃥;쀀∂̸lint;樔ƀ;ceಒ⭰⭳uåಥĀ;cಘ⭸Ā;eಒ⭽ñಘȀAait⮈⮋⮝⮧rò⦈rrƀ;cw⮔⮕⮙憛;쀀⤳̸;쀀↝̸ghtarrow»⮕riĀ;eೋೖ΀chimpqu⮽⯍⯙⬄୸⯤⯯Ȁ;cerല⯆ഷ⯉uå൅;쀀𝓃ortɭ⬅\0\0⯖ará⭖mĀ;e൮⯟Ā;q൴൳suĀbp⯫⯭å೸åഋƀbcp⯶ⰑⰙȀ;Ees⯿ⰀഢⰄ抄;쀀⫅̸etĀ;eഛⰋqĀ;qണⰀcĀ;eലⰗñസȀ;EesⰢⰣൟⰧ抅;쀀⫆̸etĀ;e൘ⰮqĀ;qൠⰣȀgilrⰽⰿⱅⱇìௗlde耻ñ䃱çృiangleĀlrⱒⱜeftĀ;eచⱚñదightĀ;eೋⱥñ೗Ā;mⱬⱭ䎽ƀ;esⱴⱵⱹ䀣ro;愖p;怇ҀDHadgilrsⲏⲔⲙⲞⲣⲰⲶⳓⳣash;抭arr;椄p;쀀≍⃒ash;抬ĀetⲨⲬ;쀀≥⃒;쀀>⃒nfin;槞ƀAetⲽⳁⳅrr;椂;쀀≤⃒Ā;rⳊⳍ쀀<⃒ie;쀀⊴⃒ĀAtⳘⳜrr;椃rie;쀀⊵⃒im;쀀∼⃒ƀAan⳰⳴ⴂrr;懖rĀhr⳺⳽k;椣Ā;oᏧᏥear;椧ቓ᪕\0\0\0\0\0\0\0\0\0\0\0\0\0ⴭ\0ⴸⵈⵠⵥ⵲ⶄᬇ\0\0ⶍⶫ\0ⷈⷎ\0ⷜ⸙⸫⸾⹃Ācsⴱ᪗ute耻ó䃳ĀiyⴼⵅrĀ;c᪞ⵂ耻ô䃴;䐾ʀabios᪠ⵒⵗǈⵚlac;䅑v;樸old;榼lig;䅓Ācr⵩⵭ir;榿;쀀𝔬ͯ⵹\0\0⵼\0ⶂn;䋛ave耻ò䃲;槁Ābmⶈ෴ar;榵Ȁacitⶕ⶘ⶥⶨrò᪀Āir⶝ⶠr;榾oss;榻nå๒;槀ƀaeiⶱⶵⶹcr;䅍ga;䏉ƀcdnⷀⷅǍron;䎿;榶pf;쀀𝕠ƀaelⷔ⷗ǒr;榷rp;榹΀;adiosvⷪⷫⷮ⸈⸍⸐⸖戨rò᪆Ȁ;efmⷷⷸ⸂⸅橝rĀ;oⷾⷿ愴f»ⷿ耻ª䂪耻º䂺gof;抶r;橖lope;橗;橛ƀclo⸟⸡⸧ò⸁ash耻ø䃸l;折iŬⸯ⸴de耻õ䃵esĀ;aǛ⸺s;樶ml耻ö䃶bar;挽ૡ⹞\0⹽\0⺀⺝\0⺢⺹\0\0⻋ຜ\0⼓\0\0⼫⾼\0⿈rȀ;astЃ⹧⹲຅脀¶;l⹭⹮䂶leìЃɩ⹸\0\0⹻m;櫳;櫽y;䐿rʀcimpt⺋⺏⺓ᡥ⺗nt;䀥od;䀮il;怰enk;怱r;쀀𝔭ƀimo⺨⺰⺴Ā;v⺭⺮䏆;䏕maô੶ne;明ƀ;tv⺿⻀⻈䏀chfork»´;䏖Āau⻏⻟nĀck⻕⻝kĀ;h⇴⻛;愎ö⇴sҀ;abcdemst⻳⻴ᤈ⻹⻽⼄⼆⼊⼎䀫cir;樣ir;樢Āouᵀ⼂;樥;橲n肻±ຝim;樦wo;樧ƀipu⼙⼠⼥ntint;樕f;쀀𝕡nd耻£䂣Ԁ;Eaceinosu່⼿⽁⽄⽇⾁⾉⾒⽾⾶;檳p;檷uå໙Ā;c໎⽌̀;acens່⽙⽟⽦⽨⽾pproø⽃urlyeñ໙ñ໎ƀaes⽯⽶⽺pprox;檹qq;檵im;拨iíໟmeĀ;s⾈ຮ怲ƀEas⽸⾐⽺ð⽵ƀdfp໬⾙⾯ƀals⾠⾥⾪lar;挮ine;挒urf;挓Ā;t໻⾴ï໻rel;抰Āci⿀⿅r;쀀𝓅;䏈ncsp;怈̀fiopsu⿚⋢⿟⿥⿫⿱r;쀀𝔮pf;쀀𝕢rime;恗cr;쀀𝓆ƀaeo⿸〉〓tĀei⿾々rnionóڰnt;樖stĀ;e【】䀿ñἙô༔઀ABHabcdefhilmnoprstux぀けさすムㄎㄫㅇㅢㅲㆎ㈆㈕㈤㈩㉘㉮㉲㊐㊰㊷ƀartぇおがròႳòϝail;検aròᱥar;楤΀cdenqrtとふへみわゔヌĀeuねぱ;쀀∽̱te;䅕iãᅮmptyv;榳gȀ;del࿑らるろ;榒;榥å࿑uo耻»䂻rր;abcfhlpstw࿜ガクシスゼゾダッデナp;極Ā;f࿠ゴs;椠;椳s;椞ë≝ð✮l;楅im;楴l;憣;憝Āaiパフil;椚oĀ;nホボ戶aló༞ƀabrョリヮrò៥rk;杳ĀakンヽcĀekヹ・;䁽;䁝Āes㄂㄄;榌lĀduㄊㄌ;榎;榐Ȁaeuyㄗㄜㄧㄩron;䅙Ādiㄡㄥil;䅗ì࿲âヺ;䑀Ȁclqsㄴㄷㄽㅄa;椷dhar;楩uoĀ;rȎȍh;憳ƀacgㅎㅟངlȀ;ipsླྀㅘㅛႜnåႻarôྩt;断ƀilrㅩဣㅮsht;楽;쀀𝔯ĀaoㅷㆆrĀduㅽㅿ»ѻĀ;l႑ㆄ;楬Ā;vㆋㆌ䏁;䏱ƀgns㆕ㇹㇼht̀ahlrstㆤㆰ㇂㇘㇤㇮rrowĀ;t࿜ㆭaéトarpoonĀduㆻㆿowîㅾp»႒eftĀah㇊㇐rrowó࿪arpoonóՑightarrows;應quigarro÷ニhreetimes;拌g;䋚ingdotseñἲƀahm㈍㈐㈓rò࿪aòՑ;怏oustĀ;a㈞㈟掱che»㈟mid;櫮Ȁabpt㈲㈽㉀㉒Ānr㈷㈺g;柭r;懾rëဃƀafl㉇㉊㉎r;榆;쀀𝕣us;樮imes;樵Āap㉝㉧rĀ;g㉣㉤䀩t;榔olint;樒arò㇣Ȁachq㉻㊀Ⴜ㊅quo;怺r;쀀𝓇Ābu・㊊oĀ;rȔȓƀhir㊗㊛㊠reåㇸmes;拊iȀ;efl㊪ၙᠡ㊫方tri;槎luhar;楨;愞ൡ㋕㋛㋟㌬㌸㍱\0㍺㎤\0\0㏬㏰\0㐨㑈㑚㒭㒱㓊㓱\0㘖\0\0㘳cute;䅛quï➺Ԁ;Eaceinpsyᇭ㋳㋵㋿㌂㌋㌏㌟㌦㌩;檴ǰ㋺\0㋼;檸on;䅡uåᇾĀ;dᇳ㌇il;䅟rc;䅝ƀEas㌖㌘㌛;檶p;檺im;择olint;樓iíሄ;䑁otƀ;be㌴ᵇ㌵担;橦΀Aacmstx㍆㍊㍗㍛㍞㍣㍭rr;懘rĀhr㍐㍒ë∨Ā;oਸ਼਴t耻§䂧i;䀻war;椩mĀin㍩ðnuóñt;朶rĀ;o㍶⁕쀀𝔰Ȁacoy㎂㎆㎑㎠rp;景Āhy㎋㎏cy;䑉;䑈rtɭ㎙\0\0㎜iäᑤaraì⹯耻­䂭Āgm㎨㎴maƀ;fv㎱㎲㎲䏃;䏂Ѐ;deglnprካ㏅㏉㏎㏖㏞㏡㏦ot;橪Ā;q኱ኰĀ;E㏓㏔檞;檠Ā;E㏛㏜檝;檟e;扆lus;樤arr;楲aròᄽȀaeit㏸㐈㐏㐗Āls㏽㐄lsetmé㍪hp;樳parsl;槤Ādlᑣ㐔e;挣Ā;e㐜㐝檪Ā;s㐢㐣檬;쀀⪬︀ƀflp㐮㐳㑂tcy;䑌Ā;b㐸㐹䀯Ā;a㐾㐿槄r;挿f;쀀𝕤aĀdr㑍ЂesĀ;u㑔㑕晠it»㑕ƀcsu㑠㑹㒟Āau㑥㑯pĀ;sᆈ㑫;쀀⊓︀pĀ;sᆴ㑵;쀀⊔︀uĀbp㑿㒏ƀ;esᆗᆜ㒆etĀ;eᆗ㒍ñᆝƀ;esᆨᆭ㒖etĀ;eᆨ㒝ñᆮƀ;afᅻ㒦ְrť㒫ֱ»ᅼaròᅈȀcemt㒹㒾㓂㓅r;쀀𝓈tmîñiì㐕aræᆾĀar㓎㓕rĀ;f㓔ឿ昆Āan㓚㓭ightĀep㓣㓪psiloîỠhé⺯s»⡒ʀbcmnp㓻㕞ሉ㖋㖎Ҁ;Edemnprs㔎㔏㔑㔕㔞㔣㔬㔱㔶抂;櫅ot;檽Ā;dᇚ㔚ot;櫃ult;櫁ĀEe㔨㔪;櫋;把lus;檿arr;楹ƀeiu㔽㕒㕕tƀ;en㔎㕅㕋qĀ;qᇚ㔏eqĀ;q㔫㔨m;櫇Ābp㕚㕜;櫕;櫓c̀;acensᇭ㕬㕲㕹㕻㌦pproø㋺urlyeñᇾñᇳƀaes㖂㖈㌛pproø㌚qñ㌗g;晪ڀ123;Edehlmnps㖩㖬㖯ሜ㖲㖴㗀㗉㗕㗚㗟㗨㗭耻¹䂹耻²䂲耻³䂳;櫆Āos㖹㖼t;檾ub;櫘Ā;dሢ㗅ot;櫄sĀou㗏㗒l;柉b;櫗arr;楻ult;櫂ĀEe㗤㗦;櫌;抋lus;櫀ƀeiu㗴㘉㘌tƀ;enሜ㗼㘂qĀ;qሢ㖲eqĀ;q㗧㗤m;櫈Ābp㘑㘓;櫔;櫖ƀAan㘜㘠㘭rr;懙rĀhr㘦㘨ë∮Ā;oਫ਩war;椪lig耻ß䃟௡㙑㙝㙠ዎ㙳㙹\0㙾㛂\0\0\0\0\0㛛㜃\0㜉㝬\0\0\0㞇ɲ㙖\0\0㙛get;挖;䏄rë๟ƀaey㙦㙫㙰ron;䅥dil;䅣;䑂lrec;挕r;쀀𝔱Ȁeiko㚆㚝㚵㚼ǲ㚋\0㚑eĀ4fኄኁaƀ;sv㚘㚙㚛䎸ym;䏑Ācn㚢㚲kĀas㚨㚮pproø዁im»ኬsðኞĀas㚺㚮ð዁rn耻þ䃾Ǭ̟㛆⋧es膀×;bd㛏㛐㛘䃗Ā;aᤏ㛕r;樱;樰ƀeps㛡㛣㜀á⩍Ȁ;bcf҆㛬㛰㛴ot;挶ir;櫱Ā;o㛹㛼쀀𝕥rk;櫚á㍢rime;怴ƀaip㜏㜒㝤dåቈ΀adempst㜡㝍㝀㝑㝗㝜㝟ngleʀ;dlqr㜰㜱㜶㝀㝂斵own»ᶻeftĀ;e⠀㜾ñम;扜ightĀ;e㊪㝋ñၚot;旬inus;樺lus;樹b;槍ime;樻ezium;揢ƀcht㝲㝽㞁Āry㝷㝻;쀀𝓉;䑆cy;䑛rok;䅧Āio㞋㞎xô᝷headĀlr㞗㞠eftarro÷ࡏightarrow»ཝऀAHabcdfghlmoprstuw㟐㟓㟗㟤㟰㟼㠎㠜㠣㠴㡑㡝㡫㢩㣌㣒㣪㣶ròϭar;楣Ācr㟜㟢ute耻ú䃺òᅐrǣ㟪\0㟭y;䑞ve;䅭Āiy㟵㟺rc耻û䃻;䑃ƀabh㠃㠆㠋ròᎭlac;䅱aòᏃĀir㠓㠘sht;楾;쀀𝔲rave耻ù䃹š㠧㠱rĀlr㠬㠮»ॗ»ႃlk;斀Āct㠹㡍ɯ㠿\0\0㡊rnĀ;e㡅㡆挜r»㡆op;挏ri;旸Āal㡖㡚cr;䅫肻¨͉Āgp㡢㡦on;䅳f;쀀𝕦̀adhlsuᅋ㡸㡽፲㢑㢠ownáᎳarpoonĀlr㢈㢌efô㠭ighô㠯iƀ;hl㢙㢚㢜䏅»ᏺon»㢚parrows;懈ƀcit㢰㣄㣈ɯ㢶\0\0㣁rnĀ;e㢼㢽挝r»㢽op;挎ng;䅯ri;旹cr;쀀𝓊ƀdir㣙㣝㣢ot;拰lde;䅩iĀ;f㜰㣨»᠓Āam㣯㣲rò㢨l耻ü䃼angle;榧ހABDacdeflnoprsz㤜㤟㤩㤭㦵㦸㦽㧟㧤㧨㧳㧹㧽㨁㨠ròϷarĀ;v㤦㤧櫨;櫩asèϡĀnr㤲㤷grt;榜΀eknprst㓣㥆㥋㥒㥝㥤㦖appá␕othinçẖƀhir㓫⻈㥙opô⾵Ā;hᎷ㥢ïㆍĀiu㥩㥭gmá㎳Ābp㥲㦄setneqĀ;q㥽㦀쀀⊊︀;쀀⫋︀setneqĀ;q㦏㦒쀀⊋︀;쀀⫌︀Āhr㦛㦟etá㚜iangleĀlr㦪㦯eft»थight»ၑy;䐲ash»ံƀelr㧄㧒㧗ƀ;beⷪ㧋㧏ar;抻q;扚lip;拮Ābt㧜ᑨaòᑩr;쀀𝔳tré㦮suĀbp㧯㧱»ജ»൙pf;쀀𝕧roð໻tré㦴Ācu㨆㨋r;쀀𝓋Ābp㨐㨘nĀEe㦀㨖»㥾nĀEe㦒㨞»㦐igzag;榚΀cefoprs㨶㨻㩖㩛㩔㩡㩪irc;䅵Ādi㩀㩑Ābg㩅㩉ar;機eĀ;qᗺ㩏;扙erp;愘r;쀀𝔴pf;쀀𝕨Ā;eᑹ㩦atèᑹcr;쀀𝓌ૣណ㪇\0㪋\0㪐㪛\0\0㪝㪨㪫㪯\0\0㫃㫎\0㫘ៜ៟tré៑r;쀀𝔵ĀAa㪔㪗ròσrò৶;䎾ĀAa㪡㪤ròθrò৫að✓is;拻ƀdptឤ㪵㪾Āfl㪺ឩ;쀀𝕩imåឲĀAa㫇㫊ròώròਁĀcq㫒ីr;쀀𝓍Āpt៖㫜ré។Ѐacefiosu㫰㫽㬈㬌㬑㬕㬛㬡cĀuy㫶㫻te耻ý䃽;䑏Āiy㬂㬆rc;䅷;䑋n耻¥䂥r;쀀𝔶cy;䑗pf;쀀𝕪cr;쀀𝓎Ācm㬦㬩y;䑎l耻ÿ䃿Ԁacdefhiosw㭂㭈㭔㭘㭤㭩㭭㭴㭺㮀cute;䅺Āay㭍㭒ron;䅾;䐷ot;䅼Āet㭝㭡træᕟa;䎶r;쀀𝔷cy;䐶grarr;懝pf;쀀𝕫cr;쀀𝓏Ājn㮅㮇;怍j;怌".split("").map((c) => c.charCodeAt(0))), decode_data_xml = new Uint16Array("Ȁaglq	\x1Bɭ\0\0p;䀦os;䀧t;䀾t;䀼uot;䀢".split("").map((c) => c.charCodeAt(0))), decodeMap = new Map([
			[0, 65533],
			[128, 8364],
			[130, 8218],
			[131, 402],
			[132, 8222],
			[133, 8230],
			[134, 8224],
			[135, 8225],
			[136, 710],
			[137, 8240],
			[138, 352],
			[139, 8249],
			[140, 338],
			[142, 381],
			[145, 8216],
			[146, 8217],
			[147, 8220],
			[148, 8221],
			[149, 8226],
			[150, 8211],
			[151, 8212],
			[152, 732],
			[153, 8482],
			[154, 353],
			[155, 8250],
			[156, 339],
			[158, 382],
			[159, 376]
		]), fromCodePoint = String.fromCodePoint ?? function(codePoint) {
			let output = "";
			return codePoint > 65535 && (codePoint -= 65536, output += String.fromCharCode(codePoint >>> 10 & 1023 | 55296), codePoint = 56320 | codePoint & 1023), output += String.fromCharCode(codePoint), output;
		};
		function replaceCodePoint(codePoint) {
			return codePoint >= 55296 && codePoint <= 57343 || codePoint > 1114111 ? 65533 : decodeMap.get(codePoint) ?? codePoint;
		}
		var CharCodes;
		(function(CharCodes) {
			CharCodes[CharCodes.NUM = 35] = "NUM", CharCodes[CharCodes.SEMI = 59] = "SEMI", CharCodes[CharCodes.EQUALS = 61] = "EQUALS", CharCodes[CharCodes.ZERO = 48] = "ZERO", CharCodes[CharCodes.NINE = 57] = "NINE", CharCodes[CharCodes.LOWER_A = 97] = "LOWER_A", CharCodes[CharCodes.LOWER_F = 102] = "LOWER_F", CharCodes[CharCodes.LOWER_X = 120] = "LOWER_X", CharCodes[CharCodes.LOWER_Z = 122] = "LOWER_Z", CharCodes[CharCodes.UPPER_A = 65] = "UPPER_A", CharCodes[CharCodes.UPPER_F = 70] = "UPPER_F", CharCodes[CharCodes.UPPER_Z = 90] = "UPPER_Z";
		})(CharCodes ||= {});
		var BinTrieFlags;
		(function(BinTrieFlags) {
			BinTrieFlags[BinTrieFlags.VALUE_LENGTH = 49152] = "VALUE_LENGTH", BinTrieFlags[BinTrieFlags.BRANCH_LENGTH = 16256] = "BRANCH_LENGTH", BinTrieFlags[BinTrieFlags.JUMP_TABLE = 127] = "JUMP_TABLE";
		})(BinTrieFlags ||= {});
		function isNumber(code) {
			return code >= CharCodes.ZERO && code <= CharCodes.NINE;
		}
		function isHexadecimalCharacter(code) {
			return code >= CharCodes.UPPER_A && code <= CharCodes.UPPER_F || code >= CharCodes.LOWER_A && code <= CharCodes.LOWER_F;
		}
		function isAsciiAlphaNumeric(code) {
			return code >= CharCodes.UPPER_A && code <= CharCodes.UPPER_Z || code >= CharCodes.LOWER_A && code <= CharCodes.LOWER_Z || isNumber(code);
		}
		function isEntityInAttributeInvalidEnd(code) {
			return code === CharCodes.EQUALS || isAsciiAlphaNumeric(code);
		}
		var EntityDecoderState;
		(function(EntityDecoderState) {
			EntityDecoderState[EntityDecoderState.EntityStart = 0] = "EntityStart", EntityDecoderState[EntityDecoderState.NumericStart = 1] = "NumericStart", EntityDecoderState[EntityDecoderState.NumericDecimal = 2] = "NumericDecimal", EntityDecoderState[EntityDecoderState.NumericHex = 3] = "NumericHex", EntityDecoderState[EntityDecoderState.NamedEntity = 4] = "NamedEntity";
		})(EntityDecoderState ||= {});
		var decode_DecodingMode;
		(function(DecodingMode) {
			DecodingMode[DecodingMode.Legacy = 0] = "Legacy", DecodingMode[DecodingMode.Strict = 1] = "Strict", DecodingMode[DecodingMode.Attribute = 2] = "Attribute";
		})(decode_DecodingMode ||= {});
		class EntityDecoder {
			constructor(decodeTree, emitCodePoint, errors) {
				this.decodeTree = decodeTree, this.emitCodePoint = emitCodePoint, this.errors = errors, this.state = EntityDecoderState.EntityStart, this.consumed = 1, this.result = 0, this.treeIndex = 0, this.excess = 1, this.decodeMode = decode_DecodingMode.Strict;
			}
			startEntity(decodeMode) {
				this.decodeMode = decodeMode, this.state = EntityDecoderState.EntityStart, this.result = 0, this.treeIndex = 0, this.excess = 1, this.consumed = 1;
			}
			write(str, offset) {
				switch (this.state) {
					case EntityDecoderState.EntityStart: return str.charCodeAt(offset) === CharCodes.NUM ? (this.state = EntityDecoderState.NumericStart, this.consumed += 1, this.stateNumericStart(str, offset + 1)) : (this.state = EntityDecoderState.NamedEntity, this.stateNamedEntity(str, offset));
					case EntityDecoderState.NumericStart: return this.stateNumericStart(str, offset);
					case EntityDecoderState.NumericDecimal: return this.stateNumericDecimal(str, offset);
					case EntityDecoderState.NumericHex: return this.stateNumericHex(str, offset);
					case EntityDecoderState.NamedEntity: return this.stateNamedEntity(str, offset);
				}
			}
			stateNumericStart(str, offset) {
				return offset >= str.length ? -1 : (str.charCodeAt(offset) | 32) === CharCodes.LOWER_X ? (this.state = EntityDecoderState.NumericHex, this.consumed += 1, this.stateNumericHex(str, offset + 1)) : (this.state = EntityDecoderState.NumericDecimal, this.stateNumericDecimal(str, offset));
			}
			addToNumericResult(str, start, end, base) {
				if (start !== end) {
					let digitCount = end - start;
					this.result = this.result * base ** +digitCount + parseInt(str.substr(start, digitCount), base), this.consumed += digitCount;
				}
			}
			stateNumericHex(str, offset) {
				let startIdx = offset;
				for (; offset < str.length;) {
					let char = str.charCodeAt(offset);
					if (isNumber(char) || isHexadecimalCharacter(char)) offset += 1;
					else return this.addToNumericResult(str, startIdx, offset, 16), this.emitNumericEntity(char, 3);
				}
				return this.addToNumericResult(str, startIdx, offset, 16), -1;
			}
			stateNumericDecimal(str, offset) {
				let startIdx = offset;
				for (; offset < str.length;) {
					let char = str.charCodeAt(offset);
					if (isNumber(char)) offset += 1;
					else return this.addToNumericResult(str, startIdx, offset, 10), this.emitNumericEntity(char, 2);
				}
				return this.addToNumericResult(str, startIdx, offset, 10), -1;
			}
			emitNumericEntity(lastCp, expectedLength) {
				if (this.consumed <= expectedLength) return this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed), 0;
				if (lastCp === CharCodes.SEMI) this.consumed += 1;
				else if (this.decodeMode === decode_DecodingMode.Strict) return 0;
				return this.emitCodePoint(replaceCodePoint(this.result), this.consumed), this.errors && (lastCp !== CharCodes.SEMI && this.errors.missingSemicolonAfterCharacterReference(), this.errors.validateNumericCharacterReference(this.result)), this.consumed;
			}
			stateNamedEntity(str, offset) {
				let { decodeTree } = this, current = decodeTree[this.treeIndex], valueLength = (current & BinTrieFlags.VALUE_LENGTH) >> 14;
				for (; offset < str.length; offset++, this.excess++) {
					let char = str.charCodeAt(offset);
					if (this.treeIndex = determineBranch(decodeTree, current, this.treeIndex + Math.max(1, valueLength), char), this.treeIndex < 0) return this.result === 0 || this.decodeMode === decode_DecodingMode.Attribute && (valueLength === 0 || isEntityInAttributeInvalidEnd(char)) ? 0 : this.emitNotTerminatedNamedEntity();
					if (current = decodeTree[this.treeIndex], valueLength = (current & BinTrieFlags.VALUE_LENGTH) >> 14, valueLength !== 0) {
						if (char === CharCodes.SEMI) return this.emitNamedEntityData(this.treeIndex, valueLength, this.consumed + this.excess);
						this.decodeMode !== decode_DecodingMode.Strict && (this.result = this.treeIndex, this.consumed += this.excess, this.excess = 0);
					}
				}
				return -1;
			}
			emitNotTerminatedNamedEntity() {
				let { result, decodeTree } = this, valueLength = (decodeTree[result] & BinTrieFlags.VALUE_LENGTH) >> 14;
				return this.emitNamedEntityData(result, valueLength, this.consumed), this.errors?.missingSemicolonAfterCharacterReference(), this.consumed;
			}
			emitNamedEntityData(result, valueLength, consumed) {
				let { decodeTree } = this;
				return this.emitCodePoint(valueLength === 1 ? decodeTree[result] & ~BinTrieFlags.VALUE_LENGTH : decodeTree[result + 1], consumed), valueLength === 3 && this.emitCodePoint(decodeTree[result + 2], consumed), consumed;
			}
			end() {
				switch (this.state) {
					case EntityDecoderState.NamedEntity: return this.result !== 0 && (this.decodeMode !== decode_DecodingMode.Attribute || this.result === this.treeIndex) ? this.emitNotTerminatedNamedEntity() : 0;
					case EntityDecoderState.NumericDecimal: return this.emitNumericEntity(0, 2);
					case EntityDecoderState.NumericHex: return this.emitNumericEntity(0, 3);
					case EntityDecoderState.NumericStart: return this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed), 0;
					case EntityDecoderState.EntityStart: return 0;
				}
			}
		}
		function getDecoder(decodeTree) {
			let ret = "", decoder = new EntityDecoder(decodeTree, (str) => ret += fromCodePoint(str));
			return function decodeWithTrie(str, decodeMode) {
				let lastIndex = 0, offset = 0;
				for (; (offset = str.indexOf("&", offset)) >= 0;) {
					ret += str.slice(lastIndex, offset), decoder.startEntity(decodeMode);
					let len = decoder.write(str, offset + 1);
					if (len < 0) {
						lastIndex = offset + decoder.end();
						break;
					}
					lastIndex = offset + len, offset = len === 0 ? lastIndex + 1 : lastIndex;
				}
				let result = ret + str.slice(lastIndex);
				return ret = "", result;
			};
		}
		function determineBranch(decodeTree, current, nodeIdx, char) {
			let branchCount = (current & BinTrieFlags.BRANCH_LENGTH) >> 7, jumpOffset = current & BinTrieFlags.JUMP_TABLE;
			if (branchCount === 0) return jumpOffset !== 0 && char === jumpOffset ? nodeIdx : -1;
			if (jumpOffset) {
				let value = char - jumpOffset;
				return value < 0 || value >= branchCount ? -1 : decodeTree[nodeIdx + value] - 1;
			}
			let lo = nodeIdx, hi = lo + branchCount - 1;
			for (; lo <= hi;) {
				let mid = lo + hi >>> 1, midVal = decodeTree[mid];
				if (midVal < char) lo = mid + 1;
				else if (midVal > char) hi = mid - 1;
				else return decodeTree[mid + branchCount];
			}
			return -1;
		}
		let htmlDecoder = getDecoder(decode_data_html);
		getDecoder(decode_data_xml);
		function decode_decodeHTML(str, mode = decode_DecodingMode.Legacy) {
			return htmlDecoder(str, mode);
		}
		function decodeHTMLStrict(str) {
			return htmlDecoder(str, decode_DecodingMode.Strict);
		}
		function restoreDiff(arr) {
			for (let i = 1; i < arr.length; i++) arr[i][0] += arr[i - 1][0] + 1;
			return arr;
		}
		new Map(restoreDiff([
			[9, "&Tab;"],
			[0, "&NewLine;"],
			[22, "&excl;"],
			[0, "&quot;"],
			[0, "&num;"],
			[0, "&dollar;"],
			[0, "&percnt;"],
			[0, "&amp;"],
			[0, "&apos;"],
			[0, "&lpar;"],
			[0, "&rpar;"],
			[0, "&ast;"],
			[0, "&plus;"],
			[0, "&comma;"],
			[1, "&period;"],
			[0, "&sol;"],
			[10, "&colon;"],
			[0, "&semi;"],
			[0, {
				v: "&lt;",
				n: 8402,
				o: "&nvlt;"
			}],
			[0, {
				v: "&equals;",
				n: 8421,
				o: "&bne;"
			}],
			[0, {
				v: "&gt;",
				n: 8402,
				o: "&nvgt;"
			}],
			[0, "&quest;"],
			[0, "&commat;"],
			[26, "&lbrack;"],
			[0, "&bsol;"],
			[0, "&rbrack;"],
			[0, "&Hat;"],
			[0, "&lowbar;"],
			[0, "&DiacriticalGrave;"],
			[5, {
				n: 106,
				o: "&fjlig;"
			}],
			[20, "&lbrace;"],
			[0, "&verbar;"],
			[0, "&rbrace;"],
			[34, "&nbsp;"],
			[0, "&iexcl;"],
			[0, "&cent;"],
			[0, "&pound;"],
			[0, "&curren;"],
			[0, "&yen;"],
			[0, "&brvbar;"],
			[0, "&sect;"],
			[0, "&die;"],
			[0, "&copy;"],
			[0, "&ordf;"],
			[0, "&laquo;"],
			[0, "&not;"],
			[0, "&shy;"],
			[0, "&circledR;"],
			[0, "&macr;"],
			[0, "&deg;"],
			[0, "&PlusMinus;"],
			[0, "&sup2;"],
			[0, "&sup3;"],
			[0, "&acute;"],
			[0, "&micro;"],
			[0, "&para;"],
			[0, "&centerdot;"],
			[0, "&cedil;"],
			[0, "&sup1;"],
			[0, "&ordm;"],
			[0, "&raquo;"],
			[0, "&frac14;"],
			[0, "&frac12;"],
			[0, "&frac34;"],
			[0, "&iquest;"],
			[0, "&Agrave;"],
			[0, "&Aacute;"],
			[0, "&Acirc;"],
			[0, "&Atilde;"],
			[0, "&Auml;"],
			[0, "&angst;"],
			[0, "&AElig;"],
			[0, "&Ccedil;"],
			[0, "&Egrave;"],
			[0, "&Eacute;"],
			[0, "&Ecirc;"],
			[0, "&Euml;"],
			[0, "&Igrave;"],
			[0, "&Iacute;"],
			[0, "&Icirc;"],
			[0, "&Iuml;"],
			[0, "&ETH;"],
			[0, "&Ntilde;"],
			[0, "&Ograve;"],
			[0, "&Oacute;"],
			[0, "&Ocirc;"],
			[0, "&Otilde;"],
			[0, "&Ouml;"],
			[0, "&times;"],
			[0, "&Oslash;"],
			[0, "&Ugrave;"],
			[0, "&Uacute;"],
			[0, "&Ucirc;"],
			[0, "&Uuml;"],
			[0, "&Yacute;"],
			[0, "&THORN;"],
			[0, "&szlig;"],
			[0, "&agrave;"],
			[0, "&aacute;"],
			[0, "&acirc;"],
			[0, "&atilde;"],
			[0, "&auml;"],
			[0, "&aring;"],
			[0, "&aelig;"],
			[0, "&ccedil;"],
			[0, "&egrave;"],
			[0, "&eacute;"],
			[0, "&ecirc;"],
			[0, "&euml;"],
			[0, "&igrave;"],
			[0, "&iacute;"],
			[0, "&icirc;"],
			[0, "&iuml;"],
			[0, "&eth;"],
			[0, "&ntilde;"],
			[0, "&ograve;"],
			[0, "&oacute;"],
			[0, "&ocirc;"],
			[0, "&otilde;"],
			[0, "&ouml;"],
			[0, "&div;"],
			[0, "&oslash;"],
			[0, "&ugrave;"],
			[0, "&uacute;"],
			[0, "&ucirc;"],
			[0, "&uuml;"],
			[0, "&yacute;"],
			[0, "&thorn;"],
			[0, "&yuml;"],
			[0, "&Amacr;"],
			[0, "&amacr;"],
			[0, "&Abreve;"],
			[0, "&abreve;"],
			[0, "&Aogon;"],
			[0, "&aogon;"],
			[0, "&Cacute;"],
			[0, "&cacute;"],
			[0, "&Ccirc;"],
			[0, "&ccirc;"],
			[0, "&Cdot;"],
			[0, "&cdot;"],
			[0, "&Ccaron;"],
			[0, "&ccaron;"],
			[0, "&Dcaron;"],
			[0, "&dcaron;"],
			[0, "&Dstrok;"],
			[0, "&dstrok;"],
			[0, "&Emacr;"],
			[0, "&emacr;"],
			[2, "&Edot;"],
			[0, "&edot;"],
			[0, "&Eogon;"],
			[0, "&eogon;"],
			[0, "&Ecaron;"],
			[0, "&ecaron;"],
			[0, "&Gcirc;"],
			[0, "&gcirc;"],
			[0, "&Gbreve;"],
			[0, "&gbreve;"],
			[0, "&Gdot;"],
			[0, "&gdot;"],
			[0, "&Gcedil;"],
			[1, "&Hcirc;"],
			[0, "&hcirc;"],
			[0, "&Hstrok;"],
			[0, "&hstrok;"],
			[0, "&Itilde;"],
			[0, "&itilde;"],
			[0, "&Imacr;"],
			[0, "&imacr;"],
			[2, "&Iogon;"],
			[0, "&iogon;"],
			[0, "&Idot;"],
			[0, "&imath;"],
			[0, "&IJlig;"],
			[0, "&ijlig;"],
			[0, "&Jcirc;"],
			[0, "&jcirc;"],
			[0, "&Kcedil;"],
			[0, "&kcedil;"],
			[0, "&kgreen;"],
			[0, "&Lacute;"],
			[0, "&lacute;"],
			[0, "&Lcedil;"],
			[0, "&lcedil;"],
			[0, "&Lcaron;"],
			[0, "&lcaron;"],
			[0, "&Lmidot;"],
			[0, "&lmidot;"],
			[0, "&Lstrok;"],
			[0, "&lstrok;"],
			[0, "&Nacute;"],
			[0, "&nacute;"],
			[0, "&Ncedil;"],
			[0, "&ncedil;"],
			[0, "&Ncaron;"],
			[0, "&ncaron;"],
			[0, "&napos;"],
			[0, "&ENG;"],
			[0, "&eng;"],
			[0, "&Omacr;"],
			[0, "&omacr;"],
			[2, "&Odblac;"],
			[0, "&odblac;"],
			[0, "&OElig;"],
			[0, "&oelig;"],
			[0, "&Racute;"],
			[0, "&racute;"],
			[0, "&Rcedil;"],
			[0, "&rcedil;"],
			[0, "&Rcaron;"],
			[0, "&rcaron;"],
			[0, "&Sacute;"],
			[0, "&sacute;"],
			[0, "&Scirc;"],
			[0, "&scirc;"],
			[0, "&Scedil;"],
			[0, "&scedil;"],
			[0, "&Scaron;"],
			[0, "&scaron;"],
			[0, "&Tcedil;"],
			[0, "&tcedil;"],
			[0, "&Tcaron;"],
			[0, "&tcaron;"],
			[0, "&Tstrok;"],
			[0, "&tstrok;"],
			[0, "&Utilde;"],
			[0, "&utilde;"],
			[0, "&Umacr;"],
			[0, "&umacr;"],
			[0, "&Ubreve;"],
			[0, "&ubreve;"],
			[0, "&Uring;"],
			[0, "&uring;"],
			[0, "&Udblac;"],
			[0, "&udblac;"],
			[0, "&Uogon;"],
			[0, "&uogon;"],
			[0, "&Wcirc;"],
			[0, "&wcirc;"],
			[0, "&Ycirc;"],
			[0, "&ycirc;"],
			[0, "&Yuml;"],
			[0, "&Zacute;"],
			[0, "&zacute;"],
			[0, "&Zdot;"],
			[0, "&zdot;"],
			[0, "&Zcaron;"],
			[0, "&zcaron;"],
			[19, "&fnof;"],
			[34, "&imped;"],
			[63, "&gacute;"],
			[65, "&jmath;"],
			[142, "&circ;"],
			[0, "&caron;"],
			[16, "&breve;"],
			[0, "&DiacriticalDot;"],
			[0, "&ring;"],
			[0, "&ogon;"],
			[0, "&DiacriticalTilde;"],
			[0, "&dblac;"],
			[51, "&DownBreve;"],
			[127, "&Alpha;"],
			[0, "&Beta;"],
			[0, "&Gamma;"],
			[0, "&Delta;"],
			[0, "&Epsilon;"],
			[0, "&Zeta;"],
			[0, "&Eta;"],
			[0, "&Theta;"],
			[0, "&Iota;"],
			[0, "&Kappa;"],
			[0, "&Lambda;"],
			[0, "&Mu;"],
			[0, "&Nu;"],
			[0, "&Xi;"],
			[0, "&Omicron;"],
			[0, "&Pi;"],
			[0, "&Rho;"],
			[1, "&Sigma;"],
			[0, "&Tau;"],
			[0, "&Upsilon;"],
			[0, "&Phi;"],
			[0, "&Chi;"],
			[0, "&Psi;"],
			[0, "&ohm;"],
			[7, "&alpha;"],
			[0, "&beta;"],
			[0, "&gamma;"],
			[0, "&delta;"],
			[0, "&epsi;"],
			[0, "&zeta;"],
			[0, "&eta;"],
			[0, "&theta;"],
			[0, "&iota;"],
			[0, "&kappa;"],
			[0, "&lambda;"],
			[0, "&mu;"],
			[0, "&nu;"],
			[0, "&xi;"],
			[0, "&omicron;"],
			[0, "&pi;"],
			[0, "&rho;"],
			[0, "&sigmaf;"],
			[0, "&sigma;"],
			[0, "&tau;"],
			[0, "&upsi;"],
			[0, "&phi;"],
			[0, "&chi;"],
			[0, "&psi;"],
			[0, "&omega;"],
			[7, "&thetasym;"],
			[0, "&Upsi;"],
			[2, "&phiv;"],
			[0, "&piv;"],
			[5, "&Gammad;"],
			[0, "&digamma;"],
			[18, "&kappav;"],
			[0, "&rhov;"],
			[3, "&epsiv;"],
			[0, "&backepsilon;"],
			[10, "&IOcy;"],
			[0, "&DJcy;"],
			[0, "&GJcy;"],
			[0, "&Jukcy;"],
			[0, "&DScy;"],
			[0, "&Iukcy;"],
			[0, "&YIcy;"],
			[0, "&Jsercy;"],
			[0, "&LJcy;"],
			[0, "&NJcy;"],
			[0, "&TSHcy;"],
			[0, "&KJcy;"],
			[1, "&Ubrcy;"],
			[0, "&DZcy;"],
			[0, "&Acy;"],
			[0, "&Bcy;"],
			[0, "&Vcy;"],
			[0, "&Gcy;"],
			[0, "&Dcy;"],
			[0, "&IEcy;"],
			[0, "&ZHcy;"],
			[0, "&Zcy;"],
			[0, "&Icy;"],
			[0, "&Jcy;"],
			[0, "&Kcy;"],
			[0, "&Lcy;"],
			[0, "&Mcy;"],
			[0, "&Ncy;"],
			[0, "&Ocy;"],
			[0, "&Pcy;"],
			[0, "&Rcy;"],
			[0, "&Scy;"],
			[0, "&Tcy;"],
			[0, "&Ucy;"],
			[0, "&Fcy;"],
			[0, "&KHcy;"],
			[0, "&TScy;"],
			[0, "&CHcy;"],
			[0, "&SHcy;"],
			[0, "&SHCHcy;"],
			[0, "&HARDcy;"],
			[0, "&Ycy;"],
			[0, "&SOFTcy;"],
			[0, "&Ecy;"],
			[0, "&YUcy;"],
			[0, "&YAcy;"],
			[0, "&acy;"],
			[0, "&bcy;"],
			[0, "&vcy;"],
			[0, "&gcy;"],
			[0, "&dcy;"],
			[0, "&iecy;"],
			[0, "&zhcy;"],
			[0, "&zcy;"],
			[0, "&icy;"],
			[0, "&jcy;"],
			[0, "&kcy;"],
			[0, "&lcy;"],
			[0, "&mcy;"],
			[0, "&ncy;"],
			[0, "&ocy;"],
			[0, "&pcy;"],
			[0, "&rcy;"],
			[0, "&scy;"],
			[0, "&tcy;"],
			[0, "&ucy;"],
			[0, "&fcy;"],
			[0, "&khcy;"],
			[0, "&tscy;"],
			[0, "&chcy;"],
			[0, "&shcy;"],
			[0, "&shchcy;"],
			[0, "&hardcy;"],
			[0, "&ycy;"],
			[0, "&softcy;"],
			[0, "&ecy;"],
			[0, "&yucy;"],
			[0, "&yacy;"],
			[1, "&iocy;"],
			[0, "&djcy;"],
			[0, "&gjcy;"],
			[0, "&jukcy;"],
			[0, "&dscy;"],
			[0, "&iukcy;"],
			[0, "&yicy;"],
			[0, "&jsercy;"],
			[0, "&ljcy;"],
			[0, "&njcy;"],
			[0, "&tshcy;"],
			[0, "&kjcy;"],
			[1, "&ubrcy;"],
			[0, "&dzcy;"],
			[7074, "&ensp;"],
			[0, "&emsp;"],
			[0, "&emsp13;"],
			[0, "&emsp14;"],
			[1, "&numsp;"],
			[0, "&puncsp;"],
			[0, "&ThinSpace;"],
			[0, "&hairsp;"],
			[0, "&NegativeMediumSpace;"],
			[0, "&zwnj;"],
			[0, "&zwj;"],
			[0, "&lrm;"],
			[0, "&rlm;"],
			[0, "&dash;"],
			[2, "&ndash;"],
			[0, "&mdash;"],
			[0, "&horbar;"],
			[0, "&Verbar;"],
			[1, "&lsquo;"],
			[0, "&CloseCurlyQuote;"],
			[0, "&lsquor;"],
			[1, "&ldquo;"],
			[0, "&CloseCurlyDoubleQuote;"],
			[0, "&bdquo;"],
			[1, "&dagger;"],
			[0, "&Dagger;"],
			[0, "&bull;"],
			[2, "&nldr;"],
			[0, "&hellip;"],
			[9, "&permil;"],
			[0, "&pertenk;"],
			[0, "&prime;"],
			[0, "&Prime;"],
			[0, "&tprime;"],
			[0, "&backprime;"],
			[3, "&lsaquo;"],
			[0, "&rsaquo;"],
			[3, "&oline;"],
			[2, "&caret;"],
			[1, "&hybull;"],
			[0, "&frasl;"],
			[10, "&bsemi;"],
			[7, "&qprime;"],
			[7, {
				v: "&MediumSpace;",
				n: 8202,
				o: "&ThickSpace;"
			}],
			[0, "&NoBreak;"],
			[0, "&af;"],
			[0, "&InvisibleTimes;"],
			[0, "&ic;"],
			[72, "&euro;"],
			[46, "&tdot;"],
			[0, "&DotDot;"],
			[37, "&complexes;"],
			[2, "&incare;"],
			[4, "&gscr;"],
			[0, "&hamilt;"],
			[0, "&Hfr;"],
			[0, "&Hopf;"],
			[0, "&planckh;"],
			[0, "&hbar;"],
			[0, "&imagline;"],
			[0, "&Ifr;"],
			[0, "&lagran;"],
			[0, "&ell;"],
			[1, "&naturals;"],
			[0, "&numero;"],
			[0, "&copysr;"],
			[0, "&weierp;"],
			[0, "&Popf;"],
			[0, "&Qopf;"],
			[0, "&realine;"],
			[0, "&real;"],
			[0, "&reals;"],
			[0, "&rx;"],
			[3, "&trade;"],
			[1, "&integers;"],
			[2, "&mho;"],
			[0, "&zeetrf;"],
			[0, "&iiota;"],
			[2, "&bernou;"],
			[0, "&Cayleys;"],
			[1, "&escr;"],
			[0, "&Escr;"],
			[0, "&Fouriertrf;"],
			[1, "&Mellintrf;"],
			[0, "&order;"],
			[0, "&alefsym;"],
			[0, "&beth;"],
			[0, "&gimel;"],
			[0, "&daleth;"],
			[12, "&CapitalDifferentialD;"],
			[0, "&dd;"],
			[0, "&ee;"],
			[0, "&ii;"],
			[10, "&frac13;"],
			[0, "&frac23;"],
			[0, "&frac15;"],
			[0, "&frac25;"],
			[0, "&frac35;"],
			[0, "&frac45;"],
			[0, "&frac16;"],
			[0, "&frac56;"],
			[0, "&frac18;"],
			[0, "&frac38;"],
			[0, "&frac58;"],
			[0, "&frac78;"],
			[49, "&larr;"],
			[0, "&ShortUpArrow;"],
			[0, "&rarr;"],
			[0, "&darr;"],
			[0, "&harr;"],
			[0, "&updownarrow;"],
			[0, "&nwarr;"],
			[0, "&nearr;"],
			[0, "&LowerRightArrow;"],
			[0, "&LowerLeftArrow;"],
			[0, "&nlarr;"],
			[0, "&nrarr;"],
			[1, {
				v: "&rarrw;",
				n: 824,
				o: "&nrarrw;"
			}],
			[0, "&Larr;"],
			[0, "&Uarr;"],
			[0, "&Rarr;"],
			[0, "&Darr;"],
			[0, "&larrtl;"],
			[0, "&rarrtl;"],
			[0, "&LeftTeeArrow;"],
			[0, "&mapstoup;"],
			[0, "&map;"],
			[0, "&DownTeeArrow;"],
			[1, "&hookleftarrow;"],
			[0, "&hookrightarrow;"],
			[0, "&larrlp;"],
			[0, "&looparrowright;"],
			[0, "&harrw;"],
			[0, "&nharr;"],
			[1, "&lsh;"],
			[0, "&rsh;"],
			[0, "&ldsh;"],
			[0, "&rdsh;"],
			[1, "&crarr;"],
			[0, "&cularr;"],
			[0, "&curarr;"],
			[2, "&circlearrowleft;"],
			[0, "&circlearrowright;"],
			[0, "&leftharpoonup;"],
			[0, "&DownLeftVector;"],
			[0, "&RightUpVector;"],
			[0, "&LeftUpVector;"],
			[0, "&rharu;"],
			[0, "&DownRightVector;"],
			[0, "&dharr;"],
			[0, "&dharl;"],
			[0, "&RightArrowLeftArrow;"],
			[0, "&udarr;"],
			[0, "&LeftArrowRightArrow;"],
			[0, "&leftleftarrows;"],
			[0, "&upuparrows;"],
			[0, "&rightrightarrows;"],
			[0, "&ddarr;"],
			[0, "&leftrightharpoons;"],
			[0, "&Equilibrium;"],
			[0, "&nlArr;"],
			[0, "&nhArr;"],
			[0, "&nrArr;"],
			[0, "&DoubleLeftArrow;"],
			[0, "&DoubleUpArrow;"],
			[0, "&DoubleRightArrow;"],
			[0, "&dArr;"],
			[0, "&DoubleLeftRightArrow;"],
			[0, "&DoubleUpDownArrow;"],
			[0, "&nwArr;"],
			[0, "&neArr;"],
			[0, "&seArr;"],
			[0, "&swArr;"],
			[0, "&lAarr;"],
			[0, "&rAarr;"],
			[1, "&zigrarr;"],
			[6, "&larrb;"],
			[0, "&rarrb;"],
			[15, "&DownArrowUpArrow;"],
			[7, "&loarr;"],
			[0, "&roarr;"],
			[0, "&hoarr;"],
			[0, "&forall;"],
			[0, "&comp;"],
			[0, {
				v: "&part;",
				n: 824,
				o: "&npart;"
			}],
			[0, "&exist;"],
			[0, "&nexist;"],
			[0, "&empty;"],
			[1, "&Del;"],
			[0, "&Element;"],
			[0, "&NotElement;"],
			[1, "&ni;"],
			[0, "&notni;"],
			[2, "&prod;"],
			[0, "&coprod;"],
			[0, "&sum;"],
			[0, "&minus;"],
			[0, "&MinusPlus;"],
			[0, "&dotplus;"],
			[1, "&Backslash;"],
			[0, "&lowast;"],
			[0, "&compfn;"],
			[1, "&radic;"],
			[2, "&prop;"],
			[0, "&infin;"],
			[0, "&angrt;"],
			[0, {
				v: "&ang;",
				n: 8402,
				o: "&nang;"
			}],
			[0, "&angmsd;"],
			[0, "&angsph;"],
			[0, "&mid;"],
			[0, "&nmid;"],
			[0, "&DoubleVerticalBar;"],
			[0, "&NotDoubleVerticalBar;"],
			[0, "&and;"],
			[0, "&or;"],
			[0, {
				v: "&cap;",
				n: 65024,
				o: "&caps;"
			}],
			[0, {
				v: "&cup;",
				n: 65024,
				o: "&cups;"
			}],
			[0, "&int;"],
			[0, "&Int;"],
			[0, "&iiint;"],
			[0, "&conint;"],
			[0, "&Conint;"],
			[0, "&Cconint;"],
			[0, "&cwint;"],
			[0, "&ClockwiseContourIntegral;"],
			[0, "&awconint;"],
			[0, "&there4;"],
			[0, "&becaus;"],
			[0, "&ratio;"],
			[0, "&Colon;"],
			[0, "&dotminus;"],
			[1, "&mDDot;"],
			[0, "&homtht;"],
			[0, {
				v: "&sim;",
				n: 8402,
				o: "&nvsim;"
			}],
			[0, {
				v: "&backsim;",
				n: 817,
				o: "&race;"
			}],
			[0, {
				v: "&ac;",
				n: 819,
				o: "&acE;"
			}],
			[0, "&acd;"],
			[0, "&VerticalTilde;"],
			[0, "&NotTilde;"],
			[0, {
				v: "&eqsim;",
				n: 824,
				o: "&nesim;"
			}],
			[0, "&sime;"],
			[0, "&NotTildeEqual;"],
			[0, "&cong;"],
			[0, "&simne;"],
			[0, "&ncong;"],
			[0, "&ap;"],
			[0, "&nap;"],
			[0, "&ape;"],
			[0, {
				v: "&apid;",
				n: 824,
				o: "&napid;"
			}],
			[0, "&backcong;"],
			[0, {
				v: "&asympeq;",
				n: 8402,
				o: "&nvap;"
			}],
			[0, {
				v: "&bump;",
				n: 824,
				o: "&nbump;"
			}],
			[0, {
				v: "&bumpe;",
				n: 824,
				o: "&nbumpe;"
			}],
			[0, {
				v: "&doteq;",
				n: 824,
				o: "&nedot;"
			}],
			[0, "&doteqdot;"],
			[0, "&efDot;"],
			[0, "&erDot;"],
			[0, "&Assign;"],
			[0, "&ecolon;"],
			[0, "&ecir;"],
			[0, "&circeq;"],
			[1, "&wedgeq;"],
			[0, "&veeeq;"],
			[1, "&triangleq;"],
			[2, "&equest;"],
			[0, "&ne;"],
			[0, {
				v: "&Congruent;",
				n: 8421,
				o: "&bnequiv;"
			}],
			[0, "&nequiv;"],
			[1, {
				v: "&le;",
				n: 8402,
				o: "&nvle;"
			}],
			[0, {
				v: "&ge;",
				n: 8402,
				o: "&nvge;"
			}],
			[0, {
				v: "&lE;",
				n: 824,
				o: "&nlE;"
			}],
			[0, {
				v: "&gE;",
				n: 824,
				o: "&ngE;"
			}],
			[0, {
				v: "&lnE;",
				n: 65024,
				o: "&lvertneqq;"
			}],
			[0, {
				v: "&gnE;",
				n: 65024,
				o: "&gvertneqq;"
			}],
			[0, {
				v: "&ll;",
				n: new Map(restoreDiff([[824, "&nLtv;"], [7577, "&nLt;"]]))
			}],
			[0, {
				v: "&gg;",
				n: new Map(restoreDiff([[824, "&nGtv;"], [7577, "&nGt;"]]))
			}],
			[0, "&between;"],
			[0, "&NotCupCap;"],
			[0, "&nless;"],
			[0, "&ngt;"],
			[0, "&nle;"],
			[0, "&nge;"],
			[0, "&lesssim;"],
			[0, "&GreaterTilde;"],
			[0, "&nlsim;"],
			[0, "&ngsim;"],
			[0, "&LessGreater;"],
			[0, "&gl;"],
			[0, "&NotLessGreater;"],
			[0, "&NotGreaterLess;"],
			[0, "&pr;"],
			[0, "&sc;"],
			[0, "&prcue;"],
			[0, "&sccue;"],
			[0, "&PrecedesTilde;"],
			[0, {
				v: "&scsim;",
				n: 824,
				o: "&NotSucceedsTilde;"
			}],
			[0, "&NotPrecedes;"],
			[0, "&NotSucceeds;"],
			[0, {
				v: "&sub;",
				n: 8402,
				o: "&NotSubset;"
			}],
			[0, {
				v: "&sup;",
				n: 8402,
				o: "&NotSuperset;"
			}],
			[0, "&nsub;"],
			[0, "&nsup;"],
			[0, "&sube;"],
			[0, "&supe;"],
			[0, "&NotSubsetEqual;"],
			[0, "&NotSupersetEqual;"],
			[0, {
				v: "&subne;",
				n: 65024,
				o: "&varsubsetneq;"
			}],
			[0, {
				v: "&supne;",
				n: 65024,
				o: "&varsupsetneq;"
			}],
			[1, "&cupdot;"],
			[0, "&UnionPlus;"],
			[0, {
				v: "&sqsub;",
				n: 824,
				o: "&NotSquareSubset;"
			}],
			[0, {
				v: "&sqsup;",
				n: 824,
				o: "&NotSquareSuperset;"
			}],
			[0, "&sqsube;"],
			[0, "&sqsupe;"],
			[0, {
				v: "&sqcap;",
				n: 65024,
				o: "&sqcaps;"
			}],
			[0, {
				v: "&sqcup;",
				n: 65024,
				o: "&sqcups;"
			}],
			[0, "&CirclePlus;"],
			[0, "&CircleMinus;"],
			[0, "&CircleTimes;"],
			[0, "&osol;"],
			[0, "&CircleDot;"],
			[0, "&circledcirc;"],
			[0, "&circledast;"],
			[1, "&circleddash;"],
			[0, "&boxplus;"],
			[0, "&boxminus;"],
			[0, "&boxtimes;"],
			[0, "&dotsquare;"],
			[0, "&RightTee;"],
			[0, "&dashv;"],
			[0, "&DownTee;"],
			[0, "&bot;"],
			[1, "&models;"],
			[0, "&DoubleRightTee;"],
			[0, "&Vdash;"],
			[0, "&Vvdash;"],
			[0, "&VDash;"],
			[0, "&nvdash;"],
			[0, "&nvDash;"],
			[0, "&nVdash;"],
			[0, "&nVDash;"],
			[0, "&prurel;"],
			[1, "&LeftTriangle;"],
			[0, "&RightTriangle;"],
			[0, {
				v: "&LeftTriangleEqual;",
				n: 8402,
				o: "&nvltrie;"
			}],
			[0, {
				v: "&RightTriangleEqual;",
				n: 8402,
				o: "&nvrtrie;"
			}],
			[0, "&origof;"],
			[0, "&imof;"],
			[0, "&multimap;"],
			[0, "&hercon;"],
			[0, "&intcal;"],
			[0, "&veebar;"],
			[1, "&barvee;"],
			[0, "&angrtvb;"],
			[0, "&lrtri;"],
			[0, "&bigwedge;"],
			[0, "&bigvee;"],
			[0, "&bigcap;"],
			[0, "&bigcup;"],
			[0, "&diam;"],
			[0, "&sdot;"],
			[0, "&sstarf;"],
			[0, "&divideontimes;"],
			[0, "&bowtie;"],
			[0, "&ltimes;"],
			[0, "&rtimes;"],
			[0, "&leftthreetimes;"],
			[0, "&rightthreetimes;"],
			[0, "&backsimeq;"],
			[0, "&curlyvee;"],
			[0, "&curlywedge;"],
			[0, "&Sub;"],
			[0, "&Sup;"],
			[0, "&Cap;"],
			[0, "&Cup;"],
			[0, "&fork;"],
			[0, "&epar;"],
			[0, "&lessdot;"],
			[0, "&gtdot;"],
			[0, {
				v: "&Ll;",
				n: 824,
				o: "&nLl;"
			}],
			[0, {
				v: "&Gg;",
				n: 824,
				o: "&nGg;"
			}],
			[0, {
				v: "&leg;",
				n: 65024,
				o: "&lesg;"
			}],
			[0, {
				v: "&gel;",
				n: 65024,
				o: "&gesl;"
			}],
			[2, "&cuepr;"],
			[0, "&cuesc;"],
			[0, "&NotPrecedesSlantEqual;"],
			[0, "&NotSucceedsSlantEqual;"],
			[0, "&NotSquareSubsetEqual;"],
			[0, "&NotSquareSupersetEqual;"],
			[2, "&lnsim;"],
			[0, "&gnsim;"],
			[0, "&precnsim;"],
			[0, "&scnsim;"],
			[0, "&nltri;"],
			[0, "&NotRightTriangle;"],
			[0, "&nltrie;"],
			[0, "&NotRightTriangleEqual;"],
			[0, "&vellip;"],
			[0, "&ctdot;"],
			[0, "&utdot;"],
			[0, "&dtdot;"],
			[0, "&disin;"],
			[0, "&isinsv;"],
			[0, "&isins;"],
			[0, {
				v: "&isindot;",
				n: 824,
				o: "&notindot;"
			}],
			[0, "&notinvc;"],
			[0, "&notinvb;"],
			[1, {
				v: "&isinE;",
				n: 824,
				o: "&notinE;"
			}],
			[0, "&nisd;"],
			[0, "&xnis;"],
			[0, "&nis;"],
			[0, "&notnivc;"],
			[0, "&notnivb;"],
			[6, "&barwed;"],
			[0, "&Barwed;"],
			[1, "&lceil;"],
			[0, "&rceil;"],
			[0, "&LeftFloor;"],
			[0, "&rfloor;"],
			[0, "&drcrop;"],
			[0, "&dlcrop;"],
			[0, "&urcrop;"],
			[0, "&ulcrop;"],
			[0, "&bnot;"],
			[1, "&profline;"],
			[0, "&profsurf;"],
			[1, "&telrec;"],
			[0, "&target;"],
			[5, "&ulcorn;"],
			[0, "&urcorn;"],
			[0, "&dlcorn;"],
			[0, "&drcorn;"],
			[2, "&frown;"],
			[0, "&smile;"],
			[9, "&cylcty;"],
			[0, "&profalar;"],
			[7, "&topbot;"],
			[6, "&ovbar;"],
			[1, "&solbar;"],
			[60, "&angzarr;"],
			[51, "&lmoustache;"],
			[0, "&rmoustache;"],
			[2, "&OverBracket;"],
			[0, "&bbrk;"],
			[0, "&bbrktbrk;"],
			[37, "&OverParenthesis;"],
			[0, "&UnderParenthesis;"],
			[0, "&OverBrace;"],
			[0, "&UnderBrace;"],
			[2, "&trpezium;"],
			[4, "&elinters;"],
			[59, "&blank;"],
			[164, "&circledS;"],
			[55, "&boxh;"],
			[1, "&boxv;"],
			[9, "&boxdr;"],
			[3, "&boxdl;"],
			[3, "&boxur;"],
			[3, "&boxul;"],
			[3, "&boxvr;"],
			[7, "&boxvl;"],
			[7, "&boxhd;"],
			[7, "&boxhu;"],
			[7, "&boxvh;"],
			[19, "&boxH;"],
			[0, "&boxV;"],
			[0, "&boxdR;"],
			[0, "&boxDr;"],
			[0, "&boxDR;"],
			[0, "&boxdL;"],
			[0, "&boxDl;"],
			[0, "&boxDL;"],
			[0, "&boxuR;"],
			[0, "&boxUr;"],
			[0, "&boxUR;"],
			[0, "&boxuL;"],
			[0, "&boxUl;"],
			[0, "&boxUL;"],
			[0, "&boxvR;"],
			[0, "&boxVr;"],
			[0, "&boxVR;"],
			[0, "&boxvL;"],
			[0, "&boxVl;"],
			[0, "&boxVL;"],
			[0, "&boxHd;"],
			[0, "&boxhD;"],
			[0, "&boxHD;"],
			[0, "&boxHu;"],
			[0, "&boxhU;"],
			[0, "&boxHU;"],
			[0, "&boxvH;"],
			[0, "&boxVh;"],
			[0, "&boxVH;"],
			[19, "&uhblk;"],
			[3, "&lhblk;"],
			[3, "&block;"],
			[8, "&blk14;"],
			[0, "&blk12;"],
			[0, "&blk34;"],
			[13, "&square;"],
			[8, "&blacksquare;"],
			[0, "&EmptyVerySmallSquare;"],
			[1, "&rect;"],
			[0, "&marker;"],
			[2, "&fltns;"],
			[1, "&bigtriangleup;"],
			[0, "&blacktriangle;"],
			[0, "&triangle;"],
			[2, "&blacktriangleright;"],
			[0, "&rtri;"],
			[3, "&bigtriangledown;"],
			[0, "&blacktriangledown;"],
			[0, "&dtri;"],
			[2, "&blacktriangleleft;"],
			[0, "&ltri;"],
			[6, "&loz;"],
			[0, "&cir;"],
			[32, "&tridot;"],
			[2, "&bigcirc;"],
			[8, "&ultri;"],
			[0, "&urtri;"],
			[0, "&lltri;"],
			[0, "&EmptySmallSquare;"],
			[0, "&FilledSmallSquare;"],
			[8, "&bigstar;"],
			[0, "&star;"],
			[7, "&phone;"],
			[49, "&female;"],
			[1, "&male;"],
			[29, "&spades;"],
			[2, "&clubs;"],
			[1, "&hearts;"],
			[0, "&diamondsuit;"],
			[3, "&sung;"],
			[2, "&flat;"],
			[0, "&natural;"],
			[0, "&sharp;"],
			[163, "&check;"],
			[3, "&cross;"],
			[8, "&malt;"],
			[21, "&sext;"],
			[33, "&VerticalSeparator;"],
			[25, "&lbbrk;"],
			[0, "&rbbrk;"],
			[84, "&bsolhsub;"],
			[0, "&suphsol;"],
			[28, "&LeftDoubleBracket;"],
			[0, "&RightDoubleBracket;"],
			[0, "&lang;"],
			[0, "&rang;"],
			[0, "&Lang;"],
			[0, "&Rang;"],
			[0, "&loang;"],
			[0, "&roang;"],
			[7, "&longleftarrow;"],
			[0, "&longrightarrow;"],
			[0, "&longleftrightarrow;"],
			[0, "&DoubleLongLeftArrow;"],
			[0, "&DoubleLongRightArrow;"],
			[0, "&DoubleLongLeftRightArrow;"],
			[1, "&longmapsto;"],
			[2, "&dzigrarr;"],
			[258, "&nvlArr;"],
			[0, "&nvrArr;"],
			[0, "&nvHarr;"],
			[0, "&Map;"],
			[6, "&lbarr;"],
			[0, "&bkarow;"],
			[0, "&lBarr;"],
			[0, "&dbkarow;"],
			[0, "&drbkarow;"],
			[0, "&DDotrahd;"],
			[0, "&UpArrowBar;"],
			[0, "&DownArrowBar;"],
			[2, "&Rarrtl;"],
			[2, "&latail;"],
			[0, "&ratail;"],
			[0, "&lAtail;"],
			[0, "&rAtail;"],
			[0, "&larrfs;"],
			[0, "&rarrfs;"],
			[0, "&larrbfs;"],
			[0, "&rarrbfs;"],
			[2, "&nwarhk;"],
			[0, "&nearhk;"],
			[0, "&hksearow;"],
			[0, "&hkswarow;"],
			[0, "&nwnear;"],
			[0, "&nesear;"],
			[0, "&seswar;"],
			[0, "&swnwar;"],
			[8, {
				v: "&rarrc;",
				n: 824,
				o: "&nrarrc;"
			}],
			[1, "&cudarrr;"],
			[0, "&ldca;"],
			[0, "&rdca;"],
			[0, "&cudarrl;"],
			[0, "&larrpl;"],
			[2, "&curarrm;"],
			[0, "&cularrp;"],
			[7, "&rarrpl;"],
			[2, "&harrcir;"],
			[0, "&Uarrocir;"],
			[0, "&lurdshar;"],
			[0, "&ldrushar;"],
			[2, "&LeftRightVector;"],
			[0, "&RightUpDownVector;"],
			[0, "&DownLeftRightVector;"],
			[0, "&LeftUpDownVector;"],
			[0, "&LeftVectorBar;"],
			[0, "&RightVectorBar;"],
			[0, "&RightUpVectorBar;"],
			[0, "&RightDownVectorBar;"],
			[0, "&DownLeftVectorBar;"],
			[0, "&DownRightVectorBar;"],
			[0, "&LeftUpVectorBar;"],
			[0, "&LeftDownVectorBar;"],
			[0, "&LeftTeeVector;"],
			[0, "&RightTeeVector;"],
			[0, "&RightUpTeeVector;"],
			[0, "&RightDownTeeVector;"],
			[0, "&DownLeftTeeVector;"],
			[0, "&DownRightTeeVector;"],
			[0, "&LeftUpTeeVector;"],
			[0, "&LeftDownTeeVector;"],
			[0, "&lHar;"],
			[0, "&uHar;"],
			[0, "&rHar;"],
			[0, "&dHar;"],
			[0, "&luruhar;"],
			[0, "&ldrdhar;"],
			[0, "&ruluhar;"],
			[0, "&rdldhar;"],
			[0, "&lharul;"],
			[0, "&llhard;"],
			[0, "&rharul;"],
			[0, "&lrhard;"],
			[0, "&udhar;"],
			[0, "&duhar;"],
			[0, "&RoundImplies;"],
			[0, "&erarr;"],
			[0, "&simrarr;"],
			[0, "&larrsim;"],
			[0, "&rarrsim;"],
			[0, "&rarrap;"],
			[0, "&ltlarr;"],
			[1, "&gtrarr;"],
			[0, "&subrarr;"],
			[1, "&suplarr;"],
			[0, "&lfisht;"],
			[0, "&rfisht;"],
			[0, "&ufisht;"],
			[0, "&dfisht;"],
			[5, "&lopar;"],
			[0, "&ropar;"],
			[4, "&lbrke;"],
			[0, "&rbrke;"],
			[0, "&lbrkslu;"],
			[0, "&rbrksld;"],
			[0, "&lbrksld;"],
			[0, "&rbrkslu;"],
			[0, "&langd;"],
			[0, "&rangd;"],
			[0, "&lparlt;"],
			[0, "&rpargt;"],
			[0, "&gtlPar;"],
			[0, "&ltrPar;"],
			[3, "&vzigzag;"],
			[1, "&vangrt;"],
			[0, "&angrtvbd;"],
			[6, "&ange;"],
			[0, "&range;"],
			[0, "&dwangle;"],
			[0, "&uwangle;"],
			[0, "&angmsdaa;"],
			[0, "&angmsdab;"],
			[0, "&angmsdac;"],
			[0, "&angmsdad;"],
			[0, "&angmsdae;"],
			[0, "&angmsdaf;"],
			[0, "&angmsdag;"],
			[0, "&angmsdah;"],
			[0, "&bemptyv;"],
			[0, "&demptyv;"],
			[0, "&cemptyv;"],
			[0, "&raemptyv;"],
			[0, "&laemptyv;"],
			[0, "&ohbar;"],
			[0, "&omid;"],
			[0, "&opar;"],
			[1, "&operp;"],
			[1, "&olcross;"],
			[0, "&odsold;"],
			[1, "&olcir;"],
			[0, "&ofcir;"],
			[0, "&olt;"],
			[0, "&ogt;"],
			[0, "&cirscir;"],
			[0, "&cirE;"],
			[0, "&solb;"],
			[0, "&bsolb;"],
			[3, "&boxbox;"],
			[3, "&trisb;"],
			[0, "&rtriltri;"],
			[0, {
				v: "&LeftTriangleBar;",
				n: 824,
				o: "&NotLeftTriangleBar;"
			}],
			[0, {
				v: "&RightTriangleBar;",
				n: 824,
				o: "&NotRightTriangleBar;"
			}],
			[11, "&iinfin;"],
			[0, "&infintie;"],
			[0, "&nvinfin;"],
			[4, "&eparsl;"],
			[0, "&smeparsl;"],
			[0, "&eqvparsl;"],
			[5, "&blacklozenge;"],
			[8, "&RuleDelayed;"],
			[1, "&dsol;"],
			[9, "&bigodot;"],
			[0, "&bigoplus;"],
			[0, "&bigotimes;"],
			[1, "&biguplus;"],
			[1, "&bigsqcup;"],
			[5, "&iiiint;"],
			[0, "&fpartint;"],
			[2, "&cirfnint;"],
			[0, "&awint;"],
			[0, "&rppolint;"],
			[0, "&scpolint;"],
			[0, "&npolint;"],
			[0, "&pointint;"],
			[0, "&quatint;"],
			[0, "&intlarhk;"],
			[10, "&pluscir;"],
			[0, "&plusacir;"],
			[0, "&simplus;"],
			[0, "&plusdu;"],
			[0, "&plussim;"],
			[0, "&plustwo;"],
			[1, "&mcomma;"],
			[0, "&minusdu;"],
			[2, "&loplus;"],
			[0, "&roplus;"],
			[0, "&Cross;"],
			[0, "&timesd;"],
			[0, "&timesbar;"],
			[1, "&smashp;"],
			[0, "&lotimes;"],
			[0, "&rotimes;"],
			[0, "&otimesas;"],
			[0, "&Otimes;"],
			[0, "&odiv;"],
			[0, "&triplus;"],
			[0, "&triminus;"],
			[0, "&tritime;"],
			[0, "&intprod;"],
			[2, "&amalg;"],
			[0, "&capdot;"],
			[1, "&ncup;"],
			[0, "&ncap;"],
			[0, "&capand;"],
			[0, "&cupor;"],
			[0, "&cupcap;"],
			[0, "&capcup;"],
			[0, "&cupbrcap;"],
			[0, "&capbrcup;"],
			[0, "&cupcup;"],
			[0, "&capcap;"],
			[0, "&ccups;"],
			[0, "&ccaps;"],
			[2, "&ccupssm;"],
			[2, "&And;"],
			[0, "&Or;"],
			[0, "&andand;"],
			[0, "&oror;"],
			[0, "&orslope;"],
			[0, "&andslope;"],
			[1, "&andv;"],
			[0, "&orv;"],
			[0, "&andd;"],
			[0, "&ord;"],
			[1, "&wedbar;"],
			[6, "&sdote;"],
			[3, "&simdot;"],
			[2, {
				v: "&congdot;",
				n: 824,
				o: "&ncongdot;"
			}],
			[0, "&easter;"],
			[0, "&apacir;"],
			[0, {
				v: "&apE;",
				n: 824,
				o: "&napE;"
			}],
			[0, "&eplus;"],
			[0, "&pluse;"],
			[0, "&Esim;"],
			[0, "&Colone;"],
			[0, "&Equal;"],
			[1, "&ddotseq;"],
			[0, "&equivDD;"],
			[0, "&ltcir;"],
			[0, "&gtcir;"],
			[0, "&ltquest;"],
			[0, "&gtquest;"],
			[0, {
				v: "&leqslant;",
				n: 824,
				o: "&nleqslant;"
			}],
			[0, {
				v: "&geqslant;",
				n: 824,
				o: "&ngeqslant;"
			}],
			[0, "&lesdot;"],
			[0, "&gesdot;"],
			[0, "&lesdoto;"],
			[0, "&gesdoto;"],
			[0, "&lesdotor;"],
			[0, "&gesdotol;"],
			[0, "&lap;"],
			[0, "&gap;"],
			[0, "&lne;"],
			[0, "&gne;"],
			[0, "&lnap;"],
			[0, "&gnap;"],
			[0, "&lEg;"],
			[0, "&gEl;"],
			[0, "&lsime;"],
			[0, "&gsime;"],
			[0, "&lsimg;"],
			[0, "&gsiml;"],
			[0, "&lgE;"],
			[0, "&glE;"],
			[0, "&lesges;"],
			[0, "&gesles;"],
			[0, "&els;"],
			[0, "&egs;"],
			[0, "&elsdot;"],
			[0, "&egsdot;"],
			[0, "&el;"],
			[0, "&eg;"],
			[2, "&siml;"],
			[0, "&simg;"],
			[0, "&simlE;"],
			[0, "&simgE;"],
			[0, {
				v: "&LessLess;",
				n: 824,
				o: "&NotNestedLessLess;"
			}],
			[0, {
				v: "&GreaterGreater;",
				n: 824,
				o: "&NotNestedGreaterGreater;"
			}],
			[1, "&glj;"],
			[0, "&gla;"],
			[0, "&ltcc;"],
			[0, "&gtcc;"],
			[0, "&lescc;"],
			[0, "&gescc;"],
			[0, "&smt;"],
			[0, "&lat;"],
			[0, {
				v: "&smte;",
				n: 65024,
				o: "&smtes;"
			}],
			[0, {
				v: "&late;",
				n: 65024,
				o: "&lates;"
			}],
			[0, "&bumpE;"],
			[0, {
				v: "&PrecedesEqual;",
				n: 824,
				o: "&NotPrecedesEqual;"
			}],
			[0, {
				v: "&sce;",
				n: 824,
				o: "&NotSucceedsEqual;"
			}],
			[2, "&prE;"],
			[0, "&scE;"],
			[0, "&precneqq;"],
			[0, "&scnE;"],
			[0, "&prap;"],
			[0, "&scap;"],
			[0, "&precnapprox;"],
			[0, "&scnap;"],
			[0, "&Pr;"],
			[0, "&Sc;"],
			[0, "&subdot;"],
			[0, "&supdot;"],
			[0, "&subplus;"],
			[0, "&supplus;"],
			[0, "&submult;"],
			[0, "&supmult;"],
			[0, "&subedot;"],
			[0, "&supedot;"],
			[0, {
				v: "&subE;",
				n: 824,
				o: "&nsubE;"
			}],
			[0, {
				v: "&supE;",
				n: 824,
				o: "&nsupE;"
			}],
			[0, "&subsim;"],
			[0, "&supsim;"],
			[2, {
				v: "&subnE;",
				n: 65024,
				o: "&varsubsetneqq;"
			}],
			[0, {
				v: "&supnE;",
				n: 65024,
				o: "&varsupsetneqq;"
			}],
			[2, "&csub;"],
			[0, "&csup;"],
			[0, "&csube;"],
			[0, "&csupe;"],
			[0, "&subsup;"],
			[0, "&supsub;"],
			[0, "&subsub;"],
			[0, "&supsup;"],
			[0, "&suphsub;"],
			[0, "&supdsub;"],
			[0, "&forkv;"],
			[0, "&topfork;"],
			[0, "&mlcp;"],
			[8, "&Dashv;"],
			[1, "&Vdashl;"],
			[0, "&Barv;"],
			[0, "&vBar;"],
			[0, "&vBarv;"],
			[1, "&Vbar;"],
			[0, "&Not;"],
			[0, "&bNot;"],
			[0, "&rnmid;"],
			[0, "&cirmid;"],
			[0, "&midcir;"],
			[0, "&topcir;"],
			[0, "&nhpar;"],
			[0, "&parsim;"],
			[9, {
				v: "&parsl;",
				n: 8421,
				o: "&nparsl;"
			}],
			[44343, { n: new Map(restoreDiff([
				[56476, "&Ascr;"],
				[1, "&Cscr;"],
				[0, "&Dscr;"],
				[2, "&Gscr;"],
				[2, "&Jscr;"],
				[0, "&Kscr;"],
				[2, "&Nscr;"],
				[0, "&Oscr;"],
				[0, "&Pscr;"],
				[0, "&Qscr;"],
				[1, "&Sscr;"],
				[0, "&Tscr;"],
				[0, "&Uscr;"],
				[0, "&Vscr;"],
				[0, "&Wscr;"],
				[0, "&Xscr;"],
				[0, "&Yscr;"],
				[0, "&Zscr;"],
				[0, "&ascr;"],
				[0, "&bscr;"],
				[0, "&cscr;"],
				[0, "&dscr;"],
				[1, "&fscr;"],
				[1, "&hscr;"],
				[0, "&iscr;"],
				[0, "&jscr;"],
				[0, "&kscr;"],
				[0, "&lscr;"],
				[0, "&mscr;"],
				[0, "&nscr;"],
				[1, "&pscr;"],
				[0, "&qscr;"],
				[0, "&rscr;"],
				[0, "&sscr;"],
				[0, "&tscr;"],
				[0, "&uscr;"],
				[0, "&vscr;"],
				[0, "&wscr;"],
				[0, "&xscr;"],
				[0, "&yscr;"],
				[0, "&zscr;"],
				[52, "&Afr;"],
				[0, "&Bfr;"],
				[1, "&Dfr;"],
				[0, "&Efr;"],
				[0, "&Ffr;"],
				[0, "&Gfr;"],
				[2, "&Jfr;"],
				[0, "&Kfr;"],
				[0, "&Lfr;"],
				[0, "&Mfr;"],
				[0, "&Nfr;"],
				[0, "&Ofr;"],
				[0, "&Pfr;"],
				[0, "&Qfr;"],
				[1, "&Sfr;"],
				[0, "&Tfr;"],
				[0, "&Ufr;"],
				[0, "&Vfr;"],
				[0, "&Wfr;"],
				[0, "&Xfr;"],
				[0, "&Yfr;"],
				[1, "&afr;"],
				[0, "&bfr;"],
				[0, "&cfr;"],
				[0, "&dfr;"],
				[0, "&efr;"],
				[0, "&ffr;"],
				[0, "&gfr;"],
				[0, "&hfr;"],
				[0, "&ifr;"],
				[0, "&jfr;"],
				[0, "&kfr;"],
				[0, "&lfr;"],
				[0, "&mfr;"],
				[0, "&nfr;"],
				[0, "&ofr;"],
				[0, "&pfr;"],
				[0, "&qfr;"],
				[0, "&rfr;"],
				[0, "&sfr;"],
				[0, "&tfr;"],
				[0, "&ufr;"],
				[0, "&vfr;"],
				[0, "&wfr;"],
				[0, "&xfr;"],
				[0, "&yfr;"],
				[0, "&zfr;"],
				[0, "&Aopf;"],
				[0, "&Bopf;"],
				[1, "&Dopf;"],
				[0, "&Eopf;"],
				[0, "&Fopf;"],
				[0, "&Gopf;"],
				[1, "&Iopf;"],
				[0, "&Jopf;"],
				[0, "&Kopf;"],
				[0, "&Lopf;"],
				[0, "&Mopf;"],
				[1, "&Oopf;"],
				[3, "&Sopf;"],
				[0, "&Topf;"],
				[0, "&Uopf;"],
				[0, "&Vopf;"],
				[0, "&Wopf;"],
				[0, "&Xopf;"],
				[0, "&Yopf;"],
				[1, "&aopf;"],
				[0, "&bopf;"],
				[0, "&copf;"],
				[0, "&dopf;"],
				[0, "&eopf;"],
				[0, "&fopf;"],
				[0, "&gopf;"],
				[0, "&hopf;"],
				[0, "&iopf;"],
				[0, "&jopf;"],
				[0, "&kopf;"],
				[0, "&lopf;"],
				[0, "&mopf;"],
				[0, "&nopf;"],
				[0, "&oopf;"],
				[0, "&popf;"],
				[0, "&qopf;"],
				[0, "&ropf;"],
				[0, "&sopf;"],
				[0, "&topf;"],
				[0, "&uopf;"],
				[0, "&vopf;"],
				[0, "&wopf;"],
				[0, "&xopf;"],
				[0, "&yopf;"],
				[0, "&zopf;"]
			])) }],
			[8906, "&fflig;"],
			[0, "&filig;"],
			[0, "&fllig;"],
			[0, "&ffilig;"],
			[0, "&ffllig;"]
		])), String.prototype.codePointAt;
		var EntityLevel;
		(function(EntityLevel) {
			EntityLevel[EntityLevel.XML = 0] = "XML", EntityLevel[EntityLevel.HTML = 1] = "HTML";
		})(EntityLevel ||= {});
		var EncodingMode;
		(function(EncodingMode) {
			EncodingMode[EncodingMode.UTF8 = 0] = "UTF8", EncodingMode[EncodingMode.ASCII = 1] = "ASCII", EncodingMode[EncodingMode.Extensive = 2] = "Extensive", EncodingMode[EncodingMode.Attribute = 3] = "Attribute", EncodingMode[EncodingMode.Text = 4] = "Text";
		})(EncodingMode ||= {});
		function _class(obj) {
			return Object.prototype.toString.call(obj);
		}
		function isString(obj) {
			return _class(obj) === "[object String]";
		}
		let _hasOwnProperty = Object.prototype.hasOwnProperty;
		function has(object, key) {
			return _hasOwnProperty.call(object, key);
		}
		function utils_assign(obj) {
			return Array.prototype.slice.call(arguments, 1).forEach(function(source) {
				if (source) {
					if (typeof source != "object") throw TypeError(source + "must be object");
					Object.keys(source).forEach(function(key) {
						obj[key] = source[key];
					});
				}
			}), obj;
		}
		function arrayReplaceAt(src, pos, newElements) {
			return [].concat(src.slice(0, pos), newElements, src.slice(pos + 1));
		}
		function isValidEntityCode(c) {
			return !(c >= 55296 && c <= 57343 || c >= 64976 && c <= 65007 || (c & 65535) == 65535 || (c & 65535) == 65534 || c >= 0 && c <= 8 || c === 11 || c >= 14 && c <= 31 || c >= 127 && c <= 159 || c > 1114111);
		}
		function utils_fromCodePoint(c) {
			if (c > 65535) {
				c -= 65536;
				let surrogate1 = 55296 + (c >> 10), surrogate2 = 56320 + (c & 1023);
				return String.fromCharCode(surrogate1, surrogate2);
			}
			return String.fromCharCode(c);
		}
		let UNESCAPE_MD_RE = /\\([!"#$%&'()*+,\-./:;<=>?@[\\\]^_`{|}~])/g, UNESCAPE_ALL_RE = RegExp(UNESCAPE_MD_RE.source + "|&([a-z#][a-z0-9]{1,31});", "gi"), DIGITAL_ENTITY_TEST_RE = /^#((?:x[a-f0-9]{1,8}|[0-9]{1,8}))$/i;
		function replaceEntityPattern(match, name) {
			if (name.charCodeAt(0) === 35 && DIGITAL_ENTITY_TEST_RE.test(name)) {
				let code = name[1].toLowerCase() === "x" ? parseInt(name.slice(2), 16) : parseInt(name.slice(1), 10);
				return isValidEntityCode(code) ? utils_fromCodePoint(code) : match;
			}
			let decoded = decode_decodeHTML(match);
			return decoded === match ? match : decoded;
		}
		function unescapeMd(str) {
			return str.indexOf("\\") < 0 ? str : str.replace(UNESCAPE_MD_RE, "$1");
		}
		function unescapeAll(str) {
			return str.indexOf("\\") < 0 && str.indexOf("&") < 0 ? str : str.replace(UNESCAPE_ALL_RE, function(match, escaped, entity) {
				return escaped || replaceEntityPattern(match, entity);
			});
		}
		let HTML_ESCAPE_TEST_RE = /[&<>"]/, HTML_ESCAPE_REPLACE_RE = /[&<>"]/g, HTML_REPLACEMENTS = {
			"&": "&amp;",
			"<": "&lt;",
			">": "&gt;",
			"\"": "&quot;"
		};
		function replaceUnsafeChar(ch) {
			return HTML_REPLACEMENTS[ch];
		}
		function escapeHtml(str) {
			return HTML_ESCAPE_TEST_RE.test(str) ? str.replace(HTML_ESCAPE_REPLACE_RE, replaceUnsafeChar) : str;
		}
		let REGEXP_ESCAPE_RE = /[.?*+^$[\]\\(){}|-]/g;
		function escapeRE(str) {
			return str.replace(REGEXP_ESCAPE_RE, "\\$&");
		}
		function isSpace(code) {
			switch (code) {
				case 9:
				case 32: return !0;
			}
			return !1;
		}
		function isWhiteSpace(code) {
			if (code >= 8192 && code <= 8202) return !0;
			switch (code) {
				case 9:
				case 10:
				case 11:
				case 12:
				case 13:
				case 32:
				case 160:
				case 5760:
				case 8239:
				case 8287:
				case 12288: return !0;
			}
			return !1;
		}
		function isPunctChar(ch) {
			return regex.test(ch) || S_regex.test(ch);
		}
		function isPunctCharCode(code) {
			return isPunctChar(utils_fromCodePoint(code));
		}
		function isMdAsciiPunct(ch) {
			switch (ch) {
				case 33:
				case 34:
				case 35:
				case 36:
				case 37:
				case 38:
				case 39:
				case 40:
				case 41:
				case 42:
				case 43:
				case 44:
				case 45:
				case 46:
				case 47:
				case 58:
				case 59:
				case 60:
				case 61:
				case 62:
				case 63:
				case 64:
				case 91:
				case 92:
				case 93:
				case 94:
				case 95:
				case 96:
				case 123:
				case 124:
				case 125:
				case 126: return !0;
				default: return !1;
			}
		}
		function normalizeReference(str) {
			return str = str.trim().replace(/\s+/g, " "), str.toLowerCase().toUpperCase();
		}
		function isAsciiTrimmable(c) {
			return c === 32 || c === 9 || c === 10 || c === 13;
		}
		function asciiTrim(str) {
			let start = 0;
			for (; start < str.length && isAsciiTrimmable(str.charCodeAt(start)); start++);
			let end = str.length - 1;
			for (; end >= start && isAsciiTrimmable(str.charCodeAt(end)); end--);
			return str.slice(start, end + 1);
		}
		let lib = {
			mdurl: mdurl_namespaceObject,
			ucmicro: uc_micro_namespaceObject
		};
		function parseLinkLabel(state, start, disableNested) {
			let level, found, marker, prevPos, max = state.posMax, oldPos = state.pos;
			for (state.pos = start + 1, level = 1; state.pos < max;) {
				if (marker = state.src.charCodeAt(state.pos), marker === 93 && (level--, level === 0)) {
					found = !0;
					break;
				}
				if (prevPos = state.pos, state.md.inline.skipToken(state), marker === 91) {
					if (prevPos === state.pos - 1) level++;
					else if (disableNested) return state.pos = oldPos, -1;
				}
			}
			let labelEnd = -1;
			return found && (labelEnd = state.pos), state.pos = oldPos, labelEnd;
		}
		function parseLinkDestination(str, start, max) {
			let code, pos = start, result = {
				ok: !1,
				pos: 0,
				str: ""
			};
			if (str.charCodeAt(pos) === 60) {
				for (pos++; pos < max;) {
					if (code = str.charCodeAt(pos), code === 10 || code === 60) return result;
					if (code === 62) return result.pos = pos + 1, result.str = unescapeAll(str.slice(start + 1, pos)), result.ok = !0, result;
					code === 92 && pos + 1 < max ? pos += 2 : pos++;
				}
				return result;
			}
			let level = 0;
			for (; pos < max && (code = str.charCodeAt(pos), !(code === 32 || code < 32 || code === 127));) if (code === 92 && pos + 1 < max) {
				if (str.charCodeAt(pos + 1) === 32) {
					pos++;
					continue;
				}
				pos += 2;
			} else {
				if (code === 40 && (level++, level > 32)) return result;
				if (code === 41) {
					if (level === 0) break;
					level--;
				}
				pos++;
			}
			return start === pos || level !== 0 || (result.str = unescapeAll(str.slice(start, pos)), result.pos = pos, result.ok = !0), result;
		}
		function parseLinkTitle(str, start, max, prev_state) {
			let code, pos = start, state = {
				ok: !1,
				can_continue: !1,
				pos: 0,
				str: "",
				marker: 0
			};
			if (prev_state) state.str = prev_state.str, state.marker = prev_state.marker;
			else {
				if (pos >= max) return state;
				let marker = str.charCodeAt(pos);
				if (marker !== 34 && marker !== 39 && marker !== 40) return state;
				start++, pos++, marker === 40 && (marker = 41), state.marker = marker;
			}
			for (; pos < max;) {
				if (code = str.charCodeAt(pos), code === state.marker) return state.pos = pos + 1, state.str += unescapeAll(str.slice(start, pos)), state.ok = !0, state;
				if (code === 40 && state.marker === 41) return state;
				code === 92 && pos + 1 < max && pos++, pos++;
			}
			return state.can_continue = !0, state.str += unescapeAll(str.slice(start, pos)), state;
		}
		let default_rules = {};
		default_rules.code_inline = function(tokens, idx, options, env, slf) {
			let token = tokens[idx];
			return "<code" + slf.renderAttrs(token) + ">" + escapeHtml(token.content) + "</code>";
		}, default_rules.code_block = function(tokens, idx, options, env, slf) {
			let token = tokens[idx];
			return "<pre" + slf.renderAttrs(token) + "><code>" + escapeHtml(tokens[idx].content) + "</code></pre>\n";
		}, default_rules.fence = function(tokens, idx, options, env, slf) {
			let token = tokens[idx], info = token.info ? unescapeAll(token.info).trim() : "", langName = "", langAttrs = "";
			if (info) {
				let arr = info.split(/(\s+)/g);
				langName = arr[0], langAttrs = arr.slice(2).join("");
			}
			let highlighted;
			if (highlighted = options.highlight && options.highlight(token.content, langName, langAttrs) || escapeHtml(token.content), highlighted.indexOf("<pre") === 0) return highlighted + "\n";
			if (info) {
				let i = token.attrIndex("class"), tmpAttrs = token.attrs ? token.attrs.slice() : [];
				i < 0 ? tmpAttrs.push(["class", options.langPrefix + langName]) : (tmpAttrs[i] = tmpAttrs[i].slice(), tmpAttrs[i][1] += " " + options.langPrefix + langName);
				let tmpToken = { attrs: tmpAttrs };
				return `<pre><code${slf.renderAttrs(tmpToken)}>${highlighted}</code></pre>\n`;
			}
			return `<pre><code${slf.renderAttrs(token)}>${highlighted}</code></pre>\n`;
		}, default_rules.image = function(tokens, idx, options, env, slf) {
			let token = tokens[idx];
			return token.attrs[token.attrIndex("alt")][1] = slf.renderInlineAsText(token.children, options, env), slf.renderToken(tokens, idx, options);
		}, default_rules.hardbreak = function(tokens, idx, options) {
			return options.xhtmlOut ? "<br />\n" : "<br>\n";
		}, default_rules.softbreak = function(tokens, idx, options) {
			return options.breaks ? options.xhtmlOut ? "<br />\n" : "<br>\n" : "\n";
		}, default_rules.text = function(tokens, idx) {
			return escapeHtml(tokens[idx].content);
		}, default_rules.html_block = function(tokens, idx) {
			return tokens[idx].content;
		}, default_rules.html_inline = function(tokens, idx) {
			return tokens[idx].content;
		};
		function Renderer() {
			this.rules = utils_assign({}, default_rules);
		}
		Renderer.prototype.renderAttrs = function renderAttrs(token) {
			let i, l, result;
			if (!token.attrs) return "";
			for (result = "", i = 0, l = token.attrs.length; i < l; i++) result += " " + escapeHtml(token.attrs[i][0]) + "=\"" + escapeHtml(token.attrs[i][1]) + "\"";
			return result;
		}, Renderer.prototype.renderToken = function renderToken(tokens, idx, options) {
			let token = tokens[idx], result = "";
			if (token.hidden) return "";
			token.block && token.nesting !== -1 && idx && tokens[idx - 1].hidden && (result += "\n"), result += (token.nesting === -1 ? "</" : "<") + token.tag, result += this.renderAttrs(token), token.nesting === 0 && options.xhtmlOut && (result += " /");
			let needLf = !1;
			if (token.block && (needLf = !0, token.nesting === 1 && idx + 1 < tokens.length)) {
				let nextToken = tokens[idx + 1];
				(nextToken.type === "inline" || nextToken.hidden || nextToken.nesting === -1 && nextToken.tag === token.tag) && (needLf = !1);
			}
			return result += needLf ? ">\n" : ">", result;
		}, Renderer.prototype.renderInline = function(tokens, options, env) {
			let result = "", rules = this.rules;
			for (let i = 0, len = tokens.length; i < len; i++) {
				let type = tokens[i].type;
				rules[type] === void 0 ? result += this.renderToken(tokens, i, options) : result += rules[type](tokens, i, options, env, this);
			}
			return result;
		}, Renderer.prototype.renderInlineAsText = function(tokens, options, env) {
			let result = "";
			for (let i = 0, len = tokens.length; i < len; i++) switch (tokens[i].type) {
				case "text":
					result += tokens[i].content;
					break;
				case "image":
					result += this.renderInlineAsText(tokens[i].children, options, env);
					break;
				case "html_inline":
				case "html_block":
					result += tokens[i].content;
					break;
				case "softbreak":
				case "hardbreak": result += "\n";
			}
			return result;
		}, Renderer.prototype.render = function(tokens, options, env) {
			let result = "", rules = this.rules;
			for (let i = 0, len = tokens.length; i < len; i++) {
				let type = tokens[i].type;
				type === "inline" ? result += this.renderInline(tokens[i].children, options, env) : rules[type] === void 0 ? result += this.renderToken(tokens, i, options, env) : result += rules[type](tokens, i, options, env, this);
			}
			return result;
		};
		let renderer = Renderer;
		function Ruler() {
			this.__rules__ = [], this.__cache__ = null;
		}
		Ruler.prototype.__find__ = function(name) {
			for (let i = 0; i < this.__rules__.length; i++) if (this.__rules__[i].name === name) return i;
			return -1;
		}, Ruler.prototype.__compile__ = function() {
			let self = this, chains = [""];
			self.__rules__.forEach(function(rule) {
				rule.enabled && rule.alt.forEach(function(altName) {
					chains.indexOf(altName) < 0 && chains.push(altName);
				});
			}), self.__cache__ = {}, chains.forEach(function(chain) {
				self.__cache__[chain] = [], self.__rules__.forEach(function(rule) {
					rule.enabled && (chain && rule.alt.indexOf(chain) < 0 || self.__cache__[chain].push(rule.fn));
				});
			});
		}, Ruler.prototype.at = function(name, fn, options) {
			let index = this.__find__(name), opt = options || {};
			if (index === -1) throw Error("Parser rule not found: " + name);
			this.__rules__[index].fn = fn, this.__rules__[index].alt = opt.alt || [], this.__cache__ = null;
		}, Ruler.prototype.before = function(beforeName, ruleName, fn, options) {
			let index = this.__find__(beforeName), opt = options || {};
			if (index === -1) throw Error("Parser rule not found: " + beforeName);
			this.__rules__.splice(index, 0, {
				name: ruleName,
				enabled: !0,
				fn,
				alt: opt.alt || []
			}), this.__cache__ = null;
		}, Ruler.prototype.after = function(afterName, ruleName, fn, options) {
			let index = this.__find__(afterName), opt = options || {};
			if (index === -1) throw Error("Parser rule not found: " + afterName);
			this.__rules__.splice(index + 1, 0, {
				name: ruleName,
				enabled: !0,
				fn,
				alt: opt.alt || []
			}), this.__cache__ = null;
		}, Ruler.prototype.push = function(ruleName, fn, options) {
			let opt = options || {};
			this.__rules__.push({
				name: ruleName,
				enabled: !0,
				fn,
				alt: opt.alt || []
			}), this.__cache__ = null;
		}, Ruler.prototype.enable = function(list, ignoreInvalid) {
			Array.isArray(list) || (list = [list]);
			let result = [];
			return list.forEach(function(name) {
				let idx = this.__find__(name);
				if (idx < 0) {
					if (ignoreInvalid) return;
					throw Error("Rules manager: invalid rule name " + name);
				}
				this.__rules__[idx].enabled = !0, result.push(name);
			}, this), this.__cache__ = null, result;
		}, Ruler.prototype.enableOnly = function(list, ignoreInvalid) {
			Array.isArray(list) || (list = [list]), this.__rules__.forEach(function(rule) {
				rule.enabled = !1;
			}), this.enable(list, ignoreInvalid);
		}, Ruler.prototype.disable = function(list, ignoreInvalid) {
			Array.isArray(list) || (list = [list]);
			let result = [];
			return list.forEach(function(name) {
				let idx = this.__find__(name);
				if (idx < 0) {
					if (ignoreInvalid) return;
					throw Error("Rules manager: invalid rule name " + name);
				}
				this.__rules__[idx].enabled = !1, result.push(name);
			}, this), this.__cache__ = null, result;
		}, Ruler.prototype.getRules = function(chainName) {
			return this.__cache__ === null && this.__compile__(), this.__cache__[chainName] || [];
		};
		let ruler = Ruler;
		function Token(type, tag, nesting) {
			this.type = type, this.tag = tag, this.attrs = null, this.map = null, this.nesting = nesting, this.level = 0, this.children = null, this.content = "", this.markup = "", this.info = "", this.meta = null, this.block = !1, this.hidden = !1;
		}
		Token.prototype.attrIndex = function attrIndex(name) {
			if (!this.attrs) return -1;
			let attrs = this.attrs;
			for (let i = 0, len = attrs.length; i < len; i++) if (attrs[i][0] === name) return i;
			return -1;
		}, Token.prototype.attrPush = function attrPush(attrData) {
			this.attrs ? this.attrs.push(attrData) : this.attrs = [attrData];
		}, Token.prototype.attrSet = function attrSet(name, value) {
			let idx = this.attrIndex(name), attrData = [name, value];
			idx < 0 ? this.attrPush(attrData) : this.attrs[idx] = attrData;
		}, Token.prototype.attrGet = function attrGet(name) {
			let idx = this.attrIndex(name), value = null;
			return idx >= 0 && (value = this.attrs[idx][1]), value;
		}, Token.prototype.attrJoin = function attrJoin(name, value) {
			let idx = this.attrIndex(name);
			idx < 0 ? this.attrPush([name, value]) : this.attrs[idx][1] = this.attrs[idx][1] + " " + value;
		};
		let lib_token = Token;
		function StateCore(src, md, env) {
			this.src = src, this.env = env, this.tokens = [], this.inlineMode = !1, this.md = md;
		}
		StateCore.prototype.Token = lib_token;
		let state_core = StateCore, NEWLINES_RE = /\r\n?|\n/g, NULL_RE = /\0/g;
		function normalize(state) {
			let str;
			str = state.src.replace(NEWLINES_RE, "\n"), str = str.replace(NULL_RE, "�"), state.src = str;
		}
		function block(state) {
			let token;
			state.inlineMode ? (token = new state.Token("inline", "", 0), token.content = state.src, token.map = [0, 1], token.children = [], state.tokens.push(token)) : state.md.block.parse(state.src, state.md, state.env, state.tokens);
		}
		function inline(state) {
			let tokens = state.tokens;
			for (let i = 0, l = tokens.length; i < l; i++) {
				let tok = tokens[i];
				tok.type === "inline" && state.md.inline.parse(tok.content, state.md, state.env, tok.children);
			}
		}
		function isLinkOpen(str) {
			return /^<a[>\s]/i.test(str);
		}
		function isLinkClose(str) {
			return /^<\/a\s*>/i.test(str);
		}
		function linkify(state) {
			let blockTokens = state.tokens;
			if (state.md.options.linkify) for (let j = 0, l = blockTokens.length; j < l; j++) {
				if (blockTokens[j].type !== "inline" || !state.md.linkify.pretest(blockTokens[j].content)) continue;
				let tokens = blockTokens[j].children, replacements = [], htmlLinkLevel = 0;
				for (let i = tokens.length - 1; i >= 0; i--) {
					let currentToken = tokens[i];
					if (currentToken.type === "link_close") for (i--; tokens[i].level !== currentToken.level && tokens[i].type !== "link_open";) i--;
					else if (currentToken.type === "html_inline" && (isLinkOpen(currentToken.content) && htmlLinkLevel > 0 && htmlLinkLevel--, isLinkClose(currentToken.content) && htmlLinkLevel++), !(htmlLinkLevel > 0) && currentToken.type === "text" && state.md.linkify.test(currentToken.content)) {
						let text = currentToken.content, links = state.md.linkify.match(text), nodes = [], level = currentToken.level, lastPos = 0;
						links.length > 0 && links[0].index === 0 && i > 0 && tokens[i - 1].type === "text_special" && (links = links.slice(1));
						for (let ln = 0; ln < links.length; ln++) {
							let url = links[ln].url, fullUrl = state.md.normalizeLink(url);
							if (!state.md.validateLink(fullUrl)) continue;
							let urlText = links[ln].text;
							urlText = links[ln].schema ? links[ln].schema === "mailto:" && !/^mailto:/i.test(urlText) ? state.md.normalizeLinkText("mailto:" + urlText).replace(/^mailto:/, "") : state.md.normalizeLinkText(urlText) : state.md.normalizeLinkText("http://" + urlText).replace(/^http:\/\//, "");
							let pos = links[ln].index;
							if (pos > lastPos) {
								let token = new state.Token("text", "", 0);
								token.content = text.slice(lastPos, pos), token.level = level, nodes.push(token);
							}
							let token_o = new state.Token("link_open", "a", 1);
							token_o.attrs = [["href", fullUrl]], token_o.level = level++, token_o.markup = "linkify", token_o.info = "auto", nodes.push(token_o);
							let token_t = new state.Token("text", "", 0);
							token_t.content = urlText, token_t.level = level, nodes.push(token_t);
							let token_c = new state.Token("link_close", "a", -1);
							token_c.level = --level, token_c.markup = "linkify", token_c.info = "auto", nodes.push(token_c), lastPos = links[ln].lastIndex;
						}
						if (lastPos < text.length) {
							let token = new state.Token("text", "", 0);
							token.content = text.slice(lastPos), token.level = level, nodes.push(token);
						}
						replacements.push({
							index: i,
							nodes
						});
					}
				}
				if (replacements.length > 0) {
					let newTokensLength = tokens.length;
					for (let replacement of replacements) newTokensLength += replacement.nodes.length - 1;
					let newTokens = Array(newTokensLength), replacementIndex = 0, newTokenIndex = 0;
					replacements.reverse();
					for (let i = 0; i < tokens.length; i++) {
						let replacement = replacements[replacementIndex];
						if (replacement?.index === i) {
							for (let node of replacement.nodes) newTokens[newTokenIndex++] = node;
							replacementIndex++;
						} else newTokens[newTokenIndex++] = tokens[i];
					}
					blockTokens[j].children = newTokens;
				}
			}
		}
		let RARE_RE = /\+-|\.\.|\?\?\?\?|!!!!|,,|--/, SCOPED_ABBR_TEST_RE = /\((c|tm|r)\)/i, SCOPED_ABBR_RE = /\((c|tm|r)\)/gi, SCOPED_ABBR = {
			c: "©",
			r: "®",
			tm: "™"
		};
		function replaceFn(match, name) {
			return SCOPED_ABBR[name.toLowerCase()];
		}
		function replace_scoped(inlineTokens) {
			let inside_autolink = 0;
			for (let i = inlineTokens.length - 1; i >= 0; i--) {
				let token = inlineTokens[i];
				token.type === "text" && !inside_autolink && (token.content = token.content.replace(SCOPED_ABBR_RE, replaceFn)), token.type === "link_open" && token.info === "auto" && inside_autolink--, token.type === "link_close" && token.info === "auto" && inside_autolink++;
			}
		}
		function replace_rare(inlineTokens) {
			let inside_autolink = 0;
			for (let i = inlineTokens.length - 1; i >= 0; i--) {
				let token = inlineTokens[i];
				token.type === "text" && !inside_autolink && RARE_RE.test(token.content) && (token.content = token.content.replace(/\+-/g, "±").replace(/\.{2,}/g, "…").replace(/([?!])…/g, "$1..").replace(/([?!]){4,}/g, "$1$1$1").replace(/,{2,}/g, ",").replace(/(^|[^-])---(?=[^-]|$)/gm, "$1—").replace(/(^|\s)--(?=\s|$)/gm, "$1–").replace(/(^|[^-\s])--(?=[^-\s]|$)/gm, "$1–")), token.type === "link_open" && token.info === "auto" && inside_autolink--, token.type === "link_close" && token.info === "auto" && inside_autolink++;
			}
		}
		function replace(state) {
			let blkIdx;
			if (state.md.options.typographer) for (blkIdx = state.tokens.length - 1; blkIdx >= 0; blkIdx--) state.tokens[blkIdx].type === "inline" && (SCOPED_ABBR_TEST_RE.test(state.tokens[blkIdx].content) && replace_scoped(state.tokens[blkIdx].children), RARE_RE.test(state.tokens[blkIdx].content) && replace_rare(state.tokens[blkIdx].children));
		}
		let QUOTE_TEST_RE = /['"]/, QUOTE_RE = /['"]/g;
		function truncateStack(stack, heads, length) {
			for (; stack.length > length;) {
				let item = stack.pop();
				item.isSingleQuote ? heads.single = item.prevSameQuoteIdx : heads.double = item.prevSameQuoteIdx;
			}
		}
		function addReplacement(replacements, tokenIdx, pos, ch) {
			replacements[tokenIdx] || (replacements[tokenIdx] = []), replacements[tokenIdx].push({
				pos,
				ch
			});
		}
		function applyReplacements(str, replacements) {
			let result = "", lastPos = 0;
			replacements.sort((a, b) => a.pos - b.pos);
			for (let i = 0; i < replacements.length; i++) {
				let replacement = replacements[i];
				result += str.slice(lastPos, replacement.pos) + replacement.ch, lastPos = replacement.pos + 1;
			}
			return result + str.slice(lastPos);
		}
		function process_inlines(tokens, state) {
			let j, stack = [], heads = {
				single: -1,
				double: -1
			}, replacements = {};
			for (let i = 0; i < tokens.length; i++) {
				let token = tokens[i], thisLevel = tokens[i].level;
				for (j = stack.length - 1; j >= 0 && !(stack[j].level <= thisLevel); j--);
				if (truncateStack(stack, heads, j + 1), token.type !== "text") continue;
				let text = token.content, pos = 0, max = text.length;
				OUTER: for (; pos < max;) {
					QUOTE_RE.lastIndex = pos;
					let t = QUOTE_RE.exec(text);
					if (!t) break;
					let canOpen = !0, canClose = !0;
					pos = t.index + 1;
					let isSingle = t[0] === "'", lastChar = 32;
					if (t.index - 1 >= 0) lastChar = text.charCodeAt(t.index - 1);
					else for (j = i - 1; j >= 0 && tokens[j].type !== "softbreak" && tokens[j].type !== "hardbreak"; j--) if (tokens[j].content) {
						lastChar = tokens[j].content.charCodeAt(tokens[j].content.length - 1);
						break;
					}
					let nextChar = 32;
					if (pos < max) nextChar = text.charCodeAt(pos);
					else for (j = i + 1; j < tokens.length && tokens[j].type !== "softbreak" && tokens[j].type !== "hardbreak"; j++) if (tokens[j].content) {
						nextChar = tokens[j].content.charCodeAt(0);
						break;
					}
					let isLastPunctChar = isMdAsciiPunct(lastChar) || isPunctCharCode(lastChar), isNextPunctChar = isMdAsciiPunct(nextChar) || isPunctCharCode(nextChar), isLastWhiteSpace = isWhiteSpace(lastChar), isNextWhiteSpace = isWhiteSpace(nextChar);
					if (isNextWhiteSpace ? canOpen = !1 : isNextPunctChar && (isLastWhiteSpace || isLastPunctChar || (canOpen = !1)), isLastWhiteSpace ? canClose = !1 : isLastPunctChar && (isNextWhiteSpace || isNextPunctChar || (canClose = !1)), nextChar === 34 && t[0] === "\"" && lastChar >= 48 && lastChar <= 57 && (canClose = canOpen = !1), canOpen && canClose && (canOpen = isLastPunctChar, canClose = isNextPunctChar), !canOpen && !canClose) isSingle && addReplacement(replacements, i, t.index, "’");
					else {
						if (canClose && (j = isSingle ? heads.single : heads.double, j >= 0 && stack[j].level === thisLevel)) {
							let item = stack[j], openQuote, closeQuote;
							isSingle ? (openQuote = state.md.options.quotes[2], closeQuote = state.md.options.quotes[3]) : (openQuote = state.md.options.quotes[0], closeQuote = state.md.options.quotes[1]), addReplacement(replacements, i, t.index, closeQuote), addReplacement(replacements, item.tokenIdx, item.contentPos, openQuote), truncateStack(stack, heads, j);
							continue OUTER;
						}
						if (canOpen) {
							if (stack.length >= 1e3) return;
							stack.push({
								tokenIdx: i,
								contentPos: t.index,
								isSingleQuote: isSingle,
								level: thisLevel,
								prevSameQuoteIdx: isSingle ? heads.single : heads.double
							}), isSingle ? heads.single = stack.length - 1 : heads.double = stack.length - 1;
						} else canClose && isSingle && addReplacement(replacements, i, t.index, "’");
					}
				}
			}
			Object.keys(replacements).forEach(function(tokenIdx) {
				tokens[tokenIdx].content = applyReplacements(tokens[tokenIdx].content, replacements[tokenIdx]);
			});
		}
		function smartquotes(state) {
			if (state.md.options.typographer) for (let blkIdx = state.tokens.length - 1; blkIdx >= 0; blkIdx--) state.tokens[blkIdx].type === "inline" && QUOTE_TEST_RE.test(state.tokens[blkIdx].content) && process_inlines(state.tokens[blkIdx].children, state);
		}
		function text_join(state) {
			let curr, last, blockTokens = state.tokens, l = blockTokens.length;
			for (let j = 0; j < l; j++) {
				if (blockTokens[j].type !== "inline") continue;
				let tokens = blockTokens[j].children, max = tokens.length;
				for (curr = 0; curr < max; curr++) tokens[curr].type === "text_special" && (tokens[curr].type = "text");
				for (curr = last = 0; curr < max; curr++) tokens[curr].type === "text" && curr + 1 < max && tokens[curr + 1].type === "text" ? tokens[curr + 1].content = tokens[curr].content + tokens[curr + 1].content : (curr !== last && (tokens[last] = tokens[curr]), last++);
				curr !== last && (tokens.length = last);
			}
		}
		let _rules = [
			["normalize", normalize],
			["block", block],
			["inline", inline],
			["linkify", linkify],
			["replacements", replace],
			["smartquotes", smartquotes],
			["text_join", text_join]
		];
		function Core() {
			this.ruler = new ruler();
			for (let i = 0; i < _rules.length; i++) this.ruler.push(_rules[i][0], _rules[i][1]);
		}
		Core.prototype.process = function(state) {
			let rules = this.ruler.getRules("");
			for (let i = 0, l = rules.length; i < l; i++) rules[i](state);
		}, Core.prototype.State = state_core;
		let parser_core = Core;
		function StateBlock(src, md, env, tokens) {
			this.src = src, this.md = md, this.env = env, this.tokens = tokens, this.bMarks = [], this.eMarks = [], this.tShift = [], this.sCount = [], this.bsCount = [], this.blkIndent = 0, this.line = 0, this.lineMax = 0, this.tight = !1, this.ddIndent = -1, this.listIndent = -1, this.parentType = "root", this.level = 0;
			let s = this.src;
			for (let start = 0, pos = 0, indent = 0, offset = 0, len = s.length, indent_found = !1; pos < len; pos++) {
				let ch = s.charCodeAt(pos);
				if (!indent_found) {
					if (isSpace(ch)) {
						indent++, ch === 9 ? offset += 4 - offset % 4 : offset++;
						continue;
					}
					indent_found = !0;
				}
				(ch === 10 || pos === len - 1) && (ch !== 10 && pos++, this.bMarks.push(start), this.eMarks.push(pos), this.tShift.push(indent), this.sCount.push(offset), this.bsCount.push(0), indent_found = !1, indent = 0, offset = 0, start = pos + 1);
			}
			this.bMarks.push(s.length), this.eMarks.push(s.length), this.tShift.push(0), this.sCount.push(0), this.bsCount.push(0), this.lineMax = this.bMarks.length - 1;
		}
		StateBlock.prototype.push = function(type, tag, nesting) {
			let token = new lib_token(type, tag, nesting);
			return token.block = !0, nesting < 0 && this.level--, token.level = this.level, nesting > 0 && this.level++, this.tokens.push(token), token;
		}, StateBlock.prototype.isEmpty = function isEmpty(line) {
			return this.bMarks[line] + this.tShift[line] >= this.eMarks[line];
		}, StateBlock.prototype.skipEmptyLines = function skipEmptyLines(from) {
			for (let max = this.lineMax; from < max && !(this.bMarks[from] + this.tShift[from] < this.eMarks[from]); from++);
			return from;
		}, StateBlock.prototype.skipSpaces = function skipSpaces(pos) {
			for (let max = this.src.length; pos < max && isSpace(this.src.charCodeAt(pos)); pos++);
			return pos;
		}, StateBlock.prototype.skipSpacesBack = function skipSpacesBack(pos, min) {
			if (pos <= min) return pos;
			for (; pos > min;) if (!isSpace(this.src.charCodeAt(--pos))) return pos + 1;
			return pos;
		}, StateBlock.prototype.skipChars = function skipChars(pos, code) {
			for (let max = this.src.length; pos < max && this.src.charCodeAt(pos) === code; pos++);
			return pos;
		}, StateBlock.prototype.skipCharsBack = function skipCharsBack(pos, code, min) {
			if (pos <= min) return pos;
			for (; pos > min;) if (code !== this.src.charCodeAt(--pos)) return pos + 1;
			return pos;
		}, StateBlock.prototype.getLines = function getLines(begin, end, indent, keepLastLF) {
			if (begin >= end) return "";
			let queue = Array(end - begin);
			for (let i = 0, line = begin; line < end; line++, i++) {
				let lineIndent = 0, lineStart = this.bMarks[line], first = lineStart, last;
				for (last = line + 1 < end || keepLastLF ? this.eMarks[line] + 1 : this.eMarks[line]; first < last && lineIndent < indent;) {
					let ch = this.src.charCodeAt(first);
					if (isSpace(ch)) ch === 9 ? lineIndent += 4 - (lineIndent + this.bsCount[line]) % 4 : lineIndent++;
					else if (first - lineStart < this.tShift[line]) lineIndent++;
					else break;
					first++;
				}
				lineIndent > indent ? queue[i] = Array(lineIndent - indent + 1).join(" ") + this.src.slice(first, last) : queue[i] = this.src.slice(first, last);
			}
			return queue.join("");
		}, StateBlock.prototype.Token = lib_token;
		let state_block = StateBlock;
		function getLine(state, line) {
			let pos = state.bMarks[line] + state.tShift[line], max = state.eMarks[line];
			return state.src.slice(pos, max);
		}
		function escapedSplit(str) {
			let result = [], max = str.length, pos = 0, ch = str.charCodeAt(pos), isEscaped = !1, lastPos = 0, current = "";
			for (; pos < max;) ch === 124 && (isEscaped ? (current += str.substring(lastPos, pos - 1), lastPos = pos) : (result.push(current + str.substring(lastPos, pos)), current = "", lastPos = pos + 1)), isEscaped = ch === 92, pos++, ch = str.charCodeAt(pos);
			return result.push(current + str.substring(lastPos)), result;
		}
		function table(state, startLine, endLine, silent) {
			if (startLine + 2 > endLine) return !1;
			let nextLine = startLine + 1;
			if (state.sCount[nextLine] < state.blkIndent || state.sCount[nextLine] - state.blkIndent >= 4) return !1;
			let pos = state.bMarks[nextLine] + state.tShift[nextLine];
			if (pos >= state.eMarks[nextLine]) return !1;
			let firstCh = state.src.charCodeAt(pos++);
			if (firstCh !== 124 && firstCh !== 45 && firstCh !== 58 || pos >= state.eMarks[nextLine]) return !1;
			let secondCh = state.src.charCodeAt(pos++);
			if (secondCh !== 124 && secondCh !== 45 && secondCh !== 58 && !isSpace(secondCh) || firstCh === 45 && isSpace(secondCh)) return !1;
			for (; pos < state.eMarks[nextLine];) {
				let ch = state.src.charCodeAt(pos);
				if (ch !== 124 && ch !== 45 && ch !== 58 && !isSpace(ch)) return !1;
				pos++;
			}
			let lineText = getLine(state, startLine + 1), columns = lineText.split("|"), aligns = [];
			for (let i = 0; i < columns.length; i++) {
				let t = columns[i].trim();
				if (!t) {
					if (i === 0 || i === columns.length - 1) continue;
					return !1;
				}
				if (!/^:?-+:?$/.test(t)) return !1;
				t.charCodeAt(t.length - 1) === 58 ? aligns.push(t.charCodeAt(0) === 58 ? "center" : "right") : t.charCodeAt(0) === 58 ? aligns.push("left") : aligns.push("");
			}
			if (lineText = getLine(state, startLine).trim(), lineText.indexOf("|") === -1 || state.sCount[startLine] - state.blkIndent >= 4) return !1;
			columns = escapedSplit(lineText), columns.length && columns[0] === "" && columns.shift(), columns.length && columns[columns.length - 1] === "" && columns.pop();
			let columnCount = columns.length;
			if (columnCount === 0 || columnCount !== aligns.length) return !1;
			if (silent) return !0;
			let oldParentType = state.parentType;
			state.parentType = "table";
			let terminatorRules = state.md.block.ruler.getRules("blockquote"), token_to = state.push("table_open", "table", 1), tableLines = [startLine, 0];
			token_to.map = tableLines;
			let token_tho = state.push("thead_open", "thead", 1);
			token_tho.map = [startLine, startLine + 1];
			let token_htro = state.push("tr_open", "tr", 1);
			token_htro.map = [startLine, startLine + 1];
			for (let i = 0; i < columns.length; i++) {
				let token_ho = state.push("th_open", "th", 1);
				aligns[i] && (token_ho.attrs = [["style", "text-align:" + aligns[i]]]);
				let token_il = state.push("inline", "", 0);
				token_il.content = columns[i].trim(), token_il.children = [], state.push("th_close", "th", -1);
			}
			state.push("tr_close", "tr", -1), state.push("thead_close", "thead", -1);
			let tbodyLines, autocompletedCells = 0;
			for (nextLine = startLine + 2; nextLine < endLine && !(state.sCount[nextLine] < state.blkIndent); nextLine++) {
				let terminate = !1;
				for (let i = 0, l = terminatorRules.length; i < l; i++) if (terminatorRules[i](state, nextLine, endLine, !0)) {
					terminate = !0;
					break;
				}
				if (terminate || (lineText = getLine(state, nextLine).trim(), !lineText) || state.sCount[nextLine] - state.blkIndent >= 4 || (columns = escapedSplit(lineText), columns.length && columns[0] === "" && columns.shift(), columns.length && columns[columns.length - 1] === "" && columns.pop(), autocompletedCells += columnCount - columns.length, autocompletedCells > 65536)) break;
				if (nextLine === startLine + 2) {
					let token_tbo = state.push("tbody_open", "tbody", 1);
					token_tbo.map = tbodyLines = [startLine + 2, 0];
				}
				let token_tro = state.push("tr_open", "tr", 1);
				token_tro.map = [nextLine, nextLine + 1];
				for (let i = 0; i < columnCount; i++) {
					let token_tdo = state.push("td_open", "td", 1);
					aligns[i] && (token_tdo.attrs = [["style", "text-align:" + aligns[i]]]);
					let token_il = state.push("inline", "", 0);
					token_il.content = columns[i] ? columns[i].trim() : "", token_il.children = [], state.push("td_close", "td", -1);
				}
				state.push("tr_close", "tr", -1);
			}
			return tbodyLines && (state.push("tbody_close", "tbody", -1), tbodyLines[1] = nextLine), state.push("table_close", "table", -1), tableLines[1] = nextLine, state.parentType = oldParentType, state.line = nextLine, !0;
		}
		function code(state, startLine, endLine) {
			if (state.sCount[startLine] - state.blkIndent < 4) return !1;
			let nextLine = startLine + 1, last = nextLine;
			for (; nextLine < endLine;) if (state.isEmpty(nextLine)) nextLine++;
			else if (state.sCount[nextLine] - state.blkIndent >= 4) nextLine++, last = nextLine;
			else break;
			state.line = last;
			let token = state.push("code_block", "code", 0);
			return token.content = state.getLines(startLine, last, 4 + state.blkIndent, !1) + "\n", token.map = [startLine, state.line], !0;
		}
		function fence(state, startLine, endLine, silent) {
			let pos = state.bMarks[startLine] + state.tShift[startLine], max = state.eMarks[startLine];
			if (state.sCount[startLine] - state.blkIndent >= 4 || pos + 3 > max) return !1;
			let marker = state.src.charCodeAt(pos);
			if (marker !== 126 && marker !== 96) return !1;
			let mem = pos;
			pos = state.skipChars(pos, marker);
			let len = pos - mem;
			if (len < 3) return !1;
			let markup = state.src.slice(mem, pos), params = state.src.slice(pos, max);
			if (marker === 96 && params.indexOf(String.fromCharCode(marker)) >= 0) return !1;
			if (silent) return !0;
			let nextLine = startLine, haveEndMarker = !1;
			for (; nextLine++, !(nextLine >= endLine || (pos = mem = state.bMarks[nextLine] + state.tShift[nextLine], max = state.eMarks[nextLine], pos < max && state.sCount[nextLine] < state.blkIndent));) if (state.src.charCodeAt(pos) === marker && !(state.sCount[nextLine] - state.blkIndent >= 4) && (pos = state.skipChars(pos, marker), !(pos - mem < len) && (pos = state.skipSpaces(pos), !(pos < max)))) {
				haveEndMarker = !0;
				break;
			}
			len = state.sCount[startLine], state.line = nextLine + +!!haveEndMarker;
			let token = state.push("fence", "code", 0);
			return token.info = params, token.content = state.getLines(startLine + 1, nextLine, len, !0), token.markup = markup, token.map = [startLine, state.line], !0;
		}
		function blockquote(state, startLine, endLine, silent) {
			let pos = state.bMarks[startLine] + state.tShift[startLine], max = state.eMarks[startLine], oldLineMax = state.lineMax;
			if (state.sCount[startLine] - state.blkIndent >= 4 || state.src.charCodeAt(pos) !== 62) return !1;
			if (silent) return !0;
			let oldBMarks = [], oldBSCount = [], oldSCount = [], oldTShift = [], terminatorRules = state.md.block.ruler.getRules("blockquote"), oldParentType = state.parentType;
			state.parentType = "blockquote";
			let lastLineEmpty = !1, nextLine;
			for (nextLine = startLine; nextLine < endLine; nextLine++) {
				let isOutdented = state.sCount[nextLine] < state.blkIndent;
				if (pos = state.bMarks[nextLine] + state.tShift[nextLine], max = state.eMarks[nextLine], pos >= max) break;
				if (state.src.charCodeAt(pos++) === 62 && !isOutdented) {
					let initial = state.sCount[nextLine] + 1, spaceAfterMarker, adjustTab;
					state.src.charCodeAt(pos) === 32 ? (pos++, initial++, adjustTab = !1, spaceAfterMarker = !0) : state.src.charCodeAt(pos) === 9 ? (spaceAfterMarker = !0, (state.bsCount[nextLine] + initial) % 4 == 3 ? (pos++, initial++, adjustTab = !1) : adjustTab = !0) : spaceAfterMarker = !1;
					let offset = initial;
					for (oldBMarks.push(state.bMarks[nextLine]), state.bMarks[nextLine] = pos; pos < max;) {
						let ch = state.src.charCodeAt(pos);
						if (isSpace(ch)) ch === 9 ? offset += 4 - (offset + state.bsCount[nextLine] + +!!adjustTab) % 4 : offset++;
						else break;
						pos++;
					}
					lastLineEmpty = pos >= max, oldBSCount.push(state.bsCount[nextLine]), state.bsCount[nextLine] = state.sCount[nextLine] + 1 + +!!spaceAfterMarker, oldSCount.push(state.sCount[nextLine]), state.sCount[nextLine] = offset - initial, oldTShift.push(state.tShift[nextLine]), state.tShift[nextLine] = pos - state.bMarks[nextLine];
					continue;
				}
				if (lastLineEmpty) break;
				let terminate = !1;
				for (let i = 0, l = terminatorRules.length; i < l; i++) if (terminatorRules[i](state, nextLine, endLine, !0)) {
					terminate = !0;
					break;
				}
				if (terminate) {
					state.lineMax = nextLine, state.blkIndent !== 0 && (oldBMarks.push(state.bMarks[nextLine]), oldBSCount.push(state.bsCount[nextLine]), oldTShift.push(state.tShift[nextLine]), oldSCount.push(state.sCount[nextLine]), state.sCount[nextLine] -= state.blkIndent);
					break;
				}
				oldBMarks.push(state.bMarks[nextLine]), oldBSCount.push(state.bsCount[nextLine]), oldTShift.push(state.tShift[nextLine]), oldSCount.push(state.sCount[nextLine]), state.sCount[nextLine] = -1;
			}
			let oldIndent = state.blkIndent;
			state.blkIndent = 0;
			let token_o = state.push("blockquote_open", "blockquote", 1);
			token_o.markup = ">";
			let lines = [startLine, 0];
			token_o.map = lines, state.md.block.tokenize(state, startLine, nextLine);
			let token_c = state.push("blockquote_close", "blockquote", -1);
			token_c.markup = ">", state.lineMax = oldLineMax, state.parentType = oldParentType, lines[1] = state.line;
			for (let i = 0; i < oldTShift.length; i++) state.bMarks[i + startLine] = oldBMarks[i], state.tShift[i + startLine] = oldTShift[i], state.sCount[i + startLine] = oldSCount[i], state.bsCount[i + startLine] = oldBSCount[i];
			return state.blkIndent = oldIndent, !0;
		}
		function hr(state, startLine, endLine, silent) {
			let max = state.eMarks[startLine];
			if (state.sCount[startLine] - state.blkIndent >= 4) return !1;
			let pos = state.bMarks[startLine] + state.tShift[startLine], marker = state.src.charCodeAt(pos++);
			if (marker !== 42 && marker !== 45 && marker !== 95) return !1;
			let cnt = 1;
			for (; pos < max;) {
				let ch = state.src.charCodeAt(pos++);
				if (ch !== marker && !isSpace(ch)) return !1;
				ch === marker && cnt++;
			}
			if (cnt < 3) return !1;
			if (silent) return !0;
			state.line = startLine + 1;
			let token = state.push("hr", "hr", 0);
			return token.map = [startLine, state.line], token.markup = Array(cnt + 1).join(String.fromCharCode(marker)), !0;
		}
		function skipBulletListMarker(state, startLine) {
			let max = state.eMarks[startLine], pos = state.bMarks[startLine] + state.tShift[startLine], marker = state.src.charCodeAt(pos++);
			return marker !== 42 && marker !== 45 && marker !== 43 || pos < max && !isSpace(state.src.charCodeAt(pos)) ? -1 : pos;
		}
		function skipOrderedListMarker(state, startLine) {
			let start = state.bMarks[startLine] + state.tShift[startLine], max = state.eMarks[startLine], pos = start;
			if (pos + 1 >= max) return -1;
			let ch = state.src.charCodeAt(pos++);
			if (ch < 48 || ch > 57) return -1;
			for (;;) {
				if (pos >= max) return -1;
				if (ch = state.src.charCodeAt(pos++), ch >= 48 && ch <= 57) {
					if (pos - start >= 10) return -1;
				} else {
					if (ch === 41 || ch === 46) break;
					return -1;
				}
			}
			return pos < max && (ch = state.src.charCodeAt(pos), !isSpace(ch)) ? -1 : pos;
		}
		function markTightParagraphs(state, idx) {
			let level = state.level + 2;
			for (let i = idx + 2, l = state.tokens.length - 2; i < l; i++) state.tokens[i].level === level && state.tokens[i].type === "paragraph_open" && (state.tokens[i + 2].hidden = !0, state.tokens[i].hidden = !0, i += 2);
		}
		function list(state, startLine, endLine, silent) {
			let max, pos, start, token, nextLine = startLine, tight = !0;
			if (state.sCount[nextLine] - state.blkIndent >= 4 || state.listIndent >= 0 && state.sCount[nextLine] - state.listIndent >= 4 && state.sCount[nextLine] < state.blkIndent) return !1;
			let isTerminatingParagraph = !1;
			silent && state.parentType === "paragraph" && state.sCount[nextLine] >= state.blkIndent && (isTerminatingParagraph = !0);
			let isOrdered, markerValue, posAfterMarker;
			if ((posAfterMarker = skipOrderedListMarker(state, nextLine)) >= 0) {
				if (isOrdered = !0, start = state.bMarks[nextLine] + state.tShift[nextLine], markerValue = Number(state.src.slice(start, posAfterMarker - 1)), isTerminatingParagraph && markerValue !== 1) return !1;
			} else if ((posAfterMarker = skipBulletListMarker(state, nextLine)) >= 0) isOrdered = !1;
			else return !1;
			if (isTerminatingParagraph && state.skipSpaces(posAfterMarker) >= state.eMarks[nextLine]) return !1;
			if (silent) return !0;
			let markerCharCode = state.src.charCodeAt(posAfterMarker - 1), listTokIdx = state.tokens.length;
			isOrdered ? (token = state.push("ordered_list_open", "ol", 1), markerValue !== 1 && (token.attrs = [["start", markerValue]])) : token = state.push("bullet_list_open", "ul", 1);
			let listLines = [nextLine, 0];
			token.map = listLines, token.markup = String.fromCharCode(markerCharCode);
			let prevEmptyEnd = !1, terminatorRules = state.md.block.ruler.getRules("list"), oldParentType = state.parentType;
			for (state.parentType = "list"; nextLine < endLine;) {
				pos = posAfterMarker, max = state.eMarks[nextLine];
				let initial = state.sCount[nextLine] + posAfterMarker - (state.bMarks[nextLine] + state.tShift[nextLine]), offset = initial;
				for (; pos < max;) {
					let ch = state.src.charCodeAt(pos);
					if (ch === 9) offset += 4 - (offset + state.bsCount[nextLine]) % 4;
					else if (ch === 32) offset++;
					else break;
					pos++;
				}
				let contentStart = pos, indentAfterMarker;
				indentAfterMarker = contentStart >= max ? 1 : offset - initial, indentAfterMarker > 4 && (indentAfterMarker = 1);
				let indent = initial + indentAfterMarker;
				token = state.push("list_item_open", "li", 1), token.markup = String.fromCharCode(markerCharCode);
				let itemLines = [nextLine, 0];
				token.map = itemLines, isOrdered && (token.info = state.src.slice(start, posAfterMarker - 1));
				let oldTight = state.tight, oldTShift = state.tShift[nextLine], oldSCount = state.sCount[nextLine], oldListIndent = state.listIndent;
				if (state.listIndent = state.blkIndent, state.blkIndent = indent, state.tight = !0, state.tShift[nextLine] = contentStart - state.bMarks[nextLine], state.sCount[nextLine] = offset, contentStart >= max && state.isEmpty(nextLine + 1) ? state.line = Math.min(state.line + 2, endLine) : state.md.block.tokenize(state, nextLine, endLine, !0), (!state.tight || prevEmptyEnd) && (tight = !1), prevEmptyEnd = state.line - nextLine > 1 && state.isEmpty(state.line - 1), state.blkIndent = state.listIndent, state.listIndent = oldListIndent, state.tShift[nextLine] = oldTShift, state.sCount[nextLine] = oldSCount, state.tight = oldTight, token = state.push("list_item_close", "li", -1), token.markup = String.fromCharCode(markerCharCode), nextLine = state.line, itemLines[1] = nextLine, nextLine >= endLine || state.sCount[nextLine] < state.blkIndent || state.sCount[nextLine] - state.blkIndent >= 4) break;
				let terminate = !1;
				for (let i = 0, l = terminatorRules.length; i < l; i++) if (terminatorRules[i](state, nextLine, endLine, !0)) {
					terminate = !0;
					break;
				}
				if (terminate) break;
				if (isOrdered) {
					if (posAfterMarker = skipOrderedListMarker(state, nextLine), posAfterMarker < 0) break;
					start = state.bMarks[nextLine] + state.tShift[nextLine];
				} else if (posAfterMarker = skipBulletListMarker(state, nextLine), posAfterMarker < 0) break;
				if (markerCharCode !== state.src.charCodeAt(posAfterMarker - 1)) break;
			}
			return token = isOrdered ? state.push("ordered_list_close", "ol", -1) : state.push("bullet_list_close", "ul", -1), token.markup = String.fromCharCode(markerCharCode), listLines[1] = nextLine, state.line = nextLine, state.parentType = oldParentType, tight && markTightParagraphs(state, listTokIdx), !0;
		}
		function countCodePoints(str) {
			let length = str.length;
			for (let i = 0; i < str.length - 1; i++) {
				let high = str.charCodeAt(i);
				if (high < 55296 || high > 56319) continue;
				let low = str.charCodeAt(i + 1);
				low >= 56320 && low <= 57343 && (length--, i++);
			}
			return length;
		}
		function lineEnd(state, line) {
			return Math.min(state.eMarks[line] + 1, state.src.length);
		}
		function getNextLinePos(state, nextLine) {
			let endLine = state.lineMax;
			if (nextLine >= endLine || state.isEmpty(nextLine)) return -1;
			let isContinuation = !1;
			if (state.sCount[nextLine] - state.blkIndent > 3 && (isContinuation = !0), state.sCount[nextLine] < 0 && (isContinuation = !0), !isContinuation) {
				let terminatorRules = state.md.block.ruler.getRules("reference"), oldParentType = state.parentType;
				state.parentType = "reference";
				let terminate = !1;
				for (let i = 0, l = terminatorRules.length; i < l; i++) if (terminatorRules[i](state, nextLine, endLine, !0)) {
					terminate = !0;
					break;
				}
				if (state.parentType = oldParentType, terminate) return -1;
			}
			return state.bMarks[nextLine] + state.tShift[nextLine];
		}
		function reference(state, startLine, _endLine, silent) {
			let src = state.src, pos = state.bMarks[startLine] + state.tShift[startLine], nextLine = startLine + 1;
			if (state.sCount[startLine] - state.blkIndent >= 4 || src.charCodeAt(pos) !== 91) return !1;
			let max = lineEnd(state, startLine), rawLabel = "", labelEnd = -1, segmentStart = ++pos;
			for (; pos < max;) {
				if (rawLabel.length + pos - segmentStart > 1998) return !1;
				let ch = src.charCodeAt(pos);
				if (ch === 91) return !1;
				if (ch === 93) {
					labelEnd = pos;
					break;
				}
				if (ch === 92 && (ch = src.charCodeAt(++pos)), ch === 10 && pos < max) {
					let nextPos = getNextLinePos(state, nextLine);
					if (nextPos < 0) return !1;
					rawLabel += src.slice(segmentStart, max), pos = segmentStart = nextPos, max = lineEnd(state, nextLine++);
				} else pos++;
			}
			if (labelEnd < 0 || src.charCodeAt(labelEnd + 1) !== 58 || (rawLabel += src.slice(segmentStart, labelEnd), rawLabel.length > 999 && countCodePoints(rawLabel) > 999)) return !1;
			for (pos = labelEnd + 2; pos < max;) {
				let ch = src.charCodeAt(pos);
				if (ch === 10) {
					let nextPos = getNextLinePos(state, nextLine);
					if (nextPos < 0) break;
					pos = nextPos, max = lineEnd(state, nextLine++);
				} else if (isSpace(ch)) pos++;
				else break;
			}
			let destRes = state.md.helpers.parseLinkDestination(src, pos, max);
			if (!destRes.ok) return !1;
			let href = state.md.normalizeLink(destRes.str);
			if (!state.md.validateLink(href)) return !1;
			pos = destRes.pos;
			let destEndPos = pos, destEndMax = max, destEndLineNo = nextLine;
			for (; pos < max;) {
				let ch = src.charCodeAt(pos);
				if (ch === 10) {
					let nextPos = getNextLinePos(state, nextLine);
					if (nextPos < 0) break;
					pos = nextPos, max = lineEnd(state, nextLine++);
				} else if (isSpace(ch)) pos++;
				else break;
			}
			let titleStart = pos, titleRes = state.md.helpers.parseLinkTitle(src, pos, max);
			for (; titleRes.can_continue;) {
				let nextPos = getNextLinePos(state, nextLine);
				if (nextPos < 0) break;
				pos = nextPos, max = lineEnd(state, nextLine++), titleRes = state.md.helpers.parseLinkTitle(src, pos, max, titleRes);
			}
			let title;
			for (titleStart !== destEndPos && titleRes.ok ? (title = titleRes.str, pos = titleRes.pos) : (title = "", pos = destEndPos, max = destEndMax, nextLine = destEndLineNo); pos < max && isSpace(src.charCodeAt(pos));) pos++;
			if (pos < max && src.charCodeAt(pos) !== 10 && title) for (title = "", pos = destEndPos, max = destEndMax, nextLine = destEndLineNo; pos < max && isSpace(src.charCodeAt(pos));) pos++;
			if (pos < max && src.charCodeAt(pos) !== 10) return !1;
			let label = normalizeReference(rawLabel);
			return label ? (silent || (state.env.references === void 0 && (state.env.references = {}), state.env.references[label] === void 0 && (state.env.references[label] = {
				title,
				href
			}), state.line = nextLine), !0) : !1;
		}
		let html_blocks = "address.article.aside.base.basefont.blockquote.body.caption.center.col.colgroup.dd.details.dialog.dir.div.dl.dt.fieldset.figcaption.figure.footer.form.frame.frameset.h1.h2.h3.h4.h5.h6.head.header.hr.html.iframe.legend.li.link.main.menu.menuitem.nav.noframes.ol.optgroup.option.p.param.search.section.summary.table.tbody.td.tfoot.th.thead.title.tr.track.ul".split("."), open_tag = "<[A-Za-z][A-Za-z0-9\\-]*(?:\\s+[a-zA-Z_:][a-zA-Z0-9:._-]*(?:\\s*=\\s*(?:[^\"'=<>`\\x00-\\x20]+|'[^']*'|\"[^\"]*\"))?)*\\s*\\/?>", close_tag = "<\\/[A-Za-z][A-Za-z0-9\\-]*\\s*>";
		RegExp("^(?:" + open_tag + "|" + close_tag + "|" + "<!---?>|<!--(?:[^-]|-[^-]|--[^>])*-->" + "|" + "<[?][\\s\\S]*?[?]>" + "|" + "<![A-Za-z][^>]*>" + "|" + "<!\\[CDATA\\[[\\s\\S]*?\\]\\]>" + ")");
		let HTML_OPEN_CLOSE_TAG_RE = RegExp("^(?:" + open_tag + "|" + close_tag + ")"), HTML_SEQUENCES = [
			[
				/^<(script|pre|style|textarea)(?=(\s|>|$))/i,
				/<\/(script|pre|style|textarea)>/i,
				!0
			],
			[
				/^<!--/,
				/-->/,
				!0
			],
			[
				/^<\?/,
				/\?>/,
				!0
			],
			[
				/^<![A-Za-z]/,
				/>/,
				!0
			],
			[
				/^<!\[CDATA\[/,
				/\]\]>/,
				!0
			],
			[
				RegExp("^</?(" + html_blocks.join("|") + ")(?=(\\s|/?>|$))", "i"),
				/^$/,
				!0
			],
			[
				RegExp(HTML_OPEN_CLOSE_TAG_RE.source + "\\s*$"),
				/^$/,
				!1
			]
		];
		function html_block(state, startLine, endLine, silent) {
			let pos = state.bMarks[startLine] + state.tShift[startLine], max = state.eMarks[startLine];
			if (state.sCount[startLine] - state.blkIndent >= 4 || !state.md.options.html || state.src.charCodeAt(pos) !== 60) return !1;
			let lineText = state.src.slice(pos, max), i = 0;
			for (; i < HTML_SEQUENCES.length && !HTML_SEQUENCES[i][0].test(lineText); i++);
			if (i === HTML_SEQUENCES.length) return !1;
			if (silent) return HTML_SEQUENCES[i][2];
			let nextLine = startLine + 1, endsOnBlankLine = HTML_SEQUENCES[i][1].test("");
			if (!HTML_SEQUENCES[i][1].test(lineText)) {
				for (; nextLine < endLine && !(state.sCount[nextLine] < state.blkIndent && (endsOnBlankLine || !state.isEmpty(nextLine))); nextLine++) if (pos = state.bMarks[nextLine] + state.tShift[nextLine], max = state.eMarks[nextLine], lineText = state.src.slice(pos, max), HTML_SEQUENCES[i][1].test(lineText)) {
					lineText.length !== 0 && nextLine++;
					break;
				}
			}
			state.line = nextLine;
			let token = state.push("html_block", "", 0);
			return token.map = [startLine, nextLine], token.content = state.getLines(startLine, nextLine, state.blkIndent, !0), !0;
		}
		function heading(state, startLine, endLine, silent) {
			let pos = state.bMarks[startLine] + state.tShift[startLine], max = state.eMarks[startLine];
			if (state.sCount[startLine] - state.blkIndent >= 4) return !1;
			let ch = state.src.charCodeAt(pos);
			if (ch !== 35 || pos >= max) return !1;
			let level = 1;
			for (ch = state.src.charCodeAt(++pos); ch === 35 && pos < max && level <= 6;) level++, ch = state.src.charCodeAt(++pos);
			if (level > 6 || pos < max && !isSpace(ch)) return !1;
			if (silent) return !0;
			max = state.skipSpacesBack(max, pos);
			let tmp = state.skipCharsBack(max, 35, pos);
			tmp > pos && isSpace(state.src.charCodeAt(tmp - 1)) && (max = tmp), state.line = startLine + 1;
			let token_o = state.push("heading_open", "h" + String(level), 1);
			token_o.markup = "########".slice(0, level), token_o.map = [startLine, state.line];
			let token_i = state.push("inline", "", 0);
			token_i.content = asciiTrim(state.src.slice(pos, max)), token_i.map = [startLine, state.line], token_i.children = [];
			let token_c = state.push("heading_close", "h" + String(level), -1);
			return token_c.markup = "########".slice(0, level), !0;
		}
		function lheading(state, startLine, endLine) {
			let terminatorRules = state.md.block.ruler.getRules("paragraph");
			if (state.sCount[startLine] - state.blkIndent >= 4) return !1;
			let oldParentType = state.parentType;
			state.parentType = "paragraph";
			let level = 0, marker, nextLine = startLine + 1;
			for (; nextLine < endLine && !state.isEmpty(nextLine); nextLine++) {
				if (state.sCount[nextLine] - state.blkIndent > 3) continue;
				if (state.sCount[nextLine] >= state.blkIndent) {
					let pos = state.bMarks[nextLine] + state.tShift[nextLine], max = state.eMarks[nextLine];
					if (pos < max && (marker = state.src.charCodeAt(pos), (marker === 45 || marker === 61) && (pos = state.skipChars(pos, marker), pos = state.skipSpaces(pos), pos >= max))) {
						level = marker === 61 ? 1 : 2;
						break;
					}
				}
				if (state.sCount[nextLine] < 0) continue;
				let terminate = !1;
				for (let i = 0, l = terminatorRules.length; i < l; i++) if (terminatorRules[i](state, nextLine, endLine, !0)) {
					terminate = !0;
					break;
				}
				if (terminate) break;
			}
			if (!level) return state.parentType = oldParentType, !1;
			let content = asciiTrim(state.getLines(startLine, nextLine, state.blkIndent, !1));
			state.line = nextLine + 1;
			let token_o = state.push("heading_open", "h" + String(level), 1);
			token_o.markup = String.fromCharCode(marker), token_o.map = [startLine, state.line];
			let token_i = state.push("inline", "", 0);
			token_i.content = content, token_i.map = [startLine, state.line - 1], token_i.children = [];
			let token_c = state.push("heading_close", "h" + String(level), -1);
			return token_c.markup = String.fromCharCode(marker), state.parentType = oldParentType, !0;
		}
		function paragraph(state, startLine, endLine) {
			let terminatorRules = state.md.block.ruler.getRules("paragraph"), oldParentType = state.parentType, nextLine = startLine + 1;
			for (state.parentType = "paragraph"; nextLine < endLine && !state.isEmpty(nextLine); nextLine++) {
				if (state.sCount[nextLine] - state.blkIndent > 3 || state.sCount[nextLine] < 0) continue;
				let terminate = !1;
				for (let i = 0, l = terminatorRules.length; i < l; i++) if (terminatorRules[i](state, nextLine, endLine, !0)) {
					terminate = !0;
					break;
				}
				if (terminate) break;
			}
			let content = asciiTrim(state.getLines(startLine, nextLine, state.blkIndent, !1));
			state.line = nextLine;
			let token_o = state.push("paragraph_open", "p", 1);
			token_o.map = [startLine, state.line];
			let token_i = state.push("inline", "", 0);
			return token_i.content = content, token_i.map = [startLine, state.line], token_i.children = [], state.push("paragraph_close", "p", -1), state.parentType = oldParentType, !0;
		}
		let parser_block_rules = [
			[
				"table",
				table,
				["paragraph", "reference"]
			],
			["code", code],
			[
				"fence",
				fence,
				[
					"paragraph",
					"reference",
					"blockquote",
					"list"
				]
			],
			[
				"blockquote",
				blockquote,
				[
					"paragraph",
					"reference",
					"blockquote",
					"list"
				]
			],
			[
				"hr",
				hr,
				[
					"paragraph",
					"reference",
					"blockquote",
					"list"
				]
			],
			[
				"list",
				list,
				[
					"paragraph",
					"reference",
					"blockquote"
				]
			],
			["reference", reference],
			[
				"html_block",
				html_block,
				[
					"paragraph",
					"reference",
					"blockquote"
				]
			],
			[
				"heading",
				heading,
				[
					"paragraph",
					"reference",
					"blockquote"
				]
			],
			["lheading", lheading],
			["paragraph", paragraph]
		];
		function ParserBlock() {
			this.ruler = new ruler();
			for (let i = 0; i < parser_block_rules.length; i++) this.ruler.push(parser_block_rules[i][0], parser_block_rules[i][1], { alt: (parser_block_rules[i][2] || []).slice() });
		}
		ParserBlock.prototype.tokenize = function(state, startLine, endLine) {
			let rules = this.ruler.getRules(""), len = rules.length, maxNesting = state.md.options.maxNesting, line = startLine, hasEmptyLines = !1;
			for (; line < endLine && (state.line = line = state.skipEmptyLines(line), !(line >= endLine || state.sCount[line] < state.blkIndent));) {
				if (state.level >= maxNesting) {
					state.line = endLine;
					break;
				}
				let prevLine = state.line, ok = !1;
				for (let i = 0; i < len; i++) if (ok = rules[i](state, line, endLine, !1), ok) {
					if (prevLine >= state.line) throw Error("block rule didn't increment state.line");
					break;
				}
				if (!ok) throw Error("none of the block rules matched");
				state.tight = !hasEmptyLines, state.isEmpty(state.line - 1) && (hasEmptyLines = !0), line = state.line, line < endLine && state.isEmpty(line) && (hasEmptyLines = !0, line++, state.line = line);
			}
		}, ParserBlock.prototype.parse = function(src, md, env, outTokens) {
			if (!src) return;
			let state = new this.State(src, md, env, outTokens);
			this.tokenize(state, state.line, state.lineMax);
		}, ParserBlock.prototype.State = state_block;
		let parser_block = ParserBlock;
		function StateInline(src, md, env, outTokens) {
			this.src = src, this.env = env, this.md = md, this.tokens = outTokens, this.tokens_meta = Array(outTokens.length), this.pos = 0, this.posMax = this.src.length, this.level = 0, this.pending = "", this.pendingLevel = 0, this.cache = {}, this.delimiters = [], this._prev_delimiters = [], this.backticks = {}, this.backticksScanned = !1, this.skipHtmlSpecial = !1, this.linkLevel = 0;
		}
		StateInline.prototype.pushPending = function() {
			let token = new lib_token("text", "", 0);
			return token.content = this.pending, token.level = this.pendingLevel, this.tokens.push(token), this.pending = "", token;
		}, StateInline.prototype.push = function(type, tag, nesting) {
			this.pending && this.pushPending();
			let token = new lib_token(type, tag, nesting), token_meta = null;
			return nesting < 0 && (this.level--, this.delimiters = this._prev_delimiters.pop()), token.level = this.level, nesting > 0 && (this.level++, this._prev_delimiters.push(this.delimiters), this.delimiters = [], token_meta = { delimiters: this.delimiters }), this.pendingLevel = this.level, this.tokens.push(token), this.tokens_meta.push(token_meta), token;
		}, StateInline.prototype.scanDelims = function(start, canSplitWord) {
			let max = this.posMax, marker = this.src.charCodeAt(start), lastChar;
			if (start === 0) lastChar = 32;
			else if (start === 1) lastChar = this.src.charCodeAt(0), (lastChar & 63488) == 55296 && (lastChar = 65533);
			else if (lastChar = this.src.charCodeAt(start - 1), (lastChar & 64512) == 56320) {
				let highSurr = this.src.charCodeAt(start - 2);
				lastChar = (highSurr & 64512) == 55296 ? 65536 + (highSurr - 55296 << 10) + (lastChar - 56320) : 65533;
			} else (lastChar & 64512) == 55296 && (lastChar = 65533);
			let pos = start;
			for (; pos < max && this.src.charCodeAt(pos) === marker;) pos++;
			let count = pos - start, nextChar = pos < max ? this.src.charCodeAt(pos) : 32;
			if ((nextChar & 64512) == 55296) {
				let lowSurr = this.src.charCodeAt(pos + 1);
				nextChar = (lowSurr & 64512) == 56320 ? 65536 + (nextChar - 55296 << 10) + (lowSurr - 56320) : 65533;
			} else (nextChar & 64512) == 56320 && (nextChar = 65533);
			let isLastPunctChar = isMdAsciiPunct(lastChar) || isPunctCharCode(lastChar), isNextPunctChar = isMdAsciiPunct(nextChar) || isPunctCharCode(nextChar), isLastWhiteSpace = isWhiteSpace(lastChar), isNextWhiteSpace = isWhiteSpace(nextChar), left_flanking = !isNextWhiteSpace && (!isNextPunctChar || isLastWhiteSpace || isLastPunctChar), right_flanking = !isLastWhiteSpace && (!isLastPunctChar || isNextWhiteSpace || isNextPunctChar);
			return {
				can_open: left_flanking && (canSplitWord || !right_flanking || isLastPunctChar),
				can_close: right_flanking && (canSplitWord || !left_flanking || isNextPunctChar),
				length: count
			};
		}, StateInline.prototype.Token = lib_token;
		let state_inline = StateInline;
		function isTerminatorChar(ch) {
			switch (ch) {
				case 10:
				case 33:
				case 35:
				case 36:
				case 37:
				case 38:
				case 42:
				case 43:
				case 45:
				case 58:
				case 60:
				case 61:
				case 62:
				case 64:
				case 91:
				case 92:
				case 93:
				case 94:
				case 95:
				case 96:
				case 123:
				case 125:
				case 126: return !0;
				default: return !1;
			}
		}
		function text_text(state, silent) {
			let pos = state.pos;
			for (; pos < state.posMax && !isTerminatorChar(state.src.charCodeAt(pos));) pos++;
			return pos !== state.pos && (silent || (state.pending += state.src.slice(state.pos, pos)), state.pos = pos, !0);
		}
		function isAsciiAlpha(code) {
			return code >= 65 && code <= 90 || code >= 97 && code <= 122;
		}
		function isSchemeChar(code) {
			return code >= 65 && code <= 90 || code >= 97 && code <= 122 || code >= 48 && code <= 57 || code === 43 || code === 45 || code === 46;
		}
		function linkify_linkify(state, silent) {
			if (!state.md.options.linkify || state.linkLevel > 0) return !1;
			let pos = state.pos, max = state.posMax;
			if (pos + 3 > max || state.src.charCodeAt(pos) !== 58 || state.src.charCodeAt(pos + 1) !== 47 || state.src.charCodeAt(pos + 2) !== 47) return !1;
			let protoMin = pos - Math.min(10, state.pending.length, pos), protoStart = pos;
			for (; protoStart > protoMin && isSchemeChar(state.src.charCodeAt(protoStart - 1));) protoStart--;
			if (protoStart === pos || !isAsciiAlpha(state.src.charCodeAt(protoStart))) return !1;
			let protoLength = pos - protoStart, link = state.md.linkify.matchAtStart(state.src.slice(protoStart));
			if (!link) return !1;
			let url = link.url;
			if (url.length <= protoLength) return !1;
			let urlEnd = url.length;
			for (; urlEnd > 0 && url.charCodeAt(urlEnd - 1) === 42;) urlEnd--;
			urlEnd !== url.length && (url = url.slice(0, urlEnd));
			let fullUrl = state.md.normalizeLink(url);
			if (!state.md.validateLink(fullUrl)) return !1;
			if (!silent) {
				state.pending = state.pending.slice(0, -protoLength);
				let token_o = state.push("link_open", "a", 1);
				token_o.attrs = [["href", fullUrl]], token_o.markup = "linkify", token_o.info = "auto";
				let token_t = state.push("text", "", 0);
				token_t.content = state.md.normalizeLinkText(url);
				let token_c = state.push("link_close", "a", -1);
				token_c.markup = "linkify", token_c.info = "auto";
			}
			return state.pos += url.length - protoLength, !0;
		}
		function newline(state, silent) {
			let pos = state.pos;
			if (state.src.charCodeAt(pos) !== 10) return !1;
			let pmax = state.pending.length - 1, max = state.posMax;
			if (!silent) {
				if (pmax >= 0 && state.pending.charCodeAt(pmax) === 32) {
					if (pmax >= 1 && state.pending.charCodeAt(pmax - 1) === 32) {
						let ws = pmax - 1;
						for (; ws >= 1 && state.pending.charCodeAt(ws - 1) === 32;) ws--;
						state.pending = state.pending.slice(0, ws), state.push("hardbreak", "br", 0);
					} else state.pending = state.pending.slice(0, -1), state.push("softbreak", "br", 0);
				} else state.push("softbreak", "br", 0);
			}
			for (pos++; pos < max && isSpace(state.src.charCodeAt(pos));) pos++;
			return state.pos = pos, !0;
		}
		let ESCAPED = [];
		for (let i = 0; i < 256; i++) ESCAPED.push(0);
		"\\!\"#$%&'()*+,./:;<=>?@[]^_`{|}~-".split("").forEach(function(ch) {
			ESCAPED[ch.charCodeAt(0)] = 1;
		});
		function rules_inline_escape_escape(state, silent) {
			let pos = state.pos, max = state.posMax;
			if (state.src.charCodeAt(pos) !== 92 || (pos++, pos >= max)) return !1;
			let ch1 = state.src.charCodeAt(pos);
			if (ch1 === 10) {
				for (silent || state.push("hardbreak", "br", 0), pos++; pos < max && (ch1 = state.src.charCodeAt(pos), isSpace(ch1));) pos++;
				return state.pos = pos, !0;
			}
			if (ch1 === 32) {
				if (!silent) {
					let token = state.push("text_special", "", 0);
					token.content = "\\", token.markup = "\\", token.info = "escape";
				}
				return state.pos = pos, !0;
			}
			let escapedStr = state.src[pos];
			if (ch1 >= 55296 && ch1 <= 56319 && pos + 1 < max) {
				let ch2 = state.src.charCodeAt(pos + 1);
				ch2 >= 56320 && ch2 <= 57343 && (escapedStr += state.src[pos + 1], pos++);
			}
			let origStr = "\\" + escapedStr;
			if (!silent) {
				let token = state.push("text_special", "", 0);
				token.content = ch1 < 256 && ESCAPED[ch1] !== 0 ? escapedStr : origStr, token.markup = origStr, token.info = "escape";
			}
			return state.pos = pos + 1, !0;
		}
		function backtick(state, silent) {
			let pos = state.pos;
			if (state.src.charCodeAt(pos) !== 96) return !1;
			let start = pos;
			pos++;
			let max = state.posMax;
			for (; pos < max && state.src.charCodeAt(pos) === 96;) pos++;
			let marker = state.src.slice(start, pos), openerLength = marker.length;
			if (state.backticksScanned && (state.backticks[openerLength] || 0) <= start) return silent || (state.pending += marker), state.pos += openerLength, !0;
			let matchEnd = pos, matchStart;
			for (; (matchStart = state.src.indexOf("`", matchEnd)) !== -1;) {
				for (matchEnd = matchStart + 1; matchEnd < max && state.src.charCodeAt(matchEnd) === 96;) matchEnd++;
				let closerLength = matchEnd - matchStart;
				if (closerLength === openerLength) {
					if (!silent) {
						let token = state.push("code_inline", "code", 0);
						token.markup = marker, token.content = state.src.slice(pos, matchStart).replace(/\n/g, " ").replace(/^ (.+) $/, "$1");
					}
					return state.pos = matchEnd, !0;
				}
				state.backticks[closerLength] = matchStart;
			}
			return state.backticksScanned = !0, silent || (state.pending += marker), state.pos += openerLength, !0;
		}
		function strikethrough_tokenize(state, silent) {
			let start = state.pos, marker = state.src.charCodeAt(start);
			if (silent || marker !== 126) return !1;
			let scanned = state.scanDelims(state.pos, !0), len = scanned.length, ch = String.fromCharCode(marker);
			if (len < 2) return !1;
			let token;
			len % 2 && (token = state.push("text", "", 0), token.content = ch, len--);
			for (let i = 0; i < len; i += 2) token = state.push("text", "", 0), token.content = ch + ch, state.delimiters.push({
				marker,
				length: 0,
				token: state.tokens.length - 1,
				end: -1,
				open: scanned.can_open,
				close: scanned.can_close
			});
			return state.pos += scanned.length, !0;
		}
		function postProcess(state, delimiters) {
			let token, loneMarkers = [], max = delimiters.length;
			for (let i = 0; i < max; i++) {
				let startDelim = delimiters[i];
				if (startDelim.marker !== 126 || startDelim.end === -1) continue;
				let endDelim = delimiters[startDelim.end];
				token = state.tokens[startDelim.token], token.type = "s_open", token.tag = "s", token.nesting = 1, token.markup = "~~", token.content = "", token = state.tokens[endDelim.token], token.type = "s_close", token.tag = "s", token.nesting = -1, token.markup = "~~", token.content = "", state.tokens[endDelim.token - 1].type === "text" && state.tokens[endDelim.token - 1].content === "~" && loneMarkers.push(endDelim.token - 1);
			}
			for (; loneMarkers.length;) {
				let i = loneMarkers.pop(), j = i + 1;
				for (; j < state.tokens.length && state.tokens[j].type === "s_close";) j++;
				j--, i !== j && (token = state.tokens[j], state.tokens[j] = state.tokens[i], state.tokens[i] = token);
			}
		}
		function strikethrough_postProcess(state) {
			let tokens_meta = state.tokens_meta, max = state.tokens_meta.length;
			postProcess(state, state.delimiters);
			for (let curr = 0; curr < max; curr++) tokens_meta[curr] && tokens_meta[curr].delimiters && postProcess(state, tokens_meta[curr].delimiters);
		}
		let strikethrough = {
			tokenize: strikethrough_tokenize,
			postProcess: strikethrough_postProcess
		};
		function emphasis_tokenize(state, silent) {
			let start = state.pos, marker = state.src.charCodeAt(start);
			if (silent || marker !== 95 && marker !== 42) return !1;
			let scanned = state.scanDelims(state.pos, marker === 42);
			for (let i = 0; i < scanned.length; i++) {
				let token = state.push("text", "", 0);
				token.content = String.fromCharCode(marker), state.delimiters.push({
					marker,
					length: scanned.length,
					token: state.tokens.length - 1,
					end: -1,
					open: scanned.can_open,
					close: scanned.can_close
				});
			}
			return state.pos += scanned.length, !0;
		}
		function emphasis_postProcess(state, delimiters) {
			let max = delimiters.length;
			for (let i = max - 1; i >= 0; i--) {
				let startDelim = delimiters[i];
				if (startDelim.marker !== 95 && startDelim.marker !== 42 || startDelim.end === -1) continue;
				let endDelim = delimiters[startDelim.end], isStrong = i > 0 && delimiters[i - 1].end === startDelim.end + 1 && delimiters[i - 1].marker === startDelim.marker && delimiters[i - 1].token === startDelim.token - 1 && delimiters[startDelim.end + 1].token === endDelim.token + 1, ch = String.fromCharCode(startDelim.marker), token_o = state.tokens[startDelim.token];
				token_o.type = isStrong ? "strong_open" : "em_open", token_o.tag = isStrong ? "strong" : "em", token_o.nesting = 1, token_o.markup = isStrong ? ch + ch : ch, token_o.content = "";
				let token_c = state.tokens[endDelim.token];
				token_c.type = isStrong ? "strong_close" : "em_close", token_c.tag = isStrong ? "strong" : "em", token_c.nesting = -1, token_c.markup = isStrong ? ch + ch : ch, token_c.content = "", isStrong && (state.tokens[delimiters[i - 1].token].content = "", state.tokens[delimiters[startDelim.end + 1].token].content = "", i--);
			}
		}
		function emphasis_post_process(state) {
			let tokens_meta = state.tokens_meta, max = state.tokens_meta.length;
			emphasis_postProcess(state, state.delimiters);
			for (let curr = 0; curr < max; curr++) tokens_meta[curr] && tokens_meta[curr].delimiters && emphasis_postProcess(state, tokens_meta[curr].delimiters);
		}
		let emphasis = {
			tokenize: emphasis_tokenize,
			postProcess: emphasis_post_process
		};
		function link_link(state, silent) {
			let code, label, res, ref, href = "", title = "", start = state.pos, parseReference = !0;
			if (state.src.charCodeAt(state.pos) !== 91) return !1;
			let oldPos = state.pos, max = state.posMax, labelStart = state.pos + 1, labelEnd = state.md.helpers.parseLinkLabel(state, state.pos, !0);
			if (labelEnd < 0) return !1;
			let pos = labelEnd + 1;
			if (pos < max && state.src.charCodeAt(pos) === 40) {
				for (parseReference = !1, pos++; pos < max && (code = state.src.charCodeAt(pos), isSpace(code) || code === 10); pos++);
				if (pos >= max) return !1;
				if (start = pos, res = state.md.helpers.parseLinkDestination(state.src, pos, state.posMax), res.ok) {
					for (href = state.md.normalizeLink(res.str), state.md.validateLink(href) ? pos = res.pos : href = "", start = pos; pos < max && (code = state.src.charCodeAt(pos), isSpace(code) || code === 10); pos++);
					if (res = state.md.helpers.parseLinkTitle(state.src, pos, state.posMax), pos < max && start !== pos && res.ok) for (title = res.str, pos = res.pos; pos < max && (code = state.src.charCodeAt(pos), isSpace(code) || code === 10); pos++);
				}
				(pos >= max || state.src.charCodeAt(pos) !== 41) && (parseReference = !0), pos++;
			}
			if (parseReference) {
				if (state.env.references === void 0) return !1;
				if (pos < max && state.src.charCodeAt(pos) === 91 ? (start = pos + 1, pos = state.md.helpers.parseLinkLabel(state, pos), pos >= 0 ? label = state.src.slice(start, pos++) : pos = labelEnd + 1) : pos = labelEnd + 1, label ||= state.src.slice(labelStart, labelEnd), ref = state.env.references[normalizeReference(label)], !ref) return state.pos = oldPos, !1;
				href = ref.href, title = ref.title;
			}
			if (!silent) {
				state.pos = labelStart, state.posMax = labelEnd;
				let token_o = state.push("link_open", "a", 1), attrs = [["href", href]];
				token_o.attrs = attrs, title && attrs.push(["title", title]), state.linkLevel++, state.md.inline.tokenize(state), state.linkLevel--, state.push("link_close", "a", -1);
			}
			return state.pos = pos, state.posMax = max, !0;
		}
		function image_image(state, silent) {
			let code, content, label, pos, ref, res, title, start, href = "", oldPos = state.pos, max = state.posMax;
			if (state.src.charCodeAt(state.pos) !== 33 || state.src.charCodeAt(state.pos + 1) !== 91) return !1;
			let labelStart = state.pos + 2, labelEnd = state.md.helpers.parseLinkLabel(state, state.pos + 1, !1);
			if (labelEnd < 0) return !1;
			if (pos = labelEnd + 1, pos < max && state.src.charCodeAt(pos) === 40) {
				for (pos++; pos < max && (code = state.src.charCodeAt(pos), isSpace(code) || code === 10); pos++);
				if (pos >= max) return !1;
				for (start = pos, res = state.md.helpers.parseLinkDestination(state.src, pos, state.posMax), res.ok && (href = state.md.normalizeLink(res.str), state.md.validateLink(href) ? pos = res.pos : href = ""), start = pos; pos < max && (code = state.src.charCodeAt(pos), isSpace(code) || code === 10); pos++);
				if (res = state.md.helpers.parseLinkTitle(state.src, pos, state.posMax), pos < max && start !== pos && res.ok) for (title = res.str, pos = res.pos; pos < max && (code = state.src.charCodeAt(pos), isSpace(code) || code === 10); pos++);
				else title = "";
				if (pos >= max || state.src.charCodeAt(pos) !== 41) return state.pos = oldPos, !1;
				pos++;
			} else {
				if (state.env.references === void 0) return !1;
				if (pos < max && state.src.charCodeAt(pos) === 91 ? (start = pos + 1, pos = state.md.helpers.parseLinkLabel(state, pos), pos >= 0 ? label = state.src.slice(start, pos++) : pos = labelEnd + 1) : pos = labelEnd + 1, label ||= state.src.slice(labelStart, labelEnd), ref = state.env.references[normalizeReference(label)], !ref) return state.pos = oldPos, !1;
				href = ref.href, title = ref.title;
			}
			if (!silent) {
				content = state.src.slice(labelStart, labelEnd);
				let tokens = [];
				state.md.inline.parse(content, state.md, state.env, tokens);
				let token = state.push("image", "img", 0), attrs = [["src", href], ["alt", ""]];
				token.attrs = attrs, token.children = tokens, token.content = content, title && attrs.push(["title", title]);
			}
			return state.pos = pos, state.posMax = max, !0;
		}
		let EMAIL_RE = /^([a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*)$/, AUTOLINK_RE = /^([a-zA-Z][a-zA-Z0-9+.-]{1,31}):([^<>\x00-\x20]*)$/;
		function autolink(state, silent) {
			let pos = state.pos;
			if (state.src.charCodeAt(pos) !== 60) return !1;
			let start = state.pos, max = state.posMax;
			for (;;) {
				if (++pos >= max) return !1;
				let ch = state.src.charCodeAt(pos);
				if (ch === 60) return !1;
				if (ch === 62) break;
			}
			let url = state.src.slice(start + 1, pos);
			if (AUTOLINK_RE.test(url)) {
				let fullUrl = state.md.normalizeLink(url);
				if (!state.md.validateLink(fullUrl)) return !1;
				if (!silent) {
					let token_o = state.push("link_open", "a", 1);
					token_o.attrs = [["href", fullUrl]], token_o.markup = "autolink", token_o.info = "auto";
					let token_t = state.push("text", "", 0);
					token_t.content = state.md.normalizeLinkText(url);
					let token_c = state.push("link_close", "a", -1);
					token_c.markup = "autolink", token_c.info = "auto";
				}
				return state.pos += url.length + 2, !0;
			}
			if (EMAIL_RE.test(url)) {
				let fullUrl = state.md.normalizeLink("mailto:" + url);
				if (!state.md.validateLink(fullUrl)) return !1;
				if (!silent) {
					let token_o = state.push("link_open", "a", 1);
					token_o.attrs = [["href", fullUrl]], token_o.markup = "autolink", token_o.info = "auto";
					let token_t = state.push("text", "", 0);
					token_t.content = state.md.normalizeLinkText(url);
					let token_c = state.push("link_close", "a", -1);
					token_c.markup = "autolink", token_c.info = "auto";
				}
				return state.pos += url.length + 2, !0;
			}
			return !1;
		}
		function html_inline_isLinkOpen(str) {
			return /^<a[>\s]/i.test(str);
		}
		function html_inline_isLinkClose(str) {
			return /^<\/a\s*>/i.test(str);
		}
		function isLetter(ch) {
			let lc = ch | 32;
			return lc >= 97 && lc <= 122;
		}
		function scanSpecial(state, pos) {
			let src = state.src, start, terminator;
			if (src.startsWith("<!--", pos)) {
				if (src.startsWith(">", pos + 4)) return pos + 5;
				if (src.startsWith("->", pos + 4)) return pos + 6;
				start = pos + 4, terminator = "-->";
			} else if (src.startsWith("<![CDATA[", pos)) start = pos + 9, terminator = "]]>";
			else if (src.charCodeAt(pos + 1) === 63) start = pos + 2, terminator = "?>";
			else if (isLetter(src.charCodeAt(pos + 2))) start = pos + 3, terminator = ">";
			else return -1;
			if (state.skipHtmlSpecial) return -1;
			let end = src.indexOf(terminator, start);
			return end < 0 ? (state.skipHtmlSpecial = !0, -1) : end + terminator.length;
		}
		function html_inline(state, silent) {
			if (!state.md.options.html) return !1;
			let max = state.posMax, pos = state.pos;
			if (state.src.charCodeAt(pos) !== 60 || pos + 2 >= max) return !1;
			let end, ch = state.src.charCodeAt(pos + 1);
			if (ch === 33 || ch === 63) end = scanSpecial(state, pos);
			else if (ch === 47 || isLetter(ch)) {
				let match = state.src.slice(pos).match(HTML_OPEN_CLOSE_TAG_RE);
				end = match ? pos + match[0].length : -1;
			} else return !1;
			if (end < 0) return !1;
			if (!silent) {
				let token = state.push("html_inline", "", 0);
				token.content = state.src.slice(pos, end), html_inline_isLinkOpen(token.content) && state.linkLevel++, html_inline_isLinkClose(token.content) && state.linkLevel--;
			}
			return state.pos = end, !0;
		}
		let DIGITAL_RE = /^&#((?:x[a-f0-9]{1,6}|[0-9]{1,7}));/i, NAMED_RE = /^&([a-z][a-z0-9]{1,31});/i;
		function entity(state, silent) {
			let pos = state.pos, max = state.posMax;
			if (state.src.charCodeAt(pos) !== 38 || pos + 1 >= max) return !1;
			if (state.src.charCodeAt(pos + 1) === 35) {
				let match = state.src.slice(pos).match(DIGITAL_RE);
				if (match) {
					if (!silent) {
						let code = match[1][0].toLowerCase() === "x" ? parseInt(match[1].slice(1), 16) : parseInt(match[1], 10), token = state.push("text_special", "", 0);
						token.content = isValidEntityCode(code) ? utils_fromCodePoint(code) : utils_fromCodePoint(65533), token.markup = match[0], token.info = "entity";
					}
					return state.pos += match[0].length, !0;
				}
			} else {
				let match = state.src.slice(pos).match(NAMED_RE);
				if (match) {
					let decoded = decodeHTMLStrict(match[0]);
					if (decoded !== match[0]) {
						if (!silent) {
							let token = state.push("text_special", "", 0);
							token.content = decoded, token.markup = match[0], token.info = "entity";
						}
						return state.pos += match[0].length, !0;
					}
				}
			}
			return !1;
		}
		function processDelimiters(delimiters) {
			let openersBottom = {}, max = delimiters.length;
			if (!max) return;
			let headerIdx = 0, lastTokenIdx = -2, jumps = [];
			for (let closerIdx = 0; closerIdx < max; closerIdx++) {
				let closer = delimiters[closerIdx];
				if (jumps.push(0), (delimiters[headerIdx].marker !== closer.marker || lastTokenIdx !== closer.token - 1) && (headerIdx = closerIdx), lastTokenIdx = closer.token, closer.length = closer.length || 0, !closer.close) continue;
				openersBottom.hasOwnProperty(closer.marker) || (openersBottom[closer.marker] = [
					-1,
					-1,
					-1,
					-1,
					-1,
					-1
				]);
				let minOpenerIdx = openersBottom[closer.marker][(closer.open ? 3 : 0) + closer.length % 3], openerIdx = headerIdx - jumps[headerIdx] - 1, newMinOpenerIdx = openerIdx;
				for (; openerIdx > minOpenerIdx; openerIdx -= jumps[openerIdx] + 1) {
					let opener = delimiters[openerIdx];
					if (opener.marker === closer.marker && opener.open && opener.end < 0) {
						let isOddMatch = !1;
						if ((opener.close || closer.open) && (opener.length + closer.length) % 3 == 0 && (opener.length % 3 != 0 || closer.length % 3 != 0) && (isOddMatch = !0), !isOddMatch) {
							let lastJump = openerIdx > 0 && !delimiters[openerIdx - 1].open ? jumps[openerIdx - 1] + 1 : 0;
							jumps[closerIdx] = closerIdx - openerIdx + lastJump, jumps[openerIdx] = lastJump, closer.open = !1, opener.end = closerIdx, opener.close = !1, newMinOpenerIdx = -1, lastTokenIdx = -2;
							break;
						}
					}
				}
				newMinOpenerIdx !== -1 && (openersBottom[closer.marker][(closer.open ? 3 : 0) + (closer.length || 0) % 3] = newMinOpenerIdx);
			}
		}
		function link_pairs(state) {
			let tokens_meta = state.tokens_meta, max = state.tokens_meta.length;
			processDelimiters(state.delimiters);
			for (let curr = 0; curr < max; curr++) tokens_meta[curr] && tokens_meta[curr].delimiters && processDelimiters(tokens_meta[curr].delimiters);
		}
		function fragments_join(state) {
			let curr, last, level = 0, tokens = state.tokens, max = state.tokens.length;
			for (curr = last = 0; curr < max; curr++) tokens[curr].nesting < 0 && level--, tokens[curr].level = level, tokens[curr].nesting > 0 && level++, tokens[curr].type === "text" && curr + 1 < max && tokens[curr + 1].type === "text" ? tokens[curr + 1].content = tokens[curr].content + tokens[curr + 1].content : (curr !== last && (tokens[last] = tokens[curr]), last++);
			curr !== last && (tokens.length = last);
		}
		let parser_inline_rules = [
			["text", text_text],
			["linkify", linkify_linkify],
			["newline", newline],
			["escape", rules_inline_escape_escape],
			["backticks", backtick],
			["strikethrough", strikethrough.tokenize],
			["emphasis", emphasis.tokenize],
			["link", link_link],
			["image", image_image],
			["autolink", autolink],
			["html_inline", html_inline],
			["entity", entity]
		], _rules2 = [
			["balance_pairs", link_pairs],
			["strikethrough", strikethrough.postProcess],
			["emphasis", emphasis.postProcess],
			["fragments_join", fragments_join]
		];
		function ParserInline() {
			this.ruler = new ruler();
			for (let i = 0; i < parser_inline_rules.length; i++) this.ruler.push(parser_inline_rules[i][0], parser_inline_rules[i][1]);
			this.ruler2 = new ruler();
			for (let i = 0; i < _rules2.length; i++) this.ruler2.push(_rules2[i][0], _rules2[i][1]);
		}
		ParserInline.prototype.skipToken = function(state) {
			let pos = state.pos, rules = this.ruler.getRules(""), len = rules.length, maxNesting = state.md.options.maxNesting, cache = state.cache;
			if (cache[pos] !== void 0) {
				state.pos = cache[pos];
				return;
			}
			let ok = !1;
			if (state.level < maxNesting) {
				for (let i = 0; i < len; i++) if (state.level++, ok = rules[i](state, !0), state.level--, ok) {
					if (pos >= state.pos) throw Error("inline rule didn't increment state.pos");
					break;
				}
			} else state.pos = state.posMax;
			ok || state.pos++, cache[pos] = state.pos;
		}, ParserInline.prototype.tokenize = function(state) {
			let rules = this.ruler.getRules(""), len = rules.length, end = state.posMax, maxNesting = state.md.options.maxNesting;
			for (; state.pos < end;) {
				let prevPos = state.pos, ok = !1;
				if (state.level < maxNesting) {
					for (let i = 0; i < len; i++) if (ok = rules[i](state, !1), ok) {
						if (prevPos >= state.pos) throw Error("inline rule didn't increment state.pos");
						break;
					}
				}
				if (ok) {
					if (state.pos >= end) break;
				} else state.pending += state.src[state.pos++];
			}
			state.pending && state.pushPending();
		}, ParserInline.prototype.parse = function(str, md, env, outTokens) {
			let state = new this.State(str, md, env, outTokens);
			this.tokenize(state);
			let rules = this.ruler2.getRules(""), len = rules.length;
			for (let i = 0; i < len; i++) rules[i](state);
		}, ParserInline.prototype.State = state_inline;
		let parser_inline = ParserInline;
		function lib_re(opts) {
			let re = {};
			opts ||= {}, re.src_Any = Any_regex.source, re.src_Cc = Cc_regex.source, re.src_Z = Z_regex.source, re.src_P = regex.source, re.src_ZPCc = [
				re.src_Z,
				re.src_P,
				re.src_Cc
			].join("|"), re.src_ZCc = [re.src_Z, re.src_Cc].join("|");
			let text_separators = "[><｜]";
			return re.src_pseudo_letter = `(?:(?!${text_separators}|${re.src_ZPCc})${re.src_Any})`, re.src_ip4 = "(?:(25[0-5]|2[0-4][0-9]|[01]?[0-9][0-9]?)\\.){3}(25[0-5]|2[0-4][0-9]|[01]?[0-9][0-9]?)", re.src_auth = `(?:(?:(?!${re.src_ZCc}|[@/\\[\\]()]).){1,50}@)?`, re.src_port = "(?::(?:6(?:[0-4]\\d{3}|5(?:[0-4]\\d{2}|5(?:[0-2]\\d|3[0-5])))|[1-5]?\\d{1,4}))?", re.src_host_terminator = `(?=$|${text_separators}|${re.src_ZPCc})(?!${opts["---"] ? "-(?!--)|" : "-|"}_|:\\d|\\.-|\\.(?!$|${re.src_ZPCc}))`, re.src_path = `(?:[/?#](?:(?!${re.src_ZCc}|${text_separators}|[()[\\]{}.,"'?!\\-;]).|\\[(?:(?!${re.src_ZCc}|\\]).)*\\]|\\((?:(?!${re.src_ZCc}|[)]).)*\\)|\\{(?:(?!${re.src_ZCc}|[}]).)*\\}|\\"(?:(?!${re.src_ZCc}|["]).)+\\"|\\'(?:(?!${re.src_ZCc}|[']).)+\\'|\\'(?=${re.src_pseudo_letter}|[-])|\\.{2,}[a-zA-Z0-9%/&]|\\.(?!${re.src_ZCc}|[.]|$)|` + (opts["---"] ? "\\-(?!--(?:[^-]|$))(?:-*)|" : "\\-+|") + `,(?!${re.src_ZCc}|$)|;(?!${re.src_ZCc}|$)|\\!+(?!${re.src_ZCc}|[!]|$)|\\?(?!${re.src_ZCc}|[?]|$))+|\\/)?`, re.src_email_name = "[\\-;:&=\\+\\$,\\.a-zA-Z0-9_][\\-;:&=\\+\\$,\\\"\\.a-zA-Z0-9_]{0,63}", re.src_xn = "xn--[a-z0-9\\-]{1,59}", re.src_domain_root = "(?:" + re.src_xn + `|${re.src_pseudo_letter}{1,63})`, re.src_domain = "(?:" + re.src_xn + `|(?:${re.src_pseudo_letter})|(?:${re.src_pseudo_letter}(?:-|${re.src_pseudo_letter}){0,61}${re.src_pseudo_letter}))`, re.src_host = `(?:(?:(?:(?:${re.src_domain})\\.)*${re.src_domain}))`, re.tpl_host_fuzzy = "(?:" + re.src_ip4 + `|(?:(?:(?:${re.src_domain})\\.)+(?:%TLDS%)))`, re.tpl_host_no_ip_fuzzy = `(?:(?:(?:${re.src_domain})\\.)+(?:%TLDS%))`, re.src_host_strict = re.src_host + re.src_host_terminator, re.tpl_host_fuzzy_strict = re.tpl_host_fuzzy + re.src_host_terminator, re.src_host_port_strict = re.src_host + re.src_port + re.src_host_terminator, re.tpl_host_port_fuzzy_strict = re.tpl_host_fuzzy + re.src_port + re.src_host_terminator, re.tpl_host_port_no_ip_fuzzy_strict = re.tpl_host_no_ip_fuzzy + re.src_port + re.src_host_terminator, re.tpl_host_fuzzy_test = `localhost|www\\.|\\.\\d{1,3}\\.|(?:\\.(?:%TLDS%)(?:${re.src_ZPCc}|>|$))`, re.tpl_email_fuzzy = `(^|${text_separators}|"|\\(|${re.src_ZCc})(${re.src_email_name}@${re.tpl_host_fuzzy_strict})`, re.tpl_link_fuzzy = `(^|(?![.:/\\-_@])(?:[$+<=>^\`|\uff5c]|${re.src_ZPCc}))((?![$+<=>^\`|\uff5c])${re.tpl_host_port_fuzzy_strict}${re.src_path})`, re.tpl_link_no_ip_fuzzy = `(^|(?![.:/\\-_@])(?:[$+<=>^\`|\uff5c]|${re.src_ZPCc}))((?![$+<=>^\`|\uff5c])${re.tpl_host_port_no_ip_fuzzy_strict}${re.src_path})`, re;
		}
		function linkify_it_assign(obj) {
			return Array.prototype.slice.call(arguments, 1).forEach(function(source) {
				source && Object.keys(source).forEach(function(key) {
					obj[key] = source[key];
				});
			}), obj;
		}
		function linkify_it_class(obj) {
			return Object.prototype.toString.call(obj);
		}
		function linkify_it_isString(obj) {
			return linkify_it_class(obj) === "[object String]";
		}
		function isObject(obj) {
			return linkify_it_class(obj) === "[object Object]";
		}
		function isRegExp(obj) {
			return linkify_it_class(obj) === "[object RegExp]";
		}
		function isFunction(obj) {
			return linkify_it_class(obj) === "[object Function]";
		}
		function linkify_it_escapeRE(str) {
			return str.replace(/[.?*+^$[\]\\(){}|-]/g, "\\$&");
		}
		let defaultOptions = {
			fuzzyLink: !0,
			fuzzyEmail: !0,
			fuzzyIP: !1
		};
		function isOptionsObj(obj) {
			return Object.keys(obj || {}).reduce(function(acc, k) {
				return acc || defaultOptions.hasOwnProperty(k);
			}, !1);
		}
		let defaultSchemas = {
			"http:": { validate: function(text, pos, self) {
				let tail = text.slice(pos);
				return self.re.http || (self.re.http = RegExp(`^\\/\\/${self.re.src_auth}${self.re.src_host_port_strict}${self.re.src_path}`, "i")), self.re.http.test(tail) ? tail.match(self.re.http)[0].length : 0;
			} },
			"https:": "http:",
			"ftp:": "http:",
			"//": { validate: function(text, pos, self) {
				let tail = text.slice(pos);
				return self.re.no_http || (self.re.no_http = RegExp("^" + self.re.src_auth + `(?:localhost|(?:(?:${self.re.src_domain})\\.)+${self.re.src_domain_root})` + self.re.src_port + self.re.src_host_terminator + self.re.src_path, "i")), self.re.no_http.test(tail) ? pos >= 3 && text[pos - 3] === ":" || pos >= 3 && text[pos - 3] === "/" ? 0 : tail.match(self.re.no_http)[0].length : 0;
			} },
			"mailto:": { validate: function(text, pos, self) {
				let tail = text.slice(pos);
				return self.re.mailto || (self.re.mailto = RegExp(`^${self.re.src_email_name}@${self.re.src_host_strict}`, "i")), self.re.mailto.test(tail) ? tail.match(self.re.mailto)[0].length : 0;
			} }
		}, tlds_default = "biz|com|edu|gov|net|org|pro|web|xxx|aero|asia|coop|info|museum|name|shop|рф".split("|");
		function createValidator(re) {
			return function(text, pos) {
				let tail = text.slice(pos);
				return re.test(tail) ? tail.match(re)[0].length : 0;
			};
		}
		function createNormalizer() {
			return function(match, self) {
				self.normalize(match);
			};
		}
		function compile(self) {
			let re = self.re = lib_re(self.__opts__), tlds = self.__tlds__.slice();
			self.onCompile(), self.__tlds_replaced__ || tlds.push("a[cdefgilmnoqrstuwxz]|b[abdefghijmnorstvwyz]|c[acdfghiklmnoruvwxyz]|d[ejkmoz]|e[cegrstu]|f[ijkmor]|g[abdefghilmnpqrstuwy]|h[kmnrtu]|i[delmnoqrst]|j[emop]|k[eghimnprwyz]|l[abcikrstuvy]|m[acdeghklmnopqrstuvwxyz]|n[acefgilopruz]|om|p[aefghklmnrstwy]|qa|r[eosuw]|s[abcdeghijklmnortuvxyz]|t[cdfghjklmnortvwz]|u[agksyz]|v[aceginu]|w[fs]|y[et]|z[amw]"), tlds.push(re.src_xn), re.src_tlds = tlds.join("|");
			function untpl(tpl) {
				return tpl.replace("%TLDS%", re.src_tlds);
			}
			re.email_fuzzy = RegExp(untpl(re.tpl_email_fuzzy), "i"), re.email_fuzzy_global = RegExp(untpl(re.tpl_email_fuzzy), "ig"), re.link_fuzzy = RegExp(untpl(re.tpl_link_fuzzy), "i"), re.link_fuzzy_global = RegExp(untpl(re.tpl_link_fuzzy), "ig"), re.link_no_ip_fuzzy = RegExp(untpl(re.tpl_link_no_ip_fuzzy), "i"), re.link_no_ip_fuzzy_global = RegExp(untpl(re.tpl_link_no_ip_fuzzy), "ig"), re.host_fuzzy_test = RegExp(untpl(re.tpl_host_fuzzy_test), "i");
			let aliases = [];
			self.__compiled__ = {};
			function schemaError(name, val) {
				throw Error(`(LinkifyIt) Invalid schema "${name}": ${val}`);
			}
			Object.keys(self.__schemas__).forEach(function(name) {
				let val = self.__schemas__[name];
				if (val === null) return;
				let compiled = {
					validate: null,
					link: null
				};
				self.__compiled__[name] = compiled, isObject(val) ? (isRegExp(val.validate) ? compiled.validate = createValidator(val.validate) : isFunction(val.validate) ? compiled.validate = val.validate : schemaError(name, val), isFunction(val.normalize) ? compiled.normalize = val.normalize : val.normalize ? schemaError(name, val) : compiled.normalize = createNormalizer()) : linkify_it_isString(val) ? aliases.push(name) : schemaError(name, val);
			}), aliases.forEach(function(alias) {
				self.__compiled__[self.__schemas__[alias]] && (self.__compiled__[alias].validate = self.__compiled__[self.__schemas__[alias]].validate, self.__compiled__[alias].normalize = self.__compiled__[self.__schemas__[alias]].normalize);
			}), self.__compiled__[""] = {
				validate: null,
				normalize: createNormalizer()
			};
			let slist = Object.keys(self.__compiled__).filter(function(name) {
				return name.length > 0 && self.__compiled__[name];
			}).map(linkify_it_escapeRE).join("|");
			self.re.schema_test = RegExp(`(^|(?!_)(?:[><\uff5c]|${re.src_ZPCc}))(${slist})`, "i"), self.re.schema_search = RegExp(`(^|(?!_)(?:[><\uff5c]|${re.src_ZPCc}))(${slist})`, "ig"), self.re.schema_at_start = RegExp(`^${self.re.schema_search.source}`, "i"), self.re.pretest = RegExp(`(${self.re.schema_test.source})|(${self.re.host_fuzzy_test.source})|@`, "i");
		}
		function Match(text, schema, index, lastIndex) {
			let raw = text.slice(index, lastIndex);
			this.schema = schema.toLowerCase(), this.index = index, this.lastIndex = lastIndex, this.raw = raw, this.text = raw, this.url = raw;
		}
		function LinkifyIt(schemas, options) {
			if (!(this instanceof LinkifyIt)) return new LinkifyIt(schemas, options);
			options || isOptionsObj(schemas) && (options = schemas, schemas = {}), this.__opts__ = linkify_it_assign({}, defaultOptions, options), this.__schemas__ = linkify_it_assign({}, defaultSchemas, schemas), this.__compiled__ = {}, this.__tlds__ = tlds_default, this.__tlds_replaced__ = !1, this.re = {}, compile(this);
		}
		LinkifyIt.prototype.add = function add(schema, definition) {
			return this.__schemas__[schema] = definition, compile(this), this;
		}, LinkifyIt.prototype.set = function set(options) {
			return this.__opts__ = linkify_it_assign(this.__opts__, options), this;
		}, LinkifyIt.prototype.test = function test(text) {
			if (!text.length) return !1;
			let m, re;
			if (this.re.schema_test.test(text)) {
				for (re = this.re.schema_search, re.lastIndex = 0; (m = re.exec(text)) !== null;) if (this.testSchemaAt(text, m[2], re.lastIndex)) return !0;
			}
			return !!(this.__opts__.fuzzyLink && this.__compiled__["http:"] && text.search(this.re.host_fuzzy_test) >= 0 && text.match(this.__opts__.fuzzyIP ? this.re.link_fuzzy : this.re.link_no_ip_fuzzy) !== null || this.__opts__.fuzzyEmail && this.__compiled__["mailto:"] && text.indexOf("@") >= 0 && text.match(this.re.email_fuzzy) !== null);
		}, LinkifyIt.prototype.pretest = function pretest(text) {
			return this.re.pretest.test(text);
		}, LinkifyIt.prototype.testSchemaAt = function testSchemaAt(text, schema, pos) {
			return this.__compiled__[schema.toLowerCase()] ? this.__compiled__[schema.toLowerCase()].validate(text, pos, this) : 0;
		}, LinkifyIt.prototype.match = function match(text) {
			let result = [], type_schemed = [], type_fuzzy_link = [], type_fuzzy_email = [], m, len, re;
			function choose(a, b) {
				return a ? b ? a.index === b.index ? a.lastIndex >= b.lastIndex ? a : b : a.index < b.index ? a : b : a : b;
			}
			if (!text.length) return null;
			if (this.re.schema_test.test(text)) for (re = this.re.schema_search, re.lastIndex = 0; (m = re.exec(text)) !== null;) len = this.testSchemaAt(text, m[2], re.lastIndex), len && type_schemed.push({
				schema: m[2],
				index: m.index + m[1].length,
				lastIndex: m.index + m[0].length + len
			});
			if (this.__opts__.fuzzyLink && this.__compiled__["http:"]) for (re = this.__opts__.fuzzyIP ? this.re.link_fuzzy_global : this.re.link_no_ip_fuzzy_global, re.lastIndex = 0; (m = re.exec(text)) !== null;) type_fuzzy_link.push({
				schema: "",
				index: m.index + m[1].length,
				lastIndex: m.index + m[0].length
			});
			if (this.__opts__.fuzzyEmail && this.__compiled__["mailto:"]) for (re = this.re.email_fuzzy_global, re.lastIndex = 0; (m = re.exec(text)) !== null;) type_fuzzy_email.push({
				schema: "mailto:",
				index: m.index + m[1].length,
				lastIndex: m.index + m[0].length
			});
			let indexes = [
				0,
				0,
				0
			], lastIndex = 0;
			for (;;) {
				let candidates = [
					type_schemed[indexes[0]],
					type_fuzzy_email[indexes[1]],
					type_fuzzy_link[indexes[2]]
				], candidate = choose(choose(candidates[0], candidates[1]), candidates[2]);
				if (!candidate) break;
				if (candidate === candidates[0] ? indexes[0]++ : candidate === candidates[1] ? indexes[1]++ : indexes[2]++, candidate.index < lastIndex) continue;
				let match = new Match(text, candidate.schema, candidate.index, candidate.lastIndex);
				this.__compiled__[match.schema].normalize(match, this), result.push(match), lastIndex = candidate.lastIndex;
			}
			return result.length ? result : null;
		}, LinkifyIt.prototype.matchAtStart = function matchAtStart(text) {
			if (!text.length) return null;
			let m = this.re.schema_at_start.exec(text);
			if (!m) return null;
			let len = this.testSchemaAt(text, m[2], m[0].length);
			if (!len) return null;
			let match = new Match(text, m[2], m.index + m[1].length, m.index + m[0].length + len);
			return this.__compiled__[match.schema].normalize(match, this), match;
		}, LinkifyIt.prototype.tlds = function tlds(list, keepOld) {
			return list = Array.isArray(list) ? list : [list], keepOld ? (this.__tlds__ = this.__tlds__.concat(list).sort().filter(function(el, idx, arr) {
				return el !== arr[idx - 1];
			}).reverse(), compile(this), this) : (this.__tlds__ = list.slice(), this.__tlds_replaced__ = !0, compile(this), this);
		}, LinkifyIt.prototype.normalize = function normalize(match) {
			match.schema || (match.url = `http://${match.url}`), match.schema === "mailto:" && !/^mailto:/i.test(match.url) && (match.url = `mailto:${match.url}`);
		}, LinkifyIt.prototype.onCompile = function onCompile() {};
		let linkify_it = LinkifyIt;
		var punycode = __webpack_require__(18629);
		let config = {
			default: {
				options: {
					html: !1,
					xhtmlOut: !1,
					breaks: !1,
					langPrefix: "language-",
					linkify: !1,
					typographer: !1,
					quotes: "“”‘’",
					highlight: null,
					maxNesting: 100
				},
				components: {
					core: {},
					block: {},
					inline: {}
				}
			},
			zero: {
				options: {
					html: !1,
					xhtmlOut: !1,
					breaks: !1,
					langPrefix: "language-",
					linkify: !1,
					typographer: !1,
					quotes: "“”‘’",
					highlight: null,
					maxNesting: 20
				},
				components: {
					core: { rules: [
						"normalize",
						"block",
						"inline",
						"text_join"
					] },
					block: { rules: ["paragraph"] },
					inline: {
						rules: ["text"],
						rules2: ["balance_pairs", "fragments_join"]
					}
				}
			},
			commonmark: {
				options: {
					html: !0,
					xhtmlOut: !0,
					breaks: !1,
					langPrefix: "language-",
					linkify: !1,
					typographer: !1,
					quotes: "“”‘’",
					highlight: null,
					maxNesting: 20
				},
				components: {
					core: { rules: [
						"normalize",
						"block",
						"inline",
						"text_join"
					] },
					block: { rules: [
						"blockquote",
						"code",
						"fence",
						"heading",
						"hr",
						"html_block",
						"lheading",
						"list",
						"reference",
						"paragraph"
					] },
					inline: {
						rules: [
							"autolink",
							"backticks",
							"emphasis",
							"entity",
							"escape",
							"html_inline",
							"image",
							"link",
							"newline",
							"text"
						],
						rules2: [
							"balance_pairs",
							"emphasis",
							"fragments_join"
						]
					}
				}
			}
		}, BAD_PROTO_RE = /^(vbscript|javascript|file|data):/, GOOD_DATA_RE = /^data:image\/(gif|png|jpeg|webp);/;
		function validateLink(url) {
			let str = url.trim().toLowerCase();
			return !BAD_PROTO_RE.test(str) || GOOD_DATA_RE.test(str);
		}
		let RECODE_HOSTNAME_FOR = [
			"http:",
			"https:",
			"mailto:"
		];
		function normalizeLink(url) {
			let parsed = parse(url, !0);
			if (parsed.hostname && (!parsed.protocol || RECODE_HOSTNAME_FOR.indexOf(parsed.protocol) >= 0)) try {
				parsed.hostname = punycode.toASCII(parsed.hostname);
			} catch {}
			return lib_encode(format(parsed));
		}
		function normalizeLinkText(url) {
			let parsed = parse(url, !0);
			if (parsed.hostname && (!parsed.protocol || RECODE_HOSTNAME_FOR.indexOf(parsed.protocol) >= 0)) try {
				parsed.hostname = punycode.toUnicode(parsed.hostname);
			} catch {}
			return lib_decode(format(parsed), lib_decode.defaultChars + "%");
		}
		function MarkdownIt(presetName, options) {
			if (!(this instanceof MarkdownIt)) return new MarkdownIt(presetName, options);
			options || isString(presetName) || (options = presetName || {}, presetName = "default"), this.inline = new parser_inline(), this.block = new parser_block(), this.core = new parser_core(), this.renderer = new renderer(), this.linkify = new linkify_it(), this.validateLink = validateLink, this.normalizeLink = normalizeLink, this.normalizeLinkText = normalizeLinkText, this.utils = utils_namespaceObject, this.helpers = utils_assign({}, helpers_namespaceObject), this.options = {}, this.configure(presetName), options && this.set(options);
		}
		MarkdownIt.prototype.set = function(options) {
			return utils_assign(this.options, options), this;
		}, MarkdownIt.prototype.configure = function(presets) {
			let self = this;
			if (isString(presets)) {
				let presetName = presets;
				if (presets = config[presetName], !presets) throw Error("Wrong `markdown-it` preset \"" + presetName + "\", check name");
			}
			if (!presets) throw Error("Wrong `markdown-it` preset, can't be empty");
			return presets.options && self.set(presets.options), presets.components && Object.keys(presets.components).forEach(function(name) {
				presets.components[name].rules && self[name].ruler.enableOnly(presets.components[name].rules), presets.components[name].rules2 && self[name].ruler2.enableOnly(presets.components[name].rules2);
			}), this;
		}, MarkdownIt.prototype.enable = function(list, ignoreInvalid) {
			let result = [];
			Array.isArray(list) || (list = [list]), [
				"core",
				"block",
				"inline"
			].forEach(function(chain) {
				result = result.concat(this[chain].ruler.enable(list, !0));
			}, this), result = result.concat(this.inline.ruler2.enable(list, !0));
			let missed = list.filter(function(name) {
				return result.indexOf(name) < 0;
			});
			if (missed.length && !ignoreInvalid) throw Error("MarkdownIt. Failed to enable unknown rule(s): " + missed);
			return this;
		}, MarkdownIt.prototype.disable = function(list, ignoreInvalid) {
			let result = [];
			Array.isArray(list) || (list = [list]), [
				"core",
				"block",
				"inline"
			].forEach(function(chain) {
				result = result.concat(this[chain].ruler.disable(list, !0));
			}, this), result = result.concat(this.inline.ruler2.disable(list, !0));
			let missed = list.filter(function(name) {
				return result.indexOf(name) < 0;
			});
			if (missed.length && !ignoreInvalid) throw Error("MarkdownIt. Failed to disable unknown rule(s): " + missed);
			return this;
		}, MarkdownIt.prototype.use = function(plugin) {
			let args = [this].concat(Array.prototype.slice.call(arguments, 1));
			return plugin.apply(plugin, args), this;
		}, MarkdownIt.prototype.parse = function(src, env) {
			if (typeof src != "string") throw Error("Input data should be a String");
			let state = new this.core.State(src, this, env);
			return this.core.process(state), state.tokens;
		}, MarkdownIt.prototype.render = function(src, env) {
			return env ||= {}, this.renderer.render(this.parse(src, env), this.options, env);
		}, MarkdownIt.prototype.parseInline = function(src, env) {
			let state = new this.core.State(src, this, env);
			return state.inlineMode = !0, this.core.process(state), state.tokens;
		}, MarkdownIt.prototype.renderInline = function(src, env) {
			return env ||= {}, this.renderer.render(this.parseInline(src, env), this.options, env);
		};
		let markdown_it_lib = MarkdownIt;
	})
};
