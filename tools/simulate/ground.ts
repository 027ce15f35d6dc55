// Makes a process ready to simulate: from here on nothing in it has time or chance of its own.
import { preparePolicy } from './job/policy.ts';
import { makeKeys } from './service/identity-provider.ts';
import type { Ground } from './simulation.ts';
import { installTimers } from './world/process-timers.ts';
import { installSignatures } from './world/signatures.ts';

/** What all simulations of a process stand on; called once. */
export async function prepareGround(): Promise<Ground> {
  installSignatures();
  const ground = { keys: await makeKeys(), policy: await preparePolicy() };
  installTimers();
  // Errors are many here, and nobody reads where they came from.
  Error.stackTraceLimit = 0;
  return ground;
}
