// Whether the service answers, and whether its clock and ours agree.

import { send } from '../../http/transport.ts';
import type { JobIo } from '../../job/io.ts';
import type { Check } from './check.ts';
import { failed } from './check.ts';

const timeoutMs = 10_000;

/** Tokens are dated by the clocks of both sides: more apart than this, and they are refused. */
const noticeableSkewMs = 30_000;

/** One request without a bearer: any answer means that the service is there. */
export async function checkReach(baseUrl: string, { fetch, clock, signal }: JobIo): Promise<readonly Check[]> {
  const url = `${baseUrl}/interns`;
  try {
    const before = clock.now();
    const response = await send(
      { method: 'GET', url, headers: { Accept: 'application/json' } },
      { fetch, headersTimeoutMs: timeoutMs, now: clock.now, signal },
    );
    const after = clock.now();
    await response.body?.cancel();
    const date = Date.parse(response.headers.get('date') ?? '');
    return [judgeAnswer(url, response.status, after - before), judgeClock(date, (before + after) / 2)];
  } catch (error) {
    signal.throwIfAborted();
    return [
      { ...failed('service', error), remedy: 'Check base-url, name resolution, firewall and proxy (HTTPS_PROXY).' },
    ];
  }
}

function judgeAnswer(url: string, status: number, ms: number): Check {
  const found = `GET ${url} without a key answered ${status} after ${ms} ms`;
  // Without a key the service refuses (401), or hides the route (404).
  if (status === 401 || status === 404) return { name: 'service', state: 'ok', found };
  if (status >= 500)
    return { name: 'service', state: 'failed', found, remedy: 'The service has a problem. Try again later.' };
  return {
    name: 'service',
    state: 'warning',
    found,
    remedy:
      'An Intern Service answers 401 here. Check that base-url has the version segment, and that no proxy answers in its place.',
  };
}

function judgeClock(serviceMs: number, ownMs: number): Check {
  if (Number.isNaN(serviceMs)) return { name: 'clock', state: 'skipped', found: 'the service sends no Date' };
  const seconds = Math.round((ownMs - serviceMs) / 1000);
  if (Math.abs(ownMs - serviceMs) < noticeableSkewMs) {
    return { name: 'clock', state: 'ok', found: `within ${Math.abs(seconds)} s of the service` };
  }
  const found = `this machine is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} the service`;
  return {
    name: 'clock',
    state: 'warning',
    found,
    remedy: 'Set the clock: tokens are refused as expired, or as issued in the future.',
  };
}
