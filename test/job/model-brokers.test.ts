// Brokers of models: one exchange for all that ask for the same token, and a count for each.
import { expect, test } from 'vitest';
import { readModelAccess } from '../../src/inputs/model-access.ts';
import type { ModelBroker } from '../../src/models/broker-types.ts';
import { startAgentProvider } from '../support/agent-models.ts';

async function startBrokers(refusal?: Parameters<typeof startAgentProvider>[0]) {
  const { access, brokers, exchanges, seen } = await startAgentProvider(refusal);
  const open = (more: Readonly<Record<string, string | number>> = {}) =>
    brokers.open(readModelAccess(JSON.stringify({ ...access, ...more }), {}), { port: 0 });
  return { access, brokers, exchanges, seen, open };
}

async function chatWith(broker: ModelBroker): Promise<number> {
  const key = broker.addKey();
  const headers = { authorization: `Bearer ${key.reveal()}` };
  const answer = await fetch(`${broker.url}/chat/completions`, { method: 'POST', headers, body: '{"model":"m"}' });
  return answer.status;
}

test('brokers with the same token make one exchange, which the first of them counts', async () => {
  const { open, exchanges } = await startBrokers();
  const [one, two] = [await open(), await open()];
  expect([exchanges(), one.use.exchanges, two.use.exchanges]).toEqual([1, 1, 0]);
  expect([await chatWith(one), one.use.requests, two.use.requests]).toEqual([200, 1, 0]);
  await one.close();
  await two.close();
});

test('the exchange is counted once, also where its first broker was closed or could not listen', async () => {
  const { access, brokers, open, exchanges } = await startBrokers();
  const unusable = { port: 0, socketPath: '/nowhere/models.sock' };
  await expect(brokers.open(readModelAccess(JSON.stringify(access), {}), unusable)).rejects.toThrow('/nowhere');
  for (const expected of [1, 0]) {
    const broker = await open();
    expect([exchanges(), broker.use.exchanges]).toEqual([1, expected]);
    await broker.close();
  }
});

test('a broker with an identity of its own makes an exchange of its own', async () => {
  const { open, exchanges } = await startBrokers();
  const brokers = [await open(), await open({ service_account_id: 'svc_2' })];
  expect([exchanges(), ...brokers.map(({ use }) => use.exchanges)]).toEqual([2, 1, 1]);
  for (const broker of brokers) await broker.close();
});

test('a key needs no exchange, and is in the place of a token', async () => {
  const { access, brokers, exchanges, seen } = await startBrokers();
  const { provider, base_url } = access;
  const text = JSON.stringify({ provider, base_url, api_key: 'sk-made-up' });
  const broker = await brokers.open(readModelAccess(text, {}), { port: 0 });
  expect([await chatWith(broker), exchanges(), broker.use.exchanges]).toEqual([200, 0, 0]);
  expect(seen.map(({ authorization }) => authorization)).toEqual(['Bearer sk-made-up']);
  await broker.close();
});

test('an exchange that failed is tried again by the next that asks', async () => {
  const { open, exchanges } = await startBrokers({ status: 400, body: { error: 'invalid_grant' } });
  for (const expected of [1, 2]) {
    await expect(open()).rejects.toMatchObject({ code: 'exchange_refused' });
    expect(exchanges()).toBe(expected);
  }
});
