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
  /** Markdown, as in `action.yml`: it begins with the command that the input is for. */
  readonly description: string;
  /** Plain text for the command line. */
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

/** Gives the inputs of an action's command that are flags on the command line. */
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

/** Names the only command of an input, unless it is the default command. */
function prefixOf({ commands }: InputDefinition): string {
  const [only, ...others] = commands === 'all' ? [] : commands;
  return only === undefined || only === 'prompt' || others.length > 0 ? '' : `For \`${only}\`: `;
}

function capitalise(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
