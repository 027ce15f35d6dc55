// Warnings stand in the log as they come, and on the record.
import { expect, test } from 'vitest';
import { recordWarnings } from '../../src/job/recorded-log.ts';
import { createRedactor } from '../../src/secret.ts';
import { createRecorder } from '../../src/transcript/recorder.ts';
import { handClock } from '../support/clock.ts';
import { recordLog } from '../support/log.ts';

test('a warning is on the record as well, and nothing else that is said', () => {
  const log = recordLog();
  const recorder = createRecorder({ clock: handClock(), redactor: createRedactor() });
  const recorded = recordWarnings(log, recorder);
  recorded.warning('Look.');
  recorded.notice('No warning.');
  expect(recorder.soFar().remarks).toEqual(['Look.']);
  expect(log.messages).toEqual([
    { level: 'warning', message: 'Look.' },
    { level: 'notice', message: 'No warning.' },
  ]);
});
