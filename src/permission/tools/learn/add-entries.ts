// Adds entries to the text of a policy file, line by line, so that its comments and its order stay.
import { isMap, isNode, isPair, isScalar, isSeq, type Pair, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import { createPlaceFinder } from '../../file/parse-policy.ts';

export interface Addition {
  readonly list: 'rules' | 'questions' | 'tests';
  /** The id of the entry to insert them before; absent: they come last. */
  readonly before?: string | undefined;
  /** Without indentation. */
  readonly lines: readonly string[];
}

interface LineEdit {
  /** The first line to remove, or the line to insert before; counted from 0. */
  readonly at: number;
  readonly removed: number;
  readonly added: readonly string[];
}

const order = ['guards', 'rules', 'questions', 'tests'];

/** Adds entries to the text of a valid policy file. */
export function addEntries(
  text: string,
  additions: readonly Addition[],
): { readonly text: string } | { readonly error: string } {
  const body = text.replace(/^\uFEFF/u, '');
  const root = parseDocument(body, { version: '1.2', schema: 'core', logLevel: 'error' }).contents;
  if (!isMap(root) || root.flow === true) {
    return { error: 'The file is written in braces. Write its keys in lines of their own, and entries can be added.' };
  }
  const place = createPlaceFinder(body);
  const file: FileText = { root, lines: body.split('\n'), lineOf: (offset) => place(offset).line - 1 };
  const edits: LineEdit[] = [];
  for (const list of order) {
    const wanted = additions.filter((each) => each.list === list);
    const found = wanted.length === 0 ? [] : editsOf(list, wanted, file);
    if ('error' in found) return found;
    edits.push(...found);
  }
  return { text: withEdits(text, edits) };
}

function withEdits(text: string, edits: readonly LineEdit[]): string {
  const lines = text.split('\n');
  const end = lines[0]?.endsWith('\r') === true ? '\r' : '';
  // Give the file a final line end if something is added after a last line without one.
  const grows = edits.some(({ at }) => at >= lines.length);
  for (const { at, removed, added } of edits.toSorted((a, b) => a.at - b.at).toReversed()) {
    lines.splice(at, removed, ...added.map((line) => line + end));
  }
  return `${lines.join('\n')}${grows ? '\n' : ''}`;
}

interface FileText {
  readonly root: YAMLMap;
  readonly lines: readonly string[];
  /** Returns a line, counted from 0. */
  readonly lineOf: (offset: number) => number;
}

function editsOf(
  list: string,
  additions: readonly Addition[],
  file: FileText,
): readonly LineEdit[] | { readonly error: string } {
  const pair = file.root.items.find((each) => nameOf(each) === list);
  const all = additions.flatMap(({ lines }, index) => (index === 0 ? lines : ['', ...lines]));
  if (pair === undefined) return [newList(list, all, file)];
  const { value } = pair;
  if (!isSeq(value) || value.items.length === 0) return [filledList(pair, all, file)];
  if (value.flow === true) {
    return { error: `"${list}" stands in brackets. Write each entry in lines of its own, and others can be added.` };
  }
  return additions.map((addition) => intoList(value, addition, file));
}

function nameOf(pair: Pair): unknown {
  return isScalar(pair.key) ? pair.key.value : undefined;
}

function newList(list: string, lines: readonly string[], file: FileText): LineEdit {
  const later = new Set(order.slice(order.indexOf(list) + 1));
  const next = file.root.items.find((each) => later.has(String(nameOf(each))));
  const written = [`${list}:`, ...indented(lines, '  ')];
  if (next !== undefined) {
    const at = aboveComments(file.lineOf(startOf(next.key)), file.lines);
    return { at, removed: 0, added: [...written, ''] };
  }
  return { at: endOf(file.root, file), removed: 0, added: ['', ...written] };
}

function filledList(pair: Pair, lines: readonly string[], file: FileText): LineEdit {
  const at = file.lineOf(startOf(pair.key));
  const keyLine = file.lines[at] ?? '';
  const opened = keyLine.replace(/:\s*(?:\[\s*\]|null|~)/u, ':').trimEnd();
  return { at, removed: 1, added: [opened, ...indented(lines, '  ')] };
}

function intoList(list: YAMLSeq, { before, lines }: Addition, file: FileText): LineEdit {
  const { lineOf } = file;
  const first = lineOf(list.range?.[0] ?? 0);
  const indent = /^ */u.exec(file.lines[first] ?? '')?.[0] ?? '';
  const airy = isAiry(list, file) ? [''] : [];
  const next = list.items.find((item) => before !== undefined && isMap(item) && item.get('id') === before);
  if (next === undefined) return { at: endOf(list, file), removed: 0, added: [...airy, ...indented(lines, indent)] };
  const dash = dashLine(lineOf(startOf(next)), file.lines);
  return { at: aboveComments(dash, file.lines), removed: 0, added: [...indented(lines, indent), ...airy] };
}

function isAiry(list: YAMLSeq, { lineOf, lines }: FileText): boolean {
  const [first, second] = list.items;
  if (second === undefined) return true;
  return lines.slice(lineOf(startOf(first)), lineOf(startOf(second))).some((line) => line.trim() === '');
}

function startOf(node: unknown): number {
  return isNode(node) ? (node.range?.[0] ?? 0) : 0;
}

/** Returns the line at which the node ends, before any comments and empty lines after it. */
function endOf(node: YAMLSeq | YAMLMap, { lineOf }: FileText): number {
  return lineOf(Math.max(0, endOffset(node) - 1)) + 1;
}

/** Returns where the last value ends: the collection itself may end after comments. */
function endOffset(node: unknown): number {
  if ((isSeq(node) || isMap(node)) && node.flow !== true) {
    const last = node.items.at(-1);
    if (isPair(last)) return endOffset(last.value ?? last.key);
    return endOffset(last);
  }
  return isNode(node) ? (node.range?.[1] ?? 0) : 0;
}

function dashLine(from: number, lines: readonly string[]): number {
  let at = from;
  while (at > 0 && !/^\s*-(?:\s|$)/u.test(lines[at] ?? '')) at -= 1;
  return at;
}

function aboveComments(from: number, lines: readonly string[]): number {
  let at = from;
  while (at > 0 && /^\s*#/u.test(lines[at - 1] ?? '')) at -= 1;
  return at;
}

function indented(lines: readonly string[], indent: string): readonly string[] {
  return lines.map((line) => (line === '' ? '' : indent + line));
}
