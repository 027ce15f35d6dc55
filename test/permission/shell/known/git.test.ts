// Sub-commands of Git by their options.
import { describe, expect, test } from 'vitest';
import { runsItsFiles } from '../../../../src/permission/shell/known/options.ts';
import { hides, judged, whyHidden } from '../judged.ts';

describe('a command of Git', () => {
  test.each([
    'git',
    'git --version',
    'git --no-pager -C a status',
    'git add ?',
    'git bisect',
    'git bisect good',
    'git submodule update --init',
    'git lfs pull',
    'git init a?',
    'git config -lz a b',
    'git config -zl a b',
    'git config user.email a -b',
    'git fetch origin refs/heads/?',
    'git push origin -- a',
    'git grep x -- -Ox',
    'git diff -- --ext-diff',
    'git log ext::sh',
    'git remote add a https://service.example/a?',
    'git config',
    'git config user.name',
    'git config --get core.pager x',
    'git config --get-all core.pager x',
    'git config --global --list a b',
    'git config -l a b',
    'git config get a b',
    'git config list a b',
    'git config user.name a',
    'git config USER.EMAIL a',
    'git config init.defaultBranch main',
    'git config pull.rebase true',
    'git config --global safe.directory a',
    'git config branch.main.merge a',
    'git config branch.main.rebase true',
    'git config branch.autoSetupRebase always',
    'git config push.autoSetupRemote true',
    'git config push.default current',
    'git config push.followTags true',
    'git config pull.ff only',
    'git config fetch.prune true',
    'git config fetch.pruneTags true',
    'git config color.ui true',
    'git config color.diff.meta red',
    'git config advice.detachedHead false',
  ])('runs its files: %s', (command) => {
    const judgement = judged(command);
    // What it is told to write is another question.
    expect(judgement).toMatchObject(command === 'git --version' ? { type: 'runs nothing else' } : runsItsFiles);
  });

  test.each([
    'git --exec-path=a status',
    'git ?',
    'git st',
    'git bisect run a',
    'git bisect ?',
    'git submodule foreach a',
    'git lfs merge-driver a',
    'git fetch ext::sh',
    'git push ext::?',
    'git remote show ext::sh',
    'git remote add -f a ext::sh',
    'git remote add a ?',
    'git remote show zz?',
    'git remote show ext:?',
    'git fetch ?',
    'git grep ?',
    'git grep -Ox a',
    'git rebase -x a',
    'git merge -s a',
    'git log --ext',
    'git log --?',
    'git archive --remote=a',
    'git config ? a',
    'git config core.pager a',
    'git config branch.main.mergeoptions a',
    'git config branch.main.remote a::b',
    'git config pull.twohead a',
    'git config pull.octopus a',
    'git config fetch.more a',
    'git config core.pager --get a',
    'git config core.pager get',
    'git config alias.user.name a',
    'git config alias.push.x a',
    'git config user.namex a',
    'git config user.nick a',
    'git config init.defaultbranchx a',
    'git config safe.directories a',
    'git config color.1 a',
    'git config -f a b c',
    'git config user.name? a',
    'git init ?',
    'git init -?',
    'git archive ? HEAD',
    'git shortlog --ext-diff',
  ])('may run more: %s', (command) => {
    expect(hides(command)).toBe(true);
  });

  test.each([
    'git diff --output=a',
    'git log --outp a',
    'git show ?',
    'git format-patch -- ?',
    'git shortlog ?',
    'git archive -oa HEAD',
    'git archive --output=a HEAD',
    'git format-patch -o a',
    'git format-patch --output-directory=a',
  ])('writes a file that nobody knows: %s', (command) => {
    expect(judged(command)).toEqual({ ...runsItsFiles, writes: [{ prefix: '', isOneWord: true }] });
  });

  test.each([
    'git diff',
    'git diff --stat -w',
    'git log -Sfoo',
    'git archive HEAD',
    'git fetch --output=a',
    'git add --output=a',
    'git diff a?',
    'git log - a',
  ])('writes none: %s', (command) => {
    expect(judged(command)).toEqual(runsItsFiles);
  });

  test.each([
    ['git --exec-path=a status', '"--exec-path=a" before the sub-command may set what "git" runs'],
    ['git a?', 'the sub-command of "git" is known only when it runs'],
    ['git st', '"git st" may run another program'],
    ['git bisect run a', '"git bisect" can run commands'],
    ['git rebase -x a', 'an option of "git rebase" may run a program'],
    ['git fetch ?', 'an argument of "git fetch" is known only when it runs'],
    ['git fetch --quiet ext::sh', 'an address may name a program that fetches it'],
    ['git push origin ext::a?', 'an address may name a program that fetches it'],
    ['git config -f a', '"-f" may tell "git config" to set a command'],
    ['git config core.pager a', 'a setting of Git may be a command'],
  ])('%s: %s', (command, because) => {
    expect(whyHidden(command)).toBe(because);
  });
});
