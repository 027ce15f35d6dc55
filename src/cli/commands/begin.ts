// Defines the commands that set up a repository and a shell: `init` and `completion`.
import { type Command, jsonFlag, shells } from '../command.ts';

export const init: Command = {
  name: 'init',
  summary: 'write a workflow and a permission policy, after a few questions',
  about: 'Write a workflow and a permission policy with its tests, after a few questions.',
  details:
    'Writes a workflow, .github/intern-policy.yml and the files that they need, and says what an administrator has to do, such as which federation policy to create. On a terminal it asks for what you did not give, and shows the files before it writes them. The exit code is 0 if the files are written, and 2 if an option is wrong or you decline.',
  inputs: ['base-url', 'federation-policy-id', 'intern'],
  flags: {
    'for <use>': {
      about: 'What it is for: prompt (default), review, agent (in the job itself), keys (their limits) or inference.',
      offer: ['prompt', 'review', 'agent', 'keys', 'inference'],
    },
    'on <event>': {
      about: 'With --for prompt: what starts the intern: pull_request (default), issue_comment, push or schedule.',
      offer: ['pull_request', 'issue_comment', 'push', 'schedule'],
    },
    'allow <command>': { about: 'A command that the intern may run, word for word. May be repeated.', repeats: true },
    'edit <path>': { about: 'A file, or a folder as "src/**", that it may edit. May be repeated.', repeats: true },
    'repository <owner/name>': 'The repository on GitHub. Default: the remote "origin".',
    yes: 'Write without asking.',
    force: 'Replace existing files. With --for keys, an existing policy stays.',
    keep: 'Keep existing files, and write the others.',
    ...jsonFlag,
  },
  examples: {
    'Answer a few questions': 'interns init',
    'Findings of an intern as threads on pull requests': 'interns init --for review',
    'Without a terminal':
      'interns init --base-url https://service.example/api/v1 --intern reviewer --allow "npm test" --yes',
  },
  run: async (command) => (await import('../init/init.ts')).runInitCommand(command),
};

export const completion: Command = {
  name: 'completion',
  summary: 'print the completion script of a shell',
  arguments: [{ name: 'SHELL', about: shells.join(', '), required: true, offer: shells }],
  examples: {
    'This bash, now': 'source <(interns completion bash)',
    'Every bash': 'interns completion bash > ~/.local/share/bash-completion/completions/interns',
    'zsh: a line of ~/.zshrc, after compinit': 'source <(interns completion zsh)',
    fish: 'interns completion fish > ~/.config/fish/completions/interns.fish',
  },
  run: async (command) => (await import('../work/completion.ts')).runCompletion(command),
};
