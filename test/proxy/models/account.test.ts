// The account of a proxy for models, in words: the provider, what is estimated, a cost where one is told, and caps.
import { expect, test } from 'vitest';
import { sumAccount } from '../../../src/proxy/account.ts';
import { toAccountBlocks, toAccountLine } from '../../../src/report/proxy-account.ts';
import { toMarkdown } from '../../../src/report/render/markdown.ts';
import { chatAnswer, chatStream, serve } from '../../support/model-provider.ts';
import { ask } from '../../support/proxy.ts';

async function run(name: 'openai' | 'interns', answer: Parameters<typeof serve>[1], text: string) {
  const { proxy } = await serve(name, answer, { text });
  const request = { method: 'POST', path: '/chat/completions', headers: proxy.headers, body: '{}' };
  const statuses = [(await ask(proxy.port, request)).status];
  await expect.poll(() => proxy.totals.requests).toBe(1);
  statuses.push((await ask(proxy.port, request)).status);
  const read = sumAccount(proxy.lines.map((line) => JSON.stringify(line)).join('\n'));
  expect(read, 'the file tells the same').toEqual(proxy.totals);
  return { statuses, line: toAccountLine(read), summary: toMarkdown(toAccountBlocks(read)) };
}

test('a provider that tells no cost, and a cap on tokens: which it was, and by how much it was passed', async () => {
  const { statuses, line, summary } = await run('openai', [chatAnswer], 'max_tokens: 10');
  expect(statuses).toEqual([200, 402]);
  expect(line).toMatch(
    /^The proxy of openai: 1 request, 0 errors, 1 refused by the proxy, 14 tokens, 0 token exchanges, a cap was reached: tokens_capped, the cap on tokens was exceeded by 4, /,
  );
  expect(summary).toContain('Proxy of openai&#58; 1 request');
  expect(summary).toContain('the cap on tokens was exceeded by 4');
  expect(`${line}${summary}`).not.toContain('USD');
});

test('tokens that are estimated are told as such', async () => {
  const { line, summary } = await run('openai', [chatStream(null)], 'max_requests: 1');
  const words = /tokens \(estimated for 1 request\)/;
  expect(line).toMatch(words);
  expect(line).toContain('a cap was reached: requests_capped');
  expect(line).not.toContain('passed');
  expect(summary).toContain('estimated for 1 request');
});

test('a deployment of interns tells a cost', async () => {
  const body = JSON.stringify({ choices: [], usage: { prompt_tokens: 1, completion_tokens: 1, cost: 0.3 } });
  const { line } = await run('interns', [{ body }], 'max_cost: 0.25');
  expect(line).toContain('The proxy of interns: 1 request');
  expect(line).toContain('USD 0.3000');
  expect(line).toContain('the cap on cost was exceeded by USD 0.0500');
});
