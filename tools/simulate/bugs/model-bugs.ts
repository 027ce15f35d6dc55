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
        from: 'if (usedFingerprints.has(fingerprint)) throw createUsedTokenError(source, undefined);',
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
        from: 'return hasMoreLeftThan(lastUseMarginMs) ? currentToken : undefined;',
        to: 'return currentToken;',
      },
      {
        file: 'src/exchange/token-holder.ts',
        from: 'return !hasMoreLeftThan(renewalMarginMs);',
        to: 'return currentToken === undefined;',
      },
    ],
  },
  {
    name: 'model-request-again-after-loss',
    what: 'a request whose connection breaks is sent again, although it may have arrived',
    patches: [
      {
        file: 'src/proxy/passage.ts',
        from: "fail(trip, mayHaveArrived(serviceRequest) ? 'service_lost' : 'service_unreachable', options);",
        to: 'send(trip, current, options);',
      },
    ],
  },
  {
    name: 'cut-answer-as-whole',
    what: 'an answer that breaks off ends as if it were whole',
    patches: [
      {
        file: 'src/proxy/passage.ts',
        from: "'by the service', ...fields }, options);\n  response.destroy();",
        to: "'by the service', ...fields }, options);\n  response.end();",
      },
    ],
  },
  {
    name: 'place-of-a-request-kept',
    what: 'a request whose client left is under way for ever',
    patches: [
      {
        file: 'src/proxy/passage.ts',
        from: '  trip.onEnd(trip);\n',
        to: "  if ('status' in outcome && outcome.status !== null) trip.onEnd(trip);\n",
      },
    ],
  },
];
