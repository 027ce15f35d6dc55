// Rules that let requests pass: a method, and a pattern for the path.

export interface PathRule {
  /** `*` is any method. */
  readonly method: string;
  readonly path: RegExp;
}

const written = /^(\*|[A-Z]{1,20}) +(\/[\x21-\x7e]*)$/;
/** With more, a path that does not match would take too long to backtrack. */
const maxStars = 8;

/** Returns undefined if it is no rule. `*` stays in a segment, `**` does not (docs/inference.md, "What passes"). */
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

/** Matches too if a server ignores case, or the rest of a segment after a semicolon, dot or space. */
export const forbiddenForInterns = /^\/(?:keys|oauth(?:[^\w~/-][^/]*)?\/token)(?![\w~-])/i;
