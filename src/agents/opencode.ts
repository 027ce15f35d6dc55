// OpenCode (opencode.ai): its rules decide what it asks about, and it can print the resolved rules.
import { isObject, parseJson } from '../json.ts';
import { type AgentProfile, type FolderSetting, gitConfiguration, type HookProfile } from './profile.ts';

/** Rules for what it may do unasked: look at the work folder, and keep a to-do list. */
const allowedWithoutAsking = {
  read: { '*': 'allow', '*.env': 'ask', '*.env.*': 'ask', '*.env.example': 'allow' },
  glob: 'allow',
  grep: 'allow',
  list: 'allow',
  todowrite: 'allow',
};

// Everything else asks, MCP tools included.
const rules = {
  '*': 'ask',
  bash: 'ask',
  edit: 'ask',
  webfetch: 'ask',
  task: 'ask',
  external_directory: 'ask',
  ...allowedWithoutAsking,
};

/** Settings that had no effect with `OPENCODE_DISABLE_PROJECT_CONFIG`, in version 1.18.33. */
const harmlessField = /^(?:\$schema|permissions?|agents?|mcp|providers?|commands?|skills|formatter|lsp|shell)$/;

/** Returns false for text that inserts a file or a variable (`{file:…}`), and for anything but plain JSON. */
function hasOnlyHarmlessFields(text: string): boolean {
  const settings = /\{(?:file|env):/.test(text) ? undefined : parseJson(text);
  return isObject(settings) && Object.keys(settings).every((name) => harmlessField.test(name));
}

/** OpenCode, measured with version 1.18.33 (docs/agents.md). */
export const acp: AgentProfile = {
  command: ['opencode', 'acp'],
  package: 'opencode-ai',
  keyVariables: [
    'ANTHROPIC_API_KEY',
    'GEMINI_API_KEY',
    'GOOGLE_GENERATIVE_AI_API_KEY',
    'GROQ_API_KEY',
    'MISTRAL_API_KEY',
    'OPENAI_API_KEY',
    'OPENCODE_API_KEY',
    'OPENROUTER_API_KEY',
    'XAI_API_KEY',
  ],
  env: {
    OPENCODE_PERMISSION: JSON.stringify(rules),
    OPENCODE_CONFIG_CONTENT: '{}', // without a configuration, it writes one into its home
    OPENCODE_DISABLE_PROJECT_CONFIG: '1',
    OPENCODE_DISABLE_AUTOUPDATE: '1',
    OPENCODE_DISABLE_LSP_DOWNLOAD: '1',
    OPENCODE_DISABLE_EXTERNAL_SKILLS: '1',
  },
  startsInHome: true,
  folderSettings: [
    ...['opencode.json', 'opencode.jsonc'].flatMap((path): FolderSetting[] => [
      { path, ignoredBy: ['OPENCODE_DISABLE_PROJECT_CONFIG'] },
      // OpenCode still reads some fields, such as `plugin` and `references`.
      { path, ignoredBy: undefined, isReadFromParents: true, isHarmless: hasOnlyHarmlessFields },
      { path: `.opencode/${path}`, ignoredBy: undefined, isReadFromParents: true, isHarmless: hasOnlyHarmlessFields },
    ]),
    ...['.claude/skills', '.agents/skills'].map((path) => ({ path, ignoredBy: ['OPENCODE_DISABLE_EXTERNAL_SKILLS'] })),
    { path: '.opencode/agent', ignoredBy: ['OPENCODE_DISABLE_PROJECT_CONFIG'] },
    { path: '.opencode/tool', ignoredBy: ['OPENCODE_DISABLE_PROJECT_CONFIG'] },
    // Code in these folders runs before any prompt, and no switch prevents that.
    { path: '.opencode/plugin', ignoredBy: undefined, isReadFromParents: true },
    { path: '.opencode/plugins', ignoredBy: undefined, isReadFromParents: true },
  ],
  homeSettings: [
    '.opencode',
    '.local/share/opencode/auth.json', // may name an address that settings and plugins are fetched from
    ...gitConfiguration,
    'node_modules',
    'package.json', // with the name of a module that OpenCode looks for, it takes that module's place
    // `.npmrc` may name a program in place of Git, which OpenCode installs its packages with.
    ...['.npmrc', 'opencode.json', 'opencode.jsonc'].flatMap((name) => [name, `.config/opencode/${name}`]),
    ...[
      'config',
      'config.json',
      ...['agent', 'command', 'mode', 'plugin', 'tool'].flatMap((name) => [name, `${name}s`]),
    ].map((name) => `.config/opencode/${name}`),
  ],
  asking: {
    by: 'command',
    command: ['debug', 'agent', 'build'],
    manual: 'build', // one mode for both: the rules decide
    selfDrive: 'build',
    tools: ['bash', 'edit', 'webfetch', 'task'],
  },
  folderFields: ['workdir'],
  sessionFolderField: 'cwd',
  sendsInputByUpdate: true,
  tools: ['bash', 'edit', 'write', 'webfetch', 'read'],
};

const toDecision = (decision: string) => (reason: string) => ({ decision, reason });

/** The hook of the plugin below, by the types of version 1.18.33. The plugin builds the payload, in a form of our own. */
export const hook: HookProfile = {
  events: { 'tool.execute.before': {} },
  fields: { session: ['session'], turn: ['message'], folder: ['worktree', 'cwd'], tool: ['tool'], input: ['args'] },
  folderFields: ['workdir'],
  tools: {
    bash: { kind: 'execute' },
    edit: { kind: 'edit', pathFields: ['filePath'] },
    write: { kind: 'edit', pathFields: ['filePath'] },
    apply_patch: { kind: 'edit', patchField: 'patchText' },
    read: { kind: 'read', pathFields: ['filePath'] },
    list: { kind: 'read', pathFields: ['path'], isPathOptional: true },
    glob: { kind: 'search', pathFields: ['path'], patternFields: ['pattern'] },
    grep: { kind: 'search', pathFields: ['path'], searchesWholeFolder: true },
    webfetch: { kind: 'fetch', queryField: 'url' },
    websearch: { kind: 'fetch', queryField: 'query' },
    task: { kind: 'think' },
    todowrite: { kind: 'think' },
    todoread: { kind: 'think' },
  },
  answers: { allow: toDecision('allow'), ask: toDecision('ask'), stop: toDecision('stop'), leave: toDecision('ask') },
  neverAsked: Object.keys(allowedWithoutAsking),
  install: {
    file: 'plugin/interns.js',
    home: '.config/opencode',
    variable: 'XDG_CONFIG_HOME',
    subfolder: 'opencode',
    script: (command) => `// Written by "interns policy hook --for opencode --install".
import { spawn } from 'node:child_process';
const command = ${JSON.stringify(command)};
${pluginBody}`,
    fallback: { file: 'opencode.json', field: 'permission', value: { '*': 'ask' } },
  },
  knownFrom: 'OpenCode 1.18.33: the types of its plugins',
};

const pluginBody = `// A provider may repeat the id of a call. A second call with the id of a running one is refused, and so is each later one.
const calls = new Map();
const turns = new Map();
function judge(payload) {
  return new Promise((resolve, reject) => {
    const child = spawn('/bin/sh', ['-c', command], { detached: true });
    // Kill the whole group: a program that the shell started would survive the shell, and keep the output open.
    const timer = setTimeout(() => {
      try {
        process.kill(-child.pid, 'SIGKILL');
      } finally {
        reject(new Error('interns: refused, because it was not judged in time'));
      }
    }, 60000);
    let out = '';
    let err = '';
    child.stdout.on('data', (data) => (out += data));
    child.stderr.on('data', (data) => (err += data));
    child.stdin.on('error', () => {});
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      if (code !== 0) return reject(new Error(err.trim() || 'interns: refused'));
      try {
        resolve(out.trim() === '' ? { decision: 'ask' } : JSON.parse(out));
      } catch (error) {
        reject(error);
      }
    });
    child.stdin.end(JSON.stringify(payload));
  });
}
function close(key) {
  if (calls.get(key) !== 'refused') calls.delete(key);
}
export const Interns = async ({ client, directory, worktree }) => ({
  config: async (config) => {
    config.permission = ${JSON.stringify({ '*': 'ask', ...allowedWithoutAsking })};
    for (const agent of Object.values(config.agent ?? {})) delete agent.permission;
  },
  'chat.message': async ({ sessionID }, { message }) => {
    turns.set(sessionID, message.id);
  },
  'tool.execute.before': async ({ tool, sessionID, callID }, { args }) => {
    const payload = { hook_event_name: 'tool.execute.before', session: sessionID, worktree: worktree === '/' ? directory : worktree, cwd: directory, message: turns.get(sessionID), tool, args };
    const key = sessionID + ' ' + callID;
    if (calls.has(key)) {
      calls.set(key, 'refused');
      throw new Error('interns: refused, because another call with the same id has not ended');
    }
    calls.set(key, 'open');
    try {
      const { decision, reason } = await judge(payload);
      if (decision === 'stop') {
        await client.session.abort({ path: { id: sessionID } });
        throw new Error(reason);
      }
      if (decision !== 'allow' && decision !== 'ask') throw new Error('interns: refused');
      if (decision === 'allow' && calls.get(key) === 'open') calls.set(key, 'allowed');
    } catch (error) {
      close(key);
      throw error;
    }
  },
  'tool.execute.after': async ({ sessionID, callID }) => close(sessionID + ' ' + callID),
  event: async ({ event: { type, properties } }) => {
    const { part } = properties ?? {};
    // A call that fails has no "after".
    if (type === 'message.part.updated' && part?.type === 'tool' && part.state?.status === 'error') {
      return close(part.sessionID + ' ' + part.callID);
    }
    if (type !== 'permission.asked' && type !== 'permission.updated') return;
    const callID = properties.tool?.callID ?? properties.callID;
    if (calls.get(properties.sessionID + ' ' + callID) !== 'allowed') return;
    const path = { id: properties.sessionID, permissionID: properties.id };
    await client.postSessionIdPermissionsPermissionId({ path, body: { response: 'once' } });
  },
});
`;
