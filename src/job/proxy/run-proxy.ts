// A proxy that runs in this process until somebody ends it.
import { closeSync, writeSync } from 'node:fs';
import type { ErrorCode } from '../../errors.ts';
import { holdFreshBearer, type ObtainedToken } from '../../exchange/token-holder.ts';
import type { InternProxySettings, ProxySettings } from '../../inputs/proxy-settings.ts';
import { type AccountKeeper, type AccountTotals, keepAccount } from '../../proxy/account.ts';
import { createKeyRing, readPathRules } from '../../proxy/admission.ts';
import { type ProxyOptions, type RunningProxy, startProxy } from '../../proxy/proxy.ts';
import type { Secret } from '../../secret.ts';
import type { JobIo } from '../io.ts';
import { answerPauses, type Judging } from './answer-pauses.ts';

export interface RunProxyOptions {
  readonly key: Secret;
  /** 0: any free port. */
  readonly port: number;
  readonly token: ObtainedToken;
  readonly spent: readonly string[];
  /** Closed when the proxy has ended; absent: no account is written. */
  readonly accountFile?: number | undefined;
  readonly judging: Judging;
  /** Lets a request with the key stop the proxy. */
  readonly takesStop: boolean;
}

export interface JobProxy extends RunningProxy {
  readonly totals: () => AccountTotals;
}

type Front = Omit<ProxyOptions, 'keys' | 'port' | 'keeper' | 'env' | 'clock' | 'takesStop'>;

interface FrontOptions extends Pick<RunProxyOptions, 'token' | 'judging'> {
  readonly keeper: AccountKeeper;
  readonly onExchange: (code?: ErrorCode) => void;
}

const loadOpening = () => import('./open-proxy.ts');

export async function runProxy(io: JobIo, settings: ProxySettings, options: RunProxyOptions): Promise<JobProxy> {
  const { clock, env } = io;
  const { accountFile, key, port, takesStop } = options;
  const keeper = keepAccount(clock, (text) => {
    if (accountFile !== undefined) writeSync(accountFile, text);
  });
  const onExchange = (code?: ErrorCode): void =>
    keeper.record({ type: 'exchange', granted: code === undefined, ...(code && { error_code: code }) });
  const given = { ...options, keeper, onExchange };
  const front: Front =
    settings.serves === 'models'
      ? (await (await loadOpening()).loadModels()).frontOfModels(io, settings, given)
      : frontOfInterns(io, settings, given);
  const proxy = await startProxy({ ...front, keys: createKeyRing(key), port, keeper, env, clock, takesStop });
  // Load now: the first token lives for minutes, and a later step may replace our files.
  void loadOpening().catch(() => {}); // reported when a token is needed
  void proxy.ended.then(() => {
    if (accountFile !== undefined) closeSync(accountFile);
  });
  return { ...proxy, totals: () => keeper.totals };
}

function frontOfInterns(io: JobIo, settings: InternProxySettings, options: FrontOptions): Front {
  const { token: first, onExchange, keeper, judging } = options;
  const { approvalMode, baseUrl, caps, isLossy } = settings;
  const obtain = async (): Promise<ObtainedToken> => (await loadOpening()).obtainProxyToken(io, settings);
  const bearer = holdFreshBearer({ ...io, obtain, first, onExchange });
  const answering = answerPauses(io, settings, { bearer, keeper, judging });
  return {
    baseUrl,
    approvalMode,
    caps,
    bearer,
    isLossy,
    answering,
    listInterns: () => answering.client.listInterns({ pageSize: 500 }),
    allowed: readPathRules(settings.allowPaths),
  };
}
