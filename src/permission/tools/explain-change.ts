// Explains what a policy says of a changed file: read from a path or JSON, told in lines for people.
import type { ChangeVerdict } from '../change/judge.ts';
import { type Change, judgeChanges } from '../change/judge.ts';
import type { RunContext } from '../context.ts';
import { changeShape } from '../file/changes-shape.ts';
import { readJson } from '../file/shape.ts';
import type { Policy } from '../policy.ts';
import { isObject, type Json, shown } from '../text/json.ts';

/** Reads a change: JSON as in a test, or the path of a modified file. */
export function readChange(text: string): { readonly change: Change } | { readonly error: string } {
  const json = parse(text);
  const read = readJson(changeShape, isObject(json) ? json : { path: text });
  return 'value' in read ? { change: read.value } : { error: read.problems[0]?.message ?? 'It is no change.' };
}

function parse(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export function explainChange(policy: Policy, change: Change, context: RunContext): ChangeVerdict {
  const [judged] = judgeChanges(policy, [change], context);
  if (judged === undefined) throw new TypeError('No change was judged.');
  return judged.verdict;
}

/** The exit code: 0 taken, 3 left behind, 4 stop. */
export function changeExitCode({ answer }: ChangeVerdict): 0 | 3 | 4 {
  return ({ taken: 0, left: 3, stop: 4 } as const)[answer];
}

/** A verdict in lines; nothing of a path can break one. */
export function changeLines({ path, status }: Change, verdict: ChangeVerdict): readonly string[] {
  const width = Math.max(0, ...verdict.trace.map(({ id }) => id.length));
  return [
    `change     ${status} ${shown(path)}`,
    ...verdict.trace.map(({ id, matched, because }) => {
      const mark = matched ? 'yes' : because === 'not reached' ? '-  ' : 'no ';
      return `  change   ${id.padEnd(width)}  ${mark}  ${because}`;
    }),
    `reason     ${verdict.reason}`,
    `answer     ${verdict.answer} by ${verdict.rule}`,
  ];
}
