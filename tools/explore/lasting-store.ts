// The service's store in memory, as it would outlive a process: what comes out at a restart are copies.
import { createMemoryStore } from '../../src/service/store/memory-store.ts';
import type { Store, StoredRun } from '../../src/service/store/store.ts';

/** A store, and what stands in it. */
export interface LastingStore extends Store {
  /** All runs, in the order in which they were first stored. */
  runs(): readonly StoredRun[];
}

/** An empty store. */
export function createLastingStore(): LastingStore {
  const store = createMemoryStore();
  return {
    ...store,
    listOpenRuns: () => structuredClone(store.listOpenRuns()),
    runs: () => store.listLastRuns(Number.POSITIVE_INFINITY).toReversed(),
  };
}
