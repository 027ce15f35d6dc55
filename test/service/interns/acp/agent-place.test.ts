// The environment of an agent.
import { expect, test } from 'vitest';
import { profiles } from '../../../../src/agents/profiles.ts';
import { createAgentEnvironment } from '../../../../src/service/interns/acp/agent-place.ts';
import { agentSettings } from '../../../../src/service/interns/acp/agent-settings.ts';

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
