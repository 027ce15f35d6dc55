// What is known of a configuration before it is served.
import { expect, test } from 'vitest';
import { readOutline } from '../../../src/service/config/yaml-file.ts';

test('the paths of playbooks, the agents that do not say whether they run in a sandbox, and those that run in none', () => {
  const text = `interns:
  - { name: a, runs: { playbook: play.yml } }
  - { name: b, runs: { playbook: "\${PLAY}" } }
  - { name: c, runs: { playbook: [{ steps: [{ say: Hi. }] }] } }
  - { name: d, runs: { acp: { agent: opencode } } }
  - { name: e, runs: { acp: { agent: opencode, sandbox: none } } }
  - { name: f, runs: { acp: } }
  - { name: g }
`;
  expect(readOutline(text, { PLAY: 'other.yml' })).toEqual({
    playbooks: ['play.yml', 'other.yml'],
    withoutSandbox: ['d', 'f'],
    unconfined: ['e'],
  });
});

test.each(['', 'interns: 1', 'interns: [1]', '"', 'interns: [{ runs: 1 }]', 'keys: []'])(
  'of %j there is none: what is wrong with it is told when it is served',
  (text) => {
    expect(readOutline(text, {})).toEqual({ playbooks: [], withoutSandbox: [], unconfined: [] });
  },
);
