// What a conclusion means for the step: whether it succeeds, the exit code, how it is shown.
import type { Conclusion } from '../transcript/events.ts';

/** Exit code of the command line (docs/cli.md, "Commands"). */
export function toExitCode(conclusion: Conclusion): number {
  switch (conclusion) {
    case 'finished':
    case 'skipped':
      return 0;
    case 'failed':
    case 'ended':
      return 1;
    case 'rejected':
      return 3;
    case 'paused':
      return 4;
    default:
      return conclusion satisfies never;
  }
}

/** Whether a step of the action succeeds: `paused` is only ever what `on-pause: stop` asked for. */
export function isSuccess(conclusion: Conclusion): boolean {
  return conclusion === 'finished' || conclusion === 'skipped' || conclusion === 'paused';
}

/** A sign for each conclusion, for the eye. */
export const conclusionSigns: Readonly<Record<Conclusion, string>> = {
  finished: '✅',
  paused: '⏸️',
  rejected: '⛔',
  ended: '❌',
  failed: '❌',
  skipped: '⏭️',
};
