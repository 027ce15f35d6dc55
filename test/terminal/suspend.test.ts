// Ctrl-Z and Ctrl-C at every stage of a command, in an interactive shell on a real terminal.
import { describe, expect, test } from 'vitest';
import type { Step } from './support/play.ts';
import { play } from './support/play.ts';

const shell = ['bash', '--norc', '--noprofile', '-i'];
const ctrlC = { send: '\u0003' };
const ctrlZ = { send: '\u001a' };
const asked = 'why >';
/** The shell is there again, and tells the exit code of what ran. */
const exitCode = (code: number): readonly Step[] => [{ send: 'echo "code=$?"\n' }, { expect: `code=${code}\r` }];
const back: readonly Step[] = [{ send: 'fg\n' }];

async function seen(steps: readonly Step[]): Promise<string> {
  const { failed, output } = await play(shell, [{ expect: '$ ' }, ...steps]);
  expect(failed, output).toBeNull();
  return output;
}

const type = (line: string): Step => ({ send: `${line}\n` });

describe.each([
  ['interns exec -- interns chat', 'interns exec -- interns chat intern "Where are you?"'],
  ['interns chat in a shell of interns exec', 'interns chat intern "Where are you?"'],
])('%s', (name, line) => {
  const begin: readonly Step[] = name.startsWith('interns exec')
    ? [type(line)]
    : [type('interns exec -- bash --norc --noprofile -i'), { expect: '$ ' }, type(line)];

  test('Ctrl-Z at a question gives the shell, and "fg" the question: it can be answered', async () => {
    await seen([
      ...begin,
      { expect: asked },
      ctrlZ,
      { expect: 'Stopped' },
      ...back,
      { expect: 's to answer.' },
      { expect: asked },
      { send: 'a\r' },
      { expect: '→ allowed' },
      { expect: 'finished' },
      { expect: '$ ' },
      ...exitCode(0),
    ]);
  });

  test('twice', async () => {
    await seen([
      ...begin,
      { expect: asked },
      ctrlZ,
      { expect: 'Stopped' },
      ...back,
      { expect: asked },
      ctrlZ,
      { expect: 'Stopped' },
      ...back,
      { expect: asked },
      { send: 'r\r' },
      { expect: '→ rejected' },
      { expect: '$ ' },
      ...exitCode(0),
    ]);
  });

  test('Ctrl-C after "fg" ends the command', async () => {
    await seen([
      ...begin,
      { expect: asked },
      ctrlZ,
      { expect: 'Stopped' },
      ...back,
      { expect: asked },
      ctrlC,
      { expect: '$ ' },
      ...exitCode(130),
    ]);
  });

  test('Ctrl-C at a question ends the command', async () => {
    await seen([...begin, { expect: asked }, ctrlC, { expect: '$ ' }, ...exitCode(130)]);
  });

  test('what was typed before Ctrl-Z is there again', async () => {
    const output = await seen([
      ...begin,
      { expect: asked },
      { send: 'rej' },
      { expect: 'rej' },
      ctrlZ,
      { expect: 'Stopped' },
      ...back,
      { expect: `${asked} rej` },
      { send: 'ect\r' },
      { expect: '→ rejected' },
      { expect: '$ ' },
    ]);
    expect(output).not.toContain('or ? for the reason');
  });

  test('a window that changes its size at a question', async () => {
    await seen([
      ...begin,
      { expect: asked },
      { resize: [30, 40] },
      { resize: [50, 132] },
      { send: 'a\r' },
      { expect: 'finished' },
      { expect: '$ ' },
      ...exitCode(0),
    ]);
  });
});
