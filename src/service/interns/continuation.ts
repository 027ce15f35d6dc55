// Represents the rest of a playbook's turn as data, applies answers to it, and renders its templates. Pure.
import * as z from 'zod/mini';
import { type ElicitationField, optionKinds } from '../../contract/interaction.ts';
import { type Answer, isAllowing, type Question, type Turn } from './intern.ts';
import { type Step, step as stepSchema } from './playbook.ts';

const variables = z.record(z.string(), z.string());

/** What an answer adds to the steps: a command to run, variables to set, or an "always" choice to remember. */
const derivedTask = z.union([
  z.strictObject({ run: z.string(), timeout: z.optional(z.union([z.string(), z.number()])) }),
  z.strictObject({ know: variables }),
  z.strictObject({ remember: z.string(), choice: z.enum(['allow_always', 'reject_always']) }),
]);

export type Task = Step | z.infer<typeof derivedTask>;

const continuation = z.object({
  model: z.nullable(z.string()),
  tasks: z.array(z.union([derivedTask, stepSchema])),
  variables,
});

export type Continuation = z.infer<typeof continuation>;

const pausedTurn = z.object({ asked: stepSchema, rest: continuation });

type PausedTurn = z.infer<typeof pausedTurn>;

/** Turns that this process has paused, which need no validation. */
const validTurns = new WeakMap<object, PausedTurn>();

export function pauseAt(step: Step, rest: Continuation): PausedTurn {
  const paused = { asked: step, rest };
  validTurns.set(paused, paused);
  return paused;
}

export function readPaused(stored: unknown): PausedTurn {
  const validTurn = typeof stored === 'object' && stored !== null ? validTurns.get(stored) : undefined;
  return validTurn ?? pausedTurn.parse(stored);
}

type PermissionStep = Extract<Step, { shell: unknown } | { permission: unknown }>;

export function toPermissionQuestion(step: PermissionStep, operation: string | null, rest: Continuation) {
  const options = ('permission' in step ? step.permission.options : undefined) ?? [...optionKinds];
  // Store the rendered operation: the answer is about what was shown, and templates may give something else later.
  const rendered = 'permission' in step ? { ...step, permission: { operation, options } } : step;
  const question: Question = { kind: 'permission', operation, options };
  return { question, continuation: pauseAt(rendered, rest) };
}

export function applyAnswer(step: Step, rest: Continuation, answer: Answer): Continuation {
  if ('ask' in step) return prepend(rest, { know: { answer: formatAnswer(step.ask.fields, answer) } });
  if (!('shell' in step || 'permission' in step)) return rest;
  const option = answer.kind === 'chosen' ? answer.option : 'reject_once';
  const next = applyPermission(step, rest, isAllowing(answer));
  const operation = 'shell' in step ? toShellOperation(step.shell) : step.permission.operation;
  if (operation === null || option === 'allow_once' || option === 'reject_once') return next;
  return prepend(next, { remember: operation, choice: option });
}

const rejectedShell = {
  stdout: '',
  exit_status: 'rejected',
  shell_outcome: 'The command was rejected, so it did not run.',
};

export function applyPermission(step: PermissionStep, rest: Continuation, isAllowed: boolean): Continuation {
  if ('permission' in step) return prepend(rest, ...((isAllowed ? step.allowed : step.rejected) ?? []));
  if (!isAllowed) return prepend(rest, { know: rejectedShell });
  return prepend(rest, { run: step.shell, timeout: step.timeout });
}

export function prepend(rest: Continuation, ...tasks: readonly Task[]): Continuation {
  return { ...rest, tasks: [...tasks, ...rest.tasks] };
}

export function renderOperation(step: PermissionStep, rest: Continuation, turn: Turn): string | null {
  if ('shell' in step) return toShellOperation(step.shell);
  return step.permission.operation === null ? null : render(step.permission.operation, rest, turn);
}

function toShellOperation(command: string): string {
  return `shell command: ${command}`;
}

function formatAnswer(fields: readonly ElicitationField[], answer: Answer): string {
  if (answer.kind !== 'accepted') return '';
  const field = fields.length === 1 ? fields[0] : undefined;
  if (field === undefined) return JSON.stringify(answer.content);
  const value = answer.content[field.name] ?? '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Inserts the values of `{{prompt}}` and the like. Does not expand the inserted text. */
export function render(text: string, rest: Continuation, { prompt, turn }: Turn): string {
  if (!text.includes('{{')) return text;
  // Find the word by which findings name their run: the last `"run": "WORD"` in the prompt (docs/review.md).
  const reviewWord = [...prompt.matchAll(/"run": "(\w+)"/g)].at(-1)?.[1] ?? '';
  const turnValues = { prompt, turn: String(turn), review_word: reviewWord };
  const values = new Map(Object.entries({ ...rest.variables, ...turnValues }));
  return text.replace(/\{\{(\w+)\}\}/g, (placeholder: string, name: string) => values.get(name) ?? placeholder);
}
