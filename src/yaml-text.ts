// Reads YAML text as nodes, with the line and column of each node and of each mistake.
import { isNode, LineCounter, parseDocument } from 'yaml';

/** A position in the text. Lines and columns count from 1. */
export interface YamlPlace {
  readonly line: number;
  readonly column: number;
}

/** Leaves repeated keys for the caller to find, because the `yaml` library would compare every pair of keys. */
export function parseYaml(text: string) {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
  const placeAt = (offset: number): YamlPlace => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  return {
    document,
    mistakes: [...document.errors, ...document.warnings].map(({ pos, code, message }) => ({
      ...placeAt(pos[0]),
      code,
      message,
    })),
    placeOf: (node: unknown) => placeAt((isNode(node) && node.range?.[0]) || 0),
  };
}
