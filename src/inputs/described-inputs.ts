// Adds descriptions to the inputs, for `action.yml`, the documentation, command-line help and completion.
import { changesInputs, findingsInputs, gitHubInputs, gitHubMeanings } from './definitions/github.ts';
import { runInputs, runMeanings } from './definitions/run.ts';
import { accessInputs, internInputs, proxyInputs, serviceInputs, serviceMeanings } from './definitions/service.ts';
import { type InputName, inputDefinitions, isInputName } from './definitions.ts';
import type { InputDefinition, InputMeaning } from './values.ts';

const groups = [
  ['What to do, where, and as whom', serviceInputs],
  ['Which intern', internInputs],
  ['The run', runInputs],
  ['Findings of a review', findingsInputs],
  ['Changes of an intern', changesInputs],
  ["GitHub's events and comments", gitHubInputs],
  ['Access tokens and API keys', accessInputs],
  ['The proxy', proxyInputs],
] as const;

const meanings: Readonly<Record<InputName, InputMeaning>> = { ...serviceMeanings, ...runMeanings, ...gitHubMeanings };

export const inputGroups = groups.map(([title, group]) => ({
  title,
  inputs: Object.keys(group).filter(isInputName).map(describe),
}));

export const describedInputs = inputGroups.flatMap(({ inputs }) => inputs);

export type DescribedInput = ReturnType<typeof describe>;

export function describe(name: InputName) {
  const definition: InputDefinition = inputDefinitions[name];
  const meaning = meanings[name];
  const { action, commandLine } = typeof meaning === 'string' ? { action: meaning, commandLine: meaning } : meaning;
  return {
    ...definition,
    name,
    description: capitalise(`${toCommandPrefix(definition)}${action}`),
    help: capitalise(commandLine).replaceAll('`', ''),
  };
}

function toCommandPrefix({ commands }: InputDefinition): string {
  const [only, ...others] = commands === 'all' ? [] : commands;
  return only === undefined || only === 'prompt' || others.length > 0 ? '' : `For \`${only}\`: `;
}

function capitalise(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}
