// `command: token` against the local service, in one process.
import { expect, test } from 'vitest';
import { runAction } from '../../../src/action/main.ts';
import { standingClock, start, startedAt } from '../../service/support/service.ts';
import type { TestActionIo } from '../../support/action-io.ts';
import { testActionIo } from '../../support/action-io.ts';
import { handClock } from '../../support/clock.ts';
import type { GivenInputs } from '../../support/command-settings.ts';

interface TokenStep {
  readonly io: TestActionIo;
  readonly exported: readonly (readonly [name: string, secret: string])[];
  /** End of the token as its issuer signed it, epoch seconds. */
  readonly exp: unknown;
}

/** Runs a step whose exchange takes so long. */
async function runToken(given: GivenInputs = {}, exchangeMs = 0): Promise<TokenStep> {
  const service = await start({ identityProvider: true, clock: standingClock() });
  const job = service.addJob();
  const clock = handClock({ nowMs: Date.parse(startedAt) });
  const exported: [string, string][] = [];
  const inputs = { command: 'token', 'base-url': service.baseUrl, 'federation-policy-id': 'local', ...given };
  const io = testActionIo(inputs, {
    env: { ACTIONS_ID_TOKEN_REQUEST_URL: job.request_url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: job.request_token },
    clock,
    exportSecret: (name, secret) => exported.push([name, secret.reveal()]),
    async fetch(url, init) {
      const response = await fetch(url, init);
      if (url.endsWith('/oauth/token')) clock.advance(exchangeMs);
      return response;
    },
  });
  expect(await runAction(io)).toBe('finished');
  const [, claims = ''] = io.outputs['access-token']?.split('.') ?? [];
  const { exp } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  return { io, exported, exp };
}

test.each([undefined, 'SERVICE_TOKEN'])(
  'a token is an output with its end, and in the variable %s',
  async (variable) => {
    const { io, exported, exp } = await runToken(variable === undefined ? {} : { 'export-env': variable });
    const { conclusion, 'access-token': token, 'expires-at': expiresAt } = io.outputs;
    expect([conclusion, token?.slice(0, 3)]).toEqual(['finished', 'eyJ']);
    expect(Date.parse(expiresAt ?? '') / 1000).toBe(exp);
    expect(exported).toEqual(variable === undefined ? [] : [[variable, token]]);
    expect(io.log.at('info').at(-1)).toMatch(
      new RegExp(`^Access token [0-9a-f]{8} is valid until ${expiresAt}\\.$`, 'u'),
    );
  },
);

test('a token that took its time to come is said to live no longer for it', async () => {
  const { io, exp } = await runToken({}, 7000);
  expect(Date.parse(io.outputs['expires-at'] ?? '') / 1000).toBe(exp);
});
