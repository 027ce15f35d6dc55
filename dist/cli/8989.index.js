export const id = 8989;
export const ids = [8989];
export const modules = { 88989: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		dK: () => forEachChild,
		qg: () => parse
	});
	function forEachChild(node, callback) {
		switch (node.type) {
			case "Script":
			case "CompoundList":
			case "AndOr":
				for (let command of node.commands) callback(command);
				return;
			case "Statement":
				callback(node.command);
				return;
			case "Command":
				for (let child of node.prefix) callback(child);
				node.name && callback(node.name);
				for (let child of node.suffix) callback(child);
				return;
			case "Pipeline":
				for (let prefix of node.prefixes) callback(prefix);
				for (let command of node.commands) callback(command);
				return;
			case "Redirected":
				callback(node.command);
				for (let redirect of node.redirects) callback(redirect);
				return;
			case "If":
				callback(node.clause), callback(node.then);
				for (let branch of node.elif) callback(branch);
				node.else && callback(node.else);
				return;
			case "Elif":
				callback(node.clause), callback(node.then);
				return;
			case "For":
			case "Select":
				if (callback(node.name), node.wordlist) for (let word of node.wordlist) callback(word);
				callback(node.body);
				return;
			case "While":
				callback(node.clause), callback(node.body);
				return;
			case "Function":
			case "Coproc":
				node.name && callback(node.name), callback(node.body);
				return;
			case "Subshell":
			case "BraceGroup":
				callback(node.body);
				return;
			case "Case":
				callback(node.word);
				for (let item of node.items) callback(item);
				return;
			case "CaseItem":
				for (let pattern of node.pattern) callback(pattern);
				callback(node.body);
				return;
			case "ArithmeticFor": {
				let initialize = node.initialize;
				initialize && callback(initialize);
				let test = node.test;
				test && callback(test);
				let update = node.update;
				update && callback(update), callback(node.body);
				return;
			}
			case "Word":
			case "Glob":
			case "ArithmeticWord":
			case "HereDocBody":
			case "BraceExpansion":
			case "ExtendedGlob": {
				let parts = node.parts;
				if (parts) for (let part of parts) callback(part);
				return;
			}
			case "DoubleQuoted":
			case "LocaleString":
				for (let part of node.parts) callback(part);
				return;
			case "ParameterExpansion":
				node.index && callback(node.index), node.operation && callback(node.operation);
				return;
			case "Default":
			case "Remove":
			case "Transform":
				callback(node.operand);
				return;
			case "CaseModification":
				node.operand && callback(node.operand);
				return;
			case "Replace":
				callback(node.pattern), callback(node.replacement);
				return;
			case "Slice":
				callback(node.offset), node.length && callback(node.length);
				return;
			case "Assignment": {
				let index = node.index;
				index && callback(index), callback(node.value);
				return;
			}
			case "ArrayValue":
				for (let element of node.elements) callback(element);
				return;
			case "Redirect":
			case "HereString":
				node.descriptor && callback(node.descriptor), node.target && callback(node.target);
				return;
			case "HereDoc":
				node.descriptor && callback(node.descriptor), node.delimiter && callback(node.delimiter), callback(node.body);
				return;
			case "CommandExpansion":
			case "ProcessSubstitution":
			case "ArithmeticCommandExpansion": {
				let script = node.script;
				script && callback(script);
				return;
			}
			case "ArithmeticExpansion":
			case "ArithmeticCommand":
			case "ArithmeticGroup":
			case "TestCommand":
			case "TestGroup": {
				let expression = node.expression;
				expression && callback(expression);
				return;
			}
			case "ArithmeticBinary":
			case "TestBinary":
				callback(node.left), callback(node.right);
				return;
			case "ArithmeticUnary":
			case "TestUnary":
				callback(node.operand);
				return;
			case "ArithmeticTernary":
				callback(node.test), callback(node.consequent), callback(node.alternate);
				return;
			case "TestLogical":
				for (let operand of node.operands) callback(operand);
				return;
			case "TestNot":
				for (let negation of node.negations) callback(negation);
				callback(node.operand);
				return;
			case "Literal":
			case "SingleQuoted":
			case "AnsiCQuoted":
			case "SimpleExpansion":
			case "Names":
			case "Unknown":
			case "FileDescriptor":
			case "FileDescriptorVariable":
			case "HereDocDelimiter":
			case "Time":
			case "Negation": return;
			default: throw TypeError(`Unexpected syntax node: ${node}`);
		}
	}
	function isOctal(code) {
		return code >= 48 && code <= 55;
	}
	function isHex(code) {
		return code >= 48 && code <= 57 || code >= 65 && code <= 70 || code >= 97 && code <= 102;
	}
	function codePoint(value, fallback) {
		try {
			return String.fromCodePoint(value);
		} catch {
			return fallback;
		}
	}
	let utf8 = new TextDecoder("utf-8", { ignoreBOM: !0 });
	function decodeBytes(bytes) {
		return utf8.decode(new Uint8Array(bytes));
	}
	function readByteEscape(source, pos, limit) {
		if (source.charCodeAt(pos) !== 92 || pos + 2 > limit) return;
		let escaped = source.charCodeAt(pos + 1), digitsStart = pos + 2, end = digitsStart;
		if (escaped === 120) {
			for (; end < limit && end - digitsStart < 2 && isHex(source.charCodeAt(end));) end++;
			return end === digitsStart ? void 0 : {
				value: Number.parseInt(source.slice(digitsStart, end), 16),
				end
			};
		}
		if (isOctal(escaped)) {
			for (; end < limit && end - digitsStart < 2 && isOctal(source.charCodeAt(end));) end++;
			return {
				value: Number.parseInt(source.slice(pos + 1, end), 8) & 255,
				end
			};
		}
	}
	function decodeAnsiCQuoted(source, start, limit) {
		let pos = start, value = "", bytes = [], nul = -1;
		for (; pos < limit && source.charCodeAt(pos) !== 39;) {
			let escapeStart = pos, byte = readByteEscape(source, pos, limit);
			if (byte && byte.value >= 128) {
				bytes.push(byte.value), pos = byte.end;
				continue;
			}
			if (bytes.length > 0 && (value += decodeBytes(bytes), bytes = []), byte) {
				byte.value === 0 && nul === -1 && (nul = value.length), value += String.fromCharCode(byte.value), pos = byte.end;
				continue;
			}
			if (source.charCodeAt(pos) !== 92 || pos + 1 >= limit) {
				let runStart = pos;
				for (; pos < limit;) {
					let code = source.charCodeAt(pos);
					if (code === 39 || code === 92 && pos + 1 < limit) break;
					pos++;
				}
				value += source.slice(runStart, pos);
				continue;
			}
			pos++;
			let escaped = source[pos++];
			switch (escaped) {
				case "a":
					value += "\x07";
					break;
				case "b":
					value += "\b";
					break;
				case "e":
				case "E":
					value += "\x1B";
					break;
				case "f":
					value += "\f";
					break;
				case "n":
					value += "\n";
					break;
				case "r":
					value += "\r";
					break;
				case "t":
					value += "	";
					break;
				case "v":
					value += "\v";
					break;
				case "\\":
					value += "\\";
					break;
				case "'":
					value += "'";
					break;
				case "\"":
					value += "\"";
					break;
				case "?":
					value += "?";
					break;
				case "\n": break;
				case "c": {
					let code = pos < limit ? source.charCodeAt(pos) : 39;
					if (code === 39) {
						value += source.slice(escapeStart, pos);
						break;
					}
					if (pos++, code === 92) {
						let pair = pos < limit && source.charCodeAt(pos) === 92;
						pair && pos++, value += "", !pair && pos < limit && (value += source[pos], pos++);
						break;
					}
					let control = code === 63 ? 127 : code & 31;
					control === 0 && code < 128 && nul === -1 && (nul = value.length), value += String.fromCharCode(control);
					break;
				}
				case "u":
				case "U": {
					let digitsStart = pos, maxDigits = escaped === "u" ? 4 : 8;
					for (; pos < limit && pos - digitsStart < maxDigits && isHex(source.charCodeAt(pos));) pos++;
					if (pos === digitsStart) {
						value += `\\${escaped}`;
						break;
					}
					let raw = source.slice(escapeStart, pos), point = Number.parseInt(source.slice(digitsStart, pos), 16);
					point === 0 && nul === -1 && (nul = value.length), value += codePoint(point, raw);
					break;
				}
				default: value += `\\${escaped}`;
			}
		}
		bytes.length > 0 && (value += decodeBytes(bytes)), nul !== -1 && (value = value.slice(0, nul));
		let closed = pos < limit;
		return closed && pos++, {
			value,
			end: pos,
			closed
		};
	}
	class ScriptExpansionImpl {
		static _resolveScript;
		type;
		pos;
		end;
		text;
		#window;
		#script = void 0;
		constructor(type, pos, end, text, window) {
			this.type = type, this.pos = pos, this.end = end, this.text = text, this.#window = window;
		}
		get script() {
			let window = this.#window;
			if (window !== void 0) {
				let script = ScriptExpansionImpl._resolveScript(window.source, window.start, window.end, window.depth, window.parenBoundary, window.context);
				window.context === void 0 && (script.source = window.source), this.script = script;
			}
			return this.#script;
		}
		set script(script) {
			this.#script = script, this.#window = void 0;
		}
		toJSON() {
			return {
				type: this.type,
				pos: this.pos,
				end: this.end,
				text: this.text,
				script: this.script
			};
		}
	}
	class ProcessSubstitutionImpl extends ScriptExpansionImpl {
		operator;
		constructor(pos, end, text, operator, window) {
			super("ProcessSubstitution", pos, end, text, window), this.operator = operator;
		}
		toJSON() {
			return {
				type: this.type,
				pos: this.pos,
				end: this.end,
				text: this.text,
				operator: this.operator,
				script: this.script
			};
		}
	}
	class ArithmeticExpansionImpl {
		static _resolveExpression;
		type = "ArithmeticExpansion";
		pos;
		end;
		text;
		#window;
		#expression = void 0;
		constructor(pos, end, text, window) {
			this.pos = pos, this.end = end, this.text = text, this.#window = window;
		}
		get expression() {
			let window = this.#window;
			return window !== void 0 && (this.expression = ArithmeticExpansionImpl._resolveExpression(window.body, window.offset, window.source, window.depth, window.context, window.depth + 1)), this.#expression;
		}
		set expression(expression) {
			this.#expression = expression, this.#window = void 0;
		}
		toJSON() {
			return {
				type: this.type,
				pos: this.pos,
				end: this.end,
				text: this.text,
				expression: this.expression
			};
		}
	}
	function dequoteValue(parts) {
		let s = "";
		for (let c of parts) s += c.type === "Literal" ? c.value : c.text;
		return s;
	}
	function unescapeBareValue(text) {
		let first = text.indexOf("\\");
		if (first === -1) return text;
		let s = "", start = 0;
		for (let i = first; i < text.length; i++) if (text.charCodeAt(i) === 92) {
			if (s += text.slice(start, i), i++, i >= text.length) {
				s += "\\", start = i;
				break;
			}
			text.charCodeAt(i) !== 10 && (s += text[i]), start = i + 1;
		}
		return s + text.slice(start);
	}
	function continuedExpansionValue(text) {
		let pos = 1;
		for (; text[pos] === "\\" && text[pos + 1] === "\n";) pos += 2;
		return pos === 1 || text[pos] !== "(" ? text : text[0] + text.slice(pos);
	}
	function wordPartsValue(parts) {
		let value = "";
		for (let part of parts) switch (part.type) {
			case "Literal":
			case "Glob":
			case "SingleQuoted":
			case "AnsiCQuoted":
				value += part.value;
				break;
			case "DoubleQuoted":
			case "LocaleString":
				value += dequoteValue(part.parts);
				break;
			case "CommandExpansion":
				value += part.text[0] === "$" ? continuedExpansionValue(part.text) : part.text;
				break;
			case "ExtendedGlob":
				value += continuedExpansionValue(part.text);
				break;
			default: value += part.text;
		}
		return value;
	}
	class WordImpl {
		type = "Word";
		text;
		pos;
		end;
		#source;
		#resolver;
		#depth;
		#parts;
		#value = null;
		constructor(text, pos, end, source, resolver, depth = 0) {
			this.text = text, this.pos = pos, this.end = end, this.#source = source, this.#resolver = resolver, this.#depth = depth, this.#parts = resolver === void 0 ? void 0 : null;
		}
		get value() {
			if (this.#value === null) {
				let parts = this.#source === void 0 && this.#parts === null ? void 0 : this.parts;
				this.#value = parts ? wordPartsValue(parts) : unescapeBareValue(this.text);
			}
			return this.#value;
		}
		get parts() {
			return this.#parts === null && (this.#parts = this.#resolver?.(this.#source ?? "", this, this.#depth) ?? void 0), this.#parts;
		}
		set parts(v) {
			this.#parts = v ?? void 0;
		}
		toJSON() {
			return {
				type: this.type,
				text: this.text,
				pos: this.pos,
				end: this.end,
				parts: this.parts,
				value: this.value
			};
		}
	}
	function createSubstitutionContext(parent) {
		return {
			boundaries: parent === void 0 ? void 0 : substitutionBoundaries(parent),
			wordParts: void 0,
			embeddedParts: void 0,
			arrayParts: void 0
		};
	}
	function substitutionBoundaries(context) {
		return context.boundaries ??= new Map();
	}
	function skipLineContinuations(source, pos, end) {
		for (; pos + 1 < end && source.charCodeAt(pos) === 92 && source.charCodeAt(pos + 1) === 10;) pos += 2;
		return pos;
	}
	function hasGlobCharacters(text) {
		return /[*?[]/.test(text);
	}
	let bracketSyntax = new Uint8Array(128);
	bracketSyntax[33] = 1, bracketSyntax[94] = 1, bracketSyntax[91] = 1, bracketSyntax[93] = 1, bracketSyntax[58] = 1, bracketSyntax[46] = 1, bracketSyntax[61] = 1, bracketSyntax[45] = 1, bracketSyntax[92] = 1;
	function bracketEnds(source, start, end, parts, offset) {
		let close = end - 1;
		for (; close > start && source.charCodeAt(close) !== 93;) close--;
		if (close === start) return null;
		let positions = [], kinds = [], members = [], partIndex = 0, symbols = !1;
		for (let pos = start; pos < end; pos++) {
			for (; parts && partIndex < parts.length && parts[partIndex].end <= pos + offset;) partIndex++;
			let part = parts?.[partIndex], tokenPos = pos, kind = 0;
			if (part && part.pos <= pos + offset && part.type !== "Literal") pos = part.end - offset - 1;
			else {
				if (kind = source.charCodeAt(pos), kind === 92 && pos + 1 < end && source.charCodeAt(pos + 1) === 10) {
					pos++;
					continue;
				}
				(kind >= 128 || !bracketSyntax[kind]) && (kind = 0);
			}
			let last = kinds.length - 1;
			kind === 0 && last >= 0 && kinds[last] === 0 ? members[last]++ : (last >= 0 && kinds[last] === 91 && (kind === 58 || kind === 61 || kind === 46) && (symbols = !0), positions.push(tokenPos), kinds.push(kind), members.push(1));
		}
		let count = kinds.length, symbolEnd;
		if (symbols) {
			symbolEnd = new Int32Array(count).fill(-1);
			let close = -1, colon = -1, eq = -1, dot = -1;
			for (let i = count - 1; i >= 0; i--) {
				let kind = kinds[i + 2];
				if (kind === 93 ? close = i + 2 : kinds[i + 3] === 93 && (kind === 58 ? colon = i + 2 : kind === 61 ? eq = i + 2 : kind === 46 && (dot = i + 2)), kinds[i] !== 91) continue;
				let type = kinds[i + 1], found = type === 58 ? colon : type === 61 ? eq : type === 46 ? dot : -1;
				found !== -1 && (type === 46 || close === -1 || close > found) && (symbolEnd[i] = found + 2);
			}
		}
		let subBracket = (open) => symbolEnd === void 0 ? -1 : symbolEnd[open], endFrom = new Int32Array(count + 2).fill(-1), resume = (next, range) => {
			if (next >= count) return -1;
			if (range && kinds[next] === 45 && next + 1 < count && kinds[next + 1] !== 93) {
				let last = next + 1;
				if (kinds[last] === 92) {
					if (last + 1 >= count) return -1;
					last++;
				}
				let after = last + 1;
				if (kinds[last] === 91 && kinds[last + 1] === 46) {
					let symbol = subBracket(last);
					symbol !== -1 && (after = symbol);
				} else if (kinds[last] === 0 && members[last] > 1) return endFrom[last];
				return after >= count ? -1 : kinds[after] === 93 ? after + 1 : endFrom[after];
			}
			return kinds[next] === 93 ? next + 1 : endFrom[next];
		};
		for (let t = count - 1; t >= 0; t--) {
			let kind = kinds[t], after = t + 1, range = !0;
			if (kind === 92) {
				if (t + 1 >= count) continue;
				after = t + 2;
			} else if (kind === 91) {
				let type = kinds[t + 1];
				if (type === 58 || type === 61 || type === 46) {
					let symbol = subBracket(t);
					symbol !== -1 && (after = symbol, range = type === 46);
				}
			}
			endFrom[t] = resume(after, range);
		}
		let ends = new Map();
		for (let t = 0; t < count; t++) {
			if (kinds[t] !== 91) continue;
			let first = t + 1;
			if ((kinds[first] === 33 || kinds[first] === 94) && first++, first >= count) continue;
			let close = kinds[first] === 93 ? resume(first + 1, !0) : endFrom[first];
			close !== -1 && ends.set(positions[t], positions[close - 1] + 1);
		}
		return ends;
	}
	function appendRange(source, start, end, parts, index, offset, result) {
		for (; start < end;) {
			for (; parts && index < parts.length && parts[index].end <= start + offset;) index++;
			let part = parts?.[index];
			if (part && part.pos === start + offset && part.end <= end + offset) {
				result.push(part), start = part.end - offset, index++;
				continue;
			}
			let stop = part ? Math.min(end, (part.pos > start + offset ? part.pos : part.end) - offset) : end, text = source.slice(start, stop);
			result.push({
				type: "Literal",
				pos: start + offset,
				end: stop + offset,
				text,
				value: unescapeBareValue(text)
			}), start = stop;
		}
		return index;
	}
	function parseGlobParts(source, start, end, parts, offset = 0) {
		let result, brackets, partIndex = 0, emittedIndex = 0, literalStart = start;
		for (let pos = start; pos < end; pos++) {
			for (; parts && partIndex < parts.length && parts[partIndex].end <= pos + offset;) partIndex++;
			let part = parts?.[partIndex];
			if (part && part.pos <= pos + offset && part.type !== "Literal") {
				pos = part.end - offset - 1;
				continue;
			}
			let character = source.charCodeAt(pos);
			if (character === 92) {
				pos++;
				continue;
			}
			let globEnd;
			if (character === 42 || character === 63) {
				let limit = part ? Math.min(end, part.end - offset) : end, next = skipLineContinuations(source, pos + 1, limit);
				if (next < limit && source.charCodeAt(next) === 40) continue;
				if (globEnd = pos + 1, character === 42) for (; globEnd < limit && source.charCodeAt(globEnd) === 42;) {
					let next = skipLineContinuations(source, globEnd + 1, limit);
					if (next < limit && source.charCodeAt(next) === 40) break;
					globEnd++;
				}
			} else if (character === 91) {
				brackets === void 0 && (brackets = bracketEnds(source, pos, end, parts, offset));
				let close = brackets?.get(pos);
				if (close === void 0) continue;
				globEnd = close;
			} else continue;
			result ||= [], emittedIndex = appendRange(source, literalStart, pos, parts, emittedIndex, offset, result);
			let text = source.slice(pos, globEnd), glob;
			if (character === 91) {
				let interior = [];
				emittedIndex = appendRange(source, pos + 1, globEnd - 1, parts, emittedIndex, offset, interior), glob = {
					type: "Glob",
					kind: "bracket",
					pos: pos + offset,
					end: globEnd + offset,
					text,
					value: "[" + wordPartsValue(interior) + "]",
					parts: interior
				};
			} else glob = {
				type: "Glob",
				kind: character === 42 ? "star" : "question",
				pos: pos + offset,
				end: globEnd + offset,
				text,
				value: text,
				parts: void 0
			};
			result.push(glob), literalStart = globEnd, pos = globEnd - 1;
		}
		return result ? (appendRange(source, literalStart, end, parts, emittedIndex, offset, result), result) : parts ?? void 0;
	}
	let Token = {
		Word: 0,
		Assignment: 1,
		Semi: 2,
		Newline: 3,
		Pipe: 4,
		And: 5,
		Or: 6,
		Amp: 7,
		LParen: 8,
		RParen: 9,
		LBrace: 10,
		RBrace: 11,
		Bang: 12,
		If: 13,
		Then: 14,
		Else: 15,
		Elif: 16,
		Fi: 17,
		Do: 18,
		Done: 19,
		For: 20,
		While: 21,
		Until: 22,
		In: 23,
		Case: 24,
		Esac: 25,
		Function: 26,
		DoubleSemi: 27,
		SemiAmp: 28,
		DoubleSemiAmp: 29,
		Select: 30,
		DblLBracket: 31,
		DblRBracket: 32,
		EOF: 33,
		ArithCmd: 34,
		Coproc: 35,
		Redirect: 36
	};
	class TokenValue {
		token = Token.EOF;
		_value = "";
		_owner;
		pos = 0;
		end = 0;
		fileDescriptor = void 0;
		variableName = void 0;
		descriptorEnd = 0;
		delimiterQuoted = !1;
		content = void 0;
		targetPos = 0;
		targetEnd = 0;
		assignmentOperatorPos = -1;
		raw = !1;
		keywordEligible = !1;
		constructor(owner = null) {
			this._owner = owner;
		}
		get value() {
			return this._value ??= this._owner === null ? "" : this._owner._tokenValue(this.pos, this.end, this.raw);
		}
		set value(v) {
			this._value = v;
		}
		reset() {
			this.token = Token.EOF, this._value = "", this.pos = 0, this.end = 0, this.fileDescriptor = void 0, this.variableName = void 0, this.descriptorEnd = 0, this.delimiterQuoted = !1, this.content = void 0, this.targetPos = 0, this.targetEnd = 0, this.assignmentOperatorPos = -1, this.raw = !1, this.keywordEligible = !1;
		}
		copyFrom(other) {
			this.token = other.token, this._value = other._value, this.pos = other.pos, this.end = other.end, this.fileDescriptor = other.fileDescriptor, this.variableName = other.variableName, this.descriptorEnd = other.descriptorEnd, this.delimiterQuoted = other.delimiterQuoted, this.content = other.content, this.targetPos = other.targetPos, this.targetEnd = other.targetEnd, this.assignmentOperatorPos = other.assignmentOperatorPos, this.raw = other.raw, this.keywordEligible = other.keywordEligible;
		}
	}
	let RESERVED_WORDS = new Map([
		["if", Token.If],
		["then", Token.Then],
		["else", Token.Else],
		["elif", Token.Elif],
		["fi", Token.Fi],
		["do", Token.Do],
		["done", Token.Done],
		["for", Token.For],
		["while", Token.While],
		["until", Token.Until],
		["in", Token.In],
		["case", Token.Case],
		["esac", Token.Esac],
		["function", Token.Function],
		["select", Token.Select],
		["coproc", Token.Coproc],
		["!", Token.Bang],
		["{", Token.LBrace],
		["}", Token.RBrace]
	]), charType = new Uint8Array(128);
	charType[124] = 1, charType[38] = 1, charType[59] = 1, charType[40] = 1, charType[41] = 1, charType[60] = 1, charType[62] = 1, charType[32] = 1, charType[9] = 1, charType[10] = 1, charType[92] = 2, charType[39] = 2, charType[34] = 2, charType[36] = 2, charType[96] = 2, charType[123] = 2;
	function skipBlanks(source, pos, end) {
		for (; pos < end;) {
			let ch = source.charCodeAt(pos);
			if (ch === 32 || ch === 9) pos++;
			else if (ch === 92 && pos + 1 < end && source.charCodeAt(pos + 1) === 10) pos += 2;
			else break;
		}
		return pos;
	}
	let arithmeticWordDelimiter = new Uint8Array(128);
	for (let ch of [
		9,
		10,
		32,
		33,
		37,
		38,
		40,
		41,
		42,
		43,
		44,
		45,
		47,
		58,
		60,
		61,
		62,
		63,
		94,
		124
	]) arithmeticWordDelimiter[ch] = 1;
	function hasEmbeddedWordStructure(source, start, end) {
		for (let pos = start; pos < end; pos++) {
			let ch = source.charCodeAt(pos);
			if (ch === 92 || ch === 39 || ch === 34 || ch === 36 || ch === 96 || (ch === 60 || ch === 62) && pos + 1 < end && source.charCodeAt(pos + 1) === 40) return !0;
		}
		return !1;
	}
	function findUnnested(s, target, pairTernaries = !1, findNestedEnd) {
		let depth = 0, ternaryDepth = 0;
		for (let i = 0; i < s.length; i++) {
			let c = s.charCodeAt(i);
			if (c === 92) {
				i++;
				continue;
			}
			if (c === 123) {
				depth++;
				continue;
			}
			if (c === 125) {
				depth > 0 && depth--;
				continue;
			}
			if (c === 39) {
				for (i++; i < s.length && s.charCodeAt(i) !== 39;) i++;
				continue;
			}
			if (c === 34) {
				for (i++; i < s.length;) {
					let quoted = s.charCodeAt(i);
					if (quoted === 34) break;
					if (quoted === 92) {
						i += 2;
						continue;
					}
					let nestedEnd = findNestedEnd?.(i, !0) ?? i;
					nestedEnd > i ? i = nestedEnd : i++;
				}
				continue;
			}
			let nestedEnd = findNestedEnd?.(i, !1) ?? i;
			if (nestedEnd > i) i = nestedEnd - 1;
			else {
				if (pairTernaries && depth === 0) {
					if (c === 63) {
						ternaryDepth++;
						continue;
					}
					if (c === 58 && ternaryDepth > 0) {
						ternaryDepth--;
						continue;
					}
				}
				if (c === target && depth === 0) return i;
			}
		}
		return -1;
	}
	let isIdChar = new Uint8Array(128);
	for (let i = 97; i <= 122; i++) isIdChar[i] = 3;
	for (let i = 65; i <= 90; i++) isIdChar[i] = 3;
	for (let i = 48; i <= 57; i++) isIdChar[i] = 2;
	isIdChar[95] = 3;
	let extglobPrefix = new Uint8Array(128);
	extglobPrefix[63] = 1, extglobPrefix[64] = 1, extglobPrefix[42] = 1, extglobPrefix[43] = 1, extglobPrefix[33] = 1, extglobPrefix[61] = 1;
	function isExtglobOpen(prefix) {
		return prefix < 128 && prefix !== 61 && extglobPrefix[prefix] === 1;
	}
	let extglobOp = {
		63: "?",
		64: "@",
		42: "*",
		43: "+",
		33: "!"
	};
	function isDQChild(p) {
		let t = p.type;
		return t === "Literal" || t === "SimpleExpansion" || t === "ParameterExpansion" || t === "CommandExpansion" || t === "ArithmeticExpansion";
	}
	function isAllDigitsRange(src, start, end) {
		for (let i = start; i < end; i++) {
			let c = src.charCodeAt(i);
			if (c < 48 || c > 57) return !1;
		}
		return end > start;
	}
	function joinWordParts(head, tail) {
		let last = head[head.length - 1], first = tail[0], start = 0;
		last?.type === "Literal" && first?.type === "Literal" && last.end === first.pos && (head[head.length - 1] = {
			type: "Literal",
			pos: last.pos,
			end: first.end,
			text: last.text + first.text,
			value: last.value + first.value
		}, start = 1);
		for (let i = start; i < tail.length; i++) head.push(tail[i]);
		return head;
	}
	function isMatchedAssignment(state) {
		return state < -1;
	}
	function assignmentOperatorPos(state) {
		return -state - 2;
	}
	function scanAssignmentPrefix(src, start, end, initialState) {
		let state = initialState;
		for (let i = start; i < end && state >= 0; i++) {
			let c = src.charCodeAt(i);
			if (state >= 4) c === 91 ? state++ : c === 93 && --state === 4 && (state = 2);
			else if (state === 0) state = c < 128 && isIdChar[c] & 1 ? 1 : -1;
			else if (state === 1) {
				if (c < 128 && isIdChar[c] & 2) continue;
				state = c === 91 ? 5 : c === 43 ? 3 : c === 61 ? -i - 2 : -1;
			} else state = state === 2 && c === 43 ? 3 : c === 61 ? -i - 2 : -1;
		}
		return state;
	}
	function setToken(out, token, value, pos = 0, end = 0) {
		out.token = token, out._value = value, out.pos = pos, out.end = end, out.fileDescriptor = void 0, out.variableName = void 0, out.descriptorEnd = 0, out.delimiterQuoted = !1, out.content = void 0, out.assignmentOperatorPos = -1, out.raw = !1, out.keywordEligible = !1;
	}
	function setSpanToken(out, token, pos, end, raw) {
		out.token = token, out._value = null, out.pos = pos, out.end = end, out.fileDescriptor = void 0, out.variableName = void 0, out.descriptorEnd = 0, out.delimiterQuoted = !1, out.content = void 0, out.assignmentOperatorPos = -1, out.raw = raw, out.keywordEligible = !1;
	}
	function matchReservedWord(src, start, len) {
		switch (src.charCodeAt(start)) {
			case 33: return len === 1 ? Token.Bang : void 0;
			case 123: return len === 1 ? Token.LBrace : void 0;
			case 125: return len === 1 ? Token.RBrace : void 0;
			case 105: {
				if (len !== 2) return;
				let c = src.charCodeAt(start + 1);
				return c === 102 ? Token.If : c === 110 ? Token.In : void 0;
			}
			case 102: return len === 2 ? src.charCodeAt(start + 1) === 105 ? Token.Fi : void 0 : len === 3 ? src.startsWith("for", start) ? Token.For : void 0 : len === 8 && src.startsWith("function", start) ? Token.Function : void 0;
			case 116: return len === 4 && src.startsWith("then", start) ? Token.Then : void 0;
			case 101: return len === 4 ? src.startsWith("else", start) ? Token.Else : src.startsWith("elif", start) ? Token.Elif : src.startsWith("esac", start) ? Token.Esac : void 0 : void 0;
			case 100: return len === 2 ? src.charCodeAt(start + 1) === 111 ? Token.Do : void 0 : len === 4 && src.startsWith("done", start) ? Token.Done : void 0;
			case 99: return len === 4 ? src.startsWith("case", start) ? Token.Case : void 0 : len === 6 && src.startsWith("coproc", start) ? Token.Coproc : void 0;
			case 119: return len === 5 && src.startsWith("while", start) ? Token.While : void 0;
			case 117: return len === 5 && src.startsWith("until", start) ? Token.Until : void 0;
			case 115: return len === 6 && src.startsWith("select", start) ? Token.Select : void 0;
			default: return;
		}
	}
	let LexContext = {
		Normal: 0,
		CommandStart: 1,
		TestMode: 2,
		CommandPrefix: 3,
		Declaration: 4,
		ArrayElement: 5,
		FunctionName: 6,
		CasePattern: 7,
		EvalArgument: 8
	};
	function isBraceCommandOpener(after) {
		return after === 32 || after === 9 || after === 10 || after === 124;
	}
	class Lexer {
		static _findSubstitutionEnd;
		src;
		srcEnd;
		parenBoundary;
		pos;
		current;
		nextState;
		hasPeek;
		pendingHereDocs;
		substitutionContext;
		_errors = null;
		_buildParts = !1;
		_buildValue = !1;
		_nestingDepth = 0;
		constructor(src, start = 0, end = src.length, parenBoundary = !1, context = createSubstitutionContext()) {
			if (this.src = src, this.srcEnd = end, this.parenBoundary = parenBoundary, this.pos = start, this.current = new TokenValue(this), this.nextState = new TokenValue(this), this.hasPeek = !1, this.pendingHereDocs = null, this.substitutionContext = context, start === 0 && src.charCodeAt(0) === 35 && src.charCodeAt(1) === 33) {
				let nl = src.indexOf("\n");
				this.pos = nl === -1 ? this.srcEnd : nl + 1;
			}
		}
		getSource() {
			return this.src;
		}
		fork(start, end, parenBoundary = !1) {
			let lexer = new Lexer(this.src, start, end, parenBoundary, this.substitutionContext);
			return lexer._nestingDepth = this._nestingDepth, lexer;
		}
		getSubstitutionContext() {
			return this.substitutionContext;
		}
		get errors() {
			return this._errors ??= [];
		}
		commandExpansion(pos, text, start, inner, parenBoundary = !1) {
			let window = this.scriptWindow(this.src, start, start + inner.length, parenBoundary);
			return new ScriptExpansionImpl("CommandExpansion", pos, this.pos, text, window);
		}
		decodedCommandExpansion(pos, text, inner) {
			let window = this.scriptWindow(inner, 0, inner.length, !1, !0);
			return new ScriptExpansionImpl("CommandExpansion", pos, this.pos, text, window);
		}
		processSubstitution(pos, text, operator, inner) {
			let window = this.scriptWindow(this.src, pos + 2, pos + 2 + inner.length, !this._unbalanced);
			return new ProcessSubstitutionImpl(pos, this.pos, text, operator, window);
		}
		scriptWindow(source, start, end, parenBoundary, decoded = !1) {
			if (this._nestingDepth > 256) return;
			let context = decoded ? void 0 : this.substitutionContext;
			return {
				source,
				start,
				end,
				depth: this._nestingDepth + 1,
				parenBoundary,
				context
			};
		}
		getPos() {
			return this.pos;
		}
		findSubstitutionEnd(start, end, depth = this._nestingDepth + 1) {
			return Lexer._findSubstitutionEnd === void 0 ? -1 : Lexer._findSubstitutionEnd(this.src, start, end, depth, this.substitutionContext);
		}
		_tokenValue(pos, end, raw) {
			return raw ? this.src.slice(pos, end) : this.wordValueOf(pos, end);
		}
		wordValueOf(start, end) {
			let savedPos = this.pos, savedEnd = this.srcEnd, savedBracketWindow = this._bracketWindow, savedArithmeticBracketWindow = this._arithmeticBracketWindow, savedBuildValue = this._buildValue, savedUnbalanced = this._unbalanced, errorCount = this._errors === null ? 0 : this._errors.length;
			this.pos = start, this.srcEnd = end, this._buildValue = !0, this.readWordText(), this.pos < end && this._wordAssignmentState !== void 0 && this._wordAssignmentState >= 4 && (this.pos = start, this.readWordText(!0));
			let value = this._wordText;
			return this.pos = savedPos, this.srcEnd = savedEnd, this._bracketWindow = savedBracketWindow, this._arithmeticBracketWindow = savedArithmeticBracketWindow, this._buildValue = savedBuildValue, this._unbalanced = savedUnbalanced, this._errors !== null && (this._errors.length = errorCount), value;
		}
		findClosingBracket(start, end = this.srcEnd) {
			let limit = Math.min(end, this.srcEnd), window = this._bracketWindow;
			if (window && window.limit === limit || (window = {
				limit,
				depth: this._nestingDepth,
				last: this.src.lastIndexOf("]", limit - 1)
			}, this._bracketWindow = window), start > window.last || (window.depth !== this._nestingDepth && (window = {
				limit,
				depth: this._nestingDepth,
				last: window.last
			}, this._bracketWindow = window), window.failed?.has(start))) return -1;
			let unmatched = [], close = this.findClosingShellDelimiter(start, end, 93, !1, !0, unmatched);
			if (close === -1) {
				let failed = window.failed ?? (window.failed = new Set());
				for (let starts of unmatched) for (let pos of starts) failed.add(pos);
			}
			return close;
		}
		findClosingArithmeticBracket(start, end = this.srcEnd) {
			let limit = Math.min(end, this.srcEnd), window = this._arithmeticBracketWindow;
			return window && window.end === limit && window.depth === this._nestingDepth || (window = {
				end: limit,
				depth: this._nestingDepth,
				failed: new Set()
			}, this._arithmeticBracketWindow = window), window.failed.has(start) ? -1 : this.findClosingShellDelimiter(start, end, 93, !1, !1, void 0, window.failed);
		}
		findClosingBrace(start, end = this.srcEnd) {
			return this.findClosingShellDelimiter(start, end, 125);
		}
		findClosingParenthesis(start, end = this.srcEnd) {
			let savedPos = this.pos, savedEnd = this.srcEnd, savedBracketWindow = this._bracketWindow, savedArithmeticBracketWindow = this._arithmeticBracketWindow, savedUnbalanced = this._unbalanced;
			this.pos = start, this.srcEnd = Math.min(end, this.srcEnd), this.extractBalanced();
			let close = this._unbalanced ? -1 : this.pos - 1;
			return this.pos = savedPos, this.srcEnd = savedEnd, this._bracketWindow = savedBracketWindow, this._arithmeticBracketWindow = savedArithmeticBracketWindow, this._unbalanced = savedUnbalanced, close;
		}
		findArithmeticExpansionEnd(start, end = this.srcEnd) {
			let scanner = this.fork(start, end);
			return scanner.pos = start + 1, scanner.scanArithmeticBody(), scanner.pos;
		}
		findArithmeticWordEnd(start, end = this.srcEnd) {
			let scanner = this.fork(start, end);
			return scanner.pos = start, scanner.scanArithmeticWordEnd();
		}
		scanArithmeticWordEnd() {
			for (; this.pos < this.srcEnd;) {
				let ch = this.src.charCodeAt(this.pos);
				if (ch === 36) this.readDollar();
				else if (ch === 96) this.readBacktickExpansion();
				else if (ch === 39) this.pos++, this.skipSQ();
				else if (ch === 34) this.pos++, this.skipDQ();
				else if (ch === 92) this.pos += 2;
				else {
					if (ch === 91) {
						let close = this.findClosingBracket(this.pos + 1);
						if (close !== -1) {
							this.pos = close + 1;
							continue;
						}
					}
					if ((ch === 60 || ch === 62) && this.src.charCodeAt(this.pos + 1) === 40) this.pos += 2, this.extractBalanced();
					else {
						if (ch < 128 && arithmeticWordDelimiter[ch]) break;
						this.pos++;
					}
				}
			}
			return this.pos;
		}
		findClosingShellDelimiter(start, end, closing, array = !1, braces = !0, bracketStarts, failedBrackets) {
			let savedPos = this.pos, savedEnd = this.srcEnd, savedBracketWindow = this._bracketWindow, savedArithmeticBracketWindow = this._arithmeticBracketWindow, savedUnbalanced = this._unbalanced;
			this.srcEnd = Math.min(end, this.srcEnd);
			let delimiters = [closing];
			bracketStarts?.push([]);
			let failedStarts = failedBrackets ? [start] : void 0, pos = start, wordStart = !0, invalid = -1;
			for (; pos < this.srcEnd;) {
				let expected = delimiters[delimiters.length - 1];
				bracketStarts && expected === 93 && bracketStarts[bracketStarts.length - 1].push(pos);
				let ch = this.src.charCodeAt(pos);
				if (ch === 92) pos + 1 < this.srcEnd && this.src.charCodeAt(pos + 1) !== 10 && (wordStart = !1), pos += 2;
				else if (ch === 35 && array && delimiters.length === 1 && wordStart) for (; pos < this.srcEnd && this.src.charCodeAt(pos) !== 10;) pos++;
				else if (ch === 39) this.pos = pos + 1, this.skipSQ(), pos = this.pos, wordStart = !1;
				else if (ch === 34) this.pos = pos + 1, this.skipDQ(), pos = this.pos, wordStart = !1;
				else if (ch === 96) {
					for (pos++; pos < this.srcEnd && this.src.charCodeAt(pos) !== 96;) this.src.charCodeAt(pos) === 92 && pos++, pos++;
					pos < this.srcEnd && pos++, wordStart = !1;
				} else if (ch === 36 && pos + 1 < this.srcEnd && this.src.charCodeAt(pos + 1) === 40 || (ch === 60 || ch === 62) && pos + 1 < this.srcEnd && this.src.charCodeAt(pos + 1) === 40) this.pos = pos + 2, this.extractBalanced(), pos = this.pos, wordStart = !1;
				else {
					if (ch === 36 && pos + 1 < this.srcEnd) {
						let after = this.src.charCodeAt(pos + 1);
						if (after === 39) {
							pos = decodeAnsiCQuoted(this.src, pos + 2, this.srcEnd).end, wordStart = !1;
							continue;
						}
						if (after === 36) {
							pos += 2, wordStart = !1;
							continue;
						}
						if (after === 123 && braces) {
							delimiters.push(125), bracketStarts?.push([]), pos += 2, wordStart = !1;
							continue;
						}
					}
					if (array && delimiters.length === 1 && (ch === 91 && wordStart ? (delimiters.push(93), bracketStarts?.push([])) : invalid === -1 && (ch === 59 || ch === 38 || ch === 124 || ch === 60 || ch === 62 || ch === 40 && !isExtglobOpen(this.src.charCodeAt(pos - 1))) && (invalid = pos)), expected === 93 && ch === 91) delimiters.push(93), bracketStarts?.push([]), failedStarts?.push(pos + 1);
					else if (expected === 41 && ch === 40) delimiters.push(41), bracketStarts?.push([]);
					else if (ch === expected) {
						if (delimiters.pop(), failedStarts?.pop(), bracketStarts?.pop(), delimiters.length === 0) return this.pos = savedPos, this.srcEnd = savedEnd, this._bracketWindow = savedBracketWindow, this._arithmeticBracketWindow = savedArithmeticBracketWindow, this._unbalanced = savedUnbalanced, invalid !== -1 && this.errors.push({
							message: `unexpected '${this.src[invalid]}' in array assignment`,
							pos: invalid
						}), pos;
						wordStart = !1, pos++;
						continue;
					}
					wordStart = ch < 128 && !!(charType[ch] & 1), pos++;
				}
			}
			if (failedStarts) for (let start of failedStarts) failedBrackets.add(start);
			return this.pos = savedPos, this.srcEnd = savedEnd, this._bracketWindow = savedBracketWindow, this._arithmeticBracketWindow = savedArithmeticBracketWindow, this._unbalanced = savedUnbalanced, -1;
		}
		scanBraceExpansion(start, results) {
			let src = this.src, len = this.srcEnd, cached = results.get(start);
			if (cached !== void 0) return cached;
			let savedPos = this.pos, savedUnbalanced = this._unbalanced, errorCount = this._errors === null ? 0 : this._errors.length, frames = [start, 0], pos = start + 1;
			for (; pos < len;) {
				let ch = src.charCodeAt(pos), type = ch < 128 ? charType[ch] : 0;
				if (type === 0) {
					if (pos++, ch === 125) {
						let hasSep = frames.pop();
						if (results.set(frames.pop(), hasSep ? pos : -1), frames.length === 0) break;
					} else (ch === 44 || ch === 46 && src.charCodeAt(pos) === 46) && (frames[frames.length - 1] = 1);
					continue;
				}
				let next = pos + 1 < len ? src.charCodeAt(pos + 1) : 0;
				if (type & 1) {
					if (next === 40 && (ch === 60 || ch === 62)) this.pos = pos + 2, this.extractBalanced(), pos = this.pos;
					else if (ch === 40 && isExtglobOpen(src.charCodeAt(pos - 1))) {
						let close = this.findClosingShellDelimiter(pos + 1, len, 41);
						if (close === -1) break;
						pos = close + 1;
					} else break;
				} else if (ch === 92) pos += 2;
				else if (ch === 39) this.pos = pos + 1, this.skipSQ(), pos = this.pos;
				else if (ch === 34) this.pos = pos + 1, this.skipDQ(), pos = this.pos;
				else if (ch === 96) {
					for (pos++; pos < len && src.charCodeAt(pos) !== 96;) pos += src.charCodeAt(pos) === 92 ? 2 : 1;
					pos++;
				} else if (ch === 123) frames.push(pos, 0), pos++;
				else if (next === 39) pos = decodeAnsiCQuoted(src, pos + 2, len).end;
				else if (next === 123) {
					let close = this.findClosingBrace(pos + 2, len);
					if (close === -1) break;
					pos = close + 1;
				} else next === 40 ? (this.pos = pos + 2, this.extractBalanced(), pos = this.pos) : pos++;
			}
			this.pos = savedPos, this._unbalanced = savedUnbalanced, this._errors !== null && (this._errors.length = errorCount);
			for (let index = 0; index < frames.length; index += 2) results.set(frames[index], -1);
			return results.get(start);
		}
		skipSubshellBody() {
			return this.extractBalanced(!1), this._unbalanced ? -1 : this.pos;
		}
		skipCompoundBody(closeToken) {
			let frames = [{
				close: closeToken,
				phase: closeToken === Token.Esac ? "case-pattern" : "commands"
			}], commandStart = !0;
			for (;;) {
				let phase = frames[frames.length - 1].phase, ctx = commandStart ? LexContext.CommandStart : LexContext.Normal;
				phase === "function-name" ? ctx = LexContext.FunctionName : phase === "case-pattern" && commandStart && (ctx = LexContext.CasePattern);
				let value = this.next(ctx), token = value.token;
				if (token === Token.EOF) return -1;
				let frame = frames[frames.length - 1];
				if (frame.phase === "function-name") {
					if (token === Token.Newline) continue;
					frame.phase = "function-body", commandStart = !0;
				} else {
					if (frame.phase === "function-body") {
						if (token === Token.Newline) continue;
						if (frame.phase = "commands", commandStart = !0, token === Token.LParen && this.peek(LexContext.Normal).token === Token.RParen) {
							this.next(LexContext.Normal), frame.phase = "function-body";
							continue;
						}
					} else if (frame.phase === "coproc-command") {
						if (token === Token.Newline) continue;
						if (token === Token.Word) {
							frame.phase = "coproc-body", commandStart = !0;
							continue;
						}
						frame.phase = "commands", commandStart = !0;
					} else if (frame.phase === "coproc-body") {
						if (token === Token.Newline || (frame.phase = token === Token.Word && value.keywordEligible && value.value === "time" ? "time-command" : "commands", commandStart = !0, frame.phase === "time-command")) continue;
					} else if (frame.phase === "time-command") {
						if (token === Token.Word && value.keywordEligible && value.value === "-p") {
							frame.phase = "time-command-after-p";
							continue;
						}
						if (token === Token.Word && value.keywordEligible && value.value === "--") {
							frame.phase = "commands";
							continue;
						}
						frame.phase = "commands", commandStart = !0;
					} else if (frame.phase === "time-command-after-p") {
						if (token === Token.Word && value.keywordEligible && value.value === "--") {
							frame.phase = "commands";
							continue;
						}
						frame.phase = "commands", commandStart = !0;
					} else if (frame.phase === "for-header") {
						if (token === Token.ArithCmd || token === Token.Semi || token === Token.Newline) {
							commandStart = !0;
							continue;
						}
						if (token === Token.Do || token === Token.LBrace) {
							frame.close = token === Token.Do ? Token.Done : Token.RBrace, frame.phase = "commands", commandStart = !0;
							continue;
						}
					} else if (frame.phase === "case-word") {
						if (token === Token.Newline) continue;
						frame.phase = "case-in", commandStart = !1;
						continue;
					} else if (frame.phase === "case-in") {
						if (token === Token.Newline) {
							commandStart = !0;
							continue;
						}
						frame.phase = "case-pattern", commandStart = !0;
						continue;
					} else if (frame.phase === "case-pattern") {
						if (token === Token.Esac && commandStart) {
							if (frames.pop(), frames.length === 0) return value.end;
							commandStart = !1;
							continue;
						}
						token === Token.RParen ? (frame.phase = "commands", commandStart = !0) : commandStart = token === Token.Newline;
						continue;
					}
					if (token === frame.close) {
						if (frames.pop(), frames.length === 0) return value.end;
						commandStart = !1;
					} else {
						if (commandStart) switch (token) {
							case Token.LParen:
								frames.push({
									close: Token.RParen,
									phase: "commands"
								});
								break;
							case Token.LBrace:
								frames.push({
									close: Token.RBrace,
									phase: "commands"
								});
								break;
							case Token.If:
								frames.push({
									close: Token.Fi,
									phase: "commands"
								});
								break;
							case Token.For:
								frames.push({
									close: Token.Done,
									phase: "for-header"
								});
								break;
							case Token.While:
							case Token.Until:
							case Token.Select:
								frames.push({
									close: Token.Done,
									phase: "commands"
								});
								break;
							case Token.Case:
								frames.push({
									close: Token.Esac,
									phase: "case-word"
								});
								break;
							case Token.DblLBracket:
								if (!this.skipTestCommandBody()) return -1;
								commandStart = !1;
								continue;
							case Token.Assignment:
							case Token.Redirect:
							case Token.Bang:
							case Token.Then:
							case Token.Else:
							case Token.Elif:
							case Token.Do:
							case Token.In: break;
							case Token.Semi:
							case Token.Newline:
							case Token.Pipe:
							case Token.And:
							case Token.Or:
							case Token.Amp:
							case Token.DoubleSemi:
							case Token.SemiAmp:
							case Token.DoubleSemiAmp: break;
							case Token.Function:
								frame.phase = "function-name";
								break;
							case Token.Coproc:
								frame.phase = "coproc-command";
								break;
							default:
								token === Token.Word && value.keywordEligible && value.value === "time" ? (frame.phase = "time-command", commandStart = !0) : commandStart = !1;
								continue;
						}
						switch (token) {
							case Token.Semi:
							case Token.Newline:
							case Token.Pipe:
							case Token.And:
							case Token.Or:
							case Token.Amp:
								commandStart = !0;
								break;
							case Token.DoubleSemi:
							case Token.SemiAmp:
							case Token.DoubleSemiAmp:
								frame.close === Token.Esac && (frame.phase = "case-pattern"), commandStart = !0;
								break;
							case Token.RParen: commandStart = !0;
						}
					}
				}
			}
		}
		skipTestGroup() {
			let depth = 1;
			for (;;) {
				let value = this.next(LexContext.TestMode);
				if (value.token === Token.EOF) return -1;
				if (value.token === Token.DblRBracket) return this.unshift(value), -1;
				if (value.token === Token.LParen) depth++;
				else if (value.token === Token.RParen && --depth === 0) return value.end;
			}
		}
		skipTestCommandBody() {
			for (;;) {
				let token = this.next(LexContext.TestMode).token;
				if (token === Token.DblRBracket) return !0;
				if (token === Token.EOF) return !1;
			}
		}
		buildWordParts(startPos) {
			this._buildParts = !0, this.pos = startPos;
			let ch = this.src.charCodeAt(startPos);
			if ((ch === 60 || ch === 62) && startPos + 1 < this.srcEnd && this.src.charCodeAt(startPos + 1) === 40) {
				this.pos = startPos + 2;
				let inner = this.extractBalanced(), text = this.src.slice(startPos, this.pos), part = this.processSubstitution(startPos, text, ch === 60 ? "<" : ">", inner);
				this.pos < this.srcEnd ? (this.readWordText(), this._wordParts ? this._wordParts.unshift(part) : this._wordParts = [part]) : this._wordParts = [part];
			} else this.readWordText(), this.pos < this.srcEnd && this._wordAssignmentState !== void 0 && this._wordAssignmentState >= 4 && (this.pos = startPos, this.readWordText(!0));
			return this._wordParts;
		}
		buildEmbeddedWordParts(startPos, arithmetic = !1) {
			return this._buildParts = !0, this.pos = startPos, this.readInnerWordText(!1, arithmetic), this._wordParts;
		}
		buildArrayElementParts(startPos) {
			let close = this.findClosingBracket(startPos + 1);
			if (close === -1) return this.buildWordParts(startPos);
			let src = this.src;
			this._buildParts = !0;
			let head = hasEmbeddedWordStructure(src, startPos, close + 1) ? this.parseSubFieldWord(startPos, close + 1, "embedded") : void 0;
			this.pos = close + 1, this.readWordText(!1, LexContext.ArrayElement);
			let end = this.pos, operator = skipLineContinuations(src, close + 1, end), after = src.charCodeAt(operator), keyed = after === 61 || after === 43 && src.charCodeAt(operator + 1) === 61, headParts = head?.parts, tailParts = this._wordParts;
			if (keyed && (tailParts = parseGlobParts(src, close + 1, end, tailParts) ?? tailParts), !headParts && !tailParts) return keyed ? null : parseGlobParts(src, startPos, end, void 0) ?? null;
			let headText = src.slice(startPos, close + 1);
			headParts ||= [{
				type: "Literal",
				pos: startPos,
				end: close + 1,
				text: headText,
				value: head?.value ?? headText
			}], tailParts ||= end > close + 1 ? [{
				type: "Literal",
				pos: close + 1,
				end,
				text: src.slice(close + 1, end),
				value: this._wordText
			}] : [];
			let parts = joinWordParts(headParts, tailParts);
			return keyed || (parts = parseGlobParts(src, startPos, end, parts) ?? parts), parts.length > 1 || parts[0].type !== "Literal" ? parts : null;
		}
		buildHereDocParts(bodyPos, bodyEnd) {
			this._buildParts = !0;
			let src = this.src, parts = [], hasExpansion = !1, litBuf = "", litStart = bodyPos, i = bodyPos, flushLit = () => {
				i > litStart && (parts.push({
					type: "Literal",
					pos: litStart,
					end: i,
					value: litBuf,
					text: src.slice(litStart, i)
				}), litBuf = "");
			};
			for (; i < bodyEnd;) {
				let ch = src.charCodeAt(i);
				if (ch === 92) {
					if (i + 1 < bodyEnd) {
						let nc = src.charCodeAt(i + 1);
						if (nc === 10) {
							i += 2;
							continue;
						}
						if (nc === 36 || nc === 96 || nc === 92) {
							litBuf += String.fromCharCode(nc), i += 2;
							continue;
						}
					}
					litBuf += "\\", i++;
				} else ch === 36 && src.charCodeAt(i + 1) !== 39 && src.charCodeAt(i + 1) !== 34 ? (flushLit(), litStart = i, this.pos = i, this.readDollar(), this._resultPart ? (hasExpansion = !0, parts.push(this._resultPart), litStart = this.pos) : litBuf += src.slice(i, this.pos), i = this.pos) : ch === 96 ? (flushLit(), litStart = i, this.pos = i, this.readBacktickExpansion(), this._resultPart ? (hasExpansion = !0, parts.push(this._resultPart), litStart = this.pos) : litBuf += src.slice(i, this.pos), i = this.pos) : (litBuf += src[i], i++);
			}
			return flushLit(), hasExpansion ? parts : null;
		}
		registerHereDocTarget(target) {
			if (this.pendingHereDocs !== null) {
				for (let hd of this.pendingHereDocs) if (!hd.target) {
					hd.target = target;
					return;
				}
			}
		}
		readTestRegexWord() {
			this.hasPeek = !1, this.skipSpacesAndTabs();
			let src = this.src, len = this.srcEnd, start = this.pos, depth = 0;
			for (; this.pos < len;) {
				let ch = src.charCodeAt(this.pos);
				if (ch === 40) depth++, this.pos++;
				else if (ch === 92) this.pos += this.pos + 1 < len ? 2 : 1;
				else if (ch === 39) {
					let quotePos = this.pos++, ansiC = quotePos > start && src.charCodeAt(quotePos - 1) === 36;
					for (; this.pos < len && src.charCodeAt(this.pos) !== 39;) ansiC && src.charCodeAt(this.pos) === 92 && this.pos + 1 < len && this.pos++, this.pos++;
					this.pos < len ? this.pos++ : this.errors.push({
						message: ansiC ? "unterminated ANSI-C quote" : "unterminated single quote",
						pos: quotePos
					});
				} else if (ch === 34) this.pos++, this.readDoubleQuoted();
				else if (ch === 96) this.readBacktickExpansion();
				else if (depth > 0) ch === 41 && depth--, this.pos++;
				else if (ch === 36) this.readDollar();
				else if ((ch === 60 || ch === 62) && this.pos + 1 < len && src.charCodeAt(this.pos + 1) === 40) {
					let subPos = this.pos;
					this.pos += 2, this.extractBalanced(), this._unbalanced && this.errors.push({
						message: "unterminated process substitution",
						pos: subPos
					});
				} else {
					if (ch < 128 && charType[ch] & 1 && ch !== 124) break;
					this.pos++;
				}
			}
			return setToken(this.current, Token.Word, src.slice(start, this.pos), start, this.pos), this.current;
		}
		readCStyleForExprs() {
			this.hasPeek = !1;
			let src = this.src, len = this.srcEnd;
			for (; this.pos < len && (src.charCodeAt(this.pos) === 32 || src.charCodeAt(this.pos) === 9);) this.pos++;
			let openPos = this.pos;
			this.pos < len && src.charCodeAt(this.pos) === 40 && this.pos++;
			let starts = [
				this.pos,
				0,
				0
			], parts = [
				"",
				"",
				"",
				0,
				0,
				0
			], partIdx = 0, depth = 1, partStart = this.pos, extra = !1, setPart = (end) => {
				let raw = src.slice(partStart, end);
				parts[partIdx] = raw.trim(), parts[3 + partIdx] = starts[partIdx] + raw.length - raw.trimStart().length;
			};
			for (; this.pos < len && depth > 0;) {
				let c = src.charCodeAt(this.pos);
				if (c === 40) depth++, this.pos++;
				else if (c === 41) {
					if (depth--, depth === 0) {
						for (extra || setPart(this.pos), partIdx < 2 && this.errors.push({
							message: "expected three arithmetic expressions in for header",
							pos: this.pos
						}), this.pos++; this.pos < len && (src.charCodeAt(this.pos) === 32 || src.charCodeAt(this.pos) === 9);) this.pos++;
						this.pos < len && src.charCodeAt(this.pos) === 41 && this.pos++;
						break;
					}
					this.pos++;
				} else if (c === 59 && depth === 1) {
					if (partIdx === 2) {
						extra || (setPart(this.pos), this.errors.push({
							message: "expected three arithmetic expressions in for header",
							pos: this.pos
						})), extra = !0, this.pos++;
						continue;
					}
					setPart(this.pos), partIdx++, this.pos++, partStart = this.pos, starts[partIdx] = partStart;
				} else c === 36 ? this.readDollar() : c === 96 ? this.readBacktickExpansion() : c === 92 ? this.pos += this.pos + 1 < len ? 2 : 1 : c === 39 ? (this.pos++, this.skipSQ()) : c === 34 ? (this.pos++, this.skipDQ()) : this.pos++;
			}
			return depth > 0 && (extra || setPart(this.pos), this.errors.push({
				message: "unterminated arithmetic for header",
				pos: openPos
			})), parts;
		}
		peek(ctx = LexContext.Normal) {
			return this.hasPeek ||= (this.readNext(this.nextState, ctx), !0), this.nextState;
		}
		peekFollow(closers) {
			if (!this.hasPeek) {
				let ctx = closers[this.current.token] ? LexContext.CommandStart : LexContext.Normal;
				this.readNext(this.nextState, ctx), this.hasPeek = !0;
			}
			return this.nextState;
		}
		next(ctx = LexContext.Normal) {
			if (this.hasPeek) {
				this.hasPeek = !1;
				let temp = this.current;
				return this.current = this.nextState, this.nextState = temp, this.current;
			}
			return this.readNext(this.current, ctx), this.current;
		}
		unshift(tok) {
			this.nextState.copyFrom(tok), this.hasPeek = !0;
		}
		readNext(out, ctx) {
			let src = this.src, len = this.srcEnd, pos = this.pos;
			for (;;) {
				if (pos = skipBlanks(src, pos, len), ctx === LexContext.TestMode) for (; pos < len && src.charCodeAt(pos) === 10;) pos = skipBlanks(src, pos + 1, len);
				if (pos >= len || src.charCodeAt(pos) !== 35) break;
				for (; pos < len && src.charCodeAt(pos) !== 10;) pos++;
			}
			if (this.pos = pos, pos >= len) {
				this.consumePendingHereDocs(), setToken(out, Token.EOF, "", pos, pos);
				return;
			}
			let tokenStart = pos, ch = src.charCodeAt(pos);
			ch === 10 ? (this.pos++, this.consumePendingHereDocs(), setToken(out, Token.Newline, "\n", tokenStart, this.pos)) : ctx === LexContext.TestMode && (ch === 60 || ch === 62) && !(this.pos + 1 < this.srcEnd && src.charCodeAt(this.pos + 1) === 40) ? (this.pos++, setToken(out, Token.Word, ch === 60 ? "<" : ">", tokenStart, this.pos), out.keywordEligible = !0) : ch < 128 && charType[ch] & 1 && this.tryReadOperator(out, ch, ctx, tokenStart) || ch === 91 && ctx === LexContext.ArrayElement && this.readArrayElement(out, tokenStart) || this.readWord(out, ctx, tokenStart);
		}
		tryReadOperator(out, ch, ctx, tokenStart) {
			let src = this.src, pos = this.pos, next = pos + 1 < this.srcEnd ? src.charCodeAt(pos + 1) : 0;
			switch (ch) {
				case 59: return next === 59 ? pos + 2 < this.srcEnd && src.charCodeAt(pos + 2) === 38 ? (this.pos += 3, setToken(out, Token.DoubleSemiAmp, ";;&", tokenStart, this.pos), !0) : (this.pos += 2, setToken(out, Token.DoubleSemi, ";;", tokenStart, this.pos), !0) : next === 38 ? (this.pos += 2, setToken(out, Token.SemiAmp, ";&", tokenStart, this.pos), !0) : (this.pos++, setToken(out, Token.Semi, ";", tokenStart, this.pos), !0);
				case 124: return next === 124 ? (this.pos += 2, setToken(out, Token.Or, "||", tokenStart, this.pos), !0) : next === 38 ? (this.pos += 2, setToken(out, Token.Pipe, "|&", tokenStart, this.pos), !0) : (this.pos++, setToken(out, Token.Pipe, "|", tokenStart, this.pos), !0);
				case 38:
					if (next === 38) return this.pos += 2, setToken(out, Token.And, "&&", tokenStart, this.pos), !0;
					if (next === 62) {
						this.pos += 2;
						let append = this.pos < this.srcEnd && src.charCodeAt(this.pos) === 62;
						return append && this.pos++, this.readRedirectTarget(out, append ? "&>>" : "&>", tokenStart);
					}
					return this.pos++, setToken(out, Token.Amp, "&", tokenStart, this.pos), !0;
				case 40:
					if (ctx === LexContext.CommandStart && next === 40) {
						let savedErrors = this.errors.length;
						if (this.readArithmeticCommand(out, tokenStart), !this._notArithmetic) return !0;
						this.errors.length = savedErrors, this.pos = tokenStart;
					}
					return this.pos++, setToken(out, Token.LParen, "(", tokenStart, this.pos), !0;
				case 41: return this.pos++, setToken(out, Token.RParen, ")", tokenStart, this.pos), !0;
				case 60:
				case 62: return this.readRedirection(out, tokenStart);
				default: return !1;
			}
		}
		readRedirection(out, tokenStart) {
			let src = this.src, ch = src.charCodeAt(this.pos), op = "";
			if (ch === 60) {
				this.pos++;
				let next = this.pos < this.srcEnd ? src.charCodeAt(this.pos) : 0;
				if (next === 60) {
					this.pos++;
					let third = this.pos < this.srcEnd ? src.charCodeAt(this.pos) : 0;
					if (third === 60) this.pos++, op = "<<<";
					else {
						let dash = third === 45;
						dash && this.pos++, this.skipSpacesAndTabs();
						let targetPos = this.pos;
						(this.pos >= this.srcEnd || src.charCodeAt(this.pos) !== 35) && this.readHereDocDelimiter();
						let hasTarget = this.pos > targetPos;
						return hasTarget && (this.pendingHereDocs ??= []).push({
							delimiter: this._hereDelim,
							strip: dash,
							quoted: this._hereQuoted
						}), setToken(out, Token.Redirect, dash ? "<<-" : "<<", tokenStart, this.pos), out.content = hasTarget ? this._hereDelim : void 0, out.delimiterQuoted = hasTarget && this._hereQuoted, out.targetPos = targetPos, out.targetEnd = hasTarget ? this.pos : targetPos, !0;
					}
				} else if (next === 40) return this.readProcessSubstitution(out, "<", tokenStart), !0;
				else next === 62 ? (op = "<>", this.pos++) : next === 38 ? (op = "<&", this.pos++) : op = "<";
			} else if (ch === 62) {
				this.pos++;
				let next = this.pos < this.srcEnd ? src.charCodeAt(this.pos) : 0;
				if (next === 40) return this.readProcessSubstitution(out, ">", tokenStart), !0;
				next === 62 ? (op = ">>", this.pos++) : next === 38 ? (op = ">&", this.pos++) : next === 124 ? (op = ">|", this.pos++) : op = ">";
			}
			return this.readRedirectTarget(out, op, tokenStart);
		}
		readRedirectTarget(out, op, tokenStart) {
			let src = this.src;
			if (this.skipSpacesAndTabs(), this.pos < this.srcEnd) {
				let nc = src.charCodeAt(this.pos);
				if ((nc === 60 || nc === 62) && this.pos + 1 < this.srcEnd && src.charCodeAt(this.pos + 1) === 40) {
					let psStart = this.pos;
					this.pos += 2, this.extractBalanced(), this._unbalanced && this.errors.push({
						message: "unterminated process substitution",
						pos: psStart
					});
					let psText = src.slice(psStart, this.pos);
					return setToken(out, Token.Redirect, op, tokenStart, this.pos), out.content = psText, out.targetPos = psStart, out.targetEnd = this.pos, !0;
				}
				let targetPos = this.pos;
				return nc !== 10 && nc !== 35 && this.readRedirectTargetText(), this.redirectToken(out, op, tokenStart, targetPos), !0;
			}
			return this.redirectToken(out, op, tokenStart, this.pos), !0;
		}
		readRedirectTargetText() {
			let savedBuildValue = this._buildValue;
			this._buildValue = !0, this.readWordText(), this._buildValue = savedBuildValue;
		}
		redirectToken(out, operator, tokenStart, targetPos) {
			let hasTarget = this.pos > targetPos && (this._wordText.length > 0 || this._wordQuoted);
			setToken(out, Token.Redirect, operator, tokenStart, this.pos), out.content = hasTarget ? this._wordText : void 0, out.targetPos = targetPos, out.targetEnd = hasTarget ? this.pos : targetPos;
		}
		readProcessSubstitution(out, operator, tokenStart) {
			this.pos++, this.extractBalanced(), this._unbalanced && this.errors.push({
				message: "unterminated process substitution",
				pos: tokenStart
			});
			let text = this.src.slice(tokenStart, this.pos);
			setToken(out, Token.Word, text, tokenStart, this.pos);
		}
		readHereDocDelimiter() {
			let src = this.src, len = this.srcEnd, savedBuildValue = this._buildValue;
			this._buildValue = !0;
			let delimiter = "", quoted = !1;
			for (; this.pos < len;) {
				let c = src.charCodeAt(this.pos);
				if (c === 39) {
					for (quoted = !0, this.pos++; this.pos < len && src.charCodeAt(this.pos) !== 39;) delimiter += src[this.pos], this.pos++;
					this.pos < len && this.pos++;
				} else if (c === 34) {
					for (quoted = !0, this.pos++; this.pos < len && src.charCodeAt(this.pos) !== 34;) {
						if (src.charCodeAt(this.pos) === 92 && this.pos + 1 < len) {
							let next = src.charCodeAt(this.pos + 1);
							if (next === 10) {
								this.pos += 2;
								continue;
							}
							(next === 36 || next === 96 || next === 34 || next === 92) && this.pos++;
						}
						delimiter += src[this.pos], this.pos++;
					}
					this.pos < len && this.pos++;
				} else if (c === 92) {
					if (this.pos + 1 < len && src.charCodeAt(this.pos + 1) === 10) {
						this.pos += 2;
						continue;
					}
					quoted = !0, this.pos++, this.pos < len ? (delimiter += src[this.pos], this.pos++) : delimiter += "\\";
				} else if (c === 96) {
					let btStart = this.pos;
					for (this.pos++; this.pos < len && src.charCodeAt(this.pos) !== 96;) src.charCodeAt(this.pos) === 92 && this.pos++, this.pos++;
					this.pos < len && this.pos++, delimiter += src.slice(btStart, this.pos);
				} else if (c === 36) {
					let next = this.pos + 1 < len ? src.charCodeAt(this.pos + 1) : 0;
					(next === 39 || next === 34) && (quoted = !0), this.readDollar(), delimiter += this._resultText;
				} else if (c < 128 && charType[c] & 1) break;
				else delimiter += src[this.pos], this.pos++;
			}
			this._buildValue = savedBuildValue, this._hereDelim = delimiter, this._hereQuoted = quoted;
		}
		consumePendingHereDocs() {
			let pending = this.pendingHereDocs;
			if (pending !== null && pending.length !== 0) {
				for (let hd of pending) {
					let bodyPos = this.pos, bodyEnd = this.skipHereDocBody(hd.delimiter, hd.strip, this.parenBoundary, hd.quoted);
					hd.target && (hd.target.body.pos = bodyPos, hd.target.body.end = bodyEnd, hd.target.body.text = this.src.slice(bodyPos, bodyEnd), this.hereDocClosingPos !== -1 && (hd.target.closing = {
						pos: this.hereDocClosingPos,
						end: this.hereDocClosingEnd
					}));
				}
				pending.length = 0;
			}
		}
		hereDocClosingPos = -1;
		hereDocClosingEnd = -1;
		matchHereDocDelimiter(delimiter, lineStart, end, join) {
			let src = this.src, pos = lineStart;
			for (let i = 0; i < delimiter.length;) if (join && src.charCodeAt(pos) === 92 && pos + 1 < end && src.charCodeAt(pos + 1) === 10) pos += 2;
			else {
				if (pos >= end || src.charCodeAt(pos) !== delimiter.charCodeAt(i)) return -1;
				pos++, i++;
			}
			return pos;
		}
		logicalLineEnd(from, end, join) {
			let src = this.src, lineEnd = src.indexOf("\n", from);
			for (; lineEnd !== -1 && lineEnd < end;) {
				if (!join) return lineEnd;
				let backslashes = lineEnd;
				for (; backslashes > from && src.charCodeAt(backslashes - 1) === 92;) backslashes--;
				if ((lineEnd - backslashes) % 2 == 0) return lineEnd;
				from = lineEnd + 1, lineEnd = src.indexOf("\n", from);
			}
			return end;
		}
		skipHereDocBody(delimiter, strip, parenEnds = !1, quoted = !1) {
			this.hereDocClosingPos = -1, this.hereDocClosingEnd = -1;
			let src = this.src, len = this.srcEnd;
			for (; this.pos < len;) {
				let lineStart = this.pos, lineEnd = this.logicalLineEnd(lineStart, len, !quoted);
				for (;;) {
					let before = lineStart;
					if (strip) for (; lineStart < lineEnd && src.charCodeAt(lineStart) === 9;) lineStart++;
					if (quoted || (lineStart = skipLineContinuations(src, lineStart, lineEnd)), lineStart === before) break;
				}
				let afterDelim = this.matchHereDocDelimiter(delimiter, lineStart, lineEnd, !quoted);
				if (afterDelim !== -1 && !quoted && (afterDelim = skipLineContinuations(src, afterDelim, lineEnd)), afterDelim === lineEnd) {
					let bodyEnd = this.pos;
					return parenEnds && this.parenBoundary && lineEnd === len || (this.hereDocClosingPos = lineStart, this.hereDocClosingEnd = lineEnd), this.pos = lineEnd < len ? lineEnd + 1 : lineEnd, bodyEnd;
				}
				if (parenEnds && afterDelim !== -1) {
					let paren = afterDelim;
					for (; paren < lineEnd && src.charCodeAt(paren) !== 41;) paren++;
					if (paren < lineEnd || this.parenBoundary && lineEnd === len) {
						let bodyEnd = this.pos;
						return this.pos = afterDelim, bodyEnd;
					}
				}
				this.pos = lineEnd < len ? lineEnd + 1 : lineEnd;
			}
			return this.pos;
		}
		_wordText = "";
		_wordRaw = !1;
		_wordQuoted = !1;
		_wordHasExpansions = !1;
		_wordKeywordEligible = !1;
		_wordAssignmentState;
		_bracketWindow;
		_arithmeticBracketWindow;
		_wordParts = null;
		_resultText = "";
		_resultIsRaw = !0;
		_resultHasExpansion = !1;
		_resultPart;
		_unbalanced = !1;
		_notArithmetic = !1;
		_arithUnterminated = !1;
		_dqText = "";
		_dqHasExpansions = !1;
		_dqParts = null;
		_dqEnd = 0;
		_hereDelim = "";
		_hereQuoted = !1;
		readWord(out, ctx, tokenStart = 0) {
			let errorStart = this._errors === null ? 0 : this._errors.length;
			if (this.readWordText(!1, ctx, !0), ctx === LexContext.Normal) {
				let next = this.pos < this.srcEnd ? this.src.charCodeAt(this.pos) : 0;
				if (!this._wordRaw || next !== 60 && next !== 62) {
					setSpanToken(out, Token.Word, tokenStart, this.pos, this._wordRaw), out.keywordEligible = this._wordKeywordEligible;
					return;
				}
			}
			this.classifyWord(out, ctx, tokenStart, errorStart);
		}
		isRedirectVariable(start, end) {
			let src = this.src;
			for (let i = start; i < end; i++) {
				let c = src.charCodeAt(i);
				if (c === 91 && i > start) return i + 2 < end && src.charCodeAt(end - 1) === 93 && this.findClosingShellDelimiter(i + 1, end, 93) === end - 1;
				if (c >= 128 || !(isIdChar[c] & (i === start ? 1 : 2))) return !1;
			}
			return end > start;
		}
		readArrayElement(out, tokenStart) {
			let close = this.findClosingBracket(tokenStart + 1);
			return close !== -1 && (this.pos = close + 1, this.readWordText(), setSpanToken(out, Token.Word, tokenStart, this.pos, !0), !0);
		}
		classifyWord(out, ctx, tokenStart, errorStart) {
			let src = this.src, raw = this._wordRaw, hasExpansions = this._wordHasExpansions, quoted = this._wordQuoted, keywordEligible = this._wordKeywordEligible, assignmentState = this._wordAssignmentState, wordEnd = this.pos, wordLen = wordEnd - tokenStart;
			if (ctx === LexContext.CasePattern) {
				let token = Token.Word;
				if (keywordEligible) {
					let reserved = raw ? matchReservedWord(src, tokenStart, wordLen) : RESERVED_WORDS.get(this.wordValueOf(tokenStart, wordEnd));
					reserved === Token.Esac && (token = reserved);
				}
				setSpanToken(out, token, tokenStart, wordEnd, raw), out.keywordEligible = keywordEligible;
				return;
			}
			let value = null;
			if (!raw && !hasExpansions && keywordEligible && (ctx === LexContext.CommandStart || ctx === LexContext.TestMode)) {
				let nextCh = wordEnd < this.srcEnd ? src.charCodeAt(wordEnd) : 0;
				(!quoted && wordLen <= 16 || nextCh === 60 || nextCh === 62) && (value = this.wordValueOf(tokenStart, wordEnd));
			}
			if (ctx === LexContext.CommandStart && keywordEligible) {
				if (raw) {
					if (wordLen <= 8) {
						let reserved = matchReservedWord(src, tokenStart, wordLen);
						if (reserved !== void 0) {
							setSpanToken(out, reserved, tokenStart, wordEnd, !0);
							return;
						}
					}
					if (wordLen === 2 && src.charCodeAt(tokenStart) === 91 && src.charCodeAt(tokenStart + 1) === 91) {
						setSpanToken(out, Token.DblLBracket, tokenStart, wordEnd, !0);
						return;
					}
				} else if (value !== null && value.length > 0) {
					let fc = value.charCodeAt(0);
					if (fc >= 97 && fc <= 122 && value.length <= 8 || fc === 33 || fc === 123 || fc === 125) {
						let reserved = RESERVED_WORDS.get(value);
						if (reserved !== void 0) {
							setToken(out, reserved, value, tokenStart, wordEnd);
							return;
						}
					}
					if (fc === 91 && value === "[[") {
						setToken(out, Token.DblLBracket, value, tokenStart, wordEnd);
						return;
					}
				}
			}
			if (ctx === LexContext.CommandStart || ctx === LexContext.CommandPrefix || ctx === LexContext.Declaration) {
				if (assignmentState === void 0) {
					let eq = -1, bracket = !1;
					for (let i = tokenStart + 1; i < wordEnd; i++) {
						let c = src.charCodeAt(i);
						if (c === 61) {
							eq = i;
							break;
						}
						c === 91 && (bracket = !0);
					}
					(eq !== -1 || ctx !== LexContext.Declaration && bracket) && (assignmentState = scanAssignmentPrefix(src, tokenStart, wordEnd, 0));
				}
				if (assignmentState !== void 0) {
					if (ctx !== LexContext.Declaration && assignmentState >= 4) {
						if (wordEnd < this.srcEnd && (this._errors !== null && (this._errors.length = errorStart), this.pos = tokenStart, this.readWordText(!0, ctx, !0), this.pos > wordEnd)) {
							this.classifyWord(out, ctx, tokenStart, errorStart);
							return;
						}
						(this._errors === null || this._errors.length === errorStart) && this.errors.push({
							message: "unterminated array subscript",
							pos: src.indexOf("[", tokenStart)
						});
					}
					if (isMatchedAssignment(assignmentState)) {
						setSpanToken(out, Token.Assignment, tokenStart, wordEnd, raw), value !== null && (out._value = value), out.assignmentOperatorPos = assignmentOperatorPos(assignmentState);
						return;
					}
				}
			}
			if ((ctx === LexContext.CommandStart || ctx === LexContext.TestMode) && keywordEligible) {
				if (raw) {
					if (wordLen === 2 && src.charCodeAt(tokenStart) === 93 && src.charCodeAt(tokenStart + 1) === 93) {
						setSpanToken(out, Token.DblRBracket, tokenStart, wordEnd, !0);
						return;
					}
				} else if (value === "]]") {
					setToken(out, Token.DblRBracket, value, tokenStart, wordEnd);
					return;
				}
			}
			if (!hasExpansions && this.pos < this.srcEnd) {
				let nc = src.charCodeAt(this.pos);
				if ((nc === 60 || nc === 62) && raw) {
					let fc = src.charCodeAt(tokenStart);
					if (fc >= 48 && fc <= 57 && isAllDigitsRange(src, tokenStart, wordEnd)) {
						let fd = Number.parseInt(src.slice(tokenStart, wordEnd), 10);
						if (this.readRedirection(out, tokenStart)) {
							out.fileDescriptor = fd, out.descriptorEnd = wordEnd;
							return;
						}
					}
					if (fc === 123 && src.charCodeAt(wordEnd - 1) === 125 && this.isRedirectVariable(tokenStart + 1, wordEnd - 1)) {
						let varname = src.slice(tokenStart + 1, wordEnd - 1);
						if (this.readRedirection(out, tokenStart)) {
							out.variableName = varname, out.descriptorEnd = wordEnd;
							return;
						}
					}
				}
			}
			setSpanToken(out, Token.Word, tokenStart, wordEnd, raw), value !== null && (out._value = value), out.keywordEligible = keywordEligible;
		}
		readWordText(subscripts = !1, ctx = LexContext.Normal, scanning = !1) {
			let src = this.src, len = this.srcEnd, pos = this.pos, fastStart = pos, exitCh = 0;
			for (; pos < len;) {
				let c = src.charCodeAt(pos);
				if (c < 128 && charType[c]) {
					exitCh = c;
					break;
				}
				pos++;
			}
			if (pos >= len || charType[exitCh] & 1 && !(exitCh === 40 && pos > fastStart && extglobPrefix[src.charCodeAt(pos - 1)]) && !subscripts) {
				this.pos = pos, this._wordText = (this._buildParts || this._buildValue) && pos > fastStart ? src.slice(fastStart, pos) : "", this._wordRaw = !0, this._wordQuoted = !1, this._wordHasExpansions = !1, this._wordKeywordEligible = !0, this._wordAssignmentState = void 0, this._buildParts && (this._wordParts = hasGlobCharacters(this._wordText) && ctx !== LexContext.ArrayElement ? parseGlobParts(src, fastStart, pos, void 0) ?? null : null);
				return;
			}
			let bp = this._buildParts, bt = bp || this._buildValue, text = bt && pos > fastStart ? src.slice(fastStart, pos) : "", quoted = !1, hasExpansions = !1, keywordEligible = !0, valueIsRaw = !0, lastValueChar = pos > fastStart ? src.charCodeAt(pos - 1) : 0, assignmentState = scanAssignmentPrefix(src, fastStart, pos, 0), parts, litBuf = "", litStart = 0, hasGlobs = !1, braceResults;
			for (bp && (parts = [], litBuf = text, litStart = fastStart, hasGlobs = text.length > 0 && hasGlobCharacters(text)); pos < len;) {
				let ch = src.charCodeAt(pos);
				if (ch >= 128 || !charType[ch]) {
					let runStart = pos;
					for (pos++; pos < len;) {
						let c = src.charCodeAt(pos);
						if (c < 128 && charType[c]) break;
						pos++;
					}
					if (lastValueChar = src.charCodeAt(pos - 1), assignmentState = scanAssignmentPrefix(src, runStart, pos, assignmentState), bt) {
						let chunk = src.slice(runStart, pos);
						text += chunk, bp && (litBuf += chunk, hasGlobs ||= hasGlobCharacters(chunk));
					}
				} else {
					if (charType[ch] & 1) {
						if (subscripts && assignmentState >= 4) {
							let close = this.findClosingBracket(pos);
							if (close !== -1) {
								let spanEnd = close + 1;
								if (assignmentState = assignmentState === 5 ? 2 : assignmentState - 1, lastValueChar = src.charCodeAt(close), bt) {
									let chunk = src.slice(pos, spanEnd);
									text += chunk, bp && (litBuf += chunk, hasGlobs ||= hasGlobCharacters(chunk));
								}
								pos = spanEnd;
								continue;
							}
						}
						if (ch === 40 && lastValueChar < 128 && extglobPrefix[lastValueChar]) {
							if (ctx === LexContext.FunctionName || assignmentState >= 4 && (ctx === LexContext.CommandStart || ctx === LexContext.CommandPrefix) || ctx === LexContext.CommandStart && lastValueChar === 33 && keywordEligible && src.charCodeAt(fastStart) === 33 && skipLineContinuations(src, fastStart + 1, len) === pos) break;
							let prefixChar = lastValueChar;
							if (prefixChar === 61 && scanning && (ctx !== LexContext.CommandStart && ctx !== LexContext.CommandPrefix && ctx !== LexContext.Declaration && ctx !== LexContext.EvalArgument || !isMatchedAssignment(assignmentState) || skipLineContinuations(src, assignmentOperatorPos(assignmentState) + 1, len) !== pos)) break;
							let innerStart = pos + 1, close = this.findClosingShellDelimiter(innerStart, len, 41, prefixChar === 61);
							if (close === -1 && !scanning && !subscripts && assignmentState >= 4 || ctx === LexContext.CommandStart && prefixChar !== 61 && close !== -1 && skipBlanks(src, innerStart, close) === close) break;
							keywordEligible = !1;
							let patternEnd = close === -1 ? len : close;
							if (pos = close === -1 ? len : close + 1, close === -1 && this.errors.push({
								message: "unterminated extended glob",
								pos: innerStart - 2
							}), lastValueChar = src.charCodeAt(pos - 1), bt) {
								let eg = "(" + src.slice(innerStart, pos);
								if (text += eg, bp && prefixChar !== 61) {
									let prefixPos = innerStart - 2;
									for (; src.charCodeAt(prefixPos) === 10 && src.charCodeAt(prefixPos - 1) === 92;) prefixPos -= 2;
									if (litBuf.length > 0) {
										let trimmed = litBuf.slice(0, -1);
										prefixPos > litStart && parts.push({
											type: "Literal",
											pos: litStart,
											end: prefixPos,
											value: trimmed,
											text: src.slice(litStart, prefixPos)
										}), litBuf = "";
									}
									let op = extglobOp[prefixChar];
									parts.push({
										type: "ExtendedGlob",
										pos: prefixPos,
										end: pos,
										text: src.slice(prefixPos, pos),
										operator: op,
										pattern: src.slice(innerStart, patternEnd),
										parts: this.subFieldParts(innerStart, patternEnd)
									}), litStart = pos;
								} else bp && (litBuf += eg, hasGlobs ||= hasGlobCharacters(eg));
							}
							continue;
						}
						break;
					}
					if (ch === 92) pos++, pos < len ? src.charCodeAt(pos) === 10 ? (pos++, valueIsRaw = !1) : (assignmentState >= 0 && assignmentState < 4 && (assignmentState = -1), quoted = !0, keywordEligible = !1, valueIsRaw = !1, lastValueChar = src.charCodeAt(pos), bt && (text += src[pos], bp && (litBuf += src[pos])), pos++) : (assignmentState >= 0 && assignmentState < 4 && (assignmentState = -1), quoted = !0, keywordEligible = !1, lastValueChar = 92, bt && (text += "\\", bp && (litBuf += "\\")));
					else if (ch === 39) {
						let sqStart = pos;
						assignmentState >= 0 && assignmentState < 4 && (assignmentState = -1), quoted = !0, keywordEligible = !1, valueIsRaw = !1, pos++;
						let start = pos;
						for (; pos < len && src.charCodeAt(pos) !== 39;) pos++;
						pos > start && (lastValueChar = src.charCodeAt(pos - 1));
						let value = bt ? src.slice(start, pos) : "";
						bt && (text += value), pos < len ? pos++ : this.errors.push({
							message: "unterminated single quote",
							pos: start - 1
						}), bp && (sqStart > litStart && (parts.push({
							type: "Literal",
							pos: litStart,
							end: sqStart,
							value: litBuf,
							text: src.slice(litStart, sqStart)
						}), litBuf = ""), parts.push({
							type: "SingleQuoted",
							pos: sqStart,
							end: pos,
							value,
							text: src.slice(sqStart, pos)
						}), litStart = pos);
					} else if (ch === 34) {
						let dqStart = pos;
						if (assignmentState >= 0 && assignmentState < 4 && (assignmentState = -1), quoted = !0, keywordEligible = !1, valueIsRaw = !1, pos++, this.pos = pos, this.readDoubleQuoted(), pos = this.pos, this._dqEnd > dqStart + 1 && (lastValueChar = src.charCodeAt(this._dqEnd - 1)), this._dqHasExpansions && (hasExpansions = !0), bt && (text += this._dqText), bp) {
							dqStart > litStart && (parts.push({
								type: "Literal",
								pos: litStart,
								end: dqStart,
								value: litBuf,
								text: src.slice(litStart, dqStart)
							}), litBuf = "");
							let dqText = src.slice(dqStart, pos);
							parts.push({
								type: "DoubleQuoted",
								pos: dqStart,
								end: pos,
								text: dqText,
								parts: this._dqParts ?? [{
									type: "Literal",
									pos: dqStart + 1,
									end: this._dqEnd,
									value: this._dqText,
									text: src.slice(dqStart + 1, this._dqEnd)
								}]
							}), litStart = pos;
						}
					} else if (ch === 36) {
						keywordEligible = !1;
						let dollarStart = pos;
						assignmentState >= 0 && assignmentState < 4 && (assignmentState = -1);
						let next = pos + 1 < len ? src.charCodeAt(pos + 1) : 0;
						(next === 39 || next === 34) && (quoted = !0), this.pos = pos, this.readDollar(), pos = this.pos, this._resultIsRaw || (valueIsRaw = !1), pos > dollarStart && (lastValueChar = src.charCodeAt(pos - 1)), this._resultHasExpansion && (hasExpansions = !0), bt && (text += this._resultText), bp && (this._resultPart ? (dollarStart > litStart && (parts.push({
							type: "Literal",
							pos: litStart,
							end: dollarStart,
							value: litBuf,
							text: src.slice(litStart, dollarStart)
						}), litBuf = ""), parts.push(this._resultPart), litStart = pos) : litBuf += this._resultText);
					} else if (ch === 96) {
						keywordEligible = !1;
						let btStart = pos;
						assignmentState >= 0 && assignmentState < 4 && (assignmentState = -1), this.pos = pos, this.readBacktickExpansion(), pos = this.pos, valueIsRaw = !1, lastValueChar = src.charCodeAt(pos - 1), hasExpansions = !0, bt && (text += this._resultText), bp && (btStart > litStart && (parts.push({
							type: "Literal",
							pos: litStart,
							end: btStart,
							value: litBuf,
							text: src.slice(litStart, btStart)
						}), litBuf = ""), parts.push(this._resultPart), litStart = pos);
					} else if (ch === 123) {
						assignmentState >= 0 && assignmentState < 4 && (assignmentState = -1);
						let first = pos + 1 < len ? src.charCodeAt(pos + 1) : 0, braceEnd = first <= 32 || first === 125 ? -1 : this.scanBraceExpansion(pos, braceResults ??= new Map());
						if (braceEnd > 0) {
							if (keywordEligible = !1, lastValueChar = src.charCodeAt(braceEnd - 1), bt) {
								let braceText = src.slice(pos, braceEnd);
								text += braceText, bp && (pos > litStart && (parts.push({
									type: "Literal",
									pos: litStart,
									end: pos,
									value: litBuf,
									text: src.slice(litStart, pos)
								}), litBuf = ""), parts.push({
									type: "BraceExpansion",
									pos,
									end: braceEnd,
									text: braceText,
									parts: this.subFieldParts(pos + 1, braceEnd - 1)
								}), litStart = braceEnd);
							}
							pos = braceEnd;
							continue;
						}
						lastValueChar = 123, bt && (text += "{", bp && (litBuf += "{")), pos++;
					} else pos++;
				}
			}
			bp && pos > litStart && parts.push({
				type: "Literal",
				pos: litStart,
				end: pos,
				value: litBuf,
				text: src.slice(litStart, pos)
			}), this.pos = pos, this._wordText = text, this._wordRaw = valueIsRaw, this._wordQuoted = quoted, this._wordHasExpansions = hasExpansions, this._wordKeywordEligible = keywordEligible, this._wordAssignmentState = assignmentState, bp && (this._wordParts = parts.length > 1 || parts.length === 1 && parts[0].type !== "Literal" ? parts : null, hasGlobs && ctx !== LexContext.ArrayElement && (this._wordParts = parseGlobParts(src, fastStart, pos, this._wordParts) ?? null));
		}
		readInnerWordText(insideDoubleQuotes = !1, arithmetic = !1, globs = !1) {
			let src = this.src, len = this.srcEnd, pos = this.pos, start = pos, text = "", bp = this._buildParts, parts, litBuf = "", litStart = 0, preserveLiteral = !1, hasGlobs = !1;
			for (bp && (parts = [], litStart = pos); pos < len;) {
				let ch = src.charCodeAt(pos);
				if (ch === 92) {
					if (pos++, pos < len) {
						if (src.charCodeAt(pos) === 10) pos++;
						else {
							let next = src.charCodeAt(pos);
							insideDoubleQuotes && next !== 36 && next !== 96 && next !== 34 && next !== 92 && next !== 125 && (text += "\\", bp && (litBuf += "\\"), preserveLiteral = !0);
							let escaped = src[pos++];
							text += escaped, bp && (litBuf += escaped);
						}
					}
				} else if (ch === 39 && !insideDoubleQuotes) {
					let sqStart = pos;
					pos++;
					let start = pos;
					for (; pos < len && src.charCodeAt(pos) !== 39;) pos++;
					let value = src.slice(start, pos);
					text += value, pos < len && pos++, bp && (sqStart > litStart && (parts.push({
						type: "Literal",
						pos: litStart,
						end: sqStart,
						value: litBuf,
						text: src.slice(litStart, sqStart)
					}), litBuf = ""), parts.push({
						type: "SingleQuoted",
						pos: sqStart,
						end: pos,
						value,
						text: src.slice(sqStart, pos)
					}), litStart = pos);
				} else if (ch === 34) {
					let dqStart = pos;
					if (pos++, this.pos = pos, this.readDoubleQuoted(insideDoubleQuotes), pos = this.pos, text += this._dqText, bp) {
						dqStart > litStart && (parts.push({
							type: "Literal",
							pos: litStart,
							end: dqStart,
							value: litBuf,
							text: src.slice(litStart, dqStart)
						}), litBuf = "");
						let dqText = src.slice(dqStart, pos);
						parts.push({
							type: "DoubleQuoted",
							pos: dqStart,
							end: pos,
							text: dqText,
							parts: this._dqParts ?? [{
								type: "Literal",
								pos: dqStart + 1,
								end: this._dqEnd,
								value: this._dqText,
								text: src.slice(dqStart + 1, this._dqEnd)
							}]
						}), litStart = pos;
					}
				} else if (ch === 36) {
					let dollarStart = pos;
					this.pos = pos, this.readDollar(insideDoubleQuotes), pos = this.pos, text += this._resultText, bp && (this._resultPart ? (dollarStart > litStart && (parts.push({
						type: "Literal",
						pos: litStart,
						end: dollarStart,
						value: litBuf,
						text: src.slice(litStart, dollarStart)
					}), litBuf = ""), parts.push(this._resultPart), litStart = pos) : litBuf += this._resultText);
				} else if (ch === 96) {
					let btStart = pos;
					this.pos = pos, this.readBacktickExpansion(insideDoubleQuotes), pos = this.pos, text += this._resultText, bp && (btStart > litStart && (parts.push({
						type: "Literal",
						pos: litStart,
						end: btStart,
						value: litBuf,
						text: src.slice(litStart, btStart)
					}), litBuf = ""), parts.push(this._resultPart), litStart = pos);
				} else if (!insideDoubleQuotes && !arithmetic && (ch === 60 || ch === 62) && pos + 1 < len && src.charCodeAt(pos + 1) === 40) {
					let psStart = pos;
					this.pos = pos + 2;
					let inner = this.extractBalanced();
					pos = this.pos;
					let raw = src.slice(psStart, pos);
					text += raw, bp && (psStart > litStart && (parts.push({
						type: "Literal",
						pos: litStart,
						end: psStart,
						value: litBuf,
						text: src.slice(litStart, psStart)
					}), litBuf = ""), parts.push(this.processSubstitution(psStart, raw, ch === 60 ? "<" : ">", inner)), litStart = pos);
				} else text += src[pos], bp && (litBuf += src[pos], globs && (ch === 42 || ch === 63 || ch === 91) && (hasGlobs = !0)), pos++;
			}
			bp && pos > litStart && parts.push({
				type: "Literal",
				pos: litStart,
				end: pos,
				value: litBuf,
				text: src.slice(litStart, pos)
			}), this.pos = pos, this._wordText = text, this._wordRaw = !1, this._wordQuoted = !1, this._wordHasExpansions = !1, this._wordKeywordEligible = !1, bp && (this._wordParts = parts.length > 1 || parts.length === 1 && (parts[0].type !== "Literal" || preserveLiteral) ? parts : null, hasGlobs && (this._wordParts = parseGlobParts(src, start, pos, this._wordParts) ?? null));
		}
		subFieldParts(start, end) {
			if (!(this._nestingDepth >= 256)) return hasEmbeddedWordStructure(this.src, start, end) ? this.parseSubFieldWord(start, end).parts : parseGlobParts(this.src, start, end, void 0);
		}
		parseSubFieldWord(start, end, context = "word", arithmetic = !1) {
			if (start >= end) return new WordImpl("", start, start);
			if (this._nestingDepth >= 256) return new WordImpl(this.src.slice(start, end), start, end);
			this._nestingDepth++;
			let savedEnd = this.srcEnd, savedBracketWindow = this._bracketWindow, savedArithmeticBracketWindow = this._arithmeticBracketWindow, savedPos = this.pos, savedText = this._wordText, savedParts = this._wordParts, savedQuoted = this._wordQuoted, savedKeywordEligible = this._wordKeywordEligible;
			this.srcEnd = end, this.pos = start, this.readInnerWordText(context === "quoted", arithmetic, context === "word");
			let word = new WordImpl(this.src.slice(start, end), start, end);
			return this._buildParts && (word.parts = this._wordParts ?? void 0), this.srcEnd = savedEnd, this._bracketWindow = savedBracketWindow, this._arithmeticBracketWindow = savedArithmeticBracketWindow, this.pos = savedPos, this._wordText = savedText, this._wordParts = savedParts, this._wordQuoted = savedQuoted, this._wordKeywordEligible = savedKeywordEligible, this._nestingDepth--, word;
		}
		skipSQ() {
			for (; this.pos < this.srcEnd && this.src.charCodeAt(this.pos) !== 39;) this.pos++;
			this.pos < this.srcEnd && this.pos++;
		}
		skipAnsiCQuoted() {
			let quotePos = this.pos - 1, result = decodeAnsiCQuoted(this.src, this.pos, this.srcEnd);
			this.pos = result.end, result.closed || this.errors.push({
				message: "unterminated ANSI-C quote",
				pos: quotePos
			});
		}
		skipDQ() {
			let src = this.src, len = this.srcEnd;
			if (this._unbalanced = !1, this._nestingDepth < 256) for (; this.pos < len;) {
				let ch = src.charCodeAt(this.pos);
				if (ch === 34) {
					this.pos++;
					return;
				}
				if (ch === 92) this.pos = Math.min(this.pos + 2, len);
				else {
					if (ch === 96) break;
					if (ch === 36) {
						let next = src.charCodeAt(this.pos + 1);
						if (next === 40 || next === 123 || next === 36) break;
					}
					this.pos++;
				}
			}
			this.extractBalanced(!0, !0);
		}
		skipSpacesAndTabs() {
			this.pos = skipBlanks(this.src, this.pos, this.srcEnd);
		}
		readDoubleQuoted(unescapeAll = !1) {
			let src = this.src, len = this.srcEnd, contentStart = this.pos, hasExpansions = !1, bp = this._buildParts, bt = bp || this._buildValue;
			if (!bp) {
				let p = this.pos;
				for (; p < len;) {
					let c = src.charCodeAt(p);
					if (c === 34) {
						this._dqText = bt ? src.slice(contentStart, p) : "", this._dqEnd = p, this.pos = p + 1, this._dqHasExpansions = !1, this._dqParts = null;
						return;
					}
					if (c === 36 || c === 96 || c === 92) break;
					p++;
				}
			}
			let text = "", parts = null, litBuf = "", litStart = bp ? this.pos : 0;
			for (; this.pos < len && src.charCodeAt(this.pos) !== 34;) {
				let runStart = this.pos;
				for (; this.pos < len;) {
					let c = src.charCodeAt(this.pos);
					if (c === 34 || c === 92 || c === 36 || c === 96) break;
					this.pos++;
				}
				if (bt && this.pos > runStart) {
					let chunk = src.slice(runStart, this.pos);
					text += chunk, bp && (litBuf += chunk);
				}
				if (this.pos >= len || src.charCodeAt(this.pos) === 34) break;
				let ch = src.charCodeAt(this.pos);
				if (ch === 92) {
					if (this.pos++, this.pos < len) {
						let next = src.charCodeAt(this.pos);
						if (next === 10) {
							this.pos++;
							continue;
						}
						if (bt) {
							if (unescapeAll || next === 36 || next === 96 || next === 34 || next === 92) {
								let c = src[this.pos];
								text += c, bp && (litBuf += c);
							} else {
								let pair = "\\" + src[this.pos];
								text += pair, bp && (litBuf += pair);
							}
						}
						this.pos++;
					}
				} else if (ch === 36) {
					let afterDollar = this.pos + 1 < len ? src.charCodeAt(this.pos + 1) : 0;
					if (afterDollar === 34 || afterDollar === 39) {
						bt && (text += "$", bp && (litBuf += "$")), this.pos++;
						continue;
					}
					let expStart = this.pos;
					if (this.readDollar(!0), bt && (text += this._resultText), this._resultHasExpansion && (hasExpansions = !0), bp) {
						let rp = this._resultPart;
						rp && isDQChild(rp) ? (parts ||= [], expStart > litStart && (parts.push({
							type: "Literal",
							pos: litStart,
							end: expStart,
							value: litBuf,
							text: src.slice(litStart, expStart)
						}), litBuf = ""), parts.push(rp), litStart = this.pos) : litBuf += this._resultText;
					}
				} else if (ch === 96) {
					let btStart = this.pos;
					this.readBacktickExpansion(!0), bt && (text += this._resultText), hasExpansions = !0, bp && this._resultPart && isDQChild(this._resultPart) && (parts ||= [], btStart > litStart && (parts.push({
						type: "Literal",
						pos: litStart,
						end: btStart,
						value: litBuf,
						text: src.slice(litStart, btStart)
					}), litBuf = ""), parts.push(this._resultPart), litStart = this.pos);
				}
			}
			bp && parts && this.pos > litStart && parts.push({
				type: "Literal",
				pos: litStart,
				end: this.pos,
				value: litBuf,
				text: src.slice(litStart, this.pos)
			}), this._dqEnd = this.pos, this.pos < len ? this.pos++ : this.errors.push({
				message: "unterminated double quote",
				pos: contentStart - 1
			}), this._dqText = text, this._dqHasExpansions = hasExpansions, this._dqParts = parts;
		}
		readDollar(insideDoubleQuotes = !1) {
			let dollarPos = this.pos;
			this.pos++;
			let src = this.src, len = this.srcEnd, bt = this._buildParts || this._buildValue;
			if (this.pos >= len) {
				this._resultText = "$", this._resultIsRaw = !0, this._resultHasExpansion = !1, this._resultPart = void 0;
				return;
			}
			let logicalPos = skipLineContinuations(src, this.pos, len);
			logicalPos > this.pos && src.charCodeAt(logicalPos) === 40 && src.charCodeAt(logicalPos + 1) !== 40 && (this.pos = logicalPos);
			let ch = src.charCodeAt(this.pos);
			if (ch === 40) {
				if (this.pos + 1 < len && src.charCodeAt(this.pos + 1) === 40) {
					let savedPos = this.pos, savedErrors = this.errors.length;
					if (this.readArithmeticExpansion(dollarPos), !this._notArithmetic) return;
					this.errors.length = savedErrors, this.pos = savedPos;
				}
				this.readCommandSubstitution(dollarPos);
			} else if (ch === 123) {
				let after = this.pos + 1 < len ? src.charCodeAt(this.pos + 1) : 0;
				if (after === 32 || after === 9 || after === 10) {
					this.readBraceCommandSubstitution();
					return;
				}
				if (after === 124) {
					this.readValueSubstitution();
					return;
				}
				this.readParameterExpansion(insideDoubleQuotes);
			} else if (ch === 39) {
				if (this.pos++, bt) {
					let value = this.readAnsiCQuoted();
					this._resultText = value, this._resultPart = this._buildParts ? {
						type: "AnsiCQuoted",
						pos: dollarPos,
						end: this.pos,
						text: src.slice(dollarPos, this.pos),
						value
					} : void 0;
				} else this.skipAnsiCQuoted(), this._resultText = "", this._resultPart = void 0;
				this._resultIsRaw = !1, this._resultHasExpansion = !1;
			} else if (ch === 34) {
				if (this.pos++, this.readDoubleQuoted(insideDoubleQuotes), this._resultText = this._dqText, this._resultIsRaw = !1, this._resultHasExpansion = this._dqHasExpansions, this._buildParts) {
					let text = src.slice(dollarPos, this.pos);
					this._resultPart = {
						type: "LocaleString",
						pos: dollarPos,
						end: this.pos,
						text,
						parts: this._dqParts ?? [{
							type: "Literal",
							pos: dollarPos + 2,
							end: this._dqEnd,
							value: this._dqText,
							text: src.slice(dollarPos + 2, this._dqEnd)
						}]
					};
				} else this._resultPart = void 0;
			} else if (ch === 64 || ch === 42 || ch === 35 || ch === 63 || ch === 45 || ch === 36 || ch === 33 || ch >= 48 && ch <= 57) {
				this.pos++;
				let text = bt ? src.slice(this.pos - 2, this.pos) : "";
				this._resultText = text, this._resultIsRaw = !0, this._resultHasExpansion = !1, this._resultPart = this._buildParts ? {
					type: "SimpleExpansion",
					pos: dollarPos,
					end: this.pos,
					text
				} : void 0;
			} else if (ch < 128 && isIdChar[ch] & 1) {
				let namePos = this.pos - 1;
				for (; this.pos < len;) {
					let c = src.charCodeAt(this.pos);
					if (c < 128 && isIdChar[c] & 2) this.pos++;
					else break;
				}
				let text = bt ? src.slice(namePos, this.pos) : "";
				this._resultText = text, this._resultIsRaw = !0, this._resultHasExpansion = !1, this._resultPart = this._buildParts ? {
					type: "SimpleExpansion",
					pos: dollarPos,
					end: this.pos,
					text
				} : void 0;
			} else {
				if (ch === 91) {
					let errorCount = this._errors === null ? 0 : this._errors.length, close = this.findClosingArithmeticBracket(this.pos + 1);
					if (close !== -1) {
						let bodyStart = this.pos + 1, body = src.slice(bodyStart, close);
						this.pos = close + 1;
						let text = bt ? src.slice(dollarPos, this.pos) : "";
						this._resultText = text, this._resultIsRaw = !0, this._resultHasExpansion = !1, this._resultPart = this._buildParts ? this.arithmeticExpansion(bodyStart - 2, text, body, bodyStart) : void 0;
						return;
					}
					this._errors !== null && (this._errors.length = errorCount);
				}
				this._resultText = "$", this._resultIsRaw = !0, this._resultHasExpansion = !1, this._resultPart = void 0;
			}
		}
		scanArithmeticBody() {
			this._notArithmetic = !1, this._arithUnterminated = !1, this.pos += 2;
			let depth = 1, parenDepth = 0, parentParenDepth = 0, parenDepths, reported = !1, src = this.src, len = this.srcEnd, start = this.pos;
			for (; this.pos < len && depth > 0;) {
				let c = src.charCodeAt(this.pos);
				if (c === 92) this.pos += this.pos + 1 < len ? 2 : 1;
				else if (c === 39) this.pos++, this.skipSQ();
				else if (c === 34) this.pos++, this.skipDQ();
				else if (c === 96) {
					for (this.pos++; this.pos < len && src.charCodeAt(this.pos) !== 96;) src.charCodeAt(this.pos) === 92 && this.pos++, this.pos++;
					this.pos < len && this.pos++;
				} else if (c === 36 && this.pos + 2 < len && src.charCodeAt(this.pos + 1) === 40 && src.charCodeAt(this.pos + 2) !== 40) {
					let dollarPos = this.pos;
					this.pos += 2, this.extractBalanced(), this._unbalanced && this.errors.push({
						message: "unterminated command substitution",
						pos: dollarPos
					});
				} else if (c === 36 && this.pos + 1 < len && src.charCodeAt(this.pos + 1) === 123) {
					let close = this.findClosingBrace(this.pos + 2, len);
					this.pos = close === -1 ? len : close + 1;
				} else if ((c === 60 || c === 62) && this.pos + 1 < len && src.charCodeAt(this.pos + 1) === 40) this.pos += 2, this.extractBalanced();
				else if (c === 40) src.charCodeAt(this.pos - 1) === 36 && src.charCodeAt(this.pos + 1) === 40 ? (depth === 1 ? parentParenDepth = parenDepth : (parenDepths ??= []).push(parenDepth), depth++, parenDepth = 0, depth + this._nestingDepth > 256 && !reported && (this.errors.push({
					message: "maximum arithmetic expansion nesting depth exceeded",
					pos: this.pos - 1
				}), reported = !0), this.pos += 2) : (++parenDepth + depth - 1 + this._nestingDepth > 256 && !reported && (this.errors.push({
					message: "maximum arithmetic expression nesting depth exceeded",
					pos: this.pos
				}), reported = !0), this.pos++);
				else if (c === 41 && parenDepth > 0) parenDepth--, this.pos++;
				else if (c === 41 && this.pos + 1 < len && src.charCodeAt(this.pos + 1) === 41) {
					if (--depth === 0) {
						this.pos += 2;
						break;
					}
					parenDepth = depth === 1 ? parentParenDepth : parenDepths.pop(), this.pos += 2;
				} else if (c === 41 && depth === 1) return this._notArithmetic = !0, "";
				else this.pos++;
			}
			let bt = this._buildParts || this._buildValue;
			return depth > 0 ? (this._arithUnterminated = !0, bt ? src.slice(start, this.pos) : "") : bt ? src.slice(start, this.pos - 2) : "";
		}
		readArithmeticExpansion(dollarPos) {
			let bodyStart = this.pos + 2, body = this.scanArithmeticBody();
			if (this._notArithmetic) return;
			this._arithUnterminated && this.errors.push({
				message: "unterminated arithmetic expansion",
				pos: dollarPos
			});
			let text = this._buildParts || this._buildValue ? this.src.slice(dollarPos, this.pos) : "";
			this._resultText = text, this._resultIsRaw = !0, this._resultHasExpansion = !1, this._resultPart = this._buildParts ? this.arithmeticExpansion(dollarPos, text, body, bodyStart) : void 0;
		}
		arithmeticExpansion(pos, text, body, bodyStart) {
			return new ArithmeticExpansionImpl(pos, this.pos, text, {
				source: this.src,
				body,
				offset: bodyStart,
				depth: this._nestingDepth,
				context: this.substitutionContext
			});
		}
		readArithmeticCommand(out, tokenStart) {
			let savedBuildValue = this._buildValue;
			this._buildValue = !0;
			let body = this.scanArithmeticBody();
			this._buildValue = savedBuildValue, this._arithUnterminated && this.errors.push({
				message: "unterminated arithmetic command",
				pos: tokenStart
			}), setToken(out, Token.ArithCmd, body, tokenStart, this.pos);
		}
		readCommandSubstitution(dollarPos) {
			let openPos = this.pos;
			this.pos++;
			let inner = this.extractBalanced();
			this._unbalanced && this.errors.push({
				message: "unterminated command substitution",
				pos: dollarPos
			});
			let bt = this._buildParts || this._buildValue, rawText = bt ? this.src.slice(dollarPos, this.pos) : "", text = !bt || openPos === dollarPos + 1 ? rawText : "$" + this.src.slice(openPos, this.pos);
			this._resultText = text, this._resultIsRaw = openPos === dollarPos + 1, this._resultHasExpansion = !0, this._resultPart = this._buildParts ? this.commandExpansion(dollarPos, rawText, openPos + 1, inner, !this._unbalanced) : void 0;
		}
		readBraceCommandSubstitution() {
			this.readBraceSubstitution(1);
		}
		readValueSubstitution() {
			this.readBraceSubstitution(2);
		}
		readBraceSubstitution(skip) {
			let dollarPos = this.pos - 1;
			this.pos += skip;
			let src = this.src, len = this.srcEnd, depth = 1, start = this.pos;
			for (; this.pos < len;) {
				let c = src.charCodeAt(this.pos);
				if (c === 123) depth++;
				else if (c === 125) {
					if (--depth === 0) {
						this.pos++;
						break;
					}
				} else if (c === 39) {
					this.pos++, this.skipSQ();
					continue;
				} else if (c === 34) {
					this.pos++, this.skipDQ();
					continue;
				} else c === 92 && this.pos++;
				this.pos++;
			}
			if (this._resultIsRaw = !0, this._resultHasExpansion = !0, this._buildParts || this._buildValue) {
				let rawInner = src.slice(start, this.pos - 1), inner = rawInner.trim(), text = src.slice(dollarPos, this.pos);
				if (this._resultText = text, this._buildParts) {
					let innerStart = start + (rawInner.length - rawInner.trimStart().length);
					this._resultPart = this.commandExpansion(dollarPos, text, innerStart, inner);
				} else this._resultPart = void 0;
			} else this._resultText = "", this._resultPart = void 0;
		}
		readBacktickExpansion(insideDoubleQuotes = !1) {
			this.pos++;
			let src = this.src, len = this.srcEnd, start = this.pos;
			if (!this._buildParts && !this._buildValue) {
				for (; this.pos < len && src.charCodeAt(this.pos) !== 96;) src.charCodeAt(this.pos) === 92 && this.pos + 1 < len && this.pos++, this.pos++;
				this.pos < len ? this.pos++ : this.errors.push({
					message: "unterminated backtick",
					pos: start - 1
				}), this._resultText = "", this._resultIsRaw = !1, this._resultHasExpansion = !0, this._resultPart = void 0;
				return;
			}
			let inner = "", hasEscapes = !1;
			for (; this.pos < len && src.charCodeAt(this.pos) !== 96;) {
				if (src.charCodeAt(this.pos) === 92) {
					hasEscapes = !0;
					break;
				}
				this.pos++;
			}
			if (!hasEscapes) inner = src.slice(start, this.pos);
			else for (inner = src.slice(start, this.pos); this.pos < len && src.charCodeAt(this.pos) !== 96;) if (src.charCodeAt(this.pos) === 92) {
				if (this.pos++, this.pos < len) {
					let c = src.charCodeAt(this.pos);
					inner += c === 36 || c === 96 || c === 92 || insideDoubleQuotes && c === 34 ? src[this.pos] : "\\" + src[this.pos], this.pos++;
				}
			} else {
				let runStart = this.pos;
				for (; this.pos < len;) {
					let c = src.charCodeAt(this.pos);
					if (c === 96 || c === 92) break;
					this.pos++;
				}
				inner += src.slice(runStart, this.pos);
			}
			this.pos < len ? this.pos++ : this.errors.push({
				message: "unterminated backtick",
				pos: start - 1
			});
			let text = src.slice(start - 1, this.pos);
			this._resultText = inner, this._resultHasExpansion = !0, this._resultPart = this._buildParts ? hasEscapes ? this.decodedCommandExpansion(start - 1, text, inner) : this.commandExpansion(start - 1, text, start, inner) : void 0;
		}
		readParameterExpansion(insideDoubleQuotes) {
			let src = this.src, len = this.srcEnd, start = this.pos;
			this.pos++;
			let depth = 1, reported = !1;
			for (; this.pos < len && depth > 0;) {
				let ch = src.charCodeAt(this.pos);
				if (ch === 36) {
					let next = this.pos + 1 < len ? src.charCodeAt(this.pos + 1) : 0;
					if (next === 123) {
						depth++, this._nestingDepth + depth > 256 && !reported && (this.errors.push({
							message: "maximum parameter expansion nesting depth exceeded",
							pos: this.pos
						}), reported = !0), this.pos += 2;
						continue;
					}
					if (next === 36) {
						this.pos += 2;
						continue;
					}
					if (next === 40) {
						let dollarPos = this.pos;
						this.pos += 2, this.extractBalanced(), this._unbalanced && this.errors.push({
							message: "unterminated command substitution",
							pos: dollarPos
						});
						continue;
					}
				} else if (ch === 96) {
					for (this.pos++; this.pos < len && src.charCodeAt(this.pos) !== 96;) src.charCodeAt(this.pos) === 92 && this.pos++, this.pos++;
					this.pos < len && this.pos++;
					continue;
				} else if (ch === 125) {
					if (--depth === 0) {
						this.pos++;
						break;
					}
				} else if (ch === 92) this.pos + 1 < len && this.pos++;
				else if (ch === 39) {
					this.pos++, this.pos > start + 1 && src.charCodeAt(this.pos - 2) === 36 ? this.skipAnsiCQuoted() : this.skipSQ();
					continue;
				} else if (ch === 34) {
					this.pos++, this.skipDQ();
					continue;
				}
				this.pos++;
			}
			let closed = depth === 0;
			closed || this.errors.push({
				message: "unterminated parameter expansion",
				pos: start - 1
			});
			let text = this._buildParts || this._buildValue ? src.slice(start - 1, this.pos) : "";
			if (this._resultText = text, this._resultIsRaw = !0, this._resultHasExpansion = !1, this._buildParts) {
				let inner = src.slice(start + 1, closed ? this.pos - 1 : this.pos);
				this._resultPart = this.parseParamInner(text, inner, start + 1, insideDoubleQuotes);
			} else this._resultPart = void 0;
		}
		parseParamInner(text, inner, innerStart, insideDoubleQuotes) {
			let result = {
				type: "ParameterExpansion",
				pos: innerStart - 2,
				end: this.pos,
				text,
				parameter: "",
				parameterPos: innerStart,
				parameterEnd: innerStart,
				prefix: void 0,
				index: void 0,
				operation: void 0
			}, ilen = inner.length;
			if (ilen === 0) return result;
			let sub = (a, b, context = "word") => this.parseSubFieldWord(innerStart + a, innerStart + b, context), closeBracket = (start) => {
				let close = this.findClosingBracket(innerStart + start, innerStart + ilen);
				return close === -1 ? -1 : close - innerStart;
			}, i = 0;
			if (ilen > 1 && inner.charCodeAt(0) === 33 && (result.prefix = "!", i = 1), ilen > 1 && inner.charCodeAt(0) === 35) {
				let nameEnd = this.scanParamName(inner, 1), parameterEnd = nameEnd, indexEnd = -1;
				if (parameterEnd < ilen && inner.charCodeAt(parameterEnd) === 91 && (indexEnd = closeBracket(parameterEnd + 1), indexEnd !== -1 && (parameterEnd = indexEnd + 1)), nameEnd > 1 && parameterEnd === ilen) return result.prefix = "#", result.parameter = inner.slice(1, nameEnd), result.parameterPos = innerStart + 1, result.parameterEnd = innerStart + nameEnd, indexEnd !== -1 && (result.index = sub(nameEnd + 1, indexEnd, "embedded")), result;
			}
			let nameStart = i;
			if (i = this.scanParamName(inner, i), result.parameter = inner.slice(nameStart, i), result.parameterPos = innerStart + nameStart, result.parameterEnd = innerStart + i, i < ilen && inner.charCodeAt(i) === 91) {
				let closeB = closeBracket(i + 1);
				closeB !== -1 && (result.index = sub(i + 1, closeB, "embedded"), i = closeB + 1);
			}
			if (i >= ilen) return result;
			let pos = innerStart + i, end = innerStart + ilen, opChar = inner.charCodeAt(i), nextChar = inner.charCodeAt(i + 1), defaultChar = inner[opChar === 58 ? i + 1 : i];
			if (defaultChar === "-" || defaultChar === "=" || defaultChar === "+" || defaultChar === "?") {
				let operandStart = i + (opChar === 58 ? 2 : 1);
				return result.operation = {
					type: "Default",
					pos,
					end,
					operatorEnd: innerStart + operandStart,
					operator: opChar === 58 ? `:${defaultChar}` : defaultChar,
					operand: sub(operandStart, ilen, insideDoubleQuotes ? "quoted" : "word")
				}, result;
			}
			if (opChar === 58) {
				i++;
				let sliceStart = innerStart + i, colonIdx = findUnnested(inner.slice(i), 58, !0, (index, quoted) => this.findNestedShellEnd(sliceStart + index, end, quoted) - sliceStart);
				return result.operation = {
					type: "Slice",
					pos,
					end,
					operatorEnd: sliceStart,
					operator: ":",
					offset: sub(i, colonIdx === -1 ? ilen : i + colonIdx, "embedded"),
					length: colonIdx === -1 ? void 0 : sub(i + colonIdx + 1, ilen, "embedded")
				}, result;
			}
			if (opChar === 35 || opChar === 37) {
				let doubled = nextChar === opChar, operator = opChar === 35 ? doubled ? "##" : "#" : doubled ? "%%" : "%", operandStart = i + (doubled ? 2 : 1);
				return result.operation = {
					type: "Remove",
					pos,
					end,
					operatorEnd: innerStart + operandStart,
					operator,
					operand: sub(operandStart, ilen)
				}, result;
			}
			if (opChar === 47) {
				i++;
				let operator = "/";
				(nextChar === 47 || nextChar === 35 || nextChar === 37) && (operator = nextChar === 47 ? "//" : nextChar === 35 ? "/#" : "/%", i++);
				let separatorStart = i;
				nextChar === 47 && (separatorStart = skipLineContinuations(inner, i, ilen), inner.charCodeAt(separatorStart) === 47 && separatorStart++);
				let sepIdx = findUnnested(inner.slice(separatorStart), 47), patternEnd = sepIdx === -1 ? ilen : separatorStart + sepIdx;
				return result.operation = {
					type: "Replace",
					pos,
					end,
					operatorEnd: innerStart + i,
					operator,
					pattern: sub(i, patternEnd),
					replacement: sub(sepIdx === -1 ? ilen : patternEnd + 1, ilen)
				}, result;
			}
			if (opChar === 94 || opChar === 44) {
				let doubled = nextChar === opChar, operator = opChar === 94 ? doubled ? "^^" : "^" : doubled ? ",," : ",", operandStart = i + (doubled ? 2 : 1);
				return result.operation = {
					type: "CaseModification",
					pos,
					end,
					operatorEnd: innerStart + operandStart,
					operator,
					operand: operandStart === ilen ? void 0 : sub(operandStart, ilen)
				}, result;
			}
			return result.prefix === "!" && result.index === void 0 && i + 1 === ilen && (opChar === 64 || opChar === 42) ? (result.operation = {
				type: "Names",
				pos,
				end,
				operatorEnd: end,
				operator: opChar === 64 ? "@" : "*"
			}, result) : opChar === 64 ? (result.operation = {
				type: "Transform",
				pos,
				end,
				operatorEnd: pos + 1,
				operator: "@",
				operand: sub(i + 1, ilen)
			}, result) : (result.operation = {
				type: "Unknown",
				pos,
				end,
				operatorEnd: end,
				operator: inner.slice(i)
			}, result);
		}
		findNestedShellEnd(start, end, quoted) {
			let ch = this.src.charCodeAt(start);
			if (ch === 96) {
				let pos = start + 1;
				for (; pos < end;) {
					let current = this.src.charCodeAt(pos);
					if (current === 92) pos += 2;
					else if (pos++, current === 96) return pos;
				}
				return end;
			}
			let close;
			if (ch === 36) {
				let next = start + 1;
				if (next < end && this.src.charCodeAt(next) === 123) close = this.findClosingBrace(next + 1, end);
				else {
					let open = skipLineContinuations(this.src, next, end);
					if (open >= end || this.src.charCodeAt(open) !== 40) return start;
					close = this.findClosingParenthesis(open + 1, end);
				}
			} else {
				let open = start + 1;
				if (quoted || ch !== 60 && ch !== 62 || open >= end || this.src.charCodeAt(open) !== 40) return start;
				close = this.findClosingParenthesis(open + 1, end);
			}
			return close === -1 ? end : close + 1;
		}
		scanParamName(s, start) {
			let i = start;
			if (i >= s.length) return i;
			let c = s.charCodeAt(i);
			if (c === 64 || c === 42 || c === 35 || c === 63 || c === 45 || c === 36 || c === 33) return i + 1;
			if (c >= 48 && c <= 57) {
				for (; i < s.length && s.charCodeAt(i) >= 48 && s.charCodeAt(i) <= 57;) i++;
				return i;
			}
			if (c >= 97 && c <= 122 || c >= 65 && c <= 90 || c === 95) for (i++; i < s.length;) {
				let ch = s.charCodeAt(i);
				if (ch >= 97 && ch <= 122 || ch >= 65 && ch <= 90 || ch >= 48 && ch <= 57 || ch === 95) i++;
				else break;
			}
			return i;
		}
		readAnsiCQuoted() {
			let quotePos = this.pos - 1, result = decodeAnsiCQuoted(this.src, this.pos, this.srcEnd);
			return this.pos = result.end, result.closed || this.errors.push({
				message: "unterminated ANSI-C quote",
				pos: quotePos
			}), result.value;
		}
		extractBalanced(useGrammar = !0, quoteOnly = !1) {
			let src = this.src, len = this.srcEnd, bt = this._buildParts || this._buildValue, depth = +!quoteOnly, start = this.pos;
			this._unbalanced = !1;
			let knownEnd = useGrammar && !quoteOnly ? this.substitutionContext.boundaries?.get(start) : void 0;
			if (knownEnd !== void 0 && knownEnd <= len && this._nestingDepth < 256) return this.pos = knownEnd, bt ? src.slice(start, knownEnd - 1) : "";
			let wordStart = !0;
			for (; !quoteOnly && this.pos < len;) {
				let c = src.charCodeAt(this.pos);
				if (c === 41) {
					let result = bt ? src.slice(start, this.pos) : "";
					return this.pos++, result;
				}
				if (c === 40 || c === 92 || c === 39 || c === 34 || c === 96 || c === 36 && (src.charCodeAt(this.pos + 1) === 39 || src.charCodeAt(this.pos + 1) === 36 || src.charCodeAt(this.pos + 1) === 123) || c === 60 && this.pos + 1 < len && src.charCodeAt(this.pos + 1) === 60 || c === 35 && wordStart || c === 99 && wordStart && this.pos + 3 < len && src.charCodeAt(this.pos + 1) === 97 && src.charCodeAt(this.pos + 2) === 115 && src.charCodeAt(this.pos + 3) === 101 && (this.pos + 4 >= len || src.charCodeAt(this.pos + 4) < 128 && charType[src.charCodeAt(this.pos + 4)] & 1)) break;
				wordStart = c < 128 && !!(charType[c] & 1), this.pos++;
			}
			let caseDepth = 0, caseParens = 0, wordStartAfterParen = [], pendingDelims = null, scripts, arithBase = -1, arithExtent = start >= 2 && src.charCodeAt(start) === 40 && src.charCodeAt(start - 1) === 40 && src.charCodeAt(start - 2) === 36, substitutions = 0, reported = !1, quotes = quoteOnly ? [{
				close: 34,
				depth: 0
			}] : [], quotedDepth = +!!quoteOnly, parameterDepth = 0, arithmeticOpens, continuedDollarPos = -1, continuedParenPos = -1, escapedEnd = -1, lastParenEnd = -1, checkedGrammar = !1;
			for (; this.pos < len && (depth > 0 || quotes.length > 0);) {
				let ch = src.charCodeAt(this.pos), quote = quotes.length === 0 ? void 0 : quotes[quotes.length - 1];
				if (quote !== void 0 && quote.depth === depth) {
					let commandOpen = !1;
					if (ch === 92) {
						this.pos = Math.min(this.pos + 2, len);
						continue;
					}
					if (ch === quote.close) {
						if (quotes.pop(), ch === 34 ? quotedDepth-- : parameterDepth--, this.pos++, quoteOnly && depth === 0 && quotes.length === 0) return "";
						continue;
					}
					if (ch === 34) quotes.push({
						close: 34,
						depth
					}), quotedDepth++;
					else if (ch === 39 && quote.close === 125) {
						this.pos++, this.skipSQ();
						continue;
					} else if (ch === 96) {
						for (this.pos++; this.pos < len && src.charCodeAt(this.pos) !== 96;) src.charCodeAt(this.pos) === 92 && this.pos++, this.pos < len && this.pos++;
						this.pos < len && this.pos++;
						continue;
					} else if (ch === 36) {
						let next = src.charCodeAt(this.pos + 1);
						if (next === 39 && quote.close === 125) {
							this.pos += 2, this.skipAnsiCQuoted();
							continue;
						}
						if (next === 123) quotes.push({
							close: 125,
							depth
						}), parameterDepth++, this.pos++;
						else if (next === 40) this.pos++, ch = 40, commandOpen = !0;
						else if (next === 36) {
							this.pos += src.charCodeAt(this.pos + 2) === 40 ? 1 : 2;
							continue;
						}
					}
					if (!reported && this._nestingDepth + Math.max(quotedDepth, parameterDepth) > 256 && (this.errors.push({
						message: "maximum word nesting depth exceeded",
						pos: this.pos
					}), reported = !0), !commandOpen) {
						for (this.pos++; this.pos < len;) {
							let c = src.charCodeAt(this.pos);
							if (c === 92 || c === 34 || c === 36 || c === 96 || c === 125 || c === 39) break;
							this.pos++;
						}
						continue;
					}
				}
				if (ch === 35 && lastParenEnd !== -1 && !arithExtent && arithBase < 0 && useGrammar && !checkedGrammar && this._nestingDepth + (scripts?.length ?? 0) < 256 && skipBlanks(src, lastParenEnd, len) === this.pos) {
					checkedGrammar = !0;
					let scope = scripts?.[scripts.length - 1], end = this.findSubstitutionEnd(scope?.start ?? start, len, this._nestingDepth + (scripts?.length ?? 0) + 1);
					if (end !== -1) {
						if (scope === void 0) return this.pos = end, bt ? src.slice(start, end - 1) : "";
						this.pos = end - 1, depth = scope.depth + 1, caseDepth = 0, caseParens = 0, wordStartAfterParen.length = scope.parens + 1, ch = 41;
					}
				}
				if (ch === 40) {
					let prev = this.pos > start && this.pos !== escapedEnd ? src.charCodeAt(this.pos - 1) : 0, commandDollarPos = prev === 36 ? this.pos - 1 : this.pos === continuedParenPos ? continuedDollarPos : -1, wordParen = commandDollarPos !== -1 || prev === 60 || prev === 62 || prev === 61 || prev === 64 || prev === 63 || prev === 42 || prev === 43 || prev === 33 || prev === 40 && wordStartAfterParen[wordStartAfterParen.length - 1] === !1 || arithExtent && this.pos === start, script = commandDollarPos !== -1 && src.charCodeAt(this.pos + 1) !== 40 || (prev === 60 || prev === 62) && arithBase < 0 && !arithExtent;
					script && ((scripts ??= []).push({
						start: this.pos + 1,
						dollar: commandDollarPos,
						depth,
						parens: wordStartAfterParen.length,
						caseDepth,
						caseParens,
						arithBase,
						arithExtent,
						substitutions,
						checkedGrammar,
						pendingDelims
					}), caseDepth = 0, caseParens = 0, arithBase = -1, arithExtent = !1, checkedGrammar = !1, pendingDelims = null), wordStartAfterParen.push(!wordParen), wordStart = !0, !script && arithBase < 0 && this.pos + 1 < len && src.charCodeAt(this.pos + 1) === 40 && (arithBase = depth), commandDollarPos !== -1 && (script ? substitutions++ : (arithmeticOpens ??= []).push(depth), substitutions + (arithmeticOpens?.length ?? 0) + this._nestingDepth + +!quoteOnly > 256 && !reported && (this.errors.push({
						message: "maximum command substitution nesting depth exceeded",
						pos: commandDollarPos
					}), reported = !0)), continuedDollarPos = -1, continuedParenPos = -1, depth++, caseDepth > 0 && caseParens++, this.pos++;
				} else if (ch === 41) {
					if (caseDepth > 0 && caseParens === 0) this.pos++, wordStart = !0;
					else {
						if (caseDepth > 0 && caseParens--, depth--, depth === 0 && !quoteOnly) {
							let result = bt ? src.slice(start, this.pos) : "";
							return this.pos++, result;
						}
						if (depth <= arithBase && (arithBase = -1), arithmeticOpens !== void 0) for (; arithmeticOpens.length > 0 && arithmeticOpens[arithmeticOpens.length - 1] >= depth;) arithmeticOpens.pop();
						wordStart = wordStartAfterParen.pop() ?? !0, this.pos++;
						let scope = scripts?.[scripts.length - 1];
						scope !== void 0 && scope.depth === depth && (scripts.pop(), caseDepth = scope.caseDepth, caseParens = scope.caseParens, arithBase = scope.arithBase, arithExtent = scope.arithExtent, substitutions = scope.substitutions, checkedGrammar = scope.checkedGrammar, pendingDelims = scope.pendingDelims);
					}
					lastParenEnd = this.pos;
				} else if (ch === 92) {
					if (this.pos > start && src.charCodeAt(this.pos - 1) === 36) {
						let logicalPos = skipLineContinuations(src, this.pos, len);
						logicalPos > this.pos && src.charCodeAt(logicalPos) === 40 && src.charCodeAt(logicalPos + 1) !== 40 && (continuedDollarPos = this.pos - 1, continuedParenPos = logicalPos);
					}
					this.pos++, this.pos < len && (src.charCodeAt(this.pos) !== 10 && (wordStart = !1), this.pos++), escapedEnd = this.pos;
				} else if (ch === 36) {
					let next = src.charCodeAt(++this.pos);
					next === 39 ? (this.pos++, this.skipAnsiCQuoted()) : next === 36 ? this.pos++ : next === 123 && !isBraceCommandOpener(src.charCodeAt(this.pos + 1)) && (quotes.push({
						close: 125,
						depth
					}), parameterDepth++, this.pos++), wordStart = !1;
				} else if (ch === 39) this.pos++, this.skipSQ(), wordStart = !1;
				else if (ch === 34) quotes.push({
					close: 34,
					depth
				}), quotedDepth++, this.pos++, wordStart = !1;
				else if (ch === 96) {
					for (this.pos++; this.pos < len && src.charCodeAt(this.pos) !== 96;) src.charCodeAt(this.pos) === 92 && this.pos++, this.pos < len && this.pos++;
					this.pos < len && this.pos++, wordStart = !1;
				} else if (ch === 60 && arithBase < 0 && this.pos + 1 < len && src.charCodeAt(this.pos + 1) === 60) {
					if (this.pos + 2 < len && src.charCodeAt(this.pos + 2) === 60) this.pos += 3;
					else {
						this.pos += 2;
						let strip = this.pos < len && src.charCodeAt(this.pos) === 45;
						strip && this.pos++, this.skipSpacesAndTabs(), this.readHereDocDelimiter(), (this._hereDelim || this._hereQuoted) && (pendingDelims ??= []).push({
							delimiter: this._hereDelim,
							strip,
							quoted: this._hereQuoted
						});
					}
					wordStart = !1;
				} else if (ch === 10 && pendingDelims) {
					this.pos++;
					for (let hd of pendingDelims) this.skipHereDocBody(hd.delimiter, hd.strip, !0, hd.quoted);
					pendingDelims = null, wordStart = !0;
				} else if (ch === 35 && arithBase < 0 && !arithExtent && wordStart) for (; this.pos < len && src.charCodeAt(this.pos) !== 10;) this.pos++;
				else {
					let wStart = this.pos;
					for (; this.pos < len;) {
						let wc = src.charCodeAt(this.pos);
						if (wc < 128 && charType[wc]) break;
						this.pos++;
					}
					if (this.pos > wStart) {
						if (this.pos - wStart === 4 && wordStart && arithBase < 0 && !arithExtent) {
							let c0 = src.charCodeAt(wStart);
							c0 === 99 && src.charCodeAt(wStart + 1) === 97 && src.charCodeAt(wStart + 2) === 115 && src.charCodeAt(wStart + 3) === 101 ? caseDepth++ : c0 === 101 && src.charCodeAt(wStart + 1) === 115 && src.charCodeAt(wStart + 2) === 97 && src.charCodeAt(wStart + 3) === 99 && caseDepth > 0 && (caseDepth--, caseDepth === 0 && (caseParens = 0));
						}
						wordStart = !1;
					} else {
						let wc = src.charCodeAt(this.pos);
						wordStart = wc < 128 && !!(charType[wc] & 1), this.pos++;
					}
				}
			}
			return this._unbalanced = !0, quoteOnly && scripts !== void 0 && scripts.length > 0 && this.errors.push({
				message: "unterminated command substitution",
				pos: scripts[0].dollar
			}), bt ? src.slice(start, this.pos) : "";
		}
	}
	function opPrec(op) {
		switch (op) {
			case ",": return 1;
			case "=":
			case "+=":
			case "-=":
			case "*=":
			case "/=":
			case "%=":
			case "<<=":
			case ">>=":
			case "&=":
			case "|=":
			case "^=": return 2;
			case "||": return 4;
			case "&&": return 5;
			case "|": return 6;
			case "^": return 7;
			case "&": return 8;
			case "==":
			case "!=": return 9;
			case "<":
			case "<=":
			case ">":
			case ">=": return 10;
			case "<<":
			case ">>": return 11;
			case "+":
			case "-": return 12;
			case "*":
			case "/":
			case "%": return 13;
			case "**": return 14;
			case "?": return 3;
			default: return -1;
		}
	}
	function trimEnd(src, start, end) {
		for (; end > start;) {
			let c = src.charCodeAt(end - 1);
			if (c !== 32 && c !== 9 && c !== 10) break;
			end--;
		}
		return end;
	}
	function opRightAssoc(op) {
		switch (op) {
			case "=":
			case "+=":
			case "-=":
			case "*=":
			case "/=":
			case "%=":
			case "<<=":
			case ">>=":
			case "&=":
			case "|=":
			case "^=":
			case "**": return !0;
			default: return !1;
		}
	}
	function parseArithmeticExpression(src, offset = 0, collector, nestingDepth = 0) {
		let pos = 0, len = src.length, initialWordCount = collector?.embeddedWords.length ?? 0;
		function makeWord(start, end, embedded = !1) {
			let node = {
				type: "ArithmeticWord",
				pos: start + offset,
				end: end + offset,
				value: src.slice(start, end),
				parts: void 0
			};
			return embedded && collector?.embeddedWords.push(node), node;
		}
		function skipWS() {
			for (; pos < len;) {
				let c = src.charCodeAt(pos);
				if (c === 32 || c === 9 || c === 10) pos++;
				else break;
			}
		}
		function tryReadBinOp() {
			if (pos >= len) return null;
			let c = src.charCodeAt(pos), nc = pos + 1 < len ? src.charCodeAt(pos + 1) : 0, nnc = pos + 2 < len ? src.charCodeAt(pos + 2) : 0;
			switch (c) {
				case 44: return pos++, ",";
				case 61: return nc === 61 ? (pos += 2, "==") : (pos++, "=");
				case 33: return nc === 61 ? (pos += 2, "!=") : null;
				case 60: return nc === 60 ? nnc === 61 ? (pos += 3, "<<=") : (pos += 2, "<<") : nc === 61 ? (pos += 2, "<=") : (pos++, "<");
				case 62: return nc === 62 ? nnc === 61 ? (pos += 3, ">>=") : (pos += 2, ">>") : nc === 61 ? (pos += 2, ">=") : (pos++, ">");
				case 43: return nc === 61 ? (pos += 2, "+=") : nc === 43 ? null : (pos++, "+");
				case 45: return nc === 61 ? (pos += 2, "-=") : nc === 45 ? null : (pos++, "-");
				case 42: return nc === 42 ? (pos += 2, "**") : nc === 61 ? (pos += 2, "*=") : (pos++, "*");
				case 47: return nc === 61 ? (pos += 2, "/=") : (pos++, "/");
				case 37: return nc === 61 ? (pos += 2, "%=") : (pos++, "%");
				case 124: return nc === 124 ? (pos += 2, "||") : nc === 61 ? (pos += 2, "|=") : (pos++, "|");
				case 38: return nc === 38 ? (pos += 2, "&&") : nc === 61 ? (pos += 2, "&=") : (pos++, "&");
				case 94: return nc === 61 ? (pos += 2, "^=") : (pos++, "^");
				case 63: return pos++, "?";
				default: return null;
			}
		}
		function skipTruncatedUnary() {
			for (skipWS(); pos < len;) {
				let c = src.charCodeAt(pos);
				if (c !== 33 && c !== 126 && c !== 43 && c !== 45 || src.charCodeAt(pos + 1) === 61) break;
				pos++, skipWS();
			}
			if (src.charCodeAt(pos) === 40) {
				let groups = 1;
				for (pos++; pos < len && groups > 0;) {
					let wordEnd = collector?.findArithmeticWordEnd?.(pos + offset, offset + len) ?? pos + offset;
					if (wordEnd > pos + offset) {
						pos = wordEnd - offset;
						continue;
					}
					let c = src.charCodeAt(pos++);
					c === 40 ? groups++ : c === 41 && groups--;
				}
			} else pos < len && src.charCodeAt(pos) !== 41 && src.charCodeAt(pos) !== 58 && parseAtom(0);
			skipWS();
			let c = src.charCodeAt(pos);
			(c === 43 || c === 45) && src.charCodeAt(pos + 1) === c && (pos += 2);
		}
		function recoverExpression(minPrec) {
			skipWS();
			let start = pos;
			if (start === len) return makeWord(start, start);
			let wordCount = collector?.embeddedWords.length ?? 0, ternaries = 0;
			for (;;) {
				if (skipTruncatedUnary(), skipWS(), src.charCodeAt(pos) === 58 && ternaries > 0) {
					ternaries--, pos++;
					continue;
				}
				let saved = pos, op = tryReadBinOp();
				if (op === null || ternaries === 0 && opPrec(op) < minPrec) {
					pos = saved;
					break;
				}
				op === "?" && ternaries++;
			}
			return collector && (collector.embeddedWords.length = wordCount), makeWord(start, trimEnd(src, start, pos));
		}
		function parseBinExpr(minPrec, depth) {
			if (depth > 256) return recoverExpression(minPrec);
			let left = parseUnaryExpr(depth);
			for (; skipWS(), !(pos >= len);) {
				let saved = pos, op = tryReadBinOp();
				if (!op) break;
				if (op === "?") {
					if (opPrec(op) < minPrec) {
						pos = saved;
						break;
					}
					let consequent = parseBinExpr(1, depth + 1);
					skipWS(), pos < len && src.charCodeAt(pos) === 58 && pos++;
					let alternate = parseBinExpr(3, depth + 1);
					left = {
						type: "ArithmeticTernary",
						pos: left.pos,
						end: alternate.end,
						test: left,
						consequent,
						alternate
					};
					continue;
				}
				let prec = opPrec(op);
				if (prec < minPrec) {
					pos = saved;
					break;
				}
				let right = parseBinExpr(opRightAssoc(op) ? prec : prec + 1, depth + 1);
				left = {
					type: "ArithmeticBinary",
					pos: left.pos,
					end: right.end,
					operator: op,
					left,
					right
				};
			}
			return left;
		}
		function parseUnaryExpr(depth) {
			if (skipWS(), depth > 256) return recoverExpression(15);
			if (pos >= len) return makeWord(pos, pos);
			let start = pos, c = src.charCodeAt(pos), nc = pos + 1 < len ? src.charCodeAt(pos + 1) : 0;
			if (c === 43 && nc === 43) {
				pos += 2;
				let operand = parseUnaryExpr(depth + 1);
				return {
					type: "ArithmeticUnary",
					pos: start + offset,
					end: operand.end,
					operator: "++",
					operand,
					prefix: !0
				};
			}
			if (c === 45 && nc === 45) {
				pos += 2;
				let operand = parseUnaryExpr(depth + 1);
				return {
					type: "ArithmeticUnary",
					pos: start + offset,
					end: operand.end,
					operator: "--",
					operand,
					prefix: !0
				};
			}
			if (c === 33) {
				pos++;
				let operand = parseUnaryExpr(depth + 1);
				return {
					type: "ArithmeticUnary",
					pos: start + offset,
					end: operand.end,
					operator: "!",
					operand,
					prefix: !0
				};
			}
			if (c === 126) {
				pos++;
				let operand = parseUnaryExpr(depth + 1);
				return {
					type: "ArithmeticUnary",
					pos: start + offset,
					end: operand.end,
					operator: "~",
					operand,
					prefix: !0
				};
			}
			if (c === 43 && nc !== 43 && nc !== 61) {
				pos++;
				let operand = parseUnaryExpr(depth + 1);
				return {
					type: "ArithmeticUnary",
					pos: start + offset,
					end: operand.end,
					operator: "+",
					operand,
					prefix: !0
				};
			}
			if (c === 45 && nc !== 45 && nc !== 61) {
				pos++;
				let operand = parseUnaryExpr(depth + 1);
				return {
					type: "ArithmeticUnary",
					pos: start + offset,
					end: operand.end,
					operator: "-",
					operand,
					prefix: !0
				};
			}
			return parsePostfixExpr(depth);
		}
		function parsePostfixExpr(depth) {
			let operand = parseAtom(depth);
			if (skipWS(), pos + 1 < len) {
				let c = src.charCodeAt(pos), nc = src.charCodeAt(pos + 1);
				if (c === 43 && nc === 43) return pos += 2, {
					type: "ArithmeticUnary",
					pos: operand.pos,
					end: pos + offset,
					operator: "++",
					operand,
					prefix: !1
				};
				if (c === 45 && nc === 45) return pos += 2, {
					type: "ArithmeticUnary",
					pos: operand.pos,
					end: pos + offset,
					operator: "--",
					operand,
					prefix: !1
				};
			}
			return operand;
		}
		function parseAtom(depth) {
			if (skipWS(), pos >= len) return makeWord(pos, pos);
			let c = src.charCodeAt(pos);
			if (c === 40) {
				let start = pos;
				pos++;
				let expr = parseBinExpr(0, depth + 1);
				return skipWS(), pos < len && src.charCodeAt(pos) === 41 && pos++, {
					type: "ArithmeticGroup",
					pos: start + offset,
					end: pos + offset,
					expression: expr
				};
			}
			if (c === 36) {
				let start = pos, wordCount = collector?.embeddedWords.length ?? 0, atom = readDollarAtom(), wordEnd = collector?.findArithmeticWordEnd?.(start + offset, offset + len) ?? pos + offset;
				return wordEnd > pos + offset ? (collector && (collector.embeddedWords.length = wordCount), pos = wordEnd - offset, makeWord(start, pos, !0)) : atom;
			}
			if (c === 96 || c === 34 || c === 39) {
				let start = pos;
				return pos = (collector?.findArithmeticWordEnd?.(start + offset, offset + len) ?? start + offset + 1) - offset, makeWord(start, pos, !0);
			}
			let start = pos, wordCount = collector?.embeddedWords.length ?? 0, atom = readWordAtom(), wordEnd = collector?.findArithmeticWordEnd?.(start + offset, offset + len) ?? pos + offset;
			return wordEnd > pos + offset ? (collector && (collector.embeddedWords.length = wordCount), pos = wordEnd - offset, makeWord(start, pos, !0)) : atom;
		}
		function readDollarAtom() {
			let start = pos;
			if (pos++, pos >= len) return makeWord(start, pos);
			let c = src.charCodeAt(pos);
			if (c === 40) {
				if (pos + 1 < len && src.charCodeAt(pos + 1) === 40) {
					let expansionEnd = collector?.findArithmeticExpansionEnd(start + offset, offset + len) ?? -1;
					if (expansionEnd !== -1) pos = expansionEnd - offset;
					else {
						pos += 2;
						let depth = 1;
						for (; pos < len && depth > 0;) src.charCodeAt(pos) === 40 && src.charCodeAt(pos + 1) === 40 ? (depth++, pos += 2) : src.charCodeAt(pos) === 41 && src.charCodeAt(pos + 1) === 41 ? (depth--, pos += 2) : pos++;
					}
				} else {
					pos++;
					let close = collector?.findClosingParenthesis(pos + offset, offset + len) ?? -1;
					if (close !== -1) pos = close - offset + 1;
					else {
						let depth = 1;
						for (; pos < len && depth > 0;) {
							let ch = src.charCodeAt(pos++);
							ch === 40 ? depth++ : ch === 41 && depth--;
						}
					}
					let text = src.slice(start, pos);
					return collector ? collector.commandExpansion(start + offset, pos + offset, text) : new ScriptExpansionImpl("ArithmeticCommandExpansion", start + offset, pos + offset, text);
				}
			} else if (c === 123) {
				let close = collector?.findClosingBrace(pos + offset + 1, offset + len) ?? -1;
				if (close !== -1) pos = close - offset + 1;
				else {
					pos++;
					let depth = 1;
					for (; pos < len && depth > 0;) {
						let ch = src.charCodeAt(pos++);
						ch === 123 ? depth++ : ch === 125 && depth--;
					}
				}
			} else for (; pos < len;) {
				let ch = src.charCodeAt(pos);
				if (ch >= 97 && ch <= 122 || ch >= 65 && ch <= 90 || ch >= 48 && ch <= 57 || ch === 95) pos++;
				else break;
			}
			return makeWord(start, pos, c === 40 || c === 123);
		}
		function readWordAtom() {
			let start = pos;
			for (; pos < len;) {
				let c = src.charCodeAt(pos);
				if (c >= 48 && c <= 57 || c >= 65 && c <= 90 || c >= 97 && c <= 122 || c === 95 || c === 35) pos++;
				else break;
			}
			if (pos > start && pos < len && src.charCodeAt(pos) === 91) {
				let close = collector?.findClosingBracket?.(pos + offset + 1, offset + len) ?? -1;
				if (close !== -1) pos = close - offset + 1;
				else {
					pos++;
					let depth = 1;
					for (; pos < len && depth > 0;) {
						let c = src.charCodeAt(pos);
						c === 91 ? depth++ : c === 93 && depth--, pos++;
					}
				}
				return makeWord(start, pos, !0);
			}
			return pos === start && pos++, makeWord(start, pos);
		}
		if (skipWS(), pos >= len) return null;
		let start = pos, result = parseBinExpr(0, nestingDepth);
		return skipWS(), pos < len ? (collector && (collector.embeddedWords.length = initialWordCount), makeWord(start, trimEnd(src, start, len), collector !== void 0)) : result;
	}
	let computeBareWordParts = (_source, word) => hasGlobCharacters(word.text) ? parseGlobParts(word.text, 0, word.text.length, void 0, word.pos) : void 0;
	function wordPartsResolver(context) {
		return context.wordParts ??= (source, word, depth) => computeWordParts(source, word, depth, context);
	}
	function embeddedPartsResolver(context) {
		return context.embeddedParts ??= (source, word, depth) => computeEmbeddedWordParts(source, word, depth, context);
	}
	function arrayPartsResolver(context) {
		return context.arrayParts ??= (source, word, depth) => computeArrayElementParts(source, word, depth, context);
	}
	function computeWordParts(source, word, depth = 0, context = createSubstitutionContext()) {
		let lexer = new Lexer(source, word.pos, word.end, !1, context);
		return lexer._nestingDepth = depth, lexer.buildWordParts(word.pos) ?? void 0;
	}
	function computeEmbeddedWordParts(source, word, depth = 0, context, arithmetic = !1) {
		if (!hasEmbeddedWordStructure(source, word.pos, word.end)) return;
		let lexer = new Lexer(source, word.pos, word.end, !1, context);
		return lexer._nestingDepth = depth, lexer.buildEmbeddedWordParts(word.pos, arithmetic) ?? void 0;
	}
	function computeArrayElementParts(source, word, depth = 0, context) {
		let lexer = new Lexer(source, word.pos, word.end, !1, context);
		return lexer._nestingDepth = depth, lexer.buildArrayElementParts(word.pos) ?? void 0;
	}
	function computeHereDocBodyParts(source, word, depth = 0, context) {
		let lexer = new Lexer(source, word.pos, word.end, !1, context);
		return lexer._nestingDepth = depth, lexer.buildHereDocParts(word.pos, word.end) ?? void 0;
	}
	function parseArithmeticWithParts(body, offset, source, depth, context, embeddedDepth = depth) {
		if (!hasEmbeddedWordStructure(source, offset, offset + body.length)) return parseArithmeticExpression(body, offset, void 0, depth) ?? void 0;
		let embeddedWords = [], lexer = new Lexer(source, 0, source.length, !1, context);
		lexer._nestingDepth = depth;
		let expression = parseArithmeticExpression(body, offset, {
			embeddedWords,
			commandExpansion: (pos, end, text) => new ScriptExpansionImpl("ArithmeticCommandExpansion", pos, end, text, {
				source,
				start: pos + 2,
				end: end - 1,
				depth: depth + 1,
				parenBoundary: !0,
				context
			}),
			findClosingBracket: (start, end) => lexer.findClosingBracket(start, end),
			findClosingBrace: (start, end) => lexer.findClosingBrace(start, end),
			findClosingParenthesis: (start, end) => lexer.findClosingParenthesis(start, end),
			findArithmeticExpansionEnd: (start, end) => lexer.findArithmeticExpansionEnd(start, end),
			findArithmeticWordEnd: (start, end) => lexer.findArithmeticWordEnd(start, end)
		}, depth) ?? void 0;
		if (embeddedDepth <= 256) for (let node of embeddedWords) node.parts = computeEmbeddedWordParts(source, node, embeddedDepth, context, !0);
		return expression;
	}
	class ArrayValueImpl {
		type = "ArrayValue";
		pos;
		end;
		#source;
		#depth;
		#context;
		#elements;
		constructor(source, pos, end, depth, context) {
			this.pos = pos, this.end = end, this.#source = source, this.#depth = depth, this.#context = context;
		}
		get elements() {
			if (this.#elements) return this.#elements;
			let lexer = new Lexer(this.#source, this.pos + 1, this.end - 1, !1, this.#context);
			lexer._nestingDepth = this.#depth;
			let elements = [];
			for (; lexer.peek(LexContext.ArrayElement).token !== Token.EOF;) {
				let token = lexer.next(LexContext.ArrayElement);
				if (token.token !== Token.Word && token.token !== Token.Assignment) continue;
				let text = token.raw ? token.value : this.#source.slice(token.pos, token.end), indexed = text.charCodeAt(0) === 91, context = lexer.getSubstitutionContext(), source = !indexed && token.raw && token.keywordEligible ? void 0 : this.#source, resolver = source === void 0 ? computeBareWordParts : indexed ? arrayPartsResolver(context) : wordPartsResolver(context);
				elements.push(new WordImpl(text, token.pos, token.end, source, resolver, this.#depth));
			}
			return this.#elements = elements, elements;
		}
		toJSON() {
			return {
				type: this.type,
				pos: this.pos,
				end: this.end,
				elements: this.elements
			};
		}
	}
	class AssignmentImpl {
		type = "Assignment";
		pos;
		end;
		text;
		#source;
		#depth;
		#context;
		#operatorPos;
		#name = null;
		#append;
		#index;
		#value = null;
		constructor(text, pos, end, source, operatorPos, depth, context) {
			this.pos = pos, this.end = end, this.text = text, this.#source = source, this.#operatorPos = operatorPos, this.#depth = depth, this.#context = context;
		}
		get name() {
			return this.#name ?? this.resolveTarget();
		}
		get append() {
			return this.#name === null && this.resolveTarget(), this.#append;
		}
		get index() {
			return this.#name === null && this.resolveTarget(), this.#index;
		}
		get value() {
			if (this.#value !== null) return this.#value;
			let start = this.#operatorPos + 1, arrayStart = skipLineContinuations(this.#source, start, this.end);
			return this.#value = this.#source.charCodeAt(arrayStart) === 40 && this.#source.charCodeAt(this.end - 1) === 41 ? new ArrayValueImpl(this.#source, arrayStart, this.end, this.#depth, this.#context) : new WordImpl(this.#source.slice(start, this.end), start, this.end, this.#source, wordPartsResolver(this.#context), this.#depth), this.#value;
		}
		resolveTarget() {
			let equal = this.#operatorPos - this.pos, nameEnd = equal, appendPos = equal;
			for (; appendPos >= 2 && this.text.charCodeAt(appendPos - 2) === 92 && this.text.charCodeAt(appendPos - 1) === 10;) appendPos -= 2;
			this.text.charCodeAt(appendPos - 1) === 43 && (this.#append = !0, nameEnd = appendPos - 1);
			let bracket = this.text.indexOf("[");
			if (bracket > 0 && bracket < nameEnd) {
				let close = this.text.lastIndexOf("]", equal);
				if (close > bracket) {
					let start = this.pos + bracket + 1, end = this.pos + close;
					this.#index = new WordImpl(this.#source.slice(start, end), start, end, this.#source, embeddedPartsResolver(this.#context), this.#depth), nameEnd = bracket;
				}
			}
			let name = this.text.slice(0, nameEnd);
			return this.#name = name.includes("\\\n") ? name.split("\\\n").join("") : name;
		}
		toJSON() {
			return {
				type: this.type,
				pos: this.pos,
				end: this.end,
				text: this.text,
				name: this.name,
				append: this.append,
				index: this.index,
				value: this.value
			};
		}
	}
	let isArgument = (item) => item.type === "Word" || item.type === "Assignment";
	class CommandImpl {
		type = "Command";
		pos;
		end;
		name;
		prefix;
		suffix;
		#args;
		#redirects;
		constructor(pos, end, name, prefix, suffix) {
			this.pos = pos, this.end = end, this.name = name, this.prefix = prefix, this.suffix = suffix;
		}
		get args() {
			if (this.#args === void 0) {
				let suffix = this.suffix;
				this.#args = suffix.every(isArgument) ? suffix : suffix.filter(isArgument);
			}
			return this.#args;
		}
		get redirects() {
			if (this.#redirects === void 0) {
				let redirects = [];
				for (let item of this.prefix) item.type !== "Assignment" && redirects.push(item);
				for (let item of this.suffix) isArgument(item) || redirects.push(item);
				this.#redirects = redirects;
			}
			return this.#redirects;
		}
		toJSON() {
			return {
				type: this.type,
				pos: this.pos,
				end: this.end,
				name: this.name,
				prefix: this.prefix,
				suffix: this.suffix
			};
		}
	}
	class HereDocBodyImpl {
		type = "HereDocBody";
		pos;
		end;
		text = "";
		#source;
		#depth;
		#context;
		#parts;
		constructor(source, pos, quoted, depth, context) {
			this.pos = pos, this.end = pos, this.#source = source, this.#depth = depth, this.#context = context, this.#parts = quoted ? void 0 : null;
		}
		get parts() {
			return this.#parts === null && (this.#parts = computeHereDocBodyParts(this.#source, this, this.#depth, this.#context)), this.#parts;
		}
		toJSON() {
			return {
				type: this.type,
				pos: this.pos,
				end: this.end,
				text: this.text,
				parts: this.parts
			};
		}
	}
	Lexer._findSubstitutionEnd = findSubstitutionEnd, ScriptExpansionImpl._resolveScript = parseRegion, ArithmeticExpansionImpl._resolveExpression = parseArithmeticWithParts;
	function isDeclarationCommand(name) {
		switch (name.length) {
			case 5: return name === "local" || name === "alias";
			case 6: return name === "export";
			case 7: return name === "declare" || name === "typeset";
			case 8: return name === "readonly";
			default: return !1;
		}
	}
	class ArithmeticCommandImpl {
		type = "ArithmeticCommand";
		pos;
		end;
		body;
		#source;
		#depth;
		#context;
		#expression = null;
		constructor(pos, end, body, source, depth, context) {
			this.pos = pos, this.end = end, this.body = body, this.#source = source, this.#depth = depth, this.#context = context;
		}
		get expression() {
			return this.#expression === null && (this.#expression = parseArithmeticWithParts(this.body, this.pos + 2, this.#source, this.#depth, this.#context)), this.#expression;
		}
		set expression(v) {
			this.#expression = v ?? void 0;
		}
		toJSON() {
			return {
				type: this.type,
				pos: this.pos,
				end: this.end,
				expression: this.expression,
				body: this.body
			};
		}
	}
	class ArithmeticForImpl {
		type = "ArithmeticFor";
		pos;
		end;
		body;
		#initStr;
		#testStr;
		#updateStr;
		#initPos;
		#testPos;
		#updatePos;
		#source;
		#depth;
		#context;
		#initialize = null;
		#test = null;
		#update = null;
		constructor(pos, end, body, initStr, testStr, updateStr, initPos, testPos, updatePos, source, depth, context) {
			this.pos = pos, this.end = end, this.body = body, this.#initStr = initStr, this.#testStr = testStr, this.#updateStr = updateStr, this.#initPos = initPos, this.#testPos = testPos, this.#updatePos = updatePos, this.#source = source, this.#depth = depth, this.#context = context;
		}
		get initialize() {
			return this.#initialize === null && (this.#initialize = this.#initStr ? parseArithmeticWithParts(this.#initStr, this.#initPos, this.#source, this.#depth, this.#context) : void 0), this.#initialize;
		}
		set initialize(v) {
			this.#initialize = v ?? void 0;
		}
		get test() {
			return this.#test === null && (this.#test = this.#testStr ? parseArithmeticWithParts(this.#testStr, this.#testPos, this.#source, this.#depth, this.#context) : void 0), this.#test;
		}
		set test(v) {
			this.#test = v ?? void 0;
		}
		get update() {
			return this.#update === null && (this.#update = this.#updateStr ? parseArithmeticWithParts(this.#updateStr, this.#updatePos, this.#source, this.#depth, this.#context) : void 0), this.#update;
		}
		set update(v) {
			this.#update = v ?? void 0;
		}
		toJSON() {
			return {
				type: this.type,
				pos: this.pos,
				end: this.end,
				initialize: this.initialize,
				test: this.test,
				update: this.update,
				body: this.body
			};
		}
	}
	let CASE_TERMINATORS = {
		[Token.DoubleSemi]: ";;",
		[Token.SemiAmp]: ";&",
		[Token.DoubleSemiAmp]: ";;&"
	}, REDIRECT_OPS = {
		">": ">",
		">>": ">>",
		"<": "<",
		"<>": "<>",
		"<&": "<&",
		">&": ">&",
		">|": ">|",
		"&>": "&>",
		"&>>": "&>>"
	}, listTerminators = new Uint8Array(37);
	listTerminators[Token.EOF] = 1, listTerminators[Token.RParen] = 1, listTerminators[Token.RBrace] = 1, listTerminators[Token.Then] = 1, listTerminators[Token.Else] = 1, listTerminators[Token.Elif] = 1, listTerminators[Token.Fi] = 1, listTerminators[Token.Do] = 1, listTerminators[Token.Done] = 1, listTerminators[Token.Esac] = 1, listTerminators[Token.DoubleSemi] = 1, listTerminators[Token.SemiAmp] = 1, listTerminators[Token.DoubleSemiAmp] = 1;
	let compoundClosers = new Uint8Array(37);
	compoundClosers[Token.RParen] = 1, compoundClosers[Token.RBrace] = 1, compoundClosers[Token.DblRBracket] = 1, compoundClosers[Token.Fi] = 1, compoundClosers[Token.Done] = 1, compoundClosers[Token.Esac] = 1, compoundClosers[Token.ArithCmd] = 1;
	function isTestNegation(t) {
		return t.token === Token.Word && t.keywordEligible && t.value === "!";
	}
	let commandStarts = new Uint8Array(37);
	commandStarts[Token.Word] = 1, commandStarts[Token.Assignment] = 1, commandStarts[Token.Bang] = 1, commandStarts[Token.LParen] = 1, commandStarts[Token.LBrace] = 1, commandStarts[Token.DblLBracket] = 1, commandStarts[Token.If] = 1, commandStarts[Token.For] = 1, commandStarts[Token.While] = 1, commandStarts[Token.Until] = 1, commandStarts[Token.Case] = 1, commandStarts[Token.Function] = 1, commandStarts[Token.Select] = 1, commandStarts[Token.ArithCmd] = 1, commandStarts[Token.Coproc] = 1, commandStarts[Token.Redirect] = 1;
	let UNARY_TEST_OPS = {
		"-a": 1,
		"-b": 1,
		"-c": 1,
		"-d": 1,
		"-e": 1,
		"-f": 1,
		"-g": 1,
		"-h": 1,
		"-k": 1,
		"-p": 1,
		"-r": 1,
		"-s": 1,
		"-t": 1,
		"-u": 1,
		"-v": 1,
		"-w": 1,
		"-x": 1,
		"-z": 1,
		"-n": 1,
		"-o": 1,
		"-N": 1,
		"-S": 1,
		"-L": 1,
		"-G": 1,
		"-O": 1,
		"-R": 1
	}, BINARY_TEST_OPS = {
		"==": 1,
		"!=": 1,
		"=~": 1,
		"=": 1,
		"-eq": 1,
		"-ne": 1,
		"-lt": 1,
		"-le": 1,
		"-gt": 1,
		"-ge": 1,
		"-nt": 1,
		"-ot": 1,
		"-ef": 1,
		"<": 1,
		">": 1
	}, EMPTY_REDIRECTS = [], EMPTY_PREFIXES = [], EMPTY_ELIFS = [];
	function parse(source) {
		return new Parser(source, 0, source.length).run();
	}
	function parseRegion(source, start, end, depth = 0, parenBoundary = !1, context) {
		return new Parser(source, start, end, depth, parenBoundary, void 0, context).run();
	}
	class SubstitutionLexer extends Lexer {
		boundaries;
		pending;
		context;
		constructor(source, boundary, boundaries, pending, context, parenBoundary = !0) {
			super(source, boundary.start, boundary.end, parenBoundary, context), this._nestingDepth = boundary.depth, this.boundaries = boundaries, this.pending = pending, this.context = context;
		}
		fork(start, end, parenBoundary = !1) {
			return new SubstitutionLexer(this.getSource(), {
				start,
				end,
				depth: this._nestingDepth
			}, this.boundaries, this.pending, this.context, parenBoundary);
		}
		findSubstitutionEnd(start, end, depth = this._nestingDepth + 1) {
			let known = this.context.boundaries?.get(start);
			if (known !== void 0) return known <= end ? known : -1;
			let boundary = this.boundaries.get(start);
			return boundary === void 0 ? (this.boundaries.has(start) || (this.boundaries.set(start, void 0), this.pending.push({
				start,
				end,
				depth
			})), -1) : boundary <= end ? boundary : -1;
		}
	}
	function findSubstitutionEnd(source, start, end, depth, context) {
		let boundaries = new Map([[start, void 0]]), pending = [{
			start,
			end,
			depth
		}];
		for (; pending.length > 0;) {
			let count = pending.length, boundary = pending[count - 1], lexer = new SubstitutionLexer(source, boundary, boundaries, pending, context), found = new Parser(source, boundary.start, boundary.end, boundary.depth, !0, lexer).findSubstitutionEnd();
			pending.length === count && (boundaries.set(boundary.start, found), found !== -1 && substitutionBoundaries(context).set(boundary.start, found), pending.pop());
		}
		return boundaries.get(start) ?? -1;
	}
	class Parser {
		tok;
		source;
		start;
		end;
		depth;
		errors = null;
		syntaxDepth = 0;
		constructor(source, start, end, depth = 0, parenBoundary = !1, lexer, context) {
			this.tok = lexer ?? new Lexer(source, start, end, parenBoundary, createSubstitutionContext(context)), this.tok._nestingDepth = depth, this.source = source, this.start = start, this.end = end, this.depth = depth;
		}
		run() {
			let start = this.start;
			this.depth > 256 && this.error("maximum substitution nesting depth exceeded", start);
			let shebang;
			if (start === 0 && this.source.charCodeAt(0) === 35 && this.source.charCodeAt(1) === 33) {
				let nl = this.source.indexOf("\n");
				shebang = nl === -1 ? this.source : this.source.slice(0, nl);
			}
			let commands = this.list();
			for (;;) {
				let unexpected = this.tok.peek(LexContext.CommandStart);
				if (unexpected.token === Token.EOF || (this.unexpectedToken(unexpected), !listTerminators[unexpected.token] && unexpected.token !== Token.In)) break;
				this.tok.next(LexContext.CommandStart);
				let separator = this.tok.peek(LexContext.CommandStart).token;
				if (separator !== Token.Semi && separator !== Token.Newline && separator !== Token.Amp) break;
				for (; separator === Token.Semi || separator === Token.Newline || separator === Token.Amp;) this.tok.next(LexContext.CommandStart), separator = this.tok.peek(LexContext.CommandStart).token;
				let recovered = this.list();
				for (let i = 0; i < recovered.length; i++) commands.push(recovered[i]);
			}
			let lexerErrors = this.tok._errors;
			if (lexerErrors !== null && lexerErrors.length > 0) {
				let errors = this.errors ??= [];
				for (let i = 0; i < lexerErrors.length; i++) errors.push(lexerErrors[i]);
			}
			return this.errors !== null && this.errors.length > 1 && this.errors.sort((a, b) => a.pos - b.pos), {
				type: "Script",
				pos: start,
				end: this.end,
				shebang,
				commands,
				errors: this.errors ?? void 0
			};
		}
		error(message, pos) {
			(this.errors ??= []).push({
				message,
				pos
			});
		}
		unexpectedToken(t) {
			this.error(`unexpected token '${t.token === Token.Newline ? "newline" : t.value}'`, t.pos);
		}
		findSubstitutionEnd() {
			return this.list(), this.acceptEnd(Token.RParen);
		}
		skipSemi() {
			this.tok.peek(LexContext.Normal).token === Token.Semi && this.tok.next(LexContext.Normal);
		}
		accept(token, ctx = LexContext.Normal) {
			return this.tok.peek(ctx).token === token ? this.tok.next(ctx) : null;
		}
		acceptEnd(token, ctx = LexContext.Normal) {
			return this.tok.peek(ctx).token === token ? this.tok.next(ctx).end : -1;
		}
		skipNewlines(ctx = LexContext.Normal) {
			for (; this.tok.peek(ctx).token === Token.Newline;) this.tok.next(ctx);
		}
		doBody(hasDo) {
			let body = this.list(), emptyPos = hasDo ? this.emptyListPos(body) : -1;
			return emptyPos >= 0 && this.error("expected command after 'do'", emptyPos), body;
		}
		emptyListPos(commands) {
			return commands.length === 0 ? this.tok.peek(LexContext.CommandStart).pos : -1;
		}
		makeStatement(command) {
			return {
				type: "Statement",
				pos: command.pos,
				end: command.end,
				command,
				background: void 0
			};
		}
		list() {
			let commands = [];
			this.skipNewlines(LexContext.CommandStart);
			let t = this.tok.peek(LexContext.CommandStart).token;
			if (listTerminators[t] || !commandStarts[t]) return commands;
			let first = this.andOr();
			for (first && commands.push(this.makeStatement(first)); t = this.tok.peekFollow(compoundClosers).token, t === Token.Semi || t === Token.Newline || t === Token.Amp;) {
				let isBackground = t === Token.Amp, sepEnd = this.tok.next(LexContext.Normal).end;
				if (isBackground) {
					let stmt = commands[commands.length - 1];
					stmt.background = !0, stmt.end = sepEnd;
				}
				if (this.skipNewlines(LexContext.CommandStart), t = this.tok.peek(LexContext.CommandStart).token, listTerminators[t] || !commandStarts[t]) break;
				let node = this.andOr();
				node && commands.push(this.makeStatement(node));
			}
			return commands;
		}
		andOr() {
			let first = this.pipeline();
			if (!first) return null;
			let t = this.tok.peek(LexContext.Normal).token;
			if (t !== Token.And && t !== Token.Or) return first;
			let commands = [first], operators = [];
			do {
				let operatorToken = this.tok.next(LexContext.Normal), operator = operatorToken.token === Token.And ? "&&" : "||";
				this.skipNewlines(LexContext.CommandStart);
				let next = this.pipeline();
				if (!next) {
					this.error(`expected command after '${operator}'`, operatorToken.end);
					break;
				}
				operators.push(operator), commands.push(next), t = this.tok.peek(LexContext.Normal).token;
			} while (t === Token.And || t === Token.Or);
			return {
				type: "AndOr",
				pos: first.pos,
				end: commands[commands.length - 1].end,
				commands,
				operators
			};
		}
		withRedirects(command) {
			let redirects = this.collectTrailingRedirects();
			return redirects.length === 0 ? command : {
				type: "Redirected",
				pos: command.pos,
				end: redirects[redirects.length - 1].end,
				command,
				redirects
			};
		}
		pipeline() {
			let prefixes;
			for (;;) {
				let token = this.tok.peek(LexContext.CommandStart), isTime = token.token === Token.Word && token.keywordEligible && token.value === "time";
				if (token.token !== Token.Bang && !isTime) break;
				let prefix = this.tok.next(LexContext.CommandStart), pos = prefix.pos, keywordEnd = prefix.end, posix, endOfOptions;
				if (isTime) {
					let flag = this.tok.peek(LexContext.CommandStart);
					flag.token === Token.Word && flag.keywordEligible && flag.value === "-p" && (this.tok.next(LexContext.CommandStart), posix = {
						pos: flag.pos,
						end: flag.end
					}, flag = this.tok.peek(LexContext.CommandStart)), flag.token === Token.Word && flag.keywordEligible && flag.value === "--" && (this.tok.next(LexContext.CommandStart), endOfOptions = {
						pos: flag.pos,
						end: flag.end
					});
				}
				prefixes === void 0 && (prefixes = []), prefixes.push(isTime ? {
					type: "Time",
					pos,
					end: endOfOptions?.end ?? posix?.end ?? keywordEnd,
					keywordEnd,
					posix,
					endOfOptions
				} : {
					type: "Negation",
					pos,
					end: keywordEnd
				});
			}
			let command = this.pipelineCommands();
			if (!prefixes) return command;
			let pos = prefixes[0].pos;
			return command?.type === "Pipeline" ? (command.prefixes = prefixes, command.pos = pos, command) : {
				type: "Pipeline",
				pos,
				end: command ? command.end : prefixes[prefixes.length - 1].end,
				prefixes,
				commands: command ? [command] : [],
				operators: []
			};
		}
		pipelineCommands() {
			let first = this.command();
			if (!first) return null;
			if (this.tok.peek(LexContext.Normal).token !== Token.Pipe) return first;
			let commands = [first], operators = [];
			for (; this.tok.peek(LexContext.Normal).token === Token.Pipe;) {
				let pipeToken = this.tok.next(LexContext.Normal), operator = pipeToken.value === "|&" ? "|&" : "|";
				this.skipNewlines(LexContext.CommandStart);
				let cmd = this.command();
				if (!cmd) {
					this.error(`expected command after '${operator}'`, pipeToken.end);
					break;
				}
				operators.push(operator), commands.push(cmd);
			}
			return commands.length === 1 ? commands[0] : {
				type: "Pipeline",
				pos: first.pos,
				end: commands[commands.length - 1].end,
				prefixes: EMPTY_PREFIXES,
				commands,
				operators
			};
		}
		command() {
			let compound;
			switch (this.tok.peek(LexContext.CommandStart).token) {
				case Token.LParen:
					compound = this.subshell();
					break;
				case Token.LBrace:
					compound = this.braceGroup();
					break;
				case Token.If:
					compound = this.ifClause();
					break;
				case Token.For:
					compound = this.forClause();
					break;
				case Token.While:
					compound = this.whileClause();
					break;
				case Token.Until:
					compound = this.untilClause();
					break;
				case Token.Case:
					compound = this.caseClause();
					break;
				case Token.Function: return this.functionDef();
				case Token.Select:
					compound = this.selectClause();
					break;
				case Token.DblLBracket:
					compound = this.testCommand();
					break;
				case Token.ArithCmd:
					compound = this.arithCommand();
					break;
				case Token.Coproc: return this.coprocCommand();
				case Token.Word:
				case Token.Assignment:
				case Token.Redirect: return this.simpleCommandOrFunction(!1);
				default: return null;
			}
			return this.withRedirects(compound);
		}
		collectTrailingRedirects() {
			let redirects = EMPTY_REDIRECTS;
			for (; this.tok.peekFollow(compoundClosers).token === Token.Redirect;) redirects === EMPTY_REDIRECTS && (redirects = []), redirects.push(this.readRedirect(LexContext.Normal));
			return redirects;
		}
		arithCommand() {
			let tok = this.tok.next(LexContext.CommandStart);
			return new ArithmeticCommandImpl(tok.pos, tok.end, tok.value, this.source, this.depth, this.tok.getSubstitutionContext());
		}
		coprocCommand() {
			let start = this.tok.next(LexContext.CommandStart), pos = start.pos, first = this.tok.peek(LexContext.CommandStart), name;
			if (first.token === Token.Word) {
				let lookahead = this.tok.fork(first.end, this.end);
				switch (lookahead.peek(LexContext.CommandStart).token) {
					case Token.LParen:
						lookahead.next(LexContext.CommandStart), lookahead.peek(LexContext.Normal).token !== Token.RParen && (name = this.readWord(LexContext.CommandStart));
						break;
					case Token.LBrace:
					case Token.If:
					case Token.For:
					case Token.While:
					case Token.Until:
					case Token.Case:
					case Token.Select:
					case Token.DblLBracket:
					case Token.ArithCmd: name = this.readWord(LexContext.CommandStart);
				}
			}
			let cmd = first.token === Token.Word && name === void 0 ? this.simpleCommandOrFunction(!0) : this.command();
			if (cmd && cmd.type !== "Function" && cmd.type !== "Coproc") return {
				type: "Coproc",
				pos,
				end: cmd.end,
				name,
				body: cmd
			};
			this.error("expected command after 'coproc'", cmd?.pos ?? start.end);
			let body = cmd ? this.makeCompoundList([this.makeStatement(cmd)]) : {
				type: "CompoundList",
				pos: start.end,
				end: start.end,
				commands: []
			};
			return {
				type: "Coproc",
				pos,
				end: body.end,
				name,
				body
			};
		}
		subshell() {
			return this.subshellBody(this.tok.next(LexContext.CommandStart).pos);
		}
		subshellBody(pos) {
			if (this.syntaxDepth >= 256) {
				this.error("maximum subshell nesting depth exceeded", pos);
				let closeEnd = this.tok.skipSubshellBody();
				return closeEnd < 0 && this.error("expected ')' to close subshell", this.tok.getPos()), {
					type: "Subshell",
					pos,
					end: closeEnd >= 0 ? closeEnd : pos,
					body: this.makeCompoundList([])
				};
			}
			this.syntaxDepth++;
			let commands = this.list();
			this.syntaxDepth--, commands.length === 0 && this.error("expected command in subshell", pos);
			let closeEnd = this.acceptEnd(Token.RParen, LexContext.Normal);
			return closeEnd < 0 && this.error("expected ')' to close subshell", this.tok.getPos()), {
				type: "Subshell",
				pos,
				end: closeEnd >= 0 ? closeEnd : pos,
				body: this.makeCompoundList(commands)
			};
		}
		braceGroup() {
			let pos = this.tok.next(LexContext.CommandStart).pos;
			if (this.syntaxDepth >= 256) {
				this.error("maximum brace group nesting depth exceeded", pos);
				let closeEnd = this.tok.skipCompoundBody(Token.RBrace);
				return closeEnd < 0 && this.error("expected '}' to close brace group", this.tok.getPos()), {
					type: "BraceGroup",
					pos,
					end: closeEnd >= 0 ? closeEnd : pos,
					body: this.makeCompoundList([])
				};
			}
			this.syntaxDepth++;
			let commands = this.list();
			this.syntaxDepth--, commands.length === 0 && this.error("expected command in brace group", pos);
			let closeEnd = this.acceptEnd(Token.RBrace, LexContext.Normal);
			return closeEnd < 0 && this.error("expected '}' to close brace group", this.tok.getPos()), {
				type: "BraceGroup",
				pos,
				end: closeEnd >= 0 ? closeEnd : pos,
				body: this.makeCompoundList(commands)
			};
		}
		ifClause() {
			let pos = this.tok.next(LexContext.CommandStart).pos;
			if (this.syntaxDepth >= 256) {
				this.error("maximum if nesting depth exceeded", pos);
				let closeEnd = this.tok.skipCompoundBody(Token.Fi);
				return closeEnd < 0 && this.error("expected 'fi' to close 'if'", this.tok.getPos()), {
					type: "If",
					pos,
					end: closeEnd >= 0 ? closeEnd : pos,
					clause: this.makeCompoundList([]),
					then: this.makeCompoundList([]),
					elif: EMPTY_ELIFS,
					else: void 0
				};
			}
			this.syntaxDepth++;
			let command, branchPos = pos;
			for (;;) {
				let clauseCommands = this.list(), emptyClausePos = this.emptyListPos(clauseCommands), clause = this.makeCompoundList(clauseCommands);
				this.skipSemi();
				let thenToken = this.accept(Token.Then, LexContext.CommandStart);
				thenToken ? emptyClausePos >= 0 && this.error(`expected command after '${branchPos === pos ? "if" : "elif"}'`, emptyClausePos) : this.error("expected 'then'", this.tok.getPos());
				let thenCommands = this.list(), then_ = this.makeCompoundList(thenCommands);
				thenToken && thenCommands.length === 0 && (this.error("expected command after 'then'", this.tok.peek(LexContext.CommandStart).pos), then_.pos = thenToken.end, then_.end = thenToken.end), command ? (command.elif === EMPTY_ELIFS && (command.elif = []), command.elif.push({
					type: "Elif",
					pos: branchPos,
					end: then_.end,
					clause,
					then: then_
				})) : command = {
					type: "If",
					pos,
					end: pos,
					clause,
					then: then_,
					elif: EMPTY_ELIFS,
					else: void 0
				}, this.skipSemi();
				let elif = this.accept(Token.Elif, LexContext.CommandStart);
				if (!elif) break;
				branchPos = elif.pos;
			}
			if (this.accept(Token.Else, LexContext.CommandStart)) {
				let elseCommands = this.list(), emptyElsePos = this.emptyListPos(elseCommands);
				emptyElsePos >= 0 && this.error("expected command after 'else'", emptyElsePos), command.else = this.makeCompoundList(elseCommands), this.skipSemi();
			}
			let closeEnd = this.acceptEnd(Token.Fi, LexContext.CommandStart);
			return closeEnd < 0 && this.error("expected 'fi' to close 'if'", this.tok.getPos()), command.end = closeEnd >= 0 ? closeEnd : branchPos, this.syntaxDepth--, command;
		}
		forClause() {
			let pos = this.tok.next(LexContext.CommandStart).pos;
			if (this.tok.peek(LexContext.Normal).token === Token.LParen) return this.cStyleFor(pos);
			let name = this.readRequiredWord("for"), wordlist;
			if (this.skipNewlines(LexContext.CommandStart), this.tok.peek(LexContext.CommandStart).token === Token.In) for (this.tok.next(LexContext.CommandStart), wordlist = []; this.tok.peek(LexContext.Normal).token === Token.Word;) wordlist.push(this.readWord(LexContext.Normal));
			if (this.skipSemi(), this.skipNewlines(LexContext.CommandStart), this.tok.peek(LexContext.CommandStart).token === Token.LBrace) {
				let bg = this.braceGroup();
				return {
					type: "For",
					pos,
					end: bg.end,
					name,
					wordlist,
					body: bg.body
				};
			}
			let hasDo = this.accept(Token.Do, LexContext.CommandStart) !== null;
			if (hasDo || this.error("expected 'do'", this.tok.getPos()), this.syntaxDepth >= 256) {
				this.error("maximum for nesting depth exceeded", pos);
				let closeEnd = this.tok.skipCompoundBody(Token.Done);
				return closeEnd < 0 && this.error("expected 'done' to close 'for'", this.tok.getPos()), {
					type: "For",
					pos,
					end: closeEnd >= 0 ? closeEnd : pos,
					name,
					wordlist,
					body: this.makeCompoundList([])
				};
			}
			this.syntaxDepth++;
			let body = this.doBody(hasDo);
			this.syntaxDepth--, this.skipSemi();
			let closeEnd = this.acceptEnd(Token.Done, LexContext.CommandStart);
			return closeEnd < 0 && this.error("expected 'done' to close 'for'", this.tok.getPos()), {
				type: "For",
				pos,
				end: closeEnd >= 0 ? closeEnd : pos,
				name,
				wordlist,
				body: this.makeCompoundList(body)
			};
		}
		cStyleFor(pos) {
			let [initStr, testStr, updateStr, initPos, testPos, updatePos] = this.tok.readCStyleForExprs();
			if (this.tok.peek(LexContext.CommandStart).token === Token.Semi && this.tok.next(LexContext.CommandStart), this.skipNewlines(LexContext.CommandStart), this.tok.peek(LexContext.CommandStart).token === Token.LBrace) {
				let bg = this.braceGroup();
				return new ArithmeticForImpl(pos, bg.end, bg.body, initStr, testStr, updateStr, initPos, testPos, updatePos, this.source, this.depth, this.tok.getSubstitutionContext());
			}
			let hasDo = this.accept(Token.Do, LexContext.CommandStart) !== null;
			if (hasDo || this.error("expected 'do'", this.tok.getPos()), this.syntaxDepth >= 256) {
				this.error("maximum for nesting depth exceeded", pos);
				let closeEnd = this.tok.skipCompoundBody(Token.Done);
				return closeEnd < 0 && this.error("expected 'done' to close 'for'", this.tok.getPos()), new ArithmeticForImpl(pos, closeEnd >= 0 ? closeEnd : pos, this.makeCompoundList([]), initStr, testStr, updateStr, initPos, testPos, updatePos, this.source, this.depth, this.tok.getSubstitutionContext());
			}
			this.syntaxDepth++;
			let body = this.doBody(hasDo);
			this.syntaxDepth--;
			let closeEnd = this.acceptEnd(Token.Done, LexContext.CommandStart);
			return closeEnd < 0 && this.error("expected 'done' to close 'for'", this.tok.getPos()), new ArithmeticForImpl(pos, closeEnd >= 0 ? closeEnd : pos, this.makeCompoundList(body), initStr, testStr, updateStr, initPos, testPos, updatePos, this.source, this.depth, this.tok.getSubstitutionContext());
		}
		whileClause() {
			return this.whileOrUntil("while");
		}
		untilClause() {
			return this.whileOrUntil("until");
		}
		whileOrUntil(kind) {
			let pos = this.tok.next(LexContext.CommandStart).pos;
			if (this.syntaxDepth >= 256) {
				this.error(`maximum ${kind} nesting depth exceeded`, pos);
				let closeEnd = this.tok.skipCompoundBody(Token.Done);
				return closeEnd < 0 && this.error(`expected 'done' to close '${kind}'`, this.tok.getPos()), {
					type: "While",
					pos,
					end: closeEnd >= 0 ? closeEnd : pos,
					kind,
					clause: this.makeCompoundList([]),
					body: this.makeCompoundList([])
				};
			}
			this.syntaxDepth++;
			let clauseCommands = this.list(), emptyClausePos = this.emptyListPos(clauseCommands), clause = this.makeCompoundList(clauseCommands);
			this.skipSemi();
			let hasDo = this.accept(Token.Do, LexContext.CommandStart) !== null;
			hasDo ? emptyClausePos >= 0 && this.error(`expected command after '${kind}'`, emptyClausePos) : this.error("expected 'do'", this.tok.getPos());
			let body = this.doBody(hasDo);
			this.skipSemi();
			let closeEnd = this.acceptEnd(Token.Done, LexContext.CommandStart);
			closeEnd < 0 && this.error(`expected 'done' to close '${kind}'`, this.tok.getPos());
			let end = closeEnd >= 0 ? closeEnd : pos;
			return this.syntaxDepth--, {
				type: "While",
				pos,
				end,
				kind,
				clause,
				body: this.makeCompoundList(body)
			};
		}
		caseClause() {
			let pos = this.tok.next(LexContext.CommandStart).pos, word = this.readRequiredWord("case");
			if (this.skipNewlines(LexContext.CommandStart), this.accept(Token.In, LexContext.CommandStart) || this.error("expected 'in' after 'case' word", this.tok.getPos()), this.skipNewlines(LexContext.CasePattern), this.syntaxDepth >= 256) {
				this.error("maximum case nesting depth exceeded", pos);
				let closeEnd = this.tok.skipCompoundBody(Token.Esac);
				return closeEnd < 0 && this.error("expected 'esac' to close 'case'", this.tok.getPos()), {
					type: "Case",
					pos,
					end: closeEnd >= 0 ? closeEnd : pos,
					word,
					items: []
				};
			}
			this.syntaxDepth++;
			let items = [], invalid = !1, t = this.tok.peek(LexContext.CasePattern).token;
			for (; t !== Token.Esac && t !== Token.EOF;) {
				let itemPos = this.tok.peek(LexContext.Normal).pos;
				this.accept(Token.LParen, LexContext.Normal);
				let pattern = [], expectWord = !0, next = this.tok.peek(LexContext.Normal);
				for (; next.token !== Token.RParen && next.token !== Token.EOF;) {
					next.token === (expectWord ? Token.Word : Token.Pipe) ? expectWord = !expectWord : invalid ||= (this.unexpectedToken(next), !0);
					let tok = this.tok.next(LexContext.Normal);
					tok.token === Token.Word && pattern.push(this.toWord(tok)), next = this.tok.peek(LexContext.Normal);
				}
				expectWord && next.token === Token.RParen && !invalid && (this.unexpectedToken(next), invalid = !0);
				let rparenEnd = this.acceptEnd(Token.RParen, LexContext.Normal), cmds = this.list(), bodyPos = rparenEnd >= 0 ? rparenEnd : pattern.length > 0 ? pattern[pattern.length - 1].end : itemPos, item = {
					type: "CaseItem",
					pos: itemPos,
					end: cmds.length > 0 ? cmds[cmds.length - 1].end : bodyPos,
					pattern,
					body: cmds.length > 0 ? this.makeCompoundList(cmds) : {
						type: "CompoundList",
						pos: bodyPos,
						end: bodyPos,
						commands: []
					},
					terminator: void 0
				}, after = this.tok.peek(LexContext.CommandStart);
				if (t = after.token, t === Token.DoubleSemi || t === Token.SemiAmp || t === Token.DoubleSemiAmp) {
					let termTok = this.tok.next(LexContext.CommandStart);
					item.terminator = CASE_TERMINATORS[termTok.token], item.end = termTok.end;
				} else t !== Token.Esac && t !== Token.EOF && !invalid && (this.unexpectedToken(after), invalid = !0);
				items.push(item), this.skipNewlines(LexContext.CasePattern), t = this.tok.peek(LexContext.CasePattern).token;
			}
			let closeEnd = this.acceptEnd(Token.Esac, LexContext.CommandStart);
			closeEnd < 0 && this.error("expected 'esac' to close 'case'", this.tok.getPos());
			let end = closeEnd >= 0 ? closeEnd : pos;
			return this.syntaxDepth--, {
				type: "Case",
				pos,
				end,
				word,
				items
			};
		}
		selectClause() {
			let pos = this.tok.next(LexContext.CommandStart).pos, name = this.readRequiredWord("select"), wordlist;
			if (this.skipNewlines(LexContext.CommandStart), this.tok.peek(LexContext.CommandStart).token === Token.In) for (this.tok.next(LexContext.CommandStart), wordlist = []; this.tok.peek(LexContext.Normal).token === Token.Word;) wordlist.push(this.readWord(LexContext.Normal));
			if (this.skipSemi(), this.skipNewlines(LexContext.CommandStart), this.tok.peek(LexContext.CommandStart).token === Token.LBrace) {
				let bg = this.braceGroup();
				return {
					type: "Select",
					pos,
					end: bg.end,
					name,
					wordlist,
					body: bg.body
				};
			}
			let hasDo = this.accept(Token.Do, LexContext.CommandStart) !== null;
			if (hasDo || this.error("expected 'do'", this.tok.getPos()), this.syntaxDepth >= 256) {
				this.error("maximum select nesting depth exceeded", pos);
				let closeEnd = this.tok.skipCompoundBody(Token.Done);
				return closeEnd < 0 && this.error("expected 'done' to close 'select'", this.tok.getPos()), {
					type: "Select",
					pos,
					end: closeEnd >= 0 ? closeEnd : pos,
					name,
					wordlist,
					body: this.makeCompoundList([])
				};
			}
			this.syntaxDepth++;
			let body = this.doBody(hasDo);
			this.syntaxDepth--, this.skipSemi();
			let closeEnd = this.acceptEnd(Token.Done, LexContext.CommandStart);
			return closeEnd < 0 && this.error("expected 'done' to close 'select'", this.tok.getPos()), {
				type: "Select",
				pos,
				end: closeEnd >= 0 ? closeEnd : pos,
				name,
				wordlist,
				body: this.makeCompoundList(body)
			};
		}
		testCommand() {
			let pos = this.tok.next(LexContext.CommandStart).pos, expr = this.parseTestOr(), closeEnd = this.acceptEnd(Token.DblRBracket, LexContext.TestMode);
			return closeEnd < 0 && this.error("expected ']]' to close '[['", this.tok.getPos()), {
				type: "TestCommand",
				pos,
				end: closeEnd >= 0 ? closeEnd : pos,
				expression: expr
			};
		}
		parseTestOr() {
			let first = this.parseTestAnd();
			if (this.tok.peek(LexContext.TestMode).token !== Token.Or) return first;
			let operands = [first];
			do
				this.tok.next(LexContext.TestMode), operands.push(this.parseTestAnd());
			while (this.tok.peek(LexContext.TestMode).token === Token.Or);
			return {
				type: "TestLogical",
				pos: first.pos,
				end: operands[operands.length - 1].end,
				operator: "||",
				operands
			};
		}
		parseTestAnd() {
			let first = this.parseTestNot();
			if (this.tok.peek(LexContext.TestMode).token !== Token.And) return first;
			let operands = [first];
			do
				this.tok.next(LexContext.TestMode), operands.push(this.parseTestNot());
			while (this.tok.peek(LexContext.TestMode).token === Token.And);
			return {
				type: "TestLogical",
				pos: first.pos,
				end: operands[operands.length - 1].end,
				operator: "&&",
				operands
			};
		}
		parseTestNot() {
			let t = this.tok.peek(LexContext.TestMode);
			if (!isTestNegation(t)) return this.parseTestPrimary();
			let negations = [];
			for (; isTestNegation(t);) {
				let bang = this.tok.next(LexContext.TestMode);
				negations.push({
					type: "Negation",
					pos: bang.pos,
					end: bang.end
				}), t = this.tok.peek(LexContext.TestMode);
			}
			let operand = this.parseTestPrimary();
			return {
				type: "TestNot",
				pos: negations[0].pos,
				end: operand.end,
				negations,
				operand
			};
		}
		parseTestPrimary() {
			if (this.tok.peek(LexContext.TestMode).token === Token.LParen) {
				let openPos = this.tok.next(LexContext.TestMode).pos;
				if (this.syntaxDepth >= 256) {
					this.error("maximum test group nesting depth exceeded", openPos);
					let closeEnd = this.tok.skipTestGroup();
					return closeEnd < 0 && this.error("expected ')' to close test group", this.tok.getPos()), {
						type: "TestGroup",
						pos: openPos,
						end: closeEnd >= 0 ? closeEnd : openPos,
						expression: {
							type: "TestUnary",
							pos: openPos,
							end: openPos,
							operator: "-n",
							operand: new WordImpl("", openPos, openPos)
						}
					};
				}
				this.syntaxDepth++;
				let expr = this.parseTestOr();
				this.syntaxDepth--;
				let closeEnd = this.acceptEnd(Token.RParen, LexContext.TestMode);
				return closeEnd < 0 && this.error("expected ')' to close test group", this.tok.getPos()), {
					type: "TestGroup",
					pos: openPos,
					end: closeEnd >= 0 ? closeEnd : openPos,
					expression: expr
				};
			}
			let first = this.tok.next(LexContext.TestMode);
			(first.token === Token.And || first.token === Token.Or) && this.unexpectedToken(first);
			let val = first.value, firstPos = first.pos, firstEnd = first.end;
			if (first.keywordEligible && UNARY_TEST_OPS[val] === 1) {
				if (this.tok.peek(LexContext.TestMode).token === Token.Word) {
					let operand = this.readTestOperand();
					return {
						type: "TestUnary",
						pos: firstPos,
						end: operand.end,
						operator: val,
						operand
					};
				}
				return this.error("expected operand after unary test operator", firstEnd), {
					type: "TestUnary",
					pos: firstPos,
					end: firstEnd,
					operator: val,
					operand: new WordImpl("", firstEnd, firstEnd)
				};
			}
			let nt = this.tok.peek(LexContext.TestMode);
			if (nt.token === Token.Word && nt.keywordEligible && BINARY_TEST_OPS[nt.value] === 1) {
				let op = this.tok.next(LexContext.TestMode).value, right;
				if (op === "=~") {
					let token = this.tok.readTestRegexWord();
					right = new WordImpl(this.source.slice(token.pos, token.end), token.pos, token.end, this.source, embeddedPartsResolver(this.tok.getSubstitutionContext()), this.depth);
				} else right = this.readTestOperand();
				let left = this.toWordFromPosEnd(first, firstPos, firstEnd);
				return {
					type: "TestBinary",
					pos: firstPos,
					end: right.end,
					operator: op,
					left,
					right
				};
			}
			let w = this.toWordFromPosEnd(first, firstPos, firstEnd);
			return {
				type: "TestUnary",
				pos: firstPos,
				end: w.end,
				operator: "-n",
				operand: w
			};
		}
		readTestOperand() {
			let t = this.tok.next(LexContext.TestMode);
			return t.keywordEligible && (t.value === "<" || t.value === ">") && this.error(`unexpected argument '${t.value}' to conditional operator`, t.pos), this.toWord(t);
		}
		functionDef() {
			let pos = this.tok.next(LexContext.CommandStart).pos, name = this.readWord(LexContext.FunctionName), body;
			if (this.tok.peek(LexContext.CommandStart).token === Token.LParen) {
				let openPos = this.tok.next(LexContext.CommandStart).pos;
				this.tok.peek(LexContext.CommandStart).token === Token.RParen ? (this.tok.next(LexContext.CommandStart), this.skipNewlines(LexContext.CommandStart), body = this.commandAsBody()) : body = this.withRedirects(this.subshellBody(openPos));
			} else this.skipNewlines(LexContext.CommandStart), body = this.commandAsBody();
			return {
				type: "Function",
				pos,
				end: body.end,
				name,
				body
			};
		}
		simpleCommandOrFunction(coproc) {
			let prefix = [], cmdPos = this.tok.peek(LexContext.CommandStart).pos, lastEnd = cmdPos, ctx = LexContext.CommandStart;
			for (;;) {
				let t = this.tok.peek(ctx).token;
				if (t === Token.Assignment) {
					let assignment = this.tok.next(ctx);
					lastEnd = assignment.end, prefix.push(this.parseAssignment(assignment));
				} else if (t === Token.Redirect) {
					let redirect = this.readRedirect(ctx);
					prefix.push(redirect), lastEnd = redirect.end;
				} else break;
				ctx = LexContext.CommandPrefix;
			}
			if (this.tok.peek(LexContext.Normal).token !== Token.Word) return new CommandImpl(cmdPos, lastEnd, void 0, prefix, []);
			let nameToken = this.tok.next(LexContext.Normal), keyword = nameToken.keywordEligible ? nameToken.value : "", name = this.toWord(nameToken);
			ctx = isDeclarationCommand(keyword) ? LexContext.Declaration : keyword === "eval" || keyword === "let" ? LexContext.EvalArgument : LexContext.Normal, lastEnd = name.end;
			let suffix = [];
			if (coproc) for (; this.tok.peek(LexContext.CommandPrefix).token === Token.Assignment;) {
				let token = this.tok.next(LexContext.CommandPrefix), word = ctx === LexContext.Declaration ? this.parseAssignment(token) : this.toWord(token);
				suffix.push(word), lastEnd = word.end;
			}
			if (this.tok.peek(ctx).token === Token.LParen && suffix.length === 0 && (this.tok.next(LexContext.Normal), this.tok.peek(LexContext.Normal).token === Token.RParen)) {
				this.tok.next(LexContext.Normal), this.skipNewlines(LexContext.CommandStart);
				let body = this.commandAsBody();
				return {
					type: "Function",
					pos: name.pos,
					end: body.end,
					name,
					body
				};
			}
			for (;;) {
				let st = this.tok.peek(ctx).token;
				if (st === Token.Word || st === Token.Assignment) {
					let token = this.tok.next(ctx), w = st === Token.Assignment ? this.parseAssignment(token) : this.toWord(token);
					suffix.push(w), lastEnd = w.end;
				} else if (st === Token.Redirect) {
					let redirect = this.readRedirect(ctx);
					suffix.push(redirect), lastEnd = redirect.end;
				} else break;
			}
			return new CommandImpl(cmdPos, lastEnd, name, prefix, suffix);
		}
		readRedirect(ctx) {
			let t = this.tok.next(ctx), tPos = t.pos, tEnd = t.end, descriptor = t.fileDescriptor === void 0 ? t.variableName === void 0 ? void 0 : {
				type: "FileDescriptorVariable",
				pos: tPos,
				end: t.descriptorEnd,
				name: t.variableName
			} : {
				type: "FileDescriptor",
				pos: tPos,
				end: t.descriptorEnd,
				value: t.fileDescriptor
			}, hasTarget = t.targetEnd > t.targetPos;
			if (hasTarget || this.error("expected redirect target", t.targetPos), t.value === "<<" || t.value === "<<-") {
				let r = {
					type: "HereDoc",
					pos: tPos,
					end: tEnd,
					operator: t.value,
					descriptor,
					delimiter: hasTarget ? {
						type: "HereDocDelimiter",
						pos: t.targetPos,
						end: t.targetEnd,
						text: this.source.slice(t.targetPos, t.targetEnd),
						value: t.content ?? "",
						quoted: t.delimiterQuoted
					} : void 0,
					body: new HereDocBodyImpl(this.source, tEnd, t.delimiterQuoted, this.depth, this.tok.getSubstitutionContext()),
					closing: void 0
				};
				return hasTarget && this.tok.registerHereDocTarget(r), r;
			}
			let target = hasTarget ? new WordImpl(this.source.slice(t.targetPos, t.targetEnd), t.targetPos, t.targetEnd, this.source, wordPartsResolver(this.tok.getSubstitutionContext()), this.depth) : void 0;
			return t.value === "<<<" ? {
				type: "HereString",
				pos: tPos,
				end: tEnd,
				operator: "<<<",
				descriptor,
				target
			} : {
				type: "Redirect",
				pos: tPos,
				end: tEnd,
				operator: REDIRECT_OPS[t.value] ?? ">",
				descriptor,
				target
			};
		}
		commandAsBody() {
			let cmd = this.command();
			return cmd && cmd.type !== "Command" && cmd.type !== "Function" && cmd.type !== "Coproc" ? cmd : (this.error("expected compound command as function body", cmd?.pos ?? this.tok.getPos()), this.makeCompoundList(cmd ? [this.makeStatement(cmd)] : []));
		}
		readWord(ctx) {
			return this.toWord(this.tok.next(ctx));
		}
		readRequiredWord(keyword) {
			let t = this.tok.peek(LexContext.Normal);
			return t.token === Token.Word ? this.toWord(this.tok.next(LexContext.Normal)) : (t.token !== Token.EOF && this.error(`expected word after '${keyword}'`, t.pos), new WordImpl("", t.pos, t.pos));
		}
		toWord(tok) {
			let text = tok.raw ? tok.value : this.source.slice(tok.pos, tok.end), source = tok.raw && tok.keywordEligible ? void 0 : this.source;
			return new WordImpl(text, tok.pos, tok.end, source, source === void 0 ? computeBareWordParts : wordPartsResolver(this.tok.getSubstitutionContext()), this.depth);
		}
		toWordFromPosEnd(tok, pos, end) {
			return tok.pos === pos && tok.end === end ? this.toWord(tok) : new WordImpl(this.source.slice(pos, end), pos, end, this.source, wordPartsResolver(this.tok.getSubstitutionContext()), this.depth);
		}
		parseAssignment(token) {
			let text = token.raw ? token.value : this.source.slice(token.pos, token.end);
			return new AssignmentImpl(text, token.pos, token.end, this.source, token.assignmentOperatorPos, this.depth, this.tok.getSubstitutionContext());
		}
		makeCompoundList(commands) {
			let p = this.tok.getPos();
			return {
				type: "CompoundList",
				pos: commands.length > 0 ? commands[0].pos : p,
				end: commands.length > 0 ? commands[commands.length - 1].end : p,
				commands
			};
		}
	}
}) };
