// GitHub Copilot CLI (docs.github.com/copilot): its hook has one event and no name for it.
import type { HookFacts, HookProfile } from './profile.ts';

const decided = (permissionDecision: string) => (permissionDecisionReason: string) => ({
  permissionDecision,
  permissionDecisionReason,
});

/** Its hooks, as read in github/docs, "hooks-reference", for version 1.0.102; not run here. */
export const hook: HookProfile = {
  events: { preToolUse: {} },
  fields: { session: ['sessionId'], turn: [], folder: ['cwd'], tool: ['toolName'], input: ['toolArgs'] },
  commandFields: ['command'],
  folderFields: ['cwd', 'workdir'],
  tools: {
    bash: { kind: 'execute' },
    powershell: { kind: 'execute' },
    edit: { kind: 'edit', paths: ['path'] },
    create: { kind: 'edit', paths: ['path'] },
    view: { kind: 'read', paths: ['path'] },
    glob: { kind: 'search', paths: ['path'], patterns: ['pattern'] },
    grep: { kind: 'search', paths: ['path'] },
    web_fetch: { kind: 'fetch', query: 'url' },
    web_search: { kind: 'fetch', query: 'query' },
    task: { kind: 'think' },
    update_todo: { kind: 'think' },
    report_intent: { kind: 'think' },
  },
  answers: {
    allow: decided('allow'),
    ask: decided('ask'),
    stop: 'reject',
    leave: 'silence',
    reject: decided('deny'),
  },
  install: {
    file: 'hooks/interns.json',
    home: '.copilot',
    variable: 'COPILOT_HOME',
    head: { version: 1 },
    entry: (bash) => ({ type: 'command', bash, timeoutSec: 60 }),
  },
  source: 'GitHub Copilot CLI 1.0.102: github/docs, hooks-reference',
};

export const facts: HookFacts = {
  holds: [
    {
      what: 'a crash, and each exit code but 0',
      said: {
        words: 'a crash or non-zero exit (including exit `2`) denies the tool call',
        in: 'https://docs.github.com/en/copilot/reference/hooks-reference',
      },
    },
  ],
  gaps: [
    {
      what: 'a hook that reaches its time limit is ignored',
      said: {
        words: 'Timeouts are always fail-open, including for `preToolUse`',
        in: 'https://docs.github.com/en/copilot/reference/hooks-reference',
      },
    },
    {
      what: '"disableAllHooks" in its settings, also in those of a repository',
      said: {
        words:
          'Every hook from every source (repository files, user files, plugins, and inline hook blocks) is skipped for sessions in that repository.',
        in: 'https://docs.github.com/en/copilot/reference/hooks-reference',
      },
    },
    {
      what: 'with "--allow-all-tools" nobody is asked about what the hook leaves',
      said: {
        words: 'can run any shell commands that you can run, without getting your prior approval',
        in: 'https://docs.github.com/en/copilot/concepts/agents/copilot-cli/about-copilot-cli',
      },
    },
  ],
};
