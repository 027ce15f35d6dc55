// The sources of a job's surroundings.
import { identityPlaces } from './places.ts';
import type { IdentityIo, SubjectTokenSource } from './source.ts';

/** The sources of a job's surroundings, in their fixed order. */
export function ambientSources(io: IdentityIo): readonly SubjectTokenSource[] {
  return identityPlaces.map(({ source }) => source(io));
}
