// The permission policy of simulated jobs, read by the real reader.
import { loadPolicy, type Policy } from '../../../src/permission/file/policy-file.ts';

const text = `
version: 1
default: reject
budget: { rejects_in_a_row: 20 }
rules:
  - { id: allowed, match: { kind: permission, operation: { glob: "allow *" } }, then: allow }
  - { id: asked, match: { kind: permission, operation: { glob: "person *" } }, then: ask }
questions:
  - { id: told, match: { message: { glob: "Question *" } }, answer: An answer }
`;

/** Reads it, and loads all that a run would load on its way: what is loaded once is at hand at once. */
export async function preparePolicy(): Promise<Policy> {
  await Promise.all([import('../../../src/run/pause.ts'), import('../../../src/permission/decide/decide.ts')]);
  return loadPolicy(text, 'the policy of the simulation');
}
