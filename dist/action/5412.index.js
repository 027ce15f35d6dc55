export const id = 5412;
export const ids = [5412];
export const modules = {
	1576: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, {
			$5: () => unknownWord,
			Ut: () => unknownContext,
			yO: () => contextKeys
		});
		let unknownWord = "unknown", unknownContext = {
			event: unknownWord,
			ref: unknownWord,
			base_ref: unknownWord,
			fork: unknownWord,
			draft: unknownWord,
			labels: unknownWord,
			actor: {
				permission: unknownWord,
				association: unknownWord,
				type: unknownWord,
				login: unknownWord
			},
			environment: unknownWord,
			repository: { visibility: unknownWord }
		}, contextKeys = [
			key("event", "text", "The event that started the workflow, such as push.", ({ event }) => event),
			key("ref", "text", "The git ref of the run, such as refs/heads/main.", ({ ref }) => ref),
			key("base_ref", "text", "The branch that a pull request goes into.", ({ base_ref }) => base_ref),
			key("fork", "flag", "Whether the pull request comes from a fork.", ({ fork }) => fork),
			key("draft", "flag", "Whether the pull request is a draft.", ({ draft }) => draft),
			key("labels", "texts", "The labels of the pull request or issue.", ({ labels }) => labels),
			key("actor.permission", "text", "What the actor may do, according to the API.", ({ actor }) => actor.permission),
			key("actor.association", "text", "The actor's association, from the payload; a hint.", (c) => c.actor.association),
			key("actor.type", "text", "User or Bot.", ({ actor }) => actor.type),
			key("actor.login", "text", "The login of the actor.", ({ actor }) => actor.login),
			key("environment", "text", "The deployment environment of the job.", ({ environment }) => environment),
			key("repository.visibility", "text", "public, internal or private.", ({ repository }) => repository.visibility)
		];
		function key(path, value, about, read) {
			let [name = "", group] = path.split(".").toReversed();
			return {
				path,
				group,
				name,
				value,
				about,
				read
			};
		}
	}),
	6277: ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
		__webpack_require__.d(__webpack_exports__, { a: () => withPlainCode });
		var _invisible_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1376);
		let rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/gu, markOnSign = /(?<![\p{L}\p{M}])\p{M}+|(?<=[A-Za-z])(?:\u0334|\u0335|\u0336|\u0337|\u0338|\p{Me}|\p{Mc})/gu, plainSign = /[\u00a1-\u00a3\u00a5\u00a7\u00a9\u00ab\u00ac\u00ae\u00b0-\u00b3\u00b5-\u00b7\u00b9-\u00bf\u00d7\u00f7\u2020-\u2022\u2030\u2070-\u2079\u207f-\u2089\u20ac\u2190-\u21ff\u2200-\u220b\u220f\u2211\u221a-\u221e\u222b\u2248\u2260\u2261\u2264\u2265\u250c-\u254b\u2552-\u256c\u2580-\u259f\u25a0\u25a1\u25b2-\u25bd\u25c6\u25c7\u2713\u2714\u2717\u2718]|(?![\u2795-\u2797])\p{Emoji_Presentation}/u, plainLetter = /[ÆæÐðØøÞþßẞĐđĦħŁłŊŋŒœ]|(?![\u02b0-\u02ff\u097d\u0d20\u101d\u1200\u12d0\u3031-\u3035\u30ce\u30fc\u4e00\u4e28\u4e36\u4e3f])[\p{Lo}\p{Lm}](?<=[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\uac00-\ud7a3\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Deva}\p{scx=Beng}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Gujr}\p{scx=Guru}\p{scx=Sinh}\p{scx=Tibt}\p{scx=Ethi}])/u, textLetter = /[\p{Lu}\p{Ll}\p{Lo}](?<=[\p{scx=Cyrl}\p{scx=Grek}\p{scx=Armn}\p{scx=Geor}\p{scx=Hebr}\p{scx=Arab}])/u, unlikeLetter = /[БДЖИЙЛПФЦЧШЩЪЫЭЮЯЂЄЉЊЋҐвджийлмнптфцчшщъыэюяђєљњћґΓΔΘΛΞΠΣΦΨΩδεζθλμξπσςφψԱԲԳԴԵԺԾՁՂՃՄՇՉՊՋՌՎՓբդէթժխծղճմչպջփևაბგდზთკლმნპჟრსტუფქღშჩცძწჭხჯჰ]/u, beyondAscii = /[^\p{M}\p{ASCII}]/gu, dash = /(?!-)[\p{Pd}\u2212]/gu, signOfText = /[\u3001\u3002\u300a-\u3011\u30fb\uff01\uff08\uff09\uff0c\uff1a\uff1b\uff1f]/u, word = RegExp(`((?:[\\p{L}\\p{M}\\p{Nd}](?:(?<=[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}])${signOfText.source}+)?)+)`, "u");
		function withPlainCode(line, { name = _invisible_js__WEBPACK_IMPORTED_MODULE_0__.KT, hasComments = !1 } = {}) {
			let namedUnless = (isPlain, text) => text.replace(beyondAscii, (sign) => isPlain(sign) ? sign : name(sign)), parts = line.replace(rightToLeft, name).replace(dash, name).replace(markOnSign, (marks) => marks.replace(/./gsu, name)).split(word), isBeside = (index, step) => /^[ \t]+$/.test(parts[index + step] ?? "") && isOfOtherScript(parts[index + 2 * step] ?? "");
			return parts.map((part, index) => {
				if (index % 2 == 0) return namedUnless(isPlainInCode, part);
				let isLone = hasComments && /^\p{L}$/u.test(part), isPlain = isOfOtherScript(part) || isLone && (isBeside(index, 1) || isBeside(index, -1)) ? isPlainInText : isPlainInCode;
				return namedUnless((sign) => signOfText.test(sign) || isPlain(sign), part);
			}).join("");
		}
		function isPlainInText(sign) {
			return isPlainInCode(sign) || sign.normalize("NFKC") === sign && (/\p{Nd}/u.test(sign) || textLetter.test(sign));
		}
		function isPlainInCode(sign) {
			return plainSign.test(sign) ? !0 : sign.normalize("NFKC") === sign ? /^[A-Za-z]\p{M}+$/u.test(sign.normalize("NFD")) || plainLetter.test(sign) : !1;
		}
		function isOfOtherScript(text) {
			return !/[A-Za-z]/.test(text) && unlikeLetter.test(text);
		}
	})
};
