// Tab in real shells: commands, sub-commands, flags, values, files, and the command line after "--".
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { play } from './support/play.ts';

/** Each shell, how the completion is loaded, and a stand-in for the program that says what it was called with. */
const shells = {
  bash: {
    argv: ['bash', '--norc', '--noprofile', '-i'],
    begin: 'PATH="$PWD:$PATH"; source <(interns completion bash); interns() { echo "got:$*:"; }',
  },
  zsh: {
    argv: ['zsh', '-f', '-i'],
    begin:
      'PATH="$PWD:$PATH"; autoload -U compinit && compinit -u; source <(interns completion zsh); interns() { echo "got:$*:"; }',
  },
  fish: {
    argv: ['fish', '--no-config', '-i'],
    begin: 'set -x PATH $PWD $PATH; interns completion fish | source; function interns; echo "got:$argv:"; end',
  },
};

describe.each(['bash', 'zsh', 'fish'] as const)('%s', (name) => {
  test.each([
    ['a command', 'interns pol', 'policy'],
    ['a sub-command', 'interns keys up', 'update'],
    ['a flag', 'interns chat --app', '--approval-mode'],
    ['a flag of a sub-command', 'interns keys update --dry', '--dry-run'],
    ['a flag of "policy"', 'interns policy check --str', '--strict'],
    ['a value', 'interns chat --approval-mode self', 'self-drive'],
    ['a file behind a flag', 'interns chat --policy my-pol', 'my-policy.yml'],
    ['a file', 'interns report my-pol', 'my-policy.yml'],
    ['a program after "exec --"', 'interns exec -- my-prog', 'my-program-x'],
    ['its arguments', 'interns exec -- interns pol', 'policy'],
    ['and the flags of those', 'interns exec -- interns chat --app', '--approval-mode'],
  ])('%s', async (_, typed, completed) => {
    const cwd = mkdtempSync(join(tmpdir(), 'tab-'));
    writeFileSync(join(cwd, 'my-policy.yml'), '');
    writeFileSync(join(cwd, 'my-program-x'), '#!/bin/sh\n', { mode: 0o755 });
    const { argv, begin } = shells[name];
    const whole = typed.slice('interns '.length).replace(/\S+$/, completed);
    const { failed, output } = await play(
      argv,
      [
        { send: `${begin}; echo rea""dy\r` },
        { expect: 'ready' },
        { send: `${typed}\t` },
        { send: '\r' },
        { expect: `got:${whole}:` },
      ],
      { cwd },
    );
    expect(failed, output).toBeNull();
  });
});

test('zsh without its completion says how to load it', async () => {
  const { failed, output } = await play(
    ['zsh', '-f', '-i'],
    [
      { send: 'PATH="$PWD:$PATH"; source <(interns completion zsh); echo rea""dy\r' },
      { expect: 'autoload -Uz compinit && compinit' },
      { expect: 'ready' },
    ],
    { cwd: mkdtempSync(join(tmpdir(), 'tab-')) },
  );
  expect(failed, output).toBeNull();
  expect(output).not.toContain('command not found');
});
