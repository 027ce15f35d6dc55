// A slow exchange while a stream runs: nobody notices but who comes when the old token is dead.
import type { ServerResponse } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import type { ObtainedToken } from '../../../src/exchange/token-holder.ts';
import { readModelAccess } from '../../../src/inputs/model-access.ts';
import { createModelUpstream } from '../../../src/proxy/models/upstream.ts';
import { Secret } from '../../../src/secret.ts';
import { handClock } from '../../support/clock.ts';
import { startLoopback } from '../../support/loopback.ts';
import { anthropic, ids, messageAnswer, messageStream, messages } from '../../support/model-provider.ts';
import { startTestProxy } from '../../support/proxy.ts';

const lifetimeMs = 300_000;

/** A provider whose streams stop after their first event, and an exchange that takes as long as the test wants. */
async function serveSlowly() {
  const clock = handClock();
  const bearers: (string | undefined)[] = [];
  const streams: ServerResponse[] = [];
  const [first = '', ...rest] = messageStream.body.split(/(?<=\n\n)/);
  const provider = await startLoopback((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (piece) => {
      body += String(piece);
    });
    request.on('end', () => {
      bearers.push(request.headers.authorization);
      const isStream = body.includes('"stream":true');
      response.writeHead(200, { 'content-type': isStream ? 'text/event-stream' : 'application/json' });
      if (!isStream) response.end(messageAnswer.body);
      else {
        response.write(first);
        streams.push(response);
      }
    });
  });
  onTestFinished(() => provider[Symbol.asyncDispose]());
  const exchanges: PromiseWithResolvers<void>[] = [];
  const obtain = async (): Promise<ObtainedToken> => {
    const startedAt = clock.monotonic();
    const number = exchanges.length + 1;
    exchanges.push(Promise.withResolvers());
    if (number > 1) await exchanges.at(-1)?.promise;
    return { token: new Secret(`token-${number}`), lifetimeMs, startedAt };
  };
  const access = readModelAccess(`provider: anthropic\n${ids.anthropic}\nbase_url: ${provider.url}`, {});
  const proxy = await startTestProxy(provider.url, {
    provider: createModelUpstream(access),
    capLimits: access.caps,
    clock,
    obtain,
  });
  const client = anthropic(proxy);
  const ask = async () => (await client.messages.create({ model: 'm', max_tokens: 9, messages })).content;
  const endStreams = (): void => {
    for (const stream of streams) stream.end(rest.join(''));
  };
  return { clock, bearers, exchanges, proxy, client, ask, endStreams };
}

const said = [{ type: 'text', text: 'Hello' }];

test('a stream goes on while its token is renewed slowly, and until after its end; requests beside it wait only when the old one is dead', async () => {
  const { clock, bearers, exchanges, proxy, client, ask, endStreams } = await serveSlowly();
  const stream = await client.messages.create({ model: 'm', max_tokens: 9, messages, stream: true });
  const events = stream[Symbol.asyncIterator]();
  expect((await events.next()).value).toMatchObject({ type: 'message_start' });

  // Half of its life: the exchange begins, and does not end. Nobody waits.
  clock.advance(lifetimeMs / 2);
  expect([await ask(), await ask()]).toEqual([said, said]);
  expect(exchanges).toHaveLength(2);

  // The old token is dead: who comes now waits, and the stream does not.
  clock.advance(lifetimeMs / 2);
  const waiting = [ask(), ask()];
  endStreams();
  const types: string[] = [];
  for (let next = await events.next(); next.done !== true; next = await events.next()) types.push(next.value.type);
  expect(types.at(-1)).toBe('message_stop');
  expect(exchanges).toHaveLength(2);
  expect(bearers).toEqual(Array(3).fill('Bearer token-1'));

  exchanges[1]?.resolve();
  expect(await Promise.all(waiting)).toEqual([said, said]);
  expect(bearers.slice(3)).toEqual(Array(2).fill('Bearer token-2'));
  await expect.poll(() => proxy.totals).toMatchObject({ requests: 5, errors: 0, unfinished: 0, estimated: 0 });
  expect(JSON.stringify(proxy.lines)).not.toMatch(/token-\d/);
});

test('an exchange that fails in the middle of a stream costs it nothing, and those who wait are told', async () => {
  const { clock, exchanges, client, ask, endStreams } = await serveSlowly();
  const stream = await client.messages.create({ model: 'm', max_tokens: 9, messages, stream: true });
  clock.advance(lifetimeMs);
  const refused = ask();
  refused.catch(() => {});
  await expect.poll(() => exchanges.length).toBe(2);
  exchanges[1]?.reject(new Error('The exchange is gone.'));
  await expect(refused).rejects.toMatchObject({ status: 503, error: { error: { type: 'api_error' } } });
  endStreams();
  const types: string[] = [];
  for await (const { type } of stream) types.push(type);
  expect(types.at(-1)).toBe('message_stop');
});
