// One simulation: the world that a seed makes, let run until every job has ended and the service has nothing left to wait for.
import type { Policy } from '../../src/permission/policy.ts';
import type { JournalEntry } from '../../src/service/control/journal.ts';
import type { StoredKey } from '../../src/service/store/key-usage.ts';
import { createHistory, type History, type SentChat, type SentRequest } from './history.ts';
import { startIntruder } from './job/intruder.ts';
import { type JobRecord, startJob } from './job/job.ts';
import type { Fate, WireRequest } from './network/exchange.ts';
import { createNetwork, type Network, type NetworkObserver } from './network/network.ts';
import { createFates, describeFault } from './scenario/fates.ts';
import { planScenario, type Scenario, type ScenarioOptions } from './scenario/scenario.ts';
import { deploymentOf, hosts, keyHash } from './service/deployment.ts';
import { type Host, startHost } from './service/host.ts';
import { type Keys, serveIdentities } from './service/identity-provider.ts';
import { useTimeline } from './world/process-timers.ts';
import { createRandom, type Random } from './world/random.ts';
import { createTimeline, type Party, type Timeline } from './world/timeline.ts';

/** What simulations of a process share: it does not change. */
export interface Ground {
  readonly policy: Policy;
  readonly keys: Keys;
}

/** What came of one simulation. */
export interface Simulated {
  readonly seed: number;
  readonly scenario: Scenario;
  readonly history: History;
  readonly jobs: readonly JobRecord[];
  readonly journal: readonly JournalEntry[];
  /** The key at the end. */
  readonly key: StoredKey | undefined;
  /** A job waited for something that never comes. */
  readonly isHanging: boolean;
  /** Virtual time at which nothing more was waited for. */
  readonly endedAtMs: number;
}

const startAtMs = Date.UTC(2026, 0, 5, 8);
/** An open question is closed five minutes after it came, whatever happened to whoever was to answer it. */
const afterwardsMs = 11 * 60_000;
/** No job may take this long: it has a limit of an hour at most, for each of two steps. */
const longestMs = 3 * 3_600_000;

type Ranks = Readonly<Record<Party, number>>;

/** Whose things come first of those that are due in the same millisecond. */
const ranks: readonly [Ranks, ...Ranks[]] = [
  { client: 0, service: 1, network: 2 },
  { client: 1, service: 2, network: 0 },
  { client: 2, service: 0, network: 1 },
  { client: 2, service: 1, network: 0 },
];

/** Simulates a seed. */
export async function simulate(seed: number, ground: Ground, options: ScenarioOptions): Promise<Simulated> {
  const random = createRandom(seed);
  const scenario = planScenario(random.fork('scenario'), options);
  const timeline = createTimeline(startAtMs, random.pick(ranks));
  useTimeline(timeline);
  const history = createHistory(timeline.now);
  const world: World = { timeline, history, random, ground };
  const host = buildHost(scenario, world);
  planOutages(scenario, timeline, host);
  const { jobs, areOver } = planJobs(scenario, world, buildNetwork(scenario, world, host, options));
  const isLate = (): boolean => timeline.now() > startAtMs + longestMs;
  const isThrough = await timeline.run(() => areOver() || isLate());
  const isHanging = !isThrough || !areOver();
  const endAtMs = timeline.now() + afterwardsMs;
  await timeline.run(() => timeline.now() >= endAtMs);
  const ended = { journal: host.journal(), key: host.store.findKey(keyHash), endedAtMs: endAtMs };
  return { seed, scenario, history, jobs, isHanging, ...ended };
}

interface World {
  readonly timeline: Timeline;
  readonly history: History;
  readonly random: Random;
  readonly ground: Ground;
}

function buildNetwork(
  scenario: Scenario,
  { timeline, history, random, ground }: World,
  host: Host,
  { isWhole }: ScenarioOptions,
): Network {
  const { weather, subjectTokenSeconds } = scenario;
  const identities = { keys: ground.keys, now: timeline.now, tokenLifetimeSeconds: subjectTokenSeconds };
  return createNetwork({
    timeline,
    random: random.fork('network'),
    servers: { [hosts.service]: host.serve, [hosts.identity]: serveIdentities(identities) },
    fateOf: createFates({ random: random.fork('fates'), weather, isWhole, isOfJob: (from) => from !== 'intruder' }),
    observer: observeNetwork(history, timeline),
  });
}

/** Plans the jobs, and the stranger who goes on until they are over. */
function planJobs(
  { jobs: plans, intruderEveryMs }: Scenario,
  { timeline, history, random, ground }: World,
  fetchFor: Network,
): { readonly jobs: readonly JobRecord[]; readonly areOver: () => boolean } {
  const jobs: JobRecord[] = [];
  let open = plans.length;
  const areOver = (): boolean => open === 0;
  for (const plan of plans) {
    const { name } = plan;
    timeline.plan('client', plan.startAtMs, () => {
      const own = { random: random.fork(name), fetch: fetchFor(name) };
      const { record, over } = startJob({ plan, timeline, policy: ground.policy, history, ...own });
      jobs.push(record);
      void over.then(() => {
        open -= 1;
      });
    });
  }
  if (intruderEveryMs !== undefined) {
    const own = { random: random.fork('intruder'), fetch: fetchFor('intruder'), everyMs: intruderEveryMs };
    startIntruder({ timeline, history, isOver: areOver, ...own });
  }
  return { jobs, areOver };
}

function buildHost(scenario: Scenario, { timeline, history, random, ground }: World): Host {
  const { playbook, limits, deathAtWrite, weather } = scenario;
  const own = random.fork('keys');
  let failures = weather === 'rough' ? own.below(2) : 0;
  return startHost({
    timeline,
    history,
    deployment: deploymentOf(playbook, limits),
    keys: ground.keys,
    deathAtWrite,
    fetch: () =>
      new Promise((resolve) => {
        timeline.plan('network', own.between(1, 200), () => {
          failures -= 1;
          const ok = failures < 0;
          resolve({ ok, status: ok ? 200 : 503, body: inOnePiece({ keys: [ground.keys.issuerJwk] }) });
        });
      }),
  });
}

/** JSON as a body. */
async function* inOnePiece(json: unknown): AsyncGenerator<Uint8Array> {
  yield Buffer.from(JSON.stringify(json));
}

function planOutages({ outages }: Scenario, timeline: Timeline, host: Host): void {
  for (const { atMs, kind, downMs } of outages) {
    timeline.plan('network', atMs, () => (kind === 'kill' ? host.kill(downMs) : host.stop(downMs)));
  }
}

/** Notes what happens to each request. */
function observeNetwork({ requests, log }: History, { now }: Timeline): NetworkObserver {
  const find = ({ id }: WireRequest): SentRequest | undefined => requests[id - 1];
  return {
    sent(request, fate) {
      requests.push(toSentRequest(request, fate, now()));
      const fault = fate.fault === undefined ? '' : `, to be ${JSON.stringify(fate.fault)}`;
      log(request.from, `#${request.id} ${request.method} ${request.url.pathname}${fault}`);
    },
    arrived(request) {
      const sent = find(request);
      if (sent !== undefined) sent.arrivedAtMs = now();
    },
    headed(request, status, headers) {
      const sent = find(request);
      if (sent === undefined) return;
      sent.answeredAtMs = now();
      sent.status = status;
      const seconds = headers['retry-after'];
      sent.retryAfterMs = seconds === undefined ? undefined : Number(seconds) * 1000;
      log(request.from, `#${request.id} is answered ${status}`);
    },
    failed(request, code) {
      const sent = find(request);
      if (sent !== undefined) Object.assign(sent, { answeredAtMs: now(), failure: code });
      log(request.from, `#${request.id} has no answer: ${code}`);
    },
  };
}

function toSentRequest({ id, from, url, body }: WireRequest, { fault }: Fate, nowMs: number): SentRequest {
  const route = routeOf(url);
  return {
    id,
    from,
    route,
    chat: route === 'chat' ? readChat(body) : undefined,
    sentAtMs: nowMs,
    fault: fault === undefined ? undefined : describeFault(fault),
    arrivedAtMs: undefined,
    answeredAtMs: undefined,
    status: undefined,
    failure: undefined,
    retryAfterMs: undefined,
  };
}

function routeOf({ hostname, pathname }: URL): SentRequest['route'] {
  if (hostname === hosts.identity) return 'identity';
  if (pathname.endsWith('/oauth/token')) return 'token';
  return pathname.endsWith('/interns') ? 'list' : 'chat';
}

/** A chat request as a job or the stranger writes it: everybody here sends plain text. */
interface WrittenChat {
  readonly messages: readonly { readonly content: string; readonly tool_call_id?: string }[];
}

function readChat(body: string): SentChat {
  const { messages }: WrittenChat = JSON.parse(body);
  const last = messages.at(-1);
  if (last?.tool_call_id === undefined) return { prompt: last?.content ?? '', answer: undefined };
  return { prompt: undefined, answer: { toolCallId: last.tool_call_id, content: last.content } };
}
