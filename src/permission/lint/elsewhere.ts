// Commands that a rule allows in folders that another rule lets an intern write to, or with variables of the intern's choice.
import type { MatchCondition } from '../match/conditions.ts';
import { matches } from '../match/conditions.ts';
import { isAllowing, type Policy, type Rule } from '../policy.ts';
import { type Warning, warn } from './warning.ts';

const folderKeys = new Set(['/cwd', '/inside']);

/** Warnings `command-elsewhere` of a rule that allows. */
export function commandElsewhere(rule: Rule, policy: Policy): readonly Warning[] {
  if (rule.plain === undefined || !asks(rule, 'command', 'npm test')) return [];
  return rule.match.flatMap((condition) => [
    ...inWrittenFolder(rule, condition, policy),
    ...withVariables(rule, condition),
  ]);
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

/** Whether a condition takes the root of the work folder alone. */
function isRoot({ key, matcher: { test } }: MatchCondition): boolean {
  return key === '/inside' && test.listed?.every((folder) => folder === '.') === true;
}

/** Whether a rule takes the writing of a file, which has no command. */
function letsWrite(rule: Rule): boolean {
  return asks(rule, 'command', undefined) && asks(rule, 'tool', 'fs.write') && asks(rule, 'operation', 'fs.write');
}

/** Whether each condition of a rule on a field takes a value. */
function asks(rule: Rule, field: 'command' | 'tool' | 'operation', value: string | undefined): boolean {
  const conditions = rule.match.filter(({ key }) => key === field || key === `/${field}`);
  if (field === 'command' && value !== undefined)
    return conditions.every(({ matcher: { test } }) => test.takesMissing !== true);
  return conditions.every(({ matcher }) => matches(matcher, value, 'rule'));
}
