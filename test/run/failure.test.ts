// What a failed request or a broken stream means for a run, and when a request may be sent again.
import { describe, expect, test } from 'vitest';
import { deploymentReasons, documentedReasons } from '../../src/contract/errors.ts';
import type { ErrorData } from '../../src/errors.ts';
import { ApiError, ExchangeError, InternalError, RunError, StreamError } from '../../src/errors.ts';
import { toChunkError, toRunFailure } from '../../src/run/failure.ts';
import { judgeAnswerRepeat, judgePromptRepeat } from '../../src/run/repeat.ts';

const refusal = (data: ErrorData): ApiError => new ApiError('api_refused', 'No.', data);
const statuses = [400, 401, 402, 403, 404, 408, 409, 410, 413, 429, 500, 501, 502, 503, 504];
const reasons = [undefined, ...documentedReasons, ...deploymentReasons, 'a_reason_of_tomorrow'];

/** What a prompt is sent again after (docs/reliability.md, "Rules"), and nothing else. */
function isResent(status: number, reason: string | undefined): boolean {
  switch (`${status} ${reason}`) {
    case '409 busy':
    case '503 busy':
    case '409 intern_not_ready':
    case '502 intern_unreachable':
      return true;
    default:
      return status === 429;
  }
}

describe('a prompt that was refused', () => {
  const cases = statuses.flatMap((status) =>
    reasons.map((reason) => ({ status, reason, isSent: isResent(status, reason) })),
  );

  test.each(cases)('with $status $reason is sent again: $isSent', ({ status, reason, isSent }) => {
    expect(judgePromptRepeat(refusal({ status, reason }), 0).retry).toBe(isSent);
    expect(judgePromptRepeat(refusal({ status, reason, retryable: true }), 0).retry).toBe(isSent);
    expect(judgePromptRepeat(refusal({ status, reason, retryable: false }), 0).retry).toBe(false);
  });

  test('is sent again as late as Retry-After asks', () => {
    const error = refusal({ status: 503, reason: 'busy', retryAfterMs: 7_000 });
    expect(judgePromptRepeat(error, 0)).toEqual({ retry: true, afterMs: 7_000 });
  });

  test('by an intern that is not ready is sent again until it should be', () => {
    const error = refusal({ status: 409, reason: 'intern_not_ready', retryAfterMs: 1_000 });
    expect(judgePromptRepeat(error, 12_345)).toEqual({ retry: true, afterMs: 1_000, deadline: 12_345 });
  });
});

describe('a prompt that was lost', () => {
  test.each([
    [new ApiError('api_unreachable', 'Lost.', { sent: 'no' }), true],
    [new ApiError('api_unreachable', 'Lost.', { sent: 'unknown' }), false],
    [new ApiError('steered', 'Taken.', { status: 202 }), false],
    [new ApiError('request_too_large', 'Long.'), false],
    [new StreamError('stream_severed', 'Cut.'), false],
    [new StreamError('stream_idle', 'Silent.'), false],
    [new StreamError('stream_malformed', 'What?', { status: 200 }), false],
    [new ExchangeError('exchange_unreachable', 'Lost.', { sent: 'no', status: 429 }), false],
    [new Error('bug'), false],
    ['thrown', false],
  ])('by %s (%#) is sent again: %s', (error, isSent) => {
    expect(judgePromptRepeat(error, 0).retry).toBe(isSent);
  });
});

describe('an answer', () => {
  const cases = statuses.map((status) => ({ status, isSent: [429, 502, 503, 504].includes(status) }));

  test.each(cases)('that was refused with $status is sent again: $isSent', ({ status, isSent }) => {
    expect(judgeAnswerRepeat(refusal({ status })).retry).toBe(isSent);
    expect(judgeAnswerRepeat(refusal({ status, retryable: true })).retry).toBe(isSent);
    expect(judgeAnswerRepeat(refusal({ status, retryable: false })).retry).toBe(false);
  });

  test.each([
    [new ApiError('api_unreachable', 'Lost.', { sent: 'no' }), true],
    [new ApiError('api_unreachable', 'Lost.', { sent: 'unknown' }), true],
    [new ApiError('steered', 'Taken.', { status: 202 }), false],
    [new StreamError('stream_severed', 'Cut.'), false],
    [new InternalError('internal', 'Bug.', { status: 503 }), false],
    [new Error('bug'), false],
  ])('that was lost by %s (%#) is sent again: %s', (error, isSent) => {
    expect(judgeAnswerRepeat(error).retry).toBe(isSent);
  });

  test('is sent again as late as Retry-After asks', () => {
    expect(judgeAnswerRepeat(refusal({ status: 429, retryAfterMs: 3 }))).toEqual({ retry: true, afterMs: 3 });
  });
});

describe('the conclusion of a failure', () => {
  test.each([
    [new StreamError('stream_severed', 'Cut.'), 'ended'],
    [new StreamError('stream_idle', 'Silent.'), 'ended'],
    [new StreamError('run_ended', 'Over.'), 'ended'],
    [new StreamError('run_timeout', 'Late.'), 'ended'],
    [new StreamError('run_failed', 'Broken.'), 'ended'],
    [new StreamError('stream_malformed', 'What?'), 'failed'],
    [new ApiError('steered', 'Taken.'), 'ended'],
    [new ApiError('api_unreachable', 'Lost.', { sent: 'unknown' }), 'ended'],
    [new ApiError('api_unreachable', 'Lost.', { sent: 'no' }), 'failed'],
    [new ApiError('request_too_large', 'Long.'), 'failed'],
    [new RunError('timeout', 'Late.'), 'failed'],
    [new RunError('cancelled', 'Stop.'), 'failed'],
    [new RunError('too_many_pauses', 'Many.'), 'failed'],
    [new ExchangeError('exchange_refused', 'No.', { status: 400 }), 'failed'],
  ] as const)('%s is %s on a prompt and on an answer', (error, conclusion) => {
    expect(toRunFailure(error, 'prompt')).toEqual({ conclusion, error });
    expect(toRunFailure(error, 'answer')).toEqual({ conclusion, error });
  });

  test.each([
    [400, 'bad_request', 'failed'],
    [401, undefined, 'failed'],
    [404, 'not_found', 'failed'],
    [409, 'busy', 'failed'],
    [409, 'attachment_failed', 'ended'],
    [410, 'attachment_failed', 'ended'],
    [410, undefined, 'ended'],
    [429, 'rate_limited', 'failed'],
    [503, 'busy', 'failed'],
    [504, 'timeout', 'failed'],
  ] as const)('%i %s on a prompt is %s', (status, reason, conclusion) => {
    const error = refusal({ status, reason });
    expect(toRunFailure(error, 'prompt')).toEqual({ conclusion, error });
  });

  test.each([
    [400, 'bad_request', 'failed', 'The answer was refused (400 bad_request). No.'],
    [404, 'interaction_unknown', 'ended', 'knows no pending question with this id (404 interaction_unknown)'],
    [404, undefined, 'ended', 'The answer was refused (404). No.'],
    [409, 'interaction_not_pending', 'ended', 'came too late: the run has already ended (409 interaction_not_pending)'],
    [409, 'attachment_failed', 'ended', 'Another request is attached to the run (409 attachment_failed). Start'],
    [410, 'attachment_failed', 'ended', 'more output than the service keeps for replay (410 attachment_failed)'],
    [413, 'payload_too_large', 'failed', 'The answer was refused (413 payload_too_large). No.'],
    [503, 'busy', 'failed', 'The answer was refused (503 busy). No.'],
  ] as const)('%i %s on an answer is %s, and says so', (status, reason, conclusion, says) => {
    const refused = refusal({ status, reason, requestId: 'r-1' });
    expect(toRunFailure(refused, 'answer')).toMatchObject({
      conclusion,
      error: {
        code: 'answer_refused',
        data: { status, reason, requestId: 'r-1' },
        message: expect.stringContaining(says),
        cause: refused,
      },
    });
  });

  test('that nobody expected is internal, with its cause', () => {
    const bug = new TypeError('x is undefined', { cause: new Error('why') });
    expect(toRunFailure(bug, 'prompt')).toMatchObject({
      conclusion: 'failed',
      error: { code: 'internal', message: 'x is undefined (why)', cause: bug },
    });
  });
});

describe('an error chunk', () => {
  test.each([
    ['run_ended', 410, 'run_ended', 'The intern ended the run'],
    ['timeout', 504, 'run_timeout', 'session-id'],
    ['stream_severed', 502, 'stream_severed', 'lost its connection'],
    ['turn_failed', 502, 'run_failed', 'The run failed'],
    ['intern_rejected', 502, 'run_failed', 'The run failed'],
    ['a_reason_of_tomorrow', 500, 'run_failed', 'The run failed'],
  ])('with reason %s is an error of its own', (reason, code, errorCode, says) => {
    const error = toChunkError({ code, message: 'Said.', metadata: { reason, retryable: false } }, 'session-1');
    expect(error).toMatchObject({
      name: 'StreamError',
      code: errorCode,
      data: { status: code, reason, retryable: false, sessionId: 'session-1' },
      message: expect.stringContaining(says),
    });
    expect(error.message).toContain(`: Said (${code} ${reason}).`);
  });

  test('whose words are ours is told once', () => {
    const metadata = { reason: 'run_ended', retryable: false };
    expect(toChunkError({ code: 410, message: 'The intern ended the run.', metadata }, null).message).toBe(
      'The intern ended the run (410 run_ended). Start a new run.',
    );
    expect(toChunkError({ code: 502, message: '' }, null).message).toBe('The run failed (502).');
  });

  test('without a reason is a failed run, without a session too', () => {
    expect(toChunkError({ code: 500, message: 'Said.' }, null)).toMatchObject({
      code: 'run_failed',
      data: { status: 500, reason: undefined, sessionId: undefined },
      message: 'The run failed: Said (500).',
    });
  });
});
