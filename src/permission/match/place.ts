// Keeps a rule that allows to the place that it names: of a command the root of the work folder, without an environment of the call's
// own; of paths those inside. None allows a folder that nobody knows, or a path of which nobody can tell where it leads.
import type { Pause } from '../pause.ts';
import { isList, isObject, type Json, ownField, readPointer, shown } from '../text/json.ts';

/** A part of the place that a rule has no matcher for, so that only the plain one will do. `outside`: of the folder, what lies outside. */
export type PlainPart = 'folder' | 'outside' | 'environment' | 'arguments';

/** The parts of the place that have to be plain for a rule. */
export interface PlainPlace {
  readonly of: 'command' | 'paths' | 'any';
  readonly parts: readonly PlainPart[];
  /** Variables and arguments with a matcher of their own, as pointers: those may be there, and no others. */
  readonly named: readonly string[];
}

const onCommand = ['command', '/command', 'operation', '/operation'];
const onPaths = /^\/(?:paths|inside|outside)(?:\/|$)/u;

/** Stands for a folder that the intern does not know, or for a path that leads nobody knows where; no rule on such a thing allows it. */
const unknownPlace = 'unknown';

/** The part of a condition that tells what it opens. */
export interface OpeningCondition {
  readonly key: string;
  readonly matcher: { readonly test: { readonly takesMissing?: boolean } };
}

/** Tells what of the place has to be plain for a rule that allows. Of one without a matcher on a command or on paths, it has to be known. */
export function plainPlace(match: readonly OpeningCondition[]): PlainPlace {
  const has = (...keys: readonly string[]): boolean => match.some(({ key }) => keys.includes(key));
  // "present: false" names nothing that it could open.
  const opened = match.flatMap(({ key, matcher }) => (matcher.test.takesMissing === true ? [] : [key]));
  const opens = (...keys: readonly string[]): boolean => keys.some((key) => opened.includes(key));
  if (!has(...onCommand)) {
    if (!match.some(({ key }) => onPaths.test(key))) return { of: 'any', parts: [], named: [] };
    const isInside = match.some(({ key }) => /^\/inside(?:\/|$)/u.test(key));
    return { of: 'paths', parts: isInside && !opens('/outside') ? ['outside'] : [], named: [] };
  }
  const folder: readonly PlainPart[] = opens('/cwd', '/workdir', '/inside')
    ? opens('/cwd', '/workdir', '/outside')
      ? []
      : ['outside']
    : ['folder'];
  return {
    of: 'command',
    parts: [
      ...folder,
      ...(opens('/env') ? [] : (['environment'] as const)),
      ...(opens('/arguments') ? [] : (['arguments'] as const)),
    ],
    named: opened.filter((key) => /^\/(?:env|arguments)\/[^/]*$/u.test(key)),
  };
}

/** Explains why a call is about another place than the rule allows (docs/policy.md, "Where a command runs", "Paths"). */
export function whyElsewhere({ parts, named }: Omit<PlainPlace, 'of'>, pause: Pause): string | undefined {
  const outside = ownField(pause.arguments, 'outside');
  const isOutside = outside !== undefined && !isEmpty(outside) && parts.includes('outside');
  if (pause.command === undefined) {
    if (isUnknown(outside)) return 'outside: nobody can tell where a path leads, and no rule allows that';
    if (isPlaceUnknown(pause)) return 'cwd: nobody knows the folder, and no rule allows that';
    return isOutside ? `outside: ${nameOf(outside)}, and the rule has no matcher on /outside` : undefined;
  }
  const folder = otherFolder(pause);
  if (folder === unknownPlace) return 'folder: unknown, and no rule allows a command in a folder that nobody knows';
  if (folder !== undefined && parts.includes('folder')) return `folder: ${folder} is not the root of the work folder`;
  if (isOutside) {
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
    ...(folder === undefined ? [] : [folder === unknownPlace ? 'in an unknown folder' : `in ${folder}`]),
    ...(environment === undefined ? [] : [`with ${environment}`]),
    ...(others === undefined ? [] : [`with the arguments ${others}`]),
  ];
  return parts.length === 0 ? undefined : parts.join(', ');
}

/** Names the folder of a command for people; undefined for the root of the work folder, and where the pause names none. */
function otherFolder({ arguments: fields }: Pick<Pause, 'arguments'>): string | undefined {
  const [cwd, workdir, inside, outside] = ['cwd', 'workdir', 'inside', 'outside'].map((name) => ownField(fields, name));
  if (cwd === unknownPlace || isUnknown(outside)) return unknownPlace;
  if (outside !== undefined && !isEmpty(outside)) return nameOf(outside);
  // Another service may say it so, and then its "inside", if any, may be about something else.
  if (workdir !== undefined && workdir !== cwd) return nameOf(workdir);
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

/**
 * Explains why a guard takes a pause by a condition on a path or folder, whatever its matcher says: a glob or a name would miss the path
 * that nobody knows.
 */
export function whyUnknown(key: string, pause: Pause): string | undefined {
  if (key !== '/cwd' && !onPaths.test(key)) return undefined;
  if (ownField(pause.arguments, 'cwd') === unknownPlace) return 'nobody knows the folder';
  return key !== '/cwd' && isPlaceUnknown(pause) ? 'nobody can tell where a path leads' : undefined;
}

/** Tells whether nobody knows the folder or one of the paths of a pause: the same words may be about another place the next time. */
export function isPlaceUnknown({ arguments: fields }: Pick<Pause, 'arguments'>): boolean {
  return ownField(fields, 'cwd') === unknownPlace || isUnknown(ownField(fields, 'outside'));
}

/** Tells whether one of the paths outside is unknown. */
function isUnknown(outside: Json | undefined): boolean {
  return isList(outside) ? outside.includes(unknownPlace) : outside === unknownPlace;
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
