// An intern that follows a playbook. The rest of a paused turn is data, so that another process can continue it.
import { describeError } from '../../errors.ts';
import { isFolder } from '../../folders.ts';
import type { CancelTimer, Clock } from '../time/clock.ts';
import { readDurationMs } from '../time/duration.ts';
import {
  afterAnswer,
  afterPermission,
  type Continuation,
  operationOf,
  pauseAt,
  permissionQuestion,
  prepend,
  readPaused,
  render,
  type Task,
} from './continuation.ts';
import type { Ending, Intern, Question, Turn, TurnIo, UnheardIo, Words } from './intern.ts';
import { matchesGlob, type Playbook, type QuietStep, type Step } from './playbook.ts';
import { runShell } from './shell.ts';

interface PlaybookOptions {
  readonly playbook: Playbook;
  /** The model of a turn that names none; null: no model. */
  readonly model: string | null;
  readonly workdir: string | undefined;
  readonly sessionFolder: (sessionId: string) => string;
  readonly env: Readonly<Record<string, string>>;
  readonly clock: Clock;
}

const defaultShellTimeoutMs = 120_000;
// Less than Linux's limit for one string of the environment, beyond which no command starts.
const maxVariableBytes = 100_000;

type PlaybookEnding = Extract<Step, { end: unknown }>['end'];

const messages: Readonly<Record<PlaybookEnding, string>> = {
  run_ended: 'The intern ended the run.',
  timeout: 'The intern did not answer in time.',
  sever: 'The connection to the intern broke before it confirmed an end.',
  attachment_failed: 'The run produced more output than the intern retains for replay.',
  intern_unreachable: 'The intern could not be reached.',
};

function endingOf(end: PlaybookEnding): { readonly ending: Ending; readonly message: string } {
  return { ending: end === 'sever' ? 'stream_severed' : end, message: messages[end] };
}

const nothingKnown = { stdout: '', exit_status: '', shell_outcome: '', answer: '' };

export function createPlaybookIntern(options: PlaybookOptions): Intern {
  const { playbook, workdir, model } = options;
  return {
    begin(turn) {
      if (workdir !== undefined && !isFolder(workdir)) return endingOf('intern_unreachable');
      const chosen = playbook.turns.find(({ when = '*' }) => matchesGlob(when, turn.prompt));
      const [first] = chosen?.steps ?? [];
      // Only these two endings refuse a turn before the stream; any other ends a stream.
      const end = first !== undefined && 'end' in first ? first.end : undefined;
      if (end === 'attachment_failed' || end === 'intern_unreachable') return endingOf(end);
      const message = 'No turn of the playbook matches this prompt.';
      return async (io) => {
        if (chosen === undefined) return io.report({ type: 'end', ending: 'turn_failed', message });
        const todo = { model: chosen.model ?? model, tasks: chosen.steps, variables: nothingKnown };
        return follow(todo, { turn, io, options });
      };
    },
    async continueWhilePaused(turn, stored, io) {
      const { asked: step, rest } = readPaused(stored);
      if ('meanwhile' in step) await followUnheard(step, rest, { turn, io, options });
    },
    async resume(turn, { continuation: stored, answer }, io) {
      const { asked: step, rest } = readPaused(stored);
      await follow(afterAnswer(step, rest, answer), { turn, io, options });
    },
  };
}

interface Context<Io = TurnIo> {
  readonly turn: Turn;
  readonly io: Io;
  readonly options: PlaybookOptions;
}

/** Stores the rest after each step. */
async function followUnheard(
  question: Extract<Step, { meanwhile?: unknown }>,
  rest: Continuation,
  context: Context<UnheardIo>,
): Promise<void> {
  const { io } = context;
  let left = question.meanwhile ?? [];
  while (!io.signal.aborted) {
    const [step, ...steps] = left;
    if (step === undefined) return;
    if (!('usage' in step)) await speakOrWait(step, rest, context);
    left = steps;
    await io.report({
      type: 'part',
      usage: 'usage' in step ? { type: 'usage', usage: step.usage, byokCost: step.byok_cost ?? 0 } : undefined,
      continuation: pauseAt({ ...question, meanwhile: steps }, rest),
    });
  }
}

async function follow(todo: Continuation, context: Context): Promise<void> {
  const { io } = context;
  if (todo.model !== null) await io.report({ type: 'model', model: todo.model });
  let rest: Continuation | undefined = todo;
  while (rest !== undefined && !io.signal.aborted) {
    const [task, ...tasks]: readonly Task[] = rest.tasks;
    rest = task === undefined ? undefined : await take(task, { ...rest, tasks }, context);
  }
}

/** @returns the rest, or undefined when the turn stops here */
async function take(task: Task, rest: Continuation, context: Context): Promise<Continuation | undefined> {
  const { turn, io } = context;
  if ('say' in task || 'think' in task || 'wait' in task) {
    await speakOrWait(task, rest, context);
    return rest;
  }
  if ('usage' in task) {
    await io.report({ type: 'usage', usage: task.usage, byokCost: task.byok_cost ?? 0 });
    return rest;
  }
  if ('remember' in task) {
    await io.report({ type: 'remember', operation: task.remember, choice: task.choice });
    return rest;
  }
  if ('know' in task) return { ...rest, variables: { ...rest.variables, ...task.know } };
  if ('run' in task) {
    const outcome = await tryShell(task, rest, context);
    if (!('failure' in outcome)) return prepend(rest, { know: outcome });
    await io.report({ type: 'end', ending: 'turn_failed', message: outcome.failure });
    return undefined;
  }
  if ('end' in task) {
    await io.report({ type: 'end', ...endingOf(task.end) });
    return undefined;
  }
  if ('ask' in task) {
    const { message, fields } = task.ask;
    const question: Question = { kind: 'elicitation', message: render(message, rest, turn), fields };
    await io.report({ type: 'question', question, continuation: pauseAt(task, rest) });
    return undefined;
  }
  const operation = operationOf(task, rest, turn);
  const choice = operation === null ? undefined : turn.standing.get(operation);
  if (turn.approvalMode === 'self-drive' || choice !== undefined)
    return afterPermission(task, rest, choice !== 'reject_always');
  await io.report({ type: 'question', ...permissionQuestion(task, operation, rest) });
  return undefined;
}

async function tryShell(
  task: { readonly run: string; readonly timeout?: string | number | undefined },
  rest: Continuation,
  context: Context,
) {
  const { turn, io, options } = context;
  const timeoutMs = readDurationMs(task.timeout ?? '') ?? defaultShellTimeoutMs;
  const env = {
    ...options.env,
    ...variable('INTERN_PROMPT', turn.prompt),
    ...variable('INTERN_ANSWER', rest.variables['answer'] ?? ''),
  };
  try {
    const workdir = options.workdir ?? options.sessionFolder(turn.sessionId);
    const { clock } = options;
    const result = await runShell({ command: task.run, workdir, env, timeoutMs, clock, signal: io.signal });
    const exit_status = String(result.exitStatus);
    return { stdout: result.stdout, exit_status, shell_outcome: `The command ended with exit status ${exit_status}.` };
  } catch (error: unknown) {
    return { failure: `The intern could not run its shell: ${describeError(error)}` };
  }
}

/** Returns an environment variable, or none if the system could not pass it on. */
function variable(name: string, value: string): Record<string, string> {
  return value.includes('\0') || Buffer.byteLength(value) > maxVariableBytes ? {} : { [name]: value };
}

type SpeakingContext = Context<{ report(event: Words): Promise<void> | undefined; readonly signal: AbortSignal }>;

async function speakOrWait(
  step: Exclude<QuietStep, { usage: unknown }>,
  rest: Continuation,
  context: SpeakingContext,
): Promise<void> {
  const { io, turn } = context;
  if ('wait' in step) return sleep(readDurationMs(step.wait) ?? 0, context);
  const event: Words =
    'say' in step
      ? { type: 'text', text: render(step.say, rest, turn) }
      : { type: 'reasoning', text: render(step.think, rest, turn) };
  const everyMs = readDurationMs(step.every ?? 0) ?? 0;
  if (everyMs > 0) return speakEvery(everyMs, event, step.repeat ?? 1, context);
  for (let left = step.repeat ?? 1; left > 0 && !io.signal.aborted; left--) {
    const caughtUp = io.report(event);
    if (caughtUp !== undefined) await caughtUp;
  }
}

/** Reports an event several times, by one timer and without promises, so that a thousand streams cost little. */
function speakEvery(everyMs: number, event: Words, times: number, { io, options }: SpeakingContext): Promise<void> {
  return new Promise((resolve) => {
    let left = times;
    let cancelTimer: CancelTimer;
    const finish = (): void => {
      cancelTimer();
      io.signal.removeEventListener('abort', finish);
      resolve();
    };
    const say = (): void => {
      left -= 1;
      const caughtUp = io.report(event);
      if (left === 0) finish();
      else if (caughtUp !== undefined) waitFor(caughtUp);
    };
    const waitFor = (caughtUp: Promise<void>): void => {
      cancelTimer();
      void caughtUp.then(() => {
        if (!io.signal.aborted) cancelTimer = options.clock.every(everyMs, say);
      });
    };
    cancelTimer = options.clock.every(everyMs, say);
    io.signal.addEventListener('abort', finish, { once: true });
  });
}

function sleep(delayMs: number, { options, io: { signal } }: Context<Pick<TurnIo, 'signal'>>): Promise<void> {
  return new Promise((resolve) => {
    const cancelTimer = options.clock.setTimer(delayMs, done);
    signal.addEventListener('abort', done, { once: true });
    function done(): void {
      cancelTimer();
      signal.removeEventListener('abort', done);
      resolve();
    }
  });
}
