// biome-ignore-all lint/suspicious/noTemplateCurlyInString: shell text
// Whatever an intern adds to an allowed command, it is not allowed; whatever it wraps a guarded one in, it is caught.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startDecisions, unknownContext } from '../../../src/permission/decide/decide.ts';
import { runs, seed } from '../../support/seed.ts';
import { policyOf, shell } from '../policies.ts';

// Thousands of texts take seconds on an idle machine, and as long as they like on a busy one.
const timeout = 600_000;

const policy = await policyOf(`
guards: [{ id: no-curl, match: { command: { shell: { any: ["curl **"] } } }, then: reject }]
rules:
  - id: tests
    match: { tool: shell, command: { shell: { only: ["npm test", "npm run test:*", "git diff **", "echo *"] } } }
    then: allow
`);
const guarded = await policyOf(`
guards: [{ id: no-curl, match: { command: { shell: { any: ["curl **"] } } }, then: reject }]
rules: [{ id: rest, match: { kind: permission }, then: allow }]
`);

function ruleFor(command: string, by = policy): string {
  return startDecisions(by, unknownContext).decide({ toolCallId: 'c', arguments: shell(command) }).rule;
}

function isAllowed(command: string): boolean {
  return ruleFor(command) === 'tests';
}

/** Texts that are built to break one rule need fewer than those that have to come upon it; `npm run fuzz` adds seeds. */
function check<T>(arbitrary: fc.Arbitrary<T>, property: (value: T) => void, count = 10_000): void {
  fc.assert(fc.property(arbitrary, property), { numRuns: runs(count), seed });
}

const spaces = fc.constantFrom(' ', ' ', '  ', '   ');
const maybeSpaces = fc.constantFrom('', ' ', '  ');
const bareWord = fc.stringMatching(/^[A-Za-z0-9_@%+=:,./-]{1,8}$/u);
const quotable = fc
  .array(fc.constantFrom(...Array.from('abc XYZ019 &|;<>(){}[]*?~#^äß日')), { maxLength: 8 })
  .map((all) => all.join(''));
const word = fc.oneof(
  bareWord,
  quotable.map((text) => `"${text}"`),
  quotable.map((text) => `'${text}'`),
);

/** An argument of `git diff` but for what begins `--ext-diff`, which runs a program, or `--output`, which writes a file, or both. */
const diffArgument = word.filter((text) => !/^--[eo=]/u.test(text));

/** A command that the rule covers, with spaces and arguments of its own. */
const covered = fc.oneof(
  spaces.map((gap) => `npm${gap}test`),
  fc.tuple(spaces, bareWord).map(([gap, name]) => `npm run${gap}test:${name}`),
  fc.array(diffArgument, { maxLength: 4 }).map((words) => ['git', 'diff', ...words].join(' ')),
  word.map((text) => `echo ${text}`),
);
const joint = fc.tuple(maybeSpaces, fc.constantFrom('&&', '||', ';', '|'), maybeSpaces).map((parts) => parts.join(''));

/** Covered commands and what joins them, in turn. */
const sequence = fc
  .tuple(covered, fc.array(fc.tuple(joint, covered), { maxLength: 3 }))
  .map(([first, rest]) => [first, ...rest.flat()]);

/** A word that is no keyword and no program of the rule. */
const otherProgram = fc.constantFrom(
  'curl',
  'sh',
  'rm',
  'npm2',
  '/bin/npm',
  './npm',
  'git-diff',
  'echoo',
  '"npm x"',
  "'curl'",
  '""',
  '.',
  ':',
);

describe('a sequence of covered commands', { timeout }, () => {
  test('is allowed', () => {
    check(sequence, (parts) => {
      expect(isAllowed(parts.join(''))).toBe(true);
    });
  });
});

describe('no string is allowed that adds to an allowed sequence', { timeout }, () => {
  test('a command', () => {
    const addition = fc
      .tuple(otherProgram, fc.array(word, { maxLength: 3 }))
      .map(([program, words]) => [program, ...words].join(' '));
    check(fc.tuple(sequence, addition, joint, fc.nat()), ([parts, added, by, at]) => {
      const commands = parts.filter((_part, index) => index % 2 === 0);
      commands.splice(at % (commands.length + 1), 0, added);
      expect(isAllowed(commands.join(by))).toBe(false);
    });
  });

  test('a joint beyond the four, or one without a command beside it', () => {
    const strange = fc.constantFrom(
      '&',
      '|&',
      ';;',
      ';&',
      '&;',
      '&&&',
      '|||',
      '; ;',
      '&& &&',
      '\n',
      '\r\n',
      '\r',
      '&\n',
    );
    check(fc.tuple(covered, strange, covered), ([left, between, right]) => {
      expect(isAllowed(`${left}${between}${right}`)).toBe(false);
      expect(isAllowed(`${left} ${between} ${right}`)).toBe(false);
      expect(isAllowed(`${left} ${between}`)).toBe(false);
      expect(isAllowed(`${between} ${right}`)).toBe(false);
    });
    check(fc.tuple(sequence, joint), ([parts, extra]) => {
      expect(isAllowed(`${parts.join('')}${extra}`)).toBe(false);
      expect(isAllowed(`${extra}${parts.join('')}`)).toBe(false);
    });
  });

  test('a redirection', () => {
    const operator = fc.constantFrom(
      '>',
      '>>',
      '<',
      '<<',
      '<<<',
      '<>',
      '>&',
      '<&',
      '&>',
      '&>>',
      '>|',
      '2>',
      '2>&1',
      '{fd}>',
      '<<-',
      '>(',
      '<(',
    );
    check(fc.tuple(sequence, operator, maybeSpaces, bareWord, fc.nat()), ([parts, redirect, gap, target, at]) => {
      const index = (at % Math.ceil(parts.length / 2)) * 2;
      const before = parts.with(index, `${redirect}${gap}${target} ${parts[index] ?? ''}`).join('');
      const after = parts.with(index, `${parts[index] ?? ''} ${redirect}${gap}${target}`).join('');
      expect(isAllowed(before)).toBe(false);
      expect(isAllowed(after)).toBe(false);
    });
  });

  test('a substitution, a variable, an escape or the history, in quotes too', () => {
    const expansion = fc.constantFrom(
      '$',
      '`',
      '\\',
      '!',
      '$(curl x)',
      '`curl x`',
      '$X',
      '${X}',
      '${X:-$(id)}',
      '$((1))',
      '$[1]',
      "$'x'",
      '$"x"',
      '$@',
      '!!',
      '!x',
      '\\\n',
      '\\x',
    );
    check(fc.tuple(sequence, expansion, fc.nat()), ([parts, added, at]) => {
      const text = parts.join('');
      const index = at % (text.length + 1);
      expect(isAllowed(`${text.slice(0, index)}${added}${text.slice(index)}`)).toBe(false);
    });
  });

  test('an assignment', () => {
    const name = fc.stringMatching(/^[A-Za-z_][A-Za-z0-9_]{0,5}$/u);
    const assigned = fc
      .tuple(name, fc.constantFrom('=', '+='), fc.oneof(bareWord, fc.constant('')))
      .map((parts) => parts.join(''));
    check(fc.tuple(sequence, assigned, fc.nat()), ([parts, assignment, at]) => {
      const index = (at % Math.ceil(parts.length / 2)) * 2;
      expect(isAllowed(parts.with(index, `${assignment} ${parts[index] ?? ''}`).join(''))).toBe(false);
      expect(isAllowed(`${assignment}; ${parts.join('')}`)).toBe(false);
    });
  });

  test('a control or invisible character, or a space that only looks like one, in quotes too', () => {
    const ranges: readonly (readonly [number, number])[] = [
      [0x00, 0x1f],
      [0x7f, 0xa0],
      [0xad, 0xad],
      [0x61c, 0x61c],
      [0x1680, 0x1680],
      [0x180b, 0x180f],
      [0x2000, 0x200f],
      [0x2028, 0x202f],
      [0x205f, 0x206f],
      [0x2800, 0x2800],
      [0x3000, 0x3000],
      [0x3164, 0x3164],
      [0xd800, 0xdfff],
      [0xfe00, 0xfe0f],
      [0xfeff, 0xfeff],
      [0xffa0, 0xffa0],
      [0xfff9, 0xfffb],
      [0xe0000, 0xe007f],
      [0xe0100, 0xe01ef],
    ];
    const unseen = fc
      .oneof(...ranges.map(([min, max]) => fc.integer({ min, max })))
      .map((code) => String.fromCodePoint(code));
    check(fc.tuple(sequence, unseen, fc.nat()), ([parts, added, at]) => {
      const text = parts.join('');
      const index = at % (text.length + 1);
      expect(isAllowed(`${text.slice(0, index)}${added}${text.slice(index)}`)).toBe(false);
    });
  });

  test('a glob, a brace, a group, a home directory or a comment outside quotes', () => {
    const added = fc.constantFrom(
      '*',
      '?',
      '[a]',
      '{a,b}',
      '{',
      '}',
      '(',
      ')',
      '~',
      '~/x',
      '# x',
      '#',
      '^a^b',
      '!(a)',
      'a(b)',
      '[[',
      ']]',
      '((',
    );
    check(fc.tuple(sequence, added, fc.nat(), fc.boolean()), ([parts, extra, at, glued]) => {
      const index = (at % Math.ceil(parts.length / 2)) * 2;
      const command = parts[index] ?? '';
      // Glued to a word, or as a word of its own; never inside quotes, where it is only a character.
      expect(isAllowed(parts.with(index, `${command}${glued ? '' : ' '}${extra}`).join(''))).toBe(false);
      expect(isAllowed(parts.with(index, `${extra}${glued ? '' : ' '}${command}`).join(''))).toBe(false);
    });
  });

  test('a keyword of the shell', () => {
    const keyword = fc.constantFrom(
      'time',
      'time -p',
      'if',
      'while',
      'until',
      'for x in',
      'case',
      'coproc',
      'function',
      'select x in',
      'then',
      'do',
      '!',
      '{',
      '((',
    );
    check(fc.tuple(sequence, keyword, fc.nat()), ([parts, added, at]) => {
      const index = (at % Math.ceil(parts.length / 2)) * 2;
      expect(isAllowed(parts.with(index, `${added} ${parts[index] ?? ''}`).join(''))).toBe(false);
    });
  });
});

describe('any string that is allowed', { timeout }, () => {
  // The rules of `shell: only` once more, as one expression: words, quotes without anything special in them, four joints, known programs.
  const bare = '[A-Za-z0-9_@%+=:,./-]+';
  const inside = (quote: string): string => `[^${quote}$\`\\\\!\\p{Cc}\\p{Cf}\\p{Cs}\\p{Zl}\\p{Zp}]*`;
  const anyWord = `(?:${bare}|'${inside("'")}'|"${inside('"')}")`;
  const one = (text: string): string => `(?:${text}|'${text}'|"${text}")`;
  const known = [
    `${one('npm')} +${one('test')}`,
    `${one('npm')} +${one('run')} +(?:test:[A-Za-z0-9_@%+=:,./-]*|'test:${inside("'")}'|"test:${inside('"')}")`,
    `${one('git')} +${one('diff')}(?: +${anyWord})*`,
    `${one('echo')} +${anyWord}`,
  ];
  const command = `(?:${known.join('|')})`;
  const oracle = new RegExp(`^ *${command}(?: *(?:&&|\\|\\||;|\\|) *${command})* *$`, 'u');

  test('is what docs/policy.md says, written once more', () => {
    const fragment = fc.constantFrom(
      'npm',
      'test',
      'npm test',
      'git diff',
      'echo x',
      'run',
      'test:a',
      ' ',
      ' ',
      ' ',
      '&&',
      '||',
      ';',
      '|',
      '&',
      '"',
      "'",
      '"a b"',
      "'c'",
      '$',
      '`',
      '\\',
      '!',
      '>',
      '<',
      '(',
      ')',
      '{',
      '}',
      '*',
      '~',
      '#',
      '=',
      'A=',
      '\n',
      '\t',
      '\u200b',
      'curl',
      'time',
      '-x',
      'é',
    );
    check(
      fc.array(fragment, { maxLength: 10 }).map((all) => all.join('')),
      (text) => {
        expect(isAllowed(text)).toBe(oracle.test(text));
      },
      50_000,
    );
  });

  test('is what docs/policy.md says for any characters at all', () => {
    const parts = fc.tuple(covered, fc.string({ unit: 'binary', maxLength: 6 }), fc.nat());
    const property = ([text, added, at]: readonly [string, string, number]): void => {
      const index = at % (text.length + 1);
      const mixed = `${text.slice(0, index)}${added}${text.slice(index)}`;
      if (isAllowed(mixed)) expect(mixed).toMatch(oracle);
    };
    check(parts, property, 50_000);
  });
});

describe('a guarded command', { timeout }, () => {
  test('is caught at any depth, in whatever it is wrapped', () => {
    // Spaces inside parentheses: two in a row would be arithmetic.
    const wrapper = fc.constantFrom<(text: string) => string>(
      (text) => `( ${text} )`,
      (text) => `{ ${text}; }`,
      (text) => `echo $( ${text} )`,
      (text) => `echo "$( ${text} )"`,
      (text) => `echo <( ${text} )`,
      (text) => `if ${text}; then npm; fi`,
      (text) => `if npm; then ${text}; fi`,
      (text) => `while npm; do ${text}; done`,
      (text) => `for i in a b; do ${text}; done`,
      (text) => `case a in a) ${text};; esac`,
      (text) => `f() { ${text}; }`,
      (text) => `! ${text}`,
      (text) => `time ${text}`,
      (text) => `npm test; ${text}`,
      (text) => `npm test && ${text} || ls`,
      (text) => `${text} | cat`,
      (text) => `npm test & ${text} &`,
      (text) => `A=$( ${text} ) npm`,
      (text) => `npm <<< "$( ${text} )"`,
      (text) => `bash -c '${text.replaceAll("'", '')}'`,
      (text) => `env ${text}`,
      (text) => `npm test\n${text}`,
    );
    const curl = fc.constantFrom(
      'curl x',
      'curl',
      '"curl" x',
      "'curl' x",
      '/usr/bin/curl x',
      'cu""rl x',
      'cu\\rl x',
      '$C x',
      'A=b curl x',
      '>o curl x',
    );
    check(fc.tuple(curl, fc.array(wrapper, { maxLength: 4 })), ([text, wrappers]) => {
      let wrapped: string = text;
      for (const wrap of wrappers) wrapped = wrap(wrapped);
      expect(ruleFor(wrapped, guarded)).toBe('no-curl');
    });
  });
});
