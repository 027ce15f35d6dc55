// Policy files that are valid but for one thing, and what is said of them.
import { expect } from 'vitest';
import type { ProblemCode } from '../../../src/permission/file/tree.ts';
import { problemsOf } from '../policies.ts';

/** A file that is refused. */
export interface Refused {
  readonly name: string;
  readonly file: string;
  readonly code: ProblemCode;
  /** `line:column` */
  readonly at: string;
  /** Words of the message. */
  readonly says: string;
}

/** Expects that a file is refused, at the place and with the words. */
export async function expectRefused({ file: text, code, at, says }: Omit<Refused, 'name'>): Promise<void> {
  const problems = await problemsOf(text);
  expect(problems.map((problem) => `${problem.line}:${problem.column} ${problem.code}`)).toContain(`${at} ${code}`);
  expect(problems.map((problem) => problem.message).join('\n')).toContain(says);
}

/** An otherwise valid file with these lines at its end. */
export function file(...lines: readonly string[]): string {
  return ['version: 1', ...lines, ''].join('\n');
}

export const rule = ['rules:', '  - id: a', '    match: { kind: permission }', '    then: allow'];
export const guard = ['guards:', '  - id: g', '    match: { kind: permission }', '    then: reject'];
export const question = ['questions:', '  - id: q', '    match: { kind: elicitation }', '    answer: npm'];

/** A file with one test, of these lines. */
export function testFile(...lines: readonly string[]): string {
  return file(...rule, 'tests:', '  - name: t', ...lines);
}

/** A condition in the `match` of an entry. */
export interface Condition {
  readonly list: 'guards' | 'rules' | 'questions';
  /** In flow style, without its braces. */
  readonly condition: string;
}

/** A file with an entry of that condition. */
export function fileWith({ list, condition }: Condition): string {
  return list === 'questions'
    ? file('questions:', '  - id: q', `    match: { ${condition} }`, '    answer: x')
    : file(`${list}:`, '  - id: x', `    match: { ${condition} }`, '    then: reject');
}
