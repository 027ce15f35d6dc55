// A log that also records warnings for summary and transcript.
import type { Log } from '../log.ts';
import type { Recorder } from '../transcript/recorder.ts';

/** The log as it is given; its warnings are remarks of the run as well. */
export function recordWarnings(log: Log, recorder: Recorder): Log {
  return {
    ...log,
    warning(message) {
      log.warning(message);
      recorder.record({ type: 'remark', message });
    },
  };
}
