// The commands: what each does in a line, and its code, loaded only when it runs.
import type { Command } from './usage.ts';

const interns = 'Interns';
const access = 'Access';
const policies = 'Permission policies';
const local = 'A local service';

/** All commands by their names, in the order in which they are shown. */
export const commands: ReadonlyMap<string, Command> = new Map<string, Command>([
  [
    'init',
    {
      group: 'Begin',
      about: 'write a workflow and a permission policy, after a few questions',
      load: async () => (await import('./commands/init.ts')).init,
    },
  ],
  [
    'chat',
    {
      group: interns,
      about: 'send a prompt to an intern, or talk with it',
      load: async () => (await import('./commands/chat.ts')).chat,
      usage: async () => (await import('./commands/chat.ts')).usage,
    },
  ],
  [
    'answer',
    {
      group: interns,
      about: 'answer a question that a run left open',
      load: async () => (await import('./commands/answer.ts')).answer,
      usage: async () => (await import('./commands/answer.ts')).usage,
    },
  ],
  [
    'list',
    {
      group: interns,
      about: 'list interns',
      load: async () => (await import('./commands/list.ts')).list,
      usage: async () => (await import('./commands/list.ts')).usage,
    },
  ],
  [
    'report',
    {
      group: interns,
      about: 'make the summary of a run again from its transcript',
      load: async () => (await import('./commands/report.ts')).report,
      usage: async () => (await import('./commands/report.ts')).usage,
    },
  ],
  [
    'doctor',
    {
      group: access,
      about: 'check identity, exchange, service, policy and intern, and say what to fix',
      load: async () => (await import('./commands/doctor.ts')).doctor,
      usage: async () => (await import('./commands/doctor.ts')).usage,
    },
  ],
  [
    'identity',
    {
      group: access,
      about: 'show which identities this job has, and the claims of its token',
      load: async () => (await import('./commands/identity.ts')).identity,
      usage: async () => (await import('./commands/identity.ts')).usage,
    },
  ],
  [
    'token',
    {
      group: access,
      about: 'exchange an identity for an access token, for another program',
      load: async () => (await import('./commands/token.ts')).token,
      usage: async () => (await import('./commands/token.ts')).usage,
    },
  ],
  [
    'keys',
    {
      group: access,
      about: 'update limits of API keys ("keys update")',
      load: async () => (await import('./commands/keys.ts')).keys,
      usage: async () => (await import('./commands/keys.ts')).usage,
    },
  ],
  [
    'policy',
    {
      group: policies,
      about: 'check, test, explain, replay and begin permission policy files',
      load: async () => (await import('./commands/policy.ts')).policy,
    },
  ],
  [
    'serve',
    {
      group: local,
      about: 'start the local Intern Service',
      load: async () => (await import('./commands/serve.ts')).serve,
    },
  ],
  [
    'exec',
    {
      group: local,
      about: "run a command against a local Intern Service, with a job's environment set up",
      load: async () => (await import('./commands/exec.ts')).exec,
    },
  ],
  [
    'conformance',
    {
      group: local,
      about: 'check any deployment against the reference of the API, row by row',
      load: async () => (await import('./commands/conformance.ts')).conformance,
    },
  ],
  [
    'completion',
    {
      group: 'This program',
      about: 'print the completion script of a shell',
      load: async () => (await import('./commands/completion.ts')).completion,
    },
  ],
]);

/** The command of a name. */
export function findCommand(name: string): Command | undefined {
  return commands.get(name);
}
