// The environment of a command that runs behind a proxy: the proxy's address and key, and nothing of the job's own identity.
import type { Environment } from '../../environment.ts';
import { grantsIdentity } from '../../identity/granting-variables.ts';
import { openAiBaseUrl } from '../../proxy/client-urls.ts';
import type { Secret } from '../../secret.ts';

/** A proxy, as its clients see it. */
export interface ClientsProxy {
  readonly url: string;
  readonly key: Secret;
  readonly internId: string | undefined;
}

/** Ours, and what leads to the identity: the command is to have the proxy, and no token besides. */
const withheld = /^INTERNS_(?:FEDERATION_POLICY_ID|AUDIENCE|API_KEY|SUBJECT_TOKEN(?:_.*)?)$/;

/** Said where no intern is named. */
export const missingIntern =
  'Note: No intern is named, so OPENAI_BASE_URL and OPENAI_API_KEY are left as they are. --intern names one.';

/** The environment of a command, with the variables of its clients. */
export function environmentOfClient(env: Environment, { url, key, internId }: ClientsProxy): Environment {
  const kept = Object.entries(env).filter(([name]) => !withheld.test(name) && !grantsIdentity(name));
  const openAi =
    internId === undefined ? {} : { OPENAI_BASE_URL: openAiBaseUrl(url, internId), OPENAI_API_KEY: key.reveal() };
  return { ...Object.fromEntries(kept), INTERNS_BASE_URL: url, INTERNS_API_KEY: key.reveal(), ...openAi };
}
