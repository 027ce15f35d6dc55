// `glob`: a pattern with * and ? over the whole text.
import { type Glob, globMatches } from '../../text/glob.ts';
import { shown } from '../../text/json.ts';
import { type Judging, ofElements } from '../judging.ts';

/** A glob over a text. */
export interface GlobTest extends Judging {
  readonly type: 'glob';
  readonly glob: Glob;
  readonly pattern: string;
}

/** The test for texts that a glob covers. */
export function globTest(glob: Glob): GlobTest {
  return {
    type: 'glob',
    glob,
    pattern: glob.pattern,
    holds: ofElements((value) => typeof value === 'string' && globMatches(glob, value)),
    wanted: `glob ${shown(glob.pattern)}`,
    takesUnlisted: true,
    takesTextsOnly: true,
  };
}
