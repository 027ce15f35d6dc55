// The action: its inputs, and the command that they ask for.
import { readActionInputs } from '../inputs/action-inputs.ts';
import type { Conclusion } from '../transcript/events.ts';
import type { ActionIo } from './runner/io.ts';

/**
 * Runs the action to its conclusion. What goes wrong before a run began is thrown, with a code and a remedy. A command is
 * loaded when it is asked for: a job waits for what is loaded.
 */
export async function runAction(io: ActionIo): Promise<Conclusion> {
  const settings = readActionInputs(io.getInput);
  switch (settings.command) {
    case 'prompt':
    case 'answer':
      return (await import('./run-on-intern.ts')).runOnIntern(io, settings);
    case 'list':
      return (await import('./list.ts')).listAction(io, settings);
    case 'update-key':
      return (await import('./update-key.ts')).updateKeyAction(io, settings);
    case 'token':
      return (await import('./token.ts')).tokenAction(io, settings);
    default:
      return settings satisfies never;
  }
}
