// GitHub Copilot CLI (docs.github.com/copilot): its hook has a single event, which the payload does not name.
import type { HookProfile } from './profile.ts';

const toReply = (verb: string) => (why: string) => ({ permissionDecision: verb, permissionDecisionReason: why });

/** Its hooks, from github/docs, "hooks-reference", for version 1.0.102; never tried with the program itself. */
export const hook: HookProfile = {
  events: { preToolUse: {} },
  namesNoEvent: true,
  fields: { session: ['sessionId'], turn: [], folder: ['cwd'], tool: ['toolName'], input: ['toolArgs'] },
  folderFields: [],
  tools: {
    bash: { kind: 'execute' },
    edit: { kind: 'edit', pathFields: ['path'] },
    create: { kind: 'edit', pathFields: ['path'] },
    view: { kind: 'read', pathFields: ['path'] },
    glob: { kind: 'search', pathFields: ['path'], patternFields: ['pattern'] },
    grep: { kind: 'search', pathFields: ['path'] },
    web_fetch: { kind: 'fetch', queryField: 'url' },
    web_search: { kind: 'fetch', queryField: 'query' },
    task: { kind: 'think' },
    update_todo: { kind: 'think' },
    report_intent: { kind: 'think' },
  },
  answers: { allow: toReply('allow'), ask: toReply('ask'), stop: 'reject', leave: 'silence', reject: toReply('deny') },
  install: {
    file: 'hooks/interns.json',
    home: '.copilot',
    variable: 'COPILOT_HOME',
    topLevel: { version: 1 },
    entry: (bash) => ({ type: 'command', bash, timeoutSec: 60 }),
  },
  knownFrom: 'GitHub Copilot CLI 1.0.102: github/docs, hooks-reference',
};
