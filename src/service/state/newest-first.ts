// The order of the intern list: newest first, and stable when an intern is added.

/** Where an intern stands in the list. */
export interface Position {
  readonly created_at: string;
  readonly id: string;
}

/** Newest first; of two made in the same millisecond the greater id (docs/service-api.md, "GET /interns"). */
export function newestFirst(a: Position, b: Position): number {
  return isNewer(a, b) ? -1 : isNewer(b, a) ? 1 : 0;
}

/** Whether `a` stands before `b`. */
export function isNewer(a: Position, b: Position): boolean {
  const difference = Date.parse(a.created_at) - Date.parse(b.created_at);
  return difference === 0 ? a.id > b.id : difference > 0;
}
