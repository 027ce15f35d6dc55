// Settings of `command: list`.
import type { LifecycleStatus } from '../contract/interns.ts';
import type { ServiceSettings } from './credentials.ts';
import { readService } from './credentials.ts';
import type { InputText } from './given.ts';
import { optional, setting } from './given.ts';

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
    status: optional(text, 'status') ?? [],
    workspaceId: optional(text, 'workspace-id'),
    timeoutMs: setting(text, 'timeout'),
  };
}
