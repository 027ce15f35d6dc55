// Strict YAML for our own small files: mappings, lists and scalars with their places, and `${NAME}` from the
// environment. A problem names keys and places, but no value: the file may be the wrong one, and its values secret.
import { isAlias, isMap, isNode, isScalar, isSeq, type Node } from 'yaml';
import { type Environment, variable } from '../../environment.ts';
import { Secret } from '../../secret.ts';
import { parseYaml, type YamlPlace } from '../../yaml-text.ts';

export interface YamlProblem extends YamlPlace {
  readonly message: string;
}

/** Always a text if it comes from the environment. */
export interface YamlScalar {
  readonly value: unknown;
  /** As it is in the file, with `${NAME}` in it. */
  readonly written: unknown;
  readonly isFromEnv: boolean;
}

export interface YamlOptions {
  readonly env: Environment;
  /** Is given each value from `env` but a hash, because the value may be secret. */
  readonly mask: (secret: Secret) => void;
}

/**
 * Collects problems, in order to show all at once. A node with a problem reads as undefined. Refuses aliases and tags,
 * which hide what is meant. If there is a problem from the start, the nodes mean nothing.
 */
export class YamlReading {
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

  /** Reads a mapping that has no keys but these. */
  mapping(node: Node | null, what: string, keys: readonly string[]): ReadonlyMap<string, Node> | undefined {
    if (!this.#isPlain(node, what)) return undefined;
    if (!isMap(node)) return this.report(node, `${what} must be a mapping with the keys ${keys.join(', ')}.`);
    const within = what.replace(/^(?:An|The) /, (article) => article.toLowerCase());
    const values = new Map<string, Node>();
    for (const { key, value } of node.items) {
      const name = isScalar(key) ? String(key.value) : '';
      const place = isNode(key) ? key : node;
      if (!keys.includes(name)) this.report(place, `${callKey(name)} in ${within}. Use ${keys.join(', ')}.`);
      else if (values.has(name)) this.report(place, `Key "${name}" stands twice in ${within}. Keep one.`);
      else if (isNode(value)) values.set(name, value);
      else this.report(place, `Key "${name}" in ${within} has no value.`);
    }
    return values;
  }

  list(node: Node | null, what: string): readonly Node[] | undefined {
    if (!this.#isPlain(node, what)) return undefined;
    if (isSeq(node) && node.items.length > 0) return node.items.filter(isNode);
    return this.report(node, `${what} must be a list with at least one element.`);
  }

  /** Reports `refusal` if `read` returns undefined. */
  value<Value>(
    node: Node,
    what: string,
    read: (scalar: YamlScalar) => Value | undefined,
    refusal: string,
    mask = this.#options.mask,
  ) {
    const scalar = this.#scalar(node, what, mask);
    const found = scalar && read(scalar);
    if (scalar !== undefined && found === undefined) this.report(node, refusal);
    return found;
  }

  /** Reads the value of a key, if it is there. `takes`: what is allowed, in words that follow "Use". */
  field<Value>(
    node: Node | undefined,
    name: string,
    takes: string,
    read: (scalar: YamlScalar) => Value | undefined,
    mask?: YamlOptions['mask'],
  ): Value | undefined {
    const refusal = `The value of "${name}" is not allowed. Use ${takes}.`;
    return node && this.value(node, `Key "${name}"`, read, refusal, mask);
  }

  #isPlain(node: Node | null, what: string): boolean {
    const flaw = isAlias(node) ? 'an alias' : node?.tag === undefined ? undefined : 'a tag';
    if (flaw !== undefined) this.report(node, `${what} has ${flaw}, which is not allowed here. Write the value out.`);
    return flaw === undefined;
  }

  #scalar(node: Node, what: string, mask: YamlOptions['mask']): YamlScalar | undefined {
    if (!this.#isPlain(node, what)) return undefined;
    if (!isScalar(node)) return this.report(node, `${what} must be a single value.`);
    const { value: written } = node;
    if (typeof written !== 'string' || !written.includes('${')) return { value: written, written, isFromEnv: false };
    const missing: string[] = [];
    const value = written.replace(/\$\{(\w+)\}/g, (_, name: string) => {
      const found = variable(this.#options.env, name);
      if (found === undefined) missing.push(name);
      else if (!isWord(found)) mask(new Secret(found));
      return found ?? '';
    });
    for (const name of missing) {
      this.report(
        node,
        `${what} names the environment variable "${name}", which is not set or empty. Set it in the environment; in a workflow, that is "env" of the step.`,
      );
    }
    return missing.length === 0 ? { value, written, isFromEnv: true } : undefined;
  }
}

/** Quotes a key that may be one of ours misspelt; any other may be a line of the wrong file. */
function callKey(name: string): string {
  return /^[A-Za-z_-]{1,30}$/.test(name) ? `Unknown key "${name}"` : 'A key that is not known';
}

/** Recognizes numbers and our own words: they are no secrets, and a mask would hide every `50` in a log. */
function isWord(value: string): boolean {
  return /^(?:-?[\d.]{1,12}|true|false|null|daily|weekly|monthly)$/i.test(value);
}
