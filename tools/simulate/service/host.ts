// The machine that the service runs on: one process after another on the same store, each of which may be stopped or killed.
import { silentLog } from '../../../src/log.ts';
import type { FetchKeys } from '../../../src/service/access/federation.ts';
import type { Deployment } from '../../../src/service/config/deployment.ts';
import { createJournal, type Journal, type JournalEntry } from '../../../src/service/control/journal.ts';
import type { Runs } from '../../../src/service/runs/runs.ts';
import { createState, type ServiceState } from '../../../src/service/state.ts';
import type { Store } from '../../../src/service/store/store.ts';
import type { History } from '../history.ts';
import type { Exchange, Serve } from '../network/exchange.ts';
import type { Timeline } from '../world/timeline.ts';
import { emptyStore } from './empty-store.ts';
import type { Keys } from './identity-provider.ts';
import { createMortalStore } from './mortal-store.ts';
import { answerExchange } from './mount.ts';
import { createProcessClock } from './process-clock.ts';

/** When a process dies at one of its own writes. */
export interface DeathAtWrite {
  /** Counts the writes of all processes from 1. */
  readonly write: number;
  readonly moment: 'before' | 'after';
  /** Milliseconds until the next process. */
  readonly downMs: number;
}

/** What the host is made of. */
export interface HostOptions {
  readonly timeline: Timeline;
  readonly history: History;
  readonly deployment: Deployment;
  readonly keys: Keys;
  /** Fetches the keys of the issuer. */
  readonly fetch: FetchKeys;
  readonly deathAtWrite: DeathAtWrite | undefined;
}

/** The service on its host. */
export interface Host {
  readonly serve: Serve;
  /** Ends the process at once, in whatever it is, and starts the next one `downMs` later. */
  kill(downMs: number): void;
  /** Asks the process to stop, as a signal does; it is gone two seconds later, and the next one starts `downMs` after that. */
  stop(downMs: number): void;
  /** What the journals of all processes say, in order. */
  journal(): readonly JournalEntry[];
  readonly store: Store;
}

const stopGraceMs = 2000;

interface Process {
  readonly number: number;
  readonly state: ServiceState;
  readonly journal: Journal;
  readonly exchanges: Set<Exchange>;
  isAlive: boolean;
  isListening: boolean;
}

/** A host whose first process listens. */
export function startHost(options: HostOptions): Host {
  const { timeline, history } = options;
  const store = emptyStore();
  const journals: Journal[] = [];
  let ids = 0;
  const newId = (): string => {
    ids += 1;
    return `id-${ids}`;
  };
  const kill = (downMs: number): void => {
    if (running.isAlive && running.isListening) end(running, downMs);
  };
  const aroundWrite = countWrites(options.deathAtWrite, kill);
  const start = (): Process => {
    const started = startProcess(journals.length + 1, { ...options, store, newId, aroundWrite });
    journals.push(started.journal);
    history.log('host', `process ${started.number} listens`);
    return started;
  };
  let running = start();
  const end = (ending: Process, downMs: number): void => {
    die(ending, options);
    timeline.plan('network', downMs, () => {
      running = start();
    });
  };
  return {
    store,
    kill,
    stop(downMs) {
      const stopping = running;
      if (!stopping.isListening) return;
      stopping.isListening = false;
      history.log('host', `process ${stopping.number} stops`);
      for (const endResponse of stopping.state.stopListeners) endResponse();
      stopping.state.runs.stop();
      timeline.plan('service', stopGraceMs, () => end(stopping, downMs));
    },
    serve: (exchange) => serve(exchange, running, history),
    journal: () => journals.flatMap((journal) => journal.entries()),
  };
}

/** What is called around each write, and kills the process at the one where it is to die. */
function countWrites(death: DeathAtWrite | undefined, kill: (downMs: number) => void): ProcessOptions['aroundWrite'] {
  let writes = 0;
  return (moment) => {
    if (moment === 'before') writes += 1;
    if (death === undefined || writes !== death.write || moment !== death.moment) return;
    writes += 1; // once
    kill(death.downMs);
  };
}

function die(process: Process, { timeline, history }: HostOptions): void {
  process.isAlive = false;
  process.isListening = false;
  history.deaths.push({ order: history.next(), process: process.number });
  history.log('host', `process ${process.number} is dead`);
  for (const exchange of process.exchanges) exchange.reset();
  for (const stream of history.streams) stream.brokenAtMs ??= timeline.now();
}

function serve(exchange: Exchange, process: Process, history: History): void {
  if (!process.isListening) {
    exchange.refuse();
    return;
  }
  process.exchanges.add(exchange);
  const { state, journal, number } = process;
  const { isAlive } = lifeOf(process);
  void answerExchange(exchange, { state, journal, history, process: number, isAlive });
}

function lifeOf(process: Process): { readonly isAlive: () => boolean } {
  return { isAlive: () => process.isAlive };
}

interface ProcessOptions extends HostOptions {
  readonly store: Store;
  readonly newId: () => string;
  readonly aroundWrite: (moment: 'before' | 'after') => void;
}

function startProcess(number: number, options: ProcessOptions): Process {
  const { timeline, history, deployment, keys, fetch, newId, aroundWrite } = options;
  const life = { isAlive: true };
  const isAlive = (): boolean => life.isAlive;
  const clock = createProcessClock(timeline, isAlive);
  const store = createMortalStore({
    store: options.store,
    history,
    now: timeline.now,
    process: number,
    isAlive,
    // While a process starts it writes too; a host that kills it there has nothing to restart.
    aroundWrite: (moment) => {
      if (hasStarted) aroundWrite(moment);
    },
  });
  let hasStarted = false;
  const journal = createJournal({ now: timeline.now, redact: (text) => text });
  const state = createState({
    deployment,
    store,
    clock,
    log: silentLog,
    env: {},
    signingKey: store.getOrCreate('signing_key', () => keys.service),
    identityProvider: undefined,
    workFolder: '/nowhere',
    newId,
    fetch,
  });
  hasStarted = true;
  const runs = observeRuns(state.runs, { history, number, now: timeline.now });
  return Object.assign(life, {
    number,
    state: { ...state, runs },
    journal,
    exchanges: new Set<Exchange>(),
    isListening: true,
  });
}

/** The runs of a process; what begins and what moves them is noted. */
function observeRuns(
  runs: Runs,
  { history, number, now }: { readonly history: History; readonly number: number; readonly now: () => number },
): Runs {
  return {
    ...runs,
    begin(started) {
      const run = runs.begin(started);
      const { id, sessionId, prompt } = started;
      history.begun.push({ order: history.next(), atMs: now(), process: number, runId: id, sessionId, prompt });
      return run;
    },
    apply(run, trigger, pending) {
      const before = run.state;
      const isMoved = runs.apply(run, trigger, pending);
      const { id, sessionId, state: after } = run;
      if (isMoved) history.applied.push({ atMs: now(), process: number, runId: id, sessionId, trigger, before, after });
      return isMoved;
    },
  };
}
