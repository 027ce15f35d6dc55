// `command: list`, `update-key` and `token`: ask the service, but run no intern.
import type { Intern } from '../../contract/interns.ts';
import type { KeySettings } from '../../inputs/keys/key-settings.ts';
import type { ListSettings, TokenSettings } from '../../inputs/service-settings.ts';
import { obtainDatedToken } from '../../job/connect.ts';
import { collectInterns } from '../../job/list-interns.ts';
import { updateKeys } from '../../job/update-keys.ts';
import { listSettledKeys } from '../../keys/outcome.ts';
import { toKeysBlocks } from '../../report/keys-summary.ts';
import { toChangeList, toError, toKeyLines, toOtherChangesLine } from '../../report/keys-words.ts';
import { toMarkdown } from '../../report/render/markdown.ts';
import { maxRows, toInternsBlocks } from '../../report/summary.ts';
import type { Conclusion } from '../../transcript/events.ts';
import type { ActionIo } from '../runner/io.ts';

/** GitHub drops a job's outputs above 1 MiB, counted in UTF-16 (GitHub documentation, "Limitations of outputs"). */
const maxOutputUnits = 512 * 1024;

/** A matrix generates at most 256 jobs (GitHub documentation, "Running variations of jobs in a workflow"). */
const maxMatrixJobs = 256;

/** Keeps this many lines as one text: the garbage collector would copy each string of a long list. */
const linesInText = 100;

export async function listAction(io: ActionIo, settings: ListSettings): Promise<Conclusion> {
  const { shown, count, texts } = await collectInterns(io, settings, collectShown);
  const json = JSON.stringify(shown.slice(0, maxMatrixJobs));
  if (count > maxMatrixJobs) {
    io.log.warning(
      `${count} interns match, but a GitHub matrix has at most ${maxMatrixJobs} jobs: the output "interns" has only the newest ${maxMatrixJobs}. Narrow the list by "status" or "workspace-id"; the log lists all of them.`,
    );
  }
  if (json.length > maxOutputUnits) {
    io.log.warning(
      `The output "interns" has ${json.length} characters. GitHub does not pass outputs above 1 MiB to other jobs: narrow the list by "status" or "workspace-id".`,
    );
  }
  if (count === 0) {
    io.log.notice('No interns match. An empty matrix fails the workflow: guard its job with "if: … != \'[]\'".');
  }
  for (const text of texts) for (const line of text.split('\n')) io.log.info(line);
  io.setOutputs({ conclusion: 'finished', interns: json });
  await io.writeSummary(toMarkdown(toInternsBlocks(shown, count)));
  return 'finished';
}

async function collectShown(interns: AsyncIterable<Intern>) {
  const shown: Intern[] = []; // for the table and the output
  const texts: string[] = []; // for the log, with a line for each intern
  let lines: string[] = [];
  let count = 0;
  for await (const intern of interns) {
    if (shown.length < maxRows) shown.push(intern);
    count += 1;
    lines.push(`Intern "${intern.name}" (${intern.id}): ${intern.status}`);
    if (lines.length === linesInText) {
      texts.push(lines.join('\n'));
      lines = [];
    }
  }
  if (lines.length > 0) texts.push(lines.join('\n'));
  return { shown, count, texts };
}

export async function updateKeyAction(io: ActionIo, settings: KeySettings): Promise<Conclusion> {
  const report = await updateKeys(io, settings);
  const error = toError(report);
  const conclusion = error === null ? 'finished' : 'failed';
  for (const result of report.results) {
    for (const line of toKeyLines(result)) io.log.info(line);
    const otherChanges = toOtherChangesLine(result);
    if (otherChanges !== undefined) io.log.warning(otherChanges);
  }
  if (error !== null) io.log.error(`${error.message} (${error.code})`);
  io.setOutputs({
    conclusion,
    keys: JSON.stringify(report.mode === 'update' ? listSettledKeys(report.results) : []),
    'key-changes': JSON.stringify(toChangeList(report)),
    'error-code': error?.code,
  });
  await io.writeSummary(toMarkdown(toKeysBlocks(report, io.clock.now())));
  return conclusion;
}

export async function tokenAction(io: ActionIo, settings: TokenSettings): Promise<Conclusion> {
  const { token, expiresAt } = await obtainDatedToken(io, settings);
  io.setSecretOutput('access-token', token);
  io.setOutputs({ conclusion: 'finished', 'expires-at': expiresAt });
  if (settings.exportEnv !== undefined) io.exportSecret(settings.exportEnv, token);
  io.log.info(`Access token ${token.fingerprint()} is valid until ${expiresAt}.`);
  return 'finished';
}
