// Asking is switched on before a prompt, and a manual prompt is taken only when that is proved.
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import type { AskingContext, AskingSession } from '../../../../../src/service/interns/acp/asking.ts';
import { profiles } from '../../../../../src/service/interns/acp/profiles/profiles.ts';
import { setAsking } from '../../../../../src/service/interns/acp/proof/set-asking.ts';

const asks = JSON.stringify({ permission: [{ permission: '*', pattern: '*', action: 'ask' }] });

/** A context whose session notes what it is told; `told` is what the agent says to it. */
function contextOf(
  agent: keyof typeof profiles,
  told: { readonly mode?: string; readonly printed?: string; readonly refuses?: boolean } = {},
  other: Partial<AskingContext> = {},
): { readonly context: AskingContext; readonly calls: string[] } {
  const calls: string[] = [];
  const note = (call: string): void => {
    calls.push(call);
    if (told.refuses === true) throw new Error('no such mode');
  };
  const session: AskingSession = {
    async setConfigOption(id, value) {
      note(`option ${id}=${value}`);
      return new Map([[id, told.mode ?? value]]);
    },
    async setMode(id) {
      note(`mode ${id}`);
    },
    async toldMode(wanted) {
      note(`told ${wanted}`);
      return told.mode;
    },
  };
  const run = async (args: readonly string[]): Promise<string> => {
    note(`run ${args.join(' ')}`);
    return told.printed ?? '';
  };
  const folder = mkdtempSync(path.join(tmpdir(), 'work-'));
  const context = {
    mode: 'manual',
    profile: profiles[agent],
    isVouchedFor: false,
    folder,
    session,
    run,
    ...other,
  } as const;
  return { context, calls };
}

test('an option is set, and its value in the answer is the proof', async () => {
  const { context, calls } = contextOf('codex');
  await expect(setAsking(context)).resolves.toBeUndefined();
  expect(calls).toEqual(['option mode=read-only']);
  await expect(setAsking(contextOf('codex', { mode: 'agent' }).context)).resolves.toContain(
    'its option "mode" is "agent" and not "read-only"',
  );
});

test('a mode is set, and what the agent tells of the session is the proof', async () => {
  const { context, calls } = contextOf('gemini', { mode: 'default' });
  await expect(setAsking(context)).resolves.toBeUndefined();
  expect(calls).toEqual(['mode default', 'told default']);
  await expect(setAsking(contextOf('gemini', { mode: 'yolo' }).context)).resolves.toContain('its mode is "yolo"');
  await expect(setAsking(contextOf('gemini').context)).resolves.toContain('its mode is not told');
});

test('the rules that a command prints are the proof', async () => {
  const { context, calls } = contextOf('opencode', { printed: asks });
  await expect(setAsking(context)).resolves.toBeUndefined();
  expect(calls).toEqual(['mode build', 'run debug agent build']);
  await expect(setAsking(contextOf('opencode', { printed: '{"permission":[]}' }).context)).resolves.toContain(
    'no rule of it asks before the tool "bash" is used',
  );
});

test("of an unknown agent the operator's word is the proof", async () => {
  await expect(setAsking(contextOf('custom').context)).resolves.toContain('Write "asks: true"');
  await expect(setAsking(contextOf('custom', {}, { isVouchedFor: true }).context)).resolves.toBeUndefined();
});

test('a folder that holds code of the agent is refused before the agent is spoken to', async () => {
  const { context, calls } = contextOf('opencode', { printed: asks });
  mkdirSync(path.join(context.folder, '.opencode/plugin'), { recursive: true });
  await expect(setAsking(context)).resolves.toContain(path.join(context.folder, '.opencode/plugin'));
  expect(calls).toEqual([]);
});

test('an agent that refuses to ask takes no manual prompt', async () => {
  await expect(setAsking(contextOf('codex', { refuses: true }).context)).resolves.toContain('no such mode');
});

test('in self-drive the agent is told to run, whatever the folder holds', async () => {
  const { context, calls } = contextOf('codex', {}, { mode: 'self-drive' });
  mkdirSync(path.join(context.folder, '.codex'));
  await expect(setAsking(context)).resolves.toBeUndefined();
  expect(calls).toEqual(['option mode=workspace-write']);
});
