// Shows code so that it is what it looks like: characters that could pass for ASCII appear as numbers.
import { escapeCharacter } from './invisible.ts';

/** @param hasComments - whether to show a word of one letter in another script, as prose has; in a command, it could be a program */
export function revealLookAlikes(line: string, { escapeSign = escapeCharacter, hasComments = false } = {}): string {
  const parts = revealMarks(line, escapeSign).split(word); // separators and words alternate
  const shownParts = parts.map((part, index) => {
    const isWord = index % 2 === 1;
    const isText = isWord && (isOfOtherScript(part) || (hasComments && isLetterBesideText(parts, index)));
    return part.replace(beyondAscii, (sign) => {
      if (isPlainInCode(sign) || (isText && isPlainInText(sign)) || (isWord && signOfText.test(sign))) return sign;
      return escapeSign(sign);
    });
  });
  return shownParts.join('');
}

/** Escapes right-to-left letters and marks, which change how other signs look, and also dashes, and a cross as in `a×b`. */
function revealMarks(line: string, escapeSign: (character: string) => string): string {
  const escapeMarks = (marks: string): string => marks.replace(/./gsu, escapeSign);
  return line
    .replace(rightToLeft, escapeSign)
    .replace(dash, escapeSign)
    .replace(crossBesideLetter, escapeSign)
    .replace(markOnSign, escapeMarks)
    .replace(markedLetter, (found, letter, marks) => {
      const isLetterOfUnicode = Array.from(found.normalize('NFC')).length === 1;
      return isLetterOfUnicode ? found : letter + escapeMarks(marks);
    });
}

/** Recognizes a word of one letter, as in "с новым"; a longer one could be a program. */
function isLetterBesideText(parts: readonly string[], index: number): boolean {
  const isBesideText = (step: 1 | -1): boolean =>
    /^[ \t]+$/.test(parts[index + step] ?? '') && isOfOtherScript(parts[index + 2 * step] ?? '');
  return /^\p{L}$/u.test(parts[index] ?? '') && (isBesideText(1) || isBesideText(-1));
}

function isOfOtherScript(text: string): boolean {
  return !/[A-Za-z]/.test(text) && unlikeLetter.test(text);
}

/** Tells whether a sign is what it looks like. That includes ASCII letters with a visible accent. */
function isPlainInCode(sign: string): boolean {
  if (plainSign.test(sign)) return true;
  if (sign.normalize('NFKC') !== sign) return false;
  return /^[A-Za-z]\p{M}+$/u.test(sign.normalize('NFD')) || plainLetter.test(sign);
}

/** Tells whether a sign is what it looks like in a word that can't be Latin. */
function isPlainInText(sign: string): boolean {
  return sign.normalize('NFKC') === sign && (/\p{Nd}/u.test(sign) || textLetter.test(sign));
}

const beyondAscii = /[^\p{M}\p{ASCII}]/gu;
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/gu;
const dash = /(?!-)[\p{Pd}\u2212]/gu;
const crossBesideLetter = /(?<=[A-Za-z])×|×(?=[A-Za-z])/gu;
/** Marks that change a sign, such as `=` into `≠`, or that strike a word out. */
const markOnSign = /(?<![\p{L}\p{M}])\p{M}+|(?<=[A-Za-z])(?:\u0334|\u0335|\u0336|\u0337|\u0338|\p{Me}|\p{Mc})/gu;
/** Some marks can't be seen on some letters, such as U+0307 on "i". Unicode has no letter of its own for such a pair. */
const markedLetter = /(?<letter>[A-Za-z])(?<marks>\p{M}+)/gu;
/** Signs that can't pass for ASCII. Any other is shown by number, including signs that Unicode adds later. */
const plainSign =
  /[¡-£¥§©«¬®°-³µ-·¹-¿×÷†-•‰⁰⁴-⁹ⁿ-₉€←-⇿∀-∋∏∑√-∞∫≈≠≡≤≥┌-╋╒-╬▀-▟■□▲-▽◆◇✓✔✗✘]|(?![\u2795-\u2797])\p{Emoji_Presentation}/u;
/** Latin letters that don't decompose, and letters of scripts unlike ASCII, except those that look like ASCII. */
const plainLetter =
  /[ÆæÐðØøÞþßẞĐđĦħŁłŊŋŒœ]|[[[\p{Lo}\p{Lm}]&&[\uac00-\ud7a3\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Deva}\p{scx=Beng}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Gujr}\p{scx=Guru}\p{scx=Sinh}\p{scx=Tibt}\p{scx=Ethi}]]--[\u02b0-\u02ff\u097d\u0d20\u101d\u1200\u12d0\u3031-\u3035\u30ce\u30fc\u4e00\u4e28\u4e36\u4e3f]]/v;
/** Letters of scripts that have letters like those of ASCII. */
const textLetter =
  /[[\p{Lu}\p{Ll}\p{Lo}]&&[\p{scx=Cyrl}\p{scx=Grek}\p{scx=Armn}\p{scx=Geor}\p{scx=Hebr}\p{scx=Arab}]]/v;
/** Letters of these scripts that can't pass for ASCII: one of them shows that a word is not Latin. */
const unlikeLetter =
  /[БДЖИЙЛПФЦЧШЩЪЫЭЮЯЂЄЉЊЋҐвджийлмнптфцчшщъыэюяђєљњћґΓΔΘΛΞΠΣΦΨΩδεζθλμξπσςφψԱԲԳԴԵԺԾՁՂՃՄՇՉՊՋՌՎՓբդէթժխծղճմչպջփևაბგდზთკლმნპჟრსტუფქღშჩცძწჭხჯჰ]/u;
/** Chinese and Japanese signs that begin no comment or quote in code: plain after a letter of these scripts. */
const signOfText = /[、。《-】・！（），：；？]/u;
const word = new RegExp(
  `((?:[\\p{L}\\p{M}\\p{Nd}](?:(?<=[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}])${signOfText.source}+)?)+)`,
  'u',
);
