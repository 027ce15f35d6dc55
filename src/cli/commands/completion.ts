// `interns completion`: the completion script of a shell, made from what the commands take.
import type { Command } from '../command.ts';
import { shells } from '../usual-flags.ts';

/** `interns completion` */
export const completion: Command = {
  name: 'completion',
  summary: 'print the completion script of a shell',
  about: 'Print the completion script of a shell.',
  details: '',
  arguments: [{ name: 'SHELL', about: shells.join(', '), required: true, offer: shells }],
  inputs: [],
  flags: [],
  examples: [
    { about: 'This bash, now', line: 'source <(interns completion bash)' },
    {
      about: 'Every bash',
      line: 'interns completion bash > ~/.local/share/bash-completion/completions/interns',
    },
    { about: 'zsh: a line of ~/.zshrc, after compinit', line: 'source <(interns completion zsh)' },
    { about: 'fish', line: 'interns completion fish > ~/.config/fish/completions/interns.fish' },
  ],
  run: async (command) => (await import('../work/completion.ts')).runCompletion(command),
};
