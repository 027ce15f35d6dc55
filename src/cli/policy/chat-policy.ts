// Finds the permission policy of a conversation. On a person's own machine, it needs the person's trust.
import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { PolicyError } from '../../errors.ts';
import { isGitHubActions } from '../../github/event.ts';
import { toRunContext } from '../../github/run-context.ts';
import { isInCi } from '../../identity/places.ts';
import type { PromptSettings } from '../../inputs/run-settings.ts';
import { invalid, missing } from '../../inputs/values.ts';
import type { JobIo } from '../../job/io.ts';
import { isUntrusted, readPolicySource, type SourcedPolicy, type VouchedPolicy } from '../../job/policy-source.ts';
import { type RunContext, unknownContext } from '../../permission/context.ts';
import { showInvisible } from '../../permission/text/invisible.ts';
import { defaultPolicyPath } from '../../permission/tools/starter.ts';
import { findPlace } from '../../trust/checkout.ts';
import { readTrustedCopy, type TrustedCopy } from '../../trust/trusted-copy.ts';
import { input, worded } from '../../wording.ts';
import type { CliIo, Invocation } from '../command.ts';
import { tell } from '../screen.ts';
import { findPolicyPath } from './file.ts';
import { askForTrust, readPolicyText, toDay } from './trust.ts';

/**
 * Settles the policy before anything is sent. Returns undefined where no trust is needed: in a CI, where `policy-ref`
 * protects the policy, or if a file or ref is named. Otherwise only the trusted copy counts: a stranger may have
 * written the checkout. Asks about a file that differs from the copy. With neither, ignores a file that appears later.
 *
 * @throws {InputError} `input_missing`: nobody trusted the policy, and nobody can be asked
 * @throws {PolicyError} `policy_invalid`: the policy has mistakes, or the copy is damaged
 */
export async function vouchForPolicy({ explicitText, has, io }: Invocation): Promise<VouchedPolicy | undefined> {
  const isPolicyNamed = explicitText('policy') !== undefined || (explicitText('policy-ref') ?? 'auto') !== 'auto';
  if (isPolicyNamed || isInCi(io.env)) return undefined;
  const { checkout, file, text, storedCopy, copyHere, whyRootIgnored } = findPolicy(io);
  if (text === undefined && copyHere === undefined) {
    if (whyRootIgnored !== undefined) tell(io, whyRootIgnored);
    return { path: defaultPolicyPath, bytes: undefined, isAbsent: true };
  }
  const terminal = io.terminal?.canAsk === true && !has('json') ? io.terminal : undefined;
  if (terminal !== undefined && text !== undefined && text !== copyHere?.text) {
    const answer = await askForTrust({ checkout, file, text, copy: storedCopy }, io, terminal);
    const copy = typeof answer === 'object' ? answer : copyHere;
    if (copy !== undefined) return announceCopy(copy, io);
    if (answer === 'broken') {
      const message = 'The permission policy has the mistakes that are listed above. Correct them; nothing was sent.';
      throw new PolicyError('policy_invalid', message, { source: defaultPolicyPath });
    }
    return { path: defaultPolicyPath, bytes: undefined };
  }
  if (copyHere !== undefined) return announceCopy(copyHere, io);
  const why = `The permission policy of this checkout, "${defaultPolicyPath}", is not trusted on this machine, and you can't be asked without a terminal or with --json.`;
  const remedy = `Name it with --policy ${defaultPolicyPath}, or run "interns policy trust" in a terminal.`;
  throw missing('policy', `${why} ${remedy}`);
}

export function describePolicyState(io: CliIo): string | undefined {
  const copy = isInCi(io.env) ? undefined : findPolicy(io).copyHere;
  return describePolicyDoubt(io) ?? (copy && describeCopy(copy, io));
}

/** Says why the policy file here, or that of the repository, does not count. Undefined if there is nothing to say. */
export function describePolicyDoubt(io: CliIo): string | undefined {
  if (isInCi(io.env)) return undefined;
  const { copyHere, text, whyRootIgnored } = findPolicy(io);
  if (text === undefined || text === copyHere?.text) return whyRootIgnored;
  if (copyHere !== undefined) return `${describeCopy(copyHere, io)} ${defaultPolicyPath} differs from it.`;
  return `Policy: ${defaultPolicyPath} is not trusted on this machine and allows nothing until "interns chat" or "interns policy trust" has shown it to you.`;
}

function announceCopy(copy: TrustedCopy, io: CliIo): VouchedPolicy {
  tell(io, describeCopy(copy, io));
  return { path: path.relative(io.cwd, copy.file), bytes: Buffer.from(copy.text) };
}

function describeCopy(copy: TrustedCopy, io: CliIo): string {
  return `Policy: the copy of ${showInvisible(path.relative(io.cwd, copy.file))} that you trusted on ${toDay(copy)}.`;
}

function findPolicy(io: CliIo) {
  const { folder, checkout } = findPlace(io.cwd);
  const file = path.resolve(io.cwd, defaultPolicyPath);
  const storedCopy = readTrustedCopy(checkout, io.env);
  // Apply a copy in the folder whose policy was trusted, and at the root of the clone or worktree, where paths begin.
  const appliesHere = storedCopy !== undefined && (storedCopy.file === file || realpathSync(io.cwd) === folder);
  const text = existsSync(file) ? readPolicyText(file) : undefined;
  const copyHere = appliesHere ? storedCopy : undefined;
  const rootPath = findPolicyPath(io);
  const isOnlyInRoot = !appliesHere && rootPath !== defaultPolicyPath && existsSync(path.resolve(io.cwd, rootPath));
  const remark = `Policy: that of the repository, ${showInvisible(rootPath)}, counts only for an intern that works in ${showInvisible(folder)}, where its paths start. Work there, or name the file with --policy.`;
  return { checkout, file, text, storedCopy, copyHere, whyRootIgnored: isOnlyInRoot ? remark : undefined };
}

/** With a person, drops the notice of a missing policy, because the person is asked instead. */
export async function readTerminalPolicy(
  settings: Pick<PromptSettings, 'policy' | 'policyRef' | 'approvalMode'>,
  job: JobIo,
  { hasPerson, vouched }: { readonly hasPerson: boolean; readonly vouched: VouchedPolicy | undefined },
): Promise<SourcedPolicy> {
  const event = { name: job.env['GITHUB_EVENT_NAME'] ?? '', payload: undefined };
  const refuseGitHub = (): never => {
    const place = settings.policyRef === 'auto' ? `on an event like "${event.name}"` : 'in a job on GitHub';
    const words = worded`${input('policy-ref')} is "${settings.policyRef}", which only the action can read ${place}. Use the action, or name "workspace" if nobody else can have written the checkout.`;
    throw invalid('policy-ref', words);
  };
  const log = hasPerson ? { ...job.log, notice() {} } : job.log;
  const sourced = await readPolicySource({ ...job, ...settings, event, github: refuseGitHub, log, vouched });
  if (hasPerson && sourced.facts.path === null && (vouched === undefined || !isUntrusted(vouched))) {
    job.log.info(`There is no permission policy at "${settings.policy.path}": you are asked about everything.`);
  }
  if (!hasPerson && settings.approvalMode === 'manual' && sourced.facts.path !== null) {
    const reason = 'There is no terminal, so nobody is asked';
    job.log.notice(`${reason}: what no rule of the permission policy allows is rejected.`);
  }
  return sourced;
}

export function readRunContext({ env }: JobIo): RunContext {
  if (!isGitHubActions(env)) return unknownContext;
  return toRunContext({ name: env['GITHUB_EVENT_NAME'] ?? '', payload: undefined }, env);
}
