// Runs the action: reads its inputs, limits its time, checks who may start it, and runs its command.
import { canOutsidersCause } from '../github/event.ts';
import { type ActionSettings, readActionInputs } from '../inputs/settings.ts';
import { withinTime } from '../job/io.ts';
import type { Conclusion } from '../transcript/events.ts';
import type { Trigger } from './github-access.ts';
import { readEvent } from './runner/event.ts';
import type { ActionIo, TimedActionIo } from './runner/io.ts';

/** Returns the conclusion, even of a failed run. Throws other failures. Starts the timeout after reading the inputs. */
export async function runAction(untimedIo: ActionIo): Promise<Conclusion> {
  const settings = await readInputs(untimedIo);
  return withinTime(untimedIo, settings.timeoutMs, async (io) => {
    if (settings.githubToken !== undefined) io.log.mask(settings.githubToken);
    const event = await readEvent(io);
    // An event that no outsider can cause needs no check, so don't load the check.
    const trigger = canOutsidersCause(event)
      ? await (await import('./gate.ts')).openIfAllowed(io, settings, event)
      : event;
    return trigger === undefined ? 'skipped' : runCommand(io, settings, trigger);
  });
}

async function readInputs({ getInput }: ActionIo): Promise<ActionSettings> {
  if (getInput('local-service') !== '') (await loadLocalService()).refuseConflictingInputs(getInput);
  return readActionInputs(getInput);
}

const loadLocalService = () => import('./local/local-service.ts');
const loadWithoutRun = () => import('./commands/without-run.ts');

async function runCommand(io: TimedActionIo, settings: ActionSettings, trigger: Trigger): Promise<Conclusion> {
  if ('localService' in settings) return (await loadLocalService()).promptLocally(io, settings, trigger);
  switch (settings.command) {
    case 'prompt':
    case 'answer':
      return (await import('./commands/run-on-intern.ts')).runOnInternAction(io, settings, trigger);
    case 'resume':
      return (await import('./commands/resume.ts')).resumeAction(io, settings, trigger);
    case 'list':
      return (await loadWithoutRun()).listAction(io, settings);
    case 'update-key':
      return (await loadWithoutRun()).updateKeyAction(io, settings);
    case 'token':
      return (await loadWithoutRun()).tokenAction(io, settings);
    case 'proxy':
      return (await import('./commands/proxy.ts')).proxyAction(io, settings, trigger);
    case 'post-findings':
      return (await import('./commands/post-findings.ts')).postFindingsAction(io, settings, trigger);
    case 'post-changes':
      return (await import('./commands/post-changes.ts')).postChangesAction(io, settings, trigger);
    default:
      return settings satisfies never;
  }
}
