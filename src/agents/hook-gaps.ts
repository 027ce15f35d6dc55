// Known ways past the hook of each agent: where it is not asked, or its answer is not followed. No decision uses the list.
import type { HookName } from './hook-names.ts';

/** By agent, and by a name for the evidence (tools/generate/hook-evidence.ts). */
export const hookGaps = {
  claude: {
    oldVersions: 'versions before 2.1.295 do not have "onFailure": a hook that reaches its time limit is ignored',
    disableAllHooks:
      '"disableAllHooks" in its settings, also in those of a project, unless an administrator manages the hook',
    mentions: 'a file that is mentioned with "@" is read without a tool',
    bypassPermissions: 'in the mode "bypassPermissions", what the hook does not decide runs without a question',
  },
  codex: {
    untrustedHook: 'a hook that nobody trusted in "/hooks" is skipped in silence',
    timeLimit: 'a hook that reaches its time limit is ignored',
    bypassPermissions: '"ask" is not followed in the mode "bypassPermissions": the hook rejects what no rule decides',
    commandFolder:
      'in 0.153.3 (fixed by 0.169.0), the hook gets the folder of the session and not that of the command: a rule for the root of the work folder then allows a command in any folder',
    missingFolder: 'if the folder of the session no longer exists, no hook runs',
    features: 'a trusted project can turn hooks off with "features.hooks = false"',
    writeStdin: '"write_stdin" has no hook: text that is typed into a running program is not checked',
  },
  gemini: {
    yolo: 'in the mode "yolo", what the hook leaves to Gemini CLI, even by "allow", runs without a question',
    timeLimit:
      'a hook that reaches its time limit is ignored, after Gemini CLI has waited until all processes of the hook have ended',
    hooksConfig: '"hooksConfig" of a trusted project',
    editor: 'in an editor, over the Agent Client Protocol, none of its hooks run',
    prompt: 'with "--prompt" it waits forever if the hook asks',
  },
  copilot: {
    timeLimit: 'a hook that reaches its time limit is ignored',
    disableAllHooks: '"disableAllHooks" in its settings, also in those of a repository',
    allowAllTools: 'with "--allow-all-tools", what the hook does not decide runs without a question',
  },
  cursor: {
    readFile: 'its tool "ReadFile" has no hook, in 3.15.6',
    webTools: 'web tools: the documentation names no matcher for them',
    autoReview: '"ask" is ignored in its mode "Auto-review"',
  },
  opencode: {
    unloadedPlugin:
      'a plugin that does not load: then OpenCode asks by its own rules, which the project can set to allow',
    auto: 'with "--auto", what the hook does not reject runs without a question',
  },
} as const satisfies Readonly<Record<HookName, Readonly<Record<string, string>>>>;
