// Six hours of a job that calls a model: the real renewal with subject tokens of five minutes that count once, on virtual time.
import * as z from 'zod/mini';
import type { Clock } from '../../src/clock.ts';
import { IdentityError } from '../../src/errors.ts';
import { obtainModelToken } from '../../src/exchange/model-token.ts';
import { type FreshBearer, type HeldToken, holdFreshBearer } from '../../src/exchange/token-holder.ts';
import type { Fetch, FetchResponse } from '../../src/http/transport.ts';
import { silentLog } from '../../src/log.ts';
import { modelAccess } from '../../src/models/access.ts';
import { Secret } from '../../src/secret.ts';
import { installTimers, useTimeline } from './world/process-timers.ts';
import { createRandom, type Random } from './world/random.ts';
import { createTimeline, type Timeline } from './world/timeline.ts';

const hoursMs = 6 * 3_600_000;
const lifeMs = 300_000;
const startAtMs = Date.UTC(2026, 0, 2, 3, 4, 5);

/** What six hours came to. */
interface Tally {
  answered: number;
  refused: number;
  broken: number;
  lost: number;
  usedTwice: number;
  subjectsAfterEnd: number;
  bearersAfterEnd: number;
  exchanges: number;
  granted: number;
}

/**
 * Simulates six hours from a seed, and prints what came of its requests.
 *
 * @returns false when something was not true that has to be
 */
export async function simulateModelAccess({ seed, requests }: { seed: number; requests: number }): Promise<boolean> {
  installTimers();
  const timeline = createTimeline(startAtMs, { client: 0, network: 1, service: 2 });
  useTimeline(timeline);
  const tally: Tally = {
    answered: 0,
    refused: 0,
    broken: 0,
    lost: 0,
    usedTwice: 0,
    subjectsAfterEnd: 0,
    bearersAfterEnd: 0,
    exchanges: 0,
    granted: 0,
  };
  const random = createRandom(seed);
  const sleep = (ms: number): Promise<void> =>
    new Promise((resolve) => void timeline.plan('client', ms, () => resolve()));
  let isOver = false;
  const job = (async () => {
    const api = createProvider({ timeline, random: random.fork('provider'), sleep, tally });
    const bearer = await beginBearer({ timeline, random: random.fork('clock'), sleep, api });
    const sent: Promise<void>[] = [];
    for (let number = 0; number < requests; number += 1) {
      sent.push(pass(bearer, api.answer, tally));
      await sleep(((number + 1) * hoursMs) / requests - (timeline.now() - startAtMs));
    }
    await Promise.all(sent);
  })().finally(() => {
    isOver = true;
  });
  await Promise.all([job, timeline.run(() => isOver)]);
  const { answered, refused, broken, lost, usedTwice, subjectsAfterEnd, bearersAfterEnd, exchanges, granted } = tally;
  process.stdout.write(
    `Seed ${seed}: ${requests} requests in six hours: ${answered} answered, ${refused} refused by the provider, ${broken} broken by the network, ${lost} lost for want of a token. ${exchanges} exchanges arrived, ${granted} gave a token; ${usedTwice} subject tokens used twice, ${subjectsAfterEnd} sent after their end, ${bearersAfterEnd} access tokens sent after theirs.\n`,
  );
  const isWhole = answered + refused + broken + lost === requests;
  return isWhole && lost + usedTwice + subjectsAfterEnd + bearersAfterEnd === 0;
}

interface World {
  readonly timeline: Timeline;
  readonly random: Random;
  readonly sleep: (ms: number) => Promise<void>;
}

/** One request as the proxy passes it on (src/proxy/passage.ts): a 401 renews the token, and it is sent again, once. */
async function pass(bearer: FreshBearer, answer: Provider['answer'], tally: Tally): Promise<void> {
  let held: HeldToken;
  try {
    held = await bearer.get();
  } catch {
    tally.lost += 1;
    return;
  }
  let status = await answer(held.token);
  if (status === 401) {
    const newer = await bearer.renew(held);
    if (newer !== undefined) status = await answer(newer.token);
  }
  if (status === 200) tally.answered += 1;
  else if (status === undefined) tally.broken += 1;
  else tally.refused += 1;
}

async function beginBearer({ timeline, random, sleep, api }: World & { api: Provider }): Promise<FreshBearer> {
  const skewMs = random.between(-20_000, 20_000);
  const clock: Clock = {
    now: () => timeline.now() + skewMs,
    monotonic: () => timeline.now() - startAtMs,
    sleep,
    random: () => random.below(1_000) / 1_000,
  };
  const access = z.parse(modelAccess, {
    provider: 'openai',
    identity_provider_id: 'idp_1',
    service_account_id: 'sa_1',
    single_use: true,
  });
  const source = {
    name: 'simulated',
    takesAudience: true,
    detect: () => Promise.reject(new Error('Nobody looks for it.')),
    fetchToken: () => api.issue(),
  };
  const spent = new Set<string>();
  const obtain = () => obtainModelToken({ access, source, spent, clock, log: silentLog, fetch: api.fetch });
  for (;;) {
    const first = await obtain().catch(() => undefined);
    if (first !== undefined) return holdFreshBearer({ obtain, first, clock, log: silentLog });
    await sleep(1_000);
  }
}

interface Provider {
  /** A subject token; sometimes the one before, as an issuer with a cache gives it. */
  issue(): Promise<Secret>;
  readonly fetch: Fetch;
  /** The status of a request to a model; undefined: the connection broke. */
  answer(bearer: Secret): Promise<number | undefined>;
}

/** Issuer, exchange and model behind a network that does what it likes. */
function createProvider({ timeline, random, sleep, tally }: World & { tally: Tally }): Provider {
  const used = new Set<string>();
  const endOf = new Map<string, number>();
  let issued = 0;
  let last: Secret | undefined;
  const isOut = createOutages(timeline, random);
  const fails = (): boolean => isOut() || random.chance(0.2);
  const exchange = (subject: string): FetchResponse => {
    tally.exchanges += 1;
    if (timeline.now() >= subjectEnd(subject)) tally.subjectsAfterEnd += 1;
    if (used.has(subject)) {
      tally.usedTwice += 1;
      return respond(400, { error: 'invalid_grant' }, timeline.now());
    }
    used.add(subject);
    tally.granted += 1;
    const token = `access-${tally.granted}`;
    endOf.set(token, subjectEnd(subject));
    return respond(200, { access_token: token, token_type: 'Bearer', expires_in: 3_600 }, timeline.now());
  };
  return {
    async issue() {
      await sleep(random.between(5, 400));
      if (fails()) throw new IdentityError('identity_unreachable', 'The issuer did not answer.', {});
      if (last !== undefined && random.chance(0.05)) return last;
      issued += 1;
      last = subjectToken(issued, timeline.now());
      return last;
    },
    async fetch(_url, { body, signal }) {
      const subject = z.parse(z.object({ subject_token: z.string() }), JSON.parse(body ?? '')).subject_token;
      await sleep(random.between(5, 400));
      const fault = fails() ? random.pick<string | number>(['unconnected', 'lost', 'silent', 429, 503, 500]) : 'none';
      if (fault === 'unconnected') throw lostConnection('ECONNREFUSED');
      if (typeof fault === 'number' && fault !== 500) return respond(fault, {}, timeline.now());
      const answer = exchange(subject);
      if (fault === 'none') return answer;
      if (fault === 500) return respond(500, {}, timeline.now());
      if (fault === 'lost') throw lostConnection('ECONNRESET');
      return new Promise((_resolve, reject) => {
        if (signal.aborted) reject(signal.reason);
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    },
    async answer(bearer) {
      if (timeline.now() >= (endOf.get(bearer.reveal()) ?? 0)) tally.bearersAfterEnd += 1;
      await sleep(random.between(5, 400));
      if (random.chance(0.01)) return undefined;
      if (timeline.now() >= (endOf.get(bearer.reveal()) ?? 0)) return 401;
      return random.chance(0.01) ? random.pick<number>([401, 429, 500, 503]) : 200;
    },
  };
}

/** Outages of up to 90 s every ten minutes or so: the exchange and the issuer answer nothing good. */
function createOutages(timeline: Timeline, random: Random): () => boolean {
  let badUntil = 0;
  let nextBadAt = startAtMs + 60_000;
  return () => {
    const now = timeline.now();
    if (now >= nextBadAt) {
      badUntil = now + random.between(1_000, 90_000);
      nextBadAt = badUntil + random.between(60_000, 1_200_000);
    }
    return now < badUntil;
  };
}

function subjectToken(number: number, nowMs: number): Secret {
  const seconds = Math.floor(nowMs / 1_000);
  const claims = { iss: 'https://issuer.test', sub: 'job', aud: 'https://api.openai.com/v1', jti: String(number) };
  const payload = { ...claims, iat: seconds, exp: seconds + lifeMs / 1_000 };
  const parts = [{ alg: 'none' }, payload].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'));
  return new Secret(`${parts.join('.')}.signature`);
}

function subjectEnd(text: string): number {
  const payload: unknown = JSON.parse(Buffer.from(text.split('.')[1] ?? '', 'base64url').toString());
  return z.parse(z.object({ exp: z.number() }), payload).exp * 1_000;
}

function lostConnection(code: string): Error {
  return new TypeError('fetch failed', { cause: Object.assign(new Error(code), { code }) });
}

function respond(status: number, json: unknown, nowMs: number): FetchResponse {
  const bytes = Buffer.from(JSON.stringify(json));
  const pieces = async function* () {
    yield bytes;
  };
  let isRead = false;
  const read = async () => {
    const done = isRead;
    isRead = true;
    return done ? { done } : { done, value: bytes };
  };
  const cancel = async (): Promise<void> => {};
  const headers = new Headers({ date: new Date(nowMs).toUTCString(), 'content-type': 'application/json' });
  return { status, headers, body: { [Symbol.asyncIterator]: pieces, getReader: () => ({ read, cancel }), cancel } };
}
