// Tool calls as an agent tells them whose requests leave arguments out.
import { describe, expect, test, vi } from 'vitest';
import type { AgentSession } from '../../../../../src/service/interns/acp/agent-sessions.ts';
import { createUpdateHandler } from '../../../../../src/service/interns/acp/turn/updates.ts';
import type { ToolCall } from '../../../../../src/service/interns/acp/wire.ts';
import { createClock } from '../../../../../src/service/time/clock.ts';

const session: AgentSession = {
  sessionId: 's',
  agentSession: 'a',
  folder: '/work',
  reportedCost: 0,
  mode: undefined,
  reportedMode: undefined,
  options: new Map(),
  model: undefined,
  modelChoice: undefined,
};
const request: ToolCall = { toolCallId: 'c', kind: 'execute', status: 'pending', rawInput: { command: 'npm test' } };
const update = (rawInput: object, status = 'in_progress') => ({ toolCallId: 'c', status, rawInput });
const whole = { command: 'npm test', workdir: 'src/evil' };

function start(sendsInputByUpdate = true) {
  const clock = createClock({ frozen: true, startAtMs: 0 });
  const audience = { sendWords: vi.fn(), sendUsage: vi.fn() };
  const updates = createUpdateHandler({ session, clock, sendsInputByUpdate, onCost: vi.fn() }, audience, vi.fn());
  return { clock, updates };
}

test('the update that came before the request says where its command runs, and the request erases nothing of it', async () => {
  const { updates } = start();
  void updates.handle('tool_call', update({ cwd: '/work' }, 'pending'));
  void updates.handle('tool_call_update', update(whole));
  expect(await updates.resolveCall(request)).toMatchObject({ rawInput: whole, isPartial: false });
});

test('the update that comes a moment after the request is waited for', async () => {
  const { clock, updates } = start();
  void updates.handle('tool_call', update({ cwd: '/work' }, 'pending'));
  const call = updates.resolveCall(request);
  await clock.advance(1999);
  void updates.handle('tool_call_update', update(whole));
  expect(await call).toMatchObject({ rawInput: whole, isPartial: false });
});

test('an update with the command is whole, whatever its status', async () => {
  const { updates } = start();
  void updates.handle('tool_call', update(whole, 'pending'));
  expect(await updates.resolveCall(request)).toMatchObject({ rawInput: whole, isPartial: false });
});

test.each([
  ['that have ended', 'completed'],
  ['that go on', 'in_progress'],
])(
  'a call with the id of an open one is judged by neither, whatever other calls come between: 250 %s',
  async (_, status) => {
    const { updates } = start();
    void updates.handle('tool_call', update({}, 'pending'));
    void updates.handle('tool_call_update', update(whole));
    for (let other = 0; other < 250; other += 1) {
      void updates.handle('tool_call', { toolCallId: `other-${other}`, status, title: 'glob' });
    }
    void updates.handle('tool_call', update({}, 'pending'));
    void updates.handle('tool_call_update', update({ command: 'npm test' }));
    expect(await updates.resolveCall(request)).toMatchObject({ rawInput: request.rawInput, isPartial: true });
  },
);

test('a turn of many calls, each of which ends, still has certain ones', async () => {
  const { updates } = start();
  for (let other = 0; other < 450; other += 1) {
    void updates.handle('tool_call', { toolCallId: `other-${other}`, status: 'pending', title: 'glob' });
    void updates.handle('tool_call_update', { toolCallId: `other-${other}`, status: 'completed' });
  }
  void updates.handle('tool_call', update({}, 'pending'));
  void updates.handle('tool_call_update', update(whole));
  expect(await updates.resolveCall(request)).toMatchObject({ rawInput: whole, isPartial: false });
});

test('where what was told of the call was forgotten for others, nobody knows where its command runs', async () => {
  const { updates } = start();
  void updates.handle('tool_call', update(whole, 'pending'));
  for (let other = 0; other < 200; other += 1) {
    void updates.handle('tool_call', { toolCallId: `other-${other}`, status: 'pending', title: 'bash' });
  }
  expect(await updates.resolveCall(request)).toMatchObject({ rawInput: request.rawInput, isPartial: true });
});

test('where nothing was told of the call before, the request is all that there is', async () => {
  const { updates } = start();
  void updates.handle('tool_call', { toolCallId: 'c', status: 'pending', title: 'bash' });
  expect(await updates.resolveCall(request)).toMatchObject({ rawInput: request.rawInput, isPartial: false });
});

test.each([
  ['no update comes', undefined],
  ['the update has another command', update({ command: 'npm run lint', cwd: '/work' })],
  ['the update has no command', update({ cwd: '/work' })],
  ['the update is of another call', { ...update(whole), toolCallId: 'another' }],
])('arguments may be missing from a call that has begun: %s', async (_name, told) => {
  const { clock, updates } = start();
  void updates.handle('tool_call', update({ cwd: '/work' }, 'pending'));
  const call = updates.resolveCall(request);
  if (told !== undefined) void updates.handle('tool_call_update', told);
  await clock.advance(2000);
  expect(await call).toMatchObject({ rawInput: request.rawInput, isPartial: true });
});

test('of another agent, the request is all that counts', async () => {
  const { updates } = start(false);
  expect(await updates.resolveCall(request)).toEqual(request);
});

describe('a call under the id of one that has ended has nothing of that one', () => {
  const edited = { kind: 'edit', content: [{ type: 'diff', path: '/work/a' }], locations: [{ path: '/work/a' }] };
  const next: ToolCall = { toolCallId: 'c', kind: 'edit', locations: [{ path: '/work/b' }] };

  test.each([
    ['completed', 'when it is asked about at once', []],
    ['failed', 'when it is asked about at once', []],
    ['completed', 'when it is announced', [['tool_call', { status: 'pending' }]]],
    ['completed', 'when an update says that it is at work', [['tool_call_update', { status: 'in_progress' }]]],
    ['completed', 'when an update of the ended one comes late', [['tool_call_update', { title: 'a' }]]],
  ] as const)('%s, %s', async (status, _when, more) => {
    const { updates } = start(false);
    void updates.handle('tool_call', { toolCallId: 'c', status: 'pending', ...edited });
    void updates.handle('tool_call_update', { toolCallId: 'c', status });
    for (const [kind, fields] of more) void updates.handle(kind, { toolCallId: 'c', ...fields });
    expect(await updates.resolveCall(next)).toMatchObject(next);
    const call = await updates.resolveCall({ toolCallId: 'c' });
    expect(call).not.toHaveProperty('content');
    expect(call).not.toHaveProperty('title');
  });

  test('so its arguments are waited for, even if the request repeats those of the ended one', async () => {
    const { clock, updates } = start();
    void updates.handle('tool_call', update({ command: 'npm test', workdir: '/work' }, 'pending'));
    void updates.handle('tool_call_update', { toolCallId: 'c', status: 'completed' });
    const call = updates.resolveCall(request);
    await clock.advance(1999);
    void updates.handle('tool_call_update', update(whole));
    expect(await call).toMatchObject({ rawInput: whole, isPartial: false });
  });
});

test.each<[string, string, object, object]>([
  ['announced twice', 'tool_call', {}, whole],
  ['with two inputs that the request may mean', 'tool_call_update', whole, { command: 'npm test' }],
  ['with two inputs, the other way round', 'tool_call_update', { command: 'npm test' }, whole],
])('nobody knows where a command runs whose id two calls share: %s', async (_about, kind, first, second) => {
  const { clock, updates } = start();
  void updates.handle('tool_call', update({}, 'pending'));
  void updates.handle(kind, update(first, 'pending'));
  void updates.handle('tool_call_update', update(second));
  const calls = [updates.resolveCall(request), updates.resolveCall(request)];
  await clock.advance(2000);
  for (const call of calls) expect(await call).toMatchObject({ rawInput: request.rawInput, isPartial: true });
});

test('two calls that share an id lend each other no path', async () => {
  const { updates } = start(false);
  const locations = [{ path: 'src/a.ts' }];
  void updates.handle('tool_call', { toolCallId: 'c', kind: 'edit', status: 'pending', locations });
  void updates.handle('tool_call', { toolCallId: 'c', kind: 'edit', status: 'pending' });
  const call = await updates.resolveCall({ toolCallId: 'c', kind: 'edit' });
  expect(call).toEqual({ toolCallId: 'c', kind: 'edit', isPartial: true });
});
