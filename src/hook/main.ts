// The program of a hook: judges the call on standard input, answers the host, and ends.
import { writeSync } from 'node:fs';
import { refusal } from './answer.ts';
import { judgeStdin, leave } from './process.ts';

void judgeStdin(process.argv.slice(2), { env: process.env, cwd: process.cwd() })
  .catch(() => refusal('refused, because it cannot be judged'))
  .then(({ code, stdout, stderr, isLate }) => {
    if (stdout !== '') writeSync(1, stdout);
    if (stderr !== '') writeSync(2, stderr);
    if (isLate === true) leave();
    process.exit(code);
  })
  .catch(() => process.exit(2));
