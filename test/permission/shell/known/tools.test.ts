// Tools that run another program when some option or word tells them to.
import { describe, expect, test } from 'vitest';
import { judged, whyHidden } from '../judged.ts';

const listed = 'an argument may be a command, or tell it to run one';

describe('a tool', () => {
  test.each([
    'tar',
    'tar -xf a.tar b?',
    'tar xf a.tar',
    'tar - a',
    'tar -X a -xf b',
    'tar --exclude-from a -xf b',
    'make -',
    'make -C a all',
    'find . -perm -u+x',
    'find . -perm -ug=rw,o-w',
    'find . -perm -111',
    'find src? -name x',
    'less -N a',
    'less a+',
    'less a?',
    'unzip -q a.zip -d out',
    'rsync a? b',
    'wget https://host/?',
    'pip install acme==?',
  ])('runs nothing else: %s', (command) => {
    expect(judged(command)).toMatchObject({ type: 'runs nothing else' });
  });

  test.each(['gcc -I/include/?', 'gcc a?', 'docker build -t app:?', 'kubectl logs pod-?', 'go test ./a?'])(
    'is told by its name: %s',
    (command) => {
      expect(judged(command)).toEqual({ type: 'known by name' });
    },
  );

  test.each([
    ['tar xIf a b', 'its letters may run a program'],
    ['tar xf-I a', 'its letters may run a program'],
    // What is open behind old letters may be more of them.
    ['tar x? a b', 'its letters may run a program'],
    ['tar -xf a -I b', '"-I" may tell "tar" to run a program'],
    ['tar -I?', 'an argument that is known only when it runs may tell "tar" to run a program'],
    ['tar -C -I a', '"-C" may tell "tar" to run a program'],
    ['tar -xf h:a', 'an archive on another machine is fetched by a program'],
    ['tar -xf h:?', 'an archive on another machine is fetched by a program'],
    ['make --eval=a', '"--eval=a" may tell "make" to evaluate text'],
    ['make A=b', 'a variable of "make" may be a command'],
    ['make a?', 'a variable of "make" may be a command'],
    ['find . -exec a', 'it may run a program for what it finds'],
    ['find . -exec-1', 'it may run a program for what it finds'],
    ['find . -x-newermt', 'it may run a program for what it finds'],
    ['find . -perm-x', 'it may run a program for what it finds'],
    ['find . -ok-perm', 'it may run a program for what it finds'],
    ['find . -u+exec a', 'it may run a program for what it finds'],
    ['find . -?', 'it may run a program for what it finds'],
    ['less -K a', '"-K" may be a command'],
    ['less +!a b', 'a word with "+" is a command of the pager'],
    ['less -- +!a', 'a word with "+" is a command of the pager'],
    ['less -- ?', 'a word with "+" is a command of the pager'],
    ['gcc @a', listed],
    ['gcc ?', listed],
    // What is open behind a dash may be any option, and behind letters any sub-command.
    ['rsync -? a b', listed],
    ['rsync -a? a b', listed],
    ['gcc --sp?', listed],
    ['docker r? a', listed],
    ['docker-compose ex? a', listed],
    ['kubectl ? a', listed],
    ['go ge?', listed],
    ['gh al? a', listed],
    ['ip net? a', listed],
    ['terraform cons?', listed],
    ['brew ed? a', listed],
    ['mvn org.codehaus.mojo? a', listed],
    ['pdflatex a?', listed],
  ])('%s: %s', (command, because) => {
    expect(whyHidden(command)).toBe(because);
  });
});
