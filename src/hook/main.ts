// What the program of a hook does: judges the call on standard input, tells the host, and ends.
import { writeSync } from 'node:fs';
import { trustedIn } from '../trust/copy.ts';
import { refusal } from './answer.ts';
import { judgeStdin } from './process.ts';

const io = {
  words: process.argv.slice(2),
  env: process.env,
  cwd: process.cwd(),
  findTrusted: trustedIn(process.env),
};

void judgeStdin(io)
  .catch(() => refusal('refused, because it cannot be judged'))
  .then(({ code, stdout, stderr, isLate }) => {
    if (stdout !== '') writeSync(1, stdout);
    if (stderr !== '') writeSync(2, stderr);
    // A read of standard input that never ends holds up every other way out; the entry makes exit code 2 of it.
    if (isLate === true) process.kill(process.pid, 'SIGKILL');
    process.exit(code);
  })
  .catch(() => process.exit(2));
