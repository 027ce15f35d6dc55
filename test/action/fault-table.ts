// What the action does about every fault at every request: one row, one run of the built action, one line of the document.
import type { FaultOrder } from '../../src/service/index.ts';

type Fault = FaultOrder['fault'];

/** Requests as the service counted them; what is left out is 1 for token and list, and for identity what token is. */
export interface RequestCounts {
  readonly identity?: number;
  readonly token?: number;
  readonly list?: number;
  /** Prompts and answers. */
  readonly chat: number;
}

/** A fault, where it strikes, and what comes of it. */
export interface FaultRow {
  /** Which request it strikes: `prompt`, `answer` and `second answer` are the first, second and third of the chat route. */
  readonly at: 'identity' | 'jwks' | 'exchange' | 'list' | 'prompt' | 'answer' | 'second answer';
  /** In words, for the document. */
  readonly fault: string;
  readonly order: { readonly fault: Fault; readonly times?: number };
  readonly inputs?: Readonly<Record<string, string>>;
  readonly conclusion: 'finished' | 'ended' | 'failed' | 'rejected';
  readonly code?: string;
  readonly requests: RequestCounts;
  /** Answers that the policy gave, where it differs from allow and reject. */
  readonly answers?: readonly (string | null)[];
}

const busy = (status: number, reason: string, more: object = {}): Fault => ({
  status,
  headers: { 'Retry-After': '1' },
  body: { error: { code: status, message: `Made up: ${reason}.`, metadata: { reason, ...more } } },
});
const plain = (status: number): Fault => ({ status, body: { error: { code: status, message: 'Made up.' } } });
const oauth = (status: number, error: string): Fault => ({
  status,
  headers: { 'Retry-After': '1' },
  body: { error, error_description: 'Made up.' },
});
const short = { timeout: '10s' };
const quiet = { 'idle-timeout': '2s' };

/** A whole run: one exchange, one list, a prompt and two answers. */
const whole: RequestCounts = { chat: 3 };

const beforeTheRun: readonly FaultRow[] = [
  {
    at: 'identity',
    fault: 'connection reset, once',
    order: { fault: 'reset' },
    conclusion: 'finished',
    requests: { identity: 2, chat: 3 },
  },
  {
    at: 'identity',
    fault: '503, twice',
    order: { fault: plain(503), times: 2 },
    conclusion: 'finished',
    requests: { identity: 3, chat: 3 },
  },
  {
    at: 'identity',
    fault: '403',
    order: { fault: plain(403) },
    conclusion: 'failed',
    code: 'identity_refused',
    requests: { identity: 1, token: 0, list: 0, chat: 0 },
  },
  {
    at: 'identity',
    fault: '200 without a token',
    order: { fault: { status: 200, body: {} } },
    conclusion: 'failed',
    code: 'identity_malformed',
    requests: { identity: 1, token: 0, list: 0, chat: 0 },
  },
  {
    at: 'identity',
    fault: 'no answer, timeout of the step 10 s',
    order: { fault: 'hang' },
    inputs: short,
    conclusion: 'failed',
    code: 'timeout',
    requests: { identity: 1, token: 0, list: 0, chat: 0 },
  },
  {
    at: 'identity',
    fault: 'connection reset for good',
    order: { fault: 'reset', times: 5 },
    conclusion: 'failed',
    code: 'identity_unreachable',
    requests: { identity: 5, token: 0, list: 0, chat: 0 },
  },
  {
    at: 'jwks',
    fault: '503, once: the exchange answers 503',
    order: { fault: plain(503) },
    conclusion: 'finished',
    requests: { token: 2, chat: 3 },
  },
  {
    at: 'exchange',
    fault: 'connection reset, once',
    order: { fault: 'reset' },
    conclusion: 'finished',
    requests: { token: 2, chat: 3 },
  },
  {
    at: 'exchange',
    fault: '503, twice',
    order: { fault: oauth(503, 'temporarily_unavailable'), times: 2 },
    conclusion: 'finished',
    requests: { token: 3, chat: 3 },
  },
  {
    at: 'exchange',
    fault: '429 with Retry-After',
    order: { fault: oauth(429, 'invalid_request') },
    conclusion: 'finished',
    requests: { token: 2, chat: 3 },
  },
  {
    at: 'exchange',
    fault: '400 invalid_grant',
    order: { fault: oauth(400, 'invalid_grant') },
    conclusion: 'failed',
    code: 'exchange_refused',
    requests: { token: 1, list: 0, chat: 0 },
  },
  {
    at: 'exchange',
    fault: '200 outside the API',
    order: { fault: { status: 200, body: { token: 'x' } } },
    conclusion: 'failed',
    code: 'exchange_malformed',
    requests: { token: 1, list: 0, chat: 0 },
  },
  {
    at: 'exchange',
    fault: 'no answer, timeout of the step 10 s',
    order: { fault: 'hang' },
    inputs: short,
    conclusion: 'failed',
    code: 'timeout',
    requests: { token: 1, list: 0, chat: 0 },
  },
  {
    at: 'list',
    fault: 'connection reset, once',
    order: { fault: 'reset' },
    conclusion: 'finished',
    requests: { list: 2, chat: 3 },
  },
  {
    at: 'list',
    fault: '500, once',
    order: { fault: plain(500) },
    conclusion: 'finished',
    requests: { list: 2, chat: 3 },
  },
  {
    at: 'list',
    fault: '401, once: the token is renewed',
    order: { fault: plain(401) },
    conclusion: 'finished',
    requests: { token: 2, list: 2, chat: 3 },
  },
  {
    at: 'list',
    fault: '401 for good',
    order: { fault: plain(401), times: 2 },
    conclusion: 'failed',
    code: 'api_refused',
    requests: { token: 2, list: 2, chat: 0 },
  },
  {
    at: 'list',
    fault: '403',
    order: { fault: plain(403) },
    conclusion: 'failed',
    code: 'api_refused',
    requests: { chat: 0 },
  },
  {
    at: 'list',
    fault: 'no answer, timeout of the step 10 s',
    order: { fault: 'hang' },
    inputs: short,
    conclusion: 'failed',
    code: 'timeout',
    requests: { chat: 0 },
  },
];

const atThePrompt: readonly FaultRow[] = [
  {
    at: 'prompt',
    fault: 'connection reset before an answer: it may have arrived',
    order: { fault: 'reset' },
    conclusion: 'ended',
    code: 'api_unreachable',
    requests: { chat: 1 },
  },
  ...[
    { fault: '503 busy', order: { fault: busy(503, 'busy', { retryable: true }) } },
    { fault: '409 busy', order: { fault: busy(409, 'busy') } },
    { fault: '429', order: { fault: busy(429, 'rate_limited') } },
    { fault: '409 intern_not_ready', order: { fault: busy(409, 'intern_not_ready') } },
    { fault: '502 intern_unreachable', order: { fault: busy(502, 'intern_unreachable') } },
  ].map(
    ({ fault, order }): FaultRow => ({
      at: 'prompt',
      fault: `${fault}, once: surely not started`,
      order,
      conclusion: 'finished',
      requests: { chat: 4 },
    }),
  ),
  {
    at: 'prompt',
    fault: '503 busy, but not retryable',
    order: { fault: busy(503, 'busy', { retryable: false }) },
    conclusion: 'failed',
    code: 'api_refused',
    requests: { chat: 1 },
  },
  {
    at: 'prompt',
    fault: '409 intern_not_ready, wait-for-intern 0',
    order: { fault: busy(409, 'intern_not_ready') },
    inputs: { 'wait-for-intern': '0' },
    conclusion: 'failed',
    code: 'api_refused',
    requests: { chat: 1 },
  },
  ...[500, 503, 504].map(
    (status): FaultRow => ({
      at: 'prompt',
      fault: `${status}, retryable by its own word: not in the list`,
      order: { fault: busy(status, 'turn_failed', { retryable: true }) },
      conclusion: 'failed',
      code: 'api_refused',
      requests: { chat: 1 },
    }),
  ),
  {
    at: 'prompt',
    fault: '401, once: the token is renewed',
    order: { fault: plain(401) },
    conclusion: 'finished',
    requests: { token: 2, chat: 4 },
  },
  {
    at: 'prompt',
    fault: '410 attachment_failed',
    order: { fault: busy(410, 'attachment_failed') },
    conclusion: 'ended',
    code: 'api_refused',
    requests: { chat: 1 },
  },
  {
    at: 'prompt',
    fault: '202 steered',
    order: { fault: { status: 202, body: { session_id: 's', status: 'steered' } } },
    conclusion: 'ended',
    code: 'steered',
    requests: { chat: 1 },
  },
  {
    at: 'prompt',
    fault: '200 that is no event stream',
    order: { fault: { status: 200, body: {} } },
    conclusion: 'failed',
    code: 'stream_malformed',
    requests: { chat: 1 },
  },
  {
    at: 'prompt',
    fault: 'a redirect',
    order: { fault: { status: 307, headers: { Location: 'http://127.0.0.1:9/' }, body: {} } },
    conclusion: 'failed',
    code: 'api_refused',
    requests: { chat: 1 },
  },
  {
    at: 'prompt',
    fault: 'no answer, timeout of the step 10 s',
    order: { fault: 'hang' },
    inputs: short,
    conclusion: 'failed',
    code: 'timeout',
    requests: { chat: 1 },
  },
];

/** Faults of a stream, which strike the prompt's and each answer's alike. */
function onTheStream(at: FaultRow['at'], requests: number): readonly FaultRow[] {
  return [
    {
      at,
      fault: 'stream cut after 300 bytes',
      order: { fault: { sever_after_bytes: 300 } },
      conclusion: 'ended',
      code: 'stream_severed',
      requests: { chat: requests },
    },
    {
      at,
      fault: 'silence, idle-timeout 2 s',
      order: { fault: 'silence' },
      inputs: quiet,
      conclusion: 'ended',
      code: 'stream_idle',
      requests: { chat: requests },
    },
    {
      at,
      fault: 'stream ends without [DONE]: complete, with a warning',
      order: { fault: 'end_without_done' },
      conclusion: 'finished',
      requests: whole,
    },
    { at, fault: 'one byte a write', order: { fault: 'one_byte_per_write' }, conclusion: 'finished', requests: whole },
    { at, fault: 'CRLF line ends', order: { fault: 'crlf' }, conclusion: 'finished', requests: whole },
  ];
}

/** Faults of an answer: one question takes one answer, so it may be sent again. */
function atAnAnswer(at: 'answer' | 'second answer', sent: number): readonly FaultRow[] {
  const again = ['429', '502', '503', '504'].map(
    (status): FaultRow => ({
      at,
      fault: `${status}, once`,
      order: { fault: busy(Number(status), 'timeout') },
      conclusion: 'finished',
      requests: { chat: 4 },
    }),
  );
  const over = [
    { status: 404, reason: 'interaction_unknown' },
    { status: 409, reason: 'interaction_not_pending' },
    { status: 410, reason: 'attachment_failed' },
  ].map(
    ({ status, reason }): FaultRow => ({
      at,
      fault: `${status} ${reason}`,
      order: { fault: busy(status, reason) },
      conclusion: 'ended',
      code: 'answer_refused',
      requests: { chat: sent },
    }),
  );
  return [
    {
      at,
      fault: 'connection reset before an answer, once',
      order: { fault: 'reset' },
      conclusion: 'finished',
      requests: { chat: 4 },
    },
    ...again,
    ...over,
    {
      at,
      fault: '401, once: the token is renewed',
      order: { fault: plain(401) },
      conclusion: 'finished',
      requests: { token: 2, chat: 4 },
    },
    {
      at,
      fault: '400, once: rejected in its place',
      order: { fault: busy(400, 'bad_request') },
      conclusion: 'finished',
      requests: { chat: 4 },
      answers: ['allow_once', 'reject_once', 'reject_once'],
    },
    {
      at,
      fault: '400 twice: the run stops',
      order: { fault: busy(400, 'bad_request'), times: 2 },
      conclusion: 'rejected',
      code: 'policy_stopped',
      requests: { chat: sent + 1 },
      answers:
        at === 'answer' ? ['allow_once', 'reject_once', null] : ['allow_once', 'reject_once', 'reject_once', null],
    },
    {
      at,
      fault: 'no answer, timeout of the step 10 s: the open question is rejected',
      order: { fault: 'hang' },
      inputs: short,
      conclusion: 'failed',
      code: 'timeout',
      requests: { chat: sent + 1 },
    },
    ...onTheStream(at, sent),
  ];
}

/** Every row. */
export const faultRows: readonly FaultRow[] = [
  ...beforeTheRun,
  ...atThePrompt,
  ...onTheStream('prompt', 1),
  ...atAnAnswer('answer', 2),
  ...atAnAnswer('second answer', 3),
];
