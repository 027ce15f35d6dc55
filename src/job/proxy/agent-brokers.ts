// Opens the brokers through which agents reach their models; those with the same identity share one access token.
import type { ModelAccess } from '../../models/access.ts';
import type { BrokerPlace, ModelBrokers, ModelUse } from '../../models/broker.ts';
import { keepAccount } from '../../proxy/account.ts';
import { createKeyRing } from '../../proxy/admission.ts';
import { createModelUpstream } from '../../proxy/models/upstream.ts';
import { startProxy } from '../../proxy/proxy.ts';
import type { JobIo } from '../io.ts';
import { createModelBearer, createModelTokens } from './model-access.ts';

type SharedTokens = Awaited<ReturnType<typeof obtainSharedTokens>>;

const closeGraceMs = 1_000;

export function createModelBrokers(io: JobIo): ModelBrokers {
  const shared = new Map<string, Promise<SharedTokens>>();
  const share = (access: ModelAccess): Promise<SharedTokens> => {
    const key = toShareKey(access);
    const tokens = shared.get(key) ?? obtainSharedTokens(io, access);
    shared.set(key, tokens);
    // Forget a failure, so that the next access asks again.
    tokens.catch(() => shared.delete(key));
    return tokens;
  };
  return {
    check: async (access) => void (await createModelTokens(io, access).check()),
    open: async (access, place) => openBroker(io, access, place, await share(access)),
  };
}

function toShareKey({ provider, apiKey, ...rest }: ModelAccess) {
  const { baseUrl, tokenUrl, audience, ids, subjectTokenFile, isSingleUse } = rest;
  const key = apiKey?.fingerprint();
  return JSON.stringify([provider.name, baseUrl, tokenUrl, audience, ids, key, subjectTokenFile, isSingleUse]);
}

async function obtainSharedTokens(io: JobIo, access: ModelAccess) {
  const { obtain } = createModelTokens(io, access);
  const listeners = new Set<() => void>();
  const onExchange = (): void => {
    for (const listen of listeners) listen();
  };
  const firstToken = await obtain();
  return { listeners, bearer: createModelBearer(access, { ...io, obtain, firstToken, onExchange }) };
}

async function openBroker(io: JobIo, access: ModelAccess, place: BrokerPlace, shared: SharedTokens) {
  const { clock, env } = io;
  const { provider, baseUrl, apiKey } = access;
  const keys = createKeyRing();
  const keeper = keepAccount(clock, () => {});
  // Count the first exchange, which took place before there was any listener.
  let exchanges = apiKey === undefined && shared.listeners.size === 0 ? 1 : 0;
  const countExchange = (): void => {
    exchanges += 1;
  };
  shared.listeners.add(countExchange);
  const proxy = await startProxy({
    baseUrl,
    keys,
    port: place.port,
    socketPath: place.socketPath,
    provider: createModelUpstream(access),
    allowed: [],
    capLimits: access.caps,
    approvalMode: 'manual',
    bearer: shared.bearer,
    keeper,
    env,
    clock,
    isStoppable: false,
  });
  return {
    url: proxy.url,
    addKey: keys.add,
    removeKey: keys.remove,
    beginRun: proxy.resetCaps,
    get use(): ModelUse {
      const { requests, refused, errors, cap, cost, over_tokens, over_cost } = keeper.totals;
      const { prompt_tokens, completion_tokens, total_tokens, estimated } = keeper.totals;
      const tokens = { prompt_tokens, completion_tokens, total_tokens, estimated };
      const caps = { cap, over_tokens, over_cost };
      const reportedCost = provider.reportsCost ? cost : null;
      return { provider: provider.name, requests, refused, errors, ...tokens, cost: reportedCost, exchanges, ...caps };
    },
    async close() {
      shared.listeners.delete(countExchange);
      await proxy.stop('the agent ended', closeGraceMs);
    },
  };
}
