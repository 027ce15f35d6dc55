// What becomes of each request on its way, as weather and seed have it.
import type { Fate, Fault, ForeignAnswer, WireRequest } from '../network/exchange.ts';
import { hosts } from '../service/deployment.ts';
import type { Random } from '../world/random.ts';
import type { Weather } from './weather.ts';

/** How the fates of a simulation come about. */
export interface FateOptions {
  readonly random: Random;
  readonly weather: Weather;
  /** Whole runs alone: what the service writes comes in about as many pieces. */
  readonly isWhole: boolean;
  /** Whether answers are to requests of a job; what others send always gets through. */
  readonly isOfJob: (from: string) => boolean;
}

type Kind = 'identity' | 'token' | 'list' | 'prompt' | 'answer';

/** More failures than this in a row of one kind of request would end a run that survives each of them. */
const mostInARow = 2;

/** Decides about each request as it is sent. */
export function createFates({ random, weather, isWhole, isOfJob }: FateOptions): (request: WireRequest) => Fate {
  const inARow = new Map<string, string[]>();
  const isFast = random.chance(0.6);
  const isFine = !isWhole && random.chance(0.1);
  return (request) => {
    const fault = isOfJob(request.from) ? faultOf(request) : undefined;
    return {
      upMs: isFast ? random.between(1, 20) : random.between(1, 900),
      downMs: isFast ? random.between(1, 20) : random.between(1, 900),
      pieceBytes: isFine ? random.between(8, 60) : isWhole ? 4096 : random.pick([150, 700, 4096]),
      isSlowReader: random.chance(0.1),
      fault,
    };
  };

  function faultOf(request: WireRequest): Fault | undefined {
    if (weather === 'calm') return undefined;
    const kind = kindOf(request);
    // Identity and exchange are one attempt, of which there are five.
    const name = `${request.from} ${kind === 'identity' ? 'token' : kind}`;
    const before = inARow.get(name) ?? [];
    const isFailing = random.chance(weather === 'passing' ? 0.25 : 0.15);
    const fault = !isFailing || before.length >= mostInARow ? undefined : drawFault(kind, before);
    if (fault !== undefined && fault.kind !== 'cut') inARow.set(name, [...before, describeFault(fault)]);
    else if (kind !== 'identity') inARow.delete(name);
    return fault;
  }

  function drawFault(kind: Kind, before: readonly string[]): Fault | undefined {
    const fault = weather === 'rough' && random.chance(0.6) ? roughFault(random) : random.pick(passing[kind])(random);
    // A second 401 in a row is final, whatever comes.
    return before.includes('401') && describeFault(fault) === '401' && weather === 'passing' ? undefined : fault;
  }
}

/** The kind of a fault, in a word. */
export function describeFault(fault: Fault): string {
  return fault.kind === 'answered' ? String(fault.answer.status) : fault.kind;
}

function kindOf({ url, body }: WireRequest): Kind {
  if (url.hostname === hosts.identity) return 'identity';
  if (url.pathname.endsWith('/oauth/token')) return 'token';
  if (url.pathname.endsWith('/interns')) return 'list';
  return body.includes('"role":"tool"') ? 'answer' : 'prompt';
}

type DrawFault = (random: Random) => Fault;

const refused: DrawFault = () => ({ kind: 'refused' });
const lostBefore: DrawFault = () => ({ kind: 'lost', arrives: false });
const withoutDone: DrawFault = (random) => ({
  kind: 'cut',
  cut: { at: { beforeEnd: random.between(1, 14) }, how: random.pick(['reset', 'end', 'stall']) },
});

const answered =
  (status: number, body: unknown = {}, headers: Readonly<Record<string, string>> = {}): DrawFault =>
  () => ({ kind: 'answered', arrives: false, answer: jsonAnswer(status, body, headers) });

function jsonAnswer(status: number, body: unknown, headers: Readonly<Record<string, string>>): ForeignAnswer {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
}

const chatError = (code: number, reason?: string): unknown => ({
  error: { code, message: 'Made up.', ...(reason === undefined ? {} : { metadata: { reason } }) },
});
const later = { 'retry-after': '3' };

/** Failures that a run survives (docs/reliability.md, "Every fault at every request"), by the request that they befall. */
const passing: Readonly<Record<Kind, readonly [DrawFault, ...DrawFault[]]>> = {
  identity: [refused, lostBefore, answered(503), answered(429, {}, later)],
  token: [refused, lostBefore, answered(503), answered(429, {}, later)],
  list: [refused, lostBefore, answered(500), answered(408), answered(429, {}, later), answered(401)],
  prompt: [
    refused,
    answered(401),
    answered(429, chatError(429, 'rate_limited'), later),
    answered(503, chatError(503, 'busy'), later),
    answered(409, chatError(409, 'busy')),
    answered(409, chatError(409, 'intern_not_ready')),
    answered(502, chatError(502, 'intern_unreachable')),
    withoutDone,
  ],
  answer: [
    refused,
    lostBefore,
    answered(401),
    answered(429, chatError(429, 'rate_limited'), later),
    answered(502),
    answered(503, chatError(503, 'busy'), later),
    answered(504),
    withoutDone,
  ],
};

/** Any failure that there is on the network. */
export function drawAnyFault(random: Random): Fault {
  return random.chance(0.15) ? refused(random) : roughFault(random);
}

/** Failures that may cost a run, of any request. */
function roughFault(random: Random): Fault {
  const arrives = random.chance(0.5);
  const how = random.pick(['reset', 'end', 'stall']);
  const html = { headers: { 'content-type': 'text/html' }, body: '<h1>Bad gateway</h1>' };
  const draws: readonly [DrawFault, ...DrawFault[]] = [
    () => ({ kind: 'lost', arrives }),
    () => ({ kind: 'silent', arrives }),
    () => ({ kind: 'answered', arrives, answer: { status: random.pick([502, 503, 504, 500]), ...html } }),
    () => ({
      kind: 'answered',
      arrives: false,
      answer: jsonAnswer(random.pick([400, 401, 403, 404, 409, 410]), {}, {}),
    }),
    () => ({ kind: 'answered', arrives: false, answer: { status: 200, ...html } }),
    () => ({
      kind: 'answered',
      arrives: false,
      answer: jsonAnswer(202, { session_id: 'another', status: 'steered' }, {}),
    }),
    () => ({ kind: 'cut', cut: { at: { bytes: random.below(1_500) }, how } }),
    () => ({ kind: 'cut', cut: { at: { beforeEnd: random.below(600) }, how } }),
  ];
  return random.pick(draws)(random);
}
