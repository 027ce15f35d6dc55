// Programs that run what their text does not show, by their arguments.
import { describe, expect, test } from 'vitest';
import { canRunOthers } from '../../../src/permission/shell/programs.ts';
import { hides, judged } from './judged.ts';

describe('a command that runs what it does not show', () => {
  test.each([
    'awk system(1)',
    'gawk {print|x}',
    'mawk getline',
    'nawk x|y',
    'bun -e x',
    'bun -p x',
    'bun --eval x',
    'bun --print x',
    'bun x y',

    'compgen -C x',
    'compgen -F x',
    'compgen -abC x',
    'deno eval x',
    'docker run x',
    'docker exec x',
    'podman run x',
    'podman exec x',

    'find . -exec x',
    'find . -execdir x',
    'find . -ok x',
    'find . -okdir x',
    'lua -e x',
    'lua5.4 -ex',
    'make -f x',
    'make --file=x',
    'make --makefile x',

    'make --eval=x',
    'make -E x',
    'mapfile -C x',
    'mapfile -tC x',
    'readarray -C x',
    'mapfile a[$(x)]',
    'node -e x',
    'node -pe x',
    'node --eval x',

    'node --print x',
    'node -r x',
    'node --require=x',
    'node --import=x',
    'npm exec x',
    'npm x y',
    'npm explore x',
    'perl -e x',
    'perl -lE x',
    'php -r x',

    'pnpm exec x',
    'pnpm dlx x',
    'python -c x',
    'python3 -Ic x',
    'rsync -e x',
    'rsync -ave x',
    'rsync --rsh=x',
    'ruby -e x',
    'ruby -ne x',

    'tar --checkpoint-action=x',
    'tar --to-command=x',
    'tar --use-compress-program=x',
    'tar -I x',
    'tar -xF x',
    'tar --info-script=x',
    'tar --new-volume-script=x',

    'yarn exec x',
    'yarn dlx x',
    'git -c a=b x',
    'git -C x -c a=b x',
    'git -c ?',
    'git --config-env=x',
    'git --exec-path=x',
    'git fetch --upload-pack=x',

    'git push --receive-pack=x',
    'git rebase --exec x',
    'git diff --ext-diff',
    'git grep --open-files-in-pager=x',
    'git bisect run x',
    'git filter-branch x',

    'printf -v a[$(x)]',
    'test -v a[`x`]',
    '[ -v a[$(x)]',
    'declare a[$(x)]=1',
    'export a[$(x)]=1',
    'getopts a[$(x)]',
    'local a[$(x)]',
    'read a[$(x)]',

    'readonly a[$(x)]',
    'typeset a[$(x)]',
    'unset a[$(x)]',
    'wait a[$(x)]',
    'let x',
    'find ?',
    'git ?',
    'node ?',
    'test ?',
    'bash',
    'bash ?',
    'bash -x a',
    'bash +x a',
    'bash /dev/fd/3',
    '/usr/bin/find . -exec x',
    'FIND.exe'.toLowerCase().concat(' -exec x'),
    'python3.12 -c x',
    'python -c x -m pytest',
    'find . -newermtx a',
    'find . -1exec a',
    'f\u0131nd . -exec x',
    'node --version -e x',
    'node --watch',
    'python -v',
    'find -? x',
    'find . -ex? x',
    'tar -xf host:a.tar',
    'tar xf host:a.tar',
    'tar xfF a b',
    'make A=b',
    'make ?',
    'awk {print$1>"x"}',
    'gcc ?',
    'rsync ?',
    'less -x -a b',
    'sed ,2p a',
    'sed 1,p a',
    'sed s/a/b a',
    'sed /a a',
    'eval --version',
    'time --version',
  ])('%s', (command) => {
    expect(hides(command)).toBe(true);
  });

  test.each([
    'awk {print}',
    'bun test',
    'docker ps',
    'docker prune',

    'podman ps',
    'podman a-run',
    'find . -name x',
    'find . -executable',
    'find . x-exec',
    'find -- . -name x',
    'find . -size -10k',
    'find src-? -mtime -7',
    'fi.exend . -exec x',
    'fin4d . -exec x',
    'node -v',
    'python -V',
    'tar xf a.tar',
    'make -j4 build/x.o',
    'find . -newermt x',
    'lua a',
    'lua a-e',
    'make all',
    'make a-f',
    'make x--file',
    'mapfile -t',
    'mapfile C',

    'node a',
    'node a-e',
    'node test',
    'npm test',
    'perl a',
    'perl a-e',
    'php a',
    'php a-r',
    'pnpm test',

    'python a',
    'python a-c',
    'python test',
    'rsync -av',
    'rsync a-e',
    'rsync x--rsh',
    'ruby a',
    'ruby a-e',
    'tar -xf',
    'yarn test',

    'git status',
    'git diff -c',
    'git diff -c HEAD',
    'git commit -c',
    'printf %s',
    'test -f a',
    '[ -f a ]',
    'read a',
    'unset a',
    'bash a',
    'bash ./a -c',
    'ls',
    'ls ?',
    'x',
    '.exec',
    'find.exec',
    'awk {print$1}',
    'less -x - b',
    'sed 1,2p a',
    'sed /a/Ip a',
    'sed s/a/b/ a',
    'nice-tool --version',
    'ssh --version',
    'command -v x',
    'command -V x',
  ])('not %s', (command) => {
    expect(hides(command)).toBe(false);
  });

  test.each([
    ['declare -a a=1', '"a=1" may change what runs'],
    ['declare -n a', '"-n" makes variables that run more'],
    ['git config core.pager x', 'a setting of Git may be a command'],
    ['node inspect a', 'a debugger or a watcher may run code'],
    ['poetry a-b', 'its options may set what runs'],
    ['poetry ?', 'its options may set what runs'],
    ['git log --ext-diff', 'an option of "git log" may run a program'],
    ['npm run? a', 'its sub-command is known only when it runs'],
    ['ssh x', '"ssh" runs its arguments or its input'],
    // Codex types the text into a program that is running, which may be a shell.
    ["write_stdin --session-id 1 '!x'", '"write_stdin" runs its arguments or its input'],
  ])('%s, and why', (command, because) => {
    expect(judged(command)).toEqual({ type: 'cannot be told', because });
  });

  test.each(
    'alias at batch bind builtin busybox bwrap catchsegv chpst chroot chrt cmd command complete cpulimit crontab dbus-run-session doas dtach enable entr eval expect faketime fakeroot firejail flock hash ionice let linux32 linux64 ltrace nohup nsenter numactl osascript parallel pkexec powershell prlimit proot pwsh rlwrap runuser screen script setarch setpriv setsid source . ssh start-stop-daemon stdbuf strace su sudo systemd-run taskset time timeout tmux toybox trap unbuffer unshare watch wsl xvfb-run'.split(
      ' ',
    ),
  )('%s, whatever its arguments', (program) => {
    expect(hides(program)).toBe(true);
    expect(hides(`/usr/bin/${program} x`)).toBe(true);
    expect(canRunOthers(program)).toBe(true);
  });

  test.each(['env', 'xargs'])('%s by itself runs nothing, and can run others', (program) => {
    expect(hides(program)).toBe(false);
    expect(hides(`/usr/bin/${program} sh -c x`)).toBe(true);
    expect(canRunOthers(program)).toBe(true);
  });

  test.each('ash bash csh dash elvish fish ksh mksh nu rbash sh tcsh xonsh yash zsh'.split(' '))(
    '%s with a string, and not with a script',
    (shell) => {
      expect(hides(`${shell} -c x`)).toBe(true);
      expect(hides(shell)).toBe(true);
      expect(hides(`${shell} build.sh`)).toBe(false);
      expect(canRunOthers(shell)).toBe(true);
    },
  );
});

describe('a program that runs others when its arguments are open', () => {
  test.each(
    'bundle bunx cargo curl dotnet ed emacs ex go gradle helm java julia kubectl less man more mvn nvim npx pip pip3 pnpx R Rscript rake rsync sed scp sftp sqlite3 terraform tsx uv uvx vi view vim wget zip awk git find make node npm tar python python3 make-4.3 pip3.11'.split(
      ' ',
    ),
  )('%s', (program) => {
    expect(canRunOthers(program)).toBe(true);
  });
  test.each(['[', 'test', 'printf', 'read', 'export', 'unset', 'wait', 'ls', 'x', '', '3'])('not %s', (program) => {
    expect(canRunOthers(program)).toBe(false);
  });
});
