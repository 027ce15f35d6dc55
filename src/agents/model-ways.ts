// Variables that lead each agent, through a broker, to one provider of models and to no other model, as data.
import type { ProviderName } from '../models/provider.ts';

export interface ModelWay {
  readonly url: string;
  readonly key: string;
  readonly model: string | undefined;
}

export interface AgentModelWays {
  readonly variables: Readonly<Partial<Record<ProviderName, (way: ModelWay) => Readonly<Record<string, string>>>>>;
  /** More variables that may lead this agent to a model or unlock one, beside those for every agent. */
  readonly leading?: RegExp;
  readonly model?: Readonly<Partial<Record<ProviderName, { readonly form: RegExp; readonly example: string }>>>;
  readonly needs?: { readonly program: string; readonly install: string };
}

const baseUrlAndKey =
  (name: 'OPENAI' | 'ANTHROPIC') =>
  ({ url, key }: ModelWay) => ({ [`${name}_BASE_URL`]: url, [`${name}_API_KEY`]: key });

const openCode =
  (provider: 'openai' | 'anthropic') =>
  ({ url, key }: ModelWay) =>
    openCodeVariables(provider, { options: { baseURL: url, apiKey: key } });

function openCodeVariables(provider: ProviderName, settings: object): Readonly<Record<string, string>> {
  return {
    OPENCODE_CONFIG_CONTENT: JSON.stringify({ enabled_providers: [provider], provider: { [provider]: settings } }),
    OPENCODE_DISABLE_MODELS_FETCH: '1',
  };
}

const internModel = /^interns\/(.+)$/s;

function codex({ url, key, model }: ModelWay): Readonly<Record<string, string>> {
  const provider = { name: 'Interns', base_url: url, wire_api: 'responses', env_key: 'INTERN_MODEL_KEY' };
  const config = { model, model_provider: 'interns', model_providers: { interns: provider } };
  return { CODEX_CONFIG: JSON.stringify(config), INTERN_MODEL_KEY: key };
}

export const modelWays = {
  opencode: {
    variables: {
      openai: openCode('openai'),
      anthropic: openCode('anthropic'),
      interns: ({ url, key, model = '' }) =>
        openCodeVariables('interns', {
          npm: '@ai-sdk/openai-compatible',
          options: { baseURL: url, apiKey: key },
          models: { [internModel.exec(model)?.[1] ?? model]: {} },
        }),
    },
    leading: /^OPENCODE_(?:API_KEY|AUTH_CONTENT|CONFIG|CONFIG_CONTENT|CONFIG_DIR|MODELS_URL|MODELS_PATH)$/,
    model: { interns: { form: internModel, example: 'interns/NAME' } },
    needs: { program: 'rg', install: 'apt-get install -y ripgrep' },
  },
  codex: {
    variables: { openai: codex, interns: codex },
    leading: /^(?:CODEX_(?:API_KEY|ACCESS_TOKEN|CONFIG|HOME|OSS_\w+)|INTERN_MODEL_KEY|MODEL_PROVIDER)$/,
  },
  claude: {
    variables: {
      anthropic: ({ url, key }) => ({
        ANTHROPIC_BASE_URL: url,
        ANTHROPIC_AUTH_TOKEN: key,
        CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
      }),
    },
    leading: /^CLAUDE_CODE_(?:OAUTH_TOKEN|USE_\w+|SKIP_\w+_AUTH|CONFIG_DIR)$|^CLAUDE_CONFIG_DIR$/,
  },
  gemini: { variables: {} },
  custom: {
    variables: {
      openai: baseUrlAndKey('OPENAI'),
      anthropic: baseUrlAndKey('ANTHROPIC'),
      interns: baseUrlAndKey('OPENAI'),
    },
  },
} as const satisfies Readonly<Record<string, AgentModelWays>>;

export function pairsThatWork(): string {
  return Object.entries<AgentModelWays>(modelWays)
    .flatMap(([agent, { variables }]) => {
      const names = Object.keys(variables);
      return names.length === 0 ? [] : [`${agent} (${names.join(', ')})`];
    })
    .join(', ');
}
