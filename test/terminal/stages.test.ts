// Ctrl-Z and Ctrl-C while a command starts, while an intern speaks, when it is over, and at a service that serves.
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Step } from './support/play.ts';
import { play } from './support/play.ts';

const shell = ['bash', '--norc', '--noprofile', '-i'];
const ctrlC = { send: '\u0003' };
const ctrlZ = { send: '\u001a' };
const stopped: readonly Step[] = [ctrlZ, { expect: 'Stopped' }];
const type = (line: string): Step => ({ send: `${line}\n` });
const exitCode = (code: number): readonly Step[] => [
  { expect: '$ ' },
  type('echo "code=$?"'),
  { expect: `code=${code}\r` },
];
/** The terminal is as a shell's command expects it: lines are edited by it, and keys are shown. */
const sane: readonly Step[] = [
  type('sh -c "stty -a" | tr " ;" "\\n\\n" | grep -xE "icanon|echo|isig" | sort | tr "\\n" "+"; echo'),
  { expect: 'echo+icanon+isig+' },
];

/** An intern that says the numbers of a count, one each second. */
const config = `workspaces: [{ id: 89f9f5b2-3f89-4eaf-83ca-5ceae149e8bb }]
keys: [{ hash: key, secret: made-up-key, workspace_id: 89f9f5b2-3f89-4eaf-83ca-5ceae149e8bb }]
policies:
  - { id: local, issuer: identity-provider, subject: "repo:local/demo:ref:refs/heads/main", audience: "https://demo.example", acts_as: key }
interns:
  - id: counter
    name: counter
    workspace_id: 89f9f5b2-3f89-4eaf-83ca-5ceae149e8bb
    runs:
      playbook:
        turns:
          - steps:
              - say: "begins\\n\\n"
${'              - wait: 1s\n              - say: "counts\\n\\n"\n'.repeat(4)}              - say: "ends\\n\\n"
`;

function folder(): string {
  const cwd = mkdtempSync(join(tmpdir(), 'stages-'));
  writeFileSync(join(cwd, 'service.yml'), config);
  return cwd;
}

async function seen(steps: readonly Step[]): Promise<string> {
  const { failed, output } = await play(shell, [{ expect: '$ ' }, ...steps], { cwd: folder() });
  expect(failed, output).toBeNull();
  return output;
}

const exec = 'interns exec --config service.yml --';
const chat = 'interns chat counter Count.';

/** The command alone is one in a shell that `interns exec` started: its service is there already. */
describe.each([
  ['chat under exec', [], `${exec} ${chat}`],
  ['chat alone', [type(`${exec} bash --norc --noprofile -i`), { expect: '$ ' }], chat],
] as const)('%s', (_, before, line) => {
  // The job is in front before the first key is pressed: it says so itself.
  const starting: readonly Step[] = [...before, type(`sh -c 'echo be""gun; exec ${line}'`), { expect: 'begun\r' }];
  const speaking: readonly Step[] = [...before, type(line), { expect: 'begins' }];

  test('Ctrl-Z while it starts, and "fg": it goes on to its end', async () => {
    await seen([...starting, ...stopped, type('fg'), { expect: 'ends' }, ...exitCode(0), ...sane]);
  });

  test('Ctrl-C while it starts ends it', async () => {
    await seen([...starting, ctrlC, ...exitCode(130), ...sane]);
  });

  test('Ctrl-Z while the intern speaks gives the shell, and "fg" the rest of the words', async () => {
    await seen([...speaking, ...stopped, ...sane, type('fg'), { expect: 'ends' }, ...exitCode(0), ...sane]);
  });

  test('Ctrl-C while the intern speaks ends it', async () => {
    await seen([...speaking, ctrlC, ...exitCode(130), ...sane]);
  });

  test('Ctrl-C after Ctrl-Z and "fg" ends it', async () => {
    await seen([...speaking, ...stopped, type('fg'), { expect: 'counts' }, ctrlC, ...exitCode(130), ...sane]);
  });

  test('after the end the terminal is as it was, and the keys are those of the shell', async () => {
    // A shell that is about to read its next key when the signal comes acts on it at the key after that: an empty line.
    const pressed: readonly Step[] = [{ expect: '$ ' }, ctrlC, type(''), { expect: '$ ' }];
    await seen([...speaking, { expect: 'ends' }, ...exitCode(0), ...pressed, ...sane]);
  });
});

describe('interns serve', () => {
  const serving: readonly Step[] = [type('interns serve --port 0 --identity-provider'), { expect: '"ready":true' }];

  test('Ctrl-C while it starts ends it', async () => {
    await seen([
      type(`sh -c 'echo be""gun; exec interns serve --port 0'`),
      { expect: 'begun\r' },
      ctrlC,
      { expect: '$ ' },
      ...sane,
    ]);
  });

  test('Ctrl-C ends it well', async () => {
    await seen([...serving, ctrlC, ...exitCode(0), ...sane]);
  });

  test('Ctrl-Z gives the shell, and after "fg" Ctrl-C ends it well', async () => {
    await seen([
      ...serving,
      ...stopped,
      ...sane,
      // The shell shows the command before it gives it the keys.
      type('fg'),
      { expect: 'interns serve' },
      { front: true },
      ctrlC,
      ...exitCode(0),
      ...sane,
    ]);
  });
});
