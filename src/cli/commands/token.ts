// `interns token`: an access token for another program, printed or put into its environment.
import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { InputError } from '../../errors.ts';
import { readTokenSettings } from '../../inputs/token-settings.ts';
import { obtainToken } from '../../job/bearer.ts';
import { startDeadline } from '../../job/deadline.ts';
import { openWorkspace } from '../../job/workspace.ts';
import type { Secret } from '../../secret.ts';
import type { CliIo } from '../io.ts';
import type { ParsedCommand } from '../parse.ts';
import { runCommand } from '../run-command.ts';
import type { CommandUsage } from '../usage.ts';
import { jsonFlag, serviceInputs, verboseFlag } from '../usage.ts';

/** What `interns token` takes. */
export const usage: CommandUsage = {
  name: 'token',
  about: 'Exchange this job’s identity for an access token.',
  details:
    'The token is printed on standard output, or, after --exec, put into the environment of a command: as the variable of --export-env, default OPENAI_API_KEY. It lives at most 15 minutes, and never longer than the identity token (on GitHub five minutes).',
  arguments: [],
  inputs: ['export-env', ...serviceInputs, 'timeout'],
  flags: [
    jsonFlag,
    verboseFlag,
    { name: 'exec', about: 'Run the command after "--" with the token in its environment, and print no token.' },
  ],
  examples: [
    { about: 'A token for curl', line: 'curl -H "Authorization: Bearer $(interns token)" "$INTERNS_BASE_URL/interns"' },
    { about: 'A command that never sees it on its command line', line: 'interns token --exec -- node review.js' },
  ],
};

const defaultVariable = 'OPENAI_API_KEY';

/** Runs `interns token`; with `--exec` the exit code is that of the command. */
export function token(args: readonly string[], io: CliIo): Promise<number> {
  return runCommand(usage, args, io, async (parsed, job) => {
    const { has, rest } = parsed;
    const settings = readTokenSettings((name) => parsed.given(name) ?? parsed.defaults(name));
    if (has('exec') !== rest.length > 0) throw execMistake(parsed);
    const deadline = startDeadline(settings.timeoutMs, job.clock, job.signal);
    try {
      const stages = { ...job, ...settings, ...openWorkspace(job), signal: deadline.signal };
      const { token: obtained, lifetimeMs, startedAt } = await obtainToken(stages);
      const expiresAt = new Date(job.clock.now() - (job.clock.monotonic() - startedAt) + lifetimeMs).toISOString();
      if (has('exec')) return await runWith({ [settings.exportEnv ?? defaultVariable]: obtained }, rest, io);
      io.stdout(
        has('json')
          ? `${JSON.stringify({ access_token: obtained.reveal(), expires_at: expiresAt })}\n`
          : `${obtained.reveal()}\n`,
      );
      return 0;
    } finally {
      deadline.clear();
    }
  });
}

function execMistake({ has }: ParsedCommand): InputError {
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
