// What suggests rules while a run goes on, loaded at its first pause: most runs have none.
import type { PauseRecord } from '../transcript/run-record.ts';

/** Rules that would have allowed what was rejected of a pause, ready to paste. */
export type Suggest = (pause: PauseRecord) => readonly string[];

/** Suggests rules once it is loaded. */
export interface Suggester {
  /** To be awaited before anything is decided. */
  readonly load: () => Promise<void>;
  readonly suggest: Suggest;
}

/** A suggester that is not loaded yet, and until then suggests nothing. */
export function createSuggester(): Suggester {
  let suggest: Suggest = () => [];
  return {
    async load() {
      ({ suggestionsFor: suggest } = await import('./suggestions.ts'));
    },
    suggest: (pause) => suggest(pause),
  };
}
