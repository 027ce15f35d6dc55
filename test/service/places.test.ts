// Where the data of a service may not lie: in the work folder of an agent that sees all of it, and in a checkout.
import { existsSync, mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startService } from '../../src/service/index.ts';
import { makeFolder, startAgent } from './interns/acp/support/agent-service.ts';
import { script } from './interns/acp/support/steps.ts';
import { prompt, readChat } from './support/chat.ts';

test.each(['app/state', 'app', 'app/link/state'])('%s of an agent without a sandbox is refused', async (data) => {
  const folder = makeFolder();
  mkdirSync(path.join(folder, 'app/real'), { recursive: true });
  symlinkSync('real', path.join(folder, 'app/link'));
  const started = startAgent({ workdir: path.join(folder, 'app'), data: path.join(folder, data), atOnce: true });
  await expect(started).rejects.toThrow(
    `The data folder "${folder}/${data}" lies in the work folder of an agent, "${folder}/app", which could read the keys in it. Name a folder outside of it.`,
  );
  expect(existsSync(path.join(folder, data, 'service.sqlite'))).toBe(false);
});

test('a sandbox is no way around it: an agent can move the folders above what is covered', async () => {
  const folder = makeFolder();
  const started = startAgent({
    workdir: folder,
    data: path.join(folder, 'a/b/state'),
    acp: { sandbox: 'bubblewrap' },
    atOnce: true,
  });
  await expect(started).rejects.toMatchObject({ code: 'config_invalid' });
});

test.each(['app', 'link/app'])('two sandboxed agents do not work in folders in one another: %s', async (inner) => {
  const folder = makeFolder();
  mkdirSync(path.join(folder, 'app'));
  symlinkSync('.', path.join(folder, 'link'));
  const innerFolder = path.join(folder, inner);
  const runs = { acp: { agent: 'custom' as const, command: ['agent'], sandbox: 'bubblewrap' as const } };
  const interns = [
    { name: 'outer', runs, workdir: folder },
    { name: 'inner', runs, workdir: innerFolder },
  ];
  await expect(startService({ config: { interns } })).rejects.toThrow(
    `The work folder "${folder}/app" lies in that of another agent, "${folder}", which could replace it with a link. Give both the same folder, or folders beside each other.`,
  );
});

test('the work folder of an agent is where it led to at the start, so that no link on the way counts later', async () => {
  const folder = makeFolder();
  for (const name of ['a', 'b']) mkdirSync(path.join(folder, name));
  symlinkSync('../b', path.join(folder, 'a/link'));
  const { service, told } = await startAgent({ workdir: path.join(folder, 'a/link') });
  await readChat(await prompt(service, { text: script({ say: 'x' }) }));
  expect(told('new')).toMatchObject([{ cwd: path.join(folder, 'b') }]);
});

test('temporary files do not lie in the work folder of an agent either', async () => {
  const cwd = makeFolder();
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = path.join(cwd, 'tmp');
  onTestFinished(() => {
    process.env['TMPDIR'] = before;
  });
  const started = startService({ agent: { command: ['made-up-agent'] }, cwd, env: {} });
  await expect(started).rejects.toThrow(
    `The folder for temporary files, "${cwd}/tmp", lies in the work folder of an agent, "${cwd}", which could read the keys in it. Set TMPDIR to a folder outside of it, or name one with "data".`,
  );
});

test('one beside the work folder, or one that only begins like it, is taken', async () => {
  const folder = makeFolder();
  mkdirSync(path.join(folder, 'app'));
  const { service } = await startAgent({
    workdir: path.join(folder, 'app'),
    data: path.join(folder, 'app-state'),
    atOnce: true,
  });
  expect(service.baseUrl).toContain('http://127.0.0.1');
});

test('that of an agent that is named by its command line is refused as well', async () => {
  const cwd = makeFolder();
  const started = startService({ agent: { command: ['made-up-agent'] }, cwd, data: 'state', env: {} });
  await expect(started).rejects.toMatchObject({ code: 'config_invalid', data: { source: path.join(cwd, 'state') } });
  expect(existsSync(path.join(cwd, 'state'))).toBe(false);
});

test('an agent beside a configuration, which names its agents itself, is refused', async () => {
  const started = startService({ agent: { command: ['made-up-agent'] }, config: { interns: [] }, env: {} });
  await expect(started).rejects.toMatchObject({
    code: 'config_invalid',
    message: 'Give "agent" or "config", not both. A configuration names its agents itself.',
  });
});
