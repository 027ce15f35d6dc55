// An agent by its command line alone.
import { expect, test } from 'vitest';
import { agentSettings } from '../../../../src/service/interns/acp/agent-settings.ts';
import { knownAgent } from '../../../../src/service/interns/acp/asked-agent.ts';

const env = { OPENAI_API_KEY: 'a key', ANTHROPIC_API_KEY: '', GITHUB_TOKEN: 'a token', OTHER: 'another' };

test('it is known by its program, and is given the keys of its models that are set, and nothing else', () => {
  const { name, given, settings } = knownAgent({ command: ['/opt/bin/opencode', 'acp'] }, env);
  expect({ name, given, settings }).toEqual({
    name: 'opencode',
    given: ['OPENAI_API_KEY'],
    settings: { agent: 'opencode', command: ['/opt/bin/opencode', 'acp'], env: { OPENAI_API_KEY: 'a key' } },
  });
});

test('its name alone stands for the command of its profile', () => {
  expect(knownAgent({ command: ['claude'] }, env).settings).toEqual({ agent: 'claude', env: {} });
  expect(knownAgent({ command: ['/opt/claude'] }, env).settings).toMatchObject({ command: ['/opt/claude'] });
  expect(knownAgent({ command: ['custom'] }, env).settings).toMatchObject({ agent: 'custom', command: ['custom'] });
});

test('what is named is given as well, once', () => {
  const variables = ['OTHER', 'OPENAI_API_KEY'];
  expect(knownAgent({ command: ['opencode', 'acp'], variables }, env).given).toEqual(['OPENAI_API_KEY', 'OTHER']);
});

test('an unknown agent is vouched for, and its settings are as a configuration writes them', () => {
  const { settings } = knownAgent({ command: ['agent', '--acp'], asks: true }, env);
  expect(agentSettings.safeParse(settings)).toMatchObject({ success: true, data: { agent: 'custom', asks: true } });
  const known = knownAgent({ command: ['opencode', 'acp'], asks: true }, env).settings;
  expect(agentSettings.safeParse(known).success).toBe(false);
});
