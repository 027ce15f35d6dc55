// Warnings of a step, so that they stand in its summary and transcript too, not only in the log.
import type { Log } from '../log.ts';
import type { Recorder } from '../transcript/recorder.ts';

/** A log whose warnings are remembered until there is a record to put them in. */
export interface Remarks {
  readonly log: Log;
  /** From now on warnings are recorded; those so far at once. */
  recordIn(recorder: Recorder): void;
}

/** Listens to the warnings of a log. */
export function collectRemarks(log: Log): Remarks {
  const early: string[] = [];
  let keep = (message: string): void => void early.push(message);
  return {
    log: {
      ...log,
      warning(message) {
        log.warning(message);
        keep(message);
      },
    },
    recordIn(recorder) {
      keep = (message) => recorder.record({ type: 'remark', message });
      for (const message of early) keep(message);
    },
  };
}
