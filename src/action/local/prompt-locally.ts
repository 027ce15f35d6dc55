// `command: prompt` with `local-service`: a run on a service that lives as long as the run.
import type { GitHubEvent } from '../../github/event.ts';
import type { LocalPromptSettings } from '../../inputs/run-settings.ts';
import type { TimedIo } from '../../job/io.ts';
import type { Conclusion } from '../../transcript/events.ts';
import { runOnInternAction } from '../commands/run-on-intern.ts';
import type { GitHubAccess } from '../github-access.ts';
import { openGitHub } from '../github-access.ts';
import type { ActionIo } from '../runner/io.ts';
import { startLocalService } from './local-service.ts';
import { refuseLater } from './refuse-beside.ts';

/** Runs the prompt on a service of its own. `opened` is GitHub as the gate opened it, where there was one. */
export async function promptLocally(
  io: ActionIo & TimedIo,
  settings: LocalPromptSettings,
  event: GitHubEvent,
  opened?: GitHubAccess,
): Promise<Conclusion> {
  refuseLater(settings);
  const access = opened ?? openGitHub(io, settings, event);
  const service = await startLocalService(io, settings, access);
  try {
    return await runOnInternAction({ ...io, ...service.io }, service.settings, event, access, service.facts);
  } finally {
    await service.stop();
  }
}
