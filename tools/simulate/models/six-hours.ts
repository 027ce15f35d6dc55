// Six hours of a job that calls a model: the real broker, its exchange and its proxy, on virtual time and over the virtual network.
import * as z from 'zod/mini';
import type { Clock } from '../../../src/clock.ts';
import type { JobIo } from '../../../src/job/io.ts';
import { silentLog } from '../../../src/log.ts';
import { modelAccess } from '../../../src/models/access.ts';
import type { ModelBroker, ModelBrokers } from '../../../src/models/broker-types.ts';
import { createRedactor } from '../../../src/secret.ts';
import type { Fate, WireRequest } from '../network/exchange.ts';
import { createNetwork } from '../network/network.ts';
import { drawAnyFault } from '../scenario/fates.ts';
import { installTimers, useTimeline } from '../world/process-timers.ts';
import { createRandom, type Random } from '../world/random.ts';
import { createTimeline, type Timeline, whenSystemIsIdle } from '../world/timeline.ts';
import { type Asked, askModel, nameInAnswer } from './client.ts';
import { createProvider, hosts, type Provider } from './provider.ts';
import { installHttp } from './virtual-http.ts';
import { openWire } from './wire.ts';

const hoursMs = 6 * 3_600_000;
const startAtMs = Date.UTC(2026, 0, 2, 3, 4, 5);

/** What came of the requests of six hours; each is in one of these. */
interface Tally {
  answered: number;
  /** By the model, or by a gateway on the way. */
  refused: number;
  /** The network failed, and the client was told. */
  broken: number;
  /** The client went. */
  left: number;
  /** For any other reason: none has to be. */
  lost: number;
  /** Sent again, because the broker said that they may be. */
  sentAgain: number;
}

/**
 * Simulates six hours from a seed, and prints what came of its requests.
 *
 * @returns false when something was not true that has to be
 */
export async function simulateModelAccess({ seed, requests }: { seed: number; requests: number }): Promise<boolean> {
  installTimers();
  const timeline = createTimeline(startAtMs, { client: 0, network: 1, service: 2 }, whenSystemIsIdle);
  useTimeline(timeline);
  const random = createRandom(seed);
  const provider = createProvider(timeline, random.fork('provider'));
  const network = createNetwork({
    timeline,
    random: random.fork('network'),
    servers: provider.servers,
    fateOf: createFates(timeline, random.fork('fates')),
    observer: provider.observer,
  });
  const fetchModels = network('broker');
  const wire = { timeline, fetch: fetchModels, lastSent: provider.lastSent, writtenFor: provider.writtenFor };
  const { agent } = installHttp({ timeline, connect: (host) => openWire(host, wire) });
  const tally: Tally = { answered: 0, refused: 0, broken: 0, left: 0, lost: 0, sentAgain: 0 };
  let isOver = false;
  let verdict = false;
  const job = (async () => {
    const { createModelBrokers } = await import('../../../src/job/proxy/model-brokers.ts');
    const io = jobOf(timeline, random.fork('clock'), network('job'));
    const broker = await openBroker(createModelBrokers(io), io.clock);
    const key = broker.addKey();
    const client = { timeline, random: random.fork('clients'), broker, agent, key };
    const sent: Promise<void>[] = [];
    for (let number = 0; number < requests; number += 1) {
      sent.push(askModel(number, client).then((asked) => settle(asked, provider, tally)));
      await io.clock.sleep(((number + 1) * hoursMs) / requests - (timeline.now() - startAtMs));
    }
    await Promise.all(sent);
    verdict = await judge({ seed, requests, broker, provider, tally, timeline });
  })().finally(() => {
    isOver = true;
  });
  await Promise.all([job, timeline.run(() => isOver)]);
  return verdict;
}

/** Puts a request where it belongs. */
function settle({ id, outcome, sendings }: Asked, { wayOf }: Provider, tally: Tally): void {
  const way = wayOf(id);
  tally.sentAgain += sendings - 1;
  if (outcome.kind === 'left') tally.left += 1;
  else if (outcome.kind === 'answer') {
    if (outcome.status === 200 && nameInAnswer(outcome.text) === id) tally.answered += 1;
    else if (way.isForeign || way.isRefused) tally.refused += 1;
    else tally.lost += 1;
  } else if (way.isFaulty && (outcome.kind === 'cut' || networkCodes.has(outcome.code))) tally.broken += 1;
  else tally.lost += 1;
}

const networkCodes: ReadonlySet<string> = new Set(['service_unreachable', 'service_lost', 'service_silent']);

interface Judged {
  readonly seed: number;
  readonly requests: number;
  readonly broker: ModelBroker;
  readonly provider: Provider;
  readonly tally: Tally;
  readonly timeline: Timeline;
}

/** Says what came of it, and whether all is true that has to be. */
async function judge({ seed, requests, broker, provider, tally, timeline }: Judged): Promise<boolean> {
  const { answered, refused, broken, left, lost, sentAgain } = tally;
  const { usedTwice, subjectsAfterEnd, bearersAfterEnd, repeated } = provider.breaches;
  const { exchanges, granted, sent } = provider.counts;
  const closingAtMs = timeline.now();
  await broker.close();
  const { use } = broker;
  const isDrained = timeline.now() - closingAtMs < 100;
  process.stdout.write(
    `Seed ${seed}: ${requests} requests in six hours: ${answered} answered, ${refused} refused by the provider or a gateway, ${broken} broken by the network, ${left} left by their client, ${lost} lost. ${sentAgain} were sent again where the broker said so, ${repeated} where they may have arrived. ${exchanges} exchanges arrived, ${granted} gave a token; ${usedTwice} subject tokens used twice, ${subjectsAfterEnd} sent after their end, ${bearersAfterEnd} access tokens sent after theirs. The account has ${use.requests} requests of ${sent}${isDrained ? '' : ', and some are still under way'}.\n`,
  );
  const isWhole = answered + refused + broken + left + lost === requests && use.requests === sent && isDrained;
  return isWhole && lost + repeated + usedTwice + subjectsAfterEnd + bearersAfterEnd === 0;
}

/** Opens the broker, as soon as the issuer and the exchange let it. */
async function openBroker(brokers: ModelBrokers, clock: Clock): Promise<ModelBroker> {
  const access = z.parse(modelAccess, {
    provider: 'openai',
    identity_provider_id: 'idp_1',
    service_account_id: 'sa_1',
    single_use: true,
    base_url: `https://${hosts.models}/v1`,
    token_url: `https://${hosts.exchange}/oauth/token`,
  });
  for (let left = 3_600; ; left -= 1) {
    const broker = await brokers.open(access, { port: 0 }).catch((error: unknown) => {
      if (left === 0) throw error;
      return undefined;
    });
    if (broker !== undefined) return broker;
    await clock.sleep(1_000);
  }
}

/** A job of GitHub Actions whose clock may be wrong. */
function jobOf(timeline: Timeline, random: Random, fetch: JobIo['fetch']): JobIo {
  const skewMs = random.between(-20_000, 20_000);
  const nothing = (): Promise<never> => Promise.reject(new Error('A simulated job has no files and no programs.'));
  return {
    env: {
      GITHUB_ACTIONS: 'true',
      GITHUB_WORKSPACE: '/nowhere',
      RUNNER_TEMP: '/nowhere',
      ACTIONS_ID_TOKEN_REQUEST_URL: `https://${hosts.issuer}/token?api-version=2.0`,
      ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'made-up-request-token',
    },
    cwd: '/nowhere',
    readFile: nothing,
    files: 'workspace',
    execute: nothing,
    fetch,
    log: silentLog,
    redactor: createRedactor(),
    signal: new AbortController().signal,
    clock: {
      now: () => timeline.now() + skewMs,
      monotonic: () => timeline.now() - startAtMs,
      random: () => random.below(1_000) / 1_000,
      sleep: (ms) => new Promise((resolve) => void timeline.plan('client', ms, resolve)),
    },
  };
}

/** One in five requests to issuer and exchange goes wrong, and every one in an outage; two in a hundred of those to the model. */
function createFates(timeline: Timeline, random: Random): (request: WireRequest) => Fate {
  const isOut = createOutages(timeline, random);
  return ({ url }) => {
    const isOdd = url.hostname === hosts.models ? random.chance(0.02) : isOut() || random.chance(0.2);
    return {
      upMs: random.between(1, 400),
      downMs: random.between(1, 400),
      pieceBytes: random.pick([8, 150, 4096]),
      isSlowReader: random.chance(0.1),
      fault: isOdd ? drawAnyFault(random) : undefined,
    };
  };
}

/** Outages of up to two minutes, every ten minutes or so. */
function createOutages(timeline: Timeline, random: Random): () => boolean {
  let badUntil = 0;
  let nextBadAt = startAtMs + 60_000;
  return () => {
    const now = timeline.now();
    if (now >= nextBadAt) {
      badUntil = now + random.between(1_000, 120_000);
      nextBadAt = badUntil + random.between(60_000, 1_200_000);
    }
    return now < badUntil;
  };
}
