// Allowed commands that run elsewhere than at the root of the work folder, or with variables of the intern's choice.
import { type MatchCondition, matches } from '../match/conditions.ts';
import { isAllowing, type Policy, type Rule } from '../policy.ts';
import type { CommandPattern } from '../shell/pattern.ts';
import { beginningOf, literalText, takesData } from './open-ended.ts';
import { type Warning, warn } from './warning.ts';

const folderKeys = new Set(['/cwd', '/inside']);

/** Warnings `command-elsewhere` of a rule that allows. */
export function commandElsewhere(rule: Rule, policy: Policy): readonly Warning[] {
  if (rule.plain === undefined || !asks(rule, 'command', 'npm test')) return [];
  return rule.match.flatMap((condition) => [
    ...inWrittenFolder(rule, condition, policy),
    ...byItsText(rule, condition, policy),
    ...withVariables(rule, condition),
  ]);
}

/** Finds commands that lead to another folder by their own text. */
function byItsText(rule: Rule, { at, matcher: { test } }: MatchCondition, policy: Policy): readonly Warning[] {
  if (test.type !== 'only') return [];
  const moves = test.patterns.filter(leavesFolder);
  const runs = test.patterns.some((pattern) => !moves.includes(pattern) && !readsOnly(pattern));
  const found = [...(runs ? moves : []), ...test.patterns.filter(namesFolder)];
  const writer = policy.rules.find((other) => isAllowing(other.verb) && letsWrite(other));
  if (writer === undefined) return [];
  return found.map(({ pattern }) =>
    warn(
      at,
      'command-elsewhere',
      `"${rule.id}" allows ${JSON.stringify(pattern)}, by which a command runs in a folder of the intern's choice, and "${writer.id}" lets files be written. What is written there may be what runs. Name the folder.`,
    ),
  );
}

/** Finds `cd` and `pushd` to a folder that is not spelled out. */
function leavesFolder({ tokens: [program, ...words], open }: CommandPattern): boolean {
  const name = program === undefined ? undefined : literalText(program);
  return (name === 'cd' || name === 'pushd') && (open || words.some((word) => literalText(word) === undefined));
}

function readsOnly({ tokens: [program] }: CommandPattern): boolean {
  const name = program === undefined ? undefined : literalText(program);
  return name !== undefined && takesData(name);
}

/** Options that name the folder whose files say what runs. */
const folderOptions: ReadonlyMap<string, readonly string[]> = new Map([
  ['bun', ['--cwd']],
  ['bundle', ['--gemfile']],
  ['cargo', ['-C', '--manifest-path']],
  ['composer', ['-d', '--working-dir']],
  ['go', ['-C']],
  ['gradle', ['-p', '--project-dir']],
  ['mvn', ['-f', '--file']],
  ['npm', ['-C', '--prefix']],
  ['pnpm', ['-C', '--dir']],
  ['poetry', ['-C', '--directory', '-P', '--project']],
  ['tsc', ['-p', '--project', '-b', '--build']],
  ['uv', ['--directory', '--project']],
  ['yarn', ['--cwd']],
]);

/** Finds a folder option whose value is not spelled out. */
function namesFolder({ tokens: [program, ...words], open }: CommandPattern): boolean {
  const options = folderOptions.get((program === undefined ? undefined : literalText(program)) ?? '') ?? [];
  return words.some((word, index) => {
    const next = words[index + 1];
    const isNext =
      options.includes(literalText(word) ?? '') && (next === undefined ? open : literalText(next) === undefined);
    return (
      isNext ||
      (literalText(word) === undefined && options.some((option) => beginningOf(word).startsWith(`${option}=`)))
    );
  });
}

function inWrittenFolder(rule: Rule, condition: MatchCondition, policy: Policy): readonly Warning[] {
  if (!folderKeys.has(condition.key) || rule.match.some(isRoot)) return [];
  const { test } = condition.matcher;
  if (test.type === 'present' && !test.present) return [];
  const writer = policy.rules.find((other) => isAllowing(other.verb) && letsWrite(other));
  if (writer === undefined) return [];
  return [
    warn(
      condition.at,
      'command-elsewhere',
      `"${rule.id}" lets commands run in other folders than the root, and "${writer.id}" lets files be written. What is written there may be what runs. Leave "${condition.key}" out, or name one folder that nothing may write to.`,
    ),
  ];
}

function withVariables(rule: Rule, { key, matcher, at }: MatchCondition): readonly Warning[] {
  if (key !== '/env' || (matcher.test.type === 'present' && !matcher.test.present)) return [];
  return [
    warn(
      at,
      'command-elsewhere',
      `"${rule.id}" lets a call set variables for its command, and some make a program run another (NODE_OPTIONS, PATH). Name each allowed variable with its value, as in "/env/CI".`,
    ),
  ];
}

/** Finds conditions that take the root of the work folder alone. */
function isRoot({ key, matcher: { test } }: MatchCondition): boolean {
  return key === '/inside' && test.listed?.every((folder) => folder === '.') === true;
}

/** Finds rules that take the writing of a file, which has no command. */
function letsWrite(rule: Rule): boolean {
  return asks(rule, 'command', undefined) && asks(rule, 'tool', 'fs.write') && asks(rule, 'operation', 'fs.write');
}

/** Tries a value on each condition that a rule has on a field. */
function asks(rule: Rule, field: 'command' | 'tool' | 'operation', value: string | undefined): boolean {
  const conditions = rule.match.filter(({ key }) => key === field || key === `/${field}`);
  if (field === 'command' && value !== undefined)
    return conditions.every(({ matcher: { test } }) => test.takesMissing !== true);
  return conditions.every(({ matcher }) => matches(matcher, value, 'rule'));
}
