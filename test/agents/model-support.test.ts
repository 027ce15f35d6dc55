// How each agent is led to a provider: the variables that it gets, and what is loaded for that where no agent has models.
import { describe, expect, test } from 'vitest';
import { agentNames } from '../../src/agents/acp-agents.ts';
import { type ModelSupport, modelSupport } from '../../src/agents/model-support.ts';
import { loadedWith } from '../support/loaded-with.ts';

const way = { url: 'http://127.0.0.1:29170', key: 'key-1', model: undefined };
const variablesOf = (
  agent: keyof typeof modelSupport,
  provider: 'interns' | 'openai' | 'anthropic',
  model?: string,
) => {
  const { variables }: ModelSupport = modelSupport[agent];
  return variables[provider]?.({ ...way, model });
};

describe('the variables that lead an agent', () => {
  test('there is a way, or none, for each agent and provider', () => {
    const pairs = agentNames.map((agent) => [agent, Object.keys(modelSupport[agent].variables).toSorted()]);
    expect(Object.fromEntries(pairs)).toEqual({
      opencode: ['anthropic', 'interns', 'openai'],
      codex: ['interns', 'openai'],
      claude: ['anthropic'],
      gemini: [],
      custom: ['anthropic', 'interns', 'openai'],
    });
  });

  test.each(['openai', 'anthropic'] as const)(
    'OpenCode to %s: to its own provider of that name, and to no other',
    (name) => {
      const { OPENCODE_CONFIG_CONTENT: config = '', ...others } = variablesOf('opencode', name) ?? {};
      expect(others).toEqual({ OPENCODE_DISABLE_MODELS_FETCH: '1' });
      const options = { baseURL: way.url, apiKey: way.key };
      expect(JSON.parse(config)).toEqual({ enabled_providers: [name], provider: { [name]: { options } } });
    },
  );

  test('OpenCode to interns: by the SDK for services like OpenAI, with the model that is named', () => {
    const { OPENCODE_CONFIG_CONTENT: config = '' } = variablesOf('opencode', 'interns', 'interns/a/b') ?? {};
    expect(JSON.parse(config)).toEqual({
      enabled_providers: ['interns'],
      provider: {
        interns: {
          npm: '@ai-sdk/openai-compatible',
          options: { baseURL: way.url, apiKey: way.key },
          models: { 'a/b': {} },
        },
      },
    });
  });

  test.each(['openai', 'interns'] as const)('Codex to %s', (name) => {
    const { CODEX_CONFIG: config = '', ...others } = variablesOf('codex', name, 'm') ?? {};
    expect(others).toEqual({ INTERN_MODEL_KEY: way.key });
    expect(JSON.parse(config)).toEqual({
      model: 'm',
      model_provider: 'interns',
      model_providers: {
        interns: { name: 'Interns', base_url: way.url, wire_api: 'responses', env_key: 'INTERN_MODEL_KEY' },
      },
    });
    expect(JSON.parse(variablesOf('codex', name)?.['CODEX_CONFIG'] ?? '')).not.toHaveProperty('model');
  });

  test('Claude to Anthropic: its traffic beside the models is off', () => {
    expect(variablesOf('claude', 'anthropic')).toEqual({
      ANTHROPIC_BASE_URL: way.url,
      ANTHROPIC_AUTH_TOKEN: way.key,
      CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    });
  });

  test.each([
    ['openai', 'OPENAI'],
    ['interns', 'OPENAI'],
    ['anthropic', 'ANTHROPIC'],
  ] as const)('any other agent to %s: the set of the provider', (name, set) => {
    expect(variablesOf('custom', name)).toEqual({ [`${set}_BASE_URL`]: way.url, [`${set}_API_KEY`]: way.key });
  });
});

describe('where no agent has models', () => {
  const ofModels = /^(?:models|proxy|job\/proxy)\/|^agents\/model-support|^(?:inputs|exchange)\/model/;
  const loadedOfModels = (file: string) => loadedWith(file).filter((one) => ofModels.test(one));

  test.each(['action/index.ts', 'action/commands/run-on-intern.ts'])(
    '%s loads nothing but words for a summary',
    (file) => {
      expect(loadedWith(file).length).toBeGreaterThan(2);
      expect(loadedOfModels(file).filter((one) => one !== 'models/use-words.ts')).toEqual([]);
    },
  );

  test('a service loads the schema of its configuration and those words: no exchange, no proxy, no forwarder', () => {
    const loaded = loadedOfModels('service/index.ts');
    expect(loaded).toContain('models/access.ts');
    expect(loaded.filter((one) => !one.startsWith('models/') && one !== 'agents/model-support.ts')).toEqual([]);
    expect(loadedWith('service/index.ts').filter((one) => /forwarder|agent-models/.test(one))).toEqual([]);
  });

  test('what asks for models loads it all', () => {
    const loaded = loadedOfModels('job/proxy/model-brokers.ts');
    expect(loaded).toEqual(expect.arrayContaining(['exchange/model-token.ts', 'proxy/models/upstream.ts']));
  });
});
