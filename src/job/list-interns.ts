// All interns that a job sees.
import { mayRepeat } from '../client/request.ts';
import type { Intern } from '../contract/interns.ts';
import { withRetry } from '../http/retry.ts';
import type { ListSettings } from '../inputs/list-settings.ts';
import { connected } from './connected.ts';
import type { JobIo } from './io.ts';

const maxAttempts = 5;

/** The interns, newest first, page after page; a page that fails in passing begins the list anew. */
export function listInterns(io: JobIo, settings: ListSettings): Promise<readonly Intern[]> {
  return connected(io, settings, ({ client, clock, log, signal, deadline }) =>
    withRetry(
      { what: 'intern list', maxAttempts, deadline: deadline.at, clock, log, signal },
      async () => {
        const interns: Intern[] = [];
        for await (const intern of client.listInterns({ ...settings, signal })) interns.push(intern);
        return interns;
      },
      mayRepeat,
    ),
  );
}
