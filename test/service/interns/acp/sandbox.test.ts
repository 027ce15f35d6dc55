// A sandbox that can't be had, and what of the machine is seen in one; what a sandbox holds against is in test/sandbox.
import { chmodSync, existsSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { confine, listMounts } from '../../../../src/service/interns/acp/sandbox.ts';

const makeFolder = (): string => mkdtempSync(path.join(tmpdir(), 'sandbox-'));

/** A folder with programs, by their names and texts. */
function programs(texts: Readonly<Record<string, string>>): string {
  const folder = makeFolder();
  for (const [name, script] of Object.entries(texts)) {
    writeFileSync(path.join(folder, name), `#!/bin/sh\n${script}\n`);
    chmodSync(path.join(folder, name), 0o755);
  }
  return folder;
}

const start = (PATH: string, cwd = makeFolder()) =>
  confine({ network: 'host', hidden: [] })({ command: ['agent'], env: { PATH }, cwd, writable: [cwd] });

test('without bubblewrap nothing is started, and the remedy is told', async () => {
  const mark = path.join(makeFolder(), 'started');
  await expect(start(programs({ agent: `touch ${mark}` }))).rejects.toThrow(
    'The sandbox needs bubblewrap, but "bwrap" is not in PATH. Install it ("apt-get install bubblewrap"), or write "sandbox: none"',
  );
  expect(existsSync(mark)).toBe(false);
});

test('on a system that forbids it nothing is started, and the remedy is told', async () => {
  const refusing = programs({ bwrap: 'echo "bwrap: setting up uid map: Permission denied" >&2; exit 1' });
  const refusal = start(refusing);
  await expect(refusal).rejects.toThrow(
    'The system refuses the sandbox (bwrap: setting up uid map: Permission denied).',
  );
  await expect(refusal).rejects.toThrow('kernel.apparmor_restrict_unprivileged_userns=0');
});

test('an old bubblewrap starts nothing, and the version that it needs is told', async () => {
  const refusal = start(programs({ bwrap: 'echo "bwrap: Unknown option --disable-userns" >&2; exit 1' }));
  await expect(refusal).rejects.toThrow(
    'The sandbox needs bubblewrap 0.8 or later (bwrap: Unknown option --disable-userns). Update it, or write "sandbox: none"',
  );
});

test('its program is seen, with what it is a link to and the packages around it', () => {
  const prefix = makeFolder();
  const bin = path.join(prefix, 'bin');
  const modules = path.join(prefix, 'lib/node_modules');
  mkdirSync(path.join(modules, 'agent/node_modules/dependency'), { recursive: true });
  mkdirSync(bin);
  writeFileSync(path.join(modules, 'agent/node_modules/dependency/agent.js'), '');
  symlinkSync('../lib/node_modules/agent/node_modules/dependency/agent.js', path.join(bin, 'agent'));
  const seen = listMounts({ command: ['agent'], env: { PATH: bin }, writable: [] }).map(({ target }) => target);
  expect(seen).toContain(bin);
  expect(seen).toContain(modules);
});

test.each(['relative', 'absolute'])(
  'a link in a folder of its own does not show what it leads to, by a path that is %s',
  (how) => {
    const work = makeFolder();
    const secret = path.join(makeFolder(), 'secret');
    writeFileSync(secret, '');
    symlinkSync(secret, path.join(work, 'agent'));
    const command = ['/bin/sh', how === 'absolute' ? path.join(work, 'agent') : 'agent'];
    const seen = listMounts({ command, env: { PATH: work }, writable: [work] }).flatMap(({ source, target }) => [
      source,
      target,
    ]);
    expect(seen.filter((file) => file.includes(secret) || file.startsWith(work))).toEqual([]);
  },
);
