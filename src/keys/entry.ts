// What was asked for of a key: the fields, and when they are due.
import type { KeyUpdate } from '../contract/keys.ts';
import type { Schedule } from './schedule.ts';
import type { UsageCondition } from './usage.ts';

/** A key as it was named. */
export interface NamedKey {
  /** Where it was named, for messages: `keys.yml:4`, or the input. */
  readonly source: string;
  readonly hash: string;
  /** The hash as it is shown until the service has answered with it: one of the environment by the name of its variable. */
  readonly shownHash: string;
}

/** When an entry is due; each part that is there has to hold. */
export interface KeyCondition {
  readonly schedule: Schedule | undefined;
  readonly usage: UsageCondition | undefined;
}

/** One update of a key that was asked for. */
export interface KeyEntry extends NamedKey {
  /** At least one field. */
  readonly update: KeyUpdate;
  /** Undefined: always. */
  readonly when: KeyCondition | undefined;
}
