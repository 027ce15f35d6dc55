// Where transcripts are kept: one of a run, and one of each turn of a conversation.
import { homedir } from 'node:os';
import { expect, test } from 'vitest';
import { defaultTranscript, transcriptOfTurn } from '../../../src/cli/chat/run-on-terminal.ts';
import { handClock } from '../../support/clock.ts';

const clock = handClock({ nowMs: Date.UTC(2026, 0, 2, 3, 4, 5, 678) });
const name = 'interns/transcripts/2026-01-02T03-04-05-678Z.jsonl';

test.each([
  ['the folder for state', { XDG_STATE_HOME: '/state', HOME: '/home/a' }, `/state/${name}`],
  ['the home folder', { HOME: '/home/a' }, `/home/a/.local/state/${name}`],
  ['the home folder, where the one for state is empty', { XDG_STATE_HOME: '', HOME: '/h' }, `/h/.local/state/${name}`],
  ['the home folder that the system knows', {}, `${homedir()}/.local/state/${name}`],
  ['none, in a CI', { CI: 'true', XDG_STATE_HOME: '/state' }, undefined],
  ['the folder for state, where CI is empty', { CI: '', XDG_STATE_HOME: '/state' }, `/state/${name}`],
])('%s', (_, env, path) => {
  expect(defaultTranscript({ env, clock })).toBe(path);
});

test.each([
  ['/t/run.jsonl', ['/t/run.jsonl', '/t/run-turn-2.jsonl', '/t/run-turn-3.jsonl']],
  ['run', ['run', 'run-turn-2', 'run-turn-3']],
  [
    undefined,
    ['/s', '/s', '/s'].map(
      (state, index) => `${state}/${index === 0 ? name : name.replace('.jsonl', `-turn-${index + 1}.jsonl`)}`,
    ),
  ],
])('the turns of %s', (transcriptFile, paths) => {
  const ofTurn = transcriptOfTurn({ transcriptFile }, { env: { XDG_STATE_HOME: '/s' }, clock });
  expect([1, 2, 3].map(ofTurn)).toEqual(paths);
});

test('in a CI each turn has the place of a run', () => {
  const ofTurn = transcriptOfTurn({}, { env: { CI: '1' }, clock });
  expect([ofTurn(1), ofTurn(2)]).toEqual([undefined, undefined]);
});
