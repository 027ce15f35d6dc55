// GitHub's published OpenAPI description as a judge: of every request that the fake gets and every answer that it gives.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Ajv } from 'ajv';
import { default as addFormats } from 'ajv-formats';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: object;
}

type Reference = { readonly $ref: string };

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema: object }>>;
}

interface Operation {
  readonly parameters?: readonly (Parameter | Reference)[];
  readonly requestBody?: Content & { readonly required?: boolean };
  readonly responses: Readonly<Record<string, Content | Reference>>;
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

const { resolve } = createRequire(import.meta.url);
const file = resolve('@octokit/openapi/generated/api.github.com.json');
const description: Description = JSON.parse(readFileSync(file, 'utf8'));

// The description uses keywords of OpenAPI 3.0 beside those of JSON Schema, and formats of its own.
const ajv = new Ajv({ strict: false, coerceTypes: false, logger: false, unicodeRegExp: false });
addFormats.default(ajv);
ajv.addSchema({ $id: 'github', components: { schemas: withNulls(description.components['schemas']) } });
const checks = new Map<object, ReturnType<typeof ajv.compile>>();

/** One exchange as the fake saw it. */
export interface Exchange {
  readonly method: string;
  /** Path of the description, such as `/repos/{owner}/{repo}`. */
  readonly template: string;
  readonly query: URLSearchParams;
  /** Parsed JSON, or undefined. */
  readonly requestBody: unknown;
  readonly status: number;
  readonly contentType: string;
  readonly responseBody: unknown;
}

/** The example that GitHub gives of a component: a base for answers of the fake. */
export function gitHubExample(name: string): Record<string, unknown> {
  const example = description.components['examples']?.[name];
  if (typeof example !== 'object' || example === null || !('value' in example)) throw new Error(`No example ${name}.`);
  const value: unknown = structuredClone(Array.isArray(example.value) ? example.value[0] : example.value);
  if (typeof value !== 'object' || value === null) throw new Error(`The example ${name} is no object.`);
  return { ...value };
}

/** Everything of an exchange that the description does not allow. */
export function findViolations(exchange: Exchange): readonly string[] {
  const { method, template } = exchange;
  const operation = description.paths[template]?.[method.toLowerCase()];
  const called = `${method} ${template}`;
  if (operation === undefined) return [`${called} is not described`];
  return [...requestFlaws(operation, exchange), ...responseFlaws(operation, exchange)].map(
    (flaw) => `${called}: ${flaw}`,
  );
}

function requestFlaws(operation: Operation, { query, requestBody }: Exchange): readonly string[] {
  const parameters = (operation.parameters ?? [])
    .map((one) => follow<Parameter>(one))
    .filter((one) => one.in === 'query');
  const flaws: string[] = [];
  for (const [name, value] of query) {
    const parameter = parameters.find((one) => one.name === name);
    if (parameter === undefined) flaws.push(`the query has "${name}", which is not described`);
    else flaws.push(...schemaFlaws(parameter.schema, readQueryValue(parameter.schema, value), `query "${name}"`));
  }
  for (const { name, required } of parameters)
    if (required === true && !query.has(name)) flaws.push(`"${name}" is missing`);
  const body = operation.requestBody?.content?.['application/json'];
  if (body !== undefined && requestBody !== undefined)
    flaws.push(...schemaFlaws(body.schema, requestBody, 'request body'));
  if (body === undefined && requestBody !== undefined) flaws.push('it takes no body');
  if (operation.requestBody?.required === true && requestBody === undefined) flaws.push('its body is missing');
  return flaws;
}

function responseFlaws(operation: Operation, { status, contentType, responseBody }: Exchange): readonly string[] {
  const described = operation.responses[String(status)];
  // Rate limits and failures of the platform are described in the documentation, not with each operation.
  if (described === undefined)
    return [401, 403, 429, 500, 502, 503].includes(status) ? [] : [`status ${status} is not described`];
  const { content } = follow<Content>(described);
  const type = contentType.split(';')[0] ?? '';
  // A raw file is its bytes: the description has no schema for it.
  if (content === undefined || type === 'application/vnd.github.raw+json') return [];
  const schema = content[type] ?? content['application/json'];
  return schema === undefined
    ? [`content type ${type} is not described`]
    : schemaFlaws(schema.schema, responseBody, 'answer');
}

function readQueryValue(schema: object, value: string): unknown {
  return 'type' in schema && schema.type === 'integer' ? Number(value) : value;
}

function schemaFlaws(schema: object, value: unknown, what: string): readonly string[] {
  let check = checks.get(schema);
  if (check === undefined) {
    check = ajv.compile(absolute(schema));
    checks.set(schema, check);
  }
  if (check(value)) return [];
  return (check.errors ?? []).slice(0, 3).map((error) => `${what}${error.instancePath} ${error.message}`);
}

/** References of the description, from outside of it. */
function absolute(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"github#/components/'), toNullable);
}

function withNulls(schemas: unknown): unknown {
  return JSON.parse(JSON.stringify(schemas), toNullable);
}

/** `nullable` without a `type` (OpenAPI 3.0 allows it beside `allOf`) as JSON Schema says it. */
function toNullable(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('nullable' in value) || 'type' in value) return value;
  const { nullable, ...rest } = value;
  return nullable === true ? { anyOf: [rest, { type: 'null' }] } : rest;
}

function follow<T extends object>(value: T | Reference): T {
  if (!('$ref' in value)) return value;
  const [, , group = '', name = ''] = value.$ref.split('/');
  const found = description.components[group]?.[name];
  if (typeof found !== 'object' || found === null) throw new Error(`${value.$ref} is not described.`);
  return found as T;
}
