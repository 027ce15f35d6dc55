// Starts and stops a service: its configuration, store, identity provider and HTTP listener.
import { randomUUID } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { ConfigError } from '../errors.ts';
import { oneLine, silentLog } from '../log.ts';
import { isLoopback } from '../loopback.ts';
import type { NamedModelUse } from '../models/broker-types.ts';
import { describeUse } from '../models/use-words.ts';
import { createRedactor } from '../secret.ts';
import { generateSigningKey } from './access/access-tokens.ts';
import { type ControlRules, createStarterToken } from './access/local-request.ts';
import { createBuiltInConfig, readKeySecret, toBuiltInAgent } from './config/builtin.ts';
import type { ServiceConfig } from './config/config.ts';
import { type Deployment, readDeployment } from './config/deployment.ts';
import { createFaults } from './control/faults.ts';
import { createJournal } from './control/journal.ts';
import { startIdentityProvider } from './identity-provider/identity-provider.ts';
import { toJobDefaults, toJobSettings } from './identity-provider/job-settings.ts';
import { openWorkFolder } from './interns/work-folder.ts';
import { createView, guardConsole, toConsoleAddress } from './listen/console.ts';
import { createRequestListener } from './listen/routes.ts';
import { listen } from './listen/server.ts';
import type { Service, ServiceOptions } from './options.ts';
import { checkDataPlace, checkModelAccess, checkWorkFolders, listAgentFolders } from './places.ts';
import { createState, type ServiceState } from './state.ts';
import { createMemoryStore } from './store/memory-store.ts';
import { openStore } from './store/store.ts';
import { toReadyLine, toRequestLine, toWelcome } from './terminal.ts';
import { type Clock, createClock } from './time/clock.ts';
import { readDurationMs, readMomentMs } from './time/duration.ts';

// Applies to the service's listener and then to the identity provider's, so that a stop takes less than 5 s in all.
const stopGraceMs = 2000;

/**
 * Starts a local Intern Service. Resolves when it accepts connections.
 *
 * @throws {ConfigError} `config_invalid` with file, line and key of each mistake
 * @throws {Error} the system's error, if the address can't be bound
 */
export async function startService(options: ServiceOptions = {}): Promise<Service> {
  const closers = new AsyncDisposableStack();
  try {
    return await start(withDefaults(options), closers);
  } catch (error: unknown) {
    await closers.disposeAsync();
    throw error;
  }
}

type Settings = ReturnType<typeof withDefaults>;

function withDefaults({
  port = 0,
  host = '127.0.0.1',
  log = silentLog,
  env = process.env,
  cwd = process.cwd(),
  fetch = globalThis.fetch,
  identityProvider = false,
  ...options
}: ServiceOptions) {
  const provider = identityProvider === true ? {} : identityProvider;
  return { ...options, port, host, log, env, cwd, fetch, identityProvider: provider };
}

async function start(options: Settings, closers: AsyncDisposableStack): Promise<Service> {
  const { port, host, log } = options;
  const plannedParts = await plan(options);
  const { configuredDeployment, deployBuiltIn } = plannedParts;
  const resources = openResources(options, plannedParts, closers);
  const identityProvider =
    options.identityProvider === false
      ? undefined
      : await startIdentityProvider({ ...resources, port: options.identityProvider.port ?? 0 });
  closers.defer(() => identityProvider?.close(stopGraceMs));
  const signingKey = await generateSigningKey();
  let handle: RequestListener | undefined;
  const listener = await listen({ port, host, handle: (incoming, response) => handle?.(incoming, response) });
  closers.defer(() => listener.close(stopGraceMs));

  // Don't await anything until `handle` is set: a request could come in.
  const origin = `http://${host.includes(':') ? `[${host}]` : host}:${listener.port}`;
  const deployment = configuredDeployment ?? deployBuiltIn(origin);
  const baseUrl = `${origin}${deployment.config.base_path}`;
  const parts = { ...resources, ...plannedParts, deployment, options, signingKey, identityProvider, baseUrl };
  const state = openState(parts, closers);
  const { token } = resources.controlRules;
  const console = options.console && guardConsole(options.console, token, () => createView({ ...parts, state }));
  handle = createRequestListener({ ...parts, state, console });
  if (!isLoopback(host)) log.warning(`The service listens on ${host}: everyone who reaches it can try its keys.`);
  const service = toService(parts, state, closers, options.console && toConsoleAddress(host, listener.port, token));
  announceTo(options, service, { config: deployment.config, isBuiltIn: configuredDeployment === undefined });
  return service;
}

/** Reads and checks everything before anything listens, so that a bad configuration starts nothing. */
async function plan(options: Settings) {
  const { host, env, cwd, log, data, files } = options;
  if (options.agent !== undefined && options.config !== undefined) {
    const message = 'Give "agent" or "config", not both. A configuration names its agents itself.';
    throw new ConfigError('config_invalid', message);
  }
  const hasIdentityProvider = options.identityProvider !== false;
  const deploy = (config: NonNullable<ServiceOptions['config']>): Deployment =>
    readDeployment({ config, cwd, env, data, hasIdentityProvider, files });
  const configuredDeployment = options.config === undefined ? undefined : deploy(options.config);
  const agent = options.agent === undefined ? undefined : toBuiltInAgent(options.agent, { env, cwd, log });
  const deployBuiltIn = (origin: string) => deploy(createBuiltInConfig({ origin, hasIdentityProvider, agent, env }));
  // The port is not known yet, so `start` deploys the built-in configuration again.
  const deployment = configuredDeployment ?? deployBuiltIn(`http://${host}`);
  const hasAgent = deployment.interns.some(({ driver }) => 'acp' in driver);
  // Import the code of agents on demand: it is large, and most services have no agent.
  const agentModule = hasAgent ? await import('./interns/acp/acp-intern.ts') : undefined;
  if (agentModule !== undefined) await checkModelAccess(deployment, options, agentModule);
  checkDataPlace(deployment, files?.folder);
  checkWorkFolders(deployment);
  return { configuredDeployment, deployBuiltIn, dataFolder: deployment.dataFolder, agentModule };
}

type Plan = Awaited<ReturnType<typeof plan>>;

function openResources(
  options: Settings,
  { configuredDeployment, dataFolder, agentModule }: Plan,
  closers: AsyncDisposableStack,
) {
  const { log, announce } = options;
  const clock = openClock(options.clock ?? configuredDeployment?.config.clock ?? undefined, closers);
  const store = dataFolder === undefined ? createMemoryStore() : openStore(dataFolder, log);
  closers.defer(() => store.close());
  const workFolder = openWorkFolder(dataFolder);
  closers.defer(() => workFolder.close());
  const redactor = createRedactor();
  const journal = createJournal({
    now: clock.now,
    redact: redactor.redact,
    onClose: announce && ((entry) => announce(toRequestLine(entry))),
  });
  const token = createStarterToken();
  // Require the token if there is an agent: an agent that adds a job or moves the clock could approve itself.
  const controlRules: ControlRules = { token, isTokenNeeded: agentModule !== undefined };
  return { clock, log, store, workFolder, redactor, journal, faults: createFaults(), controlRules };
}

function openClock(chosen: ServiceOptions['clock'], closers: AsyncDisposableStack): Clock {
  // The caller stops a clock that it passed in.
  if (typeof chosen === 'object') return chosen;
  const startAtMs = chosen === undefined ? Date.now() : readMomentMs(chosen);
  if (startAtMs === undefined) {
    throw new TypeError(
      `The clock is "${chosen}". Use an ISO 8601 time, for example "2026-11-22T08:00:00Z", or a clock object.`,
    );
  }
  const clock = createClock({ startAtMs });
  closers.defer(() => clock.stop());
  return clock;
}

interface Parts extends ReturnType<typeof openResources>, Plan {
  readonly deployment: Deployment;
  readonly baseUrl: string;
  readonly options: Settings;
  readonly signingKey: string;
  readonly identityProvider: Awaited<ReturnType<typeof startIdentityProvider>> | undefined;
}

function openState(parts: Parts, closers: AsyncDisposableStack): ServiceState {
  const { options, deployment, store, workFolder, redactor, identityProvider, agentModule } = parts;
  const { onAgentProcess: onProcess, models: brokers, files } = options;
  const writable = [...listAgentFolders(deployment), ...(files === undefined ? [] : [files.folder])];
  const state = createState({
    ...parts,
    env: options.env,
    signingKey: store.getOrCreate('signing_key', () => parts.signingKey),
    identityProvider: identityProvider?.issuer,
    workFolder: workFolder.path,
    openAgent:
      agentModule && ((agent) => agentModule.openAgent({ ...agent, writable, workFolder, onProcess, brokers })),
    newId: randomUUID,
    fetch: options.fetch,
  });
  closers.defer(async () => {
    for (const end of state.stopListeners) end();
    state.runs.stop();
    await Promise.all(state.interns.map(async ({ intern }) => intern.close?.()));
    for (const { intern, use } of collectModelUse(state))
      parts.log.info(`Models of "${oneLine(intern)}": ${describeUse(use)}.`);
  });
  identityProvider?.setDefaults(toJobDefaults(deployment.config));
  for (const { secret } of [...deployment.config.keys, parts.controlRules.token]) redactor.add(secret);
  return state;
}

function collectModelUse({ interns }: ServiceState): readonly NamedModelUse[] {
  return interns.flatMap(({ record, intern }) => {
    const use = intern.modelUse?.();
    return use === undefined ? [] : [{ intern: record.name, use }];
  });
}

function toService(
  { baseUrl, identityProvider, clock, journal, faults, controlRules, deployment, dataFolder }: Parts,
  state: ServiceState,
  closers: AsyncDisposableStack,
  consoleAddress: string | undefined,
): Service {
  const job = toJobSettings(deployment.config);
  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    stopping ??= closers.disposeAsync();
    return stopping;
  };
  return {
    baseUrl,
    identityProvider: identityProvider?.issuer,
    ready: toReadyLine(baseUrl, identityProvider?.issuer, job),
    job,
    keepsSessions: dataFolder !== undefined,
    console: consoleAddress,
    provisioned: Promise.all(state.interns.map(async ({ intern }) => intern.settled)).then(() => {}),
    controlToken: controlRules.isTokenNeeded ? controlRules.token.secret : undefined,
    modelUse: () => collectModelUse(state),
    journal: journal.entries,
    async advance(duration) {
      const byMs = readDurationMs(duration);
      if (byMs === undefined)
        throw new TypeError(`"${duration}" is not a duration. Write 90s, 5m, 1h30m or seconds, at most a year.`);
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
  { announce, env }: Settings,
  service: Service,
  { config, isBuiltIn }: { readonly config: ServiceConfig; readonly isBuiltIn: boolean },
): void {
  if (announce === undefined) return;
  const hasPolicy = service.identityProvider !== undefined && service.job.federationPolicyId !== undefined;
  const identity = hasPolicy ? service.addJob() : undefined;
  const builtIn = isBuiltIn ? { hasKnownKey: readKeySecret(env) !== undefined } : undefined;
  for (const line of toWelcome({ ...service, config, identity, builtIn })) announce(line);
}
