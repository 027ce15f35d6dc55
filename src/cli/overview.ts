// Several commands at a glance: all of them, or those of a family.
import type { CommandFamily } from './command.ts';
import { commandGroups, commands } from './commands.ts';

/** The help of the whole program. */
export function overviewOfAll(version: string): string {
  const width = Math.max(...[...commands.keys()].map((name) => name.length));
  const lists = commandGroups.map(({ title, commands: members }) => {
    const lines = members.map(({ name, summary }) => `  ${name.padEnd(width)}  ${summary}`);
    return `${title}:\n${lines.join('\n')}\n`;
  });
  return `interns ${version}: work with interns, long-running assistant agents, from a terminal or a CI job

Usage: interns COMMAND [OPTIONS]

${lists.join('\n')}
Where the service is, and who you are, is best set in the environment:
  INTERNS_BASE_URL               https://service.example/api/v1
  INTERNS_FEDERATION_POLICY_ID   in a CI job: its identity is exchanged, no secret is stored
  INTERNS_API_KEY                elsewhere: an API key

Examples:
  Try it now, offline: a local service with one intern
    $ interns exec -- interns chat intern "Hello"

  Ask an intern, and decide yourself what it may do
    $ interns chat reviewer "Run the tests and tell me what fails."

  Something does not work? This says what to fix
    $ interns doctor

"interns COMMAND --help" tells more about each. Tab completion: "interns completion --help".
`;
}

/** The help of a family. */
export function overviewOfFamily({ name, about, details, members }: CommandFamily): string {
  const rows = members.map((member) => ({ ...member, name: member.name.slice(name.length + 1) }));
  const width = Math.max(...rows.map((row) => row.name.length));
  const lines = rows.map((row) => `  ${row.name.padEnd(width)}  ${row.summary}`);
  return `Usage: interns ${name} COMMAND [options]

${about}

Commands:
${lines.join('\n')}

${details === '' ? '' : `${details}\n`}"interns ${name} COMMAND --help" tells more about each.
`;
}
