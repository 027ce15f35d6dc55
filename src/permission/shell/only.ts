// `shell: only`, for rules: matches a text if its patterns cover every command in it.
import { globMatches } from '../text/glob.ts';
import type { CommandLinks } from './links.ts';
import { type CommandPattern, getWordPattern } from './pattern.ts';
import type { LiteralReading } from './syntax.ts';

/** Returns undefined if the patterns cover the whole text. */
export function whyNotOnly(patterns: readonly CommandPattern[], reading: LiteralReading, links?: CommandLinks) {
  if ('error' in reading) return reading.error;
  for (const [index, words] of reading.commands.entries()) {
    if (patterns.some((pattern) => covers(pattern, words, links))) continue;
    const command = JSON.stringify(cut(words.join(' ')));
    const isCoveredWithoutLinks = patterns.some((pattern) => covers(pattern, words));
    if (isCoveredWithoutLinks) return `part ${index + 1} ${command} ${describeLinks(words, links)}`;
    return `part ${index + 1} ${command} is covered by none of ${patterns.length} pattern${patterns.length === 1 ? '' : 's'}`;
  }
  return undefined;
}

function covers(pattern: CommandPattern, words: readonly string[], links?: CommandLinks): boolean {
  if (words.length < pattern.tokens.length) return false;
  return words.every((word, index) => {
    const token = getWordPattern(pattern, index);
    const places = links?.get(word) ?? [];
    if (token !== undefined && 'path' in token) return [word, ...places].every((place) => token.covers(place));
    return (token === undefined ? pattern.isOpen : globMatches(token, word)) && places.every(isInWorkFolder);
  });
}

/** Also returns false for a place that begins with `./`: nobody can tell where it is. */
function isInWorkFolder(place: string): boolean {
  return !place.startsWith('/') && !place.startsWith('./');
}

function describeLinks(words: readonly string[], links: CommandLinks | undefined): string {
  const linked = words.find((word) => links?.has(word)) ?? '';
  return `leads through a link: ${JSON.stringify(cut(linked))} is ${JSON.stringify(cut(links?.get(linked)?.join(', ') ?? ''))}`;
}

const maxShownLength = 200;

/** Cuts a long command, and marks the cut, so that half a command does not look like a whole one. */
function cut(command: string): string {
  return command.length <= maxShownLength ? command : `${command.slice(0, maxShownLength).toWellFormed()}…`;
}
