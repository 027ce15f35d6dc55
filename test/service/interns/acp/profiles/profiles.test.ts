// The profiles, held to one another and to what their agents are told.
import { expect, test } from 'vitest';
import { agentOf, profiles } from '../../../../../src/service/interns/acp/profiles/profiles.ts';

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
  expect(agentOf(program)).toBe(agent);
});

test.each(Object.entries(profiles))(
  'what makes %s ignore a folder is set for each of its processes',
  (_name, profile) => {
    const switches = profile.folderSettings.flatMap(({ ignoredBy = [] }) => ignoredBy);
    expect(switches.filter((name) => !(name in profile.env))).toEqual([]);
  },
);

test('OpenCode is told to ask for every tool that it does not only look with', () => {
  const rules: unknown = JSON.parse(profiles.opencode.env['OPENCODE_PERMISSION'] ?? '');
  expect(rules).toMatchObject({ '*': 'ask', bash: 'ask', edit: 'ask', webfetch: 'ask', task: 'ask' });
});

test('the whole title of Gemini CLI is the command, over several lines as well', () => {
  const [form] = profiles.gemini.titleForms;
  expect(form?.exec('touch a\nrm -r b')?.groups?.['command']).toBe('touch a\nrm -r b');
});

test('Claude takes servers from the folders above as well, so they refuse a manual prompt', () => {
  expect(profiles.claude.folderSettings.filter(({ isSoughtAbove }) => isSoughtAbove === true)).toEqual([
    { path: '.mcp.json', ignoredBy: undefined, isSoughtAbove: true },
  ]);
});
