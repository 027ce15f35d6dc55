// Reads a job's permission policy from a place where nobody whom it judges can write, and runs its tests.
import { sha256 } from '../crypto.ts';
import { describeError, GitHubError, InputError, PolicyError, ToolkitError } from '../errors.ts';
import type { InternProxySettings } from '../inputs/proxy-settings.ts';
import type { RunSettings } from '../inputs/run-settings.ts';
import type { Log } from '../log.ts';
import { type Policy, rejectEverything } from '../permission/policy.ts';
import type { PolicyFacts } from '../transcript/events.ts';
import { createTrustedReader, type PolicyOrigin, type TrustedFile, type TrustedFilesOptions } from './trusted-files.ts';
import { describeUnread } from './workspace.ts';

export interface SourcedPolicy {
  readonly policy: Policy;
  /** Undefined if there is no policy. */
  readonly bytes: Uint8Array | undefined;
  readonly facts: PolicyFacts;
  readonly origin: PolicyOrigin;
}

export interface PolicySourceOptions extends TrustedFilesOptions, Pick<RunSettings, 'policy'> {
  readonly log: Log;
  readonly vouched?: VouchedPolicy | undefined;
}

/** The policy of this folder, and whether a person at the terminal trusts it. */
export interface VouchedPolicy {
  readonly path: string;
  /** Undefined if there is no policy, or the person does not trust it. */
  readonly bytes: Uint8Array | undefined;
  /** There was no policy when the person was asked. One that appears later does not count. */
  readonly isAbsent?: true;
}

export function isUntrusted({ bytes, isAbsent }: VouchedPolicy): boolean {
  return bytes === undefined && isAbsent !== true;
}

/** Throws {@link PolicyError} `policy_missing` (a named or unreadable file), `policy_invalid`; {@link GitHubError}. */
export async function readPolicySource(options: PolicySourceOptions): Promise<SourcedPolicy> {
  const { policy: policySetting, log } = options;
  const { path, commit, place, bytes, origin } = await readSource(options);
  if (bytes === undefined) {
    if (options.vouched !== undefined && isUntrusted(options.vouched))
      return { policy: rejectEverything, bytes, facts: noPolicyFacts, origin };
    if (policySetting.isNamed) throw missingPolicy(path, place);
    log.notice(
      `There is no permission policy at "${path}" ${place}, so no rule allows anything. "interns policy init" writes one.`,
    );
    return { policy: rejectEverything, bytes, facts: { ...noPolicyFacts, commit }, origin };
  }
  // Without a policy, don't load the code that reads one.
  const { loadTestedPolicy } = await import('./policy-tests.ts');
  const policy = await loadTestedPolicy(bytes, path);
  const digest = sha256(bytes);
  log.info(`Permission policy "${path}" ${place}, SHA-256 ${digest}.`);
  return { policy, bytes, facts: { path, commit, digest, tests: policy.tests.length }, origin };
}

const noPolicyFacts = { path: null, commit: null, digest: null } as const;

async function readSource(options: PolicySourceOptions): Promise<TrustedFile & Pick<SourcedPolicy, 'origin'>> {
  const { vouched } = options;
  if (vouched !== undefined) {
    const place = vouched.isAbsent === true ? 'in this folder' : 'that a person trusted';
    return { ...vouched, commit: null, place, origin: { from: 'workspace' } };
  }
  const { origin, read } = createTrustedReader(options);
  const { path } = options.policy;
  const file = await read('policy', path).catch((cause: unknown) => {
    if (cause instanceof ToolkitError) throw cause;
    throw missingPolicy(path, origin.from === 'ref' ? `at ${origin.ref}` : 'in the checkout', cause);
  });
  return { ...file, origin };
}

function missingPolicy(path: string, place: string, cause?: unknown): PolicyError {
  const message = `The permission policy "${path}" ${place} ${describeUnread(cause)}`;
  return new PolicyError('policy_missing', message, { source: path, cause });
}

type ReadPolicy = Pick<SourcedPolicy, 'policy' | 'bytes'>;

/** If no policy is named and its place can't be read, allows nothing: the proxy's clients may not need a policy. */
export async function readProxyPolicy<Read extends ReadPolicy>(
  { approvalMode, policy, policyRef }: InternProxySettings,
  log: Log,
  readPolicy: () => Promise<Read>,
): Promise<Read | ReadPolicy> {
  const isNamed = policy.isNamed || policyRef !== 'auto';
  const noPolicy = { policy: rejectEverything, bytes: undefined };
  if (approvalMode === 'self-drive' && !isNamed) return noPolicy;
  try {
    return await readPolicy();
  } catch (error) {
    const isUnreadable = error instanceof InputError || error instanceof GitHubError;
    if (isNamed || !isUnreadable) throw error;
    log.notice(`The proxy has no permission policy, so it allows nothing: ${describeError(error)}`);
    return noPolicy;
  }
}
