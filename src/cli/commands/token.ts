// `interns token`: an access token for another program, printed or put into its environment.
import type { Command } from '../command.ts';
import { toJsonText } from '../json-text.ts';
import { jsonFlag, serviceInputs, verboseFlag } from '../usual-flags.ts';

const defaultVariable = 'OPENAI_API_KEY';

/** `interns token` */
export const token: Command = {
  name: 'token',
  summary: 'exchange an identity for an access token, for another program',
  about: "Exchange this job's identity for an access token.",
  details: `The token is printed on standard output or, with --exec, put into the environment of a command, as the variable that --export-env names (default ${defaultVariable}). It lives at most 15 minutes, and never longer than the identity token (on GitHub five minutes).`,
  arguments: [],
  inputs: ['export-env', ...serviceInputs, 'timeout'],
  flags: [
    jsonFlag,
    verboseFlag,
    { name: 'exec', about: 'Run the command after "--" with the token in its environment, and print no token.' },
  ],
  commandLine: '[--exec -- COMMAND [ARGUMENT …]]',
  examples: [
    { about: 'A token for curl', line: 'curl -H "Authorization: Bearer $(interns token)" "$INTERNS_BASE_URL/interns"' },
    { about: 'A command that never sees it on its command line', line: 'interns token --exec -- node review.js' },
  ],
  async run({ text, has, commandLine, io, openJob }) {
    const { InputError } = await import('../../errors.ts');
    const { readTokenSettings } = await import('../../inputs/service-settings.ts');
    const { obtainDatedToken } = await import('../../job/obtain-token.ts');
    const { runChild } = await import('../child.ts');
    const interrupted = io.interrupted();
    const job = await openJob();
    const settings = readTokenSettings(text);
    if (has('exec') && commandLine.length === 0) {
      throw new InputError('input_missing', '--exec needs a command after "--": interns token --exec -- npm test.', {
        source: 'exec',
      });
    }
    if (!has('exec') && commandLine.length > 0) {
      throw new InputError('input_invalid', 'There is a command after "--". Add "--exec" to run it.', {
        source: 'exec',
      });
    }
    const { token: granted, expiresAt } = await obtainDatedToken(job, settings);
    if (has('exec')) {
      const env = { ...io.env, [settings.exportEnv ?? defaultVariable]: granted.reveal() };
      return runChild(commandLine, { io, env, interrupted });
    }
    // A runner that reads our standard error hides the token from now on (GitHub documentation, "Workflow commands").
    if (io.env['GITHUB_ACTIONS'] === 'true') io.stderr(`::add-mask::${granted.reveal()}\n`);
    const json = { access_token: granted.reveal(), expires_at: expiresAt };
    io.stdout(has('json') ? `${toJsonText(json)}\n` : `${granted.reveal()}\n`);
    return 0;
  },
};
