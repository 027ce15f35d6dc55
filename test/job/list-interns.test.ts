// All interns that a job sees.
import { describe, expect, test } from 'vitest';
import { listInterns } from '../../src/job/list-interns.ts';
import { createRedactor } from '../../src/secret.ts';
import { internOf } from '../support/chat.ts';
import { settingsOf } from '../support/command-settings.ts';
import { identityIo } from '../support/identity.ts';
import { json, type Scripted } from '../support/responses.ts';

function ioOf(script: readonly Scripted[]) {
  const io = {
    ...identityIo({ script }),
    cwd: '/work',
    readFile: () => Promise.reject(new Error('not read')),
    files: 'workspace' as const,
    redactor: createRedactor(),
    signal: new AbortController().signal,
  };
  return { io };
}

const page = (ids: readonly string[]): Response =>
  json(200, { data: ids.map((id) => internOf({ id })), has_more: false });

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

  test('are held only up to 16 Mi characters in all', async () => {
    const big = (next_cursor: string): Response =>
      json(200, { data: [internOf({ description: 'd'.repeat(6_000_000) })], has_more: true, next_cursor });
    const { io } = ioOf([big('c1'), big('c2'), big('c3'), page(['a'])]);
    await expect(listInterns(io, list)).rejects.toMatchObject({
      code: 'api_malformed',
      message: expect.stringContaining('longer than 16777216 characters'),
    });
    expect(io.fetch.sent).toHaveLength(3);
  });
});
