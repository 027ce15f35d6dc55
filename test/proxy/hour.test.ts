// An hour made short: ten thousand requests with tokens of ten seconds, and everything goes wrong once. The service counts.
import { Agent, createServer, type Server, request as startRequest } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { ExchangeError } from '../../src/errors.ts';
import type { ObtainedToken } from '../../src/exchange/token-holder.ts';
import { Secret } from '../../src/secret.ts';
import { handClock } from '../support/clock.ts';
import { chatStream, startTestProxy } from '../support/proxy.ts';

const requests = 10_000;
const atOnce = 32;
const lifetimeMs = 10_000;
/** A request moves the clock on by so much: two hundred seconds in all, twenty lifetimes of a token. */
const stepMs = 20;
const restartAt = 4_000;
const disabled = { from: 7_000, to: 7_400 };

test('for an hour, made short: none is sent twice, and none refused that a fresh token would have let pass', async () => {
  const clock = handClock();
  const seen = new Map<string, number[]>();
  const endOf = new Map<string, number>();
  let asked = 0;
  let isDisabled = false;
  const takes = (bearer: string): boolean => !isDisabled && clock.monotonic() < (endOf.get(bearer) ?? 0);
  const body = chatStream(['Hello'], { total_tokens: 1, cost: 0.001 });
  const listen = async (port: number): Promise<Server> => {
    const server = createServer((incoming, outgoing) => {
      const id = String(incoming.headers['x-request-id']);
      const status = takes((incoming.headers.authorization ?? '').slice('Bearer '.length)) ? 200 : 401;
      seen.set(id, [...(seen.get(id) ?? []), status]);
      incoming.resume().on('end', () => {
        outgoing.writeHead(status, { 'content-type': status === 200 ? 'text/event-stream' : 'application/json' });
        outgoing.end(status === 200 ? body : '{}');
      });
    });
    await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
    return server;
  };
  let service = await listen(0);
  const address = service.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  onTestFinished(() => {
    service.closeAllConnections();
    service.close();
  });

  let exchanges = 0;
  let atOnceMost = 0;
  let running = 0;
  const obtain = async (): Promise<ObtainedToken> => {
    running += 1;
    exchanges += 1;
    atOnceMost = Math.max(atOnceMost, running);
    const startedAt = clock.monotonic();
    await new Promise((resolve) => setTimeout(resolve, 2));
    running -= 1;
    if (exchanges === 5) throw new ExchangeError('exchange_refused', 'Refused for once.');
    const token = new Secret(`token-${exchanges}`);
    // A service counts in whole seconds, and a request takes its time.
    endOf.set(token.reveal(), startedAt + lifetimeMs - 250);
    return { token, lifetimeMs, startedAt };
  };
  const proxy = await startTestProxy(`http://127.0.0.1:${port}`, { clock, obtain });

  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  onTestFinished(() => agent.destroy());
  const send = (number: number) =>
    new Promise<{ status: number; code: unknown }>((resolve, reject) => {
      const headers = { ...proxy.headers, 'x-request-id': String(number), 'content-type': 'application/json' };
      const options = { agent, port: proxy.port, method: 'POST', path: '/interns/i1/chat/completions', headers };
      const sent = startRequest({ host: '127.0.0.1', ...options }, (answer) => {
        answer.resume().on('error', reject);
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, code: answer.headers['intern-proxy'] }));
      });
      sent.on('error', reject);
      sent.end('{"messages":[]}');
    });

  let isRestarting = false;
  let restartedBy = 0;
  const restart = async (): Promise<void> => {
    isRestarting = true;
    service.closeAllConnections();
    await new Promise((resolve) => service.close(resolve));
    service = await listen(port);
    isRestarting = false;
    restartedBy = asked;
  };
  const answers = new Map<number, { status: number; code: unknown }>();
  const work = async (): Promise<void> => {
    while (asked < requests) {
      const number = asked;
      asked += 1;
      // What fails at once takes no time, and an exchange no more of it than it asks for: a slow machine would let tokens expire.
      if (!isRestarting && running === 0) clock.advance(stepMs);
      if (number === restartAt) await restart();
      if (number === disabled.from) isDisabled = true;
      if (number === disabled.to) isDisabled = false;
      answers.set(number, await send(number));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));

  expect(answers.size).toBe(requests);
  // What was refused has not run: that alone may be sent again, and once.
  const repeated = [...seen.values()].filter((statuses) => statuses.length > 1);
  expect(repeated.filter(([first, ...rest]) => first !== 401 || rest.length > 1)).toEqual([]);
  expect(repeated.length).toBeLessThan(atOnce);
  const refused = [...answers].filter(([, { status }]) => status === 401).map(([number]) => number);
  expect(refused.length).toBeGreaterThan(disabled.to - disabled.from - 2 * atOnce);
  for (const number of refused) {
    expect(number).toBeGreaterThan(disabled.from - 2 * atOnce);
    expect(number).toBeLessThan(disabled.to + atOnce);
  }
  const others = [...answers].filter(([, { status }]) => status !== 200 && status !== 401);
  for (const [number, { code }] of others) {
    expect(['service_lost', 'service_unreachable']).toContain(code);
    expect(number).toBeGreaterThan(restartAt - 2 * atOnce);
    expect(number).toBeLessThan(restartedBy + atOnce);
  }
  expect(atOnceMost).toBe(1);
  expect(exchanges).toBeGreaterThan(10);
  expect(exchanges).toBeLessThan((requests * stepMs) / 5_000 + 6);
  const passed = [...answers.values()].filter(({ status }) => status === 200).length;
  expect(proxy.totals).toMatchObject({ requests, total_tokens: passed, cost: passed / 1000 });
});
