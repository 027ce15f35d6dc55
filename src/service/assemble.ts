// Puts the parts of a service together: configuration, store, identity provider, listener.
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { type Log, silentLog } from '../log.ts';
import type { NamedModelUse } from '../models/broker.ts';
import { createRedactor, type Secret } from '../secret.ts';
import { generateSigningKey } from './access/access-tokens.ts';
import { type ControlRules, createStarterToken } from './access/local-request.ts';
import { builtInAgent, builtInConfig } from './config/builtin.ts';
import type { ServiceConfig } from './config/config.ts';
import { type Deployment, readDeployment } from './config/deployment.ts';
import { createFaults, type Faults } from './control/faults.ts';
import { createJournal, type Journal } from './control/journal.ts';
import { checkDataPlace } from './data-place.ts';
import { isLoopbackHost } from './http/loopback.ts';
import { type IdentityProvider, startIdentityProvider } from './identity-provider/identity-provider.ts';
import { jobDefaults } from './identity-provider/job-settings.ts';
import { openWorkFolder } from './interns/work-folder.ts';
import { consoleAddress, createConsoleDoor, createView } from './listen/console.ts';
import { createMount, type Handle } from './listen/routes.ts';
import { listen } from './listen/server.ts';
import type { Service, ServiceOptions } from './options.ts';
import { createState, hasAgent, loadAgents, type OpenConfiguredAgent } from './state/create-state.ts';
import type { ServedIntern } from './state/state.ts';
import { openStore } from './store/store.ts';
import { toRequestLine, toUseLine } from './terminal.ts';
import { type Clock, createClock } from './time/clock.ts';
import { readMomentMs } from './time/duration.ts';

// Twice at most, for the service and the identity provider: within the 5 s that a stop may take.
const stopGraceMs = 2000;

/** Undoes what was started, last first, when the service stops or could not start. */
export type Closers = (() => unknown)[];

/** The parts of a service that accepts connections. */
export interface Assembly {
  readonly origin: string;
  readonly config: ServiceConfig;
  readonly identityProvider: IdentityProvider | undefined;
  readonly clock: Clock;
  readonly journal: Journal;
  readonly faults: Faults;
  /** Address of the console, where there is one. */
  readonly console: string | undefined;
  /** No configuration was given. */
  readonly isBuiltIn: boolean;
  /** There is a data folder. */
  readonly keepsSessions: boolean;
  /** Opens the routes under `/_` and `POST /jobs` to programs; undefined: they are open. */
  readonly controlToken: Secret | undefined;
  /** Resolves when every intern takes prompts, or has failed. */
  readonly provisioned: Promise<void>;
  readonly modelUse: Service['modelUse'];
}

/**
 * Puts a service together; what has to be closed again is added to `closers` as it comes up.
 *
 * @throws {ConfigError} `config_invalid` with file, line and key
 * @throws {Error} the system's, when the address can't be bound
 */
export async function assemble(options: ServiceOptions, closers: Closers): Promise<Assembly> {
  const { port = 0, host = '127.0.0.1', env = process.env, cwd = process.cwd(), log = silentLog } = options;
  const hasIdentityProvider = options.identityProvider !== undefined && options.identityProvider !== false;
  const deploy = (config: NonNullable<ServiceOptions['config']>): Deployment =>
    readDeployment({ config, cwd, env, data: options.data, hasIdentityProvider, files: options.files });
  // Read before anything listens, so that a bad configuration starts nothing.
  const configured = options.config === undefined ? undefined : deploy(options.config);
  const chosenFolder = options.data === undefined ? undefined : path.resolve(cwd, options.data);
  const dataFolder = configured?.dataFolder ?? chosenFolder;
  const agent = options.agent === undefined ? undefined : builtInAgent(options.agent, { env, cwd, log });
  // What is told of the built-in configuration has to be told before anything listens, too.
  const planned = configured ?? deploy(builtInConfig({ origin: `http://${host}`, hasIdentityProvider, agent, env }));
  if (planned.runs.values().some(({ does }) => 'acp' in does && does.acp.model_access !== undefined))
    await (await import('./model-access.ts')).checkModelAccess(planned, options);
  checkDataPlace(dataFolder, { configured, agentFolder: agent?.workdir, checkout: options.files?.folder });
  const ground = openGround({ options, config: configured?.config, dataFolder, log }, closers);
  const { clock, journal, faults, token } = ground;
  const openAgent = await loadAgents(agent !== undefined || hasAgent(configured), {
    ...ground,
    env,
    log,
    onProcess: options.onAgentProcess,
    brokers: options.models,
  });
  // An agent that could mint a job, or move the clock, would approve itself.
  const controlRules: ControlRules = { token, isTokenNeeded: openAgent !== undefined };
  const identityProvider = hasIdentityProvider
    ? await startIdentityProvider({ port: portOf(options), clock, log, journal, nextFault: faults.next, controlRules })
    : undefined;
  closers.push(() => identityProvider?.close(stopGraceMs));
  const signingKey = await generateSigningKey();
  let handle: Handle | undefined;
  const listener = await listen({ port, host, handle: (incoming, response) => handle?.(incoming, response) });
  closers.push(() => listener.close(stopGraceMs));

  // From here to the assignment of `handle` nothing waits, so no request comes in between.
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${listener.port}`;
  const deployment = configured ?? deploy(builtInConfig({ origin, hasIdentityProvider, agent, env }));
  const baseUrl = `${origin}${deployment.config.base_path}`;
  const served = serve(
    { ...ground, deployment, baseUrl, options, log, signingKey, identityProvider, openAgent, controlRules },
    closers,
  );
  ({ handle } = served);
  if (!isLoopbackHost(host)) log.warning(`The service listens on ${host}: everyone who reaches it can try its keys.`);
  return {
    origin,
    config: deployment.config,
    identityProvider,
    clock,
    journal,
    faults,
    console: options.console === undefined ? undefined : consoleAddress(host, listener.port, ground.token),
    isBuiltIn: configured === undefined,
    keepsSessions: dataFolder !== undefined,
    controlToken: controlRules.isTokenNeeded ? token.secret : undefined,
    provisioned: served.provisioned,
    modelUse: served.modelUse,
  };
}

interface GroundOptions {
  readonly options: ServiceOptions;
  readonly config: ServiceConfig | undefined;
  readonly dataFolder: string | undefined;
  readonly log: Log;
}

/** Opens the clock, the store and the work folder, and makes what tests hold a service by. */
function openGround({ options, config, dataFolder, log }: GroundOptions, closers: Closers) {
  const clock = openClock(options.clock, config, closers);
  const store = openStore(dataFolder, log);
  closers.push(() => store.close());
  const workFolder = openWorkFolder(dataFolder);
  closers.push(() => workFolder.close());
  const redactor = createRedactor();
  const { announce } = options;
  const journal = createJournal({
    now: clock.now,
    redact: redactor.redact,
    onOver: announce === undefined ? undefined : (entry) => announce(toRequestLine(entry)),
  });
  return { clock, store, workFolder, redactor, journal, faults: createFaults(), token: createStarterToken() };
}

/** The clock that was passed in, which is its owner's, or one of the service's own. */
function openClock(chosen: ServiceOptions['clock'], config: ServiceConfig | undefined, closers: Closers): Clock {
  if (chosen !== undefined && typeof chosen !== 'string') return chosen;
  const written = chosen ?? config?.clock ?? undefined;
  const startAtMs = written === undefined ? Date.now() : readMomentMs(written);
  if (startAtMs === undefined) {
    throw new TypeError(
      `The clock is "${written}". Use an ISO 8601 time, for example "2026-11-22T08:00:00Z", or a clock.`,
    );
  }
  const clock = createClock({ startAtMs });
  closers.push(() => clock.stop());
  return clock;
}

interface ServeOptions extends ReturnType<typeof openGround> {
  readonly deployment: Deployment;
  readonly baseUrl: string;
  readonly options: ServiceOptions;
  readonly log: Log;
  readonly signingKey: string;
  readonly identityProvider: IdentityProvider | undefined;
  readonly openAgent: OpenConfiguredAgent | undefined;
  readonly controlRules: ControlRules;
}

/** The handler of the listener's requests, and when there is an intern for all of them. */
function serve(
  { deployment, baseUrl, options, log, signingKey, identityProvider, openAgent, controlRules, ...ground }: ServeOptions,
  closers: Closers,
): Pick<Assembly, 'provisioned' | 'modelUse'> & { readonly handle: Handle } {
  const { store, clock, workFolder, redactor, journal, faults, token } = ground;
  const { config } = deployment;
  const state = createState({
    deployment,
    store,
    clock,
    log,
    env: options.env ?? process.env,
    signingKey: store.keep('signing_key', () => signingKey),
    identityProvider: identityProvider?.issuer,
    workFolder: workFolder.path,
    openAgent,
    newId: randomUUID,
    fetch: options.fetch ?? globalThis.fetch,
  });
  closers.push(async () => {
    for (const end of state.attached) end();
    state.runs.stop();
    await Promise.all(state.interns.map(async ({ intern }) => intern.close?.()));
    for (const named of modelUse()) log.info(toUseLine(named));
  });
  const modelUse = (): readonly NamedModelUse[] =>
    state.interns.flatMap(({ record, intern }) => {
      const use = intern.modelUse?.();
      return use === undefined ? [] : [{ intern: record.name, use }];
    });
  identityProvider?.setDefaults(jobDefaults(config));
  for (const { secret } of [...config.keys, token]) redactor.add(secret);
  const load = options.console;
  const view = () => createView({ state, journal, faults, baseUrl, isTokenNeeded: controlRules.isTokenNeeded });
  const handle = createMount({
    state,
    journal,
    nextFault: faults.next,
    controls: {
      journal: journal.entries,
      advance: clock.advance,
      faults,
      now: clock.now,
      basePath: config.base_path,
    },
    controlRules,
    console: load === undefined ? undefined : createConsoleDoor({ load, token, view }),
  });
  return { handle, provisioned: settle(state.interns), modelUse };
}

async function settle(interns: readonly ServedIntern[]): Promise<void> {
  await Promise.all(interns.map(async ({ intern }) => intern.settled));
}

function portOf({ identityProvider }: ServiceOptions): number {
  return typeof identityProvider === 'object' ? (identityProvider.port ?? 0) : 0;
}
