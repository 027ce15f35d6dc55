// Answers the pauses of a proxy's clients by the policy, and reports each decision.
import { type ClientOptions, createClient } from '../../client/client.ts';
import type { FreshBearer } from '../../exchange/token-holder.ts';
import type { InternProxySettings } from '../../inputs/proxy-settings.ts';
import { oneLine } from '../../log.ts';
import type { RunContext } from '../../permission/context.ts';
import type { Policy } from '../../permission/policy.ts';
import type { AccountKeeper } from '../../proxy/account.ts';
import type { DecisionEvent, PauseAnswering } from '../../proxy/chat/relay-chat.ts';
import type { JobIo } from '../io.ts';

export interface Judging {
  readonly policy: Policy;
  readonly context: RunContext;
}

export interface AnsweringParts {
  readonly bearer: FreshBearer;
  readonly keeper: AccountKeeper;
  readonly judging: Judging;
}

/** Characters in the log. */
const longestOperation = 200;

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
  // Load now, not later: a step of the job may replace the files of this program.
  const loaded = import('./resolve-pauses.ts');
  loaded.catch(() => {}); // reported when a pause comes
  return { client, clock, log, onDecision, startRun: async () => (await loaded).startResolving(policy, context) };
}

function ofClient(bearer: FreshBearer): Pick<ClientOptions, 'bearer' | 'renewBearer'> {
  return {
    bearer: async () => (await bearer.get()).token,
    async renewBearer(refused) {
      const held = await bearer.get();
      return held.token === refused ? ((await bearer.renew(held))?.token ?? refused) : held.token;
    },
  };
}
