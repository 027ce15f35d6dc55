// What is stated in the code once and shown elsewhere: action.yml, the tables of inputs and outputs, the table of faults.

import { hookGaps } from '../../src/agents/hook-gaps.ts';
import { hookNames } from '../../src/agents/hook-names.ts';
import { hooks } from '../../src/agents/hooks.ts';
import { otherCiVariables } from '../../src/identity/ci-variables.ts';
import { identityPlaces } from '../../src/identity/places.ts';
import type { MergeRequestSign } from '../../src/identity/source.ts';
import { type DescribedInput, describedInputs, inputGroups } from '../../src/inputs/described-inputs.ts';
import { outputMeanings } from '../../src/report/outputs.ts';
import { faultRows } from '../../test/action/fault-table.ts';
import { invariants } from '../simulate/check/check.ts';
import { blockingFailures, type Evidence, gapEvidence } from './hook-evidence.ts';

/** The text of action.yml. */
export function actionYml(): string {
  const inputs = describedInputs.map(
    (input) =>
      `  ${input.name}:\n    description: ${quote(input.description)}\n    default: ${quote(input.commandDefaults === undefined ? (input.default ?? '') : '')}\n`,
  );
  const outputs = Object.entries(outputMeanings).map(
    ([name, description]) => `  ${name}:\n    description: ${quote(description)}\n`,
  );
  return `# Made by "npm run generate" from src/inputs/definitions and src/report/outputs.ts.
name: Intern
description: ${quote('Work with interns, long-running assistant agents, from CI without a stored secret')}
author: The intern-action authors
branding:
  icon: message-square
  color: purple
inputs:
${inputs.join('')}outputs:
${outputs.join('')}runs:
  using: node24
  main: dist/action/index.js
  post: dist/action/post/index.js
`;
}

/** A YAML string in double quotes; what stands in them is a JSON string as well. */
function quote(text: string): string {
  return JSON.stringify(text);
}

/** The page on the action with its tables of inputs and outputs made anew. */
export function actionPage(current: string): string {
  const inputs = inputGroups.flatMap(({ title, inputs: members }) => [
    '',
    `### ${title}`,
    '',
    '| input | default | takes | meaning |',
    '|---|---|---|---|',
    ...members.map(
      (input) => `| \`${input.name}\` | ${describeDefaults(input)} | ${describeValues(input)} | ${input.description} |`,
    ),
  ]);
  const outputs = Object.entries(outputMeanings).map(([name, description]) => `| \`${name}\` | ${description} |`);
  const withInputs = replaceBetween(current, 'inputs', [...inputs, '']);
  return replaceBetween(withInputs, 'outputs', ['| output | value |', '|---|---|', ...outputs]);
}

/** Lists the choices of an input; without any, names its placeholder. */
function describeValues({ kind: { choices, placeholder } }: DescribedInput): string {
  return choices.length === 0 ? placeholder : choices.map(inCode).join(', ');
}

/** A default, and those of single commands. */
function describeDefaults({ default: usual, commandDefaults = {} }: DescribedInput): string {
  const others = Object.entries(commandDefaults).map(([command, text]) => `; ${inCode(command)}: ${inCode(text)}`);
  return `${inCode(usual)}${others.join('')}`;
}

function inCode(text: string | undefined): string {
  return text === undefined ? '' : `\`${text}\``;
}

/** The page on identities with its list of places made anew. */
export function identityPage(current: string): string {
  const places = identityPlaces.flatMap(({ name, title, markers, documentation, mergeRequest }) => [
    '',
    `### ${title}`,
    '',
    `\`${name}\`: ${documentation}`,
    '',
    `Recognised by ${markers.map((variable) => `\`${variable}\``).join(' or ')}.`,
    '',
    `Merge requests: ${mergeRequestOf(mergeRequest)}`,
  ]);
  const others = otherCiVariables.map((name) => `\`${name}\``).join(', ');
  const rest = `A CI is recognised by these variables as well; none of them tells what its pipeline is for: ${others}.`;
  return replaceBetween(current, 'identities', [...places, '', '### Any other CI', '', rest, '']);
}

function mergeRequestOf(sign: MergeRequestSign): string {
  if ('whyNoCi' in sign) return `not a CI. ${sign.whyNoCi}`;
  return 'isMergeRequest' in sign ? `known by ${sign.how}` : `never known. ${sign.whyUnknown}`;
}

/** The page on reliability with its table of faults and what is true after each simulation made anew. */
export function reliability(current: string): string {
  const rows = faultRows.map(({ at, fault, conclusion, code, requests }) => {
    const { token = 1, identity = token, list = 1, chat } = requests;
    const outcome = code === undefined ? `\`${conclusion}\`` : `\`${conclusion}\`, \`${code}\``;
    return `| ${at} | ${fault} | ${outcome} | ${identity} | ${token} | ${list} | ${chat} |`;
  });
  const head = ['| at | fault | outcome | identity | exchanges | lists | chat |', '|---|---|---|---|---|---|---|'];
  const withFaults = replaceBetween(current, 'faults', [...head, ...rows]);
  return replaceBetween(withFaults, 'invariants', ['', ...invariants.map(({ name }) => `- ${name}`), '']);
}

/** The page on hooks with what each of them holds, and what gets past it, made anew. */
export function hooksPage(current: string): string {
  const rows = hookNames.flatMap((name) => {
    const { knownFrom: source } = hooks[name];
    const failure = blockingFailures[name];
    const evidence: Readonly<Record<string, Evidence>> = gapEvidence[name] ?? {};
    const gaps = Object.entries(hookGaps[name]);
    return [
      ...(failure === undefined ? [] : [`| ${name} | refused: ${failure.what} | ${sourceOf(failure, source)} |`]),
      ...gaps.map(([id, gap]) => `| ${name} | open: ${quotedInCode(gap)} | ${sourceOf(evidence[id], source)} |`),
    ];
  });
  return replaceBetween(current, 'gaps', ['', '| agent | | known from |', '|---|---|---|', ...rows, '']);
}

function sourceOf(fact: Evidence | undefined, source: string): string {
  if (fact === undefined) return `tried: ${source.split(':')[0]}`;
  const where = fact.source.startsWith('https:')
    ? `[${new URL(fact.source).hostname}](${fact.source})`
    : `\`${fact.source}\``;
  return `“${fact.quote}”, ${where}`;
}

const quotedInCode = (text: string): string => text.replace(/"([^"]+)"/g, '`$1`');

/** The text with the lines between two markers made anew; the first marker names the command that does it. */
export function replaceBetween(
  text: string,
  marker: string,
  lines: readonly string[],
  command = 'npm run generate',
): string {
  const begin = `<!-- ${marker}: made by "${command}" -->`;
  const end = `<!-- end of ${marker} -->`;
  const from = text.indexOf(begin);
  const to = text.indexOf(end);
  if (from === -1 || to === -1) throw new Error(`There is no place for ${marker}.`);
  return `${text.slice(0, from)}${begin}\n${lines.join('\n')}\n${text.slice(to)}`;
}
