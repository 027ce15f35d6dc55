// `command: post-changes`: checks what another job of this run collected, and takes it home.
import type { GitHubEvent } from '../../github/event.ts';
import type { PostChangesSettings } from '../../inputs/changes-settings.ts';
import type { StartSettings } from '../../inputs/pull-request-settings.ts';
import type { TimedIo } from '../../job/io.ts';
import type { Conclusion } from '../../transcript/events.ts';
import { type GitHubAccess, openGitHub } from '../github-access.ts';
import type { ActionIo } from '../runner/io.ts';

/** Takes a file of changes home. */
export async function postChangesAction(
  io: ActionIo & TimedIo,
  settings: PostChangesSettings & StartSettings,
  event: GitHubEvent,
  opened?: GitHubAccess,
): Promise<Conclusion> {
  const access = opened ?? openGitHub(io, settings, event);
  throw new TypeError(`not yet ${access.subject?.number}`);
}
