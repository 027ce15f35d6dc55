// `interns changes`: shows the file changes that an intern made in a job, or prints them as a patch.
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { type ChangesFile, readChangesFile } from '../../changes/changes-file.ts';
import { decodeText } from '../../changes/measure.ts';
import { toGitPatch } from '../../changes/patch.ts';
import { describeError } from '../../errors.ts';
import { conflict, invalid } from '../../inputs/values.ts';
import type { Block } from '../../report/render/blocks.ts';
import { shorten } from '../../report/render/cut.ts';
import { toPlainText } from '../../report/render/plain.ts';
import { counted } from '../../wording.ts';
import type { Invocation } from '../command.ts';
import { getTextBounds, printJson } from '../screen.ts';

export async function runChanges({ words: [path = ''], has, io }: Invocation): Promise<number> {
  if (has('patch') && has('json')) {
    throw conflict('json', 'Both --patch and --json are given. Use one of them.');
  }
  const file = readChangesFile(await readText(path, io));
  if (has('patch')) io.stdout(toGitPatch(file.changes));
  else if (has('json')) printJson(io, file);
  else io.stdout(toPlainText(toBlocks(file), getTextBounds(io)));
  return 0;
}

async function readText(path: string, { cwd }: Invocation['io']): Promise<string> {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await readFile(resolve(cwd, path)));
  } catch (cause) {
    throw invalid('FILE', `"${path}" can't be read: ${describeError(cause)}. Is the path right?`, cause);
  }
}

function toBlocks({ repository, pull_request, head, run_id, said, changes }: ChangesFile): readonly Block[] {
  const number = pull_request === null ? '' : `, pull request ${pull_request}`;
  const facts = [[`${repository}${number}`], [`commit ${head.slice(0, 12)}`], [`run ${run_id}`]];
  return [
    { type: 'heading', line: [`${counted(changes.length, 'file')} changed`], facts },
    ...(said.trim() === '' ? [] : [{ type: 'prose', text: said, speaker: 'The intern' } as const]),
    ...changes.flatMap(({ path, status, content }): readonly Block[] => {
      const text = content === null ? '' : decodeText(Buffer.from(content, 'base64'));
      return [
        { type: 'paragraph', line: [{ strong: status }, ' ', { code: path }, text === undefined ? ' (binary)' : ''] },
        ...(text === undefined || text === '' ? [] : [{ type: 'code', text: shorten(text, 20_000) } as const]),
      ];
    }),
  ];
}
