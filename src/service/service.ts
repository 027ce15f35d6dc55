// Starts a service from configuration, store, identity provider and listener, and stops it again.
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { silentLog } from '../log.ts';
import type { NamedModelUse } from '../models/broker.ts';
import { createRedactor } from '../secret.ts';
import { generateSigningKey } from './access/access-tokens.ts';
import { type ControlRules, createStarterToken } from './access/local-request.ts';
import { builtInAgent, builtInConfig, knownKeySecret } from './config/builtin.ts';
import type { ServiceConfig } from './config/config.ts';
import { type Deployment, readDeployment } from './config/deployment.ts';
import { createFaults } from './control/faults.ts';
import { createJournal } from './control/journal.ts';
import { isLoopbackHost } from './http/loopback.ts';
import { type IdentityProvider, startIdentityProvider } from './identity-provider/identity-provider.ts';
import { jobDefaults, toJobSettings } from './identity-provider/job-settings.ts';
import { openWorkFolder } from './interns/work-folder.ts';
import { consoleAddress, createConsoleDoor, createView } from './listen/console.ts';
import { createMount, type Handle } from './listen/routes.ts';
import { listen } from './listen/server.ts';
import type { Service, ServiceOptions } from './options.ts';
import { checkDataPlace, checkModelAccess } from './places.ts';
import { createState } from './state.ts';
import { openStore } from './store/store.ts';
import { toReadyLine, toRequestLine, toUseLine, toWelcome } from './terminal.ts';
import { type Clock, createClock } from './time/clock.ts';
import { readDurationMs, readMomentMs } from './time/duration.ts';

// Spent twice at most, by the service and the identity provider: a stop may take 5 s.
const stopGraceMs = 2000;

type Closers = (() => unknown)[];

/**
 * Starts a local Intern Service and resolves when it accepts connections.
 *
 * @throws {ConfigError} `config_invalid` with file, line and key of each mistake
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

async function closeAll(closers: Closers): Promise<void> {
  for (const close of closers.splice(0).toReversed()) await close();
}

async function start(options: ServiceOptions, closers: Closers): Promise<Service> {
  const { port = 0, host = '127.0.0.1', log = silentLog } = options;
  const hasIdentityProvider = options.identityProvider !== undefined && options.identityProvider !== false;
  const planned = await plan(options, hasIdentityProvider);
  const { configured, deployAt, agents, dataFolder } = planned;
  const ground = openGround(options, planned, closers);
  const { clock, journal, faults, controlRules } = ground;
  const { token, isTokenNeeded } = controlRules;
  const identityProvider = hasIdentityProvider
    ? await startIdentityProvider({ port: portOf(options), clock, log, journal, nextFault: faults.next, controlRules })
    : undefined;
  closers.push(() => identityProvider?.close(stopGraceMs));
  const signingKey = await generateSigningKey();
  let handle: Handle | undefined;
  const listener = await listen({ port, host, handle: (incoming, response) => handle?.(incoming, response) });
  closers.push(() => listener.close(stopGraceMs));

  // No await from here to the assignment of `handle`, so no request can come in between.
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${listener.port}`;
  const deployment = configured ?? deployAt(origin);
  const parts = { ...ground, deployment, options, signingKey, identityProvider, agents };
  const baseUrl = `${origin}${deployment.config.base_path}`;
  const served = serve({ ...parts, baseUrl }, closers);
  ({ handle } = served);
  if (!isLoopbackHost(host)) log.warning(`The service listens on ${host}: everyone who reaches it can try its keys.`);
  const service = toService({ ...parts, ...served, baseUrl }, closers, {
    keepsSessions: dataFolder !== undefined,
    console: options.console === undefined ? undefined : consoleAddress(host, listener.port, token),
    controlToken: isTokenNeeded ? token.secret : undefined,
  });
  announceTo(options, service, { config: deployment.config, isBuiltIn: configured === undefined });
  return service;
}

/** Reads and checks everything before anything listens, so that a bad configuration starts nothing. */
async function plan(options: ServiceOptions, hasIdentityProvider: boolean) {
  const { host = '127.0.0.1', env = process.env, cwd = process.cwd(), log = silentLog, data, files } = options;
  const deploy = (config: NonNullable<ServiceOptions['config']>): Deployment =>
    readDeployment({ config, cwd, env, data, hasIdentityProvider, files });
  const configured = options.config === undefined ? undefined : deploy(options.config);
  const agent = options.agent === undefined ? undefined : builtInAgent(options.agent, { env, cwd, log });
  const deployAt = (origin: string): Deployment => deploy(builtInConfig({ origin, hasIdentityProvider, agent, env }));
  const planned = configured ?? deployAt(`http://${host}`);
  const hasAgent = planned.runs.values().some(({ does }) => 'acp' in does);
  // Import on demand: agents are heavy, and most services have none.
  const agents = hasAgent ? await import('./interns/acp/acp-intern.ts') : undefined;
  if (agents !== undefined) await checkModelAccess(planned, options, agents);
  const dataFolder = configured?.dataFolder ?? (data === undefined ? undefined : path.resolve(cwd, data));
  checkDataPlace(dataFolder, { configured, agentFolder: agent?.workdir, checkout: files?.folder });
  return { configured, deployAt, dataFolder, agents };
}

type Plan = Awaited<ReturnType<typeof plan>>;

function openGround(options: ServiceOptions, { configured, dataFolder, agents }: Plan, closers: Closers) {
  const { log = silentLog, announce } = options;
  const clock = openClock(options.clock, configured?.config, closers);
  const store = openStore(dataFolder, log);
  closers.push(() => store.close());
  const workFolder = openWorkFolder(dataFolder);
  closers.push(() => workFolder.close());
  const redactor = createRedactor();
  const journal = createJournal({
    now: clock.now,
    redact: redactor.redact,
    onOver: announce === undefined ? undefined : (entry) => announce(toRequestLine(entry)),
  });
  const token = createStarterToken();
  // Beside an agent, require the token: an agent that can mint a job or move the clock could approve itself.
  const controlRules: ControlRules = { token, isTokenNeeded: agents !== undefined };
  return { clock, log, store, workFolder, redactor, journal, faults: createFaults(), controlRules };
}

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

interface ServeOptions extends ReturnType<typeof openGround>, Pick<Plan, 'agents'> {
  readonly deployment: Deployment;
  readonly baseUrl: string;
  readonly options: ServiceOptions;
  readonly signingKey: string;
  readonly identityProvider: IdentityProvider | undefined;
}

function serve(
  { deployment, baseUrl, options, signingKey, identityProvider, agents, ...ground }: ServeOptions,
  closers: Closers,
): Pick<Service, 'provisioned' | 'modelUse'> & { readonly handle: Handle } {
  const { store, clock, log, workFolder, redactor, journal, faults, controlRules } = ground;
  const { token, isTokenNeeded } = controlRules;
  const { config } = deployment;
  const { onAgentProcess: onProcess, models: brokers } = options;
  const state = createState({
    deployment,
    store,
    clock,
    log,
    env: options.env ?? process.env,
    signingKey: store.keep('signing_key', () => signingKey),
    identityProvider: identityProvider?.issuer,
    workFolder: workFolder.path,
    agents: agents === undefined ? undefined : { openAgent: agents.openAgent, workFolder, onProcess, brokers },
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
  const view = () => createView({ state, journal, faults, baseUrl, isTokenNeeded });
  const handle = createMount({
    state,
    journal,
    faults,
    controlRules,
    console: load === undefined ? undefined : createConsoleDoor(load, token, view),
  });
  const provisioned = Promise.all(state.interns.map(async ({ intern }) => intern.settled)).then(() => {});
  return { handle, provisioned, modelUse };
}

function portOf({ identityProvider }: ServiceOptions): number {
  return typeof identityProvider === 'object' ? (identityProvider.port ?? 0) : 0;
}

function toService(
  parts: ServeOptions & ReturnType<typeof serve>,
  closers: Closers,
  facts: Pick<Service, 'keepsSessions' | 'console' | 'controlToken'>,
): Service {
  const { baseUrl, identityProvider, clock, journal, faults, provisioned, modelUse } = parts;
  const job = toJobSettings(parts.deployment.config);
  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    stopping ??= closeAll(closers);
    return stopping;
  };
  return {
    ...facts,
    baseUrl,
    identityProvider: identityProvider?.issuer,
    ready: toReadyLine(baseUrl, identityProvider, job),
    job,
    provisioned,
    modelUse,
    journal: journal.entries,
    async advance(duration) {
      const byMs = readDurationMs(duration);
      if (byMs === undefined)
        throw new TypeError(`"${duration}" is no duration. Write 90s, 5m, 1h30m or seconds, a year at most.`);
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

function announceTo(
  { announce, env = process.env }: ServiceOptions,
  service: Service,
  { config, isBuiltIn }: { readonly config: ServiceConfig; readonly isBuiltIn: boolean },
): void {
  if (announce === undefined) return;
  const hasPolicy = service.identityProvider !== undefined && service.job.federationPolicyId !== undefined;
  const identity = hasPolicy ? service.addJob() : undefined;
  const builtIn = isBuiltIn ? { hasKnownKey: knownKeySecret(env) !== undefined } : undefined;
  const lines = toWelcome({ ...service, config, identity, builtIn });
  for (const line of lines) announce(line);
}
