// The action: its inputs, its time, who may start it, and the command that they ask for.
import type { ActionSettings } from '../inputs/action-inputs.ts';
import { readActionInputs } from '../inputs/action-inputs.ts';
import { withinTime } from '../job/deadline.ts';
import type { TimedIo } from '../job/io.ts';
import type { Conclusion } from '../transcript/events.ts';
import { whyNotStart } from './gate.ts';
import type { GitHubAccess } from './github-access.ts';
import { openGitHub } from './github-access.ts';
import { readEvent } from './runner/event.ts';
import type { ActionIo } from './runner/io.ts';
import { reportSkipped } from './skipped.ts';

/**
 * Runs the action to its conclusion. What goes wrong before a run began is thrown, with a code and a remedy. Its time begins
 * here, and everything that it does ends with it.
 */
export function runAction(outer: ActionIo): Promise<Conclusion> {
  const settings = readActionInputs(outer.getInput);
  return withinTime(outer, settings.timeoutMs, async (io) => {
    const access = openGitHub(io, settings, await readEvent(io));
    const refusal = await whyNotStart(io, settings, access);
    return refusal === undefined ? runCommand(io, settings, access) : reportSkipped(io, refusal);
  });
}

/** A command is loaded when it is asked for: a job waits for what is loaded. */
async function runCommand(io: ActionIo & TimedIo, settings: ActionSettings, access: GitHubAccess): Promise<Conclusion> {
  switch (settings.command) {
    case 'prompt':
    case 'answer':
      return (await import('./commands/run-on-intern.ts')).runOnInternAction(io, settings, access);
    case 'list':
      return (await import('./commands/list.ts')).listAction(io, settings);
    case 'update-key':
      return (await import('./commands/update-key.ts')).updateKeyAction(io, settings);
    case 'token':
      return (await import('./commands/token.ts')).tokenAction(io, settings);
    default:
      return settings satisfies never;
  }
}
