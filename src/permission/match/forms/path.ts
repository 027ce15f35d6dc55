// `path`: globs over relative paths, of which whatever can't be judged never allows.
import { isList, type Json, shown } from '../../text/json.ts';
import { compilePathGlob, isPlainPath } from '../../text/path.ts';
import { type Judging, ofElements } from '../judging.ts';

/** A relative path that one of some globs covers. */
export interface PathTest extends Judging {
  readonly type: 'path';
  /** The globs, as in the file. */
  readonly globs: readonly string[];
}

/** The test for paths that one of these globs covers (docs/policy.md, "Paths"); each is one that `flawOfPathGlob` takes. */
export function pathTest(globs: readonly string[]): PathTest {
  // Two readings of each: what a rule may rely on, and what a guard has to fear.
  const compiled = globs.map((glob) => ({
    narrow: compilePathGlob(glob),
    wide: compilePathGlob(glob, { wide: true }),
  }));
  return {
    type: 'path',
    globs,
    holds: ofElements((value, { doubt }) => {
      if (!isPath(value)) return doubt;
      return compiled.some(({ narrow, wide }) => (doubt ? wide(value) : narrow(value)));
    }),
    wanted: `path ${globs.map(shown).join(' or ')}`,
    takesUnlisted: true,
    takesTextsOnly: true,
    strange: whyNoPath,
  };
}

/** Words for a value, or the first element of a list, that is no plain path; empty when all are. */
function whyNoPath(value: Json): string {
  const strange = (isList(value) ? value : [value]).find((each) => !isPath(each));
  if (strange === undefined) return '';
  return isList(value) ? `, of which ${shown(strange)} is not a plain relative path` : ', not a plain relative path';
}

function isPath(value: Json): value is string {
  return typeof value === 'string' && isPlainPath(value);
}
