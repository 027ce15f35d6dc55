// Lists all interns that a job can see, the newest first.
import { judgeRepeat } from '../client/request.ts';
import type { Intern } from '../contract/interns.ts';
import { ApiError } from '../errors.ts';
import { withRetry } from '../http/retry.ts';
import type { ListSettings } from '../inputs/service-settings.ts';
import { connect } from './connect.ts';
import { type JobIo, withinTime } from './io.ts';

const maxAttempts = 5;

/** Limits the memory: a thousand pages could have 16 GiB, of which an output takes only 512 Ki characters. */
const maxListCharacters = 16 * 1024 * 1024;

export function listInterns(io: JobIo, settings: ListSettings): Promise<readonly Intern[]> {
  return collectInterns(io, settings, (interns) => Array.fromAsync(interns));
}

/** Collects what a caller needs of the list. After a temporary failure of a page, starts again. */
export function collectInterns<Collected>(
  io: JobIo,
  settings: ListSettings,
  collect: (interns: AsyncIterable<Intern>) => Promise<Collected>,
): Promise<Collected> {
  return withinTime(io, settings.timeoutMs, async (job) => {
    const { client } = await connect(job, settings);
    return withRetry(
      { what: 'intern list', maxAttempts, ...job },
      () => collect(limitLength(client.listInterns({ ...settings, ...job }))),
      judgeRepeat,
    );
  });
}

async function* limitLength(interns: AsyncIterable<Intern>): AsyncGenerator<Intern> {
  let characters = 0;
  for await (const intern of interns) {
    characters += JSON.stringify(intern).length;
    if (characters > maxListCharacters) {
      const message = `The intern list is longer than ${maxListCharacters} characters. Ask for one workspace, or for fewer statuses.`;
      throw new ApiError('api_malformed', message);
    }
    yield intern;
  }
}
