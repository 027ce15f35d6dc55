// The data folder: nobody but its owner reads what is in it, and no link leads out of it.
import { chmod, mkdir, mkdtemp, readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { silentLog } from '../../../src/log.ts';
import { startService } from '../../../src/service/index.ts';
import { prompt, readChat } from '../support/chat.ts';
import { configOf, standingClock, start } from '../support/service.ts';

const modeOf = async (file: string) => ((await stat(file)).mode & 0o777).toString(8);
const newFolder = () => mkdtemp(path.join(tmpdir(), 'private-'));
const config = configOf([{ shell: 'true' }]);

/** Every file and folder below a folder with its mode. */
async function modesBelow(folder: string): Promise<Record<string, string>> {
  const names = await readdir(folder, { recursive: true });
  return Object.fromEntries(
    await Promise.all(names.toSorted().map(async (name) => [name, await modeOf(path.join(folder, name))])),
  );
}

test('what the service writes into a folder that is open to all is its own alone', async () => {
  const data = await newFolder();
  await chmod(data, 0o777);
  const warnings: string[] = [];
  const service = await start({ config, data, log: { ...silentLog, warning: (message) => warnings.push(message) } });
  await readChat(await prompt(service));
  expect(warnings).toEqual([expect.stringContaining(`Other users can write to the data folder "${data}" (mode 0777)`)]);
  const modes = await modesBelow(data);
  const session = Object.keys(modes).find((name) => name.startsWith('sessions/'));
  expect(modes).toEqual({
    'service.sqlite': '600',
    'service.sqlite-wal': '600',
    sessions: '700',
    [session ?? '']: '700',
  });
  expect(await modeOf(data), 'the folder is its owner’s matter').toBe('777');
});

test.runIf(process.platform === 'linux')('a data folder that nobody can make is refused with the remedy', async () => {
  await expect(start({ config, data: '/proc/intern-action' })).rejects.toThrow(
    /Can't use the data folder "\/proc\/intern-action"\. Name a folder that can be created and written to\. \(.*ENOENT\)/,
  );
});

test('a database that others could read is mended, and the log says so', async () => {
  const data = await newFolder();
  const file = path.join(data, 'service.sqlite');
  await (await startService({ config, data, clock: standingClock() })).stop();
  await writeFile(`${file}-wal`, '');
  for (const name of [file, `${file}-wal`]) await chmod(name, 0o644);
  await chmod(path.join(data, 'sessions'), 0o755);
  const warnings: string[] = [];
  await start({ config, data, log: { ...silentLog, warning: (message) => warnings.push(message) } });
  expect(await modesBelow(data)).toMatchObject({
    'service.sqlite': '600',
    'service.sqlite-wal': '600',
    sessions: '700',
  });
  expect(warnings).toHaveLength(2);
  expect(warnings[0]).toContain("was open to others (mode 0644); now it can't (0600)");
});

test.each(['service.sqlite', 'service.sqlite-wal', 'service.sqlite-shm', 'service.sqlite-journal', 'sessions'])(
  '%s as a link is refused, and what it leads to stays as it was',
  async (name) => {
    const data = await newFolder();
    const elsewhere = path.join(await newFolder(), 'elsewhere');
    if (name === 'sessions') await mkdir(elsewhere, { mode: 0o755 });
    else await writeFile(elsewhere, 'mine');
    await symlink(elsewhere, path.join(data, name));
    await expect(startService({ config, data })).rejects.toMatchObject({
      code: 'config_invalid',
      message: expect.stringMatching(new RegExp(`${name}" is a link`)),
    });
    if (name !== 'sessions') expect(await readFile(elsewhere, 'utf8')).toBe('mine');
  },
);

test('a link to nowhere is refused, and makes nothing there', async () => {
  const data = await newFolder();
  const elsewhere = path.join(await newFolder(), 'new');
  await symlink(elsewhere, path.join(data, 'service.sqlite'));
  await expect(startService({ config, data })).rejects.toMatchObject({ code: 'config_invalid' });
  await expect(stat(elsewhere)).rejects.toMatchObject({ code: 'ENOENT' });
});
