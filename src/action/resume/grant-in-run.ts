// A claimed grant in its run: answers the one question it is for, before a person is asked.
import { describeError, ToolkitError } from '../../errors.ts';
import { readPullRequest } from '../../github/pull-request.ts';
import type { ResumeSettings } from '../../inputs/run-settings.ts';
import { connect } from '../../job/connect.ts';
import type { TimedIo } from '../../job/io.ts';
import { readPolicySource } from '../../job/policy-source.ts';
import {
  type Circumstances,
  type Claimed,
  digestOfPause,
  end,
  isFor,
  type Lost,
  meet,
  namesOther,
  type Used,
} from '../../permission/grant.ts';
import { findRunningIntern } from '../../run/find-intern.ts';
import type { AskPerson } from '../../run/pause.ts';
import type { GitHubAccess } from '../github-access.ts';
import type { ActionIo } from '../runner/io.ts';

interface GrantOptions {
  readonly claimed: Claimed;
  readonly person: string;
  readonly answeredAt: string;
  readonly readNow: () => Promise<Omit<Circumstances, 'session'>>;
}

export function useGrant({ clock, signal }: ActionIo, { claimed, person, answeredAt, readNow }: GrantOptions) {
  let grant: Claimed | Used | Lost = claimed;
  const spend = async (waiting: Claimed, digest: string, session: string): Promise<Claimed | Used | Lost> => {
    try {
      const now = { ...(await readNow()), session };
      return meet(waiting, digest, { now, nowMs: clock.now() });
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ToolkitError)) throw error;
      return { is: 'lost', why: `Whether anything has changed since is not known: ${describeError(error)}` };
    }
  };
  return {
    before:
      (ask: AskPerson | undefined): AskPerson =>
      async (asked) => {
        const { question, decision, answeredBy } = asked;
        const { pause } = decision;
        const ids = [question.toolCall.id, question.sessionId];
        const digest = pause === null || namesOther(pause, ids) ? '' : digestOfPause(pause);
        if (grant.is !== 'claimed' || !isFor(grant, digest)) return ask?.(asked);
        grant = await spend(grant, digest, question.sessionId);
        if (grant.is !== 'used') return ask?.(asked);
        answeredBy?.(person);
        return { granted: `Allowed on the pull request at ${answeredAt}, after the question was parked.` };
      },
    ended: () => end(grant),
  };
}

type Changing = Pick<Circumstances, 'head' | 'base' | 'state' | 'policy'>;

export async function readChanging(
  io: ActionIo,
  settings: ResumeSettings,
  { event, github }: GitHubAccess,
  number: number,
): Promise<Changing> {
  const log = { ...io.log, info: io.log.debug }; // the run reports which policy it has
  const { facts } = await readPolicySource({ ...io, ...settings, log, event, github });
  const { head, base, state, draft } = await readPullRequest(github(), number);
  const now = state !== 'open' ? 'closed' : draft === true ? 'draft' : 'ready';
  return { head: head.sha, base: base.ref, state: now, policy: facts.digest };
}

export async function readLasting(
  io: ActionIo & TimedIo,
  settings: ResumeSettings,
): Promise<Omit<Circumstances, keyof Changing | 'session'>> {
  const { client } = await connect(io, settings);
  const { id } = await findRunningIntern({ ...io, ...settings, client });
  return { intern: id, approvalMode: settings.approvalMode, service: new URL(settings.baseUrl).origin };
}
