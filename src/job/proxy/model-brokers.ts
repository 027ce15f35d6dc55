// Opens brokers, through which agents reach models. Brokers with the same provider and identity share one access token.
import type { ModelAccess } from '../../models/access.ts';
import type { BrokerAddress, ModelBrokers, ModelUse } from '../../models/broker-types.ts';
import { keepAccount } from '../../proxy/account.ts';
import { createKeyRing } from '../../proxy/admission.ts';
import { createModelUpstream } from '../../proxy/models/upstream.ts';
import { startProxy } from '../../proxy/proxy.ts';
import type { JobIo } from '../io.ts';
import { createModelBearer, createModelTokens } from './model-access.ts';

type SharedTokens = Awaited<ReturnType<typeof obtainSharedTokens>>;

const closeGraceMs = 1_000;

export function createModelBrokers(io: JobIo): ModelBrokers {
  const tokensByIdentity = new Map<string, Promise<SharedTokens>>();
  const shareTokens = (access: ModelAccess): Promise<SharedTokens> => {
    const key = toIdentityKey(access);
    const tokens = tokensByIdentity.get(key) ?? obtainSharedTokens(io, access);
    tokensByIdentity.set(key, tokens);
    // Forget a failure, so that the next `open` tries again.
    tokens.catch(() => tokensByIdentity.delete(key));
    return tokens;
  };
  return {
    check: async (access) => void (await createModelTokens(io, access).check()),
    open: async (access, address) => openBroker(io, access, address, await shareTokens(access)),
  };
}

function toIdentityKey({ provider, apiKey, ...rest }: ModelAccess) {
  const { baseUrl, tokenUrl, audience, ids, subjectTokenFile, isSingleUse } = rest;
  const key = apiKey?.fingerprint();
  return JSON.stringify([provider.name, baseUrl, tokenUrl, audience, ids, key, subjectTokenFile, isSingleUse]);
}

async function obtainSharedTokens(io: JobIo, access: ModelAccess) {
  const { obtain } = createModelTokens(io, access);
  const counters = new Set<{ exchanges: number }>();
  const onExchange = (): void => {
    for (const counter of counters) counter.exchanges += 1;
  };
  const firstToken = await obtain();
  let uncountedExchanges = access.apiKey === undefined ? 1 : 0;
  return {
    bearer: createModelBearer(access, { ...io, obtain, firstToken, onExchange }),
    counters,
    /** Starts at 1 in the first counter, to count the exchange for `firstToken`, which came before any counter. */
    startCounter() {
      const counter = { exchanges: uncountedExchanges };
      uncountedExchanges = 0;
      counters.add(counter);
      return counter;
    },
  };
}

async function openBroker({ clock, env }: JobIo, access: ModelAccess, address: BrokerAddress, tokens: SharedTokens) {
  const { provider, baseUrl } = access;
  const keys = createKeyRing();
  const keeper = keepAccount(clock, () => {}); // totals only, no file
  const proxy = await startProxy({
    baseUrl,
    keys,
    ...address,
    provider: createModelUpstream(access),
    allowed: [],
    capLimits: access.caps,
    approvalMode: 'manual',
    bearer: tokens.bearer,
    keeper,
    env,
    clock,
    isStoppable: false,
  });
  const counter = tokens.startCounter();
  return {
    url: proxy.url,
    addKey: keys.add,
    removeKey: keys.remove,
    beginRun: proxy.resetCaps,
    get use(): ModelUse {
      const { requests, refused, errors, cap, cost, over_tokens, over_cost } = keeper.totals;
      const { prompt_tokens, completion_tokens, total_tokens, estimated } = keeper.totals;
      const counts = { prompt_tokens, completion_tokens, total_tokens, estimated };
      const caps = { cap, over_tokens, over_cost };
      const reportedCost = provider.reportsCost ? cost : null;
      return { provider: provider.name, requests, refused, errors, ...counts, cost: reportedCost, ...counter, ...caps };
    },
    async close() {
      tokens.counters.delete(counter);
      await proxy.stop('the agent ended', closeGraceMs);
    },
  };
}
