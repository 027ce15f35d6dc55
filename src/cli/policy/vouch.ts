// The permission policy of a conversation, which on a person's own machine needs the person's trust.
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { PolicyError } from '../../errors.ts';
import { isGitHubActions } from '../../github/event.ts';
import { toRunContext } from '../../github/run-context.ts';
import { isInCi } from '../../identity/places.ts';
import type { PromptSettings } from '../../inputs/run-settings.ts';
import { invalid, missing } from '../../inputs/values.ts';
import type { JobIo } from '../../job/io.ts';
import { readPolicySource, type SourcedPolicy, type VouchedPolicy } from '../../job/policy-source.ts';
import { type RunContext, unknownContext } from '../../permission/context.ts';
import { showInvisible } from '../../permission/text/invisible.ts';
import { defaultPolicyPath } from '../../permission/tools/starter.ts';
import { findPlace } from '../../trust/checkout.ts';
import { readTrustedCopy, type TrustedCopy } from '../../trust/copy.ts';
import { input, worded } from '../../wording.ts';
import type { CliIo, Invocation } from '../command.ts';
import { tell } from '../screen.ts';
import { policyPathIn } from './file.ts';
import { askForTrust, dayOf, readPolicyText } from './trust.ts';

/**
 * Settles the policy before anything is sent. Whoever names a file or a ref vouches for it, and a CI has `policy-ref`.
 * Elsewhere, a stranger may have written the checkout: only the trusted copy counts, and a person is asked about any
 * other text. A file that appears later does not count.
 *
 * @throws {InputError} `input_missing`: nobody trusted the policy, and nobody can be asked
 * @throws {PolicyError} `policy_invalid`: the policy has mistakes, or the copy is damaged
 */
export async function vouchForPolicy({ explicitText, has, io }: Invocation): Promise<VouchedPolicy | undefined> {
  const ref = explicitText('policy-ref');
  if (explicitText('policy') !== undefined || (ref !== undefined && ref !== 'auto') || isInCi(io.env)) return undefined;
  const { checkout, file, text, kept, copy, elsewhere } = findPolicy(io);
  if (text === undefined && copy === undefined) {
    if (elsewhere !== undefined) tell(io, elsewhere);
    return { path: defaultPolicyPath, bytes: undefined, isAbsent: true };
  }
  const terminal = io.terminal?.canAsk === true && !has('json') ? io.terminal : undefined;
  if (terminal !== undefined && text !== undefined && text !== copy?.text) {
    const answer = await askForTrust({ checkout, file, text, copy: kept }, io, terminal);
    if (typeof answer === 'object') return use(answer, io);
    if (copy === undefined && answer === 'broken') {
      const message = 'The permission policy has the mistakes that are listed above. Correct them; nothing was sent.';
      throw new PolicyError('policy_invalid', message, { source: defaultPolicyPath });
    }
    if (copy === undefined) return { path: defaultPolicyPath, bytes: undefined };
  }
  if (copy !== undefined) return use(copy, io);
  const why = `The permission policy of this checkout, "${defaultPolicyPath}", is not trusted on this machine, and there is no terminal to ask on.`;
  const remedy = `Name it with --policy ${defaultPolicyPath}, or run "interns policy trust" in a terminal.`;
  throw missing('policy', `${why} ${remedy}`);
}

export function describePolicyInUse(io: CliIo): string | undefined {
  const copy = isInCi(io.env) ? undefined : findPolicy(io).copy;
  return doubtOfPolicy(io) ?? (copy && describeCopy(copy, io, ''));
}

/** Says why the policy file does not count as it is. Returns undefined if it counts, or if there is none. */
export function doubtOfPolicy(io: CliIo): string | undefined {
  if (isInCi(io.env)) return undefined;
  const { copy, text, elsewhere } = findPolicy(io);
  if (text === undefined || text === copy?.text) return elsewhere;
  if (copy !== undefined) return describeCopy(copy, io, ' The file is another by now.');
  return `Policy: ${defaultPolicyPath} is not trusted on this machine and allows nothing until "interns chat" or "interns policy trust" has shown it to you.`;
}

function use(copy: TrustedCopy, io: CliIo): VouchedPolicy {
  tell(io, describeCopy(copy, io, ''));
  return { path: path.relative(io.cwd, copy.file), bytes: Buffer.from(copy.text) };
}

function describeCopy(copy: TrustedCopy, io: CliIo, more: string): string {
  return `Policy: ${showInvisible(path.relative(io.cwd, copy.file))}, the copy that you trusted on ${dayOf(copy)}.${more}`;
}

function findPolicy(io: CliIo) {
  const { folder, checkout } = findPlace(io.cwd);
  const file = path.resolve(io.cwd, defaultPolicyPath);
  const kept = readTrustedCopy(checkout, io.env);
  // Paths begin where the intern works, so a copy for a root counts only there, and in the root of a worktree.
  const isHere = kept !== undefined && (kept.file === file || realpathSync(io.cwd) === folder);
  const text = existsSync(file) ? readPolicyText(file) : undefined;
  const copy = isHere ? kept : undefined;
  const root = policyPathIn(io);
  const isElsewhere = !isHere && root !== defaultPolicyPath && existsSync(path.resolve(io.cwd, root));
  const where = `Policy: that of the repository, ${showInvisible(root)}, counts for an intern only in ${showInvisible(folder)}, where its paths begin. Work there, or name the file with --policy.`;
  return { checkout, file, text, kept, copy, elsewhere: isElsewhere ? where : undefined };
}

/** Does not report that there is no policy if a person is asked, because nothing is rejected then. */
export async function readTerminalPolicy(
  settings: Pick<PromptSettings, 'policy' | 'policyRef' | 'approvalMode'>,
  job: JobIo,
  { hasPerson, vouched }: { readonly hasPerson: boolean; readonly vouched: VouchedPolicy | undefined },
): Promise<SourcedPolicy> {
  const event = { name: job.env['GITHUB_EVENT_NAME'] ?? '', payload: undefined };
  const github = (): never => {
    const words = worded`${input('policy-ref')} is "${settings.policyRef}", which only the action can read on an event like "${event.name}". Use the action, or name "workspace" if nobody else can have written the checkout.`;
    throw invalid('policy-ref', words);
  };
  const log = hasPerson ? { ...job.log, notice() {} } : job.log;
  const sourced = await readPolicySource({ ...job, ...settings, event, github, log, vouched });
  if (hasPerson && (vouched?.isAbsent ?? true) && sourced.facts.path === null) {
    job.log.info(`There is no permission policy at "${settings.policy.path}": you are asked about everything.`);
  }
  if (!hasPerson && settings.approvalMode === 'manual' && sourced.facts.path !== null) {
    const asked = 'There is no terminal, so nobody is asked';
    job.log.notice(`${asked}: what no rule of the permission policy allows is rejected.`);
  }
  return sourced;
}

export function contextOf({ env }: JobIo): RunContext {
  if (!isGitHubActions(env)) return unknownContext;
  return toRunContext({ name: env['GITHUB_EVENT_NAME'] ?? '', payload: undefined }, env);
}
