// `command: token`: an access token as an output and, if asked for, in the environment of later steps.
import type { TokenSettings } from '../../inputs/service-settings.ts';
import { obtainDatedToken } from '../../job/connect.ts';
import type { Conclusion } from '../../transcript/events.ts';
import type { ActionIo } from '../runner/io.ts';

export async function tokenAction(io: ActionIo, settings: TokenSettings): Promise<Conclusion> {
  const { token, expiresAt } = await obtainDatedToken(io, settings);
  io.setSecretOutput('access-token', token);
  io.setOutputs({ conclusion: 'finished', 'expires-at': expiresAt });
  if (settings.exportEnv !== undefined) io.exportSecret(settings.exportEnv, token);
  io.log.info(`Access token ${token.fingerprint()} is valid until ${expiresAt}.`);
  return 'finished';
}
