// How a matcher is written in the file, per place and per kind of value.

import type { Matcher, Test } from '../match/matchers.ts';
import { type PathGlob, readPathGlob } from '../match/path-matcher.ts';
import { type CommandPattern, compileCommandPattern } from '../shell/pattern.ts';
import { compileGlob } from '../text/glob.ts';
import { flawOfPathGlob } from '../text/path.ts';
import { unknownKey } from './mapping.ts';
import { forms, formsOf, type MatcherOptions } from './matcher-forms.ts';
import { matcherSchema } from './matcher-schema.ts';
import { plainValues } from './matcher-values.ts';
import { allOf, fail, plainOf, type Reader, type Shape, stringOf, wrongType } from './shape.ts';
import type { MapNode, TreeEntry, TreeNode } from './tree.ts';

/** A matcher of the file (docs/policy.md, "What can be matched"). */
export function matcherShape(options: MatcherOptions): Shape<Matcher> {
  return {
    read(node, reader) {
      if (node.type !== 'map') {
        const values = plainValues(node, options, reader);
        return values === undefined ? undefined : { test: { type: 'values', values }, missing: false };
      }
      return readBraces(node, options, reader);
    },
    schema: (defs) => matcherSchema({ ...options, forms: formsOf(options), negated: false }, defs),
  };
}

function readBraces(node: MapNode, options: MatcherOptions, reader: Reader): Matcher | undefined {
  const allowed: readonly string[] = formsOf(options);
  const missing = node.entries.find((entry) => entry.key === 'missing');
  const others = node.entries.filter((entry) => entry !== missing);
  const stray = others.find((entry) => !allowed.includes(entry.key));
  if (stray !== undefined) return strayForm(stray, allowed, options, reader);
  const [entry, second] = others;
  if (entry === undefined || second !== undefined) {
    const list = allowed.map((form) => `"${form}"`).join(', ');
    return fail(reader, node.at, 'invalid-value', `${options.what} needs exactly one of ${list}.`);
  }
  const misses = missing === undefined ? false : readMissing(missing, options, reader);
  const test = readForm(entry, options, reader);
  return test === undefined || misses === undefined ? undefined : { test, missing: misses };
}

function strayForm(entry: TreeEntry, allowed: readonly string[], options: MatcherOptions, reader: Reader): undefined {
  if (!forms.some((form) => form === entry.key)) {
    const known = options.place === 'guard' ? [...allowed, 'missing'] : allowed;
    return unknownKey(entry, known, options.what, reader);
  }
  return fail(
    reader,
    entry.at,
    'invalid-value',
    `${options.what} can't be matched with "${entry.key}" here. ${whyNotHere(entry.key)}`,
  );
}

function whyNotHere(form: string): string {
  if (form === 'present') return 'A key of "when" is never missing; ask for the word "unknown".';
  if (form === 'has') return 'It is never a list; write the value itself.';
  if (form === 'path') return '"path" stands in "match", over a text or a list of texts from the arguments.';
  if (form === 'shell') return '"shell" stands in the "match" of rules and guards, over a text.';
  return 'It is true, false or "unknown"; write one of them.';
}

function readMissing(entry: TreeEntry, options: MatcherOptions, reader: Reader): boolean | undefined {
  if (options.place !== 'guard') {
    return fail(reader, entry.at, 'invalid-value', `"missing" stands only in the "match" of guards. Delete it.`);
  }
  if (plainOf(entry.value) === 'match') return true;
  return wrongType(reader, entry.value, '"missing"', 'match');
}

function readForm(entry: TreeEntry, options: MatcherOptions, reader: Reader): Test | undefined {
  const node = entry.value;
  switch (entry.key) {
    case 'glob':
      return readGlob(node, options, reader);
    case 're2':
      return readRe2(node, options, reader);
    case 'path':
      return readPath(node, options, reader);
    case 'not':
      return readNot(node, options, reader);
    case 'present':
      return readPresent(node, reader);
    case 'has':
      return valuesTest('has', node, options, reader);
    case 'in':
      if (node.type !== 'list') return wrongType(reader, node, '"in"', 'a list of values');
      return valuesTest('values', node, options, reader);
    default:
      return readShell(node, options, reader);
  }
}

function readPresent(node: TreeNode, reader: Reader): Test | undefined {
  const present = plainOf(node);
  return typeof present === 'boolean'
    ? { type: 'present', present }
    : wrongType(reader, node, '"present"', 'true or false');
}

function valuesTest(type: 'has' | 'values', node: TreeNode, options: MatcherOptions, reader: Reader): Test | undefined {
  const values = plainValues(node, options, reader);
  return values === undefined ? undefined : { type, values };
}

function readGlob(node: TreeNode, options: MatcherOptions, reader: Reader): Test | undefined {
  const source = stringOf(node);
  if (source === undefined) return wrongType(reader, node, `The glob of ${options.what}`, 'a string');
  const glob = compileGlob(source);
  if (glob !== undefined) return { type: 'glob', glob };
  return fail(
    reader,
    node.at,
    'invalid-pattern',
    `The glob ${JSON.stringify(source)} ends with a backslash that escapes nothing. Write two for one.`,
  );
}

function readRe2(node: TreeNode, options: MatcherOptions, reader: Reader): Test | undefined {
  const pattern = stringOf(node);
  if (pattern === undefined) return wrongType(reader, node, `The re2 of ${options.what}`, 'a string');
  const matches = reader.engines.re2?.compile(pattern);
  if (typeof matches === 'function') return { type: 're2', pattern, matches };
  return fail(
    reader,
    node.at,
    'invalid-pattern',
    `${JSON.stringify(pattern)} is not RE2: ${matches?.error ?? 'the library is not loaded'}. Look-around and back-references do not exist in RE2.`,
  );
}

function readPath(node: TreeNode, options: MatcherOptions, reader: Reader): Test | undefined {
  const nodes = node.type === 'list' ? node.items : [node];
  if (nodes.length === 0) return wrongType(reader, node, `The path of ${options.what}`, 'at least one path glob');
  const globs = allOf(nodes.map((each) => readPathPattern(each, options, reader)));
  return globs === undefined ? undefined : { type: 'path', globs };
}

function readPathPattern(node: TreeNode, options: MatcherOptions, reader: Reader): PathGlob | undefined {
  const pattern = stringOf(node);
  if (pattern === undefined) return wrongType(reader, node, `The path of ${options.what}`, 'a string');
  const flaw = flawOfPathGlob(pattern);
  if (flaw === undefined) return readPathGlob(pattern);
  const message = `The path glob ${JSON.stringify(pattern)} can't be used: ${flaw}.`;
  return fail(reader, node.at, 'invalid-pattern', message);
}

function readNot(node: TreeNode, options: MatcherOptions, reader: Reader): Test | undefined {
  const forbidden =
    node.type === 'map' ? node.entries.find((entry) => ['shell', 'present', 'missing'].includes(entry.key)) : undefined;
  if (forbidden !== undefined) {
    return fail(
      reader,
      forbidden.at,
      'invalid-value',
      `"not" holds no "${forbidden.key}". ${notInstead(forbidden.key)}`,
    );
  }
  const inner = matcherShape(options).read(node, reader);
  return inner === undefined ? undefined : { type: 'not', test: inner.test };
}

function notInstead(key: string): string {
  if (key === 'present') return 'Write "present" with the other value.';
  if (key === 'missing') return 'Put "missing" beside "not".';
  return 'Write a guard with "any", or a rule with "only".';
}

function readShell(node: TreeNode, options: MatcherOptions, reader: Reader): Test | undefined {
  const direction = options.place === 'guard' ? 'any' : 'only';
  if (node.type !== 'map') return wrongType(reader, node, '"shell"', `{ ${direction}: [patterns] }`);
  const [entry, second] = node.entries;
  if (entry === undefined || second !== undefined) {
    return fail(reader, node.at, 'invalid-value', `"shell" needs exactly the key "${direction}" here.`);
  }
  if (entry.key !== direction) {
    if (entry.key !== 'only' && entry.key !== 'any') return unknownKey(entry, [direction], '"shell"', reader);
    const why =
      direction === 'any'
        ? 'a guard asks "any", so that nothing slips by'
        : 'a rule asks "only", so that nothing rides along';
    return fail(
      reader,
      entry.at,
      'invalid-value',
      `"${entry.key}" does not stand in a ${options.place}: ${why}. Write "${direction}".`,
    );
  }
  const patterns = readPatterns(entry.value, direction, reader);
  const syntax = reader.engines.shell;
  return patterns === undefined || syntax === undefined ? undefined : { type: direction, patterns, syntax };
}

function readPatterns(node: TreeNode, direction: string, reader: Reader): readonly CommandPattern[] | undefined {
  if (node.type !== 'list' || node.items.length === 0)
    return wrongType(reader, node, `"${direction}"`, 'a list of at least one pattern');
  return allOf(node.items.map((item) => readPattern(item, reader)));
}

function readPattern(node: TreeNode, reader: Reader): CommandPattern | undefined {
  const source = stringOf(node);
  if (source === undefined) return wrongType(reader, node, 'A pattern', 'a string');
  const pattern = compileCommandPattern(source);
  if (!('error' in pattern)) return pattern;
  return fail(
    reader,
    node.at,
    'invalid-pattern',
    `The pattern ${JSON.stringify(source)} can't be used: ${pattern.error}.`,
  );
}
