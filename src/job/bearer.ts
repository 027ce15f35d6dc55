// Credentials become the bearer of the requests: an API key as it is, or an access token that is renewed.
import type { Clock } from '../clock.ts';
import { holdAccessToken } from '../exchange/access-token.ts';
import type { Fetch } from '../http/transport.ts';
import { detectSource } from '../identity/detect.ts';
import { gitHubActionsSource } from '../identity/github-actions.ts';
import { fileSource, givenSource } from '../identity/given.ts';
import type { SubjectTokenSource } from '../identity/source.ts';
import type { Credentials, SubjectTokenSetting } from '../inputs/credentials.ts';
import type { Log } from '../log.ts';
import type { Secret } from '../secret.ts';
import type { Workspace } from './workspace.ts';

/** What {@link holdBearer} needs of the world. */
export interface BearerOptions {
  readonly baseUrl: string;
  readonly credentials: Credentials;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly fetch: Fetch;
  readonly clock: Clock;
  readonly log: Log;
  readonly signal: AbortSignal;
}

/**
 * The bearer of each request.
 *
 * @throws {IdentityError} `identity_missing`: an exchange is asked for, and this job has no identity
 */
export function holdBearer(options: BearerOptions, workspace: Workspace): () => Promise<Secret> {
  const { credentials, log } = options;
  if (credentials.apiKey !== undefined) log.mask(credentials.apiKey);
  if (credentials.by === 'api-key') return () => Promise.resolve(credentials.apiKey);
  const source = sourceOf(credentials.subjectToken, options, workspace);
  const holder = holdAccessToken({ ...options, ...credentials, source });
  return () => holder.get();
}

function sourceOf(setting: SubjectTokenSetting, options: BearerOptions, workspace: Workspace): SubjectTokenSource {
  const { log } = options;
  switch (setting.from) {
    case 'input':
      log.mask(setting.token);
      return givenSource(setting.token);
    case 'file':
      return fileSource({ path: workspace.path(setting.path), readFile: workspace.readText, log });
    case 'ci':
      return detectSource([gitHubActionsSource(options)]);
    default:
      return setting satisfies never;
  }
}
