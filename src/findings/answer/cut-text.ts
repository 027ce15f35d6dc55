// Cuts a text of an intern that is too long, with a mark.

/** At most this many characters, the last of them a mark where something was cut. */
export function cutText(text: string, length: number): string {
  if (text.length <= length) return text;
  return `${text.slice(0, length - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
