// Parses a YAML file that has one long list: its elements are handed on as they end and then forgotten, for the tree of a large
// file takes a hundred times the memory of its text.
import type { CST, Document, Node, YAMLError } from 'yaml';
import { Composer, isSeq, Lexer, type LineCounter, Parser } from 'yaml';

/** What a file is read with. */
export interface YamlElementsOptions {
  /** Key of the list in the mapping of the file. */
  readonly list: string;
  /** Called with each element that is handed on, in order. */
  readonly onElement: (element: Node) => void;
  /** Told of each line. */
  readonly lines: LineCounter;
}

/** What is left of a file. */
export interface YamlRest {
  /** The file without what was handed on: its list keeps the last elements, or all of them where it is in brackets. */
  readonly root: Node | null;
  /** What is wrong with the text. The library's own message quotes it. */
  readonly mistakes: readonly Pick<YAMLError, 'code' | 'pos'>[];
}

/** The library would compare each key of a mapping with every other one; whoever reads the mapping finds those that stand twice. */
const options = { prettyErrors: false, uniqueKeys: false };
/** So many are handed on together: each time costs a document. */
const handedOn = 32;
/** The parser still holds these: behind the last element, it looks for what belongs to the list. */
const kept = 2;

/** Parse a file; what the elements are is not looked at. */
export function readYamlElements(text: string, { list, onElement, lines }: YamlElementsOptions): YamlRest {
  const parser = new Parser(lines.addNewLine);
  const ofElements = new Composer(options);
  const ofRest = new Composer(options);
  const mistakes: Pick<YAMLError, 'code' | 'pos'>[] = [];
  const read = (document: Document.Parsed): Node | null => {
    for (const mistake of [...document.errors, ...document.warnings]) mistakes.push(mistake); // there may be a million
    return document.contents;
  };
  const handOn = (value: CST.BlockSequence): void => {
    const parsed = [
      ...ofElements.next({ type: 'document', offset: value.offset, start: [], value }),
      ...ofElements.end(),
    ];
    for (const root of parsed.map(read)) if (isSeq<Node>(root)) root.items.forEach(onElement);
  };
  const documents: Document.Parsed[] = [];
  let hasDirective = false; // it says how to read what follows
  lines.addNewLine(0);
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) {
      hasDirective ||= token.type === 'directive';
      documents.push(...ofRest.next(token));
    }
    const sequence = hasDirective ? undefined : listIn(parser.stack, list);
    if (sequence !== undefined && sequence.items.length >= handedOn + kept) handOn(takeEnded(sequence));
  }
  for (const token of parser.end()) documents.push(...ofRest.next(token));
  documents.push(...ofRest.end(true, text.length));
  const [document, another] = documents;
  const root = document === undefined ? null : read(document);
  if (another !== undefined) mistakes.push({ code: 'MULTIPLE_DOCS', pos: [another.range[0], another.range[1]] });
  return { root, mistakes };
}

/** The list while it is read: in a document, in a mapping, under its key, an element to a line. */
function listIn([document, mapping, sequence]: readonly CST.Token[], list: string): CST.BlockSequence | undefined {
  if (document?.type !== 'document' || mapping?.type !== 'block-map' || sequence?.type !== 'block-seq')
    return undefined;
  const key = mapping.items.at(-1)?.key;
  return key?.type === 'scalar' && key.source === list ? sequence : undefined;
}

/** The elements that have ended, as a list of their own; both lists begin where their first element does. */
function takeEnded(sequence: CST.BlockSequence): CST.BlockSequence {
  const ended = { ...sequence, items: sequence.items.splice(0, sequence.items.length - kept) };
  const [first] = sequence.items;
  sequence.offset = first?.start[0]?.offset ?? first?.value?.offset ?? sequence.offset;
  return ended;
}
