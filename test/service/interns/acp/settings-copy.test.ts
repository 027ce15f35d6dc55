// The copy of an agent's settings, in which its program prints its permission rules.
import { mkdirSync, readdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { profiles } from '../../../../src/agents/acp-agents.ts';
import { withSettingsCopy } from '../../../../src/service/interns/acp/settings-copy.ts';
import { makeFolder } from './support/agent-service.ts';

test('settings are copied from the work folder and those above it, but no code, links or large files', async () => {
  const agentFolder = makeFolder();
  const folder = path.join(makeFolder(), 'app');
  const write = (name: string, text: string): void => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  };
  for (const name of ['opencode.json', '../opencode.json', '.opencode/agent/build.md']) write(name, name);
  for (const name of ['.opencode/agent/x.js', '.opencode/tool/x.ts', 'tsconfig.json', 'node_modules/x.js'])
    write(name, '');
  write('.opencode/agent/large.md', 'x'.repeat(1024 * 1024 + 1));
  symlinkSync('/etc/passwd', path.join(folder, 'opencode.jsonc'));

  const copied = await withSettingsCopy({ folder, agentFolder, profile: profiles.opencode }, async (copy) => {
    expect(path.relative(agentFolder, copy)).toMatch(/^settings-\w+\/below\/below$/);
    return readdirSync(agentFolder, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => path.relative(copy, path.join(entry.parentPath, entry.name)))
      .toSorted();
  });
  expect(copied).toEqual(['../../tsconfig.json', '../opencode.json', '.opencode/agent/build.md', 'opencode.json']);
  expect(readdirSync(agentFolder)).toEqual([]);
});

test.each<[string, number, number]>([
  ['large', 6, 1024 * 1024],
  ['many', 1100, 0],
])('settings that are too %s to be copied refuse the prompt', async (_what, count, size) => {
  const [folder, copies] = [makeFolder(), makeFolder()];
  mkdirSync(path.join(folder, '.opencode/agent'), { recursive: true });
  for (let index = 0; index < count; index += 1) {
    const file = path.join(folder, `.opencode/agent/${index}.md`);
    writeFileSync(file, '');
    truncateSync(file, size);
  }
  const copying = withSettingsCopy({ folder, agentFolder: copies, profile: profiles.opencode }, async () => {});
  await expect(copying).rejects.toThrow(
    `The settings in "${folder}" and the folders above it are too many or too large: the service copies at most 1000 files and folders, and 4 MiB. Remove what is not needed.`,
  );
  expect(readdirSync(copies)).toEqual([]);
});

test.runIf(process.platform === 'linux')('no settings are copied through a folder that is a link', async () => {
  const [folder, elsewhere] = [makeFolder(), makeFolder()];
  mkdirSync(path.join(elsewhere, 'agent'));
  writeFileSync(path.join(elsewhere, 'agent/secret.json'), '{}');
  symlinkSync(elsewhere, path.join(folder, '.opencode'));
  const options = { folder, agentFolder: makeFolder(), profile: profiles.opencode };
  const copied = await withSettingsCopy(options, async (copy) => readdirSync(copy, { recursive: true }));
  expect(copied).not.toContain('.opencode/agent/secret.json');
});

test('without settings the copy is an empty folder', async () => {
  const options = { folder: makeFolder(), agentFolder: makeFolder(), profile: profiles.opencode };
  expect(await withSettingsCopy(options, async (copy) => readdirSync(copy))).toEqual(['tsconfig.json']);
});
