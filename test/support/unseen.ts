// Ways to write a text so that a page shows it whole, with something between two of its letters that the page does not show.

const long = 'x'.repeat(2000);

/** Each takes the two halves of a text. */
export const unseenBetween: readonly (readonly [string, (one: string, two: string) => string])[] = [
  ['a long comment', (one, two) => `${one}<!-- ${long} -->${two}`],
  ['a comment with what ends tags', (one, two) => `${one}<!-- a > b <c> -->${two}`],
  ['a comment that ends at once', (one, two) => `${one}<!-->${two}`],
  ['a comment with another beginning', (one, two) => `${one}<!-- <!-- -->${two}`],
  ['a long tag', (one, two) => `${one}<b title="${long}">${two}</b>`],
  ['a tag with what ends tags', (one, two) => `${one}<b title="a > b" lang='>'>${two}</b>`],
  ['a tag with line ends', (one, two) => `${one}<b\n  title="a >\n b">${two}</b>`],
  ['a processing instruction', (one, two) => `${one}<?${long}?>${two}`],
  ['a declaration', (one, two) => `${one}<!X ${long}>${two}`],
  ['the address of a link', (one, two) => `[${one}](https://example.com/${long})${two}`],
  ['an address with parentheses', (one, two) => `[${one}](https://example.com/a_(b)_(c(d)))${two}`],
  ['an address in brackets, with a title', (one, two) => `[${one}](<a b> "c) d")${two}`],
  ['the title of a link', (one, two) => `[${one}](/a "b (c) \\" d")${two}`],
  ['a title in parentheses', (one, two) => `[${one}](/a\n(b\\)c))${two}`],
  ['two links, each of a half', (one, two) => `[${one}](/a "b")[${two}](/c)`],
  ['links in each other', (one, two) => `[a [${one}](/b)${two}](/c)`],
  ['a link by reference', (one, two) => `[${one}][ref]${two}\n\n[ref]: /a`],
  ['a picture without words', (one, two) => `${one}![](/a)${two}`],
  ['a picture in a link', (one, two) => `[${one}![](/a "b)")](/c)${two}`],
];
