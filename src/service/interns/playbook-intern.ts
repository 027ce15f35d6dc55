// Runs playbooks as interns. The rest of a paused turn is data, so that another process can continue it.
import { describeError } from '../../errors.ts';
import { isFolder } from '../../folders.ts';
import type { CancelTimer, Clock } from '../time/clock.ts';
import { readDurationMs } from '../time/duration.ts';
import {
  applyAnswer,
  applyPermission,
  type Continuation,
  pauseAt,
  prepend,
  readPaused,
  render,
  renderOperation,
  type Task,
  toPermissionQuestion,
} from './continuation.ts';
import type { Ending, Intern, PausedIo, Question, Turn, TurnIo, Words } from './intern.ts';
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

// Less than Linux's limit for one variable (128 KiB): with a longer one, no command starts.
const maxVariableBytes = 100_000;

type PlaybookEnding = Extract<Step, { end: unknown }>['end'];

const messages: Readonly<Record<PlaybookEnding, string>> = {
  run_ended: 'The intern ended the run.',
  timeout: 'The intern did not answer in time.',
  sever: 'The connection to the intern broke before it confirmed an end.',
  attachment_failed: 'The run produced more output than the intern retains for replay.',
  intern_unreachable: 'The intern could not be reached.',
};

function toEnding(end: PlaybookEnding): { readonly ending: Ending; readonly message: string } {
  return { ending: end === 'sever' ? 'stream_severed' : end, message: messages[end] };
}

const initialVariables = { stdout: '', exit_status: '', shell_outcome: '', answer: '' };

export function createPlaybookIntern(options: PlaybookOptions): Intern {
  const { playbook, workdir, model } = options;
  return {
    begin(turn) {
      if (workdir !== undefined && !isFolder(workdir)) return toEnding('intern_unreachable');
      const matchingTurn = playbook.turns.find(({ when = '*' }) => matchesGlob(when, turn.prompt));
      const [firstStep] = matchingTurn?.steps ?? [];
      const end = firstStep !== undefined && 'end' in firstStep ? firstStep.end : undefined;
      // Refuse the turn before its stream begins, which only these two endings can.
      if (end === 'attachment_failed' || end === 'intern_unreachable') return toEnding(end);
      const message = 'No turn of the playbook matches this prompt.';
      return async (io) => {
        if (matchingTurn === undefined) return io.report({ type: 'end', ending: 'turn_failed', message });
        const start = { model: matchingTurn.model ?? model, tasks: matchingTurn.steps, variables: initialVariables };
        return runTasks(start, { turn, io, options });
      };
    },
    async continueWhilePaused(turn, stored, io) {
      const { asked: step, rest } = readPaused(stored);
      if ('meanwhile' in step) await runMeanwhile(step, rest, { turn, io, options });
    },
    async resume(turn, { continuation: stored, answer }, io) {
      const { asked: step, rest } = readPaused(stored);
      await runTasks(applyAnswer(step, rest, answer), { turn, io, options });
    },
  };
}

interface Context<Io = TurnIo> {
  readonly turn: Turn;
  readonly io: Io;
  readonly options: PlaybookOptions;
}

/** Runs the `meanwhile` steps of an open question. After each step, reports what remains, to be stored. */
async function runMeanwhile(
  pausedStep: Extract<Step, { meanwhile?: unknown }>,
  rest: Continuation,
  context: Context<PausedIo>,
): Promise<void> {
  const { io } = context;
  let pendingSteps = pausedStep.meanwhile ?? [];
  while (!io.signal.aborted) {
    const [step, ...nextSteps] = pendingSteps;
    if (step === undefined) return;
    if (!('usage' in step)) await sayOrWait(step, rest, context);
    pendingSteps = nextSteps;
    await io.report({
      type: 'part',
      usage: 'usage' in step ? { type: 'usage', usage: step.usage, byokCost: step.byok_cost ?? 0 } : undefined,
      continuation: pauseAt({ ...pausedStep, meanwhile: nextSteps }, rest),
    });
  }
}

async function runTasks(start: Continuation, context: Context): Promise<void> {
  const { io } = context;
  if (start.model !== null) await io.report({ type: 'model', model: start.model });
  let rest: Continuation | undefined = start;
  while (rest !== undefined && !io.signal.aborted) {
    const [task, ...tasks]: readonly Task[] = rest.tasks;
    rest = task === undefined ? undefined : await runTask(task, { ...rest, tasks }, context);
  }
}

/** @returns the rest, or undefined when the turn stops here */
async function runTask(task: Task, rest: Continuation, context: Context): Promise<Continuation | undefined> {
  const { turn, io } = context;
  if ('say' in task || 'think' in task || 'wait' in task) {
    await sayOrWait(task, rest, context);
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
    await io.report({ type: 'end', ...toEnding(task.end) });
    return undefined;
  }
  if ('ask' in task) {
    const { message, fields } = task.ask;
    const question: Question = { kind: 'elicitation', message: render(message, rest, turn), fields };
    await io.report({ type: 'question', question, continuation: pauseAt(task, rest) });
    return undefined;
  }
  const operation = renderOperation(task, rest, turn);
  const choice = operation === null ? undefined : turn.standing.get(operation);
  if (turn.approvalMode === 'self-drive' || choice !== undefined)
    return applyPermission(task, rest, choice !== 'reject_always');
  await io.report({ type: 'question', ...toPermissionQuestion(task, operation, rest) });
  return undefined;
}

async function tryShell(task: Extract<Task, { run: unknown }>, rest: Continuation, { turn, io, options }: Context) {
  const timeoutMs = readDurationMs(task.timeout ?? '') ?? 120_000;
  const env = {
    ...options.env,
    ...toVariable('INTERN_PROMPT', turn.prompt),
    ...toVariable('INTERN_ANSWER', rest.variables['answer'] ?? ''),
  };
  try {
    const { clock, workdir = options.sessionFolder(turn.sessionId) } = options;
    const result = await runShell({ command: task.run, workdir, env, timeoutMs, clock, signal: io.signal });
    const exit_status = String(result.exitStatus);
    return { stdout: result.stdout, exit_status, shell_outcome: `The command ended with exit status ${exit_status}.` };
  } catch (error: unknown) {
    return { failure: `The intern could not run its shell: ${describeError(error)}` };
  }
}

/** Returns an environment variable, or none if the system could not pass it. */
function toVariable(name: string, value: string): Record<string, string> {
  return value.includes('\0') || Buffer.byteLength(value) > maxVariableBytes ? {} : { [name]: value };
}

type QuietContext = Context<{ report(event: Words): Promise<void> | undefined; readonly signal: AbortSignal }>;

async function sayOrWait(step: Exclude<QuietStep, { usage: unknown }>, rest: Continuation, context: QuietContext) {
  const { io, turn } = context;
  if ('wait' in step) return sleep(readDurationMs(step.wait) ?? 0, context);
  const type = 'say' in step ? 'text' : 'reasoning';
  const event: Words = { type, text: render('say' in step ? step.say : step.think, rest, turn) };
  const everyMs = readDurationMs(step.every ?? 0) ?? 0;
  if (everyMs > 0) return sayEvery(everyMs, event, step.repeat ?? 1, context);
  for (let remaining = step.repeat ?? 1; remaining > 0 && !io.signal.aborted; remaining--) {
    const backpressure = io.report(event);
    if (backpressure !== undefined) await backpressure;
  }
}

/** Repeats an event on one timer, without a promise for each event, so that a thousand streams cost little. */
function sayEvery(everyMs: number, event: Words, times: number, { io, options }: QuietContext): Promise<void> {
  return new Promise((resolve) => {
    let remaining = times;
    let cancelTimer: CancelTimer;
    const finish = (): void => {
      cancelTimer();
      io.signal.removeEventListener('abort', finish);
      resolve();
    };
    const say = (): void => {
      remaining -= 1;
      const backpressure = io.report(event);
      if (remaining === 0) finish();
      else if (backpressure !== undefined) waitFor(backpressure);
    };
    const waitFor = (backpressure: Promise<void>): void => {
      cancelTimer();
      void backpressure.then(() => {
        if (!io.signal.aborted) cancelTimer = options.clock.every(everyMs, say);
      });
    };
    cancelTimer = options.clock.every(everyMs, say);
    io.signal.addEventListener('abort', finish, { once: true });
  });
}

function sleep(delayMs: number, { options, io: { signal } }: Context<Pick<TurnIo, 'signal'>>): Promise<void> {
  return new Promise((resolve) => {
    const cancelTimer = options.clock.setTimer(delayMs, finish);
    signal.addEventListener('abort', finish, { once: true });
    function finish(): void {
      cancelTimer();
      signal.removeEventListener('abort', finish);
      resolve();
    }
  });
}
