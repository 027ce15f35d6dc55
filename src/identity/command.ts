// Sources whose token a program prints: the CI's own command line, or one that the user names.
import { IdentityError } from '../errors.ts';
import { Secret } from '../secret.ts';
import { type Detection, defaultTimeoutMs, type IdentityIo, type SubjectTokenSource } from './source.ts';

export interface CommandSource {
  readonly name: string;
  readonly takesAudience: boolean;
  readonly program: string;
  /** No shell reads them. */
  readonly args: (audience: string) => readonly string[];
  readonly detect: () => Detection | Promise<Detection>;
  /** Passed to the program beyond the basics. */
  readonly variables: RegExp;
  /** Said of a program that fails. */
  readonly remedy: string;
}

export function commandSource({ execute, log }: IdentityIo, options: CommandSource): SubjectTokenSource {
  const { name, program, args, variables, remedy, takesAudience } = options;
  return {
    name,
    takesAudience,
    detect: async () => options.detect(),
    async fetchToken({ audience, timeoutMs = defaultTimeoutMs, signal }) {
      const limit = AbortSignal.timeout(timeoutMs);
      const signals = signal === undefined ? limit : AbortSignal.any([limit, signal]);
      const output = await execute(program, args(audience), signals, variables).catch((cause: unknown) => {
        signal?.throwIfAborted();
        const late = limit.aborted;
        const what = late ? `printed no token within ${timeoutMs / 1000} s` : 'failed';
        const code = late ? 'identity_unreachable' : 'identity_refused';
        throw new IdentityError(code, `"${program}" ${what}. ${remedy}`, { source: name, cause });
      });
      if (output.trim() === '') {
        throw new IdentityError('identity_malformed', `"${program}" printed no token. ${remedy}`, { source: name });
      }
      const token = new Secret(output.trim());
      log.mask(token);
      return token;
    },
  };
}

/** Tells whether `PATH` has a program that runs. */
export async function isOnPath(io: IdentityIo, program: string): Promise<boolean> {
  try {
    await io.execute(program, ['--version'], AbortSignal.timeout(defaultTimeoutMs));
    return true;
  } catch {
    return false;
  }
}
