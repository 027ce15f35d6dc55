// Keeps a rule that allows a command to one place: the root of the work folder, without an environment of the call's own.
import type { Pause } from '../pause.ts';
import { isList, isObject, type Json, ownField, readPointer, shown } from '../text/json.ts';

/** A part of the place that a rule has no matcher for, so that only the plain one will do. `outside`: of the folder, what lies outside. */
export type PlainPart = 'folder' | 'outside' | 'environment' | 'arguments';

/** The parts of the place that have to be plain for a rule. */
export interface PlainPlace {
  readonly parts: readonly PlainPart[];
  /** Variables and arguments with a matcher of their own, as pointers: those may be there, and no others. */
  readonly named: readonly string[];
}

const onCommand = new Set(['command', '/command', 'operation', '/operation']);
const onFolder = new Set(['/cwd', '/inside']);
const onOutside = new Set(['/cwd', '/outside']);

/** Stands for a folder that the intern does not know; no rule allows a command there. */
const unknownFolder = 'unknown';

/** Tells which parts of the place have to be plain for a rule that allows; undefined for one without a matcher on a command. */
export function plainPlace(match: readonly { readonly key: string }[]): PlainPlace | undefined {
  const has = (...keys: readonly string[]): boolean => match.some(({ key }) => keys.includes(key));
  if (!has(...onCommand)) return undefined;
  const folder: readonly PlainPart[] = has(...onFolder) ? (has(...onOutside) ? [] : ['outside']) : ['folder'];
  return {
    parts: [
      ...folder,
      ...(has('/env') ? [] : (['environment'] as const)),
      ...(has('/arguments') ? [] : (['arguments'] as const)),
    ],
    named: match.flatMap(({ key }) => (/^\/(?:env|arguments)\/[^/]*$/u.test(key) ? [key] : [])),
  };
}

/** Explains why a command would run in another place than the rule allows (docs/policy.md, "Where a command runs"). */
export function whyElsewhere({ parts, named }: PlainPlace, pause: Pause): string | undefined {
  if (pause.command === undefined) return undefined;
  const folder = otherFolder(pause);
  if (folder === unknownFolder) return 'folder: unknown, and no rule allows a command in a folder that nobody knows';
  if (folder !== undefined && parts.includes('folder')) return `folder: ${folder} is not the root of the work folder`;
  const outside = ownField(pause.arguments, 'outside');
  if (outside !== undefined && !isEmpty(outside) && parts.includes('outside')) {
    return `folder: ${nameOf(outside)} is outside of the work folder, and the rule has no matcher on /cwd or /outside`;
  }
  const environment = namesIn(pause, 'env', named);
  if (environment !== undefined && parts.includes('environment')) {
    return `environment: the call sets ${environment}, and the rule has no matcher on /env`;
  }
  const others = namesIn(pause, 'arguments', named);
  if (others !== undefined && parts.includes('arguments')) {
    return `arguments: the call has ${others} beside its command, and the rule has no matcher on /arguments`;
  }
  return undefined;
}

/** Describes the place of a command for people, as in `in src/evil, with NODE_OPTIONS`; undefined for the plain one, and for no command. */
export function describePlace(pause: Pause): string | undefined {
  if (pause.command === undefined) return undefined;
  const folder = otherFolder(pause);
  const environment = namesIn(pause, 'env');
  const others = namesIn(pause, 'arguments');
  const parts = [
    ...(folder === undefined ? [] : [folder === unknownFolder ? 'in an unknown folder' : `in ${folder}`]),
    ...(environment === undefined ? [] : [`with ${environment}`]),
    ...(others === undefined ? [] : [`with the arguments ${others}`]),
  ];
  return parts.length === 0 ? undefined : parts.join(', ');
}

/** Names the folder of a command for people; undefined for the root of the work folder, and where the pause names none. */
function otherFolder({ arguments: fields }: Pick<Pause, 'arguments'>): string | undefined {
  const [cwd, inside, outside] = ['cwd', 'inside', 'outside'].map((name) => ownField(fields, name));
  if (cwd === unknownFolder) return unknownFolder;
  if (outside !== undefined && !isEmpty(outside)) return nameOf(outside);
  if (inside !== undefined) return isRoot(inside) ? undefined : nameOf(inside);
  return cwd === undefined ? undefined : nameOf(cwd);
}

/** Names the variables that a call sets for its command, or its other arguments; undefined for none but those named. */
function namesIn(
  { arguments: fields }: Pick<Pause, 'arguments'>,
  name: 'env' | 'arguments',
  named: readonly string[] = [],
): string | undefined {
  const value = ownField(fields, name);
  if (value === undefined || isEmpty(value)) return undefined;
  if (!isObject(value)) return nameOf(value);
  const known = new Set(
    named.map((pointer) => readPointer(pointer) ?? []).flatMap(([of, one]) => (of === name ? [one] : [])),
  );
  const others = Object.keys(value).filter((one) => !known.has(one));
  return others.length === 0 ? undefined : others.slice(0, 5).map(nameOf).join(', ');
}

function isRoot(inside: Json): boolean {
  return isList(inside) ? inside.length > 0 && inside.every((one) => one === '.') : inside === '.';
}

function isEmpty(value: Json): boolean {
  return isList(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0;
}

/** Shows a plain name as it is, anything else so that each character of it can be seen. */
function nameOf(value: Json): string {
  if (isList(value) && value.length > 0) return value.slice(0, 5).map(nameOf).join(', ');
  return typeof value === 'string' && /^[\w@%+=:,./-]+$/.test(value) ? value : shown(value);
}
