// A payload of a host, read strictly: what is not as its profile says is refused.
import { Buffer } from 'node:buffer';
import type { HookProfile } from '../agents/hook-profile.ts';
import { structuralFlaw } from '../permission/pause.ts';
import { HookRefusal } from './refusal.ts';

/** Bytes of a payload, and its levels. */
const maxBytes = 32 * 1024 * 1024;
const maxDepth = 64;

/** An object of a payload. */
export type Fields = Readonly<Record<string, unknown>>;

/** A tool call as its host tells it. */
export interface HookCall {
  readonly event: string;
  readonly session: string;
  /** What a run of the policy is: a turn where the host tells one, else the session. */
  readonly turn: string;
  /** The folder that the host names; undefined: it names none. */
  readonly folder: string | undefined;
  readonly tool: string;
  readonly input: Fields;
  readonly payload: Fields;
}

/** Reads the bytes of a payload. */
export function parsePayload(bytes: Uint8Array): Fields {
  if (bytes.length > maxBytes) throw new HookRefusal(`the payload has more than ${maxBytes} bytes`);
  const text = decode(bytes);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new HookRefusal('the payload is not JSON');
  }
  const flaw = structuralFlaw(text, maxDepth);
  if (flaw !== undefined) throw new HookRefusal(flaw);
  if (!isFields(value)) throw new HookRefusal('the payload is not a JSON object');
  return value;
}

function decode(bytes: Uint8Array): string {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString('utf8');
  // A byte order mark is part of no JSON, and each byte that is not UTF-8 becomes another character.
  if (Buffer.byteLength(text) !== bytes.length || !Buffer.from(text).equals(bytes)) {
    throw new HookRefusal('the payload is not UTF-8');
  }
  return text;
}

/** Reads the tool call of a payload. */
export function readCall(payload: Fields, { events, eventField, fields }: HookProfile): HookCall {
  const event = eventField === undefined ? Object.keys(events)[0] : textOf(payload, [eventField]);
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
    folder: textOf(payload, fields.folder),
    tool,
    input: known.tool === undefined ? inputOf(payload, fields.input) : payload,
    payload,
  };
}

/** The first of some fields that is there; a list of folders stands for its first. */
export function textOf(object: Fields, names: readonly string[]): string | undefined {
  for (const name of names) {
    const value = Object.hasOwn(object, name) ? object[name] : undefined;
    if (value === undefined || value === null || value === '') continue;
    const first: unknown = Array.isArray(value) ? value[0] : value;
    if (first === undefined) continue;
    if (typeof first !== 'string') throw new HookRefusal(`"${name}" is not a string`);
    return first;
  }
  return undefined;
}

/** The input of a tool: an object, or its JSON. */
function inputOf(payload: Fields, names: readonly string[]): Fields {
  const value = names.map((name) => payload[name]).find((one) => one !== undefined && one !== null) ?? {};
  if (isFields(value)) return value;
  if (typeof value === 'string') return parsePayload(Buffer.from(value));
  throw new HookRefusal(`"${names.join(' or ')}" is neither an object nor its JSON`);
}

function missing(names: readonly string[]): never {
  throw new HookRefusal(`the payload has no ${names.map((name) => `"${name}"`).join(' or ')}`);
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
