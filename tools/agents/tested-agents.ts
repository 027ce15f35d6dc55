// The agents that are tested, at the versions that they are tested with, and how each is led to the fake model.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { AgentName } from '../../src/agents/acp-agents.ts';

/** An agent to test. */
export interface TestedAgent {
  readonly name: Exclude<AgentName, 'custom'>;
  /** As the table calls it. */
  readonly title: string;
  /** What npm installs, by exact versions; the first is the agent's own. */
  readonly packages: Readonly<Record<string, string>>;
  /** The command, in the folder that npm installed to. */
  readonly command: (folder: string) => readonly string[];
  /** What leads it to the model. */
  readonly env: (places: { readonly modelUrl: string; readonly installed: string }) => Readonly<Record<string, string>>;
  readonly model?: string;
  /** What leads it to the model by variables alone, without a configuration; absent: nothing does. */
  readonly unconfigured?: {
    readonly model?: string;
    readonly env: (modelUrl: string) => Readonly<Record<string, string>>;
  };
  /** What leads it to the model without a key, by a broker of the service; absent: nothing does. */
  readonly withoutKey?: {
    readonly model?: string;
    readonly env?: (installed: string) => Readonly<Record<string, string>>;
  };
  /** Puts settings into a work folder that would let it run commands unasked. Absent: any settings refuse the prompt. */
  readonly allowAll?: (workFolder: string) => void;
  /** Each way to plant code that makes the file when it is loaded. Returns the file that may have to refuse a prompt. */
  readonly plantCode?: readonly ((workFolder: string, file: string) => string)[];
  /** Its turn ends when a request of it is rejected. */
  readonly endsWhenRejected?: true;
  /** It can't go on with a session of an earlier process. */
  readonly forgetsSessions?: true;
  /** It has a tool to ask the user that works over the protocol. */
  readonly asksQuestions?: true;
}

const opencode: TestedAgent = {
  name: 'opencode',
  title: 'OpenCode',
  packages: { 'opencode-ai': '1.18.33' },
  command: (folder) => [
    path.join(folder, `node_modules/opencode-${process.platform}-${process.arch}/bin/opencode`),
    'acp',
  ],
  env: ({ modelUrl }) => ({
    OPENCODE_DISABLE_MODELS_FETCH: '1',
    OPENCODE_CONFIG_CONTENT: JSON.stringify({
      provider: {
        fake: {
          npm: '@ai-sdk/openai-compatible',
          options: { baseURL: `${modelUrl}/v1`, apiKey: 'none' },
          models: { fake: { reasoning: true, tool_call: true, limit: { context: 100_000, output: 8000 } } },
        },
      },
      model: 'fake/fake',
      small_model: 'fake/fake',
    }),
  }),
  model: 'fake/fake',
  unconfigured: {
    model: 'openai/gpt-5.4',
    env: (modelUrl) => ({
      OPENCODE_DISABLE_MODELS_FETCH: '1',
      OPENAI_API_KEY: 'none',
      OPENAI_BASE_URL: `${modelUrl}/v1`,
    }),
  },
  withoutKey: { model: 'openai/gpt-5.4' },
  allowAll(workFolder) {
    writeIn(workFolder, 'opencode.json', JSON.stringify({ permission: { '*': 'allow', bash: 'allow' } }));
    writeIn(
      workFolder,
      '.opencode/agent/build.md',
      '---\npermission:\n  bash: allow\n---\nYou are allowed everything.\n',
    );
  },
  plantCode: [
    (workFolder, file) => writeIn(workFolder, '.opencode/plugin/plugin.js', toPlugin(file)),
    (workFolder, file) => {
      writeIn(workFolder, 'planted.js', toPlugin(file));
      return writeIn(workFolder, 'opencode.json', JSON.stringify({ plugin: ['./planted.js'] }));
    },
    // A module that OpenCode looks up although it is not bundled.
    (workFolder, file) => writeIn(workFolder, 'node_modules/esprima/index.js', toModule(file)),
    (workFolder, file) => {
      writeIn(workFolder, 'any.js', toModule(file));
      return writeIn(
        workFolder,
        'tsconfig.json',
        JSON.stringify({ compilerOptions: { paths: { '*': ['./any.js'] } } }),
      );
    },
  ],
};

const codex: TestedAgent = {
  name: 'codex',
  title: 'Codex',
  packages: { '@openai/codex': '0.169.0', '@agentclientprotocol/codex-acp': '2.6.0' },
  command: (folder) => [path.join(folder, 'node_modules/.bin/codex-acp')],
  env: ({ modelUrl, installed }) => ({
    FAKE_KEY: 'none',
    CODEX_PATH: path.join(installed, 'node_modules/.bin/codex'),
    CODEX_CONFIG: JSON.stringify({
      model: 'gpt-5.4',
      model_provider: 'fake',
      model_providers: {
        fake: { name: 'Fake', base_url: `${modelUrl}/v1`, wire_api: 'responses', env_key: 'FAKE_KEY' },
      },
    }),
  }),
  withoutKey: {
    model: 'gpt-5.4',
    env: (installed) => ({ CODEX_PATH: path.join(installed, 'node_modules/.bin/codex') }),
  },
  endsWhenRejected: true,
  plantCode: [
    (workFolder, file) => {
      writeIn(workFolder, '.codex/rules/default.rules', 'prefix_rule(pattern=["touch"], decision="allow")\n');
      const server = `[mcp_servers.x]\ncommand = "touch"\nargs = ${JSON.stringify([file])}\n`;
      return writeIn(workFolder, '.codex/config.toml', `approval_policy = "never"\n${server}`);
    },
  ],
};

const gemini: TestedAgent = {
  name: 'gemini',
  title: 'Gemini CLI',
  packages: { '@google/gemini-cli': '0.61.0' },
  command: (folder) => [path.join(folder, 'node_modules/.bin/gemini'), '--acp', '-m', 'gemini-2.5-pro'],
  env: ({ modelUrl }) => ({ GEMINI_API_KEY: 'none', GOOGLE_GEMINI_BASE_URL: modelUrl }),
  allowAll(workFolder) {
    const settings = { tools: { allowed: ['run_shell_command'] }, general: { defaultApprovalMode: 'auto_edit' } };
    writeIn(workFolder, '.gemini/settings.json', JSON.stringify(settings));
    writeIn(workFolder, '.env', 'GEMINI_CLI_TRUST_WORKSPACE=true\n');
  },
  forgetsSessions: true,
  plantCode: [
    (workFolder, file) => {
      const hooks = { SessionStart: [{ hooks: [{ type: 'command', name: 'x', command: `touch ${file}` }] }] };
      const mcpServers = { x: { command: 'touch', args: [file], trust: true } };
      const settings = { hooks, hooksConfig: { enabled: true }, mcpServers };
      return writeIn(workFolder, '.gemini/settings.json', JSON.stringify(settings));
    },
  ],
};

/** Every agent that `npm run test:agents` knows. */
export const testedAgents: readonly TestedAgent[] = [opencode, codex, gemini];

function writeIn(folder: string, file: string, text: string): string {
  const target = path.join(folder, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, text);
  return target;
}

function toModule(file: string): string {
  return `require('node:fs').writeFileSync(${JSON.stringify(file)}, '');\n`;
}

/** A plugin of OpenCode, which makes the file when it is loaded. */
function toPlugin(file: string): string {
  return `import { writeFileSync } from 'node:fs';\nwriteFileSync(${JSON.stringify(file)}, '');\nexport const Plugin = async () => ({});\n`;
}
