// Lists all interns that a job can see.
import { judgeRepeat } from '../client/request.ts';
import type { Intern } from '../contract/interns.ts';
import { ApiError } from '../errors.ts';
import { withRetry } from '../http/retry.ts';
import type { ListSettings } from '../inputs/service-settings.ts';
import { connect } from './connect.ts';
import { type JobIo, withinTime } from './io.ts';

const maxAttempts = 5;

/** Limits the memory: a thousand pages could have 16 GiB, and an output takes 512 Ki characters. */
const maxListCharacters = 16 * 1024 * 1024;

/** Lists the newest first. After a temporary failure of a page, the list starts again. */
export function listInterns(io: JobIo, settings: ListSettings): Promise<readonly Intern[]> {
  return withinTime(io, settings.timeoutMs, async (job) => {
    const { client } = await connect(job, settings);
    return withRetry(
      { what: 'intern list', maxAttempts, ...job },
      () => collect(client.listInterns({ ...settings, ...job })),
      judgeRepeat,
    );
  });
}

async function collect(interns: AsyncIterable<Intern>): Promise<readonly Intern[]> {
  const all: Intern[] = [];
  let characters = 0;
  for await (const intern of interns) {
    characters += JSON.stringify(intern).length;
    if (characters > maxListCharacters) {
      const message = `The intern list is longer than ${maxListCharacters} characters. Ask for one workspace, or for fewer statuses.`;
      throw new ApiError('api_malformed', message);
    }
    all.push(intern);
  }
  return all;
}
