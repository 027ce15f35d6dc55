// The real run machine of the service (handlers, runs, responses) with everything that moves it in the hands of an explorer.
import { silentLog } from '../../src/log.ts';
import { generateSigningKey } from '../../src/service/access/access-tokens.ts';
import { createCallers } from '../../src/service/access/callers.ts';
import type { WrittenConfig } from '../../src/service/config/config.ts';
import { type Deployment, readDeployment } from '../../src/service/config/deployment.ts';
import type { ServiceRequest } from '../../src/service/http/message.ts';
import type { Intern } from '../../src/service/interns/intern.ts';
import { findRoute } from '../../src/service/listen/routes.ts';
import { createRuns, type Runs } from '../../src/service/runs/runs.ts';
import { continueUnheard } from '../../src/service/runs/words-while-paused.ts';
import { createState, type ServiceState } from '../../src/service/state.ts';
import { type Clock, createClock } from '../../src/service/time/clock.ts';
import { createRateLimit } from '../../src/service/time/rate-limit.ts';
import { type AbstractIntern, createAbstractIntern } from './abstract-intern.ts';
import { createLastingStore, type LastingStore } from './lasting-store.ts';

/** A response as a client has it. */
export interface Answered {
  readonly status: number;
  /** Undefined where nothing streams. */
  readonly stream: Stream | undefined;
}

/** A response that streams. */
export interface Stream {
  text: string;
  isEnded: boolean;
  /** The client goes. */
  readonly leave: () => void;
}

/** A machine that can be moved. */
export interface Machine {
  readonly store: LastingStore;
  readonly intern: AbstractIntern;
  readonly runs: () => Runs;
  readonly clock: () => Clock;
  /** USD that were charged. */
  readonly charged: () => number;
  /** Ids of the runs that began. */
  readonly begun: string[];
  send(body: unknown): Promise<Answered>;
  advance(byMs: number): Promise<void>;
  /** The process dies, and another starts on the same store. */
  restart(): void;
}

const startAtMs = Date.UTC(2026, 0, 5, 8);
const secret = 'made-up-key-of-the-explorer';

/** What all machines have in common: it is made once. */
export interface MachineGround {
  readonly deployment: Deployment;
  readonly base: ServiceState;
}

const explorerKey = { hash: 'key-1', secret } as const;

/** Makes it: a deployment with one key and one intern. */
export async function prepareMachines(limits: NonNullable<WrittenConfig['limits']> = {}): Promise<MachineGround> {
  const deployment = readDeployment({
    config: {
      keys: [{ ...explorerKey, workspace_id: 'workspace-1' }],
      interns: [{ id: 'intern-1', name: 'tester', workspace_id: 'workspace-1' }],
      limits,
    },
    cwd: '/',
    env: {},
    hasIdentityProvider: false,
  });
  const base = createState({
    deployment,
    store: createLastingStore(),
    clock: createClock({ frozen: true, startAtMs }),
    log: silentLog,
    env: {},
    signingKey: await generateSigningKey(), // never used: nobody comes with an access token
    identityProvider: undefined,
    workFolder: '/nowhere',
    newId: () => 'never',
    fetch: () => Promise.reject(new Error('Nothing is fetched here.')),
  });
  return { deployment, base };
}

/** A machine in which nothing has happened yet. */
export function createMachine(ground: MachineGround): Machine {
  const store = createLastingStore();
  const stored = ground.base.store.findKey(explorerKey.hash);
  if (stored !== undefined) store.saveKey(stored);
  const intern = createAbstractIntern();
  const begun: string[] = [];
  let ids = 0;
  const newId = (): string => {
    ids += 1;
    return String(ids);
  };
  const start = (clock: Clock): ServiceState =>
    startProcess(ground, { store, clock, newId, intern: intern.intern, begun });
  let state = start(createClock({ frozen: true, startAtMs }));
  return {
    store,
    intern,
    begun,
    runs: () => state.runs,
    clock: () => state.clock,
    charged: () => store.findKey(explorerKey.hash)?.usage.total ?? 0,
    send: (body) => send(body, state),
    advance: (byMs) => state.clock.advance(byMs),
    restart() {
      // What the dead process still holds has no clock, and nothing moves its turns.
      state.clock.stop();
      for (const turns of [intern.going, intern.waiting]) forget(turns);
      state = start(createClock({ frozen: true, startAtMs: state.clock.now() }));
    },
  };
}

interface ProcessOptions extends Pick<ServiceState, 'store' | 'clock' | 'newId'> {
  readonly intern: Intern;
  /** Ids of the runs that begin are added. */
  readonly begun: string[];
}

/** One process of the service, on what the one before has stored. */
function startProcess({ deployment, base }: MachineGround, { store, clock, newId, intern, begun }: ProcessOptions) {
  const { keys, limits } = deployment.config;
  const [served] = base.interns;
  if (served === undefined) throw new Error('The deployment of the explorer has no intern.');
  const log = silentLog;
  const runs = createRuns({
    store,
    clock,
    log,
    continueWhilePaused: (run, paused) =>
      continueUnheard(run, { intern, store, clock, log, replayBytes: limits.replay_bytes, paused }),
  });
  const begin: Runs['begin'] = (started) => {
    begun.push(started.id);
    return runs.begin(started);
  };
  return {
    ...base,
    clock,
    store,
    newId,
    runs: { ...runs, begin },
    stopListeners: new Set<() => void>(),
    turnRate: createRateLimit(null, clock),
    callers: createCallers(keys, store, base.accessTokens, clock),
    interns: [{ ...served, intern }],
  };
}

/** Resolves when all is done that a step leads to: promises are done before an immediate is. */
export function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}

function forget(turns: ReadonlyMap<string, unknown>): void {
  if (turns instanceof Map) turns.clear();
}

async function send(body: unknown, state: ServiceState): Promise<Answered> {
  const response = await findRoute('POST', 'interns/intern-1/chat/completions').handle(toRequest(body), state);
  if (response.kind === 'json') return { status: response.status, stream: undefined };
  let leave = (): void => {};
  const stream: Stream = { text: '', isEnded: false, leave: () => leave() };
  const sink = {
    isFlushed: () => true,
    write(text: string): boolean {
      stream.text += text;
      return true;
    },
    drained: () => Promise.resolve(),
    end(text: string): void {
      stream.text += text;
      stream.isEnded = true;
    },
    onLeave(listener: () => void): void {
      leave = () => {
        if (!stream.isEnded) listener();
      };
    },
  };
  response.start(sink, () => {});
  return { status: 200, stream };
}

function toRequest(body: unknown): ServiceRequest {
  return {
    method: 'POST',
    path: '/api/v1/interns/intern-1/chat/completions',
    query: '',
    headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
    hasAmbiguousBearer: false,
    readBody: () => Promise.resolve(Buffer.from(JSON.stringify(body))),
  };
}
