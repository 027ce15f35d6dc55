// The wire of OpenAI's clients, which a deployment of interns speaks as well.
import { countOf, type ProviderWire } from './provider.ts';

/** OpenAI's types of errors by status; all others are `invalid_request_error`, or `server_error` from 500 on. */
const types: Readonly<Record<number, string>> = { 401: 'authentication_error', 402: 'insufficient_quota' };

/** What OpenAI's clients see (OpenAI API reference; `openai` 7.57.0). */
export const openAiWire: ProviderWire = {
  set: 'OPENAI',
  passes: ['POST /chat/completions', 'POST /responses', 'POST /embeddings', 'GET /models', 'GET /models/*'],
  never: /^\/organization(?![\w~-])/i,
  free: undefined,
  meantPath: (path) => path,
  takesKeyHeader: false,
  keptHeaders: [],
  authorize: ({ text }) => ['Authorization', `Bearer ${text}`],
  joinedHeader: undefined,
  toError: ({ status, code, message }) => ({
    error: {
      message,
      type: types[status] ?? (status >= 500 ? 'server_error' : 'invalid_request_error'),
      param: null,
      code,
    },
  }),
  usage: {
    // The interface for chats says "prompt" and "completion", that for responses "input" and "output".
    read: (usage) => ({
      input: countOf(usage['prompt_tokens']) || countOf(usage['input_tokens']),
      output: countOf(usage['completion_tokens']) || countOf(usage['output_tokens']),
      cost: countOf(usage['cost']),
    }),
    isSplit: false,
  },
};
