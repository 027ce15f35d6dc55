// A local service for command lines: one intern with a few turns, and the environment that leads to it.
import type { Service, WrittenConfig } from '../../../src/service/index.ts';
import { startService } from '../../../src/service/index.ts';
import type { Playbook } from '../../../src/service/interns/playbook.ts';
import { internId, keys, secrets, workspace } from '../../service/support/service.ts';

/** A service and what a command line needs in its environment to reach it. */
export interface CliService {
  readonly service: Service;
  readonly env: Readonly<Record<string, string>>;
  /** With the management key. */
  readonly managementEnv: Readonly<Record<string, string>>;
}

/** Starts the service; its clock is the real one, so that deadlines of ours and of the service agree. */
export async function startCliService(): Promise<CliService> {
  const service = await startService({ env: { PATH: process.env['PATH'] }, config: config() });
  const env = { INTERNS_BASE_URL: service.baseUrl, INTERNS_API_KEY: secrets.standard };
  return { service, env, managementEnv: { ...env, INTERNS_API_KEY: secrets.management } };
}

function config(): WrittenConfig {
  const base = { workspace_id: workspace, runs: { playbook: { turns: turns() } } };
  return {
    workspaces: [{ id: workspace }, { id: '2b0ad3f0-7f07-4e3f-9a80-4e9d8f5b1c11' }],
    keys,
    interns: [
      { ...base, id: internId, name: 'reviewer', created_at: '2026-01-01T00:00:00Z' },
      { ...base, id: 'intern-2', name: 'sleeper', status: 'stopped', created_at: '2026-01-02T00:00:00Z' },
    ],
  };
}

function turns(): Playbook['turns'] {
  return [
    {
      when: '*tests*',
      steps: [{ say: 'I run the tests.\n' }, { shell: 'true' }, { say: '{{shell_outcome}}\n' }],
    },
    {
      when: '*colour*',
      steps: [
        {
          ask: {
            message: 'Which colour?',
            fields: [
              { name: 'colour', type: 'string', required: true, options: ['red', 'blue'] },
              { name: 'count', type: 'integer', required: false },
            ],
          },
        },
        { say: 'You said {{answer}}.\n' },
      ],
    },
    { when: '*time*', steps: [{ say: 'I take my time.\n' }, { wait: '10m' }] },
    { when: '*silent*', steps: [{ usage: { prompt_tokens: 1, completion_tokens: 0, total_tokens: 1, cost: 0 } }] },
    { when: '*fail*', steps: [{ say: 'Half a sentence' }, { end: 'run_ended' }] },
    {
      steps: [
        { say: 'Turn {{turn}}: {{prompt}}\n' },
        { usage: { prompt_tokens: 1, completion_tokens: 2, total_tokens: 3, cost: 0.01 } },
      ],
    },
  ];
}
