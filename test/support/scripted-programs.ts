// Programs that stand in for those that a job with an agent installs: OpenCode, and what makes the sandbox.
import { chmodSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AgentOptions } from '../service/interns/acp/support/steps.ts';

const scripted = join(import.meta.dirname, '../service/interns/acp/support/scripted-agent.mjs');

/** Writes `opencode` and `bwrap` into a folder, which note what they are told. */
export function writePrograms(folder: string, agent: AgentOptions): void {
  const rules = { permission: [{ permission: '*', pattern: '*', action: 'ask' }] };
  const programs = {
    rg: 'exit 1',
    opencode: `[ "$1" != debug ] || { echo '${JSON.stringify(rules)}'; exit; }
exec '${process.execPath}' '${scripted}' '${JSON.stringify({ ...agent, log: join(folder, 'agent') })}'`,
    bwrap: `echo "$*" >> ${join(folder, 'bwrap.txt')}
while [ "$1" != -- ]; do
  case "$1 $3" in
    '--ro-bind /run/interns/node') node=$2 ;;
    '--ro-bind /run/interns/forwarder.mjs') forwarder=$2 ;;
    '--ro-bind /run/interns/models.sock') socket=$2 ;;
  esac
  shift
done
shift
[ "$1" = /run/interns/node ] || exec "$@"
port=$4 prefix=$5
shift 5
[ "$2" != debug ] || exec "$@" # here both would listen on one port
# Without walls the port is this machine's, and another file of tests may be at it.
exec flock --no-fork '${join(tmpdir(), 'interns-forwarder-of-tests.lock')}' "$node" "$forwarder" "$socket" "$port" "$prefix" "$@"`,
  };
  for (const [name, text] of Object.entries(programs)) {
    writeFileSync(join(folder, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(folder, name), 0o755);
  }
}
