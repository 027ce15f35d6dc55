// An intern that follows a playbook. What is left of a paused turn is data, so it can go on in another process.
import { statSync } from 'node:fs';
import { describeError } from '../../errors.ts';
import type { Clock } from '../time/clock.ts';
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
import type { Ending, Intern, Turn, TurnIo, UnheardIo } from './intern.ts';
import { matchesGlob, type Playbook, type Step } from './playbook.ts';
import type { Question } from './question.ts';
import { runShell } from './shell.ts';
import { type SpeechContext, sleep, speak } from './speech.ts';

interface PlaybookOptions {
  readonly playbook: Playbook;
  /** Model that a turn without one of its own reports; null: none. */
  readonly model: string | null;
  /** The folder in which all shell steps run; undefined: one for each session. */
  readonly workdir: string | undefined;
  /** Makes the folder of a session. */
  readonly sessionFolder: (sessionId: string) => string;
  /** Environment of the shell steps. */
  readonly env: Readonly<Record<string, string>>;
  readonly clock: Clock;
}

const defaultShellTimeoutMs = 120_000;
// Linux refuses a longer single environment string, and with it the whole command.
const maxVariableBytes = 100_000;

const endings: Readonly<
  Record<Extract<Step, { end: unknown }>['end'], { readonly ending: Ending; readonly message: string }>
> = {
  run_ended: { ending: 'run_ended', message: 'The intern ended the run.' },
  timeout: { ending: 'timeout', message: 'The intern did not answer in time.' },
  sever: { ending: 'stream_severed', message: 'The connection to the intern broke before it confirmed an end.' },
  attachment_failed: {
    ending: 'attachment_failed',
    message: 'The run produced more output than the intern retains for replay.',
  },
  intern_unreachable: { ending: 'intern_unreachable', message: 'The intern could not be reached.' },
};

/** An intern that follows a playbook (docs/local-service.md, "Script an intern"). */
export function createPlaybookIntern(options: PlaybookOptions): Intern {
  const begin = (turn: Turn): Continuation | undefined => {
    const chosen = options.playbook.turns.find(({ when = '*' }) => matchesGlob(when, turn.prompt));
    if (chosen === undefined) return undefined;
    const nothingKnown = { stdout: '', exit_status: '', shell_outcome: '', answer: '' };
    return { model: chosen.model ?? options.model, tasks: chosen.steps, variables: nothingKnown };
  };
  return {
    refuses(turn) {
      if (options.workdir !== undefined && !isFolder(options.workdir)) return endings.intern_unreachable;
      const first = begin(turn)?.tasks[0];
      // These two are refusals before a stream; every other ending is the end of one.
      const isRefusal =
        first !== undefined &&
        'end' in first &&
        (first.end === 'attachment_failed' || first.end === 'intern_unreachable');
      return isRefusal ? endings[first.end] : undefined;
    },
    async prompt(turn, io) {
      const todo = begin(turn);
      if (todo === undefined) {
        await io.report({
          type: 'end',
          ending: 'turn_failed',
          message: 'No turn of the playbook matches this prompt.',
        });
      } else {
        await follow(todo, { turn, io, options });
      }
    },
    async goOnUnheard(turn, stored, io) {
      const { asked: step, rest } = readPaused(stored);
      if ('meanwhile' in step) await followUnheard(step, rest, { turn, io, options });
    },
    async resume(turn, { continuation: stored, answer }, io) {
      const { asked: step, rest } = readPaused(stored);
      await follow(afterAnswer(step, rest, answer), { turn, io, options });
    },
  };
}

type Context<Io = TurnIo> = SpeechContext<Io> & { readonly options: PlaybookOptions };

/** Takes the steps of `meanwhile`, each of them a part that is stored when it is done. */
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
    if ('wait' in step) await sleep(readDurationMs(step.wait) ?? 0, context);
    else if (!('usage' in step)) await speak(step, rest, context);
    left = steps;
    await io.report({
      type: 'part',
      usage: 'usage' in step ? { type: 'usage', usage: step.usage, byokCost: step.byok_cost ?? 0 } : undefined,
      continuation: pauseAt({ ...question, meanwhile: steps }, rest),
    });
  }
}

/** Takes the tasks one after another, until the end or a question. */
async function follow(todo: Continuation, context: Context): Promise<void> {
  const { io } = context;
  if (todo.model !== null) await io.report({ type: 'model', model: todo.model });
  let rest: Continuation | undefined = todo;
  while (rest !== undefined && !io.signal.aborted) {
    const [task, ...tasks]: readonly Task[] = rest.tasks;
    rest = task === undefined ? undefined : await take(task, { ...rest, tasks }, context);
  }
}

/** Does one task. @returns what is left then; undefined when the turn stops here */
async function take(task: Task, rest: Continuation, context: Context): Promise<Continuation | undefined> {
  const { turn, io } = context;
  if ('say' in task || 'think' in task) {
    await speak(task, rest, context);
    return rest;
  }
  if ('wait' in task) {
    await sleep(readDurationMs(task.wait) ?? 0, context);
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
    await io.report({ type: 'end', ...endings[task.end] });
    return undefined;
  }
  if ('ask' in task) {
    const question: Question = {
      kind: 'elicitation',
      message: render(task.ask.message, rest, turn),
      fields: task.ask.fields,
    };
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
  const timeoutMs =
    task.timeout === undefined ? defaultShellTimeoutMs : (readDurationMs(task.timeout) ?? defaultShellTimeoutMs);
  const env = {
    ...options.env,
    ...variable('INTERN_PROMPT', turn.prompt),
    ...variable('INTERN_ANSWER', rest.variables['answer'] ?? ''),
  };
  try {
    const workdir = options.workdir ?? options.sessionFolder(turn.sessionId);
    const result = await runShell({
      command: task.run,
      workdir,
      env,
      timeoutMs,
      clock: options.clock,
      signal: io.signal,
    });
    const status = String(result.exitStatus);
    return {
      stdout: result.stdout,
      exit_status: status,
      shell_outcome: `The command ended with exit status ${status}.`,
    };
  } catch (error: unknown) {
    return { failure: `The intern could not run its shell: ${describeError(error)}` };
  }
}

/** An environment variable, unless the system could not pass it on. */
function variable(name: string, value: string): Record<string, string> {
  return value.includes('\0') || Buffer.byteLength(value) > maxVariableBytes ? {} : { [name]: value };
}

function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
}
