// Explains decisions on pauses and changed files: in lines for people, and as JSON for programs.
import { isObject, parseJson } from '../../json.ts';
import type { Change, ChangeVerdict } from '../change/judge.ts';
import type { PermissionDecision, TraceEntry } from '../decision.ts';
import { changeShape } from '../file/entry-shapes.ts';
import { readJson } from '../file/shape.ts';
import { describePlace } from '../match/place.ts';
import type { Pause } from '../pause.ts';
import { showInvisible, showValue } from '../text/invisible.ts';

/** Picks the fields that `interns policy explain --json` prints (docs/policy.md, "The policy commands"). */
export function toExplanation({ verb, answer, rule, reason, trace }: PermissionDecision) {
  return { verb, answer, rule, reason, trace };
}

export function chooseExitCode(decision: PermissionDecision): 0 | 3 | 4 {
  if (decision.outcome === 'allow' || decision.outcome === 'answer') return 0;
  return decision.outcome === 'reject' ? 3 : 4;
}

/** Escapes line breaks and invisible characters in the texts of the pause (docs/policy.md, "The policy commands"). */
export function explainDecision(decision: PermissionDecision): readonly string[] {
  const { outcome, answer, rule } = decision;
  const width = Math.max(...decision.trace.map((entry) => entry.id.length), 'default'.length);
  const label = outcome === 'stop' || outcome === 'ask' ? outcome : 'answer';
  return [
    `pause      ${decision.pause === null ? 'malformed' : describePause(decision.pause)}`,
    ...decision.trace.map((entry) => {
      const name = entry.list === 'default' ? '' : entry.id;
      return `  ${listNouns[entry.list].padEnd(8)} ${name.padEnd(width)}  ${describeVerdict(entry)}`;
    }),
    ...(decision.ladder === null ? [] : [`ladder     ${decision.ladder}`]),
    `budgets    ${decision.budgets}`,
    ...(decision.reason === null ? [] : [`reason     ${showInvisible(decision.reason)}`]),
    `${label.padEnd(11)}${answer === null ? '' : `${showInvisible(answer)} `}by ${rule}`,
  ];
}

const listNouns = { guards: 'guard', rules: 'rule', questions: 'question', default: 'default' } as const;

function describeVerdict({ matched, because }: Pick<TraceEntry, 'matched' | 'because'>): string {
  const refusal = because === 'not reached' ? '-  ' : 'no ';
  return `${matched ? 'yes' : refusal}  ${because}`;
}

function describePause(pause: Pause): string {
  const place = describePlace(pause);
  const parts = [
    `kind ${showValue(pause.kind)}`,
    ...(pause.tool === undefined ? [] : [`tool ${showValue(pause.tool)}`]),
    ...(pause.command === undefined ? [] : [`command ${showValue(pause.command)}`]),
    ...(typeof pause.arguments['message'] === 'string' ? [`message ${showValue(pause.arguments['message'])}`] : []),
    ...(place === undefined ? [] : [place]),
    ...(pause.options.length === 0 ? [] : [`options ${showValue(pause.options)}`]),
  ];
  return parts.join(', ');
}

/** Reads a change: JSON as in a test, or the path of a file that was modified. */
export function readChange(text: string): { readonly change: Change } | { readonly error: string } {
  const json = parseJson(text);
  const reading = readJson(changeShape, isObject(json) ? json : { path: text });
  return 'value' in reading ? { change: reading.value } : { error: reading.problems[0]?.message ?? 'Not a change.' };
}

export function chooseChangeExitCode({ answer }: ChangeVerdict): 0 | 3 | 4 {
  return ({ taken: 0, left: 3, stop: 4 } as const)[answer];
}

export function explainChange({ path, status }: Change, verdict: ChangeVerdict): readonly string[] {
  const width = Math.max(0, ...verdict.trace.map(({ id }) => id.length));
  return [
    `change     ${status} ${showValue(path)}`,
    ...verdict.trace.map((each) => `  change   ${each.id.padEnd(width)}  ${describeVerdict(each)}`),
    `reason     ${verdict.reason}`,
    `answer     ${verdict.answer} by ${verdict.rule}`,
  ];
}
