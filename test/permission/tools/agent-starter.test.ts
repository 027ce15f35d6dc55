// The policies to begin with for agents: valid, without warnings, tested, and in need of each of their entries.
import { expect, test } from 'vitest';
import { loadPolicy } from '../../../src/permission/file/policy-file.ts';
import { lint } from '../../../src/permission/lint/lint.ts';
import { agentPolicy } from '../../../src/permission/tools/agent-starter.ts';
import { findSurvivors, runTests } from '../../../src/permission/tools/self-test.ts';
import { profiles } from '../../../src/service/interns/acp/profiles.ts';

const agents = Object.entries(profiles).filter(([name]) => name !== 'custom');

test.each(agents)('the policy for %s does what it says', async (name, { tools }) => {
  const policy = await loadPolicy(agentPolicy({ name, tools }), 'intern-policy.yml');
  expect(lint(policy)).toEqual([]);
  expect(runTests(policy)).toEqual([]);
  expect(findSurvivors(policy)).toEqual([]);
});

test.each(agents)('the policy for %s names each of its tools that asks', (name, { tools }) => {
  const text = agentPolicy({ name, tools });
  for (const tool of tools.filter(({ kind }) => kind !== 'other'))
    expect(text).toMatch(new RegExp(`^#   .*\\b${tool.name}\\b`, 'm'));
});
