// A program that tries to get at what an agent has no business with: `node burglar.mjs JSON`, prints what it got as JSON.
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';

const aims = JSON.parse(process.argv[2]);

/** What an attempt came to: its result, or why it failed. */
async function attempt(how) {
  try {
    return { got: await how() };
  } catch (error) {
    return { failed: String(error.code ?? error.status ?? error) };
  }
}

const reach = (port) =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve('connected'));
    socket.once('error', reject);
  });

const write = (file) => attempt(() => writeFileSync(file, 'written by the burglar') ?? 'written');

const result = {
  read: {},
  write: {},
  environments: readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/environ`, 'utf8');
      } catch {
        return '';
      }
    })
    .join('\n'),
  processes: readdirSync('/proc').filter((name) => /^\d+$/.test(name)).length,
  network: await attempt(() => reach(aims.port)),
  killed: await attempt(() => process.kill(aims.pid, 0)),
  sudo: await attempt(() => execFileSync('sudo', ['-n', 'id'], { stdio: 'pipe' }).toString()),
  mounted: await attempt(() =>
    execFileSync('/usr/bin/mount', ['-o', 'remount,rw', '/usr'], { stdio: 'pipe' }).toString(),
  ),
  separated: await attempt(() =>
    execFileSync('/usr/bin/unshare', ['--user', '--mount', 'true'], { stdio: 'pipe' }).toString(),
  ),
  environment: Object.keys(process.env).toSorted(),
};
for (const file of aims.read) result.read[file] = await attempt(() => readFileSync(file, 'utf8'));
for (const file of aims.write) result.write[file] = await write(file);
process.stdout.write(JSON.stringify(result));
process.exit(0);
