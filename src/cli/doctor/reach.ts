// Checks that the service answers, and that its clock and ours agree.
import { meantBaseUrl } from '../../contract/base-url.ts';
import { send } from '../../http/transport.ts';
import type { JobIo } from '../../job/io.ts';
import { type Check, failed, skipped, variableAndFlag } from './check.ts';

const timeoutMs = 10_000;

/** Tokens are dated by the clocks of both sides: more apart than this, and they are refused. */
const noticeableSkewMs = 30_000;

/** The checks that one request answers. */
export interface Reach {
  readonly service: Check;
  readonly clock: Check;
}

/** One request without a bearer: any answer means that the service is there. */
export async function checkReach(baseUrl: string, { fetch, clock, signal }: JobIo): Promise<Reach> {
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
    return {
      service: judgeAnswer(baseUrl, response.status, after - before),
      clock: judgeClock(date, (before + after) / 2),
    };
  } catch (error) {
    signal.throwIfAborted();
    const service = { ...failed('service', error), ...remedyOfLoss(baseUrl, error) };
    return { service, clock: { ...skipped('clock', 'needs service'), needs: ['service'] } };
  }
}

/** Nothing on a port of this machine means that a local service was not started, or on another port. */
function remedyOfLoss(baseUrl: string, error: unknown): Pick<Check, 'remedy' | 'next'> {
  const { hostname, port, protocol } = new URL(baseUrl);
  const isLocal = /^(?:localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
  if (isLocal && isRefused(error)) {
    const from = port === '' ? (protocol === 'https:' ? '443' : '80') : port;
    return {
      remedy: `Nothing listens on port ${from} of this machine. Start the local service there, or correct ${variableAndFlag('base-url')}.`,
      next: `interns serve --port ${from} --identity-provider`,
    };
  }
  return {
    remedy: `Check ${variableAndFlag('base-url')}, name resolution, firewall and proxy (HTTPS_PROXY).`,
    next: `curl --head '${baseUrl.replaceAll("'", '%27')}/interns'`,
  };
}

function isRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === 'ECONNREFUSED') || isRefused(error.cause);
}

function judgeAnswer(baseUrl: string, status: number, ms: number): Check {
  const found = `GET ${baseUrl}/interns without a key answered ${status} after ${ms} ms`;
  const meant = meantBaseUrl(baseUrl);
  // Without a key the service refuses (401), or hides the route (404).
  if (status === 401 || (status === 404 && meant === undefined)) return { name: 'service', state: 'ok', found };
  if (status >= 500)
    return { name: 'service', state: 'failed', found, remedy: 'The service has a problem. Try again later.' };
  const doubt = `An Intern Service answers 401 here. Check ${variableAndFlag('base-url')}`;
  if (meant !== undefined) {
    const remedy = `${doubt}: did you mean ${meant}?`;
    return { name: 'service', state: 'warning', found, remedy, next: setBaseUrl(meant) };
  }
  return { name: 'service', state: 'warning', found, remedy: `${doubt}, and that no proxy answers in its place.` };
}

/** The command that corrects the base URL. */
export function setBaseUrl(meant: string): string {
  return `export INTERNS_BASE_URL='${meant.replaceAll("'", '%27')}'`;
}

function judgeClock(serviceMs: number, ownMs: number): Check {
  if (Number.isNaN(serviceMs)) return { name: 'clock', state: 'skipped', found: 'the service sends no Date' };
  const seconds = Math.round((ownMs - serviceMs) / 1000);
  if (Math.abs(ownMs - serviceMs) < noticeableSkewMs) {
    return { name: 'clock', state: 'ok', found: `within ${Math.max(1, Math.abs(seconds))} s of the service` };
  }
  const found = `this machine is ${Math.abs(seconds)} s ${seconds > 0 ? 'ahead of' : 'behind'} the service`;
  return {
    name: 'clock',
    state: 'warning',
    found,
    remedy: 'Set the clock: tokens are refused as expired, or as issued in the future.',
  };
}
