// The second layer under `shell: any`: signs that the grammar may have read a text otherwise than a shell will.
import type { Command, SyntaxNode, Word } from 'unbash';

/**
 * Finds a reason to distrust what the grammar says of a node. Each was found by running random texts
 * in Bash and dash: what one reads as a word, the other may run.
 */
export function doubtOf(node: SyntaxNode): string | undefined {
  switch (node.type) {
    case 'Command':
      return touches(node) ? 'two words touch, which is one word to a shell' : undefined;
    case 'Word':
      return wordDoubt(node);
    case 'DoubleQuoted':
    case 'LocaleString':
      return node.parts.some((part) => part.type === 'Literal' && holds(part.text, substitution)) ? unread : undefined;
    case 'AnsiCQuoted':
      return node.text.includes("\\'") ? "\"$'…\\'…'\" ends elsewhere in other shells" : undefined;
    case 'CommandExpansion':
    case 'ProcessSubstitution':
    case 'ArithmeticCommandExpansion':
      return node.script === undefined ? unread : undefined;
    case 'ArithmeticExpansion':
      return node.expression === undefined ? unread : undefined;
    case 'ArithmeticWord':
      // The grammar keeps a word that is no arithmetic; some shells take it for a command.
      return /[\s;|&<>()]/u.test(node.value) ? unread : undefined;
    case 'ArithmeticCommand':
      return '"((" is not read alike by all shells';
    case 'TestLogical':
      return '"&&" and "||" in "[[ ]]" are not read alike by all shells';
    case 'Redirect':
      return node.operator.startsWith('&') ? `"${node.operator}" is not read alike by all shells` : undefined;
    case 'HereDocDelimiter':
      return plainDelimiter.test(node.text) ? undefined : 'the end of a here-document is not read alike by all shells';
    default:
      return node.type === 'Unknown' ? unread : undefined;
  }
}

const unread = 'a part of the text cannot be parsed';
const substitution = /`|\$[({[]/u;
const structure = /[()<>;&|`$\n"']/u;
const plainDelimiter = /^(?:\\?[A-Za-z0-9_.-]+|'[A-Za-z0-9_. -]+'|"[A-Za-z0-9_. -]+")$/u;

/** Finds a word that begins where the one before it ends: the grammar splits `cu>()rl`, and Bash runs `curl`. */
function touches(command: Command): boolean {
  const words = [...command.prefix, command.name, ...command.suffix].filter(
    (each) => each?.type === 'Word' || each?.type === 'Assignment',
  );
  return words.some((word, index) => word.pos === words[index - 1]?.end);
}

/** Finds structure in a word that the grammar takes for plain text. */
function wordDoubt(word: Word): string | undefined {
  const plain = word.parts === undefined ? [word] : word.parts.filter((part) => part.type === 'Literal');
  return plain.some((each) => holds(each.text, structure)) ? unread : undefined;
}

function holds(text: string, pattern: RegExp): boolean {
  return pattern.test(text.replace(/\\[\s\S]/gu, ''));
}
