// A proxy that runs in this process, until somebody ends it.
import { closeSync, writeSync } from 'node:fs';
import type { ErrorCode } from '../../errors.ts';
import type { ObtainedToken } from '../../exchange/token-holder.ts';
import { holdFreshBearer } from '../../exchange/token-holder.ts';
import type { ProxySettings } from '../../inputs/proxy-settings.ts';
import type { AccountTotals } from '../../proxy/account.ts';
import { keepAccount } from '../../proxy/account-keeper.ts';
import { readPathRules } from '../../proxy/allowed-paths.ts';
import { createKeyRing } from '../../proxy/models/key-ring.ts';
import type { RunningProxy } from '../../proxy/proxy.ts';
import { startProxy } from '../../proxy/proxy.ts';
import type { Secret } from '../../secret.ts';
import type { JobIo } from '../io.ts';
import { answerPauses, type Judging } from './answer-pauses.ts';

/** Settings of a proxy that runs. */
export interface RunProxyOptions {
  readonly key: Secret;
  /** 0: a free one. */
  readonly port: number;
  /** The token that it begins with. */
  readonly token: ObtainedToken;
  /** The open file of its account; absent: there is none. It is closed when the proxy has ended. */
  readonly accountFile?: number | undefined;
  /** Answers pauses for clients that can't. */
  readonly judging: Judging;
  /** Lets a request with the key stop it. */
  readonly takesStop: boolean;
}

/** A proxy, and what it has done so far. */
export interface JobProxy extends RunningProxy {
  readonly totals: () => AccountTotals;
}

function toErrorCode(code: ErrorCode | undefined): { readonly error_code?: ErrorCode } {
  return code === undefined ? {} : { error_code: code };
}

/** Starts a proxy; errors as {@link startProxy}. */
export async function runProxy(io: JobIo, settings: ProxySettings, options: RunProxyOptions): Promise<JobProxy> {
  const { clock, env } = io;
  const { token: first, accountFile, judging, key, port, takesStop } = options;
  const keeper = keepAccount((text) => {
    if (accountFile !== undefined) writeSync(accountFile, text);
  });
  const at = (): string => new Date(clock.now()).toISOString();
  let tokens: Promise<() => Promise<ObtainedToken>> | undefined;
  const loadTokens = (): Promise<() => Promise<ObtainedToken>> => {
    tokens ??= import('./open-proxy.ts').then(({ tokensOf }) => tokensOf(io, settings));
    return tokens;
  };
  const bearer = holdFreshBearer({
    ...io,
    obtain: async () => (await loadTokens())(),
    first,
    onExchange: (code) =>
      keeper.record({ type: 'exchange', at: at(), granted: code === undefined, ...toErrorCode(code) }),
  });
  const { approvalMode, baseUrl, caps, isLossy } = settings;
  const answering = answerPauses(io, settings, { bearer, keeper, judging });
  const allowed = readPathRules(settings.allowPaths);
  const proxy = await startProxy({
    baseUrl,
    allowed,
    caps,
    approvalMode,
    isLossy,
    answering,
    listInterns: () => answering.client.listInterns({ pageSize: 500 }),
    keys: createKeyRing(key),
    port,
    bearer,
    keeper,
    env,
    clock,
    takesStop,
  });
  // The first token lives for minutes, so the proxy listens first. Not later: a step of the job may replace the files of this program.
  loadTokens().catch(() => {}); // told when a token is needed
  void proxy.ended.then(() => {
    if (accountFile !== undefined) closeSync(accountFile);
  });
  return { ...proxy, totals: () => keeper.totals };
}
