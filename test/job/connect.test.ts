// A job with a client: made ready for the work, and ended with it.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connected } from '../../src/job/connected.ts';
import { listInterns } from '../../src/job/list-interns.ts';
import { createRedactor } from '../../src/secret.ts';
import type { AnsweredRequest } from '../../src/transcript/events.ts';
import { internOf } from '../support/chat.ts';
import { settingsOf } from '../support/command-settings.ts';
import { identityIo } from '../support/identity.ts';
import { json, type Scripted } from '../support/responses.ts';

function ioOf(script: readonly Scripted[]) {
  const outer = new AbortController();
  const io = {
    ...identityIo({ script }),
    cwd: '/work',
    readFile: () => Promise.reject(new Error('not read')),
    redactor: createRedactor(),
    signal: outer.signal,
  };
  return { io, outer };
}

const settings = { ...settingsOf({ command: 'list' }), timeoutMs: 60_000 };
const page = (ids: readonly string[]): Response =>
  json(200, { data: ids.map((id) => internOf({ id })), has_more: false });

describe('connected', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('gives the work a client with the bearer of the credentials', async () => {
    const { io } = ioOf([page(['a'])]);
    const requests: AnsweredRequest[] = [];
    const found = await connected(
      io,
      settings,
      async ({ client }) => {
        for await (const { id } of client.listInterns()) return id;
        return undefined;
      },
      (request) => requests.push(request),
    );
    expect(found).toBe('a');
    expect(io.fetch.sent[0]?.headers.get('authorization')).toBe('Bearer made-up-management-key');
    expect(requests).toMatchObject([{ route: 'list', status: 200 }]);
  });

  test('says each request to step debugging, where nobody else wants to know', async () => {
    const { io } = ioOf([json(200, { data: [internOf()], has_more: false }, { 'X-Request-Id': 'r-1' })]);
    await connected(io, settings, async ({ client }) => {
      for await (const one of client.listInterns()) return one;
      return undefined;
    });
    expect(io.log.at('debug')).toEqual([expect.stringMatching(/^list answered 200 after \d+ ms, request id r-1\.$/)]);
  });

  test('gives the work a deadline, which ends with it', async () => {
    const { io } = ioOf([]);
    await connected(io, settings, async ({ deadline, signal }) => {
      expect(deadline.at).toBe(io.clock.monotonic() + 60_000);
      expect(vi.getTimerCount()).toBe(1);
      vi.advanceTimersByTime(60_000);
      expect(signal.reason).toMatchObject({ code: 'timeout' });
    });
    expect(vi.getTimerCount()).toBe(0);
  });

  test('ends its deadline when the work fails', async () => {
    const failure = new Error('broken');
    await expect(connected(ioOf([]).io, settings, () => Promise.reject(failure))).rejects.toBe(failure);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('ends the work when the job is cancelled', async () => {
    const { io, outer } = ioOf([]);
    const reason = new Error('cancelled');
    await connected(io, settings, async ({ signal }) => {
      outer.abort(reason);
      expect(signal.reason).toBe(reason);
    });
  });
});

describe('the interns of a job', () => {
  const list = settingsOf({ command: 'list', status: 'running' });
  if (list.command !== 'list') throw new Error('no list');

  test('are listed as the inputs say', async () => {
    const { io } = ioOf([page(['a', 'b'])]);
    expect((await listInterns(io, list)).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(new URL(io.fetch.sent[0]?.url ?? '').searchParams.get('status')).toBe('running');
  });

  test('are listed again after a passing failure', async () => {
    const { io } = ioOf([json(503, {}), page(['a'])]);
    expect(await listInterns(io, list)).toHaveLength(1);
    expect(io.clock.sleeps).toEqual([500]);
    expect(io.log.messages.map(({ message }) => message).join('\n')).toContain('intern list');
  });

  test('are not listed again after a refusal', async () => {
    const { io } = ioOf([json(401, {}), page(['a'])]);
    await expect(listInterns(io, list)).rejects.toMatchObject({ code: 'api_refused' });
    expect(io.fetch.sent).toHaveLength(1);
  });
});
