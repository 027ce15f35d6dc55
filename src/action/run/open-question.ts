// Saves the open question for the post step, in case this process is killed before it answers.
import * as z from 'zod/mini';
import type { RecordedEvent } from '../../transcript/events.ts';
import type { ActionIo } from '../runner/io.ts';

export const openQuestion = z.object({
  intern_id: z.string(),
  session_id: z.string(),
  tool_call_id: z.string(),
  name: z.string(),
  arguments: z.string(),
});

export type OpenQuestion = z.infer<typeof openQuestion>;

/** Saves a question when the response that asks it has ended, until the service accepts the answer or the run ends. */
export function createQuestionSaver(io: ActionIo): (event: RecordedEvent) => void {
  let internId = '';
  let pause: Extract<RecordedEvent, { type: 'pause' }> | undefined;
  let isSaved = false;
  const clearState = (): void => {
    if (isSaved) io.saveState('open_question', '');
    isSaved = false;
  };
  return (event) => {
    if (event.type === 'start') internId = event.intern_id;
    if (event.type === 'pause') pause = event;
    const showsAcceptance = ['text', 'reasoning', 'pause', 'finish'].includes(event.type);
    if (showsAcceptance || event.type === 'end') clearState();
    if (event.type !== 'finish' || event.finish_reason !== 'tool_calls') return;
    if (pause === undefined || event.session_id === null) return;
    const { tool_call_id, name, arguments: text } = pause;
    const question = { intern_id: internId, session_id: event.session_id, tool_call_id, name, arguments: text };
    io.saveState('open_question', JSON.stringify(question satisfies OpenQuestion));
    isSaved = true;
  };
}
