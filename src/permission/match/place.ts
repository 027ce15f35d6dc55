// Keeps a rule that allows a command to one place: the root of the work folder, without an environment of the call's own.
import type { Pause } from '../pause.ts';
import { isList, isObject, type Json, ownField, shown } from '../text/json.ts';

/** A part of the place that a rule has no matcher for, so that only the plain one will do. */
export type PlainPart = 'folder' | 'environment' | 'arguments';

const onCommand = new Set(['command', '/command', 'operation', '/operation']);
const onFolder = new Set(['/cwd', '/inside']);
const onEnvironment = new Set(['/env']);

/** How an intern says that it does not know the folder of a call; no rule allows a command there. */
const unknownFolder = 'unknown';

/** Tells what of the place has to be plain for a rule that allows; undefined for one without a matcher on a command. */
export function plainParts(match: readonly { readonly key: string }[]): readonly PlainPart[] | undefined {
  const has = (keys: ReadonlySet<string>): boolean => match.some(({ key }) => keys.has(key));
  if (!has(onCommand)) return undefined;
  const hasArguments = match.some(({ key }) => key === '/arguments' || key.startsWith('/arguments/'));
  return [
    ...(has(onFolder) ? [] : (['folder'] as const)),
    ...(has(onEnvironment) ? [] : (['environment'] as const)),
    ...(hasArguments ? [] : (['arguments'] as const)),
  ];
}

/** Says why a command would run in another place than the rule allows (docs/policy.md, "Where a command runs"). */
export function whyElsewhere(parts: readonly PlainPart[], pause: Pause): string | undefined {
  if (pause.command === undefined) return undefined;
  const folder = otherFolder(pause);
  if (folder === unknownFolder) return 'folder: unknown, and no rule allows a command in a folder that nobody knows';
  if (folder !== undefined && parts.includes('folder')) return `folder: ${folder} is not the root of the work folder`;
  const environment = otherEnvironment(pause);
  if (environment !== undefined && parts.includes('environment')) {
    return `environment: the call sets ${environment}, and the rule has no matcher on /env`;
  }
  const others = otherArguments(pause);
  if (others !== undefined && parts.includes('arguments')) {
    return `arguments: the call has ${others} beside its command, and the rule has no matcher on /arguments`;
  }
  return undefined;
}

/** Describes the place of a command for people, as in `in src/evil, with NODE_OPTIONS`; undefined for the plain one, and for no command. */
export function describePlace(pause: Pause): string | undefined {
  if (pause.command === undefined) return undefined;
  const folder = otherFolder(pause);
  const environment = otherEnvironment(pause);
  const others = otherArguments(pause);
  const parts = [
    ...(folder === undefined ? [] : [folder === unknownFolder ? 'in an unknown folder' : `in ${folder}`]),
    ...(environment === undefined ? [] : [`with ${environment}`]),
    ...(others === undefined ? [] : [`with the arguments ${others}`]),
  ];
  return parts.length === 0 ? undefined : parts.join(', ');
}

/** The folder of a command, for people; undefined for the root of the work folder, and where the pause names none. */
function otherFolder({ arguments: fields }: Pick<Pause, 'arguments'>): string | undefined {
  const [cwd, inside, outside] = ['cwd', 'inside', 'outside'].map((name) => ownField(fields, name));
  if (cwd === unknownFolder) return unknownFolder;
  if (outside !== undefined && !isEmpty(outside)) return nameOf(outside);
  if (inside !== undefined) return isRoot(inside) ? undefined : nameOf(inside);
  return cwd === undefined ? undefined : nameOf(cwd);
}

/** The variables that a call sets for its command, for people; undefined for none. */
function otherEnvironment({ arguments: fields }: Pick<Pause, 'arguments'>): string | undefined {
  const env = ownField(fields, 'env');
  if (env === undefined || isEmpty(env)) return undefined;
  return isObject(env) ? Object.keys(env).slice(0, 5).map(nameOf).join(', ') : nameOf(env);
}

/** The names of what a call says beside its command, for people; undefined for nothing. */
function otherArguments({ arguments: fields }: Pick<Pause, 'arguments'>): string | undefined {
  const others = ownField(fields, 'arguments');
  if (others === undefined || isEmpty(others)) return undefined;
  return isObject(others) ? Object.keys(others).slice(0, 5).map(nameOf).join(', ') : nameOf(others);
}

function isRoot(inside: Json): boolean {
  return isList(inside) ? inside.length > 0 && inside.every((one) => one === '.') : inside === '.';
}

function isEmpty(value: Json): boolean {
  return isList(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0;
}

/** A plain name as it is, anything else so that each character of it can be seen. */
function nameOf(value: Json): string {
  if (isList(value) && value.length > 0) return value.slice(0, 5).map(nameOf).join(', ');
  return typeof value === 'string' && /^[\w@%+=:,./-]+$/.test(value) ? value : shown(value);
}
