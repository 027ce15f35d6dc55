// A port of the two parsers with which the GitHub runner reads commands from the output of a step
// (actions/runner, `ActionCommand.cs`, `TryParseV2` and `TryParse`, and `ProcessInvoker.cs` for the lines).

/** A command as the runner would carry it out. */
export interface WorkflowCommand {
  readonly name: string;
  readonly data: string;
}

// .NET compares these markers by culture: its collation (ICU, as here) skips characters that have no weight in it.
const collator = new Intl.Collator('en');
const weightless = new Set(
  Array.from({ length: 0x11_0000 }, (_, code) => code)
    .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
    .map((code) => String.fromCodePoint(code))
    .filter((character) => collator.compare(`#${character}#`, '##') === 0),
);

/** Every character that the runner's search for a marker skips. */
export const weightlessCharacters: readonly string[] = [...weightless];

/** The commands in an output, whatever their names: a text that holds none of any name holds none that is registered. */
export function findWorkflowCommands(output: string): readonly WorkflowCommand[] {
  return output.split(/\r\n|\n|\r/).flatMap((line) => readCommand(line) ?? readBracketCommand(line) ?? []);
}

/** `::name key=value,key=value::data` after white space at the start of a line. */
function readCommand(line: string): WorkflowCommand | undefined {
  const seen = withoutWeightless(line.replace(/^[\p{Z}\t\n\v\f\r\u0085]+/u, ''));
  const [, info, data] = /^::(.*?)::(.*)$/su.exec(seen) ?? [];
  return info === undefined ? undefined : { name: nameOf(info), data: data ?? '' };
}

/** `##[name key=value;key=value]data` anywhere in a line. */
function readBracketCommand(line: string): WorkflowCommand | undefined {
  const [, info, data] = /##\[([^\]]*)\](.*)$/su.exec(withoutWeightless(line)) ?? [];
  return info === undefined ? undefined : { name: nameOf(info), data: data ?? '' };
}

function withoutWeightless(text: string): string {
  return Array.from(text, (character) => (weightless.has(character) ? '' : character)).join('');
}

function nameOf(info: string): string {
  return info.split(' ', 1)[0] ?? '';
}
