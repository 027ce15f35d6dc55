// What the model takes from the sources: how a run moves, and what a job sends again.
import { ApiError, StreamError } from '../../src/errors.ts';
import { mayResendAnswer, mayResendPrompt } from '../../src/run/failure.ts';
import { transitions } from '../../src/service/runs/runs.ts';

const refused = (status: number, reason?: string): ApiError =>
  new ApiError('api_refused', 'Refused.', { status, reason });

/** What may become of a request in the model, as the client knows it. */
const failures: Readonly<Record<string, Error>> = {
  unconnected: new ApiError('api_unreachable', 'Nobody listens.', { sent: 'no' }),
  lost: new ApiError('api_unreachable', 'The connection broke.', { sent: 'unknown' }),
  severed: new StreamError('stream_severed', 'The response broke, or ended with an error.'),
  limited: refused(429, 'rate_limited'),
  busy: refused(409, 'busy'),
  not_ready: refused(409, 'intern_not_ready'),
  gateway_502: refused(502),
  gateway_504: refused(504),
  wrong_answer: refused(400, 'bad_request'),
  unknown_question: refused(404, 'interaction_unknown'),
  not_pending: refused(409, 'interaction_not_pending'),
  overflowed: refused(410, 'attachment_failed'),
};

/** The tables as Promela. A move that the table of the service lacks breaks an assertion. */
export function writeTables(): string {
  const moves = Object.entries(transitions).flatMap(([from, row]) =>
    Object.entries(row).map(([trigger, to]) => ({ from, trigger, to })),
  );
  const triggers = [...new Set(moves.map(({ trigger }) => `by_${trigger}`))];
  const again = (name: string, mayResend: (error: Error) => boolean): string => {
    const those = Object.keys(failures).filter((failure) => mayResend(failures[failure] ?? new Error(failure)));
    return `#define ${name}(why) (${those.map((failure) => `why == ${failure}`).join(' || ')})`;
  };
  return [
    `mtype:trigger = { ${triggers.join(', ')} };`,
    `mtype:failure = { no_failure, ${Object.keys(failures).join(', ')} };`,
    again('PROMPT_AGAIN', (error) => mayResendPrompt(error, Number.POSITIVE_INFINITY).retry),
    again('ANSWER_AGAIN', (error) => mayResendAnswer(error).retry),
    'inline move(trigger) {',
    '  if',
    ...moves.map(
      ({ from, trigger, to }) =>
        `  :: state == ${from} && trigger == by_${trigger} -> printf("move ${from} by_${trigger}\\n"); state = ${to}`,
    ),
    '  :: else -> assert(false)',
    '  fi',
    '}',
    '',
  ].join('\n');
}
