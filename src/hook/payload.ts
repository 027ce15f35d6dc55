// Reads the payload that a coding agent sends for a tool call, and refuses any event or form that its profile lacks.
import { Buffer, isUtf8 } from 'node:buffer';
import type { HookProfile } from '../agents/profile.ts';
import { isObject, parseJson } from '../json.ts';
import { findStructuralFlaw } from '../permission/pause.ts';

export class HookRefusal extends Error {
  override readonly name = 'HookRefusal';
}

export const maxBytes = 32 * 1024 * 1024;
const maxDepth = 64;

export type Fields = Readonly<Record<string, unknown>>;

export type HookCall = ReturnType<typeof readCall>;

export function parsePayload(bytes: Uint8Array): Fields {
  if (bytes.length > maxBytes) throw new HookRefusal(`the payload has more than ${maxBytes} bytes`);
  if (!isUtf8(bytes)) throw new HookRefusal('the payload is not UTF-8');
  // Keep a byte order mark, so that the parser refuses it: JSON must not have one.
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
  const value = parseJson(text);
  if (value === undefined) throw new HookRefusal('the payload is not JSON');
  const flaw = findStructuralFlaw(text, maxDepth);
  if (flaw !== undefined) throw new HookRefusal(flaw);
  if (!isObject(value)) throw new HookRefusal('the payload is not a JSON object');
  return value;
}

export function readCall(payload: Fields, { events, namesNoEvent, fields, tools }: HookProfile) {
  const event = namesNoEvent ? Object.keys(events)[0] : readText(payload, ['hook_event_name']);
  const eventProfile = event === undefined ? undefined : Object.entries(events).find(([name]) => name === event)?.[1];
  if (event === undefined || eventProfile === undefined) {
    throw new HookRefusal(`the event ${JSON.stringify(event ?? null)} is not known`);
  }
  const session = readText(payload, fields.session) ?? refuseMissing(fields.session);
  const tool = eventProfile.tool ?? readText(payload, fields.tool) ?? refuseMissing(fields.tool);
  return {
    event,
    session,
    /** The id of the turn or, if the host reports none, of the session. The policy counts each turn as one run. */
    turn: readText(payload, fields.turn) ?? session,
    /** The session's folders, as the host names them. The first is the current folder if the payload has no `cwd`. */
    folders: readTexts(payload, fields.folder),
    tool,
    /** The profile of a tool of the host; undefined for an unknown tool, and for any tool of an MCP server. */
    hostTool: eventProfile.isMcp !== true && Object.hasOwn(tools, tool) ? tools[tool] : undefined,
    /** The address or command of the MCP server whose tool is called, if the host reports it. */
    server: eventProfile.isMcp === true ? readText(payload, ['url', 'command']) : undefined,
    input: eventProfile.tool === undefined ? readInput(payload, fields.input) : payload,
    payload,
  };
}

export function readText(object: Fields, names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = Object.hasOwn(object, name) ? object[name] : undefined;
    if (value !== undefined && value !== null && value !== '') return requireText(value, name);
  }
  return undefined;
}

export function readTexts(object: Fields, names: readonly string[]): readonly string[] {
  for (const name of names) {
    const value = Object.hasOwn(object, name) ? (object[name] ?? []) : [];
    const list: readonly unknown[] = Array.isArray(value) ? value : [value];
    const texts = list.filter((one) => one !== '').map((one) => requireText(one, name));
    if (texts.length > 0) return texts;
  }
  return [];
}

function requireText(value: unknown, name: string): string {
  if (typeof value !== 'string') throw new HookRefusal(`"${name}" is not a string`);
  return value;
}

function readInput(payload: Fields, names: readonly string[]): Fields {
  const value = names.map((name) => payload[name]).find((one) => one !== undefined && one !== null) ?? {};
  if (isObject(value)) return value;
  if (typeof value === 'string') return parsePayload(Buffer.from(value));
  throw new HookRefusal(`"${names.join(' or ')}" is neither an object nor the JSON of one`);
}

function refuseMissing(names: readonly string[]): never {
  throw new HookRefusal(`the payload has no ${names.map((name) => `"${name}"`).join(' or ')}`);
}
