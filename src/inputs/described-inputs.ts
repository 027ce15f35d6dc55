// The inputs with their meanings, for `action.yml`, the documents, help and completion.

import { accessInputs, accessMeanings, proxyInputs, proxyMeanings } from './definitions/access.ts';
import { changesInputs, changesMeanings } from './definitions/changes.ts';
import type { ActionCommand, InputDefinition, InputDefinitions, InputMeanings } from './definitions/definition.ts';
import { findingsInputs, findingsMeanings } from './definitions/findings.ts';
import { gitHubInputs, gitHubMeanings } from './definitions/github.ts';
import { runInputs, runMeanings } from './definitions/run.ts';
import { internInputs, internMeanings, serviceInputs, serviceMeanings } from './definitions/service.ts';
import { type InputName, inputDefinitions, inputNames, isInputName } from './definitions.ts';

export interface DescribedInput extends InputDefinition {
  readonly name: InputName;
  readonly description: string;
  readonly help: string;
}

export interface InputGroup {
  readonly title: string;
  readonly inputs: readonly DescribedInput[];
}

const meanings: InputMeanings<typeof inputDefinitions & InputDefinitions> = {
  ...serviceMeanings,
  ...internMeanings,
  ...runMeanings,
  ...findingsMeanings,
  ...changesMeanings,
  ...gitHubMeanings,
  ...accessMeanings,
  ...proxyMeanings,
};

export const describedInputs: readonly DescribedInput[] = inputNames.map(describe);

export const inputGroups: readonly InputGroup[] = [
  { title: 'What to do, where, and as whom', definitions: serviceInputs },
  { title: 'Which intern', definitions: internInputs },
  { title: 'The run', definitions: runInputs },
  { title: 'Findings of a review', definitions: findingsInputs },
  { title: 'Changes of an intern', definitions: changesInputs },
  { title: "GitHub's events and comments", definitions: gitHubInputs },
  { title: 'Access tokens and API keys', definitions: accessInputs },
  { title: 'The proxy', definitions: proxyInputs },
].map(({ title, definitions }) => ({ title, inputs: Object.keys(definitions).filter(isInputName).map(describe) }));

export function flagsOf(command: ActionCommand): readonly InputName[] {
  return describedInputs
    .filter(({ where, commands }) => where !== 'action' && (commands === 'all' || commands.includes(command)))
    .map(({ name }) => name);
}

export function describe(name: InputName): DescribedInput {
  const definition = inputDefinitions[name];
  const meaning = meanings[name];
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
