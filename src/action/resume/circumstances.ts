// Circumstances that an answer is bound to: checked when it comes, and again when the intern asks.

import { readPullRequest } from '../../github/pull-request.ts';
import type { ResumeSettings } from '../../inputs/run-settings.ts';
import { connect } from '../../job/connect.ts';
import type { TimedIo } from '../../job/io.ts';
import { readPolicySource } from '../../job/policy-source.ts';
import { openWorkspace } from '../../job/workspace.ts';
import type { Circumstances } from '../../permission/grant.ts';
import { findRunningIntern } from '../../run/find-intern.ts';
import type { GitHubAccess } from '../github-access.ts';
import type { ActionIo } from '../runner/io.ts';

/** Circumstances that can change while a run goes on. */
export type Changing = Pick<Circumstances, 'head' | 'base' | 'state' | 'policy'>;

/** The pull request and the digest of the policy, as they are now; errors as `readPolicySource`. */
export async function readChanging(
  io: ActionIo,
  settings: ResumeSettings,
  { event, github, repository }: GitHubAccess,
  number: number,
): Promise<Changing> {
  const log = { ...io.log, info: io.log.debug }; // the run says which policy it has
  const { facts } = await readPolicySource({ ...io, ...settings, log, event, github }, openWorkspace(io));
  const { head, base, state, draft } = await readPullRequest(github(), repository(), number);
  const now = state !== 'open' ? 'closed' : draft === true ? 'draft' : 'ready';
  return { head: head.sha, base: base.ref, state: now, policy: facts.digest };
}

/** The rest: which intern of which service runs in which mode. The intern has to run. */
export async function readLasting(
  io: ActionIo & TimedIo,
  settings: ResumeSettings,
): Promise<Omit<Circumstances, keyof Changing | 'session'>> {
  const { client } = await connect(io, settings);
  const { id } = await findRunningIntern({ ...io, ...settings, client });
  return { intern: id, approvalMode: settings.approvalMode, service: new URL(settings.baseUrl).origin };
}
