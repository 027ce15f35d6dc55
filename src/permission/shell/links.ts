// Reads the field `links` of a pause, in which the service or the hook reports arguments that lead through links.
import { isList, isObject, type JsonObject, ownField } from '../../json.ts';
import type { FullReading } from './syntax.ts';

/** The places that each argument may lead to (docs/policy.md, "Where a path leads"). */
export type CommandLinks = ReadonlyMap<string, readonly string[]>;

export function readLinks(fields: JsonObject): CommandLinks | undefined {
  const list = ownField(fields, 'links');
  if (!isList(list)) return undefined;
  const links = list.flatMap((link) => {
    const argument = isObject(link) ? ownField(link, 'argument') : undefined;
    const places = isObject(link) ? ownField(link, 'leads_to') : undefined;
    if (typeof argument !== 'string' || !isList(places)) return [];
    return [[argument, places.filter((place) => typeof place === 'string')] as const];
  });
  return new Map(links);
}

/** Returns the reading, then copies: in the n-th, an argument with links is its n-th place, or its first if it has fewer. */
export function followLinks(reading: FullReading, links: CommandLinks | undefined): readonly FullReading[] {
  if (links === undefined || 'error' in reading) return [reading];
  const maxPlaces = Math.max(0, ...[...links.values()].map((places) => places.length));
  const followed = Array.from({ length: maxPlaces }, (_, index) => ({
    ...reading,
    commands: reading.commands.map((command) => ({
      ...command,
      arguments: command.arguments.map((argument) => {
        const places = typeof argument === 'string' ? links.get(argument) : undefined;
        return places?.[index] ?? places?.[0] ?? argument;
      }),
    })),
  }));
  return [reading, ...followed];
}
