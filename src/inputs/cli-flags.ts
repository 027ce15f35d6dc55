// Inputs on a command line: a flag for each, an environment variable in its place, flags first.
import { InputError } from '../errors.ts';
import { type InputName, inputDefinitions, inputNames } from './definitions.ts';
import { type InputText, notEmpty } from './given.ts';

/** Sources of the texts of inputs. */
export interface CliInputs {
  /** The values of flags by the names of their inputs. */
  readonly flags: ReadonlyMap<InputName, string>;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** The environment variable of an input: `INTERNS_BASE_URL` for `base-url`. */
export function envNameOf(name: InputName): string {
  return `INTERNS_${name.replaceAll('-', '_').toUpperCase()}`;
}

/**
 * The texts of inputs; an empty one is not given.
 *
 * @throws {InputError} `input_conflict`: a variable of an input that only the action has
 */
export function readCliInputs({ flags, env }: CliInputs): InputText {
  for (const name of inputNames) {
    if (inputDefinitions[name].where !== 'action' || (env[envNameOf(name)] ?? '') === '') continue;
    throw new InputError(
      'input_conflict',
      `The environment variable ${envNameOf(name)} is set, but "${name}" works in the action only. Unset it.`,
      { source: name },
    );
  }
  return (name) => notEmpty(flags.get(name)) ?? notEmpty(env[envNameOf(name)]);
}
