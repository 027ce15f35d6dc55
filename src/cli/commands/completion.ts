// `interns completion`: the completion script of a shell, made from what the commands take.
import type { Command } from '../command.ts';

const shells = ['bash', 'zsh', 'fish'] as const;

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
  async run({ words: [word = ''], groups, io }) {
    const { readChoice } = await import('../../inputs/values.ts');
    const { scripts } = await import('../completion/scripts.ts');
    const { completedCommands } = await import('../completion/words.ts');
    const shell = readChoice('SHELL', word, shells);
    io.stdout(scripts[shell](completedCommands(groups)));
    return 0;
  },
};
