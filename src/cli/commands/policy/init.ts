// `interns policy init`: a commented starting file with tests, and the schema that editors complete it with.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describeError } from '../../../errors.ts';
import { oneLine } from '../../../log.ts';
import { policyJsonSchema } from '../../../permission/file/schema.ts';
import { defaultPolicyPath, schemaFileName, starterPolicy } from '../../../permission/tools/starter.ts';
import type { CliIo } from '../../io.ts';
import { readUsage, usageExitCode } from './usage.ts';

/** Run `policy init`: 0 written, 2 when a file is there already or can't be written. */
export async function init(args: readonly string[], io: CliIo): Promise<number> {
  const words = readUsage(args, {}, 1);
  const file = words.files[0] ?? defaultPolicyPath;
  const target = path.resolve(io.cwd, file);
  try {
    await mkdir(path.dirname(target), { recursive: true });
    // "wx": a policy that someone wrote is never overwritten.
    await writeFile(target, starterPolicy, { flag: 'wx' });
  } catch (error: unknown) {
    io.stderr(`${oneLine(`interns policy init: ${file} is not written: ${describeError(error)}`)}\n`);
    return usageExitCode;
  }
  // The schema is made by this program, so an older one is replaced.
  await writeFile(path.join(path.dirname(target), schemaFileName), `${JSON.stringify(policyJsonSchema(), null, 2)}\n`);
  io.stdout(`${oneLine(file)} is written, and ${schemaFileName} beside it for editors.\n`);
  io.stdout('Next: "interns policy check" and "interns policy test".\n');
  return 0;
}
