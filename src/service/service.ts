// Puts a service together: configuration, store, identity provider, listener; and takes it apart again.
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { type Log, silentLog } from '../log.ts';
import { createRedactor } from '../secret.ts';
import { generateSigningKey } from './access/access-tokens.ts';
import { builtInConfig } from './config/builtin.ts';
import type { ServiceConfig, WrittenConfig } from './config/config.ts';
import { type Deployment, readDeployment } from './config/deployment.ts';
import { createFaults, type FaultOrder, type Faults } from './control/faults.ts';
import { createJournal, type Journal, type JournalEntry } from './control/journal.ts';
import { isLoopbackHost } from './http/loopback.ts';
import {
  type IdentityProvider,
  type JobIdentity,
  startIdentityProvider,
} from './identity-provider/identity-provider.ts';
import {
  type JobSettings,
  jobDefaults,
  type ReadyLine,
  toJobSettings,
  toReadyLine,
} from './identity-provider/job-settings.ts';
import { openWorkFolder } from './interns/work-folder.ts';
import { createMount, type Handle } from './listen/mount.ts';
import { listen } from './listen/server.ts';
import { createState } from './state/create-state.ts';
import { openStore } from './store/store.ts';
import { type Clock, createClock } from './time/clock.ts';
import { readDurationMs } from './time/duration.ts';

/** How to start a service; everything is optional. */
export interface ServiceOptions {
  /** Default 0: a free port. */
  readonly port?: number;
  /** Address to bind; default 127.0.0.1. */
  readonly host?: string;
  /** Path of a YAML file, or the configuration itself; default: the built-in one. */
  readonly config?: string | WrittenConfig;
  /** Folder for the state, in place of the configuration's; default: in memory. */
  readonly data?: string;
  /** Whether to start an identity provider, and on which port (default 0). Default false. */
  readonly identityProvider?: boolean | { readonly port?: number };
  /** Default: a clock that runs from now, or from the configuration's `clock`. */
  readonly clock?: Clock;
  /** Where `${NAME}` in the configuration and the environment of shell steps come from; default `process.env`. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Folder that relative paths start from; default the current one. */
  readonly cwd?: string;
  /** Default: silent. */
  readonly log?: Log;
  /** Fetches the key sets of issuers; default the global one. */
  readonly fetch?: typeof globalThis.fetch;
}

/** A running service. Nothing of it is global, so many run in one process. */
export interface Service {
  /** With the version segment, as clients take it. */
  readonly baseUrl: string;
  /** Issuer of the identity provider, where one was started. */
  readonly identityProvider: string | undefined;
  readonly ready: ReadyLine;
  readonly job: JobSettings;
  /** The last 1,000 requests under the base path, oldest first, without secrets. */
  journal(): JournalEntry[];
  /** Moves the clock ahead by `90s`, `5m`, `1h30m` or a number of seconds. */
  advance(duration: string | number): Promise<void>;
  /** Orders a fault. */
  fault(order: FaultOrder): void;
  /** A job's identity, as `POST {issuer}/jobs` gives it; the claims are those that the first policy takes, and then these. */
  addJob(claims?: Readonly<Record<string, unknown>>): JobIdentity;
  /** Stops accepting, ends streams with `run_ended`, and resolves when all is written. Paused runs stay in the data folder. */
  stop(): Promise<void>;
  [Symbol.asyncDispose](): Promise<void>;
}

// Twice at most, for the service and the identity provider: within the 5 s that a stop may take.
const stopGraceMs = 2000;

/** What to do when the service stops or could not start, last first. */
type Closers = (() => unknown)[];

/**
 * Starts a local Intern Service and resolves when it accepts connections.
 *
 * @throws {ConfigError} `config_invalid` with file, line and key
 * @throws {Error} the system's, when the address can't be bound
 */
export async function startService(options: ServiceOptions = {}): Promise<Service> {
  const closers: Closers = [];
  try {
    return await start(options, closers);
  } catch (error: unknown) {
    await closeAll(closers);
    throw error;
  }
}

async function start(options: ServiceOptions, closers: Closers): Promise<Service> {
  const { port = 0, host = '127.0.0.1', env = process.env, cwd = process.cwd(), log = silentLog } = options;
  const hasIdentityProvider = options.identityProvider !== undefined && options.identityProvider !== false;
  const deploy = (config: string | WrittenConfig): Deployment =>
    readDeployment({ config, cwd, env, data: options.data, hasIdentityProvider });
  // Read before anything listens, so that a bad configuration starts nothing.
  const configured = options.config === undefined ? undefined : deploy(options.config);
  const dataFolder =
    configured?.dataFolder ?? (options.data === undefined ? undefined : path.resolve(cwd, options.data));

  const { clock, store, workFolder } = openGround(
    { clock: options.clock, config: configured?.config, dataFolder },
    closers,
  );
  const faults = createFaults();
  const redactor = createRedactor();
  const journal = createJournal(clock.now, redactor.redact);
  const identityProvider = hasIdentityProvider
    ? await startIdentityProvider({
        port: portOf(options.identityProvider),
        clock,
        log,
        journal,
        nextFault: faults.next,
      })
    : undefined;
  closers.push(() => identityProvider?.close(stopGraceMs));
  const signingKey = await generateSigningKey();
  let handle: Handle | undefined;
  const listener = await listen({ port, host, handle: (incoming, response) => handle?.(incoming, response) });
  closers.push(() => listener.close(stopGraceMs));

  // From here to the assignment of `handle` nothing waits, so no request comes in between.
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${listener.port}`;
  const deployment = configured ?? deploy(builtInConfig({ origin, hasIdentityProvider, env }));
  const { config } = deployment;
  const state = createState({
    deployment,
    store,
    clock,
    log,
    env,
    signingKey: store.keep('signing_key', () => signingKey),
    identityProvider: identityProvider?.issuer,
    workFolder: workFolder.path,
    newId: randomUUID,
    fetch: options.fetch ?? globalThis.fetch,
  });
  closers.push(() => {
    for (const end of state.attached) end();
    state.runs.stop();
  });
  identityProvider?.setDefaults(jobDefaults(config));
  for (const { secret } of config.keys) redactor.add(secret);
  handle = createMount({
    state,
    journal,
    nextFault: faults.next,
    controls: {
      journal: journal.entries,
      advance: clock.advance,
      fault: faults.order,
      now: clock.now,
      basePath: config.base_path,
    },
  });
  if (!isLoopbackHost(host)) log.warning(`The service listens on ${host}: everyone who reaches it can try its keys.`);

  return toService({
    origin,
    config,
    identityProvider,
    clock,
    journal,
    faults,
    closers,
    isBuiltIn: configured === undefined,
  });
}

interface GroundOptions {
  readonly clock: Clock | undefined;
  readonly config: ServiceConfig | undefined;
  readonly dataFolder: string | undefined;
}

/** What a service stands on: its time, its store, and a place to work. */
function openGround({ clock: given, config, dataFolder }: GroundOptions, closers: Closers) {
  const clock = given ?? createClock(startOf(config));
  // A clock that was passed in is its owner's.
  if (given === undefined) closers.push(() => clock.stop());
  const store = openStore(dataFolder);
  closers.push(() => store.close());
  const workFolder = openWorkFolder(dataFolder);
  closers.push(() => workFolder.close());
  return { clock, store, workFolder };
}

interface ServiceFacts {
  readonly origin: string;
  readonly config: ServiceConfig;
  readonly identityProvider: IdentityProvider | undefined;
  readonly clock: Clock;
  readonly journal: Journal;
  readonly faults: Faults;
  readonly closers: Closers;
  readonly isBuiltIn: boolean;
}

function toService({
  origin,
  config,
  identityProvider,
  clock,
  journal,
  faults,
  closers,
  isBuiltIn,
}: ServiceFacts): Service {
  const baseUrl = `${origin}${config.base_path}`;
  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    stopping ??= closeAll(closers);
    return stopping;
  };
  return {
    baseUrl,
    identityProvider: identityProvider?.issuer,
    ready: toReadyLine({ baseUrl, origin, identityProvider, isBuiltIn }),
    job: toJobSettings(config),
    journal: journal.entries,
    async advance(duration) {
      const byMs = readDurationMs(duration);
      if (byMs === undefined) throw new TypeError(`"${duration}" is no duration. Write 90s, 5m, 1h30m or seconds.`);
      await clock.advance(byMs);
    },
    fault: faults.order,
    addJob(claims = {}) {
      if (identityProvider === undefined) throw new TypeError('The service was started without an identity provider.');
      return identityProvider.addJob(claims);
    },
    stop,
    [Symbol.asyncDispose]: stop,
  };
}

async function closeAll(closers: Closers): Promise<void> {
  for (const close of closers.splice(0).toReversed()) await close();
}

function portOf(identityProvider: ServiceOptions['identityProvider']): number {
  return typeof identityProvider === 'object' ? (identityProvider.port ?? 0) : 0;
}

function startOf(config: ServiceConfig | undefined): { readonly startAtMs?: number } {
  return typeof config?.clock === 'string' ? { startAtMs: Date.parse(config.clock) } : {};
}
