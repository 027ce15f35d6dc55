// A proxy in the hands of a test: with a bearer that the test gives, in front of a service of the test's own.
import { request as startRequest } from 'node:http';
import { connect } from 'node:net';
import { onTestFinished } from 'vitest';
import { systemClock } from '../../src/clock.ts';
import type { FreshBearer, ObtainedToken } from '../../src/exchange/token-holder.ts';
import { holdFreshBearer } from '../../src/exchange/token-holder.ts';
import { silentLog } from '../../src/log.ts';
import type { AccountKeeper, AccountTotals } from '../../src/proxy/account.ts';
import { keepAccount } from '../../src/proxy/account.ts';
import { createKeyRing, readPathRules } from '../../src/proxy/admission.ts';
import type { ProxyOptions, RunningProxy } from '../../src/proxy/proxy.ts';
import { startProxy } from '../../src/proxy/proxy.ts';
import { Secret } from '../../src/secret.ts';

/** What every test proxy takes as its bearer. */
export const proxyKey = 'key-of-the-proxy-in-this-test';

/** A proxy, and what it has written down. */
export interface TestProxy extends RunningProxy {
  readonly port: number;
  readonly key: string;
  readonly totals: AccountTotals;
  /** The lines of the account. */
  readonly lines: readonly { readonly type: string; readonly [field: string]: unknown }[];
  readonly bearer: FreshBearer;
  /** What a client with the key sends. */
  readonly headers: { readonly authorization: string };
}

/** What a test may say of its proxy. */
export type TestProxyOptions = Partial<Omit<ProxyOptions, 'keys' | 'keeper' | 'allowed' | 'baseUrl'>> & {
  readonly allow?: readonly string[];
  /** Default: tokens `token-1`, `token-2`, … of five minutes. */
  readonly obtain?: () => Promise<ObtainedToken>;
};

/** Starts a proxy on a free port; it ends with the test. */
export async function startTestProxy(baseUrl: string, options: TestProxyOptions = {}): Promise<TestProxy> {
  const { allow = [], clock = systemClock, obtain = numberedTokens(clock), ...more } = options;
  let text = '';
  const keeper: AccountKeeper = keepAccount(clock, (piece) => {
    text += piece;
  });
  const bearer = options.bearer ?? holdFreshBearer({ obtain, firstToken: await obtain(), clock, log: silentLog });
  const proxy = await startProxy({
    baseUrl,
    keys: createKeyRing(new Secret(proxyKey)),
    port: 0,
    allowed: readPathRules(allow.join('\n')),
    capLimits: { maxRequests: 0, maxCost: 0 },
    approvalMode: 'manual',
    env: {},
    clock,
    isStoppable: false,
    ...more,
    keeper,
    bearer,
  });
  onTestFinished(() => proxy.stop('the test is over', 0));
  return {
    ...proxy,
    port: Number(new URL(proxy.url).port),
    key: proxyKey,
    bearer,
    headers: { authorization: `Bearer ${proxyKey}` },
    get totals() {
      return keeper.totals;
    },
    get lines() {
      keeper.flush();
      return text
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
    },
  };
}

/** Tokens that are told apart by their number. */
export function numberedTokens(clock: { monotonic(): number }, lifetimeMs = 300_000): () => Promise<ObtainedToken> {
  let count = 0;
  return async () => {
    count += 1;
    return { token: new Secret(`token-${count}`), lifetimeMs, startedAt: clock.monotonic() };
  };
}

/** An answer, read whole. */
export interface PlainAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** A request as it is given: nothing is added to its target. */
export interface PlainRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string | Buffer;
}

/** Sends a request to a port of this machine and reads the answer whole. */
export function ask(port: number, { method = 'GET', path, headers = {}, body }: PlainRequest): Promise<PlainAnswer> {
  return new Promise((resolve, reject) => {
    const request = startRequest(
      { host: '127.0.0.1', port, method, path, headers: { ...headers }, agent: false },
      (answer) => {
        const pieces: Buffer[] = [];
        answer.on('data', (piece: Buffer) => pieces.push(piece));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(pieces).toString() }),
        );
      },
    );
    request.on('error', reject);
    request.end(body);
  });
}

/** Writes bytes to a port as they are, and gives everything that is answered until the other side closes. */
export function writeRaw(port: number, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    let answer = '';
    socket.setEncoding('latin1').on('data', (piece) => {
      answer += String(piece);
    });
    socket.on('error', reject).on('close', () => resolve(answer));
  });
}

/** A chat stream as the service writes it. */
export function chatStream(words: readonly string[], usage: unknown = null): string {
  const head = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'service/intern' };
  const chunks = [
    ...words.map((content) => ({ ...head, choices: [{ index: 0, delta: { content }, finish_reason: null }] })),
    { ...head, choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] },
    { ...head, choices: [], session_id: 's', usage },
  ];
  return `${chunks.map((chunk) => `data: ${JSON.stringify(chunk)}\n\n`).join('')}data: [DONE]\n\n`;
}
