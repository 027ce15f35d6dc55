// Names and closed lists of the API, separate from the schemas, so that importing them loads no validator.

/** The lifecycle statuses of an intern (docs/service-api.md, "Intern lifecycle status"). */
export const lifecycleStatuses = [
  'awaiting_slack_install',
  'queued',
  'provisioning',
  'running',
  'failed',
  'stopped',
  'destroying',
  'destroy_failed',
] as const;

/** One of the eight lifecycle statuses that a list may be filtered by (docs/service-api.md, "Intern lifecycle status"). */
export type LifecycleStatus = (typeof lifecycleStatuses)[number];

/** Modes in which an intern handles approval-bearing tools during one run (docs/service-api.md, "Stream rules", 5). */
export const approvalModes = ['manual', 'self-drive'] as const;

/** A mode in which an intern handles approval-bearing tools (docs/service-api.md, "Stream rules", 5). */
export type ApprovalMode = (typeof approvalModes)[number];

/** Resets of a key's usage: at midnight UTC, on Monday, on the 1st (docs/service-api.md, "PATCH /keys/{hash}"). */
export const limitResets = ['daily', 'weekly', 'monthly'] as const;

/** One of the three resets (docs/service-api.md, "PATCH /keys/{hash}", row `limit_reset`). */
export type LimitReset = (typeof limitResets)[number];

/** Suffix after the deployment's own name, by which clients recognise the tool (docs/service-api.md, "Names"). */
export const provideInputSuffix = '.provide_input';
