// All interns that a job sees.
import { mayRepeat } from '../client/request.ts';
import type { Intern } from '../contract/interns.ts';
import { withRetry } from '../http/retry.ts';
import type { ListSettings } from '../inputs/list-settings.ts';
import { connect } from './connect.ts';
import { withinTime } from './deadline.ts';
import type { JobIo } from './io.ts';

const maxAttempts = 5;

/** The interns, newest first, page after page; a page that fails in passing begins the list anew. */
export function listInterns(io: JobIo, settings: ListSettings): Promise<readonly Intern[]> {
  return withinTime(io, settings.timeoutMs, async (job) => {
    const { client } = await connect(job, settings);
    return withRetry(
      { what: 'intern list', maxAttempts, ...job },
      () => Array.fromAsync(client.listInterns({ ...settings, ...job })),
      mayRepeat,
    );
  });
}
