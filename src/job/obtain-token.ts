// One access token for somebody else to use, and when it ends.
import type { TokenSettings } from '../inputs/service-settings.ts';
import type { Secret } from '../secret.ts';
import { obtainToken } from './bearer.ts';
import { withinTime } from './deadline.ts';
import type { JobIo } from './io.ts';
import { openWorkspace } from './workspace.ts';

/** An access token with its end. */
export interface DatedToken {
  readonly token: Secret;
  /** ISO 8601. Dated from the request: a token that is said to live longer than it does would fail a later step. */
  readonly expiresAt: string;
}

/** Exchange the job's identity for one token; errors as `obtainAccessToken`. */
export function obtainDatedToken(io: JobIo, settings: TokenSettings): Promise<DatedToken> {
  return withinTime(io, settings.timeoutMs, async (job) => {
    const { token, lifetimeMs, startedAt } = await obtainToken({ ...job, ...settings, ...openWorkspace(job) });
    const { clock } = job;
    const expiresAt = new Date(clock.now() - (clock.monotonic() - startedAt) + lifetimeMs).toISOString();
    return { token, expiresAt };
  });
}
