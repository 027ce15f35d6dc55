// What a shell can complete: commands, sub-commands and flags.
import { commands } from '../commands.ts';
import type { CommandUsage } from '../usage.ts';

/** A command, or a sub-command, with its flags. */
export interface CompletedCommand {
  /** For example `chat`, or `keys update`. */
  readonly name: string;
  readonly about: string;
  /** With their dashes. */
  readonly flags: readonly string[];
}

/** Commands that parse their words by themselves; a test runs their help and compares. */
const otherCommands: readonly CompletedCommand[] = [
  { name: 'policy check', about: 'errors and warnings of a policy file', flags: ['--strict', '--json'] },
  { name: 'policy test', about: 'run the tests in a policy file', flags: ['--mutate', '--json'] },
  {
    name: 'policy explain',
    about: 'what a policy says to a pause, and why',
    flags: ['--pause', '--context', '--json'],
  },
  { name: 'policy replay', about: 'decisions of a past run that would change', flags: ['--against', '--json'] },
  { name: 'policy init', about: 'write a policy file to begin with', flags: [] },
  {
    name: 'serve',
    about: 'start the local Intern Service',
    flags: ['--config', '--port', '--host', '--data', '--identity-provider', '--identity-provider-port'],
  },
  {
    name: 'conformance',
    about: 'check any deployment against the API document',
    flags: ['--base-url', '--intern', '--asking-prompt', '--key-hash', '--federation-policy-id', '--json'],
  },
  { name: 'exec', about: 'run a command against a local Intern Service', flags: ['--config'] },
  { name: 'completion bash', about: 'for bash', flags: [] },
  { name: 'completion zsh', about: 'for zsh', flags: [] },
  { name: 'completion fish', about: 'for fish', flags: [] },
];

/** Every command that can be completed. */
export async function completedCommands(): Promise<readonly CompletedCommand[]> {
  const usages = await Promise.all([
    import('../commands/chat.ts'),
    import('../commands/answer.ts'),
    import('../commands/list.ts'),
    import('../commands/report.ts'),
    import('../commands/doctor.ts'),
    import('../commands/identity.ts'),
    import('../commands/token.ts'),
    import('../commands/keys.ts'),
    import('../commands/report.ts'),
  ]);
  const known = [...usages.map(({ usage }) => toCompleted(usage)), ...otherCommands];
  const names = new Set(known.map(({ name }) => name.split(' ')[0]));
  const rest = [...commands].filter(([name]) => !names.has(name));
  return [...known, ...rest.map(([name, { about }]) => ({ name, about, flags: [] }))];
}

function toCompleted({ name, about, inputs, flags }: CommandUsage): CompletedCommand {
  return { name, about, flags: [...flags.map((flag) => flag.name), ...inputs, 'help'].map((flag) => `--${flag}`) };
}
