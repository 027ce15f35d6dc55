// Edits through links, by programs that read paths in different ways: what changes was told, or nobody knows.
import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { findPaths } from '../../../../src/agents/tool-call.ts';
import { makeFolder } from './support/agent-service.ts';

let above: string;
let folder: string;
let made: string;

beforeEach(() => {
  above = realpathSync(makeFolder());
  folder = path.join(above, 'work');
  made = path.join(above, 'made');
});

function tried<T>(action: () => T, otherwise: T): T {
  try {
    return action();
  } catch {
    return otherwise;
  }
}

/** Makes a file beside, and puts it in place of another. */
function replace(name: string): void {
  writeFileSync(made, 'new');
  renameSync(made, name);
}

/** The target of a link, joined by its words; anything else as it is. */
const joinedOnce = (name: string): string => tried(() => path.resolve(path.dirname(name), readlinkSync(name)), name);

/** Ways to edit a path, as it was written and joined to the work folder. */
const programs: Readonly<Record<string, (written: string, joined: string) => void>> = {
  'the system writes': (written) => writeFileSync(written, 'new'),
  'the system removes': (written) => unlinkSync(written),
  'written where it is joined': (_, joined) => writeFileSync(joined, 'new'),
  'removed where it is joined': (_, joined) => unlinkSync(joined),
  'replaced where it is joined': (_, joined) => replace(joined),
  'resolved in JavaScript': (_, joined) =>
    writeFileSync(
      tried(() => realpathSync(joined), joined),
      'new',
    ),
  'one link joined, then replaced': (_, joined) => replace(joinedOnce(joined)),
  'links joined, one after the other': (_, joined) =>
    writeFileSync(joinedOnce(joinedOnce(joinedOnce(joinedOnce(joined)))), 'new'),
};

function everything(at: string): readonly (readonly [string, string])[] {
  return readdirSync(at, { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(at, entry.name);
    if (entry.isDirectory()) return everything(name);
    return [[name, entry.isSymbolicLink() ? readlinkSync(name, 'utf8') : readFileSync(name, 'utf8')] as const];
  });
}

function build(names: readonly (readonly [string, 'folder' | 'file' | 'none' | { readonly link: string }])[]): void {
  rmSync(folder, { recursive: true, force: true });
  for (const left of readdirSync(above)) rmSync(path.join(above, left), { recursive: true });
  mkdirSync(folder);
  for (const [name, what] of names) {
    const place = path.join(folder, name);
    if (what === 'none' || !tried(() => lstatSync(path.dirname(place)).isDirectory(), false)) continue;
    if (what === 'folder') mkdirSync(place);
    else if (what === 'file') writeFileSync(place, 'old');
    else symlinkSync(what.link.replace('ABOVE', above), place);
  }
}

const relative = fc
  .array(fc.constantFrom('a', 'b', 'c', '..'), { minLength: 1, maxLength: 4 })
  .map((names) => names.join('/'));
const written = fc.oneof(
  { weight: 4, arbitrary: relative },
  relative.map((name) => `ABOVE/${name}`),
);
const what = fc.oneof(
  fc.constantFrom('folder' as const, 'file' as const, 'none' as const),
  written.map((link) => ({ link })),
);
const places = ['a', 'b', 'c', 'a/a', 'a/b', 'b/c', 'c/a', 'a/a/c'];
const tree = fc.tuple(...places.map((place) => what.map((one) => [place, one] as const)));

test.each(Object.keys(programs))('%s: no place changes that was not told', (program) => {
  fc.assert(
    fc.property(tree, written, (names, name) => {
      build(names);
      const given = name.replace('ABOVE', above);
      const told = findPaths({ locations: [{ path: given }] }, folder);
      if (told.outside?.includes('unknown') === true) return;
      const before = new Map(everything(above));
      const absolute = path.isAbsolute(given) ? given : `${folder}/${given}`;
      tried(() => programs[program]?.(absolute, path.resolve(folder, given)), undefined);
      const after = new Map(everything(above));
      after.delete(made);
      const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
        (one) => before.get(one) !== after.get(one),
      );
      expect(told.paths).toEqual(expect.arrayContaining(changed));
    }),
    { numRuns: 150 },
  );
});
