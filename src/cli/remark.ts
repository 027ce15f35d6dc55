// Explains wrong words of a command in one sentence, with its remedy.
import type { CommanderError } from 'commander';
import { oneLine } from '../log.ts';
import { nearest } from '../permission/text/nearest.ts';
import type { Command } from './command.ts';

/** Rewords a remark of the parser, which begins with "error: " and quotes in its own way. */
export function toRemark({ code, message }: CommanderError, command: Command, flags: readonly string[]): string {
  const sentence = oneLine(message.replace(/^error: /, ''))
    .replaceAll(/'([^']*)'/g, '"$1"')
    .replace(/ argument missing$/, ' needs a value')
    .replace(/\.$/, '');
  const remedy = remedyFor(code, sentence, command, flags);
  const help = `"interns ${command.name} --help" shows what it takes.`;
  return [`${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`, remedy, help].filter(Boolean).join(' ');
}

function remedyFor(code: string, sentence: string, command: Command, flags: readonly string[]): string {
  if (code === 'commander.excessArguments') {
    if (command.commandLine !== undefined) return 'Write the command to run after "--".';
    return command.arguments === undefined ? '' : 'Put words that belong together in quotes.';
  }
  const typed = /^unknown option "--([^"=]{2,})/.exec(sentence)?.[1];
  if (typed !== undefined && flags.includes(typed)) return `--${typed} takes no value.`;
  const meant = typed === undefined ? undefined : meantFlag(typed, flags);
  return meant === undefined ? '' : `Did you mean --${meant}?`;
}

/** Finds a flag that begins so, that is spelt nearly so, or whose first words are. */
function meantFlag(typed: string, flags: readonly string[]): string | undefined {
  const begun = flags.find((flag) => typed.length > 2 && flag.startsWith(typed)) ?? nearest(typed, flags);
  if (begun !== undefined) return begun;
  const beginnings = flags.flatMap((flag) => [...flag.matchAll(/-/g)].map(({ index }) => flag.slice(0, index)));
  const beginning = nearest(typed, beginnings);
  return flags.find((flag) => beginning !== undefined && flag.startsWith(`${beginning}-`));
}
