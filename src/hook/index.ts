// The program of a hook, dist/cli/hook.js: what the settings of a host run for each tool call.
import { writeSync } from 'node:fs';
import { judgeStdin } from './process.ts';

process.on('uncaughtException', () => process.exit(2));
const { code, stdout, stderr } = await judgeStdin({
  words: process.argv.slice(2),
  env: process.env,
  cwd: process.cwd(),
  stdin: process.stdin,
  // Nothing keeps copies yet: only a policy that the entry names decides.
  findTrusted: () => undefined,
});
try {
  if (stdout !== '') writeSync(1, stdout);
  if (stderr !== '') writeSync(2, stderr);
  process.exit(code);
} catch {
  process.exit(2);
}
