// Settings of `command: list`.
import type { LifecycleStatus } from '../contract/interns.ts';
import { lifecycleStatuses } from '../contract/interns.ts';
import type { ServiceSettings } from './credentials.ts';
import { readService } from './credentials.ts';
import type { InputText } from './given.ts';
import { optional } from './given.ts';
import { badValue, readDuration, readUuid } from './values.ts';

/** Everything that `command: list` needs. */
export interface ListSettings extends ServiceSettings {
  readonly command: 'list';
  /** Empty: all. */
  readonly status: readonly LifecycleStatus[];
  readonly workspaceId: string | undefined;
  readonly timeoutMs: number;
}

/** The settings of `command: list`. */
export function readListSettings(text: InputText): ListSettings {
  return {
    command: 'list',
    ...readService(text),
    status: optional(text, 'status', readStatuses) ?? [],
    workspaceId: optional(text, 'workspace-id', readUuid),
    timeoutMs: readDuration('timeout', text('timeout') ?? '', 1000),
  };
}

/** Lifecycle statuses, separated by commas; each once, in the order given. */
function readStatuses(name: string, value: string): readonly LifecycleStatus[] {
  const statuses = value.split(',').map((part) => {
    const status = lifecycleStatuses.find((one) => one === part.trim());
    if (status !== undefined) return status;
    throw badValue(name, value, `Use one or more of ${lifecycleStatuses.join(', ')}, separated by commas.`);
  });
  return [...new Set(statuses)];
}
