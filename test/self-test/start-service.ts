// Starts the local service for the later steps of the self-test: where it is and which policy is the job's are outputs.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { appendFileSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const { RUNNER_TEMP = '', GITHUB_OUTPUT = '', SELF_TEST_AUDIENCE = '' } = process.env;
const interns = 'dist/cli/index.js';
const logFile = join(RUNNER_TEMP, 'service.log');

const identity = [interns, 'identity', '--audience', SELF_TEST_AUDIENCE, '--json'];
const { claims }: { readonly claims: { readonly sub: string } } = JSON.parse(
  execFileSync(process.execPath, identity, { encoding: 'utf8' }),
);
// Which of the two forms the subject has; what it has to be says the policy.
const policy = /^repo:[^/:]+@/.test(claims.sub) ? 'fp_ids' : 'fp_names';

const service = spawn(process.execPath, [interns, 'serve', '--config', 'test/self-test/service.yml', '--port', '0'], {
  // On Windows, Node's children end with it unless they are detached.
  detached: true,
  // Nothing of this step's own: five seconds after its end, a runner kills what still holds its output.
  stdio: ['ignore', 'pipe', openSync(logFile, 'w')],
});
assert(service.stdout !== null);
for await (const line of createInterface({ input: service.stdout })) {
  const { base_url }: { readonly base_url: string } = JSON.parse(line);
  // A runner ends the service with the job; who is no runner needs the process id.
  const outputs = { 'base-url': base_url, 'federation-policy-id': policy, pid: service.pid };
  for (const [name, value] of Object.entries(outputs)) appendFileSync(GITHUB_OUTPUT, `${name}=${value}\n`);
  process.exit();
}
throw new Error(`The service did not start: ${readFileSync(logFile, 'utf8')}`);
