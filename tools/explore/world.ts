// One state of the exploration: the machine, and what an abstract client of each session knows of it.
import type { Answered, Machine, Stream } from './machine.ts';

/** How far is explored. */
export interface Scope {
  readonly sessions: number;
  /** Questions that a run may ask. */
  readonly pauses: number;
  readonly restarts: number;
  /** Prompts that a client sends into its session, one after the other or at once. */
  readonly prompts: number;
}

/** What a client of a session knows, and has. */
export interface Client {
  readonly sessionId: string;
  prompts: number;
  /** Tool calls that asked, oldest first. */
  readonly calls: string[];
  /** The response that it reads. */
  stream: Stream | undefined;
  /** The last answer that it got. */
  last: Answered | undefined;
}

/** A state that can be moved. */
export interface World {
  readonly machine: Machine;
  readonly scope: Scope;
  readonly clients: readonly Client[];
  restarts: number;
  /** Questions that took an answer. */
  readonly answered: Set<string>;
}

/** A world in which nothing has happened. */
export function createWorld(machine: Machine, scope: Scope): World {
  const clients = Array.from({ length: scope.sessions }, (_, index) => ({
    sessionId: `session ${'ABCDEFGH'.charAt(index)}`,
    prompts: 0,
    calls: [],
    stream: undefined,
    last: undefined,
  }));
  return { machine, scope, clients, restarts: 0, answered: new Set() };
}

/** Everything that can happen in a state. A client may always do what it should not. */
export function actionsIn(world: World): readonly string[] {
  const { clients, scope, restarts, machine } = world;
  const own = clients.flatMap((client) => [...clientActions(client, scope), ...internActions(client, world)]);
  const isWaited = machine.store.runs().some(({ pending }) => pending !== null);
  return [
    ...own,
    ...(isWaited ? ['the next deadline passes'] : []),
    ...(restarts < scope.restarts ? ['the service restarts'] : []),
  ];
}

function clientActions({ sessionId, prompts, calls, stream }: Client, scope: Scope): readonly string[] {
  return [
    ...(prompts < scope.prompts ? [`${sessionId}: prompt`] : []),
    ...(calls.length > 0 ? [`${sessionId}: answer`, `${sessionId}: wrong answer`] : []),
    ...(calls.length > 1 ? [`${sessionId}: answer to the question before`] : []),
    ...(stream !== undefined && !stream.isEnded ? [`${sessionId}: disconnect`] : []),
  ];
}

function internActions({ sessionId }: Client, { machine, scope }: World): readonly string[] {
  const { going, waiting } = machine.intern;
  const turn = going.get(sessionId);
  return [
    ...(turn !== undefined && turn.asked < scope.pauses ? [`${sessionId}: the intern asks`] : []),
    ...(turn === undefined ? [] : [`${sessionId}: the intern finishes`, `${sessionId}: the intern ends the run`]),
    ...(waiting.get(sessionId)?.left.isMeanwhileLeft === true ? [`${sessionId}: the intern goes on meanwhile`] : []),
    ...(waiting.has(sessionId) ? [`${sessionId}: the intern gives up`] : []),
  ];
}

/** So long after what was before it comes what is told apart by its time. */
const laterMs = 1_000;

/** Lets one thing happen. */
export async function act(world: World, action: string): Promise<void> {
  const { machine, clients } = world;
  const [name = '', what = action] = action.split(': ');
  const client = clients.find(({ sessionId }) => sessionId === name);
  if (client !== undefined) return actAs(client, what, world);
  if (action === 'the service restarts') {
    world.restarts += 1;
    for (const one of clients) one.stream = undefined;
    machine.restart();
    return;
  }
  const deadlines = machine.store.runs().flatMap(({ pending }) => (pending === null ? [] : [pending.deadlineAtMs]));
  await machine.advance(Math.max(0, Math.min(...deadlines) - machine.clock().now()));
}

async function actAs(client: Client, what: string, { machine, answered }: World): Promise<void> {
  const { sessionId, calls } = client;
  const { intern } = machine;
  switch (what) {
    case 'prompt':
      client.prompts += 1;
      return receive(client, await machine.send(promptOf(sessionId)));
    case 'answer':
      receive(client, await machine.send(answerOf(sessionId, calls.at(-1), 'allow_once')));
      if (client.last?.status === 200) answered.add(calls.at(-1) ?? '');
      return;
    case 'wrong answer':
      // Later than the question, so that a deadline that began anew would be another.
      await machine.advance(1);
      return receive(client, await machine.send(answerOf(sessionId, calls.at(-1), 'never offered')));
    case 'answer to the question before':
      return receive(client, await machine.send(answerOf(sessionId, calls.at(-2), 'allow_once')));
    case 'disconnect':
      client.stream?.leave();
      client.stream = undefined;
      return;
    case 'the intern asks':
      await machine.advance(laterMs);
      intern.ask(sessionId);
      break;
    case 'the intern finishes':
      intern.finish(sessionId);
      break;
    case 'the intern ends the run':
      intern.end(sessionId);
      break;
    case 'the intern gives up':
      intern.giveUp(sessionId);
      break;
    default:
      intern.meanwhile(sessionId);
  }
}

/** Takes an answer: a client reads one response at a time, and another that it gets does not end the first. */
function receive(client: Client, answered: Answered): void {
  client.last = answered;
  if (answered.stream !== undefined) client.stream = answered.stream;
}

/** Notes the question with which a response has ended. */
export function readQuestions({ clients }: World): void {
  for (const { stream, calls } of clients) {
    const id = questionIn(stream);
    if (id !== undefined && !calls.includes(id)) calls.push(id);
  }
}

/** The tool call with which a response asks. */
export function questionIn(stream: Stream | undefined): string | undefined {
  return /"tool_calls":\[\{"index":0,"id":"([^"]+)"/.exec(stream?.text ?? '')?.[1];
}

/** The body of a prompt. */
export function promptOf(sessionId: string): unknown {
  return { stream: true, session_id: sessionId, approval_mode: 'manual', messages: [{ role: 'user', content: 'Go.' }] };
}

/** The body of an answer. */
export function answerOf(sessionId: string, toolCallId: string | undefined, content: string): unknown {
  return { stream: true, session_id: sessionId, messages: [{ role: 'tool', tool_call_id: toolCallId, content }] };
}
