// Reads small YAML files strictly: mappings, lists and scalars with their places, and `${NAME}` from the environment.
// Messages name keys and places but no values: the file may be the wrong one, and its values secret.
import { isAlias, isMap, isNode, isScalar, isSeq, type Node } from 'yaml';
import { type Environment, variable } from '../../environment.ts';
import { Secret } from '../../secret.ts';
import { parseYaml, type YamlPlace } from '../../yaml-text.ts';

export interface YamlProblem extends YamlPlace {
  readonly message: string;
}

export interface YamlScalar {
  /** A text if it comes from the environment. */
  readonly value: unknown;
  /** The value as in the file, with `${NAME}`. */
  readonly rawValue: unknown;
  readonly isFromEnv: boolean;
}

export interface YamlOptions {
  readonly env: Environment;
  /** Called with every value from `env` that may be secret: with no hash, number or keyword. */
  readonly mask: (secret: Secret) => void;
}

/**
 * Collects problems, to show all at once. A node with a problem reads as undefined. Refuses aliases and tags, which
 * hide the actual value. If the constructor finds a problem, the nodes are unusable.
 */
export class YamlReader {
  readonly root: Node | null;
  readonly placeOf: (node: Node | null) => YamlPlace;
  readonly problems: YamlProblem[];
  readonly #options: YamlOptions;

  constructor(text: string, options: YamlOptions) {
    const { document, mistakes, placeOf } = parseYaml(text);
    this.root = document.contents;
    this.placeOf = placeOf;
    this.#options = options;
    // Show only the code of the error, because the library's message quotes the file.
    this.problems = mistakes.map(({ message: _quoting, code, ...place }) => ({
      ...place,
      message: `Not valid YAML (${code.toLowerCase().replaceAll('_', ' ')}).`,
    }));
  }

  report(node: Node | null, message: string): undefined {
    this.problems.push({ ...this.placeOf(node), message });
  }

  /** Reports every key that is not one of `keys`, appears twice or has no value. */
  readMapping(node: Node | null, label: string, keys: readonly string[]): ReadonlyMap<string, Node> | undefined {
    if (!this.#isPlain(node, label)) return undefined;
    if (!isMap(node)) return this.report(node, `${label} must be a mapping with the keys ${keys.join(', ')}.`);
    const context = label.replace(/^(?:An|The) /, (article) => article.toLowerCase());
    const values = new Map<string, Node>();
    for (const { key, value } of node.items) {
      const name = isScalar(key) ? String(key.value) : '';
      const keyNode = isNode(key) ? key : node;
      if (!keys.includes(name)) this.report(keyNode, `${describeKey(name)} in ${context}. Use ${keys.join(', ')}.`);
      else if (values.has(name)) this.report(keyNode, `Key "${name}" appears twice in ${context}. Keep one.`);
      else if (isNode(value)) values.set(name, value);
      else this.report(keyNode, `Key "${name}" in ${context} has no value.`);
    }
    return values;
  }

  readList(node: Node | null, label: string): readonly Node[] | undefined {
    if (!this.#isPlain(node, label)) return undefined;
    if (isSeq(node) && node.items.length > 0) return node.items.filter(isNode);
    return this.report(node, `${label} must be a list with at least one element.`);
  }

  /** Reports `refusal` if `parse` returns undefined. */
  readValue<Value>(
    node: Node,
    label: string,
    parse: (scalar: YamlScalar) => Value | undefined,
    refusal: string,
    mask = this.#options.mask,
  ) {
    const scalar = this.#readScalar(node, label, mask);
    const result = scalar && parse(scalar);
    if (scalar !== undefined && result === undefined) this.report(node, refusal);
    return result;
  }

  /** Reads the value of a key, if present. `format` describes the allowed values, and follows "Use". */
  readField<Value>(
    node: Node | undefined,
    name: string,
    format: string,
    parse: (scalar: YamlScalar) => Value | undefined,
    mask?: YamlOptions['mask'],
  ): Value | undefined {
    const refusal = `The value of "${name}" is not allowed. Use ${format}.`;
    return node && this.readValue(node, `Key "${name}"`, parse, refusal, mask);
  }

  #isPlain(node: Node | null, label: string): boolean {
    const flaw = isAlias(node) ? 'an alias' : node?.tag === undefined ? undefined : 'a tag';
    if (flaw !== undefined) this.report(node, `${label} has ${flaw}, which is not allowed here. Write the value out.`);
    return flaw === undefined;
  }

  #readScalar(node: Node, label: string, mask: YamlOptions['mask']): YamlScalar | undefined {
    if (!this.#isPlain(node, label)) return undefined;
    if (!isScalar(node)) return this.report(node, `${label} must be a single value.`);
    const { value: rawValue } = node;
    if (typeof rawValue !== 'string' || !rawValue.includes('${'))
      return { value: rawValue, rawValue, isFromEnv: false };
    const missing: string[] = [];
    const value = rawValue.replace(/\$\{(\w+)\}/g, (_, name: string) => {
      const variableValue = variable(this.#options.env, name);
      if (variableValue === undefined) missing.push(name);
      else if (!isPublicWord(variableValue)) mask(new Secret(variableValue));
      return variableValue ?? '';
    });
    for (const name of missing) {
      const problem = `${label} names the environment variable "${name}", which is empty or not set. Set it in the environment; in a workflow, that is "env" of the step.`;
      this.report(node, problem);
    }
    return missing.length === 0 ? { value, rawValue, isFromEnv: true } : undefined;
  }
}

/** Quotes only a key that may be a misspelling of a known one; any other may be text of a wrong file. */
function describeKey(name: string): string {
  return /^[A-Za-z_-]{1,30}$/.test(name) ? `Unknown key "${name}"` : 'A key that is not known';
}

/** Recognizes numbers and keywords: they are no secrets, and masking them would hide every `50` in a log. */
function isPublicWord(value: string): boolean {
  return /^(?:-?[\d.]{1,12}|true|false|null|daily|weekly|monthly)$/i.test(value);
}
