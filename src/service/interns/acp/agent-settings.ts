// Reads the settings of a real agent, `runs: { acp: … }`, from a configuration or a command line.
import { basename } from 'node:path';
import * as z from 'zod/mini';
import { type AgentName, agentNames, keyVariables, profiles } from '../../../agents/acp-agents.ts';
import { listSupportedPairs, type ModelSupport, modelSupport } from '../../../agents/model-support.ts';
import { atLeast } from '../../../contract/values.ts';
import { modelAccess } from '../../../models/access.ts';
import type { ProviderName } from '../../../models/provider.ts';
import { Secret } from '../../../secret.ts';
import { durationMsSchema } from '../../time/duration.ts';

const text = z.string().check(atLeast(1));

const secretText = z.pipe(
  z.string(),
  z.transform((value) => new Secret(value)),
);

const modelVariable = /(?:^|_)(?:KEY|TOKEN|URL|ENDPOINT|HOST|CONFIG|CREDENTIALS|PROFILE|BEDROCK|VERTEX)(?:_|$)/;

/** Tells whether a model is chosen: by its name, or by a variable for a key or a gateway. */
export function hasChosenModel({ model, env }: Pick<z.infer<typeof schema>, 'model' | 'env'>): boolean {
  const filledVariables = Object.entries(env).filter(([, value]) => value.reveal() !== '');
  return model !== undefined || filledVariables.some(([name]) => modelVariable.test(name));
}

const schema = z.strictObject({
  agent: z.enum(agentNames),
  command: z.optional(z.array(z.string()).check(atLeast(1))),
  /** Environment variables in addition to those that each agent gets, such as PATH and HOME. */
  env: z._default(z.record(z.string().check(z.regex(/^[^=\0]+$/, 'is not the name of a variable')), secretText), {}),
  model: z.optional(text),
  model_access: z.optional(modelAccess),
  authenticate: z.optional(text),
  /** Default: `bubblewrap` with `model_access`, else `none`. */
  sandbox: z.optional(z.enum(['none', 'bubblewrap'])),
  /** Default: `model` with `model_access` in a sandbox, else `host`. */
  network: z.optional(z.enum(['host', 'none', 'model'])),
  asks: z.optional(z.boolean()),
  any_model: z._default(z.boolean(), false),
  silence: z._default(durationMsSchema('is not a duration: write 90s, 5m, 1h30m or a number of seconds', 0), 120_000),
});

type Flaw = readonly [path: readonly (string | number)[], problem: string];

function* checkSettings(settings: z.infer<typeof schema>): Generator<Flaw> {
  const { agent, command, asks, any_model, model_access: access, sandbox, network } = settings;
  if (agent === 'custom') {
    if (command === undefined)
      yield [['command'], 'is needed for a custom agent: write its program and arguments as a list'];
  } else {
    if (asks !== undefined) yield [['asks'], 'is only for custom agents: the profiles of the others say what they do'];
    if (!any_model && access === undefined && !hasChosenModel(settings))
      yield [
        ['agent'],
        'has neither a key of a model nor a gateway, so it might send code to a host that nobody chose. Add a key (--agent-env NAME), or say that any model will do: "any_model: true" (--any-model)',
      ];
  }
  const isConfined = (sandbox ?? (access === undefined ? 'none' : 'bubblewrap')) !== 'none';
  if (network !== undefined && network !== 'host' && !isConfined)
    yield [['network'], 'needs a sandbox: write "sandbox: bubblewrap" as well'];
  if (network === 'model' && access === undefined)
    yield [['network'], 'opens only the models of "model_access", which is missing: add it'];
  if (network === 'none' && access !== undefined)
    yield [['network'], 'would cut the agent off from its models: delete it, and the agent reaches only these'];
  if (access !== undefined) yield* checkAccess(settings, access.provider.name);
}

function* checkAccess({ agent, model, env, any_model }: z.infer<typeof schema>, name: ProviderName): Generator<Flaw> {
  const support: ModelSupport = modelSupport[agent];
  const requiredModel = support.modelForm?.[name];
  if (support.variables[name] === undefined)
    yield [
      ['model_access', 'provider'],
      `is "${name}", which the agent "${agent}" can't be made to use. These pairs work: ${listSupportedPairs()}`,
    ];
  if (requiredModel !== undefined && !requiredModel.form.test(model ?? ''))
    yield [
      ['model'],
      `${model === undefined ? 'is missing: the agent needs' : 'has to be'} a model of the provider "${name}", written as "${requiredModel.example}"`,
    ];
  if (any_model) yield [['any_model'], 'can\'t be used with "model_access", which chooses where its models are'];
  for (const variable of Object.keys(env).filter((key) => leadsToModel(agent, key)))
    yield [['env', variable], 'leads to a model, or unlocks one, past "model_access". Remove one of the two'];
}

function leadsToModel(agent: AgentName, variable: string): boolean {
  const { modelVariables }: ModelSupport = modelSupport[agent];
  const sharedPattern = /^(?:OPENAI|ANTHROPIC|GEMINI|OPENROUTER|AWS|AZURE)_|^GOOGLE_API_KEY$/;
  return sharedPattern.test(variable) || keyVariables.has(variable) || modelVariables?.test(variable) === true;
}

export const agentSettings = z.pipe(
  schema.check(({ value, issues }) => {
    for (const [path, message] of checkSettings(value))
      issues.push({ code: 'custom', path: [...path], message, input: value, continue: true });
  }),
  z.transform((settings) => {
    const sandbox = settings.sandbox ?? (settings.model_access === undefined ? 'none' : 'bubblewrap');
    const isModelOnly = settings.model_access !== undefined && sandbox !== 'none';
    return { ...settings, sandbox, network: settings.network ?? (isModelOnly ? 'model' : 'host') } as const;
  }),
);

export type AgentSettings = z.infer<typeof agentSettings>;

export interface AgentCommand {
  readonly command: readonly string[];
  readonly asks?: boolean;
  readonly variables?: readonly string[];
  readonly anyModel?: boolean;
  /** Model access without a key, as written in `model_access`. With it, no key variable is passed by default. */
  readonly modelAccess?: object | undefined;
  readonly sandbox?: 'none' | 'bubblewrap' | undefined;
}

/** Builds an agent's settings (docs/agents.md, "Without a configuration"). `passedVariables`: the names in `settings.env`. */
export function readAgentCommand(
  { command, asks = false, variables = [], anyModel = false, modelAccess: access, sandbox }: AgentCommand,
  env: Readonly<Record<string, string | undefined>>,
) {
  const [program = ''] = command;
  const file = basename(program);
  const name = agentNames.find((agent) => file === agent || file === profiles[agent].command[0]) ?? 'custom';
  const isNameAlone = command.length === 1 && program === name && name !== 'custom';
  const keyNames = access === undefined ? profiles[name].keyVariables : [];
  const passedVariables = [...new Set([...keyNames, ...variables])].filter((variable) => (env[variable] ?? '') !== '');
  return {
    name,
    passedVariables,
    settings: {
      agent: name,
      command: isNameAlone ? undefined : [...command],
      asks: asks || undefined,
      any_model: anyModel || undefined,
      // Validated later, with the other settings.
      model_access: access as z.input<typeof agentSettings>['model_access'],
      sandbox,
      env: Object.fromEntries(passedVariables.map((variable) => [variable, env[variable] ?? ''])),
    },
  };
}
