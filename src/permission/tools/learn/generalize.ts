// Merges commands that differ in one word into a pattern with one `*` in that word, where that is harmless.
import { takesData } from '../../lint/open-ended.ts';
import { readWords, type Word } from '../../shell/words.ts';
import { isPlainPath } from '../../text/glob.ts';
import { rateCommands } from '../risk.ts';
import { toWordPattern } from '../suggest.ts';
import type { Lesson } from './lessons.ts';

/** See docs/policy.md, "Learn from runs". */
const minVariants = 5;

interface SplitLesson {
  readonly lesson: Lesson;
  readonly words: readonly Word[];
}

/** Merges only commands of programs that read. The word that differs is a path, and never the first. */
export function generalize(lessons: readonly Lesson[]): readonly Lesson[] {
  const splitLessons = lessons.flatMap((lesson) => splitCommand(lesson) ?? []);
  const mergedLessons = new Set<Lesson>();
  const merges = new Map<Lesson, Lesson>();
  const longest = Math.max(0, ...splitLessons.map(({ words }) => words.length));
  // Begin with the last word of the commands, because the last words vary most.
  for (let at = longest - 1; at > 0; at -= 1) {
    const remaining = splitLessons.filter(({ lesson }) => !mergedLessons.has(lesson));
    for (const group of findGroups(at, remaining)) {
      const [first] = group;
      const merged = merge(at, group);
      if (first === undefined || merged === undefined) continue;
      for (const { lesson } of group) mergedLessons.add(lesson);
      merges.set(first.lesson, merged);
    }
  }
  return lessons.flatMap((lesson) => merges.get(lesson) ?? (mergedLessons.has(lesson) ? [] : [lesson]));
}

function splitCommand(lesson: Lesson): SplitLesson | undefined {
  const { command, tool } = lesson.literal;
  if (lesson.reply.verb !== 'allow' || tool !== 'shell' || command === undefined || command.includes('*'))
    return undefined;
  const reading = readWords(command, { isPattern: false });
  if ('error' in reading) return undefined;
  const [words, second] = reading.commands;
  if (words === undefined || second !== undefined) return undefined;
  const isHarmless = takesData(words[0]?.text ?? '') && rateCommands('shell', [words]) === 'reads';
  return isHarmless ? { lesson, words } : undefined;
}

function findGroups(at: number, splitLessons: readonly SplitLesson[]): readonly (readonly SplitLesson[])[] {
  const groups = Map.groupBy(splitLessons, ({ lesson, words }) => {
    const { reach, events, writersOnly, usersOnly, absent, literal } = lesson;
    const others = words.map(({ text }, index) => (index === at ? null : text));
    const { otherConditions, fieldConditions } = literal;
    return JSON.stringify([others, reach, events, writersOnly, usersOnly, absent, otherConditions, fieldConditions]);
  });
  return [...groups.values()].filter((group) => listVariants(group, at).length >= minVariants);
}

function listVariants(group: readonly SplitLesson[], at: number): readonly string[] {
  return [...new Set(group.map(({ words }) => words[at]?.text ?? ''))];
}

function merge(at: number, group: readonly SplitLesson[]): Lesson | undefined {
  const [first] = group;
  const path = toPathPattern(listVariants(group, at));
  if (first === undefined || path === undefined) return undefined;
  const pattern = first.words.map((word, index) => (index === at ? path : toWordPattern(word))).join(' ');
  return {
    ...first.lesson,
    patterns: [pattern],
    literal: { ...first.lesson.literal, label: JSON.stringify(pattern) },
    occurrences: group.flatMap(({ lesson }) => lesson.occurrences),
    isCapped: group.some(({ lesson }) => lesson.isCapped),
  };
}

/** Returns a pattern such as `{path:src/*.ts}` for paths that differ in one segment, and undefined for other words. */
function toPathPattern(texts: readonly string[]): string | undefined {
  if (!texts.every((text) => isPlainPath(text))) return undefined;
  const paths = texts.map((text) => text.split('/'));
  const [first = []] = paths;
  if (paths.some((segments) => segments.length !== first.length)) return undefined;
  const varying = first.flatMap((segment, index) => (paths.every((path) => path[index] === segment) ? [] : [index]));
  const [position, second] = varying;
  if (position === undefined || second !== undefined) return undefined;
  const names = paths.map((segments) => segments[position] ?? '');
  // ".a" and ".b" must not become ".*", which matches ".env" too.
  if (names.some((name) => name.startsWith('.'))) return undefined;
  const start = findCommonStart(names);
  const end = findCommonEnd(names.map((name) => name.slice(start.length)));
  const glob = first.map((segment, index) => (index === position ? `${start}*${end}` : segment));
  const pattern = `{path:${glob.join('/')}}`;
  const isUnquoted = /^\{path:[A-Za-z0-9_@%+=:,./-]*\*[A-Za-z0-9_@%+=:,./-]*\}$/u.test(pattern);
  return isUnquoted ? pattern : undefined;
}

function findCommonStart(texts: readonly string[]): string {
  const [first = ''] = texts;
  let length = first.length;
  while (!texts.every((text) => text.startsWith(first.slice(0, length)))) length -= 1;
  return first.slice(0, length);
}

function findCommonEnd(texts: readonly string[]): string {
  const [first = ''] = texts;
  let from = 0;
  while (!texts.every((text) => text.endsWith(first.slice(from)))) from += 1;
  return first.slice(from);
}
