// What is said of a configuration that is not understood: which key, and what is wrong with it.
import { expect, onTestFinished, test } from 'vitest';
import * as z from 'zod/mini';
import { startService, type WrittenConfig } from '../../../src/service/index.ts';
import { internId, workspace } from '../support/service.ts';

const named = { id: internId, workspace_id: workspace };
const intern = { ...named, name: 'reviewer' };
const steps = (...written: unknown[]) => ({
  interns: [{ ...intern, runs: { playbook: { turns: [{ steps: written }] } } }],
});
const step = 'interns[0].runs.playbook.turns[0].steps[0]';

const refused: [written: unknown, key: string, problem: string][] = [
  [{ interns: [{ ...named, nmae: 'reviewer' }] }, 'interns[0].nmae', 'is not known here'],
  [{ interns: [named] }, 'interns[0].name', 'is missing'],
  [{ interns: [{ ...intern, name: '' }] }, 'interns[0].name', 'must have at least 1 characters'],
  [{ interns: [{ ...intern, name: 7 }] }, 'interns[0].name', 'must be of type string'],
  [{ issuers: [{ id: 'ci', issuer: 'nowhere' }] }, 'issuers[0].issuer', 'must be a valid url'],
  [{ limits: { paused_runs: -1 } }, 'limits.paused_runs', 'must be at least 0'],
  [{ limits: { replay_bytes: 2 ** 53 } }, 'limits.replay_bytes', 'must be at most 9007199254740991'],
  [{ limits: { turns_per_minute: 0.5 } }, 'limits.turns_per_minute', 'must be of type int'],
  [{ base_path: 'api' }, 'base_path', 'is not a path such as /api/v1'],
  [{ interns: [{ ...intern, runs: { playbook: 7 } }] }, 'interns[0].runs.playbook', 'has none of the allowed forms'],
  [{ interns: [{ ...intern, runs: { playbook: { trns: [] } } }] }, 'interns[0].runs.playbook.turns', 'is missing'],
  [
    { interns: [{ ...intern, runs: { playbook: { turns: [] } } }] },
    'interns[0].runs.playbook.turns',
    'must have at least 1 elements',
  ],
  [steps('say'), step, 'has none of the allowed forms'],
  [steps(null), step, 'has none of the allowed forms'],
  [steps({ shel: 'ls', timeot: 1 }), step, 'has none of the allowed forms (it has "shel", "timeot")'],
  [steps({ permission: {} }), `${step}.permission.operation`, 'is missing'],
  [steps({ ask: { message: 'x', fields: [{ nam: 'a' }] } }), `${step}.ask.fields[0].nam`, 'is not known here'],
];

test('a language that the program sets for its own schemas changes no message', async () => {
  const { localeError } = z.config();
  z.config({ localeError: () => 'Ungültig' });
  onTestFinished(() => void z.config({ localeError }));
  await expect(startService({ config: { limits: { paused_runs: -1 } }, env: {} })).rejects.toThrow(
    'Configuration: key "limits.paused_runs" must be at least 0.',
  );
});

test.each(refused.map(([config, key, problem]) => ({ config, key, problem })))(
  'key "$key" $problem',
  async ({ config, key, problem }) => {
    const starting = startService({ config: config as WrittenConfig, env: {} });
    await expect(starting).rejects.toThrow(`Configuration: key "${key}" ${problem}.`);
    await expect(starting).rejects.toMatchObject({ code: 'config_invalid' });
  },
);
