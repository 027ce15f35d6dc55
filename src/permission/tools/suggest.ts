// Suggests the shortest rule that would allow exactly what was rejected, as YAML to paste, and names its risk.
import { isList, isObject, type Json, type JsonObject, ownField } from '../../json.ts';
import { chooseOption, isAllowOption } from '../decide/answering.ts';
import { type PermissionDecision, type PermissionRequest, personRule } from '../decision.ts';
import { whyAmbiguous, whyBeyondLimits } from '../match/place.ts';
import { isPermission, type Pause, readPause } from '../pause.ts';
import { readWords, type Word } from '../shell/words.ts';
import { hasInvisible } from '../text/invisible.ts';
import {
  callFields,
  hasUnwritable,
  isExpressible,
  listToolFields,
  quote,
  toPointer,
  unwritable,
  writeAbsence,
} from './fields.ts';
import { isCiPath, type Risk, rateCommands, riskWords } from './risk.ts';

export type Suggestion =
  | {
      /** One entry of `rules`, indented for pasting. */
      readonly yaml: string;
      readonly risk: Risk;
      readonly note: string;
      /** The id of the rule that would otherwise decide first. */
      readonly before: string | undefined;
    }
  | { readonly error: string };

type Verdict = Pick<PermissionDecision, 'verb' | 'rule' | 'reason' | 'trace'>;

const maxCommand = 500;

/** Suggests a rule for the same command, word for word, or the same fields. A person judges whether that is wise. */
export function suggestRule(request: PermissionRequest, decision: Verdict): Suggestion {
  const pause = readPause(request.arguments);
  if ('error' in pause) return { error: 'the pause cannot be judged' };
  if (!isPermission(pause)) return { error: 'the pause is a question, not a permission' };
  const option = chooseOption('allow', pause.options);
  if (option === undefined || !isAllowOption(option)) return { error: 'the pause does not offer allow_once' };
  const block = explainBlock(decision);
  if (block !== undefined) return { error: block };
  const { tool, command } = pause;
  if (typeof tool !== 'string') return { error: 'the pause names no tool' };
  if (hasInvisible(tool) || hasUnwritable(command ?? '')) return { error: unwritable };
  if ([...listTexts(pause.arguments)].some((text) => climbing.test(text)))
    return { error: 'it names a path with "..", which may lead to any file' };
  const ambiguity = whyAmbiguous(pause);
  if (ambiguity !== undefined) return { error: ambiguity };
  if (command === undefined) return suggestForFields(tool, pause.arguments, decision);
  if (command.length > maxCommand) return { error: 'the command is too long to quote' };
  return suggestForCommand(tool, command, pause, decision);
}

function explainBlock(decision: Verdict): string | undefined {
  const guard = decision.trace.find((entry) => entry.list === 'guards' && entry.matched);
  if (guard !== undefined) return `the guard "${guard.id}" refuses it, and no rule overrides a guard`;
  if (decision.verb === 'allow' || decision.verb === 'allow-always') {
    return `the rule "${decision.rule}" allows it already; ${decision.reason ?? 'its limit or a budget is used up'}`;
  }
  return undefined;
}

function suggestForCommand(tool: string, command: string, pause: Pause, decision: Verdict): Suggestion {
  const place = writePlaceConditions(pause);
  if (place === undefined) return { error: 'a rule cannot express its folder or its variables' };
  const words = readWords(command, { isPattern: false });
  const commands = 'commands' in words ? words.commands : undefined;
  const conditions = [`tool: ${quote(tool)}`, `command: ${writeCommandMatcher(command, commands)}`, ...place];
  const firstWords = commands?.[0]?.slice(0, 2).map(({ text }) => text);
  return toSuggestion(firstWords?.join(' ') ?? tool, conditions, rateCommands(tool, commands), decision);
}

/** Returns no conditions for the root of the work folder, and undefined if none can express the folder, variables or arguments. */
function writePlaceConditions(pause: Pause): readonly string[] | undefined {
  if (whyBeyondLimits({ parts: ['environment', 'arguments'], openKeys: [] }, pause) !== undefined) return undefined;
  if (whyBeyondLimits({ parts: ['folder'], openKeys: [] }, pause) === undefined) return [];
  const conditions = ['cwd', 'workdir', 'inside', 'outside'].flatMap((name) => {
    const value = ownField(pause.arguments, name);
    return value === undefined ? [] : [writeFieldCondition(name, value)];
  });
  return conditions.every((one) => one !== undefined) ? conditions : undefined;
}

/** Names the fields too, because the tool alone would allow every use of it. */
function suggestForFields(tool: string, fields: JsonObject, decision: Verdict): Suggestion {
  const toolFields = listToolFields(fields);
  if (toolFields.length === 0 && namingTools.has(tool)) return { error: 'it names no file or address' };
  const fieldConditions = toolFields.flatMap(([name, value]) => writeFieldCondition(name, value) ?? []);
  const namesNothing = namingTools.has(tool) && !toolFields.some(([name]) => callFields.has(name));
  const absences = namesNothing ? [...callFields].map(writeAbsence) : [];
  // Demand that there is no command: the same tool may later be asked for with one.
  const conditions = [`tool: ${quote(tool)}`, 'command: { present: false }', ...fieldConditions, ...absences];
  const uncheckedCount = toolFields.length - fieldConditions.length;
  const remark = uncheckedCount === 0 ? '' : ` It does not check ${uncheckedCount} of the fields.`;
  const risk =
    tool !== 'fs.read' && [...listTexts(fields)].some(isCiPath) ? 'changes-ci' : rateCommands(tool, undefined);
  return toSuggestion(tool, conditions, risk, decision, remark);
}

const namingTools: ReadonlySet<string> = new Set(['fs.read', 'fs.write', 'network']);

function* listTexts(value: Json): Generator<string> {
  if (typeof value === 'string') yield value;
  else if (isList(value)) for (const each of value) yield* listTexts(each);
  else if (isObject(value))
    for (const [name, each] of Object.entries(value)) if (!displayFields.has(name)) yield* listTexts(each);
}

const displayFields = new Set(['title', 'message', 'scopes']);

const climbing = /(?:^|[\s/\\'"=:])\.\.(?:$|[\s/\\'";|&)])/u;

/** Returns undefined for a value that no matcher can express. */
function writeFieldCondition(name: string, value: Json): string | undefined {
  const values = isList(value) ? value : [value];
  if (values.length === 0 || hasInvisible(name) || !values.every(isExpressible)) return undefined;
  return `${quote(toPointer(name))}: ${quote(value)}`;
}

function toSuggestion(name: string, conditions: readonly string[], risk: Risk, { rule, trace }: Verdict, remark = '') {
  const id = uniqueId(toRuleId(name), new Set(trace.map((entry) => entry.id)));
  const lines = [
    `# Risk: ${riskWords[risk]}${remark && `.${remark}`}`,
    `- id: ${id}`,
    `  match: { kind: permission, ${conditions.join(', ')} }`,
    '  then: allow',
    '  limit: 1',
  ];
  const yaml = lines.map((line) => `  ${line}`).join('\n');
  const before = rule === 'default' || rule === personRule ? undefined : rule;
  const order = before === undefined ? '' : `, before "${before}"`;
  return { yaml, risk, note: `Put it under "rules"${order}.${remark}`, before };
}

function writeCommandMatcher(command: string, commands: readonly (readonly Word[])[] | undefined): string {
  const [words] = commands ?? [];
  // A pattern would allow more: a star is a wildcard even in a quoted word, and `only` takes commands in any order.
  if (words === undefined || commands?.length !== 1 || command.includes('*')) return quote(command);
  return `{ shell: { only: [${quote(words.map(toWordPattern).join(' '))}] } }`;
}

export function toWordPattern(word: Word): string {
  if (!word.isQuoted) return word.text;
  return word.text.includes("'") ? `"${word.text}"` : `'${word.text}'`;
}

export function toRuleId(text: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/gu, '');
  return plain === '' ? 'allow-this' : `allow-${plain}`;
}

export function uniqueId(base: string, usedIds: ReadonlySet<string>): string {
  let id = base;
  for (let count = 2; usedIds.has(id); count += 1) id = `${base}-${count}`;
  return id;
}
