// The environment of an agent, and its folders.
import { chmodSync, existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { profiles } from '../../../../src/agents/acp-agents.ts';
import { createAgentEnvironment, makeAgentFolders } from '../../../../src/service/interns/acp/agent-environment.ts';
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
