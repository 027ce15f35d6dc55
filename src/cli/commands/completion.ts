// `interns completion`: the completion script of a shell, made from the usage of the commands.

import { bashScript, fishScript, zshScript } from '../completion/scripts.ts';
import type { CompletedCommand } from '../completion/words.ts';
import { completedCommands } from '../completion/words.ts';
import { usageExitCode } from '../exit-codes.ts';
import type { CliIo } from '../io.ts';
import type { Commands } from '../usage.ts';

const scripts: ReadonlyMap<string, (commands: readonly CompletedCommand[]) => string> = new Map([
  ['bash', bashScript],
  ['zsh', zshScript],
  ['fish', fishScript],
]);

const help = `interns completion: print the completion script of a shell

Usage: interns completion bash|zsh|fish

Examples:
  This bash, now
    $ source <(interns completion bash)

  Every bash
    $ interns completion bash > ~/.local/share/bash-completion/completions/interns

  zsh: in ~/.zshrc, after compinit
    source <(interns completion zsh)

  fish
    $ interns completion fish > ~/.config/fish/completions/interns.fish
`;

/** Runs `interns completion`. */
export async function completion([shell, ...more]: readonly string[], io: CliIo, all: Commands): Promise<number> {
  const script = shell === undefined ? undefined : scripts.get(shell);
  if (script !== undefined && more.length === 0) {
    io.stdout(script(await completedCommands(all)));
    return 0;
  }
  const isHelp = shell === '--help' || shell === '-h';
  (isHelp ? io.stdout : io.stderr)(help);
  return isHelp ? 0 : usageExitCode;
}
