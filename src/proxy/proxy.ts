// The proxy: listens on loopback, and forwards each request to the service with a bearer that is always fresh.
import type { Clock } from '../clock.ts';
import { maxChatRequestBytes } from '../contract/limits.ts';
import type { ApprovalMode } from '../contract/words.ts';
import type { Environment } from '../environment.ts';
import type { FreshBearer } from '../exchange/token-holder.ts';
import type { PathRule } from '../models/path-rule.ts';
import type { AccountKeeper, CapLimits } from './account.ts';
import { createCaps, toEntryPath } from './account.ts';
import { stopRule } from './addresses.ts';
import type { KeyRing } from './admission.ts';
import { createAdmission, rulesOfInterns } from './admission.ts';
import type { PauseAnswering } from './chat/relay-chat.ts';
import { answerModels, type ListInterns, modelsRule } from './intern-models.ts';
import type { Receive } from './listener.ts';
import { createEnding, listen } from './listener.ts';
import type { ModelUpstream } from './models/upstream.ts';
import { createPassage } from './passage.ts';
import { refuse, statusOf } from './refusal.ts';
import { openServiceLink } from './service-link.ts';

export interface ProxyOptions {
  /** With its version segment. */
  readonly baseUrl: string;
  readonly keys: KeyRing;
  /** 0: any free port. */
  readonly port: number;
  /** Listens on this socket instead; `port` is then the one that clients know. */
  readonly socketPath?: string | undefined;
  /** Undefined: a service of interns. */
  readonly models?: ModelUpstream | undefined;
  /** Rules for requests other than the list of interns and the chat. */
  readonly allowed: readonly PathRule[];
  readonly caps: CapLimits;
  readonly approvalMode: ApprovalMode;
  readonly isLossy?: boolean;
  /** Undefined: the client gets the pause. */
  readonly answering?: PauseAnswering | undefined;
  /** Undefined: the proxy refuses. */
  readonly listInterns?: ListInterns | undefined;
  readonly bearer: FreshBearer;
  readonly keeper: AccountKeeper;
  readonly env: Environment;
  readonly clock: Clock;
  readonly takesStop: boolean;
  /** Longest wait for a body; default 60 s. */
  readonly bodyMs?: number;
  /** Longest wait for the headers of an answer; default 310 s: a stream of the service lasts at most 300. */
  readonly answerMs?: number;
}

export interface RunningProxy {
  readonly url: string;
  resetCaps(): void;
  /** Waits up to `graceMs` for requests under way. */
  stop(reason: string, graceMs: number): Promise<void>;
  readonly ended: Promise<string>;
}

/**
 * @throws {Error} the system's, if listening fails
 * @throws {ApiError} `api_unreachable`: this Node can't go through the proxy that the environment names
 */
export async function startProxy(options: ProxyOptions): Promise<RunningProxy> {
  const { approvalMode, bearer, clock, keeper, keys, models, socketPath, takesStop, bodyMs = 60_000 } = options;
  const { answerMs = models?.answerMs ?? 310_000 } = options;
  const link = openServiceLink(options.baseUrl, options.env);
  const caps = createCaps(options.caps);
  const body = { maxBytes: models?.maxBodyBytes ?? maxChatRequestBytes, timeoutMs: bodyMs };
  const passage = createPassage({
    link,
    bearer,
    caps,
    clock,
    body,
    answerMs,
    approvalMode,
    isLossy: options.isLossy ?? false,
    answering: options.answering,
    models,
    record: models === undefined ? keeper.record : (entry) => keeper.record({ ...entry, ...caps.over }),
  });
  // A body may first have to wait for memory.
  const longestBodyMs = models === undefined ? bodyMs : 2 * bodyMs;
  const listener = await listen(socketPath ?? options.port, longestBodyMs, models);
  const { server } = listener;
  const port = socketPath === undefined ? listener.port : options.port;
  const ending = createEnding({ server, keeper, clock, underWay: () => passage.underWay, closeLink: link.close });
  const { rules, never } = models ?? rulesOfInterns(options.allowed);
  const list = models === undefined ? options.listInterns : undefined;
  const own = [...(takesStop ? [stopRule] : []), ...(list === undefined ? [] : [modelsRule])];
  const passing = { rules: [...rules, ...own], never };
  const { takesKeyHeader = false, meantPath } = models ?? {};
  const admit = createAdmission({ keys, port, passing, takesKeyHeader, meantPath });
  const url = `http://127.0.0.1:${port}`;
  const provider = models === undefined ? {} : { provider: models.account };
  keeper.record({ type: 'start', url, ...provider });
  const receive: Receive = (request, response, awaitsContinue) => {
    const { method = '', url: target = '', rawHeaders } = request;
    const admission = admit({ method, target, rawHeaders });
    if ('refusal' in admission) {
      // Record no request without the key: a stranger could fill the disk.
      const { refusal: code, hasKey } = admission;
      const entry = { method, path: toEntryPath(target), status: statusOf(code), sent: false, ms: 0, code };
      if (hasKey) keeper.record({ type: 'request', ...entry });
      refuse(request, response, code, models);
    } else if (ending.isBegun) {
      refuse(request, response, 'proxy_stopping', models);
    } else if (takesStop && stopRule.path.test(admission.target.path)) {
      void ending.stopOnRequest(response);
    } else if (list !== undefined && asksForModels(request.method, admission.target.path, options.allowed)) {
      void answerModels(admission.target.path, response, { list, clock }).then(keeper.record);
    } else {
      if (awaitsContinue) response.writeContinue();
      passage.pass({ request, response, target: admission.target });
    }
  };
  listener.receive = receive;
  return { url, resetCaps: caps.reset, stop: ending.stop, ended: ending.ended };
}

/** The service gets it if a rule of `allow-paths` lets it pass. */
function asksForModels(method: string | undefined, path: string, allowed: readonly PathRule[]): boolean {
  if (method !== 'GET' || !modelsRule.path.test(path)) return false;
  return !allowed.some((rule) => (rule.method === '*' || rule.method === method) && rule.path.test(path));
}
