// Does to the real service what the model has done to its own, step for step.
import { createMachine, type Machine, type MachineGround, type Stream, settled } from '../explore/machine.ts';
import { answerOf, promptOf, questionIn } from '../explore/world.ts';

/** What came of it. */
export interface Replayed {
  readonly steps: number;
  /** Where the service did otherwise; undefined: nowhere. */
  readonly difference: string | undefined;
}

const session = 'session of the model';

/** The service as a walk of the model moves it. */
interface Replay {
  readonly machine: Machine;
  readonly ground: MachineGround;
  /** Tool calls of the run's questions, in order. */
  calls: string[];
  /** The response of the running run. */
  stream: Stream | undefined;
}

/**
 * Replays a walk.
 *
 * @param output - what Spin printed: of its lines, those that begin with `step` tell what the service did
 */
export async function replay(output: string, ground: MachineGround): Promise<Replayed> {
  const replayed: Replay = { machine: createMachine(ground), ground, calls: [], stream: undefined };
  let steps = 0;
  for (const [, line = ''] of output.matchAll(/^ *step (.*)$/gm)) {
    const words = line.trim().split(' ');
    const expected = words.pop();
    const status = await step(words, replayed);
    await settled();
    noteQuestion(replayed);
    steps += 1;
    const state = stateOf(replayed.machine);
    const isSame = state === expected && (status === undefined || String(status) === words.at(-1));
    if (!isSame) return { steps, difference: `step ${steps}, "${line}": the service ${status ?? ''} is ${state}` };
  }
  return { steps, difference: undefined };
}

/** @returns the status of an answer, where there is one */
async function step([what, about]: readonly string[], replayed: Replay): Promise<number | undefined> {
  const { machine, ground, stream, calls } = replayed;
  const { intern } = machine;
  const { limits } = ground.deployment.config;
  switch (what) {
    case 'prompt':
      return send(promptOf(session), replayed, []);
    case 'answer':
      return send(answerOf(session, calls[Number(about) - 1], 'allow_once'), replayed, calls);
    case 'wrong':
      return send(answerOf(session, calls[Number(about) - 1], 'never offered'), replayed, calls);
    case 'leave':
    case 'close':
      stream?.leave();
      break;
    case 'ask':
      intern.ask(session);
      break;
    case 'finish':
      intern.finish(session);
      break;
    case 'end':
      intern.end(session);
      break;
    case 'sever':
      intern.end(session, 'stream_severed');
      break;
    case 'flood':
      intern.meanwhile(session);
      break;
    case 'quit':
      intern.giveUp(session);
      break;
    case 'timeout':
      await machine.advance(limits.request);
      break;
    case 'deadline':
      await machine.advance(limits.interaction_deadline);
      break;
    case 'restart':
      machine.restart();
      break;
    default:
      throw new Error(`The model has a step "${what}" that nobody knows.`);
  }
  return undefined;
}

async function send(body: unknown, replayed: Replay, calls: string[]): Promise<number> {
  const { status, stream } = await replayed.machine.send(body);
  if (stream !== undefined) Object.assign(replayed, { stream, calls });
  return status;
}

/** Notes the question with which a response has ended. */
function noteQuestion({ stream, calls }: Replay): void {
  const id = questionIn(stream);
  if (id !== undefined && !calls.includes(id)) calls.push(id);
}

/** The state of the run that began last. It is stored from its first question on; before that it lives and dies with its process. */
function stateOf({ begun, runs, store }: Machine): string {
  const id = begun.at(-1);
  if (id === undefined) return 'none';
  // Asking for the open run closes one that is late: whether the service has done so by itself stands in the store.
  const stored = store.runs().find((run) => run.id === id)?.state;
  return stored ?? (runs().openRun('intern-1', session) === undefined ? 'ended' : 'running');
}
