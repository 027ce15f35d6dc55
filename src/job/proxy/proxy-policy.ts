// The policy of a proxy: as for a run, but a proxy without a named policy starts anyway, and allows nothing.
import { describeError, GitHubError, InputError } from '../../errors.ts';
import type { InternProxySettings } from '../../inputs/proxy-settings.ts';
import type { Log } from '../../log.ts';
import { rejectEverything } from '../../permission/policy.ts';

interface ReadPolicy {
  readonly policy: typeof rejectEverything;
  readonly bytes: Uint8Array | undefined;
}

export async function readProxyPolicy<Read extends ReadPolicy>(
  { approvalMode, policy, policyRef }: InternProxySettings,
  log: Log,
  read: () => Promise<Read>,
): Promise<Read | ReadPolicy> {
  const isNamed = policy.named || policyRef !== 'auto';
  const nothing = { policy: rejectEverything, bytes: undefined };
  if (approvalMode === 'self-drive' && !isNamed) return nothing;
  try {
    return await read();
  } catch (error) {
    const isPlace = error instanceof InputError || error instanceof GitHubError;
    if (isNamed || !isPlace) throw error;
    log.notice(`The proxy has no permission policy, so it allows nothing: ${describeError(error)}`);
    return nothing;
  }
}
