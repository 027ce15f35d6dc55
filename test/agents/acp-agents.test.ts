// The profiles, and command lines that name them.
import path from 'node:path';
import { expect, test } from 'vitest';
import { profiles } from '../../src/agents/acp-agents.ts';
import { hooks } from '../../src/agents/hooks.ts';
import { isWithin } from '../../src/resolved-path.ts';
import { agentSettings, readAgentCommand } from '../../src/service/interns/acp/agent-settings.ts';

test.each([
  ['opencode', 'opencode'],
  ['/usr/local/bin/opencode', 'opencode'],
  ['codex-acp', 'codex'],
  ['gemini', 'gemini'],
  ['./node_modules/.bin/claude-agent-acp', 'claude'],
  ['opencode.sh', 'custom'],
  ['node', 'custom'],
  ['custom', 'custom'],
  ['', 'custom'],
])('the program "%s" is the agent %s', (program, agent) => {
  expect(readAgentCommand({ command: [program] }, {}).name).toBe(agent);
});

test.each(Object.entries(profiles))(
  'what makes %s ignore a folder is set for each of its processes',
  (_name, profile) => {
    const switches = profile.folderSettings.flatMap(({ ignoredBy = [] }) => ignoredBy);
    expect(switches.filter((name) => !(name in profile.env))).toEqual([]);
  },
);

test.each(Object.entries(hooks).filter(([name]) => name in profiles))(
  'the settings in which %s has its hooks are among those of its home that refuse a manual prompt',
  (name, { install }) => {
    const { homeSettings = [] } = profiles[name as keyof typeof profiles];
    const file = path.join(install.home, install.file);
    expect(homeSettings.some((setting) => isWithin(file, setting))).toBe(true);
  },
);

test('OpenCode is given a configuration, because without one it writes settings that refuse a manual prompt', () => {
  expect(profiles.opencode.env['OPENCODE_CONFIG_CONTENT']).toBe('{}');
});

test("a package.json in OpenCode's home refuses: it may say that it is a module of OpenCode's own", () => {
  expect(profiles.opencode.homeSettings).toContain('package.json');
});

const shellStartup = ['.bash_login', '.bash_profile', '.bashrc', '.profile', '.zshenv', '.zshrc'];
const gitConfiguration = ['.gitconfig', '.config/git/config'];

test.each([
  ['opencode', [...gitConfiguration, '.npmrc', '.config/opencode/.npmrc']],
  ['codex', [...gitConfiguration, ...shellStartup, '.codex/agents', '.codex/environments.toml']],
  ['gemini', ['.node_modules', '.node_libraries']],
  ['claude', [...gitConfiguration, ...shellStartup]],
] as const)('what the programs that %s starts by itself obey in its home refuses a manual prompt', (name, files) => {
  expect(profiles[name].homeSettings).toEqual(expect.arrayContaining([...files]));
});

test('OpenCode is told to ask for every tool that it does not only look with', () => {
  const rules: unknown = JSON.parse(profiles.opencode.env['OPENCODE_PERMISSION'] ?? '');
  expect(rules).toMatchObject({ '*': 'ask', bash: 'ask', edit: 'ask', webfetch: 'ask', task: 'ask' });
});

// It reads `.env` of the work folder or of a folder above, also in a folder that it does not trust.
test.each(['GEMINI_API_KEY', 'GOOGLE_API_KEY', 'GOOGLE_CLOUD_PROJECT'])(
  'Gemini CLI takes no %s from a file of the checkout',
  (name) => expect(profiles.gemini.env[name]).toBe(''),
);

test('the whole title of Gemini CLI is the command, over several lines as well', () => {
  const [form] = profiles.gemini.titleForms ?? [];
  expect(form?.exec('touch a\nrm -r b')?.groups?.['command']).toBe('touch a\nrm -r b');
});

test('Claude takes servers from the folders above as well, so they refuse a manual prompt', () => {
  expect(profiles.claude.folderSettings.filter(({ isReadFromParents }) => isReadFromParents === true)).toEqual([
    { path: '.mcp.json', ignoredBy: undefined, isReadFromParents: true },
  ]);
});

const env = { OPENAI_API_KEY: 'a key', ANTHROPIC_API_KEY: '', GITHUB_TOKEN: 'a token', OTHER: 'another' };

test('it is known by its program, and is given the keys of its models that are set, and nothing else', () => {
  const { name, passedVariables, settings } = readAgentCommand({ command: ['/opt/bin/opencode', 'acp'] }, env);
  expect({ name, passedVariables, settings }).toEqual({
    name: 'opencode',
    passedVariables: ['OPENAI_API_KEY'],
    settings: { agent: 'opencode', command: ['/opt/bin/opencode', 'acp'], env: { OPENAI_API_KEY: 'a key' } },
  });
});

test('its name alone stands for the command of its profile', () => {
  expect(readAgentCommand({ command: ['claude'] }, env).settings).toEqual({ agent: 'claude', env: {} });
  expect(readAgentCommand({ command: ['/opt/claude'] }, env).settings).toMatchObject({ command: ['/opt/claude'] });
  expect(readAgentCommand({ command: ['custom'] }, env).settings).toMatchObject({
    agent: 'custom',
    command: ['custom'],
  });
});

test('what is named is given as well, once', () => {
  const variables = ['OTHER', 'OPENAI_API_KEY'];
  expect(readAgentCommand({ command: ['opencode', 'acp'], variables }, env).passedVariables).toEqual([
    'OPENAI_API_KEY',
    'OTHER',
  ]);
});

test('an unknown agent is vouched for, and its settings are as a configuration writes them', () => {
  const { settings } = readAgentCommand({ command: ['agent', '--acp'], asks: true }, env);
  expect(agentSettings.safeParse(settings)).toMatchObject({ success: true, data: { agent: 'custom', asks: true } });
  const known = readAgentCommand({ command: ['opencode', 'acp'], asks: true }, env).settings;
  expect(agentSettings.safeParse(known).success).toBe(false);
});
