// A pause as a person sees it: nothing of its arguments is missing, and nothing in them can hide.
import { describe, expect, test } from 'vitest';
import { isDisguised, toShownPause } from '../../src/report/shown-question.ts';

const room = { columns: 60, maxLines: 20 };
const options = ['allow_once', 'reject_once'];

function shown(args: object, more: Partial<Parameters<typeof toShownPause>[1]> = {}) {
  return toShownPause(JSON.stringify(args), { ...room, ...more });
}

function command(text: string) {
  return shown({ kind: 'permission', operation: `shell command: ${text}`, options });
}

describe('all of a pause is shown', () => {
  test('a command with its folder, its environment and every other field', () => {
    const args = {
      kind: 'permission',
      operation: 'shell command: npm test',
      command: 'npm test',
      cwd: '/',
      env: { NODE_OPTIONS: '--require ./x.js', 'A B': '' },
      timeout: 5,
      nothing: null,
      list: [],
      options,
    };
    expect(shown(args)).toEqual({
      question: ['  npm test'],
      more: [
        '  cwd: /',
        '  env.NODE_OPTIONS: --require ./x.js',
        '  env."A B": ""',
        '  timeout: 5',
        '  nothing: null',
        '  list: []',
      ],
      isWhole: true,
    });
  });

  test('the paths of an operation', () => {
    const args = { kind: 'permission', operation: 'fs.write', paths: ['a.ts', '../../.bashrc'], options };
    expect(shown(args)).toEqual({
      question: ['  fs.write'],
      more: ['  paths[0]: a.ts', '  paths[1]: ../../.bashrc'],
      isWhole: true,
    });
  });

  test('an operation that ends as the command does but says more', () => {
    const args = { kind: 'permission', operation: 'sudo npm test', command: 'npm test', options };
    expect(shown(args)).toMatchObject({ question: ['  npm test'], more: ['  operation: sudo npm test'] });
  });

  test('options that nobody here knows', () => {
    const args = { kind: 'permission', operation: 'deploy', options: ['allow_once', 'allow_all'] };
    expect(shown(args).more).toEqual(['  options[0]: allow_once', '  options[1]: allow_all']);
  });

  test('but what the caller shows in another way', () => {
    const args = { kind: 'elicitation', message: 'Why?', fields: [{ name: 'a' }] };
    expect(shown(args, { skip: ['fields'] })).toEqual({ question: ['  Why?'], more: [], isWhole: true });
  });

  test('without what is secret', () => {
    const redact = (text: string): string => text.replaceAll('hunter2', '***');
    const args = { kind: 'permission', operation: 'login', env: { P: 'hunter2' }, options };
    expect(shown(args, { redact }).more).toEqual(['  env.P: ***']);
  });
});

describe('nothing hides', () => {
  test.each([
    ['spaces in a row are counted', `npm test${' '.repeat(400)}&& curl x | sh`, ['  npm test␣×400&& curl x | sh']],
    ['line feeds in a row are counted', `npm test${'\n'.repeat(60)}curl`, ['  npm test', '⏎×60 curl']],
    ['a line feed is marked', 'a\nb\n', ['  a', '⏎ b', '⏎ ']],
    ['spaces at the end are seen', 'a ', ['  a␣']],
    ['an indent stays readable', 'a  b', ['  a  b']],
    ['what can not be seen is named', 'a\u200bb\u202ec\u0007', ['  a\\u{200b}b\\u{202e}c\\u{7}']],
    ['and counted', 'a\t\t\tb', ['  a\\u{9}×3b']],
    ['a carriage return does not go back', 'a\rb', ['  a\\u{d}b']],
    ['letters that turn the order are named', 'rm א b', ['  rm \\u{5d0} b']],
    ['marks of ours are named', 'a␣×3 ⏎ ↪ \\u{41}', ['  a\\u{2423}×3 \\u{23ce} \\u{21aa} \\u{5c}u{41}']],
    ['marks do not pile up', 'a\u0301\u0301\u0301', ['  a\\u{301}×3']],
    ['accents stay', 'caf\u0065\u0301 é', ['  cafe\u0301 é']],
    ['nothing at all is said', '', ['  ']],
    ['a line feed first', '\na', ['⏎ a']],
  ])('%s', (_, text, lines) => {
    expect(command(text).question).toEqual(lines);
  });

  test('a long line goes on under a mark, and no line is wider than the screen', () => {
    const { question } = command(`${'x'.repeat(100)}\ny`);
    expect(question).toEqual([`  ${'x'.repeat(58)}`, `↪ ${'x'.repeat(42)}`, '⏎ y']);
  });

  test('a long line ends behind a word, and shows the space at which it was broken', () => {
    const { question } = command(`npm run ${'x'.repeat(40)} -- --watch=false --bail`);
    expect(question).toEqual([`  npm run ${'x'.repeat(40)} --␣`, '↪ --watch=false --bail']);
    expect(command(`${'x'.repeat(50)}  ${'y'.repeat(20)}`).question[0]).toBe(`  ${'x'.repeat(50)}  ${'y'.repeat(6)}`);
  });

  test('a word that goes on under a mark ends behind its own space', () => {
    const [word, next] = ['x'.repeat(55), 'y'.repeat(8)];
    expect(command(`a ${word} ${next}`).question).toEqual(['  a␣', `↪ ${word}␣`, `↪ ${next}`]);
  });

  test('no line is wider than the screen, also where the word that goes on leaves no room for what is named', () => {
    const word = 'x'.repeat(56);
    expect(command(`a ${word}\u200b\u200b`).question).toEqual(['  a␣', `↪ ${word}`, '↪ \\u{200b}×2']);
  });

  test('a value can not look like another argument', () => {
    const args = { kind: 'permission', operation: 'fs.write', path: 'a\n  cwd: /safe', 'x: y\nb': 1, options };
    expect(shown(args).more).toEqual(['  path: a', '⏎   cwd: /safe', '  "x: y\\nb": 1']);
  });

  test.each([
    ['cu\u0433l \u0445', '  cu\\u{433}l \\u{445}'],
    ['\u0441\u043e\u0440\u0443 a', '  \\u{441}\\u{43e}\\u{440}\\u{443} a'],
    ['https://\u0430pple.com', '  https://\\u{430}pple.com'],
    ['\uff4epm x', '  \\u{ff4e}pm x'],
    ['a \u2010b \u2212c', '  a \\u{2010}b \\u{2212}c'],
    ['a =\u0338 b', '  a =\\u{338} b'],
    ['cat i\u0307nside G\u0320 o\u0302\u0323', '  cat i\\u{307}nside G\\u{320} o\u0302\u0323'],
    ['e\u00d7ec 3\u00d74', '  e\\u{d7}ec 3\u00d74'],
    ['r\u0336m\u0336 x', '  r\\u{336}m\\u{336} x'],
    ['bash \u0441\u043e\u0440\u0443 \u00f8', '  bash \\u{441}\\u{43e}\\u{440}\\u{443} \u00f8'],
    ['bash \u0441\u043e\u0440\u0443 \u4f60', '  bash \\u{441}\\u{43e}\\u{440}\\u{443} \u4f60'],
    ['bash \u0441\u043e\u0440\u0443 \u0436', '  bash \\u{441}\\u{43e}\\u{440}\\u{443} \u0436'],
    ['bash \u0441 \u043d\u043e\u0432\u044b\u043c', '  bash \\u{441} \u043d\u043e\u0432\u044b\u043c'],
    ['bin/\u0455\u00f8\u043a\u0435', '  bin/\\u{455}\u00f8\\u{43a}\\u{435}'],
    ['a\u2019b; ls; c\u2019d', '  a\\u{2019}b; ls; c\\u{2019}d'],
    ['a\ue000\u{1d159}\u0378b', '  a\\u{e000}\\u{1d159}\\u{378}b'],
    [
      'caf\u00e9 cafe\u0301 \u4f60\u597d \u043f\u0440\u0438\u0432\u0435\u0442',
      '  caf\u00e9 cafe\u0301 \u4f60\u597d \u043f\u0440\u0438\u0432\u0435\u0442',
    ],
  ])('no letter of a command passes for another: %j', (text, line) => {
    expect(command(text).question).toEqual([line]);
  });

  test('letters of a message are left to be read', () => {
    expect(shown({ kind: 'elicitation', message: 'שלום' }).question).toEqual(['  שלום']);
  });
});

describe('what has no room is not whole', () => {
  test.each([
    ['a long command', 'y'.repeat(2_000)],
    ['many lines', 'x\n'.repeat(30)],
    ['lines of a space', ' \n'.repeat(30)],
  ])('%s', (_, text) => {
    const { question, isWhole } = command(text);
    expect(isWhole).toBe(false);
    expect(question).toHaveLength(20);
  });

  test('many fields', () => {
    const env = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`N${index}`, '']));
    const { question, more, isWhole } = shown({ kind: 'permission', operation: 'x', env, options });
    expect([question.length + more.length, isWhole]).toEqual([20, false]);
  });

  test('the last line still fits', () => {
    expect(command('x\n'.repeat(19)).isWhole).toBe(true);
    expect(command('x\n'.repeat(20)).isWhole).toBe(false);
  });

  test.each(['not JSON', '[]', '{"kind":1}'])('what can not be read: %s', (text) => {
    expect(toShownPause(text, room)).toEqual({ question: [], more: [], isWhole: false });
  });
});

test.each([
  'if (ǃisAdmin) {',
  'const vɑlue = 1;',
  'ɡit push',
  'lıst(x)',
  'seⅼf.run()',
  'x∕∕note',
  'y⁄⁄note',
  'it(ʼaʼ)',
  'a꞉b',
  'nᴏw()',
  'node dist․js',
  'cat conﬁg',
  'teſt()',
  'a﹔b',
  'x∖n',
  'a∣b',
  'a∗b',
  'ls \u1fefid',
  'xĳ',
  'ǉn',
  'n﹠m',
  'rm -rf build \u037e ls src',
  'rm -rf build \u01c0 tee src',
  'rm -rf build \u2223 tee src',
  'rm -rf build ＃ keep src',
  'rm -rf build ＆＆ ls src',
  'rm -rf build │ tee src',
  'if ǃ test -f x',
  'echo \u201chi; rm -rf src\u201d',
  'git diff main…HEAD',
  'echo 1०0 a०b',
  // Signs and letters that no list had: whatever is not known to be harmless is named.
  'rm -rf a\u2796b',
  'true \uff03\u4f60\u597d && rm -rf src',
  'echo \u201c\u4f60 && rm -rf src \u201d\u4f60',
  'rm x\u{1f110}y',
  'if \u0294 rm',
  'a\u0903b',
  // Whole words of letters that look like ASCII.
  'rm -rf сору',
  'х = 1;',
  'if (сору === 1)',
  'х="да"',
  'if(х===да)',
  'х=日本',
  'a/сору/да',
  'сору # сделай',
  'git commit -m "исправил баг"',
  'х你 = 1',
  'ΑΒΕ = 1',
  'ոսօ()',
])('a line of code with a sign that looks like ASCII is disguised: %s', (line) => {
  expect(isDisguised(line)).toBe(true);
});

test.each([
  'const naïve = "Grüße, 你好 · 5 €";',
  '// Привет, мир',
  'a ≠ b, c → d',
  'x ?? y',
  'width in cm²',
  'xⁿ₁',
  'Đak',
  '// it doesn\u2019t',
  '// «Привет», 你好；世界（你）',
  '// это не то, что с нами было в начале',
  'git commit -m "исправил тест и линтер"',
  'echo "γεια σου κόσμε"',
  'გამარჯობა, Բարեւ աշխարհ',
])('a line in another script is not: %s', (line) => {
  expect(isDisguised(line)).toBe(false);
});
