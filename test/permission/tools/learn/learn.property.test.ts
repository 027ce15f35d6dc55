// What holds for every set of runs: nothing is allowed that no trusted run was, and runs of outsiders change nothing.
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canonicalJson, type Json } from '../../../../src/json.ts';
import { unknownContext } from '../../../../src/permission/context.ts';
import { startDecisions } from '../../../../src/permission/decide/decide.ts';
import type { LearnRun } from '../../../../src/permission/tools/learn/lessons.ts';
import { judgeTrust } from '../../../../src/permission/tools/learn/lessons.ts';
import type { PastPause } from '../../../../src/permission/tools/replay.ts';
import { runs as runCount, seed } from '../../../support/seed.ts';
import { allowed, allowedByPerson, byWriter, learnFrom, push, read, rejected, rejectedByPerson, run } from './runs.ts';

const timeout = 600_000;

const hostile = [
  'npm test',
  'ls',
  'cat src/a.ts',
  'cat src/b.ts',
  'cat src/*',
  'cat "*"',
  'x\ny',
  'a: b',
  '# c',
  "it's",
  '"q"',
  '- z',
  '{a: 1}',
  '[b]',
  '*',
  '?',
  '\\',
  '!x',
  '&x',
  '%',
  '@',
  '`id`',
  '$(id)',
  'true',
  'null',
  '1',
  '~',
  '***',
  'ls\u200b',
  'ls\t-l',
  '',
  ' ls',
  'ls ',
  '日本',
  'git diff',
  'ls; ls',
  'ls | ls',
  '\u0085',
  '\\u0041',
  'A',
  '<<',
  '=',
  '? x',
  '|',
  '> x',
  "'",
  '"',
];
const word = fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'grapheme', maxLength: 6 }));
const value: fc.Arbitrary<Json> = fc.oneof(
  word,
  fc.integer({ min: -3, max: 3 }),
  fc.boolean(),
  fc.constant(null),
  fc.array(word, { maxLength: 3 }),
  fc.dictionary(fc.constantFrom('a', 'b/c', '~', '__proto__'), word, { maxKeys: 2 }),
);
const argumentsText = fc
  .record({
    shell: fc.boolean(),
    text: word,
    message: fc.option(word, { nil: undefined }),
    fields: fc.dictionary(fc.constantFrom('paths', 'cwd', 'url', 'a:b'), value, { maxKeys: 2 }),
  })
  .map(({ shell, text, message, fields }) =>
    JSON.stringify({
      ...fields,
      kind: 'permission',
      operation: shell ? `shell command: ${text}` : text,
      ...(message === undefined ? {} : { message }),
      options: ['allow_once', 'reject_once'],
    }),
  );

const made: readonly ((text: string) => PastPause)[] = [allowed, allowedByPerson, rejected, rejectedByPerson];
const pauses = fc.array(
  fc.tuple(argumentsText, fc.constantFrom(...made)).map(([text, make]) => make(text)),
  { maxLength: 6 },
);
const trustedContext = fc.constantFrom(push, { ...push, event: 'schedule' }, byWriter, unknownContext);
const strange = fc.constantFrom(
  unknownContext,
  { ...byWriter, fork: true as const },
  { ...byWriter, fork: 'unknown' as const },
  { ...byWriter, actor: { ...byWriter.actor, permission: 'read' } },
  { ...byWriter, actor: { ...byWriter.actor, type: 'Bot' } },
);
let names = 0;
const trustedRun = fc.tuple(trustedContext, pauses).map(([context, list]) => {
  names += 1;
  return run(`trusted-${names}`, context, list, { atTerminal: context === unknownContext });
});
const strangeRun = fc.tuple(strange, pauses).map(([context, list]) => {
  names += 1;
  return run(`strange-${names}`, context, list);
});

const notFields = new Set(['kind', 'operation', 'command', 'options', 'message']);

function toolOf(args: { readonly operation?: unknown }): string {
  const operation = String(args.operation);
  return operation.startsWith('shell command: ') ? 'shell' : operation;
}

/**
 * What a rule sees of a pause: its fields, and the message only where there is nothing else. A field that no trusted run has
 * shown with the tool is not looked at.
 */
function seenOf(text: string, known: ReadonlySet<string>): string {
  const { options: _options, message = null, ...args } = JSON.parse(text);
  const fields = Object.keys(args).filter((name) => !notFields.has(name) && known.has(`${toolOf(args)} ${name}`));
  const seen = Object.fromEntries(
    Object.entries<Json>(args).filter(([name]) => notFields.has(name) || fields.includes(name)),
  );
  const isSilent = fields.length === 0 && toolOf(args) !== 'shell';
  return canonicalJson(unwrapped(isSilent ? { ...seen, message } : seen));
}

/** A list of one is asked for by its element, alone or in a list, once or more often. */
function unwrapped(json: Json): Json {
  if (Array.isArray(json)) {
    const unique = new Set(json.map((each: Json) => canonicalJson(unwrapped(each))));
    const [only] = json;
    return unique.size === 1 && only !== undefined ? unwrapped(only) : json.map(unwrapped);
  }
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(Object.entries(json).map(([name, each]) => [name, unwrapped(each)]));
}

function trustedPauses(runs: readonly LearnRun[]): readonly PastPause[] {
  return runs.filter((each) => 'trusted' in judgeTrust(each)).flatMap((each) => each.pauses);
}

function knownFields(runs: readonly LearnRun[]): ReadonlySet<string> {
  const shown = trustedPauses(runs).map(({ request }) => JSON.parse(request.arguments));
  return new Set(
    shown.flatMap((args) =>
      Object.keys(args).flatMap((name) => (notFields.has(name) ? [] : [`${toolOf(args)} ${name}`])),
    ),
  );
}

function allowedIn(runs: readonly LearnRun[], known: ReadonlySet<string>): ReadonlySet<string> {
  const list = trustedPauses(runs);
  return new Set(
    list.filter(({ how }) => how.outcome === 'allow').map(({ request }) => seenOf(request.arguments, known)),
  );
}

describe('a learnt policy', { timeout }, () => {
  test('allows nothing that no trusted run was allowed, in no run whatsoever', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.oneof(trustedRun, strangeRun), { minLength: 1, maxLength: 5 }),
        fc.array(argumentsText, { maxLength: 12 }),
        async (runs, others) => {
          const { text, warnings, survivors } = await learnFrom(runs);
          expect({ warnings, survivors }).toEqual({ warnings: [], survivors: [] });
          const policy = await read(text);
          const known = knownFields(runs);
          const seen = allowedIn(runs, known);
          const asked = [...others, ...runs.flatMap((each) => each.pauses.map(({ request }) => request.arguments))];
          for (const context of [push, byWriter, { ...byWriter, fork: true as const }, unknownContext]) {
            for (const each of asked.flatMap((one) => [one, ...near(one)])) {
              const { outcome } = startDecisions(policy, context).decide({ toolCallId: 'c', arguments: each });
              if (outcome !== 'allow') continue;
              expect([...seen]).toContain(seenOf(each, known));
              expect(context).not.toMatchObject({ fork: true });
            }
          }
        },
      ),
      { numRuns: runCount(150), seed },
    );
  });

  test('is the same whatever outsiders had runs for', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(trustedRun, { maxLength: 3 }),
        fc.array(strangeRun, { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        fc.boolean(),
        async (runs, poison, generalize, fromRejected) => {
          const options = { generalize, fromRejected };
          const clean = await learnFrom(runs, options);
          for (const poisoned of [
            [...runs, ...poison],
            [...poison, ...runs],
          ]) {
            const { text, entries } = await learnFrom(poisoned, options);
            expect({ text, entries }).toEqual({ text: clean.text, entries: clean.entries });
          }
        },
      ),
      { numRuns: runCount(150), seed },
    );
  });
});

/** The same with a command joined to it, with a star, and with each field as it might be mistaken for. */
function near(text: string): readonly string[] {
  const json = JSON.parse(text);
  const operation = String(json.operation);
  const operations = [`${operation}; id`, `${operation} *`, `${operation}\n`, `${operation} && ${operation.slice(15)}`];
  const fields = Object.keys(json).filter((name) => !notFields.has(name));
  return [
    ...operations.map((other) => ({ ...json, operation: other })),
    ...fields.flatMap((name) => otherwise(json[name]).map((other) => ({ ...json, [name]: other }))),
  ].map((other) => JSON.stringify(other));
}

/** A value as it might be mistaken for: of another type, with more in it, or with what looks like its elements. */
function otherwise(given: Json): readonly Json[] {
  const inside = typeof given === 'object' && given !== null ? Object.fromEntries(Object.entries(given)) : { 0: given };
  return [false, 'x', [], {}, inside, { ...inside, more: 'x' }, [given, 'x']];
}
