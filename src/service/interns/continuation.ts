// The rest of a playbook's turn, as data: how each answer changes it, and its templates. Pure.
import * as z from 'zod/mini';
import { type ElicitationField, optionKinds } from '../../contract/interaction.ts';
import { type Answer, isAllowing, type Question, type Turn } from './intern.ts';
import { type Step, step as stepSchema } from './playbook.ts';

const variables = z.record(z.string(), z.string());

const consequence = z.union([
  z.strictObject({ run: z.string(), timeout: z.optional(z.union([z.string(), z.number()])) }),
  z.strictObject({ know: variables }),
  z.strictObject({ remember: z.string(), choice: z.enum(['allow_always', 'reject_always']) }),
]);

export type Task = Step | z.infer<typeof consequence>;

const continuation = z.object({
  model: z.nullable(z.string()),
  tasks: z.array(z.union([consequence, stepSchema])),
  variables,
});

export type Continuation = z.infer<typeof continuation>;

const pausedTurn = z.object({ asked: stepSchema, rest: continuation });

type PausedTurn = z.infer<typeof pausedTurn>;

/** Turns that this process has paused itself, so that they need no validation. */
const ours = new WeakMap<object, PausedTurn>();

export function pauseAt(step: Step, rest: Continuation): PausedTurn {
  const paused = { asked: step, rest };
  ours.set(paused, paused);
  return paused;
}

export function readPaused(stored: unknown): PausedTurn {
  const known = typeof stored === 'object' && stored !== null ? ours.get(stored) : undefined;
  return known ?? pausedTurn.parse(stored);
}

type PermissionStep = Extract<Step, { shell: unknown } | { permission: unknown }>;

export function permissionQuestion(step: PermissionStep, operation: string | null, rest: Continuation) {
  const options = ('permission' in step ? step.permission.options : undefined) ?? [...optionKinds];
  // Render now, because the answer is about the operation as shown, whatever its templates would make later.
  const rendered = 'permission' in step ? { ...step, permission: { operation, options } } : step;
  const question: Question = { kind: 'permission', operation, options };
  return { question, continuation: pauseAt(rendered, rest) };
}

export function afterAnswer(step: Step, rest: Continuation, answer: Answer): Continuation {
  if ('ask' in step) return prepend(rest, { know: { answer: answerText(step.ask.fields, answer) } });
  if (!('shell' in step || 'permission' in step)) return rest;
  const option = answer.kind === 'chosen' ? answer.option : 'reject_once';
  const after = afterPermission(step, rest, isAllowing(answer));
  const operation = 'shell' in step ? shellOperation(step.shell) : step.permission.operation;
  if (operation === null || option === 'allow_once' || option === 'reject_once') return after;
  return prepend(after, { remember: operation, choice: option });
}

const rejectedShell = {
  stdout: '',
  exit_status: 'rejected',
  shell_outcome: 'The command was rejected, so it did not run.',
};

export function afterPermission(step: PermissionStep, rest: Continuation, isAllowed: boolean): Continuation {
  if ('permission' in step) return prepend(rest, ...((isAllowed ? step.allowed : step.rejected) ?? []));
  if (!isAllowed) return prepend(rest, { know: rejectedShell });
  return prepend(rest, { run: step.shell, timeout: step.timeout });
}

export function prepend(rest: Continuation, ...tasks: readonly Task[]): Continuation {
  return { ...rest, tasks: [...tasks, ...rest.tasks] };
}

export function operationOf(step: PermissionStep, rest: Continuation, turn: Turn): string | null {
  if ('shell' in step) return shellOperation(step.shell);
  return step.permission.operation === null ? null : render(step.permission.operation, rest, turn);
}

function shellOperation(command: string): string {
  return `shell command: ${command}`;
}

function answerText(fields: readonly ElicitationField[], answer: Answer): string {
  if (answer.kind !== 'accepted') return '';
  const only = fields.length === 1 ? fields[0] : undefined;
  if (only === undefined) return JSON.stringify(answer.content);
  const value = answer.content[only.name] ?? '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Inserts values for `{{prompt}}` and the like; does not expand what it inserted. */
export function render(text: string, rest: Continuation, { prompt, turn }: Turn): string {
  if (!text.includes('{{')) return text;
  const known = { prompt, turn: String(turn), review_word: reviewWordIn(prompt) };
  const values = new Map(Object.entries({ ...rest.variables, ...known }));
  return text.replace(/\{\{(\w+)\}\}/g, (written: string, name: string) => values.get(name) ?? written);
}

/** Finds a run's word at the end of a prompt, for a review's findings (docs/review.md, "What the intern is told"). */
function reviewWordIn(prompt: string): string {
  return [...prompt.matchAll(/"run": "(\w+)"/g)].at(-1)?.[1] ?? '';
}
