// What a console may see of a service: what its API and its control routes gave or would give, and no secret.
import type { Intern } from '../../contract/interns.ts';
import type { ApiKeyRecord } from '../../contract/keys.ts';
import type { Secret } from '../../secret.ts';
import type { ConfiguredKey, FederationPolicy } from '../config/config.ts';
import type { Faults, OpenFault } from '../control/faults.ts';
import type { Journal, JournalEntry } from '../control/journal.ts';
import type { Run, Runs } from '../runs/runs.ts';
import type { ServiceState } from '../state/state.ts';
import { toKeyRecord } from '../store/key-usage.ts';
import type { StoredRun } from '../store/store.ts';

/** A key as an update of it would answer (docs/service-api.md, "API key record"), and what kind of key it is. */
export interface SeenKey {
  readonly type: ConfiguredKey['type'];
  readonly record: ApiKeyRecord;
}

/** A federation policy, with the issuer whose tokens it takes. */
export interface SeenPolicy {
  readonly policy: FederationPolicy;
  readonly issuer: string;
}

/** What a console may see. */
export interface ServiceView {
  readonly baseUrl: string;
  /** Whether the control routes take the starter's token only, also from programs. */
  readonly isTokenNeeded: boolean;
  now(): number;
  interns(): readonly Intern[];
  keys(): readonly SeenKey[];
  policies(): readonly SeenPolicy[];
  /** Running and paused. */
  openRuns(): readonly Run[];
  /** What the store knows of the last runs, the last first. Without a data folder it has forgotten what was said in them. */
  pastRuns(): readonly StoredRun[];
  watchRuns: Runs['watch'];
  journal(): readonly JournalEntry[];
  faults(): readonly OpenFault[];
  /** A bearer of the API that acts as a standard key, as an exchange gives one; undefined for a key that there is not. */
  accessTokenFor(keyHash: string): Promise<Secret | undefined>;
  /** Calls `end` when the service stops. @returns takes that back */
  onStop(end: () => void): () => void;
}

const shownRuns = 50;
const lifetimeSeconds = 300;

/** What a view is made from. */
export interface ViewOptions {
  readonly state: ServiceState;
  readonly journal: Journal;
  readonly faults: Faults;
  readonly baseUrl: string;
  readonly isTokenNeeded: boolean;
}

/** The view of a service. */
export function createView({ state, journal, faults, baseUrl, isTokenNeeded }: ViewOptions): ServiceView {
  const { config, clock, store, runs, accessTokens } = state;
  return {
    baseUrl,
    isTokenNeeded,
    now: clock.now,
    interns: () => state.interns.map(({ record }) => record),
    keys: () =>
      config.keys.flatMap(({ hash, type }) => {
        const stored = store.key(hash);
        return stored === undefined ? [] : [{ type, record: toKeyRecord(stored, clock.now()) }];
      }),
    policies: () => [...state.policies.values()].map(({ policy, issuer }) => ({ policy, issuer })),
    openRuns: runs.open,
    pastRuns: () => store.lastRuns(shownRuns),
    watchRuns: runs.watch,
    journal: journal.entries,
    faults: faults.open,
    async accessTokenFor(keyHash) {
      const usable = state.callers.usableKey(keyHash);
      if (usable?.key.type !== 'standard') return undefined;
      const made = { subject: 'console', federationPolicyId: 'console', federationIssuerId: 'console' };
      return accessTokens.issue({ ...made, issuer: baseUrl, keyHash, lifetimeSeconds });
    },
    onStop(end) {
      state.attached.add(end);
      return () => void state.attached.delete(end);
    },
  };
}
