// The work of `interns token`: an access token for another program, printed or put into its environment.
import { InputError } from '../../errors.ts';
import { readTokenSettings } from '../../inputs/token-settings.ts';
import { obtainDatedToken } from '../../job/obtain-token.ts';
import { runChild } from '../child.ts';
import type { AskedCommand } from '../run-command.ts';

const defaultVariable = 'OPENAI_API_KEY';

/** Obtains a token and hands it on; with `--exec` the exit code is that of the command. */
export async function tokenTask(asked: AskedCommand): Promise<number> {
  const { text, has, rest, io, job } = asked;
  const interrupted = io.interrupted();
  const settings = readTokenSettings(text);
  if (has('exec') !== rest.length > 0) throw execMistake(asked);
  const { token, expiresAt } = await obtainDatedToken(job, settings);
  if (has('exec')) {
    const env = { ...io.env, [settings.exportEnv ?? defaultVariable]: token.reveal() };
    return runChild(rest, { io, env, interrupted });
  }
  // A runner that reads our standard error hides the token from now on (GitHub documentation, "Workflow commands").
  if (io.env['GITHUB_ACTIONS'] === 'true') io.stderr(`::add-mask::${token.reveal()}\n`);
  const json = { access_token: token.reveal(), expires_at: expiresAt };
  io.stdout(has('json') ? `${JSON.stringify(json)}\n` : `${token.reveal()}\n`);
  return 0;
}

function execMistake({ has }: AskedCommand): InputError {
  return has('exec')
    ? new InputError('input_missing', 'Flag "--exec" needs a command after "--".', { source: 'exec' })
    : new InputError('input_invalid', 'There is a command after "--". Add "--exec" to run it.', { source: 'exec' });
}
