// The configuration that `interns serve` runs without one of its own, and the playbook of an intern without one.
import type { Log } from '../../log.ts';
import { type AgentCommand, readAgentCommand } from '../interns/acp/agent-settings.ts';
import type { Playbook } from '../interns/playbook.ts';
import { defaultWorkspaceId, identityProviderIssuer, type WrittenConfig } from './config.ts';

/** Subject that the built-in policy takes, and that a job of the identity provider has by default. */
const builtInSubject = 'repo:local/demo:ref:refs/heads/main';

/** The script of the built-in intern (docs/local-service.md, "Script an intern"). */
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

type BuiltInAgent = Pick<NonNullable<WrittenConfig['interns']>[number], 'workdir' | 'runs'>;

interface BuiltInOptions {
  /** Origin of the base URL: the audience that the policy takes. */
  readonly origin: string;
  readonly hasIdentityProvider: boolean;
  /** Replaces the playbook of its intern. */
  readonly agent?: BuiltInAgent | undefined;
  /** `INTERNS_SERVICE_KEY` and `INTERNS_SERVICE_MANAGEMENT_KEY`: the secrets of its two keys, else unknown to everyone. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** One intern, one key that the federation policy acts as, one management key. */
export function builtInConfig({ origin, hasIdentityProvider, agent, env }: BuiltInOptions): WrittenConfig {
  const policy = {
    id: 'local',
    issuer: identityProviderIssuer,
    subject: builtInSubject,
    audience: origin,
    acts_as: 'key_local',
  };
  const key = { workspace_id: defaultWorkspaceId, creator_user_id: 'user_local' };
  return {
    policies: hasIdentityProvider ? [policy] : [],
    workspaces: [{ id: defaultWorkspaceId }],
    keys: [
      { ...key, hash: 'key_local', name: 'local', secret: knownKeySecret(env) },
      {
        ...key,
        hash: 'key_local_management',
        name: 'local management',
        type: 'management',
        secret: setValue(env['INTERNS_SERVICE_MANAGEMENT_KEY']),
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

/** Secret of the standard key of the built-in configuration, where the environment tells it; empty is not set. */
export function knownKeySecret(env: BuiltInOptions['env']): string | undefined {
  return setValue(env['INTERNS_SERVICE_KEY']);
}

function setValue(text: string | undefined): string | undefined {
  return text === '' ? undefined : text;
}

/** Makes the built-in intern an agent that a command line names; the log hears where it works and which variables it gets. */
export function builtInAgent(
  commandLine: AgentCommand,
  { env, cwd, log }: Pick<BuiltInOptions, 'env'> & { readonly cwd: string; readonly log: Log },
): BuiltInAgent {
  const { name, passedOn, settings } = readAgentCommand(commandLine, env);
  const variables = passedOn.length === 0 ? 'none of your variables' : passedOn.join(', ');
  log.info(`The agent (${name}) works in ${cwd}, and is given ${variables}.`);
  return { workdir: cwd, runs: { acp: settings } };
}
