// The evidence for what docs/hooks.md says about each agent's hook. What has none was tried with the agent.

import type { hookGaps } from '../../src/agents/hook-gaps.ts';
import type { HookName } from '../../src/agents/hook-names.ts';

export interface Evidence {
  readonly quote: string;
  /** The public page or the command that has the quote. */
  readonly source: string;
}

type GapEvidence = { readonly [Name in HookName]?: Partial<Readonly<Record<keyof (typeof hookGaps)[Name], Evidence>>> };

export const gapEvidence: GapEvidence = {
  claude: {
    oldVersions: {
      quote: "A timed-out command, http, or mcp_tool hook doesn't block the tool call",
      source: 'https://code.claude.com/docs/en/hooks',
    },
    disableAllHooks: {
      quote: '`disableAllHooks` set in user, project, or local settings cannot disable those managed hooks',
      source: 'https://code.claude.com/docs/en/hooks',
    },
    mentions: {
      quote: 'Claude Code inserts their contents while building the prompt, so no PreToolUse hook fires for them',
      source: 'https://code.claude.com/docs/en/hooks',
    },
    bypassPermissions: {
      quote: 'All tools run without permission prompts',
      source: 'https://docs.claude.com/en/docs/claude-code/sdk/sdk-permissions',
    },
  },
  codex: {
    commandFolder: {
      quote:
        'their PreToolUse hook payload contains only the command. The top-level hook cwd is taken from the turn context, not from the resolved per-call execution cwd.',
      source: 'https://github.com/openai/codex/issues/37251',
    },
    missingFolder: {
      quote:
        "When a Codex Desktop session's working directory no longer exists on disk, a trusted user-level `PreToolUse` hook is never executed, and the tool call runs anyway.",
      source: 'https://github.com/openai/codex/issues/45293',
    },
    features: {
      quote:
        'Hooks are enabled by default. If you need to turn them off in `config.toml`, set: `[features]` `hooks = false`',
      source: 'https://developers.openai.com/codex/hooks',
    },
    writeStdin: {
      quote:
        'The newer `unified_exec` mechanism allows richer streaming stdin/stdout handling of shell, but interception is incomplete.',
      source: 'https://developers.openai.com/codex/hooks',
    },
  },
  gemini: {
    hooksConfig: {
      quote: 'Canonical toggle for the hooks system. When disabled, no hooks will be executed.',
      source: 'https://geminicli.com/docs/reference/configuration',
    },
  },
  copilot: {
    timeLimit: {
      quote: 'Timeouts are always fail-open, including for `preToolUse`',
      source: 'https://docs.github.com/en/copilot/reference/hooks-reference',
    },
    disableAllHooks: {
      quote:
        'Every hook from every source (repository files, user files, plugins, and inline hook blocks) is skipped for sessions in that repository.',
      source: 'https://docs.github.com/en/copilot/reference/hooks-reference',
    },
    allowAllTools: {
      quote: 'can run any shell commands that you can run, without getting your prior approval',
      source: 'https://docs.github.com/en/copilot/concepts/agents/copilot-cli/about-copilot-cli',
    },
  },
  cursor: {
    readFile: {
      quote: 'Cursor 3.15.6 can execute its `ReadFile` tool without emitting the generic `preToolUse` hook.',
      source: 'https://github.com/perplexityai/numbat/issues/21',
    },
    webTools: {
      quote:
        'Values include `Shell`, `Read`, `Write`, `Grep`, `Delete`, `Task`, and MCP tools using the `MCP:<tool_name>` format.',
      source: 'https://cursor.com/docs/hooks',
    },
    autoReview: {
      quote: 'In Auto-review mode the command runs without any prompt.',
      source: 'https://dev.to/labyrinthlab/your-cursor-hook-says-ask-in-auto-review-the-command-may-just-run-36b9',
    },
  },
  opencode: {
    auto: {
      quote: 'auto-approve permissions that are not explicitly denied (dangerous!)',
      source: 'opencode --help',
    },
  },
};

/** Documented failures of the hook that refuse the call. docs/hooks.md has a table of those that were tested. */
export const blockingFailures: Readonly<Partial<Record<HookName, Evidence & { readonly what: string }>>> = {
  claude: {
    what: 'exit code 2 and, because the entry says `"onFailure": "block"`, a crash, a time limit and a missing program',
    quote:
      "a hook that can't start, times out, or exits with an unexpected code blocks the action instead of letting it through",
    source: 'https://code.claude.com/docs/en/changelog#2-1-295',
  },
  copilot: {
    what: 'a crash, and each exit code but 0',
    quote: 'a crash or non-zero exit (including exit `2`) denies the tool call',
    source: 'https://docs.github.com/en/copilot/reference/hooks-reference',
  },
  cursor: {
    what: 'exit code 2 and, because the entry says `"failClosed": true`, each failure of the hook',
    quote:
      'hook failures (crash, timeout, non-zero exit code, no output) block the action instead of allowing it through',
    source: 'https://cursor.com/docs/hooks',
  },
};
