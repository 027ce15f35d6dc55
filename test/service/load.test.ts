// Load: a thousand streams at once, each complete and each with its own words.
import http from 'node:http';
import { expect, test } from 'vitest';
import { configOf, internId, secrets, start } from './support/service.ts';

const streams = 1000;
const chunks = 100;

test(`${streams} concurrent streams of ${chunks} chunks complete correctly`, { timeout: 120_000 }, async () => {
  const limits = { turns_per_minute: 1_000_000 };
  const service = await start({
    config: configOf([{ say: '{{prompt}};', repeat: chunks }, { usage: { total_tokens: 1, cost: 1 } }], { limits }),
  });
  const agent = new http.Agent({ maxSockets: Number.POSITIVE_INFINITY });
  const read = (prompt: string): Promise<string> =>
    new Promise((resolve, reject) => {
      const headers = { authorization: `Bearer ${secrets.standard}`, 'content-type': 'application/json' };
      const request = http.request(
        `${service.baseUrl}/interns/${internId}/chat/completions`,
        { method: 'POST', agent, headers },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (piece: string) => {
            text += piece;
          });
          response.on('end', () => resolve(text));
          response.on('error', reject);
        },
      );
      request.on('error', reject);
      request.end(JSON.stringify({ messages: [{ role: 'user', content: prompt }], stream: true }));
    });
  const answers = await Promise.all(Array.from({ length: streams }, (_, index) => read(`stream ${index}`)));
  agent.destroy();
  for (const [index, answer] of answers.entries()) {
    const data = answer
      .trimEnd()
      .split('\n\n')
      .map((event) => event.slice('data: '.length));
    expect(data).toHaveLength(1 + chunks + 3);
    expect(data.at(-1)).toBe('[DONE]');
    const texts = data.slice(1, 1 + chunks).map((chunk) => JSON.parse(chunk).choices[0].delta.content);
    expect(new Set(texts)).toEqual(new Set([`stream ${index};`]));
  }
  expect(new Set(service.journal().map(({ decision }) => decision))).toEqual(new Set(['finished']));
});
