export const id = 6277;
export const ids = [6277];
export const modules = { 6277: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
	__webpack_require__.d(__webpack_exports__, { g: () => revealLookAlikes });
	var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1376);
	function revealLookAlikes(line, { escapeSign = _invisible_js__WEBPACK_IMPORTED_MODULE_0__.Vg, hasComments = !1 } = {}) {
		let parts = revealMarks(line, escapeSign).split(word);
		return parts.map((part, index) => {
			let isWord = index % 2 == 1, isText = isWord && (isOfOtherScript(part) || hasComments && isLetterBesideText(parts, index));
			return part.replace(beyondAscii, (sign) => isPlainInCode(sign) || isText && isPlainInText(sign) || isWord && signOfText.test(sign) ? sign : escapeSign(sign));
		}).join("");
	}
	function revealMarks(line, escapeSign) {
		let escapeMarks = (marks) => marks.replace(/./gsu, escapeSign);
		return line.replace(rightToLeft, escapeSign).replace(dash, escapeSign).replace(crossBesideLetter, escapeSign).replace(markOnSign, escapeMarks).replace(markedLetter, (found, letter, marks) => Array.from(found.normalize("NFC")).length === 1 ? found : letter + escapeMarks(marks));
	}
	function isLetterBesideText(parts, index) {
		let isBesideText = (step) => /^[ \t]+$/.test(parts[index + step] ?? "") && isOfOtherScript(parts[index + 2 * step] ?? "");
		return /^\p{L}$/u.test(parts[index] ?? "") && (isBesideText(1) || isBesideText(-1));
	}
	function isOfOtherScript(text) {
		return !/[A-Za-z]/.test(text) && unlikeLetter.test(text);
	}
	function isPlainInCode(sign) {
		return plainSign.test(sign) ? !0 : sign.normalize("NFKC") === sign ? /^[A-Za-z]\p{M}+$/u.test(sign.normalize("NFD")) || plainLetter.test(sign) : !1;
	}
	function isPlainInText(sign) {
		return sign.normalize("NFKC") === sign && (/\p{Nd}/u.test(sign) || textLetter.test(sign));
	}
	let beyondAscii = /[^\p{M}\p{ASCII}]/gu, rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/gu, dash = /(?!-)[\p{Pd}\u2212]/gu, crossBesideLetter = /(?<=[A-Za-z])\u00d7|\u00d7(?=[A-Za-z])/gu, markOnSign = /(?<![\p{L}\p{M}])\p{M}+|(?<=[A-Za-z])(?:\u0334|\u0335|\u0336|\u0337|\u0338|\p{Me}|\p{Mc})/gu, markedLetter = /(?<letter>[A-Za-z])(?<marks>\p{M}+)/gu, plainSign = /[\u00a1-\u00a3\u00a5\u00a7\u00a9\u00ab\u00ac\u00ae\u00b0-\u00b3\u00b5-\u00b7\u00b9-\u00bf\u00d7\u00f7\u2020-\u2022\u2030\u2070\u2074-\u2079\u207f-\u2089\u20ac\u2190-\u21ff\u2200-\u220b\u220f\u2211\u221a-\u221e\u222b\u2248\u2260\u2261\u2264\u2265\u250c-\u254b\u2552-\u256c\u2580-\u259f\u25a0\u25a1\u25b2-\u25bd\u25c6\u25c7\u2713\u2714\u2717\u2718]|(?![\u2795-\u2797])\p{Emoji_Presentation}/u, plainLetter = /[\u00c6\u00e6\u00d0\u00f0\u00d8\u00f8\u00de\u00fe\u00df\u1e9e\u0110\u0111\u0126\u0127\u0141\u0142\u014a\u014b\u0152\u0153]|[[[\p{Lo}\p{Lm}]&&[\uac00-\ud7a3\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Deva}\p{scx=Beng}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Gujr}\p{scx=Guru}\p{scx=Sinh}\p{scx=Tibt}\p{scx=Ethi}]]--[\u02b0-\u02ff\u097d\u0d20\u101d\u1200\u12d0\u3031-\u3035\u30ce\u30fc\u4e00\u4e28\u4e36\u4e3f]]/v, textLetter = /[[\p{Lu}\p{Ll}\p{Lo}]&&[\p{scx=Cyrl}\p{scx=Grek}\p{scx=Armn}\p{scx=Geor}\p{scx=Hebr}\p{scx=Arab}]]/v, unlikeLetter = /[\u0411\u0414\u0416\u0418\u0419\u041b\u041f\u0424\u0426\u0427\u0428\u0429\u042a\u042b\u042d\u042e\u042f\u0402\u0404\u0409\u040a\u040b\u0490\u0432\u0434\u0436\u0438\u0439\u043b\u043c\u043d\u043f\u0442\u0444\u0446\u0447\u0448\u0449\u044a\u044b\u044d\u044e\u044f\u0452\u0454\u0459\u045a\u045b\u0491\u0393\u0394\u0398\u039b\u039e\u03a0\u03a3\u03a6\u03a8\u03a9\u03b4\u03b5\u03b6\u03b8\u03bb\u03bc\u03be\u03c0\u03c3\u03c2\u03c6\u03c8\u0531\u0532\u0533\u0534\u0535\u053a\u053e\u0541\u0542\u0543\u0544\u0547\u0549\u054a\u054b\u054c\u054e\u0553\u0562\u0564\u0567\u0569\u056a\u056d\u056e\u0572\u0573\u0574\u0579\u057a\u057b\u0583\u0587\u10d0\u10d1\u10d2\u10d3\u10d6\u10d7\u10d9\u10da\u10db\u10dc\u10de\u10df\u10e0\u10e1\u10e2\u10e3\u10e4\u10e5\u10e6\u10e8\u10e9\u10ea\u10eb\u10ec\u10ed\u10ee\u10ef\u10f0]/u, signOfText = /[\u3001\u3002\u300a-\u3011\u30fb\uff01\uff08\uff09\uff0c\uff1a\uff1b\uff1f]/u, word = RegExp(`((?:[\\p{L}\\p{M}\\p{Nd}](?:(?<=[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}])${signOfText.source}+)?)+)`, "u");
}) };
