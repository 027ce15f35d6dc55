// The work of `interns token`: an access token for another program, printed or put into its environment.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { InputError } from '../../errors.ts';
import { readTokenSettings } from '../../inputs/token-settings.ts';
import { obtainDatedToken } from '../../job/obtain-token.ts';
import type { Secret } from '../../secret.ts';
import type { CliIo } from '../io.ts';
import type { AskedCommand } from '../run-command.ts';

const defaultVariable = 'OPENAI_API_KEY';

/** Obtains a token and hands it on; with `--exec` the exit code is that of the command. */
export async function tokenTask(asked: AskedCommand): Promise<number> {
  const { text, has, rest, io, job } = asked;
  const settings = readTokenSettings(text);
  if (has('exec') !== rest.length > 0) throw execMistake(asked);
  const { token, expiresAt } = await obtainDatedToken(job, settings);
  if (has('exec')) return runWith({ [settings.exportEnv ?? defaultVariable]: token }, rest, io);
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

/** Runs a command with this terminal as its own and secrets in its environment; its end is ours. */
function runWith(
  secrets: Readonly<Record<string, Secret>>,
  [command = '', ...args]: readonly string[],
  io: CliIo,
): Promise<number> {
  const revealed = Object.fromEntries(Object.entries(secrets).map(([name, secret]) => [name, secret.reveal()]));
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: io.cwd, env: { ...io.env, ...revealed }, stdio: 'inherit' });
    child.once('error', (error) => {
      io.stderr(`interns token: "${command}" can't be started: ${error.message}\n`);
      resolve(127);
    });
    child.once('exit', (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])));
    void io.interrupted().then((signal) => child.kill(signal));
  });
}
