// Lists names and closed lists of the API. Kept apart from the schemas, so that importing this file loads no validator.

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

/** A lifecycle status, by which lists can be filtered (docs/service-api.md, "Intern lifecycle status"). */
export type LifecycleStatus = (typeof lifecycleStatuses)[number];

export const approvalModes = ['manual', 'self-drive'] as const;

/** Sets how an intern uses tools that need approval (docs/service-api.md, "Stream rules", 5). */
export type ApprovalMode = (typeof approvalModes)[number];

/** Usage is reset at midnight UTC; weekly on Monday, monthly on the 1st (docs/service-api.md, "PATCH /keys/{hash}"). */
export const limitResets = ['daily', 'weekly', 'monthly'] as const;

export type LimitReset = (typeof limitResets)[number];

/** Identifies a pause: the tool's name ends with this, after the deployment's own name (docs/service-api.md, "Names"). */
export const provideInputSuffix = '.provide_input';
