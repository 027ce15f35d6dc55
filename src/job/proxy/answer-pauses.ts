// The policy of a proxy at work: it answers the pauses of clients that can't, and each decision is told.
import { type ClientOptions, createClient } from '../../client/client.ts';
import type { FreshBearer } from '../../exchange/token-holder.ts';
import type { InternProxySettings } from '../../inputs/proxy-settings.ts';
import { oneLine } from '../../log.ts';
import type { RunContext } from '../../permission/context.ts';
import type { Policy } from '../../permission/policy.ts';
import type { AccountKeeper } from '../../proxy/account.ts';
import type { DecisionEvent, PauseAnswering } from '../../proxy/chat/relay-chat.ts';
import type { JobIo } from '../io.ts';

/** A policy, and what it may know of the job. */
export interface Judging {
  readonly policy: Policy;
  readonly context: RunContext;
}

/** Parts of a proxy that the answers go through. */
export interface AnsweringParts {
  readonly bearer: FreshBearer;
  readonly keeper: AccountKeeper;
  readonly judging: Judging;
}

/** Longest text of a question in the log. */
const longestOperation = 200;

/** Answers pauses by the policy. */
export function answerPauses(
  io: JobIo,
  { baseUrl }: InternProxySettings,
  { bearer, keeper, judging: { policy, context } }: AnsweringParts,
): PauseAnswering {
  const { clock, log, redactor } = io;
  const client = createClient({ ...io, baseUrl, ...ofClient(bearer) });
  const onDecision = (event: DecisionEvent): void => {
    const { kind, operation, answer, rule, outcome } = event;
    keeper.record({ type: 'decision', kind, rule, outcome, answer });
    const what = redactor.redact(oneLine((operation ?? kind ?? 'a question').slice(0, longestOperation)));
    const line = `The permission policy: ${outcome} of "${what}" by rule "${rule}".`;
    if (outcome === 'allow') log.info(line);
    else log.notice(line);
  };
  // Not later: a step of the job may replace the files of this program.
  const loaded = import('./resolve-pauses.ts');
  loaded.catch(() => {}); // told when a pause comes
  return { client, clock, log, onDecision, startRun: async () => (await loaded).startResolving(policy, context) };
}

/** The bearer of a client beside the proxy: the same tokens, renewed for both. */
function ofClient(bearer: FreshBearer): Pick<ClientOptions, 'bearer' | 'renewBearer'> {
  return {
    bearer: async () => (await bearer.get()).token,
    async renewBearer(refused) {
      const held = await bearer.get();
      return held.token === refused ? ((await bearer.renew(held))?.token ?? refused) : held.token;
    },
  };
}
