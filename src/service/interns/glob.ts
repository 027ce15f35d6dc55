// Whole-value globs: `*` for any text, `?` for one character, everything else for itself.
// A permission policy has globs of its own, in which a backslash escapes: the service imports nothing of the client's side, so
// that a mistake in one is not made by the other.

/**
 * Whether the glob matches all of the text. Takes time in proportion to both lengths at worst, whatever the pattern.
 */
export function matchesGlob(pattern: string, text: string): boolean {
  let inPattern = 0;
  let inText = 0;
  // Where to go on after the last `*` if what follows it turns out not to match here.
  let star = -1;
  let starText = 0;
  while (inText < text.length) {
    const expected = pattern[inPattern];
    if (expected === '*') {
      star = inPattern++;
      starText = inText;
    } else if (expected === '?' || expected === text[inText]) {
      inPattern++;
      inText++;
    } else if (star !== -1) {
      inPattern = star + 1;
      inText = ++starText;
    } else {
      return false;
    }
  }
  while (pattern[inPattern] === '*') inPattern++;
  return inPattern === pattern.length;
}
