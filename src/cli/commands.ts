// Lists all commands, in the order in which the help shows them.
import type { Command, CommandFamily, CommandGroup } from './command.ts';
import { doctor, identity, keys, proxy, token } from './commands/access.ts';
import { completion, init } from './commands/begin.ts';
import { answer, changes, chat, list, report, verify } from './commands/interns.ts';
import { policy } from './commands/policy.ts';
import { conformance, exec, serve } from './commands/service.ts';

export const commandGroups: readonly CommandGroup[] = [
  { title: 'Begin', commands: [init] },
  { title: 'Interns', commands: [chat, answer, list, report, changes, verify] },
  { title: 'Access', commands: [doctor, identity, token, proxy, keys] },
  { title: 'Permission policies', commands: [policy] },
  { title: 'A local service', commands: [serve, exec, conformance] },
  { title: 'This program', commands: [completion] },
];

export const commands: ReadonlyMap<string, Command | CommandFamily> = new Map(
  commandGroups.flatMap(({ commands: members }) => members.map((command) => [command.name, command] as const)),
);
