// Defines the default configuration of `interns serve`, and the default playbook of an intern.
import { type Environment, variable } from '../../environment.ts';
import type { Log } from '../../log.ts';
import { type AgentCommand, readAgentCommand } from '../interns/acp/agent-settings.ts';
import type { Playbook } from '../interns/playbook.ts';
import { defaultWorkspaceId, identityProviderId, type WrittenConfig } from './config.ts';

export const builtInPlaybook: Playbook = {
  turns: [
    {
      when: '*colour*',
      model: 'local/scripted',
      steps: [
        { think: 'A matter of taste.' },
        {
          ask: {
            message: 'Which colour?',
            fields: [{ name: 'answer', type: 'string', required: true, options: ['red', 'blue'] }],
          },
        },
        { say: 'You chose "{{answer}}".\n' },
        { usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15, cost: 0.001 } },
      ],
    },
    {
      model: 'local/scripted',
      steps: [
        { think: 'Turn {{turn}} of this session.' },
        { say: 'You said: {{prompt}}\nI look where I am.\n' },
        { shell: 'pwd' },
        { say: '{{shell_outcome}}\n{{stdout}}' },
        { usage: { prompt_tokens: 10, completion_tokens: 20, total_tokens: 30, cost: 0.001 } },
      ],
    },
  ],
};

interface BuiltInOptions {
  readonly origin: string;
  readonly hasIdentityProvider: boolean;
  readonly agent?: Pick<NonNullable<WrittenConfig['interns']>[number], 'workdir' | 'runs'> | undefined;
  readonly env: Environment;
}

export function createBuiltInConfig({ origin, hasIdentityProvider, agent, env }: BuiltInOptions): WrittenConfig {
  const policy = {
    id: 'local',
    issuer: identityProviderId,
    subject: 'repo:local/demo:ref:refs/heads/main',
    audience: origin,
    acts_as: 'key_local',
  };
  const key = { workspace_id: defaultWorkspaceId, creator_user_id: 'user_local' };
  return {
    policies: hasIdentityProvider ? [policy] : [],
    workspaces: [{ id: defaultWorkspaceId }],
    keys: [
      { ...key, hash: 'key_local', name: 'local', secret: readKeySecret(env) },
      {
        ...key,
        hash: 'key_local_management',
        name: 'local management',
        type: 'management',
        secret: variable(env, 'INTERNS_SERVICE_MANAGEMENT_KEY'),
      },
    ],
    interns: [
      {
        id: '10ca1000-0000-4000-8000-000000000002',
        name: 'intern',
        workspace_id: defaultWorkspaceId,
        description: 'The intern of the built-in configuration.',
        ...agent,
      },
    ],
  };
}

export function readKeySecret(env: Environment): string | undefined {
  return variable(env, 'INTERNS_SERVICE_KEY');
}

export function toBuiltInAgent(command: AgentCommand, { env, cwd, log }: { env: Environment; cwd: string; log: Log }) {
  const { name, passedVariables, settings } = readAgentCommand(command, env);
  const variables = passedVariables.length === 0 ? 'none of your variables' : passedVariables.join(', ');
  log.info(`The agent (${name}) works in ${cwd}, and is given ${variables}.`);
  return { workdir: cwd, runs: { acp: settings } };
}
