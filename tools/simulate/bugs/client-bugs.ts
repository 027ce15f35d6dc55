// Bugs of the client.
import type { Bug } from './bug.ts';

/** Each breaks a promise of docs/reliability.md. */
export const clientBugs: readonly Bug[] = [
  {
    name: 'prompt-again-after-loss',
    what: 'a prompt is sent again after a connection that broke before an answer',
    patches: [
      {
        file: 'src/run/repeat.ts',
        from: "return { retry: sent === 'no' };",
        to: 'return { retry: true };',
      },
    ],
  },
  {
    name: 'prompt-again-after-headers',
    what: 'a prompt is sent again when its stream is cut',
    patches: [
      {
        file: 'src/run/repeat.ts',
        from: 'internReadyBy: number): RetryVerdict {\n  if (!(error instanceof ApiError)) return { retry: false };',
        to: 'internReadyBy: number): RetryVerdict {\n  if (!(error instanceof ApiError)) return { retry: true };',
      },
    ],
  },
  {
    name: 'prompt-again-after-504',
    what: 'a prompt is sent again after 504, which a gateway answers when the run goes on',
    patches: [
      { file: 'src/run/repeat.ts', from: '    status === 429 ||\n', to: '    status === 429 || status === 504 ||\n' },
    ],
  },
  {
    name: 'token-not-renewed',
    what: 'the access token is held until the service refuses it',
    patches: [
      {
        file: 'src/exchange/access-token.ts',
        from: 'if (usableToken !== undefined && !holder.isDue) return',
        to: 'if (usableToken !== undefined) return',
      },
      {
        file: 'src/exchange/token-holder.ts',
        from: 'return hasMoreLeftThan(lastUseMarginMs) ? currentToken : undefined;',
        to: 'return currentToken;',
      },
    ],
  },
  {
    name: 'refused-token-kept',
    what: 'a 401 does not renew the token',
    patches: [
      {
        file: 'src/client/request.ts',
        from: 'if (response.status !== 401 || renewBearer === undefined) return response;',
        to: 'if (renewBearer !== undefined) return response;\n  else return response;',
      },
    ],
  },
  {
    name: 'answer-lost-on-reconnect',
    what: 'an answer whose connection breaks is not sent again',
    patches: [
      {
        file: 'src/run/repeat.ts',
        from: "const isTemporary = error.code === 'api_unreachable' || [429",
        to: 'const isTemporary = [429',
      },
    ],
  },
  {
    name: 'retry-after-ignored',
    what: 'Retry-After is not heeded',
    patches: [
      {
        file: 'src/http/retry.ts',
        from: 'Math.max(verdict.afterMs ?? 0, computeBackOffMs(number, options.clock))',
        to: 'computeBackOffMs(number, options.clock)',
      },
    ],
  },
  {
    name: 'answer-after-its-time',
    what: 'an answer is sent again after the deadline of its question',
    patches: [
      {
        file: 'src/run/pause.ts',
        from: 'const deadline = Math.min(question.answerUntil, pause.deadline);',
        to: 'const deadline = Math.max(question.answerUntil, pause.deadline);',
      },
    ],
  },
  {
    name: 'silence-from-the-start',
    what: 'the time of silence is counted from the start of the stream',
    patches: [{ file: 'src/http/sse.ts', from: '      timer.refresh();\n', to: '' }],
  },
  {
    name: 'character-cut',
    what: 'a character whose bytes come in two pieces is broken',
    patches: [
      { file: 'src/http/sse.ts', from: 'decoder.decode(value, { stream: true })', to: 'decoder.decode(value)' },
    ],
  },
  {
    name: 'done-demanded',
    what: 'a stream that breaks between its final chunk and [DONE] ends the run',
    patches: [
      {
        file: 'src/client/chat.ts',
        from: 'if (!(error instanceof StreamError) || !reader.isSettled()) throw error;',
        to: 'if (reader !== undefined) throw error;',
      },
    ],
  },
  {
    name: 'question-left-open',
    what: 'a cancelled job leaves its open question to its deadline',
    patches: [{ file: 'src/run/pause.ts', from: 'if (isAbandoned) await abandon(', to: 'if (false) await abandon(' }],
  },
  {
    name: 'renewal-dies-with-the-job',
    what: 'a cancelled job gets no new access token to reject its open question with',
    patches: [
      {
        file: 'src/exchange/access-token.ts',
        from: 'const get = async (signal = options.signal): Promise<Secret> => {',
        to: 'const get = async (_signal?: AbortSignal): Promise<Secret> => {\n    const signal = options.signal;',
      },
    ],
  },
];
