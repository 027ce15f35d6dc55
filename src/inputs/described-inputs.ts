// The inputs with their meanings, for `action.yml`, the documents, help and completion.
import { changesMeanings, findingsMeanings, gitHubMeanings } from './definitions/github.ts';
import { runMeanings } from './definitions/run.ts';
import { accessMeanings, internMeanings, proxyMeanings, serviceMeanings } from './definitions/service.ts';
import { type InputName, inputDefinitions, isInputName } from './definitions.ts';
import type { InputDefinition, InputMeaning } from './values.ts';

export interface DescribedInput extends InputDefinition {
  readonly name: InputName;
  readonly description: string;
  readonly help: string;
}

const groups = [
  ['What to do, where, and as whom', serviceMeanings],
  ['Which intern', internMeanings],
  ['The run', runMeanings],
  ['Findings of a review', findingsMeanings],
  ['Changes of an intern', changesMeanings],
  ["GitHub's events and comments", gitHubMeanings],
  ['Access tokens and API keys', accessMeanings],
  ['The proxy', proxyMeanings],
] as const;

const meanings: ReadonlyMap<string, InputMeaning> = new Map(groups.flatMap(([, group]) => Object.entries(group)));

export const inputGroups = groups.map(([title, group]) => ({
  title,
  inputs: Object.keys(group).filter(isInputName).map(describe),
}));

export const describedInputs = inputGroups.flatMap(({ inputs }) => inputs);

export function describe(name: InputName): DescribedInput {
  const definition = inputDefinitions[name];
  const meaning = meanings.get(name) ?? '';
  const { action, commandLine } = typeof meaning === 'string' ? { action: meaning, commandLine: meaning } : meaning;
  return {
    ...definition,
    name,
    description: capitalise(`${prefixOf(definition)}${action}`),
    help: capitalise(commandLine).replaceAll('`', ''),
  };
}

function prefixOf({ commands }: InputDefinition): string {
  const [only, ...others] = commands === 'all' ? [] : commands;
  return only === undefined || only === 'prompt' || others.length > 0 ? '' : `For \`${only}\`: `;
}

function capitalise(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
