// `command: token` against the local service, in one process.
import { expect, test } from 'vitest';
import { runAction } from '../../src/action/main.ts';
import type { Secret } from '../../src/secret.ts';
import { standingClock, start, startedAt } from '../service/support/service.ts';
import { testActionIo } from '../support/action-io.ts';
import { handClock } from '../support/clock.ts';

test.each([undefined, 'SERVICE_TOKEN'])(
  'a token is an output with its end, and in the variable %s',
  async (variable) => {
    const service = await start({ identityProvider: true, clock: standingClock() });
    const job = service.addJob();
    const exported: [string, Secret][] = [];
    const given = {
      command: 'token',
      'base-url': service.baseUrl,
      'federation-policy-id': 'local',
      ...(variable === undefined ? {} : { 'export-env': variable }),
    };
    const io = testActionIo(given, {
      env: { ACTIONS_ID_TOKEN_REQUEST_URL: job.request_url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: job.request_token },
      clock: handClock({ nowMs: Date.parse(startedAt) }),
      exportSecret: (name, secret) => exported.push([name, secret]),
    });
    expect(await runAction(io)).toBe('finished');
    const { conclusion, 'access-token': token, 'expires-at': expiresAt } = io.outputs;
    expect([conclusion, token?.slice(0, 3)]).toEqual(['finished', 'eyJ']);
    const claims: unknown = JSON.parse(Buffer.from(token?.split('.')[1] ?? '', 'base64url').toString());
    expect(claims).toMatchObject({ exp: Date.parse(expiresAt ?? '') / 1000 });
    expect(exported.map(([name, secret]) => [name, secret.reveal()])).toEqual(
      variable === undefined ? [] : [[variable, token]],
    );
    expect(io.log.at('info').at(-1)).toMatch(
      new RegExp(`^Access token [0-9a-f]{8} is valid until ${expiresAt}\\.$`, 'u'),
    );
  },
);
