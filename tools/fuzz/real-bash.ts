// Shell texts in a real Bash, in a folder of their own, beside a `curl` that only leaves a mark.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A place in which texts are run. */
export interface RealBash {
  /** Run a text with `bash -c` in a fresh copy of the work folder; whether it ran `curl`. */
  ranCurl(text: string): Promise<boolean>;
  /** Remove everything. */
  close(): void;
}

/** The longest that one text may run, in milliseconds; then it and all that it started is killed. */
const timeLimitMs = 10_000;

/** Make a place with a small repository, its remote, an archive, a Makefile and a package. */
export function openRealBash(): RealBash {
  const root = mkdtempSync(path.join(tmpdir(), 'real-bash-'));
  const template = path.join(root, 'template');
  makeTemplate(template);
  // npm and other programs of Node, compiled once for all texts.
  const cache = path.join(root, 'cache');
  let count = 0;
  return {
    ranCurl: async (text) => {
      count += 1;
      const home = path.join(root, String(count));
      cpSync(template, home, { recursive: true, verbatimSymlinks: true });
      const mark = path.join(home, 'curl-ran');
      writeFileSync(path.join(home, 'bin/curl'), `#!/bin/sh\n: > ${mark}\n`, { mode: 0o755 });
      // What a file system that ignores case would find.
      symlinkSync('curl', path.join(home, 'bin/CURL'));
      await runText(text, home, cache);
      const ran = existsSync(mark);
      rmSync(home, { recursive: true, force: true });
      return ran;
    },
    close: () => rmSync(root, { recursive: true, force: true }),
  };
}

function environment(home: string): NodeJS.ProcessEnv {
  const node = path.dirname(process.execPath);
  return {
    PATH: `${home}/bin:${node}:/usr/local/bin:/usr/bin:/bin`,
    HOME: home,
    TMPDIR: home,
    LANG: 'C.UTF-8',
    GIT_CONFIG_NOSYSTEM: '1',
    npm_config_update_notifier: 'false',
    npm_config_offline: 'true',
    npm_config_logs_max: '0',
  };
}

function runText(text: string, home: string, cache: string): Promise<void> {
  const child = spawn('bash', ['-c', text], {
    cwd: path.join(home, 'work'),
    env: { ...environment(home), NODE_COMPILE_CACHE: cache },
    stdio: 'ignore',
    detached: true,
  });
  return new Promise((resolve) => {
    // A process group of its own, so that nothing outlives its text.
    const stop = (): void => {
      try {
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It has ended by itself.
      }
    };
    const timer = setTimeout(stop, timeLimitMs);
    child.once('error', () => resolve());
    child.once('exit', () => {
      clearTimeout(timer);
      // What it left in the background gets a moment to run.
      setTimeout(() => {
        stop();
        resolve();
      }, 50);
    });
  });
}

const setUp = `
set -e
git init -q --template= -b main .
git config user.name a; git config user.email a@example.invalid; git config rebase.autoStash true
printf 'test:\\n\\t@:\\n' > Makefile
printf '{"name":"a","version":"1.0.0","scripts":{"test":"true","t":"true"}}' > package.json
printf 'a b\\nc d\\n' > a; printf 'e\\n' > b; printf '#!/bin/sh\\n"$@"\\n' > run-it; chmod +x run-it
git add . && git commit -qm one
printf 'a c\\n' > a; git commit -qam two
git gc -q
git clone -q --template= --bare . ../remote.git
git remote add origin ../remote.git; git fetch -q
printf 'changed\\n' > b
tar -cf ../a.tar a b; gzip -k ../a.tar
`;

function makeTemplate(folder: string): void {
  mkdirSync(path.join(folder, 'work'), { recursive: true });
  mkdirSync(path.join(folder, 'bin'));
  const made = spawnSync('bash', ['-c', setUp], { cwd: path.join(folder, 'work'), env: environment(folder) });
  if (made.status !== 0) throw new Error(`The work folder could not be made: ${made.stderr.toString()}`);
  rmSync(path.join(folder, 'work/.git/hooks'), { recursive: true, force: true });
}
