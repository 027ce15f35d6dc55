// Judges the tool call on standard input, answers the host, and ends.
import { writeSync } from 'node:fs';
import { toRefusal } from './answer.ts';
import { forceExit, judgeStdin } from './process.ts';

void judgeStdin(process.argv.slice(2), { env: process.env, cwd: process.cwd() })
  .catch(() => toRefusal('refused, because it cannot be judged'))
  .then(({ code, stdout, stderr, isLate }) => {
    if (stdout !== '') writeSync(1, stdout);
    if (stderr !== '') writeSync(2, stderr);
    if (isLate === true) forceExit();
    process.exit(code);
  })
  .catch(() => process.exit(2));
