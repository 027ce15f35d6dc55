// Parses a policy file with the YAML library. Problems quote only lines that belong to a policy: the path may name, or
// link to, a file of secrets.

import { type PolicyReading, readPolicyTree } from './file-shape.ts';
import { readTree } from './read-tree.ts';
import type { Problem } from './tree.ts';

export async function parsePolicy(text: string | Uint8Array, source: string): Promise<PolicyReading> {
  const tree = readTree(text);
  const reading = 'problems' in tree ? tree : await readPolicyTree(tree.root, source);
  return 'problems' in reading ? { problems: unquoted(reading.problems, text) } : reading;
}

const topKeys = ['version', 'default', 'budget', 'guards', 'rules', 'questions', 'changes', 'tests'] as const;

const versionLine = /^version:[ \t]*1[ \t]*(?:#.*)?\r?$/mu;
const quotedSection = /^(?:budget|guards|rules|questions|changes|tests):(?:[ \t\r]|$)/u;

/** Removes what a public log must not show: quotes only lines under a key of a policy, in a file with `version: 1`. */
export function unquoted(problems: readonly Problem[], file: string | Uint8Array): readonly Problem[] {
  const text = typeof file === 'string' ? file : new TextDecoder().decode(file);
  const hasVersion = versionLine.test(text);
  const understood = understoodLines(text);
  return problems.map((problem) =>
    hasVersion && understood[problem.line - 1] === true
      ? problem
      : { ...problem, message: withoutValues(problem, hasVersion) },
  );
}

/** For each line: is the nearest line at or above it that starts at the left edge a key of a policy? */
function understoodLines(text: string): readonly boolean[] {
  let isUnderstood = false;
  return text.split('\n').map((line) => {
    if (/^[^\s#\-\]}]/u.test(line)) isUnderstood = quotedSection.test(line);
    return isUnderstood;
  });
}

const neverQuoted: ReadonlySet<Problem['code']> = new Set(['missing-key', 'too-large', 'not-utf-8']);

const harmless =
  /^"version" is the string "[0-9.]{0,4}"|^[0-9.e]{1,4} reads as| is (?:empty|a list|a mapping|the boolean \w+|the number [0-9.]{1,4})\.|^(?:A key must be|YAML directives are|Here stands|The file nests) /u;

const quotedText = '"(?:[^"\\\\]|\\\\.)*"';
const noKey = new RegExp(`^The policy has no key ${quotedText}\\.`, 'u');
const otherDefault = new RegExp(`^"default" is ${quotedText}\\.`, 'u');

function withoutValues({ code, message }: Problem, hasVersion: boolean): string {
  if (neverQuoted.has(code) || harmless.test(message)) return message;
  if (code === 'yaml') return `Not valid YAML: ${causeOf(message)}.`;
  if (code === 'duplicate-key') return 'A key is here twice. Keep one.';
  if (code === 'yaml-feature')
    return message.replace(/^(The \w+) [\s\S]* is not allowed\./u, '$1 here is not allowed.');
  if (code === 'invisible-character')
    return `Text of this line holds ${unseen(message)}, which can't be seen. Delete it.`;
  if (hasVersion && noKey.test(message)) return message.replace(noKey, 'The policy has no such key.');
  if (hasVersion && otherDefault.test(message)) return message.replace(otherDefault, '"default" has another value.');
  const remedy = hasVersion
    ? `Keys of a policy are ${topKeys.map((key) => `"${key}"`).join(', ')}.`
    : 'The file has no line "version: 1". Add it first.';
  return `This is not read as part of a policy, and not shown. ${remedy}`;
}

/** Stops at the first quotation: after a colon, in quotes, or at the sign of a tag or anchor. */
function causeOf(message: string): string {
  const cause = /^Not valid YAML: (?<words>[A-Za-z][A-Za-z ,'-]*)/u.exec(message)?.groups?.['words'] ?? '';
  return cause.startsWith('Unsupported') || cause === '' ? 'this line cannot be read' : cause.trim();
}

function unseen(message: string): string {
  return /^[\s\S]* is followed by (?<name>U\+[0-9A-F]{4,6})/u.exec(message)?.groups?.['name'] ?? 'a character';
}
