// Starts a service and takes it apart again.
import { type Assembly, assemble, type Closers } from './assemble.ts';
import { knownKeySecret } from './config/builtin.ts';
import { toJobSettings } from './identity-provider/job-settings.ts';
import type { Service, ServiceOptions } from './options.ts';
import { toReadyLine, toWelcome } from './terminal.ts';
import { readDurationMs } from './time/duration.ts';

/**
 * Starts a local Intern Service and resolves when it accepts connections.
 *
 * @throws {ConfigError} `config_invalid` with file, line and key of each mistake
 * @throws {Error} the system's, when the address can't be bound
 */
export async function startService(options: ServiceOptions = {}): Promise<Service> {
  const closers: Closers = [];
  try {
    const assembly = await assemble(options, closers);
    const service = toService(assembly, closers);
    announceTo(options, service, assembly);
    return service;
  } catch (error: unknown) {
    await closeAll(closers);
    throw error;
  }
}

function toService(
  { origin, config, identityProvider, clock, journal, faults, console, ...assembly }: Assembly,
  closers: Closers,
): Service {
  const baseUrl = `${origin}${config.base_path}`;
  const job = toJobSettings(config);
  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    stopping ??= closeAll(closers);
    return stopping;
  };
  return {
    baseUrl,
    identityProvider: identityProvider?.issuer,
    ready: toReadyLine({ baseUrl, identityProvider, job }),
    job,
    keepsSessions: assembly.keepsSessions,
    console,
    provisioned: assembly.provisioned,
    controlToken: assembly.controlToken,
    modelUse: assembly.modelUse,
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
  { baseUrl, job, console, controlToken, addJob }: Service,
  { config, identityProvider, isBuiltIn }: Assembly,
): void {
  if (announce === undefined) return;
  const hasPolicy = identityProvider !== undefined && job.federationPolicyId !== undefined;
  const lines = toWelcome({
    baseUrl,
    config,
    job,
    console,
    controlToken,
    identity: hasPolicy ? addJob() : undefined,
    builtIn: isBuiltIn ? { hasKnownKey: knownKeySecret(env) !== undefined } : undefined,
  });
  for (const line of lines) announce(line);
}

async function closeAll(closers: Closers): Promise<void> {
  for (const close of closers.splice(0).toReversed()) await close();
}
