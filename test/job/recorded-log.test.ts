// Warnings of a step stand in the log as they come, and in the record as soon as there is one.
import { expect, test } from 'vitest';
import { collectRemarks } from '../../src/action/remarks.ts';
import { createRedactor } from '../../src/secret.ts';
import { createRecorder } from '../../src/transcript/recorder.ts';
import { handClock } from '../support/clock.ts';
import { recordLog } from '../support/log.ts';

test('warnings from before and after the record was there are in it, once and in order', () => {
  const log = recordLog();
  const remarks = collectRemarks(log);
  const recorder = createRecorder({ clock: handClock(), redactor: createRedactor() });
  remarks.log.warning('Early.');
  remarks.log.notice('No warning.');
  remarks.recordIn(recorder);
  remarks.log.warning('Late.');
  expect(recorder.soFar().remarks).toEqual(['Early.', 'Late.']);
  expect(log.messages).toEqual([
    { level: 'warning', message: 'Early.' },
    { level: 'notice', message: 'No warning.' },
    { level: 'warning', message: 'Late.' },
  ]);
});
