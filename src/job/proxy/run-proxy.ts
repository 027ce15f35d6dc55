// A proxy in this process, until somebody ends it: in front of models, or of interns, whose pauses it answers.
import { closeSync, writeSync } from 'node:fs';
import { createClient } from '../../client/client.ts';
import type { ErrorCode } from '../../errors.ts';
import { type FreshBearer, holdFreshBearer, type ObtainedToken } from '../../exchange/token-holder.ts';
import type { InternProxySettings, ProxySettings } from '../../inputs/proxy-settings.ts';
import { oneLine } from '../../log.ts';
import type { RunContext } from '../../permission/context.ts';
import type { Policy } from '../../permission/policy.ts';
import { type AccountKeeper, keepAccount } from '../../proxy/account.ts';
import { createKeyRing, readPathRules } from '../../proxy/admission.ts';
import type { DecisionEvent, PauseAnswering } from '../../proxy/chat/relay-chat.ts';
import { type ProxyOptions, startProxy } from '../../proxy/proxy.ts';
import type { Secret } from '../../secret.ts';
import type { JobIo } from '../io.ts';

export interface Judging {
  readonly policy: Policy;
  readonly context: RunContext;
}

interface RunProxyOptions {
  readonly key: Secret;
  /** 0 takes any free port. */
  readonly port: number;
  readonly token: ObtainedToken;
  /** Fingerprints of the subject tokens that were exchanged for that token. */
  readonly spent: readonly string[];
  /** Closed when the proxy has ended. Absent: no account is written. */
  readonly accountFile?: number | undefined;
  readonly judging: Judging;
  /** Whether a request that has the key may stop the proxy. */
  readonly isStoppable: boolean;
}

export type JobProxy = Awaited<ReturnType<typeof runProxy>>;

type Front = Omit<ProxyOptions, 'keys' | 'port' | 'keeper' | 'env' | 'clock' | 'isStoppable'>;

interface FrontOptions extends RunProxyOptions {
  readonly keeper: AccountKeeper;
  readonly onExchange: (code?: ErrorCode) => void;
}

const loadOpening = () => import('./open-proxy.ts');

export async function runProxy(io: JobIo, settings: ProxySettings, options: RunProxyOptions) {
  const { clock, env } = io;
  const { accountFile, key, port, isStoppable, token: firstToken, spent } = options;
  const keeper = keepAccount(clock, (text) => {
    if (accountFile !== undefined) writeSync(accountFile, text);
  });
  const onExchange = (code?: ErrorCode): void =>
    keeper.record({ type: 'exchange', granted: code === undefined, ...(code && { error_code: code }) });
  const front: Front =
    settings.serves === 'models'
      ? (await (await loadOpening()).loadModels()).frontOfModels(io, settings, { firstToken, spent, onExchange })
      : frontOfInterns(io, settings, { ...options, keeper, onExchange });
  const proxy = await startProxy({ ...front, keys: createKeyRing(key), port, keeper, env, clock, isStoppable });
  // Load it now: the first token lives for minutes, and by then a later step may have replaced our files.
  void loadOpening().catch(() => {}); // is reported once a token is needed
  void proxy.whenEnded.then(() => {
    if (accountFile !== undefined) closeSync(accountFile);
  });
  return { ...proxy, totals: () => keeper.totals };
}

function frontOfInterns(io: JobIo, settings: InternProxySettings, options: FrontOptions): Front {
  const { token: firstToken, onExchange } = options;
  const { approvalMode, baseUrl, caps, isLossy } = settings;
  const obtain = async (): Promise<ObtainedToken> => (await loadOpening()).obtainToken(io, settings);
  const bearer = holdFreshBearer({ ...io, obtain, firstToken, onExchange });
  const answering = answerPauses(io, baseUrl, bearer, options);
  return {
    baseUrl,
    approvalMode,
    capLimits: caps,
    bearer,
    isLossy,
    answering,
    listInterns: () => answering.client.listInterns({ pageSize: 500 }),
    allowed: readPathRules(settings.allowPaths),
  };
}

/** Most characters of an operation in the log. */
const longestOperation = 200;

function answerPauses(
  io: JobIo,
  baseUrl: string,
  fresh: FreshBearer,
  { keeper, judging: { policy, context } }: FrontOptions,
): PauseAnswering {
  const { clock, log, redactor } = io;
  const client = createClient({
    ...io,
    baseUrl,
    bearer: async () => (await fresh.get()).token,
    async renewBearer(refused) {
      const held = await fresh.get();
      return held.token === refused ? ((await fresh.renew(held))?.token ?? refused) : held.token;
    },
  });
  const onDecision = ({ kind, operation, answer, rule, outcome }: DecisionEvent): void => {
    keeper.record({ type: 'decision', kind, rule, outcome, answer });
    const what = redactor.redact(oneLine((operation ?? kind ?? 'a question').slice(0, longestOperation)));
    const line = `The permission policy: ${outcome} of "${what}" by rule "${rule}".`;
    if (outcome === 'allow') log.info(line);
    else log.notice(line);
  };
  // Load it now: by the first pause, a step of the job may have replaced the files of this program.
  const loaded = import('./resolve-pauses.ts');
  loaded.catch(() => {}); // is reported once a pause comes
  return { client, clock, log, onDecision, loadResolver: async () => (await loaded).startResolving(policy, context) };
}
