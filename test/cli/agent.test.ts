// A command line as its words.
import { expect, test } from 'vitest';
import { splitWords } from '../../src/cli/agent.ts';

test.each<[string, readonly string[]]>([
  ['opencode acp', ['opencode', 'acp']],
  ['  opencode\t acp \n', ['opencode', 'acp']],
  ["'/opt/my agent/run' --flag", ['/opt/my agent/run', '--flag']],
  ['agent "a b" c', ['agent', 'a b', 'c']],
  [`agent "it's" '"so"'`, ['agent', "it's", '"so"']],
  ['agent --name="a b"c', ['agent', '--name=a bc']],
  ["agent ''", ['agent', '']],
  ['agent $HOME \\ `id` a\\ b ; # *', ['agent', '$HOME', '\\', '`id`', 'a\\', 'b', ';', '#', '*']],
  ['', []],
  ['   ', []],
])('%j are the words %j', (text, words) => {
  expect(splitWords(text)).toEqual(words);
});

test.each(["agent 'a", 'agent "a', `agent 'a"`, `"a" '`])('%j leaves a quote open', (text) => {
  expect(splitWords(text)).toBeUndefined();
});
