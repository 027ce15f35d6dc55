// Adds entries to the text of a valid policy file, line by line, so that its comments and its order stay.
import { isMap, isNode, isPair, isScalar, isSeq, type Pair, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import { createLocator } from '../../file/parse-policy.ts';

export interface Addition {
  readonly list: 'rules' | 'questions' | 'tests';
  /** The id of the entry before which the lines go; if absent, they come last. */
  readonly before?: string | undefined;
  /** Without indentation. */
  readonly lines: readonly string[];
}

interface LineEdit {
  /** The first line to remove, or the line to insert before; counted from 0. */
  readonly at: number;
  readonly removedCount: number;
  readonly lines: readonly string[];
}

const lists: readonly string[] = ['rules', 'questions', 'tests'] satisfies Addition['list'][];

export function addEntries(
  text: string,
  additions: readonly Addition[],
): { readonly text: string } | { readonly error: string } {
  const body = text.replace(/^\uFEFF/u, '');
  const root = parseDocument(body, { version: '1.2', schema: 'core', logLevel: 'error' }).contents;
  if (!isMap(root) || root.flow === true) {
    return { error: 'The file is in braces. Put each key on its own line, so that entries can be added.' };
  }
  const locate = createLocator(body);
  const file: FileText = { root, lines: body.split('\n'), findLine: (offset) => locate(offset).line - 1 };
  const edits: LineEdit[] = [];
  for (const list of lists) {
    const listAdditions = additions.filter((each) => each.list === list);
    const listEdits = listAdditions.length === 0 ? [] : planEdits(list, listAdditions, file);
    if ('error' in listEdits) return listEdits;
    edits.push(...listEdits);
  }
  return { text: applyEdits(text, edits) };
}

function applyEdits(text: string, edits: readonly LineEdit[]): string {
  const lines = text.split('\n');
  const carriageReturn = lines[0]?.endsWith('\r') === true ? '\r' : '';
  // Give the file a final line end if something is added after a last line without one.
  const needsLineEnd = edits.some(({ at }) => at >= lines.length);
  // Begin at the end of the file, because an edit moves the lines below it. Of two at one line, insert the second first.
  for (const edit of edits.toSorted((a, b) => a.at - b.at).toReversed()) {
    lines.splice(edit.at, edit.removedCount, ...edit.lines.map((line) => line + carriageReturn));
  }
  return `${lines.join('\n')}${needsLineEnd ? '\n' : ''}`;
}

interface FileText {
  readonly root: YAMLMap;
  readonly lines: readonly string[];
  /** Returns the number of the line at an offset, counted from 0. */
  readonly findLine: (offset: number) => number;
}

function planEdits(
  list: string,
  additions: readonly Addition[],
  file: FileText,
): readonly LineEdit[] | { readonly error: string } {
  const pair = file.root.items.find((each) => readKey(each) === list);
  const all = additions.flatMap(({ lines }, index) => (index === 0 ? lines : ['', ...lines]));
  if (pair === undefined) return [addList(list, all, file)];
  const { value } = pair;
  if (!isSeq(value) || value.items.length === 0) return [fillList(pair, all, file)];
  if (value.flow === true) {
    return { error: `"${list}" is in brackets. Put each entry on its own lines, so that others can be added.` };
  }
  return additions.map((addition) => insertEntry(value, addition, file));
}

function readKey(pair: Pair): unknown {
  return isScalar(pair.key) ? pair.key.value : undefined;
}

function addList(list: string, lines: readonly string[], file: FileText): LineEdit {
  const later = new Set(lists.slice(lists.indexOf(list) + 1));
  const next = file.root.items.find((each) => later.has(String(readKey(each))));
  const listLines = [`${list}:`, ...indentLines(lines, '  ')];
  if (next !== undefined) {
    const at = skipCommentsAbove(file.findLine(findStart(next.key)), file.lines);
    return { at, removedCount: 0, lines: [...listLines, ''] };
  }
  return { at: findEndLine(file.root, file), removedCount: 0, lines: ['', ...listLines] };
}

function fillList(pair: Pair, lines: readonly string[], file: FileText): LineEdit {
  const at = file.findLine(findStart(pair.key));
  const keyLine = file.lines[at] ?? '';
  const openedLine = keyLine.replace(/:\s*(?:\[\s*\]|null|~)/u, ':').trimEnd();
  return { at, removedCount: 1, lines: [openedLine, ...indentLines(lines, '  ')] };
}

function insertEntry(list: YAMLSeq, { before, lines }: Addition, file: FileText): LineEdit {
  const first = file.findLine(list.range?.[0] ?? 0);
  const indent = /^ */u.exec(file.lines[first] ?? '')?.[0] ?? '';
  const gap = hasGaps(list, file) ? [''] : [];
  const next = list.items.find((item) => before !== undefined && isMap(item) && item.get('id') === before);
  if (next === undefined)
    return { at: findEndLine(list, file), removedCount: 0, lines: [...gap, ...indentLines(lines, indent)] };
  const dash = findDashLine(file.findLine(findStart(next)), file.lines);
  return { at: skipCommentsAbove(dash, file.lines), removedCount: 0, lines: [...indentLines(lines, indent), ...gap] };
}

function hasGaps(list: YAMLSeq, { findLine, lines }: FileText): boolean {
  const [first, second] = list.items;
  if (second === undefined) return true;
  return lines.slice(findLine(findStart(first)), findLine(findStart(second))).some((line) => line.trim() === '');
}

function findStart(node: unknown): number {
  return isNode(node) ? (node.range?.[0] ?? 0) : 0;
}

/** Returns the line after the node's last value, before any comments and empty lines. */
function findEndLine(node: YAMLSeq | YAMLMap, { findLine }: FileText): number {
  return findLine(Math.max(0, findEnd(node) - 1)) + 1;
}

/** Returns the end of the last value in the node: a list or mapping itself may end after comments. */
function findEnd(node: unknown): number {
  if ((isSeq(node) || isMap(node)) && node.flow !== true) {
    const last = node.items.at(-1);
    if (isPair(last)) return findEnd(last.value ?? last.key);
    return findEnd(last);
  }
  return isNode(node) ? (node.range?.[1] ?? 0) : 0;
}

function findDashLine(from: number, lines: readonly string[]): number {
  let at = from;
  while (at > 0 && !/^\s*-(?:\s|$)/u.test(lines[at] ?? '')) at -= 1;
  return at;
}

function skipCommentsAbove(from: number, lines: readonly string[]): number {
  let at = from;
  while (at > 0 && /^\s*#/u.test(lines[at - 1] ?? '')) at -= 1;
  return at;
}

function indentLines(lines: readonly string[], indent: string): readonly string[] {
  return lines.map((line) => (line === '' ? '' : indent + line));
}
