// Somebody with a key of the same workspace who sends what the service can't accept: nothing of it may change a run.
import type { Fetch } from '../../../src/http/transport.ts';
import type { History } from '../history.ts';
import { baseUrl, otherSecret } from '../service/deployment.ts';
import type { Random } from '../world/random.ts';
import type { Timeline } from '../world/timeline.ts';

/** What the intruder knows and how often it comes. */
export interface IntruderOptions {
  readonly timeline: Timeline;
  readonly random: Random;
  readonly fetch: Fetch;
  readonly history: History;
  readonly everyMs: number;
  /** True when it is time to go. */
  readonly isOver: () => boolean;
}

const mostTimes = 100;

/** What it asks for, when a session happens to be free. */
export const intruderPrompt = 'An intruder.';

/** Sends wrong answers, second answers, and prompts to a session that has a run. */
export function startIntruder({ timeline, random, fetch, history, everyMs, isOver }: IntruderOptions): void {
  const post = async (body: unknown): Promise<void> => {
    try {
      const response = await fetch(`${baseUrl}/interns/intern-1/chat/completions`, {
        method: 'POST',
        headers: { authorization: `Bearer ${otherSecret}`, 'content-type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'manual',
        signal: new AbortController().signal,
      });
      for await (const _ of response.body ?? []);
    } catch {
      // Nobody listened.
    }
  };
  const answer = (sessionId: string, toolCallId: string, content: string): Promise<void> =>
    post({
      stream: true,
      session_id: sessionId,
      messages: [{ role: 'tool', tool_call_id: toolCallId, content }],
    });
  let left = mostTimes;
  const come = (): void => {
    left -= 1;
    if (isOver() || left === 0) return;
    timeline.plan('client', everyMs, come);
    const question = history.stored.findLast(({ pending }) => pending !== null);
    const sessionId = history.begun.find(({ runId }) => runId === question?.id)?.sessionId;
    if (sessionId === undefined || !question?.pending) return;
    const { toolCallId } = question.pending;
    if (!isOpen(history, toolCallId)) void answer(sessionId, toolCallId, 'allow_once');
    else if (random.chance(0.6)) void answer(sessionId, toolCallId, 'an answer that nobody offered');
    else if (random.chance(0.5)) void answer(sessionId, `${toolCallId}0`, 'allow_once');
    else void post({ stream: true, session_id: sessionId, messages: [{ role: 'user', content: intruderPrompt }] });
  };
  timeline.plan('client', everyMs, come);
}

/** Whether the last that is known of a question's run is that it waits for the answer. */
function isOpen({ stored }: History, toolCallId: string): boolean {
  const asked = stored.findLast(({ pending }) => pending?.toolCallId === toolCallId);
  return asked !== undefined && stored.findLast(({ id }) => id === asked.id) === asked;
}
