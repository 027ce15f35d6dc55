// The environment of an agent, and its folders.
import { execFileSync, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { profiles } from '../../../../src/agents/profiles.ts';
import {
  createAgentEnvironment,
  makeAgentFolders,
  withSettingsCopy,
} from '../../../../src/service/interns/acp/agent-place.ts';
import { agentSettings } from '../../../../src/service/interns/acp/agent-settings.ts';
import { workspace } from '../../support/service.ts';
import { makeFolder, startAgent } from './support/agent-service.ts';

const environment = (env: Readonly<Record<string, string>>, searched = '/bin'): Readonly<Record<string, string>> =>
  createAgentEnvironment({
    env: { PATH: searched, GITHUB_TOKEN: 'a secret', OPENAI_API_KEY: 'a key' },
    home: '/home',
    writable: ['/home', '/made-up/app'],
    profile: profiles.opencode,
    settings: agentSettings.parse({ agent: 'opencode', env, any_model: true }),
  });

test('settings win over the profile, but not over what makes the agent ignore the work folder', () => {
  expect(
    environment({ OPENCODE_DISABLE_AUTOUPDATE: '0', OPENCODE_DISABLE_PROJECT_CONFIG: '', OPENAI_API_KEY: 'another' }),
  ).toMatchObject({
    OPENCODE_DISABLE_AUTOUPDATE: '0',
    OPENCODE_DISABLE_PROJECT_CONFIG: '1',
    OPENAI_API_KEY: 'another',
  });
});

test('no setting lets Claude read the files that a prompt mentions', () => {
  const settings = agentSettings.parse({
    agent: 'claude',
    env: { CLAUDE_CODE_DISABLE_ATTACHMENTS: '' },
    any_model: true,
  });
  const options = { env: {}, home: '/home', writable: [], profile: profiles.claude, settings };
  expect(createAgentEnvironment(options)).toMatchObject({ CLAUDE_CODE_DISABLE_ATTACHMENTS: '1' });
});

test('nothing else of the service comes along', () => {
  const names = Object.keys(environment({}));
  expect(names).not.toContain('GITHUB_TOKEN');
  expect(names).not.toContain('OPENAI_API_KEY');
});

test('no program is sought in a folder that the agent may write to, or that starts at its work folder', () => {
  const searched =
    './node_modules/.bin::/usr/bin:/made-up/app/node_modules/.bin:/made-up/app:/made-up/app-tools:.:/home/bin';
  expect(environment({}, searched)['PATH']).toBe('/usr/bin:/made-up/app-tools');
  expect(environment({ PATH: './given' }, searched)['PATH'], 'what the settings give').toBe('./given');
});

test.each([false, true])(
  'an agent starts with no program that another can write, nor its sandbox: the PATH is in its settings: %s',
  async (isSet) => {
    const folder = makeFolder();
    const programs = path.join(folder, 'a/node_modules/.bin');
    const planted = path.join(folder, 'planted');
    mkdirSync(programs, { recursive: true });
    for (const name of ['bwrap', 'agent']) {
      writeFileSync(path.join(programs, name), `#!/bin/sh\ntouch ${planted}\n`);
      chmodSync(path.join(programs, name), 0o755);
    }
    const PATH = `${programs}:${process.env['PATH']}`;
    const sandboxed = { sandbox: 'bubblewrap', network: 'none', asks: true } as const;
    const acp = { agent: 'custom' as const, command: ['agent'], ...sandboxed, env: isSet ? { PATH } : {} };
    const interns = ['a', 'b'].map((name) => ({
      name,
      workspace_id: workspace,
      workdir: path.join(folder, name),
      runs: { acp },
    }));
    mkdirSync(path.join(folder, 'b'));
    await startAgent({ env: { PATH }, config: { interns } });
    expect(existsSync(planted)).toBe(false);
  },
);

test('settings are copied from the work folder and those above it, but no code, links or large files', async () => {
  const place = makeFolder();
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

  const copied = await withSettingsCopy({ folder, place, profile: profiles.opencode }, async (copy) => {
    expect(path.relative(place, copy)).toMatch(/^settings-\w+\/below\/below$/);
    return readdirSync(place, { recursive: true, withFileTypes: true })
      .filter((entry) => !entry.isDirectory())
      .map((entry) => path.relative(copy, path.join(entry.parentPath, entry.name)))
      .toSorted();
  });
  expect(copied).toEqual(['../../tsconfig.json', '../opencode.json', '.opencode/agent/build.md', 'opencode.json']);
  expect(readdirSync(place)).toEqual([]);
});

const place = path.join(import.meta.dirname, '../../../../src/service/interns/acp/agent-place.ts');
const opencode = path.join(import.meta.dirname, '../../../../src/agents/opencode.ts');
const checks = `const { findFolderProblem } = await import(${JSON.stringify(place)});
const { acp } = await import(${JSON.stringify(opencode)});
for (let left = 3000; left > 0; left -= 1) findFolderProblem(process.argv[1], acp);`;
/** Puts a file and a named pipe in each other's place, until its input ends. */
const swaps = `import { linkSync, renameSync } from 'node:fs';
process.chdir(process.argv[1]);
process.stdin.on('end', () => process.exit()).resume();
setInterval(() => {
  for (let left = 100; left > 0; left -= 1) for (const name of ['file', 'pipe']) {
    linkSync(name, 'next');
    renameSync('next', 'opencode.json');
  }
});`;

test.runIf(process.platform === 'linux')(
  'no named pipe that takes the place of settings holds up the service',
  () => {
    const folder = makeFolder();
    writeFileSync(path.join(folder, 'file'), '{}');
    execFileSync('mkfifo', [path.join(folder, 'pipe')]);
    const swapper = spawn(process.execPath, ['--input-type=module', '--eval', swaps, folder]);
    onTestFinished(() => void swapper.kill());
    execFileSync(process.execPath, ['--input-type=module', '--eval', checks, folder], { timeout: 20_000 });
  },
  30_000,
);

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
  const copying = withSettingsCopy({ folder, place: copies, profile: profiles.opencode }, async () => {});
  await expect(copying).rejects.toThrow(
    `The settings in "${folder}" are too many or too large: the service copies at most 1000 files and 4 MiB. Remove what is not needed.`,
  );
  expect(readdirSync(copies)).toEqual([]);
});

test.runIf(process.platform === 'linux')('no settings are copied through a folder that is a link', async () => {
  const [folder, elsewhere] = [makeFolder(), makeFolder()];
  mkdirSync(path.join(elsewhere, 'agent'));
  writeFileSync(path.join(elsewhere, 'agent/secret.json'), '{}');
  symlinkSync(elsewhere, path.join(folder, '.opencode'));
  const options = { folder, place: makeFolder(), profile: profiles.opencode };
  const copied = await withSettingsCopy(options, async (copy) => readdirSync(copy, { recursive: true }));
  expect(copied).not.toContain('.opencode/agent/secret.json');
});

test('without settings the copy is an empty folder', async () => {
  const options = { folder: makeFolder(), place: makeFolder(), profile: profiles.opencode };
  expect(await withSettingsCopy(options, async (copy) => readdirSync(copy))).toEqual(['tsconfig.json']);
});

test.each(['file', 'folder', 'link'])('the empty tsconfig.json of a home takes the place of a %s there', (kind) => {
  const folder = makeFolder();
  const target = path.join(folder, 'target');
  writeFileSync(target, 'stays');
  const file = path.join(folder, 'home/tsconfig.json');
  mkdirSync(kind === 'folder' ? path.join(file, 'x') : path.dirname(file), { recursive: true });
  if (kind === 'file') writeFileSync(file, '{"extends":"./x.json"}');
  if (kind === 'link') symlinkSync(target, file);
  makeAgentFolders(folder, 'coder', undefined);
  expect(lstatSync(file).isFile()).toBe(true);
  expect(readFileSync(file, 'utf8')).toBe('{}');
  expect(readFileSync(target, 'utf8')).toBe('stays');
});
