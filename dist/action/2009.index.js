export const id = 2009;
export const ids = [2009];
export const modules = { 2009: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, {
		_F: () => tokenizer_Tokenizer,
		V_: () => tokenizer_TokenizerMode
	});
	let UNDEFINED_CODE_POINTS = new Set([
		65534,
		65535,
		131070,
		131071,
		196606,
		196607,
		262142,
		262143,
		327678,
		327679,
		393214,
		393215,
		458750,
		458751,
		524286,
		524287,
		589822,
		589823,
		655358,
		655359,
		720894,
		720895,
		786430,
		786431,
		851966,
		851967,
		917502,
		917503,
		983038,
		983039,
		1048574,
		1048575,
		1114110,
		1114111
	]);
	var CODE_POINTS;
	(function(CODE_POINTS) {
		CODE_POINTS[CODE_POINTS.EOF = -1] = "EOF", CODE_POINTS[CODE_POINTS.NULL = 0] = "NULL", CODE_POINTS[CODE_POINTS.TABULATION = 9] = "TABULATION", CODE_POINTS[CODE_POINTS.CARRIAGE_RETURN = 13] = "CARRIAGE_RETURN", CODE_POINTS[CODE_POINTS.LINE_FEED = 10] = "LINE_FEED", CODE_POINTS[CODE_POINTS.FORM_FEED = 12] = "FORM_FEED", CODE_POINTS[CODE_POINTS.SPACE = 32] = "SPACE", CODE_POINTS[CODE_POINTS.EXCLAMATION_MARK = 33] = "EXCLAMATION_MARK", CODE_POINTS[CODE_POINTS.QUOTATION_MARK = 34] = "QUOTATION_MARK", CODE_POINTS[CODE_POINTS.AMPERSAND = 38] = "AMPERSAND", CODE_POINTS[CODE_POINTS.APOSTROPHE = 39] = "APOSTROPHE", CODE_POINTS[CODE_POINTS.HYPHEN_MINUS = 45] = "HYPHEN_MINUS", CODE_POINTS[CODE_POINTS.SOLIDUS = 47] = "SOLIDUS", CODE_POINTS[CODE_POINTS.DIGIT_0 = 48] = "DIGIT_0", CODE_POINTS[CODE_POINTS.DIGIT_9 = 57] = "DIGIT_9", CODE_POINTS[CODE_POINTS.SEMICOLON = 59] = "SEMICOLON", CODE_POINTS[CODE_POINTS.LESS_THAN_SIGN = 60] = "LESS_THAN_SIGN", CODE_POINTS[CODE_POINTS.EQUALS_SIGN = 61] = "EQUALS_SIGN", CODE_POINTS[CODE_POINTS.GREATER_THAN_SIGN = 62] = "GREATER_THAN_SIGN", CODE_POINTS[CODE_POINTS.QUESTION_MARK = 63] = "QUESTION_MARK", CODE_POINTS[CODE_POINTS.LATIN_CAPITAL_A = 65] = "LATIN_CAPITAL_A", CODE_POINTS[CODE_POINTS.LATIN_CAPITAL_Z = 90] = "LATIN_CAPITAL_Z", CODE_POINTS[CODE_POINTS.RIGHT_SQUARE_BRACKET = 93] = "RIGHT_SQUARE_BRACKET", CODE_POINTS[CODE_POINTS.GRAVE_ACCENT = 96] = "GRAVE_ACCENT", CODE_POINTS[CODE_POINTS.LATIN_SMALL_A = 97] = "LATIN_SMALL_A", CODE_POINTS[CODE_POINTS.LATIN_SMALL_Z = 122] = "LATIN_SMALL_Z";
	})(CODE_POINTS ||= {});
	let SEQUENCES = {
		DASH_DASH: "--",
		CDATA_START: "[CDATA[",
		DOCTYPE: "doctype",
		SCRIPT: "script",
		PUBLIC: "public",
		SYSTEM: "system"
	};
	function isSurrogate(cp) {
		return cp >= 55296 && cp <= 57343;
	}
	function isSurrogatePair(cp) {
		return cp >= 56320 && cp <= 57343;
	}
	function getSurrogatePairCodePoint(cp1, cp2) {
		return (cp1 - 55296) * 1024 + 9216 + cp2;
	}
	function isControlCodePoint(cp) {
		return cp !== 32 && cp !== 10 && cp !== 13 && cp !== 9 && cp !== 12 && cp >= 1 && cp <= 31 || cp >= 127 && cp <= 159;
	}
	function isUndefinedCodePoint(cp) {
		return cp >= 64976 && cp <= 65007 || UNDEFINED_CODE_POINTS.has(cp);
	}
	var error_codes_ERR;
	(function(ERR) {
		ERR.controlCharacterInInputStream = "control-character-in-input-stream", ERR.noncharacterInInputStream = "noncharacter-in-input-stream", ERR.surrogateInInputStream = "surrogate-in-input-stream", ERR.nonVoidHtmlElementStartTagWithTrailingSolidus = "non-void-html-element-start-tag-with-trailing-solidus", ERR.endTagWithAttributes = "end-tag-with-attributes", ERR.endTagWithTrailingSolidus = "end-tag-with-trailing-solidus", ERR.unexpectedSolidusInTag = "unexpected-solidus-in-tag", ERR.unexpectedNullCharacter = "unexpected-null-character", ERR.unexpectedQuestionMarkInsteadOfTagName = "unexpected-question-mark-instead-of-tag-name", ERR.invalidFirstCharacterOfTagName = "invalid-first-character-of-tag-name", ERR.unexpectedEqualsSignBeforeAttributeName = "unexpected-equals-sign-before-attribute-name", ERR.missingEndTagName = "missing-end-tag-name", ERR.unexpectedCharacterInAttributeName = "unexpected-character-in-attribute-name", ERR.unknownNamedCharacterReference = "unknown-named-character-reference", ERR.missingSemicolonAfterCharacterReference = "missing-semicolon-after-character-reference", ERR.unexpectedCharacterAfterDoctypeSystemIdentifier = "unexpected-character-after-doctype-system-identifier", ERR.unexpectedCharacterInUnquotedAttributeValue = "unexpected-character-in-unquoted-attribute-value", ERR.eofBeforeTagName = "eof-before-tag-name", ERR.eofInTag = "eof-in-tag", ERR.missingAttributeValue = "missing-attribute-value", ERR.missingWhitespaceBetweenAttributes = "missing-whitespace-between-attributes", ERR.missingWhitespaceAfterDoctypePublicKeyword = "missing-whitespace-after-doctype-public-keyword", ERR.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers = "missing-whitespace-between-doctype-public-and-system-identifiers", ERR.missingWhitespaceAfterDoctypeSystemKeyword = "missing-whitespace-after-doctype-system-keyword", ERR.missingQuoteBeforeDoctypePublicIdentifier = "missing-quote-before-doctype-public-identifier", ERR.missingQuoteBeforeDoctypeSystemIdentifier = "missing-quote-before-doctype-system-identifier", ERR.missingDoctypePublicIdentifier = "missing-doctype-public-identifier", ERR.missingDoctypeSystemIdentifier = "missing-doctype-system-identifier", ERR.abruptDoctypePublicIdentifier = "abrupt-doctype-public-identifier", ERR.abruptDoctypeSystemIdentifier = "abrupt-doctype-system-identifier", ERR.cdataInHtmlContent = "cdata-in-html-content", ERR.incorrectlyOpenedComment = "incorrectly-opened-comment", ERR.eofInScriptHtmlCommentLikeText = "eof-in-script-html-comment-like-text", ERR.eofInDoctype = "eof-in-doctype", ERR.nestedComment = "nested-comment", ERR.abruptClosingOfEmptyComment = "abrupt-closing-of-empty-comment", ERR.eofInComment = "eof-in-comment", ERR.incorrectlyClosedComment = "incorrectly-closed-comment", ERR.eofInCdata = "eof-in-cdata", ERR.absenceOfDigitsInNumericCharacterReference = "absence-of-digits-in-numeric-character-reference", ERR.nullCharacterReference = "null-character-reference", ERR.surrogateCharacterReference = "surrogate-character-reference", ERR.characterReferenceOutsideUnicodeRange = "character-reference-outside-unicode-range", ERR.controlCharacterReference = "control-character-reference", ERR.noncharacterCharacterReference = "noncharacter-character-reference", ERR.missingWhitespaceBeforeDoctypeName = "missing-whitespace-before-doctype-name", ERR.missingDoctypeName = "missing-doctype-name", ERR.invalidCharacterSequenceAfterDoctypeName = "invalid-character-sequence-after-doctype-name", ERR.duplicateAttribute = "duplicate-attribute", ERR.nonConformingDoctype = "non-conforming-doctype", ERR.missingDoctype = "missing-doctype", ERR.misplacedDoctype = "misplaced-doctype", ERR.endTagWithoutMatchingOpenElement = "end-tag-without-matching-open-element", ERR.closingOfElementWithOpenChildElements = "closing-of-element-with-open-child-elements", ERR.disallowedContentInNoscriptInHead = "disallowed-content-in-noscript-in-head", ERR.openElementsLeftAfterEof = "open-elements-left-after-eof", ERR.abandonedHeadElementChild = "abandoned-head-element-child", ERR.misplacedStartTagForHeadElement = "misplaced-start-tag-for-head-element", ERR.nestedNoscriptInHead = "nested-noscript-in-head", ERR.eofInElementThatCanContainOnlyText = "eof-in-element-that-can-contain-only-text";
	})(error_codes_ERR ||= {});
	class Preprocessor {
		constructor(handler) {
			this.handler = handler, this.html = "", this.pos = -1, this.lastGapPos = -2, this.gapStack = [], this.skipNextNewLine = !1, this.lastChunkWritten = !1, this.endOfChunkHit = !1, this.bufferWaterline = 65536, this.isEol = !1, this.lineStartPos = 0, this.droppedBufferSize = 0, this.line = 1, this.lastErrOffset = -1;
		}
		get col() {
			return this.pos - this.lineStartPos + Number(this.lastGapPos !== this.pos);
		}
		get codePointStart() {
			return this.pos - Number(this.lastGapPos === this.pos);
		}
		get offset() {
			return this.droppedBufferSize + this.codePointStart;
		}
		getError(code, cpOffset) {
			let { line, col, offset } = this, startCol = col + cpOffset, startOffset = offset + cpOffset;
			return {
				code,
				startLine: line,
				endLine: line,
				startCol,
				endCol: startCol,
				startOffset,
				endOffset: startOffset
			};
		}
		_err(code) {
			this.handler.onParseError && this.lastErrOffset !== this.offset && (this.lastErrOffset = this.offset, this.handler.onParseError(this.getError(code, 0)));
		}
		_addGap() {
			this.gapStack.push(this.lastGapPos), this.lastGapPos = this.pos;
		}
		_processSurrogate(cp) {
			if (this.pos !== this.html.length - 1) {
				let nextCp = this.html.charCodeAt(this.pos + 1);
				if (!isSurrogatePair(cp) && isSurrogatePair(nextCp)) return this.pos++, this._addGap(), getSurrogatePairCodePoint(cp, nextCp);
			} else if (!this.lastChunkWritten) return this.endOfChunkHit = !0, CODE_POINTS.EOF;
			return this._err(error_codes_ERR.surrogateInInputStream), cp;
		}
		willDropParsedChunk() {
			return this.pos > this.bufferWaterline;
		}
		dropParsedChunk(keep = 0) {
			if (this.willDropParsedChunk()) {
				let droppedSize = this.offset - this.droppedBufferSize - keep;
				this.html = this.html.substring(droppedSize), this.lineStartPos -= droppedSize, this.droppedBufferSize += droppedSize, this.pos -= droppedSize, this.lastGapPos = -2, this.gapStack.length = 0, this.pos > keep && this._addGap();
			}
		}
		write(chunk, isLastChunk) {
			this.html.length > 0 ? this.html += chunk : this.html = chunk, this.endOfChunkHit = !1, this.lastChunkWritten = isLastChunk;
		}
		insertHtmlAtCurrentPos(chunk) {
			this.html = this.html.substring(0, this.pos + 1) + chunk + this.html.substring(this.pos + 1), this.endOfChunkHit = !1;
		}
		startsWith(pattern, caseSensitive) {
			if (this.pos + pattern.length > this.html.length) return this.endOfChunkHit = !this.lastChunkWritten, !1;
			if (caseSensitive) return this.html.startsWith(pattern, this.pos);
			for (let i = 0; i < pattern.length; i++) if ((this.html.charCodeAt(this.pos + i) | 32) !== pattern.charCodeAt(i)) return !1;
			return !0;
		}
		peek(offset) {
			let pos = this.pos + offset;
			if (pos >= this.html.length) return this.endOfChunkHit = !this.lastChunkWritten, CODE_POINTS.EOF;
			let code = this.html.charCodeAt(pos);
			return code === CODE_POINTS.CARRIAGE_RETURN ? CODE_POINTS.LINE_FEED : code;
		}
		advance() {
			if (this.pos++, this.isEol && (this.isEol = !1, this.line++, this.lineStartPos = this.pos), this.pos >= this.html.length) return this.endOfChunkHit = !this.lastChunkWritten, CODE_POINTS.EOF;
			let cp = this.html.charCodeAt(this.pos);
			return cp === CODE_POINTS.CARRIAGE_RETURN ? (this.isEol = !0, this.skipNextNewLine = !0, CODE_POINTS.LINE_FEED) : cp === CODE_POINTS.LINE_FEED && (this.isEol = !0, this.skipNextNewLine) ? (this.line--, this.skipNextNewLine = !1, this._addGap(), this.advance()) : (this.skipNextNewLine = !1, isSurrogate(cp) && (cp = this._processSurrogate(cp)), this.handler.onParseError === null || cp > 31 && cp < 127 || cp === CODE_POINTS.LINE_FEED || cp === CODE_POINTS.CARRIAGE_RETURN || cp > 159 && cp < 64976 || this._checkForProblematicCharacters(cp), cp);
		}
		_checkForProblematicCharacters(cp) {
			isControlCodePoint(cp) ? this._err(error_codes_ERR.controlCharacterInInputStream) : isUndefinedCodePoint(cp) && this._err(error_codes_ERR.noncharacterInInputStream);
		}
		retreat(count) {
			for (this.pos -= count; this.pos < this.lastGapPos;) this.lastGapPos = this.gapStack.pop(), this.pos--;
			this.isEol = !1;
		}
	}
	var token_TokenType;
	(function(TokenType) {
		TokenType[TokenType.CHARACTER = 0] = "CHARACTER", TokenType[TokenType.NULL_CHARACTER = 1] = "NULL_CHARACTER", TokenType[TokenType.WHITESPACE_CHARACTER = 2] = "WHITESPACE_CHARACTER", TokenType[TokenType.START_TAG = 3] = "START_TAG", TokenType[TokenType.END_TAG = 4] = "END_TAG", TokenType[TokenType.COMMENT = 5] = "COMMENT", TokenType[TokenType.DOCTYPE = 6] = "DOCTYPE", TokenType[TokenType.EOF = 7] = "EOF", TokenType[TokenType.HIBERNATION = 8] = "HIBERNATION";
	})(token_TokenType ||= {});
	function token_getTokenAttr(token, attrName) {
		for (let i = token.attrs.length - 1; i >= 0; i--) if (token.attrs[i].name === attrName) return token.attrs[i].value;
		return null;
	}
	let c1 = [
		8364,
		0,
		8218,
		402,
		8222,
		8230,
		8224,
		8225,
		710,
		8240,
		352,
		8249,
		338,
		0,
		381,
		0,
		0,
		8216,
		8217,
		8220,
		8221,
		8226,
		8211,
		8212,
		732,
		8482,
		353,
		8250,
		339,
		0,
		382,
		376
	];
	function isInvalidCodePoint(codePoint) {
		return codePoint === 0 || codePoint >= 55296 && codePoint <= 57343 || codePoint > 1114111;
	}
	function replaceCodePoint(codePoint) {
		return isInvalidCodePoint(codePoint) ? 65533 : codePoint >= 128 && codePoint <= 159 && c1[codePoint - 128] || codePoint;
	}
	let htmlDecodeData = ["Q=\u00a8`p0AEligMPacutebrevecircyfrgravelphamacrndogonpfpplyFunctionringscrsigntildeumlBackslashrvwedcyecausernoullistafropfrevescrumpeqCHcyOPYacutepitalDifferentialDyleyscaronedilirconintdotedillanterDotfrhiircleDotMinusPlusTimeslockwiseContourIntegralseCurlyDoubleQuoteQuoteolonengruentinttourIntegralpfroductunterClockwiseContourIntegralrossscrupCapDDotrahdJcyScyZcyaggerrrshvcaronyeltafriacriticalAcuteDotubleAcuteGraveTildemondfferentialDopftDotEqualubleContourIntegralDotwnArrowLeftArrowRightArrowTeeongLeftArrowRightArrowRightArrowRightArrowTeeUpArrowDownArrowVerticalBarwnArrowBarUpArrowBreveLeftRightVectorTeeVectorVectorBarRightTeeVectorVectorBarTeeArrowarrowscrtrokENGTHacutecaronircydotfrgravelementmacrptySmallSquareVerySmallSquareogonpfpsilonqualTildeilibriumscrimtaumlxistsponentialEFcyfrilledSmallSquareVerySmallSquareopfrAlluriertrfscrGJcyTammadbrevecedilircydotfrgopfreaterEqualLessFullEqualGreaterLessSlantEqualTildescrtHARDcyacektcircfrilbertSpaceopfrizontalLinescrtrokumpDownHumpEqualIEcyJligOcyacutecircydotfrgravemacrginaryIpliesntegralrsectionvisibleCommaTimesogonpftascrtildeukcymlJcircyfropfscrercyukcyKHcyJcyappacedilyfropfscrLJcyTacutembdangplacetrfrrcaronedilyeftAngleBracketrrowBarRightArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorRightArrowVectorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowrightarrowssEqualGreaterFullEqualGreaterLessSlantEqualTildefrleftarrowmidotongLeftArrowRightArrowRightArrowleftarrowrightarrowrightarrowpfwerLeftArrowRightArrowscrhtroktMapcyediumSpacellintrffrinusPlusopfscruNJcyacutecaronedilyegativeMediumSpaceThickSpacenSpaceVeryThinSpacestedGreaterGreaterLessLesswLinefroBreaknBreakingSpacepftCongruentupCapDoubleVerticalBarElementqualTildexistsGreaterEqualFullEqualGreaterLessSlantEqualTildeHumpDownHumpEqualLeftTriangleBarEqualssEqualGreaterLessSlantEqualTildeNestedGreaterGreaterLessLessPrecedesEqualSlantEqualReverseElementightTriangleBarEqualSquareSubsetEqualpersetEqualubsetEqualcceedsEqualSlantEqualTildepersetEqualTildeEqualFullEqualTildeVerticalBarscrtildeuOEligacutecircydblacfrgravemacregaicronopfpenCurlyDoubleQuoteQuoterscrlashtildemesumlverBarraceketParenthesisPartialDcyfrhiilusMinusoincareplanepfrecedesEqualSlantEqualTildeimeoductportionalscriQUOTfropfscrRBarrEGacutengrrtlcaronedilyeverseElementquilibriumUpEquilibriumfrhoightAngleBracketrrowBarLeftArrowCeilingDoubleBracketwnTeeVectorVectorBarFloorTeeArrowVectorriangleBarEqualUpDownVectorTeeVectorVectorBarVectorBararrowopfundImpliesrightarrowscrhuleDelayedSHCHcycyOFTcyacutecaronedilircyfrhortDownArrowLeftArrowRightArrowUpArrowigmamallCircleopfqrtuareIntersectionSubsetEqualpersetEqualUnionscrtarubsetEqualcceedsEqualSlantEqualTildehThatmpersetEqualsetTHORNRADESHcycyabucaronedilyfrhereforetaickSpacenSpaceildeEqualFullEqualTildeopfripleDotscrtrokUacuterrocirbrcyevecircydblacfrgravemacrnderBarraceketParenthesisionPlusogonpfpArrowBarDownArrowDownArrowEquilibriumTeeArrowarrowdownarrowperLeftArrowRightArrowsilonringscrtildeumlVDashbarcydashleerbarticalBarLineSeparatorTildeyThinSpacefropfscrvdashWcircedgefropfscrXfriopfscrYAcyIcyUcyacutecircyfropfscrumlZHcyacutecaronydoteroWidthSpacetafropfscraacutebrevecEdircuteyeligfrgravelefsymphphamacrlgpndanddslopevgelemsdaabcdefghrtvbdsphtzarrogonpfpEacireidosproxeqringscrtympeqtildeumlwconintintbNotackcongepsilonprimesimeqrveewedgebrktbrkcongydquoecausemptyvpsirnoutahweenfrigcapircupodotplustimessqcuptartriangledownupuplusveewedgekarowlacklozengesquaretriangledownleftrightnkk12434ocknequivotopfttomwtiexDLRlrHDUduULRlrVHLRhlrboxdLRlrhDUduminusplustimesuLRlrvHLRhlrprimerevevbarscremiimeolbhsubulletmpEeqcacutepandbrcupcapupdotsretoncapsronedilircupssmdotedilmptyvnterdotfrhcyeckmarkiirEceqlearrowleftrightdRSastcircdashefnintmidscirlubsuitoloneqmmatpfnlementxesngdotintpfrodysrrarrossscrubepetdotudarrlreprsclarrppbrcapcapupdotorsrarrmlyeqprecsuccveewedgerenvearrowleftrightveewedwconintintylctydArrHaraggerlethrrshvbkarowlaccaronydaggerrrotseqegltamptyvfishtrharlriamondsuitsegammasinvideontimesonxjcylcornropollarpfteqdotminusplussquareublebarwedgewnarrowdownarrowsharpoonleftrightrbkarowcornropscryoltroktdotrifuarrharwanglezcyigrarreDDototacutestercaronircolonydotefDotrgravesdotlinterslsdotmacrptysetvsp134ngspogonpfparsllussilonvqcircolonsimlantgtrlessualsestivDDvparslrDotarrscrdotimtahumlroxclistpectationonentialefallingdotseqcyemalefiligligligriligjliglatligtnsnofopfrallkvpartintrac123456823534584556878slownscrgElacutemmadpbrevecircydotelqqslantsccdotollesfrggimeljcylEajnEapproxeqqsimopfravescrimeltccirdotlParquestrapproxrrdoteqlessqlesslesssimvertneqqnEhArrairsplfmiltrdcyrcirwbarcirceartsuitlliprconfrksearowwarowoarrmthtokleftarrowrightarrowpfrbarscrlashtrokybullpheniacutecircyecyxclffrgraveiiintntnfinotajligmacrgelinepartthofpedncarefintieodottcalegersrcallarhkprodocygonpftaprodquestscrinEdotsvvtildeukcymljcircyfrmathopfscrercyukcykappavcedilyfrgreenhcyjcyopfscrlAarrrrtailBarrEgHaracuteemptyvgranmbdangdlepquorrbfsfshklpplsimtltailesbarrbrkracekkeslducaronedililubydcaquorrdharusharsheftarrowtailharpoondownupleftarrowsrightarrowsharpoonssquigarrowthreetimesgqqslantsccdotorgessapproxdoteqgtrqgtrgtrsimfishtloorrgEhardulblkjcylarrcornerhardtrimidotoustachenEapproxeqqsimoangrrbrkngleftarrowrightarrowmapstorightarrowoparrowleftrightparflustimeswastbarzengefparltrarrcornerhardmtrisaquocrhimegqbuortroktccirdothreeimeslarrquestrPariefurdsharuharvertneqqnEmDDotacrletesepstodownleftuprkercommaydasheasuredanglefrhoicrodastcirdotnusbdulcpdrnplusodelspfpscrtposultimapmapnGgtvLeftarrowrightarrowltvRightarrowVDashdashablacutengpEidosproxturalsbspumpecapronedilongdotupydasheArrarhkrowdotquivsearimxistsfrgEeqqslantssimtrhArrarrparisdvjcylArrEarrdreftarrowrightarrowqqslantsssimtriemidopftinEdotvabcnivabcparallelsltolintrcueeceqrArrarrcwightarrowtriesccueerhortmidparallelimeqmidparqsubepeubEeseteqqcceqpEeseteqqtglildelgrianglelefteqrightequmerospvDashHarrapdashgetinfinlArretrierArrtriesimwArrarhkrownearoSacutestcircydashblacivotsoldeligfcirrgonravethbarmintlarrcirrossinetmacregaicrondnusopfparerplusrarrderoffmigoforslopevscrlasholtildemesasumlvbarparallelsimltcyercntiodmilptenkfrhivmmatoneitchforkvlanckhkvusacirbcirdouemnsimtwomointintpfundrEapcueecapproxcurlyeqeqnapproxeqqsimsimimesnEapsimodfalarlinesurfptosimurelscriuncspqfrintopfprimescruaternionsintesteqotrAarrrrtailBarrHaraceutedicemptyvngdelequorrapbfscfshklpplsimtlwtailionalsbarrbrkracekkeslducaronedililubydcaldharquorshealinepartsctgfishtloorrhardulovightarrowtailharpoondownupleftarrowsharpoonsrightarrowssquigarrowthreetimesngsingdotseqlarrharmmoustachenmidoangrrbrkparflustimespargtpolintrarrsaquocrhqbuorthreeimesriefltriuluharxsacutebquocEaproncueedilircnEapsimpolintsimydotbeeArrarhkrowctmiswartminusnxtfrownharpchcyyortmidparallelyigmafvmdoteqgElEneplusrarrlarrmallsetminusshpeparslidletesoftcylbarpfpadesuitrqcapsupssubeseteqpesetequareffrarrscretmnmiletarftarfraightepsilonphinsubEdotedotmultnEeplusrarrseteqqneqqimubpccapproxcurlyeqeqnapproxeqqsimsimmngp123EdotsubedothsolublarrmultnEeplusseteqqneqqimubpwArrarhkrownwarzligtargetubrkcaronedilydotelrecfrhere4foretasymvickapproxsimnspkapsimornildemesbardntoeapbotcirforksaprimeradeiangledownlefteqqrighteqdoteminusplussbtimepeziumscryhcytrokwixtoheadleftarrowrightarrowuArrHaracuterrbrcyevecircydarrblacharfishtrgraveharlrblklcornerroptrimacrlogonpfparrowdownarrowharpoonleftrightlussihlonuparrowsrcornerropingtriscrtdotilderifuarrmlwanglevArrBarvDashangrtrepsilonkappanothingphiiroptorhosigmaubsetneqqpsetneqqthetariangleleftrightcydasheebareqlliprbartfrltrinsubpopfproprtriscrubnEepnEezigzagwcircedbargeqierpfropfpreathscrxcapircupdtrifrhArrarrilArrarrmapnisodotpflustimerArrarrscrqcupuplustriveewedgeyacuteycircyenfricyopfscrucymlzacutecaronydoteetrftafrhcyigrarropfscrwjnjC(D%D($(D'%$$ED($'$'$%$'%E$/D'$F%'D(D&#,%%&&$%$)%+%%$E$F$'$&$(#'D&$(%$&4%($(E'%&%($&$)%*$%$%$+)()')($:&5-($'($%*&&&/%%&)%@$'$F$%&&#%%)$&$&$&$(%%%&$(%$$%&%$E$2.&0,.(.(&'%.$F%$&&&(%6)&+*),---&*/1---)-.&)*+,).%*,&,*'('2+,+)1&'1,)2&'&*('($F%'#&D%D($(E&%$$&$ED($)$'%1(2$'%E$)$'((&+$&%%$%D&$(%-#&$E$3)2$F%'%+$&#'D$$'($$($(%&%$$&$E$$$F$./'*,***'*-*($F$$#)$'%$$'$%$.$&%/$&%'$.'(#'$'$&D(D'%$$&$%D($$%&&*%($%&('+%/,($'%E%%$&$($'E%#(%$$E$F$F%'$'#'$&$'$(%$$E$F$F#'D$$(%'%%%+%%$(%'%$$2(',&,-'*'0).+)1&'('-,)'&*(*)(*/&/('/),))/&')-&'('-%1','*'''-'($E$$%+$($/+-'-',+-'-%E%/(-$&%$%'$$#&$%$-%*$E$+$F$&$$#'$($(%'%$$5+-.)+0%5)+%($E$)%1%%%$&,'(&4&*''+H'(&*-(-L-J-'-M-(&O*H&/2F2((%*(***G*M*(&W,K&+.H.-&1'/3F3(&O2(.I4('H,(().H.-.H(I.(&(+(+,+(&.$FD($$#(D(D'%$$($ED($'%&%($F$6,($$$FE'D(&&D&$)('+&'.#+$%$E$%$$$+$/%%$$%)+(+-+(%&%(&*-%$F%$C'$E$&$F#(D%$(%%%%'%$(%'%$$$%/+-*0$%$%$3)'-&-,(*(0*.,)2&(((&+(+))*0&0((/*,*)0&().&(($&%-$-$&%$$-#)%%$($($$%'%'%&%$$E$0(,(-(*$'$-$F$&%')/))/(+)1()($F$&$%&&)(%)+(+-+(&(%$%$&(+(&&C($'$'%%$%%$$(%'%$$E$+&%%K&)$'(((,(($F$+$F%'C)%%''$'&&D'%$$($ED($'$*)',&(.%&('$'%E$)*&*,%,%.%&((%(%,%/(-%%'&$'$F$(D&#($&$%$'($$%%'&$'*+'+,+(&-$E$F$F$(#($'$E$F$F#F$$$F$F#'$&$&D($'%$$E$F$F$&#'$($(%$$&$0%%$%$&$FC)$($$%D%$E&E&%$D'$$%DD($)&%%&$'&%E$$%&&&$&(&$%$&$&%&&)%*$*$*$*$*$*$*$&%(%*$&&'$&'$'%E$$%$%'%$%%%%%')%D'$F%$%&(%D(D&$*%&#'$*'*'('&*%%'&&)%$&''$'%$$'$()$%(%&%'%%&$&'$E$('&'%&''''(&('&&/.%&(&&&($($.()(+0'0'0(&%%&'$&%%&$E&G%%$F%$&&%'%&'$'$'$&$'$'$'$'$&%'$'$'$&$'$'$'$'$'$'$&&&%'$'$'$&$'$'$'$'$&(&'&(&%'$'$'$&$'$'$'$'$'$'$$($'E'$F%&%%'$%%'$''$&'%%%'$'$($#)%$&&&(&&'%&&&D%&&%$'&&E'%&%&(%$&D'%(E%'($E$&%&('%$$%&$&$'%'..()%*$*&*'*'&$&(&&&'$'(&$'($)$%&($&$'%'))&%%'&&&%E&&F$'%$'%&$F%%'$&$'$$'$))$%&&%%')$%$&(&&'%&&&%&D%')$&+*'(&((F&&.-(%&%&$*%&$(#'$&$(%'%%%%'$$)%&$(%$$$%(&%%(D%%&%($(%D$''$$&'&*''$%$%(%&%$F&)*&&$&$(&&$(%E%$&%(&&(&'&)%/%*'-'..($*%'&&$F&$%%%'$'%%'$$'%&$)$&%)#(%%D(%'$(%%G$%'%$$&$$$'%D$$E'%$&&$$%)%$%$&&$'%&(&($%%'%($$%%%$'%E$&'%%&%%'&'$$(&'%&&**'%'&&&%(%%)$'%&$&%&%%$%E$D&%%$&%&%,&,#0$%$($(%&&&%D$'$G$&%&%&$&$F%'&$'$$*D(($H$($($($'%($G%($($'%'%($'%&%%&$F#%%$$(%&($%$$($'%$$&$$%$%$&$&(%$&%&&)$*$&D'%$E$$%$$'$&$$%$%$%$$%%%''%$&$'$%&$F$'$&%%'$'$D$%%&%%&%'%(%*'%&&&)((&'&&$K%E#'$(%%%'%'&$'&'$$&$'$()&%'%'$E$*&($'%'%.'-%E%'$F%'%'$(%'C)$$E&%$$&E&$%%DD($$%'&%%'%&$'$'&%''''&%%%%&$$%'%&(&%'%$&&&(''&(&'$&%&%E%%$'D($F%%'$'&'$($'$$$%'$'E%#(%$$E$'$F$F%'$'#(($$(%$$E$($&$&$F$F#(%%%'$'$$%$$&$(%)%'%'%%'$'%%$E&%%'$(%'%'%'%'%'&'%%$&&&$'D$'%&%'($&%'&)$$(%'&%%%%$$&%&($%(&(%%$$%*,''..%'-'-1$,+,-'-%$%$&$&(%$&%&&)$*$&D'%&*'&'()''&'&$(%'%D$$%$$''$($%&$&$$%&%)%'%&$(%')'$%%%''%$&$'$%&$'&%%&%.+-')'-%.,(%&&D&&%(%'&&%$&'&$$&'%$'%)%&($%$%&$(%E%$%%'$'$%%&%($%'D$%%&%%&%'%'%'%(%'&$'$'$$*&'$K%E#(D&%%&$'&%$&&)')')%%'$(%$$'$/$E$%D'%$&&&&F&%&($($)$$&%%$($(%E$$$F%'$$%)%&#F%D&D$,(-%D%D&D$-$(%'$'%'%E%$&D&E&%&'%&(%*$D&%F(D$&&&%'%&(F%%%$$'$$%&%''$(%%F%'%'&E%')$$E$E%$&$'D'H&D%&%$&$$'%&%&$$%$&$%$$&$'%D%&%%%$&*(-&$'D'H&D'$%&%$&%($$&$FE$&%(D(F(%)$)$&%(%)$)$$&'('E'D%(%$&&&D'$(E$'%&(D(D%,%&($$%&&&D&D%*)+%%'$($%&%&%((%%%'D'$'F*%,D&%(E&$'D'$'F*%,D$&E'%%%.0%,(1%$$%$&&&%$(%'%E%'%E&D%(%'&D&D'F%'&G%F$'%''$(%%'#%D(%%$&G$%$$'%'%%%%%'$'$'%D$&E'%$$'%$$&$'%&&'%&%$$'%&%(&$&&$F$&%&%&$$%&%$&%(%F$F$%'%%%(%$$&E'%%D(&&)%D&$'#&F$''&&'$&$$%$(&&&&&$&'$E$%&$%'%&$$%*%$$()$'%%%'''$'&'%($'$G%'&'&$$$*%EE&$$%$%%%&%$&$')'*'%'*(&(&'&%&($%%&%&&%%&(''''&$'%%&%'$F%$$(#F$&$F$($F$-'&%&(%E%#(%%%'$'$&$F&&%&%)%%'$'$'%E&%%'%'$(%'$'%'%'%'%'&'%'$%'&%('$'%&%'($&%'&)$$(%'&%%%%$$&%(%&($%%$&'&'''$%%E$$(%'%D$''$($%$&$$,-'(./%(-,+(.(-(-%%%-$'%&%$$()'$'$'&%%&%&&D&&%($&'%%)$'$(%E%$%%&%($$(%'%%'$'$''$)$$#)$'$$%$%%&&%&%$&&%&%%&%&&%)%&%$$&'$'$$'%''$(%E%%%%'%)'$%%$E&&$'%'&$%)(+E$$'($($%$&&&$'$&$'$&$'$&%&'&'$'$/&&%)%%&%%$&$'D$(%$&$'%%E$()&&$$'(D&%(D%&($(&+%'$($(&+%%$&&($&$$'$F%'%'%'$&'$%0+&&%$%&$&&&$'&&'&%'$&'&'&&)%+$)&,$'%'%($%%')'*'%'*(&(&'&%$%%%$F$F$F$&$&&'&&$'&&'(%&'&'&%'$&'&&)%+$)&,$'%'%($$'%''$(%%'D'#)%$$&$(%'%$$&$($E$(('&%(&($%,(&&&%&&&E&$'E&($)%($%%$&%$&&&&&D'&%%$($'%)+'+'/%+$+(0%&&&$&(&'&%&'%)$F&$%&%'$'%1*-#'$&D(%%$'&&D'%$$'%'%&$(%DD($''$%&$()%&&%&$'E$$'%E$)%,%.,(%&%%'$'&%+$()%&&%&%&$F$'%'%%'$$'E%$)#'$&'$$'$(%+&(&*&&'$'(&$'%&('K/D(J/D&('..($%$'$%&&&%%'%'&$$E$'$G'D$F$'$'$F%G(D&F(D$)#($(&%($%'$E$F$$$$%'$F#'%&%%$'$E$'%&$$$'%&$&$&$'%E&&%'$'%&$F%'$(%&$&$(C)&$$'%$D%$E$&$F$F$&E%#)$(%$$&$(%%$E$&$)$F$F$%%%0@0000H8H40H000047P00P@001000@0B0HP@:H9T8P000LB8d@800@I0<110000QQ8400P10030005940@410020000Q02000@0200000@P0101@8000440400000000808000000000@00000000P`0000000040400@0004<000000000008000030000000000P020T400020@0@00000000000000000000000000P0000000400400000400220080000100000000000000000P000000000000P000000@00402000000000@00000000000000000000040000000000000", "\u00c6&\u00c1\u0102\u00c2\u0410\ud835\udd04\u00c0\u0391\u0100\u2a53\u0104\ud835\udd38\u2061\u00c5\ud835\udc9c\u2254\u00c3\u00c4\u2216\u2ae7\u2306\u0411\u2235\u212c\u0392\ud835\udd05\ud835\udd39\u02d8\u212c\u224e\u0427\u00a9\u0106\u22d2\u2145\u212d\u010c\u00c7\u0108\u2230\u010a\u00b8\u00b7\u212d\u03a7\u2299\u2296\u2295\u2297\u2232\u201d\u2019\u2237\u2a74\u2261\u222f\u222e\u2102\u2210\u2233\u2a2f\ud835\udc9e\u22d3\u224d\u2145\u2911\u0402\u0405\u040f\u2021\u21a1\u2ae4\u010e\u0414\u2207\u0394\ud835\udd07\u00b4\u02d9\u02dd`\u02dc\u22c4\u2146\ud835\udd3b\u00a8\u20dc\u2250\u222f\u00a8\u21d3\u21d0\u21d4\u2ae4\u27f8\u27fa\u27f9\u21d2\u22a8\u21d1\u21d5\u2225\u2193\u2913\u21f5\u0311\u2950\u295e\u21bd\u2956\u295f\u21c1\u2957\u22a4\u21a7\u21d3\ud835\udc9f\u0110\u014a\u00d0\u00c9\u011a\u00ca\u042d\u0116\ud835\udd08\u00c8\u2208\u0112\u25fb\u25ab\u0118\ud835\udd3c\u0395\u2a75\u2242\u21cc\u2130\u2a73\u0397\u00cb\u2203\u2147\u0424\ud835\udd09\u25fc\u25aa\ud835\udd3d\u2200\u2131\u2131\u0403>\u0393\u03dc\u011e\u0122\u011c\u0413\u0120\ud835\udd0a\u22d9\ud835\udd3e\u2265\u22db\u2267\u2aa2\u2277\u2a7e\u2273\ud835\udca2\u226b\u042a\u02c7^\u0124\u210c\u210b\u210d\u2500\u210b\u0126\u224e\u224f\u0415\u0132\u0401\u00cd\u00ce\u0418\u0130\u2111\u00cc\u2111\u012a\u2148\u21d2\u222c\u222b\u22c2\u2063\u2062\u012e\ud835\udd40\u0399\u2110\u0128\u0406\u00cf\u0134\u0419\ud835\udd0d\ud835\udd41\ud835\udca5\u0408\u0404\u0425\u040c\u039a\u0136\u041a\ud835\udd0e\ud835\udd42\ud835\udca6\u0409<\u0139\u039b\u27ea\u2112\u219e\u013d\u013b\u041b\u27e8\u2190\u21e4\u21c6\u2308\u27e6\u2961\u21c3\u2959\u230a\u2194\u294e\u22a3\u21a4\u295a\u22b2\u29cf\u22b4\u2951\u2960\u21bf\u2958\u21bc\u2952\u21d0\u21d4\u22da\u2266\u2276\u2aa1\u2a7d\u2272\ud835\udd0f\u22d8\u21da\u013f\u27f5\u27f7\u27f6\u27f8\u27fa\u27f9\ud835\udd43\u2199\u2198\u2112\u21b0\u0141\u226a\u2905\u041c\u205f\u2133\ud835\udd10\u2213\ud835\udd44\u2133\u039c\u040a\u0143\u0147\u0145\u041d\u200b\u200b\u200b\u200b\u226b\u226a\n\ud835\udd11\u2060\xA0\u2115\u2aec\u2262\u226d\u2226\u2209\u2260\u2242\u0338\u2204\u226f\u2271\u2267\u0338\u226b\u0338\u2279\u2a7e\u0338\u2275\u224e\u0338\u224f\u0338\u22ea\u29cf\u0338\u22ec\u226e\u2270\u2278\u226a\u0338\u2a7d\u0338\u2274\u2aa2\u0338\u2aa1\u0338\u2280\u2aaf\u0338\u22e0\u220c\u22eb\u29d0\u0338\u22ed\u228f\u0338\u22e2\u2290\u0338\u22e3\u2282\u20d2\u2288\u2281\u2ab0\u0338\u22e1\u227f\u0338\u2283\u20d2\u2289\u2241\u2244\u2247\u2249\u2224\ud835\udca9\u00d1\u039d\u0152\u00d3\u00d4\u041e\u0150\ud835\udd12\u00d2\u014c\u03a9\u039f\ud835\udd46\u201c\u2018\u2a54\ud835\udcaa\u00d8\u00d5\u2a37\u00d6\u203e\u23de\u23b4\u23dc\u2202\u041f\ud835\udd13\u03a6\u03a0\u00b1\u210c\u2119\u2abb\u227a\u2aaf\u227c\u227e\u2033\u220f\u2237\u221d\ud835\udcab\u03a8\"\ud835\udd14\u211a\ud835\udcac\u2910\u00ae\u0154\u27eb\u21a0\u2916\u0158\u0156\u0420\u211c\u220b\u21cb\u296f\u211c\u03a1\u27e9\u2192\u21e5\u21c4\u2309\u27e7\u295d\u21c2\u2955\u230b\u22a2\u21a6\u295b\u22b3\u29d0\u22b5\u294f\u295c\u21be\u2954\u21c0\u2953\u21d2\u211d\u2970\u21db\u211b\u21b1\u29f4\u0429\u0428\u042c\u015a\u2abc\u0160\u015e\u015c\u0421\ud835\udd16\u2193\u2190\u2192\u2191\u03a3\u2218\ud835\udd4a\u221a\u25a1\u2293\u228f\u2291\u2290\u2292\u2294\ud835\udcae\u22c6\u22d0\u22d0\u2286\u227b\u2ab0\u227d\u227f\u220b\u2211\u22d1\u2283\u2287\u22d1\u00de\u2122\u040b\u0426	\u03a4\u0164\u0162\u0422\ud835\udd17\u2234\u0398\u205f\u200a\u2009\u223c\u2243\u2245\u2248\ud835\udd4b\u20db\ud835\udcaf\u0166\u00da\u219f\u2949\u040e\u016c\u00db\u0423\u0170\ud835\udd18\u00d9\u016a_\u23df\u23b5\u23dd\u22c3\u228e\u0172\ud835\udd4c\u2191\u2912\u21c5\u2195\u296e\u22a5\u21a5\u21d1\u21d5\u2196\u2197\u03d2\u03a5\u016e\ud835\udcb0\u0168\u00dc\u22ab\u2aeb\u0412\u22a9\u2ae6\u22c1\u2016\u2016\u2223|\u2758\u2240\u200a\ud835\udd19\ud835\udd4d\ud835\udcb1\u22aa\u0174\u22c0\ud835\udd1a\ud835\udd4e\ud835\udcb2\ud835\udd1b\u039e\ud835\udd4f\ud835\udcb3\u042f\u0407\u042e\u00dd\u0176\u042b\ud835\udd1c\ud835\udd50\ud835\udcb4\u0178\u0416\u0179\u017d\u0417\u017b\u200b\u0396\u2128\u2124\ud835\udcb5\u00e1\u0103\u223e\u223e\u0333\u223f\u00e2\u00b4\u0430\u00e6\u2061\ud835\udd1e\u00e0\u2135\u2135\u03b1\u0101\u2a3f&\u2227\u2a55\u2a5c\u2a58\u2a5a\u2220\u29a4\u2220\u2221\u29a8\u29a9\u29aa\u29ab\u29ac\u29ad\u29ae\u29af\u221f\u22be\u299d\u2222\u00c5\u237c\u0105\ud835\udd52\u2248\u2a70\u2a6f\u224a\u224b'\u2248\u224a\u00e5\ud835\udcb6*\u2248\u224d\u00e3\u00e4\u2233\u2a11\u2aed\u224c\u03f6\u2035\u223d\u22cd\u22bd\u2305\u2305\u23b5\u23b6\u224c\u0431\u201e\u2235\u2235\u29b0\u03f6\u212c\u03b2\u2136\u226c\ud835\udd1f\u22c2\u25ef\u22c3\u2a00\u2a01\u2a02\u2a06\u2605\u25bd\u25b3\u2a04\u22c1\u22c0\u290d\u29eb\u25aa\u25b4\u25be\u25c2\u25b8\u2423\u2592\u2591\u2593\u2588=\u20e5\u2261\u20e5\u2310\ud835\udd53\u22a5\u22a5\u22c8\u2557\u2554\u2556\u2553\u2550\u2566\u2569\u2564\u2567\u255d\u255a\u255c\u2559\u2551\u256c\u2563\u2560\u256b\u2562\u255f\u29c9\u2555\u2552\u2510\u250c\u2500\u2565\u2568\u252c\u2534\u229f\u229e\u22a0\u255b\u2558\u2518\u2514\u2502\u256a\u2561\u255e\u253c\u2524\u251c\u2035\u02d8\u00a6\ud835\udcb7\u204f\u223d\u22cd\\\u29c5\u27c8\u2022\u2022\u224e\u2aae\u224f\u224f\u0107\u2229\u2a44\u2a49\u2a4b\u2a47\u2a40\u2229\ufe00\u2041\u02c7\u2a4d\u010d\u00e7\u0109\u2a4c\u2a50\u010b\u00b8\u29b2\u00a2\u00b7\ud835\udd20\u0447\u2713\u2713\u03c7\u25cb\u29c3\u02c6\u2257\u21ba\u21bb\u00ae\u24c8\u229b\u229a\u229d\u2257\u2a10\u2aef\u29c2\u2663\u2663:\u2254\u2254,@\u2201\u2218\u2201\u2102\u2245\u2a6d\u222e\ud835\udd54\u2210\u00a9\u2117\u21b5\u2717\ud835\udcb8\u2acf\u2ad1\u2ad0\u2ad2\u22ef\u2938\u2935\u22de\u22df\u21b6\u293d\u222a\u2a48\u2a46\u2a4a\u228d\u2a45\u222a\ufe00\u21b7\u293c\u22de\u22df\u22ce\u22cf\u00a4\u21b6\u21b7\u22ce\u22cf\u2232\u2231\u232d\u21d3\u2965\u2020\u2138\u2193\u2010\u22a3\u290f\u02dd\u010f\u0434\u2146\u2021\u21ca\u2a77\u00b0\u03b4\u29b1\u297f\ud835\udd21\u21c3\u21c2\u22c4\u22c4\u2666\u2666\u00a8\u03dd\u22f2\u00f7\u00f7\u22c7\u22c7\u0452\u231e\u230d$\ud835\udd55\u02d9\u2250\u2251\u2238\u2214\u22a1\u2306\u2193\u21ca\u21c3\u21c2\u2910\u231f\u230c\ud835\udcb9\u0455\u29f6\u0111\u22f1\u25bf\u25be\u21f5\u296f\u29a6\u045f\u27ff\u2a77\u2251\u00e9\u2a6e\u011b\u2256\u00ea\u2255\u044d\u0117\u2147\u2252\ud835\udd22\u2a9a\u00e8\u2a96\u2a98\u2a99\u23e7\u2113\u2a95\u2a97\u0113\u2205\u2205\u2205\u2003\u2004\u2005\u014b\u2002\u0119\ud835\udd56\u22d5\u29e3\u2a71\u03b5\u03b5\u03f5\u2256\u2255\u2242\u2a96\u2a95=\u225f\u2261\u2a78\u29e5\u2253\u2971\u212f\u2250\u2242\u03b7\u00f0\u00eb\u20ac!\u2203\u2130\u2147\u2252\u0444\u2640\ufb03\ufb00\ufb04\ud835\udd23\ufb01fj\u266d\ufb02\u25b1\u0192\ud835\udd57\u2200\u22d4\u2ad9\u2a0d\u00bd\u2153\u00bc\u2155\u2159\u215b\u2154\u2156\u00be\u2157\u215c\u2158\u215a\u215d\u215e\u2044\u2322\ud835\udcbb\u2267\u2a8c\u01f5\u03b3\u03dd\u2a86\u011f\u011d\u0433\u0121\u2265\u22db\u2265\u2267\u2a7e\u2a7e\u2aa9\u2a80\u2a82\u2a84\u22db\ufe00\u2a94\ud835\udd24\u226b\u22d9\u2137\u0453\u2277\u2a92\u2aa5\u2aa4\u2269\u2a8a\u2a8a\u2a88\u2a88\u2269\u22e7\ud835\udd58`\u210a\u2273\u2a8e\u2a90>\u2aa7\u2a7a\u22d7\u2995\u2a7c\u2a86\u2978\u22d7\u22db\u2a8c\u2277\u2273\u2269\ufe00\u2269\ufe00\u21d4\u200a\u00bd\u210b\u044a\u2194\u2948\u21ad\u210f\u0125\u2665\u2665\u2026\u22b9\ud835\udd25\u2925\u2926\u21ff\u223b\u21a9\u21aa\ud835\udd59\u2015\ud835\udcbd\u210f\u0127\u2043\u2010\u00ed\u2063\u00ee\u0438\u0435\u00a1\u21d4\ud835\udd26\u00ec\u2148\u2a0c\u222d\u29dc\u2129\u0133\u012b\u2111\u2110\u2111\u0131\u22b7\u01b5\u2208\u2105\u221e\u29dd\u0131\u222b\u22ba\u2124\u22ba\u2a17\u2a3c\u0451\u012f\ud835\udd5a\u03b9\u2a3c\u00bf\ud835\udcbe\u2208\u22f9\u22f5\u22f4\u22f3\u2208\u2062\u0129\u0456\u00ef\u0135\u0439\ud835\udd27\u0237\ud835\udd5b\ud835\udcbf\u0458\u0454\u03ba\u03f0\u0137\u043a\ud835\udd28\u0138\u0445\u045c\ud835\udd5c\ud835\udcc0\u21da\u21d0\u291b\u290e\u2266\u2a8b\u2962\u013a\u29b4\u2112\u03bb\u27e8\u2991\u27e8\u2a85\u00ab\u2190\u21e4\u291f\u291d\u21a9\u21ab\u2939\u2973\u21a2\u2aab\u2919\u2aad\u2aad\ufe00\u290c\u2772{[\u298b\u298f\u298d\u013e\u013c\u2308{\u043b\u2936\u201c\u201e\u2967\u294b\u21b2\u2264\u2190\u21a2\u21bd\u21bc\u21c7\u2194\u21c6\u21cb\u21ad\u22cb\u22da\u2264\u2266\u2a7d\u2a7d\u2aa8\u2a7f\u2a81\u2a83\u22da\ufe00\u2a93\u2a85\u22d6\u22da\u2a8b\u2276\u2272\u297c\u230a\ud835\udd29\u2276\u2a91\u21bd\u21bc\u296a\u2584\u0459\u226a\u21c7\u231e\u296b\u25fa\u0140\u23b0\u23b0\u2268\u2a89\u2a89\u2a87\u2a87\u2268\u22e6\u27ec\u21fd\u27e6\u27f5\u27f7\u27fc\u27f6\u21ab\u21ac\u2985\ud835\udd5d\u2a2d\u2a34\u2217_\u25ca\u25ca\u29eb(\u2993\u21c6\u231f\u21cb\u296d\u200e\u22bf\u2039\ud835\udcc1\u21b0\u2272\u2a8d\u2a8f[\u2018\u201a\u0142<\u2aa6\u2a79\u22d6\u22cb\u22c9\u2976\u2a7b\u2996\u25c3\u22b4\u25c2\u294a\u2966\u2268\ufe00\u2268\ufe00\u223a\u00af\u2642\u2720\u2720\u21a6\u21a6\u21a7\u21a4\u21a5\u25ae\u2a29\u043c\u2014\u2221\ud835\udd2a\u2127\u00b5\u2223*\u2af0\u00b7\u2212\u229f\u2238\u2a2a\u2adb\u2026\u2213\u22a7\ud835\udd5e\u2213\ud835\udcc2\u223e\u03bc\u22b8\u22b8\u22d9\u0338\u226b\u20d2\u226b\u0338\u21cd\u21ce\u22d8\u0338\u226a\u20d2\u226a\u0338\u21cf\u22af\u22ae\u2207\u0144\u2220\u20d2\u2249\u2a70\u0338\u224b\u0338\u0149\u2249\u266e\u266e\u2115\xA0\u224e\u0338\u224f\u0338\u2a43\u0148\u0146\u2247\u2a6d\u0338\u2a42\u043d\u2013\u2260\u21d7\u2924\u2197\u2197\u2250\u0338\u2262\u2928\u2242\u0338\u2204\u2204\ud835\udd2b\u2267\u0338\u2271\u2271\u2267\u0338\u2a7e\u0338\u2a7e\u0338\u2275\u226f\u226f\u21ce\u21ae\u2af2\u220b\u22fc\u22fa\u220b\u045a\u21cd\u2266\u0338\u219a\u2025\u2270\u219a\u21ae\u2270\u2266\u0338\u2a7d\u0338\u2a7d\u0338\u226e\u2274\u226e\u22ea\u22ec\u2224\ud835\udd5f\u00ac\u2209\u22f9\u0338\u22f5\u0338\u2209\u22f7\u22f6\u220c\u220c\u22fe\u22fd\u2226\u2226\u2afd\u20e5\u2202\u0338\u2a14\u2280\u22e0\u2aaf\u0338\u2280\u2aaf\u0338\u21cf\u219b\u2933\u0338\u219d\u0338\u219b\u22eb\u22ed\u2281\u22e1\u2ab0\u0338\ud835\udcc3\u2224\u2226\u2241\u2244\u2244\u2224\u2226\u22e2\u22e3\u2284\u2ac5\u0338\u2288\u2282\u20d2\u2288\u2ac5\u0338\u2281\u2ab0\u0338\u2285\u2ac6\u0338\u2289\u2283\u20d2\u2289\u2ac6\u0338\u2279\u00f1\u2278\u22ea\u22ec\u22eb\u22ed\u03bd#\u2116\u2007\u22ad\u2904\u224d\u20d2\u22ac\u2265\u20d2>\u20d2\u29de\u2902\u2264\u20d2<\u20d2\u22b4\u20d2\u2903\u22b5\u20d2\u223c\u20d2\u21d6\u2923\u2196\u2196\u2927\u24c8\u00f3\u229b\u229a\u00f4\u043e\u229d\u0151\u2a38\u2299\u29bc\u0153\u29bf\ud835\udd2c\u02db\u00f2\u29c1\u29b5\u03a9\u222e\u21ba\u29be\u29bb\u203e\u29c0\u014d\u03c9\u03bf\u29b6\u2296\ud835\udd60\u29b7\u29b9\u2295\u2228\u21bb\u2a5d\u2134\u2134\u00aa\u00ba\u22b6\u2a56\u2a57\u2a5b\u2134\u00f8\u2298\u00f5\u2297\u2a36\u00f6\u233d\u2225\u00b6\u2225\u2af3\u2afd\u2202\u043f%.\u2030\u22a5\u2031\ud835\udd2d\u03c6\u03d5\u2133\u260e\u03c0\u22d4\u03d6\u210f\u210e\u210f+\u2a23\u229e\u2a22\u2214\u2a25\u2a72\u00b1\u2a26\u2a27\u00b1\u2a15\ud835\udd61\u00a3\u227a\u2ab3\u2ab7\u227c\u2aaf\u227a\u2ab7\u227c\u2aaf\u2ab9\u2ab5\u22e8\u227e\u2032\u2119\u2ab5\u2ab9\u22e8\u220f\u232e\u2312\u2313\u221d\u221d\u227e\u22b0\ud835\udcc5\u03c8\u2008\ud835\udd2e\u2a0c\ud835\udd62\u2057\ud835\udcc6\u210d\u2a16?\u225f\"\u21db\u21d2\u291c\u290f\u2964\u223d\u0331\u0155\u221a\u29b3\u27e9\u2992\u29a5\u27e9\u00bb\u2192\u2975\u21e5\u2920\u2933\u291e\u21aa\u21ac\u2945\u2974\u21a3\u219d\u291a\u2236\u211a\u290d\u2773}]\u298c\u298e\u2990\u0159\u0157\u2309}\u0440\u2937\u2969\u201d\u201d\u21b3\u211c\u211b\u211c\u211d\u25ad\u00ae\u297d\u230b\ud835\udd2f\u21c1\u21c0\u296c\u03c1\u03f1\u2192\u21a3\u21c1\u21c0\u21c4\u21cc\u21c9\u219d\u22cc\u02da\u2253\u21c4\u21cc\u200f\u23b1\u23b1\u2aee\u27ed\u21fe\u27e7\u2986\ud835\udd63\u2a2e\u2a35)\u2994\u2a12\u21c9\u203a\ud835\udcc7\u21b1]\u2019\u2019\u22cc\u22ca\u25b9\u22b5\u25b8\u29ce\u2968\u211e\u015b\u201a\u227b\u2ab4\u2ab8\u0161\u227d\u2ab0\u015f\u015d\u2ab6\u2aba\u22e9\u2a13\u227f\u0441\u22c5\u22a1\u2a66\u21d8\u2925\u2198\u2198\u00a7;\u2929\u2216\u2216\u2736\ud835\udd30\u2322\u266f\u0449\u0448\u2223\u2225\u00ad\u03c3\u03c2\u03c2\u223c\u2a6a\u2243\u2243\u2a9e\u2aa0\u2a9d\u2a9f\u2246\u2a24\u2972\u2190\u2216\u2a33\u29e4\u2223\u2323\u2aaa\u2aac\u2aac\ufe00\u044c/\u29c4\u233f\ud835\udd64\u2660\u2660\u2225\u2293\u2293\ufe00\u2294\u2294\ufe00\u228f\u2291\u228f\u2291\u2290\u2292\u2290\u2292\u25a1\u25a1\u25aa\u25aa\u2192\ud835\udcc8\u2216\u2323\u22c6\u2606\u2605\u03f5\u03d5\u00af\u2282\u2ac5\u2abd\u2286\u2ac3\u2ac1\u2acb\u228a\u2abf\u2979\u2282\u2286\u2ac5\u228a\u2acb\u2ac7\u2ad5\u2ad3\u227b\u2ab8\u227d\u2ab0\u2aba\u2ab6\u22e9\u227f\u2211\u266a\u2283\u00b9\u00b2\u00b3\u2ac6\u2abe\u2ad8\u2287\u2ac4\u27c9\u2ad7\u297b\u2ac2\u2acc\u228b\u2ac0\u2283\u2287\u2ac6\u228b\u2acc\u2ac8\u2ad4\u2ad6\u21d9\u2926\u2199\u2199\u292a\u00df\u2316\u03c4\u23b4\u0165\u0163\u0442\u20db\u2315\ud835\udd31\u2234\u2234\u03b8\u03d1\u03d1\u2248\u223c\u2009\u2248\u223c\u00fe\u02dc\u00d7\u22a0\u2a31\u2a30\u222d\u2928\u22a4\u2336\u2af1\ud835\udd65\u2ada\u2929\u2034\u2122\u25b5\u25bf\u25c3\u22b4\u225c\u25b9\u22b5\u25ec\u225c\u2a3a\u2a39\u29cd\u2a3b\u23e2\ud835\udcc9\u0446\u045b\u0167\u226c\u219e\u21a0\u21d1\u2963\u00fa\u2191\u045e\u016d\u00fb\u0443\u21c5\u0171\u296e\u297e\ud835\udd32\u00f9\u21bf\u21be\u2580\u231c\u231c\u230f\u25f8\u016b\u00a8\u0173\ud835\udd66\u2191\u2195\u21bf\u21be\u228e\u03c5\u03d2\u03c5\u21c8\u231d\u231d\u230e\u016f\u25f9\ud835\udcca\u22f0\u0169\u25b5\u25b4\u21c8\u00fc\u29a7\u21d5\u2ae8\u2ae9\u22a8\u299c\u03f5\u03f0\u2205\u03d5\u03d6\u221d\u2195\u03f1\u03c2\u228a\ufe00\u2acb\ufe00\u228b\ufe00\u2acc\ufe00\u03d1\u22b2\u22b3\u0432\u22a2\u2228\u22bb\u225a\u22ee||\ud835\udd33\u22b2\u2282\u20d2\u2283\u20d2\ud835\udd67\u221d\u22b3\ud835\udccb\u2acb\ufe00\u228a\ufe00\u2acc\ufe00\u228b\ufe00\u299a\u0175\u2a5f\u2227\u2259\u2118\ud835\udd34\ud835\udd68\u2118\u2240\u2240\ud835\udccc\u22c2\u25ef\u22c3\u25bd\ud835\udd35\u27fa\u27f7\u03be\u27f8\u27f5\u27fc\u22fb\u2a00\ud835\udd69\u2a01\u2a02\u27f9\u27f6\ud835\udccd\u2a06\u2a04\u25b3\u22c1\u22c0\u00fd\u044f\u0177\u044b\u00a5\ud835\udd36\u0457\ud835\udd6a\ud835\udcce\u044e\u00ff\u017a\u017e\u0437\u017c\u2128\u03b6\ud835\udd37\u0436\u21dd\ud835\udd6b\ud835\udccf\u200d\u200c"], BUCKET_HASH_1 = 2654435761, BUCKET_HASH_2 = 2246822507, CHAR_REMAP = (() => {
		let remap = new Uint8Array(128);
		for (let code = 48; code <= 57; code++) remap[code] = code - 47;
		for (let code = 65; code <= 90; code++) remap[code] = code - 54;
		for (let code = 97; code <= 122; code++) remap[code] = code - 60;
		return remap;
	})();
	function exactKey(text, nameStart, length) {
		return text.charCodeAt(nameStart) << 25 | text.charCodeAt(nameStart + 1) << 18 | text.charCodeAt(nameStart + length - 2) << 11 | CHAR_REMAP[text.charCodeAt(nameStart + length - 1)] << 5 | length;
	}
	function decode_data_format_pairIndex(c0, c1) {
		return (c0 * 3 << 3 ^ c1) & 1023;
	}
	function bucketOne(key, buckets) {
		return (Math.imul(key, BUCKET_HASH_1) >>> 16) * buckets >>> 16;
	}
	function bucketTwo(key, buckets) {
		return (Math.imul(key, BUCKET_HASH_2) >>> 16) * buckets >>> 16;
	}
	function initDecodeData(packed) {
		let [data, values] = packed, nameCount = data.charCodeAt(0) - 48 << 6 | data.charCodeAt(1) - 48, suffixesLength = data.charCodeAt(2) - 48 << 6 | data.charCodeAt(3) - 48, buckets = data.charCodeAt(4) - 48 << 6 | data.charCodeAt(5) - 48, metaStart = 6 + suffixesLength, choicesStart = metaStart + 2 * nameCount, slotCount = 2 * buckets, keys = new Int32Array(slotCount), slotMidOff = new Uint16Array(slotCount), slotValue = new Uint16Array(slotCount), lengthBits = new Uint32Array(1024), middleOffsets = new Map(), middles = [], name = "", suffixOffset = 6, valueOffset = 0;
		for (let index = 0; index < nameCount; index++) {
			let meta0 = data.charCodeAt(metaStart + 2 * index) - 35, meta1 = data.charCodeAt(metaStart + 2 * index + 1) - 35, prefixLength = meta0 & 31, length = prefixLength + (meta1 & 31), valueLength = (meta1 >> 5) + 1;
			name = name.slice(0, prefixLength) + data.slice(suffixOffset, suffixOffset + length - prefixLength), suffixOffset += length - prefixLength;
			let key = exactKey(name, 0, length), slot = 2 * (data.charCodeAt(choicesStart + Math.floor(index / 6)) - 48 & 1 << index % 6 ? bucketTwo : bucketOne)(key, buckets);
			if (keys[slot] !== 0 && (slot += 1), keys[slot] = key, length > 4) {
				let middle = name.slice(2, length - 2), existing = middleOffsets.get(middle);
				if (existing === void 0) {
					middleOffsets.set(middle, middles.length), slotMidOff[slot] = middles.length;
					for (let middleIndex = 0; middleIndex < middle.length; middleIndex += 2) middles.push(middle.charCodeAt(middleIndex) | middle.charCodeAt(middleIndex + 1) << 16);
				} else slotMidOff[slot] = existing;
			}
			let pair = decode_data_format_pairIndex(name.charCodeAt(0), name.charCodeAt(1));
			lengthBits[pair] |= length <= 16 ? 1 << length - 2 : 32768, meta0 & 32 && (lengthBits[pair] |= 1 << length - 2 + 16), slotValue[slot] = valueOffset << 2 | valueLength - 1 | (meta0 & 32) >> 4, valueOffset += valueLength;
		}
		return {
			keys,
			buckets,
			slotMidOff,
			slotValue,
			values,
			lengthBits,
			middles: new Uint32Array(middles)
		};
	}
	function isNumber(code) {
		return code - 48 >>> 0 <= 9;
	}
	function isAlphaNumeric(code) {
		return isNumber(code) || (code | 32) - 97 >>> 0 <= 25;
	}
	function isEntityInAttributeInvalidEnd(code) {
		return code === 61 || isAlphaNumeric(code);
	}
	var DecodingMode;
	(function(DecodingMode) {
		DecodingMode[DecodingMode.Legacy = 0] = "Legacy", DecodingMode[DecodingMode.Strict = 1] = "Strict", DecodingMode[DecodingMode.Attribute = 2] = "Attribute";
	})(DecodingMode ||= {});
	let htmlDecode = initDecodeData(htmlDecodeData), htmlKeys = htmlDecode.keys, htmlBuckets = htmlDecode.buckets, htmlSlotMidOff = htmlDecode.slotMidOff, htmlLengthBits = htmlDecode.lengthBits, htmlMiddles = htmlDecode.middles, htmlSlotValue = htmlDecode.slotValue, htmlValues = htmlDecode.values;
	function findSlotHtml(text, start, length) {
		let c0 = text.charCodeAt(start), c1 = text.charCodeAt(start + 1), c2 = text.charCodeAt(start + length - 2), c3 = text.charCodeAt(start + length - 1);
		if ((c0 | c1 | c2 | c3) > 127) return -1;
		let key = c0 << 25 | c1 << 18 | c2 << 11 | CHAR_REMAP[c3] << 5 | length, slot = 2 * ((Math.imul(key, BUCKET_HASH_1) >>> 16) * htmlBuckets >>> 16);
		for (let attempt = 0;; attempt++) {
			if (htmlKeys[slot] === key && (length <= 4 || isMidMatchHtml(slot, text, start, length))) return slot;
			if (htmlKeys[slot + 1] === key && (length <= 4 || isMidMatchHtml(slot + 1, text, start, length))) return slot + 1;
			if (attempt === 1) return -1;
			slot = 2 * ((Math.imul(key, BUCKET_HASH_2) >>> 16) * htmlBuckets >>> 16);
		}
	}
	function isMidMatchHtml(slot, text, start, length) {
		let wordIndex = htmlSlotMidOff[slot], index = start + 2, end = start + length - 2;
		for (; index + 1 < end;) {
			if ((text.charCodeAt(index) | text.charCodeAt(index + 1) << 16) !== htmlMiddles[wordIndex++]) return !1;
			index += 2;
		}
		return index === end || text.charCodeAt(index) === (htmlMiddles[wordIndex] & 65535);
	}
	let numericDigits = (() => {
		let digits = new Uint8Array(128).fill(255);
		for (let digit = 0; digit < 10; digit++) digits[48 + digit] = digit;
		for (let digit = 0; digit < 6; digit++) digits[65 + digit] = digit + 10, digits[97 + digit] = digit + 10;
		return digits;
	})();
	function findLegacySlot(input, start, maxLength) {
		let legacy = htmlLengthBits[decode_data_format_pairIndex(input.charCodeAt(start), input.charCodeAt(start + 1))] >>> 16 & 31;
		for (; legacy !== 0;) {
			let top = 31 - Math.clz32(legacy);
			if (legacy ^= 1 << top, top + 2 > maxLength) continue;
			let slot = findSlotHtml(input, start, top + 2);
			if (slot >= 0 && htmlSlotValue[slot] & 2) return slot << 3 | top + 2;
		}
		return -1;
	}
	function findLongClassMatch(input, start, mode) {
		let length = input.slice(start, start + 32).indexOf(";");
		if (length - 2 >>> 0 <= 29) {
			let slot = findSlotHtml(input, start, length);
			if (slot >= 0) return slot << 6 | length + 1;
		}
		if (mode !== DecodingMode.Strict) {
			let packed = findLegacySlot(input, start, Math.min(31, input.length - start));
			if (packed >= 0) {
				let length = packed & 7;
				if (mode !== DecodingMode.Attribute || start + length >= input.length || !isEntityInAttributeInvalidEnd(input.charCodeAt(start + length))) return packed >> 3 << 6 | length;
			}
		}
		return -1;
	}
	class EntityDecoderBase {
		emitCodePoint;
		errors;
		state = 0;
		consumed = 1;
		result = 0;
		decodeMode = DecodingMode.Strict;
		replaceNumericCodePoint = replaceCodePoint;
		constructor(emitCodePoint, errors) {
			this.emitCodePoint = emitCodePoint, this.errors = errors;
		}
		stateNumericStart(input, offset) {
			return offset >= input.length ? -1 : (input.charCodeAt(offset) | 32) == 120 ? (this.state = 3, this.consumed += 1, this.stateNumericHex(input, offset + 1)) : (this.state = 2, this.stateNumericDecimal(input, offset));
		}
		stateNumericHex(input, offset) {
			let inputLength = input.length, { result, consumed } = this, index = offset;
			for (; index < inputLength;) {
				let char = input.charCodeAt(index), digit = numericDigits[char];
				if (digit <= 15) result = result * 16 + digit;
				else return this.result = result, this.consumed = consumed, this.emitNumericEntity(char, 3);
				consumed += 1, index += 1;
			}
			return this.result = result, this.consumed = consumed, -1;
		}
		stateNumericDecimal(input, offset) {
			let inputLength = input.length, { result, consumed } = this, index = offset;
			for (; index < inputLength;) {
				let digit = input.charCodeAt(index) - 48;
				if (digit >>> 0 > 9) return this.result = result, this.consumed = consumed, this.emitNumericEntity(digit + 48, 2);
				result = result * 10 + digit, consumed += 1, index += 1;
			}
			return this.result = result, this.consumed = consumed, -1;
		}
		emitNumericEntity(lastCp, expectedLength) {
			if (this.consumed <= expectedLength) return this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed), 0;
			if (lastCp === 59) this.consumed += 1;
			else if (this.decodeMode === DecodingMode.Strict) return 0;
			return this.emitCodePoint(this.replaceNumericCodePoint(this.result), this.consumed), this.errors && (lastCp !== 59 && this.errors.missingSemicolonAfterCharacterReference(), this.errors.validateNumericCharacterReference(this.result)), this.consumed;
		}
		startEntity(decodeMode) {
			this.decodeMode = decodeMode, this.state = 0, this.result = 0, this.consumed = 1;
		}
		write(input, offset) {
			switch (this.state) {
				case 0: return input.charCodeAt(offset) === 35 ? (this.state = 1, this.consumed += 1, this.stateNumericStart(input, offset + 1)) : (this.state = 4, this.stateNamedEntity(input, offset));
				case 1: return this.stateNumericStart(input, offset);
				case 2: return this.stateNumericDecimal(input, offset);
				case 3: return this.stateNumericHex(input, offset);
				default: return this.stateNamedEntity(input, offset);
			}
		}
		end() {
			switch (this.state) {
				case 4: return this.endNamedEntity();
				case 2: return this.emitNumericEntity(0, 2);
				case 3: return this.emitNumericEntity(0, 3);
				case 1: return this.errors?.absenceOfDigitsInNumericCharacterReference(this.consumed), 0;
				default: return 0;
			}
		}
	}
	class HtmlEntityDecoder extends EntityDecoderBase {
		runLength = 0;
		nameBuffer = new Uint8Array(32);
		emitSlot(slot) {
			let packed = htmlSlotValue[slot], off = packed >> 2;
			this.emitCodePoint(htmlValues.charCodeAt(off), this.consumed), packed & 1 && this.emitCodePoint(htmlValues.charCodeAt(off + 1), this.consumed);
		}
		startEntity(decodeMode) {
			super.startEntity(decodeMode), this.runLength = 0;
		}
		stateNamedEntity(input, offset) {
			let inputLength = input.length;
			if (this.runLength === 0 && offset + 17 <= inputLength) {
				let pair = decode_data_format_pairIndex(input.charCodeAt(offset), input.charCodeAt(offset + 1)), bits = htmlLengthBits[pair];
				if (bits & 32768 && offset + 32 <= inputLength) {
					let packed = findLongClassMatch(input, offset, this.decodeMode);
					if (packed >= 0) {
						let length = packed & 63;
						return this.consumed = length + 1, this.emitSlot(packed >> 6), input.charCodeAt(offset + length - 1) !== 59 && this.errors?.missingSemicolonAfterCharacterReference(), this.consumed;
					}
					return 0;
				}
				let probed = bits & 32767;
				for (; probed !== 0;) {
					let low = probed & -probed;
					probed ^= low;
					let length = 33 - Math.clz32(low);
					if (input.charCodeAt(offset + length) === 59) {
						let slot = findSlotHtml(input, offset, length);
						if (slot >= 0) return this.consumed = length + 2, this.emitSlot(slot), this.consumed;
					}
				}
				if (!(bits & 32768)) {
					if (this.decodeMode !== DecodingMode.Strict) {
						let packed = findLegacySlot(input, offset, 31);
						if (packed >= 0) {
							let matchLength = packed & 7, next = input.charCodeAt(offset + matchLength);
							return this.decodeMode === DecodingMode.Attribute && isEntityInAttributeInvalidEnd(next) ? 0 : (this.consumed = matchLength + 1, this.emitSlot(packed >> 3), this.errors?.missingSemicolonAfterCharacterReference(), this.consumed);
						}
					}
					return 0;
				}
			}
			let index = offset, { runLength } = this, terminator = -1, scanEnd = Math.min(inputLength, offset + 32 - runLength);
			for (; index < scanEnd;) {
				let char = input.charCodeAt(index);
				if (!isAlphaNumeric(char)) {
					terminator = char;
					break;
				}
				this.nameBuffer[runLength++] = char, index++;
			}
			if (terminator < 0 && runLength < 32) return this.runLength = runLength, -1;
			if (terminator === 59 && runLength - 2 >>> 0 <= 29) {
				let slot = findBufferedHtmlSlot(this.nameBuffer, runLength);
				if (slot >= 0) return this.consumed = runLength + 2, this.emitSlot(slot), this.consumed;
			}
			if (this.decodeMode !== DecodingMode.Strict && runLength >= 2) {
				let packed = findBufferedLegacySlot(this.nameBuffer, runLength);
				if (packed >= 0) {
					let length = packed & 7, next = length < runLength ? this.nameBuffer[length] : terminator;
					return this.decodeMode === DecodingMode.Attribute && isEntityInAttributeInvalidEnd(next) ? 0 : (this.consumed = length + 1, this.emitSlot(packed >> 3), this.errors?.missingSemicolonAfterCharacterReference(), this.consumed);
				}
			}
			return 0;
		}
		endNamedEntity() {
			if (this.decodeMode === DecodingMode.Strict || this.runLength < 2) return 0;
			let packed = findBufferedLegacySlot(this.nameBuffer, this.runLength);
			return packed < 0 || this.decodeMode === DecodingMode.Attribute && (packed & 7) < this.runLength ? 0 : (this.consumed = (packed & 7) + 1, this.emitSlot(packed >> 3), this.errors?.missingSemicolonAfterCharacterReference(), this.consumed);
		}
	}
	function findBufferedHtmlSlot(buffer, length) {
		let key = buffer[0] << 25 | buffer[1] << 18 | buffer[length - 2] << 11 | CHAR_REMAP[buffer[length - 1]] << 5 | length, slot = 2 * ((Math.imul(key, BUCKET_HASH_1) >>> 16) * htmlBuckets >>> 16);
		for (let attempt = 0;; attempt++) {
			if (htmlKeys[slot] === key && (length <= 4 || isBufferedMiddle(slot, buffer, length))) return slot;
			if (htmlKeys[slot + 1] === key && (length <= 4 || isBufferedMiddle(slot + 1, buffer, length))) return slot + 1;
			if (attempt === 1) return -1;
			slot = 2 * ((Math.imul(key, BUCKET_HASH_2) >>> 16) * htmlBuckets >>> 16);
		}
	}
	function isBufferedMiddle(slot, buffer, length) {
		let wordIndex = htmlSlotMidOff[slot], index = 2, end = length - 2;
		for (; index + 1 < end;) {
			if ((buffer[index] | buffer[index + 1] << 16) !== htmlMiddles[wordIndex++]) return !1;
			index += 2;
		}
		return index === end || buffer[index] === (htmlMiddles[wordIndex] & 65535);
	}
	function findBufferedLegacySlot(buffer, length) {
		let legacy = htmlLengthBits[decode_data_format_pairIndex(buffer[0], buffer[1])] >>> 16 & 31;
		for (; legacy !== 0;) {
			let top = 31 - Math.clz32(legacy);
			if (legacy ^= 1 << top, top + 2 > length) continue;
			let slot = findBufferedHtmlSlot(buffer, top + 2);
			if (slot >= 0 && htmlSlotValue[slot] & 2) return slot << 3 | top + 2;
		}
		return -1;
	}
	var html_NS;
	(function(NS) {
		NS.HTML = "http://www.w3.org/1999/xhtml", NS.MATHML = "http://www.w3.org/1998/Math/MathML", NS.SVG = "http://www.w3.org/2000/svg", NS.XLINK = "http://www.w3.org/1999/xlink", NS.XML = "http://www.w3.org/XML/1998/namespace", NS.XMLNS = "http://www.w3.org/2000/xmlns/";
	})(html_NS ||= {});
	var html_ATTRS;
	(function(ATTRS) {
		ATTRS.TYPE = "type", ATTRS.ACTION = "action", ATTRS.ENCODING = "encoding", ATTRS.PROMPT = "prompt", ATTRS.NAME = "name", ATTRS.COLOR = "color", ATTRS.FACE = "face", ATTRS.SIZE = "size";
	})(html_ATTRS ||= {});
	var html_DOCUMENT_MODE;
	(function(DOCUMENT_MODE) {
		DOCUMENT_MODE.NO_QUIRKS = "no-quirks", DOCUMENT_MODE.QUIRKS = "quirks", DOCUMENT_MODE.LIMITED_QUIRKS = "limited-quirks";
	})(html_DOCUMENT_MODE ||= {});
	var TAG_NAMES;
	(function(TAG_NAMES) {
		TAG_NAMES.A = "a", TAG_NAMES.ADDRESS = "address", TAG_NAMES.ANNOTATION_XML = "annotation-xml", TAG_NAMES.APPLET = "applet", TAG_NAMES.AREA = "area", TAG_NAMES.ARTICLE = "article", TAG_NAMES.ASIDE = "aside", TAG_NAMES.B = "b", TAG_NAMES.BASE = "base", TAG_NAMES.BASEFONT = "basefont", TAG_NAMES.BGSOUND = "bgsound", TAG_NAMES.BIG = "big", TAG_NAMES.BLOCKQUOTE = "blockquote", TAG_NAMES.BODY = "body", TAG_NAMES.BR = "br", TAG_NAMES.BUTTON = "button", TAG_NAMES.CAPTION = "caption", TAG_NAMES.CENTER = "center", TAG_NAMES.CODE = "code", TAG_NAMES.COL = "col", TAG_NAMES.COLGROUP = "colgroup", TAG_NAMES.DD = "dd", TAG_NAMES.DESC = "desc", TAG_NAMES.DETAILS = "details", TAG_NAMES.DIALOG = "dialog", TAG_NAMES.DIR = "dir", TAG_NAMES.DIV = "div", TAG_NAMES.DL = "dl", TAG_NAMES.DT = "dt", TAG_NAMES.EM = "em", TAG_NAMES.EMBED = "embed", TAG_NAMES.FIELDSET = "fieldset", TAG_NAMES.FIGCAPTION = "figcaption", TAG_NAMES.FIGURE = "figure", TAG_NAMES.FONT = "font", TAG_NAMES.FOOTER = "footer", TAG_NAMES.FOREIGN_OBJECT = "foreignObject", TAG_NAMES.FORM = "form", TAG_NAMES.FRAME = "frame", TAG_NAMES.FRAMESET = "frameset", TAG_NAMES.H1 = "h1", TAG_NAMES.H2 = "h2", TAG_NAMES.H3 = "h3", TAG_NAMES.H4 = "h4", TAG_NAMES.H5 = "h5", TAG_NAMES.H6 = "h6", TAG_NAMES.HEAD = "head", TAG_NAMES.HEADER = "header", TAG_NAMES.HGROUP = "hgroup", TAG_NAMES.HR = "hr", TAG_NAMES.HTML = "html", TAG_NAMES.I = "i", TAG_NAMES.IMG = "img", TAG_NAMES.IMAGE = "image", TAG_NAMES.INPUT = "input", TAG_NAMES.IFRAME = "iframe", TAG_NAMES.KEYGEN = "keygen", TAG_NAMES.LABEL = "label", TAG_NAMES.LI = "li", TAG_NAMES.LINK = "link", TAG_NAMES.LISTING = "listing", TAG_NAMES.MAIN = "main", TAG_NAMES.MALIGNMARK = "malignmark", TAG_NAMES.MARQUEE = "marquee", TAG_NAMES.MATH = "math", TAG_NAMES.MENU = "menu", TAG_NAMES.META = "meta", TAG_NAMES.MGLYPH = "mglyph", TAG_NAMES.MI = "mi", TAG_NAMES.MO = "mo", TAG_NAMES.MN = "mn", TAG_NAMES.MS = "ms", TAG_NAMES.MTEXT = "mtext", TAG_NAMES.NAV = "nav", TAG_NAMES.NOBR = "nobr", TAG_NAMES.NOFRAMES = "noframes", TAG_NAMES.NOEMBED = "noembed", TAG_NAMES.NOSCRIPT = "noscript", TAG_NAMES.OBJECT = "object", TAG_NAMES.OL = "ol", TAG_NAMES.OPTGROUP = "optgroup", TAG_NAMES.OPTION = "option", TAG_NAMES.P = "p", TAG_NAMES.PARAM = "param", TAG_NAMES.PLAINTEXT = "plaintext", TAG_NAMES.PRE = "pre", TAG_NAMES.RB = "rb", TAG_NAMES.RP = "rp", TAG_NAMES.RT = "rt", TAG_NAMES.RTC = "rtc", TAG_NAMES.RUBY = "ruby", TAG_NAMES.S = "s", TAG_NAMES.SCRIPT = "script", TAG_NAMES.SEARCH = "search", TAG_NAMES.SECTION = "section", TAG_NAMES.SELECT = "select", TAG_NAMES.SOURCE = "source", TAG_NAMES.SMALL = "small", TAG_NAMES.SPAN = "span", TAG_NAMES.STRIKE = "strike", TAG_NAMES.STRONG = "strong", TAG_NAMES.STYLE = "style", TAG_NAMES.SUB = "sub", TAG_NAMES.SUMMARY = "summary", TAG_NAMES.SUP = "sup", TAG_NAMES.TABLE = "table", TAG_NAMES.TBODY = "tbody", TAG_NAMES.TEMPLATE = "template", TAG_NAMES.TEXTAREA = "textarea", TAG_NAMES.TFOOT = "tfoot", TAG_NAMES.TD = "td", TAG_NAMES.TH = "th", TAG_NAMES.THEAD = "thead", TAG_NAMES.TITLE = "title", TAG_NAMES.TR = "tr", TAG_NAMES.TRACK = "track", TAG_NAMES.TT = "tt", TAG_NAMES.U = "u", TAG_NAMES.UL = "ul", TAG_NAMES.SVG = "svg", TAG_NAMES.VAR = "var", TAG_NAMES.WBR = "wbr", TAG_NAMES.XMP = "xmp";
	})(TAG_NAMES ||= {});
	var TAG_ID;
	(function(TAG_ID) {
		TAG_ID[TAG_ID.UNKNOWN = 0] = "UNKNOWN", TAG_ID[TAG_ID.A = 1] = "A", TAG_ID[TAG_ID.ADDRESS = 2] = "ADDRESS", TAG_ID[TAG_ID.ANNOTATION_XML = 3] = "ANNOTATION_XML", TAG_ID[TAG_ID.APPLET = 4] = "APPLET", TAG_ID[TAG_ID.AREA = 5] = "AREA", TAG_ID[TAG_ID.ARTICLE = 6] = "ARTICLE", TAG_ID[TAG_ID.ASIDE = 7] = "ASIDE", TAG_ID[TAG_ID.B = 8] = "B", TAG_ID[TAG_ID.BASE = 9] = "BASE", TAG_ID[TAG_ID.BASEFONT = 10] = "BASEFONT", TAG_ID[TAG_ID.BGSOUND = 11] = "BGSOUND", TAG_ID[TAG_ID.BIG = 12] = "BIG", TAG_ID[TAG_ID.BLOCKQUOTE = 13] = "BLOCKQUOTE", TAG_ID[TAG_ID.BODY = 14] = "BODY", TAG_ID[TAG_ID.BR = 15] = "BR", TAG_ID[TAG_ID.BUTTON = 16] = "BUTTON", TAG_ID[TAG_ID.CAPTION = 17] = "CAPTION", TAG_ID[TAG_ID.CENTER = 18] = "CENTER", TAG_ID[TAG_ID.CODE = 19] = "CODE", TAG_ID[TAG_ID.COL = 20] = "COL", TAG_ID[TAG_ID.COLGROUP = 21] = "COLGROUP", TAG_ID[TAG_ID.DD = 22] = "DD", TAG_ID[TAG_ID.DESC = 23] = "DESC", TAG_ID[TAG_ID.DETAILS = 24] = "DETAILS", TAG_ID[TAG_ID.DIALOG = 25] = "DIALOG", TAG_ID[TAG_ID.DIR = 26] = "DIR", TAG_ID[TAG_ID.DIV = 27] = "DIV", TAG_ID[TAG_ID.DL = 28] = "DL", TAG_ID[TAG_ID.DT = 29] = "DT", TAG_ID[TAG_ID.EM = 30] = "EM", TAG_ID[TAG_ID.EMBED = 31] = "EMBED", TAG_ID[TAG_ID.FIELDSET = 32] = "FIELDSET", TAG_ID[TAG_ID.FIGCAPTION = 33] = "FIGCAPTION", TAG_ID[TAG_ID.FIGURE = 34] = "FIGURE", TAG_ID[TAG_ID.FONT = 35] = "FONT", TAG_ID[TAG_ID.FOOTER = 36] = "FOOTER", TAG_ID[TAG_ID.FOREIGN_OBJECT = 37] = "FOREIGN_OBJECT", TAG_ID[TAG_ID.FORM = 38] = "FORM", TAG_ID[TAG_ID.FRAME = 39] = "FRAME", TAG_ID[TAG_ID.FRAMESET = 40] = "FRAMESET", TAG_ID[TAG_ID.H1 = 41] = "H1", TAG_ID[TAG_ID.H2 = 42] = "H2", TAG_ID[TAG_ID.H3 = 43] = "H3", TAG_ID[TAG_ID.H4 = 44] = "H4", TAG_ID[TAG_ID.H5 = 45] = "H5", TAG_ID[TAG_ID.H6 = 46] = "H6", TAG_ID[TAG_ID.HEAD = 47] = "HEAD", TAG_ID[TAG_ID.HEADER = 48] = "HEADER", TAG_ID[TAG_ID.HGROUP = 49] = "HGROUP", TAG_ID[TAG_ID.HR = 50] = "HR", TAG_ID[TAG_ID.HTML = 51] = "HTML", TAG_ID[TAG_ID.I = 52] = "I", TAG_ID[TAG_ID.IMG = 53] = "IMG", TAG_ID[TAG_ID.IMAGE = 54] = "IMAGE", TAG_ID[TAG_ID.INPUT = 55] = "INPUT", TAG_ID[TAG_ID.IFRAME = 56] = "IFRAME", TAG_ID[TAG_ID.KEYGEN = 57] = "KEYGEN", TAG_ID[TAG_ID.LABEL = 58] = "LABEL", TAG_ID[TAG_ID.LI = 59] = "LI", TAG_ID[TAG_ID.LINK = 60] = "LINK", TAG_ID[TAG_ID.LISTING = 61] = "LISTING", TAG_ID[TAG_ID.MAIN = 62] = "MAIN", TAG_ID[TAG_ID.MALIGNMARK = 63] = "MALIGNMARK", TAG_ID[TAG_ID.MARQUEE = 64] = "MARQUEE", TAG_ID[TAG_ID.MATH = 65] = "MATH", TAG_ID[TAG_ID.MENU = 66] = "MENU", TAG_ID[TAG_ID.META = 67] = "META", TAG_ID[TAG_ID.MGLYPH = 68] = "MGLYPH", TAG_ID[TAG_ID.MI = 69] = "MI", TAG_ID[TAG_ID.MO = 70] = "MO", TAG_ID[TAG_ID.MN = 71] = "MN", TAG_ID[TAG_ID.MS = 72] = "MS", TAG_ID[TAG_ID.MTEXT = 73] = "MTEXT", TAG_ID[TAG_ID.NAV = 74] = "NAV", TAG_ID[TAG_ID.NOBR = 75] = "NOBR", TAG_ID[TAG_ID.NOFRAMES = 76] = "NOFRAMES", TAG_ID[TAG_ID.NOEMBED = 77] = "NOEMBED", TAG_ID[TAG_ID.NOSCRIPT = 78] = "NOSCRIPT", TAG_ID[TAG_ID.OBJECT = 79] = "OBJECT", TAG_ID[TAG_ID.OL = 80] = "OL", TAG_ID[TAG_ID.OPTGROUP = 81] = "OPTGROUP", TAG_ID[TAG_ID.OPTION = 82] = "OPTION", TAG_ID[TAG_ID.P = 83] = "P", TAG_ID[TAG_ID.PARAM = 84] = "PARAM", TAG_ID[TAG_ID.PLAINTEXT = 85] = "PLAINTEXT", TAG_ID[TAG_ID.PRE = 86] = "PRE", TAG_ID[TAG_ID.RB = 87] = "RB", TAG_ID[TAG_ID.RP = 88] = "RP", TAG_ID[TAG_ID.RT = 89] = "RT", TAG_ID[TAG_ID.RTC = 90] = "RTC", TAG_ID[TAG_ID.RUBY = 91] = "RUBY", TAG_ID[TAG_ID.S = 92] = "S", TAG_ID[TAG_ID.SCRIPT = 93] = "SCRIPT", TAG_ID[TAG_ID.SEARCH = 94] = "SEARCH", TAG_ID[TAG_ID.SECTION = 95] = "SECTION", TAG_ID[TAG_ID.SELECT = 96] = "SELECT", TAG_ID[TAG_ID.SOURCE = 97] = "SOURCE", TAG_ID[TAG_ID.SMALL = 98] = "SMALL", TAG_ID[TAG_ID.SPAN = 99] = "SPAN", TAG_ID[TAG_ID.STRIKE = 100] = "STRIKE", TAG_ID[TAG_ID.STRONG = 101] = "STRONG", TAG_ID[TAG_ID.STYLE = 102] = "STYLE", TAG_ID[TAG_ID.SUB = 103] = "SUB", TAG_ID[TAG_ID.SUMMARY = 104] = "SUMMARY", TAG_ID[TAG_ID.SUP = 105] = "SUP", TAG_ID[TAG_ID.TABLE = 106] = "TABLE", TAG_ID[TAG_ID.TBODY = 107] = "TBODY", TAG_ID[TAG_ID.TEMPLATE = 108] = "TEMPLATE", TAG_ID[TAG_ID.TEXTAREA = 109] = "TEXTAREA", TAG_ID[TAG_ID.TFOOT = 110] = "TFOOT", TAG_ID[TAG_ID.TD = 111] = "TD", TAG_ID[TAG_ID.TH = 112] = "TH", TAG_ID[TAG_ID.THEAD = 113] = "THEAD", TAG_ID[TAG_ID.TITLE = 114] = "TITLE", TAG_ID[TAG_ID.TR = 115] = "TR", TAG_ID[TAG_ID.TRACK = 116] = "TRACK", TAG_ID[TAG_ID.TT = 117] = "TT", TAG_ID[TAG_ID.U = 118] = "U", TAG_ID[TAG_ID.UL = 119] = "UL", TAG_ID[TAG_ID.SVG = 120] = "SVG", TAG_ID[TAG_ID.VAR = 121] = "VAR", TAG_ID[TAG_ID.WBR = 122] = "WBR", TAG_ID[TAG_ID.XMP = 123] = "XMP";
	})(TAG_ID ||= {});
	let TAG_NAME_TO_ID = new Map([
		[TAG_NAMES.A, TAG_ID.A],
		[TAG_NAMES.ADDRESS, TAG_ID.ADDRESS],
		[TAG_NAMES.ANNOTATION_XML, TAG_ID.ANNOTATION_XML],
		[TAG_NAMES.APPLET, TAG_ID.APPLET],
		[TAG_NAMES.AREA, TAG_ID.AREA],
		[TAG_NAMES.ARTICLE, TAG_ID.ARTICLE],
		[TAG_NAMES.ASIDE, TAG_ID.ASIDE],
		[TAG_NAMES.B, TAG_ID.B],
		[TAG_NAMES.BASE, TAG_ID.BASE],
		[TAG_NAMES.BASEFONT, TAG_ID.BASEFONT],
		[TAG_NAMES.BGSOUND, TAG_ID.BGSOUND],
		[TAG_NAMES.BIG, TAG_ID.BIG],
		[TAG_NAMES.BLOCKQUOTE, TAG_ID.BLOCKQUOTE],
		[TAG_NAMES.BODY, TAG_ID.BODY],
		[TAG_NAMES.BR, TAG_ID.BR],
		[TAG_NAMES.BUTTON, TAG_ID.BUTTON],
		[TAG_NAMES.CAPTION, TAG_ID.CAPTION],
		[TAG_NAMES.CENTER, TAG_ID.CENTER],
		[TAG_NAMES.CODE, TAG_ID.CODE],
		[TAG_NAMES.COL, TAG_ID.COL],
		[TAG_NAMES.COLGROUP, TAG_ID.COLGROUP],
		[TAG_NAMES.DD, TAG_ID.DD],
		[TAG_NAMES.DESC, TAG_ID.DESC],
		[TAG_NAMES.DETAILS, TAG_ID.DETAILS],
		[TAG_NAMES.DIALOG, TAG_ID.DIALOG],
		[TAG_NAMES.DIR, TAG_ID.DIR],
		[TAG_NAMES.DIV, TAG_ID.DIV],
		[TAG_NAMES.DL, TAG_ID.DL],
		[TAG_NAMES.DT, TAG_ID.DT],
		[TAG_NAMES.EM, TAG_ID.EM],
		[TAG_NAMES.EMBED, TAG_ID.EMBED],
		[TAG_NAMES.FIELDSET, TAG_ID.FIELDSET],
		[TAG_NAMES.FIGCAPTION, TAG_ID.FIGCAPTION],
		[TAG_NAMES.FIGURE, TAG_ID.FIGURE],
		[TAG_NAMES.FONT, TAG_ID.FONT],
		[TAG_NAMES.FOOTER, TAG_ID.FOOTER],
		[TAG_NAMES.FOREIGN_OBJECT, TAG_ID.FOREIGN_OBJECT],
		[TAG_NAMES.FORM, TAG_ID.FORM],
		[TAG_NAMES.FRAME, TAG_ID.FRAME],
		[TAG_NAMES.FRAMESET, TAG_ID.FRAMESET],
		[TAG_NAMES.H1, TAG_ID.H1],
		[TAG_NAMES.H2, TAG_ID.H2],
		[TAG_NAMES.H3, TAG_ID.H3],
		[TAG_NAMES.H4, TAG_ID.H4],
		[TAG_NAMES.H5, TAG_ID.H5],
		[TAG_NAMES.H6, TAG_ID.H6],
		[TAG_NAMES.HEAD, TAG_ID.HEAD],
		[TAG_NAMES.HEADER, TAG_ID.HEADER],
		[TAG_NAMES.HGROUP, TAG_ID.HGROUP],
		[TAG_NAMES.HR, TAG_ID.HR],
		[TAG_NAMES.HTML, TAG_ID.HTML],
		[TAG_NAMES.I, TAG_ID.I],
		[TAG_NAMES.IMG, TAG_ID.IMG],
		[TAG_NAMES.IMAGE, TAG_ID.IMAGE],
		[TAG_NAMES.INPUT, TAG_ID.INPUT],
		[TAG_NAMES.IFRAME, TAG_ID.IFRAME],
		[TAG_NAMES.KEYGEN, TAG_ID.KEYGEN],
		[TAG_NAMES.LABEL, TAG_ID.LABEL],
		[TAG_NAMES.LI, TAG_ID.LI],
		[TAG_NAMES.LINK, TAG_ID.LINK],
		[TAG_NAMES.LISTING, TAG_ID.LISTING],
		[TAG_NAMES.MAIN, TAG_ID.MAIN],
		[TAG_NAMES.MALIGNMARK, TAG_ID.MALIGNMARK],
		[TAG_NAMES.MARQUEE, TAG_ID.MARQUEE],
		[TAG_NAMES.MATH, TAG_ID.MATH],
		[TAG_NAMES.MENU, TAG_ID.MENU],
		[TAG_NAMES.META, TAG_ID.META],
		[TAG_NAMES.MGLYPH, TAG_ID.MGLYPH],
		[TAG_NAMES.MI, TAG_ID.MI],
		[TAG_NAMES.MO, TAG_ID.MO],
		[TAG_NAMES.MN, TAG_ID.MN],
		[TAG_NAMES.MS, TAG_ID.MS],
		[TAG_NAMES.MTEXT, TAG_ID.MTEXT],
		[TAG_NAMES.NAV, TAG_ID.NAV],
		[TAG_NAMES.NOBR, TAG_ID.NOBR],
		[TAG_NAMES.NOFRAMES, TAG_ID.NOFRAMES],
		[TAG_NAMES.NOEMBED, TAG_ID.NOEMBED],
		[TAG_NAMES.NOSCRIPT, TAG_ID.NOSCRIPT],
		[TAG_NAMES.OBJECT, TAG_ID.OBJECT],
		[TAG_NAMES.OL, TAG_ID.OL],
		[TAG_NAMES.OPTGROUP, TAG_ID.OPTGROUP],
		[TAG_NAMES.OPTION, TAG_ID.OPTION],
		[TAG_NAMES.P, TAG_ID.P],
		[TAG_NAMES.PARAM, TAG_ID.PARAM],
		[TAG_NAMES.PLAINTEXT, TAG_ID.PLAINTEXT],
		[TAG_NAMES.PRE, TAG_ID.PRE],
		[TAG_NAMES.RB, TAG_ID.RB],
		[TAG_NAMES.RP, TAG_ID.RP],
		[TAG_NAMES.RT, TAG_ID.RT],
		[TAG_NAMES.RTC, TAG_ID.RTC],
		[TAG_NAMES.RUBY, TAG_ID.RUBY],
		[TAG_NAMES.S, TAG_ID.S],
		[TAG_NAMES.SCRIPT, TAG_ID.SCRIPT],
		[TAG_NAMES.SEARCH, TAG_ID.SEARCH],
		[TAG_NAMES.SECTION, TAG_ID.SECTION],
		[TAG_NAMES.SELECT, TAG_ID.SELECT],
		[TAG_NAMES.SOURCE, TAG_ID.SOURCE],
		[TAG_NAMES.SMALL, TAG_ID.SMALL],
		[TAG_NAMES.SPAN, TAG_ID.SPAN],
		[TAG_NAMES.STRIKE, TAG_ID.STRIKE],
		[TAG_NAMES.STRONG, TAG_ID.STRONG],
		[TAG_NAMES.STYLE, TAG_ID.STYLE],
		[TAG_NAMES.SUB, TAG_ID.SUB],
		[TAG_NAMES.SUMMARY, TAG_ID.SUMMARY],
		[TAG_NAMES.SUP, TAG_ID.SUP],
		[TAG_NAMES.TABLE, TAG_ID.TABLE],
		[TAG_NAMES.TBODY, TAG_ID.TBODY],
		[TAG_NAMES.TEMPLATE, TAG_ID.TEMPLATE],
		[TAG_NAMES.TEXTAREA, TAG_ID.TEXTAREA],
		[TAG_NAMES.TFOOT, TAG_ID.TFOOT],
		[TAG_NAMES.TD, TAG_ID.TD],
		[TAG_NAMES.TH, TAG_ID.TH],
		[TAG_NAMES.THEAD, TAG_ID.THEAD],
		[TAG_NAMES.TITLE, TAG_ID.TITLE],
		[TAG_NAMES.TR, TAG_ID.TR],
		[TAG_NAMES.TRACK, TAG_ID.TRACK],
		[TAG_NAMES.TT, TAG_ID.TT],
		[TAG_NAMES.U, TAG_ID.U],
		[TAG_NAMES.UL, TAG_ID.UL],
		[TAG_NAMES.SVG, TAG_ID.SVG],
		[TAG_NAMES.VAR, TAG_ID.VAR],
		[TAG_NAMES.WBR, TAG_ID.WBR],
		[TAG_NAMES.XMP, TAG_ID.XMP]
	]);
	function html_getTagID(tagName) {
		return TAG_NAME_TO_ID.get(tagName) ?? TAG_ID.UNKNOWN;
	}
	let html_$ = TAG_ID, html_SPECIAL_ELEMENTS = {
		[html_NS.HTML]: new Set([
			html_$.ADDRESS,
			html_$.APPLET,
			html_$.AREA,
			html_$.ARTICLE,
			html_$.ASIDE,
			html_$.BASE,
			html_$.BASEFONT,
			html_$.BGSOUND,
			html_$.BLOCKQUOTE,
			html_$.BODY,
			html_$.BR,
			html_$.BUTTON,
			html_$.CAPTION,
			html_$.CENTER,
			html_$.COL,
			html_$.COLGROUP,
			html_$.DD,
			html_$.DETAILS,
			html_$.DIR,
			html_$.DIV,
			html_$.DL,
			html_$.DT,
			html_$.EMBED,
			html_$.FIELDSET,
			html_$.FIGCAPTION,
			html_$.FIGURE,
			html_$.FOOTER,
			html_$.FORM,
			html_$.FRAME,
			html_$.FRAMESET,
			html_$.H1,
			html_$.H2,
			html_$.H3,
			html_$.H4,
			html_$.H5,
			html_$.H6,
			html_$.HEAD,
			html_$.HEADER,
			html_$.HGROUP,
			html_$.HR,
			html_$.HTML,
			html_$.IFRAME,
			html_$.IMG,
			html_$.INPUT,
			html_$.LI,
			html_$.LINK,
			html_$.LISTING,
			html_$.MAIN,
			html_$.MARQUEE,
			html_$.MENU,
			html_$.META,
			html_$.NAV,
			html_$.NOEMBED,
			html_$.NOFRAMES,
			html_$.NOSCRIPT,
			html_$.OBJECT,
			html_$.OL,
			html_$.P,
			html_$.PARAM,
			html_$.PLAINTEXT,
			html_$.PRE,
			html_$.SCRIPT,
			html_$.SECTION,
			html_$.SELECT,
			html_$.SOURCE,
			html_$.STYLE,
			html_$.SUMMARY,
			html_$.TABLE,
			html_$.TBODY,
			html_$.TD,
			html_$.TEMPLATE,
			html_$.TEXTAREA,
			html_$.TFOOT,
			html_$.TH,
			html_$.THEAD,
			html_$.TITLE,
			html_$.TR,
			html_$.TRACK,
			html_$.UL,
			html_$.WBR,
			html_$.XMP
		]),
		[html_NS.MATHML]: new Set([
			html_$.MI,
			html_$.MO,
			html_$.MN,
			html_$.MS,
			html_$.MTEXT,
			html_$.ANNOTATION_XML
		]),
		[html_NS.SVG]: new Set([
			html_$.TITLE,
			html_$.FOREIGN_OBJECT,
			html_$.DESC
		]),
		[html_NS.XLINK]: new Set(),
		[html_NS.XML]: new Set(),
		[html_NS.XMLNS]: new Set()
	};
	html_$.H1, html_$.H2, html_$.H3, html_$.H4, html_$.H5, html_$.H6, TAG_NAMES.STYLE, TAG_NAMES.SCRIPT, TAG_NAMES.XMP, TAG_NAMES.IFRAME, TAG_NAMES.NOEMBED, TAG_NAMES.NOFRAMES, TAG_NAMES.PLAINTEXT;
	var State;
	(function(State) {
		State[State.DATA = 0] = "DATA", State[State.RCDATA = 1] = "RCDATA", State[State.RAWTEXT = 2] = "RAWTEXT", State[State.SCRIPT_DATA = 3] = "SCRIPT_DATA", State[State.PLAINTEXT = 4] = "PLAINTEXT", State[State.TAG_OPEN = 5] = "TAG_OPEN", State[State.END_TAG_OPEN = 6] = "END_TAG_OPEN", State[State.TAG_NAME = 7] = "TAG_NAME", State[State.RCDATA_LESS_THAN_SIGN = 8] = "RCDATA_LESS_THAN_SIGN", State[State.RCDATA_END_TAG_OPEN = 9] = "RCDATA_END_TAG_OPEN", State[State.RCDATA_END_TAG_NAME = 10] = "RCDATA_END_TAG_NAME", State[State.RAWTEXT_LESS_THAN_SIGN = 11] = "RAWTEXT_LESS_THAN_SIGN", State[State.RAWTEXT_END_TAG_OPEN = 12] = "RAWTEXT_END_TAG_OPEN", State[State.RAWTEXT_END_TAG_NAME = 13] = "RAWTEXT_END_TAG_NAME", State[State.SCRIPT_DATA_LESS_THAN_SIGN = 14] = "SCRIPT_DATA_LESS_THAN_SIGN", State[State.SCRIPT_DATA_END_TAG_OPEN = 15] = "SCRIPT_DATA_END_TAG_OPEN", State[State.SCRIPT_DATA_END_TAG_NAME = 16] = "SCRIPT_DATA_END_TAG_NAME", State[State.SCRIPT_DATA_ESCAPE_START = 17] = "SCRIPT_DATA_ESCAPE_START", State[State.SCRIPT_DATA_ESCAPE_START_DASH = 18] = "SCRIPT_DATA_ESCAPE_START_DASH", State[State.SCRIPT_DATA_ESCAPED = 19] = "SCRIPT_DATA_ESCAPED", State[State.SCRIPT_DATA_ESCAPED_DASH = 20] = "SCRIPT_DATA_ESCAPED_DASH", State[State.SCRIPT_DATA_ESCAPED_DASH_DASH = 21] = "SCRIPT_DATA_ESCAPED_DASH_DASH", State[State.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN = 22] = "SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN", State[State.SCRIPT_DATA_ESCAPED_END_TAG_OPEN = 23] = "SCRIPT_DATA_ESCAPED_END_TAG_OPEN", State[State.SCRIPT_DATA_ESCAPED_END_TAG_NAME = 24] = "SCRIPT_DATA_ESCAPED_END_TAG_NAME", State[State.SCRIPT_DATA_DOUBLE_ESCAPE_START = 25] = "SCRIPT_DATA_DOUBLE_ESCAPE_START", State[State.SCRIPT_DATA_DOUBLE_ESCAPED = 26] = "SCRIPT_DATA_DOUBLE_ESCAPED", State[State.SCRIPT_DATA_DOUBLE_ESCAPED_DASH = 27] = "SCRIPT_DATA_DOUBLE_ESCAPED_DASH", State[State.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH = 28] = "SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH", State[State.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN = 29] = "SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN", State[State.SCRIPT_DATA_DOUBLE_ESCAPE_END = 30] = "SCRIPT_DATA_DOUBLE_ESCAPE_END", State[State.BEFORE_ATTRIBUTE_NAME = 31] = "BEFORE_ATTRIBUTE_NAME", State[State.ATTRIBUTE_NAME = 32] = "ATTRIBUTE_NAME", State[State.AFTER_ATTRIBUTE_NAME = 33] = "AFTER_ATTRIBUTE_NAME", State[State.BEFORE_ATTRIBUTE_VALUE = 34] = "BEFORE_ATTRIBUTE_VALUE", State[State.ATTRIBUTE_VALUE_DOUBLE_QUOTED = 35] = "ATTRIBUTE_VALUE_DOUBLE_QUOTED", State[State.ATTRIBUTE_VALUE_SINGLE_QUOTED = 36] = "ATTRIBUTE_VALUE_SINGLE_QUOTED", State[State.ATTRIBUTE_VALUE_UNQUOTED = 37] = "ATTRIBUTE_VALUE_UNQUOTED", State[State.AFTER_ATTRIBUTE_VALUE_QUOTED = 38] = "AFTER_ATTRIBUTE_VALUE_QUOTED", State[State.SELF_CLOSING_START_TAG = 39] = "SELF_CLOSING_START_TAG", State[State.BOGUS_COMMENT = 40] = "BOGUS_COMMENT", State[State.MARKUP_DECLARATION_OPEN = 41] = "MARKUP_DECLARATION_OPEN", State[State.COMMENT_START = 42] = "COMMENT_START", State[State.COMMENT_START_DASH = 43] = "COMMENT_START_DASH", State[State.COMMENT = 44] = "COMMENT", State[State.COMMENT_LESS_THAN_SIGN = 45] = "COMMENT_LESS_THAN_SIGN", State[State.COMMENT_LESS_THAN_SIGN_BANG = 46] = "COMMENT_LESS_THAN_SIGN_BANG", State[State.COMMENT_LESS_THAN_SIGN_BANG_DASH = 47] = "COMMENT_LESS_THAN_SIGN_BANG_DASH", State[State.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH = 48] = "COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH", State[State.COMMENT_END_DASH = 49] = "COMMENT_END_DASH", State[State.COMMENT_END = 50] = "COMMENT_END", State[State.COMMENT_END_BANG = 51] = "COMMENT_END_BANG", State[State.DOCTYPE = 52] = "DOCTYPE", State[State.BEFORE_DOCTYPE_NAME = 53] = "BEFORE_DOCTYPE_NAME", State[State.DOCTYPE_NAME = 54] = "DOCTYPE_NAME", State[State.AFTER_DOCTYPE_NAME = 55] = "AFTER_DOCTYPE_NAME", State[State.AFTER_DOCTYPE_PUBLIC_KEYWORD = 56] = "AFTER_DOCTYPE_PUBLIC_KEYWORD", State[State.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER = 57] = "BEFORE_DOCTYPE_PUBLIC_IDENTIFIER", State[State.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED = 58] = "DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED", State[State.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED = 59] = "DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED", State[State.AFTER_DOCTYPE_PUBLIC_IDENTIFIER = 60] = "AFTER_DOCTYPE_PUBLIC_IDENTIFIER", State[State.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS = 61] = "BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS", State[State.AFTER_DOCTYPE_SYSTEM_KEYWORD = 62] = "AFTER_DOCTYPE_SYSTEM_KEYWORD", State[State.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER = 63] = "BEFORE_DOCTYPE_SYSTEM_IDENTIFIER", State[State.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED = 64] = "DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED", State[State.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED = 65] = "DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED", State[State.AFTER_DOCTYPE_SYSTEM_IDENTIFIER = 66] = "AFTER_DOCTYPE_SYSTEM_IDENTIFIER", State[State.BOGUS_DOCTYPE = 67] = "BOGUS_DOCTYPE", State[State.CDATA_SECTION = 68] = "CDATA_SECTION", State[State.CDATA_SECTION_BRACKET = 69] = "CDATA_SECTION_BRACKET", State[State.CDATA_SECTION_END = 70] = "CDATA_SECTION_END", State[State.CHARACTER_REFERENCE = 71] = "CHARACTER_REFERENCE", State[State.AMBIGUOUS_AMPERSAND = 72] = "AMBIGUOUS_AMPERSAND";
	})(State ||= {});
	let tokenizer_TokenizerMode = {
		DATA: State.DATA,
		RCDATA: State.RCDATA,
		RAWTEXT: State.RAWTEXT,
		SCRIPT_DATA: State.SCRIPT_DATA,
		PLAINTEXT: State.PLAINTEXT,
		CDATA_SECTION: State.CDATA_SECTION
	};
	function isAsciiDigit(cp) {
		return cp >= CODE_POINTS.DIGIT_0 && cp <= CODE_POINTS.DIGIT_9;
	}
	function isAsciiUpper(cp) {
		return cp >= CODE_POINTS.LATIN_CAPITAL_A && cp <= CODE_POINTS.LATIN_CAPITAL_Z;
	}
	function isAsciiLower(cp) {
		return cp >= CODE_POINTS.LATIN_SMALL_A && cp <= CODE_POINTS.LATIN_SMALL_Z;
	}
	function isAsciiLetter(cp) {
		return isAsciiLower(cp) || isAsciiUpper(cp);
	}
	function isAsciiAlphaNumeric(cp) {
		return isAsciiLetter(cp) || isAsciiDigit(cp);
	}
	function toAsciiLower(cp) {
		return cp + 32;
	}
	function isWhitespace(cp) {
		return cp === CODE_POINTS.SPACE || cp === CODE_POINTS.LINE_FEED || cp === CODE_POINTS.TABULATION || cp === CODE_POINTS.FORM_FEED || cp === CODE_POINTS.CARRIAGE_RETURN;
	}
	function isScriptDataDoubleEscapeSequenceEnd(cp) {
		return isWhitespace(cp) || cp === CODE_POINTS.SOLIDUS || cp === CODE_POINTS.GREATER_THAN_SIGN;
	}
	function getErrorForNumericCharacterReference(code) {
		return code === CODE_POINTS.NULL ? error_codes_ERR.nullCharacterReference : code > 1114111 ? error_codes_ERR.characterReferenceOutsideUnicodeRange : isSurrogate(code) ? error_codes_ERR.surrogateCharacterReference : isUndefinedCodePoint(code) ? error_codes_ERR.noncharacterCharacterReference : isControlCodePoint(code) || code === CODE_POINTS.CARRIAGE_RETURN ? error_codes_ERR.controlCharacterReference : null;
	}
	class tokenizer_Tokenizer {
		constructor(options, handler) {
			this.options = options, this.handler = handler, this.paused = !1, this.inLoop = !1, this.inForeignNode = !1, this.lastStartTagName = "", this.active = !1, this.state = State.DATA, this.returnState = State.DATA, this.entityStartPos = 0, this.consumedAfterSnapshot = -1, this.currentCharacterToken = null, this.currentToken = null, this.currentAttr = {
				name: "",
				value: ""
			}, this.currentAttrLocation = null, this.currentAttrNames = null, this.runStart = 0, this.runEnd = 0, this.preprocessor = new Preprocessor(handler), this.currentLocation = this.getCurrentLocation(-1), this.entityDecoder = new HtmlEntityDecoder((cp, consumed) => {
				this.preprocessor.pos = this.entityStartPos + consumed - 1, this._isCharacterReferenceInAttribute() || this._ensureCharacterToken(isWhitespace(cp) ? token_TokenType.WHITESPACE_CHARACTER : cp === CODE_POINTS.NULL ? token_TokenType.NULL_CHARACTER : token_TokenType.CHARACTER), this._extendRunWith(String.fromCodePoint(cp), 0), this.entityStartPos = this.preprocessor.pos - consumed + 1;
			}, handler.onParseError ? {
				missingSemicolonAfterCharacterReference: () => {
					this._err(error_codes_ERR.missingSemicolonAfterCharacterReference, 1);
				},
				absenceOfDigitsInNumericCharacterReference: (consumed) => {
					this._err(error_codes_ERR.absenceOfDigitsInNumericCharacterReference, this.entityStartPos - this.preprocessor.pos + consumed);
				},
				validateNumericCharacterReference: (code) => {
					let error = getErrorForNumericCharacterReference(code);
					error && this._err(error, 1);
				}
			} : void 0);
		}
		_err(code, cpOffset = 0) {
			var _a;
			(_a = this.handler).onParseError?.call(_a, this.preprocessor.getError(code, cpOffset));
		}
		getCurrentLocation(offset) {
			return this.options.sourceCodeLocationInfo ? {
				startLine: this.preprocessor.line,
				startCol: this.preprocessor.col - offset,
				startOffset: this.preprocessor.offset - offset,
				endLine: -1,
				endCol: -1,
				endOffset: -1
			} : null;
		}
		_runParsingLoop() {
			if (!this.inLoop) {
				for (this.inLoop = !0; this.active && !this.paused;) {
					this.consumedAfterSnapshot = 0;
					let cp = this._consume();
					this._ensureHibernation() || this._callState(cp);
				}
				this.inLoop = !1;
			}
		}
		flushCharacters() {
			if (this.inLoop) throw Error("Cannot flush characters from a tokenizer callback");
			let location = this.currentCharacterToken?.location, nextLocation = null;
			location && (nextLocation = this.getCharacterTokenEndLocation(location), this.currentLocation = nextLocation), this.inLoop = !0;
			try {
				this._emitCurrentCharacterToken(nextLocation);
			} finally {
				this.inLoop = !1;
			}
			this._runParsingLoop();
		}
		getCharacterTokenEndLocation(location) {
			let endOffset = this.getCharacterTokenEndOffset(), html = this.preprocessor.html.slice(location.startOffset - this.preprocessor.droppedBufferSize, endOffset - this.preprocessor.droppedBufferSize), line = location.startLine, lastLineBreak = -1;
			for (let i = html.indexOf("\n"); i !== -1; i = html.indexOf("\n", i + 1)) line++, lastLineBreak = i;
			for (let i = html.indexOf("\r"); i !== -1; i = html.indexOf("\r", i + 1)) html.charCodeAt(i + 1) !== CODE_POINTS.LINE_FEED && (line++, lastLineBreak = Math.max(lastLineBreak, i));
			return {
				startLine: line,
				startCol: lastLineBreak === -1 ? location.startCol + html.length : html.length - lastLineBreak,
				startOffset: endOffset,
				endLine: -1,
				endCol: -1,
				endOffset: -1
			};
		}
		getCharacterTokenEndOffset() {
			let end = this.preprocessor.droppedBufferSize + this.preprocessor.pos + 1, tokenLocation = this.currentToken?.location;
			switch (this.state) {
				case State.TAG_OPEN:
				case State.RCDATA_LESS_THAN_SIGN:
				case State.RAWTEXT_LESS_THAN_SIGN:
				case State.SCRIPT_DATA_LESS_THAN_SIGN:
				case State.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN:
				case State.CDATA_SECTION_BRACKET: return end - 1;
				case State.END_TAG_OPEN:
				case State.MARKUP_DECLARATION_OPEN:
				case State.RCDATA_END_TAG_OPEN:
				case State.RCDATA_END_TAG_NAME:
				case State.RAWTEXT_END_TAG_OPEN:
				case State.RAWTEXT_END_TAG_NAME:
				case State.SCRIPT_DATA_END_TAG_OPEN:
				case State.SCRIPT_DATA_END_TAG_NAME:
				case State.SCRIPT_DATA_ESCAPED_END_TAG_OPEN:
				case State.SCRIPT_DATA_ESCAPED_END_TAG_NAME:
				case State.CDATA_SECTION_END: return end - 2;
				case State.CHARACTER_REFERENCE: return this._isCharacterReferenceInAttribute() && tokenLocation ? tokenLocation.startOffset : this.preprocessor.droppedBufferSize + this.entityStartPos;
				case State.DOCTYPE:
				case State.BEFORE_DOCTYPE_NAME: return this.currentLocation.startOffset;
				default: return tokenLocation && (this.state === State.TAG_NAME || this.state >= State.BEFORE_ATTRIBUTE_NAME && this.state <= State.BOGUS_COMMENT || this.state >= State.COMMENT_START && this.state <= State.BOGUS_DOCTYPE) ? tokenLocation.startOffset : end;
			}
		}
		pause() {
			this.paused = !0;
		}
		resume(writeCallback) {
			if (!this.paused) throw Error("Parser was already resumed");
			this.paused = !1, this.inLoop || (this._runParsingLoop(), this.paused || writeCallback?.());
		}
		write(chunk, isLastChunk, writeCallback) {
			this.active = !0, this.preprocessor.write(chunk, isLastChunk), this._runParsingLoop(), this.paused || writeCallback?.();
		}
		insertHtmlAtCurrentPos(chunk) {
			this.active = !0, this.preprocessor.insertHtmlAtCurrentPos(chunk), this._runParsingLoop();
		}
		flushCurrentCharacterToken() {
			if (this.paused || this.active || !this.currentCharacterToken || this.currentToken || this.state === State.DOCTYPE || this.state === State.BEFORE_DOCTYPE_NAME || !this.preprocessor.willDropParsedChunk()) return;
			let pending = this.preprocessor.droppedBufferSize + this.preprocessor.pos + 1 - this.getCharacterTokenEndOffset();
			this.preprocessor.advance(), this.currentLocation = this.getCurrentLocation(pending), this.preprocessor.retreat(1), this._emitCurrentCharacterToken(this.currentLocation), this._createCharacterToken(token_TokenType.CHARACTER), this.preprocessor.dropParsedChunk(Math.max(pending - 1, 0)), this.entityStartPos = this.preprocessor.pos + 1 - pending;
		}
		_ensureHibernation() {
			return this.preprocessor.endOfChunkHit ? (this.preprocessor.retreat(this.consumedAfterSnapshot), this.consumedAfterSnapshot = 0, this.active = !1, !0) : !1;
		}
		_consume() {
			return this.consumedAfterSnapshot++, this.preprocessor.advance();
		}
		_advanceBy(count) {
			this.consumedAfterSnapshot += count;
			for (let i = 0; i < count; i++) this.preprocessor.advance();
		}
		_consumeSequenceIfMatch(pattern, caseSensitive) {
			return this.preprocessor.startsWith(pattern, caseSensitive) ? (this._advanceBy(pattern.length - 1), !0) : !1;
		}
		_createStartTagToken() {
			this._flushRun(""), this.currentToken = {
				type: token_TokenType.START_TAG,
				tagName: "",
				tagID: TAG_ID.UNKNOWN,
				selfClosing: !1,
				ackSelfClosing: !1,
				attrs: [],
				location: this.getCurrentLocation(1)
			};
		}
		_createEndTagToken() {
			this._flushRun(""), this.currentToken = {
				type: token_TokenType.END_TAG,
				tagName: "",
				tagID: TAG_ID.UNKNOWN,
				selfClosing: !1,
				ackSelfClosing: !1,
				attrs: [],
				location: this.getCurrentLocation(2)
			};
		}
		_createCommentToken(offset) {
			this._flushRun(""), this.currentToken = {
				type: token_TokenType.COMMENT,
				data: "",
				location: this.getCurrentLocation(offset)
			};
		}
		_createDoctypeToken(initialName) {
			this._flushRun(""), this.currentToken = {
				type: token_TokenType.DOCTYPE,
				name: initialName,
				forceQuirks: !1,
				publicId: null,
				systemId: null,
				location: this.currentLocation
			};
		}
		_createCharacterToken(type) {
			if (this.currentLocation) {
				let start = this.currentLocation.startOffset - this.preprocessor.droppedBufferSize;
				this.preprocessor.html[start] === "\n" && this.preprocessor.html[start - 1] === "\r" && this.currentLocation.startOffset++;
			}
			this.currentCharacterToken = {
				type,
				chars: "",
				location: this.currentLocation
			};
		}
		_createAttr(attrNameFirstCh) {
			this._flushRun(""), this.currentAttr = {
				name: attrNameFirstCh,
				value: ""
			}, this.currentAttrLocation = this.getCurrentLocation(0);
		}
		_leaveAttrName() {
			var _b;
			let token = this.currentToken, { name } = this.currentAttr, names = this.currentAttrNames, duplicate;
			if (names === null ? (duplicate = token_getTokenAttr(token, name) !== null, !duplicate && token.attrs.length === 64 && (this.currentAttrNames = new Set(token.attrs.map((attr) => attr.name)).add(name))) : (duplicate = names.has(name), duplicate || names.add(name)), duplicate) this._err(error_codes_ERR.duplicateAttribute);
			else if (token.attrs.push(this.currentAttr), token.location && this.currentAttrLocation) {
				let attrLocations = (_b = token.location).attrs ?? (_b.attrs = Object.create(null));
				attrLocations[this.currentAttr.name] = this.currentAttrLocation, this._leaveAttrValue();
			}
		}
		_leaveAttrValue() {
			this.currentAttrLocation && (this.currentAttrLocation.endLine = this.preprocessor.line, this.currentAttrLocation.endCol = this.preprocessor.col, this.currentAttrLocation.endOffset = this.preprocessor.offset);
		}
		_flushRun(text) {
			if (this.runEnd === this.runStart && text.length === 0) return;
			let slice = this.preprocessor.html.slice(this.runStart, this.runEnd), run = (slice.length < 13 ? slice : ` ${slice}`.slice(1)) + text, token = this.currentToken;
			this.runStart = this.runEnd, token === null ? this.currentCharacterToken.chars += run : token.type === token_TokenType.COMMENT ? token.data += run : this.currentAttr.value += run;
		}
		_extendRun(cp) {
			let { preprocessor } = this;
			if (cp === CODE_POINTS.LINE_FEED && preprocessor.html.charCodeAt(preprocessor.pos) !== CODE_POINTS.LINE_FEED) this._flushRun("\n"), this.runStart = preprocessor.pos + 1;
			else {
				let start = preprocessor.pos - Number(cp > 65535);
				start !== this.runEnd && (this._flushRun(""), this.runStart = start);
			}
			this.runEnd = preprocessor.pos + 1;
		}
		_extendRunWith(text, cpOffset) {
			let { preprocessor } = this, start = preprocessor.codePointStart + 1 + cpOffset - text.length;
			start >= 0 && preprocessor.html.startsWith(text, start) ? start !== this.runEnd && (this._flushRun(""), this.runStart = start) : (this._flushRun(text), this.runStart = start + text.length), this.runEnd = start + text.length;
		}
		prepareToken(ct) {
			this._emitCurrentCharacterToken(ct.location), this.currentToken = null, ct.location && (ct.location.endLine = this.preprocessor.line, ct.location.endCol = this.preprocessor.col + 1, ct.location.endOffset = this.preprocessor.offset + 1), this.currentLocation = this.getCurrentLocation(-1);
		}
		emitCurrentTagToken() {
			let ct = this.currentToken;
			this.currentAttrNames = null, this.prepareToken(ct), ct.tagID = html_getTagID(ct.tagName), ct.type === token_TokenType.START_TAG ? (this.lastStartTagName = ct.tagName, this.handler.onStartTag(ct)) : (ct.attrs.length > 0 && this._err(error_codes_ERR.endTagWithAttributes), ct.selfClosing && this._err(error_codes_ERR.endTagWithTrailingSolidus), this.handler.onEndTag(ct)), this.preprocessor.dropParsedChunk();
		}
		emitCurrentComment(ct) {
			this.prepareToken(ct), this.handler.onComment(ct), this.preprocessor.dropParsedChunk();
		}
		emitCurrentDoctype(ct) {
			this.prepareToken(ct), this.handler.onDoctype(ct), this.preprocessor.dropParsedChunk();
		}
		_emitCurrentCharacterToken(nextLocation) {
			if (this._flushRun(""), this.currentCharacterToken) {
				switch (nextLocation && this.currentCharacterToken.location && (this.currentCharacterToken.location.endLine = nextLocation.startLine, this.currentCharacterToken.location.endCol = nextLocation.startCol, this.currentCharacterToken.location.endOffset = nextLocation.startOffset), this.currentCharacterToken.type) {
					case token_TokenType.CHARACTER:
						this.handler.onCharacter(this.currentCharacterToken);
						break;
					case token_TokenType.NULL_CHARACTER:
						this.handler.onNullCharacter(this.currentCharacterToken);
						break;
					case token_TokenType.WHITESPACE_CHARACTER: this.handler.onWhitespaceCharacter(this.currentCharacterToken);
				}
				this.currentCharacterToken = null;
			}
		}
		_emitEOFToken() {
			let location = this.getCurrentLocation(0);
			location && (location.endLine = location.startLine, location.endCol = location.startCol, location.endOffset = location.startOffset), this._emitCurrentCharacterToken(this.currentToken?.location ?? location), this.handler.onEof({
				type: token_TokenType.EOF,
				location
			}), this.active = !1;
		}
		_ensureCharacterToken(type) {
			if (this.currentCharacterToken) {
				if (this.currentCharacterToken.type === type) return;
				this.currentLocation = this.getCurrentLocation(0), this._emitCurrentCharacterToken(this.currentLocation), this.preprocessor.dropParsedChunk();
			}
			this._createCharacterToken(type);
		}
		_emitCodePoint(cp) {
			let type = isWhitespace(cp) ? token_TokenType.WHITESPACE_CHARACTER : cp === CODE_POINTS.NULL ? token_TokenType.NULL_CHARACTER : token_TokenType.CHARACTER, token = this.currentCharacterToken;
			(token === null || token.type !== type) && this._ensureCharacterToken(type), this._extendRun(cp);
		}
		_emitChars(ch, cpOffset = 0) {
			this.options.sourceCodeLocationInfo && cpOffset !== 0 && this.currentCharacterToken && this.currentCharacterToken.type !== token_TokenType.CHARACTER ? (this.currentLocation = this.getCurrentLocation(ch.length - 1 - cpOffset), this._emitCurrentCharacterToken(this.currentLocation), this._createCharacterToken(token_TokenType.CHARACTER)) : this._ensureCharacterToken(token_TokenType.CHARACTER), this._extendRunWith(ch, cpOffset);
		}
		_startCharacterReference() {
			this.returnState = this.state, this.state = State.CHARACTER_REFERENCE, this.entityStartPos = this.preprocessor.pos, this.entityDecoder.startEntity(this._isCharacterReferenceInAttribute() ? DecodingMode.Attribute : DecodingMode.Legacy);
		}
		_isCharacterReferenceInAttribute() {
			return this.returnState === State.ATTRIBUTE_VALUE_DOUBLE_QUOTED || this.returnState === State.ATTRIBUTE_VALUE_SINGLE_QUOTED || this.returnState === State.ATTRIBUTE_VALUE_UNQUOTED;
		}
		_flushCodePointConsumedAsCharacterReference(cp) {
			this._isCharacterReferenceInAttribute() ? this._extendRun(cp) : this._emitCodePoint(cp);
		}
		_callState(cp) {
			switch (this.state) {
				case State.DATA:
					this._stateData(cp);
					break;
				case State.RCDATA:
					this._stateRcdata(cp);
					break;
				case State.RAWTEXT:
					this._stateRawtext(cp);
					break;
				case State.SCRIPT_DATA:
					this._stateScriptData(cp);
					break;
				case State.PLAINTEXT:
					this._statePlaintext(cp);
					break;
				case State.TAG_OPEN:
					this._stateTagOpen(cp);
					break;
				case State.END_TAG_OPEN:
					this._stateEndTagOpen(cp);
					break;
				case State.TAG_NAME:
					this._stateTagName(cp);
					break;
				case State.RCDATA_LESS_THAN_SIGN:
					this._stateRcdataLessThanSign(cp);
					break;
				case State.RCDATA_END_TAG_OPEN:
					this._stateRcdataEndTagOpen(cp);
					break;
				case State.RCDATA_END_TAG_NAME:
					this._stateRcdataEndTagName(cp);
					break;
				case State.RAWTEXT_LESS_THAN_SIGN:
					this._stateRawtextLessThanSign(cp);
					break;
				case State.RAWTEXT_END_TAG_OPEN:
					this._stateRawtextEndTagOpen(cp);
					break;
				case State.RAWTEXT_END_TAG_NAME:
					this._stateRawtextEndTagName(cp);
					break;
				case State.SCRIPT_DATA_LESS_THAN_SIGN:
					this._stateScriptDataLessThanSign(cp);
					break;
				case State.SCRIPT_DATA_END_TAG_OPEN:
					this._stateScriptDataEndTagOpen(cp);
					break;
				case State.SCRIPT_DATA_END_TAG_NAME:
					this._stateScriptDataEndTagName(cp);
					break;
				case State.SCRIPT_DATA_ESCAPE_START:
					this._stateScriptDataEscapeStart(cp);
					break;
				case State.SCRIPT_DATA_ESCAPE_START_DASH:
					this._stateScriptDataEscapeStartDash(cp);
					break;
				case State.SCRIPT_DATA_ESCAPED:
					this._stateScriptDataEscaped(cp);
					break;
				case State.SCRIPT_DATA_ESCAPED_DASH:
					this._stateScriptDataEscapedDash(cp);
					break;
				case State.SCRIPT_DATA_ESCAPED_DASH_DASH:
					this._stateScriptDataEscapedDashDash(cp);
					break;
				case State.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN:
					this._stateScriptDataEscapedLessThanSign(cp);
					break;
				case State.SCRIPT_DATA_ESCAPED_END_TAG_OPEN:
					this._stateScriptDataEscapedEndTagOpen(cp);
					break;
				case State.SCRIPT_DATA_ESCAPED_END_TAG_NAME:
					this._stateScriptDataEscapedEndTagName(cp);
					break;
				case State.SCRIPT_DATA_DOUBLE_ESCAPE_START:
					this._stateScriptDataDoubleEscapeStart(cp);
					break;
				case State.SCRIPT_DATA_DOUBLE_ESCAPED:
					this._stateScriptDataDoubleEscaped(cp);
					break;
				case State.SCRIPT_DATA_DOUBLE_ESCAPED_DASH:
					this._stateScriptDataDoubleEscapedDash(cp);
					break;
				case State.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH:
					this._stateScriptDataDoubleEscapedDashDash(cp);
					break;
				case State.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN:
					this._stateScriptDataDoubleEscapedLessThanSign(cp);
					break;
				case State.SCRIPT_DATA_DOUBLE_ESCAPE_END:
					this._stateScriptDataDoubleEscapeEnd(cp);
					break;
				case State.BEFORE_ATTRIBUTE_NAME:
					this._stateBeforeAttributeName(cp);
					break;
				case State.ATTRIBUTE_NAME:
					this._stateAttributeName(cp);
					break;
				case State.AFTER_ATTRIBUTE_NAME:
					this._stateAfterAttributeName(cp);
					break;
				case State.BEFORE_ATTRIBUTE_VALUE:
					this._stateBeforeAttributeValue(cp);
					break;
				case State.ATTRIBUTE_VALUE_DOUBLE_QUOTED:
					this._stateAttributeValueDoubleQuoted(cp);
					break;
				case State.ATTRIBUTE_VALUE_SINGLE_QUOTED:
					this._stateAttributeValueSingleQuoted(cp);
					break;
				case State.ATTRIBUTE_VALUE_UNQUOTED:
					this._stateAttributeValueUnquoted(cp);
					break;
				case State.AFTER_ATTRIBUTE_VALUE_QUOTED:
					this._stateAfterAttributeValueQuoted(cp);
					break;
				case State.SELF_CLOSING_START_TAG:
					this._stateSelfClosingStartTag(cp);
					break;
				case State.BOGUS_COMMENT:
					this._stateBogusComment(cp);
					break;
				case State.MARKUP_DECLARATION_OPEN:
					this._stateMarkupDeclarationOpen(cp);
					break;
				case State.COMMENT_START:
					this._stateCommentStart(cp);
					break;
				case State.COMMENT_START_DASH:
					this._stateCommentStartDash(cp);
					break;
				case State.COMMENT:
					this._stateComment(cp);
					break;
				case State.COMMENT_LESS_THAN_SIGN:
					this._stateCommentLessThanSign(cp);
					break;
				case State.COMMENT_LESS_THAN_SIGN_BANG:
					this._stateCommentLessThanSignBang(cp);
					break;
				case State.COMMENT_LESS_THAN_SIGN_BANG_DASH:
					this._stateCommentLessThanSignBangDash(cp);
					break;
				case State.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH:
					this._stateCommentLessThanSignBangDashDash(cp);
					break;
				case State.COMMENT_END_DASH:
					this._stateCommentEndDash(cp);
					break;
				case State.COMMENT_END:
					this._stateCommentEnd(cp);
					break;
				case State.COMMENT_END_BANG:
					this._stateCommentEndBang(cp);
					break;
				case State.DOCTYPE:
					this._stateDoctype(cp);
					break;
				case State.BEFORE_DOCTYPE_NAME:
					this._stateBeforeDoctypeName(cp);
					break;
				case State.DOCTYPE_NAME:
					this._stateDoctypeName(cp);
					break;
				case State.AFTER_DOCTYPE_NAME:
					this._stateAfterDoctypeName(cp);
					break;
				case State.AFTER_DOCTYPE_PUBLIC_KEYWORD:
					this._stateAfterDoctypePublicKeyword(cp);
					break;
				case State.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER:
					this._stateBeforeDoctypePublicIdentifier(cp);
					break;
				case State.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED:
					this._stateDoctypePublicIdentifierDoubleQuoted(cp);
					break;
				case State.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED:
					this._stateDoctypePublicIdentifierSingleQuoted(cp);
					break;
				case State.AFTER_DOCTYPE_PUBLIC_IDENTIFIER:
					this._stateAfterDoctypePublicIdentifier(cp);
					break;
				case State.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS:
					this._stateBetweenDoctypePublicAndSystemIdentifiers(cp);
					break;
				case State.AFTER_DOCTYPE_SYSTEM_KEYWORD:
					this._stateAfterDoctypeSystemKeyword(cp);
					break;
				case State.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER:
					this._stateBeforeDoctypeSystemIdentifier(cp);
					break;
				case State.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED:
					this._stateDoctypeSystemIdentifierDoubleQuoted(cp);
					break;
				case State.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED:
					this._stateDoctypeSystemIdentifierSingleQuoted(cp);
					break;
				case State.AFTER_DOCTYPE_SYSTEM_IDENTIFIER:
					this._stateAfterDoctypeSystemIdentifier(cp);
					break;
				case State.BOGUS_DOCTYPE:
					this._stateBogusDoctype(cp);
					break;
				case State.CDATA_SECTION:
					this._stateCdataSection(cp);
					break;
				case State.CDATA_SECTION_BRACKET:
					this._stateCdataSectionBracket(cp);
					break;
				case State.CDATA_SECTION_END:
					this._stateCdataSectionEnd(cp);
					break;
				case State.CHARACTER_REFERENCE:
					this._stateCharacterReference();
					break;
				case State.AMBIGUOUS_AMPERSAND:
					this._stateAmbiguousAmpersand(cp);
					break;
				default: throw Error("Unknown state");
			}
		}
		_stateData(cp) {
			switch (cp) {
				case CODE_POINTS.LESS_THAN_SIGN:
					this.state = State.TAG_OPEN;
					break;
				case CODE_POINTS.AMPERSAND:
					this._startCharacterReference();
					break;
				case CODE_POINTS.NULL:
					this._err(error_codes_ERR.unexpectedNullCharacter), this._emitCodePoint(cp);
					break;
				case CODE_POINTS.EOF:
					this._emitEOFToken();
					break;
				default: this._emitCodePoint(cp);
			}
		}
		_stateRcdata(cp) {
			switch (cp) {
				case CODE_POINTS.AMPERSAND:
					this._startCharacterReference();
					break;
				case CODE_POINTS.LESS_THAN_SIGN:
					this.state = State.RCDATA_LESS_THAN_SIGN;
					break;
				case CODE_POINTS.NULL:
					this._err(error_codes_ERR.unexpectedNullCharacter), this._emitChars("\ufffd");
					break;
				case CODE_POINTS.EOF:
					this._emitEOFToken();
					break;
				default: this._emitCodePoint(cp);
			}
		}
		_stateRawtext(cp) {
			switch (cp) {
				case CODE_POINTS.LESS_THAN_SIGN:
					this.state = State.RAWTEXT_LESS_THAN_SIGN;
					break;
				case CODE_POINTS.NULL:
					this._err(error_codes_ERR.unexpectedNullCharacter), this._emitChars("\ufffd");
					break;
				case CODE_POINTS.EOF:
					this._emitEOFToken();
					break;
				default: this._emitCodePoint(cp);
			}
		}
		_stateScriptData(cp) {
			switch (cp) {
				case CODE_POINTS.LESS_THAN_SIGN:
					this.state = State.SCRIPT_DATA_LESS_THAN_SIGN;
					break;
				case CODE_POINTS.NULL:
					this._err(error_codes_ERR.unexpectedNullCharacter), this._emitChars("\ufffd");
					break;
				case CODE_POINTS.EOF:
					this._emitEOFToken();
					break;
				default: this._emitCodePoint(cp);
			}
		}
		_statePlaintext(cp) {
			switch (cp) {
				case CODE_POINTS.NULL:
					this._err(error_codes_ERR.unexpectedNullCharacter), this._emitChars("\ufffd");
					break;
				case CODE_POINTS.EOF:
					this._emitEOFToken();
					break;
				default: this._emitCodePoint(cp);
			}
		}
		_stateTagOpen(cp) {
			if (isAsciiLetter(cp)) this._createStartTagToken(), this.state = State.TAG_NAME, this._stateTagName(cp);
			else switch (cp) {
				case CODE_POINTS.EXCLAMATION_MARK:
					this.state = State.MARKUP_DECLARATION_OPEN;
					break;
				case CODE_POINTS.SOLIDUS:
					this.state = State.END_TAG_OPEN;
					break;
				case CODE_POINTS.QUESTION_MARK:
					this._err(error_codes_ERR.unexpectedQuestionMarkInsteadOfTagName), this._createCommentToken(1), this.state = State.BOGUS_COMMENT, this._stateBogusComment(cp);
					break;
				case CODE_POINTS.EOF:
					this._err(error_codes_ERR.eofBeforeTagName), this._emitChars("<", -1), this._emitEOFToken();
					break;
				default: this._err(error_codes_ERR.invalidFirstCharacterOfTagName), this._emitChars("<", -1), this.state = State.DATA, this._stateData(cp);
			}
		}
		_stateEndTagOpen(cp) {
			if (isAsciiLetter(cp)) this._createEndTagToken(), this.state = State.TAG_NAME, this._stateTagName(cp);
			else switch (cp) {
				case CODE_POINTS.GREATER_THAN_SIGN:
					this._err(error_codes_ERR.missingEndTagName), this.state = State.DATA;
					break;
				case CODE_POINTS.EOF:
					this._err(error_codes_ERR.eofBeforeTagName), this._emitChars("</", -1), this._emitEOFToken();
					break;
				default: this._err(error_codes_ERR.invalidFirstCharacterOfTagName), this._createCommentToken(2), this.state = State.BOGUS_COMMENT, this._stateBogusComment(cp);
			}
		}
		_stateTagName(cp) {
			let token = this.currentToken;
			switch (cp) {
				case CODE_POINTS.SPACE:
				case CODE_POINTS.LINE_FEED:
				case CODE_POINTS.TABULATION:
				case CODE_POINTS.FORM_FEED:
					this.state = State.BEFORE_ATTRIBUTE_NAME;
					break;
				case CODE_POINTS.SOLIDUS:
					this.state = State.SELF_CLOSING_START_TAG;
					break;
				case CODE_POINTS.GREATER_THAN_SIGN:
					this.state = State.DATA, this.emitCurrentTagToken();
					break;
				case CODE_POINTS.NULL:
					this._err(error_codes_ERR.unexpectedNullCharacter), token.tagName += "\ufffd";
					break;
				case CODE_POINTS.EOF:
					this._err(error_codes_ERR.eofInTag), this._emitEOFToken();
					break;
				default: token.tagName += String.fromCodePoint(isAsciiUpper(cp) ? toAsciiLower(cp) : cp);
			}
		}
		_stateRcdataLessThanSign(cp) {
			cp === CODE_POINTS.SOLIDUS ? this.state = State.RCDATA_END_TAG_OPEN : (this._emitChars("<", -1), this.state = State.RCDATA, this._stateRcdata(cp));
		}
		_stateRcdataEndTagOpen(cp) {
			isAsciiLetter(cp) ? (this.state = State.RCDATA_END_TAG_NAME, this._stateRcdataEndTagName(cp)) : (this._emitChars("</", -1), this.state = State.RCDATA, this._stateRcdata(cp));
		}
		handleSpecialEndTag(_cp) {
			if (!this.preprocessor.startsWith(this.lastStartTagName, !1)) return !this._ensureHibernation();
			this._createEndTagToken();
			let token = this.currentToken;
			switch (token.tagName = this.lastStartTagName, this.preprocessor.peek(this.lastStartTagName.length)) {
				case CODE_POINTS.SPACE:
				case CODE_POINTS.LINE_FEED:
				case CODE_POINTS.TABULATION:
				case CODE_POINTS.FORM_FEED: return this._advanceBy(this.lastStartTagName.length), this.state = State.BEFORE_ATTRIBUTE_NAME, !1;
				case CODE_POINTS.SOLIDUS: return this._advanceBy(this.lastStartTagName.length), this.state = State.SELF_CLOSING_START_TAG, !1;
				case CODE_POINTS.GREATER_THAN_SIGN: return this._advanceBy(this.lastStartTagName.length), this.emitCurrentTagToken(), this.state = State.DATA, !1;
				default: return this.currentToken = null, !this._ensureHibernation();
			}
		}
		_stateRcdataEndTagName(cp) {
			this.handleSpecialEndTag(cp) && (this._emitChars("</", -1), this.state = State.RCDATA, this._stateRcdata(cp));
		}
		_stateRawtextLessThanSign(cp) {
			cp === CODE_POINTS.SOLIDUS ? this.state = State.RAWTEXT_END_TAG_OPEN : (this._emitChars("<", -1), this.state = State.RAWTEXT, this._stateRawtext(cp));
		}
		_stateRawtextEndTagOpen(cp) {
			isAsciiLetter(cp) ? (this.state = State.RAWTEXT_END_TAG_NAME, this._stateRawtextEndTagName(cp)) : (this._emitChars("</", -1), this.state = State.RAWTEXT, this._stateRawtext(cp));
		}
		_stateRawtextEndTagName(cp) {
			this.handleSpecialEndTag(cp) && (this._emitChars("</", -1), this.state = State.RAWTEXT, this._stateRawtext(cp));
		}
		_stateScriptDataLessThanSign(cp) {
			switch (cp) {
				case CODE_POINTS.SOLIDUS:
					this.state = State.SCRIPT_DATA_END_TAG_OPEN;
					break;
				case CODE_POINTS.EXCLAMATION_MARK:
					this.state = State.SCRIPT_DATA_ESCAPE_START, this._emitChars("<!");
					break;
				default: this._emitChars("<", -1), this.state = State.SCRIPT_DATA, this._stateScriptData(cp);
			}
		}
		_stateScriptDataEndTagOpen(cp) {
			isAsciiLetter(cp) ? (this.state = State.SCRIPT_DATA_END_TAG_NAME, this._stateScriptDataEndTagName(cp)) : (this._emitChars("</", -1), this.state = State.SCRIPT_DATA, this._stateScriptData(cp));
		}
		_stateScriptDataEndTagName(cp) {
			this.handleSpecialEndTag(cp) && (this._emitChars("</", -1), this.state = State.SCRIPT_DATA, this._stateScriptData(cp));
		}
		_stateScriptDataEscapeStart(cp) {
			cp === CODE_POINTS.HYPHEN_MINUS ? (this.state = State.SCRIPT_DATA_ESCAPE_START_DASH, this._emitChars("-")) : (this.state = State.SCRIPT_DATA, this._stateScriptData(cp));
		}
		_stateScriptDataEscapeStartDash(cp) {
			cp === CODE_POINTS.HYPHEN_MINUS ? (this.state = State.SCRIPT_DATA_ESCAPED_DASH_DASH, this._emitChars("-")) : (this.state = State.SCRIPT_DATA, this._stateScriptData(cp));
		}
		_stateScriptDataEscaped(cp) {
			switch (cp) {
				case CODE_POINTS.HYPHEN_MINUS:
					this.state = State.SCRIPT_DATA_ESCAPED_DASH, this._emitChars("-");
					break;
				case CODE_POINTS.LESS_THAN_SIGN:
					this.state = State.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;
					break;
				case CODE_POINTS.NULL:
					this._err(error_codes_ERR.unexpectedNullCharacter), this._emitChars("\ufffd");
					break;
				case CODE_POINTS.EOF:
					this._err(error_codes_ERR.eofInScriptHtmlCommentLikeText), this._emitEOFToken();
					break;
				default: this._emitCodePoint(cp);
			}
		}
		_stateScriptDataEscapedDash(cp) {
			switch (cp) {
				case CODE_POINTS.HYPHEN_MINUS:
					this.state = State.SCRIPT_DATA_ESCAPED_DASH_DASH, this._emitChars("-");
					break;
				case CODE_POINTS.LESS_THAN_SIGN:
					this.state = State.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;
					break;
				case CODE_POINTS.NULL:
					this._err(error_codes_ERR.unexpectedNullCharacter), this.state = State.SCRIPT_DATA_ESCAPED, this._emitChars("\ufffd");
					break;
				case CODE_POINTS.EOF:
					this._err(error_codes_ERR.eofInScriptHtmlCommentLikeText), this._emitEOFToken();
					break;
				default: this.state = State.SCRIPT_DATA_ESCAPED, this._emitCodePoint(cp);
			}
		}
		_stateScriptDataEscapedDashDash(cp) {
			switch (cp) {
				case CODE_POINTS.HYPHEN_MINUS:
					this._emitChars("-");
					break;
				case CODE_POINTS.LESS_THAN_SIGN:
					this.state = State.SCRIPT_DATA_ESCAPED_LESS_THAN_SIGN;
					break;
				case CODE_POINTS.GREATER_THAN_SIGN:
					this.state = State.SCRIPT_DATA, this._emitChars(">");
					break;
				case CODE_POINTS.NULL:
					this._err(error_codes_ERR.unexpectedNullCharacter), this.state = State.SCRIPT_DATA_ESCAPED, this._emitChars("\ufffd");
					break;
				case CODE_POINTS.EOF:
					this._err(error_codes_ERR.eofInScriptHtmlCommentLikeText), this._emitEOFToken();
					break;
				default: this.state = State.SCRIPT_DATA_ESCAPED, this._emitCodePoint(cp);
			}
		}
		_stateScriptDataEscapedLessThanSign(cp) {
			cp === CODE_POINTS.SOLIDUS ? this.state = State.SCRIPT_DATA_ESCAPED_END_TAG_OPEN : isAsciiLetter(cp) ? (this._emitChars("<", -1), this.state = State.SCRIPT_DATA_DOUBLE_ESCAPE_START, this._stateScriptDataDoubleEscapeStart(cp)) : (this._emitChars("<", -1), this.state = State.SCRIPT_DATA_ESCAPED, this._stateScriptDataEscaped(cp));
		}
		_stateScriptDataEscapedEndTagOpen(cp) {
			isAsciiLetter(cp) ? (this.state = State.SCRIPT_DATA_ESCAPED_END_TAG_NAME, this._stateScriptDataEscapedEndTagName(cp)) : (this._emitChars("</", -1), this.state = State.SCRIPT_DATA_ESCAPED, this._stateScriptDataEscaped(cp));
		}
		_stateScriptDataEscapedEndTagName(cp) {
			this.handleSpecialEndTag(cp) && (this._emitChars("</", -1), this.state = State.SCRIPT_DATA_ESCAPED, this._stateScriptDataEscaped(cp));
		}
		_stateScriptDataDoubleEscapeStart(cp) {
			if (this.preprocessor.startsWith(SEQUENCES.SCRIPT, !1) && isScriptDataDoubleEscapeSequenceEnd(this.preprocessor.peek(SEQUENCES.SCRIPT.length))) {
				this._emitCodePoint(cp);
				for (let i = 0; i < SEQUENCES.SCRIPT.length; i++) this._emitCodePoint(this._consume());
				this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED;
			} else this._ensureHibernation() || (this.state = State.SCRIPT_DATA_ESCAPED, this._stateScriptDataEscaped(cp));
		}
		_stateScriptDataDoubleEscaped(cp) {
			switch (cp) {
				case CODE_POINTS.HYPHEN_MINUS:
					this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED_DASH, this._emitChars("-");
					break;
				case CODE_POINTS.LESS_THAN_SIGN:
					this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN, this._emitChars("<");
					break;
				case CODE_POINTS.NULL:
					this._err(error_codes_ERR.unexpectedNullCharacter), this._emitChars("\ufffd");
					break;
				case CODE_POINTS.EOF:
					this._err(error_codes_ERR.eofInScriptHtmlCommentLikeText), this._emitEOFToken();
					break;
				default: this._emitCodePoint(cp);
			}
		}
		_stateScriptDataDoubleEscapedDash(cp) {
			switch (cp) {
				case CODE_POINTS.HYPHEN_MINUS:
					this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED_DASH_DASH, this._emitChars("-");
					break;
				case CODE_POINTS.LESS_THAN_SIGN:
					this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN, this._emitChars("<");
					break;
				case CODE_POINTS.NULL:
					this._err(error_codes_ERR.unexpectedNullCharacter), this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED, this._emitChars("\ufffd");
					break;
				case CODE_POINTS.EOF:
					this._err(error_codes_ERR.eofInScriptHtmlCommentLikeText), this._emitEOFToken();
					break;
				default: this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED, this._emitCodePoint(cp);
			}
		}
		_stateScriptDataDoubleEscapedDashDash(cp) {
			switch (cp) {
				case CODE_POINTS.HYPHEN_MINUS:
					this._emitChars("-");
					break;
				case CODE_POINTS.LESS_THAN_SIGN:
					this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED_LESS_THAN_SIGN, this._emitChars("<");
					break;
				case CODE_POINTS.GREATER_THAN_SIGN:
					this.state = State.SCRIPT_DATA, this._emitChars(">");
					break;
				case CODE_POINTS.NULL:
					this._err(error_codes_ERR.unexpectedNullCharacter), this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED, this._emitChars("\ufffd");
					break;
				case CODE_POINTS.EOF:
					this._err(error_codes_ERR.eofInScriptHtmlCommentLikeText), this._emitEOFToken();
					break;
				default: this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED, this._emitCodePoint(cp);
			}
		}
		_stateScriptDataDoubleEscapedLessThanSign(cp) {
			cp === CODE_POINTS.SOLIDUS ? (this.state = State.SCRIPT_DATA_DOUBLE_ESCAPE_END, this._emitChars("/")) : (this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED, this._stateScriptDataDoubleEscaped(cp));
		}
		_stateScriptDataDoubleEscapeEnd(cp) {
			if (this.preprocessor.startsWith(SEQUENCES.SCRIPT, !1) && isScriptDataDoubleEscapeSequenceEnd(this.preprocessor.peek(SEQUENCES.SCRIPT.length))) {
				this._emitCodePoint(cp);
				for (let i = 0; i < SEQUENCES.SCRIPT.length; i++) this._emitCodePoint(this._consume());
				this.state = State.SCRIPT_DATA_ESCAPED;
			} else this._ensureHibernation() || (this.state = State.SCRIPT_DATA_DOUBLE_ESCAPED, this._stateScriptDataDoubleEscaped(cp));
		}
		_stateBeforeAttributeName(cp) {
			switch (cp) {
				case CODE_POINTS.SPACE:
				case CODE_POINTS.LINE_FEED:
				case CODE_POINTS.TABULATION:
				case CODE_POINTS.FORM_FEED: break;
				case CODE_POINTS.SOLIDUS:
				case CODE_POINTS.GREATER_THAN_SIGN:
				case CODE_POINTS.EOF:
					this.state = State.AFTER_ATTRIBUTE_NAME, this._stateAfterAttributeName(cp);
					break;
				case CODE_POINTS.EQUALS_SIGN:
					this._err(error_codes_ERR.unexpectedEqualsSignBeforeAttributeName), this._createAttr("="), this.state = State.ATTRIBUTE_NAME;
					break;
				default: this._createAttr(""), this.state = State.ATTRIBUTE_NAME, this._stateAttributeName(cp);
			}
		}
		_stateAttributeName(cp) {
			switch (cp) {
				case CODE_POINTS.SPACE:
				case CODE_POINTS.LINE_FEED:
				case CODE_POINTS.TABULATION:
				case CODE_POINTS.FORM_FEED:
				case CODE_POINTS.SOLIDUS:
				case CODE_POINTS.GREATER_THAN_SIGN:
				case CODE_POINTS.EOF:
					this._leaveAttrName(), this.state = State.AFTER_ATTRIBUTE_NAME, this._stateAfterAttributeName(cp);
					break;
				case CODE_POINTS.EQUALS_SIGN:
					this._leaveAttrName(), this.state = State.BEFORE_ATTRIBUTE_VALUE;
					break;
				case CODE_POINTS.QUOTATION_MARK:
				case CODE_POINTS.APOSTROPHE:
				case CODE_POINTS.LESS_THAN_SIGN:
					this._err(error_codes_ERR.unexpectedCharacterInAttributeName), this.currentAttr.name += String.fromCodePoint(cp);
					break;
				case CODE_POINTS.NULL:
					this._err(error_codes_ERR.unexpectedNullCharacter), this.currentAttr.name += "\ufffd";
					break;
				default: this.currentAttr.name += String.fromCodePoint(isAsciiUpper(cp) ? toAsciiLower(cp) : cp);
			}
		}
		_stateAfterAttributeName(cp) {
			switch (cp) {
				case CODE_POINTS.SPACE:
				case CODE_POINTS.LINE_FEED:
				case CODE_POINTS.TABULATION:
				case CODE_POINTS.FORM_FEED: break;
				case CODE_POINTS.SOLIDUS:
					this.state = State.SELF_CLOSING_START_TAG;
					break;
				case CODE_POINTS.EQUALS_SIGN:
					this.state = State.BEFORE_ATTRIBUTE_VALUE;
					break;
				case CODE_POINTS.GREATER_THAN_SIGN:
					this.state = State.DATA, this.emitCurrentTagToken();
					break;
				case CODE_POINTS.EOF:
					this._err(error_codes_ERR.eofInTag), this._emitEOFToken();
					break;
				default: this._createAttr(""), this.state = State.ATTRIBUTE_NAME, this._stateAttributeName(cp);
			}
		}
		_stateBeforeAttributeValue(cp) {
			switch (cp) {
				case CODE_POINTS.SPACE:
				case CODE_POINTS.LINE_FEED:
				case CODE_POINTS.TABULATION:
				case CODE_POINTS.FORM_FEED: break;
				case CODE_POINTS.QUOTATION_MARK:
					this.state = State.ATTRIBUTE_VALUE_DOUBLE_QUOTED;
					break;
				case CODE_POINTS.APOSTROPHE:
					this.state = State.ATTRIBUTE_VALUE_SINGLE_QUOTED;
					break;
				case CODE_POINTS.GREATER_THAN_SIGN:
					this._err(error_codes_ERR.missingAttributeValue), this.state = State.DATA, this.emitCurrentTagToken();
					break;
				default: this.state = State.ATTRIBUTE_VALUE_UNQUOTED, this._stateAttributeValueUnquoted(cp);
			}
		}
		_stateAttributeValueDoubleQuoted(cp) {
			switch (cp) {
				case CODE_POINTS.QUOTATION_MARK:
					this.state = State.AFTER_ATTRIBUTE_VALUE_QUOTED;
					break;
				case CODE_POINTS.AMPERSAND:
					this._startCharacterReference();
					break;
				case CODE_POINTS.NULL:
					this._err(error_codes_ERR.unexpectedNullCharacter), this._extendRunWith("\ufffd", 0);
					break;
				case CODE_POINTS.EOF:
					this._err(error_codes_ERR.eofInTag), this._emitEOFToken();
					break;
				default: this._extendRun(cp);
			}
		}
		_stateAttributeValueSingleQuoted(cp) {
			switch (cp) {
				case CODE_POINTS.APOSTROPHE:
					this.state = State.AFTER_ATTRIBUTE_VALUE_QUOTED;
					break;
				case CODE_POINTS.AMPERSAND:
					this._startCharacterReference();
					break;
				case CODE_POINTS.NULL:
					this._err(error_codes_ERR.unexpectedNullCharacter), this._extendRunWith("\ufffd", 0);
					break;
				case CODE_POINTS.EOF:
					this._err(error_codes_ERR.eofInTag), this._emitEOFToken();
					break;
				default: this._extendRun(cp);
			}
		}
		_stateAttributeValueUnquoted(cp) {
			switch (cp) {
				case CODE_POINTS.SPACE:
				case CODE_POINTS.LINE_FEED:
				case CODE_POINTS.TABULATION:
				case CODE_POINTS.FORM_FEED:
					this._leaveAttrValue(), this.state = State.BEFORE_ATTRIBUTE_NAME;
					break;
				case CODE_POINTS.AMPERSAND:
					this._startCharacterReference();
					break;
				case CODE_POINTS.GREATER_THAN_SIGN:
					this._leaveAttrValue(), this.state = State.DATA, this.emitCurrentTagToken();
					break;
				case CODE_POINTS.NULL:
					this._err(error_codes_ERR.unexpectedNullCharacter), this._extendRunWith("\ufffd", 0);
					break;
				case CODE_POINTS.QUOTATION_MARK:
				case CODE_POINTS.APOSTROPHE:
				case CODE_POINTS.LESS_THAN_SIGN:
				case CODE_POINTS.EQUALS_SIGN:
				case CODE_POINTS.GRAVE_ACCENT:
					this._err(error_codes_ERR.unexpectedCharacterInUnquotedAttributeValue), this._extendRun(cp);
					break;
				case CODE_POINTS.EOF:
					this._err(error_codes_ERR.eofInTag), this._emitEOFToken();
					break;
				default: this._extendRun(cp);
			}
		}
		_stateAfterAttributeValueQuoted(cp) {
			switch (cp) {
				case CODE_POINTS.SPACE:
				case CODE_POINTS.LINE_FEED:
				case CODE_POINTS.TABULATION:
				case CODE_POINTS.FORM_FEED:
					this._leaveAttrValue(), this.state = State.BEFORE_ATTRIBUTE_NAME;
					break;
				case CODE_POINTS.SOLIDUS:
					this._leaveAttrValue(), this.state = State.SELF_CLOSING_START_TAG;
					break;
				case CODE_POINTS.GREATER_THAN_SIGN:
					this._leaveAttrValue(), this.state = State.DATA, this.emitCurrentTagToken();
					break;
				case CODE_POINTS.EOF:
					this._err(error_codes_ERR.eofInTag), this._emitEOFToken();
					break;
				default: this._err(error_codes_ERR.missingWhitespaceBetweenAttributes), this._leaveAttrValue(), this.state = State.BEFORE_ATTRIBUTE_NAME, this._stateBeforeAttributeName(cp);
			}
		}
		_stateSelfClosingStartTag(cp) {
			switch (cp) {
				case CODE_POINTS.GREATER_THAN_SIGN: {
					let token = this.currentToken;
					token.selfClosing = !0, this.state = State.DATA, this.emitCurrentTagToken();
					break;
				}
				case CODE_POINTS.EOF:
					this._err(error_codes_ERR.eofInTag), this._emitEOFToken();
					break;
				default: this._err(error_codes_ERR.unexpectedSolidusInTag), this.state = State.BEFORE_ATTRIBUTE_NAME, this._stateBeforeAttributeName(cp);
			}
		}
		_stateBogusComment(cp) {
			let token = this.currentToken;
			switch (cp) {
				case CODE_POINTS.GREATER_THAN_SIGN:
					this.state = State.DATA, this.emitCurrentComment(token);
					break;
				case CODE_POINTS.EOF:
					this.emitCurrentComment(token), this._emitEOFToken();
					break;
				case CODE_POINTS.NULL:
					this._err(error_codes_ERR.unexpectedNullCharacter), this._extendRunWith("\ufffd", 0);
					break;
				default: this._extendRun(cp);
			}
		}
		_stateMarkupDeclarationOpen(cp) {
			this._consumeSequenceIfMatch(SEQUENCES.DASH_DASH, !0) ? (this._createCommentToken(SEQUENCES.DASH_DASH.length + 1), this.state = State.COMMENT_START) : this._consumeSequenceIfMatch(SEQUENCES.DOCTYPE, !1) ? (this.currentLocation = this.getCurrentLocation(SEQUENCES.DOCTYPE.length + 1), this.state = State.DOCTYPE) : this._consumeSequenceIfMatch(SEQUENCES.CDATA_START, !0) ? this.inForeignNode ? this.state = State.CDATA_SECTION : (this._err(error_codes_ERR.cdataInHtmlContent), this._createCommentToken(SEQUENCES.CDATA_START.length + 1), this.currentToken.data = "[CDATA[", this.state = State.BOGUS_COMMENT) : this._ensureHibernation() || (this._err(error_codes_ERR.incorrectlyOpenedComment), this._createCommentToken(2), this.state = State.BOGUS_COMMENT, this._stateBogusComment(cp));
		}
		_stateCommentStart(cp) {
			switch (cp) {
				case CODE_POINTS.HYPHEN_MINUS:
					this.state = State.COMMENT_START_DASH;
					break;
				case CODE_POINTS.GREATER_THAN_SIGN: {
					this._err(error_codes_ERR.abruptClosingOfEmptyComment), this.state = State.DATA;
					let token = this.currentToken;
					this.emitCurrentComment(token);
					break;
				}
				default: this.state = State.COMMENT, this._stateComment(cp);
			}
		}
		_stateCommentStartDash(cp) {
			let token = this.currentToken;
			switch (cp) {
				case CODE_POINTS.HYPHEN_MINUS:
					this.state = State.COMMENT_END;
					break;
				case CODE_POINTS.GREATER_THAN_SIGN:
					this._err(error_codes_ERR.abruptClosingOfEmptyComment), this.state = State.DATA, this.emitCurrentComment(token);
					break;
				case CODE_POINTS.EOF:
					this._err(error_codes_ERR.eofInComment), this.emitCurrentComment(token), this._emitEOFToken();
					break;
				default: this._extendRunWith("-", -1), this.state = State.COMMENT, this._stateComment(cp);
			}
		}
		_stateComment(cp) {
			let token = this.currentToken;
			switch (cp) {
				case CODE_POINTS.HYPHEN_MINUS:
					this.state = State.COMMENT_END_DASH;
					break;
				case CODE_POINTS.LESS_THAN_SIGN:
					this._extendRunWith("<", 0), this.state = State.COMMENT_LESS_THAN_SIGN;
					break;
				case CODE_POINTS.NULL:
					this._err(error_codes_ERR.unexpectedNullCharacter), this._extendRunWith("\ufffd", 0);
					break;
				case CODE_POINTS.EOF:
					this._err(error_codes_ERR.eofInComment), this.emitCurrentComment(token), this._emitEOFToken();
					break;
				default: this._extendRun(cp);
			}
		}
		_stateCommentLessThanSign(cp) {
			switch (cp) {
				case CODE_POINTS.EXCLAMATION_MARK:
					this._extendRunWith("!", 0), this.state = State.COMMENT_LESS_THAN_SIGN_BANG;
					break;
				case CODE_POINTS.LESS_THAN_SIGN:
					this._extendRunWith("<", 0);
					break;
				default: this.state = State.COMMENT, this._stateComment(cp);
			}
		}
		_stateCommentLessThanSignBang(cp) {
			cp === CODE_POINTS.HYPHEN_MINUS ? this.state = State.COMMENT_LESS_THAN_SIGN_BANG_DASH : (this.state = State.COMMENT, this._stateComment(cp));
		}
		_stateCommentLessThanSignBangDash(cp) {
			cp === CODE_POINTS.HYPHEN_MINUS ? this.state = State.COMMENT_LESS_THAN_SIGN_BANG_DASH_DASH : (this.state = State.COMMENT_END_DASH, this._stateCommentEndDash(cp));
		}
		_stateCommentLessThanSignBangDashDash(cp) {
			cp !== CODE_POINTS.GREATER_THAN_SIGN && cp !== CODE_POINTS.EOF && this._err(error_codes_ERR.nestedComment), this.state = State.COMMENT_END, this._stateCommentEnd(cp);
		}
		_stateCommentEndDash(cp) {
			let token = this.currentToken;
			switch (cp) {
				case CODE_POINTS.HYPHEN_MINUS:
					this.state = State.COMMENT_END;
					break;
				case CODE_POINTS.EOF:
					this._err(error_codes_ERR.eofInComment), this.emitCurrentComment(token), this._emitEOFToken();
					break;
				default: this._extendRunWith("-", -1), this.state = State.COMMENT, this._stateComment(cp);
			}
		}
		_stateCommentEnd(cp) {
			let token = this.currentToken;
			switch (cp) {
				case CODE_POINTS.GREATER_THAN_SIGN:
					this.state = State.DATA, this.emitCurrentComment(token);
					break;
				case CODE_POINTS.EXCLAMATION_MARK:
					this.state = State.COMMENT_END_BANG;
					break;
				case CODE_POINTS.HYPHEN_MINUS:
					this._extendRunWith("-", -2);
					break;
				case CODE_POINTS.EOF:
					this._err(error_codes_ERR.eofInComment), this.emitCurrentComment(token), this._emitEOFToken();
					break;
				default: this._extendRunWith("--", -1), this.state = State.COMMENT, this._stateComment(cp);
			}
		}
		_stateCommentEndBang(cp) {
			let token = this.currentToken;
			switch (cp) {
				case CODE_POINTS.HYPHEN_MINUS:
					this._extendRunWith("--!", -1), this.state = State.COMMENT_END_DASH;
					break;
				case CODE_POINTS.GREATER_THAN_SIGN:
					this._err(error_codes_ERR.incorrectlyClosedComment), this.state = State.DATA, this.emitCurrentComment(token);
					break;
				case CODE_POINTS.EOF:
					this._err(error_codes_ERR.eofInComment), this.emitCurrentComment(token), this._emitEOFToken();
					break;
				default: this._extendRunWith("--!", -1), this.state = State.COMMENT, this._stateComment(cp);
			}
		}
		_stateDoctype(cp) {
			switch (cp) {
				case CODE_POINTS.SPACE:
				case CODE_POINTS.LINE_FEED:
				case CODE_POINTS.TABULATION:
				case CODE_POINTS.FORM_FEED:
					this.state = State.BEFORE_DOCTYPE_NAME;
					break;
				case CODE_POINTS.GREATER_THAN_SIGN:
					this.state = State.BEFORE_DOCTYPE_NAME, this._stateBeforeDoctypeName(cp);
					break;
				case CODE_POINTS.EOF: {
					this._err(error_codes_ERR.eofInDoctype), this._createDoctypeToken(null);
					let token = this.currentToken;
					token.forceQuirks = !0, this.emitCurrentDoctype(token), this._emitEOFToken();
					break;
				}
				default: this._err(error_codes_ERR.missingWhitespaceBeforeDoctypeName), this.state = State.BEFORE_DOCTYPE_NAME, this._stateBeforeDoctypeName(cp);
			}
		}
		_stateBeforeDoctypeName(cp) {
			if (isAsciiUpper(cp)) this._createDoctypeToken(String.fromCharCode(toAsciiLower(cp))), this.state = State.DOCTYPE_NAME;
			else switch (cp) {
				case CODE_POINTS.SPACE:
				case CODE_POINTS.LINE_FEED:
				case CODE_POINTS.TABULATION:
				case CODE_POINTS.FORM_FEED: break;
				case CODE_POINTS.NULL:
					this._err(error_codes_ERR.unexpectedNullCharacter), this._createDoctypeToken("\ufffd"), this.state = State.DOCTYPE_NAME;
					break;
				case CODE_POINTS.GREATER_THAN_SIGN: {
					this._err(error_codes_ERR.missingDoctypeName), this._createDoctypeToken(null);
					let token = this.currentToken;
					token.forceQuirks = !0, this.emitCurrentDoctype(token), this.state = State.DATA;
					break;
				}
				case CODE_POINTS.EOF: {
					this._err(error_codes_ERR.eofInDoctype), this._createDoctypeToken(null);
					let token = this.currentToken;
					token.forceQuirks = !0, this.emitCurrentDoctype(token), this._emitEOFToken();
					break;
				}
				default: this._createDoctypeToken(String.fromCodePoint(cp)), this.state = State.DOCTYPE_NAME;
			}
		}
		_stateDoctypeName(cp) {
			let token = this.currentToken;
			switch (cp) {
				case CODE_POINTS.SPACE:
				case CODE_POINTS.LINE_FEED:
				case CODE_POINTS.TABULATION:
				case CODE_POINTS.FORM_FEED:
					this.state = State.AFTER_DOCTYPE_NAME;
					break;
				case CODE_POINTS.GREATER_THAN_SIGN:
					this.state = State.DATA, this.emitCurrentDoctype(token);
					break;
				case CODE_POINTS.NULL:
					this._err(error_codes_ERR.unexpectedNullCharacter), token.name += "\ufffd";
					break;
				case CODE_POINTS.EOF:
					this._err(error_codes_ERR.eofInDoctype), token.forceQuirks = !0, this.emitCurrentDoctype(token), this._emitEOFToken();
					break;
				default: token.name += String.fromCodePoint(isAsciiUpper(cp) ? toAsciiLower(cp) : cp);
			}
		}
		_stateAfterDoctypeName(cp) {
			let token = this.currentToken;
			switch (cp) {
				case CODE_POINTS.SPACE:
				case CODE_POINTS.LINE_FEED:
				case CODE_POINTS.TABULATION:
				case CODE_POINTS.FORM_FEED: break;
				case CODE_POINTS.GREATER_THAN_SIGN:
					this.state = State.DATA, this.emitCurrentDoctype(token);
					break;
				case CODE_POINTS.EOF:
					this._err(error_codes_ERR.eofInDoctype), token.forceQuirks = !0, this.emitCurrentDoctype(token), this._emitEOFToken();
					break;
				default: this._consumeSequenceIfMatch(SEQUENCES.PUBLIC, !1) ? this.state = State.AFTER_DOCTYPE_PUBLIC_KEYWORD : this._consumeSequenceIfMatch(SEQUENCES.SYSTEM, !1) ? this.state = State.AFTER_DOCTYPE_SYSTEM_KEYWORD : this._ensureHibernation() || (this._err(error_codes_ERR.invalidCharacterSequenceAfterDoctypeName), token.forceQuirks = !0, this.state = State.BOGUS_DOCTYPE, this._stateBogusDoctype(cp));
			}
		}
		_stateAfterDoctypePublicKeyword(cp) {
			let token = this.currentToken;
			switch (cp) {
				case CODE_POINTS.SPACE:
				case CODE_POINTS.LINE_FEED:
				case CODE_POINTS.TABULATION:
				case CODE_POINTS.FORM_FEED:
					this.state = State.BEFORE_DOCTYPE_PUBLIC_IDENTIFIER;
					break;
				case CODE_POINTS.QUOTATION_MARK:
					this._err(error_codes_ERR.missingWhitespaceAfterDoctypePublicKeyword), token.publicId = "", this.state = State.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED;
					break;
				case CODE_POINTS.APOSTROPHE:
					this._err(error_codes_ERR.missingWhitespaceAfterDoctypePublicKeyword), token.publicId = "", this.state = State.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED;
					break;
				case CODE_POINTS.GREATER_THAN_SIGN:
					this._err(error_codes_ERR.missingDoctypePublicIdentifier), token.forceQuirks = !0, this.state = State.DATA, this.emitCurrentDoctype(token);
					break;
				case CODE_POINTS.EOF:
					this._err(error_codes_ERR.eofInDoctype), token.forceQuirks = !0, this.emitCurrentDoctype(token), this._emitEOFToken();
					break;
				default: this._err(error_codes_ERR.missingQuoteBeforeDoctypePublicIdentifier), token.forceQuirks = !0, this.state = State.BOGUS_DOCTYPE, this._stateBogusDoctype(cp);
			}
		}
		_stateBeforeDoctypePublicIdentifier(cp) {
			let token = this.currentToken;
			switch (cp) {
				case CODE_POINTS.SPACE:
				case CODE_POINTS.LINE_FEED:
				case CODE_POINTS.TABULATION:
				case CODE_POINTS.FORM_FEED: break;
				case CODE_POINTS.QUOTATION_MARK:
					token.publicId = "", this.state = State.DOCTYPE_PUBLIC_IDENTIFIER_DOUBLE_QUOTED;
					break;
				case CODE_POINTS.APOSTROPHE:
					token.publicId = "", this.state = State.DOCTYPE_PUBLIC_IDENTIFIER_SINGLE_QUOTED;
					break;
				case CODE_POINTS.GREATER_THAN_SIGN:
					this._err(error_codes_ERR.missingDoctypePublicIdentifier), token.forceQuirks = !0, this.state = State.DATA, this.emitCurrentDoctype(token);
					break;
				case CODE_POINTS.EOF:
					this._err(error_codes_ERR.eofInDoctype), token.forceQuirks = !0, this.emitCurrentDoctype(token), this._emitEOFToken();
					break;
				default: this._err(error_codes_ERR.missingQuoteBeforeDoctypePublicIdentifier), token.forceQuirks = !0, this.state = State.BOGUS_DOCTYPE, this._stateBogusDoctype(cp);
			}
		}
		_stateDoctypePublicIdentifierDoubleQuoted(cp) {
			let token = this.currentToken;
			switch (cp) {
				case CODE_POINTS.QUOTATION_MARK:
					this.state = State.AFTER_DOCTYPE_PUBLIC_IDENTIFIER;
					break;
				case CODE_POINTS.NULL:
					this._err(error_codes_ERR.unexpectedNullCharacter), token.publicId += "\ufffd";
					break;
				case CODE_POINTS.GREATER_THAN_SIGN:
					this._err(error_codes_ERR.abruptDoctypePublicIdentifier), token.forceQuirks = !0, this.emitCurrentDoctype(token), this.state = State.DATA;
					break;
				case CODE_POINTS.EOF:
					this._err(error_codes_ERR.eofInDoctype), token.forceQuirks = !0, this.emitCurrentDoctype(token), this._emitEOFToken();
					break;
				default: token.publicId += String.fromCodePoint(cp);
			}
		}
		_stateDoctypePublicIdentifierSingleQuoted(cp) {
			let token = this.currentToken;
			switch (cp) {
				case CODE_POINTS.APOSTROPHE:
					this.state = State.AFTER_DOCTYPE_PUBLIC_IDENTIFIER;
					break;
				case CODE_POINTS.NULL:
					this._err(error_codes_ERR.unexpectedNullCharacter), token.publicId += "\ufffd";
					break;
				case CODE_POINTS.GREATER_THAN_SIGN:
					this._err(error_codes_ERR.abruptDoctypePublicIdentifier), token.forceQuirks = !0, this.emitCurrentDoctype(token), this.state = State.DATA;
					break;
				case CODE_POINTS.EOF:
					this._err(error_codes_ERR.eofInDoctype), token.forceQuirks = !0, this.emitCurrentDoctype(token), this._emitEOFToken();
					break;
				default: token.publicId += String.fromCodePoint(cp);
			}
		}
		_stateAfterDoctypePublicIdentifier(cp) {
			let token = this.currentToken;
			switch (cp) {
				case CODE_POINTS.SPACE:
				case CODE_POINTS.LINE_FEED:
				case CODE_POINTS.TABULATION:
				case CODE_POINTS.FORM_FEED:
					this.state = State.BETWEEN_DOCTYPE_PUBLIC_AND_SYSTEM_IDENTIFIERS;
					break;
				case CODE_POINTS.GREATER_THAN_SIGN:
					this.state = State.DATA, this.emitCurrentDoctype(token);
					break;
				case CODE_POINTS.QUOTATION_MARK:
					this._err(error_codes_ERR.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers), token.systemId = "", this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
					break;
				case CODE_POINTS.APOSTROPHE:
					this._err(error_codes_ERR.missingWhitespaceBetweenDoctypePublicAndSystemIdentifiers), token.systemId = "", this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
					break;
				case CODE_POINTS.EOF:
					this._err(error_codes_ERR.eofInDoctype), token.forceQuirks = !0, this.emitCurrentDoctype(token), this._emitEOFToken();
					break;
				default: this._err(error_codes_ERR.missingQuoteBeforeDoctypeSystemIdentifier), token.forceQuirks = !0, this.state = State.BOGUS_DOCTYPE, this._stateBogusDoctype(cp);
			}
		}
		_stateBetweenDoctypePublicAndSystemIdentifiers(cp) {
			let token = this.currentToken;
			switch (cp) {
				case CODE_POINTS.SPACE:
				case CODE_POINTS.LINE_FEED:
				case CODE_POINTS.TABULATION:
				case CODE_POINTS.FORM_FEED: break;
				case CODE_POINTS.GREATER_THAN_SIGN:
					this.emitCurrentDoctype(token), this.state = State.DATA;
					break;
				case CODE_POINTS.QUOTATION_MARK:
					token.systemId = "", this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
					break;
				case CODE_POINTS.APOSTROPHE:
					token.systemId = "", this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
					break;
				case CODE_POINTS.EOF:
					this._err(error_codes_ERR.eofInDoctype), token.forceQuirks = !0, this.emitCurrentDoctype(token), this._emitEOFToken();
					break;
				default: this._err(error_codes_ERR.missingQuoteBeforeDoctypeSystemIdentifier), token.forceQuirks = !0, this.state = State.BOGUS_DOCTYPE, this._stateBogusDoctype(cp);
			}
		}
		_stateAfterDoctypeSystemKeyword(cp) {
			let token = this.currentToken;
			switch (cp) {
				case CODE_POINTS.SPACE:
				case CODE_POINTS.LINE_FEED:
				case CODE_POINTS.TABULATION:
				case CODE_POINTS.FORM_FEED:
					this.state = State.BEFORE_DOCTYPE_SYSTEM_IDENTIFIER;
					break;
				case CODE_POINTS.QUOTATION_MARK:
					this._err(error_codes_ERR.missingWhitespaceAfterDoctypeSystemKeyword), token.systemId = "", this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
					break;
				case CODE_POINTS.APOSTROPHE:
					this._err(error_codes_ERR.missingWhitespaceAfterDoctypeSystemKeyword), token.systemId = "", this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
					break;
				case CODE_POINTS.GREATER_THAN_SIGN:
					this._err(error_codes_ERR.missingDoctypeSystemIdentifier), token.forceQuirks = !0, this.state = State.DATA, this.emitCurrentDoctype(token);
					break;
				case CODE_POINTS.EOF:
					this._err(error_codes_ERR.eofInDoctype), token.forceQuirks = !0, this.emitCurrentDoctype(token), this._emitEOFToken();
					break;
				default: this._err(error_codes_ERR.missingQuoteBeforeDoctypeSystemIdentifier), token.forceQuirks = !0, this.state = State.BOGUS_DOCTYPE, this._stateBogusDoctype(cp);
			}
		}
		_stateBeforeDoctypeSystemIdentifier(cp) {
			let token = this.currentToken;
			switch (cp) {
				case CODE_POINTS.SPACE:
				case CODE_POINTS.LINE_FEED:
				case CODE_POINTS.TABULATION:
				case CODE_POINTS.FORM_FEED: break;
				case CODE_POINTS.QUOTATION_MARK:
					token.systemId = "", this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_DOUBLE_QUOTED;
					break;
				case CODE_POINTS.APOSTROPHE:
					token.systemId = "", this.state = State.DOCTYPE_SYSTEM_IDENTIFIER_SINGLE_QUOTED;
					break;
				case CODE_POINTS.GREATER_THAN_SIGN:
					this._err(error_codes_ERR.missingDoctypeSystemIdentifier), token.forceQuirks = !0, this.state = State.DATA, this.emitCurrentDoctype(token);
					break;
				case CODE_POINTS.EOF:
					this._err(error_codes_ERR.eofInDoctype), token.forceQuirks = !0, this.emitCurrentDoctype(token), this._emitEOFToken();
					break;
				default: this._err(error_codes_ERR.missingQuoteBeforeDoctypeSystemIdentifier), token.forceQuirks = !0, this.state = State.BOGUS_DOCTYPE, this._stateBogusDoctype(cp);
			}
		}
		_stateDoctypeSystemIdentifierDoubleQuoted(cp) {
			let token = this.currentToken;
			switch (cp) {
				case CODE_POINTS.QUOTATION_MARK:
					this.state = State.AFTER_DOCTYPE_SYSTEM_IDENTIFIER;
					break;
				case CODE_POINTS.NULL:
					this._err(error_codes_ERR.unexpectedNullCharacter), token.systemId += "\ufffd";
					break;
				case CODE_POINTS.GREATER_THAN_SIGN:
					this._err(error_codes_ERR.abruptDoctypeSystemIdentifier), token.forceQuirks = !0, this.emitCurrentDoctype(token), this.state = State.DATA;
					break;
				case CODE_POINTS.EOF:
					this._err(error_codes_ERR.eofInDoctype), token.forceQuirks = !0, this.emitCurrentDoctype(token), this._emitEOFToken();
					break;
				default: token.systemId += String.fromCodePoint(cp);
			}
		}
		_stateDoctypeSystemIdentifierSingleQuoted(cp) {
			let token = this.currentToken;
			switch (cp) {
				case CODE_POINTS.APOSTROPHE:
					this.state = State.AFTER_DOCTYPE_SYSTEM_IDENTIFIER;
					break;
				case CODE_POINTS.NULL:
					this._err(error_codes_ERR.unexpectedNullCharacter), token.systemId += "\ufffd";
					break;
				case CODE_POINTS.GREATER_THAN_SIGN:
					this._err(error_codes_ERR.abruptDoctypeSystemIdentifier), token.forceQuirks = !0, this.emitCurrentDoctype(token), this.state = State.DATA;
					break;
				case CODE_POINTS.EOF:
					this._err(error_codes_ERR.eofInDoctype), token.forceQuirks = !0, this.emitCurrentDoctype(token), this._emitEOFToken();
					break;
				default: token.systemId += String.fromCodePoint(cp);
			}
		}
		_stateAfterDoctypeSystemIdentifier(cp) {
			let token = this.currentToken;
			switch (cp) {
				case CODE_POINTS.SPACE:
				case CODE_POINTS.LINE_FEED:
				case CODE_POINTS.TABULATION:
				case CODE_POINTS.FORM_FEED: break;
				case CODE_POINTS.GREATER_THAN_SIGN:
					this.emitCurrentDoctype(token), this.state = State.DATA;
					break;
				case CODE_POINTS.EOF:
					this._err(error_codes_ERR.eofInDoctype), token.forceQuirks = !0, this.emitCurrentDoctype(token), this._emitEOFToken();
					break;
				default: this._err(error_codes_ERR.unexpectedCharacterAfterDoctypeSystemIdentifier), this.state = State.BOGUS_DOCTYPE, this._stateBogusDoctype(cp);
			}
		}
		_stateBogusDoctype(cp) {
			let token = this.currentToken;
			switch (cp) {
				case CODE_POINTS.GREATER_THAN_SIGN:
					this.emitCurrentDoctype(token), this.state = State.DATA;
					break;
				case CODE_POINTS.NULL:
					this._err(error_codes_ERR.unexpectedNullCharacter);
					break;
				case CODE_POINTS.EOF: this.emitCurrentDoctype(token), this._emitEOFToken();
			}
		}
		_stateCdataSection(cp) {
			switch (cp) {
				case CODE_POINTS.RIGHT_SQUARE_BRACKET:
					this.state = State.CDATA_SECTION_BRACKET;
					break;
				case CODE_POINTS.EOF:
					this._err(error_codes_ERR.eofInCdata), this._emitEOFToken();
					break;
				default: this._emitCodePoint(cp);
			}
		}
		_stateCdataSectionBracket(cp) {
			cp === CODE_POINTS.RIGHT_SQUARE_BRACKET ? this.state = State.CDATA_SECTION_END : (this._emitChars("]", -1), this.state = State.CDATA_SECTION, this._stateCdataSection(cp));
		}
		_stateCdataSectionEnd(cp) {
			switch (cp) {
				case CODE_POINTS.GREATER_THAN_SIGN:
					this.state = State.DATA;
					break;
				case CODE_POINTS.RIGHT_SQUARE_BRACKET:
					this._emitChars("]", -2);
					break;
				default: this._emitChars("]]", -1), this.state = State.CDATA_SECTION, this._stateCdataSection(cp);
			}
		}
		_stateCharacterReference() {
			let length = this.entityDecoder.write(this.preprocessor.html, this.preprocessor.pos);
			if (length < 0) {
				if (this.preprocessor.lastChunkWritten) length = this.entityDecoder.end();
				else {
					this.active = !1, this.preprocessor.pos = this.preprocessor.html.length - 1, this.consumedAfterSnapshot = 0, this.preprocessor.endOfChunkHit = !0;
					return;
				}
			}
			length === 0 ? (this.preprocessor.pos = this.entityStartPos, this._flushCodePointConsumedAsCharacterReference(CODE_POINTS.AMPERSAND), this.state = !this._isCharacterReferenceInAttribute() && isAsciiAlphaNumeric(this.preprocessor.peek(1)) ? State.AMBIGUOUS_AMPERSAND : this.returnState) : this.state = this.returnState;
		}
		_stateAmbiguousAmpersand(cp) {
			isAsciiAlphaNumeric(cp) ? this._flushCodePointConsumedAsCharacterReference(cp) : (cp === CODE_POINTS.SEMICOLON && this._err(error_codes_ERR.unknownNamedCharacterReference), this.state = this.returnState, this._callState(cp));
		}
	}
	[
		...new Set([
			TAG_ID.DD,
			TAG_ID.DT,
			TAG_ID.LI,
			TAG_ID.OPTGROUP,
			TAG_ID.OPTION,
			TAG_ID.P,
			TAG_ID.RB,
			TAG_ID.RP,
			TAG_ID.RT,
			TAG_ID.RTC
		]),
		TAG_ID.CAPTION,
		TAG_ID.COLGROUP,
		TAG_ID.TBODY,
		TAG_ID.TD,
		TAG_ID.TFOOT,
		TAG_ID.TH,
		TAG_ID.THEAD,
		TAG_ID.TR
	], TAG_ID.H1, TAG_ID.H2, TAG_ID.H3, TAG_ID.H4, TAG_ID.H5, TAG_ID.H6;
	let TABLE_BODIES = [
		TAG_ID.TBODY,
		TAG_ID.TFOOT,
		TAG_ID.THEAD
	];
	TAG_ID.TR, TAG_ID.TEMPLATE, TAG_ID.HTML, [
		...TABLE_BODIES,
		TAG_ID.TEMPLATE,
		TAG_ID.HTML
	], TAG_ID.TABLE, TAG_ID.TEMPLATE, TAG_ID.HTML, TAG_ID.TD, TAG_ID.TH;
	let KEY_CLASSES = new Uint8Array(768);
	for (let [ns, offset] of [
		[html_NS.HTML, 0],
		[html_NS.SVG, 256],
		[html_NS.MATHML, 512]
	]) for (let tn of html_SPECIAL_ELEMENTS[ns]) KEY_CLASSES[offset + tn] = ns === html_NS.HTML && (tn === TAG_ID.ADDRESS || tn === TAG_ID.DIV || tn === TAG_ID.P) ? 1 : 3;
	for (let key of [
		TAG_ID.APPLET,
		TAG_ID.CAPTION,
		TAG_ID.HTML,
		TAG_ID.MARQUEE,
		TAG_ID.OBJECT,
		TAG_ID.TABLE,
		TAG_ID.TD,
		TAG_ID.TEMPLATE,
		TAG_ID.TH,
		256 + TAG_ID.DESC,
		256 + TAG_ID.FOREIGN_OBJECT,
		256 + TAG_ID.TITLE,
		512 + TAG_ID.ANNOTATION_XML,
		512 + TAG_ID.MI,
		512 + TAG_ID.MN,
		512 + TAG_ID.MO,
		512 + TAG_ID.MS,
		512 + TAG_ID.MTEXT
	]) KEY_CLASSES[key] |= 28;
	KEY_CLASSES[TAG_ID.OL] |= 8, KEY_CLASSES[TAG_ID.UL] |= 8, KEY_CLASSES[TAG_ID.BUTTON] |= 16, KEY_CLASSES[TAG_ID.TABLE] |= 32, KEY_CLASSES[TAG_ID.HTML] |= 32;
	let FORMATTING_TAGS = new Uint8Array(768);
	for (let tn of [
		TAG_ID.A,
		TAG_ID.B,
		TAG_ID.BIG,
		TAG_ID.CODE,
		TAG_ID.EM,
		TAG_ID.FONT,
		TAG_ID.I,
		TAG_ID.NOBR,
		TAG_ID.S,
		TAG_ID.SMALL,
		TAG_ID.STRIKE,
		TAG_ID.STRONG,
		TAG_ID.TT,
		TAG_ID.U
	]) FORMATTING_TAGS[tn] = 1;
	var formatting_element_list_EntryType;
	(function(EntryType) {
		EntryType[EntryType.Marker = 0] = "Marker", EntryType[EntryType.Element = 1] = "Element";
	})(formatting_element_list_EntryType ||= {});
	let attrListIndexes = new WeakMap(), defaultTreeAdapter = {
		createDocument() {
			return {
				nodeName: "#document",
				mode: html_DOCUMENT_MODE.NO_QUIRKS,
				childNodes: []
			};
		},
		createDocumentFragment() {
			return {
				nodeName: "#document-fragment",
				childNodes: []
			};
		},
		createElement(tagName, namespaceURI, attrs) {
			return {
				nodeName: tagName,
				tagName,
				attrs,
				namespaceURI,
				childNodes: [],
				parentNode: null
			};
		},
		createCommentNode(data) {
			return {
				nodeName: "#comment",
				data,
				parentNode: null
			};
		},
		createTextNode(value) {
			return {
				nodeName: "#text",
				value,
				parentNode: null
			};
		},
		appendChild(parentNode, newNode) {
			parentNode.childNodes.push(newNode), newNode.parentNode = parentNode;
		},
		insertBefore(parentNode, newNode, referenceNode) {
			let { childNodes } = parentNode, insertionIdx = childNodes[childNodes.length - 1] === referenceNode ? childNodes.length - 1 : childNodes.indexOf(referenceNode);
			childNodes.splice(insertionIdx, 0, newNode), newNode.parentNode = parentNode;
		},
		setTemplateContent(templateElement, contentElement) {
			templateElement.content = contentElement;
		},
		getTemplateContent(templateElement) {
			return templateElement.content;
		},
		setDocumentType(document, name, publicId, systemId) {
			let doctypeNode = document.childNodes.find((node) => node.nodeName === "#documentType");
			if (doctypeNode) doctypeNode.name = name, doctypeNode.publicId = publicId, doctypeNode.systemId = systemId;
			else {
				let node = {
					nodeName: "#documentType",
					name,
					publicId,
					systemId,
					parentNode: null
				};
				defaultTreeAdapter.appendChild(document, node);
			}
		},
		setDocumentMode(document, mode) {
			document.mode = mode;
		},
		getDocumentMode(document) {
			return document.mode;
		},
		detachNode(node) {
			if (node.parentNode) {
				let { childNodes } = node.parentNode, idx = childNodes[childNodes.length - 1] === node ? childNodes.length - 1 : childNodes.indexOf(node);
				childNodes.splice(idx, 1), node.parentNode = null;
			}
		},
		insertText(parentNode, text) {
			if (parentNode.childNodes.length > 0) {
				let prevNode = parentNode.childNodes[parentNode.childNodes.length - 1];
				if (defaultTreeAdapter.isTextNode(prevNode)) {
					prevNode.value += text;
					return;
				}
			}
			defaultTreeAdapter.appendChild(parentNode, defaultTreeAdapter.createTextNode(text));
		},
		insertTextBefore(parentNode, text, referenceNode) {
			let { childNodes } = parentNode, prevNode = childNodes[(childNodes[childNodes.length - 1] === referenceNode ? childNodes.length - 1 : childNodes.indexOf(referenceNode)) - 1];
			prevNode && defaultTreeAdapter.isTextNode(prevNode) ? prevNode.value += text : defaultTreeAdapter.insertBefore(parentNode, defaultTreeAdapter.createTextNode(text), referenceNode);
		},
		adoptAttributes(recipient, attrs) {
			if (attrs.length === 0 || attrs === recipient.attrs) return;
			let cached = attrListIndexes.get(recipient.attrs), isIndexed = cached?.size === recipient.attrs.length && attrs.every(({ name }) => {
				let index = cached.get(name);
				return index === void 0 || recipient.attrs[index]?.name === name;
			}), recipientAttrsMap = isIndexed ? cached : new Map();
			if (!isIndexed) {
				for (let i = 0; i < recipient.attrs.length; i++) {
					let attr = recipient.attrs[i];
					attr !== void 0 && recipientAttrsMap.set(attr.name, i);
				}
				attrListIndexes.set(recipient.attrs, recipientAttrsMap);
			}
			let adoptedFrom = recipient.attrs.length;
			for (let j = 0; j < attrs.length; j++) recipientAttrsMap.has(attrs[j].name) || recipient.attrs.push(attrs[j]);
			for (let j = adoptedFrom; j < recipient.attrs.length; j++) recipientAttrsMap.set(recipient.attrs[j].name, j);
			recipientAttrsMap.size !== recipient.attrs.length && attrListIndexes.delete(recipient.attrs);
		},
		getFirstChild(node) {
			return node.childNodes[0];
		},
		getChildNodes(node) {
			return node.childNodes;
		},
		getParentNode(node) {
			return node.parentNode;
		},
		getAttrList(element) {
			return element.attrs;
		},
		getTagName(element) {
			return element.tagName;
		},
		getNamespaceURI(element) {
			return element.namespaceURI;
		},
		getTextNodeContent(textNode) {
			return textNode.value;
		},
		getCommentNodeContent(commentNode) {
			return commentNode.data;
		},
		getDocumentTypeNodeName(doctypeNode) {
			return doctypeNode.name;
		},
		getDocumentTypeNodePublicId(doctypeNode) {
			return doctypeNode.publicId;
		},
		getDocumentTypeNodeSystemId(doctypeNode) {
			return doctypeNode.systemId;
		},
		isTextNode(node) {
			return node.nodeName === "#text";
		},
		isCommentNode(node) {
			return node.nodeName === "#comment";
		},
		isDocumentTypeNode(node) {
			return node.nodeName === "#documentType";
		},
		isElementNode(node) {
			return Object.prototype.hasOwnProperty.call(node, "tagName");
		},
		setNodeSourceCodeLocation(node, location) {
			node.sourceCodeLocation = location;
		},
		getNodeSourceCodeLocation(node) {
			return node.sourceCodeLocation;
		},
		updateNodeSourceCodeLocation(node, endLocation) {
			node.sourceCodeLocation = {
				...node.sourceCodeLocation,
				...endLocation
			};
		}
	};
	[..."+//silmaril//dtd html pro v0r11 19970101//,-//as//dtd html 3.0 aswedit + extensions//,-//advasoft ltd//dtd html 3.0 aswedit + extensions//,-//ietf//dtd html 2.0 level 1//,-//ietf//dtd html 2.0 level 2//,-//ietf//dtd html 2.0 strict level 1//,-//ietf//dtd html 2.0 strict level 2//,-//ietf//dtd html 2.0 strict//,-//ietf//dtd html 2.0//,-//ietf//dtd html 2.1e//,-//ietf//dtd html 3.0//,-//ietf//dtd html 3.2 final//,-//ietf//dtd html 3.2//,-//ietf//dtd html 3//,-//ietf//dtd html level 0//,-//ietf//dtd html level 1//,-//ietf//dtd html level 2//,-//ietf//dtd html level 3//,-//ietf//dtd html strict level 0//,-//ietf//dtd html strict level 1//,-//ietf//dtd html strict level 2//,-//ietf//dtd html strict level 3//,-//ietf//dtd html strict//,-//ietf//dtd html//,-//metrius//dtd metrius presentational//,-//microsoft//dtd internet explorer 2.0 html strict//,-//microsoft//dtd internet explorer 2.0 html//,-//microsoft//dtd internet explorer 2.0 tables//,-//microsoft//dtd internet explorer 3.0 html strict//,-//microsoft//dtd internet explorer 3.0 html//,-//microsoft//dtd internet explorer 3.0 tables//,-//netscape comm. corp.//dtd html//,-//netscape comm. corp.//dtd strict html//,-//o'reilly and associates//dtd html 2.0//,-//o'reilly and associates//dtd html extended 1.0//,-//o'reilly and associates//dtd html extended relaxed 1.0//,-//sq//dtd html 2.0 hotmetal + extensions//,-//softquad software//dtd hotmetal pro 6.0::19990601::extensions to html 4.0//,-//softquad//dtd hotmetal pro 4.0::19971010::extensions to html 4.0//,-//spyglass//dtd html 2.0 extended//,-//sun microsystems corp.//dtd hotjava html//,-//sun microsystems corp.//dtd hotjava strict html//,-//w3c//dtd html 3 1995-03-24//,-//w3c//dtd html 3.2 draft//,-//w3c//dtd html 3.2 final//,-//w3c//dtd html 3.2//,-//w3c//dtd html 3.2s draft//,-//w3c//dtd html 4.0 frameset//,-//w3c//dtd html 4.0 transitional//,-//w3c//dtd html experimental 19960712//,-//w3c//dtd html experimental 970421//,-//w3c//dtd w3 html//,-//w3o//dtd w3 html 3.0//,-//webtechs//dtd mozilla html 2.0//,-//webtechs//dtd mozilla html//".split(",")], new Map("attributeName.attributeType.baseFrequency.baseProfile.calcMode.clipPathUnits.diffuseConstant.edgeMode.filterUnits.glyphRef.gradientTransform.gradientUnits.kernelMatrix.kernelUnitLength.keyPoints.keySplines.keyTimes.lengthAdjust.limitingConeAngle.markerHeight.markerUnits.markerWidth.maskContentUnits.maskUnits.numOctaves.pathLength.patternContentUnits.patternTransform.patternUnits.pointsAtX.pointsAtY.pointsAtZ.preserveAlpha.preserveAspectRatio.primitiveUnits.refX.refY.repeatCount.repeatDur.requiredExtensions.requiredFeatures.specularConstant.specularExponent.spreadMethod.startOffset.stdDeviation.stitchTiles.surfaceScale.systemLanguage.tableValues.targetX.targetY.textLength.viewBox.viewTarget.xChannelSelector.yChannelSelector.zoomAndPan".split(".").map((attr) => [attr.toLowerCase(), attr])), html_NS.XLINK, html_NS.XLINK, html_NS.XLINK, html_NS.XLINK, html_NS.XLINK, html_NS.XLINK, html_NS.XLINK, html_NS.XML, html_NS.XML, html_NS.XMLNS, html_NS.XMLNS, new Map("altGlyph.altGlyphDef.altGlyphItem.animateColor.animateMotion.animateTransform.clipPath.feBlend.feColorMatrix.feComponentTransfer.feComposite.feConvolveMatrix.feDiffuseLighting.feDisplacementMap.feDistantLight.feFlood.feFuncA.feFuncB.feFuncG.feFuncR.feGaussianBlur.feImage.feMerge.feMergeNode.feMorphology.feOffset.fePointLight.feSpecularLighting.feSpotLight.feTile.feTurbulence.foreignObject.glyphRef.linearGradient.radialGradient.textPath".split(".").map((tn) => [tn.toLowerCase(), tn])), TAG_ID.B, TAG_ID.BIG, TAG_ID.BLOCKQUOTE, TAG_ID.BODY, TAG_ID.BR, TAG_ID.CENTER, TAG_ID.CODE, TAG_ID.DD, TAG_ID.DIV, TAG_ID.DL, TAG_ID.DT, TAG_ID.EM, TAG_ID.EMBED, TAG_ID.H1, TAG_ID.H2, TAG_ID.H3, TAG_ID.H4, TAG_ID.H5, TAG_ID.H6, TAG_ID.HEAD, TAG_ID.HR, TAG_ID.I, TAG_ID.IMG, TAG_ID.LI, TAG_ID.LISTING, TAG_ID.MENU, TAG_ID.META, TAG_ID.NOBR, TAG_ID.OL, TAG_ID.P, TAG_ID.PRE, TAG_ID.RUBY, TAG_ID.S, TAG_ID.SMALL, TAG_ID.SPAN, TAG_ID.STRONG, TAG_ID.STRIKE, TAG_ID.SUB, TAG_ID.SUP, TAG_ID.TABLE, TAG_ID.TT, TAG_ID.U, TAG_ID.UL, TAG_ID.VAR, TAG_ID.TR, TAG_ID.TBODY, TAG_ID.THEAD, TAG_ID.TFOOT, TAG_ID.CAPTION, TAG_ID.COLGROUP, TAG_ID.TABLE, TAG_ID.FRAMESET, TAG_ID.SELECT, TAG_ID.TEMPLATE, TAG_ID.TD, TAG_ID.TH, TAG_ID.HEAD, TAG_ID.BODY, TAG_ID.HTML;
	var InsertionMode;
	(function(InsertionMode) {
		InsertionMode[InsertionMode.INITIAL = 0] = "INITIAL", InsertionMode[InsertionMode.BEFORE_HTML = 1] = "BEFORE_HTML", InsertionMode[InsertionMode.BEFORE_HEAD = 2] = "BEFORE_HEAD", InsertionMode[InsertionMode.IN_HEAD = 3] = "IN_HEAD", InsertionMode[InsertionMode.IN_HEAD_NO_SCRIPT = 4] = "IN_HEAD_NO_SCRIPT", InsertionMode[InsertionMode.AFTER_HEAD = 5] = "AFTER_HEAD", InsertionMode[InsertionMode.IN_BODY = 6] = "IN_BODY", InsertionMode[InsertionMode.TEXT = 7] = "TEXT", InsertionMode[InsertionMode.IN_TABLE = 8] = "IN_TABLE", InsertionMode[InsertionMode.IN_TABLE_TEXT = 9] = "IN_TABLE_TEXT", InsertionMode[InsertionMode.IN_CAPTION = 10] = "IN_CAPTION", InsertionMode[InsertionMode.IN_COLUMN_GROUP = 11] = "IN_COLUMN_GROUP", InsertionMode[InsertionMode.IN_TABLE_BODY = 12] = "IN_TABLE_BODY", InsertionMode[InsertionMode.IN_ROW = 13] = "IN_ROW", InsertionMode[InsertionMode.IN_CELL = 14] = "IN_CELL", InsertionMode[InsertionMode.IN_SELECT = 15] = "IN_SELECT", InsertionMode[InsertionMode.IN_SELECT_IN_TABLE = 16] = "IN_SELECT_IN_TABLE", InsertionMode[InsertionMode.IN_TEMPLATE = 17] = "IN_TEMPLATE", InsertionMode[InsertionMode.AFTER_BODY = 18] = "AFTER_BODY", InsertionMode[InsertionMode.IN_FRAMESET = 19] = "IN_FRAMESET", InsertionMode[InsertionMode.AFTER_FRAMESET = 20] = "AFTER_FRAMESET", InsertionMode[InsertionMode.AFTER_AFTER_BODY = 21] = "AFTER_AFTER_BODY", InsertionMode[InsertionMode.AFTER_AFTER_FRAMESET = 22] = "AFTER_AFTER_FRAMESET";
	})(InsertionMode ||= {}), TAG_ID.TABLE, TAG_ID.TBODY, TAG_ID.TFOOT, TAG_ID.THEAD, TAG_ID.TR, TAG_ID.CAPTION, TAG_ID.COL, TAG_ID.COLGROUP, TAG_ID.TBODY, TAG_ID.TD, TAG_ID.TFOOT, TAG_ID.TH, TAG_ID.THEAD, TAG_ID.TR, TAG_NAMES.AREA, TAG_NAMES.BASE, TAG_NAMES.BASEFONT, TAG_NAMES.BGSOUND, TAG_NAMES.BR, TAG_NAMES.COL, TAG_NAMES.EMBED, TAG_NAMES.FRAME, TAG_NAMES.HR, TAG_NAMES.IMG, TAG_NAMES.INPUT, TAG_NAMES.KEYGEN, TAG_NAMES.LINK, TAG_NAMES.META, TAG_NAMES.PARAM, TAG_NAMES.SOURCE, TAG_NAMES.TRACK, TAG_NAMES.WBR;
}) };
