// Usage and cost of an agent.
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Service } from '../../../../../src/service/index.ts';
import { readCost } from '../../../../../src/service/interns/acp/turn/updates.ts';
import { prompt, readChat } from '../../../support/chat.ts';
import { secrets, sendJson, until } from '../../../support/service.ts';
import { startAgent } from '../support/agent-service.ts';
import { startAndLeave } from '../support/conversation.ts';
import { type AgentStep, script } from '../support/steps.ts';

test('a cost that is told after the cancel is charged all the same', async () => {
  const { service, told } = await startAgent({ agent: { costAfterCancel: 2 } });
  const leave = await startAndLeave(service, { wait: 600_000 }, () => told('prompt').length === 1);
  leave();
  await until(() => told('end').includes('cancelled'));
  await until(async () => (await usageOf(service)) === 2);
});

test('usage: tokens as told for the turn, cost what is new in the session, in USD alone, null when nothing is told', async () => {
  const { service } = await startAgent();
  const cost = (amount: number, currency = 'USD'): AgentStep => ({
    update: { sessionUpdate: 'usage_update', used: 1, size: 2, cost: { amount, currency } },
  });
  const usage = { inputTokens: 10, outputTokens: 5, totalTokens: 15, cachedReadTokens: 3 };
  const turn = async (...steps: readonly AgentStep[]) =>
    (await readChat(await prompt(service, { session: 's', text: script(...steps) }))).finalChunk.usage;
  expect(await turn(cost(0.25), { stop: { stopReason: 'end_turn', usage } })).toEqual({
    prompt_tokens: 10,
    completion_tokens: 5,
    total_tokens: 15,
    cost: 0.25,
    prompt_tokens_details: { cached_tokens: 3 },
  });
  expect(await turn(cost(0.5))).toMatchObject({ cost: 0.25 });
  expect(await turn(cost(0.1), cost(9, 'EUR')), 'never negative').toBeNull();
  expect(await turn({ say: 'x' })).toBeNull();
});

test('usage: where Gemini CLI tells it', async () => {
  const { service } = await startAgent();
  const _meta = { quota: { token_count: { input_tokens: 7, output_tokens: 2 } } };
  const chat = await readChat(await prompt(service, { text: script({ stop: { stopReason: 'end_turn', _meta } }) }));
  expect(chat.finalChunk.usage).toEqual({ prompt_tokens: 7, completion_tokens: 2, total_tokens: 9 });
});

async function usageOf(service: Service): Promise<unknown> {
  const updated = await sendJson(service, 'PATCH', '/keys/key_standard', {}, secrets.management);
  return apiKeyUpdated.parse(await updated.json()).data.usage;
}

const apiKeyUpdated = z.looseObject({ data: z.looseObject({ usage: z.number() }) });

test.each([
  [{ amount: 0, currency: 'USD' }, 0],
  [{ amount: 1_000_000, currency: 'USD' }, 1_000_000],
  [{ amount: 1_000_001, currency: 'USD' }, undefined],
  [{ amount: -1, currency: 'USD' }, undefined],
  [{ amount: 1, currency: 'EUR' }, undefined],
  [{ amount: '1', currency: 'USD' }, undefined],
  [null, undefined],
  [undefined, undefined],
])('the cost %j is %j so far', (cost, usd) => {
  expect(readCost({ sessionUpdate: 'usage_update', used: 1, size: 2, cost })).toBe(usd);
});
