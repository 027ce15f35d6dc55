// `command: list`: the interns as an output, a table in the summary.
import type { ListSettings } from '../../inputs/service-settings.ts';
import { listInterns } from '../../job/list-interns.ts';
import { toMarkdown } from '../../report/render/markdown.ts';
import { toInternsBlocks } from '../../report/summary.ts';
import type { Conclusion } from '../../transcript/events.ts';
import type { ActionIo } from '../runner/io.ts';

/** GitHub drops the outputs of a job above 1 MiB, counted in UTF-16 (GitHub documentation, "Limitations of outputs"). */
const maxOutputUnits = 512 * 1024;

/** A matrix generates at most 256 jobs (GitHub documentation, "Running variations of jobs in a workflow"). */
const maxMatrixJobs = 256;

export async function listAction(io: ActionIo, settings: ListSettings): Promise<Conclusion> {
  const interns = await listInterns(io, settings);
  const json = JSON.stringify(interns.slice(0, maxMatrixJobs));
  if (interns.length > maxMatrixJobs) {
    io.log.warning(
      `${interns.length} interns match, and a matrix of GitHub has at most ${maxMatrixJobs} jobs: the output "interns" has the newest ${maxMatrixJobs}. Narrow the list by "status" or "workspace-id"; the log names all.`,
    );
  }
  if (json.length > maxOutputUnits) {
    io.log.warning(
      `The output "interns" has ${json.length} characters. GitHub does not hand outputs of a job above 1 MiB to other jobs: narrow the list by "status" or "workspace-id".`,
    );
  }
  if (interns.length === 0) {
    io.log.notice('No interns match. A matrix of none fails a workflow: guard its job with "if: … != \'[]\'".');
  }
  for (const { name, id, status } of interns) io.log.info(`Intern "${name}" (${id}): ${status}`);
  io.setOutputs({ conclusion: 'finished', interns: json });
  await io.writeSummary(toMarkdown(toInternsBlocks(interns)));
  return 'finished';
}
