// The bundle in a file: one JSON document, or several, one a line, of which one is about a run.
import { predicateType } from '../predicate-words.ts';
import { statement } from '../statement.ts';

/** The bundle about a run as JSON, nothing verified; of several such the first, and where there is none the first of all. */
export function readBundleFile(text: string): unknown {
  const bundles = parse(text);
  return bundles.find(isAboutRun) ?? bundles[0];
}

function parse(text: string): readonly unknown[] {
  try {
    return [JSON.parse(text)];
  } catch (cause) {
    const lines = text.split('\n').filter((line) => line.trim() !== '');
    if (lines.length < 2) throw cause;
    return lines.map((line): unknown => JSON.parse(line));
  }
}

function isAboutRun(bundle: unknown): boolean {
  const payload = fieldOf(fieldOf(bundle, 'dsseEnvelope'), 'payload');
  if (typeof payload !== 'string') return false;
  try {
    return (
      statement.safeParse(JSON.parse(Buffer.from(payload, 'base64').toString())).data?.predicateType === predicateType
    );
  } catch {
    return false;
  }
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}
