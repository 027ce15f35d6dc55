// The variables that make each agent use the models of one provider, through a broker, and no others.
import type { ProviderName } from '../models/provider.ts';

export interface ModelRoute {
  readonly url: string;
  readonly key: string;
  readonly model: string | undefined;
}

export interface ModelSupport {
  readonly variables: Readonly<Partial<Record<ProviderName, (route: ModelRoute) => Readonly<Record<string, string>>>>>;
  /** Matches variables that `env` may not set beside `model_access`, because they could lead the agent to other models. */
  readonly modelVariables?: RegExp;
  /** The form that the name of the model must have; default: any. */
  readonly modelForm?: Readonly<Partial<Record<ProviderName, { readonly form: RegExp; readonly example: string }>>>;
  readonly needs?: { readonly program: string; readonly install: string };
}

const buildVariables =
  (prefix: 'OPENAI' | 'ANTHROPIC') =>
  ({ url, key }: ModelRoute) => ({ [`${prefix}_BASE_URL`]: url, [`${prefix}_API_KEY`]: key });

const buildOpenCode =
  (provider: 'openai' | 'anthropic') =>
  ({ url, key }: ModelRoute) =>
    buildOpenCodeVariables(provider, { options: { baseURL: url, apiKey: key } });

function buildOpenCodeVariables(provider: ProviderName, settings: object): Readonly<Record<string, string>> {
  return {
    OPENCODE_CONFIG_CONTENT: JSON.stringify({ enabled_providers: [provider], provider: { [provider]: settings } }),
    OPENCODE_DISABLE_MODELS_FETCH: '1',
  };
}

const internModel = /^interns\/(.+)$/s;

function buildCodex({ url, key, model }: ModelRoute): Readonly<Record<string, string>> {
  const provider = { name: 'Interns', base_url: url, wire_api: 'responses', env_key: 'INTERN_MODEL_KEY' };
  const config = { model, model_provider: 'interns', model_providers: { interns: provider } };
  return { CODEX_CONFIG: JSON.stringify(config), INTERN_MODEL_KEY: key };
}

export const modelSupport = {
  opencode: {
    variables: {
      openai: buildOpenCode('openai'),
      anthropic: buildOpenCode('anthropic'),
      interns: ({ url, key, model = '' }) =>
        buildOpenCodeVariables('interns', {
          npm: '@ai-sdk/openai-compatible',
          options: { baseURL: url, apiKey: key },
          models: { [internModel.exec(model)?.[1] ?? model]: {} },
        }),
    },
    modelVariables: /^OPENCODE_(?:API_KEY|AUTH_CONTENT|CONFIG|CONFIG_CONTENT|CONFIG_DIR|MODELS_URL|MODELS_PATH)$/,
    modelForm: { interns: { form: internModel, example: 'interns/NAME' } },
    needs: { program: 'rg', install: 'apt-get install -y ripgrep' },
  },
  codex: {
    variables: { openai: buildCodex, interns: buildCodex },
    modelVariables: /^(?:CODEX_(?:API_KEY|ACCESS_TOKEN|CONFIG|HOME|OSS_\w+)|INTERN_MODEL_KEY|MODEL_PROVIDER)$/,
  },
  claude: {
    variables: {
      anthropic: ({ url, key }) => ({
        ANTHROPIC_BASE_URL: url,
        ANTHROPIC_AUTH_TOKEN: key,
        CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
      }),
    },
    modelVariables: /^CLAUDE_CODE_(?:OAUTH_TOKEN|USE_\w+|SKIP_\w+_AUTH|CONFIG_DIR)$|^CLAUDE_CONFIG_DIR$/,
  },
  gemini: { variables: {} },
  custom: {
    variables: {
      openai: buildVariables('OPENAI'),
      anthropic: buildVariables('ANTHROPIC'),
      interns: buildVariables('OPENAI'),
    },
  },
} as const satisfies Readonly<Record<string, ModelSupport>>;

export function listSupportedPairs(): string {
  return Object.entries<ModelSupport>(modelSupport)
    .flatMap(([agent, { variables }]) => {
      const names = Object.keys(variables);
      return names.length === 0 ? [] : [`${agent} (${names.join(', ')})`];
    })
    .join(', ');
}
