// Reads rules for the requests that may pass: a method, and a pattern for the path.

export interface PathRule {
  /** `*` is any method. */
  readonly method: string;
  readonly path: RegExp;
}

const rulePattern = /^(\*|[A-Z]{1,20}) +(\/[\x21-\x7e]*)$/;
/** Matches a query, a fragment, a backslash, and a segment that is empty, `.` or `..`. */
const unusablePath = /[?#\\]|\/\.{0,2}(?:\/|$)/;
/** Limits backtracking: with more stars, a path that does not match would take too long. */
const maxStars = 8;

/** Returns undefined if invalid. `*` matches within a segment, `**` across them (docs/inference.md, "What passes"). */
export function readPathRule(line: string): PathRule | undefined {
  const [, method, path] = rulePattern.exec(line) ?? [];
  if (method === undefined || path === undefined || unusablePath.test(path)) return undefined;
  const parts = path.split(/(\*+)/); // texts and stars alternate
  if (parts.length > 2 * maxStars + 1 || /\*{3}/.test(path)) return undefined;
  return { method, path: new RegExp(`^${parts.map(toSource).join('')}$`, 's') };
}

function toSource(part: string): string {
  if (part === '**') return '.*';
  return part === '*' ? '[^/]*' : RegExp.escape(part);
}

/** Matches key updates and token exchanges, also in another case, behind a version, or as `oauth;x`: servers may drop `;x`. */
export const forbiddenForInterns = /^(?:\/v1(?:[^\w~/-][^/]*)?)*\/(?:keys|oauth(?:[^\w~/-][^/]*)?\/token)(?![\w~-])/i;
