// Manual means that it asks: a prompt that can't be proved to ask is refused, and a session that stops asking ends its run.
import { lstatSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { Service } from '../../../../src/service/index.ts';
import { prompt, readChat, readRefusal } from '../../support/chat.ts';
import { until } from '../../support/service.ts';
import { makeFolder, startAgent } from './support/agent-service.ts';
import { recordOf } from './support/conversation.ts';
import { type AgentStep, script } from './support/steps.ts';

const say: AgentStep = { say: 'x' };

function send(service: Service, mode: 'manual' | 'self-drive', ...steps: readonly AgentStep[]): Promise<Response> {
  return prompt(service, { mode, session: 's', text: script(...steps) });
}

async function expectRefused(response: Response, words: string): Promise<void> {
  expect(response.headers.get('retry-after')).toBeNull();
  expect(await response.clone().text()).toContain(words);
  expect(await readRefusal(response)).toEqual({ status: 409, reason: 'intern_not_ready', retryable: false });
}

test('an agent that nobody vouches for takes no manual prompt, and takes a self-drive one', async () => {
  const { service, told } = await startAgent({ acp: { asks: false } });
  await expectRefused(await send(service, 'manual', say), 'asks: true');
  expect(told('prompt')).toEqual([]);
  expect((await readChat(await send(service, 'self-drive', say))).text).toBe('x');
});

test('by config_option: set before every prompt, for the mode of that prompt, and read back in its answer', async () => {
  const { service, told } = await startAgent({ acp: { agent: 'codex', asks: undefined, any_model: true } });
  await readChat(await send(service, 'manual', say));
  await readChat(await send(service, 'self-drive', say));
  await readChat(await send(service, 'manual', say));
  expect(told('set_config_option')).toMatchObject([
    { configId: 'mode', value: 'read-only' },
    { configId: 'mode', value: 'workspace-write' },
    { configId: 'mode', value: 'read-only' },
  ]);
});

test('by config_option: an answer that it is not set is a refusal', async () => {
  const { service } = await startAgent({
    agent: { neverAsks: true },
    acp: { agent: 'codex', asks: undefined, any_model: true },
  });
  await expectRefused(
    await send(service, 'manual', say),
    String.raw`its option \"mode\" is \"run\", not \"read-only\"`,
  );
});

test('by reload: a mode that the answer of resume does not have is a refusal', async () => {
  const acp = { agent: 'gemini', asks: undefined, any_model: true };
  const asks = await startAgent({ agent: { canResume: true }, acp });
  expect((await readChat(await send(asks.service, 'manual', say))).text).toBe('x');
  expect(asks.told('resume')).toHaveLength(1);
  const never = await startAgent({ agent: { canResume: true, neverAsks: true }, acp });
  await expectRefused(await send(never.service, 'manual', say), String.raw`its mode is \"run\"`);
});

test('a work folder that holds what nothing makes the agent ignore: refused, and the file is named', async () => {
  const workdir = makeFolder();
  mkdirSync(path.join(workdir, '.mcp.json'));
  const { service, told } = await startAgent({ workdir, acp: { agent: 'claude', asks: undefined, any_model: true } });
  await expectRefused(await send(service, 'manual', say), '.mcp.json');
  // What it holds is loaded with the first session in it, or with the program itself.
  expect(told('new')).toHaveLength(1);
  expect(told('new')).not.toMatchObject([{ cwd: workdir }]);
  expect(told('start')).not.toMatchObject([{ cwd: workdir }]);
  await readChat(await send(service, 'self-drive', say));
  expect(told('new')).toMatchObject([{}, { cwd: workdir }]);
});

test('OpenCode starts in its home, where no code of the work folder is loaded', async () => {
  const workdir = makeFolder();
  writeFileSync(path.join(workdir, 'tsconfig.json'), '{"compilerOptions":{"paths":{"*":["./planted.js"]}}}');
  const { service, told } = await startAgent({ workdir, acp: { agent: 'opencode', asks: undefined, any_model: true } });
  await readChat(await send(service, 'self-drive', say));
  expect(told('new')).toMatchObject([{ cwd: workdir }]);
  const [start] = told('start');
  const { cwd: home } = z.object({ cwd: z.string() }).parse(start);
  expect(path.basename(home)).toBe('home');
  expect(readFileSync(path.join(home, 'tsconfig.json'), 'utf8')).toBe('{}');
});

test('a command with paths relative to the work folder is found there', async () => {
  const workdir = makeFolder();
  const log = path.join(workdir, 'agent.log');
  writeFileSync(path.join(workdir, 'program'), `#!/bin/sh\nexec '${process.execPath}' "$@"\n`, { mode: 0o755 });
  symlinkSync(path.join(import.meta.dirname, 'support/scripted-agent.ts'), path.join(workdir, 'agent.ts'));
  const command = ['./program', './agent.ts', JSON.stringify({ log })];
  const { service } = await startAgent({
    workdir,
    acp: { agent: 'opencode', asks: undefined, any_model: true, command },
  });
  await readChat(await send(service, 'self-drive', say));
  expect(readFileSync(log, 'utf8')).not.toContain(`"start":{"cwd":"${workdir}"}`);
});

test('the settings of a checkout for Claude stay unread: its sessions say so, and the prompt is taken', async () => {
  const workdir = makeFolder();
  mkdirSync(path.join(workdir, '.claude'));
  const { service, told } = await startAgent({ workdir, acp: { agent: 'claude', asks: undefined, any_model: true } });
  await readChat(await send(service, 'self-drive', say));
  await readChat(await prompt(service, { mode: 'self-drive', session: 'other', text: script(say) }));
  const meta = { claudeCode: { options: { settingSources: [], strictMcpConfig: true } } };
  expect(told('new')).toMatchObject([
    { cwd: workdir, meta },
    { cwd: workdir, meta },
  ]);
  const manual = await prompt(service, { mode: 'manual', session: 's', text: script(say) });
  expect(await manual.text()).not.toContain('.claude');
});

test('what comes into the work folder while the agent runs: no session is opened in it', async () => {
  const workdir = makeFolder();
  const { service, told } = await startAgent({ workdir, acp: { agent: 'claude', asks: undefined, any_model: true } });
  expect(told('new')).toMatchObject([{ cwd: workdir }]);
  await readChat(await send(service, 'self-drive', say));
  mkdirSync(path.join(workdir, '.mcp.json'));
  const other = await prompt(service, { mode: 'manual', session: 'other', text: script(say) });
  await expectRefused(other, '.mcp.json');
  expect(told('new')).toHaveLength(1);
});

test('what has come into the work folder when the agent is started again: it starts in its home', async () => {
  const workdir = makeFolder();
  const { service, told } = await startAgent({ workdir, acp: { agent: 'claude', asks: undefined, any_model: true } });
  mkdirSync(path.join(workdir, '.mcp.json'));
  await (await send(service, 'self-drive', { exit: 1 })).text();
  await until(async () => told('start').length === 2 && (await recordOf(service))?.status === 'running');
  expect(told('start')[1]).not.toMatchObject({ cwd: workdir });
  expect(told('new').at(-1)).not.toMatchObject({ cwd: workdir });
});

test('settings in the home that lift the policy refuse manual prompts, also once they are gone, until the agent starts anew', async () => {
  const { service, told } = await startAgent({ acp: { agent: 'codex', asks: undefined, any_model: true } });
  await readChat(await send(service, 'manual', { shell: 'mkdir -p "$HOME/.codex/rules"' }));
  const sessions = told('new').length;
  const other = await prompt(service, { mode: 'manual', session: 'other', text: script(say) });
  await expectRefused(other, String.raw`/home/.codex/rules\" can make the agent act without asking`);
  expect(told('new')).toHaveLength(sessions);
  await readChat(await send(service, 'self-drive', { shell: 'rm -r "$HOME/.codex"' }));
  await expectRefused(await send(service, 'manual', say), '/home/.codex/rules');
  await (await send(service, 'self-drive', { exit: 1 })).text();
  await until(async () => told('start').length === 2 && (await recordOf(service))?.status === 'running');
  expect((await readChat(await send(service, 'manual', say))).text).toBe('x');
});

test('a link on the way to settings in the home counts as settings: in a sandbox it may lead elsewhere', async () => {
  const { service } = await startAgent({ acp: { agent: 'codex', asks: undefined, any_model: true } });
  await readChat(await send(service, 'self-drive', { shell: 'ln -s /nowhere/at/all "$HOME/.codex"' }));
  await expectRefused(await send(service, 'manual', say), '/home/.codex/.env');
});

test('what an agent could find in its home when it starts again is moved out of it, and its tsconfig.json is empty again', async () => {
  const { service, told } = await startAgent({ acp: { agent: 'opencode', asks: undefined, any_model: true } });
  const shell =
    'mkdir -p "$HOME/.config/opencode/plugin"; echo x > "$HOME/tsconfig.json"; echo y > "$HOME/.gitconfig"; ln -s /nowhere "$HOME/.opencode"';
  await (await send(service, 'self-drive', { shell }, { exit: 1 })).text();
  await until(async () => told('start').length === 2 && (await recordOf(service))?.status === 'running');
  const { cwd: home } = z.object({ cwd: z.string() }).parse(told('start')[1]);
  expect(readFileSync(path.join(home, 'tsconfig.json'), 'utf8')).toBe('{}');
  const left = ['.config/opencode/plugin', '.gitconfig', '.opencode'].filter(
    (name) => lstatSync(path.join(home, name), { throwIfNoEntry: false }) !== undefined,
  );
  const aside = path.join(home, '../set-aside');
  const moved = readdirSync(aside).flatMap((folder) => readdirSync(path.join(aside, folder)));
  expect({ left, moved: moved.toSorted() }).toEqual({ left: [], moved: ['.gitconfig', '.opencode', 'plugin'] });
});

test.each([
  ['the mode', { update: { sessionUpdate: 'current_mode_update', currentModeId: 'yolo' } }, 'gemini'],
  [
    'the setting',
    {
      update: {
        sessionUpdate: 'config_option_update',
        configOptions: [{ type: 'select', id: 'mode', name: 'Mode', currentValue: 'workspace-write', options: [] }],
      },
    },
    'codex',
  ],
])(
  'an update of %s away from asking during a manual run: run_ended, and the agent is told to stop',
  async (_what, away, agent) => {
    const { service, told } = await startAgent({
      agent: { canResume: true },
      acp: { agent, asks: undefined, any_model: true },
    });
    const chat = await readChat(await send(service, 'manual', say, away, { wait: 600_000 }));
    expect(chat.text).toBe('x');
    expect(chat.chunks.find(({ error }) => error !== undefined)?.error).toMatchObject({
      code: 410,
      message: 'The agent left the mode in which it asks, so the run was ended.',
      metadata: { reason: 'run_ended' },
    });
    await until(() => told('cancel').length === 1);
    const driven = await readChat(await send(service, 'self-drive', say, away, say));
    expect(driven, 'in self-drive it may').toMatchObject({ text: 'xx', finishReason: 'stop' });
  },
);
