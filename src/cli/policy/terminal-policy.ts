// The policy of a run from a terminal, and what it may know there.
import { InputError } from '../../errors.ts';
import { isGitHubActions } from '../../github/event.ts';
import { toRunContext } from '../../github/run-context.ts';
import type { PromptSettings } from '../../inputs/run-settings.ts';
import type { JobIo } from '../../job/io.ts';
import { readPolicySource, type SourcedPolicy, type VouchedPolicy } from '../../job/policy-source.ts';
import type { Workspace } from '../../job/workspace.ts';
import { type RunContext, unknownContext } from '../../permission/context.ts';
import { input, worded } from '../../wording.ts';

/** The policy; where a person is asked, a missing one does not reject everything, and nothing says so. */
export async function readTerminalPolicy(
  settings: Pick<PromptSettings, 'policy' | 'policyRef' | 'approvalMode'>,
  job: JobIo,
  workspace: Workspace,
  { hasPerson, vouched }: { readonly hasPerson: boolean; readonly vouched: VouchedPolicy | undefined },
): Promise<SourcedPolicy> {
  const event = { name: job.env['GITHUB_EVENT_NAME'] ?? '', payload: undefined };
  const github = (): never => {
    throw new InputError(
      'input_invalid',
      worded`${input('policy-ref')} is "${settings.policyRef}", which only the action can read on an event like "${event.name}". Use the action, or name "workspace" if nobody else can have written the checkout.`,
      { source: 'policy-ref' },
    );
  };
  const log = hasPerson ? { ...job.log, notice() {} } : job.log;
  const sourced = await readPolicySource({ ...job, ...settings, event, github, log, vouched }, workspace);
  if (hasPerson && (vouched?.isAbsent ?? true) && sourced.facts.path === null) {
    job.log.info(`There is no permission policy at "${settings.policy.path}": you are asked about everything.`);
  }
  // Without a policy it has been said already.
  if (!hasPerson && settings.approvalMode === 'manual' && sourced.facts.path !== null) {
    job.log.notice(
      'There is no terminal, so nobody is asked: what no rule of the permission policy allows is rejected.',
    );
  }
  return sourced;
}

/** Tells a policy about a job that runs the command line. */
export function contextOf({ env }: JobIo): RunContext {
  if (!isGitHubActions(env)) return unknownContext;
  return toRunContext({ name: env['GITHUB_EVENT_NAME'] ?? '', payload: undefined }, env);
}
