// "interns policy hook" in front of a person: an agent would give it a call, so it says what it waits for.
import { expect, test } from 'vitest';
import { play } from './support/play.ts';

test('it says that it waits for a call', async () => {
  const { failed, output } = await play(
    ['bash', '--norc', '--noprofile', '-i'],
    [
      { expect: '$ ' },
      { send: 'interns policy hook --for claude; echo en""ded $?\r' },
      { expect: 'Waiting for a tool call as JSON on standard input' },
      { send: '\u0004' },
      { expect: 'ended 2' },
    ],
  );
  expect(failed, output).toBeNull();
});
