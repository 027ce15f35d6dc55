// Bugs of the renewal of a token for models: `npm run simulate -- --model-access --bug NAME` finds each.
import type { Bug } from './bug.ts';

/** Each breaks what six hours of requests have to keep. */
export const modelBugs: readonly Bug[] = [
  {
    name: 'subject-token-again',
    what: 'a subject token that counts once is sent to the exchange again',
    patches: [
      {
        file: 'src/exchange/access-token.ts',
        from: 'if (spent.has(print)) throw usedToken(source, undefined);',
        to: '',
      },
    ],
  },
  {
    name: 'model-token-not-renewed',
    what: 'a token for models is never renewed',
    patches: [
      {
        file: 'src/exchange/token-holder.ts',
        from: 'return held !== undefined && clock.monotonic() < held.deadAt ? held : undefined;',
        to: 'return held;',
      },
      {
        file: 'src/exchange/token-holder.ts',
        from: 'return held === undefined || clock.monotonic() >= held.renewAt;',
        to: 'return held === undefined;',
      },
    ],
  },
];
