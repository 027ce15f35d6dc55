// The inputs with what they mean, for those who show them: `action.yml`, the documents, help and completion.

import { accessInputs, accessMeanings, proxyInputs, proxyMeanings } from './definitions/access.ts';
import { changesInputs, changesMeanings } from './definitions/changes.ts';
import type { ActionCommand, InputDefinition, InputDefinitions, InputMeanings } from './definitions/definition.ts';
import { findingsInputs, findingsMeanings } from './definitions/findings.ts';
import { gitHubInputs, gitHubMeanings } from './definitions/github.ts';
import { runInputs, runMeanings } from './definitions/run.ts';
import { internInputs, internMeanings, serviceInputs, serviceMeanings } from './definitions/service.ts';
import { type InputName, inputDefinitions, inputNames, isInputName } from './definitions.ts';

/** An input as it is shown. */
export interface DescribedInput extends InputDefinition {
  readonly name: InputName;
  /** Markdown of a sentence or two, the command first that it is for: as in `action.yml`. */
  readonly description: string;
  /** The same on the command line, in plain text and without that. */
  readonly help: string;
}

/** Inputs that are shown together. */
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

/** The inputs, in the order in which they are shown. */
export const describedInputs: readonly DescribedInput[] = inputNames.map(describe);

/** The same by groups. */
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

/** The inputs that a command of the action reads and the command line has as flags, in their order. */
export function flagsOf(command: ActionCommand): readonly InputName[] {
  return describedInputs
    .filter(({ where, commands }) => where !== 'action' && (commands === 'all' || commands.includes(command)))
    .map(({ name }) => name);
}

/** An input as it is shown. */
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

/** An input of a single command says so, unless that is the one that nobody has to name. */
function prefixOf({ commands }: InputDefinition): string {
  const [only, ...others] = commands === 'all' ? [] : commands;
  return only === undefined || only === 'prompt' || others.length > 0 ? '' : `For \`${only}\`: `;
}

function capitalise(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
