// Facts about agents' hooks for people to read; no decision uses them.
import type { HookName } from './hook-names.ts';

/** A fact with a `quote` comes from a public page or command; one without was tested with the hook. */
export type HookFact =
  | { readonly what: string; readonly quote?: undefined }
  | { readonly what: string; readonly quote: string; readonly source: string };

interface HookFacts {
  /** Documented failures of the hook that refuse the call. docs/hooks.md has a table of those that were tested. */
  readonly blockingFailures?: readonly HookFact[];
  /** Where the hook is not asked, or its answer is not followed. */
  readonly gaps: readonly HookFact[];
}

export const hookFacts: Readonly<Record<HookName, HookFacts>> = {
  claude: {
    blockingFailures: [
      {
        what: 'exit code 2 and, because the entry says `"onFailure": "block"`, a crash, a time limit and a missing program',
        quote:
          "a hook that can't start, times out, or exits with an unexpected code blocks the action instead of letting it through",
        source: 'https://code.claude.com/docs/en/changelog#2-1-295',
      },
    ],
    gaps: [
      {
        what: 'versions before 2.1.295 do not have "onFailure": a hook that reaches its time limit is ignored',
        quote: "A timed-out command, http, or mcp_tool hook doesn't block the tool call",
        source: 'https://code.claude.com/docs/en/hooks',
      },
      {
        what: '"disableAllHooks" in its settings, also in those of a project, unless an administrator manages the hook',
        quote: '`disableAllHooks` set in user, project, or local settings cannot disable those managed hooks',
        source: 'https://code.claude.com/docs/en/hooks',
      },
      {
        what: 'a file that is mentioned with "@" is read without a tool',
        quote: 'Claude Code inserts their contents while building the prompt, so no PreToolUse hook fires for them',
        source: 'https://code.claude.com/docs/en/hooks',
      },
      {
        what: 'in the mode "bypassPermissions", what the hook does not decide runs without a question',
        quote: 'All tools run without permission prompts',
        source: 'https://docs.claude.com/en/docs/claude-code/sdk/sdk-permissions',
      },
    ],
  },
  codex: {
    gaps: [
      { what: 'a hook that nobody trusted in "/hooks" is skipped in silence' },
      { what: 'a hook that reaches its time limit is ignored' },
      { what: '"ask" is not followed in the mode "bypassPermissions": the hook rejects what no rule decides' },
      {
        what: 'in 0.153.3 (fixed by 0.169.0), the hook gets the folder of the session and not that of the command: a rule for the root of the work folder then allows a command in any folder',
        quote:
          'their PreToolUse hook payload contains only the command. The top-level hook cwd is taken from the turn context, not from the resolved per-call execution cwd.',
        source: 'https://github.com/openai/codex/issues/37251',
      },
      {
        what: 'if the folder of the session no longer exists, no hook runs',
        quote:
          "When a Codex Desktop session's working directory no longer exists on disk, a trusted user-level `PreToolUse` hook is never executed, and the tool call runs anyway.",
        source: 'https://github.com/openai/codex/issues/45293',
      },
      {
        what: 'a trusted project can turn hooks off with "features.hooks = false"',
        quote:
          'Hooks are enabled by default. If you need to turn them off in `config.toml`, set: `[features]` `hooks = false`',
        source: 'https://developers.openai.com/codex/hooks',
      },
      {
        what: '"write_stdin" has no hook: text that is typed into a running program is not checked',
        quote:
          'The newer `unified_exec` mechanism allows richer streaming stdin/stdout handling of shell, but interception is incomplete.',
        source: 'https://developers.openai.com/codex/hooks',
      },
    ],
  },
  gemini: {
    gaps: [
      { what: 'in the mode "yolo", what the hook leaves to Gemini CLI, even by "allow", runs without a question' },
      {
        what: 'a hook that reaches its time limit is ignored, after Gemini CLI has waited until all processes of the hook have ended',
      },
      {
        what: '"hooksConfig" of a trusted project',
        quote: 'Canonical toggle for the hooks system. When disabled, no hooks will be executed.',
        source: 'https://geminicli.com/docs/reference/configuration',
      },
      { what: 'in an editor, over the Agent Client Protocol, none of its hooks run' },
      { what: 'with "--prompt" it waits forever if the hook asks' },
    ],
  },
  copilot: {
    blockingFailures: [
      {
        what: 'a crash, and each exit code but 0',
        quote: 'a crash or non-zero exit (including exit `2`) denies the tool call',
        source: 'https://docs.github.com/en/copilot/reference/hooks-reference',
      },
    ],
    gaps: [
      {
        what: 'a hook that reaches its time limit is ignored',
        quote: 'Timeouts are always fail-open, including for `preToolUse`',
        source: 'https://docs.github.com/en/copilot/reference/hooks-reference',
      },
      {
        what: '"disableAllHooks" in its settings, also in those of a repository',
        quote:
          'Every hook from every source (repository files, user files, plugins, and inline hook blocks) is skipped for sessions in that repository.',
        source: 'https://docs.github.com/en/copilot/reference/hooks-reference',
      },
      {
        what: 'with "--allow-all-tools", what the hook does not decide runs without a question',
        quote: 'can run any shell commands that you can run, without getting your prior approval',
        source: 'https://docs.github.com/en/copilot/concepts/agents/copilot-cli/about-copilot-cli',
      },
    ],
  },
  cursor: {
    blockingFailures: [
      {
        what: 'exit code 2 and, because the entry says `"failClosed": true`, each failure of the hook',
        quote:
          'hook failures (crash, timeout, non-zero exit code, no output) block the action instead of allowing it through',
        source: 'https://cursor.com/docs/hooks',
      },
    ],
    gaps: [
      {
        what: 'web tools: the documentation names no matcher for them',
        quote:
          'Values include `Shell`, `Read`, `Write`, `Grep`, `Delete`, `Task`, and MCP tools using the `MCP:<tool_name>` format.',
        source: 'https://cursor.com/docs/hooks',
      },
      {
        what: '"ask" is ignored in its mode "Auto-review"',
        quote: 'In Auto-review mode the command runs without any prompt.',
        source: 'https://dev.to/labyrinthlab/your-cursor-hook-says-ask-in-auto-review-the-command-may-just-run-36b9',
      },
    ],
  },
  opencode: {
    gaps: [
      { what: 'a plugin that does not load: then OpenCode asks by its own rules, which the project can set to allow' },
      {
        what: 'with "--auto", what the hook does not reject runs without a question',
        quote: 'auto-approve permissions that are not explicitly denied (dangerous!)',
        source: 'opencode --help',
      },
    ],
  },
};
