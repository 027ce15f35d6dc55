// The commands, in the order in which they are shown.
import type { Command, CommandFamily, CommandGroup } from './command.ts';
import { changes } from './commands/changes.ts';
import { answer, chat } from './commands/chat.ts';
import { completion } from './commands/completion.ts';
import { conformance } from './commands/conformance.ts';
import { doctor } from './commands/doctor.ts';
import { identity, token } from './commands/identity.ts';
import { init } from './commands/init.ts';
import { keys } from './commands/keys.ts';
import { list } from './commands/list.ts';
import { policy } from './commands/policy.ts';
import { proxy } from './commands/proxy.ts';
import { report } from './commands/report.ts';
import { exec, serve } from './commands/service.ts';
import { verify } from './commands/verify.ts';

/** All commands, under their titles. */
export const commandGroups: readonly CommandGroup[] = [
  { title: 'Begin', commands: [init] },
  { title: 'Interns', commands: [chat, answer, list, report, changes, verify] },
  { title: 'Access', commands: [doctor, identity, token, proxy, keys] },
  { title: 'Permission policies', commands: [policy] },
  { title: 'A local service', commands: [serve, exec, conformance] },
  { title: 'This program', commands: [completion] },
];

/** The same by their names. */
export const commands: ReadonlyMap<string, Command | CommandFamily> = new Map(
  commandGroups.flatMap(({ commands: members }) => members.map((command) => [command.name, command] as const)),
);
