// The policies to begin with for agents: valid, without warnings, tested, and in need of each of their entries.

import path from 'node:path';
import { expect, test } from 'vitest';
import { hookNames } from '../../../src/agents/hook-names.ts';
import { hooks, listTools } from '../../../src/agents/hooks.ts';
import { agentsWithPolicy } from '../../../src/cli/command.ts';
import { startDecisions, unknownContext } from '../../../src/permission/decide/decide.ts';
import { loadPolicy } from '../../../src/permission/file/policy-file.ts';
import { lint } from '../../../src/permission/lint/lint.ts';
import { writeAgentPolicy } from '../../../src/permission/tools/agent-starter.ts';
import { findSurvivors, runTests } from '../../../src/permission/tools/self-test.ts';

const agents = hookNames.map((name) => [name, { tools: listTools(name) }] as const);

test('the command writes a policy for each agent with a hook', () => {
  expect(agentsWithPolicy.toSorted()).toEqual(hookNames.toSorted());
});

test.each(agents)('the policy for %s does what it says', async (name, { tools }) => {
  const policy = await loadPolicy(writeAgentPolicy({ name, tools }), 'intern-policy.yml');
  expect(lint(policy)).toEqual([]);
  expect(runTests(policy)).toEqual([]);
  expect(findSurvivors(policy)).toEqual([]);
});

test.each(agents)('the policy for %s names each of its tools that asks', (name, { tools }) => {
  const text = writeAgentPolicy({ name, tools });
  for (const tool of tools.filter(({ kind }) => kind !== 'other' && kind !== 'think'))
    expect(text).toMatch(new RegExp(`^#   .*\\b${tool.name}\\b`, 'm'));
});

test.each(hookNames)('the policy for %s guards the files that could switch off its hook', async (name) => {
  const policy = await loadPolicy(writeAgentPolicy({ name, tools: listTools(name) }), 'intern-policy.yml');
  const { install } = hooks[name];
  // Of the agents whose switches a repository may hold as well, and of a home folder that is a checkout.
  const files = [
    path.join(install.home, install.file),
    ...(install.fallback === undefined ? [] : [install.fallback.file, path.join(install.home, install.fallback.file)]),
    '.github/hooks/interns.json',
    '.claude/settings.local.json',
    '.github/intern-policy.yml',
  ];
  for (const file of files) {
    const pause = { kind: 'permission', operation: 'fs.write', inside: [file], options: ['allow_once', 'reject_once'] };
    const decision = startDecisions(policy, unknownContext).decide({
      toolCallId: 'x',
      arguments: JSON.stringify(pause),
    });
    expect(decision.rule, file).toBe('never-touch-settings');
  }
});
