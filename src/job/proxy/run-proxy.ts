// Runs a proxy in this process until it is stopped: in front of models, or of interns, whose pauses it answers.
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
import type { DecisionEvent, PauseAnswering } from '../../proxy/chat/pauses.ts';
import { type ProxyOptions, startProxy } from '../../proxy/proxy.ts';
import type { Secret } from '../../secret.ts';
import type { JobIo } from '../io.ts';

interface RunProxyOptions extends Pick<ProxyOptions, 'port' | 'isStoppable'> {
  readonly key: Secret;
  readonly token: ObtainedToken;
  /** Fingerprints of the single-use subject tokens that were exchanged for `token`. */
  readonly usedFingerprints: readonly string[];
  /** A file descriptor, closed when the proxy has ended. Absent: no account is written. */
  readonly accountFile?: number | undefined;
  readonly judging: { readonly policy: Policy; readonly context: RunContext };
}

type UpstreamOptions = Omit<ProxyOptions, 'keys' | 'port' | 'keeper' | 'env' | 'clock' | 'isStoppable'>;

interface InternOptions extends RunProxyOptions {
  readonly keeper: AccountKeeper;
  readonly onExchange: (code?: ErrorCode) => void;
}

const loadProxyAccess = () => import('./proxy-access.ts');
const loadModelAccess = async () => (await loadProxyAccess()).loadModelAccess();

export async function runProxy(io: JobIo, settings: ProxySettings, options: RunProxyOptions) {
  const { clock, env } = io;
  const { accountFile, key, port, isStoppable } = options;
  const keeper = keepAccount(clock, (text) => {
    if (accountFile !== undefined) writeSync(accountFile, text);
  });
  const onExchange = (code?: ErrorCode): void =>
    keeper.record({ type: 'exchange', granted: code === undefined, ...(code && { error_code: code }) });
  const upstream: UpstreamOptions =
    settings.serves === 'models'
      ? (await loadModelAccess()).createModelUpstreamOptions(io, settings, options, onExchange)
      : createInternUpstream(io, settings, { ...options, keeper, onExchange });
  const proxy = await startProxy({ ...upstream, keys: createKeyRing(key), port, keeper, env, clock, isStoppable });
  // Load the code now: when the first token expires, a later step may have replaced the files of this program.
  void loadProxyAccess().catch(() => {}); // a failure is reported when a token is needed
  void proxy.whenEnded.then(() => {
    if (accountFile !== undefined) closeSync(accountFile);
  });
  return { ...proxy, totals: () => keeper.totals };
}

function createInternUpstream(io: JobIo, settings: InternProxySettings, options: InternOptions): UpstreamOptions {
  const { token: firstToken, onExchange } = options;
  const { approvalMode, baseUrl, caps, isLossy } = settings;
  const obtain = async (): Promise<ObtainedToken> => (await loadProxyAccess()).obtainToken(io, settings);
  const bearer = holdFreshBearer({ ...io, obtain, firstToken, onExchange });
  const answering = createPauseAnswering(io, baseUrl, bearer, options);
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

const maxOperationCharacters = 200;

function createPauseAnswering(
  io: JobIo,
  baseUrl: string,
  freshBearer: FreshBearer,
  { keeper, judging: { policy, context } }: InternOptions,
): PauseAnswering {
  const { clock, log, redactor } = io;
  const client = createClient({
    ...io,
    baseUrl,
    bearer: async () => (await freshBearer.get()).token,
    async renewBearer(refused) {
      const current = await freshBearer.get();
      if (current.token !== refused) return current.token; // was renewed meanwhile
      return (await freshBearer.renew(current))?.token ?? refused;
    },
  });
  const onDecision = ({ kind, operation, answer, rule, outcome }: DecisionEvent): void => {
    keeper.record({ type: 'decision', kind, rule, outcome, answer });
    const subject = redactor.redact(oneLine((operation ?? kind ?? 'a question').slice(0, maxOperationCharacters)));
    log[outcome === 'allow' ? 'info' : 'notice'](`Permission policy: ${outcome} "${subject}" by rule "${rule}".`);
  };
  // Load this code now, too: before the first pause, a step may replace the files.
  const loading = import('./pause-code.ts');
  loading.catch(() => {}); // a failure is reported at the first pause
  return { client, clock, log, onDecision, loadResolver: async () => (await loading).createResolver(policy, context) };
}
