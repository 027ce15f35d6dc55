// `command: token`: an access token as an output and, if asked for, in the environment of later steps.
import type { TokenSettings } from '../inputs/token-settings.ts';
import { obtainToken } from '../job/bearer.ts';
import { startDeadline } from '../job/deadline.ts';
import { openWorkspace } from '../job/workspace.ts';
import type { Conclusion } from '../transcript/events.ts';
import type { ActionIo } from './runner/io.ts';

/** Exchanges the job's identity and hands the access token on, masked before anything else is done with it. */
export async function tokenAction(io: ActionIo, settings: TokenSettings): Promise<Conclusion> {
  const deadline = startDeadline(settings.timeoutMs, io.clock, io.signal);
  try {
    const stages = { ...io, ...settings, ...openWorkspace(io), signal: deadline.signal };
    const { token, lifetimeMs, startedAt } = await obtainToken(stages);
    // Dated from the request: a token that is said to live longer than it does would fail a later step.
    const expiresAt = new Date(io.clock.now() - (io.clock.monotonic() - startedAt) + lifetimeMs).toISOString();
    io.setSecretOutput('access-token', token);
    io.setOutputs({ conclusion: 'finished', 'expires-at': expiresAt });
    if (settings.exportEnv !== undefined) io.exportSecret(settings.exportEnv, token);
    io.log.info(`Access token ${token.fingerprint()} is valid until ${expiresAt}.`);
    return 'finished';
  } finally {
    deadline.clear();
  }
}
