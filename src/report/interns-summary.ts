// The list of interns as a report.
import type { Intern } from '../contract/interns.ts';
import type { Block, Line } from './render/blocks.ts';
import { shorten } from './render/cut.ts';

const maxName = 200;
/** So many interns have a row in the table. */
export const maxRows = 500;

/** The blocks of a report on interns: name, status, model, id; nothing of what their owners wrote about them. */
export function toInternsBlocks(interns: readonly Intern[]): readonly Block[] {
  const rows = interns
    .slice(0, maxRows)
    .map((intern): Line[] => [
      [shorten(intern.name, maxName)],
      [describeStatus(intern)],
      [shorten(intern.model ?? 'default', maxName)],
      [{ code: shorten(intern.id, maxName) }],
    ]);
  const more = interns.length - rows.length;
  return [
    { type: 'heading', line: [`${interns.length} ${interns.length === 1 ? 'intern' : 'interns'}`] },
    ...(rows.length === 0 ? [] : [{ type: 'table', header: ['Name', 'Status', 'Model', 'Id'], rows } as const]),
    ...(more > 0 ? [{ type: 'paragraph', line: [`${more} more are not shown here.`] } as const] : []),
  ];
}

/** The lifecycle status, with the step of a provisioning and the message of a failure. */
function describeStatus({ status, progress, last_failure_message }: Intern): string {
  if (progress !== null) return `${status}, step ${progress.step_number} of ${progress.total_steps}`;
  return status === 'failed' && last_failure_message !== null
    ? `${status}: ${shorten(last_failure_message, maxName)}`
    : status;
}
