// Merges commands that differ in one word into a pattern with one `*` in that word, where that is harmless.
import { takesData } from '../../lint/open-ended.ts';
import { readWords, type Word } from '../../shell/words.ts';
import { isPlainPath } from '../../text/glob.ts';
import { riskOfCommands } from '../risk.ts';
import { patternOfWord } from '../suggest.ts';
import type { Lesson } from './lessons.ts';

/** Given in docs/policy.md, "Learn from runs". */
const fewest = 5;

interface Worded {
  readonly lesson: Lesson;
  readonly words: readonly Word[];
}

/** Merges commands of programs that only read: never in the first word, and only paths that differ in one segment. */
export function generalize(lessons: readonly Lesson[]): readonly Lesson[] {
  const worded = lessons.flatMap((lesson) => wordsOf(lesson) ?? []);
  const taken = new Set<Lesson>();
  const made = new Map<Lesson, Lesson>();
  const longest = Math.max(0, ...worded.map(({ words }) => words.length));
  // Begin at the end, because the last words vary most.
  for (let at = longest - 1; at > 0; at -= 1) {
    const left = worded.filter(({ lesson }) => !taken.has(lesson));
    for (const group of groupsAt(at, left)) {
      const [first] = group;
      const merged = mergedAt(at, group);
      if (first === undefined || merged === undefined) continue;
      for (const { lesson } of group) taken.add(lesson);
      made.set(first.lesson, merged);
    }
  }
  return lessons.flatMap((lesson) => made.get(lesson) ?? (taken.has(lesson) ? [] : [lesson]));
}

function wordsOf(lesson: Lesson): Worded | undefined {
  const { command, tool } = lesson.literal;
  if (lesson.reply.verb !== 'allow' || tool !== 'shell' || command === undefined || command.includes('*'))
    return undefined;
  const reading = readWords(command, { pattern: false });
  if ('error' in reading) return undefined;
  const [words, second] = reading.commands;
  if (words === undefined || second !== undefined) return undefined;
  const program = words[0]?.text ?? '';
  const isHarmless = takesData(program) && riskOfCommands('shell', [words]) === 'reads';
  return isHarmless ? { lesson, words } : undefined;
}

function groupsAt(at: number, worded: readonly Worded[]): readonly (readonly Worded[])[] {
  const groups = Map.groupBy(worded, ({ lesson, words }) => {
    const { reach, events, writersOnly, usersOnly, absent, literal } = lesson;
    const others = words.map(({ text }, index) => (index === at ? null : text));
    const { otherConditions, fieldConditions } = literal;
    return JSON.stringify([others, reach, events, writersOnly, usersOnly, absent, otherConditions, fieldConditions]);
  });
  return [...groups.values()].filter((group) => distinctAt(group, at).length >= fewest);
}

function distinctAt(group: readonly Worded[], at: number): readonly string[] {
  return [...new Set(group.map(({ words }) => words[at]?.text ?? ''))];
}

function mergedAt(at: number, group: readonly Worded[]): Lesson | undefined {
  const [first] = group;
  const path = pathPattern(distinctAt(group, at));
  if (first === undefined || path === undefined) return undefined;
  const pattern = first.words.map((word, index) => (index === at ? path : patternOfWord(word))).join(' ');
  return {
    ...first.lesson,
    patterns: [pattern],
    literal: { ...first.lesson.literal, label: JSON.stringify(pattern) },
    occurrences: group.flatMap(({ lesson }) => lesson.occurrences),
    isCapped: group.some(({ lesson }) => lesson.isCapped),
  };
}

/** Makes `{path:src/*.ts}` of paths that differ in one segment. Returns undefined for any other words. */
function pathPattern(values: readonly string[]): string | undefined {
  if (!values.every((value) => isPlainPath(value))) return undefined;
  const split = values.map((value) => value.split('/'));
  const [first = []] = split;
  if (split.some((segments) => segments.length !== first.length)) return undefined;
  const varying = first.flatMap((segment, index) => (split.every((each) => each[index] === segment) ? [] : [index]));
  const [place, second] = varying;
  if (place === undefined || second !== undefined) return undefined;
  const names = split.map((segments) => segments[place] ?? '');
  // ".a" and ".b" must not become ".*", which matches ".env" too.
  if (names.some((name) => name.startsWith('.'))) return undefined;
  const start = commonStart(names);
  const end = commonEnd(names.map((name) => name.slice(start.length)));
  const glob = first.map((segment, index) => (index === place ? `${start}*${end}` : segment));
  const pattern = `{path:${glob.join('/')}}`;
  return /^\{path:[A-Za-z0-9_@%+=:,./-]*\*[A-Za-z0-9_@%+=:,./-]*\}$/u.test(pattern) ? pattern : undefined;
}

function commonStart(texts: readonly string[]): string {
  const [first = ''] = texts;
  let length = first.length;
  while (!texts.every((text) => text.startsWith(first.slice(0, length)))) length -= 1;
  return first.slice(0, length);
}

function commonEnd(texts: readonly string[]): string {
  const [first = ''] = texts;
  let from = 0;
  while (!texts.every((text) => text.endsWith(first.slice(from)))) from += 1;
  return first.slice(from);
}
