// What the doctor says of an agent, from what was found out of it.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ExaminedAgent } from '../../../src/cli/doctor/agent.ts';
import { judgeAgent } from '../../../src/cli/doctor/agent.ts';

const bin = mkdtempSync(join(tmpdir(), 'doctor-bin-'));
writeFileSync(join(bin, 'coder'), '', { mode: 0o755 });
writeFileSync(join(bin, 'no-program'), '', { mode: 0o644 });
const io = { cwd: '/made-up', env: { PATH: `/nowhere:${bin}` } };
const running = { state: 'running', agent: 'Coder 1.2', protocolVersion: 1, askingProblem: undefined } as const;
const well: ExaminedAgent = {
  command: ['coder', 'acp'],
  package: 'coder-cli',
  keyVariables: ['CODER_KEY', 'OTHER_KEY'],
  passedVariables: ['CODER_KEY', 'CODER_REGION'],
  isModelChosen: true,
  inspection: running,
};
const ok = (name: string, found: string) => ({ name, state: 'ok', found });
const after = (name: string, needed: string) => ({
  name,
  state: 'skipped',
  found: `needs ${needed}`,
  needs: [needed],
});
const checksOfWell = [
  ok('agent', `Coder 1.2, ${bin}/coder`),
  ok('protocol', 'version 1 of the Agent Client Protocol'),
  ok('asking', 'it asks here, in manual mode'),
  ok('model', 'it is given CODER_KEY, CODER_REGION'),
];
const notThere = {
  name: 'agent',
  state: 'failed',
  found: '"no-program" is in no folder of PATH outside the work folder.',
  remedy: 'Install it, or name its path with --agent.',
};
const [, protocol, asking, model] = checksOfWell;

test.each([
  ['an agent that is well', {}, checksOfWell],
  [
    'one that does not say what it is',
    { inspection: { ...running, agent: undefined } },
    [ok('agent', `${bin}/coder`), protocol, asking, model],
  ],
  [
    'one that would not ask',
    { inspection: { ...running, askingProblem: 'It has no such mode.' } },
    [checksOfWell[0], protocol, { name: 'asking', state: 'failed', found: 'It has no such mode.' }, model],
  ],
  [
    'one that does not start',
    { inspection: { state: 'failed', message: 'It ended.' } as const },
    [
      ok('agent', `${bin}/coder`),
      { name: 'protocol', state: 'failed', found: 'It ended.' },
      after('asking', 'protocol'),
      model,
    ],
  ],
  [
    'one that is not installed, whose package is known',
    { command: ['no-program'] },
    [
      { ...notThere, next: 'npm install --global coder-cli' },
      after('protocol', 'agent'),
      after('asking', 'agent'),
      model,
    ],
  ],
  [
    'one that is not installed, of which nothing is known',
    { command: ['no-program'], package: undefined, keyVariables: [], passedVariables: [] },
    [
      notThere,
      after('protocol', 'agent'),
      after('asking', 'agent'),
      { name: 'model', state: 'skipped', found: 'it is unknown which keys it takes' },
    ],
  ],
  [
    'one that may take any model',
    { passedVariables: [] },
    [
      ...checksOfWell.slice(0, 3),
      { name: 'model', state: 'ok', found: 'it is given no key, and may use any model (--any-model)' },
    ],
  ],
  [
    'one that is given no key',
    { passedVariables: [], isModelChosen: false },
    [
      ...checksOfWell.slice(0, 3),
      {
        name: 'model',
        state: 'failed',
        found: 'it has neither a key for a model nor a gateway, so it might send code to a host that nobody chose',
        remedy:
          'Set one of CODER_KEY, OTHER_KEY, or name another with --agent-env. With --any-model, it uses any model that it finds.',
      },
    ],
  ],
])('%s', (_, examined: Partial<Omit<ExaminedAgent, 'package'>> & { package?: undefined }, checks) => {
  expect(judgeAgent({ ...well, ...examined }, io)).toEqual(checks);
});

test('a program that is named by its path is looked for from the work folder', () => {
  const [agent] = judgeAgent({ ...well, command: ['./coder'] }, { cwd: bin, env: {} });
  expect(agent?.found).toBe(`Coder 1.2, ${bin}/coder`);
  const [missing] = judgeAgent({ ...well, command: ['./no-program'] }, { cwd: bin, env: {} });
  expect(missing?.found).toBe('"./no-program" is not a program.');
});
