// Reads the payload of a host strictly: refuses anything that is not in the host's profile.

import { Buffer, isUtf8 } from 'node:buffer';
import type { HookProfile, HookTool } from '../agents/profile.ts';
import { isObject, parseJson } from '../json.ts';
import { structuralFlaw } from '../permission/pause.ts';

export class HookRefusal extends Error {
  override readonly name = 'HookRefusal';
}

export const maxBytes = 32 * 1024 * 1024;
const maxDepth = 64;

export type Fields = Readonly<Record<string, unknown>>;

export interface HookCall {
  readonly event: string;
  readonly session: string;
  /** Id of what the policy counts as one run: the turn if the host tells it, else the session. */
  readonly turn: string;
  /** The folders that the host names; the current one is first. */
  readonly folders: readonly string[];
  readonly tool: string;
  /** What the profile says of the host's own tool; absent for a tool of a server, whatever its name. */
  readonly known: HookTool | undefined;
  readonly input: Fields;
  readonly payload: Fields;
}

export function parsePayload(bytes: Uint8Array): Fields {
  if (bytes.length > maxBytes) throw new HookRefusal(`the payload has more than ${maxBytes} bytes`);
  if (!isUtf8(bytes)) throw new HookRefusal('the payload is not UTF-8');
  // Decode so that a byte order mark stays: JSON must not have one, and is then refused.
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
  const value = parseJson(text);
  if (value === undefined) throw new HookRefusal('the payload is not JSON');
  const flaw = structuralFlaw(text, maxDepth);
  if (flaw !== undefined) throw new HookRefusal(flaw);
  if (!isObject(value)) throw new HookRefusal('the payload is not a JSON object');
  return value;
}

export function readCall(payload: Fields, { events, namesNoEvent, fields, tools }: HookProfile): HookCall {
  const event = namesNoEvent ? Object.keys(events)[0] : textOf(payload, ['hook_event_name']);
  const known = event === undefined ? undefined : Object.entries(events).find(([name]) => name === event)?.[1];
  if (event === undefined || known === undefined) {
    throw new HookRefusal(`the event ${JSON.stringify(event ?? null)} is not known`);
  }
  const session = textOf(payload, fields.session) ?? missing(fields.session);
  const tool = known.tool ?? textOf(payload, fields.tool) ?? missing(fields.tool);
  return {
    event,
    session,
    turn: textOf(payload, fields.turn) ?? session,
    folders: textsOf(payload, fields.folder),
    tool,
    known: known.isOfServers !== true && Object.hasOwn(tools, tool) ? tools[tool] : undefined,
    input: known.tool === undefined ? inputOf(payload, fields.input) : payload,
    payload,
  };
}

export function textOf(object: Fields, names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = Object.hasOwn(object, name) ? object[name] : undefined;
    if (value !== undefined && value !== null && value !== '') return textIn(value, name);
  }
  return undefined;
}

export function textsOf(object: Fields, names: readonly string[]): readonly string[] {
  for (const name of names) {
    const value = Object.hasOwn(object, name) ? (object[name] ?? []) : [];
    const list: readonly unknown[] = Array.isArray(value) ? value : [value];
    const texts = list.filter((one) => one !== '').map((one) => textIn(one, name));
    if (texts.length > 0) return texts;
  }
  return [];
}

function textIn(value: unknown, name: string): string {
  if (typeof value !== 'string') throw new HookRefusal(`"${name}" is not a string`);
  return value;
}

function inputOf(payload: Fields, names: readonly string[]): Fields {
  const value = names.map((name) => payload[name]).find((one) => one !== undefined && one !== null) ?? {};
  if (isObject(value)) return value;
  if (typeof value === 'string') return parsePayload(Buffer.from(value));
  throw new HookRefusal(`"${names.join(' or ')}" is neither an object nor its JSON`);
}

function missing(names: readonly string[]): never {
  throw new HookRefusal(`the payload has no ${names.map((name) => `"${name}"`).join(' or ')}`);
}
