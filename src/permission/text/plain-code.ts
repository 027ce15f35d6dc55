// Shows code so that it is what it looks like: characters that could pass for ASCII appear as numbers.
import { escapeCharacter } from './invisible.ts';

const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/gu;
/** Marks that change a sign, such as `=` into `≠`, or that strike a word out. */
const markOnSign = /(?<![\p{L}\p{M}])\p{M}+|(?<=[A-Za-z])(?:\u0334|\u0335|\u0336|\u0337|\u0338|\p{Me}|\p{Mc})/gu;
/** Signs that can't pass for ASCII. Any other is shown by number, including signs that Unicode adds later. */
const plainSign =
  /[\u00a1-\u00a3\u00a5\u00a7\u00a9\u00ab\u00ac\u00ae\u00b0-\u00b3\u00b5-\u00b7\u00b9-\u00bf\u00d7\u00f7\u2020-\u2022\u2030\u2070-\u2079\u207f-\u2089\u20ac\u2190-\u21ff\u2200-\u220b\u220f\u2211\u221a-\u221e\u222b\u2248\u2260\u2261\u2264\u2265\u250c-\u254b\u2552-\u256c\u2580-\u259f\u25a0\u25a1\u25b2-\u25bd\u25c6\u25c7\u2713\u2714\u2717\u2718]|(?![\u2795-\u2797])\p{Emoji_Presentation}/u;
/** Latin letters that don't decompose, and letters of scripts unlike ASCII, with some exceptions. */
const plainLetter =
  /[ÆæÐðØøÞþßẞĐđĦħŁłŊŋŒœ]|(?![\u02b0-\u02ff\u097d\u0d20\u101d\u1200\u12d0\u3031-\u3035\u30ce\u30fc\u4e00\u4e28\u4e36\u4e3f])[\p{Lo}\p{Lm}](?<=[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\uac00-\ud7a3\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}\p{scx=Deva}\p{scx=Beng}\p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Gujr}\p{scx=Guru}\p{scx=Sinh}\p{scx=Tibt}\p{scx=Ethi}])/u;
const textLetter =
  /[\p{Lu}\p{Ll}\p{Lo}](?<=[\p{scx=Cyrl}\p{scx=Grek}\p{scx=Armn}\p{scx=Geor}\p{scx=Hebr}\p{scx=Arab}])/u;
/** Letters of the scripts above that can't pass for ASCII: one of them shows that a word is not Latin. */
const unlikeLetter =
  /[БДЖИЙЛПФЦЧШЩЪЫЭЮЯЂЄЉЊЋҐвджийлмнптфцчшщъыэюяђєљњћґΓΔΘΛΞΠΣΦΨΩδεζθλμξπσςφψԱԲԳԴԵԺԾՁՂՃՄՇՉՊՋՌՎՓբդէթժխծղճմչպջփևაბგდზთკლმნპჟრსტუფქღშჩცძწჭხჯჰ]/u;
const markedLetter = /(?<letter>[A-Za-z])(?<marks>\p{M}+)/gu;
const crossBesideLetter = /(?<=[A-Za-z])\u00d7|\u00d7(?=[A-Za-z])/gu;
const beyondAscii = /[^\p{M}\p{ASCII}]/gu;
const dash = /(?!-)[\p{Pd}\u2212]/gu;
/** Chinese and Japanese signs that begin no comment or quote in code: plain after a letter of these scripts. */
const signOfText = /[\u3001\u3002\u300a-\u3011\u30fb\uff01\uff08\uff09\uff0c\uff1a\uff1b\uff1f]/u;
const word = new RegExp(
  `((?:[\\p{L}\\p{M}\\p{Nd}](?:(?<=[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}])${signOfText.source}+)?)+)`,
  'u',
);

export interface LookAlikeOptions {
  readonly escapeSign?: (character: string) => string;
  /** Allows a single letter beside a word of another script, as in comments; in a command, it could be a program. */
  readonly hasComments?: boolean;
}

export function revealLookAlikes(
  line: string,
  { escapeSign = escapeCharacter, hasComments = false }: LookAlikeOptions = {},
): string {
  const escapeUnless = (isPlain: (sign: string) => boolean, text: string): string =>
    text.replace(beyondAscii, (sign) => (isPlain(sign) ? sign : escapeSign(sign)));
  const escapeMarks = (marks: string): string => marks.replace(/./gsu, escapeSign);
  const marksEscaped = line
    .replace(rightToLeft, escapeSign)
    .replace(dash, escapeSign)
    .replace(crossBesideLetter, escapeSign)
    .replace(markOnSign, escapeMarks)
    // Some marks can't be seen on some letters, such as U+0307 on "i"; no letter of Unicode has these.
    .replace(markedLetter, (found, letter, marks) =>
      Array.from(found.normalize('NFC')).length === 1 ? found : letter + escapeMarks(marks),
    );
  const parts = marksEscaped.split(word); // separators and words alternate
  const isBeside = (index: number, step: 1 | -1): boolean =>
    /^[ \t]+$/.test(parts[index + step] ?? '') && isOfOtherScript(parts[index + 2 * step] ?? '');
  return parts
    .map((part, index) => {
      if (index % 2 === 0) return escapeUnless(isPlainInCode, part);
      // Allow a word of one letter, as in "с новым"; a longer one could be a program.
      const isLone = hasComments && /^\p{L}$/u.test(part);
      const isOfText = isOfOtherScript(part) || (isLone && (isBeside(index, 1) || isBeside(index, -1)));
      const isPlain = isOfText ? isPlainInText : isPlainInCode;
      return escapeUnless((sign) => signOfText.test(sign) || isPlain(sign), part);
    })
    .join('');
}

function isPlainInText(sign: string): boolean {
  return isPlainInCode(sign) || (sign.normalize('NFKC') === sign && (/\p{Nd}/u.test(sign) || textLetter.test(sign)));
}

/** Tells whether a sign is what it looks like. That includes ASCII letters with a visible accent. */
function isPlainInCode(sign: string): boolean {
  if (plainSign.test(sign)) return true;
  if (sign.normalize('NFKC') !== sign) return false;
  return /^[A-Za-z]\p{M}+$/u.test(sign.normalize('NFD')) || plainLetter.test(sign);
}

function isOfOtherScript(text: string): boolean {
  return !/[A-Za-z]/.test(text) && unlikeLetter.test(text);
}
