// Every example of docs/policy.md, run; every list of it, compared with the code.

import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { contextKeys } from '../../src/permission/context.ts';
import { ladders } from '../../src/permission/decide/answering.ts';
import { matchKeys } from '../../src/permission/file/conditions-shape.ts';
import { loadPolicy } from '../../src/permission/file/policy-file.ts';
import { problemCodes } from '../../src/permission/file/tree.ts';
import { warningCodes } from '../../src/permission/lint/warning.ts';
import { re2 } from '../../src/permission/match/regex.ts';
import { defaultBudget } from '../../src/permission/policy.ts';
import { whyAny } from '../../src/permission/shell/any.ts';
import { bash } from '../../src/permission/shell/bash.ts';
import { whyNotOnly } from '../../src/permission/shell/only.ts';
import { compileCommandPattern } from '../../src/permission/shell/pattern.ts';
import { compileGlob, compilePathGlob, globMatches } from '../../src/permission/text/glob.ts';
import { runTests } from '../../src/permission/tools/self-test.ts';
import { folder, interns, write } from '../cli/commands/policy/command.ts';

const text = readFileSync(new URL('../../docs/policy.md', import.meta.url), 'utf8');

interface Block {
  readonly info: string;
  readonly body: string;
}

const blocks: readonly Block[] = Array.from(text.matchAll(/^```(.+)\n([\s\S]*?)^```$/gmu), (match) => ({
  info: match[1] ?? '',
  body: match[2] ?? '',
}));

/** The blocks of one kind, with what stands after it. */
function blocksOf(kind: string): readonly Block[] {
  return blocks.flatMap(({ info, body }) =>
    info === kind || info.startsWith(`${kind} `) ? [{ info: info.slice(kind.length + 1), body }] : [],
  );
}

/** The lines `yes …` and `no  …` of a block. */
function verdicts(body: string): readonly (readonly [string, boolean])[] {
  return body
    .trimEnd()
    .split('\n')
    .map((line) => [line.slice(4), line.startsWith('yes ')] as const);
}

/** The first cells of the table below a heading or line, without backticks. */
function table(after: string): readonly string[] {
  const rows =
    text
      .slice(text.indexOf(after))
      .match(/(?:^\|.*\n)+/mu)?.[0]
      .trimEnd()
      .split('\n') ?? [];
  return rows.slice(2).map((row) => (row.split(/(?<!\\)\|/u)[1] ?? '').trim().replaceAll('`', ''));
}

function patternsOf(info: string): Parameters<typeof whyNotOnly>[0] {
  return info.split(' | ').map((pattern) => {
    const compiled = compileCommandPattern(pattern);
    if ('error' in compiled) throw new Error(compiled.error);
    return compiled;
  });
}

describe('the policies of the page', () => {
  const policies = blocksOf('yaml');
  test('are several', () => {
    expect(policies.length).toBeGreaterThan(4);
  });
  test.each(policies.map(({ body }) => [body.split('\n')[1] ?? '', body] as const))('%s', async (_line, body) => {
    const policy = await loadPolicy(body.includes('version: 1') ? body : `version: 1\n${body}`, 'docs/policy.md');
    expect(policy.tests.length).toBeGreaterThan(0);
    expect(runTests(policy)).toEqual([]);
  });
});

describe('the matchers of the page', () => {
  test.each(blocksOf('glob').flatMap(({ info, body }) => verdicts(body).map((each) => [info, ...each] as const)))(
    'glob %s and %s: %s',
    (pattern, value, expected) => {
      const glob = compileGlob(pattern);
      expect(glob !== undefined && globMatches(glob, value)).toBe(expected);
    },
  );
  test.each(blocksOf('path').flatMap(({ info, body }) => verdicts(body).map((each) => [info, ...each] as const)))(
    'path %s and %s: %s',
    (pattern, value, expected) => {
      expect(compilePathGlob(pattern)(value)).toBe(expected);
    },
  );
  test.each(blocksOf('re2').flatMap(({ info, body }) => verdicts(body).map((each) => [info, ...each] as const)))(
    're2 %s and %s: %s',
    (pattern, value, expected) => {
      const matches = re2(pattern);
      expect(typeof matches === 'function' && matches(value)).toBe(expected);
    },
  );
  test.each(blocksOf('shell-only').flatMap(({ info, body }) => verdicts(body).map((each) => [info, ...each] as const)))(
    'only %s and %s: %s',
    (patterns, command, expected) => {
      expect(whyNotOnly(patternsOf(patterns), bash.literal(command)) === undefined).toBe(expected);
    },
  );
  test.each(blocksOf('shell-any').flatMap(({ info, body }) => verdicts(body).map((each) => [info, ...each] as const)))(
    'any %s and %s: %s',
    (patterns, command, expected) => {
      expect(whyAny(patternsOf(patterns), bash.full(command)) !== undefined).toBe(expected);
    },
  );
  test('are of every kind', () => {
    for (const kind of ['glob', 'path', 're2', 'shell-only', 'shell-any']) expect(blocksOf(kind)).not.toEqual([]);
  });
});

describe('the commands of the page', () => {
  const consoles = blocksOf('console');
  test.each(consoles.map(({ body }) => [body.split('\n')[0] ?? '', body] as const))('%s', async (line, body) => {
    mkdirSync(path.join(folder, '.github'), { recursive: true });
    write('.github/intern-policy.yml', blocksOf('yaml')[0]?.body ?? '');
    // Words in single quotes, or without spaces.
    const words = Array.from(
      line.replace('$ interns policy ', '').matchAll(/'([^']*)'|(\S+)/gu),
      (match) => match[1] ?? match[2] ?? '',
    );
    const [shown = '', exit = '0'] = body.split('$ echo $?\n');
    const wanted = shown.split('\n').slice(1).join('\n');
    const { code, stdout, stderr } = await interns(words);
    expect({ code, stdout, stderr }).toEqual({ code: Number(exit), stdout: wanted, stderr: '' });
  });
  test('are of several kinds', () => {
    expect(consoles.length).toBeGreaterThan(2);
  });
});

describe('the lists of the page', () => {
  test('name every code of an error and of a warning', () => {
    expect(table('## What makes a file invalid')).toEqual(problemCodes);
    expect(table('## Warnings')).toEqual(warningCodes);
  });
  test('name every key of match and when', () => {
    expect(table('## What can be matched')).toEqual([...matchKeys.keys(), '"/cwd"']);
    expect(table('## The run: `when`')).toEqual(contextKeys.map((key) => key.path));
  });
  test('tell the ladders', () => {
    expect(table('### From a verb to an option')).toEqual(Object.keys(ladders));
    for (const [verb, ladder] of Object.entries(ladders)) {
      expect(text).toContain(`| \`${verb}\` | ${ladder.map((option) => `\`${option}\``).join(', ')}, else stop |`);
    }
  });
  test('tell the budgets', () => {
    for (const [name, count] of Object.entries(defaultBudget))
      expect(text).toContain(`| \`budget.${name}\` | ${count} |`);
  });
  test('name the examples', () => {
    for (const name of ['read-only.yml', 'maintainers.yml', 'ask-a-person.yml']) expect(text).toContain(`\`${name}\``);
  });
});
