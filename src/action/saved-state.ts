// Reads the values that a main step saves for its post step: the runner passes each as `STATE_<name>`.
import type { Environment } from '../environment.ts';

export const savedStateNames = ['proxy', 'agents', 'review_status', 'open_question'] as const;

export type SavedStateName = (typeof savedStateNames)[number];

export function readSavedState(env: Environment, name: SavedStateName): string | undefined {
  return env[`STATE_${name}`] || undefined;
}
