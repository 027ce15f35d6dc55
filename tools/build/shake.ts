// Takes out of a bundle what nothing in it calls. `ncc` leaves that in: webpack leaves it to a minifier.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync } from 'rolldown/utils';

/** Writes other characters as escapes: V8 reads a script of ASCII without decoding it, in half of the memory. */
function toAscii(code: string): string {
  if (/String\.raw`[^`]*[\u0080-\uffff]/.test(code)) throw new Error('A raw text can hold no escape.');
  return code.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Shakes every script of a bundle's folder. Names, lines and indentation stay, for those who read it; comments go. */
export function shake(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
    const path = join(folder, name);
    const { code, errors } = minifySync(name, readFileSync(path, 'utf8'), {
      module: true,
      mangle: false,
      compress: { target: 'es2024', keepNames: { function: true, class: true } },
      codegen: { removeWhitespace: false },
    });
    if (errors.length > 0) throw new Error(`${name} can't be shaken: ${errors[0]?.message}`);
    writeFileSync(path, toAscii(code));
  }
}
