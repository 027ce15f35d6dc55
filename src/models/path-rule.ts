// Rules of requests that pass: a method and a path pattern.

export interface PathRule {
  /** `*`: any. */
  readonly method: string;
  readonly path: RegExp;
}

const written = /^(\*|[A-Z]{1,20}) +(\/[\x21-\x7e]*)$/;
/** More would backtrack too long on a path that does not match. */
const maxStars = 8;

/** Undefined: no rule. `*` matches within one segment, `**` anything (docs/inference.md, "What passes"). */
export function readPathRule(line: string): PathRule | undefined {
  const [, method, path] = written.exec(line) ?? [];
  if (method === undefined || path === undefined || /[?#\\]|\/\.{0,2}(?:\/|$)/.test(path)) return undefined;
  const pieces = path.split(/(\*+)/);
  if (pieces.length > 2 * maxStars + 1 || /\*{3}/.test(path)) return undefined;
  return { method, path: new RegExp(`^${pieces.map(toSource).join('')}$`, 's') };
}

function toSource(piece: string): string {
  if (piece === '**') return '.*';
  return piece === '*' ? '[^/]*' : RegExp.escape(piece);
}

/** A server may ignore case, or a segment's rest after a semicolon, a dot or a space. */
export const neverOfInterns = /^\/(?:keys|oauth(?:[^\w~/-][^/]*)?\/token)(?![\w~-])/i;
