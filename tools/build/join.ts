// Joins chunks of a bundle that are always loaded together: `ncc` splits them, and each further file costs a job half a millisecond.
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const chunkForm =
  /^export const id = \d+;\nexport const ids = \[([\d, ]+)\];\nexport const modules = \{([\s\S]*)\};\n?$/;
const listForm = /Promise\.all\(\[((?:\s*__nccwpck_require__\.e\(\d+\),?)+\s*)\]\)/g;
const fileNameOfChunk = '(chunkId) => "" + chunkId + ".index.js"';

/** Makes one file of the chunks that a bundle's `index.js` loads for the module with this export. */
export function joinChunks(folder: string, exported: string): void {
  const entry = join(folder, 'index.js');
  const index = readFileSync(entry, 'utf8');
  const fileOf = (id: string): string => join(folder, `${id}.index.js`);
  const isWanted = (id: string): boolean => readFileSync(fileOf(id), 'utf8').includes(`{ ${exported}: () =>`);
  const lists = [...index.matchAll(listForm)].map(([list]) => list.match(/\d+/g) ?? []);
  // Others load these chunks for more than this module.
  const [ids] = lists.filter((list) => list.some(isWanted)).toSorted((a, b) => a.length - b.length);
  if (ids === undefined || !index.includes(fileNameOfChunk)) throw new Error(`No chunks of ${exported} in ${entry}.`);
  const chunks = ids.map((id) => {
    const [, held, modules] = chunkForm.exec(readFileSync(fileOf(id), 'utf8')) ?? [];
    if (held === undefined || modules === undefined) throw new Error(`${fileOf(id)} has another form than a chunk.`);
    return { held, modules };
  });
  const held = chunks.map((chunk) => chunk.held).join(', ');
  const modules = chunks.map((chunk) => chunk.modules.trim()).join(',\n');
  for (const id of ids) rmSync(fileOf(id));
  writeFileSync(fileOf('run'), `export const ids = [${held}];\nexport const modules = {\n${modules}\n};\n`);
  const joined = `(chunkId) => ([${held}].includes(chunkId) ? "run" : chunkId) + ".index.js"`;
  writeFileSync(
    entry,
    index.replace(fileNameOfChunk, () => joined),
  );
}
