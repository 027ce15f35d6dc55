// Warnings of policies that are written as short as they can be.
import { lint } from '../../../src/permission/lint/lint.ts';
import { policyOf } from '../policies.ts';

/** Warnings of one code, as `line:column message`. */
export async function warnings(code: string, text: string): Promise<readonly string[]> {
  const all = lint(await policyOf(text));
  return all
    .filter((warning) => warning.code === code)
    .map(({ line, column, message }) => `${line}:${column} ${message}`);
}

/** Two rules, `a` before `b`, with these conditions. */
export function pair(a: string, b: string): string {
  return `rules:\n  - { id: a, ${a}, then: reject }\n  - { id: b, ${b}, then: reject }\n`;
}

/** One allow rule. */
export function allow(match: string, rest = 'limit: 1'): string {
  return `rules:\n  - { id: r, match: { ${match} }, then: allow, ${rest} }\n`;
}
