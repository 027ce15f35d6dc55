import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
var __webpack_modules__ = {
	181: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");
	}),
	1421: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");
	}),
	7598: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
	}),
	3024: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
	}),
	8161: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
	}),
	6760: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
	}),
	8500: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
	}),
	7975: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
	}),
	932: ((module) => {
		module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");
	}),
	7349: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var identity = __nccwpck_require__(1127), Scalar = __nccwpck_require__(3301), YAMLMap = __nccwpck_require__(4454), YAMLSeq = __nccwpck_require__(2223), resolveBlockMap = __nccwpck_require__(7103), resolveBlockSeq = __nccwpck_require__(334), resolveFlowCollection = __nccwpck_require__(3142);
		function resolveCollection(CN, ctx, token, onError, tagName, tag) {
			let coll = token.type === "block-map" ? resolveBlockMap.resolveBlockMap(CN, ctx, token, onError, tag) : token.type === "block-seq" ? resolveBlockSeq.resolveBlockSeq(CN, ctx, token, onError, tag) : resolveFlowCollection.resolveFlowCollection(CN, ctx, token, onError, tag), Coll = coll.constructor;
			return tagName === "!" || tagName === Coll.tagName ? (coll.tag = Coll.tagName, coll) : (tagName && (coll.tag = tagName), coll);
		}
		function composeCollection(CN, ctx, token, props, onError) {
			let tagToken = props.tag, tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null;
			if (token.type === "block-seq") {
				let { anchor, newlineAfterProp: nl } = props, lastProp = anchor && tagToken ? anchor.offset > tagToken.offset ? anchor : tagToken : anchor ?? tagToken;
				lastProp && (!nl || nl.offset < lastProp.offset) && onError(lastProp, "MISSING_CHAR", "Missing newline after block sequence props");
			}
			let expType = token.type === "block-map" ? "map" : token.type === "block-seq" ? "seq" : token.start.source === "{" ? "map" : "seq";
			if (!tagToken || !tagName || tagName === "!" || tagName === YAMLMap.YAMLMap.tagName && expType === "map" || tagName === YAMLSeq.YAMLSeq.tagName && expType === "seq") return resolveCollection(CN, ctx, token, onError, tagName);
			let tag = ctx.schema.tags.find((t) => t.tag === tagName && t.collection === expType);
			if (!tag) {
				let kt = ctx.schema.knownTags[tagName];
				if (kt?.collection === expType) ctx.schema.tags.push(Object.assign({}, kt, { default: !1 })), tag = kt;
				else return kt ? onError(tagToken, "BAD_COLLECTION_TYPE", `${kt.tag} used for ${expType} collection, but expects ${kt.collection ?? "scalar"}`, !0) : onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, !0), resolveCollection(CN, ctx, token, onError, tagName);
			}
			let coll = resolveCollection(CN, ctx, token, onError, tagName, tag), res = tag.resolve?.(coll, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg), ctx.options) ?? coll, node = identity.isNode(res) ? res : new Scalar.Scalar(res);
			return node.range = coll.range, node.tag = tagName, tag?.format && (node.format = tag.format), node;
		}
		exports.composeCollection = composeCollection;
	}),
	3683: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var Document = __nccwpck_require__(3021), composeNode = __nccwpck_require__(5937), resolveEnd = __nccwpck_require__(7788), resolveProps = __nccwpck_require__(4631);
		function composeDoc(options, directives, { offset, start, value, end }, onError) {
			let opts = Object.assign({ _directives: directives }, options), doc = new Document.Document(void 0, opts), ctx = {
				atKey: !1,
				atRoot: !0,
				directives: doc.directives,
				options: doc.options,
				schema: doc.schema
			}, props = resolveProps.resolveProps(start, {
				indicator: "doc-start",
				next: value ?? end?.[0],
				offset,
				onError,
				parentIndent: 0,
				startOnNewline: !0
			});
			props.found && (doc.directives.docStart = !0, value && (value.type === "block-map" || value.type === "block-seq") && !props.hasNewline && onError(props.end, "MISSING_CHAR", "Block collection cannot start on same line with directives-end marker")), doc.contents = value ? composeNode.composeNode(ctx, value, props, onError) : composeNode.composeEmptyNode(ctx, props.end, start, null, props, onError);
			let contentEnd = doc.contents.range[2], re = resolveEnd.resolveEnd(end, contentEnd, !1, onError);
			return re.comment && (doc.comment = re.comment), doc.range = [
				offset,
				contentEnd,
				re.offset
			], doc;
		}
		exports.composeDoc = composeDoc;
	}),
	5937: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var Alias = __nccwpck_require__(4065), identity = __nccwpck_require__(1127), composeCollection = __nccwpck_require__(7349), composeScalar = __nccwpck_require__(5413), resolveEnd = __nccwpck_require__(7788), utilEmptyScalarPosition = __nccwpck_require__(2599);
		let CN = {
			composeNode,
			composeEmptyNode
		};
		function composeNode(ctx, token, props, onError) {
			let atKey = ctx.atKey, { spaceBefore, comment, anchor, tag } = props, node, isSrcToken = !0;
			switch (token.type) {
				case "alias":
					node = composeAlias(ctx, token, onError), (anchor || tag) && onError(token, "ALIAS_PROPS", "An alias node must not specify any properties");
					break;
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar":
				case "block-scalar":
					node = composeScalar.composeScalar(ctx, token, tag, onError), anchor && (node.anchor = anchor.source.substring(1));
					break;
				case "block-map":
				case "block-seq":
				case "flow-collection":
					try {
						node = composeCollection.composeCollection(CN, ctx, token, props, onError), anchor && (node.anchor = anchor.source.substring(1));
					} catch (error) {
						onError(token, "RESOURCE_EXHAUSTION", error instanceof Error ? error.message : String(error));
					}
					break;
				default: onError(token, "UNEXPECTED_TOKEN", token.type === "error" ? token.message : `Unsupported token (type: ${token.type})`), isSrcToken = !1;
			}
			return node ??= composeEmptyNode(ctx, token.offset, void 0, null, props, onError), anchor && node.anchor === "" && onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string"), atKey && ctx.options.stringKeys && (!identity.isScalar(node) || typeof node.value != "string" || node.tag && node.tag !== "tag:yaml.org,2002:str") && onError(tag ?? token, "NON_STRING_KEY", "With stringKeys, all keys must be strings"), spaceBefore && (node.spaceBefore = !0), comment && (token.type === "scalar" && token.source === "" ? node.comment = comment : node.commentBefore = comment), ctx.options.keepSourceTokens && isSrcToken && (node.srcToken = token), node;
		}
		function composeEmptyNode(ctx, offset, before, pos, { spaceBefore, comment, anchor, tag, end }, onError) {
			let token = {
				type: "scalar",
				offset: utilEmptyScalarPosition.emptyScalarPosition(offset, before, pos),
				indent: -1,
				source: ""
			}, node = composeScalar.composeScalar(ctx, token, tag, onError);
			return anchor && (node.anchor = anchor.source.substring(1), node.anchor === "" && onError(anchor, "BAD_ALIAS", "Anchor cannot be an empty string")), spaceBefore && (node.spaceBefore = !0), comment && (node.comment = comment, node.range[2] = end), node;
		}
		function composeAlias({ options }, { offset, source, end }, onError) {
			let alias = new Alias.Alias(source.substring(1));
			alias.source === "" && onError(offset, "BAD_ALIAS", "Alias cannot be an empty string"), alias.source.endsWith(":") && onError(offset + source.length - 1, "BAD_ALIAS", "Alias ending in : is ambiguous", !0);
			let valueEnd = offset + source.length, re = resolveEnd.resolveEnd(end, valueEnd, options.strict, onError);
			return alias.range = [
				offset,
				valueEnd,
				re.offset
			], re.comment && (alias.comment = re.comment), alias;
		}
		exports.composeEmptyNode = composeEmptyNode, exports.composeNode = composeNode;
	}),
	5413: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var identity = __nccwpck_require__(1127), Scalar = __nccwpck_require__(3301), resolveBlockScalar = __nccwpck_require__(8913), resolveFlowScalar = __nccwpck_require__(6842);
		function composeScalar(ctx, token, tagToken, onError) {
			let { value, type, comment, range } = token.type === "block-scalar" ? resolveBlockScalar.resolveBlockScalar(ctx, token, onError) : resolveFlowScalar.resolveFlowScalar(token, ctx.options.strict, onError), tagName = tagToken ? ctx.directives.tagName(tagToken.source, (msg) => onError(tagToken, "TAG_RESOLVE_FAILED", msg)) : null, tag;
			tag = ctx.options.stringKeys && ctx.atKey ? ctx.schema[identity.SCALAR] : tagName ? findScalarTagByName(ctx.schema, value, tagName, tagToken, onError) : token.type === "scalar" ? findScalarTagByTest(ctx, value, token, onError) : ctx.schema[identity.SCALAR];
			let scalar;
			try {
				let res = tag.resolve(value, (msg) => onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), ctx.options);
				scalar = identity.isScalar(res) ? res : new Scalar.Scalar(res);
			} catch (error) {
				let msg = error instanceof Error ? error.message : String(error);
				onError(tagToken ?? token, "TAG_RESOLVE_FAILED", msg), scalar = new Scalar.Scalar(value);
			}
			return scalar.range = range, scalar.source = value, type && (scalar.type = type), tagName && (scalar.tag = tagName), tag.format && (scalar.format = tag.format), comment && (scalar.comment = comment), scalar;
		}
		function findScalarTagByName(schema, value, tagName, tagToken, onError) {
			if (tagName === "!") return schema[identity.SCALAR];
			let matchWithTest = [];
			for (let tag of schema.tags) if (!tag.collection && tag.tag === tagName) {
				if (tag.default && tag.test) matchWithTest.push(tag);
				else return tag;
			}
			for (let tag of matchWithTest) if (tag.test?.test(value)) return tag;
			let kt = schema.knownTags[tagName];
			return kt && !kt.collection ? (schema.tags.push(Object.assign({}, kt, {
				default: !1,
				test: void 0
			})), kt) : (onError(tagToken, "TAG_RESOLVE_FAILED", `Unresolved tag: ${tagName}`, tagName !== "tag:yaml.org,2002:str"), schema[identity.SCALAR]);
		}
		function findScalarTagByTest({ atKey, directives, schema }, value, token, onError) {
			let tag = schema.tags.find((tag) => (tag.default === !0 || atKey && tag.default === "key") && tag.test?.test(value)) || schema[identity.SCALAR];
			if (schema.compat) {
				let compat = schema.compat.find((tag) => tag.default && tag.test?.test(value)) ?? schema[identity.SCALAR];
				tag.tag !== compat.tag && onError(token, "TAG_RESOLVE_FAILED", `Value may be parsed as either ${directives.tagString(tag.tag)} or ${directives.tagString(compat.tag)}`, !0);
			}
			return tag;
		}
		exports.composeScalar = composeScalar;
	}),
	9984: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var node_process = __nccwpck_require__(932), directives = __nccwpck_require__(1342), Document = __nccwpck_require__(3021), errors = __nccwpck_require__(1464), identity = __nccwpck_require__(1127), composeDoc = __nccwpck_require__(3683), resolveEnd = __nccwpck_require__(7788);
		function getErrorPos(src) {
			if (typeof src == "number") return [src, src + 1];
			if (Array.isArray(src)) return src.length === 2 ? src : [src[0], src[1]];
			let { offset, source } = src;
			return [offset, offset + (typeof source == "string" ? source.length : 1)];
		}
		function parsePrelude(prelude) {
			let comment = "", atComment = !1, afterEmptyLine = !1;
			for (let i = 0; i < prelude.length; ++i) {
				let source = prelude[i];
				switch (source[0]) {
					case "#":
						comment += (comment === "" ? "" : afterEmptyLine ? "\n\n" : "\n") + (source.substring(1) || " "), atComment = !0, afterEmptyLine = !1;
						break;
					case "%":
						prelude[i + 1]?.[0] !== "#" && (i += 1), atComment = !1;
						break;
					default: atComment || (afterEmptyLine = !0), atComment = !1;
				}
			}
			return {
				comment,
				afterEmptyLine
			};
		}
		class Composer {
			constructor(options = {}) {
				this.doc = null, this.atDirectives = !1, this.prelude = [], this.errors = [], this.warnings = [], this.onError = (source, code, message, warning) => {
					let pos = getErrorPos(source);
					warning ? this.warnings.push(new errors.YAMLWarning(pos, code, message)) : this.errors.push(new errors.YAMLParseError(pos, code, message));
				}, this.directives = new directives.Directives({ version: options.version || "1.2" }), this.options = options;
			}
			decorate(doc, afterDoc) {
				let { comment, afterEmptyLine } = parsePrelude(this.prelude);
				if (comment) {
					let dc = doc.contents;
					if (afterDoc) doc.comment = doc.comment ? `${doc.comment}\n${comment}` : comment;
					else if (afterEmptyLine || doc.directives.docStart || !dc) doc.commentBefore = comment;
					else if (identity.isCollection(dc) && !dc.flow && dc.items.length > 0) {
						let it = dc.items[0];
						identity.isPair(it) && (it = it.key);
						let cb = it.commentBefore;
						it.commentBefore = cb ? `${comment}\n${cb}` : comment;
					} else {
						let cb = dc.commentBefore;
						dc.commentBefore = cb ? `${comment}\n${cb}` : comment;
					}
				}
				if (afterDoc) {
					for (let i = 0; i < this.errors.length; ++i) doc.errors.push(this.errors[i]);
					for (let i = 0; i < this.warnings.length; ++i) doc.warnings.push(this.warnings[i]);
				} else doc.errors = this.errors, doc.warnings = this.warnings;
				this.prelude = [], this.errors = [], this.warnings = [];
			}
			streamInfo() {
				return {
					comment: parsePrelude(this.prelude).comment,
					directives: this.directives,
					errors: this.errors,
					warnings: this.warnings
				};
			}
			*compose(tokens, forceDoc = !1, endOffset = -1) {
				for (let token of tokens) yield* this.next(token);
				yield* this.end(forceDoc, endOffset);
			}
			*next(token) {
				switch (node_process.env.LOG_STREAM && console.dir(token, { depth: null }), token.type) {
					case "directive":
						this.directives.add(token.source, (offset, message, warning) => {
							let pos = getErrorPos(token);
							pos[0] += offset, this.onError(pos, "BAD_DIRECTIVE", message, warning);
						}), this.prelude.push(token.source), this.atDirectives = !0;
						break;
					case "document": {
						let doc = composeDoc.composeDoc(this.options, this.directives, token, this.onError);
						this.atDirectives && !doc.directives.docStart && this.onError(token, "MISSING_CHAR", "Missing directives-end/doc-start indicator line"), this.decorate(doc, !1), this.doc && (yield this.doc), this.doc = doc, this.atDirectives = !1;
						break;
					}
					case "byte-order-mark":
					case "space": break;
					case "comment":
					case "newline":
						this.prelude.push(token.source);
						break;
					case "error": {
						let msg = token.source ? `${token.message}: ${JSON.stringify(token.source)}` : token.message, error = new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", msg);
						this.atDirectives || !this.doc ? this.errors.push(error) : this.doc.errors.push(error);
						break;
					}
					case "doc-end": {
						if (!this.doc) {
							this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", "Unexpected doc-end without preceding document"));
							break;
						}
						this.doc.directives.docEnd = !0;
						let end = resolveEnd.resolveEnd(token.end, token.offset + token.source.length, this.doc.options.strict, this.onError);
						if (this.decorate(this.doc, !0), end.comment) {
							let dc = this.doc.comment;
							this.doc.comment = dc ? `${dc}\n${end.comment}` : end.comment;
						}
						this.doc.range[2] = end.offset;
						break;
					}
					default: this.errors.push(new errors.YAMLParseError(getErrorPos(token), "UNEXPECTED_TOKEN", `Unsupported token ${token.type}`));
				}
			}
			*end(forceDoc = !1, endOffset = -1) {
				if (this.doc) this.decorate(this.doc, !0), yield this.doc, this.doc = null;
				else if (forceDoc) {
					let opts = Object.assign({ _directives: this.directives }, this.options), doc = new Document.Document(void 0, opts);
					this.atDirectives && this.onError(endOffset, "MISSING_CHAR", "Missing directives-end indicator line"), doc.range = [
						0,
						endOffset,
						endOffset
					], this.decorate(doc, !1), yield doc;
				}
			}
		}
		exports.Composer = Composer;
	}),
	7103: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var Pair = __nccwpck_require__(7165), YAMLMap = __nccwpck_require__(4454), resolveProps = __nccwpck_require__(4631), utilContainsNewline = __nccwpck_require__(9499), utilFlowIndentCheck = __nccwpck_require__(4051), utilMapIncludes = __nccwpck_require__(1187);
		let startColMsg = "All mapping items must start at the same column";
		function resolveBlockMap({ composeNode, composeEmptyNode }, ctx, bm, onError, tag) {
			let map = new ((tag?.nodeClass) ?? YAMLMap.YAMLMap)(ctx.schema);
			ctx.atRoot &&= !1;
			let offset = bm.offset, commentEnd = null;
			for (let collItem of bm.items) {
				let { start, key, sep, value } = collItem, keyProps = resolveProps.resolveProps(start, {
					indicator: "explicit-key-ind",
					next: key ?? sep?.[0],
					offset,
					onError,
					parentIndent: bm.indent,
					startOnNewline: !0
				}), implicitKey = !keyProps.found;
				if (implicitKey) {
					if (key && (key.type === "block-seq" ? onError(offset, "BLOCK_AS_IMPLICIT_KEY", "A block sequence may not be used as an implicit map key") : "indent" in key && key.indent !== bm.indent && onError(offset, "BAD_INDENT", startColMsg)), !keyProps.anchor && !keyProps.tag && !sep) {
						commentEnd = keyProps.end, keyProps.comment && (map.comment ? map.comment += "\n" + keyProps.comment : map.comment = keyProps.comment);
						continue;
					}
					(keyProps.newlineAfterProp || utilContainsNewline.containsNewline(key)) && onError(key ?? start[start.length - 1], "MULTILINE_IMPLICIT_KEY", "Implicit keys need to be on a single line");
				} else keyProps.found?.indent !== bm.indent && onError(offset, "BAD_INDENT", startColMsg);
				ctx.atKey = !0;
				let keyStart = keyProps.end, keyNode = key ? composeNode(ctx, key, keyProps, onError) : composeEmptyNode(ctx, keyStart, start, null, keyProps, onError);
				ctx.schema.compat && utilFlowIndentCheck.flowIndentCheck(bm.indent, key, onError), ctx.atKey = !1, utilMapIncludes.mapIncludes(ctx, map.items, keyNode) && onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique");
				let valueProps = resolveProps.resolveProps(sep ?? [], {
					indicator: "map-value-ind",
					next: value,
					offset: keyNode.range[2],
					onError,
					parentIndent: bm.indent,
					startOnNewline: !key || key.type === "block-scalar"
				});
				if (offset = valueProps.end, valueProps.found) {
					implicitKey && (value?.type === "block-map" && !valueProps.hasNewline && onError(offset, "BLOCK_AS_IMPLICIT_KEY", "Nested mappings are not allowed in compact mappings"), ctx.options.strict && keyProps.start < valueProps.found.offset - 1024 && onError(keyNode.range, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit block mapping key"));
					let valueNode = value ? composeNode(ctx, value, valueProps, onError) : composeEmptyNode(ctx, offset, sep, null, valueProps, onError);
					ctx.schema.compat && utilFlowIndentCheck.flowIndentCheck(bm.indent, value, onError), offset = valueNode.range[2];
					let pair = new Pair.Pair(keyNode, valueNode);
					ctx.options.keepSourceTokens && (pair.srcToken = collItem), map.items.push(pair);
				} else {
					implicitKey && onError(keyNode.range, "MISSING_CHAR", "Implicit map keys need to be followed by map values"), valueProps.comment && (keyNode.comment ? keyNode.comment += "\n" + valueProps.comment : keyNode.comment = valueProps.comment);
					let pair = new Pair.Pair(keyNode);
					ctx.options.keepSourceTokens && (pair.srcToken = collItem), map.items.push(pair);
				}
			}
			return commentEnd && commentEnd < offset && onError(commentEnd, "IMPOSSIBLE", "Map comment with trailing content"), map.range = [
				bm.offset,
				offset,
				commentEnd ?? offset
			], map;
		}
		exports.resolveBlockMap = resolveBlockMap;
	}),
	8913: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var Scalar = __nccwpck_require__(3301);
		function resolveBlockScalar(ctx, scalar, onError) {
			let start = scalar.offset, header = parseBlockScalarHeader(scalar, ctx.options.strict, onError);
			if (!header) return {
				value: "",
				type: null,
				comment: "",
				range: [
					start,
					start,
					start
				]
			};
			let type = header.mode === ">" ? Scalar.Scalar.BLOCK_FOLDED : Scalar.Scalar.BLOCK_LITERAL, lines = scalar.source ? splitLines(scalar.source) : [], chompStart = lines.length;
			for (let i = lines.length - 1; i >= 0; --i) {
				let content = lines[i][1];
				if (content === "" || content === "\r") chompStart = i;
				else break;
			}
			if (chompStart === 0) {
				let value = header.chomp === "+" && lines.length > 0 ? "\n".repeat(Math.max(1, lines.length - 1)) : "", end = start + header.length;
				return scalar.source && (end += scalar.source.length), {
					value,
					type,
					comment: header.comment,
					range: [
						start,
						end,
						end
					]
				};
			}
			let trimIndent = scalar.indent + header.indent, offset = scalar.offset + header.length, contentStart = 0;
			for (let i = 0; i < chompStart; ++i) {
				let [indent, content] = lines[i];
				if (content === "" || content === "\r") header.indent === 0 && indent.length > trimIndent && (trimIndent = indent.length);
				else {
					indent.length < trimIndent && onError(offset + indent.length, "MISSING_CHAR", "Block scalars with more-indented leading empty lines must use an explicit indentation indicator"), header.indent === 0 && (trimIndent = indent.length), contentStart = i, trimIndent === 0 && !ctx.atRoot && onError(offset, "BAD_INDENT", "Block scalar values in collections must be indented");
					break;
				}
				offset += indent.length + content.length + 1;
			}
			for (let i = lines.length - 1; i >= chompStart; --i) lines[i][0].length > trimIndent && (chompStart = i + 1);
			let value = "", sep = "", prevMoreIndented = !1;
			for (let i = 0; i < contentStart; ++i) value += lines[i][0].slice(trimIndent) + "\n";
			for (let i = contentStart; i < chompStart; ++i) {
				let [indent, content] = lines[i];
				offset += indent.length + content.length + 1;
				let crlf = content[content.length - 1] === "\r";
				if (crlf && (content = content.slice(0, -1)), content && indent.length < trimIndent) {
					let message = `Block scalar lines must not be less indented than their ${header.indent ? "explicit indentation indicator" : "first line"}`;
					onError(offset - content.length - (crlf ? 2 : 1), "BAD_INDENT", message), indent = "";
				}
				type === Scalar.Scalar.BLOCK_LITERAL ? (value += sep + indent.slice(trimIndent) + content, sep = "\n") : indent.length > trimIndent || content[0] === "	" ? (sep === " " ? sep = "\n" : !prevMoreIndented && sep === "\n" && (sep = "\n\n"), value += sep + indent.slice(trimIndent) + content, sep = "\n", prevMoreIndented = !0) : content === "" ? sep === "\n" ? value += "\n" : sep = "\n" : (value += sep + content, sep = " ", prevMoreIndented = !1);
			}
			switch (header.chomp) {
				case "-": break;
				case "+":
					for (let i = chompStart; i < lines.length; ++i) value += "\n" + lines[i][0].slice(trimIndent);
					value[value.length - 1] !== "\n" && (value += "\n");
					break;
				default: value += "\n";
			}
			let end = start + header.length + scalar.source.length;
			return {
				value,
				type,
				comment: header.comment,
				range: [
					start,
					end,
					end
				]
			};
		}
		function parseBlockScalarHeader({ offset, props }, strict, onError) {
			if (props[0].type !== "block-scalar-header") return onError(props[0], "IMPOSSIBLE", "Block scalar header not found"), null;
			let { source } = props[0], mode = source[0], indent = 0, chomp = "", error = -1;
			for (let i = 1; i < source.length; ++i) {
				let ch = source[i];
				if (!chomp && (ch === "-" || ch === "+")) chomp = ch;
				else {
					let n = Number(ch);
					!indent && n ? indent = n : error === -1 && (error = offset + i);
				}
			}
			error !== -1 && onError(error, "UNEXPECTED_TOKEN", `Block scalar header includes extra characters: ${source}`);
			let hasSpace = !1, comment = "", length = source.length;
			for (let i = 1; i < props.length; ++i) {
				let token = props[i];
				switch (token.type) {
					case "space": hasSpace = !0;
					case "newline":
						length += token.source.length;
						break;
					case "comment":
						strict && !hasSpace && onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters"), length += token.source.length, comment = token.source.substring(1);
						break;
					case "error":
						onError(token, "UNEXPECTED_TOKEN", token.message), length += token.source.length;
						break;
					default: {
						onError(token, "UNEXPECTED_TOKEN", `Unexpected token in block scalar header: ${token.type}`);
						let ts = token.source;
						ts && typeof ts == "string" && (length += ts.length);
					}
				}
			}
			return {
				mode,
				indent,
				chomp,
				comment,
				length
			};
		}
		function splitLines(source) {
			let split = source.split(/\n( *)/), first = split[0], m = first.match(/^( *)/), lines = [m?.[1] ? [m[1], first.slice(m[1].length)] : ["", first]];
			for (let i = 1; i < split.length; i += 2) lines.push([split[i], split[i + 1]]);
			return lines;
		}
		exports.resolveBlockScalar = resolveBlockScalar;
	}),
	334: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var YAMLSeq = __nccwpck_require__(2223), resolveProps = __nccwpck_require__(4631), utilFlowIndentCheck = __nccwpck_require__(4051);
		function resolveBlockSeq({ composeNode, composeEmptyNode }, ctx, bs, onError, tag) {
			let seq = new ((tag?.nodeClass) ?? YAMLSeq.YAMLSeq)(ctx.schema);
			ctx.atRoot &&= !1, ctx.atKey &&= !1;
			let offset = bs.offset, commentEnd = null;
			for (let { start, value } of bs.items) {
				let props = resolveProps.resolveProps(start, {
					indicator: "seq-item-ind",
					next: value,
					offset,
					onError,
					parentIndent: bs.indent,
					startOnNewline: !0
				});
				if (!props.found) {
					if (props.anchor || props.tag || value) value?.type === "block-seq" ? onError(props.end, "BAD_INDENT", "All sequence items must start at the same column") : onError(offset, "MISSING_CHAR", "Sequence item without - indicator");
					else {
						commentEnd = props.end, props.comment && (seq.comment = props.comment);
						continue;
					}
				}
				let node = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, start, null, props, onError);
				ctx.schema.compat && utilFlowIndentCheck.flowIndentCheck(bs.indent, value, onError), offset = node.range[2], seq.items.push(node);
			}
			return seq.range = [
				bs.offset,
				offset,
				commentEnd ?? offset
			], seq;
		}
		exports.resolveBlockSeq = resolveBlockSeq;
	}),
	7788: ((__unused_webpack_module, exports) => {
		function resolveEnd(end, offset, reqSpace, onError) {
			let comment = "";
			if (end) {
				let hasSpace = !1, sep = "";
				for (let token of end) {
					let { source, type } = token;
					switch (type) {
						case "space":
							hasSpace = !0;
							break;
						case "comment": {
							reqSpace && !hasSpace && onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
							let cb = source.substring(1) || " ";
							comment ? comment += sep + cb : comment = cb, sep = "";
							break;
						}
						case "newline":
							comment && (sep += source), hasSpace = !0;
							break;
						default: onError(token, "UNEXPECTED_TOKEN", `Unexpected ${type} at node end`);
					}
					offset += source.length;
				}
			}
			return {
				comment,
				offset
			};
		}
		exports.resolveEnd = resolveEnd;
	}),
	3142: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var identity = __nccwpck_require__(1127), Pair = __nccwpck_require__(7165), YAMLMap = __nccwpck_require__(4454), YAMLSeq = __nccwpck_require__(2223), resolveEnd = __nccwpck_require__(7788), resolveProps = __nccwpck_require__(4631), utilContainsNewline = __nccwpck_require__(9499), utilMapIncludes = __nccwpck_require__(1187);
		let blockMsg = "Block collections are not allowed within flow collections", isBlock = (token) => token && (token.type === "block-map" || token.type === "block-seq");
		function resolveFlowCollection({ composeNode, composeEmptyNode }, ctx, fc, onError, tag) {
			let isMap = fc.start.source === "{", fcName = isMap ? "flow map" : "flow sequence", coll = new ((tag?.nodeClass) ?? (isMap ? YAMLMap.YAMLMap : YAMLSeq.YAMLSeq))(ctx.schema);
			coll.flow = !0;
			let atRoot = ctx.atRoot;
			atRoot && (ctx.atRoot = !1), ctx.atKey &&= !1;
			let offset = fc.offset + fc.start.source.length;
			for (let i = 0; i < fc.items.length; ++i) {
				let collItem = fc.items[i], { start, key, sep, value } = collItem, props = resolveProps.resolveProps(start, {
					flow: fcName,
					indicator: "explicit-key-ind",
					next: key ?? sep?.[0],
					offset,
					onError,
					parentIndent: fc.indent,
					startOnNewline: !1
				});
				if (!props.found) {
					if (!props.anchor && !props.tag && !sep && !value) {
						i === 0 && props.comma ? onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`) : i < fc.items.length - 1 && onError(props.start, "UNEXPECTED_TOKEN", `Unexpected empty item in ${fcName}`), props.comment && (coll.comment ? coll.comment += "\n" + props.comment : coll.comment = props.comment), offset = props.end;
						continue;
					}
					!isMap && ctx.options.strict && utilContainsNewline.containsNewline(key) && onError(key, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
				}
				if (i === 0) props.comma && onError(props.comma, "UNEXPECTED_TOKEN", `Unexpected , in ${fcName}`);
				else if (props.comma || onError(props.start, "MISSING_CHAR", `Missing , between ${fcName} items`), props.comment) {
					let prevItemComment = "";
					loop: for (let st of start) switch (st.type) {
						case "comma":
						case "space": break;
						case "comment":
							prevItemComment = st.source.substring(1);
							break loop;
						default: break loop;
					}
					if (prevItemComment) {
						let prev = coll.items[coll.items.length - 1];
						identity.isPair(prev) && (prev = prev.value ?? prev.key), prev.comment ? prev.comment += "\n" + prevItemComment : prev.comment = prevItemComment, props.comment = props.comment.substring(prevItemComment.length + 1);
					}
				}
				if (!isMap && !sep && !props.found) {
					let valueNode = value ? composeNode(ctx, value, props, onError) : composeEmptyNode(ctx, props.end, sep, null, props, onError);
					coll.items.push(valueNode), offset = valueNode.range[2], isBlock(value) && onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg);
				} else {
					ctx.atKey = !0;
					let keyStart = props.end, keyNode = key ? composeNode(ctx, key, props, onError) : composeEmptyNode(ctx, keyStart, start, null, props, onError);
					isBlock(key) && onError(keyNode.range, "BLOCK_IN_FLOW", blockMsg), ctx.atKey = !1;
					let valueProps = resolveProps.resolveProps(sep ?? [], {
						flow: fcName,
						indicator: "map-value-ind",
						next: value,
						offset: keyNode.range[2],
						onError,
						parentIndent: fc.indent,
						startOnNewline: !1
					});
					if (valueProps.found) {
						if (!isMap && !props.found && ctx.options.strict) {
							if (sep) for (let st of sep) {
								if (st === valueProps.found) break;
								if (st.type === "newline") {
									onError(st, "MULTILINE_IMPLICIT_KEY", "Implicit keys of flow sequence pairs need to be on a single line");
									break;
								}
							}
							props.start < valueProps.found.offset - 1024 && onError(valueProps.found, "KEY_OVER_1024_CHARS", "The : indicator must be at most 1024 chars after the start of an implicit flow sequence key");
						}
					} else value && ("source" in value && value.source?.[0] === ":" ? onError(value, "MISSING_CHAR", `Missing space after : in ${fcName}`) : onError(valueProps.start, "MISSING_CHAR", `Missing , or : between ${fcName} items`));
					let valueNode = value ? composeNode(ctx, value, valueProps, onError) : valueProps.found ? composeEmptyNode(ctx, valueProps.end, sep, null, valueProps, onError) : null;
					valueNode ? isBlock(value) && onError(valueNode.range, "BLOCK_IN_FLOW", blockMsg) : valueProps.comment && (keyNode.comment ? keyNode.comment += "\n" + valueProps.comment : keyNode.comment = valueProps.comment);
					let pair = new Pair.Pair(keyNode, valueNode);
					if (ctx.options.keepSourceTokens && (pair.srcToken = collItem), isMap) {
						let map = coll;
						utilMapIncludes.mapIncludes(ctx, map.items, keyNode) && onError(keyStart, "DUPLICATE_KEY", "Map keys must be unique"), map.items.push(pair);
					} else {
						let map = new YAMLMap.YAMLMap(ctx.schema);
						map.flow = !0, map.items.push(pair);
						let endRange = (valueNode ?? keyNode).range;
						map.range = [
							keyNode.range[0],
							endRange[1],
							endRange[2]
						], coll.items.push(map);
					}
					offset = valueNode ? valueNode.range[2] : valueProps.end;
				}
			}
			let expectedEnd = isMap ? "}" : "]", [ce, ...ee] = fc.end, cePos = offset;
			if (ce?.source === expectedEnd) cePos = ce.offset + ce.source.length;
			else {
				let name = fcName[0].toUpperCase() + fcName.substring(1), msg = atRoot ? `${name} must end with a ${expectedEnd}` : `${name} in block collection must be sufficiently indented and end with a ${expectedEnd}`;
				onError(offset, atRoot ? "MISSING_CHAR" : "BAD_INDENT", msg), ce && ce.source.length !== 1 && ee.unshift(ce);
			}
			if (ee.length > 0) {
				let end = resolveEnd.resolveEnd(ee, cePos, ctx.options.strict, onError);
				end.comment && (coll.comment ? coll.comment += "\n" + end.comment : coll.comment = end.comment), coll.range = [
					fc.offset,
					cePos,
					end.offset
				];
			} else coll.range = [
				fc.offset,
				cePos,
				cePos
			];
			return coll;
		}
		exports.resolveFlowCollection = resolveFlowCollection;
	}),
	6842: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var Scalar = __nccwpck_require__(3301), resolveEnd = __nccwpck_require__(7788);
		function resolveFlowScalar(scalar, strict, onError) {
			let { offset, type, source, end } = scalar, _type, value, _onError = (rel, code, msg) => onError(offset + rel, code, msg);
			switch (type) {
				case "scalar":
					_type = Scalar.Scalar.PLAIN, value = plainValue(source, _onError);
					break;
				case "single-quoted-scalar":
					_type = Scalar.Scalar.QUOTE_SINGLE, value = singleQuotedValue(source, _onError);
					break;
				case "double-quoted-scalar":
					_type = Scalar.Scalar.QUOTE_DOUBLE, value = doubleQuotedValue(source, _onError);
					break;
				default: return onError(scalar, "UNEXPECTED_TOKEN", `Expected a flow scalar value, but found: ${type}`), {
					value: "",
					type: null,
					comment: "",
					range: [
						offset,
						offset + source.length,
						offset + source.length
					]
				};
			}
			let valueEnd = offset + source.length, re = resolveEnd.resolveEnd(end, valueEnd, strict, onError);
			return {
				value,
				type: _type,
				comment: re.comment,
				range: [
					offset,
					valueEnd,
					re.offset
				]
			};
		}
		function plainValue(source, onError) {
			let badChar = "";
			switch (source[0]) {
				case "	":
					badChar = "a tab character";
					break;
				case ",":
					badChar = "flow indicator character ,";
					break;
				case "%":
					badChar = "directive indicator character %";
					break;
				case "|":
				case ">":
					badChar = `block scalar indicator ${source[0]}`;
					break;
				case "@":
				case "`": badChar = `reserved character ${source[0]}`;
			}
			return badChar && onError(0, "BAD_SCALAR_START", `Plain value cannot start with ${badChar}`), unfoldLines(source);
		}
		function singleQuotedValue(source, onError) {
			return (source[source.length - 1] !== "'" || source.length === 1) && onError(source.length, "MISSING_CHAR", "Missing closing 'quote"), unfoldLines(source.slice(1, -1)).replace(/''/g, "'");
		}
		function unfoldLines(source) {
			let line = /(.*?)\r?\n/sy, match = line.exec(source);
			if (!match) return source;
			let trimEnd, trimBoth;
			try {
				trimEnd = RegExp("(?<![ 	])[ 	]+$"), trimBoth = RegExp("^[ 	]+|(?<![ 	])[ 	]+$", "g");
			} catch {
				trimEnd = /[ \t]+$/, trimBoth = /^[ \t]+|[ \t]+$/g;
			}
			let res = match[1].replace(trimEnd, ""), sep = " ", pos = line.lastIndex;
			for (; match = line.exec(source);) {
				let lm = match[1].replace(trimBoth, "");
				lm === "" ? sep === "\n" ? res += sep : sep = "\n" : (res += sep + lm, sep = " "), pos = line.lastIndex;
			}
			let last = /[ \t]*(.*)/sy;
			return last.lastIndex = pos, match = last.exec(source), res + sep + (match?.[1] ?? "");
		}
		function doubleQuotedValue(source, onError) {
			let res = "";
			for (let i = 1; i < source.length - 1; ++i) {
				let ch = source[i];
				if (ch !== "\r" || source[i + 1] !== "\n") {
					if (ch === "\n") {
						let { fold, offset } = foldNewline(source, i);
						res += fold, i = offset;
					} else if (ch === "\\") {
						let next = source[++i], cc = escapeCodes[next];
						if (cc) res += cc;
						else if (next === "\n") for (next = source[i + 1]; next === " " || next === "	";) next = source[++i + 1];
						else if (next === "\r" && source[i + 1] === "\n") for (next = source[++i + 1]; next === " " || next === "	";) next = source[++i + 1];
						else if (next === "x" || next === "u" || next === "U") {
							let length = next === "x" ? 2 : next === "u" ? 4 : 8;
							res += parseCharCode(source, i + 1, length, onError), i += length;
						} else {
							let raw = source.substr(i - 1, 2);
							onError(i - 1, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`), res += raw;
						}
					} else if (ch === " " || ch === "	") {
						let wsStart = i, next = source[i + 1];
						for (; next === " " || next === "	";) next = source[++i + 1];
						next !== "\n" && (next !== "\r" || source[i + 2] !== "\n") && (res += i > wsStart ? source.slice(wsStart, i + 1) : ch);
					} else res += ch;
				}
			}
			return (source[source.length - 1] !== "\"" || source.length === 1) && onError(source.length, "MISSING_CHAR", "Missing closing \"quote"), res;
		}
		function foldNewline(source, offset) {
			let fold = "", ch = source[offset + 1];
			for (; (ch === " " || ch === "	" || ch === "\n" || ch === "\r") && (ch !== "\r" || source[offset + 2] === "\n");) ch === "\n" && (fold += "\n"), offset += 1, ch = source[offset + 1];
			return fold ||= " ", {
				fold,
				offset
			};
		}
		let escapeCodes = {
			0: "\0",
			a: "\x07",
			b: "\b",
			e: "\x1B",
			f: "\f",
			n: "\n",
			r: "\r",
			t: "	",
			v: "\v",
			N: "\u0085",
			_: "\xA0",
			L: "\u2028",
			P: "\u2029",
			" ": " ",
			"\"": "\"",
			"/": "/",
			"\\": "\\",
			"	": "	"
		};
		function parseCharCode(source, offset, length, onError) {
			let cc = source.substr(offset, length), code = cc.length === length && /^[0-9a-fA-F]+$/.test(cc) ? parseInt(cc, 16) : NaN;
			try {
				return String.fromCodePoint(code);
			} catch {
				let raw = source.substr(offset - 2, length + 2);
				return onError(offset - 2, "BAD_DQ_ESCAPE", `Invalid escape sequence ${raw}`), raw;
			}
		}
		exports.resolveFlowScalar = resolveFlowScalar;
	}),
	4631: ((__unused_webpack_module, exports) => {
		function resolveProps(tokens, { flow, indicator, next, offset, onError, parentIndent, startOnNewline }) {
			let spaceBefore = !1, atNewline = startOnNewline, hasSpace = startOnNewline, comment = "", commentSep = "", hasNewline = !1, reqSpace = !1, tab = null, anchor = null, tag = null, newlineAfterProp = null, comma = null, found = null, start = null;
			for (let token of tokens) switch (reqSpace &&= (token.type !== "space" && token.type !== "newline" && token.type !== "comma" && onError(token.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space"), !1), tab &&= (atNewline && token.type !== "comment" && token.type !== "newline" && onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation"), null), token.type) {
				case "space":
					!flow && (indicator !== "doc-start" || next?.type !== "flow-collection") && token.source.includes("	") && (tab = token), hasSpace = !0;
					break;
				case "comment": {
					hasSpace || onError(token, "MISSING_CHAR", "Comments must be separated from other tokens by white space characters");
					let cb = token.source.substring(1) || " ";
					comment ? comment += commentSep + cb : comment = cb, commentSep = "", atNewline = !1;
					break;
				}
				case "newline":
					atNewline ? comment ? comment += token.source : found && indicator === "seq-item-ind" || (spaceBefore = !0) : commentSep += token.source, atNewline = !0, hasNewline = !0, (anchor || tag) && (newlineAfterProp = token), hasSpace = !0;
					break;
				case "anchor":
					anchor && onError(token, "MULTIPLE_ANCHORS", "A node can have at most one anchor"), token.source.endsWith(":") && onError(token.offset + token.source.length - 1, "BAD_ALIAS", "Anchor ending in : is ambiguous", !0), anchor = token, start ??= token.offset, atNewline = !1, hasSpace = !1, reqSpace = !0;
					break;
				case "tag":
					tag && onError(token, "MULTIPLE_TAGS", "A node can have at most one tag"), tag = token, start ??= token.offset, atNewline = !1, hasSpace = !1, reqSpace = !0;
					break;
				case indicator:
					(anchor || tag) && onError(token, "BAD_PROP_ORDER", `Anchors and tags must be after the ${token.source} indicator`), found && onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.source} in ${flow ?? "collection"}`), found = token, atNewline = indicator === "seq-item-ind" || indicator === "explicit-key-ind", hasSpace = !1;
					break;
				case "comma": if (flow) {
					comma && onError(token, "UNEXPECTED_TOKEN", `Unexpected , in ${flow}`), comma = token, atNewline = !1, hasSpace = !1;
					break;
				}
				default: onError(token, "UNEXPECTED_TOKEN", `Unexpected ${token.type} token`), atNewline = !1, hasSpace = !1;
			}
			let last = tokens[tokens.length - 1], end = last ? last.offset + last.source.length : offset;
			return reqSpace && next && next.type !== "space" && next.type !== "newline" && next.type !== "comma" && (next.type !== "scalar" || next.source !== "") && onError(next.offset, "MISSING_CHAR", "Tags and anchors must be separated from the next token by white space"), tab && (atNewline && tab.indent <= parentIndent || next?.type === "block-map" || next?.type === "block-seq") && onError(tab, "TAB_AS_INDENT", "Tabs are not allowed as indentation"), {
				comma,
				found,
				spaceBefore,
				comment,
				hasNewline,
				anchor,
				tag,
				newlineAfterProp,
				end,
				start: start ?? end
			};
		}
		exports.resolveProps = resolveProps;
	}),
	9499: ((__unused_webpack_module, exports) => {
		function containsNewline(key) {
			if (!key) return null;
			switch (key.type) {
				case "alias":
				case "scalar":
				case "double-quoted-scalar":
				case "single-quoted-scalar":
					if (key.source.includes("\n")) return !0;
					if (key.end) {
						for (let st of key.end) if (st.type === "newline") return !0;
					}
					return !1;
				case "flow-collection":
					for (let it of key.items) {
						for (let st of it.start) if (st.type === "newline") return !0;
						if (it.sep) {
							for (let st of it.sep) if (st.type === "newline") return !0;
						}
						if (containsNewline(it.key) || containsNewline(it.value)) return !0;
					}
					return !1;
				default: return !0;
			}
		}
		exports.containsNewline = containsNewline;
	}),
	2599: ((__unused_webpack_module, exports) => {
		function emptyScalarPosition(offset, before, pos) {
			if (before) {
				pos ??= before.length;
				for (let i = pos - 1; i >= 0; --i) {
					let st = before[i];
					switch (st.type) {
						case "space":
						case "comment":
						case "newline":
							offset -= st.source.length;
							continue;
					}
					for (st = before[++i]; st?.type === "space";) offset += st.source.length, st = before[++i];
					break;
				}
			}
			return offset;
		}
		exports.emptyScalarPosition = emptyScalarPosition;
	}),
	4051: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var utilContainsNewline = __nccwpck_require__(9499);
		function flowIndentCheck(indent, fc, onError) {
			if (fc?.type === "flow-collection") {
				let end = fc.end[0];
				end.indent === indent && (end.source === "]" || end.source === "}") && utilContainsNewline.containsNewline(fc) && onError(end, "BAD_INDENT", "Flow end indicator should be more indented than parent", !0);
			}
		}
		exports.flowIndentCheck = flowIndentCheck;
	}),
	1187: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var identity = __nccwpck_require__(1127);
		function mapIncludes(ctx, items, search) {
			let { uniqueKeys } = ctx.options;
			if (uniqueKeys === !1) return !1;
			let isEqual = typeof uniqueKeys == "function" ? uniqueKeys : (a, b) => a === b || identity.isScalar(a) && identity.isScalar(b) && a.value === b.value;
			return items.some((pair) => isEqual(pair.key, search));
		}
		exports.mapIncludes = mapIncludes;
	}),
	3021: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var Alias = __nccwpck_require__(4065), Collection = __nccwpck_require__(101), identity = __nccwpck_require__(1127), Pair = __nccwpck_require__(7165), toJS = __nccwpck_require__(4043), Schema = __nccwpck_require__(5840), stringifyDocument = __nccwpck_require__(6829), anchors = __nccwpck_require__(1596), applyReviver = __nccwpck_require__(3661), createNode = __nccwpck_require__(2404), directives = __nccwpck_require__(1342);
		class Document {
			constructor(value, replacer, options) {
				this.commentBefore = null, this.comment = null, this.errors = [], this.warnings = [], Object.defineProperty(this, identity.NODE_TYPE, { value: identity.DOC });
				let _replacer = null;
				typeof replacer == "function" || Array.isArray(replacer) ? _replacer = replacer : options === void 0 && replacer && (options = replacer, replacer = void 0);
				let opt = Object.assign({
					intAsBigInt: !1,
					keepSourceTokens: !1,
					logLevel: "warn",
					prettyErrors: !0,
					strict: !0,
					stringKeys: !1,
					uniqueKeys: !0,
					version: "1.2"
				}, options);
				this.options = opt;
				let { version } = opt;
				options?._directives ? (this.directives = options._directives.atDocument(), this.directives.yaml.explicit && (version = this.directives.yaml.version)) : this.directives = new directives.Directives({ version }), this.setSchema(version, options), this.contents = value === void 0 ? null : this.createNode(value, _replacer, options);
			}
			clone() {
				let copy = Object.create(Document.prototype, { [identity.NODE_TYPE]: { value: identity.DOC } });
				return copy.commentBefore = this.commentBefore, copy.comment = this.comment, copy.errors = this.errors.slice(), copy.warnings = this.warnings.slice(), copy.options = Object.assign({}, this.options), this.directives && (copy.directives = this.directives.clone()), copy.schema = this.schema.clone(), copy.contents = identity.isNode(this.contents) ? this.contents.clone(copy.schema) : this.contents, this.range && (copy.range = this.range.slice()), copy;
			}
			add(value) {
				assertCollection(this.contents) && this.contents.add(value);
			}
			addIn(path, value) {
				assertCollection(this.contents) && this.contents.addIn(path, value);
			}
			createAlias(node, name) {
				if (!node.anchor) {
					let prev = anchors.anchorNames(this);
					node.anchor = !name || prev.has(name) ? anchors.findNewAnchor(name || "a", prev) : name;
				}
				return new Alias.Alias(node.anchor);
			}
			createNode(value, replacer, options) {
				let _replacer;
				if (typeof replacer == "function") value = replacer.call({ "": value }, "", value), _replacer = replacer;
				else if (Array.isArray(replacer)) {
					let keyToStr = (v) => typeof v == "number" || v instanceof String || v instanceof Number, asStr = replacer.filter(keyToStr).map(String);
					asStr.length > 0 && (replacer = replacer.concat(asStr)), _replacer = replacer;
				} else options === void 0 && replacer && (options = replacer, replacer = void 0);
				let { aliasDuplicateObjects, anchorPrefix, flow, keepUndefined, onTagObj, tag } = options ?? {}, { onAnchor, setAnchors, sourceObjects } = anchors.createNodeAnchors(this, anchorPrefix || "a"), ctx = {
					aliasDuplicateObjects: aliasDuplicateObjects ?? !0,
					keepUndefined: keepUndefined ?? !1,
					onAnchor,
					onTagObj,
					replacer: _replacer,
					schema: this.schema,
					sourceObjects
				}, node = createNode.createNode(value, tag, ctx);
				return flow && identity.isCollection(node) && (node.flow = !0), setAnchors(), node;
			}
			createPair(key, value, options = {}) {
				let k = this.createNode(key, null, options), v = this.createNode(value, null, options);
				return new Pair.Pair(k, v);
			}
			delete(key) {
				return assertCollection(this.contents) ? this.contents.delete(key) : !1;
			}
			deleteIn(path) {
				return Collection.isEmptyPath(path) ? this.contents != null && (this.contents = null, !0) : assertCollection(this.contents) ? this.contents.deleteIn(path) : !1;
			}
			get(key, keepScalar) {
				return identity.isCollection(this.contents) ? this.contents.get(key, keepScalar) : void 0;
			}
			getIn(path, keepScalar) {
				return Collection.isEmptyPath(path) ? !keepScalar && identity.isScalar(this.contents) ? this.contents.value : this.contents : identity.isCollection(this.contents) ? this.contents.getIn(path, keepScalar) : void 0;
			}
			has(key) {
				return identity.isCollection(this.contents) ? this.contents.has(key) : !1;
			}
			hasIn(path) {
				return Collection.isEmptyPath(path) ? this.contents !== void 0 : identity.isCollection(this.contents) ? this.contents.hasIn(path) : !1;
			}
			set(key, value) {
				this.contents == null ? this.contents = Collection.collectionFromPath(this.schema, [key], value) : assertCollection(this.contents) && this.contents.set(key, value);
			}
			setIn(path, value) {
				Collection.isEmptyPath(path) ? this.contents = value : this.contents == null ? this.contents = Collection.collectionFromPath(this.schema, Array.from(path), value) : assertCollection(this.contents) && this.contents.setIn(path, value);
			}
			setSchema(version, options = {}) {
				typeof version == "number" && (version = String(version));
				let opt;
				switch (version) {
					case "1.1":
						this.directives ? this.directives.yaml.version = "1.1" : this.directives = new directives.Directives({ version: "1.1" }), opt = {
							resolveKnownTags: !1,
							schema: "yaml-1.1"
						};
						break;
					case "1.2":
					case "next":
						this.directives ? this.directives.yaml.version = version : this.directives = new directives.Directives({ version }), opt = {
							resolveKnownTags: !0,
							schema: "core"
						};
						break;
					case null:
						this.directives && delete this.directives, opt = null;
						break;
					default: {
						let sv = JSON.stringify(version);
						throw Error(`Expected '1.1', '1.2' or null as first argument, but found: ${sv}`);
					}
				}
				if (options.schema instanceof Object) this.schema = options.schema;
				else if (opt) this.schema = new Schema.Schema(Object.assign(opt, options));
				else throw Error("With a null YAML version, the { schema: Schema } option is required");
			}
			toJS({ json, jsonArg, mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
				let ctx = {
					anchors: new Map(),
					doc: this,
					keep: !json,
					mapAsMap: mapAsMap === !0,
					mapKeyWarned: !1,
					maxAliasCount: typeof maxAliasCount == "number" ? maxAliasCount : 100
				}, res = toJS.toJS(this.contents, jsonArg ?? "", ctx);
				if (typeof onAnchor == "function") for (let { count, res } of ctx.anchors.values()) onAnchor(res, count);
				return typeof reviver == "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
			}
			toJSON(jsonArg, onAnchor) {
				return this.toJS({
					json: !0,
					jsonArg,
					mapAsMap: !1,
					onAnchor
				});
			}
			toString(options = {}) {
				if (this.errors.length > 0) throw Error("Document with errors cannot be stringified");
				if ("indent" in options && (!Number.isInteger(options.indent) || Number(options.indent) <= 0)) {
					let s = JSON.stringify(options.indent);
					throw Error(`"indent" option must be a positive integer, not ${s}`);
				}
				return stringifyDocument.stringifyDocument(this, options);
			}
		}
		function assertCollection(contents) {
			if (identity.isCollection(contents)) return !0;
			throw Error("Expected a YAML collection as document contents");
		}
		exports.Document = Document;
	}),
	1596: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var identity = __nccwpck_require__(1127), visit = __nccwpck_require__(204);
		function anchorIsValid(anchor) {
			if (/[\x00-\x19\s,[\]{}]/.test(anchor)) {
				let msg = `Anchor must not contain whitespace or control characters: ${JSON.stringify(anchor)}`;
				throw Error(msg);
			}
			return !0;
		}
		function anchorNames(root) {
			let anchors = new Set();
			return visit.visit(root, { Value(_key, node) {
				node.anchor && anchors.add(node.anchor);
			} }), anchors;
		}
		function findNewAnchor(prefix, exclude) {
			for (let i = 1;; ++i) {
				let name = `${prefix}${i}`;
				if (!exclude.has(name)) return name;
			}
		}
		function createNodeAnchors(doc, prefix) {
			let aliasObjects = [], sourceObjects = new Map(), prevAnchors = null;
			return {
				onAnchor: (source) => {
					aliasObjects.push(source), prevAnchors ??= anchorNames(doc);
					let anchor = findNewAnchor(prefix, prevAnchors);
					return prevAnchors.add(anchor), anchor;
				},
				setAnchors: () => {
					for (let source of aliasObjects) {
						let ref = sourceObjects.get(source);
						if (typeof ref == "object" && ref.anchor && (identity.isScalar(ref.node) || identity.isCollection(ref.node))) ref.node.anchor = ref.anchor;
						else {
							let error = Error("Failed to resolve repeated object (this should not happen)");
							throw error.source = source, error;
						}
					}
				},
				sourceObjects
			};
		}
		exports.anchorIsValid = anchorIsValid, exports.anchorNames = anchorNames, exports.createNodeAnchors = createNodeAnchors, exports.findNewAnchor = findNewAnchor;
	}),
	3661: ((__unused_webpack_module, exports) => {
		function applyReviver(reviver, obj, key, val) {
			if (val && typeof val == "object") {
				if (Array.isArray(val)) for (let i = 0, len = val.length; i < len; ++i) {
					let v0 = val[i], v1 = applyReviver(reviver, val, String(i), v0);
					v1 === void 0 ? delete val[i] : v1 !== v0 && (val[i] = v1);
				}
				else if (val instanceof Map) for (let k of Array.from(val.keys())) {
					let v0 = val.get(k), v1 = applyReviver(reviver, val, k, v0);
					v1 === void 0 ? val.delete(k) : v1 !== v0 && val.set(k, v1);
				}
				else if (val instanceof Set) for (let v0 of Array.from(val)) {
					let v1 = applyReviver(reviver, val, v0, v0);
					v1 === void 0 ? val.delete(v0) : v1 !== v0 && (val.delete(v0), val.add(v1));
				}
				else for (let [k, v0] of Object.entries(val)) {
					let v1 = applyReviver(reviver, val, k, v0);
					v1 === void 0 ? delete val[k] : v1 !== v0 && (val[k] = v1);
				}
			}
			return reviver.call(obj, key, val);
		}
		exports.applyReviver = applyReviver;
	}),
	2404: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var Alias = __nccwpck_require__(4065), identity = __nccwpck_require__(1127), Scalar = __nccwpck_require__(3301);
		function findTagObject(value, tagName, tags) {
			if (tagName) {
				let match = tags.filter((t) => t.tag === tagName), tagObj = match.find((t) => !t.format) ?? match[0];
				if (!tagObj) throw Error(`Tag ${tagName} not found`);
				return tagObj;
			}
			return tags.find((t) => t.identify?.(value) && !t.format);
		}
		function createNode(value, tagName, ctx) {
			if (identity.isDocument(value) && (value = value.contents), identity.isNode(value)) return value;
			if (identity.isPair(value)) {
				let map = ctx.schema[identity.MAP].createNode?.(ctx.schema, null, ctx);
				return map.items.push(value), map;
			}
			(value instanceof String || value instanceof Number || value instanceof Boolean || typeof BigInt < "u" && value instanceof BigInt) && (value = value.valueOf());
			let { aliasDuplicateObjects, onAnchor, onTagObj, schema, sourceObjects } = ctx, ref;
			if (aliasDuplicateObjects && value && typeof value == "object") {
				if (ref = sourceObjects.get(value), ref) return ref.anchor ?? (ref.anchor = onAnchor(value)), new Alias.Alias(ref.anchor);
				ref = {
					anchor: null,
					node: null
				}, sourceObjects.set(value, ref);
			}
			tagName?.startsWith("!!") && (tagName = "tag:yaml.org,2002:" + tagName.slice(2));
			let tagObj = findTagObject(value, tagName, schema.tags);
			if (!tagObj) {
				if (value && typeof value.toJSON == "function" && (value = value.toJSON()), !value || typeof value != "object") {
					let node = new Scalar.Scalar(value);
					return ref && (ref.node = node), node;
				}
				tagObj = value instanceof Map ? schema[identity.MAP] : Symbol.iterator in Object(value) ? schema[identity.SEQ] : schema[identity.MAP];
			}
			onTagObj && (onTagObj(tagObj), delete ctx.onTagObj);
			let node = tagObj?.createNode ? tagObj.createNode(ctx.schema, value, ctx) : typeof tagObj?.nodeClass?.from == "function" ? tagObj.nodeClass.from(ctx.schema, value, ctx) : new Scalar.Scalar(value);
			return tagName ? node.tag = tagName : tagObj.default || (node.tag = tagObj.tag), ref && (ref.node = node), node;
		}
		exports.createNode = createNode;
	}),
	1342: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var identity = __nccwpck_require__(1127), visit = __nccwpck_require__(204);
		let escapeChars = {
			"!": "%21",
			",": "%2C",
			"[": "%5B",
			"]": "%5D",
			"{": "%7B",
			"}": "%7D"
		}, escapeTagName = (tn) => tn.replace(/[!,[\]{}]/g, (ch) => escapeChars[ch]);
		class Directives {
			constructor(yaml, tags) {
				this.docStart = null, this.docEnd = !1, this.yaml = Object.assign({}, Directives.defaultYaml, yaml), this.tags = Object.assign({}, Directives.defaultTags, tags);
			}
			clone() {
				let copy = new Directives(this.yaml, this.tags);
				return copy.docStart = this.docStart, copy;
			}
			atDocument() {
				let res = new Directives(this.yaml, this.tags);
				switch (this.yaml.version) {
					case "1.1":
						this.atNextDocument = !0;
						break;
					case "1.2": this.atNextDocument = !1, this.yaml = {
						explicit: Directives.defaultYaml.explicit,
						version: "1.2"
					}, this.tags = Object.assign({}, Directives.defaultTags);
				}
				return res;
			}
			add(line, onError) {
				this.atNextDocument &&= (this.yaml = {
					explicit: Directives.defaultYaml.explicit,
					version: "1.1"
				}, this.tags = Object.assign({}, Directives.defaultTags), !1);
				let parts = line.trim().split(/[ \t]+/), name = parts.shift();
				switch (name) {
					case "%TAG": {
						if (parts.length !== 2 && (onError(0, "%TAG directive should contain exactly two parts"), parts.length < 2)) return !1;
						let [handle, prefix] = parts;
						return this.tags[handle] = prefix, !0;
					}
					case "%YAML": {
						if (this.yaml.explicit = !0, parts.length !== 1) return onError(0, "%YAML directive should contain exactly one part"), !1;
						let [version] = parts;
						if (version === "1.1" || version === "1.2") return this.yaml.version = version, !0;
						{
							let isValid = /^\d+\.\d+$/.test(version);
							return onError(6, `Unsupported YAML version ${version}`, isValid), !1;
						}
					}
					default: return onError(0, `Unknown directive ${name}`, !0), !1;
				}
			}
			tagName(source, onError) {
				if (source === "!") return "!";
				if (source[0] !== "!") return onError(`Not a valid tag: ${source}`), null;
				if (source[1] === "<") {
					let verbatim = source.slice(2, -1);
					return verbatim === "!" || verbatim === "!!" ? (onError(`Verbatim tags aren't resolved, so ${source} is invalid.`), null) : (source[source.length - 1] !== ">" && onError("Verbatim tags must end with a >"), verbatim);
				}
				let [, handle, suffix] = source.match(/^(.*!)([^!]*)$/s);
				suffix || onError(`The ${source} tag has no suffix`);
				let prefix = this.tags[handle];
				if (prefix) try {
					return prefix + decodeURIComponent(suffix);
				} catch (error) {
					return onError(String(error)), null;
				}
				return handle === "!" ? source : (onError(`Could not resolve tag: ${source}`), null);
			}
			tagString(tag) {
				for (let [handle, prefix] of Object.entries(this.tags)) if (tag.startsWith(prefix)) return handle + escapeTagName(tag.substring(prefix.length));
				return tag[0] === "!" ? tag : `!<${tag}>`;
			}
			toString(doc) {
				let lines = this.yaml.explicit ? [`%YAML ${this.yaml.version || "1.2"}`] : [], tagEntries = Object.entries(this.tags), tagNames;
				if (doc && tagEntries.length > 0 && identity.isNode(doc.contents)) {
					let tags = {};
					visit.visit(doc.contents, (_key, node) => {
						identity.isNode(node) && node.tag && (tags[node.tag] = !0);
					}), tagNames = Object.keys(tags);
				} else tagNames = [];
				for (let [handle, prefix] of tagEntries) handle === "!!" && prefix === "tag:yaml.org,2002:" || doc && !tagNames.some((tn) => tn.startsWith(prefix)) || lines.push(`%TAG ${handle} ${prefix}`);
				return lines.join("\n");
			}
		}
		Directives.defaultYaml = {
			explicit: !1,
			version: "1.2"
		}, Directives.defaultTags = { "!!": "tag:yaml.org,2002:" }, exports.Directives = Directives;
	}),
	1464: ((__unused_webpack_module, exports) => {
		class YAMLError extends Error {
			constructor(name, pos, code, message) {
				super(), this.name = name, this.code = code, this.message = message, this.pos = pos;
			}
		}
		class YAMLParseError extends YAMLError {
			constructor(pos, code, message) {
				super("YAMLParseError", pos, code, message);
			}
		}
		class YAMLWarning extends YAMLError {
			constructor(pos, code, message) {
				super("YAMLWarning", pos, code, message);
			}
		}
		let prettifyError = (src, lc) => (error) => {
			if (error.pos[0] === -1) return;
			error.linePos = error.pos.map((pos) => lc.linePos(pos));
			let { line, col } = error.linePos[0];
			error.message += ` at line ${line}, column ${col}`;
			let ci = col - 1, lineStr = src.substring(lc.lineStarts[line - 1], lc.lineStarts[line]).replace(/[\n\r]+$/, "");
			if (ci >= 60 && lineStr.length > 80) {
				let trimStart = Math.min(ci - 39, lineStr.length - 79);
				lineStr = "\u2026" + lineStr.substring(trimStart), ci -= trimStart - 1;
			}
			if (lineStr.length > 80 && (lineStr = lineStr.substring(0, 79) + "\u2026"), line > 1 && /^ *$/.test(lineStr.substring(0, ci))) {
				let prev = src.substring(lc.lineStarts[line - 2], lc.lineStarts[line - 1]);
				prev.length > 80 && (prev = prev.substring(0, 79) + "\u2026\n"), lineStr = prev + lineStr;
			}
			if (/[^ ]/.test(lineStr)) {
				let count = 1, end = error.linePos[1];
				end?.line === line && end.col > col && (count = Math.max(1, Math.min(end.col - col, 80 - ci)));
				let pointer = " ".repeat(ci) + "^".repeat(count);
				error.message += `:\n\n${lineStr}\n${pointer}\n`;
			}
		};
		exports.YAMLError = YAMLError, exports.YAMLParseError = YAMLParseError, exports.YAMLWarning = YAMLWarning, exports.prettifyError = prettifyError;
	}),
	8815: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var composer = __nccwpck_require__(9984), Document = __nccwpck_require__(3021), Schema = __nccwpck_require__(5840), errors = __nccwpck_require__(1464), Alias = __nccwpck_require__(4065), identity = __nccwpck_require__(1127), Pair = __nccwpck_require__(7165), Scalar = __nccwpck_require__(3301), YAMLMap = __nccwpck_require__(4454), YAMLSeq = __nccwpck_require__(2223);
		__nccwpck_require__(3461);
		var lexer = __nccwpck_require__(361), lineCounter = __nccwpck_require__(6628), parser = __nccwpck_require__(3456), publicApi = __nccwpck_require__(4047), visit = __nccwpck_require__(204);
		composer.Composer, Document.Document, Schema.Schema, errors.YAMLError, errors.YAMLParseError, errors.YAMLWarning, Alias.Alias, identity.isAlias, identity.isCollection, identity.isDocument, exports.jh = identity.isMap, exports.Ll = identity.isNode, identity.isPair, exports.jn = identity.isScalar, exports.oP = identity.isSeq, Pair.Pair, Scalar.Scalar, YAMLMap.YAMLMap, YAMLSeq.YAMLSeq, lexer.Lexer, exports.HN = lineCounter.LineCounter, parser.Parser, exports.qg = publicApi.parse, publicApi.parseAllDocuments, exports.Tp = publicApi.parseDocument, publicApi.stringify, exports.YR = visit.visit, visit.visitAsync;
	}),
	7249: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var node_process = __nccwpck_require__(932);
		function debug(logLevel, ...messages) {
			logLevel === "debug" && console.log(...messages);
		}
		function warn(logLevel, warning) {
			(logLevel === "debug" || logLevel === "warn") && (typeof node_process.emitWarning == "function" ? node_process.emitWarning(warning) : console.warn(warning));
		}
		exports.debug = debug, exports.warn = warn;
	}),
	4065: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var anchors = __nccwpck_require__(1596), visit = __nccwpck_require__(204), identity = __nccwpck_require__(1127), Node = __nccwpck_require__(6673), toJS = __nccwpck_require__(4043);
		class Alias extends Node.NodeBase {
			constructor(source) {
				super(identity.ALIAS), this.source = source, Object.defineProperty(this, "tag", { set() {
					throw Error("Alias nodes cannot have tags");
				} });
			}
			resolve(doc, ctx) {
				if (ctx?.maxAliasCount === 0) throw ReferenceError("Alias resolution is disabled");
				let nodes;
				ctx?.aliasResolveCache ? nodes = ctx.aliasResolveCache : (nodes = [], visit.visit(doc, { Node: (_key, node) => {
					(identity.isAlias(node) || identity.hasAnchor(node)) && nodes.push(node);
				} }), ctx && (ctx.aliasResolveCache = nodes));
				let found;
				for (let node of nodes) {
					if (node === this) break;
					node.anchor === this.source && (found = node);
				}
				if (found && ctx) {
					let { anchors, doc, maxAliasCount } = ctx, data = anchors.get(found);
					if (data ||= (toJS.toJS(found, null, ctx), anchors.get(found)), data?.res === void 0) throw ReferenceError("This should not happen: Alias anchor was not resolved?");
					if (maxAliasCount >= 0 && (data.count += 1, data.aliasCount === 0 && (data.aliasCount = getAliasCount(doc, found, anchors)), data.count * data.aliasCount > maxAliasCount)) throw ReferenceError("Excessive alias count indicates a resource exhaustion attack");
				}
				return found;
			}
			toJSON(_arg, ctx) {
				if (!ctx) return { source: this.source };
				let source = this.resolve(ctx.doc, ctx);
				if (!source) {
					let msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
					throw ReferenceError(msg);
				}
				return ctx.anchors.get(source).res;
			}
			toString(ctx, _onComment, _onChompKeep) {
				let src = `*${this.source}`;
				if (ctx) {
					if (anchors.anchorIsValid(this.source), ctx.options.verifyAliasOrder && !ctx.anchors.has(this.source)) {
						let msg = `Unresolved alias (the anchor must be set before the alias): ${this.source}`;
						throw Error(msg);
					}
					if (ctx.implicitKey) return `${src} `;
				}
				return src;
			}
		}
		function getAliasCount(doc, node, anchors) {
			if (identity.isAlias(node)) {
				let source = node.resolve(doc), anchor = anchors && source && anchors.get(source);
				return anchor ? anchor.count * anchor.aliasCount : 0;
			}
			if (identity.isCollection(node)) {
				let count = 0;
				for (let item of node.items) {
					let c = getAliasCount(doc, item, anchors);
					c > count && (count = c);
				}
				return count;
			}
			if (identity.isPair(node)) {
				let kc = getAliasCount(doc, node.key, anchors), vc = getAliasCount(doc, node.value, anchors);
				return Math.max(kc, vc);
			}
			return 1;
		}
		exports.Alias = Alias;
	}),
	101: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var createNode = __nccwpck_require__(2404), identity = __nccwpck_require__(1127), Node = __nccwpck_require__(6673);
		function collectionFromPath(schema, path, value) {
			let v = value;
			for (let i = path.length - 1; i >= 0; --i) {
				let k = path[i];
				if (typeof k == "number" && Number.isInteger(k) && k >= 0) {
					let a = [];
					a[k] = v, v = a;
				} else v = new Map([[k, v]]);
			}
			return createNode.createNode(v, void 0, {
				aliasDuplicateObjects: !1,
				keepUndefined: !1,
				onAnchor: () => {
					throw Error("This should not happen, please report a bug.");
				},
				schema,
				sourceObjects: new Map()
			});
		}
		let isEmptyPath = (path) => path == null || typeof path == "object" && !!path[Symbol.iterator]().next().done;
		class Collection extends Node.NodeBase {
			constructor(type, schema) {
				super(type), Object.defineProperty(this, "schema", {
					value: schema,
					configurable: !0,
					enumerable: !1,
					writable: !0
				});
			}
			clone(schema) {
				let copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
				return schema && (copy.schema = schema), copy.items = copy.items.map((it) => identity.isNode(it) || identity.isPair(it) ? it.clone(schema) : it), this.range && (copy.range = this.range.slice()), copy;
			}
			addIn(path, value) {
				if (isEmptyPath(path)) this.add(value);
				else {
					let [key, ...rest] = path, node = this.get(key, !0);
					if (identity.isCollection(node)) node.addIn(rest, value);
					else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
					else throw Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
				}
			}
			deleteIn(path) {
				let [key, ...rest] = path;
				if (rest.length === 0) return this.delete(key);
				let node = this.get(key, !0);
				if (identity.isCollection(node)) return node.deleteIn(rest);
				throw Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
			}
			getIn(path, keepScalar) {
				let [key, ...rest] = path, node = this.get(key, !0);
				return rest.length === 0 ? !keepScalar && identity.isScalar(node) ? node.value : node : identity.isCollection(node) ? node.getIn(rest, keepScalar) : void 0;
			}
			hasAllNullValues(allowScalar) {
				return this.items.every((node) => {
					if (!identity.isPair(node)) return !1;
					let n = node.value;
					return n == null || allowScalar && identity.isScalar(n) && n.value == null && !n.commentBefore && !n.comment && !n.tag;
				});
			}
			hasIn(path) {
				let [key, ...rest] = path;
				if (rest.length === 0) return this.has(key);
				let node = this.get(key, !0);
				return identity.isCollection(node) ? node.hasIn(rest) : !1;
			}
			setIn(path, value) {
				let [key, ...rest] = path;
				if (rest.length === 0) this.set(key, value);
				else {
					let node = this.get(key, !0);
					if (identity.isCollection(node)) node.setIn(rest, value);
					else if (node === void 0 && this.schema) this.set(key, collectionFromPath(this.schema, rest, value));
					else throw Error(`Expected YAML collection at ${key}. Remaining path: ${rest}`);
				}
			}
		}
		exports.Collection = Collection, exports.collectionFromPath = collectionFromPath, exports.isEmptyPath = isEmptyPath;
	}),
	6673: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var applyReviver = __nccwpck_require__(3661), identity = __nccwpck_require__(1127), toJS = __nccwpck_require__(4043);
		class NodeBase {
			constructor(type) {
				Object.defineProperty(this, identity.NODE_TYPE, { value: type });
			}
			clone() {
				let copy = Object.create(Object.getPrototypeOf(this), Object.getOwnPropertyDescriptors(this));
				return this.range && (copy.range = this.range.slice()), copy;
			}
			toJS(doc, { mapAsMap, maxAliasCount, onAnchor, reviver } = {}) {
				if (!identity.isDocument(doc)) throw TypeError("A document argument is required");
				let ctx = {
					anchors: new Map(),
					doc,
					keep: !0,
					mapAsMap: mapAsMap === !0,
					mapKeyWarned: !1,
					maxAliasCount: typeof maxAliasCount == "number" ? maxAliasCount : 100
				}, res = toJS.toJS(this, "", ctx);
				if (typeof onAnchor == "function") for (let { count, res } of ctx.anchors.values()) onAnchor(res, count);
				return typeof reviver == "function" ? applyReviver.applyReviver(reviver, { "": res }, "", res) : res;
			}
		}
		exports.NodeBase = NodeBase;
	}),
	7165: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var createNode = __nccwpck_require__(2404), stringifyPair = __nccwpck_require__(9748), addPairToJSMap = __nccwpck_require__(7104), identity = __nccwpck_require__(1127);
		function createPair(key, value, ctx) {
			let k = createNode.createNode(key, void 0, ctx), v = createNode.createNode(value, void 0, ctx);
			return new Pair(k, v);
		}
		class Pair {
			constructor(key, value = null) {
				Object.defineProperty(this, identity.NODE_TYPE, { value: identity.PAIR }), this.key = key, this.value = value;
			}
			clone(schema) {
				let { key, value } = this;
				return identity.isNode(key) && (key = key.clone(schema)), identity.isNode(value) && (value = value.clone(schema)), new Pair(key, value);
			}
			toJSON(_, ctx) {
				let pair = ctx?.mapAsMap ? new Map() : {};
				return addPairToJSMap.addPairToJSMap(ctx, pair, this);
			}
			toString(ctx, onComment, onChompKeep) {
				return ctx?.doc ? stringifyPair.stringifyPair(this, ctx, onComment, onChompKeep) : JSON.stringify(this);
			}
		}
		exports.Pair = Pair, exports.createPair = createPair;
	}),
	3301: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var identity = __nccwpck_require__(1127), Node = __nccwpck_require__(6673), toJS = __nccwpck_require__(4043);
		let isScalarValue = (value) => !value || typeof value != "function" && typeof value != "object";
		class Scalar extends Node.NodeBase {
			constructor(value) {
				super(identity.SCALAR), this.value = value;
			}
			toJSON(arg, ctx) {
				return ctx?.keep ? this.value : toJS.toJS(this.value, arg, ctx);
			}
			toString() {
				return String(this.value);
			}
		}
		Scalar.BLOCK_FOLDED = "BLOCK_FOLDED", Scalar.BLOCK_LITERAL = "BLOCK_LITERAL", Scalar.PLAIN = "PLAIN", Scalar.QUOTE_DOUBLE = "QUOTE_DOUBLE", Scalar.QUOTE_SINGLE = "QUOTE_SINGLE", exports.Scalar = Scalar, exports.isScalarValue = isScalarValue;
	}),
	4454: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var stringifyCollection = __nccwpck_require__(1212), addPairToJSMap = __nccwpck_require__(7104), Collection = __nccwpck_require__(101), identity = __nccwpck_require__(1127), Pair = __nccwpck_require__(7165), Scalar = __nccwpck_require__(3301);
		function findPair(items, key) {
			let k = identity.isScalar(key) ? key.value : key;
			for (let it of items) if (identity.isPair(it) && (it.key === key || it.key === k || identity.isScalar(it.key) && it.key.value === k)) return it;
		}
		class YAMLMap extends Collection.Collection {
			static get tagName() {
				return "tag:yaml.org,2002:map";
			}
			constructor(schema) {
				super(identity.MAP, schema), this.items = [];
			}
			static from(schema, obj, ctx) {
				let { keepUndefined, replacer } = ctx, map = new this(schema), add = (key, value) => {
					if (typeof replacer == "function") value = replacer.call(obj, key, value);
					else if (Array.isArray(replacer) && !replacer.includes(key)) return;
					(value !== void 0 || keepUndefined) && map.items.push(Pair.createPair(key, value, ctx));
				};
				if (obj instanceof Map) for (let [key, value] of obj) add(key, value);
				else if (obj && typeof obj == "object") for (let key of Object.keys(obj)) add(key, obj[key]);
				return typeof schema.sortMapEntries == "function" && map.items.sort(schema.sortMapEntries), map;
			}
			add(pair, overwrite) {
				let _pair;
				_pair = identity.isPair(pair) ? pair : !pair || typeof pair != "object" || !("key" in pair) ? new Pair.Pair(pair, pair?.value) : new Pair.Pair(pair.key, pair.value);
				let prev = findPair(this.items, _pair.key), sortEntries = this.schema?.sortMapEntries;
				if (prev) {
					if (!overwrite) throw Error(`Key ${_pair.key} already set`);
					identity.isScalar(prev.value) && Scalar.isScalarValue(_pair.value) ? prev.value.value = _pair.value : prev.value = _pair.value;
				} else if (sortEntries) {
					let i = this.items.findIndex((item) => sortEntries(_pair, item) < 0);
					i === -1 ? this.items.push(_pair) : this.items.splice(i, 0, _pair);
				} else this.items.push(_pair);
			}
			delete(key) {
				let it = findPair(this.items, key);
				return it ? this.items.splice(this.items.indexOf(it), 1).length > 0 : !1;
			}
			get(key, keepScalar) {
				let node = findPair(this.items, key)?.value;
				return (!keepScalar && identity.isScalar(node) ? node.value : node) ?? void 0;
			}
			has(key) {
				return !!findPair(this.items, key);
			}
			set(key, value) {
				this.add(new Pair.Pair(key, value), !0);
			}
			toJSON(_, ctx, Type) {
				let map = Type ? new Type() : ctx?.mapAsMap ? new Map() : {};
				ctx?.onCreate && ctx.onCreate(map);
				for (let item of this.items) addPairToJSMap.addPairToJSMap(ctx, map, item);
				return map;
			}
			toString(ctx, onComment, onChompKeep) {
				if (!ctx) return JSON.stringify(this);
				for (let item of this.items) if (!identity.isPair(item)) throw Error(`Map items must all be pairs; found ${JSON.stringify(item)} instead`);
				return !ctx.allNullValues && this.hasAllNullValues(!1) && (ctx = Object.assign({}, ctx, { allNullValues: !0 })), stringifyCollection.stringifyCollection(this, ctx, {
					blockItemPrefix: "",
					flowChars: {
						start: "{",
						end: "}"
					},
					itemIndent: ctx.indent || "",
					onChompKeep,
					onComment
				});
			}
		}
		exports.YAMLMap = YAMLMap, exports.findPair = findPair;
	}),
	2223: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var createNode = __nccwpck_require__(2404), stringifyCollection = __nccwpck_require__(1212), Collection = __nccwpck_require__(101), identity = __nccwpck_require__(1127), Scalar = __nccwpck_require__(3301), toJS = __nccwpck_require__(4043);
		class YAMLSeq extends Collection.Collection {
			static get tagName() {
				return "tag:yaml.org,2002:seq";
			}
			constructor(schema) {
				super(identity.SEQ, schema), this.items = [];
			}
			add(value) {
				this.items.push(value);
			}
			delete(key) {
				let idx = asItemIndex(key);
				return typeof idx == "number" && this.items.splice(idx, 1).length > 0;
			}
			get(key, keepScalar) {
				let idx = asItemIndex(key);
				if (typeof idx != "number") return;
				let it = this.items[idx];
				return !keepScalar && identity.isScalar(it) ? it.value : it;
			}
			has(key) {
				let idx = asItemIndex(key);
				return typeof idx == "number" && idx < this.items.length;
			}
			set(key, value) {
				let idx = asItemIndex(key);
				if (typeof idx != "number") throw Error(`Expected a valid index, not ${key}.`);
				let prev = this.items[idx];
				identity.isScalar(prev) && Scalar.isScalarValue(value) ? prev.value = value : this.items[idx] = value;
			}
			toJSON(_, ctx) {
				let seq = [];
				ctx?.onCreate && ctx.onCreate(seq);
				let i = 0;
				for (let item of this.items) seq.push(toJS.toJS(item, String(i++), ctx));
				return seq;
			}
			toString(ctx, onComment, onChompKeep) {
				return ctx ? stringifyCollection.stringifyCollection(this, ctx, {
					blockItemPrefix: "- ",
					flowChars: {
						start: "[",
						end: "]"
					},
					itemIndent: (ctx.indent || "") + "  ",
					onChompKeep,
					onComment
				}) : JSON.stringify(this);
			}
			static from(schema, obj, ctx) {
				let { replacer } = ctx, seq = new this(schema);
				if (obj && Symbol.iterator in Object(obj)) {
					let i = 0;
					for (let it of obj) {
						if (typeof replacer == "function") {
							let key = obj instanceof Set ? it : String(i++);
							it = replacer.call(obj, key, it);
						}
						seq.items.push(createNode.createNode(it, void 0, ctx));
					}
				}
				return seq;
			}
		}
		function asItemIndex(key) {
			let idx = identity.isScalar(key) ? key.value : key;
			return idx && typeof idx == "string" && (idx = Number(idx)), typeof idx == "number" && Number.isInteger(idx) && idx >= 0 ? idx : null;
		}
		exports.YAMLSeq = YAMLSeq;
	}),
	7104: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var log = __nccwpck_require__(7249), merge = __nccwpck_require__(452), stringify = __nccwpck_require__(2148), identity = __nccwpck_require__(1127), toJS = __nccwpck_require__(4043);
		function addPairToJSMap(ctx, map, { key, value }) {
			if (identity.isNode(key) && key.addToJSMap) key.addToJSMap(ctx, map, value);
			else if (merge.isMergeKey(ctx, key)) merge.addMergeToJSMap(ctx, map, value);
			else {
				let jsKey = toJS.toJS(key, "", ctx);
				if (map instanceof Map) map.set(jsKey, toJS.toJS(value, jsKey, ctx));
				else if (map instanceof Set) map.add(jsKey);
				else {
					let stringKey = stringifyKey(key, jsKey, ctx), jsValue = toJS.toJS(value, stringKey, ctx);
					stringKey in map ? Object.defineProperty(map, stringKey, {
						value: jsValue,
						writable: !0,
						enumerable: !0,
						configurable: !0
					}) : map[stringKey] = jsValue;
				}
			}
			return map;
		}
		function stringifyKey(key, jsKey, ctx) {
			if (jsKey === null) return "";
			if (typeof jsKey != "object") return String(jsKey);
			if (identity.isNode(key) && ctx?.doc) {
				let strCtx = stringify.createStringifyContext(ctx.doc, {});
				strCtx.anchors = new Set();
				for (let node of ctx.anchors.keys()) strCtx.anchors.add(node.anchor);
				strCtx.inFlow = !0, strCtx.inStringifyKey = !0;
				let strKey = key.toString(strCtx);
				if (!ctx.mapKeyWarned) {
					let jsonStr = JSON.stringify(strKey);
					jsonStr.length > 40 && (jsonStr = jsonStr.substring(0, 36) + "...\""), log.warn(ctx.doc.options.logLevel, `Keys with collection values will be stringified due to JS Object restrictions: ${jsonStr}. Set mapAsMap: true to use object keys.`), ctx.mapKeyWarned = !0;
				}
				return strKey;
			}
			return JSON.stringify(jsKey);
		}
		exports.addPairToJSMap = addPairToJSMap;
	}),
	1127: ((__unused_webpack_module, exports) => {
		let ALIAS = Symbol.for("yaml.alias"), DOC = Symbol.for("yaml.document"), MAP = Symbol.for("yaml.map"), PAIR = Symbol.for("yaml.pair"), SCALAR = Symbol.for("yaml.scalar"), SEQ = Symbol.for("yaml.seq"), NODE_TYPE = Symbol.for("yaml.node.type"), isAlias = (node) => !!node && typeof node == "object" && node[NODE_TYPE] === ALIAS, isDocument = (node) => !!node && typeof node == "object" && node[NODE_TYPE] === DOC, isMap = (node) => !!node && typeof node == "object" && node[NODE_TYPE] === MAP, isPair = (node) => !!node && typeof node == "object" && node[NODE_TYPE] === PAIR, isScalar = (node) => !!node && typeof node == "object" && node[NODE_TYPE] === SCALAR, isSeq = (node) => !!node && typeof node == "object" && node[NODE_TYPE] === SEQ;
		function isCollection(node) {
			if (node && typeof node == "object") switch (node[NODE_TYPE]) {
				case MAP:
				case SEQ: return !0;
			}
			return !1;
		}
		function isNode(node) {
			if (node && typeof node == "object") switch (node[NODE_TYPE]) {
				case ALIAS:
				case MAP:
				case SCALAR:
				case SEQ: return !0;
			}
			return !1;
		}
		let hasAnchor = (node) => (isScalar(node) || isCollection(node)) && !!node.anchor;
		exports.ALIAS = ALIAS, exports.DOC = DOC, exports.MAP = MAP, exports.NODE_TYPE = NODE_TYPE, exports.PAIR = PAIR, exports.SCALAR = SCALAR, exports.SEQ = SEQ, exports.hasAnchor = hasAnchor, exports.isAlias = isAlias, exports.isCollection = isCollection, exports.isDocument = isDocument, exports.isMap = isMap, exports.isNode = isNode, exports.isPair = isPair, exports.isScalar = isScalar, exports.isSeq = isSeq;
	}),
	4043: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var identity = __nccwpck_require__(1127);
		function toJS(value, arg, ctx) {
			if (Array.isArray(value)) return value.map((v, i) => toJS(v, String(i), ctx));
			if (value && typeof value.toJSON == "function") {
				if (!ctx || !identity.hasAnchor(value)) return value.toJSON(arg, ctx);
				let data = {
					aliasCount: 0,
					count: 1,
					res: void 0
				};
				ctx.anchors.set(value, data), ctx.onCreate = (res) => {
					data.res = res, delete ctx.onCreate;
				};
				let res = value.toJSON(arg, ctx);
				return ctx.onCreate && ctx.onCreate(res), res;
			}
			return typeof value == "bigint" && !ctx?.keep ? Number(value) : value;
		}
		exports.toJS = toJS;
	}),
	110: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var resolveBlockScalar = __nccwpck_require__(8913), resolveFlowScalar = __nccwpck_require__(6842), errors = __nccwpck_require__(1464), stringifyString = __nccwpck_require__(3069);
		function resolveAsScalar(token, strict = !0, onError) {
			if (token) {
				let _onError = (pos, code, message) => {
					let offset = typeof pos == "number" ? pos : Array.isArray(pos) ? pos[0] : pos.offset;
					if (onError) onError(offset, code, message);
					else throw new errors.YAMLParseError([offset, offset + 1], code, message);
				};
				switch (token.type) {
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": return resolveFlowScalar.resolveFlowScalar(token, strict, _onError);
					case "block-scalar": return resolveBlockScalar.resolveBlockScalar({ options: { strict } }, token, _onError);
				}
			}
			return null;
		}
		function createScalarToken(value, context) {
			let { implicitKey = !1, indent, inFlow = !1, offset = -1, type = "PLAIN" } = context, source = stringifyString.stringifyString({
				type,
				value
			}, {
				implicitKey,
				indent: indent > 0 ? " ".repeat(indent) : "",
				inFlow,
				options: {
					blockQuote: !0,
					lineWidth: -1
				}
			}), end = context.end ?? [{
				type: "newline",
				offset: -1,
				indent,
				source: "\n"
			}];
			switch (source[0]) {
				case "|":
				case ">": {
					let he = source.indexOf("\n"), head = source.substring(0, he), body = source.substring(he + 1) + "\n", props = [{
						type: "block-scalar-header",
						offset,
						indent,
						source: head
					}];
					return addEndtoBlockProps(props, end) || props.push({
						type: "newline",
						offset: -1,
						indent,
						source: "\n"
					}), {
						type: "block-scalar",
						offset,
						indent,
						props,
						source: body
					};
				}
				case "\"": return {
					type: "double-quoted-scalar",
					offset,
					indent,
					source,
					end
				};
				case "'": return {
					type: "single-quoted-scalar",
					offset,
					indent,
					source,
					end
				};
				default: return {
					type: "scalar",
					offset,
					indent,
					source,
					end
				};
			}
		}
		function setScalarValue(token, value, context = {}) {
			let { afterKey = !1, implicitKey = !1, inFlow = !1, type } = context, indent = "indent" in token ? token.indent : null;
			if (afterKey && typeof indent == "number" && (indent += 2), !type) switch (token.type) {
				case "single-quoted-scalar":
					type = "QUOTE_SINGLE";
					break;
				case "double-quoted-scalar":
					type = "QUOTE_DOUBLE";
					break;
				case "block-scalar": {
					let header = token.props[0];
					if (header.type !== "block-scalar-header") throw Error("Invalid block scalar header");
					type = header.source[0] === ">" ? "BLOCK_FOLDED" : "BLOCK_LITERAL";
					break;
				}
				default: type = "PLAIN";
			}
			let source = stringifyString.stringifyString({
				type,
				value
			}, {
				implicitKey: implicitKey || indent === null,
				indent: indent !== null && indent > 0 ? " ".repeat(indent) : "",
				inFlow,
				options: {
					blockQuote: !0,
					lineWidth: -1
				}
			});
			switch (source[0]) {
				case "|":
				case ">":
					setBlockScalarValue(token, source);
					break;
				case "\"":
					setFlowScalarValue(token, source, "double-quoted-scalar");
					break;
				case "'":
					setFlowScalarValue(token, source, "single-quoted-scalar");
					break;
				default: setFlowScalarValue(token, source, "scalar");
			}
		}
		function setBlockScalarValue(token, source) {
			let he = source.indexOf("\n"), head = source.substring(0, he), body = source.substring(he + 1) + "\n";
			if (token.type === "block-scalar") {
				let header = token.props[0];
				if (header.type !== "block-scalar-header") throw Error("Invalid block scalar header");
				header.source = head, token.source = body;
			} else {
				let { offset } = token, indent = "indent" in token ? token.indent : -1, props = [{
					type: "block-scalar-header",
					offset,
					indent,
					source: head
				}];
				addEndtoBlockProps(props, "end" in token ? token.end : void 0) || props.push({
					type: "newline",
					offset: -1,
					indent,
					source: "\n"
				});
				for (let key of Object.keys(token)) key !== "type" && key !== "offset" && delete token[key];
				Object.assign(token, {
					type: "block-scalar",
					indent,
					props,
					source: body
				});
			}
		}
		function addEndtoBlockProps(props, end) {
			if (end) for (let st of end) switch (st.type) {
				case "space":
				case "comment":
					props.push(st);
					break;
				case "newline": return props.push(st), !0;
			}
			return !1;
		}
		function setFlowScalarValue(token, source, type) {
			switch (token.type) {
				case "scalar":
				case "double-quoted-scalar":
				case "single-quoted-scalar":
					token.type = type, token.source = source;
					break;
				case "block-scalar": {
					let end = token.props.slice(1), oa = source.length;
					token.props[0].type === "block-scalar-header" && (oa -= token.props[0].source.length);
					for (let tok of end) tok.offset += oa;
					delete token.props, Object.assign(token, {
						type,
						source,
						end
					});
					break;
				}
				case "block-map":
				case "block-seq": {
					let nl = {
						type: "newline",
						offset: token.offset + source.length,
						indent: token.indent,
						source: "\n"
					};
					delete token.items, Object.assign(token, {
						type,
						source,
						end: [nl]
					});
					break;
				}
				default: {
					let indent = "indent" in token ? token.indent : -1, end = "end" in token && Array.isArray(token.end) ? token.end.filter((st) => st.type === "space" || st.type === "comment" || st.type === "newline") : [];
					for (let key of Object.keys(token)) key !== "type" && key !== "offset" && delete token[key];
					Object.assign(token, {
						type,
						indent,
						source,
						end
					});
				}
			}
		}
		exports.createScalarToken = createScalarToken, exports.resolveAsScalar = resolveAsScalar, exports.setScalarValue = setScalarValue;
	}),
	1733: ((__unused_webpack_module, exports) => {
		let stringify = (cst) => "type" in cst ? stringifyToken(cst) : stringifyItem(cst);
		function stringifyToken(token) {
			switch (token.type) {
				case "block-scalar": {
					let res = "";
					for (let tok of token.props) res += stringifyToken(tok);
					return res + token.source;
				}
				case "block-map":
				case "block-seq": {
					let res = "";
					for (let item of token.items) res += stringifyItem(item);
					return res;
				}
				case "flow-collection": {
					let res = token.start.source;
					for (let item of token.items) res += stringifyItem(item);
					for (let st of token.end) res += st.source;
					return res;
				}
				case "document": {
					let res = stringifyItem(token);
					if (token.end) for (let st of token.end) res += st.source;
					return res;
				}
				default: {
					let res = token.source;
					if ("end" in token && token.end) for (let st of token.end) res += st.source;
					return res;
				}
			}
		}
		function stringifyItem({ start, key, sep, value }) {
			let res = "";
			for (let st of start) res += st.source;
			if (key && (res += stringifyToken(key)), sep) for (let st of sep) res += st.source;
			return value && (res += stringifyToken(value)), res;
		}
		exports.stringify = stringify;
	}),
	7715: ((__unused_webpack_module, exports) => {
		let BREAK = Symbol("break visit"), SKIP = Symbol("skip children"), REMOVE = Symbol("remove item");
		function visit(cst, visitor) {
			"type" in cst && cst.type === "document" && (cst = {
				start: cst.start,
				value: cst.value
			}), _visit(Object.freeze([]), cst, visitor);
		}
		visit.BREAK = BREAK, visit.SKIP = SKIP, visit.REMOVE = REMOVE, visit.itemAtPath = (cst, path) => {
			let item = cst;
			for (let [field, index] of path) {
				let tok = item?.[field];
				if (tok && "items" in tok) item = tok.items[index];
				else return;
			}
			return item;
		}, visit.parentCollection = (cst, path) => {
			let parent = visit.itemAtPath(cst, path.slice(0, -1)), field = path[path.length - 1][0], coll = parent?.[field];
			if (coll && "items" in coll) return coll;
			throw Error("Parent collection not found");
		};
		function _visit(path, item, visitor) {
			let ctrl = visitor(item, path);
			if (typeof ctrl == "symbol") return ctrl;
			for (let field of ["key", "value"]) {
				let token = item[field];
				if (token && "items" in token) {
					for (let i = 0; i < token.items.length; ++i) {
						let ci = _visit(Object.freeze(path.concat([[field, i]])), token.items[i], visitor);
						if (typeof ci == "number") i = ci - 1;
						else if (ci === BREAK) return BREAK;
						else ci === REMOVE && (token.items.splice(i, 1), --i);
					}
					typeof ctrl == "function" && field === "key" && (ctrl = ctrl(item, path));
				}
			}
			return typeof ctrl == "function" ? ctrl(item, path) : ctrl;
		}
		exports.visit = visit;
	}),
	3461: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var cstScalar = __nccwpck_require__(110), cstStringify = __nccwpck_require__(1733), cstVisit = __nccwpck_require__(7715);
		let isCollection = (token) => !!token && "items" in token, isScalar = (token) => !!token && (token.type === "scalar" || token.type === "single-quoted-scalar" || token.type === "double-quoted-scalar" || token.type === "block-scalar");
		function prettyToken(token) {
			switch (token) {
				case "\ufeff": return "<BOM>";
				case "": return "<DOC>";
				case "": return "<FLOW_END>";
				case "": return "<SCALAR>";
				default: return JSON.stringify(token);
			}
		}
		function tokenType(source) {
			switch (source) {
				case "\ufeff": return "byte-order-mark";
				case "": return "doc-mode";
				case "": return "flow-error-end";
				case "": return "scalar";
				case "---": return "doc-start";
				case "...": return "doc-end";
				case "":
				case "\n":
				case "\r\n": return "newline";
				case "-": return "seq-item-ind";
				case "?": return "explicit-key-ind";
				case ":": return "map-value-ind";
				case "{": return "flow-map-start";
				case "}": return "flow-map-end";
				case "[": return "flow-seq-start";
				case "]": return "flow-seq-end";
				case ",": return "comma";
			}
			switch (source[0]) {
				case " ":
				case "	": return "space";
				case "#": return "comment";
				case "%": return "directive-line";
				case "*": return "alias";
				case "&": return "anchor";
				case "!": return "tag";
				case "'": return "single-quoted-scalar";
				case "\"": return "double-quoted-scalar";
				case "|":
				case ">": return "block-scalar-header";
			}
			return null;
		}
		exports.createScalarToken = cstScalar.createScalarToken, exports.resolveAsScalar = cstScalar.resolveAsScalar, exports.setScalarValue = cstScalar.setScalarValue, exports.stringify = cstStringify.stringify, exports.visit = cstVisit.visit, exports.BOM = "\ufeff", exports.DOCUMENT = "", exports.FLOW_END = "", exports.SCALAR = "", exports.isCollection = isCollection, exports.isScalar = isScalar, exports.prettyToken = prettyToken, exports.tokenType = tokenType;
	}),
	361: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var cst = __nccwpck_require__(3461);
		function isEmpty(ch) {
			switch (ch) {
				case void 0:
				case " ":
				case "\n":
				case "\r":
				case "	": return !0;
				default: return !1;
			}
		}
		let hexDigits = new Set("0123456789ABCDEFabcdef"), tagChars = new Set("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz-#;/?:@&=+$_.!~*'()"), flowIndicatorChars = new Set(",[]{}"), invalidAnchorChars = new Set(" ,[]{}\n\r	"), isNotAnchorChar = (ch) => !ch || invalidAnchorChars.has(ch);
		class Lexer {
			constructor() {
				this.atEnd = !1, this.blockScalarIndent = -1, this.blockScalarKeep = !1, this.buffer = "", this.flowKey = !1, this.flowLevel = 0, this.indentNext = 0, this.indentValue = 0, this.lineEndPos = null, this.next = null, this.pos = 0;
			}
			*lex(source, incomplete = !1) {
				if (source) {
					if (typeof source != "string") throw TypeError("source is not a string");
					this.buffer = this.buffer ? this.buffer + source : source, this.lineEndPos = null;
				}
				this.atEnd = !incomplete;
				let next = this.next ?? "stream";
				for (; next && (incomplete || this.hasChars(1));) next = yield* this.parseNext(next);
			}
			atLineEnd() {
				let i = this.pos, ch = this.buffer[i];
				for (; ch === " " || ch === "	";) ch = this.buffer[++i];
				return !ch || ch === "#" || ch === "\n" || ch === "\r" && this.buffer[i + 1] === "\n";
			}
			charAt(n) {
				return this.buffer[this.pos + n];
			}
			continueScalar(offset) {
				let ch = this.buffer[offset];
				if (this.indentNext > 0) {
					let indent = 0;
					for (; ch === " ";) ch = this.buffer[++indent + offset];
					if (ch === "\r") {
						let next = this.buffer[indent + offset + 1];
						if (next === "\n" || !next && !this.atEnd) return offset + indent + 1;
					}
					return ch === "\n" || indent >= this.indentNext || !ch && !this.atEnd ? offset + indent : -1;
				}
				if (ch === "-" || ch === ".") {
					let dt = this.buffer.substr(offset, 3);
					if ((dt === "---" || dt === "...") && isEmpty(this.buffer[offset + 3])) return -1;
				}
				return offset;
			}
			getLine() {
				let end = this.lineEndPos;
				return (typeof end != "number" || end !== -1 && end < this.pos) && (end = this.buffer.indexOf("\n", this.pos), this.lineEndPos = end), end === -1 ? this.atEnd ? this.buffer.substring(this.pos) : null : (this.buffer[end - 1] === "\r" && --end, this.buffer.substring(this.pos, end));
			}
			hasChars(n) {
				return this.pos + n <= this.buffer.length;
			}
			setNext(state) {
				return this.buffer = this.buffer.substring(this.pos), this.pos = 0, this.lineEndPos = null, this.next = state, null;
			}
			peek(n) {
				return this.buffer.substr(this.pos, n);
			}
			*parseNext(next) {
				switch (next) {
					case "stream": return yield* this.parseStream();
					case "line-start": return yield* this.parseLineStart();
					case "block-start": return yield* this.parseBlockStart();
					case "doc": return yield* this.parseDocument();
					case "flow": return yield* this.parseFlowCollection();
					case "quoted-scalar": return yield* this.parseQuotedScalar();
					case "block-scalar": return yield* this.parseBlockScalar();
					case "plain-scalar": return yield* this.parsePlainScalar();
				}
			}
			*parseStream() {
				let line = this.getLine();
				if (line === null) return this.setNext("stream");
				if (line[0] === cst.BOM && (yield* this.pushCount(1), line = line.substring(1)), line[0] === "%") {
					let dirEnd = line.length, cs = line.indexOf("#");
					for (; cs !== -1;) {
						let ch = line[cs - 1];
						if (ch === " " || ch === "	") {
							dirEnd = cs - 1;
							break;
						}
						cs = line.indexOf("#", cs + 1);
					}
					for (;;) {
						let ch = line[dirEnd - 1];
						if (ch === " " || ch === "	") --dirEnd;
						else break;
					}
					let n = (yield* this.pushCount(dirEnd)) + (yield* this.pushSpaces(!0));
					return yield* this.pushCount(line.length - n), this.pushNewline(), "stream";
				}
				if (this.atLineEnd()) {
					let sp = yield* this.pushSpaces(!0);
					return yield* this.pushCount(line.length - sp), yield* this.pushNewline(), "stream";
				}
				return yield cst.DOCUMENT, yield* this.parseLineStart();
			}
			*parseLineStart() {
				let ch = this.charAt(0);
				if (!ch && !this.atEnd) return this.setNext("line-start");
				if (ch === "-" || ch === ".") {
					if (!this.atEnd && !this.hasChars(4)) return this.setNext("line-start");
					let s = this.peek(3);
					if ((s === "---" || s === "...") && isEmpty(this.charAt(3))) return yield* this.pushCount(3), this.indentValue = 0, this.indentNext = 0, s === "---" ? "doc" : "stream";
				}
				return this.indentValue = yield* this.pushSpaces(!1), this.indentNext > this.indentValue && !isEmpty(this.charAt(1)) && (this.indentNext = this.indentValue), yield* this.parseBlockStart();
			}
			*parseBlockStart() {
				let [ch0, ch1] = this.peek(2);
				if (!ch1 && !this.atEnd) return this.setNext("block-start");
				if ((ch0 === "-" || ch0 === "?" || ch0 === ":") && isEmpty(ch1)) {
					let n = (yield* this.pushCount(1)) + (yield* this.pushSpaces(!0));
					return this.indentNext = this.indentValue + 1, this.indentValue += n, "block-start";
				}
				return "doc";
			}
			*parseDocument() {
				yield* this.pushSpaces(!0);
				let line = this.getLine();
				if (line === null) return this.setNext("doc");
				let n = yield* this.pushIndicators();
				switch (line[n]) {
					case "#": yield* this.pushCount(line.length - n);
					case void 0: return yield* this.pushNewline(), yield* this.parseLineStart();
					case "{":
					case "[": return yield* this.pushCount(1), this.flowKey = !1, this.flowLevel = 1, "flow";
					case "}":
					case "]": return yield* this.pushCount(1), "doc";
					case "*": return yield* this.pushUntil(isNotAnchorChar), "doc";
					case "\"":
					case "'": return yield* this.parseQuotedScalar();
					case "|":
					case ">": return n += yield* this.parseBlockScalarHeader(), n += yield* this.pushSpaces(!0), yield* this.pushCount(line.length - n), yield* this.pushNewline(), yield* this.parseBlockScalar();
					default: return yield* this.parsePlainScalar();
				}
			}
			*parseFlowCollection() {
				let nl, sp, indent = -1;
				do
					nl = yield* this.pushNewline(), nl > 0 ? (sp = yield* this.pushSpaces(!1), this.indentValue = indent = sp) : sp = 0, sp += yield* this.pushSpaces(!0);
				while (nl + sp > 0);
				let line = this.getLine();
				if (line === null) return this.setNext("flow");
				if ((indent !== -1 && indent < this.indentNext && line[0] !== "#" || indent === 0 && (line.startsWith("---") || line.startsWith("...")) && isEmpty(line[3])) && (indent !== this.indentNext - 1 || this.flowLevel !== 1 || line[0] !== "]" && line[0] !== "}")) return this.flowLevel = 0, yield cst.FLOW_END, yield* this.parseLineStart();
				let n = 0;
				for (; line[n] === ",";) n += yield* this.pushCount(1), n += yield* this.pushSpaces(!0), this.flowKey = !1;
				switch (n += yield* this.pushIndicators(), line[n]) {
					case void 0: return "flow";
					case "#": return yield* this.pushCount(line.length - n), "flow";
					case "{":
					case "[": return yield* this.pushCount(1), this.flowKey = !1, this.flowLevel += 1, "flow";
					case "}":
					case "]": return yield* this.pushCount(1), this.flowKey = !0, --this.flowLevel, this.flowLevel ? "flow" : "doc";
					case "*": return yield* this.pushUntil(isNotAnchorChar), "flow";
					case "\"":
					case "'": return this.flowKey = !0, yield* this.parseQuotedScalar();
					case ":": {
						let next = this.charAt(1);
						if (this.flowKey || isEmpty(next) || next === ",") return this.flowKey = !1, yield* this.pushCount(1), yield* this.pushSpaces(!0), "flow";
					}
					default: return this.flowKey = !1, yield* this.parsePlainScalar();
				}
			}
			*parseQuotedScalar() {
				let quote = this.charAt(0), end = this.buffer.indexOf(quote, this.pos + 1);
				if (quote === "'") for (; end !== -1 && this.buffer[end + 1] === "'";) end = this.buffer.indexOf("'", end + 2);
				else for (; end !== -1;) {
					let n = 0;
					for (; this.buffer[end - 1 - n] === "\\";) n += 1;
					if (n % 2 == 0) break;
					end = this.buffer.indexOf("\"", end + 1);
				}
				let qb = this.buffer.substring(0, end), nl = qb.indexOf("\n", this.pos);
				if (nl !== -1) {
					for (; nl !== -1;) {
						let cs = this.continueScalar(nl + 1);
						if (cs === -1) break;
						nl = qb.indexOf("\n", cs);
					}
					nl !== -1 && (end = nl - (qb[nl - 1] === "\r" ? 2 : 1));
				}
				if (end === -1) {
					if (!this.atEnd) return this.setNext("quoted-scalar");
					end = this.buffer.length;
				}
				return yield* this.pushToIndex(end + 1, !1), this.flowLevel ? "flow" : "doc";
			}
			*parseBlockScalarHeader() {
				this.blockScalarIndent = -1, this.blockScalarKeep = !1;
				let i = this.pos;
				for (;;) {
					let ch = this.buffer[++i];
					if (ch === "+") this.blockScalarKeep = !0;
					else if (ch > "0" && ch <= "9") this.blockScalarIndent = Number(ch) - 1;
					else if (ch !== "-") break;
				}
				return yield* this.pushUntil((ch) => isEmpty(ch) || ch === "#");
			}
			*parseBlockScalar() {
				let nl = this.pos - 1, indent = 0, ch;
				loop: for (let i = this.pos; ch = this.buffer[i]; ++i) switch (ch) {
					case " ":
						indent += 1;
						break;
					case "\n":
						nl = i, indent = 0;
						break;
					case "\r": {
						let next = this.buffer[i + 1];
						if (!next && !this.atEnd) return this.setNext("block-scalar");
						if (next === "\n") break;
					}
					default: break loop;
				}
				if (!ch && !this.atEnd) return this.setNext("block-scalar");
				if (indent >= this.indentNext) {
					this.indentNext = this.blockScalarIndent === -1 ? indent : this.blockScalarIndent + (this.indentNext === 0 ? 1 : this.indentNext);
					do {
						let cs = this.continueScalar(nl + 1);
						if (cs === -1) break;
						nl = this.buffer.indexOf("\n", cs);
					} while (nl !== -1);
					if (nl === -1) {
						if (!this.atEnd) return this.setNext("block-scalar");
						nl = this.buffer.length;
					}
				}
				let i = nl + 1;
				for (ch = this.buffer[i]; ch === " ";) ch = this.buffer[++i];
				if (ch === "	") {
					for (; ch === "	" || ch === " " || ch === "\r" || ch === "\n";) ch = this.buffer[++i];
					nl = i - 1;
				} else if (!this.blockScalarKeep) do {
					let i = nl - 1, ch = this.buffer[i];
					ch === "\r" && (ch = this.buffer[--i]);
					let lastChar = i;
					for (; ch === " ";) ch = this.buffer[--i];
					if (ch === "\n" && i >= this.pos && i + 1 + indent > lastChar) nl = i;
					else break;
				} while (1);
				return yield cst.SCALAR, yield* this.pushToIndex(nl + 1, !0), yield* this.parseLineStart();
			}
			*parsePlainScalar() {
				let inFlow = this.flowLevel > 0, end = this.pos - 1, i = this.pos - 1, ch;
				for (; ch = this.buffer[++i];) if (ch === ":") {
					let next = this.buffer[i + 1];
					if (isEmpty(next) || inFlow && flowIndicatorChars.has(next)) break;
					end = i;
				} else if (isEmpty(ch)) {
					let next = this.buffer[i + 1];
					if (ch === "\r" && (next === "\n" ? (i += 1, ch = "\n", next = this.buffer[i + 1]) : end = i), next === "#" || inFlow && flowIndicatorChars.has(next)) break;
					if (ch === "\n") {
						let cs = this.continueScalar(i + 1);
						if (cs === -1) break;
						i = Math.max(i, cs - 2);
					}
				} else {
					if (inFlow && flowIndicatorChars.has(ch)) break;
					end = i;
				}
				return !ch && !this.atEnd ? this.setNext("plain-scalar") : (yield cst.SCALAR, yield* this.pushToIndex(end + 1, !0), inFlow ? "flow" : "doc");
			}
			*pushCount(n) {
				return n > 0 ? (yield this.buffer.substr(this.pos, n), this.pos += n, n) : 0;
			}
			*pushToIndex(i, allowEmpty) {
				let s = this.buffer.slice(this.pos, i);
				return s ? (yield s, this.pos += s.length, s.length) : (allowEmpty && (yield ""), 0);
			}
			*pushIndicators() {
				let n = 0;
				loop: for (;;) {
					switch (this.charAt(0)) {
						case "!":
							n += yield* this.pushTag(), n += yield* this.pushSpaces(!0);
							continue loop;
						case "&":
							n += yield* this.pushUntil(isNotAnchorChar), n += yield* this.pushSpaces(!0);
							continue loop;
						case "-":
						case "?":
						case ":": {
							let inFlow = this.flowLevel > 0, ch1 = this.charAt(1);
							if (isEmpty(ch1) || inFlow && flowIndicatorChars.has(ch1)) {
								inFlow ? this.flowKey &&= !1 : this.indentNext = this.indentValue + 1, n += yield* this.pushCount(1), n += yield* this.pushSpaces(!0);
								continue loop;
							}
						}
					}
					break loop;
				}
				return n;
			}
			*pushTag() {
				if (this.charAt(1) === "<") {
					let i = this.pos + 2, ch = this.buffer[i];
					for (; !isEmpty(ch) && ch !== ">";) ch = this.buffer[++i];
					return yield* this.pushToIndex(ch === ">" ? i + 1 : i, !1);
				}
				{
					let i = this.pos + 1, ch = this.buffer[i];
					for (; ch;) if (tagChars.has(ch)) ch = this.buffer[++i];
					else if (ch === "%" && hexDigits.has(this.buffer[i + 1]) && hexDigits.has(this.buffer[i + 2])) ch = this.buffer[i += 3];
					else break;
					return yield* this.pushToIndex(i, !1);
				}
			}
			*pushNewline() {
				let ch = this.buffer[this.pos];
				return ch === "\n" ? yield* this.pushCount(1) : ch === "\r" && this.charAt(1) === "\n" ? yield* this.pushCount(2) : 0;
			}
			*pushSpaces(allowTabs) {
				let i = this.pos - 1, ch;
				do
					ch = this.buffer[++i];
				while (ch === " " || allowTabs && ch === "	");
				let n = i - this.pos;
				return n > 0 && (yield this.buffer.substr(this.pos, n), this.pos = i), n;
			}
			*pushUntil(test) {
				let i = this.pos, ch = this.buffer[i];
				for (; !test(ch);) ch = this.buffer[++i];
				return yield* this.pushToIndex(i, !1);
			}
		}
		exports.Lexer = Lexer;
	}),
	6628: ((__unused_webpack_module, exports) => {
		class LineCounter {
			constructor() {
				this.lineStarts = [], this.addNewLine = (offset) => this.lineStarts.push(offset), this.linePos = (offset) => {
					let low = 0, high = this.lineStarts.length;
					for (; low < high;) {
						let mid = low + high >> 1;
						this.lineStarts[mid] < offset ? low = mid + 1 : high = mid;
					}
					if (this.lineStarts[low] === offset) return {
						line: low + 1,
						col: 1
					};
					if (low === 0) return {
						line: 0,
						col: offset
					};
					let start = this.lineStarts[low - 1];
					return {
						line: low,
						col: offset - start + 1
					};
				};
			}
		}
		exports.LineCounter = LineCounter;
	}),
	3456: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var node_process = __nccwpck_require__(932), cst = __nccwpck_require__(3461), lexer = __nccwpck_require__(361);
		function includesToken(list, type) {
			for (let i = 0; i < list.length; ++i) if (list[i].type === type) return !0;
			return !1;
		}
		function findNonEmptyIndex(list) {
			for (let i = 0; i < list.length; ++i) switch (list[i].type) {
				case "space":
				case "comment":
				case "newline": break;
				default: return i;
			}
			return -1;
		}
		function isFlowToken(token) {
			switch (token?.type) {
				case "alias":
				case "scalar":
				case "single-quoted-scalar":
				case "double-quoted-scalar":
				case "flow-collection": return !0;
				default: return !1;
			}
		}
		function getPrevProps(parent) {
			switch (parent.type) {
				case "document": return parent.start;
				case "block-map": {
					let it = parent.items[parent.items.length - 1];
					return it.sep ?? it.start;
				}
				case "block-seq": return parent.items[parent.items.length - 1].start;
				default: return [];
			}
		}
		function getFirstKeyStartProps(prev) {
			if (prev.length === 0) return [];
			let i = prev.length;
			loop: for (; --i >= 0;) switch (prev[i].type) {
				case "doc-start":
				case "explicit-key-ind":
				case "map-value-ind":
				case "seq-item-ind":
				case "newline": break loop;
			}
			for (; prev[++i]?.type === "space";);
			return prev.splice(i, prev.length);
		}
		function arrayPushArray(target, source) {
			if (source.length < 1e5) Array.prototype.push.apply(target, source);
			else for (let i = 0; i < source.length; ++i) target.push(source[i]);
		}
		function fixFlowSeqItems(fc) {
			if (fc.start.type === "flow-seq-start") for (let it of fc.items) it.sep && !it.value && !includesToken(it.start, "explicit-key-ind") && !includesToken(it.sep, "map-value-ind") && (it.key && (it.value = it.key), delete it.key, isFlowToken(it.value) ? it.value.end ? arrayPushArray(it.value.end, it.sep) : it.value.end = it.sep : arrayPushArray(it.start, it.sep), delete it.sep);
		}
		class Parser {
			constructor(onNewLine) {
				this.atNewLine = !0, this.atScalar = !1, this.indent = 0, this.offset = 0, this.onKeyLine = !1, this.stack = [], this.source = "", this.type = "", this.lexer = new lexer.Lexer(), this.onNewLine = onNewLine;
			}
			*parse(source, incomplete = !1) {
				this.onNewLine && this.offset === 0 && this.onNewLine(0);
				for (let lexeme of this.lexer.lex(source, incomplete)) yield* this.next(lexeme);
				incomplete || (yield* this.end());
			}
			*next(source) {
				if (this.source = source, node_process.env.LOG_TOKENS && console.log("|", cst.prettyToken(source)), this.atScalar) {
					this.atScalar = !1, yield* this.step(), this.offset += source.length;
					return;
				}
				let type = cst.tokenType(source);
				if (!type) {
					let message = `Not a YAML token: ${source}`;
					yield* this.pop({
						type: "error",
						offset: this.offset,
						message,
						source
					}), this.offset += source.length;
				} else if (type === "scalar") this.atNewLine = !1, this.atScalar = !0, this.type = "scalar";
				else {
					switch (this.type = type, yield* this.step(), type) {
						case "newline":
							this.atNewLine = !0, this.indent = 0, this.onNewLine && this.onNewLine(this.offset + source.length);
							break;
						case "space":
							this.atNewLine && source[0] === " " && (this.indent += source.length);
							break;
						case "explicit-key-ind":
						case "map-value-ind":
						case "seq-item-ind":
							this.atNewLine && (this.indent += source.length);
							break;
						case "doc-mode":
						case "flow-error-end": return;
						default: this.atNewLine = !1;
					}
					this.offset += source.length;
				}
			}
			*end() {
				for (; this.stack.length > 0;) yield* this.pop();
			}
			get sourceToken() {
				return {
					type: this.type,
					offset: this.offset,
					indent: this.indent,
					source: this.source
				};
			}
			*step() {
				let top = this.peek(1);
				if (this.type === "doc-end" && top?.type !== "doc-end") {
					for (; this.stack.length > 0;) yield* this.pop();
					this.stack.push({
						type: "doc-end",
						offset: this.offset,
						source: this.source
					});
				} else {
					if (!top) return yield* this.stream();
					switch (top.type) {
						case "document": return yield* this.document(top);
						case "alias":
						case "scalar":
						case "single-quoted-scalar":
						case "double-quoted-scalar": return yield* this.scalar(top);
						case "block-scalar": return yield* this.blockScalar(top);
						case "block-map": return yield* this.blockMap(top);
						case "block-seq": return yield* this.blockSequence(top);
						case "flow-collection": return yield* this.flowCollection(top);
						case "doc-end": return yield* this.documentEnd(top);
					}
					yield* this.pop();
				}
			}
			peek(n) {
				return this.stack[this.stack.length - n];
			}
			*pop(error) {
				let token = error ?? this.stack.pop();
				if (!token) yield {
					type: "error",
					offset: this.offset,
					source: "",
					message: "Tried to pop an empty stack"
				};
				else if (this.stack.length === 0) yield token;
				else {
					let top = this.peek(1);
					switch (token.type === "block-scalar" ? token.indent = "indent" in top ? top.indent : 0 : token.type === "flow-collection" && top.type === "document" && (token.indent = 0), token.type === "flow-collection" && fixFlowSeqItems(token), top.type) {
						case "document":
							top.value = token;
							break;
						case "block-scalar":
							top.props.push(token);
							break;
						case "block-map": {
							let it = top.items[top.items.length - 1];
							if (it.value) {
								top.items.push({
									start: [],
									key: token,
									sep: []
								}), this.onKeyLine = !0;
								return;
							}
							if (it.sep) it.value = token;
							else {
								Object.assign(it, {
									key: token,
									sep: []
								}), this.onKeyLine = !it.explicitKey;
								return;
							}
							break;
						}
						case "block-seq": {
							let it = top.items[top.items.length - 1];
							it.value ? top.items.push({
								start: [],
								value: token
							}) : it.value = token;
							break;
						}
						case "flow-collection": {
							let it = top.items[top.items.length - 1];
							!it || it.value ? top.items.push({
								start: [],
								key: token,
								sep: []
							}) : it.sep ? it.value = token : Object.assign(it, {
								key: token,
								sep: []
							});
							return;
						}
						default: yield* this.pop(), yield* this.pop(token);
					}
					if ((top.type === "document" || top.type === "block-map" || top.type === "block-seq") && (token.type === "block-map" || token.type === "block-seq")) {
						let last = token.items[token.items.length - 1];
						last && !last.sep && !last.value && last.start.length > 0 && findNonEmptyIndex(last.start) === -1 && (token.indent === 0 || last.start.every((st) => st.type !== "comment" || st.indent < token.indent)) && (top.type === "document" ? top.end = last.start : top.items.push({ start: last.start }), token.items.splice(-1, 1));
					}
				}
			}
			*stream() {
				switch (this.type) {
					case "directive-line":
						yield {
							type: "directive",
							offset: this.offset,
							source: this.source
						};
						return;
					case "byte-order-mark":
					case "space":
					case "comment":
					case "newline":
						yield this.sourceToken;
						return;
					case "doc-mode":
					case "doc-start": {
						let doc = {
							type: "document",
							offset: this.offset,
							start: []
						};
						this.type === "doc-start" && doc.start.push(this.sourceToken), this.stack.push(doc);
						return;
					}
				}
				yield {
					type: "error",
					offset: this.offset,
					message: `Unexpected ${this.type} token in YAML stream`,
					source: this.source
				};
			}
			*document(doc) {
				if (doc.value) return yield* this.lineEnd(doc);
				switch (this.type) {
					case "doc-start":
						findNonEmptyIndex(doc.start) === -1 ? doc.start.push(this.sourceToken) : (yield* this.pop(), yield* this.step());
						return;
					case "anchor":
					case "tag":
					case "space":
					case "comment":
					case "newline":
						doc.start.push(this.sourceToken);
						return;
				}
				let bv = this.startBlockValue(doc);
				bv ? this.stack.push(bv) : yield {
					type: "error",
					offset: this.offset,
					message: `Unexpected ${this.type} token in YAML document`,
					source: this.source
				};
			}
			*scalar(scalar) {
				if (this.type === "map-value-ind") {
					let start = getFirstKeyStartProps(getPrevProps(this.peek(2))), sep;
					scalar.end ? (sep = scalar.end, sep.push(this.sourceToken), delete scalar.end) : sep = [this.sourceToken];
					let map = {
						type: "block-map",
						offset: scalar.offset,
						indent: scalar.indent,
						items: [{
							start,
							key: scalar,
							sep
						}]
					};
					this.onKeyLine = !0, this.stack[this.stack.length - 1] = map;
				} else yield* this.lineEnd(scalar);
			}
			*blockScalar(scalar) {
				switch (this.type) {
					case "space":
					case "comment":
					case "newline":
						scalar.props.push(this.sourceToken);
						return;
					case "scalar":
						if (scalar.source = this.source, this.atNewLine = !0, this.indent = 0, this.onNewLine) {
							let nl = this.source.indexOf("\n") + 1;
							for (; nl !== 0;) this.onNewLine(this.offset + nl), nl = this.source.indexOf("\n", nl) + 1;
						}
						yield* this.pop();
						break;
					default: yield* this.pop(), yield* this.step();
				}
			}
			*blockMap(map) {
				let it = map.items[map.items.length - 1];
				switch (this.type) {
					case "newline":
						if (this.onKeyLine = !1, it.value) {
							let end = "end" in it.value ? it.value.end : void 0;
							(Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment" ? end?.push(this.sourceToken) : map.items.push({ start: [this.sourceToken] });
						} else it.sep ? it.sep.push(this.sourceToken) : it.start.push(this.sourceToken);
						return;
					case "space":
					case "comment":
						if (it.value) map.items.push({ start: [this.sourceToken] });
						else if (it.sep) it.sep.push(this.sourceToken);
						else {
							if (this.atIndentedComment(it.start, map.indent)) {
								let end = map.items[map.items.length - 2]?.value?.end;
								if (Array.isArray(end)) {
									arrayPushArray(end, it.start), end.push(this.sourceToken), map.items.pop();
									return;
								}
							}
							it.start.push(this.sourceToken);
						}
						return;
				}
				if (this.indent >= map.indent) {
					let atMapIndent = !this.onKeyLine && this.indent === map.indent, atNextItem = atMapIndent && (it.sep || it.explicitKey) && this.type !== "seq-item-ind", start = [];
					if (atNextItem && it.sep && !it.value) {
						let nl = [];
						for (let i = 0; i < it.sep.length; ++i) {
							let st = it.sep[i];
							switch (st.type) {
								case "newline":
									nl.push(i);
									break;
								case "space": break;
								case "comment":
									st.indent > map.indent && (nl.length = 0);
									break;
								default: nl.length = 0;
							}
						}
						nl.length >= 2 && (start = it.sep.splice(nl[1]));
					}
					switch (this.type) {
						case "anchor":
						case "tag":
							atNextItem || it.value ? (start.push(this.sourceToken), map.items.push({ start }), this.onKeyLine = !0) : it.sep ? it.sep.push(this.sourceToken) : it.start.push(this.sourceToken);
							return;
						case "explicit-key-ind":
							!it.sep && !it.explicitKey ? (it.start.push(this.sourceToken), it.explicitKey = !0) : atNextItem || it.value ? (start.push(this.sourceToken), map.items.push({
								start,
								explicitKey: !0
							})) : this.stack.push({
								type: "block-map",
								offset: this.offset,
								indent: this.indent,
								items: [{
									start: [this.sourceToken],
									explicitKey: !0
								}]
							}), this.onKeyLine = !0;
							return;
						case "map-value-ind":
							if (it.explicitKey) {
								if (!it.sep) {
									if (includesToken(it.start, "newline")) Object.assign(it, {
										key: null,
										sep: [this.sourceToken]
									});
									else {
										let start = getFirstKeyStartProps(it.start);
										this.stack.push({
											type: "block-map",
											offset: this.offset,
											indent: this.indent,
											items: [{
												start,
												key: null,
												sep: [this.sourceToken]
											}]
										});
									}
								} else if (it.value) map.items.push({
									start: [],
									key: null,
									sep: [this.sourceToken]
								});
								else if (includesToken(it.sep, "map-value-ind")) this.stack.push({
									type: "block-map",
									offset: this.offset,
									indent: this.indent,
									items: [{
										start,
										key: null,
										sep: [this.sourceToken]
									}]
								});
								else if (isFlowToken(it.key) && !includesToken(it.sep, "newline")) {
									let start = getFirstKeyStartProps(it.start), key = it.key, sep = it.sep;
									sep.push(this.sourceToken), delete it.key, delete it.sep, this.stack.push({
										type: "block-map",
										offset: this.offset,
										indent: this.indent,
										items: [{
											start,
											key,
											sep
										}]
									});
								} else start.length > 0 ? it.sep = it.sep.concat(start, this.sourceToken) : it.sep.push(this.sourceToken);
							} else it.sep ? it.value || atNextItem ? map.items.push({
								start,
								key: null,
								sep: [this.sourceToken]
							}) : includesToken(it.sep, "map-value-ind") ? this.stack.push({
								type: "block-map",
								offset: this.offset,
								indent: this.indent,
								items: [{
									start: [],
									key: null,
									sep: [this.sourceToken]
								}]
							}) : it.sep.push(this.sourceToken) : Object.assign(it, {
								key: null,
								sep: [this.sourceToken]
							});
							this.onKeyLine = !0;
							return;
						case "alias":
						case "scalar":
						case "single-quoted-scalar":
						case "double-quoted-scalar": {
							let fs = this.flowScalar(this.type);
							atNextItem || it.value ? (map.items.push({
								start,
								key: fs,
								sep: []
							}), this.onKeyLine = !0) : it.sep ? this.stack.push(fs) : (Object.assign(it, {
								key: fs,
								sep: []
							}), this.onKeyLine = !0);
							return;
						}
						default: {
							let bv = this.startBlockValue(map);
							if (bv) {
								if (bv.type === "block-seq") {
									if (!it.explicitKey && it.sep && !includesToken(it.sep, "newline")) {
										yield* this.pop({
											type: "error",
											offset: this.offset,
											message: "Unexpected block-seq-ind on same line with key",
											source: this.source
										});
										return;
									}
								} else atMapIndent && map.items.push({ start });
								this.stack.push(bv);
								return;
							}
						}
					}
				}
				yield* this.pop(), yield* this.step();
			}
			*blockSequence(seq) {
				let it = seq.items[seq.items.length - 1];
				switch (this.type) {
					case "newline":
						if (it.value) {
							let end = "end" in it.value ? it.value.end : void 0;
							(Array.isArray(end) ? end[end.length - 1] : void 0)?.type === "comment" ? end?.push(this.sourceToken) : seq.items.push({ start: [this.sourceToken] });
						} else it.start.push(this.sourceToken);
						return;
					case "space":
					case "comment":
						if (it.value) seq.items.push({ start: [this.sourceToken] });
						else {
							if (this.atIndentedComment(it.start, seq.indent)) {
								let end = seq.items[seq.items.length - 2]?.value?.end;
								if (Array.isArray(end)) {
									arrayPushArray(end, it.start), end.push(this.sourceToken), seq.items.pop();
									return;
								}
							}
							it.start.push(this.sourceToken);
						}
						return;
					case "anchor":
					case "tag":
						if (it.value || this.indent <= seq.indent) break;
						it.start.push(this.sourceToken);
						return;
					case "seq-item-ind":
						if (this.indent !== seq.indent) break;
						it.value || includesToken(it.start, "seq-item-ind") ? seq.items.push({ start: [this.sourceToken] }) : it.start.push(this.sourceToken);
						return;
				}
				if (this.indent > seq.indent) {
					let bv = this.startBlockValue(seq);
					if (bv) {
						this.stack.push(bv);
						return;
					}
				}
				yield* this.pop(), yield* this.step();
			}
			*flowCollection(fc) {
				let it = fc.items[fc.items.length - 1];
				if (this.type === "flow-error-end") {
					let top;
					do
						yield* this.pop(), top = this.peek(1);
					while (top?.type === "flow-collection");
				} else if (fc.end.length === 0) {
					switch (this.type) {
						case "comma":
						case "explicit-key-ind":
							!it || it.sep ? fc.items.push({ start: [this.sourceToken] }) : it.start.push(this.sourceToken);
							return;
						case "map-value-ind":
							!it || it.value ? fc.items.push({
								start: [],
								key: null,
								sep: [this.sourceToken]
							}) : it.sep ? it.sep.push(this.sourceToken) : Object.assign(it, {
								key: null,
								sep: [this.sourceToken]
							});
							return;
						case "space":
						case "comment":
						case "newline":
						case "anchor":
						case "tag":
							!it || it.value ? fc.items.push({ start: [this.sourceToken] }) : it.sep ? it.sep.push(this.sourceToken) : it.start.push(this.sourceToken);
							return;
						case "alias":
						case "scalar":
						case "single-quoted-scalar":
						case "double-quoted-scalar": {
							let fs = this.flowScalar(this.type);
							!it || it.value ? fc.items.push({
								start: [],
								key: fs,
								sep: []
							}) : it.sep ? this.stack.push(fs) : Object.assign(it, {
								key: fs,
								sep: []
							});
							return;
						}
						case "flow-map-end":
						case "flow-seq-end":
							fc.end.push(this.sourceToken);
							return;
					}
					let bv = this.startBlockValue(fc);
					bv ? this.stack.push(bv) : (yield* this.pop(), yield* this.step());
				} else {
					let parent = this.peek(2);
					if (parent.type === "block-map" && (this.type === "map-value-ind" && parent.indent === fc.indent || this.type === "newline" && !parent.items[parent.items.length - 1].sep)) yield* this.pop(), yield* this.step();
					else if (this.type === "map-value-ind" && parent.type !== "flow-collection") {
						let start = getFirstKeyStartProps(getPrevProps(parent));
						fixFlowSeqItems(fc);
						let sep = fc.end.splice(1, fc.end.length);
						sep.push(this.sourceToken);
						let map = {
							type: "block-map",
							offset: fc.offset,
							indent: fc.indent,
							items: [{
								start,
								key: fc,
								sep
							}]
						};
						this.onKeyLine = !0, this.stack[this.stack.length - 1] = map;
					} else yield* this.lineEnd(fc);
				}
			}
			flowScalar(type) {
				if (this.onNewLine) {
					let nl = this.source.indexOf("\n") + 1;
					for (; nl !== 0;) this.onNewLine(this.offset + nl), nl = this.source.indexOf("\n", nl) + 1;
				}
				return {
					type,
					offset: this.offset,
					indent: this.indent,
					source: this.source
				};
			}
			startBlockValue(parent) {
				switch (this.type) {
					case "alias":
					case "scalar":
					case "single-quoted-scalar":
					case "double-quoted-scalar": return this.flowScalar(this.type);
					case "block-scalar-header": return {
						type: "block-scalar",
						offset: this.offset,
						indent: this.indent,
						props: [this.sourceToken],
						source: ""
					};
					case "flow-map-start":
					case "flow-seq-start": return {
						type: "flow-collection",
						offset: this.offset,
						indent: this.indent,
						start: this.sourceToken,
						items: [],
						end: []
					};
					case "seq-item-ind": return {
						type: "block-seq",
						offset: this.offset,
						indent: this.indent,
						items: [{ start: [this.sourceToken] }]
					};
					case "explicit-key-ind": {
						this.onKeyLine = !0;
						let start = getFirstKeyStartProps(getPrevProps(parent));
						return start.push(this.sourceToken), {
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start,
								explicitKey: !0
							}]
						};
					}
					case "map-value-ind": {
						this.onKeyLine = !0;
						let start = getFirstKeyStartProps(getPrevProps(parent));
						return {
							type: "block-map",
							offset: this.offset,
							indent: this.indent,
							items: [{
								start,
								key: null,
								sep: [this.sourceToken]
							}]
						};
					}
				}
				return null;
			}
			atIndentedComment(start, indent) {
				return this.type !== "comment" || this.indent <= indent ? !1 : start.every((st) => st.type === "newline" || st.type === "space");
			}
			*documentEnd(docEnd) {
				this.type !== "doc-mode" && (docEnd.end ? docEnd.end.push(this.sourceToken) : docEnd.end = [this.sourceToken], this.type === "newline" && (yield* this.pop()));
			}
			*lineEnd(token) {
				switch (this.type) {
					case "comma":
					case "doc-start":
					case "doc-end":
					case "flow-seq-end":
					case "flow-map-end":
					case "map-value-ind":
						yield* this.pop(), yield* this.step();
						break;
					case "newline": this.onKeyLine = !1;
					default: token.end ? token.end.push(this.sourceToken) : token.end = [this.sourceToken], this.type === "newline" && (yield* this.pop());
				}
			}
		}
		exports.Parser = Parser;
	}),
	4047: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var composer = __nccwpck_require__(9984), Document = __nccwpck_require__(3021), errors = __nccwpck_require__(1464), log = __nccwpck_require__(7249), identity = __nccwpck_require__(1127), lineCounter = __nccwpck_require__(6628), parser = __nccwpck_require__(3456);
		function parseOptions(options) {
			let prettyErrors = options.prettyErrors !== !1;
			return {
				lineCounter: options.lineCounter || prettyErrors && new lineCounter.LineCounter() || null,
				prettyErrors
			};
		}
		function parseAllDocuments(source, options = {}) {
			let { lineCounter, prettyErrors } = parseOptions(options), parser$1 = new parser.Parser(lineCounter?.addNewLine), composer$1 = new composer.Composer(options), docs = Array.from(composer$1.compose(parser$1.parse(source)));
			if (prettyErrors && lineCounter) for (let doc of docs) doc.errors.forEach(errors.prettifyError(source, lineCounter)), doc.warnings.forEach(errors.prettifyError(source, lineCounter));
			return docs.length > 0 ? docs : Object.assign([], { empty: !0 }, composer$1.streamInfo());
		}
		function parseDocument(source, options = {}) {
			let { lineCounter, prettyErrors } = parseOptions(options), parser$1 = new parser.Parser(lineCounter?.addNewLine), composer$1 = new composer.Composer(options), doc = null;
			for (let _doc of composer$1.compose(parser$1.parse(source), !0, source.length)) if (!doc) doc = _doc;
			else if (doc.options.logLevel !== "silent") {
				doc.errors.push(new errors.YAMLParseError(_doc.range.slice(0, 2), "MULTIPLE_DOCS", "Source contains multiple documents; please use YAML.parseAllDocuments()"));
				break;
			}
			return prettyErrors && lineCounter && (doc.errors.forEach(errors.prettifyError(source, lineCounter)), doc.warnings.forEach(errors.prettifyError(source, lineCounter))), doc;
		}
		function parse(src, reviver, options) {
			let _reviver;
			typeof reviver == "function" ? _reviver = reviver : options === void 0 && reviver && typeof reviver == "object" && (options = reviver);
			let doc = parseDocument(src, options);
			if (!doc) return null;
			if (doc.warnings.forEach((warning) => log.warn(doc.options.logLevel, warning)), doc.errors.length > 0) {
				if (doc.options.logLevel !== "silent") throw doc.errors[0];
				doc.errors = [];
			}
			return doc.toJS(Object.assign({ reviver: _reviver }, options));
		}
		function stringify(value, replacer, options) {
			let _replacer = null;
			if (typeof replacer == "function" || Array.isArray(replacer) ? _replacer = replacer : options === void 0 && replacer && (options = replacer), typeof options == "string" && (options = options.length), typeof options == "number") {
				let indent = Math.round(options);
				options = indent < 1 ? void 0 : indent > 8 ? { indent: 8 } : { indent };
			}
			if (value === void 0) {
				let { keepUndefined } = options ?? replacer ?? {};
				if (!keepUndefined) return;
			}
			return identity.isDocument(value) && !_replacer ? value.toString(options) : new Document.Document(value, _replacer, options).toString(options);
		}
		exports.parse = parse, exports.parseAllDocuments = parseAllDocuments, exports.parseDocument = parseDocument, exports.stringify = stringify;
	}),
	5840: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var identity = __nccwpck_require__(1127), map = __nccwpck_require__(7451), seq = __nccwpck_require__(1706), string = __nccwpck_require__(6464), tags = __nccwpck_require__(18);
		let sortMapEntriesByKey = (a, b) => a.key < b.key ? -1 : +(a.key > b.key);
		class Schema {
			constructor({ compat, customTags, merge, resolveKnownTags, schema, sortMapEntries, toStringDefaults }) {
				this.compat = Array.isArray(compat) ? tags.getTags(compat, "compat") : compat ? tags.getTags(null, compat) : null, this.name = typeof schema == "string" && schema || "core", this.knownTags = resolveKnownTags ? tags.coreKnownTags : {}, this.tags = tags.getTags(customTags, this.name, merge), this.toStringOptions = toStringDefaults ?? null, Object.defineProperty(this, identity.MAP, { value: map.map }), Object.defineProperty(this, identity.SCALAR, { value: string.string }), Object.defineProperty(this, identity.SEQ, { value: seq.seq }), this.sortMapEntries = typeof sortMapEntries == "function" ? sortMapEntries : sortMapEntries === !0 ? sortMapEntriesByKey : null;
			}
			clone() {
				let copy = Object.create(Schema.prototype, Object.getOwnPropertyDescriptors(this));
				return copy.tags = this.tags.slice(), copy;
			}
		}
		exports.Schema = Schema;
	}),
	7451: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var identity = __nccwpck_require__(1127), YAMLMap = __nccwpck_require__(4454);
		exports.map = {
			collection: "map",
			default: !0,
			nodeClass: YAMLMap.YAMLMap,
			tag: "tag:yaml.org,2002:map",
			resolve(map, onError) {
				return identity.isMap(map) || onError("Expected a mapping for this tag"), map;
			},
			createNode: (schema, obj, ctx) => YAMLMap.YAMLMap.from(schema, obj, ctx)
		};
	}),
	3632: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var Scalar = __nccwpck_require__(3301);
		let nullTag = {
			identify: (value) => value == null,
			createNode: () => new Scalar.Scalar(null),
			default: !0,
			tag: "tag:yaml.org,2002:null",
			test: /^(?:~|[Nn]ull|NULL)?$/,
			resolve: () => new Scalar.Scalar(null),
			stringify: ({ source }, ctx) => typeof source == "string" && nullTag.test.test(source) ? source : ctx.options.nullStr
		};
		exports.nullTag = nullTag;
	}),
	1706: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var identity = __nccwpck_require__(1127), YAMLSeq = __nccwpck_require__(2223);
		exports.seq = {
			collection: "seq",
			default: !0,
			nodeClass: YAMLSeq.YAMLSeq,
			tag: "tag:yaml.org,2002:seq",
			resolve(seq, onError) {
				return identity.isSeq(seq) || onError("Expected a sequence for this tag"), seq;
			},
			createNode: (schema, obj, ctx) => YAMLSeq.YAMLSeq.from(schema, obj, ctx)
		};
	}),
	6464: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var stringifyString = __nccwpck_require__(3069);
		exports.string = {
			identify: (value) => typeof value == "string",
			default: !0,
			tag: "tag:yaml.org,2002:str",
			resolve: (str) => str,
			stringify(item, ctx, onComment, onChompKeep) {
				return ctx = Object.assign({ actualString: !0 }, ctx), stringifyString.stringifyString(item, ctx, onComment, onChompKeep);
			}
		};
	}),
	3959: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var Scalar = __nccwpck_require__(3301);
		let boolTag = {
			identify: (value) => typeof value == "boolean",
			default: !0,
			tag: "tag:yaml.org,2002:bool",
			test: /^(?:[Tt]rue|TRUE|[Ff]alse|FALSE)$/,
			resolve: (str) => new Scalar.Scalar(str[0] === "t" || str[0] === "T"),
			stringify({ source, value }, ctx) {
				return source && boolTag.test.test(source) && value === (source[0] === "t" || source[0] === "T") ? source : value ? ctx.options.trueStr : ctx.options.falseStr;
			}
		};
		exports.boolTag = boolTag;
	}),
	8405: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var Scalar = __nccwpck_require__(3301), stringifyNumber = __nccwpck_require__(8689);
		let floatNaN = {
			identify: (value) => typeof value == "number",
			default: !0,
			tag: "tag:yaml.org,2002:float",
			test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
			resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? -Infinity : Infinity,
			stringify: stringifyNumber.stringifyNumber
		};
		exports.float = {
			identify: (value) => typeof value == "number",
			default: !0,
			tag: "tag:yaml.org,2002:float",
			test: /^[-+]?(?:\.[0-9]+|[0-9]+\.[0-9]*)$/,
			resolve(str) {
				let node = new Scalar.Scalar(parseFloat(str)), dot = str.indexOf(".");
				return dot !== -1 && str[str.length - 1] === "0" && (node.minFractionDigits = str.length - dot - 1), node;
			},
			stringify: stringifyNumber.stringifyNumber
		}, exports.floatExp = {
			identify: (value) => typeof value == "number",
			default: !0,
			tag: "tag:yaml.org,2002:float",
			format: "EXP",
			test: /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)[eE][-+]?[0-9]+$/,
			resolve: (str) => parseFloat(str),
			stringify(node) {
				let num = Number(node.value);
				return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
			}
		}, exports.floatNaN = floatNaN;
	}),
	9874: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var stringifyNumber = __nccwpck_require__(8689);
		let intIdentify = (value) => typeof value == "bigint" || Number.isInteger(value), intResolve = (str, offset, radix, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str.substring(offset), radix);
		function intStringify(node, radix, prefix) {
			let { value } = node;
			return intIdentify(value) && value >= 0 ? prefix + value.toString(radix) : stringifyNumber.stringifyNumber(node);
		}
		exports.int = {
			identify: intIdentify,
			default: !0,
			tag: "tag:yaml.org,2002:int",
			test: /^[-+]?[0-9]+$/,
			resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
			stringify: stringifyNumber.stringifyNumber
		}, exports.intHex = {
			identify: (value) => intIdentify(value) && value >= 0,
			default: !0,
			tag: "tag:yaml.org,2002:int",
			format: "HEX",
			test: /^0x[0-9a-fA-F]+$/,
			resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
			stringify: (node) => intStringify(node, 16, "0x")
		}, exports.intOct = {
			identify: (value) => intIdentify(value) && value >= 0,
			default: !0,
			tag: "tag:yaml.org,2002:int",
			format: "OCT",
			test: /^0o[0-7]+$/,
			resolve: (str, _onError, opt) => intResolve(str, 2, 8, opt),
			stringify: (node) => intStringify(node, 8, "0o")
		};
	}),
	896: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var map = __nccwpck_require__(7451), _null = __nccwpck_require__(3632), seq = __nccwpck_require__(1706), string = __nccwpck_require__(6464), bool = __nccwpck_require__(3959), float = __nccwpck_require__(8405), int = __nccwpck_require__(9874);
		exports.schema = [
			map.map,
			seq.seq,
			string.string,
			_null.nullTag,
			bool.boolTag,
			int.intOct,
			int.int,
			int.intHex,
			float.floatNaN,
			float.floatExp,
			float.float
		];
	}),
	3559: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var Scalar = __nccwpck_require__(3301), map = __nccwpck_require__(7451), seq = __nccwpck_require__(1706);
		function intIdentify(value) {
			return typeof value == "bigint" || Number.isInteger(value);
		}
		let stringifyJSON = ({ value }) => JSON.stringify(value), jsonScalars = [
			{
				identify: (value) => typeof value == "string",
				default: !0,
				tag: "tag:yaml.org,2002:str",
				resolve: (str) => str,
				stringify: stringifyJSON
			},
			{
				identify: (value) => value == null,
				createNode: () => new Scalar.Scalar(null),
				default: !0,
				tag: "tag:yaml.org,2002:null",
				test: /^null$/,
				resolve: () => null,
				stringify: stringifyJSON
			},
			{
				identify: (value) => typeof value == "boolean",
				default: !0,
				tag: "tag:yaml.org,2002:bool",
				test: /^true$|^false$/,
				resolve: (str) => str === "true",
				stringify: stringifyJSON
			},
			{
				identify: intIdentify,
				default: !0,
				tag: "tag:yaml.org,2002:int",
				test: /^-?(?:0|[1-9][0-9]*)$/,
				resolve: (str, _onError, { intAsBigInt }) => intAsBigInt ? BigInt(str) : parseInt(str, 10),
				stringify: ({ value }) => intIdentify(value) ? value.toString() : JSON.stringify(value)
			},
			{
				identify: (value) => typeof value == "number",
				default: !0,
				tag: "tag:yaml.org,2002:float",
				test: /^-?(?:0|[1-9][0-9]*)(?:\.[0-9]*)?(?:[eE][-+]?[0-9]+)?$/,
				resolve: (str) => parseFloat(str),
				stringify: stringifyJSON
			}
		];
		exports.schema = [map.map, seq.seq].concat(jsonScalars, {
			default: !0,
			tag: "",
			test: /^/,
			resolve(str, onError) {
				return onError(`Unresolved plain scalar ${JSON.stringify(str)}`), str;
			}
		});
	}),
	18: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var map = __nccwpck_require__(7451), _null = __nccwpck_require__(3632), seq = __nccwpck_require__(1706), string = __nccwpck_require__(6464), bool = __nccwpck_require__(3959), float = __nccwpck_require__(8405), int = __nccwpck_require__(9874), schema = __nccwpck_require__(896), schema$1 = __nccwpck_require__(3559), binary = __nccwpck_require__(6083), merge = __nccwpck_require__(452), omap = __nccwpck_require__(303), pairs = __nccwpck_require__(8385), schema$2 = __nccwpck_require__(5913), set = __nccwpck_require__(1528), timestamp = __nccwpck_require__(6752);
		let schemas = new Map([
			["core", schema.schema],
			["failsafe", [
				map.map,
				seq.seq,
				string.string
			]],
			["json", schema$1.schema],
			["yaml11", schema$2.schema],
			["yaml-1.1", schema$2.schema]
		]), tagsByName = {
			binary: binary.binary,
			bool: bool.boolTag,
			float: float.float,
			floatExp: float.floatExp,
			floatNaN: float.floatNaN,
			floatTime: timestamp.floatTime,
			int: int.int,
			intHex: int.intHex,
			intOct: int.intOct,
			intTime: timestamp.intTime,
			map: map.map,
			merge: merge.merge,
			null: _null.nullTag,
			omap: omap.omap,
			pairs: pairs.pairs,
			seq: seq.seq,
			set: set.set,
			timestamp: timestamp.timestamp
		}, coreKnownTags = {
			"tag:yaml.org,2002:binary": binary.binary,
			"tag:yaml.org,2002:merge": merge.merge,
			"tag:yaml.org,2002:omap": omap.omap,
			"tag:yaml.org,2002:pairs": pairs.pairs,
			"tag:yaml.org,2002:set": set.set,
			"tag:yaml.org,2002:timestamp": timestamp.timestamp
		};
		function getTags(customTags, schemaName, addMergeTag) {
			let schemaTags = schemas.get(schemaName);
			if (schemaTags && !customTags) return addMergeTag && !schemaTags.includes(merge.merge) ? schemaTags.concat(merge.merge) : schemaTags.slice();
			let tags = schemaTags;
			if (!tags) {
				if (Array.isArray(customTags)) tags = [];
				else {
					let keys = Array.from(schemas.keys()).filter((key) => key !== "yaml11").map((key) => JSON.stringify(key)).join(", ");
					throw Error(`Unknown schema "${schemaName}"; use one of ${keys} or define customTags array`);
				}
			}
			if (Array.isArray(customTags)) for (let tag of customTags) tags = tags.concat(tag);
			else typeof customTags == "function" && (tags = customTags(tags.slice()));
			return addMergeTag && (tags = tags.concat(merge.merge)), tags.reduce((tags, tag) => {
				let tagObj = typeof tag == "string" ? tagsByName[tag] : tag;
				if (!tagObj) {
					let tagName = JSON.stringify(tag), keys = Object.keys(tagsByName).map((key) => JSON.stringify(key)).join(", ");
					throw Error(`Unknown custom tag ${tagName}; use one of ${keys}`);
				}
				return tags.includes(tagObj) || tags.push(tagObj), tags;
			}, []);
		}
		exports.coreKnownTags = coreKnownTags, exports.getTags = getTags;
	}),
	6083: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var node_buffer = __nccwpck_require__(181), Scalar = __nccwpck_require__(3301), stringifyString = __nccwpck_require__(3069);
		exports.binary = {
			identify: (value) => value instanceof Uint8Array,
			default: !1,
			tag: "tag:yaml.org,2002:binary",
			resolve(src, onError) {
				if (typeof node_buffer.Buffer == "function") return node_buffer.Buffer.from(src, "base64");
				if (typeof atob == "function") {
					let str = atob(src.replace(/[\n\r]/g, "")), buffer = new Uint8Array(str.length);
					for (let i = 0; i < str.length; ++i) buffer[i] = str.charCodeAt(i);
					return buffer;
				}
				return onError("This environment does not support reading binary tags; either Buffer or atob is required"), src;
			},
			stringify({ comment, type, value }, ctx, onComment, onChompKeep) {
				if (!value) return "";
				let buf = value, str;
				if (typeof node_buffer.Buffer == "function") str = buf instanceof node_buffer.Buffer ? buf.toString("base64") : node_buffer.Buffer.from(buf.buffer).toString("base64");
				else if (typeof btoa == "function") {
					let s = "";
					for (let i = 0; i < buf.length; ++i) s += String.fromCharCode(buf[i]);
					str = btoa(s);
				} else throw Error("This environment does not support writing binary tags; either Buffer or btoa is required");
				if (type ??= Scalar.Scalar.BLOCK_LITERAL, type !== Scalar.Scalar.QUOTE_DOUBLE) {
					let lineWidth = Math.max(ctx.options.lineWidth - ctx.indent.length, ctx.options.minContentWidth), n = Math.ceil(str.length / lineWidth), lines = Array(n);
					for (let i = 0, o = 0; i < n; ++i, o += lineWidth) lines[i] = str.substr(o, lineWidth);
					str = lines.join(type === Scalar.Scalar.BLOCK_LITERAL ? "\n" : " ");
				}
				return stringifyString.stringifyString({
					comment,
					type,
					value: str
				}, ctx, onComment, onChompKeep);
			}
		};
	}),
	8398: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var Scalar = __nccwpck_require__(3301);
		function boolStringify({ value, source }, ctx) {
			return source && (value ? trueTag : falseTag).test.test(source) ? source : value ? ctx.options.trueStr : ctx.options.falseStr;
		}
		let trueTag = {
			identify: (value) => value === !0,
			default: !0,
			tag: "tag:yaml.org,2002:bool",
			test: /^(?:Y|y|[Yy]es|YES|[Tt]rue|TRUE|[Oo]n|ON)$/,
			resolve: () => new Scalar.Scalar(!0),
			stringify: boolStringify
		}, falseTag = {
			identify: (value) => value === !1,
			default: !0,
			tag: "tag:yaml.org,2002:bool",
			test: /^(?:N|n|[Nn]o|NO|[Ff]alse|FALSE|[Oo]ff|OFF)$/,
			resolve: () => new Scalar.Scalar(!1),
			stringify: boolStringify
		};
		exports.falseTag = falseTag, exports.trueTag = trueTag;
	}),
	5782: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var Scalar = __nccwpck_require__(3301), stringifyNumber = __nccwpck_require__(8689);
		let floatNaN = {
			identify: (value) => typeof value == "number",
			default: !0,
			tag: "tag:yaml.org,2002:float",
			test: /^(?:[-+]?\.(?:inf|Inf|INF)|\.nan|\.NaN|\.NAN)$/,
			resolve: (str) => str.slice(-3).toLowerCase() === "nan" ? NaN : str[0] === "-" ? -Infinity : Infinity,
			stringify: stringifyNumber.stringifyNumber
		};
		exports.float = {
			identify: (value) => typeof value == "number",
			default: !0,
			tag: "tag:yaml.org,2002:float",
			test: /^[-+]?(?:[0-9][0-9_]*)?\.[0-9_]*$/,
			resolve(str) {
				let node = new Scalar.Scalar(parseFloat(str.replace(/_/g, ""))), dot = str.indexOf(".");
				if (dot !== -1) {
					let f = str.substring(dot + 1).replace(/_/g, "");
					f[f.length - 1] === "0" && (node.minFractionDigits = f.length);
				}
				return node;
			},
			stringify: stringifyNumber.stringifyNumber
		}, exports.floatExp = {
			identify: (value) => typeof value == "number",
			default: !0,
			tag: "tag:yaml.org,2002:float",
			format: "EXP",
			test: /^[-+]?(?:[0-9][0-9_]*)?(?:\.[0-9_]*)?[eE][-+]?[0-9]+$/,
			resolve: (str) => parseFloat(str.replace(/_/g, "")),
			stringify(node) {
				let num = Number(node.value);
				return isFinite(num) ? num.toExponential() : stringifyNumber.stringifyNumber(node);
			}
		}, exports.floatNaN = floatNaN;
	}),
	873: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var stringifyNumber = __nccwpck_require__(8689);
		let intIdentify = (value) => typeof value == "bigint" || Number.isInteger(value);
		function intResolve(str, offset, radix, { intAsBigInt }) {
			let sign = str[0];
			if ((sign === "-" || sign === "+") && (offset += 1), str = str.substring(offset).replace(/_/g, ""), intAsBigInt) {
				switch (radix) {
					case 2:
						str = `0b${str}`;
						break;
					case 8:
						str = `0o${str}`;
						break;
					case 16: str = `0x${str}`;
				}
				let n = BigInt(str);
				return sign === "-" ? BigInt(-1) * n : n;
			}
			let n = parseInt(str, radix);
			return sign === "-" ? -1 * n : n;
		}
		function intStringify(node, radix, prefix) {
			let { value } = node;
			if (intIdentify(value)) {
				let str = value.toString(radix);
				return value < 0 ? "-" + prefix + str.substr(1) : prefix + str;
			}
			return stringifyNumber.stringifyNumber(node);
		}
		let intBin = {
			identify: intIdentify,
			default: !0,
			tag: "tag:yaml.org,2002:int",
			format: "BIN",
			test: /^[-+]?0b[0-1_]+$/,
			resolve: (str, _onError, opt) => intResolve(str, 2, 2, opt),
			stringify: (node) => intStringify(node, 2, "0b")
		}, intOct = {
			identify: intIdentify,
			default: !0,
			tag: "tag:yaml.org,2002:int",
			format: "OCT",
			test: /^[-+]?0[0-7_]+$/,
			resolve: (str, _onError, opt) => intResolve(str, 1, 8, opt),
			stringify: (node) => intStringify(node, 8, "0")
		}, int = {
			identify: intIdentify,
			default: !0,
			tag: "tag:yaml.org,2002:int",
			test: /^[-+]?[0-9][0-9_]*$/,
			resolve: (str, _onError, opt) => intResolve(str, 0, 10, opt),
			stringify: stringifyNumber.stringifyNumber
		}, intHex = {
			identify: intIdentify,
			default: !0,
			tag: "tag:yaml.org,2002:int",
			format: "HEX",
			test: /^[-+]?0x[0-9a-fA-F_]+$/,
			resolve: (str, _onError, opt) => intResolve(str, 2, 16, opt),
			stringify: (node) => intStringify(node, 16, "0x")
		};
		exports.int = int, exports.intBin = intBin, exports.intHex = intHex, exports.intOct = intOct;
	}),
	452: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var identity = __nccwpck_require__(1127), Scalar = __nccwpck_require__(3301);
		let merge = {
			identify: (value) => value === "<<" || typeof value == "symbol" && value.description === "<<",
			default: "key",
			tag: "tag:yaml.org,2002:merge",
			test: /^<<$/,
			resolve: () => Object.assign(new Scalar.Scalar(Symbol("<<")), { addToJSMap: addMergeToJSMap }),
			stringify: () => "<<"
		}, isMergeKey = (ctx, key) => (merge.identify(key) || identity.isScalar(key) && (!key.type || key.type === Scalar.Scalar.PLAIN) && merge.identify(key.value)) && ctx?.doc.schema.tags.some((tag) => tag.tag === merge.tag && tag.default);
		function addMergeToJSMap(ctx, map, value) {
			let source = resolveAliasValue(ctx, value);
			if (identity.isSeq(source)) for (let it of source.items) mergeValue(ctx, map, it);
			else if (Array.isArray(source)) for (let it of source) mergeValue(ctx, map, it);
			else mergeValue(ctx, map, source);
		}
		function mergeValue(ctx, map, value) {
			let source = resolveAliasValue(ctx, value);
			if (!identity.isMap(source)) throw Error("Merge sources must be maps or map aliases");
			let srcMap = source.toJSON(null, ctx, Map);
			for (let [key, value] of srcMap) map instanceof Map ? map.has(key) || map.set(key, value) : map instanceof Set ? map.add(key) : Object.prototype.hasOwnProperty.call(map, key) || Object.defineProperty(map, key, {
				value,
				writable: !0,
				enumerable: !0,
				configurable: !0
			});
			return map;
		}
		function resolveAliasValue(ctx, value) {
			return ctx && identity.isAlias(value) ? value.resolve(ctx.doc, ctx) : value;
		}
		exports.addMergeToJSMap = addMergeToJSMap, exports.isMergeKey = isMergeKey, exports.merge = merge;
	}),
	303: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var identity = __nccwpck_require__(1127), toJS = __nccwpck_require__(4043), YAMLMap = __nccwpck_require__(4454), YAMLSeq = __nccwpck_require__(2223), pairs = __nccwpck_require__(8385);
		class YAMLOMap extends YAMLSeq.YAMLSeq {
			constructor() {
				super(), this.add = YAMLMap.YAMLMap.prototype.add.bind(this), this.delete = YAMLMap.YAMLMap.prototype.delete.bind(this), this.get = YAMLMap.YAMLMap.prototype.get.bind(this), this.has = YAMLMap.YAMLMap.prototype.has.bind(this), this.set = YAMLMap.YAMLMap.prototype.set.bind(this), this.tag = YAMLOMap.tag;
			}
			toJSON(_, ctx) {
				if (!ctx) return super.toJSON(_);
				let map = new Map();
				ctx?.onCreate && ctx.onCreate(map);
				for (let pair of this.items) {
					let key, value;
					if (identity.isPair(pair) ? (key = toJS.toJS(pair.key, "", ctx), value = toJS.toJS(pair.value, key, ctx)) : key = toJS.toJS(pair, "", ctx), map.has(key)) throw Error("Ordered maps must not include duplicate keys");
					map.set(key, value);
				}
				return map;
			}
			static from(schema, iterable, ctx) {
				let pairs$1 = pairs.createPairs(schema, iterable, ctx), omap = new this();
				return omap.items = pairs$1.items, omap;
			}
		}
		YAMLOMap.tag = "tag:yaml.org,2002:omap";
		let omap = {
			collection: "seq",
			identify: (value) => value instanceof Map,
			nodeClass: YAMLOMap,
			default: !1,
			tag: "tag:yaml.org,2002:omap",
			resolve(seq, onError) {
				let pairs$1 = pairs.resolvePairs(seq, onError), seenKeys = [];
				for (let { key } of pairs$1.items) identity.isScalar(key) && (seenKeys.includes(key.value) ? onError(`Ordered maps must not include duplicate keys: ${key.value}`) : seenKeys.push(key.value));
				return Object.assign(new YAMLOMap(), pairs$1);
			},
			createNode: (schema, iterable, ctx) => YAMLOMap.from(schema, iterable, ctx)
		};
		exports.YAMLOMap = YAMLOMap, exports.omap = omap;
	}),
	8385: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var identity = __nccwpck_require__(1127), Pair = __nccwpck_require__(7165), Scalar = __nccwpck_require__(3301), YAMLSeq = __nccwpck_require__(2223);
		function resolvePairs(seq, onError) {
			if (identity.isSeq(seq)) for (let i = 0; i < seq.items.length; ++i) {
				let item = seq.items[i];
				if (!identity.isPair(item)) {
					if (identity.isMap(item)) {
						item.items.length > 1 && onError("Each pair must have its own sequence indicator");
						let pair = item.items[0] || new Pair.Pair(new Scalar.Scalar(null));
						if (item.commentBefore && (pair.key.commentBefore = pair.key.commentBefore ? `${item.commentBefore}\n${pair.key.commentBefore}` : item.commentBefore), item.comment) {
							let cn = pair.value ?? pair.key;
							cn.comment = cn.comment ? `${item.comment}\n${cn.comment}` : item.comment;
						}
						item = pair;
					}
					seq.items[i] = identity.isPair(item) ? item : new Pair.Pair(item);
				}
			}
			else onError("Expected a sequence for this tag");
			return seq;
		}
		function createPairs(schema, iterable, ctx) {
			let { replacer } = ctx, pairs = new YAMLSeq.YAMLSeq(schema);
			pairs.tag = "tag:yaml.org,2002:pairs";
			let i = 0;
			if (iterable && Symbol.iterator in Object(iterable)) for (let it of iterable) {
				typeof replacer == "function" && (it = replacer.call(iterable, String(i++), it));
				let key, value;
				if (Array.isArray(it)) {
					if (it.length === 2) key = it[0], value = it[1];
					else throw TypeError(`Expected [key, value] tuple: ${it}`);
				} else if (it && it instanceof Object) {
					let keys = Object.keys(it);
					if (keys.length === 1) key = keys[0], value = it[key];
					else throw TypeError(`Expected tuple with one key, not ${keys.length} keys`);
				} else key = it;
				pairs.items.push(Pair.createPair(key, value, ctx));
			}
			return pairs;
		}
		let pairs = {
			collection: "seq",
			default: !1,
			tag: "tag:yaml.org,2002:pairs",
			resolve: resolvePairs,
			createNode: createPairs
		};
		exports.createPairs = createPairs, exports.pairs = pairs, exports.resolvePairs = resolvePairs;
	}),
	5913: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var map = __nccwpck_require__(7451), _null = __nccwpck_require__(3632), seq = __nccwpck_require__(1706), string = __nccwpck_require__(6464), binary = __nccwpck_require__(6083), bool = __nccwpck_require__(8398), float = __nccwpck_require__(5782), int = __nccwpck_require__(873), merge = __nccwpck_require__(452), omap = __nccwpck_require__(303), pairs = __nccwpck_require__(8385), set = __nccwpck_require__(1528), timestamp = __nccwpck_require__(6752);
		exports.schema = [
			map.map,
			seq.seq,
			string.string,
			_null.nullTag,
			bool.trueTag,
			bool.falseTag,
			int.intBin,
			int.intOct,
			int.int,
			int.intHex,
			float.floatNaN,
			float.floatExp,
			float.float,
			binary.binary,
			merge.merge,
			omap.omap,
			pairs.pairs,
			set.set,
			timestamp.intTime,
			timestamp.floatTime,
			timestamp.timestamp
		];
	}),
	1528: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var identity = __nccwpck_require__(1127), Pair = __nccwpck_require__(7165), YAMLMap = __nccwpck_require__(4454);
		class YAMLSet extends YAMLMap.YAMLMap {
			constructor(schema) {
				super(schema), this.tag = YAMLSet.tag;
			}
			add(key) {
				let pair;
				pair = identity.isPair(key) ? key : key && typeof key == "object" && "key" in key && "value" in key && key.value === null ? new Pair.Pair(key.key, null) : new Pair.Pair(key, null), YAMLMap.findPair(this.items, pair.key) || this.items.push(pair);
			}
			get(key, keepPair) {
				let pair = YAMLMap.findPair(this.items, key);
				return !keepPair && identity.isPair(pair) ? identity.isScalar(pair.key) ? pair.key.value : pair.key : pair;
			}
			set(key, value) {
				if (typeof value != "boolean") throw Error(`Expected boolean value for set(key, value) in a YAML set, not ${typeof value}`);
				let prev = YAMLMap.findPair(this.items, key);
				prev && !value ? this.items.splice(this.items.indexOf(prev), 1) : !prev && value && this.items.push(new Pair.Pair(key));
			}
			toJSON(_, ctx) {
				return super.toJSON(_, ctx, Set);
			}
			toString(ctx, onComment, onChompKeep) {
				if (!ctx) return JSON.stringify(this);
				if (this.hasAllNullValues(!0)) return super.toString(Object.assign({}, ctx, { allNullValues: !0 }), onComment, onChompKeep);
				throw Error("Set items must all have null values");
			}
			static from(schema, iterable, ctx) {
				let { replacer } = ctx, set = new this(schema);
				if (iterable && Symbol.iterator in Object(iterable)) for (let value of iterable) typeof replacer == "function" && (value = replacer.call(iterable, value, value)), set.items.push(Pair.createPair(value, null, ctx));
				return set;
			}
		}
		YAMLSet.tag = "tag:yaml.org,2002:set";
		let set = {
			collection: "map",
			identify: (value) => value instanceof Set,
			nodeClass: YAMLSet,
			default: !1,
			tag: "tag:yaml.org,2002:set",
			createNode: (schema, iterable, ctx) => YAMLSet.from(schema, iterable, ctx),
			resolve(map, onError) {
				if (identity.isMap(map)) {
					if (map.hasAllNullValues(!0)) return Object.assign(new YAMLSet(), map);
					onError("Set items must all have null values");
				} else onError("Expected a mapping for this tag");
				return map;
			}
		};
		exports.YAMLSet = YAMLSet, exports.set = set;
	}),
	6752: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var stringifyNumber = __nccwpck_require__(8689);
		function parseSexagesimal(str, asBigInt) {
			let sign = str[0], parts = sign === "-" || sign === "+" ? str.substring(1) : str, num = (n) => asBigInt ? BigInt(n) : Number(n), res = parts.replace(/_/g, "").split(":").reduce((res, p) => res * num(60) + num(p), num(0));
			return sign === "-" ? num(-1) * res : res;
		}
		function stringifySexagesimal(node) {
			let { value } = node, num = (n) => n;
			if (typeof value == "bigint") num = (n) => BigInt(n);
			else if (isNaN(value) || !isFinite(value)) return stringifyNumber.stringifyNumber(node);
			let sign = "";
			value < 0 && (sign = "-", value *= num(-1));
			let _60 = num(60), parts = [value % _60];
			return value < 60 ? parts.unshift(0) : (value = (value - parts[0]) / _60, parts.unshift(value % _60), value >= 60 && (value = (value - parts[0]) / _60, parts.unshift(value))), sign + parts.map((n) => String(n).padStart(2, "0")).join(":").replace(/000000\d*$/, "");
		}
		let intTime = {
			identify: (value) => typeof value == "bigint" || Number.isInteger(value),
			default: !0,
			tag: "tag:yaml.org,2002:int",
			format: "TIME",
			test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+$/,
			resolve: (str, _onError, { intAsBigInt }) => parseSexagesimal(str, intAsBigInt),
			stringify: stringifySexagesimal
		}, floatTime = {
			identify: (value) => typeof value == "number",
			default: !0,
			tag: "tag:yaml.org,2002:float",
			format: "TIME",
			test: /^[-+]?[0-9][0-9_]*(?::[0-5]?[0-9])+\.[0-9_]*$/,
			resolve: (str) => parseSexagesimal(str, !1),
			stringify: stringifySexagesimal
		}, timestamp = {
			identify: (value) => value instanceof Date,
			default: !0,
			tag: "tag:yaml.org,2002:timestamp",
			test: RegExp("^([0-9]{4})-([0-9]{1,2})-([0-9]{1,2})(?:(?:t|T|[ \\t]+)([0-9]{1,2}):([0-9]{1,2}):([0-9]{1,2}(\\.[0-9]+)?)(?:[ \\t]*(Z|[-+][012]?[0-9](?::[0-9]{2})?))?)?$"),
			resolve(str) {
				let match = str.match(timestamp.test);
				if (!match) throw Error("!!timestamp expects a date, starting with yyyy-mm-dd");
				let [, year, month, day, hour, minute, second] = match.map(Number), millisec = match[7] ? Number((match[7] + "00").substr(1, 3)) : 0, date = Date.UTC(year, month - 1, day, hour || 0, minute || 0, second || 0, millisec), tz = match[8];
				if (tz && tz !== "Z") {
					let d = parseSexagesimal(tz, !1);
					Math.abs(d) < 30 && (d *= 60), date -= 6e4 * d;
				}
				return new Date(date);
			},
			stringify: ({ value }) => value?.toISOString().replace(/(T00:00:00)?\.000Z$/, "") ?? ""
		};
		exports.floatTime = floatTime, exports.intTime = intTime, exports.timestamp = timestamp;
	}),
	4475: ((__unused_webpack_module, exports) => {
		let FOLD_BLOCK = "block", FOLD_QUOTED = "quoted";
		function foldFlowLines(text, indent, mode = "flow", { indentAtStart, lineWidth = 80, minContentWidth = 20, onFold, onOverflow } = {}) {
			if (!lineWidth || lineWidth < 0) return text;
			lineWidth < minContentWidth && (minContentWidth = 0);
			let endStep = Math.max(1 + minContentWidth, 1 + lineWidth - indent.length);
			if (text.length <= endStep) return text;
			let folds = [], escapedFolds = {}, end = lineWidth - indent.length;
			typeof indentAtStart == "number" && (indentAtStart > lineWidth - Math.max(2, minContentWidth) ? folds.push(0) : end = lineWidth - indentAtStart);
			let split, prev, overflow = !1, i = -1, escStart = -1, escEnd = -1;
			mode === FOLD_BLOCK && (i = consumeMoreIndentedLines(text, i, indent.length), i !== -1 && (end = i + endStep));
			for (let ch; ch = text[i += 1];) {
				if (mode === FOLD_QUOTED && ch === "\\") {
					switch (escStart = i, text[i + 1]) {
						case "x":
							i += 3;
							break;
						case "u":
							i += 5;
							break;
						case "U":
							i += 9;
							break;
						default: i += 1;
					}
					escEnd = i;
				}
				if (ch === "\n") mode === FOLD_BLOCK && (i = consumeMoreIndentedLines(text, i, indent.length)), end = i + indent.length + endStep, split = void 0;
				else {
					if (ch === " " && prev && prev !== " " && prev !== "\n" && prev !== "	") {
						let next = text[i + 1];
						next && next !== " " && next !== "\n" && next !== "	" && (split = i);
					}
					if (i >= end) {
						if (split) folds.push(split), end = split + endStep, split = void 0;
						else if (mode === FOLD_QUOTED) {
							for (; prev === " " || prev === "	";) prev = ch, ch = text[i += 1], overflow = !0;
							let j = i > escEnd + 1 ? i - 2 : escStart - 1;
							if (escapedFolds[j]) return text;
							folds.push(j), escapedFolds[j] = !0, end = j + endStep, split = void 0;
						} else overflow = !0;
					}
				}
				prev = ch;
			}
			if (overflow && onOverflow && onOverflow(), folds.length === 0) return text;
			onFold && onFold();
			let res = text.slice(0, folds[0]);
			for (let i = 0; i < folds.length; ++i) {
				let fold = folds[i], end = folds[i + 1] || text.length;
				fold === 0 ? res = `\n${indent}${text.slice(0, end)}` : (mode === FOLD_QUOTED && escapedFolds[fold] && (res += `${text[fold]}\\`), res += `\n${indent}${text.slice(fold + 1, end)}`);
			}
			return res;
		}
		function consumeMoreIndentedLines(text, i, indent) {
			let end = i, start = i + 1, ch = text[start];
			for (; ch === " " || ch === "	";) if (i < start + indent) ch = text[++i];
			else {
				do
					ch = text[++i];
				while (ch && ch !== "\n");
				end = i, start = i + 1, ch = text[start];
			}
			return end;
		}
		exports.FOLD_BLOCK = FOLD_BLOCK, exports.FOLD_FLOW = "flow", exports.FOLD_QUOTED = FOLD_QUOTED, exports.foldFlowLines = foldFlowLines;
	}),
	2148: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var anchors = __nccwpck_require__(1596), identity = __nccwpck_require__(1127), stringifyComment = __nccwpck_require__(9799), stringifyString = __nccwpck_require__(3069);
		function createStringifyContext(doc, options) {
			let opt = Object.assign({
				blockQuote: !0,
				commentString: stringifyComment.stringifyComment,
				defaultKeyType: null,
				defaultStringType: "PLAIN",
				directives: null,
				doubleQuotedAsJSON: !1,
				doubleQuotedMinMultiLineLength: 40,
				falseStr: "false",
				flowCollectionPadding: !0,
				indentSeq: !0,
				lineWidth: 80,
				minContentWidth: 20,
				nullStr: "null",
				simpleKeys: !1,
				singleQuote: null,
				trailingComma: !1,
				trueStr: "true",
				verifyAliasOrder: !0
			}, doc.schema.toStringOptions, options), inFlow;
			switch (opt.collectionStyle) {
				case "block":
					inFlow = !1;
					break;
				case "flow":
					inFlow = !0;
					break;
				default: inFlow = null;
			}
			return {
				anchors: new Set(),
				doc,
				flowCollectionPadding: opt.flowCollectionPadding ? " " : "",
				indent: "",
				indentStep: typeof opt.indent == "number" ? " ".repeat(opt.indent) : "  ",
				inFlow,
				options: opt
			};
		}
		function getTagObject(tags, item) {
			if (item.tag) {
				let match = tags.filter((t) => t.tag === item.tag);
				if (match.length > 0) return match.find((t) => t.format === item.format) ?? match[0];
			}
			let tagObj, obj;
			if (identity.isScalar(item)) {
				obj = item.value;
				let match = tags.filter((t) => t.identify?.(obj));
				if (match.length > 1) {
					let testMatch = match.filter((t) => t.test);
					testMatch.length > 0 && (match = testMatch);
				}
				tagObj = match.find((t) => t.format === item.format) ?? match.find((t) => !t.format);
			} else obj = item, tagObj = tags.find((t) => t.nodeClass && obj instanceof t.nodeClass);
			if (!tagObj) {
				let name = obj?.constructor?.name ?? (obj === null ? "null" : typeof obj);
				throw Error(`Tag not resolved for ${name} value`);
			}
			return tagObj;
		}
		function stringifyProps(node, tagObj, { anchors: anchors$1, doc }) {
			if (!doc.directives) return "";
			let props = [], anchor = (identity.isScalar(node) || identity.isCollection(node)) && node.anchor;
			anchor && anchors.anchorIsValid(anchor) && (anchors$1.add(anchor), props.push(`&${anchor}`));
			let tag = node.tag ?? (tagObj.default ? null : tagObj.tag);
			return tag && props.push(doc.directives.tagString(tag)), props.join(" ");
		}
		function stringify(item, ctx, onComment, onChompKeep) {
			if (identity.isPair(item)) return item.toString(ctx, onComment, onChompKeep);
			if (identity.isAlias(item)) {
				if (ctx.doc.directives) return item.toString(ctx);
				if (ctx.resolvedAliases?.has(item)) throw TypeError("Cannot stringify circular structure without alias nodes");
				ctx.resolvedAliases ? ctx.resolvedAliases.add(item) : ctx.resolvedAliases = new Set([item]), item = item.resolve(ctx.doc);
			}
			let tagObj, node = identity.isNode(item) ? item : ctx.doc.createNode(item, { onTagObj: (o) => tagObj = o });
			tagObj ??= getTagObject(ctx.doc.schema.tags, node);
			let props = stringifyProps(node, tagObj, ctx);
			props.length > 0 && (ctx.indentAtStart = (ctx.indentAtStart ?? 0) + props.length + 1);
			let str = typeof tagObj.stringify == "function" ? tagObj.stringify(node, ctx, onComment, onChompKeep) : identity.isScalar(node) ? stringifyString.stringifyString(node, ctx, onComment, onChompKeep) : node.toString(ctx, onComment, onChompKeep);
			return props ? identity.isScalar(node) || str[0] === "{" || str[0] === "[" ? `${props} ${str}` : `${props}\n${ctx.indent}${str}` : str;
		}
		exports.createStringifyContext = createStringifyContext, exports.stringify = stringify;
	}),
	1212: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var identity = __nccwpck_require__(1127), stringify = __nccwpck_require__(2148), stringifyComment = __nccwpck_require__(9799);
		function stringifyCollection(collection, ctx, options) {
			return (ctx.inFlow ?? collection.flow ? stringifyFlowCollection : stringifyBlockCollection)(collection, ctx, options);
		}
		function stringifyBlockCollection({ comment, items }, ctx, { blockItemPrefix, flowChars, itemIndent, onChompKeep, onComment }) {
			let { indent, options: { commentString } } = ctx, itemCtx = Object.assign({}, ctx, {
				indent: itemIndent,
				type: null
			}), chompKeep = !1, lines = [];
			for (let i = 0; i < items.length; ++i) {
				let item = items[i], comment = null;
				if (identity.isNode(item)) !chompKeep && item.spaceBefore && lines.push(""), addCommentBefore(ctx, lines, item.commentBefore, chompKeep), item.comment && (comment = item.comment);
				else if (identity.isPair(item)) {
					let ik = identity.isNode(item.key) ? item.key : null;
					ik && (!chompKeep && ik.spaceBefore && lines.push(""), addCommentBefore(ctx, lines, ik.commentBefore, chompKeep));
				}
				chompKeep = !1;
				let str = stringify.stringify(item, itemCtx, () => comment = null, () => chompKeep = !0);
				comment && (str += stringifyComment.lineComment(str, itemIndent, commentString(comment))), chompKeep && comment && (chompKeep = !1), lines.push(blockItemPrefix + str);
			}
			let str;
			if (lines.length === 0) str = flowChars.start + flowChars.end;
			else {
				str = lines[0];
				for (let i = 1; i < lines.length; ++i) {
					let line = lines[i];
					str += line ? `\n${indent}${line}` : "\n";
				}
			}
			return comment ? (str += "\n" + stringifyComment.indentComment(commentString(comment), indent), onComment && onComment()) : chompKeep && onChompKeep && onChompKeep(), str;
		}
		function stringifyFlowCollection({ items }, ctx, { flowChars, itemIndent }) {
			let { indent, indentStep, flowCollectionPadding: fcPadding, options: { commentString } } = ctx;
			itemIndent += indentStep;
			let itemCtx = Object.assign({}, ctx, {
				indent: itemIndent,
				inFlow: !0,
				type: null
			}), reqNewline = !1, linesAtValue = 0, lines = [];
			for (let i = 0; i < items.length; ++i) {
				let item = items[i], comment = null;
				if (identity.isNode(item)) item.spaceBefore && lines.push(""), addCommentBefore(ctx, lines, item.commentBefore, !1), item.comment && (comment = item.comment);
				else if (identity.isPair(item)) {
					let ik = identity.isNode(item.key) ? item.key : null;
					ik && (ik.spaceBefore && lines.push(""), addCommentBefore(ctx, lines, ik.commentBefore, !1), ik.comment && (reqNewline = !0));
					let iv = identity.isNode(item.value) ? item.value : null;
					iv ? (iv.comment && (comment = iv.comment), iv.commentBefore && (reqNewline = !0)) : item.value == null && ik?.comment && (comment = ik.comment);
				}
				comment && (reqNewline = !0);
				let str = stringify.stringify(item, itemCtx, () => comment = null);
				reqNewline ||= lines.length > linesAtValue || str.includes("\n"), i < items.length - 1 ? str += "," : ctx.options.trailingComma && (ctx.options.lineWidth > 0 && (reqNewline ||= lines.reduce((sum, line) => sum + line.length + 2, 2) + (str.length + 2) > ctx.options.lineWidth), reqNewline && (str += ",")), comment && (str += stringifyComment.lineComment(str, itemIndent, commentString(comment))), lines.push(str), linesAtValue = lines.length;
			}
			let { start, end } = flowChars;
			if (lines.length === 0) return start + end;
			if (!reqNewline) {
				let len = lines.reduce((sum, line) => sum + line.length + 2, 2);
				reqNewline = ctx.options.lineWidth > 0 && len > ctx.options.lineWidth;
			}
			if (reqNewline) {
				let str = start;
				for (let line of lines) str += line ? `\n${indentStep}${indent}${line}` : "\n";
				return `${str}\n${indent}${end}`;
			}
			return `${start}${fcPadding}${lines.join(" ")}${fcPadding}${end}`;
		}
		function addCommentBefore({ indent, options: { commentString } }, lines, comment, chompKeep) {
			if (comment && chompKeep && (comment = comment.replace(/^\n+/, "")), comment) {
				let ic = stringifyComment.indentComment(commentString(comment), indent);
				lines.push(ic.trimStart());
			}
		}
		exports.stringifyCollection = stringifyCollection;
	}),
	9799: ((__unused_webpack_module, exports) => {
		let stringifyComment = (str) => str.replace(/^(?!$)(?: $)?/gm, "#");
		function indentComment(comment, indent) {
			return /^\n+$/.test(comment) ? comment.substring(1) : indent ? comment.replace(/^(?! *$)/gm, indent) : comment;
		}
		let lineComment = (str, indent, comment) => str.endsWith("\n") ? indentComment(comment, indent) : comment.includes("\n") ? "\n" + indentComment(comment, indent) : (str.endsWith(" ") ? "" : " ") + comment;
		exports.indentComment = indentComment, exports.lineComment = lineComment, exports.stringifyComment = stringifyComment;
	}),
	6829: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var identity = __nccwpck_require__(1127), stringify = __nccwpck_require__(2148), stringifyComment = __nccwpck_require__(9799);
		function stringifyDocument(doc, options) {
			let lines = [], hasDirectives = options.directives === !0;
			if (options.directives !== !1 && doc.directives) {
				let dir = doc.directives.toString(doc);
				dir ? (lines.push(dir), hasDirectives = !0) : doc.directives.docStart && (hasDirectives = !0);
			}
			hasDirectives && lines.push("---");
			let ctx = stringify.createStringifyContext(doc, options), { commentString } = ctx.options;
			if (doc.commentBefore) {
				lines.length !== 1 && lines.unshift("");
				let cs = commentString(doc.commentBefore);
				lines.unshift(stringifyComment.indentComment(cs, ""));
			}
			let chompKeep = !1, contentComment = null;
			if (doc.contents) {
				if (identity.isNode(doc.contents)) {
					if (doc.contents.spaceBefore && hasDirectives && lines.push(""), doc.contents.commentBefore) {
						let cs = commentString(doc.contents.commentBefore);
						lines.push(stringifyComment.indentComment(cs, ""));
					}
					ctx.forceBlockIndent = !!doc.comment, contentComment = doc.contents.comment;
				}
				let onChompKeep = contentComment ? void 0 : () => chompKeep = !0, body = stringify.stringify(doc.contents, ctx, () => contentComment = null, onChompKeep);
				contentComment && (body += stringifyComment.lineComment(body, "", commentString(contentComment))), (body[0] === "|" || body[0] === ">") && lines[lines.length - 1] === "---" ? lines[lines.length - 1] = `--- ${body}` : lines.push(body);
			} else lines.push(stringify.stringify(doc.contents, ctx));
			if (doc.directives?.docEnd) {
				if (doc.comment) {
					let cs = commentString(doc.comment);
					cs.includes("\n") ? (lines.push("..."), lines.push(stringifyComment.indentComment(cs, ""))) : lines.push(`... ${cs}`);
				} else lines.push("...");
			} else {
				let dc = doc.comment;
				dc && chompKeep && (dc = dc.replace(/^\n+/, "")), dc && ((!chompKeep || contentComment) && lines[lines.length - 1] !== "" && lines.push(""), lines.push(stringifyComment.indentComment(commentString(dc), "")));
			}
			return lines.join("\n") + "\n";
		}
		exports.stringifyDocument = stringifyDocument;
	}),
	8689: ((__unused_webpack_module, exports) => {
		function stringifyNumber({ format, minFractionDigits, tag, value }) {
			if (typeof value == "bigint") return String(value);
			let num = typeof value == "number" ? value : Number(value);
			if (!isFinite(num)) return isNaN(num) ? ".nan" : num < 0 ? "-.inf" : ".inf";
			let n = Object.is(value, -0) ? "-0" : JSON.stringify(value);
			if (!format && minFractionDigits && (!tag || tag === "tag:yaml.org,2002:float") && /^-?\d/.test(n) && !n.includes("e")) {
				let i = n.indexOf(".");
				i < 0 && (i = n.length, n += ".");
				let d = minFractionDigits - (n.length - i - 1);
				for (; d-- > 0;) n += "0";
			}
			return n;
		}
		exports.stringifyNumber = stringifyNumber;
	}),
	9748: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var identity = __nccwpck_require__(1127), Scalar = __nccwpck_require__(3301), stringify = __nccwpck_require__(2148), stringifyComment = __nccwpck_require__(9799);
		function stringifyPair({ key, value }, ctx, onComment, onChompKeep) {
			let { allNullValues, doc, indent, indentStep, options: { commentString, indentSeq, simpleKeys } } = ctx, keyComment = identity.isNode(key) && key.comment || null;
			if (simpleKeys) {
				if (keyComment) throw Error("With simple keys, key nodes cannot have comments");
				if (identity.isCollection(key) || !identity.isNode(key) && typeof key == "object") throw Error("With simple keys, collection cannot be used as a key value");
			}
			let explicitKey = !simpleKeys && (!key || keyComment && value == null && !ctx.inFlow || identity.isCollection(key) || (identity.isScalar(key) ? key.type === Scalar.Scalar.BLOCK_FOLDED || key.type === Scalar.Scalar.BLOCK_LITERAL : typeof key == "object"));
			ctx = Object.assign({}, ctx, {
				allNullValues: !1,
				implicitKey: !explicitKey && (simpleKeys || !allNullValues),
				indent: indent + indentStep
			});
			let keyCommentDone = !1, chompKeep = !1, str = stringify.stringify(key, ctx, () => keyCommentDone = !0, () => chompKeep = !0);
			if (!explicitKey && !ctx.inFlow && str.length > 1024) {
				if (simpleKeys) throw Error("With simple keys, single line scalar must not span more than 1024 characters");
				explicitKey = !0;
			}
			if (ctx.inFlow) {
				if (allNullValues || value == null) return keyCommentDone && onComment && onComment(), str === "" ? "?" : explicitKey ? `? ${str}` : str;
			} else if (allNullValues && !simpleKeys || value == null && explicitKey) return str = `? ${str}`, keyComment && !keyCommentDone ? str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment)) : chompKeep && onChompKeep && onChompKeep(), str;
			keyCommentDone && (keyComment = null), explicitKey ? (keyComment && (str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment))), str = `? ${str}\n${indent}:`) : (str = `${str}:`, keyComment && (str += stringifyComment.lineComment(str, ctx.indent, commentString(keyComment))));
			let vsb, vcb, valueComment;
			identity.isNode(value) ? (vsb = !!value.spaceBefore, vcb = value.commentBefore, valueComment = value.comment) : (vsb = !1, vcb = null, valueComment = null, value && typeof value == "object" && (value = doc.createNode(value))), ctx.implicitKey = !1, !explicitKey && !keyComment && identity.isScalar(value) && (ctx.indentAtStart = str.length + 1), chompKeep = !1, !indentSeq && indentStep.length >= 2 && !ctx.inFlow && !explicitKey && identity.isSeq(value) && !value.flow && !value.tag && !value.anchor && (ctx.indent = ctx.indent.substring(2));
			let valueCommentDone = !1, valueStr = stringify.stringify(value, ctx, () => valueCommentDone = !0, () => chompKeep = !0), ws = " ";
			if (keyComment || vsb || vcb) {
				if (ws = vsb ? "\n" : "", vcb) {
					let cs = commentString(vcb);
					ws += `\n${stringifyComment.indentComment(cs, ctx.indent)}`;
				}
				valueStr === "" && !ctx.inFlow ? ws === "\n" && valueComment && (ws = "\n\n") : ws += `\n${ctx.indent}`;
			} else if (!explicitKey && identity.isCollection(value)) {
				let vs0 = valueStr[0], nl0 = valueStr.indexOf("\n"), hasNewline = nl0 !== -1, flow = ctx.inFlow ?? value.flow ?? value.items.length === 0;
				if (hasNewline || !flow) {
					let hasPropsLine = !1;
					if (hasNewline && (vs0 === "&" || vs0 === "!")) {
						let sp0 = valueStr.indexOf(" ");
						vs0 === "&" && sp0 !== -1 && sp0 < nl0 && valueStr[sp0 + 1] === "!" && (sp0 = valueStr.indexOf(" ", sp0 + 1)), (sp0 === -1 || nl0 < sp0) && (hasPropsLine = !0);
					}
					hasPropsLine || (ws = `\n${ctx.indent}`);
				}
			} else (valueStr === "" || valueStr[0] === "\n") && (ws = "");
			return str += ws + valueStr, ctx.inFlow ? valueCommentDone && onComment && onComment() : valueComment && !valueCommentDone ? str += stringifyComment.lineComment(str, ctx.indent, commentString(valueComment)) : chompKeep && onChompKeep && onChompKeep(), str;
		}
		exports.stringifyPair = stringifyPair;
	}),
	3069: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var Scalar = __nccwpck_require__(3301), foldFlowLines = __nccwpck_require__(4475);
		let getFoldOptions = (ctx, isBlock) => ({
			indentAtStart: isBlock ? ctx.indent.length : ctx.indentAtStart,
			lineWidth: ctx.options.lineWidth,
			minContentWidth: ctx.options.minContentWidth
		}), containsDocumentMarker = (str) => /^(%|---|\.\.\.)/m.test(str);
		function lineLengthOverLimit(str, lineWidth, indentLength) {
			if (!lineWidth || lineWidth < 0) return !1;
			let limit = lineWidth - indentLength, strLen = str.length;
			if (strLen <= limit) return !1;
			for (let i = 0, start = 0; i < strLen; ++i) if (str[i] === "\n") {
				if (i - start > limit) return !0;
				if (start = i + 1, strLen - start <= limit) return !1;
			}
			return !0;
		}
		function doubleQuotedString(value, ctx) {
			let json = JSON.stringify(value);
			if (ctx.options.doubleQuotedAsJSON) return json;
			let { implicitKey } = ctx, minMultiLineLength = ctx.options.doubleQuotedMinMultiLineLength, indent = ctx.indent || (containsDocumentMarker(value) ? "  " : ""), str = "", start = 0;
			for (let i = 0, ch = json[i]; ch; ch = json[++i]) if (ch === " " && json[i + 1] === "\\" && json[i + 2] === "n" && (str += json.slice(start, i) + "\\ ", i += 1, start = i, ch = "\\"), ch === "\\") switch (json[i + 1]) {
				case "u":
					{
						str += json.slice(start, i);
						let code = json.substr(i + 2, 4);
						switch (code) {
							case "0000":
								str += "\\0";
								break;
							case "0007":
								str += "\\a";
								break;
							case "000b":
								str += "\\v";
								break;
							case "001b":
								str += "\\e";
								break;
							case "0085":
								str += "\\N";
								break;
							case "00a0":
								str += "\\_";
								break;
							case "2028":
								str += "\\L";
								break;
							case "2029":
								str += "\\P";
								break;
							default: code.substr(0, 2) === "00" ? str += "\\x" + code.substr(2) : str += json.substr(i, 6);
						}
						i += 5, start = i + 1;
					}
					break;
				case "n":
					if (implicitKey || json[i + 2] === "\"" || json.length < minMultiLineLength) i += 1;
					else {
						for (str += json.slice(start, i) + "\n\n"; json[i + 2] === "\\" && json[i + 3] === "n" && json[i + 4] !== "\"";) str += "\n", i += 2;
						str += indent, json[i + 2] === " " && (str += "\\"), i += 1, start = i + 1;
					}
					break;
				default: i += 1;
			}
			return str = start ? str + json.slice(start) : json, implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_QUOTED, getFoldOptions(ctx, !1));
		}
		function singleQuotedString(value, ctx) {
			if (ctx.options.singleQuote === !1 || ctx.implicitKey && value.includes("\n") || /[ \t]\n|\n[ \t]/.test(value)) return doubleQuotedString(value, ctx);
			let indent = ctx.indent || (containsDocumentMarker(value) ? "  " : ""), res = "'" + value.replace(/'/g, "''").replace(/\n+/g, `$&\n${indent}`) + "'";
			return ctx.implicitKey ? res : foldFlowLines.foldFlowLines(res, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, !1));
		}
		function quotedString(value, ctx) {
			let { singleQuote } = ctx.options, qs;
			if (singleQuote === !1) qs = doubleQuotedString;
			else {
				let hasDouble = value.includes("\""), hasSingle = value.includes("'");
				qs = hasDouble && !hasSingle ? singleQuotedString : hasSingle && !hasDouble ? doubleQuotedString : singleQuote ? singleQuotedString : doubleQuotedString;
			}
			return qs(value, ctx);
		}
		let blockEndNewlines;
		try {
			blockEndNewlines = RegExp("(^|(?<!\n))\n+(?!\n|$)", "g");
		} catch {
			blockEndNewlines = /\n+(?!\n|$)/g;
		}
		function blockString({ comment, type, value }, ctx, onComment, onChompKeep) {
			let { blockQuote, commentString, lineWidth } = ctx.options;
			if (!blockQuote || /\n[\t ]+$/.test(value)) return quotedString(value, ctx);
			let indent = ctx.indent || (ctx.forceBlockIndent || containsDocumentMarker(value) ? "  " : ""), literal = blockQuote === "literal" ? !0 : blockQuote === "folded" || type === Scalar.Scalar.BLOCK_FOLDED ? !1 : type === Scalar.Scalar.BLOCK_LITERAL || !lineLengthOverLimit(value, lineWidth, indent.length);
			if (!value) return literal ? "|\n" : ">\n";
			let chomp, endStart;
			for (endStart = value.length; endStart > 0; --endStart) {
				let ch = value[endStart - 1];
				if (ch !== "\n" && ch !== "	" && ch !== " ") break;
			}
			let end = value.substring(endStart), endNlPos = end.indexOf("\n");
			endNlPos === -1 ? chomp = "-" : value === end || endNlPos !== end.length - 1 ? (chomp = "+", onChompKeep && onChompKeep()) : chomp = "", end &&= (value = value.slice(0, -end.length), end[end.length - 1] === "\n" && (end = end.slice(0, -1)), end.replace(blockEndNewlines, `$&${indent}`));
			let startWithSpace = !1, startEnd, startNlPos = -1;
			for (startEnd = 0; startEnd < value.length; ++startEnd) {
				let ch = value[startEnd];
				if (ch === " ") startWithSpace = !0;
				else if (ch === "\n") startNlPos = startEnd;
				else break;
			}
			let start = value.substring(0, startNlPos < startEnd ? startNlPos + 1 : startEnd);
			start &&= (value = value.substring(start.length), start.replace(/\n+/g, `$&${indent}`));
			let header = (startWithSpace ? indent ? "2" : "1" : "") + chomp;
			if (comment && (header += " " + commentString(comment.replace(/ ?[\r\n]+/g, " ")), onComment && onComment()), !literal) {
				let foldedValue = value.replace(/\n+/g, "\n$&").replace(/(?:^|\n)([\t ].*)(?:([\n\t ]*)\n(?![\n\t ]))?/g, "$1$2").replace(/\n+/g, `$&${indent}`), literalFallback = !1, foldOptions = getFoldOptions(ctx, !0);
				blockQuote !== "folded" && type !== Scalar.Scalar.BLOCK_FOLDED && (foldOptions.onOverflow = () => {
					literalFallback = !0;
				});
				let body = foldFlowLines.foldFlowLines(`${start}${foldedValue}${end}`, indent, foldFlowLines.FOLD_BLOCK, foldOptions);
				if (!literalFallback) return `>${header}\n${indent}${body}`;
			}
			return value = value.replace(/\n+/g, `$&${indent}`), `|${header}\n${indent}${start}${value}${end}`;
		}
		function plainString(item, ctx, onComment, onChompKeep) {
			let { type, value } = item, { actualString, implicitKey, indent, indentStep, inFlow } = ctx;
			if (implicitKey && value.includes("\n") || inFlow && /[[\]{},]/.test(value)) return quotedString(value, ctx);
			if (/^[\n\t ,[\]{}#&*!|>'"%@`]|^[?-]$|^[?-][ \t]|[\n:][ \t]|[ \t]\n|[\n\t ]#|[\n\t :]$/.test(value)) return implicitKey || inFlow || !value.includes("\n") ? quotedString(value, ctx) : blockString(item, ctx, onComment, onChompKeep);
			if (!implicitKey && !inFlow && type !== Scalar.Scalar.PLAIN && value.includes("\n")) return blockString(item, ctx, onComment, onChompKeep);
			if (containsDocumentMarker(value)) {
				if (indent === "") return ctx.forceBlockIndent = !0, blockString(item, ctx, onComment, onChompKeep);
				if (implicitKey && indent === indentStep) return quotedString(value, ctx);
			}
			let str = value.replace(/\n+/g, `$&\n${indent}`);
			if (actualString) {
				let test = (tag) => tag.default && tag.tag !== "tag:yaml.org,2002:str" && tag.test?.test(str), { compat, tags } = ctx.doc.schema;
				if (tags.some(test) || compat?.some(test)) return quotedString(value, ctx);
			}
			return implicitKey ? str : foldFlowLines.foldFlowLines(str, indent, foldFlowLines.FOLD_FLOW, getFoldOptions(ctx, !1));
		}
		function stringifyString(item, ctx, onComment, onChompKeep) {
			let { implicitKey, inFlow } = ctx, ss = typeof item.value == "string" ? item : Object.assign({}, item, { value: String(item.value) }), { type } = item;
			type !== Scalar.Scalar.QUOTE_DOUBLE && /[\x00-\x08\x0b-\x1f\x7f-\x9f\u{D800}-\u{DFFF}]/u.test(ss.value) && (type = Scalar.Scalar.QUOTE_DOUBLE);
			let _stringify = (_type) => {
				switch (_type) {
					case Scalar.Scalar.BLOCK_FOLDED:
					case Scalar.Scalar.BLOCK_LITERAL: return implicitKey || inFlow ? quotedString(ss.value, ctx) : blockString(ss, ctx, onComment, onChompKeep);
					case Scalar.Scalar.QUOTE_DOUBLE: return doubleQuotedString(ss.value, ctx);
					case Scalar.Scalar.QUOTE_SINGLE: return singleQuotedString(ss.value, ctx);
					case Scalar.Scalar.PLAIN: return plainString(ss, ctx, onComment, onChompKeep);
					default: return null;
				}
			}, res = _stringify(type);
			if (res === null) {
				let { defaultKeyType, defaultStringType } = ctx.options, t = implicitKey && defaultKeyType || defaultStringType;
				if (res = _stringify(t), res === null) throw Error(`Unsupported default string type ${t}`);
			}
			return res;
		}
		exports.stringifyString = stringifyString;
	}),
	204: ((__unused_webpack_module, exports, __nccwpck_require__) => {
		var identity = __nccwpck_require__(1127);
		let BREAK = Symbol("break visit"), SKIP = Symbol("skip children"), REMOVE = Symbol("remove node");
		function visit(node, visitor) {
			let visitor_ = initVisitor(visitor);
			identity.isDocument(node) ? visit_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE && (node.contents = null) : visit_(null, node, visitor_, Object.freeze([]));
		}
		visit.BREAK = BREAK, visit.SKIP = SKIP, visit.REMOVE = REMOVE;
		function visit_(key, node, visitor, path) {
			let ctrl = callVisitor(key, node, visitor, path);
			if (identity.isNode(ctrl) || identity.isPair(ctrl)) return replaceNode(key, path, ctrl), visit_(key, ctrl, visitor, path);
			if (typeof ctrl != "symbol") {
				if (identity.isCollection(node)) {
					path = Object.freeze(path.concat(node));
					for (let i = 0; i < node.items.length; ++i) {
						let ci = visit_(i, node.items[i], visitor, path);
						if (typeof ci == "number") i = ci - 1;
						else if (ci === BREAK) return BREAK;
						else ci === REMOVE && (node.items.splice(i, 1), --i);
					}
				} else if (identity.isPair(node)) {
					path = Object.freeze(path.concat(node));
					let ck = visit_("key", node.key, visitor, path);
					if (ck === BREAK) return BREAK;
					ck === REMOVE && (node.key = null);
					let cv = visit_("value", node.value, visitor, path);
					if (cv === BREAK) return BREAK;
					cv === REMOVE && (node.value = null);
				}
			}
			return ctrl;
		}
		async function visitAsync(node, visitor) {
			let visitor_ = initVisitor(visitor);
			identity.isDocument(node) ? await visitAsync_(null, node.contents, visitor_, Object.freeze([node])) === REMOVE && (node.contents = null) : await visitAsync_(null, node, visitor_, Object.freeze([]));
		}
		visitAsync.BREAK = BREAK, visitAsync.SKIP = SKIP, visitAsync.REMOVE = REMOVE;
		async function visitAsync_(key, node, visitor, path) {
			let ctrl = await callVisitor(key, node, visitor, path);
			if (identity.isNode(ctrl) || identity.isPair(ctrl)) return replaceNode(key, path, ctrl), visitAsync_(key, ctrl, visitor, path);
			if (typeof ctrl != "symbol") {
				if (identity.isCollection(node)) {
					path = Object.freeze(path.concat(node));
					for (let i = 0; i < node.items.length; ++i) {
						let ci = await visitAsync_(i, node.items[i], visitor, path);
						if (typeof ci == "number") i = ci - 1;
						else if (ci === BREAK) return BREAK;
						else ci === REMOVE && (node.items.splice(i, 1), --i);
					}
				} else if (identity.isPair(node)) {
					path = Object.freeze(path.concat(node));
					let ck = await visitAsync_("key", node.key, visitor, path);
					if (ck === BREAK) return BREAK;
					ck === REMOVE && (node.key = null);
					let cv = await visitAsync_("value", node.value, visitor, path);
					if (cv === BREAK) return BREAK;
					cv === REMOVE && (node.value = null);
				}
			}
			return ctrl;
		}
		function initVisitor(visitor) {
			return typeof visitor == "object" && (visitor.Collection || visitor.Node || visitor.Value) ? Object.assign({
				Alias: visitor.Node,
				Map: visitor.Node,
				Scalar: visitor.Node,
				Seq: visitor.Node
			}, visitor.Value && {
				Map: visitor.Value,
				Scalar: visitor.Value,
				Seq: visitor.Value
			}, visitor.Collection && {
				Map: visitor.Collection,
				Seq: visitor.Collection
			}, visitor) : visitor;
		}
		function callVisitor(key, node, visitor, path) {
			if (typeof visitor == "function") return visitor(key, node, path);
			if (identity.isMap(node)) return visitor.Map?.(key, node, path);
			if (identity.isSeq(node)) return visitor.Seq?.(key, node, path);
			if (identity.isPair(node)) return visitor.Pair?.(key, node, path);
			if (identity.isScalar(node)) return visitor.Scalar?.(key, node, path);
			if (identity.isAlias(node)) return visitor.Alias?.(key, node, path);
		}
		function replaceNode(key, path, node) {
			let parent = path[path.length - 1];
			if (identity.isCollection(parent)) parent.items[key] = node;
			else if (identity.isPair(parent)) key === "key" ? parent.key = node : parent.value = node;
			else if (identity.isDocument(parent)) parent.contents = node;
			else {
				let pt = identity.isAlias(parent) ? "alias" : "scalar";
				throw Error(`Cannot replace node with ${pt} parent`);
			}
		}
		exports.visit = visit, exports.visitAsync = visitAsync;
	}),
	7627: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			QI: () => agentNames,
			jr: () => keyVariables,
			xD: () => profiles
		});
		let gitConfiguration = [".gitconfig", ".config/git/config"], shellStartup = ".bash_login .bash_profile .bashrc .profile .zlogin .zlogout .zprofile .zshenv .zshrc".split(" "), acp = {
			command: ["claude-agent-acp"],
			package: "@agentclientprotocol/claude-agent-acp",
			keyVariables: [
				"ANTHROPIC_API_KEY",
				"ANTHROPIC_AUTH_TOKEN",
				"CLAUDE_CODE_OAUTH_TOKEN"
			],
			env: { CLAUDE_BASH_MAINTAIN_PROJECT_WORKING_DIR: "1" },
			fixedEnv: { CLAUDE_CODE_DISABLE_ATTACHMENTS: "1" },
			sessionMeta: { claudeCode: { options: {
				settingSources: [],
				strictMcpConfig: !0
			} } },
			folderSettings: [{
				path: ".claude",
				ignoredBy: []
			}, {
				path: ".mcp.json",
				ignoredBy: void 0,
				isReadFromParents: !0
			}],
			homeSettings: [
				...[
					"settings.json",
					"agents",
					"commands",
					"skills"
				].map((name) => `.claude/${name}`),
				...gitConfiguration,
				...shellStartup
			],
			asking: {
				by: "config_option",
				option: "mode",
				manual: "default",
				selfDrive: "default"
			},
			folderFields: [],
			tools: [
				"Bash",
				"Edit",
				"Write",
				"NotebookEdit",
				"WebFetch",
				"WebSearch"
			]
		}, codex_acp = {
			command: ["codex-acp"],
			package: "@agentclientprotocol/codex-acp",
			keyVariables: ["CODEX_API_KEY", "OPENAI_API_KEY"],
			authMethodId: "api-key",
			env: { NO_BROWSER: "1" },
			folderSettings: [{
				path: ".codex",
				ignoredBy: void 0
			}],
			homeSettings: [
				...[
					".env",
					"agents",
					"config.toml",
					"environments.toml",
					"hooks.json",
					"rules"
				].map((name) => `.codex/${name}`),
				...gitConfiguration,
				...shellStartup
			],
			asking: {
				by: "config_option",
				option: "mode",
				manual: "read-only",
				selfDrive: "workspace-write"
			},
			commandFields: ["command", "cmd"],
			sendsDiffs: !0,
			folderFields: ["workdir", "cwd"],
			tools: ["exec_command", "apply_patch"]
		}, gemini_acp = {
			command: ["gemini", "--acp"],
			package: "@google/gemini-cli",
			keyVariables: ["GEMINI_API_KEY", "GOOGLE_API_KEY"],
			authMethodId: "gemini-api-key",
			env: {
				GEMINI_CLI_TRUST_WORKSPACE: "false",
				GEMINI_API_KEY: "",
				GOOGLE_API_KEY: "",
				GOOGLE_CLOUD_PROJECT: ""
			},
			folderSettings: [{
				path: ".gemini",
				ignoredBy: ["GEMINI_CLI_TRUST_WORKSPACE"]
			}],
			homeSettings: [
				".env",
				".node_modules",
				".node_libraries",
				...[
					".env",
					"agents",
					"extensions",
					"policies",
					"settings.json",
					"trustedFolders.json",
					"trusted_hooks.json"
				].map((name) => `.gemini/${name}`)
			],
			asking: {
				by: "reload",
				manual: "default",
				selfDrive: "default"
			},
			folderFields: ["dir_path"],
			titleForms: [/^(?<command>[\s\S]+)$/],
			folderForms: [/^\[(?:in|current working directory) (?<cwd>[^\]]+)\](?: \([^\]]*\))?$/],
			tools: [
				"run_shell_command",
				"replace",
				"write_file",
				"web_fetch"
			]
		};
		var json = __nccwpck_require__(6413);
		let allowedWithoutAsking = {
			read: {
				"*": "allow",
				"*.env": "ask",
				"*.env.*": "ask",
				"*.env.example": "allow"
			},
			glob: "allow",
			grep: "allow",
			list: "allow",
			todowrite: "allow"
		}, rules = {
			"*": "ask",
			bash: "ask",
			edit: "ask",
			webfetch: "ask",
			task: "ask",
			external_directory: "ask",
			...allowedWithoutAsking
		}, harmlessField = /^(?:\$schema|permissions?|agents?|mcp|providers?|commands?|skills|formatter|lsp|shell)$/;
		function hasOnlyHarmlessFields(text) {
			let settings = /\{(?:file|env):/.test(text) ? void 0 : (0, json.qF)(text);
			return (0, json.Gv)(settings) && Object.keys(settings).every((name) => harmlessField.test(name));
		}
		let opencode_acp = {
			command: ["opencode", "acp"],
			package: "opencode-ai",
			keyVariables: [
				"ANTHROPIC_API_KEY",
				"GEMINI_API_KEY",
				"GOOGLE_GENERATIVE_AI_API_KEY",
				"GROQ_API_KEY",
				"MISTRAL_API_KEY",
				"OPENAI_API_KEY",
				"OPENCODE_API_KEY",
				"OPENROUTER_API_KEY",
				"XAI_API_KEY"
			],
			env: {
				OPENCODE_PERMISSION: JSON.stringify(rules),
				OPENCODE_CONFIG_CONTENT: "{}",
				OPENCODE_DISABLE_PROJECT_CONFIG: "1",
				OPENCODE_DISABLE_AUTOUPDATE: "1",
				OPENCODE_DISABLE_LSP_DOWNLOAD: "1",
				OPENCODE_DISABLE_EXTERNAL_SKILLS: "1"
			},
			startsInHome: !0,
			folderSettings: [
				...["opencode.json", "opencode.jsonc"].flatMap((path) => [
					{
						path,
						ignoredBy: ["OPENCODE_DISABLE_PROJECT_CONFIG"]
					},
					{
						path,
						ignoredBy: void 0,
						isReadFromParents: !0,
						isHarmless: hasOnlyHarmlessFields
					},
					{
						path: `.opencode/${path}`,
						ignoredBy: void 0,
						isReadFromParents: !0,
						isHarmless: hasOnlyHarmlessFields
					}
				]),
				...[".claude/skills", ".agents/skills"].map((path) => ({
					path,
					ignoredBy: ["OPENCODE_DISABLE_EXTERNAL_SKILLS"]
				})),
				{
					path: ".opencode/agent",
					ignoredBy: ["OPENCODE_DISABLE_PROJECT_CONFIG"]
				},
				{
					path: ".opencode/tool",
					ignoredBy: ["OPENCODE_DISABLE_PROJECT_CONFIG"]
				},
				{
					path: ".opencode/plugin",
					ignoredBy: void 0,
					isReadFromParents: !0
				},
				{
					path: ".opencode/plugins",
					ignoredBy: void 0,
					isReadFromParents: !0
				}
			],
			homeSettings: [
				".opencode",
				".local/share/opencode/auth.json",
				...gitConfiguration,
				"node_modules",
				"package.json",
				...[
					".npmrc",
					"opencode.json",
					"opencode.jsonc"
				].flatMap((name) => [name, `.config/opencode/${name}`]),
				...[
					"config",
					"config.json",
					...[
						"agent",
						"command",
						"mode",
						"plugin",
						"tool"
					].flatMap((name) => [name, `${name}s`])
				].map((name) => `.config/opencode/${name}`)
			],
			asking: {
				by: "command",
				command: [
					"debug",
					"agent",
					"build"
				],
				manual: "build",
				selfDrive: "build",
				tools: [
					"bash",
					"edit",
					"webfetch",
					"task"
				]
			},
			folderFields: ["workdir"],
			sessionFolderField: "cwd",
			sendsInputByUpdate: !0,
			tools: [
				"bash",
				"edit",
				"write",
				"webfetch",
				"read"
			]
		};
		Object.keys(allowedWithoutAsking), `${JSON.stringify({
			"*": "ask",
			...allowedWithoutAsking
		})}`;
		let custom = {
			command: [],
			keyVariables: [],
			env: {},
			folderSettings: [],
			asking: { by: "word" },
			folderFields: ["cwd", "workdir"],
			tools: []
		}, agentNames = [
			"opencode",
			"codex",
			"gemini",
			"claude",
			"custom"
		], profiles = {
			opencode: opencode_acp,
			codex: codex_acp,
			gemini: gemini_acp,
			claude: acp,
			custom
		}, keyVariables = new Set(Object.values(profiles).flatMap((one) => one.keyVariables));
	}),
	4229: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			Y: () => listSupportedPairs,
			p: () => modelSupport
		});
		let buildVariables = (prefix) => ({ url, key }) => ({
			[`${prefix}_BASE_URL`]: url,
			[`${prefix}_API_KEY`]: key
		}), buildOpenCode = (provider) => ({ url, key }) => buildOpenCodeVariables(provider, { options: {
			baseURL: url,
			apiKey: key
		} });
		function buildOpenCodeVariables(provider, settings) {
			return {
				OPENCODE_CONFIG_CONTENT: JSON.stringify({
					enabled_providers: [provider],
					provider: { [provider]: settings }
				}),
				OPENCODE_DISABLE_MODELS_FETCH: "1"
			};
		}
		let internModel = /^interns\/(.+)$/s;
		function buildCodex({ url, key, model }) {
			return {
				CODEX_CONFIG: JSON.stringify({
					model,
					model_provider: "interns",
					model_providers: { interns: {
						name: "Interns",
						base_url: url,
						wire_api: "responses",
						env_key: "INTERN_MODEL_KEY"
					} }
				}),
				INTERN_MODEL_KEY: key
			};
		}
		let modelSupport = {
			opencode: {
				variables: {
					openai: buildOpenCode("openai"),
					anthropic: buildOpenCode("anthropic"),
					interns: ({ url, key, model = "" }) => buildOpenCodeVariables("interns", {
						npm: "@ai-sdk/openai-compatible",
						options: {
							baseURL: url,
							apiKey: key
						},
						models: { [internModel.exec(model)?.[1] ?? model]: {} }
					})
				},
				modelVariables: /^OPENCODE_(?:API_KEY|AUTH_CONTENT|CONFIG|CONFIG_CONTENT|CONFIG_DIR|MODELS_URL|MODELS_PATH)$/,
				modelForm: { interns: {
					form: internModel,
					example: "interns/NAME"
				} },
				needs: {
					program: "rg",
					install: "apt-get install -y ripgrep"
				}
			},
			codex: {
				variables: {
					openai: buildCodex,
					interns: buildCodex
				},
				modelVariables: /^(?:CODEX_(?:API_KEY|ACCESS_TOKEN|CONFIG|HOME|OSS_\w+)|INTERN_MODEL_KEY|MODEL_PROVIDER)$/
			},
			claude: {
				variables: { anthropic: ({ url, key }) => ({
					ANTHROPIC_BASE_URL: url,
					ANTHROPIC_AUTH_TOKEN: key,
					CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1"
				}) },
				modelVariables: /^CLAUDE_CODE_(?:OAUTH_TOKEN|USE_\w+|SKIP_\w+_AUTH|CONFIG_DIR)$|^CLAUDE_CONFIG_DIR$/
			},
			gemini: { variables: {} },
			custom: { variables: {
				openai: buildVariables("OPENAI"),
				anthropic: buildVariables("ANTHROPIC"),
				interns: buildVariables("OPENAI")
			} }
		};
		function listSupportedPairs() {
			return Object.entries(modelSupport).flatMap(([agent, { variables }]) => {
				let names = Object.keys(variables);
				return names.length === 0 ? [] : [`${agent} (${names.join(", ")})`];
			}).join(", ");
		}
	}),
	6518: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			bz: () => cancelAnswer,
			dG: () => interactionArguments,
			mT: () => elicitationField,
			qw: () => elicitationAnswer,
			rk: () => optionKinds
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4343), _values_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1046);
		let optionKinds = [
			"allow_once",
			"allow_always",
			"reject_once",
			"reject_always"
		], cancelAnswer = "cancel", elicitationField = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			name: _values_js__WEBPACK_IMPORTED_MODULE_1__.Qq,
			type: _values_js__WEBPACK_IMPORTED_MODULE_1__.mR,
			required: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.Jt),
			options: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J()))
		}), interactionArguments = zod_mini__WEBPACK_IMPORTED_MODULE_0__._H3({
			kind: _values_js__WEBPACK_IMPORTED_MODULE_1__.mR,
			operation: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(_values_js__WEBPACK_IMPORTED_MODULE_1__.ef),
			options: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq)),
			message: _values_js__WEBPACK_IMPORTED_MODULE_1__.mR,
			fields: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YOg(elicitationField))
		}), elicitationAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_0__.gMt("action", [
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({
				action: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("accept"),
				content: zod_mini__WEBPACK_IMPORTED_MODULE_0__.g1P(_values_js__WEBPACK_IMPORTED_MODULE_1__.Qq, zod_mini__WEBPACK_IMPORTED_MODULE_0__.L5J())
			}),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({ action: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("decline") }),
			zod_mini__WEBPACK_IMPORTED_MODULE_0__.rej({ action: zod_mini__WEBPACK_IMPORTED_MODULE_0__.euz("cancel") })
		]);
	}),
	1046: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			Jt: () => flag,
			Qq: () => text,
			Tu: () => atMost,
			ef: () => textOrNull,
			jZ: () => atLeast,
			mR: () => optionalText,
			nd: () => integer,
			vj: () => amount
		});
		var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4343), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3759);
		let text = zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(), textOrNull = zod_mini__WEBPACK_IMPORTED_MODULE_0__.mee(text), optionalText = zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(text), integer = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Whr(), amount = zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig(), flag = zod_mini__WEBPACK_IMPORTED_MODULE_0__.zMY();
		function atLeast(length) {
			return skipOtherTypes(zod_mini__WEBPACK_IMPORTED_MODULE_1__.m9(length));
		}
		function atMost(length) {
			return skipOtherTypes(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Eb(length));
		}
		function skipOtherTypes(check) {
			return check._zod.def.when = ({ value }) => typeof value == "string" || Array.isArray(value), check;
		}
	}),
	2962: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, { s: () => sha256 });
		let nodeCrypto = () => process.getBuiltinModule("node:crypto");
		function sha256(content) {
			return nodeCrypto().hash("sha256", content);
		}
	}),
	8071: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			Uc: () => describeError,
			oO: () => findSystemCode,
			xL: () => ConfigError,
			y0: () => orUndefined
		});
		var _wording_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(6559);
		Object.values({
			input: [
				"input_invalid",
				"input_missing",
				"input_conflict",
				"prompt_has_secret"
			],
			identity: [
				"identity_missing",
				"identity_unreachable",
				"identity_refused",
				"identity_malformed",
				"identity_used"
			],
			exchange: [
				"exchange_refused",
				"exchange_unreachable",
				"exchange_malformed"
			],
			api: [
				"intern_unknown",
				"intern_ambiguous",
				"intern_not_running",
				"api_refused",
				"api_unreachable",
				"api_malformed",
				"request_too_large",
				"key_management_required",
				"key_mismatch",
				"key_unreadable",
				"key_updates_failed",
				"steered",
				"answer_refused"
			],
			stream: [
				"stream_malformed",
				"stream_severed",
				"stream_idle",
				"run_ended",
				"run_timeout",
				"run_failed",
				"answer_empty"
			],
			policy: [
				"policy_missing",
				"policy_invalid",
				"policy_stopped",
				"policy_rejected",
				"changes_stopped"
			],
			findings: [
				"findings_changes",
				"findings_unsure",
				"findings_not_posted",
				"findings_file_refused"
			],
			changes: [
				"changes_checkout",
				"changes_unreadable",
				"changes_file_refused",
				"changes_head_moved",
				"changes_differ",
				"changes_not_posted"
			],
			run: [
				"too_many_pauses",
				"timeout",
				"cancelled",
				"safety_limit_broken",
				"file_unwritable"
			],
			github: [
				"github_refused",
				"github_unreachable",
				"github_malformed"
			],
			config: ["config_invalid"],
			internal: ["internal"]
		}).flat();
		class ToolkitError extends Error {
			code;
			data;
			#wording;
			constructor(code, message, data = {}) {
				let { cause, ...rest } = data;
				super((0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.R9)(message), cause === void 0 ? void 0 : { cause }), this.name = new.target.name, this.code = code, this.data = rest, this.#wording = message;
			}
			messageFor(nameInput) {
				return (0, _wording_js__WEBPACK_IMPORTED_MODULE_0__.R9)(this.#wording, nameInput);
			}
		}
		class ConfigError extends ToolkitError {}
		function describeError(error, nameInput) {
			if (!(error instanceof Error)) return String(error);
			let message = error instanceof ToolkitError ? error.messageFor(nameInput) : rewordSystemMessage(error), causes = listCauses(error, error.message).filter((cause) => !error.message.includes(cause));
			return causes.length === 0 ? message : `${message} (${causes.join(": ")})`;
		}
		function listCauses({ cause }, message) {
			if (!(cause instanceof Error)) return cause === void 0 ? [] : [describeError(cause)];
			let deeper = listCauses(cause, message);
			return message.includes(cause.message) ? deeper : [rewordSystemMessage(cause, message), ...deeper];
		}
		let systemReasons = {
			ENOENT: "it does not exist",
			EISDIR: "it is a folder",
			ENOTDIR: "a part of its path is not a folder",
			EACCES: "permission is denied",
			ENOSPC: "the disk is full"
		};
		function rewordSystemMessage({ message }, outerMessage = "") {
			let [, code = "", words, path = ""] = /^(E[A-Z0-9]+): (.+?), \w+(?: '(.*)')?$/.exec(message) ?? [];
			return words === void 0 ? message : `${path === "" || outerMessage.includes(path) ? "" : `"${path}": `}${systemReasons[code] ?? words}, ${code}`;
		}
		function orUndefined(read) {
			try {
				return read();
			} catch {
				return;
			}
		}
		function findSystemCode(error) {
			if (error instanceof Error) return "code" in error && typeof error.code == "string" && /^[A-Z]/.test(error.code) ? error.code : findSystemCode(error.cause) ?? (error instanceof AggregateError ? findSystemCode(error.errors[0]) : void 0);
		}
	}),
	2782: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			$V: () => isOpenedAt,
			Kp: () => findProgram,
			Mw: () => listFoldersUpwards,
			lQ: () => isFolder,
			wZ: () => makeFolders
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
		function makeFolders(folder, mode = 511) {
			if (isFolder(folder)) return;
			let parent = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
			parent !== folder && makeFolders(parent, mode);
			try {
				node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdirSync(folder, { mode });
			} catch (error) {
				if (!isFolder(folder)) throw error;
			}
		}
		function listFoldersUpwards(folder) {
			let parent = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(folder);
			return parent === folder ? [folder] : [folder, ...listFoldersUpwards(parent)];
		}
		function isFolder(path) {
			return node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync(path, { throwIfNoEntry: !1 })?.isDirectory() === !0;
		}
		function findProgram(program, folders) {
			return folders.map((folder) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder, program)).find(isExecutable);
		}
		function isExecutable(file) {
			try {
				return node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync(file, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK), !0;
			} catch {
				return !1;
			}
		}
		function isOpenedAt(file, path) {
			return process.platform !== "linux" || node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync(`/proc/self/fd/${file}`) === path;
		}
	}),
	6413: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			Gv: () => isObject,
			qF: () => parseJson,
			w0: () => readWithin
		});
		function parseJson(text) {
			try {
				return JSON.parse(text);
			} catch {
				return;
			}
		}
		function isObject(value) {
			return typeof value == "object" && !!value && !Array.isArray(value);
		}
		async function readWithin(limit, body) {
			let pieces = [], size = 0;
			for await (let piece of body ?? []) {
				if (size += piece.byteLength, size > limit) return;
				pieces.push(piece);
			}
			return Buffer.concat(pieces);
		}
	}),
	4215: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			$3: () => killFamily,
			Kc: () => markVariable,
			i8: () => signalGroup
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024), _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8071);
		let markVariable = "INTERN_PROCESS";
		function killFamily(mark, leader) {
			let killed = new Set();
			for (let round = 0; round < 20; round += 1) {
				let pids = findFamily(mark, leader).filter((pid) => !killed.has(pid));
				if (pids.length === 0) break;
				for (let pid of pids) sendSignal(pid, "SIGKILL"), killed.add(pid);
			}
			return killed.size;
		}
		function findFamily(mark, leader) {
			let processes = listProcesses(`${markVariable}=${mark}`), family = new Set(processes.filter(({ pid, isMarked }) => isMarked || pid === leader).map(({ pid }) => pid)), size = 0;
			for (; size !== family.size;) {
				size = family.size;
				for (let { pid, parent } of processes) family.has(parent) && family.add(pid);
			}
			return [...family];
		}
		function listProcesses(markEntry) {
			return process.platform === "linux" ? (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)("/proc").map(Number).filter((pid) => Number.isInteger(pid) && pid !== process.pid).flatMap((pid) => readProcess(pid, markEntry) ?? []) : [];
		}
		function readProcess(pid, markEntry) {
			let [parent] = readStatus(pid);
			if (parent !== void 0) return {
				pid,
				parent: Number(parent),
				isMarked: readEnvironment(pid).split("\0").includes(markEntry)
			};
		}
		function readStatus(pid) {
			let text = (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.y0)(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/stat`, "latin1")) ?? "", [state, ...fields] = text.slice(text.lastIndexOf(")") + 2).split(" ");
			return state === "Z" || state === "X" ? [] : fields;
		}
		function readEnvironment(pid) {
			return (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.y0)(() => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(`/proc/${pid}/environ`, "latin1")) ?? "";
		}
		function sendSignal(pid, signal) {
			return (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__.y0)(() => process.kill(pid, signal)) ?? !1;
		}
		function signalGroup(leader, signal) {
			return sendSignal(-leader, signal);
		}
	}),
	679: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			Ap: () => resolveLinks,
			UO: () => isWithin,
			Zl: () => followPath
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024), node_path__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6760);
		function followPath(absolute) {
			return absolute.includes("\ufffd") ? void 0 : follow(absolute, { remaining: 40 });
		}
		function follow(absolute, budget) {
			let { root } = node_path__WEBPACK_IMPORTED_MODULE_1__.parse(absolute), steps = [];
			for (let name of absolute.slice(root.length).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep)) {
				if (name === "" || name === ".") continue;
				if (name === "..") {
					if (isLink(steps.pop()) || isLink(steps.at(-1))) return;
					continue;
				}
				let place = enter(name, steps, root, budget);
				if (place === void 0) return;
				steps.push({
					name,
					place
				});
			}
			return steps.at(-1)?.place ?? {
				end: root,
				links: []
			};
		}
		function isLink(step) {
			return step !== void 0 && step.place.links.length > 0;
		}
		function enter(name, steps, root, budget) {
			let place = node_path__WEBPACK_IMPORTED_MODULE_1__.join(steps.at(-1)?.place.end ?? root, name), link = readLink(place);
			if (link === void 0) return {
				end: place,
				links: []
			};
			if (--budget.remaining, budget.remaining < 0 || link.target === void 0 || isWithin(place, "/proc") || !isPlainTarget(link.target, steps)) return;
			let folder = node_path__WEBPACK_IMPORTED_MODULE_1__.join(root, ...steps.map((step) => step.name)), followed = follow(node_path__WEBPACK_IMPORTED_MODULE_1__.resolve(folder, link.target), budget);
			return followed && {
				end: followed.end,
				links: [place, ...followed.links]
			};
		}
		function isPlainTarget(target, steps) {
			let names = target.split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep), first = names.findIndex((name) => name !== ".."), climbCount = first === -1 ? names.length : first, leftSteps = steps.slice(Math.max(steps.length - climbCount, 0));
			return !target.includes("\ufffd") && !names.includes("..", climbCount) && !leftSteps.some(isLink);
		}
		function resolveLinks(absolute) {
			return resolveWith(absolute, { remaining: 40 });
		}
		function resolveWith(absolute, budget) {
			try {
				return node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync.native(absolute);
			} catch {
				let parent = node_path__WEBPACK_IMPORTED_MODULE_1__.dirname(absolute);
				if (parent === absolute) return absolute;
				let folder = resolveWith(parent, budget), place = node_path__WEBPACK_IMPORTED_MODULE_1__.join(folder, node_path__WEBPACK_IMPORTED_MODULE_1__.basename(absolute)), target = budget.remaining > 0 ? readLink(place)?.target : void 0;
				return target === void 0 ? place : (--budget.remaining, resolveWith(node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute(target) ? target : `${folder}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}${target}`, budget));
			}
		}
		let noLinkCodes = new Set([
			"EINVAL",
			"ENOENT",
			"ENOTDIR",
			"UNKNOWN"
		]);
		function readLink(place) {
			try {
				return { target: (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readlinkSync)(place) };
			} catch (error) {
				return error instanceof Error && "code" in error && noLinkCodes.has(error.code) ? void 0 : { target: void 0 };
			}
		}
		function isWithin(place, folder) {
			return place === folder || place.startsWith(folder.endsWith(node_path__WEBPACK_IMPORTED_MODULE_1__.sep) ? folder : `${folder}${node_path__WEBPACK_IMPORTED_MODULE_1__.sep}`);
		}
	}),
	6385: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			z: () => Secret,
			l: () => createRedactor
		});
		var external_node_util_ = __nccwpck_require__(7975), lib_crypto = __nccwpck_require__(2962);
		function listForms(value) {
			let wellFormed = value.toWellFormed(), json = JSON.stringify(value).slice(1, -1), bytes = Buffer.from(`\0\0${wellFormed}`), whole = bytes.toString("base64", 2), base64 = [whole.replace(/=+$/, ""), ...[
				2,
				1,
				0
			].map((first) => encodeBase64Within(bytes, first))], base64url = base64.map((text) => text.replaceAll("+", "-").replaceAll("/", "_")), hex = bytes.toString("hex", 2), encoded = [
				...base64,
				...base64url,
				hex,
				hex.toUpperCase()
			];
			return [
				value,
				...listUrlForms(wellFormed),
				json,
				json.replaceAll("/", String.raw`\/`),
				json.replace(/[^\0-\x7f]/g, (unit) => String.raw`\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`),
				value.replace(/[&<>"]/g, (character) => htmlNames[character] ?? character),
				whole,
				...encoded.filter((text) => text.length >= 8)
			].filter((form) => form !== "");
		}
		let htmlNames = {
			"&": "&amp;",
			"<": "&lt;",
			">": "&gt;",
			"\"": "&quot;"
		};
		function listUrlForms(value) {
			let component = encodeURIComponent(value), forms = [
				component,
				component.replace(/[!'()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`),
				new URLSearchParams({ "": value }).toString().slice(1),
				encodeURI(value)
			];
			return [...forms, ...forms.map((text) => text.replace(/%../g, (code) => code.toLowerCase()))];
		}
		function encodeBase64Within(bytes, first) {
			let neighbourCharacters = Math.ceil((2 - first) * 8 / 6);
			return bytes.toString("base64", first).slice(neighbourCharacters, Math.floor((bytes.length - first) * 8 / 6));
		}
		class Secret {
			#value;
			constructor(value) {
				this.#value = value;
			}
			reveal() {
				return this.#value;
			}
			fingerprint() {
				return (0, lib_crypto.s)(this.#value).slice(0, 8);
			}
			toString() {
				return "***";
			}
			toJSON() {
				return "***";
			}
			[external_node_util_.inspect.custom]() {
				return "***";
			}
		}
		function createRedactor() {
			let forms = new Set(), needles, getNeedles = () => (needles ??= toNeedles(forms), needles);
			return {
				add(secret) {
					for (let form of listForms(secret.reveal())) forms.add(form);
					needles = void 0;
				},
				redact: (text) => text.length < getNeedles().shortest ? text : replaceHits(text, findHits(text, getNeedles())),
				stream() {
					let heldText = "";
					return {
						push(text) {
							let whole = heldText + text;
							if (forms.size === 0) return whole;
							let hits = findHits(whole, getNeedles()), unsettledFrom = findUnsettledStart(whole, getNeedles()), cut = hits.find(({ start, end }) => start < unsettledFrom && unsettledFrom < end)?.start ?? unsettledFrom;
							heldText = whole.slice(cut), heldText.length > getNeedles().longest + 1024 && (heldText = heldText.replace(breaks, ""));
							let settledHits = hits.filter(({ end }) => end <= cut);
							return replaceHits(whole.slice(0, cut), settledHits);
						},
						end() {
							let rest = replaceHits(heldText, findHits(heldText, getNeedles()));
							return heldText = "", rest;
						}
					};
				}
			};
		}
		let breaks = /[\r\n]+|\u001b\[[0-?]*[ -/]*[@-~]/g, breaksInJson = /[\r\n]+|(?:\\[rn])+|(?:\u001b|\\u001[bB])\[[0-?]*[ -/]*[@-~]/g, cutBreak = /(?:\u001b(?:\[[0-?]{0,300}[ -/]{0,8})?|\\(?:u(?:0(?:0(?:1(?:[bB](?:\[[0-?]{0,300}[ -/]{0,8})?)?)?)?)?)?)$/;
		function toNeedles(forms) {
			let needles = new Map();
			for (let form of forms) for (let text of [form.replace(breaks, ""), form.replace(breaksInJson, "")]) {
				if (text === "") continue;
				let mayBreak = text !== form || text.length >= 4 || needles.get(text)?.mayBreak === !0;
				needles.set(text, {
					text,
					mayBreak
				});
			}
			let sorted = [...needles.values()].toSorted((a, b) => b.text.length - a.text.length), shortest = sorted.at(-1)?.text.length ?? Infinity, prefixLength = Math.min(shortest, 8), byPrefix = Map.groupBy(sorted, ({ text }) => text.slice(0, prefixLength)), alternatives = [...byPrefix.keys()].map((text) => RegExp.escape(text));
			return {
				byPrefix,
				byFirstCharacter: Map.groupBy(sorted, ({ text }) => text.charAt(0)),
				anyPrefix: new RegExp(alternatives.join("|"), "g"),
				longest: sorted[0]?.text.length ?? 0,
				shortest
			};
		}
		function findHits(text, needles) {
			return text.length < needles.shortest ? [] : mergeHits(breakPatternsFor(text).flatMap((pattern) => findHitsIgnoring(pattern, text, needles)));
		}
		function breakPatternsFor(text) {
			return text.includes("\\") ? [breaks, breaksInJson] : [breaks];
		}
		function findHitsIgnoring(breakPattern, text, { anyPrefix, byPrefix }) {
			let bare = text.replace(breakPattern, ""), hits = [], positions;
			anyPrefix.lastIndex = 0;
			for (let match = anyPrefix.exec(bare); match !== null; match = anyPrefix.exec(bare)) {
				let { index } = match;
				anyPrefix.lastIndex = index + 1;
				for (let needle of byPrefix.get(match[0]) ?? []) {
					if (!bare.startsWith(needle.text, index)) continue;
					positions ??= mapPositions(text, breakPattern);
					let start = positions[index] ?? 0, end = (positions[index + needle.text.length - 1] ?? 0) + 1;
					if (needle.mayBreak || end - start === needle.text.length) {
						hits.push({
							start,
							end
						});
						break;
					}
				}
			}
			return hits;
		}
		function mapPositions(text, pattern) {
			let positions = new Uint32Array(text.length), count = 0, at = 0, addUntil = (end) => {
				for (; at < end; at += 1) positions[count] = at, count += 1;
			};
			for (let { 0: piece, index } of text.matchAll(pattern)) addUntil(index), at = index + piece.length;
			return addUntil(text.length), positions;
		}
		function mergeHits(hits) {
			let merged = [];
			for (let hit of hits.toSorted((a, b) => a.start - b.start)) {
				let last = merged.at(-1);
				last === void 0 || last.end <= hit.start ? merged.push(hit) : merged[merged.length - 1] = {
					start: last.start,
					end: Math.max(last.end, hit.end)
				};
			}
			return merged;
		}
		function replaceHits(text, hits) {
			let redacted = "", from = 0;
			for (let { start, end } of hits) redacted += text.slice(from, start) + "***", from = end;
			return redacted + text.slice(from);
		}
		function findUnsettledStart(text, needles) {
			let cut = cutBreak.exec(text.slice(-320)), starts = (cut === null ? [text] : [text, text.slice(0, text.length - cut[0].length)]).flatMap((variant) => breakPatternsFor(variant).map((pattern) => {
				let bare = variant.replace(pattern, ""), start = findCutNeedle(bare, needles);
				return start === bare.length ? text.length : bare.length === variant.length ? start : mapPositions(variant, pattern)[start] ?? 0;
			}));
			return Math.min(...starts);
		}
		function findCutNeedle(text, { byFirstCharacter, longest }) {
			for (let at = Math.max(0, text.length - longest + 1); at < text.length; at += 1) {
				let length = text.length - at, isCut = ({ text: needle }) => needle.length > length && needle.startsWith(text.slice(at));
				if (byFirstCharacter.get(text.charAt(at))?.some(isCut) === !0) return at;
			}
			return text.length;
		}
	}),
	9637: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			JN: () => readAnswer,
			b1: () => question,
			kG: () => isAllowing
		});
		var node_util__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7975), zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4343), _contract_interaction_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6518), _json_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6413);
		let permissionQuestion = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			kind: zod_mini__WEBPACK_IMPORTED_MODULE_1__.euz("permission"),
			operation: zod_mini__WEBPACK_IMPORTED_MODULE_1__.mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
			options: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.k5n(_contract_interaction_js__WEBPACK_IMPORTED_MODULE_2__.rk)),
			command: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
			cwd: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
			title: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
			tool_kind: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
			tool_name: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
			paths: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())),
			inside: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())),
			outside: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())),
			links: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
				argument: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
				leads_to: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP())
			}))),
			env: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.L5J()),
			url: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()),
			arguments: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.L5J()),
			scopes: zod_mini__WEBPACK_IMPORTED_MODULE_1__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_1__.g1P(zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(), zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP()))
		}), elicitationQuestion = zod_mini__WEBPACK_IMPORTED_MODULE_1__.Ikc({
			kind: zod_mini__WEBPACK_IMPORTED_MODULE_1__.euz("elicitation"),
			message: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YjP(),
			fields: zod_mini__WEBPACK_IMPORTED_MODULE_1__.YOg(_contract_interaction_js__WEBPACK_IMPORTED_MODULE_2__.mT)
		}), question = zod_mini__WEBPACK_IMPORTED_MODULE_1__.gMt("kind", [permissionQuestion, elicitationQuestion]);
		function isAllowing(answer) {
			return answer.kind === "chosen" && (answer.option === "allow_once" || answer.option === "allow_always");
		}
		function readAnswer(pending, content) {
			if (pending.kind === "elicitation") return readElicitationAnswer(pending, content);
			if (content === _contract_interaction_js__WEBPACK_IMPORTED_MODULE_2__.bz) return { kind: "cancelled" };
			let option = pending.options.find((choice) => choice === content);
			return option === void 0 ? void 0 : {
				kind: "chosen",
				option
			};
		}
		function readElicitationAnswer({ fields }, text) {
			let answer = _contract_interaction_js__WEBPACK_IMPORTED_MODULE_2__.qw.safeParse((0, _json_js__WEBPACK_IMPORTED_MODULE_3__.qF)(text));
			if (!answer.success) return;
			if (answer.data.action !== "accept") return { kind: answer.data.action === "decline" ? "declined" : "cancelled" };
			let { content } = answer.data;
			return Object.keys(content).every((name) => fields.some((field) => field.name === name)) && fields.every((field) => fitsField(field, content)) ? {
				kind: "accepted",
				content
			} : void 0;
		}
		function fitsField(field, content) {
			if (!Object.hasOwn(content, field.name)) return field.required !== !0;
			let value = content[field.name];
			return hasType(value, field.type) && (field.options?.some((option) => (0, node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(option, value)) ?? !0);
		}
		function hasType(value, type) {
			return type === "integer" ? Number.isInteger(value) : type === void 0 || typeof value === type;
		}
	}),
	3153: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			Q: () => openWorkFolder,
			j: () => makeSessionFolder
		});
		var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024), node_os__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8161), node_path__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(6760), _crypto_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(2962), _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(8071), _folders_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(2782);
		function openWorkFolder(dataFolder) {
			let toWorkFolder = (folder, hidden, close) => ({
				path: folder,
				hidden,
				getAgentFolder: (id) => node_path__WEBPACK_IMPORTED_MODULE_2__.join(hidden, "interns", /^[\w-]{1,64}$/.test(id) ? id : (0, _crypto_js__WEBPACK_IMPORTED_MODULE_3__.s)(id)),
				close
			});
			if (dataFolder === void 0) {
				let temporary = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.mkdtempSync)(node_path__WEBPACK_IMPORTED_MODULE_2__.join((0, node_os__WEBPACK_IMPORTED_MODULE_1__.tmpdir)(), "intern-service-"));
				return toWorkFolder(temporary, temporary, () => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.rmSync)(temporary, {
					recursive: !0,
					force: !0
				}));
			}
			let sessions = node_path__WEBPACK_IMPORTED_MODULE_2__.join(dataFolder, "sessions");
			if ((0, _folders_js__WEBPACK_IMPORTED_MODULE_4__.wZ)(sessions, 448), !(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(sessions).isDirectory()) throw new _errors_js__WEBPACK_IMPORTED_MODULE_5__.xL("config_invalid", `"${sessions}" is a link. Use another data folder.`, { source: sessions });
			return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.chmodSync)(sessions, 448), toWorkFolder(sessions, dataFolder, () => {});
		}
		function makeSessionFolder(workFolder, internId, sessionId) {
			let name = (0, _crypto_js__WEBPACK_IMPORTED_MODULE_3__.s)(JSON.stringify([internId, sessionId])).slice(0, 32), folder = node_path__WEBPACK_IMPORTED_MODULE_2__.join(workFolder, name);
			if ((0, _folders_js__WEBPACK_IMPORTED_MODULE_4__.wZ)(folder, 448), !(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(folder).isDirectory()) throw Error(`The folder of the session, "${folder}", is a link.`);
			return folder;
		}
	}),
	6505: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, { a: () => createRateLimit });
		let windowMs = 6e4;
		function createRateLimit(perMinute, clock) {
			let callsByKey = new Map();
			return { take(key) {
				if (perMinute === null) return;
				let now = clock.now(), calls = callsByKey.get(key) ?? {
					times: [],
					firstIndex: 0
				};
				for (callsByKey.set(key, calls); (calls.times[calls.firstIndex] ?? Infinity) <= now - windowMs;) calls.firstIndex += 1;
				calls.firstIndex > calls.times.length / 2 && (calls.times = calls.times.slice(calls.firstIndex), calls.firstIndex = 0);
				let oldest = calls.times[calls.firstIndex];
				if (oldest !== void 0 && calls.times.length - calls.firstIndex >= perMinute) return Math.max(1, Math.ceil((oldest + windowMs - now) / 1e3));
				calls.times.push(now);
			} };
		}
	}),
	2970: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, { X: () => watchSilence });
		function watchSilence(clock, silenceMs, onSilent, isExcused = () => !1) {
			let activeAtMs = clock.now(), reportActivity = () => {
				activeAtMs = clock.now();
			}, check = () => {
				isExcused() && reportActivity(), clock.now() - activeAtMs >= silenceMs && (reportActivity(), onSilent()), isWatching && (cancel = clock.setTimer(silenceMs - (clock.now() - activeAtMs), check));
			}, isWatching = !0, cancel = clock.setTimer(silenceMs, check);
			return {
				reportActivity,
				stop() {
					isWatching = !1, cancel();
				}
			};
		}
	}),
	6559: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			R9: () => toMessage,
			hS: () => counted
		});
		function toMessage(message, nameInput = nameActionInput) {
			return typeof message == "string" ? message : message.reduce((text, part) => text + (typeof part == "string" ? part : nameInput(part.input, text === "" || text.endsWith(". "))), "");
		}
		function nameActionInput(name, isFirst) {
			return isFirst ? `Input "${name}"` : `"${name}"`;
		}
		function counted(number, noun) {
			return `${number} ${noun}${number === 1 ? "" : "s"}`;
		}
	}),
	3759: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			$O: () => _ipv6,
			$S: () => _startsWith,
			Au: () => _lt,
			Be: () => _uuid,
			Bj: () => _cuid2,
			Ct: () => _ulid,
			Dl: () => _nanoid,
			ER: () => _endsWith,
			Eb: () => _maxLength,
			F7: () => _number,
			Fk: () => _regex,
			Fn: () => _url,
			G1: () => _isoDateTime,
			G8: () => _never,
			Hi: () => _multipleOf,
			Il: () => _toLowerCase,
			KB: () => _e164,
			Kn: () => _isoTime,
			LK: () => _int,
			MB: () => _superRefine,
			Mu: () => _email,
			NC: () => _positive,
			Ny: () => _ipv4,
			Pw: () => _xid,
			Rl: () => _string,
			T2: () => _properties,
			TL: () => _slugify,
			Tx: () => _gt,
			Uy: () => _cidrv4,
			WN: () => _trim,
			YA: () => _length,
			Zm: () => _lte,
			_L: () => _boolean,
			_z: () => _ksuid,
			aC: () => _emoji,
			bS: () => _overwrite,
			cU: () => _base64url,
			dR: () => _includes,
			dZ: () => _array,
			db: () => _isoDate,
			em: () => _unknown,
			f2: () => _isoDuration,
			fU: () => _refine,
			fs: () => _cuid,
			gP: () => _cidrv6,
			hH: () => _lowercase,
			jw: () => _null,
			lo: () => _normalize,
			m9: () => _minLength,
			mI: () => meta,
			nA: () => _uuidv4,
			pY: () => _uuidv6,
			q0: () => describe,
			qF: () => _uppercase,
			qm: () => _gte,
			rk: () => _jwt,
			rt: () => _base64,
			tB: () => _guid,
			wA: () => _uuidv7,
			xY: () => _toUpperCase
		});
		var _checks_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4890), _registries_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9396), _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4723);
		function snapshotChecks(def) {
			return def.checks &&= [...def.checks], def;
		}
		function _string(Class, params) {
			return new Class(snapshotChecks({
				type: "string",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			}));
		}
		function _email(Class, params) {
			return new Class({
				type: "string",
				format: "email",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _guid(Class, params) {
			return new Class({
				type: "string",
				format: "guid",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _uuid(Class, params) {
			return new Class({
				type: "string",
				format: "uuid",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _uuidv4(Class, params) {
			return new Class({
				type: "string",
				format: "uuid",
				check: "string_format",
				abort: !1,
				version: "v4",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _uuidv6(Class, params) {
			return new Class({
				type: "string",
				format: "uuid",
				check: "string_format",
				abort: !1,
				version: "v6",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _uuidv7(Class, params) {
			return new Class({
				type: "string",
				format: "uuid",
				check: "string_format",
				abort: !1,
				version: "v7",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _url(Class, params) {
			return new Class({
				type: "string",
				format: "url",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _emoji(Class, params) {
			return new Class({
				type: "string",
				format: "emoji",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _nanoid(Class, params) {
			return new Class({
				type: "string",
				format: "nanoid",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _cuid(Class, params) {
			return new Class({
				type: "string",
				format: "cuid",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _cuid2(Class, params) {
			return new Class({
				type: "string",
				format: "cuid2",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _ulid(Class, params) {
			return new Class({
				type: "string",
				format: "ulid",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _xid(Class, params) {
			return new Class({
				type: "string",
				format: "xid",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _ksuid(Class, params) {
			return new Class({
				type: "string",
				format: "ksuid",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _ipv4(Class, params) {
			return new Class({
				type: "string",
				format: "ipv4",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _ipv6(Class, params) {
			return new Class({
				type: "string",
				format: "ipv6",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _cidrv4(Class, params) {
			return new Class({
				type: "string",
				format: "cidrv4",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _cidrv6(Class, params) {
			return new Class({
				type: "string",
				format: "cidrv6",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _base64(Class, params) {
			return new Class({
				type: "string",
				format: "base64",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _base64url(Class, params) {
			return new Class({
				type: "string",
				format: "base64url",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _e164(Class, params) {
			return new Class({
				type: "string",
				format: "e164",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _jwt(Class, params) {
			return new Class({
				type: "string",
				format: "jwt",
				check: "string_format",
				abort: !1,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _isoDateTime(Class, params) {
			return new Class({
				type: "string",
				format: "datetime",
				check: "string_format",
				offset: !1,
				local: !1,
				precision: null,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _isoDate(Class, params) {
			return new Class({
				type: "string",
				format: "date",
				check: "string_format",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _isoTime(Class, params) {
			return new Class({
				type: "string",
				format: "time",
				check: "string_format",
				precision: null,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _isoDuration(Class, params) {
			return new Class({
				type: "string",
				format: "duration",
				check: "string_format",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _number(Class, params) {
			return new Class(snapshotChecks({
				type: "number",
				checks: [],
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			}));
		}
		function _int(Class, params) {
			return new Class({
				type: "number",
				check: "number_format",
				abort: !1,
				format: "safeint",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _boolean(Class, params) {
			return new Class({
				type: "boolean",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _null(Class, params) {
			return new Class({
				type: "null",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _unknown(Class) {
			return new Class({ type: "unknown" });
		}
		function _never(Class, params) {
			return new Class({
				type: "never",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _lt(value, params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.sm({
				check: "less_than",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
				value,
				inclusive: !1
			});
		}
		function _lte(value, params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.sm({
				check: "less_than",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
				value,
				inclusive: !0
			});
		}
		function _gt(value, params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.J_({
				check: "greater_than",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
				value,
				inclusive: !1
			});
		}
		function _gte(value, params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.J_({
				check: "greater_than",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
				value,
				inclusive: !0
			});
		}
		function _positive(params) {
			return _gt(0, params);
		}
		function _multipleOf(value, params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.Jk({
				check: "multiple_of",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
				value
			});
		}
		function _maxLength(maximum, params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.Yk({
				check: "max_length",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
				maximum
			});
		}
		function _minLength(minimum, params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.Kk({
				check: "min_length",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
				minimum
			});
		}
		function _length(length, params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.RM({
				check: "length_equals",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
				length
			});
		}
		function _regex(pattern, params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.DG({
				check: "string_format",
				format: "regex",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
				pattern
			});
		}
		function _lowercase(params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.NI({
				check: "string_format",
				format: "lowercase",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _uppercase(params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.kH({
				check: "string_format",
				format: "uppercase",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _includes(includes, params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.Tt({
				check: "string_format",
				format: "includes",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
				includes
			});
		}
		function _startsWith(prefix, params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.J({
				check: "string_format",
				format: "starts_with",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
				prefix
			});
		}
		function _endsWith(suffix, params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.E6({
				check: "string_format",
				format: "ends_with",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params),
				suffix
			});
		}
		function _properties(shape, params) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.nJ({
				check: "properties",
				shape,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _overwrite(tx) {
			return new _checks_js__WEBPACK_IMPORTED_MODULE_1__.v$({
				check: "overwrite",
				tx
			});
		}
		function _normalize(form) {
			return _overwrite((input) => input.normalize(form));
		}
		function _trim() {
			return _overwrite((input) => input.trim());
		}
		function _toLowerCase() {
			return _overwrite((input) => input.toLowerCase());
		}
		function _toUpperCase() {
			return _overwrite((input) => input.toUpperCase());
		}
		function _slugify() {
			return _overwrite((input) => _util_js__WEBPACK_IMPORTED_MODULE_0__.Yv(input));
		}
		function _array(Class, element, params) {
			return new Class({
				type: "array",
				element,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
		}
		function _refine(Class, fn, _params) {
			return new Class({
				type: "custom",
				check: "custom",
				fn,
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(_params)
			});
		}
		function _superRefine(fn, params) {
			let ch = _check((payload) => (payload.addIssue = (issue) => {
				if (typeof issue == "string") payload.issues.push(_util_js__WEBPACK_IMPORTED_MODULE_0__.sn(issue, payload.value, ch._zod.def));
				else {
					let _issue = issue;
					_issue.fatal && (_issue.continue = !1), _issue.code ??= "custom", "input" in _issue || (_issue.input = payload.value), _issue.inst ??= ch, _issue.continue ??= !ch._zod.def.abort, payload.issues.push(_util_js__WEBPACK_IMPORTED_MODULE_0__.sn(_issue));
				}
			}, fn(payload.value, payload)), params);
			return ch;
		}
		function _check(fn, params) {
			let ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__.QP({
				check: "custom",
				..._util_js__WEBPACK_IMPORTED_MODULE_0__.A2(params)
			});
			return ch._zod.check = fn, ch;
		}
		function describe(description) {
			let ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__.QP({ check: "describe" });
			return ch._zod.onattach = [(inst) => {
				let existing = _registries_js__WEBPACK_IMPORTED_MODULE_2__.fd.get(inst) ?? {};
				_registries_js__WEBPACK_IMPORTED_MODULE_2__.fd.add(inst, {
					...existing,
					description
				});
			}], ch._zod.check = () => {}, ch;
		}
		function meta(metadata) {
			let ch = new _checks_js__WEBPACK_IMPORTED_MODULE_1__.QP({ check: "meta" });
			return ch._zod.onattach = [(inst) => {
				let existing = _registries_js__WEBPACK_IMPORTED_MODULE_2__.fd.get(inst) ?? {};
				_registries_js__WEBPACK_IMPORTED_MODULE_2__.fd.add(inst, {
					...existing,
					...metadata
				});
			}], ch._zod.check = () => {}, ch;
		}
	}),
	4890: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			DG: () => $ZodCheckRegex,
			E6: () => $ZodCheckEndsWith,
			J: () => $ZodCheckStartsWith,
			J_: () => $ZodCheckGreaterThan,
			Jk: () => $ZodCheckMultipleOf,
			KH: () => $ZodCheckNumberFormat,
			Kk: () => $ZodCheckMinLength,
			NI: () => $ZodCheckLowerCase,
			QP: () => $ZodCheck,
			RM: () => $ZodCheckLengthEquals,
			Tt: () => $ZodCheckIncludes,
			Yk: () => $ZodCheckMaxLength,
			kH: () => $ZodCheckUpperCase,
			nJ: () => $ZodCheckProperties,
			ql: () => $ZodCheckStringFormat,
			sm: () => $ZodCheckLessThan,
			v$: () => $ZodCheckOverwrite
		});
		var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8532), _regexes_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3908), _util_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4723);
		let $ZodCheck = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheck", (inst, def) => {
			var _a;
			inst._zod ??= {}, inst._zod.def = def, (_a = inst._zod).onattach ?? (_a.onattach = []);
		}), _whenHasLength = (payload) => {
			let val = payload.value;
			return !_util_js__WEBPACK_IMPORTED_MODULE_1__.cl(val) && val.length !== void 0;
		}, numericOriginMap = {
			number: "number",
			bigint: "bigint",
			object: "date"
		}, $ZodCheckLessThan = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckLessThan", (inst, def) => {
			$ZodCheck.init(inst, def);
			let origin = numericOriginMap[typeof def.value];
			inst._zod.check = (payload) => {
				(def.inclusive ? payload.value <= def.value : payload.value < def.value) || payload.issues.push({
					origin: numericOriginMap[typeof payload.value] ?? origin,
					code: "too_big",
					maximum: typeof def.value == "object" ? def.value.getTime() : def.value,
					input: payload.value,
					inclusive: def.inclusive,
					inst,
					continue: !def.abort
				});
			};
		}), $ZodCheckGreaterThan = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckGreaterThan", (inst, def) => {
			$ZodCheck.init(inst, def);
			let origin = numericOriginMap[typeof def.value];
			inst._zod.check = (payload) => {
				(def.inclusive ? payload.value >= def.value : payload.value > def.value) || payload.issues.push({
					origin: numericOriginMap[typeof payload.value] ?? origin,
					code: "too_small",
					minimum: typeof def.value == "object" ? def.value.getTime() : def.value,
					input: payload.value,
					inclusive: def.inclusive,
					inst,
					continue: !def.abort
				});
			};
		}), $ZodCheckMultipleOf = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMultipleOf", (inst, def) => {
			$ZodCheck.init(inst, def), inst._zod.check = (payload) => {
				if (typeof payload.value != typeof def.value) throw Error("Cannot mix number and bigint in multiple_of check.");
				(typeof payload.value == "bigint" ? def.value !== BigInt(0) && payload.value % def.value === BigInt(0) : _util_js__WEBPACK_IMPORTED_MODULE_1__.LG(payload.value, def.value) === 0) || payload.issues.push({
					origin: typeof payload.value,
					code: "not_multiple_of",
					divisor: def.value,
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		}), $ZodCheckNumberFormat = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckNumberFormat", (inst, def) => {
			$ZodCheck.init(inst, def), def.format = def.format || "float64";
			let isInt = def.format?.includes("int"), origin = isInt ? "int" : "number", [minimum, maximum] = _util_js__WEBPACK_IMPORTED_MODULE_1__.zH[def.format];
			inst._zod.check = (payload) => {
				let input = payload.value;
				if (isInt) {
					if (!Number.isInteger(input)) {
						payload.issues.push({
							expected: origin,
							format: def.format,
							code: "invalid_type",
							continue: !1,
							input,
							inst
						});
						return;
					}
					if (!Number.isSafeInteger(input)) {
						input > 0 ? payload.issues.push({
							input,
							code: "too_big",
							maximum: 2 ** 53 - 1,
							note: "Integers must be within the safe integer range.",
							inst,
							origin,
							inclusive: !0,
							continue: !def.abort
						}) : payload.issues.push({
							input,
							code: "too_small",
							minimum: -(2 ** 53 - 1),
							note: "Integers must be within the safe integer range.",
							inst,
							origin,
							inclusive: !0,
							continue: !def.abort
						});
						return;
					}
				}
				input < minimum && payload.issues.push({
					origin: "number",
					input,
					code: "too_small",
					minimum,
					inclusive: !0,
					inst,
					continue: !def.abort
				}), input > maximum && payload.issues.push({
					origin: "number",
					input,
					code: "too_big",
					maximum,
					inclusive: !0,
					inst,
					continue: !def.abort
				});
			};
		}), $ZodCheckMaxLength = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMaxLength", (inst, def) => {
			var _a;
			$ZodCheck.init(inst, def), (_a = inst._zod.def).when ?? (_a.when = _whenHasLength), inst._zod.check = (payload) => {
				let input = payload.value, units = input.length;
				if ((typeof input == "string" && units > def.maximum ? _util_js__WEBPACK_IMPORTED_MODULE_1__.O7(input) : units) <= def.maximum) return;
				let origin = _util_js__WEBPACK_IMPORTED_MODULE_1__.Rc(input);
				payload.issues.push({
					origin,
					code: "too_big",
					maximum: def.maximum,
					inclusive: !0,
					input,
					inst,
					continue: !def.abort
				});
			};
		}), $ZodCheckMinLength = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckMinLength", (inst, def) => {
			var _a;
			$ZodCheck.init(inst, def), (_a = inst._zod.def).when ?? (_a.when = _whenHasLength), inst._zod.check = (payload) => {
				let input = payload.value, units = input.length;
				if ((typeof input == "string" && units >= def.minimum && units < def.minimum * 2 ? _util_js__WEBPACK_IMPORTED_MODULE_1__.O7(input) : units) >= def.minimum) return;
				let origin = _util_js__WEBPACK_IMPORTED_MODULE_1__.Rc(input);
				payload.issues.push({
					origin,
					code: "too_small",
					minimum: def.minimum,
					inclusive: !0,
					input,
					inst,
					continue: !def.abort
				});
			};
		}), $ZodCheckLengthEquals = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckLengthEquals", (inst, def) => {
			var _a;
			$ZodCheck.init(inst, def), (_a = inst._zod.def).when ?? (_a.when = _whenHasLength), inst._zod.check = (payload) => {
				let input = payload.value, units = input.length, length = typeof input == "string" && units >= def.length && units <= def.length * 2 ? _util_js__WEBPACK_IMPORTED_MODULE_1__.O7(input) : units;
				if (length === def.length) return;
				let origin = _util_js__WEBPACK_IMPORTED_MODULE_1__.Rc(input), tooBig = length > def.length;
				payload.issues.push({
					origin,
					...tooBig ? {
						code: "too_big",
						maximum: def.length
					} : {
						code: "too_small",
						minimum: def.length
					},
					inclusive: !0,
					exact: !0,
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		}), $ZodCheckStringFormat = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckStringFormat", (inst, def) => {
			var _a, _b;
			$ZodCheck.init(inst, def), def.pattern ? (_a = inst._zod).check ?? (_a.check = (payload) => {
				def.pattern.lastIndex = 0, def.pattern.test(payload.value) || payload.issues.push({
					origin: "string",
					code: "invalid_format",
					format: def.format,
					input: payload.value,
					...def.pattern ? { pattern: def.pattern.toString() } : {},
					inst,
					continue: !def.abort
				});
			}) : (_b = inst._zod).check ?? (_b.check = () => {});
		}), $ZodCheckRegex = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckRegex", (inst, def) => {
			$ZodCheckStringFormat.init(inst, def), inst._zod.check = (payload) => {
				def.pattern.lastIndex = 0, def.pattern.test(payload.value) || payload.issues.push({
					origin: "string",
					code: "invalid_format",
					format: "regex",
					input: payload.value,
					pattern: def.pattern.toString(),
					inst,
					continue: !def.abort
				});
			};
		}), $ZodCheckLowerCase = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckLowerCase", (inst, def) => {
			def.pattern ??= _regexes_js__WEBPACK_IMPORTED_MODULE_2__.AC, $ZodCheckStringFormat.init(inst, def);
		}), $ZodCheckUpperCase = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckUpperCase", (inst, def) => {
			def.pattern ??= _regexes_js__WEBPACK_IMPORTED_MODULE_2__.Zv, $ZodCheckStringFormat.init(inst, def);
		}), $ZodCheckIncludes = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckIncludes", (inst, def) => {
			$ZodCheck.init(inst, def);
			let escapedRegex = _util_js__WEBPACK_IMPORTED_MODULE_1__.sD(def.includes);
			def.pattern = new RegExp(typeof def.position == "number" ? `^.{${def.position},}${escapedRegex}` : escapedRegex), inst._zod.check = (payload) => {
				payload.value.includes(def.includes, def.position) || payload.issues.push({
					origin: "string",
					code: "invalid_format",
					format: "includes",
					includes: def.includes,
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		}), $ZodCheckStartsWith = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckStartsWith", (inst, def) => {
			$ZodCheck.init(inst, def);
			let pattern = RegExp(`^${_util_js__WEBPACK_IMPORTED_MODULE_1__.sD(def.prefix)}.*`);
			def.pattern ??= pattern, inst._zod.check = (payload) => {
				payload.value.startsWith(def.prefix) || payload.issues.push({
					origin: "string",
					code: "invalid_format",
					format: "starts_with",
					prefix: def.prefix,
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		}), $ZodCheckEndsWith = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckEndsWith", (inst, def) => {
			$ZodCheck.init(inst, def);
			let pattern = RegExp(`.*${_util_js__WEBPACK_IMPORTED_MODULE_1__.sD(def.suffix)}$`);
			def.pattern ??= pattern, inst._zod.check = (payload) => {
				payload.value.endsWith(def.suffix) || payload.issues.push({
					origin: "string",
					code: "invalid_format",
					format: "ends_with",
					suffix: def.suffix,
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		});
		function handleCheckPropertyResult(result, payload, property) {
			result.issues.length && payload.issues.push(..._util_js__WEBPACK_IMPORTED_MODULE_1__.lQ(property, result.issues));
		}
		let $ZodCheckProperties = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckProperties", (inst, def) => {
			$ZodCheck.init(inst, def), _util_js__WEBPACK_IMPORTED_MODULE_1__.jD(inst, Symbol.iterator, function* () {
				yield inst;
			});
			let entries;
			inst._zod.check = (payload) => {
				if (payload.value == null) {
					payload.issues.push({
						expected: "object",
						code: "invalid_type",
						input: payload.value,
						inst
					});
					return;
				}
				entries ??= Reflect.ownKeys(def.shape).map((key) => [key, def.shape[key]]);
				let input = payload.value, proms;
				for (let [key, schema] of entries) {
					let result = schema._zod.run({
						value: input[key],
						issues: []
					}, {});
					result instanceof Promise ? (proms ??= [], proms.push(result.then((result) => handleCheckPropertyResult(result, payload, key)))) : handleCheckPropertyResult(result, payload, key);
				}
				if (proms) return Promise.all(proms).then(() => void 0);
			};
		}), $ZodCheckOverwrite = _core_js__WEBPACK_IMPORTED_MODULE_0__.xI("$ZodCheckOverwrite", (inst, def) => {
			$ZodCheck.init(inst, def), inst._zod.check = (payload) => {
				payload.value = def.tx(payload.value);
			};
		});
	}),
	8532: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			$W: () => config,
			GT: () => $ZodAsyncError,
			cV: () => $ZodEncodeError,
			cr: () => globalConfig,
			tm: () => NEVER,
			xI: () => $constructor
		});
		var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4723), _a;
		let NEVER = Object.freeze({ status: "aborted" }), _zodDesc = {
			value: void 0,
			enumerable: !1
		}, _E = "captureStackTrace" in Error ? Error : null;
		function newError(Definition) {
			let E = _E;
			if (E) {
				let saved = E.stackTraceLimit;
				if (typeof saved == "number") {
					try {
						E.stackTraceLimit = 0;
					} catch {
						return _E = null, new Definition();
					}
					try {
						return new Definition();
					} finally {
						E.stackTraceLimit = saved;
					}
				}
			}
			return new Definition();
		}
		function $constructor(name, initializer, proto, params) {
			let zodProto = {};
			function Internals(def) {
				this.def = def, this.constr = _, this.traits = new Set();
			}
			Internals.prototype = zodProto;
			let protoMembers = proto, initialized = protoMembers && new WeakSet();
			function init(inst, def) {
				if (!inst._zod) {
					_zodDesc.value = new Internals(def);
					try {
						Object.defineProperty(inst, "_zod", _zodDesc);
					} finally {
						_zodDesc.value = void 0;
					}
				} else if (inst._zod.traits.has(name)) return;
				if (inst._zod.traits.add(name), initializer(inst, def), initialized) {
					let own = Object.getPrototypeOf(inst), ctorProto = inst._zod.constr.prototype, up = own;
					for (; up && up !== ctorProto;) up = Object.getPrototypeOf(up);
					let target = up ?? own;
					initialized.has(target) || (initialized.add(target), (0, _util_js__WEBPACK_IMPORTED_MODULE_0__.ol)(target, protoMembers));
				}
				let proto = _.prototype;
				for (let k in proto) Object.prototype.hasOwnProperty.call(proto, k) && (k in inst || (inst[k] = proto[k].bind(inst)));
			}
			let Parent = params?.Parent ?? Object;
			class Definition extends Parent {}
			Object.defineProperty(Definition, "name", { value: name });
			function _(def) {
				let inst = params?.Parent ? newError(Definition) : this;
				init(inst, def);
				let deferred = inst._zod.deferred;
				if (deferred) {
					for (let fn of deferred) fn();
					inst._zod.deferred = void 0;
				}
				let pp = globalThis.__zod_globalConfig?.postProcessor;
				return pp && pp(inst), inst;
			}
			return Object.defineProperty(_, "init", { value: init }), Object.defineProperty(_, Symbol.hasInstance, { value: (inst) => params?.Parent && inst instanceof params.Parent ? !0 : inst?._zod?.traits?.has(name) }), Object.defineProperty(_, "name", { value: name }), _;
		}
		class $ZodAsyncError extends Error {
			constructor() {
				super("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
			}
		}
		class $ZodEncodeError extends Error {
			constructor(name) {
				super(`Encountered unidirectional transform during encode: ${name}`), this.name = "ZodEncodeError";
			}
		}
		(_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
		let globalConfig = globalThis.__zod_globalConfig;
		function config(newConfig) {
			return newConfig && Object.assign(globalConfig, newConfig), globalConfig;
		}
	}),
	7428: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			JM: () => flattenError,
			Kd: () => $ZodRealError,
			Wk: () => formatError,
			a$: () => $ZodError
		});
		var _core_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8532), _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4723);
		function _getMessage() {
			let internals = this._zod;
			return internals.message ??= JSON.stringify(internals.def, _util_js__WEBPACK_IMPORTED_MODULE_0__.k8, 2), internals.message;
		}
		function _setMessage(value) {
			this._zod.message = value;
		}
		let _messageDesc = {
			get: _getMessage,
			set: _setMessage,
			enumerable: !0,
			configurable: !0
		}, _issuesDesc = {
			value: void 0,
			enumerable: !1
		}, _installedToString = new WeakSet([Object.prototype, Error.prototype]), initializer = (inst, def) => {
			inst.name = "$ZodError", _issuesDesc.value = def, Object.defineProperty(inst, "issues", _issuesDesc), _issuesDesc.value = void 0, Object.defineProperty(inst, "message", _messageDesc);
			let proto = Object.getPrototypeOf(inst);
			_installedToString.has(proto) || (_installedToString.add(proto), Object.defineProperty(proto, "toString", {
				configurable: !0,
				enumerable: !1,
				get() {
					let value = () => this.message;
					return Object.defineProperty(this, "toString", {
						value,
						configurable: !0,
						writable: !0
					}), value;
				},
				set(value) {
					Object.defineProperty(this, "toString", {
						value,
						configurable: !0,
						writable: !0
					});
				}
			}));
		}, $ZodError = (0, _core_js__WEBPACK_IMPORTED_MODULE_1__.xI)("$ZodError", initializer), $ZodRealError = (0, _core_js__WEBPACK_IMPORTED_MODULE_1__.xI)("$ZodError", initializer, void 0, { Parent: Error });
		function node(obj, key, make) {
			return Object.prototype.hasOwnProperty.call(obj, key) || (key === "__proto__" ? Object.defineProperty(obj, key, {
				value: make(),
				writable: !0,
				enumerable: !0,
				configurable: !0
			}) : obj[key] = make()), obj[key];
		}
		function flattenError(error, mapper = (issue) => issue.message) {
			let fieldErrors = {}, formErrors = [];
			for (let sub of error.issues) sub.path.length > 0 ? node(fieldErrors, sub.path[0], () => []).push(mapper(sub)) : formErrors.push(mapper(sub));
			return {
				formErrors,
				fieldErrors
			};
		}
		function formatError(error, mapper = (issue) => issue.message) {
			let fieldErrors = { _errors: [] }, processError = (error, path = []) => {
				for (let issue of error.issues) if (issue.code === "invalid_union" && issue.errors.length) issue.errors.map((issues) => processError({ issues }, [...path, ...issue.path]));
				else if (issue.code === "invalid_key") processError({ issues: issue.issues }, [...path, ...issue.path]);
				else if (issue.code === "invalid_element") processError({ issues: issue.issues }, [...path, ...issue.path]);
				else {
					let fullpath = [...path, ...issue.path];
					if (fullpath.length === 0) fieldErrors._errors.push(mapper(issue));
					else {
						let curr = fieldErrors, i = 0;
						for (; i < fullpath.length;) {
							let el = fullpath[i], terminal = i === fullpath.length - 1;
							if (el === "_errors") {
								terminal && curr._errors.push(mapper(issue)), i++;
								continue;
							}
							Object.prototype.hasOwnProperty.call(curr, el) || Object.defineProperty(curr, el, {
								value: { _errors: [] },
								enumerable: !0,
								writable: !0,
								configurable: !0
							});
							let node = curr[el];
							terminal && node._errors.push(mapper(issue)), curr = node, i++;
						}
					}
				}
			};
			return processError(error), fieldErrors;
		}
	}),
	8439: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			$X: () => readonlyProcessor,
			$k: () => optionalProcessor,
			A: () => prefaultProcessor,
			A6: () => customProcessor,
			C0: () => enumProcessor,
			CN: () => tupleProcessor,
			Ec: () => objectProcessor,
			Fl: () => dateProcessor,
			Fs: () => aggregateChecks,
			GC: () => recordProcessor,
			NV: () => unknownProcessor,
			Q9: () => catchProcessor,
			RH: () => neverProcessor,
			SW: () => stringProcessor,
			Wg: () => numberProcessor,
			Y8: () => bigintProcessor,
			Yv: () => literalProcessor,
			bl: () => toJSONSchema,
			cR: () => nonoptionalProcessor,
			cY: () => arrayProcessor,
			dO: () => booleanProcessor,
			fs: () => pipeProcessor,
			iC: () => unionProcessor,
			i_: () => intersectionProcessor,
			mh: () => defaultProcessor,
			xi: () => transformProcessor,
			yq: () => nullableProcessor
		});
		var _regexes_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3908), _schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6985), _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7509), _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4723);
		let narrowMin = (agg, key, value) => {
			(agg[key] === void 0 || value > agg[key]) && (agg[key] = value);
		}, narrowMax = (agg, key, value) => {
			(agg[key] === void 0 || value < agg[key]) && (agg[key] = value);
		}, narrowBoth = (agg, value) => {
			narrowMin(agg, "minimum", value), narrowMax(agg, "maximum", value);
		}, addDivisor = (agg, value) => {
			agg.multipleOf ??= [], agg.multipleOf.includes(value) || agg.multipleOf.push(value);
		}, addPattern = (agg, pattern) => {
			agg.patterns ??= new Set(), agg.patterns.add(pattern);
		}, intersectMime = (agg, mime) => {
			agg.mime = agg.mime ? agg.mime.filter((m) => mime.includes(m)) : [...mime];
		}, setFormat = (agg, format) => {
			agg.format = format, format.includes("int") && (agg.isInt = !0);
		}, minContributor = (agg, def) => narrowMin(agg, "minimum", def.minimum), maxContributor = (agg, def) => narrowMax(agg, "maximum", def.maximum), formatContributor = (ranges) => (agg, def) => {
			setFormat(agg, def.format);
			let [minimum, maximum] = ranges[def.format];
			narrowMin(agg, "minimum", minimum), narrowMax(agg, "maximum", maximum);
		}, contributors = {
			greater_than: (agg, def) => narrowMin(agg, def.inclusive ? "minimum" : "exclusiveMinimum", def.value),
			less_than: (agg, def) => narrowMax(agg, def.inclusive ? "maximum" : "exclusiveMaximum", def.value),
			multiple_of: (agg, def) => addDivisor(agg, def.value),
			number_format: formatContributor(_util_js__WEBPACK_IMPORTED_MODULE_0__.zH),
			bigint_format: formatContributor(_util_js__WEBPACK_IMPORTED_MODULE_0__.NR),
			min_length: minContributor,
			max_length: maxContributor,
			length_equals: (agg, def) => narrowBoth(agg, def.length),
			min_size: minContributor,
			max_size: maxContributor,
			size_equals: (agg, def) => narrowBoth(agg, def.size),
			string_format: (agg, def) => {
				setFormat(agg, def.format), def.pattern && addPattern(agg, def.pattern), (def.format === "base64" || def.format === "base64url") && (agg.contentEncoding = def.format), (def.local || def.precision === -1) && (agg.laxFormat = !0);
			},
			mime_type: (agg, def) => intersectMime(agg, def.mime)
		};
		function aggregateChecks(schema) {
			let agg = {}, def = schema._zod.def, list = schema._zod.traits.has("$ZodCheck") ? [schema, ...def.checks ?? []] : def.checks ?? [];
			for (let ch of list) contributors[ch._zod.def.check]?.(agg, ch._zod.def);
			let bag = schema._zod.bag;
			bag.minimum !== void 0 && narrowMin(agg, "minimum", bag.minimum), bag.exclusiveMinimum !== void 0 && narrowMin(agg, "exclusiveMinimum", bag.exclusiveMinimum), bag.maximum !== void 0 && narrowMax(agg, "maximum", bag.maximum), bag.exclusiveMaximum !== void 0 && narrowMax(agg, "exclusiveMaximum", bag.exclusiveMaximum), bag.multipleOf !== void 0 && addDivisor(agg, bag.multipleOf), bag.format !== void 0 && (agg.format ??= bag.format, bag.format.includes("int") && (agg.isInt = !0)), bag.mime && intersectMime(agg, bag.mime);
			for (let pattern of bag.patterns ?? []) addPattern(agg, pattern);
			return agg;
		}
		let formatMap = {
			guid: "uuid",
			url: "uri",
			datetime: "date-time",
			json_string: "json-string",
			regex: ""
		}, exactPatterns = new Map([[_schemas_js__WEBPACK_IMPORTED_MODULE_1__.cq, _regexes_js__WEBPACK_IMPORTED_MODULE_2__.K3], [_schemas_js__WEBPACK_IMPORTED_MODULE_1__.xE, _regexes_js__WEBPACK_IMPORTED_MODULE_2__.r0]]), exactPattern = (p) => exactPatterns.get(p) ?? p, stringProcessor = (schema, ctx, _json, _params) => {
			let json = _json;
			json.type = "string";
			let { minimum, maximum, format, patterns, contentEncoding, laxFormat } = aggregateChecks(schema);
			if (typeof minimum == "number" && (json.minLength = minimum), typeof maximum == "number" && (json.maxLength = maximum), format && (json.format = formatMap[format] ?? format, json.format === "" && delete json.format, (format === "time" || laxFormat) && delete json.format), contentEncoding && (json.contentEncoding = contentEncoding), patterns && patterns.size > 0) {
				let patternList = [...patterns].map(exactPattern);
				patternList.length === 1 ? json.pattern = patternList[0].source : patternList.length > 1 && (json.allOf = [...patternList.map((regex) => ({
					...ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? { type: "string" } : {},
					pattern: regex.source
				}))]);
			}
		}, numberProcessor = (schema, ctx, _json, params) => {
			let json = _json, { minimum, maximum, multipleOf, exclusiveMaximum, exclusiveMinimum, isInt } = aggregateChecks(schema);
			json.type = isInt ? "integer" : "number";
			let exMin = typeof exclusiveMinimum == "number" && exclusiveMinimum >= (minimum ?? -Infinity), exMax = typeof exclusiveMaximum == "number" && exclusiveMaximum <= (maximum ?? Infinity), legacy = ctx.target === "draft-04" || ctx.target === "openapi-3.0";
			if (exMin ? legacy ? (json.minimum = exclusiveMinimum, json.exclusiveMinimum = !0) : json.exclusiveMinimum = exclusiveMinimum : typeof minimum == "number" && (json.minimum = minimum), exMax ? legacy ? (json.maximum = exclusiveMaximum, json.exclusiveMaximum = !0) : json.exclusiveMaximum = exclusiveMaximum : typeof maximum == "number" && (json.maximum = maximum), multipleOf) {
				let divisors = new Set();
				for (let divisor of multipleOf) Number.isFinite(divisor) && divisor !== 0 ? divisors.add(Math.abs(divisor)) : (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, `A multipleOf divisor of ${divisor} cannot be represented in JSON Schema`);
				let [first, ...rest] = divisors;
				first !== void 0 && (json.multipleOf = first), rest.length && (json.allOf = [...json.allOf ?? [], ...rest.map((m) => ({ multipleOf: m }))]);
			}
		}, booleanProcessor = (_schema, _ctx, json, _params) => {
			json.type = "boolean";
		}, bigintProcessor = (schema, ctx, json, params) => {
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "BigInt cannot be represented in JSON Schema");
		}, symbolProcessor = (schema, ctx, json, params) => {
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "Symbols cannot be represented in JSON Schema");
		}, nullProcessor = (_schema, ctx, json, _params) => {
			ctx.target === "openapi-3.0" ? (json.type = "string", json.nullable = !0, json.enum = [null]) : json.type = "null";
		}, undefinedProcessor = (schema, ctx, json, params) => {
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "Undefined cannot be represented in JSON Schema");
		}, voidProcessor = (schema, ctx, json, params) => {
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "Void cannot be represented in JSON Schema");
		}, neverProcessor = (_schema, _ctx, json, _params) => {
			json.not = {};
		}, anyProcessor = (_schema, _ctx, _json, _params) => {}, unknownProcessor = (_schema, _ctx, _json, _params) => {}, dateProcessor = (schema, ctx, json, params) => {
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "Date cannot be represented in JSON Schema");
		}, enumProcessor = (schema, _ctx, json, _params) => {
			let def = schema._zod.def, values = (0, _util_js__WEBPACK_IMPORTED_MODULE_0__.w5)(def.entries);
			values.length === 0 ? json.not = {} : (values.every((v) => typeof v == "number") && (json.type = "number"), values.every((v) => typeof v == "string") && (json.type = "string"), json.enum = values);
		}, literalProcessor = (schema, ctx, json, params) => {
			let def = schema._zod.def;
			if (def.values.length === 0) {
				json.not = {};
				return;
			}
			let vals = [];
			for (let val of def.values) if (val === void 0) {
				if ((0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "Literal `undefined` cannot be represented in JSON Schema")) return;
			} else if (typeof val == "bigint") {
				if ((0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "BigInt literals cannot be represented in JSON Schema")) return;
				vals.push(Number(val));
			} else vals.push(val);
			if (vals.length !== 0) {
				if (vals.length === 1) {
					let val = vals[0];
					json.type = val === null ? "null" : typeof val, ctx.target === "draft-04" || ctx.target === "openapi-3.0" ? json.enum = [val] : json.const = val;
				} else vals.every((v) => typeof v == "number") && (json.type = "number"), vals.every((v) => typeof v == "string") && (json.type = "string"), vals.every((v) => typeof v == "boolean") && (json.type = "boolean"), vals.every((v) => v === null) && (json.type = "null"), json.enum = vals;
			}
		}, nanProcessor = (schema, ctx, json, params) => {
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "NaN cannot be represented in JSON Schema");
		}, templateLiteralProcessor = (schema, _ctx, json, _params) => {
			let _json = json, pattern = schema._zod.pattern;
			if (!pattern) throw Error("Pattern not found in template literal");
			_json.type = "string", _json.pattern = pattern.source;
		}, fileProcessor = (schema, _ctx, json, _params) => {
			let _json = json;
			_json.type = "string", _json.format = "binary", _json.contentEncoding = "binary";
			let { minimum, maximum, mime } = aggregateChecks(schema);
			minimum !== void 0 && (_json.minLength = minimum), maximum !== void 0 && (_json.maxLength = maximum), mime && (mime.length === 0 ? _json.not = {} : mime.length === 1 ? _json.contentMediaType = mime[0] : _json.anyOf = mime.map((m) => ({ contentMediaType: m })));
		}, successProcessor = (_schema, _ctx, json, _params) => {
			json.type = "boolean";
		}, customProcessor = (schema, ctx, json, params) => {
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "Custom types cannot be represented in JSON Schema");
		}, functionProcessor = (schema, ctx, json, params) => {
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "Function types cannot be represented in JSON Schema");
		}, transformProcessor = (schema, ctx, json, params) => {
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "Transforms cannot be represented in JSON Schema");
		}, mapProcessor = (schema, ctx, json, params) => {
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "Map cannot be represented in JSON Schema");
		}, setProcessor = (schema, ctx, json, params) => {
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "Set cannot be represented in JSON Schema");
		}, arrayProcessor = (schema, ctx, _json, params) => {
			let json = _json, def = schema._zod.def, { minimum, maximum } = aggregateChecks(schema);
			typeof minimum == "number" && (json.minItems = minimum), typeof maximum == "number" && (json.maxItems = maximum), json.type = "array", json.items = (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.element, ctx, {
				...params,
				path: [...params.path, "items"]
			});
		};
		function inputOptin(schema) {
			let def = schema._zod.def;
			return def.type === "pipe" && def.in._zod.traits.has("$ZodTransform") ? inputOptin(def.out) : def.type === "catch" ? inputOptin(def.innerType) : schema._zod.optin;
		}
		let objectProcessor = (schema, ctx, _json, params) => {
			let json = _json, def = schema._zod.def, shape = def.shape;
			if (Object.getOwnPropertySymbols(shape).length && (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "Symbol keys cannot be represented in JSON Schema")) return;
			json.type = "object", json.properties = {};
			for (let key in shape) (0, _util_js__WEBPACK_IMPORTED_MODULE_0__.Vy)(json.properties, key, (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(shape[key], ctx, {
				...params,
				path: [
					...params.path,
					"properties",
					key
				]
			}));
			let requiredKeys = [];
			for (let key of Object.keys(shape)) {
				let field = def.shape[key];
				(ctx.io === "input" ? inputOptin(field) === void 0 : field._zod.optout === void 0) && requiredKeys.push(key);
			}
			requiredKeys.length > 0 && (json.required = requiredKeys), def.catchall?._zod.def.type === "never" ? json.additionalProperties = !1 : def.catchall ? def.catchall && (json.additionalProperties = (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.catchall, ctx, {
				...params,
				path: [...params.path, "additionalProperties"]
			})) : ctx.io === "output" && (json.additionalProperties = !1);
		}, unionProcessor = (schema, ctx, json, params) => {
			let def = schema._zod.def, isExclusive = def.inclusive === !1, options = def.options.map((x, i) => (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(x, ctx, {
				...params,
				path: [
					...params.path,
					isExclusive ? "oneOf" : "anyOf",
					i
				]
			}));
			isExclusive ? json.oneOf = options : json.anyOf = options;
		}, intersectionProcessor = (schema, ctx, json, params) => {
			let def = schema._zod.def, a = (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.left, ctx, {
				...params,
				path: [
					...params.path,
					"allOf",
					0
				]
			}), b = (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.right, ctx, {
				...params,
				path: [
					...params.path,
					"allOf",
					1
				]
			}), isSimpleIntersection = (val) => "allOf" in val && Object.keys(val).length === 1, allOf = [...isSimpleIntersection(a) ? a.allOf : [a], ...isSimpleIntersection(b) ? b.allOf : [b]];
			json.allOf = allOf, ctx.intersections.push(allOf);
		}, tupleProcessor = (schema, ctx, _json, params) => {
			let json = _json, def = schema._zod.def;
			json.type = "array";
			let prefixPath = ctx.target === "draft-2020-12" ? "prefixItems" : "items", restPath = ctx.target === "draft-2020-12" || ctx.target === "openapi-3.0" ? "items" : "additionalItems", prefixItems = def.items.map((x, i) => (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(x, ctx, {
				...params,
				path: [
					...params.path,
					prefixPath,
					i
				]
			})), rest = def.rest ? (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.rest, ctx, {
				...params,
				path: [
					...params.path,
					restPath,
					...ctx.target === "openapi-3.0" ? [def.items.length] : []
				]
			}) : null, minItems = def.items.length;
			for (; minItems > 0;) {
				let item = def.items[minItems - 1];
				if (!(ctx.io === "input" ? inputOptin(item) !== void 0 : item._zod.optout === "optional")) break;
				minItems--;
			}
			let maxItems = def.items.length, isClosed = !def.rest;
			ctx.target === "draft-2020-12" ? (json.prefixItems = prefixItems, isClosed ? json.items = !1 : rest && (json.items = rest), minItems > 0 && (json.minItems = minItems), isClosed && (json.maxItems = maxItems)) : ctx.target === "openapi-3.0" ? (json.items = { anyOf: prefixItems }, rest && json.items.anyOf.push(rest), minItems > 0 && (json.minItems = minItems), isClosed && (json.maxItems = maxItems)) : (json.items = prefixItems, isClosed ? json.additionalItems = !1 : rest && (json.additionalItems = rest), minItems > 0 && (json.minItems = minItems), isClosed && (json.maxItems = maxItems));
			let { minimum, maximum } = aggregateChecks(schema);
			typeof minimum == "number" && (json.minItems = minimum), typeof maximum == "number" && (json.maxItems = maximum);
		};
		function stringifyKeyNames(bySchema, json, visited) {
			if (json.$ref) {
				if (visited.has(json)) return json;
				visited.add(json);
				let def = bySchema.get(json)?.def;
				if (!def) return json;
				let inlined = stringifyKeyNames(bySchema, def, visited);
				return inlined === def ? json : inlined;
			}
			for (let keyword of ["anyOf", "oneOf"]) {
				let branches = json[keyword];
				if (!Array.isArray(branches)) continue;
				let mapped = branches.map((branch) => stringifyKeyNames(bySchema, branch, visited));
				mapped.some((branch, i) => branch !== branches[i]) && (json = {
					...json,
					[keyword]: mapped
				});
			}
			let types = Array.isArray(json.type) ? json.type : [json.type], numericType = !types.includes("string") && types.some((t) => t === "number" || t === "integer"), values = json.enum ?? (json.const === void 0 ? void 0 : [json.const]);
			if (!numericType && !values?.some((v) => typeof v == "number")) return json;
			let { minimum, maximum, exclusiveMinimum, exclusiveMaximum, multipleOf, format, id, ...rest } = json;
			return rest.enum ? rest.enum = rest.enum.map((v) => typeof v == "number" ? String(v) : v) : typeof rest.const == "number" && (rest.const = String(rest.const)), numericType && (rest.type = "string", values || (rest.pattern = (types.includes("number") ? _regexes_js__WEBPACK_IMPORTED_MODULE_2__.ai : _regexes_js__WEBPACK_IMPORTED_MODULE_2__.nd).source)), rest;
		}
		let pendingRecords = new WeakMap();
		function rewriteKeyNames(ctx) {
			let bySchema = new Map();
			for (let entry of ctx.seen.values()) entry.def && !bySchema.has(entry.schema) && bySchema.set(entry.schema, entry);
			let rewrites = new Map();
			for (let record of pendingRecords.get(ctx) ?? []) {
				let seen = ctx.seen.get(record), names = (seen?.def ?? seen?.schema)?.propertyNames;
				if (!names || names === !0 || rewrites.has(names)) continue;
				let rewritten = stringifyKeyNames(bySchema, names, new Set());
				rewritten !== names && rewrites.set(names, rewritten);
			}
			if (rewrites.size) for (let entry of ctx.seen.values()) for (let carrier of [entry.schema, entry.def]) {
				let rewritten = carrier && rewrites.get(carrier.propertyNames);
				rewritten && (carrier.propertyNames = rewritten);
			}
		}
		let recordProcessor = (schema, ctx, _json, params) => {
			let json = _json, def = schema._zod.def;
			json.type = "object";
			let keyType = def.keyType, patterns = aggregateChecks(keyType).patterns;
			if (def.mode === "loose" && patterns && patterns.size > 0) {
				let valueSchema = (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.valueType, ctx, {
					...params,
					path: [
						...params.path,
						"patternProperties",
						"*"
					]
				});
				json.patternProperties = {};
				for (let pattern of patterns) (0, _util_js__WEBPACK_IMPORTED_MODULE_0__.Vy)(json.patternProperties, exactPattern(pattern).source, valueSchema);
			} else {
				if (ctx.target === "draft-07" || ctx.target === "draft-2020-12") {
					json.propertyNames = (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.keyType, ctx, {
						...params,
						path: [...params.path, "propertyNames"]
					});
					let pending = pendingRecords.get(ctx);
					pending || (pending = [], pendingRecords.set(ctx, pending), ctx.deferred.push(() => rewriteKeyNames(ctx))), pending.push(schema);
				}
				json.additionalProperties = (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.valueType, ctx, {
					...params,
					path: [...params.path, "additionalProperties"]
				});
			}
			let keyValues = keyType._zod.values, omittableOnInput = ctx.io === "input" && inputOptin(def.valueType) !== void 0;
			if (keyValues && !def.partial && !omittableOnInput) {
				let validKeyValues = [...keyValues].filter((v) => typeof v == "string" || typeof v == "number");
				validKeyValues.length > 0 && (json.required = validKeyValues.map(String));
			}
		}, nullableProcessor = (schema, ctx, json, params) => {
			let def = schema._zod.def, inner = (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.innerType, ctx, params), seen = ctx.seen.get(schema);
			ctx.target === "openapi-3.0" ? (seen.ref = def.innerType, json.nullable = !0) : json.anyOf = [inner, { type: "null" }];
		}, nonoptionalProcessor = (schema, ctx, _json, params) => {
			let def = schema._zod.def;
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.innerType, ctx, params);
			let seen = ctx.seen.get(schema);
			seen.ref = def.innerType;
		}, UNREPRESENTABLE_DEFAULT = Symbol();
		function serializeDefaultValue(value, schema, ctx, json, params) {
			let unrepresentable = !1, serialized = JSON.stringify(value, (_, val) => typeof val == "bigint" ? (unrepresentable = !0, null) : val);
			return unrepresentable ? ((0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "BigInt defaults cannot be represented in JSON Schema"), UNREPRESENTABLE_DEFAULT) : JSON.parse(serialized);
		}
		let defaultProcessor = (schema, ctx, json, params) => {
			let def = schema._zod.def;
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.innerType, ctx, params);
			let seen = ctx.seen.get(schema);
			seen.ref = def.innerType;
			let value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
			value !== UNREPRESENTABLE_DEFAULT && (json.default = value);
		}, prefaultProcessor = (schema, ctx, json, params) => {
			let def = schema._zod.def;
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.innerType, ctx, params);
			let seen = ctx.seen.get(schema);
			if (seen.ref = def.innerType, ctx.io !== "input") return;
			let value = serializeDefaultValue(def.defaultValue, schema, ctx, json, params);
			value !== UNREPRESENTABLE_DEFAULT && (json._prefault = value);
		}, catchProcessor = (schema, ctx, json, params) => {
			let def = schema._zod.def;
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.innerType, ctx, params);
			let seen = ctx.seen.get(schema);
			seen.ref = def.innerType;
			let catchValue;
			try {
				catchValue = def.catchValue(void 0);
			} catch {
				(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__._S)(schema, ctx, json, params, "Dynamic catch values are not supported in JSON Schema");
				return;
			}
			json.default = catchValue;
		}, pipeProcessor = (schema, ctx, _json, params) => {
			let def = schema._zod.def, inIsTransform = def.in._zod.traits.has("$ZodTransform"), innerType = ctx.io === "input" ? inIsTransform ? def.out : def.in : def.out;
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(innerType, ctx, params);
			let seen = ctx.seen.get(schema);
			seen.ref = innerType;
		}, readonlyProcessor = (schema, ctx, json, params) => {
			let def = schema._zod.def;
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.innerType, ctx, params);
			let seen = ctx.seen.get(schema);
			seen.ref = def.innerType, json.readOnly = !0;
		}, promiseProcessor = (schema, ctx, _json, params) => {
			let def = schema._zod.def;
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.innerType, ctx, params);
			let seen = ctx.seen.get(schema);
			seen.ref = def.innerType;
		}, optionalProcessor = (schema, ctx, _json, params) => {
			let def = schema._zod.def;
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(def.innerType, ctx, params);
			let seen = ctx.seen.get(schema);
			seen.ref = def.innerType;
		}, lazyProcessor = (schema, ctx, _json, params) => {
			let innerType = schema._zod.innerType;
			(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(innerType, ctx, params);
			let seen = ctx.seen.get(schema);
			seen.ref = innerType;
		}, allProcessors = {
			string: stringProcessor,
			number: numberProcessor,
			boolean: booleanProcessor,
			bigint: bigintProcessor,
			symbol: symbolProcessor,
			null: nullProcessor,
			undefined: undefinedProcessor,
			void: voidProcessor,
			never: neverProcessor,
			any: anyProcessor,
			unknown: unknownProcessor,
			date: dateProcessor,
			enum: enumProcessor,
			literal: literalProcessor,
			nan: nanProcessor,
			template_literal: templateLiteralProcessor,
			file: fileProcessor,
			success: successProcessor,
			custom: customProcessor,
			function: functionProcessor,
			transform: transformProcessor,
			map: mapProcessor,
			set: setProcessor,
			array: arrayProcessor,
			object: objectProcessor,
			union: unionProcessor,
			intersection: intersectionProcessor,
			tuple: tupleProcessor,
			record: recordProcessor,
			nullable: nullableProcessor,
			nonoptional: nonoptionalProcessor,
			default: defaultProcessor,
			prefault: prefaultProcessor,
			catch: catchProcessor,
			pipe: pipeProcessor,
			readonly: readonlyProcessor,
			promise: promiseProcessor,
			optional: optionalProcessor,
			lazy: lazyProcessor
		};
		function toJSONSchema(input, params) {
			if ("_idmap" in input) {
				let registry = input, ctx = (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.az)({
					...params,
					processors: allProcessors
				}), defs = {};
				for (let entry of registry._idmap.entries()) {
					let [_, schema] = entry;
					(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(schema, ctx);
				}
				let schemas = {};
				ctx.external = {
					registry,
					uri: params?.uri,
					defs
				};
				for (let entry of registry._idmap.entries()) {
					let [key, schema] = entry;
					(0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Wb)(ctx, schema), (0, _util_js__WEBPACK_IMPORTED_MODULE_0__.Vy)(schemas, key, (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.jE)(ctx, schema));
				}
				return Object.keys(defs).length > 0 && (schemas.__shared = { [ctx.target === "draft-2020-12" ? "$defs" : "definitions"]: defs }), { schemas };
			}
			let ctx = (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.az)({
				...params,
				processors: allProcessors
			});
			return (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Lp)(input, ctx), (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.Wb)(ctx, input), (0, _to_json_schema_js__WEBPACK_IMPORTED_MODULE_3__.jE)(ctx, input);
		}
	}),
	4196: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			EJ: () => parseAsync,
			F0: () => validateAsync,
			GW: () => _encodeAsync,
			Mv: () => _encode,
			Od: () => _safeParse,
			R3: () => _safeDecodeAsync,
			Rb: () => _parseAsync,
			Tj: () => _parse,
			VS: () => _safeDecode,
			bp: () => safeParseAsync,
			e2: () => _decode,
			or: () => _decodeAsync,
			qg: () => parse,
			rh: () => _safeEncode,
			tf: () => validate,
			v_: () => _safeEncodeAsync,
			wG: () => _safeParseAsync,
			xL: () => safeParse
		});
		var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8532), _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7428), _util_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4723);
		function finalizeParams(callee, params) {
			return {
				callee: params?.callee ?? callee,
				Err: params?.Err
			};
		}
		let _parse = (_Err) => {
			let fn = (schema, value, _ctx, _params) => {
				let ctx = _ctx ? {
					..._ctx,
					async: !1
				} : { async: !1 }, result = schema._zod.run({
					value,
					issues: []
				}, ctx);
				if (result instanceof Promise) throw new _core_js__WEBPACK_IMPORTED_MODULE_0__.GT();
				if (result.issues.length) {
					let e = new ((_params?.Err) ?? _Err)(result.issues.map((iss) => _util_js__WEBPACK_IMPORTED_MODULE_1__.iR(iss, ctx, _core_js__WEBPACK_IMPORTED_MODULE_0__.$W())));
					throw _util_js__WEBPACK_IMPORTED_MODULE_1__.gx(e, _params?.callee ?? fn), e;
				}
				return result.value;
			};
			return fn;
		}, parse = _parse(_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd), _parseAsync = (_Err) => {
			let fn = async (schema, value, _ctx, params) => {
				let ctx = _ctx ? {
					..._ctx,
					async: !0
				} : { async: !0 }, result = schema._zod.run({
					value,
					issues: []
				}, ctx);
				if (result instanceof Promise && (result = await result), result.issues.length) {
					let e = new ((params?.Err) ?? _Err)(result.issues.map((iss) => _util_js__WEBPACK_IMPORTED_MODULE_1__.iR(iss, ctx, _core_js__WEBPACK_IMPORTED_MODULE_0__.$W())));
					throw _util_js__WEBPACK_IMPORTED_MODULE_1__.gx(e, params?.callee ?? fn), e;
				}
				return result.value;
			};
			return fn;
		}, parseAsync = _parseAsync(_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd), _safeParse = (_Err) => (schema, value, _ctx) => {
			let ctx = _ctx ? {
				..._ctx,
				async: !1
			} : { async: !1 }, result = schema._zod.run({
				value,
				issues: []
			}, ctx);
			if (result instanceof Promise) throw new _core_js__WEBPACK_IMPORTED_MODULE_0__.GT();
			return result.issues.length ? failure(_Err, result.issues, ctx) : {
				success: !0,
				data: result.value
			};
		}, safeParse = _safeParse(_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd);
		function failure(Err, issues, ctx) {
			let error;
			return {
				success: !1,
				get error() {
					return error || (error = new Err(issues.map((iss) => _util_js__WEBPACK_IMPORTED_MODULE_1__.iR(iss, ctx, _core_js__WEBPACK_IMPORTED_MODULE_0__.$W()))), issues = void 0, ctx = void 0), error;
				},
				set error(e) {
					error = e, issues = void 0, ctx = void 0;
				}
			};
		}
		let _safeParseAsync = (_Err) => async (schema, value, _ctx) => {
			let ctx = _ctx ? {
				..._ctx,
				async: !0
			} : { async: !0 }, result = schema._zod.run({
				value,
				issues: []
			}, ctx);
			return result instanceof Promise && (result = await result), result.issues.length ? failure(_Err, result.issues, ctx) : {
				success: !0,
				data: result.value
			};
		}, safeParseAsync = _safeParseAsync(_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd), COMPILE_INVALID = Symbol.for("zod.compile.invalid"), COMPILE_FALLBACK = Symbol.for("zod.compile.fallback"), validate = ((schema, value, _ctx) => {
			let validator = schema._zod.bag.validator;
			if (validator !== void 0) {
				if (validator(value) !== COMPILE_INVALID) return !0;
				if (validator.definite === !0 && _ctx === void 0) return !1;
			}
			return validateFallback(schema, value, _ctx);
		});
		function validateFallback(schema, value, _ctx) {
			let ctx = _ctx ? {
				..._ctx,
				async: !1,
				abortEarly: !0
			} : {
				async: !1,
				abortEarly: !0
			}, fallbackRun = schema._zod.bag.fallbackRun, result;
			if (fallbackRun ? (ctx[COMPILE_FALLBACK] = !0, result = fallbackRun({
				value,
				issues: []
			}, ctx)) : result = schema._zod.run({
				value,
				issues: []
			}, ctx), result instanceof Promise) throw new _core_js__WEBPACK_IMPORTED_MODULE_0__.GT();
			return result.issues.length === 0;
		}
		let validateAsync = async (schema, value, _ctx) => {
			let ctx = _ctx ? {
				..._ctx,
				async: !0,
				abortEarly: !0
			} : {
				async: !0,
				abortEarly: !0
			}, result = schema._zod.run({
				value,
				issues: []
			}, ctx);
			return result instanceof Promise && (result = await result), result.issues.length === 0;
		}, _encode = (_Err) => {
			let parse = _parse(_Err), fn = (schema, value, _ctx, _params) => {
				let ctx = _ctx ? {
					..._ctx,
					direction: "backward"
				} : { direction: "backward" };
				return parse(schema, value, ctx, finalizeParams(fn, _params));
			};
			return fn;
		};
		_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
		let _decode = (_Err) => {
			let parse = _parse(_Err), fn = (schema, value, _ctx, _params) => parse(schema, value, _ctx, finalizeParams(fn, _params));
			return fn;
		};
		_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
		let _encodeAsync = (_Err) => {
			let parseAsync = _parseAsync(_Err), fn = async (schema, value, _ctx, _params) => {
				let ctx = _ctx ? {
					..._ctx,
					direction: "backward"
				} : { direction: "backward" };
				return await parseAsync(schema, value, ctx, finalizeParams(fn, _params));
			};
			return fn;
		};
		_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
		let _decodeAsync = (_Err) => {
			let parseAsync = _parseAsync(_Err), fn = async (schema, value, _ctx, _params) => await parseAsync(schema, value, _ctx, finalizeParams(fn, _params));
			return fn;
		};
		_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
		let _safeEncode = (_Err) => (schema, value, _ctx) => {
			let ctx = _ctx ? {
				..._ctx,
				direction: "backward"
			} : { direction: "backward" };
			return _safeParse(_Err)(schema, value, ctx);
		};
		_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
		let _safeDecode = (_Err) => (schema, value, _ctx) => _safeParse(_Err)(schema, value, _ctx);
		_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
		let _safeEncodeAsync = (_Err) => async (schema, value, _ctx) => {
			let ctx = _ctx ? {
				..._ctx,
				direction: "backward"
			} : { direction: "backward" };
			return _safeParseAsync(_Err)(schema, value, ctx);
		};
		_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
		let _safeDecodeAsync = (_Err) => async (schema, value, _ctx) => _safeParseAsync(_Err)(schema, value, _ctx);
		_errors_js__WEBPACK_IMPORTED_MODULE_2__.Kd;
	}),
	3908: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			AC: () => lowercase,
			Ak: () => nanoid,
			D2: () => nanoidOfLength,
			F: () => httpProtocol,
			Gl: () => cuid2,
			K3: () => base64,
			Os: () => guid,
			Rp: () => email,
			Z0: () => ulid,
			Zg: () => emoji,
			Zv: () => uppercase,
			ai: () => number,
			ch: () => _null,
			fO: () => ksuid,
			gF: () => cuid,
			gp: () => anyString,
			hQ: () => e164,
			kB: () => time,
			kM: () => xid,
			l7: () => cidrv6,
			nd: () => integer,
			o: () => bigint,
			p0: () => duration,
			p6: () => date,
			r0: () => base64url,
			uR: () => uuid,
			uX: () => ipv4,
			ug: () => ipv6,
			w$: () => datetime,
			zM: () => boolean,
			zr: () => cidrv4
		});
		let cuid = /^[cC][0-9a-z]{6,}$/, cuid2 = /^[0-9a-z]+$/, ulid = /^[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}$/, xid = /^[0-9a-vA-V]{20}$/, ksuid = /^[A-Za-z0-9]{27}$/, nanoid = /^[a-zA-Z0-9_-]{21}$/;
		function nanoidOfLength(length) {
			return RegExp(`^[a-zA-Z0-9_-]{${length}}$`);
		}
		let duration = /^P(?:(\d+W)|(?!.*W)(?=\d|T\d)(\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+([.,]\d+)?S)?)?)$/, guid = /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12})$/, uuid = (version) => version ? RegExp(`^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-${version}[0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12})$`) : /^([0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[1-8][0-9a-fA-F]{3}-[89abAB][0-9a-fA-F]{3}-[0-9a-fA-F]{12}|00000000-0000-0000-0000-000000000000|ffffffff-ffff-ffff-ffff-ffffffffffff)$/, email = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
		function emoji() {
			return RegExp("^(?=[\\s\\S]*[\\p{Extended_Pictographic}\\p{Regional_Indicator}\\u20E3])[\\p{Extended_Pictographic}\\p{Emoji_Component}]+$", "u");
		}
		let ipv4 = /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/, ipv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))$/, cidrv4 = /^((25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/([0-9]|[1-2][0-9]|3[0-2])$/, cidrv6 = /^(([0-9a-fA-F]{1,4}:){7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/, base64 = /^$|^(?:[0-9a-zA-Z+/]{4})*(?:(?:[0-9a-zA-Z+/]{2}==)|(?:[0-9a-zA-Z+/]{3}=))?$/, base64url = /^(?:[A-Za-z0-9_-]{4})*(?:[A-Za-z0-9_-]{2,3})?$/, httpProtocol = /^https?$/, e164 = /^\+[1-9]\d{6,14}$/, dateSource = "(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";
		function anchor(source) {
			return RegExp(`^${source}$`);
		}
		let date = anchor(dateSource);
		function timeSource(args) {
			let hhmm = "(?:[01]\\d|2[0-3]):[0-5]\\d";
			return typeof args.precision == "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
		}
		function time(args) {
			return RegExp(`^${timeSource(args)}$`);
		}
		function datetime(args) {
			let opts = ["Z"];
			args.offset && opts.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");
			let qualified = `${timeSource({
				precision: args.precision,
				seconds: !0
			})}(?:${opts.join("|")})`, timeRegex = args.local ? `${qualified}|${timeSource({ precision: args.precision })}` : qualified;
			return RegExp(`^${dateSource}T(?:${timeRegex})$`);
		}
		let anyString = /^[\s\S]{0,}$/, bigint = /^-?\d+n?$/, integer = /^-?\d+$/, number = /^-?\d+(?:\.\d+)?$/, boolean = /^(?:true|false)$/i, _null = /^null$/i, lowercase = /^[^A-Z]*$/, uppercase = /^[^a-z]*$/;
	}),
	9396: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, { fd: () => globalRegistry });
		var _a;
		class $ZodRegistry {
			constructor() {
				this._map = new WeakMap(), this._idmap = new Map();
			}
			add(schema, ..._meta) {
				let meta = _meta[0];
				return this._map.set(schema, meta), meta && typeof meta == "object" && "id" in meta && this._idmap.set(meta.id, schema), this;
			}
			clear() {
				return this._map = new WeakMap(), this._idmap = new Map(), this;
			}
			remove(schema) {
				let meta = this._map.get(schema);
				return meta && typeof meta == "object" && "id" in meta && this._idmap.delete(meta.id), this._map.delete(schema), this;
			}
			get(schema) {
				let p = schema._zod.parent;
				if (p) {
					let pm = { ...this.get(p) ?? {} };
					delete pm.id;
					let f = {
						...pm,
						...this._map.get(schema)
					};
					return Object.keys(f).length ? f : void 0;
				}
				return this._map.get(schema);
			}
			has(schema) {
				return this._map.has(schema);
			}
		}
		function registry() {
			return new $ZodRegistry();
		}
		(_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
		let globalRegistry = globalThis.__zod_globalRegistry;
	}),
	6985: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			$p: () => $ZodArray,
			Dq: () => $ZodBase64,
			CQ: () => $ZodBase64URL,
			BN: () => $ZodBigInt,
			sF: () => $ZodBoolean,
			CI: () => $ZodCIDRv4,
			Cn: () => $ZodCIDRv6,
			bl: () => $ZodCUID,
			Zu: () => $ZodCUID2,
			t$: () => $ZodCatch,
			b0: () => $ZodCustom,
			o5: () => $ZodDate,
			rv: () => $ZodDefault,
			P0: () => $ZodDiscriminatedUnion,
			Oy: () => $ZodE164,
			qG: () => $ZodEmail,
			cG: () => $ZodEmoji,
			VO: () => $ZodEnum,
			RL: () => $ZodExactOptional,
			Zc: () => $ZodGUID,
			Lc: () => $ZodIPv4,
			Zy: () => $ZodIPv6,
			v1: () => $ZodISODate,
			Ko: () => $ZodISODateTime,
			$N: () => $ZodISODuration,
			Ax: () => $ZodISOTime,
			LJ: () => $ZodIntersection,
			h8: () => $ZodJWT,
			GY: () => $ZodKSUID,
			kU: () => $ZodLazy,
			nu: () => $ZodLiteral,
			Py: () => $ZodNanoID,
			Um: () => $ZodNever,
			N$: () => $ZodNonOptional,
			x8: () => $ZodNull,
			qc: () => $ZodNullable,
			vz: () => $ZodNumber,
			I: () => $ZodNumberFormat,
			L8: () => $ZodObject,
			w: () => $ZodObjectJIT,
			ig: () => $ZodOptional,
			_m: () => $ZodPipe,
			VF: () => $ZodPrefault,
			KX: () => $ZodPreprocess,
			Sb: () => $ZodReadonly,
			h: () => $ZodRecord,
			$v: () => $ZodString,
			EY: () => $ZodStringFormat,
			Wc: () => $ZodTransform,
			G3: () => $ZodTuple,
			W4: () => $ZodType,
			g5: () => $ZodULID,
			VY: () => $ZodURL,
			Zn: () => $ZodUUID,
			cu: () => $ZodUnion,
			GP: () => $ZodUnknown,
			TF: () => $ZodXID,
			cq: () => base64Charset,
			xE: () => base64urlCharset,
			YK: () => standardProps
		});
		var core_checks = __nccwpck_require__(4890), core_core = __nccwpck_require__(8532);
		class Doc {
			constructor(args = [], closed = {}) {
				this.content = [], this.indent = 0, this.args = args, this.closed = closed;
			}
			indented(fn) {
				this.indent += 1;
				try {
					fn(this);
				} finally {
					--this.indent;
				}
			}
			write(arg) {
				if (typeof arg == "function") {
					arg(this, { execution: "sync" }), arg(this, { execution: "async" });
					return;
				}
				let lines = arg.split("\n").filter((x) => x), minIndent = Math.min(...lines.map((x) => x.length - x.trimStart().length)), dedented = lines.map((x) => x.slice(minIndent)).map((x) => " ".repeat(this.indent * 2) + x);
				for (let line of dedented) this.content.push(line);
			}
			compile() {
				let F = Function, content = this?.content ?? [""];
				return new F(...Object.keys(this.closed), `return function (${this.args.join(", ")}) {\n${content.join("\n")}\n};`)(...Object.values(this.closed));
			}
		}
		var core_regexes = __nccwpck_require__(3908), core_util = __nccwpck_require__(4723);
		let version = {
			major: 4,
			minor: 6,
			patch: 7
		}, $ZodType = core_core.xI("$ZodType", (inst, def) => {
			var _a;
			inst ??= {}, inst._zod.def = def, inst._zod.bag = inst._zod.bag || {}, inst._zod.version = version;
			let defChecks = inst._zod.def.checks, checks = inst._zod.traits.has("$ZodCheck") ? [inst, ...defChecks ?? []] : defChecks?.length ? [...defChecks] : [];
			for (let ch of checks) for (let fn of ch._zod.onattach) fn(inst);
			if (checks.length === 0) (_a = inst._zod).deferred ?? (_a.deferred = []), inst._zod.deferred?.push(() => {
				inst._zod.run = inst._zod.parse;
			});
			else {
				let runChecks = (payload, checks, ctx) => {
					if (payload.memo) return payload;
					let isAborted = core_util.QH(payload), asyncResult;
					for (let ch of checks) {
						if (ch._zod.def.when) {
							if (core_util.rL(payload) || !ch._zod.def.when(payload)) continue;
						} else if (isAborted) continue;
						let currLen = payload.issues.length, _ = ch._zod.check(payload);
						if (_ instanceof Promise && ctx?.async === !1) throw new core_core.GT();
						if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
							await _, payload.issues.length !== currLen && (core_util.d3(payload.issues, currLen, inst), isAborted ||= core_util.QH(payload, currLen));
						});
						else {
							if (payload.issues.length === currLen) continue;
							core_util.d3(payload.issues, currLen, inst), isAborted ||= core_util.QH(payload, currLen);
						}
					}
					return asyncResult ? asyncResult.then(() => payload) : payload;
				}, handleCanaryResult = (canary, payload, ctx) => {
					if (core_util.QH(canary)) return canary.aborted = !0, canary;
					let checkResult = runChecks(payload, checks, ctx);
					if (checkResult instanceof Promise) {
						if (ctx.async === !1) throw new core_core.GT();
						return checkResult.then((checkResult) => inst._zod.parse(checkResult, ctx));
					}
					return inst._zod.parse(checkResult, ctx);
				};
				inst._zod.run = (payload, ctx) => {
					if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
					if (ctx.direction === "backward") {
						let canary = inst._zod.parse({
							value: payload.value,
							issues: []
						}, {
							...ctx,
							skipChecks: !0
						});
						return canary instanceof Promise ? canary.then((canary) => handleCanaryResult(canary, payload, ctx)) : handleCanaryResult(canary, payload, ctx);
					}
					let result = inst._zod.parse(payload, ctx);
					if (result instanceof Promise) {
						if (ctx.async === !1) throw new core_core.GT();
						return result.then((result) => runChecks(result, checks, ctx));
					}
					return runChecks(result, checks, ctx);
				};
			}
		}, {
			get "~standard"() {
				return core_util.jD(this, "~standard", standardProps(this));
			},
			set "~standard"(value) {
				core_util.qh(this, "~standard", value);
			}
		}), toStandardResult = (r, ctx) => r.issues.length ? { issues: r.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())) } : { value: r.value };
		async function validateAsync(inst, value) {
			let ctx = { async: !0 };
			return toStandardResult(await inst._zod.run({
				value,
				issues: []
			}, ctx), ctx);
		}
		function standardProps(inst) {
			return {
				validate: (value) => {
					let ctx = { async: !1 };
					try {
						let r = inst._zod.run({
							value,
							issues: []
						}, ctx);
						if (!(r instanceof Promise)) return toStandardResult(r, ctx);
					} catch {}
					return validateAsync(inst, value);
				},
				vendor: "zod",
				version: 1
			};
		}
		let $ZodString = core_core.xI("$ZodString", (inst, def) => {
			$ZodType.init(inst, def), inst._zod.pattern = def.pattern ?? core_regexes.gp, inst._zod.parse = (payload, _) => {
				if (def.coerce) try {
					payload.value = String(payload.value);
				} catch {}
				return typeof payload.value == "string" || payload.issues.push({
					expected: "string",
					code: "invalid_type",
					input: payload.value,
					inst
				}), payload;
			};
		}), $ZodStringFormat = core_core.xI("$ZodStringFormat", (inst, def) => {
			core_checks.ql.init(inst, def), $ZodString.init(inst, def);
		}), $ZodGUID = core_core.xI("$ZodGUID", (inst, def) => {
			def.pattern ??= core_regexes.Os, $ZodStringFormat.init(inst, def);
		}), $ZodUUID = core_core.xI("$ZodUUID", (inst, def) => {
			if (def.version) {
				let v = {
					v1: 1,
					v2: 2,
					v3: 3,
					v4: 4,
					v5: 5,
					v6: 6,
					v7: 7,
					v8: 8
				}[def.version];
				if (v === void 0) throw Error(`Invalid UUID version: "${def.version}"`);
				def.pattern ??= core_regexes.uR(v);
			} else def.pattern ??= core_regexes.uR();
			$ZodStringFormat.init(inst, def);
		}), $ZodEmail = core_core.xI("$ZodEmail", (inst, def) => {
			def.pattern ??= core_regexes.Rp, $ZodStringFormat.init(inst, def);
		});
		function canParseURL(input) {
			try {
				return typeof URL < "u" && typeof URL.canParse == "function" ? URL.canParse(input) : (new URL(input), !0);
			} catch {
				return !1;
			}
		}
		function validateURL(trimmed, def) {
			return !("normalize" in def) && !("hostname" in def) && !("protocol" in def) ? canParseURL(trimmed) || 2 : parseURLObject(trimmed, def);
		}
		function parseURLObject(trimmed, def) {
			if (!def.normalize && def.protocol?.source === core_regexes.F.source && !/^https?:\/\//i.test(trimmed)) return 1;
			try {
				if (typeof URL < "u") {
					let URLStatic = URL;
					if (typeof URLStatic.parse == "function") return URLStatic.parse(trimmed) ?? 2;
				}
				return new URL(trimmed);
			} catch {
				return 2;
			}
		}
		let asciiTabOrNewline = /[\t\n\r]/g;
		function stripTabAndNewline(value) {
			return value.replace(asciiTabOrNewline, "");
		}
		function urlHostnameOk(url, hostname) {
			return hostname.lastIndex = 0, hostname.test(url.hostname);
		}
		function urlProtocolOk(url, protocol) {
			return protocol.lastIndex = 0, protocol.test(url.protocol.endsWith(":") ? url.protocol.slice(0, -1) : url.protocol);
		}
		let $ZodURL = core_core.xI("$ZodURL", (inst, def) => {
			$ZodStringFormat.init(inst, def), inst._zod.check = (payload) => {
				try {
					let trimmed = payload.value.trim(), url = validateURL(trimmed, def);
					if (url === 1) {
						payload.issues.push({
							code: "invalid_format",
							format: "url",
							note: "Invalid URL format",
							input: payload.value,
							inst,
							continue: !def.abort
						});
						return;
					}
					if (url === 2) {
						payload.issues.push({
							code: "invalid_format",
							format: "url",
							input: payload.value,
							inst,
							continue: !def.abort
						});
						return;
					}
					if (url === !0) {
						payload.value = stripTabAndNewline(trimmed);
						return;
					}
					def.hostname && !urlHostnameOk(url, def.hostname) && payload.issues.push({
						code: "invalid_format",
						format: "url",
						note: "Invalid hostname",
						pattern: def.hostname.source,
						input: payload.value,
						inst,
						continue: !def.abort
					}), def.protocol && !urlProtocolOk(url, def.protocol) && payload.issues.push({
						code: "invalid_format",
						format: "url",
						note: "Invalid protocol",
						pattern: def.protocol.source,
						input: payload.value,
						inst,
						continue: !def.abort
					}), payload.value = def.normalize ? url.href : stripTabAndNewline(trimmed);
					return;
				} catch {
					payload.issues.push({
						code: "invalid_format",
						format: "url",
						input: payload.value,
						inst,
						continue: !def.abort
					});
				}
			};
		}), $ZodEmoji = core_core.xI("$ZodEmoji", (inst, def) => {
			def.pattern ??= core_regexes.Zg(), $ZodStringFormat.init(inst, def);
		}), $ZodNanoID = core_core.xI("$ZodNanoID", (inst, def) => {
			if (def.length !== void 0 && (!Number.isInteger(def.length) || def.length < 1)) throw Error(`Invalid nanoid length: ${def.length}`);
			def.pattern ??= def.length === void 0 ? core_regexes.Ak : core_regexes.D2(def.length), $ZodStringFormat.init(inst, def);
		}), $ZodCUID = core_core.xI("$ZodCUID", (inst, def) => {
			def.pattern ??= core_regexes.gF, $ZodStringFormat.init(inst, def);
		}), $ZodCUID2 = core_core.xI("$ZodCUID2", (inst, def) => {
			def.pattern ??= core_regexes.Gl, $ZodStringFormat.init(inst, def);
		}), $ZodULID = core_core.xI("$ZodULID", (inst, def) => {
			def.pattern ??= core_regexes.Z0, $ZodStringFormat.init(inst, def);
		}), $ZodXID = core_core.xI("$ZodXID", (inst, def) => {
			def.pattern ??= core_regexes.kM, $ZodStringFormat.init(inst, def);
		}), $ZodKSUID = core_core.xI("$ZodKSUID", (inst, def) => {
			def.pattern ??= core_regexes.fO, $ZodStringFormat.init(inst, def);
		}), $ZodISODateTime = core_core.xI("$ZodISODateTime", (inst, def) => {
			def.pattern ??= core_regexes.w$(def), $ZodStringFormat.init(inst, def);
		}), $ZodISODate = core_core.xI("$ZodISODate", (inst, def) => {
			def.pattern ??= core_regexes.p6, $ZodStringFormat.init(inst, def);
		}), $ZodISOTime = core_core.xI("$ZodISOTime", (inst, def) => {
			def.pattern ??= core_regexes.kB(def), $ZodStringFormat.init(inst, def);
		}), $ZodISODuration = core_core.xI("$ZodISODuration", (inst, def) => {
			def.pattern ??= core_regexes.p0, $ZodStringFormat.init(inst, def);
		}), $ZodIPv4 = core_core.xI("$ZodIPv4", (inst, def) => {
			def.pattern ??= core_regexes.uX, $ZodStringFormat.init(inst, def);
		}), ipv6Alphabet = /^[0-9a-fA-F:.]+$/;
		function isValidIPv6(value) {
			return ipv6Alphabet.test(value) ? canParseURL(`http://[${value}]`) : !1;
		}
		let $ZodIPv6 = core_core.xI("$ZodIPv6", (inst, def) => {
			def.pattern ??= core_regexes.ug, $ZodStringFormat.init(inst, def), inst._zod.check = (payload) => {
				isValidIPv6(payload.value) || payload.issues.push({
					code: "invalid_format",
					format: "ipv6",
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		}), $ZodCIDRv4 = core_core.xI("$ZodCIDRv4", (inst, def) => {
			def.pattern ??= core_regexes.zr, $ZodStringFormat.init(inst, def);
		});
		function isValidCIDRv6(value) {
			let parts = value.split("/");
			if (parts.length !== 2) return !1;
			let [address, prefix] = parts;
			if (!prefix) return !1;
			let prefixNum = Number(prefix);
			return `${prefixNum}` !== prefix || prefixNum < 0 || prefixNum > 128 ? !1 : isValidIPv6(address);
		}
		let $ZodCIDRv6 = core_core.xI("$ZodCIDRv6", (inst, def) => {
			def.pattern ??= core_regexes.l7, $ZodStringFormat.init(inst, def), inst._zod.check = (payload) => {
				isValidCIDRv6(payload.value) || payload.issues.push({
					code: "invalid_format",
					format: "cidrv6",
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		});
		function isValidBase64(data) {
			if (data === "") return !0;
			if (/\s/.test(data) || data.length % 4 != 0) return !1;
			try {
				return atob(data), !0;
			} catch {
				return !1;
			}
		}
		let base64Charset = /^[0-9a-zA-Z+/]*={0,2}$/, $ZodBase64 = core_core.xI("$ZodBase64", (inst, def) => {
			def.pattern ??= base64Charset, $ZodStringFormat.init(inst, def), inst._zod.check = (payload) => {
				isValidBase64(payload.value) || payload.issues.push({
					code: "invalid_format",
					format: "base64",
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		}), base64urlCharset = /^[A-Za-z0-9_-]*$/;
		function isValidBase64URL(data) {
			if (!base64urlCharset.test(data)) return !1;
			let base64 = data.replace(/[-_]/g, (c) => c === "-" ? "+" : "/");
			return isValidBase64(base64.padEnd(Math.ceil(base64.length / 4) * 4, "="));
		}
		let $ZodBase64URL = core_core.xI("$ZodBase64URL", (inst, def) => {
			def.pattern ??= base64urlCharset, $ZodStringFormat.init(inst, def), inst._zod.check = (payload) => {
				isValidBase64URL(payload.value) || payload.issues.push({
					code: "invalid_format",
					format: "base64url",
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		}), $ZodE164 = core_core.xI("$ZodE164", (inst, def) => {
			def.pattern ??= core_regexes.hQ, $ZodStringFormat.init(inst, def);
		});
		function isValidJWT(token, algorithm = null) {
			try {
				let tokensParts = token.split(".");
				if (tokensParts.length !== 3) return !1;
				let [header] = tokensParts;
				if (!header) return !1;
				let parsedHeader = JSON.parse(atob(header));
				return !("typ" in parsedHeader && parsedHeader?.typ !== "JWT" || !parsedHeader.alg || algorithm && (!("alg" in parsedHeader) || parsedHeader.alg !== algorithm));
			} catch {
				return !1;
			}
		}
		let $ZodJWT = core_core.xI("$ZodJWT", (inst, def) => {
			$ZodStringFormat.init(inst, def), inst._zod.check = (payload) => {
				isValidJWT(payload.value, def.alg) || payload.issues.push({
					code: "invalid_format",
					format: "jwt",
					input: payload.value,
					inst,
					continue: !def.abort
				});
			};
		}), $ZodNumber = core_core.xI("$ZodNumber", (inst, def) => {
			$ZodType.init(inst, def), inst._zod.pattern = core_regexes.ai, inst._zod.parse = (payload, _ctx) => {
				if (def.coerce) try {
					payload.value = Number(payload.value);
				} catch {}
				let input = payload.value;
				if (typeof input == "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
				let received = typeof input == "number" ? Number.isNaN(input) ? "NaN" : Number.isFinite(input) ? void 0 : String(input) : void 0;
				return payload.issues.push({
					expected: "number",
					code: "invalid_type",
					input,
					inst,
					...received ? { received } : {}
				}), payload;
			};
		}), $ZodNumberFormat = core_core.xI("$ZodNumberFormat", (inst, def) => {
			core_checks.KH.init(inst, def), $ZodNumber.init(inst, def);
		}), $ZodBoolean = core_core.xI("$ZodBoolean", (inst, def) => {
			$ZodType.init(inst, def), inst._zod.pattern = core_regexes.zM, inst._zod.parse = (payload, _ctx) => {
				if (def.coerce) try {
					payload.value = !!payload.value;
				} catch {}
				let input = payload.value;
				return typeof input == "boolean" || payload.issues.push({
					expected: "boolean",
					code: "invalid_type",
					input,
					inst
				}), payload;
			};
		}), $ZodBigInt = core_core.xI("$ZodBigInt", (inst, def) => {
			$ZodType.init(inst, def), inst._zod.pattern = core_regexes.o, inst._zod.parse = (payload, _ctx) => {
				if (def.coerce) try {
					payload.value = BigInt(payload.value);
				} catch {}
				return typeof payload.value == "bigint" || payload.issues.push({
					expected: "bigint",
					code: "invalid_type",
					input: payload.value,
					inst
				}), payload;
			};
		}), $ZodNull = core_core.xI("$ZodNull", (inst, def) => {
			$ZodType.init(inst, def), inst._zod.pattern = core_regexes.ch, inst._zod.values = new Set([null]), inst._zod.parse = (payload, _ctx) => {
				let input = payload.value;
				return input === null || payload.issues.push({
					expected: "null",
					code: "invalid_type",
					input,
					inst
				}), payload;
			};
		}), $ZodUnknown = core_core.xI("$ZodUnknown", (inst, def) => {
			$ZodType.init(inst, def), inst._zod.parse = (payload) => payload;
		}), $ZodNever = core_core.xI("$ZodNever", (inst, def) => {
			$ZodType.init(inst, def), inst._zod.parse = (payload, _ctx) => (payload.issues.push({
				expected: "never",
				code: "invalid_type",
				input: payload.value,
				inst
			}), payload);
		}), $ZodDate = core_core.xI("$ZodDate", (inst, def) => {
			$ZodType.init(inst, def), inst._zod.parse = (payload, _ctx) => {
				if (def.coerce) try {
					payload.value = new Date(payload.value);
				} catch {}
				let input = payload.value, isDate = input instanceof Date;
				return isDate && !Number.isNaN(input.getTime()) || payload.issues.push({
					expected: "date",
					code: "invalid_type",
					input,
					...isDate ? { received: "Invalid Date" } : {},
					inst
				}), payload;
			};
		});
		function capSize(inst, size) {
			let caps = core_util.hi(inst._zod.def.checks);
			if (!caps.length) return;
			let cap = Math.min(...caps.map((c) => c[0])), parse = inst._zod.parse;
			inst._zod.parse = (payload, ctx) => {
				let n = size(payload.value);
				if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") {
					for (let [max, ch] of core_util.hi(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
						let start = payload.issues.length;
						return ch._zod.check(payload), payload.issues[start].continue = !1, core_util.d3(payload.issues, start, inst), payload;
					}
				}
				return parse(payload, ctx);
			};
		}
		let arraySize = (input) => Array.isArray(input) ? input.length : -1;
		function handleArrayResult(result, final, index) {
			result.issues.length && final.issues.push(...core_util.lQ(index, result.issues)), final.value[index] = result.value;
		}
		let $ZodArray = core_core.xI("$ZodArray", (inst, def) => {
			$ZodType.init(inst, def);
			let memo = core_core.cr.memoizer;
			memo?.attach(inst), inst._zod.parse = (payload, ctx) => {
				let input = payload.value;
				if (!Array.isArray(input)) return payload.issues.push({
					expected: "array",
					code: "invalid_type",
					input,
					inst
				}), payload;
				payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
				let proms = [], abortEarly = ctx?.abortEarly;
				for (let i = 0; i < input.length; i++) {
					let item = input[i], result = def.element._zod.run({
						value: item,
						issues: []
					}, ctx);
					if (result instanceof Promise) proms.push(result.then((result) => handleArrayResult(result, payload, i)));
					else if (handleArrayResult(result, payload, i), abortEarly && result.issues.length !== 0 && core_util.QH(result)) break;
				}
				return proms.length ? Promise.all(proms).then(() => payload) : payload;
			}, capSize(inst, arraySize);
		});
		function handlePropertyResult(result, final, key, input, optin, optout) {
			let isPresent = key in input, isOptionalOut = optout === "optional";
			if (isPresent || !isOptionalOut || optin !== "optional") {
				if (result.issues.length) {
					if (optin !== void 0 && isOptionalOut && !isPresent) return;
					final.issues.push(...core_util.lQ(key, result.issues));
				}
				!isPresent && optin === void 0 ? result.issues.length || final.issues.push({
					code: "invalid_type",
					expected: "nonoptional",
					input: void 0,
					path: [key]
				}) : result.value === void 0 ? (isPresent || optin === "defaulted" && !isOptionalOut) && (final.value[key] = void 0) : final.value[key] = result.value;
			}
		}
		let NO_SYMBOL_KEYS = [];
		function normalizeDef(def) {
			let keys = Object.keys(def.shape), ownSymbols = Object.getOwnPropertySymbols(def.shape), symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS, allKeys = symbolKeys.length ? [...keys, ...symbolKeys] : keys;
			for (let k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
			let okeys = core_util.NM(def.shape);
			return {
				...def,
				allKeys,
				symbolKeys,
				keySet: new Set(keys),
				numKeys: keys.length,
				optionalKeys: new Set(okeys)
			};
		}
		function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
			let unrecognized = [], keySet = def.keySet, _catchall = def.catchall._zod, t = _catchall.def.type, optin = _catchall.optin, optout = _catchall.optout, seen = 0;
			for (let key in input) {
				if (abortEarly && payload.issues.length !== seen) {
					if (core_util.QH(payload, seen)) break;
					seen = payload.issues.length;
				}
				if (keySet.has(key)) continue;
				if (key === "__proto__") {
					t === "never" && unrecognized.push(key);
					continue;
				}
				if (t === "never") {
					unrecognized.push(key);
					continue;
				}
				let r = _catchall.run({
					value: input[key],
					issues: []
				}, ctx);
				r instanceof Promise ? proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout))) : handlePropertyResult(r, payload, key, input, optin, optout);
			}
			return unrecognized.length && payload.issues.push({
				code: "unrecognized_keys",
				keys: unrecognized,
				input,
				inst,
				continue: !0
			}), proms.length ? Promise.all(proms).then(() => payload) : payload;
		}
		let $ZodObject = core_core.xI("$ZodObject", (inst, def) => {
			$ZodType.init(inst, def);
			let desc = Object.getOwnPropertyDescriptor(def, "shape"), sh = desc?.get ? desc.get.raw : def.shape ?? {};
			if (sh) {
				let get = () => {
					let newSh = { ...sh };
					return Object.defineProperty(def, "shape", { value: newSh }), get.raw = newSh, newSh;
				};
				get.raw = sh, Object.defineProperty(def, "shape", { get });
			}
			let _normalized = core_util.PO(() => normalizeDef(def));
			core_util.v5(inst, "propValues", (zod) => {
				let shape = zod.def.shape, propValues = {};
				for (let key in shape) {
					let field = shape[key]._zod;
					if (field.values) {
						Object.prototype.hasOwnProperty.call(propValues, key) || core_util.Vy(propValues, key, new Set());
						for (let v of field.values) propValues[key].add(v);
						field.optin !== void 0 && propValues[key].add(void 0);
					}
				}
				return propValues;
			});
			let isObject = core_util.Gv, catchall = def.catchall, value, memo = core_core.cr.memoizer;
			memo?.attach(inst), inst._zod.parse = (payload, ctx) => {
				value ??= _normalized.value;
				let input = payload.value;
				if (!isObject(input)) return payload.issues.push({
					expected: "object",
					code: "invalid_type",
					input,
					inst
				}), payload;
				payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
				let proms = [], shape = value.shape, abortEarly = ctx?.abortEarly, seen = payload.issues.length;
				for (let key of value.allKeys) {
					if (abortEarly && payload.issues.length !== seen) {
						if (core_util.QH(payload, seen)) break;
						seen = payload.issues.length;
					}
					if (key === "__proto__") continue;
					let el = shape[key], optin = el._zod.optin, optout = el._zod.optout, r = el._zod.run({
						value: input[key],
						issues: []
					}, ctx);
					r instanceof Promise ? proms.push(r.then((r) => handlePropertyResult(r, payload, key, input, optin, optout))) : handlePropertyResult(r, payload, key, input, optin, optout);
				}
				return catchall ? handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === !0) : proms.length ? Promise.all(proms).then(() => payload) : payload;
			};
		}), $ZodObjectJIT = core_core.xI("$ZodObjectJIT", (inst, def) => {
			$ZodObject.init(inst, def);
			let superParse = inst._zod.parse, _normalized = core_util.PO(() => normalizeDef(def)), memo = core_core.cr.memoizer, generateFastpass = (shape) => {
				let normalized = _normalized.value, syms = normalized.symbolKeys, doc = new Doc(["payload", "ctx"], {
					shape,
					inst,
					memo,
					syms
				}), parseStr = (k) => `shape[${k}]._zod.run({ value: input[${k}], issues: [] }, ctx)`, prefixStr = (id, k) => `
          let ${id}_ab = false;
          for (let i = 0; i < ${id}.issues.length; i++) {
            const iss = ${id}.issues[i];
            iss.path = iss.path ? [${k}, ...iss.path] : [${k}];
            payload.issues.push(iss);
            if (iss.continue !== true) ${id}_ab = true;
          }
          if (${id}_ab && ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }`;
				doc.write("const input = payload.value;");
				let ids = Object.create(null), counter = 0;
				for (let key of normalized.allKeys) ids[key] = `key_${counter++}`;
				doc.write(memo ? "const newResult = memo.alloc(inst, payload, {}, ctx);" : "const newResult = {};");
				for (let key of normalized.allKeys) {
					if (key === "__proto__") continue;
					let id = ids[key], k = typeof key == "symbol" ? `syms[${syms.indexOf(key)}]` : core_util.UQ(key), isPresent = `${k} in input`, schema = shape[key], optin = schema?._zod?.optin, isOptionalIn = optin !== void 0, isOptionalOut = schema?._zod?.optout === "optional";
					if (doc.write(`const ${id} = ${parseStr(k)};`), isOptionalIn && isOptionalOut) {
						let assign = optin === "optional" ? `${id}_present` : `${id}.value !== undefined || ${id}_present`;
						doc.write(`
        const ${id}_present = ${isPresent};
        if (!${id}.issues.length || ${id}_present) {
          if (${id}.issues.length) {${prefixStr(id, k)}
          }

          if (${assign}) {
            newResult[${k}] = ${id}.value;
          }
        }

      `);
					} else isOptionalIn ? (doc.write(`
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
      `), optin === "defaulted" ? doc.write(`newResult[${k}] = ${id}.value;`) : doc.write(`
        if (${id}.value !== undefined || ${isPresent}) {
          newResult[${k}] = ${id}.value;
        }
      `)) : doc.write(`
        const ${id}_present = ${isPresent};
        if (${id}.issues.length) {${prefixStr(id, k)}
        }
        if (!${id}_present && !${id}.issues.length) {
          payload.issues.push({
            code: "invalid_type",
            expected: "nonoptional",
            input: undefined,
            path: [${k}]
          });
          if (ctx && ctx.abortEarly) {
            payload.value = newResult;
            return payload;
          }
        }

        if (${id}_present) {
          newResult[${k}] = ${id}.value;
        }

      `);
				}
				return doc.write("payload.value = newResult;"), doc.write("return payload;"), doc.compile();
			}, fastpass, isObject = core_util.Gv, jit = !core_core.cr.jitless, allowsEval = core_util.hI, fastEnabled = jit && allowsEval.value, catchall = def.catchall, value;
			inst._zod.parse = (payload, ctx) => {
				value ??= _normalized.value;
				let input = payload.value;
				return isObject(input) ? jit && fastEnabled && ctx?.async === !1 && ctx.jitless !== !0 ? (fastpass ||= generateFastpass(def.shape), payload = fastpass(payload, ctx), catchall ? handleCatchall([], input, payload, ctx, value, inst, ctx?.abortEarly === !0) : payload) : superParse(payload, ctx) : (payload.issues.push({
					expected: "object",
					code: "invalid_type",
					input,
					inst
				}), payload);
			};
		});
		function handleUnionResults(results, final, inst, ctx) {
			for (let result of results) if (result.issues.length === 0) return final.value = result.value, final;
			let nonaborted = results.filter((r) => !core_util.QH(r));
			return nonaborted.length === 1 ? (final.value = nonaborted[0].value, nonaborted[0]) : (final.issues.push({
				code: "invalid_union",
				input: final.value,
				inst,
				errors: results.map((result) => result.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())))
			}), final);
		}
		let $ZodUnion = core_core.xI("$ZodUnion", (inst, def) => {
			$ZodType.init(inst, def), core_util.v5(inst, "optin", (zod) => zod.def.options.some((o) => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some((o) => o._zod.optin !== void 0) ? "optional" : void 0), core_util.v5(inst, "optout", (zod) => zod.def.options.some((o) => o._zod.optout === "optional") ? "optional" : void 0), core_util.v5(inst, "values", (zod) => {
				if (zod.def.options.every((o) => o._zod.values)) return new Set(zod.def.options.flatMap((option) => Array.from(option._zod.values)));
			}), core_util.v5(inst, "pattern", (zod) => {
				if (zod.def.options.every((o) => o._zod.pattern)) {
					let patterns = zod.def.options.map((o) => o._zod.pattern);
					return RegExp(`^(${patterns.map((p) => core_util.p6(p.source)).join("|")})$`);
				}
			});
			let first = def.options.length === 1 ? def.options[0]._zod.run : null;
			inst._zod.parse = (payload, ctx) => {
				if (first) return first(payload, ctx);
				let async = !1, results = [];
				for (let option of def.options) {
					let result = option._zod.run({
						value: payload.value,
						issues: []
					}, ctx);
					if (result instanceof Promise) results.push(result), async = !0;
					else {
						if (result.issues.length === 0) return result;
						results.push(result);
					}
				}
				return async ? Promise.all(results).then((results) => handleUnionResults(results, payload, inst, ctx)) : handleUnionResults(results, payload, inst, ctx);
			};
		});
		function discriminatorMap(def) {
			let map = new Map();
			for (let option of def.options) {
				let values = option._zod.propValues?.[def.discriminator];
				if (!values || values.size === 0) throw Error(`Invalid discriminated union option at index "${def.options.indexOf(option)}"`);
				for (let value of values) if (map.has(value)) {
					if (value !== void 0) throw Error(`Duplicate discriminator value "${String(value)}"`);
					map.set(value, null);
				} else map.set(value, option);
			}
			return map;
		}
		let $ZodDiscriminatedUnion = core_core.xI("$ZodDiscriminatedUnion", (inst, def) => {
			def.inclusive = !1, $ZodUnion.init(inst, def);
			let _super = inst._zod.parse;
			core_util.v5(inst, "propValues", (zod) => {
				let propValues = {}, undefinedCount = 0;
				for (let option of zod.def.options) {
					let pv = option._zod.propValues;
					if (!pv || Object.keys(pv).length === 0) throw Error(`Invalid discriminated union option at index "${zod.def.options.indexOf(option)}"`);
					pv[zod.def.discriminator]?.has(void 0) && undefinedCount++;
					for (let [k, v] of Object.entries(pv)) {
						Object.prototype.hasOwnProperty.call(propValues, k) || core_util.Vy(propValues, k, new Set());
						for (let val of v) propValues[k].add(val);
					}
				}
				return !zod.def.unionFallback && undefinedCount > 1 && propValues[zod.def.discriminator]?.delete(void 0), propValues;
			}), def.options.forEach((option, i) => {
				let propShape = core_util.MO(option._zod.def);
				if (propShape && !Object.prototype.hasOwnProperty.call(propShape, def.discriminator)) throw Error(`Invalid discriminated union option at index "${i}"`);
			});
			let disc = core_util.PO(() => discriminatorMap(def));
			inst._zod.parse = (payload, ctx) => {
				let input = payload.value;
				if (!core_util.Gv(input)) return payload.issues.push({
					code: "invalid_type",
					expected: "object",
					input,
					inst
				}), payload;
				let value = input?.[def.discriminator], opt = disc.value.get(value);
				return opt && (value !== void 0 || ctx.direction !== "backward") ? opt._zod.run(payload, ctx) : def.unionFallback || ctx.direction === "backward" ? _super(payload, ctx) : (payload.issues.push({
					code: "invalid_union",
					errors: [],
					note: "No matching discriminator",
					discriminator: def.discriminator,
					options: Array.from(disc.value.keys()).filter((value) => disc.value.get(value) !== null),
					input,
					path: [def.discriminator],
					inst
				}), payload);
			};
		}), $ZodIntersection = core_core.xI("$ZodIntersection", (inst, def) => {
			$ZodType.init(inst, def), inst._zod.parse = (payload, ctx) => {
				let input = payload.value, left = def.left._zod.run({
					value: input,
					issues: []
				}, ctx), right = def.right._zod.run({
					value: input,
					issues: []
				}, ctx);
				return left instanceof Promise || right instanceof Promise ? Promise.all([left, right]).then(([left, right]) => handleIntersectionResults(payload, left, right)) : handleIntersectionResults(payload, left, right);
			};
		});
		function mergeValues(a, b) {
			if (a === b || a instanceof Date && b instanceof Date && +a == +b) return {
				valid: !0,
				data: a
			};
			if (core_util.Qd(a) && core_util.Qd(b)) {
				let bKeys = Object.keys(b), sharedKeys = Object.keys(a).filter((key) => bKeys.indexOf(key) !== -1), newObj = {
					...a,
					...b
				};
				Object.prototype.hasOwnProperty.call(newObj, "__proto__") && delete newObj.__proto__;
				for (let key of sharedKeys) {
					if (key === "__proto__") continue;
					let sharedValue = mergeValues(a[key], b[key]);
					if (!sharedValue.valid) return {
						valid: !1,
						mergeErrorPath: [key, ...sharedValue.mergeErrorPath]
					};
					newObj[key] = sharedValue.data;
				}
				return {
					valid: !0,
					data: newObj
				};
			}
			if (Array.isArray(a) && Array.isArray(b)) {
				if (a.length !== b.length) return {
					valid: !1,
					mergeErrorPath: []
				};
				let newArray = [];
				for (let index = 0; index < a.length; index++) {
					let itemA = a[index], itemB = b[index], sharedValue = mergeValues(itemA, itemB);
					if (!sharedValue.valid) return {
						valid: !1,
						mergeErrorPath: [index, ...sharedValue.mergeErrorPath]
					};
					newArray.push(sharedValue.data);
				}
				return {
					valid: !0,
					data: newArray
				};
			}
			return {
				valid: !1,
				mergeErrorPath: []
			};
		}
		function handleIntersectionResults(result, left, right) {
			let unrecKeys = new Map(), unrecIssue, keyIssues = new Map(), collect = (iss, side) => {
				let keys;
				if (iss.code === "unrecognized_keys" && !iss.path?.length) unrecIssue ??= iss, keys = iss.keys;
				else if (iss.code === "invalid_key" && iss.origin === "record" && iss.path?.length === 1) {
					let k = String(iss.path[0]);
					keyIssues.has(k) || keyIssues.set(k, iss), keys = [k];
				} else return !1;
				for (let k of keys) unrecKeys.has(k) || unrecKeys.set(k, {}), unrecKeys.get(k)[side] = !0;
				return !0;
			};
			for (let iss of left.issues) collect(iss, "l") || result.issues.push(iss);
			for (let iss of right.issues) collect(iss, "r") || result.issues.push(iss);
			let bothKeys = [...unrecKeys].filter(([, f]) => f.l && f.r).map(([k]) => k);
			if (bothKeys.length) {
				let aggregated = unrecIssue ? bothKeys.filter((k) => unrecIssue.keys.includes(k)) : [];
				aggregated.length && result.issues.push({
					...unrecIssue,
					keys: aggregated
				});
				for (let k of bothKeys) !aggregated.includes(k) && keyIssues.has(k) && result.issues.push(keyIssues.get(k));
			}
			let merged = mergeValues(left.value, right.value);
			if (!merged.valid) {
				if (core_util.QH(result)) return result;
				throw Error(`Unmergable intersection. Error path: ${JSON.stringify(merged.mergeErrorPath)}`);
			}
			return result.value = merged.data, result;
		}
		let $ZodTuple = core_core.xI("$ZodTuple", (inst, def) => {
			$ZodType.init(inst, def);
			let items = def.items, memo = core_core.cr.memoizer;
			memo?.attach(inst), inst._zod.parse = (payload, ctx) => {
				let input = payload.value;
				if (!Array.isArray(input)) return payload.issues.push({
					input,
					inst,
					expected: "tuple",
					code: "invalid_type"
				}), payload;
				payload.value = memo ? memo.alloc(inst, payload, [], ctx) : [];
				let proms = [], optinStart = getTupleOptStart(items, "optin"), optoutStart = getTupleOptStart(items, "optout");
				if (!def.rest) {
					if (input.length < optinStart) return payload.issues.push({
						code: "too_small",
						minimum: optinStart,
						inclusive: !0,
						input,
						inst,
						origin: "array"
					}), payload;
					input.length > items.length && payload.issues.push({
						code: "too_big",
						maximum: items.length,
						inclusive: !0,
						input,
						inst,
						origin: "array"
					});
				}
				let itemResults = Array(items.length), abortEarly = def.rest ? ctx?.abortEarly : void 0, itemAborted = !1;
				for (let i = 0; i < items.length; i++) {
					let r = items[i]._zod.run({
						value: input[i],
						issues: []
					}, ctx);
					r instanceof Promise ? proms.push(r.then((rr) => {
						itemResults[i] = rr;
					})) : (itemResults[i] = r, abortEarly && !itemAborted && r.issues.length && (itemAborted = core_util.QH(r)));
				}
				if (def.rest && !itemAborted) {
					let i = items.length - 1, rest = input.slice(items.length), seen = payload.issues.length;
					for (let el of rest) {
						if (abortEarly && payload.issues.length !== seen) {
							if (core_util.QH(payload, seen)) break;
							seen = payload.issues.length;
						}
						i++;
						let result = def.rest._zod.run({
							value: el,
							issues: []
						}, ctx);
						result instanceof Promise ? proms.push(result.then((r) => handleTupleResult(r, payload, i))) : handleTupleResult(result, payload, i);
					}
				}
				return proms.length ? Promise.all(proms).then(() => handleTupleResults(itemResults, payload, items, input, optoutStart)) : handleTupleResults(itemResults, payload, items, input, optoutStart);
			};
		});
		function getTupleOptStart(items, key) {
			for (let i = items.length - 1; i >= 0; i--) if (!(key === "optin" ? items[i]._zod.optin !== void 0 : items[i]._zod.optout === "optional")) return i + 1;
			return 0;
		}
		function handleTupleResult(result, final, index) {
			result.issues.length && final.issues.push(...core_util.lQ(index, result.issues)), final.value[index] = result.value;
		}
		function handleTupleResults(itemResults, final, items, input, optoutStart) {
			for (let i = 0; i < items.length; i++) {
				let r = itemResults[i], isPresent = i < input.length;
				if (!isPresent && i >= optoutStart && items[i]._zod.optin === "optional") {
					final.value.length = i;
					break;
				}
				if (r.issues.length) {
					if (!isPresent && i >= optoutStart) {
						final.value.length = i;
						break;
					}
					final.issues.push(...core_util.lQ(i, r.issues));
				}
				final.value[i] = r.value;
			}
			for (let i = final.value.length - 1; i >= input.length && items[i]._zod.optout === "optional" && final.value[i] === void 0; i--) final.value.length = i;
			return final;
		}
		let $ZodRecord = core_core.xI("$ZodRecord", (inst, def) => {
			$ZodType.init(inst, def);
			let memo = core_core.cr.memoizer;
			memo?.attach(inst), inst._zod.parse = (payload, ctx) => {
				let input = payload.value;
				if (!core_util.Qd(input)) return payload.issues.push({
					expected: "record",
					code: "invalid_type",
					input,
					inst
				}), payload;
				let proms = [], values = def.keyType._zod.values;
				if (values && !def.partial) {
					payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
					let recordKeys = new Set();
					for (let key of values) if (typeof key == "string" || typeof key == "number" || typeof key == "symbol") {
						if (recordKeys.add(typeof key == "number" ? key.toString() : key), key === "__proto__") continue;
						let keyResult = def.keyType._zod.run({
							value: key,
							issues: []
						}, ctx);
						if (keyResult instanceof Promise) throw Error("Async schemas not supported in object keys currently");
						if (keyResult.issues.length) {
							payload.issues.push({
								code: "invalid_key",
								origin: "record",
								issues: keyResult.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())),
								input: key,
								path: [key],
								inst
							});
							continue;
						}
						let outKey = keyResult.value;
						if (outKey === "__proto__") continue;
						let result = def.valueType._zod.run({
							value: input[key],
							issues: []
						}, ctx);
						result instanceof Promise ? proms.push(result.then((result) => {
							result.issues.length && payload.issues.push(...core_util.lQ(key, result.issues)), payload.value[outKey] = result.value;
						})) : (result.issues.length && payload.issues.push(...core_util.lQ(key, result.issues)), payload.value[outKey] = result.value);
					}
					let unrecognized;
					for (let key in input) if (!recordKeys.has(key)) {
						if (def.mode === "loose") {
							if (key === "__proto__") continue;
							payload.value[key] = input[key];
						} else unrecognized ??= [], unrecognized.push(key);
					}
					unrecognized && unrecognized.length > 0 && payload.issues.push({
						code: "unrecognized_keys",
						input,
						inst,
						keys: unrecognized,
						continue: !0
					});
				} else {
					payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
					let unrecognized;
					for (let key of Reflect.ownKeys(input)) {
						if (key === "__proto__" || !Object.prototype.propertyIsEnumerable.call(input, key)) continue;
						let keyResult = def.keyType._zod.run({
							value: key,
							issues: []
						}, ctx);
						if (keyResult instanceof Promise) throw Error("Async schemas not supported in object keys currently");
						if (typeof key == "string" && core_regexes.ai.test(key) && keyResult.issues.length) {
							let retryResult = def.keyType._zod.run({
								value: Number(key),
								issues: []
							}, ctx);
							if (retryResult instanceof Promise) throw Error("Async schemas not supported in object keys currently");
							retryResult.issues.length === 0 && (keyResult = retryResult);
						}
						if (keyResult.issues.length) {
							def.mode === "loose" ? payload.value[key] = input[key] : values ? (unrecognized ??= [], unrecognized.push(key)) : payload.issues.push({
								code: "invalid_key",
								origin: "record",
								issues: keyResult.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())),
								input: key,
								path: [key],
								inst
							});
							continue;
						}
						let outKey = keyResult.value;
						if (outKey === "__proto__") continue;
						let result = def.valueType._zod.run({
							value: input[key],
							issues: []
						}, ctx);
						result instanceof Promise ? proms.push(result.then((result) => {
							result.issues.length && payload.issues.push(...core_util.lQ(key, result.issues)), payload.value[outKey] = result.value;
						})) : (result.issues.length && payload.issues.push(...core_util.lQ(key, result.issues)), payload.value[outKey] = result.value);
					}
					unrecognized && unrecognized.length > 0 && payload.issues.push({
						code: "unrecognized_keys",
						input,
						inst,
						keys: unrecognized,
						continue: !0
					});
				}
				return proms.length ? Promise.all(proms).then(() => payload) : payload;
			};
		}), $ZodEnum = core_core.xI("$ZodEnum", (inst, def) => {
			$ZodType.init(inst, def);
			let values = core_util.w5(def.entries), valuesSet = new Set(values);
			inst._zod.values = valuesSet, core_util.v5(inst, "pattern", (zod) => {
				let patternValues = core_util.w5(zod.def.entries).filter((k) => core_util.qQ.has(typeof k));
				return RegExp(patternValues.length ? `^(${patternValues.map((o) => core_util.sD(o.toString())).join("|")})$` : "^[^\\s\\S]$");
			}), inst._zod.parse = (payload, _ctx) => {
				let input = payload.value;
				return valuesSet.has(input) || payload.issues.push({
					code: "invalid_value",
					values,
					input,
					inst
				}), payload;
			};
		}), $ZodLiteral = core_core.xI("$ZodLiteral", (inst, def) => {
			$ZodType.init(inst, def);
			let values = new Set(def.values);
			inst._zod.values = values, core_util.v5(inst, "pattern", (zod) => {
				let vals = zod.def.values;
				return RegExp(vals.length ? `^(${vals.map((o) => typeof o == "string" ? core_util.sD(o) : o ? core_util.sD(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
			}), inst._zod.parse = (payload, _ctx) => {
				let input = payload.value;
				return values.has(input) || payload.issues.push({
					code: "invalid_value",
					values: def.values,
					input,
					inst
				}), payload;
			};
		}), $ZodTransform = core_core.xI("$ZodTransform", (inst, def) => {
			$ZodType.init(inst, def), inst._zod.optin = "optional", core_core.cr.memoizer?.guard(inst), inst._zod.parse = (payload, ctx) => {
				if (ctx.direction === "backward") throw new core_core.cV(inst.constructor.name);
				let _out = def.transform(payload.value, payload);
				if (ctx.async) return (_out instanceof Promise ? _out : Promise.resolve(_out)).then((output) => (payload.value = output, payload));
				if (_out instanceof Promise) throw new core_core.GT();
				return payload.value = _out, payload;
			};
		});
		function handleOptionalResult(payload, result) {
			return payload.value = result.issues.length ? void 0 : result.value, payload;
		}
		let $ZodOptional = core_core.xI("$ZodOptional", (inst, def) => {
			$ZodType.init(inst, def), core_util.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional"), inst._zod.optout = "optional", core_util.v5(inst, "values", (zod) => {
				let values = zod.def.innerType._zod.values;
				return values ? new Set([...values, void 0]) : void 0;
			}), core_util.v5(inst, "pattern", (zod) => {
				let pattern = zod.def.innerType._zod.pattern;
				return pattern ? RegExp(`^(${core_util.p6(pattern.source)})?$`) : void 0;
			}), inst._zod.parse = (payload, ctx) => {
				if (payload.value === void 0) {
					if (def.innerType._zod.optin !== "defaulted") return payload;
					let result = def.innerType._zod.run({
						value: payload.value,
						issues: []
					}, ctx);
					return result instanceof Promise ? result.then((result) => handleOptionalResult(payload, result)) : handleOptionalResult(payload, result);
				}
				return def.innerType._zod.run(payload, ctx);
			};
		}), $ZodExactOptional = core_core.xI("$ZodExactOptional", (inst, def) => {
			$ZodOptional.init(inst, def), core_util.v5(inst, "values", (zod) => zod.def.innerType._zod.values), core_util.v5(inst, "pattern", (zod) => zod.def.innerType._zod.pattern), inst._zod.parse = (payload, ctx) => def.innerType._zod.run(payload, ctx);
		}), $ZodNullable = core_core.xI("$ZodNullable", (inst, def) => {
			$ZodType.init(inst, def), core_util.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin), core_util.v5(inst, "optout", (zod) => zod.def.innerType._zod.optout), core_util.v5(inst, "pattern", (zod) => {
				let pattern = zod.def.innerType._zod.pattern;
				return pattern ? RegExp(`^(${core_util.p6(pattern.source)}|null)$`) : void 0;
			}), core_util.v5(inst, "values", (zod) => zod.def.innerType._zod.values ? new Set([...zod.def.innerType._zod.values, null]) : void 0), inst._zod.parse = (payload, ctx) => payload.value === null ? payload : def.innerType._zod.run(payload, ctx);
		}), $ZodDefault = core_core.xI("$ZodDefault", (inst, def) => {
			$ZodType.init(inst, def), inst._zod.optin = "defaulted", core_util.v5(inst, "values", (zod) => zod.def.innerType._zod.values), inst._zod.parse = (payload, ctx) => {
				if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
				if (payload.value === void 0) return payload.value = def.defaultValue, payload;
				let result = def.innerType._zod.run(payload, ctx);
				return result instanceof Promise ? result.then((result) => handleDefaultResult(result, def)) : handleDefaultResult(result, def);
			};
		});
		function handleDefaultResult(payload, def) {
			return payload.value === void 0 && (payload.value = def.defaultValue), payload;
		}
		let $ZodPrefault = core_core.xI("$ZodPrefault", (inst, def) => {
			$ZodType.init(inst, def), inst._zod.optin = "defaulted", core_util.v5(inst, "values", (zod) => zod.def.innerType._zod.values), inst._zod.parse = (payload, ctx) => (ctx.direction === "backward" || payload.value === void 0 && (payload.value = def.defaultValue), def.innerType._zod.run(payload, ctx));
		}), $ZodNonOptional = core_core.xI("$ZodNonOptional", (inst, def) => {
			$ZodType.init(inst, def), core_util.v5(inst, "values", (zod) => {
				let v = zod.def.innerType._zod.values;
				return v ? new Set([...v].filter((x) => x !== void 0)) : void 0;
			}), inst._zod.parse = (payload, ctx) => {
				let result = def.innerType._zod.run(payload, ctx);
				return result instanceof Promise ? result.then((result) => handleNonOptionalResult(result, inst)) : handleNonOptionalResult(result, inst);
			};
		});
		function handleNonOptionalResult(payload, inst) {
			return !payload.issues.length && payload.value === void 0 && payload.issues.push({
				code: "invalid_type",
				expected: "nonoptional",
				input: payload.value,
				inst
			}), payload;
		}
		function handleCatchResult(payload, result, def, ctx) {
			return result.issues.length ? (payload.value = def.catchValue({
				...result,
				value: payload.value,
				error: { issues: result.issues.map((iss) => core_util.iR(iss, ctx, core_core.$W())) },
				input: payload.value
			}), payload) : (payload.value = result.value, result.memo && (payload.memo = !0), payload);
		}
		let $ZodCatch = core_core.xI("$ZodCatch", (inst, def) => {
			$ZodType.init(inst, def), core_util.v5(inst, "optin", (zod) => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional"), core_util.v5(inst, "optout", (zod) => zod.def.innerType._zod.optout), core_util.v5(inst, "values", (zod) => zod.def.innerType._zod.values), inst._zod.parse = (payload, ctx) => {
				if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
				let result = def.innerType._zod.run({
					value: payload.value,
					issues: []
				}, ctx);
				return result instanceof Promise ? result.then((result) => handleCatchResult(payload, result, def, ctx)) : handleCatchResult(payload, result, def, ctx);
			};
		}), $ZodPipe = core_core.xI("$ZodPipe", (inst, def) => {
			$ZodType.init(inst, def), core_util.v5(inst, "values", (zod) => zod.def.in._zod.values), core_util.v5(inst, "optin", (zod) => zod.def.in._zod.optin), core_util.v5(inst, "optout", (zod) => zod.def.out._zod.optout), core_util.v5(inst, "propValues", (zod) => zod.def.in._zod.propValues), inst._zod.parse = (payload, ctx) => {
				if (ctx.direction === "backward") {
					let right = def.out._zod.run(payload, ctx);
					return right instanceof Promise ? right.then((right) => handlePipeResult(right, def.in, ctx)) : handlePipeResult(right, def.in, ctx);
				}
				let left = def.in._zod.run(payload, ctx);
				return left instanceof Promise ? left.then((left) => handlePipeResult(left, def.out, ctx)) : handlePipeResult(left, def.out, ctx);
			};
		});
		function handlePipeResult(left, next, ctx) {
			return left.issues.some((iss) => iss.code !== "unrecognized_keys") ? (left.aborted = !0, left) : next._zod.run({
				value: left.value,
				issues: left.issues
			}, ctx);
		}
		let $ZodPreprocess = core_core.xI("$ZodPreprocess", (inst, def) => {
			$ZodPipe.init(inst, def);
		}), $ZodReadonly = core_core.xI("$ZodReadonly", (inst, def) => {
			$ZodType.init(inst, def), core_util.v5(inst, "propValues", (zod) => zod.def.innerType._zod.propValues), core_util.v5(inst, "values", (zod) => zod.def.innerType._zod.values), core_util.v5(inst, "optin", (zod) => zod.def.innerType?._zod?.optin), core_util.v5(inst, "optout", (zod) => zod.def.innerType?._zod?.optout), inst._zod.parse = (payload, ctx) => {
				if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
				let result = def.innerType._zod.run(payload, ctx);
				return result instanceof Promise ? result.then(handleReadonlyResult) : handleReadonlyResult(result);
			};
		});
		function handleReadonlyResult(payload) {
			return payload.memo || (payload.value = Object.freeze(payload.value)), payload;
		}
		let $ZodLazy = core_core.xI("$ZodLazy", (inst, def) => {
			$ZodType.init(inst, def), core_util.gJ(inst._zod, "innerType", () => {
				let d = def;
				return d._cachedInner ||= def.getter(), d._cachedInner;
			}), core_util.v5(inst, "pattern", (zod) => zod.innerType?._zod?.pattern), core_util.v5(inst, "propValues", (zod) => zod.innerType?._zod?.propValues), core_util.v5(inst, "optin", (zod) => zod.innerType?._zod?.optin ?? void 0), core_util.v5(inst, "optout", (zod) => zod.innerType?._zod?.optout ?? void 0), inst._zod.parse = (payload, ctx) => inst._zod.innerType._zod.run(payload, ctx);
		}), $ZodCustom = core_core.xI("$ZodCustom", (inst, def) => {
			core_checks.QP.init(inst, def), $ZodType.init(inst, def), inst._zod.parse = (payload, _) => payload, inst._zod.check = (payload) => {
				let input = payload.value, r = def.fn(input);
				if (r instanceof Promise) return r.then((r) => handleRefineResult(r, payload, input, inst));
				handleRefineResult(r, payload, input, inst);
			};
		});
		function handleRefineResult(result, payload, input, inst) {
			if (!result) {
				let _iss = {
					code: "custom",
					input,
					inst,
					path: [...inst._zod.def.path ?? []],
					continue: !inst._zod.def.abort
				};
				inst._zod.def.params && (_iss.params = inst._zod.def.params), payload.issues.push(core_util.sn(_iss));
			}
		}
	}),
	7509: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			Lp: () => processSchema,
			OA: () => createToJSONSchemaMethod,
			Wb: () => extractDefs,
			_S: () => handleUnrepresentable,
			az: () => initializeContext,
			jE: () => finalize,
			uE: () => createStandardJSONSchemaMethod
		});
		var _registries_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9396), _util_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4723);
		function assignProps(target, ...sources) {
			for (let source of sources) for (let key of Reflect.ownKeys(source)) Object.prototype.propertyIsEnumerable.call(source, key) && (0, _util_js__WEBPACK_IMPORTED_MODULE_0__.Vy)(target, key, source[key]);
			return target;
		}
		function initializeContext(params) {
			let target = params?.target ?? "draft-2020-12";
			return target === "draft-4" && (target = "draft-04"), target === "draft-7" && (target = "draft-07"), {
				processors: params.processors ?? {},
				metadataRegistry: params?.metadata ?? _registries_js__WEBPACK_IMPORTED_MODULE_1__.fd,
				target,
				unrepresentable: params?.unrepresentable ?? "throw",
				override: params?.override ?? (() => {}),
				io: params?.io ?? "output",
				counter: 0,
				seen: new Map(),
				sharedDefsExtractedFor: void 0,
				sharedEmitDoneFor: void 0,
				cycles: params?.cycles ?? "ref",
				reused: params?.reused ?? "inline",
				intersections: [],
				deferred: [],
				external: params?.external ?? void 0
			};
		}
		function handleUnrepresentable(schema, ctx, json, params, message) {
			let result = typeof ctx.unrepresentable == "function" ? ctx.unrepresentable({
				zodSchema: schema,
				path: params.path,
				message
			}) : ctx.unrepresentable;
			if (result === "any") return !1;
			if (result === void 0 || result === "throw") throw Error(message);
			return Object.assign(json, result), !0;
		}
		function processSchema(schema, ctx, _params = {
			path: [],
			schemaPath: []
		}) {
			var _a;
			let def = schema._zod.def, seen = ctx.seen.get(schema);
			if (seen) return seen.count++, _params.schemaPath.includes(schema) && (seen.cycle = _params.path), seen.schema;
			let result = {
				schema: {},
				count: 1,
				cycle: void 0,
				path: _params.path
			};
			ctx.seen.set(schema, result), ctx.sharedDefsExtractedFor = void 0, ctx.sharedEmitDoneFor = void 0;
			let overrideSchema = schema._zod.toJSONSchema?.();
			if (overrideSchema) result.schema = overrideSchema;
			else {
				let params = {
					..._params,
					schemaPath: [..._params.schemaPath, schema],
					path: _params.path
				};
				if (schema._zod.processJSONSchema) schema._zod.processJSONSchema(ctx, result.schema, params);
				else {
					let _json = result.schema, processor = ctx.processors[def.type];
					if (!processor) throw Error(`[toJSONSchema]: Non-representable type encountered: ${def.type}`);
					processor(schema, ctx, _json, params);
				}
				let parent = schema._zod.parent;
				parent && (result.ref ||= parent, processSchema(parent, ctx, params), ctx.seen.get(parent).isParent = !0);
			}
			let meta = ctx.metadataRegistry.get(schema);
			return meta && assignProps(result.schema, meta), ctx.io === "input" && isTransforming(schema) && (delete result.schema.examples, delete result.schema.default), ctx.io === "input" && "_prefault" in result.schema && ((_a = result.schema).default ?? (_a.default = result.schema._prefault)), delete result.schema._prefault, ctx.seen.get(schema).schema;
		}
		function encodeJSONPointerSegment(segment) {
			return segment.replace(/~/g, "~0").replace(/\//g, "~1");
		}
		function extractDefs(ctx, schema) {
			let root = ctx.seen.get(schema);
			if (!root) throw Error("Unprocessed schema. This is a bug in Zod.");
			if (ctx.external && ctx.sharedDefsExtractedFor === ctx.external) return;
			let idToSchema = new Map();
			for (let entry of ctx.seen.entries()) {
				let id = ctx.metadataRegistry.get(entry[0])?.id;
				if (id) {
					let existing = idToSchema.get(id);
					if (existing && existing !== entry[0]) throw Error(`Duplicate schema id "${id}" detected during JSON Schema conversion. Two different schemas cannot share the same id when converted together.`);
					idToSchema.set(id, entry[0]);
				}
			}
			let makeURI = (entry) => {
				let defsSegment = ctx.target === "draft-2020-12" ? "$defs" : "definitions";
				if (ctx.external) {
					let externalId = ctx.external.registry.get(entry[0])?.id, uriGenerator = ctx.external.uri ?? ((id) => id);
					if (externalId) return { ref: uriGenerator(externalId) };
					let id = entry[1].defId ?? entry[1].schema.id ?? `schema${ctx.counter++}`;
					return entry[1].defId = id, {
						defId: id,
						ref: `${uriGenerator("__shared")}#/${defsSegment}/${encodeJSONPointerSegment(id)}`
					};
				}
				let defUriPrefix = `#/${defsSegment}/`;
				if (entry[1] === root && !entry[1].schema.id) return { ref: "#" };
				let defId = entry[1].schema.id ?? `__schema${ctx.counter++}`;
				return {
					defId,
					ref: defUriPrefix + encodeJSONPointerSegment(defId)
				};
			}, extractToDef = (entry) => {
				if (entry[1].schema.$ref) return;
				let seen = entry[1], { ref, defId } = makeURI(entry);
				seen.def = { ...seen.schema }, defId && (seen.defId = defId);
				let schema = seen.schema;
				for (let key in schema) delete schema[key];
				schema.$ref = ref;
			};
			if (ctx.cycles === "throw") for (let entry of ctx.seen.entries()) {
				let seen = entry[1];
				if (seen.cycle) throw Error(`Cycle detected: #/${seen.cycle?.join("/")}/<root>

Set the \`cycles\` parameter to \`"ref"\` to resolve cyclical schemas with defs.`);
			}
			for (let entry of ctx.seen.entries()) {
				let seen = entry[1];
				if (schema === entry[0]) extractToDef(entry);
				else {
					if (ctx.external) {
						let ext = ctx.external.registry.get(entry[0])?.id;
						if (schema !== entry[0] && ext) {
							extractToDef(entry);
							continue;
						}
					}
					(ctx.metadataRegistry.get(entry[0])?.id || seen.cycle || seen.count > 1 && ctx.reused === "ref") && extractToDef(entry);
				}
			}
			ctx.external && (ctx.sharedDefsExtractedFor = ctx.external);
		}
		function compactTypeUnion(schema) {
			let options = schema.anyOf;
			if (!Array.isArray(options) || options.length === 0 || schema.type !== void 0) return;
			let types = [];
			for (let option of options) {
				if (!option || typeof option != "object") return;
				compactTypeUnion(option);
				let keys = Object.keys(option);
				if (keys.length !== 1 || keys[0] !== "type") return;
				let type = option.type;
				for (let member of Array.isArray(type) ? type : [type]) {
					if (typeof member != "string") return;
					types.includes(member) || types.push(member);
				}
			}
			delete schema.anyOf, schema.type = types.length === 1 ? types[0] : types;
		}
		let FOLDABLE_KEYS = new Set([
			"type",
			"properties",
			"required",
			"additionalProperties"
		]), UNION_KEYS = ["oneOf", "anyOf"];
		function undeclaredConstraint(member) {
			let extra = member.additionalProperties;
			return extra === void 0 || extra === !1 || typeof extra != "object" || !extra ? null : Object.keys(extra).length ? extra : null;
		}
		function foldObjects(members) {
			let objects = [];
			for (let member of members) {
				if (typeof member != "object" || member.type !== "object") return null;
				for (let key in member) if (!FOLDABLE_KEYS.has(key)) return null;
				objects.push(member);
			}
			let properties = {}, required = new Set();
			for (let object of objects) {
				for (let key in object.properties) {
					if (Object.prototype.hasOwnProperty.call(properties, key)) continue;
					let parts = [];
					for (let other of objects) {
						let part = other.properties?.[key] ?? undeclaredConstraint(other);
						part != null && (parts.some((seen) => JSON.stringify(seen) === JSON.stringify(part)) || parts.push(part));
					}
					let merged = parts.length === 1 ? parts[0] : foldObjects(parts) ?? { allOf: parts };
					(0, _util_js__WEBPACK_IMPORTED_MODULE_0__.Vy)(properties, key, merged);
				}
				for (let key of object.required ?? []) required.add(key);
			}
			let folded = {
				type: "object",
				properties
			};
			if (required.size && (folded.required = [...required]), objects.every((object) => object.additionalProperties === !1)) folded.additionalProperties = !1;
			else {
				let constraints = [];
				for (let object of objects) {
					let constraint = undeclaredConstraint(object);
					constraint && !constraints.some((seen) => JSON.stringify(seen) === JSON.stringify(constraint)) && constraints.push(constraint);
				}
				constraints.length === 1 ? folded.additionalProperties = constraints[0] : constraints.length > 1 && (folded.additionalProperties = { allOf: constraints });
			}
			return folded;
		}
		function foldIntersection(json) {
			let allOf = json.allOf;
			if (!Array.isArray(allOf) || allOf.length < 2) return;
			for (let key of FOLDABLE_KEYS) if (key in json) return;
			let unions = allOf.filter((m) => UNION_KEYS.some((k) => Array.isArray(m[k]))), folded = null;
			if (!unions.length) folded = foldObjects(allOf);
			else {
				let union = unions[0], keyword = UNION_KEYS.find((k) => Array.isArray(union[k]));
				if (Object.keys(union).length !== 1) return;
				let rest = allOf.filter((m) => m !== union), branches = union[keyword].map((branch) => foldObjects([...rest, branch]));
				if (branches.some((b) => !b)) return;
				folded = { [keyword]: branches };
			}
			folded && (delete json.allOf, assignProps(json, folded));
		}
		function finalize(ctx, schema) {
			let root = ctx.seen.get(schema);
			if (!root) throw Error("Unprocessed schema. This is a bug in Zod.");
			let flattenRef = (zodSchema) => {
				let seen = ctx.seen.get(zodSchema);
				if (seen.ref === null) return;
				let schema = seen.def ?? seen.schema, _cached = { ...schema }, ref = seen.ref;
				if (seen.ref = null, ref) {
					flattenRef(ref);
					let refSeen = ctx.seen.get(ref), refSchema = refSeen.schema;
					if (refSchema.$ref && (ctx.target === "draft-07" || ctx.target === "draft-04" || ctx.target === "openapi-3.0") ? (schema.allOf = schema.allOf ?? [], schema.allOf.push(refSchema)) : assignProps(schema, refSchema), assignProps(schema, _cached), zodSchema._zod.parent === ref) for (let key in schema) key !== "$ref" && key !== "allOf" && (key in _cached || delete schema[key]);
					if (refSchema.$ref && refSeen.def) for (let key in schema) key !== "$ref" && key !== "allOf" && key in refSeen.def && JSON.stringify(schema[key]) === JSON.stringify(refSeen.def[key]) && delete schema[key];
				}
				let parent = zodSchema._zod.parent;
				if (parent && parent !== ref) {
					flattenRef(parent);
					let parentSeen = ctx.seen.get(parent);
					if (parentSeen?.schema.$ref && (schema.$ref = parentSeen.schema.$ref, parentSeen.def)) for (let key in schema) key !== "$ref" && key !== "allOf" && key in parentSeen.def && JSON.stringify(schema[key]) === JSON.stringify(parentSeen.def[key]) && delete schema[key];
				}
				ctx.override({
					zodSchema,
					jsonSchema: schema,
					path: seen.path ?? []
				});
			};
			if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) {
				for (let entry of [...ctx.seen.entries()].reverse()) flattenRef(entry[0]);
				if (ctx.target !== "openapi-3.0") for (let entry of ctx.seen.entries()) compactTypeUnion(entry[1].def ?? entry[1].schema);
				for (let rewrite of ctx.deferred) rewrite();
				if (ctx.intersections.length) {
					let carriers = new Map();
					for (let seen of ctx.seen.values()) for (let json of [seen.schema, seen.def]) {
						let allOf = json?.allOf;
						if (!Array.isArray(allOf)) continue;
						let existing = carriers.get(allOf);
						existing ? existing.push(json) : carriers.set(allOf, [json]);
					}
					for (let allOf of ctx.intersections) for (let json of carriers.get(allOf) ?? []) foldIntersection(json);
				}
			}
			let result = {};
			if (ctx.target === "draft-2020-12" ? result.$schema = "https://json-schema.org/draft/2020-12/schema" : ctx.target === "draft-07" ? result.$schema = "http://json-schema.org/draft-07/schema#" : ctx.target === "draft-04" ? result.$schema = "http://json-schema.org/draft-04/schema#" : ctx.target, ctx.external?.uri) {
				let id = ctx.external.registry.get(schema)?.id;
				if (!id) throw Error("Schema is missing an `id` property");
				result.$id = ctx.external.uri(id);
			}
			assignProps(result, root.defId ? root.schema : root.def ?? root.schema);
			let rootMetaId = ctx.metadataRegistry.get(schema)?.id;
			rootMetaId !== void 0 && result.id === rootMetaId && delete result.id;
			let defs = ctx.external?.defs ?? {};
			if (!ctx.external || ctx.sharedEmitDoneFor !== ctx.external) for (let entry of ctx.seen.entries()) {
				let seen = entry[1];
				seen.def && seen.defId && (seen.def.id === seen.defId && delete seen.def.id, (0, _util_js__WEBPACK_IMPORTED_MODULE_0__.Vy)(defs, seen.defId, seen.def));
			}
			ctx.external && (ctx.sharedEmitDoneFor = ctx.external), ctx.external || Object.keys(defs).length > 0 && (ctx.target === "draft-2020-12" ? result.$defs = defs : result.definitions = defs);
			try {
				let finalized = JSON.parse(JSON.stringify(result));
				return Object.defineProperty(finalized, "~standard", {
					value: {
						...schema["~standard"],
						jsonSchema: {
							input: createStandardJSONSchemaMethod(schema, "input", ctx.processors),
							output: createStandardJSONSchemaMethod(schema, "output", ctx.processors)
						}
					},
					enumerable: !1,
					writable: !1
				}), finalized;
			} catch {
				throw Error("Error converting schema to JSON.");
			}
		}
		function isTransforming(_schema, _ctx) {
			let ctx = _ctx ?? { seen: new Set() };
			if (ctx.seen.has(_schema)) return !1;
			ctx.seen.add(_schema);
			let def = _schema._zod.def;
			if (def.type === "transform") return !0;
			if (def.type === "array") return isTransforming(def.element, ctx);
			if (def.type === "set") return isTransforming(def.valueType, ctx);
			if (def.type === "lazy") return isTransforming(def.getter(), ctx);
			if (def.type === "promise" || def.type === "optional" || def.type === "nonoptional" || def.type === "nullable" || def.type === "readonly" || def.type === "default" || def.type === "prefault" || def.type === "catch") return isTransforming(def.innerType, ctx);
			if (def.type === "intersection") return isTransforming(def.left, ctx) || isTransforming(def.right, ctx);
			if (def.type === "record" || def.type === "map") return isTransforming(def.keyType, ctx) || isTransforming(def.valueType, ctx);
			if (def.type === "pipe") return _schema._zod.traits.has("$ZodCodec") ? !0 : isTransforming(def.in, ctx) || isTransforming(def.out, ctx);
			if (def.type === "object") {
				for (let key in def.shape) if (isTransforming(def.shape[key], ctx)) return !0;
				return !1;
			}
			if (def.type === "union") {
				for (let option of def.options) if (isTransforming(option, ctx)) return !0;
				return !1;
			}
			if (def.type === "tuple") {
				for (let item of def.items) if (isTransforming(item, ctx)) return !0;
				return !!(def.rest && isTransforming(def.rest, ctx));
			}
			return !1;
		}
		let createToJSONSchemaMethod = (schema, processors = {}) => (params) => {
			let ctx = initializeContext({
				...params,
				processors
			});
			return processSchema(schema, ctx), extractDefs(ctx, schema), finalize(ctx, schema);
		}, createStandardJSONSchemaMethod = (schema, io, processors = {}) => (params) => {
			let { libraryOptions, target } = params ?? {}, ctx = initializeContext({
				...libraryOptions ?? {},
				target,
				io,
				processors
			});
			return processSchema(schema, ctx), extractDefs(ctx, schema), finalize(ctx, schema);
		};
	}),
	4723: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			A2: () => normalizeParams,
			B7: () => stringifyPrimitive,
			GW: () => parsedType,
			Gv: () => isObject,
			LG: () => floatSafeRemainder,
			MO: () => rawShape,
			NM: () => optionalKeys,
			NR: () => BIGINT_FORMAT_RANGES,
			O7: () => codePointLength,
			OH: () => partial,
			PO: () => cached,
			QH: () => aborted,
			Qd: () => isPlainObject,
			Rc: () => getLengthableOrigin,
			SS: () => constantCatch,
			UQ: () => esc,
			Up: () => pick,
			Vy: () => assignProp,
			W0: () => safeExtend,
			X: () => installLazyProp,
			X$: () => extend,
			Yv: () => slugify,
			cJ: () => omit,
			cl: () => nullish,
			d3: () => attachSchema,
			gJ: () => defineLazy,
			gx: () => captureStackTrace,
			h1: () => merge,
			hI: () => allowsEval,
			hi: () => sizeCaps,
			iR: () => finalizeIssue,
			jD: () => hide,
			jw: () => joinValues,
			k8: () => jsonStringifyReplacer,
			lQ: () => prefixIssues,
			mw: () => required,
			o8: () => clone,
			ol: () => members,
			p6: () => cleanRegex,
			qQ: () => propertyKeyTypes,
			qh: () => own,
			rL: () => explicitlyAborted,
			sD: () => escapeRegex,
			sn: () => issue,
			un: () => derived,
			v5: () => defineLazyInternal,
			w5: () => getEnumValues,
			yG: () => shallowClone,
			zH: () => NUMBER_FORMAT_RANGES,
			zM: () => mergeDefs
		});
		var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8532);
		function getEnumValues(entries) {
			let numericValues = Object.values(entries).filter((v) => typeof v == "number");
			return Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
		}
		function joinValues(array, separator = "|") {
			return array.map((val) => stringifyPrimitive(val)).join(separator);
		}
		function jsonStringifyReplacer(_, value) {
			return typeof value == "bigint" ? value.toString() : value;
		}
		class Cached {
			constructor(getter) {
				this._getter = getter, this._value = void 0;
			}
			get value() {
				let getter = this._getter;
				return getter !== void 0 && (this._value = getter(), this._getter = void 0), this._value;
			}
		}
		function cached(getter) {
			return new Cached(getter);
		}
		function nullish(input) {
			return input == null;
		}
		function cleanRegex(source) {
			let start = +!!source.startsWith("^"), end = source.endsWith("$") ? source.length - 1 : source.length;
			return source.slice(start, end);
		}
		function floatSafeRemainder(val, step) {
			let ratio = val / step, roundedRatio = Math.round(ratio), tolerance = 4 * 2 ** -52 * Math.max(Math.abs(ratio), 1);
			return Math.abs(ratio - roundedRatio) < tolerance ? 0 : ratio - roundedRatio;
		}
		let EVALUATING = Symbol("evaluating");
		function defineLazy(object, key, getter) {
			let value;
			Object.defineProperty(object, key, {
				get() {
					if (value !== EVALUATING) return value === void 0 && (value = EVALUATING, value = getter()), value;
				},
				set(v) {
					Object.defineProperty(object, key, { value: v });
				},
				configurable: !0
			});
		}
		function assignProp(target, prop, value) {
			Object.defineProperty(target, prop, {
				value,
				writable: !0,
				enumerable: !0,
				configurable: !0
			});
		}
		function rawShape(def) {
			let desc = Object.getOwnPropertyDescriptor(def, "shape");
			return desc?.get ? desc.get.raw : desc?.value;
		}
		function sourceShape(schema) {
			return rawShape(schema._zod.def) ?? schema._zod.def.shape;
		}
		function deferProp(target, key, getter) {
			Object.defineProperty(target, key, {
				get() {
					let value = getter();
					return assignProp(this, key, value), value;
				},
				enumerable: !0,
				configurable: !0
			});
		}
		function putProp(target, key, value) {
			key in target ? assignProp(target, key, value) : target[key] = value;
		}
		function mirrorShape(target, source, keys, wrap) {
			let raw = sourceShape(source);
			for (let key of keys) {
				let desc = Object.getOwnPropertyDescriptor(raw, key);
				desc.enumerable && (desc.get ? deferProp(target, key, () => {
					let value = source._zod.def.shape[key];
					return wrap ? wrap(value, key) : value;
				}) : putProp(target, key, wrap ? wrap(desc.value, key) : desc.value));
			}
		}
		function mirrorProps(target, source) {
			for (let key of Reflect.ownKeys(source)) {
				let desc = Object.getOwnPropertyDescriptor(source, key);
				desc.enumerable && (desc.get ? deferProp(target, key, () => source[key]) : putProp(target, key, desc.value));
			}
		}
		function mergeDefs(...defs) {
			let mergedDescriptors = {};
			for (let def of defs) {
				let descriptors = Object.getOwnPropertyDescriptors(def);
				Object.assign(mergedDescriptors, descriptors);
			}
			return Object.defineProperties({}, mergedDescriptors);
		}
		function esc(str) {
			return JSON.stringify(str);
		}
		function slugify(input) {
			return input.toLowerCase().trim().replace(/[^\w\s-]/g, "").replace(/[\s_-]+/g, "-").replace(/^-+|-+$/g, "");
		}
		let captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
		function isObject(data) {
			return typeof data == "object" && !!data && !Array.isArray(data);
		}
		let allowsEval = cached(() => {
			if (_core_js__WEBPACK_IMPORTED_MODULE_0__.cr.jitless || typeof navigator < "u" && navigator?.userAgent?.includes("Cloudflare")) return !1;
			try {
				return Function(""), !0;
			} catch {
				return !1;
			}
		});
		function isPlainObject(o) {
			if (isObject(o) === !1) return !1;
			let ctor = o.constructor;
			if (ctor === void 0 || typeof ctor != "function") return !0;
			let prot = ctor.prototype;
			return isObject(prot) !== !1 && Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") !== !1;
		}
		function shallowClone(o) {
			return isPlainObject(o) ? { ...o } : Array.isArray(o) ? [...o] : o instanceof Map ? new Map(o) : o instanceof Set ? new Set(o) : o;
		}
		let propertyKeyTypes = new Set([
			"string",
			"number",
			"symbol"
		]);
		function escapeRegex(str) {
			return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
		}
		function clone(inst, def, params) {
			let cl = new inst._zod.constr(def ?? inst._zod.def);
			return (!def || params?.parent) && (cl._zod.parent = inst), cl;
		}
		function normalizeParams(_params) {
			let params = _params;
			if (!params) return {};
			if (typeof params == "string") return { error: () => params };
			if (params?.message !== void 0) {
				if (params?.error !== void 0) throw Error("Cannot specify both `message` and `error` params");
				params.error = params.message;
			}
			return delete params.message, typeof params.error == "string" ? {
				...params,
				error: () => params.error
			} : params;
		}
		function stringifyPrimitive(value) {
			return typeof value == "bigint" ? value.toString() + "n" : typeof value == "string" ? `"${value}"` : `${value}`;
		}
		function optionalKeys(shape) {
			return Object.keys(shape).filter((k) => shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional");
		}
		let NUMBER_FORMAT_RANGES = {
			safeint: [-(2 ** 53 - 1), 2 ** 53 - 1],
			int32: [-2147483648, 2147483647],
			uint32: [0, 4294967295],
			float32: [-34028234663852886e22, 34028234663852886e22],
			float64: [-Number.MAX_VALUE, Number.MAX_VALUE]
		}, BIGINT_FORMAT_RANGES = {
			int64: [BigInt("-9223372036854775808"), BigInt("9223372036854775807")],
			uint64: [BigInt(0), BigInt("18446744073709551615")]
		};
		function pick(schema, mask) {
			let currDef = schema._zod.def, checks = currDef.checks;
			if (checks && checks.length > 0) throw Error(".pick() cannot be used on object schemas containing refinements");
			let newShape = {};
			return mirrorShape(newShape, schema, maskedKeys(schema, mask)), clone(schema, mergeDefs(currDef, {
				shape: newShape,
				checks: []
			}));
		}
		function maskedKeys(schema, mask) {
			let raw = sourceShape(schema), keys = [];
			for (let key of Reflect.ownKeys(mask)) {
				if (!Object.getOwnPropertyDescriptor(raw, key)?.enumerable) throw Error(`Unrecognized key: "${String(key)}"`);
				mask[key] && keys.push(key);
			}
			return keys;
		}
		function omit(schema, mask) {
			let currDef = schema._zod.def, checks = currDef.checks;
			if (checks && checks.length > 0) throw Error(".omit() cannot be used on object schemas containing refinements");
			let omitted = new Set(maskedKeys(schema, mask)), newShape = {};
			return mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)).filter((key) => !omitted.has(key))), clone(schema, mergeDefs(currDef, {
				shape: newShape,
				checks: []
			}));
		}
		function extend(schema, shape) {
			if (!isPlainObject(shape)) throw Error("Invalid input to extend: expected a plain object");
			let checks = schema._zod.def.checks;
			if (checks && checks.length > 0) {
				let existingShape = sourceShape(schema);
				for (let key of Reflect.ownKeys(shape)) if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) throw Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
			}
			return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
		}
		function extended(schema, shape) {
			let newShape = {};
			return mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema))), mirrorProps(newShape, shape), newShape;
		}
		function safeExtend(schema, shape) {
			if (!isPlainObject(shape)) throw Error("Invalid input to safeExtend: expected a plain object");
			return clone(schema, mergeDefs(schema._zod.def, { shape: extended(schema, shape) }));
		}
		function merge(a, b) {
			if (!b?._zod?.def) throw Error("Invalid input to merge: expected an object schema. To merge a plain shape, use `.extend()`.");
			if (a._zod.def.checks?.length) throw Error(".merge() cannot be used on object schemas containing refinements. Use .safeExtend() instead.");
			let newShape = {};
			return mirrorShape(newShape, a, Reflect.ownKeys(sourceShape(a))), mirrorShape(newShape, b, Reflect.ownKeys(sourceShape(b))), clone(a, mergeDefs(a._zod.def, {
				shape: newShape,
				get catchall() {
					return b._zod.def.catchall;
				},
				checks: b._zod.def.checks ?? []
			}));
		}
		function partial(Class, schema, mask, name = "partial") {
			let checks = schema._zod.def.checks;
			if (checks && checks.length > 0) throw Error(`.${name}() cannot be used on object schemas containing refinements`);
			let selected = mask ? new Set(maskedKeys(schema, mask)) : void 0, newShape = {};
			return mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), Class && ((value, key) => selected && !selected.has(key) ? value : new Class({
				type: "optional",
				innerType: value
			}))), clone(schema, mergeDefs(schema._zod.def, {
				shape: newShape,
				checks: []
			}));
		}
		function required(Class, schema, mask) {
			let selected = mask ? new Set(maskedKeys(schema, mask)) : void 0, newShape = {};
			return mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)), (value, key) => selected && !selected.has(key) ? value : new Class({
				type: "nonoptional",
				innerType: value
			})), clone(schema, mergeDefs(schema._zod.def, { shape: newShape }));
		}
		function aborted(x, startIndex = 0) {
			if (x.aborted === !0) return !0;
			for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== !0) return !0;
			return !1;
		}
		function explicitlyAborted(x, startIndex = 0) {
			if (x.aborted === !0) return !0;
			for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === !1) return !0;
			return !1;
		}
		function prefixIssues(path, issues) {
			return issues.map((iss) => {
				var _a;
				return (_a = iss).path ?? (_a.path = []), iss.path.unshift(path), iss;
			});
		}
		function unwrapMessage(message) {
			return typeof message == "string" ? message : message?.message;
		}
		function sizeCaps(defChecks) {
			let caps = [];
			for (let ch of defChecks ?? []) {
				let d = ch._zod.def;
				if (!/_(length|size)$|_equals$/.test(d.check)) break;
				let max = d.maximum ?? d.length ?? d.size;
				max >= 0 && caps.push([max, ch]);
			}
			return caps;
		}
		function attachSchema(issues, start, inst) {
			var _a;
			for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
		}
		function finalizeIssue(iss, ctx, config) {
			var _a;
			let traits = iss.inst?._zod?.traits;
			traits?.has("$ZodType") && (traits.has("$ZodCheck") ? (_a = iss).schema ?? (_a.schema = iss.inst) : iss.schema = iss.inst);
			let schemaError = iss.schema === iss.inst ? void 0 : iss.schema?._zod.def?.error, message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input", full = {};
			for (let k of Object.keys(iss)) k !== "inst" && k !== "schema" && k !== "continue" && k !== "input" && k !== "__proto__" && (full[k] = iss[k]);
			return full.path ??= [], full.message = message, ctx?.reportInput && (full.input = iss.input), full;
		}
		let highSurrogate = /[\uD800-\uDBFF]/;
		function codePointLength(str) {
			let units = str.length;
			if (!highSurrogate.test(str)) return units;
			let count = units;
			for (let i = 0; i < units - 1; i++) (str.charCodeAt(i) & 64512) == 55296 && (str.charCodeAt(i + 1) & 64512) == 56320 && (count--, i++);
			return count;
		}
		function getLengthableOrigin(input) {
			return Array.isArray(input) ? "array" : typeof input == "string" ? "string" : "unknown";
		}
		function parsedType(data) {
			let t = typeof data;
			switch (t) {
				case "number": return Number.isNaN(data) ? "nan" : "number";
				case "object": {
					if (data === null) return "null";
					if (Array.isArray(data)) return "array";
					let obj = data;
					if (obj && Object.getPrototypeOf(obj) !== Object.prototype && "constructor" in obj && obj.constructor) return obj.constructor.name;
				}
			}
			return t;
		}
		function issue(...args) {
			let [iss, input, inst] = args;
			return typeof iss == "string" ? {
				message: iss,
				code: "custom",
				input,
				inst
			} : { ...iss };
		}
		function members(proto, table) {
			for (let key in table) {
				let desc = Object.getOwnPropertyDescriptor(table, key);
				desc.get ? Object.defineProperty(proto, key, {
					...desc,
					enumerable: !1
				}) : defineBound(proto, key, desc.value);
			}
		}
		function own(inst, key, value, enumerable = !0) {
			return Object.defineProperty(inst, key, {
				configurable: !0,
				writable: !0,
				enumerable,
				value
			}), value;
		}
		function hide(inst, key, value) {
			return own(inst, key, value, !1);
		}
		function derived(computes, table) {
			for (let key in computes) {
				let compute = computes[key];
				Object.defineProperty(table, key, {
					configurable: !0,
					enumerable: !0,
					get() {
						return own(this, key, compute(this));
					},
					set(value) {
						own(this, key, value);
					}
				});
			}
			return table;
		}
		function defineBound(proto, key, fn) {
			Object.defineProperty(proto, key, {
				configurable: !0,
				get() {
					return this == null ? fn : own(this, key, fn.bind(this));
				},
				set(value) {
					own(this, key, value);
				}
			});
		}
		function claim(inst, sentinel) {
			let proto = Object.getPrototypeOf(inst);
			return sentinel in proto ? void 0 : proto;
		}
		let installing, broke = !1, breaker = {
			configurable: !0,
			get() {
				broke = !0;
			}
		};
		function defineLazyInternal(inst, key, compute) {
			let proto = Object.getPrototypeOf(inst._zod);
			key in proto && installing !== inst._zod ? installing = void 0 : (installing = inst._zod, Object.defineProperty(proto, key, {
				configurable: !0,
				get() {
					Object.defineProperty(this, key, breaker);
					let outer = broke;
					broke = !1;
					try {
						let value = compute(this);
						return broke ? delete this[key] : Object.defineProperty(this, key, {
							configurable: !0,
							writable: !0,
							value
						}), broke ||= outer, value;
					} catch (err) {
						throw delete this[key], broke ||= outer, err;
					}
				},
				set(value) {
					Object.defineProperty(this, key, {
						configurable: !0,
						writable: !0,
						value
					});
				}
			}));
		}
		function installLazyProp(inst, key, make, enumerable) {
			let proto = claim(inst, key);
			proto && Object.defineProperty(proto, key, {
				configurable: !0,
				get() {
					let desc = {
						configurable: !0,
						writable: !0,
						enumerable,
						value: void 0
					};
					return Object.defineProperty(this, key, desc), desc.value = make(this), Object.defineProperty(this, key, desc), desc.value;
				},
				set(value) {
					Object.defineProperty(this, key, {
						configurable: !0,
						writable: !0,
						enumerable,
						value
					});
				}
			});
		}
		function constantCatch(value) {
			let fn = () => value;
			return fn["~constantCatch"] = !0, fn;
		}
	}),
	4343: ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
		__nccwpck_require__.d(__webpack_exports__, {
			FsL: () => pipe,
			Ikc: () => object,
			KCZ: () => union,
			L5J: () => unknown,
			MfU: () => _catch,
			OZ5: () => url,
			PVZ: () => tuple,
			RZV: () => _lazy,
			Rpp: () => email,
			Rvf: () => _default,
			SdS: () => prefault,
			Whr: () => int,
			X$i: () => extend,
			YOg: () => array,
			YPB: () => refine,
			YjP: () => string,
			_H3: () => looseObject,
			aig: () => number,
			chJ: () => _null,
			cl6: () => nullish,
			euz: () => literal,
			g1P: () => record,
			gMt: () => discriminatedUnion,
			k5n: () => _enum,
			lqM: () => optional,
			mee: () => nullable,
			pdi: () => transform,
			rej: () => strictObject,
			uRe: () => uuid,
			zMY: () => boolean,
			zUr: () => ZodMiniStringFormat
		});
		var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8532), _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6985), _core_util_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4723), _core_index_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3759), _parse_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4196);
		let ZodMiniType = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniType", (inst, def) => {
			if (!inst._zod) throw Error("Uninitialized schema in ZodMiniType.");
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.W4.init(inst, def), inst.def = def, inst.type = def.type;
		}, {
			get with() {
				return this.check;
			},
			set with(value) {
				_core_util_js__WEBPACK_IMPORTED_MODULE_2__.qh(this, "with", value);
			},
			parse(data, params) {
				return _parse_js__WEBPACK_IMPORTED_MODULE_3__.qg(this, data, params, { callee: this.parse });
			},
			parseAsync(data, params) {
				return _parse_js__WEBPACK_IMPORTED_MODULE_3__.EJ(this, data, params, { callee: this.parseAsync });
			},
			safeParse(data, params) {
				return _parse_js__WEBPACK_IMPORTED_MODULE_3__.xL(this, data, params);
			},
			safeParseAsync(data, params) {
				return _parse_js__WEBPACK_IMPORTED_MODULE_3__.bp(this, data, params);
			},
			check(...checks) {
				let def = this.def;
				return this.clone({
					...def,
					checks: [...def.checks ?? [], ...checks.map((ch) => typeof ch == "function" ? { _zod: {
						check: ch,
						def: { check: "custom" },
						onattach: []
					} } : ch)]
				}, { parent: !0 });
			},
			clone(_def, params) {
				return _core_util_js__WEBPACK_IMPORTED_MODULE_2__.o8(this, _def, params);
			},
			brand() {
				return this;
			},
			register(reg, meta) {
				return reg.add(this, meta), this;
			},
			apply(fn, ...args) {
				return args.length === 0 ? fn(this) : fn(this, ...args);
			}
		}), ZodMiniString = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniString", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.$v.init(inst, def), ZodMiniType.init(inst, def);
		});
		function string(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.Rl(ZodMiniString, params);
		}
		let ZodMiniStringFormat = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniStringFormat", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.EY.init(inst, def), ZodMiniString.init(inst, def);
		}), ZodMiniEmail = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniEmail", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.qG.init(inst, def), ZodMiniStringFormat.init(inst, def);
		});
		function email(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.Mu(ZodMiniEmail, params);
		}
		let ZodMiniUUID = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniUUID", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.Zn.init(inst, def), ZodMiniStringFormat.init(inst, def);
		});
		function uuid(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.Be(ZodMiniUUID, params);
		}
		let ZodMiniURL = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniURL", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.VY.init(inst, def), ZodMiniStringFormat.init(inst, def);
		});
		function url(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.Fn(ZodMiniURL, params);
		}
		let ZodMiniNumber = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniNumber", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.vz.init(inst, def), ZodMiniType.init(inst, def);
		});
		function number(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.F7(ZodMiniNumber, params);
		}
		let ZodMiniNumberFormat = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniNumberFormat", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.I.init(inst, def), ZodMiniNumber.init(inst, def);
		});
		function int(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.LK(ZodMiniNumberFormat, params);
		}
		let ZodMiniBoolean = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniBoolean", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.sF.init(inst, def), ZodMiniType.init(inst, def);
		});
		function boolean(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_4__._L(ZodMiniBoolean, params);
		}
		let ZodMiniNull = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniNull", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.x8.init(inst, def), ZodMiniType.init(inst, def);
		});
		function _null(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.jw(ZodMiniNull, params);
		}
		let ZodMiniUnknown = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniUnknown", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.GP.init(inst, def), ZodMiniType.init(inst, def);
		});
		function unknown() {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.em(ZodMiniUnknown);
		}
		let ZodMiniNever = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniNever", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.Um.init(inst, def), ZodMiniType.init(inst, def);
		});
		function never(params) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.G8(ZodMiniNever, params);
		}
		let ZodMiniArray = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniArray", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.$p.init(inst, def), ZodMiniType.init(inst, def);
		});
		function array(element, params) {
			return new ZodMiniArray({
				type: "array",
				element,
				..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
			});
		}
		let ZodMiniObject = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniObject", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.L8.init(inst, def), ZodMiniType.init(inst, def), _core_util_js__WEBPACK_IMPORTED_MODULE_2__.X(inst, "shape", (self) => self._zod.def.shape, !1);
		});
		function object(shape, params) {
			let def = {
				type: "object",
				shape: shape ?? {},
				..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
			};
			return new ZodMiniObject(def);
		}
		function strictObject(shape, params) {
			return new ZodMiniObject({
				type: "object",
				shape,
				catchall: never(),
				..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
			});
		}
		function looseObject(shape, params) {
			return new ZodMiniObject({
				type: "object",
				shape,
				catchall: unknown(),
				..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
			});
		}
		function extend(schema, shape) {
			return _core_util_js__WEBPACK_IMPORTED_MODULE_2__.X$(schema, shape);
		}
		let ZodMiniUnion = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniUnion", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.cu.init(inst, def), ZodMiniType.init(inst, def);
		});
		function union(options, params) {
			return new ZodMiniUnion({
				type: "union",
				options,
				..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
			});
		}
		let ZodMiniDiscriminatedUnion = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniDiscriminatedUnion", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.P0.init(inst, def), ZodMiniType.init(inst, def);
		});
		function discriminatedUnion(discriminator, options, params) {
			return new ZodMiniDiscriminatedUnion({
				type: "union",
				options,
				discriminator,
				..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
			});
		}
		let ZodMiniTuple = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniTuple", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.G3.init(inst, def), ZodMiniType.init(inst, def);
		});
		function tuple(items, _paramsOrRest, _params) {
			let hasRest = _paramsOrRest instanceof _core_index_js__WEBPACK_IMPORTED_MODULE_1__.W4, params = hasRest ? _params : _paramsOrRest;
			return new ZodMiniTuple({
				type: "tuple",
				items,
				rest: hasRest ? _paramsOrRest : null,
				..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
			});
		}
		let ZodMiniRecord = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniRecord", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.h.init(inst, def), ZodMiniType.init(inst, def);
		});
		function record(keyType, valueType, params) {
			return !valueType || !valueType._zod ? new ZodMiniRecord({
				type: "record",
				keyType: string(),
				valueType: keyType,
				..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(valueType)
			}) : new ZodMiniRecord({
				type: "record",
				keyType,
				valueType,
				..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
			});
		}
		let ZodMiniEnum = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniEnum", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.VO.init(inst, def), ZodMiniType.init(inst, def), inst.options = [...inst._zod.values];
		});
		function _enum(values, params) {
			let entries = Array.isArray(values) ? Object.fromEntries(values.map((v) => [v, v])) : values;
			return new ZodMiniEnum({
				type: "enum",
				entries,
				..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
			});
		}
		let ZodMiniLiteral = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniLiteral", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.nu.init(inst, def), ZodMiniType.init(inst, def);
		});
		function literal(value, params) {
			return new ZodMiniLiteral({
				type: "literal",
				values: Array.isArray(value) ? value : [value],
				..._core_util_js__WEBPACK_IMPORTED_MODULE_2__.A2(params)
			});
		}
		let ZodMiniTransform = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniTransform", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.Wc.init(inst, def), ZodMiniType.init(inst, def);
		});
		function transform(fn) {
			return new ZodMiniTransform({
				type: "transform",
				transform: fn
			});
		}
		let ZodMiniOptional = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniOptional", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.ig.init(inst, def), ZodMiniType.init(inst, def);
		});
		function optional(innerType) {
			return new ZodMiniOptional({
				type: "optional",
				innerType
			});
		}
		let ZodMiniNullable = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniNullable", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.qc.init(inst, def), ZodMiniType.init(inst, def);
		});
		function nullable(innerType) {
			return new ZodMiniNullable({
				type: "nullable",
				innerType
			});
		}
		function nullish(innerType) {
			return optional(nullable(innerType));
		}
		let ZodMiniDefault = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniDefault", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.rv.init(inst, def), ZodMiniType.init(inst, def);
		});
		function _default(innerType, defaultValue) {
			return new ZodMiniDefault({
				type: "default",
				innerType,
				get defaultValue() {
					return typeof defaultValue == "function" ? defaultValue() : _core_util_js__WEBPACK_IMPORTED_MODULE_2__.yG(defaultValue);
				}
			});
		}
		let ZodMiniPrefault = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniPrefault", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.VF.init(inst, def), ZodMiniType.init(inst, def);
		});
		function prefault(innerType, defaultValue) {
			return new ZodMiniPrefault({
				type: "prefault",
				innerType,
				get defaultValue() {
					return typeof defaultValue == "function" ? defaultValue() : _core_util_js__WEBPACK_IMPORTED_MODULE_2__.yG(defaultValue);
				}
			});
		}
		let ZodMiniCatch = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniCatch", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.t$.init(inst, def), ZodMiniType.init(inst, def);
		});
		function _catch(innerType, catchValue) {
			return new ZodMiniCatch({
				type: "catch",
				innerType,
				catchValue: typeof catchValue == "function" ? catchValue : _core_util_js__WEBPACK_IMPORTED_MODULE_2__.SS(catchValue)
			});
		}
		let ZodMiniPipe = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniPipe", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__._m.init(inst, def), ZodMiniType.init(inst, def);
		});
		function pipe(in_, out) {
			return new ZodMiniPipe({
				type: "pipe",
				in: in_,
				out
			});
		}
		let ZodMiniLazy = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniLazy", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.kU.init(inst, def), ZodMiniType.init(inst, def);
		});
		function _lazy(getter) {
			return new ZodMiniLazy({
				type: "lazy",
				getter
			});
		}
		let ZodMiniCustom = _core_index_js__WEBPACK_IMPORTED_MODULE_0__.xI("ZodMiniCustom", (inst, def) => {
			_core_index_js__WEBPACK_IMPORTED_MODULE_1__.b0.init(inst, def), ZodMiniType.init(inst, def);
		});
		function refine(fn, _params = {}) {
			return _core_index_js__WEBPACK_IMPORTED_MODULE_4__.fU(ZodMiniCustom, fn, _params);
		}
		_core_index_js__WEBPACK_IMPORTED_MODULE_4__.q0, _core_index_js__WEBPACK_IMPORTED_MODULE_4__.mI;
	})
}, __webpack_module_cache__ = {};
function __nccwpck_require__(moduleId) {
	var cachedModule = __webpack_module_cache__[moduleId];
	if (cachedModule !== void 0) return cachedModule.exports;
	var module = __webpack_module_cache__[moduleId] = { exports: {} }, threw = !0;
	try {
		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__), threw = !1;
	} finally {
		threw && delete __webpack_module_cache__[moduleId];
	}
	return module.exports;
}
__nccwpck_require__.m = __webpack_modules__, __nccwpck_require__ !== void 0 && (__nccwpck_require__.ab = decodeURIComponent(new URL(".", import.meta.url).pathname).slice(+!!import.meta.url.match(/^file:\/\/\/\w:/), -1) + "/"), __nccwpck_require__.d = (exports, definition) => {
	for (var key in definition) __nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key) && Object.defineProperty(exports, key, {
		enumerable: !0,
		get: definition[key]
	});
}, __nccwpck_require__.f = {}, __nccwpck_require__.e = (chunkId) => Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => (__nccwpck_require__.f[key](chunkId, promises), promises), [])), __nccwpck_require__.u = (chunkId) => "" + chunkId + ".index.js", __nccwpck_require__.o = (obj, prop) => Object.prototype.hasOwnProperty.call(obj, prop), __nccwpck_require__.r = (exports) => {
	typeof Symbol < "u" && Symbol.toStringTag && Object.defineProperty(exports, Symbol.toStringTag, { value: "Module" }), Object.defineProperty(exports, "__esModule", { value: !0 });
}, (() => {
	var installedChunks = { 792: 0 }, installChunk = (data) => {
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
var __webpack_exports__ = {};
__nccwpck_require__.d(__webpack_exports__, {
	p: () => readOutline,
	i: () => startService
});
var external_node_fs_ = __nccwpck_require__(3024), dist = __nccwpck_require__(8815), service_bundle_schemas = __nccwpck_require__(4343), external_node_path_ = __nccwpck_require__(6760);
function variable(env, name) {
	return env[name] === "" ? void 0 : env[name];
}
var errors = __nccwpck_require__(8071);
function parseYaml(text) {
	let lines = new dist.HN(), document = (0, dist.Tp)(text, {
		lineCounter: lines,
		prettyErrors: !1,
		uniqueKeys: !1
	}), placeAt = (offset) => {
		let { line, col } = lines.linePos(offset);
		return {
			line,
			column: col
		};
	};
	return {
		document,
		mistakes: [...document.errors, ...document.warnings].map(({ pos, code, message }) => ({
			...placeAt(pos[0]),
			code,
			message
		})),
		placeOf: (node) => placeAt((0, dist.Ll)(node) && node.range?.[0] || 0)
	};
}
const silentLog = {
	debug() {},
	info() {},
	notice() {},
	warning() {},
	error() {},
	mask() {}
}, lineEnd = /\r\n|[\n\r\v\f\u0085\u2028\u2029]/u;
function safeLines(text) {
	return text.split(lineEnd).map(safeLine);
}
function oneLine(text) {
	return safeLines(text).join(" ");
}
const neverSkipped = "\\p{Lu}\\p{Ll}\\p{Lt}\\p{N}", skippable = `[^\\x20-\\x7e${neverSkipped}]*`, buildBracketMarker = () => RegExp(`#(?=${skippable}#(?:${skippable}[A-Za-z])*${skippable}\\[)`, "gu"), buildColonMarker = () => RegExp(`^([^\\x21-\\x7e${neverSkipped}]*:)(?=${skippable}:)`, "u"), visibleAscii = /^[\x20-\x7e]*$/, asciiBracketMarker = /#(?=#[A-Za-z]*\[)/g, asciiColonMarker = /^( *:)(?=:)/;
function safeLine(line) {
	if (visibleAscii.test(line)) return line.replace(asciiBracketMarker, "# ").replace(asciiColonMarker, "$1 ");
	let visible = visibleText(line), unbracketed = hasTwice(visible, "#") ? visible.replace(buildBracketMarker(), "# ") : visible;
	return hasTwice(unbracketed, ":") ? unbracketed.replace(buildColonMarker(), "$1 ") : unbracketed;
}
function hasTwice(line, character) {
	return line.indexOf(character) !== line.lastIndexOf(character);
}
const escapeSequence = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/gu, commonText = /^[\x00-\x7f\u00a1-\u00ac\u00ae-\u034e\u0370-\u05ff\u2010-\u2027\u2030-\u205e\u2070-\u3163\u3165-\ud7ff]*$/, invisibleAscii = /[\x00-\x08\x0b-\x1f\x7f]/gu, buildInvisible = () => /(?![\t\n])[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;
function visibleText(text) {
	let bare = text.replace(escapeSequence, "");
	return bare.replace(commonText.test(bare) ? invisibleAscii : buildInvisible(), "");
}
function toConfigError(mistakes) {
	let ordered = [...Map.groupBy(mistakes, ({ source }) => source).values()].flatMap((ofFile) => ofFile.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))), lines = [...new Set(ordered.map(({ text }) => oneLine(text)))], hiddenCount = lines.length - 20, shownLines = hiddenCount > 0 ? [...lines.slice(0, 20), `\u2026 and ${hiddenCount} more.`] : lines, { source, line, column, cause } = ordered[0] ?? {};
	return new errors.xL("config_invalid", shownLines.join("\n"), {
		source,
		line,
		column,
		cause
	});
}
const genericMessage = "Invalid input";
function explainAll(issues, root) {
	let comesFirst = ({ code }) => code === "unrecognized_keys" || code === "custom";
	return [...issues.filter(comesFirst), ...issues.filter((issue) => !comesFirst(issue))].flatMap((issue) => explain(issue, root));
}
function explain(issue, root) {
	let { path, message } = issue;
	return issue.code === "unrecognized_keys" ? issue.keys.map((name) => ({
		path: [...path, name],
		problem: "is not known here"
	})) : getValue(root, path) === void 0 ? [{
		path,
		problem: message.startsWith("is missing: ") ? message : "is missing"
	}] : issue.code === "invalid_union" ? explainUnion(issue, root) : [{
		path,
		problem: message === genericMessage ? describeProblem(issue) : message
	}];
}
function describeProblem(issue) {
	if (issue.code === "invalid_type") return `must be of type ${issue.expected}`;
	if (issue.code === "invalid_value") return `must be ${issue.values.map((value) => JSON.stringify(value)).join(" or ")}`;
	if (issue.code === "invalid_format") return `must be a valid ${issue.format}`;
	if (issue.code !== "too_small" && issue.code !== "too_big") return "is invalid";
	let unit = issue.origin === "string" ? " characters" : issue.origin === "array" ? " elements" : "", bound = issue.code === "too_small" ? `at least ${String(issue.minimum)}` : `at most ${String(issue.maximum)}`;
	return unit === "" ? `must be ${bound}` : `must have ${bound}${unit}`;
}
function explainUnion(issue, root) {
	let forms = issue.errors.map((issues) => issues.map((inner) => ({
		...inner,
		path: [...issue.path, ...inner.path]
	}))), depth = issue.path.length, hasOtherType = ({ code, path }) => code === "invalid_type" && path.length === depth, isBelowKey = ({ path }) => path.length > depth && getValue(root, path.slice(0, depth + 1)) !== void 0, sameTypeForms = forms.filter((issues) => !issues.some(hasOtherType)), likelyForm = sameTypeForms.length === 1 ? sameTypeForms[0] : forms.find((issues) => issues.every(isBelowKey));
	return likelyForm === void 0 ? [{
		path: issue.path,
		problem: `has none of the allowed forms${describeKeys(issue, root)}`
	}] : explainAll(likelyForm, root);
}
function describeKeys({ path }, root) {
	let value = getValue(root, path);
	return typeof value != "object" || !value ? "" : ` (it has ${Object.keys(value).map((name) => JSON.stringify(name)).join(", ")})`;
}
function getValue(root, path) {
	return path.reduce((value, part) => typeof value == "object" && value ? Reflect.get(value, part) : void 0, root);
}
function readYamlFile(file, { readText = readBounded, ...options }) {
	let text;
	try {
		text = readText(file);
	} catch (cause) {
		return { mistakes: [{
			text: (0, errors.Uc)(Error(`Can't read "${file}".`, { cause })),
			source: file,
			cause
		}] };
	}
	let { document, mistakes, placeOf } = parseYaml(text), { pairsByMap, repeated } = indexKeys(document), problems = [...mistakes, ...repeated.map((key) => ({
		...placeOf(key),
		message: "Map keys must be unique"
	}))];
	if (problems.length > 0) return { mistakes: problems.map(({ line, column, message }) => ({
		text: `${file}:${line}:${column}: ${message}`,
		source: file,
		line,
		column
	})) };
	let value;
	try {
		value = document.toJS({ maxAliasCount: 100 }) ?? {};
	} catch (cause) {
		return { mistakes: [{
			text: `${file}:1: ${(0, errors.Uc)(cause)}`,
			source: file,
			line: 1,
			cause
		}] };
	}
	return readValue(value, options, (path, problem) => {
		let node = findNearestNode(document.contents, path, pairsByMap), line = node === null ? void 0 : placeOf(node).line;
		return {
			text: `${line === void 0 ? file : `${file}:${line}`}: ${describe(path, problem)}`,
			source: file,
			line
		};
	});
}
const maxFileBytes = 4194304;
function readBounded(file) {
	let handle = (0, external_node_fs_.openSync)(file, "r");
	try {
		let bytes = Buffer.alloc(4194305), size = 0;
		for (let count = -1; count !== 0 && size < bytes.length; size += count) count = (0, external_node_fs_.readSync)(handle, bytes, size, bytes.length - size, null);
		if (size > maxFileBytes) throw Error(`it has more than ${maxFileBytes} bytes`);
		return bytes.toString("utf8", 0, size);
	} finally {
		(0, external_node_fs_.closeSync)(handle);
	}
}
function readObject(value, options) {
	return readValue(value, options, (path, problem) => ({ text: `Configuration: ${describe(path, problem)}` }));
}
function readValue(input, { schema, env }, mistakeAt) {
	let { value, unsetVariables } = env === void 0 ? {
		value: input,
		unsetVariables: []
	} : substitute(input, env), mistakes = unsetVariables.map(({ path, name }) => mistakeAt(path, `names the environment variable "${name}", which is not set`)), result = schema.safeParse(value, { error: () => genericMessage });
	if (result.success) return {
		value: result.data,
		mistakes,
		mistakeAt
	};
	let unsetPaths = new Set(unsetVariables.map(({ path }) => JSON.stringify(path))), issues = explainAll(result.error.issues, value).filter(({ path }) => !unsetPaths.has(JSON.stringify(path)));
	return { mistakes: [...mistakes, ...issues.map(({ path, problem }) => mistakeAt(path, problem))] };
}
function describe(path, problem) {
	let name = path.map((part, index) => typeof part == "number" ? `[${part}]` : `${index === 0 ? "" : "."}${String(part)}`).join("");
	return `${path.length === 0 ? "the top level" : `key "${name}"`} ${problem}.`;
}
function indexKeys(document) {
	let pairsByMap = new Map(), repeated = [];
	return (0, dist.YR)(document, { Map(_, mapping) {
		let pairs = new Map();
		for (let pair of mapping.items) {
			if (!(0, dist.jn)(pair.key)) continue;
			let name = String(pair.key.value);
			pairs.has(name) && name !== "<<" && repeated.push(pair.key), pairs.set(name, pair);
		}
		pairsByMap.set(mapping, pairs);
	} }), {
		pairsByMap,
		repeated
	};
}
function findNearestNode(root, path, pairsByMap) {
	let node = root, nearest = root;
	for (let part of path) {
		let pair = (0, dist.jh)(node) ? pairsByMap.get(node)?.get(String(part)) : void 0;
		node = (0, dist.oP)(node) ? node.items[Number(part)] : pair?.value, nearest = [pair?.key, node].find(dist.Ll) ?? nearest;
	}
	return nearest;
}
function substitute(value, env) {
	let unsetVariables = [], replace = (part, path) => typeof part == "string" ? part.replace(/\$\{(\w+)\}/g, (placeholder, name) => {
		let setting = env[name];
		return setting === void 0 && unsetVariables.push({
			path,
			name
		}), setting ?? placeholder;
	}) : Array.isArray(part) ? part.map((item, index) => replace(item, [...path, index])) : typeof part != "object" || !part ? part : Object.fromEntries(Object.entries(part).filter(([name, item]) => !isUnsetApiKey([...path, name], item, env)).map(([name, item]) => [name, name === "playbook" && typeof item == "object" ? item : replace(item, [...path, name])]));
	return {
		value: replace(value, []),
		unsetVariables
	};
}
function isUnsetApiKey(path, item, env) {
	return path.at(-2) !== "model_access" || path.at(-1) !== "api_key" || typeof item != "string" ? !1 : item.matchAll(/\$\{(\w+)\}/g).some(([, name = ""]) => variable(env, name) === void 0);
}
const anything = service_bundle_schemas.lqM(service_bundle_schemas.L5J()), agentOutline = service_bundle_schemas.Ikc({
	sandbox: anything,
	model_access: anything
}), runsOutline = service_bundle_schemas.Ikc({
	playbook: anything,
	acp: service_bundle_schemas.lqM(service_bundle_schemas.mee(agentOutline))
}), configOutline = service_bundle_schemas.Ikc({ interns: service_bundle_schemas.Rvf(service_bundle_schemas.YOg(service_bundle_schemas.Ikc({
	name: anything,
	runs: service_bundle_schemas.lqM(runsOutline)
})), []) });
function readOutline(text, env) {
	let config = (0, errors.y0)(() => (0, dist.qg)(text, {
		logLevel: "silent",
		uniqueKeys: !1
	})), { interns = [] } = configOutline.safeParse(substitute(config, env).value).data ?? {}, agents = interns.flatMap(({ name, runs }) => runs?.acp === void 0 ? [] : [{
		...runs.acp,
		name: String(name)
	}]), unsandboxed = agents.filter(({ sandbox, model_access }) => sandbox === void 0 && model_access === void 0);
	return {
		playbooks: interns.flatMap(({ runs }) => typeof runs?.playbook == "string" ? [runs.playbook] : []),
		withoutSandbox: unsandboxed.map(({ name }) => name),
		unconfined: agents.filter(({ sandbox }) => sandbox === "none").map(({ name }) => name)
	};
}
var external_node_crypto_ = __nccwpck_require__(7598);
function isLoopback(hostname) {
	return /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\]|::1)$/i.test(hostname);
}
function isSafeUrl({ protocol, hostname }) {
	return protocol === "https:" || protocol === "http:" && isLoopback(hostname);
}
var wording = __nccwpck_require__(6559);
function describeUse(use) {
	let { provider, requests, errors, refused, total_tokens, estimated, cost, exchanges } = use;
	return `${provider}: ${[
		(0, wording.hS)(requests, "request"),
		(0, wording.hS)(errors, "error"),
		...refused === 0 ? [] : [`${refused} refused by the broker`],
		`${(0, wording.hS)(total_tokens, "token")}${describeEstimate(estimated)}`,
		...cost === null ? [] : [`USD ${cost.toFixed(4)}`],
		(0, wording.hS)(exchanges, "token exchange"),
		...listCaps(use)
	].join(", ")}`;
}
function describeEstimate(requests) {
	return requests === 0 ? "" : ` (estimated for ${(0, wording.hS)(requests, "request")})`;
}
function listCaps({ cap, over_tokens = 0, over_cost = 0 }) {
	return [
		...cap === null ? [] : [`a cap was reached: ${cap}`],
		...over_tokens === 0 ? [] : [`the cap on tokens was exceeded by ${over_tokens}`],
		...over_cost === 0 ? [] : [`the cap on cost was exceeded by USD ${over_cost.toFixed(4)}`]
	];
}
var lib_secret = __nccwpck_require__(6385);
class JOSEError extends Error {
	static code = "ERR_JOSE_GENERIC";
	code = "ERR_JOSE_GENERIC";
	constructor(message, options) {
		super(message, options), this.name = this.constructor.name, Error.captureStackTrace?.(this, this.constructor);
	}
}
class JWTClaimValidationFailed extends JOSEError {
	static code = "ERR_JWT_CLAIM_VALIDATION_FAILED";
	code = "ERR_JWT_CLAIM_VALIDATION_FAILED";
	claim;
	reason;
	payload;
	constructor(message, payload, claim = "unspecified", reason = "unspecified") {
		super(message, { cause: {
			claim,
			reason,
			payload
		} }), this.claim = claim, this.reason = reason, this.payload = payload;
	}
}
class JWTExpired extends JOSEError {
	static code = "ERR_JWT_EXPIRED";
	code = "ERR_JWT_EXPIRED";
	claim;
	reason;
	payload;
	constructor(message, payload, claim = "unspecified", reason = "unspecified") {
		super(message, { cause: {
			claim,
			reason,
			payload
		} }), this.claim = claim, this.reason = reason, this.payload = payload;
	}
}
class JOSEAlgNotAllowed extends JOSEError {
	static code = "ERR_JOSE_ALG_NOT_ALLOWED";
	code = "ERR_JOSE_ALG_NOT_ALLOWED";
}
class errors_JOSENotSupported extends JOSEError {
	static code = "ERR_JOSE_NOT_SUPPORTED";
	code = "ERR_JOSE_NOT_SUPPORTED";
}
class errors_JWSInvalid extends JOSEError {
	static code = "ERR_JWS_INVALID";
	code = "ERR_JWS_INVALID";
}
class JWTInvalid extends JOSEError {
	static code = "ERR_JWT_INVALID";
	code = "ERR_JWT_INVALID";
}
class JWKSInvalid extends JOSEError {
	static code = "ERR_JWKS_INVALID";
	code = "ERR_JWKS_INVALID";
}
class JWKSNoMatchingKey extends JOSEError {
	static code = "ERR_JWKS_NO_MATCHING_KEY";
	code = "ERR_JWKS_NO_MATCHING_KEY";
	constructor(message = "no applicable key found in the JSON Web Key Set", options) {
		super(message, options);
	}
}
class JWKSMultipleMatchingKeys extends JOSEError {
	[Symbol.asyncIterator] = async function* () {};
	static code = "ERR_JWKS_MULTIPLE_MATCHING_KEYS";
	code = "ERR_JWKS_MULTIPLE_MATCHING_KEYS";
	constructor(message = "multiple matching keys found in the JSON Web Key Set", options) {
		super(message, options);
	}
}
class JWSSignatureVerificationFailed extends JOSEError {
	static code = "ERR_JWS_SIGNATURE_VERIFICATION_FAILED";
	code = "ERR_JWS_SIGNATURE_VERIFICATION_FAILED";
	constructor(message = "signature verification failed", options) {
		super(message, options);
	}
}
const buffer_utils_encoder = new TextEncoder(), decoder = new TextDecoder(), strictDecoder = new TextDecoder("utf-8", { fatal: !0 });
function concat(...buffers) {
	let size = buffers.reduce((acc, { length }) => acc + length, 0), buf = new Uint8Array(size), i = 0;
	for (let buffer of buffers) buf.set(buffer, i), i += buffer.length;
	return buf;
}
const NON_ASCII = /[^\x00-\x7f]/;
function encode(string) {
	if (typeof string == "string" && string.length >= 128) {
		if (NON_ASCII.test(string)) throw TypeError("non-ASCII string encountered in encode()");
		return buffer_utils_encoder.encode(string);
	}
	let bytes = new Uint8Array(string.length);
	for (let i = 0; i < string.length; i++) {
		let code = string.charCodeAt(i);
		if (code > 127) throw TypeError("non-ASCII string encountered in encode()");
		bytes[i] = code;
	}
	return bytes;
}
function encodeBase64(input, url = !1) {
	if (Uint8Array.prototype.toBase64) return input.toBase64({
		alphabet: url ? "base64url" : "base64",
		omitPadding: url
	});
	let CHUNK_SIZE = 32768, arr = [];
	for (let i = 0; i < input.length; i += CHUNK_SIZE) arr.push(String.fromCharCode.apply(null, input.subarray(i, i + CHUNK_SIZE)));
	let encoded = btoa(arr.join(""));
	return url ? encoded.replace(/=/g, "").replace(/\+/g, "-").replace(/\//g, "_") : encoded;
}
function decodeBase64(encoded, url = !1) {
	if (Uint8Array.fromBase64) return Uint8Array.fromBase64(encoded, { alphabet: url ? "base64url" : "base64" });
	if (url) {
		if (encoded.includes("+") || encoded.includes("/")) throw TypeError("Invalid base64url");
		encoded = encoded.replace(/-/g, "+").replace(/_/g, "/");
	}
	let binary = atob(encoded), bytes = new Uint8Array(binary.length);
	for (let i = 0; i < binary.length; i++) bytes[i] = binary.charCodeAt(i);
	return bytes;
}
function decode(input) {
	try {
		return decodeBase64(typeof input == "string" ? input : decoder.decode(input), !0);
	} catch (cause) {
		throw TypeError("The input to be decoded is not correctly encoded.", { cause });
	}
}
function base64url_encode(input) {
	return encodeBase64(typeof input == "string" ? buffer_utils_encoder.encode(input) : input, !0);
}
function validate_isObject(input) {
	if (typeof input != "object" || !input || Object.prototype.toString.call(input) !== "[object Object]") return !1;
	let prototype = Object.getPrototypeOf(input);
	return prototype === null || Object.getPrototypeOf(prototype) === null;
}
function isJwkSet(input) {
	return validate_isObject(input) && Array.isArray(input.keys) && Array.from(input.keys).every(validate_isObject);
}
function isDisjoint(...headers) {
	let parameters = new Set();
	for (let header of headers) if (header) for (let parameter of Object.keys(header)) {
		if (parameters.has(parameter)) return !1;
		parameters.add(parameter);
	}
	return !0;
}
function assertNotSet(value, name) {
	if (value !== void 0) throw TypeError(`${name} can only be called once`);
}
function decodeBase64url(value, label, ErrorClass) {
	try {
		return decode(value);
	} catch (cause) {
		throw new ErrorClass(`Failed to base64url decode the ${label}`, { cause });
	}
}
function encodeAsciiMember(value, label, ErrorClass) {
	try {
		return encode(value);
	} catch (cause) {
		throw new ErrorClass(`The ${label} is not a valid base64url string`, { cause });
	}
}
function parseJoseHeader(encodedProtectedHeader, ErrorClass, message) {
	let parsed;
	try {
		parsed = JSON.parse(strictDecoder.decode(decode(encodedProtectedHeader)));
	} catch (cause) {
		throw new ErrorClass(message, { cause });
	}
	if (!validate_isObject(parsed)) throw new ErrorClass(message);
	return parsed;
}
const JWS_RECOGNIZED = {
	__proto__: null,
	b64: !0
};
function validateAlgorithms(option, algorithms) {
	if (algorithms !== void 0 && (!Array.isArray(algorithms) || algorithms.some((s) => typeof s != "string"))) throw TypeError(`"${option}" option must be an array of strings`);
	return algorithms === void 0 ? void 0 : new Set(algorithms);
}
function validateCritDuplicates(Err, protectedHeader) {
	let { crit } = protectedHeader ?? {};
	if (Array.isArray(crit) && new Set(crit).size !== crit.length) throw new Err("\"crit\" (Critical) Header Parameter MUST NOT contain duplicate values");
}
function validateCrit(Err, recognizedDefault, recognizedOption, protectedHeader, joseHeader) {
	if (joseHeader.crit !== void 0 && protectedHeader?.crit === void 0) throw new Err("\"crit\" (Critical) Header Parameter MUST be integrity protected");
	if (!protectedHeader || protectedHeader.crit === void 0) return [];
	if (!Array.isArray(protectedHeader.crit) || protectedHeader.crit.length === 0 || protectedHeader.crit.some((input) => typeof input != "string" || input.length === 0)) throw new Err("\"crit\" (Critical) Header Parameter MUST be an array of non-empty strings when present");
	let recognized = recognizedOption === void 0 ? recognizedDefault : {
		__proto__: null,
		...recognizedOption,
		...recognizedDefault
	};
	for (let parameter of protectedHeader.crit) {
		if (!(parameter in recognized)) throw new errors_JOSENotSupported(`Extension Header Parameter "${parameter}" is not recognized`);
		if (!Object.hasOwn(joseHeader, parameter) || joseHeader[parameter] === void 0) throw new Err(`Extension Header Parameter "${parameter}" is missing`);
		if (recognized[parameter] && (!Object.hasOwn(protectedHeader, parameter) || protectedHeader[parameter] === void 0)) throw new Err(`Extension Header Parameter "${parameter}" MUST be integrity protected`);
	}
	return protectedHeader.crit;
}
function validateB64(protectedHeader, extensions) {
	if (extensions.includes("b64")) {
		let b64 = protectedHeader.b64;
		if (typeof b64 != "boolean") throw new errors_JWSInvalid("The \"b64\" (base64url-encode payload) Header Parameter must be a boolean");
		return b64;
	}
	return !0;
}
function serializeJoseHeader(Err, header) {
	let serialized, parsed;
	try {
		serialized = JSON.stringify(header), parsed = JSON.parse(serialized);
	} catch (cause) {
		throw new Err("JOSE Header is not valid JSON", { cause });
	}
	if (!validate_isObject(parsed)) throw new Err("JOSE Header is not a JSON object");
	return [parsed, serialized];
}
const tag = (key) => key[Symbol.toStringTag], jwkMatchesOp = (entry, key, usage) => {
	let { alg } = entry;
	if (key.use !== void 0) {
		let expected = usage === "sign" || usage === "verify" ? "sig" : "enc";
		if (key.use !== expected) throw TypeError(`Invalid key for this operation, its "use" must be "${expected}" when present`);
	}
	if (key.alg !== void 0 && key.alg !== alg) throw TypeError(`Invalid key for this operation, its "alg" must be "${alg}" when present`);
	if (Array.isArray(key.key_ops)) {
		let expectedKeyOp = usage === "encrypt" || usage === "decrypt" ? entry.ops?.[usage === "encrypt" ? 0 : 1] : usage;
		if (expectedKeyOp && !key.key_ops.includes(expectedKeyOp)) throw TypeError(`Invalid key for this operation, its "key_ops" must include "${expectedKeyOp}" when present`);
	}
};
async function prepareKey(entry, key, usage) {
	let { alg, secret } = entry, requiresPrivateKey = usage === "decrypt" || usage === "sign";
	if (secret && key instanceof Uint8Array) return key;
	let normalized, keyObject;
	if (validate_isObject(key)) {
		if (normalized = normalizeJwk(key), typeof normalized.kty != "string") throw invalidKeyType(alg, key, secret);
		if (!(secret ? normalized.kty === "oct" && typeof normalized.k == "string" : normalized.kty !== "oct" && (requiresPrivateKey ? normalized.kty === "AKP" && typeof normalized.priv == "string" || typeof normalized.d == "string" : normalized.d === void 0 && normalized.priv === void 0))) throw TypeError(secret ? "JSON Web Key for symmetric algorithms must have JWK \"kty\" (Key Type) equal to \"oct\" and the JWK \"k\" (Key Value) present" : `JSON Web Key for this operation must be a ${requiresPrivateKey ? "private" : "public"} JWK`);
		if (jwkMatchesOp(entry, normalized, usage), normalized.kty === "oct") return decode(normalized.k);
		if (!Object.isFrozen(key)) {
			let { key_ops } = key;
			Array.isArray(key_ops) && Object.freeze(key_ops), Object.freeze(key);
		}
	} else {
		if (!isKeyLike(key)) throw invalidKeyType(alg, key, secret);
		let expectedType = secret ? "secret" : requiresPrivateKey ? "private" : "public";
		if (key.type !== expectedType && (secret || [
			"secret",
			"public",
			"private"
		].includes(key.type))) throw TypeError(`${tag(key)} instances must be of type "${expectedType}" for the ${alg} algorithm`);
		if (isCryptoKey(key)) return key;
		if (keyObject = key, keyObject.type === "secret") return keyObject.export();
	}
	cache ||= new WeakMap();
	let cacheKey = key, cached = cache.get(cacheKey);
	if (cached?.[alg]) return cached[alg];
	if (cached || cache.set(cacheKey, cached = {}), keyObject && typeof keyObject.toCryptoKey == "function") {
		let isPublic = keyObject.type === "public", crv = nist[keyObject.asymmetricKeyDetails?.namedCurve], params = entry.resolve?.({
			crv,
			asymmetricKeyType: keyObject.asymmetricKeyType
		}) ?? entry.subtle;
		return cached[alg] = keyObject.toCryptoKey(params, isPublic, entry.usages[+!isPublic]);
	}
	return normalized ??= keyObject.export({ format: "jwk" }), normalized.alg = alg, cached[alg] = await jwkToKey(entry, normalized);
}
let cache;
const nist = {
	__proto__: null,
	prime256v1: "P-256",
	secp384r1: "P-384",
	secp521r1: "P-521"
}, isCryptoKey = (key) => {
	if (key?.[Symbol.toStringTag] === "CryptoKey") return !0;
	try {
		return key instanceof CryptoKey;
	} catch {
		return !1;
	}
}, isKeyObject = (key) => key?.[Symbol.toStringTag] === "KeyObject", isKeyLike = (key) => isCryptoKey(key) || isKeyObject(key);
function message(msg, actual, ...types) {
	if (types.length > 2) {
		let last = types.pop();
		msg += `one of type ${types.join(", ")}, or ${last}.`;
	} else types.length === 2 ? msg += `one of type ${types[0]} or ${types[1]}.` : msg += `of type ${types[0]}.`;
	return actual == null ? msg += ` Received ${actual}` : typeof actual == "function" && actual.name ? msg += ` Received function ${actual.name}` : typeof actual == "object" && actual && actual.constructor?.name && (msg += ` Received an instance of ${actual.constructor.name}`), msg;
}
const invalidKeyInput = (actual, ...types) => message("Key must be ", actual, ...types);
function invalidKeyType(alg, actual, secret) {
	let types = [
		"CryptoKey",
		"KeyObject",
		"JSON Web Key"
	];
	return secret && types.push("Uint8Array"), TypeError(message(`Key for the ${alg} algorithm must be `, actual, ...types));
}
const unusable = (name, prop = "algorithm.name") => TypeError(`CryptoKey does not support this operation, its ${prop} must be ${name}`);
function checkUsage(key, usage) {
	if (usage && !key.usages.includes(usage)) throw TypeError(`CryptoKey does not support this operation, its usages must include ${usage}.`);
}
function checkModulusLength(alg, key) {
	let { modulusLength } = key.algorithm;
	if (typeof modulusLength != "number" || modulusLength < 2048) throw TypeError(`${alg} requires key modulusLength to be 2048 bits or larger`);
}
function checkCryptoKey(key, expected, usage) {
	let algorithm = key.algorithm;
	if (algorithm.name !== expected.name) throw unusable(expected.name);
	if (expected.hash && algorithm.hash?.name !== expected.hash) throw unusable(expected.hash, "algorithm.hash");
	if (expected.namedCurve && algorithm.namedCurve !== expected.namedCurve) throw unusable(expected.namedCurve, "algorithm.namedCurve");
	if (expected.length !== void 0 && algorithm.length !== expected.length) throw unusable(expected.length, "algorithm.length");
	checkUsage(key, usage);
}
function snapshotJwk(jwk) {
	return {
		__proto__: null,
		...jwk
	};
}
function normalizeJwk(jwk) {
	let normalized = snapshotJwk(jwk);
	if (normalized.ext !== void 0 && typeof normalized.ext != "boolean") throw TypeError("\"ext\" (Extractable) Parameter must be a boolean");
	if (normalized.key_ops !== void 0) {
		let value = normalized.key_ops, keyOps = Array.isArray(value) ? [...value] : void 0;
		if (!keyOps || keyOps.some((operation) => typeof operation != "string") || new Set(keyOps).size !== keyOps.length) throw TypeError("\"key_ops\" (Key Operations) Parameter must be an array of unique strings");
		normalized.key_ops = keyOps;
	}
	return normalized;
}
function validateExtractableOption(extractable) {
	if (extractable !== void 0 && typeof extractable != "boolean") throw TypeError("\"extractable\" option must be a boolean");
	return extractable;
}
async function jwkToKey(entry, jwk, extractable) {
	if (!entry.kty.includes(jwk.kty)) throw new errors_JOSENotSupported("Invalid or unsupported JWK \"alg\" (Algorithm) Parameter value");
	let algorithm = entry.resolve?.({
		kty: jwk.kty,
		crv: jwk.crv
	}) ?? entry.subtle, isPrivate = !!(jwk.d || jwk.priv), keyData = {
		...jwk,
		ext: extractable ?? jwk.ext
	};
	return keyData.kty !== "AKP" && delete keyData.alg, delete keyData.use, crypto.subtle.importKey("jwk", keyData, algorithm, keyData.ext ?? !isPrivate, jwk.key_ops ?? entry.usages[+!!isPrivate]);
}
async function rawKey(key, expected, usage, extractable = !1) {
	return key instanceof Uint8Array && (key = await crypto.subtle.importKey("raw", key, expected, extractable, [usage])), checkCryptoKey(key, expected, usage), key;
}
function table(entries) {
	let out = { __proto__: null };
	for (let alg in entries) out[alg] = {
		...entries[alg],
		alg
	};
	return out;
}
const sig = [["verify"], ["sign"]];
function hmac(bits) {
	let subtle = {
		name: "HMAC",
		hash: `SHA-${bits}`
	};
	return {
		kty: ["oct"],
		secret: !0,
		subtle,
		signing: subtle,
		usages: sig
	};
}
function rsa(bits, saltLength) {
	let subtle = {
		name: saltLength ? "RSA-PSS" : "RSASSA-PKCS1-v1_5",
		hash: `SHA-${bits}`
	};
	return {
		kty: ["RSA"],
		subtle,
		signing: saltLength ? {
			...subtle,
			saltLength
		} : subtle,
		usages: sig,
		minRsaBits: 2048
	};
}
function ecdsa(crv, bits) {
	return {
		kty: ["EC"],
		crv,
		subtle: {
			name: "ECDSA",
			namedCurve: crv
		},
		signing: {
			name: "ECDSA",
			hash: `SHA-${bits}`
		},
		usages: sig
	};
}
function eddsa() {
	let subtle = { name: "Ed25519" };
	return {
		kty: ["OKP"],
		crv: "Ed25519",
		subtle,
		signing: subtle,
		usages: sig
	};
}
function mldsa(parameterSet) {
	let subtle = { name: `ML-DSA-${parameterSet}` };
	return {
		kty: ["AKP"],
		subtle,
		signing: subtle,
		usages: sig
	};
}
const JWS = table({
	HS256: hmac(256),
	HS384: hmac(384),
	HS512: hmac(512),
	RS256: rsa(256),
	RS384: rsa(384),
	RS512: rsa(512),
	PS256: rsa(256, 32),
	PS384: rsa(384, 48),
	PS512: rsa(512, 64),
	ES256: ecdsa("P-256", 256),
	ES384: ecdsa("P-384", 384),
	ES512: ecdsa("P-521", 512),
	EdDSA: eddsa(),
	Ed25519: eddsa(),
	"ML-DSA-44": mldsa(44),
	"ML-DSA-65": mldsa(65),
	"ML-DSA-87": mldsa(87)
});
function jwsAlgorithm(alg) {
	let entry = typeof alg == "string" ? JWS[alg] : void 0;
	if (!entry) throw new errors_JOSENotSupported(`alg ${alg} is not supported either by JOSE or your javascript runtime`);
	return entry;
}
const wrap = [["encrypt", "wrapKey"], ["decrypt", "unwrapKey"]], derive = [[], ["deriveBits"]], none = [[], []];
function rsaes(bits) {
	return {
		kty: ["RSA"],
		mode: "key-encryption",
		subtle: {
			name: "RSA-OAEP",
			hash: `SHA-${bits}`
		},
		usages: wrap,
		ops: ["wrapKey", "unwrapKey"]
	};
}
function ecdh(mode) {
	return {
		kty: ["EC", "OKP"],
		mode,
		subtle: { name: "ECDH" },
		resolve: ({ kty, crv, asymmetricKeyType }) => {
			if (crv === "X25519" || asymmetricKeyType === "x25519") return { name: "X25519" };
			if (kty === "OKP") throw new errors_JOSENotSupported("Invalid or unsupported JWK \"alg\" (Algorithm) Parameter value");
			return {
				name: "ECDH",
				namedCurve: crv
			};
		},
		usages: derive,
		ops: [void 0, "deriveBits"]
	};
}
function aeskw(bits, gcm = !1) {
	return {
		kty: ["oct"],
		mode: "key-wrapping",
		secret: !0,
		subtle: {
			name: gcm ? "AES-GCM" : "AES-KW",
			length: bits
		},
		usages: none,
		ops: gcm ? ["encrypt", "decrypt"] : ["wrapKey", "unwrapKey"]
	};
}
function pbes2() {
	return {
		kty: ["oct"],
		mode: "key-wrapping",
		secret: !0,
		subtle: { name: "PBKDF2" },
		usages: none,
		ops: ["deriveBits", "deriveBits"]
	};
}
const JWE = table({
	dir: {
		kty: ["oct"],
		mode: "direct-encryption",
		secret: !0,
		subtle: { name: "AES-GCM" },
		usages: none,
		ops: ["encrypt", "decrypt"]
	},
	"RSA-OAEP": rsaes(1),
	"RSA-OAEP-256": rsaes(256),
	"RSA-OAEP-384": rsaes(384),
	"RSA-OAEP-512": rsaes(512),
	"ECDH-ES": ecdh("direct-key-agreement"),
	"ECDH-ES+A128KW": ecdh("key-agreement-with-key-wrapping"),
	"ECDH-ES+A192KW": ecdh("key-agreement-with-key-wrapping"),
	"ECDH-ES+A256KW": ecdh("key-agreement-with-key-wrapping"),
	A128KW: aeskw(128),
	A192KW: aeskw(192),
	A256KW: aeskw(256),
	A128GCMKW: aeskw(128, !0),
	A192GCMKW: aeskw(192, !0),
	A256GCMKW: aeskw(256, !0),
	"PBES2-HS256+A128KW": pbes2(),
	"PBES2-HS384+A192KW": pbes2(),
	"PBES2-HS512+A256KW": pbes2()
}), contentOps = ["encrypt", "decrypt"];
function contentEncryption(bits, cbc = !1) {
	return {
		kty: ["oct"],
		secret: !0,
		subtle: {
			name: cbc ? "AES-CBC" : "AES-GCM",
			length: bits
		},
		usages: none,
		ops: contentOps,
		cekBits: bits,
		ivBits: cbc ? 128 : 96,
		cbc
	};
}
table({
	A128GCM: contentEncryption(128),
	A192GCM: contentEncryption(192),
	A256GCM: contentEncryption(256),
	"A128CBC-HS256": contentEncryption(256, !0),
	"A192CBC-HS384": contentEncryption(384, !0),
	"A256CBC-HS512": contentEncryption(512, !0)
});
const algArgument = "\"alg\" (Algorithm)";
function unsupportedAlg(source = "JWK \"alg\" (Algorithm) Parameter") {
	throw new errors_JOSENotSupported(`Invalid or unsupported ${source} value`);
}
function keyAlgorithm(alg, source) {
	return (typeof alg == "string" ? JWS[alg] ?? JWE[alg] : void 0) ?? unsupportedAlg(source);
}
function getModulusLengthOption(options) {
	let modulusLength = options?.modulusLength ?? 2048;
	if (typeof modulusLength != "number" || !Number.isInteger(modulusLength) || modulusLength < 2048) throw new errors_JOSENotSupported("Invalid or unsupported modulusLength option provided, 2048 bits or larger keys must be used");
	return modulusLength;
}
async function generateKeyPair(alg, options) {
	let extractable = validateExtractableOption(options?.extractable), entry = keyAlgorithm(alg, algArgument);
	entry.secret && unsupportedAlg(algArgument);
	let algorithm;
	if (entry.resolve) {
		let crv = options?.crv ?? "P-256";
		if (![
			"P-256",
			"P-384",
			"P-521",
			"X25519"
		].includes(crv)) throw new errors_JOSENotSupported("Invalid or unsupported crv option provided, supported values are P-256, P-384, P-521, and X25519");
		algorithm = entry.resolve({ crv });
	} else {
		if (entry.crv !== void 0 && options?.crv !== void 0 && options.crv !== entry.crv) throw new errors_JOSENotSupported(`Invalid or unsupported crv option provided, the only supported value for ${alg} is ${entry.crv}`);
		algorithm = entry.kty[0] === "RSA" ? {
			...entry.subtle,
			publicExponent: Uint8Array.of(1, 0, 1),
			modulusLength: getModulusLengthOption(options)
		} : entry.subtle;
	}
	return crypto.subtle.generateKey(algorithm, extractable ?? !1, [...entry.usages[1], ...entry.usages[0]]);
}
async function exportJWK(key) {
	if (isKeyObject(key)) {
		if (key.type === "secret") key = key.export();
		else return key.export({ format: "jwk" });
	}
	if (key instanceof Uint8Array) return {
		kty: "oct",
		k: base64url_encode(key)
	};
	if (!isCryptoKey(key)) throw TypeError(invalidKeyInput(key, "CryptoKey", "KeyObject", "Uint8Array"));
	if (!key.extractable) throw TypeError("non-extractable CryptoKey cannot be exported as a JWK");
	let jwk = await crypto.subtle.exportKey("jwk", key);
	delete jwk.ext, delete jwk.key_ops, delete jwk.use, jwk.kty !== "AKP" && delete jwk.alg;
	for (let parameter of Object.keys(jwk)) jwk[parameter] === void 0 && delete jwk[parameter];
	return jwk;
}
async function importJWK(jwk, alg, options) {
	if (!validate_isObject(jwk)) throw TypeError("JWK must be an object");
	let normalized = normalizeJwk(jwk), extractable = validateExtractableOption(options?.extractable), { alg: jwkAlg } = normalized;
	if (alg ??= jwkAlg, normalized.kty !== "oct" && !alg) throw TypeError("\"alg\" argument is required when \"jwk.alg\" is not present");
	switch (normalized.kty) {
		case "oct":
			if (typeof normalized.k != "string") throw TypeError("missing \"k\" (Key Value) Parameter value");
			return decode(normalized.k);
		case "AKP":
			if (typeof jwkAlg != "string" || !jwkAlg) throw TypeError("missing \"alg\" (Algorithm) Parameter value");
			if (alg !== jwkAlg) throw TypeError("JWK alg and alg option value mismatch");
			return jwkToKey(keyAlgorithm(alg), normalized, extractable);
		case "RSA":
		case "EC":
		case "OKP": return jwkToKey(keyAlgorithm(alg), normalized, extractable);
		default: throw new errors_JOSENotSupported("Unsupported \"kty\" (Key Type) Parameter value");
	}
}
async function createSignature(input, key, rejectUnencoded) {
	let [payload, protectedHeader, unprotectedHeader, crit] = input, encodedProtectedHeader = "";
	if (protectedHeader !== void 0) {
		let normalized = serializeJoseHeader(errors_JWSInvalid, protectedHeader);
		protectedHeader = normalized[0], encodedProtectedHeader = base64url_encode(normalized[1]);
	}
	if (unprotectedHeader !== void 0 && (unprotectedHeader = serializeJoseHeader(errors_JWSInvalid, unprotectedHeader)[0]), !protectedHeader && !unprotectedHeader) throw new errors_JWSInvalid("either setProtectedHeader or setUnprotectedHeader must be called before #sign()");
	if (!isDisjoint(protectedHeader, unprotectedHeader)) throw new errors_JWSInvalid("JWS Protected and JWS Unprotected Header Parameter names must be disjoint");
	let joseHeader = {
		...protectedHeader,
		...unprotectedHeader
	};
	validateCritDuplicates(errors_JWSInvalid, protectedHeader);
	let b64 = validateB64(protectedHeader, validateCrit(errors_JWSInvalid, JWS_RECOGNIZED, crit, protectedHeader, joseHeader));
	b64 || rejectUnencoded?.();
	let { alg } = joseHeader;
	if (typeof alg != "string" || !alg) throw new errors_JWSInvalid("JWS \"alg\" (Algorithm) Header Parameter missing or invalid");
	let entry = jwsAlgorithm(alg), encodedPayload = "", signingPayload = payload, signingInput;
	if (b64) {
		let encodedPayloadCache = input[4];
		encodedPayloadCache ? (encodedPayload = encodedPayloadCache[0] ??= base64url_encode(payload), signingPayload = encodedPayloadCache[1] ??= encode(encodedPayload)) : (encodedPayload = base64url_encode(payload), signingInput = buffer_utils_encoder.encode(`${encodedProtectedHeader}.${encodedPayload}`));
	}
	signingInput ??= concat(encode(encodedProtectedHeader), encode("."), signingPayload);
	let signingKey = await rawKey(await prepareKey(entry, key, "sign"), entry.subtle, "sign");
	entry.minRsaBits && checkModulusLength(entry.alg, signingKey);
	let jws = {
		signature: base64url_encode(new Uint8Array(await crypto.subtle.sign(entry.signing, signingKey, signingInput))),
		payload: encodedPayload
	};
	return protectedHeader && (jws.protected = encodedProtectedHeader), unprotectedHeader && (jws.header = unprotectedHeader), [jws, b64];
}
async function createCompactSignature(payload, protectedHeader, crit, key, rejectUnencoded) {
	let [jws] = await createSignature([
		payload,
		protectedHeader,
		void 0,
		crit
	], key, rejectUnencoded);
	return `${jws.protected}.${jws.payload}.${jws.signature}`;
}
const epoch = (date) => Math.floor(date.getTime() / 1e3), multipliers = {
	s: 1,
	m: 60,
	h: 3600,
	d: 86400,
	w: 604800,
	y: 31557600
}, REGEX = /^(\+|\-)? ?(\d+|\d+\.\d+) ?(seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)(?: (ago|from now))?$/i, checkFailed = "check_failed";
function invalidDuration() {
	throw TypeError("Invalid time period format");
}
function secs(str) {
	typeof str != "string" && invalidDuration();
	let matched = REGEX.exec(str);
	(!matched || matched[4] && matched[1]) && invalidDuration();
	let value = parseFloat(matched[2]), durationSeconds = Math.round(value * multipliers[matched[3][0].toLowerCase()]);
	return Number.isFinite(durationSeconds) || invalidDuration(), matched[1] === "-" || matched[4] === "ago" ? -durationSeconds : durationSeconds;
}
function validateInput(label, input) {
	if (!Number.isFinite(input)) throw TypeError(`Invalid ${label} input`);
	return input;
}
function validateStringClaim(claim, value) {
	if (typeof value != "string") throw TypeError(`"${claim}" claim must be a string`);
}
function validateAudienceClaim(value) {
	if (typeof value != "string" && (!Array.isArray(value) || Array.from(value).some((member) => typeof member != "string"))) throw TypeError("\"aud\" claim must be a string or an array of strings");
}
function numericDate(value, label) {
	return typeof value == "number" ? validateInput(label, value) : value instanceof Date ? validateInput(label, epoch(value)) : epoch(new Date()) + secs(value);
}
const normalizeTyp = (value) => {
	let normalized = value.toLowerCase();
	return value.includes("/") ? normalized : `application/${normalized}`;
}, checkAudiencePresence = (audPayload, audOption) => typeof audPayload == "string" ? audOption.includes(audPayload) : Array.isArray(audPayload) ? audOption.some((aud) => audPayload.includes(aud)) : !1;
function validateNumericDate(claimsSet, claim, required = !1) {
	let value = claimsSet[claim];
	if (value !== void 0 || required) {
		if (typeof value != "number") throw new JWTClaimValidationFailed(`"${claim}" claim must be a number`, claimsSet, claim, "invalid");
		return value;
	}
}
function unexpectedClaim(claimsSet, claim) {
	throw new JWTClaimValidationFailed(`unexpected "${claim}" claim value`, claimsSet, claim, checkFailed);
}
function validateClaimsSet(protectedHeader, claimsSetBytes, options = {}) {
	let claimsSet;
	try {
		claimsSet = JSON.parse(strictDecoder.decode(claimsSetBytes));
	} catch (cause) {
		throw new JWTInvalid("JWT Claims Set must be a top-level JSON object", { cause });
	}
	if (!validate_isObject(claimsSet)) throw new JWTInvalid("JWT Claims Set must be a top-level JSON object");
	let { typ } = options;
	if (typ !== void 0 && (typeof protectedHeader.typ != "string" || normalizeTyp(protectedHeader.typ) !== normalizeTyp(typ))) throw new JWTClaimValidationFailed("unexpected \"typ\" JWT header value", claimsSet, "typ", checkFailed);
	let { requiredClaims = [], issuer, subject, audience, maxTokenAge } = options, presenceCheck = [...requiredClaims];
	maxTokenAge !== void 0 && presenceCheck.push("iat"), audience !== void 0 && presenceCheck.push("aud"), subject !== void 0 && presenceCheck.push("sub"), issuer !== void 0 && presenceCheck.push("iss");
	for (let claim of new Set(presenceCheck.reverse())) if (!Object.hasOwn(claimsSet, claim)) throw new JWTClaimValidationFailed(`missing required "${claim}" claim`, claimsSet, claim, "missing");
	issuer !== void 0 && !(Array.isArray(issuer) ? issuer : [issuer]).includes(claimsSet.iss) && unexpectedClaim(claimsSet, "iss"), subject !== void 0 && claimsSet.sub !== subject && unexpectedClaim(claimsSet, "sub"), audience !== void 0 && !checkAudiencePresence(claimsSet.aud, typeof audience == "string" ? [audience] : audience) && unexpectedClaim(claimsSet, "aud");
	let { clockTolerance } = options, tolerance = 0;
	if (typeof clockTolerance == "string") tolerance = secs(clockTolerance);
	else if (clockTolerance !== void 0) {
		if (typeof clockTolerance != "number") throw TypeError("Invalid clockTolerance option type");
		tolerance = clockTolerance;
	}
	if (validateInput("clockTolerance option", tolerance), tolerance < 0) throw TypeError("Invalid clockTolerance option input");
	let { currentDate } = options, now = validateInput("currentDate option", epoch(currentDate === void 0 ? new Date() : currentDate)), iat = validateNumericDate(claimsSet, "iat", maxTokenAge !== void 0), nbf = validateNumericDate(claimsSet, "nbf");
	if (nbf !== void 0 && nbf > now + tolerance) throw new JWTClaimValidationFailed("\"nbf\" claim timestamp check failed", claimsSet, "nbf", checkFailed);
	let exp = validateNumericDate(claimsSet, "exp");
	if (exp !== void 0 && exp <= now - tolerance) throw new JWTExpired("\"exp\" claim timestamp check failed", claimsSet, "exp", checkFailed);
	if (maxTokenAge !== void 0) {
		let age = now - iat, max = validateInput("maxTokenAge option", typeof maxTokenAge == "number" ? maxTokenAge : secs(maxTokenAge));
		if (max < 0) throw TypeError("Invalid maxTokenAge option input");
		if (age - tolerance > max) throw new JWTExpired("\"iat\" claim timestamp check failed (too far in the past)", claimsSet, "iat", checkFailed);
		if (age < -tolerance) throw new JWTClaimValidationFailed("\"iat\" claim timestamp check failed (it should be in the past)", claimsSet, "iat", checkFailed);
	}
	return claimsSet;
}
let producerClaimsSets;
function producerClaimsSet(producer) {
	return producerClaimsSets.get(producer);
}
function jwtClaimsSetBytes(producer) {
	let claimsSet = producerClaimsSet(producer);
	for (let claim of [
		"iat",
		"nbf",
		"exp"
	]) {
		let value = claimsSet[claim];
		if (typeof value == "number" && !Number.isFinite(value)) throw TypeError(`"${claim}" claim must be a finite number`);
	}
	return buffer_utils_encoder.encode(JSON.stringify(claimsSet));
}
class JWTClaimsBuilder {
	constructor(claimsSet = {}) {
		if (!validate_isObject(claimsSet)) throw TypeError("JWT Claims Set MUST be an object");
		(producerClaimsSets ||= new WeakMap()).set(this, structuredClone(claimsSet));
	}
	setIssuer(value) {
		return validateStringClaim("iss", value), producerClaimsSet(this).iss = value, this;
	}
	setSubject(value) {
		return validateStringClaim("sub", value), producerClaimsSet(this).sub = value, this;
	}
	setAudience(value) {
		return validateAudienceClaim(value), producerClaimsSet(this).aud = value, this;
	}
	setJti(value) {
		return validateStringClaim("jti", value), producerClaimsSet(this).jti = value, this;
	}
	setNotBefore(value) {
		return producerClaimsSet(this).nbf = numericDate(value, "setNotBefore"), this;
	}
	setExpirationTime(value) {
		return producerClaimsSet(this).exp = numericDate(value, "setExpirationTime"), this;
	}
	setIssuedAt(value) {
		let claimsSet = producerClaimsSet(this);
		return claimsSet.iat = value === void 0 ? epoch(new Date()) : typeof value == "string" ? validateInput("setIssuedAt", epoch(new Date()) + secs(value)) : numericDate(value, "setIssuedAt"), this;
	}
}
const SignJWT_base = JWTClaimsBuilder;
class SignJWT extends SignJWT_base {
	#protectedHeader;
	setProtectedHeader(protectedHeader) {
		return assertNotSet(this.#protectedHeader, "setProtectedHeader"), this.#protectedHeader = protectedHeader, this;
	}
	async sign(key, options) {
		return createCompactSignature(jwtClaimsSetBytes(this), this.#protectedHeader, options?.crit, key, () => {
			throw new JWTInvalid("JWTs MUST NOT use unencoded payload");
		});
	}
}
function prepareVerify(options) {
	return [options && validateAlgorithms("algorithms", options.algorithms), options?.crit];
}
function parseProtectedHeader(encodedProtectedHeader) {
	return encodedProtectedHeader === void 0 ? {} : parseJoseHeader(encodedProtectedHeader, errors_JWSInvalid, "JWS Protected Header is invalid");
}
function encodeCompactUnencodedPayload(payload) {
	try {
		return encode(payload);
	} catch (cause) {
		throw new errors_JWSInvalid("JWS Compact Serialization payload must use only ASCII characters", { cause });
	}
}
async function verifySignature(jws, shared, key, encodeUnencodedPayload, parsedProtected) {
	let { protected: encodedProtectedHeader, header, payload: inputPayload } = jws, protectedHeader = parsedProtected ?? parseProtectedHeader(encodedProtectedHeader);
	if (!isDisjoint(protectedHeader, header)) throw new errors_JWSInvalid("JWS Protected and JWS Unprotected Header Parameter names must be disjoint");
	let joseHeader = {
		...protectedHeader,
		...header
	}, b64 = validateB64(protectedHeader, validateCrit(errors_JWSInvalid, JWS_RECOGNIZED, shared[1], protectedHeader, joseHeader)), { alg } = joseHeader;
	if (typeof alg != "string" || !alg) throw new errors_JWSInvalid("JWS \"alg\" (Algorithm) Header Parameter missing or invalid");
	if (shared[0] && !shared[0].has(alg)) throw new JOSEAlgNotAllowed("\"alg\" (Algorithm) Header Parameter value not allowed");
	if (b64) {
		if (typeof inputPayload != "string") throw new errors_JWSInvalid("JWS Payload must be a string");
	} else if (typeof inputPayload != "string" && !(inputPayload instanceof Uint8Array)) throw new errors_JWSInvalid("JWS Payload must be a string or an Uint8Array instance");
	let signingPayload = b64 || typeof inputPayload != "string" ? inputPayload : encodeUnencodedPayload(inputPayload), resolvedKey = !1;
	typeof key == "function" && (key = await key(protectedHeader, jws), resolvedKey = !0);
	let entry = jwsAlgorithm(alg), signingInput = concat(encodedProtectedHeader === void 0 ? new Uint8Array() : encode(encodedProtectedHeader), encode("."), typeof signingPayload == "string" ? shared[2] ??= encodeAsciiMember(signingPayload, "payload", errors_JWSInvalid) : signingPayload), signature = decodeBase64url(jws.signature, "signature", errors_JWSInvalid), verificationKey = await prepareKey(entry, key, "verify"), cryptoKey = await rawKey(verificationKey, entry.subtle, "verify");
	entry.minRsaBits && checkModulusLength(entry.alg, cryptoKey);
	let verified = !1;
	try {
		verified = await crypto.subtle.verify(entry.signing, cryptoKey, signature, signingInput);
	} catch (cause) {
		throw new JWSSignatureVerificationFailed(void 0, { cause });
	}
	if (!verified) throw new JWSSignatureVerificationFailed();
	let result = { payload: typeof signingPayload == "string" ? decodeBase64url(signingPayload, "payload", errors_JWSInvalid) : signingPayload };
	return encodedProtectedHeader !== void 0 && (result.protectedHeader = protectedHeader), header !== void 0 && (result.unprotectedHeader = header), resolvedKey ? [{
		...result,
		key: verificationKey
	}, b64] : [result, b64];
}
async function verifyCompact(jws, shared, key) {
	if (jws instanceof Uint8Array && (jws = decoder.decode(jws)), typeof jws != "string") throw new errors_JWSInvalid("Compact JWS must be a string or Uint8Array");
	let { 0: protectedHeader, 1: payload, 2: signature, length } = jws.split(".");
	if (length !== 3) throw new errors_JWSInvalid("Invalid Compact JWS");
	return verifySignature({
		payload,
		protected: protectedHeader,
		signature
	}, shared, key, encodeCompactUnencodedPayload);
}
async function jwtVerify(jwt, key, options) {
	let [verified, b64] = await verifyCompact(jwt, prepareVerify(options), key);
	if (!b64) throw new JWTInvalid("JWTs MUST NOT use unencoded payload");
	let payload = validateClaimsSet(verified.protectedHeader, verified.payload, options);
	return {
		...verified,
		payload
	};
}
var api = __nccwpck_require__(3759);
const listLimit = {
	min: 1,
	max: 500
}, maxChatRequestBytes = 1048576, identifierLength = {
	min: 1,
	max: 256
}, subjectTokenLength = {
	min: 1,
	max: 16384
};
var values = __nccwpck_require__(1046);
const tokenExchangeGrantType = "urn:ietf:params:oauth:grant-type:token-exchange", accessTokenType = "urn:ietf:params:oauth:token-type:access_token", inferenceScope = "inference", parameters = {
	federation_policy_id: service_bundle_schemas.YjP().check((0, values.jZ)(1)),
	grant_type: service_bundle_schemas.euz(tokenExchangeGrantType),
	subject_token: service_bundle_schemas.YjP().check((0, values.jZ)(subjectTokenLength.min), (0, values.Tu)(subjectTokenLength.max), api.Fk(/^[\w-]+\.[\w-]+\.[\w-]+$/)),
	subject_token_type: service_bundle_schemas.euz("urn:ietf:params:oauth:token-type:jwt"),
	requested_token_type: service_bundle_schemas.lqM(service_bundle_schemas.euz(accessTokenType)),
	scope: service_bundle_schemas.lqM(service_bundle_schemas.euz(inferenceScope))
};
service_bundle_schemas.rej(parameters);
const receivedTokenExchangeForm = service_bundle_schemas.Ikc(parameters), tokenExchangeResponse = service_bundle_schemas._H3({
	access_token: service_bundle_schemas.YjP().check(api.Fk(/^[\x21-\x7e]+$/)),
	expires_in: service_bundle_schemas.Whr().check(api.NC(), api.Zm(900)),
	issued_token_type: service_bundle_schemas.euz(accessTokenType),
	scope: values.Qq,
	token_type: service_bundle_schemas.YjP().check(api.Fk(/^[Bb][Ee][Aa][Rr][Ee][Rr]$/))
}), algorithm = "ES256", tokenType = "at+jwt", verifiedClaims = service_bundle_schemas.Ikc({
	key_hash: service_bundle_schemas.YjP(),
	exp: service_bundle_schemas.aig()
}), signingKey = service_bundle_schemas._H3({
	kty: service_bundle_schemas.euz("EC"),
	d: service_bundle_schemas.YjP(),
	kid: service_bundle_schemas.YjP()
});
async function generateSigningKey() {
	let { privateKey } = await generateKeyPair(algorithm, { extractable: !0 });
	return JSON.stringify({
		...await exportJWK(privateKey),
		kid: (0, external_node_crypto_.randomUUID)()
	});
}
function createAccessTokens(serializedKey, clock, newId = external_node_crypto_.randomUUID) {
	let { d: secretPart, ...publicJwk } = signingKey.parse(JSON.parse(serializedKey)), privateKey = importJWK({
		...publicJwk,
		d: secretPart
	}, algorithm), publicKey = importJWK(publicJwk, algorithm), nowSeconds = () => Math.floor(clock.now() / 1e3), verifiedTokens = new Map();
	return {
		async issue(claims, lifetimeSeconds) {
			let iat = nowSeconds(), standardClaims = {
				scope: inferenceScope,
				client_id: claims.federation_policy_id,
				aud: claims.iss,
				jti: newId()
			}, token = await new SignJWT({
				...standardClaims,
				...claims,
				iat,
				exp: iat + lifetimeSeconds
			}).setProtectedHeader({
				alg: algorithm,
				typ: tokenType,
				kid: publicJwk.kid
			}).sign(await privateKey);
			return new lib_secret.z(token);
		},
		async findKeyHash(token) {
			let tokenDigest = access_tokens_digest(token), cached = verifiedTokens.get(tokenDigest);
			if (cached !== void 0 && nowSeconds() < cached.exp) return { keyHash: cached.key_hash };
			try {
				let { payload } = await jwtVerify(token.reveal(), await publicKey, {
					algorithms: [algorithm],
					typ: tokenType,
					currentDate: new Date(clock.now()),
					requiredClaims: ["exp"]
				}), claims = verifiedClaims.parse(payload);
				return verifiedTokens.size >= 1e3 && verifiedTokens.clear(), verifiedTokens.set(tokenDigest, claims), { keyHash: claims.key_hash };
			} catch (error) {
				return error instanceof JWTExpired ? "expired" : void 0;
			}
		},
		jwks: { keys: [{
			...publicJwk,
			alg: algorithm,
			use: "sig"
		}] }
	};
}
function access_tokens_digest(secret) {
	return external_node_crypto_.hash("sha256", secret.reveal(), "base64");
}
const external_node_buffer_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
var json = __nccwpck_require__(6413);
class Refusal extends Error {
	answer;
	constructor(answer) {
		super(answer.decision), this.answer = answer;
	}
}
function readJson(bytes) {
	return (0, external_node_buffer_namespaceObject.isUtf8)(bytes) ? (0, json.qF)(bytes.toString()) : void 0;
}
async function readJsonBody(request, maxBytes, refuseBody) {
	let body = await request.readBody(maxBytes);
	if (body === "too_large") throw new Refusal(refuseBody(413, `The request body exceeds ${maxBytes} bytes.`));
	if (typeof body == "string") throw new Refusal(refuseBody(408, "The request did not arrive in time."));
	let type = request.headers["content-type"] ?? "application/json";
	if (!/^\s*application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i.test(type)) throw new Refusal(refuseBody(400, "The request must be application/json."));
	let json = readJson(body);
	if (json === void 0) throw new Refusal(refuseBody(400, "The request body is not valid JSON."));
	return json;
}
async function readBodyAs(request, schema, maxBytes) {
	let body = await request.readBody(maxBytes);
	return typeof body == "string" ? void 0 : schema.safeParse(readJson(body)).data;
}
const retryReasons = new Set([
	"busy",
	"rate_limited",
	"intern_not_ready",
	"intern_unreachable"
]), challenge = { "www-authenticate": "Bearer" };
function ok(body, decision) {
	return {
		kind: "json",
		status: 200,
		body,
		decision
	};
}
function refuse(status, code, message, details = {}) {
	return toRefusal(status, { error: {
		code,
		message
	} }, String(code), message, details);
}
function refuseChat(status, reason, message, details = {}) {
	return toRefusal(status, { error: {
		code: status,
		message,
		metadata: {
			reason,
			retryable: details.retryable ?? retryReasons.has(reason)
		}
	} }, reason, message, details);
}
function refuseOAuth(status, error, text, details = {}) {
	return toRefusal(status, {
		error,
		error_description: text
	}, error, text, details);
}
function refuseUnknownKey(reason) {
	return refuse(401, 401, "Missing or invalid API key.", {
		reason,
		headers: challenge
	});
}
function refuseClient(reason) {
	return refuseOAuth(401, "invalid_client", "The bearer is not a valid API key.", {
		reason,
		headers: challenge
	});
}
function toRefusal(status, body, decision, message, { reason = message, retryAfterSeconds, headers = {} }) {
	let retryHeaders = retryAfterSeconds === void 0 ? {} : { "retry-after": String(retryAfterSeconds) };
	return {
		kind: "json",
		status,
		headers: {
			...headers,
			...retryHeaders
		},
		body,
		decision,
		reason
	};
}
const lifecycleStatuses = [
	"awaiting_slack_install",
	"queued",
	"provisioning",
	"running",
	"failed",
	"stopped",
	"destroying",
	"destroy_failed"
], approvalModes = ["manual", "self-drive"], limitResets = [
	"daily",
	"weekly",
	"monthly"
], tally = service_bundle_schemas.Ikc({
	total: service_bundle_schemas.aig(),
	daily: service_bundle_schemas.aig(),
	weekly: service_bundle_schemas.aig(),
	monthly: service_bundle_schemas.aig()
}), storedKey = service_bundle_schemas.Ikc({
	hash: service_bundle_schemas.YjP(),
	name: service_bundle_schemas.YjP(),
	label: service_bundle_schemas.YjP(),
	disabled: service_bundle_schemas.zMY(),
	limit: service_bundle_schemas.mee(service_bundle_schemas.aig()),
	limit_reset: service_bundle_schemas.mee(service_bundle_schemas.k5n(limitResets)),
	include_byok_in_limit: service_bundle_schemas.zMY(),
	usage: tally,
	byok: tally,
	periods: service_bundle_schemas.Ikc({
		daily: service_bundle_schemas.YjP(),
		weekly: service_bundle_schemas.YjP(),
		monthly: service_bundle_schemas.YjP()
	}),
	created_at: service_bundle_schemas.YjP(),
	updated_at: service_bundle_schemas.YjP(),
	expires_at: service_bundle_schemas.mee(service_bundle_schemas.YjP()),
	creator_user_id: service_bundle_schemas.mee(service_bundle_schemas.YjP()),
	workspace_id: service_bundle_schemas.YjP()
}), dayMs = 864e5;
function periodsAt(nowMs) {
	let today = Math.floor(nowMs / dayMs);
	if (today === cachedPeriods.day) return cachedPeriods.periods;
	let sinceMonday = (new Date(nowMs).getUTCDay() + 6) % 7, periods = {
		daily: toIsoDay(nowMs),
		weekly: toIsoDay(nowMs - sinceMonday * dayMs),
		monthly: `${toIsoDay(nowMs).slice(0, 7)}-01`
	};
	return cachedPeriods = {
		day: today,
		periods
	}, periods;
}
let cachedPeriods = {
	day: NaN,
	periods: {
		daily: "",
		weekly: "",
		monthly: ""
	}
};
const noUsage = {
	total: 0,
	daily: 0,
	weekly: 0,
	monthly: 0
};
function withCurrentPeriods(key, nowMs) {
	let periods = periodsAt(nowMs), dropEarlier = (sums) => mapTally(sums, (usd, span) => span === "total" || key.periods[span] === periods[span] ? usd : 0);
	return {
		...key,
		periods,
		usage: dropEarlier(key.usage),
		byok: dropEarlier(key.byok)
	};
}
function chargeKey(key, cost, byokCost, nowMs) {
	let current = withCurrentPeriods(key, nowMs), add = (sums, usd) => mapTally(sums, (before) => round(before + usd));
	return {
		...current,
		usage: add(current.usage, cost),
		byok: add(current.byok, byokCost)
	};
}
function updateKey(key, update, nowMs) {
	let current = withCurrentPeriods(key, nowMs), changes = updatedFields.filter((field) => update[field] !== void 0 && update[field] !== current[field]);
	if (changes.length === 0) return current;
	let changed = Object.fromEntries(changes.map((field) => [field, update[field]]));
	return {
		...current,
		...changed,
		updated_at: new Date(nowMs).toISOString()
	};
}
const updatedFields = [
	"name",
	"disabled",
	"limit",
	"limit_reset",
	"include_byok_in_limit"
];
function computeRemainingLimit(key, nowMs) {
	if (key.limit === null) return null;
	let current = withCurrentPeriods(key, nowMs), span = key.limit_reset ?? "total", countedUsage = current.usage[span] + (key.include_byok_in_limit ? current.byok[span] : 0);
	return Math.max(0, round(key.limit - countedUsage));
}
function toKeyRecord(stored, nowMs) {
	let { usage, byok, periods: _, ...key } = withCurrentPeriods(stored, nowMs);
	return {
		...key,
		external_user: null,
		limit_remaining: computeRemainingLimit(stored, nowMs),
		usage: usage.total,
		usage_daily: usage.daily,
		usage_weekly: usage.weekly,
		usage_monthly: usage.monthly,
		byok_usage: byok.total,
		byok_usage_daily: byok.daily,
		byok_usage_weekly: byok.weekly,
		byok_usage_monthly: byok.monthly
	};
}
function mapTally({ total, daily, weekly, monthly }, change) {
	return {
		total: change(total, "total"),
		daily: change(daily, "daily"),
		weekly: change(weekly, "weekly"),
		monthly: change(monthly, "monthly")
	};
}
function round(usd) {
	return Math.round(usd * 0xe8d4a51000) / 0xe8d4a51000;
}
function toIsoDay(atMs) {
	return new Date(atMs).toISOString().slice(0, 10);
}
function createCallers(keys, store, accessTokens, clock) {
	let configuredByHash = new Map(keys.map((key) => [key.hash, key])), hashByDigest = new Map(keys.map(({ hash, secret }) => [access_tokens_digest(secret), hash])), findUsableKey = (hash) => {
		let key = configuredByHash.get(hash), stored = store.findKey(hash);
		return key === void 0 || stored === void 0 || stored.disabled || stored.expires_at !== null && Date.parse(stored.expires_at) <= clock.now() ? void 0 : {
			key,
			stored: withCurrentPeriods(stored, clock.now())
		};
	};
	return {
		findUsableKey,
		async identify(request) {
			if (request.hasAmbiguousBearer) return "more than one Authorization header";
			let bearer = readBearer(request.headers.authorization);
			if (bearer === void 0) return "no bearer";
			let hashBySecret = hashByDigest.get(access_tokens_digest(bearer)), match = hashBySecret === void 0 ? await accessTokens.findKeyHash(bearer) : { keyHash: hashBySecret };
			if (match === "expired") return "access token expired";
			if (match === void 0) return "unknown key";
			let usableKey = findUsableKey(match.keyHash);
			return usableKey === void 0 ? `key "${match.keyHash}" is disabled, expired or gone` : {
				...usableKey,
				via: hashBySecret === void 0 ? "access_token" : "api_key"
			};
		}
	};
}
function readBearer(header) {
	let token = /^bearer +([\w.~+/-]+=*) *$/i.exec(header ?? "")?.[1];
	return token === void 0 ? void 0 : new lib_secret.z(token);
}
async function admit(request, callers) {
	let caller = await callers.identify(request);
	if (typeof caller == "string") throw new Refusal(refuseUnknownKey(caller));
	let { hash, type, programme, creator_active } = caller.key;
	if (type !== "standard") throw new Refusal(refuseUnknownKey(`key "${hash}" is a management key`));
	if (!programme) {
		let code = request.path.endsWith("/chat/completions") ? 404 : "not_found";
		throw new Refusal(refuse(404, code, "Not found.", { reason: "outside the interns programme" }));
	}
	if (!creator_active) throw new Refusal(refuse(403, 403, "The key's creator is no longer a member of the organization. An admin must reassign the key.", { reason: `creator of key "${hash}" is not active` }));
	return caller;
}
function createStarterToken() {
	let secret = new lib_secret.z((0, external_node_crypto_.randomBytes)(32).toString("base64url")), expected = Buffer.from(access_tokens_digest(secret)), matches = (bearer) => bearer !== void 0 && (0, external_node_crypto_.timingSafeEqual)(Buffer.from(access_tokens_digest(bearer)), expected);
	return {
		secret,
		matches
	};
}
function classifySender({ socket, headers }) {
	let { host = "", origin, "sec-fetch-site": site = "none" } = headers;
	return !isLoopback((socket.remoteAddress ?? "").replace(/^::ffff:/, "")) || !isLoopback(host.replace(/:\d+$/, "")) ? "foreign" : origin === void 0 && site === "none" ? "program" : (origin === void 0 || origin === `http://${host}`) && (site === "none" || site === "same-origin") ? "own_page" : "foreign";
}
function mayControl(incoming, { token, isTokenNeeded }) {
	let sender = classifySender(incoming);
	return sender === "foreign" ? !1 : sender === "program" && !isTokenNeeded || token.matches(readBearer(incoming.headers.authorization));
}
var acp_agents = __nccwpck_require__(7627), model_support = __nccwpck_require__(4229);
const rulePattern = /^(\*|[A-Z]{1,20}) +(\/[\x21-\x7e]*)$/, unusablePath = /[?#\\]|\/\.{0,2}(?:\/|$)/;
function readPathRule(line) {
	let [, method, path] = rulePattern.exec(line) ?? [];
	if (method === void 0 || path === void 0 || unusablePath.test(path)) return;
	let parts = path.split(/(\*+)/);
	if (!(parts.length > 17 || /\*{3}/.test(path))) return {
		method,
		path: RegExp(`^${parts.map(toSource).join("")}$`, "s")
	};
}
function toSource(part) {
	return part === "**" ? ".*" : part === "*" ? "[^/]*" : RegExp.escape(part);
}
const forbiddenForInterns = /^(?:\/v1(?:[^\w~/-][^/]*)?)*\/(?:keys|oauth(?:[^\w~/-][^/]*)?\/token)(?![\w~-])/i, providerNames = [
	"interns",
	"openai",
	"anthropic"
];
function toCount(value) {
	return typeof value == "number" && value > 0 && Number.isFinite(value) ? value : 0;
}
const oauth = {
	tokenExchange: "urn:ietf:params:oauth:grant-type:token-exchange",
	jwtBearer: "urn:ietf:params:oauth:grant-type:jwt-bearer",
	jwt: "urn:ietf:params:oauth:token-type:jwt",
	accessToken: "urn:ietf:params:oauth:token-type:access_token"
}, openAiErrors = {
	401: "authentication_error",
	402: "insufficient_quota"
}, openAiWire = {
	variablePrefix: "OPENAI",
	defaultRules: [
		"POST /chat/completions",
		"POST /responses",
		"POST /embeddings",
		"GET /models",
		"GET /models/*"
	],
	forbidden: /^(?:\/v1(?:[^\w~/-][^/]*)?)*\/organization(?![\w~-])/i,
	completePath: (path) => path,
	authorize: (_kind, text) => ["Authorization", `Bearer ${text}`],
	toError: ({ status, code, message }) => ({ error: {
		message,
		type: openAiErrors[status] ?? (status >= 500 ? "server_error" : "invalid_request_error"),
		param: null,
		code
	} }),
	usage: {
		read(usage) {
			let output = toCount(usage.completion_tokens) || toCount(usage.output_tokens);
			return {
				input: toCount(usage.prompt_tokens) || toCount(usage.input_tokens) || Math.max(0, toCount(usage.total_tokens) - output),
				output,
				cost: toCount(usage.cost)
			};
		},
		isSplit: !1
	}
}, defaultSeconds = 3600, openai = {
	name: "openai",
	title: "OpenAI",
	ids: {
		required: ["identity_provider_id", "service_account_id"],
		optional: ["client_id"]
	},
	baseUrl: "https://api.openai.com/v1",
	audience: "https://api.openai.com/v1",
	buildTokenUrl: () => "https://auth.openai.com/oauth/token",
	buildTokenRequest: (ids, subjectToken) => ({
		headers: { "Content-Type": "application/json" },
		body: JSON.stringify({
			grant_type: oauth.tokenExchange,
			subject_token: subjectToken,
			subject_token_type: oauth.jwt,
			...ids
		})
	}),
	maxTokenCharacters: 65536,
	computeLifetime: (stated = defaultSeconds, subjectLeft = defaultSeconds) => Math.min(stated, subjectLeft),
	isSingleUse: !1,
	requestIdHeader: "x-request-id",
	explain: () => ["The mapping of the service account has to match the issuer and the claims exactly.", "The audience has to be the one that the identity provider is registered with."],
	reportsCost: !1,
	wire: openAiWire
}, interns = {
	name: "interns",
	title: "the deployment of interns",
	ids: {
		required: ["federation_policy_id"],
		optional: []
	},
	buildTokenUrl: (baseUrl) => `${baseUrl}/oauth/token`,
	buildTokenRequest: (ids, subjectToken) => ({
		headers: { "Content-Type": "application/x-www-form-urlencoded" },
		body: new URLSearchParams({
			...ids,
			grant_type: oauth.tokenExchange,
			subject_token: subjectToken,
			subject_token_type: oauth.jwt,
			requested_token_type: oauth.accessToken,
			scope: "inference"
		}).toString()
	}),
	maxTokenCharacters: 16384,
	computeLifetime: (statedSeconds) => statedSeconds === void 0 ? void 0 : Math.min(statedSeconds, 900),
	isSingleUse: !1,
	requestIdHeader: "x-request-id",
	explain: () => ["The organization has to trust this issuer, and the policy has to match this subject and audience."],
	reportsCost: !0,
	wire: {
		...openAiWire,
		forbidden: forbiddenForInterns,
		toError: ({ status, code, message, isRepeatable }) => ({ error: {
			code: status,
			message,
			metadata: {
				reason: code,
				retryable: isRepeatable
			}
		} })
	}
}, tokenBeta = "oauth-2025-04-20", anthropicErrors = {
	401: "authentication_error",
	402: "billing_error",
	403: "permission_error",
	413: "request_too_large",
	504: "timeout_error"
}, providers = {
	interns,
	openai,
	anthropic: {
		name: "anthropic",
		title: "Anthropic",
		ids: {
			required: [
				"federation_rule_id",
				"organization_id",
				"service_account_id"
			],
			optional: ["workspace_id"]
		},
		baseUrl: "https://api.anthropic.com",
		audience: "https://api.anthropic.com",
		buildTokenUrl: (baseUrl) => `${baseUrl}/v1/oauth/token`,
		buildTokenRequest: (ids, subjectToken) => ({
			headers: {
				"Content-Type": "application/json",
				"anthropic-beta": `${tokenBeta},oidc-federation-2026-04-01`
			},
			body: JSON.stringify({
				grant_type: oauth.jwtBearer,
				assertion: subjectToken,
				...ids
			})
		}),
		maxTokenCharacters: 16384,
		computeLifetime(statedSeconds, subjectSecondsLeft) {
			return statedSeconds === void 0 || subjectSecondsLeft === void 0 ? statedSeconds : Math.min(statedSeconds, Math.max(60, 2 * subjectSecondsLeft));
		},
		isSingleUse: !0,
		requestIdHeader: "request-id",
		explain(status, ids, isSingleUse) {
			return status === 401 ? [
				"Anthropic answers every refused assertion with the same 401: only the Console shows the reason, on the page of workload identities, in the authentication history. The most likely reasons first:",
				"the federation rule does not match the token;",
				...ids.workspace_id === void 0 ? ["the rule is scoped to several workspaces, and \"workspace_id\" is not given;"] : [],
				`the "jti" of the token was used before${isSingleUse ? ", elsewhere" : ", and its issuer checks that"};`,
				"the lifetime of the token (exp - iat) is above the maximum of its issuer, by default an hour."
			] : [];
		},
		reportsCost: !1,
		wire: {
			variablePrefix: "ANTHROPIC",
			defaultRules: [
				"POST /v1/messages",
				"POST /v1/messages/count_tokens",
				"GET /v1/models",
				"GET /v1/models/*"
			],
			forbidden: /^(?:\/v1(?:[^\w~/-][^/]*)?)*\/(?:organizations|oauth)(?![\w~-])/i,
			unmetered: /\/count_tokens$/,
			completePath: (path) => path.replace(/^(?=\/(?:messages|models)(?:\/|$))/, "/v1"),
			takesKeyHeader: !0,
			forwardedHeaders: new Set(["anthropic-version", "anthropic-dangerous-direct-browser-access"]),
			authorize(kind, text, readHeader) {
				let betas = readHeader("anthropic-beta").split(",").map((beta) => beta.trim()).filter((beta) => beta !== ""), allBetas = kind === "key" || betas.includes(tokenBeta) ? betas : [...betas, tokenBeta], header = allBetas.length === 0 ? [] : ["anthropic-beta", allBetas.join(",")];
				return [...kind === "key" ? ["X-Api-Key", text] : ["Authorization", `Bearer ${text}`], ...header];
			},
			toError: ({ status, message }) => ({
				type: "error",
				error: {
					type: anthropicErrors[status] ?? (status >= 500 ? "api_error" : "invalid_request_error"),
					message
				},
				request_id: null
			}),
			usage: {
				read: (usage) => ({
					input: [
						"input_tokens",
						"cache_creation_input_tokens",
						"cache_read_input_tokens"
					].reduce((sum, field) => sum + toCount(usage[field]), 0),
					output: toCount(usage.output_tokens),
					cost: 0
				}),
				isSplit: !0
			}
		}
	}
}, nonEmptyText = service_bundle_schemas.YjP("must be a text").check(api.m9(1, "must not be empty")), trustedUrl = service_bundle_schemas.YPB(isTrustedUrl, "must be an https URL, or a URL of this machine, without a query"), serviceUrl = service_bundle_schemas.lqM(service_bundle_schemas.YjP("must be a URL").check(trustedUrl)), amount = service_bundle_schemas.lqM(service_bundle_schemas.aig("must be a number").check(api.qm(0, "must be 0 or more"))), count = service_bundle_schemas.lqM(service_bundle_schemas.Whr("must be a whole number").check(api.qm(0, "must be 0 or more"))), optionalText = service_bundle_schemas.lqM(nonEmptyText), accessShape = service_bundle_schemas.rej({
	provider: service_bundle_schemas.k5n(providerNames, `must be ${providerNames.join(", ").replace(/, (?=\w+$)/, " or ")}`),
	federation_policy_id: optionalText,
	identity_provider_id: optionalText,
	service_account_id: optionalText,
	client_id: optionalText,
	federation_rule_id: optionalText,
	organization_id: optionalText,
	workspace_id: optionalText,
	audience: optionalText,
	api_key: service_bundle_schemas.lqM(nonEmptyText.check(api.Fk(/^[\x21-\x7e]+$/, "has characters that a key can't have"))),
	subject_token_file: optionalText,
	single_use: service_bundle_schemas.lqM(service_bundle_schemas.zMY("must be true or false")),
	base_url: serviceUrl,
	token_url: serviceUrl,
	max_requests: count,
	max_tokens: count,
	max_cost: amount,
	allow_paths: service_bundle_schemas.lqM(service_bundle_schemas.YOg(nonEmptyText, "must be a list"))
}, "must be a mapping"), modelAccess = service_bundle_schemas.FsL(accessShape.check(({ value, issues }) => {
	for (let [key, message] of findMistakes(value)) issues.push({
		code: "custom",
		path: [key],
		message,
		input: value
	});
}), service_bundle_schemas.pdi(completeAccess));
function* findMistakes(access) {
	let provider = providers[access.provider], presentKeys = Object.entries(access).flatMap(([key, value]) => value === void 0 ? [] : [key]);
	for (let key of presentKeys.filter((one) => !listIds(provider).includes(one))) {
		let owner = Object.values(providers).findLast((one) => listIds(one).includes(key));
		owner && (yield [key, `belongs to the provider "${owner.name}", not to "${provider.name}"`]);
	}
	let requiredKeys = access.api_key === void 0 ? [...provider.ids.required] : [];
	provider.baseUrl === void 0 && requiredKeys.push("base_url");
	for (let key of requiredKeys.filter((one) => !presentKeys.includes(one))) yield [key, `is missing: the provider "${provider.name}" needs it`];
	access.max_cost !== void 0 && !provider.reportsCost && (yield ["max_cost", `can't be enforced: ${provider.title} does not report costs; use "max_tokens"`]);
	let { forbidden, completePath } = provider.wire;
	for (let rule of access.allow_paths ?? []) {
		let path = rule.replace(/^\S+ +/, "");
		readPathRule(rule) === void 0 ? yield ["allow_paths", "has an invalid rule: write a method and a path, such as \"GET /v1/files\""] : forbidden.test(completePath(path)) && (yield ["allow_paths", `has a rule that names "${path}", which is never forwarded`]);
	}
}
function listIds({ ids }) {
	return [...ids.required, ...ids.optional];
}
function completeAccess(access) {
	let provider = providers[access.provider], baseUrl = (access.base_url ?? provider.baseUrl ?? "").replace(/\/+$/, ""), ids = Object.entries(access).filter(([key, value]) => listIds(provider).includes(key) && value !== void 0);
	return {
		provider,
		baseUrl,
		tokenUrl: access.token_url ?? provider.buildTokenUrl(baseUrl),
		audience: access.audience ?? provider.audience ?? new URL(baseUrl).origin,
		isAudienceDefault: access.audience === void 0,
		ids: Object.fromEntries(ids.map(([key, value]) => [key, String(value)])),
		apiKey: access.api_key === void 0 ? void 0 : new lib_secret.z(access.api_key),
		subjectTokenFile: access.subject_token_file,
		isSingleUse: access.single_use ?? provider.isSingleUse,
		caps: {
			maxRequests: access.max_requests ?? 0,
			maxTokens: access.max_tokens ?? 0,
			maxCost: access.max_cost ?? 0
		},
		allowPaths: access.allow_paths ?? []
	};
}
function isTrustedUrl(value) {
	let url = URL.parse(value);
	return url !== null && `${url.username}${url.password}${url.search}${url.hash}` == "" && isSafeUrl(url);
}
const unitMs = {
	h: 36e5,
	m: 6e4,
	s: 1e3,
	ms: 1
}, pattern = /^(?:(\d+(?:\.\d+)?)h)?(?:(\d+(?:\.\d+)?)m)?(?:(\d+(?:\.\d+)?)s)?(?:(\d+)ms)?$/;
function readDurationMs(value) {
	let ms = typeof value == "number" ? value * unitMs.s : sumUnits(value);
	return ms !== void 0 && ms <= 8784 * unitMs.h && ms >= 0 ? ms : void 0;
}
function durationSchema(problem = "is not a duration: write 90s, 5m, 1h30m or a number of seconds, at most a year", greaterThanMs = -1) {
	let isAccepted = (value) => {
		let ms = readDurationMs(value);
		return ms !== void 0 && ms > greaterThanMs;
	};
	return service_bundle_schemas.KCZ([service_bundle_schemas.YjP(), service_bundle_schemas.aig()]).check(service_bundle_schemas.YPB(isAccepted, problem));
}
function durationMsSchema(...args) {
	return service_bundle_schemas.FsL(durationSchema(...args), service_bundle_schemas.pdi((value) => readDurationMs(value) ?? 0));
}
function sumUnits(text) {
	if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text) * unitMs.s;
	let match = text === "" ? null : pattern.exec(text);
	if (match === null) return;
	let [, ...amounts] = match;
	return Object.values(unitMs).reduce((sum, ms, index) => sum + Number(amounts[index] ?? 0) * ms, 0);
}
function readMomentMs(text) {
	let ms = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : NaN;
	return Number.isNaN(ms) ? void 0 : ms;
}
const agent_settings_text = service_bundle_schemas.YjP().check((0, values.jZ)(1)), secretText = service_bundle_schemas.FsL(service_bundle_schemas.YjP(), service_bundle_schemas.pdi((value) => new lib_secret.z(value))), modelVariable = /(?:^|_)(?:KEY|TOKEN|URL|ENDPOINT|HOST|CONFIG|CREDENTIALS|PROFILE|BEDROCK|VERTEX)(?:_|$)/;
function hasChosenModel({ model, env }) {
	let filledVariables = Object.entries(env).filter(([, value]) => value.reveal() !== "");
	return model !== void 0 || filledVariables.some(([name]) => modelVariable.test(name));
}
const schema = service_bundle_schemas.rej({
	agent: service_bundle_schemas.k5n(acp_agents.QI),
	command: service_bundle_schemas.lqM(service_bundle_schemas.YOg(service_bundle_schemas.YjP()).check((0, values.jZ)(1))),
	env: service_bundle_schemas.Rvf(service_bundle_schemas.g1P(service_bundle_schemas.YjP().check(api.Fk(/^[^=\0]+$/, "is not the name of a variable")), secretText), {}),
	model: service_bundle_schemas.lqM(agent_settings_text),
	model_access: service_bundle_schemas.lqM(modelAccess),
	authenticate: service_bundle_schemas.lqM(agent_settings_text),
	sandbox: service_bundle_schemas.lqM(service_bundle_schemas.k5n(["none", "bubblewrap"])),
	network: service_bundle_schemas.lqM(service_bundle_schemas.k5n([
		"host",
		"none",
		"model"
	])),
	asks: service_bundle_schemas.lqM(service_bundle_schemas.zMY()),
	any_model: service_bundle_schemas.Rvf(service_bundle_schemas.zMY(), !1),
	silence: service_bundle_schemas.Rvf(durationMsSchema("is not a duration: write 90s, 5m, 1h30m or a number of seconds", 0), 12e4)
});
function* checkSettings(settings) {
	let { agent, command, asks, any_model, model_access: access, sandbox, network } = settings;
	agent === "custom" ? command === void 0 && (yield [["command"], "is needed for a custom agent: write its program and arguments as a list"]) : (asks !== void 0 && (yield [["asks"], "is only for custom agents: the profiles of the others say what they do"]), !any_model && access === void 0 && !hasChosenModel(settings) && (yield [["agent"], "has neither a key of a model nor a gateway, so it might send code to a host that nobody chose. Add a key (--agent-env NAME), or say that any model will do: \"any_model: true\" (--any-model)"])), network !== void 0 && network !== "host" && (sandbox ?? (access === void 0 ? "none" : "bubblewrap")) === "none" && (yield [["network"], "needs a sandbox: write \"sandbox: bubblewrap\" as well"]), network === "model" && access === void 0 && (yield [["network"], "opens only the models of \"model_access\", which is missing: add it"]), network === "none" && access !== void 0 && (yield [["network"], "would cut the agent off from its models: delete it, and the agent reaches only these"]), access !== void 0 && (yield* checkAccess(settings, access.provider.name));
}
function* checkAccess({ agent, model, env, any_model }, name) {
	let support = model_support.p[agent], requiredModel = support.modelForm?.[name];
	support.variables[name] === void 0 && (yield [["model_access", "provider"], `is "${name}", which the agent "${agent}" can't be made to use. These pairs work: ${(0, model_support.Y)()}`]), requiredModel !== void 0 && !requiredModel.form.test(model ?? "") && (yield [["model"], `${model === void 0 ? "is missing: the agent needs" : "has to be"} a model of the provider "${name}", written as "${requiredModel.example}"`]), any_model && (yield [["any_model"], "can't be used with \"model_access\", which chooses where its models are"]);
	for (let variable of Object.keys(env).filter((key) => agent_settings_leadsToModel(agent, key))) yield [["env", variable], "leads to a model, or unlocks one, past \"model_access\". Remove one of the two"];
}
function agent_settings_leadsToModel(agent, variable) {
	let { modelVariables } = model_support.p[agent];
	return /^(?:OPENAI|ANTHROPIC|GEMINI|OPENROUTER|AWS|AZURE)_|^GOOGLE_API_KEY$/.test(variable) || acp_agents.jr.has(variable) || modelVariables?.test(variable) === !0;
}
const agentSettings = service_bundle_schemas.FsL(schema.check(({ value, issues }) => {
	for (let [path, message] of checkSettings(value)) issues.push({
		code: "custom",
		path: [...path],
		message,
		input: value,
		continue: !0
	});
}), service_bundle_schemas.pdi((settings) => {
	let sandbox = settings.sandbox ?? (settings.model_access === void 0 ? "none" : "bubblewrap"), isModelOnly = settings.model_access !== void 0 && sandbox !== "none";
	return {
		...settings,
		sandbox,
		network: settings.network ?? (isModelOnly ? "model" : "host")
	};
}));
function readAgentCommand({ command, asks = !1, variables = [], anyModel = !1, modelAccess: access, sandbox }, env) {
	let [program = ""] = command, file = (0, external_node_path_.basename)(program), name = acp_agents.QI.find((agent) => file === agent || file === acp_agents.xD[agent].command[0]) ?? "custom", isNameAlone = command.length === 1 && program === name && name !== "custom", keyNames = access === void 0 ? acp_agents.xD[name].keyVariables : [], passedVariables = [...new Set([...keyNames, ...variables])].filter((variable) => (env[variable] ?? "") !== "");
	return {
		name,
		passedVariables,
		settings: {
			agent: name,
			command: isNameAlone ? void 0 : [...command],
			asks: asks || void 0,
			any_model: anyModel || void 0,
			model_access: access,
			sandbox,
			env: Object.fromEntries(passedVariables.map((variable) => [variable, env[variable] ?? ""]))
		}
	};
}
const provisioningProgress = service_bundle_schemas._H3({
	step_label: values.Qq,
	step_number: values.nd,
	total_steps: values.nd
}), intern = service_bundle_schemas._H3({
	id: values.Qq,
	name: values.Qq,
	description: values.ef,
	instructions: values.ef,
	model: values.ef,
	status: values.Qq,
	last_failure_message: values.ef,
	progress: service_bundle_schemas.mee(provisioningProgress),
	hostname: values.ef,
	workspace_id: values.Qq,
	vault_id: values.ef,
	attached_vault_id: values.ef,
	created_at: values.Qq,
	updated_at: values.Qq
}), internListPage = service_bundle_schemas._H3({
	data: service_bundle_schemas.YOg(intern),
	has_more: values.Jt,
	next_cursor: values.mR
}), chatError = service_bundle_schemas._H3({
	code: values.nd,
	message: values.Qq,
	metadata: service_bundle_schemas.lqM(service_bundle_schemas._H3({
		reason: values.Qq,
		retryable: service_bundle_schemas.lqM(values.Jt)
	}))
}), chatErrorBody = service_bundle_schemas._H3({ error: chatError }), apiErrorBody = service_bundle_schemas._H3({ error: service_bundle_schemas._H3({
	code: service_bundle_schemas.KCZ([values.Qq, values.nd]),
	message: values.Qq
}) }), oauthErrorBody = service_bundle_schemas._H3({
	error: values.Qq,
	error_description: values.mR
}), finishReasons = [
	"stop",
	"tool_calls",
	"error"
], chunkObject = "chat.completion.chunk", doneMarker = "[DONE]", identifier = service_bundle_schemas.YjP().check((0, values.jZ)(identifierLength.min), (0, values.Tu)(identifierLength.max)), toolCallId = service_bundle_schemas.YjP().check((0, values.jZ)(1), (0, values.Tu)(128)), toolCall = service_bundle_schemas._H3({
	index: service_bundle_schemas.lqM(values.nd),
	id: toolCallId,
	type: values.mR,
	function: service_bundle_schemas._H3({
		name: values.Qq,
		arguments: service_bundle_schemas.YjP().check((0, values.Tu)(maxChatRequestBytes))
	})
});
service_bundle_schemas.rej({
	messages: service_bundle_schemas.PVZ([service_bundle_schemas.rej({
		role: service_bundle_schemas.euz("user"),
		content: service_bundle_schemas.YjP().check((0, values.jZ)(1))
	})]),
	stream: service_bundle_schemas.euz(!0),
	approval_mode: service_bundle_schemas.k5n(approvalModes),
	session_id: service_bundle_schemas.lqM(identifier)
});
const echoedToolCall = service_bundle_schemas.rej({
	role: service_bundle_schemas.euz("assistant"),
	content: service_bundle_schemas.chJ(),
	tool_calls: service_bundle_schemas.PVZ([toolCall])
}), answerMessage = service_bundle_schemas.rej({
	role: service_bundle_schemas.euz("tool"),
	tool_call_id: toolCallId,
	content: values.Qq
});
service_bundle_schemas.rej({
	messages: service_bundle_schemas.KCZ([service_bundle_schemas.PVZ([echoedToolCall, answerMessage]), service_bundle_schemas.PVZ([answerMessage])]),
	stream: service_bundle_schemas.euz(!0),
	session_id: identifier
});
const usage = service_bundle_schemas._H3({
	prompt_tokens: service_bundle_schemas.lqM(values.vj),
	completion_tokens: service_bundle_schemas.lqM(values.vj),
	total_tokens: service_bundle_schemas.lqM(values.vj),
	cost: service_bundle_schemas.lqM(service_bundle_schemas.mee(values.vj)),
	prompt_tokens_details: service_bundle_schemas.lqM(service_bundle_schemas.mee(service_bundle_schemas._H3({ cached_tokens: service_bundle_schemas.lqM(values.vj) })))
}), delta = service_bundle_schemas._H3({
	role: values.mR,
	content: service_bundle_schemas.lqM(values.ef),
	reasoning: service_bundle_schemas.lqM(values.ef),
	tool_calls: service_bundle_schemas.lqM(service_bundle_schemas.mee(service_bundle_schemas.YOg(toolCall)))
}), chatChunk = service_bundle_schemas._H3({
	id: values.Qq,
	object: service_bundle_schemas.euz(chunkObject),
	created: values.nd,
	model: values.Qq,
	choices: service_bundle_schemas.YOg(service_bundle_schemas._H3({
		index: values.nd,
		delta,
		finish_reason: service_bundle_schemas.mee(service_bundle_schemas.k5n(finishReasons))
	})),
	session_id: service_bundle_schemas.lqM(service_bundle_schemas.mee(identifier)),
	usage: service_bundle_schemas.lqM(service_bundle_schemas.mee(usage)),
	error: service_bundle_schemas.lqM(chatError)
});
service_bundle_schemas._H3({
	session_id: values.Qq,
	status: values.Qq
});
var interaction = __nccwpck_require__(6518);
const duration = durationSchema(), playbookEndings = [
	"run_ended",
	"timeout",
	"sever",
	"attachment_failed",
	"intern_unreachable"
], repeat = service_bundle_schemas.lqM(service_bundle_schemas.Whr().check(api.qm(1), api.Zm(1e7))), usd = service_bundle_schemas.aig().check(api.qm(0), api.Zm(1e6)), templatePattern = /\{\{(?:prompt|answer|stdout|exit_status|shell_outcome|turn|review_word)\}\}/, field = service_bundle_schemas.rej({
	name: service_bundle_schemas.YjP().check((0, values.jZ)(1)),
	type: service_bundle_schemas.Rvf(service_bundle_schemas.k5n([
		"string",
		"number",
		"integer",
		"boolean"
	]), "string"),
	required: service_bundle_schemas.Rvf(service_bundle_schemas.zMY(), !1),
	options: service_bundle_schemas.lqM(service_bundle_schemas.YOg(service_bundle_schemas.L5J()).check((0, values.jZ)(1)))
}), playbook_count = service_bundle_schemas.lqM(service_bundle_schemas.Whr().check(api.qm(0), api.Zm(1e9))), reportedUsage = service_bundle_schemas.rej({
	...usage.shape,
	prompt_tokens: playbook_count,
	completion_tokens: playbook_count,
	total_tokens: playbook_count,
	cost: service_bundle_schemas.lqM(service_bundle_schemas.mee(usd)),
	prompt_tokens_details: service_bundle_schemas.lqM(service_bundle_schemas.mee(service_bundle_schemas.rej({ cached_tokens: playbook_count })))
}), quietSteps = [
	service_bundle_schemas.rej({
		think: service_bundle_schemas.YjP(),
		repeat,
		every: service_bundle_schemas.lqM(duration)
	}),
	service_bundle_schemas.rej({
		say: service_bundle_schemas.YjP(),
		repeat,
		every: service_bundle_schemas.lqM(duration)
	}),
	service_bundle_schemas.rej({ wait: duration }),
	service_bundle_schemas.rej({
		usage: reportedUsage,
		byok_cost: service_bundle_schemas.lqM(usd)
	})
], meanwhile = service_bundle_schemas.lqM(service_bundle_schemas.YOg(service_bundle_schemas.KCZ(quietSteps))), step = service_bundle_schemas.RZV(() => service_bundle_schemas.KCZ([
	...quietSteps,
	service_bundle_schemas.rej({
		shell: service_bundle_schemas.YjP().check((0, values.jZ)(1), service_bundle_schemas.YPB((text) => !templatePattern.test(text), "must not have {{\u2026}}: use \"$INTERN_PROMPT\", \"$INTERN_ANSWER\"")),
		timeout: service_bundle_schemas.lqM(duration),
		meanwhile
	}),
	service_bundle_schemas.rej({
		permission: service_bundle_schemas.rej({
			operation: service_bundle_schemas.mee(service_bundle_schemas.YjP()),
			options: service_bundle_schemas.lqM(service_bundle_schemas.YOg(service_bundle_schemas.k5n(interaction.rk)).check((0, values.jZ)(1)))
		}),
		allowed: service_bundle_schemas.lqM(service_bundle_schemas.YOg(step)),
		rejected: service_bundle_schemas.lqM(service_bundle_schemas.YOg(step)),
		meanwhile
	}),
	service_bundle_schemas.rej({
		ask: service_bundle_schemas.rej({
			message: service_bundle_schemas.YjP(),
			fields: service_bundle_schemas.YOg(field).check((0, values.jZ)(1))
		}),
		meanwhile
	}),
	service_bundle_schemas.rej({ end: service_bundle_schemas.k5n(playbookEndings) })
])), turn = service_bundle_schemas.rej({
	when: service_bundle_schemas.lqM(service_bundle_schemas.YjP()),
	model: service_bundle_schemas.lqM(service_bundle_schemas.YjP().check((0, values.jZ)(1))),
	steps: service_bundle_schemas.YOg(step)
}), turns = service_bundle_schemas.YOg(turn).check((0, values.jZ)(1)), playbookForms = [service_bundle_schemas.rej({ turns }), service_bundle_schemas.FsL(turns, service_bundle_schemas.pdi((list) => ({ turns: list })))], playbook = service_bundle_schemas.KCZ(playbookForms);
function matchesGlob(pattern, text) {
	let matchesAt = (part, start) => start + part.length <= text.length && part.split("").every((unit, index) => unit === "?" || unit === text[start + index]), [first = "", ...rest] = pattern.split("*"), last = rest.pop();
	if (last === void 0) return first.length === text.length && matchesAt(first, 0);
	if (!matchesAt(first, 0)) return !1;
	let start = first.length;
	for (let part of rest) {
		for (; start + part.length <= text.length && !matchesAt(part, start);) start += 1;
		start += part.length;
	}
	return start + last.length <= text.length && matchesAt(last, text.length - last.length);
}
const identityProviderId = "identity-provider", config_text = service_bundle_schemas.YjP().check((0, values.jZ)(1)), config_optionalText = service_bundle_schemas.lqM(config_text), config_usd = service_bundle_schemas.aig().check(api.qm(0)), config_count = service_bundle_schemas.Whr().check(api.qm(1)), moment = service_bundle_schemas.FsL(service_bundle_schemas.YjP().check(service_bundle_schemas.YPB((value) => readMomentMs(value) !== void 0, "is not an ISO 8601 time")), service_bundle_schemas.pdi((value) => new Date(readMomentMs(value) ?? 0).toISOString())), config_duration = durationMsSchema(), issuer = service_bundle_schemas.rej({
	id: config_optionalText,
	issuer: service_bundle_schemas.OZ5(),
	jwks_url: service_bundle_schemas.Rvf(service_bundle_schemas.mee(service_bundle_schemas.OZ5()), null)
}), policy = service_bundle_schemas.rej({
	id: config_optionalText,
	issuer: config_text,
	subject: config_text,
	audience: config_text,
	claims: service_bundle_schemas.Rvf(service_bundle_schemas.g1P(service_bundle_schemas.YjP(), service_bundle_schemas.L5J()), {}),
	required_scope: service_bundle_schemas.lqM(config_text),
	acts_as: config_optionalText,
	enabled: service_bundle_schemas.Rvf(service_bundle_schemas.zMY(), !0)
}), key = service_bundle_schemas.rej({
	hash: config_optionalText,
	secret: service_bundle_schemas.FsL(service_bundle_schemas.Rvf(config_text, () => (0, external_node_crypto_.randomBytes)(32).toString("base64url")), service_bundle_schemas.pdi((value) => new lib_secret.z(value))),
	type: service_bundle_schemas.Rvf(service_bundle_schemas.k5n(["standard", "management"]), "standard"),
	name: service_bundle_schemas.lqM(service_bundle_schemas.YjP()),
	label: service_bundle_schemas.lqM(service_bundle_schemas.YjP()),
	workspace_id: config_optionalText,
	creator_user_id: service_bundle_schemas.Rvf(service_bundle_schemas.mee(service_bundle_schemas.YjP()), null),
	creator_active: service_bundle_schemas.Rvf(service_bundle_schemas.zMY(), !0),
	programme: service_bundle_schemas.Rvf(service_bundle_schemas.zMY(), !0),
	disabled: service_bundle_schemas.Rvf(service_bundle_schemas.zMY(), !1),
	limit: service_bundle_schemas.Rvf(service_bundle_schemas.mee(config_usd), null),
	limit_reset: service_bundle_schemas.Rvf(service_bundle_schemas.mee(service_bundle_schemas.k5n(limitResets)), null),
	include_byok_in_limit: service_bundle_schemas.Rvf(service_bundle_schemas.zMY(), !1),
	created_at: service_bundle_schemas.lqM(moment),
	updated_at: service_bundle_schemas.lqM(moment),
	expires_at: service_bundle_schemas.Rvf(service_bundle_schemas.mee(moment), null)
}), nullableText = service_bundle_schemas.Rvf(service_bundle_schemas.mee(service_bundle_schemas.YjP()), null), config_intern = service_bundle_schemas.rej({
	id: config_optionalText,
	name: config_text,
	description: nullableText,
	instructions: nullableText,
	model: nullableText,
	status: service_bundle_schemas.Rvf(service_bundle_schemas.k5n(lifecycleStatuses), "running"),
	last_failure_message: nullableText,
	progress: service_bundle_schemas.Rvf(service_bundle_schemas.mee(service_bundle_schemas.rej(provisioningProgress.shape)), null),
	hostname: nullableText,
	workspace_id: config_optionalText,
	vault_id: nullableText,
	attached_vault_id: nullableText,
	created_at: service_bundle_schemas.lqM(moment),
	updated_at: service_bundle_schemas.lqM(moment),
	workdir: service_bundle_schemas.lqM(config_text),
	runs: service_bundle_schemas.lqM(service_bundle_schemas.rej({
		playbook: service_bundle_schemas.lqM(service_bundle_schemas.KCZ([config_text, ...playbookForms])),
		acp: service_bundle_schemas.lqM(agentSettings)
	}).check(service_bundle_schemas.YPB(({ playbook, acp }) => playbook === void 0 != (acp === void 0), "must have either playbook or acp")))
}), limits = service_bundle_schemas.rej({
	interaction_deadline: service_bundle_schemas.Rvf(config_duration, 3e5),
	keepalive: service_bundle_schemas.Rvf(config_duration, 3e4),
	request: service_bundle_schemas.Rvf(config_duration, 3e5),
	route_deadline: service_bundle_schemas.Rvf(config_duration, 3e4),
	replay_bytes: service_bundle_schemas.Rvf(service_bundle_schemas.Whr().check(api.qm(0)), 1048576),
	output_bytes: service_bundle_schemas.Rvf(config_count, 67108864),
	paused_runs: service_bundle_schemas.Rvf(service_bundle_schemas.Whr().check(api.qm(0)), 8),
	turns_per_minute: service_bundle_schemas.Rvf(config_count, 60),
	exchanges_per_minute: service_bundle_schemas.Rvf(service_bundle_schemas.mee(config_count), null),
	key_updates_per_minute: service_bundle_schemas.Rvf(service_bundle_schemas.mee(config_count), null)
}), serviceConfig = service_bundle_schemas.rej({
	base_path: service_bundle_schemas.Rvf(service_bundle_schemas.YjP().check(api.Fk(/^(?:\/[\w.~-]+)+$/, "is not a path such as /api/v1")), "/api/v1"),
	service_name: service_bundle_schemas.Rvf(service_bundle_schemas.YjP().check(api.Fk(/^[\w-]{1,64}$/, "must be letters, digits, _, -")), "service"),
	data: service_bundle_schemas.lqM(config_text),
	issuers: service_bundle_schemas.Rvf(service_bundle_schemas.YOg(issuer), []),
	policies: service_bundle_schemas.Rvf(service_bundle_schemas.YOg(policy), []),
	workspaces: service_bundle_schemas.Rvf(service_bundle_schemas.YOg(service_bundle_schemas.rej({ id: config_text })), []),
	keys: service_bundle_schemas.Rvf(service_bundle_schemas.YOg(key), []),
	interns: service_bundle_schemas.Rvf(service_bundle_schemas.YOg(config_intern), []),
	limits: service_bundle_schemas.SdS(limits, {}),
	regional_hostnames: service_bundle_schemas.Rvf(service_bundle_schemas.YOg(config_text), []),
	clock: service_bundle_schemas.Rvf(service_bundle_schemas.mee(moment), null)
}), defaultWorkspaceId = "10ca1000-0000-4000-8000-000000000001", builtInPlaybook = { turns: [{
	when: "*colour*",
	model: "local/scripted",
	steps: [
		{ think: "A matter of taste." },
		{ ask: {
			message: "Which colour?",
			fields: [{
				name: "answer",
				type: "string",
				required: !0,
				options: ["red", "blue"]
			}]
		} },
		{ say: "You chose \"{{answer}}\".\n" },
		{ usage: {
			prompt_tokens: 10,
			completion_tokens: 5,
			total_tokens: 15,
			cost: .001
		} }
	]
}, {
	model: "local/scripted",
	steps: [
		{ think: "Turn {{turn}} of this session." },
		{ say: "You said: {{prompt}}\nI look where I am.\n" },
		{ shell: "pwd" },
		{ say: "{{shell_outcome}}\n{{stdout}}" },
		{ usage: {
			prompt_tokens: 10,
			completion_tokens: 20,
			total_tokens: 30,
			cost: .001
		} }
	]
}] };
function createBuiltInConfig({ origin, hasIdentityProvider, agent, env }) {
	let policy = {
		id: "local",
		issuer: identityProviderId,
		subject: "repo:local/demo:ref:refs/heads/main",
		audience: origin,
		acts_as: "key_local"
	}, key = {
		workspace_id: defaultWorkspaceId,
		creator_user_id: "user_local"
	};
	return {
		policies: hasIdentityProvider ? [policy] : [],
		workspaces: [{ id: defaultWorkspaceId }],
		keys: [{
			...key,
			hash: "key_local",
			name: "local",
			secret: readKeySecret(env)
		}, {
			...key,
			hash: "key_local_management",
			name: "local management",
			type: "management",
			secret: variable(env, "INTERNS_SERVICE_MANAGEMENT_KEY")
		}],
		interns: [{
			id: "10ca1000-0000-4000-8000-000000000002",
			name: "intern",
			workspace_id: defaultWorkspaceId,
			description: "The intern of the built-in configuration.",
			...agent
		}]
	};
}
function readKeySecret(env) {
	return variable(env, "INTERNS_SERVICE_KEY");
}
function toBuiltInAgent(command, { env, cwd, log }) {
	let { name, passedVariables, settings } = readAgentCommand(command, env), variables = passedVariables.length === 0 ? "none of your variables" : passedVariables.join(", ");
	return log.info(`The agent (${name}) works in ${cwd}, and is given ${variables}.`), {
		workdir: cwd,
		runs: { acp: settings }
	};
}
var lib_crypto = __nccwpck_require__(2962), folders = __nccwpck_require__(2782), resolved_path = __nccwpck_require__(679);
function readDeployment(options) {
	let { cwd, env, hasIdentityProvider, files } = options, file = typeof options.config == "string" ? external_node_path_.resolve(cwd, options.config) : void 0, configFolder = file === void 0 ? cwd : external_node_path_.dirname(file), baseFolder = files?.folder ?? configFolder, readText = files?.readText, readOptions = {
		schema: serviceConfig,
		env,
		readText
	}, result = file === void 0 ? readObject(options.config, readOptions) : readYamlFile(file, readOptions);
	if (result.value === void 0) throw toConfigError(result.mistakes);
	let allMistakes = [...result.mistakes], report = (at, problem) => void allMistakes.push(result.mistakeAt(at, problem)), config = fillIds(result.value, report);
	reportRepeated(config, report), reportWrongReferences(config, hasIdentityProvider, report), reportWrongIssuers(config, report);
	let interns = config.interns.map((configured, index) => {
		let workdir = configured.workdir === void 0 ? void 0 : external_node_path_.resolve(baseFolder, configured.workdir), problem = workdir === void 0 ? void 0 : findWorkdirProblem(workdir, files?.folder);
		problem !== void 0 && report([
			"interns",
			index,
			"workdir"
		], `names "${workdir}", which is ${problem}`);
		let { acp, playbook: source = builtInPlaybook } = configured.runs ?? {};
		if (acp !== void 0) return {
			configured,
			workdir: workdir && (0, resolved_path.Ap)(workdir),
			driver: { acp }
		};
		if (typeof source != "string") return {
			configured,
			workdir,
			driver: { playbook: source }
		};
		let { value, mistakes } = readYamlFile(external_node_path_.resolve(configFolder, source), {
			schema: playbook,
			env: void 0,
			readText
		});
		return allMistakes.push(...mistakes), {
			configured,
			workdir,
			driver: { playbook: value ?? builtInPlaybook }
		};
	});
	if (allMistakes.length > 0) throw toConfigError(allMistakes);
	let dataFolder = config.data === void 0 ? void 0 : external_node_path_.resolve(baseFolder, config.data);
	return {
		config,
		interns,
		dataFolder: options.data === void 0 ? dataFolder : external_node_path_.resolve(cwd, options.data)
	};
}
function findWorkdirProblem(workdir, checkout) {
	return (0, folders.lQ)(workdir) ? checkout !== void 0 && (0, resolved_path.UO)(workdir, checkout) && !(0, resolved_path.UO)((0, resolved_path.Ap)(workdir), (0, resolved_path.Ap)(checkout)) ? "a link that leads out of the checkout" : void 0 : "not a folder";
}
function reportRepeated({ issuers, policies, workspaces, keys, interns }, report) {
	let lists = [
		{
			list: "issuers",
			field: "id",
			values: issuers.map(({ id }) => id)
		},
		{
			list: "policies",
			field: "id",
			values: policies.map(({ id }) => id)
		},
		{
			list: "workspaces",
			field: "id",
			values: workspaces.map(({ id }) => id)
		},
		{
			list: "keys",
			field: "hash",
			values: keys.map(({ hash }) => hash)
		},
		{
			list: "keys",
			field: "secret",
			values: keys.map(({ secret }) => secret.reveal())
		},
		{
			list: "interns",
			field: "id",
			values: interns.map(({ id }) => id)
		}
	];
	for (let { list, field, values } of lists) {
		let seen = new Set();
		for (let [index, value] of values.entries()) seen.has(value) && report([
			list,
			index,
			field
		], "is used twice"), seen.add(value);
	}
}
function reportWrongReferences(config, hasIdentityProvider, report) {
	let workspaces = new Set(config.workspaces.map(({ id }) => id)), standardKeys = new Set(config.keys.filter(({ type }) => type === "standard").map(({ hash }) => hash)), issuers = new Set(config.issuers.map(({ id }) => id));
	for (let list of ["keys", "interns"]) for (let [index, { workspace_id }] of config[list].entries()) workspaces.size > 0 && !workspaces.has(workspace_id) && report([
		list,
		index,
		"workspace_id"
	], `names "${workspace_id}", which is not among the workspaces`);
	for (let [index, { issuer, acts_as }] of config.policies.entries()) {
		acts_as !== "" && !standardKeys.has(acts_as) && report([
			"policies",
			index,
			"acts_as"
		], `names "${acts_as}", which is not a standard key`);
		let issuerPath = [
			"policies",
			index,
			"issuer"
		], isIdentityProvider = issuer === identityProviderId;
		isIdentityProvider && !hasIdentityProvider && report(issuerPath, "needs the identity provider: start the service with --identity-provider"), !isIdentityProvider && !issuers.has(issuer) && report(issuerPath, `names "${issuer}", which is not among the issuers`);
	}
}
function reportWrongIssuers(config, report) {
	let unsafe = "must be https, or http on a loopback address";
	for (let [index, { id, issuer, jwks_url }] of config.issuers.entries()) id === identityProviderId && report([
		"issuers",
		index,
		"id"
	], "is reserved for the identity provider"), isSafeUrl(new URL(issuer)) || report([
		"issuers",
		index,
		"issuer"
	], unsafe), jwks_url !== null && !isSafeUrl(new URL(jwks_url)) && report([
		"issuers",
		index,
		"jwks_url"
	], unsafe);
}
function fillIds(config, report) {
	let referencedIds = [...config.keys, ...config.interns].flatMap(({ workspace_id }) => workspace_id ?? []), workspaces = config.workspaces.length > 0 ? config.workspaces.map(({ id }) => id) : [...new Set(referencedIds)], pickWorkspace = (list, index) => (workspaces.length > 1 && report([
		list,
		index,
		"workspace_id"
	], `is missing, but required with ${workspaces.length} workspaces`), workspaces[0] ?? defaultWorkspaceId), keys = config.keys.map((key, index) => ({
		...key,
		hash: key.hash ?? `key_${key.name?.replace(/[^\w-]+/g, "_") ?? (0, lib_crypto.s)(key.secret.reveal()).slice(0, 12)}`,
		workspace_id: key.workspace_id ?? pickWorkspace("keys", index)
	})), standardKeys = keys.filter(({ type }) => type === "standard"), policies = config.policies.map((policy, index) => {
		let acts_as = policy.acts_as ?? standardKeys[0]?.hash ?? "";
		return policy.acts_as === void 0 && standardKeys.length !== 1 && report([
			"policies",
			index,
			"acts_as"
		], `is missing, but required with ${standardKeys.length} standard keys`), {
			...policy,
			acts_as,
			id: policy.id ?? acts_as
		};
	}), interns = config.interns.map((intern, index) => {
		let workspace_id = intern.workspace_id ?? pickWorkspace("interns", index);
		return {
			...intern,
			workspace_id,
			id: intern.id ?? toUuid((0, lib_crypto.s)(JSON.stringify([workspace_id, intern.name])))
		};
	}), issuers = config.issuers.map((issuer) => ({
		...issuer,
		id: issuer.id ?? issuer.issuer
	}));
	return {
		...config,
		issuers,
		policies,
		keys,
		interns
	};
}
function toUuid(hex) {
	return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
var promises_ = __nccwpck_require__(8500);
const faultRoutes = [
	"identity",
	"token",
	"list",
	"chat",
	"keys",
	"jwks"
], faultForms = service_bundle_schemas.KCZ([
	service_bundle_schemas.k5n([
		"reset",
		"hang",
		"end_without_done",
		"silence",
		"one_byte_per_write",
		"crlf"
	]),
	service_bundle_schemas.rej({
		status: service_bundle_schemas.Whr().check(api.qm(200), api.Zm(599)),
		headers: service_bundle_schemas.lqM(service_bundle_schemas.g1P(service_bundle_schemas.YjP(), service_bundle_schemas.YjP())),
		body: service_bundle_schemas.lqM(service_bundle_schemas.L5J())
	}),
	service_bundle_schemas.rej({ sever_after_bytes: service_bundle_schemas.Whr().check(api.qm(0)) })
]), faultOrder = service_bundle_schemas.rej({
	route: service_bundle_schemas.k5n(faultRoutes),
	after: service_bundle_schemas.Rvf(service_bundle_schemas.Whr().check(api.qm(0)), 0),
	times: service_bundle_schemas.Rvf(service_bundle_schemas.Whr().check(api.qm(1)), 1),
	fault: faultForms
}), maxOrders = 1e3;
function createFaults() {
	let orders = [];
	return {
		order(order) {
			if (orders.length >= maxOrders) throw TypeError(`${maxOrders} faults are already ordered.`);
			orders.push({ ...faultOrder.parse(order) });
		},
		list: () => orders.map((order) => ({ ...order })),
		clear() {
			orders = [];
		},
		takeNext(route) {
			let order = orders.find((candidate) => candidate.route === route);
			if (order !== void 0) {
				if (order.after > 0) --order.after;
				else return --order.times, order.times === 0 && (orders = orders.filter((candidate) => candidate !== order)), order.fault;
			}
		}
	};
}
function createFaultyWriter(response, fault) {
	if (fault === "silence") return {
		write: () => !0,
		end() {}
	};
	if (fault === "one_byte_per_write") return createByteWriter(response);
	if (typeof fault == "object") return createSeveringWriter(response, fault.sever_after_bytes);
	let transform = (text) => fault === "crlf" ? text.replaceAll("\n", "\r\n") : text.replace(`data: ${doneMarker}\n\n`, "");
	return {
		write: (text) => response.write(transform(text)),
		end: (text) => void response.end(transform(text))
	};
}
function createByteWriter(response) {
	let writing = Promise.resolve(), writeBytes = (text) => (writing = writing.then(async () => {
		for (let byte of Buffer.from(text)) response.write(Uint8Array.of(byte)), await (0, promises_.setImmediate)();
	}), writing);
	return {
		write(text) {
			return writeBytes(text), !0;
		},
		end(text) {
			writeBytes(text).then(() => response.end());
		}
	};
}
function createSeveringWriter(response, bytes) {
	let remaining = bytes, write = (text) => {
		let part = Buffer.from(text).subarray(0, remaining);
		return remaining -= part.length, remaining > 0 ? response.write(part) : (response.write(part, () => response.destroy()), !0);
	};
	return {
		write,
		end(text) {
			write(text), remaining > 0 && response.end();
		}
	};
}
const maxEntries = 1e3, maxReasonLength = 2e3;
function createJournal({ now, redact, onClose }) {
	let entries = [], shorten = (text, maxLength) => text.length <= maxLength ? text : redact(text).slice(0, maxLength), toEntry = ({ atMs, ...entry }) => ({
		at: new Date(atMs).toISOString(),
		...entry,
		path: redact(entry.path).slice(0, 300),
		reason: entry.reason === null ? null : redact(entry.reason).slice(0, maxReasonLength)
	});
	return {
		open(method, path) {
			let entry = {
				atMs: now(),
				method,
				path: shorten(path, 300),
				status: null,
				decision: "received",
				reason: null
			};
			return entries.push(entry), entries.length >= 2 * maxEntries && entries.splice(0, entries.length - maxEntries), {
				note({ decision, reason, status }) {
					status !== void 0 && (entry.status = status), entry.decision = decision, entry.reason = reason === void 0 ? null : shorten(reason, maxReasonLength);
				},
				close: () => onClose?.(toEntry(entry))
			};
		},
		entries: () => entries.slice(-1e3).map(toEntry)
	};
}
const external_node_events_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events"), external_node_http_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
let pendingFlushes = [];
function afterTick(flush) {
	pendingFlushes.length === 0 && process.nextTick(flushAll), pendingFlushes.push(flush);
}
function flushAll() {
	let all = pendingFlushes;
	pendingFlushes = [];
	for (let flush of all) flush();
}
function createSink(response, writer) {
	let buffer = "", isBehind = !1, flush = () => {
		let text = buffer;
		buffer = "", text !== "" && !response.destroyed && (isBehind = !writer.write(text));
	};
	return {
		isFlushed: () => buffer === "",
		write(text) {
			return buffer === "" && afterTick(flush), buffer += text, buffer.length > 32768 && flush(), !isBehind;
		},
		async drained() {
			await waitForDrain(response), isBehind = !1;
		},
		end(text) {
			response.destroyed || writer.end(buffer + text), buffer = "";
		},
		onLeave(listener) {
			let check = () => {
				response.writableEnded || listener();
			};
			response.destroyed ? queueMicrotask(check) : response.once("close", check);
		}
	};
}
function waitForDrain(response) {
	return new Promise((resolve) => {
		let done = () => {
			response.off("drain", done).off("close", done), resolve();
		};
		if (!response.writableNeedDrain) return done();
		response.on("drain", done).on("close", done);
	});
}
function createChunkedWriter(response) {
	if (!response.chunkedEncoding) return {
		write: (text) => response.write(text),
		end: (text) => void response.end(text)
	};
	response.chunkedEncoding = !1;
	let hasBegun = !1;
	return {
		write(text) {
			let { socket } = response, [chunk, encoding] = sink_frame(text);
			return hasBegun && socket?.writable === !0 && !response.writableEnded ? socket.write(chunk, encoding) || response.write("") : (hasBegun = !0, response.write(chunk, encoding));
		},
		end(text) {
			let [chunk, encoding] = sink_frame(text);
			response.end(`${chunk}0\r\n\r\n`, encoding);
		}
	};
}
function sink_frame(text) {
	if (text === "") return ["", "latin1"];
	let bytes = Buffer.byteLength(text);
	return [`${bytes.toString(16)}\r\n${text}\r\n`, bytes === text.length ? "latin1" : "utf8"];
}
async function listen({ port, host, handle }) {
	let server = external_node_http_namespaceObject.createServer(handle);
	server.on("clientError", (_error, socket) => {
		if (!socket.writable) return;
		let body = JSON.stringify({ error: {
			code: 400,
			message: "The request is not valid HTTP."
		} }), head = `HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}`;
		socket.end(`${head}\r\n\r\n${body}`);
	}), server.listen({
		port,
		host,
		backlog: 4096
	}), await (0, external_node_events_namespaceObject.once)(server, "listening");
	let address = server.address();
	return {
		port: typeof address == "object" && address ? address.port : 0,
		async close(graceMs) {
			let deadline = setTimeout(() => server.closeAllConnections(), graceMs);
			await server[Symbol.asyncDispose](), clearTimeout(deadline);
		}
	};
}
async function answer(incoming, response, handler) {
	try {
		await respond(incoming, response, handler);
	} catch (error) {
		let route = `${incoming.method} ${incoming.url?.split("?")[0]}`;
		handler.log.error(`${route} could not be answered: ${(0, errors.Uc)(error)}`), incoming.socket.destroy();
	}
}
async function respond(incoming, response, handler) {
	response.on("error", () => {});
	let { fault } = handler;
	if (fault === "reset" || fault === "hang") {
		handler.note({
			decision: "fault",
			reason: fault,
			status: null
		}), fault === "reset" && incoming.socket.resetAndDestroy();
		return;
	}
	let reply = isStatusFault(fault) ? toFaultResponse(fault, handler) : await handleSafely(incoming, handler), writer = fault === void 0 || isStatusFault(fault) ? void 0 : createFaultyWriter(response, fault), date = new Date(handler.clock.now()).toUTCString();
	handler.note({
		...reply,
		status: reply.kind === "stream" ? 200 : reply.status
	}), reply.kind !== "stream" && response.setHeader("date", date), reply.kind === "json" ? sendJson(response, reply, writer, incoming.complete) : reply.kind === "text" ? response.writeHead(reply.status, reply.headers).end(reply.text) : (response.writeHead(200, {
		date,
		"content-type": "text/event-stream",
		"cache-control": "no-cache",
		"x-accel-buffering": "no"
	}), writer !== void 0 && response.flushHeaders(), reply.start(createSink(response, writer ?? createChunkedWriter(response)), (verdict) => handler.note(verdict)));
}
async function handleSafely(incoming, handler) {
	try {
		return await handler.handle(toServiceRequest(incoming, handler));
	} catch (error) {
		return handler.log.error(`${incoming.method} ${incoming.url?.split("?")[0]} failed: ${(0, errors.Uc)(error)}`), handler.fail(500, (0, errors.Uc)(error));
	}
}
function toServiceRequest(incoming, handler) {
	let { method = "GET", url = "/", headers, rawHeaders } = incoming, queryStart = url.indexOf("?");
	return {
		method,
		path: queryStart === -1 ? url : url.slice(0, queryStart),
		query: queryStart === -1 ? "" : url.slice(queryStart + 1),
		headers,
		hasAmbiguousBearer: rawHeaders.filter((text, index) => index % 2 == 0 && text.toLowerCase() === "authorization").length > 1,
		readBody: (maxBytes) => readBody(incoming, maxBytes, handler)
	};
}
function isStatusFault(fault) {
	return typeof fault == "object" && "status" in fault;
}
function toFaultResponse(fault, handler) {
	let refusal = handler.fail(fault.status);
	return {
		...refusal,
		headers: {
			...refusal.headers,
			...fault.headers
		},
		body: fault.body === void 0 ? refusal.body : fault.body,
		decision: "fault",
		reason: `status ${fault.status}`
	};
}
function sendJson(response, { status, headers, body }, writer, isRequestRead) {
	if (response.destroyed) return;
	let text = JSON.stringify(body), lengthHeader = writer === void 0 ? { "content-length": Buffer.byteLength(text) } : {}, closeHeader = !isRequestRead && (status === 408 || status === 413) ? { connection: "close" } : {};
	response.writeHead(status, {
		"content-type": "application/json",
		...headers,
		...lengthHeader,
		...closeHeader
	}), writer !== void 0 && response.flushHeaders(), (writer ?? response).end(text);
}
function readBody(incoming, maxBytes, { clock, routeDeadlineMs }) {
	return new Promise((resolve) => {
		if (incoming.complete) {
			let body = incoming.read();
			return resolve((body?.length ?? 0) > maxBytes ? "too_large" : body ?? Buffer.alloc(0));
		}
		let pieces = [], size = 0, finish = (result) => {
			cancelDeadline(), incoming.off("data", collect).off("end", end).off("close", abort).off("error", abort), resolve(result);
		}, collect = (piece) => {
			size += piece.length, size <= maxBytes ? pieces.push(piece) : pieces = [], size > maxBytes + 16777216 && finish("too_large");
		}, end = () => finish(size > maxBytes ? "too_large" : Buffer.concat(pieces)), abort = () => finish("aborted"), cancelDeadline = clock.setTimer(routeDeadlineMs, () => finish(size > maxBytes ? "too_large" : "too_slow"));
		incoming.on("data", collect).on("end", end).on("close", abort).on("error", abort);
	});
}
const maxJobBytes = subjectTokenLength.max, jobClaims = service_bundle_schemas.g1P(service_bundle_schemas.YjP(), service_bundle_schemas.L5J());
async function startIdentityProvider(options) {
	let { token, isTokenNeeded } = options.controlRules, subjectTokens = await createSubjectTokens(options.clock), jobs = new Map(), defaults = {}, addJob = (claims) => {
		let request_token = (0, external_node_crypto_.randomBytes)(32).toString("base64url");
		jobs.set(request_token, {
			...selectDefaults(claims, defaults),
			...claims
		});
		let [oldest] = jobs.keys();
		return jobs.size > 1e3 && oldest !== void 0 && jobs.delete(oldest), {
			request_url: `${issuer}/token?api-version=2.0`,
			request_token
		};
	}, listener = await listen({
		port: options.port,
		host: "127.0.0.1",
		handle: createListener({
			"GET /.well-known/openid-configuration": () => ok(toDiscovery(issuer), "served"),
			"GET /.well-known/jwks": () => ok({ keys: [subjectTokens.publicJwk] }, "served"),
			async "GET /token"({ headers, query }) {
				let job = jobs.get(readBearer(headers.authorization)?.reveal() ?? "");
				return job === void 0 ? refuse(401, 401, "Unknown request token.") : ok({ value: await subjectTokens.issue(job, issuer, new URLSearchParams(query).get("audience")) }, "subject_token_issued");
			},
			async "POST /jobs"(request) {
				if (isTokenNeeded && !token.matches(readBearer(request.headers.authorization))) return refuse(401, 401, "With a real agent, adding a job needs the token of whoever started the service.");
				let claims = await readBodyAs(request, jobClaims, maxJobBytes);
				return claims === void 0 ? refuse(400, "invalid_body", `Send a JSON object of claims, at most ${maxJobBytes} bytes.`) : ok(addJob(claims), "job_added");
			}
		}, options)
	}), issuer = `http://127.0.0.1:${listener.port}`, setDefaults = (claims) => {
		defaults = claims;
	};
	return {
		issuer,
		addJob,
		setDefaults,
		close: listener.close
	};
}
const identity_provider_faultRoutes = {
	"/token": "identity",
	"/.well-known/jwks": "jwks"
};
function createListener(routes, { clock, log, journal, faults }) {
	return (incoming, response) => {
		let path = incoming.url?.split("?")[0] ?? "/", faultRoute = identity_provider_faultRoutes[path], { note, close } = journal.open(incoming.method ?? "GET", path);
		response.once("close", close), answer(incoming, response, {
			clock,
			log,
			routeDeadlineMs: 3e4,
			fault: faultRoute && faults.takeNext(faultRoute),
			fail: (status) => refuse(status, status, "The request was refused."),
			note,
			handle: (request) => {
				let route = classifySender(incoming) === "program" ? routes[`${request.method} ${path}`] : void 0;
				return route === void 0 ? refuse(404, 404, "Not found.") : route(request);
			}
		});
	};
}
const identity_provider_algorithm = "RS256";
async function createSubjectTokens(clock) {
	let { privateKey, publicKey } = await generateKeyPair(identity_provider_algorithm), kid = (0, external_node_crypto_.randomUUID)();
	return {
		publicJwk: {
			...await exportJWK(publicKey),
			alg: identity_provider_algorithm,
			use: "sig",
			kid
		},
		issue(job, issuer, audience) {
			let claims = toClaims(job, issuer, Math.floor(clock.now() / 1e3));
			return audience !== null && (claims.aud = audience), new SignJWT(claims).setProtectedHeader({
				alg: identity_provider_algorithm,
				typ: "JWT",
				kid
			}).sign(privateKey);
		}
	};
}
const registeredClaims = [
	"sub",
	"aud",
	"exp",
	"iat",
	"iss",
	"jti",
	"nbf"
];
function toDiscovery(issuer) {
	return {
		issuer,
		jwks_uri: `${issuer}/.well-known/jwks`,
		subject_types_supported: ["public", "pairwise"],
		response_types_supported: ["id_token"],
		claims_supported: [
			...registeredClaims,
			"ref",
			"repository",
			"actor",
			"workflow",
			"event_name"
		],
		id_token_signing_alg_values_supported: [identity_provider_algorithm],
		scopes_supported: ["openid"]
	};
}
function toClaims(job, issuer, nowSeconds) {
	return {
		jti: (0, external_node_crypto_.randomUUID)(),
		...toRepositoryClaims(job),
		sha: noCommit,
		run_id: "1",
		run_number: "1",
		run_attempt: "1",
		actor_id: "1",
		workflow: "local",
		workflow_sha: noCommit,
		job_workflow_sha: noCommit,
		head_ref: "",
		base_ref: "",
		ref_protected: "false",
		runner_environment: "self-hosted",
		iss: issuer,
		iat: nowSeconds,
		nbf: nowSeconds,
		exp: nowSeconds + 300,
		...job
	};
}
const noCommit = "0".repeat(40);
function toRepositoryClaims(job) {
	let readClaim = (name, fallback) => typeof job[name] == "string" ? job[name] : fallback, repository = readClaim("repository", "local/demo"), ref = readClaim("ref", "refs/heads/main"), eventName = readClaim("event_name", "push"), owner = repository.split("/")[0] ?? repository, environment = readClaim("environment", ""), context = environment === "" ? eventName === "pull_request" ? "pull_request" : `ref:${ref}` : `environment:${environment}`, workflowRef = `${repository}/.github/workflows/local.yml@${ref}`;
	return {
		sub: `repo:${repository}:${context}`,
		aud: `https://github.com/${owner}`,
		ref,
		ref_type: ref.startsWith("refs/tags/") ? "tag" : "branch",
		repository,
		repository_owner: owner,
		repository_id: "1",
		repository_owner_id: "1",
		repository_visibility: "private",
		actor: owner,
		event_name: eventName,
		workflow_ref: workflowRef,
		job_workflow_ref: workflowRef
	};
}
const subjectParts = [
	"repository",
	"ref",
	"environment",
	"event_name"
];
function selectDefaults(claims, defaults) {
	let differs = (name) => Object.hasOwn(claims, name) && claims[name] !== defaults[name], isContradicted = (name) => name === "sub" && subjectParts.some(differs) || name === "repository_owner" && differs("repository");
	return Object.fromEntries(Object.entries(defaults).filter(([name]) => !isContradicted(name)));
}
function toJobSettings(config) {
	let policy = findIdentityPolicy(config), onlyIntern = config.interns.length === 1 ? config.interns[0] : void 0, key = policy === void 0 ? config.keys.find(({ type, disabled }) => type === "standard" && !disabled) : void 0;
	return {
		federationPolicyId: policy?.id,
		audience: policy?.audience,
		intern: onlyIntern?.name,
		apiKey: key?.secret
	};
}
function toJobDefaults(config) {
	let policy = findIdentityPolicy(config);
	if (policy === void 0) return {};
	let { subject, audience, claims } = policy;
	return {
		...readSubjectClaims(subject),
		sub: subject,
		aud: audience,
		...claims
	};
}
function findIdentityPolicy({ policies }) {
	return policies.find(({ issuer }) => issuer === identityProviderId);
}
function readSubjectClaims(subject) {
	let [, repository, ref] = /^repo:([^:]+)(?::ref:(.+))?/.exec(subject) ?? [];
	return {
		...repository === void 0 ? {} : { repository },
		...ref === void 0 ? {} : { ref }
	};
}
var work_folder = __nccwpck_require__(3153);
const consolePath = "/_console";
function guardConsole(load, token, getView) {
	let handler;
	return async (incoming, request) => {
		if (classifySender(incoming) !== "foreign") return token.matches(readBearer(request.headers.authorization) ?? readTokenFromAddress(request)) ? (handler ??= load().then((createHandler) => createHandler(getView())), (await handler)(request)) : refuse(401, 401, "Open the address that \"interns serve\" printed when it started: the token is in it.", { headers: { "www-authenticate": "Bearer" } });
	};
}
function readTokenFromAddress({ method, path, query }) {
	let text = method === "GET" && path === consolePath ? new URLSearchParams(query).get("token") : null;
	return text === null ? void 0 : new lib_secret.z(text);
}
function toConsoleAddress(host, port, token) {
	let isWildcard = host === "0.0.0.0" || host === "::";
	return !isWildcard && !isLoopback(host) ? void 0 : `http://${isWildcard ? "127.0.0.1" : host.includes(":") ? `[${host}]` : host}:${port}${consolePath}?token=${token.secret.reveal()}`;
}
function createView({ state, journal, faults, baseUrl, controlRules }) {
	let { config, clock, store, runs, accessTokens } = state;
	return {
		baseUrl,
		isTokenNeeded: controlRules.isTokenNeeded,
		now: clock.now,
		interns: () => state.interns.map(({ record }) => record),
		keys: () => config.keys.flatMap(({ hash, type }) => {
			let stored = store.findKey(hash);
			return stored === void 0 ? [] : [{
				type,
				record: toKeyRecord(stored, clock.now())
			}];
		}),
		policies: () => [...state.policies.values()],
		openRuns: runs.listOpen,
		pastRuns: () => store.listLastRuns(50),
		watchRuns: runs.watch,
		journal: journal.entries,
		faults: faults.list,
		async issueAccessToken(keyHash) {
			return state.callers.findUsableKey(keyHash)?.key.type === "standard" ? accessTokens.issue({
				sub: "console",
				federation_policy_id: "console",
				federation_issuer_id: "console",
				iss: baseUrl,
				key_hash: keyHash
			}, 300) : void 0;
		},
		onStop(end) {
			return state.stopListeners.add(end), () => void state.stopListeners.delete(end);
		}
	};
}
var json_schema_processors = __nccwpck_require__(8439);
const apiKeyRecord = service_bundle_schemas._H3({
	hash: values.Qq,
	name: values.Qq,
	label: values.Qq,
	disabled: values.Jt,
	limit: service_bundle_schemas.mee(values.vj),
	limit_remaining: service_bundle_schemas.mee(values.vj),
	limit_reset: values.ef,
	include_byok_in_limit: values.Jt,
	usage: values.vj,
	usage_daily: values.vj,
	usage_weekly: values.vj,
	usage_monthly: values.vj,
	byok_usage: values.vj,
	byok_usage_daily: values.vj,
	byok_usage_weekly: values.vj,
	byok_usage_monthly: values.vj,
	created_at: values.Qq,
	updated_at: values.Qq,
	expires_at: values.ef,
	creator_user_id: values.ef,
	workspace_id: values.Qq
}), keyUpdateResponse = service_bundle_schemas._H3({ data: apiKeyRecord }), updateFields = {
	disabled: service_bundle_schemas.lqM(values.Jt),
	include_byok_in_limit: service_bundle_schemas.lqM(values.Jt),
	limit: service_bundle_schemas.lqM(service_bundle_schemas.mee(values.vj)),
	limit_reset: service_bundle_schemas.lqM(service_bundle_schemas.mee(service_bundle_schemas.k5n(limitResets))),
	name: values.mR
};
service_bundle_schemas.rej(updateFields);
const receivedKeyUpdate = service_bundle_schemas.Ikc(updateFields), messageText = service_bundle_schemas.KCZ([service_bundle_schemas.YjP(), service_bundle_schemas.YOg(service_bundle_schemas.Ikc({
	type: service_bundle_schemas.euz("text"),
	text: service_bundle_schemas.YjP()
}))]), chatMessage = service_bundle_schemas.gMt("role", [
	service_bundle_schemas.Ikc({
		role: service_bundle_schemas.euz("user"),
		content: messageText
	}),
	service_bundle_schemas.Ikc({
		role: service_bundle_schemas.euz("assistant"),
		content: service_bundle_schemas.lqM(service_bundle_schemas.mee(messageText)),
		tool_calls: service_bundle_schemas.lqM(service_bundle_schemas.YOg(toolCall))
	}),
	service_bundle_schemas.Ikc({
		role: service_bundle_schemas.euz("tool"),
		tool_call_id: toolCallId,
		content: messageText
	}),
	service_bundle_schemas.Ikc({
		role: service_bundle_schemas.euz("system"),
		content: messageText
	}),
	service_bundle_schemas.Ikc({
		role: service_bundle_schemas.euz("developer"),
		content: messageText
	})
]), receivedChatRequest = service_bundle_schemas.Ikc({
	messages: service_bundle_schemas.YOg(chatMessage).check((0, values.jZ)(1)),
	stream: service_bundle_schemas.euz(!0),
	approval_mode: service_bundle_schemas.Rvf(service_bundle_schemas.k5n(approvalModes), "self-drive"),
	model: service_bundle_schemas.lqM(identifier),
	session_id: service_bundle_schemas.lqM(identifier)
}).check(service_bundle_schemas.YPB((request) => request.messages.at(-1)?.role !== "tool" || request.session_id !== void 0, {
	path: ["session_id"],
	error: "session_id is required when the last message has role tool"
})), internListQuery = service_bundle_schemas.rej({
	limit: service_bundle_schemas.lqM(service_bundle_schemas.Whr().check(api.qm(listLimit.min), api.Zm(listLimit.max))),
	status: service_bundle_schemas.lqM(service_bundle_schemas.YOg(service_bundle_schemas.k5n(lifecycleStatuses)).check((0, values.jZ)(1))),
	starting_after: service_bundle_schemas.lqM(service_bundle_schemas.YjP()),
	workspace_id: service_bundle_schemas.lqM(service_bundle_schemas.uRe())
}), components = {
	InternListPage: {
		schema: internListPage,
		io: "output",
		isClosed: !0
	},
	ApiError: {
		schema: apiErrorBody,
		io: "output",
		isClosed: !0
	},
	ChatRequest: {
		schema: receivedChatRequest,
		io: "input"
	},
	ChatChunk: {
		schema: chatChunk,
		io: "output"
	},
	InteractionArguments: {
		schema: interaction.dG,
		io: "output"
	},
	ChatError: {
		schema: chatErrorBody,
		io: "output",
		isClosed: !0
	},
	TokenExchangeForm: {
		schema: receivedTokenExchangeForm,
		io: "input"
	},
	TokenExchangeResponse: {
		schema: tokenExchangeResponse,
		io: "output"
	},
	OAuthError: {
		schema: oauthErrorBody,
		io: "output",
		isClosed: !0
	},
	KeyUpdate: {
		schema: receivedKeyUpdate,
		io: "input"
	},
	KeyUpdateResponse: {
		schema: keyUpdateResponse,
		io: "output",
		isClosed: !0
	}
};
function describeApi(basePath) {
	return {
		openapi: "3.1.0",
		info: {
			title: "Intern Service API",
			version: "1.0.0",
			description: "Interns, intern chat, workload token exchange, API key update."
		},
		servers: [{ url: basePath }],
		security: [{ bearer: [] }],
		paths: {
			"/interns": { get: listOperation },
			"/interns/{internId}/chat/completions": { post: chatOperation },
			"/oauth/token": { post: exchangeOperation },
			"/oauth/jwks": { get: keySetOperation },
			"/keys/{hash}": { patch: keyUpdateOperation }
		},
		components: {
			securitySchemes: { bearer: {
				type: "http",
				scheme: "bearer"
			} },
			schemas: Object.fromEntries(Object.entries(components).map(([name, component]) => [name, toSchema(component)]))
		}
	};
}
function toSchema({ schema, io, isClosed = !1 }) {
	let { $schema: _dialect, ...rest } = json_schema_processors.bl(schema, {
		target: "draft-2020-12",
		io
	});
	return isClosed ? {
		...rest,
		additionalProperties: !1
	} : rest;
}
function toReference(name) {
	return { $ref: `#/components/schemas/${name}` };
}
function toContent(schema, type = "application/json") {
	return { content: { [type]: { schema } } };
}
function toResponse(description, name) {
	return {
		description,
		...toContent(toReference(name))
	};
}
function toErrorResponses(name, descriptions) {
	return Object.fromEntries(Object.entries(descriptions).map(([status, text]) => [status, toResponse(text, name)]));
}
function toParameter(where, name, schema, extra = {}) {
	return {
		name,
		in: where,
		required: where === "path",
		schema,
		...extra
	};
}
const listOperation = {
	operationId: "listInterns",
	summary: "Interns that the key may see, newest first",
	parameters: [
		toParameter("query", "limit", {
			type: "integer",
			minimum: listLimit.min,
			maximum: listLimit.max
		}),
		toParameter("query", "status", {
			type: "array",
			items: { enum: lifecycleStatuses }
		}, {
			style: "form",
			explode: !1
		}),
		toParameter("query", "starting_after", { type: "string" }),
		toParameter("query", "workspace_id", {
			type: "string",
			format: "uuid"
		})
	],
	responses: {
		200: toResponse("A page of interns", "InternListPage"),
		...toErrorResponses("ApiError", {
			400: "invalid_body: a filter or the cursor is invalid",
			401: "Missing, unknown or management key",
			403: "The creator of the key has left, or a regional hostname",
			404: "Outside the interns programme",
			408: "The route deadline was exceeded",
			500: "internal_error"
		})
	}
}, chatOperation = {
	operationId: "chat",
	summary: "Starts a run, or answers the question of a paused one",
	parameters: [toParameter("path", "internId", { type: "string" })],
	requestBody: {
		required: !0,
		...toContent(toReference("ChatRequest"))
	},
	responses: {
		200: {
			description: "Server-sent events: each `data:` line a ChatChunk, the last one `[DONE]`; comments keep it alive",
			...toContent({ type: "string" }, "text/event-stream")
		},
		...toErrorResponses("ChatError", {
			400: "bad_request",
			401: "Missing or invalid key",
			402: "The key has used up its limit",
			403: "The creator of the key has left",
			404: "interaction_unknown, not_found, or outside the programme",
			408: "timeout: the request did not arrive in time",
			409: "interaction_not_pending, intern_not_ready, or busy",
			410: "attachment_failed",
			413: "payload_too_large",
			429: "rate_limited",
			502: "intern_unreachable",
			503: "busy",
			504: "timeout"
		})
	}
}, exchangeOperation = {
	operationId: "exchangeToken",
	summary: "Exchanges a subject token for an access token (RFC 8693)",
	security: [{}, { bearer: [] }],
	requestBody: {
		required: !0,
		...toContent(toReference("TokenExchangeForm"), "application/x-www-form-urlencoded")
	},
	responses: {
		200: toResponse("An access token", "TokenExchangeResponse"),
		...toErrorResponses("OAuthError", {
			400: "invalid_request, unsupported_grant_type, invalid_scope, invalid_grant",
			401: "invalid_client: the bearer is not an API key",
			413: "invalid_request: the form is too long",
			429: "invalid_request: too many exchanges",
			503: "temporarily_unavailable: the issuer's keys could not be fetched"
		})
	}
}, keySetOperation = {
	operationId: "accessTokenKeys",
	summary: "The keys that access tokens are verified with",
	security: [{}],
	responses: { 200: {
		description: "A JWK set",
		...toContent({
			type: "object",
			required: ["keys"],
			properties: { keys: {
				type: "array",
				items: { type: "object" }
			} }
		})
	} }
}, keyUpdateOperation = {
	operationId: "updateKey",
	summary: "Updates an API key, with a management key",
	parameters: [toParameter("path", "hash", { type: "string" })],
	requestBody: {
		required: !0,
		...toContent(toReference("KeyUpdate"))
	},
	responses: {
		200: toResponse("The updated key", "KeyUpdateResponse"),
		...toErrorResponses("ApiError", {
			400: "The update is invalid",
			401: "Anything but a management key",
			404: "No such key",
			429: "Too many updates",
			500: "The update could not be completed"
		})
	}
}, clockMove = service_bundle_schemas.rej({ advance: service_bundle_schemas.KCZ([service_bundle_schemas.YjP(), service_bundle_schemas.aig()]) }), maxAdminBytes = 65536, toIndex = (base_url) => ({
	service: "A local Intern Service",
	base_url,
	description: "/openapi.json",
	health: "/healthz",
	journal: "/_journal"
});
async function administer(request, mayControl, { state: { clock, config }, journal, faults }) {
	let route = `${request.method} ${request.path}`;
	if (route === "GET /healthz" || route === "HEAD /healthz") return ok({ status: "ok" }, "healthy");
	if (route === "GET /" || route === "HEAD /") return ok(toIndex(config.base_path), "index");
	if (route === "GET /openapi.json") return ok(describeApi(config.base_path), "described");
	if (mayControl) {
		if (route === "GET /_journal") return ok(journal.entries(), "journal_read");
		if (route === "POST /_faults") {
			let order = await readBodyAs(request, faultOrder, maxAdminBytes);
			return order === void 0 ? refuse(400, "invalid_body", "Send { route, after?, times?, fault }.") : (faults.order(order), ok({ status: "ordered" }, "fault_ordered"));
		}
		if (route === "GET /_faults") return ok(faults.list(), "faults_read");
		if (route === "DELETE /_faults") return faults.clear(), ok({ status: "forgotten" }, "faults_forgotten");
		if (route === "POST /_clock") {
			let move = await readBodyAs(request, clockMove, maxAdminBytes), advanceMs = move === void 0 ? void 0 : readDurationMs(move.advance);
			return advanceMs === void 0 ? refuse(400, "invalid_body", "Send { \"advance\": \"1h\" }, at most a year.") : (await clock.advance(advanceMs), ok({ now: new Date(clock.now()).toISOString() }, "clock_advanced"));
		}
	}
}
var interns_intern = __nccwpck_require__(9637), time_silence = __nccwpck_require__(2970);
function createChatStream(options) {
	let { sink, clock, serviceName, keepaliveMs } = options, encode = createChunkEncoder(options, Math.floor(clock.now() / 1e3)), write = (text) => (sink.isFlushed() && silence.reportActivity(), sink.write(text)), silence = (0, time_silence.X)(clock, keepaliveMs, () => write(": keepalive\n\n")), end = (text) => {
		silence.stop(), sink.end(`${text}data: ${doneMarker}\n\n`);
	};
	return {
		role: (model) => write(encode.delta(model, "{\"role\":\"assistant\",\"content\":\"\"}")),
		text: (text, model) => write(encode.text(text, model)),
		reasoning: (text, model) => write(encode.reasoning(text, model)),
		stop: (model, usage) => end(encode.finish(model, "stop") + encode.final(model, usage)),
		pause(model, toolCallId, questionJson) {
			let call = {
				index: 0,
				id: toolCallId,
				type: "function",
				function: {
					name: `${serviceName}.provide_input`,
					arguments: questionJson
				}
			}, pause = encode.delta(model, JSON.stringify({ tool_calls: [call] }));
			end(pause + encode.finish(model, "tool_calls") + encode.final(model, null));
		},
		fail: (error, usage) => end(encode.finish(null, "error", error) + encode.final(null, usage)),
		abandon: silence.stop
	};
}
function createChunkEncoder({ id, serviceName, sessionId }, createdSeconds) {
	let defaultModel = `${serviceName}/intern`, headModel, head = "", getHead = (model) => (model !== headModel && (headModel = model, head = `data: ${JSON.stringify({
		id,
		object: chunkObject,
		created: createdSeconds,
		model: model ?? defaultModel
	}).slice(0, -1)},"choices":[`), head), delta = (model, json) => `${getHead(model)}{"index":0,"delta":${json},"finish_reason":null}]}\n\n`, lastText, lastModel = null, lastChunk = "";
	return {
		delta,
		text(text, model) {
			return (text !== lastText || model !== lastModel) && (lastChunk = encodeInPieces(text, (piece) => delta(model, `{"content":${JSON.stringify(piece)}}`)), lastText = text, lastModel = model), lastChunk;
		},
		reasoning: (text, model) => encodeInPieces(text, (piece) => delta(model, `{"reasoning":${JSON.stringify(piece)}}`)),
		finish(model, reason, error) {
			let tail = error === void 0 ? "" : `,"error":${JSON.stringify(error)}`;
			return `${getHead(model)}{"index":0,"delta":{},"finish_reason":"${reason}"}]${tail}}\n\n`;
		},
		final: (model, usage) => `${getHead(model)}],"session_id":${JSON.stringify(sessionId)},"usage":${JSON.stringify(usage)}}\n\n`
	};
}
const longestPiece = 65536;
function encodeInPieces(text, encode) {
	if (text.length <= longestPiece) return encode(text);
	let encoded = "";
	for (let start = 0; start < text.length;) {
		let end = start + longestPiece, isPairCut = /[\ud800-\udbff]/.test(text.charAt(end - 1)), piece = text.slice(start, isPairCut ? end - 1 : end);
		encoded += encode(piece), start += piece.length;
	}
	return encoded;
}
function recordEvent(event, { run, standing, store, clock, replayBytes }) {
	switch (event.type) {
		case "text":
		case "reasoning":
			run.producedBytes += Buffer.byteLength(event.text), event.type === "text" && run.producedBytes <= replayBytes && run.pieces.push(event.text);
			break;
		case "model":
			run.model = event.model;
			break;
		case "usage": {
			run.usage = addUsage(run.usage, event.usage);
			let key = store.findKey(run.keyHash);
			key !== void 0 && store.saveKey(chargeKey(key, event.usage.cost ?? 0, event.byokCost, clock.now()));
			break;
		}
		case "remember":
			standing.set(event.operation, event.choice);
			for (let oldest of [...standing.keys()].slice(0, -1e3)) standing.delete(oldest);
			store.saveStanding(run.internId, run.sessionId, Object.fromEntries(standing));
			break;
		case "summary": run.updateSummary = event.summary;
	}
}
const noTokens = {
	prompt_tokens: 0,
	completion_tokens: 0,
	total_tokens: 0
};
function addUsage(previous, reported) {
	if (previous === null) return {
		...noTokens,
		...reported
	};
	let cached = sum(previous.prompt_tokens_details?.cached_tokens, reported.prompt_tokens_details?.cached_tokens);
	return {
		prompt_tokens: sum(previous.prompt_tokens, reported.prompt_tokens),
		completion_tokens: sum(previous.completion_tokens, reported.completion_tokens),
		total_tokens: sum(previous.total_tokens, reported.total_tokens),
		cost: sum(previous.cost ?? void 0, reported.cost ?? void 0),
		prompt_tokens_details: cached === void 0 ? void 0 : { cached_tokens: cached }
	};
}
function sum(a, b) {
	return a === void 0 && b === void 0 ? void 0 : (a ?? 0) + (b ?? 0);
}
const maxQuestionCharacters = 65536, endings = {
	run_ended: {
		trigger: "intern_ended",
		code: 410
	},
	attachment_failed: {
		trigger: "intern_ended",
		code: 410
	},
	turn_failed: {
		trigger: "intern_ended",
		code: 502
	},
	busy: {
		trigger: "intern_ended",
		code: 503
	},
	stream_severed: {
		trigger: "severed",
		code: 502
	},
	intern_unreachable: {
		trigger: "severed",
		code: 502
	},
	timeout: {
		trigger: "timeout",
		code: 504
	}
};
function attach(attachment, options) {
	let { run, runTurn, sink, note } = attachment, response = createRunResponse(attachment, options), { settle, fail, signal, stream } = response, report = createReport(attachment, options, response), streamTurn = async () => {
		try {
			stream.role(run.model);
			for (let words of run.unheard.splice(0)) options.runs.notifyWords(run, words), stream[words.type](words.text, run.model);
			await runTurn({
				report,
				signal
			}), settle("turn_complete") && (note({
				decision: "finished",
				reason: run.updateSummary
			}), stream.stop(run.model, run.usage));
		} catch (error) {
			options.log.error(`Run ${run.id} failed: ${(0, errors.Uc)(error)}`), fail("turn_failed", "The turn failed.");
		}
	};
	sink.onLeave(() => {
		stream.abandon(), settle("client_left") && note({
			decision: run.state,
			reason: "the client disconnected"
		});
	}), streamTurn();
}
function createRunResponse({ run, sink, note }, { config, clock, newId, stopListeners, runs }) {
	let stream = createChatStream({
		sink,
		clock,
		id: `chatcmpl-${newId()}`,
		serviceName: config.service_name,
		sessionId: run.sessionId,
		keepaliveMs: config.limits.keepalive
	}), controller = new AbortController(), isResponseOver = !1, settle = (trigger, pending) => isResponseOver || !runs.apply(run, trigger, pending) ? !1 : (isResponseOver = !0, cancelTimeout(), stopListeners.delete(stop), trigger !== "turn_complete" && controller.abort("the response is over"), !0), fail = (reason, message) => {
		let { trigger, code } = endings[reason];
		if (!settle(trigger)) return;
		let summary = run.updateSummary === void 0 ? "" : ` (${run.updateSummary})`;
		note({
			decision: run.state,
			reason: `${reason}: ${message}${summary}`
		});
		let metadata = {
			reason,
			retryable: reason === "busy"
		};
		stream.fail({
			code,
			message,
			metadata
		}, run.usage);
	}, stop = () => fail("run_ended", "The service is stopping.");
	stopListeners.add(stop);
	let cancelTimeout = clock.setTimer(config.limits.request, () => fail("timeout", "The intern did not answer in time."));
	return {
		stream,
		settle,
		fail,
		isOver: () => isResponseOver,
		signal: controller.signal
	};
}
function createReport(attachment, options, response) {
	let { run, standing, sink } = attachment, { config, clock, store, runs } = options, { stream, fail, isOver } = response, { replay_bytes: replayBytes, output_bytes: outputBytes } = config.limits, recording = {
		run,
		standing,
		store,
		clock,
		replayBytes
	};
	return (event) => {
		if (isOver()) event.type === "usage" && recordEvent(event, recording);
		else if (event.type === "question" ? ask(event, attachment, options, response) : event.type === "end" ? fail(event.ending, event.message) : recordEvent(event, recording), run.producedBytes > outputBytes) fail("turn_failed", `The intern said more than ${outputBytes} bytes in one run.`);
		else if (event.type === "text" || event.type === "reasoning") return runs.notifyWords(run, event), stream[event.type](event.text, run.model) ? void 0 : sink.drained();
	};
}
function ask({ question, continuation }, { run, note }, { config: { limits }, clock, runs, newId }, { settle, fail, stream }) {
	if (runs.countPaused(run.internId) >= limits.paused_runs) return fail("busy", "The intern cannot hold another run open across a question.");
	let questionJson = JSON.stringify(question);
	if (questionJson.length > maxQuestionCharacters) return fail("turn_failed", `The intern asked a question of ${questionJson.length} characters; at most ${maxQuestionCharacters} are allowed.`);
	let toolCallId = `call_${newId()}`;
	settle("question", {
		toolCallId,
		question,
		continuation,
		deadlineAtMs: clock.now() + limits.interaction_deadline
	}) && (note({
		decision: "paused",
		reason: toolCallId
	}), stream.pause(run.model, toolCallId, questionJson));
}
const external_node_sqlite_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:sqlite");
function openDatabase(folder, log) {
	try {
		makePrivateFolder(folder, log);
		let file = external_node_path_.join(folder, "service.sqlite");
		makePrivateFile(file, log, { mayCreate: !0 });
		for (let suffix of [
			"-wal",
			"-shm",
			"-journal"
		]) makePrivateFile(`${file}${suffix}`, log, { mayCreate: !1 });
		let database = new external_node_sqlite_namespaceObject.DatabaseSync(file, { timeout: 0 });
		return database.exec("PRAGMA locking_mode = EXCLUSIVE; PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;"), database.exec("BEGIN IMMEDIATE; \n  CREATE TABLE IF NOT EXISTS kept (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;\n  CREATE TABLE IF NOT EXISTS keys (hash TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;\n  CREATE TABLE IF NOT EXISTS sessions (\n    intern_id TEXT NOT NULL, session_id TEXT NOT NULL, turns INTEGER NOT NULL, standing TEXT NOT NULL,\n    PRIMARY KEY (intern_id, session_id)\n  ) STRICT, WITHOUT ROWID;\n  CREATE TABLE IF NOT EXISTS agent_sessions (\n    intern_id TEXT NOT NULL, session_id TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (intern_id, session_id)\n  ) STRICT, WITHOUT ROWID;\n  CREATE TABLE IF NOT EXISTS runs (id TEXT PRIMARY KEY, state TEXT NOT NULL, value TEXT NOT NULL) STRICT;\n  CREATE INDEX IF NOT EXISTS open_runs ON runs (state) WHERE state IN ('running', 'paused');\n  CREATE TABLE IF NOT EXISTS questions (\n    intern_id TEXT NOT NULL, session_id TEXT NOT NULL, tool_call_id TEXT NOT NULL, run_id TEXT NOT NULL,\n    PRIMARY KEY (intern_id, session_id, tool_call_id)\n  ) STRICT, WITHOUT ROWID;\n COMMIT;"), database;
	} catch (error) {
		if (error instanceof errors.xL) throw error;
		let remedy = error instanceof Error && "errcode" in error && error.errcode === 5 ? "Is another service using it?" : "Name a folder that can be created and written to.", problem = (0, errors.Uc)(Error(`Can't use the data folder "${folder}". ${remedy}`, { cause: error }));
		throw new errors.xL("config_invalid", problem, {
			source: folder,
			cause: error
		});
	}
}
const statementTexts = {
	begin: "BEGIN IMMEDIATE",
	commit: "COMMIT",
	rollback: "ROLLBACK",
	readKey: "SELECT value FROM keys WHERE hash = ?",
	writeKey: "INSERT OR REPLACE INTO keys VALUES (?, ?)",
	readSession: "SELECT turns, standing FROM sessions WHERE intern_id = ? AND session_id = ?",
	writeTurns: "INSERT INTO sessions VALUES (?, ?, ?, '{}') ON CONFLICT DO UPDATE SET turns = excluded.turns",
	writeStanding: "INSERT INTO sessions VALUES (?, ?, 0, ?) ON CONFLICT DO UPDATE SET standing = excluded.standing",
	readAgentSession: "SELECT value FROM agent_sessions WHERE intern_id = ? AND session_id = ?",
	writeAgentSession: "INSERT OR REPLACE INTO agent_sessions VALUES (?, ?, ?)",
	writeRun: "INSERT INTO runs VALUES (?, ?, ?) ON CONFLICT (id) DO UPDATE SET state = excluded.state, value = excluded.value",
	writeQuestion: "INSERT OR REPLACE INTO questions VALUES (?, ?, ?, ?)",
	readQuestion: "SELECT run_id, state, value ->> 'why' AS why FROM questions JOIN runs ON runs.id = run_id WHERE intern_id = ? AND session_id = ? AND tool_call_id = ?",
	readOpenRuns: "SELECT value FROM runs WHERE state IN ('running', 'paused') ORDER BY rowid",
	readLastRuns: "SELECT value FROM runs ORDER BY rowid DESC LIMIT ?",
	readNamedText: "SELECT value FROM kept WHERE name = ?",
	writeNamedText: "INSERT INTO kept VALUES (?, ?)"
};
function prepareStatements(database) {
	let prepared = Object.entries(statementTexts).map(([name, text]) => [name, database.prepare(text)]);
	return Object.fromEntries(prepared);
}
function makePrivateFile(file, log, { mayCreate }) {
	let existing = (0, external_node_fs_.lstatSync)(file, { throwIfNoEntry: !1 });
	if (existing === void 0 && !mayCreate) return;
	if (existing !== void 0 && !existing.isFile()) throw refuseFile(file, "is a link or not a regular file");
	let create = existing === void 0 ? external_node_fs_.constants.O_CREAT | external_node_fs_.constants.O_EXCL : 0, handle = (0, external_node_fs_.openSync)(file, external_node_fs_.constants.O_RDWR | external_node_fs_.constants.O_NOFOLLOW | create, 384);
	try {
		let { mode, uid } = (0, external_node_fs_.fstatSync)(handle);
		if (process.getuid !== void 0 && uid !== process.getuid()) throw refuseFile(file, "belongs to another user");
		if ((mode & 511) == 384 || ((0, external_node_fs_.fchmodSync)(handle, 384), !(mode & 63))) return;
		let oldMode = (mode & 511).toString(8).padStart(4, "0");
		log.warning(`"${file}" was open to others (mode ${oldMode}); now it can't (0600). It holds the key that signs access tokens: if somebody may have read it, start with a new folder.`);
	} finally {
		(0, external_node_fs_.closeSync)(handle);
	}
}
function makePrivateFolder(folder, log) {
	(0, folders.wZ)(folder, 448);
	let mode = (0, external_node_fs_.statSync)(folder).mode & 511;
	if (!(mode & 18)) return;
	let octalMode = mode.toString(8).padStart(4, "0");
	log.warning(`Other users can write to the data folder "${folder}" (mode ${octalMode}), and so replace what is stored there. Run "chmod 700" on it, or use another folder.`);
}
function refuseFile(file, problem) {
	return new errors.xL("config_invalid", `"${file}" ${problem}. Use another data folder.`, { source: file });
}
const standingChoices = service_bundle_schemas.g1P(service_bundle_schemas.YjP(), service_bundle_schemas.k5n(["allow_always", "reject_always"])), newSession = {
	turns: 0,
	standing: {}
}, storedAgentSession = service_bundle_schemas.Ikc({
	agentSession: service_bundle_schemas.YjP(),
	toldCost: service_bundle_schemas.aig()
}), runStates = [
	"running",
	"paused",
	"finished",
	"cancelled",
	"ended"
], storedRun = service_bundle_schemas.Ikc({
	id: service_bundle_schemas.YjP(),
	internId: service_bundle_schemas.YjP(),
	sessionId: service_bundle_schemas.YjP(),
	keyHash: service_bundle_schemas.YjP(),
	state: service_bundle_schemas.k5n(runStates),
	approvalMode: service_bundle_schemas.k5n(approvalModes),
	turn: service_bundle_schemas.Whr(),
	prompt: service_bundle_schemas.YjP(),
	reply: service_bundle_schemas.YjP(),
	producedBytes: service_bundle_schemas.Whr(),
	unheard: service_bundle_schemas.Rvf(service_bundle_schemas.YOg(service_bundle_schemas.Ikc({
		type: service_bundle_schemas.k5n(["text", "reasoning"]),
		text: service_bundle_schemas.YjP()
	})), []),
	model: service_bundle_schemas.mee(service_bundle_schemas.YjP()),
	usage: service_bundle_schemas.mee(usage),
	startedAt: service_bundle_schemas.YjP(),
	why: service_bundle_schemas.lqM(service_bundle_schemas.YjP()),
	pending: service_bundle_schemas.mee(service_bundle_schemas.Ikc({
		toolCallId: service_bundle_schemas.YjP(),
		question: interns_intern.b1,
		continuation: service_bundle_schemas.L5J(),
		deadlineAtMs: service_bundle_schemas.aig()
	}))
});
function openStore(folder, log) {
	let database = openDatabase(folder, log);
	return createStore(database, prepareStatements(database));
}
function createStore(database, statements) {
	let apiKeyCache = new Map(), atomically = (work) => {
		if (database.isTransaction) return work();
		statements.begin.run();
		try {
			let result = work();
			return statements.commit.run(), result;
		} catch (error) {
			throw database.isTransaction && statements.rollback.run(), apiKeyCache.clear(), error;
		}
	};
	return {
		...createKeyRecords(statements, apiKeyCache),
		...createSessionRecords(statements),
		...createRunRecords(statements, atomically),
		getOrCreate(name, make) {
			let row = statements.readNamedText.get(name);
			if (row !== void 0) return service_bundle_schemas.YjP().parse(row.value);
			let value = make();
			return statements.writeNamedText.run(name, value), value;
		},
		atomically,
		close: () => database.close()
	};
}
function createKeyRecords({ readKey, writeKey }, apiKeyCache) {
	return {
		findKey(hash) {
			let cached = apiKeyCache.get(hash);
			if (cached !== void 0) return cached;
			let row = readKey.get(hash);
			if (row === void 0) return;
			let key = storedKey.parse(parseValue(row));
			return apiKeyCache.set(hash, key), key;
		},
		saveKey(key) {
			writeKey.run(key.hash, JSON.stringify(key)), apiKeyCache.set(key.hash, key);
		}
	};
}
function createSessionRecords({ readSession, writeStanding, readAgentSession, writeAgentSession }) {
	return {
		getSession(internId, sessionId) {
			let row = readSession.get(internId, sessionId);
			return row === void 0 ? newSession : {
				turns: Number(row.turns),
				standing: standingChoices.parse(JSON.parse(String(row.standing)))
			};
		},
		saveStanding(internId, sessionId, choices) {
			writeStanding.run(internId, sessionId, JSON.stringify(choices));
		},
		findAgentSession(internId, sessionId) {
			let row = readAgentSession.get(internId, sessionId);
			return row === void 0 ? void 0 : storedAgentSession.parse(parseValue(row));
		},
		saveAgentSession(internId, sessionId, session) {
			writeAgentSession.run(internId, sessionId, JSON.stringify(session));
		}
	};
}
const questionOrigin = service_bundle_schemas.Ikc({
	runId: service_bundle_schemas.YjP(),
	state: service_bundle_schemas.k5n(runStates),
	why: service_bundle_schemas.mee(service_bundle_schemas.YjP())
});
function createRunRecords({ writeRun, writeTurns, writeQuestion, readQuestion, readOpenRuns, readLastRuns }, atomically) {
	return {
		saveRun: (run) => atomically(() => {
			writeRun.run(run.id, run.state, JSON.stringify(run)), writeTurns.run(run.internId, run.sessionId, run.turn), run.pending !== null && writeQuestion.run(run.internId, run.sessionId, run.pending.toolCallId, run.id);
		}),
		listLastRuns: (max) => readLastRuns.all(max).map((row) => storedRun.parse(parseValue(row))),
		listOpenRuns: () => readOpenRuns.all().map((row) => storedRun.parse(parseValue(row))),
		findQuestionOrigin(internId, sessionId, toolCallId) {
			let row = readQuestion.get(internId, sessionId, toolCallId);
			return row === void 0 ? void 0 : questionOrigin.parse({
				...row,
				runId: row.run_id
			});
		}
	};
}
function isOpen({ state }) {
	return state === "running" || state === "paused";
}
function toKey(...ids) {
	return ids.map((id) => `${id.length} ${id}`).join(" ");
}
function parseValue(row) {
	return JSON.parse(service_bundle_schemas.YjP().parse(row.value));
}
const transitions = {
	running: {
		turn_complete: "finished",
		question: "paused",
		client_left: "cancelled",
		intern_ended: "ended",
		severed: "ended",
		timeout: "ended"
	},
	paused: {
		answer: "running",
		client_left: "paused",
		deadline: "cancelled",
		intern_ended: "ended",
		replay_overflow: "cancelled"
	},
	finished: {},
	cancelled: {},
	ended: {}
};
function createRuns(options) {
	let { store, clock, log } = options, openBySession = new Map(), reservedSessions = new Set(), watchers = new Set(), pauses = watchPauses(options, (run, trigger) => apply(run, trigger)), apply = (run, trigger, pending = null) => {
		let state = transitions[run.state][trigger];
		if (state === void 0) return !1;
		if (state === run.state) return !0;
		let isClosing = !isOpen({ state });
		try {
			store.saveRun(toStored({
				...run,
				state,
				pending,
				unheard: isClosing ? [] : run.unheard
			}));
		} catch (error) {
			if (!isClosing) throw error;
			log.error(`The end of run ${run.id} could not be stored: ${(0, errors.Uc)(error)}`);
		}
		return Object.assign(run, {
			state,
			pending
		}), pauses.follow(run), isClosing && openBySession.delete(toKey(run.internId, run.sessionId)), !0;
	};
	for (let run of takeOverRuns(store)) openBySession.set(toKey(run.internId, run.sessionId), run), pauses.follow(run);
	let findOpenRun = (internId, sessionId) => {
		let run = openBySession.get(toKey(internId, sessionId));
		return run !== void 0 && run.pending !== null && run.pending.deadlineAtMs <= clock.now() && apply(run, "deadline") ? void 0 : run;
	};
	return {
		findOpenRun,
		reserve(internId, sessionId) {
			let key = toKey(internId, sessionId);
			if (!(findOpenRun(internId, sessionId) !== void 0 || reservedSessions.has(key))) return reservedSessions.add(key), () => void reservedSessions.delete(key);
		},
		countPaused: (internId) => [...openBySession.values()].filter((run) => run.internId === internId && run.state === "paused").length,
		begin(fields) {
			let run = {
				...fields,
				pieces: [],
				unheard: [],
				state: "running",
				pending: null
			};
			openBySession.set(toKey(run.internId, run.sessionId), run);
			for (let notify of watchers) notify(run);
			return run;
		},
		listOpen: () => [...openBySession.values()],
		watch(watcher) {
			return watchers.add(watcher), () => void watchers.delete(watcher);
		},
		notifyWords(run, words) {
			if (watchers.size > 0) for (let notify of watchers) notify(run, words);
		},
		apply,
		stop: pauses.stop
	};
}
function watchPauses({ store, clock, continueWhilePaused }, apply) {
	let stopsByRun = new Map();
	return {
		follow(run) {
			if (stopsByRun.get(run)?.(), stopsByRun.delete(run), run.pending === null) return;
			let { deadlineAtMs } = run.pending, cancelDeadline = clock.setTimer(deadlineAtMs - clock.now(), () => apply(run, "deadline")), stopIntern = continueWhilePaused(run, {
				save: () => store.saveRun(toStored(run)),
				end(why) {
					run.why = why, apply(run, "intern_ended");
				}
			});
			stopsByRun.set(run, () => {
				cancelDeadline(), stopIntern();
			});
		},
		stop() {
			for (let stopRun of stopsByRun.values()) stopRun();
			stopsByRun.clear();
		}
	};
}
function takeOverRuns(store) {
	return store.listOpenRuns().flatMap(({ reply, ...stored }) => stored.state === "paused" ? [{
		...stored,
		pieces: [reply]
	}] : (store.saveRun({
		...stored,
		reply,
		state: "ended"
	}), []));
}
function toTurn({ sessionId, prompt, turn, approvalMode }, standing) {
	return {
		sessionId,
		prompt,
		turn,
		approvalMode,
		standing
	};
}
function toStored({ pieces, updateSummary: _summary, ...stored }) {
	return {
		...stored,
		reply: pieces.join("")
	};
}
var __addDisposableResource = function(env, value, async) {
	if (value != null) {
		if (typeof value != "object" && typeof value != "function") throw TypeError("Object expected.");
		var dispose, inner;
		if (async) {
			if (!Symbol.asyncDispose) throw TypeError("Symbol.asyncDispose is not defined.");
			dispose = value[Symbol.asyncDispose];
		}
		if (dispose === void 0) {
			if (!Symbol.dispose) throw TypeError("Symbol.dispose is not defined.");
			dispose = value[Symbol.dispose], async && (inner = dispose);
		}
		if (typeof dispose != "function") throw TypeError("Object not disposable.");
		inner && (dispose = function() {
			try {
				inner.call(this);
			} catch (e) {
				return Promise.reject(e);
			}
		}), env.stack.push({
			value,
			dispose,
			async
		});
	} else async && env.stack.push({ async: !0 });
	return value;
}, __disposeResources = (function(SuppressedError) {
	return function(env) {
		function fail(e) {
			env.error = env.hasError ? new SuppressedError(e, env.error, "An error was suppressed during disposal.") : e, env.hasError = !0;
		}
		var r, s = 0;
		function next() {
			for (; r = env.stack.pop();) try {
				if (!r.async && s === 1) return s = 0, env.stack.push(r), Promise.resolve().then(next);
				if (r.dispose) {
					var result = r.dispose.call(r.value);
					if (r.async) return s |= 2, Promise.resolve(result).then(next, function(e) {
						return fail(e), next();
					});
				} else s |= 1;
			} catch (e) {
				fail(e);
			}
			if (s === 1) return env.hasError ? Promise.reject(env.error) : Promise.resolve();
			if (env.hasError) throw env.error;
		}
		return next();
	};
})(typeof SuppressedError == "function" ? SuppressedError : function(error, suppressed, message) {
	var e = Error(message);
	return e.name = "SuppressedError", e.error = error, e.suppressed = suppressed, e;
});
async function chat(request, state, internId) {
	let caller = await admit(request, state.callers), served = state.interns.find(({ record }) => record.id === internId && record.workspace_id === caller.key.workspace_id);
	if (served === void 0) return refuseChat(404, "not_found", "No such intern.");
	let { chatRequest, lastMessage } = await readRequest(request);
	return lastMessage.role === "user" && requireReady(served), computeRemainingLimit(caller.stored, state.clock.now()) === 0 ? refuse(402, 402, "The API key has used up its limit.", { reason: `key "${caller.key.hash}" is over its limit` }) : lastMessage.role === "tool" ? answerQuestion(chatRequest.session_id ?? "", lastMessage, {
		served,
		state
	}) : startRun(chatRequest, joinText(lastMessage.content), {
		served,
		state,
		caller
	});
}
async function readRequest(request) {
	let reasons = {
		400: "bad_request",
		408: "timeout",
		413: "payload_too_large"
	}, body = await readJsonBody(request, maxChatRequestBytes, (status, message) => refuseChat(status, reasons[status], message)), parsed = receivedChatRequest.safeParse(body);
	if (!parsed.success) throw toBadRequest(describeIssue(parsed.error.issues[0]));
	let lastMessage = parsed.data.messages.at(-1);
	if (lastMessage?.role !== "user" && lastMessage?.role !== "tool") throw toBadRequest("The last message must have role user or tool.");
	return {
		chatRequest: parsed.data,
		lastMessage
	};
}
function toBadRequest(message) {
	return new Refusal(refuseChat(400, "bad_request", message));
}
function describeIssue(issue) {
	if (issue?.path[0] === "stream") return "stream must be true.";
	if (issue === void 0 || issue.path.length === 0) return "The request body must be a JSON object.";
	let name = issue.path.map(String).join(".");
	return issue.code === "too_big" ? `${name} must have at most ${issue.maximum} characters.` : issue.code === "too_small" && issue.origin === "string" ? `${name} must not be empty.` : `${name} is invalid or missing.`;
}
function joinText(content) {
	return typeof content == "string" ? content : content.map((part) => part.text).join("");
}
function requireReady({ record: { status } }) {
	if (status !== "running") throw new Refusal(refuseChat(409, "intern_not_ready", `The intern is ${status}.`, { retryAfterSeconds: 5 }));
}
async function startRun(chatRequest, prompt, { served, state, caller }) {
	let env_1 = {
		stack: [],
		error: void 0,
		hasError: !1
	};
	try {
		let { runs, store, clock, newId } = state, internId = served.record.id, sessionId = chatRequest.session_id ?? newId(), approvalMode = chatRequest.approval_mode, release = runs.reserve(internId, sessionId);
		if (release === void 0) return refuseChat(409, "busy", "Another run of this session is open.", { retryAfterSeconds: 1 });
		if (__addDisposableResource(env_1, { [Symbol.dispose]: release }, !1), approvalMode === "manual" && runs.countPaused(internId) >= state.config.limits.paused_runs) return refuseChat(503, "busy", "The intern cannot hold another run open across a question.", { retryAfterSeconds: 1 });
		let session = chatRequest.session_id === void 0 ? newSession : store.getSession(internId, sessionId), standing = new Map(Object.entries(session.standing)), turn = {
			sessionId,
			prompt,
			turn: session.turns + 1,
			approvalMode,
			standing
		}, retryAfterSeconds = state.turnRate.take(caller.key.hash);
		if (retryAfterSeconds !== void 0) return refuseChat(429, "rate_limited", "Too many intern turns.", { retryAfterSeconds });
		let runTurn = await served.intern.begin(turn);
		return typeof runTurn == "function" ? toStream("run_started", {
			run: runs.begin({
				id: newId(),
				internId,
				sessionId,
				keyHash: caller.key.hash,
				approvalMode,
				turn: turn.turn,
				prompt,
				producedBytes: 0,
				model: null,
				usage: null,
				startedAt: new Date(clock.now()).toISOString()
			}),
			standing,
			runTurn
		}, state) : refuseTurn(runTurn);
	} catch (e_1) {
		env_1.error = e_1, env_1.hasError = !0;
	} finally {
		__disposeResources(env_1);
	}
}
function refuseTurn({ ending, message }) {
	return refuseChat({
		attachment_failed: 410,
		intern_not_ready: 409,
		timeout: 504
	}[ending] ?? 502, ending, message, ending === "intern_not_ready" ? { retryable: !1 } : {});
}
function answerQuestion(sessionId, { tool_call_id: toolCallId, content }, { served, state }) {
	let { runs, store, config } = state, internId = served.record.id, run = runs.findOpenRun(internId, sessionId), pending = run?.pending ?? null;
	if (run === void 0 || pending?.toolCallId !== toolCallId) return refuseAnswer(run, store.findQuestionOrigin(internId, sessionId, toolCallId));
	requireReady(served);
	let answer = (0, interns_intern.JN)(pending.question, joinText(content));
	if (!(answer !== void 0 && (served.intern.accepts?.(pending.continuation, answer) ?? !0))) return refuseChat(400, "bad_request", "The intern did not accept this answer.");
	if (run.producedBytes > config.limits.replay_bytes) return runs.apply(run, "replay_overflow"), refuseChat(410, "attachment_failed", "The run produced more output than the intern retains for replay.");
	runs.apply(run, "answer");
	let standing = new Map(Object.entries(store.getSession(internId, sessionId).standing)), turn = toTurn(run, standing), { continuation } = pending, runTurn = (io) => served.intern.resume(turn, {
		continuation,
		answer
	}, io);
	return toStream("answered", {
		run,
		standing,
		runTurn
	}, state);
}
function refuseAnswer(openRun, origin) {
	return origin === void 0 || origin.runId === openRun?.id ? refuseChat(404, "interaction_unknown", "No pending question has this tool_call_id.") : refuseChat(409, "interaction_not_pending", `The run that asked this question has already ended.${origin.why === null ? "" : ` ${origin.why}`}`);
}
function toStream(decision, response, state) {
	return {
		kind: "stream",
		decision,
		start: (sink, note) => attach({
			...response,
			sink,
			note
		}, state)
	};
}
var external_node_util_ = __nccwpck_require__(7975);
function decodeJwt(jwt) {
	if (typeof jwt != "string") throw new JWTInvalid("JWTs must use Compact JWS serialization, JWT must be a string");
	let { 1: encodedPayload, length } = jwt.split(".");
	if (length === 5) throw new JWTInvalid("Only JWTs using Compact JWS serialization can be decoded");
	if (length !== 3) throw new JWTInvalid("Invalid JWT");
	if (!encodedPayload) throw new JWTInvalid("JWTs must contain a payload");
	let claimsSetBytes;
	try {
		claimsSetBytes = decode(encodedPayload);
	} catch (cause) {
		throw new JWTInvalid("Failed to base64url decode the payload", { cause });
	}
	let claimsSet;
	try {
		claimsSet = JSON.parse(strictDecoder.decode(claimsSetBytes));
	} catch (cause) {
		throw new JWTInvalid("Failed to parse the decoded payload as JSON", { cause });
	}
	if (!validate_isObject(claimsSet)) throw new JWTInvalid("Invalid JWT Claims Set");
	return claimsSet;
}
function isUsableJWK(jwk, entry, alg, kid) {
	let { kty, key_ops: keyOps, ext, kid: jwkKid, alg: jwkAlg, use, crv } = jwk;
	return (ext === void 0 || typeof ext == "boolean") && (keyOps === void 0 || Array.isArray(keyOps) && keyOps.every((operation, index) => typeof operation == "string" && keyOps.indexOf(operation) === index) && keyOps.includes("verify")) && entry.kty.includes(kty) && (kid === void 0 || typeof kid == "string" && kid === jwkKid) && (jwkAlg === void 0 ? kty !== "AKP" : alg === jwkAlg) && (use === void 0 || use === "sig") && (!entry.crv || crv === entry.crv);
}
async function importWithAlgCache(cache, jwk, entry) {
	let cached = cache.get(jwk) || cache.set(jwk, {}).get(jwk), { alg } = entry;
	if (cached[alg] === void 0) {
		let pending = jwkToKey(entry, jwk, !0).then((key) => {
			if (key.type !== "public") throw new JWKSInvalid("JSON Web Key Set members must be public keys");
			return cached[alg] = key, key;
		}).catch((error) => {
			throw cached[alg] === pending && delete cached[alg], error;
		});
		cached[alg] = pending;
	}
	return cached[alg];
}
function createLocalJWKSet(jwks) {
	let snapshot;
	try {
		snapshot = structuredClone(jwks);
	} catch (cause) {
		throw new JWKSInvalid("JSON Web Key Set malformed", { cause });
	}
	if (!isJwkSet(snapshot)) throw new JWKSInvalid("JSON Web Key Set malformed");
	let metadata = snapshot.keys.map((jwk) => {
		let normalized = snapshotJwk(jwk);
		return Array.isArray(normalized.key_ops) && (normalized.key_ops = [...normalized.key_ops]), normalized;
	}), cached = new WeakMap();
	return Object.defineProperty(async (protectedHeader, token) => {
		let { alg, kid } = {
			...protectedHeader,
			...token?.header
		}, entry = typeof alg == "string" ? JWS[alg] : void 0;
		if (!entry || entry.secret) throw new errors_JOSENotSupported("Unsupported \"alg\" value for a JSON Web Key Set");
		let candidates = snapshot.keys.filter((_, index) => isUsableJWK(metadata[index], entry, alg, kid)), { 0: jwk, length } = candidates;
		if (!length) throw new JWKSNoMatchingKey();
		if (length !== 1) {
			let error = new JWKSMultipleMatchingKeys();
			throw error[Symbol.asyncIterator] = async function* () {
				for (let jwk2 of candidates) try {
					yield await importWithAlgCache(cached, jwk2, entry);
				} catch {}
			}, error;
		}
		return importWithAlgCache(cached, jwk, entry);
	}, "jwks", { value: () => structuredClone(snapshot) });
}
const noStore = {
	"cache-control": "no-store",
	pragma: "no-cache"
};
function toInvalidGrant(reason) {
	return new Refusal(refuseOAuth(400, "invalid_grant", "The subject token was not accepted.", {
		reason,
		headers: noStore
	}));
}
async function readSubjectToken(subjectToken, { policy, issuer, keys }, clock) {
	let unverified = decodeUnverified(subjectToken);
	if (unverified.iss !== issuer) throw toMismatch("iss", unverified.iss, issuer);
	let claims = await keys.withKeys((keySet) => verify(subjectToken, keySet, clock));
	checkClaims(claims, policy);
	let { sub = "", exp = 0 } = claims;
	return {
		subject: sub,
		expiresAtMs: exp * 1e3
	};
}
async function verify(subjectToken, keySet, clock) {
	let options = {
		algorithms: ["RS256", "ES256"],
		currentDate: new Date(clock.now()),
		requiredClaims: [
			"iss",
			"sub",
			"aud",
			"exp"
		]
	};
	try {
		return (await jwtVerify(subjectToken, keySet, options)).payload;
	} catch (error) {
		if (!(error instanceof JWKSMultipleMatchingKeys)) throw error;
		let failure = error;
		for await (let key of error) try {
			return (await jwtVerify(subjectToken, key, options)).payload;
		} catch (keyError) {
			if (failure = keyError, !(keyError instanceof JWSSignatureVerificationFailed)) break;
		}
		throw failure;
	}
}
function describeFailure(error) {
	return error instanceof JWTExpired ? "exp: the subject token has expired" : error instanceof JWTClaimValidationFailed ? `${error.claim}: ${error.message}` : error instanceof JOSEError ? error.message : error instanceof Error ? error.name : "verification failed";
}
function checkClaims(claims, policy) {
	if (typeof claims.sub != "string" || claims.sub !== policy.subject) throw toMismatch("sub", claims.sub, policy.subject);
	if (!(Array.isArray(claims.aud) ? claims.aud : [claims.aud]).includes(policy.audience)) throw toMismatch("aud", claims.aud, policy.audience);
	for (let [name, expected] of Object.entries(policy.claims)) if (!Object.hasOwn(claims, name) || !(0, external_node_util_.isDeepStrictEqual)(claims[name], expected)) throw toMismatch(name, claims[name], expected);
	let scopes = claims.scopes;
	if (policy.required_scope !== void 0 && !(Array.isArray(scopes) && scopes.includes(policy.required_scope))) throw toMismatch("scopes", scopes, policy.required_scope);
}
function toMismatch(claim, found, expected) {
	return toInvalidGrant(`${claim} is ${quoteValue(found)}, the policy requires ${quoteValue(expected)}`);
}
function quoteValue(value) {
	return value === void 0 ? "absent" : JSON.stringify(value).slice(0, 200);
}
function decodeUnverified(token) {
	try {
		return decodeJwt(token);
	} catch {
		throw toInvalidGrant("the subject token is not a JWT");
	}
}
const discoveryDocument = service_bundle_schemas.Ikc({
	issuer: service_bundle_schemas.YjP(),
	jwks_uri: service_bundle_schemas.OZ5()
}), keySetDocument = service_bundle_schemas.Ikc({ keys: service_bundle_schemas.YOg(service_bundle_schemas._H3({ kty: service_bundle_schemas.YjP() })) }), maxDocumentBytes = 1048576;
function createIssuerKeys({ issuer, jwksUrl, clock, fetch }) {
	let cached, inFlight, lastFetchAtMs = -Infinity, load = async () => {
		let url = jwksUrl ?? await discover();
		if (!isSafeUrl(new URL(url))) throw Error(`The key set of "${issuer}" is at "${url}", which is not safe to fetch from`);
		let keys = createLocalJWKSet(keySetDocument.parse(await fetchJson(url, fetch)));
		return cached = {
			keys,
			fetchedAtMs: clock.now()
		}, keys;
	}, discover = async () => {
		let url = `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`, document = discoveryDocument.parse(await fetchJson(url, fetch));
		if (document.issuer !== issuer) throw Error(`The discovery document names the issuer "${document.issuer}"`);
		return document.jwks_uri;
	}, refresh = () => (lastFetchAtMs = clock.now(), inFlight ??= load().catch((error) => {
		let reason = `The keys of "${issuer}" could not be fetched: ${(0, errors.Uc)(error)}`;
		throw new Refusal(refuseOAuth(503, "temporarily_unavailable", "The issuer's keys could not be fetched.", { reason }));
	}).finally(() => {
		inFlight = void 0;
	}), inFlight), canRefetch = () => inFlight !== void 0 || Math.abs(clock.now() - lastFetchAtMs) >= 1e3;
	return { async withKeys(callback) {
		let freshKeys = cached !== void 0 && clock.now() - cached.fetchedAtMs < 6e5 ? cached.keys : void 0, retry = (error) => {
			if (!(error instanceof JWKSNoMatchingKey) || !canRefetch()) throw error;
			return refresh().then(callback);
		};
		try {
			return await (freshKeys === void 0 ? refresh().then(callback) : callback(freshKeys).catch(retry));
		} catch (error) {
			throw error instanceof Refusal ? error : toInvalidGrant(describeFailure(error));
		}
	} };
}
async function fetchJson(url, fetch) {
	let response = await fetch(url, {
		redirect: "error",
		headers: { accept: "application/json" },
		signal: AbortSignal.timeout(5e3)
	});
	if (!response.ok) throw Error(`${url} answered ${response.status}`);
	let bytes = await (0, json.w0)(maxDocumentBytes, response.body);
	if (bytes === void 0) throw Error(`${url} answered more than ${maxDocumentBytes} bytes`);
	return JSON.parse(bytes.toString());
}
const variables = service_bundle_schemas.g1P(service_bundle_schemas.YjP(), service_bundle_schemas.YjP()), derivedTask = service_bundle_schemas.KCZ([
	service_bundle_schemas.rej({
		run: service_bundle_schemas.YjP(),
		timeout: service_bundle_schemas.lqM(service_bundle_schemas.KCZ([service_bundle_schemas.YjP(), service_bundle_schemas.aig()]))
	}),
	service_bundle_schemas.rej({ know: variables }),
	service_bundle_schemas.rej({
		remember: service_bundle_schemas.YjP(),
		choice: service_bundle_schemas.k5n(["allow_always", "reject_always"])
	})
]), continuation = service_bundle_schemas.Ikc({
	model: service_bundle_schemas.mee(service_bundle_schemas.YjP()),
	tasks: service_bundle_schemas.YOg(service_bundle_schemas.KCZ([derivedTask, step])),
	variables
}), pausedTurn = service_bundle_schemas.Ikc({
	asked: step,
	rest: continuation
}), validTurns = new WeakMap();
function pauseAt(step, rest) {
	let paused = {
		asked: step,
		rest
	};
	return validTurns.set(paused, paused), paused;
}
function readPaused(stored) {
	return (typeof stored == "object" && stored ? validTurns.get(stored) : void 0) ?? pausedTurn.parse(stored);
}
function toPermissionQuestion(step, operation, rest) {
	let options = ("permission" in step ? step.permission.options : void 0) ?? [...interaction.rk], rendered = "permission" in step ? {
		...step,
		permission: {
			operation,
			options
		}
	} : step;
	return {
		question: {
			kind: "permission",
			operation,
			options
		},
		continuation: pauseAt(rendered, rest)
	};
}
function applyAnswer(step, rest, answer) {
	if ("ask" in step) return prepend(rest, { know: { answer: formatAnswer(step.ask.fields, answer) } });
	if (!("shell" in step || "permission" in step)) return rest;
	let option = answer.kind === "chosen" ? answer.option : "reject_once", next = applyPermission(step, rest, (0, interns_intern.kG)(answer)), operation = "shell" in step ? toShellOperation(step.shell) : step.permission.operation;
	return operation === null || option === "allow_once" || option === "reject_once" ? next : prepend(next, {
		remember: operation,
		choice: option
	});
}
const rejectedShell = {
	stdout: "",
	exit_status: "rejected",
	shell_outcome: "The command was rejected, so it did not run."
};
function applyPermission(step, rest, isAllowed) {
	return "permission" in step ? prepend(rest, ...(isAllowed ? step.allowed : step.rejected) ?? []) : isAllowed ? prepend(rest, {
		run: step.shell,
		timeout: step.timeout
	}) : prepend(rest, { know: rejectedShell });
}
function prepend(rest, ...tasks) {
	return {
		...rest,
		tasks: [...tasks, ...rest.tasks]
	};
}
function renderOperation(step, rest, turn) {
	return "shell" in step ? toShellOperation(step.shell) : step.permission.operation === null ? null : render(step.permission.operation, rest, turn);
}
function toShellOperation(command) {
	return `shell command: ${command}`;
}
function formatAnswer(fields, answer) {
	if (answer.kind !== "accepted") return "";
	let field = fields.length === 1 ? fields[0] : void 0;
	if (field === void 0) return JSON.stringify(answer.content);
	let value = answer.content[field.name] ?? "";
	return typeof value == "string" ? value : JSON.stringify(value);
}
function render(text, rest, { prompt, turn }) {
	if (!text.includes("{{")) return text;
	let reviewWord = [...prompt.matchAll(/"run": "(\w+)"/g)].at(-1)?.[1] ?? "", turnValues = {
		prompt,
		turn: String(turn),
		review_word: reviewWord
	}, values = new Map(Object.entries({
		...rest.variables,
		...turnValues
	}));
	return text.replace(/\{\{(\w+)\}\}/g, (placeholder, name) => values.get(name) ?? placeholder);
}
var external_node_child_process_ = __nccwpck_require__(1421), external_node_os_ = __nccwpck_require__(8161), process_family = __nccwpck_require__(4215);
const passedVariables = [
	"PATH",
	"HOME",
	"USER",
	"LOGNAME",
	"SHELL",
	"TMPDIR",
	"TZ",
	"LANG",
	"LANGUAGE",
	"TERM"
];
function pickShellEnvironment(env) {
	let names = [...passedVariables, ...Object.keys(env).filter((name) => name.startsWith("LC_"))];
	return Object.fromEntries(names.flatMap((name) => env[name] === void 0 ? [] : [[name, env[name]]]));
}
async function runShell({ command, workdir, env, timeoutMs, clock, signal }) {
	signal.throwIfAborted();
	let child = (0, external_node_child_process_.spawn)("/bin/sh", ["-c", command], {
		cwd: workdir,
		env,
		detached: !0,
		stdio: [
			"ignore",
			"pipe",
			"ignore"
		]
	}), killGroup = () => {
		child.pid !== void 0 && (0, process_family.i8)(child.pid, "SIGKILL");
	}, captured = [], capturedBytes = 0;
	child.stdout.on("data", (bytes) => {
		let chunk = bytes.subarray(0, 65536 - capturedBytes);
		capturedBytes += chunk.length, chunk.length > 0 && captured.push(chunk);
	});
	let isTimedOut = !1, cancelTimer = clock.setTimer(timeoutMs, () => {
		isTimedOut = !0, killGroup();
	});
	signal.addEventListener("abort", killGroup, { once: !0 });
	try {
		let exitStatus = await new Promise((resolve, reject) => {
			let status = 0;
			child.once("error", reject), child.once("exit", (code, signalName) => {
				status = code ?? 128 + (signalName === null ? 0 : external_node_os_.constants.signals[signalName]), killGroup();
			}), child.once("close", () => resolve(status));
		});
		return {
			stdout: new TextDecoder().decode(Buffer.concat(captured)),
			exitStatus: isTimedOut ? 124 : exitStatus
		};
	} finally {
		cancelTimer(), signal.removeEventListener("abort", killGroup);
	}
}
const messages = {
	run_ended: "The intern ended the run.",
	timeout: "The intern did not answer in time.",
	sever: "The connection to the intern broke before it confirmed an end.",
	attachment_failed: "The run produced more output than the intern retains for replay.",
	intern_unreachable: "The intern could not be reached."
};
function toEnding(end) {
	return {
		ending: end === "sever" ? "stream_severed" : end,
		message: messages[end]
	};
}
const initialVariables = {
	stdout: "",
	exit_status: "",
	shell_outcome: "",
	answer: ""
};
function createPlaybookIntern(options) {
	let { playbook, workdir, model } = options;
	return {
		begin(turn) {
			if (workdir !== void 0 && !(0, folders.lQ)(workdir)) return toEnding("intern_unreachable");
			let matchingTurn = playbook.turns.find(({ when = "*" }) => matchesGlob(when, turn.prompt)), [firstStep] = matchingTurn?.steps ?? [], end = firstStep !== void 0 && "end" in firstStep ? firstStep.end : void 0;
			return end === "attachment_failed" || end === "intern_unreachable" ? toEnding(end) : async (io) => matchingTurn === void 0 ? io.report({
				type: "end",
				ending: "turn_failed",
				message: "No turn of the playbook matches this prompt."
			}) : runTasks({
				model: matchingTurn.model ?? model,
				tasks: matchingTurn.steps,
				variables: initialVariables
			}, {
				turn,
				io,
				options
			});
		},
		async continueWhilePaused(turn, stored, io) {
			let { asked: step, rest } = readPaused(stored);
			"meanwhile" in step && await runMeanwhile(step, rest, {
				turn,
				io,
				options
			});
		},
		async resume(turn, { continuation: stored, answer }, io) {
			let { asked: step, rest } = readPaused(stored);
			await runTasks(applyAnswer(step, rest, answer), {
				turn,
				io,
				options
			});
		}
	};
}
async function runMeanwhile(pausedStep, rest, context) {
	let { io } = context, pendingSteps = pausedStep.meanwhile ?? [];
	for (; !io.signal.aborted;) {
		let [step, ...nextSteps] = pendingSteps;
		if (step === void 0) return;
		"usage" in step || await sayOrWait(step, rest, context), pendingSteps = nextSteps, await io.report({
			type: "part",
			usage: "usage" in step ? {
				type: "usage",
				usage: step.usage,
				byokCost: step.byok_cost ?? 0
			} : void 0,
			continuation: pauseAt({
				...pausedStep,
				meanwhile: nextSteps
			}, rest)
		});
	}
}
async function runTasks(start, context) {
	let { io } = context;
	start.model !== null && await io.report({
		type: "model",
		model: start.model
	});
	let rest = start;
	for (; rest !== void 0 && !io.signal.aborted;) {
		let [task, ...tasks] = rest.tasks;
		rest = task === void 0 ? void 0 : await runTask(task, {
			...rest,
			tasks
		}, context);
	}
}
async function runTask(task, rest, context) {
	let { turn, io } = context;
	if ("say" in task || "think" in task || "wait" in task) return await sayOrWait(task, rest, context), rest;
	if ("usage" in task) return await io.report({
		type: "usage",
		usage: task.usage,
		byokCost: task.byok_cost ?? 0
	}), rest;
	if ("remember" in task) return await io.report({
		type: "remember",
		operation: task.remember,
		choice: task.choice
	}), rest;
	if ("know" in task) return {
		...rest,
		variables: {
			...rest.variables,
			...task.know
		}
	};
	if ("run" in task) {
		let outcome = await tryShell(task, rest, context);
		if (!("failure" in outcome)) return prepend(rest, { know: outcome });
		await io.report({
			type: "end",
			ending: "turn_failed",
			message: outcome.failure
		});
		return;
	}
	if ("end" in task) {
		await io.report({
			type: "end",
			...toEnding(task.end)
		});
		return;
	}
	if ("ask" in task) {
		let { message, fields } = task.ask, question = {
			kind: "elicitation",
			message: render(message, rest, turn),
			fields
		};
		await io.report({
			type: "question",
			question,
			continuation: pauseAt(task, rest)
		});
		return;
	}
	let operation = renderOperation(task, rest, turn), choice = operation === null ? void 0 : turn.standing.get(operation);
	if (turn.approvalMode === "self-drive" || choice !== void 0) return applyPermission(task, rest, choice !== "reject_always");
	await io.report({
		type: "question",
		...toPermissionQuestion(task, operation, rest)
	});
}
async function tryShell(task, rest, { turn, io, options }) {
	let timeoutMs = readDurationMs(task.timeout ?? "") ?? 12e4, env = {
		...options.env,
		...toVariable("INTERN_PROMPT", turn.prompt),
		...toVariable("INTERN_ANSWER", rest.variables.answer ?? "")
	};
	try {
		let { clock, workdir = options.sessionFolder(turn.sessionId) } = options, result = await runShell({
			command: task.run,
			workdir,
			env,
			timeoutMs,
			clock,
			signal: io.signal
		}), exit_status = String(result.exitStatus);
		return {
			stdout: result.stdout,
			exit_status,
			shell_outcome: `The command ended with exit status ${exit_status}.`
		};
	} catch (error) {
		return { failure: `The intern could not run its shell: ${(0, errors.Uc)(error)}` };
	}
}
function toVariable(name, value) {
	return value.includes("\0") || Buffer.byteLength(value) > 1e5 ? {} : { [name]: value };
}
async function sayOrWait(step, rest, context) {
	let { io, turn } = context;
	if ("wait" in step) return sleep(readDurationMs(step.wait) ?? 0, context);
	let event = {
		type: "say" in step ? "text" : "reasoning",
		text: render("say" in step ? step.say : step.think, rest, turn)
	}, everyMs = readDurationMs(step.every ?? 0) ?? 0;
	if (everyMs > 0) return sayEvery(everyMs, event, step.repeat ?? 1, context);
	for (let remaining = step.repeat ?? 1; remaining > 0 && !io.signal.aborted; remaining--) {
		let backpressure = io.report(event);
		backpressure !== void 0 && await backpressure;
	}
}
function sayEvery(everyMs, event, times, { io, options }) {
	return new Promise((resolve) => {
		let remaining = times, cancelTimer, finish = () => {
			cancelTimer(), io.signal.removeEventListener("abort", finish), resolve();
		}, say = () => {
			--remaining;
			let backpressure = io.report(event);
			remaining === 0 ? finish() : backpressure !== void 0 && waitFor(backpressure);
		}, waitFor = (backpressure) => {
			cancelTimer(), backpressure.then(() => {
				io.signal.aborted || (cancelTimer = options.clock.every(everyMs, say));
			});
		};
		cancelTimer = options.clock.every(everyMs, say), io.signal.addEventListener("abort", finish, { once: !0 });
	});
}
function sleep(delayMs, { options, io: { signal } }) {
	return new Promise((resolve) => {
		let cancelTimer = options.clock.setTimer(delayMs, finish);
		signal.addEventListener("abort", finish, { once: !0 });
		function finish() {
			cancelTimer(), signal.removeEventListener("abort", finish), resolve();
		}
	});
}
function continueUnheard(run, { intern, store, clock, log, replayBytes, paused }) {
	let { pending } = run;
	if (pending === null) return () => {};
	let controller = new AbortController(), recording = {
		run,
		standing: new Map(),
		store,
		clock,
		replayBytes
	}, eventCount = 0, report = (event) => {
		if (controller.signal.aborted) event.type === "part" && event.usage !== void 0 && recordEvent(event.usage, recording);
		else if (event.type === "end") queueMicrotask(() => {
			controller.signal.aborted || paused.end(event.why);
		});
		else if (event.type === "part") {
			let { usage, continuation } = event;
			store.atomically(() => {
				usage !== void 0 && recordEvent(usage, recording), run.pending = {
					...pending,
					continuation
				}, paused.save();
			});
		} else return recordEvent(event, recording), run.producedBytes > replayBytes ? run.unheard = [] : keepWords(run, event), eventCount += 1, eventCount % 1e3 == 0 ? (0, promises_.setImmediate)() : void 0;
	};
	return intern.continueWhilePaused(toTurn(run, recording.standing), pending.continuation, {
		report,
		signal: controller.signal,
		isAnswered: () => run.state === "running"
	}).catch((error) => {
		log.error(`Run ${run.id} could not continue while its question is open: ${(0, errors.Uc)(error)}`);
	}), () => controller.abort("the question is answered, or the run is over");
}
function keepWords({ unheard }, { type, text }) {
	let last = unheard.at(-1);
	last?.type === type && last.text.length < 4096 ? last.text += text : unheard.push({
		type,
		text
	});
}
var rate_limit = __nccwpck_require__(6505);
function isNewer(a, b) {
	let difference = Date.parse(a.created_at) - Date.parse(b.created_at);
	return difference === 0 ? a.id > b.id : difference > 0;
}
function createState(options) {
	let { deployment, store, clock, log, newId, signingKey } = options, { config } = deployment;
	store.atomically(() => {
		for (let key of config.keys) store.findKey(key.hash) === void 0 && store.saveKey(toStoredKey(key, clock.now()));
	});
	let accessTokens = createAccessTokens(signingKey, clock, newId), interns = deployment.interns.map((intern) => serveIntern(intern, options)).toSorted((a, b) => isNewer(a.record, b.record) ? -1 : 1);
	return {
		config,
		clock,
		store,
		log,
		newId,
		runs: createRuns({
			store,
			clock,
			log,
			continueWhilePaused(run, paused) {
				let intern = interns.find(({ record }) => record.id === run.internId)?.intern;
				return intern === void 0 ? () => {} : continueUnheard(run, {
					intern,
					store,
					clock,
					log,
					replayBytes: config.limits.replay_bytes,
					paused
				});
			}
		}),
		stopListeners: new Set(),
		accessTokens,
		callers: createCallers(config.keys, store, accessTokens, clock),
		interns,
		policies: servePolicies(options),
		turnRate: (0, rate_limit.a)(config.limits.turns_per_minute, clock),
		exchangeRate: (0, rate_limit.a)(config.limits.exchanges_per_minute, clock),
		keyUpdateRate: (0, rate_limit.a)(config.limits.key_updates_per_minute, clock)
	};
}
function toStoredKey(key, nowMs) {
	let name = key.name ?? key.hash, created_at = key.created_at ?? new Date(nowMs).toISOString(), fields = {
		...key,
		name,
		label: key.label ?? name,
		created_at,
		updated_at: key.updated_at ?? created_at
	};
	return storedKey.parse({
		...fields,
		usage: noUsage,
		byok: noUsage,
		periods: periodsAt(nowMs)
	});
}
function serveIntern({ configured, workdir, driver }, options) {
	let { store, clock, env, workFolder } = options, { workdir: _workdir, runs: _runs, created_at, updated_at, ...fields } = configured, createdAt = created_at ?? store.getOrCreate(`created_at of intern ${fields.id}`, () => new Date(clock.now()).toISOString()), record = {
		...fields,
		created_at: createdAt,
		updated_at: updated_at ?? createdAt
	};
	return "acp" in driver ? serveAgent(record, driver.acp, workdir, options) : {
		record,
		intern: createPlaybookIntern({
			playbook: driver.playbook,
			model: fields.model,
			workdir,
			sessionFolder: (sessionId) => (0, work_folder.j)(workFolder, fields.id, sessionId),
			env: pickShellEnvironment(env),
			clock
		})
	};
}
function serveAgent(record, settings, workdir, { store, clock, env, log, openAgent }) {
	let { id, name } = record;
	if (openAgent === void 0) throw TypeError(`Intern "${id}" is an agent, but no agent code was loaded.`);
	let intern = openAgent({
		internId: id,
		name,
		settings,
		workdir,
		env,
		clock,
		log,
		table: {
			read: (sessionId) => store.findAgentSession(id, sessionId),
			write: (sessionId, session) => store.saveAgentSession(id, sessionId, session)
		}
	}), description = describeAgent(settings, record.description);
	return {
		intern,
		get record() {
			return {
				...record,
				description,
				...intern.lifecycle?.()
			};
		}
	};
}
function servePolicies({ deployment, clock, fetch, identityProvider }) {
	let { issuers, policies } = deployment.config, local = identityProvider === void 0 ? [] : [{
		id: identityProviderId,
		issuer: identityProvider,
		jwks_url: null
	}], issuersById = new Map([...issuers, ...local].map(({ id, issuer, jwks_url: jwksUrl }) => [id, {
		issuerId: id,
		issuer,
		keys: createIssuerKeys({
			issuer,
			jwksUrl,
			clock,
			fetch
		})
	}]));
	return new Map(policies.flatMap((policy) => {
		let issuer = issuersById.get(policy.issuer);
		return issuer === void 0 ? [] : [[policy.id, {
			policy,
			...issuer
		}]];
	}));
}
function describeAgent({ agent, sandbox, network, model_access: access }, description) {
	let confinement = sandbox === "none" ? "No sandbox: it can read whatever the user of the service can." : `It runs in a sandbox (${sandbox}).`, restriction = network === "model" ? ", and nothing else" : "", models = access && `It reaches the models of ${access.provider.title}${restriction}.`;
	return [
		description,
		`A real agent (${agent}).`,
		confinement,
		models
	].filter((part) => part != null).join(" ");
}
async function listInterns(request, state) {
	if (isRegional(request, state)) return refuse(403, 403, "Interns are not available on regional hostnames.", { reason: "regional hostname" });
	let { workspace_id: keyWorkspace } = (await admit(request, state.callers)).key;
	if (await request.readBody(0) === "too_slow") return refuse(408, 408, "The request exceeded its deadline.");
	let { limit = 50, status, starting_after, workspace_id } = readQuery(request.query);
	if (workspace_id !== void 0 && workspace_id.toLowerCase() !== keyWorkspace.toLowerCase()) throw interns_toBadRequest("workspace_id must be the workspace of the API key.");
	let cursor = starting_after === void 0 ? void 0 : readCursor(starting_after);
	return ok(toPage(state.interns.filter(({ record }) => record.workspace_id === keyWorkspace && (status === void 0 || status.some((wanted) => wanted === record.status)) && (cursor === void 0 || isNewer(cursor, record))).map(({ record }) => record), limit), "listed");
}
function toPage(matching, limit) {
	let data = matching.slice(0, limit), last = data.at(-1);
	return matching.length <= limit || last === void 0 ? {
		data,
		has_more: !1
	} : {
		data,
		has_more: !0,
		next_cursor: toCursor(last)
	};
}
function interns_toBadRequest(message) {
	return new Refusal(refuse(400, "invalid_body", message));
}
function readQuery(text) {
	let fields = {};
	for (let [name, value] of new URLSearchParams(text)) {
		if (Object.hasOwn(fields, name)) throw interns_toBadRequest(`${name} is given more than once.`);
		fields[name] = readParameter(name, value);
	}
	let query = internListQuery.safeParse(fields);
	if (query.success) return query.data;
	let [issue] = query.error.issues;
	throw issue?.code === "unrecognized_keys" ? interns_toBadRequest("The list takes limit, status, starting_after and workspace_id.") : interns_toBadRequest(`${String(issue?.path[0] ?? "The query")} is invalid.`);
}
function readParameter(name, value) {
	return name === "limit" ? /^\d{1,9}$/.test(value) ? Number(value) : value : name === "status" ? value.split(",") : value;
}
function toCursor({ created_at, id }) {
	return Buffer.from(JSON.stringify([created_at, id])).toString("base64url");
}
const cursorParts = service_bundle_schemas.PVZ([service_bundle_schemas.YjP().check(service_bundle_schemas.YPB((time) => !Number.isNaN(Date.parse(time)))), service_bundle_schemas.YjP()]);
function readCursor(text) {
	let { data } = cursorParts.safeParse((0, json.qF)(Buffer.from(text, "base64url").toString("utf8"))), cursor = data && {
		created_at: data[0],
		id: data[1]
	};
	if (cursor !== void 0 && toCursor(cursor) === text) return cursor;
	throw interns_toBadRequest("starting_after is no cursor of this list.");
}
function isRegional(request, state) {
	let host = (request.headers.host ?? "").replace(/:\d+$/, "").toLowerCase();
	return state.config.regional_hostnames.some((name) => name.toLowerCase() === host);
}
async function updateApiKey(request, state, hash) {
	let caller = await state.callers.identify(request);
	if (typeof caller == "string") return refuseUnknownKey(caller);
	let { key, via } = caller;
	if (key.type !== "management" || via !== "api_key") return refuseUnknownKey("not a management key");
	let body = await readJsonBody(request, 65536, (status, message) => status === 408 ? refuse(408, 408, message) : reject(message)), update = receivedKeyUpdate.safeParse(body);
	if (!update.success) return reject(`${update.error.issues[0]?.path.map(String).join(".") || "The body"} is invalid.`);
	if ((update.data.limit ?? 0) < 0) return reject("limit must not be negative.");
	let retryAfterSeconds = state.keyUpdateRate.take(key.hash);
	if (retryAfterSeconds !== void 0) return refuse(429, 429, "Too many key updates.", { retryAfterSeconds });
	let stored = state.store.findKey(hash);
	if (stored === void 0 || !state.config.keys.some((configured) => configured.hash === hash)) return refuse(404, 404, "No such key.");
	let updated = updateKey(stored, update.data, state.clock.now());
	return state.store.saveKey(updated), ok({ data: toKeyRecord(updated, state.clock.now()) }, "key_updated");
}
function reject(message) {
	return refuse(400, 400, message);
}
async function exchangeToken(request, state) {
	await checkBearer(request, state);
	let body = await request.readBody(32767);
	if (body === "too_large") return refuseOAuth(413, "invalid_request", "The request body must stay under 32768 bytes.");
	if (body === "too_slow" || body === "aborted") return refuseOAuth(408, "invalid_request", "The request did not arrive in time.");
	if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(request.headers["content-type"] ?? "")) return refuseOAuth(400, "invalid_request", "The request must be application/x-www-form-urlencoded.");
	let form = readForm(body), policyId = form.federation_policy_id, retryAfterSeconds = state.exchangeRate.take(state.policies.has(policyId) ? policyId : "");
	return retryAfterSeconds === void 0 ? exchange(form, request, state) : refuseOAuth(429, "invalid_request", "Too many token exchanges.", { retryAfterSeconds });
}
function serveTokenKeys(_request, state) {
	return ok(state.accessTokens.jwks, "keys_served");
}
async function exchange(form, request, state) {
	let { clock } = state, servedPolicy = state.policies.get(form.federation_policy_id);
	if (servedPolicy === void 0) throw toInvalidGrant("federation_policy_id is not the id of a policy");
	let { policy, issuerId } = servedPolicy;
	if (!policy.enabled) throw toInvalidGrant(`policy "${policy.id}" is paused`);
	let { subject, expiresAtMs } = await readSubjectToken(form.subject_token, servedPolicy, clock);
	if (state.callers.findUsableKey(policy.acts_as) === void 0) throw toInvalidGrant(`key "${policy.acts_as}" is disabled or expired`);
	let remainingSeconds = Math.floor(expiresAtMs / 1e3) - Math.floor(clock.now() / 1e3), lifetimeSeconds = Math.min(900, remainingSeconds);
	if (lifetimeSeconds < 1) throw toInvalidGrant("exp: the subject token has expired");
	let claims = {
		iss: `http://${request.headers.host ?? "localhost"}${state.config.base_path}`,
		sub: subject,
		federation_policy_id: policy.id,
		federation_issuer_id: issuerId,
		key_hash: policy.acts_as
	};
	return {
		...ok({
			access_token: (await state.accessTokens.issue(claims, lifetimeSeconds)).reveal(),
			expires_in: lifetimeSeconds,
			issued_token_type: accessTokenType,
			scope: inferenceScope,
			token_type: "Bearer"
		}, "token_issued"),
		headers: noStore,
		reason: `acts as key "${policy.acts_as}"`
	};
}
async function checkBearer(request, { callers }) {
	if (request.headers.authorization === void 0) return;
	let caller = await callers.identify(request);
	if (typeof caller == "string") throw new Refusal(refuseClient(caller));
	if (caller.via !== "api_key") throw new Refusal(refuseClient("the bearer is an access token"));
}
function readForm(bytes) {
	let fields = {};
	for (let [name, value] of new URLSearchParams(Buffer.from(bytes).toString("utf8"))) if (name !== "audience" && name !== "resource") {
		if (Object.hasOwn(fields, name)) throw token_toBadRequest("invalid_request", `${name} is given more than once.`);
		value !== "" && (fields[name] = value);
	}
	let { grant_type, scope } = fields;
	if (grant_type !== void 0 && grant_type !== tokenExchangeGrantType) throw token_toBadRequest("unsupported_grant_type", `grant_type must be ${tokenExchangeGrantType}.`);
	if (scope !== void 0 && scope !== inferenceScope) throw token_toBadRequest("invalid_scope", `scope must be ${inferenceScope}.`);
	let form = receivedTokenExchangeForm.safeParse(fields);
	if (form.success) return form.data;
	throw token_toBadRequest("invalid_request", `${String(form.error.issues[0]?.path[0])} is missing or invalid.`);
}
function token_toBadRequest(error, description) {
	return new Refusal(refuseOAuth(400, error, description));
}
function createRequestListener(options) {
	let { state, journal, faults } = options, { clock, log, config } = state, common = {
		clock,
		log,
		routeDeadlineMs: config.limits.route_deadline
	};
	return (incoming, response) => {
		let { method = "GET", url = "/" } = incoming, path = url.split("?")[0] ?? "/";
		if (!path.startsWith(`${config.base_path}/`)) {
			answer(incoming, response, {
				...common,
				fault: void 0,
				fail: (status) => refuse(status, "internal_error", "The request could not be completed."),
				note() {},
				handle: (request) => handleOutsideApi(incoming, request, options)
			});
			return;
		}
		let { note, close } = journal.open(method, path);
		response.once("close", close);
		let route = findRoute(method, path.slice(config.base_path.length + 1));
		answer(incoming, response, {
			...common,
			fault: route.faultRoute === void 0 ? void 0 : faults.takeNext(route.faultRoute),
			fail: route.fail,
			note,
			handle: (request) => route.handle(request, state)
		});
	};
}
async function handleOutsideApi(incoming, request, { controlRules, console, ...controls }) {
	let isConsolePath = request.path === consolePath || request.path.startsWith(`${consolePath}/`);
	return (console !== void 0 && isConsolePath ? await console(incoming, request) : await administer(request, mayControl(incoming, controlRules), controls)) ?? refuse(404, "not_found", "Not found.");
}
const routes_messages = {
	400: "The request is invalid.",
	401: "Missing or invalid API key.",
	403: "The key's creator is no longer a member of the organization.",
	404: "Not found.",
	405: "This method is unknown here.",
	408: "The request exceeded its deadline.",
	429: "Too many requests.",
	500: "The request could not be completed.",
	502: "The intern could not be reached.",
	503: "The service is busy.",
	504: "The intern did not answer in time."
}, listCodes = {
	400: "invalid_body",
	404: "not_found",
	500: "internal_error"
}, refuseList = (status, message, details) => refuse(status, listCodes[status] ?? status, message, details), refuseKeys = (status, message, details) => refuse(status, status, message, details), chatReasons = {
	404: "interaction_unknown",
	408: "timeout",
	409: "interaction_not_pending",
	410: "attachment_failed",
	413: "payload_too_large",
	429: "rate_limited",
	500: "turn_failed",
	502: "intern_unreachable",
	503: "busy",
	504: "timeout"
}, refuseChatRoute = (status, message, details) => {
	if (status === 401 || status === 403) return refuse(status, status, message, details);
	let retryAfterSeconds = status === 429 || status === 503 ? 1 : void 0;
	return refuseChat(status, chatReasons[status] ?? "bad_request", message, {
		...details,
		retryAfterSeconds
	});
}, refuseToken = (status, message, details) => refuseOAuth(status, status >= 500 ? "temporarily_unavailable" : status === 401 ? "invalid_client" : "invalid_request", message, details), routeTable = [
	{
		faultRoute: "list",
		method: "GET",
		path: /^interns$/,
		handle: listInterns,
		refuse: refuseList
	},
	{
		faultRoute: "chat",
		method: "POST",
		path: /^interns\/([^/]*)\/chat\/completions$/,
		handle: chat,
		refuse: refuseChatRoute
	},
	{
		faultRoute: "token",
		method: "POST",
		path: /^oauth\/token$/,
		handle: exchangeToken,
		refuse: refuseToken
	},
	{
		faultRoute: void 0,
		method: "GET",
		path: /^oauth\/jwks$/,
		handle: serveTokenKeys,
		refuse: refuseKeys
	},
	{
		faultRoute: "keys",
		method: "PATCH",
		path: /^keys\/([^/]*)$/,
		handle: updateApiKey,
		refuse: refuseKeys
	}
];
function findRoute(method, path) {
	let row = routeTable.find((candidate) => candidate.path.test(path)), match = row?.method === method ? row : void 0, failWith = (refuseWith, status, reason) => refuseWith(status, routes_messages[status] ?? "The request was refused.", { reason });
	return {
		faultRoute: match?.faultRoute,
		fail: (status, reason) => failWith(match?.refuse ?? refuseKeys, status, reason),
		async handle(request, state) {
			try {
				if (match !== void 0) return await match.handle(request, state, routes_decode(match.path.exec(path)?.[1] ?? ""));
				if (/^interns(?:\/|$)/.test(path) && await admit(request, state.callers), row === void 0) return failWith(refuseList, 404);
				let refusal = failWith(row.refuse, 405);
				return {
					...refusal,
					headers: {
						...refusal.headers,
						allow: row.method
					}
				};
			} catch (error) {
				if (error instanceof Refusal) return error.answer;
				throw error;
			}
		}
	};
}
function routes_decode(segment) {
	return (0, errors.y0)(() => decodeURIComponent(segment)) ?? segment;
}
function checkDataPlace(deployment, checkout) {
	let data = deployment.dataFolder, dataPlace = (0, resolved_path.Ap)(data ?? (0, external_node_os_.tmpdir)()), containsData = (folder) => (0, resolved_path.UO)(dataPlace, (0, resolved_path.Ap)(folder));
	if (data !== void 0 && checkout !== void 0 && containsData(checkout)) throw createConfigError(data, `The data folder "${data}" lies in the checkout "${checkout}", whose author could put keys and sessions there. Leave "data" out, or name a folder outside of the checkout.`);
	let workdir = listAgentFolders(deployment).find(containsData);
	if (workdir === void 0) return;
	let explanation = `lies in the work folder of an agent, "${workdir}", which could read the keys in it.`;
	throw createConfigError(data ?? (0, external_node_os_.tmpdir)(), data === void 0 ? `The folder for temporary files, "${(0, external_node_os_.tmpdir)()}", ${explanation} Set TMPDIR to a folder outside of it, or name one with "data".` : `The data folder "${data}" ${explanation} Name a folder outside of it.`);
}
function listAgentFolders({ interns }) {
	return interns.flatMap(({ driver, workdir }) => workdir !== void 0 && "acp" in driver ? [workdir] : []);
}
function checkWorkFolders({ interns }) {
	let workdirs = interns.flatMap(({ driver, workdir }) => workdir !== void 0 && "acp" in driver && driver.acp.sandbox === "bubblewrap" ? [workdir] : []);
	for (let inner of workdirs) {
		let outer = workdirs.find((workdir) => workdir !== inner && (0, resolved_path.UO)(inner, workdir));
		if (outer !== void 0) throw createConfigError(inner, `The work folder "${inner}" lies in that of another agent, "${outer}", which could replace it with a link. Give both the same folder, or folders beside each other.`);
	}
}
async function checkModelAccess(deployment, options, { chooseSocketFolder, listMounts }) {
	let { models, env, cwd, files, log } = options;
	for (let { driver, workdir } of deployment.interns) {
		let access = "acp" in driver ? driver.acp.model_access : void 0;
		if (!("acp" in driver) || access === void 0) continue;
		if (models === void 0) throw new errors.xL("config_invalid", "An intern has \"model_access\", but this program can't obtain tokens for it. Start the service with \"interns serve\", \"interns exec\", or the input \"local-service\" of the action.");
		checkSocketFolder(chooseSocketFolder(), listAgentFolders(deployment));
		let tokenFile = access.apiKey === void 0 ? access.subjectTokenFile : void 0;
		if (tokenFile !== void 0) {
			let file = external_node_path_.resolve(files?.folder ?? cwd, tokenFile), { command = [] } = driver.acp, writable = workdir === void 0 ? [] : [workdir], mounts = listMounts({
				command,
				env: { PATH: env.PATH ?? "" },
				writable
			}).map(({ source }) => source);
			driver.acp.sandbox !== "none" && checkTokenFile(tokenFile, file, [...writable, ...mounts]);
		}
		driver.acp.sandbox === "none" && access.apiKey === void 0 && log.warning("An agent has \"model_access\" without a sandbox, so it can reach what the tokens are obtained with, such as the identity of a job with \"id-token: write\"."), await models.check(access);
	}
}
function checkSocketFolder(socketFolder, workdirs) {
	let workdir = workdirs.find((folder) => (0, resolved_path.UO)((0, resolved_path.Ap)(socketFolder), (0, resolved_path.Ap)(folder)));
	if (workdir !== void 0) throw createConfigError(socketFolder, `The folder for temporary files, "${socketFolder}", lies in the work folder of an agent, "${workdir}", which could replace the socket of the models there. Set TMPDIR to a folder outside of it.`);
}
function checkTokenFile(configuredPath, file, visibleFolders) {
	let realFile = (0, resolved_path.Ap)(file), visible = visibleFolders.find((folder) => (0, resolved_path.UO)(realFile, (0, resolved_path.Ap)(folder)) || (0, resolved_path.UO)(file, folder));
	if (visible !== void 0) throw createConfigError(configuredPath, `The key "subject_token_file" of "model_access" names "${configuredPath}", which the agent could read: its sandbox shows "${visible}". Put the file elsewhere.`);
}
function createConfigError(source, message) {
	return new errors.xL("config_invalid", message, { source });
}
function createMemoryStore() {
	let keys = new Map(), texts = new Map(), sessions = new Map(), agentSessions = new Map(), runs = new Map(), runIdsByQuestion = new Map(), getSession = (...ids) => sessions.get(toKey(...ids)) ?? newSession, forgetOldRuns = () => {
		for (let [id, run] of runs) {
			if (runs.size <= 1e4) return;
			isOpen(run) || runs.delete(id);
		}
	};
	return {
		findKey: (hash) => keys.get(hash),
		saveKey: (key) => void keys.set(key.hash, key),
		getSession,
		saveStanding: (internId, sessionId, standing) => void sessions.set(toKey(internId, sessionId), {
			...getSession(internId, sessionId),
			standing
		}),
		findAgentSession: (...ids) => agentSessions.get(toKey(...ids)),
		saveAgentSession: (internId, sessionId, session) => void agentSessions.set(toKey(internId, sessionId), session),
		saveRun(run) {
			let { id, internId, sessionId, turn, pending } = run;
			runs.set(id, isOpen(run) ? structuredClone(run) : {
				...run,
				prompt: "",
				reply: ""
			}), runs.size >= 10500 && forgetOldRuns();
			let session = toKey(internId, sessionId);
			sessions.set(session, {
				...sessions.get(session) ?? newSession,
				turns: turn
			}), pending !== null && runIdsByQuestion.set(toKey(internId, sessionId, pending.toolCallId), id);
		},
		listLastRuns: (max) => [...runs.values()].toReversed().slice(0, max),
		listOpenRuns: () => [...runs.values()].filter(isOpen),
		findQuestionOrigin(...ids) {
			let run = runs.get(runIdsByQuestion.get(toKey(...ids)) ?? "");
			return run && {
				runId: run.id,
				state: run.state,
				why: run.why ?? null
			};
		},
		getOrCreate(name, make) {
			let text = texts.get(name) ?? make();
			return texts.set(name, text), text;
		},
		atomically: (work) => work(),
		close() {}
	};
}
function toShellWord(text) {
	return /^[\w./:@%+,-]+$/.test(text) ? text : `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
function toReadyLine(base_url, identity_provider, job) {
	let { federationPolicyId: federation_policy_id, audience, intern } = job, optionalFields = Object.entries({
		identity_provider,
		federation_policy_id,
		audience,
		intern
	});
	return {
		ready: !0,
		base_url,
		...Object.fromEntries(optionalFields.filter(([, value]) => value !== void 0))
	};
}
function toRequestLine({ at, method, path, status, decision, reason }) {
	let explanation = (decision === String(status) ? [reason] : [decision, reason]).filter((part) => part !== null).join(": "), line = oneLine(`${at.slice(11, 19)} ${method} ${path} ${status ?? "unanswered"} ${explanation}`.trimEnd());
	return line.length > 400 ? `${line.slice(0, 400)}\u2026` : line;
}
function toWelcome(facts) {
	let { baseUrl, config, console } = facts, logins = [
		...describeIdentityLogin(facts),
		...describeKeyLogin(facts),
		...describeIssuerLogins(config)
	];
	return [
		`The Intern Service is at ${baseUrl} and has ${describeInterns(config)}. Ctrl-C stops it.`,
		...logins.length > 0 ? logins : explainMissingLogin(facts),
		...console === void 0 ? [] : ["Look at it, answer it and break it in a browser:", `  ${console}`],
		...describeJournal(facts)
	].map(oneLine);
}
function describeJournal({ baseUrl, controlToken }) {
	let journal = `${new URL(baseUrl).origin}/_journal`;
	return controlToken === void 0 ? [`What it answered so far, and why: ${journal}. Each request is a line below.`] : ["What it answered so far, and why (each request is a line below). With a real agent, this needs a token; keep it from the agent:", `  curl ${journal} -H 'Authorization: Bearer ${controlToken.reveal()}'`];
}
function describeInterns({ interns }) {
	let names = interns.map(({ name }) => `"${name}"`);
	if (names.length === 0) return "no intern";
	let shown = names.slice(0, 5).join(", ");
	return `${names.length === 1 ? "one intern" : `${names.length} interns`}: ${shown}${names.length > 5 ? ", \u2026" : ""}`;
}
function describeIdentityLogin({ baseUrl, config, job, identity }) {
	if (identity === void 0 || job.federationPolicyId === void 0) return [];
	let variables = {
		INTERNS_BASE_URL: baseUrl,
		INTERNS_FEDERATION_POLICY_ID: job.federationPolicyId,
		INTERNS_AUDIENCE: job.audience ?? "",
		ACTIONS_ID_TOKEN_REQUEST_URL: identity.request_url,
		ACTIONS_ID_TOKEN_REQUEST_TOKEN: identity.request_token
	};
	return [
		"Log in as a job, with its identity. In another terminal:",
		`  export ${Object.entries(variables).map(([name, value]) => `${name}=${toShellWord(value)}`).join(" ")}`,
		`  ${suggestCommand(config)}`
	];
}
function describeKeyLogin({ baseUrl, config, builtIn }) {
	let key = config.keys.find(({ type, disabled, programme, creator_active }) => type === "standard" && !disabled && programme && creator_active);
	if (key === void 0 || builtIn?.hasKnownKey === !1) return [];
	let secret = builtIn === void 0 ? `'the secret of key "${key.hash}"'` : "\"$INTERNS_SERVICE_KEY\"";
	return [
		"Log in with an API key. In another terminal:",
		`  export INTERNS_BASE_URL=${toShellWord(baseUrl)} INTERNS_API_KEY=${secret}`,
		`  ${suggestCommand(config)}`
	];
}
function describeIssuerLogins({ policies, issuers }) {
	return policies.filter(({ issuer, enabled }) => enabled && issuer !== identityProviderId).map(({ id, issuer, audience }) => `Log in with a token of ${issuers.find((candidate) => candidate.id === issuer)?.issuer ?? issuer} for the audience ${audience}, with federation policy "${id}".`);
}
function explainMissingLogin({ builtIn, config }) {
	let problem = "Nobody can log in: no key has a secret that anyone knows.";
	if (builtIn !== void 0) return [`${problem} Start it with --identity-provider, or with the secret of its key in INTERNS_SERVICE_KEY.`];
	let line = "    - secret: \"${INTERNS_SERVICE_KEY}\"", [addition, lines] = config.keys.length === 0 ? ["these lines", ["  keys:", line]] : ["this line under \"keys\"", [line]];
	return [`${problem} Add ${addition}, and set INTERNS_SERVICE_KEY to a secret of your choice:`, ...lines];
}
function suggestCommand({ interns }) {
	let [intern] = interns;
	return intern === void 0 ? "interns list" : `interns chat ${toShellWord(intern.name)} "Where are you?"`;
}
const maxSleepMs = 2 ** 31 - 1;
function createClock({ startAtMs = Date.now(), frozen = !1 } = {}) {
	let offsetMs = frozen ? startAtMs : startAtMs - Date.now(), now = () => (frozen ? 0 : Date.now()) + offsetMs, moveTo = (atMs) => {
		offsetMs += Math.max(0, atMs - now());
	}, queue = createTimerQueue(), wakeUp = createWakeUp(queue, now, frozen), add = (delayMs, timer) => (queue.add(Math.ceil(now() + Math.max(0, delayMs)), timer), wakeUp.set(), () => {
		timer.fire = void 0;
	});
	return {
		now,
		setTimer: (delayMs, fire) => add(delayMs, {
			fire,
			everyMs: void 0
		}),
		every: (everyMs, fire) => add(everyMs, {
			fire,
			everyMs: Math.max(1, everyMs)
		}),
		async advance(byMs) {
			let targetMs = now() + byMs;
			for (let dueAtMs = queue.firstDue(); dueAtMs <= targetMs; dueAtMs = queue.firstDue()) {
				for (moveTo(dueAtMs); fireFirst(queue, dueAtMs););
				await (0, promises_.setImmediate)();
			}
			moveTo(targetMs), wakeUp.reset();
		},
		stop() {
			queue.clear(), wakeUp.set();
		}
	};
}
function createWakeUp(queue, now, frozen) {
	let alarm, isFiring = !1, set = () => {
		if (frozen || isFiring) return;
		let dueAtMs = queue.firstDue();
		if (alarm?.dueAtMs === dueAtMs) return;
		clearTimeout(alarm?.handle);
		let sleepMs = Math.min(Math.max(0, Math.ceil(dueAtMs - now())), maxSleepMs);
		alarm = dueAtMs === never ? void 0 : {
			dueAtMs,
			handle: setTimeout(() => fireDue(now()), sleepMs).unref()
		};
	}, reset = () => {
		clearTimeout(alarm?.handle), alarm = void 0, set();
	}, fireDue = (untilMs) => {
		isFiring = !0, fireFirst(queue, untilMs) ? process.nextTick(fireDue, untilMs) : (isFiring = !1, reset());
	};
	return {
		set,
		reset
	};
}
function fireFirst(queue, untilMs) {
	let dueAtMs = queue.firstDue();
	if (dueAtMs > untilMs) return !1;
	for (let timer of queue.takeFirst()) {
		let { fire, everyMs } = timer;
		fire !== void 0 && (everyMs === void 0 ? timer.fire = void 0 : queue.add(Math.ceil(dueAtMs + everyMs), timer), fire());
	}
	return !0;
}
const never = Infinity;
function createTimerQueue() {
	let moments = createMinHeap(), timersAt = new Map(), takeFirst = () => {
		let moment = moments.first(), timers = timersAt.get(moment) ?? [];
		return timersAt.delete(moment), moments.pop(), timers;
	};
	return {
		add(dueAtMs, timer) {
			let timers = timersAt.get(dueAtMs);
			timers === void 0 ? (timersAt.set(dueAtMs, [timer]), moments.push(dueAtMs)) : timers.push(timer);
		},
		firstDue() {
			for (; timersAt.get(moments.first())?.every(({ fire }) => fire === void 0) === !0;) takeFirst();
			return moments.first();
		},
		takeFirst,
		clear() {
			moments.clear(), timersAt.clear();
		}
	};
}
function createMinHeap() {
	let heap = [], at = (index) => heap[index] ?? never;
	return {
		first: () => at(0),
		push(moment) {
			let index = heap.push(moment) - 1;
			for (let parent = index - 1 >> 1; index > 0 && at(parent) > moment; parent = index - 1 >> 1) heap[index] = at(parent), index = parent;
			heap[index] = moment;
		},
		pop() {
			let last = heap.pop();
			if (last === void 0 || heap.length === 0) return;
			let index = 0;
			for (;;) {
				let left = 2 * index + 1, smaller = at(left + 1) < at(left) ? left + 1 : left;
				if (at(smaller) >= last) break;
				heap[index] = at(smaller), index = smaller;
			}
			heap[index] = last;
		},
		clear() {
			heap.length = 0;
		}
	};
}
const stopGraceMs = 2e3;
async function startService(options = {}) {
	let closers = new AsyncDisposableStack();
	try {
		return await start(withDefaults(options), closers);
	} catch (error) {
		throw await closers.disposeAsync(), error;
	}
}
function withDefaults({ port = 0, host = "127.0.0.1", log = silentLog, env = process.env, cwd = process.cwd(), fetch = globalThis.fetch, identityProvider = !1, ...options }) {
	let provider = identityProvider === !0 ? {} : identityProvider;
	return {
		...options,
		port,
		host,
		log,
		env,
		cwd,
		fetch,
		identityProvider: provider
	};
}
async function start(options, closers) {
	let { port, host, log } = options, plannedParts = await plan(options), { configuredDeployment, deployBuiltIn } = plannedParts, resources = openResources(options, plannedParts, closers), identityProvider = options.identityProvider === !1 ? void 0 : await startIdentityProvider({
		...resources,
		port: options.identityProvider.port ?? 0
	});
	closers.defer(() => identityProvider?.close(stopGraceMs));
	let signingKey = await generateSigningKey(), handle, listener = await listen({
		port,
		host,
		handle: (incoming, response) => handle?.(incoming, response)
	});
	closers.defer(() => listener.close(stopGraceMs));
	let origin = `http://${host.includes(":") ? `[${host}]` : host}:${listener.port}`, deployment = configuredDeployment ?? deployBuiltIn(origin), baseUrl = `${origin}${deployment.config.base_path}`, parts = {
		...resources,
		...plannedParts,
		deployment,
		options,
		signingKey,
		identityProvider,
		baseUrl
	}, state = openState(parts, closers), { token } = resources.controlRules, console = options.console && guardConsole(options.console, token, () => createView({
		...parts,
		state
	}));
	handle = createRequestListener({
		...parts,
		state,
		console
	}), isLoopback(host) || log.warning(`The service listens on ${host}: everyone who reaches it can try its keys.`);
	let service = toService(parts, state, closers, options.console && toConsoleAddress(host, listener.port, token));
	return announceTo(options, service, {
		config: deployment.config,
		isBuiltIn: configuredDeployment === void 0
	}), service;
}
async function plan(options) {
	let { host, env, cwd, log, data, files } = options;
	if (options.agent !== void 0 && options.config !== void 0) throw new errors.xL("config_invalid", "Give \"agent\" or \"config\", not both. A configuration names its agents itself.");
	let hasIdentityProvider = options.identityProvider !== !1, deploy = (config) => readDeployment({
		config,
		cwd,
		env,
		data,
		hasIdentityProvider,
		files
	}), configuredDeployment = options.config === void 0 ? void 0 : deploy(options.config), agent = options.agent === void 0 ? void 0 : toBuiltInAgent(options.agent, {
		env,
		cwd,
		log
	}), deployBuiltIn = (origin) => deploy(createBuiltInConfig({
		origin,
		hasIdentityProvider,
		agent,
		env
	})), deployment = configuredDeployment ?? deployBuiltIn(`http://${host}`), agentModule = deployment.interns.some(({ driver }) => "acp" in driver) ? await Promise.all([__nccwpck_require__.e(918), __nccwpck_require__.e(284)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4284)) : void 0;
	return agentModule !== void 0 && await checkModelAccess(deployment, options, agentModule), checkDataPlace(deployment, files?.folder), checkWorkFolders(deployment), {
		configuredDeployment,
		deployBuiltIn,
		dataFolder: deployment.dataFolder,
		agentModule
	};
}
function openResources(options, { configuredDeployment, dataFolder, agentModule }, closers) {
	let { log, announce } = options, clock = openClock(options.clock ?? configuredDeployment?.config.clock ?? void 0, closers), store = dataFolder === void 0 ? createMemoryStore() : openStore(dataFolder, log);
	closers.defer(() => store.close());
	let workFolder = (0, work_folder.Q)(dataFolder);
	closers.defer(() => workFolder.close());
	let redactor = (0, lib_secret.l)(), journal = createJournal({
		now: clock.now,
		redact: redactor.redact,
		onClose: announce && ((entry) => announce(toRequestLine(entry)))
	}), controlRules = {
		token: createStarterToken(),
		isTokenNeeded: agentModule !== void 0
	};
	return {
		clock,
		log,
		store,
		workFolder,
		redactor,
		journal,
		faults: createFaults(),
		controlRules
	};
}
function openClock(chosen, closers) {
	if (typeof chosen == "object") return chosen;
	let startAtMs = chosen === void 0 ? Date.now() : readMomentMs(chosen);
	if (startAtMs === void 0) throw TypeError(`The clock is "${chosen}". Use an ISO 8601 time, for example "2026-11-22T08:00:00Z", or a clock object.`);
	let clock = createClock({ startAtMs });
	return closers.defer(() => clock.stop()), clock;
}
function openState(parts, closers) {
	let { options, deployment, store, workFolder, redactor, identityProvider, agentModule } = parts, { onAgentProcess: onProcess, models: brokers, files } = options, writable = [...listAgentFolders(deployment), ...files === void 0 ? [] : [files.folder]], state = createState({
		...parts,
		env: options.env,
		signingKey: store.getOrCreate("signing_key", () => parts.signingKey),
		identityProvider: identityProvider?.issuer,
		workFolder: workFolder.path,
		openAgent: agentModule && ((agent) => agentModule.openAgent({
			...agent,
			writable,
			workFolder,
			onProcess,
			brokers
		})),
		newId: external_node_crypto_.randomUUID,
		fetch: options.fetch
	});
	closers.defer(async () => {
		for (let end of state.stopListeners) end();
		state.runs.stop(), await Promise.all(state.interns.map(async ({ intern }) => intern.close?.()));
		for (let { intern, use } of collectModelUse(state)) parts.log.info(`Models of "${oneLine(intern)}": ${describeUse(use)}.`);
	}), identityProvider?.setDefaults(toJobDefaults(deployment.config));
	for (let { secret } of [...deployment.config.keys, parts.controlRules.token]) redactor.add(secret);
	return state;
}
function collectModelUse({ interns }) {
	return interns.flatMap(({ record, intern }) => {
		let use = intern.modelUse?.();
		return use === void 0 ? [] : [{
			intern: record.name,
			use
		}];
	});
}
function toService({ baseUrl, identityProvider, clock, journal, faults, controlRules, deployment, dataFolder }, state, closers, consoleAddress) {
	let job = toJobSettings(deployment.config), stopping, stop = () => (stopping ??= closers.disposeAsync(), stopping);
	return {
		baseUrl,
		identityProvider: identityProvider?.issuer,
		ready: toReadyLine(baseUrl, identityProvider?.issuer, job),
		job,
		keepsSessions: dataFolder !== void 0,
		console: consoleAddress,
		provisioned: Promise.all(state.interns.map(async ({ intern }) => intern.settled)).then(() => {}),
		controlToken: controlRules.isTokenNeeded ? controlRules.token.secret : void 0,
		modelUse: () => collectModelUse(state),
		journal: journal.entries,
		async advance(duration) {
			let byMs = readDurationMs(duration);
			if (byMs === void 0) throw TypeError(`"${duration}" is not a duration. Write 90s, 5m, 1h30m or seconds, at most a year.`);
			await clock.advance(byMs);
		},
		fault: faults.order,
		addJob(claims = {}) {
			if (identityProvider === void 0) throw TypeError("The service was started without an identity provider.");
			return identityProvider.addJob(claims);
		},
		stop,
		[Symbol.asyncDispose]: stop
	};
}
function announceTo({ announce, env }, service, { config, isBuiltIn }) {
	if (announce === void 0) return;
	let identity = service.identityProvider !== void 0 && service.job.federationPolicyId !== void 0 ? service.addJob() : void 0, builtIn = isBuiltIn ? { hasKnownKey: readKeySecret(env) !== void 0 } : void 0;
	for (let line of toWelcome({
		...service,
		config,
		identity,
		builtIn
	})) announce(line);
}
var __webpack_exports__readOutline = __webpack_exports__.p, __webpack_exports__startService = __webpack_exports__.i;
export { __webpack_exports__readOutline as readOutline, __webpack_exports__startService as startService };
