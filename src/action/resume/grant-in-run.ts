// A claimed grant in its run: it answers the one question that it is for, before a person is asked.
import { describeError, ToolkitError } from '../../errors.ts';
import type { Circumstances, Claimed, Lost, Used } from '../../permission/grant.ts';
import { digestOfPause, end, isFor, meet, namesOther } from '../../permission/grant.ts';
import type { AskPerson } from '../../run/pause.ts';
import type { ActionIo } from '../runner/io.ts';

/** A grant while its run goes on. */
export interface GrantInRun {
  /** Asks a person only where the grant does not answer. */
  before(ask: AskPerson | undefined): AskPerson;
  /** Its outcome, once the run has ended. */
  ended(): Used | Lost;
}

/** Facts about a grant. */
export interface GrantOptions {
  readonly claimed: Claimed;
  readonly person: string;
  /** Time at which the person allowed it, by GitHub's clock. */
  readonly answeredAt: string;
  /** The circumstances but for the session, as they are now. */
  readonly readNow: () => Promise<Omit<Circumstances, 'session'>>;
}

/** Takes a grant into its run. */
export function useGrant(
  { clock, signal }: ActionIo,
  { claimed, person, answeredAt, readNow }: GrantOptions,
): GrantInRun {
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
    before: (ask) => async (asked) => {
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
