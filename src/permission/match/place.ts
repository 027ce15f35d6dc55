// Limits the places in which an allowing rule matches: by default, paths in the work folder, and commands in its root.
import { isList, isObject, type Json, ownField, readPointer } from '../../json.ts';
import type { Pause } from '../pause.ts';
import { showValue } from '../text/invisible.ts';

export type LimitedPart = 'folder' | 'outside' | 'environment' | 'arguments';

export interface PlaceLimits {
  readonly target: 'command' | 'paths' | 'any';
  readonly parts: readonly LimitedPart[];
  /** JSON Pointers of the variables and arguments that the rule's matchers require. Others are limited by `parts`. */
  readonly openKeys: readonly string[];
}

const pathKey = /^\/(?:paths|inside|outside)(?:\/|$)/u;

/** Stands for an unknown folder, or for a path whose target is unknown; no rule allows either. */
const unknownPlace = 'unknown';

export interface OpeningCondition {
  readonly key: string;
  readonly matcher: { readonly test: { readonly takesMissing?: boolean } };
}

export function limitPlace(match: readonly OpeningCondition[]): PlaceLimits {
  const hasKey = (pattern: RegExp): boolean => match.some(({ key }) => pattern.test(key));
  const neededKeys = match.filter(({ matcher }) => matcher.test.takesMissing !== true).map(({ key }) => key);
  const needsAny = (...keys: readonly string[]): boolean => keys.some((key) => neededKeys.includes(key));
  const parts: LimitedPart[] = [];
  const isForCommands = hasKey(/^\/?(?:command|operation)$/u);
  if (!isForCommands) {
    if (hasKey(/^\/inside(?:\/|$)/u) && !needsAny('/outside')) parts.push('outside');
    return { target: hasKey(pathKey) ? 'paths' : 'any', parts, openKeys: [] };
  }
  if (!needsAny('/cwd', '/workdir', '/inside')) parts.push('folder');
  else if (!needsAny('/cwd', '/outside')) parts.push('outside');
  if (!needsAny('/env')) parts.push('environment');
  if (!needsAny('/arguments')) parts.push('arguments');
  return { target: 'command', parts, openKeys: neededKeys.filter((key) => /^\/(?:env|arguments)\/[^/]*$/u.test(key)) };
}

/** Returns undefined within the limits (docs/policy.md, "Where a command runs", "Paths"). */
export function whyBeyondLimits({ parts, openKeys }: Omit<PlaceLimits, 'target'>, pause: Pause): string | undefined {
  if (isCut(pause)) return `arguments: they are ${tooLarge}, and no rule allows that`;
  const outside = ownField(pause.arguments, 'outside');
  const isOutside = outside !== undefined && !isEmpty(outside) && parts.includes('outside');
  if (pause.command === undefined) {
    if (isUnknown(outside)) return 'outside: it is unknown where a path leads, and no rule allows that';
    if (isPlaceUnknown(pause)) return 'cwd: the folder is unknown, and no rule allows that';
    return isOutside ? `outside: ${showName(outside)}, and the rule has no matcher on /outside` : undefined;
  }
  const folder = describeFolder(pause);
  if (folder === unknownPlace) return 'folder: unknown, and no rule allows a command in an unknown folder';
  if (folder !== undefined && parts.includes('folder')) return `folder: ${folder} is not the root of the work folder`;
  if (isOutside) {
    return `folder: ${showName(outside)} is outside the work folder, and the rule has no matcher on /cwd or /outside`;
  }
  const environment = listNames(pause, 'env', openKeys);
  if (environment !== undefined && parts.includes('environment')) {
    return `environment: the call sets ${environment}, and the rule has no matcher on /env`;
  }
  const others = listNames(pause, 'arguments', openKeys);
  if (others !== undefined && parts.includes('arguments')) {
    return `arguments: the call has ${others} besides its command, and the rule has no matcher on /arguments`;
  }
  return undefined;
}

export function describePlace(pause: Pause): string | undefined {
  if (pause.command === undefined) return undefined;
  const folder = describeFolder(pause);
  const environment = listNames(pause, 'env');
  const others = listNames(pause, 'arguments');
  const parts = [
    folder === unknownPlace ? 'in an unknown folder' : folder && `in ${folder}`,
    environment && `with ${environment}`,
    others && `with the arguments ${others}`,
  ].filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join(', ');
}

function describeFolder({ arguments: fields }: Pick<Pause, 'arguments'>): string | undefined {
  const [cwd, workdir, inside, outside] = ['cwd', 'workdir', 'inside', 'outside'].map((name) => ownField(fields, name));
  if (cwd === unknownPlace || isUnknown(outside)) return unknownPlace;
  if (outside !== undefined && !isEmpty(outside)) return showName(outside);
  // A service other than ours may name the folder in `workdir`. Its `inside` need not be about that folder.
  if (workdir !== undefined && workdir !== cwd) return showName(workdir);
  if (inside !== undefined) return isRoot(inside) ? undefined : showName(inside);
  return cwd === undefined ? undefined : showName(cwd);
}

function listNames(pause: Pause, name: 'env' | 'arguments', openKeys: readonly string[] = []): string | undefined {
  const value = ownField(pause.arguments, name);
  if (value === undefined || isEmpty(value)) return undefined;
  if (!isObject(value)) return showName(value);
  const steps = openKeys.map((pointer) => readPointer(pointer) ?? []).filter(([field]) => field === name);
  const openNames = new Set(steps.map(([, openName]) => openName));
  const others = Object.keys(value).filter((key) => !openNames.has(key));
  return others.length === 0 ? undefined : others.slice(0, 5).map(showName).join(', ');
}

/** Returns why a guard matches although its matcher can't see the value. */
export function whyUnjudgeable(key: string, pause: Pause): string | undefined {
  if (/^\/(?:arguments|url|title)(?:\/|$)/u.test(key))
    return isCut(pause) ? `the arguments are ${tooLarge}` : undefined;
  if (key !== '/cwd' && !pathKey.test(key)) return undefined;
  if (ownField(pause.arguments, 'cwd') === unknownPlace) return 'the folder is unknown';
  return key !== '/cwd' && isPlaceUnknown(pause) ? 'it is unknown where a path leads' : undefined;
}

const tooLarge = 'cut off, because they are too large or have an address that is not in its plain form';

/** Written by agents/tool-call.ts. An agent that writes it itself gains nothing: no rule then allows the call. */
const cutMark = '… (cut)';

function isCut({ arguments: fields }: Pick<Pause, 'arguments'>): boolean {
  return JSON.stringify([ownField(fields, 'arguments'), ownField(fields, 'url')]).includes(cutMark);
}

/** Returns why the same arguments may mean another call the next time. */
export function whyAmbiguous(pause: Pick<Pause, 'arguments'>): string | undefined {
  if (isCut(pause)) return `its arguments are ${tooLarge}`;
  return isPlaceUnknown(pause) ? 'it is unknown in which folder it runs, or where one of its paths leads' : undefined;
}

function isPlaceUnknown({ arguments: fields }: Pick<Pause, 'arguments'>): boolean {
  return ownField(fields, 'cwd') === unknownPlace || isUnknown(ownField(fields, 'outside'));
}

function isUnknown(outside: Json | undefined): boolean {
  return isList(outside) ? outside.includes(unknownPlace) : outside === unknownPlace;
}

function isRoot(inside: Json): boolean {
  return isList(inside) ? inside.length > 0 && inside.every((one) => one === '.') : inside === '.';
}

function isEmpty(value: Json): boolean {
  return isList(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0;
}

/** Shows a plain name as it is, and any other value with each character visible. */
function showName(value: Json): string {
  if (isList(value) && value.length > 0) return value.slice(0, 5).map(showName).join(', ');
  return typeof value === 'string' && /^[\w@%+=:,./-]+$/.test(value) ? value : showValue(value);
}
